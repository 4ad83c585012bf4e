import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-275, -212, -256, -53, -388],
  likely: [143, 210, 371, 239, 170],
  possible: [-100, -29, -22, 80, 170],
  pieces: `
2ard r28
2ard_ r28
2id g-30 h-37
2me r-23 g26
2mee r-23 g26
2meen r-23 g26
2p_ r21 h-24
2sa r32 g-23
3a_ h-38
3ala_ h-25
3alay r28 g-29
3ale r25 g-26
3aleh r38 m-24 h-25
3and_ h25
3ar g22
3ara h29
3ara_ m-21 h38
3at g-24
3at_ g-32
3atl r-24
3ay r-32
3d_ r29 m-24
3de r-24 g25
3et r24
3et_ r30
3ho r21 h-26
3lan h24
3lan_ h24
3na_ h-27
3om g-22
3omo g-22
3omol g-22
3te r32 g-21 m-26 h-34
5ti h24
5ti_ h24
7ad r-34 g25
7ag h-26
7ag_ g-21 m-24 h-27
7an m34
7ani h32
7ani_ h32
7ash h23
7ashi h23
7ed r-23
7ed_ r-23
7es g-25 h-27
7ess r-23 g-23
7r_ h43
7t_ m35
=!adult-service h29
=!adult-service+sums-0 h25
=!alcoholic h-21
=!alcoholic+!banking h-33
=!alcoholic+!unlawful-business h-22
=!alcoholic+excused h-21
=!alcoholic+pays-for-chance h-32
=!alcoholic+percentage h-33
=!alcoholic+soft-drink h-29
=!alcoholic+sums-1 h-30
=!banking h-23 k31
=!banking+!watchers h-24 k43
=!banking+charged-at h-24
=!banking+conceal k29
=!banking+denial k43
=!banking+excused r-27
=!banking+pays-for-chance h-25
=!banking+percentage r-21 h-28
=!banking+soft-drink r-21 h-28
=!banking+sums-0 h-24 k32
=!banking+unit h-22
=!bill+!sale-or-service g29 h-29
=!bill+reference g23 h-27
=!bill+sums-0 g21
=!cash-form+!watchers h28 k-22
=!cash-form+unlicensed-giving h28 k-22
=!charged-at+!lender-gain r-23
=!charged-at+!return-on-capital r-23
=!charged-at+!sale-or-service g24 h-25
=!charged-at+benefit r26
=!charged-at+capital g-22
=!charged-at+dealing r-22
=!charged-at+excused r-36
=!charged-at+extra g-25 m27
=!charged-at+free-use r21
=!charged-at+hand-over r-27
=!charged-at+insured r-22
=!charged-at+reference h-26
=!charged-at+serves r-21
=!charged-at+under r-22
=!charged-at+wager-event r-25 g-21 m31 h-21
=!charity k46
=!charity+!document k27
=!charity+!errand k27
=!charity+!gift-to k31
=!charity+!giving-drive k31
=!charity+!licensed k27
=!charity+denial k46
=!charity+reference k45
=!charity+sums-0 k46
=!charity+unlicensed-giving k25
=!commercial-paper k33
=!commercial-paper+denial k33
=!contest-kind r-27 m24
=!contest-kind+!wager-event r-27 m24
=!contest-kind+denial r-27 m24
=!contrast+charged-at g27
=!contrast+equity g28
=!contrast+own-zakat-rate g23
=!contrast+trade r-26 g-23
=!contrast+unit g22
=!dealing+!trade h-21
=!dealing+charged-at r25
=!dealing+istisna g21
=!dealing+no-spec g21
=!dealing+nobody-knows h24
=!dealing+pays-for-chance r28
=!dealing+reference r22
=!dealing+sale-or-service r28
=!debt+!lend r25 m29
=!debt+denial g-35 m28 h-23
=!debt+excused r-52
=!debt+sale-or-service h-25
=!debt+sums-0 m27
=!debt+sums-2 h-29
=!debt+unit h-26
=!delay-charge r-34
=!delay-charge+denial r-32
=!delay-charge+reference r-27
=!delay-charge+sums-0 r-29
=!described g57 h-25
=!described+denial g57 h-25
=!described+sums-0 g57 h-25
=!document+name-after g32
=!equity g21
=!equity+denial g21
=!equity+reference m25
=!equity+sums-0 g21
=!errand+document h21
=!extra r-25
=!extra+denial r-29
=!extra+gift-money r-25
=!extra+given-back r-26
=!extra+hand-over h-23
=!extra+reference r-27
=!extra+repay r-27
=!extra+sums-0 r-21
=!extra+sums-1 h-21
=!extra+to-oppose g-35
=!extra+unit r-27
=!fee r-25
=!fee+charged-at r-37
=!fee+dealing r-27 g-28
=!fee+debt r-37
=!fee+denial r-25
=!fee+insured r-28
=!fee+pays-for-chance r-25
=!fee+reference r-37 g-22
=!fee+sale-or-service g-36
=!fee+sums-0 r-25
=!fee+unit r-24
=!friends+pays-for-chance g-24
=!gift-money+!price-of g22
=!gift-money+improper g-27 h35
=!gift-money+nobody-knows g-27 h35
=!gift-money+reference h-26
=!gift-money+undescribed g-27 h35
=!gift-to k28
=!gift-to+!giving-drive k31
=!gift-to+denial k28
=!gift-to+sums-0 k28
=!given-back+!repay g29
=!given-back+charged-at r-32
=!given-back+excused r-37 g-46
=!given-back+sums-0 r-34
=!given-back+to-dispose g28
=!giving-drive k31
=!giving-drive+denial k31
=!giving-drive+sums-0 k31
=!guaranteed r-30
=!guaranteed+denial r-30
=!guaranteed+left-open g36 h-25
=!guaranteed+reference r-39
=!guaranteed+sums-0 r-30
=!hand-over+dealing g35 k-24
=!hand-over+reference g-24 k29
=!in-return r-29 m-25
=!in-return+denial r-29 m-25
=!in-return+sums-0 r-23
=!insured+sale-or-service g-35 k-28
=!late-rent+denial k21
=!late-rent+reference h23
=!late-rent+unlicensed-giving k26
=!lawful-bar h28
=!lawful-bar+denial h28
=!lawful-bar+reference h33
=!lawful-bar+sums-0 h29
=!lawful-rate+!sale-or-service h-26
=!lawful-rate+denial h-25
=!lawful-rate+reference h-23
=!lease h-30
=!lease+denial h-35
=!lease+reference h-23
=!lease+sums-0 h-30
=!lend r24 m25
=!lend+denial r26 g-42 m34 h-21
=!lend+sums-0 m32
=!lender-gain+!return-on-capital r-23
=!lender-gain+sums-0 r21
=!licensed+!watchers g29
=!licensed+name-after g32
=!licensed+narcotic g-30 h47
=!licensed+unit g-25 k23
=!loose-order+!no-spec g26
=!loose-order+excused g26
=!market-price+!trading g31
=!market-price+my-loss g41 m-40
=!meat h-29
=!meat+excused h-29
=!meat+sums-0 h-29
=!metal-deal g30
=!metal-deal+!unit g33
=!metal-deal+denial g30
=!metal-deal+reference r-23 g37
=!metal-deal+sums-0 g30
=!name-before g-32
=!name-before+charged-at g-29
=!name-before+denial g-32
=!name-before+reference g-29
=!no-spec g26
=!no-spec+denial g26
=!no-spec+excused g26
=!no-spec+reference g26
=!no-spec+sums-0 g26
=!online-place g-31 h-23
=!online-place+denial g-31 h-23
=!paid-entry h32
=!paid-entry+denial h35
=!paid-entry+sums-0 h22
=!paper-money+!watchers h28 k-22
=!paper-money+unlicensed-giving h28 k-22
=!pass-on h-27
=!pass-on+currency-forward r22 g-23
=!pass-on+denial h-27
=!pass-on+sums-0 h-27
=!payroll h39
=!payroll+!sale-or-service h31
=!payroll+!serves h31
=!payroll+benefit h29
=!payroll+denial h39
=!payroll+sums-0 h39
=!payroll+under h27
=!pays+!price-of g25
=!pays-for-chance+!sold-short g22
=!pays-for-chance+lease g-29
=!pays-for-chance+nobody-knows h26
=!pays-for-chance+outside-prize h-21
=!pays-for-chance+price-of g22
=!pays-for-chance+under h-29
=!pays-for-chance+unit r-23
=!per-period r31 g-32
=!per-period+!return-on-capital r31 g-32
=!per-period+!sold-apart r31 g-32
=!per-period+!unit r41
=!per-period+denial r31 g-32
=!per-period+sums-0 r31 g-32
=!price-of+gift-money r-21
=!price-of+reference g21
=!price-word+charged-at r-31
=!price-word+dealing r-33
=!price-word+gift-money r-31
=!price-word+pays r-34
=!price-word+pays-for-chance r-32
=!priced-thing+!trading g26
=!reference g27
=!reference+denial g28
=!reference+sums-0 g27
=!repay g23
=!repay+denial g23
=!repay+not-told g22
=!repay+reference h-21
=!repay+sums-0 g28
=!return-on-capital+!sold-apart r31 g-32
=!return-on-capital+!unit r41
=!return-on-capital+not-told g22
=!sale-or-service+!serves g-27 h30
=!sale-or-service+dealing r-26
=!sale-or-service+debt r21
=!sale-or-service+gift-money r-30
=!sale-or-service+istisna g21
=!sale-or-service+lend r27
=!sale-or-service+no-spec g21
=!sale-or-service+stays-unseen h21 k-23
=!sale-or-service+unit h-21
=!sale-or-service+wager-event g-22
=!search-for+charged-at g22 h-22
=!search-for+denial g25
=!search-for+sums-0 g25
=!serves+reference r-34
=!sold-apart h-22
=!sold-apart+!unit r26
=!sold-apart+denial g22 h-24
=!sold-apart+reference r-24 h-33
=!sold-short g22
=!sold-short+dealing g22
=!sold-short+denial g22
=!sold-short+sums-0 g22
=!stakes m-34 h-21
=!stakes+denial m-34 h-21
=!stakes+excused m-34
=!stakes+sums-0 m-34 h-21
=!take-in r-36
=!take-in+denial r-39
=!take-in+sums-0 r-38
=!trade+reference r-27
=!trading+denial g27
=!trading+reference g52 h-26
=!unit r25 m-24
=!unit+benefit r60
=!unit+gift-money r33
=!unit+pays r40
=!unit+pays-for-chance r29
=!unit+reference m-40
=!unit+sums-0 r21 m-23
=!unknown g-21 k46
=!unknown+denial g-21 k48
=!unknown+sums-0 g-21 k46
=!unknown+under g-28 h-24 k57
=!unlawful-business+collection m-25
=!unlawful-business+excused h-21
=!unlawful-business+reference m-39
=!unlawful-business+soft-drink h-23
=!unlawful-business+sums-1 h-31
=!unlawful-business+to-learn m-33 h-23
=!unlawful-business+to-oppose m-32 h-25
=!up-down+sums-0 g25
=!wager-event+dealing m21
=!wager-event+pays-for-chance r-26 m24
=!wager-event+reference r-26 m-21
=!wager-event+sums-0 g21
=!watchers k26
=!watchers+conceal h-23 k31
=!watchers+dealing h-23
=!watchers+denial k28
=!watchers+stays-unseen h29 k-27
=!watchers+sums-0 k27
=!watchers+unlicensed-giving h28 k-22
=across-border+alcoholic h41
=across-border+before-possession g24
=across-border+bill g-23
=across-border+denial g26
=across-border+excused h-27
=across-border+gift-money g35
=across-border+given-back g53 h-24
=across-border+insured g36
=across-border+lawful-bar h24
=across-border+lease h25
=across-border+meat-trade h-27
=across-border+reference g28 h-35
=across-border+speed-up r-26 g-26 k-21
=across-border+unlawful-business h38
=across-border+watchers h21
=actual-cost r-21
=actual-cost+charged-at r-21
=actual-cost+price-word r-21
=actual-cost+sale-or-service r-22
=actual-cost+sums-0 r-26
=adult-service+bill h38
=adult-service+capital h33
=adult-service+contrast h29
=adult-service+dealing h27
=adult-service+denial r-27 h21
=adult-service+draw h-43
=adult-service+excused h-82
=adult-service+extra h23
=adult-service+gift-money h38
=adult-service+given-back r-31
=adult-service+hand-over h27
=adult-service+insured h-36
=adult-service+late-rent h-35
=adult-service+lawful-bar m-21
=adult-service+lawful-rate m-24 h41
=adult-service+licensed h-42
=adult-service+not-pork h-24
=adult-service+official h-54
=adult-service+online-place m-22
=adult-service+pays r-21 h38
=adult-service+pays-for-chance h34
=adult-service+price-of h31
=adult-service+right-now r-40
=adult-service+sold-apart h30
=adult-service+sums-2 r26
=adult-service+take-in r21
=adult-service+trade h33
=adult-service+trading r23
=adult-service+unlawful-business h58
=adult-service+waiting r-53 h-21
=adult-service+works-for h30
=affirmation g25
=affirmation+capital r24
=affirmation+denial r25
=affirmation+excused k-44
=affirmation+fixed-gain r34
=affirmation+given-back r22
=affirmation+per-period g-21
=affirmation+reference r28
=affirmation+sale-or-service g21
=affirmation+sums-0 g26
=affirmation+up-down g37 k-28
=agent-sells r22
=agent-sells+banking r21
=agent-sells+charged-at r22
=agent-sells+dealing r22
=agent-sells+metal-deal r22
=agent-sells+price-of r22
=agent-sells+sale-or-service r22
=agent-sells+sell r22
=agent-sells+sums-0 r22
=agent-sells+trade r22
=agent-sells+trading r23 g-21
=agent-sells+watchers r21
=alcoholic h23
=alcoholic+benefit h32
=alcoholic+bill h25
=alcoholic+charged-at h27
=alcoholic+dealing g-21
=alcoholic+delay-charge h-48
=alcoholic+equity h42
=alcoholic+excused h-65
=alcoholic+for-money m-34 h46
=alcoholic+given-back g-25 h-24
=alcoholic+insured h30
=alcoholic+lawful-bar h-57
=alcoholic+lease h40
=alcoholic+market-price g-24
=alcoholic+metal-deal h25
=alcoholic+nobody-knows g34 h-28
=alcoholic+official h21
=alcoholic+paid-entry m-29
=alcoholic+payroll h33
=alcoholic+play-costs g-32
=alcoholic+priced-thing g-30
=alcoholic+reference h42
=alcoholic+right-now r-22
=alcoholic+sealed h-32
=alcoholic+serves h28
=alcoholic+soft-drink h-30
=alcoholic+sums-0 h24
=alcoholic+sums-1 m-22
=alcoholic+sums-apart r-31 m-21
=alcoholic+to-dispose h-33
=alcoholic+to-oppose h-65
=alcoholic+to-treat h-28
=alcoholic+trading g-38 h33
=alcoholic+travelling h42
=alcoholic+unlawful-business h21
=alcoholic+wager-event h21
=alcoholic+works-for h37
=arbun+denial g27 h-28
=arbun+pays-for-chance g-26
=arbun+unit g-22
=avoid-control k42
=avoid-control+banking k28
=avoid-control+capital k25
=avoid-control+charged-at h46 k-26
=avoid-control+conceal h-25 k21
=avoid-control+denial k22
=avoid-control+excused k-61
=avoid-control+gift-money h52
=avoid-control+lawful-rate k34
=avoid-control+limit k23
=avoid-control+official h59 k-65
=avoid-control+pays-for-chance k26
=avoid-control+return-on-capital k34
=avoid-control+small-parts k25
=avoid-control+split r-22 k23
=avoid-control+stays-unseen k29
=avoid-control+sums-0 k42
=avoid-control+under g-22 h36
=avoid-control+unit m-22 h27
=avoid-control+up-down m-29
=avoid-control+wager-event m-37 h21
=avoid-control+watchers k35
=banking+bet-house h30
=banking+cash-form r22
=banking+collection r21
=banking+contrast k22
=banking+deadline g-25
=banking+debt-grows r22
=banking+document r27
=banking+draw r28
=banking+equity r-24 h29
=banking+errand r-22
=banking+exchange r-46 g21 m25
=banking+extra r23
=banking+for-money m-29
=banking+friends r32
=banking+gift-money r25
=banking+given-away r-29
=banking+guaranteed r23
=banking+guarantor r30
=banking+halal-certified r30
=banking+in-return r34
=banking+instalment-count r31
=banking+interest-business h26
=banking+islamic-paper h-22
=banking+kept-by-creditor r31
=banking+late-rent r23
=banking+licensed h-21
=banking+metal r27
=banking+metal-deal r22
=banking+name-after r28 h-32
=banking+online-place k-23
=banking+outside-prize h-30
=banking+paid-entry h-29
=banking+payroll r23
=banking+pays r36
=banking+per-period r35
=banking+price-word r-21
=banking+quick-cash r26
=banking+repay g-24
=banking+savings-circle m-28 h-24
=banking+sold-apart r21
=banking+split k22
=banking+stakes g-23 h23
=banking+stays-unseen r-26 k29
=banking+sums-2 m-23
=banking+sums-apart r-33 m-31
=banking+surety r33
=banking+to-learn r-33
=banking+travelling k-25
=banking+unit r22
=banking+unknown g-24 k30
=banking+unknown-party h-22
=before-possession g29
=before-possession+dealing g39 k-22
=before-possession+hand-over g23
=before-possession+not-mine-yet r-23 g27 k-28
=before-possession+price-of g37 k-27
=before-possession+sale-or-service g33
=before-possession+sell g40 k-21
=before-possession+sums-0 g29
=before-possession+take-in g22
=before-possession+trade g36 k-23
=below-face+charged-at r23
=below-face+insured g-21
=below-face+pays r-23
=below-face+serves r21
=below-face+sold-short r27
=below-face+under r38
=below-face+wager-event r-45
=benefit+bill r33 k-35
=benefit+commercial-paper r38
=benefit+conceal h-63 k26
=benefit+contest-kind m-29
=benefit+contribute m-21
=benefit+dependant h-39
=benefit+document h30
=benefit+draw m-25
=benefit+excused h-30
=benefit+fee h27
=benefit+fixed-paper r31
=benefit+free-use r28
=benefit+friends m-21
=benefit+game m-28 h-24
=benefit+guaranteed g-21 m26
=benefit+in-return r24
=benefit+instalment-count g-24 h21
=benefit+lend-verb r26
=benefit+lender r22
=benefit+metal r39
=benefit+my-wallet-lent k28
=benefit+name-after h-40
=benefit+name-before g-30 k-22
=benefit+narcotic r24
=benefit+not-told h-23
=benefit+online-place k25
=benefit+outside-prize m-37
=benefit+percentage r-22
=benefit+priced-thing r28
=benefit+promised-cut r30 g-21
=benefit+right-now r-22
=benefit+sold-apart r26 g-22
=benefit+speed-up h44
=benefit+stakes g-30 m28
=benefit+stipulated r34
=benefit+sums-equal r-28
=benefit+sums-grow r29
=benefit+tied-deal g-33
=benefit+to-oppose h-21
=benefit+trading r29
=benefit+under h22
=benefit+wager-event m-26
=benefit+watchers r43
=benefit+with-money m21
=benefit+wrapped-gift h-41
=bet-house m62 h42
=bet-house+bill h31
=bet-house+capital r-21 m22 h33
=bet-house+cash-form m27 h23
=bet-house+charged-at m43 h67
=bet-house+contest-kind g41 h28
=bet-house+dealing r-23 m27 h49
=bet-house+equity m-34 h32
=bet-house+errand h31
=bet-house+exchange m41 h31
=bet-house+excused m-55 h-33
=bet-house+for-money g-24 h51
=bet-house+friends h33
=bet-house+game m25
=bet-house+gift-money m23
=bet-house+given-back r-23 m23 h39
=bet-house+insured h23
=bet-house+lease m-24
=bet-house+market-price m23
=bet-house+narcotic m33
=bet-house+online-place h21
=bet-house+operator m26
=bet-house+paid-entry r-34 m49 h23
=bet-house+paper-money m26 h26
=bet-house+pays-for-chance m38 h43
=bet-house+reference m39 h34
=bet-house+right-now h43
=bet-house+sale-or-service m29 h45
=bet-house+serves m-46 h32
=bet-house+stakes m23 h28
=bet-house+sums-0 m59 h36
=bet-house+sums-1 m39 h35
=bet-house+sums-2 r-21 m23 h23
=bet-house+to-learn g-24 m42 h46
=bet-house+to-oppose m-28
=bet-house+trading h32
=bet-house+unit m22 h32
=bet-house+wager-event m32 h66
=bet-house+with-money g-21 m30 h30
=bet-house+works-for m-43
=bill+cash-form r45 k22
=bill+comes-back k22
=bill+contribute m26
=bill+deadline r-26
=bill+deferred r-23 g-25
=bill+denial r-36 g-23 k24
=bill+draw m28
=bill+exchange g-27 h-39
=bill+extra g-30 h-26
=bill+false-words r-28 k51
=bill+fixed-paper r48 g-25 h-40
=bill+guaranteed r-25
=bill+in-return h-23
=bill+insured r-25 h-21
=bill+lawful-bar r-23 g-25
=bill+licensed g-33
=bill+my-wallet-lent k44
=bill+name-after g-24
=bill+name-before r-21
=bill+narcotic h-46
=bill+online-place m-29 h-21 k32
=bill+operator h42
=bill+paper-money r45 k22
=bill+per-period h25
=bill+percentage r21
=bill+price-of r25
=bill+price-word r-21
=bill+priced-thing g-36
=bill+return-on-capital g28
=bill+right-now h28
=bill+sham r-21 h-27 k27
=bill+shut-thing g-33
=bill+small-parts h-25 k-30
=bill+split h-27 k-36
=bill+sums-2 r-26
=bill+to-learn m-22
=bill+to-oppose h-21
=bill+trade r35
=bill+under r41 g-25
=bill+unlawful-business h51
=bill+wager-event g-21 h-28
=bill+watchers h-31 k24
=bill+with-money r22
=both-later g36
=both-later+comes-later g25
=both-later+dealing g29
=both-later+reference r-26 g28
=both-later+sale-or-service g26
=both-later+sums-0 g36
=both-later+trading r-22
=both-later+unit g25
=buy-back r28
=buy-back+cash-form r24
=buy-back+charged-at r24
=buy-back+extra r47
=buy-back+insured r45
=buy-back+lend r-38 g39
=buy-back+narcotic r21
=buy-back+price-of r21
=buy-back+reference r26
=buy-back+right-now r-23 g31
=buy-back+sell r22
=buy-back+serves r21 h-21
=buy-back+sold-apart r39
=buy-back+sums-0 r27
=buy-back+sums-2 r29
=buy-back+sums-shrink r22
=buy-back+trade r21
=buy-back+up-down r31
=capital+cash-form r25
=capital+comes-back r25
=capital+commercial-paper m-21 h-39
=capital+contest-kind g36
=capital+contrast r-24
=capital+cut-mine r-23
=capital+document r21
=capital+equity r-25 h23
=capital+excused r-39
=capital+fixed-gain r27
=capital+for-money m-24
=capital+for-others k23
=capital+gold h23
=capital+grown-debt r28
=capital+guaranteed r29
=capital+guarantor-gain r26
=capital+insured r-25 g-26 h23
=capital+islamic-paper r-24
=capital+lend r-33
=capital+market-price r-29
=capital+online-place r-21
=capital+operator m30
=capital+paper-money r25
=capital+per-period r23
=capital+price-of r-21 h-21
=capital+priced-thing r-24
=capital+principal-stays r22 g-26
=capital+repay r-23
=capital+search-for g-31 h24
=capital+split r-21 k27
=capital+stays-unseen r-36 g-32
=capital+stranger k25
=capital+surety-pay r-23
=capital+to-oppose g-23
=capital+trade h-24
=capital+trading m24
=capital+under r21
=capital+unlawful-business m30 h51
=capital+wash-money k44
=capital+watchers h-22
=capital+with-money h27
=cash-form+comes-back r32 g-23
=cash-form+conceal g-23 h-32 k37
=cash-form+contest-kind m37
=cash-form+contract-bet g28 h-46
=cash-form+excused r-22 g-23 m-24 h-21
=cash-form+extra g-26
=cash-form+fee k29
=cash-form+fixed-gain r22
=cash-form+fixed-paper r35 g-38
=cash-form+foreign-currency r-46
=cash-form+forward-deal g31
=cash-form+game h31
=cash-form+gold-part g25
=cash-form+hidden-name r-29 g-24 k36
=cash-form+insured h-22
=cash-form+kept-by-creditor r34 k-24
=cash-form+late-rent g-34
=cash-form+lawful-rate r40
=cash-form+lease g-36
=cash-form+lender r29
=cash-form+lender-gain r26
=cash-form+licensed r-21 g25
=cash-form+metal r30
=cash-form+metal-deal r33
=cash-form+my-wallet-lent r-23
=cash-form+name-after g32
=cash-form+narcotic h38
=cash-form+not-chosen r-22
=cash-form+not-pork r29 m24 h31
=cash-form+online-place h22
=cash-form+paper-early r24
=cash-form+pass-along k25
=cash-form+pass-on r-35
=cash-form+pays g-30
=cash-form+per-period k37
=cash-form+pledge r24
=cash-form+priced-thing h-35
=cash-form+quick-cash r23
=cash-form+receivable r26 h-21
=cash-form+reference r22
=cash-form+repay r22
=cash-form+right-now k26
=cash-form+same-back r27
=cash-form+sham h36 k-23
=cash-form+sums-equal m-24 h-27 k-25
=cash-form+sums-shrink r45 h-21
=cash-form+tick-guess m36
=cash-form+to-learn h-30
=cash-form+two-prices r-22
=cash-form+undecided g25
=cash-form+unlawful-business m31 h24
=cash-form+wager-event h23
=cash-form+wash-money g-22 h-29 k44
=chance-pay m52
=chance-pay+chance-prize m26
=chance-pay+charged-at m46 h-29
=chance-pay+dealing g-23 m36
=chance-pay+gift-money m36 h-41
=chance-pay+insured g-32 m39
=chance-pay+late-rent h-25
=chance-pay+pays g-22 m36 h-47
=chance-pay+pays-for-chance m45
=chance-pay+reference h-25
=chance-pay+sums-0 m52
=chance-pay+sums-1 m33 h-21
=chance-pay+trade g-21
=chance-pay+unit m27
=chance-pay+wager-event g-33 m50 h-33
=chance-pay+with-money m38
=chance-prize m51
=chance-prize+charged-at m31
=chance-prize+dealing g-24 h-21
=chance-prize+draw m24
=chance-prize+game m33
=chance-prize+gift-money g-27 h-30
=chance-prize+meat g-58 m80 h-44
=chance-prize+not-told g-38 m21
=chance-prize+online-place m36
=chance-prize+pays-for-chance g-26 m42
=chance-prize+sale-or-service h-21
=chance-prize+shut-thing m40
=chance-prize+sums-0 m48
=chance-prize+sums-1 g-24 m33
=chance-prize+unit m21
=chance-prize+wager-event g-23 m22
=charged-at+collection k26
=charged-at+condition r23
=charged-at+contract-bet g25
=charged-at+debt-grows r28
=charged-at+dependant r-21 h-49
=charged-at+described g-43 h-30
=charged-at+draw m23
=charged-at+equity g-24
=charged-at+exchange r-21 h-25
=charged-at+excused r-21 h-25
=charged-at+false-words k50
=charged-at+fixed-gain r22
=charged-at+fixed-paper r26
=charged-at+for-money r22
=charged-at+foreign-currency g-22
=charged-at+future-crop g50 h-24
=charged-at+given-away r-29
=charged-at+grows-with-time r26 g-23
=charged-at+guarantor-gain r39 h-22
=charged-at+he-picks g50 h-21
=charged-at+insurance-business g24
=charged-at+interest-business r-32 h45
=charged-at+interest-product h23
=charged-at+islamic-paper r-32
=charged-at+keeps-money r24
=charged-at+lend-verb h21
=charged-at+limit k-21
=charged-at+meat-trade h-36
=charged-at+metal h-28
=charged-at+more-back r37
=charged-at+my-wallet-lent r-24
=charged-at+name-after h-27
=charged-at+no-date g35
=charged-at+no-day g41
=charged-at+no-decision-date g27
=charged-at+nobody-knows g52
=charged-at+not-mine-yet g50
=charged-at+not-pork h-40
=charged-at+official r-28 h26
=charged-at+operator h42
=charged-at+out-of-reach g45
=charged-at+out-there g44 h-22
=charged-at+outside-prize r-22 m-28 h-25
=charged-at+own-zakat-rate h-21
=charged-at+pay-for-cover g22
=charged-at+play-costs r-21
=charged-at+price-open g44
=charged-at+promised-cut r32
=charged-at+rate-charge r34
=charged-at+refusal h-21
=charged-at+sea-catch h29
=charged-at+small-parts r-21
=charged-at+speed-up h38
=charged-at+split g-26
=charged-at+stays-unseen h-26
=charged-at+stranger k39
=charged-at+sums-equal r-26
=charged-at+sums-grow r45
=charged-at+sums-shrink r22
=charged-at+takaful g-25 h-21
=charged-at+tick-guess m25
=charged-at+to-debtor g-24
=charged-at+to-dispose r-24
=charged-at+to-oppose h-22
=charged-at+to-treat h-30
=charged-at+unborn g51
=charged-at+under r27
=charged-at+undescribed g39
=charged-at+unknown-party k35
=charged-at+unlawful-business h55
=charged-at+up-down r25
=charged-at+wait-pay r38
=charged-at+waiting r25
=charged-at+winner-takes g-24
=charged-at+works-for h28
=charity+deferred r-27
=charity+delay-charge r-24
=charity+draw m32
=charity+fee r-21
=charity+gift-money r-23
=charity+given-away r-28
=charity+hand-over m-23
=charity+impure-wealth r-37
=charity+late-charge r-25
=charity+lease g-22 h-23 k-21
=charity+licensed k-28
=charity+more-time r-32
=charity+own-account k23
=charity+wager-event m-23
=charity+waiting r-30
=charity+watchers r-22
=collection k24
=collection+dealing g-21
=collection+debt r33
=collection+giving-drive k28
=collection+lawful-rate k22
=collection+lease k22
=collection+lender r49 h-23
=collection+own-account k24
=collection+sums-0 k24
=collection+take-in r21
=collection+to-dispose k22
=collection+unit k21
=collection+unlicensed-giving k27
=collection+wager-event r-29 m37
=collection+winner-takes m45
=comes-back r24
=comes-back+dealing r24
=comes-back+denial r28
=comes-back+gift-money r28
=comes-back+given-back g-27
=comes-back+metal g-27
=comes-back+more-back r31 h-31
=comes-back+not-pork g29
=comes-back+paper-money r25 g-26
=comes-back+pays g23
=comes-back+per-period r21
=comes-back+principal-stays r47
=comes-back+sums-2 r26
=comes-back+sums-equal r-59
=comes-back+sums-grow r63
=comes-back+sums-shrink r40 m-26
=comes-back+to-oppose r28
=comes-back+trading r21
=comes-later+contrast r21
=comes-later+debt-carrier r21
=comes-later+denial r24
=comes-later+exchange r34 g-23
=comes-later+excused g-30
=comes-later+extra g-28
=comes-later+foreign-currency r51 g-23
=comes-later+friends r22
=comes-later+gold r37 g-25
=comes-later+guaranteed h22
=comes-later+hand-over r28
=comes-later+insured g-23
=comes-later+interest-business r-22 h24
=comes-later+lawful-rate r-24
=comes-later+lender r-21
=comes-later+meat g39 h-36
=comes-later+meat-trade g22
=comes-later+more-time r30
=comes-later+not-chosen g22
=comes-later+not-mine-yet g27
=comes-later+not-pork g26
=comes-later+online-place r34
=comes-later+own-zakat-rate g26
=comes-later+price-open g25
=comes-later+priced-thing r41
=comes-later+principal-stays g-22
=comes-later+right-now r25
=comes-later+serves r22
=comes-later+sums-apart r34
=comes-later+sums-equal r-38
=comes-later+sums-grow r38
=comes-later+surety-pay r-29 h22
=comes-later+to-learn r30
=comes-later+unborn g32
=comes-later+undecided g24
=comes-later+wager-event g25
=comes-later+waiting h22
=commercial-paper+denial r-38 g-29 k31
=commercial-paper+errand h-28 k-39
=commercial-paper+excused h-40
=commercial-paper+false-words r-24 g-23 k29
=commercial-paper+gift-money r-21
=commercial-paper+insured g-23 h-22 k-27
=commercial-paper+lawful-rate k-23
=commercial-paper+lease r-34 k-23
=commercial-paper+licensed r36 h-28
=commercial-paper+market-price r-36 h39
=commercial-paper+narcotic h-34 k-24
=commercial-paper+online-place r-23 g-22 m-34
=commercial-paper+paper-early r22
=commercial-paper+pays r-40
=commercial-paper+pays-for-chance k-34
=commercial-paper+price-of r35
=commercial-paper+price-word r-47
=commercial-paper+sell r25
=commercial-paper+serves r-26 h-23
=commercial-paper+settles-later r22
=commercial-paper+sham h-23 k72
=commercial-paper+small-parts h53 k-43
=commercial-paper+split h56 k-46
=commercial-paper+sums-1 h-23
=commercial-paper+sums-2 r27
=commercial-paper+sums-shrink r31
=commercial-paper+to-learn r-34
=commercial-paper+trade r45
=commercial-paper+trading h49
=commercial-paper+under r21
=commercial-paper+wager-event k28
=commercial-paper+watchers r-24
=conceal g-23 k71
=conceal+dealing g-25 h-33 k52
=conceal+denial g-32 k50
=conceal+false-words g-35 m-22 h-41 k29
=conceal+gift-money h-49 k41
=conceal+reference r-31 g-23 h33 k29
=conceal+sale-or-service k53
=conceal+sums-0 g-23 k72
=conceal+unit h25 k30
=conceal+watchers g-28 h-23 k35
=condition r24
=condition+debt r35
=condition+free-use r26
=condition+friends r22
=condition+gift-money g21
=condition+hand-over r39
=condition+hangs-if g22
=condition+lend r39
=condition+lend-verb r29
=condition+own-account h21
=condition+paid-entry h21
=condition+pays r-25 g31
=condition+price-word r23
=condition+return-on-capital r31
=condition+sums-1 r31
=condition+sums-apart r26
=condition+surety-pay h21
=condition+tied-deal g-24
=condition+tied-trade r29
=contest-kind+debt r21 m25
=contest-kind+draw h36
=contest-kind+each-in m25
=contest-kind+excused m-24
=contest-kind+extra r-23 m53
=contest-kind+fee m-34
=contest-kind+for-money m32
=contest-kind+foreign-currency g21
=contest-kind+friends m28
=contest-kind+game h-23
=contest-kind+insured g-21 m37
=contest-kind+late-rent m-25 h-32
=contest-kind+lawful-bar h34
=contest-kind+lend m31
=contest-kind+my-loss m40
=contest-kind+online-place g-29 m52
=contest-kind+operator m28 h22
=contest-kind+out-there m21
=contest-kind+outside-prize m-31
=contest-kind+paid-entry m-33
=contest-kind+paper-money m37
=contest-kind+reference m-24 h-37
=contest-kind+sums-1 m38
=contest-kind+sums-2 m25
=contest-kind+to-learn m-21
=contest-kind+trade h22
=contest-kind+trading h-29
=contest-kind+unlawful-business h37
=contest-kind+up-down g25
=contest-kind+with-money m38
=contract-bet g55
=contract-bet+dealing r-23 g29
=contract-bet+draw r78 g-36 m-28
=contract-bet+equity g31
=contract-bet+exchange r-60 g38
=contract-bet+excused r-42
=contract-bet+extra r-23 g31 m-21
=contract-bet+fee r31 g23
=contract-bet+fixed-gain g22
=contract-bet+gift-money r-35 g30
=contract-bet+insured r-25 g34
=contract-bet+metal g35
=contract-bet+more-time r-41
=contract-bet+paper-money g28 h-46
=contract-bet+pays r-32 g27
=contract-bet+pays-for-chance g39
=contract-bet+return-on-capital r-32 m-23
=contract-bet+sale-or-service g38
=contract-bet+sell r-26
=contract-bet+serves r-29 g34 h-27
=contract-bet+sums-0 g54 h-21
=contract-bet+trade r-21
=contract-bet+trading g32
=contract-bet+unit g22
=contrast+debt-carrier r-24
=contrast+document g34
=contrast+draw r-22
=contrast+errand g24
=contrast+false-words g-31
=contrast+fee r-24
=contrast+for-money h-23
=contrast+game r-21
=contrast+gold r-27
=contrast+hangs-if g22
=contrast+lend-verb r32
=contrast+licensed g46
=contrast+metal r22
=contrast+metal-deal r26
=contrast+official r-32
=contrast+online-place g27
=contrast+pass-along r-25
=contrast+percentage r22
=contrast+principal-stays r21
=contrast+rate-charge r33
=contrast+repay r-30
=contrast+same-back r26 h-26
=contrast+sums-3 r-31
=contrast+sums-grow r26
=contrast+tied-deal g-26
=contrast+tied-trade r25
=contrast+unlawful-business h26
=contrast+watchers k31
=contribute m28
=contribute+dealing m34
=contribute+denial h-23
=contribute+draw m23
=contribute+each-in h-22
=contribute+first-takes m29
=contribute+fixed-rate k22
=contribute+insured m25
=contribute+keep-cut r23 m-25
=contribute+loser-pays r-23
=contribute+market-price g22
=contribute+paid-entry h-23
=contribute+passes-it k23
=contribute+pays-for-chance m23
=contribute+price-of m55
=contribute+priced-thing g27
=contribute+reference h40
=contribute+sale-or-service m24
=contribute+sums-0 m36
=contribute+sums-1 h-23
=contribute+sums-apart h-21
=contribute+trade g-28 m57
=contribute+unit h-40
=contribute+winner-takes m29
=currency-forward r55 g-28
=currency-forward+denial r22 g-23
=currency-forward+exchange r36 g-31
=currency-forward+foreign-currency r46 g-21
=currency-forward+forward-deal r37
=currency-forward+pass-on r48 g-41
=currency-forward+reference r29
=currency-forward+sums-0 r55 g-28
=currency-forward+trading r44 g-46
=currency-forward+unit r23
=cut-mine k26
=cut-mine+fee h-29 k24
=cut-mine+gift-money k25
=cut-mine+keep-cut k22
=cut-mine+my-wallet-lent r-23
=cut-mine+not-told r-24 h-27
=cut-mine+pass-along h-23 k23
=cut-mine+pass-on h-24
=cut-mine+per-period r-23 k24
=cut-mine+reference r-30
=cut-mine+sale-or-service h-24 k21
=cut-mine+serves h-25
=cut-mine+sums-0 k29
=cut-mine+sums-1 r-26
=deadline+debt-carrier r35
=deadline+excused r23
=deadline+extra r28 g-29 m-21
=deadline+fee h-22
=deadline+foreign-currency r26
=deadline+gold r32 g-23
=deadline+guaranteed g-21
=deadline+lawful-rate r-21
=deadline+meat r22
=deadline+meat-trade g22
=deadline+not-chosen g26
=deadline+not-mine-yet g27
=deadline+not-pork g27
=deadline+paid-entry r24
=deadline+per-period h21
=deadline+priced-thing r24
=deadline+principal-stays g-26
=deadline+sea-catch g29
=deadline+small-parts h-52
=deadline+sums-equal r-35
=deadline+sums-shrink r24
=deadline+two-prices r-23
=deadline+unlawful-business r24 h-28
=deadline+with-money g32
=dealing+debt-grows r21
=dealing+delay-charge h-23
=dealing+draw m29
=dealing+early-rebate g-28
=dealing+false-words h-37 k56
=dealing+future-crop g33
=dealing+game g-25 h21
=dealing+hangs-if g43
=dealing+hangs-on g25 h-26
=dealing+he-picks g39
=dealing+impure-wealth r35 k22
=dealing+in-return g21
=dealing+insurance-business g-34 h27
=dealing+islamic-paper g-23 h-29
=dealing+loose-order g24
=dealing+meat g-35
=dealing+more-back r29 h-26
=dealing+my-wallet-lent k41
=dealing+no-day g21
=dealing+nobody-knows g48 h-26
=dealing+not-mine-yet g34
=dealing+official h29
=dealing+one-source r-23 g21 h-23
=dealing+online-place m26
=dealing+out-of-reach g29
=dealing+out-there g53
=dealing+outside-prize r24
=dealing+own-account g-37
=dealing+own-stake m23
=dealing+paper-early r32
=dealing+payroll r29
=dealing+play-costs r-24 h-21
=dealing+pledge r24
=dealing+principal-stays r-30
=dealing+promised-cut r25 h-24
=dealing+quick-cash r22
=dealing+same-back r35
=dealing+savings-circle r35
=dealing+sea-catch g32 m-21 h-32
=dealing+share-unknown g42 h-24
=dealing+shut-thing g37
=dealing+small-parts k22
=dealing+sums-3 m21
=dealing+sums-equal r-23 m-24
=dealing+sums-shrink r26
=dealing+surety-pay h-22
=dealing+tick-guess r-25 g27 m36
=dealing+tied-deal g-23
=dealing+tied-trade r22
=dealing+to-debtor g-29
=dealing+to-dispose g-21
=dealing+unborn r-23 g36 h-38
=dealing+undecided g27
=dealing+undescribed g26
=dealing+unknown-quantity g30
=dealing+unlawful-business h40
=dealing+unlicensed-giving r-27 k-23
=dealing+wait-pay r42 g-26
=dealing+works-for r23
=dealing+zakat r25
=debt r24
=debt+debt-grows r30
=debt+denial r-25
=debt+equity h35
=debt+excused r-40
=debt+fee r22
=debt+free-use r42
=debt+game m40
=debt+gold r35 g-22
=debt+grown-debt r24
=debt+guarantor-gain r-24
=debt+in-return r24
=debt+interest-business h32
=debt+late-rent r-22
=debt+lawful-bar r24
=debt+lawful-rate r-24
=debt+lease r28
=debt+lender-gain r44
=debt+limit r36
=debt+more-back r22
=debt+my-loss m28
=debt+operator r23 g-44 m23 h42
=debt+pay-me r33
=debt+principal-stays g-21
=debt+same-back r21
=debt+sums-0 r27
=debt+sums-3 m-24
=debt+sums-equal r-43
=debt+sums-grow r39
=debt+to-debtor r-29
=debt+to-treat m-25
=debt+trading g29
=debt+under r-24
=debt+unlawful-business h35
=debt+up-down r25 g-22
=debt+wager-event m33
=debt+wait-pay r33
=debt-carrier r21
=debt-carrier+excused r-40
=debt-carrier+extra r27
=debt-carrier+fee r31
=debt-carrier+friends m-21
=debt-carrier+guaranteed r28
=debt-carrier+keep-cut h-31
=debt-carrier+lender r29 h-42
=debt-carrier+narcotic r47 h-37
=debt-carrier+percentage r32
=debt-carrier+rate-charge r32
=debt-carrier+receivable r-23
=debt-carrier+repay r-26
=debt-carrier+right-now r-23
=debt-carrier+sums-0 r24
=debt-carrier+sums-grow r26
=debt-carrier+surety-pay r21
=debt-carrier+to-oppose r-25
=debt-grows r63 g-29
=debt-grows+deferred r23
=debt-grows+denial g-29
=debt-grows+extra r27 g-28
=debt-grows+gift-money r32
=debt-grows+lend r33
=debt-grows+more-time r27
=debt-grows+pays r35 g-27 m-24
=debt-grows+pays-for-chance r28
=debt-grows+receivable r31
=debt-grows+sale-or-service r28
=debt-grows+sums-0 r64 g-31
=debt-grows+sums-1 r28
=debt-grows+to-oppose r26
=debt-grows+unit r26
=debt-grows+waiting r33
=deferred+gift-to r-22
=deferred+gold r67 g-24
=deferred+hand-over r27
=deferred+lawful-bar r29
=deferred+lawful-rate r-42
=deferred+left-open r-21
=deferred+metal g49
=deferred+metal-deal g25
=deferred+name-before r29
=deferred+online-place m-22 h-21
=deferred+own-zakat-rate g26
=deferred+paper-early r23
=deferred+priced-thing r41 g-21
=deferred+reference g-27
=deferred+search-for g30
=deferred+sums-1 g-22
=deferred+sums-equal r25
=deferred+take-in r22
=deferred+to-dispose r-23
=deferred+to-learn r-26 h-25 k-37
=deferred+two-prices r-24
=deferred+up-down r23
=deferred+watchers r29
=delay-charge+denial m31 h-24
=delay-charge+errand r-27
=delay-charge+friends r-22
=delay-charge+gift-to r-21
=delay-charge+kept-by-creditor r21
=delay-charge+late-rent r-37
=delay-charge+limit r-26 h-28
=delay-charge+official r-22
=delay-charge+online-place r26
=delay-charge+pays h-25
=delay-charge+pays-for-chance h-25
=delay-charge+price-of h-33
=delay-charge+sums-1 h-25
=delay-charge+to-dispose r-24
=delay-charge+to-learn r-30
=delay-charge+to-oppose g-22 h-50
=delay-charge+unlawful-business h-21
=denial+document h46
=denial+each-in m-22
=denial+erase-it g-22 k30
=denial+errand h25
=denial+excused h-21
=denial+false-words h-31 k56
=denial+fixed-gain r41
=denial+for-money r-23
=denial+foreign-currency g-23
=denial+future-crop g32 h-29
=denial+given-back r-22
=denial+giving-drive k40
=denial+guarantor r-31
=denial+halal-certified h31
=denial+he-picks g27
=denial+hidden-name r-31 g-38 m-27 h-51 k68
=denial+improper h24
=denial+istisna g36
=denial+late-charge h-21
=denial+lawful-bar r-26 g23
=denial+lend g-24
=denial+lend-verb m-26
=denial+licensed h29
=denial+loose-order g32
=denial+loser-pays g-35 m31
=denial+meat h31
=denial+meat-trade h30
=denial+more-time r-29
=denial+name-after g27
=denial+name-before h22
=denial+narcotic g21
=denial+no-date g23
=denial+no-day g21
=denial+no-decision-date g21
=denial+no-spec g42
=denial+nobody-knows g27
=denial+not-told g36 h-22
=denial+out-of-reach g22
=denial+paid-entry h-28
=denial+pass-along g-22 k30
=denial+pass-on r-25
=denial+passes-it r22
=denial+pay-for-cover g37
=denial+pay-me r21
=denial+savings-circle r-29 k42
=denial+sell g28
=denial+settles-later h-22
=denial+sham h22
=denial+small-parts g-24 h-36 k51
=denial+speed-up h31
=denial+split k25
=denial+stays-unseen g-30 k46
=denial+sums-3 g-22 m21
=denial+sums-apart h21
=denial+surety r-31
=denial+surety-pay r-28 g-23
=denial+to-debtor r-31 g-26
=denial+trading g36
=denial+undecided r-21 g24 h-28
=denial+undescribed g24
=denial+unknown g21
=denial+unknown-party g-21 k25
=denial+unlawful-business m-21
=denial+unpromised r-32
=denial+waiting r-28
=denial+winner-takes m27 h-28
=dependant h-39
=dependant+gift-money h-40
=dependant+gift-to h-42
=dependant+price-of g-25
=dependant+sale-or-service h-39
=dependant+sums-0 h-39
=described g-27 h-27
=described+gift-money m23 h-27
=described+insured g-23
=described+narcotic h-23
=described+pays-for-chance h-24
=described+reference h-35
=described+right-now r-22
=described+sale-or-service h-29
=described+shut-thing g-25
=described+sums-0 g-21 h-27
=described+sums-1 g-26 h-26
=described+trading g-28
=described+unit g-26
=document+excused h-55
=document+fee h-48
=document+given-back r31
=document+improper h25
=document+in-return h-24
=document+insured g-21
=document+market-price h23
=document+metal r56
=document+metal-deal r56
=document+paid-entry h-23
=document+payroll h27
=document+pays h-23
=document+per-period r22
=document+price-of g-22 h29
=document+reference g-21
=document+sell h27
=document+serves h25
=document+sham h49
=document+sold-apart h-31
=document+sold-short h33
=document+take-in h38
=document+to-oppose h-25
=document+trade h28
=document+trading g-37
=document+under h41
=draw m31
=draw+errand m-22
=draw+excused m-60
=draw+extra g-29
=draw+fixed-rate r-42 m-34 h-37
=draw+for-money r-24 g-22 m26
=draw+friends h31
=draw+gift-money m25
=draw+gift-to m31
=draw+giving-drive m24
=draw+hand-over g21 h22
=draw+insured m24
=draw+late-rent m34
=draw+lawful-rate m30
=draw+lease m-32
=draw+market-price g-24 h26
=draw+name-after m26 h22
=draw+not-told g-27 h25
=draw+online-place m23 h22
=draw+outside-prize m-40
=draw+paid-entry m49
=draw+pays m24
=draw+pays-for-chance m44
=draw+per-period g-28 h28
=draw+priced-thing g-23 h30
=draw+reference m23
=draw+sale-or-service m31
=draw+serves m-34
=draw+shut-thing g-67 m64
=draw+sums-0 m26
=draw+sums-1 m43 h22
=draw+sums-2 m30
=draw+sums-apart r-23 m22
=draw+surety-pay h-26
=draw+to-learn m-35
=draw+trade h26
=draw+trading g-24 m-38 h28
=draw+unit m36
=draw+unlawful-business m36
=draw+watchers r37
=draw+winner-takes h-26
=each-in r-21 g-21 m29
=each-in+first-takes r-25 m30
=each-in+game m23
=each-in+gift-money m-29
=each-in+passes-it m-23 k24
=each-in+pays m-25
=each-in+sale-or-service m-25 h-22
=each-in+stakes r-23
=each-in+sums-0 r-32 g-27 m43 k-21
=each-in+wager-event h-27
=early-rebate g-27
=early-rebate+stipulated r25
=early-rebate+sums-0 g-27
=early-rebate+to-debtor g-24
=early-rebate+trading r26
=equity+given-back g-40 m-24 h30
=equity+giving-drive g-34 m-24 h-22
=equity+hand-over r-25
=equity+insurance-business g-53 h58
=equity+insured r-21 g-40 h31
=equity+interest-business r-50 h65
=equity+islamic-paper r-36 g-21 h-30
=equity+kept-by-creditor h22
=equity+lawful-bar g-24 h-43
=equity+lend-verb h22
=equity+lender-gain m-23
=equity+not-mine-yet g36
=equity+online-place k-25
=equity+operator m-39 h23
=equity+paper-money k-21
=equity+pays h-22
=equity+search-for r-22 g-41 h33
=equity+surety-pay h31
=equity+to-dispose h-39
=equity+unlawful-business m-38 h42
=equity+watchers r-29 g26 h30
=erase-it k61
=erase-it+excused k-54
=erase-it+gift-money r-23 k31
=erase-it+insured k24
=erase-it+lawful-rate k21
=erase-it+official h64 k-73
=erase-it+pays-for-chance m-24 h-29 k31
=erase-it+reference h29 k-36
=erase-it+sale-or-service h37 k-57
=erase-it+sums-0 k62
=erase-it+to-learn h-26 k23
=erase-it+watchers k25
=errand+exchange r-23 g-23
=errand+excused h-22
=errand+fee r-21 h-31
=errand+gift-money g-25
=errand+improper h46
=errand+lawful-rate h21
=errand+lease h-28
=errand+nobody-knows g21
=errand+not-pork g-25
=errand+official h-21
=errand+operator h39
=errand+outside-prize h-26
=errand+payroll r35
=errand+play-costs h-26
=errand+sham h52
=errand+shut-thing g-28
=errand+small-parts r-23
=errand+to-oppose h-23
=errand+trading g-31 m-28 h-30
=errand+unknown g28
=errand+watchers r-24
=errand+works-for h-26
=exchange+excused h-29
=exchange+extra m21 h-28
=exchange+fee r-31 g-36 h36
=exchange+forward-deal r30
=exchange+friends g-24 m-30 h-22
=exchange+gift-money r-26
=exchange+insured r25
=exchange+lawful-bar r25 g32
=exchange+lawful-rate r-21 m25
=exchange+meat r36 h-52
=exchange+narcotic r28 g-45 h-31
=exchange+official r-26
=exchange+operator r-21 m28 h33
=exchange+pass-on r66 g-45
=exchange+payment-versus-payment r-34 m-24
=exchange+payroll k-29
=exchange+price-word g27
=exchange+reference g-27
=exchange+repay m-24
=exchange+settles-later r34
=exchange+sold-short g-38
=exchange+sums-1 g-28
=exchange+sums-apart r-24
=exchange+sums-shrink r30 g-26
=exchange+to-learn g-29
=exchange+trade g-25 h-23
=exchange+unit r24
=exchange+unlawful-business m28
=exchange+wager-event g-24
=excused g-21 h-47
=excused+extra g-58
=excused+fixed-rate m-22 h-24
=excused+foreign-currency h-24 k-21
=excused+forward-deal g-21
=excused+friends r-28
=excused+game m-46 h-24
=excused+given-back g-39
=excused+giving-drive k31
=excused+guaranteed r-35 g-23
=excused+guarantor r-22
=excused+halal-certified r-22 h-24
=excused+increase r-44
=excused+insurance-business g-40
=excused+insured g-53
=excused+interest-business h29
=excused+interest-product r-34
=excused+islamic-paper r-25
=excused+late-rent m-23 h-21
=excused+lawful-bar h-33
=excused+lend r-38
=excused+lend-verb h23
=excused+licensed h-28
=excused+meat h-76
=excused+meat-trade h-42
=excused+metal-deal r23
=excused+more-time r-30
=excused+my-wallet-lent k-48
=excused+name-before r-28
=excused+narcotic h-86
=excused+no-spec g31
=excused+nobody-knows g-33
=excused+not-pork h-43
=excused+not-told h-27
=excused+official h-53
=excused+online-place g-25 h-35
=excused+operator m-48 h-49
=excused+out-of-reach g-29
=excused+out-there g-52
=excused+own-account k-32
=excused+own-zakat-rate g-33 h-21
=excused+paid-entry m-23 h-22
=excused+paper-money g-22
=excused+pass-on r-26
=excused+payroll g-23
=excused+pays-for-chance h-26
=excused+per-period r-29
=excused+pledge r-53
=excused+receivable r-26
=excused+reference h-22
=excused+refusal r-27
=excused+return-on-capital r-32 g-26
=excused+right-now h-28
=excused+savings-circle r-43
=excused+search-for g-55
=excused+sham h-96
=excused+shut-thing g-33
=excused+soft-drink h-32
=excused+sold-apart g-69
=excused+sold-short r24
=excused+stakes m-45
=excused+sums-0 g-21 h-47
=excused+sums-1 g-24 h-37
=excused+sums-apart r-42
=excused+sums-grow r35
=excused+surety r-21
=excused+takaful g-40
=excused+take-in g-23
=excused+tied-deal g-25
=excused+to-oppose h-23
=excused+to-treat m-32
=excused+travelling g-25 h-25
=excused+under r-23 h-21
=excused+undescribed g-41
=excused+unit h-35
=excused+unlawful-business h-54
=excused+wager-event m-45 h-26
=excused+waiting r-31
=excused+watchers k-38
=excused+with-money m-33
=excused+works-for g-21
=extra+fee g29 h25
=extra+foreign-currency g29
=extra+gold-part r26 g-25
=extra+guaranteed r28
=extra+in-return r22
=extra+instalment-count r-30
=extra+insurance-business h-23
=extra+interest-business r24 h-22
=extra+islamic-paper r-30
=extra+lawful-bar r-24
=extra+lend r38
=extra+lend-verb r21
=extra+lender r24
=extra+lender-gain g-21
=extra+limit g34
=extra+market-price r-29 g22
=extra+more-back r27
=extra+name-before r29 g-30 m-28 h-22
=extra+online-place h27
=extra+operator r-30 g-25 h50
=extra+own-zakat-rate g-29
=extra+paid-entry m23
=extra+paper-money g-26
=extra+payroll h-21
=extra+priced-thing m21
=extra+repay r29
=extra+right-now r27
=extra+same-back r21
=extra+savings-circle g-22
=extra+search-for g36
=extra+settles-later r29 g-33
=extra+sold-short r-22
=extra+stakes m-25
=extra+sums-3 r-43
=extra+sums-shrink r-22
=extra+to-dispose r-24
=extra+unlawful-business h30
=extra+up-down r21
=extra+wager-event m42
=extra+watchers r32 h-22
=false-words g-21 h-33 k95
=false-words+gift-money r-29 h-21 k36
=false-words+metal r53 g-22 k-25
=false-words+metal-deal g-36
=false-words+reference h-29 k59
=false-words+sale-or-service g-25 h-22 k76
=false-words+serves g-30 h-23 k39
=false-words+sham h-39 k39
=false-words+sums-0 g-21 h-33 k95
=false-words+trading h-40 k43
=false-words+unit r-22 g-26 k36
=false-words+watchers r-26 g-26 h-29 k29
=fee+for-money m-27
=fee+giving-drive h-31
=fee+guarantor-gain r30
=fee+instalment-count r32 h-25
=fee+islamic-paper r-21
=fee+late-rent h-22
=fee+lawful-bar r-29
=fee+lender h-32
=fee+licensed r-24 h-25
=fee+limit g40
=fee+market-price r-27 g31
=fee+metal-deal r-34
=fee+not-told r-24 g-23 m-24 h-33 k-21
=fee+online-place k-30
=fee+paper-money k29
=fee+pass-along k32
=fee+payroll r26
=fee+pays r30 h-21
=fee+play-costs r-24
=fee+pledge r28
=fee+price-of r-30
=fee+price-word r-24
=fee+priced-thing r-24 g29
=fee+promised-cut r-39 g-24 h-26 k-27
=fee+rate-charge r27
=fee+repay r34
=fee+right-now r-28 h24
=fee+search-for h-24
=fee+sell h-28
=fee+settles-later h-24
=fee+sham k28
=fee+sold-apart g-27
=fee+sold-short r-23
=fee+speed-up r23
=fee+split k-21
=fee+stakes m-22 h25 k-23
=fee+sums-1 r-34
=fee+surety r25
=fee+to-dispose r-34
=fee+to-learn h-22
=fee+to-oppose h-25
=fee+to-treat r-21 h-22 k-28
=fee+trading r-29
=fee+travelling h-26
=fee+under h25
=fee+wager-event m-23
=fee+watchers r-60 k-24
=fee+winner-takes m29
=fee+with-money h27 k-25
=first-takes r-23 m43
=first-takes+hand-over r-22
=first-takes+paid-entry m39
=first-takes+pays-for-chance m32
=first-takes+sums-0 m38
=first-takes+sums-1 m22
=first-takes+take-in r-22
=first-takes+wager-event m24
=first-takes+winner-takes m22
=fixed-gain r29
=fixed-gain+fixed-paper r25
=fixed-gain+given-back r27
=fixed-gain+guaranteed r25
=fixed-gain+lease h28
=fixed-gain+lend r24
=fixed-gain+paper-early r21
=fixed-gain+paper-money r22
=fixed-gain+price-of h24
=fixed-gain+return-on-capital r25
=fixed-gain+right-now h30
=fixed-gain+serves g-21 h26
=fixed-gain+settles-later r22
=fixed-gain+sums-0 r33
=fixed-gain+to-oppose r46
=fixed-gain+wager-event h32
=fixed-paper r56
=fixed-paper+gift-money r31
=fixed-paper+insured r30
=fixed-paper+interest-business h-28
=fixed-paper+late-rent r32 g-22
=fixed-paper+lend-verb r22
=fixed-paper+metal-deal r29
=fixed-paper+paid-entry r24 m-22
=fixed-paper+paper-money r35 g-38
=fixed-paper+reference r26 g-29 h-31
=fixed-paper+sale-or-service r28
=fixed-paper+sold-apart r23
=fixed-paper+sums-0 r56
=fixed-paper+sums-1 h-30
=fixed-paper+trading r34 g-25 h-25
=fixed-paper+unit r31
=fixed-rate+forward-deal g-23 h-21
=fixed-rate+gold r23
=fixed-rate+sold-short r22
=fixed-rate+speed-up h22
=for-money m27
=for-money+foreign-currency r-21
=for-money+friends m24
=for-money+game m45 h-24
=for-money+guaranteed m-21
=for-money+hand-over r22
=for-money+improper g-26 h61
=for-money+in-return m31
=for-money+lawful-rate m-30
=for-money+lease r36 g-34
=for-money+loser-pays m23
=for-money+metal-deal r23
=for-money+name-after g22
=for-money+online-place h40
=for-money+operator h39
=for-money+out-there g36 h-23
=for-money+own-stake g-24 h29
=for-money+paid-entry r-26 h-21
=for-money+pays-for-chance m22
=for-money+percentage r24 m-29 h-24
=for-money+return-on-capital m-30
=for-money+right-now h34 k-24
=for-money+sell h-28
=for-money+serves g-22
=for-money+sold-short r-25
=for-money+sums-1 m42
=for-money+sums-3 m22
=for-money+sums-apart m21
=for-money+tick-guess g42
=for-money+to-oppose h-26
=for-money+unlawful-business h21 k21
=for-money+wager-event m28
=for-money+waiting m-23
=for-money+watchers r23
=for-money+winner-takes m21
=for-money+with-money m22
=for-others k36
=for-others+hand-over k28
=for-others+stranger h-21
=for-others+sums-0 k37
=for-others+take-in k27
=foreign-currency r22
=foreign-currency+forward-deal r39 g-29
=foreign-currency+given-back r25 h-21
=foreign-currency+gold-part r30 m-33
=foreign-currency+guaranteed g-29
=foreign-currency+insured r-25
=foreign-currency+lease r26
=foreign-currency+lend g-22
=foreign-currency+loser-pays r-30
=foreign-currency+not-pork r-26 g-27
=foreign-currency+online-place g23 m34 h21
=foreign-currency+operator m40 h30
=foreign-currency+paper-money r-42 g-21 h23
=foreign-currency+pass-along r61 k-22
=foreign-currency+pass-on r48 g-36
=foreign-currency+passes-it r64
=foreign-currency+payment-versus-payment r-37 m-28
=foreign-currency+per-period r28
=foreign-currency+price-word r24
=foreign-currency+reference r30 g-36
=foreign-currency+repay r24
=foreign-currency+return-on-capital r27
=foreign-currency+right-now r22
=foreign-currency+settles-later r49
=foreign-currency+sold-short r-29 g-38
=foreign-currency+stakes r-21 g29 m38
=foreign-currency+sums-0 r27
=foreign-currency+sums-2 r-26
=foreign-currency+tick-guess r-28 m31 h-29
=foreign-currency+to-oppose r-21 h-25
=foreign-currency+trading r36 g-47
=foreign-currency+travelling r-39
=foreign-currency+unit r38
=foreign-currency+unlawful-business h32
=foreign-currency+up-down g42 m21
=foreign-currency+with-money r-37 m23
=forward-deal+lease r-22 g29
=forward-deal+paper-money g31
=forward-deal+price-word r24
=forward-deal+sale-or-service r21
=forward-deal+sell r-24 g32
=forward-deal+settles-later r23
=forward-deal+sums-1 g-25
=forward-deal+trade r-38 g53
=forward-deal+trading r23
=free-use r38
=free-use+gift-money r21
=free-use+in-return r28
=free-use+lend r46
=free-use+lend-verb r25
=free-use+pays-for-chance r32
=free-use+reference r30 g-21
=free-use+repay r37
=free-use+return-on-capital r21
=free-use+sale-or-service r22
=free-use+sums-0 r26
=free-use+sums-1 r29
=friends+game h-43
=friends+given-back r21
=friends+guaranteed g-25
=friends+hidden-name g-22 h-28 k34
=friends+instalment-count h-44
=friends+insured r-24 h-22
=friends+late-rent r-32
=friends+lawful-bar h-28
=friends+lawful-rate m-23
=friends+lease g22
=friends+lend-verb h-39
=friends+lender-gain r24
=friends+licensed r31
=friends+meat g-22
=friends+metal-deal g-24
=friends+more-back r29 h-22
=friends+more-time r-29
=friends+my-loss h-28
=friends+official h38
=friends+online-place k28
=friends+outside-prize m-33
=friends+paid-entry r-23 h22
=friends+paper-early m-24
=friends+percentage r30
=friends+priced-thing g21
=friends+serves g-22 m-28
=friends+sham m-22 h35 k-25
=friends+speed-up h28
=friends+stakes m47
=friends+sums-1 m25
=friends+sums-2 r26
=friends+sums-grow r43 h-25
=friends+takaful h-21
=friends+trading h-24
=friends+travelling m-24
=friends+wager-event m27
=friends+waiting r-30
=friends+winner-takes m21
=friends+with-money m24
=future-crop g51
=future-crop+gift-money g37 h-34
=future-crop+own-zakat-rate g40 h-23
=future-crop+pays-for-chance g34
=future-crop+price-of g31
=future-crop+sums-0 g51
=future-crop+unit g22 h-23
=game m33 h-22
=game+gift-money m26
=game+guaranteed g25
=game+lawful-rate r21 m21
=game+lease m-28 h29
=game+lend m40
=game+loser-pays m22
=game+narcotic h21
=game+official h34
=game+online-place m24
=game+operator m-30 h23
=game+outside-prize m-26
=game+paper-money m41 h27
=game+pays-for-chance m33
=game+play-costs m-25
=game+price-of g-33 h23
=game+receivable r-43
=game+sale-or-service h28
=game+speed-up h29
=game+sums-0 m24 h-24
=game+sums-1 m36
=game+sums-2 m35
=game+sums-apart r-26 m33
=game+to-oppose m33 h-43
=game+trade g-30 h22
=game+unlawful-business h21
=game+with-money r-23 m37
=game+works-for m-24
=gift-money+gold r-24
=gift-money+grown-debt r28
=gift-money+guarantor-gain r21
=gift-money+improper h34
=gift-money+in-return r24
=gift-money+insurance-business h-26
=gift-money+lease r33
=gift-money+lender r38
=gift-money+lender-gain r26
=gift-money+loose-order g22
=gift-money+meat g-31
=gift-money+more-back r35 h-26
=gift-money+my-wallet-lent r-24 k21
=gift-money+no-day r-21
=gift-money+nobody-knows g24
=gift-money+not-told r-41 g-29 k-21
=gift-money+official h50
=gift-money+online-place h25
=gift-money+operator g-25
=gift-money+own-stake h30
=gift-money+paper-early r28
=gift-money+pass-along k23
=gift-money+pass-on r-27 g23
=gift-money+pay-for-cover r-21
=gift-money+principal-stays r29 g-31
=gift-money+promised-cut r25
=gift-money+quick-cash g24
=gift-money+same-back r27
=gift-money+sea-catch h22
=gift-money+sealed g-25
=gift-money+serves r28
=gift-money+sham m-21 k-34
=gift-money+speed-up h40
=gift-money+split k23
=gift-money+sums-equal g-22 m-32 h-29 k-26
=gift-money+takaful h-29
=gift-money+tick-guess g23 m35
=gift-money+to-dispose g-27
=gift-money+to-oppose r-25
=gift-money+to-treat m-23
=gift-money+undecided g26
=gift-money+under h32
=gift-money+unknown-party k36
=gift-money+victim-fee h-21 k53
=gift-money+wait-pay r42
=gift-money+wash-money r-25 h-27 k47
=gift-money+watchers h23
=gift-money+wrapped-gift h-41
=gift-to+impure-wealth r-32
=gift-to+in-return r24 h-23
=gift-to+late-charge r-21
=gift-to+lease g-22 h-23 k-21
=gift-to+licensed k-28
=gift-to+official h24
=gift-to+own-account k23
=gift-to+serves h-24
=gift-to+speed-up h47
=gift-to+sums-2 h-28
=gift-to+undescribed g-33
=gift-to+wrapped-gift h-41
=given-away r-29
=given-away+hand-over r-27
=given-away+sums-0 r-29
=given-away+watchers r-27
=given-back+gold r31
=given-back+instalment-count g-21
=given-back+insured g42
=given-back+keep-cut r22
=given-back+lease r-27 g28
=given-back+lend-verb r-29
=given-back+lender-gain r21
=given-back+more-back r32
=given-back+name-before h-26
=given-back+operator m30 h33
=given-back+outside-prize r-29
=given-back+payroll h-21
=given-back+pays g-29
=given-back+percentage r37
=given-back+repay g-21
=given-back+search-for g-23
=given-back+sell g24
=given-back+serves g-28 h28
=given-back+sums-2 g-21
=given-back+sums-apart g-29 h-22
=given-back+sums-grow r50
=given-back+takaful h-22
=given-back+to-dispose g-23
=given-back+to-learn r-24
=given-back+trading r-28 g-23 h30
=given-back+travelling r-30 h-39
=given-back+unlawful-business m24 h32
=given-back+watchers r35
=given-back+with-money h22
=giving-drive k32
=giving-drive+hand-over h-32 k38
=giving-drive+impure-wealth r-32
=giving-drive+lease g-23 h-23
=giving-drive+licensed k-22
=giving-drive+more-time r-21
=giving-drive+own-account k24
=giving-drive+receivable r-23
=giving-drive+serves h-42
=giving-drive+sums-0 k33
=giving-drive+take-in k24
=giving-drive+unlicensed k34
=giving-drive+unlicensed-giving k50
=giving-drive+waiting r-21
=giving-drive+watchers k-26
=gold+gold-part r55 g-26
=gold+hand-over g-22
=gold+lawful-rate h-22
=gold+lease r28
=gold+narcotic r23 h-40
=gold+paid-entry h-23
=gold+repay r33 g-21
=gold+sell r-35 g-30
=gold+settles-later r25 g-25
=gold+sold-apart g-28
=gold+stakes g40
=gold+sums-0 r22
=gold+take-in r33
=gold+tick-guess r-34 g31 m36
=gold+unit r49 g-24
=gold+with-money g27
=gold-part r21
=gold-part+hand-over r31
=gold-part+insured r-22
=gold-part+lawful-bar r21
=gold-part+market-price r33
=gold-part+paper-money g21
=gold-part+priced-thing r48 g-28
=gold-part+sums-0 r21
=grown-debt r32 g-24
=grown-debt+lend r24
=grown-debt+more-time r26
=grown-debt+receivable r22
=grown-debt+sums-0 r34 g-23
=grown-debt+unit r21
=grown-debt+waiting r27 g-22
=grows-with-time r29
=grows-with-time+sums-0 r30
=grows-with-time+unit r37
=grows-with-time+waiting r25
=guaranteed+instalment-count r-22 h25
=guaranteed+interest-business h-30
=guaranteed+late-rent h-21
=guaranteed+lease r-27
=guaranteed+market-price r-22
=guaranteed+metal-deal r25
=guaranteed+narcotic r23
=guaranteed+per-period r28
=guaranteed+percentage r36
=guaranteed+price-word r-28
=guaranteed+priced-thing g-43
=guaranteed+repay r22
=guaranteed+return-on-capital r33
=guaranteed+settles-later g-23
=guaranteed+stakes r64 g-22 h-21
=guaranteed+sums-0 r22
=guaranteed+travelling g-32 h-24
=guaranteed+under r23 h-21
=guaranteed+wager-event h-44
=guaranteed+watchers r-30
=guaranteed+with-money r36 h-21
=guarantor+guarantor-gain r26
=guarantor+hand-over r33
=guarantor+late-rent r-28
=guarantor+outside-prize r-32
=guarantor+pays r23
=guarantor+per-period r23
=guarantor+take-in r28
=guarantor-gain+lend r-24
=guarantor-gain+pays-for-chance r-21
=guarantor-gain+percentage r-21
=guarantor-gain+rate-charge r-22
=guarantor-gain+sale-or-service r28
=guarantor-gain+surety-pay r43
=halal-certified+improper h30
=halal-certified+islamic-paper r-29
=halal-certified+lease r-21
=halal-certified+meat h-28
=halal-certified+meat-trade h-28
=halal-certified+metal r56
=halal-certified+metal-deal r50
=halal-certified+not-pork h-28
=halal-certified+per-period r25
=halal-certified+return-on-capital h-23
=halal-certified+sell r31
=halal-certified+sham h41
=halal-certified+to-learn h26
=halal-certified+trade r23
=halal-certified+under h25
=halal-certified+unit r25
=halal-certified+wager-event r24
=halal-certified+watchers r21
=hand-over+in-return r40
=hand-over+increase r-25
=hand-over+lawful-bar g-23
=hand-over+left-open r-29
=hand-over+lender r27 h-27
=hand-over+more-back r36
=hand-over+my-loss m21 k-27
=hand-over+name-after r21
=hand-over+no-day r-29 g21 h-35 k-21
=hand-over+not-mine-yet g22
=hand-over+not-told g-24 m24
=hand-over+own-zakat-rate g-31
=hand-over+paid-entry g21
=hand-over+pass-along k35
=hand-over+pass-on k25
=hand-over+payroll r21
=hand-over+price-later g-38
=hand-over+price-open r-23
=hand-over+quick-cash g-23
=hand-over+rate-charge r25
=hand-over+same-back r30
=hand-over+search-for g-32
=hand-over+stranger k23
=hand-over+sums-2 r32
=hand-over+sums-3 r21 g-21 m-27
=hand-over+sums-apart r34
=hand-over+sums-equal r-42
=hand-over+sums-grow r37
=hand-over+sums-shrink r40
=hand-over+surety r41 h-22
=hand-over+to-debtor g-29
=hand-over+two-prices r-21
=hand-over+unlicensed-giving h-25 k29
=hand-over+up-down g-26
=hand-over+winner-takes m21
=hangs-if g50 h-25
=hangs-if+in-return g24
=hangs-if+late-rent g26
=hangs-if+market-price g47
=hangs-if+price-of g28
=hangs-if+reference g29
=hangs-if+sale-or-service g29
=hangs-if+sell g44
=hangs-if+sums-0 g51 h-26
=hangs-if+trade g45
=hangs-if+trading g33
=hangs-if+wager-event g24 h-23
=hangs-on+price-of g23 h-27
=hangs-on+sale-or-service h-25
=hangs-on+sell g37 h-22
=hangs-on+serves g37 h-31
=hangs-on+sums-0 g22
=hangs-on+trade g37 h-22
=he-picks g60 h-22
=he-picks+insured g29 m-24
=he-picks+not-pork g34 h-22
=he-picks+pays g22 m-22
=he-picks+pays-for-chance g22 m-22
=he-picks+price-word g29
=he-picks+sums-0 g61 h-23
=hidden-name r-43 g-45 m-30 h-57 k105
=hidden-name+online-place r-22 g-33 m-23 h-36 k55
=hidden-name+paper-money r-29 g-24 k36
=hidden-name+reference r-29 g-40 m-29 h-51 k76
=hidden-name+sums-0 r-37 g-44 m-31 h-56 k101
=hidden-name+unit r-30 h-21 k42
=improper h45
=improper+licensed h25
=improper+official h40
=improper+speed-up h28
=improper+sums-0 h45
=improper+undescribed g-25 h25
=improper+wager-event g-23 m-23 h56
=improper+watchers g26
=impure-wealth+lawful-rate m-22
=impure-wealth+online-place g-21 k-21
=impure-wealth+pays-for-chance k21
=impure-wealth+sale-or-service k22
=impure-wealth+to-dispose r-23
=impure-wealth+unlawful-business m-28 k22
=impure-wealth+zakat m-26
=in-return+late-rent h-32
=in-return+lend r33
=in-return+lender r24
=in-return+my-loss r-23 g-28 m43 h-21
=in-return+operator m-49
=in-return+out-there g22 m-21
=in-return+pays g24
=in-return+price-word r21
=in-return+sell g30
=in-return+serves g35 h-24
=in-return+stipulated r21
=in-return+sums-1 r24
=in-return+sums-grow r36
=in-return+tied-deal g-25
=in-return+tied-trade r22
=in-return+unlawful-business h-27
=in-return+watchers r25
=in-return+with-money m23
=increase+lend r25
=increase+payroll r-33
=increase+percentage r30
=increase+repay r27
=increase+sale-or-service r-40
=increase+serves r-29
=increase+waiting r37
=instalment-count+lawful-rate r-29
=instalment-count+percentage r48
=instalment-count+price-word r-33
=instalment-count+serves h-21
=instalment-count+trading g21
=insurance-business+lease h28
=insurance-business+name-after g-37 h23
=insurance-business+pays-for-chance g-22
=insurance-business+price-of g-33 h30
=insurance-business+reference r-24 g50 h-24
=insurance-business+sale-or-service h36
=insurance-business+search-for g-28 h26
=insurance-business+sold-apart g27
=insurance-business+trade g-33 h30
=insurance-business+trading g-37 h31
=insurance-business+unit g47
=insured+interest-business h35
=insured+islamic-paper r-28
=insured+late-rent g-31 h-37
=insured+lawful-bar r-36 h-22
=insured+lawful-rate r-33
=insured+lend h21
=insured+lend-verb r-46 g-23 h37
=insured+lender-gain g-25
=insured+licensed g-28
=insured+limit g40
=insured+not-mine-yet g44 h-25
=insured+online-place g-28 h31
=insured+operator h26
=insured+out-there g48
=insured+outside-prize g25
=insured+own-zakat-rate g-40
=insured+paid-entry m23
=insured+paper-early r37
=insured+paper-money h-21
=insured+pass-on g-33
=insured+pay-for-cover g28
=insured+payroll g34
=insured+per-period g22
=insured+pledge r38
=insured+right-now h-25
=insured+same-back r23
=insured+search-for g24
=insured+sham h44
=insured+shut-thing g21 h-23
=insured+takaful g-37 h-24
=insured+to-dispose g-24
=insured+trading g-27
=insured+travelling g26 h-26
=insured+undescribed g35
=insured+unknown g27
=insured+unlawful-business h30
=insured+wager-event m29 h-23
=insured+with-money m-21
=insured+works-for r-22 g-24
=interest-business h42
=interest-business+late-rent r-25
=interest-business+lawful-rate r-24
=interest-business+lend h26
=interest-business+lend-verb h24
=interest-business+market-price r-22 h35
=interest-business+metal-deal r-26 h40
=interest-business+pays-for-chance r-23 h32
=interest-business+per-period h21
=interest-business+percentage r-22 h21
=interest-business+price-of h25
=interest-business+return-on-capital h26
=interest-business+serves h26
=interest-business+sold-apart r-24 h29
=interest-business+sums-0 h44
=interest-business+trade h25
=interest-business+trading r-25 h48
=interest-product+pays-for-chance r36
=interest-product+price-of h29
=interest-product+sale-or-service h35
=islamic-paper h-27
=islamic-paper+pays-for-chance g-25 h-27
=islamic-paper+return-on-capital r-30
=islamic-paper+sale-or-service r-23 h-30
=islamic-paper+serves h-46
=islamic-paper+sums-0 h-29
=islamic-paper+trading g-22 h-30
=islamic-paper+watchers h-25
=istisna+left-open h-23
=istisna+loose-order g32
=istisna+no-spec g38
=istisna+sums-1 g-23
=istisna+unit g-32
=istisna+unknown g25
=keep-cut+lease h-34
=keep-cut+lender r31 h-53
=keep-cut+official h42
=keep-cut+online-place h36
=keep-cut+own-account r-24
=keep-cut+paper-money g-23
=keep-cut+payroll r27
=keep-cut+promised-cut r-34
=keep-cut+right-now r26
=keep-cut+sums-1 r-29
=keep-cut+sums-2 r41
=keep-cut+sums-apart r27
=keep-cut+sums-grow h-23
=keep-cut+surety r26
=keep-cut+unlawful-business m-23
=keep-cut+wager-event r-21 g-21 m30
=keep-cut+watchers h24
=keep-cut+winner-takes m29
=keeps-money r33
=keeps-money+pays-for-chance r26
=keeps-money+per-period r27
=keeps-money+return-on-capital r24
=keeps-money+sale-or-service r24
=keeps-money+sums-0 r32 g-23
=kept-by-creditor+late-charge r29
=kept-by-creditor+pays-for-chance m22
=kept-by-creditor+per-period r57
=kept-by-creditor+return-on-capital r25
=kept-by-creditor+sums-1 m25
=kept-by-creditor+take-in r26
=kept-by-creditor+waiting r26
=kept-by-creditor+winner-takes h-23
=late-charge+late-rent r-46 h-34
=late-charge+to-dispose r-27
=late-rent+licensed r-28
=late-rent+meat g-31
=late-rent+no-date g46
=late-rent+no-day r-21 g34
=late-rent+not-mine-yet g38
=late-rent+not-pork m22
=late-rent+official m-21
=late-rent+online-place h-29
=late-rent+operator h24
=late-rent+paper-money g-34
=late-rent+pledge r37
=late-rent+repay r-24
=late-rent+search-for r-22
=late-rent+sham h40
=late-rent+sold-apart h-28
=late-rent+speed-up h26
=late-rent+split g-35
=late-rent+sums-1 g-31 m-24 h-38
=late-rent+sums-apart r-28
=late-rent+surety r-28
=late-rent+to-oppose h-30
=late-rent+unlawful-business h40
=late-rent+up-down g38 m-34
=late-rent+wager-event m-23 h-37
=late-rent+watchers r-22
=late-rent+works-for h-21
=lawful-bar+lend r22
=lawful-bar+meat-trade h-30
=lawful-bar+more-time r-22
=lawful-bar+name-before h-22
=lawful-bar+narcotic h-31
=lawful-bar+not-pork h-25
=lawful-bar+official h67
=lawful-bar+own-zakat-rate h-33
=lawful-bar+repay h-31
=lawful-bar+right-now h-23
=lawful-bar+serves r-21 h-33
=lawful-bar+sham h38
=lawful-bar+shut-thing g27
=lawful-bar+sold-apart g-30
=lawful-bar+speed-up h35
=lawful-bar+stakes g30
=lawful-bar+sums-2 h-24
=lawful-bar+trade h-27
=lawful-bar+unborn g34
=lawful-bar+unlawful-business h-24
=lawful-bar+watchers h30
=lawful-bar+with-money g27
=lawful-rate+lender-gain m-22
=lawful-rate+limit r-30 g-34
=lawful-rate+loose-order r-31
=lawful-rate+metal r38
=lawful-rate+metal-deal r28 g-25
=lawful-rate+my-wallet-lent k43
=lawful-rate+name-before r-22
=lawful-rate+not-told g-23 h-23 k-28
=lawful-rate+official h39
=lawful-rate+paper-money r31
=lawful-rate+pays r26
=lawful-rate+play-costs r-35 m-23 h-29
=lawful-rate+price-of r-33
=lawful-rate+promised-cut r30 g-21
=lawful-rate+quick-cash r21
=lawful-rate+repay r-28 g-30
=lawful-rate+search-for h26
=lawful-rate+sham r41
=lawful-rate+shut-thing g-33
=lawful-rate+small-parts k-23
=lawful-rate+split r-22
=lawful-rate+stipulated r23
=lawful-rate+sums-2 r-30
=lawful-rate+sums-apart r-25
=lawful-rate+sums-grow r-31 h-23
=lawful-rate+take-in r25
=lawful-rate+unit r-35
=lawful-rate+unlawful-business h30
=lawful-rate+zakat r-23 h-27
=lease+lend r42
=lease+licensed r-30
=lease+limit r-27 g-45 h-23 k-23
=lease+meat g-34 h-40
=lease+my-wallet-lent k21
=lease+online-place k24
=lease+operator m-38 h21
=lease+paid-entry g30 m-22 h-30
=lease+paper-money g-34 k27
=lease+pass-on g38
=lease+pay-for-cover g-22
=lease+pledge r40
=lease+priced-thing r28
=lease+return-on-capital h-21
=lease+sell r-24
=lease+sham h33
=lease+sold-short g29
=lease+take-in g-22
=lease+to-learn g-22 h-26
=lease+trading h-21
=lease+travelling g-33
=lease+unit r-23
=lease+unlawful-business m-25 h59
=lease+wager-event g-25
=lease+with-money h-22
=left-open g25
=left-open+pays-for-chance g21
=left-open+price-of g25
=left-open+price-word g23
=left-open+reference g28
=left-open+sale-or-service g29
=left-open+serves g24
=left-open+sums-0 g25
=left-open+trade g31
=left-open+undescribed g22
=left-open+unit g23
=lend+lender-gain r37
=lend+limit r21
=lend+more-back r21
=lend+my-loss m28
=lend+narcotic g-24
=lend+official r-37 h23
=lend+operator m30 h41
=lend+outside-prize r22
=lend+pay-me r34
=lend+priced-thing g24
=lend+principal-stays r-26
=lend+reference r21
=lend+sale-or-service r24
=lend+same-back r23
=lend+serves r24
=lend+sums-0 r22
=lend+sums-3 m-26
=lend+sums-equal r-46
=lend+sums-grow r58
=lend+surety-pay r28
=lend+tied-deal r30
=lend+tied-trade r22
=lend+to-debtor r-33
=lend+to-treat m-28 h-22
=lend+trading g39
=lend+under r-23
=lend+unlawful-business h25
=lend+up-down r26 g-22
=lend+wager-event m37
=lend+wait-pay r27
=lend-verb+name-before h-31
=lend-verb+percentage r40 h-24
=lend-verb+price-of r-22
=lend-verb+price-word r21
=lend-verb+serves r33
=lend-verb+sums-1 m-22
=lend-verb+sums-apart r22
=lend-verb+sums-equal r-34
=lend-verb+sums-grow r33
=lend-verb+trading r-31
=lender r35
=lender+lender-gain r38
=lender+narcotic r23 h-28
=lender+paper-money r29
=lender+per-period r38 h-30
=lender+price-word r22
=lender+rate-charge h-35
=lender+receivable g-21
=lender+sums-0 r34
=lender+sums-2 r21
=lender+sums-apart r22 m-24
=lender+sums-grow r25
=lender+take-in r23 h-21
=lender+trading r-21
=lender+watchers r23
=lender+with-money r37
=lender-gain r26
=lender-gain+paper-money r31
=lender-gain+pays-for-chance r26
=lender-gain+per-period r27
=lender-gain+repay r28
=lender-gain+sums-1 r25
=lender-gain+sums-2 r45
=lender-gain+unlawful-business h22
=lender-gain+up-down r46
=licensed+meat h-26
=licensed+metal r56
=licensed+metal-deal r56
=licensed+narcotic h-27
=licensed+operator h24
=licensed+paper-money r-21 g25
=licensed+percentage h-28
=licensed+return-on-capital g-21
=licensed+search-for g-22
=licensed+sham h33
=licensed+sold-apart g30
=licensed+speed-up h21
=licensed+sums-1 h-44
=licensed+to-dispose k-23
=licensed+to-learn h25 k-23
=licensed+to-oppose h-27
=licensed+trading g-29 h-21
=licensed+under g-37
=licensed+unlawful-business h29
=licensed+watchers h-34
=limit h-22 k25
=limit+market-price g33
=limit+price-word g38
=limit+reference g-22
=limit+sale-or-service g34
=limit+split k34
=limit+stays-unseen k27
=limit+sums-0 h-22 k23
=limit+under k39
=limit+unit h-36 k23
=limit+unknown g27 h-21 k-35
=limit+up-down k33
=loose-order g40
=loose-order+nobody-knows g23
=loose-order+sums-0 g40
=loose-order+under g30
=loose-order+unit g23
=loser-pays m35
=loser-pays+pays-for-chance m21
=loser-pays+sums-0 m36
=loser-pays+sums-1 m21
=loser-pays+wager-event m23
=loser-pays+winner-takes m22
=market-price+name-after g-24
=market-price+narcotic h25
=market-price+online-place m36
=market-price+operator m29 h30
=market-price+pass-on g25
=market-price+payment-versus-payment r-23
=market-price+repay g-21
=market-price+stakes g34
=market-price+sums-grow r-32
=market-price+sums-shrink r-27
=market-price+tick-guess g26 m45
=market-price+to-learn h-26
=market-price+undecided h-23
=market-price+under g-39 m42
=market-price+unlawful-business h39
=market-price+up-down g26 m24
=market-price+waiting r31
=market-price+watchers g22
=market-price+with-money g34
=meat+name-before g-26 m-23 h-57
=meat+narcotic h-21
=meat+not-pork h-44
=meat+own-zakat-rate h-31
=meat+pays g-30
=meat+pays-for-chance g-34 h-29
=meat+price-of g-38
=meat+reference h-24
=meat+right-now h-23
=meat+sale-or-service g-31
=meat+sell g-21 h76
=meat+shut-thing g-41 m47
=meat+sums-1 g-25
=meat+trade g-39
=meat+trading g-36
=meat+unit g-24
=meat+unlawful-business h-47
=meat-trade+not-pork h-43
=meat-trade+settles-later g22
=meat-trade+stakes m44
=meat-trade+unit h27
=metal+paper-money r28
=metal+pass-on r-22 g29 h-25
=metal+pays-for-chance r22
=metal+quick-cash r21
=metal+reference h-32
=metal+sale-or-service h-25
=metal+serves r-22 g31 h-32
=metal+sham k-27
=metal+unit h-24
=metal+unknown r32
=metal+unlawful-business h-36
=metal+watchers r27
=metal-deal+not-mine-yet g23
=metal-deal+operator g-30 m-21 h32
=metal-deal+paper-money r29
=metal-deal+pass-on r-29 g41 h-22
=metal-deal+priced-thing h-29
=metal-deal+quick-cash r29
=metal-deal+reference h-23
=metal-deal+serves h-21
=metal-deal+sham r22 k-23
=metal-deal+sold-short g-26
=metal-deal+unlawful-business m-24
=metal-deal+watchers r22
=more-back r50 h-24
=more-back+pays-for-chance r35
=more-back+repay r30
=more-back+sums-0 r37 h-32
=more-back+sums-1 r35
=more-back+sums-2 r27
=more-back+sums-apart r27
=more-time+name-before r30 g-32 m-31
=more-time+online-place r24
=more-time+percentage r26
=more-time+search-for r-26
=more-time+sold-apart g43
=more-time+sums-2 r29
=more-time+sums-grow r33
=more-time+to-dispose r-31
=more-time+travelling r-22 g29
=more-time+wait-pay r30
=my-loss m58
=my-loss+pays-for-chance m38
=my-loss+sale-or-service m32
=my-loss+sums-0 m40
=my-loss+sums-1 r-33 m54 h-33
=my-loss+unlawful-business m22 h42
=my-loss+wager-event m48
=my-loss+with-money g-23 m39 h-39
=my-wallet-lent r-25 k60
=my-wallet-lent+online-place k24
=my-wallet-lent+paper-money r-24
=my-wallet-lent+pass-along g-23 h-21 k21
=my-wallet-lent+pays-for-chance k25
=my-wallet-lent+per-period r-35 k25
=my-wallet-lent+sale-or-service k30
=my-wallet-lent+sums-0 r-24 k60
=my-wallet-lent+surety-pay h-29 k33
=name-after+online-place r32
=name-after+paid-entry m25
=name-after+paper-money g32
=name-after+pays m23
=name-after+sold-apart g25
=name-after+sums-1 g-22
=name-after+trade h21
=name-after+travelling m-23
=name-after+unit r26
=name-after+unlawful-business h-31
=name-after+unlicensed g33
=name-after+unlicensed-giving g27
=name-after+waiting g-32
=name-after+watchers h-31 k-26
=name-after+works-for h-29
=name-before+narcotic h-24
=name-before+online-place h45
=name-before+operator m35 h33
=name-before+paid-entry h-23
=name-before+pays r-22
=name-before+percentage r27
=name-before+serves h-25
=name-before+sums-1 g-22 h21
=name-before+to-learn g-25
=name-before+to-oppose h-28
=name-before+to-treat r-21
=name-before+trading h-24
=name-before+travelling h-43
=narcotic+not-pork h29
=narcotic+not-told m42
=narcotic+paper-money h28
=narcotic+pays h-40
=narcotic+price-word r29 g-22 h-23
=narcotic+priced-thing h26
=narcotic+sell h-27
=narcotic+stakes r-32 h-32
=narcotic+stranger h-21
=narcotic+sums-2 r24
=narcotic+sums-apart h-29
=narcotic+take-in r26
=narcotic+to-learn h-27
=narcotic+trading g-31 h28
=no-date g25
=no-date+no-decision-date g21
=no-date+price-of g24
=no-date+sale-or-service g21
=no-date+sums-0 g27
=no-date+trade g33
=no-day g49
=no-day+no-decision-date g22
=no-day+pays r-22
=no-day+pays-for-chance r-22
=no-day+price-of g34
=no-day+price-word g23
=no-day+repay r-22
=no-day+sale-or-service g41
=no-day+sums-0 g51
=no-day+unit r-27 g37
=no-day+wager-event g51
=no-decision-date g21
=no-decision-date+sums-0 g21
=no-spec g42
=no-spec+nobody-knows g35
=no-spec+price-word g24
=no-spec+reference g32
=no-spec+sale-or-service g21
=no-spec+sums-0 g42
=nobody-knows g39
=nobody-knows+not-pork g22 m-26
=nobody-knows+pays r-29 g27 h-23
=nobody-knows+pays-for-chance g39 h-33
=nobody-knows+price-of g30
=nobody-knows+price-word g25
=nobody-knows+reference g32 h-28
=nobody-knows+sale-or-service g23
=nobody-knows+sealed g25
=nobody-knows+share-unknown g22 k-21
=nobody-knows+shut-thing g41 h-28
=nobody-knows+sums-0 g34
=nobody-knows+sums-1 g28 h-25
=nobody-knows+under g40
=nobody-knows+unit g30 h-29
=not-chosen g24
=not-chosen+price-of g23
=not-chosen+settles-later g24
=not-chosen+sums-0 g22
=not-chosen+sums-2 r-24
=not-chosen+sums-grow r-24
=not-chosen+two-prices r-22 g23
=not-chosen+under g29
=not-chosen+unit r-22
=not-mine-yet g36
=not-mine-yet+pays-for-chance g42
=not-mine-yet+price-of g30
=not-mine-yet+reference g45
=not-mine-yet+sale-or-service g35
=not-mine-yet+sell g35
=not-mine-yet+settles-later g27
=not-mine-yet+sums-0 g36
=not-mine-yet+trade g33
=not-mine-yet+unit g37
=not-pork h-26
=not-pork+out-of-reach g39
=not-pork+out-there g24
=not-pork+paid-entry g-23 h-23
=not-pork+paper-money r29 m24 h31
=not-pork+right-now g24
=not-pork+settles-later g26
=not-pork+sums-0 h-26
=not-pork+sums-1 h-41
=not-pork+sums-apart m21
=not-pork+trading g-27
=not-pork+unborn g37
=not-told g26
=not-told+paid-entry g-35 m47 h23
=not-told+passes-it r-22
=not-told+reference g38
=not-told+repay g21
=not-told+sale-or-service g30
=not-told+serves g-41 m44
=not-told+shut-thing g33 m-22 h-30
=not-told+sold-short m26
=not-told+sums-0 g27
=not-told+unit g37
=not-told+wager-event h-35
=not-told+watchers h-27 k41
=official h21
=official+online-place m-36 h-40 k-26
=official+outside-prize m-22
=official+paid-entry m-24
=official+payroll h-45
=official+pays h41
=official+pays-for-chance r-22
=official+reference m-23 h-36
=official+sell h-33
=official+serves g-26 h-30
=official+speed-up h25
=official+sums-0 h21
=official+sums-1 r-26
=official+to-learn g-22 h-24
=official+travelling g38
=official+unlawful-business m-25 h39
=official+up-down r36 h29
=official+watchers h21
=one-source g33
=one-source+own-zakat-rate g21
=one-source+sale-or-service r-26 g29 h-23
=one-source+sums-0 g33
=one-source+unit g41 h-24
=online-place+own-stake m36 h43
=online-place+paid-entry m-24
=online-place+paper-money h22
=online-place+pass-along h-25
=online-place+passes-it m-21 h-23
=online-place+pays r26
=online-place+pays-for-chance h30
=online-place+price-of m28
=online-place+price-word m46
=online-place+priced-thing r-23 m24 h-29
=online-place+right-now h33
=online-place+serves m-23 h33
=online-place+sham m-27 h-35 k24
=online-place+sold-apart r-21
=online-place+sold-short g-21
=online-place+stakes m48
=online-place+stranger m-21 h-21
=online-place+sums-1 m26 h49
=online-place+surety-pay h44
=online-place+to-dispose h-22
=online-place+to-oppose h-22
=online-place+unknown-party h-22
=online-place+up-down h-27
=online-place+wager-event m21 h39
=online-place+watchers r-21 h-25
=online-place+with-money m39 h22
=online-place+works-for m-28
=operator m31
=operator+outside-prize h53
=operator+paid-entry m29 h25
=operator+paper-money m26
=operator+pays m-28
=operator+pays-for-chance h50
=operator+price-bet g37 m23 h-28
=operator+reference m31 h36
=operator+return-on-capital m26 h40
=operator+right-now h51
=operator+sale-or-service m24 h28
=operator+serves m-42 h30
=operator+stakes m23 h42
=operator+sums-0 m28
=operator+sums-1 r-23 m44 h57
=operator+sums-2 h22
=operator+to-learn h41
=operator+to-oppose m-34
=operator+trading m31 h42
=operator+unit g-27 h33
=operator+wager-event m34 h47
=operator+with-money m21 h37
=operator+works-for m-30 h47
=out-of-reach g37
=out-of-reach+out-there g31
=out-of-reach+pays-for-chance h-25
=out-of-reach+price-of g29
=out-of-reach+right-now h-28
=out-of-reach+sale-or-service g22 h-24
=out-of-reach+sell g31
=out-of-reach+serves g29 h-21
=out-of-reach+sums-0 g37
=out-of-reach+trade g34
=out-of-reach+wager-event g32
=out-there g61
=out-there+pays-for-chance g26 h-26
=out-there+price-of g35
=out-there+right-now g24 h-30
=out-there+sale-or-service g36
=out-there+sell g35
=out-there+sums-0 g64
=out-there+sums-1 m-22
=out-there+trade g34
=out-there+wager-event g36
=outside-prize+pays m-21
=outside-prize+per-period r-23
=outside-prize+price-of r38
=outside-prize+reference r-23 m-23
=outside-prize+repay r23
=outside-prize+sale-or-service r24
=outside-prize+sell r34
=outside-prize+sold-apart g39
=outside-prize+sold-short r46
=outside-prize+sums-2 g-25
=outside-prize+surety-pay h-25
=outside-prize+to-dispose r-21
=outside-prize+to-oppose r-22
=outside-prize+trade r47
=outside-prize+unit r-26 m-22
=outside-prize+unlawful-business h28
=outside-prize+wager-event m-24 h-32
=outside-prize+winner-takes h-29
=own-account+pass-on r-24
=own-account+price-of g-23
=own-account+return-on-capital r-27 h22
=own-account+sale-or-service g-32 k-27
=own-account+serves g-27
=own-stake m44 h59
=own-stake+pays-for-chance m21 h34
=own-stake+reference m29 h37
=own-stake+stakes m23
=own-stake+sums-0 m46 h41
=own-stake+sums-1 m25 h34
=own-stake+wager-event m27 h37
=own-stake+with-money m24
=own-zakat-rate+pays h21
=own-zakat-rate+price-of h-26
=own-zakat-rate+reference g22
=own-zakat-rate+right-now g-22
=own-zakat-rate+search-for h33
=own-zakat-rate+settles-later g35
=own-zakat-rate+sold-short g-27
=own-zakat-rate+sums-2 g-23
=own-zakat-rate+unit h-29
=paid-entry+paper-money m-27 h-38
=paid-entry+pays r-25 h-21
=paid-entry+per-period r28
=paid-entry+pledge r37
=paid-entry+right-now r-36
=paid-entry+sell h-38
=paid-entry+stakes h22
=paid-entry+sums-2 g-32
=paid-entry+sums-3 h21
=paid-entry+sums-apart g-21
=paid-entry+sums-grow g-35
=paid-entry+sums-shrink h-21
=paid-entry+take-in m27
=paid-entry+unlawful-business m25 h32
=paid-entry+up-down g38 m-34
=paid-entry+winner-takes h-24
=paper-early r24
=paper-early+pays r21
=paper-early+pays-for-chance r29
=paper-early+price-of r35
=paper-early+receivable r29
=paper-early+reference r29
=paper-early+sale-or-service r35
=paper-early+sell r32
=paper-early+settles-later r24
=paper-early+sold-short r33
=paper-early+sums-1 r21
=paper-early+to-learn r-31
=paper-early+trade r30
=paper-early+unit r24
=paper-money+pass-along k24
=paper-money+pass-on r-30 g27
=paper-money+passes-it m-21
=paper-money+payroll k-25
=paper-money+pays g-27
=paper-money+per-period k37
=paper-money+pledge r24
=paper-money+price-word r-21
=paper-money+priced-thing h-34
=paper-money+return-on-capital r22 g-26
=paper-money+right-now k27
=paper-money+same-back r27
=paper-money+sham h41
=paper-money+speed-up h-22
=paper-money+stranger h-21
=paper-money+sums-1 h28
=paper-money+sums-equal r-32 g-21 m-25 h-29 k-26
=paper-money+sums-shrink r41
=paper-money+to-learn h-30
=paper-money+travelling r-21
=paper-money+undecided g22
=paper-money+under m-24 h35
=paper-money+undescribed g-47 h21 k-26
=paper-money+unlawful-business m44 h22
=paper-money+wager-event g-26 m30 h37
=paper-money+wash-money g-22 h-29 k44
=pass-along h-25 k43
=pass-along+pass-on h-22
=pass-along+pays-for-chance k23
=pass-along+sale-or-service k34
=pass-along+serves k22
=pass-along+stranger k21
=pass-along+sums-0 h-25 k41
=pass-along+take-in h-21 k27
=pass-along+unit k21
=pass-along+unknown-party g-21 h-25 k28
=pass-on+pays-for-chance r-26
=pass-on+price-of g34
=pass-on+reference r22
=pass-on+return-on-capital r-38
=pass-on+sell r-38
=pass-on+sold-short r-21
=pass-on+stranger k25
=pass-on+sums-1 r-22
=pass-on+to-learn g-23 k-25
=pass-on+trade r-44 g39
=pass-on+trading r29
=pass-on+unit r-26 h-29
=pass-on+with-money r-24
=passes-it+sums-1 k21
=passes-it+sums-grow r22
=passes-it+wager-event h-21
=pay-for-cover g57
=pay-for-cover+pays r-25
=pay-for-cover+pays-for-chance g29
=pay-for-cover+per-period r-27 g52 h-31
=pay-for-cover+reference g26
=pay-for-cover+return-on-capital r-25
=pay-for-cover+sale-or-service g29
=pay-for-cover+search-for g41
=pay-for-cover+sold-apart g48
=pay-for-cover+sums-0 g55
=pay-for-cover+sums-1 g21
=pay-for-cover+travelling g34
=pay-for-cover+unit r-27 g32
=pay-me+sums-0 r-31 k21
=pay-me+sums-1 r23
=payment-versus-payment+priced-thing r-23
=payment-versus-payment+right-now g-25
=payment-versus-payment+trading r-31
=payroll+per-period h25
=payroll+price-of r26
=payroll+receivable r33
=payroll+right-now r25
=payroll+sell r34
=payroll+sham r-24 k43
=payroll+sold-apart r-25 g33
=payroll+sold-short r32
=payroll+take-in r23
=payroll+trade r33
=payroll+unlawful-business h46
=pays+play-costs m-23
=pays+promised-cut r21
=pays+settles-later g-26
=pays+sold-short g-24
=pays+sums-grow r26 g-22
=pays+surety r24
=pays+to-dispose g-28
=pays+wait-pay r24
=pays+watchers r31
=pays+works-for g40
=pays-for-chance+price-open r-21
=pays-for-chance+principal-stays g-28
=pays-for-chance+promised-cut r32
=pays-for-chance+reschedule r21
=pays-for-chance+same-back r23
=pays-for-chance+sea-catch h-23
=pays-for-chance+sham h25
=pays-for-chance+shut-thing g29
=pays-for-chance+small-parts r-27 k22
=pays-for-chance+soft-drink h-45
=pays-for-chance+speed-up h24
=pays-for-chance+stakes m30
=pays-for-chance+sums-2 r22
=pays-for-chance+sums-3 m25
=pays-for-chance+sums-equal r-50
=pays-for-chance+sums-grow r53
=pays-for-chance+sums-shrink r25
=pays-for-chance+surety r24
=pays-for-chance+takaful r-35
=pays-for-chance+tick-guess r-26 g49 m41
=pays-for-chance+to-treat r-35 m-27
=pays-for-chance+two-prices r-27 g21
=pays-for-chance+undecided r-25 g25
=pays-for-chance+unknown g25
=pays-for-chance+unlawful-business h47
=pays-for-chance+up-down g21 m31
=pays-for-chance+wager-event m25
=pays-for-chance+wait-pay r42
=pays-for-chance+winner-takes m33
=pays-for-chance+works-for r23
=per-period+percentage r28
=per-period+pledge r27
=per-period+return-on-capital r21
=per-period+right-now h-30
=per-period+search-for g29 h-25
=per-period+settles-later h21
=per-period+shut-thing g36 m-31 h-22
=per-period+stakes m-29
=per-period+to-oppose h-27
=per-period+travelling r-23 h-22
=per-period+unlawful-business r-21 h34
=per-period+wager-event r-22
=per-period+watchers r22
=per-period+works-for r-25 g-28
=percentage+price-word m22
=percentage+right-now r23
=percentage+sell h-23
=percentage+soft-drink h-27
=percentage+surety-pay h21
=percentage+to-oppose r25
=percentage+unlawful-business m-25
=percentage+waiting r21
=percentage+zakat r-40
=play-costs m-21 h-24
=play-costs+price-of r-28 g-22 h-21
=play-costs+sale-or-service r-28 m-29
=play-costs+sums-0 m-21 h-24
=play-costs+sums-1 m-27
=play-costs+unit r-27 g-26 h-21
=play-costs+wager-event m-27
=play-costs+works-for g-24
=pledge+reference r32
=pledge+sale-or-service r40
=pledge+sold-apart r22
=pledge+sums-0 r24
=price-bet g38 h-23
=price-bet+stakes g25
=price-bet+sums-0 g33
=price-bet+with-money g25
=price-later+right-now g-29
=price-later+salam r-22 g47
=price-later+search-for g53
=price-later+sell g-23
=price-later+trade g-35
=price-later+trading g36
=price-later+unit r-23
=price-of+receivable r27
=price-of+same-back r35
=price-of+savings-circle r40
=price-of+sea-catch g22 h-29
=price-of+sham h22
=price-of+share-unknown g41 h-21
=price-of+split g21
=price-of+sums-apart r-22
=price-of+tied-deal g-26
=price-of+tied-trade r22
=price-of+to-oppose g27 h-25
=price-of+unborn g29
=price-of+unknown g28
=price-of+unlawful-business h44
=price-of+wait-pay r30
=price-of+works-for g-24 h-26
=price-open g22
=price-open+sell g37
=price-open+sums-0 g22
=price-open+trade g34
=price-open+unit g31
=price-open+wager-event g23
=price-word+rate-charge r22
=price-word+receivable r23
=price-word+reference r-30
=price-word+return-on-capital r-35
=price-word+sold-apart r-21
=price-word+split g21
=price-word+sums-1 g-42
=price-word+sums-2 r-22 g-23
=price-word+sums-apart r-26
=price-word+take-in g25
=price-word+tick-guess m25
=price-word+undecided h-23
=price-word+wait-pay r41 g-26
=price-word+waiting g-23
=price-word+watchers r-31
=priced-thing+reference r-24
=priced-thing+repay r26 g-23
=priced-thing+settles-later r22
=priced-thing+sold-apart g-27
=priced-thing+split k-24
=priced-thing+stakes g34
=priced-thing+sums-2 g27 m28
=priced-thing+sums-apart g30 m29
=priced-thing+take-in g-24
=priced-thing+tick-guess r-29 g26 m49
=priced-thing+under r-29 m32 h-22
=priced-thing+unit r28
=priced-thing+unlawful-business h36
=priced-thing+up-down g43
=priced-thing+wager-event g-23
=priced-thing+with-money g33
=principal-stays r28 g-25
=principal-stays+receivable r-28
=principal-stays+settles-later g-25
=principal-stays+sums-0 r31
=promised-cut r26 g-22 h-23
=promised-cut+reference h-23
=promised-cut+sale-or-service g-21 h-24
=promised-cut+sums-0 g-21 h-23
=promised-cut+surety-pay r-34
=promised-cut+to-debtor r27
=promised-cut+trade r30 g-21
=promised-cut+trading g-22 h-24
=quick-cash r24
=quick-cash+reference r27
=quick-cash+sale-or-service r31 k-29
=quick-cash+sell r22
=quick-cash+sums-0 r30
=quick-cash+trade r21
=quick-cash+trading r27 g-27
=quick-cash+watchers r23
=rate-charge r33
=rate-charge+reference h24
=rate-charge+sale-or-service r22
=rate-charge+sums-0 r32
=rate-charge+sums-1 r43 k-23
=rate-charge+take-in r25 h-21
=rate-charge+unit r34
=rate-charge+watchers r31
=receivable+reference r24
=receivable+sale-or-service r30
=receivable+sell r32
=receivable+serves r21
=receivable+sold-short r22
=receivable+sums-grow r31
=receivable+surety r26 h-29
=receivable+surety-pay r33
=receivable+take-in r32 g-24
=receivable+to-debtor r-34
=receivable+to-learn r-30 h-22
=receivable+trade r31
=receivable+trading r21
=receivable+under g-24
=receivable+unlawful-business r-33
=receivable+up-down r28
=receivable+wager-event r-35 m28 h-31
=receivable+with-money m28
=reference+same-back r38
=reference+search-for g27 h-24
=reference+serves h-22
=reference+sham k35
=reference+soft-drink g-24
=reference+speed-up g-25
=reference+stakes h30
=reference+stays-unseen k26
=reference+sums-3 g-26
=reference+sums-equal g-25 m-23 h-21
=reference+sums-grow r23
=reference+sums-shrink r22
=reference+tick-guess g34
=reference+unborn g21
=reference+undescribed g22
=reference+unknown-party k25
=reference+unlawful-business h52
=reference+up-down g22
=reference+watchers r-23
=repay+search-for g-21
=repay+serves r24
=repay+stakes r21
=repay+sums-1 g-22
=repay+sums-3 r-24 g27 m-26 h-24
=repay+sums-apart h-24
=repay+sums-equal r-57
=repay+sums-grow r64
=repay+trading h-25
=repay+travelling h-23
=repay+unlawful-business m21 h21
=repay+up-down g-30
=repay+watchers r30 g-21
=reroute g-29 h-25 k44
=reroute+sums-0 g-29 h-25 k44
=reschedule+sale-or-service r34
=reschedule+sums-2 r21
=reschedule+sums-grow r23
=return-on-capital+search-for r-22
=return-on-capital+sold-short r-29
=return-on-capital+sums-equal r-23
=return-on-capital+sums-grow h-22
=return-on-capital+surety-pay r-30 h23
=return-on-capital+to-dispose r-23
=return-on-capital+travelling r-24 g-29
=return-on-capital+unlawful-business h38
=return-on-capital+wager-event r23
=right-now+stakes h33 k-24
=right-now+sums-apart r29
=right-now+sums-equal r-25
=right-now+sums-grow r23
=right-now+surety-pay r26
=right-now+to-learn h-26
=right-now+unlawful-business h27
=right-now+wager-event h37
=right-now+watchers k28
=right-now+with-money h24
=sale-or-service+same-back r35
=sale-or-service+savings-circle r22
=sale-or-service+sea-catch g22 h-26
=sale-or-service+sham k33
=sale-or-service+share-unknown g41 h-21
=sale-or-service+shut-thing h-25
=sale-or-service+small-parts k-25
=sale-or-service+split k-32
=sale-or-service+stakes h26
=sale-or-service+stays-unseen r-39 h-45 k41
=sale-or-service+surety r22
=sale-or-service+tick-guess g23
=sale-or-service+tied-deal g-24
=sale-or-service+tied-trade r28
=sale-or-service+to-oppose h-24
=sale-or-service+travelling h-22
=sale-or-service+unborn g29
=sale-or-service+undecided h-21
=sale-or-service+undescribed g23
=sale-or-service+unknown g28
=sale-or-service+unknown-party k31
=sale-or-service+unknown-quantity g31
=sale-or-service+unlawful-business h71
=sale-or-service+unlicensed-giving r-23 h-28
=sale-or-service+victim-fee h-30 k61
=sale-or-service+wait-pay r41
=sale-or-service+works-for g-30
=same-back r39
=same-back+sell r36
=same-back+sums-0 r43 g-21
=same-back+trade r35
=savings-circle+sell r36
=savings-circle+sold-short r46
=savings-circle+to-dispose r-21
=savings-circle+trade r47
=savings-circle+wager-event m-23
=sea-catch g38
=sea-catch+settles-later g29
=sea-catch+sums-0 g28
=sea-catch+sums-1 g33 m-24 h-32
=sea-catch+trade h-32
=search-for+serves h-25
=search-for+settles-later g30
=search-for+sold-short r22
=search-for+takaful g-31
=search-for+to-learn h-24
=search-for+to-oppose g-24
=search-for+trading g-49
=search-for+travelling g34
=search-for+waiting r-26
=sell+share-unknown g35 h-30 k-21
=sell+shut-thing g46
=sell+surety-pay h-24
=sell+tied-deal g-29
=sell+to-oppose g26 h-26
=sell+under h25
=sell+undescribed g31
=sell+unknown g22
=sell+unlawful-business m-26 h21
=sell+wager-event g29
=sell+waiting r-26
=sell+watchers r31
=serves+to-learn g-28
=serves+travelling h-30
=serves+under g-23 h29
=serves+unlawful-business m-33 h61
=serves+unlicensed-giving r-22 h-43
=settles-later+small-parts h-58
=settles-later+to-learn g-28 h-30
=settles-later+two-prices r-27
=settles-later+undecided r-24
=settles-later+unlawful-business h-28
=settles-later+with-money g25
=sham h25
=sham+sums-0 h24
=sham+trading g-26 h-40 k28
=sham+unit k52
=sham+watchers k26
=share-unknown g38 h-34
=share-unknown+sums-0 g38 h-34
=share-unknown+trade g41 h-21
=shut-thing g39
=shut-thing+sums-0 g36
=shut-thing+sums-1 g30 h-27
=shut-thing+to-learn g-30
=shut-thing+trade g30
=shut-thing+undescribed g22
=shut-thing+unit g53 h-22
=shut-thing+wager-event m-33 h-29
=small-parts k43
=small-parts+stays-unseen g-24 h-37 k48
=small-parts+sums-0 k44
=small-parts+sums-1 r-30 h-38
=small-parts+under r-26
=small-parts+unit k26
=small-parts+up-down r-29
=small-parts+watchers h-21
=soft-drink h-37
=soft-drink+sums-0 h-25
=soft-drink+sums-1 h-49
=soft-drink+unlawful-business h-21
=sold-apart+sold-short g28
=sold-apart+stranger h-21
=sold-apart+takaful g-32
=sold-apart+trading r-21
=sold-apart+travelling g30
=sold-apart+unlawful-business r-22 h45
=sold-apart+waiting g43
=sold-apart+watchers k-24
=sold-short+sums-2 r21
=sold-short+sums-3 m-24
=sold-short+sums-equal r-36 m-21 h-25
=sold-short+sums-grow r23
=sold-short+sums-shrink r48 h-21
=sold-short+take-in r23
=sold-short+travelling r-33 g-21 h-25
=sold-short+under r34
=sold-short+wager-event r-33 g-21
=speed-up h34
=speed-up+sums-0 h33
=speed-up+to-oppose g-25 h34
=speed-up+unit h26
=speed-up+up-down h49 k-25
=speed-up+watchers h23
=split k24
=split+stays-unseen k27
=split+sums-0 k26
=split+sums-1 h25
=split+sums-2 r-27
=split+under r-38
=stakes m23
=stakes+sums-1 m37 h28
=stakes+sums-2 g26 h-25
=stakes+sums-apart g29 m24
=stakes+tick-guess g27
=stakes+to-oppose m26 h-30
=stakes+trading g29
=stakes+under g35
=stakes+unit g24
=stakes+unlawful-business m23 h28
=stakes+up-down g35
=stakes+wager-event h26
=stakes+with-money m22
=stays-unseen g-24 k70
=stays-unseen+sums-0 g-24 h-21 k69
=stays-unseen+under k27
=stays-unseen+unit r-25 k27
=stays-unseen+unknown g-27 k38
=stays-unseen+unlicensed-giving h29 k-27
=stays-unseen+up-down r-21
=stays-unseen+watchers k32
=stipulated r24
=stipulated+sums-0 r24
=stipulated+sums-1 g-21
=stipulated+trade r21
=stipulated+trading r30
=stranger k41
=stranger+sums-0 k44
=stranger+sums-1 m-22
=stranger+unit k31
=sums-0+surety r21
=sums-0+takaful g-36
=sums-0+tick-guess g28 m44
=sums-0+tied-deal g-26
=sums-0+tied-trade r25
=sums-0+to-debtor g-27
=sums-0+to-treat m-24 h-21
=sums-0+unborn g67 h-31
=sums-0+undecided g27 h-29
=sums-0+unknown-party k42
=sums-0+unlawful-business h21
=sums-0+unlicensed k27
=sums-0+unlicensed-giving k28
=sums-0+victim-fee r-37 g-41 m-26 h-38 k73
=sums-0+wait-pay r42
=sums-0+waiting r21
=sums-0+wash-money h-33 k78
=sums-0+winner-takes m30
=sums-0+with-money m23
=sums-0+wrapped-gift h-41
=sums-0+zakat r-22 h-30
=sums-1+surety r22 h-31
=sums-1+tick-guess g46 m31
=sums-1+tied-deal r22
=sums-1+to-debtor r22 h-21
=sums-1+travelling m-23 h-31
=sums-1+unlawful-business h24
=sums-1+up-down g28 m33
=sums-1+wager-event m36
=sums-1+wait-pay r42
=sums-1+waiting r29
=sums-1+watchers r-21
=sums-1+winner-takes m32
=sums-1+with-money m35 h22
=sums-2 r25
=sums-2+sums-equal r-68
=sums-2+sums-grow r59
=sums-2+sums-shrink r36
=sums-2+to-oppose r28
=sums-2+two-prices r-29
=sums-2+undecided r-27
=sums-2+under r-44
=sums-2+unlawful-business r-26 h25
=sums-2+wager-event m32 h21
=sums-2+waiting r23
=sums-2+watchers m-27
=sums-2+with-money h-21
=sums-3 m25
=sums-3+sums-equal g-23
=sums-3+sums-shrink r-21
=sums-3+unlawful-business r-21 m23 h34
=sums-3+wager-event r-26 g-24 m30 h23
=sums-apart+unlawful-business r-28 m22 h32
=sums-apart+up-down g21 h-21
=sums-apart+wager-event r-27 m30 h30
=sums-apart+waiting r22
=sums-apart+watchers r-25 m-33
=sums-apart+winner-takes h-30
=sums-equal r-57
=sums-equal+take-in r-28
=sums-equal+unit r-29
=sums-equal+with-money r-36 m-22 h-28
=sums-grow r59
=sums-grow+take-in r32
=sums-grow+to-oppose r35
=sums-grow+two-prices r-29
=sums-grow+undecided r-27
=sums-shrink r31
=sums-shrink+with-money r44 h-22
=surety r25
=surety+surety-pay r38 h-21
=surety+take-in r30
=surety-pay+to-oppose h-24
=surety-pay+trade h-29
=surety-pay+trading r-29 g-29 h-42
=surety-pay+unlawful-business h26
=surety-pay+wager-event m21
=surety-pay+watchers h26
=takaful g-35
=takaful+trading h-40
=take-in+to-oppose r-23 g-22 m-25
=take-in+trading g-22
=take-in+winner-takes m28
=tick-guess g42 m50
=tick-guess+to-oppose g31 m35
=tick-guess+trading r-25 g42 m40
=tick-guess+unit r-28 g41 m45
=tick-guess+with-money g24 h-22
=tied-deal g-25
=tied-deal+tied-trade r22
=tied-deal+trade g-26
=tied-trade r26
=tied-trade+trade r21
=to-debtor+trading r23
=to-dispose+to-oppose g-23
=to-dispose+travelling h-26
=to-dispose+unlawful-business m-22
=to-dispose+wager-event g-23 m-23
=to-dispose+waiting r-29
=to-learn+trading g-44
=to-learn+wager-event m-26
=to-oppose+trade g25
=to-oppose+unit h-22
=to-oppose+unlawful-business m-30 h-44
=to-oppose+up-down g21
=to-oppose+wager-event h21
=to-oppose+with-money m39 h-33
=to-treat m-25 h-24
=to-treat+unit r-33 g-21
=to-treat+unlawful-business m-28 h-31
=trade+travelling r-32 g23
=trade+unborn g30
=trade+under r24
=trade+undescribed g28
=trade+unlawful-business h33
=trade+unlicensed-giving r-26
=trading+travelling r-27 g-24
=trading+under m30
=trading+unlawful-business g-25 h59
=travelling+unlawful-business h28
=travelling+waiting r-31 g26
=travelling+watchers k-23
=two-prices r-30 g24
=two-prices+undecided r-27
=unborn g67 h-31
=undecided r-24 g30 h-21
=undecided+unit g22
=under+undescribed g52
=under+wager-event m-31 h21
=under+with-money r-21 g35
=unit+unknown-party k23
=unit+unlawful-business h55
=unit+up-down g35
=unit+wait-pay r22
=unit+watchers h22
=unit+works-for g-21
=unit+zakat h-27
=unknown+unknown-party g-21 k22
=unknown+watchers g-31 k33
=unknown-party k41
=unlawful-business h22
=unlawful-business+works-for h54
=unlicensed k27
=unlicensed-giving k28
=up-down+watchers r22
=up-down+with-money g24 m-36 h-22
=victim-fee r-37 g-41 m-26 h-38 k73
=wager-event+winner-takes m29
=wager-event+with-money g-21 m38
=wait-pay r57
=wait-pay+waiting r42
=waiting r24
=wash-money h-34 k80
=watchers+zakat k-24
=winner-takes m40
=winner-takes+with-money g-26
=with-money m21
=wrapped-gift h-41
=zakat r-23 h-29
_$_ m-22
_%_ r33
_%_a_ r38
_%_and_ k48
_%_for_ r47 h-23
_%_monthly_ r33
_%_on_ r44 m-23 h-28
_%_past_ r56 h-34
_%_yearly_ g-29
_%_علي_ g-21
_%_من_ r-22
_2ard r28
_2ard_ r28
_2e h-28
_3ala_ h-25
_3ale r25 g-26
_3and_ h25
_3and_sheikh_ h23
_3ara h33
_3ara_ g-27 m-22 h43
_3ay r-32
_3e r-34 g-29
_3om g-22
_3omo g-22
_7a g26
_7ad r-25 h-23
_7ag h-26
_7ag_ g-21 m-24 h-27
_7al r-27 g-43
_7ash h23
_7es h-25
_7esab_ r-25 h-22
_7ess r-23 g-23
_a2 r43 m-25
_a3 g-29
_a3t r23
_a5 g-31
_a7 r-22 g-29 m-30 h57
_a_betting_ h26
_a_bigger_ r27
_a_brewery_ r-23 g-26 h32
_a_car_ r-43
_a_casino_ m-38 h41
_a_conventional_ g-31
_a_day_ h-24 k-23
_a_guy_ r-28 h-33
_a_lot_ m-36 h-23
_a_man_ h-21
_a_new_ g-30
_a_portion_ g39
_a_pub_ r-25
_a_week_ r-25 h-39
_aam h21
_aami h31
_aamil_ h31
_aba r-28 h-38
_abay r-29 g-27 h-42
_abaya_ r-29 g-27 h-42
_abl r-21 g28 h-31
_abl_ g34 m-22 h-34
_abl_ma_ g40 h-25
_abor g-31 h51
_abortion_ g-31 h51
_abou g-31
_about_ g-31
_about_the_ r-30 g-32 h-35
_abra h43
_abraj_ h43
_abs h28
_absi h28
_absinthe_ h28
_ac_ r-29 h-27 k-21
_acci r-21 g23
_accident_ g27
_account_for_ r-22 k38
_account_is_ m-26 h-34
_account_number_ k-45
_accounts_ h28
_accr r36
_accrued_ r23
_acquired_ g39 h-38
_acr g-23
_acro g-23
_across_ g-23
_across_the_ g-23
_actually_ r-24 h-24
_ad_ m-28 h25
_ad_for_ h42
_add r23
_add_ g22
_adde r24
_added_ r34 h-34
_adderall_ h39
_adjustment_ r30
_adjustment_on_ r28
_adjustment_to_ r33 h-29
_adm h-27
_admi h-27
_ado h35
_adob m-22 h29
_adop h31
_ads m-23
_ads_ m-23
_adult_diapers_ h-40
_adult_film_ h31
_adult_store_ h54
_adults_ h35
_adults_only_ h35
_advance_fee_ k-24
_advance_for_ r-36
_advance_to_ g-24
_advances_ r28 h-23
_advi g-23 m-21
_advice_ m-21 h39
_aed_at_ g-25 m-21
_aed_per_ r-29 m75 h-23
_aff h33
_affi h44 k-21
_affiliate_ h22
_after_eid_ r36
_after_he_ r-25 g43
_after_named_ g21
_after_party_ h42
_after_said_ g26
_after_she_ g46
_after_they_ h-34 k-21
_agei h33
_ageing_ h33
_agency_fee_ r-35 g-28 h-24 k-34
_agent_fee_ r-37 g-31 m-21
_agent_for_ r24 h-34
_agent_to_ r67
_agi h43
_agin h24
_aging_ h24
_agree_ g49
_agreed_before_ g-24
_agreed_to_ r-26
_ah m-25
_aig g65 h-26
_aig_ g65 h-26
_air_ m-22 h-31
_aird g22
_airdrop_ g22
_airt r26
_airtime_ r26
_airtime_advance_ r44
_airtime_credit_ r75
_airtime_loan_ r38
_aj g-22
_ak g26
_akha m-24
_ako h-33
_ako_ h-33
_al_ h-28
_al_inah_ r35
_alam g39 h-51
_alam_ g39 h-51
_ale g-41 m-27 h35
_ale_ h39
_alf h-30
_alf_ h-30
_ali g-25 k-27
_ali_ g-22
_all g22
_all_ g34
_all_fish_ g68
_all_future_ g55 h-23
_all_that_ g71 h-58
_allocation_ g26
_allowed_ h-28
_allowed_to_ g37 h-31
_alm h35
_alo h-40 k40
_alon h-28 k41
_along_ g-22 h-27 k38
_alt h21
_alte h-28
_alw h-25
_alwa h-25
_am_ h-23
_amal h43
_amal_ h43
_amb m-30 h-29
_ame h-38
_amer h-38
_american_ h-38
_ami h28
_amil h42
_amil_ h42
_amm r-24 g-28 m-21 h-38
_amu h50
_amul h40
_amulet_ h40
_an_ h23
_ana h-23
_ana_ h-22
_anc r-21 h42
_ance r-21 h42
_and_a_ g-33
_and_above_ r46
_and_bottle_ h-29
_and_bought_ g-22
_and_buy_ r47
_and_coke_ h34
_and_eggs_ g-26 m-34 h27
_and_ends_ m-44 h-46
_and_forward_ r-25 k56
_and_hand_ g-29 h-29
_and_he_ m30
_and_if_ r-31 g-30 m58
_and_interest_ r24
_and_its_ g49
_and_metal_ g24
_and_pass_ h-26 k68
_and_pay_ g30
_and_pays_ g60
_and_send_ h-23 k33
_and_sold_ g27
_and_taken_ r-34 g-37
_and_tonic_ h47
_and_transfer_ k61
_and_wine_ h58
_anda g26 m25 h-27
_andar_ g26 m25 h-27
_ang g-29
_ang_ h-23
_ange h22
_angel_ h22
_anim g21
_annual_premium_ g47
_annuity_ g32
_another_name_ h56 k-34
_ans r-28
_answer_ h-41
_answers_ g-23 h29
_anti_ h-50
_anti_bribery_ h-49
_any g26
_any_ g30
_ape h33
_aper h33
_aperol_ g-21 h28
_app_ g-21
_appe h-27 k29
_appeal_ h-34 k53
_appeal_by_ h-41 k63
_appear_ h-21
_appears_ g25 h-22
_appl g25 h-40
_apple_ h-43
_appliance_ g29
_appliance_care_ g36
_approved_ h-25
_apr r37 g-26 m-21 h-34
_apr_ r48 m-25 h-38
_apri r-25
_april_ r-25
_apy r70 h-48
_apy_ r70 h-48
_aq g-29
_ara h29
_arab h-42
_arab_ h-78
_arak h48
_arak_ h48
_aram h-29
_arb h-23
_arc m-26 h-22
_are m-23 k26
_are_ m-23 k30
_area r-23
_areg h28
_areglo_ h28
_arm m35
_arm_ r-21
_aro h-22 k47
_arou h-22 k47
_around_ h-22 k47
_arranged_ k-24
_arrival_ r-29
_art g-21 m-29
_arti g-27 h-22
_article_ g-23 h-27
_as_ h24
_as_a_ r-26 h-36
_as_agreed_ h-27
_as_bar_ h44
_as_genuine_ h59
_as_gift_ h-51 k67
_as_he_ g39
_as_in_ r-22 h-21
_as_is_ g28 k-26
_as_it_ r-38 g-23 h-31
_as_original_ h33
_as_per_ g-36 h-38
_as_real_ g-22 h54
_as_seller_ g42
_as_the_ r-31 g39 h-24
_asa g-29 h40
_ash r-21
_ask k36
_ask_ k48
_asks h-26 k22
_asks_ h-26 k22
_asl r28 m-27 h-36
_assignment_ h29
_assignment_writing_ h35
_assignment_written_ h43
_assured_ r26
_astrologer_ h28
_astronomy_ h-32
_at_%_ r21
_at_a_ r41
_at_al_ r-44 m-21 h-37
_at_home_ m-24
_at_month_ h-21
_at_sea_ g46 h-24
_ate m-31 h-26
_atm h-29
_atm_ h-29
_attack_ h36
_attestation_ h-28
_auction_ r24
_auctioned_ r-22 g53 h-42
_aud r-22 h-24 k-21
_audi r-22 h-24 k-21
_audit_ r-24 h-23 k-27
_aur r-28 g-37 h28
_aur_ r-33 g-41 m-30
_aura h42
_aura_ h42
_authorities_ h-30 k26
_authority_ g36 k-28
_auto_ h-25
_av k28
_avo h-21 k34
_avoi h-21 k34
_avoid_ h-21 k35
_avoiding_ k23
_aw r-30
_aw_ r-24 g34 m25 h-35
_award_ r-22 g-31 m-26
_awarded_ g40 h-22
_awareness_ h-36
_ax g29
_axa g29
_axa_ g29
_ay g-21 m-25
_ay_ g-21 m-25 h-28
_b5 h24
_b5t h24
_b5ti h24
_b5ti_ h24
_b_ h-39
_ba3 g25
_baa g33
_baad g39
_baad_ g39
_baad_me_ g62 h-27
_baad_mein_ g26
_baba_ h22
_babo h25
_baboy_ h25
_baby_ h34
_babys_ h-24
_baca h26
_bacardi_ h26
_bacc m21
_baccarat_ m22
_bach g21
_bachelor_ h24
_bachelor_no_ h29
_back_as_ g-24 h-33
_back_at_ g-25
_back_by_ m-24
_back_cheaper_ r-46 g50
_back_for_ r48
_back_if_ g42 h-22
_back_of_ r28
_back_on_ r41
_back_the_ g-23 m-22 h-34
_back_to_ r32 g-35 h-21
_back_with_ r40
_backgammon_ m21 h-22
_backs_ h42
_baco h22
_bacon_ h22
_bacon_and_ g-23 m-29 h26
_bad_luck_ h45
_bag_of_ m-32 h34
_bagg h-25
_baggage_ h-25
_bah r-21 g35 h-21
_baha r-21 g35 h-21
_bai r25 h28
_bai_ r63 h-37
_bai_al_ r51 h-34
_bai_el_ r55 h-41
_bail h31
_baileys_ h34
_bak g-21
_bake h-37
_bakery_ m-21 h-40
_bakr r-25 g-22 h-35
_balance_transfer_ r40 m-22 h-37
_balc h-29
_balcony_ h-23
_ballet_ m-41 h-24
_balloon_ h31
_balloons_ g-26 m-25
_bana m-30 h45
_banat_ m-30 h45
_band h-51
_band_ h-50
_bangles_ h-24
_bank_card_ r-32 h-29 k35
_bank_does_ k36
_bank_is_ r53
_bank_only_ g-22 h-27 k57
_bank_will_ g-25 h-31 k40
_banknifty_ g26
_banknifty_ce_ g27
_banknifty_pe_ g25
_banks_ h-22
_bann h35
_banner_ h23
_banner_for_ h41
_banners_ h39
_banners_for_ h39
_baq r-25
_bar_ h23
_bar_bill_ h61
_bar_exam_ h-23
_bar_of_ h-37
_bar_stools_ h-35
_bar_tab_ g-29 m-51 h46
_bara r-29
_barangay_ h-30
_barasti_ h28
_barb r-23 g-30 h-48
_barber_ r-23 m-22 h-42
_bare g44
_bare_ g44
_barl h-28
_barley_ h-28
_baro r-39
_barrel_ g-23
_barrels_ g24
_bars h-30
_bart h49
_bartender_ h45
_bas g-21
_bas_ g-29 m-27 h-30
_base r-21
_base_ r-22
_based_ h-29
_basi g-29 m-36 h-39 k-25
_bask r-21
_baskets_ r-27 m-47
_bat m-26
_bath h36
_batt m-29 h-29
_battery_ r-22 m-31 h-30
_bayad_sa_ g-24
_bc m52 h-45
_bc_ m52 h-45
_bd h33
_bds h33
_bdsm h33
_bdsm_ h33
_be_ g40
_be_agreed_ g50 h-23
_be_fixed_ r-22 g36
_bead h-21
_bean h-31
_bean_ h-34
_beans_ h-26
_bear_ h25
_bearing_ r28 g-21 h-21
_bears_ h-39
_beat g-21 h34
_beat_ g-21 h34
_beat_up_ h29
_bech r23 g26 h-30
_bech_ h-25
_becha_ g30 h-26
_bed r-33 g-22 h-36
_bed_ r-35 g-29 h-35
_bee_ m-27 h-38
_beef_bacon_ h-24
_beef_pepperoni_ h-30
_beem h-21
_beema_ h-21
_beer h21
_beer_free_ h-21
_bef g21
_befo g21
_before_ g21
_before_any_ g35
_before_crop_ g29
_before_due_ r-43 g-21
_before_expiry_ h-27
_before_he_ g33
_before_i_ g34 h-24
_before_notice_ g45
_before_the_ g32
_before_they_ r-22 g46 h-35
_before_we_ g-47
_beg h28
_begg h43
_beggar_ h24
_beggars_ h41
_begging_ h25
_beha g-28 k27
_behalf_ g-28 k27
_behalf_of_ g-27 k36
_behind_my_ h-41
_bein k22
_being_ k22
_being_watched_ k59
_belonging_ g26 h-22
_belonging_to_ g26 h-22
_belongs_ g44 h-30
_belongs_to_ g44 h-30
_below_ r22
_below_the_ r-27
_belt r-24 g-25 m-24 h-42
_belt_ r-24 g-25 m-24 h-42
_ben r-34
_bene r-29
_benefit_ h-26
_best_guess_ g-21
_bet m31
_bet_ m25
_bet_on_ g55 m-27
_bet_with_ g-38 m50 h-37
_beta m35 h-24
_betting_shop_ h34
_between_friends_ h-33
_bev h37
_beve h37
_beverage_ h26
_beverages_ h39
_bey r32
_bh g23
_bhai r-36
_bhai_ r-37
_bid m27 h-22
_bie g-23 h55
_bier g-23 h55
_big_ticket_ m33 h23
_bike h-22
_bike_ h-25
_bila g-25
_bilal_ g-25
_bill_bought_ r51
_bill_of_ g28
_bill_purchased_ r33 g-34
_bill_taken_ r69 h-29
_bills_ r32 h-29
_bim g26
_bima g26
_bima_ g26
_bin m23
_bina r-22 g34
_bina_ r-45 m-28 h-28
_binance_ r-26 m-32 h33
_binary_ g38 m25 h-24
_binary_options_ g36 m41 k-24
_bind m-24
_binding_ m-27
_bing m26
_bingo_ m26
_bingo_cards_ h-49
_bingo_hall_ m40 h43
_bira h45
_bira_ h45
_bird h-31
_bird_ r-22 h-35
_birds_ g37
_birds_in_ g62 m-31 h-41
_birr m-27
_birra_ m-27
_biry g-22 h-24
_biryani_ g-22 h-24
_bis m-24
_bisc m-23
_biscuits_ m-24
_bitcoin_ h-25
_bl h23
_bl_ g-26 h35
_bla h25
_blac h29
_black_ h34
_black_magic_ m-21 h28
_black_pudding_ h24
_black_stone_ m-28
_blackmail_ h24
_blanc_ h28
_ble g-21 h53
_bled g-36 h37
_bled_ g-36 h37
_bles h32
_blessed_ h32
_blessed_by_ h27
_bli g26 h-32
_blin g26 h-33
_blind_ g26 h-33
_blind_box_ g30
_blo g-22
_bloc h-29
_blocking_ h-34
_bloo h32
_blood_sausage_ h40
_blossom_ g23
_blu h28
_blue_label_ h33
_blun h39
_blunt_ h35
_boar_ g-21 h27
_board_ h-26
_board_for_ h-22
_boat h-22
_bol h-33
_boli r22 h-23
_boli_ r30 h-28
_bolt h-48
_bom r26
_bomb r26
_bombay_ r26
_bon r23
_bond r27 h-21
_bond_ h-26
_bond_coupon_ r57 m-34 h-45
_bond_fee_ r49
_bond_paper_ r-46 m-23 h-44
_bonded_ h23
_bonds_ r45 h-25
_bone h21
_bong m-25 h71
_bong_ h65
_book_ h-31
_book_club_ m-22 h-43
_booked_ g32
_bookie_ r-25 m29 h43
_booking_ m-38
_booklet_ h-30
_bookmakers_ h-27
_bookshop_ h-26
_boos m22
_boot m-37
_bootleg_ h33
_booz h53
_booze_ h39
_bor h-23
_born r-27 g38
_born_ g49
_borrow_ g28
_borrowed_stock_ r-30 g37
_bos h23
_boss h23
_boss_ k21
_bot h21
_bot_ h50
_both_money_ g41 h-35
_bots h37
_bots_ h37
_bottle_service_ h51
_bottles_of_ h38
_bought_and_ r-53 g-47 h-21 k-23
_bought_by_ r32
_bought_for_ r-33 h-25
_bought_from_ g38
_bought_the_ r48
_bourbon_the_ h-63
_bow h-25
_bowl h-25
_box_for_ g-43
_box_of_ h-22
_boy_ g-24
_boys_to_ h30
_brand_ m-29
_brandy_the_ h-69
_bread_ g-40 h-31
_break_ h39
_break_his_ g-21 h47
_breaks_ g37 h-22
_bren g34
_brent_ g34
_brew h21
_brew_ h35
_brib h40
_bribe_ r-32 g-39 m-35 h48
_brid r23
_bridging_ r30
_bridging_finance_ r30
_bridging_loan_ r25
_bring_ h39
_brings_up_ g44 h-29
_brit h-35
_brokers_ r-24 g-26 h-24
_brothel_ h39 k-22
_brother_ g-21 k22
_brownies_ h26
_browns_ h-49
_bru h39
_brut h27
_bta r26 g-21
_btc g22
_btc_ g22
_bubbly_ h41
_buc h22
_buck h22
_buckets_ h21
_budo g51 h-30
_budol_ g51 h-30
_bug g-21 m-29 h-25
_builder_ h-25
_built_ g31 h-23
_buk g27 h-37
_bull_ g22 h23
_bullion_ m-22 h-22
_bun h33
_buns h21
_buns_ h23
_burglary_ g33
_burn h23
_burn_ h78
_bus m-30 h-36
_bus_ r-31 g-37 m-40 h-52
_but r28
_but_ r38
_but_it_ g-26 h-24
_butter_ g22
_buy_a_ g-32 h69
_buy_bachelor_ h26
_buy_her_ r-27 g36 h-37
_buy_in_ g-28 m57
_buy_it_ g28
_buy_master_ h36
_buy_masters_ h34
_buy_now_ g-26
_buy_one_ g46 h-32
_buy_the_ g-29
_buy_them_ g30 h-27
_buy_your_ g38 m-26
_buyers_ g-26
_by_another_ g53
_by_guess_ g28 m-44
_by_hour_ h76
_by_me_ r-28 g-43
_by_mistake_ r-22
_by_them_ r43 h-27
_by_weight_ g33
_bya r29 h-31
_byb g25
_bybi g25
_bybit_ g25
_byp k37
_bypa k37
_bypass_ k25
_bypassing_ h-25 k47
_c_ r34 g-43 m-22 h-31
_cabl g-21
_cable_ g-25
_caf h-29
_cafe h-29
_cafe_ h-32
_cage_ h-28
_cak m-26 h-22
_cake m-26 h-22
_cake_ m-27 h-30
_calc g-23 h-22
_calf g39 h-22
_calf_ g39 h-22
_calf_in_ g49 h-23
_call_centre_ g-35
_call_girl_ r-31 g-41 m-23 h27
_call_it_ r45 g-44
_call_option_ m-27
_call_options_ g36 m-31
_called_ h-22
_caller_ g-30
_calls_ g47 h-23
_calls_on_ g58 h-41
_cam_ g-24 m-22
_cam_girl_ h23
_cam_show_ h47
_camel_race_ m-46
_camels_ r-21
_camp_ h-43
_campaign_for_ h29
_can_not_ g46
_canc h-24
_cancel_ g-36
_cancellation_ g48
_cancelled_ g-33
_candle_green_ g-21 m60 h-29
_candle_red_ m48 h-32
_candles_ h-23
_cani h33
_cann h22
_cannabis_ h21
_cans h26
_cans_ h26
_cant r-34 g-27 h-28
_canteen_ g-28 m-29 h-22
_cap_ r-37 g34 h-36
_cap_on_ g32
_capital_back_ r46
_capital_guaranteed_ r29
_capital_protected_ r52 g-24 h-21
_capital_refunded_ r50
_capital_safe_ r31
_capt h33
_captagon_ h31
_car_ h-30
_car_for_ h-35
_car_if_ g21
_car_insurance_ h-24
_car_unseen_ g31
_car_wash_ g-29 m-29 h-28
_carbon_ h-30
_card_at_ k-33
_card_for_ r-28 g-26 h-48 k-26
_card_game_ m22 h-27
_card_interest_ r61
_card_replacement_ r-35 k-28
_cards_ g-25 h24
_cards_for_ m-39
_care g29 h-28 k21
_care_ g51 h-27
_cari m24
_carl h28
_carpet_ r-22 m-35 h-38
_carry_ r25 g-21
_cars g28
_cars_ g28
_carton_ h-21
_cartons_ m-26
_case h22
_case_ h21
_case_of_ g-27 m-25 h52
_case_opening_ m63
_cases_ m-23
_cash_at_ m-27 h-35
_cash_for_ r-23
_cash_in_ g-31
_cash_or_ r-29 g39
_cash_out_ m21 k43
_cash_price_ r-29 g-37 h-29
_cash_settled_ r-24 g85 m-36 h-22
_casino_supermarket_ m-33
_cast g-31 m-22
_casting_ h36
_cat_ h-22
_cata h-33
_catc g24
_catch_ h-24
_catcher_ h38
_catches_ g44
_cate g-22 m-23 h-21
_catering_ g-23 m-23
_cau h-23 k41
_caus h-24 k53
_cause_ r-21 h-29 k67
_cb g-21 h50
_cbd h32
_cd r48 h-23
_cd_ r68 g-27 h-29
_cds r-23 g31
_cds_ r-23 g31
_ce_ g55 h-29
_cel g-22 h23
_cell g-22 h23
_cellar_ g-22 h26
_cem g-35 h-37
_ceme g-35 h-37
_cement_ g-35 h-37
_cen g-21
_cent g-21
_center_ g-27 m-30
_certain_ r63 h-38
_certified_ g-23 h-24
_cf r-30 g61 m50 h-35
_cfd r-30 g61 m50 h-35
_cfd_ r-36 g59 m53 h-35 k-22
_cfd_account_ r-43 g46 m45 h-36 k-29
_cfds g40 m-25 h-22
_cfds_ g40 m-25 h-22
_chai m-21 h-33
_chai_ h22
_chai_pani_ h56
_chair_ r-28 m-44 h-53
_chairs_ h-33
_chal g24
_chance_ m45 h-31
_chandelier_ g-22 h-47
_chandi_ r58 h-26
_change_ m-21
_channels_ h22
_char_ r-21 h35
_char_siu_ h29
_charas_ h31
_charcoal_ h-21
_charge_on_ r29
_charges_ r21
_charges_%_ r21
_charging_ h21
_charitable_ k46
_charm_from_ h67
_chart_ m-43
_chat h43
_chat_ h29
_chea h38
_cheap_ g-21 h23
_cheat_ h33 k-30
_chec h-21
_check_ h-24
_checked_ h-25
_checks_ k37
_cheese_ g-29 m-23
_chei h22
_cheikh_ h22
_chem r-23 m-21
_cheque_for_ r44
_chicken_ h-21
_china_ r-21 g33 h-25
_chip m22
_chip_ h-22
_chips_ m23
_chips_and_ m-30 h-28
_chit r48 g-21
_chit_ r66 g-23 h-32
_chitty_ r62 h-32
_chiv h26
_chivas_ h26
_chocolate_ h-29
_choose_later_ g36 h-27
_chooses_later_ h-22
_choosing_ g22
_chop h38
_chops_ h27
_chor h26
_chorizo_ h26
_chos g-26
_chose_ g-54 h-35
_chu h-52
_cid g-21 h23
_cide g-21 h23
_cider_ g-21 h23
_circle_ m21
_clar h39
_claret_ h39
_class_ m-27 h-45
_classes_ h57
_claw g-26 h-34
_claw_ g-32 h-36
_clean_ h-52 k58
_cleaning_ m-26 h-30
_clearance_ k-27
_cler r-23
_clerk_ r-23
_clic m28 h25
_client_ m-35
_clin h-30
_clinic_ h-30
_clip h43
_clips_ h43
_clon h55
_clone_ h63
_cloned_ g-24 h42
_cloned_card_ h29
_cloned_cards_ m-35 h28
_cloning_ h36
_closed_my_ g-68
_closes_position_ g24
_closing_ r-26
_clot m-24 h-33
_clothes_ h-30
_club_table_ m-27 h53
_cm g48 h-36
_cme g53 h-24
_cme_ g53 h-24
_co_ g-42
_coa g-31 m-27 h-36
_coac g-28 m-24 h-31
_coc h25
_coca h24
_cocaine_ g-21 h31
_cocktail_ h23
_cocktail_bar_ h32
_cocktails_ h22
_code_ h-24
_codeine_ h28
_coffee_cup_ h58
_coffee_dregs_ h26
_coffee_grounds_ h68
_coin_ h-26
_coke_zero_ g-42 m-29 h-55
_cold m-22
_cold_ m-22
_collar_ r-54 g73
_colleagues_ h21
_collect_ h-32
_collection_for_ k32
_collection_of_ k59
_collector_ m28 k26
_collects_ r21
_colo h-30
_color_ h-30
_colored_ h-32
_colour_ h-33
_coloured_ r-21 h-27
_com_ m30
_comes_ h-21
_comes_back_ g-39 m-27 h-29
_comi g28
_coming_ g31
_commercial_paper_ r36 g-49 h-32
_commission_%_ h-21
_commission_for_ h-25
_commission_in_ h65
_commission_to_ g-24
_comp_ m35 h-44
_companion_for_ h36
_companionship_for_ h24
_company_for_ h34
_competition_entries_ m38
_competition_entry_ m71
_compound_ r-35
_compounding_ r32
_conceived_ g47
_concert_ r-29 g-24 m-35 h-37
_conference_ g-23
_consideration_ g28
_consolidation_ g-22 m-21
_consulting_ g-23 h-30
_containers_ r26
_content_ g-25 h71
_contents_a_ g46 h-35
_contents_not_ g37
_contents_of_ g-26
_contest_ m33
_contest_entry_ m54
_contract_of_ g-36
_contract_to_ r32 g-35
_contractor_ h-35
_control_ g-21
_conventional_bank_ g-21
_coo m-34
_cook m-35
_cookies_ m-50 h-23
_cooking_ h44
_cooking_sherry_ h41
_copies_ h34
_copies_passed_ h35
_copy_bags_ h38
_copy_of_ g-25 m-35 h-58
_copy_watches_ g-26 h46
_cork h29
_corp r27
_corporate_ r27
_corporate_bond_ r24
_cost_of_ r23
_costs_ r29
_costume_ h-27
_cott h-24
_cotton_ h-24
_could_not_ h-21
_counselling_ m-36
_count_ g27
_count_not_ g55
_counted_ r-22
_counter_ r-33
_counterfeit_money_ h-48
_counterfeit_note_ h-48
_country_ g-34 h-22
_couples_ h34
_coupon_bond_ r48 m-31 h-30
_coupon_from_ r58 m-32 h-60
_coupon_on_ r64 m-33 h-47
_coupon_payments_ r-22
_coupons_ h23
_courier_ h-21
_courier_fee_ h-28
_course_ g-24
_course_fee_ g-30 h-36
_court_ h-25
_cousins_ r-23 h-24
_cov g22
_cove g22
_cover_ g22
_cover_design_ g-46
_cover_for_ r-23 g-38 h-39
_cover_letter_ g-34 h-32
_cover_plan_ g29
_covered_ r-37 g29
_cow r-26 h-21
_cow_ r-29 h-27
_crac m-21 h27
_crack_ g-32
_cracked_ h42
_craf h30
_craft_ h30
_cras m30
_crash_ m30
_crash_game_ r-24 m49 h41
_craw m-24 h22
_crawl_ m-24 h22
_crea h-27
_cream_ m-28 h-65
_credit_card_ r26
_credit_default_ r-50
_credit_line_ r44 m-22 h-32
_credit_note_ r-38 g-50 m-33 h-35
_credited_ r23
_creditor_ r-34
_credits_ m33
_cres h-23
_crescent_ h-23
_cri h-22
_cric h-27
_cricket_ h-25
_crop g24 h-25
_crop_ g24 h-25
_crop_before_ g35
_crop_not_ g39
_crop_of_ g28
_crow g-37 m-22 h-46
_crud g22
_crude_ g21
_crude_oil_ m-25
_crypto_ h-26
_cs m73
_cube h-48
_cum r31
_cumu r40
_cumulative_ r40
_cup m-22
_cup_ m-22 h23
_cup_reading_ h58
_current_ r22
_curs h33
_curse_ h33
_curt r-24 h-27
_curtains_ r-24 h-25
_cush h-32
_cushion_ h-25
_cushions_ h-30
_customer_database_ h43
_customer_paid_ g63 h-35
_cut g-30
_cut_ h24
_cut_for_ h41
_cutt g-38 m-24 h-56
_cutter_ g-46 m-22 h-43
_cutting_ m-24 h-47
_cy r-21
_cyb g30 h-26
_cybe g30 h-26
_cyber_ g30 h-26
_cyc m-28
_cycl m-28
_cycle_ g-25
_cyl g-27 h-24
_cyli g-27 h-24
_d_ r40 m21 h-45
_d_o_ r-35 g74
_da_ g-22 h-21
_daa r-23 m-25 h26
_daam g26
_daam_ g26
_dab r-30 g21 h43
_dad g-27
_dad_ g-25 h-27
_dadd h38
_daddy_ h38
_dafa3t_ m-22
_dah h-29
_daha h-29
_dahab_ h-29
_dai g-29
_dain r32
_dain_ r32
_dam g30
_dama g33 h-33
_damage_ g22
_dan h29
_danc h31
_dance_ g-21
_dancer_ h36
_dancers_ h27
_dar g-23 m21
_dare g-23 m30 h-38
_dare_ g-23 m30 h-38
_dart r-24 g-29 h-47 k-22
_data g-32
_data_ g-36 m-27
_date_no_ r-40
_dated_cheque_ r-28
_dates_ g-26
_dati r-33 m-27 h-22
_dating_ r-33 m-27 h-22
_daug h-23
_daughter_ h-26
_day h-31
_day_ r32 h-39
_day_late_ r54
_day_one_ r24
_day_overdue_ r29
_day_unpaid_ r24 h-22
_dd h21
_ddo h21
_ddos h21
_ddos_ h21
_ddos_attack_ h21
_de_ g-30 m-38
_dead h24
_dead_ g-27 h31
_deadline_ g29
_deal_ r27 g22
_dealers_ g-26 m-29 h40
_dear r25
_deat g35
_death_ g35
_debe r35 h-31
_debenture_ r29 h-28
_debi r23
_debit_ r22
_debited_ r24 h-23
_debt_at_ h-30
_debt_owed_ r54
_debt_to_ r40 h-29
_debtor_ r-22
_dec_ g-25
_deca g62 h-37
_decd g26
_decde_ g26
_declare_it_ k27
_decor_ h-27
_decoration_ g-24 m-27
_ded r-21
_dedu r-21
_deduction_ r-29 h22
_dee g-31
_deed r-23 g-28 h-33
_deed_ r-23 g-28 h-33
_default_swap_ r-41
_defe r-25
_dei r-26
_deit h30
_deity_ h24
_delete_ h30 k21
_deliver_in_ g37
_deliverable_ r36 g-33
_delivers_in_ g28
_delivery_in_ g49
_delivery_of_ r-28
_delt h36
_delta_ h36
_dem g-22 h-29
_demurrage_on_ r56
_den h-29
_dent h-28
_dental_ g34
_dental_plan_ r-22 g69
_depe g25
_depends_ g32 h-22
_depends_on_ g30 h-29
_deposit_certificate_ r33
_deposit_certificates_ r38
_deposit_for_ r-44 h-21
_deposit_paying_ r31 h-26
_der g23 h-21
_deri g28 h-22
_derivative_ g28 h-22
_derivatives_ g21
_desc h-21 k25
_description_ h-26 k28
_desert_ h-30
_desi_ h31
_design_ h-21
_design_for_ m-27
_desk m-25 h-27
_desk_ m-25 h-27
_dest h58
_det h-29
_dete h-33
_detection_ h-31
_detector_ h-35
_developer_has_ g43 h-21
_dew r-23
_dewa r-23
_dewa_ r-23
_df r-26
_dh h-44
_dhs h-30
_dhs_ h-30
_di_ g35
_dia r-23
_dial h-28
_diam m26
_diap h-42
_diapers_ h-40
_die g31 h-26
_die_ g49 h-30 k-21
_die_they_ r-22 g38 h-27 k-26
_died h25
_died_ h25
_dies_ g29
_difference_ h-21
_different_ r-24 h27
_digi h-24
_dina h-29
_dinar_ h-30
_dip_ m-36 h-41
_diploma_without_ h34
_director_ g-29 m-21 h-35
_directors_ h-65 k-21
_dirham_ m-43
_dirhams_per_ r-26 m39
_dirt k46
_dirty_ k46
_disa h29
_disappear_ h29
_disco_ m-26
_discount_coupon_ r-58 m-22
_discounting_ r59
_dise g-25 m21 h64
_diss h23
_dissertation_ h23
_dissertation_writing_ h26
_dist h24
_distribution_ h-22
_distributor_ h26
_dive g38 h-37
_dive_ g39 h-21
_diver_ g24 h-36
_divi g-32
_dj_ h29
_dji h23
_djin h23
_djinn_ h23
_do_ k30
_do_not_ h-22
_doct h34
_doctor_ g-22 h25
_doctored_ h44 k-23
_document_ h-25
_doe k23
_does k23
_does_ k28
_dog_fight_ g-22 m-49 h76
_dog_fighting_ h36
_dog_fights_ m-22 h66
_dogs h21
_dogs_ h21
_doh g-21 h-32
_doha g-21 h-32
_doha_ g-21 h-32
_doll_ h30
_dollar_ r30
_dollars_to_ g-22
_dom r-26 g-33
_dominoes_ h-24
_donated_ r-21
_donated_to_ r-32
_donation_to_ k-22
_donations_ k22
_donations_to_ k36
_done h-26
_done_ h-26
_done_if_ g27
_donk h29
_donkey_ h29
_donor_ h33
_dont h-21 k23
_dont_ h-21 k23
_dont_have_ g52
_dont_tell_ g-34 h-40 k-34
_dos g-28 m-28
_double_or_ h-29
_doubled_ h-38
_doubled_or_ h-30
_dow h-24
_down h-40
_down_min_ g34 h-26
_draf r-38 g-23 m41
_draft_ m28
_drag m51 h-46
_drag_ m26
_drag_race_ m26
_draw_ m22
_draw_for_ m23 h-22
_draw_of_ m-36
_draw_ticket_ r-26 m31 h-32
_draw_tickets_ h-33
_drawing_ m-33 h-25
_drawings_ g21
_drawn_ m24
_drea m40
_dream_ m40
_dream_car_ m52 h-33
_dream_home_ m40 h-43
_dreg h26
_dregs_ h26
_dres g-21 h-44
_dress_ h-45
_drinks_ h21
_driv r-25
_drive_ k43
_driver_ r-24
_dro r-25 h-23
_dron g24 h-52
_drone_ g24 h-52
_drop r-26
_drop_ r-31
_drug_test_ h-25
_drugs_ h38
_dry h33
_dry_ h36
_dry_red_ h59
_dry_white_ h36
_dt g66 h-34
_dte g66 h-34
_dte_ g66 h-34
_duc m35
_duck m43
_duck_ m43
_due_in_ r32
_dues r21 h-27
_dues_ r21 h-27
_dum h32 k39
_dump h56
_dushman_ki_ h21
_duty_free_ h31
_dv g-27
_dvd g-27
_dvds g-28 h22
_dvds_ g-28 h22
_e3 h24
_e3l h24
_e3la h24
_e3lan_ h24
_e_ g23
_e_dirham_ r27
_e_mini_ g32
_e_o_ g52 h-23
_each_borrowed_ r64 g-27
_each_he_ r71
_each_i_ r60
_each_of_ g-21
_each_one_ r-32
_each_payment_ r-54 h-34 k95
_each_transfer_ r-25 h-28 k56
_early_settlement_ g-23
_earned_ g-29
_earnings_ r27
_eas r-30 h33
_ecstasy_pills_ h44
_edible_ h-39
_edibles_ h30
_edit g-25
_edu h-22
_educ h-22
_education_ h-22
_education_plan_ g21
_ee r47 h-28
_een r47 h-28
_eena r47 h-28
_eenah_ r37
_egg_ m21
_ei r21
_eib r22 g-24
_eibo r22 g-24
_eibor_ r22 g-24
_eid h-39
_eid_ h-39
_eig h36
_eigh h36
_ein r45 h-26
_eina r45 h-26
_einah_ r34
_el_ g-23 m27
_electricity_ h-25
_electrocuted_ h30
_electronics_ h-24
_elli g-25
_elli_ g-25
_elly r-30 g31 h-36
_elly_ r-30 g31 h-36
_emba h-24
_embassy_ h-24
_emi r45
_emi_ r52 h-31
_emin g33
_emini_ g33
_emis r58
_emis_ r58
_employee_stock_ g28
_empt r-21
_empty_ r-25 g-22
_end g22 h-25
_end_ r29 g23 h-30
_endi m33
_ending_ m35
_ending_sa_ g-26 m65 h-52
_endo g25
_endowment_ g25
_ends g26 m-38 h-45
_ends_ g26 m-38 h-45
_ene h22
_ener h22
_ent m21
_ente m23 h21
_enter_ g-22 m27
_entries_ m23
_entry_fee_ m-30
_entry_money_ m33
_entry_to_ h-23
_envelope_for_ h42
_envelopes_ g-26 h-41
_equipment_ m-27
_equity_in_ r-52 g-37 h25
_er r-24 g-28 h22
_ero h26
_erot h26
_erotic_ h25
_escape_ g-31
_escaped_ g24
_escort_car_ h-41
_escort_for_ m-27
_escort_service_ h59
_esh h-27
_esht h-27
_ess h-21
_essay_ m-22
_est m-23 h-41
_esta m-22 h-37
_estate_ h-35
_et h-28
_etf r22
_etf_ r22
_eth h-23
_eth_ r-27 m23
_ethi h-44
_etor g22 m-23
_etoro_ g22 m-23
_eu r21
_eur r21
_eur_ r22 m-22
_euro_ g-25
_euromillions_ m29 h25
_even g23
_even_ g28
_event_ g33
_every_ r35
_every_borrowed_ r79 g-36 h-23
_every_day_ r24 h-24
_every_month_ r25
_everyone_ r-24
_everyone_puts_ g-44
_everything_under_ g46 m-29 h-46
_ex_ h59
_exac m24
_exam_fee_ r-28 g-26 m-31 h-51
_exam_for_ h36
_exam_questions_ h42
_examiner_ h27
_exams_ g-24
_expected_ r-39
_experience_ h27
_expired_ h22
_expired_food_ h33
_expired_medicine_ h35
_expiring_ g23 h-33
_expl r-28 g-26
_explained_ g-24 h-24
_expr r-25
_extended_ r-27
_extended_warranty_ r-29 m-23 h-31
_extension_ h-21
_extra_service_ h32
_extras_ h36
_eye_ h24
_eyes k21
_eyes_ k21
_f_ r-42 g46 m-28 h-43
_fa2 r23 g-27 h-25
_face m-27
_face_ m-27
_faci g-21
_facilitation_ r-32 h37
_facility_ r24 h-24
_fact r28
_factor_ r51 h-27
_factory_ r-29
_fail g21 h-25
_fake_flowers_ h-46
_fake_grass_ h-39
_fake_medical_ h52
_fake_money_ h-55
_fake_plants_ h-37
_fake_sick_ h24
_fal_ h34
_falc h-22
_falcon_ h-22
_fall g28 m-28
_fall_ m-27
_fals k41
_false_ k41
_fan m23
_fan_ m48 h-37
_fans_page_ h29
_fare m-27 h-39
_fare_ m-27 h-37
_farewell_ r-22 h-23
_fast h-39
_fastest_ h-30
_fat h21
_fate h22
_fate_ h22
_father_ r-23
_fathers_inheritance_ g30
_fau h-29
_fav h-31
_favo h-31
_faw r26 h-21
_fawa r26 h-21
_fawayed_ r24
_fay r23
_fd r82 g-37 h-34
_fd_ r82 g-37 h-34
_fee_%_ r45
_fee_and_ h26 k-22
_fee_for_ m-23 h-27
_fee_of_ k-28
_fee_on_ r33
_fee_paid_ r44
_fee_per_ r39
_fee_so_ r35 g-25 h-24
_fee_to_ r23
_feed r-22 g-38 m-27
_feed_ r-22 g-38 m-27
_feel g37
_feel_ r-23 g31
_feels_ g39
_fell h37
_fell_ h37
_fell_off_ h40
_felo g-31
_fen h49
_feng h39
_fengan_ h27
_fer g-23
_ferm h31
_fermenting_ h22
_fermenting_vessel_ h26
_fet h36
_feti h36
_fetish_ h36
_ff g57 h-38
_ffa g57 h-38
_ffa_ g57 h-38
_fi_ h-46
_field_not_ g37
_fift k-21
_fifty_ k-21
_figh k24
_fight_ m27
_fight_bet_ h-29
_fight_money_ m65
_fight_stake_ m21 h-32
_fighters_ h-33 k51
_fighting_ h36
_fights_ m-22 h66
_figu g28
_figure_for_ g-34 h51
_figure_never_ g32 h-26
_file g32
_file_ g28
_fill r-24
_film_ g-23
_films_ h31
_fils r49 h-21
_fils_ r49 h-21
_fils_per_ r50
_filt g-23 h-21
_filter_ g-25
_final_if_ g47
_final_price_ g33
_finance_ r26
_finance_fee_ r23 g-22
_financier_ r29
_financing_ r25
_find_ g37 h-25
_find_one_ g42
_finder_ g-28
_finders_ g-27
_finds_ g26
_fine_for_ h-46
_fini m35
_finishers_ g-37 m67
_finj h23
_finjan_ h23
_fire m-21
_fire_ h-43
_fireplace_ m-32
_firm r-27 m-21
_firm_ r-27 m-21
_first_buy_ h-23
_first_copy_ h60
_first_refusal_ g25
_fis h-29
_fish h-29
_fish_ g30 h-34
_fish_in_ g84
_fish_that_ g39 h-22
_fish_your_ g57
_fisherman_catch_ g51
_fisherman_catches_ g37
_fishing_ g-29
_fit g-37 m-22
_five_minute_ g-24
_five_six_ r72 m-27 h-70
_five_star_ h40
_fix_ m-22 h39
_fix_the_ m-28 h51
_fixed_%_ r38 g-23 h-21
_fixed_by_ r-22
_fixed_per_ r39 h-21
_fixed_price_ g-25 m-34 h-22
_fixed_profit_ r48 g-23
_fixed_return_ r53 g-23 h-26
_fixed_returns_ r71 g-45 h-28
_fixed_time_ r-71 g36 m54 h-37
_fixer_ h46
_fla h-22
_flag g-23 m-23 h-37 k26
_flag_ g-22 m-23 h-33 k22
_flat_%_ r96 h-23
_flat_rate_ r44
_flav h-28
_fle h-21
_flee h-21
_fleet_ h-21
_fleet_insurance_ g36
_flight_cancellation_ g36
_flight_delay_ r-25 g32
_flight_loss_ g68
_flip m27 h-38
_flip_ g-31 h-38
_flip_coin_ g-22 m78
_flipped_ g-23 m54 h-32
_flipped_coin_ g-23 m54 h-32
_floor_plan_ r79 g-59
_flou k-22
_flour_ k-22
_flow r-23
_flower_ m-21 h33
_flowers_ r-30 h-43
_flu h-30
_flu_ h-52
_fn g43
_fno g48 h-27
_fno_ g48 h-27
_foa g36 h-26
_foal g36 h-26
_followers_ g-37 h52
_fon g-22 h-24 k-24
_font g-22 h-24 k-24
_font_ g-21 h-22 k-21
_for_%_ r31
_for_a_ k22
_for_aed_ m-27
_for_ageing_ h33
_for_aging_ h24
_for_all_ g33
_for_being_ r35
_for_bought_ g41
_for_car_ h-26
_for_certain_ r63 h-38
_for_clinic_ m-30
_for_day_ r63
_for_each_ r57
_for_eid_ m-31 h-53
_for_evening_ h25
_for_february_ r41
_for_fighters_ k37
_for_finding_ h-39
_for_girls_ h21
_for_giving_ r43
_for_hacked_ h-30
_for_her_ h40 k-22
_for_him_ k-22
_for_his_ h38
_for_in_ h-26
_for_iphone_ m34 h-35
_for_it_ g29
_for_january_ r39
_for_kids_ g-23 m-27 h-34
_for_less_ r32
_for_lunch_ r-32 g-24 m-25 h-30
_for_march_ r62
_for_may_ g-38 h-31 k-24
_for_me_ h27
_for_money_ r28 m22 h-39
_for_month_ r66 h-21
_for_new_ m-29
_for_night_ h34
_for_nor_ g21
_for_nothing_ g-30
_for_parking_ r-30
_for_prayer_ h53
_for_ps_ m25 h-44
_for_purchased_ g34
_for_q_ h-24
_for_restaurant_ h36
_for_right_ g24
_for_same_ r51
_for_selling_ r21 g-24 h-27
_for_somebody_ k44
_for_someone_ h-37 k54
_for_sure_ r63 h-28
_for_two_ m-22
_for_villa_ g-33
_for_week_ r69
_for_whisky_ h-37
_for_worship_ h36
_forb r34 g-27
_forbearance_ r34 g-27
_ford h-47
_ford_ h-47
_forecast_ m24
_forex_ g31
_forg r-25 h24
_forgave_ r-29
_forge_ h28
_forged_signature_ r-45 h31
_forged_steel_ g-34 h-44
_forging_ h51
_form r-33 m-21 h-42
_form_ r-38 m-29
_forward_contract_ g-21
_forward_exchange_ r55 g-39
_forward_for_ r52 g-27
_forward_fx_ r67 g-59
_forward_money_ r-55 g-54 h-31 k102
_forward_on_ r61 k-22
_forward_purchase_ r-45 g64
_forward_rest_ r-35 g-43 k97
_forward_sale_ r-29 g38
_forward_the_ r-23 g-25
_forward_this_ r-26 g-31
_forwarding_ r-36 g-27 h-32
_forwards_ r28 g35
_found_ h-26
_fra h-22
_free_channels_ h22
_free_entry_ m-33
_free_from_ h-54
_freight_forward_ g33
_freight_forwards_ g45
_fres g-26
_fresh_ g-26
_frie h-22
_friends_ h-33
_fries_ h-44
_from_another_ g64
_from_bank_ r31
_from_china_ r-21 g33 h-25
_from_day_ g-22
_from_escort_ h28
_from_her_ r23
_from_home_ g-24 h-30 k-25
_from_insurance_ g-54
_from_its_ g30
_from_supplier_ g41
_from_third_ g39
_front_ r-35 m21
_fruit_of_ g56
_fruits_ g46
_fruits_of_ g55
_ft g28 m26 h-22
_ful g-21
_full g-21
_full_ g-21
_full_and_ h-24
_full_moon_ h21
_full_new_ h40
_full_service_ h61
_func h-24
_function_ h-24
_fund_ r22 h-26
_fund_of_ r24 g-31
_funding_ r-36 g38 m21 k-37
_fundraiser_ k24
_fundraiser_by_ h-57 k61
_funds_ r28 g-31 k34
_funeral_plan_ g74
_fur h-29
_fut g22
_fut_ g72 h-34
_future_by_ g-45 h65
_futures_ g27
_futures_account_ g27
_futures_of_ g-49
_fw r35 g-25 h-25
_fwd r35 g-25 h-25
_fwd_ r35 g-25 h-25
_fx r59 g-22
_fx_ r59 g-22
_fx_swap_ r75 g-26 h-49
_fx_swaps_ r76 g-76 m-21 h-24
_g_ r24 g-23 h50
_gac g-25 m32 h-29
_gach g-25 m32 h-29
_gacha_ g-27 m26 h-25
_gai m-22
_gain m-22
_gam m27
_gamb m27
_game_that_ g55 m-34 h-22
_games_ r-24
_gameya_ r36
_gaming_hall_ m-23
_gamm g27 m-28 h37
_gammon_ g-26 m-33 h43
_gan h30
_gang h32
_ganj h28
_ganja_ h28
_gar g-23 h-27
_gard g-23 h-25
_garden_ g-24 h-25
_gas g27
_gas_ g27
_gat g-21 m-33
_gate m-32
_gate_ m-36 h-41
_gav g-21
_gave g-22
_gave_ g-22
_gave_him_ r33
_gay h22
_gb g-24 h24
_gbp r31
_gbp_ r31
_gel_ h-64
_gelatine_ g-22
_gem_stone_ h23
_gent h22
_gentlemens_club_ h57
_get_out_ r-27
_get_rich_ r-27 g27 h-21
_gg r-24 g-24 m56 h29
_gha h-31
_gift_for_ r-21 h-25 k-24
_gift_so_ k48
_gil r46 m-23
_gin g-22 m-22
_gin_ g-25 h63
_gin_and_ h47
_ging g-24 h-53
_ginger_ g-24 h-53
_ginger_ale_ h-36
_ginger_beer_ h-39
_gir h23
_girl h26
_girl_ h32
_girl_from_ h24
_girls_ h21
_give_ h-21
_giveaway_ m26
_gives_ g22
_gives_me_ r26
_giving_me_ r42
_giving_us_ r32
_glu r-24 h-31
_go_ m39 h34
_goa h-26
_goal g-43 m46 h-37
_goat h-21
_goat_ g30 h-22
_goi g24
_goin g24
_going_ g24
_gold_futures_ g45
_gold_necklace_ r25
_gold_price_ m22
_gold_saver_ r37
_gold_saving_ r34
_gold_savings_ r30
_golf m33 h-41
_golf_ m33 h-41
_good_ r-26 g-29 h23
_goodwill_ r32
_got_out_ r-50
_grab g47 h-41
_grab_ g47 h-41
_grad h-21
_grah h24
_grah_ h24
_gram h36
_gram_ h45
_grams_ h24
_grams_of_ h24
_grand_ g-37
_grap g-26
_grape_ g-24
_grape_juice_ h-39
_grappa_ h40
_grass_cutting_ m-28 h-50
_grea h36
_grease_ h41
_grease_his_ h38
_grease_the_ h40
_grease_their_ h31
_green_card_ m-49 h-29
_grey_ g-21
_greyhounds_ m29
_gri h24
_grid h39
_grid_ h39
_gro_ h44
_groc r-23 h-26
_groceries_ r-27
_grocery_ m-23 h-30
_ground_ h-23
_grounds_ h68
_groups_ m-21
_grow r22
_grows_ r26 h-36
_grows_with_ r58 h-28
_guan h25
_guanciale_ h25
_guarantee_commission_ h-26
_guaranteed_annual_ r49
_guaranteed_capital_ r34
_guaranteed_monthly_ r37
_guaranteed_payout_ r39
_guaranteed_return_ r-36
_guaranteed_returns_ r27
_guaranteed_yearly_ r26 g-23
_guarantees_ r38
_guard_ r-21
_guc h22
_gucc h22
_gucci_ h22
_gue m28
_gues m28
_guess_ m38 h-21
_guess_number_ g-44 m55 h-37
_guess_weight_ g-47 m61
_guest_ g-37 h-24
_guests_ h28
_guid g-21 h-26
_guide_ g-21 h-26
_guinea_ h-61
_guinea_pig_ h-53
_guinness_ h26
_gul h-37
_gun_ h-27
_guy r-21 h24
_guy_ r-21 h31
_gy r-33 g-34 m-23 h-27
_gym r-34 g-21 m-24 h-28
_gym_ r-34 g-21 m-24 h-28
_haa r-32 g-27 m29 h-44
_haar m35 h-28
_hac h25
_hack h25
_hack_ h74
_hacked_accounts_ h53 k-32
_hacked_email_ h-40
_hacked_instagram_ h-28
_hacker_into_ r-22 h60
_hacker_to_ h61
_had r22 h-25
_hadi r30 m-21
_hair r34
_half_a_ h26
_half_of_ g-24
_ham_ h74
_ham_and_ h48
_ham_radio_ h-37
_ham_sandwich_ h25
_hamd r-24 h-33
_hamm h-37
_hammer_ r-21 h-31
_hamp g-22 h-37
_handbags_ h26
_handed_ h-25
_handed_over_ r-29 m-27 h-35
_handicap_ m43 h-33
_hang g36
_hangover_ h23
_happens_ h-22
_happy_ending_ r-25 m-32
_hara g-24 h24
_haram_ g-29
_hard g-23
_hard_ g-21 h41
_harm m-38
_harm_ m-38
_harv g23
_harvest_of_ g26
_has_no_ g53
_has_not_ g32
_hasa r-29
_hasan_ r-29
_hash h30
_hash_ h31
_hash_browns_ h-49
_hash_oil_ g-34 m-27 h60
_hasn g44 h-23
_hasnt_ g44 h-23
_hat m25 h-36 k-22
_hat_ r-29 g-28 m43 h-48 k-23
_hatc g23 m-33 h-27
_hatched_ g47
_hav g29
_have g29
_have_yet_ g26
_havent_ g46 h-24
_haz r-26 h-21
_he_gave_ r32 h-22
_he_keeps_ r-29 k-23
_he_lends_ r24
_he_owe_ r-40 g-36 m67
_he_said_ m37
_he_says_ m-37
_he_will_ h26
_hea h-31
_healer_ h30
_healer_removes_ h22
_healer_removing_ h21
_health_ h-42
_heap h-26
_heap_ h-26
_heap_of_ g-23 h-33
_hear r-32 h-33
_hed g21
_hedg g22
_hedge_through_ g47 k-25
_hedge_trimmer_ g-25
_hedge_with_ g41
_hedging_ g22
_hei h25
_hein h26
_heineken_ h26
_hell r-32 h55
_hell_ r-32 h55
_helm g-30 m-27 h-41
_help_ g-35
_hem g-21
_hemp g-21
_hemp_ g-21
_hemp_rope_ g-24 h-59
_hen r-32 h38
_henn r-35
_her_account_ k51
_her_wallet_ g-24
_herb r-22 m-41
_hero g-21 h32
_heroin_ r-22 g-24 m-21 h40
_hex h23
_hex_ h40
_hi_ r-34 g-29
_hid k31
_hidden_camera_ h31
_hide g-22 h-29 k33
_hide_ g-22 h-29 k33
_hide_from_ k47
_hidi k50
_hiding_ k50
_hiding_from_ k22
_high_ g-21
_higher_higher_ r-48 g43
_hil r-23
_him_and_ r-28 m62
_him_for_ r26
_him_the_ h-29
_him_up_ r-33 g-25 m-28 h45
_hin g21
_hind g21
_hindi_ g21
_hir r-22 m-21
_hire r-22 m-22
_hire_ m-23 h-45
_his_account_ g-26 k41
_his_cash_ h-28 k32
_his_children_ h36 k-23
_his_figure_ g40
_his_kids_ g-37 h72
_his_money_ k31
_his_number_ g83 m-28 h-44
_his_own_ r-23
_his_share_ h-24
_his_shop_ g-21 h25
_his_wallet_ g-27 k22
_hisa r-38
_hit r-27
_hitm g-25 h21
_hitman_ g-25 h21
_hiv g25
_hive g25
_hm g63 h-22
_hmo g63 h-22
_hmo_ g63 h-22
_hoc m-25
_hock m-25
_hog h45
_hog_ h48
_hold h-26
_hold_ g-29 h-25
_holders_ m-24
_holding_ m-27
_home_brew_ h56
_home_contents_ h-23
_home_game_ m35 h-33
_homemade_ h29
_hone_ g32
_hone_se_ g32
_honey_jars_ r-26 g-26 h-28
_hoo r-21 g-37 m-24 h21
_hook g-31 m-26
_hookup_ h34
_hop g37 h24
_hope g49
_hope_ g42 h-25
_hopes_ r-22
_hops h33
_hops_ h33
_horoscope_app_ h-38
_horoscope_subscription_ g-24 h46
_horses_ m36
_hosp h-22
_hospital_ h-22
_hostess_ m-21 h27
_hot_ g-26 h41
_hotel_ h-27
_hotels_ h27
_hour_ h24
_hour_for_ h36
_hour_to_ h36
_hours_ r-32
_house_if_ g33
_house_red_ m-22 h77
_house_white_ h55
_housie_ m24 h-26
_housing_ m-29 h-26
_how r-25 g23 h-30
_how_ r-27 h-23
_hq g-39
_hq_ g-39
_hr r-21 g-22 h-28
_hr_ g-26
_hrs h-24
_hrs_ h-24
_hua g-25
_hul g30
_hula h56
_hula_ h56
_hulu g-31 h-24
_hum h21
_hund g-27 h-22
_hunt_ r-21
_hus r-36 g-24 m-23 h63
_husb h24
_husband_back_ r-24 g-30 h27
_hy r28
_i_buy_ g28
_i_die_ g47 h-28 k-21
_i_do_ g21
_i_gave_ h-21
_i_give_ r28
_i_lend_ g-26
_i_lost_ r-21
_i_only_ k25
_i_owe_ r29 g-24
_i_own_ g-26 h-27
_i_paid_ h-36
_i_pass_ g74 h-32
_i_pay_ g25
_i_post_ h50
_i_publish_ h40
_i_said_ r-23 g-22 m24 h-21
_i_send_ r-21
_i_short_ g52
_i_use_ r29
_i_was_ r-36 g-26 h31
_ib m-25 h25
_ibe h36
_iber h36
_ic m-21
_ice g-37 m-28 h21
_ice_ r-21 g-37 m-29
_ico g73 h-40
_ico_ g73 h-40
_id_ r-35 g-31
_id_with_ h62 k-35
_ido_ g71 h-56
_idol_for_ h43
_idols_for_ r-25 h41
_ie g25
_ielts_without_ g-23 h39
_ieo g51 h-31
_ieo_ g51 h-31
_if g40 h-21
_if_ g41
_if_containers_ r29 g-22
_if_dies_ g35 h-22
_if_he_ r-30 m30 h-21
_if_i_ g32
_if_my_ g42 h-25
_if_no_ g45
_if_not_ r-28 m22 k-32
_if_something_ g24 h-50
_if_the_ g47
_if_we_ r28
_if_you_ h-21
_ig g24
_iga h29
_igam h29
_igaming_ h29
_ij h-21
_ija r-28
_ijar r-28
_ijara_ r-28
_ijara_rent_ r-23 g-31
_ill g26
_illn g25
_illness_ g25
_illness_rider_ g24
_ima h-39
_importer_ h22
_in_a_ r-35 h36
_in_an_ g-26
_in_and_ g73
_in_app_ r58 h-37
_in_buying_ g-21
_in_case_ m-25 h-41
_in_contract_ g-26 h-21 k-21
_in_fathers_ g28
_in_full_ r-27 h-23
_in_her_ r-22 h-21
_in_his_ r23 g-39
_in_june_ r28
_in_march_ g-21
_in_minutes_ g39 m-32
_in_mother_ g53
_in_mothers_ g52
_in_my_ r-22
_in_one_ r-32 g42 h-28
_in_our_ r-22
_in_play_ g-28 m37 h42
_in_seconds_ g49
_in_the_ h-30
_in_two_ k-23
_in_your_ r-21 g-31 h-28
_ina r69 h-29
_inah r53
_inah_ r53
_inca h32
_incall_ h32
_ince r-36 g-21 h22
_incl_ r27
_indemnity_ g30
_index_futures_ g28
_indi h-21
_indu r37
_indulgence_ r37
_infl h22
_inflated_ h38
_inflation_ r26
_inflation_adjustment_ r30
_ing g-39
_inheritance_before_ g28
_inside_ g23
_insider_ r-25 g-39 h51
_inspect_ g50 h-38
_inspected_ g-33 h-29
_inspection_ g-25
_inspector_ h28
_inspector_so_ h24
_installation_ g-37 h-34 k-22
_installments_ g25
_instalment_of_ r-29
_instalment_price_ r-33 g-26
_instead_ k25
_insult_ h38
_insulting_ h45
_insults_ h37
_insurance_brokers_ g-27
_insurance_company_ g-34
_insurance_for_ g52
_insurance_hq_ g-39
_insurance_office_ g-33
_insurance_renewal_ r-27 g48
_insurer_ r-25 g24
_insurers_ r-21
_int r24
_int_ r84 g-33 h-57
_interes_ r26 h-40
_interest_bearing_ r30 m-23 h-21
_interest_for_ r74 h-21
_interest_free_ r-32
_interest_group_ r-40 h-35
_interest_in_ r-29 h-23
_interest_on_ r59
_interest_only_ r56 g-25
_interest_part_ r55
_interest_rate_ r-69 g22
_interest_to_ r-27 g-26
_into_my_ r-27
_into_the_ r-29
_intr r24 h-29
_intrest_ r35 h-32
_investment_in_ g-30
_investor_ r25
_invoice_for_ g-21 h23
_invoice_is_ r-31 h-65 k74
_invoice_paid_ r-33 h-27 k-21
_invoice_was_ r-21 h-69 k76
_invoices_ r26
_involuntary_ g22
_involuntary_loss_ g38
_ip h21
_ipa g-24 h51
_ipa_ r-25 g-27 m-33 h52
_iphone_ h-32
_ipl m21 h-21
_ipl_ m21 h-21
_ipo m-21
_ipo_ m-21
_ipt h25
_iptv h25
_iptv_ h25
_iptv_box_ g-25
_iq r-30 m37 h-49
_ir h-35
_iri m24
_iris m24
_irish_ m24
_iro h-48
_iron h-48
_iron_ h-48
_is_a_ g34
_is_awarded_ g40 h-22
_is_being_ k72
_is_for_ r-22 g-22 k29
_is_in_ g-24
_is_mine_ k-23
_is_my_ r23
_is_not_ m-21 h-34
_is_our_ r60
_is_the_ m-21 h-26
_is_your_ m25
_islam_ h71
_islamic_ h-26
_isn m-24
_isnt m-24
_isnt_ m-24
_iss h-21
_issu h-21
_issued_ g29
_it_ k24
_it_a_ m-21 h-27 k25
_it_all_ g-21 m42 h21
_it_at_ r21 m21
_it_for_ r-21 h-25
_it_from_ r-24 g28 h-33 k22
_it_home_ g-23
_it_is_ k21
_it_on_ g-22 k-29
_it_rains_ h-31
_it_through_ h-45 k42
_it_up_ g-32 h-26
_it_via_ g-33 k58
_items_ g-25
_itm g53 h-31
_itm_ g53 h-31
_its_ h-23
_its_value_ g-28
_ivory_tusks_ h21
_jack_ m-22 h49
_jacket_ m-28 h-30
_jackpot_brand_ m-35 h-43
_jad h30
_jado h35
_jadoo_ h32
_jadu h31
_jadu_ h31
_jag h29
_jage h29
_jagermeister_ h23
_jam3 r-22
_jame r-26
_jameson_ h28
_jamiyya_ r28
_jamo h33
_jamon_ h33
_jar g-35 h-28
_jar_ g-34
_jars r-26 h-31
_jars_ r-26 h-31
_jd r-28
_jd_ r-30 g-30
_jde g44 h-27
_jdee g44 h-27
_jdeed_ g44 h-27
_jebel_ h-23
_jebel_ali_ h-23
_jee m24
_jeet m34
_jeev g35
_jeevan_ g35
_jer m-29
_jers r-21 m-29 h-38
_jersey_ r-21 m-29 h-38
_ji h37
_jin h35
_jinn h33
_jinn_ h33
_jo_ g27
_job_unemployment_ g34
_jos h54
_jua m57 h-36
_jua_ g-25 m73 h-38
_juaa m34 h-31
_juaa_ m28 h-24
_judge_ h26
_jug h23
_jug_ h23
_juice_bar_ r-22 h-53
_juj h32
_juju h32
_juju_ h32
_jul g-23
_july g-23
_july_ g-23
_jun r25
_june r21
_june_ r21
_junk r28 m27
_junk_ r41 g-21 m-22
_junket_ r-25 m39
_jur g-24 h72
_jus h-22
_just h-22
_just_ h-22
_just_for_ g26 h-38
_just_if_ g68 m-25
_kaba h28
_kafala_ r61
_kafe g-22
_kah h29
_kal g-24 m32
_kala h37
_kala_ h37
_kaly m35 h-29
_kalyan_ m35 h-29
_kam g-30
_kame g-34
_kamel_ r-35 g-26
_kameti_ r27 g-29 h-21
_kan r30
_kand r24 m-21 h-29
_kara m21 h-56
_karak_ m-27 h-44
_kare h34
_karo h29
_kas r-33 g-21 m21
_kas_ m-29 h48
_kas_3al_ m-24 h39
_kay r-38 h-33
_kay_ r-36
_kb h-36
_kbe h-27
_kbee h-27
_ke_ g-23
_kee k21
_keep k24
_keep_ k38
_keep_%_ r-25 k49
_keep_and_ g-22 h-34 k74
_keep_each_ r-38 h-29 k39
_keep_it_ g22
_keep_the_ r33 h-25 k-32
_keg h40
_keg_ h44
_kegs h24
_kegs_ h24
_ken r-27 g-23 m53 h38
_keno r-27 g-23 m53 h38
_keno_ r-28 g-24 m53 h36
_ket r-21 g-42 m-27 k-21
_ket_ h44
_keta h40
_ketamine_ h40
_key h-24
_key_ m27 h-47
_key_man_ g64 m-34 h-45
_keym g33
_keyman_ g33
_kg g-34
_kg_ g-34
_khai m29
_khal m27
_khalas_ r-21 g-25 h-29
_khan r-34 g-21 h37
_khar r-39 g21 m-39
_khas r-28 m22 h-37
_khat g-27 m-34 h32
_khat_ r-22 g-29 m-42 h37
_khay h-30
_khe r-22 h-30
_khel m29
_khet g44 h-21
_khet_ g44 h-21
_khet_mein_ g44 h-21
_khi r-29 m-30
_kho r-22 h-29
_ki_ r-23 h-27
_kic h29
_kick h29
_kick_ r-25 h27
_kick_back_ h57
_kick_backs_ h49
_kidn h31
_kidney_ h21
_kill g-24
_killer_ h-32
_kilo_hash_ h41
_kindness_ r-23 g-22
_kingfisher_ h35
_kir r-23 g-30
_kira g-30 h-36
_kis r24
_kish h-25
_kisht_ h-25
_kist r35
_kist_ h-21
_kit_ g-21 m-30
_kite m23 h-27
_kite_ m23 h-27
_kite_fight_ m31 h-26
_kitten_ h-34
_kittens_ g29
_kittens_not_ g29
_kitty_ r-22 m26
_km r-24
_km_ r-24
_kni r-25 g-24 h-49
_knoc h31
_knock_ h33
_knock_off_ h33
_knocked_ h25
_knocked_on_ h25
_knockoff_ h25
_know_ r-22 g-26 h-29 k39
_knowing_ g24 k-35
_known_ r-22 h-30
_knows_what_ g22
_ko r-23
_ko_ r-25 h31
_kol h-34
_koll r-25 m22 h-25
_kollo_ r-24
_kot g-21 m-21 h60
_kp h-33
_kpo h-33
_kpop h-33
_kpop_ h-33
_kr g-23 m25 h41
_kt r-21
_ktv h23
_ktv_ h23
_ku h39
_kul g-43 h23
_kula g-43 h23
_kun g21
_kund h38
_kundli_ h21
_ky g28 h-46 k35
_la_ymashi_ h22
_lab_ h-25
_lab_guy_ h61
_lab_man_ h70
_labe h25
_label_ h27
_labo h28
_labor_ h34
_labour_ h22
_lad h24
_ladd g-22 h-32
_ladder_ g-22 h-32
_ladies_ h21
_ladies_night_ g-25
_ladies_of_ h49
_lading_ h-48
_lady h35
_lady_ h33
_lag h24
_laga m30
_lagana_ m38
_lagay_ m-33 h53
_lagaya_ m43 h-62
_lage m-23 h46
_lager_ m-26 h47
_lah r-38 m-30 h-36
_lal r-26
_lal_ r-26
_lama h-22
_laman_ g22 h-28
_lamp m-22 h-41
_lamp_ m-22 h-41
_lan h-23
_lands_ g23
_lands_on_ g22
_lang h-32
_lang_ m21
_lap_ g-38 m-23 h22
_lap_dance_ r-21 g-28 h53
_laptop_ h-37
_lar r-24 h38 k-23
_lard r-21 h35 k-25
_lard_ r-24 h39 k-21
_las r-24 m21
_last r-26
_last_ r-26
_last_man_ m33 h-32
_last_week_ m-25 h-29
_last_year_ r-22
_late_on_ r36
_late_penalty_ r35
_later_ g21
_laun k21
_launder_ k30
_laundered_ k45
_law h-35
_law_ h-30
_lawy g-23 h-21
_lawyer_ g-25 h-24
_lay r-31 m29 h-29
_lay_ m59
_laye m-25 h-54
_layer_ m-25 h-54
_lead g-29 m-31
_leaf h-22
_leag h-26
_league_ h-26
_leak h40
_leak_ h47
_leaked_ h29
_lean h44
_lean_ h44
_leap g39 h-21
_leaps_ g39 h-21
_leas r22
_lease_of_ r31 h-23
_leaseback_ r21
_leased_ g-38 h25
_leat h-26 k-27
_leather_ h-26 k-27
_leave_ h29
_leaves_ r-29 h-41
_leaving_ h-37
_leb r-35 g-28
_lech h24
_lechon_ h25
_lect r-26 h-38
_lecture_ r-27 h-36
_led g-26 m-30 h-63
_led_ g-23 m-26 h-52
_left h-31
_left_ h-32
_lega r-25 h-21
_legal_ r-25 h-21
_lem r-25 g-28
_lemo r-25 g-28
_lend r22
_lenders_ r29
_lending_ r27
_lends_ h21
_lent_me_ r-21
_leo h30
_leop h25
_leopard_ h25
_less_ r28
_less_than_ r30 h-21
_lesson_ r-33 m-22 h-27
_let g-23
_lett g-22
_letter_ g-23
_letter_of_ h-28
_lev g30
_leve g31
_level_ g-27
_leverage_ g34 h-29
_leveraged_ g33 h-29
_lew r-24 g28 m-29
_li_ r24 g-39
_liability_premium_ g29
_lic_ r-44 g72 h-52
_licence_no_ g21 h50
_licence_with_ h77
_licences_ h39
_license_no_ g29
_licensed_ k-28
_liem h22
_liempo_ h22
_life_cover_ r-27
_life_life_ g25
_life_plan_ g44
_life_premium_ g42 h-37
_lift h44
_lifted_ h47
_lifted_from_ h39
_lifted_off_ h35
_lig g-22
_ligh g-22
_lights_ g-32
_like_ r23
_likes_ g21
_lima r-35 g-26 m21
_limi h-24
_limit_of_ h-25
_limo h28
_limoncello_ h28
_line m25
_line_ r21
_link r-25 g27 m-28
_liq h25
_liqu h25
_liqueur_ h29
_liquidation_ g45 h-32
_liquor_ h33
_liquor_store_ r-23 g-23 h38
_lir g-33
_lira g-33
_lira_ g-33
_list_ g-35
_liter_ h21
_litt h-27
_litter_not_ g66
_little_ h-21
_liv m30
_live m31
_live_ g21 m36
_liver_ g-32
_liya h-34
_liya_ h-34
_ll g59 m-40 h-54
_lo_ m28 h-32
_load g-24 m26 h30
_load_ g-27 m28 h26
_loan_%_ r37
_loan_from_ r-21
_loan_is_ g-21
_loan_shark_ h-29
_loan_with_ r27
_loaned_ r37 h-21
_loans_ r30
_lob g-23 h36
_loca g33
_lock_ r36 g-35 h-30
_lock_dollar_ r24 g-29
_lock_rupee_ r25
_lock_usd_ r28 g-24
_locks_ g47
_lol m-30 k-23
_lol_ k-24
_lone r39
_look h25
_look_ h33
_looks_ r-21 k29
_loot g-27 m22
_loot_ g-27 m24 h-30
_lor h21
_lorr h21
_lose m25
_lose_ h30
_loser_ m25
_losers_ m51
_loses_ m-27
_losi g-27 m30
_losing_ g-27 m30
_losing_side_ g-32 m43
_losing_team_ g-22
_loss_ h-29
_losses_ g-21 m29
_lost_at_ g36 h-34
_lost_to_ g-36 m29
_lot m28
_lot_ g29
_lot_of_ m-29 h-32
_lots g33 h-21
_lots_ g33 h-21
_lott m32
_lottery_ m22
_lottery_for_ m-30 h-26
_lottery_of_ m-35 h-42
_lotto_ m28
_lottry_ m39 h-30
_loui h21
_louis_ h21
_lounge_table_ h22
_lov r-28 g-22 h51
_love r-28 g-22 h51
_love_ r-26 g-22 h41
_love_spell_ r-32 h38
_low g21 m27
_low_ g-40 m71 h-25 k-21
_lowe g27
_lower_ g27
_lower_higher_ g26
_lower_ticket_ g26
_ls r-21 g-24 m-23 h39
_lsd r-21 g-24 m-23 h39
_lsd_ r-21 g-24 m-23 h39
_luck_in_ h-32
_luck_of_ g41 h-28
_lucky_bag_ g49 h-47
_lucky_charm_ g-30
_lucky_number_ g-43 m-38 h28
_lucky_numbers_ g-21 m-61 h37
_lucky_sim_ h62
_lun r-24 g-24 h-22
_lunc r-24 g-24 h-22
_lunch_ r-25 g-26 h-31
_luncheon_ h24
_lyr h23
_lyri h23
_lyrica_ h23
_lyrica_capsules_ h32
_m_ h-53
_ma3 g-31 m-25 h-25
_ma3a g-35
_ma7 g23
_ma7s g29 m-22
_ma_ g41 h-26
_maal h22
_mac m28
_maca r-21 g-21 m33 h53
_machine_ h-27
_mada h31
_made_up_ g-22
_magic_mushroom_ h26
_magic_mushrooms_ h41
_magic_show_ h-52
_magician_ h36
_mah h-47
_maha r21 m39
_mahi r25
_maid_ g-22
_maid_to_ g-21 h65
_mail r-25 h-46 k-26
_mail_ r-27 h-39 k-27
_maj g-40 h-30
_majl h-21
_majlis_ h-21
_make_ g25
_make_not_ g66 h-48
_maker_ g-41
_maki g-26 m-28
_making_ g-26 m-28
_mal_ r26
_male g-23 m-32
_male_ g-23 m-32
_mall h-38
_mall_ h-38
_mama m-21
_man_standing_ m33 h-32
_man_who_ h-26
_mand h26
_mango_ h-29
_manifest_ g32 h-64
_manifestation_ g-42 h49
_manifesting_ g-32 h31
_mano h-32
_manok_ h-32
_map k-21
_mara h22
_maraheen_ h26
_margarita_ h26
_margin_ g21
_margin_account_ g24 m-29 h-22
_margin_call_ g46
_margin_deposit_ r-37 g62 m-48 h-25
_mark h-24
_marl r-22
_marla_ g45 h-35
_mars h22
_marsala_ h31
_mart h33
_mary h21
_mary_ h22
_masa r-24
_mash g-26 h-36
_massage_with_ m-23 h63
_mast h24
_master_ h30
_master_copy_ h41
_master_no_ h36
_masters_ h37
_masters_no_ h34
_match_ticket_ m-42 h-25
_matk g-23 m41
_matka_ g-23 m41
_matt r30
_matter_ r41
_matter_what_ r40
_matu r26
_matured_ r45 h-23
_maw h-25
_may_be_ r-24 g24
_mayb g22
_maybe_ g22
_maz g-38 h41
_mb r-36
_mc g29 h26
_mcx g46 h-24
_mcx_ g46 h-24
_md g-25 h47
_mdm r-21 g-25 h37
_mdma r-21 g-25 h37
_mdma_ r-21 g-25 h37
_me_a_ r-23
_me_and_ m26
_me_at_ g-25
_me_his_ r-27 g-24 h-28
_me_more_ r22
_me_next_ g23 h34
_me_to_ h-22 k23
_meal r-30 m-24 h-43
_meas h-25
_meat h31
_meat_ h31
_medical_leave_ h36
_medicine_ r-22 g-26
_medicines_ h29
_mee g-34
_meet g-34
_meet_ g-37 h26
_meg m33
_mega m33
_mega_ m23 h24
_meh g-36 m-29
_mel m38 h-21
_mem r-23
_memb r-22
_memo h-25
_memorial_ g41
_memorial_plan_ g40
_men_to_ r-22 h46
_ment g-21 h-35 k44
_mention_ g-26 h-33 k55
_menu g-28
_menu_ g-30
_merlot_and_ h31
_mes h-30
_mesh g25 m-23 h-29
_mesh_ g26 m-24 h-28
_mess h-34
_message_ m29 h-24 k21
_met_ h-31 k50
_metal_certificate_ r46
_metal_certificates_ r50
_metal_in_ r-28
_meth g-25 m-22 h30
_meth_ r-23 g-29 m-26 h53
_metr r-21 g-23 h-30
_metro_ r-21 g-23 h-30
_mez g-35 m-30 h39
_mezz r30 h-28
_mezzanine_ r30 h-28
_mig h40
_migu h23
_miguel_ h23
_mileage_ h35
_mili h-52 k58
_milk h-33
_milk_ h-33
_milk_in_ g34
_mill h-45
_mill_ g-21
_min_ g23 m36
_mind g26
_mind_ g26
_mini_ g29
_miniatures_ h26
_minimum_due_ r25
_minister_ g23
_ministry_ g-24 h-36
_mint g26 h-22
_minute_ m21
_minute_expiry_ g54 h-39
_minute_options_ g-54 m26
_minutes_ g27
_mir g-21 m-21
_misp h46
_misplace_ h46
_miss r29 m-23 h-33
_missed_ r22
_missing_ g66 h-42
_mistake_ r-22
_mistress_ h30
_mm r-26 g-23 m-22
_mm_ r-33 g-38 m-29 h-39 k-21
_mmi h55
_mmi_ h55
_mms h40
_mms_ h40
_mo2 h-24
_mo2a h-24
_mob m-33 h-40
_mobi h-22
_mobile_ h-22
_mocking_ h52
_mocktails_ h-22
_model_not_ g64 h-24
_moll h23
_molly_ h23
_mom r-26
_money_and_ g40 h-25
_money_for_ r-23 h34
_money_from_ h-23 k26
_money_i_ r27
_money_in_ r-46 h-34
_money_laundering_ k-57
_money_lender_ r34 h-51
_money_lenders_ r23 h-29
_money_market_ r39 g-32 m-23 h-39
_money_on_ r-23 g22 h-32 k46
_money_through_ h-36 k39
_money_without_ k31
_moneylender_ r28 h-45
_moneylenders_ r22 h-28
_moni k24
_monk h38
_month_end_ g31 h-23
_month_late_ r52
_month_unpaid_ r24 h-29
_monthly_interest_ h21
_monthly_rent_ r-23 g-40
_moo h30
_moon h49
_moon_ h37
_moonshine_ g-22 h39
_more_days_ r47
_more_weeks_ r28
_mortadella_ h27
_mortgage_protection_ r-37
_mortgage_shield_ r-32 g39
_mot h-34
_moth h-37
_mother_ h-41
_mothers_ g31
_moto g23
_motor_ g24
_motorbike_ g-40 h-24
_mou g-35 m-24
_move_ r-34 k30
_moved_ g-23
_moves_ m23
_moves_up_ r-23 m35
_movie_ g-34 h-23
_movies_ h31
_mr r-33 g-25 h-51
_mr_ h-35
_mt r-22 g81 m-34
_mt_ r-27 g90 m-39 h-59
_mud h-30
_muj k27
_muja h-21 k44
_mujr h30
_mujra_ h30
_mul r-23 k46
_mule r-28 m-22 h-48 k48
_mule_ r-28 m-22 h-48 k48
_mum r-39 g-24 k-35
_mum_ r-50 g-32 h-35 k-34
_mun r21
_muna r27
_munafa_ r25
_municipality_ r-25
_mura r21
_murabaha_instalment_ r-33
_murabahah_ r27
_murt h27
_murti_ h27
_murti_for_ h22
_muse h-21
_museum_ h-21
_musharaka_ h-27
_mushroom_ h-24
_mushrooms_ h21
_musi h-44
_music_ g-23 h-30
_must r22
_must_ r22
_must_repurchase_ r22
_mut h30
_muta r-30 h56
_mutu h-38
_mutual_ m-26 h-22
_my_account_ r-24
_my_agent_ r43
_my_assignment_ h24
_my_bank_ r-43 g-22 h-33
_my_brother_ r-32 g-26
_my_brothers_ k-31
_my_car_ g-26
_my_cheque_ r22
_my_cousins_ h-22
_my_debt_ r21 h-33
_my_december_ g-21 h-22
_my_ex_ h47
_my_exam_ h38
_my_father_ r-28
_my_fortune_ h40
_my_friend_ r-23 h-40
_my_future_ g-54 h68
_my_half_ r-27
_my_kids_ h-34 k-29
_my_luck_ g40
_my_money_ r30 g-30 h-36
_my_name_ r-28 g-40 h-40 k26
_my_own_ g-43
_my_part_ g-28 m-28 h32
_my_personal_ k36
_my_share_ g-22
_my_son_ m-27
_my_test_ h70
_my_thesis_ h48
_my_turn_ r-23
_my_wallet_ r-23
_my_wife_ h-47
_my_wifes_ h25
_mystery_box_ g50
_mystery_shopper_ g-39 h-23
_mz h32
_mza h32
_mzaw h32
_nac r-22 g-22 m-22 h28
_nach r-22 g-22 m-22 h28
_nad m28 h-36
_naf m-22
_nah r-33 g22
_nahi r-33 g22
_nahi_ r-33 g22
_nai h-23
_nail h-23
_nake g23
_naked_ g23
_nakl h33
_nakli_ h33
_name_ k23
_name_his_ g82 h-29
_nan h-31
_nar g-25
_nas h-29
_nasd g21
_nasdaq_ g21
_nat r-25 m24
_nati r-29 m27
_national_ r-34 m24
_naza h25
_nazar_ h26
_nb h22
_nbe m-28 h41
_nbee m-28 h41
_nbi h38
_nbid h38
_nbid_ h38
_nd r32 g-30
_ndf r56 g-26 h-41
_ndf_ r56 g-26 h-41
_nea r-30 g-23 m25
_near r-30 g-23 m25
_near_ g-22
_needed_ h32
_neg h24
_neighbours_ h-31
_net r-30 g27 h-31
_net_ r-23 g30 h-35
_net_brings_ g40 h-24
_net_catches_ g39
_never_agreed_ g42
_new m-25 h-23
_new_ m-26
_new_expiry_ g-39 h81
_new_moon_ h40
_new_one_ g-35 m-35
_next_season_ g29
_next_seasons_ g50 h-27
_next_week_ g-21
_ni_ r-23 m-29
_nie g-26
_niec g-26
_niece_ g-26
_nif g44 h-26
_nift g38
_nifty_ g38
_nifty_ce_ g31 m-23
_nifty_pe_ g42 h-24
_night_ h26
_night_stand_ m-26 h68
_nights_ m-25 h-33
_nin m-26
_nine m-27
_nine_ m-27
_nit h28
_nitr h28
_nitrous_ h28
_no_charitable_ k52
_no_deadline_ g29
_no_exam_ h40
_no_extra_ r-31
_no_fee_ g-22
_no_goods_ r36
_no_land_ g62
_no_licence_ g25
_no_license_ g24
_no_matter_ r41
_no_name_ g70 h-42
_no_papers_ h29 k-27
_no_permit_ g28
_no_pic_ g50 h-25
_no_questions_ h31 k-29
_no_riba_ r22
_nobo g23
_nobody_ g23
_noi k-36
_noir h27
_noir_ h27
_non g33
_non_ g22
_non_deliverable_ r36 g-33
_none g34 h-23
_none_ g34 h-23
_noo r-24 h45
_nor_ g36 h-21
_nor_own_ g50 h-24
_not_ g27
_not_acquired_ g37 h-29
_not_allowed_ h-32
_not_born_ g51
_not_conceived_ g47
_not_fixed_ g36 h-25
_not_grown_ r-24 g55
_not_hatched_ g50
_not_known_ h-28
_not_mention_ g-26 h-33 k55
_not_planted_ r-21 g51
_not_said_ g63 h-27
_not_salam_ g23 h-28
_not_sown_ g35
_not_stated_ g51 h-28
_not_tell_ g-37 h-61 k84
_not_told_ g67 h-34
_not_yet_ g31
_nota r-37
_notary_ r-37
_note_for_ r-36 g-23 m-28 h-37
_note_made_ h34
_notes_for_ h-48
_nothing_on_ g53 m-61 h-21
_nothing_paid_ g23
_nothing_returned_ g29
_noti k25
_notices_ g-34 h-28 k35
_nov r21
_nov_ r34
_nove m-21 h-27
_novel_ r-22 m-25 h-31
_now_and_ g-37
_now_buy_ r-46 g50
_now_for_ r-22
_now_he_ r28
_now_pay_ g-30
_nr r71 h-28
_nre r56 h-27
_nre_ r56 h-27
_nro r54 h-27
_nro_ r54 h-27
_nud h23
_nude h23
_nudes_ h43
_number_for_ m24 k-33
_number_later_ g57 h-24
_number_to_ m24 h22
_number_unknown_ g30
_numbers_ m27 h25
_numerology_ h36
_nur h-28
_nurs h-36
_nursery_ m-21 h-23
_nv g26
_nvi g26
_nvid g26
_nvidia_ g26
_ny g33
_nym g33
_nyme g33
_nymex_ g33
_o_ r38 g57 h-34
_o_cover_ r-43 g60 m-25
_o_d_ r71 g-46 m-23 h-36
_o_insurance_ g32
_o_policy_ g52
_o_premium_ g50 h-26
_oa m-41 h-26
_oak m-41 h-26
_oak_ m-41 h-26
_obj h-24
_obje h-24
_objection_ h-25
_oc r23
_occ h29
_occu h29
_occult_ h29
_oct r24 h-23
_od m28 h22
_od_ r64 h-35
_odd m40
_odds m24
_odds_ m24
_odds_and_ m-44 h-46
_odds_are_ m-34 h-35
_odo h27
_odom h27
_odometer_ h27
_of_a_ r-22
_of_bank_ r-29 g25
_of_beer_ h33
_of_books_ r-21
_of_cash_ r32
_of_dates_ r-24 h-34
_of_due_ r33
_of_first_ g22 h-26
_of_for_ r22
_of_funds_ r74 h-43 k-33
_of_heineken_ h38
_of_his_ h-29
_of_insurance_ g-54
_of_interest_ r-44
_of_k_ h-29
_of_merlot_ h31
_of_money_ r71 h-39
_of_next_ r-22 g56
_of_night_ h47
_of_our_ h-33
_of_red_ h54
_of_renewing_ r31
_of_riba_ r-22
_of_service_ r32 g-25
_of_soap_ h-41
_of_something_ g41 h-37
_of_ten_ r26
_of_usury_ r-51
_of_value_ r40
_of_what_ g-21
_of_whatever_ r-25
_off_a_ h29
_offe h24
_offering_ h22
_offering_to_ h42
_office_ h-37
_officer_ r-28 h31
_officer_for_ h30
_officers_ g54
_official_ k-28
_oil_futures_ m-21
_ok g-36
_old_brewery_ h-61
_old_notes_ r21
_old_winery_ h-71
_oli r-24 g-32 m-21 h-44
_oliv r-24 g-32 m-21 h-44
_olive_ r-21 g-24
_oly g23 m26 h-26
_olym g23 m26 h-26
_om h-27
_oma h-27
_omar h-25
_omar_ h-25
_on_account_ m-22 h-21
_on_behalf_ g-27 k36
_on_bitcoin_ g43 h-29
_on_delivery_ g-21
_on_each_ r38
_on_emaar_ g59
_on_every_ r76 g-24 h-31
_on_exchange_ g56
_on_gold_ r-24 g26
_on_head_ h25
_on_installments_ g34
_on_instalments_ g41
_on_it_ r21 g-31 k27
_on_money_ r35 g-23
_on_my_ m-22
_on_oil_ m32 h-21
_on_price_ g61 m-46
_on_prices_ g43 m-44 h-25
_on_shares_ g37
_on_stock_ g23 m-32
_on_time_ g-21
_on_what_ r41 g-25
_on_whether_ m50
_one_after_ g57
_one_dive_ g33 h-21
_one_for_ r-39
_one_from_ g46 h-32
_one_night_ m-26 h68
_one_of_ r-22 g59 h-48
_one_to_ g-32 h-33 k41
_one_year_ g-48
_ones m-30 h32
_ones_ m-30 h32
_only_for_ h-38
_only_the_ r21 h-29
_only_to_ h-29
_onlyfans_ h30
_open_ g31
_open_bar_ g-52 h50
_opened_ h-21
_opening_ r-25 m23
_opens_ g-29 h36
_option_b_ g-45 m-25
_option_money_ r-24 g81 m-27 h-29
_option_on_ g23
_option_premium_ g32
_option_to_ r-23 g41
_options_ g23
_options_account_ g31 m27 k-30
_options_for_ g-37
_options_on_ g34 m-25
_options_trading_ m-39
_or_ g39
_or_credit_ g45
_or_down_ g26
_or_green_ m26 h-39
_or_i_ h54
_or_not_ h-32
_or_nothing_ h-24
_or_on_ r-28 g50
_or_zero_ m25
_ora g-34
_orchard_ g21
_ordered_ m-25 h-33
_org h29
_orga h25
_organ_ h27
_organised_ r23 h-32
_organs_ h30
_origin_ h-28 k42
_original_ h25
_orp r-29
_orph r-29
_orphans_ r-24
_os g-25
_other_ g-37
_others_ k36
_otherwise_ g21
_otm g56 h-31
_otm_ g56 h-31
_oud h-45
_oud_ h-45
_our_agent_ r60
_ours g42 m-22 h-26
_ours_ g42 m-22 h-26
_out_for_ m-22 h-43 k56
_out_of_ r-22
_outs r26
_outstanding_ r31
_over_ m26
_over_and_ r46
_over_months_ g-24
_over_under_ r-23 m55 h-24
_overdraft_limit_ r49
_overdraft_line_ r47
_overdue_on_ r62
_owe m34
_owe_ g-21 m36
_owe_for_ r-38 m52 h-32
_owe_from_ r-35 m59 h-35
_owe_him_ g-25
_owes m32
_owes_ m32
_owes_me_ m25
_own_account_ h38
_owned_ g34
_owned_by_ g36 h-24
_owners_ g-23
_ownership_ m22
_owni g29 h-27
_owning_ g29 h-27
_owning_it_ g24 h-22
_oy g34
_oys g36
_oyst g36
_oyster_ g32
_oysters_ g32
_p2 r21 h-24
_p2p r21 h-24
_p2p_ r21 h-24
_p_ r66 h-44
_pa_ g31 h23
_pack_of_ m-29 h25
_packs_ r-24 h-35
_pad_ g-39 m-26 h-39
_padd m26 h39
_padded_ r-21 h63 k-21
_pads h-26
_pads_ h-26
_pag_ g36
_page h28
_page_ h25
_paid_and_ r-40 g-24
_paid_at_ r-39 m-24 h-48
_paid_by_ r-23 m-24 h-22
_paid_date_ r-37 g-29 h55
_paid_early_ r-26 h-26
_paid_for_ g31
_paid_me_ g25 h-29
_paid_nothing_ g22
_paid_now_ h-22
_paid_the_ h-37
_paid_to_ r37 g-21
_pain m-23 h-52
_pain_ h-51
_paint_ m-27 h-48
_pair h26
_pairing_ h38
_paisa_ r-22 h-37
_paise_ h43
_pale g-23
_pali r38 g-33
_pall g41
_pallet_ g47
_pallet_of_ g24
_pallets_ g26
_palm_oil_ h-45
_palm_reader_ g-22 m-23 h39
_palm_reading_ h54
_pam g-30 m-41
_pana h-43
_pancetta_ h21
_pand h27
_pandit_ h31
_pane k-22
_pang h31
_pang_ h21
_pani h56
_pani_ h56
_paper_swaps_ g21
_paper_trail_ h-32
_par_ r28 g-35 h-31
_para h-23
_para_ r-22 m-28 h-24
_para_sa_ r-23 g-22 m-31 h-37
_parametric_ g42
_parc r-26 h-23 k-25
_parcel_ h-28 k-26
_parcels_ r-26
_pare r-34 g-26
_parents_ h-24 k-22
_park g-21 m-24 h-29
_park_ h-28
_parking_ r-26 m-23
_parl m25
_parlay_ g-24
_parr h-33
_parrot_ h-33
_pass_ h-22 k24
_pass_his_ r-26 g-26 h-37 k61
_pass_my_ g36 k-31
_passed_off_ h22
_passes_ h37
_passport_with_ h37 k-31
_passports_ g-21 h32
_past h43
_past_ r36
_past_due_ r44 h-34
_past_life_ h35
_pata_ g21
_patc g-22 h-32
_patches_ g-25 h-24
_pate h-37
_patent_ h-37
_pati r21
_patience_ r33
_pato r37 h-22
_patong_ r37 h-22
_patr h23
_patrol_ h-33
_patron_ g-24 h50
_patt m23
_patti_ m26
_paw r38
_pawn r38
_pawn_and_ r-50
_pawn_or_ r-57
_pawn_ticket_ r37
_pawned_ r45
_pawnshop_ r30
_pawnshop_ticket_ r45
_pay_clerk_ h29
_pay_day_ r47 g-25 h-26
_pay_for_ m-37 h-24
_pay_in_ r21 g32
_pay_just_ g64 m-21
_pay_me_ g23 m-22
_pay_months_ r51
_pay_off_ h37
_pay_officer_ h30
_pay_official_ h85
_pay_only_ r-34 g42
_pay_referee_ h65
_pay_the_ g-21
_pay_to_ h-25
_pay_whatever_ g39
_pay_when_ r-29 g29
_pay_witness_ h44
_payday_advance_ r61 h-36
_paying_boys_ h30
_paying_for_ h-22
_paying_men_ r-22 h46
_paying_my_ r-23
_payment_at_ r-22 k27
_payment_charge_ r23
_payment_if_ g75
_payment_to_ h46
_payoff_ h25
_payoff_to_ r-26 h30
_payr r-22
_payroll_ r-22
_pays_if_ g52 h-22
_pc m32
_pcs_ m-21
_pcso m39
_pcso_ m39
_pd r24
_pdc r35
_pdc_ r31
_pe_ g38
_pea g27 h-21
_pear g22
_pearl_ g27
_pearls_inside_ g23 h-23
_peb g30
_pebb g30
_pebble_ g30
_pee h30
_peer r30 h-30
_peer_ r30 h-30
_peh g21
_pehl g21
_pehle_ g37
_pek h26
_peke h26
_peke_ h23
_peke_na_ h21
_peke_ng_ h21
_pekeng_ h27
_pen_ r-40 m-31 h-37
_penal_ r61
_penn r-29 m34
_penny_ r-29 m34
_pens r-41 g-44 m-27
_pens_ r-23 g-40 m-21
_per_ r29 m22
_per_branch_ r31 h-34
_per_call_ r-39 m42 h-22
_per_day_ g-24
_per_hundred_ r66 m-44
_per_message_ m59
_per_year_ r29
_percent_of_ r-36 h29
_perfume_ h-30
_peri r-29
_permit_no_ g26 h-30
_perp g37 h-22
_perp_ g55 h-25
_perps_ g40 m-29 h-23
_personal_ k27
_personal_collection_ k55
_personal_loan_ k-21
_pet g25 m-25 h-22
_pet_ g37 m-29 h-31
_pete g44
_peter_ g44
_petr g-29
_petrol_ g-31
_pha g21 h-38
_phar h-36
_pharmacy_ h-40
_phi g36
_phis h22
_photos_ h29
_pic_ g50 h-25
_pick h-31
_pick_ m44 h-34
_pick_six_ m68 h-38
_picked_ r-27 g-26 h-44
_picks_ g24
_pickup_ g-24
_pics g-22 h35
_pics_ g-22 h35
_pict h26
_picture_ g32 h-37
_pictures_ g-29 h36
_pig h29
_pig_ h40
_pig_farm_ h32
_pig_for_ h56
_pig_from_ h55
_pige m21 h-23
_pigeon_ m28 h-30
_pigg h-25
_piggy_ h-25
_piggy_bank_ h-25
_pigl h33
_piglet_ h28
_piglet_for_ h27
_pigs h47
_pigs_ h38
_pil h26
_pill h32
_pills_ h33
_pills_for_ r-25
_pils g-27 h55
_pim g-21 h50
_pimp g-21 h50
_pin r-26 m26 h22
_pink m64 h-69
_pino h40
_pinot_ h31
_pint h50
_pint_ h34
_pints_ h51
_pir_ h25
_pir_sahab_ h27
_pirated_ h48
_pirated_software_ h31
_pirates_ h-63
_pis h22
_pit m-38 h21
_pit_ h34
_pitc m-37
_pitch_ m-42
_pitcher_ h53
_place_in_ g25
_placement_ r41 h22
_places_ m-29
_plan h-21
_plan_finance_ r33 g-34
_plan_premium_ g30
_plan_st_ g38
_plan_with_ h-26
_plans_ g-27
_planted_ g50
_planting_ h-34
_plants_ g-38
_plas h-28
_plastic_ h-24
_plate_ r-22 g-46 m-30 h-31 k-22
_platter_ g-23
_play h24
_play_ g-21 m25 h33
_playboy_ h26
_players_ m-23
_please_ g-25
_pledge_ g-22
_plo h-28
_plot h-26
_plot_ h-25
_plot_number_ g46
_plots_ g32 h-28
_pls h26
_pls_ h26
_plug h49
_plug_ h48
_plum r-31 g-24 h-24 k-21
_plus_interest_ r23
_plus_something_ g23 h-36
_pm r-33 m-32 h-38
_pm_ r-33 m-32 h-38
_poa h23
_poc m21 h-21
_pock m21 h-21
_pocketed_ r24
_pockets_ r51
_pockets_%_ r51
_pod h-36 k-32
_poe r-31 g-45
_poem r-34 g-26
_poem_ g-30
_point_ r-54 h21
_points_ r31 h-29
_pok m39
_poke m22 h-22
_pole k-28
_pole_ k-28
_police_escort_ h-52
_policy_ g21
_policy_paper_ g-58
_poly r-26 g-28 m41
_pond r-22 h-23 k-21
_pond_ r-22 h-23 k-21
_pooj h34
_pooja_ h23
_pool m23
_pool_ h-24
_pool_table_ m-57 h-27
_pools_ r-40 g-38 m39
_poor r-28 m-25
_poor_ r-24 m-25
_poppers_ h21
_poppy_ h-46
_poppy_seed_ h-34
_porc h42
_porcine_ h32
_pork h31
_pork_ h30
_pork_belly_ g-48 h58
_pork_free_ h-37
_pork_ribs_ h48
_porn h45
_porn_ g-22 m-25 h41
_port h-30
_portion_ g29
_portion_of_ g43 h-29
_posi g39
_position_ g39
_position_before_ g24
_poss g31
_possess_ g31 h-29
_possesses_ g36 m-23 h-29
_post_ r23
_post_dated_ r-28
_post_office_ r84
_postage_ r-36 g-23 k-27
_posted_ r46
_poster_ r-27 g-26 h-27 k-28
_postpay_ r44
_pot g-21 h-27
_pot_ g-24 m27 h-31
_poti h39
_potion_ h39
_pots m-24
_pots_ m-24
_pott r-24 m-48 h-33
_poun h-36
_pounds_ r-28 h-24
_pow g-22
_powe g-21
_power_ g-26 h-33
_powerball_ m22
_pp r46 h-35
_ppf r52
_ppf_ r52
_pra h29
_pray h32
_pray_ h31
_pray_to_ h31
_prayer_ g-21
_pre_ g63 h-28
_pre_order_ h-23
_pre_sale_ g77 h-46
_predict_ g-53 m59
_prediction_ g29
_pref r41 g-26
_preference_ r41
_preference_shares_ r24
_preferred_ r47
_premium_dates_ g-30
_premium_for_ g29
_premium_of_ g30
_premium_plan_ g-49 m-21
_premium_sms_ g-35 m32
_preo g26
_preorder_ g26
_prep h-29
_prep_ h-33
_presale_ g43 h-25
_prescription_ g-28 h26
_presyo_ g26 h-22
_price_after_ g34
_price_agreed_ r-28
_price_as_ r-24 g41 h-25
_price_at_ g37 h-24
_price_bet_ g-69 m66
_price_chosen_ g-25
_price_guess_ g-61 m71
_price_guessing_ g-67 m81
_price_never_ g59
_price_not_ g29
_price_of_ r24
_price_on_ g45
_price_prediction_ g29 m-35
_price_to_ g32
_price_your_ g31
_prices_ g23
_principal_only_ r-44
_print_ h-35
_printed_ r-46 h-25
_printing_ r-28 g-21
_pris g37
_prise_ g37
_prise_after_ g29 h-22
_prize_money_ r-29 m-30 h-24
_prob m-24 h-23
_product_ g26
_product_liability_ h-28
_profit_for_ r-28 h-26
_profit_from_ r46 g-31
_promise_ m-27 h-27
_promissory_ r28
_promissory_note_ r34
_prop_ h-31
_prophet_ h33
_pros h32
_prosecco_ h25
_prot g22
_protected_ r51 g-22
_protection_ g28
_protection_plan_ g23
_protector_ r-38 h-22
_protects_ g32
_prox h34
_proxy_ h34
_ps_ h-48
_psy h23
_psyc h23
_psychic_hotline_ h44
_pub h21
_pub_ h35
_pub_dj_ h23
_public_ r-21
_public_liability_ g28
_public_risk_ g33
_publish_ h40
_pud h25
_pudd h25
_pudding_ h25
_puj h30
_puja h30
_puja_ h26
_pulled_ m-21 h34
_pulls_ h-33
_pum g-23
_pump g-24
_pump_ g-24
_pun r-25 m35
_punt g-28 m44
_punt_ g-28 m23
_pup h-21
_pupp h-21
_puppy_ h-23
_purchase_from_ g26
_purchased_ g26
_purchased_by_ r26
_purchased_from_ g37
_purchasing_ h33
_puri r-21
_purp h23
_purs g-40
_purse_ g-40
_pus m30
_pust m33 h-36
_pusta_ m27 h-33
_put g24
_put_ m-21 h-25
_put_in_ g-34
_put_it_ g-30 k42
_put_on_ h-22
_put_spread_ r-41 g29 h-21
_put_the_ r-34 g-48 m-25 h-51 k-29
_puts g35
_puts_ g35
_puts_on_ g33 m-21
_py r34
_qard_hasan_ r-29
_qard_processing_ r57 k-34
_qarz r36
_qarz_ r36
_qarz_ka_ r24
_qarz_par_ r23
_qarz_pe_ r30
_qat h55
_qat_ h55
_quarterly_ r-29
_question_ k28
_qui m24
_quia h27
_quiapo_ h27
_quit h-28
_quit_ m-32 h-25
_quitting_ m-37
_quiz g-27 h-25
_quiz_ g-27 h-25
_quot m21
_quotex_ g23 m26 h-27
_qur m-24
_qura m-24
_quran_ m-24
_quran_competition_ m-41 h-25
_rab r-32 m24 h-27
_raci m29
_racing_ m29
_rack g-29
_rad r-25 h-28
_rada k31
_radar_ k31
_radi h-36
_radio_ h-36
_raf m21
_raff m21
_raffle_ m28 h-22
_raffle_ticket_ m35
_raffle_tickets_ h-21
_raffles_ m-28
_raffles_hotel_ m-51
_raha m23 h-49
_rahn m35 h-23
_rahn_ m35 h-23
_rai h-41
_rain h-31
_rain_ h-27
_rains_ h-30
_raj r-39
_rak g-21 m26 h24
_raki r-25 g-25 m-26 h58
_raki_ r-28 g-25 m-25 h49
_rama h-26
_ramadan_ h-26
_randi_ r-33 g-32 h35
_random_ h-25
_rans h26
_ransom_ h24
_rat r21
_rate r23
_rate_ r26
_rate_baad_ r-22 g22
_rate_collar_ r-51 g50
_rate_of_ r71
_rate_swap_ r-51 g35
_rate_till_ r34 h-23
_rate_until_ g-30
_rati h45
_ratings_ g-21 h51
_rb m36
_rbe m21
_rbe7 m21
_rbe7t_ m21
_rd r66
_rd_ r66
_re_ g-26 h43
_rea h26
_read h41
_read_ h66
_read_her_ h49
_read_his_ g-31 h66
_read_my_ g-21 h66
_reader_ h34 k-23
_reading_ h27
_reading_coffee_ h78
_reading_of_ h71
_reads_ g-37 h62
_ready_ r-24 h-34
_real_cash_ m32
_real_estate_ h-40
_real_money_ m74 h-69
_reb g-31
_reba g-34
_rebate_ g-33
_rebe h-29 k52
_rebh h-25
_rebh_ h-25
_receipt_ h-28
_receipts_ k45
_receivables_ r27
_receive_ k29
_receive_and_ k51
_receive_money_ h-24 k36
_received_from_ k-22
_receiving_ k42
_receiving_and_ k68
_rech r-31
_recharge_ r-31
_reci g-24
_records_ h-44 k34
_recovered_ g-22
_recr r-22
_red_crescent_ h-23
_red_label_ h26
_red_light_ h69
_red_or_ m31 h-42
_reds g-28 h49
_reds_ g-28 h49
_reduce_ h32
_reducing_ r44 h-27
_ref_ r-27 g-39
_refusal_ g25
_rega r31
_regardless_ r31
_regardless_if_ r37 g-22
_regi h-24
_registration_ h-22
_reh h-32
_reha h-30
_rehab_ m-24 h-37
_rehan_ m41
_rein g35 h-26
_reinsurance_ g35 h-22
_reinsurance_premium_ g29 h-22
_reis g-34
_rela h30
_relabel_ h27
_relabelled_ h23
_relabelling_ h32
_rele h-25
_release_ g-28 h-25
_religion_ h25
_relo r-21 m25 h21
_reload_ r-21 m25 h21
_rema h26
_remaining_ r31
_reme h25
_remedy_ h25
_remedy_for_ h36
_remi g-25 h-29
_remove_ h32
_removed_ r-23
_removing_ h24
_renewed_ h-23
_renewing_ r31
_rent_for_ r-24 g-34
_rent_her_ r-23 k51
_rent_his_ k39
_rent_is_ r25 g25
_rent_my_ k54
_rent_of_ r25
_rent_on_ r31 k-36
_rental_ g-30
_rented_ g-32 k43
_renting_ k35
_repacked_ h39
_repaid_ r40
_repaid_in_ r30 g-29
_repair_ r-22 h-32
_repaying_ r58 h-30
_replacement_ h-30
_replica_ h22
_repo_ r84 g-24 h-37
_reported_ g-42
_reporting_ k24
_repu r28
_repurchase_ r32
_repurchase_at_ r46
_repurchase_it_ r31
_resold_ r-23
_resort_ k-23
_rest k21
_rest_ g-27 h-34 k44
_rest_to_ r-32 g-40 k95
_retained_ r23
_rete g-22
_retention_ g-22
_reti h-27
_retirement_annuity_ g39
_return_of_ r-23 g-40
_return_pallet_ g51
_returned_ g-22
_returned_if_ g29
_returning_ h-25
_reverse_ r27
_revo r30
_revolving_ r30
_riba r24 h-27
_riba_ h-22
_rice g-26 h-24
_rice_ g-26 h-24
_rich r-27 g26
_rich_ r-29 g29
_rid r-22 h-49
_ride r-24 h-49
_ride_ r-25 g-34 m-33 h-43
_rider_ g24 h-24
_rif g-22
_rifl g-22
_rig g37
_rigg h60
_rigged_ h47
_righ g38 h-23
_right_ g38 h-27
_right_of_ g26 h-36
_right_to_ g33
_rights_ g28
_rih m38
_riha m38
_rihan_ m38
_rim g39
_rim_ g39
_rin m-22
_ring m-22
_ring_ m-23
_rio h30
_rioj h30
_rioja_ h30
_ripens_ g41
_ripp h43
_ripped_ h43
_rish g-35 m-25 h35
_risk g34
_risk_ g34
_rit m-21 h25
_rita h30
_ritalin_ h30
_ritu m-24 h23
_ritual_ m-24 h23
_ritual_to_ m-34 h29
_riv r-28 g-39 k-29
_riyal_ h-21
_riyals_per_ r-46 m61
_roc h38
_rock h38
_roll_ r24
_roll_back_ r-29 h65
_rollover_ r21 h-23
_rolls_ g-22 m-39 h-29 k-23
_root h-50
_root_ h-50
_root_beer_ h-46
_rop r-22 g-21 h-42
_rope r-22 g-21 h-42
_rope_ h-44
_roso h-27
_roug m-43 h51
_rough_ m-26 h65
_roul m22
_roulette_ m22
_roulette_wheel_ m-60
_round_of_ h51
_rounds_ m-30
_royal_ h22
_rs m30
_rs_ m31
_rum h24
_rum_ h46
_rumm m26 h-26
_rummy_ m26
_run_through_ h-29 k36
_runa g24
_runaway_ g24
_rune h44
_runn h-24
_rupa r33
_s_ r-25 g32 m-25 h-30
_s_p_ r-25 g32 m-25 h-30
_sa7 m22
_sa7b g-23 m25 h-35
_sa7e h30
_sab h-22
_sabo m36
_sabong_ m36
_sack h-27
_sack_ g51 h-26
_sacks_ h-23
_sacks_of_ r25
_sacr h26
_sacrifice_ h26
_sacrifice_for_ h29
_sad g-35
_sada r-21 g-21 h-30
_saf h-28
_safe r23 g-21
_safe_ r29 g-21
_saff h-33
_saffron_ h-33
_sahab_ h28
_sahe h24
_saher_ h28
_sahr h29
_sahra_ h29
_said_no_ g-32 m51
_saik r29
_saikda_ r29
_sain h22
_sainkda_ r29
_saint_ h62
_sak h23
_sake g-21 h27
_sake_ g-21 h29
_salad_ h-38
_salami_ h33
_salary_as_ h35
_salary_claim_ r50
_salary_slips_ r42 h-33
_sale_done_ g45
_sale_final_ g47
_sale_for_ r49 h-47
_sali h-25
_sall g-21 m-28 h-33
_salon_ r-22 h-42
_sals m-28 h-23
_salsa_ m-28 h-23
_salt h39
_salts_ h39
_salv h21
_sama g35 m-25 h-24
_samb m-28
_same_amount_ r-30 g-23
_same_hour_ g-36
_same_seller_ r60 g-24
_same_shop_ r42
_samp g-24 h-28
_samples_ g-23 h-22
_san_ h38
_san_miguel_ h23
_sanc g-29 k28
_sandu_ h25
_sandwiches_ h34
_sang h21
_sangla_ r36 h-31
_sani h-22
_sanitizer_ h-22
_sant g-43
_sar h-35
_sat m29
_satt m37
_satta_ m28
_satte_ m57
_satu h23
_sauc m-27
_sausage_ h43
_sauv h34
_save h-31
_saved_ h-40
_saver_ r32
_saving_ r37
_savings_bonus_ r25 h-24
_say h22
_says h21
_says_ h21
_scal g26
_scales_ h23
_scam r-24 h60
_scam_ r-22 h53
_scar h22
_scat m34
_scatter_ m34
_scheme_ r22
_schemes_ r54 g-24
_schn h40
_scho h-24
_school_fees_ g-22
_schw h28
_scoo g42
_scoop_ g47
_scoop_of_ g45
_scop g42 h-29
_scope_ g42 h-29
_scope_to_ g48 h-27
_scor g-27 m23
_scra m29
_scratch_ m37
_scratch_cards_ m34 h44
_scre h-40
_screen_ h-31
_screened_ r-31
_screening_ h-30 k25
_se7 h38
_se7r h38
_se7r_ h38
_se_ g30
_se_pehle_ g37
_sea_ h-28
_sealed_container_ g-21
_sean g-21 h35
_seance_ g-21 h35
_seas g21
_season_fruit_ g21
_seasons_ g38 h-23
_seat g-26 h-22
_seat_ r-23 g-34
_seats_ m-27 h-27
_sec_ g-45 m72
_seconds_ g37
_secret_commission_ g-36 h55
_sect g-27 h31
_secu h-23
_security_ r-21 h-22
_security_deposit_ r-38 g-25 h-23
_see_ k32
_seed_money_ h21
_seen g-21 h-24
_seen_ g-21 h-24
_seen_and_ g-41
_sees k40
_sees_ k40
_seg g39
_seguro_ g40
_seguro_ng_ g34
_seguro_sa_ g35
_sell_it_ g27
_sell_maid_ g-22 h66
_sell_my_ h-24
_sell_the_ r29
_seller_has_ g24
_seller_names_ g21
_selling_salary_ r49
_selling_the_ g37 h-31
_sem h-28
_semi h-26
_seminar_ r-29 h-31
_sen k22
_send k25
_send_ k27
_send_it_ r-21
_send_to_ r-21 k42
_sending_ r-29
_sends_ h31
_sens g36 h-46
_sensex_ g52 h-27
_sent r-23
_sent_ r-23
_sepa r-21 h22
_separately_for_ g26
_seri h-28
_serious_ g25
_serious_illness_ g25
_service_girls_ h22
_services_ h33
_session_ h23
_sessions_ g-25
_set_ m-44
_set_price_ g23
_settle_ r26 g-24 m25
_settlement_ g22
_settlement_discount_ g-21
_settles_ r37 g-29
_settling_ g-27
_sex g-23 h57
_sex_ h46
_sext g-28 m-21 h49
_sexting_ g-24 h43
_sha2 g-34
_sha2a_ g-34 h-21
_shab r-36 h59
_shad g22 h-40
_shade_ g23 h-39
_shah r28
_sham r36
_sham_ r51 h-23
_shan h33
_shani_ h33
_shanti_ h23
_shap m-34
_sharab_ h57
_share_in_ g25
_share_of_ g-24
_shared_ h-28
_shares_he_ g23
_shares_i_ g-28
_shares_of_ r-23 g-23 m-21
_shares_to_ g39
_sharjah_ r-28
_shark_ h-29
_shart_ g-28 m95 h-44
_she_stays_ g-26
_shee g26
_sheets_ g-38
_sheikh_la_ h42
_shel h-38
_shelf_ h-30
_shell_ g-31
_shells_ g26 h-43
_sherka_ g22
_sherry_the_ h-52
_shi_ g-32 h-31
_shie r-25 g32
_shield_ r-25 g32
_shif g-27
_shifts_ r-29 g-31 m-24
_ship_ r-30 g30 h-40
_shipment_of_ k-26
_shirt_ m-22
_shirts_ h-27
_shiv h33
_shoe m-34 h-28
_shoes_ m-37 h-26
_shoot_ h21
_shopper_ g-39 h-23
_shopping_ h-25
_shor g25 h-22
_short_ g26
_short_apple_ g36
_short_film_ g-56 h-32
_short_on_ r-31 g-58 m-25 k-24
_short_position_ g28
_short_sale_ g-30
_shorting_ g38 h-22
_shots_of_ g-21
_shou g-28
_shown_ k34
_shows_ g24
_shr h45
_shro h55
_shrooms_ h44
_shu_ g27
_shy r26
_shyl r26
_shylock_ r26
_si7 h33
_si7r h33
_si7r_ h33
_sick_note_ h33
_sidd h31
_sign_ g-26
_signature_ r23 g-26
_signed_for_ h-26
_silent_ h-27
_sim g-29
_sim_ r-25 g-31
_sim_swap_ g-40 h37
_singing_ m-31 h-34
_single_ g-25 m-28
_single_malt_ g-22 h47
_sink_ r22
_sir m24
_sir_ m28
_sit h21
_sit_ m37 h53
_sit_my_ h55
_sits h37
_sits_ h37
_sits_ielts_ h41
_sits_the_ h35
_sitt h23
_siu h38
_siu_ h38
_six_months_ h-31
_six_pack_ m-27 h29
_siz h-21
_size h-21
_size_ h-22
_sk m24
_skim h49
_skin m25
_skins_ m34
_skip r33
_skip_ r33
_sky g23 m56 h-43
_sky_ g39 h-39
_sla h40
_slaughter_ g-23
_sle h-22
_slee h-22
_sleeps_ r31
_slip_ h28
_slip_an_ m-38 h37
_slip_him_ r-22 m-36 h39
_slip_the_ r-23 m-39 h43
_slips_ r48 h-42
_slo m24
_slot m27
_slot_ m26
_smir h21
_smirnoff_ h21
_smoking_ h-23
_sms m49 h-26
_sms_ m49 h-26
_sms_to_ g-25 m27 h-23
_smuggle_ h55
_smuggler_ h58
_smur r-24 m-29 h-36 k29
_snac h-44
_snack_ h-46
_snack_bar_ h-21
_snacks_ h-24
_snap g-28 h27
_snap_ g-23 h37
_so_ g-23 k33
_so_bank_ h-22 k89
_so_he_ h54 k-21
_so_i_ r21 k-28
_so_inspector_ h35
_so_it_ r-28 g-23 h-35 k41
_so_nobody_ g-43 k38
_so_that_ r28 h-34
_so_they_ g-31 k36
_so_we_ h-24
_soa g-28
_soap g-30
_soap_ g-32 h-23
_soc g-36 h-47
_soci m23
_social_ g-22 m24 h-34
_society_ g26
_sof g-22
_sofa h-22
_sofa_ h-22
_soj h33
_soju h33
_soju_ h33
_sola r-30 g-36 m-28 h-24 k-30
_sold_as_ h51
_sold_at_ r-33
_sold_back_ r44 h-22
_sold_him_ h-25
_sold_it_ r24 h-25
_sold_my_ g-29 h-23
_sold_on_ h-43
_sold_separately_ g24 h-21
_sold_the_ h-47 k-25
_some_ g22 m-23
_somebody_ k27
_someone_sits_ h40 k-21
_something_for_ g-27 h55
_somm h29
_sommelier_ h29
_son h-21
_son_ g-23 m-28 h-31
_sona r37 g-38
_sona_ r37 g-38
_song g24
_songs_ g33
_soo r32
_sood r41 h-34
_sood_ r36 h-33
_sor h23
_sorc h28
_sorcerer_ h28
_sorr r-25
_sorry_ r-25
_sou h-22
_soup g-23 m-24 h-40
_soup_ g-23 m-24 h-40
_sour_ r-21 g-22 h29
_source_ k24
_source_one_ g61 k-27
_sowa h31
_sowar_ h31
_sowar_bala_ h31
_sown g35
_sown_ g35
_spa_ r-30 g-26 m-25 h-36
_spac m-23
_space_ g-21
_spam h22
_spam_ h22
_spare_ h-26
_special_ h42
_specs_ h-21
_speed_limit_ h-22
_spell_ h25
_spell_to_ h64
_spelling_ g-30 m-32 h-49
_spells_ h38
_sper h54
_sperm_ h54
_spic h31
_spicy_ h36
_spin m31
_spin_ m21 h-23
_spin_class_ m-43
_spins_ m33
_spins_at_ m35 h-24
_spins_on_ m43 h-63
_spirits_ h23
_spirits_duty_ h61
_split_because_ k55
_split_bill_ h-27 k-26
_split_since_ h-31 k59
_split_so_ h-41 k60
_split_the_ r-32 m-21
_spot h-25
_spot_ g22 h-25
_spr g33 h-23
_spre g38 h-28
_spread_ g37 h-26
_spreads_ g61 m-28 h-33
_spritz_ h29
_spy h26
_spy_on_ g-45 h40
_sq m22 h-47
_squ m32
_squa m32
_squares_ g-31 m47
_st_ g45
_stag_ h54
_stage_ h-36
_stake_on_ r-21
_stakes_ m-22
_stall_ h-21
_stam h26
_stamp_ h37
_stan g-22
_stand_ h25
_standing_ m24 h-32
_stars_ r-24 h28
_start_ g31
_state_ m60
_stated_ g34 h-27
_statue_ h27
_statue_of_ h41
_stay r-33 g-21 k34
_stay_ g-26 h-40 k37
_stay_below_ k54
_stay_under_ k51
_staying_ k46
_staying_under_ k46
_stays_ r-29
_stays_till_ g-24 h32
_stea g-28
_stee h-33
_steel_ h-33
_stella_ h22
_ster r27 g-21 h21
_stew h41
_stew_ h41
_sti g27
_stic m-29
_sticker_ g-46 h26
_stickers_ g-25 m-35 h55
_stil g40
_still_ g40
_still_belonging_ g26 h-22
_still_belongs_ h-23
_still_find_ g43 h-25
_still_in_ g37 h-27
_still_owned_ g36 h-24
_stl m40
_stl_ m40
_stock_not_ g47
_stock_option_ g46
_stock_to_ g27
_stolen_bag_ h-59
_stolen_car_ g34
_stolen_laptop_ h34
_stolen_phones_ g-45 h44
_stolen_wallet_ h-24 k-31
_stom g40
_stomach_ g27
_ston m-24
_stone_ m-28 h23
_stone_for_ g-34 h73
_stones_ g-23 h-23
_stoo h-23
_stood_ r22
_stood_for_ h-26
_stools_ h-35
_stop m-29
_stop_ m-26 h-22
_stor h-23
_store_ m-24
_story_ g-27 h-42
_stou h27
_straddle_ g22
_stranger_ k46
_strangled_ g-31 h71
_strategy_ g32
_strayed_ g24
_strip_club_ m-36 h69
_strippers_ h-22
_stro g-23 h46
_stru h-22 k33
_structured_ r34 k-23
_structuring_ r-39 k36
_student_ h-27
_student_loan_ r32
_students_ r-25 g-21
_studied_ h29
_stuf m-21 h25
_stuff_ m-21 h25
_sua h27
_suar h27
_suar_ h27
_sugar_baby_ h35
_sugar_daddy_ h38
_sui h-22
_suit h-22
_suitcase_ h-23
_suk h-37
_sul g-31
_sum_ g23 h-21
_summ g-28
_summer_ g-40
_sunk g66 h-29
_sunken_ g40 h-27
_supe m26
_supermarket_ g-28 m-34
_supplies_ h27
_supply_ h22
_support_ h-31
_sure r35
_sure_ r33 g-23 m33 h-36
_surety_ r22
_surg h-28
_surprise_party_ g-37 h-34
_surr h23
_surrender_ r-22
_survey_ g-23
_survives_ g43
_survives_the_ g45
_swa g21
_swab h-32
_swab_ h-25
_swabs_ h-36
_swap g23
_swap_at_ g-28 h-50
_swap_my_ r23 g-35 m-23 h-27
_swap_of_ m-23 h-33
_swaps_ g25
_swaption_ h-24
_swe m35
_swee m32
_sweepstake_ m27
_sweepstakes_ m25
_sweet_ h29
_sweet_white_ h29
_sweetener_ r32
_sweets_ r-21 g-26 m-22
_swim h-22
_swimming_ h-22
_swin h30
_swingers_ g-21 m-23 h38
_swit h-43
_swo g-26 m49 h-30
_swor g-26 m49 h-30
_syn m22
_synd m25
_syndicate_ m25
_sys k31
_syst k31
_system_ k31
_system_only_ k59
_t_ g-32 m-24 h25
_ta2m r-23 h-23
_ta2meen_ r-22 h-21
_ta_ g-34 m-33
_tab h27
_tab_ h51
_tabb r43
_tabby_ r43
_table_and_ h24
_table_for_ g-25 m-40
_table_with_ h21
_tables_ m21
_tablets_ g-29 m-21 h46
_tabs h35
_tabs_ h34
_tag g-30
_tag_ g-29 h-53
_tailor_ r-25
_taka h-24
_taken_by_ r24 h-25
_taken_from_ g-32
_takes_all_ m30
_takes_his_ r30 h-28
_takes_it_ k-27
_takes_my_ h47
_taking_ h-26
_tal r-25
_tala r-31 h-28
_talo m28 h-26
_talo_ m28 h-26
_tama g-33 h-37
_taman_ r-23 g-25 m-23 h-32
_tamara_ r64
_tamp h49
_tamper_ h51
_tampering_ h32
_tan_ r-28 h-54 k-23
_tant h55
_tap_ h49
_tape h-34
_tape_ h-32
_taro m-31
_taro_ h-53
_tarot_ m-33 h34
_tas g-24
_taw r22
_tawa r30
_tawarruq_ r22
_tawaruq_ r47 h-22
_tawe h24
_tax h-21
_tax_ k35
_taxi r-27 h-22
_taxi_ r-27 h-22
_tay m41 h-34
_taya m63 h-36
_taya_ m63 h-36
_tea_money_ h81
_teac h-30
_team_ h-31
_teams_ h21
_teas h45
_tee m22
_teen m22
_teen_patti_ m25
_tel h21
_tele h-26
_tell h45
_tell_ k25
_teller_ h33
_tells_ g-27 h60
_tells_my_ h43
_tells_the_ g-31 h40
_tem h30
_temp h30
_temporary_ h25
_temporary_marriage_ h36
_ten_ h-28
_ten_days_ r38 m-26
_tend r-24
_tender_ r-25
_tent_ g-25
_tent_stakes_ m-30
_teq h24
_tequ h24
_tequila_ h24
_term_deposit_ r32
_term_life_ r-24
_terminal_ r-23 g-28 m25
_terms_ m-26
_tesl g29
_tesla_ g29
_test_for_ r-24 m-26 h29
_tested_ h-25
_testing_ h-44
_tex m51
_text m30
_text_ g-22 m45 h-38
_tg g36 h-26
_tge g36 h-26
_tge_ g36 h-26
_th_ r46 g-24
_thank_you_ r-24
_thanks_for_ r-35 m-23 h-32
_that_does_ g31 k-52
_that_i_ r27
_that_is_ g26 h-31
_that_makes_ g-45 h30
_that_one_ g31 h-26
_that_same_ g46 h-25
_that_the_ g45 h-43
_that_very_ g52 h-46
_that_was_ r27 m23 h-34
_thc h21
_thc_ h21
_thc_gummies_ g-22 m-25 h52
_the_ac_ r-27 h-36
_the_account_ r-33
_the_advance_ g-25 h-21
_the_airport_ h32
_the_amount_ r30 h-32
_the_app_ g-32 m21 h28
_the_back_ r21 g24
_the_bank_ h-33
_the_banks_ h-21
_the_bar_ m-24
_the_betting_ m-22 h36
_the_bill_ h-27
_the_board_ g-32 m23
_the_boat_ g50
_the_border_ h59
_the_candle_ m-28
_the_car_ r-31 g-23
_the_card_ m28 h27 k-25
_the_cash_ g-35 m-22 h-29
_the_casino_ h57
_the_cat_ h-57
_the_coming_ g33
_the_company_ m-24 h-35 k23
_the_container_ h37
_the_contract_ h21
_the_counter_ r-22 g-21
_the_court_ g33 m28
_the_customs_ h28 k37
_the_desert_ h-31
_the_dinner_ r-30 h23
_the_diver_ g22 h-40
_the_dog_ h-57
_the_draw_ m51 h-42
_the_due_ r35
_the_end_ r35 g-24
_the_envelope_ g-31 h-41
_the_evening_ h33
_the_exam_ h45
_the_examiner_ h27
_the_extra_ r21
_the_fair_ h32
_the_farm_ m-21 h-52
_the_fighters_ r-22 h-42 k36
_the_finance_ r22
_the_fisherman_ g39
_the_flight_ g-28 h-34
_the_fridge_ h-39
_the_full_ r29
_the_future_ r-21 g-34 h22
_the_gam3eya_ r63
_the_game_ g-31
_the_gameya_ r36
_the_garden_ g-32 h-29
_the_goods_ g27
_the_gym_ r-24 g-28
_the_house_ r-28
_the_inspector_ h24
_the_instalment_ r48 g-39 h-28
_the_insurance_ h-22
_the_jamiyya_ r77
_the_jar_ r-22 g-23 h-30
_the_jinn_ h36
_the_judge_ h27
_the_kids_ r-22 g-33 h-45
_the_king_ g61 m-21 h-34
_the_kiosk_ h25
_the_kitchen_ g-24
_the_lender_ r24
_the_limit_ g-21 m-29 h-22
_the_lot_ m28
_the_majlis_ h-21
_the_mall_ m-26 h-37
_the_man_ g-46 h34
_the_market_ r-32 h-29
_the_minister_ g23
_the_ministry_ g-35 h-30
_the_money_ g23 m-21 h-41
_the_month_ r-21 g-30 h-32 k-32
_the_mosque_ h-35 k-21
_the_municipality_ r-28
_the_neighbours_ g-23 h-36
_the_next_ m49
_the_night_ h55
_the_nightclub_ h50
_the_nursery_ r-29 m-29 h-26
_the_office_ m24 h-41
_the_officer_ h22
_the_old_ g-30 m-21
_the_one_ m22
_the_online_ h30
_the_other_ g-21 h22
_the_owner_ g37 h-21
_the_palm_ g-28 h48
_the_palms_ g-24 h28
_the_party_ h29
_the_pot_ m39 h-24
_the_price_ g-34
_the_rain_ m-31
_the_rate_ g-37
_the_real_ g-28 m-27 h-28 k26
_the_record_ k21
_the_red_ r-24
_the_referee_ r-23 h56
_the_rent_ k-26
_the_rest_ r27 m-27 h-25
_the_right_ h-36
_the_savings_ g-27 m-30 h-22
_the_ship_ g34
_the_sofa_ r-27
_the_sponsor_ m-24
_the_staff_ m22
_the_supplier_ g26
_the_system_ h-42 k32
_the_table_ g-27 k-27
_the_team_ g42 m-21 h-31
_the_tender_ r-25 g22 h28
_the_th_ r36 g-30
_the_top_ r-27 g46 h-34
_the_trip_ h-23
_the_truck_ r-24
_the_unpaid_ r22 h-42
_the_villa_ m-26
_the_war_ g25 h-23
_the_weekend_ r-27 m21
_the_wheel_ g-30 m46 h21
_the_whole_ g-27 h25
_the_wine_ h41
_thef g34
_theft_ g34
_them_from_ g36 h-30
_them_now_ g32
_theme_ m-27
_themed_ m-23 h-26
_ther h-24
_they_do_ g-24 h-62 k68
_they_does_ g-33 h-35 k66
_they_keep_ r-22 g42 h-31 k-44
_they_pay_ r-28 g44 k-30
_thing_ g21 h-29
_think_ g30
_think_it_ g39 h-22
_thinks_ g25
_third_company_ g26
_third_of_ r-41 g-35 h39
_third_party_ g27
_this_is_ g-23
_this_month_ k-29
_this_year_ r22 h-24
_threaten_ h38
_threatening_ h22
_three_ h-25
_threshold_ k21
_through_ k22
_through_her_ h-25 k34
_through_his_ h-22 k24
_through_the_ g-29 k25
_through_your_ g-25 k27
_thrown_ g57 m-32
_tick_ g54 h-33
_tick_up_ g56 h-38
_ticket_for_ h-38
_ticket_renewal_ r39
_tickets_for_ m31 h-30
_tickets_to_ g-21
_ticks_up_ h-32
_tie g-24 m25
_tile m-32 h-38
_tiles_ g-21 m-25 h-37
_till_i_ g36 h-29
_till_morning_ g-27
_time_deposit_ r28
_time_slot_ m-49 h-41
_time_value_ r35
_tin g-37
_tins g-25
_tins_ g-25
_tip g-21
_tip_ g-31 k-23
_tip_for_ r-33 h-40
_tips m25
_tipster_ m37
_tir g34 h-28
_to_a_ r-41 h-27
_to_another_ k28
_to_be_ g46
_to_beat_ r-33 h30
_to_buy_ r-21 g36 h-21
_to_charity_ r-24
_to_close_ g-25 m-24 h-34
_to_cover_ r25 g-24
_to_decide_ g40
_to_him_ k23
_to_lock_ r32 g-47
_to_me_ r27
_to_my_ k-39
_to_next_ g-29 h29
_to_officer_ h33
_to_official_ h98
_to_open_ r25 h-30
_to_other_ h43
_to_repurchase_ r45
_to_same_ r75 h-32
_to_sell_ g35
_to_short_ g26
_to_someone_ h-29 k22
_to_spirits_ h26
_to_the_ g-21
_to_whatever_ g31
_to_win_ m21
_tob h21
_toga h-25
_token_ h-28
_tokens_ m-26 h24
_told_me_ g-32 m-25 k34
_toll r-27 m-28
_toma h-25
_tomato_ h-34
_tomb m25 h-26
_tombola_ m25 h-26
_tomorrows_ g28
_tone r-23 g-24 m-22 h-48
_tong m32
_tong_ m36
_tong_its_ m32 h-24
_tong_tongits_ m23
_tongits_ m23
_tonic_ g-22 h23
_tonk h21
_tons h-29
_tons_ h-29
_took_the_ r-24
_tool m-28 h-34
_tool_ m-31
_top_floor_ r-27 g45 h-40
_top_of_ r36
_topl h36 k-21
_topless_ h36 k-21
_topp h22
_topping_ h21
_topping_up_ h21
_tos m33
_toss m33
_toss_ m34
_toss_coin_ g-29 m48 h-43
_toss_pe_ g-26 m36
_tot m31
_tote m38
_tote_ m38
_totk m-29 h42
_toto m61 h-39
_toto_ m61 h-39
_touc g35
_touch_ g40
_touch_and_ g49
_tour_ r-23 g-33
_tower_has_ g38
_tower_hasnt_ g32
_toy r-22 g-26 m-25 h-21
_toy_ r-21 g-27 m-30 h-41
_toys g-36 m-22 k-24
_toys_ g-36 m-22 k-24
_trader_ g-27
_trading_account_ r-26 g25 m-41 k-25
_traf h23
_trai h-25
_trail_ h-32
_train_ g-23 h-25
_trainers_ m-32
_tram h32
_tramadol_ h32
_tramadol_strips_ h39
_transfer_to_ r-36 k-42
_translation_ g-22 h-26
_trap g33
_trap_ g33
_travel_insurance_ g32
_tray m-36 h-41
_tray_ m-29 h-35
_trea r21
_treasure_ r-33 h51
_treasury_ r24 h-28
_treasury_bills_ r31 h-22
_tree g24
_tree_ g22
_trees_ h-30
_tri h-28
_tric r43
_trick_ r50
_trim h-26
_trimmer_ h-26
_trimming_ g-25 h-25
_tro m-30
_trop m-29 h-24
_trophy_ m-29 h-24
_trot h35
_try m75
_try_ m75
_tubo r23
_tubo_ r25 h-24
_tum g45
_tumm g45
_tummy_ g45
_tun h-39
_tuna h-41
_tuna_ h-41
_tur h-23
_turk h-25
_turkey_ h-24
_turkey_bacon_ h-31
_turkey_ham_ h-22
_turn_from_ r30 h-21
_tus h54
_tusk h43
_tusks_ h26
_tut r-26 g-30 h-43
_tuto r-23 g-30 h-44
_tutor_ g-25 h-37
_tv h-36
_tv_ h-36
_twe r25
_twen r29
_twenty_ r29
_two_bottles_ h35
_two_prices_ h-30
_two_thousand_ h-23
_two_weeks_ r-21
_ty h-27
_typ h-24
_type_not_ g26
_tyr h-21
_tyre h-21
_tyre_ g30
_tyres_ g-27 h-24
_udd g34
_udde g34
_udh g-30 m-23 h-31
_udha h-22
_uk g-22 m33 k-24
_um r-36 g-35 m-33
_unc g29
_unce h23
_uncensored_ h26
_unch g51
_unchecked_ g58
_uncl g24
_unclaimed_ g32
_unclear_ g51 h-35
_uncles_ g-30 h-21
_undefined_ g25
_undelivered_ r-24 g62
_under_the_ m-28 h22
_undr r51 h-22
_undrawn_ r51 h-22
_unem g22
_unemployment_ g22
_unf g27
_unfo g27
_unfold_ g27
_unid g35
_unidentified_ g35
_unif h-21
_uniform_ g-27 h-21
_uniforms_ k-24
_unit_auction_ g40
_units_ g-22 h24
_unknown_caller_ g-30
_unl k27
_unli k39
_unlicensed_ k39
_unlo g-24 m-23 h24
_uno m-21 k33
_unof h-25 k65
_unofficial_ h-25 k65
_unop g28
_unopened_ g28
_unr k29
_unre k29
_unregistered_ k29
_uns g31
_unse g25
_unseen_ g25
_unso g32
_unsorted_ g38
_unsp g23
_unspecified_ g23
_until_he_ r30
_until_i_ h-25
_up_down_ g44 h-21
_up_fee_ h60
_up_for_ g-34 h-24
_up_from_ g36 h-25
_up_lower_ g44 h-40
_up_or_ g26
_up_the_ r-27 g-27
_upa g-21 m-27
_upf h-21
_upfr h-21
_upfront_ h-21
_ur g-22 m-25 h-21
_urg g-22
_urge g-22
_urgent_ g-22
_us r23
_us_ g-25
_usa r49 h-22
_usag r28
_usage_ r28
_usan r47 h-24
_usance_ r47 h-24
_usdt g24
_usdt_ g24
_use h-21 k27
_use_ h-23 k33
_use_his_ k42
_use_your_ g-23 k42
_used r-26
_used_ r-26
_used_car_ h-25
_usu r26 g-22
_usua h38
_usual_ h38
_usur r35 g-24 h-32
_ut h-23
_utan r23 h-23
_utang_ r23 h-23
_utang_may_ r30
_utang_plus_ r22
_utang_with_ r21
_utilisation_ r24
_vaas h23
_vaastu_ h23
_vac g-26 m-26 h-27
_vacc m-27
_vaccination_ m-32
_vaccine_ h-31
_vale r-26
_valet_ r-26
_value_of_ r46
_van_ g-23
_vap g-21
_vape g-21
_vape_ g-21
_var h-39
_vari r21
_vase m-26 h-49
_vase_ m-26 h-49
_vast h31
_vastu_ h31
_vat g-32 m-25 h-40 k-25
_vat_ r-46 g-37 m-29 h-36 k-33
_vatt r42 h-29
_vatti_ r42 h-29
_vea h-48
_veal h-48
_veal_ h-48
_veg h-21
_vega g45 h-29
_vent h22
_venture_ h22
_ver r-28
_very g52 h-46
_very_ g52 h-46
_vet g-23 h-40
_vet_ g-23 h-41 k-21
_via k36
_via_ k36
_videos_ h29
_vie r-25
_view r-23 g-22
_vig r58 g-29 h-47
_vig_ r58 g-29 h-47
_vinegar_ h-24
_vino h50
_vino_ h41
_vio h30
_viol h30
_violation_ h30
_vip h24
_vip_ h24
_vip_table_ m-41 h42
_vir m22
_virg h-24
_virgin_ h-22
_visi h-22
_visit_ g-22
_visits_ g22 h-28
_vit h-39
_vita h-39
_vitamin_ h-31
_vol m36 h-27
_voo h34
_vood h34
_voodoo_ h34
_voodoo_doll_ h29
_vote_ g-21 h42
_votes_ m21
_voucher_ r-29 g-22 m-23 h-22
_w_ r28 h-25
_w_maraheen_ m-61 h21
_wa7 r-36
_wa7e r-23
_wa7ed_ r-23
_wag m25
_wage m25
_wager_ m44 h-37
_wagering_ m41
_wages_till_ h31
_wah r-27 g-28
_waiting_ h-23
_waiv r-23 h-22
_wak h-28
_wala r-25
_wala_ g30
_walang_ r-30 h23
_wale h22
_wale_ r-33 g-24 h22
_wali g-23
_wali_ g-25 h21
_walker_ h26
_wall k25
_wall_ h-30
_wallet_ k23
_wallet_to_ r-34 g-25 m-22 h-28
_war_ h-36
_warrant_ g22
_warrants_ g31
_warrants_on_ g25 h-27
_warranty_bought_ g59
_warranty_for_ g47
_warranty_included_ h-22
_warranty_purchased_ g52
_warranty_sold_ g50
_warranty_yrs_ g33
_was_ g-31
_wash m-21 h-29
_wash_ g-46 m-24 h-26
_washing_ h-35
_wast h35
_wasta_ h28
_wat h-26
_watched_ k55
_watches_ g-34 h38
_wate h-48
_water_ h-47
_way g-35 h-52
_way_ r-22 g-38 h-54
_ways h-25
_ways_ h-25
_we_agreed_ r42
_we_bought_ g-48
_we_buy_ g-45
_we_get_ h46
_we_short_ g60
_we_win_ g-22 m-38 h61
_weal h38
_wealth_ h38
_weat h-28
_weather_ h-28
_web_ r-25 m-21 h-31
_wedding_hall_ h-22
_weed h27
_weed_ h33
_weed_for_ m-30 h62
_weed_killer_ h-32
_weed_removal_ h-38
_weeds_ h-27
_week_late_ r54
_week_unpaid_ r30
_weight_ m22
_weight_limit_ r-22
_weight_of_ g24
_wel r-28 h-29
_well r-22 h-28
_well_ r-22 h-28
_wen g-21
_went g-21
_went_ g-21
_wes h-32
_what_are_ g23 k-21
_what_you_ g21
_whatever_comes_ g-22
_whatever_he_ g51
_whatever_is_ g-22
_whatever_it_ g26
_whatever_net_ g23
_whatever_price_ g22
_whatever_seller_ g21
_whatever_she_ g43 h-28
_whatever_the_ g28
_whatever_trap_ g25
_wheat_futures_ g27
_wheel_ g-21
_when g22
_when_ g25
_when_i_ g42
_when_you_ r-27 g23
_whenever_the_ g45
_wher g61 h-46
_where_ g61 h-46
_whet m23
_whether_ m23
_whether_i_ h-28
_whic g22
_which_ g22
_whis h22
_whiskey_ h32
_whisky_the_ h-89
_white_x_ h42
_whitelist_ g51 h-25
_who_stood_ r74 h-29
_whole_ r-21
_whole_life_ g40 h-35
_why r-25
_why_ r-25
_wid h-42
_wif g-21
_wife h26
_wifes_ g-25
_will_buy_ r-23 g49 h-38
_will_decde_ g26
_will_decide_ g31 h-22
_will_have_ h-21
_will_purchase_ g44 h-23
_will_see_ g24 k29
_will_send_ r23 h-24
_win_ m40
_win_the_ m-35
_wind g-39
_window_ g-36 h21
_wine h21
_wine_red_ h-52
_wine_tasting_ h47
_wines_ h45
_winners_ h-37
_winning_ r-22 h-30
_winnings_from_ m50 h-66
_winnings_of_ m41 k-25
_wint r-21
_winter_ r-21
_wip h-21
_wipe h-21
_wir g-21 h-29
_wire g-21 h-29
_wire_ g-21 h-29
_wis h28
_wisk h28
_wiskey_ h21
_witc h37
_witch_ h33
_witchcraft_ h31
_with_%_ r22
_with_a_ h-27
_with_another_ h55 k-21
_with_different_ h69 k-35
_with_insurer_ g27
_with_my_ m24
_with_policy_ g58
_with_premium_ g67
_with_rum_ h27
_with_the_ h-21 k-24
_within_ r-22
_within_minutes_ g43
_without_charity_ h-22 k40
_without_inspection_ g-30
_without_papers_ h25
_without_prescription_ g-27 h41
_without_the_ g-23 h65
_witn h35
_witness_ h35
_wiz h25
_wiza h25
_wizard_ h25
_woma g-25 h27
_woman_ g-25 h27
_womb g35
_womb_ g35
_won m37 h-28
_won_ m37 h-30
_woo g23 h-21
_wool r-22 g24 m-25 h-25
_wool_ r-22 g24 m-25 h-25
_wool_on_ g44 m-26
_word h27
_work_ g-30 h-22
_worker_ h43
_workmen_ g22
_workmens_ g27 h-24
_workshop_ m-21 h-29
_worl h-24
_world_ h-24
_wors h44
_worship_ h44
_wou m22
_woul m22
_would_ m22
_wra g-23
_wrap g-23
_wrap_ g-27 k-21
_wre h-34
_wrec h-24
_wreck_ h-24
_write_my_ h65
_writing_ g25
_wro k25
_wron k28
_wrong_ k29
_wrong_description_ g-26 h-31 k39
_wrong_goods_ h-35 k58
_x_ h25
_xa h29
_xan h29
_xana h29
_xanax_ h29
_xb m34
_xbe m23
_xbet m23
_xbet_ m23
_xx r26 g-25 m-27
_xxx h53
_xxx_ h38
_yak r30 h-24
_yakh r30 h-24
_yan h25
_year_and_ r22
_years_ g22
_yen_ r34 g-38
_yes_or_ g27 h-22
_yet g24
_yet_ g24
_yi h-21
_yie h-21
_yiel h-21
_yield_ h-21
_yield_of_ r-50 g23
_yield_on_ r29 g-22
_ym h22
_yma h22
_ymas h22
_ymashi_ h22
_yom r35 g-34 m-26 h-38
_yom_ r35 g-34 m-26 h-38
_you_and_ r-35 g-23 m29
_you_back_ r-31 h-26
_you_feel_ r-23 g52
_you_feels_ g40
_you_like_ r22 g-46 h-23 k-28
_you_pay_ m-22
_you_think_ g66 h-22
_your_ g21
_your_account_ g-28 k41
_your_car_ g23
_your_house_ g33
_your_net_ g26
_yours_ g23
_yous g-25
_yousef_ g-26
_yout h-34
_youth_ h-34
_yrs g33
_yrs_ g33
_yu g-31 h-21
_yun r21 g-32 h-29
_yung r21 g-32 h-29
_yung_ r21 g-32 h-29
_za r-28
_zah g-22 m26 h27
_zahl g-23 m-24 h34
_zak h-27
_zaka h-27
_zakat_ h-27
_zakat_on_ r-25
_zar h41
_zar_ h41
_zat h23
_zatl h23
_zay h-23
_zer h-30
_zero h-30
_zero_ h-30
_zi g-27 h33
_zo m-26 h28
_zod h28
_zodi h28
_zodiac_ h28
_zoo m-28 h-48
_zoo_ m-28 h-48
_zy h-22
_zya h-22
_zyad h-22
_ابا h23
_اباح h23
_اباحي_ h28
_ابراج_ h41
_ابلا k28
_ابلاغ_ k28
_ابن_ g-22 h-23
_ابي_ g-37 h-33 k43
_ابيض m-22 h37
_ابيض_ m-22 h37
_ابيع g22
_ابيعك_ g28
_ابيعك_لو_ g29 h-24
_اتا r26
_اتاخ r30
_اتاخر_ r38 h-21
_اتاخرت_ r21
_اتر m43
_اترا m43
_اتص m-24 h-27
_اتصا m-24 h-27
_اتفقنا_علي_ g48
_اتو g-29 m51 h-21
_اتوق g-29 m51 h-21
_اتوقع_ g-29 m51 h-21
_اث g-31 h-21
_اثا g-24 h-22
_اثاث g-21 h-28
_اثاث_ g-21 h-28
_اجا k33
_اجار k45
_اجار_ k62
_اجاره_ h-24
_اجت g-22
_اجتم g-22
_اجر g-21
_اجر_ r24 h28
_اجرت g-21 h-25 k36
_اجرت_ r-29 h-21 k48
_اجره g-23
_اجره_ g-23
_اجل r21
_اجل_علي_ r52 g-52
_اجلت r46
_اجلت_ r46
_اجلت_زبون_ r41 h-25
_اجلت_له_ r41
_اجله r28
_اجله_ r28
_اجها h27
_اجهاض_ h27
_احت g-27
_احذ h21
_احذف h21
_احذف_ h21
_احو r-25 h-27
_احول r-25 h-27
_اخت m-21
_اختا g26
_اختار_ g26
_اختار_اخضر_ g26
_اختب h-25
_اختبار_ h-25
_اختر r-26 g-25
_اختراق_ h39
_اختيار_ g21
_اخذ_ m-21 h-28 k-21
_اخذت_ r35
_اخري k29
_اخف k25
_اخفا k25
_اخفاء_ k25
_اخو r-24
_اخوي r-24
_اخوي_ r-24
_اخي k-30
_اخي_ k-30
_ادا r27
_ادار r27
_ادخا r22
_ادخار_ r22
_ادر g22
_ادري g22
_ادري_ g22
_ادم m-30 h-22
_ادما m-30 h-22
_ادمان_ m-30 h-22
_ادمان_القمار_ m-27
_ادن h-32
_ادني h-32
_ادني_ h-32
_ادني_او_ g31
_ادو h-21
_اذ g24
_اذا g34
_اذا_ g34
_اذا_توفيت_ g29
_اذا_مت_ g24
_اذو r36
_اذون r36
_اذون_ r29
_اذونات_ r33
_ارباح_ثابته_ r25 h-35
_اربع_ r-28
_ارت g28 m-28
_ارتف g28 m-28
_ارتفاع_ g28 m-28
_ارج r-29 h25
_ارد h-22
_ارض r-23 h-37
_ارض_ r-23 h-37
_ارق m21
_ارقا m21
_ارقام_ m21
_اري g-28 k46
_اريد g-28 k46
_اريد_ g-28 k46
_ازاز h23
_اسب h-21
_اسبو h-21
_اسبوع_ h-23
_است k22
_استخ k30
_استخدام_ k30
_استخدم_ k40
_استع h-35
_استلام_ g43
_استلم_ k49
_استلم_تحويلات_ k32
_استلم_حوالات_ k50
_استي h-27 k30
_اسح m23 h-23 k24
_اسحب m23 h-23 k24
_اسع m-44
_اسعا m-44
_اسعار_ m-44
_اسق r-32
_اسقط r-32
_اسك h25
_اسلا h-26
_اسلامي_ h-28
_اسم g-22 h-30 k29
_اسم_ r-22 m-30
_اسمن h-24
_اسمنت_ h-24
_اسمي g-24 h-29 k51
_اسمي_ g-24 h-29 k51
_اسهم_شركه_ g-34 h-26
_اسهم_في_ g-36 m-24
_اسهم_ما_ g30
_اسو m-23
_اسي k21
_اسيل k21
_اسيله_ k21
_اشتراك_حمايه_ g54 h-33
_اشتراك_سحب_ m57
_اشتراه_ g30 m-21 h-24
_اشتري_ k-22
_اشتريت_الدين_ r33
_اشتريت_جمعيه_ r37
_اشتريت_دور_ r64 g-23
_اشتريت_دينه_ r47 g-23
_اشتريت_ديونه_ r29
_اشتريته_ r-27 h-27
_اشتريتها_ r-22 g33
_اشتريه_ r-32
_اشتغل_ h31
_اشه r24
_اشهر r24
_اشهر_ r24
_اصلي_ h39
_اط g-25
_اعرف_ g21
_اعلي g23
_اعلي_ g23
_اعلي_او_ g22 h-26
_اعما h26
_اعمال_ h44
_اف h38
_افض g-23
_افل h35
_افلا h35
_افلام_ h35
_افي g-40 h60
_اقت g35
_اقتر g39 h-22
_اقتراض_ g26 h-22
_اقتراض_اسهم_ g26 h-22
_اقد h21
_اقدم h21
_اقدمه_ h25
_اقر m-32
_اقرض r21 g-24 m-35
_اقس r-23
_اقسا r-23
_اقساط_ r-23
_اقل r23 g-23 k23
_اقل_ r23 g-23 k23
_اقل_من_ r-30 h-21 k43
_اكت k24
_اكث r25
_اكثر r25
_اكثر_ r25
_اكد g39 h-26
_اكد_ g39 h-26
_اكس m38
_اكس_ g-26 m41
_اكس_بت_ g-22 m25
_اكي g35
_اكيا g35
_اكياس_ g35
_ال_interest_ g-26
_الابلاغ_ k25
_الات h28
_الاجر_ g39 h-28
_الاجل_ g-35
_الاجله_ r-28 g36
_الاح g-32
_الاخ g22
_الاختيار_ g28
_الاختيار_علي_ g23
_الاد h21
_الارض_ h-25
_الاستحقاق_ g21
_الاصل_ h-21
_الاق r-21 h-22
_الال r22
_الام h-21
_الامهال_ r30
_الاموال_ k22
_الان_ g21
_الانظار_ r23
_البار_ h40
_البح h-29
_البحر_ g32 h-31
_البخ m37
_البخت_ m37
_البد g39
_البر_ h-21
_البص h27
_البصاره_ h27
_البطاقه_ g-26
_البقره_ g24
_البل g-22
_البنات_ h30
_البنات_اللي_ h36
_البنت_ h38
_البنت_اللي_ h41
_البنك_ما_ k25
_البنكيه_ r-30
_البو h23
_البوت_ h-27
_البيتكوين_ g27
_التاخير_ r-22
_التب h37
_التح k27
_التحوط_ g39
_التحويل_ h-21 k37
_التخ g-21 h-22
_التذ r-21 g-32
_التس g23
_التسليم_ g24
_التمر_ r-21 g-23
_التمويل_ h-31
_التوصيل_ r-25 g-29 h-23
_التوفير_ r25
_التوقعات_ m22
_التوقيع_ r22
_التي g-39 h-21
_التي_ g-39
_الث h-21
_الثل g-32
_الثم h-24
_الثمن_ h-22
_الثمن_والبضاعه_ g26
_الجاي_ g22
_الجد g-24 h-22
_الجمعه_ r-25
_الجمعيه_ r28
_الجن h-23
_الجه r-28 g-26 h-23
_الجهات_ k27
_الجوايز_ m30
_الحا r-30 g-27
_الحد g-29 h-25 k28
_الحد_ k29
_الحره_ h39
_الحريق_ g21
_الحس r25 h-23
_الحساب_ r36
_الحساب_المدين_ r27
_الحساب_المكشوف_ r32
_الحشيش_ h-43
_الحص g27
_الحك h29
_الحم r-22 h-24
_الحياه_ r-21
_الخر h-21
_الخز r27
_الخزانه_ r25
_الخساره_ g35
_الخسران_ m25
_الخيار_ g54 h-23
_الخيار_علي_ g51
_الدر g-25 h-28
_الدفع_ h-25
_الدك g-21
_الدوره_ r-34
_الدوري_ r43
_الديون_ r-22 g35
_الراعي_ g-22
_الربا_ h-25
_الرحله_ h-25
_الرس r-22
_الرسول_ h25
_الرم h22
_الرو g-21
_الرياضه_ r-29 h-28
_الزو h27
_الزوج_ r-29 h29
_الزياده_علي_ r36
_الزياره_ h37
_السا g-28
_الساعه_ g-22 h-34
_السايق_ h-30
_السباق_ m33
_السحب_ m22
_السحب_علي_ h-29
_السحر_ h23
_السر h-36
_السعر_علي_ g33
_السعر_لاحقا_ g27
_السفر_ r-26
_السفينه_ g37
_السلعه_ما_ r46 g-25
_السمك_ g25
_السندات_ r29
_السهره_ h27
_السهم_ g22
_السو h-55
_السير_ h29
_الشاليه_ h22
_الشاه_ g38 h-39
_الشاي_ h24
_الشبكه_ m-21 h-25
_الشحنه_ h-21
_الشر h-24
_الشرط_ m33
_الشرق_ h-23
_الشغ h-28
_الشغل_ g25
_الشق r-22
_الشقه_ r-22
_الشو h22
_الشوط_ m21 h-21
_الشيك_ r35
_الشيكات_ r29
_الص h-33
_الصب r32
_الصبر_ r32
_الصلاحيه_ h21
_الصن h-38
_الصي h-44
_الصياد_ g23 h-23
_الضر g30 h-33
_الضريبه_ h-22
_الطاوله_ h22
_الطب r-24 h-33
_الطر k-27
_الطع g-30
_الطعام_ g-30
_الطل k-21
_الطي m26
_الطياره_ m28
_العاب_ m30 h-34
_العامله_ r-25
_العايد_ r24
_العايد_الدوري_ r43
_العايد_السنوي_ r39
_العج m29
_العجين_ h-22
_العد g-25
_العدل_ g-23 h-25
_العربيه_ g26
_العقاري_ r22
_العقود_ r-25 m-29
_العم m-21
_العمله_ h-21
_العنب_ h21
_العينه_ r57 h-21
_الغاء_ g-26
_الغد g-30 h-33
_الغو g26
_الغواص_ r-22 g25
_الغي h-21
_الغيت_ g-33
_الف_علي_ r36 h-22
_الفايده_من_ r-30
_الفرس_ g34
_الفروقات_ g25
_الفع r-23
_الفل r23
_الفلوس_ r23
_الفن h27
_الفنجان_ h37
_القادم_ g21 h-22
_القادمه_ g25
_القادمه_من_ g25
_القاضي_ h37
_القب r-26 g-24
_القد h-22
_القراءه_ r-25 h-24
_القران_ m-26 h-27
_القرض_الربوي_ r-40
_القرض_ربوي_ r-57
_القرعه_ m26
_القط g25 h-25
_القطعه_ g44
_القمار_ m28
_القن h45
_القو h34
_الكاش_ g-21 h-30
_الكتاب_ m-23
_الكر r-26
_الكف h21
_الكف_ h35
_الكفاله_ r40 h-34
_الكي h21
_اللع g-22
_اللعبه_ g-25
_الله r-21
_الله_ r-21
_اللو m38
_اللي_بالي_ g-23 h27
_اللي_علي_ r22 g-24 m-21 h-28
_اللي_في_ r-26 g35 m-24 h-27
_اللي_لسا_ g28 h-24
_اللي_لسه_ g29 h-24
_اللي_ما_ g30 h-29
_اللي_يجيبه_ g39
_الماء_ r-21 g25 h-23
_المارجن_ g25 h-28
_المال_ r24
_المالك_ h-22
_المبلغ_علي_ r-23 g41 h-37
_المتفق_ g-21
_المتفق_عليه_ g-24
_المجلس_ r-24
_المحتوي_ g30 h-22
_المحل_ h-21
_المخالف_ h33
_المدرسه_ h-22
_المدين_ r27
_المرابحه_ r-46 g-24
_المز r-23 h-21
_المستريح_ r52 h-22
_المستقبل_ g-35 m-22
_المستقبليه_ r-28 g54
_المستودع_ g21
_المصحف_ h25
_المطر_ g32 m-24 h-29
_المعدن_وما_ r26
_المفاجات_ g26
_المكتب_ g-24 h21
_المكشوف_ r28
_المل r-25
_المم h24
_المناقصه_ h24
_المندل_ h32
_المنصه_ h-22
_المورد_ g32
_الميه_ g32 h-26
_الناقه_ g23
_النب h31
_النح h24
_النحس_ h24
_النخ h-25
_النخل_ h-24
_النس g-23 h-34
_النظام_ k21
_النقد_ k-23
_النه g46
_النهايي_ g39
_اله h-22
_الها g36 h-29
_الهامش_ g37 h-27
_الهو g22
_الواسطه_ h37
_الود h22
_الودع_ h31
_الورق_ h23
_الوز r-26 h-22
_الوزاره_ h-23
_الي_ r-27 m-25 k-22
_ام_ g-28 h33
_اما r23
_اماز g35
_امازون_ g35
_امت g24
_امتل g44 h-34
_امر h32
_امرر h32
_امرر_ h32
_امس h29
_امل h-21
_امل_ g69 h-35
_امل_ان_ g47 h-29
_املكه_ g38
_امو k29
_اموا k29
_اموال_ k39
_ان_ g34
_ان_تعطل_ g31 h-22
_ان_خرب_ g26
_انا g-23 h-26
_انب h-27
_انبر g21
_انبرمجت_ g21
_انخ r-24 m-24
_انخف g26 m-27
_انخفاض_ g26 m-27
_انز g22
_انزر g22
_انزرعت_ g21
_انشر g-22 h32
_انشر_ g-22 h32
_انف r-28 h-35
_انفت g23
_انفتح_ g23
_انق g31 h-27
_انك g24
_انكس g24
_انكسر_ g24
_انكسر_او_ g33
_انه g-24 h42
_انه_ g-21 h63
_انه_اصلي_ h33
_انه_اصليه_ h57
_انها h28
_انها_ h28
_انها_اصليه_ h29
_او_ g36
_او_اجل_ r-26
_او_احمر_ h-39
_او_اخضر_ h-24
_او_بالتقسيط_ r-47 g47
_او_تقسيط_ r-30 g40
_او_هبوط_ g36 m-39
_اوب g28
_اوبش g28
_اوبشنز_ g25
_اوج k38
_اوجر k38
_اوجر_ k47
_اوص g34
_اوصا g34
_اوصاف_ g34
_اول_ g-26
_اونلاين_ m21
_ايام h-21
_ايام_ h-21
_ايث r-23
_ايجار_محل_ r-24
_ايداع_في_ r-26
_ايش g22
_ايش_ g22
_ايف m21
_ايفو m21
_ايفون_ m21
_ايه g29
_ب_ m41
_باجل_مستقبلي_ g-32
_بار g-39 m-23
_باز m35 h-27
_بازي m36 h-22
_بازي_ m36 h-22
_باع r39
_باع_ r32 g24
_باعت r57
_باعت_ r57
_باعن g24
_باعني_ g24
_باعو r36
_باعولي_ r34
_باعولي_السلعه_ r46 g-25
_باعولي_المعدن_ r23
_باعوه_ r36
_باعوه_لنفس_ r34 h-21
_باعوه_لنفسه_ r30
_باقي g-48
_باقي_ g-48
_باك r23 g23
_بالاقساط_ r28 g-21
_بالتقسيط_من_ g-23
_بالتمليك_ h-22
_بالجزاف_ g29
_بالجن_ h29
_بالساعه_ h27
_بالسحر_ h21
_بالسر_ k29
_بالش g-26
_بالف_ h-27
_بالك h-36
_بالكامل_ r-22 h-23
_بالن g-22
_بالي g-26 h33
_بالي_ g-26 h33
_بان h32
_بانج h32
_بانجو_ h32
_باي r-31 g35 h-34
_باي_ g50
_باي_سعر_ g50
_بت m43
_بت_ g-31 m68
_بتا h-27
_بتسعه_ r21
_بتك m-36
_بتكو m-36
_بتكوين_ m-36
_بحث_جاهزه_ h39
_بحي g34 h-21
_بحير g34 h-21
_بخشيش_للموظف_ h21
_بخم g22
_بخمس g22
_بدال h25
_بدالي_ h31
_بدر g-34
_بدف g28 h-23
_بدفا g32 h-21
_بدفاتر_ g32 h-21
_بدل r25
_بدل_ r21 h-23
_بدل_فاقد_ h-37
_بدلي g34
_بدو_ g35 h-21
_بدون_اختيار_ g23
_بدون_اي_ r-24
_بدون_تحديد_ g39
_بدون_لا_ g-54 h-28 k75
_بدون_ما_ h-23 k25
_بدون_معرفه_ g32
_بدين h-24
_برا r-22 h21
_برام h35
_برج r24
_برجي h21
_برجي_ h21
_بره m-23
_بري m-23 h-32
_بري_ g21
_بز r34
_بزي r34
_بزيا r34
_بزياده_ r34
_بشت g46 h-22
_بشتر g46 h-22
_بشتريها_ g31
_بصا h22
_بصار h22
_بصاره_ h22
_بصاره_وفول_ h-33
_بضاعه_مسروقه_ g-29 h50 k-23
_بضر g27
_بضرع g27
_بضرعها_ g27
_بطل_ g-24
_بطلب g27
_بطلبه_ g29
_بطلبه_بعد_ g33
_بطلبها_ g25
_بطلبها_بعد_ g25
_بطلين_من_ h21
_بطن g43 h-41
_بطن_ g61 h-28
_بطو g21 h-27
_بعت_ g-22
_بعتل r27
_بعد_العيد_ r25 m-25
_بعد_شهرين_ r33
_بعش h-27
_بعشر h-27
_بعي k34
_بعيد k41
_بعيد_ k35
_بعيد_عن_ k35
_بعيدا_ k43
_بعيدا_عن_ k43
_بعينها_ g25
_بغ r-34 h64
_بغي r-33 h28 k-23
_بفل m23
_بفلو m23
_بفلوس_ m23
_بق m-21 h-55
_بقر g-28 h-54
_بقري g-22 h-35
_بقري_ g-22 h-35
_بقي g27 h-21
_بقيم g33 m-21 h-23
_بقيمه_ g33 m-21 h-23
_بك g22
_بكا m24 h-41
_بلا_فايده_ r-24
_بلاغ h-46
_بلاغ_ h-46
_بلاغ_عن_ h-37
_بلد m-24
_بلدي m-24
_بلدي_ m-27
_بلط h31
_بلطج h31
_بمص m39
_بمصا m48
_بمصاري_ m48
_بمي r-26 h-22
_بنا h43
_بنات h35
_بنات_ h35
_بنت h27
_بنت_ h32
_بنت_الشاليه_ h22
_بنت_الشقه_ h44
_بنت_شقه_ h40
_بنت_ليل_ r-30 g-35 m-34 h39 k-22
_بند g-34
_بنق r48
_بنك_ما_ h-26 k50
_بنكي r23 h-21
_بنكيه_ r29 h-22
_بوت g33 m-23
_بوت_ g46 m-26 h-44
_بوك m31 h-43
_بوكر m42 h-51
_بوكر_ m42 h-51
_بوكس g58 m-23 h-29
_بوكس_ g49 m-21 h-29
_بوليصه_شحن_ g-40
_بون r26
_بونص m22 h-40
_بونص_ m22 h-40
_بيت h-24
_بيت_ r-28 m40 h-28
_بيتك g-28 m-32
_بيتكوين_ g-28 m-32
_بيد r-36 h-23
_بيد_ r-33 g-27 h-27
_بير h31
_بيره h36
_بيره_ h36
_بيض g-33 m59 h-37
_بيض_ r-21 g-29 m33 h-36
_بيضا m24
_بيضات_ g-23 m33 h-34
_بيع_اجل_ r-43 g62
_بيع_اسهم_ g41 h-21
_بيع_اقامه_ h22
_بيع_ديون_ r32 g-30
_بيع_سياره_ g37
_بيع_علي_ r-28 h24
_بيع_عينه_ r43 g-25
_بيع_كفاله_ r-42 g-44 h92
_بيع_ما_ h-22
_بيعت g47 m-24 h-43
_بيك h36
_بيكو h36
_بيكون_ h36
_بين m24 h-22
_بين_ r-22 k-22
_بيننا_علي_ m23
_بيني_وبين_ r-39
_تاجير_ k28
_تاخ r26
_تاخي r27
_تاد h25
_تادي h25
_تاديب_ h25
_تاديب_جاري_ h24
_تارو m-30 h40
_تاروت_ m-30
_تاش h23
_تاشي h32
_تاشيره_ h32
_تامين_ g21
_تامين_سفر_ g41 h-23
_تامين_ضد_ g51
_تامين_علي_ g45
_تامين_مسترد_ g-44
_تامين_مسترده_ g-44
_تامين_من_ g61 h-36
_تان g28
_تاني g28
_تبرع_غير_ k45
_تبرع_للهلال_ h-21
_تبرعات_ k25
_تبرعات_في_ k40
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي k30
_تبيي k30
_تبييض_ k30
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r21
_تثب r24
_تثبي r24
_تثبيت_ r24
_تجاره_ r-23
_تجاري_علي_ g36 h-37
_تجاريه_ h-24
_تجد r-27
_تجدي r-27
_تجديد_ r-27
_تجس h32
_تجسس h32
_تجسس_ h32
_تجسس_علي_ h32
_تجن h-21 k44
_تجنب h-21 k44
_تجنب_ h-21 k44
_تجي g50 h-29
_تجيب g50 h-29
_تحت_الطاوله_ m-37 h21
_تحت_حد_ k39
_تحد m27
_تحدي m27
_تحدي_ g-32 m38 h-25
_تحديد_ g39
_تحض h26
_تحضي h26
_تحضير_ h26
_تحل h-41
_تحلي h-41
_تحليل_ h-41
_تحو r-21
_تحوط g35
_تحوط_ g35
_تحويل_ r-25
_تحويلات_ k27
_تخ h-39
_تخب k34
_تخبر k34
_تخت g24
_تختا g24
_تختار_ g24
_تختار_احمر_ g49 m-26 h-41
_تخل r-51 h-35
_تداول_الفروقات_ m-76
_تدف h-23
_تدفع h-23
_تدفع_ h-23
_تدل h30
_تدلي h26
_تدليك_ h26
_تدليك_خدمه_ h37
_تذكره_سحب_ m38 h-46
_تذكره_يانصيب_ m23 h42
_ترا m21
_ترام h21
_ترامادول_ h21
_ترامادول_بدون_ h22
_تراه m29 h-22
_ترب h33
_تربط h33
_تربط_ h33
_ترج g-30 m-22
_ترك g-23 m-28 h-21
_تزو h36
_تزوي h36
_تزوير_ h33
_تزوير_تاريخ_ h25
_تزي r22 g-22
_تزيد r35 g-26 h-26
_تزيد_ r35 g-26 h-26
_تزيي h31
_تزييف_ h31
_تسع r33
_تسعه r33
_تسعه_ r33
_تسو h49
_تسول h38
_تسول_ h38
_تش h32
_تصد h-30
_تصر r-25
_تصل r-28 g-24 h-26
_تصلي r-28 g-24 h-26
_تصليح_ r-28 g-24 h-26
_تصيد g30
_تصيد_ h25
_تطب g-23
_تطبي g-23
_تطبيق_ g-23
_تطبيق_تعارف_ h43
_تطل g23
_تطلع g23
_تظ k23
_تظه k23
_تظهر k23
_تظهر_ k23
_تع h43
_تعا h23
_تعار h38
_تعارف_ h38
_تعب h22
_تعبي h24
_تعبيه_ h24
_تعر g-22 h54
_تعط g31 h-22
_تعطل g31 h-22
_تعطل_ g31 h-22
_تعل m-25
_تعلي m-25
_تعليق_ h54
_تعم r-22
_تعو h23
_تعوي h23
_تغ g-24 h22
_تغيير_تاريخ_ h24
_تفا h-35
_تفاح r-26 g-30 m-28 h-33 k-21
_تفاد k39
_تفادي_ k39
_تفر h35
_تفري h35
_تفريق_ h35
_تقا h-37
_تقد h39
_تقسيط_ h-21
_تقسيم_ k35
_تقسيم_المبلغ_ k59
_تقليد_ h24
_تقليدي_ r26 h-30
_تقليديه_ g39
_تكا h-23
_تكاف h-23
_تكت h-27
_تكتب h-27
_تكتب_ h-27
_تكي h21
_تكيل h50
_تكيي r35 h-21
_تكييش_ r44 h-24
_تلا h34
_تلاع h34
_تلاعب_ h34
_تلد g35
_تلد_ g36
_تلده g29
_تلده_ g29
_تم_ g-29 m-23 h-28 k-21
_تما h47
_تماث h23
_تماثيل_ h23
_تمب m32
_تمبو m32
_تمبولا_ m32
_تمث h26
_تمثا h26
_تمثال_ h26
_تمر_عام_ g42 h-21
_تمل g26
_تملك g26
_تناز r-24
_تنازل_عن_ g24
_تنزي h21
_تنزيل_ h21
_تنك g-27
_ته h24
_تهرب h-39 k47
_تهرب_ h-39 k47
_تهرب_من_ g-21 h-37 k50
_تهري h34
_تهريب_ h34
_تهك h28
_تهكي h28
_تهكير_ h28
_توت m44
_توتو m44
_توتو_ r-21 m34
_تور r42 h-24
_تورق r48 h-24
_تورق_ r48 h-24
_تورق_البنك_ r34
_تورق_منظم_ r22
_توفيت_ g29
_توقع_صعود_ g27 m-25
_توقع_هبوط_ m-33
_توقعات_ m32
_توقيعه_ r35 h-26
_توك g31
_توكن g31
_توكن_ g31
_تي r-26 m25
_تيس r-33
_ثال k26
_ثالث k26
_ثالث_ g-33 k32
_ثلاث_ h-21
_ثم_ g-23
_ثمار g23
_ثمار_ g23
_ثمر_قبل_ g34 h-32
_ثمر_هالشجره_ g33
_ثمر_هالنخله_ g28
_ثمن_غير_ g28
_ثمن_والبضاعه_ g42
_ثمن_يحدد_ g23
_ثمنها_ h-23
_ثن m30
_ثنا m30
_ثناي m30
_ثنايي_ g-27 m22
_ثناييه_ m27
_ثناييه_صاعد_ g31 h-22
_ثناييه_هابط_ m-35
_ثو m37 h-21
_ثوا m37 h-21
_جاب h22
_جابل h22
_جابلي_ h22
_جاد h40
_جادو h40
_جادو_ h40
_جاك g-30 m53
_جام h22
_جان h27
_جان_ h22
_جاه h21
_جاهز h21
_جاهز_ h29
_جاي m-27 h-22
_جايز m-29
_جايزه_ m-29
_جبل h23
_جبلي h23
_جبلي_ h23
_جت h39
_جد g23
_جدد g29
_جدول_ g28
_جدول_كميات_ g34
_جديده_ g24
_جرا h27
_جرام_ h33
_جرد g22 h-31
_جرد_ g22 h-31
_جز r-21
_جزا g22
_جزاف g56 h-31
_جزاف_ g55 h-37
_جزافا_ g35 h-24
_جع r-21 g-29 h44
_جعه h54
_جعه_ h54
_جل h27
_جلب h34
_جلب_ h34
_جلد g-34 h-27
_جمعي k22
_جمعيه_ k22
_جمل h-22
_جمل_ g33
_جن h25
_جن_ h64
_جنس h21
_جنسي h21
_جنسيه_ h22
_جني g25
_جنين g53
_جنين_ g53
_جه h-34 k29
_جها r-25 h-41
_جهات k37
_جهات_ k37
_جو h31
_جواز h24
_جواز_ h23
_جوازات_ h27
_جوال h26
_جوالات_ r-22 h21
_جواي h-23
_جوايز_ h-23
_جوي g-44 m42
_جي r-25 g-31
_جيب r-28 g-28 h29
_جيب_ h46
_حا m33 h-26
_حاط m50 h-29
_حاط_ m60 h-26
_حاط_علي_ g-22 m36 h-33
_حالي g24
_حاليا_ g24
_حبوب_مخدره_ h41
_حبوب_هلوسه_ h28
_حبي h39
_حبيب h39
_حبيب_ h42
_حتي_احذف_ h21
_حتي_امسح_ h44
_حتي_لو_ h-33
_حجاب_من_ h65
_حجز_جواز_ h39
_حجز_جوازات_ h39
_حد h-21 k31
_حد_ h-24 k51
_حدا g32
_حدا_ g32
_حديد k-21
_حديد_ k-21
_حر h24
_حرام h43
_حرامي_ h43
_حراميه_ h40
_حرز h28
_حرز_ h28
_حرك g52 m-37
_حركه g52 m-37
_حركه_ g52 m-37
_حرو h42
_حروز h42
_حروز_ h42
_حساب_ k22
_حساب_البار_ g-22 m-27 h46 k-30
_حسابه_ k41
_حسابي_خاص_ h25
_حسب h-25
_حسب_ h-25
_حسب_ما_ g41
_حسن h-41
_حسن_ h-41
_حشيش_صناعي_ h-34
_حصا m27
_حصان m30
_حصان_ m26
_حصان_في_ m27
_حصتي_من_ g-45
_حصه m-22
_حصه_ m-22
_حط m24
_حطي m23
_حطيت r-21
_حطين h-26
_حطينا_ m23
_حظ_ m27
_حظي_ h32
_حظير h-22
_حظيره_ h-22
_حف r-29 m-22 h-32
_حفظ m-23
_حفظ_ m-23
_حفظ_القران_ m-23
_حق_الاختيار_ g28
_حق_البنات_ h36
_حق_البنت_ h41
_حق_الخيار_ g53 h-24
_حق_الشاي_ h24
_حق_توقيع_ r32
_حق_خيار_ g56
_حق_شاي_ h79
_حقن h26
_حقنا h26
_حقنا_ h26
_حقه g-33 h31
_حقه_ g-33 h31
_حقي_ g-40 h32
_حقيق g54 h-21
_حقيقي_ g54 h-21
_حكم g-21
_حكم_ g-21
_حلا g-28 h-36
_حلال h-22
_حلال_ h-22
_حلق h-40
_حلو g-22 h22
_حلوا h25
_حلوان_ h25
_حم g23
_حما g22
_حماي g34
_حمايه_ g34
_حمايه_اجهزه_ g38 h-39
_حمايه_شاشه_ g25
_حمل g33
_حمل_ g48 h-40
_حمله g-24
_حمله_ g-24
_حمي h37
_حميم h28
_حميم_ h31
_حميمي_ h25
_حوا g-28 h-26
_حي g30 h-29
_حي_ h-22
_حيا g21 h-32
_حياه g21 h-32
_حياه_ g21 h-32
_خار g-29 h-23 k64
_خارج g-29 h-23 k64
_خارج_ g-29 h-23 k64
_خاص h22
_خاص_ h36
_خاص_مقابل_ h25
_خال h-39
_خال_ h-29
_خال_من_ h-29
_خالد r-23
_خالد_ r-23
_خالي h-29
_خالي_ h-32
_خب g-21
_خبز g-23 h-37
_خبز_ g-23 h-37
_خت h24
_ختم h24
_ختم_ h24
_خد r22
_خدما h25
_خدمات_ h25
_خذ_ r23
_خرب h-21
_خرب_ h-21
_خرز h27
_خرزه h27
_خرزه_ h27
_خرو g-22 h28
_خروف g-22 h28
_خروف_ g-21 h34
_خز h-26
_خزا h-26
_خزان h-26
_خزانه_ r30
_خس m21
_خسا g-30
_خسار g-30
_خساره_ g-31
_خسرت_الرهان_ m22 h-43
_خسرن h-24
_خسرنا_ h-24
_خش r-23 g-25 m-26 h-23
_خشب r-22 g-23 m-26 h-36
_خشب_ r-24 g-24 m-26 h-35
_خص r28
_خصم r28
_خصم_ r27
_خصم_فواتير_ r35 k-52
_خصم_مستحقات_ r25
_خصم_مستحقاتنا_ r24
_خض r-35 g-47 h-46
_خل_ g-23 m-24 h-49
_خلال m26
_خلال_ m26
_خلال_دقيقه_ m29
_خلاي g35 h-24
_خلايا_ g35 h-24
_خلص g24
_خلصت g24
_خلصت_ g24
_خلي g26
_خليه g30
_خليه_ g40 h-36
_خليه_بعينها_ g22
_خم h28
_خما g-30 m-24
_خمار g-30 m-24
_خماره_ h31
_خمر g-24 h40
_خمر_ g-28 m-26 h54
_خمري h-31
_خمس_ h28
_خمو h37
_خمور h37
_خمور_ h36
_خن h23
_خنز h23
_خنزي h23
_خي h-22
_خيا g23 h-23
_خيار g23 h-23
_خيار_ g21 h-28
_خيار_بيع_ g59
_خيار_شراء_ g82 h-28
_خيارات_ g21
_خيارات_ثناييه_ g52 m33
_خير r-28
_دا g43
_داخ g22
_داخل g22
_داخله_ g28
_داي g56 h-23
_دايم g64 h-26
_دجاجات_ h33
_دجال h49
_دخ h-26
_دخا g-25 m-31 h-24
_دخان g-25 m-31 h-24
_دخان_ g-25 m-31 h-24
_دخول_سحب_ m38
_دراج h35
_دراجه_ h35
_درج h27
_درجه h27
_درجه_ h27
_درو g43 h-41
_دروب g43 h-41
_دس r25
_دسك r25
_دسكا r25
_دسكاونت_ r25
_دع m-31 h24
_دعا g-21 m-32 h45
_دعار h31
_دعاره_ h31
_دفا g33 h-28
_دفات g33 h-28
_دفاتر_ g33 h-28
_دفتر_التوفير_ r30
_دفعت_ثمن_ g36
_دفعن g-21
_دفعنا_ g-21
_دفعه_تامين_ g-25
_دفي h35
_دفين h35
_دفين_ h35
_دك r-21 h24
_دكت r-27
_دكتو r-27
_دكه h29
_دكها h29
_دم r-45 g-28 m-32 h26
_دم_ r-45 g-28 m-32 h26
_دهب r28
_دهب_ r28
_دهن g-26 m-21
_دهن_ g-26 m-21
_دوا r-29 g-33 m-30 h-37 k-25
_دور h-42
_دور_ r48 h-35
_دوره h-43
_دوره_ h-45
_دورها_ r32 g-22
_دولارات_ r22
_دولي h30
_دون_ان_ g43 h-31
_دون_تحديد_ g34
_دون_معرفه_ g33
_ديك h23
_ديك_ h32
_ديل h21
_ديلر h21
_ديلر_ h21
_دينه r36
_دينه_ r36
_ديني m-26 h-25
_ديه r-22 g-25 m-27 h-36 k-25
_ديه_ r-22 g-25 m-27 h-36 k-25
_ديون r32
_ديون_ r31
_ديونه_ r29
_ذب h22
_ذبح h47
_ذبح_ h47
_ذم g-28 h52
_ذهب_ r22
_ذهب_بالتقسيط_ r23
_رات r-22
_راتب r-22
_راتب_ g-23
_راتبي_ r-29 m-22 k-28
_راس r23
_راس_ r21
_راس_المال_ r23
_راس_مال_ r46
_راس_مالي_ g-29
_راف r-25
_رافع r-25
_رافعه_ r-25
_راه m68 h-38
_راهن m68 h-38
_ربا h-23
_ربا_ h-24
_ربحت_ r-24 m23
_ربط h32
_ربط_ h32
_ربع m36
_ربن m-21 h-22
_ربنا m-21 h-22
_ربنا_ m-21 h-22
_ربو r27
_ربوي r28
_ربويه_ r30 h-35
_رحل g-22
_رحله g-22
_رحله_ g-22
_رحم h30 k-21
_رخص g28
_رخصه g28
_رخصه_ g28
_رخصه_ولا_ g31 h-29
_رد h-21
_رد_الدين_ r41 h-40
_رد_السلفه_ r-38 g-28 h-27
_رسا m21
_رساله_جاهز_ h31
_رساله_جاهزه_ h32
_رساي m21 h-24
_رسايل_ m21 h-24
_رسم_ m21
_رسمه h22
_رسمه_ h22
_رسمه_ساخره_ h26
_رسوم_ضمان_ r67
_رش g-28 m-23 h45
_رشو g-24 h41
_رشوه g-23 h32
_رشوه_ g-23 h32
_رص h26
_رصي m21 h22
_رصيد m21 h22
_رصيد_ m22 h24
_رض g-25 h51
_رضا h40
_رضاه h27
_رضاه_ h25
_رضاها_ h22
_رقاب k22
_رقابه_ k22
_رقاص h32
_رقاصه_ h24
_رقم_القطعه_ g44
_رقم_في_ m52 h-27
_رقمي g-21
_رقميه_ g-24
_رم h-32
_رمض h-23
_رمضا h-23
_رمضان_ h-23
_رمي m22
_رمي_ m22
_ره m23
_رها m37
_رهان m37
_رهان_ m32
_رهان_بين_ g-31 m26 h-31
_رهان_بيني_ r-29 m25
_رهان_علي_ g45 m-25 h21
_رهانات_ m48
_رهن h-23
_رهن_ h-24
_رهن_عقاري_ r-50
_رهنت r38
_رهنت_ r38
_رهنت_الذهب_ r52
_رهنت_دهب_ r33
_روات k26
_رواتب_ k26
_روح h22
_روحي h24
_روحيه_ h25
_روم h52
_روم_ h52
_ري g-22
_ريا g-21
_رياض h-22
_رياضي_ g-21 h-43
_رياضيه_ m31
_زا g-26
_زاد g-36 h-36
_زاد_ g-36 m-24 h-42
_زار h30
_زار_ h30
_زانا h23
_زاناكس_ h23
_زحلا h30
_زحلاوي_ h30
_زر r-22
_زعر h23
_زعرا h23
_زعران_ h23
_زك r-31 g-26 h-32
_زكا r-31 g-26 h-32
_زكاه r-30 h-27
_زكاه_ r-30 h-27
_زواج_ليله_ h42
_زي_ r41 h-37
_زيار g-23
_زيت g-29 m-22
_ساخ h30
_ساخر h26
_ساخره_ h26
_سان m-35
_ساي h47
_سب g-21
_سب_ r-44 g-37 m-22 h26
_سباق h-28
_سباق_ h-31
_سباي h23
_سته g-21 h-29
_سته_ g-21 h-29
_ستو g26
_ستوك g26
_ستوك_ g26
_ستيل h24
_ستيلا_ h24
_سجا h36
_سجق g-23 m-27
_سجق_ g-23 m-27
_سحب m24 h-31
_سحب_ m24 h-30
_سحب_سياره_ g-23 m-61 h-22
_سحب_علي_ m35
_سحب_نقدي_ r-34
_سحر_الشرق_ h-23
_سخ h29
_سخر h36
_سخري h36
_سخريه_ h36
_سدد g-23
_سددت g-23
_سددت_ g-27
_سر g25
_سرق h40
_سرقه h44
_سرقه_ h44
_سعر_حسب_ g45
_سعر_علي_ g-24
_سعر_يحدد_ g27
_سعي r-24 g-26 m-29
_سعيد r-24 g-26 m-29
_سفر_ h-30
_سفل h29
_سفلي h29
_سفي g44 h-22
_سفين g44 h-22
_سفينه_ g44 h-22
_سق k45
_سقف k47
_سقف_ k47
_سك m-27
_سكر_ h61
_سكن r-26 g-37 m-40 h-30
_سكو h39
_سكوت h39
_سكوت_ h36
_سكوتش_ h33
_سكوتي_ h29
_سكي g32 m-55 h-60
_سلا g-33
_سلاح g-33
_سلاح_ g-33
_سلفن h-25
_سلفني_ h-25
_سلو m44
_سلوت m49
_سلوت_ m45 h-81
_سلوتس_ m38
_سم g25
_سمس h21
_سمسا h21
_سمسار_ h21
_سمك g28 h-27
_سمك_ g21 h-25
_سمك_ب_ g63
_سمك_في_ g63
_سند h-29
_سندا r29
_سندات_ r29
_سه g25
_سهره h24
_سهره_ h24
_سهم g49
_سهم_ g49
_سوال k36
_سوال_ k36
_سود h22
_سودا h22
_سوداني_ h22
_سوق r25
_سوق_ r25
_سيا r-21
_سيار r-21
_سيارتي_ h-30
_سياره_ r-21
_سيج h40
_سيجا h40
_سيجاره_ h43
_سير g29
_سير_ g-35 h46
_سيرف h22
_سيرفر_ h22
_شار r-22 m22
_شارد g31
_شارد_ g22
_شاف g39
_شافه g39
_شافه_ g53
_شافها_ g22
_شام g25
_شامل g38
_شامل_ g38
_شاه g-25 h26
_شاي_ل_ h71
_شاي_لامين_ h56
_شايف g28
_شب h21
_شبك r-25
_شبو h37
_شبو_ h37
_شت r-21 g-27 h26
_شتم r-25 h45
_شتم_ r-25 h45
_شحا h52
_شحاذ h26
_شحاذين_ h26
_شحم h34
_شحم_ h34
_شخ k22
_شخص k22
_شخص_ k28
_شراء_ذهب_ r30
_شراب_كي_ h56
_شرط m28 h-23
_شرط_ m29 h-27
_شرط_البيع_ g49
_شرط_كے_ r-22 g-26 m33 h-23
_شرعي_ r-24 h-39
_شركه_التامين_ g-21
_شركه_تامين_ g-21 h28
_شركه_تجاريه_ g31 h-27
_شركه_عاديه_ g28
_شركه_غير_ g39
_شريت_ g21
_شريط h30
_شريط_ h30
_شع g-22
_شفت_ g-22
_شفته_ g-22 h-24
_شك m-23 h-41
_شم m21 h21
_شمب h36
_شمبا h36
_شمبانيا_ h35
_شمع g-23 m42 h-26
_شمعه g-30 m63 h-33
_شمعه_ g-30 m63 h-33
_شهادات_الايداع_ r24
_شهادات_ايداع_ r30 h-22
_شهاده_بدون_ h27
_شهاده_بلا_ h53
_شهاده_جاهز_ h23
_شهاده_جاهزه_ h25
_شهاده_طبيه_ h48
_شهاده_مزوره_ r-23 k-32
_شهر_ r21
_شهر_تاخير_ g-26
_شهريا_ r21
_شو h-21
_شو_ g26
_شور h-24
_شورت h-24
_شورت_ g21 h-24
_شوط m28
_شوط_ m28
_شيخ h23
_شيخ_ h29
_شيك_موجل_ r23
_شيك_موجله_ r31
_شيكات_موجل_ r35
_شيكات_موجله_ r21
_شيكاغو_ g29
_صاحب_ r-30 h-30
_صار g33
_صار_ g35
_صاعد_خلال_ g-67 m53
_صاعد_في_ g-79 m83 h-21
_صبا h27
_صباع h27
_صباع_ h27
_صبر h-25
_صبر_ h-24
_صح h-41
_صح_ g-21 m21 h-23
_صحي r-24 m-29 h-42
_صحي_ g21
_صحيه r-22
_صحيه_ r-22
_صدق g-30 h-24
_صدقه g-30 h-24
_صدقه_ g-30 h-24
_صر g-24
_صرف g-25
_صرف_ g-27
_صرف_اجل_ r51
_صرف_دولار_ r-22 g-21
_صعود_او_ g36 m-39
_صعود_هبوط_ g-34 m59
_صغ h-22
_صغي h-22
_صغير h-22
_صغيره_ h-22
_صفقا m23 h-27
_صفقات_ m23 h-27
_صفقه_ثانيه_ g52 m-51
_صفقه_دقايق_ g47 m-48
_صلاحها_ g26
_صلاحيه_ h27
_صلح h-24
_صناع h-21
_صناعي_ h-26
_صنف h34
_صنف_ h34
_صور_ h41
_صوري k49
_صوريه_ k34
_صوف g58 h-30
_صوف_ g58 h-30
_صوف_علي_ g58 h-30
_صي g22
_صيا h-21
_صيد g37
_صيد_ g37 m-21 h-50
_صين m39
_صيني m39
_صينيه_ m39
_ضا g44
_ضار g-23 h38
_ضارب g-23 h38
_ضاربه_ g-23 h38
_ضح h24
_ضد g34
_ضد_ g34
_ضد_القمار_ g-24 m-33 h-33
_ضرب_ g-23 h42
_ضرع g39
_ضرعه g31
_ضرعها_ g31
_ضريبه_ h23
_ضمان_%_ r67 g-21
_ضمان_راس_ r62
_ضمان_من_ g31
_ضمانه_ r47
_ضمي g34
_ضمير g34
_ضميرك_ g27
_طاز g-24 h-25
_طازج g-25 h-21
_طازج_ g-25 h-21
_طالع h27
_طالعي_ h27
_طاي h42
_طايح h42
_طايحه_ h26
_طب r-22
_طبا r-26 h-22
_طباع r-26
_طباعه_ r-26
_طبل m25
_طبله m39
_طبله_ m39
_طبي_ r-23
_طر k21
_طرد r-22 m-24
_طرد_ r-22 m-24
_طع g-21
_طعا g-21
_طعام g-21
_طعام_ g-21
_طف g-21
_طفل g-21 h49
_طفله h26
_طفله_ h26
_طلبت h23
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g-37
_طلع_ h27
_طن g-28
_طن_ g-23
_طو r43 h-30 k-22
_طول r43 h-30 k-22
_طول_ r31 h-25
_طي r-25 g31 h-49
_طير g35 m-26 h-33
_طير_ g44 h-36
_طير_في_ g44 h-36
_طيرا g-21 m-26
_طيران_ g-21 m-26
_ظرف h28
_ظرف_ h28
_ظرو g42 h-23
_ظروف g42 h-23
_ظروف_ g42 h-23
_ظه g43
_ظهو g26
_ظهور g26
_ظهور_ g21
_ع_ m-39
_عاج g-34 h25
_عاج_ h53
_عار g25
_عارف g38 h-28
_عارف_ g41 h-34
_عاري g-23 h40
_عال r-22
_عام_ g38 h-31
_عام_القادمه_ g25
_عام_قادم_ g29
_عامل g-25 h54
_عامل_ g-25 h54
_عايش g41
_عايش_ g35
_عايل m-25 h-28
_عج h-34
_عجل h-38
_عجله m23
_عجله_ m23
_عجله_حظ_ m24 h-25
_عجي h-30
_عجين h-30
_عجين_ h-30
_عداد_الكهرباء_ h-24
_عدد g23 h-23
_عدد_ r-23 h-32
_عدده g36
_عددها_ g36
_عرا r-24 h29
_عراف r-25 g-21 h28
_عراف_ r-32 h38
_عرافه_ g-22
_عربون_من_ g59 h-25
_عرق h28
_عرق_ h23
_عرق_زحلاوي_ h30
_عرق_لبناني_ m-33 h31
_عروس h22
_عروس_ h22
_عز h26
_عزاي h33
_عزايم_ h33
_عشا k21
_عشان k23
_عشان_ k23
_عشان_البنك_ r-26 k30
_عشان_بنك_ h-23 k46
_عشان_لا_ h-32 k53
_عشان_ما_ g-21 h-29 k53
_عشان_يمسح_ h22
_عشان_يوقع_ h31
_عشوايي_ g25
_عص g-22 h-23
_عصا r-21
_عصي h-24
_عصير h-24
_عصير_ h-24
_عطر m-22 h-37
_عطر_ h-31
_عطيته_عشان_ h43
_عق g23
_عقا g-28 h-22
_عقار g-28 h-22
_عقاري_ r21
_عقد g26 h-22
_عقد_ g28 h-22
_عقد_حمايه_ g24
_عقد_صرف_ r49 g-28
_عقد_مبادله_ r-27 g22
_عقو g23
_عقود g23
_عقود_ g23
_عقود_اجله_ r-33 g21 m-24
_عقود_خيارات_ g32 m-50
_عقود_ذهب_ r-76 g56
_عقود_فروقات_ g22
_عقود_مستقبليه_ r-35 g22
_عقود_نفط_ g29
_علا h-25
_علاج m-26 h-45
_علاج_ m-27 h-39
_علاج_ادمان_ m-29 h-21
_علاق h36
_علاقه_ h36
_علشان_ما_ g-27 h-40 k27
_علف g-30 m-24 h-39
_علف_ g-30 m-24 h-39
_علم r-29 m-25 k31
_علم_ g-21 m-29 k36
_علي_السلفه_ r26
_علي_السياره_ r-24 g37 h-37
_علي_الشوط_ m26 h-23
_علي_القرض_ r41
_علي_المباراه_ m27
_علي_المكشوف_ r31
_علي_النفط_ g21
_علي_امل_ g69 h-35
_علي_ان_ g-25
_علي_انه_ g-24 h60
_علي_انها_ h42
_علي_ايفون_ m21
_علي_ثمن_ g26
_علي_راس_ r32 h-29
_علي_سته_ r-22
_علي_سياره_ m40
_علي_شوط_ m28
_علي_ضمانه_ r52
_علي_ضميرك_ g27
_علي_فلوس_ h-33
_علي_كفالته_ r45
_علي_كفاله_ r78 h-28
_علي_كل_ r22
_علي_كيف_ g55 h-32
_علي_كيفك_ h-36
_علي_مرات_ k41
_علي_ميه_ m30
_علي_هل_ g-23 m55 h-53
_عليك g-31 h-22
_عليك_ g-21
_عمال k-21
_عمال_ k-33
_عمل h22
_عمل_ g-30 h54
_عملا r23
_عملاء_ h43
_عملات_ r34
_عمله_لسا_ r-35 g29 h-35
_عمله_لسه_ r-37 g60 h-40
_عموله_ضمان_ r34
_عموله_علي_ r26 h-21
_عمي h-26
_عمي_ h-26
_عن_الفوايد_ r-24
_عن_حجز_ g31
_عن_فوايد_ r-48
_عنب g-28 m-21 h-35
_عنب_ g-28 m-21 h-35
_عند_شركه_ r21
_عندن g25
_عندنا_ g25
_عنده h-22
_عنده_ h-22
_عندي h-23
_عندي_ h-23
_عندي_stock_ g23
_عندي_زبون_ g46
_عو r22
_عوا r26
_عواي r26
_عوايد_ r26
_عوض g-27
_عوضت g-27
_عي m-23 h-29
_عيد r-33 g-24 m-28 h-32
_عيدي r-33 g-24 m-28 h-32
_عين r22 m-23 h-21
_عين_ r-22 k22
_عينه r28 g-33 m-27 h-29
_عينه_ r28 g-33 m-27 h-29
_غا h-25
_غاز_ h49
_غازي h-37
_غازيه_ h-37
_غام g33 h-22
_غامض g33 h-22
_غد m-22 h-23
_غدا m-21
_غرام_ h43
_غرامه_ h-23
_غرفه_بالساعه_ h29
_غرق g22
_غرقت g22
_غرقت_ g22
_غس g-33 h-24 k35
_غسل r-22 h-25 k74
_غسل_ r-22 h-25 k74
_غسي r-21 g-34 h-22 k21
_غسيل r-21 g-34 h-22 k21
_غسيل_ r-21 g-34 h-22 k21
_غش g-29 h90
_غش_ g-29 h90
_غن r-32 g-29 h-43
_غنم r-32 g-29 h-43
_غنم_ g-25 m-22 h-41
_غير_ما_ g22 h-28
_فاض g-21 m-28 h37
_فاضح g-21 m-28 h37
_فاق h-37
_فاقد h-37
_فاقد_ h-37
_فاي r28
_فايد r24
_فايده_ r24
_فايده_علي_ r51 h-31
_فايظ g-21
_فايظ_ g-21
_فت h33
_فتح h27
_فتح_ h37
_فتي h39
_فتيا h39
_فتيات_ h39
_فح h-34
_فحص h-30
_فحص_ h-31
_فد h28
_فدي h36
_فديه h36
_فديه_ h36
_فرز g38 h-36
_فرز_ g38 h-36
_فرق h-28
_فرق_ h-28
_فرق_تاجيل_ r43
_فرو g27 h-21
_فروق g27 h-21
_فروق_ g46 h-25
_فروقات_ g22
_فز g-21 h-33
_فض m-22 h-33
_فضه m-22 h-33
_فضه_ m-22 h-33
_فط r-30 g-31 m-24
_فطي h50
_فطيس h50
_فعلي g44
_فعلي_ g44
_فق r-26 g-27
_فقط r-26 g-28
_فقط_ r-26 g-28
_فقه r-21 m-23
_فك_ h42
_فك_سحر_ h43
_فكه m-30 h-34
_فكه_ m-30 h-34
_فلوسه_ r26 h-25
_فوات h-28 k36
_فواتير_ h-28 k36
_فواي r23
_فوايد_ r21
_فوايد_علي_ r51 h-24
_فود h33
_فودك h31
_فورا r-23
_فورا_ r-23
_فورو r45
_فورورد_ r45
_فوز r-22 g24 m40 h-30
_فوز_ r-22 g24 m40 h-30
_في_الفندق_ h36
_في_اللعبه_ g-30
_في_النص_ h-31
_في_بنك_ k-27
_في_سحب_ m25
_في_شركه_ g-35 h35
_في_ضرعها_ g32
_في_موقع_ g-26 h21
_في_ورث_ g39
_في_ورثه_ g53
_فيز h26
_فيزا h26
_فيزا_ h26
_فيش m25
_فيش_ m25
_فيل m-22
_فيلم m-26 h-26
_فيلم_ m-26 h-26
_فيو g35 h-28
_فيوت g35 h-28
_قا h45
_قات r-45 g-45 m-43 h63 k-26
_قات_ r-45 g-44 m-43 h56 k-24
_قادم g22
_قادم_ g22
_قادم_من_ g29
_قار h38
_قاري h42
_قاريه_ h40
_قاريه_فنجان_ h26
_قاصر_ h30
_قاض h36
_قاضي h36
_قاضي_ h36
_قاعه h-26
_قاعه_ h-26
_قب g34
_قبض r-21
_قبل g36
_قبل_ g36
_قبل_الاستحقاق_ g21
_قبل_التسليم_ g43
_قبل_العقد_ g35
_قبل_ان_ g39
_قبل_بدو_ g35 h-21
_قبل_صيده_ g24 h-30
_قبل_ظهور_ g21
_قبل_ما_ g30
_قد h-24
_قدا g-38
_قدام g-38
_قدر g45
_قدي r21 g-23 m-22 h-27
_قديم r21 g-23 m-22 h-27
_قديمه_ g-27 h-29
_قراءه_الفنجان_ h34
_قراءه_الكف_ h37
_قراب h39
_قرابين_ h39
_قرب h41
_قربا h41
_قربان_ h41
_قرش g34
_قرش_ g34
_قرض_بفايده_ r26
_قرض_ربوي_ h-29
_قرض_شخصي_ r22
_قروض r30 h-21
_قروض_ r30 h-21
_قز h23
_قزا h23
_قسط_القرض_ r58 g-21
_قسط_تامين_ r-25 g27
_قسط_قرض_ r63
_قسم_ g-23
_قسمه m-21
_قسمه_ m-26 h21 k-22
_قص r-22 m-25 h-43
_قطعه g-34
_قطعه_ g-34
_قطه m24
_قطه_ m24
_قطي m31
_قطيه m31
_قطيه_ m31
_قف r-37
_قفل r-37
_قفلت r-37
_قل r29 h-24
_قلب r51 h-31
_قم m36
_قما m39
_قمار m43
_قمار_ m43
_قماش m-26 h-24
_قماش_ m-26 h-24
_قمح h-23
_قمح_ h-23
_قن h37
_قهوه_القاضي_ h37
_قهوه_قاضي_ h36
_قو r-21 h36
_قوا h44
_قواد h43
_قيمه g-25 h21
_قيمه_ g-25 h21
_كا_ h55
_كاس h48
_كاس_ h50
_كاس_علي_ g-22 m-24 h36
_كاش_او_ r-46 g64
_كامل_ h-29
_كامله_ r-21
_كاميرا_ h33
_كانت_بيننا_ m22
_كبا h34
_كبار h25
_كبت h34
_كبتا h22
_كبتاجون_ h23
_كبي r-29 h-27
_كبير r-29 h-27
_كبيره_ r-29 h-27
_كت r-29
_كتاب_ g-22
_كتاب_عن_ h-34
_كتابه_ h54
_كتب m-24 h-29
_كتب_ m-24 h-29
_كتي r-40 m-21 h-31
_كحول_ h-37
_كحولي_ h23
_كحوليه_ h25
_كذ r26 m-22 h-24 k26
_كذا r26 m-22 h-24 k26
_كراتين_ h-31
_كراش m38 h-30
_كراش_ m38 h-30
_كرت h24
_كرتون_بيره_ r-21 g-30 m-28 h40
_كرتون_مغلق_ g-35
_كرتون_مقفل_ g-21
_كره h-22
_كره_ h-22
_كري g-28
_كريس h37
_كريستال_ h37
_كس r-31 m30
_كسب m36
_كشف_الحساب_ r45 k-21
_كف_ r-22 g-28 m-22
_كفالته_ r35
_كفاله_%_ r69 h-24
_كفاله_من_ r-22 g83 h-24
_كفاله_يتيم_ r-33 h-22
_كفل r30 h-25
_كفلت r34
_كفلته_ r34
_كفلته_مقابل_ r23
_كفلته_ياخذ_ r43
_كفي g-32 k31
_كل_اسبوع_ r31
_كل_ما_ r37 g23 h-28
_كلب g-22
_كلب_ g-22
_كله r-21 g22
_كله_ r-27 g25
_كلها m24
_كلها_ m24
_كلو m-21
_كلوب h23
_كلوب_ h23
_كلي g-28 h60
_كليه h45
_كليه_ h45
_كم_ g37
_كمي r-22
_كميا g34
_كميات_ g34
_كن g-24
_كنز h26
_كنز_ h26
_كو_ g-25 h40
_كوبونات_ h-30
_كوبي h43
_كوبي_ h43
_كوت r-28 g22 m42 h-65
_كوكا h28
_كوكايين_ h30
_كول g37 m-24 h-35
_كول_ g50 m-23 h-33
_كوم g32 h-26
_كومه g41 h-27
_كومه_ g41 h-27
_كي_ g-32 h27
_كيس g37 m-23
_كيس_ g37 m-23
_كيش r55 h-21
_كيشت r46 h-26
_كيشت_ r46 h-26
_كيشل r36
_كيشلي_ r36
_كيشه r39
_كيشها_ r39
_كيف h23
_كيف_ g26
_كيك g-22 m-45 h-41
_كيكه m-40 h-25
_كيكه_ m-40 h-25
_كيلو g-34
_كيلو_ g-34
_كے m34 h-33
_كے_ m34 h-33
_ل_ h59
_لا_املكها_ g78
_لا_موعد_ g47
_لا_يدري_ g34
_لا_يسال_ k28
_لا_يعرف_ h-28
_لا_يملكه_ g32
_لا_يملكها_ g33
_لابو r23 h-22
_لابو_ r23 h-22
_لاخ r-22 g-27 h-25
_لاخي g-30 h-25
_لاخي_ g-30 h-25
_لامي_ h-40
_لامين_ h41
_لان g-34 h-30
_لاني g-29 h-31 k-21
_لاني_ g-29 h-31 k-21
_لبن_ r-31 g21 m-45 h-52 k-26
_لبنت g-23
_لتج k27
_لتجن k30
_لتجنب_ k30
_لتفا k25
_لتفادي_ k25
_لتفر h26
_لتفريق_ h26
_لجم k35
_لحم_خنزير_ h72
_لز h23
_لس g47
_لسا g41
_لسا_ g44 h-24
_لسه g56 h-28
_لسه_ g58 h-28
_لشاه h22
_لشاهد_ h22
_لشر g21
_لشرك g26
_لشركه_ g26
_لشه g-24 m-21
_لشهر g-26 m-23
_لشهر_ g-26 m-23
_لص h21
_لض h32
_لطرد h36
_لطرد_ h36
_لع m23
_لعا r-28
_لعب m29
_لعب_ r-24 g-22 m86 h-29
_لعب_ب_ m74 h-43
_لعب_علي_ m59 h-50
_لعبن h-22
_لعبنا_ h-22
_لعبه_الطياره_ m28
_لعبه_لسا_ g29
_لعبه_ما_ g47 m-22
_لفاي r-23
_لفايده_ r-23
_لفه h25
_لفه_ h25
_لق r-22
_لقا h36
_لقاء h29
_لقاء_ h29
_لقي r-25 h-23
_لك_ g23 m-26 h-41
_لكف r-21 h28
_لكفي r-21 h28
_لكفيل_ r-21 h28
_لكي k36
_لكي_ k36
_للاخ k24
_للاس r-23
_للاي k-26
_للب g-23
_للبن h-27
_للبي g-23
_للبيت_ g-25 m-21 h-25
_للبيع_ h34
_للتس h36
_للجا r-27 h33
_للجن h25
_للجن_ h25
_للحظ m-23 h43
_للحظ_ m-23 h43
_للحف g-21
_للدخ m21
_للدخول_ m21
_للر r-24 g-33 h24
_للسل g23
_للسي h-28
_للسياره_ h-28
_للشر h23
_للص m-25 h-36
_للط r-22 g-27 m-21
_للع m-25
_للعم g-27
_للفق r-26 h-31
_للفقراء_ r-26 h-31
_للك r-21 h33
_للمج r-23
_للمجاهدين_ k23
_للمحبه_ h35
_للمر r27 h-25
_للمط r-22 g-21
_للمع g24
_للموظف_حتي_ h29
_للموظفين_ h-26
_للن r-34 g38
_لله_ g-23
_للول g-25 h25
_للي r25
_لم g28
_لم_ g70 h-29
_لم_يبد_ g31
_لما_ما_ g34
_لمج k30
_لمجم k30
_لمجموعه_ k30
_لمس g-24 h-27
_لمع g-28 h26
_لمو h25
_لموق m-21 h31
_لموقع_ m-21 h31
_لنا k29
_لنا_ g-21 k33
_لناس h27
_لناس_ h27
_لنف r33 k-25
_لنفس r33 k-25
_لنفس_ r39
_لنفسه_ r30
_له h-35
_له_ h-35
_لها h-25
_لها_ h-25
_لهم g-21 h-24 k37
_لهم_ g-21 h-24 k37
_لو g35
_لو_ g53
_لو_ما_ h-33
_لوا g-28 m-21 k28
_لوت r-22 m38
_لوت_ g36 m-37 h-43
_لوتو r-29 g-26 m42 h27
_لوتو_ r-29 g-26 m42 h27
_لوح r-22
_لوط g27 h-32
_لوط_ g43
_لولو g24
_لولو_ g24
_لولو_في_ g39
_لون g-26 h-33
_لون_ g-26 h-33
_لي h21
_ليري h23
_ليريكا_ h23
_ليريكا_بدون_ h31
_ليريكا_من_ h25
_ليس g34
_ليس_ g43 h-29
_ليس_في_ g47 h-35
_ليست_في_ g49 h-52
_ليل h23
_ليل_ r-21 g-24 m-25 h43
_ليله h22
_ليله_ h22
_ليله_مع_ h50
_ليلي h38
_ليلي_ h37
_ليليه_ h22
_لين g-26
_ما g23
_ما_ g29
_ما_ابي_ g-37 h-33 k43
_ما_اتاخرت_ r21
_ما_اتفقنا_ g48
_ما_اعرف_ g28 h-21
_ما_اعرفه_ k24
_ما_املكها_ g30
_ما_تاخرت_ r24
_ما_تتاخر_ r25
_ما_تطلع_ k27
_ما_تظهر_ k34
_ما_تلد_ g36
_ما_تلده_ g29
_ما_حد_ g58 k-37
_ما_حدا_ g33
_ما_شافها_ g21
_ما_عندنا_ m-24
_ما_عندي_ g46
_ما_لا_ h-21
_ما_نعرف_ g30
_ما_هو_ g40
_ما_هي_ r-26 g38
_ما_يبين_ k41
_ما_يدري_ k30
_ما_يزهر_ g28
_ما_يسال_ k34
_ما_يطلع_ g23 h-23
_ماب g41
_مابي g41
_مابي_ g41
_مات h-21
_ماتش m30 h-32
_ماج h45
_مار h21
_مارج g46
_مارجن_ g52 h-37
_مارس g-22
_مارس_ g-22
_مارك h22
_ماري g-29 h31
_ماك m24
_ماكي m25
_ماكينه_ m41 h-42
_مال h-25
_مال_ r32 h-30
_مالهاش_ g21
_مالي_ g-28
_ماليه_ g55 m-22
_ماي r-34 g-35 h-50
_مب_ g36
_مب_من_ g-24 h25
_مباد g28
_مبادلات_ g40
_مبادله_ r-21 g26
_مبلغ_تامين_ g-24
_مبلغ_ثابت_ r52
_مبلغ_ثابته_ r30
_مبلغ_مشغل_ r34
_مبيو h32
_مبيوق_ h29
_مت_ g24
_متج h27
_متجر h27
_متجر_ h32
_متر g-29 h-24
_متع g-24 h23
_متعه h27
_متعه_ h27
_متفق_ h-21
_متفق_عليه_ r-33
_متفقين_ r21
_متناقصه_ h-22
_متو h-21
_متي g33
_متي_ g33
_متي_ما_ g27 h-24
_متي_يوصل_ g40 k-22
_مجاني_ m-24
_مجانيه_ r-31 h-21
_مجه g25
_مجهو g25
_مجهوله_ g28
_محا h-28
_محار g45 h-27
_محار_ g49 h-28
_محاره_ g35 h-26
_محاره_لم_ g23 h-26
_محاض g-23
_محب h26
_محبه h26
_محبه_ h26
_محتا g-34
_محتوي_ h28
_محص g26
_محصو g26
_محصول_ g26
_محف k23
_محفظ k28
_محفظته_ k27
_محفظه_ k27
_محفو r38
_محفوظ_ r24
_محل_مشروبات_ h30
_محلي h34
_محلي_ h34
_مخال g-21
_مخالفه_ g-21
_مخد h33
_مخدر h29
_مخدرات_ h28
_مخدره_ h41
_مخزن_ r-25 g-21
_مخطط g23 m-21
_مخطط_ g23 m-21
_مخن h31
_مخنو h31
_مدر r-22
_مدرس r-22 g-33 h-32
_مدرسه_ g-32
_مدفوع_بالكامل_ g-23
_مدفوعه_ m21
_مدفونه_ g35 h-23
_مده g28
_مده_ g28
_مديو r39
_مذ g-24
_مراب r22
_مرابحات_ r43
_مرات k36
_مرات_ k36
_مرافقه_ليليه_ h36
_مراهنه_ m35 h-38
_مراهنه_علي_ g35
_مراهنين_ m23 h-23
_مرب r24
_مربو r24
_مربوطه_ r24
_مرت g24 h-21
_مرتج g33
_مرتجع_ g45
_مرتجعات_ g24
_مرخ k33
_مرخص k33
_مرخصه_ k39
_مرصو h22
_مرصود_ h22
_مرض h26
_مرك h-25
_مركب r22
_مره h28
_مره_ h28
_مرو r-29
_مروج h25
_مروج_ h25
_مري r-23 g-22 m-21
_مز h23
_مزا m25
_مزاج g28
_مزاج_ g31
_مزاد r-24 g-23 m42 h-25
_مزاد_ r-24 g-23 m42 h-25
_مزو h29
_مزور h29
_مزور_ h29
_مزوره_ h23
_مزي h29
_مزيف h29
_مزيفه_ h21
_مسا r-33
_مساج_خاص_ h30
_مساج_خدمه_ h57
_مسب g28 m-25 h-31
_مسبق g33 m-22 h-24
_مسبق_ g44 h-21
_مستا r-27 k53
_مستحقات_ r25
_مسترد_ g-22
_مستع g-26 m-36 h-26 k29
_مستقبل_ h-26
_مستقبلي_ r36
_مستقبليات_ r-27 g27
_مستقبليه_ r28 g-24
_مستن h35
_مسج g-46 m-24 h-46
_مسدس_ h-25
_مسر h30
_مسرب h32
_مسربه_ h32
_مسرو h29
_مسروق_ g-21 h29
_مسروقه_ h21
_مسل m-27
_مسلس m-27
_مسلسل_ m-27
_مش_ g45
_مش_عارف_ g26 h-27
_مش_عندي_ g54 h-28
_مش_من_ g-24 h25
_مشروب_ h26
_مشروبات_روحيه_ h32
_مشروبات_كحوليه_ h43
_مشع h21
_مشعو h21
_مشغ r29
_مشغل r29
_مشغل_ r29
_مشغل_فلوسه_ h-22
_مشغل_فلوسي_ r23
_مشغل_مبلغ_ r29
_مشف h22
_مص h-21
_مصار h-21
_مصارعه_ m21
_مصاري_ k-25
_مصاريف_ h-26 k21
_مصر h-33
_مصرف r24 k22
_مصرف_ k37
_مصرو r-23 h-33
_مصروف_ r-33 g-23 m-24 h-36 k-30
_مصروفات_ k50
_مض r26
_مضاع r22
_مضم r21
_مضمو r21
_مضمونه_ r36
_مط g-30 h-27
_مطع h-41
_مطعم h-41
_مطعم_ h-41
_معتم h-28
_معتمد_ h-30
_معد h-26
_معرف g35
_معرفه_ g35
_معس g-26
_معسل g-26
_معسل_ g-26
_معق h-32
_معقم h-32
_معقم_ h-32
_معل r-29
_معلق r-22 h29
_معلق_ h30
_معلق_علي_ g32 h-29
_معلو r-23
_معلوم_ r-25
_معمل h25
_معمل_ h25
_معي r-37 g35
_مغ g21
_مغر h22
_مغرب h22
_مغربي_ h22
_مغش h33
_مغشو h33
_مغشوش_ h28
_مغل g21
_مغلف m-22
_مغلفه_ m-23 h-22
_مف h-24
_مفاج g23
_مفاجات_ g38 h-26
_مفت m50 h-26
_مفر g21
_مفرو g21
_مفروز_ g39 h-30
_مفروزه_ h-32
_مقابل_ان_ h21
_مقابل_ناقه_ m36 h-21
_مقاط h25
_مقاطع_ h25
_مقام m26
_مقامر_ h-29
_مقر h24
_مقرص h25
_مقط g-23
_مقطو g-23
_مقطوع_ g-25
_مقف g21
_مقفله_ g29
_مقفله_من_ g34
_مقل h41
_مقلد h41
_مقلد_ h35
_مقلده_ h37
_مكاف h-22
_مكافحه_ h-25
_مكاني_ h21
_مكر h49
_مكش h-24
_مكشو h-24
_مكشوف_ h-24
_مكف r40
_مكفو r40
_ملا r-22 k-23
_ملاب r-22 h-23 k-26
_ملابس_ r-22 h-23 k-26
_ملغ h23
_ملغو h27
_ملغومه_ h27
_ملك g38 h-25
_ملكن g32
_ملكنا_ g32
_ملكه g42 h-26
_ملكه_ g42 h-26
_ملكي g34 h-29
_ملكي_ g36 h-30
_مم g23 h-36
_من_الراعي_ m-22
_من_السوق_ h-22
_من_الصراف_ r-40 m-32 h-41
_من_القرض_ r-30
_من_المحل_ g-34 h-26
_من_امازون_ g36
_من_بنك_ h-21
_من_حد_ k53
_من_حقنا_ h26
_من_حقه_ r-32 g-30 h39
_من_حقي_ g-49 h64
_من_شركه_ g49
_من_عند_ h29
_من_فوايد_ r-45
_من_محل_ g-37 m-23
_من_مكتب_ m43
_من_ورا_ g-27 h62
_منت h21
_منته h21
_منتهي_ h23
_منتهي_الصلاحيه_ g-21 h33
_منتهي_صلاحيه_ h29
_منج h29
_منجم h29
_منجم_ h22
_منص g-24
_منصه g-24
_منصه_ g-24
_منظ r27
_منظم r27
_منظم_ r27
_منف r25 h-22
_مه h32
_مهر g-21 h42
_مهرب g-21 h57
_مهك h29
_مهكر h29
_مهكره_ h25
_مو_ g33
_مو_عندنا_ g27
_مو_عندي_ r-25 g34 h-46
_مو_ملكي_ h-26
_مو_من_ g-25 h41
_مواصفات_ g22
_مواصلات_ h-25
_موب h22
_موبا h22
_موجلان_ g33
_موجلين_ g22
_موز g-35 m-42
_موزو g-36 h-24
_موع g34
_موعد g34
_موعد_ g40
_موقع_تعارف_ h27
_مي m28
_ميا r-29 g-26 h-34
_ميت h28
_ميته h49
_ميته_ h49
_ميتي h-27
_ميتين_ h-27
_ميسر_ m21
_ميسره_ g-27 m-26
_ميه m22
_ميه_ m22
_ناب_ h74
_ناس g33
_ناف h37
_نافق h37
_نافق_ h27
_ناق r-21
_ناقه h-36
_ناقه_ h-36
_ناي h27
_نايت h27
_نبيد h40
_نبيد_ h40
_نبيذ_ h22
_نبيذ_احمر_ g-27 m-39 h45
_نبيذي_ h-24
_نت h-21
_نتج k51
_نتفا k27
_نتفادي_ k31
_نتفق_عليه_ g25
_نج k24
_نجم k41
_نجمع k41
_نجمع_ k41
_نجمع_فلوس_ h-24 k50
_نجمع_كاش_ k44
_نجو h28
_نجوم h28
_نجومي_ h28
_نحد g26
_نحدد g26
_نحدد_ g23
_نحدده_ g27
_نحدده_بعد_ g37
_نحس h43
_نحس_ h43
_نخت g25
_نختا g25
_نختار_ g25
_نخلص g22
_نخلص_ g22
_ندف r-24
_ندفع r-24
_ندفع_ r-24
_نز r28
_نزل r30
_نزل_ r23
_نزلت r29 h-23
_نزلت_ r29 h-23
_نزو m25
_نزول m31
_نزول_ m31
_نسخ_ h53
_نص_ r-24 m21 h-27
_نصب h37
_نصب_ h32
_نصب_علي_ g-24 h37
_نصف g-28 m-23
_نصف_ g-27 h23
_نصيب_ g-35 m24 h23
_نصيبي_ h-24
_نصيبي_في_ g56
_نصيبي_من_ g-28 m-30 h-28
_نض g-23 h30
_نظي h22
_نظير r27
_نظير_ r27
_نعر g29
_نعرف g29
_نعرف_ g29
_نف r-22
_نفس r-22
_نفس_ r-24
_نفس_المبلغ_ r-23
_نفسه_ g-22 h-23
_نفسه_يشتريه_ r62 g-22
_نفسه_يشتريها_ r58 g-33
_نفط g23
_نفط_ g23
_نق h-26
_نقان h36
_نقانق_ h36
_نقل r-26 g-27
_نقل_ r-26 g-27
_نقو r44 g-26 m-21 h-33
_نل g43 h-23
_نو r-23
_نوع g42 h-31
_نوع_ g42 h-51
_نوعه g29
_نوعه_ g34 h-24
_نوعها_ g22
_ني k24
_نيا h-28 k32
_نياب h-28 k32
_نيابه_ h-28 k32
_هابط h-25
_هابط_ h-25
_هابط_خلال_ g-64 m62 h-23
_هات g-26 m-27
_هاته h29
_هاته_ h29
_هار m25
_هاك g-41 h26
_هال g33
_هالس r-40 m-24 h-29
_هالشجره_ g33
_هالشهر_ r28
_هالن g28
_هالنخله_ g28
_هام g31
_هامش g36 h-26
_هامش_ g36 h-26
_هامش_عقود_ r-23
_هاين h21
_هاينكن_ h21
_هج g-28 h81
_هديه_لشاهد_ h22
_هديه_للموظف_ h43
_هذا_الشهر_ h-28
_هذي h-36
_هذي_ h-36
_هك g-21 h44
_هكر g-21 h44
_هكر_ g-21 h44
_هل g-21 m45
_هل_ g-22 m55 h-47
_هلو h28
_هلوس h28
_هلوسه_ h28
_هن h21
_هو_ h-28
_هوي_ g22
_هويه h25
_هويه_ h25
_هي r-35
_هي_ r-43 g30 h-25
_و_ m-21
_واتس h23
_واحد_من_ g71
_واحده_ g27
_واحده_من_ g32
_واحو k23
_واد g21
_وار g45 m27 h-52
_وارب m59 h-33
_واسط m-25 h43
_واسطه_ m-25 h43
_والبضاعه_ g37
_والت g-26
_والتسليم_ g-24
_والخاسر_ m24
_والخساره_ r-23 m-27 h-23
_والخساره_علي_ r-23
_والر g-26 m-28 h-27
_والسعر_ g21
_والق m-32
_واللي_ m24
_والم r-25 h-22
_والمحتوي_ g28
_واله g31
_والهبوط_ g31
_وان g-21
_وان_ m49 h-56
_وانا g-27
_وانا_ g-27
_واي m29
_واين m-22 h44
_واين_ m-22 h44
_وبد h-26
_وبدو g21
_وبدور_ g21
_وبش g21
_وبشت g21
_وبشتريها_ r-30 g21
_وبعد r-30 g-21
_وبين_ r-39
_وت g-31
_وتح k41
_وتحو k45
_وثي g23
_وثيق g23
_وثيقه_ g23
_وثيقه_تامين_ g26
_وج g-32 m-21 h25
_وجب g-21
_وحو k23
_وحول k23
_وحول_ k24
_وخ h-27
_وخسر m21 h-21
_وخل r-43 h-23
_وخم r24
_وخمس r24
_ودع h43
_ودع_ h43
_ودي_ r-25
_وديعه_مربوطه_ r21
_وذ r-32 g-30 m-27 h-35
_ورا_ g-27 h62
_ورب m21
_ورث h-36
_ورث_ g39
_ورث_وهو_ g39
_ورثه_ g53
_ورثه_وهو_ g33
_ورثه_وهي_ g42
_ورج r27
_ورجع r27
_ورجعوا_ r31
_ورق_ r-26
_ورقي g22
_ورقيه_ g22
_وز r28 h-29
_وزا r22
_وزاد r22
_وزد r33
_وزنه g22
_وزنها_ g22
_وس g-22
_وسك g-21 m-21 h34
_وسكي g-21 m-21 h34
_وسكي_ g-21 m-21 h34
_وسل g-21
_وسيط k22
_وسيط_ k22
_وسيط_باع_ r-22 g72 h-23
_وسيط_باعني_ g39
_وش h-37
_وش_ g32 h-22
_وصف g42
_وصف_ g56 h-33
_وصل m-21
_وصلن k21
_وصلني_ k21
_وط g-27
_وطم g-26
_وطما g-26
_وطماطم_ g-26
_وع g-40 m-28 h-52
_وعد r-33 g-32 h-32
_وغ m24
_وغل m24
_وغلب m24
_وغلبني_ m24
_وف h-30
_وفل g-33 m-24 h-21
_وفلو r30
_وفو h-28
_وفول h-33
_وفول_ h-33
_وق g21
_وقب r-28
_وقت g31 h-27
_وقت_ g31 h-27
_وقت_ما_ g52
_وك g-34
_وكي g-42 h-30
_وكيل m21
_وكيل_ m21
_ول g22
_ولا g26
_ولا_ g28
_ولا_كم_ g58 h-25
_ولا_متي_ g46
_ومس h-45
_ومع g-35
_ومعه g-28
_ومو g-29
_ومي h-22
_وميت g-25
_وميتين_ g-25
_وميه h-22
_وميه_ h-22
_ون_ r-21 g-30 m52
_ون_اكس_ g-26 m33
_ونص r36
_ونص_ r36
_وه k23
_وهم k25
_وهمي k25
_وهمي_ k22
_وهو_نفسه_ r76 g-25
_وهي k31
_وهي_ k31
_وو r-47 g-26 m-35
_ويس h23
_ويسك h25
_ويسكي_ h25
_وين m29 h-32
_يا m21
_يا_ h-27
_يا_نصيب_ r-26 m38
_ياج h-23 k48
_ياجر h-23 k48
_ياجر_ h-23 k48
_ياخد_ h-22
_ياخذها_ r24
_يبد g33 h-22
_يبد_ g31
_يبدو g28
_يبدو_ g28
_يبيع r-23
_يبين k41
_يبين_ h-21 k41
_يتا r26
_يتاخ r26
_يتاخر_ r26
_يتح g28
_يتحد g28
_يتحدد_ g28
_يتحدد_اخر_ g28
_يتز g23
_يتزر g23
_يتزرع_ g23
_يتص g23
_يتصا g27
_يتصاد_ g27
_يتي r-33 h-22
_يتيم r-33 h-22
_يتيم_ r-33 h-22
_يجيبه_ g39
_يحد g28
_يحدد g28
_يحدد_ g32
_يحدده_المشتري_ g21
_يحس g-30 h-26 k72
_يحس_ g-30 h-31 k81
_يخت h23
_يختا g35 h-33
_يختار_ g28
_يختب h44
_يختبر_ h44
_يدخ h27
_يدخل h27
_يدخل_ h27
_يدر k24
_يدري k24
_يدري_ k24
_يدفن h24
_يدفن_ h24
_يرا g25
_يراه g30
_يراه_ g30
_يرد h-22
_يرد_ h-21
_يز h-21
_يزه g28
_يزهر g28
_يزهر_ g28
_يسا k33
_يسال k33
_يسال_ k35
_يسالنا_ k34
_يست r21 g-26
_يسحب_ h31
_يسه g26
_يسهل g26
_يسهل_ g26
_يشت r25
_يشتر r25
_يشتريه_ r37
_يشتريها_ r28
_يشغ h30
_يشغل h30
_يشغله_ h34
_يص g26
_يصل g25
_يصلح g25
_يطر h21
_يطرد h36
_يطرد_ h36
_يطل k23
_يطلب h-22 k23
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يعب h21
_يعبد h21
_يعرف_ g21
_يغ h34
_يغي h35
_يغير h35
_يغير_ h35
_يفتح_ادني_ g31
_يفتح_اعلي_ g26 h-23
_يفك h29
_يفك_ h30
_يفك_كل_ h30
_يقرا h26
_يقرا_ h26
_يقرر g30
_يقرر_ g43 h-30
_يقرره_ g26
_يقول_ h32
_يل m30
_يلع m31
_يلعب m31
_يلعب_ m31
_يلعب_علي_ m36 h-63
_يمت h29
_يمتح h29
_يمتحن_ h29
_يمس h22
_يمسح h22
_يمسح_ h22
_يمل g30
_يملك g30
_يملكه_ g31
_يملكها_ g31
_ينب g55 m-26
_ينت g21 h-22 k23
_ينتب g-21 k34
_ينتبه_ g-23 k36
_ينزر g26
_ينزرع_ g26
_ينع k36
_ينعر k36
_ينعرف_ k36
_يوق h31
_يوقع h31
_يوقع_ h31
_يول g34
_يولد g34
_يولد_ g34
_يوم_ g-24 h-26
_يوم_يتاخر_ r48
_يومي g-24
_يومي_ g-22 m-27
_يوميه_ h22
_چر m-21 h56
_چرس m-21 h56
_چرس_ m-21 h56
a2a g-21
a2a_ g-34
a2id g-30 h-37
a2k g-22
a2m r-23 h-23
a2me r-22 h-21
a2mee r-22 h-21
a2s r25 h-40
a3a_ r-23 g-29 h-22
a3d r25
a3d_ r29 m-24
a3de r-24 g25
a3r r-31 g23 h-23
a7b g-26
a7e r-26 h24
a7ed r-23
a7ed_ r-23
a7m g-22 h46
a7s g29 m-22
aa_ m32
aab r-32
aad r-35 h-27
aad_ g24 h-40
aaj r27 g-37 m-35 h-40
aal h36
aal_ h29
aam_ g23 h-23
aami h31
aamil h31
aan h-24
aast h23
aastu h23
aat g-23 h-46
abad r-26 g-23
aban g35 h21
abar r-26
abay r-28 g-21 h-22
abaya r-27 g-22
abb r30 h-22
abby r43
abby_ r43
abe h37
abel h24
abel_ h28
aber h48
abet g-30 m33 h-27
abet_ r23 g-31 m39 h-28
abi_ r22 g-30 h-34
abis h21
abis_ h21
abl_ g38 h-35
ablet m-21 h43
abon m42
abong m44
abor h49
abor_ h34
abort g-31 h51
abou g-29
abour h22
about g-31
aboy h25
aboy_ h25
abr h-22
abra h43
abraj h43
abri h-44
abs h28
absi h29
absin h28
aby_ h34
abys h-44
abys_ h-24
ac_ r-25
aca h49
acar h26
acard h26
acca m40
accar m22
acci m-23
accid r-21 g23
accin m-27
accr r36
accru r36
aces m-29
aces_ m-29
acha m24
acha_ m23 h-26
achc g26
achch g26
ache h-24
ached h-31
achel h24
acil h22
acili h22
acin m25
acing m25
ackd k46
ackda k46
acked h30
acker m-22 h-21
acket g-31 m-26
ackg m21 h-22
ackga m21 h-22
ackh h39
ackha h39
ackm h25
ackma h25
ackp m22
ackpo m22
acks h-25
acks_ h-23
acl m24
acle m24
acle_ m24
aco h31
acon h22
acon_ h22
acr h25
acri h26
acrif h26
acro g-23
acros g-23
acto r24 h-24
actor r24 h-24
actu r-21
acu g-41
acy g-21 h-22
acy_ g-21 h-22
ada_ m26
adam h23
adan h-26
adan_ h-26
adaq r-21 g-21 h-30
adaqa r-21 g-21 h-30
adar h-31 k37
adar_ h-31 k37
add r21
add_ g22
adda r-22 g-24 m25 h-32
adder g-21
addl g22
addle g22
addy m27
addy_ m27
aded g-34
adell h27
aders g-38 h-26
adie h21
adies h21
adio h-36
adio_ h-36
adiy r26 h-23
adl g29
adli g29
adlin g29
adm h-28
admi h-27
admin r25
ado h33
ado_ r-28
adob m-22 h29
adoo h32
adoo_ h32
adop h31
adopt h31
ador h40
ador_ h40
adt h-21
adu_ h31
advi g-23 m-21
advic m-21 h39
aed g-21
af_ h-21 k-21
afa3 m-24
afa3t m-22
afala r61
afee r-24 g-24 h51
afet r-27
affi h29
affic h23
affil h22
affl m21
affle m21
affr h-33
affro h-33
afi r-22 h25
afs h-27
aga_ r-33 g23 h-40
agana m38
agay h30
agay_ g-22 m-29 h49
agaya m30 h-24
aged m-22 h31
aged_ m-22 h31
agei h33
agein h33
ager h26
ager_ h24
ageri m28
agerm h23
agg r-22 h-35
agga r-23 h-29
aggag h-25
agh g23
agh_ g27
agici h36
ago_ g29 h-27
agra h-35
ague_ h-24
agues h21
aha r21
aha_ h-23
ahah r27
ahah_ r27
ahan m47
ahar g-27 h-21
ahar_ g-28 h-22
ahay r-25 g32 h-24
ahay_ r-25 g32 h-24
ahee h26
aheen h26
aher h28
aher_ h28
ahi_ r-32
ahid h-21 k44
ahin r25
ahir g-21
ahl g-29 h32
ahn m35 h-23
ahn_ m35 h-23
aho g-26 m-38 h-42
ahr_ h-31
ahra h26
ahra_ h29
ahre r22
aida r21
aida_ r24
aig_ g65 h-26
aik r29
aikd r29
aikda r29
aile h38
ailey h34
ailo r-21 h-24
ailor r-21 h-24
aime g32
aimed g32
aine_ g-22 h51
aink r29
ainkd r29
ains_ r-26 h-30
aint_ m-24 h-33
air_ r-22
airc r33 g-22 h-40
aird g22
airdr g22
airi h34
airin h34
airp m24
airs h-42
airs_ h-42
airt r26
airti r26
aisa h-38
aisa_ r-22 h-37
aise h26
aise_ h41
aiser k24
aisi h-37
aisin h-37
aiti h-23
aitin h-23
aitr h23
aitre h23
aiv r-23 h-22
aiw g-23 m36
aiwa g-23 m36
aj_ r35 g-21
aja3 h-24
aje g-31 h-23
ajj h-24
ajl h-21
ajli h-21
ajlis h-21
ak_ h23
aka_ m21 h22
akam h-36
akat h-27
akat_ h-27
aked h22
aked_ h22
aker g-33 h-33
aker_ g-39
akery m-21 h-40
akh r32
akh_ g-32
akha m-26 h-31
akhe h-21
akho h-37
aki_ g-23 m-22 h30
akk h30
akke h27
akli h33
akli_ h33
ako_ h-31
akr r-23 g-21 h-27
aks_ h-29
aksh h55
akt r-39
alad h-24
alad_ r-21
alaf r25 m-26
alaft h-25
alaga r-33
alah r39 h-23
alam_ g21 h-22
alama r-21 g-29
alami h33
alang r-30 h23
alas g-21 h-31
alas_ r-21 g-25 h-29
alat g-27
alay r27 g-36 h22
alb h23
alcon h-32
alcu g-23 h-22
alcul g-28 m-26 h-25
aleh r38 m-24 h-25
alers g-26 m-29 h40
alet r-21 h-22
alet_ r-21
alid h-26
alik g-30 m-21
alik_ g-28 m-24 h-33
alin h64
alin_ h30
aling h49
alis r24
alk h25
alke h28
alker h41
allan g-21 m-24 h27
allat g-36
alled h-22
aller g-29
alli h-23
allin g34 m-30
alloo g-22
alls g33
alls_ g33
ally h-29
ally_ h-29
almi g-23 h44
almis g-23 h44
alo k22
alo_ m27
alon k28
alon_ r-22
along g-22 h-27 k38
alp g59 h-39
alsa m-29 h-24
alsa_ m-28 h-23
alse k41
alse_ k41
alter h-28
alts h39
alts_ h39
alve h-38
alves h-23
aly h-38
alya m35 h-29
alyan m35 h-29
alys m-28 h-29
ama_ h-40
amada h-26
amado h32
amal r-21 h33
amal_ h45
aman h-25
aman_ r-25 g24 h-25
amar r64
amara r64
amat g-41 m-21
amat_ g-30 m-22
amay h22
amaya h22
amba h28
amble h-23
ambu m-37 h-21
amc r-30 g-24 h-45
amda r-24 h-33
amdan r-24 h-33
amels r-21
amen h31
ameri h-38
ameso h28
amet r30
ameti r27 g-29 h-21
ametr g42
ami_ g-32 h28
amic h-25
amic_ h-25
amil_ h42
amin_ h-33
amine h35
amiyy r28
amma g49 h-32
ammer r-21 h-31
ammi h-38
ammi_ h-38
ammon h32
amon_ h33
amond m26
ampa h29
amper h21
ampl g-24 h-28
ample g-24 h-28
amr r-26 g-24 h60
amst h26
amste h26
amu h50
amul h40
amule h40
ana_ r29
anad g-23
anam h26
anat_ h24
anax h29
anax_ h29
anc_ h28
ancer h27
ancet h21
ancia h25
ancin r23
anct g-30 h-26 k33
ancti g-30 h-26 k33
andar g22 m21 h-21
andel g-25
ander g-40 h39
andic m43 h-33
andit h21
andm m-21 h-22
andma m-23 h-27
ando g22
andom h-25
andou h34
andu r-24
andu_ h25
aned h-29
aned_ r25 h-49
anel k-23
aner g-34 k-22
anga h21
angal h41
angay h-30
angel h22
anger h-24 k33
anges g-36 h-34
angi r-30 h24
angla r36 h-31
ango_ h-29
angov h23
angr h21
anila m-26
anill h-22
anim g21
anima g21
anine r30 h-28
anis h51
anise r23 h-32
anish r-27 g-30 m-29 h54
anist h44
anit g-25 h-30
aniti h-22
anj r-35 h34
anja h30
anja_ h33
anke g-26
ankn g21
ankni g26
anna m24
anna_ m39
annab h22
anne m-21
anner m-32
annui g32
anok h-32
anok_ h-32
anol h-21
anol_ h-21
anon h-29
ansl g-29
ansla g-29 h-28
anso h26
ansom h26
anta g-22 m24 h-40
antr m-42
antra h47
antri h43
anua m21 h-23
anv g-32 h-62
anz h31
ao_ g-31 h26
aped g21
aped_ g21
aperi h26
apero g-21 h28
apin r-34 h22
aping r-34 h22
apis h-29
apist h-28
apo m22
appea k23
apped h22
appi h-40
appin g-21 h-31
appl g23 h-29
apple g21 h-30
apr r36 g-25 m-21
apr_ r48 m-25 h-38
apri r-25
april r-25
aps g21 h-21
aps_ g26 h-25
apta h33
aptag h32
apti h-24
aptio h-24
apy r42
apy_ r42
araba r-30
arabi m-27
arag h-27
arage h-28
arahe h26
arak_ h27
araka h-27
aram_ r-26 g-36
aranc r26
aras h34
aras_ h31
arast h28
arate r-24
arati g-26 h-25
arb h-25
arbe r-40 g-39 m-29 h-43
arber r-23 m-22 h-42
arbou g23
arce h-24 k-25
arcel h-24 k-25
arcoa h-21
arded k21
arden g-23
ardi r-33
ardi_ h22
ardin r-36 g-27
ardl r31
ardle r31
ardo h34
ardon h29
area r-23
ared h-23 k27
ared_ h-23 k27
aree g24 h-28
areg h33
aregl h28
aren h-26
arene h-36
arent h-23
arer r32
aret h22
aret_ h30
arew r-22 h-23
arewe r-22 h-23
arf r-21
arga h23
argar h23
arges r21
ari_ m25
aric h21
arica h21
arid g27
arj g-22 m-24
arja m-24 h-27
arjah r-28
arka h31
arki r-26 m-23
arkin r-26 m-23
arl_ g27
arla_ g45 h-35
arlay g-24
arle h-28
arley h-28
arlo m24 h36
arma g-22 h-28
arma_ g-23
armac h-37
arna m-24
arne g-26 h-37
arned g-25
arnes g-23
arnin r31 h-21
aro h27
arot m-33 h34
arot_ m-33 h34
arou h-22 k47
aroun h-22 k47
arpet m-21
arra_ h25
arrac h64
arrie g21 h-23
arron g-21 h30
arrot h-33
arruq r22
arry r32 g-31 h-29
arry_ r22 g-29 h-30
arsa h31
arsal h31
arsh h-44
artic h-22
arton m-24 h-22
aru m-25
aru_ g-23 m-30 h31
aruq r47 h-22
aruq_ r47 h-22
arv g22
arve g23
arves g23
arw h29 k-22
arwa h29 k-22
arz r33
arz_ r21
asah m-38
asak h-29
asan r-31 g-21 h-31
asan_ r-32
asc g-34 h52
asco g-34 h47
asd g21
asda g21
asdaq g21
aseba r21
aser h-35
aser_ m26 h-32
ases m-24
ases_ m-24
asha g-28
asha_ r-33 g-35
ashe h-38
ashes h-40
ashi h28
ashi_ h22
ashin r28 h-34
ashis h31
asho r-36 m52 h21
asht g22 m-26 h-29
asib g-24
asing h26
ask k32
ask_ h-28 k47
asket r-21
asks h-33
asks_ h-33
asl r27 g-22 m-25 h-23
asl_ r38 g-22 m-35 h-53
asle r-27 g-22
aslee r-27 g-22
asm r-22 m-26
asn g44 h-23
asnt g44 h-23
asnt_ g44 h-23
asons g38 h-23
asp h26
assig h26
asso m24
assp h27
asspo h27
assy h-24
assy_ h-24
asta h29
asta_ h29
aste h25
aster h31
astes h-30
asti_ h41
astic h-24
astu h30
astu_ h30
asure r-26 h36
asuri r35 g32 h-33
asury r24 h-28
ata_ r-21
atan h36
ated h23
ated_ h23
ateg g32
ategy g32
atel g34
ately g37 h-24
aten_ h38
ateni h22
atent h-37
ater h-27
ateri g-23 m-23
ath_ r-22
atie r21
atien r21
atine g-22
atk g-22 m26
atka g-22 m26
atka_ g-22 m26
atla r-24
atm_ h-29
ato_ m-23
aton r36 h-26
atong r37 h-22
atr h22
atrol h-33
atron g-24 h50
ats_ m-24 h-46
atta_ m28
atte_ m37
atti r25
atti_ r25
atu h22
atue h26
atue_ h27
aturd h38
aty g21 h-26
aty_ g21 h-26
au_ r-24 m32 h21
aud r-21
audi r-21 h-28
audit r-22 h-24 k-21
aug h29
augh h36
aula h31
aund h-28 k23
aunde k34
aur_ r-31 g-40 m-24
aura_ h42
autho h-25
auto_ h-25
auv h34
ava g-24 m-32
ava_ m-27
aved h-40
aved_ h-40
aven g46 h-24
avent g46 h-24
aver g-27 h25
aver_ r32
aves r-26
aves_ r-26
avi r21
avo h-26 k26
avoi h-21 k34
avoid h-21 k34
avou r-21 h-28
avour r-21 h-28
awala h-34
award r-21
aware h-36
awarr r23
awaru r40 h-24
awaye r21 g-44
awe g-24
aweez h24
awel g-24
awel_ r-32 g-21
awin m-22
awing m-22
awl m-32
awl_ m-24 h22
awn r39
awn_ r26
awnb r22
awnbr r22
awne r45
awned r45
awns r27
awnsh r30
aws g24 h-28
awy r-22 g-23 h-23
awye g-23 h-21
awyer g-23 h-21
ax_ k25
axa g29
axa_ g29
axi r-26 h-22
axi_ r-27 h-22
ayan g-33
ayan_ g-33
aybe g22
aybe_ g22
aybo h26
ayboy h26
ayda_ h-26
ayer_ r-21
ayers m-23
ayn g-36
ayof h25
ayoff h25
ayr r-22
ayro r-22
ayrol r-22
ayu g-28 m-22
ayya m-22 h-21
aza r24
azar h21
aze g-40 m-32 h-21
azi_ m40
azr h30
azz r-23 g-24 m-30 h23
b5t h24
b5ti h24
b5ti_ h24
ba3 g24
ba3de r-24 g25
baa g30 h-22
baad g39
baad_ g39
baba h24
baba_ h22
babo h25
baboy h25
baby_ h34
babys h-44
baca h26
bacar h26
bacca m22
bachc g26
bache h40
backd k46
backg m21 h-22
backh h39
backs h50
baco h22
bacon h22
bagg h-25
bagga h-25
baha h-24
baha_ h-23
bahah r27
bahay r-25 g32 h-24
bai r21
bai_ r53
bail g-22 m-31
bail_ g-32 m-32 h-31
baile h34
bake h-37
baker m-21 h-40
bakh r-26 g-27 m-23
bakr r-25 g-22 h-35
bal_ m-34 h43
balc h-29
balco h-29
balle m-36 h-24
ban_ r-28 g-33
bana m-30 h45
banat m-30 h45
bangl h-22
bankn g21
banks h-22
bann h35
banne h35
bano g-32 m-41
baq r-25
bara r-28
baras h28
barb r-23 g-30 h-48
barbe r-26 g-34 m-22 h-40
bare_ g44
bari m-21
barl h-28
barle h-28
baro r-39
barra h26
barri r-32 g-37 m-29 h-36
bars h-30
bart h49
barte h49
bas_ g-29 m-27 h-30
basa h25
based h-29
basi g-29 m-36 h-39 k-25
bask r-21
baske r-21
bassa h37
bassy h-24
bat g-23 m-28
bat_ r-22 m-25 h-40
bate g-33 h25
bate_ g-33 h25
bath h36
batt m-29 h-29
batte m-29 h-29
baya r-21
baya_ r-29 g-27 h-42
bba g32 h-25
bba_ g32 h-25
bble g21 h-34
bble_ g21 h-34
bbly h41
bbly_ h41
bby r34
bby_ r34
bc_ m39
bd_ h39
bds h33
bdsm h33
bdsm_ h33
be7 m30
be7t m30
be7t_ m30
be_ g31
bead h-21
bean m25 h-36
bean_ m34 h-45
beans h-26
bear r25
bear_ h25
beara r34 g-27
beari r25 g-28 h-21
bears h-39
beat g-21 h34
beat_ g-21 h34
bech r23 g26 h-30
bech_ h-25
becha g30 h-26
bed h-38
bed_ h-37
bee_ m-27 h-38
beem h-21
beema h-21
bef g21
befo g21
befor g21
beg h28
begg h43
begga h43
beggi h25
beha g-28 k27
behal g-28 k27
bein k21
being k22
bel_ h21
belli h32
belon g41 h-28
below r22
bels r-36 g-21 h-33 k51
bels_ r-36 g-21 h-33 k51
belt r-24 g-25 m-24 h-42
belt_ r-24 g-25 m-24 h-42
bene r-29
bent r26
bentu r35 h-31
beri h36
bers_ m26 h25
bes r-31
bes_ r-36 m-27
best r-23
bet m43
bet_ m45 h-22
beta m35 h-24
bev h37
beve h37
bever h37
bh_ h-25
bhai r-36
bhai_ r-37
bhi g39 h-40
bhi_ g48 h-44
bi_ r24
bic h-23
bid m22
bie r-29 h47
bier h58
bier_ h48
bike h-23
bike_ h-26
bila g-25
bilal g-25
bile m-25 h-25
bili_ m-25 h-46
bills r38 h-32
bim g26
bima g26
bima_ g26
bina r-22 g28
bina_ r-45 m-28 h-28
binan r-26 m-32 h33
binar g29 m27 h-26
bind m-24
bindi m-27
bing m24
bingo m31
bira h45
bira_ h45
bird h-31
bird_ r-22 h-35
birds g37
birr m-27
birra m-27
biry g-22 h-24
birya g-22 h-24
bis_ h21
bisc m-23
biscu m-23
bite r24 h-23
bited r24 h-23
bits m35 h-27
bits_ m35 h-27
bje h-24
bjec h-24
bject h-24
bl_ g31
bla h25
blac h29
black h29
blanc h29
blank g29 h-24
bless h32
blet m-21 h43
blets g-29 m-21 h46
blic r-21
blic_ r-21
blin h-21
blind g26 h-33
blis h26
blo g-22
bloc h-29
block h-29
bloo h32
blood h32
blu h28
blun h39
blunt h39
bly h41
bly_ h41
bna r-23 h21
bna_ g-21
boar_ g-21 h27
boat h-22
bok h-31
bol h-30
bola m25 h-25
bola_ m25 h-25
boli r22 h-23
boli_ r30 h-28
bolt h-48
bom r26
bomb r26
bomba r26
bond r29 h-22
bond_ r22 h-27
bonde h23
bonds r48 h-28
bone h21
bong m27
bong_ m29
book_ h-21
booke g32
bookl h-30
books h-23
boost m22
boot m-22
bootl h33
booz h53
booze h39
bor_ r29
born r-26
boro g-47 m-26
bort g-31 h51
borti g-31 h51
bos h23
boss h23
boss_ k21
bot h21
bot_ h40
bots h37
bots_ h37
boun_ r-23
bours h-31
bout g-30
bout_ g-30
bowl h-25
boy h25
boy_ h36
bp_ r31
braj h43
braj_ h43
branc g-22 k24
brand m-21
bras h50
bread g-40 h-31
bren g28
brent g34
brew h28
brew_ h44
brib h40
bribe h36
bridg r23
brit h-35
brou g-34
bru h36
brut h27
bsi h30
bsin h28
bsint h28
bsir m-22 h29
bsir_ m-22 h29
bta r31
btc g22
btc_ g22
bto r-22
btor r-22
btor_ r-22
bu_ r23
buc h33
buck h22
bucke h31
budo g51 h-30
budol g51 h-30
bug g-21 m-29 h-25
built g31 h-23
buk g36 h-42
bula m-43
bull_ h33
bulli m-22 h-22
bum m-21 h-22
bun h26
buns h21
buns_ h23
burgl g22
burn h23
burn_ h78
bus m-29 h-23
bus_ r-31 g-37 m-40 h-52
busi h22
but_ r36
buto h26
butor h26
butte g25
bya r29 h-26
byb g25
bybi g25
bybit g25
byp k37
bypa k37
bypas k37
bys h-44
bys_ h-24
ca_ h36
cabl g-21
cable g-21
cad m-26
cade m-27 h-23
caf h-28
cafe h-29
cafe_ h-32
cage_ h-28
cai g-27 h32
cain g-21 h31
caine g-21 h31
cak m-22 h-22
cake m-22 h-22
cake_ m-23 h-27
calc g-23 h-22
calcu g-23 h-22
cales h23
calf g39 h-22
calf_ g39 h-22
calle g-28
calls g47 h-23
calp g59 h-39
camp_ h-50
campa h26
canc h-24
cance h-24
cani h33
canis h33
canna h22
cans h34
cans_ h34
cant r-34 g-27 h-28
cante g-28 m-29 h-22
cap_ r-31 g29 h-35
cape_ g-31
caped g24
capt h33
capta h33
car_ h-30
cara m26
carat m22
cardi h28
cards g-25 h21
care g37
care_ g51
cari m24
caric h21
carl h28
carry r34 g-24
cars g28
cars_ g28
cases m-23
cashi r43
cast g-26
casti h36
cat_ h-22
cata h-33
catc g24
catch g24
cated h-22
cater g-22 m-23 h-21
catt m31
catte m34
catu h21
catur h21
cau m29
caus k24
cause k24
cbd h32
cca m40
ccar m21
ccara m22
cci m-22
cci_ h22
ccid r-21 g23
ccide r-21 g23
ccin m-27
ccina m-34
ccine h-31
ccr r36
ccru r36
ccrue r23
ccul h29
ccult h29
cd_ r68 g-27 h-29
cde g26
cde_ g26
cds r-23 g31
cds_ r-23 g31
ceip h-27
ceipt h-27
ceivi k42
cel_ r-23 h-21 k-23
cele g-24
cella g29
celle g-33
cello h28
cels r-26 g22
cels_ r-26 g22
censo h26
cente g-27 m-30
cer_ r-22 h29
cere h25
cerer h28
ceri r-29 h-36
cerie r-27
cers g33
cers_ g33
cert_ r-28 g-23 m-32 h-35
certa r63 h-38
cess_ r-25
cessi r27
cesso r-26
cest r-21 h42
cesto r-21 h42
cett h21
cetta h21
cfd r-30 g61 m50 h-35
cfd_ r-36 g59 m53 h-35 k-22
cfds g40 m-25 h-22
cfds_ g40 m-25 h-22
chai h-34
chai_ h22
chair r-26 m-26 h-46
chal g24
chanc m42 h-31
chand r35 h-45
chane g-25
chap r-21
char_ r-21 h35
chara h26
charc h-21
charm g-23
charr g-21 h30
chart m-45
chasi h33
chat g-24 h58
chat_ g-26 h49
chch g26
chcr h31
chcra h31
chea h38
cheap h27
cheat g-21 h47 k-25
chec h-21
check h-21
ched h-21
ched_ h-26
chees g-22
chei h22
cheik h22
chel h24
chelo h24
chem r25
cheme r31
cheo h43
cheon h43
chest g-21 m27 h-23
chi_ m-21 h-32
chich h39
china g29
ching g-25 m-31
chip m22
chip_ h-22
chips m23
chit r45 g-22
chit_ r66 g-23 h-32
chitt r25
chiv h21
chiva h26
chn h53
chni h28
chon h29
chon_ h30
chool h-21
chop h38
chops h27
chor h26
chori h26
chw h45
chwe h33
chwei h33
ci_ h22
ciale h25
ciat h-27
ciati h-30
ciden r-21 g23
cider g-21 h23
cie h24
cier_ r29
ciet g26
ciety g26
cif g28 h-25
cifi g23
cifie g23
cil_ h-35
cili h22
cilit h22
cina m-34
cinat m-34
cines h29
circ m25
circl m31
ckd k46
ckda k46
ckdat k46
cked h30
cked_ h30
cken_ h-21
ckers m-40
ckete r24
ckg m21 h-22
ckga m21 h-22
ckgam m21 h-22
ckh h39
ckha h39
ckhan h39
ckli h24
cklin h24
ckm h25
ckma h25
ckmai h25
ckof h22
ckoff h22
ckp m22
ckpo m22
ckpot m22
cksm r-26 g-25 m-26 h-29
cksmi r-26 g-25 m-26 h-29
ckup_ g-24
ckw h38
cl_ r27
clar k29
clare k27
class m-23 h-25
claw g-26 h-34
claw_ g-32 h-36
clean g-25 m-22 h-22
cler r-23
clerk r-23
cles g-26 h-22
cles_ g-26 h-22
clic m28 h25
clin h-39
clini h-30
clip h43
clips h43
clon h55
clone h54
cloni h36
closi r-26
clot m-24 h-33
cloth m-24 h-33
cme g53 h-24
cme_ g53 h-24
coa m-27 h-37
coac g-28 m-24 h-31
coach g-28 m-24 h-31
coal h-23
coal_ h-23
coc h25
coca h24
cocai g-21 h31
cockt h25
code_ h-25
codei h28
coins h26
cold m-22
cold_ m-22
colla r-22 g69
colo h-26
color h-31
colou h-30
com_ m25
comi g26
comin g28
comp_ m35 h-44
compu g-22 m-33 h-35
conce h-37 k23
conds g37
confe g-23
confi h-39
consi g28
conso g-22 m-21
cony h-23
cony_ h-23
coo m-26
cook m-35
cooki m-36
cool m-32
coop g23
coop_ g47
cor_ m34 h-46
cora h-21
cord h-21
cords h-44 k34
core g-26 m34
cork h29
corp r27
corpo r27
cos h-22
costs r29
costu h-27
cot h23
cott h-24
cotto h-24
couns m-30 h-26
coupl h23
couri h-21
cours g-21
cov g21
cove g21
cover g21
cow r-26 h-21
cow_ r-29 h-27
cqu h23
cquir g39 h-38
crac m-21 h27
crack m-21 h27
cras m30
crash m30
crat m22
cratc m37
craw m-24 h22
crawl m-24 h22
crea h-22
cream m-32 h-66
creat h55
creen h-40
cres h-23
cresc h-23
cret g23
cribe g32
cric h-27
crick h-25
crif h26
crifi h26
crop g24 h-25
crop_ g24 h-25
cros g-21
cross g-21
crow g-34 h-48
crowd r35 g-24 h-28
crud g22
crude g21
crue r23
crued r23
cruit r-22
cso m39
cso_ m39
cta m71 h-65
ctit m28
ctore h38 k-25
ctory r-30
ctri g-21
ctric g-21
ctroc h30
ctron h-22
cturi r-39 k36
cub g-22 h-22
cube h-48
cue g-25
cui m-26
cuit m-26
cuits m-24
cul g-24
cula m-31
culat m-31
cult h29
cult_ h29
cup m-22
cup_ m-22 h23
cure h27
curi h-23
curit h-23
curr r21
curs h33
curse h33
curt r-24 h-27
curta r-24 h-27
cush h-32
cushi h-32
cut g-27
cut_ h21
cute h30
cuted h30
cutt g-35 h-50
cutte g-46 m-22 h-43
cutti m-24 h-47
cx_ g46 h-24
cybe g30 h-26
cyber g30 h-26
cyl g-26 h-23
cyli g-26 h-23
cylin g-27 h-24
da_ h-32
daa r-24 h25
daam g26
daam_ g26
dad_ g-22 h-34
dadd h38
daddy h38
dafa3 m-24
dag r-50
dah h-25
daha h-29
dahab h-29
dai g-23
dain r26
dain_ r26
dak h39
dal r-25
dama g33 h-33
dan_ h-23
danc h27
dance h29
daq h-25
daq_ g21
daqa r-21 g-21 h-30
dar_ k22
dare g-23 m30 h-38
dare_ g-23 m30 h-38
dart r-24 g-29 h-47 k-22
data g-32
data_ g-36 m-27
dates g-26
dati h-25
datin r-31 m-22 h-21 k26
datio g21 h-25
daug h-23
daugh h-23
daye r-24 h41
dba h26
dbags h26
dc_ r23 h-29
dd_ g22
dda g-23 m24 h-26
dder_ h-26
ddera h39
ddic m-21
ddiq h-35
ddl g22
ddle g24 h-25
ddle_ g27
ddo h21
ddos h21
ddos_ h21
dead h24
dead_ g-27 h31
deadl g29
deal_ r27 g22
dear r25
deat g35
death g35
debe r35 h-31
deben r35 h-31
debi r23
debit r23
debto r-22
dec_ g-25
deca g62 h-37
decd g26
decde g26
decl k32
decla k32
dedu r-21
deduc r-21
deed h-31
deed_ h-31
deen k27
deen_ k27
defe r-25
defec r-32
defi g26
defin g26
deh r21 h-21
deh_ r21 h-21
dei r-22
dein r-25
dein_ r-23 h-28
deine h28
deit h30
deity h24
delie g-22 h-47
dell h27
della h27
delt h36
delta h36
dem h-24
demn g30
demni g30
dent h-24
denta g31
denti h-40
dents r-33 g-24
deos h31
deos_ h31
depe g25
depen g25
deral h39
derat g28
derb m36
dere m-21 h-23
dered m-21 h-33
deriv g28 h-22
desc k23
descr g21 h-21 k23
desec h48
deser h-30
desi_ h31
desk m-25 h-27
desk_ m-25 h-27
dest h32
det h-28
dete h-32
detec h-38
deter g24 m-26 h-21
dev m21
dew r-23
dewa r-23
dewa_ r-23
dex h-28
dex_ h-28
dey g-26
deya g-31 m-27 h-33
deya_ g-31 m-27 h-33
df_ r45
dfa3 r-36 g-29
dfa_ r24
dfu g-32
dged r32
dged_ r32
dget r-22 h-23
dget_ h-24
dgi r21
dgin r21
dging r21
dhs h-30
dhs_ h-30
dia r-24
dia_ r-21
diac h28
diac_ h28
dial h-28
diam m26
diamo m26
diap h-42
diape h-42
dicap m43 h-33
dicat m24
dici g-21
dicin g-21
dict_ g-50 m55
die_ g49 h-30 k-21
died h29
died_ h29
dien h53
dient h53
digi h-24
digit h-24
dil g-31 h34
din_ h21
dina g-24
dinar g-22
dip_ m-36 h-41
dirt k46
dirty k46
disa h29
disap h29
discr g43
dise g-25 m21 h64
diss h23
disse h23
dist h24
disti h21
distr h21
dite r22 h-22
dited r22
diti g-25
ditio g-21
dito r-25
ditor r-32
dits m33
dits_ m33
dive g38 h-37
dive_ g39 h-21
diver g22 h-39
divi g-28
divid g-23
diye g-22 m-26
dj_ h29
dji h23
djin h23
djinn h23
dles h-25
dles_ m-21 h-28
dless r31
dli_ h27
dlin h-24
dline g29
dling g-33 h-24
dma m-24
dma_ r-21 g-25 h37
dmi h-28
dmin r25
dna h21
dnap h26
dnapp h23
dnes h-27
dness g-21 h-28
dney h21
dney_ h21
dnt g-23
dnt_ g-23
dob m-22 h29
doct h34
docto h34
doe k23
does k23
does_ k28
dogs h21
dogs_ h21
doh g-23
doha g-21 h-32
doha_ g-21 h-32
doll_ h30
dome h27
domet h27
don_ h24
done h-23
done_ h-26
donk h29
donke h29
donor h33
dont h-21 k23
dont_ h-21 k23
doo_ r-24
dop h54
dopt h31
dos_ h35
dow_ g-21 h22
dowm g25
dowme g25
down h-39
dows h22
dr_ r-28 g-35
drag m51 h-46
drag_ m26
drai k24
drais k24
draw_ m22
drawi m-22
drawn r22
drea m40
dream m40
dreg h26
dregs h26
dres g-21 h-43
dress g-21 h-43
driv r-25
drive r-26
dro r-24
dron h31
drone h31
drop r-25
drop_ r-29
drops g28
dry g-21
dry_ g-22
dsm_ h33
dt_ r-29 g21
dte g66 h-34
dte_ g66 h-34
du_ h31
dua h-23
duca h-22
ducat h-22
duce h32
duce_ h32
duci r44 h-27
ducin r44 h-27
duck m43
duck_ m43
duct_ g24
ducti g-25
dues r21 h-27
dues_ r21 h-27
dule r-24
dulg r37
dulge r37
dults h35
dum h32 k39
dump h56
dund g26
dunda g26
dvd g-27
dvds g-28 h22
dvds_ g-28 h22
dvi g-23 m-21
dvic m-21 h39
dvice m-21 h39
dwil r32
dwill r32
e3lan h24
e7r h38
e7r_ h38
e7t m30
e7t_ m30
eache h-38
eade g-23 h26
eader g-23 h26
eadl g29
eadli g29
eady h-29
eady_ h-29
eaf h-26
eage_ h35
eak_ h36
eaked h29
eaker m-31 h-24
eaks h-29
eaks_ h-29
ealer h21
eam r-25
eams r-36
eams_ r-36
eanc g-21 h35
eance g-21 h35
eane r-23 g-38 k-32
eani m-26 h-30
eanin m-26 h-30
eans h-36
eans_ h-46
eaps g39 h-21
eaps_ g39 h-21
eara r26
earan r26
eari g-22 h-22
earin g-22 h-22
earl_ g27
earne g-22
earni r31 h-21
easeb r21
eased r-21 h21
east r-26
easu r21
easur r21
eat_ h26
eaten h37
eath h-26
eath_ g31
eathe h-28
eati h23
eats m-26 h-26
eats_ m-26 h-26
eau h21
eav r23
eave_ h29
eaves r-29 h-41
eavi r41 h-39
eavin h-37
eaw m22 h-29
eawa m26
eaway m26
eb_ g-27
eba g-27 h-22
ebac m31 h-37
eback m31 h-37
ebat g-33
ebate g-33
ebb g26
ebbi h26
ebbl g30
ebble g30
ebe k22
ebel h-33 k47
ebel_ h-23
eben r35 h-31
ebent r35 h-31
ebh g-29 m-21 h-32
ebh_ h-25
ebi r22
ebit r23
ebit_ r22
ebite r24 h-23
ebod k22
ebody k22
eboo m-22
ebook g-26 m-27 k-25
ebr h25
ebs h21
ebsi h21
ebto r-22
ebtor r-22
ebu h21
ec_ g-34 m28
eca g23
ecas m24
ecast m24
ecc h25
ecco h25
ecco_ h25
ecd g26
ecde g26
ecde_ g26
ece_ g-22
eceip h-27
ech_ h-25
echa g21
echa_ g30 h-26
echar r-31
echo h24
echon h24
ecial h41
ecif g28 h-25
ecifi g23
ecit h-41
ecke h-39
ecked h-23
ecks k32
ecks_ k32
ecl h-30 k31
ecla k32
eclar k32
ecoi g-23 m-23 h62
ecoin g-23 m-23 h62
econ r-23
ecor_ h-27
ecord k21
ecou r28
ecour r28
ecra h48
ecrat h48
ecru r-22
ecrui r-22
ecs_ m21 h-30
ectri g-21
ectu r-26 h-32
ectur r-26 h-32
ecu h-27
ecur h-27
ecuri h-23
edd h-40
eddi h-40
ede g-22 h35
eded h32
eded_ h32
edf r-29 k22
edfa r-33 k22
edg h-22
edge h-24
edged r32
edgi g22
edgin g22
edica g23
edici g-21
edie h39
edite r22 h-23
edito r-32
edits m33
edl g-33 h-44
edo g-23
educa h-22
educe h32
educi r44 h-27
educt r-21
edule r-24
edun g26
edund g26
eeb r-25 g-23 m42
eeb_ r-25 g-23 m42
eede h32
eeded h32
eedl g-31 h-35
eef h-21
eef_ h-21
eeh g33 h-26
eeh_ g33 h-26
eek_ h-25
eem_ r-24 g-21
eema g23
eema_ h-21
eena r40
eenah r37
eene r-29
eened r-31
eeni h-31
eenin h-30 k25
eep_ k29
eepst m29
ees_ h-21
eese g-22
eese_ g-29 m-23
eesh r32 g-29
eesh_ h23
eete r32
eeten r32
eets r-22 g-39 m-24
eets_ r-22 g-39 m-24
eeva g35
eevan g35
eez h35
eez_ h29
ef_ r-23 h-27
efec r-32
efect r-32
efin g22
efine g26
efit h24
efor g21
efore g21
eft h-31
eft_ g26 h-30
efusa g25
eg_ h27
ega_ g21
egar h-24
egar_ r-22 h-30
egard r31
egg_ m21
egga h43
eggar h43
eggi h25
eggin h25
egh r26 g-32
egl h28
eglo h28
eglo_ h28
egs h23
egs_ h23
eguro g40
egy g25
egy_ g32
eh_ r24 g40
ehab m-24 h-37
ehab_ m-24 h-37
ehal g-28 k27
ehalf g-28 k27
ehan m38
ehan_ m41
ehl g21
ehle g37
ehle_ g37
ehol g24
ehold g24
ehr_ g-26 m23 h-21
eib r22 g-24
eibo r22 g-24
eibor r22 g-24
eid h-40
eid_ h-40
eige h-46
eil m-26
eina r45 h-26
einah r34
eine h33
eine_ h27
einek h26
eins g35
einsu g40 h-24
eip h-27
eipt h-27
eipt_ h-28
eipts k45
eir g26
eis g-31 h47
eiss g-34
eissu g-34
eist h23
eiste h23
eith g31 h-22
eithe g31 h-22
eity h24
eity_ h24
eive_ k29
eivi k42
eivin k42
ej_ m-21 h-37
eja g-21 h24
ejab h21
ejab_ h21
ek_ h-27
eke h28
eke_ h34
eken h24
eken_ h26
ekeng h27
ekh r-23 h-41
elab h30
elabe h30
eld h-22
eld_ h-22
elea h-25
eleas h-25
elf r-22 h-26
elf_ h-25
elig h25
eligi h25
elin m22
eling m24
elis g51 h-25
elist g51 h-25
ella_ g-23
ellar g-22 h26
ellat g48
elled g-22
elli_ g-25
ello h22
ello_ h26
ells h21
ells_ h21
elly r-22 g25
elly_ r-22 g25
elm g-30 m-27 h-41
elme g-30 m-27 h-41
elmet g-30 m-27 h-41
eloa r-21 m25 h21
eload r-21 m25 h21
elon g29
elong g41 h-28
elor h24
elor_ h24
elow r22
elow_ r22
elp_ g-35
elt_ m-24 h-44
elta h36
elta_ h36
elv g-21
ely g28
ely_ g28
ema_ h-35
emad h29
emade h29
eman h33
emba m24
embas h-24
emed_ m-23 h-26
emedy h25
emes r41 g-27
emes_ r44 g-22
emi_ r56 h-29
emin r-25 h-25
emina r-29 h-31
emini g33
emis r33
emis_ r58
emit g-25 h-29
emn g30
emni g30
emnit g30
emon r-21 g-23
emor g36 h-23
emori g41
emove h26
emovi h24
emp h22
emp_ g-21
empe g-23 h28
emper g-23 h28
empo h28
empo_ h22
empor h25
empty r-25 g-22
ems g-29
ems_ g-23
emu h-21
emy m-21 h34
emy_ m-21 h34
ena r22
ena_ r30 g-32
enah r41 h-22
enah_ r50 h-24
enal_ r61
ences h22
enci g-24 m-24
encil m-21 h-29
end_ r22
ended r-22
endo h-43
endow g25
ener_ r24
energ h22
enes r22 h-37
eness r22 h-37
enet g-22
enewe h-23
enewi r31
eng_ g-25
engan h27
enn g-22
enni r22
enny r-29 m34
enny_ r-29 m34
eno g-34 m39 h29
eno_ g-24 m42 h23
ensex g52 h-27
ensio h-30
enta_ r-25
ente k26
ented g-31 m-25 k37
enth h38
entif g35
entin k22
entri m23
entu r23
entur r23
enty r29
enty_ r29
enu g-21
enu_ g-30
eopa h25
eopar h25
eord g26
eorde g26
eos h31
eos_ h31
ep_ k28
epac h39
epack h39
epai h-23
epaid r35
epair r-22 h-29
epayi r58 h-30
epe g31 m-30 h-33
epen g23 m-25 h-22
epend g25
eper r-26 m-29 h-25
eph r-26 g-39 m-30 h27
ephe r-32 g-40 m-37 h21
epla h-29
eplac h-29
epli h21
eplic h22
epo_ r84 g-24 h-37
epst m29
epsta m29
epu r24
epur r28
epurc r28
equil h24
equip m-27
erab r36 g-33
erabl r36 g-33
erall h39
erap h-23
erapi h-28
erapy m-21
erati h-46
erb r-26 m34 h21
erba r-27 m32 h22
erbal m22
erco g-25
ercom g-23 h-25
erent r-24 h27
erer h24
erer_ h24
eres_ h-32
erfe h24
erfei h21
erg g-31
erge r-22
ergen r-24 m-39 h-22
erial g-22
erica h-38
erien h27
eries r-23
erio r-23
eriou g25
eriti h26
eriv g28 h-22
eriva g26
erj g-23 h30
erja g-23 h21
erja_ g-21
erk h29
erk_ r-23
erka_ g22
erli g-24 h23
erlin g-24 h23
ermar m-30
erme h21
ermei h23
ermen h31
ermo h28
erms m-26
erms_ m-26
ern h27
ern_ m-41 h29
ero h27
ero_ h-33
eroi h40
eroin g-21 h32
erol h43
erol_ g-21 h28
erolo h36
erot h26
eroti h26
erp g25
erp_ g41 m-24 h-43
erps g40 m-29 h-23
erps_ g40 m-29 h-23
ersa r-26
ersal r-23 h22
erse h-33
erse_ r22 g24
ersey r-21 m-29 h-38
ertai r44
ertat h23
erva r-27 g-25 k63
erve h23
erver m-23
erw g28
erwi g21
erwis g21
eryo r-23
eryon r-23
esab h-30
esab_ r-25 h-22
esal g21
esale g21
esce h-23
escen h-23
esd r33 g-21
esda r33 g-21
esday r33 g-21
eseb h22
esec h50
esecr h48
esel_ g-26 h21
esert h-30
esha h26
esha_ h34
eshe r22 g-44 h-40
esho k21
eshol k21
esht h-27
esi_ h31
esk m-25 h-27
esk_ m-25 h-27
esl h31
esla g29
esla_ g29
eso h23
esol r-23
esold r-23
eson h28
eson_ h28
essa h-23
essag h-33
essay m-22
esso h-23
esson h-21
essor r-25
estat h-29
ested r-34
estl m30
esto g-32
estor h21
estr g-24
ests r-22 m23
ests_ r-22 m23
esy g26 h-22
esyo g26 h-22
esyo_ g26 h-22
eta_ h-45
etain r23
etam h47
etami h47
etat r-25 g66 m-47 h-60
ete_ h37
etec h-38
etect h-38
eted h-39
eted_ h-39
eten r24 m27
etene r32
etent g-22
eter_ h25
eterm g33
etf h-22
etf_ r22
etfa r-37 m41 h-42
eth_ r-26 g-29 h50
etha r-26
ethe m22
ether m22
ethy h-23
ethyl h-23
eti m23 h-23
eti_ r24
etic h-31
etim g21
etime g21
etin g-26 m24
eting g-26 m24
etir h-27
etis h31
etish h36
etit h-26
etiti h-26
etl r-30
etor g22 m-23
etoro g22 m-23
etra m-27 h-26
etri g23
etric g42
etro g-30 h-29
etro_ r-21 g-23 h-30
etrol g-31
etta_ h25
etter g-23
ettli g-27
etty r-27 g-34 m-34 k-26
eur h21
eur_ h22
euro_ g-25
eurom m29 h25
eva h-33 k57
evan g35
evan_ g35
evel_ g-27
event g31
evera g30
evers g-21
eview h21
evolv r30
ew_ m-25
ewa_ r-23
ewed g-32
ewed_ g-32
ex_ h21
exac m24
exact m24
exami g39
exams g-24
exo h30
exot h35
expec r-31
exper m23
expl r-28 g-26
expla r-29 g-23 h-23
expr r-25
expre r-25
exti g-29
extin g-29
exto g-21 h41
extor g-21 h41
eyar h24
eye_ h24
eyes k21
eyes_ k21
eyh m21
eyho m21
eyhou m21
eyl r26
eym h-34
eyma g33
eyman g33
eyo r23
ez_ h42
eza g-22 h57
ezz r30 h-28
ezza r30 h-28
ezzan r30 h-28
fa2 r21 g-21
fab h-22
face m-27
face_ m-27
faci g-21
facil h22
fact r26 h-21
facto r30 h-21
fail g21 h-25
fal_ h34
fala r47
fala_ r61
falc h-22
falco h-22
fall g24 m-22
fals k41
false k41
fan_ m48 h-37
fans h27
far_ r42 h-29
fare r-29 m-26 h-39
fare_ r-29 g-21 m-24 h-34
farew r-22 h-23
faste h-36
fat h21
fate h22
fate_ h22
fav h-31
favo h-31
favou h-31
faw r26 h-21
fawa r26 h-21
faway r24
fay r23
fd_ r57 g39 m36 h-37
fds g40 m-25 h-22
fds_ g40 m-25 h-22
fec r-25 m38
fect r-25 m38
feed r-22 g-38 m-27
feed_ r-22 g-38 m-27
feel g33
feel_ g27
feels g39
fei h21
feit h21
fell h37
fell_ h37
felo g-31
fen h45
feng h39
fenga h27
feri h23
ferin h23
ferm h31
ferme h31
ferr h-42
fes h26
fes_ g-26 h32
fest_ g28
festa g-42 h49
festi g-21
fetis h36
ffa g39
ffa_ g49 h-35
fferi h23
ffick h37
ffil h22
ffili h22
ffle_ m28 h-22
ffles m-22
ffr h-33
ffro h-33
ffron h-33
ffs h35
ffs_ h23
fi_ g21 h-46
fice_ h-30
ficer r-27 h30
fick h37
fid h33
fide g24 h-27
fift k-21
fifty k-21
figh k22
fight k22
figu g28
figur g28
file g28
file_ g25
files g22
fili g-25 m-27
filia h22
film_ g-23
films h31
fils r49 h-21
fils_ r49 h-21
filt g-23 h-21
filte g-23 h-21
finan r25
find_ g37 h-25
finde g-28
finds g26
fined g25
fing h23 k21
fini m35
finis m35
finj h23
finja h23
fire m-21
fire_ h-43
firep m-32
firew h34
firm r-21
firm_ r-23
fis h-32
fish h-32
fish_ g32 h-45
fishi g-29
fit g-22
fits g-39
fits_ g-39
fitt m-27
fix_ m-22 h39
fixer h56
flag g-23 m-23 h-37 k26
flag_ g-22 m-23 h-33 k22
flate h38
flati r26
flav h-28
flavo h-28
fle h-22
fle_ m27 h-22
flee h-21
fleet h-21
fli_ h31
flip m27 h-38
flip_ g-31 h-38
flipp g29 m37 h-21
flou k-22
flour k-22
flow r-23
flowe r-24
flu h-25
flu_ h-52
fly h27
fly_ r-22 h31
fno g48 h-27
fno_ g48 h-27
foa g36 h-26
foal g36 h-26
fold_ h-43
foli h-28
fon g-22 h-24 k-24
font g-22 h-24 k-24
font_ g-21 h-22 k-21
forb r34 g-27
forbe r34 g-27
forc h42
force h42
ford h-47
ford_ h-47
fore g22
fore_ g21
forec m24
forex g31
forg r-25 h24
forga r-29
forge h25
forgi r-26 h36
forma h-29
fra h-22
fres g-26
fresh g-26
fries h-44
fron_ h-33
ft_ h-21
fta g-21 h-37
fted h31
fted_ h31
ftin g-23
fting g-23
fto g-29
fts r-33
fts_ r-32 m-21
fty g28
fty_ g28
fue r-21
fuel r-21
full g-21
full_ g-21
fume_ h-30
func h-24
funct h-24
funde r23
fundi r-31 g33 h-22
fundr k24
funds k30
fur h-30
fusa g25
fusal g25
fut g22
fut_ g72 h-34
fwd r35 g-25 h-25
fwd_ r35 g-25 h-25
fx_ r59 g-22
gaa h30
gac m26
gach g-25 m32 h-29
gacha g-25 m32 h-29
gad h-26
gal g-21
gal_ g-29
gali h45
gam m26
gamb m27
games r-24
gamey r36
gamm h26
gammo h32
gan h29
gana m38
gana_ m38
gang r-26 h35
gang_ r-23
ganj h28
ganja h28
gans h30
gans_ h30
gara h21
garde g-23 h-25
gardl r31
garit h23
gas g23
gas_ g23
gat m-30 h-29
gate m-30
gate_ m-33 h-23
gati h-29
gav g-21
gave g-21
gave_ g-21
gaya m29 h-28
gaya_ m33 h-57
gbp r31
gbp_ r31
ged h21
ged_ h21
gei h33
gein h33
geing h33
gen_ h27
gence r24 g-26
geon_ m21
geri m21
gerin m41
germ h25
germe h23
gers h24
gers_ h24
gest g-35 h42
gfi h35
gfis h35
gfish h35
gg_ m30
ggar r-21 h34
ggar_ h24
ggars h41
gged h47
gged_ h47
ggi h42
ggin h42
gging h42
ggle_ h50
ggy h-25
ggy_ h-25
gha h-32
gham r-25 h-64
ghel h23
ghel_ h23
ghte k34
ghter k34
ghti h32
ghtin h32
ghu g-28 h39
gici h36
gicia h36
gil r46 m-23
gina h25
ginal h25
ginee g-30 h-26 k-22
ginge g-24 h-53
gio h29
gir h25
girl h28
girl_ h34
girls h21
gistr h-22
git m23 h-23
gits m23
gits_ m23
give_ h-21
givea m26
gives g22
gla_ r36 h-31
glar g33
glary g33
gled g-24
gled_ g-24
gler_ h58
gles h-26
gles_ h-26
glet h33
glet_ h28
glo r-22 g-29 m-27
glo_ h28
glu r-24 h-31
gme g30 h-45
gmen g30 h-45
gment g30 h-45
gnal r-38 g43 h-30
gnat r23 g-26
gnatu r23 g-26
gne h21
gner h26
gni r-22
gnin r-22
gning r-22
gno h36
gnon h36
gnon_ h36
go_ m21
goa h-26
goal g-43 m46 h-37
goat h-21
goat_ g30 h-22
goi g24
goin g24
going g24
golf m33 h-41
golf_ m33 h-41
good_ r-26 g-29 h23
goodw r32
got g-26
grab g47 h-41
grab_ g47 h-41
grah h24
grah_ h24
gram h23
gram_ h22
grams h24
grap g-21
grape g-23
grapp h40
grav m-25
grea h37
greas h41
grey_ g-21
greyh m21
grid h39
grid_ h39
gro_ h44
groc r-23 h-26
groce r-23 h-26
groun k-33
grow r22
grows r26 h-36
guan h42
guanc h25
guc h22
gucc h22
gucci h22
gue m26
gue_ h-28
guel h23
guel_ h23
gues m27
gues_ h21
guess m32
guest g-24 m-21
guid g-21 h-26
guide g-21 h-26
guine h-61
guinn h26
gul h-42
gula h-35
guns g-27 m-25
guns_ g-27 m-25
gur g26
guri h-46
guro g40
guro_ g40
gus h-28
guy r-23 h24
guy_ r-21 h31
gym r-34 g-21 m-24 h-28
gym_ r-34 g-21 m-24 h-28
ha2 g-34
ha2a g-34 h-21
ha2a_ g-34 h-21
haa g-40 h-34
haar h-26
haar_ h-25
hab_ h-27
hac h24
hack h23
hack_ h74
had h-22
had_ h-24
hade m31
hade_ g23
hadi r27 h-31
hadi_ h-29
hadiy r26 h-23
hah r33
hah_ r27
haha r22
hahr r26
hahre r22
hair h-41
hair_ r-28 h-31
hairs h-33
haj m-21
hak h34
hakh h32
hal_ g32
halas r-21 g-25 h-29
hali_ r-24
ham_ h48
hama g23
hamb r-23 g-37 h-42
hamd r-23 h-34
hamda r-24 h-33
hame g22 h-32
hamm h-37
hamme r-21 h-31
hana h35
hana_ g-25 h43
hanc m42 h-31
hance m42 h-31
handi r25 m21
hane h26
hango h23
hani h31
hani_ h31
hans r-24
hans_ r-24
hanti h23
hanz h31
hape m-34
har_ g-30
hara h30
harab h57
harak h-27
haram g-25
haras h31
harc r-21 m-30
harco h-21
hard_ h25
hared h-28
hargi h21
harid g27
harj r-26
harja r-28
hark r24 h-33
hark_ r24 h-33
harma h-37
harr g-24 h37
harro g-21 h30
hart m32
hart_ m33
harv g23
harve g23
has_ r25
hasa r-31 g-23
hasan r-29
hased g25
hash h27
hash_ h31
hashi g-24 h45
hasi h33
hasin h33
hasn g44 h-23
hasnt g44 h-23
hatc g23 m-33 h-27
hatch g23 m-33 h-27
hav g27
have g28
haven g46 h-24
haw g-44
hawa g-38
hawal h-34
haz r37 g-22 h-35
hc_ h21
hch g26
hcr h31
hcra h31
hcraf h31
heale h30
healt h-44
heap h23
hear r-32 h-33
hec h-33
heck h-21
heck_ h-24
hecke h-39
hecks k37
hed_ h-24
hedg g22
hedgi g22
heen h26
heen_ h26
heep g25
heese g-22
heesh h52
heet g-28
heet_ h-32
heets r-22 g-44
heft_ g30
hein h26
heine h26
hek g-37
hel_ h36
helf h-28 k-22
helf_ h-28 k-22
hell h21
hell_ r-24 h43
hells g26 h-43
helm g-30 m-27 h-41
helme g-30 m-27 h-41
helo h24
helor h24
help_ g-35
heme r21
hemed m-23 h-26
hemes r39 g-31
hemp g-21
hemp_ g-21
henn r-35
heo h43
heon h43
heon_ h24
hera h-23
herap h-23
herb r-22 m-41
hero g-21 h32
heroi g-21 h32
herw g21
herwi g21
hest g-21 m27 h-23
heta g39
heth m23
hethe m23
hex h23
hex_ h40
hic_ h21
hica h-42
hich_ g22
hicha h39
hid k34
hide h-27 k39
hide_ g-22 h-29 k33
hidi h-21 k50
hidin h-21 k50
hie g27
hiel r-22 g30
hield r-22 g30
hif g-26
hift g-26
hifts r-29 g-31 m-24
high_ g-21
hill g-26 m22
hin_ r-22
hindi g21
hines m21
hink_ g30
hinks g25
hion_ h-25
hions h-30
hips m22
hips_ m22
hir_ h21
hire r-25 m-21
hire_ r-23 m-22 h-31
hirt_ m-22
hirts h-27
hisa r-38
hish h34
hish_ r-22 h25
hisk h25
hiske h35
hit_ r31 h-30
hitel g51 h-25
hitm g-25 h21
hitma g-25 h21
hitt r25
hitty r62 h-32
hiv h21
hiva h33
hivas h26
hive_ g27
hiy r-35 h-21
hiya r-40 m-36 h-39
hiye g-34
hiye_ g-34
hla h21
hle g28
hle_ g31
hma h24
hman h36
hmo g63 h-22
hmo_ g63 h-22
hn_ m35 h-23
hna r-21 h45
hne m-21 h36
hni h27
ho_ g-22 h21
hock m-25
hod h-28
hod_ h-31
hoes m-37 h-26
hoes_ m-37 h-26
hog h40
hog_ h41
hold h-23
holde h-36
holdi m-27
hole_ r-21
homem h29
hones h28
hook g-21 m-24
hook_ m-21
hooku h34
hool h-22
hool_ h-21
hoosi g22
hope g49
hope_ g42 h-25
hopes r-22
hopp g-35 h-27
hoppe g-39 h-23
hoppi h-25
hops h27
hops_ h27
hor_ r60 g-38 h-42
hore g-21
hore_ g-21
horit h-27
horiz h26
hort g25 h-22
hort_ g26
horti g38 h-22
hose_ g-31
hosp h-22
hospi h-22
hot_ h22
hotoc h-22
hotos h29
houl g-28
hould g-28
houn m21
hound m21
hour_ h23
hours r-32
housi h-26
hown k34
hown_ k34
hows g24
hows_ g24
hq_ g-39
hr_ g-23 h-28
hra h28
hra_ h34
hrea h22
hreat h37
hree_ h-25
hrou k22
hroug k22
hrow g24 m24 h-33
hrown g57 m-32
hrs h-24
hrs_ h-24
hsa r-43 h23 k-21
hta m-29 h-30
hte k27
hter k28
htere h26
hters h-30 k47
hti m-24 h21
htin h32
hting h32
hu_ r23 h24
hua g-25 h25
huda m-23
huda_ m-23
hug g-23 h49
hui m-21
hui_ m-21
hul g26
hula h52
hula_ h52
hulu g-31 h-24
hulug g-31 h-24
hund g-27 h-26
hunt_ r-21
hus r-36 g-25 m-23 h69
husb h24
husba h24
hwa r-25 h34
hwa_ r-28 g-29 m-32 h32
hwe g-22 m-27
hwei h33
hwein h28
hyl h-25
hylo r26
hyloc r26
i7r h33
i7r_ h33
iac h28
iac_ h28
iale h28
iale_ h28
iam g-21 m47
iamo m26
iamon m26
iape h-42
iaper h-42
iapo h27
iapo_ h27
iat h21
iate_ h22
iati h-23
iatio h-25
iatu h30
iatur h30
ib_ g-31
ibb g30 m29 h-21
ibe h27
ibe_ r-47 g-43 m-32 h46
ibed g32
ibed_ g32
iberi h36
ibi_ h38
ibles h30
ibo g-22
ibor r22 g-24
ibor_ r22 g-24
ibs h21
ibuto h26
ica_ h24
ican r-22
ican_ r-22
icap m43 h-33
icap_ m43 h-33
icar g84 h-33
icati r-21 h-25
icatu h21
iced k21
iced_ k21
icer r-27 h30
icer_ r-28 h31
icers g54
ich_ g23
icha h39
ichar h39
iches h34
icin h-23
icine g-21
icing h-36 k45
icit h-25
icity h-25
ick_ g21
icked r-26 g-26
icker g-42 m-26 h50
icks m21
icks_ m21
icle h-22
icle_ h-22
ico g32
ico_ g48
ict_ g-41 m40
icti h-28
ictit m28
ictu h26
ictur h26
ida_ r22
idati g21 h-25
iddi h29
iddiq h31
ident g22 h-21
ideos h31
ider_ h32
idera g28
ides g21
ides_ g21
idgi r30
idgin r30
idi k25
idia g26
idia_ g26
idin h-23 k37
iding h-22 k36
idn h26
idna h23
idnap h26
idne h21
idney h21
ido_ g66 h-27
iece_ g-22
ief g-25 h-24
ief_ g-25 h-24
iem h22
iemp h22
iempo h22
ienc r23
ience r23
iends h-33
ients m22
ieo g51 h-31
ieo_ g51 h-31
iers h-30
iers_ h-30
iety g26
iety_ g26
iev g-22 m-24
ieve g-25 m-26
iew h22
iew_ h30
iews h22
iews_ h22
if_ g39
ifes_ g-25
iff_ r-22
ifice h26
iform h-21
ifte h32
ifted h32
ifts r-32 h-31
ifts_ r-32 h-31
ifty g23
ifty_ g23
ig_ h21
igam h29
igami h29
igeo m21 h-23
igeon m21 h-23
iger h23
iger_ h23
igged h47
igger h-33
iggy h-25
iggy_ h-25
igh_ g-21
ighte h-33 k51
ighti h32
igin_ h-28 k42
igina h25
igio h27
igion h25
igit h-24
igl h33
igle h33
iglet h33
ignal r-38 g43 h-30
ignat r23 g-26
igne h21
igni r-22
ignin r-22
igno h35
ignon h36
igo g46 m-21
igo_ g40
igr g-31
igs m-21
igu g25
igue h23
iguel h23
igur g28
iha h-26
iha_ h-27
ihan m38
ihan_ m38
ija r-29
ija_ g-27 h38
ijar r-27
ijara r-28
iji r-33 g-26 m-25 h40
ik_ g-29 m-30
ika r-29 g-28 m22
ikd r29
ikda r29
ikda_ r29
ikes g22
ikes_ g22
iki g-27 h39
ikin g-26 m-31 h30 k-21
ila h29
ila_ h21
ilde h-25
ilder h-25
ilea h35
ileag h35
ilent h-27
iles h-34
iles_ h-34
iley h34
ileys h34
ili_ m-28 h-43
iliat h22
ilin r-34 g-28 h-41
iling r-34 g-28 h-41
ilis r22 g-35
ilisa r24
ilita r-25 h28 k33
iller g-25 h-34
illi g-27 m31
illin g-41 m-27
illio m31
illn g25
illne g25
illo g-26 h27
ills r23
ills_ r23
ilm_ g-23
ilms h31
ilms_ h31
ilor r-21 h-24
ilor_ r-25
ils_ r23
ilt h-32
ilt_ r26 g26 h-28
ilte g-23 h-21
ilter g-23 h-21
ima_ r-28
imal g21
imar g-22 m25 h-40
imar_ g-28 m26 h-45
imb h-24
imed g32
imed_ g32
imes h-31
imes_ h-21
imin h-21
imo h43
imon h38 k-22
imonc h28
ims h-35
ims_ h-34
imu h-30
inah r51 h-36
inah_ r51 h-36
inan r22
inanc r22
inar m22
inar_ g-25 h-37
inary m26
inat m-27
inati m-28
inca h32
incal h32
incen r-36 g-21 h22
incl_ r27
ind_ g33
inde h-26
indem g30
inder g-28 h-28
indi_ g21
indn r-23 g-22
indne r-23 g-22
indo g-26
indow g-26
inds_ g21
indu r37
indul r37
inea h-45
inea_ h-61
inee r-22 g-30 h-32
ineer g-30 h-26 k-22
ineg h-24
inega h-24
inek h31
ineke h26
inf h22
infl h22
ingf h35
ingfi h35
ingh g-22
ingha g-22
ingi m-31 h-34
ingin m-31 h-34
ingl g-27 m-29
ingle g-27 m-29
ingo m29
ingo_ m30
ini_ g23
inia h21
iniat h30
inic h-30
inic_ h-30
inim h-23
inish m31
inja h23
injan h23
inkd r29
inkda r29
inko g-32 m38
inko_ g-32 m38
inn_ h32
innes h26
inoe h-24
inoes h-24
inot h31
inot_ h31
inste k25
insul h53
insur g21
int_ r31
inted r-37 h-31
inth h28
inthe h28
inti r-27
intin r-28
intr r22
intre r27
inven h-23
invol g22
iny g-23
io_ m-35
ioj h30
ioja h30
ioja_ h30
iola h30
iolat h30
ione g31
ioned g39
ior m-30 h-27
ior_ m-32 h-32
iou r23
ious r22
ious_ r22
ipa_ r-25 g-30 h40
ipali r-25
ipens g41
ipes g-22 h-37
ipes_ g-22 h-37
ipl_ m21 h-21
ipo g-25 m-22
ipo_ m-21
ipped h32
ippi h-22
ippin h-22
ipst h-31
ipste m37
ipts k45
ipts_ k45
iptv h25
iptv_ h25
iqu h30
ique h28
iqueu h29
iquid g27
iquo h33
iquor h33
iray g-30 h-36
ircl m31
ircle m31
ircu r34 h-25
irdr g22
irdro g22
irds g37
irds_ g37
ire_ h-42
ired h38
ired_ h38
irep m-32
irepl m-32
irew h34
irg h-24
irgi h-24
irgin h-24
iris m24
irish m24
irits h23
irl h25
irl_ h34
irli h-22
irls h21
irls_ h21
irm_ r-23
irn h21
irno h21
irnof h21
iro h-25
iron h-48
iron_ h-48
irp m24
irra m-27
irra_ m-27
irs_ h-42
irt_ m-22
irti r26
irtim r26
irts h-27
irts_ h-27
irty k38
irty_ k38
irv r23 h22
irya g-22 h-24
iryan g-22 h-24
isap h29
isapp h29
isati r21
isb r-28
isco_ m-22 h26
iscr g43
iscre g43
iscu m-23
iscui m-23
isha r25
isha_ r25
ishe h-23
ished m-33
isher h-23
ishi g-30
ishin g-30
isht h-25
isht_ h-25
isin h-38
isit_ g-22
isits g22 h-28
isk h26
isk_ g34
iske h36
iskey h30
iski h33
iski_ h32
isnt m-24
isnt_ m-24
ispl h21
ispla h21
issa h-21
issa_ h-32
issed r22
isser h23
issin g66 h-42
isso r23
issor r28
issu h-21
issue h-25
istak r-22
isti h22
istil h21
istl h-34
istle h-34
istre h30
istri h21
istry g-27
ists g21
ists_ g21
itab k46
itabl k46
itali m-29
itam h-40
itami h-40
itan k21
itan_ h30
itas h41
itas_ h41
itat h26
itati h21
itca h-23
itcas h-23
itch m-25
itch_ m-41
itchc h31
ited h-38
ited_ h-38
itel g51 h-25
iteli g51 h-25
items g-25
ites h24
ites_ h24
ithe g31 h-22
ither g31 h-22
ithi r-22
ithin r-22
itiv h35
itivo h35
itiz h-21
itize h-21
itm g28
itm_ g53 h-31
itma g-25 h21
itman g-25 h21
itme r29 g25 h-31
ito r-33
itor r-41
itor_ r-36
itors h24
itrou h28
itter h-32
itti r-26
ittl h-21
ittle h-21
itua m-24 h23
itual m-24 h23
itz h29
itz_ h32
iu_ r-29 g-26 m-24 h59
iv_ m45 h-40
ival h24
ival_ r-24 h25
ivas h26
ivas_ h26
ivati g26
ivea m26
iveaw m26
iver_ h-21
ivera r36 g-33
ivid g-23
ivide g-27
ivo_ h35
iwal r-22
ixer h47
ixer_ h37
ixi r-22 m-21 h39
ixin r-23 m-36 h45
ixing r-23 m-36 h45
iyal_ h-21
iye g-22
iye_ g-25
iyy r25
iyya r26
iyya_ r26
iz_ g-31 h30
iza h37
izar h25
izard h25
izer h-22
izer_ h-22
izo h26
izo_ h26
ja3 h-22
ja3t h-21
ja_ h31
jack_ h22
jacke m-30 h-31 k-22
jackp m22
jad h30
jado h35
jadoo h32
jadu h31
jadu_ h31
jag h29
jage h29
jager h29
jah k31
jah_ r-28
jahi h-21 k44
jahid h-21 k44
jam3 r-22
jame r-26
jamo h33
jamon h33
jar_ g-29
jara r-28
jara_ r-28
jari_ h24
jars r-26 h-31
jars_ r-26 h-31
jd_ r-30 g-30
jde g44 h-27
jdee g44 h-27
jdeed g44 h-27
jebel h-23
jec h-27
ject h-27
jecti h-25
jee h-29
jeet m34
jeev g35
jeeva g35
jer r-21 m-27 h21
jers r-21 m-29 h-38
jerse r-21 m-29 h-38
ji_ h35
jin h33
jinn h32
jinn_ h32
jiu r-36 g-33 m-28 h48
jiu_ r-36 g-33 m-28 h48
jli h-21
jlis h-21
jlis_ h-21
joint g-21
jos h54
jra h30
jra_ h30
ju_ h39
jua m51
jua_ g-25 m73 h-38
juaa m34 h-31
juaa_ m28 h-24
judge h26
jug h23
jug_ h23
juj h32
juju h32
juju_ h32
jul g-23
july g-23
july_ g-23
jun r25
june r21
june_ r21
junk r28 m27
junk_ r41 g-21 m-22
junke r-25 m39
jur h69
jury h48
jury_ h48
just_ h-21
justm r30
ka_ h21
kaa r-21
kaba h28
kafe g-22
kah m-22
kal g-21 m22
kaly m35 h-29
kalya m35 h-29
kam g-28
kam_ h-29
kame g-34
kamel r-35 g-26
kamet r27 g-29 h-21
kan r29
kand r24 m-21 h-29
kar_ r-29 m-24 h-42
kara h-37
kara_ r-25 m37
karak m-27 h-44
kare h34
karo h29
kas_ m-28 h24
kat_ h-27
kay r-32 g-28
kay_ r-32 g-22 k-24
kbe m31 h-38
kbee h-27
kbeer h-27
kda k24
kda_ r33
kdat k46
ked h23
ked_ h23
keep k24
keep_ k38
keg h40
keg_ h44
kegs h24
kegs_ h24
keng h27
keng_ h27
keno g-23 m47 h35
keno_ g-23 m48 h34
kens m-25 h31
kens_ m-25 h31
kera g-34 m-28
kery m-21 h-40
kery_ m-21 h-40
keta h40
ketam h40
kete r24
keted r24
keym g33
keyma g33
kg_ g-34
kga m21 h-22
kgam m21 h-22
kgamm m21 h-22
khai m29
khal m21
khala r-30 g-24
khali h-22
khan r-33 h48
khand h39
khanz h31
khar m-38
khari g31 h-22
khas r-28 g-28 m22 h-37
khat m-36 h30
khat_ r-22 g-29 m-42 h37
khe h-21
khe_ m-26
khel m29
khet g44 h-21
khet_ g44 h-21
khi m-38 h-30
kho h-48
khs g22 h-21
kht r-34 g-27 m-22
kic h29
kick h29
kick_ r-25 h27
kidn h31
kidna h26
kidne h21
kie m39
kie_ r-21 m35
kies g-23 m25
kies_ g-23 m25
kill g-29
kille h-32
kim h49
kimm h49
kimme h33
kindn r-23 g-22
kingf h35
kings m58
kins m34
kins_ m34
kip r33
kip_ r33
kir r-23 g-30
kira g-30 h-36
kiray g-30 h-36
kish h-24
kisht h-25
kist r35
kist_ h-21
kit_ g-21
kite m23 h-27
kite_ m23 h-27
kitte h-27
kitty r-22 m26
kka r-32 m-26
kkar r-23 m-22 h-39
kke h27
kla h-22
klet h-30
klet_ h-30
kli_ r-22 g-25 m-21
km_ r-24
kmai h25
kmail h25
kme g29
kmen g29
kmen_ g22
kmens g27 h-24
kni h-27
knift g26
knoc h31
knock h31
know_ r-22 g-26 h-29 k39
knowi g24 k-35
ko_ m21
kof h22
koff h22
koff_ h25
kol_ h26
koll r-25 m22 h-25
kollo r-24
kom h-74
kon r-27 g-24
kon_ g-28 h24
kot m-21 h65
kou r-30 h-33
kpop h-33
kpop_ h-33
kpot m22
kra g-26
kra_ g-29 h-28
kri_ r25 h-31
ksa g-29
kshe h21
kshee h25
ksho h-38
kshop h-38
ksm r-26 g-25 m-26 h-29
ksmi r-26 g-25 m-26 h-29
ksmit r-26 g-25 m-26 h-29
kt_ r-49 m-30 h-36
kto r-28 g29 m-37
ktv h23
ktv_ h23
kul g-43 h23
kula g-43 h23
kun g21
kund h38
kundl h21
kup_ g-24 h23
kya g33 h-24
lab_ h-25
labe h24
label h24
labor h29
labou h22
laces m-29
lack h29
lack_ h34
lackm h25
lad_ r-22 g-27 h-35
ladd g-22 h-32
ladde g-22 h-32
ladie h21
ladin h-48
lady h35
lady_ h33
laf r33 m-21
laft h-29
lag_ g-22 m-23 h-23 k21
laga r-27 m24
laga_ r-32 h-35
lagan m38
lage h41
lager m-25 h48
lah h-26
laha h-41
laime g32
lain r-27 g-25 h-28
laine g-24 h-24
lak g-26 h23
lak_ r-28 h21
lama h-30
laman h-40
lami_ h31
lamic h-26
lamp m-22 h-41
lamp_ m-22 h-41
lanc_ h28
land h-25
land_ h-25
lands g23
lank g28
lans g-27
lans_ g-27
lant h-23
lant_ g-22
lante g50
lanti h-34
lants g-38
lap_ g-38 m-23 h22
lard r-21 h35 k-25
lard_ r-24 h39 k-21
lardo h26
lare k27
lared k44
laret h39
las_ g-26 h-49
lash h-41
lashe h-38 k-22
lasp h26
lass h-22
lass_ m-21 h-21
last r-24
last_ r-26
lasti h-40
later g21
lativ r40
latt g-22
latte g-22
laug g-22 h50
laugh g-22 h50
laun k21
laund h-28 k23
lavo h-28
law_ g-24 h-35
laws g24 h-28
lawy g-23 h-21
lawye g-23 h-21
lay_ m31
layb h26
laybo h26
lays r-31 g41
lbe r-34 g-32 h56
lcon h-32
lcon_ h-30
lcony h-23
lcu g-23 h-22
lcul g-28 m-26 h-25
lde g-22
lder g-21
lder_ g-27
lders m-25
lead g-29 m-31
leaf h-22
leage h35
leak h40
leak_ h47
leake h29
lean_ k26
leane r-23 g-38 k-32
leani m-26 h-30
leap g39 h-21
leaps g39 h-21
lear_ g23
leara k-27
leat h-26 k-27
leath h-26 k-27
leavi h-37
leb r-30 g-23
lech h24
lecho h24
lect_ h-32
lecto m27 k22
lects r21
lectu r-26 h-38
ledg h-30
ledge h-30
lee h-29
leep r30
leeps r31
leet h-21
leet_ h-21
left h-31
left_ h-32
leg_ h22
leh r38 m-24 h-30
lei r-35
lem_ g-25 m-27 h21
lemo r-25 g-28
lemon r-25 g-28
lend r23
lendi r26
lends h21
leo h30
leop h25
leopa h25
lerk r-23
lerk_ r-23
less_ r23
lesse h32
lesso h-21
lete_ h37
lev g28
leve g30
level g-27
lever g38 h-29
lew r-23 g28 m-27
ley_ k-22
leys h34
leys_ h34
lf_ h-24
lge r32 h-36
lgen r37
lgenc r37
lha g-28 h-37
liat h22
liate h22
lic_ r-21 g39
lica_ h23
licat r-27 g-25 h-36
licy_ g21
lid r27
lida r21
lidat g-22 m-21
liem h22
liemp h22
liff h49
lift h31
lifte h32
ligi h25
ligio h25
lik_ g-28 m-24 h-33
like_ r21
likes g21
lil r-24 g-25 h-45
lim_ h34
lima r-35 g-26 m21
limi h-25
limit h-24
limo h28
limon h28
lin_ h26
lind g22 h-33
lind_ g26 h-33
linde g-27 h-24
lines h-21
lings r-27 m-28
lini h-25
linic h-30
link r-28
lion_ m-22 h-22
lions m31
lipp g29 m37 h-21
lippe g-23 m54 h-32
lips r22
lips_ r26
liq h25
liqu h25
lique h29
liqui g27
liquo h33
lir g-33
lira g-33
lira_ g-33
lisa r23 h-22
lise g-33
lish_ h33
lishe m-21
lita h31 k27
litan k51
litat r-31 h39
litt h-27
littl h-21
live_ m30
liy m-21
liya m-26
liya_ g21 m-28 h-34
lke h28
lker h41
lker_ h30
llan m-47
llan_ g-21 m-24 h27
llat g37
llati g37 h-29
llets g22
lli_ g-24
llia m33 h-25
lln g24
llne g25
llnes g25
llo_ h24
lloo g-22
lloon g-22
llov r21 h-23
llove r21 h-23
llow_ h-35
llows g50 h-47
llp r-22 h-56
lmet g-30 m-27 h-41
lmi g-23 h44
lmis g-23 h44
lmist g-23 h44
lms h24
lms_ h24
lna r-31
lna_ r-31
lne g25
lnes g25
lness g25
lo_ h30
load m29
load_ m31
loane r37 h-21
loans r46
lob g-23 h36
lock_ r27
locki h-34
locks g32
loge h28
loger h28
lol m-30 k-23
lol_ k-24
lon_ r-23 g-24 h-32
lone h38
lone_ r31
loned g-24 h42
longi g26 h-22
longs g44 h-30
loni h36
lonin h36
lood h27
look h27
look_ h33
looks r-21 k29
loon g-25
loon_ h21
loons g-26 m-25
loos g-30
loot g-26 m24
loot_ g-26 m25 h-30
lopes g-26 h-41
lored h-32
lori g-26 h-31
lorin g-26 h-35
lorr h21
loser m40
losin r-21
losse g-21 m29
lot m22
lote g23 m63 h-66
loth m-24 h-33
lothe h-30
lott m33
lotto m30
lottr m39 h-30
loud g-28
louf h71
louf_ h71
loui h21
louis h21
loure r-21 h-27
lous g-44 m-33 h-42
lov h21
love h21
love_ r-26 g-22 h41
lowed h-28
lows g47
lows_ g47
lp_ h-29
lsa m-29 h-24
lsa_ m-28 h-23
lsd r-21 g-24 m-23 h39
lsd_ r-21 g-24 m-23 h39
lse k35
lse_ k37
lta_ h36
lter h-41
lter_ g-21 h-36
lu_ h-52
lug_ h48
luga g-31 h-24
lugan g-31 h-24
lum r-22
lumb r-31 g-24 h-24 k-21
lunc r-24 g-24 h-22
lunch r-24 g-24 h-22
lunt_ h35
lut h32
lux_ h-54
lve_ h-26
lves h-22
lves_ h-22
lvi r29
lvin r30
lving r30
lya m35 h-29
lyan m35 h-29
lyan_ m35 h-29
lyf h30
lyfa h30
lyfan h30
lym m37
lymp g23 m26 h-26
lyr h23
lyri h23
lyric h23
lys m-28 h-29
m3a r-34 g-24 m-25 h21
ma3 g-31 m-25 h-26
ma3a g-35
ma7 g23
ma7s g29 m-22
maal h22
mac m24
maca g-31 m41 h44
mach_ g27
madam h31
madan h-26
mado h32
madol h32
mah m28 h-48
maha m56
mahi r25
mahin r25
maid_ g-22
maini r31
maj g-40 h-32
majl h-21
majli h-21
mak_ r-22 g37 m-26 h-40
make_ g25
maker g-38
maki g-26 m-28
makin g-26 m-28
male g-23 m-24 h30
male_ g-23 m-24 h30
mama m-21
mango h-32
mani h28
manok h-32
mans_ h23
many g-26 h30
map k-21
mar_ g-23
mara_ r64
marah h26
marga h23
margi g21
marl r-22
marla g45 h-35
marra r-25
mars h22
marsa h31
mart h33
marti h33
mary_ h21
masa m-23
mashi h22
mast h35
maste h45
mate g-25 h-26
matk g-23 m41
matka g-23 m41
mato h-25
mato_ h-34
matt r30
matte r36
matu r26
matur r26
maw h-25
max g61 h-24
maya h22
mayb g22
maybe g22
maz h31
maza h41
mb_ g31 h-29
mba_ r-40 m29
mbay_ r26
mbi g-22 m29 h-24
mble h-23
mbo m25 h-25
mbol m25 h-25
mbola m25 h-25
mbr m-38 h-35
mbu m-27
mbuc h41
mbur h-43
mcx g46 h-24
mcx_ g46 h-24
mda r-24 g-23
mdan r-24 h-33
mdm r-21 g-25 h37
mdma r-21 g-25 h37
mdma_ r-21 g-25 h37
meal r-30 m-24 h-43
meas h-25
measu h-25
meat h31
meat_ h31
mebo k22
mebod k22
meda r-22 g-22 h-27
medy h25
medy_ h25
meen r-23 g27 h-21
meen_ r-23 g27 h-21
meet g-34
meet_ g-37 h26
meg m30
mega m31
mega_ m21
meh g-36 m-29
meis h23
meist h23
mel g22
meli h29
melie h29
mels r-21
mels_ r-21
mem r-21
mema h29
memad h29
memb r-22
membe r-22
memo h-25
memor g36 h-23
menti k23
menu g-28
menu_ g-30
meri r-31 h-47
meric h-38
merol h36
mers r-23 g21 h26
mers_ r-21
mesh m-24
mesh_ g23 m-25 h-27
meso h28
meson h28
mess h-34
messa h-33
met_ h-43 k36
meth_ r-23 g-29 m-26 h53
meti_ r27 g-29 h-21
metri g42
metro r-21 g-23 h-30
mets g-31 h-28
mew g27
mex h-21
mex_ h-21
mez g-35 m-30 h39
mezz r30 h-28
mezza r30 h-28
mi_ r32 g-26 h23
mia r-26
mic_ h-33
mig h40
migu h23
migue h23
mil_ h42
mila r-31 g-28 h39
milea h35
mili h-34 k22
milk h-33
milk_ h-33
mill_ g-21
milli g-22 m26
min_ m32
mina r-29
minal r-23 g-28 m25
minar r-29 h-31
minat h35
mind g26
mind_ g26
mined g37
miner h31
mini_ g33 h-22
minia h30
mino h-47
mino_ g-22 h-47
minoe h-24
mins g41 m-44 h-28
mins_ g41 m-44 h-28
mint g22 h-31
mint_ h-31
mirn h21
mirno h21
mis_ r42
mise_ m-27 h-27
misp h46
mispl h46
misso r28
mist h29
mista r-22
mistr h28
mith m-24 h-22
mith_ m-21 h-24
mitte r21
miyy r29
miyya r28
mm_ r-32 m-24 h-43
mma g22 h-41
mmed h34
mmed_ h34
mmel h28
mmeli h29
mmer_ g-31 h-22
mmers g34
mmi_ h23
mmit r27 g-33
mmon h31
mmon_ r-27 h27
mms h40
mms_ h40
mmu r-25
mmun r-25
mmuni r-25
mni g30
mnit g30
mnity g30
mnt r21 h-32
mnt_ r21 h-33
mo2 h-24
mo2a h-24
mo_ r-37 h-48
mob m-33 h-40
mobi h-22
mobil h-22
mocki h52
mockt h-41
moke h21
moki h-23
mokin h-23
moll h23
molly h23
mom r-24 h-22
mom_ r-28 g-32 m-21 h-37
mon_ r-25
mona g-28 h21 k-24
monc h28
monce h28
monit k24
monk h38
monte h27
mony h36
mony_ h36
moo g24
mood r-28 g45 m-23 h-42
mood_ r-28 g45 m-23 h-42
moon g-23
moon_ g-24
moons g-22 h39
mop r-28 g-28 m-24 h-45
mori g32 h-36
moria g41
morta h27
mosta g21 m-28 h-28
mot h-41
moth h-38
mothe h-38
moto g23
motor g23
mous g-25
mout m-22 h51
move_ h23
moved g-22
mper h31
mperi h38
mpin m-31
mping m-31
mples g-23 h-22
mpo_ h22
mpor h21
mpora h25
mpos g26 m-31 h-29
mps h47
mps_ h47
mpty r-25 g-22
mpty_ r-25 g-22
mpu m-35 h-38
mra h-21
mse h21
mst h34
mste h26
mt_ g35 m-48 h-29
mta r-29
mud h-30
muj k27
muja h-21 k44
mujah h-21 k44
mujr h30
mujra h30
mul k28
mule k30
mule_ r-28 m-22 h-48 k48
mulet h40
mum k-31
mum_ h-24 k-32
muna r27
munaf r25
munit r-25
mura r21
murab r21
murf r-24 m-29 h-36 k29
murt h27
murti h27
museu h-21
musha h-27
musi h-44
music h-44
must r22
must_ r22
mut h23
muta r-30 h56
mutu m26 h-45
mutua m-26 h-22
mzaw h32
mzawa h22
nab h22
nabi h22
nabis h21
nach r-22 g-22 m-22 h28
nack h-33
nack_ h-46
nacks h-24
nade m21 h36
nafa r25
nafa_ r25
nah r22 h-33
nah_ r57 h-36
nahi r-33 g22
nahi_ r-33 g22
nai r21 h-28
nail h-23
nake g23
naked g23
nakl h33
nakli h33
nam_ r-22
name_ k23
nan r21
nanci r21
nang r-45 g-29 h-33
nang_ r-45 g-29 h-33
nap g-22 h31
nap_ g-23 h38
nar_ g-24 h-37
nary m26
nary_ m24
nas h-28
nasd g21
nasda g21
nasi g-24
nasib g-24
nat_ h22
nate g-26
nated g-31
naw g36 h-24
nawa g24
naway g24
nax h29
nax_ h29
nay h22
naza h25
nazar h25
nba r-21 g22
nba_ r-21 g22
nbe m-28 h41
nbee m-28 h41
nbi h38
nbid h38
nbid_ h38
nbr r22
nbro r22
nbrok r22
nc_ h28
nca h31
ncal h32
ncall h32
ncei g47
nceiv g47
ncel_ g-36
ncen r-34 h29
ncers h27
ncert r-27 g-24 m-32 h-39
ncest r-21 h42
ncet h21
ncett h21
nche g36
nchec g58
ncheo h24
ncia h25
ncial h25
ncil h-34
ncil_ h-35
ncin r23
ncing r23
ncl_ r27
ncla g32
nclai g32
nclea g51 h-35
ncles g-30 h-21
nct r-21 g-25 h-29 k25
ncti h-27 k30
nctio h-27 k30
ndar g21
ndar_ g25
nday g-21
nday_ g-21
ndef g25
ndefi g25
ndel g36
ndeli g42 h-42
ndem g30
ndemn g30
ndere g-27 k30
ndf r40
ndf_ r56 g-26 h-41
ndi_ m-28 k23
ndic m31
ndica m31
ndit_ h21
ndli_ h21
ndm m-21 h-22
ndma m-23 h-27
ndn r-23 g-22
ndne r-23 g-22
ndnes r-23 g-22
ndo g25
ndom h-25
ndom_ h-25
ndon g25
ndor g28 h-40
ndor_ g28 h-40
ndou h34
ndow_ g-36 h21
ndowm g25
ndrai k24
ndraw r51 h-22
ndry r-26 g-36 m-32 h-42 k-32
ndry_ r-26 g-36 m-32 h-42 k-32
ndu h32
ndu_ h25
ndul r25 h34
ndulg r37
nea r-25
near r-30 g-23 m25
near_ g-22
neb g-29 m25
nec g-31
neede h32
neer g-24 h-21
nega h-27
negar h-24
neh g21 m-21
nek h31
neke h26
neken h26
nem h-22
nemp g22
nempl g22
nerg h22
nes_ h24
new_ m-26 h-21
newe h-23
newed h-23
newi r31
newin r31
news r21 h-47
news_ r21 h-47
neyl r29
nfe g-22
nfer r-21 g-23 m-21
nfere g-23
nfid g-24
nfir h-34
nfirm h-34
nfol g27
nfold g27
nga_ r24 g-31 m-32
ngal h41
ngali h45
ngan h32
ngan_ h27
ngay h-29
ngay_ h-30
ngel h22
ngel_ h22
nges g-40 h-44
nges_ g-40 h-44
ngf h35
ngfi h35
ngfis h35
ngh g-34
ngha g-32
ngham g-32 h-64
nging h-27
ngit m23
ngits m23
ngla r35
ngla_ r36 h-31
ngle_ m-25
ngled g-31 h71
ngles h-26
ngo_ m25
ngov h23
ngove h23
ngr m-35
ngre h48
ngu r-25 g-24 h-58
niat h30
niatu h30
nib g-21
nics h-24
nics_ h-24
nid r32
nide g35
niden g35
nie h28
nie_ h39
niec g-26
niece g-26
nies h26
nies_ h26
nif g23
nifo h-21
nifor h-21
nift g38
nifty g38
nil_ r-40 h36
nila m-26
nila_ m-26
nim h-23
nima g21
nimal g21
nine m-29
nine_ m-26
nis_ h23
nise r23 h-32
nised r23 h-32
nish_ g-23
nishe m44
niste h26
nistr g-29
nita h54
nitiz h-22
nito r-27 g-29 h-27
nitor r-27 g-29 h-27
nitr h28
nitro h28
nits g-22 h24
nits_ g-22 h24
nity g23
nity_ g23
nja h22
nja_ h33
njan h25
njan_ h25
nje r-32
nka h35
nkd r29
nkda r29
nkda_ r29
nken g24
nken_ g24
nket r-24 m32
nket_ r-25 m39
nkey h30
nkey_ h30
nki g-31
nkin g-31
nking g-31
nkni g26
nknif g26
nko g-31 m37
nko_ g-32 m38
nlic k39
nlice k39
nlo g-29 m-32
nloc m-27 h44
nlock m-27 h44
nlyf h30
nlyfa h30
nn_ h48
nna r-23 m21
nna_ m32
nnab h22
nnabi h22
nnels h22
nnes h36
nness h37
nnis m-30 h-27
nnui g32
nnuit g32
nny r-28 m28
nny_ r-28 m31
nobo g23
nobod g23
noc h31
nock h31
nock_ h33
nocke h25
nocko h22
noe h-24
noes h-24
noes_ h-24
nof k44
noff k44
noff_ h21
noffi h-25 k65
nog h37
nog_ m-30 h36
noi k-35
noir h27
noir_ h27
nok h-32
nok_ h-32
nol h-25
nol_ h-21
nom h-37
nomi r-22
nomy h-36
nomy_ h-36
non g28
none g34 h-23
none_ g34 h-23
noo r-27 h34
nop m-30 h-39
nope g28
nopen g28
nor_ g24
not_ g25
nota r-37
notar r-37
noti k30
notic k30
nou g-40
nov_ r34
nove h-25
novel m-23 h-30
nowi g24 k-35
nowin g24 k-35
nre_ r56 h-27
nreg k29
nregi k29
nro r36
nro_ r54 h-27
nsee g25
nseen g25
nsel m-30 h-26
nsell m-30 h-26
nsex g52 h-27
nsex_ g52 h-27
nshin g-22 h39
nsho r29
nshop r30
nsio h-28
nsion h-28
nsl g-28
nsla g-28
nslat g-29 h-28
nsol g-28
nsoli g-22 m-21
nsom h26
nsom_ h24
nsort g38
nstan r-26 m50
nste k25
nstea k25
nsur g21
nsure g25
ntan r-31 g-36 m-35
nteen g-28 m-29 h-22
ntees r38
nter_ r-30
nterf h21
ntern g-22 h-55
nters g50
ntes m41
ntest m41
nthe h24
nthe_ h28
ntif g35
ntifi g35
ntl r-25
ntra_ h36
ntres r29 h-26
ntrie m23
ntro r-21 h-34
ntrol h-29
ntu r23
ntur r23
nture r23
nu_ r-22 g-29 h21
nual h-24
nual_ h-25
nud h23
nude h23
nudes h43
nuit g32
nuity g32
nur h-28
nurs h-36
nurse h-29
nute_ m21
nutes g27
nver h-29
nvert h-25
nvi h-33
nvid g26
nvidi g26
nvol g22
nvolu g22
nym g21
nyme g33
nymex g33
nze r-23 h33
nzee g-21 h28
nzeer g-21 h28
nzi g-24
nzir h50
nzir_ h50
o2a h-27
oac g-29 m-27 h-32
oach g-29 m-27 h-32
oad m21
oad_ m25
oak m-34
oak_ m-41 h-26
oal g22 h-38
oal_ g24 h-33
oals m41 h-34
oane r37 h-21
oaned r37 h-21
oans r46
oans_ r30
oap g-30
oap_ g-32 h-23
oar_ h37
oat g22 h-23
oat_ h-22
oats h-24
oats_ h-24
oba m-25
obe m21
obe_ g-30 h37
obel h-56
obi h-29
obil h-22
obile h-22
obj h-24
obje h-24
objec h-24
obl g22 m-22
obod g23
obody g23
obon r27 m-21
ocai g-21 h31
ocain g-21 h31
ocate h-22
ocati g24
occ h29
occu h29
occul h29
ocer r-23 h-26
oceri r-27
ocery m-23 h-30
och r-36 g-26 h70
ocia g-21 m23 h-26
ocial g-22 m24 h-34
ocie g26
ociet g26
ocked h32
ocker h-27
ocko h22
ockof h22
ocks m-27
ocks_ m-22
oco h-23
ocop h-22
octor h34
ocu h21
ocur h31
ocut h30
ocute h30
oda_ g-27
odd m31
odds m24
odds_ m24
ode_ g-28 h-27
odei h28
odein h28
odes h-26
odh g22
odia h28
odiac h28
odom h27
odome h27
odoo h39
odoo_ h39
odw r32
odwi r32
odwil r32
oe_ h-43
oem r-34 g-26
oem_ g-30
oet g22 m-30 h23
ofa r-21 h-29
ofa_ h-27
offer h24
offs h30
ofr r33 g-42 h-40
oft_ h-47
og_ h27
oga h34
ogar h-25
oge g-21
oger h28
oger_ h28
ogh h21
ogs h21
ogs_ h21
oh_ r-44
oha_ g-21 h-32
oi_ r26 h-32
oices r26
oid k23
oid_ k29
oidi k23
oidin k23
oing g24
oing_ g24
oins h26
oins_ h26
oint_ r-23
oints r25
oir g-21 h41
oir_ h27
ois k-31
oise h-27 k-33
oise_ h-27 k-33
oja h41
oja_ h34
oju h33
oju_ h33
oken_ h-27
okens m-26 h24
okers g-21
okh r-35 m-31
okie m41
okie_ r-21 m35
okies g-23 m27
okl h-30
okle h-30
oklet h-30
okr g-25 h-28
okra g-25 h-28
okra_ g-25 h-28
oksh h-29
oksho h-26
oku h34
okup h34
okup_ h34
ola_ m23
olar g-26 m-22 h-40 k-24
olar_ g-25 m-21 h-32 k-26
olas m-36 h-27
olati h28
older m-24
oldi m-25
oldin m-27
olf h-38
olf_ m33 h-41
oli_ r29
olicy g21
olid r21
olida r21
olis r-26 g29 h-41
oliv r-24 g-32 m-21 h-44
olive r-24 g-32 m-21 h-44
olli h25
ollo_ r-24
ollov r21 h-23
olls m-30
olls_ m-30
olly_ h23
olo_ g-25 h40
olog h21
ologe h28
olor h-31
olor_ h-30
olore h-32
olou h-30
olour h-30
olv r30
olvi r30
olvin r30
oly r-31
olym m37
olymp g23 m26 h-26
omac g41
omach g27
oman g-24
oman_ g-24
omar h-25
omar_ h-25
omato h-25
omb_ g35
omba h21
ombay r26
ombo m25 h-25
ombol m25 h-26
omebo k22
omem h29
omema h29
omew g27
omil m29 h25
omill m29 h25
oming g28
omino h-48
omiss r28
ommel h29
ommit r27
omo_ m23
omol g-22
omp_ m35 h-44
ompos g26 m-31 h-29
ompu g-22 m-33 h-35
omy h-36
omy_ h-36
ona_ g-27
onate r-21
oncei g47
oncel h28
oncer r-29 g-24 m-35 h-37
ond_ h-24
onda h35
onded h23
ondi h-28
ondo g34
onds r30
onds_ r30
oned g21 h26
oned_ g22
oner g-25 h-25
oner_ g-29 h-36 k-23
ones m-23 h25
ones_ m-24 h24
oneyl r29
onfe g-23
onfer g-23
onfi h-39
onfir h-34
ongin g26 h-22
ongit m23
ongs g48 h-23
ongs_ g48 h-23
oni h23
oni_ h28
onic_ h26
onics h-24
onin h23
oning h23
onit k24
onito k24
onk h40
onke h30
onkey h30
onlyf h30
onn r-39 h24
onna h54
onne r-38 h-31
ono g-21 m-27 h-28
onom h-33
onomy h-36
onor h33
onor_ h33
onsh h21
onshi h21
onsid g28
onsol g-22 m-21
ontes m43
ontro h-29
onz h30
oo_ h-30
oodo h39
oodoo h39
oodw r32
oodwi r32
oof_ h-30
ooj h34
ooja h34
ooja_ h23
ooker h23
ookie m23
ookin m-21
ookl h-30
ookle h-30
ooksh h-29
ooku h34
ookup h34
ool h-22
ool_ h-23
ools r-22
ools_ r-23
oon_ r-21
oons g-25
oons_ g-26 m-21
oonsh g-22 h39
oop g23
oop_ g47
oos_ r-37 g-36
oose h25
oose_ h23
oosin g22
oost m22
oot_ h-34
oota g-21 h31
ooth r-40 m-22 h31
ootl h33
ootle h33
ooz h42
ooze h39
ooze_ h39
opa g-23 m-22
opar h25
opard h25
open_ g31
openi r-24 m33
opens g-29 h36
opes h-34
opes_ h-34
ophe h28
ophet h33
ophy m-29 h-24
ophy_ m-29 h-24
opi h23
opies h31
ople h25
oples h36 k-21
opo r-29 g-33 m-39 h37
opol r-26 m-29 h-33
opped g-21
oppy h-46
oppy_ h-46
ops h34
ops_ h41
opsh r-23 g49 m-30 h-36
opshi g47 h-23
oran g-34 m-21 h-44
orar h25
orary h25
orate r27
orati m-22
orb r29
orbe r34 g-27
orbea r34 g-27
orbi h-22
orbik h-22
orc h37
orce h21
orcer h28
orcha g21
orci h31
orcin h32
ords k25
ords_ k25
orec m24
oreca m24
orex g31
orex_ g31
org h27
organ h26
orgav r-29
orge h24
orge_ h24
orgi r-26 h36
orgin h51
ori h-25
orial r-21
orin h-23
oring h-22
oris g-26 h-49
orit h-24
oriti h-30 k26
ority r-21 g36 k-21
oriz h26
orizo h26
orke h37
orker h36
orkm g29
orkme g29
orksh h-23
orld_ h-24
orma g-25 h-23
ormal g-24 h-28
orne r-25 g-31
orno h22
orph r-29
orpha r-29
orpo r27
orpor r27
orses m36
orsh h26
orshi h26
orta m-21 h-23
ortad h27
orted g23
orth m-22 h-23
orty g-28 m36 h-22
osa r-39 g-33 h-25
osc h29
osec h25
osecc h25
oser m36
osers m51
osh_ g21
ositi g32 h-21
oso h-21
osp h-26
ospi h-26
ospit h-26
osta m-28 k-21
ostag r-36 g-23 k-27
osted r46
oster r-23 g-25
ostes m-21 h27
osti h47
ostit h42
ostp h-23
ostpa h-22
osts r29
osts_ r29
ostu h-27
ostum h-27
ota r-23
ota_ r-42
otar r-36
otary r-37
otat m-24 h-31
otec g21
otect g22
oted r-28 m-24
oted_ r-28 m-24
otel_ h-27
otels h27
oter g-26 m68
otex g23 m26 h-27
otex_ g23 m26 h-27
othel h33
othes h-30
oti g-25
otic_ h27
otice k30
otio r-22 g-33 m-27
otion r-22 g-33 m-27
otk m-29 h42
otle h30
otleg h33
otm h-26
otm_ g56 h-31
otoc h-24
otoco h-24
otor g23
otor_ g24
otorb h-22
otos h29
otos_ h29
otter h21
otto m23
otto_ m30
otton h-24
ottr m39 h-30
ottry m39 h-30
oty r-28 g-23 m21
oty_ r-28 g-23 m21
ouch_ g40
oud g-22
oud_ h-22
ouf r-21 g-26
ouf_ r-21 g-26
oui m-21 h70
ouis h21
ouis_ h21
ouk_ g-21
oun_ r31 m-23
ounce h41
ouns m-30 h-26
ounse m-30 h-26
ounta r-33 g-30 m-34 h-37
ounti r52
ountr g-34 h-22
ounts h24
oupl h23
ouple h23
oups m-21
oups_ m-21
oura g-25
ourc k22
ource k22
oure r-22
oured r-23 h-26
ourie h-21
ourse g-27
ourt_ h-25
ousef g-26
ousie m24 h-26
outs r24
outst r31
ov_ r34
ove_ h23
ovel m-25 h-30
ovel_ r-21 m-27 h-30
overc h-33
overi g-23 h-52
overn r24
ovie_ g-34 h-23
ovies h31
owar h26
owar_ h31
owd g-22
owe_ g-21 m36
owerb m22
owers r-27
owes m32
owes_ m32
owl_ m23
owm g25
owme g25
owmen g25
owned g42
owner m21
ownie h36
ownin g29 h-27
owns h-46
owns_ h-46
oxy h53
oxy_ h34
oy_ g-24
oyal_ h22
oyst g36
oyste g36
oz_ r-31 g-36 k-23
oze h22
oze_ h39
p2p r21 h-24
p2p_ r21 h-24
pa_ r-25
pace g-21
pace_ g-21
packs r-24 h-35
pad_ g-30 h-47
padd m26 h39
padde r-21 h63 k-21
pade g-21 h-23
pads h-26
pads_ h-26
pag_ g36
page h28
page_ h25
pain m-23 h-38
paint m-25 h-45
pair_ r-22 h-32
pairi h34
pairs h-30
paisa r-22 h-37
paise h43
pak r-21 g-22 h23
pale g-23
pali r26
pall g41
palle g42
palmi g-23 h44
pam_ h22
pana h-43
pance h21
pand h27
pandi h27
pane k-21
panel k-22
pang h31
pang_ h21
pango m-24 h31
pani_ h56
par_ r43 g-34 h-40
para r-23
para_ r-22 m-28 h-24
param g42
parc r-26 h-23 k-25
parce h-24 k-25
pard h25
pard_ h25
pare r-24
pare_ h-35
pari g-22 m54
pari_ m33
park m-23
park_ h-28
parki r-26 m-23
parl m25
parla g-24
parr h-33
parro h-33
pas_ r-44 g-27 m-22 h30
pass_ k28
passa g-52
passe h22
passp h27
past h43
past_ r36
pata_ g21
patc g-22 h-32
patch g-22 h-32
pate h-37
paten h-37
pati r22 h-25
patie r21
pato r37 h-22
paton r37 h-22
patr h23
patt m28
patte h-43
patti r-21 m34
paw r37
pawn r38
pawnb r22
pawne r45
pawns r27
payof h25
payr r-22
payro r-22
pcs_ m-21
pcso m39
pcso_ m39
pdc r35
pdc_ r31
peal h-34 k53
peal_ h-34 k53
pear_ h23
pearl g22
pears g25 h-22
peb g26
pebb g30
pebbl g30
pecia h41
pecif g28 h-25
pecs h-21
pecs_ h-21
pect_ g42 h-40
pecte r-26 g-29
pecti g-25
pecto h27
pee_ h-23
peer r30 h-30
peer_ r30 h-30
peh g21
pehl g21
pehle g37
pek h26
peke h26
peke_ h23
peken h27
pell_ h25
pelli g-30 m-32 h-49
pells h38
pends g32 h-22
peni r-24 m33
penin r-24 m33
penn r-29 m34
penny r-29 m34
pent r-28 m-24 h27
pente m-24 h-21
peri h37
perie h27
perin h32
perit h26
perm_ h54
perma g-25 m-34
pero h26
perol g-21 h28
perp g37 h-22
perp_ g55 h-25
perps g40 m-29 h-23
pert m26
pes h-27
pes_ h-25
pet_ r-23 m-34 h-36
pete g44
peter g44
petit h-26
petr g-29
petro g-31
pf_ r52
pha r-23 h-28
phan r-28
phans r-24
phar h-36
pharm h-37
phe g-24 h28
phet h39
phet_ h33
phi r-21 g21
phil r-42 g56 h-43
phis h22
phish h22
phy h-21
phy_ h-22
pic_ g50 h-25
pick m26 h-30
pick_ m44 h-34
picke r-25 g-27 h-43
picks g21 m40
pics g-22 h35
pics_ g-22 h35
pict h26
pictu h26
picy h36
picy_ h36
pig h29
pig_ h40
pige m21 h-23
pigeo m21 h-23
pigg h-25
piggy h-25
pigl h33
pigle h33
pigs h47
pigs_ h38
pil h26
pill h32
pills h33
pils g-27 h55
pim g-21 h50
pimp g-21 h50
pin_ r-23 m26 h-31
pink m64 h-69
pinn m28 h-61
pino h33
pinot h31
pins m33
pins_ m33
pint h50
pint_ h34
pints h51
pir_ h25
pire h22
pired h22
pist_ h-28
pit_ h40
pitc m-37
pitch m-37
pl_ m23 h-26
plai r-28 g-21 h-22
plain r-28 g-21 h-22
plan h-22
plans g-27
plant h-23
plas h-28
plast h-28
plate r-26 g-38 m-30 h-24
platt g-23
play m23 h24
play_ m35 h27
playb h26
ples h31
pless h36 k-21
plies h25
pliff h49
plot h-26
plot_ h-25
plots g32 h-28
pls h26
pls_ h26
plug h49
plug_ h48
plum r-31 g-24 h-24 k-21
plumb r-31 g-24 h-24 k-21
pm_ r-33 m-32 h-38
poa h23
poc m21 h-21
pock m21 h-21
pocke m21 h-21
pod g-39 m-21 h-54 k-29
poe r-31 g-45
poem r-34 g-26
poem_ g-30
pok m53
poke m38
poker m39
pole k-28
pole_ k-28
polis h-43
poly r-37 g-36
pond h-23
pond_ r-22 h-23 k-21
pone r30
pons_ h23
pooj h34
pooja h34
pool m26
pool_ h-29
pools r-36 g-36 m34 h21
poor r-28 m-25
poor_ r-24 m-25
pop g-23 h21
pop_ h-25
poppe h21
poppy h-46
porar h25
porat r27
porc h42
porci h32
pork h31
pork_ h30
porn h45
porn_ g-22 m-25 h41
porno h22
porti g23
pose m-28 h-48
poss g31
posse g34 h-28
post_ r23
posta r-36 g-23 k-27
postp h-23
pot_ m22
poti g-27 h33
potio h39
pots h-31
pots_ h-31
pott r-24 m-48 h-33
potte r-24 m-48 h-33
pow g-22
powe g-21
power g-21
ppea k23
ppeal h-34 k53
pped h23
pped_ h23
ppens h-22
ppf r52
ppf_ r52
ppie h-36
ppies h-36
pple h-21
pplia g29
pply h22
pply_ h22
ppo h-25
ppor h-21
pport h-31
pr_ r48 m-25 h-38
praye g-21
pre_ g63 h-28
prea g38 h-28
pread g38 h-28
pref r41 g-26
prefe r41 g-26
preo g26
preor g26
prep h-29
prep_ h-33
presa g43 h-25
presc g-25
presy g26 h-22
pril r-25
pril_ r-25
print r-32 g-29 h-21
prit h29
pritz h29
prob m-24 h-23
promo m-22 h35
proo h-24 k-24
proof h-35 k-30
prop_ h-31
prope r-25
proph h33
pros h32
prose h25
prost h42
prot g22
prote g22
prox h34
proxy h34
psh r-23 g49 m-30 h-36
pshi g47 h-23
pship g47 h-23
pst m29 h-28
psta m29
pstak m29
pste m37
pster m37
psy h35
psyc h23
psych h23
pta h33
ptag h32
ptago h32
pto_ h-26
ptop_ h-37
pts k45
pts_ k45
ptv h25
ptv_ h25
pty r-25 g-22
pty_ r-25 g-22
pub h23
pub_ h37
pud h25
pudd h25
puddi h25
puj h30
puja h30
puja_ h26
pul g-24
pulls h-33
pum g-22
pump g-24
pump_ g-24
pun r-25 m35
punt g-28 m44
punt_ g-28 m23
pupp h-21
puppy h-23
pure r-23
pure_ r-23
puri r-21
purif r-21
purp h23
purs g-40
purse g-40
pus m30
pust m33 h-36
pusta m33 h-36
put g24 h-21
put_ m-21 h-26
puts g35
puts_ g35
qal r23
qarz r36
qarz_ r36
qat h55
qat_ h55
qual_ g-21
quare m37
quest k21
queu h37
queur h29
quia h27
quiap h27
quid g22
quid_ g-21 h34
quida g45 h-32
quil h24
quila h24
quip m-27
quipm m-27
quire g22 h-36
quit_ m-32 h-25
quiz g-27 h-25
quiz_ g-27 h-25
quo h29
quor h33
quor_ h33
quote h-23
qur m-24
qura m-24
quran m-24
raa g-21 m25
rab_ g28
rabe r-29 m29 h-25
rabi m-26
rabl r36 g-33
rable r36 g-33
raci m29
racin m29
rack_ g-24
racke m-21 h28
racto h-37
radar k31
radd r-28
raddl g22
rader g25 h-22
radio h-36
raffi h23
raffl m21
rag_ m26
raged g33 h-29
rages h39
rah h22
rah_ m-22
raha m32
rahan r-32 m38
rahe h21
rahee h26
rahn m35 h-23
rahn_ m35 h-23
rail h-30
rail_ h-32
raine m-40
rains h-30
raise k22
raisi h-37
raj_ r-27 h38
raja h-24
raja3 h-24
raka r-22 h-39
raka_ h-27
raki r-25 g-25 m-26 h58
raki_ r-28 g-25 m-25 h49
ral h-29
ral_ h-31
rall g-33 h32
rall_ h39
rame g-27
ramet g36
rams h24
rams_ h24
ran_ r-28
rand_ h-21
randi r-33 g-31 h40
rando h-25
ranga h-30
range g-26
rangl g33 h40
rank_ h27
ransl g-29 h-28
ranso h26
rants g29
rap_ m-21
rape g-23
rape_ g-24
rapi h-28
rapis h-28
rapp g-24 h44
rappa h40
rapy m-21
rapy_ m-21
raq r-29 g-26 h25
rar r-23
rash_ m23
rast h28
rasti h28
ratc m37
ratch m37
rated h55
rateg g32
ratel g37 h-24
ratin g-21 h51
ratio h-21
raw_ m22
rawe g-36 m-27 h40
rawi m-22
rawin m-22
rawl m-24 h22
rawl_ m-24 h22
rawn_ r30
rayed g24
rayer g-21
rba r-33 m27
rbal m22
rball m26
rbe g-31 h-44
rbe7 m21
rbe7t m21
rbea r34 g-27
rbear r34 g-27
rber r-23 m-22 h-42
rber_ r-23 m-22 h-42
rbik h-22
rbike h-22
rbou g23
rboun g23
rce_ r-21 h-23
rcel h-40 k-25
rcel_ h-28 k-26
rcels r-26
rcer h28
rcere h28
rch_ h-21
rcin h32
rcine h32
rcl m29
rcle m31
rcle_ m31
rcoa h-21
rcoal h-21
rcom g-23 h-25
rcu r34 h-25
rday h25
rded k21
rded_ k21
rden g-23
rden_ g-24
rdere m-25 h-33
rdi r-30 g-21
rdi_ h22
rdin r-32 g-22
rding r-33
rdl r31
rdle r31
rdles r31
rdo m32 h26
rdo_ g-29 m24 h25
rdon h29
rdra r21
rdraf r21
rdrop g22
rea_ h29
reade h34 k-23
reads g-22
ready h-29
reak_ h39
reaks g37 h-22
ream r-27
ream_ m24
reams r-39 m-33 h-30
rear h31
reasu r24
reat h23
reate h37
reb g-30
reba g-34
rebat g-33
rebe h-29 k52
rebh h-25
rebh_ h-25
reca m24
recas m24
rech r-31
recha r-31
reci g-23
recit h-41
reck h-23
reck_ h-23
recor k21
recr r-22
recru r-22
rect_ m33 h22
reds r-27 g-25 m-22 h26
reds_ r-27 g-25 m-22 h26
reduc r24
redun g26
reef g-26 h-24
reene r-31
reeni h-30 k25
ref_ r-29 g31 h-38
rega r27
regar r31
regl h28
reglo h28
regs h26
regs_ h26
reha h-28
rehab m-24 h-37
rehan m38
rein g23
rein_ h36
reins g40 h-24
reis g-34
reiss g-34
rel_ g-23
rela h30
relab h30
rele h-25
relea h-25
relig h25
relo r-21 m25 h21
reloa r-21 m25 h21
rels g24
rels_ g24
rema h29
remed h25
remit g-25 h-29
renes h-36
renta g-30
rente k40
renti k35
reo g26
reor g26
reord g26
rep_ h-33
repac h39
repai h-23
repla h-29
repli h21
repo_ r84 g-24 h-37
repu r28
repur r28
rers h-22
rers_ h-22
resa g21
resal g23
resce h-23
rescr g-25
resh g-25
resh_ g-26
resho k21
resol r-23
resse g-33
ressi r-24
resy g26 h-22
resyo g26 h-22
rete g-28 m-27
reten g-22
reti h-26
retir h-27
retr g23 m-42
rety r22
rety_ r22
reven m-22
revie h21
revo r30
revol r30
rewel r-22 h-23
rex g31
rex_ g31
rey_ g-21
reyh m21
reyho m21
rf_ r-29 g-23 h-53
rfe h23
rfei h21
rfeit h21
rfi g-37 h36 k35
rg_ r-24 g-42 h21
rga g-23
rgan h26
rgan_ h27
rgani r29 h-36
rgans h30
rgari h23
rgav r-29
rgave r-29
rgen r-28 g-22
rgent r-21
rger_ m-27
rges r21
rges_ r21
rget g-22
rget_ g-25
rging h39
rgl g22
rgla g33
rglar g33
rham_ m-42
ria_ h35
rial h-24
rial_ h-24
rib_ r-27 g-35 m-23
riba r24 h-27
riba_ h-22
ribe_ r-47 g-43 m-32 h46
ribed g32
rica h29
rica_ h23
rican r-24 h27
ricat h21
rices g23
rich r-27 g29
rich_ r-28 g32
rici g-22
ricit h-25
rick_ r43
ricke h-25
rid_ r28
rida r-21
ride r-24
ride_ r-25 g-33 m-27
rider g21 h-39
ridgi r30
ried h28
ried_ h28
rienc h27
rier h-24
rier_ h-22
ries_ h-32
rig g25
rigg g-23
rigge g-22
righ g35 h-23
right g35 h-23
rign g-27 h21
rih m27
riha m32
rihan m38
rij g-21 h24
rik r-24
ril r-37 h-27
ril_ r-25
rill r-32 g-22 h-26
rill_ r-29 h-30
rim h-27
rim_ g30
rimm h-26
rimme h-23
rimmi g-25 h-25
rina g-21
rine h-30
rine_ h-30
rinks h21
rint r-32 g-29 h-21
rint_ g-25 h-37
rinte r-43 h-34
rinti r-28 g-21
rioj h30
rioja h30
riou r22 h-21
rious r22 h-21
rippe h23
ris_ h-32
rish h30
rish_ m24
risk g34
risk_ g34
rist g-25
ritab k46
rital h30
rite h-21
riter k-45
ritie h-28 k23
ritin g25
rits h23
rits_ h23
ritu m-24 h23
ritua m-24 h23
ritz h29
ritz_ h29
rival r-29 g-22 h26
rive_ k35
river r-27 g-24 h-21
rivi h-22
rix h-21
rizo h26
rizo_ h26
rja r23
rja_ r28 g-21
rjah r-28
rjah_ r-28
rka h32
rka_ g21
rked r30 g-22 h-24
rked_ r30 g-22 h-24
rker h21
rker_ h22
rkey h-24
rkey_ h-24
rki r-24 m-22
rkin r-21 m-23
rking r-21 m-23
rkm g29
rkme g29
rkmen g29
rksh h-23
rksho m-21 h-29
rky g-26 h34
rky_ g-26 h34
rl_ h28
rla_ g45 h-35
rlay g-24
rlay_ g-24
rld_ h-24
rle h-28
rley h-28
rley_ h-28
rlo h34
rloc h61
rlock h61
rma h-22
rma_ g-23
rmac h-37
rmacy h-40
rmal g-24 h-28
rmal_ g-24 h-28
rmar m-30
rmark m-29
rmed m29 h-22
rmed_ m29 h-22
rmei h23
rmeis h23
rmen h43
rment h31
rmina r-22 g-27 m25
rmine g37
rming g-22
rmo h34
rmou h44
rmout m-22 h45
rne r-24 g-23 h-23
rner h-23 k22
rner_ k26
rnes g-23
rno h34
rnof h21
rnoff h21
robo r45 h-52
rocer r-23 h-26
rock h39
rocks g-21 h33
rocu h25
rocut h30
rod g25
rog g-22
roga h49
roi r30
roin g-21 h32
roin_ r-22 g-24 m-21 h40
rollo r21 h-23
rolls g-22 m-39 h-29 k-23
rolo h37
rolog h30
romil m29 h25
romo m-22 h35
rone h33
rone_ h31
rong k23
rong_ k25
roni_ h27
ronic h-28
rono h-32
ronom h-32
roof_ h-25
rook r-38 m-24 h-33
rook_ r-34 m-27 h-31
root h-50
root_ h-50
rop_ r-21 g22 h-22
rope r-21 h-23
roper r-25
rophe h28
rophy m-29 h-24
rops g25 h-33
rops_ h-38
ropsh g47 h-23
ror r-26
ror_ r-27
ros h23
ros_ h-27
rosc h22
rose h22
rosec h25
roso h-27
ross g-22 h22
ross_ g-23
rost h42
rosti h42
rot_ m-30
rote g21
rotec g22
roti h26
rotic h26
rott h35
rotte h35
roul m22
roule m22
roups m-21
rous h22
rous_ h28
roved h-24
rowd r35 g-24 h-28
rowni h36
rowns h-52
rows r21 h-27
rows_ r21 h-27
rox h34
roxy h34
roxy_ h34
roz r-25 g-39 m-26 h-35 k-21
rp_ g32 m-25
rpa r-24 m-21 h-42
rpet_ r-22 m-35 h-38
rph r-29
rpha r-29
rphan r-29
rpl r32
rpla r42
rplan r56 g-23 h-21
rpora r27
rps g40 m-29 h-23
rps_ g40 m-29 h-23
rra_ h30
rrac h64
rrel_ g-23
rrels g24
rrent r22
rrie g21 h-23
rries r-22 g32 h-27
rriva r-29
rrog h49
rroga h49
rron g-21 h30
rror r-26
rror_ r-26 h-31
rrot h-33
rrot_ h-33
rrows g24
rruq r22
rruq_ r22
rsa r-24 h34
rsal r-25 h35
rsal_ r-23 h22
rsala h31
rser m-21 h-23
rsery m-21 h-23
rsey r-21 m-29 h-38
rsey_ r-21 m-29 h-38
rsio g-23
rsion g-23
rson_ h37
rsona k27
rtad h27
rtade h27
rtat h23
rtati h23
rtend h49
rterl r-29
rti_ h24
rtic h-22
rticl g-23 h-27
rtim g-24 h-25
rtime g-24 h-25
rting h-23
rtini h26
rton m-24 h-22
rton_ h-21
rtons m-26
ru_ g-22 m-32 h50
ructu r22
rude g21
rude_ g21
rue h-31 k29
rued r23
rued_ r23
rugg h-37 k44
ruggl h-37 k44
rugs_ h38
ruin h-51
ruits g46
rum h24
rum_ h47
rumm m26 h-26
rummy m31
runa g24
runaw g24
rune h59
runn h-24
rupa r33
rupay r33
ruq r27
ruq_ r29
rus_ m48
rut g-21 h46
rut_ g-23 h41
rva r-27 g-25 k63
rver m-23
rves g23
rvest g23
rvey h-29
rvey_ g-23
rviv g25 m21
rvive g43
rwi g21
rwis g21
rwise g21
rya g-28 m33 h-36
ryan g-22 h-24
ryani g-22 h-24
ryo r-24
ryon r-23
ryone r-23
rz_ r21
sa7 m22
sa7b g-23 m25 h-35
sa7e h30
saa h-38
sab h-22
sabo m44
sabon m44
sack h-27
sack_ g51 h-26
sacks h-23
sacr h26
sacri h26
sad h22
sada r-22 g-22
sadaq r-21 g-21 h-30
sado r-25 h25
saf h-28
safe r23 g-21
safe_ r29 g-21
saff h-33
saffr h-33
sahab h28
sahe m-23
saher h28
sahi g-25 h56
sahr h29
sahra h29
saik r29
saikd r29
sain h22
saink r29
saint h28
sak h25
sak_ r-38 m-27
saka h23
sake h26
sake_ g-21 h29
sakke h27
sala_ r-28 g-22 h24
salad h-38
salaf r31 m-23 h-29
sali h-25
sall g-30 m-27 h-32
salla m-21
salon r-22 h-42
sals m-28 h-23
salsa m-28 h-23
salt h39
salts h39
salv h21
sama g35 m-25 h-24
samb m-28
samp g-24 h-28
sampl g-24 h-28
san_ r-27
sanad g-21
sanc r33 k22
sance r40
sanct g-30 h-26 k33
sand_ g-22
sandu h21
sang h26
sangl r36 h-31
sangr h21
sani h-22
sanit h-22
sant g-40
sap h46
sapp h37
sappe h29
sar r-22
sara g-21 m-25
sara_ g-23 m-27
sare h-24
sat m25
sat_ r28
sati h-25
satio r21
satt m37
satta m28
satte m63
satu h23
satur h23
sauc m-27
sauv h34
save h-31
saved h-40
saver r32
saw g-28 m-22 h-21
say h36
saye g-52 m-34 h42 k-21
says h21
says_ h21
sban h23
sband h24
sbe r-31 g-21 m-23 h61
sbo m25
scale h22
scalp g59 h-39
scam r-24 h60
scam_ r-22 h53
scar h22
scat m29
scatt m34
sce h-31
scen h-31
scent h-30
schem r31
schn h40
scho h-24
schoo h-21
schw h33
schwe h33
sco_ m-21 h35
scoo g42
scoop g42
score g-27 m38
scot h26
scra m29
scrat m37
scui m-23
scuit m-23
sdaq g21
sdaq_ g21
sdt g24
sdt_ g24
se7 h38
se7r h38
se7r_ h38
sea_ h-28
sean g-21 h35
seanc g-21 h35
seaso g21
seat g-26 h-22
seat_ r-23 g-34
seats m-27 h-27
seb g-21
seba r21
sebac r21
sec_ g-45 m72
secc h25
secco h25
secra h48
sect g-27 h31
secu h-23
secur h-23
see h-27
see_ k32
sees k40
sees_ k40
seet g34 m-27 h-34
seet_ g34 m-27 h-34
sef g-25
sef_ g-25
seg g39
seme r21
semi h-26
semin r-29 h-31
send k25
send_ k27
sendi r-29
sends h31
sens g26 h-30
sense g52 h-27
sepa r-21 h22
separ r-21 h22
seri h-28
serio g25
sers r-22 g-27 m22 h-30
sers_ r-22 g-27 m22 h-30
sert_ h-23
serta h23
sery m-21 h-23
sery_ m-21 h-23
sess_ g31 h-29
sesse g36 m-23 h-29
set_ m-28
seu h-21
seum h-21
seum_ h-21
sex h42
sex_ h27
sext g-28 m-21 h49
sexti g-24 h43
sey h-42
sey_ r-22 g-24 h-42
sha2 g-34
sha2a g-34 h-21
shab r-32 m-27 h27
shad g22 h-40
shade g23 h-39
shah r28
shaha r22
shahr r26
sham r36
sham_ r51 h-23
shani h33
shant h23
shap m-34
shape m-34
shara h42
shari r-30
sharj r-28
shark r24 h-33
shart g-28 m95 h-44
shed m-24 h-24
shed_ m-24 h-24
sheep g25
shees h52
sheet g-24
shel h-36
shelf h-28 k-22
shers g-33 m61
shes h-40
shes_ h-40
shi_ g-33
shie r-21 g28
shiel r-22 g30
shif g-26
shift g-26
shine h45
shis h25
shish h25
shiv h33
shoe m-34 h-28
shoes m-37 h-26
shol k21
shold k21
shoot h21
shopp g-35 h-27
shor g25
short g25 h-22
shou g-32 m38
shoul g-28
shown k34
shows g24
shta h-30
shte r-23 g26 h-27
shter r-23 g26 h-27
shu_ g24 h25
shw r-26 h40
shwa r-26 h31
shy r26
shyl r26
shylo r26
si7 h33
si7r h33
si7r_ h33
sia m30 h22
sian h22
sian_ h22
sic_ g-22 m25
sica h-40
sical h-40
sidd h31
siddi h31
sider h38
sie_ m24 h-26
signe h21
signi r-22
signm h29
silo h33
sim g-30
sim_ r-25 g-32
singi m-31 h-34
singl g-25 m-28
sings g25
sink_ r22
sino m23
sino_ m21
sins r-23 h-24
sins_ r-23 h-24
sint h28
sinth h28
sions g-32 h-21
sir h24
sir_ h28
sitt g-30 m-36 h-25
siu h38
siu_ h38
siz r-21 h-22
size r-21 h-22
size_ h-22
skets r-27 m-47
skey h30
skey_ h30
ski_ k-28
skim h49
skimm h49
skin m22
skins m34
skip r33
skip_ r33
sl_ r31 g-41 h-30 k-26
sla_ g29
slam_ h71
slami h-27
slat g-29 h-28
slati g-22 h-26
slau h29
slaug h29
sle g-24
slee g-24
sleep r30
sli h37
slip_ h28
slips r48 h-42
slo m24
slot m27
slot_ m26
sm_ h22
smir h21
smirn h21
smit h-23
smith h-23
smoke h21
smoki h-23
sms m49 h-26
sms_ m49 h-26
smur r-24 m-29 h-36 k29
smurf r-24 m-29 h-36 k29
snac h-44
snack h-44
snap g-28 h27
snap_ g-23 h37
sne h41
snt g35
snt_ g35
so_ g-22 k30
soa g-28
soap g-30
soap_ g-32 h-23
soc g-35 h-43
soci m21
socia g-21 m23 h-26
socie g26
sof g-22
sofa h-22
sofa_ h-22
soj h33
soju h33
soju_ h33
sol_ m27 h26
sola r-30 g-36 m-28 h-24 k-30
soli g-22 m-21
solid g-22 m-21
some_ m-24
someb k22
somm h29
somme h29
sona_ r37 g-38
sonal k27
song g24
songs g33
soo r29
sood r41 h-34
sood_ r36 h-33
soom h-27
soom_ h-27
sop g-21 m27
sorc h28
sorce h28
sorr r-25
sorry r-25
sort g30
sort_ k-23
sorte g36
sou h-27
soup g-23 m-24 h-40
soup_ g-23 m-24 h-40
sour_ r-21 g-22 h29
sourc k22
sowa h31
sowar h31
sown g35
sown_ g35
spa_ r-30 g-26 m-25 h-36
spac m-23
space g-21
spam h22
spam_ h22
specs h-21
spen g-28
sper h63
sperm h54
spic h31
spicy h36
spin m31
spin_ m21 h-23
spins m33
spita h-26
splac h26
splif h49
spot h-25
spot_ g22 h-25
spr g33 h-28
spre g37 h-34
sprea g38 h-28
sprit h29
spy h30
spy_ h24
squa m32
squar m37
ssa_ m-33 h-36
ssar h21
ssay m-22
ssay_ m-22
sser g-24
ssert h35
ssess g29 h-29
ssig h26
ssign h26
ssom_ g23
sson m-21
sson_ r-31 m-27
ssor_ r-33
ssory r22
ssp h27
sspo h27
sspor h27
ssu h-21
ssue h-25
ssure r22
sta_ h28
stag_ h54
stage g-23 h-25
stam h26
stamp h26
stant r-26 m45
stars r-23 m21
stas h22
stati g-24
statu h26
stay r-33 g-21 k34
stay_ g-26 h-40 k37
stayi k46
stays r-29
stea g-23
stead k25
steak g-30
stee h-33
steel h-33
stem k31
stem_ k31
stere k27
stern h33
sters h25
stess m-21 h27
stest h-30
stew h41
stew_ h41
sti_ m-21
stic m-26
stic_ h-27
stick m-32
stil g28
still g29
stl m34
stl_ m40
stle_ h-34
stm r26
stoli h54
stoma g40
ston m-21
stone m-21
stoo h-23
stood r22
stool h-34
stop m-29
stop_ m-26 h-22
stopp m-31
stor h-25
stor_ g-37
store m-23
story g-26 h-50
stou h27
stout h27
stp h-23
stpa h-22
stpay r44
strad g22
stran k25
stray g33
stres h30
stron g-22
stru h-21 k29
strug h-37 k44
stry g-27
stu_ h30
stuf m-21 h25
stuff m-21 h25
stum h-27
stume h-27
su_ h21
sua r-30 h45
sual h41
sual_ h41
suar h27
suar_ h27
sue h-31
sui h-23
suit h-26
suitc h-23
suk h-37
sum_ g23 h-21
summ g-28
sunk g66 h-29
sunke g40 h-27
supe m26
super m26
suppo h-31
surer g23
suret r22
surg h-28
suri r42 h-42
surr h23
surro h49
surve m-29
survi g25 m21
sury r22 h-23
sury_ r22 h-23
swab h-32
swab_ h-25
swabs h-36
swap g23
swaps g25
swapt h-24
swe m25
swee m32
sweep m59 h-39
sweet m-24
swer h24
swer_ h-41
swers g-23 h29
swim h-22
swimm h-22
swin h30
swing m-22 h38
swit h-43
switc h-43
swo g-25 m46
swor g-25 m46
sya g-24
syc h23
sych h23
syn m22
synd m25
syndi m25
syo g26 h-22
syo_ g26 h-22
sys k31
syst k31
syste k31
ta2m r-23 h-23
ta2me r-22 h-21
ta7 r-22 g-34
tab_ h50
tabb r43
tabby r43
tabs h35
tabs_ h34
tack h36
tack_ h36
tade h27
tadel h27
taf h-21
tag h26
tag_ g-24
tago h32
tagon h32
tah r-27
tah_ h41
taha r-40 g-27 h-29
tailo r-21 h-24
tain_ r34
tains r-23 h-22
tak_ r22 g-22 m35 h-45
taka h-24
tala r-33 m-22
talin h30
talk g-22 h23
tall_ m-25
talla g-36
talo g-30 m25 h-34
talo_ m28 h-26
tama g-33 h-37
taman r-25 g-32 h-31
tamar r64
tamp h36
tamp_ h37
tand_ h25
tandi r25 h-24
tang r23 h-23
tang_ r23 h-23
tani h43
tant r-24 k22
tant_ h-33
tantr h46
tap_ h49
tape h-34
tape_ h-32
tar_ r-22
tara r26 m28 h-41
tarn m40
taro m-31
taro_ h-53
tarot m-33 h34
tars r-23 m21
tars_ r-23 m21
tart_ h-33
tas_ h33
tate_ m23 h-27
tated g34 h-27
tatu h26
tatue h26
taw r22
tawa r30
tawar r31
tawe h24
tawee h24
tax h-21
tax_ k35
taxi r-27 h-22
taxi_ r-27 h-22
tay r-24 k28
tay_ g-24 h-49 k34
taya g-22 m56 h-34
taya_ g-22 m56 h-34
tayi k46
tayin k46
tays r-29
tays_ r-29
tba h-23
tbal h-26
tball h-26
tcas h-23
tcase h-23
tchc m28
tchcr h31
tched h-22
teac h-30
teach h-30
tead k25
tead_ k25
teak g-31
teams h21
teas h56
tease h56
tech h39
tecte r51 g-22
tecti g25
tecto h-32
tects g24
teel h-33
teel_ h-33
tees r38
tees_ r38
tegy g32
tegy_ g32
tel_ h-25
tele h-26
teli g48 h-25
telis g51 h-25
tell h36
tell_ k25
telle h47
tells g-27 h60
tels h27
tels_ h27
tely g37 h-24
tely_ g37 h-24
temp h30
tempo h25
tems g-25
tems_ g-25
tende h23
tendi r24
tene r51
tener r32
teng m62 h21
teng_ m62 h21
teni h28
tenin h28
tenn h-32
tens_ g29
tensi h-21
tent_ g-22
tenti g-21 h-25
teq h24
tequ h24
tequi h24
terc g-25
terfe h21
teri h-27
terie g-21 m43 h-47 k-28
terin g-24 m-24 h-29
terl h21
terly r-29
termi m21
terms m-26
tern m-31
tern_ m-41 h25
tesl g29
tesla g29
tess m-21 h27
tess_ m-21 h27
testa h-28
testi h-28
tet r29 m-33 h-41
tew_ h41
tex m50
tex_ g23 m26 h-27
text m30
text_ g-22 m45 h-38
tf_ r22
tfa r-37 m41 h-42
tge g36 h-26
tge_ g36 h-26
tha_ h27
thai h-25
thai_ h-25
thc h21
thc_ h21
thef g34
theft g34
thel h33
thel_ h39 k-22
theme m-24
then g-22
thera h-23
therw g21
thes_ h-30
thet g35
thin_ r-22
thor h-25
thori h-23
threa h22
throu k22
throw g24 m24 h-33
thy h-27
thyl h-23
tial h-29
tial_ h-29
tibl h-29
tible h-29
tic_ h25
tice k30
tices g-34 h-28 k35
tici g-27 m-21 h-30
tick_ g51 h-32
ticks h-37
ticl g-23 h-27
ticle g-23 h-27
tics r-22
tics_ r-22
tien r21
tienc r33
tient r-21 h-29
tif_ h59
tifie h-22
tile m-32 h-38
tiles g-21 m-25 h-37
tili g-25
tilis r22 g-35
tille h21
times h-30
tin_ g-21
tina r-30 h34
tins g-25
tins_ g-25
tione g37
tip_ g-31 k-23
tips m25
tipst m37
tir h-29
tire_ g40
tish h21
tist r-23 g-42 m-25 h-37 k-22
tist_ r-23 g-42 m-25 h-37 k-22
titi h-21
titio h-21
tiv r-21
tive r-23
tive_ r-22
tives g21
tivo h35
tivo_ h35
tiz h-22
tize h-21
tizer h-22
tka h25
tka_ h25
tl_ r-28 m34
tla r-22 h22
tla_ h27
tleg h33
tleg_ h33
tling g-24 m26
tm_ g48 h-33
tma h26
tman g-25 h21
tman_ g-25 h21
tna r-43 g-38 h-44
tna_ r-43 g-38 h-44
tni h31
toco h-24
tocop h-22
toga h-25
togar h-25
toi r-26 g-26 h25
tok g22
toli h54
toll r-27 m-28
tom_ h27
tomac g41
tomb m25 h-26
tombo m25 h-26
ton_ h-39
tone m-22
tone_ m-23
tones g-23 h-23
tongi m23
tonic g-22 h23
tonk h21
tons m-22
tons_ m-22
tood r22
tood_ r22
tool m-23 h-38
tool_ m-28
tools h-45
topl h36 k-21
tople h36 k-21
topp h23
toppi h21
topt m28 h-28
topti m28 h-28
torb h-22
torbi h-22
tore_ m-23
tored h23
toro g22 m-23
toro_ g22 m-23
tort g-21 h41
tory g-21 h-23
tory_ g-21
tos m21
tos_ h35
toss m33
toss_ m34
tot m31
tote m38
tote_ m38
totk m-29 h42
toto m61 h-39
toto_ m61 h-39
tou h21
touc g29
touch g29
tour_ r-23 g-33
tout h24
tower g21
toy r-22 g-26 m-25 h-21
toy_ r-21 g-27 m-30 h-41
toys g-36 m-22 k-24
toys_ g-36 m-22 k-24
tpa m25 h-36
tpay r44
tpay_ r44
track h23
trad g25
tradd g22
trade g21
traf h23
traff h23
trai h-21
trail h-32
tram h38
trama h32
trang k25
trap m-25 h-34
trap_ m-25 h-34
tras_ h36
trate g32
tray h-40
tray_ m-22 h-37
traye g24
tre_ g-21
treas r24
tree_ g22
trees h-30
tres_ m34 h-23
tress h33
trest r29 h-26
tric_ g27
trici g-22
trick r43
trie m32
tries m36
trim h-26
trimm h-26
trix h-21
tro_ r-21 g-23 h-30
troc h30
trocu h30
trol_ h-31
tron_ g-21 h31
trong g-23 h49
troni h-22
trono h-32
trop m-26 h-25
troph m-26 h-25
trot h35
trott h35
trou h22
trous h22
tru k21
trug h-37 k44
trugg h-37 k44
trus h-22
try m21
try_ m21
tse g30
tst r31
tsta r31
tstan r31
tsu h21
tsu_ h21
tta_ m22
ttack h36
tte_ m22
ttens g29
tteri g-21 m43 h-47 k-28
tti_ r25
ttlem g22
ttli g-27
ttlin g-27
tto_ m25
tton h-33
tton_ h-34
ttr g-25 h-28
ttry m39 h-30
ttry_ m39 h-30
tty h-22
tu_ h51
tual_ h25
tuall r-24 h-24
tubo r34
tubo_ r37 h-29
tue_ h27
tues g-21
tuff_ m-21 h25
tume h-27
tume_ h-27
tumm g45
tummy g45
tuna h-41
tuna_ h-41
tura r-23 h-25
tural r-23 h-25
turd h38
turda h38
tured r40
tures g21
turin r-39 k36
turk h-25
turke h-24
turni h-33
tus g21 m24 h26
tus_ g47 m50 h-71
tusk h43
tusks h26
tuto r-23 g-30 h-44
tutor r-23 g-30 h-44
twen h-22
twent r29
twin m30
typ h-32
tyr h-21
tyre h-21
tyre_ g30
tyres g-27 h-24
tz_ h32
tze h54
tzer r-23 m-25 h48
ua_ g-26 m29 h-31
uaa m34 h-31
uaa_ m28 h-24
uall r-21
ually r-21
uan r-22 h35
uana m-27 h55
uana_ m-27 h55
uanc r-27
uanci h25
uar_ h27
uard_ r-21
uare m37
uares g-31 m47
uat r-23 g-32 m-24 h-32 k-24
uba r-33
uba_ r-22 h32
ubb h-23
ubbly h41
ube r-38
ube_ h37
ubi r-37 g-31 m-36 h-27
ubled h-38
ublic r-21
ubo r34
ubo_ r37 h-29
ucat h-22
ucati h-22
ucc h22
ucci h22
ucci_ h22
uce h-26
uce_ h-26
uch g21
uch_ g40 m-24
uched r21
uci r23 m-21 h33
ucin r44 h-27
ucing r44 h-27
ucke h26
ucket h31
uct_ g24
uctu r22
uctur r22
ud_ h-27
uda h31
uda_ h24
udde g34
udder g34
uddi h25
uddin h25
udge r-23
udge_ h26
udh g-30 m-23 h-31
udha h-22
udied h29
udin r28
udit r-22 h-24 k-21
udit_ r-24 h-23 k-27
udo g35 m23 h-59
udol g51 h-30
udol_ g51 h-30
ued h-26
ued_ h-26
uel m36
uel_ m26
uer g-21 m24 h33
uess m32
uess_ m38 h-21
uest_ g-26
uests h28
uet r-38 g-25 h22
ueu h37
ueur h29
ueur_ h29
uf_ r-21 g-26
uff h21
uff_ m-21 h25
ug_ g-26
ugan g-31 h-24
uge m-35
ugs g-23 h21
ugs_ h42
ugu h22
uhan h26
ui_ m-21
uia h27
uiap h27
uiapo h27
uid_ g-21 h34
uida g45 h-32
uidat g45 h-32
uide g-21 h-26
uide_ g-21 h-26
uie m-23 h37
uila h24
uila_ h24
uilde h-25
uilt g31 h-23
uilt_ g31 h-23
uinea h-61
uing h-21 k29
uing_ h-21 k29
uinn h26
uinne h26
uip m-27
uipm m-27
uipme m-27
uire g22 h-36
uired g30 h-36
uis g-40
uis_ h21
uitc h-23
uitca h-23
uitti m-37
uity g21
uity_ g21
uiz g-27 h-25
uiz_ g-27 h-25
uja h29
uja_ h32
ujah h-21 k44
ujahi h-21 k44
ujr h30
ujra h30
ujra_ h30
uju h32
uju_ h32
uk_ h-25
uka g21 m-23 h-24 k-22
ukr r-35
ukra_ h-40
uku g24 h-21
ula g-28
ula_ r-28 h26
ulag h21
ular m-21
ulati r25 m-31 h-44
ule_ r-30 h-45 k46
ulet_ m-24 h26
ulett m22
ulg r37
ulge r37
ulgen r37
uli g38 m-24 h-45
ulin h-32
ulle m-22 h48
ulled m-25 h68
ulli m-22 h-22
ullio m-22 h-22
ulls r-24 m31 h-32
ulls_ r-24 m31 h-32
ulo h-23
ulu g-32 h28
ulug g-31 h-24
uluga g-31 h-24
uly g-23
uly_ g-23
uma h25
uma_ g-21
uman h28
uman_ h24
ume_ h-35
umes g-27 h46
umi h21
ummi g-29
ummy m21
ums_ h-38
una h-34
una_ h-37
unaf r25
unafa r25
unaw g24
unawa g24
unce h30
uncen h26
unch_ r-23
unche g46
uncl g24
uncla g32
unct r-26 h-26
uncti h-24
undan g26
unded r27
undef g25
undel r-24 g62
under k22
undi k25
undin g29
undli h21
undry r-26 g-36 m-32 h-42 k-32
unem g22
unemp g22
unf g27
unfo g27
unfol g27
ung_ g24 h-26
unid g35
unide g35
unif h-21
unifo h-21
unio m-40 h-36
units g-22 h24
unk g23
unk_ r30 g24 m-23 h-27 k-23
unke r-24 g22 m29
unken g40 h-27
unket r-25 m39
unl k27
unli k39
unlic k39
unlo g-24 m-23 h24
unloc m-27 h44
unn k23
uno m-21 k31
unof h-25 k65
unoff h-25 k65
unop g28
unope g28
unr k26
unre k29
unreg k29
unsee g25
unsel m-30 h-26
unso g30
unsor g38
unsp g23
unspe g23
unti r22
untin r45 h-37
unto m38 h-29
untr g-35 m-24 h-30 k30
untry g-34 h-22
unts h25
unts_ h25
uor h33
uor_ h33
uote h-23
uotex g23 m26 h-27
upa r34
upee_ h-23
uper m26
uperm g-26 m-34
upf h-21
upfr h-21
upfro h-21
uple h23
uples h34
upons h23
upply h22
uppo h-31
uppor h-31
uppy h-23
uppy_ h-23
ups m-28
ups_ m-28
uq_ r30
urab r21
ural r-23 h-25
ural_ r-23 h-25
uran_ m-24
urce k22
urce_ k22
urd r-21 h24
urda h38
urday h38
urers h-22
urety r22
urf m-25 h-39 k27
urf_ h-31 k-27
urgen g-22
urgl g22
urgla g33
uric h-33
urie h-21
urier h-21
urif r-21
urin k24
uring r-24 k25
urk h-25
urke h-24
urkey h-24
urna h-26
urne h-30
uro_ g21
urom m29 h25
uromi m29 h25
urro h49
urrog h49
urser m-21 h-23
ursi h-38
urt_ h-25
urta r-24 h-27
urtai r-24 h-27
urti h24
urti_ h24
uru h30
urve m-27
urvey h-29
urvi g25 m21
urviv g25 m21
ury h-23
usal g25
usal_ g25
usanc r47 h-24
usb h24
usba h24
usban h24
usc g-29 h32
usdt g24
usdt_ g24
used r-40
used_ r-40
usef g-26
usef_ g-26
useu h-21
useum h-21
ush_ r-36 g-23 h40
usha h-27
ushar h-27
ushi h-32
ushio h-32
usic h-44
usic_ g-23 h-30
usie m24 h-26
usie_ m24 h-26
using m-25 h-22
usins r-23 h-24
usk g-24 h36
usks h26
usks_ h26
uss m-42
usta m33 h-36
usta_ m27 h-33
ustm r30
ustme r30
usu r25 g-21
usua h38
usual h38
usur r35 g-24 h-32
uta h33
utang r23 h-23
ute h-26
ute_ h-29
uted h30
uted_ h30
uter r-41 g-26 m-35 h-48
utes g23
utes_ g23
utho h-24
uthor h-25
uto_ h-25
utor g-21
uts h-22
uts_ g24 h-21
utst r31
utsta r31
utti m26 h22
uttin m26 h22
utua m-26 h-22
utual m-26 h-22
uve g-25 m-21 h61
uwa g-27 m41
uyers g-26
vaas h23
vaast h23
vac g-28 m-26 h-27
vacc m-27
vacci m-27
vad r27 g-27 m27 h-53 k55
val_ r-22
valet r-26
valu k21
vanil h-53
vap g-21
vape g-21
vape_ g-21
var h-39
vari r21
vas g-40 h29
vas_ g-33
vase m-26 h-49
vase_ m-26 h-49
vast h31
vastu h31
vat_ r-45 g-40 m-29 k-33
vativ g26
vatt r42 h-29
vatti r42 h-29
vds g-28 h22
vds_ g-28 h22
vea h-36
veal h-47
veal_ h-48
veaw m26
veawa m26
vee g-22 h61
veg h-21
vega g45 h-29
ven_ h-21
vent_ g52 h-22
ventu h22
vera g22
verab r36 g-33
verag g31
verc h-33
veri g-26
verin g-25
vern r22
versa r-26
verse r21 h-21
vert r-33 h-31
verti r-47 h-32
veryo r-23
veste r-21 g21
vesto r23 g-27
vet g-23
vet_ g-22
vey h-29
vey_ g-23
via k29
via_ h-24 k32
vices h33
vict m31
vidi g26
vidia g26
vie_ h-25
vies h31
vies_ h31
views h22
vig r47 g-25 h-29
vig_ r58 g-29 h-47
vin_ h30
vineg h-24
vino h64
vino_ h41
vio h30
viol h30
viola h30
vip h24
vip_ h24
vir m22
virg h-24
virgi h-24
visi h-23
visio g27
visit h-24
vit h-23
vita h-40
vitam h-40
viv g25 m21
vive g43
vives g43
vo_ h44
void k28
void_ k29
voidi k23
volv r30
volvi r30
voo h34
vood h34
voodo h34
vor_ m23 h-30
vote_ g-21 h42
votes m21
vou r-24
vour r-21 h-28
vour_ h-31
voya h45
wa2 h-23
wa7 r-41 g27
wa7e r-23
wa7ed r-23
wa_ h29
wab h-35
wab_ h-28
wabs h-36
wabs_ h-36
wag m23
wage m25
wager m57 h-33
wah r-26
waiti h-23
waitr h23
waiv r-23 h-22
wala r-23
wala_ g28
walan r-30 h23
wale h22
wale_ r-33 g-24 h22
walke h30
wall k25
wall_ h-30
walle k27
wap g22
waps g25
waps_ g25
wapt h-24
wapti h-24
wara_ h22
warde g31 h-21 k28
wardi r-36 g-27 h-32
wards g27
waren h-36
wari m22
wari_ m22
waru r40 h-24
waruq r47 h-22
was_ g-30
wash m-21
wash_ g-43 m-23
washi h-35
wast h35
wasta h28
wate h-39
water h-39
wayed r24
ways h-23
ways_ h-23
waz g-26
waza g-28 h-23
wd_ r31 g-28
weal h38
wealt h38
weat h-28
weath h-28
web_ r-25 m-21 h-31
weed_ h21
weeds h-27
weep m59 h-39
weeps m34 h-30
weet m-24
weet_ h29
weete r32
weets r-21 g-26 m-22
weez h24
wein h28
weis h64
wel_ r-32
well_ r-26
wen r29
went r36
went_ g-21
wenty r29
werb m22
werba m22
wers r-24
wers_ r-24
wes_ m32
when g22
when_ g25
wher g30 h-34
where g30 h-34
whet m23
wheth m23
whic g22
which g22
whis h22
whisk h25
why r-25
why_ r-25
wiche h34
wid h-27
wife h26
wifes g-25
wim h-22
wimm h-22
wimmi h-22
win_ m44
wind g-39
windo g-26
wine h21
wines h45
winge m-22 h38
wings g21
winne h-24
wint r-21
winte r-21
wir h-27
wire g-21 h-29
wire_ g-21 h-29
wis h36
wisk h28
wiske h21
withi r-22
witn h35
witne h35
wiz h66
wiza h25
wizar h25
wle m-31
wme g25
wmen g25
wment g25
wnb r22
wnbr r22
wnbro r22
wned g22
wned_ g22
wner m21
wners m28
wnie h36
wnies h26
wnin g29 h-27
wning g29 h-27
wns h-39
wns_ h-44
wnsh r30
wnsho r30
woma g-25 h27
woman g-25 h27
womb g35
womb_ g35
won m37 h-28
won_ m37 h-30
woo h-30
wood h-31
wood_ h-26
wool r-22 g24 m-25 h-25
wool_ r-22 g24 m-25 h-25
word h26
work_ g-27
worke h37
workm g29
works h-23
wors h44
worsh h44
wou m22
woul m22
would m22
wrap g-23
wrap_ g-27 k-21
wre h-32
wrec h-23
wreck h-23
writi g25
wro k23
wron k28
wrong k28
wye g-23 h-21
wyer g-23 h-21
wyer_ g-25 h-24
xa_ g29
xac m24
xact m24
xami g39
xamin g39
xams g-24
xams_ g-24
xan h29
xana h29
xanax h29
xbe m23
xbet m23
xbet_ m23
xer r-24 h41
xer_ h37
xi_ r-27 h-22
xin r-24 m-36 h52
xing r-24 m-36 h52
xing_ r-24 m-36 h52
xor h46
xot h35
xpec r-31
xpect r-31
xper m23
xperi h27
xpert m34 h-26
xpire h22
xpiri g23 h-33
xpl r-28 g-26
xpla r-29 g-23 h-23
xplai r-29 g-23 h-23
xpr r-25
xpre r-25
xpres r-25
xtens h-21
xti g-29
xtin g-29
xting g-29
xto g-21 h41
xtor g-21 h41
xtort g-21 h41
xtras h36
xx_ r25 g-27 m-29
xxx r-25 h56
xxx_ h53
xy_ h34
yad_ r-25 m-21
yah_ r-31
yaj r32 h-28
yaj_ r32 h-28
yak r22 g-21 h-37
yakh r23 h-23
yal_ g-24
yani g-22 h-24
yani_ g-22 h-24
yant g-21 m-22 h46
yar r-24
yar_ r-34 m-30
yara r-26 h-24
yara_ r-27 g22 h-25
yat r-33 h-28
yat_ m-22 h-29
ybe g22 h-24
ybe_ g22
yber g30 h-26
yber_ g30 h-26
ybit g25
ybit_ g25
yboy h35
yboy_ h31
yda_ h-26
years g22
yeb r-28
yen_ g-32
yers g-26
yers_ g-26
yet g28
yet_ g31
yfa h30
yfan h30
yfans h30
yho m21
yhou m21
yhoun m21
yie h-21
yiel h-21
yield h-21
yli g-25 m21 h-39
ylin g-27 m22 h-41
ylind g-27 h-24
ylo r22 g-21
yloc r26
ylock r26
ym_ r-34 g-21 m-24 h-28
yma g-23 h21
yman_ g26 h-24
ymas h22
ymash h22
ymex g33
ymex_ g33
ymn r28 g-21 h-34
ymnt r28 g-21 h-34
ymnt_ r28 g-21 h-34
ymo g-29 h-27
ymp g23 m26 h-26
ynd m25
yndi m25
yndic m25
yno r-27
yo_ g40
yof h25
yoff h25
yoff_ h25
yom r35 g-34 m-26 h-38
yom_ r35 g-34 m-26 h-38
yor g29
yot r-40 h74
your_ g21
yours h-35
yous g-25
youse g-26
yout h-25
youth h-34
ypa k37
ypas k37
ypass k37
ypto_ h-26
yra h31
yre h-21
yre_ g30
yres g-27 h-24
yres_ g-27 h-24
yric h23
yrica h23
yro r-22
yrol r-22
yroll r-22
yrs g33
yrs_ g33
ysi g-23 h-48
ystem k31
yun r23 g-29 h-33
yung r21 g-32 h-29
yung_ r21 g-32 h-29
yya r23 h-23
yya_ r26
yye h26
za_ m-23
zah g-22 m26 h27
zahl g-23 m-24 h34
zakat h-27
zan r35 m-30 h-35
zani r30 h-28
zanin r30 h-28
zar h22
zar_ h30
zard h25
zard_ h25
zatl h23
zatla h23
zawa h22
zawar h22
zay h-23
zed h21
zed_ h21
zee h31
zeer g-21 h28
zeer_ g-21 h28
zel g21 h-31
zel_ g21 h-31
zen h22
zen_ h22
zer_ g-26
zero h-30
zero_ h-30
zi_ g-21
zin m-21
zir g-22 h43
zir_ h50
zle h-37
zle_ g-23 h-40
zo_ r-32 g-40 h56
zod h28
zodi h28
zodia h28
zon h27
zoo g-33 h-47
zoo_ m-28 h-48
zya h-22
zyad h-22
zzan r30 h-28
zzani r30 h-28
zzl g-23 h-40
zzle g-23 h-40
zzle_ g-23 h-40
ابات r-21 h-24
ابات_ r-22
اباح h22
اباحي h22
ابحا r35
ابحات r43
ابر g-34
ابراج h41
ابس r-30 h-23
ابس_ r-30 h-26
ابط h22
ابع r-26 g-30
ابق_ h-34
ابلا k29
ابلاغ k29
ابلي h22
ابلي_ h22
ابن_ g-22 h-23
ابيض m-22 h37
ابيض_ m-22 h37
ابيعك g28
ابيعه g-39
ابين h30
ابين_ h30
اتاخ r30
اتاخر r35
اتب h-21
اتبي r-29 m-22 k-28
اتبي_ r-29 m-22 k-28
اتج h39
اتجا h39
اتجار h39
اتر h-24
اتر_ g21 h-25
اترا m43
اتراه m43
اتز g28
اتزر g28
اتزرع g28
اتش m26
اتشا m36
اتشات m23
اتص m-23 h-29
اتصا m-23 h-29
اتصاد g35
اتصال g-21 m-24 h-25
اتف_ m-23 h-27
اتل k33
اتلي h-24 k43
اتلين h-24 k43
اتوق g-29 m51 h-21
اتوقع g-29 m51 h-21
اتي_ g-24 k-28
اتير h-23 k27
اتير_ h-23 k27
اث_ g-21 h-28
اثا g-25 h-26
اثاث g-25 h-28
اثاث_ g-25 h-28
اثيل h23
اثيل_ h23
اجار k45
اجار_ k62
اجاره h-24
اجرت g-25 h-24 k30
اجرت_ r-31 k41
اجره g-21
اجره_ g-21
اجع r-43 g-26 h-49 k-30
اجلت r46
اجلت_ r46
اجها h22
اجهاض h24
اجون h23
اجون_ h23
اجير k25
اجير_ k25
احبه r-25 g29 h-56
احبه_ h-53
احت r-23
احتي g-27
احتيا g-30 h45
احده g27
احده_ g27
احذ h21
احذف h21
احذف_ h21
احل g-23 h-28
احل_ h-44
احها g26
احها_ g26
احو k24
احول k24
احول_ r-26 k35
احوله h-24
احي h24
احي_ h28
احيه h22
احيه_ h22
اختا g26
اختار g26
اختر r-33 g-28
اخترا h39
اخترت r-39 g-30 m-22 h-36
اختي_ g-33 h-29
اختيا g28
اخذه r22
اخذها r22
اخر r21
اخر_ r24
اخري k29
اخف k25
اخفا k25
اخفاء k25
اخله_ g27
اخو r-25
اخوه h-34 k38
اخوه_ h-34 k38
اخوي r-23
اخوي_ r-23
اخي_ r-24 g-22 h-22 k-27
اداري r27
ادت r29
ادخا g23
ادخار g23
ادري g22
ادري_ g22
ادل g31
ادلا g40
ادلات g40
ادله g25
ادله_ g25
ادما m-26 h-22
ادمان m-26 h-22
ادن g21 h-25
ادني h-28
ادني_ h-28
ادول h21
ادول_ h21
اديب h25
اديب_ h25
اذا g34
اذا_ g34
اذو r21 h-22
اذون r21 h-22
اذون_ h-27
اذونا r33
اذي h26
اذين h26
اذين_ h26
اراض g21
اراضي g21
اربع h-26
اربع_ r-37 m-25 h-31
ارتف g28 m-28
ارتفا g28 m-28
ارتي_ h-37
ارتين h40
ارج r-23 g22
ارج_ k56
ارجن g42 h-35
ارجن_ g42 h-35
ارح r-23 h28
ارس h-23
ارس_ h-37
ارض h-35
ارض_ h-35
ارط g-26 m84 h-53
ارف g22
ارق h21
ارقا h27
ارقام h27
ارن r-21 g43 m-28 h-60
ارو h35
اروا h21
ارواح h21
اروت m-26 h25
اروت_ m-26 h25
اريا m27
اريات m27
اريد g-28 k46
اريد_ g-28 k46
اريف h-25
اريف_ h-25
از_ h29
ازاز h27
ازازه h25
ازج g-25 h-21
ازج_ g-25 h-21
ازل r-24
ازه_ h21
ازو g29 h-22
ازون g35
ازون_ g35
ازي_ m33 h-24
ازيه h-37
ازيه_ h-37
اسا g-22
اساس g-25
اسبه r-29 g-31 m-27 h-33
اسبه_ r-29 g-31 m-27 h-33
استا h-36 k-26
استح g21
استحق g21
استخ k30
استخد k30
استر g-23 h42
استع h-35
استق h-23
استقب h-23
استلم k26
استي h-27 k26
اسح m22 h-23 k24
اسحب m22 h-23 k24
اسد g30
اسر g-25 h-27
اسر_ m24
اسط h25
اسطه h38
اسطه_ h38
اسق r-32
اسقط r-32
اسم_ m-29 k21
اسمن h-23
اسمنت h-24
اسمي k31
اسمي_ k31
اسن h-24
اسنا h-24
اسنان h-24
اسه_ h-24
اسو m-21
اسي r-26 g-25 h-21
اسين h-21
اسين_ h-21
اسيه r-23 h-22
اسيه_ r-23 h-22
اش_ r22
اشر r23
اشر_ r26
اشه_ h-24
اشهر r24
اشهر_ r24
اشير h28
اشيره h28
اصر_ h23
اصل_ r25 g-23
اصلا r-25 h-26
اصلات g-24
اصلي_ h30
اصن h46
اضح m-25 h23
اضر g-22 h-25
اضرا h-21
اضه r-29 h-30
اضه_ r-29 h-30
اضيه h21
اضيه_ h21
اط_ m32
اطف h-25
اطل h-29
اطم g-26
اطم_ g-26
اعب h28
اعب_ h28
اعت r32 h-24
اعت_ r46 g21 h-23
اعرف_ g21
اعض h33
اعضا h33
اعضاء h33
اعطيه r22
اعف m21
اعف_ m22
اعن g24
اعني g24
اعني_ g24
اعو r36
اعول r34
اعولي r34
اعوه r33
اعوه_ r36
اغ_ h-36
اغو_ g29
افا_ g35 h-24
افح h-25
افحه h-25
افحه_ h-25
افض g-23
افع r-26
افعه r-23 m24
افعه_ r-23 m24
افق_ h27
افقا h46
افقات h46
افل_ r-22 h-33
افلا h35
افلام h35
افلي g-23
افلي_ g-23
افه h-21
افه_ h-21
افها g22
افها_ g22
افي r-25
اقت g22
اقتر g39 h-22
اقترا g26 h-22
اقد_ h-37
اقدم h21
اقدمه h21
اقرض r21 g-24 m-35
اقص g-21
اقصه g-21
اقصه_ g-21
اقع h35
اقل r22
اقل_ r24
اقم r-22 g-26 m-53 h-50
اكا m27
اكب m29 h-24
اكت g-21 k22
اكتو r42 h-26
اكث r27
اكثر r27
اكثر_ r27
اكد g31 h-21
اكد_ g31 h-21
اكس m27
اكس_ m31
اكل g-29
اكل_ g-31
اكم g-30 h-38
اكيا g35
اكياس g35
اكين m22
اكينه m28 h-41
الاجر g24
الاح g-32
الاخ g22
الاخت g26
الاد h21
الارا g30
الارض h-25
الاصل h-34
الاقس r28
الال r22
الام h-21
الاما h-29
الامه r30
الان_ g21
الانت g-38
الانظ r23
البار h50
البحر g21
البخ m37
البخت m37
البد g39
البدل g39
البر_ r-22 h-23
البص h27
البصا h27
البقر g24
البنت h38
البوت h-27
البور r-25 m-26
البيا g-26 h-27
البيت g23
البير h22
التاخ r-22
التب h33
التح k26
التحو k33
التخ m-21 h-32
التذ r-21 g-32
التمر r-21 g-23
التمل h-22
التمو h-31
الته r35
الته_ r35
التوص r-24 h-26
التوف r25
التي g-37 h-27
التي_ g-37 h-26
الث_ g-24 k21
الثل g-32
الثلا g-30
الجد g-25 h-21
الجدي g-26 h-23
الجز r-22 g22 h-40
الجزا r-22 g22 h-40
الجمل r-29
الجن_ h35
الجه r-28 g-26 h-23
الجها r-30 g-28 h-27
الحا r-30 g-27
الحد g-29 h-25 k28
الحد_ k29
الحره h39
الحس r25 h-23
الحسا r35
الحص g27
الحصا g27
الحك h29
الحيا r-21
الخاس m24
الخرف g26
الخز r27
الخزا r25
الخسر m21
الخيا g22
الد_ r-25 h-23
الدر g-22 h-28
الدرا g-21
الدك g-21
الده h-23
الده_ h-23
الدوا r-22 m-26 h-29
الديو g30 m23
الراع g-22 m-23
الربا h-23
الربح m-25 h-21
الرحل h-25
الرس r-24
الرهن r22 m-21
الزو h27
الزوج r-26 h28
السحب m23
السحر h22
السر h-21
السر_ k29
السفي g37
السكن g-23 h-24
السند r45
السهر h27
السهم g22
السو h-55
السير h22
الشال h22
الشاه g25
الشاي h24
الشبك m-21 h-25
الشج g31
الشجر g31
الشر h-23
الشرط m38 h-26
الشرق h-23
الشغ h-28
الشغل g25
الشق r-22
الشقه r-22
الشو h22
الشوط m21 h-21
الشيك r26
الص h-33
الصب r32
الصبر r32
الصن h-38
الصند h-31
الصو r-36 g-28 m-29 h-45
الصي h-43
الصيا g21
الصيد h-36
الضر g30 h-33
الضري h-22
الطا h22
الطاو h22
الطب r-24 h-33
الطبي r-27 h-33
الطر k-27
الطع g-30
الطعا g-30
الطل k-22
الطي m26
الطيا m28
الع_ h23
العاب m30 h-34
العج m29
العجي h-22
العد g-23
العدل g-23 h-25
العرب h-30
العش h-26
العشا h-26
العقو r-25 m-29
العمل m-30
العنب h21
العي_ h27
العين r49 h-21
الغاء g-22
الغد g-30 h-33
الغن g28
الغنم g28
الغو g26
الغوا r-22 g25
الغيت g-33
الفرس g34
الفرق r-26 g23
الفرو g23
الفع r-23
الفعل r-23
الفل h-21
الفلو h-21
الفن h27
الفنج h37
الفيل r-25 g-21
القاد g22
القاض h37
القب g-24
القد h-22
القرا m-22 h-27
القرع m21
القط g31 h-26
القطع g50
القما m27
القن h45
القو h34
القوا h34
الكاش g-21 h-30
الكام r-22 h-23
الكبا h25
الكتا m-23
الكرا g-29 h-24
الكف h21
الكف_ h35
الكفا r40 h-34
الكو g29
الكي h21
اللع g-22
اللعب g-22
الله r-22
الله_ r-22
اللو m38
الماء r-21 g25 h-23
المار g25 h-28
المان r-23
المجل r-24
المحا r-22
المحت g29
المخت h-23
المدر h-22
المز r-23 h-21
المست g-21
المصح h25
المطا g-29 h-24
المطر g32 m-24 h-29
المفا g29 h-21
المقا h-29
المكت r-29 g-24
المكش r28
المل r-25
الملا r-32 h-27
المم h24
المنا h24
المند h25
المنص h-22
المور g26
الموق h23
النا_ k34
الناق g23
النب h33
النبي h33
النح h24
النحس h24
النس g-21 h-33
النسب g-23
النص g-25
النص_ g-24
النظا h-31
النقو r-24 g-21
النه g46
النها g39
الها g36 h-24
الهاش g21
الهام g37 h-27
الهب g31
الهبو g31
الهو g22
الهوي g-23 h32
الوات h-21 k24
الواس h37
الود h22
الودع h31
الورث k-24
الوز r-24 h-24
الوزا h-23
الونا h26
اليا_ g24
اماد h21
امادو h21
اماز g35
امازو g35
امب g-28 h51
امتل g44 h-34
امر m47
امر_ m36 h-55
امرر h32
امرر_ h32
امس h22
امش g38 h-23
امش_ g40 h-27
امض g33 h-22
امعه m-24 k-41
امعه_ m-24 k-41
امل_ h-24
امن r-22 h-22
امها r27 g-25
امهال r40
امو k26
اموا k30
اموال k30
انا h27
انا_ g-22 h30
اناك h23
اناكس h23
انبر g21
انبرم g21
انج h29
انجو h26
انجو_ h26
انخ r-24 m-24
انخف g26 m-27
انخفا g26 m-27
اند r-21 g-28
انز h23
انزر g22
انزرع g22
انشر g-22 h32
انشر_ g-22 h32
انص m21
انصي m26
انصيب m26
انظ r36
انظا r36
انظار r36
انف h-34
انفت g23
انفتح g23
انق_ h33
انكس g24
انكسر g24
انها h26
انها_ h26
انو r-42 g-29 m-23 h-23
انيا h42
انيا_ h35
انيه h-21
انيه_ h-21
اها h-27
اها_ g22
اهد h24
اهد_ h37
اهدي k34
اهدين k34
اهر g-32 h24
اهز h21
اهز_ h29
اهلي h-23
اهلي_ h-24
اهن m39
اهن_ g-23 m38
اهنا_ m39 h-22
اهنت m33
اهنت_ m33
اهنه m38
اهنه_ m38
اهني m41 h-28
اهنين m41 h-28
اهي h21
اهي_ g-23 h28
او_ g39
اوب g32
اوبش g32
اوبشن g32
اوج k38
اوجر k38
اوجر_ k47
اورو h35
اوروب h35
اوز g-37 m-23 h36 k42
اوص g34
اوصا g34
اوصاف g34
اوله h24
اوله_ h24
اونت r25
اونت_ r25
اونلا m21
اوني h-43
اوه h38
اوه_ h38
اوي_ h22
ايام h-21
ايام_ h-21
ايب m-46
ايب_ m-46
ايتا r-29 h-22 k-25
ايتام r-29 h-22 k-25
ايث g-35 h22
ايح h56
ايحه h26
ايحه_ h26
ايد r22
ايد_ r24
اير g-23 h-26
اير_ r-30 g-22 h-24
ايس h36
ايس_ h56
ايش h-40
ايش_ h-41
ايص g-26 h-34
ايصا g-26 h-34
ايصال g-26 h-34
ايض r40
ايض_ r40
ايظ r38 g-31 m-24 h-30
ايظ_ r38 g-31 m-24 h-30
ايعه g36
ايغ r24
ايغ_ r24
ايف h-26
ايفه g22
ايفو m21
ايفون m21
ايق r-22
ايق_ r-22
ايلي g-21 m-29 h-29
اينك h21
اينكن h21
اينه g-39
اينه_ g-39
ايي_ h-31
ايين g-21
ايين_ g-21
اييه m22
اييه_ m22
با_ g-26 h-23
باحه g-25
باحه_ g-25
باحي h22
باحي_ h28
باد g24
بادل g26 h-21
بادلا g40
بادله r-21 g26
بار g-26 h25
بارد h23
بارد_ h23
باري m23
باز m35 h-27
بازي m36 h-22
بازي_ m36 h-22
باشر m21
باع r24
باعت r57
باعت_ r57
باعن g24
باعني g24
باعو r36
باعول r34
باعوه r33
باقه h-29
باقه_ h-29
باك g28
بالاق r28 g-21
بالتم r-22 h-22
بالجز g29
بالجن h29
بالرو h23
بالسا h27
بالسح h21
بالسر k29
بالش g-26
بالغ h27 k28
بالف_ h-27
بالك h-36
بالكا r-24 g-26 h-40
بالمح r-28 k-23
بالن g-22
باله g28
باله_ g28
بالوا h-21 k24
بان g-30
بان_ g-31 h-41
بانج h32
بانجو h32
باني h37
بانيا h35
باي_ g50
بايل_ g22 h-23
باين g47
بب_ g-21 k26
بت_ m33
بتاج h23
بتاجو h23
بتز h26
بتسعه r21
بتك m-36
بتكو m-36
بتكوي m-36
بتو r-26
بتي h32
بحا r27 g-29
بحات r43
بحات_ r43
بحار g-28
بحار_ g-28
بحت m22
بحت_ r-24 m23
بحر_ g23
بحي g39 h-21
بحير g39 h-21
بحيره g30
بخت m23
بخت_ m24
بخم g22
بخمس g22
بدالي h31
بدر g-34
بدفا g32 h-21
بدفات g32 h-21
بدل r22 h-21
بدل_ h-30
بدلي g34
بدلين g45 h-24
بدو_ g39
بدور g46
بدور_ g46
بدين h-24
بدينا h-23
برا h22
براج h41
براج_ h41
برام h35
برجع r21
برجي h32
برجي_ h32
برعا k21
برعات k25
برمج g21
برمجت g21
بره m-21
بره_ h23
برها m-44 h-26
برهان m-44 h-26
برو m30
بروك r22 h-21
بري m-23 h-37
بز_ g-21 h-36
بزي r34
بزيا r34
بزياد r34
بشت g32
بشتر g32
بشتري g32
بشر_ h35
بشن g32
بشن_ g25
بشنز g25
بشنز_ g25
بشي r-21 g22
بصا h24
بصار h24
بصاره h24
بضر g27
بضرع g27
بضرعه g27
بط_ h26
بطل_ g-21 h24
بطلب g27
بطلبه g30
بطن g38
بطن_ g61 h-28
بطو h-26
بع_ r-29
بعت_ g-21
بعتلي h22
بعش h-27
بعشر h-27
بعي h-27 k31
بعيد k41
بعيد_ k35
بعيدا k43
بغي r-24 g-29 k34
بغي_ g-33 k47
بفل m23
بفلو m23
بفلوس m23
بقا g-30 h-28
بقال r-21 g-29 h-21
بقاله r-21 g-29 h-21
بقر h-49
بقره g24
بقره_ g24
بقري g-22 h-35
بقري_ g-22 h-35
بقي m-26 h-37
بقيم g33 m-21 h-23
بقيمه g33 m-21 h-23
بك_ g-23
بكام r-24
بكر_ g-23 h25
بلاش r25
بلاش_ r25
بلاغ h-36
بلاغ_ h-36
بلدي_ m-27
بلط h31
بلطج h31
بلطجي h31
بله h-25
بله_ h-25
بليات r-24 g24
بليغ k27
بليغ_ k27
بمص m39
بمصا m48
بمصار m48
بمي r-26 h-22
بن_ r-22 m-31 h-58
بنات h31
بنات_ h31
بنت h30
بنت_ h38
بنتي h-22
بنتي_ h-22
بند g-34
بنق r31 h-21
بنه h47
بو_ g-22 h25
بوت g21
بوت_ g29 h-42
بور r-25 g-24 m30
بوطه r22
بوطه_ r22
بوك m38 h-23
بوكر m51
بوكر_ m51
بوكس g58 m-23 h-29
بوكس_ g49 m-21 h-29
بولا m38
بولا_ m38
بونا h-30
بونات h-30
بونص m22 h-40
بونص_ m22 h-40
بوي r24
بويه r29 h-31
بويه_ r29 h-31
بيا g-22
بيان_ h-44
بيب g-26
بيب_ g-25
بيتز m-36
بيتزا m-36
بيد r-33
بيد_ r-32 g-22
بيذ h26
بيذ_ h30
بيذي h-24
بيذي_ h-24
بير h23
بيره h30
بيره_ h30
بيض g-28 m45
بيض_ g-23
بيضا m24
بيضات g-23 m33 h-34
بيعت g47 m-24 h-43
بيعك g28
بيعك_ g28
بيعه g29
بيعه_ g32 h-46
بيعها r-27 h26
بيكو h36
بيكون h36
بيل r-23
بيل_ r-26 h-34
بيوق h32
بيوق_ h29
بيي k30
بييض k30
بييض_ k30
تابه h54
تابه_ h54
تات g21
تات_ g21
تاجر k21
تاجو h23
تاجون h23
تاجير k28
تاخ r30
تاخر r38
تاخر_ r38
تاخي r21
تاخير r21
تاد h32
تادي h25
تاديب h25
تار g24
تار_ g28
تارو m-26 h42
تاروت m-26 h25
تاشي h28
تاشير h28
تال h27
تال_ h27
تام_ r-29 h-22 k-25
تان r-21
تان_ r-25
تاني g21
تاي r-23 m-51 h-27
تبرعا k22
تبص h63
تبل k27
تبلي k27
تبليغ k27
تبه h-25 k21
تبه_ h-25
تبي_ k-25
تبيي k30
تبييض k30
تت_ g49 h-39
تتاخ r33
تتاخر r33
تثب r21
تثبي r21
تثبيت r21
تجار_ h39
تجاري g21
تجد r-26
تجدي r-26
تجديد r-26
تجس h32
تجسس h32
تجسس_ h32
تجع g33
تجع_ g45
تجعا g24
تجعات g24
تجن k37
تجنب k37
تجنب_ k37
تجي g50 h-28
تجيب g43 h-26
تحدد g28
تحدد_ g28
تحدي m28
تحدي_ g-22 m35
تحديد g39
تحض h26
تحضي h26
تحضير h26
تحف r-29 m-29
تحقاق g21
تحل h-39
تحلي h-39
تحليل h-39
تحمله h-37
تحن_ h29
تحوط g41
تحوط_ g41
تحوي k21
تحويل k21
تخب k34
تخبر k34
تخت g24
تختا g24
تختار g24
تخد h-22 k29
تخدا k30
تخدام k30
تخدم h-22 k26
تخدم_ k40
تخر m-29 h-32
تخرج m-32 h-33
تخرج_ g-25 m-32 h-35
تخص r46
تخصي r46
تخصيم r46
تخم r-21 g27
تخمي r-21 g27
تدف h-23
تدفع h-23
تدفع_ h-23
تدل h30
تدلي h26
تدليك h26
تدي g-29 m-33
تر_ h-29
تراض g26 h-22
تراض_ g26 h-22
تراق h39
تراق_ h39
ترام h21
تراما h21
تراه m32 h-27
تراه_ g30 m-21 h-24
تراهن m59 h-32
ترب h31
تربط h24
تربط_ h24
ترت r-39 g-30 m-22 h-36
ترد g-23
ترد_ g-28
تردا g-32
ترده h-24
ترض g43 h-27
ترك r-22
تركي r-28
ترو h22
تريح r52 h-22
تريح_ r52 h-22
تريه g22
تريه_ h-22
تزا m-26
تزا_ m-36
تزر g37 h-22
تزرع g37 h-22
تزرع_ g39 h-25
تزي r22 g-22
تزيد r35 g-26 h-26
تزيد_ r35 g-26 h-26
تزيي h31
تزييف h31
تس_ m31
تسج g-26
تسجي g-26
تسجيل g-26
تسح g-29 h42
تسع r27
تسعه r37
تسعه_ r37
تسو h62
تسول h55
تسول_ h46
تشا g-22 m40
تشات m23
تشات_ m23
تشار g-28 m42
تشر g27
تشي r-21 g-26 h35
تصا m-22 h-30
تصاد g25
تصاد_ g25
تصال g-21 m-24 h-25
تصد r-30 h-28
تصر r-25
تصل r-28 g-24 h-26
تصلي r-28 g-24 h-26
تصليح r-28 g-24 h-26
تصيد g30
تصيد_ h25
تظه k23
تظهر k23
تظهر_ k23
تعار k30
تعارف h38
تعاون h-43
تعب h22
تعبي h24
تعبيه h24
تعد g-44 k52
تعدي g-23 k58
تعدي_ g-23 k58
تعر r-24 g-23 h44
تعط g25
تعطل g25
تعطل_ g25
تعل m-25
تعلي m-25
تعليق h54
تعليم m-28 h-41
تعم g-22 m-36
تعمل g-24 m-34
تعه h26
تعه_ h31
تعو h23
تعوي h23
تعويذ h31
تغل_ h23
تف_ m-23 h-27
تفاح g-26 m-22 h-36
تفاح_ r-25 g-28 m-26 h-32
تفاد k36
تفادي k36
تفاع g28 m-28
تفاع_ g28 m-28
تفر h41
تفري h41
تفريق h41
تفقي r21
تفقين r21
تقا h-24
تقبل_ g-28
تقد h39
تقسيم k35
تك_ g21 h-30
تكت h-27
تكتب h-27
تكتب_ h-27
تكل r-21
تكي h34
تكيل h50
تكيي r35 h-21
تكييش r44 h-24
تل_ g-21 h26
تلا h25
تلاع h36
تلاعب h36
تلام_ g27
تلد g35
تلد_ g36
تلده g29
تلده_ g29
تلفته r-24
تلم_ k35
تلمته r-24
تلن g-26 h29
تلي k30
تلي_ h22
تلين h-24 k43
تلين_ h-24 k43
تم_ h21
تماث h23
تماثي h23
تماني r35 h-28
تمب g-25 h-23
تمبو m34
تمبول m34
تمث h26
تمثا h26
تمثال h26
تمد_ h-30
تمدي r29
تمديد r29
تمل h-26
تملك g21 h-23
تملكه g21 h-28
تملي h-22
تمليك h-22
تنا_ g-27
تناز r-24
تنازل r-24
تند h37
تنزي h21
تنزيل h21
تنس k-21
تنك g-27
تني_ g-21
تهرب h-39 k47
تهرب_ h-39 k47
تهري h34
تهريب h34
تهك h28
تهكي h28
تهكير h28
تو_ r-23 m47 h27
توت m41
توتو m48
توتو_ m40
توث r-23 g-28 h-22
توثي r-23 g-28 h-22
توثيق r-23 g-28 h-22
تود h-30
تودع h-30
تودع_ h-30
تور r22
تور_ r-26 m-23
تورق r53 h-27
تورق_ r53 h-27
توري r36
توصيل g-25
توفي r21
توفيت g29
توفير r26
توقعا m38
توقيع r25
توك g32
توك_ g26
توكن g31
توكن_ g31
توم m35 h28
تومب m27
تومبو m27
تيات h39
تيات_ h39
تيار g23
تيار_ g23
تير h-27
تير_ k22
تيس r-33
تيش g-27
تيك g-27 m48
تيلا h24
تيلا_ h24
تيم r-33 h-22
تيم_ r-33 h-22
ثاث g-25 h-28
ثاث_ g-25 h-28
ثال_ h26
ثالث_ g-24 k21
ثبي r21
ثبيت r21
ثبيت_ r21
ثر_ r25
ثلث r-33 g-21 m-23 h31
ثلث_ r-29 h33
ثلي m43 h-32
ثلي_ m43 h-32
ثم_ g-23
ثمان g-29 h-27
ثمر h-22
ثمر_ h-22
ثمنها h-23
ثنا m33
ثناي m33
ثنايي m33
ثوا g-26 m24 h-31 k29
ثيق_ r-23 g-28 h-22
ثيقه g27
ثيقه_ g27
ثيل_ h23
جا_ g30 h-27
جابل h22
جابلي h22
جاجا h40
جاجات h40
جاد h35
جادو h40
جادو_ h40
جاريه h-23
جاز m32
جاك g-33 m70
جامعه m-24 k-41
جان h23
جان_ h23
جاني m-21
جاني_ m-23
جانيه r-31 h-21
جاهد k34
جاهدي k34
جاهز h21
جاهز_ h29
جاي_ g35
جاير h43
جاير_ h43
جبل g-40 h41
جبلي h23
جبلي_ h23
جبي r-24 h-22
جبيل r-24 h-22
جبيل_ r-24 h-22
جد_ h-24 k-22
جدد g29
جدول_ g28
جرا r-23 h33
جرام h25
جرام_ h34
جرت g-25 h-24 k30
جرت_ r-31 k41
جرد g22 h-31
جرد_ g22 h-31
جري m-23 h25
جريا h32
جريا_ h32
جزا r-21 g24 h-21
جزار g-25
جزار_ g-25
جزاف g47 h-26
جزاف_ g42 h-26
جزافا g35 h-24
جسس h32
جسس_ h32
جعات g24
جعات_ g24
جعل r-25
جعه h21
جعه_ h29
جق_ g-23 m-27
جلا h-36
جلان g33
جلان_ g33
جلب h33
جلب_ h33
جلت r34
جلت_ r34
جلد g-34 h-27
جلي h-28
جلين g22
جلين_ g22
جمد g-21
جمد_ r25
جمع_ k31
جمعه r-24
جمعه_ r-25
جمل r-24 h-21
جمل_ g31
جموعه k26
جميع h-26
جميع_ h-26
جنب k30
جنب_ k37
جنس h21
جنسي h21
جنسيه h22
جني h-36
جنين g33 h-43
جنين_ g33 h-43
جهات k37
جهات_ k37
جهاض h24
جهاض_ h24
جهه k28
جهه_ k28
جهو g25
جهول g25
جهوله g28
جواز h22
جواز_ h23
جوان g-32 h30
جوانا g-32 h30
جور g-33 m-22 h26 k-24
جوز h44 k-23
جوم h28
جومي h28
جومي_ h28
جون h32
جون_ h23
جوي g-44 m42
جيب g21
جيبه g28
جيبه_ g34
جير k23
جير_ k25
جيه h22
جيه_ h22
حات_ h-40
حاذ h26
حاذي h26
حاذين h26
حار h-23
حاره g32 h-24
حاره_ g32 h-24
حاس r-37 g-37 m-25 h-44
حاض g-23
حاضر g-23
حاط m50 h-29
حاط_ m60 h-26
حال r-25
حاليا g24
حام r-28 g-31
حان h30
حب_ m27
حبت g-24 m-23
حبي h22
حبيب h32
حبيب_ h33
حتا g-29
حتاج g-29
حتيا g-30 h45
حج_ m-23
حد_ k30
حدا h-21
حدا_ g32
حدد g26
حدد_ g28
حدده g25
حدده_ g25
حده g24
حده_ g24
حدي m22
حدي_ g-22 m35
حديق h-24
حديقه h-24
حذف h21
حذف_ h21
حرام h43
حرامي h48
حرز h53
حرز_ h53
حرك g51 m-33
حركه g52 m-37
حركه_ g52 m-37
حره g-22 h53
حره_ g-22 h53
حرو h42
حروز h42
حروز_ h42
حريق g38
حريق_ g38
حس_ k37
حسابا r-22 m-23 h-23
حسابه k41
حسب h-33
حسب_ h-25
حسن r-22 g-22 h-44
حسن_ r-22 g-22 h-44
حشيشه h26
حصا g25 h-21
حصان m26
حصان_ m21
حصه m-22
حصه_ m-22
حصو g24
حصول g24
حصول_ g24
حضر h46
حضر_ h46
حضي h26
حضير h26
حضير_ h26
حطي m23
حطيت r-21
حطين h-26
حطينا h-26
حظ_ m23
حظي_ h36
حظير h-22
حظيره h-22
حفظ k23
حفظ_ m-22
حفظت k23
حفظته k27
حفل g-24
حفل_ g-27
حفو r38
حفوظ r38
حفوظ_ r24
حقات_ r25
حقاق g21
حقاق_ g21
حقن h26
حقنا h26
حقنا_ h26
حقه g-33 h31
حقه_ g-33 h31
حقي_ g-40 h32
حقيق g31
حقيقي g31
حك_ h49
حكم_ g-21
حلال h-23
حلال_ h-23
حلاو h34
حلاوي h30
حلق h-39
حله h-22
حله_ h-22
حلو g-23
حلوا h25
حلوان h25
حلوف h45
حلوف_ h45
حلوي r-29 g-22 m-25 h-30
حلي h-22
حلي_ g-27
حليل h-39
حليل_ h-39
حم_ h27
حما g25
حماي g38
حمايه g38
حمد h-29
حمد_ h-29
حمل_ g37
حمه h-22
حمه_ h-22
حمي h37
حميم h28
حميم_ h31
حميمي h26
حنا h-30
حنات g41 h-25
حنات_ g41 h-25
حها g23
حها_ g23
حوا h-24
حوط g41
حوط_ g41
حوله_ r-22 h-23
حوليه h24
حوي k21
حويل k21
حويلا k27
حير g39 h-21
حيره g30
حيره_ g30
حين g-46 h-31
حين_ g-46 h-31
خاد h32
خادم h32
خار k34
خار_ g23
خارج k56
خارج_ k56
خاس m24
خاسر m24
خاسر_ m24
خاص h25
خاص_ h28
خال h-24
خال_ h-29
خالد r-23
خالد_ r-23
خالف_ h33
خالي h-29
خالي_ h-32
خان r-25
خان_ g-21 h-23
خبر k30
خبز g-21 h-36
خبز_ g-21 h-36
خت_ m22
ختا g30
ختار g30
ختار_ g28
ختر r-31
خترا h39
ختراق h39
خترت r-39 g-30 m-22 h-36
ختم h34
ختم_ h34
ختي_ g-31
ختيا g28
ختيار g28
خدا k30
خدام k30
خدام_ k30
خدره h41
خدره_ h41
خدم_ k40
خدما h25
خدمات h25
خر_ r23
خرا h-21
خرب h-24
خرب_ h-24
خرج m-29 h-33
خرج_ g-25 m-30 h-35
خرز h27
خرزه h27
خرزه_ h27
خرف h-30
خرفا g26
خرفان g26
خريه h36
خريه_ h36
خزا r21 h-30
خزان r21 h-30
خزانه r30
خزي g-24 h-29
خزين g-24 h-29
خزينه r32
خسر m22
خسرا m21
خسران m21
خسرت m22
خسرن h-24
خسرنا h-24
خشب g-29 m-25 h-36
خشب_ r-21 g-30 m-25 h-35
خص_ k32
خصم r22
خصم_ r23
خصي r31
خصيم r46
خصيم_ r46
خضر h-22
خطا h-21
خفاء k25
خفاء_ k25
خفاض g26 m-27
خفاض_ g26 m-27
خفه m-21 h-31
خفه_ m-21 h-31
خفي h26
خفيه h26
خفيه_ h26
خل_ g-24 h-21
خلال m26
خلال_ m26
خلاي g35 h-24
خلايا g35 h-24
خلت g26
خله_ g35
خليه g21
خليه_ g40 h-36
خما g-30 m-24
خمار g-30 m-24
خماره h31
خمر g-21 h32
خمر_ g-22 h44
خمري g-23 h-41
خمريه g-29 h-41
خمس_ h28
خمو h38
خمور h38
خمور_ h38
خمير g-30
خميره g-25 h-37
خنو h31
خنوق h31
خوه h-34 k38
خوه_ h-34 k38
خي_ r-24 g-22 h-22 k-27
خيا h-23
خيار g26 h-23
خيار_ g23 h-28
خيارا g23
خيره m-21
خيره_ m-21
خيل m38
خيل_ m38
داء g-32 m-22 h-30
داء_ g-32 m-22 h-30
دار_ r-24 g-27 k-22
داري r27
دالي h31
دالي_ h31
دام g-24
دان r-24
داني h32
داي h-25
دايع r44
دايع_ r44
دايم g64 h-26
داين r37
داين_ r37
دت_ h-22
دجاجا h33
دجال h47
دجال_ h34
دخا h-27
دخار g23
دخار_ g23
دخان g-21 h-23
دخان_ g-21 h-23
دد_ g26
ددته r-34
ددته_ r-34
دده g23
دده_ g23
ددها g23
ددها_ g23
دراج h35
دراجه h35
دراس g-21
دراسه g-25
درج g-21 h21
درجه h27
درجه_ h27
درس g-21 h-25
درس_ r-47
درسه g-22
درسه_ g-22
دره_ h27
درهم h-23
درهم_ h-23
درو g43 h-41
دروب g43 h-41
دسك r25
دسكا r25
دسكاو r25
دش_ m38 h-43
دعا g-23 m-30 h54
دعار g-24 h48
دعاره g-24 h48
دعم h-30 k39
دعم_ h-30 k39
دفا g23 h-21
دفات g23 h-21
دفاتر g23 h-21
دفعتي r-24
دفعو g22
دفعوا g22
دفن h24
دفن_ h24
دفوعه m21
دفون g22
دفونه g35 h-23
دق_ r-24
دقا h-22
دقه g-34
دقه_ g-34
دكا g-25
دكا_ h27
دكان g-27
دكان_ g-25
دكت r-24 m-21 h-26
دكتو r-24 m-21 h-26
دكتور r-24 m-21 h-26
دكه h43
دكها h29
دل_ h-27
دلا r-25 g39 h-27
دلات g40
دلات_ g40
دله r-23 g22
دله_ r-23 g22
دليك h26
دليك_ h26
دلين g45 h-24
دلين_ g45 h-24
دمات h25
دمات_ h25
دمان m-26 h-22
دمان_ m-26 h-22
دن_ r25 g22
دني h-31
دني_ h-27
دها h-25
دهب r28
دهب_ r28
دهم h-28
دهم_ h-33
دهن g-27 h21
دهن_ g-27 h21
دوا r-28 g-29 m-26 h-24
دوام m-22 h-31
دوام_ m-22 h-31
دور h-31
دوره h-41
دوره_ h-43
دورها r32 g-22
دوليه r22 h-25
دوم r-36 g-21 m25
ديب h25
ديب_ h25
ديت r-32 g-22 m-21
ديس h22
ديسك h29
ديسكو h29
ديقه h-24
ديقه_ h-24
ديك h28
ديك_ h32
ديلر h21
ديلر_ h21
ديمه g-22 h-28
ديمه_ g-22 h-28
دينه r32
دينه_ r32
ديني m-24 h-23
ديني_ m-25 h-25
ديوا h-29
ديوان h-29
ديون r27
ديون_ g22
ديونه r29
ديوني r37
ديوه h21
ديوها h21
ذبح h38
ذبح_ h38
ذخي m-23 h-21
ذخير m-23 h-21
ذخيره m-23 h-21
ذف_ h21
ذكي g-33 m-26 h47
ذون_ g-22 h-25
ذونا r33
ذونات r33
ذي_ h-33
ذين h26
ذين_ h26
را_ r-25
راب r22 g-24
رابحا r43
رابي r33
رابي_ r35 m-21 h-21
رابين h39
راتبي r-29 m-22 k-28
راتي h-25
راتين h-31
راج g-22
راجع r-43 g-26 h-49 k-30
راجه h35
راجه_ h35
راح h-21
راح_ h-30
راد g24
رار h-22
رار_ r-21 h-21
راسه h-21
راسه_ h-21
راسي r-29 g-23 h-24
راش m52 h-29
راش_ m52 h-29
راض g21
راع g-21 h-26
راعي g-23 m-21
راف h25
راف_ h28
رافع r-25
رافعه r-25
رافقا h46
رافه g-26
رافه_ g-26
رام_ h43
راماد h21
رامي h23
رامي_ h43
راه m25
راهن m40
راهن_ g-25 m43 h-45
راهنت m33
راهنه m38
راهني m41 h-28
ربا_ h-37
ربان h41
ربان_ h41
ربت r-23 m-30
ربحت m22
ربحت_ r-24 m23
ربط h37
ربط_ h37
ربع h-31
ربع_ r-34 m-21
ربعي m43 h-29
ربن m-21 h-22
ربنا m-21 h-22
ربنا_ m-21 h-22
ربو r21
ربوطه r24
ربوي r26
ربويه r29 h-31
رتج g33
رتجع g33
رتجع_ g45
رتجعا g24
رتف g21 m-26
رتفا g28 m-28
رتفاع g28 m-28
رته h-25
رته_ h-25
رتي_ h-37
رتين h31
رتين_ h21
رث_ g39
رثه h-40
رثه_ g22
رج_ g-25 m-22 k24
رجا h-29
رجع_ r22
رجعل r-25
رجن g42 h-35
رجن_ g42 h-35
رجه h23
رجه_ h24
رجو h21
رجي h37
رح_ m-22 h-52
رحم h38
رحم_ r-27 h76 k-33
رحمه h-22
رحمه_ h-22
ردا g-32
رده_ r-24
ردهم h-33
ردهم_ h-33
ردي r-29 g-32
رره g21
رره_ g26
رزق h33
رزق_ h33
رزه h27
رزه_ h27
رس_ r-24
رساي m21 h-24
رسايل m21 h-24
رست r-23
رسمه h22
رسمه_ h22
رسه g-22
رسه_ g-22
رسول h25
رسول_ h25
رسي m25
رسي_ m41
رش_ g21
رشه g27
رشه_ g27
رشو h41
رشوه h30
رشوه_ h30
رشي r-21 g-33 m-27 h89
رصد m-23
رصد_ m-23
رصن h31
رصنه h25
رصنه_ h25
رصه r-32
رصه_ r-32
رصو h22
رصود h22
رصود_ h22
رصي g-22 h21
رصيد g-22 h21
رصيد_ h22
رضا h37
رضاه h27
رضاه_ h25
رضاها h22
رضي h27
رط_ m29 h-22
رطي r-24 g-25 h69
رع_ g23
رعا h-24
رعات k25
رعات_ k25
رعت_ r-28
رعه_ h-22
رعها g33
رعها_ g33
رعي_ h-36
رفا g26
رفان g26
رفان_ g26
رفت r-21
رفر h22
رفر_ h22
رفع r32
رفي r22
رفيه r21
رفيه_ r21
رقا h22
رقاص h32
رقاصه h24
رقام h27
رقام_ h27
رقت g36
رقت_ g36
رقص g-21 h56
رقص_ g-21 h56
رقم_ m22
رقه h21
رقه_ h21
رقي m-23
رقيه h-22
رقيه_ h-22
ركا g-26
ركبه r27
ركبه_ r27
ركز h-21
ركز_ h-21
ركي r-28
رما g-39 m-28
رمان m-23 h-28
رمان_ m-23 h-28
رمج g21
رمجت g21
رمجت_ g21
رمض h-23
رمضا h-23
رمضان h-23
رمل g-21 h51
رمل_ g-21 h51
رنا h-29
رنت r-28 g38 k-24
رنت_ r-28 g31 k-24
رها m24
رها_ h-21
رهان m32
رهان_ m27
رهانا m48
رهم h-23
رهم_ h-23
رهن h-22
رهن_ h-23
رهنت r38
رهنت_ r38
روا k21
روات k23
رواتب k23
رواح h21
رواح_ h21
روب_ h28
روبي h22
روت h26
روت_ h26
روج h25
روج_ h25
روحي h23
روحيه h24
رور h-29
رورد r45
رورد_ r45
روس m-22
روس_ h22
روض h-23
روض_ h-23
روع r-34
روع_ r-34
روفا k50
روفات k50
روق_ h25
روقات g23
روقان m-23 h33
روقه h21
روقه_ h21
روك g-24
رول m29
رولي m32
روليت m32
روم m45
روم_ h58
روني_ h21
روي m-27 h44
رياضه r-29 h-30
ريال_ g-21
ريالا h-21
ريب h23 k25
ريب_ m-21 h28
ريبه k21
ريبه_ k21
ريح r29
ريح_ r29
ريد r-21
ريد_ r-22
ريس h-34
ريست h-31
ريستا h-31
ريط_ h30
ريف_ h-25
ريقي h25
ريقي_ h25
ريكا h28
ريكا_ h28
ريكي r-21
ريكي_ r-22
ريم g-26 h-45
ريم_ h-29
رينا r-24 m30 h-26
ريو r-24 g-22
زاج g36
زاج_ g31
زاد h-24
زاد_ h-27
زاره h-22
زاره_ h-22
زاز h24
زازه h24
زازه_ h24
زاف g47 h-26
زاف_ g42 h-26
زافا g35 h-24
زافا_ g35 h-24
زانا r-25
زاناك h23
زانه r30
زانه_ r30
زاه r-21
زايم h33
زايم_ h33
زج_ g-25 h-21
زحلا h30
زحلاو h30
زدن r38
زدنا r38
زرع g33
زرع_ g39 h-24
زرعت_ g23
زرعه r-25 k-25
زرعه_ r-25 k-25
زعر h23
زعرا h23
زعران h23
زق_ m-22
زكا r-31 g-27 h-33
زكاه r-30 h-29
زكاه_ r-30 h-29
زلت r-25 h-23
زلت_ h-21
زم_ h-24
زمي r-21 k-25
زميل r-21 k-25
زنج r-24 h-22
زنجب r-24 h-22
زنجبي r-24 h-22
زنه g22
زنها g22
زنها_ g22
زهر g28 h-21
زهر_ g28 h-21
زوج h25
زوج_ r-30 h36
زود r34 g-36 m-29 h-38
زود_ r34 g-36 m-29 h-38
زور h33
زور_ h45
زول h-21
زول_ h-21
زون h-24
زي_ r30 g-22
زيار g-22
زيارا g-31
زياره h29
زيت r-24 h-28
زيتو r-25 h-36
زيتون r-25 h-36
زيد r33 g-22
زيد_ r33 g-22
زيف h29
زيفه h21
زيفه_ h21
زيل h21
زيل_ h21
زين g-21
زينه r32
زينه_ r32
زيه h-37
زيه_ h-37
زيي h31
زييف h31
زييف_ h31
سا_ g40
سابا r-22 m-23 h-23
سابات r-22 m-23 h-23
سابه k41
سابه_ k41
ساخ h30
ساخر h26
ساخره h26
سار_ h21
ساس g-25
سال_ k35
سالم h-33
سالن k34
سالنا k34
سالو k21
سالون k21
سام r-34 h-22
سان m-30 h25
سايق r-30 h-31
سايق_ r-30 h-31
سب_ r-23
سبا g-28
سباح g-25
سباحه g-25
سباي h23
سبب g-21 k26
سبب_ g-21 k26
سبت g-29 m36
سبت_ r-21 g-21 m37
سبق g22 h-26
سبق_ g27
ستا h-39
ستاج k36
ستاجر k36
ستال h31
ستال_ h31
ستخ k24
ستخد k30
ستخدا k30
ستخدم h-22 k26
سترد g-24
سترد_ g-28
ستردا g-32
ستري r32 g24
ستري_ g65 m-31 h-31
ستريح r52 h-22
ستش g-44 h-40
ستع g-22 m-40 h-38 k23
ستعا h-39 k60
ستعار h-39 k60
ستعم g-26 m-29
ستعمل g-28 m-29
ستلم_ k35
ستن h35
سته g-40
سته_ g-21 h-29
ستو g25
ستود h-30
ستودع h-30
ستور h27
ستوك g26
ستوك_ g26
ستيل h24
ستيلا h24
سجا h36
سجاي h43
سجاير h43
سجد h-24 k-21
سجد_ h-24 k-21
سجق g-23 m-27
سجق_ g-23 m-27
سجل r-22 g-48 h-38 k32
سجي g-26
سجيل g-26
سجيل_ g-26
سحب m26
سحب_ m27
سخر h33
سخري h36
سخريه h36
سدد_ r30
سددت_ g-21
سدس_ h-27
سرا m21
سران m21
سران_ m21
سربه h32
سربه_ h32
سرت m22
سرع g-24 k-21
سرعه g-24 k-21
سرعه_ g-24 k-21
سرق g24 h25
سرقه h33
سرقه_ h33
سرن h-24
سرنا h-24
سرنا_ h-24
سره m-24 h-31
سره_ m-24 h-31
سرو h30
سروق h30
سروق_ h31
سروقه h21
سس_ h32
سطه h24
سطه_ h24
سعه r37
سعه_ r37
سعي g-25
سعيد g-25
سعيد_ r-24 g-27 h-32 k-22
سفا g-22
سفار g-22
سفاره h23
سفر h-24
سفر_ h-42
سفي g49 h-21
سفين g49 h-21
سفينه g49 h-21
سقف g-26 k43
سقف_ g-26 k43
سكاو r25
سكاون r25
سكن g-27 m-28 h-32
سكن_ g-24 m-31
سكو h36
سكو_ h29
سكوت h29
سكوت_ h23
سكوتش h33
سكوتي h29
سكي m-22 h35
سكي_ h41
سل_ m-24 h-22 k24
سلاح g-33
سلاح_ g-33
سلام g-22
سلام_ g-25
سلامي h-29
سلس r-22 m-26
سلسل r-22 m-26
سلسل_ m-27
سلع_ g31
سلف_ h-21
سلفن h-23
سلفني h-23
سلفه r21
سلفه_ r21
سلمت g-22
سلمته g-22
سلو m49
سلوت m52
سلوت_ g-21 m35
سلوتس m38
سما r23
سمس h21
سمسا h21
سمسار h21
سمك g27 h-24
سمك_ g24 h-23
سمن g-21 h-31
سمنت h-24
سمنت_ h-24
سمه g-23
سمه_ g-26
سمي_ k24
سن_ r-22 g-22 h-44
سنا h-24
سنان h-24
سنان_ h-24
سند r27 h-27
سند_ r23
سندا r30
سندات r30
سهر_ g-26
سهل g26
سهل_ g26
سوا h-24
سوال k36
سوال_ k36
سودا h22
سودان h22
سور h37
سول h41
سول_ h43
سيارا h-39 k-45
سيارت h-29
سيج h40
سيجا h40
سيجار h40
سير_ g-30 h51
سيرف h22
سيرفر h22
سيرك h-51
سيرك_ h-51
سيل_ r-22 m-22 h-28
سيم k28
سيم_ k32
سيه m-22 h-21
سيه_ m-22 h-21
شا_ r-36 g-26 h-34
شاء g-23 m-27
شاء_ g-23 m-27
شار m34
شارد g31
شارد_ g22
شارط g-26 m89 h-60
شاشه h-24
شاشه_ h-24
شاف g39
شافه g39
شافه_ g53
شافها g22
شال g-30 h36
شالي g-29
شاليه g-29
شامل g37
شامل_ g37
شان k24
شان_ k24
شاه h29
شاه_ g38 h-39
شاهد h37
شاهد_ h37
شايف g28
شايفه g22
شب_ g-31 m-27 h-33
شبك g22
شبو h47
شبو_ h47
شت_ r31 h21
شتراه g24
شتريه g24
شتغل_ h23
شتم r-25 h45
شتم_ r-25 h45
شجر g34
شجره g38
شجره_ g38
شحا h52
شحاذ h26
شحاذي h26
شحم h34
شحم_ h34
شحنا g36
شحنات g36
شخا h29
شخص k23
شخص_ k34
شرب g-30 h47
شرب_ g-30 h47
شرط m26
شرط_ m30 h-22
شرعي_ h-36
شرق h-23
شرق_ h-23
شروب_ h24
شروع r-34
شروع_ r-34
شريت_ g21
شريط h30
شريط_ h30
شريكي r-21
شرين h-33
شرين_ g-21 h-26
شط_ g-21 m68 h-44
شعر r-23 m-25 h-41
شعر_ r-23 m-25 h-41
شعو h33
شعوذ h33
شعوذ_ h32
شعوذه h25
شغل_ r25
شغله h24
شغله_ h24
شفته_ g-22 h-24
شفن h-26
شفنا h-26
شفنا_ h-24 k24
شكل g-25 m-27 h-53
شله r-23 h-34
شله_ r-23 h-34
شلي r36
شلي_ r36
شمب h36
شمبا h36
شمبان h36
شمع m27 h-25
شمعه m44 h-29
شمعه_ m44 h-29
شن_ h-23
شنز g25
شنز_ g25
شها_ r39
شهريا r21
شو_ r-25 h-38
شور g32 h-31
شورت h-24
شورت_ g21 h-24
شوش h44
شوش_ h41
شوط m32
شوط_ m32
شوه h32
شوه_ h32
شوي g-43 m-21
شوي_ g-43 m-21
شيب g43 h-41
شير h27
شيره h28
شيره_ h28
شيشه g-22
شيشه_ g-22
شيكاغ g29
صاحبه r-25 g29 h-56
صاد g29
صاد_ g35 h-22
صارع m21
صارعه m21
صاره h24
صاره_ h24
صاري h-23
صاري_ r22 m21
صاريف h-25
صاف_ g34
صال_ r-37 m-21 h-36
صالا r29 g-23 h-32
صالات r29 g-23 h-32
صاي h-30
صاير h-34
صاير_ h-34
صايغ r24
صايغ_ r24
صب_ h26
صبا h27
صباع h27
صباع_ h27
صبر r23
صبر_ r29
صح_ g-21 m21 h-23
صحي r-24 m-29 h-42
صحي_ g21
صحيه r-22
صحيه_ r-22
صدر g31
صدر_ k22
صدق r-27 g-28 h-35
صدقه g-28 h-31
صدقه_ g-28 h-31
صدي g-21
صديق g-21
صديق_ k-22
صر_ m-22
صرف_ g-21
صرفي r25
صرو r-26 h-34
صروف r-26 h-34
صروف_ r-36 g-30 m-23 h-37 k-44
صروفا k50
صري h-34
صعد r-24 g-35 m23
صعد_ r-24 g-35 m23
صغي h-22
صغير h-22
صغيره h-22
صفر r-37 h33
صفر_ r-37 h33
صفقا m23 h-27
صفقات m23 h-27
صل_ h-25
صلات g-22
صلات_ g-22
صلاحي h24
صلح h-22
صلح_ h-23
صلحو g25
صلن k21
صلني k21
صلني_ k21
صلي_ h30
صليح r-28 g-24 h-26
صليح_ r-28 g-24 h-26
صم_ r23
صناع h-21
صناعي h-26
صنف h34
صنف_ h34
صوت r-21 g-40
صود h22
صود_ h22
صور_ h41
صوري k49
صوريه k34
صوف g43 h-23
صوف_ g40 h-23
صول g24
صول_ g24
صيا h-23
صياد g23 h-23
صياد_ g23 h-23
صيب m23
صيب_ m36
صيبي h-24
صيبي_ h-24
صيده g44
صيده_ g40
صير g-25
صير_ g-24
صيل g-21
صيل_ r-27 g-22
صيم r46
صيم_ r46
صين m39
صيني m39
صينيه m39
صيه r22 m-26 h-23
صيه_ r22 m-26 h-23
ضاء g-21
ضاب h33
ضابط h33
ضابط_ h33
ضات g-27 m25
ضات_ g-27 m25
ضار r-27
ضاعف m21
ضاعف_ m22
ضان h-23
ضان_ h-23
ضاه h27
ضاه_ h25
ضاها h22
ضاها_ h22
ضح_ g-26 h53
ضحك h49
ضحك_ h49
ضد_ g34
ضرا h-30
ضرب_ g-23 h42
ضرع g48 h-25
ضرعه g33
ضرعها g33
ضره g-26
ضره_ g-26
ضريب k23
ضريبه k21
ضريح h43
ضريح_ h43
ضمانه r47
ضمو r21
ضمون r21
ضمونه r36
ضمي g34
ضمير g34
ضميرك g27
ضير h26
ضير_ h26
طاب r-24 h-32
طات h36
طات_ h36
طار r-28 h-30
طار_ h-27
طاز g-24 h-25
طازج g-25 h-21
طازج_ g-25 h-21
طالع h27
طالع_ h23
طالعي h27
طاو h25
طاول h25
طاوله h25
طاي h39
طايح h42
طايحه h26
طبا r-27 h-31
طباع r-25 h-21
طباعه r-25 h-21
طبل m25
طبله m39
طبله_ m39
طبي_ r-22
طبيعه g-27 h-24
طت_ r-22
طجي h31
طر_ h-48
طرف r27 g-29 k27
طرف_ r27 g-29 k27
طري g-23
طعا g-27 h-31
طعام g-27 h-31
طعام_ g-27
طفا h-25
طفل g-21 h32
طفله h26
طفله_ h26
طل_ h30
طلاب r-21 h-25
طلاب_ r-21 h-25
طلاس h25
طلاسم h25
طلبت h23
طلبه g31
طلبه_ g31
طلبها g25
طلس h30
طلسم h30
طلسم_ h30
طلع k22
طلعه h-23
طلق h24
طله r-21 g-26 m-37 h59
طله_ r-21 g-26 m-37 h59
طلي h21
طم_ g-26
طما g-26
طماط g-26
طماطم g-26
طن_ h-28
طوا g22 h-21
طوع g-23
طوع_ g-25
طول r34 h-35 k-22
طول_ r23 h-36 k-24
طون g34 h-32
طون_ g34 h-32
طيا m32
طيار m37
طياره m37
طير g31
طير_ g38
طيرا g-21 m-26
طيران g-21 m-26
طيس h50
طين h-28
طين_ g-26 h-32
طينا h-26
طينا_ m23
طيه m23
طيه_ m23
ظار r32 g-29 h-29
ظار_ r39 g-30 h-29
ظام_ h-35
ظته k27
ظته_ k27
ظر_ h22 k22
ظرف h28
ظرف_ h28
ظرو g42 h-23
ظروف g42 h-23
ظروف_ g42 h-23
ظفي h-25
ظفين h-25
ظفين_ h-25
ظم_ r27
ظهر h-36 k24
ظهر_ h-36 k25
ظهو g26
ظهور g26
ظهور_ g21
ظي_ h36
ظير_ r27
ظيره h-22
ظيره_ h-22
عاج g-31
عاج_ h43
عارف g22
عاره g-21 h39
عاره_ g-21 h39
عاري g-23 h40
عال r-24
عامل_ g-23
عامه r-51 h-31
عامه_ r-51 h-31
عاه g-34 m-24 h58
عاون h-43
عاوني h-43
عايش g41
عايش_ g35
عايل h-21
عايلي g-21 m-29 h-29
عايه m-32
عايه_ m-32
عب_ m29
عبا g-38 m-26
عبن h-22
عبنا h-22
عبنا_ h-22
عبي h40
عبيه h24
عبيه_ h24
عتلي h22
عتلي_ h22
عتم h-31
عتمد h-27
عتمد_ h-30
عتها h-21
عتها_ h-21
عتي r-29 h24
عتين r-28 g21 m-25
عتين_ r-28 g21 m-25
عجل h-41
عجل_ g-22 m-51 h-48 k-21
عجله m39
عجله_ m39
عجي h-28
عجين h-28
عجين_ h-28
عدا r-26
عدد h-21
عدد_ h-27
عددها g36
عدل g-25 h-26
عدل_ g-25 h-26
عدي_ g-34 h-22 k82
عرا g-21 h49
عراف r-24 g-24 h45
عراف_ r-32 h41
عرافه g-27
عران h23
عران_ h23
عربي_ m-21
عربيه g25
عرس r-22 g-37 m-31 h-45
عرس_ r-22 g-37 m-31 h-45
عرف_ g23
عرق h29
عرق_ h25
عروس h22
عروس_ h22
عري r-26 g-28
عزاي h33
عزايم h33
عسل r-24 m-25 h-23
عسل_ r-24 m-25 h-23
عش_ g23
عشا_ r-36 g-26 h-34
عشاء g-22 m-28 h-22
عشاء_ g-22 m-28 h-22
عشان k23
عشان_ k23
عشري h-24
عشرين h-24
عصا r-21
عصاي h-34
عصاير h-34
عصر g-29 m-23
عصي g-22 h-31
عصير g-22 h-31
عصير_ g-22 h-31
عضا h33
عضاء h33
عضاء_ h33
عطا g25
عطر h-42
عطر_ h-38
عطل m-29 h-21
عطل_ g25
عطو r-28 m-22 h-44
عطيه r22
عطيه_ r22
عقار_ r-39 h-22
عقاري r24
عقم h-32
عقم_ h-32
عقو g26
عقود g26
عقود_ g26
عقي r-23 h-44
عك_ g27
علاج m-26 h-44
علاج_ m-26 h-38
علاق h33
علاقه h33
علب h-23
علبه h-23
علبه_ h-23
علف g-30 m-24 h-39
علف_ g-30 m-24 h-39
علق r-22 h30
علق_ h30
علم r-32 m-22 k26
علم_ m-26 k32
علو r-22
علوم r-23
علوم_ r-25
عليق h54
عليق_ h54
عليك g-31 h-22
عليك_ g-21
عليم m-28 h-41
عليمي r-26 m-22 h-36
عمار h-48
عمر r-23
عمره r-25
عمل_ g-27 h53
عملات r25
عمليه h-22
عمي h-34
عمي_ h-26
عنا r-23 h-32
عنا_ r-23
عنب g-22
عنب_ g-22
عندن g25
عندنا g25
عنده h-22
عنده_ h-22
عندي h-23
عندي_ h-23
عني h22
عني_ h22
عواي r24
عوايد r24
عود h-25
عود_ h-25
عوذ h33
عوذ_ h32
عوذه h25
عوذه_ h25
عوض g-27
عوضت g-27
عول r25
عولي r34
عولي_ r34
عوه r23 h-25
عوه_ r26 h-28
عوي h22
عويذ h31
عيد h-24 k22
عيد_ h-30
عيدا k43
عيدا_ k43
عيدي r-33 g-24 m-28 h-32
عير h-22
عير_ h-22
عين r28 h-23
عينه r37 m-21 h-25
عينه_ r41 m-25 h-32
عينها g25
غاء g-22
غاء_ g-22
غاز_ h41
غازي h-37
غازيه h-37
غام g33 h-22
غامض g33 h-22
غدا g-30 m-23 h-31
غداء g-46 m-24 h-32
غداء_ g-46 m-24 h-32
غرام_ h43
غرب h28
غربي h28
غربي_ h22
غرق g34
غرقت g22
غرقت_ g22
غسل r-33 h-22 k37
غسل_ r-22 h-25 k74
غسي r-25 g-36 m-25 h-23
غسيل r-25 g-36 m-25 h-23
غسيل_ r-25 g-36 m-25 h-23
غش_ g-29 h90
غشو h33
غشوش h33
غشوش_ h28
غلب m33
غلب_ m29 h-33
غلط r-23
غلف m-22
غلفه m-23 h-22
غلفه_ m-23 h-22
غله h23
غله_ h23
غنم r-27 h-35
غنم_ h-33
غو_ g24 h-43
غواص r-22 g25
غواص_ r-22 g25
غوم h27
غومه h27
غومه_ h27
غي_ r-21 g-26 k37
غيت g-33
غيت_ g-33
غيري k36
غيري_ k36
فا_ g26
فاء k25
فاء_ k25
فاتر g23 h-21
فاتر_ g23 h-21
فاج g29
فاجا g29
فاجات g37 h-22
فاح g-27
فاح_ r-25 g-28 m-26 h-32
فاد k36
فادي k36
فادي_ k36
فار r-33
فاره h23
فاره_ h23
فاض m-30 h25
فاض_ g26 m-27
فاضح g-21 m-28 h37
فاع g28 m-28
فاع_ g28 m-28
فاق g-26
فاقد h-37
فاقد_ h-37
فال_ m-24
فالت r47 h-22
فالته r35
فان m-25 h32
فان_ g26
فاي r24
فايض r40
فايض_ r40
فايظ r38 g-31 m-24 h-30
فايظ_ r38 g-31 m-24 h-30
فت_ h-31
فتا g-45 m63
فتش h23
فتش_ h23
فته_ g-28
فتو m-22
فتي g-27
فتيا h39
فتيات h39
فحص h-34
فحص_ h-35
فدي h36
فديه h36
فديه_ h36
فرد g-54
فرز g38 h-36
فرز_ g38 h-36
فرس g34
فرس_ g34
فرق h-25
فرق_ h-25
فرو g29
فروز g30 h-33
فروز_ g39 h-30
فروزه h-32
فروق g28
فروق_ g46 h-25
فروقا g24
فريقي h25
فسه_ h-22
فسي r-33 g-28 m-23
فسي_ r-29 g-24
فصل r-34
فصل_ r-26
فضه m-22 h-33
فضه_ m-22 h-33
فط_ g31
فطي h50
فطيس h50
فظ_ m-21
فظت k23
فظته k27
فظته_ k27
فعتي r-24
فعلي r-22 g27
فعلي_ r-23 g39
فعو g22
فعوا g22
فعوا_ g22
فقر r-23 h-30
فقرا r-23 h-30
فقراء r-23 h-30
فقط r-26 g-28
فقط_ r-26 g-28
فقين r21
فقين_ r21
فك_ h48
فكه m-31
فكه_ m-31
فل_ g-27
فلا h29
فلام h35
فلام_ h35
فلوسه r28 h-22
فن_ h24
فنا m-23
فنا_ r-23 m-25 h-41
فها g29
فها_ g29
فوات h-23 k27
فواتي h-23 k27
فواك m26
فواكه m26
فواي r21
فوايد r21
فوت m26
فوت_ r-22 m34
فود h33
فودك h31
فورا r-23
فورا_ r-23
فورو r45
فورور r45
فوز m40
فوز_ m40
فوظ r38
فوظ_ r24
فول h-23
فول_ h-25
فوله r24
فوله_ r24
فونه g35 h-23
فونه_ g35 h-23
فيت r-24
فيت_ g29
فير r23
فير_ r26
فيش g44 m21
فيش_ g44 m21
فيك h-43
فيك_ h-43
فيل_ h29
فيلا r-29 g-33 h-39
فيلا_ r-29 g-33 h-39
فيلم m-26 h-26
فيلم_ m-26 h-26
فينه g48 h-23
فينه_ g49 h-21
فيو g26
فيوت g35 h-28
فيوتش g35 h-28
قاتل k33
قاتلي h-24 k43
قادم g25
قادم_ g24
قادمه g25
قار_ r-39 h-22
قاريه h40
قاس g-26 m-27 h-37
قاص h25
قاصر_ h30
قاصه h24
قاصه_ h24
قاض h40
قاضي h40
قاضي_ h40
قاعه h-26
قاعه_ h-26
قاق g21
قاق_ g21
قاله r-21 g-29 h-21
قاله_ r-21 g-29 h-21
قام m41
قام_ h28
قامر m62
قامر_ m62 h-54
قان r-24 h40
قان_ r-27 g-25 h31
قانق h33
قانق_ h33
قاه m-23 h-37
قايم g-29
قايمه g-29
قبر h43
قبل g29
قبل_ g32
قبلي_ r36
قبليا r-24 g24
قت_ g26
قتر g42 h-26
قترا g26 h-22
قتراض g26 h-22
قترض g43 h-27
قتي g-45 h-21
قتي_ g-40
قدام g-38
قدر h-29
قدمه h29
قدمه_ h38
قدي r21 g-21
قديمه g-22 h-28
قر_ h-51
قرا_ r-25 g-26
قراء_ r-23 h-30
قراب h39
قرابي h39
قرار r-26
قرار_ r-26
قران m-25 h-30
قران_ m-26 h-27
قرب h22
قربا h41
قربان h41
قرر g31
قرر_ g34 h-25
قرره g21
قرره_ g26
قرش g28
قرش_ g28
قرص h25
قرصن h31
قرصنه h25
قرض r27
قرض_ r22
قرع m23
قرعه m23
قرعه_ m23
قرن r-30 g-33 h29
قره g21
قره_ g21
قرو h25
قروض r24
قروض_ r24
قري_ g-22 h-35
قزا h24
قسم g-28
قسمه g-26
قسمه_ g-29 m-25 k-21
قسيم k30
قسيم_ k35
قصه g-23
قصه_ g-23
قط_ r-29 h-24
قطا m-45
قطه h-38
قطه_ h-38
قطوع g-23
قطوع_ g-25
قطي h-23
قطيه m48
قطيه_ m48
قعا m38
قعات m38
قعات_ m33
قف_ g-24 k36
قفلت r-37
قفله g33
قفله_ g29
قل_ g-23
قلب r51 h-31
قلد h41
قلد_ h35
قلده h37
قلده_ h37
قليد_ h24
قليدي r25 h-24
قما m37
قمار m40
قمار_ m40
قماش m-26 h-24
قماش_ m-26 h-24
قمح h-29
قمح_ h-29
قمي g-23 m-22
قنا h28
قها r27
قها_ r27
قهو h-21
قوا h49
قواد r-22 h47
قواده r-22 h34
قود g21
قود_ g23
قوله g49 h-39
قوي r-22
قيت r-38 m-31 h-35
قيع r25
قيعه r35 h-26
قيعه_ r35 h-26
قيقي g31
قيقي_ g31
قين g-27
قين_ h-29
كا_ h26
كاتب h-27
كاتب_ h-27
كار g-30
كاس h22
كاس_ h24
كاسا h23
كاسات h23
كاش r21
كاش_ r21
كاغ g29
كاغو g29
كاغو_ g29
كافح h-25
كافحه h-25
كافلي g-23
كال g26
كام_ h32
كامل_ h-28
كامله r-21
كان g-23
كاني h26
كاني_ h26
كاه r-29 g-21
كاه_ r-30 g-22
كاون r25
كاونت r25
كاي g-21
كايي g-21
كايين h30
كبا h37
كبار h26
كبار_ h32
كبت h34
كبتا h24
كبتاج h23
كبه r27
كبه_ r27
كبي r-21 h-26
كبير r-21 h-26
كبيره r-21 h-26
كت_ g-36 m54
كتابه h54
كتبه r-24 g30 h-34
كتبه_ r-24 g30 h-34
كتر g-21
كته g41 h-24
كتها g31
كتها_ g31
كتو h-23
كتور r36 m-22 h-33
كتي r-41
كثر r25
كثر_ r25
كحول_ h-29
كحولي h36
كد_ g47 h-32
كذا r26 m-22 h-24 k26
كرا_ r-26 m-28 h-29
كرات h30
كراتي h-31
كراش m52 h-29
كراش_ m52 h-29
كرت h24
كرم g-28 h33
كري g-26
كريس h37
كريست h37
كز_ h-21
كس_ m27
كسب m22
كسر r-25
كسر_ g22
كشط g-21 m68 h-44
كشط_ g-21 m68 h-44
كشو r22
كشوف r22
كشوف_ r22
كف_ g-26 h29
كفالت r47 h-22
كفل r36 h-24
كفلت r34
كفلته r34
كفو r40
كفول r40
كفي_ g-27
كلب g-22
كلب_ g-22
كله g22
كله_ r-25 g25
كلها m24
كلها_ m24
كلوب h32
كلوب_ h32
كلي g-27 h55
كليه h42
كليه_ h42
كمه h-21
كمه_ h-21
كمي h-22
كنا g27 h-40
كنا_ g32
كنز h26
كنز_ h26
كهان h38
كهر h-21
كهرب h-21
كهربا h-21
كو_ h31
كوبي h25
كوبي_ h43
كوت_ h23
كوتش h22
كوتش_ h33
كوتي h29
كوتي_ h29
كوك_ r-24 g-27
كوكا h28
كوكاي h30
كول r-22 g29 m-25 h-32
كول_ g48 m-23
كوم g32 h-22
كومه g38 h-28
كومه_ g38 h-28
كون_ h32
كي_ h35
كيا g35
كياس g35
كياس_ g35
كيت g33 h-27
كير_ m-23
كيس g23 m-26
كيس_ g23 m-26
كيش r55 h-21
كيشت r46 h-26
كيشت_ r46 h-26
كيشل r36
كيشلي r36
كيشه r39
كيشها r39
كيف h23
كيف_ h21
كيك g-22 m-45 h-41
كيكه m-40 h-25
كيكه_ m-40 h-25
كيل_ g27 h-25
كيلا h56
كيلا_ h56
كيلو g-32
كيلو_ g-34
كين_ r-23 m-52 h-50
كينه m28 h-41
كينه_ m28 h-41
كيي r35 h-21
كييش r44 h-24
كييش_ r44 h-24
كے_ m34 h-33
لاب_ m-23
لابت r-23 g25
لابس r-30 h-26
لابس_ r-30 h-26
لابلا k25
لابو r23
لابو_ r23 h-22
لاتي h31
لاتين h31
لاث h-21
لاج_ m-26 h-38
لاجر g24
لاجر_ g39 h-28
لاجله r-28 g36
لاح_ r-30
لاحها g26
لاحي h24
لاحيه h24
لاخ h-21
لاختي h-21
لاخو h-26 k31
لاخوه h-34 k38
لاخي r-22
لاخي_ g-30 h-25
لاد_ r-33 g-22 m-25 h-34
لادخ g25
لادخا g25
لادي g-22 h27
لادي_ g-23
لارا r23
لارات r31
لاراض g30
لارض h-24
لارض_ h-25
لاستح g21
لاسم h23
لاسم_ h23
لاسي h44
لاش_ r25
لاص g-29
لاصل h-34
لاصل_ h-21
لاط g-24 m-21 h-32
لاطف h-25
لاطفا h-25
لاعب h28
لاعب_ h28
لاغ h-55
لاغ_ h-36
لاقس r28
لاقسا r28
لاقل h-22
لاقه g-28 m-22
لاقه_ g-28 m-22
لاك g-22 m31
لاله g-36 m-21
لاما h-29
لامه g-35
لامها g-24
لاموا k22
لامي_ h-40
لامين h52
لان_ r-25
لانت g-38
لانظ r23
لانظا r23
لاني g-25
لاني_ g-29 h-31 k-21
لاه h-33
لاهلي k-24
لاولا r-24 g-29 m-29
لاوه g29
لاوه_ g29
لاوي h30
لاوي_ h30
لايا g35 h-24
لايا_ g35 h-24
لايتا r-28 g-22 h-21 k-27
لاين m27
لاين_ m27
لبار h50
لبار_ h40
لبحر g21
لبحر_ g24
لبخ m30
لبخت m30
لبخت_ m30
لبد g39
لبدل g39
لبر_ r-22 h-23
لبص h27
لبصا h27
لبصار h27
لبط h-21
لبطا h-23
لبطاق g-24 h-25
لبقر g24
لبقره g24
لبن_ r-29 m-46 h-52 k-25
لبنت h26
لبنت_ h31
لبنكي r-30
لبه h-21
لبه_ h-22
لبها g25
لبها_ g25
لبوت h-27
لبوت_ h-27
لبور r-25 m-26
لبيا g-26 h-27
لبيان h-29
لبيتك g27
لبير h22
لت_ r27
لتاخ r-26
لتاخي r-22
لتب h33
لتجن k30
لتجنب k30
لتح k27
لتحو k34
لتحوط g39
لتحوي h-22 k38
لتخل r-26
لتخلص r-26
لتذ r-21 g-32
لتفاد k25
لتفر h35
لتفري h35
لتك_ h-25
لتمر_ r-21 g-23
لتمل h-22
لتملي h-22
لتمو r25
لتموي r25
لتوص r-24 h-26
لتوصي r-24 h-26
لتوف r25
لتوفي r25
لتوقع m22
لتي g-33 h-29
لتي_ g-32
لث_ g-24
لجام r-36 k-41
لجامع r-36 k-41
لجاي_ g22
لجايز m23
لجد g-25 h-21
لجدي g-26 h-23
لجديد g-26 h-23
لجز g21 h-40
لجزا g21 h-40
لجزار g-22 h-34
لجزاف g29
لجمعه r-25
لجمل r-29
لجمي g-23
لجميع g-26 h-27
لجن_ h30
لجه r-25
لجها r-30 g-28 h-27
لجهات k27
لحا r-31
لحال r-34
لحج m-24
لحجز m-27
لحجز_ m-27
لحد h-24 k23
لحد_ k26
لحدي h-26
لحديق h-26
لحره h39
لحره_ h39
لحريق g21
لحس r22 h-21
لحسا r31
لحساب r31
لحص g26 h-24
لحصا g26 h-24
لحف r-24
لحفل g-23
لحفل_ g-27
لحفله h25
لحك h29
لحم h21
لحم_ h26
لحي h-31
لحيا r-21
لحياه r-21
لخاس m24
لخاسر m24
لخرف g26
لخرفا g26
لخز r27
لخزا r25
لخزان r25
لخسر m21
لخسرا m21
لخيا h-23
لخيار g44 h-21
لد_ h-21
لدا r24
لدر g-22 h-30
لدرا g-21
لدراه r28
لدع h21
لدعا g-23 h34
لدك g-21
لدكا g-25
لدكان g-25
لدوا r-21 m-24 h-36
لدوام m-22 h-31
لدوره r-34
لدوري r43
لديو g28
لديون r-22 g35
لراع g-22 m-23
لراعي g-22 m-23
لربا h-23
لربا_ h-23
لرحل h-25
لرحله h-25
لرز h25
لرزق h25
لرزق_ h25
لرس r-24
لرسمي h-22
لرسو r-23
لرسول h25
لرص g-28
لرصي g-28
لرصيد g-28
لرهن r22 m-21
لرو h27
لرول m36
لرولي m36
لرياض r-23
لزم g-21
لزو h23
لزوج r-24 h22
لزوج_ r-29 h32
لزيار h32
لسا_ g44 h-24
لساح g-23 h26
لساحر g-23 h26
لسايق h-30
لسبا r-21
لسباق m28
لسحب m23
لسحب_ m23
لسحر h22
لسحر_ h24
لسر h-21
لسر_ k29
لسفا h23
لسفار h23
لسفر h-38
لسفر_ r-24 h-37
لسفي g37
لسفين g37
لسكن g-23 h-24
لسل_ m-27
لسلع g23
لسم_ h30
لسمك_ g25
لسند r45
لسندا r29
لسه_ g33
لسهم g22
لسهم_ g22
لسو h-44
لسير h22
لسير_ h29
لشال h22
لشالي h22
لشاه_ g38 h-39
لشاهد h36
لشاي h24
لشاي_ h24
لشبك m-21 h-25
لشبكه m-21 h-25
لشج g31
لشجر g31
لشجره g33
لشحنه h-21
لشخص_ k28
لشرط m26
لشرط_ m48
لشرق h-23
لشرق_ h-23
لشع h-24
لشغ h-28
لشغل g25
لشغل_ g25
لشو h22
لشوط m21 h-21
لشوط_ m21 h-21
لشيك r26
لشيك_ r24
لشيكا r29
لصب r32
لصبر r32
لصبر_ r32
لصد m-21
لصن h-28
لصند h-30
لصو r-36 g-28 m-29 h-45
لصي h-43
لصيا g21
لصياد g23 h-23
لصيد h-36
لضا g-24 h28
لضاب h33
لضابط h33
لضر g26
لضري k21
لضريب h-27 k26
لضريح h43
لضي r-21 g-25
لط_ r-27 h22
لطالع h22
لطاو h22
لطاول h22
لطب r-23 m-29 h-33
لطبي r-25 m-26 h-33
لطج h31
لطجي h31
لطرد h29 k-21
لطرد_ h29 k-21
لطرف r29
لطرف_ r29
لطع g-30
لطعا g-30
لطعام g-30
لطلا r-21
لطلاب r-21
لطي m26
لطيا m28
لطيار m28
لعاب m30 h-34
لعاب_ m30 h-34
لعامل r-24
لعايد r24
لعب m27
لعب_ m44
لعبن h-22
لعبنا h-22
لعج m23
لعجي h-24
لعجين h-24
لعد g-23
لعدل g-23 h-25
لعدل_ g-23 h-25
لعرب h-30
لعربي h-31
لعس r-30 g-22 m-32 h35
لعش h-30
لعشا g-24 m-24 h-30
لعشاء g-23 m-27 h-29 k-21
لعشر h-21
لعشره m-25
لعقو r-25 m-29
لعقود r-25 m-29
لعل r-24
لعم m-21
لعما g-21
لعمال g-22
لعمل m-32
لعملا r-26 m-50 h-35
لعمله h-21
لعنب h21
لعنب_ h21
لعي r23
لعي_ h27
لعين r49 h-21
لعينه r57 h-21
لغاء g-22
لغاء_ g-22
لغد g-30 h-33
لغس r-24 m-26
لغو r-27 g21
لغوا r-22 g25
لغواص r-22 g25
لغوم h27
لغومه h27
لغيت g-33
لغيت_ g-33
لغير_ r22
لفات m22
لفت_ g23
لفته_ g-26
لفرس g34
لفرس_ g34
لفرق r-26 g23
لفرق_ r-26 g23
لفرو g23
لفروق g25
لفع r-23
لفعل r-23
لفعلي r-23
لفق r-25 h-29
لفقر r-23 h-30
لفقرا r-23 h-30
لفك m-25
لفك_ m-25
لفل h-24
لفلو h-21
لفلوس h-21
لفن m-22
لفنج h37
لفنجا h37
لفني h-21
لفني_ h-21
لفوات r39
لفوز m35
لفوز_ m35
لفيل r-25 g-21
لقاء h29
لقاء_ h29
لقاد g22
لقادم g23
لقاض h38
لقاضي h38
لقب g-21
لقد h-22
لقرا r-22 h-25
لقراء r-25 h-24
لقرار r-26
لقران m-26 h-27
لقرع m21
لقرعه m21
لقط g31 h-26
لقطع g50
لقطعه g44
لقما m27
لقمار m27
لقن h45
لقو h34
لقوا h34
لقواد r-22 h35
لقي r-28 h-21
لك_ h-21
لكاز h40
لكازي h40
لكاش g-21 h-30
لكاش_ g-21 h-30
لكام r-22 g-21 h-39
لكامل r-22 h-23
لكبا h25
لكبار h25
لكتا m-23
لكتاب m-23
لكته g31
لكتها g31
لكرا g-29 h-24
لكف h26
لكف_ h35
لكفا r40 h-34
لكفال r40 h-34
لكن g27 h-35
لكنا g32
لكنا_ g32
لكه h-24
لكه_ g38 h-21
لكو g27 h-34
لكيف h38
لكيف_ h38
لكيه r-41 g-21
لكيه_ r-41 g-21
لل_ r-25 g-51 m-29 h-35 k-22
للاخ k24
للاخو k24
للاس r-23
للاي k-26
للب g-23
للبن h-27
للبي g-23
للبيت g-25 m-21 h-25
للبيع h34
للتس h36
للتسل h25
للجا r-27 h33
للجن h23
للجن_ h25
للح g-23
للحظ h30
للحظ_ m-23 h43
للحف g-21
للدخ m21
للدخو m21
للر r-24 g-33 h24
للسل g23
للسي h-28
للسيا h-28
للشر h23
للص m-25 h-36
للط r-22 g-27 m-21
للعبه g-25
للعم g-27
للفق r-26 h-31
للفقر r-26 h-31
للك r-21 h33
للمج r-23
للمجا k23
للمحب h35
للمحل h-36
للمر r27 h-25
للمرا r28 h-25
للمط r-22 g-21
للمع g24
للن r-34 g38
لله r-21
لله_ r-21
للو m25
للول g-25 h25
لليل h26
لليله h38
لم_ g25 h-22
لماء r-21 g25 h-23
لماء_ r-21 g25 h-23
لمار g25 h-28
لمارج g25 h-28
لمال_ r23
لمان r-23
لمبا h27
لمتفق g-21
لمته g-25
لمتها g-29
لمجا k33
لمجاه k34
لمجل r-23
لمجلس r-23
لمحا r-22
لمحب h38
لمحبه h38
لمحت g29
لمحتو g31
لمحل h-23
لمخت h-23
لمده g-31
لمده_ g-31
لمدين r22
لمراب r29 g-21 h-43
لمز r-23 h-21
لمساب m26
لمستر r43
لمستق r-22
لمشر r-25
لمشرو r-25
لمصح h25
لمصحف h25
لمصر g-21 k-27
لمصرف r-34
لمطا g-29 h-24
لمطار g-29 h-24
لمطر g32 m-24 h-29
لمطر_ g32 m-24 h-29
لمفا g29 h-21
لمفاج g29 h-21
لمفت h21
لمفتش h23
لمقا h-22
لمقات k32
لمقاس r-25 g-27 m-26 h-36
لمكت g-22
لمكتب g-22
لمكش r28
لمكشو r28
لمكي g-35
لمكيف g-35
لمل r-26 h-38
لملا r-34 m-26 h-42
لمم h24
لمنا h24
لمناق h24
لمندل h32
لمنص h-22
لمنصه h-22
لمني h-28
لموا h-25
لمور g22
لمورد g22
لموق h33
لموقع h30
لناس h29
لناس_ h29
لناق g23
لناقه g23
لنب h33
لنبي h33
لنح h24
لنحس h24
لنحس_ h24
لنخل_ h-24
لنخله g29
لند g36 h21
لنس g-21 h-33
لنسب g-23
لنص g-25
لنص_ g-24
لنظا h-31
لنظام k21
لنفس r33 k-25
لنفس_ r39
لنفسه r30
لنفط g28
لنفط_ g28
لنقد_ k-23
لنقو r-24 g-21
لنقود r-24 g-21
لنه g37
لنها g37
لنهاي g37
لهاش g35
لهاش_ g35
لهام g37 h-27
لهامش g37 h-27
لهب g31
لهبو g31
لهبوط g31
لهل h-31
لهلا h-31
لهلال h-31
لهم h-24 k36
لهم_ h-24 k36
لهو g22
لهوي g-23 h32
لو_ g39
لواس h37
لواسط h37
لوال h-26
لوالد h-26
لوت m47 h24
لوت_ g22
لوتس m38
لوتس_ m38
لوتو r-28 g-25 m45 h21
لوتو_ r-28 g-25 m45 h21
لوج g-23 h-31
لوح r-22
لودع h31
لودع_ h31
لورث k-24
لورق_ h23
لوز r-22 h-26
لوزا h-23
لوزار h-23
لوط m43
لوط_ g43
لوف h45
لوف_ h45
لوك g-26 h-41
لولد r-25 g-47 m-26 h-32
لولو g24
لولو_ g24
لولي h44
لولي_ h44
لوم r-21
لوم_ r-25
لون g-21 m-24 h-49
لون_ h-30
لونا h26
لوي r-26 g-30 m-22 h-34
ليات g22
ليات_ g22
ليت m30 h23
ليت_ m32
ليح r-28 g-24 h-26
ليح_ r-28 g-24 h-26
ليدي_ r21
ليديه g39
ليري h23
ليريك h23
ليس g29
ليس_ g43 h-29
ليص h-27
ليغ k27
ليغ_ k27
ليف r30
ليف_ r30
ليق h54
ليق_ h54
ليله h26
ليله_ h26
ليلي h36
ليلي_ h31
ليليه h22
ليمي r-26 m-22 h-36
ليها g-21
ليها_ g-21
ما_ g27
ماء h-29
ماء_ h-29
ماب g41
مابي g41
مابي_ g41
ماتشا m23
ماث h23
ماثي h23
ماثيل h23
ماج h45
مادو h21
مادول h21
مار_ m30
مارج g39 h-24
مارجن g42 h-35
مارس g-22
مارس_ g-22
ماره g-23
ماره_ g-23
ماري r-27
ماز g26
مازو g35
مازون g35
ماش r-22 h-53
ماش_ m-26 h-24
ماط g-26
ماطم g-26
ماطم_ g-26
ماع k28
ماعي_ g-25
ماك m21
ماكي m22
ماكين m22
ماله_ h21
مالها g21
مالي g21
مالي_ g-26
ماليه g61
مام r-34 g-25
مام_ r-31
مانه r40 h-37
مانه_ r40 h-37
ماني r33 g-21
ماني_ h38
مانيه r39 g-24
ماي h-21
مايه g25
مايه_ g25
مب_ g44
مباد g28
مبادل r-21 g29
مباش m21
مباشر m21
مبان h37
مباني h37
مبر g-24 m-22
مبر_ g-25 m-22
مبو m35
مبول m38
مبولا m38
مبي h24
مبيو h32
مبيوق h32
متا r26
متاخ r27
متاخر r27
متحن h29
متحن_ h29
متع g-22 h27
متعه h31
متعه_ h31
متفقي r21
متل g25 h-38
مته g-21
متها g-26
متها_ g-26
متو h-22
متي g21 h-22
متي_ g26
مثا h26
مثال h26
مثال_ h26
مثلي m43 h-32
مثلي_ m43 h-32
مجاني m-23
مجاه k34
مجاهد k34
مجت_ g21
مجل r-22 g-30
مجمد g-21
مجمد_ r25
مجه g25
مجهو g25
مجهول g25
مح_ h-29
محا h-21
محار g45 h-27
محار_ g49 h-28
محاره g35 h-26
محاض g-23
محاضر g-23
محام r-26
محب h36
محبه h36
محبه_ h36
محتا g-33
محتاج g-33
محد_ g-30 k39
محص g24
محصو g24
محصول g24
محفظ k25
محفظت k23
محفو r38
محفوظ r38
محلي h34
محلي_ h34
مخت h-30
مخدره h41
مخن h31
مخنو h31
مخنوق h31
مدد g34 h-23
مدد_ g27
مدرس g-22 h-27
مدرسه g-22
مدفون g22
مده g-24 h-45
مده_ g-24 h-45
مدي r21
مديد r29
مديد_ r29
مديو r37
مديون r37
مراب r35 h-34
مرابي r37 m-24 h-48
مرات h-35 k30
مرات_ h-35 k30
مراه m22
مراهن m22
مرت g22 h-27
مرتج g33
مرتجع g33
مرخص_ h-32
مرر h32
مرر_ h32
مرصو h22
مرصود h22
مركب r22
مركز h-21
مركز_ h-21
مرو r-27
مروج h25
مروج_ h25
مريه g-29 h-41
مريه_ g-29 h-41
مزاج g36
مزاج_ g31
مزاد m30
مزاد_ m30
مزرعه r-25 k-25
مزو h26
مزور h26
مزور_ h29
مزي h29
مزيف h29
مزيفه h21
مس_ h45
مسا r-24
مساب m21
مسابق m21
مسار h21
مسار_ h21
مسب g25 h-31
مسبق g26 h-26
مسبق_ g28
مستا m-23 h-24 k41
مستاج r-27 k53
مسترد g-22
مستري r46 h-22
مستع g-26 m-36 h-26 k29
مستعا h-39 k60
مستعم g-28 m-29
مستل r-31 h-29 k-21
مستلم r-31 h-29 k-21
مستن h35
مستود h-30
مستور h27
مسج g-46 h-39
مسجد h-24 k-21
مسجد_ h-24 k-21
مسدس_ h-27
مسر h30
مسرب h32
مسربه h32
مسرو h30
مسروق h30
مسل m-24
مسلس m-27
مسلسل m-27
مش_ g45
مشروط r21
مشروع r-34
مشع h31
مشعو h31
مشعوذ h31
مشغ r29
مشغل r29
مشغل_ r29
مشف h23
مشي h26
مشي_ h26
مصارع m21
مصاري h-23
مصد h-23 k23
مصدر k25
مصدر_ k25
مصر h-30
مصرف_ k29
مصرفي r25
مصرو r-26 h-34
مصروف r-26 h-34
مضا h-22
مضار h-21
مضارب h-21
مضاع r22
مضاعف r22
مضان h-23
مضان_ h-23
مضخ r-42 h-22 k25
مضم r21
مضمو r21
مضمون r21
مطا g-31 h-24
مطار g-29 h-24
مطار_ g-29 h-24
مطر_ h-28
معتم h-27
معتمد h-27
معرف g22
معرفه g22
معس g-30
معسل g-26
معسل_ g-26
معق h-32
معقم h-32
معقم_ h-32
معل r-30
معلق r-22 h29
معلق_ h30
معلو r-23
معلوم r-23
معم h-21
معمل h25
معمل_ h25
مغر h28
مغرب h28
مغربي h28
مغش h33
مغشو h33
مغشوش h33
مغل g21
مغلف m-22
مغلفه m-23 h-22
مفا g23
مفاج g29
مفاجا g29
مفت m21
مفتش h23
مفتش_ h23
مفر g21
مفرو g21
مفروز g30 h-33
مقات h-24 k43
مقاتل h-24 k43
مقاس r-23 g-27 m-26 h-38
مقام m25
مقامر m26
مقرص h25
مقرصن h25
مقرض r22
مقرض_ r22
مقط g-22
مقطو g-23
مقطوع g-23
مقف g21
مقفله g29
مقل h41
مقلد h41
مقلد_ h35
مقلده h37
مك_ g23 h-23
مكاف h-22
مكافح h-25
مكاني h21
مكتبه r-25 g-23 h-27
مكر g-22 h44
مكش r22
مكشو r22
مكشوف r22
مكف r40
مكفو r40
مكفول r40
مكن g25 h-28
مكن_ g25 h-28
مكي g-35
مكيف g-35
ملا h-21
ملاب r-30 h-26
ملابس r-30 h-26
ملات r22
ملات_ r22
ملغ h23
ملغو h27
ملغوم h27
ملف h26
ملك g27
ملكت g31
ملكته g31
ملكن g32
ملكنا g32
ملكه g24
ملكه_ g38 h-21
ملكي g27 h-26
ملكي_ g36 h-30
ملكيه r-41 g-21
ملها h-39
ملي g-24
مليك h-22
مليك_ h-22
مليه h-22
مليه_ h-22
مم_ g-21
ممن h27
ممنو h27
ممنوع h27
منا_ g-21
مناق m22 h21
مناقص h24
منت_ h-24
منته h21
منتهي h21
منج h38
منجم h38
منجم_ h22
مند h27
مندل h40
مندل_ h40
منز m-22 h-40
منزل m-22 h-40
منظ r26
منظم r26
منظم_ r27
منف r25 h-22
منك g-29 h-24
منو h27
منوع h27
منوع_ h27
مني g-25
مني_ g-25
مهال r40
مهال_ r40
مهر g-21 h42
مهرب g-21 h57
مهك h29
مهكر h29
مهكره h25
مهله h-22
مهله_ h-22
مو_ g37
مواصل g-24
موال k30
موال_ k37
موت h-30
موث h42
موجلي g22
مور_ h23
مورد g21
مورد_ g26
موز g-38 m-42
موزو g-36 h-24
موزون g-36 h-24
موس r-24 h-40
موشر g27
موشر_ g27
موظفي h-25
موعده r23 g-21
موعه k26
موعه_ k26
موق h24
موم r-36 g-29 m-22 h61
مونه r25
مونه_ r25
ميا h-28
ميات h-24
ميات_ h-24
مياه r-24 g-27 h-26
مياه_ r-24 g-27 h-26
ميته h51
ميته_ h51
ميتين h-25
مير_ g-27
ميرك g27
ميرك_ g27
ميره h-33
ميره_ h-33
ميز h34
ميسره m-23
ميع h-26
ميع_ h-26
ميل r-23 m26
ميل_ h25
ميمه h45
ميمه_ h45
ميمي h26
ميمي_ h25
ناب_ h74
نادي_ g-24
ناز r-24
نازل r-23
ناع h-27
ناع_ h-25
ناعي h-26
ناعي_ h-26
ناعيه h-24
نافق h37
نافق_ h27
ناقصه g-21
ناقه h-26
ناقه_ h-26
ناك h23
ناكس h23
ناكس_ h23
نام h-27
نان_ h-23
ناه g-27 m-21
ناه_ g-22 m-23
ناي m21
نايت h27
نايي m32
نايي_ g-31
ناييه m32
نباع h-22
نباع_ h-22
نبت g44 h-36
نبت_ g30 h-33
نبر g21
نبرم g21
نبرمج g21
نبي h27
نبي_ g-33
نبيد h40
نبيد_ h40
نبيذ h26
نبيذ_ h30
نبيذي h-24
نت_ h30
نتا r29 m-21
نتب g-21 k34
نتبه g-21 k34
نتبه_ g-23 k36
نتج k44
نتر r-25 g-46 m31 h28
نتفا k27
نتفاد k31
نتي_ g29 h-32
نج_ r45 g28 h-45
نجب r-24 h-22
نجبي r-24 h-22
نجبيل r-24 h-22
نجر h32
نجري h32
نجريا h32
نجم_ h22
نجمع k41
نجمع_ k41
نجوم h28
نجومي h28
نجي r-21 g-33 m-33
نحد g26
نحدد g26
نحدد_ g23
نحدده g27
نحس h32
نحس_ h38
نخت g25
نختا g25
نختار g25
نخف g26 m-27
نخفا g26 m-27
نخفاض g26 m-27
نخل_ h-22
نخلص g22
نخلص_ g22
نخله g31
نخله_ g31
ندا r27
ندات r28
ندات_ r28
ندر h35
ندف r-24
ندفع r-24
ندفع_ r-24
ندق g-24
ندقي g-31
ندن g43 h-22
ندنا g25
ندنا_ g25
نده_ h-31
نز_ m-24 h26
نزر g30
نزرع g30
نزرع_ g32 h-23
نزرعت g21
نزلت h-26
نزلت_ r29 h-23
نزو g-22
نزول h-21
نزول_ h-21
نزيل h21
نزيل_ h21
نس_ g30 h-38
نسي_ h26
نسيه h22
نسيه_ h22
نشر g-33
نشر_ g-22 h32
نشو g27 h21
نصب h37
نصب_ h32
نصف g-26 m-21
نصف_ g-25 h23
نصيب m22
نصيب_ g-30 m37 h21
نصيبي h-24
نضج h-26
نظا h-32
نظار r27 h-25
نظار_ r36
نظام h23
نظام_ k21
نظر h22 k22
نظر_ h22 k22
نظم r26
نظم_ r27
نظير r27
نظير_ r27
نظيف g-21
نظيف_ g-21
نف_ h34
نفت g26 h-26
نفتح g26 h-26
نفتح_ g26 h-26
نفسه_ h-22
نفط g31
نفط_ g31
نقان h28
نقانق h28
نقد_ r29
نقل r-31
نقل_ r-24 g-27
نقو r27 g-24 h-32
نقود r37
نقود_ r37
نكس g24
نكسر g24
نكسر_ g24
نكن h29
نكن_ h29
نكه g-21
نلاي m21
نلاين m21
نلق g51 h-24
نم_ h-22
نهايه h24
نوز r-23 g-25
نوع_ h21
نوعه g29
نوعه_ g34 h-24
نوعها g22
نيا g-21
نيا_ g-32 h22
نياب k21
نيابه h-26 k29
نے_ h37
هابط h-25
هابط_ h-25
هاتف m-28 h-42
هاتف_ m-28 h-42
هاته h29
هاته_ h29
هار m21 h-22
هاش g35
هاش_ g35
هاض h24
هاض_ h24
هاك g-41 h26
هال g24
هال_ r40
هالس r-40 m-24 h-29
هالشج g33
هالشه r28
هالن g28
هالنخ g28
هام g35
هامش g40 h-27
هامش_ g40 h-27
هان m33
هان_ m26
هانا m42
هانات m48
هاي h22
هاين h21
هاينك h21
هايه h24
هايه_ h24
هب_ r22
هدين k34
هدين_ k34
هذي h-36
هذي_ h-36
هرب_ k38
هربا h-21
هرم h29
هرمي h29
هرمي_ h29
هريا r21
هريا_ r21
هريب h34
هريب_ h34
هز_ h29
هكر h43
هكر_ g-22 h48
هكره h25
هكره_ h25
هكي h28
هكير h28
هكير_ h28
هل_ m46 h-27
هلال_ h-31
هله h-22
هله_ h-22
هلو h34
هلوس h34
هلوسه h34
هلي h-23
هلي_ h-24
همي k24
همي_ k21
هنا_ m39 h-22
هنت r25
هنت_ r26
هندي_ h21
هنه m38
هنه_ m38
هني g-21
هنين m41 h-28
هنين_ m41 h-28
هه_ g-25 h-26 k52
هوا g30 h-25
هواء g26 h-28
هواء_ g26 h-28
هول g25
هوله g28
هوله_ g28
هوي h24
هوي_ h25
هيت g-59
هير h38
هين g-33 h75
وا_ h-25
واء h-21
واء_ h-21
واب g-30
واب_ g-28 m-21
وات_ h26
واتب k23
واتب_ k23
واتي h-23 k27
واتير h-23 k27
واح_ h21
واحده g27
واحو k23
واحول k23
واده r-22 h34
واده_ r-22 h34
وار_ r-21 k30
وارب m59 h-33
واري h28
واز h24
واز_ h35
واسط h38
واسطه h38
واص_ r-22 g25
واصل g-42
واصلا g-24
واق r-23
واق_ r-27 g-24
واقع h35
واكه m26
واكه_ m26
والبض g37
والت g-26
والتس g-24
والخا m24
والد h-27
والده h-23
والر g-26 m-28 h-27
والرب r-23 m-25
والسع g21
والق m-32
واللي m24
والم r-25 h-22
والمح g28
والهب g31
والي r42 h-47
وام h-31
وام_ m-22 h-31
وان g-23
وان_ m25 h-29
وانا g-31 h34
وانا_ g-32 h36
واني h-25
واه h-27
واها g21
واها_ g21
وايد r23
وايد_ r22
واين m-22 h44
واين_ m-22 h44
وايي_ g25
وبد h-26
وبدو g21
وبدور g21
وبش g37
وبشت g21
وبشتر g21
وبشن g32
وبشن_ g25
وبشنز g25
وبعد r-30 g-21
وبونا h-30
وبي_ h44
وبين h-28
وبين_ r-41 h-28
وتح k41
وتحو k45
وتحوي k40
وتر g-21
وتري g-36 m50 h33
وتس g-21 m37 h23
وتس_ m38
وتش g21
وتشر g35 h-28
وتم g-42 h-32
وتو r-23 m49
وتو_ r-24 m50 h22
وتي_ h29
وثيق_ r-23 g-28 h-22
وثيقه g27
وج_ r-23 h46
وجب g-23
وجر h-24 k28
وجر_ k42
وجلان g33
وجلي g22
وجلين g22
وحو k23
وحول k23
وحول_ k24
وحي h36
وحيه h24
وحيه_ h24
وخسر m21 h-21
وخسرت m21 h-21
وخل r-43 h-23
وخم r24
وخمس r24
وخه h34
وخه_ h34
ودا r22
ودان h22
وداني h22
وداي r37 h-25
ودايع r44
ودك h37
ودكا h27
ودكا_ h27
ودي_ r-25
وذ_ h32
وذه h25
وذه_ h25
ورا_ r-24 g-22 h40
وراه r-21 g-24 m26
ورب g-29 m57 h-28
ورت_ g21 h-24
ورث h-34
ورث_ g39
ورثه_ g22
ورج r33
ورجع r27
ورجعو r31
وردي g-24
ورق r23
ورق_ r27
ورقي g22
ورقيه g22
ورن r47 g32 h-53
ورها r26
ورها_ r26
وروب h31
ورور r45
ورورد r45
وريه h-23 k22
وريه_ h-23 k22
وزاد r22
وزار h-22
وزاره h-22
وزد r33
وزن h-28
وزن_ h-29
وزنه g22
وزنها g22
وزو g-39
وزون g-36 h-24
وسا g-31 m-28 h-38 k-22
وسك r-29 g-22 h30
وسكي g-21 m-21 h34
وسكي_ g-21 m-21 h34
وسل g-21
وش_ g38
وشر g25 h-24
وشر_ g27
وصا h-22
وصاف g34
وصاف_ g34
وصف_ g35 h-26
وصفه g-22
وصفه_ g-22
وصل k28
وصل_ h-28 k31
وصلن k21
وصلني k21
وصه h-34
وصه_ h-34
وصيل g-25
وصيل_ g-25
وض_ h-27
وضت g-27
وطم g-26
وطما g-26
وطماط g-26
وظ_ m23
وظفي h-25
وظفين h-25
وظه r30 h26
وظه_ r30 h26
وعده r23 g-21
وعها g22
وعها_ g22
وغل m24
وغلب m24
وغلبن m24
وفا h-30 k38
وفات h-28 k44
وفات_ k50
وفل g-33 m-24 h-21
وفلو r30
وفلوس r30
وفو h-36
وفول h-33
وفول_ h-33
وفيت g29
وفيت_ g29
وفير r26
وفير_ r26
وقات g23
وقات_ g23
وقان m-23 h33
وقان_ m-23 h33
وقب r-28
وقعا m38
وقعات m38
وقه_ h23
وقيع r25
وقيعه r35 h-26
وك_ h-24
وكاي h30
وكايي h30
وكت g-24
وكر m38
وكر_ m39
وكس g35
وكس_ g29 m-21 h23
وكن r-24 g27
وكن_ g31
وكو r-23 g-36 h-32
وكي g-35 h-31
وكيل m21
وكيل_ m21
ولا_ g22
ولات g-30 h-33
ولاد_ r-24 g-29 m-29
ولادي g-23
ولارا r31
ولد h-34
ولد_ h-31
ولدي h-23
ولدي_ h-23
ولف g36 h-24
ولفه g36 h-24
ولفه_ g36 h-24
ولم r-41 g29 m26 h-38
ولو h-29
ولو_ g24
وليت m32
وليت_ m32
ومب m24
ومبو m27
ومبول m27
ومع g-35
ومعه g-28
ومه r-26
ومه_ r-21
ومو m37 h-24
ومي_ g-21 h27
وميت g-24
وميتي g-24
ومين g-26 m26 h-32
ومين_ r29 g-21
ونا h-23
ونت r22
ونت_ r25
ونص r33 h-23
ونص_ r33 h-23
ونلا m21
ونلاي m21
ونه_ h-30
وني_ h21
ونيا g-32
ونيو h-32
وهم k25
وهمي k25
وهمي_ k22
وهي k30
وهي_ k31
ويا h-24
ويا_ r37 h-25
ويات h-30
ويات_ h-25
ويت h38
ويت_ h38
ويذ h39
ويذ_ h35
ويس h23
ويسك h25
ويسكي h25
ويش m-22
ويق h23
ويلا k27
ويلات k27
ويه h-30
ويه_ h-30
يء_ h21
يابه h-26 k29
يابه_ h-26 k29
ياج g-27 h-31 k43
ياجر h-23 k48
ياجر_ h-23 k48
يار_ g24 h-28
يارا h-21
يارات h-21
يارت h-29
يارتي h-30
ياس g22
ياس_ g27
ياضه r-29 h-30
ياضه_ r-29 h-30
ياضي_ r-21 h-42
ياضيه h21
يام h-29
يام_ h-29
يان_ h23
يانص m26
يانصي m26
ياه r-22 h-24
ياه_ r-22 h-24
يبت r-22
يبتي r-22
يبد g33 h-22
يبد_ g31
يبدو g28
يبدو_ g28
يبق m-21 h46
يبك h32
يبل g-31 h57
يبي_ h-28
يبين h-21 k33
يبين_ h-21 k41
يتا g-25
يتاخ r26
يتاخر r26
يتام r-35 g-39 k-23
يتام_ r-29 h-22 k-25
يتح g28
يتحد g28
يتحدد g28
يتز m-27
يتزا m-36
يتزا_ m-36
يتزر g23
يتزرع g23
يتص r-28
يتصا g27
يتصاد g27
يتل h27
يتو r-22 h-23
يتون r-25 h-36
يتون_ r-25 h-36
يتيم r-33 h-22
يتيم_ r-33 h-22
يتين h-24
يتين_ h-24
يث_ g-33 h44
يج_ g-29 m26
يجاره h43
يجيبه g39
يحد g28
يحدد g28
يحدد_ g32
يحدده g21
يحس g-30 h-26 k72
يحس_ g-30 h-31 k81
يخت g28
يختا g35 h-33
يختار g35 h-33
يختب h44
يختبر h44
يختر g40
يدا_ k32
يدخ h22
يدخل h22
يدخل_ h22
يدر k24
يدري k24
يدري_ k24
يدفعو g23
يدفن h24
يدفن_ h24
يدي_ r37
يدين h-23
يديه h-30
يديه_ h-30
يديوه h21
يذ_ h32
يذي h-24
يذي_ h-24
يرا_ h21
يران r-27 m-24
يران_ r-27 m-24
يراه g30
يراه_ g30
يرت g22
يرجعل g48
يرد_ h-21
يرده r-26
يرس m47
يرسي m47
يرسي_ m47
يرفر h22
يرفر_ h22
يرك h-32
يرك_ h-32
يرم_ h-35
يرو h27
يريك h23
يريكا h23
يزهر g28
يزهر_ g28
يزي r39 m-33
يسا k33
يسال k33
يسال_ k35
يسالن k34
يسالو k21
يست h-24
يستا h-31
يستال h37
يستر g36 m-24 h-25
يسح h21
يسحب h21
يسحب_ h30
يسره m-23
يسره_ m-23
يسك h28
يسكو h29
يسكو_ h29
يسكي h25
يسكي_ h25
يسل r22
يسهل g26
يسهل_ g26
يشت r29
يشت_ r46 h-26
يشتر r24
يشتري r26
يشغ h26
يشغل h26
يشغله h29
يشل r36
يشلي r36
يشلي_ r36
يشن g-28
يشها r39
يشها_ r39
يص_ h-34
يصا g-35
يصال g-26 h-34
يصل g29
يصلح g29
يصلحو g35
يصيد r-23 g28 h-39
يضا m21
يضات g-26 m30
يضات_ g-26 m30
يطرد h36
يطرد_ h36
يطل k23
يطلب h-22 k23
يظ_ r36 g-34 m-24 h-27
يظه k33
يظهر k33
يظهر_ k33
يعب h21
يعبد h21
يعت g47 m-24 h-43
يعرف_ g21
يعرفه k37
يعطو g43 h-21
يعك g28
يعك_ g28
يعها r-25 h24
يعها_ r-25 h24
يغير h35
يغير_ h35
يفا h49
يفك h30
يفك_ h29
يفه_ m-23
يفون h-23
يفون_ h-23
يفي h38
يقت g-35 m39
يقتي g-35 m39
يقرا h26
يقرا_ h26
يقرر g26
يقرر_ g43 h-30
يقرره g21
يقول_ g-21 h29
يقوله g49 h-39
يكاغ g29
يكاغو g29
يكت g22 m46
يكتب g37 h26
يكو h38
يكون h32
يكون_ h32
يلا_ g-26
يلت h-44
يلتي h-44
يلر h21
يلر_ h21
يلم h-23
يلم_ h-23
يلو g-32
يلو_ g-34
يلي h31
يلي_ h28
يليه m-21
يليه_ m-21
يما m-22
يمتح h29
يمتحن h29
يمس h22
يمسح h22
يمسح_ h22
يمل g30
يملك g30
يملكه g31
يمو m-23
يمي g-25 m-30
يمي_ g-26 m-26 h-23
يناري g29 m26 h-37
يناه g-30 h-39
ينب g36 h-22
ينبت g23 h-31
ينبت_ g23 h-31
ينتب g-21 k34
ينتبه g-21 k34
ينته r-21 g31 m-36 h-34
ينزر g26
ينزرع g26
ينع k36
ينعر k36
ينعرف k36
ينك k40
ينكن h29
ينكن_ h29
ينه r26
ينه_ r30
ينها g21
ينها_ g21
ينيه m32
ينيه_ m32
يو_ g-32
يوان h-25
يوت g31
يوتش g35 h-28
يوتشر g35 h-28
يوق h38
يوق_ h29
يوقع h30
يوقع_ h30
يوك g25 h-24
يول g35
يولد g34
يولد_ g34
يولف g36 h-24
يولفه g36 h-24
يوم_ g-23 h-22
يومي_ g-22 m-27
يونه r29
يونه_ r29
يوني r29
يوه h21
يوها h21
يوهات h21
يير h26
يير_ h26
ييش r44 h-24
ييش_ r44 h-24
ييض k30
ييض_ k30
ييف r-21 h27
ييف_ r-21 h27
ييه m21
ييه_ m21
يے_ m43 h-53
چرس m-21 h56
چرس_ m-21 h56
`,
};
