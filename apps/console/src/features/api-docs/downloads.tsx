import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { useEver } from '../../ui/loading/use-ever.ts';

const SdkMenu = prefetched(lazyPopup(async () => (await import('./sdk-menu.tsx')).SdkMenu));

/** What a developer takes home: the document, the clients, the collection. */
export function Downloads() {
  const { t } = useTranslation('apiDocs');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMenuWanted = useEver(anchor !== null);
  const look = { variant: 'outlined', color: 'inherit', startIcon: <DownloadIcon />, sx: buttonStyle } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component="a" href="/api-docs-json" download="connect-openapi.json" {...look}>
        {t('download.openapi')}
      </Button>
      <Button
        aria-haspopup="menu" aria-expanded={anchor !== null} {...look}
        onClick={(event) => { setAnchor(event.currentTarget); }}
      >
        {t('download.sdks')}
      </Button>
      <SdkMenu shown={isMenuWanted && { anchor, open: anchor !== null, onClose: () => { setAnchor(null); } }} />
      <Button component="a" href="/downloads/connect.postman_collection.json" download {...look}>
        {t('download.postman')}
      </Button>
    </Box>
  );
}

const buttonStyle = { justifyContent: 'flex-start', flex: { xs: '1 1 auto', md: '1 1 100%' } } as const;
