import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useFindObjectQuery } from './objects.api.ts';
import { isObjectId } from './object-id.ts';

const quietMs = 250;

/** What the text names if it has the form of an id; it is asked for once typing pauses. */
export function useObject(text: string) {
  const id = text.trim();
  const [settled, setSettled] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), quietMs);
    return () => clearTimeout(timer);
  }, [id]);
  const isId = isObjectId(id);
  const { currentData, isFetching, error } = useFindObjectQuery(isId && settled === id ? id : skipToken);
  const isSeeking = isId && (isFetching || settled !== id);
  const object = isSeeking || !isId ? null : currentData ?? null;
  return { object, isId, isSeeking, error: isSeeking ? undefined : error };
}
