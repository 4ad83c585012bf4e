import Drawer from '@mui/material/Drawer';
import type { Role } from '../../api/session.slice.ts';
import { SidebarContent } from './sidebar-content.tsx';

interface SidebarSheetProps {
  id: string;
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** The menu on a narrow screen, over the page until one has chosen. */
export function SidebarSheet({ id, role, open, onClose }: SidebarSheetProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { id, sx: { inlineSize: '18rem', bgcolor: 'surface.rail' } } }}
    >
      <SidebarContent role={role} onNavigate={onClose} />
    </Drawer>
  );
}
