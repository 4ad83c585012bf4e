import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUpIcon } from '../icons/ledger-icons.tsx';

interface NewsPillProps {
  /** How much came since; null while nothing has. */
  text: string | null;
  onShow: () => void;
}

/** Says what came since a list was read; the rows stay where they are until somebody asks for them. */
export function NewsPill({ text, onShow }: NewsPillProps) {
  return (
    <Box role="status" sx={{ display: 'flex', justifyContent: 'center', '&:empty': { display: 'none' } }}>
      {text !== null && (
        <Button
          variant="contained"
          size="small"
          startIcon={<ArrowUpIcon />}
          onClick={onShow}
          sx={{ borderRadius: 999, marginBlock: 1.5 }}
        >
          {text}
        </Button>
      )}
    </Box>
  );
}
