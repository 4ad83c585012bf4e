/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatDeclaredKind = 'cash_elsewhere' | 'gold' | 'silver' | 'goods_for_trade' | 'shares_for_trade' | 'receivable' | 'debt_due' | 'investment_accounts' | 'owned_by_others' | 'paid_up_capital' | 'reserves' | 'provisions' | 'retained_earnings' | 'net_income' | 'long_term_liabilities' | 'fixed_assets' | 'investments_not_for_trade' | 'accumulated_losses' | 'impure' | 'personal_use' | 'doubtful_receivable';
