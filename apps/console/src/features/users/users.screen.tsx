import type { Role, UserState, UserWithCodeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { type UserFilter, useListUsersInfiniteQuery } from '../../api/users.api.ts';
import { useViews } from '../../api/views.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { CreateUserDialog } from './create-dialog.tsx';
import { assignableRoles } from './create.form.ts';
import { UserPanel } from './user-panel.tsx';
import { UserRow } from './user-row.tsx';

const states = ['invited', 'active', 'deactivated'] as const satisfies readonly UserState[];
const sorts = ['-createdAt', 'createdAt', 'name', '-name', '-lastSignInAt', 'lastSignInAt'] as const;
const filterKeys = ['q', 'role', 'state'] as const;
const keys = [...filterKeys, 'user', 'invite'] as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

const toFilter = (address: Record<(typeof filterKeys)[number], string>): UserFilter => {
  const [role, state] = [oneOf<Role>(assignableRoles, address.role), oneOf<UserState>(states, address.state)];
  return { ...(address.q && { q: address.q }), ...(role && { role }), ...(state && { state }) };
};

/** Who may sign in, and as what: administrators add people, change their role, shut them out and let them in again. */
export function UsersScreen() {
  const { t } = useTranslation(['users', 'shell']);
  const [address, change] = useUrlState(keys, filterKeys);
  const order = useListOrder(sorts);
  const filter = toFilter(address);
  const list = useListUsersInfiniteQuery({ ...filter, ...order.asked }, { refetchOnMountOrArgChange: true });
  const views = useViews('users');
  const look = useListLook('users', ['account', 'role', 'lastSignIn', 'state']);
  const [isCreating, setIsCreating] = useState(false);
  const [issued, setIssued] = useState<UserWithCodeDto | null>(null);
  const { rows: users, more } = useListPages(list, order);
  const isFiltered = Object.keys(filter).length > 0;
  const any = { value: '', label: t('any') };
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setIsCreating(true)}>
            {t('create')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('filters')} isFiltered={isFiltered} onClear={() => change({ q: '', role: '', state: '' })}
          tools={<ViewsMenu keys={filterKeys} {...views} />}
          search={<SearchField label={t('search')} value={address.q} onSearch={(q) => change({ q })} />}
        >
          <SelectField
            label={t('role')} displayEmpty value={filter.role ?? ''}
            onChange={({ target }) => change({ role: target.value })}
            options={[any, ...assignableRoles.map((value) => ({ value, label: t(`shell:role.${value}`) }))]}
          />
          <SelectField
            label={t('stateLabel')} displayEmpty value={filter.state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            options={[any, ...states.map((value) => ({ value, label: t(`state.${value}`) }))]}
          />
        </FilterCard>
        <SectionCard title={t('list')} subtitle={order.words} actions={<DisplayMenu look={look} order={order} />}>
          {list.error && (
            <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
          )}
          <ListFrame look={look}>
            {!users && !list.error && <RowsSkeleton rows={5} height={72} />}
            {users?.length === 0 && <EmptyState title={t(isFiltered ? 'noMatch' : 'empty')} />}
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {users?.map((user) => (
                <UserRow key={user.id} user={user} onOpen={() => change({ user: user.id }, { isStep: true })} />
              ))}
            </Box>
          </ListFrame>
          <LoadMore {...more} />
        </SectionCard>
      </Box>
      <UserPanel userId={address.user} onIssued={setIssued} onClose={() => change({ user: '' })} />
      {isCreating && <CreateUserDialog onMade={setIssued} onClose={() => setIsCreating(false)} />}
      {address.invite !== '' && (
        <CreateUserDialog officerOf={address.invite} onMade={setIssued} onClose={() => change({ invite: '' })} />
      )}
      {issued && <CodeDialog issued={issued} onClose={() => setIssued(null)} />}
    </>
  );
}
