import type { CustomerDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.slice.ts';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';

const ChangeDialog = lazyPopup(async () => (await import('./change-dialog.tsx')).ChangeDialog);

/** The way to another version of a customer's file, while none waits; nobody assesses themselves. */
export function ProposeButton({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation('customers');
  const user = useSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  if (customer.pending !== null) return null;
  const mayAssess = user !== null && user.role !== 'user' && user.id !== customer.id;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {t(customer.file === null ? 'propose.open' : 'propose.change')}
      </Button>
      {isOpen && <ChangeDialog customer={customer} mayAssess={mayAssess} onClose={() => setIsOpen(false)} />}
    </>
  );
}
