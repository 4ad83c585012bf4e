import { useEffect, useState } from 'react';
import { useSetSupportPresenceMutation } from './support.api.ts';

const sayAgainMs = 30_000;
const keptAs = 'support_desk_away';

/**
 * Keeps somebody of the staff at the desk while a screen of it is open, unless they switched it off. Nothing has to be
 * said on leaving: who falls silent is gone a minute later, and may well just have opened a conversation.
 */
export function usePresence(isStaff: boolean) {
  const [isPresent, setIsPresent] = useState(() => sessionStorage.getItem(keptAs) === null);
  const [say] = useSetSupportPresenceMutation();
  useEffect(() => {
    if (!isStaff || !isPresent) return undefined;
    void say(true);
    const timer = setInterval(() => void say(true), sayAgainMs);
    return () => clearInterval(timer);
  }, [isStaff, isPresent, say]);
  const choose = (present: boolean) => {
    if (present) sessionStorage.removeItem(keptAs);
    else sessionStorage.setItem(keptAs, 'true');
    setIsPresent(present);
    if (!present) void say(false);
  };
  return { isPresent, choose };
}
