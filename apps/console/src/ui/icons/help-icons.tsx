import { Icon, type IconProps } from './icon.tsx';

/** Help: a question in a circle. */
export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6v.1" />
    </Icon>
  );
}

/** Reading: an open book. */
export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10.4 5.2 8.2 4.7 4.5 4.7v13c3.7 0 5.9.5 7.5 1.8 1.6-1.3 3.8-1.8 7.5-1.8v-13" />
      <path d="M19.5 4.7c-3.7 0-5.9.5-7.5 1.8v13" />
    </Icon>
  );
}

/** Questions and answers: two bubbles. */
export function TalkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h11v7.5H9L6 15v-2.5H4zM10 15.5h5l3 2.5v-2.5h2V9h-2" />
    </Icon>
  );
}

/** Support: a headset. */
export function SupportIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 13.5V12a7.5 7.5 0 0 1 15 0v1.5" />
      <path d="M4.5 13.5h3v5h-1.5a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5h-3v5h1.5a1.5 1.5 0 0 0 1.5-1.5z" />
      <path d="M18 18.5c-.8 1.4-2.3 2-4.5 2" />
    </Icon>
  );
}

/** Writing to somebody: an envelope. */
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
      <path d="m4 7 8 6 8-6" />
    </Icon>
  );
}

/** Calling: a telephone. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M8.6 4.5H5.8c-.8 0-1.4.7-1.3 1.5A15 15 0 0 0 18 19.5c.8.1 1.5-.5 1.5-1.3v-2.8l-4-1.4-1.8 1.8
           a11 11 0 0 1-5.5-5.5L10 8.5z"
      />
    </Icon>
  );
}
