import { Icon, type IconProps } from './icon.tsx';

/** Done, or in order. */
export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.7 2.7L16 9.5" />
    </Icon>
  );
}

/** Waiting. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.2 2" />
    </Icon>
  );
}

/** Refused or failed. */
export function CrossCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m9 9 6 6M15 9l-6 6" />
    </Icon>
  );
}

/** Something needs attention. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 2.6 19.3a1 1 0 0 0 .9 1.5h17a1 1 0 0 0 .9-1.5L12 3.5Z" />
      <path d="M12 10v4.5M12 17.6v.1" />
    </Icon>
  );
}

/** Not known. */
export function UnknownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.4 9.3a2.7 2.7 0 1 1 4.1 2.3c-.9.6-1.5 1.1-1.5 2.1M12 16.8v.1" />
    </Icon>
  );
}

/** A note. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

/** Turned back. */
export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5 4 9l4 4" />
      <path d="M4 9h10a6 6 0 0 1 0 12h-3" />
    </Icon>
  );
}

/** Ended without effect. */
export function MinusCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12h8" />
    </Icon>
  );
}

/** The Shariah mark: an eight-pointed star. */
export function StarSealIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6" y="6" width="12" height="12" rx="0.5" />
      <rect x="6" y="6" width="12" height="12" rx="0.5" transform="rotate(45 12 12)" />
      <path d="m9.5 12.2 1.8 1.8 3.3-3.6" />
    </Icon>
  );
}

/** The sandbox. */
export function FlaskIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3h6M10 3v6.5L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4L14 9.5V3" />
      <path d="M7.5 15h9" />
    </Icon>
  );
}

/** Protection. */
export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6L12 3Z" />
    </Icon>
  );
}

/** Something that only its readers can open. */
export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="11" width="14" height="9.5" rx="1.5" />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11M12 14.8v2" />
    </Icon>
  );
}
