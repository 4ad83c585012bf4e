import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { fingerprintOf } from './signing.ts';

/** The fingerprint of a key; empty until it is computed. */
export function useFingerprint(publicKey: string): string {
  const [shown, show] = useState('');
  useEffect(() => {
    let isWanted = true;
    void fingerprintOf(publicKey).then((fingerprint) => {
      if (isWanted) show(fingerprint);
    });
    return () => { isWanted = false; };
  }, [publicKey]);
  return shown;
}

/** By which two people compare a key; its beginning alone where it is only named. */
export function Fingerprint({ publicKey, isShort = false }: { publicKey: string; isShort?: boolean }) {
  const whole = useFingerprint(publicKey);
  return (
    <Box component="bdi" dir="ltr" sx={style}>{isShort ? whole.split(' ').slice(0, 2).join(' ') : whole || '…'}</Box>
  );
}

const style = { fontFamily: 'monospace', fontSize: '0.8125rem', letterSpacing: '0.02em' } as const;
