import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { UploadIcon } from '../icons/action-icons.tsx';

interface FileDropProps {
  /** What can be dropped here, as a sentence. */
  text: string;
  /** What the button says by which a file is chosen. */
  choose: string;
  /** Kinds of files, as the browser's own dialog takes them. */
  accept: string;
  /** Hears of the file that was dropped or chosen. */
  onFile: (file: File) => void;
}

/** Where a file is dropped, or chosen by a button that the keyboard reaches. */
export function FileDrop({ text, choose, accept, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.[0]);
    // The same file, mended in the meantime, can be chosen again.
    currentTarget.value = '';
  };
  return (
    <Box
      onDragOver={dragOver} onDragLeave={() => setIsOver(false)} onDrop={drop}
      sx={{ ...dropStyle, ...(isOver && { borderColor: 'primary.main', bgcolor: 'surface.hover' }) }}
    >
      <UploadIcon size={24} />
      <Box sx={{ flex: '1 1 12rem', typography: 'body2', color: 'text.secondary' }}>{text}</Box>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>{choose}</Button>
      <input ref={input} type="file" accept={accept} hidden onChange={chosen} />
    </Box>
  );
}

const dropStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2, border: '1px dashed',
  borderColor: 'divider', borderRadius: 1.25, color: 'text.secondary',
} as const;
