import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-270, -215, -258, -54, -381],
  likely: [83, 116, 265, 219, 130],
  possible: [-84, -30, -26, 93, 130],
  pieces: `
2al h-29 k24
2ard r27 g-26
2ard_ r27 g-26
2as r-32 g-47 m-36 h-40
2id g-33 h-31
2me r-26 g25 h-21
2mee r-26 g25 h-21
2meen r-26 g25 h-21
2p_ r26 h-26
2sa r28 g-30
3ad r-26
3ala h-22
3ala_ h-22
3alay r28 g-23
3ale r29 g-29
3aleh r35 g-22 m-27
3ama r-24
3amal r-24
3ar g22
3ara h25
3ara_ m-21 h34
3at g-26
3at_ r23 g-37
3ay r-28
3d_ r28 m-24
3de r-22
3et_ r27
3ey g-23
3eya g-23
3ha h-22
3ha_ h-22
3ho r29 h-33
3na_ h-25
3om g-26
3omo g-27
3omol g-27
3te r33 m-26 h-32
3tee r23
3to r-43 m-24 h-35 k-23
5ti h24
5ti_ h24
7ad_ g-23
7ag h-31
7ag_ g-27 m-27 h-29
7an m25
7ani h33
7ani_ h33
7ash h24
7ashi h24
7awe g-21
7awel g-21
7ed r-24
7ed_ r-24
7es g-26 h-27
7ess r-30
7r_ h43
7t_ m31
=!adult-service h26
=!adult-service+sums-0 h26
=!alcoholic h-21
=!alcoholic+!banking h-28
=!alcoholic+!unlawful-business h-21
=!alcoholic+excused h-22
=!alcoholic+pays-for-chance h-35
=!alcoholic+percentage h-28
=!alcoholic+soft-drink h-29
=!alcoholic+sums-1 h-26
=!banking h-23 k32
=!banking+!watchers g-22 h-23 k43
=!banking+avoid-control g-24 k27
=!banking+charged-at g-29 h-21
=!banking+conceal k36
=!banking+denial k43
=!banking+excused r-22
=!banking+pays-for-chance h-23
=!banking+percentage h-28
=!banking+reference g-26
=!banking+soft-drink h-28
=!banking+sums-0 h-24 k33
=!banking+unit h-23
=!bill+!sale-or-service g31 h-27
=!bill+reference g23 h-27
=!bill+sums-0 g22
=!cash-form+!watchers h30 k-22
=!cash-form+charged-at g-22
=!cash-form+sums-0 h21
=!cash-form+unlicensed-giving h30 k-22
=!charged-at+!fee r-24 g-21
=!charged-at+!price-of g30
=!charged-at+!sale-or-service g24 h-24
=!charged-at+benefit r24
=!charged-at+dealing r-23
=!charged-at+deferred r-22
=!charged-at+excused r-34
=!charged-at+extra g-30 m29
=!charged-at+free-use r21
=!charged-at+given-back r-31
=!charged-at+hand-over r-24
=!charged-at+price-of r-26
=!charged-at+price-word r-25 g-24
=!charged-at+reference h-28
=!charged-at+wager-event r-27 h-28
=!charity k47
=!charity+!document k25
=!charity+!errand k25
=!charity+!gift-to k31
=!charity+!giving-drive k31
=!charity+!licensed k25
=!charity+denial k47
=!charity+reference k46
=!charity+sums-0 k47
=!charity+unlicensed-giving k27
=!commercial-paper g-22 k33
=!commercial-paper+denial g-22 k33
=!contest-kind r-21 g-22
=!contest-kind+!wager-event r-21 g-22
=!contest-kind+denial r-21 g-22
=!contrast+banking r22
=!contrast+charged-at g26 h-22
=!contrast+dealing h-22
=!contrast+equity g28
=!contrast+sums-1 h-21
=!contrast+trade r-24
=!dealing r22
=!dealing+!sale-or-service r21
=!dealing+!trade h-22
=!dealing+charged-at g-23
=!dealing+istisna g22
=!dealing+no-spec g22
=!dealing+nobody-knows g-22 h31
=!dealing+pays-for-chance r30 h-24
=!dealing+sale-or-service r31
=!dealing+sums-1 r22 h-22
=!debt+!deferred g-35
=!debt+!lend r25 m31
=!debt+denial g-33 m29
=!debt+excused r-52
=!debt+sale-or-service h-22
=!debt+sums-0 m28
=!debt+sums-2 r23 h-21
=!delay-charge r-26
=!delay-charge+denial r-27
=!delay-charge+reference r-23
=!delay-charge+sums-0 r-23 k-21
=!described g52 h-26
=!described+denial g52 h-26
=!described+sums-0 g52 h-26
=!document+charged-at k22
=!document+name-after g33
=!errand+avoid-control g29
=!errand+dealing g-24
=!errand+pays-for-chance g-23
=!errand+sale-or-service g-25
=!extra+denial r-24
=!extra+gift-money r-35
=!extra+given-back r-31
=!extra+repay r-25
=!extra+sums-0 r-23
=!extra+to-oppose g-32
=!extra+unit r-34
=!fee r-30
=!fee+charged-at r-39
=!fee+dealing r-24
=!fee+debt r-43
=!fee+denial r-30
=!fee+insured r-33
=!fee+outside-prize r-24
=!fee+pays-for-chance r-26
=!fee+reference r-36
=!fee+sums-0 r-31
=!fee+unit r-31 g-23
=!friends+pays-for-chance g-26
=!gift-money+!price-of g23
=!gift-money+charged-at g-26
=!gift-money+improper g-28 h43
=!gift-money+nobody-knows g-28 h43
=!gift-money+reference r-22 h-25
=!gift-money+sums-1 k-23
=!gift-money+undescribed g-28 h43
=!gift-to k29
=!gift-to+!giving-drive k31
=!gift-to+denial k29
=!gift-to+sums-0 k29
=!given-back+!repay g34
=!given-back+charged-at r-29
=!given-back+excused r-41 g-43
=!given-back+sums-0 r-38
=!given-back+to-dispose g39
=!giving-drive k31
=!giving-drive+denial k31
=!giving-drive+sums-0 k31
=!guaranteed r-27 g24
=!guaranteed+dealing r-22
=!guaranteed+denial r-27 g24
=!guaranteed+left-open g32 h-24
=!guaranteed+reference r-31 g24
=!guaranteed+sums-0 r-27 g24
=!hand-over k23
=!hand-over+before-possession g21
=!hand-over+dealing g43 k-21
=!hand-over+denial k24
=!hand-over+reference k30
=!hand-over+sums-0 k22
=!in-return r-23 m-25
=!in-return+denial r-23 m-25
=!in-return+sums-0 r-23
=!insured+reference k-21
=!insured+sale-or-service g-37 k-27
=!late-rent+reference h23
=!late-rent+unlicensed-giving g-21 k24
=!lawful-bar h21
=!lawful-bar+denial h21
=!lawful-bar+reference h23
=!lawful-rate h-21
=!lawful-rate+!sale-or-service g-21 h-27
=!lawful-rate+denial h-27
=!lawful-rate+reference h-25
=!lawful-rate+sums-0 h-21
=!lease h-28
=!lease+denial h-29
=!lease+reference h-22
=!lease+sums-0 h-31
=!lend r22 m24
=!lend+charged-at r-33
=!lend+denial r24 g-38 m31
=!lend+sums-0 m30
=!lender-gain+sums-0 r22
=!licensed+!watchers g33 h-25
=!licensed+charged-at k22
=!licensed+name-after g33
=!licensed+narcotic g-33 h51
=!licensed+unit k22
=!loose-order+!no-spec g26
=!loose-order+excused g26
=!loose-order+reference g21
=!market-price+!trading g25
=!market-price+my-loss g56 m-47
=!meat+excused h-44
=!metal-deal g31
=!metal-deal+denial g31
=!metal-deal+reference g43
=!metal-deal+sums-0 g31
=!more-time g-21
=!more-time+!waiting g-23
=!more-time+denial g-22 k-23
=!more-time+sums-0 g-21
=!name-before g-30
=!name-before+charged-at g-30
=!name-before+denial g-30
=!name-before+reference g-30
=!no-spec g26
=!no-spec+denial g26
=!no-spec+excused g26
=!no-spec+reference g26
=!no-spec+sums-0 g26
=!online-place g-27 h-21
=!online-place+denial g-27 h-21
=!paid-entry h33
=!paid-entry+denial h36
=!paper-money+!watchers h30 k-22
=!paper-money+unlicensed-giving h30 k-22
=!pass-on h-35
=!pass-on+denial h-35
=!pass-on+sums-0 h-35
=!payroll h39
=!payroll+!sale-or-service h32
=!payroll+!serves h32
=!payroll+benefit h30
=!payroll+denial h39
=!payroll+sums-0 h39
=!payroll+under h24
=!pays+!price-of g35
=!pays+reference r-21
=!pays-for-chance+!sold-short g27
=!pays-for-chance+charged-at g-28
=!pays-for-chance+lease g-29
=!pays-for-chance+nobody-knows h30
=!pays-for-chance+price-of g21
=!per-period r32 g-32
=!per-period+!return-on-capital r32 g-32
=!per-period+!sold-apart r32 g-32
=!per-period+!unit r43
=!per-period+denial r32 g-32
=!per-period+sums-0 r32 g-32
=!price-of+dealing g21
=!price-of+gift-money r-28
=!price-of+reference r-25
=!price-word+charged-at r-26
=!price-word+dealing r-24
=!price-word+gift-money r-23
=!price-word+pays r-26
=!price-word+pays-for-chance r-24
=!priced-thing+!trading g27
=!reference g26
=!reference+denial g29
=!reference+sums-0 g26
=!repay+sums-0 g21
=!return-on-capital+!sold-apart r32 g-32
=!return-on-capital+!unit r43
=!sale-or-service+!serves g-24 h31
=!sale-or-service+dealing r-21
=!sale-or-service+debt r23
=!sale-or-service+gift-money r-29
=!sale-or-service+istisna g22
=!sale-or-service+lend r24
=!sale-or-service+no-spec g22
=!sale-or-service+stays-unseen h21 k-24
=!sale-or-service+wager-event g-28
=!search-for+charged-at g31 h-22
=!serves+reference r-29
=!sold-apart h-22
=!sold-apart+!unit r28 g-31
=!sold-apart+denial h-24
=!sold-apart+reference h-29
=!sold-short g27
=!sold-short+dealing g27
=!sold-short+denial g27
=!sold-short+sums-0 g27
=!stakes m-26
=!stakes+denial m-26
=!stakes+excused m-37
=!stakes+sums-0 m-24
=!take-in r-30
=!take-in+denial r-31
=!take-in+sums-0 r-31
=!trading+denial g28
=!trading+reference g24 h-31
=!unit r22 m-25
=!unit+benefit r59 g-21
=!unit+denial m-26
=!unit+gift-money r30 g-21
=!unit+hand-over g-25
=!unit+pays r38 g-23
=!unit+pays-for-chance r31 g-25
=!unit+reference g32 m-37
=!unit+sale-or-service r-25
=!unit+sums-0 r23 m-22
=!unknown k45
=!unknown+denial h-21 k48
=!unknown+sums-0 k45
=!unknown+under g-25 h-24 k56
=!unlawful-business+collection m-26
=!unlawful-business+excused h-21
=!unlawful-business+reference m-41
=!unlawful-business+serves m-21
=!unlawful-business+soft-drink h-22
=!unlawful-business+sums-1 h-39
=!unlawful-business+to-learn m-27 h-26
=!unlawful-business+to-oppose h-30
=!up-down+denial r-24
=!wager-event+dealing m22 h-21
=!wager-event+pays-for-chance r-21 g-22
=!watchers k25
=!watchers+avoid-control g-21
=!watchers+conceal h-25 k28
=!watchers+dealing h-25
=!watchers+denial k26
=!watchers+sale-or-service h-22
=!watchers+stays-unseen h31 k-24
=!watchers+sums-0 k25
=!watchers+unlicensed-giving h30 k-22
=across-border+alcoholic h41
=across-border+bill g-22
=across-border+excused g-22 h-30
=across-border+gift-money g37
=across-border+given-back g56 h-24
=across-border+meat h-28
=across-border+meat-trade h-39
=across-border+not-pork h-21
=across-border+reference h-32
=across-border+speed-up r-28 g-27 k-23
=across-border+unlawful-business h42
=across-border+watchers h21
=actual-cost r-33
=actual-cost+charged-at r-33
=actual-cost+debt r-32
=actual-cost+lend r-33
=actual-cost+price-word r-33
=actual-cost+sale-or-service r-34
=actual-cost+sums-0 r-28
=adult-service+bill m-21 h38
=adult-service+capital h39
=adult-service+charged-at h27
=adult-service+contrast h27
=adult-service+dealing h26
=adult-service+denial r-25 h22
=adult-service+draw h-42
=adult-service+excused h-80
=adult-service+extra h24
=adult-service+gift-money h41
=adult-service+given-back r-33
=adult-service+hand-over h28
=adult-service+late-rent h-43
=adult-service+lawful-bar m-23 h30
=adult-service+lawful-rate m-22 h44
=adult-service+licensed h-49
=adult-service+not-pork h-33
=adult-service+official h-43
=adult-service+online-place m-22 h23
=adult-service+pays h33
=adult-service+pays-for-chance h37
=adult-service+per-period h21
=adult-service+price-of h27
=adult-service+reference h21
=adult-service+right-now r-28
=adult-service+serves g-21
=adult-service+settles-later r-32 h-22
=adult-service+sold-apart h28
=adult-service+sums-1 r-35 g-24
=adult-service+surety-pay h24
=adult-service+trade h22
=adult-service+trading r31
=adult-service+travelling h-24
=adult-service+unlawful-business h62
=adult-service+wager-event m21
=adult-service+waiting r-54
=affirmation g30
=affirmation+dealing g24
=affirmation+excused k-37
=affirmation+fixed-gain r36
=affirmation+price-word r-34 m-23
=affirmation+reference r31
=affirmation+sale-or-service g33
=affirmation+sums-0 g31
=affirmation+up-down g38 k-27
=agent-sells r21
=agent-sells+sell r21
=agent-sells+sums-0 r21
=alcoholic h24
=alcoholic+charged-at h31
=alcoholic+delay-charge h-49
=alcoholic+equity h23
=alcoholic+excused h-67
=alcoholic+for-money m-36 h38
=alcoholic+friends h-24
=alcoholic+gift-money h-22
=alcoholic+given-back g-24 h-24
=alcoholic+insured h21
=alcoholic+lawful-bar h-40
=alcoholic+lease h39
=alcoholic+market-price g-25
=alcoholic+metal-deal h30
=alcoholic+nobody-knows g33 h-27
=alcoholic+paid-entry m-29
=alcoholic+payroll h32
=alcoholic+play-costs g-30
=alcoholic+priced-thing g-31
=alcoholic+reference h47
=alcoholic+right-now r-23
=alcoholic+sealed h-27
=alcoholic+serves h29
=alcoholic+soft-drink h-30
=alcoholic+sums-0 h25
=alcoholic+sums-1 m-22
=alcoholic+sums-apart r-27 m-21
=alcoholic+to-dispose h-32
=alcoholic+to-learn h21
=alcoholic+to-treat h-30
=alcoholic+trading g-39 h29
=alcoholic+travelling h37
=alcoholic+unit h23
=alcoholic+wager-event h26
=alcoholic+works-for h43
=arbun+charged-at g21
=arbun+denial g38 h-26
=arbun+pays-for-chance g-37
=arbun+unit g-33
=avoid-control k45
=avoid-control+banking k23
=avoid-control+charged-at h36 k-23
=avoid-control+conceal h-25 k23
=avoid-control+excused k-72
=avoid-control+gift-money h38
=avoid-control+lawful-rate k35
=avoid-control+limit k24
=avoid-control+official h60 k-62
=avoid-control+pays-for-chance h-24 k34
=avoid-control+return-on-capital k33
=avoid-control+sale-or-service h25
=avoid-control+split r-21
=avoid-control+stays-unseen g-25 k34
=avoid-control+sums-0 k42
=avoid-control+under g-22 h31
=avoid-control+unit m-22 h26
=avoid-control+up-down m-32
=avoid-control+wager-event m-40 h22 k-21
=avoid-control+watchers k32
=banking+bet-house h33
=banking+contrast k24
=banking+contribute r-24 g-21
=banking+debt-grows r31
=banking+document r30
=banking+equity r-32 h36
=banking+errand r-23
=banking+exchange r-39 g31 m23
=banking+extra r23
=banking+for-money m-27
=banking+gift-money r34
=banking+given-away r-29
=banking+giving-drive k-21
=banking+guaranteed r28
=banking+guarantor r31
=banking+halal-certified r34
=banking+in-return r34
=banking+increase r29
=banking+instalment-count r29
=banking+interest-business h21
=banking+islamic-paper h-23
=banking+kept-by-creditor r37
=banking+licensed h-21
=banking+metal r26
=banking+metal-deal r23
=banking+name-after r27 h-35
=banking+not-told g-21
=banking+operator r-24
=banking+outside-prize h-34
=banking+paid-entry r22 h-22
=banking+paper-early r21
=banking+pays r39
=banking+per-period r30
=banking+play-costs r-26 h-23
=banking+price-word r-32
=banking+quick-cash r30
=banking+repay g-23
=banking+reschedule r21
=banking+savings-circle g-24 m-32 h-22
=banking+sell r21
=banking+split k22
=banking+stakes g-24
=banking+stays-unseen r-22 k25
=banking+sums-2 m-23
=banking+sums-apart m-33
=banking+surety r31
=banking+to-learn r-36
=banking+travelling k-21
=banking+unit r21
=banking+unknown g-23
=banking+unknown-party h-22
=banking+unlawful-business h21
=banking+up-down h21
=before-possession g27
=before-possession+dealing g36 k-25
=before-possession+denial r23
=before-possession+not-mine-yet k-28
=before-possession+pays-for-chance r28
=before-possession+price-of g46 k-27
=before-possession+sale-or-service r-21 g37
=before-possession+sell g34 k-21
=before-possession+sums-0 g28
=before-possession+take-in r-23
=before-possession+trade r-22 g39 k-24
=below-face+charged-at r30
=below-face+commercial-paper r26
=below-face+contrast r-21
=below-face+deferred r22
=below-face+friends r24
=below-face+insured r28
=below-face+pays r-25
=below-face+serves r25
=below-face+sold-short r29
=below-face+sums-1 r24
=below-face+under r30
=below-face+wager-event r-32 g-21
=benefit+bill r42 g-23 k-32
=benefit+commercial-paper r40
=benefit+conceal h-64 k40
=benefit+contest-kind m-26
=benefit+contribute m-22
=benefit+debt-carrier r-22
=benefit+dependant h-38
=benefit+document h35
=benefit+draw m-29
=benefit+excused h-32
=benefit+fee h22
=benefit+fixed-paper r25
=benefit+free-use r26
=benefit+friends m-21
=benefit+guaranteed m24
=benefit+instalment-count r-22 g-27
=benefit+insured r25
=benefit+late-rent h21
=benefit+lawful-bar h-24
=benefit+lend-verb r26
=benefit+metal r35
=benefit+my-wallet-lent k31
=benefit+name-after h-38
=benefit+name-before g-28
=benefit+not-told h-26
=benefit+online-place k22
=benefit+outside-prize m-34
=benefit+paid-entry m-21
=benefit+percentage r-23
=benefit+promised-cut r30
=benefit+right-now r-21 g31
=benefit+speed-up h36
=benefit+stakes g-29 m60
=benefit+stipulated r33
=benefit+sums-equal r-34
=benefit+sums-grow r22 g-28
=benefit+to-debtor h-25
=benefit+to-oppose h-27
=benefit+trading r27
=benefit+under h24
=benefit+undescribed g-31
=benefit+unit h22
=benefit+unknown k-25
=benefit+wager-event m-23
=benefit+watchers r36
=benefit+with-money m44
=benefit+wrapped-gift h-39
=bet-house m63 h43
=bet-house+bill h36
=bet-house+capital r-21 m24 h37
=bet-house+cash-form m24 h26
=bet-house+charged-at m48 h67
=bet-house+contest-kind g45 h45
=bet-house+dealing r-23 m24 h53
=bet-house+equity m-36 h41
=bet-house+errand h29
=bet-house+exchange g-21 m21 h32
=bet-house+excused m-54 h-39
=bet-house+for-money m25 h56
=bet-house+friends h35
=bet-house+game m21
=bet-house+given-back r-24 m26 h40
=bet-house+insured h22
=bet-house+lease m-32
=bet-house+narcotic m27
=bet-house+operator m26
=bet-house+paid-entry r-40 m31 h29
=bet-house+paper-money m22 h31
=bet-house+pays-for-chance m40 h46
=bet-house+reference m39 h31
=bet-house+right-now m32 h51
=bet-house+sale-or-service m31 h45
=bet-house+serves m-46 h33
=bet-house+stakes m21 h30
=bet-house+sums-0 m59 h36
=bet-house+sums-1 m50 h42
=bet-house+sums-2 r-29 h22
=bet-house+to-learn m45 h46
=bet-house+trading h28
=bet-house+unit h41
=bet-house+wager-event m41 h78
=bet-house+with-money g-21 m31 h36
=bet-house+works-for m-32 h26
=bill+cash-form r36
=bill+contrast k21
=bill+deferred r-33 g-24
=bill+denial r-35 k27
=bill+draw m42
=bill+equity r-21 g23
=bill+exchange g-33 h-39
=bill+extra g-23 h-22
=bill+false-words r-30 k44
=bill+fee m23
=bill+fixed-paper r74 g-30 h-42
=bill+in-return h-21
=bill+lawful-bar g-23
=bill+licensed g-27
=bill+limit g-33
=bill+my-wallet-lent k42
=bill+name-after g-22
=bill+name-before r-23
=bill+narcotic r-26 h-34
=bill+online-place m-30 k32
=bill+operator h49
=bill+paper-money r39 k21
=bill+per-period g24 h27
=bill+price-of r23
=bill+price-word r-24
=bill+priced-thing r-22 g-37
=bill+return-on-capital g26
=bill+right-now k-26
=bill+sham r-24 h-45 k28
=bill+shut-thing g-29
=bill+small-parts h-23 k-27
=bill+sold-short r24
=bill+split h-24 k-34
=bill+stipulated r-39
=bill+trade r34
=bill+under r32 g-23
=bill+unlawful-business h45
=bill+wager-event g-22 h-27
=bill+watchers r-27 h-39
=bill+with-money r49
=both-later g33
=both-later+comes-later g36
=both-later+dealing g21
=both-later+denial g21
=both-later+reference g26
=both-later+settles-later g30
=both-later+sums-0 g33
=buy-back r30
=buy-back+cash-form r22
=buy-back+charged-at r28
=buy-back+deadline r26
=buy-back+debt r-25 g22
=buy-back+extra r49
=buy-back+insured r47
=buy-back+lend r-54 g33
=buy-back+narcotic r25
=buy-back+price-of r21
=buy-back+reference r30
=buy-back+right-now r-41 g28
=buy-back+sell r22
=buy-back+serves h-21
=buy-back+sold-apart r25 g-26
=buy-back+sums-0 r27
=buy-back+sums-2 r30
=buy-back+trade r21
=buy-back+up-down r23 g-23
=capital+cash-form r32
=capital+comes-back r25
=capital+commercial-paper r-23 h-41
=capital+contest-kind g29
=capital+contribute r28
=capital+equity h24
=capital+errand r-21
=capital+fixed-gain r30
=capital+for-money m-22
=capital+for-others k24
=capital+gold h21
=capital+grown-debt r23
=capital+guaranteed r31
=capital+guarantor-gain r26
=capital+insured r-24 h21
=capital+islamic-paper r-23
=capital+keeps-money r29
=capital+lease r-32
=capital+lend r-38
=capital+market-price r-37
=capital+online-place r-22 h27
=capital+operator m27
=capital+paper-early r27
=capital+paper-money r32
=capital+priced-thing r-29
=capital+principal-stays g-27
=capital+search-for r-26 h22
=capital+sold-short r23
=capital+split r-26 k31
=capital+stays-unseen r-31 g-26
=capital+stranger k30
=capital+sums-1 r27
=capital+to-oppose r-28 g-25
=capital+trading r-30 m25
=capital+under r23
=capital+unlawful-business m31 h51
=capital+wash-money k31
=capital+watchers h-21
=capital+with-money h25
=cash-form+comes-back r29
=cash-form+conceal g-28 h-21
=cash-form+contest-kind m24 h21
=cash-form+contract-bet g33 h-43 k-23
=cash-form+contrast r21
=cash-form+denial k25
=cash-form+equity k-24
=cash-form+excused g-23 m-23
=cash-form+extra g-22
=cash-form+fee k29
=cash-form+fixed-gain r36
=cash-form+fixed-paper r50 g-36
=cash-form+foreign-currency r-52 h21
=cash-form+forward-deal g31
=cash-form+game h28
=cash-form+given-back r21 h-24
=cash-form+gold-part g24
=cash-form+hidden-name r-37 g-27 k34
=cash-form+kept-by-creditor r33 k-25
=cash-form+late-rent g-29
=cash-form+lawful-rate r38
=cash-form+lease g-34
=cash-form+lender-gain r21
=cash-form+licensed g25
=cash-form+market-price r-21
=cash-form+metal r33
=cash-form+metal-deal r38
=cash-form+my-wallet-lent r-29 k24
=cash-form+name-after g29
=cash-form+narcotic h38
=cash-form+nobody-knows g-44
=cash-form+not-chosen r-25
=cash-form+not-pork r26 m26 h30
=cash-form+official h23
=cash-form+paid-entry r22
=cash-form+paper-early r27
=cash-form+pass-along k25
=cash-form+pass-on r-33
=cash-form+pays g-30
=cash-form+per-period k40
=cash-form+pledge r23
=cash-form+priced-thing h-28
=cash-form+quick-cash r25
=cash-form+receivable r26
=cash-form+reference r24
=cash-form+return-on-capital g-21
=cash-form+right-now k24
=cash-form+sale-or-service k21
=cash-form+serves r23
=cash-form+sham g-25 h28 k-24
=cash-form+stakes h28 k-26
=cash-form+sums-equal r-33 m-21 h-25 k-29
=cash-form+sums-shrink r60
=cash-form+tick-guess m41
=cash-form+to-learn h-27
=cash-form+travelling r-29
=cash-form+two-prices r-23 g28
=cash-form+undecided g24
=cash-form+unknown r23 g-21
=cash-form+unknown-party k22
=cash-form+unlawful-business m29 h26
=cash-form+unlicensed-giving r-22 k25
=cash-form+up-down r23
=cash-form+wager-event h25
=cash-form+wash-money g-21 h-26 k45
=chance-pay m51
=chance-pay+chance-prize m25
=chance-pay+charged-at h-28
=chance-pay+dealing g-27 m24
=chance-pay+gift-money h-39
=chance-pay+insured g-29 m31
=chance-pay+late-rent h-26
=chance-pay+pays h-45
=chance-pay+pays-for-chance m31
=chance-pay+reference h-24
=chance-pay+sums-0 m43
=chance-pay+sums-1 m68
=chance-pay+trade g-31 m21
=chance-pay+unit m25
=chance-pay+wager-event g-33 m50 h-31
=chance-pay+with-money m33
=chance-prize m53
=chance-prize+charged-at m29
=chance-prize+dealing g-32
=chance-prize+gift-money g-29 h-29
=chance-prize+meat g-58 m82 h-43
=chance-prize+not-told g-41 m34
=chance-prize+online-place m22 h25
=chance-prize+pays-for-chance g-28 m44
=chance-prize+shut-thing m42
=chance-prize+sums-0 m49
=chance-prize+sums-1 m33
=chance-prize+wager-event g-24 m22
=charged-at+collection k30
=charged-at+commercial-paper r22
=charged-at+condition r30
=charged-at+contest-kind h-25
=charged-at+contract-bet g23
=charged-at+cut-mine k23
=charged-at+debt-grows r32
=charged-at+dependant r-30 h-38
=charged-at+described g-47 h-34
=charged-at+draw m27
=charged-at+each-in r-22
=charged-at+exchange h-27
=charged-at+excused r-21 h-25
=charged-at+false-words h-22 k42
=charged-at+fixed-paper r33
=charged-at+for-money r29
=charged-at+for-others k23
=charged-at+foreign-currency g-23
=charged-at+future-crop g37
=charged-at+given-away r-28
=charged-at+grows-with-time r25
=charged-at+guarantor-gain r31 h-21
=charged-at+he-picks g51
=charged-at+in-return r21
=charged-at+increase r23
=charged-at+insurance-business g25
=charged-at+interest-business r-25 h45
=charged-at+interest-product h25
=charged-at+islamic-paper r-45
=charged-at+keeps-money r26
=charged-at+meat-trade h-45
=charged-at+metal h-26
=charged-at+more-back r36
=charged-at+my-wallet-lent r-22
=charged-at+name-after h-26
=charged-at+no-date g33
=charged-at+no-day g43
=charged-at+no-decision-date g23
=charged-at+nobody-knows g54
=charged-at+not-chosen r-22
=charged-at+not-mine-yet g38
=charged-at+not-pork h-51
=charged-at+official r-28 h27
=charged-at+operator h45
=charged-at+out-of-reach g43
=charged-at+out-there g42
=charged-at+outside-prize r-34 m-27 h-27
=charged-at+pay-for-cover g24
=charged-at+price-open g38
=charged-at+principal-stays h-21
=charged-at+promised-cut r35
=charged-at+rate-charge r33
=charged-at+savings-circle r-22
=charged-at+small-parts r-24
=charged-at+speed-up h46
=charged-at+split g-33
=charged-at+stays-unseen h-28
=charged-at+stranger k26
=charged-at+sums-equal r-23
=charged-at+sums-grow r50
=charged-at+takaful g-26
=charged-at+tick-guess g26 m28
=charged-at+tied-deal r23
=charged-at+to-debtor g-26 h-30
=charged-at+to-dispose r-22
=charged-at+to-oppose h-22
=charged-at+to-treat h-33
=charged-at+unborn g49
=charged-at+under r29
=charged-at+undescribed g40
=charged-at+unknown-party k24
=charged-at+unlawful-business h60
=charged-at+unlicensed-giving k22
=charged-at+up-down r22
=charged-at+wait-pay r38
=charged-at+waiting r29
=charged-at+works-for h32
=charity+collection k23
=charity+dealing h23
=charity+deferred r-23
=charity+delay-charge r-27
=charity+draw m32
=charity+gift-money r-24
=charity+impure-wealth r-36
=charity+insured r-25
=charity+late-charge r-29
=charity+lease g-23 h-24
=charity+licensed k-27
=charity+more-time r-31
=charity+narcotic r-22
=charity+operator m-26 h-31
=charity+own-account k25
=charity+paid-entry m21
=charity+wager-event m-22
=charity+waiting r-30
=charity+watchers r-21
=collection k25
=collection+dealing g-23
=collection+gift-money k-28
=collection+giving-drive k30
=collection+gold r-33
=collection+lawful-rate k24
=collection+lease k21
=collection+lender r45 h-25
=collection+name-before r23 k22
=collection+own-account k28
=collection+sums-0 k25
=collection+to-dispose k24
=collection+unlicensed-giving k27
=collection+wager-event r-25 m22
=collection+winner-takes m23
=comes-back r28
=comes-back+contest-kind g-21
=comes-back+denial r31
=comes-back+fixed-rate g23
=comes-back+for-money r23
=comes-back+game g-21
=comes-back+given-back g-30
=comes-back+gold g-25
=comes-back+gold-part r37
=comes-back+hand-over r21
=comes-back+lawful-bar g-30 m-24
=comes-back+more-back r29 g-23 h-27
=comes-back+not-pork g29
=comes-back+paper-money r23
=comes-back+rate-charge r23
=comes-back+sums-2 r30
=comes-back+sums-3 g-23
=comes-back+sums-equal r-71
=comes-back+sums-grow r64
=comes-back+sums-shrink r50 m-23
=comes-back+to-oppose r23
=comes-back+unit g-22
=comes-later+contract-bet r-22
=comes-later+contrast r21
=comes-later+debt-carrier r24
=comes-later+equity r-30
=comes-later+exchange r50 g-23
=comes-later+extra g-30
=comes-later+fixed-rate r33
=comes-later+foreign-currency r50 g-24
=comes-later+friends r21
=comes-later+gold r31 g-26
=comes-later+guaranteed h23
=comes-later+interest-business h22
=comes-later+meat g25 h-24
=comes-later+meat-trade g23
=comes-later+metal-deal g21
=comes-later+more-time r23
=comes-later+narcotic r24
=comes-later+not-mine-yet g21
=comes-later+not-pork g24
=comes-later+own-zakat-rate g32
=comes-later+payroll r22
=comes-later+price-open g23
=comes-later+priced-thing r33
=comes-later+principal-stays r-21
=comes-later+return-on-capital r-39
=comes-later+sums-1 r29
=comes-later+sums-equal r-54
=comes-later+sums-grow r33
=comes-later+surety-pay h26
=comes-later+to-learn r26
=comes-later+unborn g32
=comes-later+undecided r-22
=comes-later+wager-event h-24
=comes-later+waiting h22
=commercial-paper+contrast r-31
=commercial-paper+denial r-32 k23
=commercial-paper+errand h-34 k-36
=commercial-paper+excused h-32
=commercial-paper+false-words r-27 k27
=commercial-paper+fixed-gain g-23
=commercial-paper+friends r33
=commercial-paper+gift-money r-24
=commercial-paper+hand-over k-21
=commercial-paper+insured g-24 k-23
=commercial-paper+keep-cut h22
=commercial-paper+kept-by-creditor r21
=commercial-paper+lawful-rate k-23
=commercial-paper+lease r-40
=commercial-paper+licensed r31 h-34
=commercial-paper+market-price r-31 h37
=commercial-paper+narcotic h-36
=commercial-paper+online-place r-22 g-22 m-37
=commercial-paper+paid-entry m-26
=commercial-paper+passes-it r26
=commercial-paper+pays r-36
=commercial-paper+pays-for-chance k-33
=commercial-paper+per-period g-21
=commercial-paper+price-of r36
=commercial-paper+price-word r-32
=commercial-paper+sell r29
=commercial-paper+serves r-29
=commercial-paper+sham k49
=commercial-paper+small-parts h44 k-34
=commercial-paper+sold-short r24
=commercial-paper+split h55 k-29
=commercial-paper+sums-2 r26
=commercial-paper+sums-shrink r25
=commercial-paper+to-learn r-29
=commercial-paper+trade r50
=commercial-paper+trading h47
=commercial-paper+wager-event k24
=commercial-paper+watchers r-31
=conceal g-21 k64
=conceal+dealing h-25 k48
=conceal+denial g-30 k43
=conceal+false-words g-43 m-25 h-45 k25
=conceal+gift-money g-21 h-48 k22
=conceal+reference r-24 m23 h38 k30
=conceal+sale-or-service k49
=conceal+sums-0 g-21 k65
=conceal+unit h23
=conceal+watchers g-26 k35
=condition r24
=condition+debt r33
=condition+extra r21
=condition+free-use r35
=condition+hand-over r29
=condition+lend r36
=condition+lend-verb r27
=condition+pays r-24 g26
=condition+price-of g-22
=condition+return-on-capital r34
=condition+sums-1 r32
=condition+sums-apart r23
=condition+tied-deal g-22
=condition+trading g-21
=contest-kind+debt r27
=contest-kind+draw h27
=contest-kind+extra r-23 m36
=contest-kind+fee m-35
=contest-kind+first-takes m21
=contest-kind+for-money m34
=contest-kind+foreign-currency g24
=contest-kind+friends m31 h-22
=contest-kind+game h-23
=contest-kind+insured g-23 m36
=contest-kind+kept-by-creditor m30
=contest-kind+late-rent h-32
=contest-kind+lawful-bar h35
=contest-kind+lend m25
=contest-kind+my-loss m28
=contest-kind+not-pork g-22
=contest-kind+online-place g-21 m55
=contest-kind+operator m23 h23
=contest-kind+outside-prize m-23
=contest-kind+paid-entry m-34 h-24
=contest-kind+paper-money m24 h21
=contest-kind+reference m-24 h-36
=contest-kind+right-now g33
=contest-kind+sell r-22 h37
=contest-kind+sums-1 m36
=contest-kind+sums-2 m22
=contest-kind+trading h-31
=contest-kind+unlawful-business m21 h47
=contest-kind+up-down g27
=contest-kind+with-money m40
=contract-bet g57
=contract-bet+dealing r-21 g28
=contract-bet+draw r77 g-35 m-28
=contract-bet+equity g46 h-21
=contract-bet+exchange r-47 g40
=contract-bet+excused r-35
=contract-bet+extra r-23 g38 m-22
=contract-bet+fee r31 g24
=contract-bet+gift-money r-36 g35
=contract-bet+insured r-28 g45
=contract-bet+metal g35
=contract-bet+more-time r-39 g23
=contract-bet+paper-money g33 h-43 k-23
=contract-bet+pays r-40 g33
=contract-bet+pays-for-chance g35
=contract-bet+per-period g25 m-21
=contract-bet+return-on-capital r-31 m-23
=contract-bet+sale-or-service g44
=contract-bet+sell r-27
=contract-bet+serves r-31 g43 h-27
=contract-bet+sums-0 g57 h-21
=contract-bet+sums-1 r-22 g35
=contract-bet+trading g32
=contract-bet+unit g25
=contrast+contribute h-22
=contrast+debt-carrier r-35
=contrast+document g28
=contrast+draw r-27 m21
=contrast+equity g21
=contrast+false-words g-33
=contrast+fee r-22
=contrast+free-use r28
=contrast+gold r-28
=contrast+late-rent h24
=contrast+lawful-bar r-21
=contrast+lend-verb r36
=contrast+lender r26
=contrast+licensed g26
=contrast+metal r29
=contrast+metal-deal r31
=contrast+more-time r-27
=contrast+official r-29
=contrast+pass-along g-25
=contrast+percentage r26
=contrast+principal-stays r24
=contrast+rate-charge r28
=contrast+repay r-26
=contrast+same-back r26 h-21
=contrast+sums-3 r-43
=contrast+sums-grow r32
=contrast+tied-deal g-21
=contrast+to-oppose r-34
=contrast+unlawful-business m25 h36
=contrast+watchers k38
=contribute m25
=contribute+dealing m33
=contribute+denial h-23
=contribute+draw m32
=contribute+equity r-24
=contribute+first-takes m27
=contribute+fixed-rate k22
=contribute+friends m22
=contribute+hand-over m23
=contribute+insured m25
=contribute+keep-cut m-22
=contribute+kept-by-creditor r-25 m34
=contribute+lease r21
=contribute+lend r27
=contribute+loser-pays r-22
=contribute+market-price g22
=contribute+passes-it k28
=contribute+pays m-21
=contribute+price-of m53
=contribute+priced-thing g29
=contribute+reference h41
=contribute+repay m-24
=contribute+sale-or-service m21
=contribute+sums-0 m32
=contribute+sums-1 h-22
=contribute+take-in m21
=contribute+trade g-26 m54
=contribute+unit h-33
=contribute+up-down g29 m21
=contribute+wager-event m21
=contribute+winner-takes m34
=currency-forward r54 g-29
=currency-forward+exchange r34 g-30
=currency-forward+foreign-currency r45
=currency-forward+forward-deal r37
=currency-forward+pass-on r50 g-38
=currency-forward+priced-thing r21
=currency-forward+reference r29
=currency-forward+sums-0 r54 g-29
=currency-forward+trading r46 g-46
=currency-forward+unit r21
=cut-mine k30
=cut-mine+fee h-27 k29
=cut-mine+gift-money k28
=cut-mine+lender-gain r-23
=cut-mine+my-wallet-lent k27
=cut-mine+not-told r-21 h-26
=cut-mine+pass-along h-23 k27
=cut-mine+per-period k29
=cut-mine+sale-or-service h-24 k24
=cut-mine+serves h-26 k23
=cut-mine+sums-0 k31
=cut-mine+sums-1 h-24
=cut-mine+surety-pay k24
=cut-mine+take-in r-23
=deadline+debt-carrier r22
=deadline+debt-grows g-22
=deadline+exchange r27
=deadline+excused r26
=deadline+extra r28 g-30 m-24
=deadline+foreign-currency r23
=deadline+gold r26 g-30
=deadline+lawful-bar r23
=deadline+meat-trade g23
=deadline+not-chosen g23
=deadline+not-mine-yet g21
=deadline+per-period h24
=deadline+principal-stays g-23
=deadline+same-back g-21
=deadline+sea-catch g31
=deadline+small-parts h-38
=deadline+sums-equal r-42
=deadline+sums-grow r25
=deadline+sums-shrink r37
=deadline+to-learn r22
=deadline+two-prices r-22
=deadline+undecided r-22
=deadline+unlawful-business r30
=deadline+with-money g21
=dealing+debt-carrier r-25
=dealing+debt-grows r26
=dealing+delay-charge h-25
=dealing+dependant r-21
=dealing+draw m30
=dealing+early-rebate g-23
=dealing+erase-it k28
=dealing+false-words h-30 k54
=dealing+foreign-currency r25
=dealing+guaranteed r-25
=dealing+hangs-if g46 m-23
=dealing+hangs-on g32 h-27
=dealing+he-picks g40
=dealing+impure-wealth r36 m-22 h-23
=dealing+in-return g30
=dealing+insurance-business g-34 h32
=dealing+islamic-paper g-22 h-28
=dealing+loose-order g28
=dealing+meat g-33
=dealing+more-back r33 h-21
=dealing+my-wallet-lent k42
=dealing+nobody-knows g45 h-22
=dealing+not-mine-yet g37
=dealing+official h24
=dealing+one-source r-21 h-26
=dealing+online-place m29
=dealing+operator h22
=dealing+out-of-reach g26
=dealing+out-there g52
=dealing+outside-prize r24
=dealing+own-account g-42
=dealing+paper-early r31
=dealing+payroll r23
=dealing+play-costs r-25
=dealing+pledge r29
=dealing+price-open g21
=dealing+principal-stays r-31
=dealing+promised-cut r22 g-21 h-21
=dealing+quick-cash r36
=dealing+rate-charge r22
=dealing+same-back r30
=dealing+savings-circle r30
=dealing+sea-catch g44 m-21 h-28
=dealing+share-unknown g42 h-23
=dealing+shut-thing g27
=dealing+sums-apart r-23
=dealing+sums-equal r-26 m-27 h-21
=dealing+surety r22
=dealing+tick-guess r-21 g27 m37
=dealing+to-debtor g-31
=dealing+travelling r-21
=dealing+two-prices g27
=dealing+unborn r-21 g44 h-35
=dealing+undecided g26
=dealing+undescribed g21
=dealing+unknown-quantity g30
=dealing+unlawful-business h36
=dealing+unlicensed-giving r-43 k-24
=dealing+wait-pay r29 g-22
=dealing+zakat r27
=debt r23
=debt+debt-grows r30
=debt+denial r-21
=debt+equity h43
=debt+excused r-37
=debt+fee r22
=debt+free-use r46
=debt+game m50
=debt+gold r43 g-23
=debt+grown-debt r22
=debt+guarantor-gain r-21
=debt+in-return r24
=debt+interest-business h28
=debt+lawful-bar r26
=debt+lease r26
=debt+lender-gain r48
=debt+limit r46
=debt+meat r-30
=debt+more-back r33
=debt+my-loss m27
=debt+name-after r22
=debt+narcotic r25
=debt+operator r21 g-40 h35
=debt+passes-it r22
=debt+pay-me r24
=debt+principal-stays g-21
=debt+same-back r23
=debt+sums-0 r27
=debt+sums-3 m-22
=debt+sums-equal r-39
=debt+sums-grow r39
=debt+sums-shrink r27
=debt+tied-deal r21
=debt+to-debtor r-26
=debt+to-treat m-24
=debt+trading g27
=debt+under r-22
=debt+unlawful-business h33
=debt+up-down r21 g-26
=debt+wager-event m28
=debt+wait-pay r25
=debt-carrier r24
=debt-carrier+excused r-38
=debt-carrier+fee r33
=debt-carrier+guaranteed r34
=debt-carrier+keep-cut h-28
=debt-carrier+lender r33 h-43
=debt-carrier+narcotic r37 h-29
=debt-carrier+own-zakat-rate r-27 g22
=debt-carrier+percentage r27
=debt-carrier+price-word r23 h-21
=debt-carrier+principal-stays r24
=debt-carrier+rate-charge r35
=debt-carrier+receivable r-22
=debt-carrier+right-now r-29
=debt-carrier+sums-0 r28
=debt-carrier+sums-grow r23
=debt-carrier+to-oppose r-28
=debt-carrier+trade r26
=debt-carrier+waiting r23
=debt-grows r59 g-27
=debt-grows+denial g-28
=debt-grows+extra r23 g-22
=debt-grows+gift-money r32
=debt-grows+lend r30
=debt-grows+pays r34 g-31 m-25 h-23
=debt-grows+price-word r32
=debt-grows+receivable r25
=debt-grows+settles-later g-22
=debt-grows+sums-0 r64 g-35
=debt-grows+sums-1 r23
=debt-grows+to-oppose r23
=debt-grows+unit r38
=debt-grows+wait-pay r21
=debt-grows+waiting r26
=deferred+foreign-currency r21
=deferred+gold r66 g-24
=deferred+hand-over r23
=deferred+lawful-bar r27
=deferred+lawful-rate r-51
=deferred+market-price r24
=deferred+metal g33
=deferred+narcotic r27
=deferred+online-place r25
=deferred+own-zakat-rate g21
=deferred+priced-thing r44
=deferred+search-for r-23 g25
=deferred+small-parts k21
=deferred+split k24
=deferred+sums-1 g-26
=deferred+sums-3 r43 g-26
=deferred+take-in r34
=deferred+to-dispose r-24
=deferred+to-learn h-25 k-31
=deferred+to-oppose r-27
=deferred+two-prices r-27 g25
=deferred+watchers r37
=delay-charge+denial h-28
=delay-charge+errand r-29
=delay-charge+excused r-21 h-24
=delay-charge+gift-to r-22
=delay-charge+kept-by-creditor r27
=delay-charge+late-rent r-26
=delay-charge+lawful-bar h-27
=delay-charge+limit r-25 h-31
=delay-charge+online-place r26
=delay-charge+pays h-32
=delay-charge+pays-for-chance h-24
=delay-charge+percentage r23
=delay-charge+price-of h-36
=delay-charge+sums-1 r-27 g-27 h-27
=delay-charge+sums-2 r30
=delay-charge+to-dispose r-23
=delay-charge+to-learn r-31
=delay-charge+to-oppose g-21 h-48
=delay-charge+unlawful-business h-25
=denial+document h46
=denial+each-in g-27
=denial+erase-it g-22 k29
=denial+errand h27
=denial+excused h-22
=denial+extra g-25
=denial+false-words h-32 k58
=denial+fixed-gain r27
=denial+for-money r-23
=denial+foreign-currency g-22
=denial+future-crop g33 h-32
=denial+given-back r-26
=denial+giving-drive k42
=denial+guarantor r-37
=denial+halal-certified h29
=denial+he-picks g29
=denial+hidden-name r-31 g-44 m-27 h-51 k61
=denial+improper h28
=denial+instalment-count r-26
=denial+istisna g30
=denial+late-charge h-23
=denial+lawful-bar r-28 g22
=denial+left-open g23
=denial+lend g-25
=denial+lend-verb g-23 m-27
=denial+loose-order g32
=denial+loser-pays g-29 m21
=denial+meat-trade h26
=denial+more-time r-22 g-27
=denial+name-after g25
=denial+name-before h22
=denial+no-date g23
=denial+no-day g21
=denial+no-decision-date g21
=denial+no-spec g40
=denial+nobody-knows g34
=denial+not-told g33 h-27
=denial+official g-28
=denial+out-of-reach g25
=denial+paid-entry h-26
=denial+paper-money k26
=denial+pass-along g-26 k22
=denial+pass-on r-27
=denial+pay-for-cover g35
=denial+pay-me r24
=denial+per-period r34
=denial+return-on-capital r33
=denial+right-now h-23
=denial+savings-circle r-29 g-22 k44
=denial+sell g32
=denial+settles-later h-23
=denial+sham h22
=denial+small-parts g-21 h-36 k47
=denial+sold-apart r25
=denial+speed-up h36
=denial+stays-unseen g-30 k46
=denial+stranger g-22
=denial+sums-3 g-22
=denial+sums-apart g-23
=denial+sums-equal m-21
=denial+surety r-37
=denial+surety-pay r-24
=denial+to-debtor r-33 k27
=denial+trading g39
=denial+two-prices g29
=denial+undecided g24 h-27
=denial+undescribed g24
=denial+unknown g24
=denial+unknown-party g-25
=denial+unlawful-business m-21
=denial+unpromised g-31
=denial+up-down g23
=denial+waiting r-26
=denial+watchers k21
=denial+winner-takes m26 h-35
=dependant h-50
=dependant+gift-money r-24 h-36
=dependant+gift-to h-40
=dependant+price-of g-27
=dependant+reference h-26
=dependant+sale-or-service h-28
=dependant+sums-0 h-50
=described g-26 h-25
=described+gift-money h-26
=described+insured g-35
=described+lease g-22
=described+market-price r-21
=described+narcotic g-22 h-21
=described+pays r24
=described+pays-for-chance h-21
=described+per-period g-23
=described+price-word g-22
=described+reference h-29
=described+right-now r-21
=described+sale-or-service h-23
=described+shut-thing g-37
=described+sums-0 g-22 h-25
=described+sums-1 g-33 h-25
=described+trading h-22
=described+unit g-26
=document+excused h-52
=document+fee h-54
=document+friends r27
=document+given-back r23
=document+improper h24
=document+in-return h-24
=document+insured g-21
=document+market-price h22
=document+metal r55
=document+metal-deal r55
=document+name-before r-23
=document+narcotic h-31
=document+not-told h23
=document+operator h21
=document+paid-entry h-23
=document+payroll h24
=document+pays h-23
=document+per-period r26
=document+price-of h28
=document+reference r-21
=document+sell h25
=document+serves h32
=document+sham h51
=document+sold-apart h-32
=document+sums-2 r29
=document+sums-grow r39
=document+take-in h46
=document+to-oppose h-28
=document+trade h25
=document+trading g-23
=document+under h35
=document+watchers r23
=draw m32
=draw+excused m-58
=draw+extra g-31
=draw+fee h21
=draw+fixed-rate r-34 m-27 h-35
=draw+for-money r-24 m34
=draw+friends h28
=draw+gift-money m24
=draw+gift-to m31
=draw+giving-drive m24
=draw+hand-over g21
=draw+late-rent m38
=draw+lawful-rate m25 h25
=draw+lease m-33
=draw+market-price h21
=draw+name-after m28 h23
=draw+name-before h21
=draw+not-told g-31
=draw+online-place m28
=draw+outside-prize m-36
=draw+paid-entry m49
=draw+pays m24
=draw+pays-for-chance m44
=draw+per-period g-28 h33
=draw+price-of h24
=draw+priced-thing r-22 h33
=draw+reference m28
=draw+sale-or-service m39
=draw+serves m-41
=draw+shut-thing g-64 m59
=draw+sums-0 m27
=draw+sums-1 m44 h24
=draw+sums-2 m34
=draw+sums-apart r-28 m29
=draw+surety-pay h-27
=draw+to-learn m-37
=draw+trade h29
=draw+trading g-23 m-39 h25
=draw+unit m39
=draw+unlawful-business m32
=draw+watchers r33
=draw+winner-takes h-32
=each-in g-22 m27
=each-in+first-takes r-24 m32
=each-in+game m35
=each-in+gift-money m-32
=each-in+passes-it k26
=each-in+pays m-33
=each-in+reference m-22
=each-in+sale-or-service m-24
=each-in+sums-0 g-25 m33
=each-in+take-in k21
=each-in+unit m-22
=each-in+wager-event h-25
=each-in+winner-takes m25
=early-rebate g-22
=early-rebate+stipulated r24
=early-rebate+sums-0 g-22
=early-rebate+to-debtor g-24
=early-rebate+trading r25
=equity+given-back g-41
=equity+giving-drive g-29 m-25
=equity+guaranteed r26
=equity+hand-over r-24
=equity+insurance-business g-50 h58
=equity+insured r-24 g-55 h37
=equity+interest-business r-49 h63
=equity+islamic-paper r-41 g-21 h-28
=equity+kept-by-creditor k-23
=equity+lawful-bar g-21 h-33
=equity+lease g36
=equity+lend g31 h21
=equity+lender-gain m-22
=equity+narcotic g25
=equity+not-mine-yet g40
=equity+online-place k-28
=equity+operator m-49
=equity+own-zakat-rate g-33
=equity+paper-money k-22
=equity+price-of r-23
=equity+reference r21 g-21
=equity+right-now g-24
=equity+search-for r-31 g-23 h35
=equity+sold-apart h25
=equity+sold-short r-23
=equity+surety-pay h30
=equity+to-dispose h-35
=equity+unlawful-business m-44 h43
=equity+wager-event h-25
=equity+watchers r-28 g29 h31
=erase-it k64
=erase-it+excused k-63
=erase-it+gift-money r-22 k37
=erase-it+insured k25
=erase-it+lawful-rate k22
=erase-it+official h64 k-73
=erase-it+pays m-22 k31
=erase-it+pays-for-chance m-24 h-27 k45
=erase-it+reference h25 k-31
=erase-it+sale-or-service h38 k-56
=erase-it+sums-0 k65
=erase-it+to-learn k25
=erase-it+unit h30 k-33
=erase-it+watchers k24
=errand+exchange r-25 g-23
=errand+excused h-22
=errand+fee r-23 h-31
=errand+gift-money g-24
=errand+gold r-25
=errand+improper h49
=errand+lease h-24
=errand+narcotic h-23
=errand+not-pork g-34
=errand+official h-27
=errand+operator h41
=errand+outside-prize h-31
=errand+payroll r42
=errand+play-costs h-25
=errand+sham h52
=errand+shut-thing g-28
=errand+small-parts r-27
=errand+trading g-30 m-24
=errand+unknown g27
=errand+wager-event m-21
=errand+watchers r-24
=errand+works-for h-31
=exchange+excused h-29
=exchange+extra h-29
=exchange+fee r-45 g-39 h40
=exchange+forward-deal r31
=exchange+friends g-27 m-27 h-22
=exchange+gift-money r-24
=exchange+gold r35 g-25 h-22
=exchange+keep-cut r32 g-28
=exchange+lawful-bar r21 g33
=exchange+lawful-rate m27
=exchange+meat r36 h-48
=exchange+narcotic r31 g-40 h-36
=exchange+official h22
=exchange+operator r-25 h34
=exchange+paid-entry h-22
=exchange+pass-on r66 g-44
=exchange+payment-versus-payment r-49 g-21 m-24
=exchange+payroll k-31
=exchange+price-word g31
=exchange+reference g-33
=exchange+repay m-24
=exchange+sell r24
=exchange+settles-later r42
=exchange+sold-short g-34
=exchange+sums-1 g-28
=exchange+sums-equal r-33
=exchange+sums-grow g-33
=exchange+sums-shrink r54 g-22
=exchange+to-learn r-21 g-31
=exchange+unit r28
=exchange+unlawful-business h22
=exchange+wager-event g-27 h21
=excused g-21 h-47
=excused+extra g-55
=excused+fixed-paper r-38
=excused+fixed-rate g-22 m-24 h-23
=excused+for-money g-21
=excused+foreign-currency k-22
=excused+friends r-33
=excused+game m-36 h-24
=excused+given-back g-39
=excused+giving-drive k26
=excused+guaranteed r-21 g-23
=excused+guarantor r-38
=excused+halal-certified r-23 h-24
=excused+increase r-45
=excused+insurance-business g-46
=excused+insured g-52
=excused+interest-business r-27 h28
=excused+interest-product r-32
=excused+islamic-paper r-23
=excused+late-rent m-22
=excused+lawful-bar h-31
=excused+lend r-41
=excused+lend-verb h25
=excused+licensed h-26
=excused+meat h-75
=excused+meat-trade h-40
=excused+metal h-21
=excused+metal-deal r22
=excused+more-time r-30
=excused+my-wallet-lent k-46
=excused+name-before r-37
=excused+narcotic h-86
=excused+no-spec g26
=excused+nobody-knows g-27
=excused+not-pork h-42
=excused+not-told h-25
=excused+official m-22 h-48
=excused+online-place g-26 h-33
=excused+operator m-50 h-45
=excused+out-of-reach g-33
=excused+out-there g-48
=excused+own-account k-31
=excused+own-zakat-rate g-33 h-21
=excused+paid-entry m-26 h-21
=excused+paper-money g-21
=excused+pass-on r-21
=excused+payroll g-21
=excused+pays-for-chance h-25
=excused+play-costs g-21
=excused+pledge r-52
=excused+receivable r-31
=excused+reference h-22
=excused+refusal r-28
=excused+return-on-capital r-21 g-25
=excused+right-now h-23
=excused+savings-circle r-40
=excused+search-for g-54
=excused+sell h21
=excused+sham h-96
=excused+shut-thing g-34
=excused+soft-drink h-33
=excused+sold-apart g-57
=excused+sold-short r26 g-29
=excused+stakes m-46
=excused+sums-0 g-21 h-47
=excused+sums-1 g-25 h-39
=excused+sums-apart r-50
=excused+sums-grow r25 g-31
=excused+sums-shrink r26
=excused+surety r-35
=excused+takaful g-43
=excused+tied-deal g-22
=excused+to-oppose h-23
=excused+to-treat m-31
=excused+trade g-22
=excused+travelling g-26 h-25
=excused+unborn g-24
=excused+under r-23 h-21
=excused+undescribed g-27
=excused+unit h-34
=excused+unlawful-business h-55
=excused+wager-event m-45 h-27
=excused+waiting r-31
=excused+watchers k-40
=excused+with-money m-34
=excused+works-for g-22
=extra+fee g34 h27
=extra+foreign-currency g25
=extra+gold-part r29 g-26
=extra+guaranteed r27
=extra+in-return r30
=extra+increase r24
=extra+instalment-count r-35
=extra+insurance-business h-27
=extra+interest-business r39 h-26
=extra+islamic-paper r-37
=extra+lawful-bar h-32
=extra+lend r36
=extra+lend-verb r22
=extra+limit g29
=extra+market-price r-22 g29 m21
=extra+meat r-26 g-25 m-21 h-53
=extra+more-back r34
=extra+name-before r30 g-33 m-31
=extra+operator r-31 g-36 m39 h63
=extra+own-zakat-rate g-34
=extra+paid-entry m34
=extra+payroll r-24 h-21
=extra+per-period r21
=extra+price-word r-22
=extra+priced-thing m30
=extra+repay r23
=extra+right-now r36
=extra+same-back r27
=extra+savings-circle r25
=extra+search-for g37
=extra+settles-later r31 g-30
=extra+sold-apart g-21
=extra+sold-short r-24
=extra+sums-3 r-33
=extra+sums-shrink r-31
=extra+to-dispose r-23
=extra+unlawful-business g-27 h55
=extra+up-down r21
=extra+wager-event m33
=extra+watchers r36 h-26
=false-words h-34 k87
=false-words+gift-money r-22 k34
=false-words+lawful-rate r-29
=false-words+lease r-29
=false-words+metal r46 g-21 k-27
=false-words+metal-deal g-40
=false-words+reference r-22 h-28 k59
=false-words+sale-or-service g-24 k70
=false-words+serves r-23 g-34 h-27 k37
=false-words+sham h-40 k45
=false-words+sums-0 h-34 k87
=false-words+trading r-23 h-41 k52
=false-words+unit r-24 g-21 k26
=false-words+watchers r-28 g-25 h-33 k33
=fee+for-money m-37
=fee+game h22
=fee+giving-drive h-21
=fee+guarantor-gain r26
=fee+instalment-count r32 h-28
=fee+interest-business r-22
=fee+islamic-paper r-21
=fee+late-rent h-26
=fee+lawful-bar r-25
=fee+lend-verb r25
=fee+lender h-25
=fee+licensed r-28 h-23
=fee+limit g39
=fee+market-price r-29 g25
=fee+metal-deal r-26
=fee+not-told r-22 g-22 h-32
=fee+online-place k-24
=fee+paper-money k29
=fee+payroll r40
=fee+pays r34 h-21
=fee+per-period r23
=fee+play-costs r-23 h-33
=fee+pledge r26
=fee+price-of r-30
=fee+priced-thing r-32 g26
=fee+promised-cut r-34 g-26 h-26 k-29
=fee+rate-charge r23
=fee+receivable r24
=fee+reference h-21
=fee+repay r28
=fee+right-now r-25 h26
=fee+search-for h-21
=fee+sham k33
=fee+sold-apart g-27
=fee+stakes m-21 h27
=fee+sums-1 r-35
=fee+sums-apart r29
=fee+surety r28
=fee+to-dispose r-35
=fee+to-learn h-21
=fee+to-oppose r-23 h-22
=fee+to-treat g-26 k-28
=fee+trading r-33
=fee+under h36 k-21
=fee+wait-pay r26
=fee+watchers r-36 k-28
=fee+winner-takes m25
=fee+with-money h21
=first-takes r-28 m41
=first-takes+hand-over r-30
=first-takes+paid-entry m37
=first-takes+pays-for-chance m35
=first-takes+sums-0 m34
=first-takes+sums-1 r-23 m21
=first-takes+take-in r-30
=first-takes+wager-event m21
=first-takes+winner-takes m28
=fixed-gain r26
=fixed-gain+fixed-paper r22
=fixed-gain+lease h31
=fixed-gain+lend r27
=fixed-gain+paper-money r36
=fixed-gain+pays g21
=fixed-gain+return-on-capital r26
=fixed-gain+serves h29
=fixed-gain+sums-0 r35
=fixed-gain+sums-2 r21
=fixed-gain+sums-shrink r29
=fixed-gain+surety-pay r-28
=fixed-gain+to-oppose r46
=fixed-gain+wager-event h27
=fixed-paper r58
=fixed-paper+gift-money r22
=fixed-paper+insured r28
=fixed-paper+interest-business h-24
=fixed-paper+late-rent r48 g-24
=fixed-paper+lend-verb r23
=fixed-paper+market-price r26
=fixed-paper+metal-deal r26
=fixed-paper+online-place r24
=fixed-paper+paid-entry r31 m-27
=fixed-paper+paper-money r50 g-36
=fixed-paper+pays-for-chance r22
=fixed-paper+per-period r22
=fixed-paper+reference r27 h-25
=fixed-paper+sale-or-service r28
=fixed-paper+sold-apart r30
=fixed-paper+sums-0 r58
=fixed-paper+sums-1 h-28
=fixed-paper+trading r44 h-22
=fixed-paper+unit r30
=fixed-rate+foreign-currency r21
=fixed-rate+forward-deal g-24 m-23 h-23
=fixed-rate+friends r28
=fixed-rate+gold r21
=fixed-rate+guaranteed h-23
=fixed-rate+repay r-29
=fixed-rate+sell r23
=fixed-rate+sold-apart r-21
=fixed-rate+speed-up h24
=fixed-rate+trading r-24
=for-money m26
=for-money+friends m22
=for-money+game r-21 m45 h-25
=for-money+given-back h23
=for-money+gold r-27
=for-money+guaranteed r23
=for-money+improper m-27 h67
=for-money+in-return m24
=for-money+instalment-count r37 g-25
=for-money+insured r-32 m-23 h-21
=for-money+lawful-rate m-23
=for-money+lease r28 g-35
=for-money+loser-pays m23
=for-money+market-price r-21
=for-money+name-after m-34
=for-money+official m-23
=for-money+online-place h43
=for-money+operator h51
=for-money+out-there g30
=for-money+own-stake g-24 m26 h30
=for-money+paid-entry r-24 h-27
=for-money+paper-money h23
=for-money+pays-for-chance m21
=for-money+percentage r23 m-27 h-26
=for-money+price-of r-22
=for-money+priced-thing r-23
=for-money+repay h23
=for-money+return-on-capital r27 m-24
=for-money+right-now h32 k-21
=for-money+sold-short r-25
=for-money+sums-1 m41
=for-money+tick-guess g43 h-24
=for-money+to-oppose h-24
=for-money+trading g22
=for-money+unlawful-business m-21 h21
=for-money+wager-event m29
=for-money+waiting m-24
=for-money+watchers r22
=for-others k39
=for-others+hand-over k28
=for-others+stranger h-21
=for-others+sums-0 r-23 k40
=for-others+take-in k42
=for-others+unit k25
=foreign-currency r24
=foreign-currency+forward-deal r41 g-32
=foreign-currency+friends r27 g-23
=foreign-currency+given-back r28
=foreign-currency+gold-part r28 m-32
=foreign-currency+guaranteed g-30
=foreign-currency+insured r-27
=foreign-currency+late-rent g-30
=foreign-currency+lend g-21
=foreign-currency+loser-pays r-25
=foreign-currency+not-pork r-32 g-25
=foreign-currency+online-place r-21 m23 h23
=foreign-currency+operator m23 h27
=foreign-currency+paid-entry r-30 g-21
=foreign-currency+paper-money r-50 g-21 h29
=foreign-currency+pass-along r64 k-21
=foreign-currency+pass-on r51 g-37
=foreign-currency+passes-it r40
=foreign-currency+payment-versus-payment r-54 m-29
=foreign-currency+per-period r26
=foreign-currency+price-word r22
=foreign-currency+reference r28 g-38
=foreign-currency+repay r26
=foreign-currency+return-on-capital r23
=foreign-currency+right-now r34
=foreign-currency+settles-later r42
=foreign-currency+sold-short r-34 g-32
=foreign-currency+stakes r-22 g30 m36
=foreign-currency+sums-0 r32
=foreign-currency+tick-guess r-26 g37 m47 h-21
=foreign-currency+to-oppose r-21 h-25
=foreign-currency+trading r30 g-26
=foreign-currency+travelling r-50
=foreign-currency+unit r34
=foreign-currency+unlawful-business m25 h32
=foreign-currency+up-down g43
=foreign-currency+with-money r-39
=forward-deal+guaranteed g-24
=forward-deal+market-price r22
=forward-deal+paper-money g31
=forward-deal+priced-thing r22
=forward-deal+sell r-24 g33
=forward-deal+sums-1 g-26 m-23 h-22
=forward-deal+trade r-38 g51
=free-use r36
=free-use+gift-money r26
=free-use+in-return r24
=free-use+lend r45
=free-use+lend-verb r38
=free-use+pays-for-chance r30
=free-use+reference r24
=free-use+repay r33
=free-use+return-on-capital r30
=free-use+sums-0 r27
=free-use+sums-1 r31
=friends+game h-31
=friends+guaranteed g-26
=friends+hidden-name r-23 h-25 k38
=friends+instalment-count h-39
=friends+kept-by-creditor r29
=friends+late-charge r-21 h-22
=friends+lawful-bar h-30
=friends+lawful-rate m-23
=friends+lease g23
=friends+lend-verb h-37
=friends+lender-gain r24
=friends+licensed r36
=friends+more-back r24
=friends+more-time r-21
=friends+my-loss h-37
=friends+not-told h25
=friends+official h43
=friends+online-place k32
=friends+operator h21
=friends+outside-prize m-47
=friends+paper-early m-25
=friends+percentage r22
=friends+serves g-22 m-23
=friends+sham h25 k-25
=friends+speed-up h21
=friends+stakes m46
=friends+sums-1 m24
=friends+sums-2 r32
=friends+sums-grow r55 h-21
=friends+sums-shrink h-25
=friends+surety r24
=friends+trading h-27
=friends+wager-event m27
=friends+winner-takes m24
=friends+with-money m28
=future-crop g53
=future-crop+gift-money h-24
=future-crop+own-zakat-rate g48 h-25
=future-crop+pays-for-chance g31 h-22
=future-crop+sale-or-service g24
=future-crop+sell g21
=future-crop+sums-0 g54
=future-crop+trade g24
=future-crop+unit g34 h-29
=game m31
=game+gift-money m30
=game+guaranteed r-25
=game+lawful-bar m-27
=game+lawful-rate r23 h27
=game+lease m-28 h23
=game+lend m50
=game+loser-pays m21
=game+official g-21 h36
=game+online-place m21
=game+operator m-26 h37
=game+paper-money m34 h22
=game+pays-for-chance m31
=game+play-costs m-21
=game+price-of h23
=game+receivable r-39 m27
=game+sale-or-service h26
=game+speed-up r-24 h37
=game+sums-0 m21 h-23
=game+sums-1 m37
=game+sums-2 m29
=game+sums-apart r-24 m28
=game+to-oppose m30 h-40
=game+unlawful-business h22
=game+with-money r-22 m52
=game+works-for m-21
=gift-money+gold r-22
=gift-money+grown-debt r24
=gift-money+improper h26
=gift-money+in-return r24
=gift-money+insurance-business h-29
=gift-money+lawful-rate r21
=gift-money+lease r28
=gift-money+lender r40
=gift-money+lender-gain r28
=gift-money+meat g-23
=gift-money+more-back r31 h-25
=gift-money+my-wallet-lent k23
=gift-money+name-after h-25
=gift-money+not-told r-35
=gift-money+official h49
=gift-money+online-place r23 h25
=gift-money+operator g-28
=gift-money+out-there h-29
=gift-money+own-stake h28
=gift-money+paper-early r34
=gift-money+pass-along r-21 k25
=gift-money+pass-on r-27
=gift-money+passes-it r23
=gift-money+play-costs h-22
=gift-money+principal-stays r26 g-31
=gift-money+promised-cut r21
=gift-money+sealed g-25
=gift-money+serves r29
=gift-money+sham m-22 k-37
=gift-money+speed-up h36
=gift-money+split k29
=gift-money+sums-equal g-23 m-31 h-29 k-28
=gift-money+surety r22
=gift-money+takaful h-27
=gift-money+tick-guess r-21 g27 m23
=gift-money+to-dispose g-24
=gift-money+to-oppose r-21
=gift-money+two-prices g30
=gift-money+undecided g25
=gift-money+under h30
=gift-money+unknown-party k25
=gift-money+up-down h29
=gift-money+victim-fee m-24 h-28 k54
=gift-money+wager-event m22
=gift-money+wait-pay r34
=gift-money+wash-money r-29 h-27 k62
=gift-money+watchers h21
=gift-money+wrapped-gift h-39
=gift-to+impure-wealth r-24
=gift-to+in-return h-26
=gift-to+insured r-24
=gift-to+late-charge r-23
=gift-to+lease g-23 h-24
=gift-to+licensed k-27
=gift-to+narcotic r-22
=gift-to+official h23
=gift-to+paid-entry m21
=gift-to+price-of h-34
=gift-to+serves h-25
=gift-to+speed-up h46
=gift-to+sums-2 h-27
=gift-to+undescribed g-36
=gift-to+wrapped-gift h-39
=given-away r-32
=given-away+hand-over r-27
=given-away+sums-0 r-32
=given-away+watchers r-27
=given-back+gold r24
=given-back+instalment-count g-29
=given-back+insured g42
=given-back+kept-by-creditor g25
=given-back+lease r-27 g24
=given-back+lend-verb r-27
=given-back+lender-gain r38
=given-back+more-back r38
=given-back+name-before h-27
=given-back+operator m26 h33
=given-back+outside-prize r-26 h-23
=given-back+pays g-34
=given-back+percentage r37
=given-back+reference g-21
=given-back+sell g22
=given-back+serves g-28 h22
=given-back+stakes h21
=given-back+sums-2 g-22
=given-back+sums-apart g-33
=given-back+sums-grow r36
=given-back+takaful h-22
=given-back+trading g-21 h21
=given-back+travelling r-27 h-41
=given-back+unlawful-business m27 h27
=given-back+watchers r34
=given-back+with-money h24
=giving-drive k33
=giving-drive+hand-over h-30 k39
=giving-drive+impure-wealth r-24
=giving-drive+lease g-21 h-32
=giving-drive+licensed k-22
=giving-drive+more-time r-21
=giving-drive+own-account k28
=giving-drive+receivable r-26
=giving-drive+serves h-31
=giving-drive+sums-0 k35
=giving-drive+take-in k25
=giving-drive+unlicensed k36
=giving-drive+unlicensed-giving k49
=giving-drive+watchers k-22
=gold+gold-part r57 g-25
=gold+instalment-count r21
=gold+lawful-rate h-23
=gold+lease r33
=gold+lend g-23
=gold+narcotic r21 h-36
=gold+paid-entry h-28
=gold+per-period r25
=gold+repay r24 g-27
=gold+sell r-45 g-29
=gold+settles-later g-29
=gold+sold-apart g-23
=gold+stakes g47
=gold+sums-0 r22
=gold+take-in r26
=gold+tick-guess r-36 g38 m31
=gold+unit r51
=gold-part+lawful-bar r22
=gold-part+lease r21
=gold-part+market-price r21
=gold-part+metal g-28
=gold-part+metal-deal g-28
=gold-part+priced-thing r49 g-27
=gold-part+small-parts k23
=gold-part+sold-short r-22
=gold-part+split k23
=gold-part+sums-grow r-24
=grown-debt r30
=grown-debt+lend r21
=grown-debt+receivable r21 g-26
=grown-debt+sums-0 r38
=grown-debt+waiting r31 g-28
=grows-with-time r31
=grows-with-time+sums-0 r27
=grows-with-time+unit r41
=guaranteed+instalment-count r-35 h29
=guaranteed+interest-business h-26
=guaranteed+late-rent r-29 h-23
=guaranteed+lend r-21
=guaranteed+narcotic r24
=guaranteed+official r28
=guaranteed+pays r-21 g22
=guaranteed+per-period r28
=guaranteed+percentage r33
=guaranteed+priced-thing g-22
=guaranteed+repay r30
=guaranteed+return-on-capital r36
=guaranteed+settles-later g-33 h21
=guaranteed+sold-short r-31
=guaranteed+stakes r43
=guaranteed+sums-0 r23
=guaranteed+sums-1 r-29
=guaranteed+trading r26
=guaranteed+travelling h-22
=guaranteed+under r25 h-25
=guaranteed+wager-event g-21 h-43
=guaranteed+with-money r36
=guarantor+guarantor-gain r26
=guarantor+hand-over r23
=guarantor+keep-cut r22
=guarantor+late-rent r-21
=guarantor+outside-prize r-31
=guarantor+pays r28
=guarantor+take-in r21
=guarantor-gain+lend r-21
=guarantor-gain+percentage r-21
=guarantor-gain+sale-or-service r27
=guarantor-gain+surety-pay r40
=halal-certified+improper h30
=halal-certified+islamic-paper r-29
=halal-certified+meat h-34
=halal-certified+meat-trade h-31
=halal-certified+metal r55
=halal-certified+metal-deal r49
=halal-certified+not-pork h-28
=halal-certified+per-period r35
=halal-certified+price-of r22
=halal-certified+return-on-capital h-21
=halal-certified+sell r30
=halal-certified+serves h23
=halal-certified+sham h43
=halal-certified+sums-1 r22
=halal-certified+to-learn h29
=halal-certified+trade r25
=halal-certified+under h24
=halal-certified+unit h-29
=halal-certified+wager-event r25
=halal-certified+watchers r35
=hand-over+in-return r30
=hand-over+lender r22 h-24
=hand-over+metal g-21
=hand-over+more-back r29
=hand-over+my-loss m24
=hand-over+narcotic r21
=hand-over+no-day r-28 g24 h-24
=hand-over+not-mine-yet g24
=hand-over+not-told g-26
=hand-over+operator h31
=hand-over+own-zakat-rate g-36
=hand-over+pass-along k30
=hand-over+pass-on r-21 k29
=hand-over+quick-cash r40 g-22
=hand-over+rate-charge r30
=hand-over+same-back r22
=hand-over+search-for g-35
=hand-over+small-parts g-25
=hand-over+stays-unseen g-26
=hand-over+sums-2 r22
=hand-over+sums-3 r21 g-23 m-24
=hand-over+sums-equal r-28
=hand-over+sums-grow r33
=hand-over+sums-shrink r29
=hand-over+surety r39
=hand-over+surety-pay r22
=hand-over+to-debtor g-30
=hand-over+travelling r-21
=hand-over+unlicensed-giving h-25 k22
=hand-over+works-for g-23
=hangs-if g53 h-26
=hangs-if+late-rent g21
=hangs-if+market-price g25
=hangs-if+pays-for-chance g21
=hangs-if+price-of g26 m-22
=hangs-if+reference g22
=hangs-if+sell g34
=hangs-if+sums-0 g55 m-24 h-27
=hangs-if+trade g37
=hangs-if+trading g33
=hangs-if+wager-event g30 h-24
=hangs-on g21
=hangs-on+price-of g23 h-23
=hangs-on+sale-or-service h-23
=hangs-on+sell g21
=hangs-on+serves g47 h-37
=hangs-on+sums-0 g29
=hangs-on+trade g26
=he-picks g60
=he-picks+insured g30 m-23
=he-picks+market-price g27
=he-picks+not-pork g43
=he-picks+pays g27 m-22 h-22
=he-picks+pays-for-chance g27 m-22 h-22
=he-picks+price-word g36
=he-picks+sale-or-service g27
=he-picks+sums-0 g60
=hidden-name r-42 g-47 m-28 h-55 k102
=hidden-name+online-place r-24 g-34 m-29 h-31 k57
=hidden-name+paper-money r-37 g-27 k34
=hidden-name+reference r-28 g-38 m-31 h-42 k72
=hidden-name+sums-0 r-34 g-47 m-29 h-55 k98
=hidden-name+unit r-37 g-21 k34
=improper h43
=improper+licensed h22
=improper+nobody-knows h27
=improper+official h33
=improper+speed-up h38
=improper+sums-0 h44
=improper+undescribed g-27 h33
=improper+wager-event g-22 m-31 h59
=improper+watchers r-23 g24 h21
=impure-wealth m-22
=impure-wealth+lawful-rate m-21
=impure-wealth+pays-for-chance r22 m-25 h-23
=impure-wealth+sale-or-service r22 k21
=impure-wealth+sums-0 m-22
=impure-wealth+to-dispose r-34
=impure-wealth+unlawful-business m-34 h-24 k23
=impure-wealth+zakat m-23
=in-return+late-rent h-28
=in-return+lend r30
=in-return+lender r27
=in-return+lender-gain r27
=in-return+licensed h-24
=in-return+my-loss r-24 g-25 m34 h-25
=in-return+operator m-34
=in-return+pays g26
=in-return+sell g23
=in-return+serves g39 h-23
=in-return+sold-short g21
=in-return+sums-1 r23
=in-return+sums-grow r31
=in-return+tied-deal g-24
=in-return+tied-trade r34
=in-return+trading r21
=in-return+unlawful-business h-26
=in-return+watchers r27
=in-return+with-money m23
=increase r24
=increase+lend r24
=increase+more-back r24
=increase+payroll r-37
=increase+percentage r23
=increase+repay r39
=increase+return-on-capital r21
=increase+sale-or-service r-44
=increase+serves r-34
=increase+sums-0 r25
=increase+up-down r29
=increase+waiting r22
=instalment-count+lawful-rate r-41
=instalment-count+lease h-21
=instalment-count+official r-25 g-25
=instalment-count+online-place h-21
=instalment-count+percentage r25
=instalment-count+reference r-23
=instalment-count+serves h-23
=instalment-count+settles-later h21
=instalment-count+to-oppose g-22
=instalment-count+unlawful-business h-21
=insurance-business+lease h27
=insurance-business+name-after g-41 h23
=insurance-business+pays-for-chance g-28
=insurance-business+price-of g-33 h36
=insurance-business+reference g51 h-26
=insurance-business+sale-or-service h40
=insurance-business+search-for g-28 h24
=insurance-business+sold-apart g34
=insurance-business+trade g-33 h36
=insurance-business+trading g-36 h26
=insurance-business+unit g22 h-23
=insured+interest-business h35
=insured+islamic-paper r-23
=insured+late-rent g-31 h-32
=insured+lawful-bar r-23
=insured+lawful-rate r-34
=insured+lend h21
=insured+lend-verb r-32 h35
=insured+lender-gain g-27
=insured+licensed g-33
=insured+limit g37
=insured+metal-deal h-22
=insured+name-after g25
=insured+not-mine-yet g40 h-21
=insured+official g27
=insured+online-place g-31 h31
=insured+operator h28
=insured+out-there g36
=insured+outside-prize g22
=insured+own-zakat-rate g-31
=insured+paid-entry m36
=insured+paper-early r37
=insured+pass-on g-35
=insured+pay-for-cover g28
=insured+payment-versus-payment r35
=insured+payroll g33
=insured+play-costs m-25
=insured+pledge r42
=insured+right-now g24 h-23
=insured+same-back r27
=insured+search-for g24
=insured+sham g-21 h55
=insured+shut-thing h-33
=insured+stakes m-21
=insured+sums-1 h-27
=insured+sums-grow g22
=insured+sums-shrink r23
=insured+takaful g-36 h-22
=insured+trading g-31
=insured+undescribed g40
=insured+unlawful-business h28
=insured+wager-event m22 h-21
=insured+works-for r-23 g-27
=interest-business h39
=interest-business+late-rent r-28
=interest-business+lawful-rate r-24
=interest-business+lend h27
=interest-business+lend-verb h25
=interest-business+market-price r-22 h34
=interest-business+metal-deal r-21 h35
=interest-business+pays-for-chance h27
=interest-business+percentage r-21
=interest-business+price-of h24
=interest-business+return-on-capital h28
=interest-business+right-now r-25
=interest-business+serves h27
=interest-business+sold-apart r-25 h27
=interest-business+sums-0 r-21 h44
=interest-business+trade h24
=interest-business+trading r-25 g-23 h46
=interest-business+unit h24
=interest-product+pays-for-chance r27
=interest-product+price-of h29
=interest-product+sale-or-service h34
=islamic-paper h-26
=islamic-paper+pays-for-chance g-22 h-28
=islamic-paper+return-on-capital r-32
=islamic-paper+sale-or-service r-21 h-27
=islamic-paper+serves h-40
=islamic-paper+sums-0 h-28
=islamic-paper+trading g-23 h-29
=islamic-paper+watchers h-28
=istisna+left-open h-21
=istisna+loose-order g27
=istisna+no-spec g30
=istisna+price-of g-21
=istisna+sums-1 g-29
=istisna+unit g-39
=istisna+unknown g29
=keep-cut+kept-by-creditor h22
=keep-cut+lease h-46
=keep-cut+lender r29 h-56
=keep-cut+official h35
=keep-cut+online-place h40
=keep-cut+own-account k28
=keep-cut+paper-money g-21
=keep-cut+promised-cut r-28
=keep-cut+receivable r-22
=keep-cut+reference h-21
=keep-cut+right-now r25 g-26
=keep-cut+sums-1 r-23
=keep-cut+sums-2 r35
=keep-cut+sums-apart r24
=keep-cut+sums-grow r25
=keep-cut+surety r27
=keep-cut+trading r-22
=keep-cut+unlawful-business m-21
=keep-cut+wager-event m24
=keep-cut+watchers h24
=keep-cut+winner-takes h-22
=keeps-money r36
=keeps-money+pays-for-chance r28
=keeps-money+sale-or-service r26
=keeps-money+sums-0 r37 g-25
=kept-by-creditor+late-charge r30
=kept-by-creditor+lawful-rate g25
=kept-by-creditor+more-time r27
=kept-by-creditor+online-place m-21
=kept-by-creditor+pays h-31
=kept-by-creditor+per-period r33
=kept-by-creditor+return-on-capital r27
=kept-by-creditor+serves h24
=kept-by-creditor+sums-1 m32
=kept-by-creditor+wager-event m34
=kept-by-creditor+waiting r33
=kept-by-creditor+winner-takes h-21
=late-charge+late-rent r-39 h-33
=late-charge+pays r31
=late-charge+to-dispose r-25
=late-rent+licensed r-23
=late-rent+meat g-21
=late-rent+no-date g53
=late-rent+no-day g45
=late-rent+not-mine-yet g32
=late-rent+not-pork m23
=late-rent+online-place h-23
=late-rent+paper-money g-29
=late-rent+pledge r49
=late-rent+price-word r-27
=late-rent+repay r-21
=late-rent+right-now r-31
=late-rent+serves h21
=late-rent+sham h40
=late-rent+sold-apart h-21
=late-rent+speed-up h29
=late-rent+split g-38
=late-rent+sums-1 g-32 m-22 h-34
=late-rent+sums-grow r31
=late-rent+surety r-21
=late-rent+to-oppose h-35
=late-rent+unlawful-business h46
=late-rent+up-down g41 m-24
=late-rent+wager-event g-23 m-28 h-36
=late-rent+waiting r-22
=late-rent+watchers r-25
=late-rent+works-for h-30
=lawful-bar+lend r23
=lawful-bar+meat-trade h-36
=lawful-bar+name-after h28
=lawful-bar+name-before h-27
=lawful-bar+narcotic h-25
=lawful-bar+not-pork h-25
=lawful-bar+official h65
=lawful-bar+own-zakat-rate g-22 h-23
=lawful-bar+paid-entry h-26
=lawful-bar+repay g-22 h-34
=lawful-bar+return-on-capital r23
=lawful-bar+sell r-22
=lawful-bar+serves g-21 h-29
=lawful-bar+settles-later r32
=lawful-bar+sham h39
=lawful-bar+shut-thing g27
=lawful-bar+sold-apart g-24
=lawful-bar+speed-up h37
=lawful-bar+stakes g31
=lawful-bar+sums-1 h-24
=lawful-bar+trade h-25
=lawful-bar+unlawful-business h-27
=lawful-bar+watchers h45
=lawful-bar+with-money g22
=lawful-bar+works-for h-43
=lawful-rate+lend-verb r23
=lawful-rate+lender-gain m-25
=lawful-rate+limit r-25 g-30
=lawful-rate+loose-order r-24
=lawful-rate+metal r37
=lawful-rate+metal-deal r34 g-21
=lawful-rate+my-wallet-lent k41
=lawful-rate+name-before r-25
=lawful-rate+narcotic h-28
=lawful-rate+not-told h-32 k-23
=lawful-rate+official h33
=lawful-rate+paid-entry r-22
=lawful-rate+paper-money r31
=lawful-rate+passes-it r27
=lawful-rate+play-costs r-30 m-22 h-40
=lawful-rate+price-of r-30
=lawful-rate+price-word g-21
=lawful-rate+promised-cut r26
=lawful-rate+repay g-28
=lawful-rate+search-for h23
=lawful-rate+sham r54 h-30
=lawful-rate+shut-thing g-29
=lawful-rate+sums-2 r-27 h-21
=lawful-rate+sums-apart r-27 h-23
=lawful-rate+sums-grow r-24 h-21
=lawful-rate+take-in r41
=lawful-rate+to-debtor h-25
=lawful-rate+to-oppose h-22
=lawful-rate+unit r-29
=lawful-rate+unlawful-business h26
=lawful-rate+zakat r-25 h-26
=lease+lend r45
=lease+limit r-25 g-40 h-23 k-26
=lease+meat g-24 h-33
=lease+my-wallet-lent k40
=lease+not-told m-22
=lease+online-place k22
=lease+operator m-47
=lease+own-zakat-rate h-21
=lease+paid-entry m-26 h-31
=lease+paper-early r-36
=lease+paper-money g-36 k28
=lease+pass-on g26
=lease+pay-for-cover g-37
=lease+pledge r30
=lease+price-of g25
=lease+price-word h-22
=lease+priced-thing r30
=lease+return-on-capital h-23
=lease+search-for g23
=lease+sham h36
=lease+sold-short r-26 g28
=lease+stakes g-24
=lease+stipulated r-43
=lease+sums-2 h-22
=lease+sums-apart h-23
=lease+take-in r26 h-21
=lease+tied-trade r27
=lease+to-learn g-22 h-26
=lease+trading r-30 h-21
=lease+travelling g-35 h-25
=lease+unlawful-business m-29 h65
=lease+wager-event g-21
=lease+watchers r-29 k-22
=left-open g23
=left-open+price-of g27
=left-open+price-word g22
=left-open+reference g28
=left-open+sale-or-service g26
=left-open+sell g23
=left-open+serves g31
=left-open+sums-0 g26
=left-open+take-in g27
=left-open+trade g39
=left-open+undescribed g22
=lend+lender-gain r43
=lend+limit r25
=lend+market-price g23
=lend+metal-deal g26
=lend+more-back r39
=lend+my-loss m27
=lend+name-before m-23
=lend+narcotic g-21
=lend+official r-43 h23
=lend+operator m26 h42
=lend+outside-prize r26
=lend+pay-me r25
=lend+priced-thing g21
=lend+principal-stays r-23
=lend+reference r23
=lend+sale-or-service r27
=lend+serves r23
=lend+settles-later g-24
=lend+sums-0 r22
=lend+sums-3 m-23
=lend+sums-equal r-43
=lend+sums-grow r70
=lend+surety-pay r28
=lend+tied-deal r29
=lend+tied-trade r30
=lend+to-debtor r-25
=lend+to-treat r-26 m-27
=lend+trading g40
=lend+under r-22
=lend+unlawful-business h23
=lend+up-down r23
=lend+wager-event m36
=lend+wait-pay r31
=lend-verb+name-before h-28
=lend-verb+narcotic r28
=lend-verb+online-place r25
=lend-verb+per-period r-21
=lend-verb+percentage r26
=lend-verb+serves r31
=lend-verb+sums-1 m-23
=lend-verb+sums-equal r-27
=lend-verb+sums-grow r40
=lend-verb+trade r-22
=lend-verb+trading r-23
=lender r32
=lender+lender-gain r55
=lender+narcotic h-23
=lender+paid-entry m-21
=lender+pays g-21
=lender+per-period r40 h-36
=lender+rate-charge r26 h-37
=lender+serves r23
=lender+sums-0 r29
=lender+sums-2 h-21
=lender+sums-apart r33
=lender+sums-grow r37
=lender+surety-pay r-24
=lender+trading r-24
=lender+up-down h24
=lender+watchers r28 h-24
=lender-gain r28
=lender-gain+paper-money r23
=lender-gain+pays-for-chance r32
=lender-gain+per-period r32
=lender-gain+repay r25
=lender-gain+sell h-27
=lender-gain+stipulated r26
=lender-gain+sums-1 r25
=lender-gain+sums-2 r35
=lender-gain+sums-apart r29
=lender-gain+unit r29
=lender-gain+unlawful-business h32
=lender-gain+up-down r43
=licensed+meat h-28
=licensed+metal r55
=licensed+metal-deal r55
=licensed+narcotic h-47
=licensed+operator h26
=licensed+paper-money g25
=licensed+price-of h21
=licensed+return-on-capital g-21
=licensed+search-for g-31
=licensed+sham h25
=licensed+sold-apart g31 h-25
=licensed+speed-up h22
=licensed+sums-1 h-42
=licensed+to-dispose k-22
=licensed+to-learn h26 k-26
=licensed+to-oppose h-26
=licensed+trading g-27 h-21
=licensed+under g-22 k-23
=licensed+unlawful-business h36
=licensed+watchers h-23
=limit h-22 k25
=limit+market-price g36
=limit+price-word g42
=limit+sale-or-service g32
=limit+small-parts k21
=limit+split r-21 k39
=limit+stays-unseen k32
=limit+sums-0 h-23 k23
=limit+under k40
=limit+unit h-32
=limit+unknown g32 h-23 k-35
=limit+up-down k35
=limit+watchers h-21
=loose-order g38
=loose-order+nobody-knows g30
=loose-order+reference g24
=loose-order+sale-or-service g27
=loose-order+sums-0 g38
=loose-order+under g27
=loser-pays m34
=loser-pays+pays-for-chance m22
=loser-pays+sums-0 m36
=loser-pays+sums-1 m22
=loser-pays+wager-event m22
=loser-pays+winner-takes m24
=market-price+name-after g-25
=market-price+name-before g-29
=market-price+narcotic h24
=market-price+nobody-knows g21
=market-price+not-pork h23
=market-price+not-told g-26
=market-price+online-place m40
=market-price+operator g-24 m33 h32
=market-price+pass-on g22
=market-price+payment-versus-payment r-25
=market-price+percentage m23
=market-price+price-bet g24
=market-price+share-unknown h-21
=market-price+small-parts k-27
=market-price+stakes g34
=market-price+sums-2 r-25
=market-price+sums-grow r-25
=market-price+sums-shrink r-25
=market-price+tick-guess g28 m45
=market-price+under g-40 m53
=market-price+unlawful-business h36
=market-price+up-down g22 m21
=market-price+waiting r33
=market-price+watchers g23
=market-price+with-money g33
=market-price+works-for g-28
=meat+name-before g-21 h-45
=meat+narcotic h-21
=meat+not-pork g-22 h-43
=meat+own-zakat-rate h-35
=meat+pays g-23
=meat+pays-for-chance g-34 h-25
=meat+price-of g-28
=meat+reference h-46
=meat+sale-or-service g-22
=meat+sell h71
=meat+shut-thing g-45 m47
=meat+trade g-38
=meat+unit g-24
=meat+unlawful-business h-37
=meat-trade+not-pork h-45
=meat-trade+settles-later g23
=meat-trade+stakes m42
=meat-trade+unit h24
=metal+paper-money r32
=metal+pass-on r-24 g35 h-26
=metal+quick-cash r27
=metal+reference h-26
=metal+sale-or-service h-21
=metal+serves g27 h-36
=metal+settles-later g26
=metal+sham k-25
=metal+unit h-23
=metal+unknown r25
=metal+unlawful-business h-38
=metal+watchers r28
=metal-deal+not-mine-yet g29
=metal-deal+online-place g-23
=metal-deal+operator g-34 m-25 h30
=metal-deal+paper-money r32
=metal-deal+pass-on r-35 g49 h-24
=metal-deal+pays g25
=metal-deal+per-period h22
=metal-deal+priced-thing h-26
=metal-deal+quick-cash r35
=metal-deal+reference g-21
=metal-deal+sums-1 g-24
=metal-deal+sums-2 g25
=metal-deal+unknown r25
=metal-deal+unlawful-business m-22 h25
=metal-deal+watchers r25
=more-back r53 h-21
=more-back+pays-for-chance r37
=more-back+repay r32
=more-back+return-on-capital r22
=more-back+sums-0 r32 h-27
=more-back+sums-1 r42
=more-back+sums-2 r36
=more-back+sums-apart r36
=more-back+waiting r25
=more-time+name-before r21 g-36 m-35
=more-time+online-place r23
=more-time+per-period r28
=more-time+percentage r23
=more-time+rate-charge r21
=more-time+search-for r-28
=more-time+settles-later g-23
=more-time+sold-apart g42
=more-time+take-in r24
=more-time+to-dispose r-27
=more-time+travelling r-22 g33
=more-time+wait-pay r32
=my-loss m56
=my-loss+pays-for-chance m38 h-22
=my-loss+sums-0 m39
=my-loss+sums-1 r-28 m54 h-34
=my-loss+unlawful-business h46
=my-loss+wager-event m51
=my-loss+with-money g-23 m25 h-35
=my-wallet-lent r-24 k60
=my-wallet-lent+online-place k22
=my-wallet-lent+paper-money r-30 k25
=my-wallet-lent+pass-along g-22 k30
=my-wallet-lent+pays-for-chance k22
=my-wallet-lent+per-period r-25 g-25 k28
=my-wallet-lent+sale-or-service k34
=my-wallet-lent+sums-0 r-26 k62
=my-wallet-lent+surety-pay h-26 k27
=my-wallet-lent+unknown-party h-24
=name-after+online-place r37
=name-after+operator m-28
=name-after+paid-entry h-26
=name-after+paper-money g29
=name-after+pays-for-chance r25
=name-after+per-period h-23
=name-after+reference h-23
=name-after+right-now m-24 h-37
=name-after+sale-or-service h21
=name-after+sham h23
=name-after+sold-apart g21 h-21
=name-after+sums-1 g-23
=name-after+travelling k-28
=name-after+unit h-23
=name-after+unlicensed g33
=name-after+unlicensed-giving g27
=name-after+wager-event m-23
=name-after+waiting g-29
=name-after+watchers h-32
=name-after+works-for h-34
=name-before+narcotic h-34
=name-before+online-place h38
=name-before+operator h24
=name-before+paid-entry g-21 h-22
=name-before+per-period r21
=name-before+repay r-22
=name-before+serves h-25
=name-before+sold-short g-33
=name-before+sums-1 r-24 g-22
=name-before+surety-pay r35
=name-before+to-learn g-22
=name-before+to-oppose r-21 h-30
=name-before+travelling h-40
=name-before+zakat h-32
=narcotic+not-pork h31
=narcotic+not-told m45
=narcotic+paper-money h30
=narcotic+payroll m-22 h23
=narcotic+pays h-35
=narcotic+percentage r21
=narcotic+price-word h-22
=narcotic+stakes r-24 h-25
=narcotic+stranger h-22
=narcotic+sums-2 r23
=narcotic+sums-apart h-21
=narcotic+take-in r23
=narcotic+to-learn h-43
=narcotic+trading g-34 h42
=narcotic+under g-21
=no-date g23
=no-date+no-decision-date g21
=no-date+price-of g28
=no-date+sale-or-service g26
=no-date+sums-0 g25
=no-date+trade g33
=no-date+unit g44
=no-day g48
=no-day+no-decision-date g21
=no-day+pays-for-chance r-21
=no-day+price-of g30
=no-day+price-word g28
=no-day+right-now g30
=no-day+sale-or-service g37
=no-day+sums-0 g51
=no-day+unit r-25 g49
=no-day+wager-event g52
=no-decision-date g21
=no-decision-date+sums-0 g21
=no-spec g40
=no-spec+nobody-knows g40
=no-spec+reference g26
=no-spec+sums-0 g40
=no-spec+unknown g21
=nobody-knows g37
=nobody-knows+not-pork m-24
=nobody-knows+not-told g21 h-21
=nobody-knows+paper-money g-44
=nobody-knows+pays r-36 g29
=nobody-knows+pays-for-chance g40 h-33
=nobody-knows+price-of g27
=nobody-knows+price-word g31
=nobody-knows+reference g28 h-29
=nobody-knows+sealed g26
=nobody-knows+shut-thing g41 h-30
=nobody-knows+sums-0 g35
=nobody-knows+sums-1 g27 h-27
=nobody-knows+under g48
=nobody-knows+unit h-29
=nobody-knows+unknown g23
=not-chosen g22
=not-chosen+paper-money r-24
=not-chosen+pays-for-chance r-22
=not-chosen+price-of g27
=not-chosen+reference g27
=not-chosen+settles-later g24
=not-chosen+sums-0 g25
=not-chosen+sums-2 r-30
=not-chosen+sums-grow r-30
=not-chosen+two-prices g23
=not-chosen+under g28
=not-mine-yet g37
=not-mine-yet+pays-for-chance g35
=not-mine-yet+price-of g30
=not-mine-yet+reference g39
=not-mine-yet+sale-or-service g38
=not-mine-yet+sell g37
=not-mine-yet+settles-later g21
=not-mine-yet+sums-0 g37
=not-mine-yet+trade g34
=not-mine-yet+unit g38
=not-pork h-28
=not-pork+out-of-reach g31
=not-pork+out-there g21
=not-pork+paid-entry g-22 m29 h-24
=not-pork+paper-money r26 m26 h30
=not-pork+priced-thing h21
=not-pork+right-now g31
=not-pork+sell g23
=not-pork+sums-0 h-28
=not-pork+sums-1 g23 h-38
=not-pork+sums-apart m21
=not-pork+trading g-22
=not-pork+unborn g42
=not-pork+undescribed g36
=not-pork+unit h22
=not-pork+unlawful-business h23
=not-pork+winner-takes g-31
=not-told g25
=not-told+paid-entry g-21 m47 h21
=not-told+pays r-28
=not-told+per-period h-22
=not-told+reference g28
=not-told+repay g28
=not-told+serves g-47 m55
=not-told+shut-thing g35 m-22 h-34
=not-told+sums-0 g23
=not-told+sums-1 h24
=not-told+unknown-party h-23
=not-told+wager-event h-36
=not-told+watchers h-28 k40
=not-told+with-money h-30
=official h21
=official+online-place m-31 h-36 k-27
=official+outside-prize m-21
=official+paid-entry m-23 h-26
=official+payroll h-43
=official+pays h37
=official+principal-stays r24
=official+reference m-21 h-33
=official+sale-or-service h-23
=official+sell h-31
=official+serves g-26 h-28
=official+sold-short r-21 h-43
=official+speed-up h31
=official+sums-0 h21
=official+to-learn g-26 h-28
=official+to-oppose r-21
=official+travelling g24
=official+unlawful-business m-27 h29
=official+up-down r36 h21
=one-source g29
=one-source+own-zakat-rate g24
=one-source+sale-or-service r-21 g23 h-21
=one-source+sums-0 g29
=one-source+unit g37 h-24
=online-place+own-stake m36 h42
=online-place+paid-entry m-21
=online-place+pass-along h-23
=online-place+pass-on k22
=online-place+passes-it m-26 h-25
=online-place+pays r23 g-27 h27
=online-place+pays-for-chance h28
=online-place+price-of m23
=online-place+price-word g-23 m39
=online-place+priced-thing m28 h-24
=online-place+right-now h41
=online-place+serves h32
=online-place+sham m-25 h-41 k36
=online-place+sold-apart r-26
=online-place+sold-short g-31
=online-place+stakes m36
=online-place+stranger h-24
=online-place+sums-1 m25 h43
=online-place+surety-pay h44
=online-place+to-dispose h-21
=online-place+to-oppose h-23
=online-place+trading g25 m-24
=online-place+unknown-party h-25
=online-place+wager-event m29 h44
=online-place+waiting r23
=online-place+watchers r-21 h-25
=online-place+works-for m-32
=operator m31
=operator+outside-prize h36
=operator+paid-entry h21
=operator+paper-money m35 h-30
=operator+pays-for-chance m21 h49
=operator+price-bet g39 m23 h-30
=operator+reference m29 h27
=operator+return-on-capital m21 h47
=operator+right-now h49
=operator+sale-or-service m21 h25
=operator+serves m-40 h27
=operator+stakes m22 h44
=operator+sums-0 m28
=operator+sums-1 r-24 m42 h59
=operator+sums-2 h26
=operator+to-learn h34
=operator+to-oppose m-23
=operator+trading g-31 m32 h47
=operator+unit g-26 h33
=operator+wager-event m34 h43
=operator+with-money h39
=operator+works-for m-27 h46
=out-of-reach g37
=out-of-reach+out-there g29
=out-of-reach+pays-for-chance g29 h-21
=out-of-reach+price-of g21
=out-of-reach+right-now h-25
=out-of-reach+sale-or-service g26 h-21
=out-of-reach+sell g25
=out-of-reach+serves g26 h-21
=out-of-reach+sums-0 g37
=out-of-reach+trade g21
=out-of-reach+wager-event g22
=out-there g63 h-22
=out-there+pays-for-chance h-29
=out-there+price-of g31
=out-there+right-now g24 h-28
=out-there+sale-or-service g36
=out-there+sell g37
=out-there+sums-0 g68 h-22
=out-there+sums-1 m-21
=out-there+trade g31
=out-there+wager-event g28
=outside-prize+pays m-22
=outside-prize+price-of r44
=outside-prize+reference r-26 m-23
=outside-prize+repay r21
=outside-prize+sale-or-service r27
=outside-prize+sell r34
=outside-prize+sold-apart r-21 g40
=outside-prize+sold-short r49
=outside-prize+sums-2 g-24
=outside-prize+surety-pay h-22
=outside-prize+trade r54
=outside-prize+unit r-22 m-22
=outside-prize+unlawful-business h27
=outside-prize+wager-event m-23 h-33
=outside-prize+winner-takes m-24 h-25
=own-account+passes-it k29
=own-account+pays-for-chance g-21
=own-account+price-of g-26
=own-account+return-on-capital h26 k22
=own-account+sale-or-service g-36 k-26
=own-account+serves g-30
=own-account+unit k24
=own-stake m46 h56
=own-stake+pays-for-chance m24 h33
=own-stake+reference m25 h36
=own-stake+sums-0 m37 h47
=own-stake+sums-1 m28 h32
=own-stake+wager-event h35
=own-zakat-rate+pays h28
=own-zakat-rate+price-of h-25
=own-zakat-rate+reference g26
=own-zakat-rate+right-now g-35
=own-zakat-rate+search-for h31
=own-zakat-rate+sell r-24
=own-zakat-rate+settles-later g24 h-21
=own-zakat-rate+sold-short g-38
=own-zakat-rate+sums-2 g-31
=own-zakat-rate+trade r-23
=own-zakat-rate+unit h-34
=paid-entry+paper-early m-22
=paid-entry+paper-money m-27 h-38
=paid-entry+pays r-22
=paid-entry+per-period m22
=paid-entry+pledge r49
=paid-entry+right-now r-27 g28
=paid-entry+salam g-33
=paid-entry+search-for g-33
=paid-entry+sell r30 h-30
=paid-entry+sham h28
=paid-entry+sold-short r25
=paid-entry+stakes h21
=paid-entry+stranger m-21 h21
=paid-entry+sums-1 r-23
=paid-entry+sums-2 g-32
=paid-entry+sums-apart g-22
=paid-entry+sums-grow g-36
=paid-entry+sums-shrink r32
=paid-entry+take-in r-24
=paid-entry+to-learn h-29
=paid-entry+trade g-21
=paid-entry+unlawful-business m25 h34
=paid-entry+up-down g41 m-24
=paid-entry+winner-takes m25 h-27
=paid-entry+with-money m21
=paper-early r23
=paper-early+pays r32 g-21
=paper-early+pays-for-chance r28
=paper-early+price-of r34
=paper-early+receivable r29
=paper-early+reference r25
=paper-early+right-now r23
=paper-early+sale-or-service r32
=paper-early+sell r33
=paper-early+settles-later r21
=paper-early+sold-short r34
=paper-early+sums-0 r23
=paper-early+sums-1 g-21
=paper-early+to-learn r-32
=paper-early+trade r31
=paper-early+trading r21
=paper-early+under r40 h-22
=paper-early+unit r25
=paper-money+pass-along r-26 k22
=paper-money+pass-on r-31 g24
=paper-money+payroll k-25
=paper-money+pays g-28 h-23
=paper-money+per-period k40
=paper-money+pledge r23
=paper-money+price-word r-24
=paper-money+priced-thing h-28
=paper-money+reference r21
=paper-money+return-on-capital g-23
=paper-money+right-now k24
=paper-money+sale-or-service k22
=paper-money+sham g-30 h34 k-23
=paper-money+stakes h28 k-26
=paper-money+sums-1 h21
=paper-money+sums-equal r-48 m-22 h-26 k-30
=paper-money+sums-shrink r47
=paper-money+to-learn h-27
=paper-money+travelling r-35 k-21
=paper-money+two-prices g30
=paper-money+undecided g22
=paper-money+under m-23 h31
=paper-money+undescribed g-53 h23 k-22
=paper-money+unlawful-business m45 h21
=paper-money+wager-event m30 h30
=paper-money+wash-money g-21 h-26 k45
=pass-along h-26 k42
=pass-along+pays-for-chance k22
=pass-along+price-of k21
=pass-along+reference k24
=pass-along+sale-or-service k26
=pass-along+stranger h-24
=pass-along+sums-0 h-26 k40
=pass-along+take-in k24
=pass-along+unit k21
=pass-along+unknown-party h-25 k31
=pass-on+pays-for-chance r-26
=pass-on+price-of g33
=pass-on+return-on-capital h25
=pass-on+sell r-35 g30
=pass-on+sold-short r-24
=pass-on+sums-1 r-28
=pass-on+take-in k28
=pass-on+to-learn k-24
=pass-on+trade r-40 g47
=pass-on+trading r26
=pass-on+unit h-29
=pass-on+unknown g-26
=pass-on+with-money r-31
=passes-it+per-period r28
=passes-it+reference r27
=passes-it+right-now g-22
=passes-it+small-parts g-26 k22
=passes-it+wager-event h-25
=pay-for-cover g56
=pay-for-cover+per-period r-23 g55 h-32
=pay-for-cover+reference g30
=pay-for-cover+return-on-capital g28
=pay-for-cover+sale-or-service g37
=pay-for-cover+search-for g39
=pay-for-cover+sold-apart g56 h-21
=pay-for-cover+sums-0 g55
=pay-for-cover+sums-1 g31
=pay-for-cover+to-oppose g-27
=pay-for-cover+travelling g28
=pay-for-cover+unit r-21 g31
=pay-me+reference r22
=pay-me+sums-0 k22
=pay-me+sums-1 r27
=pay-me+sums-equal r-38
=pay-me+sums-grow r37
=payment-versus-payment+priced-thing r-26
=payment-versus-payment+right-now g-23
=payment-versus-payment+sums-0 r-28
=payment-versus-payment+sums-1 r-23 m-25
=payment-versus-payment+sums-shrink r31
=payment-versus-payment+trading r-38
=payroll+per-period h27
=payroll+price-of r34
=payroll+receivable r36
=payroll+right-now r22
=payroll+sell r26
=payroll+sham r-24 k44
=payroll+sold-apart r-23 g35
=payroll+sold-short r24
=payroll+trade r27
=payroll+unlawful-business h48
=pays+promised-cut r21
=pays+sold-short r-41
=pays+sums-apart r-22
=pays+sums-equal m-22
=pays+sums-grow r43
=pays+sums-shrink r-21 h-29
=pays+surety r31
=pays+to-dispose g-28
=pays+watchers r32
=pays+works-for g32
=pays-for-chance+price-word g-22
=pays-for-chance+principal-stays g-28
=pays-for-chance+promised-cut r28
=pays-for-chance+sea-catch g28
=pays-for-chance+sham h27
=pays-for-chance+shut-thing g25
=pays-for-chance+small-parts r-27
=pays-for-chance+soft-drink h-51
=pays-for-chance+stakes m33
=pays-for-chance+sums-2 r27
=pays-for-chance+sums-3 m24
=pays-for-chance+sums-equal r-51
=pays-for-chance+sums-grow r57
=pays-for-chance+sums-shrink r26
=pays-for-chance+surety r31
=pays-for-chance+takaful r-32
=pays-for-chance+tick-guess r-27 g52 m42
=pays-for-chance+to-treat r-28 m-21
=pays-for-chance+two-prices r-24
=pays-for-chance+unborn g25
=pays-for-chance+undecided r-23 g23
=pays-for-chance+unknown g21
=pays-for-chance+unlawful-business h41
=pays-for-chance+up-down m32
=pays-for-chance+wager-event m29
=pays-for-chance+wait-pay r40
=pays-for-chance+winner-takes m31
=pays-for-chance+works-for r22
=per-period+percentage r22
=per-period+right-now h-27
=per-period+search-for g45 h-28
=per-period+sell g-22
=per-period+settles-later h25
=per-period+shut-thing g23 m-30 h-23
=per-period+stakes r25 m-25
=per-period+surety r22
=per-period+to-oppose h-25
=per-period+travelling r-23
=per-period+unlawful-business r-23 h39
=per-period+waiting r32
=per-period+watchers r23
=per-period+works-for r-27 g-34
=percentage+soft-drink h-27
=percentage+sold-apart r33
=percentage+surety-pay r-22
=percentage+to-oppose r21
=percentage+trade r-21
=percentage+unlawful-business m-26
=percentage+waiting r26
=percentage+with-money m-25
=percentage+zakat r-39
=play-costs m-21 h-26
=play-costs+price-of r-24 h-22
=play-costs+sale-or-service r-26 m-33
=play-costs+sums-0 m-21 h-27
=play-costs+sums-1 g-21
=play-costs+unit r-27 g-24
=play-costs+wager-event m-32 h-31
=play-costs+works-for g-25
=pledge+repay r-25
=pledge+return-on-capital g-25
=pledge+sale-or-service r49
=pledge+sums-0 r24
=price-bet g40 h-24
=price-bet+priced-thing g24
=price-bet+stakes g27
=price-bet+sums-0 g47 m-26
=price-bet+with-money g27
=price-later+right-now g-24
=price-later+salam r-23 g36
=price-later+search-for g41
=price-later+sell r31 g-22
=price-later+sums-0 g23
=price-later+trade r23 g-26
=price-later+trading g30
=price-later+unit g22
=price-of+quick-cash r29
=price-of+rate-charge r30
=price-of+receivable r28
=price-of+same-back r30
=price-of+savings-circle r50
=price-of+sea-catch g28 h-22
=price-of+share-unknown g38
=price-of+sold-apart g22
=price-of+split g26
=price-of+tied-deal g-28
=price-of+to-oppose g32 h-25
=price-of+unborn g27
=price-of+unknown g23
=price-of+unlawful-business h41
=price-of+wait-pay r22
=price-open g22
=price-open+reference g38
=price-open+sums-0 g22
=price-open+unit g24
=price-open+wager-event g22
=price-word+rate-charge r29
=price-word+receivable r22
=price-word+return-on-capital r-42
=price-word+sums-1 g-39
=price-word+sums-2 r-25
=price-word+sums-3 r-43
=price-word+sums-apart r-31
=price-word+surety-pay r24
=price-word+tick-guess m24
=price-word+wait-pay r31
=price-word+waiting g-22
=price-word+watchers r-36
=price-word+works-for g-26
=priced-thing+reference r-25 m23
=priced-thing+serves h22
=priced-thing+sold-apart g-23
=priced-thing+split r22 k-24
=priced-thing+stakes g32
=priced-thing+sums-2 g25 m30
=priced-thing+sums-apart g29 m32
=priced-thing+tick-guess r-29 g39 m51
=priced-thing+under r-33 m43
=priced-thing+unit r26
=priced-thing+unlawful-business h26
=priced-thing+up-down g41
=priced-thing+wager-event g-21
=priced-thing+with-money g29
=principal-stays r22 g-27
=principal-stays+receivable r-28
=principal-stays+sums-0 r32
=promised-cut r22 g-23 h-21
=promised-cut+reference h-22 k-21
=promised-cut+sale-or-service g-22
=promised-cut+stipulated r27
=promised-cut+sums-0 g-21 h-21
=promised-cut+surety-pay r-28
=promised-cut+to-debtor r30
=promised-cut+trade r30
=promised-cut+trading g-23 h-23
=quick-cash r26
=quick-cash+reference r40
=quick-cash+sale-or-service r48 k-34
=quick-cash+sell r30
=quick-cash+sums-0 r29
=quick-cash+take-in r38
=quick-cash+trade r31
=quick-cash+trading r30 g-24
=quick-cash+watchers r29
=rate-charge r34
=rate-charge+reference h27
=rate-charge+repay r28
=rate-charge+sums-0 r30
=rate-charge+sums-1 r30
=rate-charge+take-in r29
=rate-charge+unit r35
=rate-charge+watchers r24
=receivable+reference r22
=receivable+sale-or-service r33
=receivable+sell r33
=receivable+serves r21
=receivable+sums-grow r35
=receivable+sums-shrink r-23
=receivable+surety h-28
=receivable+surety-pay r27
=receivable+take-in r40
=receivable+to-debtor r-24
=receivable+to-learn r-38 h-26
=receivable+trade r33
=receivable+trading r24
=receivable+unlawful-business r-31
=receivable+wager-event r-25 m44 h-31
=receivable+watchers r21
=receivable+with-money m30
=reference+same-back r29
=reference+search-for g28 h-22
=reference+sham k41
=reference+soft-drink g-21
=reference+speed-up g-33
=reference+stakes h25
=reference+stays-unseen k28
=reference+stranger g-22
=reference+sums-2 r22
=reference+sums-3 g-24
=reference+sums-apart m21
=reference+sums-equal g-29 m-23
=reference+sums-shrink r50
=reference+tick-guess g36
=reference+undecided g22
=reference+unknown-party h-22 k31
=reference+unlawful-business h54
=reference+up-down g29
=repay+sale-or-service g-21
=repay+sell r21
=repay+serves r22 g-22
=repay+stakes r22
=repay+sums-1 g-22
=repay+sums-3 r-38 g24 m-25 h-27
=repay+sums-apart g21
=repay+sums-equal r-56
=repay+sums-grow r64
=repay+trading h-24
=repay+travelling r-23 h-24
=repay+up-down g-32
=repay+watchers r30
=repay+with-money r23
=reroute g-21 k40
=reroute+sums-0 g-21 k40
=reschedule+sale-or-service r27
=return-on-capital+search-for r-23
=return-on-capital+serves g24
=return-on-capital+sold-apart r23
=return-on-capital+sums-equal r-26
=return-on-capital+sums-grow r26
=return-on-capital+sums-shrink r-27 h21
=return-on-capital+surety-pay r-24 h25
=return-on-capital+travelling r-25 g-35
=return-on-capital+unlawful-business h42
=right-now+same-back r23
=right-now+search-for g-28
=right-now+small-parts g-22 h-22
=right-now+sold-apart g-25
=right-now+stakes h31
=right-now+sums-1 g-21
=right-now+sums-3 g-23
=right-now+sums-equal r-28
=right-now+surety-pay r26
=right-now+take-in g-24
=right-now+to-learn h-21
=right-now+unlawful-business h32
=right-now+wager-event g26 m24 h39
=right-now+watchers k29
=right-now+works-for m-33
=salam+trading h-22
=salam+unit g-31
=sale-or-service+same-back r30
=sale-or-service+savings-circle r25
=sale-or-service+sea-catch g37
=sale-or-service+sham k36
=sale-or-service+share-unknown g38
=sale-or-service+shut-thing h-22
=sale-or-service+split k-31
=sale-or-service+stakes h22
=sale-or-service+stays-unseen r-36 h-31 k40
=sale-or-service+surety r25
=sale-or-service+take-in r22
=sale-or-service+tick-guess g25
=sale-or-service+to-oppose h-24
=sale-or-service+travelling h-24
=sale-or-service+two-prices g21
=sale-or-service+unborn g21
=sale-or-service+undecided g22 h-23
=sale-or-service+unknown g21
=sale-or-service+unknown-party k32
=sale-or-service+unknown-quantity g28
=sale-or-service+unlawful-business h69
=sale-or-service+unlicensed-giving r-38 h-28
=sale-or-service+victim-fee m-25 h-35 k60
=sale-or-service+wait-pay r38
=sale-or-service+winner-takes m23
=same-back r35
=same-back+sell r31
=same-back+sums-0 r51
=same-back+trade r30
=same-back+unit r21
=savings-circle+sell r37
=savings-circle+sold-short r48
=savings-circle+trade r55
=savings-circle+wager-event m-21
=sea-catch g39
=sea-catch+settles-later g44
=sea-catch+sums-0 g31
=sea-catch+sums-1 r-23 g35 h-29
=sea-catch+trade h-24
=sealed+trade g24
=search-for+sell r22
=search-for+serves h-34
=search-for+settles-later r-23 g25
=search-for+sold-apart g27
=search-for+takaful g-33
=search-for+to-learn h-31
=search-for+to-oppose g-26
=search-for+trade r22
=search-for+trading g-37
=search-for+travelling g23
=search-for+waiting r-28
=search-for+works-for h-25
=sell+share-unknown g33 h-31
=sell+shut-thing g49
=sell+to-oppose g28 h-28
=sell+under h25
=sell+unlawful-business m-28 h25
=sell+wager-event g21 h-25
=sell+waiting r-31
=sell+watchers r27
=serves+sham h30
=serves+small-parts r-23 k-29
=serves+stipulated r-31 g30
=serves+to-learn g-28
=serves+trading r-26
=serves+travelling h-33
=serves+under g-23 h28
=serves+unlawful-business m-32 h61
=serves+unlicensed-giving r-26 h-42 k25
=serves+up-down h22
=serves+watchers h21
=settles-later+small-parts h-42
=settles-later+sums-apart g-23
=settles-later+sums-equal r-21
=settles-later+to-learn g-27 h-27
=settles-later+two-prices r-24
=settles-later+undecided r-23
=settles-later+unlawful-business r29
=sham h25
=sham+sums-0 h24
=sham+sums-1 h21
=sham+trading g-27 h-38 k27
=sham+unit k40
=sham+watchers k30
=share-unknown g36 h-36
=share-unknown+sums-0 g36 h-36
=share-unknown+trade g38
=share-unknown+trading h-21
=share-unknown+unit h-21
=shut-thing g40
=shut-thing+sums-0 g36
=shut-thing+sums-1 g28 h-27
=shut-thing+to-learn g-29
=shut-thing+trade g34
=shut-thing+undescribed g21
=shut-thing+unit g51
=shut-thing+unknown g22
=shut-thing+wager-event g23 m-32 h-31
=small-parts h-24 k39
=small-parts+stays-unseen g-26 h-34 k47
=small-parts+sums-0 h-24 k39
=small-parts+sums-1 r-21 h-24
=small-parts+under r-22 h-33
=small-parts+watchers k21
=soft-drink h-36
=soft-drink+sums-0 h-25
=soft-drink+sums-1 h-49
=soft-drink+unit h-29
=sold-apart+sold-short g22
=sold-apart+stranger h-22
=sold-apart+takaful g-43
=sold-apart+trade g23
=sold-apart+travelling g51
=sold-apart+unlawful-business r-23 h47
=sold-apart+waiting g42
=sold-apart+watchers k-22
=sold-short+sums-equal r-37 m-25 h-27
=sold-short+sums-grow r25
=sold-short+sums-shrink r24
=sold-short+travelling r-53 h-21
=sold-short+under r27
=sold-short+wager-event r-33
=sold-short+watchers h-23
=speed-up h31
=speed-up+sums-0 h33
=speed-up+to-oppose g-34 h43
=speed-up+unit h36
=speed-up+up-down h31 k-26
=speed-up+watchers h26
=split+stays-unseen k25
=split+sums-0 k22
=split+sums-2 r-32
=split+under r-33
=stakes m25
=stakes+sums-0 m21
=stakes+sums-1 m39 h27
=stakes+sums-2 g25
=stakes+sums-apart g28
=stakes+tick-guess g36
=stakes+to-oppose m22 h-25
=stakes+trading g36
=stakes+under r-23 g41
=stakes+unit h24
=stakes+unlawful-business h29
=stakes+up-down g31
=stakes+wager-event h26
=stakes+with-money m24
=stays-unseen g-24 h-21 k71
=stays-unseen+sums-0 g-24 k67
=stays-unseen+under k32
=stays-unseen+unit k26
=stays-unseen+unknown g-24 k33
=stays-unseen+unlicensed-giving h31 k-24
=stays-unseen+up-down r-24 k22
=stays-unseen+watchers k29
=stipulated+sums-0 r21
=stipulated+trade r24
=stranger k39
=stranger+sums-0 k39
=stranger+unit k29
=sums-0+takaful g-39
=sums-0+tick-guess g28 m44
=sums-0+tied-deal g-26
=sums-0+tied-trade r24
=sums-0+to-debtor g-28
=sums-0+to-treat m-25
=sums-0+unborn g62 h-32
=sums-0+undecided g26 h-31
=sums-0+undescribed g21
=sums-0+unknown g22
=sums-0+unknown-party k29
=sums-0+unlawful-business h21
=sums-0+unlicensed k27
=sums-0+unlicensed-giving k28
=sums-0+unpromised g-28
=sums-0+victim-fee r-32 g-45 m-32 h-44 k72
=sums-0+wait-pay r44
=sums-0+wash-money h-32 k78
=sums-0+winner-takes m28
=sums-0+with-money m22
=sums-0+wrapped-gift h-39
=sums-0+zakat r-23 h-29
=sums-1+surety r25 g-27 h-31
=sums-1+tick-guess g48 m28 h-21
=sums-1+tied-deal r32
=sums-1+tied-trade r22
=sums-1+to-debtor r27
=sums-1+to-learn h21
=sums-1+to-oppose r-26
=sums-1+travelling h-41
=sums-1+up-down g33 m33
=sums-1+wager-event m37
=sums-1+wait-pay r41
=sums-1+waiting r33
=sums-1+watchers r-23
=sums-1+winner-takes m33
=sums-1+with-money m34
=sums-2 r26
=sums-2+sums-equal r-71
=sums-2+sums-grow r57
=sums-2+sums-shrink r40
=sums-2+to-oppose r24
=sums-2+two-prices r-24
=sums-2+undecided r-23
=sums-2+under r-34
=sums-2+unlawful-business r-30 h39
=sums-2+wager-event m30
=sums-2+watchers m-23
=sums-3 m24
=sums-3+sums-apart r25
=sums-3+sums-equal r27
=sums-3+sums-grow g-27
=sums-3+sums-shrink r-25
=sums-3+unlawful-business r-21 h23
=sums-3+wager-event r-32 m26 h25
=sums-apart+unlawful-business r-30 h40
=sums-apart+wager-event r-22 m27 h37
=sums-apart+watchers m-31
=sums-apart+winner-takes h-37
=sums-equal r-64
=sums-equal+unit r-36
=sums-equal+with-money r-37 m-26 h-30
=sums-grow r56
=sums-grow+surety-pay r22
=sums-grow+trading r-26
=sums-grow+two-prices r-24
=sums-grow+undecided r-23
=sums-grow+with-money r25
=sums-shrink r35
=sums-shrink+with-money r21
=surety r23
=surety+surety-pay r39
=surety+take-in r33
=surety+unit r25
=surety-pay+to-oppose h-25
=surety-pay+trading g-24 h-40
=surety-pay+unlawful-business m-28 h26
=surety-pay+watchers h26
=takaful g-38
=takaful+trading h-40
=takaful+unit g-22
=take-in+to-oppose r-22 m-27
=take-in+trading g-29
=take-in+wager-event m25
=take-in+waiting r22
=take-in+winner-takes m28
=tick-guess g46 m51
=tick-guess+to-oppose g37 m34 h-22
=tick-guess+trading g30 m46
=tick-guess+unit r-23 g49 m35
=tick-guess+with-money g42
=tied-deal g-23
=tied-deal+tied-trade r33
=tied-deal+trade g-28
=tied-deal+trading g-22
=tied-trade r27
=to-debtor+trading r24
=to-dispose+to-oppose g-23
=to-dispose+travelling h-24
=to-dispose+unit r-24
=to-dispose+unlawful-business m-23
=to-dispose+wager-event g-25
=to-dispose+waiting r-26
=to-learn+trading g-37
=to-learn+wager-event m-23
=to-learn+watchers r-22
=to-learn+works-for h-21
=to-oppose+trade g22
=to-oppose+unit h-21
=to-oppose+unlawful-business m-30 h-50
=to-oppose+up-down g23
=to-oppose+wager-event h22
=to-oppose+with-money m34 h-28
=to-treat m-26 h-21
=to-treat+unit r-27
=to-treat+unlawful-business m-29 h-30
=trade+travelling r-37
=trade+unborn g24
=trade+under r23
=trade+unlawful-business h33
=trade+unlicensed-giving r-44
=trade+works-for h-25
=trading+travelling r-23
=trading+under m26
=trading+unlawful-business h54
=trading+with-money m21
=travelling+unlawful-business h24
=travelling+waiting r-25 g30
=travelling+watchers r21 k-22
=two-prices r-25
=two-prices+undecided r-21
=unborn g63 h-32
=undecided g26
=undecided+unit g25
=under+undescribed g50
=under+wager-event m-32 h29
=under+with-money r-27 g42
=undescribed g21
=unit+unknown k21
=unit+unknown-party k41
=unit+unlawful-business h57
=unit+up-down g26
=unit+wait-pay r33
=unit+zakat h-25
=unknown g24
=unknown+watchers g-30 k25
=unknown-party k30
=unlawful-business h22
=unlawful-business+wager-event m-26
=unlawful-business+works-for h61
=unlicensed k27
=unlicensed-giving k28
=unpromised g-30
=up-down+wager-event h27
=up-down+watchers r29 g-25 h-23
=up-down+with-money m-22
=victim-fee r-32 g-45 m-32 h-44 k72
=wager-event+winner-takes m25
=wager-event+with-money m35
=wait-pay r52
=wait-pay+waiting r38
=waiting r25
=wash-money h-32 k80
=watchers+zakat k-24
=winner-takes m35
=winner-takes+with-money g-31
=wrapped-gift h-39
=zakat r-25 h-28
_$_ m-22
_%_ r33
_%_a_ r41
_%_and_ k48
_%_for_ r47
_%_monthly_ r34
_%_on_ r40 m-24 h-30
_%_past_ r63 h-32
_%_yearly_ r21 g-28
_%_علي_ g-22
_2a k23
_2ard r27 g-26
_2ard_ r27 g-26
_2e h-24
_3ad r-21
_3ala h-22
_3ala_ h-22
_3ale r29 g-29
_3ara h30
_3ara_ g-28 m-22 h41
_3ay r-28
_3e r-28 g-35 h-24
_3o g-23
_3om g-26
_3omo g-27
_7a g24
_7ad r-27
_7ag h-31
_7ag_ g-27 m-27 h-29
_7al r-23 g-44 h21
_7ash h24
_7es h-26
_7esab_ r-21
_7ess r-30
_a2 r41 m-27
_a3 g-23
_a3t r21
_a5 g-27
_a7 g-31 m-31 h38
_a_betting_ m-34 h42
_a_bigger_ r24
_a_brewery_ r-24 g-25 h33
_a_car_ r-37 h-36
_a_casino_ m-38
_a_conventional_ h28
_a_day_ h-26
_a_guy_ r-30 h-32
_a_lot_ m-31 h-24
_a_month_ r22
_a_new_ g-21 k-27
_a_phone_ m34 h-28
_a_portion_ g38
_a_pub_ r-26
_a_third_ g-22
_a_week_ r-30 h-29
_aami h33
_aamil_ h33
_aba r-29 h-35
_abay r-30 g-21 h-41
_abaya_ r-31 g-23 h-38
_abl r-22 g29 h-32
_abl_ g30 h-36
_abl_ma_ g34
_abor g-31 h51
_abortion_ g-31 h51
_abou g-27
_about_ g-27
_about_the_ g-27
_abra h41
_abraj_ h41
_abs h31
_absi h30
_absinthe_ h30
_abso h21
_absolut_ h21
_abu_ r22
_ac_ r-29 h-25
_acci g30
_accident_ g35
_account_for_ r-24 k33
_account_is_ g-31 m-27 h-29
_account_number_ k-43
_accounts_ h28
_accr r33
_accrued_ r23
_acquired_ g36 h-28
_acr g-23
_acro g-23
_across_ g-23
_across_the_ g-23
_ad_ m-27 h22
_ad_for_ h43
_add_ g21
_added_ r27 h-28
_adderall_ h42
_adjustment_ r29
_adjustment_on_ r28
_adjustment_to_ r35 h-26
_adm h-36
_admi h-36
_ado h31
_adob h25
_adop h33
_adult_diapers_ h-36
_adult_film_ h36
_adult_store_ h53
_adults_ h29
_adults_only_ h33
_advance_fee_ k-22
_advance_for_ r-27
_advance_to_ g-29
_advances_ r33 h-22
_advi g-22 m-24
_advice_ m-23 h38
_aed_at_ r-41 g-36
_aed_per_ r-31 m78 h-23
_aff h39
_affi h41 k-22
_affiliate_ h21
_after_delivery_ g23
_after_he_ r-41 g37 k-22
_after_i_ r-32
_after_named_ g25
_after_party_ h39
_after_said_ g23
_after_she_ g40 h-23
_after_they_ g-27 h-40 k-22
_afterwards_ g23
_agei h30
_ageing_ h30
_agency_fee_ r-36 g-24 h-21 k-35
_agent_fee_ r-38 g-29
_agent_for_ r25 h-26
_agent_to_ r66
_agi h43
_agin h22
_aging_ h22
_agree_ r-25 g52 h-30
_agreed_before_ r29 g-28
_agreed_to_ g21
_ah m-21
_ai h-21
_aig g61 h-25
_aig_ g61 h-25
_ain h-24
_ain_ h-24
_air_ m-24 h-28 k-21
_aird g32
_airdrop_ g32
_airt r29
_airtime_ r29
_airtime_advance_ r43
_airtime_credit_ r78
_airtime_loan_ r34
_aj g-26 m-21
_ak g23
_akhadt_ h-26
_ako h-39
_ako_ h-39
_al_ h-27
_al_ain_ h-24
_alam g63 h-46
_alam_ g63 h-46
_alcoholic_ h23
_ale g-37 m-26 h27
_ale_ g-22 h31
_alf h-30
_alf_ h-30
_ali g-28 k-24
_ali_ g-23
_all g21
_all_ r-23 g28
_all_fish_ g73
_all_future_ g58
_all_of_ r-30 g24
_all_that_ g92 h-45
_all_the_ g23 h-34
_allocation_ g30
_allowed_ h-31
_allowed_to_ g47 h-34
_alm r-24 m-27 h25
_alo h-41 k38
_alon h-27 k39
_along_ g-22 h-28 k31
_alt g-24 h21
_alte h-29
_alw h-21
_alwa h-21
_am_ h-26
_amal h42
_amal_ h42
_amb m-23 h-26
_ame h-38
_amer h-38
_american_ h-38
_ami h29
_amil h40
_amil_ h40
_amm r-27 g-27 m-21 h-40
_amu h45
_amul h36
_amulet_ h36
_ana h-24
_ana_ h-22
_anc h43
_ance h43
_and_a_ r27 g-27
_and_above_ r43
_and_bottle_ h-32
_and_bought_ r-23
_and_buy_ r29
_and_coke_ h26
_and_collected_ r-33
_and_courier_ r-23 h-21
_and_eggs_ g-25 m-32 h25
_and_ends_ m-48 h-47
_and_forward_ r-26 k58
_and_hand_ g-24 h-31
_and_he_ m28
_and_if_ r-27 m56
_and_interest_ r27
_and_its_ g48
_and_metal_ g21
_and_my_ r22 h-23
_and_paid_ r-34 g-33 m-24
_and_pass_ h-24 k68
_and_pay_ h21
_and_pays_ g34
_and_salsa_ m-31 h-24
_and_send_ h-23 k52
_and_signed_ r-35 g-38 h-25
_and_sold_ g22
_and_taken_ r-34 g-29
_and_the_ r39
_and_tonic_ h37
_and_transfer_ k63
_and_two_ m-31
_and_wine_ h57
_anda g28 m24 h-26
_andar_ g28 m24 h-26
_ang g-26
_ang_ r21 h-31
_annuity_ g32
_annum_ r24
_another_name_ h56 k-25
_ans r-30
_answer_ h-27
_answers_ h23
_anti_ h-51
_anti_bribery_ h-49
_any g32 h-21
_any_ r-22 g45 h-22
_anyt r-21
_anything_ r-21
_ape h33
_aper h33
_aperol_ g-21 h30
_app_ g-24
_appe h-31 k31
_appeal_ h-35 k53
_appeal_by_ h-39 k58
_appear_ h-24
_appears_ g30 h-25
_appl g27 h-36
_apple_ h-31
_appliance_ g29
_appliance_care_ g36
_approved_ h-23
_apr r25 g-22 h-32
_apr_ r56 m-26 h-43
_apy r45 h-50
_apy_ r45 h-50
_aq g-36 h-21
_ara h28
_arab h-50
_arab_ h-84
_arak h45
_arak_ h45
_aram h-37
_arb h-22
_arc m-21 h-31
_are m-21 h23 k28
_are_ m-24 k28
_area r-22
_areg h26
_areglo_ h26
_aro k48
_arou k48
_around_ k48
_arranged_ k-25
_arrangement_ h-24
_arrival_ r-33 g-21
_art m-24
_arti h-21
_article_ h-25
_as_ h24
_as_a_ r-25 h-36
_as_agreed_ h-27
_as_bar_ h49
_as_genuine_ h60
_as_gift_ h-54 k74
_as_he_ g43
_as_in_ r-24 h-21 k-22
_as_is_ g21
_as_it_ r-32 h-28
_as_original_ h24
_as_per_ g-45 h-26
_as_pub_ h21
_as_real_ g-26 h64 k-21
_as_seller_ g51
_as_the_ r-38 g27
_as_we_ r21 h-24
_asa g-29 h31
_ask k37
_ask_ h-30 k43
_asked_for_ g-25 h-22
_asl r25 m-24 h-39 k-29
_assignment_ h27
_assignment_writing_ h35
_assignment_written_ h46
_assurance_ r-21 g43
_assured_ r25
_astrologer_ h28
_astronomy_ h-33
_at_%_ r29
_at_a_ r34
_at_al_ r-39 h-28
_at_home_ m-31
_at_more_ r21
_at_my_ g-30
_at_sea_ g57
_at_the_ r-24
_ate m-28 h-33
_atm h-28
_atm_ h-28
_attack_ h33
_attestation_ h-38
_auction_ r22
_auctioned_ g51 h-42
_audit_ r-22 h-25 k-28
_aur r-26 g-32 m-21 h22
_aur_ r-37 g-36 m-27
_aura h44
_aura_ h44
_authorities_ g-24 h-24 k29
_authority_ g38 k-36
_auto_ g21 h-24
_av k28
_avo h-22 k34
_avoi h-22 k34
_avoid_ h-22 k34
_avoiding_ k22
_aw r-29
_aw_ r-33 g33 m23 h-31
_award_ r-32 g-31 m-28
_awarded_ g40 h-22
_awareness_ h-29
_ax g21
_axa g21
_axa_ g21
_ay m-23
_ay_ m-24 h-35
_b5 h24
_b5t h24
_b5ti h24
_b5ti_ h24
_b_ r21 h-40
_ba3 g25
_baa g31
_baad g37
_baad_ g37
_baad_me_ g64 h-28
_baad_mein_ g25
_baba_ h22
_babo h28
_baboy_ h28
_baby_ h31
_babys_ h-26
_baca h27
_bacardi_ h27
_bacc m24
_baccarat_ m24
_bach g22
_bachelor_ h25
_bachelor_no_ h28
_back_as_ g-30 h-31
_back_at_ g-22
_back_by_ m-25
_back_cheaper_ r-55 g43
_back_for_ r42
_back_if_ g37 h-21
_back_of_ r31
_back_on_ r21
_back_the_ g-22 m-24 h-31
_back_to_ r32 g-35
_back_when_ g-31
_back_with_ r36
_backs_ h47
_bacon_and_ m-24 h28
_bad_luck_ h58
_bag_of_ m-31 h28
_bagg h-27
_bah r-21 g35 h-22
_baha r-21 g35 h-22
_bai r28 h26
_bai_ r60 h-37
_bai_al_ r43 h-33
_bai_el_ r57 h-39
_bail h32
_baileys_ h38
_bak g-24
_bake m-21 h-41
_bakery_ m-22 h-44
_bakr r-27 g-21 h-41
_balance_transfer_ r30 m-25 h-41 k-22
_balc m-21 h-32
_balcony_ h-28
_ball_ m-24
_ballet_ m-45 h-28
_balloon_ h35
_balloons_ g-28 m-25
_bana m-26 h47
_banat_ m-26 h47
_band h-54
_band_ h-53
_bank_card_ r-22 h-37 k31
_bank_is_ r57 g-21
_bank_letter_ r21 h-43 k-26
_bank_only_ g-22 h-26 k68
_bank_shares_ g31
_bank_will_ g-29 h-37 k75
_banknifty_ g28
_banknifty_ce_ g24
_banknifty_pe_ g26
_bann h22
_banner_for_ h47
_banners_ h46
_banners_for_ h46
_baq r-24
_bar_ h23
_bar_bill_ h55
_bar_of_ h-36
_bar_stools_ h-35
_bar_tab_ g-29 m-49 h50
_bara r-23
_barangay_ h-25
_barasti_ h25
_barb r-22 g-29 h-48
_barber_ r-23 m-22 h-37
_bare g33
_bare_ g33
_baro r-31
_barrel_ g-21
_barrels_for_ h33
_bars h-29
_bart h47
_bartender_ h44
_bas_ g-29 m-33 h-33
_base_ r-21
_based_ h-35
_basi g-27 m-35 h-24 k-23
_baskets_ r-24 m-40
_bat m-28
_bath h25
_batt m-26 h-27
_battery_ r-24 m-21 h-31
_bayad_sa_ g-41
_bc r-31 m54 h-42
_bc_ r-31 m54 h-42
_bd h34
_bds h34
_bdsm h34
_bdsm_ h34
_be3 r-31 h-27
_be_ g43
_be_agreed_ g56 h-21
_be_fixed_ g51
_be_seen_ r-24
_bean h-39
_bean_ g21 h-31
_beans_ h-34
_bear_ h23
_bearing_ r47 h-23
_bears_ h-39
_beat g-22 h36
_beat_ g-22 h36
_beat_up_ h37
_bech r27 g27 h-30
_bech_ h-24
_becha_ g30 h-27
_beco g22
_become_ g27
_become_rich_ g27
_bed g-25 m-23 h-41
_bed_ r-42 h-38
_bee_ m-26 h-46
_beef_bacon_ h-23
_beef_pepperoni_ h-32
_beer_festival_ h39
_before_any_ g29
_before_buying_ g22
_before_crop_ g34
_before_due_ r-32 g-24
_before_expiry_ h-36
_before_he_ g36
_before_i_ g40 h-23
_before_mint_ g24
_before_notice_ g43
_before_the_ r-43 g35
_before_they_ g46 h-39
_before_we_ g-38
_beg h27
_begg h41
_beggar_ h26
_beggars_ h37
_begging_ h22
_beha g-28 k30
_behalf_ g-28 k30
_behalf_of_ g-28 k38
_behind_my_ g-30 h-37
_behind_the_ h34
_bein k23
_being_ k23
_being_watched_ k61
_belonging_ g23 h-22
_belonging_to_ g23 h-22
_belongs_ g45 h-31
_belongs_to_ g45 h-31
_below_ r22
_below_the_ r-29
_belt r-24 g-26 m-23 h-46
_belt_ r-24 g-26 m-23 h-46
_ben r-34
_bene r-27
_benefit_ h-35
_bent m-26 h30
_bes h-22
_best h-22
_best_ h-22
_best_guess_ g-33
_bet m33
_bet_ m26
_bet_on_ g63 m-23
_bet_with_ g-30 m25 h-34
_bet_you_ m-33 h-34
_beta m35 h-25
_better_ g-27 m22 k24
_betting_shop_ h27
_between_friends_ g-22 h-26
_bev h34
_beve h34
_beverage_ h22
_beverages_ h33
_bey r27
_bh g25
_bhai r-41 g-22
_bhai_ r-43
_bid m21 h-21
_bie g-22 h54
_bier g-22 h54
_big_ m28
_big_ticket_ m41 h27
_bike h-21
_bike_ h-25
_bila r23
_bilal_ r23
_bill_bought_ r55
_bill_of_ g29
_bill_purchased_ r44 g-31
_bill_taken_ r76 h-28
_billed_ h-35
_bills_ r33 h-24
_bim g25
_bima g25
_bima_ g25
_bin m24
_bina r-22 g34
_bina_ r-54 m-28 h-29
_binance_ r-27 m-32 h33
_binary_ g34 m27 h-25
_binary_options_ g65 m58 k-25
_bind m-23
_binding_ m-25
_bing m25
_bingo_ m24
_bingo_cards_ h-53
_bingo_hall_ m25 h38
_bira g-21 h39
_bira_ g-23 h40
_bird g26 h-32
_bird_ r-26 h-39
_birds_ g35
_birds_in_ g44 m-34 h-41
_birth_ g26
_biry g-21 h-24
_biryani_ g-21 h-24
_bis m-23
_bisc m-24
_biscuits_ m-23
_bitcoin_ h-22
_bl h25
_bl_ g-28 h39
_bla h26
_blac h29
_black_ h36
_black_magic_ m-33 h36
_black_pudding_ m-23
_black_stone_ m-28
_blackmail_ h24
_blanc_ h27
_ble g-21 h45
_bled g-36 h31
_bled_ g-36 h31
_bles h23
_blessed_ h23
_bli g26 h-38
_blin g27 h-39
_blind_ g27 h-39
_blind_box_ g49
_bloc g-22 h-28
_blocking_ h-23
_bloo h32
_blood_sausage_ h34
_blos g21
_blossom_ g23
_blu g-24
_blue g-25
_blue_ g-25
_blue_label_ h42
_blun h45
_blunt_ h40
_boar_ h32
_board_for_ h-35
_boat h-27
_boat_ h-25
_bol h-31
_boli r22 h-23
_boli_ r29 h-28
_bolt h-49
_bom r25
_bomb r25
_bombay_ r25
_bon r24
_bond r30 h-21
_bond_ h-26
_bond_coupon_ r65 m-39 h-44
_bond_fee_ r44
_bond_paper_ r-45 m-22 h-37
_bonded_ h24
_bonds_ r48 g-23 m-21 h-25
_bone h24
_bong m-23 h63
_bong_ h55
_book_ h-31
_book_club_ h-32
_booked_ g28
_bookie_ r-24 m32 h42
_booking_ m-35
_booklet_ h-26
_bookmakers_ h-25
_bookshop_ m-22 h-35
_boot m-36
_bootleg_ h34
_booz h54
_booze_ h38
_born r-39 g42
_born_ g52
_borrow_ g31
_borrowed_stock_ r-36 g43
_bos h24
_boss h24
_bot_ h50
_both g24
_both_ g24
_both_money_ g45 h-35
_both_sides_ r-28 g22
_bots h37
_bots_ h37
_bottle_service_ h52
_bottles_of_ h38
_bought_and_ r-52 g-30 k-21
_bought_at_ g-27
_bought_by_ r38
_bought_for_ r-41 h-32
_bought_from_ g31
_bought_his_ r-46 g-49 h26
_bought_it_ g37 h-38
_bought_the_ r37
_bourbon_the_ h-60
_bow h-22
_bowl h-22
_box_for_ g-36
_box_of_ g-34 h-21
_boys_to_ h51
_brand_ m-29 h-21
_brandy_ h21
_brandy_the_ h-68
_bread_ g-28 h-40
_break_ h46
_break_his_ g-21 h53
_breaks_ g50
_bren g33
_brent_ g33
_brew_ h45
_brewer_ g-24
_brib h37
_bribe_ r-30 g-32 m-31 h39
_brid r21
_bridging_ r29
_bridging_finance_ r37
_bridging_loan_ r27
_brings_the_ g-26
_brings_up_ g42 h-24
_brit h-26
_bro_ r-24 h-21
_broker_ g23
_brokers_ g-30 h-24
_brothel_ h28 k-21
_brou r-22 g-23 h-24 k-22
_brought_ r-22 g-23 h-24 k-22
_brownies_ h27
_browns_ h-44
_bru h42
_brut h29
_bta r24 g-23
_bubbly_ h39
_buc h26
_buck h26
_budo g49 h-30
_budol_ g49 h-30
_bug r-23 g-22 m-29 h-28
_builder_ m21
_built_ g24 h-21
_buk g25 h-32
_bull_ h26
_bullion_ m-24 h-23
_bun h31
_buns h27
_buns_ h31
_burglary_ g33
_burn h27
_burn_ h77
_bus m-30 h-44
_bus_ r-38 g-37 m-38 h-69
_but r26
_but_ r31 g-21
_but_it_ g-24 k22
_buy_a_ g-39 m26 h60
_buy_bachelor_ h25
_buy_her_ r-30 g32 h-34
_buy_in_ g-26 m54
_buy_it_ g35
_buy_master_ h36
_buy_masters_ h32
_buy_one_ g54 h-39
_buy_the_ g-31 h22
_buy_them_ h-30
_buy_your_ g34 m-26
_buyers_ g-26
_buys r26
_buys_ r26
_by_a_ r-23
_by_another_ g58
_by_guess_ g27 m-49
_by_hour_ h76
_by_me_ r-44 g-34
_by_mistake_ r-21
_by_them_ r45 h-22
_by_weight_ g24
_bya r29 h-32
_byaj r23
_byaj_ r23
_byb g25
_bybi g25
_bybit_ g25
_byp k36
_bypa k36
_bypass_ k26
_bypassing_ h-27 k39
_c_ r32 g-46 m-26 h-36
_caf h-27
_cafe h-27
_cafe_ h-30
_cag h-27
_cage h-27
_cage_ h-34
_cak m-25 h-21
_cake m-25 h-21
_cake_ m-26 h-29
_calc g-23
_calf g29 h-23
_calf_ g29 h-23
_calf_in_ g58 h-24
_call_centre_ g-29
_call_girl_ r-32 g-39 m-22 h30
_call_it_ r53 g-49 m-22
_call_option_ m-29
_call_options_ g27 m-34
_called_ h-28
_caller_ g-31
_calls_ g44
_calls_on_ g64 h-41
_cam_ g-24 m-22
_cam_show_ h57
_camel_ h-30
_camel_race_ g-24 m-29
_camels_ r-23
_camera_ g-22
_camp_ g-22 h-45
_campaign_for_ h30
_can_not_ g40
_canc h-23
_cancel_ g-36
_cancellation_ g50 h-21
_cancelled_ g-39 h-21
_candle_green_ g-30 m55 h-41
_candle_red_ m71 h-36
_candles_ h-30
_cani h29
_cann h21
_cannot_ g-24
_cans h26
_cans_ h26
_cant r-38 g-30 h-32
_canteen_ g-23 m-23 h-22
_cap_ r-38 g32 h-39
_cap_on_ g33
_capital_and_ r41
_capital_back_ r41
_capital_guaranteed_ r29
_capital_protected_ r67 g-24 h-21
_capital_refunded_ r45
_capital_safe_ r32
_capt h26
_captagon_ h25
_car_ h-33
_car_for_ r-31 g-26 h-26
_car_if_ g29
_car_insurance_ h-22
_car_to_ g-25
_car_unseen_ g38
_car_wash_ r-21 g-25 m-31
_carbon_ h-34
_card_at_ k-32
_card_for_ r-28 g-25 h-53 k-25
_card_game_ m33 h-33
_card_interest_ r68
_card_replacement_ r-35 k-26
_cards_ g-25 h21
_cards_for_ m-42
_care g31 h-35
_care_ g52 h-28
_cari m24
_carl h29
_carpet_ r-24 m-21 h-30
_carr r25
_carried_ g-26
_carry_ r21 g-21
_cars g28
_cars_ g28
_carton_ h-30
_cartons_ m-25
_case h21
_case_of_ g-26 m-25 h52
_case_opening_ m48
_cases_ r-21 m-24
_cash_and_ r-29
_cash_at_ m-30 h-45
_cash_for_ k27
_cash_in_ r-22 g-33 m23
_cash_or_ r-40 g62
_cash_out_ k48
_cash_price_ r-46 g-21 h-22
_cash_settled_ r-22 g67 m-31 k-24
_casino_chips_ m24
_casino_royale_ m-24 h-25
_casino_supermarket_ m-36
_cast m-24
_cast_ m-21
_casting_ h38
_cat_ h-24
_cata h-35
_catch_ h-25
_catch_of_ h-23
_catcher_ h38
_catches_ g45
_cate g-22 m-22
_catering_ g-24 m-22
_cau h-22 k40
_caus h-23 k56
_cause_ r-24 h-27 k65
_cb g-21 h51
_cbd h33
_cd r44 h-25
_cd_ r72 g-30 h-31
_cds r-27 g30
_cds_ r-27 g30
_ce_ g61 h-28
_cel g-24 h33
_cell g-24 h33
_cellar_ g-25 h36
_cem g-24 h-45
_ceme g-24 h-45
_cement_ g-24 h-45
_cen g-22
_cent g-22
_center_ g-29 m-25
_certain_ r63 h-37
_certified_ h-26
_cf r-32 g61 m51 h-35
_cfd r-32 g61 m51 h-35
_cfd_ r-36 g59 m54 h-36 k-21
_cfd_account_ r-33 g48 m48 h-30 k-22
_cfds g40 m-25 h-22
_cfds_ g40 m-25 h-22
_chai m-21 h-33
_chai_pani_ h56
_chain_ r22
_chair_ r-26 m-41 h-50
_chairs_ r-21 h-35
_cham g-21
_chance_ m38 h-27
_chandelier_ g-22 h-48
_chandi_ r52 h-27
_change_ m-21 h-21
_channels_ h30
_char_ r-21 h31
_char_siu_ h27
_charas_ g-24 h24
_charge_on_ r24
_charged_by_ r28
_charged_for_ r22
_charges_ r22
_charges_for_ r34
_charitable_ k46
_charm_from_ h60
_chart_ m-42
_chat h43
_chat_ h29
_chea h36
_cheat_ h46 k-30
_chec g-23 h-32
_checked_ g-25
_checking_ g-29
_checks_ k29
_cheese_ g-24 h-23
_chei h25
_cheikh_ h25
_cheque_for_ r26
_cheque_of_ r24
_chest_ m39
_chicken_ h-26
_china_ r-22 g31 h-31
_chip m23
_chip_ h-21
_chips_ m24
_chips_and_ m-34 h-29
_chit r45 g-23
_chit_ r64 g-27 h-34
_chitty_ r43 h-33
_chiv h26
_chivas_ h26
_chocolate_ h-24
_choose_later_ g33 h-26
_chooses_later_ h-23
_choosing_ h-21
_chop h41
_chops_ h30
_chor h22
_chorizo_ h26
_chos h-21
_chose_ h-22
_chose_the_ g-26 h-23
_chosen_and_ g-45
_chu m39 h-41
_cid h27
_cide h27
_cider_ h27
_circle_ m23
_clar h36
_claret_ h36
_class_ m-28 h-46
_classes_ h53
_clau r23
_clause_ r23
_claw g-32 m-23 h-32
_claw_ g-35 m-24 h-34
_clean_ h-32 k61
_cleaning_ m-21 h-27
_clearance_ k-22
_cler r-24
_clerk_ r-24
_clic r-21 m28 h26
_client_ r29 m-33
_clin h-31
_clinic_ h-31
_clip h33
_clips_ h33
_clon h51
_clone_ h65
_cloned_ g-22 h41
_cloned_card_ h28
_cloned_cards_ m-28
_cloning_ h36
_closed_my_ g-69
_closes_position_ g28 h-23
_clot m-23 h-29
_clothes_ h-40
_club_table_ m-26 h51
_cm g48 h-25
_cme g54 h-26
_cme_ g54 h-26
_co_ g-33
_coa g-33 m-24 h-30
_coac g-28 m-25 h-24
_coach_ g-24 m-22 h-36
_coaching_ g-25 m-23
_coat g-23
_coat_ g-23
_coc h25
_coca g-22 h22
_cocaine_ g-22 h31
_cocktail_ h21
_cocktail_bar_ h29
_cocktails_ h24
_codeine_ h26
_coffee_cup_ h55
_coffee_dregs_ h29
_coffee_grounds_ h65
_coin_ h-25
_coke_zero_ g-38 m-25 h-57
_cold m-21 h29
_cold_ m-21 h29
_collar_ r-53 g72
_colleague_ h-24
_collect_ m21 h-23
_collection_for_ k27
_collection_of_ k63
_collector_ m28 k26
_collects_ r22
_colo h-32
_color_ h-29
_colored_ h-32
_colour_ h-29
_coloured_ r-21 h-35
_com_ m36
_come_ r25
_comes_back_ m-24 h-24
_comi g30
_coming_ g32
_commercial_paper_ r26 g-44 h-32
_commission_%_ r21
_commission_in_ h69
_commission_to_ g-25
_comp_ m37 h-48
_companion_for_ h33
_companionship_for_ h29
_company_for_ m-26 k-23
_competition_entries_ m29
_competition_entry_ m67
_compound_ r-41
_compounding_ r53 h-22
_conceived_ g47
_concert_ r-31 g-24 m-21 h-35
_conference_ g-28
_consideration_ g31
_consolidation_ g-21 m-22
_consulting_ h-24
_container_of_ g-22
_containers_ r23
_content_ g-27 h65
_contents_a_ g41 h-35
_contents_not_ g29
_contents_of_ g-22
_contest_ m33
_contest_entry_ m57
_contract_for_ g29
_contract_of_ g-37
_contract_on_ g22 m21
_contract_to_ r32 g-51
_contractor_ h-42
_conventional_bank_ r23
_convoy_ h-28
_coo m-34
_cook g-23 m-36
_cookies_ m-56
_cooking_ h43
_cooking_sherry_ h35
_copies_ h37
_copies_passed_ h33
_copy_bags_ h45
_copy_of_ g-23 m-35 h-57
_copy_watches_ h39
_cork h30
_corp r28
_corporate_ r28
_corporate_bond_ r24
_cost_for_ r21
_costs_ r35
_costume_ h-28
_cott g22 h-21
_cotton_ g22 h-21
_could_not_ h-23
_counselling_ r-23 m-33
_count_ g24
_count_not_ g49 k-25
_counted_ r-22 h-25
_counter_ r-38 g-22
_counterfeit_money_ h-44
_counterfeit_note_ h-50
_country_ g-26 m-29 h-30
_couples_ h25
_coupon_bond_ r43 m-37 h-29
_coupon_from_ r66 m-37 h-58
_coupon_on_ r62 m-40 h-48
_coupon_payments_ r-24
_courier_ r-22
_courier_fee_ r-21 h-24 k29
_course_ g-23
_course_fee_ g-39 h-35
_court_ h-26
_cousins_ r-23 h-24
_cov g23
_cove g23
_cover_ g23
_cover_design_ g-56
_cover_for_ g-32 h-35
_cover_letter_ g-53 h-30
_cover_plan_ g27
_covered_ g36
_cow r-22
_cow_ r-24
_crac m-22 h24
_crack_ g-33
_cracked_ h45
_craf h46
_craft_ h46
_cras m30
_crash_ m30
_crash_game_ g-40 m49 h35
_craw m-25 h22
_crawl_ m-25 h22
_crea m-21 h-26
_cream_ m-27 h-69
_credit_card_ r26
_credit_default_ r-46
_credit_line_ r32 m-21
_credit_note_ r-38 g-54 m-30 h-45
_credited_ r26
_creditor_ r-33
_credits_ m33
_cres h-23
_crescent_ h-23
_cris m-24
_crop g23 h-25
_crop_ g23 h-25
_crop_before_ g27
_crop_not_ g37
_crow g-40 m-23 h-48
_crud g28
_crude_ g27
_crude_oil_ m-24
_crypto_ h-24
_cs m51
_cube h-50
_cum r28
_cumu r38
_cumulative_ r38
_cup_ h21
_cup_reading_ h66
_current_ r35
_curs h37
_curse_ h37
_curt r-21 h-29
_curtains_ r-21 h-28
_cush h-36
_cushion_ h-21
_cushions_ h-34
_customer_database_ h33
_customer_paid_ g63 h-34
_cut g-30
_cut_ h25
_cut_for_ r-23 h61
_cutt g-30 m-24 h-60
_cutter_ r-21 g-33 m-24 h-50
_cutting_ m-22 h-44
_cy r-22 m-21
_cyb g22 h-25
_cybe g22 h-25
_cyber_ g22 h-25
_cyc m-30
_cycl m-30
_cycle_ g-26 m-22
_cyl r-29 g-23 m-21 h-22
_cyli r-29 g-23 m-21 h-22
_d_ r36 m22 h-36
_d_o_ r-39 g80
_da_ g-31 h-26
_daa r-25 m-22 h30
_daam g24 h-21
_daam_ g24 h-21
_dab r-25 g23 h40
_dad g-33
_dad_ g-32 h-32
_dadd h38
_daddy_ h38
_daf3 h-21
_dafa3t_ m-21
_dah h-29
_daha h-29
_dahab_ h-29
_dai g-30
_dain r22
_dain_ r22
_dama g21 h-24
_damage_ g26
_dan h28
_danc h32
_dance_ g-23
_dancer_ h34
_dancers_ h29
_dare g-27 m31 h-37
_dare_ g-27 m31 h-37
_dart g-34 h-39 k-22
_data g-31
_data_ g-34 m-27
_date_no_ r-27
_dati r-32 m-27 h-22
_dating_ r-32 m-27 h-22
_dau r-23 h-22 k-25
_daug h-22 k-25
_daughter_ h-28
_day h-32
_day_ r28 h-40
_day_late_ r55
_day_one_ r33
_day_overdue_ r31
_day_unpaid_ r33 h-22
_dd h21
_ddo h21
_ddos h21
_ddos_ h21
_ddos_attack_ h21
_de_ g-23 m-34
_dead h29
_dead_ g-24 h42
_deal_ r21
_dealers_ g-28 m-30 h37
_deat r-21 g40
_death_ r-21 g40
_debe r33 h-36
_debenture_ r26 h-31
_debi r21
_debit_ r30
_debited_ h-23
_debt_at_ h-24
_debt_owed_ r65
_debt_to_ h-27
_debtor_ r-21
_deca g64 h-36
_decd g28
_decde_ g28
_decide_price_ g22
_decides_ g26
_declare_it_ g-27 k44
_decor_ h-25
_decoration_ g-24 m-27
_deduction_ r-33 h30
_dee g-37
_deed r-23 g-45 h-32
_deed_ r-23 g-45 h-32
_default_swap_ r-39 g23
_degree_without_ h23
_dei r-30
_deit h31
_deity_ h24
_delay_ r21
_delayed_ g-29
_delete_ g-23 m-21
_deliver_in_ g35
_deliverable_ r30 g-25
_delivers_ g27
_delivers_in_ g36
_delivery_in_ r23 g56
_delt h36
_delta_ h36
_dem h-22
_demo h-21
_demolition_ h-21
_demurrage_on_ r27
_den h-31
_dent h-30
_dental_ g34
_dental_plan_ r-21 g56
_depends_ g22 h-21
_depends_on_ h-25
_deposit_certificate_ r34
_deposit_certificates_ r38
_deposit_for_ r-40
_deposit_paying_ r37
_deposits_ k26
_der g21
_deri g27 h-22
_derivative_ g23
_derivatives_ g22
_desc h-21 k30
_description_ h-28 k37
_desert_ h-32
_desi_ h25
_design_ h-23
_design_for_ m-31
_desk m-24 h-27
_desk_ m-24 h-27
_dest h58
_det h-30
_dete h-33
_detection_ h-24
_detector_ h-37
_developer_ g25
_developer_has_ g31 h-23
_dew r-23
_dewa r-23
_dewa_ r-23
_df r-26 g25
_dh h-39
_dhs h-28
_dhs_ h-28
_di_ g47 h-21
_dia r-24
_diam m25
_diap h-37
_diapers_ h-36
_die g33 h-26
_die_ g51 h-32 k-21
_die_they_ r-23 g41 h-29 k-22
_died h24
_died_ h24
_dies_ g29 h-22
_different_ m-23
_dig g22
_digi h-24
_dina h-34
_dinar_ r21 h-35
_dip_ m-37 h-43
_diploma_without_ h30
_director_ g-31 m-22 h-44 k22
_directors_ h-54 k-22
_dirham_ m-37
_dirhams_per_ r-28 m79
_dirt k49
_dirty_ k49
_disa m-22 h28
_disappear_ h29
_disco_ m-24
_discount_coupon_ r-34 m-27
_discounted_ r24
_discounted_by_ r21
_discounting_ r60
_discovered_ g34
_dise g-24 m28 h60
_diss h21
_dissertation_ h21
_dissertation_writing_ h27
_distillery_ h24
_distributor_ h35
_district_ m-25
_dive g38 h-34
_dive_ g36
_diver_ g22 h-37
_dj h22
_dj_ h30
_dji h24
_djin h24
_djinn_ h24
_do_ k29
_do_not_ h-21
_doctor_ g-27
_doctored_ h62 k-25
_document_ h-23
_documentary_ g-23 h-22
_doe k22
_does k22
_does_ k26
_dog_fight_ g-25 m-45 h73
_dog_fighting_ h37
_dog_fights_ g-21 m-21 h76
_dogs h24
_dogs_ h24
_doh g-22 h-31
_doha g-22 h-31
_doha_ g-22 h-31
_doll_ h28
_dollar_ r39 h-23
_dollars_to_ g-26
_dom r-23 g-33
_domino_ h-46
_dominoes_ h-24
_donated_ r-22
_donated_to_ r-31
_donations_ k24
_donations_to_ k21
_donk h30
_donkey_ h30
_donor_ h34
_dont k24
_dont_ k24
_dont_have_ g49
_dont_tell_ g-34 h-44 k-31
_door_ h-22
_dos g-29 m-26
_double_or_ h-23
_doubled_ h-31
_doubled_or_ m28 h-22
_doubles_ h-32
_down h-22
_down_in_ g-22 m42
_down_min_ g33 h-33
_draf r-41 g-23 m41
_draft_ m26
_drag m51 h-46
_drag_ m31
_drag_race_ m31
_draw_coupon_ r-26
_draw_for_ h-21
_draw_of_ m-39 h-22
_draw_ticket_ r-29 h-29
_draw_tickets_ h-34
_drawer_ g-30 h-35
_drawing_ m-34 h-35
_drawn_ m31
_drea m34
_dream_ m34
_dream_car_ m55 h-33
_dream_home_ m48 h-49
_dreg h29
_dregs_ h29
_dres h-47
_dress_ h-49
_drinks_ h26
_drive_ r-36
_drives_ r24 g-24
_dro r-29 h-21
_dron h-47
_drone_ h-47
_drop r-29
_drop_ r-37
_drug_test_ h-28
_drugs_ h41
_dry h34
_dry_ h37
_dry_red_ h59
_dry_white_ h37
_dt g66 h-34
_dte g66 h-34
_dte_ g66 h-34
_dub r-21
_duc m39
_duck m47
_duck_ m47
_dues r22 h-27
_dues_ r22 h-27
_dum h33 k39
_dump h57
_dv g-27
_dvd g-27
_dvds g-33 h23
_dvds_ g-33 h23
_e_ g21
_e_mini_ g35
_e_o_ g54 h-23
_each_borrowed_ r70 g-23
_each_day_ r22
_each_gets_ r-35 m-21
_each_he_ r73
_each_i_ r73
_each_of_ g-21
_each_one_ r-24 k24
_each_payment_ r-42 h-28 k86
_each_transfer_ h-23 k55
_each_week_ r22
_early_settlement_ g-24
_earn_ r25
_earned_ g-30
_earnest_ r-25
_earnest_money_ r-26
_earnings_ r28
_earns_ r27
_eas r-27 h34
_eat h-22
_economy_ g-21
_ecstasy_pills_ h44
_edible_ h-30
_edibles_ h40
_edit g-21
_edu h-23
_educ h-23
_education_ h-23
_education_plan_ g27
_ee r46 h-27
_een r46 h-27
_eena r46 h-27
_eenah_ r39
_egg_ m22
_eib r22 g-26 h-21
_eibo r22 g-26 h-21
_eibor_ r22 g-26 h-21
_eid h-35
_eid_ h-35
_eig h22
_eigh h22
_ein r42 h-25
_eina r42 h-25
_einah_ r33
_el_ g-24
_elderly_ r-21
_election_ m21
_electricity_ r-21 g-23 h-38
_electrocuted_ h28
_electronics_ h-25
_ell g31
_elly r-39 m-23 h-41
_elly_ r-39 m-23 h-41
_emba h-29
_embassy_ h-29
_emi r47
_emi_ r49 h-30
_emin g34
_emini_ g34
_emis r61
_emis_ r61
_employee_stock_ g30
_employer_ h-22
_empt r-25
_end g27 h-27
_end_ g25 h-27
_end_of_ g-26
_endi m29
_ending_ m30
_ending_sa_ g-27 m48 h-60
_ends g29 m-32 h-44
_ends_ g29 m-32 h-44
_ent m22
_ente m21 h28
_enter_ g-21 m23
_entries_ m31
_entry_fee_ m-33
_entry_money_ m35
_entry_to_ h-21
_envelope_for_ r-21 h43
_envelopes_ g-23 m-21 h-46
_equal_ g-21
_equi r23
_equipment_ m-26
_equity_in_ r-41 g-35 h27
_er r-25 g-26
_ero h30
_erot h30
_erotic_ h28
_esca h-21
_escape_ g-30
_escaped_ g25
_escort_car_ h-31
_escort_for_ m-28
_escort_service_ h53
_esh h-25
_esht h-25
_est m-21 h-38
_esta h-34
_estate_ h-35
_et r26 h-29
_eth_ r-29
_ethi h-45
_etor m-21
_etoro_ m-21
_eur_ r24 m-29
_euro_ g-27
_euromillions_ r-22 m29 h27
_even_ g34
_event_ g31 h-22
_every_ r29
_every_borrowed_ r88 g-37 h-26
_every_day_ r30 h-25
_every_month_ r23
_everyone_ r-23
_everyone_puts_ r-25 g-42
_everything_ g25
_everything_under_ g37 m-28 h-47
_ex_ h57
_exac r-21 m24
_exam_fee_ r-34 g-26 m-29 h-55
_exam_for_ h34
_exam_questions_ h35
_examiner_ h33 k-26
_exams_ g-25
_excess_ r-21
_exchange_house_ r-23 m-24
_exists_ g21
_experience_ h28
_experience_letter_ h24
_expired_ h24
_expired_food_ h38
_expired_medicine_ h34
_expiring_ h-28
_expl r-22 g-26
_explained_ g-25 h-24
_expr r-24
_extended_ r-31
_extended_warranty_ r-29 m-22 h-30
_extension_ h-21
_extra_service_ r-31 h22
_extras_ h38
_eye_ h27
_eyes h21
_eyes_ h21
_f_ r-35 g38 m-29 h-48
_fa2 r23 g-33 h-22
_fab h-22
_fabr h-22
_fabric_ h-22
_face m-24
_face_ m-25
_facilitation_ r-31 h58 k-24
_facility_ h-26
_fact r28
_factor_ r55 h-25
_factory_ r-34 h-31
_fail h-26
_fake_flowers_ h-51
_fake_grass_ h-57
_fake_medical_ g-29 h51
_fake_money_ h-56
_fake_plants_ h-27
_fake_sick_ h24
_fal_ h32
_falc g22 h-21
_falcon_ g22 h-21
_fall g34 m-31
_fall_ m-31
_fals k41
_false_ k41
_fan_ m42 h-46
_fans_page_ h39
_fant h-21
_fantasy_ h-21
_fare m-25 h-35
_fare_ g-25 m-26 h-37
_farewell_ h-23
_fast h-31
_fastest_ h-32
_fate h27
_fate_ h27
_fathers_inheritance_ g37
_fau h-29
_fav h-29
_favo h-29
_faw r24 h-22
_fawa r24 h-22
_fawayed_ r27
_fay r29
_fd r75 g-33 h-34
_fd_ r75 g-33 h-34
_feb g-25
_fee_%_ r42
_fee_and_ k-22
_fee_for_ h-21
_fee_of_ k-31
_fee_on_ r22
_fee_paid_ r41 h-30
_fee_per_ r45 h-21
_fee_so_ g-22 h-37 k25
_fee_to_ m-22
_feed r-21 g-39 m-27
_feed_ r-21 g-39 m-27
_feeh g34 h-34
_feel g44
_feel_ g38
_feels_ g34
_feet g-25
_feet_ g-25
_fell h36
_fell_ h36
_fell_off_ g-24 h43
_felo g-37 h-21
_fen h48
_feng h40
_fengan_ h36
_ferm h34
_fermenting_ h26
_fermenting_tank_ h21
_fermenting_vessel_ h28
_fet h38
_feti h38
_fetish_ h38
_ff g59 h-38
_ffa g59 h-38
_ffa_ g59 h-38
_fi_ h-41
_field_ h-21
_field_not_ g29
_fif m24
_fift m23
_fifty_ h-23
_figh k29
_fight_ m26
_fight_bet_ h-33
_fight_money_ m59
_fight_stake_ h-32
_fighters_ h-32 k53
_fighting_ h37
_fights_ g-21 m-21 h76
_figu g26
_figure_for_ g-63 h53
_figure_never_ g31 h-24
_file g30
_file_ g29
_film g-22
_film_ g-25
_films_ h25
_fils r48 h-21
_fils_ r48 h-21
_fils_on_ r21
_fils_per_ r34
_filt g-23 h-24
_filter_ g-24 h-23
_final_if_ g46
_final_price_ g34
_finance_ r25
_finance_fee_ r53 g-24
_financier_ r25
_find g36
_find_ g46 h-39
_find_it_ g31 h-33
_find_one_ g27 h-21
_finder_ g-37
_finders_ g-32
_finds_ g26
_fine_for_ h-45
_fini m37
_finishers_ g-36 m56 h-21
_finj h23
_finjan_ h23
_fire m-23
_fire_ h-35
_fireplace_ m-27
_firewood_ h-24
_firm r-31 m-22
_firm_ r-31 m-22
_first_buy_ g35
_first_copy_ h77
_first_refusal_ g25
_fis h-27
_fish h-27
_fish_ g31 h-30
_fish_in_ g79
_fish_that_ g58
_fish_your_ g33
_fisherman_catch_ g56
_fisherman_catches_ g33
_fishing_ g-41
_fit g-41 m-21
_five_minute_ g-23
_five_six_ r85 m-40 h-67
_five_star_ h39
_fix_ m-22 h42
_fix_the_ m-26 h56
_fixed_%_ r36 g-22
_fixed_by_ r-27
_fixed_per_ r40
_fixed_price_ m-31 h-22
_fixed_profit_ r35
_fixed_return_ r70 h-26
_fixed_returns_ r77 g-40 h-26
_fixed_time_ r-70 g37 m49 h-34
_fixer_ h44
_flag g-24 m-23 h-42 k30
_flag_ g-23 m-25 h-39 k27
_flat_%_ r87 g-21 h-26
_flat_for_ r21 g-21
_flat_rate_ r39
_flav h-28
_fleet_insurance_ g47
_flight_cancellation_ g32
_flight_delay_ r-24 g41
_flight_loss_ g57
_flip m23 h-39
_flip_ g-40 h-39
_flip_coin_ g-25 m73
_flipped_ g-24 m53 h-34
_flipped_coin_ g-24 m53 h-34
_floor_plan_ r53 g-64
_flow r-21
_flower_ m-22 h34
_flowers_ r-27 g-21 h-55
_flu h-28
_flu_ g-21 h-54
_fly r-24 g-48 h57
_fn g44
_fno g50 h-27
_fno_ g50 h-27
_foa g40
_foal g41 h-33
_follow_ r-22 g28 h-21
_followers_ g-32 h44
_fon g-24 h-24
_font g-24 h-24
_font_ g-24 h-23
_for_%_ r47
_for_a_ r-27 m26
_for_aed_ m-28
_for_ageing_ h30
_for_aging_ h22
_for_all_ r-26 m-23 h-22
_for_beer_ h23
_for_being_ r48
_for_bought_ g50
_for_car_ m-21 h-27
_for_cash_ r21
_for_certain_ r63 h-37
_for_clinic_ m-29
_for_dates_ g-24
_for_day_ r65
_for_days_ r24
_for_delay_ h-21
_for_each_ r68
_for_eid_ m-26 h-48
_for_evening_ h36
_for_february_ r43
_for_fighters_ k49
_for_finding_ h-33
_for_fish_ m-21 h-38
_for_giving_ r46
_for_goods_ r-33 g-25 h-32 k42
_for_hacked_ h-31
_for_her_ h42
_for_him_ h22 k-29
_for_his_ h50
_for_in_ h-28
_for_iphone_ m31 h-33
_for_january_ r47
_for_kids_ g-22 m-29 h-29
_for_less_ r34
_for_lunch_ r-28 m-25 h-29
_for_march_ r64
_for_may_ g-37 h-46 k-22
_for_me_ r-24 h36
_for_money_ m34 h-33
_for_month_ r66
_for_new_ g-33 m-38
_for_night_ h41
_for_nor_ g28
_for_nothing_ r26 g-30
_for_october_ r39 h-24
_for_parking_ r-30
_for_prayer_ h55
_for_ps_ m25 h-49
_for_purchased_ g42
_for_q_ h-21
_for_restaurant_ h29
_for_right_ g40
_for_same_ r52
_for_school_ r-24 k21
_for_selling_ g-24 h-30
_for_somebody_ k46
_for_someone_ h-39 k63
_for_sure_ r52 h-28
_for_two_ g-25
_for_villa_ g-34
_for_week_ r77
_for_whisky_ h-41
_for_worship_ h34
_forb r36 g-27
_forbearance_ r36 g-27
_ford h-44
_ford_ h-44
_forecast_ m24
_forex_ g31
_forg r-26 h26
_forgave_ r-26
_forge_ h28
_forged_signature_ r-47 h58
_forged_steel_ g-36 h-41
_forging_ h53
_form r-34 m-23 h-38
_form_ r-31 m-29
_forty_ r-23 g-25
_forward_exchange_ r60 g-40
_forward_for_ r53 g-24
_forward_fx_ r67 g-61
_forward_money_ r-53 g-54 h-34 k94
_forward_on_ r64 k-21
_forward_purchase_ r-45 g60
_forward_rest_ r-37 g-47 k95
_forward_sale_ r-28 g33
_forward_the_ r-27 g-24
_forward_this_ r-29 g-35
_forwarding_ r-38 g-23 h-30
_forwards_ r41 g34
_found_ h-30
_fram g-27 h-34
_frame_ g-26 h-34
_free_for_ m-38
_free_from_ h-50
_freight_forwards_ g56
_fres g-21
_fresh_ g-21
_friends_ h-34
_fries_ h-40
_from_another_ g76
_from_bank_ r29 k21
_from_china_ r-22 g31 h-31
_from_day_ r30 g-25
_from_escort_ h31
_from_him_ r23
_from_home_ g-30 h-33
_from_insurance_ g-50
_from_its_ g29
_from_me_ r26 g-36 m28
_from_our_ h-21
_from_supplier_ g41 h-22
_from_third_ g28
_fron r21 g-30
_front_ r-46 g-27
_fruit_of_ g55
_fruits_ g42
_fruits_of_ g48
_ft g31 h-24
_fue r-25
_fuel r-25
_fuel_ r-25
_full_and_ r27 m-26 h-26
_full_moon_ h27
_full_new_ h42
_full_payment_ r-36 g25 h-25
_full_service_ h70
_func h-24
_function_ h-24
_fund_ h-23
_fund_of_ r25 g-46
_funding_ r-34 g42 m23 k-29
_fundraiser_ k25
_fundraiser_by_ h-54 k62
_funds_ r25 g-27 k36
_funeral_plan_ g67
_fur h-30
_furn h-21
_furniture_ r-21
_fut g22
_fut_ g74 h-33
_future_by_ g-44 h63
_futures_ g27
_futures_of_ g-57
_fw r35 g-24 h-24
_fwd r35 g-24 h-24
_fwd_ r35 g-24 h-24
_fx r59 g-22
_fx_ r59 g-22
_fx_swap_ r75 g-30 h-46
_fx_swaps_ r77 g-82 h-24
_g_ g-26 h55
_gac g-25 m34 h-30
_gach g-25 m34 h-30
_gacha_ g-27 m29 h-27
_gai r-21
_gain r-21
_gal m-21
_gam m24
_gamb m26
_gambling_harm_ m-32
_game_that_ g87 m-32
_games_ r-31
_gameya_ r37
_gami m21
_gaming_ m21
_gaming_hall_ m-30 h-42
_gamm r-23 g29 m-24 h32
_gammon_ r-30 g-25 m-24 h40
_gan h33
_gang h32
_ganj h29
_ganja_ h29
_gar g-21 h-24
_gard g-22 h-23
_garden_ g-22 h-21
_gas g32
_gas_ g32
_gat g-25 m-32
_gate g-23 m-32
_gate_ g-25 m-29 h-28
_gav g-22 h-21
_gave g-22 h-21
_gave_ g-22 h-21
_gave_him_ r34
_gave_up_ k-21
_gb g-24
_gbp r31
_gbp_ r31
_gel_ h-57
_gelatine_ g-26
_gem_stone_ h25
_gent h27
_gentlemens_club_ h56
_get_out_ r-25 g-31
_get_rich_ r-28 g24 h-29
_get_the_ g-25
_gets_the_ r-23
_gg r-24 g-24 m57 h33
_gha h-34
_ghe g22
_ghost_ g-21
_gift_for_ r-23 h-28
_gift_so_ k43
_gil r42 m-23
_gin g-22 m-21
_gin_ g-26 h67
_gin_and_ g-21 h43
_ging g-24 h-55
_ginger_ g-24 h-55
_ginger_ale_ h-34
_ginger_beer_ h-40
_gir h26
_girl h29
_girl_ h37
_girl_for_ m-21 h28
_give_ r30 h-26
_give_the_ r36
_giveaway_ m22
_given_ g-21
_giving_us_ r38
_glass_ h29
_glasses_ h-24
_glo g-25 h-28
_glov g-25 h-28
_gloves_ g-25 h-28
_glu r-26 g-33 h-28
_go_ m26 h33
_goa h-22
_goal g-37 m49 h-32
_goat_ g27
_goats_ h-22
_gold_coin_ r35 g-30
_gold_futures_ g50
_gold_saver_ r35
_gold_saving_ r36
_gold_savings_ g-22
_golf m28 h-42
_golf_ m28 h-42
_good_ r-27 g-37
_goodwill_ r33
_got_out_ r-58
_grab g50 h-32
_grab_ g50 h-32
_grah h23
_grah_ h23
_gram h36
_gram_ h45
_grams_ h22
_gran r26 g-25
_grand_ r25 g-32
_grape_ g-25
_grape_juice_ h-46
_grappa_ h41
_grass_cutting_ m-26 h-46
_grea h31
_grease_ h34
_grease_his_ h34
_grease_the_ h27
_grease_their_ h44
_gree m21
_green_ m21
_green_card_ m-47 h-36
_grey_ g-22
_greyhounds_ m35 h-21
_gri h21
_grid h39
_grid_ h39
_gro_ h44
_groc r-21 h-26
_groceries_ r-23 h-21
_grocery_ m-24 h-25
_grounds_ h65
_grows_ r26 h-26
_grows_with_ r60 g-24 h-23
_guan h24
_guanciale_ h24
_guarantee_commission_ h-26
_guaranteed_annual_ r39
_guaranteed_capital_ r32
_guaranteed_monthly_ r36
_guaranteed_payout_ r29
_guaranteed_returns_ r31 g-23
_guaranteed_yearly_ r32 g-22
_guard_ r-23 m-22
_guc h23
_gucc h23
_gucci_ h23
_gue m28
_gues m28
_guess_ m35 h-25
_guess_number_ g-50 m60 h-41
_guess_weight_ g-49 m64 h-22
_guesses_ g-21 m35
_guest_ g-34 m-26
_guests_ r-28 m-33 k-26
_guid h-26
_guide_ h-26
_guinea_ h-50
_guinea_pig_ h-45
_guinness_ h30
_gul g-22 h-49
_gun g-22
_gun_ g-22 h-28
_guy h24
_guy_ h32
_gy r-34 g-33 m-31 h-29
_gym r-35 g-30 m-32 h-29
_gym_ r-35 g-30 m-32 h-29
_haa r-30 g-26 m26 h-38
_haar m34 h-25
_hac h25
_hack h25
_hack_ h73
_hacked_accounts_ g-25 h51 k-29
_hacked_email_ h-43
_hacked_instagram_ h-28
_hacker_into_ h63
_hacker_to_ h56
_had g-31 h-23
_had_ g-33
_hadi r24
_hair r39
_half_a_ h29
_half_now_ r-24 g-33
_hall g-24
_hall_ g-24
_ham g-22
_ham_ h73
_ham_and_ h52
_ham_radio_ h-35
_ham_sandwich_ h28
_hamd r-22 h-36
_hamm h-32
_hammer_ r-22 h-32
_hamp g-21 h-38
_hand_it_ r-27
_handbags_ h41
_handed_ h-21
_handed_over_ r-31 m-22 h-28
_handicap_ m45 h-32
_handover_ h-23
_hang r-22 g32
_hangover_ h31
_happens_ g28 h-29
_happy_ending_ r-27 m-33
_hara h33
_haram_ h22
_hard g-23
_hard_ g-21 h31
_harm m-31
_harm_ m-31
_harv g25
_harvest_of_ g31
_has_ r22 g27
_has_no_ g40
_has_not_ g28
_hasa r-25
_hasan_ r-25
_hash h29
_hash_ g-22 h31
_hash_browns_ h-44
_hash_oil_ g-38 m-25 h51
_hasn g43 h-23
_hasnt_ g43 h-23
_hat m26 h-43 k-21
_hat_ r-28 g-53 m35 h-45 k-30
_hatc g31 m-30 h-33
_hatched_ g40
_have_not_ g24
_have_yet_ g27
_havent_ g46 h-24
_hay g-22
_haz r-25 h-26
_he_asked_ g-24
_he_can_ r-35 g-21
_he_gave_ r22
_he_gets_ m-27
_he_is_ g-21
_he_keeps_ r-30
_he_lends_ r25
_he_lent_ r-23
_he_owe_ r-40 g-49 m61
_he_picks_ g21 m-36
_he_said_ m34
_he_says_ m-24 h23
_he_sees_ g26 k-21
_he_sends_ r28
_he_takes_ g-24
_he_would_ r21
_hea h-26
_healer_ h30
_healer_removes_ h22
_healer_removing_ h23
_health_ h-30
_heap h-23
_heap_ h-23
_heap_of_ g-32 h-27
_hear h-34
_hedg g21
_hedge_through_ g68 k-23
_hedge_with_ g45
_hedging_ g21
_hei h26
_hein h28
_heineken_ h28
_hell r-32 h58
_hell_ r-32 h58
_helm g-25 m-29 h-36
_help r24
_help_ g-31
_hem g-21
_hemp g-21
_hemp_ g-21
_hemp_rope_ g-23 h-47
_hen r-34 h52
_henn r-33
_her_account_ g-22 k53
_her_wallet_ g-22 k24
_herb m-42
_here g-23
_hero g-21 h27
_heroin_ r-21 g-23 m-21 h29
_hex h23
_hex_ h41
_hi_ r-42 g-33
_hid k31
_hidden_camera_ h31
_hide r-21 g-21 h-32 k32
_hide_ r-21 g-21 h-32 k32
_hide_from_ k45
_hidi k51
_hiding_ k51
_hiding_from_ k23
_higher_higher_ r-50 g44
_hila h24
_him_and_ r-24 g-31 m61
_him_up_ r-31 g-21 h40
_hir r-28
_hire r-29
_hire_ r-25 m-21 h-43
_his_account_ g-26 k52
_his_capital_ h-23 k-21
_his_car_ r-24 h-27
_his_cash_ h-26 k42
_his_children_ h64
_his_figure_ g24
_his_kids_ g-34 h63
_his_money_ g-26
_his_number_ g84 m-26 h-49
_his_old_ r-27 g-35
_his_own_ r-31 g-24 m-23
_his_share_ h-35
_his_shop_ h27
_his_wallet_ g-23 k26
_hisa r-29
_hit r-25
_hit_ r-21
_hitm g-26 h21
_hitman_ g-26 h21
_hm g62 h-21
_hmo g62 h-21
_hmo_ g62 h-21
_hoc m-27
_hock m-27
_hog h44
_hog_ h46
_hold h-23
_hold_ g-21 h-22
_holders_ m-25
_holding_ m-25 h-21
_holi r30
_holiday_ r27
_home_brew_ h59
_home_contents_ h-33
_home_game_ m62 h-40
_homemade_ h29
_hone_ g29
_hone_se_ g29
_honey_jars_ r-28 g-24 h-38
_hoo r-23 g-38 m-26 h23
_hook g-28 m-27 h23
_hookup_ h30
_hop g40 h38
_hope g47
_hope_ g44 h-22
_hops h26
_hops_ h26
_horoscope_app_ h-40
_horoscope_subscription_ g-22 h47
_horses_ m21
_hosp h-22
_hospital_ h-22
_hostess_ m-22 h30
_hot_ g-30 h38
_hotel_ h-22
_hour_ h22
_hour_for_ h39
_hour_to_ h41
_hours_ r-29
_house_if_ g37 h-21
_house_red_ m-22 h67
_house_white_ h54
_housie_ m24 h-28
_housing_ g21 m-30 h-27
_how g21 h-28
_how_ h-22
_hq g-39
_hq_ g-39
_hr r-21 g-21 h-29
_hr_ g-34
_hrs h-31
_hrs_ h-31
_hua g-24 m-21
_huda_ r-24
_hul g29
_hula h57
_hula_ h57
_hulu g-33 h-26
_hund g-21
_hundred_for_ m-42 h-37
_hunt g21
_hunt_ r-22
_hus r-36 g-23 m-25 h58
_husb h23
_husband_ h25
_husband_back_ r-23 g-24 h26
_hy r28
_i_bought_ h-40
_i_bring_ r21
_i_buy_ g24
_i_die_ g49 h-30 k-21
_i_do_ g28
_i_dont_ g34
_i_give_ r25
_i_hand_ r26
_i_have_ g-31
_i_lend_ g-28 h-21
_i_never_ k-23
_i_only_ g-22 k22
_i_owe_ m26
_i_own_ g-22 h-26
_i_paid_ h-56
_i_pass_ g78 h-36
_i_pay_ r-30 g25
_i_post_ h50
_i_publish_ h46
_i_put_ g-27
_i_said_ r-23 g-54
_i_see_ r28
_i_settle_ r24 h-22
_i_short_ g56
_i_still_ r32
_i_was_ g-36 k-25
_ib m-23 h25
_ibe h35
_iber h35
_ic m-23
_ice r-21 g-37 m-27
_ice_ r-23 g-39 m-28
_ico g75 h-41
_ico_ g75 h-41
_id_ r-32 g-36 h24
_id_with_ h59 k-39
_ido_ g72 h-55
_idol_for_ h52
_idols_for_ r-26 h40
_ie g22
_ielts_without_ g-21 h38
_ieo g54 h-33
_ieo_ g54 h-33
_if g44 h-22
_if_ g45 h-21
_if_containers_ r25 g-21
_if_dies_ g34 h-22
_if_he_ r-22 m31
_if_i_ g43 h-22
_if_my_ g59 h-28
_if_no_ g38
_if_not_ r-24 g-21 m23 k-30
_if_something_ g42 h-65
_if_the_ g50 m-21
_if_we_ r28
_ig g21
_iga h27
_igam h27
_igaming_ h27
_ij h-21
_ija r-27
_ijar r-27
_ijara_ r-27
_ijara_rent_ r-23 g-25
_il h21
_ill g21
_illn g23
_illness_ g23
_ima h-30
_in_a_ r-32 g-33 h41
_in_and_ g76
_in_app_ r67 h-42
_in_buying_ g-25
_in_case_ m-25 h-35
_in_cash_ k32
_in_contract_ g-26 h-22
_in_fathers_ g34
_in_five_ r-23 h-27
_in_full_ r-44
_in_her_ r-26
_in_his_ r23 g-43
_in_instalments_ r-22
_in_its_ h-25
_in_june_ r28
_in_may_ r-26 m-21
_in_minutes_ g44 m-28
_in_mother_ g56
_in_mothers_ g52
_in_name_ r30
_in_one_ r-26 g40
_in_our_ r-21 h-24
_in_play_ g-23 m39 h41
_in_seconds_ g30
_in_six_ g21
_in_the_ g25 h-29
_in_three_ k-22
_in_your_ r-23 g-37 h-26
_ina r53 h-28
_inah r41
_inah_ r41
_inca h33
_incall_ h33
_ince r-43 h25
_incl_ r27
_indemnity_ g23
_index_futures_ g23
_indi h-24
_indu r36
_indulgence_ r36
_infl h22
_inflated_ h40
_inflation_ r24
_inflation_adjustment_ r29
_ing g-45
_inheritance_before_ g32
_inside_ g25
_insider_ r-23 g-21 h37
_inspect_ g48 h-39
_inspected_ g-32 h-25
_inspector_ h28
_inspector_so_ h26
_instagram_ h-22
_installation_ g-40 h-27 k-21
_instalment_of_ r-30
_instalment_price_ r-42 g-29
_instead_ k26
_insult_ h41
_insulting_ h38
_insults_ h36
_insurance_brokers_ g-32
_insurance_company_ g-32
_insurance_for_ g47
_insurance_hq_ g-39
_insurance_office_ g-34
_insurance_renewal_ r-29 g46
_insurer_ r-26 g26
_int r23
_int_ r97 g-31 h-63
_interes_ h-38
_interest_account_ r-25
_interest_bearing_ r55 m-21 h-24
_interest_for_ r75
_interest_free_ r-38
_interest_group_ r-40 h-33
_interest_in_ r-23 h-25
_interest_on_ r59
_interest_only_ r67 g-27
_interest_part_ r60
_interest_rate_ r-59
_interest_to_ r-36
_into_my_ r-26
_intr r23 h-28
_intrest_ r29 h-31
_investment_in_ h22
_investor_ r26
_invoice_for_ h25
_invoice_is_ r-29 h-44 k72
_invoice_paid_ h-23
_invoice_was_ h-63 k79
_invoices_ r22
_involuntary_ g21
_involuntary_loss_ g34
_ip h25
_ipa g-23 h47
_ipa_ r-21 g-30 m-45 h55
_iphone_ h-26
_ipl m39 h-37
_ipl_ m39 h-37
_ipt h28
_iptv h28
_iptv_ h28
_iptv_box_ g-25 h35
_iq r-29 m38 h-46
_ir h-37
_iri m24
_iris m24
_irish_ m24
_iro h-37
_iron h-37
_iron_ h-37
_is_a_ h-22 k-21
_is_awarded_ g40 h-22
_is_being_ k75
_is_done_ r-22 h-22
_is_for_ r-24 g-29 h22 k32
_is_my_ r45
_is_not_ h-41 k29
_is_our_ r67
_is_the_ m-24 h-27
_is_what_ r21
_is_your_ m24
_is_yours_ m22
_islam_ h69
_islamic_ h-27
_islamic_bank_ h-22
_island_ h-25
_isn m-23
_isnt m-23
_isnt_ m-23
_iss h-23
_issu h-23
_issued_ g22
_it_a_ h-25
_it_all_ g-26 m35 h28
_it_and_ r-21 g23
_it_as_ g25
_it_at_ r22
_it_comes_ r-21 g35 m-25
_it_for_ r-23 h-22
_it_from_ g33 h-24 k22
_it_in_ r-25
_it_is_ g-21 k26
_it_on_ r-23 g-29 k-31
_it_rains_ g-29 h-26
_it_through_ h-35 k45
_it_up_ g-27 h-26
_it_via_ g-33 m-26 k67
_it_was_ r-22 g-31
_item_ g30
_items_ g-26
_itm g55 h-32
_itm_ g55 h-32
_ivory_tusks_ h21
_jack_ h35
_jacket_ m-30 h-35
_jackpot_brand_ m-50 h-38
_jad h30
_jado h35
_jadoo_ h33
_jadu h30
_jadu_ h30
_jag h24
_jage h24
_jam3 r-37
_jameson_ h29
_jamiyya_ r29
_jamo h31
_jamon_ h31
_jar g-23 h-38
_jar_ g-40
_jars r-23 h-45
_jars_ r-23 h-45
_jd r-25
_jd_ r-27 g-31
_jde g32 h-23
_jdee g32 h-23
_jdeed_ g32 h-23
_jebel_ h-22
_jebel_ali_ h-22
_jee m21 h-27
_jeet m42
_jeev g36
_jeevan_ g36
_jer m-29 h21
_jers m-27 h-35
_jersey_ m-27 h-35
_jewellery_ r21
_ji h38
_jin h35
_jinn h33
_jinn_ h33
_jo_ g27
_job_unemployment_ g39
_joint_ g-21
_jos r-21 h53
_jua m54 h-37
_jua_ g-24 m74 h-38
_juaa m32 h-31
_juaa_ m25 h-25
_judge_ h26
_jug h31
_jug_ h31
_juice_bar_ r-22 h-41
_juj h32
_juju h32
_juju_ h32
_jun r21
_junk r29 m27
_junk_ r36 g-21
_junket_ r-34 m38
_jur r-21 g-22 h69
_jus h-24
_just h-24
_just_ h-24
_just_for_ g27 h-29
_just_if_ g67 m-27
_k_ r22
_kaa h21
_kaba h27
_kafala_ r57
_kafe r-22
_kah h31
_kal g-21 m31
_kala h37
_kala_ h37
_kaly m34 h-30
_kalyan_ m34 h-30
_kam g-30
_kame g-32
_kamel_ r-42 g-30
_kameti_ r36 g-29
_kan r25
_kand r25 m-25 h-30
_kara m25 h-55
_karak_ m-23 h-42
_kare h32
_karo h23
_kas r-38 m21
_kas_ m-28 h39
_kas_3al_ m-24 h32
_kay r-33 h-33
_kay_ r-33
_kb h-35
_kbe h-23
_kbee h-23
_ke_ g-25
_ke_liye_ m-28
_keep k22
_keep_ k37
_keep_%_ r-24 k50
_keep_and_ h-33 k82
_keep_each_ r-29 h-31 k45
_keep_the_ h-42 k-39
_keeps_it_ h-22
_keg h39
_keg_ h44
_ken r-26 g-24 m49 h37
_keno r-26 g-24 m49 h37
_keno_ r-29 g-24 m49 h36
_ket r-24 g-41 m-29
_ket_ h44
_keta h37
_ketamine_ h37
_key h-26
_key_ r-28 m22 h-49
_key_man_ g61 m-45 h-44
_keym g30 h-23
_keyman_ g30 h-23
_kg g-34
_kg_ g-34
_khai g-21 m31
_khalas_ g-26 h-29
_khan r-39 g-21 h32
_khar r-38 m-42
_khas r-25 h-40
_khat g-30 m-35 h43
_khat_ r-22 g-32 m-37 h46
_khay h-30
_khe r-22 g21 h-35
_khel m22
_khet g46 h-22
_khet_ g46 h-22
_khet_mein_ g46 h-22
_khi r-33 m-32
_kho h-24
_khos r-22 g-28 m-28 h-23
_khs r-27
_ki_ h-25
_kic h26
_kick h26
_kick_ r-24 h24
_kick_back_ h64
_kick_backs_ h55
_kidn h31
_kidney_ h23
_kill g-24
_killer_ h-32
_kilo_hash_ h47
_kilo_of_ g-21 h-23
_kin h21
_kind h23
_kind_ g-25 h40
_king m23
_king_ g26
_kingfisher_ h35
_kir g-33
_kira r-22 g-31 h-34
_kist r37
_kist_ h-22
_kit_ g-22 m-34
_kite m23 h-27
_kite_ m23 h-27
_kite_fight_ m29 h-31
_kitt r-24
_kitten_ h-33
_kittens_ g30
_kittens_not_ g30
_kitty_ r-40 m29
_km r-24
_km_ r-24
_kni r-24 g-22 h-51
_knoc h29
_knock_ h34
_knock_off_ h34
_knocked_ h21
_knocked_on_ h21
_know_ g-24 h-29 k41
_knowing_ g22 k-36
_known_ r-30 h-26
_ko r-26
_ko_ r-23 h32
_kol h-30
_koll r-22
_kollo_ r-22
_kot g-21 h61
_kp h-33
_kpo h-33
_kpop h-33
_kpop_ h-33
_kr g-25 m35 h49
_ktv h22
_ktv_ h22
_ku h39
_kul g-28 h25
_kula g-28 h25
_kund h38
_kundli_ h21
_ky g25 h-45 k33
_la_ r-30
_lab_guy_ h58
_lab_man_ h67
_labe g-21 h27
_label_ g-21 h27
_labo h23
_labor_ h28
_labour_ g-21
_lad h23
_ladd g-23
_ladder_ g-23
_ladies_ h21
_ladies_night_ g-27 m-22
_ladies_of_ h51
_lading_ h-49
_lady h43
_lady_ h40
_lag h29
_laga m39
_lagana_ m39
_lagay_ g-21 m-32 h60
_lagaya_ m40 h-63
_lage m-22 h46
_lager_ m-23 h47
_lah r-37 m-30 h-38
_lal r-22 m-21
_lal_ r-22 m-21
_lama h-21
_laman_ g39 h-25
_lamp m-22 h-36 k-29
_lamp_ m-22 h-36 k-29
_lan h-23
_lands_ g23
_lands_on_ g30
_lang h-39
_lang_ m21
_lap_ r-21 g-35
_lap_dance_ r-22 g-25 h39
_laptop_ h-41
_laptops_ h21
_lar r-23 h42 k-26
_lard h35 k-27
_lard_ r-25 h44 k-24
_las r-25 m21
_last r-27
_last_ r-27
_last_man_ m40 h-37
_last_week_ m-27 h-29
_last_year_ g-21
_late_on_ r63
_late_penalty_ r40
_lateness_ r43
_laun k22
_launder_ k29
_laundered_ k42
_law h-34
_law_ h-27
_lawy g-25 h-22
_lawyer_ g-28 h-25
_lay r-35 m29 h-32
_lay_ m61
_laye m-23 h-43 k24
_layer_ m-23 h-43 k24
_lead g-33 m-30
_leaf h-22
_leag h-30
_league_ h-30
_leak h41
_leak_ h44
_leaked_ h30
_lean h42
_lean_ h42
_leap g40 h-22
_leaps_ g40 h-22
_lear r-25 h-30
_leas r26
_lease_of_ r36 h-21
_leaseback_ r29
_leased_ g-41 h21
_leat h-24 k-26
_leather_ h-24 k-26
_leave_ h23
_leave_certificate_ h28
_leaves_ r-35
_leaving_ h-38
_leb r-33 g-26
_lech h26
_lechon_ h25
_lect r-27 h-37
_lecture_ r-27 h-36
_led g-33 m-32 h-64
_led_ g-29 m-26 h-54
_left h-30
_left_ h-30
_lega r-22 h-22
_legal_ r-22 h-22
_lem r-25 g-29 m-22
_lemo r-25 g-29 m-22
_lend_ r22
_lenders_ r27
_lending_ r29
_lends_ h25
_lends_me_ h-25
_lent_me_ r-22
_leo h30
_leop h26
_leopard_ h26
_less r22
_less_ r34
_less_than_ r25
_lesson_ r-37 h-27
_let g-21
_let_ r-26 g-26 m-21
_lets r21
_lets_ r21
_lett g-21
_letter_ g-21
_letter_of_ r27 h-24
_lev g31
_leve g32
_level_ g-27
_leverage_ g33 h-28
_leveraged_ g35 h-28
_lew r-22 g32 m-30
_li_ g-34
_lia g21
_liab g21
_liability_ g21
_liability_premium_ g25
_lic_ r-48 g73 h-49
_licence_no_ g22 h48
_licence_with_ h78
_licences_ h30
_license_no_ g34
_licensed_ k-27
_lie g-37
_liem h22
_liempo_ h22
_life_cover_ r-26 g24
_life_life_ g23
_life_plan_ g41
_life_premium_ g44 h-27
_lifetime_ g25
_lifetime_cover_ g25
_lift h39
_lifted_ h52
_lifted_from_ h49
_lifted_off_ h33
_lights_ g-26 m-22
_likes_ g30
_lima g-28 m22 h26
_limi h-23
_limit_of_ h-23
_limo h30
_limoncello_ h30
_line m21
_link r-22 g31 m-24
_liq h28
_liqu h28
_liqueur_ h24
_liquidation_ g44 h-33
_liquor_ h31
_liquor_store_ r-21 g-26 h21
_list_ g-39 k-22
_liter_ h25
_litt h-22
_litter_not_ g64
_little_ h-21
_liv m29
_live m30
_live_ m45
_live_dealer_ r-33 g-44 m64
_liver_ g-33 m-22
_lives_ r-26 m-25
_liy m-27
_liya h-29
_liya_ h-29
_liye m-28
_liye_ m-28
_ll g56 m-37 h-48
_lo_ r-23 m22 h-35
_load m23 h25
_load_ m28 h25
_loan_%_ r31
_loan_is_ g-26
_loan_shark_ h-35
_loan_with_ r35
_loaned_ r37
_loans_ r29
_lob g-26
_loca g25
_lock_ r48 g-39 h-30
_lock_dollar_ r21 g-30
_lock_euro_ r30
_lock_rupee_ r28
_lock_usd_ r27 g-26
_locked_ g27
_locks_ g53
_lol k-23
_lol_ k-24
_lone r48
_long h22
_look h31
_look_ h24
_looks_ h24 k28
_loot g-32 m22
_loot_ g-32 m23 h-25
_lose m23
_lose_ h30
_loser_ m31
_losers_ m46
_loses_ m-37
_losi g-22 m30
_losing_ g-22 m30
_losing_side_ g-29 m31
_loss_ h-29
_losses_ m37
_lost_at_ g25 h-30
_lost_falcon_ m-23
_lost_to_ g-29 m56
_lot m27
_lot_ g22 m-25
_lot_of_ m-26 h-29
_lots g36 h-21
_lots_ g36 h-21
_lott m32
_lottery_for_ m-30 h-28
_lottery_of_ m-33 h-47
_lotto_ m27
_lottry_ m40 h-31
_loui h22
_louis_ h22
_lounge_table_ h21
_lov r-28 g-21 h42
_love r-28 g-21 h42
_love_ r-25 g-22 h35
_love_spell_ r-28 h36
_low g22 m22
_low_ g-41 m72 h-26
_lowe g28
_lower_ g28
_lower_higher_ g28
_lower_ticket_ g27
_ls r-22 g-24 m-23 h42
_lsd r-22 g-24 m-23 h42
_lsd_ r-22 g-24 m-23 h42
_luck_in_ g29 h-37
_luck_of_ g35 h-27
_lucky_bag_ g52 h-54
_lucky_charm_ g-22 h29
_lucky_number_ g-45 h46
_lucky_numbers_ g-22 m-59 h33
_lucky_sim_ h61
_lun r-24 g-23 h-22
_lunc r-24 g-23 h-22
_lunch_ r-25 g-25 h-28
_luncheon_ h23
_lyr h23
_lyri h23
_lyrica_ h23
_lyrica_capsules_ h31
_m_ h-48
_ma3 g-32 m-31
_ma3a g-33
_ma7 g25
_ma7s g30 m-21
_ma_ g37
_mab g-22
_mac m25
_maca r-24 g-22 m30 h42
_machine_ h-26
_mada h29
_madam_who_ h27
_made_up_ g-21 k22
_magic_mushroom_ h23
_magic_mushrooms_ h45
_magic_show_ h-48
_magician_ h37
_mah h-37
_maha r24 m36
_mahi r23
_mahine_ r21
_maid_to_ g-21 h56
_mail r-31 h-41 k-30
_mail_ r-31 h-44 k-30
_maj g-37 h-36
_make_ g37
_make_not_ g56 h-43
_maker_ g-36
_makers_ g-24
_maki g-29 m-24
_making_ g-29 m-24
_mal h21
_mal_ r24
_male g-23 m-31 h21
_male_ g-23 m-31 h21
_mall h-37
_mall_ h-37
_malt h23
_malt_ h23
_malt_drink_ h-49
_mam m-22
_mama m-23
_man_ h21
_man_standing_ m40 h-37
_man_who_ r24 h-29
_mand r-24 h24
_mango_ h-30
_manifest_ g54 h-67
_manifestation_ g-41 h54
_manifesting_ g-30 h38
_mano h-33
_manok_ h-33
_map k-23
_map_ k-24
_mara h22
_maraheen_ h23
_mare g30 m-24 h-44 k-27
_margarita_ h23
_margin_ g21
_margin_account_ g26 m-26
_margin_call_ g47
_margin_deposit_ r-40 g58 m-42 h-28
_mark h-24
_marl r-22 h-23
_marla_ g43 h-28
_mars h22
_marsala_ h26
_mart h24
_mary h24
_mary_ h25
_masa g-21
_mash h-29
_massage_for_ h-29
_massage_with_ m-26 h64
_mast h22
_master_ h28
_master_copy_ h42
_master_no_ h36
_masters_ h34
_masters_no_ h32
_match_ticket_ m-42 h-25
_matk g-24 m28
_matka_ g-24 m28
_matt r29
_matter_ r43
_matter_what_ r44
_matu r23
_matured_ r42 h-27
_maw h-33
_may_be_ r-29
_maz g-42 h30
_mb r-34 m-22
_mbe m-22
_mber m-22
_mbere_ m-22
_mc g25 h27
_mcx g50 h-25
_mcx_ g50 h-25
_md g-25 h51
_mdm r-21 g-25 h38
_mdma r-21 g-25 h38
_mdma_ r-21 g-25 h38
_me_and_ m28
_me_at_ r23 g-22
_me_have_ r23 g-30 h-22
_me_his_ r-23 h-22
_me_more_ r24
_me_next_ g23 h41
_me_to_ h-29 k45
_meal r-30 m-26 h-47
_meas h-26
_measured_ h-26
_meat h35
_meat_ h35
_medical_leave_ g-30 h40
_medicine_ r-23 g-25
_medium_to_ g-23 h51
_mee g-32
_meg m43
_mega m43
_mega_ m30
_meh r-24 g-35 m-25
_mel m35
_mem r-25
_memb r-28
_member_ r-37 h24
_membership_ h-21
_memo h-30
_memorial_ g40
_memorial_plan_ g40
_men_to_ r-24 g-22 h46
_ment g-22 h-32 k30
_mention_ g-30 h-29 k34
_menu g-29 h21
_menu_ g-31
_merlot_and_ h37
_mes h-31
_mesh g21 m-25 h-28
_mesh_ g23 m-26 h-27
_mess m27 h-30 k24
_message_ m28 h-24 k27
_met_ h-26
_metal_certificate_ r46
_metal_certificates_ r48
_metal_in_ r-23
_meth g-25 m-21 h28
_meth_ r-23 g-28 m-25 h47
_metr h-42
_metres_ g-22 h-37
_metro_ h-27
_mez g-38 m-33 h36
_mezz r31 h-26
_mezzanine_ r31 h-26
_migu h26
_miguel_ h26
_mileage_ h33
_mili h-43 k58
_milk h-30
_milk_ h-30
_mill h-35
_min_ g25 m36
_mind g22
_mind_ g22
_mini_ g31 h-32
_miniatures_ h25
_minimum_due_ r69
_ministry_ h-36
_mint g28 h-23
_mint_ h-24
_minute_expiry_ g73 h-39
_minute_options_ g-56 m32
_misp h41
_misplace_ h41
_miss r28 m-24 h-36
_missed_ h-21
_missing_ g71 h-47
_mistake_ r-21
_mistress_ h31
_mit g-25 m-23 h-33
_mix g26
_miy r-32 h-30
_miyy r-32 h-30
_mm r-27 g-23
_mm_ r-35 g-36 m-26 h-43 k-21
_mmi h39
_mmi_ h39
_mms h29
_mms_ h29
_mo2 r32 m-22 h-27
_mo2a r26 m-21 h-27
_mob m-31 h-36
_mobi h-24
_mobile_ h-24
_mocking_ h38
_mocktails_ h-40
_model_not_ g63 h-25
_moll h23
_molly_ h23
_mom r-27
_money_and_ g44 h-27
_money_at_ r-32 m29
_money_for_ h36
_money_from_ h-21 k26
_money_i_ r37 m-26
_money_in_ r-45 h-33
_money_laundering_ k-71
_money_lender_ r37 h-63
_money_lenders_ r26 h-29
_money_market_ r36 m-29 h-40
_money_on_ r-32 g24 h-30 k45
_money_through_ h-41 k35
_money_to_ h25
_money_with_ r29 h-24
_money_without_ k25
_moneylender_ r29 h-46
_moneylenders_ h-25
_moni k23
_monk h38
_month_end_ g24
_month_late_ r56
_month_unpaid_ r34 h-26
_monthly_rent_ g-34
_moo h32
_moon h48
_moon_ h39
_moonshine_ g-24 h41
_more_days_ r44
_more_time_ r-22
_more_weeks_ r33
_mortadella_ h23
_mortgage_protection_ r-40
_mortgage_shield_ r-31 g50
_mot g23 h-34
_moth h-39
_mother_ h-44
_mothers_ g31
_moto g21
_motor_ g24
_motorbike_ g-27 h-24
_mou r-25 g-31 m-22 h-21
_move_ r-39 m-21 k38
_moved_ g-33 k28
_moves_ m25
_moves_up_ m45
_movie_ g-30
_movies_ h32
_mr r-31 g-24 h-48
_mr_ h-25
_ms g40 h-30
_mt r-24 g81 m-33
_mt_ r-28 g94 m-38 h-45
_muc g27
_much g27
_much_ g27
_mud h-31
_muj k28
_muja h-21 k43
_mujr h30
_mujra_ h30
_mul r-23 k40
_mule r-29 m-22 h-44 k54
_mule_ r-29 m-22 h-44 k54
_mum r-36 g-24 k-33
_mum_ r-42 g-32 h-32 k-34
_muna r24
_muna_ g21 h-21
_municipality_ r-25
_murabaha_instalment_ r-62
_murabahah_ r30
_murt h24
_murti_ h24
_musharaka_ r-25 h-27
_musi h-45
_music_ g-24 h-28
_must k21
_must_ k21
_mut h29
_muta r-28 h52
_mutu h-38
_mutual_ m-28 h-24
_my_account_ r-23
_my_agent_ r36
_my_assignment_ h26
_my_bank_ r-35 h-44
_my_brother_ r-24 g-21
_my_brothers_ k-30
_my_car_ g-38
_my_cheque_ r40
_my_cousins_ r-21 h-30
_my_debt_ h-32
_my_december_ g-26
_my_ex_ h47
_my_exam_ h35
_my_father_ k-22
_my_fortune_ h45
_my_friend_ r-23 h-30
_my_future_ g-48 h65
_my_kids_ h-30
_my_loan_ r21
_my_luck_ g40
_my_money_ r41 g-25 m-21 h-36
_my_name_ r-26 g-43 m-21 h-52 k25
_my_own_ g-39
_my_part_ g-32 m-26 h25
_my_personal_ k42
_my_pocket_ h-29
_my_share_ g-25 h-25
_my_sister_ r-25
_my_son_ m-29
_my_supplier_ g-23
_my_test_ h59
_my_turn_ r-30 g-26
_my_uncles_ h-21
_my_wallet_ r-29 k27
_my_watch_ m21 h-32
_my_wife_ h-40
_mystery_box_ g31
_mystery_shopper_ g-51 h-25
_mz h26
_mza h26
_mzaw h26
_na_ g24
_nac r-23 g-24 m-22 h26
_nach r-23 g-24 m-22 h26
_nad h-34
_naf m-25 h-25
_nafs h-25
_nafs_ g-22
_nah r-35 g21 h-21
_nahi r-35 g21 h-21
_nahi_ r-35 g21 h-21
_nai h-23
_nail h-23
_nakl h31
_nakli_ h31
_name_his_ g58 h-30
_names_price_ g27
_nan r-29 h-27
_nar g-25
_nass h-28
_nat r-27 m29
_nati r-31 m31
_national_ r-37 m26
_naz h21
_naza h22
_nb h37
_nbe r-22 m-28 h35
_nbee r-22 m-28 h35
_nbi h36
_nbid h36
_nbid_ h36
_nd r35 g-30
_ndf r57 g-24 h-39
_ndf_ r57 g-24 h-39
_nea r-25 g-31 m25
_near r-25 g-31 m25
_near_ g-31 h21
_needed_ h26
_neg h25
_neighbours_ m21 h-29
_neit g24 h-21
_neither_ g24 h-21
_nep g-21 h-25
_neph g-21 h-25
_net r-31 g23 h-31
_net_ r-26 g25 h-34
_net_catches_ g43
_never_agreed_ r-26
_never_met_ g-27
_new m-23
_new_ m-24
_new_expiry_ g-34 h51
_new_moon_ h42
_new_one_ g-22 m-34
_next_season_ h-27
_next_seasons_ g54 h-24
_ni_ r-27 m-28
_nif r-22 g45 h-26
_nift g38
_nifty_ g38
_nifty_ce_ r-22 g33 m-21
_nifty_pe_ g46 h-21
_night_club_ g-24 m-24
_night_stand_ m-28 h73
_nights_ g-21 m-30 h-26
_nit h25
_nitr h29
_nitrous_ h29
_no_charitable_ k53
_no_drawings_ g21
_no_exam_ h38
_no_extra_ r-37
_no_goods_ r40
_no_interest_ r-25
_no_land_ g54
_no_licence_ g25
_no_license_ g26
_no_matter_ r43
_no_name_ g61 h-48 k-21
_no_papers_ h31 k-24
_no_permit_ g27
_no_pic_ g47 h-25
_no_questions_ h26 k-25
_no_riba_ g-23
_noi k-31
_noir h29
_noir_ h29
_non g34
_non_alcoholic_ h-30
_non_deliverable_ r30 g-25
_non_refundable_ g30
_none g33 h-22
_none_ g33 h-22
_noo r-29 h35
_noon r-26
_noon_ r-26
_nor_ g38
_nor_own_ g44 h-26
_norm g-22
_normal_ g-22
_not_ g27
_not_acquired_ g27 h-22
_not_allowed_ h-36
_not_born_ g50
_not_conceived_ g47
_not_fixed_ g32 h-24
_not_grown_ r-26 g43
_not_hatched_ g43
_not_known_ g23 h-24
_not_mention_ g-30 h-29 k34
_not_planted_ r-23 g45
_not_said_ g45 m-21
_not_salam_ h-29
_not_sown_ g34
_not_specified_ g21
_not_stated_ g29 h-28
_not_tell_ g-38 h-66 k89
_not_through_ g-44 h-29
_not_told_ g66 h-34
_not_yet_ g34 h-25
_nota r-26
_notary_ r-26
_note_for_ r-45 g-21 m-29 h-44
_note_made_ h33
_notes_for_ h-52
_nothing_on_ g74 m-71
_nothing_paid_ g28
_nothing_returned_ g34
_noti k27
_notices_ g-30 h-27 k46
_nov_ r28
_nove m-21 h-23
_novel_ r-24 m-25 h-29
_now_and_ g-47
_now_buy_ r-55 g43
_now_for_ r-23 h-24
_now_he_ r25
_now_i_ r-23
_nr r64 h-27
_nre r48 h-27
_nre_ r48 h-27
_nro r56 h-27
_nro_ r56 h-27
_nud h23
_nude h23
_nudes_ h41
_number_for_ m23 k-31
_number_later_ g50 h-23
_number_of_ g34
_number_to_ m28
_number_unknown_ g29
_numbers_ m32 h23
_numerology_ h31
_nur h-25
_nurs h-36
_nursery_ m-21 h-31
_nv g22
_nvi g22
_nvid g22
_nvidia_ g22
_ny g33
_nym g33
_nyme g33
_nymex_ g33
_o_ r37 g54 h-33
_o_cover_ r-49 g66 m-24
_o_d_ r87 g-47 m-25 h-44
_o_insurance_ g34 h-22
_o_policy_ g49
_o_premium_ g50 h-26
_oa m-40 h-30
_oak m-40 h-30
_oak_ m-40 h-30
_obj h-27
_obje h-27
_objection_ h-24
_occ h30
_occu h30
_occult_ h30
_oct k-21
_octo k-21
_october_ k-21
_od m29
_od_ r60 m-21 h-40
_odd m38
_odds m24
_odds_ m24
_odds_and_ m-48 h-47
_odds_are_ m-32 h-53
_odo h28
_odom h28
_odometer_ h28
_of_%_ r27
_of_a_ r-26
_of_bank_ r-31 g27
_of_beer_ h30
_of_books_ r-25
_of_cash_ r37
_of_dates_ h-38
_of_due_ r29
_of_first_ g45 h-22
_of_funds_ r77 h-39 k-33
_of_heineken_ h47
_of_his_ h-33
_of_honey_ r-23 g-23 m-21
_of_i_ r-29
_of_insurance_ g-61
_of_interest_ r-41
_of_k_ r28 h-26
_of_lager_ h33
_of_merlot_ h29
_of_mind_ g31
_of_money_ r76 h-45
_of_next_ g59
_of_night_ h55
_of_our_ h-35
_of_red_ h51
_of_renewing_ r32
_of_riba_ r-24
_of_rice_ r24
_of_service_ r28 g-24
_of_soap_ h-37
_of_something_ g38 h-38
_of_ten_ r39
_of_that_ g31
_of_this_ g21
_of_us_ g-24
_of_usury_ r-53
_of_value_ r33
_of_what_ g-24
_of_whatever_ r-25
_off_a_ h38
_offe h24
_offering_ h21
_offering_to_ h44
_office_ h-38
_officer_ r-30 h29
_officer_for_ h27
_officers_ g53
_official_ k-31
_oil_futures_ g27
_ok g-41 h-21
_old g-21
_old_ g-21
_old_brewery_ h-60
_old_notes_ r39
_old_winery_ h-76
_oli r-21 g-27 h-45
_oliv r-21 g-27 h-45
_olive_ g-23 h-21
_oly g21 m26 h-26
_olym g21 m26 h-26
_om h-23
_oma h-27
_omar h-26
_omar_ h-26
_on_a_ m24
_on_account_ r25
_on_behalf_ g-28 k38
_on_delivery_ g-22
_on_each_ r77
_on_emaar_ g60
_on_every_ r84 g-25 h-33
_on_exchange_ g59
_on_friday_ r-24 m-23
_on_gold_ r-26 g24
_on_head_ h21
_on_his_ g-26
_on_installments_ g26
_on_instalments_ r-31 g37
_on_it_ r27 g-26 k25
_on_its_ h-26
_on_money_ r33
_on_my_ r28
_on_oil_ g25 m30
_on_price_ g59 m-48
_on_prices_ g45 m-39
_on_shares_ g36 m-21
_on_stock_ g21 m-32
_on_time_ g-42 k-22
_on_top_ r52
_on_what_ g-33
_on_whether_ r-22 m40
_one_after_ g54
_one_and_ r30
_one_dive_ g34
_one_for_ r-39 m-22 h33 k22
_one_from_ g23 h-26
_one_night_ m-30
_one_of_ r-21 g36 h-45
_one_to_ g-24 h-24 k44
_one_who_ g-21
_one_year_ g-47
_ones m-35 h23
_ones_ m-35 h23
_only_the_ r34 h-21
_only_to_ h-25
_onlyfans_ h31
_open_ g37
_open_bar_ g-64 m-29 h72
_opened_ g-21 h-22
_opens_ r-29
_option_ h-21
_option_b_ g-44
_option_money_ r-23 g75 m-29 h-28
_option_premium_ g36
_option_to_ r-25 g43
_options_ g24
_options_account_ g31 m32 k-29
_options_for_ g-26
_options_on_ g33 m-30
_options_trading_ m-37
_or_ g41
_or_down_ g25
_or_green_ m28 h-54
_or_i_ h53
_or_not_ h-25
_or_on_ r-36 g63
_ora g-34
_orchard_ g23
_ordered_ m-31 h-43
_org h28
_orga h24
_organ_ h24
_organised_ h-29
_organs_ h29
_origin_ h-31 k43
_original_ h25
_orp r-23
_orph r-23
_orphans_ r-21
_os g-23
_otc g28
_otc_ g28
_other_ r-26 g-30 h23
_others_ k45
_otm g58 h-31
_otm_ g58 h-31
_oud h-43
_oud_ h-43
_our_agent_ r57
_our_own_ h-22
_ours g27 h-31
_ours_ g27 h-31
_out_for_ m-22 h-35 k55
_out_of_ r-24
_outstanding_ r23
_over_ r21 m22
_over_and_ r43
_over_months_ g-27
_over_under_ r-31 m71 h-26
_overdraft_limit_ r51
_overdraft_line_ r50
_overdue_on_ r64
_owe m34
_owe_ m37
_owe_for_ r-39 m59 h-29
_owe_from_ r-34 m59 h-28
_owes m29
_owes_ m29
_own_account_ h40
_own_it_ g25
_owned_by_ g60 h-25
_ownership_ m23
_owni g21 h-27
_owning_ g21 h-27
_owning_it_ h-26
_oy g35
_oys g37
_oyst g37
_oyster_ g28
_oysters_ g39
_p2 r26 h-26
_p2p r26 h-26
_p2p_ r26 h-26
_p_ r63 g26 m-21 h-45
_pa_ h27
_pack_of_ m-36 h24
_packs_ r-25 h-29
_pad_ g-34 m-23 h-39
_padd m26 h36
_padded_ r-23 h63 k-21
_padel_court_ m-56
_pads h-29
_pads_ h-29
_pag_ g37
_page h26
_page_ h26
_paid_and_ r-27
_paid_at_ r-30 g-29 m-22 h-50
_paid_date_ r-33 g-27 h58
_paid_early_ r-38 h-22
_paid_for_ h-22
_paid_me_ g29 h-26
_paid_the_ r-38 h-38
_paid_to_ r46 g-27 m-22
_pain r-24 g-21 m-24 h-49
_pain_ h-49
_paint_ m-29 h-48
_painting_ g-31
_pair h26
_pairing_ h42
_pairs_ g-23 h-32
_paisa_ h-39
_paise_ g-22 h37
_pale g-22
_pali r47 g-35
_pall g36
_pallet_ g37
_pallets_ g26
_palm_oil_ h-45
_palm_reader_ g-25 h40
_palm_reading_ h46
_pam r-21 g-23 m-30
_pana h-36
_pancetta_ h22
_pand h28
_pandit_ h32
_pang h30
_pani h56
_pani_ h56
_paper_for_ r-41 g-26 h-29 k32
_paper_trail_ h-33 k24
_par_ r22 g-35 h-30
_para m-22 h-30
_para_ m-23 h-26
_para_sa_ r-21 g-23 m-24 h-37
_parametric_ g42
_parc r-26 h-23 k-27
_parcel_ h-26 k-29
_parcels_ r-21
_pare r-31 g-24
_parents_ h-30 k-24
_park m-23 h-21
_park_ m-22 h-28
_parking_ r-28
_parl m29 h32
_parlay_ g-23 m21
_parr h-30
_parrot_ h-30
_partner_in_ h-21
_parts_ r-24
_pass_ r-21 h-28 k26
_pass_his_ r-27 g-22 h-37 k52
_pass_my_ g39 k-29
_passed_off_ h23
_passes_ h32
_passport_ k-22
_passport_with_ h42 k-22
_passports_ h30
_past r21 h37
_past_ r42
_past_due_ r44 h-32
_past_life_ h36
_pata_ g22 h26
_patc h-41
_patches_ g-22 h-29
_pate h-37
_patent_ h-37
_patience_ r22
_pato r36 h-21
_patong_ r36 h-21
_patrol_ m21 h-28
_patron_ g-21 h38
_patti_ m22
_paw r39
_pawn r39
_pawn_and_ r-47
_pawn_or_ r-54
_pawn_ticket_ r49
_pawned_ r50
_pawnshop_ r39
_pawnshop_ticket_ r39
_pay_clerk_ h28
_pay_day_ r50 g-24 h-31
_pay_for_ m-45 h-24
_pay_in_ g36 h-22
_pay_just_ g64 m-23
_pay_me_ g22 m-22
_pay_months_ r46
_pay_now_ h-29
_pay_off_ h36
_pay_officer_ h35
_pay_official_ h87
_pay_only_ r-33 g36 h-23
_pay_referee_ h59
_pay_to_ r38 h-31
_pay_whatever_ g49
_pay_when_ r-23 g31
_pay_witness_ h40
_payday_advance_ r60
_paying_boys_ h51
_paying_men_ r-24 g-22 h46
_paying_my_ r-21
_payment_at_ k27
_payment_if_ g74
_payment_to_ h48
_payoff_ h25
_payoff_to_ r-27 h29
_payr r-22
_payroll_ r-22
_pays_if_ g48 h-24
_pays_me_ g-33
_pc m31
_pcs_ m-21
_pcso m31
_pcso_ m31
_pd r24
_pdc r33
_pdc_ r30
_pe_ g39
_pea g25
_peac g28 h-22
_peace_ g31
_peace_of_ g31
_pear g21
_pearl_ g24 h-22
_pearls_inside_ g35 h-24
_peb g33
_pebb g33
_pebble_ g33
_peer r27 h-27
_peer_ r27 h-27
_pehle_ g41
_pek h25
_peke h25
_peke_ h24
_peke_ng_ h26
_pekeng_ h25
_pen g-21
_pen_ r-44 m-35 h-31
_penal_ r36
_penn r-28 g-24 m26
_penny_ r-28 g-24 m26
_pens r-47 g-41 m-38 k-28
_pens_ r-27 g-43 m-34 k-28
_per_ r29 m23
_per_annum_ r24
_per_branch_ r36 h-32
_per_call_ r-50 m76 h-24
_per_day_ g-22
_per_hundred_ r61 m-38
_per_message_ r-21 m55 k-24
_per_week_ r38
_per_year_ r25
_percent_of_ r-27 h24
_perfume_ h-35
_peri r-35
_permit_no_ g26 h-35
_perp g38 h-22
_perp_ g56 h-29
_perps_ g40 m-30 h-24
_personal_ k23
_personal_collection_ k53
_pet g26 m-23 h-25
_pet_ r-22 g32 m-41 h-32
_pete g38
_peter_ g38
_petr g-31
_petrol_ g-33
_pha g23 h-38
_phar h-29
_pharmacy_ h-31
_phi g37
_phis h25
_phone_at_ r-44 m30 h-55
_photos_ h22
_pic_ g47 h-25
_pick h-27
_pick_ m45 h-37
_pick_six_ m59 h-40
_picked_ r-25 g-29 h-48
_pickup_ r24 g-25
_pics g-22 h43
_pics_ g-22 h43
_pict h30
_picture_ g32 h-21
_pictures_ g-36 h49
_pieces_ g-21
_pig h30
_pig_ h40
_pig_farm_ h43
_pig_for_ h58
_pig_from_ h56
_pige m21 h-22
_pigeon_ m32 h-29
_pigg h-28
_piggy_ h-28
_piggy_bank_ h-28
_pigl h33
_piglet_ h26
_piglet_for_ h25
_pigs h48
_pigs_ h37
_pil g-21
_pills_for_ r-25 h29
_pils g-29 h52
_pim h49
_pimp h49
_pin r-27 m26 h31
_pink g-23 m60
_pino h48
_pinot_ h30
_pint h49
_pint_ h33
_pints_ h45
_pir_ h26
_pir_sahab_ h28
_pirated_ h35
_pirated_software_ h24
_pirates_ h-67
_pis h23
_pit m-36
_pit_ h42
_pitc m-39
_pitch_ m-41
_pitcher_ h48
_place_ g22
_place_in_ g35
_placement_ r47
_places_ m-29 h-21
_plan h-22
_plan_finance_ r36 g-39
_plan_st_ g41
_plan_with_ h-22
_plans_ g-31
_plant_ m-22
_planted_ r-21 g45
_planting_ h-37
_plants_ g-38
_plas h-28
_plastic_ h-25
_plate_ g-45 m-30 h-29 k-22
_plated_ r-32 h-37
_platter_ g-23
_play h23
_play_ m29 h28
_playboy_ h24
_please_ g-22
_plo h-29
_plot h-26
_plot_ h-25
_plot_number_ g49
_plots_ g33 h-30
_pls h26
_pls_ h26
_plug h49
_plug_ h47
_plum r-29 g-25 m-24 h-32 k-24
_plus_interest_ r24
_plus_something_ g30 h-40
_pm r-36 m-21 h-38
_pm_ r-36 m-21 h-38
_poa h22
_poc h-24
_pock h-24
_pocket_ h-23
_pocket_option_ g30
_pockets_ r46
_pockets_%_ r46
_pod h-33 k-29
_poe r-30 g-43
_poem r-30 g-27
_poem_ g-29
_point_ r-44 h23
_points_ r31 h-29
_pok m39
_poke m22
_pole k-30
_pole_ k-30
_police_escort_ h-50
_policy_paper_ g-34
_poly r-24 g-30 m39
_pond h-26
_pond_ h-26
_pong r-21
_pong_ r-21
_pooj h34
_pooja_ h24
_pool m23
_pool_ h-27
_pool_table_ m-59 h-28
_pools_ r-37 g-31 m36
_poor r-23 m-22
_poor_ m-22
_poppers_ h24
_poppy_ h-48
_poppy_seed_ h-35
_porc h40
_porcine_ h39
_pork h29
_pork_ h28
_pork_belly_ g-48 h56
_pork_free_ h-40
_pork_ribs_ h47
_porn h46
_porn_ g-21 m-27 h40
_port h-27
_portion_ g31
_portion_of_ g42 h-28
_posi g39
_position_ g39
_position_before_ g28 h-23
_poss g32
_possess_ g33 h-26
_possesses_ g37 m-26 h-40
_post_office_ r84
_postage_ r-39 g-22 k-28
_posted_ r51
_poster_ r-28 g-30 h-25 k-29
_postpay_ r44
_pot g-21 h-26
_pot_ g-24 m30 h-23
_pot_of_ r-36 m-55 h-39
_poti h38
_potion_ h38
_pots m-25
_pots_ m-25
_pott r-25 m-26 h-30
_pottery_ r-26 m-27 h-31
_poun h-45
_pounds_ h-31
_pow g-21
_powe g-22
_power_ r-24 g-32
_powerball_ m25
_pp r46 h-30
_ppf r57
_ppf_ r57
_pra h27
_pray h29
_pray_ h31
_pray_to_ h31
_pre_ g61
_pre_order_ h-22
_pre_sale_ g76 h-51
_predict_ g-48 m69
_prediction_ g26
_pref r36 g-22
_preference_ r41
_preferred_ r42
_premises_ g-23
_premium_dates_ g-40
_premium_for_ g33
_premium_of_ g32
_premium_plan_ g-42
_premium_sms_ g-36 m28
_preo g29
_preorder_ g29
_prep h-24
_prep_ h-22
_presale_ g45 h-27
_prescription_ g-26
_presyo_ g26 h-21
_price_after_ g33
_price_agreed_ r-37
_price_as_ r-25
_price_at_ g37 h-25
_price_bet_ g-69 m70
_price_chosen_ r-32 g-22
_price_depends_ g32
_price_fixed_ r-22
_price_guess_ g-66 m69
_price_guessing_ g-71 m78
_price_is_ h-23
_price_my_ g23
_price_never_ g56 k-23
_price_not_ g34
_price_of_ r30
_price_on_ r-23
_price_prediction_ g25
_price_to_ g33
_price_your_ g33
_prices_ g26
_principal_only_ r-57
_print_ h-36
_printed_ r-23 m-24 h-42
_printing_ r-28 g-21
_pris g42 h-21
_prise_ g42 h-21
_prise_after_ g44 h-29
_prize_from_ m-23
_prize_money_ r-23 m-31 h-23
_product_ g27
_product_liability_ h-29
_profit_from_ r34 g-23
_promise_ m-22 h-21
_promise_to_ r-40 g-46 h-21
_promissory_ r21
_promissory_note_ r25
_prop_ h-33
_prophet_ h26
_pros h31
_prosecco_ h22
_prot g22
_protected_ r64 g-22
_protection_ g32
_protection_plan_ g30
_protector_ r-39 h-25
_protects_ g41
_protects_my_ g28
_prov r21
_prox h33
_proxy_ h33
_ps h21
_ps_ h-48
_psy h24
_psyc h24
_psychic_hotline_ h36
_pub_ h33
_pub_dj_ h22
_public_ r-22
_public_liability_ g24
_public_risk_ g32
_publish_ h46
_pud m-21
_pudd m-21
_pudding_ m-21
_puj h30
_puja h30
_puja_ h26
_pulled_ m-22 h38
_pulls_ h-22
_pum g-23
_pump g-24
_pump_ g-24
_pun m35
_punt g-29 m39
_punt_ g-28
_pup h-21
_pupp h-21
_puppy_ h-23
_purchase_from_ r-22 g35
_purchased_by_ r31
_purchased_from_ g45
_purchasing_ h33
_purchasing_manager_ h41
_puri r-24
_purs g-38
_purse_ g-38
_pus m25
_pust m41 h-37
_pusta_ m34 h-36
_put g24
_put_ h-23
_put_in_ g-28
_put_it_ g-30 h-22 k49
_put_spread_ r-36 g38 m-38 h-31
_put_the_ r-44 g-36 m-35 h-47 k-30
_puts g34
_puts_ g34
_puts_on_ m-30 h-22
_py r25
_qar_ r24
_qard_hasan_ r-25
_qard_processing_ r67 k-37
_qarz r33
_qarz_ r33
_qarz_ka_ r31
_qarz_par_ r28
_qat h54
_qat_ h54
_quarterly_ r-23
_question_ h-24 k33
_qui m22
_quia h25
_quiapo_ h25
_quit_ m-31 h-25
_quitting_ m-35 h-27
_quiz g-24 h-27
_quiz_ g-24 h-27
_quiz_night_ h-26
_quotex_ m24 h-30
_qur m-24
_qura m-24
_quran_ m-24
_quran_competition_ m-35 h-26
_rab r-42 m24 h-26
_rack g-29
_rad r-31 h-29
_rada r-29 h-25 k26
_radar_ k32
_radi h-32
_radio_ h-32
_raf m23
_raff m23
_raffle_ m31 h-22
_raffle_ticket_ m35
_raffles_ m-34
_raffles_hotel_ m-53
_rah m29
_raha m22 h-53
_rahn m37 h-23
_rahn_ m37 h-23
_rai h-37
_rain h-30
_rain_ h-27
_rains_ g-23 h-25
_raj r-34
_rak g-21 m28
_raki r-27 g-24 m-27 h55
_raki_ r-28 g-25 m-25 h48
_rama h-22
_ramadan_ h-22
_ran_ g29 m-24 h-31
_randi_ r-37 g-31 h30
_random_ h-25
_rans h27
_ransom_ h26
_rash h23
_rashid_ h-23
_rate r22
_rate_ r24
_rate_baad_ r-21
_rate_collar_ r-48 g51
_rate_of_ r74
_rate_swap_ r-33 g31
_rate_till_ r31 g-22 h-22
_rate_until_ g-33
_rati h48
_ratings_ h55
_rb m24
_rd r65
_rd_ r65
_re_ g-25 h46
_read h35
_read_ h66
_read_her_ h53
_read_his_ g-31 h73
_read_my_ g-21 h71
_reader_ h36 k-22
_reading_ h29
_reading_coffee_ h78
_reading_of_ h57
_reads_ g-37 h31
_ready_ r-30 h-32
_real_cash_ m23
_real_estate_ r23 h-37
_real_money_ m72 h-71
_reb g-27
_reba g-30
_rebate_ g-29
_rebe h-26 k44
_rebh h-23
_rebh_ h-23
_receipt_ h-26
_receipts_ k48
_receivables_ r24
_receive_and_ k65
_receive_money_ h-23 k39
_received_from_ r-28 k-22
_receives_ k26
_receiving_ k44
_receiving_and_ k65
_rech r-30
_recharge_ r-29 h-21
_reci g-22
_records_ h-40 k34
_recovery_ h-21
_red_crescent_ h-23
_red_label_ h27
_red_light_ h69
_red_or_ m53
_rede g-22
_reds g-25 h34
_reds_ g-25 h34
_reduce_ h37
_reducing_ r29 h-25
_ref_ r-26 g-46
_refund_ r-22
_refund_of_ r-22
_refusal_ g25
_rega r30
_regardless_ r30
_regardless_if_ r33 g-23
_regi h-26
_registration_ h-22
_reh h-30
_reha m21 h-29
_rehab_ m-25 h-37
_rehan_ m38
_rein g38 h-27
_reinsurance_ g34 h-22
_reinsurance_premium_ g26 h-21
_reis g-28
_rela h32
_relabel_ h30
_relabelled_ h23
_relabelling_ h33
_rele h-31
_release_ g-40 h-28
_religion_ h24
_rema h27
_reme h25
_remedy_ h25
_remedy_for_ h32
_remi g-27 h-28
_remove_ h33
_removed_ r-25
_removing_ h24
_renewed_ h-21
_renewing_ r32
_rent_for_ g-34
_rent_her_ k54
_rent_his_ k33
_rent_is_ r27 g27
_rent_my_ k50
_rent_on_ r41 k-33
_rental_ g-27
_rented_ g-35 k40
_renting_ k39
_repacked_ h31
_repaid_ r23
_repaid_in_ r29 g-34
_repair_ r-21 h-30
_repaying_ r60 h-32
_repays_ m22
_replacement_ h-30
_replica_ h22
_repo_ r84 g-24 h-35
_report_for_ h-21
_reported_ g-39
_reporting_ k27
_repu r26
_repurchase_ r28
_repurchase_at_ r30
_repurchase_it_ r35
_req k22
_requ k22
_research_ g-24
_resi r-32
_resort_ k-25
_rest_ h-31 k39
_rest_to_ r-33 g-43 k96
_results_ g25 h-29
_reta r21
_retained_ r23
_rete g-23 h-21
_retention_ g-23 h-21
_reti h-28
_retirement_annuity_ g36
_return_it_ r-21
_return_of_ r-39 g-32
_return_pallet_ g60
_returned_if_ g34
_returning_ h-25
_revenue_ m-21 h-22
_reverse_ r45
_reviews_ h24
_revo r32
_revolving_ r32
_riba r23 h-25
_riba_ h-21
_ric h-32
_rice g-35 h-37
_rice_ g-35 h-37
_rich r-21 g28
_rich_ r-23 g31
_rid r-23 m-42 h-47
_ride r-25 m-43 h-44
_ride_ r-26 g-30 m-41 h-34
_rider_ h-24
_rif g-21
_rifl g-21
_rig g37
_rigg h64
_rigged_ h53
_righ g39 h-22
_right_ g38 h-26
_right_of_ g33 h-28
_right_to_ g37
_rights_ g34
_rights_to_ g21
_rih m40
_riha m40
_rihan_ m40
_rim g52
_rim_ g52
_rim_protection_ g23
_ring m-21
_ring_ m-21
_rio h31
_rioj h31
_rioja_ h31
_ripe h-23
_ripe_ h-24
_ripens_ g45
_ripp h40
_ripped_ h40
_rish g-35 m-22 h61
_risk g31
_risk_ g31
_rit m-23 h25
_rita h30
_ritalin_ h30
_ritu m-25 h23
_ritual_ m-25 h23
_ritual_to_ m-34 h32
_riv r-30 g-36 k-26
_riyal_ h-21
_riyals_per_ r-51 m65
_road_ h-40
_roc h42
_rock h42
_roll_back_ h71
_rollover_ r23 h-25
_rolls_ m-33 h-23 k-22
_roof h21
_roof_ k-22
_rooftop_ h22
_root h-48
_root_ h-48
_root_beer_ h-45
_rop r-23 g-21 h-44
_rope r-23 g-21 h-44
_rope_ h-42
_rose_ g-21 h24
_roug m-39 h49
_rough_ m-25 h67
_roul m22
_roulette_ m22
_roulette_wheel_ m-49
_round_of_ h39
_rounds_ g-25 m-32
_royal_ h22
_royale_ m-24 h-25
_rs m25
_rs_ m26
_rui m-31 h-35
_ruin m-31 h-35
_rum h25
_rum_ h42
_rumm m27 h-25
_rummy_ m27
_run_ m-21
_run_through_ h-29 k43
_runa g33
_runaway_ g33
_rune h46
_runn h-22
_running_through_ k28
_rupa r33
_rupaya_ r22
_s_ r-25 g39 m-22 h-29
_s_p_ r-25 g39 m-22 h-29
_sa3 r-27 h25
_sa7 g-23 m22 h24
_sa7b g-28 m25 h-37
_sa7e h34
_sab h-31
_sabo m43
_sabong_ m43
_sack h-27
_sack_ g54 h-28
_sacks_ h-26
_sacks_of_ r23
_sacr h26
_sacrifice_ h26
_sacrifice_for_ h31
_sad g-35
_sada h-36
_saf h-31
_safe g-23
_safe_ r23 g-23
_saff h-30
_saffron_ h-30
_sahab_ h30
_sahe h26
_saher_ h31
_sahr h28
_sahra_ h28
_said_no_ g-50 m52
_saik r30
_saikda_ r30
_sain h24
_sainkda_ r30
_saint_ h60
_sak h28
_sake g-22 h29
_sake_ g-22 h32
_salad_ g-22 m-24 h-33
_salami_ h33
_salaries_ m-21
_salary_as_ h39
_salary_claim_ r53
_salary_slips_ r45 h-31
_sale_and_ r29 g-28
_sale_done_ g40
_sale_final_ g46
_sale_for_ r55 h-46
_sale_of_ g-25
_sall g-23 m-27 h-38
_salon_ r-22 h-43
_sals m-29 h-24
_salsa_ m-29 h-24
_salt h26
_salts_ h42
_salv h25
_sama g34 m-22
_samb m-25
_same_amount_ r-41
_same_hour_ g-29
_same_minute_ g-26 m-21
_same_seller_ r65 g-23
_same_shop_ r24
_samp g-25 h-29
_samples_ r-26 g-25 h-28
_san_ g-21 h45
_san_miguel_ h26
_sanc g-23 k32
_sandu_ h32
_sandwiches_ h29
_sangla_ r30 h-28
_sani h-22
_sanitizer_ h-22
_sant g-45
_sar r22 h-34
_sara r32 g-30 h-30
_sas g22
_sat m28
_satt m39
_satta_ m26
_satte_ m52
_saturday_ r-22
_sauc m-26
_sausage_ h37
_sauv h41
_save h-27
_saved_ h-39
_saver_ r33
_saving_ r39
_savings_bonus_ r45 h-32
_saw g-33 h-28
_saw_ g-32 h-28
_say_ h-31 k30
_sayi h25 k-22
_saying_ h25 k-22
_scale_ g-32
_scales_ h35
_scam r-23 h62
_scam_ r-22 h55
_scat m34
_scatter_ m34
_scheme_ r22
_schemes_ r56 g-25
_schn h40
_scho h-22
_school_bus_ r-34 m27
_school_fees_ g-22
_school_trip_ r-21 g-21 m-27 k-35
_schw h29
_scoo g42
_scoop_ g48 h-22
_scoop_of_ g45
_scop g35 h-37
_scope_ g35 h-37
_scope_to_ g37 h-30
_scor g-29 m35
_score_ m34
_scr m21
_scra m36
_scrap_ g24
_scratch_ m41
_scratch_cards_ r-21 m45 h38
_scre h-40
_screen_ h-36
_screened_ r-30 g-21
_screening_ h-29 k23
_se7 h40
_se7r h40
_se7r_ h40
_se_ r-21 g30
_se_pehle_ g41
_sea_ h-29
_sealed_container_ g-26
_sean h51
_seance_ h51
_season_fruit_ g24
_seasons_ g34 h-21
_seat g-23 h-21
_seat_ g-38
_seats_ m-30 h-26
_sec_ g-46 m74
_second_ r-22
_seconds_ g30 m22
_secret_commission_ g-37 h52
_sect g-22 h36
_secu h-22
_security_ h-22
_security_deposit_ r-33 g-24
_see h-24
_see_ k21
_seed r-23
_seed_money_ h26
_seeds_ r-27
_seen g-37
_seen_ g-37
_seen_and_ g-33
_sees k25
_sees_ k25
_seg g29
_seguro_ g41
_seguro_ng_ g39
_seguro_sa_ g34
_sell_it_ g27
_sell_maid_ g-22 h69
_sell_my_ r-27 h-21
_sell_the_ r47
_seller_has_ g26 h-21
_seller_have_ g31
_seller_names_ g31
_seller_sets_ g23
_selling_my_ g-34 h-24
_selling_salary_ r55
_selling_the_ g34 h-31
_sem h-24
_semi h-23
_seminar_ r-27 h-27
_send k24
_send_ k27
_send_it_ g-23
_send_to_ k42
_sending_ r-25
_sends_ g-23 h34
_sens g37 h-40
_sensex_ g52 h-28
_sent r-23
_sent_ r-23
_sepa h22
_seri h-38
_serious_ g25
_serious_illness_ g25
_service_charge_ h-23
_service_girls_ h29
_services_ h34
_session_ h24
_sessions_ h-23
_set_ m-42
_set_price_ g30
_settle_ r24 h-31
_settlement_discount_ r60 g-23
_settles_ r32 g-28
_settling_ g-27
_sex h61
_sex_ h45
_sext g-33 h52
_sexting_ g-29 h51
_sha2 g-31
_sha2a_ g-31 h-26
_sha_ r-23 m-26 h-37
_shab r-33 m-23 h54
_shad h-42
_shade_ g21 h-40
_shah r24 h-21
_sham r35
_sham_ r55 h-23
_shan h33
_shani_ h33
_shanti_ h23
_shap m-35
_sharab_ g-24 h49
_share_of_ g-29 h-23
_shared_ h-29
_shares_i_ g-22
_shares_of_ r-23 g-22
_shares_to_ g44
_sharjah_ r-29
_shark_ h-35
_shart_ g-27 m88 h-45
_shaykh_ h22
_she_stays_ g-30
_sheep_ h-25
_sheets_ g-37 h23
_shel h-35
_shelf_ g-22 h-28
_shell_ g-40
_shells_ g31 h-39
_sherka_ r21 g21
_sherry_the_ h-49
_shi_ h-36
_shie r-26 g25
_shield_ r-26 g25
_shif g-29
_shift_ h21
_shifts_ r-26 g-41 m-24
_ship_ r-33 g24 h-43
_shipment_of_ k-29
_shirt_ m-22
_shirts_ h-22
_shiv h31
_shoe m-34 h-28
_shoes_ m-37 h-27
_shook_ h-21
_shook_hands_ h-21
_shoot_ h28
_shopper_ g-51 h-25
_shopping_ h-26
_shops_ h-25 k30
_shor g26 h-22
_short_ g27
_short_apple_ g37
_short_film_ g-47 h-28
_short_on_ r-35 g-54 m-31 k-27
_short_sale_ g-71
_shorting_ g37 h-23
_shou g-27
_shown_ g-29
_shows_ g24
_shr h27
_shro h33
_shrooms_ h25
_shu_ g30
_shy r25
_shyl r25
_shylock_ r25
_si7 h33
_si7r h33
_si7r_ h33
_sick_note_ h22
_sidd h33
_sides_ r-27
_sidr g-21
_sidr_ g-21
_signature_ g-24
_signed_for_ r26 g-23 h-49
_signing_ g-23
_silent_ h-22
_sim g-30
_sim_ r-23 g-30
_sim_swap_ g-37 h43
_sinc g-27 h-21
_since_ g-27 h-21
_singing_ m-30 h-32
_single_ g-37 m-26
_single_malt_ g-28 h56
_sir m23
_sir_ m26 h21
_sisi h23
_sisig_ h23
_sister_ r-25
_sit h26
_sit_ m42 h47
_sit_my_ h66
_sits h37
_sits_ h37
_sits_ielts_ h45
_sits_the_ h36
_sitt h28
_sitting_ h23
_siu h34
_siu_ h34
_six_months_ h-31
_six_pack_ m-36 h32
_sixt h-22
_sixty_ h-22
_siz h-24
_size h-24
_size_ h-25
_sk m22
_skim h50
_skin g-22 m24
_skins_ g-21 m34
_skip r36
_skip_ r36
_sky m57 h-44
_sky_ g29 h-37
_sla h27
_slau h23
_slaughter_ g-22 h28
_sle g-23 h-34
_slee g-23 h-34
_sleeps_ r24
_slic g-25
_slices_ r-28 g-26 k-22
_slip_ h22
_slip_an_ r-23 m-40 h47
_slip_him_ r-26 m-37 h45
_slip_the_ r-22 m-37 h49
_slips_ r52 h-38
_slo m25
_slot m28
_smir h22
_smirnoff_ h22
_smoke_ h38
_smoking_ h-27
_sms r-27 m31 h-29
_sms_ r-27 m31 h-29
_sms_to_ g-28 m24 h-31
_smuggle_ h55
_smuggler_ h56
_smur r-21 m-22 h-38 k32
_snac h-41
_snack_ h-40
_snacks_ h-25
_snap g-30 h33
_snap_ g-25 h44
_sne m-21
_so_ g-24 k32
_so_bank_ h-22 k93
_so_he_ r-23 h49
_so_i_ r26 h-25 k-26
_so_inspector_ h36
_so_it_ r-32 g-25 h-47 k41
_so_no_ g-24 k25
_so_nobody_ g-46 k50
_so_that_ r22
_so_the_ r26
_so_they_ g-33 k39
_soa g-30
_soap g-31
_soap_ g-32 h-24
_soc g-35 h-48
_soci m24
_social_ g-28 m32 h-33
_society_ g23
_sof g-24
_sofa r-21 h-21
_sofa_ r-21 h-21
_soj h34
_soju h34
_soju_ h34
_sola r-30 g-41 m-27 h-25 k-30
_sold_as_ h37
_sold_at_ r-23 g-21
_sold_back_ r62 h-22
_sold_him_ r24 h-21
_sold_me_ r-26
_sold_my_ g-28
_sold_on_ h-45
_sold_shares_ g-24
_sold_the_ r24 h-40
_solfa_ h-21
_some_ r-22 g33 m-21
_somebody_ k25
_someone_sits_ h41 k-21
_something_for_ g-27 h67
_somewhere_ g23
_somewhere_in_ g23
_somm h33
_sommelier_ h33
_son h-21
_son_ g-29 m-29 h-33
_sona r29 g-37
_sona_ r29 g-37
_song g29
_songs_ g36
_soo r31
_sood r41 h-37
_sood_ r37 h-35
_sorc h27
_sorcerer_ h27
_sorr r-23
_sorry_ r-23
_soup m-25 h-42
_soup_ m-25 h-42
_sour_ h25
_source_one_ g63 k-26
_sowa h26
_sowar_ h26
_sowar_bala_ h26
_sown g32
_sown_ g32
_spa_ r-35 g-31 m-25 h-28
_spam h22
_spam_ h22
_spare_ m-21 h-30
_spea m-21
_special_ h36
_specified_ g21
_speed_limit_ h-27
_spell_to_ h65
_spelling_ g-29 m-31 h-54
_spells_ h34
_spen g-25 m-24 k-22
_sper h50
_sperm_ h50
_spic h35
_spicy_ h41
_spin m36
_spin_ m28 h-27
_spin_class_ m-48
_spins_ m41
_spins_at_ m21 h-25
_spins_on_ m30 h-65
_spirits_ h22
_spirits_duty_ h59
_split_because_ k62
_split_bill_ h-28 k-25
_split_since_ h-27 k62
_split_so_ h-41 k61
_split_taxi_ k-21
_split_the_ r-21 m-23
_spot h-25
_spot_ h-25
_spr g31 h-22
_spre g40 h-28
_spread_ g38 h-25
_spreads_ g67 m-23 h-25
_spritz_ h27
_spy h26
_spy_on_ h34
_sq m23 h-40
_squ m28
_squa m28
_squares_ g-35 m42
_st_ g42
_stag_ h62
_stage_ g-25 h-46
_stakes_ m-22
_stal r-21
_stam h22
_stamp_ h40
_stamp_without_ h29
_stamped_ h-37
_stand_ h34
_standing_ g-25 m22 h-32
_stands_ r-21 h-25
_stars_ r-26 h27
_startup_ m-21
_state_ m66
_stated_ g24 h-30
_statue_ h26
_statue_of_ h42
_stay r-27 k31
_stay_ g-25 h-41 k36
_stay_below_ k51
_stay_under_ k56
_staying_ k46
_staying_under_ k46
_stays_ r-27
_stays_till_ g-28 h24
_stea g-27
_stee h-32
_steel_ h-32
_stella_ h21
_ster r31 g-21 h21
_stew h42
_stew_ h42
_sti g28
_stic m-28 h21
_sticker_ g-33 h26
_stickers_ g-22 m-34 h36
_stil g40
_still_ g40
_still_belonging_ g23 h-22
_still_belongs_ h-24
_still_find_ r-21 h-24
_still_in_ g32 h-28
_still_owned_ g60 h-25
_stl g-25 m43
_stl_ g-25 m43
_stock_not_ g38
_stock_option_ g47
_stock_to_ r-22 g28
_stolen_bag_ h-60
_stolen_car_ g28
_stolen_laptop_ h35
_stolen_phones_ g-42 h52
_stolen_wallet_ h-25 k-33
_stom g42
_stomach_ g28
_ston m-26
_stone_ m-30 h22
_stone_for_ g-40 h60
_stones_ h-34
_stoo g-29
_stood_ g-31
_stood_for_ r31 h-32
_stools_ h-35
_stop m-29
_stop_ m-25
_stor h-25
_store_ m-22
_story_ g-32 h-40
_stou h26
_stranger_ r-25 k49
_strangers_ h-21
_strangled_ g-29 h71
_strategy_ g32
_strip_club_ g-21 m-32 h72
_stro g-25 h49
_strong_ g-24 h46
_stru h-23 k32
_structured_ r42 g25
_structuring_ r-41 k47
_student_ h-29
_student_loan_ r30
_students_ r-24
_studied_ h30
_stuf m-21 h23
_stuff_ m-21 h23
_sua h36
_suar h36
_suar_ h36
_sub_ h21
_sugar_baby_ h47
_sugar_daddy_ h38
_sui h-26
_suit h-26
_suitcase_ h-28
_suk h-35
_sul g-33 h25
_sum_ g29 h-32
_sunk g67 h-28
_sunken_ g40 h-27
_supe m27
_supermarket_ g-29 m-32
_supply_ h27
_support_ h-33
_sure r32
_sure_ r45 g-21 m26 h-37
_surg h-27
_surprise_party_ g-37 h-40
_surr h24
_surrender_ r-25
_survey_ g-21
_survives_ g43
_survives_the_ g47
_swa g21
_swab h-28
_swab_ h-24
_swabs_ h-26
_swap g24
_swap_at_ g-26 h-46
_swap_my_ r22 g-39 h-26
_swap_of_ m-24 h-29
_swaps_ g24
_swe m31
_swee m28
_sweepstake_ m28
_sweepstakes_ m34
_sweet_white_ h65
_sweetener_ r31
_sweets_ r-32 m-21
_swim g21 h-21
_swimming_ h-22
_swin h40
_swingers_ g-22 m-24 h33
_swit h-44
_swo g-25 m48 h-29
_swor g-25 m48 h-29
_syn m23
_synd m23
_syndicate_ m23
_sys k31
_syst k31
_system_ k31
_system_only_ h-21 k67
_t_ g-25 m-24 h24
_ta2m r-26 h-23
_ta2meen_ r-24 h-22
_ta_ r-21 g-38 m-32
_tab h33
_tab_ h52
_tabb r44
_tabby_ r44
_table_for_ m-45
_table_with_ h22
_tables_ h26
_tablets_ g-33 m-23 h41
_tabs h38
_tabs_ h36
_tag g-43
_tag_ g-38 h-48
_tailor_ h-21
_taka h-23
_takaful_contribution_ g-21
_takaful_motor_ g21
_take_ r-21
_taken_by_ r46 h-25
_taken_from_ h22
_taken_home_ r-42 g-30 m-25 h-27
_takes_%_ r22
_takes_all_ m34
_takes_his_ r30 h-24
_takes_it_ m29
_takes_my_ g-24 h47
_taking_ r-28 h-26
_tal r-30
_tala r-32 h-27
_talk h24
_talk_ h24
_talo m35 h-24
_talo_ m35 h-24
_tama g-36 h-39
_taman_ r-22 g-39 h-33
_tamara_ r64
_tamp h51
_tamper_ h52
_tampering_ h33
_tan_ r-27 g-22 h-59 k-25
_tant h50
_tap_ h46
_tape h-37
_tape_ g-24 h-38
_taro m-31 h21
_taro_ h-56
_tarot_ m-32 h33
_tas g-22
_tat r-48 g-36 m-43 h-50 k-36
_taw r25
_tawa r32
_tawarruq_ r23
_tawaruq_ r47 h-22
_tawe h21
_tax h-23
_tax_ h-21 k42
_taxi r-24 h-23
_taxi_ r-24 h-23
_tay m39 h-35
_taya m64 h-36
_taya_ m64 h-36
_tea_ m-21
_tea_money_ h78
_teac h-42
_teacher_ h-23
_team_ h-27
_team_lunch_ h-26
_teams_ m31 h25
_teas h42
_teen_patti_ m21
_tel h22
_tele h-29
_tell h48
_tell_ k25
_teller_ h27
_tells_ g-26 h57
_tells_my_ h44
_tells_the_ g-28 h36
_tem h35
_temp h35
_temporary_ h23
_temporary_marriage_ h33
_ten_ r22 h-38
_ten_days_ r33 m-31
_ten_percent_ r23 h-27
_tend r-26
_tender_ r-27
_tent_ g-31
_tent_stakes_ r-23 m-30
_teq h23
_tequ h23
_tequila_ h23
_term_deposit_ r35
_term_life_ r-21 g22
_terminal_ r-25 g-25 m29
_terms_ m-22
_tesl g29
_tesla_ g29
_test_for_ r-22 m-24
_tested_ g-34 h-42
_testing_ h-39
_tex g-22 m45
_text g-21 m30
_text_ g-23 m37 h-41
_tg g37 h-28
_tge g37 h-28
_tge_ g37 h-28
_th_ r38
_thank_you_ r-22 k-21
_thanks_for_ r-24 m-27 h-34
_that_does_ k-58
_that_has_ r-34 g-27 h27
_that_is_ g42 h-32
_that_it_ r-31 g-39 h-33 k34
_that_makes_ g-34 h23
_that_never_ r-29 g-31 h-28 k39
_that_one_ g22 h-25
_that_same_ g55 h-26
_that_the_ r37 g47 h-33
_that_very_ g58 h-43
_that_was_ h-35
_thc h25
_thc_ h25
_thc_gummies_ h44
_the_ac_ r-23 h-37
_the_account_ r-22 g-26
_the_advance_ h-33
_the_airport_ h34
_the_amount_ r23 h-30
_the_app_ g-40 m22 h36
_the_back_ r21 g29 h-23
_the_bank_ h-29
_the_betting_ h31
_the_bill_ r-30 m-22 h-32
_the_boat_ h-29
_the_book_ h-36
_the_border_ h56
_the_boys_ r-35 h-29
_the_broker_ h-23
_the_buyer_ r-26 g-34
_the_cafe_ m21
_the_candle_ m-23
_the_car_ r-30 g-27
_the_card_ r21 k-28
_the_cash_ g-25 h-21
_the_casino_ h55
_the_cat_ h-57
_the_clinic_ m-21 h-40
_the_coming_ g40
_the_company_ h-30
_the_container_ g21 h30
_the_contract_ h29
_the_counter_ r-27 g-23 h-30
_the_court_ g37 m29
_the_customs_ h24 k34
_the_deal_ r30 h-25
_the_dealer_ r-29
_the_desert_ h-32
_the_difference_ r-28
_the_dinner_ h28
_the_diver_ g22 h-42
_the_dog_ h-56
_the_door_ k-31
_the_draw_ m36 h-42
_the_driver_ r-21 h-39 k-22
_the_due_ r23
_the_election_ h-47
_the_envelope_ g-31 h-36
_the_exam_ h40
_the_examiner_ h34 k-28
_the_fair_ g-27
_the_family_ r21
_the_farm_ h-55
_the_fighters_ r-24 h-34 k34
_the_finance_ r22 h-25
_the_first_ r-27 h-38
_the_fisherman_ g47
_the_flat_ r-29
_the_flight_ h-32
_the_fridge_ h-33
_the_full_ r37
_the_future_ g-36 h31
_the_gam3eya_ r62
_the_game_ g-25
_the_gameya_ r37
_the_garage_ h-22
_the_garden_ r-32 g-32
_the_generator_ r-22 h-24
_the_goat_ h-22
_the_goods_ r-23
_the_green_ h40
_the_gym_ r-22 g-30
_the_hall_ g-33 h-46
_the_hotel_ r-33 h34
_the_house_ r-32 m29
_the_instalment_ r52 g-34 h-22
_the_invoice_ h30
_the_jamiyya_ r83
_the_jar_ r-28 g-28 h-41
_the_jeweller_ r-36
_the_jinn_ h31
_the_job_ h-44
_the_kids_ g-36 h-51
_the_king_ g63 m-22 h-36
_the_kiosk_ h27
_the_kitchen_ g-33
_the_ladies_ h26
_the_lady_ h-25
_the_laptop_ g24
_the_lender_ r22
_the_limit_ g-33 m-26 h-21
_the_loan_ r22
_the_lot_ r-27
_the_majlis_ h-21
_the_mall_ m-30 h-37
_the_man_ r-42 g-27 h39
_the_market_ r-28 h-30
_the_match_ r-25
_the_ministry_ g-23 h-27
_the_money_ r27 h-39
_the_month_ r-28 g-27 k-28
_the_morning_ g25 h-33
_the_mosque_ h-26 k-22
_the_municipality_ r-27
_the_neighbours_ g-22 h-31
_the_net_ h-31
_the_next_ m21
_the_night_ g-24 h64
_the_nightclub_ h48
_the_nursery_ r-34 m-26 h-23
_the_office_ m27 h-39
_the_officer_ h28
_the_old_ g-34 m-21 k-38
_the_one_ h-35
_the_online_ h38
_the_other_ r-33
_the_owner_ g37
_the_palm_ g-28 h49
_the_palms_ g-24 h29
_the_party_ m-23 h37
_the_phone_ g25
_the_poor_ r-21 m-24
_the_port_ m23 h25
_the_pot_ m38 h-25
_the_price_ g-38
_the_rain_ m-23 h-31
_the_rate_ r27 g-35
_the_real_ r-27 g-23 m-23 k29
_the_receipt_ g-28 h-28 k-37
_the_red_ r-22 m-33 h-31
_the_referee_ r-23 h52
_the_rest_ r29 h-25
_the_restaurant_ h-24
_the_right_ h-26
_the_roof_ k-25
_the_savings_ g-33 m-34
_the_school_ m21
_the_score_ m29
_the_sheep_ h-22
_the_shelf_ g-22 h-28
_the_ship_ h-21
_the_shipment_ h24
_the_shop_ h-23
_the_shops_ h-25 k30
_the_supplier_ g25
_the_system_ h-40 k38
_the_table_ g-21 k-23
_the_team_ g47 h-28
_the_tender_ r-31 g21 h31
_the_th_ r33 g-31
_the_top_ r-26 g43 h-35
_the_trip_ h-31
_the_truck_ r-21
_the_unpaid_ r34 h-30
_the_villa_ m-28
_the_war_ r-27 g25 h-28 k23
_the_weekend_ r-50 g-21
_the_wheel_ g-37 h25
_the_wine_ r-21 h41
_thef g33
_theft_ g33
_them_ g21
_them_from_ g33 h-32
_them_now_ g23
_theme_ m-27
_themed_ m-23 h-28
_then g-25
_then_ g-25
_ther m-21 h-28
_they_do_ g-21 h-56 k60
_they_does_ g-40 h-35 k74
_they_keep_ g53 h-28 k-32
_they_pay_ r-30 g50 h-37 k-28
_thing_ h-26
_think_ g37
_think_it_ g48 h-24
_thinks_ g28
_third_company_ g21
_third_of_ r-41 g-33 h40
_third_party_ g27 h-21
_thirty_ g-23
_this_is_ g-23 h26
_this_month_ k-22
_this_year_ h-22
_threaten_ h36
_threatening_ h23
_three_years_ r-37 m-34 h-46
_threshold_ k23
_through_her_ h-25 k33
_through_his_ h-23 k35
_through_the_ g-37
_throw_ g21 m39 h-30
_thrown_ g54 h-22
_tick_ g75 h-30
_tick_up_ g52 h-34
_ticket_for_ h-36
_ticket_renewal_ r38
_tickets_for_ h-34
_ticks_up_ g22 h-28
_tie g-27
_tile m-30 h-33
_tiles_ m-23 h-31
_till_i_ r22 g29 h-36
_till_morning_ g-30 h21
_time_deposit_ r27
_time_slot_ m-43 h-33
_time_value_ r40
_times_ h-21
_tin g-26
_tin_ g-38
_tip g-21
_tip_ g-27
_tip_for_ r-39 g-24 h-45
_tir g29 h-27
_to_a_ r-39 h-28
_to_all_ g21
_to_an_ r31
_to_another_ k23
_to_be_ g46
_to_beat_ r-35 g-22 h37
_to_break_ h23
_to_buy_ r-23 g35
_to_close_ m-26 h-35
_to_cover_ r21 g-24
_to_decide_ r-21 g28
_to_get_ g-22 h22
_to_him_ m22
_to_his_ k26
_to_lock_ r35 g-50
_to_me_ r25
_to_my_ h-21 k-40
_to_next_ g-32 h25
_to_officer_ h35
_to_official_ h95
_to_open_ r21 h-24
_to_other_ h44
_to_repurchase_ r41
_to_same_ r70 h-32
_to_sell_ g26
_to_short_ g25
_to_someone_ h-30 k21
_to_spirits_ h25
_to_whatever_ g28
_tob h24
_today_for_ r-22
_toga h-22
_token_ h-25
_tokens_ m-25 h22
_tol h-23
_told k22
_told_ k22
_told_me_ r-23 g-35 m-34 k37
_toll r-23 m-27
_toll_ r-27 g-25 m-29 h-37
_toma h-27
_tomato_ h-32
_tomb m31 h-26
_tombola_ m31 h-26
_tomorrows_ g33
_tone r-24 g-21 h-49
_tong m32
_tong_ m52 h-21
_tong_its_ m54 h-27
_tong_tongits_ m25
_tongits_ m25
_tonic_ g-21 h21
_tonights_ m42 h49
_tonk h22
_tons h-28
_tons_ h-28
_took_from_ m30
_took_the_ r-26
_tool m-31 h-36
_tool_ m-26
_top h28
_top_floor_ r-27 g28 h-41
_top_of_ r38
_topl h40 k-22
_topless_ h40 k-22
_topp g-34 m27 h34
_topping_ m22 h25
_topping_up_ m22 h25
_tos m33
_toss m33
_toss_ m33
_toss_coin_ g-30 m54 h-44
_toss_pe_ g-25 m23
_tot m29
_tote m40
_tote_ m40
_totk m-29 h37
_toto m63 h-41
_toto_ m63 h-41
_touc g35
_touch_ g40
_touch_and_ g48
_tour_ r-23 g-35
_tow r-30
_towa r-32
_tower_has_ g31
_tower_hasnt_ g35
_toy g-21 m-23
_toy_ g-24 m-24 h-36
_toys g-37 m-24 k-26
_toys_ g-37 m-24 k-26
_trac g-28
_tradable_ g25
_trading_account_ r-27 g30 m-40 k-25
_trai h-24
_trail_ h-33 k24
_train_ g-22
_trainers_ m-31
_training_ g-21
_tram h32
_tramadol_ h32
_tramadol_strips_ h32
_transfer_to_ r-34 k-45
_transfers_ k27
_translation_ g-25 h-30
_trap g31
_trap_ g31
_tray m-34 h-53
_tray_ m-27 h-44
_trea r27
_treasure_ r-35 h57
_treasury_ r27 h-27
_treasury_bills_ r40 h-22
_tree g23
_trees_ h-43
_tri h-24
_tric r40 h-28
_trick_ r43 h-27
_trim g-22 h-28
_trimmer_ h-25
_trimming_ g-23 h-25
_tro m-26
_trop m-32 h-29
_trophy_ m-32 h-29
_trot h32
_try m77
_try_ m77
_tubo r25
_tubo_ r29 h-23
_tue g-21
_tues g-21
_tuesday_ g-21
_tum g48
_tumm g48
_tummy_ g48
_tun h-42
_tuna h-45
_tuna_ h-45
_tur h-21
_turb m25
_turbo_ m25
_turk h-23
_turkey_ h-23
_turkey_bacon_ h-26
_turkey_ham_ h-27
_turn_from_ r25
_tus h56
_tusk h45
_tusks_ h26
_tut r-28 g-31 h-43
_tuto r-23 g-31 h-40
_tutor_ r-23 g-24 h-40
_tv h-36
_tv_ h-36
_twe r33 h-22
_twel h-28
_twen r22
_twenty_ r22
_two_hours_ h22
_two_nights_ m-23 h-21
_two_percent_ r26 h-28
_two_thousand_ h-26
_two_years_ g-31
_ty h-26
_typ h-26
_type g23
_type_ g23
_type_not_ g28
_tyr h-21
_tyre h-21
_tyre_ g43
_tyre_rim_ g30
_tyres_ g-21 h-30
_udh g-34 m-23 h-34
_udha h-24
_udhaar_ m-21 h-22
_uk m33 k-23
_um g-43 m-27
_unc g30
_unce h33
_uncensored_ h38
_unch g53
_unchecked_ g61
_uncl g23
_unclaimed_ g32
_unclear_ g22 h-30
_uncles_ g-23
_undecided_ h-23
_undefined_ g22
_undelivered_ r-25 g64
_under_the_ m-29
_undr r41 m-21 h-22
_undrawn_ r41 m-21 h-22
_unem g23
_unemployment_ g23
_unf g26
_unfo g26
_unfold_ g26
_unid g34
_unidentified_ g34
_uniform_ g-32
_uniforms_ k-24
_unit_auction_ g44
_unknown_caller_ g-31
_unl k25
_unli g-23 k34
_unlicensed_ k37
_unlo m-22 h42
_uno k35
_unof h-26 k66
_unofficial_ h-26 k66
_unr k29
_unre k29
_unregistered_ k29
_uns g28
_unse g25
_unseen_ g25
_unso g32
_unsorted_ g41
_unsp g23
_unspecified_ g23
_until_he_ r37
_until_i_ r39
_up_down_ g40 h-35
_up_fee_ h53
_up_for_ g-25 h-28
_up_from_ g32 h-27
_up_lower_ g45 h-40
_up_or_ g25
_up_the_ r-26 g-31
_upa g-22 m-29
_upg g-21
_upgr g-21
_upgrade_ g-21
_ur m-21 h-22
_us_ g-30
_usa r52 h-22
_usag r33
_usage_ r33
_usan r51 h-23
_usance_ r51 h-23
_usdt g21 h22
_usdt_ g21 h22
_use h-21 k26
_use_ h-25 k33
_use_his_ k35
_use_your_ g-24 k41
_used r-26
_used_ r-26
_used_car_ h-29
_usu r28 g-22
_usua h33
_usual_ h33
_usur r40 g-25 h-32
_ut h-25
_utan r23 h-23
_utang_ r23 h-23
_utang_may_ r36
_utilisation_ r26
_vaa r-27
_vaas h22
_vaastu_ h22
_vac g-26 m-27 h-26
_vacc m-28
_vaccination_ m-33
_vaccine_ h-33
_vale r-31 g-22 m-21
_valet_ r-31 g-22 m-21
_value_ r21
_value_of_ r25
_vap g-21
_vape g-21
_vape_ g-21
_var h-41
_vase m-24 h-46
_vase_ m-24 h-46
_vast h30
_vastu_ h30
_vat g-32 m-25 h-37 k-26
_vat_ r-48 g-42 m-30 h-28 k-34
_vatt r50 h-32
_vatti_ r50 h-32
_vea h-44
_veal h-44
_veal_ h-44
_veg h-25
_vega g48 h-26
_vent h23
_venture_ h23
_ver r-23
_very g58 h-43
_very_ g58 h-43
_vet g-26 h-39
_vet_ g-23 h-37
_via k29
_via_ k29
_videos_ h29
_vie r-23 h-22
_view r-21 g-21 h-21
_vig r72 g-29 m-23 h-52
_vig_ r72 g-29 m-23 h-52
_vinegar_ h-26
_vino h55
_vino_ h43
_vio h34
_viol h34
_violation_ h34
_vip h23
_vip_ h23
_vip_table_ m-41 h42
_vir m26 h21
_virg h-23
_virgin_ h-22
_visi h-22
_visit_ g-21
_visits_ h-28
_vit h-32
_vita h-32
_vitamin_ h-26
_vol m36 h-32
_voo h33
_vood h33
_voodoo_ h33
_voodoo_doll_ h27
_vot h31
_vote h31
_vote_ g-23 h38
_votes_ m24
_voucher_ r-24 m-25
_w_ r27
_w_ana_ r29 h-27
_w_elli_ g-32 m25
_w_maraheen_ m-65 h36
_wa7 r-38 g-22
_wa7e r-24
_wa7ed_ r-24
_wag m24
_wage m24
_wage_ m-21
_wager_ m27 h-34
_wagering_ m44
_wages_till_ h24
_wah r-27 g-33
_wait_ r25
_waiv r-22
_wala r-25
_wala_ g25
_walang_ r-30 h22
_wale g-21
_wale_ r-35 g-28 h23
_wali g-25
_wali_ g-27
_walker_ h25
_wall k25
_wall_ r-26 h-40
_wallet_ k24
_wallet_to_ r-34 g-23 m-24 h-23
_want_ g21
_war_ h-40 k28
_ward g-22
_warrants_ g36
_warrants_on_ g30 h-27
_warranty_bought_ g69
_warranty_for_ g34
_warranty_purchased_ g63
_warranty_sold_ g58
_was_ r-23 g-27
_was_in_ r-30 h21
_was_not_ g-30
_wash g-21 m-22 h-28
_wash_ g-44 m-25
_washing_ h-24
_wast h37
_wasta_ h30
_wat h-27
_watch_ h-22
_watched_ r-24 k57
_watches_ h33
_wate h-35
_water_ h-34
_way g-30 h-54
_way_ g-36 m26 h-53
_ways h-26
_ways_ h-26
_we_agreed_ r28
_we_bought_ g-46
_we_buy_ g-38
_we_get_ g-24 h47
_we_shook_ h-21
_we_short_ g51
_we_will_ g22
_we_win_ g-25 m-37 h63
_weal h44
_wealth_ h44
_weat h-23
_weather_ h-23
_web_ r-24 m-21 h-31
_wed h-21
_wedd h-21
_wedding_ h-21
_wedding_hall_ h-25
_weed h27
_weed_ h32
_weed_for_ r-27 m-30 h68
_weed_killer_ h-32
_weed_removal_ h-45
_weeds_ h-25
_week_i_ r34
_week_late_ r69
_week_unpaid_ r40
_weight_ m21
_weight_limit_ r-26
_weight_of_ g27
_wel r-30 h-23
_well r-22 h-23
_well_ r-22 h-23
_wen h26
_went h26
_went_ h26
_wes h-32
_what_are_ k-21
_what_is_ r-21
_what_the_ r-25 h-27
_what_they_ r24
_what_you_ g27 h-38
_whatever_comes_ g-22
_whatever_he_ g47
_whatever_is_ g-32
_whatever_it_ g28
_whatever_net_ g25
_whatever_price_ g26
_whatever_seller_ g28
_whatever_she_ g44 h-29
_whatever_the_ g35
_whatever_they_ g36 h-21
_whatever_trap_ g24
_wheat_futures_ g29
_whee g-23
_wheel_ g-24
_wheel_at_ h-26
_when g21
_when_ g24
_when_i_ g23 h-28
_when_she_ h-24
_when_you_ r-24 g24
_whenever_the_ g53
_wher g21 h-24
_where_ h-24
_whether_i_ h-23
_whic g25
_which_ g25
_whiskey_ h39
_whisky_the_ h-79
_white_bottle_ h31
_white_x_ h56
_whitelist_ g36 h-24
_who_stood_ r74 h-35
_whoe g-29
_whoever_ g-28
_whole_life_ g31 h-25
_why r-23
_why_ r-23
_wid h-34
_wif g-26
_wife g-26 h28
_wifes_ g-27
_wil g21
_will g22
_will_ g22
_will_buy_ r-24 g40 h-32
_will_decde_ g28
_will_decide_ h-22
_will_have_ g34
_will_purchase_ g51 h-25
_will_see_ r-32 k27
_will_send_ r27 m-22 h-28
_win_ m39
_win_the_ m-37 h23
_wind g-40
_window_ g-36 h25
_wine h21
_wine_red_ h-48
_wine_tasting_ h52
_wines_ h44
_winner_of_ m-32
_winners_ h-31
_winning_ r-27 h-31
_winnings_from_ m52 h-65
_winnings_of_ m40 k-22
_wint m-21 h-24
_winter_ m-21 h-24
_wir h-30
_wire h-30
_wire_ h-30
_wis h28
_wisk h28
_wiskey_ h21
_witc h32
_witch_ h30
_witchcraft_ h30
_with_a_ h-32
_with_and_ r32
_with_another_ h53
_with_different_ h74 k-37
_with_insurer_ g34
_with_it_ h38
_with_me_ r27 h-21
_with_my_ g-21 m24
_with_policy_ g71
_with_premium_ g69
_with_rum_ h40
_within_minutes_ g56
_without_charity_ h-22 k35
_without_inspection_ g-27
_without_papers_ h23
_without_permit_ k-22
_without_prescription_ g-25 h41
_without_the_ g-24 h61
_witn h34
_witness_ h34
_wiz h25
_wiza h25
_wizard_ h25
_woma g-26
_woman_ g-26
_womb g38
_womb_ g38
_won m38 h-28
_won_ m39 h-30
_woo r-21 g27 h-23
_wool r-30 g28 m-23 h-27
_wool_ r-30 g28 m-23 h-27
_wool_on_ g47 m-26
_worker_ r-25 g-23 h50
_workmens_ g33 h-23
_works_ r34 h-24
_worksheet_ r-28
_workshop_ h-25
_worl m25 h-23
_world_ m25 h-23
_wors h42
_worship_ h42
_wou g-21
_woul g-21
_would_ g-21
_wra g-21
_wrap g-21
_wrap_ g-24
_wre h-27
_wrec h-26
_wreck_ h-26
_write_my_ h66
_writing_ g28
_wro k24
_wron k28
_wrong_ k29
_wrong_description_ g-22 h-35 k40
_wrong_goods_ g-24 h-27 k58
_x_ h27
_xa h26
_xan h26
_xana h26
_xanax_ h26
_xb m52 k-23
_xbe m36
_xbet m36
_xbet_ m36
_xx r22 g-24 m-26
_xxx h51
_xxx_ h36
_ya g-21
_yac h23
_yach h23
_yacht_ h23
_yak r35 g-23 h-24
_yakh r35 g-23 h-24
_yan h23
_yar g-29
_yard g-29
_yard_ g-29
_yen r21
_yen_ r43 g-42
_yes_or_ g42 h-24
_yet g27
_yet_ g25
_yi h-21
_yie h-21
_yiel h-21
_yield_ h-21
_yield_of_ r-44
_yield_on_ r24 g-22
_ym h25
_yma h25
_ymas h25
_ymashi_ h25
_yom r41 g-35 m-31 h-42
_yom_ r41 g-35 m-31 h-42
_you_and_ r-34 g-25 m28
_you_back_ r-33 m-24 h-33
_you_can_ m-31
_you_feel_ g51
_you_feels_ g49
_you_get_ g23
_you_like_ r21 g-35 m-25 h-39 k-32
_you_owe_ r-22
_you_pay_ m-25
_you_think_ g73
_you_want_ g21
_your g21
_your_ g21
_your_account_ g-28 k34
_your_house_ g37 h-21
_your_wallet_ k24
_yous g-22
_yousef_ g-22
_yout h-37
_youth_ h-37
_yu r21 g-26 h-22
_yun r21 g-26 h-26
_yung r21 g-26 h-26
_yung_ r21 g-26 h-26
_za r-30
_zab r-26
_zah g-22 m26 h27
_zahl g-21 m-22 h30
_zak h-24
_zaka h-24
_zakat_ h-24
_zakat_on_ r-24
_zar h44
_zar_ h44
_zat h24
_zatl h24
_zay h-47
_ze g22
_zer g23 h-29
_zero g23 h-29
_zero_ h-31
_zi g-26 h33
_zo m-23 h38
_zod h28
_zodi h28
_zodiac_ h28
_zoo m-29 h-54
_zoo_ m-29 h-54
_zy g-22 h-23
_zya g-22 h-23
_zyad g-22 h-23
_zyada_ g-24
_ابا h22
_اباح h22
_اباحي_ m-21 h26
_ابراج_ h40
_ابل h22
_ابلا k31
_ابلاغ_ k31
_ابن_ g-21 h-22
_ابي_ g-37 h-33 k59
_ابيض m-22 h33
_ابيض_ m-22 h33
_ابيع g23
_ابيعك_ g30
_ابيعك_لو_ g29 h-23
_اتا r24
_اتاخ r29
_اتاخر_ r38
_اتر m35
_اترا m35
_اتص m-22 h-34
_اتصا m-22 h-34
_اتع r-21
_اتعا r-21
_اتفقنا_علي_ r-31
_اتو g-33 m41 h-22
_اتوق g-27 m54 h-21
_اتوقع_ g-27 m54 h-21
_اث g-27
_اثا g-26 h-22
_اثاث g-30 h-28
_اثاث_ g-30 h-28
_اجا k33
_اجار k45
_اجار_ k67
_اجت g-21
_اجتم g-21
_اجر g-21
_اجر_ r23 h28
_اجرت g-25 k34
_اجرت_ r-28 k43
_اجره g-24
_اجره_ g-24
_اجل_علي_ r49 g-54
_اجلت r45
_اجلت_ r45
_اجلت_زبون_ r40 h-25
_اجلت_له_ r43
_اجله r27
_اجله_ r27
_اجها h28
_اجهاض_ h28
_احت g-28
_احو r-24 h-21
_احول r-24 h-21
_احول_ r-24
_اختا g23
_اختار_ g23
_اختار_اخضر_ g23
_اختب h-23
_اختبار_ h-23
_اختراق_ h40
_اختيار_ g21
_اخذ r21
_اخذ_ h-25
_اخذت_ r24
_اخري k24
_اخضر_ولا_ m-21
_اخف k24
_اخفا k24
_اخفاء_ k24
_اخو r-31
_اخوي r-31
_اخوي_ r-31
_اخي r-22 k-27
_اخي_ r-22 k-27
_ادفع_ r-27
_ادم m-26
_ادما m-26
_ادمان_ m-26
_ادمان_القمار_ m-28 h-22
_ادن h-30
_ادني h-30
_ادني_ h-30
_ادني_او_ g34
_ادو h-21
_اذ r24 g25
_اذا g33
_اذا_ g33
_اذا_توفيت_ g30
_اذا_مت_ r-21 g38 h-31
_اذو r43
_اذون r43
_اذون_ r35
_اذونات_ r33
_ارباح_ثابته_ r26 h-27
_اربع_ r-28
_ارت g28 m-28
_ارتف g28 m-28
_ارتفاع_ g28 m-28
_ارض r-24 m-24 h-41
_ارض_ r-24 m-24 h-41
_اري g-27 k39
_اريد g-27 k39
_اريد_ g-27 k39
_ازاز h23
_ازازه_ h21
_اسبوع_ h-28
_است k22
_استخ k36
_استخدام_ k26
_استخدم_ k25
_استع h-39
_استلام_ g35
_استلم_ k48
_استلم_تحويلات_ k31
_استلم_حوالات_ k37
_استلمت_ r43
_استي h-41 k30
_اسح m22 h-23 k26
_اسحب m22 h-23 k26
_اسع m-52
_اسعا m-52
_اسعار_ m-52
_اسق r-35
_اسقط r-35
_اسلا h-28
_اسلامي_ h-30
_اسم g-23 h-33 k41
_اسم_ r-21 m-36
_اسمن h-30
_اسمنت_ h-30
_اسمي g-23 h-27 k49
_اسمي_ g-23 h-27 k49
_اسهم_شركه_ g-38 h-26
_اسهم_في_ g-44 m-22
_اسهم_ما_ g27 h-22
_اسي k21
_اسيل k21
_اسيله_ k21
_اشتراك_حمايه_ g26 h-28
_اشتراك_سحب_ m47
_اشتراه_ g37
_اشتري_ h-21
_اشتريت_الجمعيه_ r21
_اشتريت_الدين_ r32
_اشتريت_جمعيه_ r35
_اشتريت_دور_ r66 g-23
_اشتريت_دينه_ r58
_اشتريت_ديونه_ r31
_اشتريت_منه_ g30
_اشتريته_ r-31 h-27
_اشتريتها_ r-28 g24
_اشتريه_ r-39 g32
_اشتريها_ r-27 g30
_اشتغل_ h27
_اشه r28
_اشهر r28
_اشهر_ r28
_اصل_ r25
_اصلي_ h43
_اط g-24
_اعلي g22
_اعلي_ g22
_اعلي_او_ g22 h-30
_اعلي_ولا_ h-23
_اعما h24
_اعمال_ h39
_اف h38
_افض g-23
_افل h32
_افلا h32
_افلام_ h32
_افي g-39 h62
_اقت g32
_اقتر g35 h-22
_اقتراض_ g25 h-23
_اقتراض_اسهم_ g25 h-23
_اقد h22
_اقدم h24
_اقدمه_ h27
_اقدمها_ h21
_اقر m-33
_اقرض r21 g-24 m-35
_اقس r-38
_اقسا r-38
_اقساط_ r-38
_اقل r27 k23
_اقل_ r27 k23
_اقل_من_ r-28 k43
_اكتب k24
_اكتب_ k24
_اكث r26
_اكثر r26
_اكثر_ r26
_اكد g42 h-26
_اكد_ g42 h-26
_اكراميه_للمفتش_ r-27 h25
_اكس m43
_اكس_ g-27 m46
_اكس_بت_ r-21 g-25 m31
_اكل r-21
_اكل_ r-21
_اكي g35
_اكيا g35
_اكياس_ g35
_ال_interest_ g-25
_الات h27
_الاجر_ g39 h-28
_الاجل_ r27 g-26
_الاجله_ r-31 g36
_الاح g-23
_الاخ r-25
_الاختيار_ g38
_الاختيار_علي_ g37
_الاد h21
_الارض_ h-23
_الاسبوع_الجاي_ g-26 m-22
_الاستحقاق_ g22
_الاسعار_ g28
_الاصل_ h-23
_الاق m-28 h-23
_الال m-22
_الالف_ m-22 h-21
_الام h-24
_الامهال_ r33
_الاموال_ k24
_الان_ r-22
_الانظار_ r21
_البار_ h38
_الباقي_ h-27
_البح h-26
_البحر_ g27 h-28
_البخ m40
_البخت_ m40
_البد g39
_البر_ h-23
_البص h27
_البصاره_ h27
_البطاقه_ g-27
_البق g22
_البقره_ g25
_البنات_ h28
_البنات_اللي_ h34
_البنت_ h38
_البنت_اللي_ h41
_البنك_ما_ g-21
_البنكيه_ r-36
_البوت_ h-26
_البيتكوين_ g21 h21
_البيره_ h39
_التب h34
_التح k26
_التحوط_ g36
_التحويل_ h-24 k37
_التخ g-23 m-22 h-26
_التذ r-23 g-26
_التس g24
_التسليم_ g26
_التمر_ r-24 g-25
_التمويل_ h-29
_التوصيل_ r-26 g-25 h-21
_التوفير_ r25
_التوقعات_ m34
_التوقيع_ r23
_التي g-38 m23
_التي_ g-33
_الث h-21
_الثم h-23
_الثمن_ h-22
_الثمن_والبضاعه_ g36
_الجامعه_ k-39
_الجاي_ g21
_الجد r-23 g-22
_الجمعه_ r-32
_الجمعيه_ r29
_الجن g-24 h-24
_الجهات_ k27
_الجوايز_ m30
_الجوهرجي_ r21
_الحا r-39 g-33
_الحبيب_ h21
_الحد g-32 h-23 k24
_الحد_ k33
_الحره_ g-21 h39
_الحس r23
_الحساب_ r39
_الحساب_المدين_ r38
_الحساب_المكشوف_ r27
_الحشيش_ h-32
_الحص g23
_الحظ g24
_الحظ_ g24
_الحلال_ h-21
_الحم r-22 h-21
_الخر h-34
_الخزانه_ r31
_الخساره_ g39
_الخمور_ h25
_الخي g22
_الخيار_ g48 h-22
_الخيار_علي_ g45
_الدر h-26
_الدفع_ h-23
_الدك g-26
_الدوره_ r-25
_الدوري_ r42
_الديون_ r-30 g38
_الراعي_ g-23 m-24
_الربا_ h-23
_الرحله_ h-31
_الرس r-25
_الرسول_ h26
_الرم g-24
_الرياضه_ r-28 h-27
_الرياضيه_ h21
_الزوج_ r-31 h29
_الزياده_علي_ r33
_الزياره_ h31
_السا g-24
_الساعه_ r22 h-33
_السايق_ h-23
_السحب_ m23
_السحب_علي_ h-28
_السحر_ h21
_السر h-35
_السعر_لاحقا_ g22
_السفر_ r-26
_السفينه_ g26
_السلعه_ما_ r39 g-25
_السمك_ g27
_السندات_ r28
_السه g27
_السهره_ h25
_السهم_ g30
_السو h-54
_السير_ h27
_الشا h23
_الشاليه_ h22
_الشاه_ g37 h-39
_الشاي_ h22
_الشب m-21
_الشبكه_ g25 m-22 h-29
_الشر h-30
_الشرط_ m36
_الشرق_ h-21
_الشغ h-31
_الشغل_ g26
_الشق r-21
_الشقه_ r-21
_الشو h23
_الشوط_ h-21
_الشيك_ r34
_الشيكات_ r27
_الص h-29
_الصب r38
_الصبر_ r38
_الصلاحيه_ h22
_الصن h-40
_الصندوق_ m34
_الصي h-40
_الصياد_ g31 h-26
_الضر g29 h-39
_الضريبه_ h-31 k21
_الطا h26
_الطاوله_ h30
_الطب r-25 h-28
_الطر k-27
_الطع g-29
_الطعام_ g-29
_الطل k-22
_الطياره_ m21
_العاب_ m30 h-33
_العامله_ r-21
_العايد_ r31
_العايد_الدوري_ r42
_العايد_السنوي_ r33
_العج m31
_العجين_ h-22
_العد g-23
_العدل_ g-24
_العربيه_ g25
_العقاري_ r21
_العقود_ r-26 m-28
_العم m-21
_العمال_ r-22
_العنب_ h24
_العينه_ r61 h-22
_الغاء_ g-30
_الغد g-31 h-28
_الغس m-21
_الغو g28
_الغواص_ g23
_الغوصه_ g21
_الغي h-21
_الغيت_ g-36
_الف_علي_ r24
_الفايده_من_ r-21
_الفر h-21
_الفرس_ g26
_الفروقات_ g25
_الفع r-22
_الفل r22
_الفلوس_ r22
_الفن h30
_الفنجان_ h31
_الفواكه_ m29
_الفوايد_ r-23 h-21
_القادم_ h-22
_القادمه_ g23
_القادمه_من_ g23
_القاضي_ h35
_القد g-21
_القديمه_ r-39 g-24
_القراءه_ r-24 h-24
_القران_ m-29 h-28
_القرض_الربوي_ r-31
_القرض_ربوي_ r-56
_القرعه_ m47
_القط h-23
_القطعه_ g51
_القمار_ m31
_القن h44
_القو r-21 h34
_الكاش_ g-24 h-31
_الكتاب_ m-21
_الكر r-25
_الكف h22
_الكف_ g-22 h36
_الكفاله_ r22 h-33
_الكي h23
_اللع g-21
_اللعبه_ g-24
_الله r-21
_الله_ r-21
_اللو m45
_اللي_بالي_ h29
_اللي_تجيبه_ g21
_اللي_علي_ g-24 m-25 h-32
_اللي_في_ r-21 g37 m-29 h-25
_اللي_لسا_ g33 h-27
_اللي_لسه_ g32 h-28
_اللي_ما_ g45 h-32
_اللي_يجيبه_ g39
_الماء_ r-21 h-25
_المارجن_ g34 h-28
_المال_ r23
_المالك_ r-29 h-21
_المبلغ_علي_ g37 h-34
_المتفق_ g-23
_المتفق_عليه_ g-26
_المجلس_ r-25
_المحتوي_ g31 h-24
_المخالف_ h38
_المخزن_ h24
_المدرسه_ h-21
_المدين_ r39
_المرابحه_ r-55 g-23
_المسبق_ g30
_المستريح_ r53 h-22
_المستقبل_ g-40 m-23
_المستقبليه_ r-31 g47
_المستودع_ g21
_المصحف_ h23
_المض r-24
_المطر_ g21 m-24 h-27
_المعدن_وما_ r30
_المفاجات_ g28 m-24 h-21
_المكشوف_ r32
_المم h32
_المناقصه_ h29
_المندل_ h28
_المنصه_ m22 h-21
_المورد_ g31
_الموظفين_ r-23
_الموقت_ h21
_الميه_ g23 h-24
_الناقه_ g21
_النب h26
_النح h21
_النحس_ h21
_النخ h-27
_النخل_ h-27
_النس g-23 h-36
_النص r-23 m24
_النص_ m35
_النظام_ k26
_النه g53
_النهايي_ g48
_اله h-22
_الها g28 h-30
_الهامش_ g38 h-27
_الهج g-21
_الهجن_ g-21
_الهو g27
_الواسطه_ h36
_الود h21
_الودع_ h34
_الورق_ h24
_الوز r-23
_الي_ r-37 k-24
_ام_ g-26 h32
_اماز g35
_امازون_ g35
_امت g24
_امتل g39 h-26
_امر h30
_امرر h30
_امرر_ h30
_امس_ k-29
_امل_ g72 m-22 h-32
_امل_ان_ g47 h-26
_املكه_ g37
_امو k24
_اموا k24
_اموال_ k26
_ان_ g29
_ان_تعطل_ g27 h-21
_ان_خرب_ g43
_انا g-22 h-26
_انب h-32
_انخ r-22 m-24
_انخف g26 m-26
_انخفاض_ g26 m-26
_انز g22
_انزر g22
_انشر h32
_انشر_ h32
_انف r-32 h-38
_انفت g23
_انفتح_ g23
_انق g24 h-28
_انكسر_او_ g55
_انه g-24 h43
_انه_ g-21 h64
_انه_اصلي_ h25
_انه_اصليه_ h62
_انها h30
_انها_ h30
_انها_اصليه_ h39
_او_ g37
_او_اجل_ r-44 g38
_او_احمر_ h-35
_او_اخضر_ h-22
_او_بالتقسيط_ r-37 g55
_او_تقسيط_ r-26 g34
_او_هبوط_ g34 m-36
_اوب g29
_اوبش g29
_اوبشن_ g21
_اوبشنز_ g23
_اوج k39
_اوجر k39
_اوجر_ k47
_اوص g35
_اوصا g35
_اوصاف_ g35
_اول_ g-37
_ايا r-23
_ايث r-27 g-23
_ايج r25
_ايجا r25
_ايجار_ r25
_ايجار_محل_ r-22
_ايداع_في_ r-23
_ايف m22
_ايفو m22
_ايفون_ m22
_ايه g30
_ب_ m31
_باجل_مستقبلي_ g-35
_بار g-42 m-21
_بارب h-32
_باز m41 h-22
_بازي m44 h-23
_بازي_ m44 h-23
_باع r38
_باع_ r26 g22
_باعت r57
_باعت_ r57
_باعو r37
_باعولي_ r35
_باعولي_السلعه_ r39 g-25
_باعولي_المعدن_ r28
_باعوه_ r34
_باعوه_لنفس_ r34 h-22
_باعوه_لنفسه_ r28
_باقي g-29
_باقي_ g-29
_باك r21 g25
_بالاقساط_ r22 g-21
_بالبيع_ g26
_بالجزاف_ g28
_بالجن_ h28
_بالخ r-22
_بالساعه_ h34
_بالسحر_ h21
_بالسر_ k32
_بالش h-24
_بالف_ h-21
_بالك h-37
_بالكامل_ g-21
_بالن h-22
_بالي g-23 h33
_بالي_ g-23 h33
_بان h34
_بانج h34
_بانجو_ h34
_باي r-25 g33 h-32
_باي_ g51
_باي_سعر_ g51
_بت g-21 m36
_بت_ r-21 g-28 m73
_بتسعه_ r28
_بتك m-36
_بتكو m-36
_بتكوين_ m-36
_بحث_جاهزه_ h37
_بحي g26
_بحير g26
_بخم m-21
_بخمس m-21
_بدال h24
_بدالي_ h30
_بدر g-34
_بدف g23
_بدفا g29 h-22
_بدفاتر_ g29 h-22
_بدل_ h-21
_بدل_فاقد_ h-38
_بدلت g-30
_بدلت_ g-30
_بدلي g35
_بدو_ g40 h-21
_بدون_اي_ r-22
_بدون_تحديد_ g34
_بدون_لا_ g-51 h-27 k75
_بدون_ما_ h-24 k27
_بدون_معرفه_ g32
_بدين h-21
_برا r-21 h22
_برام h35
_برج r22
_برجي h21
_برجي_ h21
_بري h-36
_بز r25
_بزي r25
_بزيا r25
_بزياده_ r25
_بشت g38 h-24
_بشتر g38 h-24
_بصا h21
_بصار h21
_بصاره_ h21
_بصاره_وفول_ h-30
_بضاعه_مسروقه_ g-41 h60 k-24
_بضر g28
_بضرع g28
_بضرعها_ g28
_بطل_ g-24
_بطلب g26
_بطلبه_ g27
_بطلبه_بعد_ g34
_بطلبها_ g24
_بطلبها_بعد_ g24
_بطلين_من_ h21
_بطن g56 m-22 h-45
_بطن_ g59 h-26
_بطو h-22
_بعت_ g-29
_بعتك g27
_بعتك_ g27
_بعتل r23
_بعد_اسبوع_ r22
_بعد_شهرين_ r32
_بعد_ما_ r-22 g-22
_بعدي g29
_بعدين_ g29
_بعش h-31
_بعشر h-31
_بعشره_ g-22
_بعي k36
_بعيد k52
_بعيد_ h-21 k44
_بعيد_عن_ h-21 k44
_بعيدا_ k42
_بعيدا_عن_ k42
_بعينها_ g31
_بغ r-31 h63
_بغي r-28 h28 k-21
_بفل m23
_بفلو m23
_بفلوس_ m25
_بفو r26
_بفوا r26
_بفوايد_ r26
_بق h-51
_بقر g-30 h-51
_بقري g-22 h-38
_بقري_ g-22 h-38
_بقي g27 h-21
_بقيم g29 h-23
_بقيمه_ g29 h-23
_بكا m27 h-42
_بكره h-23
_بكره_ h-23
_بكم r-45 h-32
_بلا_زياده_ r-21
_بلاغ h-45
_بلاغ_ h-45
_بلاغ_عن_ h-43
_بلد m-23
_بلدي m-23
_بلدي_ m-27
_بلط h31
_بلطج h31
_بمص r-21 m38
_بمصا m44
_بمصاري_ m44
_بمي r-31
_بميت r-28
_بميتين_ r-28
_بميه r-25
_بميه_ r-25
_بنا h42
_بنات h35
_بنات_ h35
_بنت h30
_بنت_ h35
_بنت_الشاليه_ h22
_بنت_الشقه_ h52
_بنت_شقه_ h37
_بنت_ليل_ r-30 g-34 m-32 h38 k-21
_بند r-22 g-31
_بنس m21
_بنق r50
_بنك_ما_ h-33 k46
_بنكي r28
_بنكيه_ r31 h-22
_بوا h27
_بوت g33 m-22
_بوت_ g47 m-25 h-42
_بوك m37 h-42
_بوكر m48 h-52
_بوكر_ m48 h-52
_بوكس g59 m-23 h-28
_بوكس_ g50 m-22 h-28
_بوليصه_شحن_ g-30
_بون r30
_بونص h-38
_بونص_ h-38
_بيانات_ h21
_بيت r-22 h-26
_بيت_ r-31 m41 h-30
_بيتك g-31 m-35
_بيتكوين_ g-31 m-35
_بيد r-31 h-22
_بيد_ r-38 g-22 h-27
_بير h39
_بيره h38
_بيره_ h38
_بيض g-35 m55 h-38
_بيض_ r-22 g-32 m38 h-40
_بيضا g-22 m23
_بيضات_ g-25 m29 h-43
_بيع_اجل_ r-43 g65
_بيع_اسهم_ g33 h-22
_بيع_اقامه_ h21
_بيع_ديون_ r30 g-32
_بيع_سيارتي_ r-43 g-48 h-30
_بيع_سياره_ g30
_بيع_علي_ r-28 h30
_بيع_عينه_ r44 g-28 h-23
_بيع_كفاله_ r-41 g-44 h93
_بيع_ما_ h-22
_بيعت r-22 g41 m-22 h-37
_بيك g-25 h30
_بيكو g-25 h30
_بيكون_ g-25 h30
_بين m23
_بين_ r-23 k-22
_بيننا_علي_ m28
_بيني_وبين_ r-43
_تاجير_ k29
_تاخ r29
_تاخي r29
_تاخير_ r22
_تاد h25
_تادي h25
_تاديب_ h25
_تاديب_جاري_ h27
_تارو m-30 h40
_تاروت_ m-30
_تاري g21
_تاريخ_ g21
_تاش h25
_تاشي h33
_تاشيره_ h33
_تامين_سفر_ g34 h-24
_تامين_ضد_ g25
_تامين_علي_ g46
_تامين_مسترد_ g-42
_تامين_مسترده_ g-47
_تامين_من_ g61 h-37
_تان g30
_تاني g30
_تبرع_غير_ k41
_تبرع_للهلال_ h-24
_تبرعات_ k25
_تبرعات_في_ k40
_تبل k22
_تبلي k22
_تبليغ_ k22
_تبي k30
_تبيي k30
_تبييض_ k30
_تتا r34
_تتاخ r34
_تتاخر_ r34
_تثب r22
_تثبي r22
_تثبيت_ r22
_تجاري_علي_ g25 h-42
_تجاريه_ g21 h-27
_تجد r-26
_تجدي r-26
_تجديد_ r-26
_تجس h32
_تجسس h32
_تجسس_ h32
_تجسس_علي_ h32
_تجن h-22 k43
_تجنب h-22 k43
_تجنب_ h-22 k43
_تجي g46 h-26
_تجيب g46 h-26
_تجيبه_ g21
_تحت_الطاوله_ m-40 h22 k-21
_تحت_حد_ k42
_تحد r-21 m31
_تحدي r-21 m31
_تحدي_ r-32 g-29 m44 h-22
_تحديد_ g36
_تحر h-22 k22
_تحض h29
_تحضي h29
_تحضير_ h29
_تحل h-41
_تحلي h-41
_تحليل_ h-41
_تحوط g36
_تحوط_ g36
_تحويل_ r-24
_تحويلات_ k27
_تخ h-35
_تخب k35
_تخبر k35
_تخت g26
_تختا g26
_تختار_ g26
_تختار_احمر_ g63 m-30 h-39
_تخل r-44 h-27
_تداول_الفروقات_ m-73
_تداول_فروقات_ g24
_تدف m-22 h-33
_تدفع m-22 h-33
_تدفع_ m-22 h-33
_تدل h28
_تدلي h26
_تدليك_ h26
_تدليك_خدمه_ h33
_تذكره_سحب_ m32 h-44
_تذكره_يانصيب_ h35
_ترا m23
_ترام h22
_ترامادول_ h22
_ترامادول_بدون_ h24
_تراه m40 h-26
_تراهنا_ m42 h-25
_ترب h34
_تربط h34
_تربط_ h34
_ترج g-34 m-21
_ترك g-27 m-26 h-22
_تزو h35
_تزوي h35
_تزوير_ h33
_تزوير_تاريخ_ h23
_تزي r21
_تزيد r30 g-24 h-29
_تزيد_ r30 g-24 h-29
_تزيي h31
_تزييف_ h31
_تسعه r22 g-23
_تسعه_ r22 g-23
_تسهر h24
_تسهر_ h24
_تسو h50
_تسول h38
_تسول_ h38
_تش m21 h32
_تص r-25 h-23
_تصد h-32
_تصدي h-29
_تصديق_ h-29
_تصر r-21
_تصل r-28 h-24
_تصلي r-28 h-24
_تصليح_ r-28 h-24
_تصيد g32
_تصيد_ h28
_تطب g-24 h-21
_تطبي g-24 h-21
_تطبيق_ g-24 h-21
_تطبيق_تعارف_ h40
_تظ k23
_تظه k23
_تظهر k23
_تظهر_ k23
_تع h41
_تعا h23
_تعار h38
_تعارف_ h38
_تعب h25
_تعبي h25
_تعبيه_ h25
_تعر g-23 h50
_تعط g26
_تعطل g27 h-21
_تعطل_ g27 h-21
_تعق h26
_تعقد h27
_تعقد_ h27
_تعل m-25
_تعلي m-25
_تعليق_ h56
_تعم r-23
_تعو h25
_تعوي h25
_تغ h24
_تغيير_تاريخ_ h27
_تفا h-33
_تفاح r-24 g-27 m-24 h-34 k-21
_تفاد k39
_تفادي_ k39
_تفر h35
_تفري h35
_تفريق_ h35
_تقا h-35
_تقد h40
_تقسيم_ k32
_تقسيم_المبلغ_ k33
_تقليد_ h29
_تقليدي_ r31 h-34
_تقليديه_ g37
_تقو r-21
_تكا h-22
_تكاف h-22
_تكت g-21 h-26
_تكتب g-21 h-26
_تكتب_ g-21 h-26
_تكي r21 h22
_تكيل h52
_تكيي r32
_تكييش_ r34 h-23
_تلا h35
_تلاع h41
_تلاعب_ h41
_تلد g35
_تلد_ g35
_تلده g28
_تلده_ g28
_تم_ g-38 m-23 h-29
_تما h44
_تماث h24
_تماثيل_ h24
_تمب m37
_تمبو m37
_تمبولا_ m37
_تمث h29
_تمثا h29
_تمثال_ h29
_تمد r23
_تمدي r23
_تمديد_ r23
_تمر_عام_ g41 h-21
_تمل g29
_تملك g29
_تمو h-21
_تناز r-32
_تنازل_عن_ g36
_تنز g22
_تنزي h21
_تنزيل_ h21
_تنك g-30
_ته h23
_تهرب h-35 k35
_تهرب_ h-35 k35
_تهرب_من_ g-21 h-28 k30
_تهري h34
_تهريب_ h34
_تهك h29
_تهكي h29
_تهكير_ h29
_توت m32
_توتو m32
_توتو_ m26
_تور r40 h-26
_تورق r44 h-24
_تورق_ r44 h-24
_تورق_البنك_ r37
_تورق_منظم_ r22 k-21
_توع h-27
_توعي h-27
_توعيه_ h-27
_توفيت_ g30
_توقع_سعر_ m21
_توقع_صعود_ g27 m-34
_توقع_هبوط_ m-30
_توقعات_ m26
_توقيعه_ r35 h-27
_توك g23
_توكن g23
_توكن_ g23
_تي r-28 m27 h25
_تيس r-27 g22
_ثابته_ r23
_ثال k26
_ثالث k26
_ثالث_ g-31 k30
_ثاني_ g-22
_ثانيه_ g25
_ثلاثه_ g-23
_ثمر g21 h-21
_ثمر_قبل_ g37 h-29
_ثمر_هالشجره_ g30
_ثمن_غير_ g28
_ثمن_والبضاعه_ g39
_ثمن_يحدد_ g23
_ثمنها_ r-21 h-22
_ثن m30
_ثنا m30
_ثناي m30
_ثنايي_ g-26
_ثناييه_ m24
_ثناييه_صاعد_ g30 h-22
_ثناييه_هابط_ m-37
_ثو m36
_ثوا m36
_جاب h22
_جابل h22
_جابلي_ h22
_جاد h40
_جادو h40
_جادو_ h40
_جاك g-31 m53
_جام h25
_جان h47
_جان_ g-23 h39
_جاه h21
_جاهز h21
_جاهز_ h30
_جاي m-27 h-26
_جايز m-30
_جايزه_ m-30
_جبل h24
_جبلي h24
_جبلي_ h24
_جت h32
_جدد g25
_جدول_ g30 h-21
_جدول_كميات_ g38
_جر h21
_جرا h22
_جرام_ h34
_جرد g32 h-34
_جرد_ g32 h-34
_جز r-27
_جزا r-24 g22
_جزاف g57 h-33
_جزاف_ g54 h-39
_جزافا_ g37 h-24
_جزاه r-30
_جزاه_ r-30
_جزاه_الله_ r-30
_جع r-27 g-28 h46
_جعه h56
_جعه_ h56
_جل h25
_جلب h38
_جلب_ h38
_جلد g-34 h-27
_جلس g-21
_جلسه g-21
_جلسه_ g-21
_جمعي k22
_جمعيه_ k22
_جمل h-21
_جمل_ g35
_جن h23
_جن_ h67
_جنس h21
_جنسي h21
_جنسيه_ h22
_جنين g53
_جنين_ g53
_جه h-26 k35
_جها h-32 k23
_جهات h-24 k40
_جهات_ h-24 k40
_جو h39
_جواز h27
_جواز_ h25
_جوازات_ h28
_جوال h22
_جوالات_ g-27 h24
_جوي g-42 m40
_جي r-26 g-30
_جيب r-30 g-31 h27
_جيب_ h44
_جيل h22
_جيلا h22
_جيلاتين_ h22
_حا m25 h-22
_حاط m67 h-27
_حاط_ m63 h-25
_حاط_علي_ g-23 m50 h-32
_حال g21 h-21
_حاله h-28
_حاله_ h-28
_حبوب_مخدره_ h26
_حبوب_هلوسه_ h27
_حبي h38
_حبيب h38
_حبيب_ h41
_حتي_امسح_ h50
_حتي_لو_ g36 h-32
_حجاب_من_ h60
_حجز_جواز_ h41
_حجز_جوازات_ h39
_حد k31
_حد_ h-23 k51
_حدا g35
_حدا_ g35
_حر h24
_حرام h43
_حرامي_ h43
_حراميه_ h42
_حرز h28
_حرز_ h28
_حرك g52 m-36 h-21
_حركه g52 m-36 h-21
_حركه_ g52 m-36 h-21
_حرو h40
_حروز h40
_حروز_ h40
_حساب_البار_ m-28 h37 k-27
_حسابه_ k38
_حسابي_خاص_ h27
_حسب h-21
_حسب_ما_ g43
_حسن h-37
_حسن_ h-37
_حشيش_ h21
_حشيش_صناعي_ h-33
_حصا m22
_حصان m23
_حصان_ m21
_حصتي_من_ g-42
_حصه m-26
_حصه_ m-26
_حض h-29
_حط g-22
_حطين m22 h-27
_حطينا_ m27
_حظ_ m25 h-22
_حظي_ h29
_حظير h-29
_حظيره_ h-29
_حف r-29 h-26
_حفظ m-31
_حفظ_ m-31
_حفظ_القران_ m-31
_حق_الاختيار_ g38
_حق_البنات_ h34
_حق_البنت_ h41
_حق_الخيار_ g48 h-23
_حق_الشاي_ h22
_حق_توقيع_ r34
_حق_خيار_ g54
_حق_شاي_ h79
_حقن h31
_حقنا h31
_حقنا_ h31
_حقه g-36 h27
_حقه_ g-36 h27
_حقي_ g-40 h34
_حقيق g51 h-22
_حقيقي_ g51 h-22
_حكم g-24
_حكم_ g-24
_حلا g-27 h-37
_حلال h-27
_حلال_ h-27
_حلق h-38
_حلو g-23 h30
_حلوا h24
_حلوان_ h24
_حلي h-21
_حليب h-21
_حليب_ h-21
_حم g23
_حما g27
_حماي g31
_حمايه_ g31
_حمايه_اجهزه_ g40 h-38
_حمر g-21
_حمرا g-21
_حمل g30
_حمل_ g55 h-37
_حمل_الناقه_ g33 h-23
_حمله g-23
_حمله_ g-23
_حمي h37
_حميم h30
_حميم_ h33
_حميمي_ h27
_حو h-22
_حوا g-27 h-24
_حوالات_ k35
_حواله_ h-21
_حي g34 h-29
_حي_ h-22
_حيا g27 h-29
_حياه g27 h-29
_حياه_ g27 h-29
_خار g-27 h-27 k64
_خارج g-27 h-27 k64
_خارج_ g-27 h-27 k64
_خاص h23
_خاص_ h38
_خاص_مقابل_ h27
_خال h-40
_خال_ h-29
_خال_من_ h-29
_خالي h-29
_خالي_ h-29
_خاليه_ h-21
_خب g-25
_خبز g-28 h-36
_خبز_ g-28 h-36
_خت h21
_ختم h21
_ختم_ h21
_خدما h25
_خدمات_ h25
_خذه g24
_خذها g24
_خذها_ g24
_خرزه h29
_خرزه_ h29
_خرو h28
_خروف h28
_خروف_ h33
_خز h-27
_خزا h-28
_خزان h-28
_خزانه_ r24
_خسا g-32
_خسار g-32
_خساره_ g-34
_خسرت_الرهان_ m26 h-43
_خسرن h-24
_خسرنا_ h-24
_خش r-22 g-24 m-28
_خشب r-21 g-22 m-28 h-34
_خشب_ r-23 g-22 m-28 h-31
_خص r28
_خصم r28
_خصم_ r26
_خصم_فواتير_ r27 k-53
_خصم_مستحقات_ r27
_خض g-28 h-36
_خضا r-28 g-29 h-23
_خضار r-28 g-29 h-23
_خضار_ r-28 g-29 h-23
_خط r-21
_خل_ g-26 m-24 h-48
_خلال m26
_خلال_ m26
_خلال_دقيقه_ m23
_خلاي g31 h-23
_خلايا_ g31 h-23
_خلص g22
_خلصت g22
_خلصت_ g22
_خلي g22
_خليه g27
_خليه_ g47 h-42
_خليه_بعينها_ g28
_خم h25
_خما g-32 m-25
_خمار g-32 m-25
_خماره_ h34
_خمر g-24 m-21 h41
_خمر_ r-24 g-27 m-26 h54
_خمري g-23 h-38
_خمسين_ m24
_خمو h37
_خمور h37
_خمور_ h36
_خمي g-22 h-29
_خن h23
_خنز h23
_خنزي h23
_خنزير_ h21
_خي h-21
_خيا g25 h-23
_خيار g25 h-23
_خيار_ h-30
_خيار_بيع_ g57
_خيار_شراء_ g63 h-28
_خيارات_ g21
_خيارات_ثناييه_ g48 m39
_خير r-38
_خير_ r-26
_خيري r-27
_خيريه_ r-30
_دا g41
_داخله_ g26
_داي g59 h-23
_دايم g64 h-27
_دجاجات_ h35
_دجال h49
_دخ h-24
_دخا g-23 m-30 h-24
_دخان g-23 m-30 h-24
_دخان_ g-23 m-30 h-24
_دخول_سحب_ m35
_دراج h26
_دراجه_ h26
_دراسه_ h25
_درج g-23 h27
_درجه g-23 h27
_درجه_ g-23 h27
_درو g44 h-42
_دروب g44 h-42
_دس r34
_دسك r34
_دسكا r34
_دسكاونت_ r34
_دع m-28 h23
_دعا g-21 m-32 h46
_دعار h33
_دعاره_ h33
_دفا g30 h-29
_دفات g30 h-29
_دفاتر_ g30 h-29
_دفتر_التوفير_ r24
_دفعت_ثمن_ g33
_دفعن g-23 h-21
_دفعنا_ g-23 h-21
_دفعه_تامين_ g-30
_دفي h30
_دفين h30
_دفين_ h30
_دك r-21 h25
_دكت r-28
_دكتو r-28
_دكه h32
_دكها h32
_دم r-42 g-27 m-26 h27
_دم_ r-42 g-27 m-26 h27
_ده g-21
_دهب r38
_دهب_ r38
_دهن r-22 g-25 m-22
_دهن_ r-22 g-25 m-22
_دوا r-31 g-31 m-31 h-38 k-29
_دور h-44
_دور_ r51 h-34
_دوره h-47
_دوره_ h-50
_دورها_ r42 g-24
_دولارات_ g-33
_دولي m23 h35
_دون_ان_ g44 h-30
_دون_تحديد_ g32
_دون_معرفه_ g32
_ديك_ h23
_ديل h21
_ديلر h21
_ديلر_ h21
_دينا r23
_دينار_ r23
_دينت g-29 m-24 h-39
_دينه r31
_دينه_ r31
_ديني m-25 h-27
_ديه g-28 h-38 k-21
_ديه_ g-28 h-38 k-21
_ديون r32
_ديون_ r28
_ديونه_ r31
_ذبح h33
_ذبح_ h33
_ذم g-30 h49
_ذهب_ r27
_رات r-28
_راتب r-28
_راتب_ r-26 g-23
_راتبي_ r-28 m-22 k-26
_راحت r-24
_راس r21
_راس_المال_ r23
_راس_مال_ r46
_راس_مالي_ g-30
_راف r-22 m21
_رافع r-22 m21
_رافعه_ r-22 m21
_راه m56 h-35
_راهن m56 h-35
_ربا h-22
_ربا_ h-23
_ربحت r-22
_ربحت_ r-26 m23
_ربط h51
_ربط_ h51
_ربع r-24 m34
_ربع_ r-22
_ربن m-22
_ربنا m-22
_ربنا_ m-22
_ربو r25
_ربوي r26
_ربويه_ r24 h-32
_رجع k-23
_رحل g-23
_رحله g-23
_رحله_ g-23
_رحم h37 k-22
_رخص g30
_رخصه g30
_رخصه_ g30
_رخصه_ولا_ g27 h-30
_رد h-27
_رد_الدين_ r45 h-35
_رد_السلفه_ r-36 g-29 h-26
_رساله_جاهز_ h32
_رساله_جاهزه_ h33
_رساي h-30
_رسايل_ h-30
_رسم_ m22
_رسمه h21
_رسمه_ h21
_رسمه_ساخره_ h26
_رسوم_ضمان_ r64
_رش g-28 m-23 h45
_رشو g-24 h42
_رشوه g-24 h37
_رشوه_ g-24 h37
_رص h27
_رصي h23
_رصيد h23
_رصيد_ h25
_رض g-25 h52
_رضا h40
_رضاه h27
_رضاه_ h24
_رضاها_ h24
_رقاص h32
_رقاصه_ h24
_رقم_القطعه_ g51
_رقم_في_ m68 h-22
_رم h-33
_رمض h-24
_رمضا h-24
_رمضان_ h-24
_ره m22
_رها m38
_رهان m38
_رهان_ m33
_رهان_بين_ g-29 m40 h-38
_رهان_بيني_ r-32 m21
_رهان_علي_ g41 m-36 h22
_رهانات_ m31
_رهن h-22
_رهن_ h-24
_رهن_عقاري_ r-50
_رهنت r35
_رهنت_ r35
_رهنت_الذهب_ r58
_رهنت_دهب_ r25
_روات k26
_رواتب_ k26
_روح h22
_روحي h24
_روحيه_ h26
_روم h55
_روم_ h55
_ري g-35
_ريا g-21
_رياض h-29
_رياضي_ h-45
_رياضيه_ m37
_ريال g-21
_ريال_ g-22
_زا g-29
_زاد g-40 h-32
_زاد_ g-42 m-23 h-42
_زادت m21
_زادت_ m21
_زار h27
_زار_ h27
_زانا h25
_زاناكس_ h25
_زحلا h23
_زحلاوي_ h23
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-29 g-26 h-31
_زكا r-29 g-26 h-31
_زكاه r-28 h-27
_زكاه_ r-28 h-27
_زم h-44 k-24
_زواج_ليله_ h38
_زواج_متعه_ h21
_زي_ h-42
_زيار g-26
_زيت r-21 g-41 m-22
_ساخ h31
_ساخر h26
_ساخره_ h26
_ساعت g-33
_سال g-40 h-37
_سان m-38
_ساي h44
_سب_ r-50 g-37 m-21 h26
_سباق h-29
_سباق_ h-32
_سباي h21
_سته r26 g-25 h-27
_سته_ r26 g-25 h-27
_ستو g26
_ستوك g26
_ستوك_ g26
_ستي h21
_ستيل h28
_ستيلا_ h28
_سجا h43
_سجق g-22 m-26
_سجق_ g-22 m-26
_سحب m24 h-31
_سحب_ m24 h-30
_سحب_سياره_ g-24 m-51 h-23
_سحب_علي_ m40
_سحر_الشرق_ h-21
_سخ h27
_سخر h36
_سخري h36
_سخريه_ h36
_سداد_قرض_ r22
_سدد g-25
_سددت g-25
_سددت_ g-31
_سر g28
_سرق h39
_سرقه h43
_سرقه_ h43
_سعر_حسب_ g45
_سعر_علي_ g-27
_سعر_يحدد_ g26
_سعره g22
_سعي r-23 g-25 m-28
_سعيد r-23 g-25 m-28
_سفر_ h-33
_سفل h29
_سفلي h29
_سفي g52 h-23
_سفين g52 h-23
_سفينه_ g52 h-23
_سق k45
_سقف k48
_سقف_ k48
_سك m-24
_سكر g-21
_سكر_ g-26
_سكن r-23 g-31 m-37 h-32
_سكو h43
_سكوت h43
_سكوت_ h44
_سكوتش_ h35
_سكوتي_ h29
_سكي g32 m-60 h-60
_سلا g-31
_سلاح g-31
_سلاح_ g-31
_سلفن h-24
_سلفني_ h-24
_سلو m42
_سلوت m53
_سلوت_ m51 h-77
_سلوتس_ m43
_سم g26
_سمس h31
_سمسا h31
_سمسار_ h31
_سمك g28 h-25
_سمك_ g22 h-24
_سمك_ب_ g63
_سمك_في_ g42
_سند r21 h-29
_سندا r29
_سندات_ r29
_سه g24
_سهره h26
_سهره_ h26
_سهم g46
_سهم_ g46
_سوال k38
_سوال_ k38
_سود h27
_سودا h27
_سوداني_ h27
_سيارتي_ h-25
_سيج h39
_سيجا h39
_سيجاره_ h39
_سير g21
_سير_ g-37 h58
_سيرف h21
_سيرفر_ h21
_شاء_الله_ g-24
_شار r-26
_شارد g35
_شارد_ g24
_شاف g39
_شافه g39
_شافه_ g52
_شافها_ g22
_شام g21
_شامل g26
_شامل_ g26
_شاه g-28 h24
_شاي_ g-21
_شاي_ل_ h74
_شاي_لامين_ h53
_شب h22
_شبك r-28
_شبكه r-22 g-24
_شبكه_ r-22 g-24
_شبو h38
_شبو_ h38
_شت r-24 g-27 h29
_شتم r-27 h45
_شتم_ r-27 h45
_شح h21
_شحا h52
_شحاذ h25
_شحاذين_ h25
_شحم h29
_شحم_ h29
_شحن_ h-22
_شحنت h29
_شحنت_ h29
_شخ k22
_شخص k22
_شخص_ k31
_شراء_ذهب_ r31
_شراء_عملات_ g-21
_شراب_كي_ h57
_شرط m31 h-25
_شرط_ m32 h-28
_شرط_البيع_ g56 m-21
_شرط_كے_ g-26 m44 h-28
_شرعي_ r-23 h-36
_شركه_تامين_ g-35 h25
_شركه_تجاريه_ g29 h-32
_شركه_عاديه_ g31
_شركه_غير_ g32
_شريت r-31 h-21
_شريت_ r-30
_شريط h32
_شريط_ h32
_شع g-25
_شعو h23
_شعوذ h23
_شفت_ g-22 h-23
_شقت g-27 h-24
_شك r23 g-23 h-39
_شم m22 h24
_شمب h37
_شمبا h37
_شمبانيا_ h32
_شمع r-21 g-23 m44 h-29
_شمعه g-28 m62 h-25
_شمعه_ g-28 m62 h-25
_شنط_ h23
_شهادات_الايداع_ r25
_شهادات_ايداع_ r31
_شهاده_بدون_ h25
_شهاده_بلا_ h54
_شهاده_جاهز_ h22
_شهاده_جاهزه_ h24
_شهاده_طبيه_ h43
_شهاده_مزوره_ r-23 h27 k-32
_شهر_تاخير_ g-21
_شو h-33
_شو_ g24
_شور h-24
_شورت h-24
_شورت_ g21 h-24
_شوط m34
_شوط_ m34
_شوي h37
_شوي_ h37
_شيخ h22
_شيخ_ h28
_شيك_موجله_ r34
_شيكات_موجل_ r36
_شيكات_موجله_ r23
_شيكاغو_ g28
_صاحب_ r-22 h-34 k23
_صاحبتي_ h22
_صار_ h-21
_صاعد_خلال_ g-68 m43
_صاعد_في_ g-79 m83
_صال m25
_صب g-21
_صبا h29
_صباع h29
_صباع_ h29
_صبر g-27 h-34
_صبر_ g-25 h-34
_صح h-40
_صح_ g-23 m28 h-24
_صحي r-23 m-29 h-43
_صحي_ g21
_صحيه r-22
_صحيه_ r-22
_صد h-22
_صدق g-32 h-25
_صدقه g-32 h-25
_صدقه_ g-32 h-25
_صر g-23
_صرف g-24
_صرف_ g-26
_صرف_اجل_ r50
_صرف_دولار_ r-28
_صعود_او_ g34 m-36
_صعود_هبوط_ g-42 m70
_صغ h-21
_صغي h-21
_صغير h-21
_صغيره_ h-21
_صفقا m22 h-27
_صفقات_ m22 h-27
_صفقه g21
_صفقه_ g21
_صفقه_ثانيه_ g46 m-53
_صفقه_دقايق_ g51 m-47
_صلاحها_ g25
_صلاحيه_ h28
_صلح r-33 h-24
_صلحو g30
_صلحوه_ g30
_صناع h-22
_صناعي_ h-26
_صنف h35
_صنف_ h35
_صور h21
_صور_ h33
_صوري h-23 k40
_صوريه_ k22
_صوف g62 h-29
_صوف_ g62 h-29
_صوف_علي_ g62 h-29
_صي g26
_صيد g37
_صيد_ g37 h-43
_صيده_ h21
_صين m42
_صيني m42
_صينيه_ m42
_ضا g53
_ضار g-24 h44
_ضارب g-24 h44
_ضاربه_ g-24 h44
_ضاي g25
_ضايع g25
_ضح h25
_ضد g29
_ضد_ g29
_ضد_القمار_ g-27 m-34 h-36
_ضرب_ g-21 h47
_ضرع g38
_ضرعه g30
_ضرعها_ g30
_ضمان_%_ r64
_ضمان_راس_ r63
_ضمان_من_ g27
_ضمانه_ r43
_ضمي g37
_ضمير g37
_ضميرك_ g33
_ضي g-27 h-35
_طاز g-26 h-39
_طازج g-28 h-37
_طازج_ g-28 h-37
_طالب_يدخل_ h33
_طالع h28
_طالع_ h23
_طالعي_ h27
_طاوله_في_ m-21
_طاي h32
_طايح h32
_طايحه_ h21
_طب r-23
_طبا r-27
_طباع r-28
_طباعه_ r-28
_طبل m24
_طبله m41
_طبله_ m41
_طبي_ r-24
_طر k25
_طرد r-21 m-24
_طرد_ r-21 m-24
_طري k21
_طريق k21
_طريق_ k21
_طع g-21
_طعا g-21
_طعام g-21
_طعام_ g-21
_طف g-21
_طفل g-21 h48
_طفله h25
_طفله_ h25
_طلب h21
_طلبت h32
_طلس h33
_طلسم h33
_طلسم_ h33
_طلع_ g22
_طن g-29
_طن_ g-28
_طو r43 h-31 k-21
_طول r43 h-31 k-21
_طول_ r30 m-24 h-26
_طي r-23 g30 h-56
_طير g34 m-27 h-33
_طير_ g47 m-23 h-40
_طير_في_ g47 m-23 h-40
_طيرا m-26
_طيران_ m-26
_ظرف h24
_ظرف_ h24
_ظرو g40 h-22
_ظروف g40 h-22
_ظروف_ g40 h-22
_ظه g27
_ظهور_ g31
_ع_ m-43
_عاج r-22 g-32 h24
_عاج_ h55
_عادي g27
_عاديه_ g27
_عار g24
_عارف g38 h-28
_عارف_ g42 h-33
_عارفها_ g23
_عاري g-22 h40
_عال r-24
_عام g22
_عام_ g38 h-32
_عام_القادمه_ g23
_عام_قادم_ g26
_عامل g-25 h54
_عامل_ g-25 h54
_عايش g46
_عايش_ g39
_عايل m-25 h-34
_عج h-35
_عجل h-38
_عجله_حظ_ m27 h-26
_عجي h-29
_عجين h-29
_عجين_ h-29
_عداد_الكهرباء_ h-27
_عدد r-22 g25 h-23
_عدد_ r-26 h-35
_عدده g38
_عددها_ g38
_عرا r-24 h32
_عراف r-25 h31
_عراف_ r-39 h41
_عرافه_ g-21
_عربون_من_ g51 h-29
_عرق h28
_عرق_ h23
_عرق_زحلاوي_ h23
_عرق_لبناني_ m-28
_عز h21
_عزا h23
_عزاي h31
_عزايم_ h31
_عشا k21
_عشان k23
_عشان_ k23
_عشان_البنك_ r-34 h-25 k29
_عشان_بنك_ h-29 k45
_عشان_لا_ h-38 k55
_عشان_ما_ h-37 k48
_عشان_يمسح_ h23
_عشان_يوقع_ h33
_عشر_ g-22
_عشره_الاف_ r30
_عشوايي_ g21
_عص g-21
_عطان h-22
_عطاني_ h-22
_عطر r-22 m-23 h-38
_عطر_ h-35
_عطيته_عشان_ h45
_عق g22
_عقا g-26 h-22
_عقار g-26 h-22
_عقد_ g21
_عقد_حمايه_ g32
_عقد_صرف_ r45 g-26
_عقد_صيانه_ g25
_عقد_مبادله_ r-31 g30
_عقو g23
_عقود g23
_عقود_ g23
_عقود_اجله_ r-24 g25 m-24
_عقود_خيارات_ m-49
_عقود_ذهب_ r-80 g63
_عقود_مستقبليه_ r-33
_عقود_نفط_ r-21 g33
_علا m-22 h-23
_علاج g-21 m-26 h-45
_علاج_ m-27 h-39
_علاج_ادمان_ m-29 h-25
_علاق h33
_علاقه_ h33
_علب h-25 k-21
_علش k22
_علشا k22
_علشان_ k22
_علشان_ما_ g-28 h-41 k39
_علف r-23 g-44 m-23 h-40
_علف_ r-24 g-44 m-24 h-40
_علم r-27 m-23 k29
_علم_ m-26 k34
_علي_السياره_ r-23 h-37
_علي_الشوط_ m32 h-25
_علي_القرض_ r45
_علي_المباراه_ m28 h-32
_علي_المكشوف_ r31
_علي_امل_ g72 m-22 h-32
_علي_ان_ g-23
_علي_انه_ g-24 h65
_علي_انها_ h44
_علي_ايفون_ m22
_علي_ثمن_ g31
_علي_حسابي_ r22 k-26
_علي_دفعات_ k24
_علي_راس_ r36 g-21 h-25
_علي_سياره_ m47
_علي_شوط_ m34
_علي_ضمانه_ r54
_علي_ضميرك_ g33
_علي_فلوس_ r-21 m30 h-29
_علي_كفالته_ r44
_علي_كفاله_ r82 h-29
_علي_كل_ r23
_علي_كيف_ g49 h-25
_علي_كيفك_ h-37
_علي_مرات_ k38
_علي_ميه_ m34
_علي_نتيجه_ h-31
_علي_هل_ m67 h-56
_عليا r24
_عليا_ r24
_عليك g-27
_عليك_ g-23
_علين r-22 k-24
_علينا_ r-22 k-24
_عليهم_ g27
_عمال k-22
_عمال_ r-21 k-33
_عمر g-25 m21 h-22
_عمل h21
_عمل_ g-27 h49
_عمل_محبه_ h23
_عملا r23
_عملاء_ h40
_عملات_ r34
_عمله_لسا_ r-37 g65 h-32
_عمله_لسه_ r-38 g62 h-37
_عموله_ضمان_ r40
_عموله_علي_ r30 h-21
_عمي h-22
_عمي_ h-22
_عن_الفوايد_ r-21
_عن_حجز_ g41
_عن_طريق_ k21
_عن_فوايد_ r-46
_عنب g-30
_عنب_ g-30
_عند_الجوهرجي_ r21
_عند_الصايغ_ h-25
_عند_الصراف_ r-23
_عندن g23
_عندنا_ g23
_عنده h-25
_عنده_ h-25
_عندي h-23
_عندي_ h-23
_عندي_stock_ g25
_عندي_زبون_ g45
_عني g-25
_عني_ g-25
_عو r22
_عوا r28
_عواي r28
_عوايد_ r28
_عوض g-39
_عوضت g-39
_عي r21 m-23 h-22
_عيد r-34 g-28 m-27 h-32
_عيدي r-34 g-28 m-27 h-32
_عين r23 m-22
_عين_ r-22
_عينه r33 g-33 m-25 h-23
_عينه_ r33 g-33 m-25 h-23
_غاز_ h45
_غازي h-36
_غازيه_ h-36
_غام g52 h-22
_غامض g52 h-22
_غد g-25 m-23 h-21
_غدا g-24 m-24
_غرام_ h38
_غرامه_ h-22
_غرش h21
_غرشت h21
_غرشتين_ h21
_غرشتين_من_ h21
_غرفه_بالساعه_ h24
_غرقت_بالبحر_ g21
_غس r-22 g-33 h-24 k35
_غسل r-22 h-23 k73
_غسل_ r-22 h-23 k73
_غسي r-23 g-33 h-21 k22
_غسيل r-23 g-33 h-21 k22
_غسيل_ r-23 g-33 h-21 k22
_غش g-29 h90
_غش_ g-29 h90
_غل m22
_غلب m25
_غلبن m25
_غلبني_ m25
_غن r-28 g-30 h-51
_غنم r-28 g-30 h-51
_غنم_ g-24 m-21 h-48
_غير_ما_ g32 h-39
_فاض g-23 m-25 h32
_فاضح g-23 m-25 h32
_فاق h-38
_فاقد h-38
_فاقد_ h-38
_فاي r24
_فايد r23
_فايده_ r23
_فايده_علي_ r63 h-28
_فايظ g-22
_فايظ_ g-22
_فت h35
_فتح h28
_فتح_ h39
_فتي h38
_فتيا h38
_فتيات_ h38
_فح h-36
_فحص h-28
_فحص_ h-30
_فد h27
_فدي h29
_فديه h29
_فديه_ h29
_فر g21 h-23
_فرز g32 h-40
_فرز_ g32 h-40
_فرص r-24 m31
_فرق h-30
_فرق_ h-30
_فرق_تاجيل_ r40
_فرق_تمديد_ r26
_فرو g30 h-21
_فروق g30 h-21
_فروق_ g47 m-21 h-28
_فروقات_ g24
_فز r36 m-21 h-34
_فض g-22 m-21 h-32
_فضه g-22 m-21 h-32
_فضه_ g-22 m-21 h-32
_فط r-30 g-29 m-23
_فطي h49
_فطيس h49
_فعل g23
_فعلي g44
_فعلي_ g44
_فق r-29 g-22
_فقط r-29 g-28
_فقط_ r-29 g-28
_فقه r-22
_فك h24
_فك_ h39
_فك_سحر_ h47
_فكه m-24 h-35
_فكه_ m-24 h-35
_فلوسه_ r27 h-24
_فن h-22
_فهد g-24
_فهد_ g-24
_فوا h-23
_فوات h-26 k36
_فواتير_ h-26 k36
_فواي r22
_فوايد_علي_ r46 h-21
_فود h33
_فودك h32
_فورا r-27
_فورا_ r-27
_فورو r44
_فورورد_ r44
_فوز r-27 g26 m40 h-42
_فوز_ r-27 g26 m40 h-42
_في_الفندق_ h37
_في_اللعبه_ g-25 m31
_في_النص_ m43 h-36
_في_بنك_ k-33
_في_سحب_ m36
_في_شركه_ g-35 h42
_في_ضرعها_ g31
_في_موقع_ g-26
_في_ورث_ g41
_في_ورثه_ g55
_فيز h29
_فيزا h29
_فيزا_ h29
_فيش m42
_فيش_ m31
_فيك r27 h-22
_فيك_ r27 h-22
_فيل m-23
_فيلم m-29 h-26
_فيلم_ m-29 h-26
_فيو g43 h-29
_فيوت g43 h-29
_قا h44
_قات r-47 g-50 m-49 h61 k-28
_قات_ r-48 g-52 m-52 h50 k-28
_قاد h-22
_قادم_من_ g26
_قار h35
_قاري h37
_قاريه_ h32
_قاريه_فنجان_ h29
_قاص h22
_قاصر h22
_قاصر_ h26
_قاض h33
_قاضي h33
_قاضي_ h33
_قاعه h-23
_قاعه_ h-23
_قال_ h-27
_قب g34
_قبض r-23
_قبل g36
_قبل_ g36
_قبل_الاستحقاق_ g22
_قبل_التسليم_ g32
_قبل_العقد_ g36
_قبل_ان_ g40
_قبل_بدو_ g40 h-21
_قبل_صيده_ g32 h-34
_قبل_ظهور_ g31
_قبل_ما_ g28
_قد h-24
_قدر g37
_قدي h-26
_قديم h-26
_قديمه_ g-25 h-26
_قراءه_الفنجان_ h34
_قراءه_الكف_ h34
_قراب h37
_قرابين_ h37
_قرب h42
_قربا h42
_قربان_ h42
_قرش g33
_قرش_ g33
_قرض_بفايده_ r21
_قرض_ربوي_ h-28
_قرض_شخصي_ r23
_قرعه_الحج_ m-21
_قرو h21
_قروض r31 h-22
_قروض_ r31 h-22
_قز h22
_قزا h22
_قسط_القرض_ r59
_قسط_تامين_ r-23 g23
_قسط_قرض_ r70 g-21
_قسم_ g-21
_قسمه m-23
_قسمه_ m-28 h29 k-27
_قسمها_ h-32
_قص r-24 m-24 h-42
_قطعه g-30
_قطعه_ g-30
_قطي m30
_قطيه m30
_قطيه_ m30
_قف r-27
_قفل r-27
_قفلت r-27
_قل h-24
_قلب r23 h-29
_قم m32
_قما m37
_قمار m43
_قمار_ m43
_قماش m-25 h-23
_قماش_ m-25 h-23
_قمح h-28
_قمح_ h-28
_قن h30
_قهوه_القاضي_ h34
_قهوه_قاضي_ h33
_قو r-22 g-21 h23
_قوا h27
_قواد h56
_قيمه g-27
_قيمه_ g-27
_كا_ h54
_كاس h47
_كاس_ h48
_كاس_علي_ g-22 m-25 h34
_كاش_او_ r-38 g59
_كامل_ h-28
_كامله_ r-27
_كاميرا_ h31
_كانت g-23 m22
_كانت_ g-23 m22
_كانت_بيننا_ m26
_كبا h28
_كبار h25
_كبت h35
_كبتا h24
_كبتاجون_ h23
_كبتاغون_ h21
_كبي r-26 h-31
_كبير r-26 h-31
_كبيره_ r-30 h-31
_كت r-22
_كتاب_ g-23 h-21
_كتاب_عن_ h-40
_كتابه_ h55
_كتب m-22 h-29
_كتب_ m-22 h-29
_كتي r-40 m-24 h-33
_كحول_ h-32
_كحولي_ h28
_كحوليه_ h24
_كذ r28 g-26 m-26 h-24 k23
_كذا r28 g-26 m-26 h-24 k23
_كرات g21
_كراتين_ g31 h-35
_كراش m42 h-27
_كراش_ m42 h-27
_كرتون_بيره_ g-31 m-29 h48
_كرتون_مغلق_ g-33
_كرتون_مقفل_ g-22
_كره h-25
_كره_ h-25
_كريس h36
_كريستال_ h36
_كريم h-30
_كس r-32 m24
_كسب m27
_كشف_الحساب_ r53 k-21
_كف_ r-23 g-28 m-22
_كفالته_ r34
_كفاله_%_ r66 h-24
_كفاله_من_ g73 h-25
_كفاله_يتيم_ r-35 h-24
_كفلت r35
_كفلته_ r35
_كفلته_مقابل_ r27 h-21
_كفلته_ياخذ_ r40
_كفي g-30 k36
_كل_اسبوع_ r39 h-21
_كل_ما_ r48 g26 h-28
_كل_يوم_ r26
_كلب g-21
_كلب_ g-21
_كله r-23 g21
_كله_ r-28 g25
_كلها m24
_كلها_ m24
_كلو m-22
_كلوب h26
_كلوب_ h26
_كلي g-27 h45
_كليه h34
_كليه_ h34
_كم_ g23
_كمي r-23
_كميا g38
_كميات_ g38
_كنز h27
_كنز_ h27
_كهرباء_ h21
_كو_ g-23 h40
_كوبو h-21
_كوبون_ g-21
_كوبونات_ h-29
_كوبي h40
_كوبي_ h40
_كوت r-27 g22 m43 h-63
_كوكا h33
_كوكايين_ h33
_كول g37 m-25 h-34
_كول_ g54 m-23 h-33
_كوم h-26
_كومه g41 h-27
_كومه_ g41 h-27
_كي_ g-28 h24
_كيس g29 m-21
_كيس_ g29 m-21
_كيش r53 h-21
_كيشت r46 h-26
_كيشت_ r46 h-26
_كيشل r36
_كيشلي_ r36
_كيشه r36
_كيشها_ r36
_كيف h21
_كيف_ g22
_كيك g-21 m-43 h-37
_كيكه m-40 h-26
_كيكه_ m-40 h-26
_كيلو g-34
_كيلو_ g-32
_كے m36 h-31
_كے_ m36 h-31
_ل_ h62
_لا_املكها_ g71
_لا_موعد_ g54
_لا_يدري_ g30
_لا_يسال_ k26
_لا_يعرف_ h-29
_لا_يملكه_ g33
_لا_يملكها_ g33
_لابو r21
_لابو_ r22
_لاخ g-23 h-26
_لاخف k21
_لاخفاء_ k21
_لاخي g-27 h-25
_لاخي_ g-27 h-25
_لامي_ h-31
_لامين_ h50
_لان g-31 h-28
_لانه_ r22
_لاني g-24 h-26
_لاني_ g-24 h-26
_لبن_ r-26 g22 m-41 h-46 k-28
_لبنا h27
_لبناني_ h29
_لبنت g-24
_لبيع_الخمور_ h23
_لتج k22
_لتجن k23
_لتجنب_ k23
_لتفا k24
_لتفادي_ k24
_لتفر h27
_لتفريق_ h27
_لجم k30
_لح h23
_لحا g23
_لحال g23
_لحاله_ g23
_لحم_خنزير_ h59
_لس g52
_لسا g42
_لسا_ g46 h-23
_لسا_ما_ g27
_لسه g57 h-29
_لسه_ g57 h-28
_لشر g21
_لشرك g29
_لشركه_ g29
_لشه g-32 m-22
_لشهر g-33 m-24
_لشهر_ g-23 m-24
_لص h23
_لض h37
_لطرد h24
_لطرد_ h24
_لع m22
_لعا r-29
_لعب m27
_لعب_ r-24 g-21 m90 h-31
_لعب_ب_ r-23 m73 h-33
_لعب_علي_ m61 h-48
_لعبن h-23
_لعبنا_ h-23
_لعبه_الطياره_ m21
_لعبه_لسا_ g31
_لعبه_ما_ g26 m-21
_لفاي r-22
_لفايده_ r-22
_لفه m23 h23
_لفه_ m23 h23
_لق r-22
_لقا h37
_لقاء h29
_لقاء_ h29
_لقي r-22 h-22
_لقيت r-22
_لك_ g33
_لكف r-25 h27
_لكفي r-25 h27
_لكفيل_ r-25 h27
_لكل r-21
_لكل_ r-21
_لكي k39
_لكي_ k39
_للاخ k25
_للاس r-25
_للب g-25
_للبن h-45
_للبي g-21
_للبيت_ g-27 m-21 h-33
_للتس h36
_للجا r-33 h36
_للحظ m-22 h42
_للحظ_ m-22 h42
_للحف g-23
_للحفله_ h38
_للدخ m28
_للدخول_ m28
_للر r-22 g-32
_للز h24
_للسل g22
_للسي h-28
_للسياره_ h-28
_للشر h36
_للص g-26 h-41
_للط r-30 g-23 m-21
_للع m-23
_للعم g-21
_للف r-23
_للفا m24
_للفايز_ m26
_للفق r-25 h-28
_للفقراء_ r-25 h-28
_للك h26
_للمج r-21
_للمحبه_ h28
_للمر r27 h-24
_للمط r-22 g-26
_للمطعم_ r-21
_للمع g22
_للموظف_حتي_ h32
_للموظف_عشان_ h22
_للموظفين_ h-24
_للن r-35 g45
_لله r-21
_لله_ r-25 g-22
_للول g-23 h24
_للي r29
_لم g34
_لم_ g72 h-31
_لم_يبد_ g48
_لما_ما_ g27
_لمج g-26 k31
_لمجم g-26 k31
_لمجموعه_ g-26 k31
_لمس h-31
_لمست h-28
_لمع g-32 h24
_لموق h39
_لموقع_ h39
_لنا_ k38
_لنف r32 k-25
_لنفس r32 k-25
_لنفس_ r41
_لنفسه_ r28
_له h-21
_له_ r25 k-24
_لها h-24
_لها_ h-24
_لهم g-21 h-31 k39
_لهم_ g-21 h-31 k39
_لو g32
_لو_ g57
_لو_ما_ g36 h-32
_لوا g-28 k35
_لوت m41
_لوت_ g56 m-33 h-41
_لوتو r-27 g-24 m45 h27
_لوتو_ r-27 g-24 m45 h27
_لوح m-27
_لوط g26 m22 h-32
_لوط_ g42
_لولو g27
_لولو_ g27
_لولو_في_ g27
_لون g-24 h-33
_لون_ g-24 h-33
_لي_وانا_ h-31
_ليري h21
_ليريكا_ h21
_ليريكا_بدون_ h28
_ليريكا_من_ h23
_ليس g33
_ليس_ g44 h-28
_ليس_في_ g47 h-34
_ليست_في_ g48 h-49
_ليل h26
_ليل_ r-21 g-25 m-24 h41
_ليله h21
_ليله_ h21
_ليله_مع_ h42
_ليلي h33
_ليلي_ h29
_ليليه_ h26
_ما g23
_ما_ g30
_ما_ابي_ g-37 h-33 k59
_ما_اتفقنا_ g55
_ما_اعرف_ g26 h-23
_ما_املكها_ g24
_ما_تاخرت_ r24
_ما_تتاخر_ r26
_ما_تطلع_ k31
_ما_تظهر_ k36
_ما_تلد_ g35
_ما_تلده_ g28
_ما_حد_ g58 k-37
_ما_حدا_ g36 h-21
_ما_شافها_ g27
_ما_عندنا_ m-23
_ما_عندي_ g44
_ما_لا_ h-22
_ما_نعرف_ g28
_ما_هو_ g25
_ما_هي_ r-32 g40
_ما_يبين_ k40
_ما_يدري_ k25
_ما_يزهر_ g26
_ما_يسال_ k40
_ما_يطلع_ h-30
_ماء g-21
_ماء_ g-21
_ماب g33
_مابي g33
_مابي_ g33
_مات h-23
_ماتش m25 h-32
_ماج h48
_مار h21
_مارج g42 h-24
_مارجن_ g48 h-37
_مارس g-35 h-22
_مارس_ g-35 h-22
_مارك h26
_ماري g-29 h38
_ماك m24
_ماكي m25
_ماكينه_ m39 h-44
_مال h-24
_مال_ r32 h-29
_ماله_ r25
_مالي_ g-29
_ماليه_ g51 m-24
_ماي g-30 h-52
_مب_ g38
_مب_من_ g-23 h26
_مباد g29
_مبادلات_ g41
_مبادله_ r-21 g25
_مبلغ_ h-22
_مبلغ_تامين_ g-27
_مبلغ_ثابت_ r44
_مبلغ_ثابته_ r31
_مبلغ_مشغل_ r35
_مبيو h33
_مبيوق_ h30
_مت_ r-21 g38 h-31
_متج h25
_متجر h25
_متجر_ h31
_متر g-37 h-26
_متع g-25 h22
_متعه h26
_متعه_ h26
_متفق_ h-22
_متفق_عليه_ r-32 g-27 h-21
_متن r23
_متنا r23
_متناقصه_ r21 h-21
_متي r-23 g39
_متي_ r-23 g39
_متي_ما_ g35 h-25 k-22
_متي_يوصل_ g42 k-22
_مث g-22
_مثل g-22
_مثل_ g-22 h-24
_مجاني_ m-27
_مجانيه_ r-22
_مجه g24
_مجهو g24
_مجهول_ h-21
_مجهول_المحتوي_ g25
_مجهوله_ g26
_محا r-23 h-28
_محار g42 h-28
_محار_ g52 h-30
_محاره_ g31 h-26
_محاره_لم_ h-26
_محاض r-21 g-25
_محاضره_ r-24 g-25
_محب h31
_محبه h31
_محبه_ h31
_محتا g-33
_محتوي_ h28
_محصول_قبل_ g24
_محفظ k23
_محفظته_ k29
_محفظه_ k29
_محفو r39
_محفوظ_ r26
_محل_مشروبات_ h31
_محلي h33
_محلي_ h33
_مخال g-21
_مخالفه_ g-21
_مخد h31
_مخدر h28
_مخدرات_ h29
_مخدره_ h27
_مخزن r-21 g-28
_مخزن_ r-26
_مخطط g23
_مخطط_ g23
_مخف g22
_مخفي g22
_مخفيه_ g22
_مخن h32
_مخنو h32
_مدر r-21
_مدرس g-33 h-30
_مدرسه_ g-32
_مدفوع_ g-21
_مدفوع_بالكامل_ g-24
_مدفونه_ g39 h-24
_مده g26
_مده_ g26
_مديو r35
_مذ g-27
_مرابحات_ r43
_مرات k42
_مرات_ k42
_مرافقه_ليليه_ h31
_مراه m22
_مراهنه_ m32 h-40
_مراهنه_علي_ g30
_مراهنين_ m25 h-23
_مرب r24
_مربو r24
_مربوطه_ r24
_مرت g21 h-21
_مرتج g36
_مرتجع_ g44
_مرتجعات_ g27
_مرخ k32
_مرخص k32
_مرخصه_ k36
_مرصو h22
_مرصود_ h22
_مرض h26
_مرك g21 h-26
_مركب r23
_مره h24 k22
_مره_ h24 k22
_مرو r-29
_مروج h26
_مروج_ h26
_مري r-21 g-24 m-21
_مز h21
_مزا m23
_مزاج g26
_مزاج_ g32
_مزاد m37
_مزاد_ m37
_مزو h30
_مزور h30
_مزور_ h24
_مزوره_ h24
_مزي h29
_مزيف h29
_مزيفه_ h22
_مسا r-32
_مساج h22
_مساج_ h22
_مساج_خاص_ h33
_مساج_خدمه_ h57
_مسب g24 m-22 h-30
_مسبق g31 h-27
_مسبق_ g44
_مستا r-26 k55
_مستحقات_ r27
_مسترد_ g-23
_مستع r-22 g-29 m-32 h-22 k26
_مستقبل_ h-22
_مستقبلي_ r35
_مستقبليات_ r-26 g31
_مستقبليه_ r27 g-22
_مستن h36
_مسج g-44 m-22 h-36
_مسدس_ h-23
_مسر h30
_مسرب h30
_مسربه_ h30
_مسرو h28
_مسروق_ g-24 h34
_مسروقه_ h22
_مسل m-23
_مسلس m-23
_مسلسل_ m-23
_مش_ g46
_مش_عارف_ g27 h-24
_مش_عندي_ g49 h-29
_مش_من_ g-24 h36
_مشاركه_ m21
_مشروب_ h22
_مشروبات_روحيه_ h34
_مشروبات_كحوليه_ h42
_مشع h23
_مشعو h23
_مشعوذ_ h23
_مشغ r31
_مشغل r31
_مشغل_ r31
_مشغل_فلوسه_ h-22
_مشغل_مبلغ_ r37
_مص h-23
_مصار h-22
_مصارع_ m24
_مصارعه_ m21
_مصاري_ h-24 k-23
_مصاريف_ h-26 k24
_مصر h-34
_مصرف k21
_مصرف_ k38
_مصرو r-25 h-35
_مصروف_ r-28 g-24 m-25 h-39 k-25
_مصروفات_ k51
_مض r26
_مضم r21
_مضمو r22
_مضمونه_ r35
_مط g-30 h-34
_مطع h-42
_مطعم h-42
_مطعم_ h-42
_معا h-23
_معت h23
_معتم h-31
_معتمد_ g21 h-32
_معد h-24
_معرف g34
_معرفه_ g34
_معس g-25
_معسل g-25
_معسل_ g-25
_معق h-36
_معقم h-36
_معقم_ h-36
_معل r-27
_معلق h32
_معلق_ g21 h34
_معلق_علي_ g46 h-36
_معلو r-21
_معلوم_ r-22
_معلومه_ g-22
_معه g-22 h-44
_معي r-32 g38
_مغ g22
_مغر h23
_مغرب h23
_مغربي_ h23
_مغش h33
_مغشو h33
_مغشوش_ h30
_مغل g23
_مغلف m-24
_مغلفه_ m-25 h-23
_مغلقه_ g22
_مف h-23
_مفاج g24
_مفاجات_ g39 h-22
_مفت m48 h-25
_مفتوح_ g29
_مفر g22
_مفرو g22
_مفروز_ g40 h-30
_مفروزه_ h-30
_مقابل_ناقه_ m40 h-24
_مقاط h24
_مقاطع_ h24
_مقام m35
_مقامر_ h-33
_مقر h23
_مقرص h24
_مقط g-30
_مقطو g-30
_مقطوع_ g-30
_مقف g26
_مقفله_ g28
_مقفله_من_ g34
_مقفو g29
_مقل h41
_مقلد h41
_مقلد_ h34
_مقلده_ h33
_مكاف h-22
_مكافحه_ h-24
_مكاني_ h23
_مكتو g-23
_مكتوب_ g-25
_مكر h52
_مكش h-24
_مكشو h-24
_مكشوف_ h-24
_مكف r42
_مكفو r42
_ملا k-23
_ملاب r-22 h-22 k-27
_ملابس_ r-22 h-22 k-27
_ملغ h21
_ملغو h27
_ملغومه_ h27
_ملف h29
_ملك g37 h-25
_ملكن g32
_ملكنا_ g32
_ملكه g42 h-26
_ملكه_ g42 h-26
_ملكي g32 h-28
_ملكي_ g37 h-31
_مم g21 m-21 h-53
_من_الراعي_ m-29
_من_السوق_ m-22 h-21
_من_الصراف_ r-42 m-34 h-40
_من_القرض_ r-26
_من_المحل_ g-39 h-37
_من_امازون_ g34
_من_بنك_ h-33
_من_حد_ k58
_من_حقنا_ h31
_من_حقه_ r-33 g-28 h36
_من_حقي_ g-49 h62
_من_شركه_ g45
_من_عند_ h26
_من_غير_ g24
_من_فوايد_ r-40
_من_محل_ g-24 m-26
_من_مكتب_ m48
_من_ورا_ g-26 h31
_منتهي_ h24
_منتهي_الصلاحيه_ h37
_منتهي_صلاحيه_ h32
_منج h29
_منجم h29
_منجم_ h22
_منجم_يقول_ g-22
_منص g-40
_منصه g-40
_منصه_ g-40
_منظ r25
_منظم r25
_منظم_ r25
_منف r25 h-22
_منك h-22
_منك_ h-22
_مه h32
_مهر r-36 g-21 h44
_مهرب g-21 h58
_مهك h30
_مهكر h30
_مهكره_ h25
_مو_ g33
_مو_عندنا_ g28
_مو_عندي_ r-25 g33 h-47
_مو_ملكي_ h-26
_مو_من_ r-22 g-24 h40
_مواصفات_ g22
_مواصلات_ h-24
_موجلان_ g34
_موجلين_ g25
_موز g-35 m-40
_موزو g-36 h-25
_موع g39
_موعد g39
_موعد_ g47
_موقع_تعارف_ h27
_موقع_مراهنات_ m29 h36
_مي m22
_ميا r-32 g-26 m-22 h-40
_ميت h26
_ميته h48
_ميته_ h48
_ميتي h-22
_ميتين_ h-22
_ميسر_ m21
_ميسره_ g-25 m-25 h-21
_ناب_ h74
_ناس g31
_ناس_ k27
_ناف h37
_نافق h37
_نافق_ h26
_ناق r-29
_ناقه h-32
_ناقه_ h-32
_ناي h33
_نايت h33
_نبيد h40
_نبيد_ h40
_نبيذ_ h24
_نبيذ_احمر_ g-22 m-38 h27
_نبيذي_ h-25
_نتج g-21 k52
_نتفا k22
_نتفادي_ k31
_نتي h-31
_نتيج h-31
_نتيجه_ h-31
_نج k25
_نجم k34
_نجمع k34
_نجمع_ k34
_نجمع_فلوس_ h-21 k53
_نجمع_كاش_ k50
_نجو h30
_نجوم h30
_نجومي_ h30
_نحد g26
_نحدد g26
_نحدد_ g24
_نحدده_ g26
_نحدده_بعد_ g34
_نحس h46
_نحس_ h46
_نخت g34 h-26
_نز r28
_نزل r29
_نزلت r21 h-21
_نزلت_ r21 h-21
_نزو m30
_نزول g26 m37
_نزول_ g26 m37
_نسا h21
_نساي h21
_نسخ h21
_نسخ_ h52
_نص_ r-27 h-25
_نصب h43
_نصب_ h41
_نصب_علي_ h45
_نصف g-24 m-21
_نصف_ g-25 h21
_نصيب_ g-34 m27 h23
_نصيبي_في_ g60
_نصيبي_من_ g-23 m-29 h-35
_نض g-29 h33
_نط m28
_نظي h22
_نظير r21
_نظير_ r21
_نعر g27
_نعرف g27
_نعرف_ g27
_نفس_ r-29
_نفس_المبلغ_ r-27 g-27
_نفسه g-21
_نفسه_ g-23 h-26
_نفسه_يشتريه_ r55
_نفسه_يشتريها_ r48 g-39
_نفط g26
_نفط_ g26
_نق h-23
_نقان h38
_نقانق_ h38
_نقد_ r39
_نقدي_من_ r-39
_نقل r-27 g-26
_نقل_ r-27 g-26
_نقو r49 g-30 m-22 h-41
_نل g38 h-24
_نو r-21
_نوع g40 h-30
_نوع_ g32 h-52
_نوعه g34
_نوعه_ g36 h-24
_نوعها_ g27
_ني k26
_نيا h-26 k34
_نياب h-26 k34
_نيابه_ h-26 k34
_هابط h-25
_هابط_ h-25
_هابط_خلال_ g-62 m62 h-22
_هات g-22 m-24 k-21
_هاته h32
_هاته_ h32
_هار m29
_هاك g-40 m21
_هال g24 h-26
_هالا g22
_هالس r-37 m-23 h-30
_هالش r21
_هالشجره_ g30
_هالشهر_ r35
_هام g24
_هامش g40 h-25
_هامش_ g40 h-25
_هاي h24
_هاين h27
_هاينكن_ h27
_هج g-31 h67
_هديه_للموظف_ h42
_هذا_الشهر_ h-28
_هذي h-35
_هذي_ h-35
_هك h40
_هكر h40
_هكر_ h40
_هل g-21 m47
_هل_ m66 h-51
_هلو h27
_هلوس h27
_هلوسه_ h27
_هن g21
_هو_ h-25
_هوي_ g23
_هويه h23
_هويه_ h23
_هي r-33
_هي_ r-35 g30 h-24
_و_ m-21
_وات g-26
_واتس g-26
_واحد_من_ g70
_واحده_من_ g49 h-46
_واحو k33
_واخت r-26
_واد r30
_وار g37 m29 h-48
_وارب m62 h-32
_واستلمتها_ r-34
_واسط m-24 h43
_واسطه_ m-24 h43
_واق r-31 g-25
_والا m22
_والبضاعه_ g46
_والت g-28
_والتسليم_ g-26
_والح r-25
_والخاسر_ m35
_والخساره_ r-23 m-30 h-22
_والخساره_علي_ r-30
_والخسران_ m21
_والر g-22 m-28 h-30
_والق m-27
_والم r-22 h-23
_والمحتوي_ g28
_واله g31
_والهبوط_ g31
_وان g-25
_وان_ m47 h-51
_وانا g-26 h21
_وانا_ g-26 h21
_واي m36 h21
_واين m-24 h44
_واين_ m-24 h44
_وبد h-26
_وبشتريها_ r-28
_وبعد r-29 g-21
_وبين h-21
_وبين_ r-43
_وت g-28
_وتح k37
_وتحو k41
_وثلا h-29
_وثي g22
_وثيق g22
_وثيقه_ g22
_وثيقه_تامين_ g26
_وج g-35 h26
_وخ h-25
_وخسر m22
_وخل r-40 h-23
_وخم r24
_وخمس r24
_ودع h41
_ودع_ h41
_ودي_ r-26 m33 k-22
_وديعه_مربوطه_ r21
_وذ r-31 g-27 m-27 h-46
_ورا_ g-26 h31
_ورب m22
_ورث h-33
_ورث_ g41
_ورث_وهو_ g41
_ورثه_ g55
_ورثه_وهو_ g39
_ورثه_وهي_ g47
_ورج r26
_ورجع r26
_ورجعوا_ r37
_ورق_ r-25 h-21
_ورقي g29
_ورقيه_ g29
_ورو m-23 h-46
_وز r31 h-35
_وزا r33
_وزاد r34
_وس g-21
_وسك g-23 m-21 h38
_وسكي g-23 m-21 h38
_وسكي_ g-23 m-21 h38
_وسل g-34
_وسلم g-29
_وسيط_باع_ g63 h-21
_وسيط_باعني_ g45
_وش h-40
_وش_ g27 h-23
_وشر h-25
_وشري h-26
_وصا r26 h-24
_وصار r26 h-24
_وصف g26 h24
_وصف_ g52 h-36
_وصفه g-25 h44
_وصفه_ g-25 h44
_وصل g-23
_وصلت k-24
_وصلن r-21
_وصلني_ r-21
_وط g-25
_وطم g-25
_وطما g-25
_وطماطم_ g-25
_وع g-36 m-27 h-49
_وعد r-27 g-30 h-40
_وغ m24
_وغل m24
_وغلب m24
_وغلبني_ m24
_وف h-25
_وفا r25 h-29
_وفح h-24
_وفل g-33 m-25 h-25
_وفلو r32
_وفو h-30
_وفول h-30
_وفول_ h-30
_وقا g-24 h-34
_وقال g-24 h-34
_وقب r-21
_وقت r-34 g27 h-28
_وقت_ r-34 g27 h-28
_وقت_ما_ g46
_وقع r30 k-23
_وك g-31
_وكل m36
_وكل_ m36
_وكي g-40 h-41
_وكيل m21
_وكيل_ m21
_ول g25
_ولا g27
_ولا_ g30
_ولا_كم_ g59 h-24
_ولا_متي_ g41
_ولا_موعد_ g26
_وم g-21
_وما g24
_وما_ r-22 g33
_ومس r-30 h-30
_ومع r23 g-33
_ومعه g-29
_ومو g-29
_ون_ r-24 g-30 m52
_ون_اكس_ r-22 g-27 m35
_ونص r37
_ونص_ r36
_وه k24
_وهم k24
_وهمي k24
_وهمي_ k22
_وهو_ما_ r-32 h36 k-26
_وهو_نفسه_ r71 g-27
_وهي k30
_وهي_ k30
_وو r-38 m-31
_ويس h22
_ويسك h26
_ويسكي_ h26
_ويشغ h23
_ويشغله_ h23
_ويشغله_بلا_ h21
_وين m24 h-38
_يا m21
_يا_ r-29 h-23
_يا_نصيب_ r-31 m36
_ياج h-22 k51
_ياجر h-22 k51
_ياجر_ h-22 k51
_ياخد_ h-21
_ياخذ_ m22
_يبا g24
_يبد g36 h-21
_يبد_ g48
_يبدو g28
_يبدو_ g28
_يبيع_ h-23
_يبين k36
_يبين_ h-21 k39
_يتا r30
_يتاخ r30
_يتاخر_ r30
_يتح g28
_يتحد g28
_يتحدد_ g28
_يتحدد_اخر_ g31
_يتز g24
_يتزر g24
_يتزرع_ g24
_يتصا g30 h-25
_يتصاد_ g30 h-25
_يتي r-35 h-24
_يتيم r-35 h-24
_يتيم_ r-35 h-24
_يجيب_ r-21
_يجيبه_ g39
_يحد g29
_يحدد g29
_يحدد_ g34
_يحدده_ g22
_يحدده_المشتري_ g21
_يحس g-28 h-29 k68
_يحس_ g-28 h-34 k79
_يخت g21 h26
_يختا g33 h-32
_يختار_ g26 h-21
_يختب h47
_يختبر_ h47
_يد r-21
_يدخ h38
_يدخل h38
_يدخل_ h38
_يدر k24
_يدري k24
_يدري_ k24
_يدفعون_ g23
_يدفن h26
_يدفن_ h26
_يرا g24
_يراه g29
_يراه_ g29
_يرد h-23
_يرد_ h-22
_يزه g26
_يزهر g26
_يزهر_ g26
_يسا k26
_يسال k26
_يسال_ h-21 k36
_يسالنا_ k36
_يست r23 g-23
_يسح h22
_يسحب h22
_يسحب_ h36
_يسد g-22
_يسدد g-22
_يسه g22
_يسهل g22
_يسهل_ g22
_يشت r23
_يشتر r23
_يشتريه_ r35
_يشتريها_ r27
_يشغ h30
_يشغل h30
_يشغله_ h34
_يص g30
_يصل g24
_يصلح g24
_يطرد h35
_يطرد_ h35
_يطل k25
_يطلب h-29 k25
_يظ k31
_يظه k31
_يظهر k31
_يظهر_ k31
_يغ r-22 h39
_يغي h33
_يغير h33
_يغير_ h33
_يفتح_ادني_ g34
_يفتح_اعلي_ g23 h-27
_يفك h33
_يفك_ h29
_يفك_كل_ h28
_يقد h38
_يقدم h38
_يقر g21
_يقرا h24
_يقرا_ h24
_يقرر g34
_يقرر_ g42 h-30
_يقرره_ g26
_يقول_ g-24 h32
_يكت r-31 h24
_يكف k-26
_يلعب_علي_ m46 h-60
_يمت h30
_يمتح h30
_يمتحن_ h30
_يمس h23
_يمسح h23
_يمسح_ h23
_يمشي_المعامله_ h26
_يمل g30
_يملك g30
_يملكه_ g31
_يملكها_ g30
_ين g21
_ينب g60 m-26
_ينت h-23 k23
_ينتب g-21 k34
_ينتبه_ g-22 k36
_ينزر g26
_ينزرع_ g26
_ينع h-23 k35
_ينعر h-23 k35
_ينعرف_ h-23 k35
_يوق h33
_يوقع h33
_يوقع_ h33
_يول g29
_يولد g30
_يولد_ g30
_يوم_ g-22 h-26
_يوم_تاخير_ r34
_يوم_يتاخر_ r45
_يومي g-22
_يومي_ g-23 m-26
_يوميه_ h24
_يون r-24
_يوني r-24
_يونيو_ r-24
_چر m-22 h56
_چرس m-22 h56
_چرس_ m-22 h56
a2a_ g-31
a2id g-33 h-31
a2k g-21 m-22 h-26
a2m r-26 h-23
a2me r-24 h-22
a2mee r-24 h-22
a2s h-36
a3a_ r-22 g-37
a3d r22
a3d_ r28 m-24
a3de r-22
a3e h-21
a3r r-27 h-24
a3t r-21
a3te h-23
a7a h-30
a7ad g-23
a7ad_ g-23
a7b g-31 h21
a7e r-24 h21
a7ed r-24
a7ed_ r-24
a7m r-22 g-25 h38
a7s g30 m-21
aa_ m28
aab r-28
aad r-36 g22 h-22
aad_ g24 m-21 h-38
aaj r31 g-39 m-35 h-49
aal h32
aal_ h27
aam_ g27 h-27
aami h33
aamil h33
aas h22
aast h22
aastu h22
aat h-40
abad r-31 g-29
aban g40
abar r-27
abay r-26 h-37
abaya r-26 h-34
abb r28
abby r44
abby_ r44
abe h34
abel h26
abel_ g-21 h30
abell h22
aber r39 h44
abet r23 g-28 m34 h-25
abet_ r28 g-28 m40 h-26
abi_ r26 g-30 h-35
abl_ g39 m-21 h-41
ablet m-25 h39
abon m49
abong m53
abor h39
abor_ h28
abort g-31 h51
abou g-27
abour g-21
about g-27
aboy h28
aboy_ h28
abra h41
abraj h41
abri h-47
abric h-22
abro r-22 h-22
abs h22
absi h32
absin h30
abso h21
absol h21
abt g-24 h-27
abu h22
aby_ h31
abys h-44
abys_ h-26
ac_ r-24
aca m27 h41
acar h27
acard h27
acca r-21 m37
accar m24
acci m-24
accid g30
accin m-28
accr r33
accru r33
aced h-25
aced_ h-25
aces g-24 m-25
aces_ g-24 m-25
acha_ m23 h-28
achc g25
achch g25
ache h-24
ached h-30
achel h25
acht h23
acht_ h23
acil h24
acili h24
ackd k38
ackda k38
acked h33
acker m-24
acket g-32 m-26 h-25
ackh h31
ackha h31
acki g-22
ackin g-22
ackm h25
ackma h25
ackp m22
ackpo m22
acks h-23
acks_ h-22
acl m27
acle m27
acle_ m27
aco h35
acr h24
acri h26
acrif h26
acro g-23
acros g-23
acto r22 h-24
actor r22 h-24
acu r-24 g-42
acy g-22
acy_ g-22
ada_ m23
adab g25
adabl g25
adam h24
adan h-22
adan_ h-22
adaq g-21 h-35
adaqa g-21 h-35
adar h-22 k40
adar_ h-22 k40
add_ g21
adda r-27 g-41 m24 h-38
added r22
addy m24
addy_ m24
aded g-32
adee r-36 m-24 h-28
adell h23
aders r-22 g-37 h-24
adf r30 m-31 h-29
adie h21
adies h21
adio h-32
adio_ h-32
adiy r24
adm h-38
admi h-36
ado h29
ado_ r-27
adob h25
adoo h33
adoo_ h33
adop h33
adopt h33
ador h40
ador_ h40
adr r-33 g25
adt h-25
adt_ h-26
adu_ h30
advi g-22 m-24
advic m-23 h38
aed g-21
af3 h-21
af_ k-23
afa3 m-21
afa3t m-21
afala r57
afee g-28 m-21 h21
afet r-26
affi h21
affil h21
affl m23
affle m23
affr h-30
affro h-30
afi r-24 h27
afs h-42
afs_ g-22
aga_ r-37 g22 h-40
agana m39
agay h30
agay_ g-25 m-28 h53
agaya m29 h-24
aged m-21 h30
aged_ m-21 h30
agei h30
agein h30
ager h26
ager_ h22
ageri m31
agg h-31
agga r-22 h-22
agh g27
agh_ g37
agici h37
ago_ g28 h-43
agra h-39
agram h-22
ague_ h-27
aha h-21
aha_ h-28
ahah r30
ahah_ r30
ahan m45
ahar g-25 h-24
ahar_ g-26 h-25
ahay r-24 g36 h-23
ahay_ r-24 g36 h-23
ahee h23
aheen h23
aher h31
aher_ h31
ahi_ r-33
ahid h-21 k43
ahin r23
ahine r21
ahir g-21
ahl g-29 h36
ahn m37 h-23
ahn_ m37 h-23
aho g-27 m-35 h-31
ahr_ h-30
ahra h22
ahra_ h28
ahre g-28 h-27
ahw r-21 m-30 h-22
aida r35
aida_ r41
aig g25
aig_ g61 h-25
aik r30
aikd r30
aikda r30
aile h44
ailey h38
ailo h-27
ailor h-27
aime g32
aimed g32
aine_ g-23 h49
aink r30
ainkd r30
ains_ r-21 g-23 h-29
aint r-23
aint_ m-26 h-34
ainte r-26
airc r43 h-42
aird g32
airdr g32
aire h30
aired h30
airi h38
airin h38
airli h-31
airp m25
airs r-23 h-34
airs_ r-23 h-34
airt r29
airti r29
airy r-28 g-39 h-47
airy_ r-28 g-39 h-47
aisa h-36
aisa_ h-39
aise h29
aise_ g-21 h36
aiser k25
aisi h-29
aisin h-29
aitr h26
aitre h26
aiv r-22
aiw m27
aiwa m27
aj_ r35 g-22
aja3 h-32
aje g-31 h-24
ajj r23 h-24
ak_ h22
aka_ m21
akam h-31
akat h-24
akat_ h-24
aked h24
aked_ h24
aker g-30 h-31
aker_ g-32
akery m-22 h-44
akh r38
akh_ g-36
akha m-24 h-41
akhad h-22
akhe r21
akhed g-25
akho h-32
aki_ g-23 m-22 h32
akk h28
akka g21
akke h32
akli h31
akli_ h31
ako_ h-41
akr r-24 g-24 h-28
aks_ h-25
aksh h37
akt r-40
alad g-21 h-27
alad_ g-23
alaf g-26 m-23
alaf_ g-32 h-33
alaft h-34
alaga r-37
alah r44
alam_ h-22
alama r-29 g-24
alami h33
alang r-30 h22
alari m-21
alas g-23 h-34
alas_ g-26 h-29
alat g-28
alat_ g-22
alay r27 g-30
alay_ r44 g-22 h24
alb h23
alcon h-33
alcu g-23
alcul g-27 m-26
aleh r35 g-22 m-27
alers g-28 m-30 h37
alet h-26
alid_ h-21
alik g-29
alik_ g-27 m-21 h-40
alin h65
alin_ h30
aling h50
alis r23
alk h31
alke h29
alker h38
alla_ r21
allaf r30
allan g-23 m-24 h33
allat g-39
alled h-28
aller g-36
allin r-21 g38 m-29 h-21
alloo g-22
alls g31
alls_ g31
ally h-29
ally_ h-29
almi r-21 g-23 h37
almis r-21 g-23 h37
alo k25
alo_ m32 h21
alon k23
alon_ r-21
along g-22 h-28 k31
aloo r-33 h-30
alp g62 h-34
alsa m-29 h-23
alsa_ m-29 h-24
alse k41
alse_ k41
alt_ h21
alter h-29
alts h42
alts_ h42
alve h-38
alves h-24
alw h21
alwa h21
aly h-28
alya m34 h-30
alyan m34 h-30
ama_ g-25 h-40
amada h-22
amado h32
amage g23
amal h33
amal_ h38
aman g22 h-33
aman_ r-22 g24 h-25
amar r53 h-28
amara r64
amat g-40 m-24
amat_ g-29 m-23
amba h23
amble h-23
ambu m-32
amc r-32 g-24 h-46
amda r-22 h-36
amdan r-22 h-36
amel h-21
amels r-23
amen h29
amera g-22
ameri h-38
ameso h29
amet r25
ameti r36 g-29
ametr g42
ami_ g-32 h22
amic h-26
amic_ h-26
amil_ h44
amin_ h-28
amine h38
amiyy r29
amma g51 h-29
ammer r-22 h-32
ammi h-32
ammi_ h-32
ammo r-25
ammon h32
amon_ h31
amond m25
ampa h25
amped h-37
amper h26
ampl g-25 h-29
ample g-25 h-29
amr r-27 g-30 m-24 h50
amst h25
amste h25
amu h45
amul h36
amule h36
ana_ r28
anad h-21
anam r-21 h25
anat_ h27
anax h26
anax_ h26
anay r-22
anay_ r-24
anc_ h27
ancer h22
ancet h22
ancia h24
anct g-23 k33
ancti g-23 k33
andar g22 h-22
andba h22
andel g-26
ander g-36 m-24 h30
andic m45 h-32
andit h21
andm m-22 h-23
andma m-24 h-22
andom h-25
andoo h-21
andou h35
andov h-23
andu_ h32
andy_ h21
aned h-31
aned_ r25 h-49
anel k-23
anel_ h23
aner g-39
anga h21
angal h48
angay h-25
angem h-25
anger h-22 k29
anges g-38 h-35
angi h33
angla r30 h-28
ango_ h-30
angov h31
angr h23
anila m-25
anill h-21
anine r31 h-26
anis h55
anise h-29
anish r-29 g-30 m-26 h59
anist h40
anit g-25 h-30
aniti h-22
anj r-30 h29
anja h29
anja_ h34
anke g-23
ankni g28
anna_ m31
annab h21
anner m-31
anni g-25
anno g-24
annot g-24
annui g32
annum r24
ano_ g27
anok h-33
anok_ h-33
anon h-34
ansl g-32
ansla g-29 h-36
anso h27
ansom h27
ansp h-40
anta g-22 m34 h-40
antas h-21
antr m-37
antra h42
antri h40
anu m21 h-22
anua m21 h-27
anv g-39 h-66
anyt r-21
anyth r-21
anz h37
ao_ g-27 h22
aped g22
aped_ g22
aperi h23
apero g-21 h30
apin r-33 h23
aping r-33 h23
apis h-24
apist h-23
app_ g-23
appa h33
appa_ h33
appea k24
appi r-33 h-36
appin r-32 g-25 h-25
appl g24 h-28
apple h-22
apr r23 g-21
apr_ r56 m-26 h-43
aps h-21
aps_ g24 h-24
apta h26
aptag h26
apy r31
apy_ r31
araba r-30
arabi m-27
arag h-24
arage h-24
arahe h23
arak_ h26
araka r-25 h-27
aram_ r-35 g-23
aranc r31
aras r-34
aras_ r-37
arast h25
arate r-21
arati g-32 h-25
arb h-28
arbe r-37 g-37 m-31 h-40
arber r-23 m-22 h-37
arbi g-27 m22
arce h-24 k-28
arcel h-24 k-28
archi r-33 g-21
arded k21
arden g-22
ardi r-36
ardi_ h23
ardin r-37 g-22
ardl r30
ardle r30
ardo h39
ardon h34
area r-22
ared r-23 h-25 k27
ared_ r-23 h-25 k27
aree g21 h-35
areg h31
aregl h26
aren h-25
arene h-29
arent h-28 k-21
arer r32
aret h25
aret_ h28
arew h-23
arewe h-23
arf r-32
arf_ r-26 g-25 h-40
arges r22
argi g21
argin g21
ari_ m25
arid g25
arim r-30 m43 h-44
arj g-26 m-22
arja m-21 h-26
arjah r-29
ark_ m-21
arka m26 h27
arki r-28
arkin r-28
arl_ g24 h-22
arla g24
arla_ g43 h-28
arlay g-23 m21
arlo m22 h44
arma h-21
armac h-29
arms g-37 k-26
arms_ g-37 k-26
arn_ r22 g-35
arna m-22
arne h-42
arned g-27
arnes r-25
arni r21
arnin r33
arns r23 g22
arns_ r23 g22
aro h25
arot m-32 h33
arot_ m-32 h33
arou k48
aroun k48
arrac h60
arrie g25
arro g-23
arron g-21 h30
arrot h-30
arruq r23
arry r37 g-31 h-23
arry_ g-27
arsa h26
arsal h26
arsh h-37
artic h-26
arto m-21
arton m-22 h-24
arts r-24 h-21
arts_ r-24 h-21
artu m-21
artup m-21
aru g-21 m-23 h27
aru_ g-27 m-33 h39
aruq r47 h-22
aruq_ r47 h-22
arv g23
arve g25
arves g25
arw h34 k-23
arwa h34 k-23
arz r35
arz_ r25
asah m-29
asak h-32
asan r-27 g-22 h-31
asan_ r-27
asc g-39 h45
asco g-40 h41
aseb r27
aseba r29
aser m27 h-27
aser_ m25 h-26
ases m-24
ases_ m-24
asha g-25
asha_ r-38 g-31 k-21
ashe h-41
ashed r22 g-27
ashes h-34
ashi_ h25
ashid h-23
ashin r30 h-28
ashis h33
asho r-29 m30 h24
ashr g-33 h-27
asht r-24 g32 m-25 h-30
ashte g33
asic k-21
asing h25
asino m21
ask h-22 k33
ask_ h-37 k42
asks h-24
asks_ h-24
asl r27 m-23
asl_ r34 m-36 h-50 k-22
asle r-22
aslee r-22
asm r-21 m-21 h21
asn g43 h-23
asnt g43 h-23
asnt_ g43 h-23
asons g34 h-21
asse h-22
asser h-28
assig h25
assin h-21
asso m21 h23
assp h24
asspo h24
assu r24
assur r24
assy h-29
assy_ h-29
ast_ r-21
asta h32
asta_ h32
aste h30
aster h38
astes h-32
asti_ h34
astic h-25
astu h31
astu_ h31
asure r-26 h27
asuri r38 g28 h-33
asury r27 h-27
ata_ r-22 h21
atab r23
atan h25
atani h29
atchi m-36
ated h26
ated_ h26
ateg g32
ategy g32
atel g29
ately g31 h-24
atem g-21
aten_ h36
atene r43
ateni h23
atent h-37
ater h-26
ateri g-24 m-22
atine g-26
ativ g21
ative g21
atk g-23 m24
atka g-23 m24
atka_ g-23 m24
atla r-24
atla_ h22
atm_ h-28
ato_ m-25
aton r35 h-26
atong r36 h-21
atrol m21 h-28
atron g-21 h38
ats_ m-22 h-40
atta_ m26
atte_ m34
attes h-22
atti r25
atti_ r25
atu h23
atue h25
atue_ h26
aturd h26
atwa m-22
aty g21 h-22
aty_ g21 h-22
au_ r-28 m30
audi h-22
aug m-22 h27
augh h36
aught k-21
aula h33
aunc g26
aunch g26
aund h-32 k25
aunde k36
aur g-21
aur_ r-31 g-37 m-26
aura_ h44
autho h-24
auto_ g21 h-24
auv h41
ava g-22 m-33
ava_ m-34
aved h-39
aved_ h-39
aven g46 h-24
avent g46 h-24
aver g-26
aver_ r33
aves r-33
aves_ r-33
avi r22
avo h-26 k26
avoi h-22 k34
avoid h-22 k34
avou h-29
avour h-29
awala h-24
award r-23
aware h-29
awarr r25
awaru r33 h-26
awaye r25 g-49
awe r23 g-22
awee r23
aweez h21
awel g-24
awel_ r-35 g-21
awer g-30 h-35
awer_ g-30 h-35
awi m-22
awin m-24
awing m-24
awl m-30
awl_ m-25 h22
awn r37
awn_ r23
awnb r32
awnbr r32
awne r50
awned r50
awns r31
awnsh r39
aws h-24
aws_ m21
awwe h-23
awy g-25 h-25
awye g-25 h-22
awyer g-25 h-22
ax_ k30
axa g21
axa_ g21
axi r-23 h-23
axi_ r-24 h-23
ayan g-25
ayan_ g-25
ayar r-21
aybo h24
ayboy h24
ayda_ h-34
ayer r-22
ayer_ r-25
ayk h22
aykh h22
aykh_ h22
ayn g-40
ayof h25
ayoff h25
ayr r-21
ayro r-22
ayrol r-22
ayt r-32 g29 h-35
ayu g-31 m-22
ayya h-23
ayyan r22 g-29 m-21 h-45
aza r26
aza_ r-23 m-27
aze g-36 m-28
azi_ m41
azr h33
azz r-22 g-31 m-32
azza r-26 g-33 m-32
b5t h24
b5ti h24
b5ti_ h24
ba3 g25
ba3de r-22
baa g29
baad g37
baad_ g37
baba h23
baba_ h22
babi r-21
babo h28
baboy h28
baby_ h31
babys h-44
baca h27
bacar h27
bacca m24
bach h22
bachc g25
bache h42
backd k38
backh h31
backs h52
bagg h-27
baha h-24
baha_ h-24
bahah r30
bahay r-24 g36 h-23
bai r21
bai_ r50
bail g-25 m-30
bail_ g-30 m-32 h-28
baile h38
bake m-21 h-41
baker m-21 h-45
bakh r-22 g-30 m-22
bakr r-27 g-21 h-41
bal_ g-22 m-33 h37
balc m-21 h-32
balco m-21 h-32
balle g-21 m-37 h-25
ban_ r-28 g-33
bana m-26 h47
banat m-26 h47
bann h22
banne h22
bano g-28 m-39
baq r-24
bara r-23
baras h25
barb r-22 g-29 h-48
barbe r-25 g-33 m-23 h-40
bare_ g33
baro r-31
barra h29
barri r-35 g-41 m-28 h-33
bars h-29
bart h47
barte h47
bas_ g-29 m-33 h-33
basa h34
based h-35
basi g-27 m-35 h-24 k-23
bassa h29
bassy h-29
bat m-24
bat_ r-26 g-21 m-43 h-46
bate g-32 h24
bate_ g-32 h24
bath h25
batt m-26 h-27
batte m-21 h-28 k-21
baya_ r-31 g-23 h-38
bba g33 h-32
bba_ g33 h-32
bble g22 h-36
bble_ g22 h-36
bbly h39
bbly_ h39
bby r31
bby_ r31
bc_ m42
bd_ h37
bds h34
bdsm h34
bdsm_ h34
be3 r-31 h-27
be7 m28
be7t m28
be7t_ m28
be_ g33
bean m24 h-44
bean_ m31 h-41
beans h-34
bear r26
bear_ h23
beara r36 g-27
beari r38 g-29 h-22
bears h-39
beat g-22 h36
beat_ g-22 h36
bech r27 g27 h-30
bech_ h-24
becha g30 h-27
beco g22
becom g22
bed h-37
bed_ r-23 h-34
bee_ m-26 h-46
beg h27
begg h41
begga h41
beggi h22
beha g-28 k30
behal g-28 k30
bein k22
being k23
bel_ h21
belli h33
belon g40 h-28
below r22
bels r-26 g-23 h-32 k52
bels_ r-26 g-23 h-32 k52
belt r-24 g-26 m-23 h-46
belt_ r-24 g-26 m-23 h-46
bene r-27
bent h25
bentu r33 h-36
bere m-22
bere_ m-22
beri h35
bers m22
bers_ m31 h24
bersh h-21
bes r-30
bes_ r-39 m-26
best h-22
best_ h-22
bet m43
bet_ m43 h-21
beta m35 h-25
bets m24
bets_ m24
bette g-27 m22 k24
bev h34
beve h34
bever h34
bh_ h-23
bhai r-41 g-22
bhai_ r-43
bhi g32 h-44
bhi_ g35 h-38
bi_ r22
bic h-31
bic_ m-27
bie r-28 h49
bier h58
bier_ h47
bike h-21
bike_ h-25
bila r23
bilal r23
bile m-24 h-26
bili_ m-27 h-45
bille h-35
bills r40 h-28
bim g25
bima g25
bima_ g25
bina r-22 g26
bina_ r-54 m-28 h-29
binan r-27 m-32 h33
binar g24 m26 h-28
bind m-23
bindi m-25
bing m25
bingo m29
bira g-21 h39
bira_ g-23 h40
bird g26 h-32
bird_ r-26 h-39
birds g35
biry g-21 h-24
birya g-21 h-24
bisc m-24
biscu m-24
bit_ r26
bite h-23
bited h-23
bits g-27 m29 h-25
bits_ g-27 m29 h-25
bje h-27
bjec h-27
bject h-27
bl_ g33
bla h28
blac h29
black h29
blanc h28
blank r-21 g21
bless h23
blet m-25 h39
blets g-33 m-23 h41
blic r-22
blic_ r-22
blind g27 h-39
bloc g-22 h-28
block g-22 h-28
bloo h32
blood h32
blos g21
bloss g21
blu g-24
blue g-25
blue_ g-25
blun h45
blunt h45
bly h39
bly_ h39
bna r-25
bna_ r-22 g-22
boar_ h32
boat h-27
boat_ h-25
bok h-37
bol h-29
bola m27 h-25
bola_ m27 h-25
boli r22 h-23
boli_ r29 h-28
bolt h-49
bom r25
bomb r25
bomba r25
bond r32 h-22
bond_ r22 h-26
bonde h24
bonds r50 g-23 m-21 h-27
bone h24
bong m26 h21
bong_ m30
booke g28
bookl h-26
books h-25
boot m-25
bootl h34
booz h54
booze h38
bor_ r32
born r-31
boro g-48 m-27
bort g-31 h51
borti g-31 h51
bos h24
boss h24
bot_ h40
both g24
both_ g24
bots h37
bots_ h37
boun_ r-21
bour_ h22
bours m21 h-29
bout g-26
bout_ g-27
bowl h-22
boy_ h26
bp_ r31
braj h41
braj_ h41
branc g-22
bras h45
bread g-28 h-40
bren g27
brent g33
brew h28
brew_ h54
brib h37
bribe h34
bric_ h-22
brit h-26
bro_ r-24 h-21
brou r-22 g-31 h-29
broug r-22 g-23 h-24 k-22
bru h39
brut h29
bsi h35
bsin h30
bsint h30
bsir m-24 h26
bsir_ m-24 h26
bso h21
bsol h21
bsolu h21
bta r28
bta_ r21
bto r-21
btor r-21
btor_ r-21
buc h39
buck h26
bucke h23
budo g49 h-30
budol g49 h-30
bug r-23 g-22 m-29 h-28
built g24 h-21
buk g36 h-39
bul m-21
bula m-34
bull_ h35
bulli m-24 h-23
bum m-21 h-30
bun h23
buns h27
buns_ h31
burgl g24
burn h27
burn_ h77
bus m-30 h-30
bus_ r-38 g-37 m-38 h-69
busi h26
but_ r30 g-23
buto h35
butor h35
buys r26
buys_ r26
bya r29 h-26
byaj r23
byaj_ r23
byb g25
bybi g25
bybit g25
byp k36
bypa k36
bypas k36
bys h-44
bys_ h-26
ca_ h37
cad m-21
cade m-23 h-23
caf h-26
cafe h-27
cafe_ h-30
cag h-32
cage h-27
cage_ h-34
cai g-26 h24
cain g-22 h31
caine g-22 h31
cak m-22 h-22
cake m-22 h-22
cake_ m-23 h-27
calc g-23
calcu g-23
cale g-22
cale_ g-32
cales h35
calf g29 h-23
calf_ g29 h-23
calle g-32 h-24
calls g44
calp g62 h-34
camel h-31
camer g-22
camp_ g-21 h-53
campa h22
canc h-23
cance h-23
cani h29
canis h29
canna h21
canno g-24
cans h29
cans_ h29
cant r-38 g-30 h-32
cante g-23 m-23 h-22
cap_ r-32 g27 h-38
cape_ g-30
caped g25
capt h26
capta h26
car_ h-33
cara m24
carat m24
cardi h24
cards g-25
care g38
care_ g53
cari m24
carl h29
carr r25
carry r42 g-26
cars g28
cars_ g28
cases r-21 m-24
cashi r43
casti h38
cat_ h-24
cata h-35
cated h-24
cater g-22 m-22
catt m30
catte m34
cav h23
cava h23
cbd h33
cca m36
ccar m23
ccara m24
cci m-23
cci_ h23
ccid g30
ccide g30
ccin m-28
ccina m-33
ccine h-33
ccr r33
ccru r33
ccrue r23
ccul h30
ccult h30
cd_ r72 g-30 h-31
cde g28
cde_ g28
cds r-27 g30
cds_ r-27 g30
ceip h-25
ceipt h-25
ceivi k44
cel_ r-21 h-21 k-25
cella g36 h23
celle g-39 h-21
cello h30
cels r-23
cels_ r-23
censo h38
cente g-29 m-25
cer_ r-24 h28
cere h22
cerer h27
ceri r-24 h-42
cerie r-23 h-21
cers g33
cers_ g33
cert_ r-27 g-23 h-36
certa r63 h-37
cess_ r-32
cessi r24
cesso r-32
cest h43
cesto h43
cett h22
cetta h22
cfd r-32 g61 m51 h-35
cfd_ r-36 g59 m54 h-36 k-21
cfds g40 m-25 h-22
cfds_ g40 m-25 h-22
chai h-36
chain r21
chair r-27 m-25 h-49
cham g-21
chanc m42 h-28
chand r31 m-25 h-53
chane g-24
char_ r-21 h31
chara g-23 h22
charr g-21 h30
chart m-41
chasi h33
chat g-23 h57
chat_ g-24 h48
chc h-23
chch g25
chcr h30
chcra h30
che_ h25
chea h36
cheap h23
cheat g-22 h58 k-29
chec h-31
check h-31
ched_ h-25
chees g-21
chei h25
cheik h25
chel h25
chelo h25
cheme r36
cheo h43
cheon h43
chest g-22 m42 h-21
chi_ r-29 m-22 h-31
chich h40
chick h-25
china g26
ching g-25 m-28
chip m23
chip_ h-21
chips m24
chit r44 g-24
chit_ r64 g-27 h-34
chiv h25
chiva h26
chn h57
chni h29
chon h30
chon_ h30
chop h41
chops h30
chor h22
chori h26
chos h-21
chose h-21
cht h23
cht_ h23
chu m34
chw h45
chwe h33
chwei h33
ci_ h23
ciale h24
ciat h-26
ciati h-28
ciden g30
cider h27
cides g26
cier_ r25
ciet g23
ciety g23
cif g27 h-27
cifi g23
cifie g23
cil_ h-37
cili h24
cilit h24
cina m-33
cinat m-33
cir m22
circ m27
circl m32
ckd k38
ckda k38
ckdat k38
cked h33
cked_ h33
cken h-23
cken_ h-26
ckers m-37
ckh h31
ckha h31
ckhan h31
ckm h25
ckma h25
ckmai h25
ckp m22
ckpo m22
ckpot m22
cksm r-25 g-25 m-32 h-29
cksmi r-25 g-25 m-32 h-29
ckup_ r24 g-25
ckw h37
cl_ r27
clar k27
clare k28
class m-25 h-28
clau r23
claus r23
claw g-32 m-23 h-32
claw_ g-35 m-24 h-34
clean g-25 m-21
cler r-24
clerk r-24
cles g-22
cles_ g-22
clic r-21 m28 h26
clin h-38
clini h-31
clip h33
clips h33
clon h51
clone h51
cloni h36
clot m-23 h-29
cloth m-23 h-29
cme g54 h-26
cme_ g54 h-26
coa m-26 h-33
coac g-28 m-25 h-24
coach g-28 m-25 h-24
coal h-21
coal_ h-21
coat g-23
coat_ g-23
coc h25
coca g-22 h22
cocai g-22 h31
cockt h25
codei h26
coins h27
cold m-21 h29
cold_ m-21 h29
colla r-22 g71
colo h-28
color h-30
colou h-34
com_ m35
come_ g22
comi g27
comin g29
comp_ m37 h-48
compo h-22
compu g-21 m-33 h-31
conce h-35 k24
cond_ r-22
conds g30 m22
confe g-30
confi h-37
consi g31
conso g-21 m-22
convo h-28
cony h-28
cony_ h-28
coo m-29
cook g-23 m-36
cooki m-36
cool m-31
coop g33
coop_ g48 h-22
cor_ m33 h-45
cora g-21 h-21
corat g-21 m-21
cord h-22
cord_ r-23
cords h-40 k34
core g-29 m43
core_ m30
cork h30
corne h24
corp r28
corpo r28
cos h-22
costs r35
costu h-28
cott g22 h-21
cotto g22 h-21
couns r-23 m-29 h-29
coupl h33
couri r-22
cov g21
cove g21
cover g21
cow r-22
cow_ r-24
cquir g36 h-28
crac m-22 h24
crack m-22 h24
crap_ g24
cras m30
crash m30
crat m21
cratc m41
craw m-25 h22
crawl m-25 h22
crea h-26
cream m-32 h-71
creat h49
creen h-40
cres h-23
cresc h-23
cret g24
crif h26
crifi h26
cris m-24
crisp m-24
crop g23 h-25
crop_ g23 h-25
cros g-22
cross g-22
crow g-38 h-50
crowd r33 g-23 h-26
crud g28
crude g27
crue r23
crued r23
cso m31
cso_ m31
cta m71 h-66
ctit m27
ctob k-21
ctobe k-21
ctore h55 k-27
ctory r-34
ctri h-21
ctric h-21
ctroc h28
ctron g23 h-22
cturi r-41 k47
cub g-21 h-22
cube h-50
cue g-23
cui m-24
cuit m-24
cuits m-23
cul g-23
cula m-30
culat m-30
cult h30
cult_ h30
cup_ h21
cure h29
curi h-22
curit h-22
curr r22
curs h36
curse h37
curt r-21 h-29
curta r-21 h-29
cush h-36
cushi h-36
cut g-28
cut_ h21
cute h28
cuted h28
cutt g-29 h-55
cutte r-21 g-33 m-24 h-50
cutti m-22 h-44
cx_ g50 h-25
cybe g22 h-25
cyber g22 h-25
cyl r-27 g-26 h-23
cyli r-27 g-26 h-23
cylin r-29 g-23 m-21 h-22
daa r-26 g22 h28
daam g24 h-21
daam_ g24 h-21
dad_ g-22 h-30
dadd h38
daddy h38
daf g21
daf3 h-21
dafa3 m-21
dag r-52
dah h-23
daha h-29
dahab h-29
dai g-21
dak h28
dala r-21
dama g21 h-24
damag g23
danc h27
dance h29
daq h-27
daqa g-21 h-35
dar_ k21
dare g-27 m31 h-37
dare_ g-27 m31 h-37
dart g-34 h-39 k-22
data g-31
data_ g-34 m-27
dati h-26
datin r-31 m-22 h-23 k29
datio g23 h-26
dau r-23 h-22 k-25
daug h-22 k-25
daugh h-22 k-25
daye h46
dayn g-43 m-22 h-35
dba h34
dbag h22
dbags h41
dc_ r23 h-30
dd_ g21
dda r-27 h-41
dded r22
dded_ r22
ddera h42
ddiq h-27
ddle g22 h-25
ddle_ g25
ddos h21
ddos_ h21
ddy m22
ddy_ m22
dead h29
dead_ g-24 h42
deal_ r21
deat r-21 g40
death r-21 g40
debe r33 h-36
deben r33 h-36
debi r21
debit r21
debto r-21
deca g64 h-36
decd g28
decde g28
decl k30
decla k30
deed h-30
deed_ h-30
deen k28
deen_ k28
defec r-44 g-22
defi g25
defin g25
deh r27
deh_ r27
dei r-26
dein r-28
dein_ r-30 h-30
deine h26
deit h31
deity h24
delie g-22 h-48
dell h23
della h23
delt h36
delta h36
dem h-22
demn g23
demni g23
demo h-21
demol h-21
dent h-23
dent_ h-22
denta g32
denti h-40
dents r-29 g-22
deos h31
deos_ h31
dera h21
deral h42
derat g31
derb m25
dere m-28 h-23
dered m-27 h-38
deriv g27 h-22
derly r-21
ders h-26
ders_ h-26
desc k27
descr h-21 k28
desec h47
deser h-32
desi_ h25
desk m-24 h-27
desk_ m-24 h-27
dest h35
desti h21
det h-30
dete h-33
detec h-37
deter g24 m-24 h-22
dev m21
dew r-23
dewa r-23
dewa_ r-23
dex h-27
dex_ h-27
dey g-22
deya g-25 m-25 h-31
deya_ g-25 m-25 h-31
df_ r43
dfa3 r-36 g-26 k23
dfa_ r22
dfu g-30 m-22
dged r29
dged_ r29
dget r-25 h-33
dget_ h-28
dha_ g21
dhaa m-21 h-22
dhaar m-21 h-22
dhs h-28
dhs_ h-28
dia r-25
diac h28
diac_ h28
diam m25
diamo m25
diap h-37
diape h-37
dicap m45 h-32
dicat m22
dici g-21
dicin g-21
dict_ g-45 m64
die_ g51 h-32 k-21
died h30
died_ h30
dien h44
dient h44
dig g22
digi h-24
digit h-24
dil g-25 h34
dip_ m-37 h-43
dirt k49
dirty k49
disa m-22 h28
disap h29
discr g48
dise g-24 m28 h60
diss h21
disse h21
disti h27
dite r25 h-23
dited r26
ditor r-33
dits m33
dits_ m33
dive g38 h-34
dive_ g36
diver g23 h-34
divid g-25
divin m-25
diye g-26 m-28
dj_ h30
dji h24
djin h24
djinn h24
dles h-25
dles_ m-25 h-30
dless r30
dlin h-25
dling g-31 h-23
dma m-24
dma_ r-21 g-25 h38
dmi h-39
dnap h26
dnapp h22
dnes h-29
dness h-30
dney h23
dney_ h23
dob h25
doe k22
does k22
does_ k26
dogs h24
dogs_ h24
doh g-22
doha g-22 h-31
doha_ g-22 h-31
doll_ h28
dome h28
domet h28
donk h30
donke h30
donor h34
dont k24
dont_ k24
doo_ r-21
door_ h-22
dop g-21 h50
dopt h33
dos_ h35
dov h-23
dove h-23
dover h-23
dow_ g-35 h26
down h-26
dows_ h-21
dr_ r-25
drag m51 h-46
drag_ m31
drai k25
drais k25
drawe g-30 h-35
drawi m-24
drawn r22 g-23
drea m34
dream m34
dreg h29
dregs h29
dres m-25 h-49
dress m-25 h-49
dro r-29
dron h27
drone h27
drop r-28
drop_ r-33
drops g35
dry m-21
dry_ g-21
dsm_ h34
dte g66 h-34
dte_ g66 h-34
du_ h37
dua h-21
dub r-21
duca h-23
ducat h-23
duce h37
duce_ h37
duci r29 h-25
ducin r29 h-25
duck m47
duck_ m47
duct_ g26
ducti r-23 g-28
dues r22 h-27
dues_ r22 h-27
dule r-23
dulg r36
dulge r36
dults h29
dum h33 k39
dump h57
dund g33
dunda g33
dvd g-27
dvds g-33 h23
dvds_ g-33 h23
dvi g-22 m-24
dvic m-23 h38
dvice m-23 h38
dwil r33
dwill r33
e7r h40
e7r_ h40
e7t m28
e7t_ m28
eace g31
eace_ g31
eache h-53
eade g-27 h28
eader g-27 h28
eady h-29
eady_ h-29
eaf h-24
eage_ h33
eak_ h37
eaked h30
eaker m-24
eaks h-25
eaks_ h-25
eam r-23
eams r-38
eams_ r-38
ean_ k24
eanc h51
eance h51
eane r-22 g-40 k-28
eani m-21 h-27
eanin m-21 h-27
eans h-38
eans_ h-53
eaps g40 h-22
eaps_ g40 h-22
eara r31
earan r31
eare h-21
eari g-24 h-22
earin g-24 h-22
earl_ g24 h-22
earn_ r22 g-35
earni r33
earns r23 g22
easeb r29
eased r-25
east r-47 g-25
east_ r-39 g-26
easu r21
easur r21
eat_ h26
eaten h38
eath h-23
eath_ g34
eathe h-25
eati h22
eats m-26 h-23
eats_ m-26 h-23
eau h22
eau_ r-22
eav r21
eave_ h23
eaves r-35
eavi r44 h-35
eavin h-38
eaw m21 h-30
eawa m22
eaway m22
eb_ g-27
eba g-29 h-21
ebac r21 m33 h-36
eback r21 m33 h-36
ebat g-29
ebate g-29
ebb g24
ebbl g33
ebble g33
ebel h-35 k46
ebel_ h-22
eben r33 h-36
ebent r33 h-36
ebh g-29 h-29
ebh_ h-23
ebit r21
ebit_ r30
ebite h-23
ebod k27
ebody k27
ebook g-25 m-23
ebs h23
ebsi h23
ebto r-21
ebtor r-21
ebu g-21 h22
ec_ g-26 m26
ecas m24
ecast m24
ecc h22
ecco h22
ecco_ h22
ecd g28
ecde g28
ecde_ g28
eceip h-25
eces g-22
eces_ g-21
ech_ h-24
echa g21
echa_ g30 h-27
echar r-30
echo h26
echon h26
ecial h36
ecif g27 h-27
ecifi g23
ecit h-36
ecke h-29
ecki g-29
eckin g-29
ecks k27
ecks_ k27
ecl h-28 k29
ecla k30
eclar k30
ecoi g-26 m-22 h61
ecoin g-26 m-22 h61
ecom g22
ecome g22
econ r-30
ecor_ h-25
ecora g-21 m-21
ecou r25
ecour r25
ecra h47
ecrat h47
ecs_ m34 h-28
ectri h-21
ectu r-26 h-40
ectur r-26 h-40
ecu h-26
ecur h-25
ecuri h-22
edar r-21
edar_ r-21
edd h-44
eddi h-43
eddin h-21
ede g-23 h35
eded h26
eded_ h26
edf r-27
edfa r-29 k22
edg h-22
edge h-24
edged r29
edgi g21
edgin g21
edici g-21
edie h35
edite r26 h-24
edito r-34
edits m33
edl g-32 h-33
edo g-22
educa h-23
educe h37
educi r29 h-25
edule r-23
edun g33
edund g33
eeb r-25 m21
eeb_ r-30 g-25 m23
eede h26
eeded h26
eedl g-32 h-22
eeh g39 h-30
eeh_ g32 h-31
eek_ h-22
eem_ r-23 g-27
eema g27
eena r39
eenah r39
eene r-29 g-22
eened r-30 g-21
eeni h-29
eenin h-29 k23
eep_ k25
eepst m30
eera g-24 m-25
ees_ h-23
eese g-21
eese_ g-24 h-23
eesh r25 g-33
eesh_ h22
eete r31
eeten r31
eeti h-38
eetin h-39
eets r-28 g-36 m-21
eets_ r-28 g-36 m-21
eeva g36
eevan g36
eez g-38
eez_ h23
ef_ r-23 h-26
efa h-22
efec r-44 g-22
efect r-44 g-22
efine g25
efit h35
efit_ h29
eft h-27
eft_ g21 h-27
efusa g25
eg_ h23
ega_ g23
egar_ r-25 h-31
egard r30
egg h23
egg_ m22
egga h41
eggar h41
eggi h22
eggin h22
egh r32 g-35
egl h26
eglo h26
eglo_ h26
egs h26
egs_ h26
egu g36
eguro g41
egy g24
egy_ g32
eh_ r38 g31
ehab m-25 h-37
ehab_ m-25 h-37
ehal g-28 k30
ehalf g-28 k30
ehan m36
ehan_ m38
ehle g41
ehle_ g41
ehol g25
ehold g25
ehr m32
ehr_ g-29 m52
eib r22 g-26 h-21
eibo r22 g-26 h-21
eibor r22 g-26 h-21
eid h-35
eid_ h-35
eige h-49
eik h24
eil m-25
eina r42 h-25
einah r33
eine h40
eine_ h26
einek h28
eins g37
einsu g41 h-26
eip h-25
eipt h-25
eipt_ h-26
eipts k48
eir g22
eis g-28 h37
eiss g-27
eissu g-28
eith g27
eithe g27
eity h24
eity_ h24
eives k26
eivi k44
eivin k44
ej_ m-23 h-26
eja g-22 h25
ek_ h-25
eke h27
eke_ h35
eken h22
eken_ h28
ekeng h25
ekh h-34
elabe h32
elay_ r21
elaye g-29
eld h-22
eld_ h-21
elea h-31
eleas h-31
elf h-25
elf_ g-21 h-23
elig h24
eligi h24
elis g36 h-24
elist g36 h-24
ella_ g-26
ellar g-25 h36
ellat g50 h-21
elled g-24
ello h21
ello_ r-23 h25
ells h25
ells_ h25
elly r-22
elly_ r-22
elm g-25 m-29 h-36
elme g-25 m-29 h-36
elmet g-25 m-29 h-36
elon g29
elong g40 h-28
elor h25
elor_ h25
elow r22
elow_ r22
elp r24
elp_ g-31
elt_ m-26 h-51
elta h36
elta_ h36
ely g23
ely_ g23
ema_ h-46
emad h29
emade h29
eman h40
emba m27
embas h-29
emed_ m-23 h-28
emedy h25
emes r43 g-23
emes_ r47 g-22
emi_ r54 h-28
emin r-29 h-22
emina r-27 h-27
emini g34
emis_ r61
emise g-23
emit g-21 h-30
emn g23
emni g23
emnit g23
emol h-21
emoli h-21
emon g-26
emor g36 h-26
emori g40
emove h26
emovi h24
emp_ g-21
empe g-23 h29
emper g-23 h29
empo h25
empo_ h22
empor h23
ems r-25 g-24 h21
ems_ g-21
emu h-22
emy h28
emy_ h28
ena r26
ena_ r33 g-31
enah r46 h-21
enah_ r51 h-22
enal_ r36
ences g21
encil h-28
end_ r21
ended r-32
endo h-42
ener_ r22
enes h-29
eness h-29
enet g-25
enewe h-21
enewi r32
eng_ g-24
enga h22
engan h36
enn h-22
enny r-28 g-24 m26
enny_ r-28 g-24 m26
eno g-34 m38 h31
eno_ g-26 m41
ensex g52 h-28
ensio g-21 h-32
enta_ r-24
ente g-25 k27
ented g-31 m-21 k38
enth h41
entif g34
entin k26
entra m-21
entri m31
entu r21 g-26
entur r21 g-26
enty r22
enty_ r22
enu g-22
enu_ g-31
enue h-22
enue_ h-22
enz r-21 m24
eopa h26
eopar h26
eord g29
eorde g29
eos h31
eos_ h31
ep_ h-23 k24
epac h31
epack h31
epai h-24
epaid r25
epair h-31
epayi r60 h-32
epays m22
epe g27 m-26 h-25
epen m-27
eph g-36 m-22 h37
ephe r-21 g-39 m-25 h35
ephew g-21 h-25
epi r33 g-24 m22 h-22
epla h-30
eplac h-30
epli h21
eplic h22
epo_ r84 g-24 h-35
epst m30
epsta m30
epu r25
epur r26
epurc r26
equa g-21
equal g-21
equil h23
equip m-26
erab r30 g-25
erabl r30 g-25
erall h42
erap h-23
erapi h-23
erati h-40
erb r-24 m38
erba r-27 m31 h27
erbal m22 h22
erco g-29
ercom g-28 h-24
erdo m41
erent m-23
erer h24
erer_ h24
eres_ h-33
erfe h23
erg g-33
ergen m-38 h-24
eria g-23
erial g-37
erica h-38
erien h28
erio r-23
eriou g25
eriti h23
eriv g27 h-22
eriva g25
erj g-25
erja g-24
erja_ g-25
erk h25
erk_ r-24
erka_ r21 g21
erli g-23 h31
erlin g-23 h31
erly h-21
erly_ h-21
ermar m-30
ermin m21
ermo h23
erms m-22
erms_ m-22
ern h26
ern_ m-40 h29
ero h29
ero_ h-37
eroi h33
eroin g-21 h27
erol h40
erol_ g-21 h30
erolo h31
eron h21
eroni h21
erot h30
eroti h30
erp g24
erp_ g44 m-23 h-37
erps g40 m-30 h-24
erps_ g40 m-30 h-24
ersa r-26
ersal r-29 h23
erse h-30
erse_ r31 g23
ersey m-27 h-35
ertai r47
ertat h21
erte r-21
erva r-28 g-25 k63
erver m-24
erw g24
erwa g22
erwar g22
eryo r-23
eryon r-23
eryt g25
eryth g25
es2 h-24
esab h-28
esab_ r-21
esce h-23
escen h-23
eseb g-27 h24
esec h47
esecr h47
esel_ g-29
esert h-32
esha h27
esha_ h36
eshe g-29 h-48
esho k23
eshol k23
esht h-26
esi_ h25
esk m-24 h-27
esk_ m-24 h-27
esl h42
esla g29
esla_ g29
eson h29
eson_ h29
esor k-22
esort k-22
essa h-25
essag m25 h-31 k25
esses m21
esso h-25
essor r-29
estat h-29
ested r-27
esto g-33
estor h22
estr g-23
ests r-28 k-26
ests_ r-28 k-26
esy g26 h-21
esyo g26 h-21
esyo_ g26 h-21
eta_ h-46
etain r23
etam h44
etami h44
etat r-25 g66 m-50 h-63
ete_ g-22 h26
etec h-37
etect h-37
eted h-49
eted_ h-49
eten r28 m27
etene r31
etent g-23 h-21
eter_ h22
eterm g35
etf h-21
etfa r-21 m41 h-44
eth_ r-29 g-25 h46
etha r-22
ethe m22
ether m22
ethy h-25
ethyl h-25
eti_ r26 g-41
etic h-27
etim g30
etime g30
etin g-22 m26
eting g-22 m26
etir h-28
etire h-21
etis h33
etish h38
etit h-27
etiti h-27
etl r-28
etor m-21
etoro m-21
etr h-30
etra g21 m-23 h-28
etre g-23
etres g-23
etri g22
etric g42
etro g-24 h-24
etro_ h-27
etrol g-33
etta_ h28
etter g-22
ettli g-27
etty r-33 g-36 m-37 h-25 k-21
etwa r-21
eur h21
eur_ h21
euro_ g-27
eurom r-22 m29 h27
eva h-31 k53
evan g36
evan_ g36
evel_ g-27
even_ g24
event g29
evenu m-21 h-22
evera g31
evers g-24
eview h21
evolv r32
ew_ m-21
ewa_ r-23
ewed g-27
ewed_ g-27
ewer_ g-24
ewh g23
ewhe g23
ewher g23
ewoo h-24
ewood h-24
ews h26
exac r-21 m24
exact r-21 m24
exami g34 h21 k-22
exams g-25
exces r-21
exo h30
exot h34
expen h-21
exper m24
expl r-22 g-26
expla r-22 g-23
expr r-24
expre r-24
exti g-35
extin g-35
exto g-23 h42
extor g-23 h42
eyar g25
eye_ h27
eyes h21
eyes_ h21
eyl r27
eym m-21 h-37
eyma g30 h-23
eyman g30 h-23
ez_ h32
eza g-45 h24
ezz r31 h-26
ezza r31 h-26
ezzan r31 h-26
fa2 r23 g-23
fab h-25
fabr h-22
fabri h-22
face m-24
face_ m-25
facil h24
fact r27
facto r30
fail h-26
fak h21
fal_ h32
fala r45
fala_ r57
falc g22 h-21
falco g22 h-21
fall g28 m-24
fals k41
false k41
fan_ m34 h-24
fans h23
fant h-21
fanta h-21
far_ r45
fare r-31 m-24 h-34
fare_ r-29 g-23 m-25 h-35
farew h-23
faste h-27
fate h27
fate_ h27
fav h-29
favo h-29
favou h-29
faw r24 h-22
fawa r24 h-22
faway r27
fay r29
fd_ r56 g36 m35 h-38
fds g40 m-25 h-22
fds_ g40 m-25 h-22
feb g-25
fec r-26 g-21 m37 h-21
fect r-26 g-21 m37 h-21
feed r-21 g-39 m-27
feed_ r-21 g-39 m-27
feeh g34 h-34
feel g39
feel_ g32
feels g34
feen g24 h-36
feen_ g24 h-36
feet g-25
feet_ g-25
fell h36
fell_ h36
felo g-37 h-21
fen h46
feng h40
fenga h36
feri h22
ferin h22
ferm h34
ferme h34
ferr h-38
fers k27
fers_ k27
fes h21
fes_ r-21 g-28 m-24 h23
fest_ g41
festa g-41 h54
fet r-21
feti h21
fetim g25
fetis h38
ffa g36
ffa_ g50 h-42
fferi h22
ffick h32
ffil h21
ffili h21
ffle_ m31 h-22
ffles m-25
ffr h-30
ffro h-30
ffron h-30
ffs h37
ffs_ h24
fi_ h-40
fice_ h-27
ficer r-29 h28
fick h32
fid h28
fide g23 h-25
fif m24
fift m23
fifty h-23
figh k25
fight k25
figu g26
figur g26
file g27
file_ g26
fili g-22 m-27
filia h21
film g-22
film_ g-25
films h25
fils r48 h-21
fils_ r48 h-21
filt g-23 h-24
filte g-23 h-24
finan r27
find g36
find_ g46 h-39
finde g-36
finds g26
fined g24
fing h25
fini m37
finis m37
finj h23
finja h23
fire m-23
fire_ h-35
firep m-27
firew h34
firm_ m-21
fis h-31
fish h-31
fish_ g32 h-40
fishi g-41
fit g-26
fits g-35
fits_ g-35
fitt r-21 m-27 h-26
fix_ m-22 h42
fixer h54
flag g-24 m-23 h-42 k30
flag_ g-23 m-25 h-39 k27
flate h40
flati r24
flav h-28
flavo h-28
fle h-23
fle_ m28 h-21
fles m-23
fles_ m-23
fli_ h30
flip m23 h-39
flip_ g-40 h-39
flipp g28 m37 h-22
flow r-21
flowe r-22
flu h-21
flu_ g-21 h-54
fly h49
fly_ h50
fno g50 h-27
fno_ g50 h-27
foa g40
foal g41 h-33
fold_ h-47
foli g24 h-21
fon g-24 h-24
font g-24 h-24
font_ g-24 h-23
forb r36 g-27
forbe r36 g-27
forc h40
force h40
ford h-44
ford_ h-44
forec m24
forex g31
forg r-26 h26
forga r-26
forge h25
forgi r-26 h37
forma h-26
forty r-23 g-25
fourt r25
fram g-27 h-34
frame g-27 h-34
fres g-21
fresh g-21
fries h-40
fron g-26
fron_ h-30
front g-27
fta g-24 h-43
fted h30
fted_ h30
fterw g23
fti g-28
ftin g-27
fting g-27
fto g-32
ftop h22
ftop_ h22
fts r-30 g23
fts_ r-34 m-21
fty g26 h-21
fty_ g26 h-21
fue r-27
fuel r-27
fuel_ r-25
fume_ h-35
func h-24
funct h-24
funde r23
fundi r-29 g35 h-24
fundr k25
funds k31
fur h-31
furn h-21
furni r-21
fusa g25
fusal g25
fut g22
fut_ g74 h-33
fwd r35 g-24 h-24
fwd_ r35 g-24 h-24
fx_ r59 g-22
ga_ g21
gac m23
gach g-25 m34 h-30
gacha g-25 m34 h-30
gad h-26
gal_ g-27
gali h42
gam m24
gamb m26
games r-31
gamey r37
gami m21
gamin m21
gamm h22
gammo h32
gan h32
gan_ h26
gana m39
gana_ m39
gang r-23 h35
ganj h29
ganja h29
gans h29
gans_ h29
garde g-22 h-23
gardl r30
gars g-21
gars_ g-21
gas g21
gas_ g21
gat m-33 h-27
gate g-21 m-30
gate_ g-22 m-28
gati h-21
gav g-21
gave g-21
gave_ g-21
gay_ m-22 h21
gaya m24 h-27
gaya_ m26 h-61
gbp r31
gbp_ r31
gei h30
gein h30
geing h30
gem h-21
gen_ h28
gence r25 g-22
geon_ m23
geri m24
gerin m44
germ h22
gers h25
gers_ h25
gest g-28 h37
gfi h38
gfis h35
gfish h35
gg_ m30
ggar r-22 h35
ggar_ h26
ggars h37
gge g-21
gged g-24 h29
gged_ g-24 h29
ggi h40
ggin h40
gging h40
ggle h21
ggle_ h47
ggy h-28
ggy_ h-28
gha h-34
gham r-23 h-64
ghel h25
ghel_ h25
ghr r21
ghte k25
ghter k25
ghti h33
ghtin h33
ghts h-21
ghu g-28 h31
gici h37
gicia h37
gil r42 m-23
gina h25
ginal h25
ginee g-34 h-25
ginge g-24 h-55
gio h30
gir h27
girl h30
girl_ h38
gistr h-22
gits m25
gits_ m25
give_ r24 h-25
givea m22
gla_ r30 h-28
glar g33
glary g33
gled g-22 h21
gled_ g-22 h21
gler_ h56
glet h33
glet_ h26
glo g-24
glo_ h26
glov g-25 h-28
glove g-25 h-28
glu r-26 g-33 h-28
gme g25 h-47
gmen g25 h-47
gment g25 h-47
gnal r-38 g40 h-29
gnat g-24
gnatu g-24
gner h27
gni r-32 g-22
gnin r-32 g-22
gning r-32 g-22
gno h35
gnon h33
gnon_ h33
go_ m21
goa h-22
goal g-37 m49 h-32
goat_ g27
goats h-22
golf m28 h-42
golf_ m28 h-42
gon h21
good_ r-27 g-37
goodw r33
got h-25
grab g50 h-32
grab_ g50 h-32
grah h23
grah_ h23
gram h24
gram_ h27
grams h22
gran r23
grant g-27
grapp h41
grav m-29
grea h33
greas h34
green m21
grey_ g-22
grid h39
grid_ h39
gro_ h44
groc r-21 h-26
groce r-21 h-26
groun k-34
grows r26 h-26
guan h42
guanc h24
guc h23
gucc h23
gucci h23
gue m25
gue_ h-30
guel h26
guel_ h26
gues m27
guess m36
guest g-26 m-34 k-23
guid h-26
guide h-26
guine h-50
guinn h30
gul h-46
gula h-39
guns g-31 m-29
guns_ g-31 m-29
gur g27
guri h-40
guro g41
guro_ g41
gus h-27
guy h24
guy_ h32
gym r-35 g-30 m-32 h-29
gym_ r-35 g-30 m-32 h-29
ha2 g-31
ha2a g-31 h-26
ha2a_ g-31 h-26
haa g-38 h-35
haar m23 h-29
haar_ h-27
hab_ h-28
hac h25
hack h23
hack_ h73
had r23
had_ g-31
hade m30
hadi r22 h-25
hadi_ h-26
hadiy r24
hadt h-24
hadt_ h-26
hah r25
hah_ r30
hahr h-22
hahre g-28 h-27
hain r21
hain_ r21
hair h-42
hair_ r-25 h-33
hairs r-21 h-35
haj m-21
hak h35
hakh h26
hal_ g31
halas g-26 h-29
hall_ g-23
ham_ h47
hama g28
hamb r-30 g-41 h-45
hamd r-21 h-37
hamda r-22 h-36
hame h-31
hamm h-32
hamme r-22 h-32
hamo r-28 m-21 h-44
hana h35
hana_ g-24 h32
hanc m42 h-28
hance m42 h-28
handb h22
hande r-22
handi m21
hando h-23
hane h21
hango h31
hani h28
hani_ h28
hans r-21
hans_ r-21
hanti h23
hanz h37
hape m-35
har_ r24 g-33
hara h29
harab g-24 h49
harak r-25 h-27
haras g-24 h24
harc r-22 m-30
hared h-29
harid g25
harj r-31 g-24
harja r-29
hark r26 h-38
hark_ r26 h-38
harma h-29
harr g-24 h38
harro g-21 h30
hart m32
hart_ m32
harv g25
harve g25
has_ r28 g27
hasa r-27 g-22
hasan r-25
hash h25
hash_ g-22 h31
hashi g-32 h50
hasi h33
hasin h33
hasn g43 h-23
hasnt g43 h-23
hass g-35 h-35
hatc g31 m-30 h-33
hatch g31 m-30 h-33
haven g46 h-24
haw g-35
hawa g-28
hawal h-24
hayk h22
haykh h22
haz r35 g-21 h-33
hbr h-26
hc_ h25
hch g25
hcr h30
hcra h30
hcraf h30
heale h30
healt h-36
hear h-34
hec h-39
heck h-31
hecke h-29
hecki g-29
hecks k29
hed_ h-22
hedg g21
hedgi g21
heen h23
heen_ h23
heep h-25
heep_ h-25
hees g-21
heese g-21
heesh h33
heet r-24 g-24
heet_ r-25 h-30
heets g-42
heft_ g30
hein h28
heine h28
hek g-41
hel_ h29
helf h-27 k-22
helf_ h-27 k-22
hell r-21
hell_ r-26 h43
hells g31 h-39
helm g-25 m-29 h-36
helme g-25 m-29 h-36
helo h25
helor h25
help r24
help_ g-31
heme r23
hemed m-23 h-28
hemes r42 g-26
hemp g-21
hemp_ g-21
henn r-33
heo h43
heon h43
heon_ h23
hera h-23
herap h-23
herb m-42
herm h-21
hero g-21 h27
heroi g-21 h27
hest g-22 m42 h-21
hest_ m39
heta g42
hew g-21 h-25
hex h23
hex_ h41
hib h30
hic_ h22
hica h-49
hich g21
hich_ g25
hicha h40
hick h-25
hicke h-23
hid k33
hid_ h-23
hide h-29 k37
hide_ r-21 g-21 h-32 k32
hidi h-21 k51
hidin h-21 k51
hie g22
hiel r-23 g24
hield r-23 g24
hif g-27
hift g-27
hifts r-26 g-41 m-24
hila h24
hilal h24
hink_ g37
hinks g28
hion_ h-21
hions h-34
hips m23
hips_ m23
hir_ h22
hire r-31
hire_ r-27 h-28
hirt_ m-22
hirts h-22
hirty g-23
hisa r-29
hish h36
hish_ r-21 h28
hisk h23
hiske h27
hit_ r32 h-26
hitel g36 h-24
hitm g-26 h21
hitma g-26 h21
hitty r43 h-33
hiv h22
hiva h28
hivas h26
hiy r-36 m-22 h-25
hiya r-39 m-42 h-56
hiye g-36
hiye_ g-36
hle g28
hle_ g31
hma h27
hman h31
hmo g62 h-21
hmo_ g62 h-21
hn_ m37 h-23
hna r-21 h48
hne h42
hni h28
hock m-27
hod h-32
hod_ h-37
hoe g-29
hoes m-37 h-27
hoes_ m-37 h-27
hoev g-29
hoeve g-29
hog h39
hog_ h41
hold h-21
holde h-38
holdi m-25 h-21
holi h22
holid r30
homem h29
hones h22
hood r-22 g-48
hook g-23 m-22
hooku h30
hool h-21
hoosi h-21
hoot h26
hoot_ h26
hope g47
hope_ g44 h-22
hopp g-39 h-28
hoppe g-51 h-25
hoppi h-26
hops h23
hops_ h23
hor_ r55 g-38 h-36 k-21
hore g-22
hore_ g-25
horit h-25
horiz h26
hort g26 h-21
hort_ g27
horti g37 h-23
hose_ m26
hosp h-22
hospi h-22
hot_ g-22 h25
hotos h22
houl g-27
hould g-27
hour_ h21
hours r-29
housi h-28
hown g-29
hown_ g-29
hows g24
hows_ g24
hq_ g-39
hr_ h-23
hra_ h21
hreat h38
hrow g37 h-27
hrow_ g21 m39 h-30
hrown g54 h-22
hrs h-31
hrs_ h-31
hsa r-36 h27
hta m-26 h-34
hte g22
hter g22
hteri g39
hters h-30 k36
hti m-23
htin h33
hting h33
hts h-21
hu_ r25 h23
hua g-27 m-22 h22
hug h47
hui m-24
hui_ m-24
hul g26
hula h46
hula_ h46
hulu g-33 h-26
hulug g-33 h-26
hund g-21
hunt g21
hunt_ r-22
hus r-36 g-24 m-26 h62
husb h23
husba h23
hwa r-23 h34
hwa_ r-23 g-30 m-33 h23
hwe g-21 m-26
hwei h33
hwein h29
hy_ g-29
hyl r22 h-29
hylo r25
hyloc r25
i7r h33
i7r_ h33
iabi g21
iabil g21
iac h28
iac_ h28
iale h33
iale_ h33
iam g-23 m46
iamo m25
iamon m25
iape h-37
iaper h-37
iapo h25
iapo_ h25
iat h21
iate_ h21
iati h-25
iatio h-27
iatu h30
iatur h30
ib_ g-34
ibb g31 m29
ibe h26
ibe_ r-41 g-34 m-29 h39
iberi h35
ibi_ h41
ibles h40
ibo g-22
ibor r22 g-26 h-21
ibor_ r22 g-26 h-21
ibs h24
ibuto h35
ica_ h25
ican r-21
ican_ r-21
icap m45 h-32
icap_ m45 h-32
icar g87 h-30
icati r-24 h-28
iced k27
iced_ k27
icer r-29 h28
icer_ r-30 h29
icers g53
ich_ g24
icha h40
ichar h40
iches h29
icine g-21
icing h-36 k47
icit r-21 g-23 h-38
icity r-21 g-23 h-38
icked r-24 g-29
icken h-23
icker g-39 m-27 h36
icle h-25
icle_ h-23
ico g32
ico_ g48
ict_ g-38
icti h-27
ictit m27
ictu h30
ictur h30
idat g21
idati g23 h-26
idays g-38 h-22
iddi r25
iddiq h33
ident g27
ideos h31
ider_ h30
idera g31
idgi r29
idgin r29
idi k24
idia g22
idia_ g22
idin h-25 k36
iding h-24 k36
idn h23
idna h21
idnap h26
idne h23
idney h23
ido_ g67 h-27
idr g-21
idr_ g-21
ieces g-21
ief g-30 h-31
ief_ g-30 h-31
iem h22
iemp h22
iempo h22
iends h-34
ient h30
ient_ h24
ients r-23 m24
ieo g54 h-33
ieo_ g54 h-33
iers h-28
iers_ h-28
iet h-27
iety g23
iety_ g23
iev g-22 m-22
ieve g-25 m-23
iews h31
iews_ h31
if_ g42
ifes_ g-27
ifet g25
ifeti g25
iff_ r-29
ifice h26
ifte h32
ifted h32
ifts r-34 h-24
ifts_ r-34 h-24
ifty g21
ifty_ g21
ig_ h22
igam h27
igami h27
igat h-21
igeo m21 h-22
igeon m21 h-22
iger h23
iger_ h23
igged h53
igger h-29
iggy h-28
iggy_ h-28
ighte h-32 k53
ighti h33
ights h-21
igin_ h-31 k43
igina h25
igio h28
igion h24
igit h-24
igl h33
igle h33
iglet h33
ignal r-38 g40 h-29
ignat g-24
igni r-32 g-22
ignin r-32 g-22
igno h33
ignon h33
igo g47 m-21
igo_ g38
igr g-32 h32
igu g25
igue h26
iguel h26
igur g26
iha m24 h-25
iha_ g23 h-28
ihan m40
ihan_ m40
ija r-26
ija_ g-29 m21 h33
ijar r-27
ijara r-27
iji r-33 g-27 m-25 h41
ik_ g-32 m-32
ika r-33 g-23 m31
ikd r30
ikda r30
ikda_ r30
ikes g30
ikes_ g30
iki g-24 h48 k-24
ikin g-24 m-29 h21 k-26
ila h32
ila_ h32
ilal_ r21
ilde m21
ilder m21
ilea h33
ileag h33
ilent h-22
iles h-30
iles_ h-29
iley h38
ileys h38
ili_ m-30 h-44
iliat h21
ilin r-39 g-26 h-43
iling r-39 g-26 h-43
ilis r25 g-28
ilisa r26
ilita r-25 h29 k33
ille h-28
illed h-28
iller g-26 h-29
illi g-29 m27
illin r-23 g-41 m-29
illio m31 h21
illn g23
illne g23
illo g-28 h33
ilm g-23
ilm_ g-27
ilms h25
ilms_ h25
ilor h-27
ilor_ h-21
ils_ r22 h-21
ilt r21 h-33
ilt_ r21 g22 h-27
ilte g-23 h-24
ilter g-23 h-24
ima_ h-27
imar g-26 m25 h-41
imar_ g-32 m26 h-48
imed g32
imed_ g32
imes h-27
imin h-22
imo h42
imon h36 k-21
imonc h30
ims h-32
ims_ h-30
imu h-31
inah r49 h-41
inah_ r49 h-41
inan r23
inanc r24
inar m21
inar_ g-28 h-36
inary g24 m24
inat m-28
inati m-28
inca h33
incal h33
ince r-23 g-28
ince_ g-27
incen r-43 h25
incl_ r27
ind_ g42
inde h-26
indem g23
inder g-36 h-31
indo g-31
indow g-31
inds_ g24
indu r36
indul r36
inea h-41
inea_ h-50
inee r-21 g-21 h-24
ineer g-34 h-25
ineg h-26
inega h-26
inek h34
ineke h28
inf h22
infl h22
ingf h35
ingfi h35
ingh g-25
ingha g-25
ingi m-30 h-32
ingin m-30 h-32
ingl g-33 m-35
ingle g-33 m-35
ingo m27
ingo_ m28
ini_ g22
inia h22
iniat h30
inic h-31
inic_ h-31
inim h-26
inish m30
inja h23
injan h23
ink h21
inkd r30
inkda r30
inko g-36 m48
inko_ g-36 m48
inn_ h32
innes h30
inoe h-24
inoes h-24
inot h30
inot_ h30
inste k26
insu g21
insul h51
insur g22
int_ r31
inted r-28 m-27 h-43
inth m-27
inthe h30
inti r-26
intin r-28
intr r21
intre r24
inven h-23
invol g21
iny g-24
io_ m-37 h-23
ioj h31
ioja h31
ioja_ h31
iola h34
iolat h34
ione g29
ioned g36
ior m-29
ior_ m-32 h-22
ipa_ r-21 g-31 h45
ipali r-25
ipens g45
ipes h-33
ipes_ h-33
ipl_ m39 h-37
iple r-21
ipo m-25
ippe h21
ipped h29
ipst h-23
ipts k48
ipts_ k48
iptv h28
iptv_ h28
iq_ m25
iqu h31
ique h29
ique_ h21
iqueu h25
iquid g28
iquo h31
iquor h31
iray r-22 g-31 h-34
ircl m32
ircle m32
ircu r48
irdr g32
irdro g32
irds g34
irds_ g34
ire_ h-40
ired h36
ired_ h36
irem h-21
ireme h-21
irep m-27
irepl m-27
irew h34
irewo h-24
irg h-23
irgi h-23
irgin h-23
iris m24
irish m24
irits h22
irl h27
irl_ h38
irli h-23
irlin h-31
irm_ m-21
irn h22
irno h22
irnof h22
iro h-32
iron h-37
iron_ h-37
irp m25
irs_ h-33
irt_ m-22
irth_ g26
irti r29
irtim r29
irts h-22
irts_ h-22
irty k25
irty_ k25
irya g-21 h-24
iryan g-21 h-24
isap h29
isapp h29
isati r24
isb r-23
isco_ m-21 h25
iscou r21
iscov g34
iscr g48
iscre g48
iscu m-24
iscui m-24
isha r25
isha_ r25
ished m-32 h-25
isher g-21
ishi g-25
ishin g-25
isig h23
isig_ h23
isin h-31
isit_ g-21
isits h-28
isk h23
isk_ g31
iske h29
iskey h34
iski h36
iski_ h34
islan h-25
isnt m-23
isnt_ m-23
ispl h27
ispla h27
issa h-22
issa_ h-31
issed h-21
isser h21
issin g71 h-47
issor r21
issue h-24
istak r-21
isti h28
istil h27
istl h-43
istle h-43
istre h31
istry g-22
ists g27
ists_ g27
itab k46
itabl k46
itali m-29
itam h-33
itami h-33
itan_ h30
itas h41
itas_ h41
itat h25
itca h-28
itcas h-28
itch m-22
itch_ m-39
itchc h30
ited g-29 h-41
ited_ g-29 h-41
itel g36 h-24
iteli g36 h-24
item_ g30
items g-26
iter h-23
ithe g27
ither g27
itiv h35
itivo h35
itiz h-21
itize h-21
itm g25
itm_ g55 h-32
itma g-26 h21
itman g-26 h21
itme r22 g28 h-33
ito r-29
ito_ g22 h-24
itor r-40
itor_ r-34
itors h22
itro h26
itrou h29
itter h-25
itti r-27
ittl h-21
ittle h-21
itty r22
itty_ r22
itua m-25 h23
itual m-25 h23
itur r-21
iture r-21
itz h32
itz_ h32
iu_ r-30 g-26 m-25 h53
iv_ m44 h-41
ival h22
ival_ r-30 h22
ivas h26
ivas_ h26
ivati g25
ivea m22
iveaw m22
iver_ h-22
ivera r30 g-25
ivid g-25
ivide g-27
ivo h21
ivo_ h35
iwal r-22
ixer h48
ixer_ h37
ixi r-22 m-25 h37
ixin r-23 m-33 h41
ixing r-23 m-33 h41
ixt h-23
ixty h-22
ixty_ h-22
iyal_ h-21
iye g-24
iye_ g-26
iyya h-21
iyya_ h-21
iz_ g-28 h26
iza r21 h39
izar h25
izard h25
ized g-21
ized_ g-21
izer h-22
izer_ h-22
izo h26
izo_ h26
ja3 h-26
ja_ h34
jacke m-33 h-40 k-21
jackp m22
jad h30
jado h35
jadoo h33
jadu h30
jadu_ h30
jag h24
jage h24
jager h24
jah r-27 k31
jah_ r-29
jahi h-21 k43
jahid h-21 k43
jal r28 g-27 h-49
jam3 r-37
jamo h31
jamon h31
jar_ g-35
jara r-27
jara_ r-27
jari_ h26
jars r-23 h-45
jars_ r-23 h-45
jd_ r-27 g-31
jde g32 h-23
jdee g32 h-23
jdeed g32 h-23
jebel h-22
jec h-26
ject h-26
jecti h-24
jee m21 h-35
jeet m42
jeev g36
jeeva g36
jer r-22 m-27 h23
jers m-27 h-35
jerse m-27 h-35
ji_ h27
jin h34
jinn h32
jinn_ h32
jiu r-34 g-32 m-27 h47
jiu_ r-34 g-32 m-27 h47
jos r-21 h53
jra h30
jra_ h30
ju_ h38
jua m45
jua_ g-24 m74 h-38
juaa m32 h-31
juaa_ m25 h-25
judge h26
jug h31
jug_ h31
juj h32
juju h32
juju_ h32
jun r21
junk r29 m27
junk_ r36 g-21
junke r-34 m38
jur h66
jury h48
jury_ h48
jus h-22
just h-22
just_ h-24
justm r29
ka_ h23
kab h21
kaba h27
kafe r-22
kah m-22
kal m22
kaly m34 h-30
kalya m34 h-30
kam g-27
kam_ h-29
kame g-32
kamel r-42 g-30
kamet r36 g-29
kan r24
kand r25 m-25 h-30
kar_ r-33 m-24 h-37 k-21
kara h-41
kara_ m39
karak m-23 h-42
kare h32
kari r-29 m-21 h-30
karo h23
kas_ m-26 h23
kat_ h-24
kay r-29 g-29 m-22
kay_ r-30 g-22 k-22
kbe m28 h-34
kbee h-23
kbeer h-23
kda k24
kda_ r34
kdat k38
keep k21
keep_ k37
keg h39
keg_ h44
keng h25
keng_ h25
keno g-22 m48 h35
keno_ g-22 m49 h34
kens m-24 h29
kens_ m-24 h29
kera g-37 m-33
kery m-22 h-44
kery_ m-22 h-44
keta h37
ketam h37
keym g30 h-23
keyma g30 h-23
kg_ g-34
kh_ g-21
khad h-21
khadt h-24
khai g-21 m31
khala r-24 g-25
khan r-33 g-23 h47
khand h31
khanz h37
khar m-41
khari g26 h-31
khas r-27 g-25 h-43
khat m-36 h38
khat_ r-22 g-32 m-37 h46
khe h-21
khe_ m-26
khed g-25
khel m22
khet g46 h-22
khet_ g46 h-22
khi m-37 h-29
kho h-36
khos r-22 g-28 m-28 h-23
khs h-27
khsa h-27
kht r-34 g-34 m-33
kic h26
kick h26
kick_ r-24 h24
kidn h31
kidna h26
kidne h23
kie m40
kie_ m38
kies g-21 m23
kies_ g-21 m23
kill g-27 h26
kille h-32
kim h50
kimm h50
kimme h33
kind h23
kind_ g-25 h40
kingf h35
kings m55
kins g-21 m34
kins_ g-21 m34
kip r36
kip_ r36
kir g-33
kira r-22 g-31 h-34
kiray r-22 g-31 h-34
kist r37
kist_ h-22
kit_ g-21
kite m23 h-27
kite_ m23 h-27
kitt r-24
kitte h-26
kitty r-40 m29
kka r-29 m-24
kkar r-25 m-25 h-40
kke h32
kla h-22
kle h-21
klet h-26
klet_ h-26
kli_ r-23 g-27 m-21
km_ r-24
kmai h25
kmail h25
kme g26
kmen g26
kmens g33 h-23
kni h-25
knift g28
knoc h29
knock h29
know_ g-24 h-29 k41
knowi g22 k-36
ko_ r-21 h21
koll r-22
kollo r-22
kom g-22 h-61
kon r-28 g-26
kon_ g-30 h26
kot h66
kou r-25 h-38
kpop h-33
kpop_ h-33
kpot m22
kra_ h-25
kri m-22
kri_ r21 h-30
ksa g-41
kshe k-21
kshee r-21
ksho m-24 h-35
kshop m-24 h-35
ksm r-25 g-25 m-32 h-29
ksmi r-25 g-25 m-32 h-29
ksmit r-25 g-25 m-32 h-29
kt_ r-57 m-31 h-34
kto r-38 g21 m-34
ktv h22
ktv_ h22
kul g-28 h25
kula g-28 h25
kund h38
kundl h21
kup_ g-26 h24
kya g35 h-22
lab_ h-30
labe h26
label h26
labor h22
labou g-21
laced h-25
laces m-29 h-21
lack h29
lack_ h36
lackm h25
lad_ r-23 m-24 h-39
ladd g-23
ladde g-23
ladie h21
ladin h-49
lady h43
lady_ h40
laf r21
laf_ g-32 h-33
laft r21 h-35
lag_ g-23 m-25 k21
laga r-32 m32
laga_ r-36 m24 h-38
lagan m39
lage h42
lager m-23 h48
lah h-28
laha h-43
laime g32
lain r-22 g-24 h-24
lain_ r-22
laine g-25 h-24
lak_ r-29
lama r-21 h-29
laman g30 h-44
lami_ h28
lamic h-27
lamp m-22 h-36 k-29
lamp_ m-22 h-36 k-29
lanc_ h27
land h-25
land_ h-28
lands g23
lans g-31
lans_ g-31
lant h-24
lant_ g-24
lante r-21 g45
lanti h-37
lants g-38
lap_ r-21 g-35
lard h35 k-27
lard_ r-25 h44 k-24
lardo h47
lare k28
lared k44
laret h36
lari m-21
larie m-21
las_ g-27 h-43
lash h-35 k-21
lashe h-33 k-23
lass h-25
lass_ m-22 h-21
last r-27
last_ r-27
lasti h-49
lated r-26
laten r43
lativ r38
latt g-23 h-21
latte g-23 h-21
laug g-21 h52
laugh g-21 h52
laun k22
launc g26
laund h-32 k25
laus r23
lause r23
lavo h-28
law_ g-22 m-23 h-34
laws h-22
lawy g-25 h-22
lawye g-25 h-22
lay_ r22 m30
layb h24
laybo h24
layed g-23
lays r-26
lbe r-36 g-32 h56
lcon h-33
lcon_ g21 h-29
lcony h-28
lcu g-23
lcul g-27 m-26
lde g-21
lder_ g-24
lderl r-21
lders m-24
lead g-33 m-30
leaf h-22
leage h33
leak h41
leak_ h44
leake h30
lean_ k32
leane r-22 g-40 k-28
leani m-21 h-27
leap g40 h-22
leaps g40 h-22
lear g22
leara k-22
learn r-25 h-30
leas r22
leat h-24 k-26
leath h-24 k-26
leavi h-38
leb r-29 g-21
lech h26
lecho h26
lect_ m21 h-23
lecto m27 k21
lects r22
lectu r-27 h-37
ledg h-29
ledge h-29
lee h-39
leep h-41
leeps r24
left h-30
left_ h-30
leg_ h23
leh r38 m-25 h-29
lei r-38
lem_ m-22 h32
lemo r-25 g-29 m-22
lemon r-25 g-29 m-22
lend_ r22
lendi r28
lends h25
leo h30
leop h26
leopa h26
lerk r-24
lerk_ r-24
less_ r27
lesse h23
lete_ g-22 h26
lev g29
leve g31
level g-27
lever g42 h-28
lew g35 m-25
leys h38
leys_ h38
lf_ h-23
lge r30 h-34
lgen r36
lgenc r36
lha g-25 h-27
li_ r21
liab g21
liabi g21
liat h21
liate h21
lic_ r-21 g39
lica_ h23
licat r-26 g-27 h-37
lices r-28 g-26 k-22
lid_ h-21
lida r24
lidat g-21 m-22
liday r30
liem h22
liemp h22
lifet g25
liff h47
lift h25
lifte h32
ligi h24
ligio h24
lik_ g-27 m-21 h-40
likes g30
lil r-24 g-28 m-22 h-44
lim_ h28
lima g-28 m22 h26
limi h-24
limit h-23
limo h30
limon h30
lin_ h29
lind h-39
lind_ g27 h-39
linde r-29 g-23 m-21 h-22
lines h-23
lings r-24 m-28 h-21
lini h-23
linic h-31
link r-29
lion m22
lion_ m-24 h-23
lions m31 h21
lipp g28 m37 h-22
lippe g-24 m53 h-34
lips r24
lips_ r29
liq h28
liqu h28
lique h25
liqui g28
liquo h31
lisa h-21
lise g-29
lish g-21
lish_ h38
lishe g-25
lita h28 k28
litan k54
litat r-32 h46 k-22
liti h-21
litio h-21
litt h-23
litte h-21
littl h-21
live_ m36
lives r-26 m-29
liy m-31
liya r-23 m-26
liya_ r-25 m-28 h-30
liye m-28
liye_ m-28
lke h29
lker h38
lker_ h28
llaf r30
llan m-41 h42
llan_ g-23 m-24 h33
llat g34
llati g33 h-28
llets g22
llia m28 h-25
llio m22
llion m22
lln g23
llne g23
llnes g23
llo_ r-21 h22
lloo g-22
lloon g-22
llov r23 h-25
llove r23 h-25
llow_ h-26
llows g40 h-44
lloy g30 m-50 h-58
llp h-52
lmet g-25 m-29 h-36
lmi r-21 g-23 h37
lmis r-21 g-23 h37
lmist r-21 g-23 h37
lms h23
lms_ h23
lna r-28
lna_ r-28
lne g23
lnes g23
lness g23
lo_ h23
load m26
load_ m30
loane r37
loans r44
lob g-26
loca g21
locat g22
locke g22
locki h-23
locks g33
log h23
loge h28
loger h28
lol k-23
lol_ k-24
lom h21
lon_ r-22 g-24 h-27
lone h31
lone_ r40
loned g-22 h41
longi g23 h-22
longs g45 h-31
loni h36
lonin h36
lood h27
look h30
look_ h24
looks h24 k28
loon g-26
loon_ r-21
loons g-28 m-25
loot g-30 m23
loot_ g-30 m24 h-24
loper g25
lopes g-23 m-21 h-46
lore h-28
lored h-32
lori g-26 h-29
lorin g-21 h-27
loser m48
losse m37
losso g21
lot m23
lote g21 m66 h-64
loth m-23 h-29
lothe h-40
lott m33
lotto m29
lottr m40 h-31
loud g-25
louf h68
louf_ h68
loui h22
louis h22
loure r-21 h-35
lous g-45 m-34 h-54
lov h24
love h24
love_ r-25 g-22 h35
loves g-25 h-28
lowed h-31
lows g39
lows_ g39
loyer h-22
lp_ h-24
lsa m-29 h-23
lsa_ m-29 h-24
lsd r-22 g-24 m-23 h42
lsd_ r-22 g-24 m-23 h42
lse k30
lse_ k37
lta_ h36
lter h-35
lter_ g-21 h-28
lu_ h-56
lug_ h47
luga g-33 h-26
lugan g-33 h-26
lumb r-29 g-25 m-24 h-32 k-24
lun r-21
lunc r-24 g-23 h-22
lunch r-24 g-23 h-22
lunt_ h40
lut h40
lut_ h21
lux_ h-24
lve_ h-28
lves h-22
lves_ h-22
lvi r30
lvin r32
lving r32
lya m34 h-30
lyan m34 h-30
lyan_ m34 h-30
lyf h31
lyfa h31
lyfan h31
lym m37
lymp g21 m26 h-26
lyr h23
lyri h23
lyric h23
m3a r-32 g-28 m-28 h25
ma3 g-31 m-30
ma3a g-33
ma7 g25
ma7s g30 m-21
mab g-22
mac m21
maca r-23 g-29 m44 h34
mach_ g28
madam h29
madan h-22
mado h32
madol h32
mage_ g22 h-21
mah m29 h-38
maha r23 m54
mahi r23
mahin r23
maj g-39 h-37
mak_ r-24 g36 m-22 h-39
make_ g37
maker g-38
maki g-29 m-24
makin g-29 m-24
male g-21 m-23 h30
male_ g-21 m-23 h30
malt h21
malt_ h21
mama m-23
mango h-29
mani h35
manok h-33
mans h31 k-27
mans_ h34 k-28
many g-28
many_ g-24 h-22
map k-23
map_ k-24
mara r22
mara_ r64
marah h23
mare g30 m-24 h-44 k-27
margi g21
marl r-22 h-23
marla g43 h-28
marra r-26
mars h22
marsa h26
mart h24
marti h36
masa m-24 h-22
masar g-21
mashi h25
mast h33
maste h41
mat_ m-21
mate g-26 h-30
matk g-24 m28
matka g-24 m28
mato h-27
mato_ h-32
matt r29
matte r37
matu r23
matur r23
maw h-33
max g62 h-25
maz g-23 h23
maza h31
mb_ g27 h-32
mba h25
mba_ r-36 m26
mbay_ r25
mbere m-22
mbers m22
mbi m28
mble h-23
mbo m25 h-21
mbol m27 h-25
mbola m27 h-25
mbr m-29 h-30
mbu m-28
mbuc h38
mbur h-41
mcx g50 h-25
mcx_ g50 h-25
mda r-22 g-22
mdan r-22 h-36
mdm r-21 g-25 h38
mdma r-21 g-25 h38
mdma_ r-21 g-25 h38
meal r-30 m-26 h-47
meas h-26
measu h-26
meat h35
meat_ h35
meb k22
mebo k27
mebod k27
meda r-24 g-25 h-25
medy h25
medy_ h25
meen r-25 g24
meen_ r-25 g24
meeti h-39
meg m36
mega m40
mega_ m27
meh r-24 g-35 m-25
mel g22
mel_ h-21
meli h32
melie h33
mels r-23
mels_ r-23
mem r-22
mema h29
memad h29
memb r-27
membe r-27
memo h-30
memor g36 h-26
menti k23
menu g-29 h21
menu_ g-31
mera g-21
mera_ g-21
meri r-37 h-54
meric h-38
merol h31
mers h25
mesh m-25
mesh_ m-28 h-26
meso h29
meson h29
mess m27 h-30 k24
messa m25 h-31 k25
met_ h-37
meth_ r-23 g-28 m-25 h47
meti r32 h-21
meti_ r36 g-29
metr h-26
metre g-23
metri g42
metro h-27
mets h-23
mew g22
mewh g23
mewhe g23
mex h-21
mex_ h-21
meya_ g-21
mez g-38 m-33 h36
mezz r31 h-26
mezza r31 h-26
mi_ r32 g-22 h21
mia r-25
mic_ h-39
migu h26
migue h26
mil_ h44
mila r-29 g-24 h44
milea h33
mili h-37 k30
milk h-30
milk_ h-30
milli g-23 m29
min_ m33
mina r-29
minal r-25 g-25 m29
minar r-27 h-27
minat h32
mind r-23
mind_ g22
mined g40
miner h32 k-23
mini_ g33 h-28
minia h30
mino h-45
mino_ h-47
minoe h-24
mins g44 m-42 h-29
mins_ g44 m-42 h-29
mint g21 h-30
mint_ h-31
mirn h22
mirno h22
mis_ r49 h-22
mise_ m-22 h-21
misp h41
mispl h41
misso r21
mist h32
mista r-21
mistr h27
mite g-29 m-27 h-53
mith m-21
mith_ h-21
mitte r22
mix g26
miyy r22 h-21
miyya r21 h-23
mm_ h-42
mma g23 h-44
mmed h37
mmed_ h37
mmel h32
mmeli h33
mmer_ h-23
mmers g26
mmi_ h21
mmit r26 g-32
mmon h28
mmon_ r-27 h27
mms h29
mms_ h29
mmu r-26
mmun r-27
mmuni r-27
mni g23
mnit g23
mnity g23
mnt r26 h-29
mnt_ r24 h-30
mo2 r32 m-22 h-27
mo2a r26 m-21 h-27
mo_ r-37 h-45
mob m-31 h-36
mobi h-24
mobil h-24
mocki h38
mockt h-41
moke_ h38
moki h-27
mokin h-27
moli h-21
molit h-21
moll h23
molly h23
mom r-21 h-22
mom_ r-31 g-41 m-22 h-36
mon_ r-25
mona g-27 h26 k-22
monc h30
monce h30
monit k23
monk h38
monte h23
mony h33
mony_ h33
moo g21
mood r-25 g45 h-41
mood_ r-25 g45 h-41
moon g-21
moon_ g-21
moons g-24 h41
mop r-28 g-28 m-23 h-46
mori g32 h-34
moria g40
morta h23
mosta m-30 h-26
mot h-42
moth h-40
mothe h-40
moto g21
motor g21
mour g-48 h-38
mour_ g-48 h-38
mous g-22
mout m-22 h54
move_ h23
moved g-29 k25
mped h-39
mped_ h-39
mper h35
mperi h44
mple g-22
mples r-26 g-25 h-28
mpo_ h22
mpor h22
mpora h23
mpos g30 m-29 h-30
mps h48
mps_ h48
mpt h-22
mptio r22
mpu m-32 h-34
mra g-27 h-23
msa m-35 h-36
mst h34
mste h25
mt_ g39 m-46 h-32
mta r-28
muc g27
much g27
much_ g27
mud h-31
muj k28
muja h-21 k43
mujah h-21 k43
mujr h30
mujra h30
mul k21
mule k29
mule_ r-29 m-22 h-44 k54
mulet h36
mum k-29
mum_ h-24 k-29
muna r24
muna_ g21 h-21
munit r-27
murf r-21 m-22 h-38 k32
murt h24
murti h24
musha r-25 h-27
musi h-45
music h-45
must k21
must_ k21
mut h24
muta r-28 h52
mutu m27 h-41
mutua m-28 h-24
mzaw h26
mzawa h26
nab h21
nabi h21
nach r-23 g-24 m-22 h26
nack h-33
nack_ h-40
nacks h-25
nade r-26
nafs h-22
nafs_ g-22
nah r21 h-37
nah_ r56 h-42
nahi r-35 g21 h-21
nahi_ r-35 g21 h-21
nai h-33
nail h-23
nak r-21
nakl h31
nakli h31
nam_ r-22 m-22
nan r21
nang r-36 g-30 h-29
nang_ r-36 g-30 h-29
nap h37
nap_ g-25 h45
nappi r-23
nar_ g-27 h-36
nary g24 m24
nary_ m26
nass h-28
nasse h-28
nat_ h26
natin g-26
naw g37
nawa g33
naway g33
nax h26
nax_ h26
naz h21
naza h22
nazar h22
nba r-21 g22 m31 h-34
nba_ r-21 g22 m31 h-34
nbe r-22 m-28 h35
nbee r-22 m-28 h35
nbi h36
nbid h36
nbid_ h36
nbr r32
nbro r32
nbrok r32
nc_ h27
nca g-23 h32
ncal h33
ncall h33
ncei g47
nceiv g47
ncel_ g-36
ncen r-44 h38
ncers h29
ncert r-27 g-23 h-36
nces_ m22
ncest h43
ncet h22
ncett h22
nche g36 h-22 k23
nchec g61
ncheo h23
ncia h24
ncial h24
ncie r24
ncil h-35
ncil_ h-37
ncl_ r27
ncla g32
nclai g32
nclea g22 h-30
ncles g-23
nct g-22 h-25 k24
ncti h-25 k26
nctio h-25 k26
ndar_ g23
ndba h22
ndbag h22
ndec h-23
ndeci h-23
ndef g22
ndefi g22
ndel g41
ndeli g48 h-45
ndem g23
ndemn g23
ndere g-28 k30
ndf r34
ndf_ r57 g-24 h-39
ndi_ m-27 k23
ndic m28
ndica m28
ndit_ h22
ndli_ h21
ndm m-22 h-23
ndma m-24 h-22
ndo g24
ndom h-25
ndom_ h-25
ndoo h-21
ndor g24 h-38
ndor_ g24 h-38
ndou h35
ndov h-23
ndove h-23
ndow_ g-36 h25
ndrai k25
ndraw r41 m-21 h-22
ndry r-27 g-44 m-33 h-36 k-31
ndry_ r-27 g-44 m-33 h-36 k-31
ndu h33
ndu_ h32
ndul r24 h30
ndulg r36
nea r-22 g-22
near r-25 g-31 m25
near_ g-31 h21
neb g-31 m24
nec g-22
nee h-21
neede h26
neer g-28
nega h-30
negar h-26
neh g22
neit g24 h-21
neith g24 h-21
nek h34
neke h28
neken h28
nemp g23
nempl g23
nep g-21 h-25
neph g-21 h-25
nephe g-21 h-25
nes_ h21
nest r-21
nest_ r-23
new h-21
new_ m-24
newe h-21
newed h-21
newi r32
newin r32
news h-46
news_ h-46
neyl r29
nfe r-22 g-28
nfer r-27 g-31 m-23
nfere g-28
nfid g-25
nfir h-33
nfirm h-33
nfl h21
nfol g26
nfold g26
nga_ g-34 m-34
ngal h48
ngali h42
ngan h38
ngan_ h36
ngay h-25
ngay_ h-25
ngem h-25
ngeme h-25
nges g-39 h-42
nges_ g-40 h-43
ngf h35
ngfi h35
ngfis h35
ngh g-36
ngha g-33
ngham g-28 h-61
nging h-28
ngit m25
ngits m25
ngla r25
ngla_ r30 h-28
ngled g-29 h71
ngo_ m22
ngov h31
ngove h31
ngr m-36 h23
ngre h42
ngu r-24 g-21 h-40
niat h30
niatu h30
nib g-21
nics h-25
nics_ h-25
nid r29
nide g34
niden g34
nie h27
nie_ h37
nies h27
nies_ h27
nif g25
nift g40
nifty g40
nil_ r-41 h35
nila m-25
nila_ m-25
nings m23
nis_ h24
nise h-29
nised h-29
nish_ g-28
nishe m40
niste h21
nistr g-22
nita h50
nitiz h-22
nito r-25 g-32 h-29
nitor r-25 g-32 h-29
nitr h29
nitro h29
nitu r-21
nitur r-21
nity g22
nity_ g22
nja h25
nja_ h34
njan h28
njan_ h28
nje r-28
nka h37
nkd r30
nkda r30
nkda_ r30
nken g23
nken_ g23
nket r-26 m30
nket_ r-34 m38
nkey h29
nkey_ h29
nki g-26
nkin g-27
nking g-27
nkni g28
nknif g28
nko g-32 m47
nko_ g-36 m48
nlic k37
nlice k37
nlo g-29 m-35
nloc m-28 h37
nlock m-28 h37
nlyf h31
nlyfa h31
nn_ h46
nna r-23 m21
nna_ m27
nnab h21
nnabi h21
nnels h30
nnes h36
nness h37
nni_ r35 g-27 h-29
nnis m-28 h-22
nnot g-23 k22
nnot_ g-24
nnui g32
nnuit g32
nnum r24
nnum_ r24
nny r-26 g-22 m24
nny_ r-27 g-23 m25
noc h29
nock h29
nock_ h34
nocke h21
noe h-24
noes h-24
noes_ h-24
nof k46
noff k46
noff_ h22
noffi h-26 k66
nog h27
nog_ m-29 h33
noi k-30
noir h29
noir_ h29
nok h-33
nok_ h-33
nom h-38
nomi r-26
nomy h-32
nomy_ h-32
non g28
none g33 h-22
none_ g33 h-22
noo r-28 h33
noon r-26
noon_ r-26
nop m-29 h-36
nor_ g25
norm g-22
norma g-22
not_ g24
nota r-26
notar r-26
noti k32
notic k32
nou g-37
nov_ r28
nove h-22
novel r-22 m-24 h-28
nowi g22 k-36
nowin g22 k-36
nre r23
nre_ r48 h-27
nreg k29
nregi k29
nro r36 g-23
nro_ r56 h-27
nsee g25
nseen g25
nsel r-23 m-29 h-29
nsell r-23 m-29 h-29
nsex g52 h-28
nsex_ g52 h-28
nshi h21
nshin g-24 h41
nsho r35
nshop r39
nsio g-21 h-29
nsion g-21 h-29
nsl g-31
nsla g-28
nslat g-29 h-36
nsol g-28
nsoli g-21 m-22
nsom h27
nsom_ h26
nsort g41
nstag h-22
nstan m46
nste k26
nstea k26
nsur g22
nsure g25
ntan r-28 g-30 m-32
ntas h-21
ntasy h-21
nteen g-23 m-23 h-22
nter_ r-34 h-22
ntern g-27 h-58
nters g59
ntes m43
ntest m43
nthe h25
nthe_ h30
ntif g34
ntifi g34
ntra_ h31
ntres r26 h-28
ntrie m31
ntro h-35
ntrol h-32
ntu r21 g-26
ntur r21 g-26
nture r21 g-26
nu_ r-21 g-30
nual h-23
nual_ h-24
nud h23
nude h23
nudes h41
nue h-22
nue_ h-22
nuit g32
nuity g32
nur h-25
nurs h-36
nurse h-27
nver h-26
nvert h-23
nvi h-32
nvid g22
nvidi g22
nvol g21
nvolu g21
nvoy h-28
nvoy_ h-28
nym g21
nyme g33
nymex g33
nyt r-21
nyth r-21
nythi r-21
nze r-25 h41
nzee g-21 h36
nzeer g-21 h36
nzi g-24 m-22
nzir h48
nzir_ h48
o2a m-23 h-34
oac g-25 m-24 h-23
oach g-25 m-24 h-23
oach_ g-24 m-22 h-36
oachi g-25 m-23
oak m-34
oak_ m-40 h-30
oal h-31
oal_ g21 h-28
oals m44 h-33
oane r37
oaned r37
oans r44
oans_ r29
oap g-31
oap_ g-32 h-24
oar_ h47
oat h-24
oat_ h-24
oba m-25 h-26
obe_ g-31 h47
obel h-59
ober_ k-21
obi h-28
obil h-24
obile h-24
obj h-27
obje h-27
objec h-27
obl g24
obon r29
ocai g-22 h31
ocain g-22 h31
ocat g22
ocate h-23
ocati g22
occ h30
occu h30
occul h30
ocer r-21 h-26
oceri r-23 h-21
ocery m-24 h-25
och r-42 g-24 h68
ocia g-22 m22 h-28
ocial g-28 m32 h-33
ocie g23
ociet g23
ocked h27
ocker m22 h-27
ocks m-27
ocks_ m-22
oco h-24
octob k-21
ocu h22
ocur h46
ocut h28
ocute h28
oda_ g-22
odd m34
odds m24
odds_ m24
ode_ g-22
odei h26
odein h26
odes h-25
odh g30
odia h28
odiac h28
odo h22
odom h28
odome h28
odoo h37
odoo_ h37
odw r33
odwi r33
odwil r33
oe_ h-45
oem r-30 g-27
oem_ g-29
oet g21 m-29 h24
oev g-29
oeve g-29
oever g-29
ofa r-26 h-28
ofa_ r-21 h-25
offer h24
offs h31
ofr r31 g-43 h-41
oft_ h-44
ofto h22
oftop h22
og_ h31
oga h27
ogar h-22
oge g-24
oger h28
oger_ h28
ogh h22
ogs h24
ogs_ h24
oh_ r-43
oha_ g-22 h-31
oi_ r30 h-28
oices r22
oid k22
oid_ k27
oidi k22
oidin k22
oins h27
oins_ h27
oint_ r-24 h23
oints r27
oir g-21 h49
oir_ h29
ois k-28
oise h-34 k-29
oise_ h-34 k-29
oja h42
oja_ h37
oju h34
oju_ h34
oken_ h-24
okens m-25 h22
okers g-23
okh r-29 m-32
okie m46
okie_ m38
okies g-21 m28
okl h-26
okle h-26
oklet h-26
okr h-27
okra h-27
okra_ h-27
oksh h-33 k-22
oksho m-22 h-35
oku h30
okup h30
okup_ h30
olar g-25 m-23 h-41 k-26
olar_ g-22 h-32 k-27
olas m-30
olati h32
older m-29
oldi m-23
oldin m-25 h-21
olf m23 h-43
olf_ m28 h-42
olfa h-21
olfa_ h-21
oli_ r33
olid r24
olida r24
olis r-30 g21 h-38
olish h-32
oliti h-21
oliv r-21 g-27 h-45
olive r-21 g-27 h-45
ollo_ r-22
ollov r23 h-25
olls m-28
olls_ m-28
olly_ h23
olo_ g-26 h47
olog h27
ologe h28
olor h-30
olor_ h-29
olore h-32
olou h-34
olour h-34
olut h25
olut_ h21
olv r32
olvi r32
olvin r32
oly r-31
olym m37
olymp g21 m26 h-26
omac g43
omach g28
oman g-24
oman_ g-25
omar h-26
omar_ h-26
omato h-27
omb_ g38
omba r21
ombay r25
ombo m28 h-25
ombol m31 h-26
omeb k22
omebo k27
omem h29
omema h29
omew g22
omewh g23
omil r-22 m29 h27
omill r-22 m29 h27
oming g29
omino h-46
omiss r21
omme h22
ommel h33
ommit r27
omo_ m22
omol g-27
omp_ m37 h-48
ompo h-22
ompos g30 m-29 h-30
ompu g-21 m-33 h-31
omy h-32
omy_ h-32
ona_ g-29
onate r-22
oncei g47
oncel h30
oncer r-31 g-24 m-21 h-35
ond_ h-24
onde h22
onded h24
ondi h-25
ondo g29
onds r34
onds_ r34
oned h33
oned_ g21 h23
oner g-25 h-25 k-21
oner_ g-26 h-37 k-22
ones m-25
ones_ m-26
oneyl r29
onfe g-30
onfer g-28
onfi h-37
onfir h-33
ongin g23 h-22
ongit m25
ongs g46 h-23
ongs_ g46 h-23
oni h22
oni_ h30
onic_ h23
onics h-25
onit k23
onito k23
onk h43
onke h29
onkey h29
onlyf h31
onn r-34
onna h41
onne r-35 h-24
ono m-30 h-25
onom h-32
onomy h-32
onor h34
onor_ h34
onsh h25
onshi h25
onsid g31
onsol g-21 m-22
ontes m46
ontro h-32
onvo h-28
onvoy h-28
onz h28
oodo h37
oodoo h37
oodw r33
oodwi r33
oof h-22
oof_ h-27
ooft h22
oofto h22
ooj h34
ooja h34
ooja_ h24
ooker h26
ookie m28
ookl h-26
ookle h-26
ooksh h-33 k-22
ooku h30
ookup h30
ool h-22
ool_ h-21
ools r-22
ools_ r-24
ooms h21
ooms_ h21
oons g-26
oons_ g-26
oonsh g-24 h41
oop g33
oop_ g48 h-22
oos_ r-38 g-35
oose g28 h23
oose_ g27 h22
oosi r-22
oosin h-21
oot_ g-23 h-42
oota g-21 h36
ooth r-37 m-25 h40
ootl h34
ootle h34
ooz h44
ooze h38
ooze_ h38
opa m-24
opar h26
opard h26
open g26
open_ g37
openi m24
opens r-29
oper_ g25
opes h-33
opes_ h-33
ophe h24
ophet h26
ophy m-32 h-29
ophy_ m-32 h-29
opies h34
opin g22
oping g22
ople h24
oples h40 k-22
opo r-30 g-36 m-34 h35
opol r-24 m-31 h-32
opped g-29
oppy h-48
oppy_ h-48
ops h32
ops_ h38
opsh r-22 g48 m-28 h-36
opshi g44 h-23
oran g-33 h-49
orar h23
orary h23
orate r28
orati g-21 m-22
orb r26
orbe r36 g-27
orbea r36 g-27
orc h37
orce h21
orcer h29
orcha g23
orci h35
orcin h39
ords k25
ords_ k25
orec m24
oreca m24
ores h26
ores_ h26
orex g31
orex_ g31
org h28
organ h25
orgav r-26
orge h24
orge_ h24
orgi r-26 h37
orgin h53
ori h-22
orin h-21
oris g-30 h-44
orit h-22
oriti g-24 h-24 k29
ority r-23 g28 k-27
oriz h26
orizo h26
orke h29
orker h27
orkm g26
orkme g26
orks_ r31
orksh h-21
orl m23
orld m23
orld_ m25 h-23
orma g-22 h-23
ormal g-22 h-30
orne r-45 g-33
orno h22
orph r-22
orpha r-23
orpo r28
orpor r28
orses m21
orsh h33
orshi h33
orta k-23
ortad h23
orted g21
orth m-22 h-23
orty r-22 g-26 m34
orty_ r-23 g-25
osa r-35 g-30 h-26
osc h30
osec h22
osecc h22
oser m41
oser_ m24
osers m46
osh_ g22
ositi g35 h-22
osits k26
osp h-25
ospi h-25
ospit h-25
ossom g21
osta m-27 h-21 k-22
ostag r-39 g-22 k-28
osted r51
oster g-24
ostes m-22 h30
osti h46
ostit h41
ostp h-21
ostpa h-22
osts r35
osts_ r35
ostu h-28
ostum h-28
ota r-25
ota_ r-31 h21
otar r-27
otary r-26
otat m-25 h-33
otc_ g28
otec g22
otect g23
oted r-29 m-24
oted_ r-29 m-24
otel_ h-22
oter g-26 m72 h-28
otex m24 h-30
otex_ m24 h-30
othel h25
othes h-40
oti g-25
otic_ h30
otice k32
otio g-24
otion g-24
otk m-29 h37
otl h22
otle h29
otleg h34
otm h-25
otm_ g58 h-31
otoc h-24
otoco h-24
otor g21
otor_ g24
otos h22
otos_ h22
otto m23
otto_ m29
otton g22 h-21
ottr m40 h-31
ottry m40 h-31
oty r-31 g-22 m21
oty_ r-31 g-22 m21
ouch_ g40
oud g-22 h-28
oud_ h-33
ouf r-24 g-28
ouf_ r-24 g-28
oui m-22 h73
ouis h22
ouis_ h22
oum h22
oun_ r33 m-24
ounce h36
ouns r-23 m-29 h-29
ounse r-23 m-29 h-29
ounta r-31 g-26 m-31 h-36
ounti r54
ountr g-26 m-29 h-30
ounts h22
oupl h33
ouple h33
oura g-29
oure r-25
oured r-24
ourie r-22
ours_ r-21
ourse g-24
ourt_ h-26
ousef g-22
ousie m24 h-28
outst r23
ov_ r28
ove_ h25
ovel r-21 m-24 h-27
ovel_ r-23 m-25 h-28
oven r-23 g-22 h-28
oven_ r-23 g-22 h-28
overc r-36 h-32
overe g27
overi g-34 h-47
overn r25
overy h-21
ovid r21
ovide r21
ovie_ g-30
ovies h32
owa r-24 h23
owar r-31 h21
owar_ h26
oward r-32
owd g-22
owe_ m37
owerb m25
owers r-25 g-21
owes m29
owes_ m29
owl_ m25
ownie h39
ownin g21 h-27
owns h-40
owns_ h-40
oxy h52
oxy_ h33
oy_ g-22
oyal_ h22
oyale m-24 h-25
oyer h-22
oyer_ h-22
oyst g37
oyste g37
oz_ r-31 g-33 k-25
oze h29
oze_ h38
p2p r26 h-26
p2p_ r26 h-26
pa_ r-24
packs r-25 h-29
pad_ g-30 h-44
padd m26 h36
padde r-23 h63 k-21
pade h-27
pads h-29
pads_ h-29
pag_ g37
page h26
page_ h26
pain r-24 g-21 m-23 h-37
paint r-25 g-21 m-26 h-43
pair_ r-21 h-30
paire h30
pairi h38
pairs h-29
paisa h-39
paise g-22 h37
pak r-21 g-25 h23
pale g-22
pali r29 h-21
pall g36
palle g36
palmi r-21 g-23 h37
pam_ h22
pana h-36
pance h22
pand h28
pandi h28
pane k-22
pang h30
pango m-23 h24
pani_ h56
par_ r38 g-35 h-37
para r-21
para_ m-23 h-26
param g42
parc r-26 h-23 k-27
parce h-24 k-28
pard h26
pard_ h26
pare r-23 h-22
pare_ m-24 h-33
pari m56
pari_ m38
park m-22
park_ m-22 h-28
parki r-28
parl m29 h32
parla g-23 m21
parr h-30
parro h-30
parts r-24
pas_ r-47 g-26 m-22 h27
pass_ h-23 k30
passa g-56
passp h24
past r21 h37
past_ r42
pata_ g22 h26
patc h-41
patch h-41
pate h-37
paten h-37
pati h-24
pato r36 h-21
paton r36 h-21
patt m25
patte h-37
patti m28
paw r37
pawn r39
pawnb r32
pawne r50
pawns r31
paya r22
paya_ r22
paye r28
payof h25
payr r-22
payro r-22
pcs_ m-21
pcso m31
pcso_ m31
pdc r33
pdc_ r30
peac g28 h-22
peace g31
peak m-21
peal h-35 k53
peal_ h-35 k53
pear_ h24
pearl g21
pears g30 h-25
peb g29
pebb g33
pebbl g33
pecia h36
pecif g27 h-27
pect_ g54 h-40
pecte r-21 g-29
pecto h24
pee_ h-23
peer r27 h-27
peer_ r27 h-27
pehle g41
pek h25
peke h25
peke_ h24
peken h25
pelli g-29 m-31 h-54
pells h34
pen_ g21
pend_ k-22
pends g21 m-22
peni m24
penin m24
penn r-28 g-24 m26
penny r-28 g-24 m26
pense h-21
pent r-29 m-22 h24
pente m-21
peri h38
perie h28
perin h33
perit h23
perm_ h50
perma g-26 m-34
pero h28
perol g-21 h30
peron h21
perp g38 h-22
perp_ g56 h-29
perps g40 m-30 h-24
pert m24
pes h-35
pes_ h-35
pet_ r-24 m-28 h-32
pete g38
peter g38
petit h-27
petr g-31
petro g-33
pf_ r57
pgr g-21
pgra g-21
pgrad g-21
pha r-21 h-32
phan r-22
phans r-21
phar h-29
pharm h-29
phe h33
phet h31
phet_ h26
phew g-21 h-25
phi r-21 g23 h24
phil r-38 g55 h-43
phis h25
phish h25
pic_ g47 h-25
pick m24 h-26
pick_ m45 h-37
picke r-24 g-30 h-48
picks m33
pics g-22 h43
pics_ g-22 h43
pict h30
pictu h30
picy h41
picy_ h41
pig h30
pig_ h40
pige m21 h-22
pigeo m21 h-22
pigg h-28
piggy h-28
pigl h33
pigle h33
pigs h48
pigs_ h37
pil g-21
pils g-29 h52
pim h49
pimp h49
pin_ m32 h-36
pink g-23 m60
pinn m31 h-31
pino h40
pinot h30
pins m41
pins_ m41
pint h49
pint_ h33
pints h45
pir_ h26
pire h24
pired h24
pist_ h-23
pit_ h46
pitc m-39
pitch m-39
pl_ m40 h-35
plai r-22 g-22
plain r-22 g-22
plan h-22
plans g-31
plant h-24
plas h-28
plast h-28
plate r-35 g-39 m-27 h-23
platt g-23
play h23
play_ m38 h29
playb h24
ples h31
pless h40 k-22
pliff h47
plot h-26
plot_ h-25
plots g33 h-30
pls h26
pls_ h26
plug h49
plug_ h47
plum r-29 g-25 m-24 h-32 k-24
plumb r-29 g-25 m-24 h-32 k-24
ply h23
ply_ h23
pm_ r-36 m-21 h-38
poa h22
poc h-24
pock h-24
pocke h-24
pod g-37 m-26 h-58 k-28
poe r-30 g-43
poem r-30 g-27
poem_ g-29
pok m53
poke m39
poker m39
pole k-30
pole_ k-30
polis h-40
poly r-34 g-35
pond h-23
pond_ h-26
pong r-21
pong_ r-21
pooj h34
pooja h34
pool m27
pool_ h-31
pools r-34 g-30 m28 h27
poor r-23 m-22
poor_ m-22
pop g-23
pop_ h-21
poppe h24
poppy h-48
porar h23
porat r28
porc h40
porci h39
pork h29
pork_ h28
porn h46
porn_ g-21 m-27 h40
porno h22
porta h-33 k-27
porti g26
pose m-30 h-33
poss g32
posse g34 h-32
posta r-39 g-22 k-28
postp h-21
pot_ m25
poti g-29 h30
potio h38
pots h-33
pots_ h-33
pott r-25 m-26 h-30
potte r-25 m-26 h-30
pow g-21
powe g-22
power g-22
pp_ g-23
ppea k24
ppeal h-35 k53
pped g-22 h29
pped_ g-22 h29
ppens g28 h-29
ppf r57
ppf_ r57
ppie g22 h-37
ppies g22 h-37
pplia g29
pply h27
pply_ h27
ppo h-26
ppor h-22
pport h-33
ppre g-22
pr_ r56 m-26 h-43
pre_ g61
prea g40 h-28
pread g40 h-28
pref r36 g-22
prefe r36 g-22
preo g29
preor g29
prep h-24
prep_ h-22
presa g45 h-27
presc g-23
presy g26 h-21
print r-31 g-26 h-25
prit h27
pritz h27
promo m-24 h41
proo h-24 k-22
proof h-41 k-23
prop_ h-33
prope r-31
proph h26
pros h31
prose h22
prost h41
prot g22
prote g23
prox h33
proxy h33
psh r-22 g48 m-28 h-36
pshi g44 h-23
pship g44 h-23
pst m25
psta m24
pstak m30
psy h35
psyc h24
psych h24
pta h26
ptag h26
ptago h26
pto_ h-24
ptop_ h-41
ptops h21
pts k48
pts_ k48
ptv h28
ptv_ h28
pub_ h35
pud m-21
pudd m-21
puddi m-21
puj h30
puja h30
puja_ h26
pulle h23
pulls h-22
pum g-24
pump g-24
pump_ g-24
pun m35
punt g-29 m39
punt_ g-28
pupp h-21
puppy h-23
pure r-26
pure_ r-26
puri r-24
purif r-24
purs g-38
purse g-38
pus m25
pust m41 h-37
pusta m41 h-37
put g25 h-21
put_ h-23
puts g34
puts_ g34
qa_ g-24
qal r24
qar_ r24
qarz r33
qarz_ r33
qat h54
qat_ h54
qual g-22
qual_ g-22
quare m29
queu h32
queur h25
quia h25
quiap h25
quid g24
quid_ g-21 h36
quida g44 h-33
quil h23
quila h23
quip m-26
quipm m-26
quire g24 h-32
quit_ m-31 h-25
quitt h-23
quiz g-24 h-27
quiz_ g-24 h-27
quo h27
quor h31
quor_ h31
qur m-24
qura m-24
quran m-24
raa g-26
rab_ g27
rabe r-39 h-21
rabi m-25
rabl r30 g-25
rable r30 g-25
rack_ g-26
racke m-23 h24
racto h-42
radab g25
radar k32
radd r-30
rader h-21
radio h-32
raffl m23
rag_ m31
raged g35 h-28
rages h33
rah m21 h24
rah_ m-26
raha m36
raha_ m-22
rahan r-45 m42
rahe h26
rahee h23
rahn m37 h-23
rahn_ m37 h-23
rai h-25
rail h-33
rail_ h-33 k24
raine m-41 h23
raini g-21
rains g-23 h-25
raisi h-29
raj_ r-25 h34
raja h-32
raja3 h-32
rak h21
raka r-26 h-38
raka_ r-25 h-27
raki r-27 g-24 m-27 h55
raki_ r-28 g-25 m-25 h48
ral h-26
ral_ h-30
rall g-39 h33
rall_ h42
ram_ h23
rame g-27
rame_ g-26 h-34
ramet g35
rams h22
rams_ h22
ran_ r-25 m-23
rand_ h-22
randi r-38 g-30 h32
rando h-25
randy h21
rang g-24
ranga h-25
range g-33
rangl g34 h44
ransl g-29 h-36
ranso h27
ransp h-40
rants g33
rap_ m-23
rape_ g-25
rapi h-23
rapis h-23
rapp g-26 h32
rappa h41
raq r-32 h28
rar r-26
rash_ r-22 m25
rashi h-23
rast h25
rasti h25
ratc m41
ratch m41
rated h53
rateg g32
ratel g31 h-24
ratin h55
ratio h-21
rau g-35 h47
raw_ m23
rawe g-26 m-27
rawer g-30 h-35
rawi m-24
rawin m-24
rawl m-25 h22
rawl_ m-25 h22
rawn r21 g-22
rawn_ r26
ray_ g-21
rba r-34 m25
rbal m22 h22
rball m30
rbe g-33 h-47
rbea r36 g-27
rbear r36 g-27
rber r-23 m-22 h-37
rber_ r-23 m-22 h-37
rbi g-29
rbo_ m25
rce_ r-22 h-24
rcel h-36 k-28
rcel_ h-26 k-29
rcels r-21
rcer h29
rcere h27
rch_ h-21
rche m-22
rchi r-31 g-21
rcin h39
rcine h39
rcl m30
rcle m32
rcle_ m32
rcom g-28 h-24
rcu r48
rday h22
rded k21
rded_ k21
rden g-22
rden_ g-22
rdere m-31 h-43
rdi r-32 g-21
rdi_ h23
rdin r-34 g-21
rding r-36
rdl r30
rdle r30
rdles r30
rdo m39 h24
rdo_ g-22 m30 h30
rdon h34
rdro g26
rdrop g32
rea_ h24
reade h36 k-22
reads g-21
ready h-29
reak_ h46
reaks g50
ream r-26
ream_ m22
reams r-40 m-30 h-27
rear h35
rease h24
reasu r28
reat h30
reate h38
reb g-26
reba g-30
rebat g-29
rebe h-26 k44
rebh h-23
rebh_ h-23
reca m24
recas m24
rech r-30
recha r-30
reci g-22
recit h-36
reck h-24
reck_ h-24
rect_ h22
rede g-22
reds r-39 g-24 m-24 h21
reds_ r-39 g-24 m-24 h21
reduc r23
redun g33
reef g-23 h-22
reene r-30 g-21
reeni h-29 k23
rees_ h-30
ref_ r-28 g26 h-33
rega r27
regar r30
regl h26
reglo h26
regs h29
regs_ h29
reha h-28
rehab m-25 h-37
rehan m36
rein_ g-24
reins g41 h-26
reis g-28
reiss g-28
rel_ g-21
rela h32
relab h32
rele h-31
relea h-31
relig h24
rema h34
remed h25
remis g-23
remit g-21 h-30
rene h-25
renes h-29
renta g-27
rente k38
renti k39
rents h-21
reo g29
reor g29
reord g29
rep_ h-22
repac h31
repai h-24
repla h-30
repli h21
repo_ r84 g-24 h-35
repu r26
repur r26
req k22
requ k22
rers h-21
rers_ h-21
resce h-23
rescr g-23
resh g-23
resh_ g-21
resho k23
resi r-32
resor k-22
resse g-30
ressi r-25
resy g26 h-21
resyo g26 h-21
retai r21
rete g-30 m-25
reten g-23 h-21
reti h-26
retir h-28
retr m-35
reven m-22
revie h21
revo r32
revol r32
rewel h-23
rewo h-24
rewoo h-24
rex g31
rex_ g31
rey_ g-22
reya r29
rf_ r-32 g-22 h-51 k-21
rfe h23
rfi g-43 h36 k34
rg_ r-25 g-46 h22
rga g-25
rgan h25
rgan_ h26
rgani r23 h-33
rgans h29
rgav r-26
rgave r-26
rgen r-22
rger m-21
rger_ m-28
rges r21
rges_ r21
rging h30
rgl g24
rgla g33
rglar g33
rham_ m-36
ria_ h34
rial h-25
rial_ h-25
rib_ r-28 g-46 m-23
riba r23 h-25
riba_ h-21
ribe h23
ribe_ r-41 g-34 m-29 h39
rica h32
rica_ h23
rican r-24 h24
rices g26
rich g30
rich_ r-22 g33
rici g-21
ricit r-21 g-23 h-38
rick_ r40
rico h25
rico_ h25
rict m-25
rict_ m-25
rid m-21
rid_ r32
ride r-24 m-43
ride_ r-31 g-33 m-45
rider h-36
ridgi r29
ried g-22 h36
ried_ g-22 h36
rienc h28
rier h-23
ries_ h-34
rif r-22
rig g25
righ g36 h-22
right g36 h-22
rign g-26 h21
rih g26 m25
riha g27 m29
rihan m40
rij g-21 h21
rik r-22
ril r-29 h-24
rill r-38 g-23 h-26
rill_ r-31 h-41
rim h-26
rimm g-22 h-28
rimme h-24
rimmi g-23 h-25
rina g-37 h-23
rine h-27
rine_ h-27
rinks h26
rint r-31 g-26 h-25
rint_ g-26 m-23 h-34
rinte r-25 g-21 m-28 h-45
rinti r-28 g-21
rioj h31
rioja h31
ripe h-23
ripe_ h-24
ripp h21
rippe h29
ris_ g-21 h-21
rish h38
rish_ m24
risk g31
risk_ g31
risp m-24
rist r21 g-29
ritab k46
rital h30
rite h-22
riter k-36
ritie g-26 h-25 k23
ritin g28
rits h22
rits_ h22
ritu m-25 h23
ritua m-25 h23
ritz h27
ritz_ h27
rival r-37 g-23 h28
river r-22 g-21 h-22
rivi h-26
rizo h26
rizo_ h26
rja r22
rja_ r29 g-24
rjah r-29
rjah_ r-29
rka h29
rked r24 g-27
rked_ r24 g-27
rker_ r-23 g-22 h28
rkey h-23
rkey_ h-23
rki r-27
rkin r-25
rking r-25
rkm g26
rkme g26
rkmen g26
rks_ r31
rksh h-21
rkshe r-28
rksho h-25
rky g-25 h39
rky_ g-25 h39
rl_ h31
rla g24
rla_ g43 h-28
rlay g-23 m21
rlay_ g-23 m21
rld m23
rld_ m25 h-23
rline h-31
rlo h42
rloc h59
rlock h59
rmac h-29
rmacy h-31
rmal g-22 h-30
rmal_ g-22 h-30
rmar m-30
rmark m-29
rmed m30 h-21
rmed_ m30 h-21
rmen g-21 h29
rment h34
rmina r-23 g-24 m27
rmine g40
rming g-27
rmo h34
rmou h41
rmout m-22 h47
rne r-21 h-26
rner h-25 k21
rner_ k26
rnes r-25
rnest r-25
rnit r-21
rnitu r-21
rno h33
rnof h22
rnoff h22
rns g24
rns_ g25
road_ h-34
robo r43 h-53
rocer r-21 h-26
rock h43
rocks g-22 h41
rocu h30
rocut h28
rod g32
rog g-28
roga h48
roi r27
roin g-21 h27
roin_ r-21 g-23 m-21 h29
rollo r23 h-25
rolls m-33 h-23 k-22
rolo h39
rolog h30
romil r-22 m29 h27
romo m-24 h41
rone h32
rone_ h27
rong k21
rong_ k24
roni_ h29
ronic h-28
rono h-33
ronom h-33
ront g-27
ront_ g-28
roof_ h-22
rooft h22
rook r-38 m-23 h-33
rook_ r-34 m-25 h-34
rooms h21
root h-48
root_ h-48
rop_ r-21 g24 h-22
rope r-24 h-21
roper r-31
rophe h24
rophy m-32 h-29
rops g30 h-35
rops_ h-41
ropsh g44 h-23
ror r-31
ror_ r-32
ros_ h-24
rosc h24
rose_ g-21 h24
rosec h22
ross g-21
ross_ g-23
rost h41
rosti h41
rot_ m-31
rote g21
rotec g23
roti h30
rotic h30
rott h32
rotte h32
roul m22
roule m22
rous_ h29
roved h-23
rovid r21
rowd r33 g-23 h-26
rower r-27
rowni h39
rowns h-44
rox h33
roxy h33
roxy_ h33
roz r-26 g-32 m-26 h-31
rp_ g35 m-24
rpa r-28 m-21 h-42
rpet_ r-24 m-21 h-30
rph r-22
rpha r-23
rphan r-23
rpl r31 m22
rpla r40 m24
rplan r56 g-23 h-28
rpora r28
rps g40 m-30 h-24
rps_ g40 m-30 h-24
rra_ h23
rrac h53
rrel_ g-21
rrent r35
rrie g25
rried g-26
rries r-21 g37 h-29
rriva r-33 g-21
rrog h48
rroga h48
rron g-21 h30
rror r-24
rror_ r-25
rrot h-30
rrot_ h-30
rruq r23
rruq_ r23
rsa r-26 h32
rsal r-29 h33
rsal_ r-29 h23
rsala h26
rsed r-21 h-21
rsed_ r-21 h-21
rser m-21 h-31
rsery m-21 h-31
rsey m-27 h-35
rsey_ m-27 h-35
rsio g-25
rsion g-25
rson_ h34
rsona k23
rtad h23
rtade h23
rtat h21
rtati h21
rtend h47
rterl r-23
rth_ r23
rti_ h33
rtic h-26
rticl h-25
rtim g-22 h-24
rtime g-22 h-24
rting h-22
rtini h27
rton m-22 h-24
rton_ h-30
rtons m-25
rtup m-21
rtup_ m-21
ru_ r-21 g-26 m-32 h57
ructu r23
rud g21
rude g27
rude_ g27
rue h-39 k31
rued r23
rued_ r23
rugg h-35 k48
ruggl h-35 k48
rugs_ h41
ruin m-29 h-33
ruits g42
rum h25
rum_ h43
rumm m27 h-25
rummy m32
run_ m-21
runa g33
runaw g33
rune h60
runn h-22
rupa r33
rupay r33
ruq r27
ruq_ r30
rus_ m52
rut h49
rut_ h45
rva r-28 g-25 k63
rver m-24
rves g25
rvest g25
rvey h-22
rvey_ g-21
rviv g27 m21
rvive g43
rya g-28 m33 h-36
ryan g-21 h-24
ryani g-21 h-24
ryo r-23
ryon r-23
ryone r-23
ryt g23
ryth g25
rythi g25
rz_ r25
s2a r-27
sa3 r-27 h25
sa7 g-23 m22 h24
sa7b g-28 m25 h-37
sa7e h34
saa h-42
sab h-23
sab_ r-26
sabo m53
sabon m53
sack h-27
sack_ g54 h-28
sacks h-26
sacr h26
sacri h26
sad h30
sada g-21
sadaq g-21 h-35
sado r-22
saf h-31
safe g-23
safe_ r23 g-23
saff h-30
saffr h-30
sahab h30
sahe m-23
saher h31
sahi g-24 h57
sahr h28
sahra h28
saik r30
saikd r30
sain h24
saink r30
saint h29
sak r-22 h21
sak_ r-28 g-22 m-28
saka h37
sake g-21 h27
sake_ g-22 h32
sakk g22
sakke h32
sala_ r-38 g-28 m-24 h22
salad g-22 m-24 h-33
salaf r40 m-23 h-37
sall g-28 m-26 h-37
salon r-22 h-43
sals m-29 h-24
salsa m-29 h-24
salt h26
salts h42
salv h25
sama g34 m-22
samb m-25
sami g-23
samp g-25 h-29
sampl g-25 h-29
san_ r-26
sanc r32 k24
sance r43
sanct g-23 k33
sand_ g-28
sandu h26
sang h25
sangl r30 h-28
sangr h23
sani h-22
sanit h-22
sant g-41
sap h43
sapp h33
sappe h29
sara g-25 m-26
sara_ r-26 m-25
sare h-21
sary h28
sary_ h28
sat m27
sat_ r32
sati r21 h-26
satio r23
satt m39
satta m26
satte m62
sauc m-26
sauv h41
save h-27
saved h-39
saver r33
saw g-32 h-35
saw_ g-32 m-21 h-33
say h27
saye r24 g-48 m-34 h40
sayi h25 k-22
sayin h25 k-22
sband h23
sbe r-26 m-23 h60
sbo m25
scale g-28
scalp g62 h-34
scam r-23 h62
scam_ r-22 h55
scat m28
scatt m34
sce h-35
scen h-35
scent h-35
schem r36
schn h40
scho h-22
schw h33
schwe h33
sco_ m-21 h35
scoo g42
scoop g42
score g-29 m46
scot h22
scou r21
scoun r21
scov g34
scove g34
scra m36
scrap m-22 h28
scrat m41
scu h-21
scui m-24
scuit m-24
sdt g21 h22
sdt_ g21 h22
se7 h40
se7r h40
se7r_ h40
sea_ h-29
sean h51
seanc h51
seat g-23 h-21
seat_ g-38
seats m-30 h-26
seb g-21 h26
seba r29
sebac r29
sec_ g-46 m74
secc h22
secco h22
secra h47
sect g-22 h36
secu h-22
secur h-22
see h-26
see_ k21
seed r-23
seeds r-27
sees k25
sees_ k25
seet g33 m-27 h-32
seet_ g33 m-27 h-32
sef g-22
sef_ g-22
seg g29
sem h-21
semi h-23
semin r-27 h-27
send k24
send_ k27
sendi r-25
sends g-23 h34
sens g26 h-24
sense g52 h-28
sent g-22
sent_ g-22
sepa h22
separ h22
seri h-38
serio g25
sers g-24 h-32
sers_ g-24 h-32
sert_ h-25
serta h21
sery m-21 h-31
sery_ m-21 h-31
sess_ g33 h-26
sesse g37 m-26 h-40
set_ r-21 m-29
sex h44
sex_ h25
sext g-33 h52
sexti g-29 h51
sey h-41
sey_ g-21 h-41
sfers k27
sha2 g-31
sha2a g-31 h-26
shab r-30 m-29 h23
shad h-42
shade g21 h-40
shah r24 h-21
shahr h-22
sham r35
sham_ r55 h-23
shan h23
shani h33
shant h23
shap m-35
shape m-35
shara h23
shari r-28 g-23
sharj r-29
shark r26 h-38
shart g-27 m88 h-45
shayk h22
shed m-24 h-25
shed_ m-24 h-25
sheep h-25
shees h33
shel h-34
shelf h-27 k-22
shers g-33 m52
shes h-34
shes_ h-34
shid h-23
shid_ h-23
shie g22
shiel r-23 g24
shif g-27
shift g-27
shine g-22 h46
shirt m-22
shis r-21 h26
shish r-21 h26
shiv h31
shoe m-34 h-28
shoes m-37 h-27
shol k23
shold k23
shook h-21
shoot h28
shopp g-39 h-28
shops h-25 k30
shor g25
short g26 h-21
shou g-28 m28
shoul g-27
shown g-29
shows g24
sht g21
shta h-34
shte r-24 g35 h-26
shter r-24 g35 h-26
shu h32
shu_ g27
shw r-25 h48
shwa r-21 h36
shy r25
shyl r25
shylo r25
si7 h33
si7r h33
si7r_ h33
sia m31
sic_ g-22 m23 k-22
sica h-42
sical h-42
sidd h33
siddi h33
sider h30
sides r-27
sidr g-21
sidr_ g-21
sie_ m24 h-28
sig_ h23
signi r-32 g-22
signm h27
silo h35
sim g-31
sim_ r-23 g-31
sinc g-27 h-21
since g-27 h-21
singi m-30 h-32
singl g-37 m-26
sings g26
sino m23
sino_ m21
sins r-23 h-24
sins_ r-23 h-24
sint h30
sinth h30
sions g-26 h-31
sir m25
sir_ m28 h23
sisi h23
sisig h23
sitt g-21 m-39 h-21
sitti h23
siu h34
siu_ h34
sixt h-22
sixty h-22
siz h-26
size h-26
size_ h-24
sk_ k24
skets r-24 m-40
skey h34
skey_ h34
ski_ k-32
skim h50
skimm h50
skin m21
skins g-21 m34
skip r36
skip_ r36
sl_ r29 g-40 h-34 k-24
sla_ g29
slam_ h69
slami h-26
slan h-25
sland h-25
slat g-29 h-36
slati g-25 h-30
slau h24
slaug h24
sle g-23 h-27
slee g-23 h-27
sleep h-41
sli h39
slic g-25
slice g-25
slip_ h22
slips r52 h-38
slo m25
slot m28
sm_ h22
smir h22
smirn h22
smit h-21
smith h-21
smoki h-27
sms r-27 m31 h-29
sms_ r-27 m31 h-29
smur r-21 m-22 h-38 k32
smurf r-21 m-22 h-38 k32
snac h-41
snack h-41
snap g-30 h33
snap_ g-25 h44
sne h44
snt g37
snt_ g37
so_ g-22 k29
soa g-30
soap g-31
soap_ g-32 h-24
soc g-33 h-46
socia g-22 m22 h-28
socie g23
sof g-24
sofa r-21 h-21
sofa_ r-21 h-21
soj h34
soju h34
soju_ h34
sol_ m22 h41
sola r-30 g-41 m-27 h-25 k-30
solfa h-21
soli g-21 m-22
solid g-21 m-22
solu h25
solut h25
some_ r-22 g31 m-22
someb k27
somew g23
somm h33
somme h33
sona_ r29 g-37
sonal k23
song g29
songs g36
soo r28
sood r41 h-37
sood_ r37 h-35
sop m27
sorc h27
sorce h27
sorr r-23
sorry r-23
sort g27
sort_ k-25
sorte g39
sory r31
sory_ r31
sou h-22
soup m-25 h-42
soup_ m-25 h-42
sour_ h25
sowa h26
sowar h26
sown g32
sown_ g32
spa_ r-35 g-31 m-25 h-28
spam h22
spam_ h22
spea m-21
speak m-21
spen g-23 m-21
sper h59
sperm h50
spic h35
spicy h41
spin m36
spin_ m28 h-27
spins m41
spita h-25
splac h38
splif h47
spot h-25
spot_ h-25
spr g30 h-27
spre g39 h-31
sprea g40 h-28
sprit h27
spy h29
spy_ h24
squa m28
squar m29
ssa_ m-35 h-34
ssar h23
sser_ m21 h-25
ssert h30
ssess g29 h-30
ssig h25
ssign h25
ssin h-23
ssing h-21
ssom g21
ssom_ g23
sson_ r-34 m-25
ssor_ r-29
ssp h24
sspo h24
sspor h24
sss r-28 g-35 m-23
sss_ r-28 g-35 m-23
ssu h-23
ssue h-24
ssur r22 h-24
ssure r22 h-24
sta_ h29
stag_ h62
stage g-26 h-37
stagr h-22
stai g-21 m-27
stam h22
stamp h22
stant m45
stars r-25
stas h23
stati g-23
statu h25
stay r-27 k31
stay_ g-25 h-41 k36
stayi k46
stays r-27
stea g-22
stead k26
steak g-28
stee h-32
steel h-32
stem k31
stem_ k31
stere k26
stern h35
stes h-21
stess m-22 h30
stest h-32
stew h42
stew_ h42
stic g-24 m-27
stic_ h-35
stick g-22 m-31
stil g30
still g30
stl m27
stl_ g-25 m43
stle_ h-40
stm r27
stoli g-23 h57
stoma g42
ston m-22
stone m-22
stoo g-29
stood g-31
stool h-35
stop m-29
stop_ m-25
stopp m-29
stor h-26
stor_ g-38
store g-21 m-22
story g-31 h-47
stou h26
stout h26
stp h-21
stpa h-22
stpay r44
stran k23
stres h31
stric m-25
stron g-26
stru h-21 k28
strug h-35 k48
stry g-23
stu_ h31
stude h-21
stuf m-21 h23
stuff m-21 h23
stum h-28
stume h-28
su_ h22
sua r-31 h38
sual h35
sual_ h35
suar h36
suar_ h36
sub_ h21
sue h-30
sui h-25
suit h-27
suitc h-28
suk h-35
sult_ h25
sum_ g29 h-32
sunk g67 h-28
sunke g40 h-27
supe m27
super m27
suppo h-33
sure_ r24
surer g24
surg h-27
suri r36 h-40
surr h24
surro h48
surve m-29
survi g27 m21
sury r22 h-23
sury_ r22 h-23
swa g21
swab h-28
swab_ h-24
swabs h-26
swap g24
swaps g24
swe m23
swee m28
sweep m56 h-32
sweet m-21
swer_ h-27
swers h23
swim g21 h-21
swimm h-22
swin h40
swing m-23 h47
swit h-44
switc h-44
swo g-24 m46
swor g-24 m46
sya g-24
syc h24
sych h24
syn m23
synd m23
syndi m23
syo g26 h-21
syo_ g26 h-21
sys k31
syst k31
syste k31
ta2 g22
ta2m r-26 h-23
ta2me r-24 h-22
ta7 r-31 g-51
tab_ h48
tabb r44
tabby r44
tabs h38
tabs_ h36
tack h33
tack_ h33
tade h23
tadel h23
taf h-29
tag h23
tag_ g-36
tago h26
tagon h26
tagr h-22
tagra h-22
tah r-25
tah_ h34
taha r-34 g-32 h-35
tailo h-27
tain_ r35 h-21
tains r-21 h-26
tak_ g-21 m23 h-50
taka h-23
tala r-42
talin h30
talk g-22 h34
talk_ h24
tall_ m-25
talla g-39
talo g-27 m32 h-32
talo_ m35 h-24
tama g-36 h-39
taman r-21 g-43 h-36
tamar r64
tamp h34
tamp_ h40
tand_ h34
tandi r24 g-21 h-22
tands r-21 h-25
tang r23 h-23
tang_ r23 h-23
tani h30
tani_ h-21
tant k22
tant_ g-21 h-29
tantr h42
tap_ h46
tape h-37
tape_ g-24 h-38
tar_ r-25
tara r25 m29 h-40
taro m-31 h21
taro_ h-56
tarot m-32 h33
tars r-25
tars_ r-25
tart_ h-27
tartu m-21
tary r-22
tary_ r-22
tas_ h27
tate_ m24 h-25
tated g24 h-30
tatu h25
tatue h25
taw r25
tawa r32
tawar r33
tawe h21
tawee h21
tax h-23
tax_ h-21 k42
taxi r-24 h-23
taxi_ r-24 h-23
tay k25
tay_ g-21 h-44 k33
taya g-23 m56 h-36
taya_ g-23 m56 h-36
tayi k46
tayin k46
tays r-27
tays_ r-27
tc_ g21
tcas h-28
tcase h-28
tchc m28
tchcr h30
tched h-22
tchi m-36
tchin m-36
tea_ m-21
teac h-42
teach h-42
tead k26
tead_ k26
teak g-29
teams m31 h25
teas h53
tease h53
tech h41
tecte r64 g-22
tecti g26
tecto h-35
tects g30
teel h-32
teel_ h-32
tegy g32
tegy_ g32
tele h-29
teli g36 h-26
telis g36 h-24
tell h34
tell_ k25
telle h39
tells g-26 h57
tely g31 h-24
tely_ g31 h-24
temp h35
tempo h23
tems g-26
tems_ g-26
tende r-21 h23
tendi r26
tene r42
tener r31
tenes r43
teng m60
teng_ m60
teni h29
tenin h29
tenn h-34
tens_ g30
tensi h-21
tent_ g-22
tenti g-21 h-26
tep h22
teq h23
tequ h23
tequi h23
terc g-27
teri h-27
terie g-27 m45 h-40 k-26
terin g-24 m-21 h-26
terly r-23
termi m23
terms m-22
tern m-30
tern_ m-41 h26
terw g23
terwa g23
tesl g29
tesla g29
tess m-22 h30
tess_ m-22 h30
testa h-38
testi h-28
tet r28 g-21 m-37 h-46
tew_ h42
tex m46
tex_ m24 h-30
text g-21 m30
text_ g-23 m37 h-41
tfa r-23 m39 h-39
tge g37 h-28
tge_ g37 h-28
tha_ g-21 h28
thai h-26
thai_ h-26
tham r-28 g36
thc h25
thc_ h25
thef g33
theft g33
thel h25
thel_ h28 k-21
them_ g21
theme m-24
then g-28
then_ g-25
thera h-23
thes_ h-40
thet g37
thh h-29
thor h-24
thori h-22 k22
throw g37 h-27
thy g-29 h-31
thyl h-25
tial h-25
tial_ h-25
tibl h-31
tible h-31
tic_ h24
tice k32
tices g-30 h-27 k46
tici g-28 m-21 h-33
tick_ g64 m-21 h-34
ticks h-36
ticl h-25
ticle h-25
tics r-21
tics_ r-21
tied g-26
tied_ g-26
tienc r22
tient h-38
tif_ h59
tile m-30 h-33
tiles m-23 h-31
tili g-23
tilis r25 g-28
tille h27
times h-31
tina r-37 g-21 h34
tione g32
tip g-22
tip_ g-27
tir h-29
tire_ g38
tist r-23 g-37 m-23 h-36
tist_ r-23 g-37 m-23 h-36
titi h-23
titio h-23
tiv r-22
tive r-23
tive_ r-23
tives g22
tivo h35
tivo_ h35
tiz h-22
tize h-21
tizer h-22
tka g-21 m21 h25
tka_ g-21 m21 h25
tl_ r-30 g-24 m41
tla r-22
tla_ h27
tleg h34
tleg_ h34
tling g-21
tm_ g49 h-36
tma h29
tman g-26 h21
tman_ g-26 h21
tna g-35 m-29
tna_ r-60 g-35 m-31
tni h28
toco h-24
toga h-22
togar h-22
toi r-28 g-24 h26
tok g28
told k22
told_ k22
toli g-23 h57
toll r-23 m-27
toll_ r-27 g-25 m-29 h-37
tomac g43
tomb m31 h-26
tombo m31 h-26
ton_ h-50
tone m-25
tone_ m-25
tones h-34
tongi m25
tonic g-21 h21
tonk h22
tons m-25
tons_ m-25
tood g-31
tood_ g-31
tool m-23 h-40
tool_ m-24
tools m-21 h-48
topl h40 k-22
tople h40 k-22
topp g-32 h36
toppe g-35 h24
toppi h24
tops h21
tops_ h21
topt g21 m33 h-26
topti g21 m33 h-26
tore_ m-22
tored h36
toro m-21
toro_ m-21
tort g-23 h42
tory g-23 h-23
tory_ g-23
tos_ h26
toss m33
toss_ m33
tot m29
tote m40
tote_ m40
totk m-29 h37
toto m63 h-41
toto_ m63 h-41
touc g29
touch g29
tour_ r-23 g-35
tout h24
tow r-23
towa r-32
towar r-32
toy g-21 m-23
toy_ g-24 m-24 h-36
toys g-37 m-24 k-26
toys_ g-37 m-24 k-26
tpa m25 h-35
tpay r44
tpay_ r44
trad g24
trada g30
trade g21
trail h-33 k24
tram h37
trama h32
trang k23
trap m-23 h-37
trap_ m-23 h-37
tras r-23
tras_ h38
trate g32
tray h-41
tray_ m-21 h-41
tre_ g-21
trea r23
treas r28
trees h-43
tres_ m25 h-29
tress h34
trest r26 h-28
tric_ g26
trici g-21
trick r40 h-28
trict m-25
trie m28
tries m34
trim g-22 h-28
trimm g-22 h-28
tro_ h-27
troc h28
trocu h28
trol_ h-29
tron_ g-21 h39
trong g-26 h50
troni g23 h-22
trono h-33
trop m-26 h-28
troph m-26 h-28
trot h32
trott h32
tru k22
trug h-35 k48
trugg h-35 k48
trus h-22
tse g25
tst r23
tsta r23
tstan r23
tsu h22
tsu_ h22
tta_ m25
ttack h33
tte_ m25
ttens g30
tteri g-27 m45 h-40 k-26
tters g-27
tti_ r25
ttli g-27
ttlin g-27
tto_ m25
tton h-29
tton_ h-30
ttr h-26
ttry m40 h-31
ttry_ m40 h-31
tty h-22
tty_ h-21
tu_ h49
tua h21
tual h21
tual_ h25
tubo r34
tubo_ r36 h-28
tuden h-21
tue_ h26
tuesd g-21
tuff_ m-21 h23
tume h-28
tume_ h-28
tumm g48
tummy g48
tuna h-45
tuna_ h-45
tup_ m-22
tura h-35
tural h-35
turb m24
turbo m25
turd h26
turda h26
tured r50 h-22
tures g21
turin r-41 k47
turk h-23
turke h-23
turni h-25
tus g24 m24 h23
tus_ g51 m48 h-69
tusk h45
tusks h26
tut g-21 h-28
tuto r-23 g-31 h-40
tutor r-23 g-31 h-40
twel h-28
twent r22
twin m27
typ h-34
type g23
type_ g23
tyr h-21
tyre h-21
tyre_ g43
tyres g-21 h-30
tz_ h32
tze h45
tzer r-22 m-25 h37
ua_ g-26 m40 h-27
uaa m32 h-31
uaa_ m25 h-25
uan r-26 h35
uana m-25 h57
uana_ m-25 h57
uanc r-35
uanci h24
uar_ h36
uard_ r-23 m-22
uare m29
uares g-35 m42
uat r-23 g-36 m-26 h-35 k-25
uba r-31
uba_ r-24 g-21 h32
ubb h-21
ubbly h39
ube r-38
ube_ h37
ubi r-35 g-30 m-29 h-23
ubled h-31
ubles h-32
ublic r-22
ubo r34
ubo_ r36 h-28
ucat h-23
ucati h-23
ucc h23
ucci h23
ucci_ h23
uch_ g38
uched r26
uci r23 h35
ucin r29 h-25
ucing r29 h-25
ucke h37
ucket h23
uckl h23
uct_ g26
uctu r23
uctur r23
ud_ h-34
uda h31
uda_ h21
uddi m-21
uddin m-21
uden h-21
udent h-21
udge r-27
udge_ h26
udh g-34 m-23 h-34
udha h-24
udhaa m-21 h-22
udied h30
udin r28
udit_ r-22 h-25 k-28
udo g38 m25 h-57
udol g49 h-30
udol_ g49 h-30
ued h-27
ued_ h-27
uel r-29 m33
uel_ r-26 m24
uer g-22 h35
uesd g-21
uesda g-21
uess m36
uess_ m35 h-25
uesse m31
uest_ g-25
uests r-28 m-33 k-26
uet r-43 g-26 m26
ueu h32
ueur h25
ueur_ h24
uf_ r-24 g-28
uff_ m-21 h23
ug_ g-28
ugan g-33 h-26
uge g-29 m-38
ughte k-22
ugs_ h42
ugu h22
ui_ m-24
uia h25
uiap h25
uiapo h25
uid_ g-21 h36
uida g44 h-33
uidat g44 h-33
uide h-26
uide_ h-26
uila h23
uila_ h23
uilde m21
uilt g24 h-21
uilt_ g24 h-21
uinea h-50
uing h-22 k29
uing_ h-22 k29
uinn h30
uinne h30
uip m-26
uipm m-26
uipme m-26
uire g24 h-32
uired g31 h-30
uis g-39
uis_ h22
uitc h-28
uitca h-28
uiti g-21
uitt h-23
uitti m-35 h-27
uity g22
uity_ g22
uiz g-24 h-27
uiz_ g-24 h-27
uja h29
uja_ h32
ujah h-21 k43
ujahi h-21 k43
ujr h30
ujra h30
ujra_ h30
uju h32
uju_ h32
uk_ h-22
uka k-21
ukr r-40
ukra_ g-27 h-43
uku g23
ula g-29
ula_ r-25 h33
ulati r22 m-32 h-47
ule_ r-29 h-42 k51
ulet h24
ulet_ m-23 h30
ulett m22
ulg r36
ulge r36
ulgen r36
uli g34 m-24 h-56
ulin h-29
ulle m-21 h49
ulled m-24 h61
ulli m-24 h-23
ullio m-24 h-23
ulls m24 h-22
ulls_ m24 h-22
ulo h-26
ults h24
ults_ h24
ulu g-32 h28
ulug g-33 h-26
uluga g-33 h-26
uma h23
uma_ g-25
uman h27
uman_ h23
ume_ h-41
umes g-26 h44
umi m21
ummi g-29
ummy m21
ums_ h-42
una h-33
una_ h-41
unaw g33
unawa g33
unce h38
uncen h38
unch_ r-23
unche g49
uncl g23
uncla g32
unct r-23 h-27
uncti h-24
undan g33
undec h-23
unded r27
undef g22
undel r-25 g64
under k21
undin g28
undli h21
undry r-27 g-44 m-33 h-36 k-31
unem g23
unemp g23
unf g26
unfo g26
unfol g26
ung_ h-25
unid g34
unide g34
unio m-30 h-22
unk g24
unk_ r29 g26 m-24 h-26
unke r-22 g22 m29
unken g40 h-27
unket r-34 m38
unl k25
unli g-23 k34
unlic k37
unlo m-22 h42
unloc m-28 h37
unn k28
uno k32
unof h-26 k66
unoff h-26 k66
unr k27
unre k29
unreg k29
uns_ g-22
unse g22
unsee g25
unsel r-23 m-29 h-29
unso g30
unsor g41
unsp g23
unspe g23
unter r-22
unti r25
untin r46 h-31
unto m37 h-27
untr g-29 m-29 h-35
untry g-26 m-29 h-30
unts h25
unts_ h25
uor h31
uor_ h31
uotex m24 h-30
upa r34 h-21
upaya r22
upee_ h-23
uper m27
uperm g-27 m-34
upg g-21
upgr g-21
upgra g-21
uple h33
uples h25
upply h27
uppo h-33
uppor h-33
uppy h-23
uppy_ h-23
ups r-21 m-33
ups_ m-27
uq_ r27
ural h-35
ural_ h-35
uran_ m-24
urbo_ m25
urd h21
urda h26
urday h26
urer g22
urer_ g23
urers h-21
ures g21
ures_ g21
urf m-21 h-41 k30
urf_ h-36 k-34
urgl g24
urgla g33
uric h-32
urie h-23
urier r-22
urif r-24
urin k29
uring r-25 k35
urk h-23
urke h-23
urkey h-23
url h23
urly h23
urly_ h23
urna h-27
urne h-30
urnit r-21
uro_ g22
urom r-22 m29 h27
uromi r-22 m29 h27
urro h48
urrog h48
urser m-21 h-31
ursi h-29
urst h22
urt_ h-26
urta r-21 h-29
urtai r-21 h-29
urti h33
urti_ h33
uru h28
urve m-27
urvey h-22
urvi g27 m21
urviv g27 m21
ury h-22
usal g25
usal_ g25
usanc r51 h-23
usb h27
usba h23
usban h23
usc g-28 h37
usdt g21 h22
usdt_ g21 h22
used r-35
used_ r-35
usef g-22
usef_ g-22
user g-28 m-26 h-28
users g-28 m-26 h-28
ush_ r-34 g-21 h36
usha r-25 h-27
ushar r-25 h-27
ushi h-36
ushio h-36
usic h-45
usic_ g-24 h-28
usie m24 h-28
usie_ m24 h-28
using m-24 h-23
usins r-23 h-24
usk g-23 h39
usks h26
usks_ h26
uss g-22 m-47
usta m41 h-37
usta_ m34 h-36
ustm r29
ustme r29
usu r27 g-21
usua h33
usual h33
usur r40 g-25 h-32
uta h35
utang r23 h-23
ute h-29
ute_ h-28
uted h28
uted_ h28
uter r-47 g-25 m-39 h-52
utho h-23
uthor h-24
uto_ g21 h-24
utor g-24
uts h-21
uts_ g26 h-21
utst r23
utsta r23
utua m-28 h-24
utual m-28 h-24
uve g-26 h68
uwa g-25 m32
uyers g-26
uys r26
uys_ r26
vaa r-27
vaas h22
vaast h22
vac g-27 m-27 h-26
vacc m-28
vacci m-28
vad r26 g-26 m29 h-54 k53
valet r-31 g-22 m-21
valu k21
vanil h-50
vap g-21
vape g-21
vape_ g-21
var h-41
vas g-44 h29
vas_ g-44
vase m-24 h-46
vase_ m-24 h-46
vast h30
vastu h30
vat_ r-47 g-43 m-30 k-33
vativ g25
vatt r50 h-32
vatti r50 h-32
vds g-33 h23
vds_ g-33 h23
vea h-37
veal h-44
veal_ h-44
veaw m22
veawa m22
vee g-21 h61
veg h-25
vega g48 h-26
vent_ g51 h-22
ventu h23
venu h-22
venue h-22
verab r30 g-25
verag g33
verc r-36 h-32
veri g-31
verin g-32
vern r23
versa r-26
verse r26 h-21
vert r-36 h-32
verti r-42 h-33
veryo r-23
veryt g25
vesto r21 g-28
vet g-24
vet_ g-22
vey h-22
vey_ g-21
via g-21 m28 k24
via_ k25
vices h34
vict m29
vidi g22
vidia g22
vies h32
vies_ h32
views h31
vig r60 g-24 h-32
vig_ r72 g-29 m-23 h-52
vin_ h35
vine h-24
vineg h-26
vino h67
vino_ h43
vio h34
viol h34
viola h34
vip h23
vip_ h23
vir m26 h21
virg h-23
virgi h-23
visi h-22
visio g27
visit h-23
vit h-23
vita h-33
vitam h-33
viv g27 m21
vive g43
vives g43
vo_ h44
void k28
void_ k27
voidi k22
volv r32
volvi r32
voo h33
vood h33
voodo h33
vor_ m30 h-30
vot h31
vote h31
vote_ g-23 h38
votes m24
vou r-25
vour h-29
vour_ h-34
voy_ h-28
voya h44
wa2 h-25
wa7 r-40
wa7e r-24
wa7ed r-24
wa_ g-21
wab h-33
wab_ r-22 h-32
wabs h-26
wabs_ h-26
wag m22
wage m24
wage_ m-21
wager m43 h-34
wah r-25
wait_ r25
waitr h26
waiv r-22
wala r-23
wala_ g24
walan r-30 h22
wale g-21
wale_ r-35 g-28 h23
wali_ g-22
walke h28
wall k25
wall_ r-26 h-40
walle k29
want_ g21
wap g23
waps g24
waps_ g24
warde g31 h-22 k30
wardi r-38 g-23 h-30
wards g26
waren h-29
wari m23
wari_ m23
waru r33 h-26
waruq r47 h-22
was_ r-24 g-27
wash g-21 m-22
wash_ g-43 m-24
washi h-24
wast h37
wasta h30
wate h-28
water h-28
waye r25
wayed r27
ways h-24
ways_ h-24
waz g-30
waza g-29
wd_ r34 g-26
weal h44
wealt h44
wear g-25 m-46 h-44
weat h-23
weath h-23
web_ r-24 m-21 h-31
wedd h-21
weddi h-21
weed_ h24
weeds h-25
weep m56 h-32
weeps m32 h-28
weet m-21
weete r31
weets r-32 m-21
weez h21
wein h29
weis h66
wel_ r-42
well_ r-22
went r27
went_ h26
wenty r22
werb m25
werba m25
wers r-21
wers_ r-21
wes_ m29
west g-22 h-26
whee g-23
wheel g-23
when g21
when_ g24
wher g28 h-23
where g28 h-23
whic g25
which g25
whisk h23
whoe g-29
whoev g-29
why r-23
why_ r-23
wiche h29
wid h-27
wif g-25
wife g-26 h28
wifes g-27
wim g21 h-21
wimm h-22
wimmi h-22
win_ m44
wind g-40
windo g-31
wine h21
wines h44
winge m-23 h47
winne h-25
wint m-21 h-24
winte m-21 h-24
wir h-27
wire h-30
wire_ h-30
wis h36
wisk h28
wiske h21
witn h34
witne h34
wiz h66
wiza h25
wizar h25
wle m-31
wnb r32
wnbr r32
wnbro r32
wners m24
wnie h39
wnies h27
wnin g21 h-27
wning g21 h-27
wns h-38
wns_ h-39
wnsh r39
wnsho r39
woma g-26
woman g-26
womb g38
womb_ g38
won m38 h-28
won_ m39 h-30
woo g24 h-28
wood h-25
wool r-30 g28 m-23 h-27
wool_ r-30 g28 m-23 h-27
worke h29
workm g26
works g-21 h-24
worl m23
world m23
wors h42
worsh h42
wou g-21
woul g-21
would g-21
wrap g-21
wrap_ g-24
wre h-26
wrec h-24
wreck h-24
writi g28
wro k22
wron k28
wrong k28
wur h26
wurs h22
wurst h22
wwe h-23
wye g-25 h-22
wyer g-25 h-22
wyer_ g-28 h-25
xa_ g21
xac r-21 m24
xact r-21 m24
xami g34 h21 k-22
xamin g34 h21 k-22
xams g-25
xams_ g-25
xan h26
xana h26
xanax h26
xbe m36
xbet m36
xbet_ m36
xces r-21
xcess r-21
xer r-23 h41
xer_ h37
xi_ r-24 h-23
xin r-24 m-34 h47
xing r-24 m-34 h47
xing_ r-24 m-34 h47
xists g21
xor h45
xot h34
xpen h-21
xpens h-21
xper m24
xperi h28
xpert m36 h-25
xpire h24
xpiri h-28
xpl r-22 g-26
xpla r-22 g-23
xplai r-22 g-23
xpr r-24
xpre r-24
xpres r-24
xtens h-21
xti g-35
xtin g-35
xting g-35
xto g-23 h42
xtor g-23 h42
xtort g-23 h42
xtras h38
xty h-22
xty_ h-22
xx_ r21 g-26 m-27
xxx r-24 h56
xxx_ h51
xy_ h33
yac h23
yach h23
yacht h23
yad_ r-26
yada g-23
yada_ g-23
yah_ r-33 h25
yaj r38 h-29
yaj_ r38 h-29
yak r27 g-23 h-37
yakh r28 h-23
yal_ g-26
yale m-24 h-25
yale_ m-24 h-25
yam g-25
yam_ g-25
yan g-24
yani g-21 h-24
yani_ g-21 h-24
yant h52
yar r-24
yar_ r-33 m-34
yara r-25 g21 h-23
yara_ r-27 g24 h-25
yat r-34 h-25
yat_ r-24 h-25
ybe h-23
yber g22 h-25
yber_ g22 h-25
ybit g25
ybit_ g25
yboy h33
yboy_ h29
yda_ h-34
yeb r-27
yedf r-33 k22
yedfa r-33 k22
yeh h-32
yek g-27
yen_ g-38
yers g-25
yers_ g-25
yet g32
yet_ g30
yfa h31
yfan h31
yfans h31
yie h-21
yiel h-21
yield h-21
ykh h22
ykh_ h22
yli r-33 g-27 m23 h-36
ylin r-37 g-26 m24 h-38
ylind r-29 g-23 m-21 h-22
ylo r22 g-21
yloc r25
ylock r25
ym_ r-35 g-30 m-32 h-29
yma g-25
yman_ g23 h-21
ymas h25
ymash h25
ymex g33
ymex_ g33
ymn r31 h-27
ymnt r31 h-27
ymnt_ r31 h-27
ymo g-26 h-39
ymp g21 m26 h-26
ynd m23
yndi m23
yndic m23
yno r-25
yo_ g43
yof h25
yoff h25
yoff_ h25
yom r41 g-35 m-31 h-42
yom_ r41 g-35 m-31 h-42
yone r-23
yone_ r-23
yor g24
yot r-28 h74
your g21
your_ g21
yours h-33
yous g-22
youse g-22
yout h-25
yout_ r21
youth h-37
ypa k36
ypas k36
ypass k36
ype g22
ype_ g23
ypto_ h-24
yra h33
yre h-21
yre_ g43
yres g-21 h-30
yres_ g-21 h-30
yric h23
yrica h23
yro r-22
yrol r-22
yroll r-22
ysi h-45
ystem k31
yun r21 g-26 h-26
yung r21 g-26 h-26
yung_ r21 g-26 h-26
yya r21 h-26
yya_ h-21
yyan r22 g-29 m-21 h-45
yye h32
yze r34 h-33
za_ m-23
zab r-26
zah g-22 m26 h27
zahl g-21 m-22 h30
zakat h-24
zal h21
zan r26 g-30 m-28 h-41
zan_ r-27 m-25 h-32
zani r31 h-26
zanin r31 h-26
zar h22
zar_ h24
zard h25
zard_ h25
zat h22
zatl h24
zatla h24
zawa h26
zawar h26
zay h-47
zee r30
zeer g-21 h36
zeer_ g-21 h36
zel h-39
zel_ h-39
zen h27
zen_ h27
zer_ g-26
zero g23 h-29
zero_ h-31
zir g-21 h40
zir_ h48
zle h-43 k-22
zle_ r-29 h-41
zo_ r-32 g-39 h51
zod h28
zodi h28
zodia h28
zon h28
zoo g-29 h-54
zoo_ m-29 h-54
zya g-22 h-23
zyad g-22 h-23
zyada g-24
zzan r31 h-26
zzani r31 h-26
zzl r-29 h-41
zzle r-29 h-41
zzle_ r-29 h-41
ابات h-31
ابات_ r-22 h-29
اباح h22
اباحي h22
ابته r23
ابته_ r23
ابحا r34
ابحات r43
ابر g-40 h-31
ابراج h40
ابس r-31 h-24
ابس_ r-31 h-27
ابط h27
ابع r-38
ابق m26
ابق_ h-42
ابقه m22
ابقه_ m22
ابلا k25
ابلاغ k25
ابلي h22
ابلي_ h22
ابن_ g-21 h-22
ابوي g23
ابيض m-22 h33
ابيض_ m-22 h33
ابيعك g30
ابيعه g-32
ابين h32
ابين_ h32
اتاخ r29
اتاخر r34
اتب h-21
اتبي r-28 m-22 k-26
اتبي_ r-28 m-22 k-26
اتج h38
اتجا h38
اتجار h38
اتر h-24
اتر_ h-26
اترا m35
اتراه m35
اتز g32
اتزر g32
اتزرع g32
اتش m30
اتش_ m27
اتشا m26
اتص h-27
اتصا h-27
اتصاد g34
اتصال g-25 m-22 h-35
اتع r-21
اتعا r-21
اتعاب r-21
اتف_ h-24
اتل k33
اتلي h-23 k43
اتلين h-23 k43
اتن r31
اتنا r42
اته h-22
اتو g-25
اتوق g-27 m54 h-21
اتوقع g-27 m54 h-21
اتي_ g-27 k-29
اتير h-22 k28
اتير_ h-22 k28
اتين_ h22
اثا g-24 h-26
اثاث g-28 h-33
اثاث_ g-28 h-33
اثه g-21
اثه_ g-21
اثيل h24
اثيل_ h24
اجار k45
اجار_ k67
اجرت g-25 k29
اجرت_ r-29 k38
اجره g-21
اجره_ g-21
اجع r-41 g-33 h-42 k-34
اجلت r45
اجلت_ r45
اجها h23
اجهاض h25
اجون h23
اجون_ h23
اجير k26
اجير_ k26
احبت h22
احبتي h22
احبه r-22 g25 h-52
احبه_ h-50
احت r-27
احتي g-27
احتيا g-28 h46
احر h21
احل g-21 h-28
احل_ h-44
احه_ h-21
احها g25
احها_ g25
احو k24
احول k24
احول_ r-24
احوله h-22 k22
احي h24
احي_ m-21 h26
احيه h22
احيه_ h22
اختا g23
اختار g23
اختر r-27 g-25
اخترا h40
اخترت r-29 g-37 h-33
اختي_ g-22 h-29
اختيا g31
اخرت r22
اخرت_ r22
اخري k24
اخف k26
اخفا k26
اخفاء k26
اخله_ g25
اخوه h-30 k36
اخوه_ h-30 k36
اخوي r-30
اخوي_ r-30
اخي_ r-22 g-24 h-23 k-23
ادت_ m21
ادخا g23
ادخار g23
ادل g31
ادلا g41
ادلات g41
ادله r-21 g25
ادله_ r-21 g25
ادما m-24
ادمان m-24
ادن g21 h-23
ادني h-26
ادني_ h-26
ادور g21
ادور_ g21
ادول h22
ادول_ h22
اديب h25
اديب_ h25
اديه g27
اديه_ g27
اذا g36
اذا_ g36
اذو r25 h-24
اذون r25 h-24
اذون_ h-27
اذونا r33
اذي h25
اذين h25
اذين_ h25
اراض g22
اراضي g22
اربع_ r-37 m-21 h-28
ارتف g28 m-28
ارتفا g28 m-28
ارتي_ h-30
ارتين h35
ارج_ k56
ارجن g47 h-36
ارجن_ g47 h-36
ارح r-26 h25
ارس g-30 h-24
ارس_ g-33 h-36
ارض h-36
ارض_ m-21 h-37
ارط m83 h-53
ارفه g23
ارفها g23
ارق h22
ارقا h27
ارقام h27
ارك_ r-27
ارن g40 m-26 h-61
ارو h34
اروت m-27 h24
اروت_ m-27 h24
اريا m31
اريات m31
اريد g-27 k39
اريد_ g-27 k39
اريف h-25 k22
اريف_ h-25 k22
از_ h25
ازات h21
ازات_ h21
ازاز h26
ازازه h24
ازج g-28 h-37
ازج_ g-28 h-37
ازل r-28
ازو g28 h-21
ازون g35
ازون_ g35
ازي_ m40 h-24
ازيه h-36
ازيه_ h-36
اسا g-23
اساس g-24
اسبه r-24 g-28 h-27
اسبه_ r-24 g-28 h-27
استا h-39 k-26
استح g22
استحق g22
استخ k35
استخد k36
استر g-22 h43
استع h-39
استق h-22 k45
استقب h-22 k45
استلم k24
استي h-41 k27
اسح m22 h-23 k26
اسحب m22 h-23 k26
اسد g27
اسدد_ r22
اسر g-22 h-25
اسط h23
اسطه h38
اسطه_ h38
اسق r-35
اسقط r-35
اسم k24
اسم_ m-29
اسمن h-29
اسمنت h-30
اسمي k28
اسمي_ k28
اسن r-24 h-28
اسنا r-24 h-28
اسنان r-24 h-28
اسي r-28 g-22
اسيه r-22
اسيه_ r-22
اشر r43
اشر_ r45
اشه_ h-24
اشهر r28
اشهر_ r28
اشير h29
اشيره h29
اصل_ r28 g-23
اصلا h-28
اصلات g-21
اصلي_ h36
اصن h45
اضح g-23 m-23 h28
اضر g-25 h-23
اضره r-24 g-25
اضره_ r-24 g-25
اضه r-30 h-30
اضه_ r-30 h-30
اضيه m23 h21
اضيه_ m23 h21
اط_ m26
اطف h-25
اطل g-21 h-27
اطم g-25
اطم_ g-25
اطي m36 h21
اعب h28
اعب_ h28
اعت r30 h-23
اعت_ r48 g21 h-26
اعتي g-33
اعض h34
اعضا h34
اعضاء h34
اعلي g21
اعلي_ g21
اعو r37
اعول r35
اعولي r35
اعوه r37
اعوه_ r34
اعي g-21
اغ_ h-38
اغو_ g28
اغون h21
اغون_ h21
افا_ g37 h-24
افح h-25
افحه h-24
افحه_ h-24
افض g-23
افع r-22 m22
افعه r-21 m23
افعه_ r-21 m23
افق h24
افق_ h32
افقا h47
افقات h47
افل_ r-23 h-34
افلا h32
افلام h32
افلي g-22
افلي_ g-22
افها g22
افها_ g22
افي r-26
اقت m22
اقتر g35 h-22
اقترا g25 h-23
اقد_ h-38
اقدم h24
اقدمه h24
اقرض r21 g-24 m-35
اقص g-21
اقصه g-22
اقصه_ g-22
اقع h35
اقل r24
اقل_ r26
اقم r-26 g-26 m-52 h-46
اكا m38
اكب m27 h-29
اكبر r21
اكبر_ r21
اكتب k24
اكتب_ k24
اكتو r39 h-23
اكث r27
اكثر r27
اكثر_ r27
اكد g33 h-21
اكد_ g33 h-21
اكس m29
اكس_ m35
اكل g-22
اكل_ g-24
اكم g-33 h-31
اكيا g35
اكياس g35
اكين m22
اكينه m28 h-42
الاجر g25
الاح g-23
الاخ r-25
الاخت g31
الاخي r-33
الاد h21
الارا g30 h-25
الارض h-23
الاصل h-31
الاقس r21
الاقل h-23
الال m-22
الالف g-23 m-22 h-22
الام h-24
الاما h-31
الامه r33
الامو k21
الان_ r-22
الانت g-42
الانظ r21
البار h54
الباص r-22 m-24 h-28
البحر g23
البخ m40
البخت m40
البد g39
البدل g39
البر_ r-22 h-26
البص h27
البصا h27
البق g22
البقر g25
البنت h38
البوت h-26
البور r-26 g-23 m-24
البيا g-26 h-28
البيع h-21
التب h33
التح k21
التحو k29
التخ m-21 h-36
التذ r-23 g-26
التق g-24
التمر r-24 g-25
التمو h-29
الته r34
الته_ r34
التوت m25
التوص r-25 h-21
التوف r25
التي g-36 h-27
التي_ g-32 h-23
الث_ g-21
الثال h-25
الثه g26
الثه_ g26
الجام k-39
الجد g-21
الجدي g-21 h-21
الجز r-21 h-44
الجزا r-21 h-44
الجمل r-28
الجن g-24
الجن_ h31
الجه g-23
الجها g-24
الجوه r21
الحا r-39 g-33
الحبي h21
الحد g-32 h-23 k24
الحد_ k33
الحره g-21 h39
الحس r23
الحسا r38
الحص g23
الحصا g23
الحظ g24
الحظ_ g24
الحلا h-21
الحم r-26
الحمد r-24
الحو r-23 h-29
الخر r-27 h-29
الخرف g27
الخري r-27
الخمو h25
الخي g22
الخيا g25 h-21
الدر h-26
الدك g-26
الده h-33
الده_ h-33
الدوا r-23 m-23 h-26
الديو g32 m22
الراع g-22 m-29
الربا h-21
الربح m-25 h-21
الرحل h-31
الرس r-25
الرسم h-21
الرسو r-23 h21
الرم g-25
الرهن m-23
الزوج r-29 h29
السا g-21
الساع g-21
السحب m23
السحر h21
السر h-21
السر_ k32
السفي g26
السكن h-22
السند r45 m-24
السه g27
السهر h25
السهم g30
السو h-54
السير h22
الشال h22
الشاه g22
الشاي h22
الشب m-21
الشبك g25 m-22 h-29
الشج g29
الشجر g29
الشر h-30
الشرط m38 h-31
الشرق h-21
الشغ h-31
الشغل g26
الشق r-21
الشقه r-21
الشو h23
الشوط h-21
الشي r21
الشيك r31
الص h-29
الصب r38
الصبر r38
الصن h-40
الصند h-35
الصو r-39 g-30 m-26 h-28
الصي h-39
الصيا g24
الصيد h-38
الضر g29 h-39
الضري h-31 k21
الطا h28
الطاو h30
الطب r-25 h-28
الطبي r-27 h-28
الطر k-27
الطع g-29
الطعا g-29
الطل k-24
الطيا m21
الع_ h22
العاب m30 h-33
العاي r21
العج m31
العجي h-22
العد g-21
العدل g-24
العرب h-32
العش h-22
العشا h-24
العقو r-26 m-28
العمل m-31
العنب h24
العي_ h27
العين r53 h-21
الغاء g-25
الغد g-31 h-28
الغس m-21
الغن g28
الغنم g28
الغو g28
الغوا g23
الغوص g21
الغيت g-36
الفر h-21
الفرس g26
الفرق r-29 g26
الفرو g23
الفع r-22
الفعل r-22
الفن h30
الفنج h31
الفيل g-22
القاد g22
القاض h35
القد g-21
القرا m-22 h-29
القرع m33
القط h-27
القطع g60 h-24
القما m28
القن h44
القو r-21 h34
القوا r-21 h34
الكاش g-24 h-31
الكام g-21
الكبا h28
الكتا m-21
الكر r-21
الكرا r-21 g-28 h-25
الكف h22
الكف_ g-22 h36
الكفا r22 h-33
الكو g22
الكي h23
اللع g-21
اللعب g-21
الله r-22
الله_ r-22
اللو m45
الماء r-21 h-25
المار g34 h-28
المتف g-21
المجل r-25
المحا r-21
المحت g30
المخت h-27
المدر h-21
المسب g30
المست g-25
المصح h23
المض r-24
المطا h-27
المطر g21 m-24 h-27
المطل g-27
المعر h-27
المفا g30 m-22 h-22
المقا h-26
المكش r32
الملا r-28 h-26
المم h32
المنا h31
المند h24
المنص m22 h-21
المور g26
الموق h23
المول g-21
الميز g-23
النا_ k36
الناق g21
النب h26
النبي h26
النح h21
النحس h21
النس g-21 h-34
النسب g-24
النص r-23 g-25
النص_ g-24
النظا h-34
النق g-21
النقو r-21 g-22
النه g53
النها g48
الها g30 h-24
الهام g38 h-27
الهب g31
الهبو g31
الهج g-21
الهجن g-21
الهو g27
الهوي g-24 h33
الوات h-21 k27
الواس h36
الود h21
الودع h34
الورث h-22 k-23
الورق r23
الوز r-22
الوش g35
الوش_ g35
الونا h27
الي_ r-24
اليان m27
اماد h22
امادو h22
اماز g35
امازو g35
امب g-26 h48
امتل g39 h-26
امح r-38
امر m48
امر_ m34 h-59
امرر h30
امرر_ h30
امس_ k-29
امش g42 h-22
امش_ g44 h-26
امض g52 h-22
امعه m-21 k-37
امعه_ m-21 k-37
امل_ h-23
املا g-27 h-27
امن g-24
امنا g-28 h-21
امنا_ g-28 h-21
امها r30 g-24
امهال r46
امو k24
اموا k26
اموال k26
امي_ g-27
امير g-21
اميرا g-21
انا h21
انا_ h33
اناك h25
اناكس h25
انتها h21
انخ r-22 m-24
انخف g26 m-26
انخفا g26 m-26
اند g-25 m23
انز h23
انزر g22
انزرع g22
انشر h32
انشر_ h32
انص m23
انصي m25
انصيب m25
انظ r30
انظا r30
انظار r30
انف h-36
انفت g23
انفتح g23
انق_ h29
انها h27
انها_ h27
انو r-43 g-34 m-24
انيا h44
انيا_ h36
اها h-29
اهد h26
اهد_ h41
اهدي k28
اهدين k28
اهر g-33 h30
اهز h21
اهز_ h30
اهلي h-29
اهلي_ h-31
اهن m40
اهن_ r-30 g-28 m28
اهنا_ m34 h-24
اهنت m30
اهنت_ m30
اهنه m37
اهنه_ m37
اهني m41 h-26
اهنين m41 h-26
اهي g-23
اهي_ g-27 h26
او_ g40
اوب g34
اوبش g34
اوبشن g34
اوج k39
اوجر k39
اوجر_ k47
اورو h27
اوروب h27
اوز g-39 m-22 h29 k39
اوص g35
اوصا g35
اوصاف g35
اول m21
اوله m21
اوله_ m21
اونت_ r34
اوني h-44
اوه h32
اوه_ h32
اوي_ h24
ايات r-21 g-22
ايات_ r-21 g-22
ايب m-46
ايب_ m-46
ايتا r-25 h-21
ايتام r-25 h-21
ايث r-23 g-30 h24
ايح h40
ايحه h21
ايحه_ h21
ايد_ r23
اير g-21 h-23
اير_ r-29 h-23
ايس g-23 h36
ايس_ h56
ايش h-35
ايش_ h-37
ايص h-40 k-33
ايصا h-40 k-33
ايصال h-40 k-33
ايض r42
ايض_ r42
ايظ r42 g-28 m-22 h-31
ايظ_ r42 g-28 m-22 h-31
ايعه g30
ايف h-25
ايفو m22
ايفون m22
ايق r-21
ايق_ r-23 h-31
ايلي g-24 m-21 h-33
اينك h27
اينكن h27
اينه g-28
اينه_ g-28
ايه h-21
ايو g-24 h-26
ايي_ h-33
اييه m23
اييه_ m23
با_ g-22 h-24
باحه g-24
باحه_ g-24
باحي h22
باحي_ m-21 h26
باد g24
بادل g27
بادلا g41
بادله r-21 g25
بار g-27 h26
بارب h-32
باربع h-32
باري m25
باريه h21
باز m41 h-22
بازي m44 h-23
بازي_ m44 h-23
باص r-22 m-24 h-28
باع r25
باعت r57
باعت_ r57
باعو r37
باعول r35
باعوه r37
باقه h-32
باقه_ h-32
باك g29 h-23
بالاس g-23
بالاق r22 g-21
بالتم r-25
بالجز g28
بالجن h28
بالخ r-22
بالرو h23
بالسا h34
بالسح h21
بالسر k32
بالش h-24
بالغ r-21 k24
بالف_ h-21
بالك h-37
بالكا g-27 h-35
بالمح r-31 k-24
بالن h-22
باله g26
باله_ g26
بالوا h-21 k27
بان g-32
بان_ g-33 h-41
بانج h34
بانجو h34
باني h41
بانيا h36
باي_ g51
بايل_ g23
باين r-22 g47
باين_ h27
بب_ k22
بت_ m31
بتاج h23
بتاجو h23
بتاغ h21
بتاغو h21
بتز h22
بتسعه r28
بتك m-36
بتكو m-36
بتكوي m-36
بتل h26
بتو r-27
بتي h34
بحا r27 g-32
بحات r43
بحات_ r43
بحار g-30
بحار_ g-30
بحت r-21 m22
بحت_ r-26 m23
بحر g23
بحر_ g28
بحي g36
بحير g36
بحيره g36
بخ_ g-21
بخت m23
بخت_ m24
بخم m-21
بخمس m-21
بدالي h30
بدر g-34
بدف r22
بدفا g29 h-22
بدفات g29 h-22
بدل h-21
بدل_ h-30
بدلت g-30
بدلت_ g-30
بدلي g33
بدلين g44 h-22
بدو_ g39
بدور r-24 g51
بدور_ r-24 g51
بدي h-23
بدين h-21
برا h24
براج h40
براج_ h40
برام h35
برجي h31
برجي_ h31
برعا k22
برعات k25
برها g-22 m-41 h-26
برهان g-22 m-41 h-26
برو m31
بروك r24 h-24
بري h-41
بز_ g-25 h-37
بزي r25
بزيا r25
بزياد r25
بشت g29
بشتر g29
بشتري g29
بشر_ h32
بشن g34
بشن_ g26
بشنز g23
بشنز_ g23
بشي g22
بصا h26
بصار h26
بصاره h26
بضر g28
بضرع g28
بضرعه g28
بط_ h22
بطل_ g-21 h23
بطلب g26
بطلبه g28
بطن g41 m-23
بطن_ g59 h-26
بطو h-25
بطي r-31
بطيخ r-32 h-40
بع_ r-35
بعت_ g-28
بعتك g27
بعتك_ g27
بعتلي h25
بعدي g26
بعدين g26
بعش h-31
بعشر h-31
بعشره g-22
بعي h-26 k28
بعيد k52
بعيد_ h-21 k44
بعيدا k42
بعين_ g-30
بغي r-22 g-27 k35
بغي_ g-32 k50
بفل m23
بفلو m23
بفلوس m23
بفو r26
بفوا r26
بفواي r26
بقا g-31 m-21 h-27
بقال r-21 g-30 h-22
بقاله r-21 g-30 h-22
بقت g-24 m30
بقر h-47
بقره g25
بقره_ g25
بقري g-22 h-38
بقري_ g-22 h-38
بقه m22
بقه_ m22
بقي m-27 h-40
بقيم g29 h-23
بقيمه g29 h-23
بك_ g-23
بكام r-21
بكت r-22 g37 h-30
بكر_ h28
بكره h-23
بكره_ h-23
بكم r-45 h-32
بلاش r26
بلاش_ r26
بلاغ h-38
بلاغ_ h-38
بلدي_ m-27
بلط h31
بلطج h31
بلطجي h31
بله h-24
بله_ h-24
بليا g22
بليات r-24 g26
بليغ k27
بليغ_ k27
بمص r-21 m38
بمصا m44
بمصار m44
بمي r-31
بميت r-28
بميتي r-28
بميه r-25
بميه_ r-25
بن_ r-21 m-38 h-58
بنات h31
بنات_ h31
بنان h29
بناني h29
بنت h27
بنت_ h35
بنتي h-24
بنتي_ h-24
بند r-22 g-31
بنس m21
بنق r31 h-22
بنه h43
بها g23
بو_ g-22
بوا g-21
بوت g21
بوت_ g30 h-41
بور r-25 g-32 m26
بوطه r21
بوطه_ r21
بوك m36
بوكر m44
بوكر_ m44
بوكس g59 m-23 h-28
بوكس_ g50 m-22 h-28
بولا m36
بولا_ m36
بونا h-29
بونات h-29
بونص h-38
بونص_ h-38
بوي r24
بويه r23 h-28
بويه_ r23 h-28
بيا g-26
بيان_ h-46
بيب g-27
بيب_ g-25
بيتز m-38
بيتزا m-38
بيد r-29
بيد_ r-36
بيذ h26
بيذ_ h30
بيذي h-25
بيذي_ h-25
بير h21
بير_ g-27 m-25 h-42
بيره h29
بيره_ h29
بيض g-29 m41
بيض_ r-21 g-24
بيضا g-22 m23
بيضات g-25 m29 h-43
بيعت r-22 g41 m-22 h-37
بيعط h-22
بيعك g30
بيعك_ g30
بيعه g28
بيعه_ g31 h-42
بيعها r-23 h30
بيق_ g-22
بيك g-26
بيكو g-25 h30
بيكون g-25 h30
بيل r-24
بيل_ r-26 h-29
بين_ r-21
بيوق h33
بيوق_ h30
بيي k30
بييض k30
بييض_ k30
تاب_ g-21
تابه h55
تابه_ h55
تات g22
تات_ g22
تاجو h23
تاجون h23
تاجير k29
تاخ r33
تاخر r37
تاخر_ r35
تاخرت r22
تاخي r24
تاخير r24
تاد h47
تادي h25
تاديب h25
تار g24
تار_ g30
تارو m-26 h43
تاروت m-27 h24
تاشي h29
تاشير h29
تاغ h21
تاغو h21
تاغون h21
تال h26
تال_ h26
تام_ r-25 h-21
تان_ r-23
تاني g23
تاي r-27 m-49 h-33
تبت m-29
تبت_ m-29
تبرعا k23
تبص h60
تبل k27
تبلي k27
تبليغ k27
تبه h-27
تبه_ h-27
تبي_ k-26
تبيي k30
تبييض k30
تت_ g47 h-44
تتاخ r34
تتاخر r34
تجار_ h38
تجاري g21
تجد r-26
تجدي r-26
تجديد r-26
تجس h32
تجسس h32
تجسس_ h32
تجع g34
تجع_ g44
تجعا g27
تجعات g27
تجن k36
تجنب k36
تجنب_ k36
تجي g55 h-24
تجيب g44 h-23
تحد m21
تحدد g28
تحدد_ g28
تحدي m32
تحدي_ r-26 m44
تحديد g36
تحر h-22 k22
تحض h29
تحضي h29
تحضير h29
تحف r-21 m-24
تحقاق g22
تحل h-39
تحلي h-39
تحليل h-39
تحمله r-22 h-28
تحن_ h30
تحوط g42
تحوط_ g42
تحوي k21
تحويل k21
تخب k35
تخبر k35
تخت g26
تختا g26
تختار g26
تخد h-22 k34
تخدا k26
تخدام k26
تخدم h-21 k31
تخدم_ k25
تخر m-26 h-29
تخرج m-27 h-30
تخرج_ g-23 m-28 h-31
تخص r40
تخصي r40
تخصيم r40
تدل h28
تدلي h26
تدليك h26
تدي g-27 m-31
تر_ h-27
ترات h22
ترات_ h22
تراض g25 h-23
تراض_ g25 h-23
تراق h40
تراق_ h40
ترام h22
تراما h22
تراه m28 h-25
تراه_ g37
تراهن m39 h-31
ترب g-22 h24
ترت r-29 g-37 h-33
ترج g-21
ترد g-23
ترد_ g-29
تردا g-34
ترده h-21
ترض g40 h-29
ترك r-22 g-23
ترك_ m22
تركي r-31 g-21
ترن r-40 g-33 m21 k-23
تره g51 h-37
ترو h22
تريح r53 h-22
تريح_ r53 h-22
تريه g26
تريه_ g24 h-22
تريها g27
تزا m-23
تزا_ m-38
تزر g38 h-23
تزرع g38 h-23
تزرع_ g39 h-26
تزي r21
تزيد r30 g-24 h-29
تزيد_ r30 g-24 h-29
تزيي h31
تزييف h31
تس_ m35
تسج g-27
تسجي g-27
تسجيل g-27
تسح g-42 h34
تسعه r26
تسعه_ r26
تسهر h24
تسهر_ h24
تسو h63
تسول h56
تسول_ h48
تشا g-21 m34
تشار g-31 m48
تشر g22
تشي g-24 h31
تصا h-27
تصاد g27
تصاد_ g28
تصال g-25 m-22 h-35
تصد r-28 h-28
تصدي h-29
تصديق h-29
تصر r-21
تصل r-28 h-24
تصلي r-28 h-24
تصليح r-28 h-24
تصيد g32
تصيد_ h28
تطب g-22
تطبي g-22
تطبيق g-22
تظه k23
تظهر k23
تظهر_ k23
تعاب r-21
تعار k30
تعارف h38
تعاون h-44
تعب h25
تعبي h25
تعبيه h25
تعد g-45 k52
تعدي g-24 k59
تعدي_ g-24 k59
تعر r-24 g-22 h42
تعط g26
تعطل g23
تعطل_ g23
تعق h23
تعقد h25
تعقد_ h25
تعل m-24
تعلي m-24
تعليق h56
تعليم m-23 h-33
تعم g-23 m-32
تعمل g-24 m-30
تعمل_ g-22
تعمله m-28
تعه h26
تعه_ h31
تعو h25
تعوي h25
تعويذ h31
تغل_ h21
تف_ h-24
تفاح g-24 m-22 h-37
تفاح_ r-25 g-26 m-26 h-34
تفاد k36
تفادي k36
تفاع g28 m-28
تفاع_ g28 m-28
تفر h42
تفري h42
تفريق h42
تقا h-24
تقبل_ g-31
تقد h40
تقسيم k32
تك_ m24 h-23
تكت g-21 h-26
تكتب g-21 h-26
تكتب_ g-21 h-26
تكي h34
تكيل h52
تكيي r32
تكييش r34 h-23
تل_ g-21 h25
تلاع h41
تلاعب h41
تلام_ g25
تلد g35
تلد_ g35
تلده g28
تلده_ g28
تلم_ k34
تلمت r-23
تلمته r-36 g-24
تلن g-29 h27
تلي k24
تلي_ g-24
تلين h-23 k43
تلين_ h-23 k43
تماث h24
تماثي h24
تماني r37 h-27
تمب g-25 h-24
تمبو m28
تمبول m28
تمث h29
تمثا h29
تمثال h29
تمد_ g21 h-32
تمل r-28 h-25
تملك g22 h-26
تملكه h-26
تنا_ g-28
تناز r-32
تنازل r-32
تناق r39
تناقص r39
تند h40
تنز g22
تنزي h21
تنزيل h21
تنس k-24
تنظ r-26
تنظي r-26
تنظيف r-26
تنك g-30
تني g-24
تني_ g-26
تهاء h21
تهاء_ h21
تهرب h-35 k35
تهرب_ h-35 k35
تهري h34
تهريب h34
تهك h29
تهكي h29
تهكير h29
تو_ m49 h30
تواه g22
توت m35
توتو m37
توتو_ m31
توث r-25 g-26 h-22
توثي r-25 g-26 h-22
توثيق r-25 g-26 h-22
توح_ g28
تود h-30
تودع h-30
تودع_ h-30
تور r23
تور_ r-27 m-23
تورق r49 h-27
تورق_ r49 h-27
توري r38
توز g-31
توص m-23 h-22
توصي m-27 h-21
توصيل g-25 m-21
توع h-27
توعي h-27
توعيه h-27
توفيت g30
توفير r23
توقعا m39
توقيع r26
توك g32
توك_ g26
توكن g23
توكن_ g23
توم g-21 m32 h35
تومب m28
تومبو m28
توني g-27 m-32 h21
تيات h38
تيات_ h38
تيار g23
تيار_ g23
تير h-29
تير_ k22
تيس r-27 g22
تيش g-23 h-22
تيك g-29 m47
تيل m-22
تيلا h28
تيلا_ h28
تيم r-35 h-24
تيم_ r-35 h-24
ثابته r23
ثاث g-28 h-33
ثاث_ g-28 h-33
ثال_ h29
ثالث_ g-21
ثالثه g26
ثانيه g23
ثر_ r25
ثل_ g-22 h-24
ثلاثه g-21
ثلاج h-24
ثلث r-27 m-22 h23
ثلث_ r-25 h24
ثلي m46 h-33
ثلي_ m46 h-33
ثما r21
ثمان r24 g-24 h-25
ثمر g24 h-23
ثمر_ g21 h-22
ثمنها r-21 h-22
ثنا m33
ثناي m33
ثنايي m33
ثوا g-25 m25 h-34 k29
ثيق_ r-25 g-26 h-22
ثيقه g27
ثيقه_ g27
ثيل_ h24
جا_ g30 h-23
جابل h22
جابلي h22
جات g21
جات_ g22
جاجا h42
جاجات h42
جاد h35
جادو h40
جادو_ h40
جاريه g23 h-26
جاز m30
جاك g-34 m69
جامعه m-21 k-37
جان h21
جان_ h24
جاني m-21
جاني_ m-25
جانيه r-22
جاهد k28
جاهدي k28
جاهز h21
جاهز_ h30
جاي_ g28
جاير h40
جاير_ h40
جبل g-37 h56
جبلي h24
جبلي_ h24
جبي r-24 h-22
جبيل r-24 h-22
جبيل_ r-24 h-22
جد_ g-22 h-23
جدد g31
جدول_ g30 h-21
جرا r-23 h34
جرام h28
جرام_ h40
جرت g-25 k29
جرت_ r-29 k38
جرد g32 h-34
جرد_ g32 h-34
جري h25
جريا h41
جريا_ h41
جز_ h-21
جزا r-23 g23
جزار g-25
جزار_ g-25
جزاف g47 h-26
جزاف_ g41 h-26
جزافا g37 h-24
جزاه r-22
جزاه_ r-22
جسس h32
جسس_ h32
جع_ r23
جعات g27
جعات_ g27
جعل r-30
جعه_ r22 h28
جعهم h-22
جعهم_ h-22
جق_ g-22 m-26
جلا h-35
جلان g34
جلان_ g34
جلب h30
جلب_ h30
جلت r34
جلت_ r34
جلد g-34 h-27
جلسه g-22
جلسه_ g-22
جلي h-35
جلين g25
جلين_ g25
جما k34
جمد r30 g-22
جمد_ r37 g-23
جمع_ k35
جمعه r-28
جمعه_ r-32
جمل r-24
جمل_ g30
جموعه k27
جميع h-31
جميع_ h-31
جنب k31
جنب_ k36
جنس h21
جنسي h21
جنسيه h22
جني h-38
جنين g35 h-42
جنين_ g35 h-42
جها_ g21
جهات h-22 k38
جهات_ h-22 k38
جهاز r-25 g-30 h-29 k-22
جهاز_ r-25 g-30 h-29 k-22
جهاض h25
جهاض_ h25
جهه h-26 k23
جهه_ h-26 k23
جهو g24
جهول g24
جهول_ h-21
جهوله g26
جواز h24
جواز_ h25
جوازا h21
جوالا g-22 h22
جوان g-34 h39
جوانا g-34 h39
جور g-32 m-21 k-26
جوز h36 k-25
جوم h30
جومي h30
جومي_ h30
جون h35
جون_ h23
جوهر r30
جوهرج r21
جوي g-42 m40
جيب g21
جيبه g29
جيبه_ g36
جير_ k26
جيلا h22
جيلات h22
حات_ h-42
حاذ h25
حاذي h25
حاذين h25
حار h-22
حار_ g-23
حاره g30 h-24
حاره_ g30 h-24
حاس r-37 g-32 m-22 h-37
حاض g-27
حاضر g-27
حاضره r-24 g-25
حاط m67 h-27
حاط_ m63 h-25
حال g22 h-24
حاله g25 h-22
حاله_ g25 h-22
حام r-26 g-34 k-21
حان h37
حب_ m26
حبت g-23 m-21 h21
حبتي h22
حبتي_ h22
حبي h24
حبيب h33
حبيب_ h35
حتا g-39
حتاج g-39
حته r-25
حته_ r-25
حتوا g22
حتواه g22
حتيا g-28 h46
حج_ m-24
حد_ k24
حدا h-22
حدا_ g35
حدد g26
حدد_ g28
حدده g25
حدده_ g24
حده h22
حده_ h24
حدي m22
حدي_ r-26 m44
حديد g23
حديد_ g23
حديق h-22
حديقه h-22
حرام h43
حرامي h49
حرز h42
حرز_ h42
حرك g30 m-33 h-22 k30
حركه g52 m-36 h-21
حركه_ g52 m-36 h-21
حره g-22 h57
حره_ g-22 h57
حرو h40
حروز h40
حروز_ h40
حس_ h22 k36
حسابا r-22 m-22 h-22
حسابه k38
حسب h-23
حسب_ h-21
حسن r-25 g-22 h-38
حسن_ r-25 g-22 h-38
حشيشه h23
حصا g21
حصان m22
حصه m-26
حصه_ m-26
حضر h47
حضر_ h47
حضي h29
حضير h29
حضير_ h29
حط_ r-27
حطين m22 h-27
حطينا m22 h-27
حظ_ m22
حظي_ h35
حظير h-29
حظيره h-29
حفظ_ m-29
حفظته k29
حفل g-23
حفل_ g-25
حفو r39
حفوظ r39
حفوظ_ r26
حقات_ r27
حقاق g22
حقاق_ g22
حقن h31
حقنا h31
حقنا_ h31
حقه g-36 h27
حقه_ g-36 h27
حقي_ g-40 h34
حقيق g33
حقيقي g33
حك_ h45
حكم_ g-22 h24
حلال h-26
حلال_ h-26
حلاو h25
حلاوي h23
حلق h-38
حله h-32
حله_ h-32
حلو g-22
حلوا h24
حلوان h24
حلوف h42
حلوف_ h42
حلوي r-26 g-29 m-22 h-31
حلي h-23
حلي_ g-30
حليب h-22
حليب_ h-22
حليل h-39
حليل_ h-39
حم_ h29
حما g30
حماي g35
حمايه g35
حمد r-21 h-27
حمد_ r-21 h-27
حمرا g-21
حمل g24
حمل_ g43
حمه h-24
حمه_ h-24
حمي h37
حميم h30
حميم_ h33
حميمي h29
حنا h-30
حنات g47 h-29
حنات_ g47 h-29
حنت r-26 h21
حنت_ h29
حها g23
حها_ g23
حوا g-22 h-22
حواد g33
حوادث g33
حوالا k35
حواله h-21
حوط g42
حوط_ g42
حول_ h-27
حوله_ r-22 h-21 k22
حوليه h24
حوه g31
حوه_ g31
حوي k21
حويل k21
حويلا k27
حير g36
حيره g36
حيره_ g36
حين h-27
حين_ h-27
خاد h34
خادم h34
خار k34
خار_ g23
خارج k56
خارج_ k56
خاص h24
خاص_ h27
خال h-21
خال_ h-29
خالف_ h38
خالي h-29
خالي_ h-29
خاليه h-21
خان r-24
خان_ h-27
خبر k30
خبز g-25 h-37
خبز_ g-25 h-37
خت_ m22
ختا g33
ختار g33
ختار_ g30
ختر r-25
خترا h40
ختراق h40
خترت r-29 g-37 h-33
ختل r-23 h-41
ختم h31
ختم_ h31
ختي h-21
ختي_ g-21
ختيا g31
ختيار g31
خدا k26
خدام k26
خدام_ k26
خدت r30 m-33 h-26
خدره h27
خدره_ h27
خدم_ k25
خدما h25
خدمات h25
خذه g21
خذها g23
خذها_ g23
خرب g27 h-22
خرب_ g27 h-22
خرت r22
خرت_ r22
خرج m-26 h-30
خرج_ g-24 m-27 h-31
خرزه h29
خرزه_ h29
خرف g23 h-32
خرفا g27
خرفان g27
خري r-24
خريه h36
خريه_ h36
خزا h-27
خزان h-27
خزانه r36
خزي g-23 h-30
خزين g-23 h-30
خزينه r32
خسر m24
خسرت m25
خسرن h-24
خسرنا h-24
خشب g-27 m-27 h-34
خشب_ g-28 m-27 h-31
خص_ k34
خصم r23
خصم_ r23
خصي r30
خصيم r40
خصيم_ r40
خضا r-23 g-26 m-30 h-34
خضار r-23 g-26 m-30 h-34
خضار_ r-23 g-26 m-30 h-34
خضرا m33
خطا h-21
خفاء k26
خفاء_ k26
خفاض g26 m-26
خفاض_ g26 m-26
خفه m-21 h-31
خفه_ m-21 h-31
خفي h24
خفيه h24
خفيه_ h24
خل_ h-32
خلال m26
خلال_ m26
خلاي g31 h-23
خلايا g31 h-23
خلت g23
خله g21
خله_ g33
خلها g-27 k24
خلها_ g-27 k24
خليه_ g47 h-42
خما g-32 m-25
خمار g-32 m-25
خماره h34
خمر g-21 h34
خمر_ g-22 h46
خمري g-23 h-44
خمريه g-28 h-45
خمو h39
خمور h39
خمور_ h37
خمير g-26
خميره h-29
خنو h32
خنوق h32
خوه h-30 k36
خوه_ h-30 k36
خي_ r-22 g-24 h-23 k-23
خيا g21 h-24
خيار g25 h-24
خيار_ h-30
خيارا g22
خيره g-24
خيره_ g-24
خيل m41 h22
خيل_ m41 h22
داء g-32 m-22 h-30
داء_ g-32 m-22 h-30
دار_ g-26
دالي h30
دالي_ h30
داني m-23
داو g21
داي h-22
دايع r45
دايع_ r45
دايم g64 h-27
داين r36
داين_ r36
دت_ h-23
دتي h-23
دتي_ h-23
دجاجا h35
دجال h47
دجال_ h34
دخا h-24
دخار g23
دخار_ g23
دخان h-27
دخان_ h-27
دد_ g24
ددت r-23
ددته r-33
ددته_ r-33
دده g24
دده_ g23
ددها g28
ددها_ g28
دراج h26
دراجه h26
دراسه g-27 h21
درج g-21 h29
درجه g-23 h27
درجه_ g-23 h27
درس h-23
درس_ r-48
درسه g-21
درسه_ g-21
دره_ h28
درهم h-23
درهم_ h-23
درو g44 h-42
دروب g44 h-42
دس_ g-21 h-28
دسك r34
دسكا r34
دسكاو r34
دش_ m36 h-42
دعا g-23 m-29 h54
دعار g-24 h49
دعاره g-24 h49
دعم h-31 k40
دعم_ h-31 k40
دعو h-22
دعوه h-22
دعوه_ h-22
دفا g22 h-21
دفات g22 h-21
دفاتر g22 h-21
دفعتي r-23
دفعن g-22
دفعنا g-22
دفعو g22
دفعوا g22
دفعون g23
دفن h26
دفن_ h26
دفوع_ g-21
دفونه g39 h-24
دفي h28
دفين h28
دفين_ h28
دق_ r-34
دقا h-21
دقه g-36
دقه_ g-36
دكا g-21
دكا_ h28
دكان g-23 m-21
دكان_ g-23
دكت r-25 h-26
دكتو r-25 h-26
دكتور r-25 h-26
دكه h44
دكها h32
دل_ h-28
دلا r-25 g38 h-24
دلات g41
دلات_ g41
دلت g-30
دلت_ g-30
دله r-21
دله_ r-21
دليك h26
دليك_ h26
دلين g44 h-22
دلين_ g44 h-22
دم_ r-21
دمات h25
دمات_ h25
دمان m-24
دمان_ m-24
دمها h21
دمها_ h21
دن_ r23 g23
دني h-30
دني_ h-26
دها h-24
دهب r38
دهب_ r38
دهم h-25
دهم_ h-25
دهن g-25 h25
دهن_ g-25 h25
دوا r-27 g-28 m-28 h-22
دوام m-21 h-24
دوام_ m-21 h-24
دور h-28
دور_ g23
دوره h-45
دوره_ h-48
دورها r42 g-24
دولي h24
دوليه h-29
دوم r-38 g-22 m33
ديب h25
ديب_ h25
ديت r-37
ديسك h26
ديسكو h26
ديقه h-22
ديقه_ h-22
ديك h22
ديك_ h23
ديلر h21
ديلر_ h21
ديم g-21
ديمه g-30 h-24
ديمه_ g-30 h-24
دينت g-29 m-24 h-39
دينه r31
دينه_ r31
ديني g-25 h-21
ديني_ g-24 h-22
ديوا h-21
ديوان h-21
ديون r29
ديون_ g22
ديونه r31
ديوني r34
ذبح g-21 h30
ذبح_ g-21 h30
ذخي g-23 m-21
ذخير g-23 m-21
ذخيره g-23 m-21
ذكي g-36 h46
ذها_ g23
ذون r24 h-22
ذون_ h-25
ذونا r33
ذونات r33
ذي_ h-31
ذين h25
ذين_ h25
را_ r-25
راب r21 g-22
رابحا r43
رابي r28 g-23
رابي_ r34 g-26
رابين h37
راتبي r-28 m-22 k-26
راتي g21 h-26
راتين g31 h-35
راج k-23
راجع r-41 g-33 h-42 k-34
راجه h26
راجه_ h26
راح_ h-26
راحت r-23
راد g21 h-24
رار h-21
راسي r-30
راش m49 h-27
راش_ m49 h-27
راض g22
راع m-21 h-32
راعي g-22 m-24
راعي_ g-21 m-21
راف h26
راف_ h32
رافع r-22 m21
رافعه r-22 m21
رافقا h47
رافه g-23
رافه_ g-23
رام_ h41
راماد h22
رامي h21
رامي_ h43
راه m27
راهن m42
راهن_ g-23 m33 h-36
راهنت m30
راهنه m37
راهني m41 h-26
راي g-22
ربا_ h-35
ربان h42
ربان_ h42
ربت r-22
ربحت r-21 m22
ربحت_ r-26 m23
ربط h34
ربط_ h34
ربع_ r-40
ربعي m32 h-39
ربن m-22
ربنا m-22
ربنا_ m-22
ربوطه r24
ربوي r26
ربويه r23 h-28
رتج g34
رتجع g34
رتجع_ g44
رتجعا g27
رتف g22 m-25
رتفا g28 m-28
رتفاع g28 m-28
رته h-28
رته_ h-28
رتي_ h-30
رتين h33
رث_ g25
رثه h-36
رثه_ g21
رج_ g-23 m-24 k21
رجا h-26
رجع_ r28
رجعل r-30
رجعهم h-22
رجن g47 h-36
رجن_ g47 h-36
رجه_ h25
رجو h21
رجي h39
رح_ m-22 h-51
رحم h46
رحم_ r-29 h73 k-34
رحمه h-24
رحمه_ h-24
رخص_ g-23
ردا g-34
ردهم h-25
ردهم_ h-25
ردي r-28 g-30
رره g21
رره_ g26
رزق h26
رزق_ h26
رزه h29
رزه_ h29
رس_ r-23
رساي h-30
رسايل h-30
رست r-23
رسمه h21
رسمه_ h21
رسه g-21
رسه_ g-21
رسول h26
رسول_ h26
رسي m25
رسي_ m42
رش_ g22
رشت h21
رشتي h21
رشتين h21
رشو h40
رشوه h33
رشوه_ h33
رشي r-22 g-32 m-26 h91
رصد m-21
رصد_ m-21
رصن h31
رصنه h25
رصنه_ h25
رصه r-30
رصه_ r-30
رصو h22
رصود h22
رصود_ h22
رصي g-21
رصيد g-21
رضا h37
رضاه h27
رضاه_ h24
رضاها h24
رضي h26
رط_ m30 h-22
رطي r-24 g-28 h65
رعا h-21 k21
رعات k25
رعات_ k25
رعت_ r-27
رعه_ h-22
رعها g31
رعها_ g31
رعي_ h-33
رفا g27
رفان g27
رفان_ g27
رفت r-23
رفر h21
رفر_ h21
رفع r29
رفها g24
رفها_ g24
رفي r21
رقا h25
رقاب h-21 k26
رقابه h-21 k26
رقاص h32
رقاصه h24
رقام h27
رقام_ h27
رقت g28
رقت_ g28
رقص g-21 h57
رقص_ g-21 h57
رقه h26
رقه_ h26
رقيه h-25
رقيه_ h-25
ركا g-23
ركبه r25
ركبه_ r25
ركت g-29 m-27 k27
ركي r-31 g-21
رما g-36 m-28
رمان r-22 m-24 h-31
رمان_ r-22 m-24 h-31
رمض h-24
رمضا h-24
رمضان h-24
رمل g-28 h43
رمل_ g-28 h43
رنا h-30
رنت r-22 g37 k-23
رنت_ r-21 g32 k-24
رنج g-50 h-31
رنج_ g-50 h-31
رها m23
رهان m32
رهان_ m28
رهانا m31
رهم h-23
رهم_ h-23
رهن h-21
رهن_ h-23
رهنت r35
رهنت_ r35
روات h-22 k23
رواتب h-22 k23
روب h22
روب_ h38
روبي h22
روت h33
روت_ h33
روج h26
روج_ h26
روحي h23
روحيه h24
رور h-40
رورد r44
رورد_ r44
روس m-25
روض h-23
روض_ h-23
روع r-34
روع_ r-35
روفا k51
روفات k51
روق_ h26
روقات g24
روقان m-22 h29
روقه h21
روقه_ h21
روك g-24
رول m30
رولي m31
روليت m31
روم m41
روم_ h62
رون h22
روي m-24 h46
رياضه r-30 h-30
ريال_ g-22
ريب h27
ريب_ m-23 h28
ريبه k24
ريبه_ k24
ريح r24 g-24
ريح_ r29
ريد r-22
ريد_ r-22
رير g-33 m-22 h22
رير_ g-33 m-22 h22
ريس h-40
ريست h-30
ريستا h-30
ريض g-21
ريض_ g-21
ريط_ h32
ريف r-27
ريف_ r-27 h-23 k21
ريقي h31
ريقي_ h32
ريك g-22 h29
ريكا h25
ريكا_ h25
ريكي r-21
ريم h-39
ريم_ h-21
رينا g-21 m26 h-23
ريها g23
ريها_ g25
ريو r-28 g-24
زات h21
زات_ h21
زاج g32
زاج_ g32
زاد h-23
زاد_ h-27
زادت m21
زادت_ m21
زاز h23
زازه h22
زازه_ h22
زاف g47 h-26
زاف_ g41 h-26
زافا g37 h-24
زافا_ g37 h-24
زان_ r-28 g-25
زانا r-23
زاناك h25
زانه r36
زانه_ r36
زاه r-22
زاه_ r-22
زايم h31
زايم_ h31
زبا h28
زباي h28
زباين h28
زج_ g-28 h-37
زحلا h23
زحلاو h23
زرع g34 h-21
زرع_ g39 h-24
زرعت_ g23
زرعه k-26
زرعه_ k-26
زعر h25
زعرا h25
زعران h25
زكا r-29 g-27 h-32
زكاه r-28 h-28
زكاه_ r-28 h-28
زلت h-22
زم_ g-24 h-32
زمي k-23
زميل k-23
زنج r-24 h-22
زنجب r-24 h-22
زنجبي r-24 h-22
زهر g37 h-24
زهر_ g37 h-24
زوج h24
زوج_ r-32 h29
زود r43 g-33 m-26 h-31
زود_ r43 g-33 m-26 h-31
زور h35
زور_ h44
زوره h21
زوره_ h21
زون h-23
زون_ h-21
زيار g-23
زيارا g-37
زياره h27
زيت r-23 h-23
زيتو r-25 h-34
زيتون r-25 h-34
زيد r38 g-21
زيد_ r29 g-22
زيف h29
زيفه h22
زيفه_ h22
زيل h21
زيل_ h21
زينه r32
زينه_ r32
زيه h-35
زيه_ h-35
زيي h31
زييف h31
زييف_ h31
سا_ g40
سابا r-22 m-22 h-22
سابات r-22 m-22 h-22
سابق m23
سابقه m22
سابه k38
سابه_ k38
ساحر h21
ساخ h31
ساخر h26
ساخره h26
ساس g-24
ساعت g-33
ساعتي g-33
سال k24
سال_ g-35 h-36 k37
سالم h-33
سالن k36
سالنا k36
سام r-42 h-21
سامح r-38
سان g-34 m-29
ساي r-21
سايق r-39 h-40
سايق_ r-39 h-40
سايي h21
سب_ r-25
سبا g-26
سباح g-24
سباحه g-24
سباي h21
سبب k22
سبب_ k22
سبت g-30 m31
سبت_ r-21 g-24 m30
سبق m24 h-24
سبق_ r-23 g29
ستا h-34
ستاج k36
ستاجر k36
ستال h30
ستال_ h30
ستخ k30
ستخد k36
ستخدا k26
ستخدم h-21 k31
سترد g-25
سترد_ g-30
ستردا g-34
ستري r34 g24
ستري_ r-21 g64 m-29 h-31
ستريح r53 h-22
ستش g-33 h-43
ستع g-24 m-31 h-34 k27
ستعا h-39 k62
ستعار h-39 k62
ستعم g-24 m-32
ستعمل g-25 m-32
ستلم_ k34
ستلمت r-23
ستن h36
سته r22
سته_ r25 h-30
ستو g29
ستود h-30
ستودع h-30
ستور h32
ستوك g26
ستوك_ g26
ستي g-26
ستيل h28
ستيلا h28
سجا h37
سجاي h40
سجاير h40
سجد h-24
سجد_ h-24
سجق g-22 m-26
سجق_ g-22 m-26
سجل g-45 h-35 k26
سجي g-27
سجيل g-27
سجيل_ g-27
سحب m26
سحب_ m27
سخر h34
سخري h36
سخريه h36
سدد_ r34
سددت r-23
سددت_ g-23
سدس_ h-24
سربه h30
سربه_ h30
سرت m24
سرع g-25 k-21
سرعه g-25 k-21
سرعه_ g-25 k-21
سرق g25 h25
سرقه h31
سرقه_ h31
سرن h-24
سرنا h-24
سرنا_ h-24
سره g-24 m-23 h-28
سره_ g-24 m-23 h-28
سرو h28
سروق h28
سروق_ g-23 h36
سروقه h21
سس_ h32
سطه h27
سطه_ h27
سعه r26
سعه_ r26
سعي g-29
سعيد g-29
سعيد_ r-23 g-34 h-35 k-21
سفا g-22
سفار g-22
سفاره h24
سفر h-30
سفر_ h-45
سفي g36
سفين g36
سفينه g36
سقط_ h-23
سقف g-26 k43
سقف_ g-26 k43
سكاو r34
سكاون r34
سكر h23
سكن g-26 m-27 h-33
سكن_ g-23 m-30
سكو h35
سكو_ h26
سكوت h27
سكوت_ h23
سكوتش h35
سكوتي h29
سكي h34
سكي_ h45
سل_ h-23 k23
سلاح g-31
سلاح_ g-31
سلام_ g-22
سلامي h-28
سلس m-26
سلسل m-26
سلسل_ m-23
سلع_ g27
سلف_ h-21
سلفن h-23
سلفني h-23
سلو m39
سلوت m47
سلوت_ m28
سلوتس m43
سمك g27 h-22
سمك_ g23 h-22
سمن r-21 h-28
سمنت h-30
سمنت_ h-30
سمه g-21
سمه_ g-23
سمي_ k22
سن_ r-25 g-22 h-38
سنا r-24 h-28
سنان r-24 h-28
سنان_ r-24 h-28
سند r28 h-27
سندا r30
سندات r30
سهر_ g-28 h21
سهل g22
سهل_ g22
سوا h-22
سوال k38
سوال_ k38
سودا h27
سودان h27
سور h41
سول h41
سول_ h44
سيارا h-40 k-50
سيارت h-24
سيج h39
سيجا h39
سيجار h39
سير h21
سير_ g-28 h60
سيرف h21
سيرفر h21
سيرك h-65
سيرك_ h-65
سيل_ r-23 m-21 h-26
سيم k25
سيم_ k30
شا_ r-29 g-22 h-35
شاء g-28 m-26
شاء_ g-28 m-26
شات m24
شات_ m24
شار m27
شارد g35
شارد_ g24
شارط g-26 m92 h-59
شاشه h-24
شاشه_ h-24
شاف g39
شافه g39
شافه_ g52
شافها g22
شال r-24 g-34 h38
شالي r-21 g-30
شاليه r-21 g-30
شامل g26
شامل_ g26
شان k23
شان_ k24
شاه h29
شاه_ g37 h-39
شاهد h41
شاهد_ h41
شب_ g-27 m-25 h-29
شبك r-21
شبو h50
شبو_ h50
شت_ r29 h22
شتراه g30
شتريه g29
شتغل_ h21
شتم r-27 h45
شتم_ r-27 h45
شتي h21
شتين h21
شتين_ h21
شجر g33
شجره g36
شجره_ g36
شحا h52
شحاذ h25
شحاذي h25
شحم h29
شحم_ h29
شحن_ h-24
شحنا g36
شحنات g36
شحنت r-26 h21
شحنت_ h29
شخا h25
شخص k30
شخص_ k37
شر_ r23
شرب g-26 h43
شرب_ g-26 h43
شرط m26
شرط_ m31 h-22
شرطه h21
شرطه_ h21
شرعي_ h-33
شرق h-21
شرق_ h-21
شره h-21
شره_ h-21
شروب_ h21
شروع r-34
شروع_ r-35
شريت r-30
شريت_ r-30
شريط h32
شريط_ h32
شرين h-30
شرين_ h-21
شرينا m32 h-23
شط_ m66 h-45
شعر m-27 h-44
شعر_ m-27 h-44
شعو h31
شعوذ h31
شعوذ_ h29
شعوذه h27
شغل_ r21
شغله h25
شغله_ h25
شفره r-21
شفره_ r-21
شفن h-22
شفنا h-22
شفنا_ h-28 k24
شقت g-27 h-24
شكل r32 h-55
شله r-26 h-39
شله_ r-26 h-39
شلي r36
شلي_ r36
شمب h37
شمبا h37
شمبان h37
شمع m27 h-27
شمعه m39 h-22
شمعه_ m39 h-22
شن_ h-23
شنز g23
شنز_ g23
شنط_ h23
شها_ r36
شهرين g-23
شو_ r-26 h-36
شور g32 h-30
شورت h-24
شورت_ g21 h-24
شوش h44
شوش_ h44
شوط m36
شوط_ m36
شوه h35
شوه_ h35
شوي g-39
شوي_ g-39
شيب g44 h-42
شيخ h21
شيخ_ h25
شير h27
شيره h29
شيره_ h29
شيكاغ g28
صاحبت h22
صاحبه r-22 g25 h-52
صاد g30
صاد_ g37 h-24
صارت h-21
صارت_ h-21
صارع m25
صارع_ m24
صارعه m21
صاره h26
صاره_ h26
صاري h-24
صاري_ r23 h-22
صاريف h-25 k22
صاف r-24
صاف_ g35
صال_ r-32 m-22 h-43 k-28
صالا r21 g-23 h-52
صالات r21 g-23 h-52
صاله r-32 g-22
صاله_ r-32 g-22
صاي h-33
صاير h-25
صاير_ h-25
صب_ g-40 h31
صبا h29
صباع h29
صباع_ h29
صبر h-24
صبر_ h-24
صح_ r-21 m21 h-23 k-21
صحي r-23 m-29 h-43
صحي_ g21
صحيه r-22
صحيه_ r-22
صدر g30
صدق r-29 g-32 h-36
صدقه g-31 h-31
صدقه_ g-31 h-31
صدي g-21
صديق g-21
صرف_ g-21
صرفي r23
صرو r-27 h-35
صروف r-27 h-35
صروف_ r-30 g-33 m-24 h-39 k-38
صروفا k51
صري h-34
صعد g-36 h-21
صعد_ g-36 h-21
صغي r-31 h-34 k-22
صغير r-31 h-34 k-22
صغيره h-21
صفر r-33 h27
صفر_ r-33 h27
صفقا m22 h-27
صفقات m22 h-27
صفقه g21
صفقه_ g21
صفه g-29
صفه_ g-29
صقر g23 m-22 h-31
صقر_ g23 m-22 h-31
صل_ h-21
صلات h-25
صلات_ h-25
صلاحي h25
صلت g-25 k-24
صلت_ g-25 k-25
صلح r-22 h-21
صلح_ r-33 h-23
صلحو g35
صلحوه g31
صلي r-22
صلي_ h36
صليح r-28 h-24
صليح_ r-28 h-24
صم_ r23
صناع h-22
صناعي h-27
صنف h35
صنف_ h35
صوت r-21 g-34
صود h22
صود_ h22
صور_ h33
صوري h-23 k40
صوريه k22
صوف g43
صوف_ g41
صيا h-21
صياد g31 h-26
صياد_ g31 h-26
صيب m25
صيب_ g-27 m42 h21
صيده g36
صيده_ g33
صير g-24
صير_ g-23
صيل g-24
صيل_ g-25 h-21
صيم r40
صيم_ r40
صين m42
صيني m42
صينيه m42
ضاء g-22
ضاء_ h23
ضاب h28
ضابط h28
ضابط_ h28
ضات g-29 m25
ضات_ g-29 m25
ضار_ r-23 g-26 m-30 h-34
ضان h-37
ضان_ h-24
ضاه h27
ضاه_ h24
ضاها h24
ضاها_ h24
ضح_ g-26 h55
ضحك h45
ضحك_ h45
ضد_ g29
ضرا m27
ضرب_ g-21 h47
ضرع g51 h-25
ضرعه g31
ضرعها g31
ضره r-22 g-31
ضره_ r-22 g-31
ضريب k25
ضريبه k24
ضريح h45
ضريح_ h45
ضمانه r43
ضمو r22
ضمون r22
ضمونه r35
ضمي g37
ضمير g37
ضميرك g33
ضير h29
ضير_ h29
ضيه h22
ضيه_ h22
طاب r-25
طار r-29 h-29
طار_ h-29
طاز g-26 h-39
طازج g-28 h-37
طازج_ g-28 h-37
طالع h26
طالع_ h22
طالعي h27
طاو m21 h21
طاول m21 h21
طاوله m21 h21
طاي h26
طايح h32
طايحه h21
طبا r-28 h-29
طباع r-27
طباعه r-27
طبخ g-21
طبخ_ g-21
طبل m24
طبله m41
طبله_ m41
طبي_ r-23
طبيع g-21
طبيعه g-28 h-31
طبيق g-22
طبيق_ g-22
طجي h31
طر_ h-54
طرف r22 g-27 k27
طرف_ r22 g-27 k27
طري g-30
طريق g-23
طريق_ g-23
طعا g-29 h-36
طعام g-29 h-36
طعام_ g-28
طفا h-24
طفل h34
طفله h25
طفله_ h25
طل_ h29
طلاب r-22 h-24
طلاب_ r-22 h-24
طلاس h23
طلاسم h23
طلبت h32
طلبه g30
طلبه_ g29
طلبها g24
طلس h31
طلسم h31
طلسم_ h31
طلعه h-22
طلق h23
طله r-21 g-26 m-35 h60
طله_ r-21 g-26 m-35 h60
طلي h23
طم_ g-25
طما g-25
طماط g-25
طماطم g-25
طن_ h-24
طوع g-30
طوع_ g-30
طول r39 h-33 k-21
طول_ r26 m-22 h-37 k-23
طون g33
طون_ g35 h-45
طي_ m23
طيا m27
طيار m29
طياره m29
طيخ r-32 h-40
طير h25
طير_ g43
طيرا m-26
طيران m-26
طيس h49
طيك r33
طيك_ r33
طين h-23
طين_ g-29 h-33
طينا m22 h-27
طينا_ m27
طيه g-23
طيه_ g-23
ظار r39 g-34 m-21 h-39
ظار_ r41 g-32 h-26
ظام r-24
ظام_ r-23 h-38
ظته k29
ظته_ k29
ظر_ h25
ظرف h24
ظرف_ h24
ظرو g40 h-22
ظروف g40 h-22
ظروف_ g40 h-22
ظفي h-24
ظفين h-25
ظفين_ h-25
ظم_ r25
ظهر h-39 k25
ظهر_ h-37 k27
ظهور_ g31
ظي_ h35
ظير h-22
ظير_ r21
ظيره h-29
ظيره_ h-29
ظيف r-26 g-21
ظيف_ r-26 g-21
عاب h-22
عاج r-21 g-32
عاج_ h42
عادي g24 h21
عاديه g27
عارفه g23
عاره g-21 h39
عاره_ g-21 h39
عاري g-22 h40
عال r-28
عامل_ g-26
عامه r-44 h-34
عامه_ r-44 h-34
عاه r27 g-32 m-30 h27
عاون h-44
عاوني h-44
عايش g46
عايش_ g39
عايلي g-24 m-21 h-33
عاين r-22 g-32 m-28
عايه m-34
عايه_ m-34
عب_ m30
عبا g-38 m-23
عبن h-23
عبنا h-23
عبنا_ h-23
عبي m24 h37
عبيه h25
عبيه_ h25
عتك g27
عتك_ g27
عتلي h25
عتلي_ h25
عتم h-32
عتمد h-29
عتمد_ g21 h-32
عتي r-24
عتي_ g-28
عتين r-31 g27 m-23
عتين_ r-31 g27 m-23
عجل h-40
عجل_ g-22 m-55 h-39 k-21
عجله m27
عجله_ m27
عجي h-27
عجين h-27
عجين_ h-27
عدا r-24
عدد h-21
عدد_ m-21 h-29
عددها g38
عدل g-23
عدل_ g-23
عدي_ g-36 h-24 k78
عدين g22
عدين_ g26
عرا h49
عراف r-23 g-22 h47
عراف_ r-37 h44
عرافه g-24 h21
عران h25
عران_ h25
عربي_ m-23
عربيه g25
عرس r-28 g-21 m-27 h-37
عرس_ r-28 g-21 m-27 h-37
عرف_ g22
عرق h29
عرق_ h25
عري r-26 g-27
عزاي h31
عزايم h31
عسل r-24 m-26 h-24
عسل_ r-24 m-26 h-24
عشا_ r-29 g-22 h-35
عشاء g-23 m-31 h-21 k-22
عشاء_ g-23 m-31 h-21 k-22
عشان k23
عشان_ k23
عشر_ r-21
عصاي h-25
عصاير h-25
عصر g-35 m-23
عصي g-21 h-21
عصير g-21 h-21
عصير_ g-21 h-21
عضا h34
عضاء h34
عضاء_ h34
عطر h-45
عطر_ h-43
عطل m-29
عطل_ g23
عطو r-24
عطيك r33
عطيك_ r33
عطيه g-24
عطيه_ g-24
عف_ r21
عقار_ r-41 h-22
عقاري r22
عقم h-36
عقم_ h-36
عقو g25
عقود g25
عقود_ g25
عقي r-27 h-36
عك_ g29 h-22
علا m-21
علاج m-26 h-43
علاج_ m-26 h-38
علاق h35
علاقه h35
علب h-32
علبه h-25
علبه_ h-25
علش k22
علشا k22
علشان k22
علف r-23 g-44 m-23 h-40
علف_ r-24 g-44 m-24 h-40
علق h25
علق_ g21 h34
علم r-31 m-21 k26
علم_ g-22 m-25 k31
علن r-28
علوم r-21
علوم_ r-22
علومه g-22
عليا r24
عليا_ r24
عليق h56
عليق_ h56
عليك g-27
عليك_ g-23
عليم m-23 h-33
عليمي r-25 m-25 h-34
علين r-22 k-24
علينا r-22 k-24
عليهم g22
عمار h-47
عمر g-21 h-23
عمره g-25
عمل_ g-28 h53
عملات r27
عمي h-30
عمي_ h-22
عنا r-24 h-29
عنا_ r-23
عنب g-24
عنب_ g-24
عندن g23
عندنا g23
عنده h-25
عنده_ h-25
عندي h-23
عندي_ h-23
عهم h-22
عهم_ h-22
عواي r25
عوايد r25
عود h-26
عود_ h-26
عوذ h31
عوذ_ h29
عوذه h27
عوذه_ h27
عوضت g-39
عول r27
عولي r35
عولي_ r35
عوه h-23
عوه_ r23 h-23
عوها g-21
عوها_ g-21
عويذ h31
عيد h-22
عيد_ h-27
عيدا k42
عيدا_ k42
عيدي r-34 g-28 m-27 h-32
عير g22
عير_ h-21
عين r25
عينه r40 m-22 h-23
عينه_ r43 m-25 h-29
عينها g31
غاء g-25
غاء_ g-25
غاز h-21
غاز_ h37
غازي h-36
غازيه h-36
غام g52 h-22
غامض g52 h-22
غدا g-36 m-26 h-31
غداء g-48 m-25 h-30
غداء_ g-48 m-25 h-30
غرام_ h38
غرب h25
غربي h25
غربي_ h23
غرش h21
غرشت h21
غرشتي h21
غرق g30
غسل r-37 h-21 k61
غسل_ r-22 h-23 k73
غسي r-25 g-34 m-23 h-22
غسيل r-25 g-34 m-23 h-22
غسيل_ r-25 g-34 m-23 h-22
غش_ g-29 h90
غشو h33
غشوش h33
غشوش_ h30
غلب m35
غلب_ g-22 m27 h-30
غلبن m27
غلبني m27
غلط r-23
غلف m-24
غلفه m-25 h-23
غلفه_ m-25 h-23
غلقه g28
غلقه_ g22
غله h24
غله_ h24
غنم r-26 h-36
غنم_ h-35
غو_ g25 h-45
غواص g23
غواص_ g23
غوص g21
غوصه g21
غوصه_ g21
غوم h27
غومه h27
غومه_ h27
غي_ r-21 g-27 k36
غيت g-36
غيت_ g-36
غين h-21
فا_ g21
فاء k26
فاء_ k26
فاتر g22 h-21
فاتر_ g22 h-21
فاج g32
فاجا g32
فاجات g34 m-21 h-22
فاح g-26
فاح_ r-25 g-26 m-26 h-34
فاد k36
فادي k36
فادي_ k36
فار r-41 g-23
فاره h24
فاره_ h24
فاض m-29 h27
فاض_ g26 m-26
فاضح g-23 m-25 h32
فاع g28 m-28
فاع_ g28 m-28
فاقد h-38
فاقد_ h-38
فال_ m-23
فالت r47 h-22
فالته r34
فان m-21 h32
فان_ g27
فاي r23
فايض r42
فايض_ r42
فايظ r42 g-28 m-22 h-31
فايظ_ r42 g-28 m-22 h-31
فت_ h-35
فتا g-45 m59
فتش h25
فتش_ h25
فته_ g-25
فتوح_ g28
فتي g-25
فتيا h38
فتيات h38
فحص g-22 h-32
فحص_ h-34
فدي h29
فديه h29
فديه_ h29
فرد g-51
فرز g32 h-40
فرز_ g32 h-40
فرس g26
فرس_ g26
فرص r-24 m31
فرق h-26
فرق_ h-26
فرو g31
فروز g26 h-32
فروز_ g40 h-30
فروزه h-30
فروق g31
فروق_ g47 m-21 h-28
فروقا g27
فريقي h31
فسه_ h-23
فسي g-22 m-32
فسي_ m-30
فصل r-30
فضه g-22 m-21 h-32
فضه_ g-22 m-21 h-32
فط_ g25
فطي h49
فطيس h49
فظ_ m-25
فظته k29
فظته_ k29
فعتي r-23
فعلي r-22 g25
فعلي_ r-22 g38
فعن g-22
فعنا g-22
فعنا_ g-22
فعو g22
فعوا g22
فعوا_ g22
فعون g23
فعون_ g23
فقر r-23 h-27
فقرا r-23 h-27
فقراء r-23 h-27
فقط r-29 g-28
فقط_ r-29 g-28
فك_ h44
فكه m-23
فكه_ m-24
فل_ g-28
فلا h28
فلام h32
فلام_ h32
فن_ h26
فنا m-21
فنا_ r-28 m-24 h-23
فند r-27
فندق r-27
فندق_ r-29
فها g27
فها_ g27
فهد g-24
فهد_ g-24
فوات h-22 k28
فواتي h-22 k28
فواك m22
فواكه m22
فوت m26
فوت_ r-22 m33
فود h33
فودك h32
فورا r-27
فورا_ r-27
فورو r44
فورور r44
فوز m37
فوز_ m37
فوظ r39
فوظ_ r26
فوع_ g-21
فوقه r27 m-22
فول h-23
فول_ h-26
فوله r21 g24
فوله_ r21 g24
فونه g39 h-24
فونه_ g39 h-24
فيت r-28
فيت_ g30
فير r21
فير_ r23
فيش g39 m36
فيش_ g44 m25
فيك r22 h-31
فيك_ r22 h-31
فيل_ h31
فيلا r-27 g-36 h-29
فيلا_ r-27 g-36 h-29
فيلم m-29 h-26
فيلم_ m-29 h-26
فينه r-43 g36
فينه_ r-42 g35
فيو g23
فيوت g43 h-29
فيوتش g43 h-29
قاء h21
قاء_ h21
قابه h-21 k26
قابه_ h-21 k26
قاتل k33
قاتلي h-23 k43
قاد g21
قادم g24
قادم_ g22
قادمه g23
قار_ r-41 h-22
قاريه h32
قاس g-25 m-25 h-45
قاس_ g-28 m-27 h-36
قاص h29
قاصر h22
قاصر_ h26
قاصه h24
قاصه_ h24
قاض h39
قاضي h39
قاضي_ h39
قاعه g-21 h-23
قاعه_ g-21 h-23
قاق g22
قاق_ g22
قال_ h22
قاله r-21 g-30 h-22
قاله_ r-21 g-30 h-22
قام m39
قام_ h32
قامر m82 h-21
قامر_ m57 h-58
قان r-21 h38
قان_ r-24 g-26 h27
قانق h29
قانق_ h29
قاه g21 h-25
قايم g-30
قايمه g-30
قبر h43
قبل g30
قبل_ g32
قبلي_ r35
قبليا r-24 g26
قت_ r-21 g27
قتر g40 h-27
قترا g25 h-23
قتراض g25 h-23
قترض g40 h-29
قته g-23 h-24
قته_ g-23 h-24
قتي g-35 h-25
قتي_ g-31 h-24
قدر h-26
قدم h24
قدمه h25
قدمه_ h27
قدمها h21
قديم g-21
قديمه g-30 h-24
قر_ h-47
قرا_ r-26 g-34 m-23
قراء_ r-23 h-27
قراب h37
قرابي h37
قرار r-27
قرار_ r-27
قران m-26 h-32
قران_ m-29 h-28
قرب h21
قربا h42
قربان h42
قرر g33
قرر_ g30 h-25
قرره g21
قرره_ g26
قرش g28
قرش_ g28
قرص h28
قرصن h31
قرصنه h25
قرض r24
قرع m21 h-21
قرعه m21 h-21
قرعه_ m21 h-21
قرن r-27 g-32 h36
قره g23
قره_ g23
قرو h28
قروض r23
قروض_ r23
قري g-35
قري_ g-22 h-38
قزا h25
قسم g-27
قسمه g-26
قسمه_ g-28 m-26 k-24
قسمها h-29
قسيم k26
قسيم_ k32
قصه g-23
قصه_ g-23
قط_ r-23 h-21
قطا m-40
قطن h-22
قطن_ h-22
قطه h-45
قطه_ h-45
قطو g-33
قطوع g-30
قطوع_ g-30
قطي h-24
قطيه m48
قطيه_ m48
قعا m39
قعات m39
قعات_ m32
قف_ g-22 k36
قفل r-24
قفلت r-27
قفله g31
قفله_ g28
قفو g29
قفول g29
قلب r21 h-32
قلب_ h-22
قلد h41
قلد_ h34
قلده h33
قلده_ h33
قليد_ h29
قليدي r26 h-26
قما m37
قمار m42
قمار_ m42
قماش g27 m-26 h-26
قماش_ g27 m-26 h-26
قمح h-30
قمح_ h-30
قهي h-35
قوا h40
قواد r-24 h52
قواده r-21 h35
قود g22
قود_ g22
قول_ h21
قوله g47 h-40
قوي r-27 h22
قيت r-34 m-28 h-30
قيع r26
قيع_ r21
قيعه r35 h-27
قيعه_ r35 h-27
قيقي g33
قيقي_ g33
قين g-28
قين_ h-24
كا_ h26
كاتب h-26
كاتب_ h-26
كار g-31 m30
كاس h25
كاس_ h26
كاسا h22
كاسات h22
كاغ g28
كاغو g28
كاغو_ g28
كاف h-21
كافح h-24
كافحه h-24
كافلي g-22
كال g26
كام_ h32
كامل_ h-26
كامله r-27
كامي g-21
كامير g-21
كانت g-23 m22
كانت_ g-23 m22
كاني h24
كاني_ h24
كاه r-27 g-22
كاه_ r-28 g-23
كايين h33
كبا h32
كبار h27
كبار_ h32
كباري h21
كبت h35
كبتا h24
كبتاج h23
كبتاغ h21
كبر r21
كبر_ r21
كبه r25
كبه_ r25
كبي h-26
كبير h-26
كبيره r-22 h-21
كت_ g-39 m51 k28
كتاب_ g-22 h-21
كتابه h55
كتبه r-21 g28 h-30
كتبه_ r-21 g28 h-30
كتر r23
كته g41 h-21
كتها g33
كتها_ g33
كتوب_ g-26
كتور r39 h-32
كتي r-44
كثر r25
كثر_ r25
كحول_ h-25
كحولي h36
كد_ g48 h-32
كذا r28 g-26 m-26 h-24 k23
كرا_ r-25 g23 m-32 h-32
كرات h35
كراتي g31 h-35
كراش m49 h-27
كراش_ m49 h-27
كرم g-29 h33
كري g-21
كري_ g-24
كريس h36
كريست h36
كريم h-34
كريم_ h-24 k-21
كس_ g22 m24
كسب m30
كسر r-24
كشط m66 h-45
كشط_ m66 h-45
كشو r22
كشوف r22
كشوف_ r22
كف_ g-26 h26
كفالت r47 h-22
كفلت r35
كفلته r35
كفو r42
كفول r42
كفي_ g-28 m-21 k-30
كلب g-21
كلب_ g-21
كله r-22 g22
كله_ r-27 g26
كلها m24
كلها_ m24
كلو m-21
كلوب h37
كلوب_ h37
كلي g-26 h47
كليه h36
كليه_ h36
كمه m-22 h-22
كمه_ m-22 h-22
كنا g26 h-32
كنا_ g32
كنت r-37
كنت_ r-37
كنز h27
كنز_ h27
كهان h45
كو_ h47
كوبو m21
كوبون m21
كوبي h27
كوبي_ h40
كوت_ h22
كوتش h24
كوتش_ h35
كوتي h29
كوتي_ h29
كوك_ r-24 g-26
كوكا h33
كوكاي h33
كول r-22 g26 m-26 h-32
كول_ g51 m-23
كوم g24
كومه g39 h-29
كومه_ g39 h-29
كون_ h24
كي_ h34
كيا g35
كياس g35
كياس_ g35
كيت g48 m-21 h-24
كيس m-23
كيس_ m-23
كيش r53 h-21
كيشت r46 h-26
كيشت_ r46 h-26
كيشل r36
كيشلي r36
كيشه r36
كيشها r36
كيف h22
كيف_ h21
كيك m-41 h-40
كيكه m-36 h-28
كيكه_ m-36 h-28
كيل_ g35 h-22
كيلا h56
كيلا_ h56
كيلو g-32
كيلو_ g-29
كيلوم h22
كين_ r-25 m-57 h-51
كينه m28 h-42
كينه_ m28 h-42
كيي r32
كييش r34 h-23
كييش_ r34 h-23
كے_ m36 h-31
لاب_ h-23
لابت r-27
لابس r-31 h-27
لابس_ r-31 h-27
لابو r21
لابو_ r22
لاتين h28
لاثه g-21
لاثه_ g-21
لاج_ m-26 h-38
لاجا g-26
لاجر g25
لاجر_ g39 h-28
لاجله r-31 g36
لاح_ r-22
لاحد g-32 h-29
لاحد_ g-32 h-29
لاحها g25
لاحي h25
لاحيه h25
لاخ r-23 h-21
لاختي g23
لاخر m29
لاخر_ m29
لاخف k21
لاخفا k21
لاخو h-27 k33
لاخوه h-34 k39
لاخي r-32
لاخي_ g-27 h-25
لاخير r-33
لاد_ r-28 m-21 h-47
لادخ g26
لادخا g26
لادي g-22 h26
لادي_ g-22
لارات g-31
لاراض g30 h-25
لارض h-22
لارض_ h-23
لاستح g22
لاسم h23
لاسم_ h23
لاسي h45
لاش_ r26
لاص g-28
لاصل h-31
لاصل_ h-23
لاط g-24 m-22 h-33
لاطف h-25
لاطفا h-25
لاعب h28
لاعب_ h28
لاغ h-56
لاغ_ h-38
لاف h-21
لاقس r21
لاقسا r21
لاقل h-25
لاقه g-27 m-22
لاقه_ g-27 m-22
لاك m29
لال_ m21
لالف g-23 m-22 h-22
لالف_ m-22 h-21
لاله r-23 g-35
لاما h-31
لامه g-29
لامها g-21
لامو k21
لاموا k24
لامي_ h-35
لامين h65
لان_ r-22
لانت g-42
لانظ r21
لانظا r21
لاني g-23
لاني_ g-24 h-26
لاه h-35
لاهلي k-22
لاولا m-22
لاوه g22
لاوه_ g22
لاوي h23
لاوي_ h23
لايا g31 h-23
لايا_ g31 h-23
لايتا r-26 g-22
لاين m29
لاين_ m29
لبار h54
لبار_ h38
لباص r-22 m-24 h-28
لبحر g23
لبحر_ g26
لبخ m31
لبخت m31
لبخت_ m31
لبد g39
لبدل g39
لبر_ r-22 h-26
لبص h27
لبصا h27
لبصار h27
لبطا h-23
لبطاق g-26 h-25
لبقا g-24
لبقال g-24
لبقر g25
لبقره g25
لبن_ r-24 m-42 h-45 k-26
لبنان h29
لبنكي r-36
لبني m27
لبني_ m27
لبه h-21
لبه_ h-22
لبها g24
لبها_ g24
لبوت h-26
لبوت_ h-26
لبور r-26 g-23 m-24
لبيا g-26 h-28
لبيان h-29
لبيتك g21 h21
لبيره h39
لت_ r26
لتاخ r-22
لتب h33
لتجن k23
لتجنب k23
لتحو k27
لتحوط g36
لتحوي h-22 k34
لتخل r-24 m-21
لتخلص r-24 m-21
لتذ r-23 g-26
لتر r-41 g-49 m-30 h-35 k-21
لتفاد k24
لتفر h35
لتفري h35
لتق g-23
لتك_ h-26
لتل h-21
لتمر g-24
لتمر_ r-24 g-25
لتوت m25
لتوص m-30 h-35
لتوصي m-30 h-35
لتوف r25
لتوفي r25
لتوقع m34
لتي g-29 h-29
لتي_ g-24
لثال h-24
لثالث h-24
لثه g26
لثه_ g26
لجام r-36 k-35
لجامع r-36 k-35
لجاي_ g21
لجايز m24
لجد g-21
لجدي g-21 h-21
لجديد g-21 h-21
لجز h-44
لجزا h-44
لجزار g-22 h-40
لجزاف g28
لجما k34
لجمعه r-32
لجمل r-28
لجمي g-22
لجميع r-21 g-25 h-31
لجن_ h24
لجه r-21
لجها g-24
لجهات k27
لجوه r21
لجوهر r21
لح_ r-25
لحا r-34
لحال r-39
لحاله g23
لحبي h21
لحبيب h21
لحج m-23
لحجز m-23
لحجز_ m-23
لحد h-25 k21
لحد_ k26
لحدي h-22
لحديق h-22
لحره g-21 h39
لحره_ g-21 h39
لحس r22
لحسا r34
لحساب r34
لحص g22 h-27
لحصا g22 h-27
لحظ g21
لحظ_ g22
لحف r-24
لحفل g-26
لحفل_ g-27
لحفله h29
لحلا h-21
لحلال h-21
لحم_ h26
لحمد r-24
لحمد_ r-24
لحوه g31
لحوه_ g31
لحي h-25
لخر r-27 h-29
لخرف g27
لخرفا g27
لخري r-27
لخمو h25
لخمور h25
لخيا h-25
لخيار g47 h-21
لدا r21
لدخ m22
لدخو m23
لدخول m23
لدر h-25
لدراس g-29
لدع h27
لدعا g-24 h34
لدك g-26
لدكا g-23
لدكان g-23
لدوا r-22 m-23 h-30
لدوام m-21 h-24
لدوره r-25
لدوري r42
لديو g31
لديون r-30 g38
لراع g-22 m-29
لراعي g-22 m-29
لربا h-21
لربا_ h-21
لرحل h-31
لرحله h-31
لرز h21
لرزق h21
لرزق_ h21
لرس r-27
لرسم h-21
لرسمي h-22
لرسو r-28
لرسول h26
لرص g-27
لرصي g-27
لرصيد g-27
لرم g-25
لرهن m-23
لرو m21 h31
لرول m40
لرولي m40
لرياض r-23
لزو h22
لزوا h22
لزواج h23
لزوج h24
لزوج_ r-32 h29
لزيار h28
لسا_ g46 h-23
لساح h27
لساحر h27
لساع g-21
لساعه g-21
لسايق m-27 h-34
لسحب m23
لسحب_ m23
لسحر h21
لسحر_ h22
لسر h-21
لسر_ k32
لسفا h24
لسفار h24
لسفر h-39
لسفر_ r-26 h-39
لسفي g26
لسفين g26
لسكن h-22
لسل_ m-23
لسلع g21
لسم_ h31
لسمك_ g27
لسند r45 m-24
لسندا r28
لسه g33
لسه_ g42
لسهم g30
لسهم_ g30
لسو h-39
لسير h22
لسير_ h27
لشال h22
لشالي h22
لشان k22
لشان_ k22
لشاه h23
لشاه_ g37 h-39
لشاهد h41
لشاي h22
لشاي_ h22
لشب m-23
لشبك g25 m-22 h-29
لشبكه g25 m-22 h-29
لشج g29
لشجر g29
لشجره g31
لشخ k25
لشخص k25
لشخص_ k29
لشرا h-24
لشرط m24
لشرط_ g-23 m48
لشرق h-21
لشرق_ h-21
لشع h-25
لشغ h-31
لشغل g26
لشغل_ g26
لشو h23
لشوط h-21
لشوط_ h-21
لشيك r31
لشيك_ r27
لشيكا r27
لصب r38
لصبر r38
لصبر_ r38
لصن h-27
لصند h-34
لصندو m31
لصو r-39 g-30 m-26 h-28
لصي h-39
لصياد g31 h-26
لصيد h-38
لضا h24
لضاب h28
لضابط h28
لضر g25
لضريب h-34 k28
لضريح h45
لضي r-24 g-22
لط_ r-26 g-27 h22
لطا h23
لطاو h30
لطاول h30
لطب r-23 m-27 h-28
لطبي r-25 m-25 h-27
لطج h31
لطجي h31
لطرد h28 k-21
لطرد_ h28 k-21
لطرف r28
لطرف_ r28
لطع g-29
لطعا g-29
لطعام g-29
لطل g-21 k-21
لطلا r-23
لطلاب r-24
لطيا m21
لطيار m21
لعاب m30 h-33
لعاب_ m30 h-33
لعامل r-24
لعايد r31
لعب m29
لعب_ m46
لعبن h-23
لعبنا h-23
لعج m25
لعجي h-23
لعجين h-23
لعد g-21
لعدل g-24
لعدل_ g-24
لعرب h-32
لعربي h-31
لعز h-28
لعس r-32 g-21 m-30 h21
لعش h-28
لعشا g-25 h-29
لعشاء g-26 m-31 h-32 k-23
لعشره m-21
لعقد h-23
لعقد_ h-23
لعقو r-26 m-28
لعقود r-26 m-28
لعل r-21
لعمال g-22
لعمل m-31
لعملا r-22 m-44 h-44
لعنب h24
لعنب_ h24
لعي_ h27
لعيد r21
لعيد_ r21
لعين r53 h-21
لعينه r61 h-22
لغاء g-25
لغاء_ g-25
لغد g-31 h-28
لغو r-25 g22
لغوا g23
لغواص g23
لغوص g21
لغوصه g21
لغوم h27
لغومه h27
لغيت g-36
لغيت_ g-36
لغير_ r21
لفته_ g-29
لفر h-21
لفرس g26
لفرس_ g26
لفرق r-29 g26
لفرق_ r-29 g26
لفرو g23
لفروق g25
لفع r-22
لفعل r-22
لفعلي r-22
لفق r-24 h-29
لفقر r-23 h-27
لفقرا r-23 h-27
لفك m-22
لفك_ m-22
لفل h-24
لفن h22
لفنج h31
لفنجا h31
لفند r-26
لفندق r-26
لفوات r42 k-21
لفوز m44
لفوز_ m44
لفيز r34 h-28
لفيزا r34 h-28
لفيل g-22
لقاء h29
لقاء_ h29
لقاد g22
لقادم g24
لقاض h36
لقاضي h36
لقاه g23
لقد g-21
لقرا r-21 h-25
لقراء r-24 h-24
لقرار r-27
لقران m-29 h-28
لقرع m33
لقرعه m33
لقط h-27
لقطع g60 h-24
لقطعه g51
لقما m28
لقمار m30
لقن h44
لقو r-21 h34
لقوا r-21 h34
لقواد r-23 h32
لقي r-25 h-21
لقي_ g21 h-26
لقيت r-22
لكا r-22
لكاز h43
لكازي h43
لكاش g-24 h-31
لكاش_ g-24 h-31
لكام g-23 h-36
لكامل g-21
لكبا h27
لكبار h27
لكتا m-21
لكتاب m-21
لكته g33
لكتها g33
لكر r-21
لكرا r-21 g-28 h-25
لكف h26
لكف_ g-22 h36
لكفا r22 h-33
لكفال r22 h-33
لكل_ r-21
لكن g37 h-31
لكنا g32
لكنا_ g32
لكه g22 h-27
لكه_ g37 h-21
لكو h-28
لكيف h39
لكيف_ h39
لكيه r-36
لكيه_ r-36
لل_ r-24 g-48 m-27 h-41 k-23
للاخ k25
للاخو k25
للاس r-25
للب g-25
للبن h-45
للبي g-21
للبيت g-27 m-21 h-33
للتس h36
للتسل h26
للجا r-33 h36
للح g-23
للحظ h27
للحظ_ m-22 h42
للحف g-23
للحفل g-22
للدخ m28
للدخو m28
للر r-22 g-32
للز h24
للسل g22
للسي h-28
للسيا h-28
للشر h36
للص g-26 h-41
للط r-30 g-23 m-21
للعبه g-24
للعم g-21
للف r-23
للفا m24
للفاي m26
للفق r-25 h-28
للفقر r-25 h-28
للك h26
للمج r-21
للمحب h28
للمحل h-42
للمر r27 h-24
للمرا r27 h-24
للمط r-22 g-26
للمطع r-21
للمع g22
للن r-35 g45
لله r-26
لله_ r-27
للو g-21 m22
للول g-23 h24
لليل h26
لليله h35
لم_ h-23
لماء r-21 h-25
لماء_ r-21 h-25
لمار g34 h-28
لمارج g34 h-28
لمال_ r21
لمالك r-25
لمبا h31
لمتف g-21
لمتفق g-23
لمته g-25
لمتها g-32
لمجا k27
لمجاه k28
لمجل r-22
لمجلس r-22
لمحا r-21
لمحب h36
لمحبه h36
لمحت g30
لمحتو g32
لمخت h-27
لمده g-33
لمده_ g-33
لمدين r30
لمراب r29 g-26 h-37
لمسب g30
لمسبق g30
لمستر r43
لمستق r-24
لمشر r-24
لمشرو r-24
لمصح h23
لمصحف h23
لمصر g-21 k-28
لمصرف r-26
لمض r-24
لمطا h-27
لمطار h-27
لمطر g21 m-24 h-27
لمطر_ g21 m-24 h-27
لمطل g-27
لمعرض h-29
لمفا g30 m-22 h-22
لمفاج g30 m-22 h-22
لمفت h22
لمفتش h25
لمقات k31
لمقاس r-23 g-22 h-24
لمقر r21
لمقرض r21
لمكش r32
لمكشو r32
لمكي r-25 g-37
لمكيف r-25 g-37
لمل r-21 h-37
لملا r-30 m-23 h-39
لمم h32
لمنا h26
لمناق h31
لمند h28
لمندل h28
لمنص m22 h-21
لمنصه m22 h-21
لموا h-23
لموجل r21
لمور g22
لمورد g22
لموق h32
لموقت h21
لموقع h29
لمول g-21
لميز g-23
لميزا g-23
لمين r-27
لنا_ r-21
لناق g21
لناقه g21
لنب h26
لنبي h26
لنح h21
لنحس h21
لنحس_ h21
لنخل_ h-27
لنخله g23
لند g38
لنس g-21 h-34
لنسب g-24
لنسبه r-21
لنص r-23 g-25
لنص_ g-24
لنظا h-34
لنظام k26
لنفس r32 k-25
لنفس_ r41
لنفسه r28
لنفط g23
لنفط_ g23
لنق g-21
لنقو r-21 g-22
لنقود r-21 g-22
لنه g25
لها_ k21
لهاش g38
لهاش_ g38
لهام g38 h-27
لهامش g38 h-27
لهب g31
لهبو g31
لهبوط g31
لهج g-21
لهجن g-21
لهجن_ g-21
لهل h-31
لهلا h-31
لهلال h-31
لهم h-30 k38
لهم_ h-30 k38
لهو g27
لهوي g-24 h33
لو_ g36
لوا_ g-28
لواس h36
لواسط h36
لوال h-36
لوالد h-36
لوت m49
لوت_ g21
لوتس m43
لوتس_ m43
لوتو r-26 g-24 m47 h22
لوتو_ r-26 g-24 m47 h22
لوج g-29 h-25
لوح r-22 m-29
لودع h34
لودع_ h34
لورث h-22 k-23
لورق r23
لورق_ h24
لوز r-21
لوش g35
لوش_ g35
لوط m42
لوط_ g42
لوف h42
لوف_ h42
لوك g-26 h-46
لولد r-24 g-48 m-22 h-42
لولد_ g-36 h-33
لولو g27
لولو_ g27
لولي h46
لولي_ h46
لوم_ r-22
لومت h22
لومتر h22
لومه g-22
لومه_ g-22
لون g-21 m-25 h-50
لون_ h-28
لونا h27
لوي r-26 g-32 h-35
ليات r-21
ليات_ r-21
ليان m24
ليانص m27
ليب_ h-22
ليت m27
ليت_ m31
ليح r-28 h-24
ليح_ r-28 h-24
ليد_ g-21
ليدي_ r22
ليديه g37
ليره g-27
ليره_ g-27
ليري h21
ليريك h21
ليس g27
ليس_ g44 h-28
ليص h-27
ليغ k27
ليغ_ k27
ليف r30
ليف_ r30
ليق h56
ليق_ h56
ليله h27
ليله_ h27
ليلي h31
ليلي_ h26
ليليه h26
ليمي r-25 m-25 h-34
ليها h22
ليها_ h22
ليهم g22
ليهم_ g27
ما_ g29
ماء h-30
ماء_ h-30
ماب g33
مابي g33
مابي_ g33
ماتش m23
ماتش_ m27
ماث h24
ماثي h24
ماثيل h24
ماج h48
مادو h22
مادول h22
مار_ m31
مارج g43 h-27
مارجن g47 h-36
مارس g-35 h-22
مارس_ g-35 h-22
مارك h25
ماري r-33
ماز g22
مازو g35
مازون g35
ماش r-23 g24 h-53
ماش_ g27 m-26 h-26
ماط g-25
ماطم g-25
ماطم_ g-25
ماع k23
ماعي_ g-23
ماك m21
ماكي m22
ماكين m22
ماله_ r24
مالو g35
مالوش g35
مالي g21
مالي_ g-28
ماليه g57
مام r-31 g-21
مام_ r-25
مانج h-32
مانجو h-32
مانه r36 h-36
مانه_ r36 h-36
ماني r35
ماني_ h47
مانيه r25
مايه g26
مايه_ g26
مب_ g46
مبا h23
مباد g29
مبادل r-21 g31
مبان h40
مباني h40
مبر g-25 m-23
مبر_ g-26 m-21
مبو m33
مبول m36
مبولا m36
مبي h25
مبيو h33
مبيوق h33
مت_ g22 h-23
متا r21
متاخ r21
متاخر r21
متحن h30
متحن_ h30
متر g-31
مترات h22
متع g-22 h27
متعه h31
متعه_ h31
متل r29 h-32
متن r23
متنا r23
متناق r23
متها g-27
متها_ g-27
متي h-21
متي_ g25
مثا h29
مثال h29
مثال_ h29
مثل g-22
مثل_ g-22 h-24
مثلي m46 h-33
مثلي_ m46 h-33
مجاني m-23
مجاه k28
مجاهد k28
مجل r-21 g-35
مجمد r30 g-22
مجمد_ r37 g-23
مجه g24
مجهو g24
مجهول g24
مح_ h-30
محا r-23 h-21
محار g42 h-28
محار_ g52 h-30
محاره g31 h-26
محاض r-21 g-25
محاضر r-21 g-25
محام r-24
محب h37
محبه h37
محبه_ h37
محتا g-31
محتاج g-31
محتوا g22
محد_ g-28 k35
محفظ k21
محفو r39
محفوظ r39
محلي h33
محلي_ h33
مخدره h27
مخف g22
مخفي g22
مخفيه g22
مخن h32
مخنو h32
مخنوق h32
مدد g34 h-22
مدد_ g26
مدرس g-22 h-25
مدرسه g-21
مده g-23 h-45
مده_ g-23 h-45
مدي r22
مديو r34
مديون r34
مذك g-26
مرا_ g-22
مراب r35 h-30
مرابي r36 g-24 m-23 h-36
مرات h-33 k36
مرات_ h-33 k36
مراه m23
مراهن m23
مرت h-27
مرتج g34
مرتجع g34
مرخص_ h-26
مرر h30
مرر_ h30
مرصو h22
مرصود h22
مركب r23
مره r-21
مره_ r-21
مرو r-28
مروج h26
مروج_ h26
مريض g-21
مريض_ g-21
مريه g-28 h-45
مريه_ g-28 h-45
مزاج g32
مزاج_ g32
مزاد m26
مزاد_ m26
مزر k-21
مزرع k-21
مزرعه k-26
مزو h27
مزور h27
مزور_ h24
مزوره h21
مزي h29
مزيف h29
مزيفه h22
مس_ h27 k-23
مسا r-22
مساب m24
مسابق m24
مسب g28 h-28
مسبق g32 h-22
مسبق_ g39
مستا m-24 k45
مستاج r-26 k55
مسترد g-22
مستري r48 h-22
مستع r-22 g-29 m-32 h-22 k26
مستعا h-39 k62
مستعم r-21 g-27 m-33
مستل r-28 h-28 k-28
مستلم r-28 h-28 k-28
مستن h36
مستود h-30
مستور h32
مسج g-49 h-36
مسجد h-24
مسجد_ h-24
مسدس_ h-24
مسر h30
مسرب h30
مسربه h30
مسرو h28
مسروق h28
مسل m-24
مسلس m-23
مسلسل m-23
مش_ g49
مشروط r21
مشروع r-34
مشع h27
مشعو h27
مشعوذ h27
مشغ r31
مشغل r31
مشغل_ r31
مشف h21
مشفره r-21
مشي h23
مشي_ h23
مصارع m25
مصاري h-24
مصد h-25 k23
مصدر k25
مصدر_ k25
مصر h-31
مصرف_ k30
مصرفي r23
مصرو r-27 h-35
مصروف r-27 h-35
مصع g-32
مصعد g-32
مصعد_ g-32
مض_ r-32 g39
مضار h-21
مضارب h-21
مضان h-24
مضان_ h-24
مضخ r-52 h-27 k32
مضم r21
مضمو r22
مضمون r22
مطا h-27
مطار h-27
مطار_ h-27
مطب g-21
مطبخ g-21
مطبخ_ g-21
مطر_ h-26
مطل g-27
معت h27
معتم h-29
معتمد h-29
معرض m-21 h-31
معرض_ m-21 h-31
معرف g21
معرفه g21
معس g-28
معسل g-25
معسل_ g-25
معق h-36
معقم h-36
معقم_ h-36
معل r-27
معلق h32
معلق_ g21 h34
معلو r-21
معلوم r-21
معم r-23
مغر h25
مغرب h25
مغربي h25
مغش h33
مغشو h33
مغشوش h33
مغل g23
مغلف m-24
مغلفه m-25 h-23
مغلقه g22
مفا g27
مفاج g32
مفاجا g32
مفت m23
مفتش h25
مفتش_ h25
مفر g22
مفرو g22
مفروز g26 h-32
مقات h-23 k43
مقاتل h-23 k43
مقاس r-21 g-26 m-23 h-46
مقاس_ g-28 m-27 h-36
مقام m33
مقامر m35
مقرص h24
مقرصن h24
مقرض r24
مقرض_ r24
مقط g-29
مقطو g-30
مقطوع g-30
مقف g26
مقفله g28
مقفو g29
مقفول g29
مقل h41
مقلد h41
مقلد_ h34
مقلده h33
مك_ g30 h-22
مكاف h-22
مكافح h-24
مكاني h23
مكتبه r-21 h-22
مكتو g-23
مكتوب g-23
مكر g-31 h43
مكش r22
مكشو r22
مكشوف r22
مكف r42
مكفو r42
مكفول r42
مكن g29 h-22
مكن_ g29 h-22
مكي r-25 g-37
مكيف r-25 g-37
ملا h-26
ملاب r-31 h-27
ملابس r-31 h-27
ملات r22
ملات_ r24
ملغ h21
ملغو h27
ملغوم h27
ملف h37
ملك g27
ملك_ h-21
ملكت g33
ملكته g33
ملكن g32
ملكنا g32
ملكه g24
ملكه_ g37 h-21
ملكي g25 h-25
ملكي_ g37 h-31
ملكيه r-36
ملها h-29
مم_ g-36
ممن h37
ممنو h37
ممنوع h37
منا_ g-24
مناق h27
مناقص h31
منت_ h-30
منج h37
منجم h37
منجم_ h22
مند h27
مندل h40
مندل_ h40
منز h-41
منزل h-41
منظ r25
منظم r25
منظم_ r25
منف r25 h-22
منك h-31
منك_ h-22
منو h37
منوع h37
منوع_ h37
مني g-23
مني_ g-23
مهال r46
مهال_ r46
مهر r-36 g-21 h44
مهرب g-21 h58
مهك h30
مهكر h30
مهكره h25
مو_ g37
مواصل g-21
موال k26
موال_ k29
موت h-26
موث h43
موجلي g25
مور_ h24
مورد g21
مورد_ g25
موز g-36 m-41
موزو g-36 h-25
موزون g-36 h-25
موس h-38
موشر g23
موشر_ g23
موظفي h-24
موعه k27
موعه_ k27
موق h21
موقت h31
موقت_ h31
موم r-22 g-27 h55
مون h-21
مونه r27 g-23
مونه_ r27 g-23
ميا h-27
ميات h-25
ميات_ h-25
مياه r-24 g-26 h-27
مياه_ r-24 g-26 h-27
ميته h53
ميته_ h53
مير_ g-24
ميرا g-21
ميرك g33
ميرك_ g33
ميره h-26
ميره_ h-26
ميز g-22
ميزا g-23
ميزان g-23
ميسره m-22
ميع h-31
ميع_ h-31
ميل r-23 m27
ميل_ h23
ميمه h43
ميمه_ h43
ميمي h29
ميمي_ h27
مين_ g21
مينا r-21
ناء h-23
ناء_ h-23
ناب_ h74
نادي_ g-24
نار_ r21
ناز r-26
نازل r-30
ناع h-28
ناع_ h-26
ناعي h-27
ناعي_ h-26
ناعيه h-25
ناف h21
نافق h37
نافق_ h26
ناقص g-21
ناقصه g-22
ناقه h-24
ناقه_ h-24
ناكس h25
ناكس_ h25
نام h-28
نام_ g-21
نان_ r-23 h-25
ناني h25
ناني_ h30
ناه g-27
ناه_ g-22
ناي h-28
نايت h33
نايي m32
نايي_ g-28
ناييه m29
نباع h-21
نباع_ h-21
نبت g42 h-38
نبت_ g28 h-32
نبي h27
نبي_ g-32
نبيد h40
نبيد_ h40
نبيذ h26
نبيذ_ h30
نبيذي h-25
نت_ h27
نتا r30
نتب g-21 k34
نتبه g-21 k34
نتبه_ g-22 k36
نتج h-21 k45
نتر r-30 g-36 m28 h22
نتفا k22
نتفاد k31
نتها h21
نتهاء h21
نتي_ g27 h-32
نج_ h-37
نجب r-24 h-22
نجبي r-24 h-22
نجبيل r-24 h-22
نجر h41
نجري h41
نجريا h41
نجم k21
نجم_ h22
نجمع k34
نجمع_ k34
نجوم h30
نجومي h30
نجي r-22 g-30 m-32
نحد g26
نحدد g26
نحدد_ g24
نحدده g26
نحس h29
نحس_ h31
نخت g34 h-26
نخف g26 m-26
نخفا g26 m-26
نخفاض g26 m-26
نخل g22
نخل_ h-27
نخله g24
نخله_ g24
ندا r27
ندات r28
ندات_ r28
ندر h34
ندق r-28 g-21
ندق_ r-29
ندقي g-26
ندن g41 h-23
ندنا g23
ندنا_ g23
نده_ h-32
نز_ m-24 h28
نزر g30
نزرع g30
نزرع_ g32 h-23
نزلت h-24
نزلت_ r21 h-21
نزيل h21
نزيل_ h21
نس_ g35 h-43
نساي h21
نسايي h21
نسي_ h25 k-22
نسيه h22
نسيه_ h22
نشر r-21 g-38
نشر_ h32
نشو g33
نص_ r21
نصب g-37
نصب_ g-36
نصف g-22
نصف_ g-21
نصيب m21
نصيب_ g-31 m38 h21
نضج h-26
نظا h-36
نظار r25 h-35
نظار_ r30
نظام h22
نظام_ k26
نظر h25
نظر_ h25
نظم r25
نظم_ r25
نظير r21
نظير_ r21
نظيف r-27 g-23
نظيف_ r-27 g-22
نف_ h35
نفت g27 h-25
نفتح g27 h-25
نفتح_ g27 h-25
نفسه_ h-23
نفسي m-29 h-32
نفسي_ m-29 h-32
نفط g25
نفط_ g25
نقا h32
نقان h22
نقانق h22
نقد_ r29
نقل r-26
نقل_ r-22 g-31
نقو r27 g-25 h-38
نقود r33
نقود_ r33
نكن h33
نكن_ h33
نكه g-21
نلق g51
نهايه h25
نوز r-27 g-26
نوع g22
نوعه g34
نوعه_ g36 h-24
نوعها g27
نيا g-22
نيا_ g-31
نياب k23
نيابه h-24 k31
نيو r-24
نيو_ r-24
نے_ h36
هاء h21
هاء_ h21
هابط h-25
هابط_ h-25
هاتف m-26 h-41 k-21
هاتف_ m-26 h-41 k-21
هاته h32
هاته_ h32
هار m21
هاز r-25 g-30 h-29 k-22
هاز_ r-25 g-30 h-29 k-22
هاش g38
هاش_ g38
هاض h25
هاض_ h25
هاك g-40 m21
هال h-22
هال_ r30 h-27
هالا g22
هالس r-37 m-23 h-30
هالش r21
هالشج g30
هالشه r35
هام g29 h-21
هامش g44 h-26
هامش_ g44 h-26
هان m34
هان_ m26
هانا m30
هانات m31
هاي h26
هاين h27
هاينك h27
هايه h25
هايه_ h25
هبي r-45 g-30 h-38 k-26
هجن g-25
هجن_ g-25
هدين k28
هدين_ k28
هذي h-35
هذي_ h-35
هرب_ k28
هرج h-21
هرجي r21
هرجي_ r21
هرم h27
هرمي h27
هرمي_ h27
هريب h34
هريب_ h34
هرين g-23
هرين_ g-23
هز_ h30
هكر h41
هكر_ g-21 h42
هكره h25
هكره_ h25
هكي h29
هكير h29
هكير_ h29
هل_ m50
هلال_ h-31
هلو h37
هلوس h37
هلوسه h37
هلي h-29
هلي_ h-31
همي k23
همي_ k21
هنا_ m34 h-24
هنت r25
هنت_ r26
هندي_ h24
هنه m37
هنه_ m37
هني g-22
هنين m41 h-26
هنين_ m41 h-26
هه_ g-26 h-39 k48
هوا g33 h-25
هواء g31 h-32
هواء_ g31 h-32
هول g24
هول_ h-21
هوله g26
هوله_ g26
هوي h23
هوي_ h23
هيت g-55
هير g-22 h37
هين g-32 h77
وا_ h-21
واء h-23
واء_ h-23
واب g-30 h-29
واب_ g-29 m-22
وات_ h32
واتب h-22 k23
واتب_ h-22 k23
واتي h-22 k28
واتير h-22 k28
واحو k33
واحول k33
واخت r-26
واختر r-26
وادث g33
وادث_ g33
واده r-21 h35
واده_ r-21 h35
وار_ r-21 k32
وارب m62 h-32
واز h28
واز_ h37
وازا h21
وازات h21
واستل r-25
واسط h38
واسطه h38
واص_ g23
واصل g-37
واصلا g-21
وافقه h-22
واق r-26 g-30
واق_ r-24
واقع h35
واكه m22
واكه_ m22
والبض g46
والت g-28
والتس g-26
والح r-25
والحم r-25
والخا m35
والد h-34
والده h-33
والر g-22 m-28 h-30
والرب r-26 m-24
والق m-27
والم r-22 h-23
والمح g28
والهب g31
والي r41 h-48
وام h-28
وام_ m-21 h-24
وان g-21
وان_ h-27
وانا g-27 h42
وانا_ g-28 h45
واني m27
واه h-27
واها g21
واها_ g21
وايد r22
واين m-24 h44
واين_ m-24 h44
وايه g-22
وايه_ g-22
وايي_ g21
وبد h-26
وبش g38
وبشن g34
وبشن_ g26
وبشنز g23
وبعد r-29 g-21
وبو m21
وبون m21
وبونا h-29
وبي h23
وبي_ h46
وبين h-29
وبين_ r-47 h-26
وتح k37
وتحو k41
وتحوي k37
وتري g-38 m53 h29
وتس g-21 m26 h28
وتس_ m43
وتشر g43 h-29
وتم g-43 h-34
وتو m50
وتو_ r-21 m56
وتي_ h29
وثلا h-29
وثيق_ r-25 g-26 h-22
وثيقه g27
وج_ r-27 h35
وجب g-30
وجر k30
وجر_ k43
وجلان g34
وجلي g25
وجلين g25
وحه r-21 g-25 m-25
وحه_ r-21 g-25 m-25
وحي h36
وحيه h24
وحيه_ h24
وخسر m22
وخسرت m22
وخل r-40 h-23
وخم r24
وخمس r24
وخه h36
وخه_ h36
ودا r21
ودان h27
وداني h27
وداي r37
ودايع r45
ودك h38
ودكا h28
ودكا_ h28
ودي_ r-26 m33 k-22
وذ_ h29
وذه h27
وذه_ h27
ورا_ r-28 h24
وراه g-22 m27
ورب g-31 m63 h-24
ورت_ g21 h-24
ورث h-33
ورث_ g25
ورثه g-22
ورثه_ g21
ورج r30
ورجع r26
ورجعو r37
وردي g-23
ورق r25
ورق_ r28
ورقي g29
ورقيه g29
ورن r48 g35 h-48
ورها r30
ورها_ r30
وروب h24
ورور r44
ورورد r44
وريه h-25
وريه_ h-25
وزا r26
وزاد r34
وزن h-27
وزن_ h-31
وزو g-35
وزون g-36 h-25
وسا g-34 m-30 h-34 k-24
وسك g-23 h29
وسكي g-23 m-21 h38
وسكي_ g-23 m-21 h38
وسل g-34
وسلم g-29
وشر h-25
وشر_ g23
وشري h-26
وصا r21 h-26
وصار r26 h-24
وصاف g35
وصاف_ g35
وصف h-23
وصف_ g48 h-27
وصفه g-33
وصفه_ g-33
وصل_ h-28 k26
وصلت k-24
وصه h-41
وصه_ h-41
وصي m-28 h-21
وصيل g-25 m-21
وصيل_ g-25 m-21
وض_ h-27
وضت g-39
وطم g-25
وطما g-25
وطماط g-25
وظفي h-24
وظفين h-25
وظه r28 h26
وظه_ r28 h26
وعها g27
وعها_ g27
وغل m24
وغلب m24
وغلبن m24
وفا h-27 k36
وفات h-24 k45
وفات_ k51
وفح h-24
وفل g-33 m-25 h-25
وفلو r32
وفلوس r32
وفو h-39
وفول h-30
وفول_ h-30
وفيت g30
وفيت_ g30
وفير r23
وفير_ r23
وقات g24
وقات_ g24
وقال g-24 h-34
وقان m-22 h29
وقان_ m-22 h29
وقب r-21
وقت r-23
وقت_ r-27
وقعا m39
وقعات m39
وقه_ h23
وقيع r26
وقيع_ r21
وقيعه r35 h-27
وك_ h-24
وكاي h33
وكايي h33
وكت g-29
وكر m34
وكر_ m36
وكس g37
وكس_ g32 m-21 h24
وكل m36
وكل_ m36
وكن r-27 g22 m-22
وكن_ g23
وكو r-27 g-34 h-36
وكي g-38 h-41
وكيل m21
وكيل_ m21
ولا_ g25
ولات g-39
ولات_ g-33 h24
ولاد_ m-22
ولادي g-22
ولارا g-31
ولد h-28
ولد_ h-27
ولدي h-25
ولدي_ h-25
ولف g44 h-29
ولفه g44 h-29
ولفه_ g44 h-29
ولم r-35 g37 m25 h-39
ولو h-30
ولو_ g27
ولوا g-22
وليت m31
وليت_ m31
وما g23
وما_ r-21 g32
ومب m25
ومبو m28
ومبول m28
ومت h22
ومتر h22
ومترا h22
ومس r-29 g-26
ومع r23 g-33
ومعه g-29
ومه r-25
ومه_ r-22
ومو m37 h-25
ومي r25
ومي_ h22
ومين g-23 m24 h-29
ونت_ r34
ونص r34
ونص_ r34 h-22
ونه m-22
ونه_ m-22 h-25
ونيا g-32
ونيو r-26 h-37
ونيو_ r-24
وهر h-21
وهرج h-21
وهرجي r21
وهم k24
وهمي k24
وهمي_ k22
وهي k29
وهي_ k30
ويا r21 h-27
ويا_ r41 h-21
ويات h-32
ويات_ h-24
ويت h29
ويت_ h29
ويذ h40
ويذ_ h36
ويس h22
ويسك h26
ويسكي h26
ويش m-28
ويشغ h23
ويشغل h23
ويض g-22
ويق g-24
ويلا k27
ويلات k27
ويه h-26
ويه_ h-26
ياب k21
يابه h-24 k31
يابه_ h-24 k31
ياج g-28 h-28 k46
ياجر h-22 k51
ياجر_ h-22 k51
ياخذ_ m21
ياد_ g22
يار_ g25 h-29
يارت h-24
يارتي h-25
ياس_ g26
ياضه r-30 h-30
ياضه_ r-30 h-30
ياضي_ r-22 h-44
ياضيه m23 h21
يان_ h28
يانص m25
يانصي m25
ياه r-26 h-29
ياه_ h-23
يبت r-27
يبتي r-29
يبد g36 h-21
يبد_ g48
يبدو g28
يبدو_ g28
يبق m-25 h49
يبك h34
يبل g-32 h59
يبن g24 h-29
يبه_ g21
يبي h-21
يبي_ r-21 h-25
يبيع_ h-23
يبين h-23 k33
يبين_ h-21 k39
يتا g-23
يتاخ r30
يتاخر r30
يتام r-32 g-38
يتام_ r-25 h-21
يتح g28
يتحد g28
يتحدد g28
يتز m-22
يتزا m-38
يتزا_ m-38
يتزر g24
يتزرع g24
يتص r-36
يتصا g30 h-25
يتصاد g30 h-25
يتل h25
يتو r-21 h-27
يتون r-25 h-34
يتون_ r-25 h-34
يتيم r-35 h-24
يتيم_ r-35 h-24
يث_ g-27 h37
يج_ g-28 m25
يجاره h39
يجي r24
يجيبه g39
يحد g29
يحدد g29
يحدد_ g34
يحدده g23
يحس g-28 h-29 k68
يحس_ g-28 h-34 k79
يحه r-22 g-36
يحه_ r-22 g-36
يختا g33 h-32
يختار g33 h-32
يختب h47
يختبر h47
يختر g44
يدا_ k32
يدخ h30
يدخل h30
يدخل_ h30
يدر k24
يدري k24
يدري_ k24
يدفعو g27
يدفن h26
يدفن_ h26
يدي_ r47
يدين g-23
يديه h-32
يديه_ h-32
يذ_ h31
يذي h-25
يذي_ h-25
يرا_ h24
يران r-27 m-26 h-28 k-23
يران_ r-27 m-26 h-28 k-23
يراه g29
يراه_ g29
يرت g21
يرجعل g40
يرد_ h-22
يرده r-21
يرس m47
يرسي m47
يرسي_ m47
يرفر h21
يرفر_ h21
يرم_ h-38
يرو h43
يريك h21
يريكا h21
يزا g-21
يزان g-23
يزان_ g-23
يزهر g26
يزهر_ g26
يزو h-22
يزي r39 m-31
يسا k26
يسال k26
يسال_ h-21 k36
يسالن k36
يست h-22
يستا h-30
يستال h36
يستر g35 m-23 h-26
يسحب_ h22
يسره m-22
يسره_ m-22
يسك h50
يسكو h26
يسكو_ h26
يسكي h26
يسكي_ h26
يسل r21
يسهل g22
يسهل_ g22
يشت r28
يشت_ r46 h-26
يشتر r22
يشتري r26
يشغ h25
يشغل h25
يشغله h30
يشل r36
يشلي r36
يشلي_ r36
يشن g-24
يشها r36
يشها_ r36
يص_ h-37
يصا g-26 k-30
يصال h-40 k-33
يصال_ r-37 h-37 k-33
يصل g25
يصلح g25
يصلحو g31
يصيد r-23 h-39
يضا g-21 m22
يضات g-27 m27
يضات_ g-27 m27
يطرد h35
يطرد_ h35
يطل k25
يطلب h-29 k25
يظ_ r40 g-30 m-22 h-28
يظه k31
يظهر k31
يظهر_ k31
يعت r-22 g41 m-22 h-37
يعرفه k38
يعطو g34
يعك g30
يعك_ g30
يعن r-25
يعني r-25
يعني_ r-25
يعها r-24 h23
يعها_ r-24 h23
يغير h33
يغير_ h33
يفا h49
يفك h30
يفك_ h26
يفون h-32
يفون_ h-32
يفي h35
يقت g-39 m32
يقتي g-39 m32
يقتي_ g-28
يقد h38
يقدم h38
يقرا h24
يقرا_ h24
يقرر g33
يقرر_ g42 h-30
يقرره g21
يقو g21
يقول g21
يقول_ h23
يقوله g47 h-40
يكاغ g28
يكاغو g28
يكت r-32 m36
يكتب g38 h26
يكف k-26
يكه h-21
يكه_ h-21
يكو h38
يكون h24
يكون_ h24
يلا_ g-25
يلاتي h22
يلت m-23 h-45
يلتي m-23 h-45
يلر h21
يلر_ h21
يلم h-23
يلم_ h-23
يلو g-32
يلو_ g-29
يلوم h22
يلومت h22
يلي h34
يلي_ h29
يما m-23
يمتح h30
يمتحن h30
يمس h23
يمسح h23
يمسح_ h23
يمل g30
يملك g30
يملكه g30
يمو m-24
يمي g-24 m-27
يمي_ g-25 m-28 h-24
ينار_ r24
يناري g29 h-40
يناه g-36 h-35
ينب g36 h-22
ينبت h-31
ينبت_ h-31
ينتب g-21 k34
ينتبه g-21 k34
ينته r-24 g29 m-26 h-27
ينزر g26
ينزرع g26
ينع h-23 k35
ينعر h-23 k35
ينعرف h-23 k35
ينق g41 h30
ينك k41
ينكن h33
ينكن_ h33
ينها g24
ينها_ g24
ينيه m33
ينيه_ m33
يهم g23
يهم_ g27
يوان h-24
يوت g32
يوتش g43 h-29
يوتشر g43 h-29
يوق h37
يوق_ h30
يوقع h31
يوقع_ h31
يوك g24 h-24
يول g42
يولد g30
يولد_ g30
يولف g44 h-29
يولفه g44 h-29
يوم_ g-21 h-22
يومي r23
يومي_ g-23 m-26
يونه r31
يونه_ r31
يونيو r-24
يي_ h-23
يير h26
يير_ h26
ييش r34 h-23
ييش_ r34 h-23
ييض k30
ييض_ k30
ييف h27
ييف_ h27
ييه m23
ييه_ m23
يے_ m37 h-51
چرس m-22 h56
چرس_ m-22 h56
`,
};
