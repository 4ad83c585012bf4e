import type { Network, StatementFormat, WalletDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeStatementMutation } from '../../api/wallets.api.ts';
import { saveFile, saveFrom } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { isDay } from '../../ui/format/days.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { type Language, languageOf } from '../../ui/preferences/languages.ts';
import { monthsUntil, timeZonesFor, todayIn } from './statement-days.ts';
import { chosenDays, type Period } from './statement-period.tsx';

/** A detached signature that is to be kept beside its file. */
interface Signature {
  name: string;
  text: string;
}

/** In which form it is chosen: as camt it is a camt.053 of what is over, and a camt.052 of what is not. */
export type ChosenForm = Exclude<StatementFormat, `camt.${string}`> | 'camt';

const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

/**
 * Which statement is wanted, of one wallet or of all, at first that of the last month that is over, and how it is
 * taken.
 * Whoever took a file that does not carry its signature is given that too, before it is done.
 */
export function useStatement(wallet: WalletDto | null, onTaken: () => void) {
  const { t, i18n } = useTranslation('wallets');
  const { toast } = useToast();
  const zones = timeZonesFor(wallet === null ? networks : [wallet.network]);
  const [zone = 'UTC'] = zones;
  const now = useNow();
  const today = todayIn(zone, now);
  const months = monthsUntil(today);
  const [period, setPeriod] = useState<Period>({
    choice: months[1]?.from ?? chosenDays, chosen: { from: months[0]?.from ?? today, to: today }, timeZone: zone,
  });
  const [form, setForm] = useState<{ format: ChosenForm; language: Language }>({
    format: 'pdf', language: languageOf(i18n.language),
  });
  const [signature, setSignature] = useState<Signature | null>(null);
  const [send, { error, isLoading }] = useTakeStatementMutation();
  const days = months.find(({ from }) => from === period.choice) ?? period.chosen;
  const isWhole = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  const format: StatementFormat = form.format !== 'camt' ? form.format
    : days.to < todayIn(period.timeZone, now) ? 'camt.053' : 'camt.052';
  const order = { ...(wallet && { id: wallet.id }), ...days, timeZone: period.timeZone, ...form, format };
  const take = async () => {
    if (!isWhole) return;
    const { data } = await send(order);
    if (data === undefined) return;
    const { url, signature: text } = data;
    const ending = { pdf: `${form.language}.pdf`, csv: 'csv', json: 'json', camt: `${format}.xml` }[form.format];
    const name = `statement-${wallet?.address ?? 'all'}-${days.from}-${days.to}.${ending}`;
    saveFrom(url, name);
    URL.revokeObjectURL(url);
    toast({ title: t('statement.done'), description: t('statement.doneHint', { name }) });
    if (text === null) onTaken();
    else setSignature({ name: `${name}.jws`, text });
  };
  return {
    period, months, zones, days, isWhole, form, order, error, isLoading, take, signature,
    keepSignature: ({ name, text }: Signature) => saveFile(name, new Blob([text], { type: 'application/jose' })),
    changePeriod: (changes: Partial<Period>) => {
      setSignature(null);
      setPeriod((known) => ({ ...known, ...changes }));
    },
    changeForm: (changes: Partial<typeof form>) => {
      setSignature(null);
      setForm((known) => ({ ...known, ...changes }));
    },
  };
}
