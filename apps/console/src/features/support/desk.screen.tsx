import type { ChatState } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { type SupportFilter, useGetSupportAvailabilityQuery } from './support.api.ts';
import { useViews } from '../../api/views.api.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { RequestList } from './request-list.tsx';
import { categories, priorities } from './support.form.ts';
import { useHours } from './use-hours.ts';
import { usePresence } from './use-presence.ts';

const states = ['open', 'waiting', 'solved'] as const;
const kinds = ['request', 'chat'] as const;
const assignees = ['me', 'none'] as const;
const sorts = ['-createdAt', 'createdAt', '-priority', 'priority'] as const;
const keys = ['q', 'state', 'kind', 'category', 'priority', 'assignee'] as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

const toFilter = (address: Record<(typeof keys)[number], string>): SupportFilter => {
  const [state, kind] = [oneOf(states, address.state), oneOf(kinds, address.kind)];
  const [category, priority] = [oneOf(categories, address.category), oneOf(priorities, address.priority)];
  const assignee = oneOf(assignees, address.assignee);
  return {
    ...(address.q && { q: address.q }), ...(state && { state }), ...(kind && { kind }),
    ...(category && { category }), ...(priority && { priority }), ...(assignee && { assignee }),
  };
};

/** Where the staff sees what everybody asked, and lets people know that somebody is there. */
export function DeskScreen() {
  const { t } = useTranslation('support');
  const presence = usePresence(true);
  const { data } = useGetSupportAvailabilityQuery();
  const hours = useHours(data);
  const [address, change] = useUrlState(keys, keys);
  const order = useListOrder(sorts);
  const filter = toFilter(address);
  const views = useViews('support');
  const look = useListLook('support-desk', ['type', 'priority', 'time', 'user', 'state']);
  return (
    <>
      <PageHeader title={t('desk.title')} subtitle={t('desk.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Card component="section" aria-label={t('desk.presence')} sx={presenceStyle}>
          <FormControlLabel
            control={<Switch checked={presence.isPresent} onChange={(_, isOn) => presence.choose(isOn)} />}
            label={t('desk.atTheDesk')}
          />
          <Box sx={hoursStyle}>{data && t('desk.hours', { hours })}</Box>
          {data ? <ChatMark chat={data.chat} /> : <Skeleton variant="rounded" width={112} height={24} />}
        </Card>
        <Card component="section" aria-label={t('desk.filters')} sx={filtersStyle}>
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'span 2' } }}>
            <SearchField label={t('desk.search')} value={address.q} onSearch={(q) => change({ q })} />
          </Box>
          <Choice
            label={t('desk.state')} value={address.state} onChoose={(state) => change({ state })}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <Choice
            label={t('desk.kind')} value={address.kind} onChoose={(kind) => change({ kind })}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Choice
            label={t('form.category')} value={address.category} onChoose={(category) => change({ category })}
            options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <Choice
            label={t('form.priority')} value={address.priority} onChoose={(priority) => change({ priority })}
            options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          />
          <Choice
            label={t('desk.assignee')} value={address.assignee} onChoose={(assignee) => change({ assignee })}
            options={assignees.map((value) => ({ value, label: t(`desk.${value}`) }))}
          />
        </Card>
        <SectionCard
          title={t('desk.list')}
          subtitle={order.words}
          actions={<><ViewsMenu keys={keys} {...views} /><DisplayMenu look={look} order={order} /></>}
        >
          <ListFrame look={look}>
            <RequestList
              filter={filter} order={order} showsPeople
              empty={t(Object.keys(filter).length > 0 ? 'desk.noMatch' : 'desk.empty')}
            />
          </ListFrame>
        </SectionCard>
      </Box>
    </>
  );
}

function ChatMark({ chat }: { chat: ChatState }) {
  const { t } = useTranslation('support');
  return <ToneChip tone={chat === 'available' ? 'positive' : 'neutral'} label={t(`desk.chat.${chat}`)} />;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const { t } = useTranslation('support');
  return (
    <SelectField
      label={label} value={value} displayEmpty options={[{ value: '', label: t('desk.any') }, ...options]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

const presenceStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2.5 } as const;

const hoursStyle = {
  flex: '1 1 14rem', minBlockSize: { xs: '2lh', sm: '1lh' }, typography: 'body2', color: 'text.secondary',
} as const;

const filtersStyle = {
  display: 'grid', gap: 2, padding: 2.5,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', lg: 'repeat(7, minmax(0, 1fr))' },
} as const;
