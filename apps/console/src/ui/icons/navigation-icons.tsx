import { Icon, type IconProps } from './icon.tsx';

/** Approving. */
export function ApprovalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 21h16M6 17h12v-2a2 2 0 0 0-2-2h-2.5c0-2 1.5-3 1.5-5.5a3 3 0 0 0-6 0" />
      <path d="M9 7.5C9 10 10.5 11 10.5 13H8a2 2 0 0 0-2 2v2" />
    </Icon>
  );
}

/** The dashboard. */
export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="8" height="10" rx="2" />
      <rect x="13" y="3" width="8" height="6" rx="2" />
      <rect x="13" y="11" width="8" height="10" rx="2" />
      <rect x="3" y="15" width="8" height="6" rx="2" />
    </Icon>
  );
}

/** Composing a transaction. */
export function ComposeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 4 10.5 14.5" />
      <path d="m21 4-6.5 17-4-6.5L4 10.5 21 4Z" />
    </Icon>
  );
}

/** Wallets. */
export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6" />
      <path d="M21 12h-4a2 2 0 0 0 0 4h4" />
    </Icon>
  );
}

/** The audit log. */
export function AuditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 3H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8l-5-5Z" />
      <path d="M15 3v5h5" />
      <path d="M8 13h8M8 17h5" />
    </Icon>
  );
}

/** Programs. */
export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 4.5l-3 15" />
    </Icon>
  );
}

/** Opening the sidebar. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="4" width="18" height="16" rx="2.5" />
      <path d="M9 4v16" />
    </Icon>
  );
}

/** A list that opens. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  );
}

/** Going on. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Icon>
  );
}

/** People one can act as. */
export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0" />
      <path d="M16 4.7a3.5 3.5 0 0 1 0 6.6M18.5 14.4A6.5 6.5 0 0 1 21.5 20" />
    </Icon>
  );
}

/** Money that moves. */
export function TransferIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h14M14 4l4 4-4 4" />
      <path d="M20 16H6M10 12l-4 4 4 4" />
    </Icon>
  );
}

/** A volume over time. */
export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v14a2 2 0 0 0 2 2h14" />
      <path d="m8 15 4-5 3 3 5-7" />
    </Icon>
  );
}

/** Screening somebody against lists. */
export function ScreeningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="7" r="4" />
      <path d="M3 21v-1a5 5 0 0 1 5-5h2" />
      <circle cx="16" cy="16" r="3.5" />
      <path d="m18.5 18.5 2.5 2.5" />
    </Icon>
  );
}

/** Settings. */
export function GearIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M10.2 3h3.6l.6 2.6 1.9 1.1 2.6-.8 1.8 3.1-2 1.8v2.4l2 1.8-1.8 3.1-2.6-.8-1.9 1.1-.6 2.6h-3.6" />
      <path d="M10.2 21l-.6-2.6-1.9-1.1-2.6.8L3.3 15l2-1.8v-2.4l-2-1.8 1.8-3.1 2.6.8 1.9-1.1.6-2.6" />
    </Icon>
  );
}

/** What concerns oneself. */
export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7" />
      <path d="M10 20a2.2 2.2 0 0 0 4 0" />
    </Icon>
  );
}

export function BankIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10 12 5l8 5Z" />
      <path d="M6.5 10v7M12 10v7M17.5 10v7" />
      <path d="M4 20h16" />
    </Icon>
  );
}

/** Reports of what looks suspicious. */
export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 21V4" />
      <path d="M5 4c4-2.5 8 2.5 14 0v10c-6 2.5-10-2.5-14 0" />
    </Icon>
  );
}
