import { describe, expect, it } from '@jest/globals';
import { mudaraba, musharaka } from '../src/contracts/contract-examples.ts';
import { evaluateContract } from '../src/contracts/evaluate-contract.ts';

const contracts = { mud: mudaraba, mus: musharaka };
type Text = readonly [kind: keyof typeof contracts, clauses: string];

/** A percentage of the capital that limits what is lost, spent, set aside, sold or added, and is nobody's return. */
const SOUND: readonly Text[] = [
  ['mus', 'Both share losses, each up to 10% of capital.'],
  ['mus', 'Both partners share losses in proportion to their capital, each up to his share of the capital.'],
  ['mus', 'Losses are shared by capital, and no partner is liable beyond his capital.'],
  ['mus', 'Each partner bears loss up to the amount of his capital and no more.'],
  ['mus', 'A partner may draw up to 10 % of capital for travel costs of the business, against receipts.'],
  ['mus', 'Each partner’s liability for losses is limited to 10 % of the capital.'],
  ['mus', 'Both partners bear losses pro rata to capital, each up to 10 percent of the capital per year.'],
  ['mus',
    'The partners share profit 60 to 40, and losses by capital up to 10% of capital each before it is wound up.'],
  ['mus', 'If losses reach 10% of the capital, the partners meet to decide on continuing.'],
  ['mus', 'Expenses above 10% of the capital need the consent of both.'],
  ['mus', 'The venture’s set-up costs are up to 10% of the capital and are shared by both.'],
  ['mud', 'The setup fee paid to the licensing authority is up to 10% of capital and is a cost of the mudaraba.'],
  ['mud', 'The capital provider bears losses up to 10% of the capital; beyond that the mudaraba ends.'],
  ['mus', 'يتحمل الشريكان الخسارة كل بنسبة رأس ماله وبحد أقصى 10% من رأس المال لكل منهما.'],
  ['mus', 'يتقاسم الطرفان الخسائر، كل منهما حتى 10% من رأس المال.'],
  ['mus', 'الخسارة على الشركاء بقدر حصصهم في رأس المال ولا يسأل أحدهم عما يزيد على حصته.'],
  ['mud', 'لا تتجاوز مصروفات التأسيس 10% من رأس المال وهي على المشروع.'],
  ['mus', 'أتعاب المحاسب حتى 10% من رأس المال وتحسب من مصروفات الشركة.'],
  ['mud', 'مسؤولية رب المال عن الخسارة محدودة برأس ماله.'],
  ['mus',
    'Losses fall on both in proportion to capital, each up to 10 % of capital, and are made good from later profit.'],
  ['mus', 'Each shares in losses with up to 10% of capital, one like the other.'],
  ['mus', 'Each partner may sell up to 10% of his stake to an outsider with consent.'],
  ['mud', 'The manager may spend up to 10% of the capital on repairs without asking.'],
  ['mud', 'Expenses of the venture may not exceed 10% of the capital.'],
  ['mus', 'A reserve of up to 10% of capital is set aside out of profit before it is shared.'],
  ['mud', 'No more than 10% of the capital may be placed with one supplier.'],
  ['mus', 'Both partners contribute a further sum of up to 10% of capital if both agree.'],
  ['mus', 'Rent and overheads up to 10 % of capital are paid from the venture.'],
  ['mus', 'لا يضمن أحد الشريكين خسارة الآخر، ويتحمل كل منهما بقدر رأس ماله.'],
  ['mus', 'No partner receives 10% of capital or any other sum that is fixed by capital.'],
  ['mus', 'Losses are borne by capital: each up to 10% of capital, and above that both by capital as well.'],
  ['mus', 'Losses fall on the partners in the ratio of their capital; none of them loses more than he put in.'],
  ['mus', 'The liability of each partner is capped at 25 % of the capital, the same for both.'],
  ['mus', 'Both partners carry losses according to capital, with a ceiling of 15 percent of capital for each alike.'],
  ['mud', 'Marketing expenses shall not be more than 3% of the capital.'],
  ['mud', 'The mudarib may not place more than 20% of the capital with one buyer.'],
  ['mus', 'يتحمل كل شريك من الخسارة بنسبة حصته وبما لا يزيد على 20% من رأس المال، والحد واحد للجميع.'],
  ['mus', 'لا يزيد ما ينفق على الدعاية على 5% من رأس المال.'],
  ['mus', 'Legal fees up to 2% of capital are borne by the partnership.'],
  ['mus', 'Each partner shares losses up to 10 % of the capital, equally limited for both, always by capital.'],
];

/** The same, in words that the board is asked about for another reason. */
const ASKED: readonly Text[] = [
  ['mud', 'Costs of up to 10 % of capital may be incurred without further approval.'],
  ['mus', 'A fee for the auditor of up to 10 % of capital is an expense of the venture.'],
  ['mud', 'ينفق المضارب حتى 10% من رأس المال على الإصلاحات دون استئذان.'],
];

