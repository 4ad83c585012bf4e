import type { MudarabaTerms, MusharakaTerms } from '@connect/compliance-rules';
import { termMinor } from '../life/tables/records.ts';
import type { Clause, Draftsman } from './document-words.ts';

/** What a mudaraba says. */
export const mudarabaClauses = (draft: Draftsman): Clause[] => {
  const { capitalAmount, rabbAlMalRatio = 70, mudaribRatio = 30 } = draft.terms as unknown as MudarabaTerms;
  const { who, money } = draft;
  const capital = money(termMinor(capitalAmount));
  const [provider, manager] = [String(rabbAlMalRatio), String(mudaribRatio)];
  return [
    {
      en: `${who('capitalProvider').en} pays a capital of ${capital.en} to ${who('entrepreneur').en}, who works with it.`,
      ar: `يدفع رب المال (${who('capitalProvider').ar}) رأس مال قدره ${capital.ar} إلى المضارب `
        + `(${who('entrepreneur').ar}) ليعمل فيه.`,
    },
    {
      en: `Profit is shared: ${provider} percent to the provider of capital, ${manager} percent to the manager. Nobody is `
        + 'promised a sum or a percentage of the capital.',
      ar: `يقسم الربح: ${provider} بالمئة لرب المال و${manager} بالمئة للمضارب، ولا يُضمن لأحد مبلغ أو نسبة من رأس المال.`,
    },
    {
      en: 'Loss falls on the capital alone; the manager answers only for misconduct, negligence or breach.',
      ar: 'تقع الخسارة على رأس المال وحده، ولا يضمن المضارب إلا بالتعدي أو التقصير أو مخالفة الشروط.',
    },
    {
      en: 'Profit paid while the venture runs is on account; the final account is made when the capital is intact again '
        + 'or the venture is liquidated.',
      ar: 'ما يُوزَّع من ربح أثناء العمل هو تحت الحساب، وتكون التسوية النهائية بعد سلامة رأس المال أو التصفية.',
    },
  ];
};

/** What a musharaka says. */
export const musharakaClauses = (draft: Draftsman): Clause[] => {
  const { partners = [] } = draft.terms as unknown as MusharakaTerms;
  const { who, money } = draft;
  const shares = (partners ?? []).map(({ capital, profit, works }, position): Clause => {
    const paid = money(termMinor(capital));
    const share = String(profit ?? 0);
    return {
      en: `${who('partner', position).en} pays in ${paid.en} and has ${share} percent of the profit`
        + `${works === false ? '; he does not work in the venture' : ''}.`,
      ar: `يدفع ${who('partner', position).ar} مبلغ ${paid.ar} وله ${share} بالمئة من الربح`
        + `${works === false ? '، ولا يعمل في المشروع' : ''}.`,
    };
  });
  return [
    ...shares,
    {
      en: 'Loss is shared as the capital is, whatever the shares of profit are. No partner guarantees the capital of '
        + 'another, and none is promised a sum.',
      ar: 'تقسم الخسارة بقدر رأس المال مهما كانت نسب الربح، ولا يضمن شريك رأس مال غيره، ولا يُضمن لأحد مبلغ معين.',
    },
    {
      en: 'At the end creditors are paid first, then the capital is given back, and only what is above it is profit.',
      ar: 'عند الانتهاء تُسدَّد الديون أولًا ثم يُرد رأس المال، وما زاد عليه فهو ربح.',
    },
  ];
};
