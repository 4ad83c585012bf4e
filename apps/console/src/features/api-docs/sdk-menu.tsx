import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

const sdks = ['typescript', 'python', 'java'] as const;

interface SdkMenuProps {
  /** The button under which the menu hangs; without one it is closed. */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

/** The clients that can be downloaded, by language. */
export function SdkMenu({ anchor, open, onClose }: SdkMenuProps) {
  const { t } = useTranslation('apiDocs');
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {sdks.map((language) => (
        <MenuItem
          key={language} component="a" href={`/downloads/connect-sdk-${language}.tar.gz`} download onClick={onClose}
        >
          {t(`language.${language}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
