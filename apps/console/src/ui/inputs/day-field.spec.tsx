import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPiece } from '../../test-page.tsx';
import { DayField } from './day-field.tsx';

const heard: string[] = [];

function Held() {
  const [day, setDay] = useState('2026-11-20');
  return (
    <DayField
      label="Day" value={day}
      onChange={({ target }) => {
        heard.push(target.value);
        setDay(target.value);
      }}
    />
  );
}

describe('a day', () => {
  const open = () => {
    heard.length = 0;
    renderPiece(<Held />);
    const field = screen.getByLabelText('Day');
    return { field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
  };

  it('is heard of once it is whole, or none', () => {
    const { field, type } = open();
    type('2026-1');
    expect(field).toHaveValue('2026-1');
    type('2026-12-01');
    type('');
    expect(heard).toEqual(['2026-12-01', '']);
  });

  it('is taken in Arabic digits', () => {
    const { field, type } = open();
    type('٢٠٢٦-١٢-٠١');
    expect([heard, field]).toEqual([['2026-12-01'], field]);
    expect(field).toHaveValue('2026-12-01');
  });

  it('that cannot be read is said to be so once it is left, until it can', () => {
    const { field, type } = open();
    type('20/11/2026');
    expect(field).not.toHaveAccessibleDescription();
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(/year-month-day/);
    type('2026-11-21');
    expect(field).not.toHaveAccessibleDescription();
    expect(heard).toEqual(['2026-11-21']);
  });
});
