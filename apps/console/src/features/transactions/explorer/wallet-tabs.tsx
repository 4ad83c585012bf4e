import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';

const shows = ['payments', 'flows'] as const;
type Show = (typeof shows)[number];

interface WalletTabsProps {
  shown: Show;
  panelId: string;
  onShow: (show: Show) => void;
}

/** What is shown of one wallet: its payments one by one, or what moved between it and the others. */
export function WalletTabs({ shown, panelId, onShow }: WalletTabsProps) {
  const { t } = useTranslation('explorer');
  return (
    <Tabs value={shown} onChange={(_, show: Show) => onShow(show)} aria-label={t('show.label')} sx={tabsStyle}>
      {shows.map((show) => (
        <Tab key={show} value={show} label={t(`show.${show}`)} {...(show === shown && { 'aria-controls': panelId })} />
      ))}
    </Tabs>
  );
}

const tabsStyle = { paddingInline: 2.5 } as const;
