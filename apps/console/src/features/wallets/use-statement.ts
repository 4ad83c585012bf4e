import type { StatementFormat, WalletDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeStatementMutation } from '../../api/wallets.api.ts';
import { saveFrom } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { isDay } from '../../ui/format/days.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { type Language, languageOf } from '../../ui/preferences/languages.ts';
import { monthsUntil, timeZonesFor, todayIn } from './statement-days.ts';
import { chosenDays, type Period } from './statement-period.tsx';

/** Which statement of a wallet is wanted, at first that of the last month that is over, and how it is taken. */
export function useStatement(wallet: WalletDto, onTaken: () => void) {
  const { t, i18n } = useTranslation('wallets');
  const { toast } = useToast();
  const zones = timeZonesFor(wallet.network);
  const [zone = 'UTC'] = zones;
  const today = todayIn(zone, useNow());
  const months = monthsUntil(today);
  const [period, setPeriod] = useState<Period>({
    choice: months[1]?.from ?? chosenDays, chosen: { from: months[0]?.from ?? today, to: today }, timeZone: zone,
  });
  const [form, setForm] = useState<{ format: StatementFormat; language: Language }>({
    format: 'pdf', language: languageOf(i18n.language),
  });
  const [send, { error, isLoading }] = useTakeStatementMutation();
  const days = months.find(({ from }) => from === period.choice) ?? period.chosen;
  const isWhole = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  const order = { id: wallet.id, ...days, timeZone: period.timeZone, ...form };
  const take = async () => {
    if (!isWhole) return;
    const { data: url } = await send(order);
    if (url === undefined) return;
    const ending = form.format === 'pdf' ? `${form.language}.pdf` : form.format;
    const name = `statement-${wallet.address}-${days.from}-${days.to}.${ending}`;
    saveFrom(url, name);
    URL.revokeObjectURL(url);
    toast({ title: t('statement.done'), description: t('statement.doneHint', { name }) });
    onTaken();
  };
  return {
    period, months, zones, days, isWhole, form, order, error, isLoading, take,
    changePeriod: (changes: Partial<Period>) => setPeriod((known) => ({ ...known, ...changes })),
    changeForm: (changes: Partial<typeof form>) => setForm((known) => ({ ...known, ...changes })),
  };
}
