import { Icon, type IconProps } from './icon.tsx';

/** Frozen: money neither leaves nor arrives. */
export function SnowflakeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9" />
      <path d="m9.5 4.5 2.5 2 2.5-2M9.5 19.5l2.5-2 2.5 2" />
      <path d="m4 11 3-1-.6-3.2M20 13l-3 1 .6 3.2M4 13l3 1-.6 3.2M20 11l-3-1 .6-3.2" />
    </Icon>
  );
}

/** A sealed block. */
export function BlockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.8 4 7.2v9.6l8 4.4 8-4.4V7.2l-8-4.4Z" />
      <path d="m4 7.2 8 4.5 8-4.5M12 11.7v9.5" />
    </Icon>
  );
}

/** Judging. */
export function ScaleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v17M8 20.5h8M5 6.5h14" />
      <path d="m5 6.5-3 7a3 3 0 0 0 6 0l-3-7ZM19 6.5l-3 7a3 3 0 0 0 6 0l-3-7Z" />
    </Icon>
  );
}

/** Posting to accounts. */
export function LedgerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h15M15 4l4 4-4 4" />
      <path d="M20 16H5M9 12l-4 4 4 4" />
    </Icon>
  );
}

/** Money that comes in. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M6 13l6 6 6-6" />
    </Icon>
  );
}

/** Money that goes out. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5M6 11l6-6 6 6" />
    </Icon>
  );
}

/** Many payments at once. */
export function BatchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h9M4 12h9M4 18h9" />
      <path d="m17 3.5 3 2.5-3 2.5M17 9.5l3 2.5-3 2.5M17 15.5l3 2.5-3 2.5" />
    </Icon>
  );
}

/** A limit. */
export function GaugeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 18a9 9 0 1 1 15 0" />
      <path d="m12 14 4-5M11.9 14h.2" />
    </Icon>
  );
}

/** A signed contract. */
export function ContractIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8.5L19 8v12.5H6V3.5Z" />
      <path d="M14 3.5V8.5h5M9 11.5h7M9 14.5h4" />
      <path d="M13 18.2c1-1.4 1.6-1.4 2 0 .3.9.9.8 1.8 0" />
    </Icon>
  );
}

/** A code to be scanned. */
export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z" />
      <path d="M14 14h2.5v2.5M20 14v3h-3M14 20h3M20 20h.01" />
    </Icon>
  );
}

/** A message between the systems of banks. */
export function MessageFileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 3H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8l-5-5Z" />
      <path d="M15 3v5h5" />
      <path d="m10 11.5-2.5 2.5 2.5 2.5M14 11.5l2.5 2.5-2.5 2.5" />
    </Icon>
  );
}
