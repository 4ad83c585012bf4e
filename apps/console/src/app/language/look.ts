import createCache, { type Options } from '@emotion/cache';
import { type ConnectTheme, createLook } from '../theme/theme.ts';

// The page's security policy lets in only styles that carry the nonce the host put into this page.
const nonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Where styles are collected: each direction has a place of its own, so that switching back is instant. */
export const createStyles = (options: Options) => {
  const given = nonce();
  // No prefixes are written for browsers older than the build is made for.
  return createCache({ prepend: true, stylisPlugins: [], ...(given ? { nonce: given } : {}), ...options });
};

/** How the console is drawn in one direction of writing. */
export interface DirectionLook {
  styles: ReturnType<typeof createStyles>;
  theme: ConnectTheme;
}

export const createLatinLook = (): DirectionLook =>
  ({ styles: createStyles({ key: 'connect' }), theme: createLook('ltr') });
