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
