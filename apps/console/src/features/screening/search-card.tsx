import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Length, Matches, ValidateIf } from 'class-validator';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Sought } from './screening.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';

/** Who is sought: a name, and what else is known. */
class SearchForm {
  @Length(1, 200, { message: () => i18n.t('screening:errors.name') })
  name = '';

  @ValidateIf(({ dateOfBirth }: SearchForm) => dateOfBirth !== '')
  @Matches(/^[12]\d{3}(-\d{2}-\d{2})?$/, { message: () => i18n.t('screening:errors.dateOfBirth') })
  dateOfBirth = '';

  @ValidateIf(({ country }: SearchForm) => country !== '')
  @Matches(/^[A-Za-z]{2}$/, { message: () => i18n.t('screening:errors.country') })
  country = '';
}

/** Asks whom to seek; the search is made when it is asked for, because each one is written down. */
export function SearchCard({ onSearch }: { onSearch: (sought: Sought) => void }) {
  const { t } = useTranslation('screening');
  const form = useForm<SearchForm>({
    resolver: useRulesOf(SearchForm),
    defaultValues: new SearchForm(),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, dateOfBirth, country }) => {
    onSearch({
      name: name.trim(),
      ...(dateOfBirth && { dateOfBirth }),
      ...(country && { country: country.toUpperCase() }),
    });
  });
  return (
    <SectionCard title={t('search.title')} subtitle={t('search.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyle}>
        <Field
          label={t('search.name')}
          placeholder={t('search.namePlaceholder')}
          error={errors.name?.message}
          inputProps={{ dir: 'auto', maxLength: 200, autoComplete: 'off' }}
          {...form.register('name')}
        />
        <Field
          label={t('search.dateOfBirth')}
          placeholder={t('search.dateOfBirthPlaceholder')}
          error={errors.dateOfBirth?.message}
          inputProps={{ dir: 'ltr', maxLength: 10 }}
          {...form.register('dateOfBirth')}
        />
        <Field
          label={t('search.country')}
          placeholder={t('search.countryPlaceholder')}
          error={errors.country?.message}
          inputProps={{ dir: 'ltr', maxLength: 2 }}
          {...form.register('country')}
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={submitStyle}>
          {t('search.submit')}
        </Button>
      </Box>
    </SectionCard>
  );
}

const submitStyle = { marginBlockStart: { md: '28px' } } as const;

const formStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 0.8fr) auto' },
  alignItems: 'start',
  gap: 2,
  padding: 2.5,
} as const;
