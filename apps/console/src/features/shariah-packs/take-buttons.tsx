import type { PackFormat, ReportLanguage, ShariahPackDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { saveFile, saveFrom } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { useTakePackSignatureMutation, useTakeShariahPackMutation } from './packs.api.ts';

const files = ['ar', 'en', 'json', 'signature'] as const;
type File = (typeof files)[number];

const wanted: Readonly<Record<Exclude<File, 'signature'>, { format: PackFormat; lang: ReportLanguage }>> = {
  en: { format: 'pdf', lang: 'en' }, ar: { format: 'pdf', lang: 'ar' }, json: { format: 'json', lang: 'en' },
};

const nameOf = ({ audience, from }: ShariahPackDto, file: File): string => {
  const endings = { en: 'en.pdf', ar: 'ar.pdf', json: 'json', signature: 'json.jws' };
  return `shariah-pack-${audience}-${from.slice(0, 10)}.${endings[file]}`;
};

/** Takes an issued pack away in any of its forms. */
export function TakeButtons({ pack }: { pack: ShariahPackDto }) {
  const { t } = useTranslation('shariahPacks');
  const { toast } = useToast();
  const [take] = useTakeShariahPackMutation();
  const [sign] = useTakePackSignatureMutation();
  const [busy, setBusy] = useState<File | null>(null);
  const save = async (file: File) => {
    setBusy(file);
    const { data, error } = file === 'signature' ? await sign(pack.id) : await take({ id: pack.id, ...wanted[file] });
    setBusy(null);
    if (data === undefined) {
      const { message } = reasonOf(error);
      toast({ tone: 'negative', title: t('take.failed'), ...(message && { description: message }) });
      return;
    }
    if (file === 'signature') saveFile(nameOf(pack, file), new Blob([data]));
    else {
      saveFrom(data, nameOf(pack, file));
      URL.revokeObjectURL(data);
    }
    toast({ title: t('take.done'), description: t('take.recorded') });
  };
  return (
    <Box role="group" aria-label={t('take.label')} sx={groupStyle}>
      {files.map((file) => (
        <BusyButton
          key={file} size="small" variant="outlined" color="inherit" startIcon={<DownloadIcon />}
          isBusy={busy === file} disabled={busy !== null && busy !== file} onClick={() => void save(file)}
        >
          {t(`take.${file}`)}
        </BusyButton>
      ))}
    </Box>
  );
}

const groupStyle = {
  display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, max-content)' },
} as const;
