import type { ReactNode, SVGProps } from 'react';

/** Size follows the text beside it unless a size in pixels is given. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number;
}

/** One drawing of the family: 24 px grid, one stroke, the colour of the text; its meaning is always said in words. */
export function Icon({ size, style, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1em'}
      height={size ?? '1em'}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      style={{ flexShrink: 0, ...style }}
    >
      {children}
    </svg>
  );
}
