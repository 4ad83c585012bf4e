import { describe, expect, it } from '@jest/globals';
import { IsOptional, IsString } from 'class-validator';
import { fieldsOf, unknownField } from './unknown-field.ts';

const KNOWN = ['installments', 'assetPrice', 'profitSharingRatio', 'profitMargin', 'landlord', 'id', 'sale_price'];

class PricedDto {
  @IsString() assetPrice: string;
}
class SaleDto extends PricedDto {
  @IsOptional() @IsString() note?: string;
  unchecked?: string;
}

describe('an unknown field', () => {
  it.each([
    ['instalments', 'installments'], ['asset_price', 'assetPrice'], ['AssetPrice', 'assetPrice'],
    ['assetPrize', 'assetPrice'], ['profitRatio', 'profitSharingRatio'], ['landlordName', 'landlord'],
    ['partners[0].profitMargn', 'partners[0].profitMargin'], ['salePrice', 'sale_price'],
  ])('%s is answered with %s', (path, meant) => {
    expect(unknownField(path, KNOWN)).toBe(`${path} is not a known field. Did you mean ${meant}?`);
  });

  it.each(['role', 'x', '__proto__', '', 'ix', 'i'.repeat(5000), '🤲'])('%j is like none', (path) => {
    expect(unknownField(path, KNOWN)).toBe(`${path} is not a known field.`);
  });

  it('is not answered with a longer one for a word as short as id', () => {
    expect(unknownField('id', ['bankId'])).toBe('id is not a known field.');
    expect(unknownField('bankId', ['id'])).toBe('bankId is not a known field.');
    expect(unknownField('bank', ['bankId'])).toBe('bank is not a known field. Did you mean bankId?');
  });

  it('is compared to the validated fields of its class and of the classes above', () => {
    expect([...fieldsOf(new SaleDto())].sort()).toEqual(['assetPrice', 'note']);
    expect(fieldsOf(undefined)).toEqual([]);
  });
});