/** Neighbours of them: a return that is measured by the capital, or a loss that falls otherwise than by it. */
const VIOLATING: readonly Text[] = [
  ['mus', 'Each partner receives 10% of capital every year.'],
  ['mud', 'The provider receives 10% of capital a year, whatever the profit or loss.'],
  ['mud', 'The investor gets up to 10% of the capital each year as profit.'],
  ['mus', 'Both partners receive 10% of the capital each, even in a loss.'],
  ['mus', 'Losses are shared by capital, and each partner gets 10% of his capital as profit.'],
  ['mus', 'Both share losses up to 10% of capital; the rest is borne by the Workshop alone.'],
  ['mus', 'The Fund bears losses up to 10% of capital only, and the Workshop bears everything above.'],
  ['mud', 'The manager bears losses up to 10% of the capital.'],
  ['mud', 'Both share losses, each half.'],
  ['mus', 'A yearly fee of 10% of capital is paid to the Fund.'],
  ['mud', 'The entrepreneur is paid a fee of up to 10% of capital for managing.'],
  ['mud', 'The manager guarantees losses up to 10% of capital.'],
  ['mus', 'Losses up to 10% of capital are shared equally, although the capitals differ.'],
  ['mus', 'Profit is 10% of capital, each up to his share; losses are shared by capital.'],
  ['mud', 'The fund receives a return of 10% of capital, limited to both alike.'],
  ['mus', 'Each partner takes 10% of the capital first, and then both share losses by capital.'],
  ['mus', 'يأخذ كل شريك 10% من رأس المال سنويًا.'],
  ['mud', 'لرب المال 10% من رأس المال كل سنة ربحًا مضمونًا.'],
  ['mus', 'يتقاسم الشريكان الخسارة ويأخذ كل منهما 10% من رأس ماله أرباحًا.'],
  ['mud', 'يتحمل المضارب الخسارة حتى 10% من رأس المال.'],
  ['mus', 'يتحمل الممول الخسارة حتى 10% من رأس المال فقط وما زاد على الشريك الآخر وحده.'],
  ['mud', 'للمضارب أتعاب قدرها 10% من رأس المال.'],
  ['mus', 'ربح كل شريك 10% من رأس المال والخسارة بينهما بقدر رأس المال.'],
  ['mud', 'يضمن المضارب رأس المال حتى 10% منه.'],
  ['mud', 'Costs are limited to 10% of capital, and the investor receives 10% of the capital each year.'],
  ['mus', 'Expenses are paid, and each partner gets 10% of his capital a year up to the end.'],
  ['mus', 'The Fund earns 10% of capital before costs.'],
  ['mud', 'A fee of up to 10% of capital is paid to the investor every year.'],
  ['mud', 'The expenses are on the manager, who pays the investor up to 10% of capital as return.'],
  ['mus', 'Auditor’s fees are a cost; the Fund gets 10% on its capital.'],
  ['mus',
    'Losses are shared in proportion to capital, each up to 10% of it, and the excess falls on the Workshop alone.'],
  ['mus', 'الخسارة بينهما بقدر رأس المال حتى 10% منه وما زاد فعلى الورشة وحدها.'],
  ['mud', 'مصروفات المشروع حتى 5% من رأس المال ولرب المال 10% من رأس المال سنويًا.'],
  ['mus', 'يحصل الممول على 10% من رأس ماله والخسارة عليهما بقدر المال.'],
  ['mud', 'The provider draws a return of 10% on his capital; costs are up to 5% of capital.'],
  ['mus', 'Each partner’s profit is 10% of his contribution, losses follow capital.'],
  ['mud', 'The manager receives up to 10% of capital for his expenses every month, whatever they are.'],
  ['mud', 'Both share losses, each up to 10% of capital.'],
  ['mus', 'Each partner is entitled to 8% of his capital, and losses are shared by capital.'],
  ['mus', 'The Fund will be paid 8% of its contribution whether there is profit or loss.'],
  ['mus', 'Loss is shared by capital up to 10 %, beyond which only the Workshop pays.'],
  ['mud', 'The investor shall be paid an annual 9% of capital; costs stay within 4% of capital.'],
  ['mus', 'لكل شريك 8% من رأس ماله سنويا والخسارة بحسب رأس المال.'],
  ['mus', 'تدفع الشركة للممول 8% من رأس ماله في كل الأحوال.'],
  ['mud', 'A management fee of 2% of capital per year is due to the mudarib.'],
  ['mud', 'The investor withdraws 10% of his capital each year as profit, costs are capped at 5% of capital.'],
  ['mus', 'Losses are capped at 10% of capital for the Fund only; the rest is on the Workshop.'],
];

const verdictOf = ([kind, clauses]: Text) => evaluateContract(contracts[kind]({ clauses }));

describe('a percentage of the capital', () => {
  it.each(SOUND)('limits and is no return: %s, %s', (...text) => {
    expect(verdictOf(text)).toMatchObject({ valid: true, findings: [] });
  });

  it.each(ASKED)('is not refused: %s, %s', (...text) => {
    expect(verdictOf(text)).toMatchObject({ valid: true });
  });

  it.each(VIOLATING)('is refused as a return, or for who bears the loss: %s, %s', (...text) => {
    const { valid, findings } = verdictOf(text);
    expect(valid).toBe(false);
    expect(findings.map(({ ruleId }) => ruleId).join()).toMatch(/MU[DS]-00[2347]/);
  });
});
