import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** The status a request was answered with, as icon, number and colour. */
export function StatusMark({ status }: { status: number }) {
  return <ToneChip tone={status < 400 ? 'positive' : status < 500 ? 'caution' : 'negative'} label={String(status)} />;
}
