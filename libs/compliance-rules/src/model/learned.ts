import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-275, -214, -256, -51, -392],
  likely: [104, 185, 276, 280, 135],
  possible: [-96, -39, -25, 78, 135],
  pieces: `
2ard r28
2ard_ r28
2es r22
2est r22
2est_ r22
2id g-30 h-40
2me r-26 g22
2mee r-26 g22
2meen r-26 g22
2p_ r24 h-24
2sa r28 g-27
3a_ h-41
3ala h-21
3ala_ h-24
3alay r27 g-29
3ale r23 g-27
3aleh r37 m-33 h-24
3and_ h23
3ara h22
3ara_ m-21 h24
3at g-26
3at_ g-31
3atl r-21
3ay r-34
3d_ r33 m-24
3de r-22
3et h-22
3et_ r30 h-24
3ho r24 h-30
3lan h23
3lan_ h23
3na_ h-25
3om g-22
3omo g-23
3omol g-23
3te r22 m-27 h-36
7ad r-40
7ag h-33
7ag_ g-22 m-25 h-34
7an m30
7ani h32
7ani_ h32
7ash h22
7ashi h22
7awe g-21
7awel g-21
7es g-29 h-24
7ess r-26 g-28
7r_ h44
7t_ m28
=!adult-service+denial h24
=!adult-service+payment-versus-payment h24
=!alcoholic+!banking h-33
=!alcoholic+pays-for-chance h-33
=!alcoholic+percentage h-33
=!alcoholic+soft-drink h-26
=!banking h-25 k30
=!banking+!watchers h-25 k48
=!banking+charged-at g-30 h-22
=!banking+conceal k38
=!banking+denial k42
=!banking+pays-for-chance r-21 h-30
=!banking+percentage h-34
=!banking+soft-drink r-25 h-35
=!banking+sums-0 h-26 k32
=!banking+unit g-23 h-25
=!bill r25
=!bill+!sale-or-service g32 h-28
=!bill+denial r22
=!bill+reference r25 h-26
=!bill+sums-0 g24
=!capital+denial g22
=!cash-form+!sale-or-service h21
=!cash-form+!watchers h30 k-21
=!cash-form+unlicensed-giving h30 k-21
=!charged-at+!fee r-21
=!charged-at+!lender-gain r-22
=!charged-at+!price-of g22
=!charged-at+!return-on-capital r-22
=!charged-at+!sale-or-service g21 h-23
=!charged-at+benefit r26
=!charged-at+capital g-23
=!charged-at+cash-form h-29
=!charged-at+excused r-36
=!charged-at+extra g-25
=!charged-at+free-use r21
=!charged-at+insured r-23
=!charged-at+paper-money h-29
=!charged-at+price-of r-26
=!charged-at+reference h-26
=!charged-at+sums-shrink r28
=!charged-at+under r-22
=!charged-at+wager-event r-26 g-33 m22 h-25
=!charity k47
=!charity+!document k26
=!charity+!errand k26
=!charity+!gift-to k31
=!charity+!giving-drive k31
=!charity+!licensed k26
=!charity+denial k47
=!charity+reference k46
=!charity+sums-0 k47
=!charity+unlicensed-giving k26
=!commercial-paper k31
=!commercial-paper+denial k31
=!contest-kind r-27 m31
=!contest-kind+!wager-event r-27 m31
=!contest-kind+denial r-27 m31
=!contrast+equity g29
=!dealing r21
=!dealing+!sale-or-service r21
=!dealing+!trade h-21
=!dealing+cash-form g-29
=!dealing+exchange g-27
=!dealing+nobody-knows h24
=!dealing+paper-money g-29
=!dealing+pays-for-chance h-22
=!dealing+reference r28
=!dealing+sums-2 r21 h-23
=!dealing+sums-shrink r28
=!debt+!deferred g-29
=!debt+!lend r21 m29
=!debt+denial g-32 m29
=!debt+excused r-67
=!debt+reference r-26
=!debt+sums-0 m28
=!debt+sums-2 h-29
=!debt+unit h-28
=!deferred+sums-0 g23
=!delay-charge r-34
=!delay-charge+denial r-36
=!delay-charge+reference r-30
=!delay-charge+sums-0 r-29 k-21
=!described g37 h-21
=!described+denial g37 h-21
=!described+sums-0 g56 h-25
=!document+cash-form h-29
=!document+charged-at k23
=!document+giving-drive k26
=!document+name-after g31
=!document+paper-money h-29
=!document+pays-for-chance h-29
=!equity+reference m22
=!errand+dealing g-24
=!errand+giving-drive k21
=!errand+name-after g23
=!errand+pays-for-chance g-22
=!errand+sale-or-service g-27
=!extra r-24
=!extra+denial r-24
=!extra+gift-money r-26
=!extra+given-back r-24
=!extra+pays-for-chance r-32
=!extra+repay r-21
=!extra+sums-0 r-29
=!extra+sums-1 h-21
=!extra+unit r-32
=!fee r-25
=!fee+dealing r-27
=!fee+debt r-32
=!fee+denial r-26
=!fee+insured r-24
=!fee+pays-for-chance r-27
=!fee+reference r-37
=!fee+sums-0 r-26
=!fee+unit r-22 g-21
=!gift-money+!price-of g23
=!gift-money+improper g-26 h35
=!gift-money+nobody-knows g-26 h35
=!gift-money+reference h-26
=!gift-money+undescribed g-26 h35
=!gift-to k29
=!gift-to+!giving-drive k31
=!gift-to+denial k29
=!gift-to+sums-0 k29
=!given-back+!repay g27
=!given-back+excused r-43 g-45
=!given-back+sums-0 r-42
=!given-back+to-dispose g31
=!giving-drive k31
=!giving-drive+denial k31
=!giving-drive+sums-0 k31
=!guaranteed r-27 g26
=!guaranteed+dealing r-21
=!guaranteed+denial r-27 g26
=!guaranteed+left-open g34 h-25
=!guaranteed+reference r-31 g31
=!guaranteed+sums-0 r-27 g26
=!hand-over+dealing g24 k-26
=!hand-over+reference k28
=!in-return r-28 m-26
=!in-return+denial r-28 m-26
=!in-return+sums-0 r-24
=!increase+gift-money r-21
=!insured+sale-or-service g-31 k-27
=!late-rent+reference h24
=!late-rent+unlicensed-giving g-22 k25
=!lawful-bar h31
=!lawful-bar+denial h31
=!lawful-bar+reference h35
=!lawful-bar+sums-0 h33
=!lawful-rate+!sale-or-service h-23
=!lawful-rate+denial h-25
=!lawful-rate+reference h-24
=!lawful-rate+sums-0 h-21
=!lease h-31
=!lease+denial h-33
=!lease+reference h-21
=!lease+sums-0 h-26
=!lend r23 m26
=!lend+charged-at r-23
=!lend+denial r24 g-38 m34
=!lend+sums-0 m33
=!lender-gain+!return-on-capital r-22
=!licensed+!watchers g25 h-23
=!licensed+charged-at k23
=!licensed+giving-drive k23
=!licensed+name-after g31
=!licensed+narcotic g-32 h59
=!loose-order+!no-spec g27
=!loose-order+excused g27
=!loose-order+reference g21
=!market-price+!trading g33
=!market-price+my-loss g47 m-40
=!meat h-24
=!meat+excused h-24
=!meat+sums-0 h-24
=!metal-deal g29
=!metal-deal+!unit g37
=!metal-deal+denial g29
=!metal-deal+reference r-21 g31
=!metal-deal+sums-0 g29
=!more-time+denial k-21
=!name-before r-27 g-38
=!name-before+denial r-27 g-38
=!no-spec g27
=!no-spec+denial g27
=!no-spec+excused g27
=!no-spec+reference g27
=!no-spec+sums-0 g27
=!online-place g-33 h-26
=!online-place+denial g-33 h-26
=!paid-entry h26
=!paid-entry+denial h32
=!paper-money+!sale-or-service h21
=!paper-money+!watchers h30 k-21
=!paper-money+unlicensed-giving h30 k-21
=!pass-on r22 h-36
=!pass-on+currency-forward r25 g-21
=!pass-on+denial r22 h-36
=!pass-on+sums-0 r22 h-36
=!payroll h36
=!payroll+!sale-or-service h28
=!payroll+!serves h28
=!payroll+benefit h27
=!payroll+denial h36
=!payroll+sums-0 h36
=!payroll+under h24
=!pays+!price-of g26
=!pays-for-chance+!sold-short g21
=!pays-for-chance+cash-form r22 g-25
=!pays-for-chance+charged-at g-24
=!pays-for-chance+lease g-24
=!pays-for-chance+nobody-knows h24
=!pays-for-chance+outside-prize h-26
=!pays-for-chance+paper-money r22 g-25
=!pays-for-chance+reference g-23
=!pays-for-chance+under h-33
=!pays-for-chance+unit g-24
=!per-period r30 g-25
=!per-period+!return-on-capital r30 g-25
=!per-period+!sold-apart r30 g-25
=!per-period+!unit r42
=!per-period+denial r30 g-25
=!per-period+sums-0 r30 g-25
=!price-of+outside-prize h-29
=!priced-thing+!trading g27
=!reference g22
=!reference+denial g23
=!reference+sums-0 g22
=!repay g24
=!repay+denial g24
=!repay+reference h-22
=!repay+sums-0 g26
=!return-on-capital+!sold-apart r30 g-25
=!return-on-capital+!unit r42
=!sale-or-service+!serves g-22 h27
=!sale-or-service+stays-unseen k-22
=!sale-or-service+unit h-23
=!sale-or-service+unlicensed-giving h21
=!sale-or-service+wager-event g-28
=!search-for+denial g24
=!search-for+sums-0 g24
=!serves+reference r-30
=!sold-apart h-23
=!sold-apart+!unit r22 g-24
=!sold-apart+denial h-24
=!sold-apart+reference g-21 h-35
=!sold-short+dealing g24
=!sold-short+sums-0 g21
=!sold-short+sums-shrink r28
=!stakes m-34
=!stakes+denial m-34
=!stakes+excused m-34
=!stakes+sums-0 m-33
=!take-in r-36
=!take-in+denial r-38
=!take-in+sums-0 r-35
=!trade+reference r-22
=!trading+denial g27
=!trading+reference g44 m-21 h-29
=!unit r22 m-22
=!unit+benefit r60
=!unit+charged-at g-24
=!unit+dealing r21
=!unit+denial m-21
=!unit+gift-money r37
=!unit+pays r51
=!unit+pays-for-chance r23
=!unit+reference m-35
=!unit+sums-0 r22 m-22
=!unknown g-23 k46
=!unknown+denial h-22 k51
=!unknown+sums-0 g-23 k46
=!unknown+under g-21 h-23 k55
=!unlawful-business+collection m-25
=!unlawful-business+pays-for-chance h26
=!unlawful-business+reference m-38
=!unlawful-business+to-learn m-36 h-27
=!unlawful-business+to-oppose m-33 h-30
=!wager-event+pays-for-chance r-26 m31
=!wager-event+reference r-24
=!wager-event+sums-0 m-21
=!watchers k26
=!watchers+conceal h-25 k37
=!watchers+denial k27
=!watchers+reference k-26
=!watchers+stays-unseen h30 k-25
=!watchers+sums-0 k26
=!watchers+unlicensed-giving h30 k-21
=!with-money+sums-shrink r28
=across-border+alcoholic h31
=across-border+excused h-31
=across-border+gift-money g36
=across-border+given-back g42 h-21
=across-border+insured g34
=across-border+lease h29
=across-border+meat-trade h-32
=across-border+reference g25 h-29
=across-border+speed-up r-30 g-22
=across-border+unlawful-business h36
=actual-cost r-26
=actual-cost+charged-at r-24
=actual-cost+debt r-25
=actual-cost+lend r-26
=actual-cost+price-word r-26
=actual-cost+sale-or-service r-27
=actual-cost+sums-0 r-22 h-22
=adult-service+bill m-22 h35
=adult-service+capital h33
=adult-service+charged-at h24
=adult-service+dealing h31
=adult-service+denial r-25 h21
=adult-service+draw h-40
=adult-service+excused h-82
=adult-service+extra h25
=adult-service+gift-money h43
=adult-service+given-back r-27
=adult-service+hand-over h22
=adult-service+insured h-38
=adult-service+late-rent h-47
=adult-service+lawful-bar m-21
=adult-service+lawful-rate m-25 h46
=adult-service+licensed h-52
=adult-service+not-pork h-31
=adult-service+official h-49
=adult-service+online-place m-22 h22
=adult-service+pays h38
=adult-service+pays-for-chance h31
=adult-service+price-of h21
=adult-service+right-now r-26
=adult-service+sold-apart h34
=adult-service+trade h24
=adult-service+travelling h-25
=adult-service+unlawful-business h57
=adult-service+waiting r-42 h-27
=affirmation g28
=affirmation+capital r21
=affirmation+denial r26
=affirmation+excused k-40
=affirmation+fixed-gain r35
=affirmation+given-back r23
=affirmation+reference r29
=affirmation+sale-or-service g25
=affirmation+sums-0 g29
=affirmation+up-down g29 k-26
=agent-sells+trading g-21
=alcoholic h24
=alcoholic+benefit h33
=alcoholic+capital h21
=alcoholic+charged-at h27
=alcoholic+dealing g-23
=alcoholic+delay-charge h-41
=alcoholic+equity h26
=alcoholic+excused h-65
=alcoholic+for-money m-33 h47
=alcoholic+friends h-23
=alcoholic+given-back g-21
=alcoholic+lawful-bar h-61
=alcoholic+lease h37
=alcoholic+market-price g-26
=alcoholic+metal-deal g-24 h38
=alcoholic+nobody-knows g33 h-29
=alcoholic+payroll h33
=alcoholic+pays-for-chance h23
=alcoholic+play-costs g-26
=alcoholic+priced-thing g-27
=alcoholic+reference h48
=alcoholic+right-now r-21
=alcoholic+sealed h-33
=alcoholic+serves h39
=alcoholic+shut-thing g22
=alcoholic+soft-drink h-32
=alcoholic+sums-0 h24
=alcoholic+sums-2 r-22 m-21
=alcoholic+sums-apart r-24 m-22
=alcoholic+to-dispose h-25
=alcoholic+to-oppose h-58
=alcoholic+to-treat h-26
=alcoholic+trading g-33 h31
=alcoholic+travelling h28
=alcoholic+unlawful-business h21
=alcoholic+works-for h40
=arbun+denial g35 h-29
=arbun+insured r-21
=arbun+market-price r-24
=arbun+pays-for-chance g-32
=arbun+price-word r-21
=arbun+unit g-26
=avoid-control k44
=avoid-control+banking k34
=avoid-control+capital k25
=avoid-control+charged-at h34 k-21
=avoid-control+conceal h-22 k22
=avoid-control+denial k23
=avoid-control+excused k-72
=avoid-control+gift-money h41
=avoid-control+lawful-rate k40
=avoid-control+limit k25
=avoid-control+official h59 k-62
=avoid-control+pays-for-chance k29
=avoid-control+return-on-capital k36
=avoid-control+sale-or-service h22
=avoid-control+split r-25
=avoid-control+stays-unseen k34
=avoid-control+sums-0 k44
=avoid-control+under g-24 h30
=avoid-control+unit m-24 h26
=avoid-control+up-down m-27 h22
=avoid-control+wager-event m-29 h24
=avoid-control+watchers k38
=banking+bet-house h31
=banking+bill h-24
=banking+contrast k21
=banking+deadline g-28
=banking+debt-carrier h-22
=banking+document r27
=banking+draw r29
=banking+equity r-30 h30
=banking+errand r-24
=banking+exchange r-31 m23
=banking+extra r25
=banking+for-money m-26
=banking+friends r32
=banking+gift-money r29
=banking+given-away r-33
=banking+guaranteed r23
=banking+guarantor r24
=banking+halal-certified r29
=banking+in-return r41
=banking+increase r30
=banking+instalment-count r25
=banking+interest-business h22
=banking+islamic-paper h-22
=banking+kept-by-creditor r35
=banking+metal r29
=banking+metal-deal r28
=banking+name-after r25 h-34
=banking+name-before h-22
=banking+outside-prize h-30
=banking+paid-entry r23 h-23
=banking+payroll r23
=banking+pays r38
=banking+per-period r36
=banking+price-word r-26
=banking+quick-cash r28
=banking+repay g-26
=banking+savings-circle g-27 m-22 h-22
=banking+sell r21
=banking+small-parts k28
=banking+sold-apart r22
=banking+split k27
=banking+stakes g-22
=banking+stays-unseen r-24 g-24 k31
=banking+stipulated r21
=banking+sums-2 m-24
=banking+sums-apart r-26 m-31
=banking+surety r27
=banking+to-learn r-26
=banking+travelling k-26
=banking+unknown g-29 k31
=banking+unlawful-business h28
=before-possession g27
=before-possession+charged-at r-21
=before-possession+dealing g31 k-24
=before-possession+not-mine-yet r-21 k-28
=before-possession+price-of g38 k-29
=before-possession+sale-or-service g27
=before-possession+sell g28 k-23
=before-possession+sums-0 g26
=before-possession+trade g38 k-25
=below-face+charged-at r22
=below-face+commercial-paper r21
=below-face+sold-short r24
=below-face+under r39
=below-face+wager-event r-28
=benefit+bill r25 k-35
=benefit+commercial-paper r34
=benefit+conceal h-60 k41
=benefit+contest-kind m-34
=benefit+debt-carrier r-23
=benefit+dependant h-33
=benefit+document h28
=benefit+draw m-30
=benefit+excused h-32
=benefit+fee h27
=benefit+fixed-paper r28
=benefit+foreign-currency r23 m-21
=benefit+free-use r33
=benefit+friends m-25
=benefit+game m-35 h-24
=benefit+guaranteed m26
=benefit+in-return r28 g-23
=benefit+instalment-count g-35 h26
=benefit+insured r24
=benefit+lawful-bar h-28
=benefit+lend-verb r33
=benefit+lender-gain h-22
=benefit+metal r31
=benefit+metal-deal r25
=benefit+my-wallet-lent k28
=benefit+name-after h-37
=benefit+name-before r-23 g-33 k-21
=benefit+outside-prize m-35
=benefit+paid-entry m-26
=benefit+percentage r-22
=benefit+promised-cut r26
=benefit+right-now r-26 g26
=benefit+sold-apart g-21
=benefit+speed-up h31
=benefit+stakes g-29 m36
=benefit+stipulated r29
=benefit+sums-apart h21
=benefit+sums-equal r-26
=benefit+tied-deal g-28
=benefit+to-oppose h-25
=benefit+trading r27
=benefit+under h27
=benefit+wager-event m-34
=benefit+watchers r46
=benefit+with-money m33
=bet-house m63 h42
=bet-house+capital m22 h29
=bet-house+cash-form m22 h27
=bet-house+charged-at m43 h60
=bet-house+contest-kind h37
=bet-house+dealing m24 h51
=bet-house+equity m-41
=bet-house+errand h47
=bet-house+exchange m38 h35
=bet-house+excused m-50 h-31
=bet-house+for-money g-26 h45
=bet-house+friends h35
=bet-house+game m26
=bet-house+given-back m23 h41
=bet-house+lease m-30
=bet-house+market-price m28
=bet-house+narcotic m30
=bet-house+operator m25
=bet-house+paid-entry r-31 m34 h26
=bet-house+paper-money m27 h25
=bet-house+pays-for-chance m38 h46
=bet-house+reference m35 h32
=bet-house+right-now m40 h51
=bet-house+sale-or-service m30 h45
=bet-house+serves m-33 h31
=bet-house+stakes g-21 m27 h33
=bet-house+sums-0 m59 h35
=bet-house+sums-1 m36 h40
=bet-house+to-learn g-22 m39 h36
=bet-house+to-oppose m-34
=bet-house+trading h33
=bet-house+unit h33
=bet-house+wager-event m33 h63
=bet-house+with-money m35 h29
=bet-house+works-for m-43 h26
=bill+cash-form r29 k24
=bill+comes-later g-27
=bill+contrast k22
=bill+deadline r-27
=bill+deferred g-23
=bill+denial r-26 g-25
=bill+draw m40
=bill+equity g24
=bill+exchange g-23 h-37
=bill+extra g-28 h-27
=bill+false-words r-23 k52
=bill+fee m22
=bill+fixed-paper r58 g-21 h-45
=bill+given-back g-24
=bill+guaranteed r-33
=bill+licensed g-31
=bill+my-wallet-lent k39
=bill+name-after g-24
=bill+narcotic h-37
=bill+online-place m-31 h-23 k28
=bill+operator h26
=bill+paper-money r29 k24
=bill+pays r-23 g-23
=bill+per-period r-25 h26
=bill+price-word r-24
=bill+priced-thing r-22
=bill+reference r-24
=bill+return-on-capital g24
=bill+right-now h31
=bill+sham r-23 h-27 k27
=bill+shut-thing g-34
=bill+small-parts h-23 k-30
=bill+sold-short r22
=bill+split h-24 k-35
=bill+trade r32
=bill+under r42 g-25
=bill+unit r-32
=bill+unlawful-business h49
=bill+wager-event g-21
=bill+watchers h-27
=bill+with-money r47
=both-later g34
=both-later+comes-later g26
=both-later+dealing g22
=both-later+reference r-31 g28
=both-later+settles-later g21
=both-later+sums-0 g34
=both-later+trading r-28
=both-later+unit g21
=buy-back r29
=buy-back+cash-form r22
=buy-back+charged-at r26
=buy-back+extra r40
=buy-back+insured r35 g-24
=buy-back+lend r-62 g39
=buy-back+narcotic r28
=buy-back+reference r31
=buy-back+right-now g27
=buy-back+same-back g-21
=buy-back+serves h-23
=buy-back+sums-0 r24
=buy-back+sums-2 r26
=capital+cash-form r31
=capital+comes-back r30
=capital+commercial-paper m-24 h-45
=capital+contest-kind g27
=capital+contrast r-24
=capital+contribute r21
=capital+equity r-21 h25
=capital+errand r-24
=capital+excused r-39
=capital+fixed-gain r27
=capital+for-money m-28
=capital+for-others k23
=capital+gold h22
=capital+grown-debt r30
=capital+guaranteed r31
=capital+guarantor-gain r23
=capital+insured g-33 h27
=capital+islamic-paper r-26
=capital+keeps-money r21 g-21
=capital+lease r-27
=capital+lend r-34
=capital+lender r23
=capital+market-price r-31
=capital+online-place r-21 h32
=capital+operator m26
=capital+paper-money r31
=capital+price-of r-24 h-28
=capital+priced-thing r-24
=capital+principal-stays g-29
=capital+repay r-22 g-21
=capital+search-for r-21
=capital+split r-21 k36
=capital+stays-unseen r-38 g-23
=capital+stranger k23
=capital+to-dispose g-21
=capital+to-oppose r-21 g-23
=capital+trading r-28
=capital+unlawful-business m28 h42
=capital+wash-money k46
=capital+watchers h-21
=capital+with-money h27
=cash-form+comes-back r22 g-23
=cash-form+conceal g-28 h-25
=cash-form+contest-kind m26
=cash-form+contract-bet g35 h-44
=cash-form+excused r-25 g-23 m-24 h-22
=cash-form+extra g-30
=cash-form+fee k32
=cash-form+fixed-gain r32
=cash-form+fixed-paper r33 g-26 h-21
=cash-form+foreign-currency r-37
=cash-form+forward-deal g33
=cash-form+game h27
=cash-form+giving-drive k28
=cash-form+gold-part g26
=cash-form+hidden-name r-23 g-26 k33
=cash-form+insured h-24
=cash-form+keep-cut g-23
=cash-form+kept-by-creditor r26 k-25
=cash-form+late-rent g-27
=cash-form+lawful-rate r44 h-21
=cash-form+lease g-32
=cash-form+lender r22
=cash-form+licensed r-23 g27
=cash-form+market-price r-27
=cash-form+metal r21
=cash-form+metal-deal r25
=cash-form+narcotic h40
=cash-form+not-chosen r-28
=cash-form+not-pork m25 h31
=cash-form+official h23
=cash-form+online-place h27
=cash-form+paper-early r21
=cash-form+pass-along k27
=cash-form+pass-on r-33
=cash-form+passes-it m-26
=cash-form+pays g-30
=cash-form+per-period r-26 k35
=cash-form+pledge r29
=cash-form+priced-thing h-31
=cash-form+quick-cash r22
=cash-form+reference r24
=cash-form+return-on-capital g-25
=cash-form+right-now k24
=cash-form+serves r31
=cash-form+sham h32
=cash-form+stranger m-22
=cash-form+sums-2 r22
=cash-form+sums-equal m-26 h-27 k-29
=cash-form+sums-shrink r45
=cash-form+surety-pay h-29
=cash-form+tick-guess m36
=cash-form+two-prices r-22 g32
=cash-form+undecided g29
=cash-form+unknown-party k27
=cash-form+unlawful-business m34 h21
=cash-form+unlicensed-giving k28
=cash-form+wager-event h23
=cash-form+wash-money g-23 h-29 k49
=chance-pay m55
=chance-pay+chance-prize m27
=chance-pay+charged-at m41 h-29
=chance-pay+dealing g-24 m44
=chance-pay+gift-money m42 h-40
=chance-pay+insured g-27 m35
=chance-pay+late-rent h-22
=chance-pay+pays m40 h-48
=chance-pay+pays-for-chance m50
=chance-pay+reference h-23
=chance-pay+sums-0 m53
=chance-pay+sums-1 m39
=chance-pay+unit m34
=chance-pay+wager-event g-35 m51 h-31
=chance-pay+with-money m23
=chance-prize m52 h-21
=chance-prize+charged-at m28
=chance-prize+dealing g-22 h-21
=chance-prize+draw m22
=chance-prize+game m34
=chance-prize+gift-money g-25 h-35
=chance-prize+meat g-54 m80 h-45
=chance-prize+not-told g-39 m21
=chance-prize+online-place m24 h25
=chance-prize+pays-for-chance g-25 m46
=chance-prize+sale-or-service h-21
=chance-prize+shut-thing m38
=chance-prize+sums-0 m49 h-22
=chance-prize+sums-1 g-21 m24
=chance-prize+unit m22
=chance-prize+wager-event g-22 m23
=charged-at+collection k30
=charged-at+condition r22
=charged-at+contract-bet g25
=charged-at+debt-grows r31
=charged-at+dependant r-27 h-46
=charged-at+described g-41 h-33
=charged-at+equity g-22 h24
=charged-at+exchange h-27
=charged-at+excused r-23 h-25
=charged-at+false-words k42
=charged-at+fixed-gain r21
=charged-at+fixed-paper r30
=charged-at+for-money r22
=charged-at+foreign-currency g-24
=charged-at+future-crop g42 h-25
=charged-at+given-away r-30
=charged-at+grows-with-time r40 g-23 h-23
=charged-at+guarantor-gain r39
=charged-at+he-picks g46 h-22
=charged-at+increase r21
=charged-at+insurance-business g27
=charged-at+interest-business r-34 h47
=charged-at+interest-product h30
=charged-at+islamic-paper r-33
=charged-at+keeps-money r25
=charged-at+lend-verb h25
=charged-at+meat-trade h-42
=charged-at+metal h-29
=charged-at+more-back r44
=charged-at+my-loss g24 h-21
=charged-at+name-after h-26
=charged-at+no-date g39
=charged-at+no-day g46
=charged-at+no-decision-date g33
=charged-at+nobody-knows g51 h-22
=charged-at+not-mine-yet g31
=charged-at+not-pork h-40
=charged-at+official r-22 h23
=charged-at+operator h42
=charged-at+out-of-reach g50
=charged-at+out-there g55 m-28 h-25
=charged-at+outside-prize r-25 m-30 h-29
=charged-at+own-zakat-rate h-22
=charged-at+pass-along k27
=charged-at+pay-for-cover g29
=charged-at+price-open g34
=charged-at+principal-stays h-25
=charged-at+promised-cut r25
=charged-at+rate-charge r31
=charged-at+sea-catch h21
=charged-at+speed-up h40
=charged-at+split g-36
=charged-at+stakes h22
=charged-at+stays-unseen h-31
=charged-at+stranger k37
=charged-at+sums-grow r42
=charged-at+takaful g-25 h-22
=charged-at+tick-guess g21 m27
=charged-at+to-debtor g-22 h-21
=charged-at+to-dispose r-24
=charged-at+to-treat h-33
=charged-at+unborn g50
=charged-at+under r30
=charged-at+undescribed g35
=charged-at+unknown-party k43
=charged-at+unlawful-business h56
=charged-at+unlicensed-giving k24
=charged-at+wait-pay r41
=charged-at+waiting r26
=charged-at+winner-takes g-29 m26
=charged-at+works-for h33
=charity+deferred r-29
=charity+delay-charge r-27
=charity+denial k21
=charity+draw m27
=charity+gift-money r-23
=charity+given-away r-26
=charity+hand-over r-22
=charity+impure-wealth r-37
=charity+insured r-21
=charity+late-charge r-27
=charity+lease g-31 k-23
=charity+licensed k-21
=charity+more-time r-35
=charity+online-place r-22
=charity+receivable r-23
=charity+waiting r-34
=charity+watchers r-23
=collection k24
=collection+debt r23
=collection+giving-drive k29
=collection+hand-over r21
=collection+lease k21
=collection+lender r51
=collection+own-account k22
=collection+sums-0 k25
=collection+unlicensed-giving k28
=collection+wager-event r-22 m33
=collection+winner-takes m38
=comes-back r24
=comes-back+denial r21
=comes-back+excused h-24
=comes-back+gift-money r24
=comes-back+given-back g-23
=comes-back+gold g-23
=comes-back+in-return r22
=comes-back+insured g21
=comes-back+metal-deal g-22 h-25 k23
=comes-back+more-back r35 g-22 h-28
=comes-back+not-pork g23
=comes-back+paper-money g-26
=comes-back+pays g26
=comes-back+return-on-capital r21
=comes-back+sums-2 r27
=comes-back+sums-equal r-56
=comes-back+sums-grow r63
=comes-back+sums-shrink r40 m-27
=comes-back+to-oppose r26
=comes-back+trading r28
=comes-back+wager-event r21 g-26
=comes-later+contrast r24
=comes-later+debt-carrier r25
=comes-later+denial r22
=comes-later+exchange r30
=comes-later+excused g-27
=comes-later+extra g-33 m-21
=comes-later+fixed-rate r21
=comes-later+foreign-currency r49 g-23
=comes-later+gold r38
=comes-later+guaranteed h22
=comes-later+hand-over r27
=comes-later+interest-business r-21 h24
=comes-later+lawful-bar r22
=comes-later+lawful-rate r-21 g-29
=comes-later+meat g30 h-32
=comes-later+more-time h26
=comes-later+not-chosen g21
=comes-later+online-place r30
=comes-later+paper-money g21
=comes-later+payroll r24
=comes-later+priced-thing r38
=comes-later+principal-stays r-21
=comes-later+return-on-capital r-31
=comes-later+right-now r27
=comes-later+serves r28 g-24
=comes-later+sums-apart r32
=comes-later+sums-equal r-38
=comes-later+sums-grow r34
=comes-later+surety-pay r-26 h23
=comes-later+unborn g29
=comes-later+waiting h33
=commercial-paper+denial r-33 g-29 k21
=commercial-paper+errand h-33 k-35
=commercial-paper+excused h-39
=commercial-paper+false-words r-25 g-26 k25
=commercial-paper+friends r23
=commercial-paper+kept-by-creditor r23
=commercial-paper+lawful-rate k-26
=commercial-paper+lease r-41 k-23
=commercial-paper+licensed r36 h-32
=commercial-paper+market-price r-22 h33
=commercial-paper+narcotic h-39 k-25
=commercial-paper+paper-early r22
=commercial-paper+pays r-33
=commercial-paper+pays-for-chance k-38
=commercial-paper+price-of r32
=commercial-paper+price-word r-28
=commercial-paper+sell r25
=commercial-paper+serves r-27
=commercial-paper+sham k72
=commercial-paper+small-parts h56 k-58
=commercial-paper+sold-short r22
=commercial-paper+split h61 k-66
=commercial-paper+sums-1 h-26
=commercial-paper+sums-2 r21
=commercial-paper+sums-shrink r25
=commercial-paper+to-learn r-33
=commercial-paper+trade r45
=commercial-paper+trading h54
=commercial-paper+under r21
=commercial-paper+watchers r-23
=conceal g-23 k65
=conceal+dealing h-35 k25
=conceal+denial g-28 k41
=conceal+false-words g-40 m-22 h-43 k26
=conceal+gift-money h-50
=conceal+reference r-30 m21 h34 k35
=conceal+sale-or-service k56
=conceal+sums-0 g-23 k66
=conceal+unit h30 k27
=conceal+watchers g-29 h-28 k35
=condition r26
=condition+debt r40
=condition+free-use r33
=condition+hand-over r33
=condition+lend r46
=condition+lend-verb r34
=condition+own-account h21
=condition+paid-entry h21
=condition+pays r-22 g28
=condition+price-word r23
=condition+sums-1 r30
=condition+sums-apart r21
=condition+surety-pay h21
=condition+tied-trade r21
=contest-kind+debt m25
=contest-kind+errand m-22
=contest-kind+excused m-29
=contest-kind+extra r-24 m36
=contest-kind+fee m-27
=contest-kind+first-takes m21
=contest-kind+for-money m38 h-21
=contest-kind+foreign-currency g24
=contest-kind+friends m23
=contest-kind+game h-24
=contest-kind+insured g-22
=contest-kind+late-rent h-34
=contest-kind+lease h-22
=contest-kind+lend m28
=contest-kind+my-loss m28
=contest-kind+online-place m51
=contest-kind+operator h33
=contest-kind+outside-prize m-32
=contest-kind+paid-entry m-37 h-22
=contest-kind+paper-money m26
=contest-kind+reference h-35
=contest-kind+sale-or-service m-23
=contest-kind+sums-1 m38
=contest-kind+sums-2 m22
=contest-kind+tick-guess m22
=contest-kind+to-learn m-26
=contest-kind+trade g-21
=contest-kind+trading h-24
=contest-kind+unlawful-business h41
=contest-kind+up-down g25
=contest-kind+with-money m40
=contract-bet g55
=contract-bet+dealing r-23 g31
=contract-bet+debt g24
=contract-bet+draw r76 g-35 m-28
=contract-bet+equity g36 h-26
=contract-bet+exchange r-48 g33
=contract-bet+excused r-30 g-23
=contract-bet+extra r-24 g34 m-23
=contract-bet+gift-money r-37 g33
=contract-bet+insured r-28 g54
=contract-bet+lend g24
=contract-bet+metal g33
=contract-bet+more-time r-51
=contract-bet+paper-money g35 h-44
=contract-bet+pays r-32 g31
=contract-bet+pays-for-chance g35
=contract-bet+price-of r-22
=contract-bet+return-on-capital r-33 g24
=contract-bet+sale-or-service g43
=contract-bet+sell r-28
=contract-bet+serves r-30 g38 h-30
=contract-bet+sums-0 g54
=contract-bet+sums-1 g25
=contract-bet+trade r-23 g22
=contract-bet+trading g33
=contract-bet+unit g21
=contrast+contribute h-24
=contrast+debt-carrier r-30
=contrast+document g26
=contrast+draw r-24 m29
=contrast+equity g21
=contrast+exchange g-23
=contrast+false-words g-29 k21
=contrast+free-use r24
=contrast+gold r-23
=contrast+late-rent h22
=contrast+lend-verb r25
=contrast+licensed g35
=contrast+metal r28
=contrast+metal-deal r30
=contrast+official r-26
=contrast+online-place g25
=contrast+percentage r30
=contrast+principal-stays r24
=contrast+rate-charge r27
=contrast+repay r-35
=contrast+same-back r22 h-28
=contrast+sums-3 r-27
=contrast+to-oppose r-32
=contrast+unlawful-business m30 h44
=contrast+watchers k30
=contribute m29
=contribute+dealing m29
=contribute+denial g-22 h-27
=contribute+draw m21
=contribute+each-in h-25
=contribute+first-takes m25
=contribute+friends m21
=contribute+gift-to m-21
=contribute+keep-cut r24
=contribute+loser-pays r-21
=contribute+more-time r27
=contribute+passes-it k23
=contribute+pays-for-chance m23
=contribute+price-of m50
=contribute+priced-thing g21
=contribute+reference h45
=contribute+sale-or-service m22
=contribute+sums-0 m42
=contribute+sums-1 h-23
=contribute+sums-apart h-21
=contribute+trade g-27 m50
=contribute+unit h-35
=contribute+wager-event m21
=contribute+waiting r27
=contribute+winner-takes m29
=currency-forward r54 g-28
=currency-forward+denial r25 g-21
=currency-forward+exchange r34 g-30
=currency-forward+foreign-currency r46 g-21
=currency-forward+forward-deal r39
=currency-forward+pass-on r49 g-40
=currency-forward+reference r34
=currency-forward+sums-0 r54 g-28
=currency-forward+trading r46 g-46
=currency-forward+unit r24
=cut-mine k31
=cut-mine+dealing k22
=cut-mine+fee h-26 k25
=cut-mine+gift-money r-21 k21
=cut-mine+keep-cut h-26 k26
=cut-mine+not-told r-27 h-26
=cut-mine+pass-along h-24 k23
=cut-mine+pass-on h-23
=cut-mine+reference k21
=cut-mine+sale-or-service h-24 k23
=cut-mine+serves h-24 k23
=cut-mine+sums-0 k32
=cut-mine+surety-pay k21
=deadline+debt-carrier r23
=deadline+excused r21
=deadline+extra r44 g-30 m-25
=deadline+fixed-gain r22
=deadline+foreign-currency r25
=deadline+given-back g-23
=deadline+gold r33
=deadline+lawful-rate r-31
=deadline+lend r-21
=deadline+lend-verb r-23
=deadline+not-chosen g25
=deadline+per-period h24
=deadline+priced-thing r25
=deadline+repay g-21
=deadline+right-now r25
=deadline+sea-catch g30
=deadline+small-parts h-47
=deadline+sold-short g25
=deadline+sums-equal r-39
=deadline+sums-grow r24
=deadline+sums-shrink r43
=deadline+unlawful-business r21 h-32
=deadline+with-money g26
=dealing+delay-charge h-25
=dealing+draw m31
=dealing+each-in m-23
=dealing+early-rebate g-21
=dealing+false-words h-32 k53
=dealing+future-crop g32
=dealing+game g-25
=dealing+hangs-if g46
=dealing+hangs-on g25 h-22
=dealing+he-picks g42
=dealing+impure-wealth r29 k21
=dealing+in-return g22
=dealing+insurance-business g-33 h29
=dealing+interest-business r-21
=dealing+islamic-paper g-25 h-25
=dealing+left-open g21
=dealing+loose-order g25
=dealing+meat g-36
=dealing+more-back r32 h-24
=dealing+my-wallet-lent r-22 h-25 k40
=dealing+nobody-knows g49 h-25
=dealing+not-mine-yet g35
=dealing+official h31
=dealing+one-source h-24
=dealing+online-place m22
=dealing+operator h28
=dealing+out-of-reach g26
=dealing+out-there g54
=dealing+outside-prize r23
=dealing+own-account g-25
=dealing+paper-early r31
=dealing+payroll r31
=dealing+principal-stays r-30
=dealing+promised-cut r22 h-22
=dealing+quick-cash r26
=dealing+rate-charge r27
=dealing+same-back r29
=dealing+savings-circle r31
=dealing+sea-catch g31 m-22 h-30
=dealing+share-unknown g45 h-26
=dealing+shut-thing g35
=dealing+small-parts k21
=dealing+speed-up h23
=dealing+sums-equal m-25 h-25
=dealing+tick-guess g21 m40
=dealing+to-debtor g-29
=dealing+to-dispose g-22
=dealing+two-prices g21
=dealing+unborn r-28 g46 h-35
=dealing+undecided g22
=dealing+undescribed g26
=dealing+unknown-quantity g26
=dealing+unlawful-business h43
=dealing+unlicensed-giving r-32 k-25
=dealing+wait-pay r37 g-25
=dealing+zakat r28
=debt r23
=debt+debt-grows r30
=debt+denial r-24
=debt+equity r-22 h41
=debt+excused r-42
=debt+free-use r38
=debt+game m34
=debt+gold r31 g-21
=debt+grown-debt r27 g-21
=debt+guarantor-gain r-22
=debt+in-return r25
=debt+interest-business h26
=debt+lawful-bar r24
=debt+lease r34
=debt+lender-gain r48
=debt+limit r35
=debt+more-back r27
=debt+my-loss m28
=debt+narcotic r26
=debt+operator g-36 h38
=debt+pay-me r25
=debt+principal-stays g-21
=debt+split r23 k-21
=debt+sums-0 r26
=debt+sums-3 m-22
=debt+sums-equal r-34
=debt+sums-grow r39
=debt+sums-shrink r21
=debt+to-debtor r-23
=debt+to-treat m-25 h-21
=debt+trading g33
=debt+unlawful-business h29
=debt+up-down r23 g-24
=debt+wager-event m30
=debt+wait-pay r36
=debt-carrier r21
=debt-carrier+denial r-27
=debt-carrier+excused r-38
=debt-carrier+fee r36
=debt-carrier+friends m-22
=debt-carrier+guaranteed r27
=debt-carrier+lender h-23
=debt-carrier+narcotic r29 h-33
=debt-carrier+percentage r37
=debt-carrier+principal-stays r23
=debt-carrier+rate-charge r41
=debt-carrier+receivable r-22
=debt-carrier+sums-0 r24
=debt-carrier+sums-grow r25
=debt-carrier+surety-pay r21
=debt-carrier+to-oppose r-26
=debt-carrier+trade r24
=debt-grows r63 g-29
=debt-grows+deferred r24
=debt-grows+denial g-21
=debt-grows+extra r22
=debt-grows+gift-money r30
=debt-grows+lend r30
=debt-grows+more-time r23
=debt-grows+pays r32 g-30 m-21
=debt-grows+pays-for-chance r26
=debt-grows+receivable r29
=debt-grows+sums-0 r58 g-30 h-21
=debt-grows+sums-1 r27
=debt-grows+unit r31
=debt-grows+wait-pay r22
=debt-grows+waiting r24
=deferred+delay-charge r25
=deferred+gift-to r-27
=deferred+gold r68 g-23
=deferred+hand-over r23
=deferred+in-return r21
=deferred+late-charge r23
=deferred+lawful-bar r38
=deferred+lawful-rate r-47
=deferred+left-open r-22
=deferred+lender-gain r22
=deferred+metal g48
=deferred+metal-deal g24
=deferred+name-before r30
=deferred+narcotic r35
=deferred+not-chosen r-21
=deferred+online-place r23 h-22
=deferred+paper-early r23
=deferred+priced-thing r42 g-22
=deferred+reference g-28
=deferred+search-for g25
=deferred+take-in r28
=deferred+to-dispose r-28
=deferred+to-learn r-27 h-27
=deferred+to-oppose r-21
=deferred+two-prices r-24
=deferred+undecided r-22
=deferred+unlawful-business h28
=deferred+watchers r28
=delay-charge+denial h-23
=delay-charge+errand r-35
=delay-charge+excused h-23
=delay-charge+friends r-21
=delay-charge+gift-to r-23
=delay-charge+kept-by-creditor r21
=delay-charge+late-rent r-35
=delay-charge+lawful-bar h-28
=delay-charge+limit r-31 h-31
=delay-charge+official r-21
=delay-charge+online-place r32
=delay-charge+pays h-29
=delay-charge+pays-for-chance h-25
=delay-charge+price-of h-26
=delay-charge+reference r24
=delay-charge+sums-1 h-27
=delay-charge+to-dispose r-24
=delay-charge+to-learn r-42
=delay-charge+to-oppose g-21 h-44
=delay-charge+unlawful-business h-23
=denial+document h45
=denial+each-in g-26
=denial+erase-it k30
=denial+errand h22
=denial+exchange g-26
=denial+excused h-21
=denial+false-words h-33 k58
=denial+fee r-24
=denial+fixed-gain r39
=denial+for-money r-24
=denial+foreign-currency g-21
=denial+future-crop g37 h-30
=denial+given-back r-23
=denial+giving-drive k40
=denial+halal-certified h32
=denial+he-picks g30
=denial+hidden-name r-30 g-41 m-30 h-43 k64
=denial+improper h25
=denial+istisna g29
=denial+late-charge h-23
=denial+lawful-bar r-33 g25
=denial+lend g-26
=denial+lend-verb g-22 m-29
=denial+licensed h25
=denial+loose-order g36
=denial+loser-pays g-34 m25
=denial+meat h31
=denial+meat-trade h31
=denial+more-time r-26 g-21
=denial+name-after g28
=denial+name-before r-25 h25
=denial+no-date g25
=denial+no-day g21
=denial+no-decision-date g23
=denial+no-spec g38
=denial+nobody-knows g30
=denial+not-told g43 h-23
=denial+out-of-reach g25
=denial+paid-entry h-34
=denial+pass-along g-48
=denial+pass-on r-36
=denial+pay-for-cover g38
=denial+per-period r25
=denial+percentage r22
=denial+return-on-capital r24
=denial+savings-circle r-24 g-21 k42
=denial+sell g28
=denial+settles-later r23
=denial+sham h31
=denial+small-parts g-24 h-31 k50
=denial+sold-apart r22
=denial+speed-up h32
=denial+split k28
=denial+stays-unseen g-34 k49
=denial+sums-3 g-23 m21
=denial+sums-equal r-23
=denial+sums-shrink r28
=denial+surety-pay g-23
=denial+to-debtor r-31 k23
=denial+trading g38
=denial+undecided r-23 g45 h-25
=denial+undescribed g25
=denial+unknown g21
=denial+unknown-party g-32 k27
=denial+unlawful-business m-21
=denial+unpromised r-31
=denial+waiting r-30
=denial+watchers g-21
=denial+winner-takes m26 h-31
=dependant h-39
=dependant+gift-money h-34
=dependant+gift-to h-36
=dependant+price-of g-27
=dependant+sale-or-service g-22 h-39
=dependant+sums-0 h-39
=described g-23 h-31
=described+gift-money h-32
=described+insured g-36
=described+lease g-28
=described+market-price g-23
=described+narcotic g-23 h-24
=described+pays-for-chance h-25
=described+per-period g-33
=described+price-word g-26
=described+reference h-26
=described+right-now r-32
=described+sale-or-service h-25
=described+shut-thing g-34
=described+sums-0 h-30
=described+sums-1 g-33 h-24
=described+trading g-32
=described+unit g-39
=document+excused h-53
=document+fee h-50
=document+given-back r24
=document+improper h27
=document+in-return h-29
=document+instalment-count h22
=document+insured r-22
=document+market-price h26
=document+metal r53
=document+metal-deal r53
=document+name-before h21
=document+narcotic h-32
=document+paid-entry h-24
=document+pays h-25
=document+per-period r24
=document+price-of h28
=document+reference r-21
=document+search-for g-26
=document+sell h23
=document+serves h31
=document+sham h47
=document+sold-apart h-28
=document+take-in h41
=document+to-oppose h-27
=document+trade h26
=document+trading g-31
=document+under h26
=draw m30
=draw+excused m-61
=draw+extra g-32
=draw+fee h25
=draw+fixed-rate r-37 m-45 h-35
=draw+for-money r-23 g-22 h21
=draw+friends h24
=draw+gift-money m25
=draw+gift-to m26
=draw+insured m26
=draw+late-rent m32
=draw+lawful-rate m26 h23
=draw+market-price g-25
=draw+name-after m29 h25
=draw+not-told g-26 h22
=draw+online-place m31 h24
=draw+outside-prize m-40
=draw+paid-entry m47
=draw+pays m25
=draw+pays-for-chance m38
=draw+per-period g-28 h31
=draw+price-of m23
=draw+priced-thing g-30 h32
=draw+reference m24
=draw+sale-or-service m30
=draw+serves m-37
=draw+shut-thing g-62 m69
=draw+sums-0 m27
=draw+sums-1 m34 h25
=draw+sums-2 m33
=draw+sums-apart r-28 m21
=draw+surety-pay h-24
=draw+to-learn m-30
=draw+trade h27
=draw+trading g-25 m-36 h28
=draw+unit m37
=draw+unlawful-business m29
=draw+watchers r36
=draw+winner-takes h-27
=draw+with-money h-21
=each-in r-24 g-23 m26
=each-in+first-takes r-22 m33
=each-in+game m32
=each-in+gift-money m-23
=each-in+hand-over r-21
=each-in+sale-or-service m-25 h-23
=each-in+stakes r-22
=each-in+sums-0 r-39 g-33 m51 k-22
=each-in+sums-1 h-23
=each-in+wager-event h-31
=each-in+winner-takes m28
=early-rebate g-25
=early-rebate+stipulated r23
=early-rebate+sums-0 g-25
=early-rebate+to-debtor g-25
=early-rebate+trading r24
=equity+excused r-24
=equity+fee g-25
=equity+gift-money h-28
=equity+given-back r-36 g-40 m-23 h26
=equity+guaranteed r33
=equity+hand-over r-22 g-22
=equity+insurance-business g-48 h59
=equity+insured r-21 g-46 h35
=equity+interest-business r-44 h66
=equity+islamic-paper r-46 g-22 h-28
=equity+keep-cut h22
=equity+kept-by-creditor h23
=equity+lawful-bar g-23 h-41
=equity+lease g30
=equity+lend g28
=equity+lender-gain m-23
=equity+narcotic g21
=equity+not-mine-yet g35
=equity+online-place k-24
=equity+operator m-49
=equity+pays h-22
=equity+reference g-21
=equity+search-for r-23 g-24 h36
=equity+sold-apart r-24 h25
=equity+surety-pay m-24 h23
=equity+to-dispose h-36
=equity+unlawful-business m-41 h43
=equity+wager-event h-21
=equity+watchers r-26 g28 h33
=erase-it k63
=erase-it+excused k-62
=erase-it+gift-money k32
=erase-it+insured k24
=erase-it+lawful-rate k21
=erase-it+official h63 k-66
=erase-it+pays-for-chance h-26 k31
=erase-it+reference h31 k-34
=erase-it+sale-or-service h33 k-55
=erase-it+sums-0 g-21 k63
=erase-it+to-learn h-26 k24
=erase-it+watchers k32
=errand+exchange r-26 g-25 m-22
=errand+excused h-23
=errand+fee r-22 h-37
=errand+gift-money g-24
=errand+improper h42
=errand+instalment-count h-30
=errand+lease h-33
=errand+nobody-knows g22
=errand+not-pork g-38
=errand+operator h39
=errand+outside-prize h-28
=errand+payroll r30
=errand+per-period g25
=errand+play-costs h-27
=errand+sham h56
=errand+shut-thing g-27
=errand+sold-apart g21
=errand+trading g-26 m-26 h-29
=errand+unknown g23
=errand+works-for h-30
=exchange+excused h-30
=exchange+extra h-31
=exchange+fee r-34 g-37 h36
=exchange+forward-deal r31
=exchange+friends r-21 g-26 m-25 h-23
=exchange+gift-money r-27
=exchange+insured r24
=exchange+lawful-bar g32
=exchange+lawful-rate r-28 m23
=exchange+meat r37 h-53
=exchange+narcotic r24 g-45 h-38
=exchange+official r-26
=exchange+operator m25 h31
=exchange+pass-on r61 g-44
=exchange+payment-versus-payment r-39 m-27
=exchange+payroll k-31
=exchange+price-word g32
=exchange+reference g-29
=exchange+settles-later r35
=exchange+sold-short g-34
=exchange+sums-1 g-26
=exchange+sums-shrink r46 g-25
=exchange+to-learn r-21 g-25
=exchange+trade h-24
=exchange+unlawful-business m27 h27
=exchange+wager-event g-26
=exchange+watchers r-23
=exchange+with-money m23
=excused g-21 h-47
=excused+extra g-60
=excused+fixed-rate m-25 h-22
=excused+for-money g-21
=excused+foreign-currency h-23
=excused+forward-deal g-21
=excused+friends r-29
=excused+game m-47 h-26
=excused+given-back g-38
=excused+giving-drive k30
=excused+guaranteed r-27 g-25
=excused+guarantor r-49
=excused+halal-certified r-27 h-22
=excused+increase r-35
=excused+insurance-business g-42
=excused+insured g-54
=excused+interest-business r-25 h31
=excused+interest-product r-29
=excused+islamic-paper h-21
=excused+late-rent m-23 h-22
=excused+lawful-bar h-33
=excused+lend r-41
=excused+licensed h-27
=excused+meat h-78
=excused+meat-trade h-40
=excused+metal-deal r23
=excused+more-time r-31
=excused+my-wallet-lent k-44
=excused+name-before r-34
=excused+narcotic h-85
=excused+no-spec g24
=excused+nobody-knows g-22
=excused+not-pork h-42
=excused+not-told h-26
=excused+official m-22 h-53
=excused+online-place g-24 h-33
=excused+operator m-48 h-51
=excused+out-of-reach g-29
=excused+out-there g-44
=excused+own-account k-30
=excused+paid-entry m-25 h-22
=excused+paper-money g-23 h-22
=excused+pass-on r-26
=excused+payroll g-24
=excused+pays-for-chance h-25
=excused+per-period r-24 g-28
=excused+pledge r-49
=excused+price-of g-22
=excused+receivable r-25 g-21
=excused+reference h-24
=excused+return-on-capital r-33 g-27
=excused+right-now h-25
=excused+search-for g-52
=excused+sell h23
=excused+sham h-98
=excused+shut-thing g-31
=excused+soft-drink h-31
=excused+sold-apart g-49
=excused+sold-short r25 g-31
=excused+stakes m-45
=excused+sums-0 g-21 h-47
=excused+sums-1 g-27 h-36
=excused+sums-apart r-42
=excused+sums-grow r23 g-24
=excused+sums-shrink r33
=excused+surety r-51
=excused+takaful g-44
=excused+take-in g-33
=excused+tied-deal g-21
=excused+to-oppose h-23
=excused+to-treat m-34
=excused+trade g-24
=excused+travelling g-26 h-25
=excused+unborn g-23
=excused+under h-21
=excused+undescribed g-34
=excused+unit h-33
=excused+unlawful-business h-55
=excused+wager-event m-44 h-28
=excused+waiting r-31
=excused+watchers k-40
=excused+with-money m-35
=extra+fee g32 h24
=extra+guaranteed r24
=extra+instalment-count r-30
=extra+insurance-business h-22
=extra+interest-business r36 h-26
=extra+islamic-paper r-36
=extra+lawful-rate r-21
=extra+lend r37
=extra+lend-verb r21
=extra+lender r23
=extra+limit g29
=extra+market-price r-29 g21
=extra+more-back r40
=extra+name-before r36 m-38 h-24
=extra+online-place h21
=extra+operator r-33 g-37 m25 h50
=extra+paid-entry m24
=extra+paper-money g-31
=extra+price-word r-21
=extra+priced-thing m27
=extra+repay r25
=extra+same-back r21
=extra+savings-circle r21 g-22
=extra+search-for g36
=extra+settles-later r32 g-39
=extra+sold-apart g-25
=extra+sold-short r-23 g22
=extra+stakes r-21 m-26
=extra+sums-3 r-33
=extra+sums-shrink r-24
=extra+take-in r22
=extra+to-dispose r-22
=extra+to-learn g-22
=extra+unlawful-business g-27 h30
=extra+wager-event m34
=extra+watchers r33 h-24
=extra+with-money r-28 m-26
=false-words g-22 h-36 k90
=false-words+gift-money r-31 k41
=false-words+metal r44 g-24 k-23
=false-words+metal-deal g-29
=false-words+reference h-31 k56
=false-words+sale-or-service g-23 h-24 k76
=false-words+serves h-32 k43
=false-words+sham h-35 k37
=false-words+sums-0 g-22 h-36 k90
=false-words+trading h-40 k51
=false-words+unit r-23 g-25 h-21 k33
=false-words+watchers r-25 g-26 h-42 k31
=fee+for-money r21 m-41
=fee+giving-drive h-25
=fee+guarantor-gain r26
=fee+instalment-count r21 h-24
=fee+islamic-paper r-24
=fee+late-rent h-23
=fee+lawful-bar r-28
=fee+lender r21 h-27
=fee+licensed r-27 h-26
=fee+limit g42
=fee+market-price r-22 g29
=fee+metal-deal r-23
=fee+name-after r-21
=fee+not-told r-28 m-22 h-29 k-21
=fee+paper-money k32
=fee+payroll r32
=fee+price-of r-32
=fee+priced-thing r-23 g25
=fee+promised-cut r-35 h-24 k-29
=fee+rate-charge r22
=fee+repay r25
=fee+right-now r-21 h22
=fee+sell h-31 k-21
=fee+settles-later h-21
=fee+sham k29
=fee+sold-apart g-31
=fee+split k-23
=fee+stakes h22
=fee+sums-1 r-27
=fee+surety r24
=fee+to-dispose r-31
=fee+to-learn g-21 h-21
=fee+to-oppose h-28
=fee+to-treat g-25 h-21 k-25
=fee+trade r21 h-26
=fee+trading r-28
=fee+travelling r24 g-24 h-21
=fee+under h33
=fee+watchers r-45
=fee+with-money r28 h25
=first-takes r-21 m41
=first-takes+hand-over r-22
=first-takes+paid-entry m35
=first-takes+pays-for-chance m27
=first-takes+sums-0 m45
=first-takes+sums-1 r-21 m22
=first-takes+take-in r-22
=first-takes+wager-event m25
=fixed-gain r29
=fixed-gain+lease h30
=fixed-gain+paper-early r25
=fixed-gain+paper-money r32
=fixed-gain+price-of h21
=fixed-gain+return-on-capital r24
=fixed-gain+right-now h25
=fixed-gain+sell r-23
=fixed-gain+serves h25
=fixed-gain+sums-0 r31
=fixed-gain+to-oppose r37
=fixed-gain+wager-event r21 h28
=fixed-paper r58
=fixed-paper+gift-money r22
=fixed-paper+insured r23
=fixed-paper+late-rent r36 g-23
=fixed-paper+market-price r23
=fixed-paper+metal-deal r23
=fixed-paper+online-place r24
=fixed-paper+paid-entry r27 m-21
=fixed-paper+paper-money r33 g-26 h-21
=fixed-paper+pays-for-chance r22
=fixed-paper+receivable r24
=fixed-paper+reference r26 g-29 h-31
=fixed-paper+return-on-capital r22
=fixed-paper+sale-or-service r26
=fixed-paper+sold-apart r27
=fixed-paper+sums-0 r58
=fixed-paper+sums-1 r24 h-22
=fixed-paper+trading r44 g-23 h-25
=fixed-paper+unit r33 h-21
=fixed-rate+gold r28
=fixed-rate+sold-short r24
=fixed-rate+speed-up h22
=fixed-rate+sums-grow r22
=for-money m27
=for-money+foreign-currency r-21
=for-money+friends m25
=for-money+game m47 h-23
=for-money+given-back h25
=for-money+guaranteed r21 m-21
=for-money+improper g-29 h63
=for-money+in-return m27
=for-money+lawful-rate m-27
=for-money+lease r25 g-39
=for-money+name-after m-26
=for-money+online-place g-21 m21 h47
=for-money+operator h45
=for-money+out-there g36 m-30 h-25
=for-money+own-stake g-25 m22 h24
=for-money+paid-entry r-28 h-33
=for-money+pays-for-chance m23
=for-money+percentage m-27 h-23
=for-money+reference g-26
=for-money+repay h23
=for-money+return-on-capital m-30
=for-money+right-now h32
=for-money+sell h-28
=for-money+sums-1 m39
=for-money+sums-3 h-21
=for-money+tick-guess g34
=for-money+to-oppose h-25
=for-money+unlawful-business m-22
=for-money+wager-event m26
=for-money+winner-takes m24
=for-money+with-money m21
=for-others k40
=for-others+hand-over k33
=for-others+sums-0 k41
=for-others+take-in k35
=foreign-currency+forward-deal r40 g-29
=foreign-currency+friends g-21
=foreign-currency+game r-21
=foreign-currency+gold-part r23 m-24
=foreign-currency+guaranteed g-26
=foreign-currency+insured r-25
=foreign-currency+late-rent g-29
=foreign-currency+loser-pays r-27
=foreign-currency+not-pork r-27 g-23
=foreign-currency+online-place g23 m33 h22
=foreign-currency+operator m33 h33
=foreign-currency+paid-entry g-21
=foreign-currency+paper-money r-33
=foreign-currency+pass-along r62 k-21
=foreign-currency+pass-on r48 g-36
=foreign-currency+passes-it r42
=foreign-currency+payment-versus-payment r-41 m-31
=foreign-currency+payroll g-21
=foreign-currency+per-period r31
=foreign-currency+price-word r24
=foreign-currency+reference r28 g-38
=foreign-currency+repay r21
=foreign-currency+return-on-capital r40
=foreign-currency+right-now r22
=foreign-currency+settles-later r46
=foreign-currency+sold-short r-32 g-30
=foreign-currency+stakes r-24 g31 m47
=foreign-currency+sums-0 r28
=foreign-currency+to-oppose r-27 h-22
=foreign-currency+trading r35 g-47
=foreign-currency+travelling r-25
=foreign-currency+unit r31
=foreign-currency+up-down g26
=foreign-currency+with-money r-21 m30
=forward-deal+lease r-28 g29
=forward-deal+market-price r21
=forward-deal+paper-money g33
=forward-deal+price-word r21
=forward-deal+priced-thing r21
=forward-deal+sell r-25 g25
=forward-deal+sums-1 g-24
=forward-deal+trade r-38 g47
=forward-deal+trading r22
=free-use r40
=free-use+gift-money r31
=free-use+in-return r29
=free-use+lend r44
=free-use+lend-verb r24
=free-use+outside-prize r24
=free-use+pays-for-chance r29
=free-use+reference r34
=free-use+repay r36
=free-use+return-on-capital r29
=free-use+sums-0 r28
=free-use+sums-1 r33
=friends+game h-46
=friends+hidden-name h-25 k35
=friends+instalment-count g-23 h-46
=friends+insured r-26 h-22
=friends+kept-by-creditor r23
=friends+late-rent r-28
=friends+lawful-bar h-26
=friends+lend-verb h-37
=friends+licensed r32
=friends+market-price g24
=friends+more-back r39
=friends+more-time r-32
=friends+my-loss h-39
=friends+official h34
=friends+operator h25
=friends+outside-prize m-32
=friends+paper-early m-24
=friends+percentage r24
=friends+serves g-26 m-22
=friends+sham m-21 h37 k-30
=friends+speed-up h31
=friends+stakes m41
=friends+sums-1 m27
=friends+sums-2 r22
=friends+sums-grow r43 h-22
=friends+to-oppose r-23
=friends+trading h-22
=friends+wager-event m27
=friends+waiting r-30
=friends+winner-takes m25
=friends+with-money r-25 m22
=future-crop g48 h-21
=future-crop+own-zakat-rate g35 h-24
=future-crop+pays-for-chance g26
=future-crop+price-of g27
=future-crop+sums-0 g49 h-21
=future-crop+unit h-25
=game m32
=game+gift-money m31
=game+given-back h-26
=game+guaranteed r-26 g24
=game+lawful-bar m-33
=game+lawful-rate r26
=game+lend m34
=game+official g-21 h30
=game+online-place m23
=game+operator m-32 h30
=game+outside-prize m-21
=game+paper-money m37 h27
=game+pays-for-chance m37
=game+price-of g-36 h27
=game+receivable r-44 m34
=game+reference h23
=game+speed-up h35
=game+sums-0 m24 h-23
=game+sums-1 m38 h-22
=game+sums-2 m28
=game+sums-apart r-25 m27
=game+to-oppose m35 h-41
=game+trade g-35 h22
=game+unlawful-business h21
=game+with-money r-24 m42 h-23
=game+works-for m-28 h37
=gift-money+gold r-23
=gift-money+improper h43
=gift-money+in-return r26
=gift-money+insurance-business h-28
=gift-money+lease r36
=gift-money+lender r38
=gift-money+lender-gain r29
=gift-money+loose-order g22
=gift-money+meat g-28
=gift-money+metal r22
=gift-money+more-back r28 h-28
=gift-money+my-wallet-lent r-23 k21
=gift-money+name-after h-25
=gift-money+not-chosen r-21
=gift-money+not-told r-28 g-30 k-21
=gift-money+official h50
=gift-money+online-place r22 h29
=gift-money+operator g-23
=gift-money+own-stake h30
=gift-money+paper-early r24
=gift-money+pass-on r-30
=gift-money+pay-for-cover r-24
=gift-money+principal-stays r33 g-26
=gift-money+quick-cash g24
=gift-money+return-on-capital r27
=gift-money+sealed g-24
=gift-money+serves r38
=gift-money+sham m-22 k-39
=gift-money+speed-up h40
=gift-money+split k39
=gift-money+sums-equal g-24 m-29 h-32 k-27
=gift-money+takaful h-22
=gift-money+tick-guess g25 m26
=gift-money+to-dispose g-26
=gift-money+to-oppose r-23
=gift-money+two-prices g29
=gift-money+undecided g31
=gift-money+under h31
=gift-money+unknown r-21
=gift-money+unknown-party k35
=gift-money+victim-fee m-24 h-28 k51
=gift-money+wager-event m23
=gift-money+wait-pay r38
=gift-money+wash-money r-27 h-28 k49
=gift-money+watchers h24
=gift-to+impure-wealth r-30
=gift-to+late-charge r-21
=gift-to+lease g-31 k-23
=gift-to+licensed k-21
=gift-to+more-time r-30
=gift-to+official h25
=gift-to+receivable r-22
=gift-to+repay h-21
=gift-to+speed-up h30
=gift-to+waiting r-30
=given-away r-33
=given-away+hand-over r-27
=given-away+sums-0 r-33
=given-away+watchers r-27
=given-back+gold r26
=given-back+instalment-count g-22
=given-back+insured g43
=given-back+keep-cut r22
=given-back+lease r-21 g21
=given-back+lend-verb r-35
=given-back+lender-gain r37
=given-back+more-back r36
=given-back+name-before h-28
=given-back+operator g-22 m26 h33
=given-back+outside-prize r-30 h-22
=given-back+payroll h-21
=given-back+pays g-34
=given-back+percentage r26
=given-back+repay g-22
=given-back+search-for g-26
=given-back+serves g-34 h21
=given-back+sums-2 g-21
=given-back+sums-apart g-36 h-21
=given-back+sums-grow r44
=given-back+surety-pay r21
=given-back+takaful h-24
=given-back+to-dispose g-24
=given-back+to-learn r-24
=given-back+trading g-23 h24
=given-back+travelling r-31 g21 h-36
=given-back+unlawful-business m24 h31
=given-back+watchers r34
=giving-drive k33
=giving-drive+hand-over h-27 k27
=giving-drive+impure-wealth r-30
=giving-drive+lease g-28
=giving-drive+licensed k-22
=giving-drive+more-time r-24
=giving-drive+own-account k22
=giving-drive+paper-money k24
=giving-drive+receivable r-25
=giving-drive+serves h-26
=giving-drive+sums-0 k34
=giving-drive+unlicensed k36
=giving-drive+unlicensed-giving k52
=giving-drive+waiting r-23
=gold+gold-part r54 g-27
=gold+hand-over g-25
=gold+instalment-count r25
=gold+lease r41
=gold+narcotic r24 h-40
=gold+paid-entry h-22
=gold+paper-money g21
=gold+per-period r21
=gold+price-word g-31
=gold+repay r22
=gold+sell r-35 g-35
=gold+settles-later r27 g-21
=gold+sold-apart g-21
=gold+stakes g39 m-37
=gold+sums-0 r21
=gold+take-in r40
=gold+tick-guess r-22 g29 m35
=gold+unit r49 g-25
=gold+up-down r-21 g23
=gold+with-money h21
=gold-part+hand-over r35
=gold-part+lawful-bar r29
=gold-part+lease r28
=gold-part+market-price r31
=gold-part+metal r28
=gold-part+metal-deal r28
=gold-part+narcotic r28
=gold-part+online-place r27
=gold-part+paper-money g23
=gold-part+priced-thing r48 g-29
=gold-part+right-now r22
=gold-part+serves r21
=gold-part+sums-0 r22
=grown-debt r30
=grown-debt+lend r27 g-21
=grown-debt+more-time r26
=grown-debt+receivable r24 g-26
=grown-debt+sums-0 r33
=grown-debt+waiting r31 g-28
=grows-with-time r38
=grows-with-time+sums-0 r41
=grows-with-time+unit r27
=guaranteed+instalment-count r-42 h24
=guaranteed+insured r-21
=guaranteed+interest-business h-26
=guaranteed+late-rent h-22
=guaranteed+narcotic r23 h-21
=guaranteed+paid-entry r-24
=guaranteed+per-period r29
=guaranteed+percentage r30
=guaranteed+priced-thing g-34
=guaranteed+repay r26
=guaranteed+return-on-capital r32
=guaranteed+settles-later g-22
=guaranteed+stakes r62 g-22
=guaranteed+sums-0 r21
=guaranteed+sums-1 r-30 h-21
=guaranteed+trading r23
=guaranteed+travelling g-36 h-28
=guaranteed+under r24 h-21
=guaranteed+wager-event h-46
=guaranteed+watchers r-27
=guaranteed+with-money r50 g-21
=guarantor+guarantor-gain r26
=guarantor+hand-over r24
=guarantor+late-rent r-32
=guarantor+sums-1 r-21
=guarantor+take-in r23
=guarantor-gain+lend r-22
=guarantor-gain+sale-or-service r26
=guarantor-gain+surety-pay r41
=halal-certified+improper h31
=halal-certified+islamic-paper r-23
=halal-certified+meat h-29
=halal-certified+meat-trade h-29
=halal-certified+metal r53
=halal-certified+metal-deal r47
=halal-certified+not-pork h-30
=halal-certified+per-period r35
=halal-certified+return-on-capital h-22
=halal-certified+sell r28
=halal-certified+sham h44
=halal-certified+to-learn h34
=halal-certified+trade r23
=halal-certified+under h26
=halal-certified+unit r25
=halal-certified+wager-event r21
=halal-certified+watchers r31 h-23
=hand-over+in-return r42
=hand-over+increase r-31
=hand-over+lawful-bar r-25 g-26
=hand-over+left-open r-28
=hand-over+lender r23 h-26
=hand-over+metal r23
=hand-over+more-back r33
=hand-over+my-loss m24 k-26
=hand-over+no-day r-28 k-22
=hand-over+not-chosen r-23
=hand-over+own-zakat-rate r-23 g-36
=hand-over+pass-along k34
=hand-over+pass-on r-22 k24
=hand-over+price-later g-30
=hand-over+price-open r-23
=hand-over+quick-cash r22
=hand-over+rate-charge r30
=hand-over+same-back r22
=hand-over+search-for g-30
=hand-over+stakes h23
=hand-over+sums-2 r28
=hand-over+sums-3 g-26 m-26 h-23
=hand-over+sums-apart r37
=hand-over+sums-equal r-38
=hand-over+sums-grow r36
=hand-over+sums-shrink r38
=hand-over+surety r41 h-22
=hand-over+surety-pay r23
=hand-over+to-debtor g-28
=hand-over+two-prices g22
=hand-over+undecided g21
=hand-over+under r-22
=hand-over+up-down g-27
=hand-over+winner-takes m22
=hangs-if g52 h-27
=hangs-if+market-price g22
=hangs-if+price-of g30
=hangs-if+reference g28
=hangs-if+sale-or-service g21
=hangs-if+sell g34
=hangs-if+sums-0 g52 h-28
=hangs-if+trade g36
=hangs-if+trading g44
=hangs-if+wager-event g29 h-24
=hangs-on g21
=hangs-on+price-of g26 h-26
=hangs-on+sale-or-service h-24
=hangs-on+sell g28 h-22
=hangs-on+sums-0 g25
=hangs-on+trade g30 h-21
=he-picks g54 h-24
=he-picks+insured g23
=he-picks+not-pork g37 h-22
=he-picks+pays g31
=he-picks+pays-for-chance g31
=he-picks+price-word g31
=he-picks+sums-0 g54 h-24
=hidden-name r-41 g-51 m-32 h-55 k98
=hidden-name+online-place r-23 g-28 m-27 h-40 k49
=hidden-name+paper-money r-23 g-26 k33
=hidden-name+reference r-28 g-33 m-31 h-48 k67
=hidden-name+sums-0 r-37 g-49 m-32 h-53 k94
=hidden-name+unit r-27 g-25 k34
=improper h44
=improper+licensed h26
=improper+official h48
=improper+pays-for-chance g21
=improper+sale-or-service k-22
=improper+speed-up h39
=improper+sums-0 h45
=improper+undescribed h25
=improper+wager-event g-25 m-27 h56
=improper+watchers g27
=impure-wealth+lawful-rate m-23
=impure-wealth+online-place r-25 g-21 k-26
=impure-wealth+pays-for-chance m-25 h-22
=impure-wealth+reference k-23
=impure-wealth+sale-or-service k22
=impure-wealth+to-dispose r-40
=impure-wealth+unlawful-business m-33 h-29 k21
=impure-wealth+zakat m-27
=in-return+insured r23
=in-return+lawful-rate r22
=in-return+lend r29
=in-return+lender r28
=in-return+lender-gain r25
=in-return+my-loss r-21 g-26 m33 h-22
=in-return+official r-22
=in-return+receivable r24
=in-return+sell g23
=in-return+serves g42
=in-return+sold-short g22
=in-return+stipulated r22
=in-return+sums-1 r28
=in-return+sums-grow r34 h-23
=in-return+tied-deal g-22
=in-return+tied-trade r26
=in-return+watchers r26
=in-return+with-money m27
=increase+more-back r26
=increase+payroll r-29
=increase+percentage r21
=increase+repay r23
=increase+sale-or-service r-38
=increase+serves r-29
=increase+waiting r26
=instalment-count+lawful-bar r29
=instalment-count+lease h-22
=instalment-count+percentage r24
=instalment-count+price-word r-34
=instalment-count+serves r26 h-24
=instalment-count+take-in r22
=instalment-count+to-oppose g-25
=instalment-count+trading r-24
=insurance-business+lease h29
=insurance-business+name-after g-37
=insurance-business+pays-for-chance g-32
=insurance-business+price-of g-38 h37
=insurance-business+reference r-23 g53 h-23
=insurance-business+sale-or-service h37
=insurance-business+search-for g-30 h29
=insurance-business+sold-apart g35
=insurance-business+trade g-38 h37
=insurance-business+trading g-28 h27
=insurance-business+unit g48
=insured+interest-business h35
=insured+islamic-paper r-26
=insured+late-charge r21
=insured+late-rent g-26 h-30
=insured+lawful-bar r-32 h-22
=insured+lawful-rate r-28 g-21
=insured+lend-verb r-38 g-27 h39
=insured+lender-gain g-26 h-25
=insured+licensed g-24
=insured+limit g32
=insured+not-mine-yet g46 h-27
=insured+online-place g-26 h41
=insured+operator h29
=insured+out-there g43
=insured+outside-prize g24
=insured+own-zakat-rate g-30
=insured+paid-entry m25
=insured+paper-early r36
=insured+paper-money h-23
=insured+pass-on r33 g-35
=insured+pay-for-cover g27
=insured+payroll g28
=insured+per-period g25
=insured+pledge r41
=insured+receivable r22
=insured+right-now h-24
=insured+same-back r26
=insured+search-for g27
=insured+sham h36
=insured+shut-thing g33 h-28
=insured+stranger h-21
=insured+sums-1 h-26
=insured+takaful g-39 h-28
=insured+to-dispose g-24
=insured+trading g-28
=insured+travelling g27 h-24
=insured+undescribed g42
=insured+unlawful-business h27
=insured+with-money g-21 m-24
=insured+works-for r-23
=interest-business h38
=interest-business+lawful-rate r-26
=interest-business+lend h24
=interest-business+lend-verb h25
=interest-business+market-price r-24 h33
=interest-business+metal-deal h32
=interest-business+pays-for-chance r-22 h31
=interest-business+price-of r-21
=interest-business+return-on-capital h24
=interest-business+serves h23
=interest-business+sold-apart r-26 h28
=interest-business+sums-0 h41
=interest-business+trade r-21
=interest-business+trading r-27 h43
=interest-business+unit h26
=interest-product h21
=interest-product+pays-for-chance r30
=interest-product+price-of h29
=interest-product+sale-or-service h32
=interest-product+sums-0 h21
=islamic-paper h-28
=islamic-paper+pays-for-chance g-28 h-28
=islamic-paper+return-on-capital r-37
=islamic-paper+sale-or-service r-22 h-29
=islamic-paper+serves h-39
=islamic-paper+sums-0 h-31
=islamic-paper+trading g-23 h-28
=islamic-paper+unit h-21
=islamic-paper+watchers h-27
=istisna+left-open h-23
=istisna+loose-order g32
=istisna+no-spec g40
=istisna+price-word h-21
=istisna+sums-1 g-25
=istisna+unit g-35
=keep-cut+lease h-36
=keep-cut+lender r23 h-46
=keep-cut+official h37
=keep-cut+online-place h46
=keep-cut+paper-money g-26
=keep-cut+payroll r27
=keep-cut+promised-cut r-30
=keep-cut+right-now r27
=keep-cut+sums-1 r-30
=keep-cut+sums-2 r34
=keep-cut+sums-grow h-24
=keep-cut+surety r25 h-21
=keep-cut+trading h-22
=keep-cut+unlawful-business m-21
=keep-cut+wager-event m27
=keep-cut+winner-takes m26 h-22
=keeps-money r32
=keeps-money+pays-for-chance r28
=keeps-money+sale-or-service r36
=keeps-money+sums-0 r31
=keeps-money+unit r21
=kept-by-creditor r21
=kept-by-creditor+late-charge r23
=kept-by-creditor+online-place r23
=kept-by-creditor+per-period r43 g-21
=kept-by-creditor+reference r26
=kept-by-creditor+return-on-capital r36
=kept-by-creditor+sums-1 m24
=kept-by-creditor+take-in r23
=kept-by-creditor+waiting r25
=kept-by-creditor+winner-takes h-23
=late-charge+late-rent r-47 h-39
=late-charge+to-dispose r-26
=late-rent+licensed r-32
=late-rent+meat g-22
=late-rent+more-time r-21
=late-rent+no-date g58
=late-rent+no-day r-24 g42
=late-rent+not-mine-yet g31
=late-rent+official m-21 h-24
=late-rent+online-place h-28
=late-rent+operator h23
=late-rent+paper-money g-27
=late-rent+pledge r39
=late-rent+repay r-22
=late-rent+serves h33
=late-rent+sham h39
=late-rent+sold-apart h-31
=late-rent+speed-up h26
=late-rent+split g-42
=late-rent+sums-1 g-33 m-25 h-43
=late-rent+sums-apart r-33
=late-rent+surety r-32
=late-rent+trading g-34
=late-rent+unlawful-business h34
=late-rent+up-down g51 m-37
=late-rent+wager-event h-42
=late-rent+waiting r-27
=late-rent+works-for h-23
=lawful-bar+meat-trade h-37
=lawful-bar+name-before h-27
=lawful-bar+narcotic h-21
=lawful-bar+not-pork h-26
=lawful-bar+official h65
=lawful-bar+own-zakat-rate h-30
=lawful-bar+paid-entry h-26
=lawful-bar+per-period r22
=lawful-bar+reference r-23
=lawful-bar+repay h-33
=lawful-bar+right-now h-21
=lawful-bar+sell r-21
=lawful-bar+serves r-22 h-32
=lawful-bar+sham h36
=lawful-bar+shut-thing g21
=lawful-bar+sold-apart r22 g-22
=lawful-bar+speed-up h35
=lawful-bar+sums-1 h-21
=lawful-bar+sums-2 h-24
=lawful-bar+trade h-22
=lawful-bar+unborn g25
=lawful-bar+unlawful-business h-21
=lawful-bar+watchers h32
=lawful-bar+with-money h23
=lawful-rate+lender r26
=lawful-rate+lender-gain m-26
=lawful-rate+limit r-36 g-29
=lawful-rate+loose-order r-31
=lawful-rate+metal r35
=lawful-rate+metal-deal r31 g-23
=lawful-rate+more-time r-24
=lawful-rate+my-wallet-lent k38
=lawful-rate+name-before r-21
=lawful-rate+narcotic h-33
=lawful-rate+not-told g-24 h-23 k-26
=lawful-rate+official h40
=lawful-rate+paper-money r32 h-22
=lawful-rate+pays r23 h23
=lawful-rate+price-of r-31
=lawful-rate+promised-cut r26
=lawful-rate+repay r-22 g-30
=lawful-rate+return-on-capital r-24
=lawful-rate+right-now r22
=lawful-rate+settles-later g-21
=lawful-rate+sham r61 h-23
=lawful-rate+shut-thing g-34
=lawful-rate+split r-22
=lawful-rate+sums-2 r-33
=lawful-rate+sums-apart r-28
=lawful-rate+sums-grow r-31 h-22
=lawful-rate+unit r-36
=lawful-rate+unlawful-business h27
=lawful-rate+zakat r-25 h-27
=lease+lend r48
=lease+licensed r-21
=lease+limit r-31 g-46 h-24 k-23
=lease+meat g-29 h-35
=lease+my-wallet-lent k39
=lease+not-mine-yet g23
=lease+not-told m-30
=lease+online-place k23
=lease+operator m-46 h21
=lease+own-zakat-rate h-22
=lease+paid-entry g34 h-23
=lease+paper-money g-32 k29
=lease+pass-on g31
=lease+pay-for-cover g-44
=lease+percentage r22
=lease+pledge r37
=lease+priced-thing r33
=lease+sham h38
=lease+sold-short g42
=lease+surety-pay r22
=lease+take-in m-32
=lease+tied-trade r23
=lease+to-learn g-23 h-24
=lease+travelling g-50 m-22 h-21
=lease+under h21
=lease+unlawful-business m-26 h61
=lease+watchers r-32 k-29
=lease+with-money r48 h-22
=left-open g25
=left-open+pays-for-chance g26
=left-open+price-of g26
=left-open+price-word g23
=left-open+reference g27
=left-open+sale-or-service g28
=left-open+sums-0 g26
=left-open+sums-2 r-26
=left-open+sums-grow r-26
=left-open+take-in r-21 g28
=left-open+trade g24
=left-open+two-prices r-25
=left-open+undecided r-26
=left-open+undescribed g25
=left-open+unit g21
=lend+lender-gain r39
=lend+limit r23
=lend+market-price g24
=lend+metal-deal g24
=lend+more-back r24
=lend+my-loss m28
=lend+name-before m-22
=lend+narcotic r25
=lend+not-pork r21
=lend+official r-33 h21
=lend+operator m22 h41
=lend+outside-prize r23
=lend+priced-thing g21
=lend+principal-stays r-25
=lend+sale-or-service r21
=lend+same-back r23
=lend+serves r21
=lend+sums-0 r21
=lend+sums-3 m-23 h-22
=lend+sums-equal r-40
=lend+sums-grow r57
=lend+surety h-22
=lend+surety-pay r26
=lend+tied-deal r32
=lend+tied-trade r25
=lend+to-debtor r-23
=lend+to-treat m-28 h-25
=lend+trading g45
=lend+up-down g-23
=lend+wager-event m33
=lend+wait-pay r28
=lend+waiting r21
=lend-verb+name-before h-28
=lend-verb+narcotic r23
=lend-verb+percentage r22 h-21
=lend-verb+price-of r-22
=lend-verb+serves r21
=lend-verb+sums-1 m-24
=lend-verb+sums-equal r-34
=lend-verb+sums-grow r39
=lend-verb+unit r-31
=lender r34
=lender+lender-gain r42
=lender+narcotic r23 h-28
=lender+paper-money r22
=lender+per-period r32 h-24
=lender+principal-stays r24
=lender+rate-charge r21 h-32
=lender+sums-0 r35
=lender+sums-2 r23 h-22
=lender+sums-apart r31 m-21
=lender+sums-grow r22
=lender+take-in r24 h-23
=lender+watchers r29 h-25
=lender+with-money r27
=lender-gain r26
=lender-gain+paid-entry h-23
=lender-gain+pays-for-chance r27
=lender-gain+per-period r23
=lender-gain+repay r29
=lender-gain+stakes r-22
=lender-gain+sums-1 r22 h-23
=lender-gain+unit r21
=lender-gain+up-down r43
=licensed+meat h-26
=licensed+metal r53
=licensed+metal-deal r53
=licensed+narcotic h-33
=licensed+operator h22
=licensed+paper-money r-23 g27
=licensed+search-for g-27
=licensed+sham h31
=licensed+sold-apart g31
=licensed+speed-up h21
=licensed+sums-1 h-39
=licensed+to-learn h24 k-28
=licensed+to-oppose h-31
=licensed+trading g-52 h-21
=licensed+under g-37 k-22
=licensed+unlawful-business h34
=licensed+watchers h-26
=limit h-22 k24
=limit+sale-or-service g27
=limit+small-parts k22
=limit+split r-23 k34
=limit+stays-unseen k32
=limit+sums-0 h-22 k24
=limit+sums-1 h-21 k22
=limit+under k39
=limit+unit r-22 h-34
=limit+unknown g27 h-22 k-36
=limit+up-down k27
=loose-order g44
=loose-order+nobody-knows g22
=loose-order+reference g21
=loose-order+sums-0 g44
=loose-order+under g28
=loose-order+unit r-21 g23
=loser-pays m34
=loser-pays+pays-for-chance m25
=loser-pays+sums-0 m35
=loser-pays+wager-event m24
=loser-pays+winner-takes m22
=loser-pays+with-money m21 h-21
=market-price+name-after g-22
=market-price+name-before g-21
=market-price+narcotic h26
=market-price+online-place m43
=market-price+operator g-23 m26 h34
=market-price+paper-money r-26
=market-price+pass-on g22
=market-price+payment-versus-payment r-24
=market-price+payroll g-21
=market-price+repay g-24
=market-price+stakes g34
=market-price+sums-grow r-34
=market-price+sums-shrink r-37
=market-price+tick-guess g28 m47
=market-price+to-learn h-25
=market-price+undecided h-21
=market-price+under g-41 m45
=market-price+unlawful-business h38
=market-price+up-down g26 m30
=market-price+waiting r35
=market-price+watchers g22
=market-price+with-money g35
=market-price+works-for g-24
=meat+name-before g-26 m-22 h-59
=meat+narcotic h-23
=meat+not-pork h-50
=meat+own-zakat-rate h-23
=meat+pays g-23
=meat+pays-for-chance g-34 h-23
=meat+price-of g-43 h-23
=meat+reference h-37
=meat+right-now h-24
=meat+sale-or-service g-33
=meat+sell g-23 h70
=meat+shut-thing g-46 m47
=meat+sums-1 g-25
=meat+trade g-42
=meat+trading g-32 h-21
=meat+unit g-24 h-21
=meat+unlawful-business h-40
=meat-trade+not-pork h-42
=meat-trade+stakes m46
=meat-trade+unit h28
=metal+paper-money r31
=metal+pass-on r-29 g36 h-26
=metal+pays g-21
=metal+quick-cash r25
=metal+reference g-26 h-33
=metal+sale-or-service h-25
=metal+serves g23 h-27
=metal+settles-later g23
=metal+unit h-25
=metal+unlawful-business h-25
=metal+watchers r27
=metal-deal+not-mine-yet g31
=metal-deal+online-place g-25
=metal-deal+operator g-24 m-22 h31
=metal-deal+paper-money r31
=metal-deal+pass-on r-37 g50 h-23
=metal-deal+priced-thing h-27
=metal-deal+quick-cash r34
=metal-deal+reference h-26
=metal-deal+sold-short g-25
=metal-deal+sums-1 g-35
=metal-deal+take-in h-22
=metal-deal+unlawful-business g-21 m-23 h24
=metal-deal+watchers r28
=more-back r56 h-27
=more-back+more-time r22
=more-back+pays-for-chance r48
=more-back+repay r31
=more-back+return-on-capital r24
=more-back+sums-0 r30 h-33
=more-back+sums-1 r56
=more-back+sums-2 r31
=more-back+sums-apart r31
=more-time+name-before r26 g-25 m-40
=more-time+percentage r32
=more-time+rate-charge r23
=more-time+search-for r-21
=more-time+sold-apart g33
=more-time+sums-0 r21
=more-time+sums-grow r22
=more-time+surety-pay r25
=more-time+take-in r33
=more-time+to-dispose r-30
=more-time+travelling r-24
=more-time+wait-pay r31
=my-loss m57
=my-loss+pays-for-chance m39 h-24
=my-loss+sale-or-service m31
=my-loss+sums-0 m38
=my-loss+sums-1 r-35 g-21 m61 h-37 k-21
=my-loss+unlawful-business h48
=my-loss+wager-event m46
=my-loss+with-money g-25 m37 h-40
=my-wallet-lent r-22 k59
=my-wallet-lent+pass-along g-24
=my-wallet-lent+pays-for-chance k23
=my-wallet-lent+sale-or-service r-23 k29
=my-wallet-lent+sums-0 r-21 k59
=my-wallet-lent+surety-pay h-33 k30
=my-wallet-lent+unit h-22 k22
=name-after+online-place r23
=name-after+paid-entry m22
=name-after+sale-or-service h25
=name-after+sell h21
=name-after+sums-1 g-24
=name-after+travelling g-24 m-22
=name-after+unit r25
=name-after+unlawful-business h-43
=name-after+unlicensed g33
=name-after+unlicensed-giving g26
=name-after+wager-event m-26
=name-after+waiting g-31
=name-after+watchers h-35 k-21
=name-after+works-for h-42
=name-before+narcotic h-35
=name-before+online-place h47
=name-before+operator m29 h28
=name-before+paid-entry g-21 h-24
=name-before+sale-or-service h-21
=name-before+serves h-26
=name-before+settles-later g-21
=name-before+sums-1 r-21 g-21
=name-before+to-oppose h-28
=name-before+travelling h-46
=narcotic+not-pork h26
=narcotic+not-told m41
=narcotic+paper-money h35
=narcotic+pays h-42
=narcotic+price-word r22
=narcotic+priced-thing h26
=narcotic+right-now h-21
=narcotic+sell g24
=narcotic+stakes r-31 h-39
=narcotic+stranger h-21
=narcotic+sums-2 r23
=narcotic+sums-apart h-31
=narcotic+take-in r31
=narcotic+to-learn h-35
=narcotic+trade g24
=narcotic+trading g-29 h35
=narcotic+with-money r26 h-21
=no-date g23
=no-date+no-decision-date g23
=no-date+price-of g27
=no-date+sums-0 g25
=no-date+trade g26
=no-day g49
=no-day+no-decision-date g23
=no-day+pays r-21
=no-day+pays-for-chance r-27
=no-day+price-of g27
=no-day+price-word g24
=no-day+repay r-26
=no-day+sale-or-service g34
=no-day+sums-0 g50
=no-day+unit r-32 g35
=no-day+wager-event g38
=no-decision-date g23
=no-decision-date+sums-0 g23
=no-spec g38
=no-spec+nobody-knows g42
=no-spec+price-word h-21
=no-spec+reference g28
=no-spec+sums-0 g40
=nobody-knows g37
=nobody-knows+not-pork g21
=nobody-knows+not-told g22
=nobody-knows+pays r-31 g43 h-22
=nobody-knows+pays-for-chance g46 h-36
=nobody-knows+price-of g29
=nobody-knows+reference g36 h-29
=nobody-knows+sale-or-service g23
=nobody-knows+sealed g27
=nobody-knows+share-unknown g32 k-21
=nobody-knows+shut-thing g36 h-27
=nobody-knows+sums-0 g33
=nobody-knows+sums-1 g28 h-30
=nobody-knows+under g36
=nobody-knows+unit g26 h-29
=not-chosen+paper-money r-22
=not-chosen+pays-for-chance r-21
=not-chosen+reference r-22
=not-chosen+settles-later g25
=not-chosen+sums-2 r-33 g21
=not-chosen+sums-grow r-33 g21
=not-chosen+two-prices r-24
=not-chosen+undecided r-21
=not-chosen+under g29
=not-chosen+unit r-24 g22
=not-mine-yet g38
=not-mine-yet+pays-for-chance g24
=not-mine-yet+price-of g29
=not-mine-yet+reference g32
=not-mine-yet+sale-or-service g35
=not-mine-yet+sell g34
=not-mine-yet+sums-0 g38
=not-mine-yet+trade g31
=not-mine-yet+unit g27
=not-pork h-25
=not-pork+out-of-reach g37
=not-pork+out-there g24
=not-pork+paid-entry g-25 m21 h-29
=not-pork+paper-money m25 h31
=not-pork+right-now g26
=not-pork+sums-0 h-24
=not-pork+sums-1 h-41
=not-pork+unborn g36
=not-pork+unit g-22
=not-pork+unlawful-business h27
=not-pork+winner-takes g-23
=not-told g27
=not-told+paid-entry g-36 m48
=not-told+passes-it r-25
=not-told+reference g34
=not-told+sale-or-service g22
=not-told+serves g-41 m44
=not-told+shut-thing g35 m-21 h-27
=not-told+sold-short m24
=not-told+sums-0 g29
=not-told+unit g31
=not-told+unknown-party h-22
=not-told+wager-event h-31
=not-told+watchers h-24 k34
=official+online-place m-36 h-37 k-26
=official+outside-prize m-23
=official+paid-entry m-23
=official+payroll g-21 h-39
=official+pays h40
=official+pays-for-chance r-21
=official+principal-stays r23
=official+reference m-24 h-32
=official+sell h-30
=official+serves g-26 h-34
=official+speed-up h22
=official+sums-1 r-25
=official+to-learn g-23 h-32
=official+travelling g45
=official+unlawful-business m-23 h48
=official+up-down r36
=official+watchers h21
=one-source g33
=one-source+sale-or-service r-21 g22 h-21
=one-source+sums-0 g33
=one-source+unit g39 h-23
=online-place+own-stake g-24 m38 h48
=online-place+paid-entry m-27
=online-place+paper-money h28
=online-place+pass-along h-27
=online-place+pass-on g-22
=online-place+passes-it m-23 h-22 k24
=online-place+pays r25
=online-place+pays-for-chance h30
=online-place+price-of m29
=online-place+price-word g-22 m43
=online-place+priced-thing r-22 m28 h-33
=online-place+right-now h31
=online-place+serves m-21 h29
=online-place+sold-short r-22
=online-place+stakes m31
=online-place+stranger m-30 h-27 k21
=online-place+sums-1 m30 h45
=online-place+surety-pay h43
=online-place+to-dispose h-22
=online-place+to-oppose h-21
=online-place+trading g27
=online-place+unknown-party m-24 h-30
=online-place+up-down h-26
=online-place+wager-event m25 h47
=online-place+waiting r21
=online-place+watchers r-25 m-23 h-29
=online-place+with-money m38 h29
=online-place+works-for m-27
=operator m32
=operator+outside-prize h39
=operator+paid-entry m29 h22
=operator+paper-money m29 h-24
=operator+pays-for-chance h54
=operator+price-bet g44 m23 h-29
=operator+reference m27 h29
=operator+return-on-capital h41
=operator+right-now m32 h43
=operator+sale-or-service m24 h31
=operator+serves m-37 h30
=operator+stakes m28 h48
=operator+sums-0 m29
=operator+sums-1 r-22 m37 h57
=operator+sums-2 h27
=operator+to-learn h42
=operator+to-oppose m-41
=operator+trading g-33 m26 h44
=operator+unit g-27 h28
=operator+wager-event m26 h52
=operator+with-money m29 h42
=operator+works-for m-29 h50
=out-of-reach g35
=out-of-reach+out-there g32
=out-of-reach+pays-for-chance h-22
=out-of-reach+price-of g24
=out-of-reach+right-now h-25
=out-of-reach+sale-or-service h-23
=out-of-reach+sell g22 h-22
=out-of-reach+serves g31 h-21
=out-of-reach+sums-0 g37
=out-of-reach+trade g26
=out-of-reach+wager-event g23
=out-there g60 h-22
=out-there+pays-for-chance g26 h-21
=out-there+price-of g32
=out-there+right-now h-26
=out-there+sale-or-service g32
=out-there+sell g34
=out-there+sums-0 g62 h-21
=out-there+trade g34
=out-there+wager-event g25
=outside-prize+pays m-25
=outside-prize+per-period r-29
=outside-prize+price-of r34
=outside-prize+reference r-29 m-27
=outside-prize+sale-or-service r24
=outside-prize+sell r26
=outside-prize+sold-apart g30
=outside-prize+sold-short r35
=outside-prize+sums-2 g-25
=outside-prize+surety-pay h-27
=outside-prize+to-dispose r-24
=outside-prize+to-oppose r-22
=outside-prize+trade r42
=outside-prize+under h-22
=outside-prize+unit r-32 m-23
=outside-prize+unlawful-business h26
=outside-prize+wager-event m-26 h-30
=outside-prize+winner-takes h-25
=own-account+passes-it r-23
=own-account+sale-or-service g-26
=own-account+serves g-26
=own-stake m49 h60
=own-stake+pays-for-chance m22 h37
=own-stake+reference m27 h39
=own-stake+sums-0 m42 h46
=own-stake+sums-1 g-22 m25 h40
=own-stake+wager-event m26 h41
=own-zakat-rate+pays h22
=own-zakat-rate+price-of h-24
=own-zakat-rate+price-word g26
=own-zakat-rate+right-now r-21
=own-zakat-rate+search-for h35
=own-zakat-rate+settles-later g24
=own-zakat-rate+unit h-28
=paid-entry+paper-money r22 m-27 h-44
=paid-entry+per-period r22
=paid-entry+pledge r39
=paid-entry+right-now h25
=paid-entry+salam g-31
=paid-entry+search-for g-31
=paid-entry+sell h-36
=paid-entry+sham h23
=paid-entry+sums-2 g-33
=paid-entry+sums-apart g-25
=paid-entry+sums-grow g-45
=paid-entry+sums-shrink r22 h-24
=paid-entry+to-learn h-27
=paid-entry+unlawful-business m23 h33
=paid-entry+up-down g51 m-37
=paid-entry+winner-takes h-27
=paper-early r25
=paper-early+pays-for-chance r26
=paper-early+price-of r31
=paper-early+receivable r23
=paper-early+reference r27
=paper-early+sale-or-service r32
=paper-early+sell r35
=paper-early+settles-later r23
=paper-early+sold-short r34
=paper-early+sums-0 r23
=paper-early+to-learn r-33
=paper-early+trade r31
=paper-early+under r26 h-21
=paper-early+unit r23
=paper-money+pass-along r-21 k26
=paper-money+pass-on r-29 g27
=paper-money+pays g-31
=paper-money+per-period r-26 k35
=paper-money+pledge r29
=paper-money+price-word r-24
=paper-money+priced-thing g21 h-29
=paper-money+repay r24
=paper-money+return-on-capital g-26
=paper-money+right-now k25
=paper-money+serves r28
=paper-money+sham h37 k-21
=paper-money+stranger m-22
=paper-money+sums-1 h25
=paper-money+sums-equal r-39 g-21 m-28 h-28 k-29
=paper-money+sums-shrink r43
=paper-money+surety-pay h-29
=paper-money+travelling k-22
=paper-money+two-prices g29
=paper-money+undecided g25
=paper-money+undescribed g-38 h25 k-25
=paper-money+unlawful-business m43
=paper-money+wager-event m32 h29
=paper-money+wash-money g-23 h-29 k49
=pass-along h-28 k41
=pass-along+sale-or-service k21
=pass-along+sums-0 h-27 k41
=pass-along+take-in k28
=pass-along+unit k22
=pass-along+unknown r-21 g-23 k21
=pass-along+unknown-party g-25 h-24 k29
=pass-on+pays-for-chance r-29
=pass-on+price-of g40
=pass-on+reference r21
=pass-on+return-on-capital r-32 h21
=pass-on+right-now r-22
=pass-on+sell r-40 g26
=pass-on+sold-short r-27
=pass-on+stranger k22
=pass-on+sums-1 k-22
=pass-on+take-in k23
=pass-on+trade r-45 g51
=pass-on+trading r29
=pass-on+unit h-31
=passes-it+sums-1 k21
=passes-it+sums-grow r23
=pay-for-cover g52
=pay-for-cover+pays r-30
=pay-for-cover+per-period r-29 g62 h-34
=pay-for-cover+reference g31
=pay-for-cover+return-on-capital r-28 g31
=pay-for-cover+sale-or-service r-23 g29
=pay-for-cover+search-for g40
=pay-for-cover+sold-apart g47
=pay-for-cover+sums-0 g51
=pay-for-cover+sums-1 g35
=pay-for-cover+travelling g26
=pay-for-cover+unit r-29 g39
=pay-me+sums-0 r-30
=pay-me+sums-grow r35
=payment-versus-payment+priced-thing r-25
=payment-versus-payment+right-now g-23
=payment-versus-payment+sums-0 r-25
=payment-versus-payment+sums-1 m-22
=payroll+per-period h28
=payroll+price-of r33
=payroll+receivable r25
=payroll+right-now r28
=payroll+sell r45
=payroll+sham k46
=payroll+sold-apart r-24 g34
=payroll+sold-short r24
=payroll+trade r36
=payroll+unlawful-business h45
=pays+promised-cut g-22
=pays+return-on-capital r25
=pays+sold-short r-27
=pays+speed-up h34
=pays+sums-grow g-26
=pays+to-dispose g-33
=pays+watchers r30
=pays+works-for g40
=pays-for-chance+play-costs h-22
=pays-for-chance+price-word g-24
=pays-for-chance+principal-stays g-26
=pays-for-chance+promised-cut r28
=pays-for-chance+sea-catch g31 h-23
=pays-for-chance+sham h21
=pays-for-chance+shut-thing g22
=pays-for-chance+small-parts r-23 k21
=pays-for-chance+soft-drink h-52
=pays-for-chance+speed-up h22
=pays-for-chance+stakes m30
=pays-for-chance+sums-2 r22
=pays-for-chance+sums-3 m26
=pays-for-chance+sums-equal r-48
=pays-for-chance+sums-grow r52
=pays-for-chance+sums-shrink r27
=pays-for-chance+surety r30
=pays-for-chance+takaful r-33
=pays-for-chance+tick-guess r-26 g47 m40
=pays-for-chance+to-treat r-32 m-22
=pays-for-chance+undecided g31
=pays-for-chance+unknown g21
=pays-for-chance+unknown-party k27
=pays-for-chance+unlawful-business h46
=pays-for-chance+up-down m31
=pays-for-chance+wager-event m25
=pays-for-chance+wait-pay r44
=pays-for-chance+winner-takes m35
=per-period+percentage r28
=per-period+pledge r26
=per-period+priced-thing r21
=per-period+right-now h-31
=per-period+savings-circle r-21
=per-period+search-for g44 h-32
=per-period+settles-later h24
=per-period+shut-thing g21 m-29 h-23
=per-period+sold-short k22
=per-period+stakes r23 m-31
=per-period+to-oppose h-28
=per-period+travelling g-30 h-27
=per-period+unlawful-business h34
=per-period+wager-event r-29
=per-period+watchers r23
=per-period+with-money k21
=per-period+works-for r-25 g-23
=percentage+right-now r28
=percentage+soft-drink r-22 h-33
=percentage+sold-apart r26
=percentage+unlawful-business m-31
=percentage+waiting r23
=percentage+with-money m-23
=percentage+zakat r-35
=play-costs h-22
=play-costs+price-of g-25
=play-costs+sums-0 h-22
=play-costs+unit g-33 h-24
=play-costs+wager-event m-23
=pledge+reference r38
=pledge+sale-or-service r47
=pledge+sold-apart r22
=price-bet g46 h-24
=price-bet+stakes g32
=price-bet+sums-0 g42
=price-bet+with-money g32
=price-later+right-now g-25
=price-later+salam r-23 g34
=price-later+search-for g38
=price-later+sell r29
=price-later+trade r29 g-23
=price-later+trading g24
=price-later+unit g26
=price-of+quick-cash r26
=price-of+rate-charge r29
=price-of+receivable r26
=price-of+same-back r30
=price-of+savings-circle r37
=price-of+sea-catch g21 h-25
=price-of+sham h28
=price-of+share-unknown g40
=price-of+tied-deal g-21
=price-of+to-learn r-21
=price-of+to-oppose g26 h-26
=price-of+unborn g34
=price-of+unknown g25
=price-of+unlawful-business h49
=price-of+wait-pay r38
=price-of+works-for g-22 h-22
=price-open+sell g21
=price-open+unit g43
=price-word+rate-charge r31
=price-word+receivable r24
=price-word+reference r-29
=price-word+return-on-capital r-34 g22
=price-word+sold-apart r-22
=price-word+sold-short r-21
=price-word+sums-1 g-37
=price-word+sums-2 g-22
=price-word+sums-apart r-22
=price-word+tick-guess m24
=price-word+trading g22
=price-word+undecided h-21
=price-word+under g-21
=price-word+wait-pay r38 g-24
=price-word+waiting g-24
=price-word+watchers r-35
=price-word+works-for g-23
=priced-thing+reference r-23
=priced-thing+repay g-22
=priced-thing+settles-later r23
=priced-thing+sold-apart r22 g-23
=priced-thing+split r23 k-23
=priced-thing+stakes g33
=priced-thing+sums-2 g28 m26
=priced-thing+sums-apart g28 m25 h-21
=priced-thing+tick-guess r-27 g32 m51
=priced-thing+under r-23 m41 h-22
=priced-thing+unit r25
=priced-thing+unlawful-business h26
=priced-thing+up-down g44
=priced-thing+with-money g33
=principal-stays r22 g-24
=principal-stays+receivable r-25
=principal-stays+sums-0 r28
=principal-stays+unit h-21
=promised-cut r21 g-22 h-22
=promised-cut+reference h-23
=promised-cut+sale-or-service h-21
=promised-cut+stipulated g-21
=promised-cut+sums-0 g-21 h-21
=promised-cut+surety-pay r-30
=promised-cut+to-debtor r26
=promised-cut+trade r26
=promised-cut+trading g-21 h-24
=quick-cash r27
=quick-cash+reference r23
=quick-cash+sale-or-service r40 k-30
=quick-cash+sell r24
=quick-cash+sums-0 r35
=quick-cash+take-in r23
=quick-cash+trade r30
=quick-cash+trading r28 g-26
=quick-cash+watchers r26
=rate-charge r35
=rate-charge+reference r21 h26
=rate-charge+sums-0 r33
=rate-charge+sums-1 r40
=rate-charge+take-in r31 h-22
=rate-charge+unit r36
=rate-charge+watchers r27
=receivable+reference r21
=receivable+sale-or-service r30
=receivable+sell r31
=receivable+sums-shrink r-24
=receivable+surety r28 h-27
=receivable+surety-pay r38
=receivable+take-in r31 g-28
=receivable+to-debtor r-27
=receivable+to-learn r-31 h-32
=receivable+trade r30
=receivable+trading r34
=receivable+unlawful-business r-34
=receivable+up-down r22
=receivable+wager-event r-32 m48 h-31
=receivable+with-money m26
=reference+same-back r26 h-21
=reference+search-for h-24
=reference+sham k31
=reference+soft-drink g-25
=reference+speed-up g-28
=reference+stays-unseen k27
=reference+stipulated r24
=reference+stranger g-27
=reference+sums-3 g-32
=reference+sums-apart h24
=reference+sums-equal g-29 m-22 h-24
=reference+sums-grow r25
=reference+sums-shrink r26
=reference+undecided g24
=reference+undescribed g22
=reference+unknown-party k29
=reference+unlawful-business h50
=reference+up-down g30
=reference+with-money h24
=reference+works-for g-23
=repay+sell r24
=repay+serves g-25
=repay+sums-1 g-22
=repay+sums-3 r-29 g27 m-23 h-28
=repay+sums-apart h-25
=repay+sums-equal r-57
=repay+sums-grow r62
=repay+trading h-24
=repay+travelling r-24 g-21 h-26
=repay+up-down g-27
=repay+watchers r22 g-24
=reroute h-25 k42
=reroute+sums-0 h-25 k42
=reschedule+sale-or-service r32
=return-on-capital+search-for r-25 g-30
=return-on-capital+serves g21
=return-on-capital+sold-apart r22
=return-on-capital+sold-short r-24
=return-on-capital+sums-3 r-24
=return-on-capital+sums-equal r-25
=return-on-capital+sums-grow g-21 h-24
=return-on-capital+surety-pay r-29 h27
=return-on-capital+to-dispose r-29
=return-on-capital+travelling r-25 g-27
=return-on-capital+unlawful-business h40
=return-on-capital+wager-event r24
=right-now+salam g-24
=right-now+sold-apart g-23
=right-now+stakes h28
=right-now+sums-3 g-30
=right-now+sums-equal r-31
=right-now+sums-grow r27
=right-now+surety-pay r22 k-22
=right-now+to-learn h-30
=right-now+unlawful-business h31
=right-now+wager-event h37
=right-now+watchers k26
=right-now+with-money h22
=salam+trading h-23
=salam+unit g-28
=sale-or-service+same-back r29
=sale-or-service+savings-circle r21
=sale-or-service+sea-catch g28 h-24
=sale-or-service+sham k28
=sale-or-service+share-unknown g40
=sale-or-service+shut-thing h-27
=sale-or-service+small-parts k-25
=sale-or-service+split k-30
=sale-or-service+stakes h23
=sale-or-service+stays-unseen r-26 h-38 k36
=sale-or-service+tied-trade r21
=sale-or-service+to-oppose h-21
=sale-or-service+travelling h-24
=sale-or-service+undecided h-29
=sale-or-service+undescribed g26
=sale-or-service+unknown g24
=sale-or-service+unknown-party k34
=sale-or-service+unknown-quantity g24
=sale-or-service+unlawful-business h66
=sale-or-service+unlicensed-giving r-28 h-34
=sale-or-service+victim-fee m-26 h-36 k57
=sale-or-service+wait-pay r48
=sale-or-service+works-for g-28
=same-back r35
=same-back+sell r31
=same-back+sums-0 r40
=same-back+trade r30
=savings-circle+sell r25
=savings-circle+sold-short r35
=savings-circle+to-dispose r-24
=savings-circle+trade r42
=savings-circle+wager-event m-22
=sea-catch g31
=sea-catch+settles-later g30
=sea-catch+sums-1 r-30 g35 m-21 h-33
=sea-catch+trade h-26
=search-for+serves h-27
=search-for+settles-later g25
=search-for+takaful g-30
=search-for+to-learn h-24
=search-for+trading g-35
=search-for+travelling g29
=search-for+waiting r-21
=sell+share-unknown g33 h-33
=sell+shut-thing g33
=sell+surety-pay r-21 h-29
=sell+tied-deal g-23
=sell+to-oppose g24 h-29
=sell+undescribed g24
=sell+unlawful-business m-37 h22
=sell+wager-event g24
=sell+waiting r-27
=sell+watchers r33
=serves+to-learn g-30
=serves+trading r-21
=serves+travelling h-38
=serves+under g-23
=serves+unlawful-business m-30 h60
=serves+unlicensed-giving r-23 h-39
=serves+up-down h22
=settles-later+small-parts h-52
=settles-later+to-learn g-32 h-28
=settles-later+two-prices r-24
=settles-later+undecided r-27
=settles-later+unlawful-business h-32
=settles-later+with-money g21
=sham h24
=sham+sums-0 h23
=sham+trade h22
=sham+trading h-41 k32
=sham+unit k49
=sham+watchers k32
=share-unknown g38 h-37
=share-unknown+sums-0 g38 h-37
=share-unknown+trade g40
=shut-thing g37
=shut-thing+sums-0 g34
=shut-thing+sums-1 g27 h-28
=shut-thing+to-learn g-30
=shut-thing+trade g26
=shut-thing+undescribed g21
=shut-thing+unit g50 h-21
=shut-thing+wager-event g23 m-33 h-22
=small-parts k45
=small-parts+stays-unseen g-24 h-35 k47
=small-parts+sums-0 k47
=small-parts+sums-1 r-31 h-41
=small-parts+to-oppose k23
=small-parts+under r-32
=small-parts+watchers h-26 k28
=soft-drink h-35
=soft-drink+sums-0 h-28
=soft-drink+sums-1 h-41
=soft-drink+unlawful-business h-22
=sold-apart+sold-short g25
=sold-apart+stranger h-21
=sold-apart+sums-0 g22
=sold-apart+sums-1 g-24
=sold-apart+takaful g-41
=sold-apart+to-learn g25
=sold-apart+trade g22
=sold-apart+trading r-28
=sold-apart+travelling g52
=sold-apart+unlawful-business h45
=sold-apart+waiting g33
=sold-apart+watchers k-21
=sold-short+sums-3 m-23
=sold-short+sums-equal r-30 h-29
=sold-short+sums-grow r22 h-22
=sold-short+sums-shrink r32
=sold-short+take-in h24
=sold-short+to-oppose r-21
=sold-short+travelling r-23 g-24 h-27
=sold-short+under r32
=sold-short+wager-event r-23
=speed-up h35
=speed-up+sums-0 h33
=speed-up+to-oppose g-29 h21
=speed-up+up-down h24 k-26
=split k25
=split+stays-unseen r-21 k25
=split+sums-0 k28
=split+sums-1 h25
=split+sums-2 r-29
=split+under r-42
=split+watchers k22
=stakes m23
=stakes+sums-0 m21
=stakes+sums-1 m38 h24
=stakes+sums-2 g30 h-27
=stakes+sums-apart g32
=stakes+tick-guess g29
=stakes+to-learn m-21
=stakes+to-oppose h-32
=stakes+trading g33
=stakes+under g41
=stakes+unlawful-business h26
=stakes+up-down g35
=stakes+wager-event h29
=stakes+with-money m23
=stays-unseen g-24 h-21 k70
=stays-unseen+sums-0 g-25 h-21 k70
=stays-unseen+under k32
=stays-unseen+unknown k43
=stays-unseen+unlicensed-giving h30 k-25
=stays-unseen+up-down r-27
=stays-unseen+watchers g-24 k35
=stipulated r21
=stipulated+sums-0 r26
=stipulated+trading r30
=stranger k46
=stranger+sums-0 k48
=stranger+sums-1 m-32
=stranger+unit k32
=sums-0+surety r23
=sums-0+takaful g-39 h-22
=sums-0+tick-guess g28 m44
=sums-0+to-debtor g-30
=sums-0+to-treat m-26 h-21
=sums-0+unborn g69 h-33
=sums-0+undecided g21 h-37
=sums-0+unknown-party k47
=sums-0+unlicensed k27
=sums-0+unlicensed-giving k31
=sums-0+victim-fee r-38 g-47 m-37 h-44 k69
=sums-0+wait-pay r41
=sums-0+wash-money h-32 k71
=sums-0+winner-takes m29
=sums-0+with-money m22
=sums-0+zakat r-25 h-30
=sums-1+surety r28 h-30
=sums-1+tick-guess g44 m28
=sums-1+tied-deal r22
=sums-1+travelling h-39
=sums-1+unlawful-business h28
=sums-1+up-down g29 m35
=sums-1+wager-event m34
=sums-1+wait-pay r39 g-21
=sums-1+waiting r23
=sums-1+winner-takes m34
=sums-1+with-money m39 h22
=sums-2 r26
=sums-2+sums-equal r-64
=sums-2+sums-grow r60
=sums-2+sums-shrink r39
=sums-2+to-oppose r24
=sums-2+two-prices r-24 g29
=sums-2+undecided r-25
=sums-2+under r-32
=sums-2+unlawful-business r-27 h35
=sums-2+wager-event m29 h21
=sums-2+watchers m-29
=sums-3 m26
=sums-3+sums-apart m23
=sums-3+sums-equal g-23
=sums-3+sums-shrink r-21
=sums-3+unlawful-business h24
=sums-3+wager-event r-27 m32 h25
=sums-apart+unlawful-business r-27 h33
=sums-apart+up-down h-22
=sums-apart+wager-event r-25 m31 h35
=sums-apart+watchers r-26 m-36
=sums-apart+winner-takes h-34
=sums-apart+with-money g21
=sums-equal r-56
=sums-equal+take-in r-23
=sums-equal+unit r-28
=sums-equal+with-money r-31 h-32
=sums-grow r60
=sums-grow+surety-pay h-23
=sums-grow+take-in r30
=sums-grow+two-prices r-24 g29
=sums-grow+undecided r-25
=sums-grow+with-money h-21
=sums-shrink r33
=sums-shrink+with-money r26
=surety r28
=surety+surety-pay r39 h-22
=surety+take-in r38
=surety-pay+to-oppose h-23
=surety-pay+trade h-29
=surety-pay+trading r-27 g-22 h-37
=surety-pay+unlawful-business m-28
=surety-pay+watchers h25
=takaful g-38 h-21
=takaful+trading h-41
=take-in+to-oppose r-27 g-23
=take-in+winner-takes m29
=tick-guess r-21 g44 m49
=tick-guess+to-oppose g31 m40
=tick-guess+trading g30 m41
=tick-guess+unit g40 m30
=tick-guess+with-money r-23 g45
=tied-deal g-22
=tied-deal+tied-trade r25
=tied-deal+trade g-21
=tied-trade r28
=to-debtor+trading r24
=to-dispose+to-oppose g-25
=to-dispose+travelling h-22
=to-dispose+wager-event g-24
=to-dispose+waiting r-29
=to-learn+trading g-45
=to-learn+wager-event m-26
=to-learn+waiting r-23
=to-learn+watchers r-21
=to-oppose+trade g23
=to-oppose+unit h-24
=to-oppose+unlawful-business m-30 h-41
=to-oppose+with-money m37 h-36
=to-treat m-27 h-22
=to-treat+unit r-26 g-21
=to-treat+unlawful-business m-31 h-27
=trade+travelling r-25 g22
=trade+unborn g35
=trade+under r25
=trade+undescribed g29
=trade+unlawful-business h36
=trade+unlicensed-giving r-33
=trade+watchers r21
=trading+travelling g-21
=trading+under m28
=trading+unlawful-business g-22 h55
=trading+watchers g21
=travelling+unlawful-business h26
=travelling+waiting r-32
=travelling+watchers k-24
=two-prices r-23 g22
=two-prices+undecided r-23 g24
=unborn g69 h-33
=undecided r-22 g23 h-25
=undecided+unit g32
=under+undescribed g38
=under+unknown g21
=under+wager-event m-25 h31
=under+with-money g42 h-22
=unit+unknown-party k24
=unit+unlawful-business h53
=unit+unlicensed-giving k23
=unit+up-down g35
=unit+works-for r28 g-24
=unit+zakat h-22
=unknown g22
=unknown+unknown-party g-22
=unknown+watchers g-31 k33
=unknown-party k47
=unlawful-business h21
=unlawful-business+works-for h57
=unlicensed k27
=unlicensed-giving k31
=unpromised r-22
=up-down+wager-event h29
=up-down+with-money g25 m-21 h-25
=victim-fee r-38 g-47 m-37 h-44 k69
=wager-event+winner-takes m27
=wager-event+with-money g-22 m40
=wager-event+works-for m-26
=wait-pay r58
=wait-pay+waiting r41
=waiting r23
=wash-money h-33 k75
=watchers+zakat k-25
=winner-takes m40
=winner-takes+with-money g-22
=with-money m21
=zakat r-25 h-30
_%_ r32
_%_a_ r37
_%_and_ h-27 k57
_%_for_ r46
_%_monthly_ r34
_%_on_ r21 m-31 h-42
_%_past_ r56 h-35
_%_yearly_ g-30
_%_علي_ g-26
_%_من_ r-24
_2ard r28
_2ard_ r28
_2e h-27
_2es r22
_2est r22
_2est_ r22
_3ala h-21
_3ala_ h-24
_3ale r23 g-27
_3and_ h23
_3and_sheikh_ h21
_3ara h24
_3ara_ g-31 m-22 h26
_3ay r-34
_3e r-35 g-30
_3om g-22
_3omo g-23
_7a g25
_7ad r-27
_7ag h-33
_7ag_ g-22 m-25 h-34
_7al r-29 g-42
_7ash h22
_7elwe_la_ h24
_7es h-21
_7esab_ r-25
_7ess r-26 g-28
_a2 r45 m-23
_a3 g-27
_a5 g-29
_a7 r-22 g-29 m-28 h47
_a_car_ r-43
_a_casino_ m-33 h35
_a_conventional_ h25
_a_day_ h-26 k-30
_a_guy_ h-38
_a_lot_ m-25
_a_man_ k21
_a_new_ g-32
_a_portion_ g32
_a_pub_ r-25
_a_week_ h-39
_aami h21
_aamil_ h21
_aan g21
_aba r-29 h-35
_abay r-27 g-26 h-39
_abaya_ r-27 g-26 h-39
_abl r-29 g30 h-34
_abl_ g31 h-34
_abl_ma_ g35
_abor g-30 h52
_abortion_ g-30 h52
_abou g-31
_about_ g-31
_about_the_ r-26 g-28 h-37
_abra h29
_abraj_ h29
_abro k21
_abroad_ k21
_abs h31
_absi h24
_absinthe_ h24
_ac_ r-29 h-26 k-21
_acce h-21
_acci g29
_accident_ g40
_account_for_ r-23
_account_is_ m-24 h-34
_account_number_ k-38
_accounts_ g-23 h24
_accr r30
_accu m25
_accumulator_ m25
_acq h21
_acqu h21
_acquired_ g29 h-38
_acr h35
_acro h35
_across_ h35
_across_the_ h35
_act r-23
_actu r-24
_actually_ h-21
_ad_ m-28 h23
_ad_for_ h44
_add r21
_add_ r23 h24
_adde r21
_added_ r33 h-36
_adderall_ h38
_addi m-21
_adjustment_ r33
_adjustment_clause_ r22
_adjustment_on_ r30
_adjustment_to_ r37 h-27
_adm h-31
_admi h-31
_ado h30
_adob m-21 h25
_adop h31
_ads m-23
_ads_ m-23
_adult_diapers_ h-43
_adult_film_ h38
_adult_store_ h61
_adult_swimming_ h-22
_advance_for_ r-29
_advances_ r26 h-23
_advi g-23
_advice_ m-21 h40
_aed_per_ r-30 m78 h-23
_aff h40
_affi h41
_after_eid_ r31
_after_he_ r-33 g42
_after_i_ r-28
_after_party_ h41
_after_said_ g21
_after_she_ g40 h-21
_after_they_ g39 k-21
_agei h37
_ageing_ h37
_agency_fee_ r-35 g-32 h-22 k-30
_agent_fee_ r-37 g-27
_agent_for_ r24 h-26
_agent_to_ r65
_agi h49
_agin h26
_aging_ h26
_agree_ g43
_agreed_to_ r-25 g25
_ah m-25 h-22
_ai h-23
_aig g64 h-25
_aig_ g64 h-25
_ain h-22
_ain_ h-22
_air_ m-25 h-26
_aird g31
_airdrop_ g31
_airt r25
_airtime_ r25
_airtime_advance_ r46
_airtime_credit_ r76
_airtime_loan_ r40
_aj h-24
_ak g26
_akha m-23
_ako h-27
_ako_ h-27
_al_ h-29
_al_ain_ h-22
_al_inah_ r32
_ala r21
_alam g53 h-47
_alam_ g53 h-47
_alcoholic_ h22
_ale g-39 m-26 h37
_ale_ h42
_alf m-21 h-30
_alf_ m-21 h-30
_ali g-28 k-26
_ali_ g-27
_all g23
_all_ g32
_all_fish_ g82
_all_future_ g60 h-22
_all_that_ g70 h-51
_alla r-23
_allah_ r-23
_allocation_ g34
_allowed_ h-28
_allowed_to_ g44 h-31
_alm r-22 m-22 h37
_alo h-45 k34
_alon h-32 k35
_along_ h-25 k26
_already_paid_ g-24
_alt h23
_alte h-29
_alw h-26
_alwa h-26
_amal h40
_amal_ h40
_amb m-28 h-27
_ame h-37
_amer h-37
_american_ h-37
_ami h31
_amil h42
_amil_ h42
_amm g-27 m-23 h-42
_amu h42
_amul h33
_amulet_ h32
_an_ h21
_ana h-26
_ana_ h-25
_anc h42
_ance h42
_and_a_ g-33
_and_above_ r43
_and_bottle_ h-30
_and_buy_ r43
_and_coke_ h30
_and_eggs_ g-28 m-36 h26
_and_ends_ m-49 h-40
_and_forward_ r-27 k52
_and_he_ g-23 m26
_and_if_ r-37 g-35 m57
_and_its_ g46
_and_metal_ g25
_and_pass_ h-23 k64
_and_pay_ g43
_and_pays_ g56
_and_send_ h-21 k38
_and_sold_ g30
_and_taken_ r-34 g-31 m-24 h-23
_and_tonic_ h57
_and_transfer_ k63
_and_wine_ h59
_anda g31 m23 h-28
_andar_ g31 m23 h-28
_ang g-25
_ang_ h-31
_ange h22
_angel_ h22
_ani h-22
_annuity_ g30
_annum_ r25
_another_name_ h53 k-37
_ans r-27
_answer_ h-37
_answers_ g-21 h35
_anti_ h-52
_anti_bribery_ h-49
_any g34
_any_ g42
_ape h26
_aper h26
_aperol_ h23
_app_ g-21
_appe h-28 k31
_appeal_ h-33 k52
_appeal_by_ h-39 k58
_appear_ h-22
_appears_ g27 h-22
_appl g24 h-39
_apple_ h-40
_appliance_ g29
_appliance_care_ g37
_approved_ h-23
_apr r34 g-27 m-24 h-37
_apr_ r50 m-26 h-38
_apy r74 h-51
_apy_ r74 h-51
_aq g-31
_ara h22
_arab_ h-86
_arak h41
_arak_ h41
_aram g-23 h-27
_arb h-27
_arc g-21 m-34 h-26
_are m-21 k23
_are_ k31
_area r-24
_areg h27
_areglo_ h27
_arm m28
_arm_ r-24
_aro h-23 k45
_arou h-23 k45
_around_ h-23 k45
_arranged_ k-26
_arrival_ r-32
_art g-23
_arti g-28 h-24
_article_ g-23 h-29
_as_ h26
_as_a_ r-37 h-33
_as_agreed_ h-23
_as_bar_ h39
_as_genuine_ h38
_as_gift_ h-51 k76
_as_he_ g42
_as_in_ h-22
_as_is_ g30
_as_it_ r-32 g-27 h-31
_as_original_ h27
_as_per_ g-38 h-33
_as_real_ g-24 h54
_as_seller_ g36
_as_the_ r-30 g44 h-26
_asa g-32 h29
_ash r-25 g22 m-27
_ask k38
_ask_ h-23 k47
_asl r26 m-25 h-46
_assignment_ h28
_assignment_writing_ h37
_assignment_written_ h41
_assurance_ g32
_assured_ r24
_astrologer_ h30
_astronomy_ h-39
_at_%_ r22
_at_a_ r22
_at_al_ r-36 m-23 h-38
_at_home_ m-23
_at_sea_ g41
_ate m-27 h-32
_atm h-27
_atm_ h-27
_attached_ h-23
_attack_ h35
_attendance_ g-21
_attended_ h25
_auc r21
_auct r21
_auction_ r26
_auctioned_ r-22 g64 h-43
_aud r-22 h-24 k-25
_audi r-22 h-24 k-25
_audit_ r-26 h-24 k-33
_aur r-27 g-35 m-21
_aur_ r-35 g-39 m-27
_aura h41
_aura_ h41
_authorities_ g-23 h-34 k28
_authority_ g31 k-28
_av k28
_avo k33
_avoi k33
_avoid_ k35
_avoiding_ k24
_aw r-30
_aw_ r-26 g31 m21 h-38
_award_ r-24 g-29 m-27
_awarded_ g42 h-23
_awareness_ h-35
_away_the_ r-30
_ax g29
_axa g29
_axa_ g29
_ay m-25 h-23
_ay_ m-27 h-37
_b_ h-33
_ba3 g27
_baa g36
_baad g48
_baad_ g48
_baad_me_ g52 h-29
_baad_mein_ g29
_baba_ h23
_babo h28
_baboy_ h28
_baby_ h40
_babys_ h-28
_baca h27
_bacardi_ h27
_baccarat_ m21
_bach g23
_bachelor_ h25
_bachelor_no_ h30
_back_at_ g-22
_back_cheaper_ r-62 g46
_back_for_ r57
_back_if_ g37
_back_of_ r29
_back_on_ r30
_back_the_ m-24 h-28
_back_to_ r37 g-36 h-21
_back_when_ g-21
_backs_ h45
_baco h23
_bacon_ h23
_bad r21
_bad_luck_ h60
_bag g23
_bag_of_ m-30 h38
_bagg h-25
_baggage_ h-25
_bah g33 h-22
_baha g33 h-22
_bai r24 h24
_bai_ r63 h-36
_bai_al_ r49 h-33
_bai_el_ r56 h-39
_bail h29
_baileys_ h36
_bak g-22
_bake m-23 h-37
_bakery_ m-23 h-39
_bakr r-26 g-23 h-31
_balance_transfer_ r53 m-21 h-35
_balc h-31
_balcony_ h-24
_ball_ m-23
_ballet_ m-42 h-39
_balloon_ h31
_balloons_ g-28 m-26
_bana m-29 h46
_banat_ m-29 h46
_band h-53
_band_ h-53
_bangles_ h-22
_bank_card_ r-30 h-30 k30
_bank_does_ k42
_bank_is_ r49 g-22
_bank_only_ g-24 h-28 k48
_bank_shares_ g25
_bank_will_ g-29 h-41 k69
_banknifty_ g25
_banknifty_ce_ g24
_banknifty_pe_ g24
_banks_ h-22
_bann h35
_banner_ h23
_banner_for_ h38
_banners_ h38
_banners_for_ h38
_baq r-24
_bar_ h24
_bar_bill_ h58
_bar_exam_ h-35
_bar_of_ h-37
_bar_tab_ g-29 m-53 h54
_barangay_ h-32
_barasti_ h25
_barb r-23 g-29 h-48
_barber_ r-22 h-36
_bare g41
_bare_ g41
_barl h-31
_barley_ h-31
_baro r-27 g-21
_barrel_ g-21
_barrels_ g26
_bars h-35
_bart h46
_bartender_ h43
_bas_ g-31 m-30 h-35
_base r-21
_base_ r-21
_based_ h-33
_basi g-34 m-38 h-35 k-27
_baskets_ r-23 m-47
_bat m-23
_bath h38
_batt m-37 h-28
_battery_ r-24 m-34 h-27
_bayad_sa_ g-38
_bc r-26 m54 h-42
_bc_ r-26 m54 h-42
_bd h33
_bds h33
_bdsm h33
_bdsm_ h33
_be_ g36
_be_agreed_ g43 h-23
_be_fixed_ g29
_bean h-35
_bean_ h-32
_beans_ h-30
_bear_ h27
_bearing_ r41 g-26 h-22
_bears_ h-39
_beat h35
_beat_ h35
_beat_up_ h36
_bech g27 h-30
_becha_ g29 h-25
_bed r-38 h-36
_bed_ r-39 h-36
_bee_ m-26 h-44
_beef_bacon_ h-27
_beem h-21
_beema_ h-21
_beer h23
_beer_ h22
_before_any_ g29
_before_buying_ g23
_before_crop_ g28
_before_due_ r-28 g-21
_before_expiry_ h-28
_before_he_ g34
_before_i_ g33 h-25
_before_mint_ g23
_before_notice_ g43
_before_the_ g26
_before_we_ g-40
_beg h34
_begg h40
_beggar_ h31
_beggars_ h30
_begging_ h22
_beha g-28 k27
_behalf_ g-28 k27
_behalf_of_ g-37 k35
_behind_my_ h-32
_being_watched_ k52
_belonging_ g24 h-22
_belonging_to_ g24 h-22
_belongs_ g47 h-30
_belongs_to_ g47 h-30
_belt r-25 g-24 m-23 h-41
_belt_ r-25 g-24 m-23 h-41
_ben r-32
_bene r-27
_best_guess_ g-28 m23
_bet m30
_bet_ m25
_bet_on_ g62 m-32
_bet_with_ g-37 m63 h-38
_beta m32 h-25
_betting_shop_ g-23 h26
_between_friends_ g-27 h-38
_bev h37
_beve h37
_beverages_ h31
_bey r36
_bhai r-40
_bhai_ r-41
_bid m27 h-24
_bie g-23 h53
_bier g-23 h53
_big_ticket_ m27 h26
_bike h-22
_bike_ h-26
_bila g-28 h-25
_bilal_ g-28 h-25
_bill_bought_ r51 g-22
_bill_of_ g26
_bill_purchased_ r44 g-33
_bill_taken_ r77 h-28
_bills_ r31 h-21
_bim g25
_bima g25
_bima_ g25
_bin m21
_bina r-22 g33
_bina_ r-49 m-27 h-29
_binance_ r-24 m-30 h35
_binary_ g35 m27 h-27
_binary_options_ g47 m44 h-21 k-25
_bind m-23
_binding_ m-25
_bing m26
_bingo_ m25
_bingo_cards_ h-56
_bingo_hall_ m44 h37
_bira h43
_bira_ h43
_bird r-21 h-32
_bird_ r-26 h-35
_birds_ g33
_birds_in_ g47 m-29 h-27
_birr m-23
_birra_ m-23
_biry g-26 h-23
_biryani_ g-26 h-23
_bitcoin_ h-27
_bl h26
_bl_ g-23 h38
_bla h24
_blac h26
_black_ h29
_black_magic_ m-23 h34
_black_pudding_ m-21 h24
_black_stone_ m-29
_blackmail_ h25
_blanc_ h27
_ble g-21 h42
_bled g-32 h32
_bled_ g-32 h32
_bles h22
_blessed_ h22
_bli g24 h-36
_blin g24 h-36
_blind_ g24 h-36
_blind_box_ g38
_blo g-22
_bloc h-29
_blocking_ h-48
_bloo h27
_blood_sausage_ h38
_blos g21
_blossom_ g22
_blu h27
_blue_label_ h34
_blun h39
_blunt_ h34
_boar_ g-21 h30
_board_for_ g-21 h-34
_boat h-23
_bol h-32
_boli h-23
_boli_ r28 h-28
_bolt h-46
_bom r26
_bomb r26
_bombay_ r26
_bon r25
_bond r27 h-21
_bond_ h-27
_bond_coupon_ r52 m-36 h-46
_bond_fee_ r26
_bond_paper_ r-58 m-21 h-42
_bonds_ r45 h-25
_bone h23
_bong m-25 h70
_bong_ h61
_book_ h-35
_book_club_ m-21 h-39
_booked_ g36
_bookie_ r-22 m36 h45
_booking_ m-29
_booklet_ h-28
_bookmakers_ m26 h-37
_boot m-36
_bootleg_ h31
_booz h54
_booze_ h38
_bor h-26
_born r-32 g23
_born_ g26
_borrow_ g25
_borrowed_stock_ r-35 g38
_bot_ h49
_both g22
_both_ g22
_both_money_ r-28 g50 h-32
_bots h35
_bots_ h35
_bottle_service_ h28
_bottles_of_ h42
_bought_and_ r-36 g-32 k-24
_bought_by_ r33
_bought_for_ r-30
_bought_from_ g32
_bought_the_ r51
_bourbon_the_ h-59
_bow h-24
_bowl h-24
_box_for_ g-34
_box_of_ g-31 h-22
_boxes_ h-21
_boy_ g-24
_boys_to_ h35
_brand_ m-33 h-28
_brandy_the_ h-72
_bread_ g-36 h-32
_break_ h34
_break_his_ h39
_breaks_ g42 h-24
_bren g33
_brent_ g33
_brew_ h38
_brib h38
_bribe_ r-28 g-34 m-29 h41
_brid r23
_bridging_ r33
_bridging_finance_ r22
_bridging_loan_ r22
_brings_up_ g49 h-33
_brit h-41
_brokers_ r-21 g-28 h-33
_brothel_ h39
_brother_ r-22 g-22 k24
_brownies_ h27
_browns_ h-46
_bru h40
_brut h27
_bta r22 g-23
_btc g22
_btc_ g22
_bubbly_ h25
_buc h25
_buck h25
_budo g45 h-32
_budol_ g45 h-32
_bug r-22 g-24 m-25 h-29
_builder_ h-27
_built_ g33 h-21
_buk g24 h-34
_bull_ g21 h26
_bullion_ m-26 h-22
_bun h32
_buns r-22
_buns_ h24
_burglary_ g26
_burn h23
_burn_ g-21 h74
_bus m-30 h-27
_bus_ r-30 g-36 m-40 h-57
_but_ r31
_but_it_ g-22 h-22
_buy_a_ g-34 h77
_buy_bachelor_ h26
_buy_her_ r-25 g41 h-38
_buy_his_ h-21
_buy_in_ g-27 m50
_buy_it_ g31
_buy_master_ h38
_buy_masters_ h33
_buy_one_ g45 h-37
_buy_the_ g-29
_buy_them_ g28 h-28
_buy_your_ g37 m-22
_buyers_ g-26
_by_another_ g57
_by_guess_ g27 m-27
_by_hour_ h78
_by_me_ r-27 g-33
_by_them_ r34 h-27
_bya r36 g-21 h-33
_byaj r24 h-22
_byaj_ r24 h-22
_byb g25
_bybi g25
_bybit_ g25
_byp k37
_bypa k37
_bypass_ k25
_bypassing_ h-28 k43
_c_ r37 g-45 m-24 h-35
_cabl g-22
_cable_ g-25
_caf h-26
_cafe h-26
_cafe_ h-28
_cag h-24
_cage h-24
_cage_ m21 h-35
_cak g-21 m-26 h-21
_cake g-21 m-26 h-21
_cake_ g-21 m-26 h-27
_calc g-22
_calf g38 h-24
_calf_ g38 h-24
_calf_in_ g47 h-25
_call_centre_ g-38
_call_girl_ r-28 g-40 m-24 h26
_call_it_ r48 g-38
_call_me_ h-23
_call_option_ m-26
_call_options_ g47 m-38
_called_ h-24
_caller_ g-31
_calls_ g48 h-23
_calls_on_ g60 h-43
_cam_ g-24 m-22
_cam_girl_ h27
_cam_show_ h27
_camel_race_ g-25 m-40
_camera_ g-23
_camp_ h-34
_campaign_for_ h21
_can_ m-21
_can_not_ g46
_canc h-24
_cancel_ r-21 g-45
_cancellation_ g40
_cancelled_ g-42
_candle_green_ m56 h-23
_candle_red_ m73 h-30
_candles_ g23 h-28
_cani h30
_cann h21
_cannabis_ h21
_cans h30
_cans_ h30
_cant r-36 g-31 h-30
_canteen_ g-26 m-26 h-23
_cap_ r-35 g29 h-37
_capital_back_ r45
_capital_guaranteed_ r27
_capital_protected_ r67 g-26 h-21
_capital_refunded_ r51
_capital_safe_ r37
_capt h33
_captagon_ h32
_car_ h-31
_car_if_ g33
_car_insurance_ r-21 h-24
_car_unseen_ g40
_car_wash_ g-26 h-27
_carbon_ h-47
_carbonara_ h21
_card_at_ k-33
_card_for_ r-35 g-27 h-42 k-26
_card_interest_ r63
_card_replacement_ r-29 k-26
_cards_ g-25 h23
_cards_for_ m-42
_care g27 h-34 k21
_care_ g50 h-27
_cari m25
_carl h26
_carpet_ r-25 m-34 h-35
_carry_ r27 g-23
_cars g26
_cars_ g26
_carton_ h-39
_cartons_ m-23
_case h24
_case_ h23
_case_of_ g-27 m-23 h43
_case_opening_ m56
_cases_ m-27
_cash_for_ r-27 k32
_cash_in_ r-24 g-29 m25 h21
_cash_or_ r-33 g58
_cash_out_ k38
_cash_price_ r-33 g-36 h-22
_cash_settled_ r-23 g71 m-30 h-23 k-21
_casino_supermarket_ m-35
_cast g-31 m-21
_casting_ h32
_cat h-22
_catc g25
_catch_ h-24
_catch_of_ h-22
_catcher_ g-21 h34
_catches_ g42
_cate g-23 m-35
_catering_ g-25 m-38
_cau h-22 k42
_caus h-23 k55
_cause_ h-27 k63
_cb g-22 h51
_cbd h32
_cd r47 h-24
_cd_ r69 g-31 h-32
_cds r-23 g32
_cds_ r-23 g32
_ce_ g55 h-29
_cel h25
_cell h25
_cellar_ h32
_cem g-36 h-41
_ceme g-36 h-41
_cement_ g-36 h-41
_cen g-21
_cent g-21
_center_ g-28
_certain_ r60 h-34
_certified_ h-28
_cf r-32 g69 m45 h-38
_cfd r-32 g69 m45 h-38
_cfd_ r-37 g63 m51 h-36
_cfds g38 m-24 h-21
_cfds_ g38 m-24 h-21
_chai m-22 h-34
_chai_ h21
_chai_pani_ h56
_chain_ r21
_chair_ r-30 m-39 h-56
_chairs_ h-39
_chance_ m32 h-31
_chandelier_ g-22 h-42
_chandi_ r58 h-26
_change_ r-22 m-24
_channels_ h28
_char_ h31
_char_siu_ h28
_charas_ h27
_charge_on_ r25
_charges_ r23
_charges_%_ r21
_charges_for_ r42
_charitable_ k47
_charm_from_ h68
_chart_ m-40
_chat h35
_chat_ h27
_chea h34
_cheap_ h32
_chec g-21 h-21
_check_ h-21
_checks_ k40
_cheese_ g-27 m-21
_chei h23
_cheikh_ h23
_chem r-21 m-21
_cheque_for_ r42
_chess_club_ m-34
_chicken_ h-23
_china_ g36 h-24
_chip m24
_chip_ h-21
_chips_ m25
_chips_and_ m-36 h-29
_chit r48 g-21
_chit_ r65 g-26 h-36
_chitty_ r52 h-32
_chiv h28
_chivas_ h28
_chocolate_ h-25
_choose_later_ g37 h-28
_chop h44
_chops_ h33
_chor h25
_chorizo_ h25
_chos h-24
_chu m42 h-37
_cid g-22 h32
_cide g-22 h32
_cider_ g-22 h32
_clar h44
_claret_ h44
_class_ m-29 h-44
_classes_ h60
_claw r-24 g-39 m-31 h-42
_clean_ h-34 k38
_cleaning_ m-23 h-30
_clearance_ k-21
_cler r-23
_clerk_ r-23
_clic m25 h26
_client_ m-29
_clin h-31
_clinic_ h-31
_clip h44
_clips_ h44
_clon h56
_clone_ h61
_cloned_ g-23 h45
_cloned_card_ h24
_cloned_cards_ m-34
_cloning_ h35
_closed_my_ g-66
_closes_position_ g23
_closing_ r-24
_clot h-31
_clothes_ h-37
_club_table_ m-29 h25
_cm g48 h-37
_cme g52 h-24
_cme_ g52 h-24
_co_ g-30
_coa g-35 m-28 h-40
_coac g-33 m-29 h-32
_coaching_ g-24 m-23
_coc h25
_coca h24
_cocaine_ g-21 h31
_cocktail_ h23
_cocktail_bar_ h33
_cocktails_ h31
_code_ h-25
_codeine_ h29
_coffee_cup_ h57
_coffee_dregs_ h29
_coffee_grounds_ h67
_coin_ h-25
_coke_zero_ g-44 m-30 h-57
_cold m-22
_cold_ m-22
_collar_ r-53 g77
_colleagues_ h24
_collect_ m21 h-31
_collection_for_ k32
_collection_of_ h-21 k55
_collector_ m26 k22
_collects_ m21
_colo h-30
_color_ h-29
_colored_ h-31
_colour_ h-33
_coloured_ h-27
_com_ m49
_come_ r21 g21
_comes_ h-21
_comi g27
_coming_ g29
_commercial_paper_ r30 g-29 h-22
_commission_for_ r-26
_commission_in_ h69 k-22
_commission_to_ g-22
_committee_ r21
_comp_ m36 h-44
_companion_for_ h63
_companionship_for_ h25
_company_for_ h46
_competition_entries_ m35
_competition_entry_ m72
_compound_ r-38
_compounding_ r43
_conceived_ g47
_concert_ r-33 m-35 h-37
_conference_ g-22
_consideration_ g25
_consolidation_ m-21
_consulting_ g-22 h-28
_containers_ r22
_content_ g-27 h67
_contents_a_ g58 h-35
_contents_not_ g38
_contents_of_ g-32
_contest_ m31
_contest_entry_ m56
_contract_of_ g-32
_contract_to_ r31 g-46
_contractor_ h-35
_conventional_bank_ g-25
_coo m-33
_cook m-35
_cookies_ m-57 h-21
_cooking_ h51
_cooking_sherry_ h42
_copi h21
_copies_ h21
_copies_passed_ h26
_copy_of_ g-25 m-31 h-57
_copy_watches_ g-25 h39
_cork h35
_corp r28
_corporate_ r28
_costs_ r26
_costume_ h-30
_cott h-21
_cotton_ h-21
_could_not_ h-23
_counselling_ m-36 h-23
_count_not_ g57
_counted_ h-22
_counter_ r-28 g-24
_counterfeit_money_ h-58
_counterfeit_note_ h-51
_country_ g-32 m-30 h-29
_couples_ h30
_coupon_bond_ r47 m-33 h-29
_coupon_from_ r63 m-31 h-59
_coupon_on_ r60 m-34 h-48
_coupon_payments_ r-21
_courier_fee_ r-25 h-27
_course_ g-24
_court_ h-26
_cousins_ h-26
_cov g21
_cove g21
_cover_ g24
_cover_design_ g-43
_cover_for_ g-31
_cover_letter_ g-41 h-30
_cover_plan_ g32
_covered_ r-42 g47
_cow r-23
_cow_ r-24 h-25
_crac h24
_crack_ g-30
_cracked_ h37
_craf h45
_craft_ h45
_cras m28
_crash_ m28
_crash_game_ r-21 m31 h45
_craw h22
_crawl_ h22
_crea h-30
_cream_ m-28 h-56
_credit_card_ r29
_credit_default_ r-59
_credited_ r22
_creditor_ r-31
_credits_ r-21 m31
_cres h-23
_crescent_ h-23
_cric h-30
_cricket_ h-28
_cris m-23 h21
_crop g23 h-25
_crop_ g23 h-25
_crop_before_ g30
_crop_not_ g36
_crop_of_ g30
_crow g-40 m-22 h-48
_crud g29
_crude_ g28
_crude_oil_ g24 m-33
_crypto_ h-24
_cs m74
_cube h-49
_cum r26
_cumu r37
_cumulative_ r37
_cup m-26
_cup_ m-26
_cup_reading_ h62
_current_ r35
_curs h38
_curse_ h38
_curt h-27
_curtains_ h-24
_cush h-31
_cushion_ h-24
_cushions_ h-27
_customer_database_ h26
_customer_paid_ g56 h-39
_cut g-31
_cut_ h28
_cut_for_ r-27 h59
_cutt g-38 m-23 h-50
_cutter_ g-42 m-23 h-36
_cutting_ m-22 h-48
_cyb h-31
_cybe h-31
_cyber_ h-31
_cyc m-28
_cycl m-28
_cycle_ g-26 m-21
_cyl r-23 g-28 m-21 h-23
_cyli r-23 g-28 m-21 h-23
_d_ r38 m22 h-50
_d_o_ r-35 g72
_da_ g-33 h-31
_daa r-23 h29
_daam g25 h-21
_daam_ g25 h-21
_dab r-27 h43
_dad g-28
_dad_ g-29 h-28
_dadd h38
_daddy_ h38
_dafa3t_ m-21
_dah h-30
_daha h-30
_dahab_ h-30
_dain r22
_dain_ r22
_dam g23
_dama g25 h-28
_dan h34
_danc h35
_dance_ h23
_dancer_ h35
_dancers_ h28
_dare g-23 m30 h-29
_dare_ g-23 m30 h-29
_dart r-23 g-35 h-42
_data g-30
_data_ g-31 m-26
_date_no_ r-25
_dated_cheque_ r-22
_dates_ g-29
_dati r-33 m-29
_dating_ r-33 m-29
_dau h-21
_daug h-21
_daughter_ h-25
_day r21 h-34
_day_ r32 h-39
_day_late_ r49
_day_overdue_ r27
_day_unpaid_ r27 h-22
_days_at_ r35
_dd h21
_ddo h21
_ddos h21
_ddos_ h21
_ddos_attack_ h21
_de_ g-25 m-35
_dead h33
_dead_ g-28 h45
_deal_ r27
_dealers_ g-28 m-28 h36
_dear r24
_deat g37
_death_ g37
_debe r28 h-27
_debenture_ r24 h-25
_debi r23
_debit_ r23
_debited_ r24 h-26
_debt_at_ h-30
_debt_owed_ r51
_debt_to_ r36 h-29
_deca g61 h-36
_decd g27
_decde_ g27
_declare_ h-21
_declare_it_ g-21 k50
_decor_ h-25
_decoration_ g-25 m-28
_deduction_ r-29 h24
_dee g-32
_deed r-22 g-35 h-25
_deed_ r-22 g-35 h-25
_default_swap_ r-51
_defe r-26
_degree_without_ h23
_dei r-28
_deit h29
_deity_ h23
_delay_ r21
_delete_ h25
_deliver_in_ g32
_deliverable_ r34 g-32
_delivered_ h-21
_delivers_ g33
_delivery_in_ g49
_delt h37
_delta_ h37
_dem h-26
_demurrage_on_ r42
_den h-30
_dent h-29
_dental_ g37
_dental_plan_ r-22 g72
_deposit_at_ m-23
_deposit_certificate_ r36
_deposit_certificates_ r42
_deposit_for_ r-29 h-34
_der g21
_deri g27 h-21
_derivative_ g21
_derivatives_ g26
_desc k27
_description_ h-25 k30
_desert_ h-40
_desi_ h33
_desk m-25 h-22
_desk_ m-25 h-22
_dest h53
_det h-29
_dete h-32
_detection_ h-31
_detector_ h-36
_df r-29
_dh h-43
_dhs h-30
_dhs_ h-30
_di_ g38
_dia r-23
_dial h-25
_diam m26
_diap h-43
_diapers_ h-43
_die g30 h-22
_die_ g59 h-31 k-21
_die_they_ r-24 g38 h-31 k-22
_died h21
_died_ h21
_dies_ g30 h-21
_different_ m-22 h30 k21
_digi h-26
_dina h-27
_dinar_ h-28
_dip_ m-39 h-40
_director_ g-32 h-46
_directors_ h-58 k-22
_dirham_ m-42
_dirhams_per_ r-28 m49
_dirt k46
_dirty_ k46
_disa h27
_disappear_ h27
_disco_ m-26
_discount_coupon_ r-48 m-24 h-23
_discounted_ r25
_discounted_by_ r21
_discounting_ r61
_discovered_ g34
_dise g-22 m21 h54
_diss h22
_dissertation_ h22
_dissertation_writing_ h25
_dist h26
_distribution_ h-21
_distributor_ h30
_dive g37 h-34
_dive_ g39 h-26
_diver_ g23 h-26
_divi g-34
_dj h21
_dj_ h30
_dji h23
_djin h23
_djinn_ h23
_do_ k28
_do_not_ h-21
_doct h30
_doctor_ g-22
_doctored_ h33 k-29
_documentary_ g-24
_doe k21
_does k21
_does_ k26
_dog_fight_ m-48 h76
_dog_fighting_ h36
_dog_fights_ m-23 h35
_doh g-24 h-33
_doha g-24 h-33
_doha_ g-24 h-33
_doll_ h32
_dollar_ r31
_dollars_to_ g-25
_dom r-30 g-37
_donated_ g-21
_donated_to_ r-29
_donation_ k-21
_donation_to_ k-27
_done h-27
_done_ h-27
_done_if_ g28
_donk h29
_donkey_ h29
_donor_ h36
_dont k22
_dont_ k22
_dont_have_ g49
_dont_tell_ g-23 h-45 k-35
_doo g-23
_door g-23
_dos g-28 m-24
_double_or_ h-24
_doubled_ h-38
_doubled_or_ h-29
_dow h-24
_down h-37
_down_min_ g32 h-27
_draf r-39 g-22 m43
_draft_ m27
_drag m33 h-45
_draw_ m21
_draw_coupon_ r-24
_draw_for_ h-22
_draw_of_ m-32
_draw_ticket_ r-26 m40 h-29
_draw_tickets_ h-36
_drawing_ m-32 h-29
_drawn_ m28
_drea m41
_dream_ m41
_dream_car_ m52 h-38
_dream_home_ m43 h-48
_dreg h29
_dregs_ h29
_dres g-21 h-47
_dress_ h-47
_dri r-21
_drink_ g-22
_drinks_ h25
_driv r-30
_drive_ h-22 k36
_driver_ r-22
_dro r-28 g21 h-24
_dron h-45
_drone_ h-45
_drop r-30
_drop_ r-36
_drug_test_ h-27
_drugs_ h43
_dry h33
_dry_ h37
_dry_red_ h58
_dry_white_ h35
_dt g66 h-34
_dte g66 h-34
_dte_ g66 h-34
_duc m33
_duck m40
_duck_ m40
_dues r21 h-25
_dues_ r21 h-25
_dum h31 k39
_dump h57
_dushman_ki_ h23
_duty_free_ h47
_dv g-28
_dvd g-28
_dvds g-28 h22
_dvds_ g-28 h22
_e3 h23
_e3l h23
_e3la h23
_e3lan_ h23
_e_ g22
_e_mini_ g35
_e_o_ g56 h-23
_each_borrowed_ r56 g-24
_each_he_ r69 h-21
_each_i_ r52 h-21
_each_of_ g-26
_each_one_ r-31 k23
_each_payment_ r-56 h-37 k81
_each_transfer_ r-24 k59
_earnest_ g-21
_earnest_money_ r-30 g-22
_earnings_ r27
_eas r-29 h32
_ecstasy_pills_ h38
_edible_ h-35
_edibles_ h35
_edit g-25
_edu h-23
_educ h-23
_education_ h-23
_education_plan_ r-21 g35
_ee r46 h-27
_een r46 h-27
_eena r46 h-27
_eenah_ r36
_egg_ m21
_eib r22 g-27
_eibo r22 g-27
_eibor_ r22 g-27
_eid h-37
_eid_ h-37
_eig h22
_eigh h22
_ein r44 h-24
_eina r44 h-24
_einah_ r32
_el_ g-21 m28
_electricity_ g-21 h-32
_electrocuted_ h27
_electronics_ h-27
_ell g21
_elli g-28
_elli_ g-28
_elly r-29 g30 h-31
_elly_ r-29 g30 h-31
_email_ h-22
_emba h-28
_embassy_ h-28
_emi r45
_emi_ r49 h-30
_emin g33
_emini_ g33
_emis r56
_emis_ r56
_employee_stock_ g31
_employer_ g-21 h-24
_empt r-28
_empty_ r-24 g-21
_end g26 h-27
_end_ r23 h-33
_endi m36
_ending_ m37
_ending_sa_ g-26 m60 h-50
_ends r-24 g21 m-39 h-40
_ends_ r-24 g21 m-39 h-40
_ene h24
_ener h24
_ent m21
_ente m35 h27
_entries_ m26
_entry_fee_ m-22
_entry_money_ m30
_entry_to_ m26
_envelope_for_ h55
_envelopes_ h-38
_equipment_ m-26
_equity_in_ r-52 g-42 h23
_er r-25 g-27
_ero h34
_erot h34
_erotic_ h34
_escape_ g-35
_escort_car_ h-35
_escort_for_ m-26
_escort_service_ h55
_esh h-26
_esht h-26
_ess h-24
_essay_ m-21
_est g-25 m-23 h-29
_esta g-24 m-22 h-27
_estate_ h-27
_et h-21
_eth_ r-21
_ethi h-45
_eu r23
_eur r23
_eur_ r25 m-25
_euro_ g-29 m-26 h-21
_euromillions_ m27
_even g21
_even_ g24
_event_ g25
_ever r24
_every_ r41
_every_borrowed_ r71 g-34 h-22
_every_day_ r27 h-25
_every_month_ r26
_everyone_ r-29
_everyone_puts_ r-24 g-33
_everything_under_ g40 m-21 h-49
_ex_ h44
_exac m28
_exam_fee_ r-30 g-24 m-33 h-62
_exam_for_ h30
_exam_questions_ h44
_examiner_ h48
_exams_ g-29 h-22
_exchange_house_ r-24 m-27
_exists_ g21
_expected_ r-29
_experience_ h37
_experience_letter_ h39
_expired_ h22
_expired_food_ h35
_expired_medicine_ h34
_expiring_ h-36
_expl r-29 g-21
_explained_ h-25
_expr r-27
_extended_ r-29
_extended_warranty_ r-32 m-29 h-38
_extension_ h-24
_extra_service_ r-21 h25
_extras_ h39
_eye_ h24
_eyes g-21 h22
_eyes_ g-21 h22
_f_ r-40 g42 m-30 h-37
_fa2 r22 g-29 h-30
_face m-26
_face_ m-27
_facilitation_ r-28 h37
_facility_ r21
_fact r27 h-21
_factor_ r45 h-26
_factoring_ r21
_factory_ r-29 h-30
_fai h-22
_fail h-22
_fair_ r-21
_fake_flowers_ h-39
_fake_grass_ h-44
_fake_medical_ h48
_fake_money_ h-53
_fake_plants_ h-42
_fake_sick_ h22
_fal_ h33
_falc h-23
_falcon_ h-23
_fall g29 m-33
_fall_ m-38
_fals k42
_false_ k42
_fan m24
_fan_ m52 h-46
_fans_page_ h39
_fant h-22
_fantasy_ h-22
_fare m-25 h-38
_fare_ m-30 h-39
_farewell_ h-24
_farm_ h21
_fast h-34
_fastest_ h-25
_father_ r-23
_fathers_inheritance_ g26
_fau h-30
_fav h-29
_favo h-29
_faw r28 h-22
_fawa r28 h-22
_fawayed_ r27
_fay r26
_fd r71 g-37 h-35
_fd_ r71 g-37 h-35
_fee_%_ r41
_fee_for_ m-21
_fee_on_ r35
_fee_paid_ r49
_fee_per_ r39
_fee_so_ r25 g-22 h-39 k21
_fee_to_ m-28
_feed r-28 g-39 m-26
_feed_ r-28 g-39 m-26
_feel g44
_feel_ r-27 g50
_feels_ g31
_fel g-22
_fell h37
_fell_ h37
_fell_off_ h40
_felo g-26
_fen h37
_feng h25
_fengan_ h28
_fer g-23
_ferm h30
_fermenting_ h23
_fermenting_vessel_ h27
_fet h34
_feti h34
_fetish_ h34
_ff g58 h-40
_ffa g58 h-40
_ffa_ g58 h-40
_fi_ h-46
_field_not_ g39
_fif k-21
_fift k-22
_fifty_ k-22
_figh k23
_fight_ m26
_fight_bet_ h-28
_fight_money_ m64
_fight_stake_ h-32
_fighters_ h-31 k40
_fighting_ h36
_fights_ m-23 h35
_figu g29
_figure_for_ g-58 h50
_figure_never_ g34 h-26
_file g33
_file_ g30
_fill g-21
_film g-23
_film_ g-27
_films_ h30
_fils r55 h-22
_fils_ r55 h-22
_fils_on_ r28 h-21
_fils_per_ r49
_filt g-22 h-22
_filter_ g-23 h-21
_fina r22
_final_if_ g49
_final_price_ g48
_finance_ r26
_finance_charge_ h-21
_finance_company_ h-21
_finance_fee_ r55 g-24
_financier_ r23
_financing_ r25
_find_ g34 h-27
_find_it_ g28
_find_one_ g39 h-22
_finder_ g-28
_finders_ g-26
_finds_ g28
_fine_for_ h-40
_fini m41
_finishers_ r-21 g-33 m33
_finj h23
_finjan_ h23
_fire m-22
_fire_ h-43
_first_buy_ g27 h-21
_first_copy_ g-24 h44
_first_refusal_ g21
_fis h-27
_fish h-27
_fish_ g30 h-32
_fish_in_ g79
_fish_that_ g57 h-24
_fish_your_ g44
_fisherman_catch_ g53
_fisherman_catches_ g37
_fishing_ g-41
_fit m-24
_five_minute_ g-25
_five_six_ r84 m-28 h-75
_five_star_ h34
_fix_ m-22 h33
_fix_the_ m-28 h39
_fixed_%_ r39 g-23 h-21
_fixed_per_ r47 h-22
_fixed_price_ g-32 m-25 h-22
_fixed_profit_ r44
_fixed_return_ r62 g-23 h-28
_fixed_returns_ r66 g-45 h-28
_fixed_time_ r-70 g33 m53 h-35
_fixer_ h42
_fla h-21
_flag g-24 m-24 h-39 k28
_flag_ g-24 m-26 h-35 k24
_flat_%_ r84 h-25
_flat_for_ g-21
_flat_rate_ r40
_flav h-27
_fle g21
_flee g21
_fleet_ g21
_flight_cancellation_ g21
_flight_delay_ r-25 g24
_flight_loss_ g57
_flip m25 h-38
_flip_ g-35 h-39
_flip_coin_ g-23 m76
_flipped_ g-25 m53 h-32
_flipped_coin_ g-25 m53 h-32
_floor_plan_ r80 g-63
_flower_ h26
_flowers_ h-41
_flu h-32
_flu_ h-41
_fn g44
_fno g49 h-28
_fno_ g49 h-28
_foa g41 m-24 h-31
_foal g41 m-24 h-31
_followers_ g-32 h54
_fon g-24 h-22 k-26
_font g-24 h-22 k-26
_font_ g-23 h-21
_for_%_ r32
_for_aed_ m-25
_for_ageing_ h37
_for_aging_ h26
_for_all_ g37
_for_being_ r42
_for_bought_ g39
_for_car_ h-28
_for_certain_ r60 h-34
_for_clinic_ m-31
_for_day_ r62
_for_delay_ r43
_for_each_ r69
_for_eid_ m-32 h-44
_for_evening_ h24
_for_february_ r30
_for_fighters_ k43
_for_finding_ h-29
_for_girls_ h22
_for_giving_ r46
_for_hacked_ h-33
_for_her_ h41
_for_his_ g-21 h33
_for_iphone_ m33 h-32
_for_it_ r-24 g27
_for_january_ r30
_for_kids_ m-25 h-33
_for_less_ r36
_for_lunch_ r-30 g-24 m-25 h-32
_for_march_ r64
_for_may_ g-40 h-37 k-21
_for_me_ h37
_for_money_ m26 h-30
_for_month_ r64 h-21
_for_night_ h38
_for_nor_ g23
_for_nothing_ g-24
_for_parking_ r-31
_for_prayer_ h55
_for_ps_ m33 h-46
_for_purchased_ g35
_for_restaurant_ h40
_for_right_ g40
_for_same_ r48
_for_selling_ r23 g-26 h-24
_for_somebody_ k42
_for_someone_ h-35 k53
_for_spirits_ h33
_for_sure_ r65 h-29
_for_villa_ g-25
_for_week_ r69
_for_whisky_ h-37
_for_worship_ h38
_forb r32 g-24
_forbearance_ r32 g-24
_ford h-41
_ford_ h-41
_forecast_ m24
_forex_ g29 h-21
_forg r-27 h25
_forgave_ r-29
_forge_ h24
_forged_signature_ r-40 h58
_forged_steel_ g-35 h-40
_forging_ h54
_form r-36 h-28
_form_ r-38 m-27
_forward_exchange_ r58 g-37
_forward_for_ r52 g-28
_forward_fx_ r64 g-62
_forward_money_ r-54 g-55 h-29 k95
_forward_on_ r62 k-21
_forward_purchase_ r-47 g57
_forward_rest_ r-38 g-42 k96
_forward_sale_ r-28 g34
_forward_the_ r-30 g-33
_forward_this_ r-25 g-34
_forwarding_ r-37 g-27 h-30
_forwards_ r30 g34
_foun r-21
_found_ h-28
_fra h-25
_free_entry_ m-30
_free_from_ h-53
_freight_forward_ g24
_freight_forwards_ g43
_fres g-31 h-28
_fresh_ g-31 h-28
_frie h-22
_friends_ h-27
_fries_ m-23 h-48
_from_a_ h-21
_from_another_ g73
_from_bank_ r30
_from_china_ g36 h-24
_from_escort_ h29
_from_her_ r26 h-21
_from_him_ r28
_from_home_ h-26 k-24
_from_insurance_ g-50
_from_me_ r29 m23
_from_our_ h-23
_from_supplier_ g38
_from_third_ g33
_fron r-39
_front_ r-39
_fruit_of_ g48
_fruits_ g40
_fruits_of_ g46
_ft g28 m23
_fue r-23
_fuel r-21
_fuel_ r-21
_full_and_ m-25 h-23
_full_moon_ h26
_full_new_ h38
_full_service_ h56
_func h-22
_function_ h-22
_fund_ h-26
_fund_of_ r22 g-51
_funding_ r-37 g50 k-36
_fundraiser_ k25
_fundraiser_by_ h-58 k62
_funds_ r24 g-26 k36
_funeral_plan_ g64
_fur h-23
_fut g22
_fut_ g73 h-32
_future_by_ g-42 h64
_futures_ g27
_futures_account_ g28
_futures_margin_ m-21
_futures_of_ g-45
_fw r35 g-23 h-25
_fwd r35 g-23 h-25
_fwd_ r35 g-23 h-25
_fx r61 h-21
_fx_ r61 h-21
_fx_swap_ r73 g-27 h-51
_fx_swaps_ r76 g-83 m-22 h-26
_g_ g-23 h47
_gac g-24 m31 h-30
_gach g-24 m31 h-30
_gacha_ g-26 m26 h-26
_gam m26
_gamb m26
_gambling_addiction_ m-22
_game_that_ g61 m-33
_games_ r-22
_gameya_ r36
_gami m24
_gaming_ m24
_gaming_hall_ m-32 h-42
_gamm g29 m-32 h33
_gammon_ r-22 g-26 m-32 h44
_gan h28
_gang h36
_ganj h29
_ganja_ h29
_gar g-23 h-28
_gard g-23 h-26
_garden_ g-24 h-25
_gas g31
_gas_ g31
_gat g-22 m-36
_gate m-35 h-22
_gate_ m-36 h-42
_gav g-21
_gave g-21
_gave_ g-21
_gave_him_ r37 h-26
_gave_me_ g-21 h-21
_gb g-22 h22
_gbp r32
_gbp_ r32
_gel_ h-60
_gelatine_ g-23
_gem_stone_ h28
_gent h22
_gentlemens_club_ h28
_get_out_ r-28
_get_rich_ r-30 g33 h-21
_gg g-24 m55 h29
_gha h-33
_gift_for_ r-21 h-22 k-23
_gift_so_ k44
_gil r45 m-24
_gin m-21
_gin_ g-26 h59
_gin_and_ h57
_ging g-25 h-49
_ginger_ g-25 h-49
_ginger_ale_ h-29
_gir h23
_girl h28
_girl_ h31
_girl_from_ h24
_give_ h-23
_giveaway_ m21
_giving_away_ r-30
_giving_me_ r44
_giving_us_ r33
_glu r-24 h-30
_go_ m38 h34
_goa h-28
_goal g-30 m33 h-40
_goat h-21
_goat_ g30 h-21
_gold_coin_ r28
_gold_futures_ r-22 g50
_gold_necklace_ r29
_gold_saver_ r36
_gold_saving_ r26
_gold_savings_ r25
_golf m32 h-39
_golf_ m32 h-39
_good_ r-21 g-34 h29
_goodwill_ r33
_got_out_ r-51
_grab g52 h-43
_grab_ g52 h-43
_grad h-26
_grah h26
_grah_ h26
_gram h36
_gram_ h44
_grams_ h24
_grams_of_ h34
_gran r22
_grand_ g-33
_grap g-26
_grape_ g-25
_grappa_ h36
_grass_cutting_ m-26 h-52
_grea h32
_grease_ h36
_grease_his_ h35
_grease_the_ h36
_grease_their_ h33
_gree m21
_green_ m21
_green_card_ m-46 h-26
_greyhounds_ m27
_gri h27
_grid h39
_grid_ h39
_groc r-23 h-26
_groceries_ r-24 h-21
_grocery_ m-22 h-39
_ground_ h-21
_grounds_ h67
_grows_ r30 h-36
_grows_with_ r38 h-25
_guarantee_commission_ h-29
_guaranteed_annual_ r46 g-28
_guaranteed_capital_ r32
_guaranteed_monthly_ r36
_guaranteed_payout_ r37
_guaranteed_return_ r-34
_guaranteed_yearly_ r26 g-21
_guarantees_ r40
_guard_ r-21
_guc h22
_gucc h22
_gucci_ h22
_gue m28
_gues m28
_guess_ m39 h-21
_guess_number_ g-46 m59 h-33
_guess_weight_ g-52 m67
_guesses_ g-27
_guest_ g-36 h-25
_guests_ m-24 h27
_guid h-25
_guide_ h-25
_guinea_ h-58
_guinea_pig_ h-52
_guinness_ h27
_gul h-31
_gun_ h-26
_guy r-22 h22
_guy_ r-21 h28
_gy r-28 g-36 m-22 h-30
_gym r-29 g-21 m-23 h-31
_gym_ r-29 g-21 m-23 h-31
_haa r-34 g-28 m27 h-39
_haar m35 h-27
_hac h24
_hack h24
_hack_ h73
_hacked_accounts_ g-24 h40 k-34
_hacked_email_ h-42
_hacked_instagram_ h-32
_hacker_into_ h65
_hacker_to_ h56
_hadi r22
_hair r22
_half_a_ h28
_half_of_ g-24
_ham_ h74
_ham_and_ h49
_ham_radio_ h-34
_ham_sandwich_ h30
_hamd h-39
_hamm g-24 h-39
_hamp g-21 h-28
_handbags_ h27
_handed_ h-27
_handed_over_ m-24 h-35
_handicap_ m44 h-33
_handover_ h-22
_hang g30
_hangover_ h34
_happens_ g26 h-26
_happy_ h30
_happy_ending_ r-25 m-31 h21
_hara g-25 h34
_haram_ g-28 h29
_hard g-24
_hard_ g-21 h40
_harm m-41
_harm_ m-41
_harv g26
_harvest_of_ g23
_has_ g24
_has_no_ g25
_has_not_ g22
_hasa r-27
_hasan_ r-27
_hash h28
_hash_ h31
_hash_browns_ h-46
_hasn g45 h-23
_hasnt_ g45 h-23
_hat m26 h-42 k-24
_hat_ r-23 g-33 m41 h-44 k-22
_hatc g29 m-28 h-28
_hatched_ g44
_hav g27
_have g28
_havent_ g41 h-23
_hay g-21
_haz r-24 h-30
_he_asked_ r28 h-31
_he_gave_ r23 h-24
_he_is_ g-22
_he_lends_ r21
_he_owe_ r-36 g-34 m62
_he_said_ m28
_he_says_ m-30
_he_will_ h24
_hea h-32
_head h-21
_healer_ h31
_healer_removes_ h21
_healer_removing_ h21
_health_ g-22 h-42
_heap h-28
_heap_ h-28
_hear r-21 h-29
_hedge_through_ g71 k-26
_hedge_with_ g50
_hedging_ g21
_hei h22
_hein h26
_heineken_ h26
_hell r-30 h58
_hell_ r-30 h58
_helm r-21 g-22 m-31 h-39
_help r25
_hemp_rope_ g-22 h-53
_hen r-32 h44
_henn r-33
_her_account_ k49
_her_wallet_ g-28 k21
_herb r-22 m-43
_here g-26
_here_ g-24
_here_is_ g-21
_hero g-21 h30
_heroin_ r-21 g-23 h36
_hex h23
_hex_ h38
_hi_ r-39 g-30
_hid k26
_hidden_camera_ h31
_hide g-22 h-31 k34
_hide_ g-22 h-31 k34
_hide_from_ k46
_hidi k51
_hiding_ k51
_hiding_from_ k21
_high_ g-21
_higher_higher_ r-38 g42
_hil r-22
_him_and_ r-34 m59
_him_for_ r23
_him_the_ h-40
_him_up_ r-33 g-23 m-33 h52
_hire h-21
_hire_ h-47
_his_account_ g-26 k46
_his_cash_ h-24 k38
_his_children_ h21 k-21
_his_figure_ g31 h-21
_his_kids_ g-37 h80
_his_money_ k26
_his_number_ g81 m-29 h-39
_his_own_ r-27 g-21
_his_share_ g-28 h-23
_his_shop_ g-21 h21
_his_wallet_ g-29 k25
_hisa r-40
_hit r-27
_hitm g-25
_hitman_ g-25
_hiv g23
_hive g23
_hm g63 h-21
_hmo g63 h-21
_hmo_ g63 h-21
_hog h43
_hog_ h46
_hol m22
_hold h-25
_hold_ g-22 h-27
_holders_ m-25
_holding_ m-28
_home_brew_ h55
_home_contents_ g21 h-26
_home_game_ m37 h-31
_homemade_ h27
_hone_ g30
_hone_se_ g30
_honey_jars_ r-25 g-28 h-32
_hoo r-21 g-36 m-23 h22
_hook g-29 m-25
_hookup_ h34
_hop g30 h23
_hope g40 h-21
_hope_ g39 h-22
_hops h29
_hops_ h29
_horoscope_app_ h-41
_horoscope_subscription_ g-23 h41
_horses_ m53
_hostess_ m-22 h28
_hot_ g-27 m-21 h43
_hotel_ h-26
_hour_for_ h36
_hour_to_ h37
_hours_ r-29
_house_if_ g32 m-21
_house_red_ g-21 m-21 h72
_house_white_ h48
_housie_ h-26
_housing_ m-32 h-26
_how g25 m21 h-30
_how_ g25 h-21
_hq g-40
_hq_ g-40
_hr g-21 h-34
_hr_ g-31
_hrs h-30
_hrs_ h-30
_hua g-23 m-21
_hul g34
_hula h62
_hula_ h62
_hulu g-30 h-24
_hund g-26
_hunt_ h22
_hus r-35 g-26 m-24 h61
_husb h25
_hy r25
_i_buy_ g26
_i_die_ g56 h-29
_i_gave_ r26 h-22
_i_give_ r25
_i_lost_ r-22
_i_only_ r-31 k24
_i_owe_ r28 g-25
_i_own_ g-26 h-24
_i_paid_ h-42
_i_pass_ g78 h-30
_i_post_ h42
_i_publish_ h40
_i_said_ r-33 g-35
_i_short_ g50
_i_was_ r-41 g-25 h29 k-23
_ib m-25 h23
_ibe h34
_iber h34
_ic m-24
_ice g-40 m-29
_ice_ g-42 m-31
_ico g46 h-36
_ico_ g46 h-36
_id_ r-31 g-38
_id_with_ h63 k-41
_ido_ g70 h-54
_idol_for_ h55
_idols_for_ r-21 h42
_ielts_without_ h39
_ieo g53 h-32
_ieo_ g53 h-32
_if g41 h-22
_if_ g43 h-21
_if_containers_ r23
_if_dies_ g36 h-23
_if_he_ r-27 m32 h-24
_if_i_ g38 k-21
_if_my_ g33 h-26
_if_no_ g40
_if_not_ r-25 g-25 m28 k-30
_if_something_ g55 h-66
_if_the_ g66
_if_we_ r31
_ig g22
_iga h28
_igam h28
_igaming_ h28
_ij h-24
_ija r-26 h-22
_ijar r-26 h-22
_ijara_ r-26 h-22
_ijara_rent_ r-23 g-26
_il g21
_ill g30
_illn g25
_illness_ g25
_illness_rider_ g33
_ima h-36
_importer_ h23
_in_a_ r-30 h41
_in_an_ g-37
_in_and_ g72
_in_app_ r59 h-41
_in_buying_ g-24
_in_case_ h-26
_in_contract_ r-21 g-21 h-25 k-21
_in_fathers_ g25
_in_full_ r-29 g-22 h-23
_in_her_ r-21 h-21
_in_his_ g-47
_in_june_ r27
_in_may_ r-21 g22
_in_minutes_ g38 m-30
_in_mother_ g51
_in_mothers_ g49
_in_my_ r-21
_in_one_ r-30 h-24
_in_our_ r-30 h-29
_in_play_ g-27 m35 h35
_in_seconds_ g49
_in_spring_ g-30
_in_the_ h-30
_in_your_ g-36 h-29
_ina r65 h-28
_inah r51
_inah_ r51
_inca h32
_incall_ h32
_ince r-33
_incl_ r27
_incr h-21
_increase_ h-21
_indemnity_ g30
_index_futures_ g29
_indi h-24
_indu r36
_indulgence_ r36
_inflated_ r-21 h37
_inflation_ r28
_inflation_adjustment_ r33
_ing g-37
_inheritance_before_ g27
_inside_ g24
_insider_ r-22 g-39 h38
_inspect_ g42 h-39
_inspected_ g-35 h-25
_inspection_ g-24
_inspector_ h26
_inspector_so_ h24
_installation_ g-41 h-40 k-22
_installments_ g23
_instalment_of_ r-27
_instalment_price_ r-21 g-28
_instead_ k22
_insult_ h46
_insulting_ h48
_insults_ h35
_insurance_brokers_ g-30
_insurance_company_ g-36
_insurance_for_ g51
_insurance_hq_ g-40
_insurance_office_ g-34
_insurance_renewal_ r-28 g48
_insurer_ r-25 g25
_insurers_ r-21
_int r24
_int_ r96 g-31 h-65
_interes_ h-31
_interest_account_ r-24
_interest_bearing_ r45 m-27 h-21
_interest_for_ r71
_interest_free_ r-34
_interest_group_ r-25 h-29
_interest_in_ r-31 g-22 h-22
_interest_on_ r55
_interest_only_ r59 g-30
_interest_part_ r50
_interest_rate_ r-56
_interest_to_ r-40 g-22
_into_my_ r-27
_into_the_ r-21
_intr r22 h-30
_intrest_ r35 h-28
_investor_ r23
_invoice_for_ g-22 h21 k23
_invoice_is_ r-32 h-50 k70
_invoice_paid_ r-28 h-31 k-21
_invoice_was_ h-65 k78
_invoices_ r25
_involuntary_ g22
_involuntary_loss_ g38
_ip h27
_ipa g-26 h42
_ipa_ r-24 g-30 m-37 h56
_iphone_ h-26
_ipl m38 h-33
_ipl_ m38 h-33
_ipt h26
_iptv h26
_iptv_ h26
_iptv_box_ g-27 h22
_iq r-30 m33 h-32
_ir h-38
_iri m24
_iris m24
_irish_ m24
_iro h-40
_iron h-40
_iron_ h-40
_is_a_ g29
_is_awarded_ g42 h-23
_is_being_ k66
_is_in_ g-30
_is_late_ r33
_is_mine_ k-23
_is_my_ r41
_is_not_ m-21 h-32 k22
_is_our_ r67
_is_your_ m23
_islam_ h67
_islamic_ h-24
_islamic_bank_ h-23
_isn m-25
_isnt m-25
_isnt_ m-25
_iss h-22
_issu h-22
_it_ k25
_it_as_ h24
_it_at_ m24
_it_for_ r-25 h-29
_it_from_ r-33 g26 h-36
_it_home_ g-21
_it_on_ r-25 k-33
_it_rains_ g-22 h-26
_it_through_ h-43 k43
_it_up_ g-25 h-31
_it_via_ g-36 m-24 k61
_item_ g25
_items_ g-28
_itm g54 h-31
_itm_ g54 h-31
_its_ h-21
_jack_ h50
_jacket_ m-31 h-37
_jad h30
_jado h37
_jadoo_ h33
_jadu h25
_jadu_ h25
_jag h25
_jage h25
_jam3 r-40
_jame r-21
_jameson_ h29
_jamiyya_ r37
_jamo h35
_jamon_ h35
_jar g-40 h-25
_jar_ g-38
_jars r-24 g-23 h-32
_jars_ r-24 g-23 h-32
_jd r-29
_jd_ r-28 g-36
_jde g44 h-27
_jdee g44 h-27
_jdeed_ g44 h-27
_jebel_ h-23
_jebel_ali_ h-23
_jee m31
_jeet m52
_jeev g35
_jeevan_ g35
_jer m-27
_jers r-22 m-27 h-37
_jersey_ r-22 m-27 h-37
_jeweller_ g-22
_ji h34
_jin h36
_jinn h34
_jinn_ h34
_jo_ g28
_job_unemployment_ g41
_jos h56
_jua m56 h-38
_jua_ g-24 m70 h-39
_juaa m32 h-31
_juaa_ m26 h-24
_judge_ h24
_jug h26
_jug_ h26
_juice_bar_ h-54
_juj h32
_juju h32
_juju_ h32
_jun r24
_junk r25 m28
_junk_ r31 m-21
_junket_ r-28 m37
_jur g-23 h67
_jus h-24
_just h-24
_just_ h-24
_just_for_ g29 h-30
_just_if_ g68 m-22
_k_ r21
_k_back_ r21
_kaba h28
_kafala_ r59
_kafe r-25 g-22
_kah h30
_kal g-27
_kala h21
_kala_ h21
_kaly m35 h-32
_kalyan_ m35 h-32
_kam g-31
_kame g-35
_kamel_ r-38 g-29
_kameti_ r31 g-29
_kan r25
_kand r28 h-30
_kara h-57
_karak_ m-28 h-50
_kare h35
_karo h28
_kas r-40 g-23
_kas_ g-22 m-27 h27
_kas_3al_ m-24 h41
_kay r-32 h-30
_kay_ r-31
_kb h-37
_kbe h-28
_kbee h-28
_ke_ g-22
_ke_liye_ m-27
_kee k22
_keep k25
_keep_ k40
_keep_and_ h-34 k68
_keep_each_ r-40 h-28 k49
_keep_it_ g26
_keep_the_ r28 h-40 k-34
_keeps_it_ h-24
_keg h39
_keg_ h40
_kegs h23
_kegs_ h23
_kel_ r22
_ken r-25 g-24 m49 h37
_keno r-25 g-24 m49 h37
_keno_ r-26 g-25 m49 h36
_ket r-21 g-39 m-28
_ket_ h44
_keta g-21 h39
_ketamine_ g-21 h39
_key_ m27 h-47
_key_man_ g63 m-36 h-43
_keym g41 h-26
_keyman_ g41 h-26
_kg g-33
_kg_ g-33
_khai m31
_khalas_ g-26 h-33
_khan r-36 g-23 h37
_khar r-43 g25 m-39
_khas r-29 h-45
_khat g-35 m-36 h42
_khat_ r-25 g-41 m-42 h48
_khay h-25
_khe r-21 h-36
_khel m26
_khet g44 h-21
_khet_ g44 h-21
_khet_mein_ g44 h-21
_khi r-30 m-28
_kho h-31
_ki_ r-23 g21 h-33
_kic h28
_kick h28
_kick_ r-25 h23
_kick_back_ h66
_kick_backs_ h51
_kidn h28
_kidney_ h21
_kids h-21
_kids_ h-21
_kill g-25
_killer_ h-46
_kilo_hash_ h41
_kingfisher_ h36
_kir g-33
_kira g-31 h-34
_kis r30
_kish h-24
_kisht_ h-24
_kist r34
_kist_ h-21
_kit_ g-21 m-30
_kite m23 h-26
_kite_ m23 h-26
_kite_fight_ m32 h-27
_kitt r-21
_kitten_ h-31
_kitty_ r-33
_km r-24
_km_ r-24
_kni r-25 g-24 h-49
_knoc h31
_knock_ h30
_knock_off_ h30
_knocked_ h30
_knocked_on_ h30
_knockoff_ h27
_know_ g-23 h-27 k35
_knowing_ g28 k-24
_known_ r-30 h-32
_ko_ r-27 h32
_kol h-39
_koll r-27 h-23
_kollo_ r-26
_kot h60
_kp h-32
_kpo h-32
_kpop h-32
_kpop_ h-32
_kr g-21 m38 h43
_kt r-22
_ku h32
_kul g-28 h29
_kula g-28 h29
_kun g22
_kund h38
_kundli_ h21
_ky g33 h-49 k35
_la_ymashi_ h23
_lab_man_ h73
_labe h22
_label_ h27
_labo h29
_labor_ h36
_labour_ h23
_lad h24
_ladd h-27
_ladder_ h-27
_ladies_ h21
_ladies_night_ g-21 m-22
_ladies_of_ h49
_lading_ h-49
_lady h36
_lady_ h34
_lag h25
_laga m40
_lagana_ m33
_lagay_ m-33 h41
_lagaya_ m40 h-66
_lage h47
_lager_ m-22 h46
_lah r-25 m-32 h-39
_lal r-23 m-23
_lal_ r-23 m-23
_lama h-22
_laman_ g32 h-25
_lamp m-23 h-41
_lamp_ m-23 h-41
_lan h-21
_lands_ g24
_lands_on_ g29
_lang h-38
_lang_ m22
_lap_ r-22 g-33 m-22
_lap_dance_ g-21 h43
_laptop_ h-29
_laptops_ h32
_lar r-22 h38 k-21
_lard h31 k-24
_lard_ r-24 h38
_las r-25 m23
_last r-29
_last_ r-29
_last_man_ m29 h-35
_last_week_ m-29 h-32
_last_year_ r-24
_late_on_ r54
_late_penalty_ r37
_laun k22
_launder_ k31
_laundered_ k47
_law h-36
_law_ h-27
_lawy g-25 h-23
_lawyer_ g-26 h-24
_lay r-29 g21 m29 h-29
_lay_ m60
_laye m-25 h-55
_layer_ m-25 h-55
_lead g-30 m-30
_leaf h-25
_leag m21 h-33
_league_ m21 h-33
_leak h38
_leak_ h37
_leaked_ h27
_lean h35
_lean_ h35
_leap g41 h-22
_leaps_ g41 h-22
_lease_ h-26
_lease_of_ r29 h-23
_leaseback_ r31
_leased_ g-34 h26
_leat h-23 k-24
_leather_ h-23 k-24
_leave_ h30
_leaves_ r-27 h-43
_leaving_ h-37
_leb r-35 g-24
_lech h23
_lechon_ h25
_lect r-27 h-34
_lecture_ r-29 h-40
_led g-27 m-26 h-60 k-21
_led_ g-22 h-52
_left h-32
_left_ h-32
_lega r-22
_legal_ r-22
_lem r-24 g-26
_lemo r-24 g-26
_lend_ r28
_lenders_ r31
_lending_ r22
_lends_ g-25 h27
_lent_me_ r-26
_leo h29
_leop h25
_leopard_ h25
_less_ r28
_less_than_ r55
_lesson_ r-31 m-24 h-31
_let g-22
_let_ m-22 h-24
_lets r29
_lets_ r29
_lets_me_ r38
_lett r-21 g-22
_letter_ r-21 g-23
_letter_of_ h-27
_lev g31
_leve g33
_level_ g-28
_leverage_ g40 h-28
_leveraged_ g31 h-29
_lew r-27 g31 m-25
_li_ g-43
_lic_ r-43 g68 h-52
_licence_no_ g21 h51
_licence_with_ h75
_licences_ h32
_license_ h21
_license_no_ g35
_licensed_ k-25
_liem h21
_liempo_ h21
_life_cover_ r-28 g34
_life_life_ g24
_life_plan_ g26
_life_premium_ g49 h-36
_lifetime_ g27
_lifetime_cover_ g27
_lift h45
_lifted_ h48
_lifted_from_ h40
_lifted_off_ h34
_lig g-23
_ligh g-23
_lights_ g-34 h-22
_like_ r21 g-30
_likes_ g25
_lima r-27 g-28 m25 h22
_limi h-26
_limit_of_ h-22
_limo h34
_limoncello_ h34
_line m21
_link r-26 g28 m-29
_liq h27
_liqu h27
_liqueur_ h33
_liquidation_ g47 h-33
_liquor_ h30
_lir g-30
_lira g-30
_lira_ g-30
_list_ g-31
_liter_ h25
_litt h-25
_litter_not_ g69
_little_ h-26
_liv m24
_live m25
_live_ g23 m28
_liver_ g-34
_liy m-25
_liya h-23
_liya_ h-23
_liye m-27
_liye_ m-27
_ll g62 m-43 h-58
_lo_ m27 h-31
_load g-22 m25 h26
_load_ g-26 m27 h25
_loan_renewal_ r23 g-22
_loan_shark_ h-27
_loan_with_ r28
_loaned_ r34 h-23
_loans_ r27
_lob g-23 h31
_loca g35
_lock_ r44 g-32 h-29
_lock_dollar_ r21 g-23
_lock_rupee_ r28
_lock_usd_ r34 g-21
_locks_ g43
_log g-22
_lol m-30 k-22
_lol_ k-23
_lone r38
_look h24
_look_ h30
_looking_ r-21
_looks_ k26
_loot g-25 m22
_loot_ g-24 m24 h-25
_lor h29
_lorr h29
_lose m23
_lose_ h31
_loser_ m37
_losers_ m32 h-21
_loses_ g21 m-51
_losi g-25 m28
_losing_ g-25 m28
_losing_side_ g-32 m32
_losing_team_ g-21
_loss_ h-24
_losses_ m26
_lost_at_ g37 m-31 h-35
_lost_camel_ g-23
_lost_to_ g-35 m64
_lot m23
_lot_ g33 m-27
_lot_of_ m-25 h-24
_lots g33 h-21
_lots_ g33 h-21
_lott m31
_lottery_for_ m-31 h-27
_lottery_of_ m-35 h-48
_lotto_ m28
_lottry_ m40 h-32
_loui h22
_louis_ h22
_lov r-27 h54
_love r-27 h54
_love_ r-26 g-21 h46
_love_spell_ r-33 h39
_low m21
_low_ g-41 m72 h-25
_lowe g26
_lower_ g26
_lower_higher_ g27
_lower_ticket_ g34
_ls r-21 g-24 m-23 h46
_lsd r-21 g-24 m-23 h46
_lsd_ r-21 g-24 m-23 h46
_luck_in_ g23 h-38
_luck_of_ g28 h-26
_lucky_bag_ g45 h-41
_lucky_charm_ g-24
_lucky_number_ g-38 m-42
_lucky_numbers_ m-59 h37
_lucky_sim_ h64
_lun r-23 g-23 h-24
_lunc r-23 g-23 h-24
_lunch_ r-25 g-25 h-29
_luncheon_ h26
_lyr h21
_lyri h21
_lyrica_ h21
_lyrica_capsules_ h22
_m_ h-50
_ma3 g-34 m-28 h-26
_ma3a g-32
_ma7 g24
_ma7s g25 m-22
_ma_ g41 h-28
_mac m26
_maca r-22 g-23 m31 h52
_machine_ h-25
_mada h22
_madam_who_ h24
_made_up_ g-22 h22
_magic_mushroom_ h22
_magic_mushrooms_ h43
_magic_show_ h-47
_magician_ h34
_mah h-45
_maha m39
_mahi r24
_mahine_ r22
_maid_ g-23
_maid_to_ h63
_mail r-27 h-49 k-27
_mail_ r-28 h-40 k-28
_maj g-36 h-26
_make_not_ g62 h-48
_maker_ g-40
_makers_ g-27
_maki g-30 m-25
_making_ g-30 m-25
_mal_ r28
_male g-25 m-32 h22
_male_ g-25 m-32 h22
_mall h-40
_mall_ h-40
_malt h23
_malt_ h23
_mama m-22
_man_standing_ m29 h-35
_man_who_ r28 h-29
_mand h24
_mango_ h-30
_manifest_ g30 h-61
_manifestation_ g-40 h57
_manifesting_ g-33 h37
_mano h-24
_manok_ h-24
_mara h25
_maraheen_ h29
_margarita_ h25
_margin_ g23
_margin_account_ g21 m-29 h-21
_margin_call_ g44
_margin_deposit_ r-37 g66 m-41
_marl r-21
_marla_ g35 h-32
_marsala_ h33
_mart h33
_masa r-22
_mash g-25 h-29
_massage_with_ h47
_mast h22
_master_ h22
_master_copy_ h57
_master_no_ h38
_masters_ h37
_masters_no_ h33
_match_ticket_ m-53 h-31
_matk g-24 m39
_matka_ g-24 m39
_matt r29
_matter_ r41
_matter_what_ r43
_matu r27
_matured_ r41 h-23
_maturity_ r21
_maw m-21 h-35
_may h-21
_may_be_ r-27
_mayb g23
_maybe_ g23
_maz g-36 h24
_maza h22
_mb r-32 m-21
_mbe m-21
_mber m-21
_mbere_ m-21
_mc g25 h28
_mcx g50 h-25
_mcx_ g50 h-25
_md g-25 h44
_mdm g-24 h34
_mdma g-24 h34
_mdma_ g-24 h34
_me_and_ g-21 m39
_me_back_ h-23
_me_his_ r-28 h-30
_me_more_ r25
_me_to_ h-23 k23
_meal r-28 m-24 h-49
_meat h35
_meat_ h35
_medical_leave_ h36
_medicine_ r-21 g-26
_medicines_ h21
_mee g-29
_meet g-29
_meet_ g-33
_meg m47
_mega m47
_mega_ m33
_meh g-38 m-29
_mei g21
_mein g21
_mein_ g21
_mel m32 h-23
_mem r-23
_memb r-22
_memo h-29
_memorial_ g25
_memorial_plan_ g22
_men_to_ h45
_ment g-21 h-34 k30
_mention_ g-29 h-32 k34
_menu g-28
_menu_ g-29
_mes h-33
_mesh g23 m-23 h-30
_mesh_ g24 m-24 h-30
_mess m29 h-34
_message_ m31 h-32
_met_ h-31 k53
_metal_certificate_ r42
_metal_certificates_ r48
_metal_in_ r-27
_meth g-25 m-21 h29
_meth_ r-22 g-30 m-24 h50
_metr g-27 h-30
_metro_ g-27 h-30
_mez g-38 m-32 h44
_mezz r30 h-28
_mezzanine_ r30 h-28
_mig h41
_migu h24
_miguel_ h24
_mileage_ h32
_mili h-50 k54
_milk h-34
_milk_ h-34
_milk_in_ g25
_min_ g24 m38
_mind r-23 g30
_mind_ r-23 g30
_mini_ g30 h-25
_miniatures_ h27
_minimum_ r21
_minimum_due_ r60
_minister_ g29
_ministry_ g-24 h-43
_mint g29 h-23
_mint_ h-21
_minute_expiry_ g64 h-40
_minute_options_ g-54 m32
_minutes_ g30
_misp h39
_misplace_ h39
_miss r27 m-25 h-36
_missing_ g67 h-46
_mist h22
_mistress_ h36
_mix g25 h-21
_mm r-23 g-23 m-21
_mm_ r-30 g-38 m-27 h-45
_mmi h60
_mmi_ h60
_mms h40
_mms_ h40
_mo2 r22 h-22
_mo2a h-22
_mob m-34 h-43
_mobi h-22
_mobile_ h-22
_mocking_ h51
_model_not_ g64 h-24
_mom r-27
_money_and_ r-28 g49 h-23
_money_for_ r-26 h36
_money_from_ g-21 h-23 k32
_money_i_ r27
_money_in_ r-39 h-27
_money_laundering_ k-62
_money_lender_ r37 h-53
_money_lenders_ r26 h-30
_money_market_ r38 g-44 m-30 h-42
_money_on_ r-28 h-32 k52
_money_through_ h-23 k28
_money_without_ k26
_moneylender_ r21
_moni k24
_monk h52
_month_end_ g23 h-21
_month_late_ r51
_month_unpaid_ r26 h-29
_monthly_rent_ r-25 g-35
_moo h28
_moon h38
_moon_ h40
_moonshine_ h26
_more_days_ r45
_more_weeks_ r30
_mortadella_ h23
_mortgage_protection_ r-39
_mortgage_shield_ r-32 g38
_mot g22 h-34
_moth h-36
_mother_ h-39
_mothers_ g27
_moto g23
_motor_ g23
_mou r-21 g-36 m-23
_move_ r-39 k40
_moved_ g-23
_moves_ r22
_movie_ g-32 h-21
_movies_ h31
_mr r-31 g-26 h-46
_mr_ h-29
_mt g86 m-35 h-21
_mt_ r-23 g95 m-41 h-50
_mud h-27
_muj k27
_muja h-21 k44
_mujr h29
_mujra_ h29
_mul r-23 k43
_mule r-30 m-23 h-50 k57
_mule_ r-30 m-23 h-50 k57
_mum r-32 g-23 k-33
_mum_ r-37 g-26 h-31 k-35
_muna r22
_munafa_ r26
_municipality_ r-24
_murabaha_instalment_ r-38
_murabahah_ r27
_murt h25
_murti_ h25
_muse h-22
_museum_ h-22
_musharaka_ r-22 h-32
_musi h-46
_music_ g-23 h-29 k-21
_must_repurchase_ r28
_mut h28
_muta r-32 h56
_mutu h-38
_mutual_ g-21 m-27 h-23
_my_account_ r-26 g-23 h-25
_my_agent_ r35
_my_assignment_ h22
_my_bank_ r-39 g-21 h-37
_my_brother_ r-25 g-25
_my_car_ g-24
_my_cheque_ r26
_my_cousins_ h-27
_my_debt_ r21 h-31
_my_ex_ h37
_my_exam_ h37
_my_fortune_ h42
_my_friend_ r-28 h-39
_my_future_ g-51 h67
_my_half_ r-28 m-24
_my_kids_ h-34
_my_loan_ r33
_my_luck_ g37
_my_money_ r30 g-30 h-36
_my_name_ r-28 g-38 h-30 k40
_my_own_ g-46
_my_part_ r-32 g-28 m-34 h37
_my_shop_ r-21
_my_son_ m-23
_my_test_ h69
_my_thesis_ h51
_my_uncle_ r22
_my_wallet_ k22
_my_watch_ m22
_my_wife_ r-23 h-45
_my_wifes_ h27
_mystery_box_ g24
_mystery_shopper_ g-41 h-24
_mz h29
_mza h29
_mzaw h29
_na_ g26
_nac r-22 g-21 m-21
_nach r-22 g-21 m-21
_nad m26 h-36
_naf m-24 h-22
_nafs h-21
_nafs_ g-22
_nah r-34 g23
_nahi r-34 g23
_nahi_ r-34 g23
_nai h-21
_nail h-21
_nake g22
_naked_ g22
_nakl h33
_nakli_ h33
_name_ k26
_name_his_ g66 h-29
_nan r-28 h-31
_nar g-27
_nas h-29
_nat r-27 m24
_nati r-30 m30
_national_ r-36 m27
_naza h25
_nazar_ h29
_nb h24
_nbe m-24 h34
_nbee m-24 h34
_nbi h38
_nbid h38
_nbid_ h38
_nd r38 g-30
_ndf r55 g-25 h-40
_ndf_ r55 g-25 h-40
_nea r-28 g-27 m26
_near r-28 g-27 m26
_near_ g-26 h21
_needed_ h33
_neighbours_ h-34
_net r-28 g30 h-32
_net_ r-25 g32 h-35
_net_brings_ g28 h-24
_net_catches_ g42
_never_agreed_ g45
_never_attended_ h23
_new h-22
_new_expiry_ g-39 h69
_new_moon_ h38
_new_one_ g-36 m-36
_next_season_ g27
_next_seasons_ g57 h-30
_next_week_ g-34
_next_years_ g23
_ni_ r-28 m-27
_nif r-21 g40 h-26
_nift g34
_nifty_ g34
_nifty_ce_ g23 m-24 h-22
_nifty_pe_ g44 h-23
_night_ h24
_night_stand_ m-26 h61
_nights_ m-30 h-28
_nik r-21 m-21
_nin m-28
_nine m-28
_nine_ m-28
_nit h26
_nitr h26
_nitrous_ h26
_no_charitable_ k53
_no_exam_ h40
_no_extra_ r-30
_no_interest_ r-42
_no_land_ g21
_no_licence_ g29
_no_license_ g26
_no_matter_ r41
_no_name_ g42 h-41 k-23
_no_papers_ h30 k-25
_no_permit_ g22
_no_pic_ g30 h-24
_no_questions_ h32 k-29
_no_riba_ r21 g-24
_noi k-34
_noir h27
_noir_ h27
_non g32
_non_ g21
_non_alcoholic_ h-42
_non_deliverable_ r34 g-32
_none g41 h-22
_none_ g41 h-22
_nor_ g43 h-21
_nor_own_ g49 h-25
_norm g-24
_normal_ g-24
_not_ g27
_not_acquired_ h-29
_not_allowed_ h-33
_not_born_ g23
_not_conceived_ g50
_not_fixed_ g34 h-25
_not_grown_ r-24 g48
_not_hatched_ g47
_not_known_ g30 h-29
_not_mention_ g-29 h-32 k34
_not_planted_ r-21 g50
_not_said_ g63 h-25
_not_salam_ g26 h-27
_not_sown_ g35
_not_stated_ g56 h-29
_not_tell_ g-31 h-66 k85
_not_told_ g57 h-35
_not_yet_ g28
_note g-22
_note_made_ h25
_notes_ g-22
_notes_for_ h-35
_nothing_on_ g62 m-61 h-22
_nothing_paid_ g23
_nothing_returned_ g27
_noti k29
_notices_ g-33 h-27 k47
_nov_ r29
_nove h-26
_novel_ r-24 m-24 h-32
_now_buy_ r-62 g46
_now_he_ r24
_nr r55 h-28
_nre r41 h-27
_nre_ r41 h-27
_nro r59 h-29
_nro_ r59 h-29
_nud h23
_nude h23
_nudes_ h39
_number_for_ m30 k-28
_number_later_ g57 h-21
_numbers_ m25 h23
_numerology_ h36
_nur h-27
_nurs h-35
_nursery_ h-24
_nv g25
_nvi g25
_nvid g25
_nvidia_ g25
_ny g32
_nym g32
_nyme g32
_nymex_ g32
_o_ r37 g53 h-32
_o_cover_ r-46 g62 m-24
_o_d_ r83 g-48 m-24 h-42
_o_insurance_ g38
_o_policy_ g50
_o_premium_ g55 h-25
_oa m-39 h-36
_oak m-39 h-36
_oak_ m-39 h-36
_obj h-26
_obje h-26
_objection_ h-26
_occ h29
_occu h29
_occult_ h29
_oct r23 h-22
_od m26
_od_ r63 h-34
_odd m34
_odds m23
_odds_ m23
_odds_and_ m-49 h-40
_odds_are_ m-36 h-39
_odo h29
_odom h29
_odometer_ h29
_of_%_ r21
_of_bank_ r-25 g30
_of_beer_ h25
_of_books_ r-26
_of_cash_ r32
_of_dates_ r-22 g-23 h-38
_of_first_ g36 h-25
_of_funds_ r75 h-42 k-36
_of_heineken_ h26
_of_his_ g25 h-30
_of_insurance_ g-50
_of_interest_ r-34
_of_k_ h-31
_of_mind_ g31
_of_money_ r67 g-21 h-42
_of_next_ r-21 g57
_of_night_ h49
_of_our_ h-27
_of_red_ h44
_of_renewing_ r33
_of_riba_ r-25
_of_service_ r21 g-22
_of_soap_ h-41
_of_something_ g35 h-42
_of_ten_ r26
_of_usury_ r-53
_of_value_ r43
_off_a_ h30
_offe h24
_offering_ h30
_offering_to_ h35
_office_ h-43
_officer_ r-25 h29
_officer_for_ h33
_officers_ g53
_official_ k-27
_oil_futures_ m-24
_ok g-38 h-21
_old_brewery_ h-61
_old_winery_ h-72
_oli r-23 g-26 m-24 h-36
_oliv r-23 g-26 m-24 h-36
_olive_ r-21 m-22
_oly g24 m23 h-26
_olym g24 m23 h-26
_om h-22
_oma h-28
_omar h-27
_omar_ h-27
_on_account_ r23 h-22
_on_behalf_ g-37 k35
_on_bitcoin_ g43 h-27
_on_each_ r69
_on_every_ r69 g-23 h-32
_on_exchange_ g52
_on_gold_ r-22 g29
_on_head_ h30
_on_his_ r-22
_on_installments_ g30
_on_instalments_ r-28 g44
_on_it_ r24 g-30 k31
_on_money_ r31 g-22
_on_my_ m-23
_on_oil_ g45 m29
_on_price_ g64 m-42
_on_prices_ g50 m-40 h-22
_on_shares_ g36 m-23
_on_stock_ m-34
_on_time_ g-38
_on_top_ r33
_on_what_ r22 g-21
_on_whether_ r-21 m60
_one_after_ g53
_one_dive_ g37 h-26
_one_from_ g45 h-37
_one_night_ m-26 h61
_one_of_ g50 h-54
_one_to_ r-28 g-36 h-37 k48
_one_year_ r22 g-28
_ones h37
_ones_ h37
_only_for_ h-40
_only_the_ r24 h-31
_only_to_ h-31
_onlyfans_ h29
_open_ g22
_open_bar_ g-46 m-25 h71
_opened_ h-22 k25
_opening_ m24
_opens_ h34
_option_ h-21
_option_b_ g-39 m-27 h-24
_option_money_ r-22 g75 m-26 h-27
_option_premium_ g39
_option_to_ r-24 g43
_options_ g23
_options_account_ g32 m21 k-33
_options_for_ g-29
_options_on_ g32 m-24
_options_trading_ m-41
_or_ g39
_or_credit_ g43
_or_green_ m34 h-36
_or_i_ h49
_or_not_ g42 h-33
_or_on_ r-34 g59
_ora g-29
_ordered_ h-27
_org h29
_orga h25
_organ_ h21
_organised_ h-30
_organs_ h29
_origin_ h-26 k41
_original_ h23
_orp r-23
_orph r-23
_orphans_ r-24
_os g-26
_otc g28
_otc_ g28
_other_ g-34 h24
_others_ k46
_otm g58 h-32
_otm_ g58 h-32
_oud h-45
_oud_ h-45
_our_agent_ r67
_ours g40 m-23 h-28
_ours_ g40 m-23 h-28
_out_for_ h-40 k50
_out_of_ r-25
_outs k-21
_outstanding_ r34
_over_ m29
_over_and_ r43
_over_months_ g-24
_over_the_ r33
_over_under_ r-24 m70 h-26
_overdraft_limit_ r51
_overdraft_line_ r50
_overdue_on_ r62
_owe m38
_owe_ g-21 m34
_owe_for_ r-42 m58 h-33
_owe_from_ r-40 m60 h-36
_owe_him_ g-31
_owes m31
_owes_ m31
_owes_me_ m22
_own_account_ h37
_own_it_ g24
_owned_ g34
_owned_by_ g33 h-25
_owners_ r-21 g-22
_ownership_ m22
_owni g32 h-25
_owning_ g32 h-25
_owning_it_ g32 h-23
_oy g34
_oys g36
_oyst g36
_oyster_ g29
_oysters_ g37
_p2 r24 h-24
_p2p r24 h-24
_p2p_ r24 h-24
_p_ r65 g21 m-21 h-43
_pa_ g24
_pack_of_ m-28 h27
_packs_ r-23 h-39
_pad_ g-27 m-27 h-26
_padd m28 h37
_padded_ r-22 h65
_pads h-30
_pads_ h-30
_pag_ g37
_page h21
_page_ h29
_paid_and_ r-45 g-21
_paid_at_ r-38 g-27 h-39
_paid_by_ r-21 h-28
_paid_date_ r-32 g-31 h54
_paid_for_ g26
_paid_me_ g30 h-35
_paid_now_ h-27
_paid_to_ r37 g-22
_pain g-22 m-21 h-52
_pain_ h-33
_paint_ r-21 m-24 h-49
_painting_ g-25
_pair h34
_pairing_ h35
_paisa_ r-21 h-33
_paise_ h43
_pale g-24
_pali r50 g-35
_pall g40
_pallet_ g39
_pallet_of_ g30
_pallets_ g27
_palm_oil_ h-40
_palm_reader_ m-23 h39
_pam g-27 m-36 h-21
_pana h-38
_pand h28
_pandit_ h33
_pane k-22
_pang h29
_pang_ h22
_pani h56
_pani_ h56
_paper_trail_ h-30 k26
_par_ g-35 h-32
_para h-28
_para_ m-25 h-22
_para_sa_ r-27 g-22 m-23 h-35
_parametric_ g42
_parc r-27
_parcel_ h-22
_parcels_ r-22
_pare r-24 g-27 m-21
_parents_ r-21 h-31
_park m-27 h-26
_park_ m-25 h-35
_parking_ r-25 m-23
_parl m26 h22
_parlay_ g-23
_parr h-30
_parrot_ h-30
_partnership_ h-28
_pass_ h-31 k26
_pass_his_ r-28 g-24 h-34 k56
_pass_my_ g36
_passed_off_ h21
_passes_ h40
_passport_with_ h42 k-33
_passports_ g-24 h29
_past h47
_past_ r36
_past_due_ r43 h-34
_past_life_ h32
_pata_ h25
_patc h-43
_patches_ g-22 h-31
_pate h-38
_patent_ h-38
_pati r21
_patience_ r27
_pato r32 h-22
_patong_ r32 h-22
_patrol_ m26 h-24
_patron_ g-24 h39
_patti_ m24
_paw r38
_pawn r38
_pawn_and_ r-46
_pawn_or_ r-51
_pawn_ticket_ r39
_pawned_ r58
_pawnshop_ r38
_pawnshop_ticket_ r38
_pay_clerk_ h30
_pay_day_ r40 g-25 h-31
_pay_for_ m-33 h-23
_pay_in_ g33
_pay_just_ g64
_pay_me_ g21
_pay_months_ r45
_pay_off_ h29
_pay_officer_ h36
_pay_official_ h88
_pay_only_ r-33 g42
_pay_referee_ h61
_pay_to_ h-27
_pay_whatever_ g39
_pay_when_ r-33 g34
_pay_witness_ h42
_payday_advance_ r62 h-37
_paying_boys_ h35
_paying_for_ g22
_paying_men_ h45
_paying_my_ r-21
_payment_at_ k23
_payment_if_ g75 h-22
_payment_to_ h37
_payoff_ h24
_payoff_to_ r-24 h27
_payr r-21
_payroll_ r-21
_pays_if_ g45 h-26
_pc m30
_pcs_ m-21
_pcso m33
_pcso_ m33
_pd r24
_pdc r34
_pdc_ r30
_pe_ g38
_pea g25 h-21
_peac g27 h-25
_peace_ g31
_peace_of_ g31
_pear g22
_pearl_ g26
_pearls_inside_ g33 h-22
_peb g29
_pebb g29
_pebble_ g29
_pee h32
_peer r26 h-30
_peer_ r26 h-30
_peh g22
_pehl g22
_pehle_ g38
_pek h25
_peke h25
_peke_ h23
_peke_na_ h22
_pekeng_ h25
_pen_ r-44 m-26 h-32
_penal_ r70
_penn r-26 g-27 m34
_penny_ r-26 g-27 m34
_pens r-53 g-45 m-29 k-29
_pens_ r-24 g-41 m-25 k-23
_pep h-21
_pepp h-21
_per_ r29 m22
_per_annum_ r25
_per_branch_ r52 h-39
_per_call_ r-40 m80 h-24
_per_day_ r21 g-21
_per_hundred_ r66 m-45
_per_message_ m28
_per_week_ r25
_per_year_ r29
_percent_of_ r-23 h28
_perfume_ h-36
_peri r-28
_permit_no_ g26 h-24
_perp g35 h-22
_perp_ g58 h-27
_perps_ g40 m-30 h-22
_personal_ k21
_personal_collection_ k54
_pet g24 m-23 h-25
_pet_ g25 m-29 h-29
_pete g23
_peter_ g23
_petr g-28
_petrol_ g-29
_pha g22 h-32
_phar h-30
_pharmacy_ h-37
_phi g34
_phis h22
_photographer_ r-21
_photos_ h26
_pi h21
_pic_ g30 h-24
_pick h-30
_pick_ m42 h-32
_pick_six_ m64 h-36
_picked_ g-21 h-33
_pickup_ g-21
_pics g-21 h33
_pics_ g-21 h33
_pict h29
_picture_ g32 h-26
_pictures_ g-35 h49
_pig h28
_pig_ h39
_pig_farm_ h38
_pig_for_ h53
_pig_from_ h51
_pige m29 h-24
_pigeon_ m27 h-30
_pigg h-28
_piggy_ h-28
_piggy_bank_ h-28
_pigl h32
_piglet_ h28
_piglet_for_ h27
_pigs h45
_pigs_ h38
_pil g-22 h26
_pill h27
_pills_ h28
_pills_for_ r-26
_pils g-25 h54
_pim h49
_pimp h49
_pin r-25 h21
_pink m44 h-69
_pino h35
_pinot_ h34
_pint h36
_pint_ h39
_pints_ h32
_pipe g-21
_pir h21
_pir_ h23
_pir_sahab_ h27
_pirated_ h35
_pirated_software_ h30
_pirates_ h-69
_pis h22
_pit m-25
_pitc m-23
_pitcher_ h50
_place_in_ g35
_placement_ r42 h21
_places_ m-26 h-21
_plan_finance_ r30 g-36
_plan_premium_ g43
_plan_st_ g51
_plan_with_ h-26
_plans_ g-31
_plant_ g-21 m-22
_planted_ g51
_plants_ g-38
_plas h-32
_plastic_ h-21
_plate_ r-29 g-39 m-32 h-27 k-24
_play h27
_play_ m26 h27
_playboy_ h23
_players_ m-28
_please_ g-28
_plo h-31
_plot h-26
_plot_ g21 h-25
_plot_number_ g47
_plots_ g25 h-30
_pls h31
_pls_ h31
_plug h49
_plug_ h48
_plum r-30 g-23 h-23 k-27
_plus_interest_ r21
_plus_something_ g21 h-43
_pm r-23 m-29 h-38
_pm_ r-23 m-29 h-38
_poa h21
_pocketed_ r23
_pockets_ r43
_pockets_%_ r43
_pod h-28 k-30
_poe r-28 g-43
_poem r-32 g-26
_poem_ g-30
_point_ r-51 h24
_points_ r33 h-28
_pok m38
_poke m22 h-24
_pole k-29
_pole_ k-29
_police_escort_ h-46
_policy_paper_ g-65
_poly r-24 g-24 m40
_pond r-21 g21 h-26 k-23
_pond_ r-21 g21 h-26 k-23
_pong r-21
_pong_ r-21
_pooj h35
_pooja_ h27
_pool m22
_pool_ h-25
_pool_table_ m-63 h-28
_pools_ r-35 g-36 m31
_poor r-25
_poor_ r-22
_poppers_ h29
_poppy_ g-22 h-34
_poppy_seed_ g-21 h-43
_porc h34
_porcine_ h40
_pork h28
_pork_ h27
_pork_belly_ g-43 h34
_pork_free_ h-34
_pork_ribs_ h47
_porn h43
_porn_ g-22 m-25 h36
_port h-33
_portion_ g21
_portion_of_ g36 h-31
_posi g40
_position_ g40
_position_before_ g23
_possess_ g41 h-24
_possesses_ g43 m-22 h-21
_post_ r22
_post_dated_ r-22
_post_office_ r80
_postage_ r-37 g-24 k-27
_posted_ r48
_poster_ r-34 g-27 h-32 k-35
_postpay_ r43
_pot g-22 h-27
_pot_ g-25 m30 h-29
_poti h39
_potion_ h39
_pots h-22
_pots_ h-22
_pott r-29 m-43 h-31
_poun h-36
_pounds_ h-24
_pow g-22
_powe g-22
_power_ g-31
_powerball_ m23
_pp r46 h-35
_ppf r56
_ppf_ r56
_pra h29
_pray h35
_pray_ h47
_pray_to_ h47
_prayer_ g-21
_pre_ g61 h-28
_pre_order_ h-21
_pre_sale_ g71 h-45
_predict_ g-56 m51
_prediction_ g24
_pref r36 g-24
_preference_ r40
_preferred_ r38
_premium_for_ g28
_premium_of_ g31
_premium_sms_ g-32 m46
_prep h-27
_prep_ h-32
_presale_ g50 h-25
_prescription_ g-29 h24
_presyo_ g25 h-21
_price_after_ g31
_price_agreed_ r-28
_price_as_ g37 h-24
_price_at_ h-32
_price_bet_ g-60 m62
_price_chosen_ g-24
_price_depends_ g34
_price_for_ r34
_price_guess_ g-66 m73
_price_guessing_ g-65 m86
_price_never_ g56
_price_not_ g30
_price_of_ r34
_price_on_ g40
_price_prediction_ g21 m-39
_price_to_ g33
_price_your_ g28
_prices_on_ g21
_principal_only_ r-57
_print_ h-42
_printing_ r-23 g-22
_pris g39
_prise_ g39
_prise_after_ g37 h-23
_prize_from_ m-25
_prize_money_ r-25 m-27
_prob m-23 h-24
_processing_ r25
_product_ g34
_product_liability_ h-26
_profit_from_ r43
_promise_ m-27 h-23
_promissory_note_ r21
_prop_ g21 h-28
_prophet_ h32
_pros h35
_prosecco_ h21
_prot g22
_protected_ r63 g-24
_protection_ g31
_protection_plan_ g35
_protector_ r-37 h-26
_protects_ g42
_protects_my_ g30
_prox h34
_proxy_ h34
_ps h22
_ps_ m22 h-48
_psy h23
_psyc h23
_psychic_hotline_ h26
_pub h21
_pub_ h32
_pub_dj_ h21
_public_ r-21
_public_liability_ g28
_public_risk_ g30
_publish_ h40
_pud h26
_pudd h26
_pudding_ h26
_puj h29
_puja h29
_puja_ h26
_pulled_ m-21 h32
_pulls_ h-34
_pum g-22
_pump g-23
_pump_ g-23
_pun r-27 m45
_punt g-30 m59
_punt_ g-30 m28
_pup h-21
_pupp h-21
_puppy_ h-23
_purchase_from_ g25
_purchased_ g26
_purchased_by_ r30
_purchased_from_ g37
_purchasing_ h32
_puri r-24
_purs g-37
_purse_ g-37
_pus m33
_pust m41 h-38
_pusta_ m33 h-35
_put g26
_put_ m-21 h-27
_put_in_ g-36 k-22
_put_it_ g-28 h-24 k44
_put_on_ g-34
_put_spread_ r-42 g38 m-27 h-23
_put_the_ r-30 g-52 m-27 h-52 k-27
_puts g34 h-21
_puts_ g34 h-21
_puts_on_ g34
_py r28
_qar_ r29
_qard_hasan_ r-27
_qard_processing_ r61 k-38
_qarz r36
_qarz_ r36
_qarz_ka_ r25
_qarz_par_ r27
_qarz_pe_ r32
_qat h57
_qat_ h57
_quarterly_ r-33
_question_ k30
_qui m21
_quit h-28
_quit_ m-27 h-23
_quitting_ m-36 h-25
_quiz m21 h-27
_quiz_ m21 h-27
_quot h-21
_quotex_ g25 m24 h-28
_qur m-26
_qura m-23
_quran_ m-23
_quran_competition_ m-26 h-28
_rab r-45 m21 h-23
_racecourse_ m27
_raci m29
_racing_ m29
_rack g-29
_rack_ h-23
_rad r-24 h-24
_rada k35
_radar_ k35
_radi h-34
_radio_ h-34
_raf m22 h-21
_raff m22 h-21
_raffle_ m29 h-23
_raffle_ticket_ m37
_raffle_tickets_ m27 h-23
_raffles_ m-31
_raffles_hotel_ m-42
_rah g-22 m27
_raha h-30
_rahn m36 h-22
_rahn_ m36 h-22
_rai h-40
_rain h-36
_rain_ g21 h-29
_rains_ h-28
_raj r-32
_rak g-21 m23
_raki r-25 g-25 m-26 h55
_raki_ r-27 g-26 m-25 h48
_rama h-24
_ramadan_ h-24
_randi_ r-35 g-31 h38
_random_ h-25
_rans h26
_ransom_ h23
_rate r21
_rate_ r25
_rate_baad_ r-23 g31
_rate_collar_ r-49 g51
_rate_of_ r72
_rate_till_ r38 h-23
_rate_until_ g-22
_rati h47
_ratings_ g-22 h53
_rb m23
_rd r66
_rd_ r66
_re_ g-26 h46
_rea h24
_read h40
_read_ h63
_read_her_ h46
_read_his_ g-30 h67
_read_my_ h63
_reader_ h35 k-22
_reading_ h25
_reading_coffee_ h72
_reading_of_ h73
_reads_ g-39 h64
_ready_ r-24 h-39
_real_cash_ m32
_real_estate_ h-27
_real_money_ m69 h-72
_reb g-24
_reba g-26
_rebate_ g-24
_rebe h-31 k48
_rebh h-25
_rebh_ h-25
_receipt_ h-24
_receipts_ k47
_receivables_ r37
_receive_ k27
_receive_and_ k53
_receive_money_ h-23 k31
_received_from_ r-23 h24
_receiving_ k43
_receiving_and_ k66
_rech r-30
_recharge_ r-31 h-27
_reci g-27
_records_ h-40 k33
_recovered_ g-23
_recovery_ h-21
_recr r-23
_red_crescent_ h-23
_red_label_ h32
_red_light_ h65
_red_or_ m40 h-41
_reds h35
_reds_ h35
_reduce_ h35
_reducing_ r37 h-25
_ref_ r-26 g-33
_refusal_ g21
_rega r30
_regardless_ r30
_regardless_if_ r34 g-21
_regi h-25
_registration_ h-22
_reh h-28
_reha h-28
_rehab_ r-21 m-26 h-25
_rehan_ m26
_rein g36 h-26
_reinsurance_ g34 h-21
_reinsurance_premium_ g27 h-22
_reis g-32
_rela h31
_relabel_ h31
_relabelling_ h33
_rele h-32
_release_ g-45 h-28
_released_ k-21
_religion_ h26
_remaining_ r26
_reme h25
_remedy_ h25
_remedy_for_ h33
_remi g-24 h-26
_remove_ h33
_removed_ r-23
_removes_ h21
_removing_ h21
_renewing_ r33
_rent_for_ g-34
_rent_her_ k49
_rent_his_ k42
_rent_is_ r33
_rent_my_ k57
_rent_of_ r40
_rent_on_ r41 k-35
_rental_ g-29
_rented_ g-26 k43
_renting_ k31
_repacked_ h34
_repaid_ r47
_repaid_in_ r26 g-29
_repair_ h-33
_repaying_ r56 h-31
_replacement_ h-32
_replica_ h21
_repo_ r84 g-25 h-38
_report_for_ h-26
_repu r29
_repurchase_ r33
_repurchase_at_ r45
_repurchase_it_ r34
_rescued_ h-21
_rescued_from_ h-21
_research_ g-23
_reseller_ h-21
_resi r-28 h21
_rest k21
_rest_ g-27 h-33 k39
_rest_to_ r-36 g-38 k95
_results_ h-30
_rete g-26 k-21
_retention_ g-26 k-21
_reti h-21
_retirement_annuity_ g36
_return_of_ r-38 g-33
_return_pallet_ g29
_returned_ g-25
_returned_if_ g27
_returning_ h-23
_returns_the_ g-24
_reverse_ r43
_reviews_ h22
_revo r31
_revolving_ r31
_riba r26 h-27
_riba_ r21 h-22
_ric h-22
_rice g-32 h-24
_rice_ g-32 h-24
_rich r-27 g30
_rich_ r-33 g34
_rid r-24 m-21 h-46
_ride r-25 m-23 h-44
_ride_ r-23 g-32 m-39 h-29
_rider_ g30 h-24
_rif g-25
_rifl g-25
_rig g36
_rigg h59
_rigged_ h46
_righ g38 h-23
_right_ g37 h-26
_right_of_ g35
_right_to_ g31 h-21
_rights_ g34
_rih m37
_riha m37
_rihan_ m37
_rim g39
_rim_ g39
_rio h25
_rioj h25
_rioja_ h25
_ripens_ g40
_ripp h44
_ripped_ h44
_rish g-34 m-23 h59
_risk g35
_risk_ g35
_rit m-22 h24
_rita h30
_ritalin_ h30
_ritu m-26 h21
_ritual_ m-26 h21
_ritual_to_ m-36
_riv r-25 g-41 k-32
_riyals_per_ r-47 m61
_roast_ m-21
_roc g-21 h39
_rock g-21 h39
_roll r21
_roll_back_ r-24 h63
_rollover_ h-24
_rolls_ m-36 h-31 k-25
_roof h21
_rooftop_bar_ h23
_root h-43
_root_ h-43
_root_beer_ h-40
_rop r-25 g-21 h-36
_rope r-25 g-21 h-36
_rope_ r-22 h-33
_roso h-26
_roug m-44 h47
_rough_ m-23 h63
_round_of_ h54
_rounds_ g-21 m-33
_roy m-23
_roya m-23
_royal_ h25
_rs m33
_rs_ m39
_rum h24
_rum_ h42
_rumm m24 h-23
_rummy_ m24
_run_through_ h-28 k35
_runa g31
_runaway_ g31
_rune h43
_runn h-27
_running_through_ k21
_rupa r33
_s_ r-26 g40 m-25 h-29
_s_p_ r-26 g40 m-25 h-29
_sa7 m24
_sa7b g-23 m28 h-35
_sa7e h30
_sabo m29
_sabong_ m29
_sack h-24
_sack_ g56 h-28
_sacks_ h-21
_sacks_of_ r25
_sacr h26
_sacrifice_ h26
_sacrifice_for_ h29
_sad r-22 g-38 h22
_sada g-22 h-35
_saf h-26
_safe r22
_safe_ r28
_saff h-27
_saffron_ h-27
_sahab_ h31
_sahe h25
_saher_ h30
_sahr h28
_sahra_ h28
_said_no_ r-24 g-23 m38
_saik r29
_saikda_ r29
_sain h30
_sainkda_ r30
_saint_ h51
_sak h26
_sake g-22 h28
_sake_ g-22 h30
_salad_ h-37
_salami_ h35
_salary_as_ h33
_salary_claim_ r57
_salary_slips_ r39 h-39
_sale_and_ r32
_sale_done_ g35
_sale_final_ g49
_sale_for_ r48 h-42
_sali h-32
_sall g-26 m-27 h-41
_salon_ r-22 h-48
_sals m-29 h-23
_salsa_ m-29 h-23
_salt h39
_salts_ h39
_salv h21
_sama g33 m-24 h-23
_samb m-28
_same_amount_ r-30
_same_dealer_ r27 g-21 m-24
_same_seller_ r62 g-27
_same_shop_ r36
_samp h-25
_samples_ r-25 k22
_san_ h39
_san_miguel_ h24
_sanc g-31 k35
_sandu_ h29
_sandwiches_ h31
_sangla_ r26 h-21
_sani h-23
_sanitizer_ h-22
_sant g-42
_sar h-35
_sat m22
_satt m52
_satta_ m38
_satte_ m49
_sauc m-27
_sausage_ h41
_sauv h42
_save h-30
_saved_ h-41
_saver_ r33
_saving_ r29
_savings_account_ k-24
_savings_bonus_ r52 h-35
_say h22
_say_ g22
_scal g23
_scales_ h24
_scam r-23 h60
_scam_ r-22 h54
_scat m38
_scatter_ m38
_schemes_ r55 g-22
_schn h41
_scho h-24
_school_ h-21
_school_fees_ g-21
_schw h27
_sco g22
_scoo g39
_scoop_ g46
_scoop_of_ g43
_scop g48 h-34
_scope_ g48 h-34
_scope_to_ g57 h-26
_scra m29
_scratch_ m37
_scratch_cards_ m43 h41
_scre h-38
_screen_ h-34
_screened_ r-29
_screening_ h-37 k24
_se7 h37
_se7r h37
_se7r_ h37
_se_ g28
_se_pehle_ g38
_sea_ h-26
_sean h52
_seance_ h52
_seas g22
_seasons_ g26 h-23
_seat g-27 h-23
_seat_ r-25 g-32
_seats_ m-26 h-26
_sec_ g-48 m71
_seconds_ g39
_secret_commission_ g-31 h55
_sect g-24 h28
_secu h-22
_security_ r-21 h-23
_security_deposit_ r-35 g-26 h-22
_see h-22
_see_ k32
_seed_money_ h22
_seen h-22
_seen_ h-22
_sees k41
_sees_ k41
_seg g35
_seguro_ g30
_seguro_sa_ g39
_sehra_ h23
_sell_maid_ h62
_sell_my_ h-21
_sell_the_ r30 h-21
_seller_has_ g27
_selling_my_ h-22
_selling_salary_ r47
_selling_the_ g28 h-37
_sem h-28
_semi h-24
_seminar_ r-25 h-27
_sen k22
_send k26
_send_ k24
_send_it_ r-21
_send_to_ k31
_sending_ r-29
_sends_ h40
_sens g36 h-44
_sensex_ g52 h-26
_sent r-29
_sent_ r-29
_sepa r-23 h24
_separately_for_ g30
_seri h-35
_serious_ g22
_serious_illness_ g22
_service_charge_ h-22
_services_ h36
_session_ h25
_sessions_ g-23
_set_ m-41
_set_price_ g21
_settle_ r27 g-25 m25
_settles_ r32 g-29
_settling_ g-25
_sex g-21 h57
_sex_ h46
_sext g-29 h49
_sexting_ g-29 h46
_sha2 g-29
_sha2a_ g-29 h-23
_shab r-35 h60
_shad g21 h-33
_shade_ g22 h-45
_shah r31 h-21
_sham r39
_sham_ r49 h-24
_shan h31
_shani_ h31
_shanti_ h23
_shap m-35
_sharab_ h60
_share_of_ g-23
_shared_ g-21 h-35
_shares_he_ g26
_shares_i_ g-23
_shares_to_ g38
_sharjah_ r-21
_shark_ h-27
_shart_ g-27 m92 h-45
_shaykh_ h22
_she_stays_ g-28
_shee g23
_sheets_ g-37 h27
_sheikh_la_ h36
_shel h-35
_shelf_ h-30
_shell_ g-32
_shells_ g27 h-44
_sherry_the_ h-40
_shi_ g-33 h-41
_shie r-25 g34
_shield_ r-25 g34
_shif g-29
_shift_ h28
_shifts_ r-33 g-40 m-25
_ship_ r-33 g27 h-43
_shirt_ m-22
_shirts_ h-23
_shiv h32
_shoe m-35 h-30
_shoes_ m-38 h-28
_shoot_ h27
_shopper_ g-41 h-24
_shopping_ h-25
_shor g25 h-22
_short_ g29
_short_apple_ g33
_short_on_ r-29 g-54 m-23 k-24
_short_sale_ g-66
_shorting_ g32 h-23
_shots_of_ g-21
_shows_ g22
_shr h44
_shro h54
_shrooms_ h42
_shu_ g31
_shy r24
_shyl r24
_shylock_ r24
_si7 h32
_si7r h32
_si7r_ h32
_sick_note_ h31
_sidd h29
_signature_ r23 g-25
_signed_ r-27
_signing_ g-27
_sim g-29
_sim_ r-25 g-29
_sim_swap_ g-38 h38
_sinc r21
_since_ r21
_singing_ m-30 h-33
_single_ g-31 m-25
_single_malt_ g-25 h40
_sir m22
_sir_ m24
_sisi h21
_sisig_ h21
_sit h23
_sit_ m37 h48
_sit_my_ h51
_sits h33
_sits_ h33
_sits_ielts_ h43
_sits_the_ h30
_sitt h26
_sitting_ h21
_siu h36
_siu_ h36
_six_months_ h-35
_six_pack_ m-26 h35
_siz h-23
_size h-23
_size_ h-23
_sk m25
_skim h50
_skin g-21 m28
_skins_ m39
_skip r52
_skip_ r52
_sky m56 h-44
_sky_ g22 h-33
_sl m21
_sla g-22 h36
_slau g-21
_slaughter_ g-25 h22
_sle g-26
_slee g-26
_sleeps_ r22 g-22
_slip_ h31
_slip_an_ m-37 h39
_slip_him_ r-22 m-37 h43
_slip_the_ r-22 m-39 h40
_slips_ r46 h-33
_slo m25
_slot m28
_slot_ m22
_smoking_ h-32
_sms m53 h-26
_sms_ m53 h-26
_sms_to_ g-25 m52 h-35
_smuggle_ h52
_smuggler_ h56
_smur r-25 m-21 h-34 k33
_snac h-43
_snack_ h-43
_snacks_ h-24
_snap g-29 h31
_snap_ g-25 h42
_so_ g-22 k35
_so_bank_ k82
_so_he_ r-22 h57
_so_i_ k-28
_so_inspector_ h36
_so_it_ r-22 h-34 k33
_so_no_ g-23 h-25
_so_nobody_ g-43 k35
_so_the_ r26 h23
_so_they_ g-28 k33
_so_we_ g-21 h-25
_soa g-26
_soap g-26
_soap_ g-27 h-29
_soc g-27 h-51
_soci m24
_social_ g-25 m31 h-32
_sof g-26
_sofa g-22 h-23
_sofa_ g-22 h-23
_soj h33
_soju h33
_soju_ h33
_sola r-30 g-37 m-29 h-25 k-28
_sold_as_ h45
_sold_at_ r-37
_sold_back_ r71
_sold_him_ h-21
_sold_it_ r24 h-29
_sold_my_ h-26
_sold_separately_ g30
_sold_the_ h-50 k-22
_some_ r-21 g24 m-22 h-24
_somebody_ k23
_someone_sits_ h39 k-22
_something_for_ g-27 h45
_somm h33
_sommelier_ h33
_son h-23
_son_ r-21 m-24 h-24
_sona r34 g-38
_sona_ r34 g-38
_song g24
_songs_ g32
_soo r32
_sood r41 h-35
_sood_ r37 h-34
_sor h23
_sorc h23
_sorcerer_ h21
_sorr r-30
_sorry_ r-30
_sou h-21
_soup m-24 h-37
_soup_ m-24 h-37
_sour_ g-24 h23
_source_ k25
_source_one_ g57 k-23
_sown g36
_sown_ g36
_spa_ r-37 g-30 m-25 h-29
_spac m-23
_spam h23
_spam_ h23
_spare_ h-22
_special_ h34
_speed_limit_ h-25
_spell_ h25
_spell_to_ h61
_spelling_ g-27 m-29 h-54
_spells_ h35
_sper h49
_sperm_ h49
_spic h40
_spicy_ h41
_spin m34
_spin_ h-25
_spin_class_ m-43
_spins_ m43
_spins_at_ m25
_spins_on_ m26 h-69
_spirits_ h22
_spirits_duty_ h56
_split_because_ k54
_split_bill_ h-22 k-24
_split_since_ h-24 k51
_split_so_ h-42 k56
_split_taxi_ k-21
_split_the_ r-34 m-22
_spot h-26
_spot_ g25 h-26
_spr g33
_spre g37 h-32
_spread_ g36 h-30
_spreads_ g61 m-28 h-34
_spritz_ h24
_spy h28
_spy_on_ g-43 h39
_sq m22 h-44
_squ m32
_squa m32
_squares_ g-25 m48
_st_ g27
_stag_ h56
_stage_ g-24 h-39
_stake_on_ r-26
_stakes_ m-34
_stam h24
_stamp_ h32
_stan g-25
_stand_ h22
_standing_ h-30
_stars_ r-23 h29
_startup_ m-23
_state_ m61
_stated_ g39 h-29
_statue_ h26
_statue_of_ h41
_stay r-29 k36
_stay_ g-29 h-43 k38
_stay_below_ k58
_stay_under_ k50
_staying_ k44
_staying_under_ k44
_stays_ r-22 h22
_stays_till_ g-22 h31
_stea g-29
_stee h-31
_steel_ h-31
_stella_ h21
_ster r33
_stew h40
_stew_ h40
_sti g27
_stic m-28
_sticker_ g-45 h24
_stickers_ g-23 m-26 h43
_stil g41
_still_ g41
_still_belonging_ g24 h-22
_still_belongs_ h-23
_still_find_ g47 h-26
_still_in_ g35 h-29
_still_owned_ g33 h-25
_stl m45
_stl_ m45
_stock_not_ g45 h-21
_stock_option_ g50
_stock_to_ g27
_stolen_bag_ h-61
_stolen_car_ g27
_stolen_cars_ g22
_stolen_laptop_ h29
_stolen_phones_ g-34 h38
_stolen_wallet_ h-26 k-30
_stom g40
_stomach_ g29
_ston m-26
_stone_ m-30
_stone_for_ g-33 h74
_stones_ h-29
_stoo r22 h-24
_stood_ r25
_stood_for_ r61 h-30
_stop m-30
_stop_ m-26 h-22
_store_ m-22
_story_ g-24 h-32
_stou h27
_stranger_ r-23 k46
_strangers_ h-22
_strangled_ g-29 h69
_strategy_ g32
_strayed_ g24
_strip_club_ m-35 h66
_strippers_ h-23
_stro g-26 h36
_stru h-22 k34
_structured_ r56
_structuring_ r-38 k37
_student_ h-23
_student_loan_ r34
_students_ r-25 g-21
_studied_ h31
_study_ r-21
_sua h30
_suar h30
_suar_ h30
_sugar_baby_ h40
_sugar_daddy_ h38
_sui h-22
_suit h-22
_suitcase_ h-23
_suk g-21 h-39
_sul g-32
_sum_ g30
_summ g-25
_summer_ g-37
_sun g23
_sunk g58 h-30
_sunken_ g34 h-28
_supe m25
_supermarket_ g-27 m-34
_supplies_ h25
_supply_ h26
_support_ h-32
_sure r32
_sure_ r49 g-24 h-26
_surg h-35
_surprise_party_ g-33 h-38
_surr h24
_surrender_ r-24
_survey_ g-24
_survives_ g43
_survives_the_ g45 m-21
_swab h-31
_swab_ h-24
_swabs_ h-35
_swap g23
_swap_at_ g-25 h-46
_swap_my_ r24 g-48 h-31
_swap_of_ m-24 h-37
_swaps_ g27
_swaption_ g25 h-26
_swe m32
_swee m28
_sweepstake_ m29
_sweepstakes_ m27
_sweet_ h30
_sweet_white_ h30
_sweetener_ r30
_sweets_ r-32 g-26
_swim h-22
_swimming_ h-23
_swin h36
_swingers_ h32
_swit h-34
_swo g-27 m49 h-29
_swor g-27 m49 h-29
_syn m28
_synd m26
_syndicate_ m26
_sys k31
_syst k31
_system_ k31
_system_only_ g-21 k62
_t_ g-27 m-24
_ta2m r-26 h-22
_ta2meen_ r-25 h-21
_ta_ r-22 g-33 m-33
_tab h28
_tab_ h52
_tabb r39
_tabby_ r39
_table_for_ g-23 m-31 k-22
_tables_ h28
_tablets_ g-28 m-23 h44
_tabs h39
_tabs_ h39
_tag g-29
_tag_ g-27 h-34
_tailor_ r-23 h-22
_taka h-22
_takaful_contribution_ g-21
_takaful_motor_ g24
_taken_by_ r27 h-24
_taken_from_ g-22
_takes_all_ m26
_takes_his_ r30 h-32
_taking_ h-24
_tal r-28
_tala r-34 h-29
_talk h23
_talk_ h23
_talo m33 h-26
_talo_ m33 h-26
_tama g-39 h-40
_taman_ r-28 g-40 m-22 h-33
_tamara_ r62
_tamp h51
_tamper_ h53
_tampering_ h34
_tan_ r-28 g-21 h-62 k-24
_tant h47
_tap_ h49
_tape h-32
_tape_ h-32
_taro m-31
_taro_ h-49
_tarot_ m-33 h35
_tas g-22
_taw r23
_tawa r28
_tawarruq_ r25
_tawaruq_ r53 h-22
_tawe h24
_tax h-22 k21
_tax_ k44
_taxi r-24 h-22
_taxi_ r-24 h-22
_tay m38 h-36
_taya m62 h-34
_taya_ m62 h-34
_tea_money_ h76
_teac h-38
_team_ r-21 h-29
_team_lunch_ h-26
_teams_ m24 h26
_teas h44
_teen_patti_ m26
_tel h22
_tele h-30
_tell h48
_tell_ k28
_teller_ h30
_tells_ g-24 h56
_tells_my_ h40
_tells_the_ g-29 h36
_tem h35
_temp h35
_temporary_ h22
_temporary_marriage_ h34
_ten_ h-31
_ten_days_ r23 m-34
_tend r-26
_tender_ r-27
_tent_stakes_ m-29
_teq h24
_tequ h24
_tequila_ h24
_term_life_ r-26 g38
_terminal_ r-26 g-26
_terms_ g-23 m-26
_tesl g28
_tesla_ g28
_test_for_ r-25 m-26 h28
_tested_ g-22 h-26
_testing_ h-50
_tex m45
_text m29
_text_ m40 h-38
_tg g35 h-25
_tge g35 h-25
_tge_ g35 h-25
_th_ r36
_thank_purchasing_ h22
_thanks_for_ r-28 m-27 h-27
_that_does_ g37 k-56
_that_is_ g28 h-29
_that_makes_ g-47
_that_one_ g26 h-23
_that_same_ g47
_that_the_ r29 g35 h-48
_that_very_ g49 h-41
_thc h22
_thc_ h22
_thc_gummies_ g-21 m-22 h48
_the_ac_ r-27 h-37
_the_account_ k22
_the_advance_ r27 g-26 h-34
_the_airport_ h34
_the_amount_ r22 m-25 h-34
_the_app_ g-31 h23
_the_back_ g39
_the_bank_ h-34
_the_banks_ h-22
_the_bill_ h-32
_the_board_ g-33
_the_boat_ r-24 g33
_the_border_ h35
_the_candle_ m-28
_the_car_ r-30
_the_card_ r21 m28 h26
_the_cash_ g-38 h-31
_the_casino_ h51
_the_cat_ h-45
_the_coming_ g29
_the_company_ h-35
_the_container_ h27
_the_contract_ h28
_the_counter_ m-21
_the_court_ g34 m22
_the_customs_ h33 k29
_the_desert_ h-39
_the_dinner_ r-32
_the_dog_ h-50
_the_draw_ h-44
_the_end_ r22
_the_envelope_ g-30 h-35
_the_evening_ h27
_the_exam_ h55
_the_examiner_ h50
_the_farm_ g29 m-31 h-57
_the_fighters_ r-22 h-38 k28
_the_finance_ r32 h-28
_the_fisherman_ g39
_the_flat_ r-33 h-22
_the_fridge_ h-44
_the_full_ r26
_the_future_ g-39
_the_gam3eya_ r62
_the_game_ g-25
_the_gameya_ r36
_the_garden_ g-24 h-33
_the_goods_ g25
_the_gym_ g-30
_the_house_ r-32
_the_i_ r24
_the_insurance_ h-22
_the_jamiyya_ r69
_the_jar_ r-29 g-29 h-35
_the_judge_ h25
_the_kids_ r-22 g-38 h-46
_the_king_ g59 h-37
_the_lender_ r29
_the_limit_ g-35 m-31 h-35
_the_mall_ h-36
_the_man_ r-22 g-38 m-24 h33
_the_market_ r-33 h-27
_the_match_ r-24
_the_minister_ g29
_the_ministry_ g-26 h-28
_the_money_ r23 g21 m-22 h-45
_the_month_ g-23 h-32 k-29
_the_mosque_ h-26 k-25
_the_neighbours_ g-25 h-38
_the_next_ m32
_the_night_ h46
_the_nightclub_ h37
_the_nursery_ r-29 h-28
_the_office_ r-33 m25 h-51
_the_officer_ h23
_the_old_ g-30
_the_online_ h41
_the_other_ m23 h22
_the_owner_ r-22 g33
_the_palm_ g-29 h49
_the_palms_ h23
_the_party_ h25
_the_pot_ m57 h-29
_the_price_ g-27
_the_rain_ m-26
_the_real_ r-25 g-24 m-26 h-25 k27
_the_record_ k21
_the_red_ r-27 h-21
_the_referee_ r-23 h50
_the_rest_ r25 m-26
_the_restaurant_ h-23
_the_savings_ g-28
_the_ship_ g35
_the_shop_ h-27
_the_table_ g-27 m-21 k-24
_the_team_ g39 h-28
_the_tender_ r-27 g22 h35
_the_top_ r-25 g45 h-32
_the_trip_ h-33
_the_war_ r-21 g27 h-28
_the_weekend_ r-24 g-23 h34
_the_wheel_ g-30 m24
_the_whole_ g-28 h31
_the_wine_ r-30 h45
_thef g27
_theft_ g27
_them_from_ g31 h-32
_them_now_ g27
_theme_ m-28
_themed_ m-23 h-26
_ther h-27
_there_ h-22
_they_do_ g-25 h-66 k63
_they_does_ g-31 h-38 k75
_they_keep_ g52 h-35 k-26
_they_pay_ r-22 g36 k-26
_thing_ g39 h-38
_think_ g27
_think_it_ g37 h-26
_thinks_ g24
_third_company_ g24
_third_of_ r-32 g-32 h31
_third_party_ g21 h-21
_this k22
_this_ k22
_this_month_ k-33
_this_week_ h23
_this_year_ h-24 k-21
_though_ h22
_threaten_ h38
_threatening_ h21
_three_ h-25
_through_ k21
_through_her_ h-25 k32
_through_his_ h-23 k25
_through_the_ g-36 k23
_through_your_ g-22 k33
_thrown_ g54 m-36
_tick_ r-22 g63 h-35
_ticket_for_ m22 h-41
_ticket_renewal_ r35
_tickets_for_ m34 h-34
_ticks_up_ g24 h-34
_tie g-22 m25
_tile m-33 h-37
_tiles_ g-21 m-26 h-35
_till_i_ g32 h-29
_till_morning_ g-28
_time_slot_ m-40 h-40
_time_value_ r22
_tin g-36
_tins g-25
_tins_ g-25
_tip_ g-27 k-22
_tip_for_ r-34 g-24 h-40
_tips m22
_tipster_ m22
_tir g31 h-22
_to_a_ r-32 h-23
_to_all_ g21
_to_another_ k27
_to_be_ g43
_to_beat_ r-35 g-23 m-26 h36
_to_buy_ r-22 g32 h-22
_to_charity_ r-22
_to_close_ m-22 h-33
_to_cover_ r25 g-23
_to_decide_ g35
_to_get_ h23
_to_him_ k26
_to_lock_ r31 g-43
_to_me_ r34
_to_my_ k-30
_to_next_ g-34 h29
_to_officer_ h37
_to_official_ h101
_to_open_ h-29
_to_other_ h37
_to_repurchase_ r42
_to_same_ r67 h-26
_to_sell_ g25
_to_short_ g23
_to_someone_ h-28 k24
_to_the_ g-22
_to_whatever_ g29
_tob h23
_token_ h-28
_tokens_ m-23 h21
_told g21
_told_ g21
_toll r-25 m-23
_toma h-25
_tomato_ h-25
_tomb m24 h-27
_tombola_ m24 h-27
_tomorrows_ g27
_tone r-23 g-25 m-23 h-57
_tong m36
_tong_ m49 h-22
_tong_its_ m51 h-27
_tong_tongits_ m24
_tongits_ m24
_tonic_ h23
_tons g-22 h-28
_tons_ g-22 h-28
_took_the_ g22
_tool m-33 h-36
_tool_ m-29
_top m23
_top_floor_ r-27 g32 h-39
_top_of_ r40
_top_up_ m22
_topl h38 k-21
_topless_ h38 k-21
_topp h24
_tos m34
_toss m34
_toss_ m34
_toss_coin_ g-30 m50 h-42
_toss_pe_ g-26 m29
_tot m27
_tota h-21
_total_ h-21
_tote m42
_tote_ m42
_totk m-24 h30
_toto m62 h-42
_toto_ m62 h-42
_touc g36
_touch_ g41
_touch_and_ g46
_tour_ r-23 g-34
_tower_has_ g41
_tower_hasnt_ g27
_toy r-23 g-28 m-29 h-21
_toy_ r-22 g-30 m-33 h-42
_toys g-36 m-21 k-23
_toys_ g-36 m-21 k-23
_tradable_ g24
_trader_ r33 g-21
_trading_account_ r-27 g24 m-51 k-26
_trai h-26
_trail_ h-30 k26
_train_ g-28
_trainers_ m-36 h-37
_tram h35
_tramadol_ h35
_tramadol_strips_ h39
_transfer_to_ r-33 k-43
_translation_ g-25
_trap g34
_trap_ g34
_travel_insurance_ g29
_tray g-23 m-36 h-48
_tray_ m-30 h-39
_trea r25
_treasure_ r-33 h57
_treasury_ r24 h-27
_treasury_bills_ r25
_tree g24
_trees_ h-33
_tri h-30
_tric r42
_trick_ r52
_trim h-27
_trimmer_ h-26
_trimming_ g-22
_tro m-30
_trop m-26
_trophy_ m-26
_trot h37
_try m77
_try_ m77
_tubo r26
_tubo_ r29 h-24
_tum g43
_tumm g43
_tummy_ g43
_tun h-42
_tuna h-45
_tuna_ h-45
_tur h-23
_turb m23
_turbo_ m23
_turk h-26
_turkey_ h-25
_turkey_bacon_ h-35
_turkey_ham_ h-23
_turn h-21
_turn_from_ r55
_tus h40
_tusk h33
_tut r-27 g-30 h-42
_tuto r-23 g-30 h-43
_tutor_ g-25 h-34
_tv h-35
_tv_ h-35
_two_bottles_ h39
_two_hours_ g-21
_two_prices_ h-28
_ty h-26
_typ h-28
_type g22
_type_ g22
_typi h-22
_typing_ h-22
_tyre_ g31
_tyres_ g-28 h-31
_udd g25
_udde g25
_udh g-31 m-22 h-29
_udha r23
_uk g-21 m30 k-26
_um r-38 g-43 m-35
_unc g21
_unce h22
_uncensored_ h33
_unch g53
_unchecked_ g53
_uncl g25
_unclaimed_ g28
_unclear_ g49 h-34
_uncles_ h-23
_undecided_ h-23
_undefined_ g22
_undelivered_ r-22 g57
_under_the_ m-27
_undr r48 h-22
_undrawn_ r48 h-22
_unem g22
_unemployment_ g22
_unf g27
_unfo g27
_unfold_ g27
_unid g34
_unidentified_ g34
_unif h-21
_uniform_ g-27 h-21
_uniforms_ k-24
_unit_auction_ g47
_units_ g-23 m-22 h22
_unknown_caller_ g-31
_unl k28
_unli k40
_unlicensed_ k40
_unlo g-23 m-23 h35
_uno k32
_unof h-26 k62
_unofficial_ h-26 k62
_unop g28
_unopened_ g28
_unr k28
_unre k28
_unregistered_ k28
_uns g27
_unse g22
_unseen_ g22
_unso g27
_unsorted_ g36
_unsp g25
_unspecified_ g25
_until_he_ r31
_up_down_ g42 h-23
_up_fee_ h49
_up_for_ g-36 h-32
_up_from_ g25 h-25
_up_in_ h-24
_up_lower_ g45 h-41
_upa r26 m-29
_ur g-25 m-27 h-38
_urg g-23
_urge g-23
_urgent_ g-23
_us r24
_us_ g-25
_usa r47 h-22
_usag r22 h-21
_usage_ r22 h-21
_usan r45 h-22
_usance_ r45 h-22
_usdt g23 h21
_usdt_ g23 h21
_use h-21 k29
_use_ h-22 k34
_use_his_ k46
_use_your_ g-24
_used r-25
_used_ r-25
_used_car_ h-29
_usu r29 g-22
_usua r-21 h34
_usual_ r-21 h34
_usur r38 g-24 h-33
_ut h-21
_utan r23 h-23
_utang_ r23 h-23
_utang_may_ r30
_utang_plus_ r24
_utang_with_ r22
_utilisation_ r33
_utility_ g-25
_vaas h24
_vaastu_ h24
_vac g-27 m-25 h-22
_vacc m-25
_vaccination_ m-29
_vaccine_ h-36
_vale r-30 g-23
_valet_ r-30 g-23
_value_ r22
_value_of_ r23
_van_ g-21
_vap g-21
_vape g-21
_vape_ g-21
_var h-40
_vase m-25 h-45
_vase_ m-25 h-45
_vast h33
_vastu_ h33
_vat g-34 m-27 h-37 k-22
_vat_ r-49 g-45 m-32 h-27 k-35
_vatt r39 h-30
_vatti_ r39 h-30
_ve r-21
_vea h-47
_veal h-47
_veal_ h-47
_vega g44 h-28
_ven r-21
_vent h21
_venture_ h21
_ver r-25
_very g49 h-41
_very_ g49 h-41
_vet g-25 h-37
_vet_ g-22 h-36
_via k31
_via_ k31
_videos_ h23
_vig r52 g-28 h-44
_vig_ r52 g-28 h-44
_vinegar_ h-31
_vino h54
_vino_ h40
_vio h29
_viol h29
_violation_ h29
_vip h22
_vip_ h22
_vip_table_ m-48
_vir m23 h25
_virg h-24
_virgin_ h-24
_visi h-21
_visit_ g-29
_visits_ g26 h-23
_vit h-34
_vita h-34
_vitamin_ h-29
_vol m34 h-29
_voo h34
_vood h34
_voodoo_ h34
_voodoo_doll_ h28
_vote_ h43
_votes_ m21
_voucher_ r-22 m-22 h-22
_w_ r26 h-23
_w_maraheen_ m-59 h26
_wa7 r-33
_wag m26
_wage m26
_wager_ m31 h-40
_wagering_ m27
_wages_till_ h38
_wah r-30 g-30
_waiting_ h-25
_waiv r-22 h-21
_wak h-28
_wala r-26
_wala_ g28
_walang_ r-27 h24
_wale h22
_wale_ r-34 g-25 h23
_wali g-24
_wali_ g-25
_walker_ h25
_wall k25
_wall_ h-33
_wallet_ k23
_wallet_to_ h-31
_war_ g23 m23 h-39
_warrant_ g22
_warrants_ g31
_warrants_on_ g26 h-27
_warranty_bought_ g68
_warranty_for_ g41
_warranty_included_ g-23 h-22
_warranty_purchased_ g54
_warranty_sold_ g51
_warranty_yrs_ g35
_was_ g-34
_wash m-25 h-28
_wash_ g-58 h-22
_washing_ g30 h-40
_wast h42
_wasta_ h32
_wat h-26
_watch_ h-22
_watched_ r-24 k48
_watches_ g-35 h35
_wate h-46
_water_ h-45
_way g-21 h-51
_ways h-23
_ways_ h-23
_we_bought_ g-44
_we_buy_ g-43
_we_get_ h47
_we_short_ g56
_we_win_ g-23 m-40 h66
_weal h42
_wealth_ h42
_web g-22
_web_ r-23 m-21 h-33
_webs h21
_website_ h21
_wedding_hall_ m-28 h-38
_weed h29
_weed_ h36
_weed_for_ m-27 h60
_weed_killer_ h-46
_weeds_ h-29
_week_late_ r59
_week_unpaid_ r33
_weighed_ g-23
_weight_ m22 h-21
_weight_limit_ r-24
_weight_of_ g33
_wel r-22 h-28
_well h-28
_well_ h-28
_wen r22
_went r22
_went_ r22
_wes h-27
_what_are_ g23
_what_i_ g-21
_what_you_ g25
_whatever_comes_ g-24
_whatever_he_ g53
_whatever_is_ g-32
_whatever_it_ g25
_whatever_net_ g30
_whatever_price_ g22
_whatever_she_ g46 h-28
_whatever_the_ r-21 g27
_whatever_they_ g26 h-24
_whatever_trap_ g29
_whea r-22
_wheat_ r-22
_wheat_futures_ g21
_when_ g22
_when_i_ g51 h-22
_when_you_ r-28 g34
_whenever_the_ g56
_wher g63 h-45
_where_ g63 h-45
_whet m25
_whether_ m25
_whether_i_ g23 h-28
_whic g21
_which_ g24
_whiskey_ h34
_whisky_the_ h-62
_white_x_ h42
_whitelist_ g51 h-25
_who_ g-21
_who_stood_ r61 h-30
_whole_ r-21
_whole_life_ g45 h-35
_why r-25
_why_ r-25
_wid h-36
_wif g-22
_wife h29
_wifes_ g-26
_will_be_ g21
_will_buy_ r-32 g48 h-41
_will_decde_ g27
_will_decide_ g26 h-28
_will_purchase_ g46 h-24
_will_see_ g22 k23
_will_send_ r24 k-24
_win_ m44
_wind g-35
_window_ g-27
_wine h21
_wine_red_ h-43
_wine_tasting_ h43
_wines_ h43
_winners_ h-37
_winning_ r-24 h-26
_winnings_from_ m45 h-67
_winnings_of_ m45
_wint r-21
_winter_ r-21
_wip h-22
_wipe h-22
_wir h-25
_wire h-25
_wire_ h-25
_wis h28
_wisk h28
_wiskey_ h22
_witc h24
_witch_ h21
_witchcraft_ h33
_with_another_ h51 k-27
_with_different_ h72 k-39
_with_insurer_ g35
_with_my_ h-23
_with_policy_ g63
_with_premium_ g77
_with_rum_ h33
_within_ r-22
_within_minutes_ g40
_without_charity_ h-21 k35
_without_inspection_ g-30 h22
_without_papers_ h26
_without_prescription_ g-29 h50
_without_the_ g-23 h61
_witn h35
_witness_ h35
_wiz h25
_wiza h25
_wizard_ h25
_woma g-23 h29
_woman_ g-23 h29
_womb g34
_womb_ g34
_won m40 h-29
_won_ r-21 m33 h-31
_woo g23 m-21 h-21
_wool r-22 g25 m-25 h-25
_wool_ r-22 g25 m-25 h-25
_wool_on_ g46 m-22
_word h25
_work_ g-28
_worker_ h46
_workmens_ g31 h-23
_workshop_ h-30
_worl m26 h-23
_world_ m26 h-23
_wors h44
_worship_ h44
_wra g-23
_wrap g-23
_wrap_ g-28 k-21
_wre h-36
_wrec h-26
_wreck_ h-26
_write_ k22
_write_my_ h65
_writing_ g26
_written_ k21
_wro k25
_wron k29
_wrong_ k31
_wrong_description_ g-22 h-30 k37
_wrong_goods_ h-37 k61
_x_ h22
_xa h31
_xan h31
_xana h31
_xanax_ h31
_xb m38
_xbe m26
_xbet m26
_xbet_ m26
_xx r25 g-24 m-26
_xxx h52
_xxx_ h40
_yac h21
_yach h21
_yacht_ h21
_yak r33 h-27
_yakh r33 h-27
_yan h24
_year_and_ r23
_yen r22
_yen_ r36 g-36
_yes_or_ g23
_yet g29
_yet_ g24
_yi r21 h-22
_yie r21 h-22
_yiel r21 h-22
_yield_ r21 h-22
_yield_of_ r-45 g22
_yield_on_ r29 g-23
_ym h23
_yma h23
_ymas h23
_ymashi_ h23
_yom r34 g-40 m-28 h-36
_yom_ r34 g-40 m-28 h-36
_you_and_ r-34 g-26 m27
_you_back_ r-31 m-24 h-33
_you_feel_ r-27 g50
_you_feels_ g42
_you_like_ r24 g-31 m-22 h-21 k-29
_you_owe_ g-21
_you_think_ g62 h-22
_your g22
_your_account_ g-26
_your_car_ g23
_your_house_ g32 m-21
_your_wallet_ k21
_yours_ g32
_yous g-27
_yousef_ g-28
_yout h-36
_youth_ h-36
_yrs g35
_yrs_ g35
_yu r22 g-23 h-24
_yun r23 g-23 h-28
_yung r23 g-23 h-28
_yung_ r23 g-23 h-28
_za r-30
_zab r-29
_zah m24 h25
_zahl m-23 h28
_zak h-27
_zaka h-27
_zakat_ h-27
_zakat_on_ r-29
_zar h43
_zar_ h43
_zat r-21 h34
_zatl r-21 h34
_zay g26 h-27
_ze r-22
_zer h-32
_zero h-32
_zero_ h-33
_zi g-28 h30
_zo m-23
_zod h29
_zodi h29
_zodiac_ h29
_zoo h-29
_zoo_ h-29
_zy h-21
_zya h-21
_zyad h-21
_zyada_ g-21
_ابا h22
_اباح h22
_اباحي_ m-22 h24
_ابراج_ h41
_ابلا k29
_ابلاغ_ k29
_ابن_ g-21 m-21 h-21
_ابي_ g-36 h-31 k44
_ابيض m-22 h37
_ابيض_ m-22 h37
_ابيعك_ g25
_ابيعك_لو_ g40 h-24
_اتا r26
_اتاخ r30
_اتاخر_ r38 h-21
_اتاخرت_ r22
_اتر m41
_اترا m41
_اتفقنا_علي_ g39
_اتو g-29 m49 h-22
_اتوق g-29 m49 h-22
_اتوقع_ g-29 m49 h-22
_اث g-33
_اثا g-29 h-21
_اثاث g-27 h-26
_اثاث_ g-27 h-26
_اجا k33
_اجار k45
_اجار_ k65
_اجاره_ h-25
_اجت g-21
_اجتم g-21
_اجر_ r22 h29
_اجرت g-21 h-25 k41
_اجرت_ r-31 k50
_اجره g-23
_اجره_ g-23
_اجل r23
_اجل_علي_ r47 g-60
_اجلت r44
_اجلت_ r44
_اجلت_زبون_ r41 h-26
_اجلت_له_ r45
_اجله r27
_اجله_ r27
_اجها h26
_اجهاض_ h26
_احت g-24
_احذ h23
_احذف h23
_احذف_ h23
_احو r-23 h-24
_احول r-23 h-24
_اختا g26
_اختار_ g26
_اختار_اخضر_ g26
_اختب h-25
_اختبار_ h-25
_اختر r-27 g-25
_اختراق_ h39
_اختيار_ g21
_اخذ_ m-21 h-31
_اخذت_ r29
_اخري k26
_اخف k25
_اخفا k25
_اخفاء_ k25
_اخو r-27
_اخوي r-27
_اخوي_ r-27
_ادا r29
_ادار r29
_ادخا r22
_ادخار_ r22
_ادر g25
_ادري g25
_ادري_ g25
_ادم m-28
_ادما m-28
_ادمان_ m-28
_ادمان_القمار_ m-28 h-21
_ادن h-29
_ادني h-29
_ادني_ h-29
_ادني_او_ g39
_ادو h-21
_ادور g30
_ادور_ g30
_اذ g24
_اذا g30
_اذا_ g30
_اذا_توفيت_ g31
_اذا_مت_ r-21 g47
_اذو r32
_اذون r32
_اذون_ r23
_اذونات_ r35
_ارباح_ثابته_ r24 h-29
_اربع_ r-25
_ارت g27 m-28
_ارتف g27 m-28
_ارتفاع_ g27 m-28
_ارج r-29 h23
_ارض r-21 h-37
_ارض_ r-21 h-37
_اري g-28 k49
_اريد g-28 k49
_اريد_ g-28 k49
_ازاز h22
_اسب h-22
_اسبو h-22
_اسبوع_ h-24
_است k21
_استخ h-21 k35
_استخدام_ k27
_استخدم_ k35
_استع h-39
_استلام_ g38
_استلم_ k50
_استلم_تحويلات_ k32
_استلم_حوالات_ k36
_استي h-35 k32
_اسع m-51
_اسعا m-51
_اسعار_ m-51
_اسق r-27
_اسقط r-27
_اسلا h-27
_اسلامي_ h-24
_اسم g-21 h-34 k32
_اسم_ m-38
_اسمن h-34
_اسمنت_ h-34
_اسمي g-22 h-24 k43
_اسمي_ g-22 h-24 k43
_اسهم_شركه_ g-27
_اسهم_في_ g-35 m-27 h25
_اسهم_لا_ g23
_اسهم_ما_ g33 h-26
_اسو m-21
_اسي k22
_اسيل k22
_اسيله_ k22
_اشتراك_حمايه_ g51 h-32
_اشتراك_سحب_ m50
_اشتراه_ g32 m-21 h-22
_اشتريت_الدين_ r28
_اشتريت_جمعيه_ r33
_اشتريت_دور_ r66 g-25
_اشتريت_دينه_ r41
_اشتريت_ديونه_ r26
_اشتريته_ r-28 h-31
_اشتريتها_ g32
_اشتريه_ r-35 g33
_اشتغل_ h30
_اصل_ r29
_اصلي_ h39
_اط g-23
_اعلي_او_ h-32
_اعلي_ولا_ g26 h-23
_اعم h22
_اعما h22
_اعمال_ h44
_اف h40
_افض g-22
_افل h34
_افلا h34
_افلام_ h34
_افي g-40 h59
_اقت g32 h-22
_اقتر g36 h-25
_اقتراض_ g23 h-25
_اقتراض_اسهم_ g23 h-25
_اقدمه_ h21
_اقر g-21 m-31
_اقرض g-24 m-33
_اقس g24
_اقسا g24
_اقساط_ g24
_اقل r24 k23
_اقل_ r24 k23
_اقل_من_ r-24 h-22 k48
_اكث r26
_اكثر r26
_اكثر_ r26
_اكد g39 h-26
_اكد_ g39 h-26
_اكراميه_للموظف_ h24
_اكس m39
_اكس_ g-28 m44
_اكس_بت_ g-27 m29
_اكي g35
_اكيا g35
_اكياس_ g35
_ال_interest_ g-29
_الابلاغ_ k24
_الات h23
_الاجر_ g41 h-31
_الاجل_ r22 g-33
_الاجله_ r-28
_الاختيار_ g38
_الاختيار_علي_ g42
_الاد h21
_الاسعار_ g24
_الاصل_ h-24
_الاق h-23
_الال g-22
_الام h-21
_الامهال_ r31
_الاموال_ k22
_الان_ r-23 g21
_الانظار_ r23
_البار_ h34
_البح h-29
_البحر_ g28 h-32
_البخ m38
_البخت_ m38
_البد g39
_البر_ h-27
_البص h26
_البصاره_ h26
_البطاقه_ g-28
_البقره_ g25
_البل g-24 h-22
_البنات_ h30
_البنات_اللي_ h37
_البنت_ h29
_البنت_اللي_ h30
_البنك_ما_ k27
_البنكيه_ r-37
_البوت_ h-26
_البيتكوين_ h22
_البيع_ h-23
_التب h36
_التح k24
_التحوط_ g37
_التحويل_ h-26 k36
_التخ m-21 h-25
_التذ g-30
_التس g25
_التسليم_ g29
_التع g21
_التك h-22
_التمر_ r-24 g-24
_التمويل_ r24 h-31
_التوفير_ r21
_التوقيع_ r22
_التي g-45 m22 h-22
_التي_ g-41
_الثم h-23
_الثمن_ h-21
_الثمن_والبضاعه_ g30
_الجد g-31 h-23
_الجمعه_ r-24 h-22
_الجمعيه_ r26
_الجن g-24
_الجه r-28 g-24 h-22
_الجهات_ k28
_الجوايز_ m30
_الحا r-36 g-29
_الحد g-36 h-25 k27
_الحد_ k29
_الحره_ g-21 h38
_الحس r21 h-26
_الحساب_ r37
_الحساب_المدين_ r49
_الحساب_المكشوف_ r38
_الحشيش_ h-44
_الحص g31
_الحك h31
_الحلال_ h-21
_الحم r-24 h-24
_الخر g22 h-21
_الخز r25
_الخزانه_ r21
_الخساره_ g28
_الخسران_ m24
_الخيار_ g56 h-25
_الخيار_علي_ g56
_الدر g-25 m-22 h-27
_الدك g-27
_الدوره_ r-25
_الدوري_ r39
_الديون_ r-26 g40
_الراعي_ g-22 m-24
_الربا_ h-25
_الرحله_ h-23
_الرسول_ h24
_الرم h21
_الرياضه_ r-28 h-31
_الزوج_ r-24 h25
_الزياده_علي_ r30
_الزياره_ h36
_السا g-24
_السايق_ h-26
_السباق_ m31
_السحب_ m23
_السحب_علي_ h-28
_السحر_ h27
_السر h-34
_السعر_علي_ g34
_السعر_لاحقا_ g26
_السفاره_ h22
_السفر_ r-24
_السفينه_ g39
_السلعه_ما_ r44 g-23
_السمك_ g29
_السندات_ r27
_السهره_ h25
_السو h-49
_السير_ h28
_الشا h23
_الشاليه_ h21
_الشاه_ g40 h-41
_الشاي_ h27
_الشبكه_ m-21 h-27
_الشحنه_ g30 h-23
_الشر h-25
_الشرط_ m38
_الشركه_ h-21
_الشغ h-30
_الشغل_ g25
_الشو h21
_الشوط_ m24 h-22
_الشيك_ r37
_الشيكات_ r30
_الص h-31
_الصب r34
_الصبر_ r34
_الصلاحيه_ h21
_الصن h-36
_الصندوق_ m34
_الصي h-35
_الضر g25 h-30
_الطب r-24 h-36
_الطر g-21 k-28
_الطع g-25
_الطعام_ g-25
_الطل k-22
_الطي m28
_الطياره_ m31
_العاب_ m29 h-34
_العامله_ r-25
_العايد_ r29
_العايد_الدوري_ r39
_العايد_السنوي_ r34
_العج m27
_العد g-21
_العربيه_ g27
_العقود_ r-21 m-28
_العنب_ h23
_العينه_ r59 h-21
_الغ h-21
_الغاء_ g-28
_الغد g-28 h-33
_الغو g26
_الغواص_ r-21 g23
_الغيت_ g-33
_الف_علي_ r33 h-22
_الفايده_من_ r-24 h-23
_الفرس_ g34
_الفروقات_ g25
_الفن h34
_الفنجان_ h38
_الفندق_ h23
_القادم_ g22 h-25
_القادمه_ g24
_القادمه_من_ g24
_القاضي_ h35
_القب r-24 g-25
_القراءه_ r-24 h-25
_القران_ m-29 h-26
_القرض_الربوي_ r-29
_القرض_ربوي_ r-54
_القرعه_ m37
_القط h-24
_القطعه_ g48
_القمار_ m29
_القن h25
_القو r-23 h24
_الكاش_ g-23 h-30
_الكتاب_ m-21
_الكر r-24
_الكف h23
_الكف_ h34
_الكفاله_ r35 h-37
_الكي h30
_اللع g-22
_اللعبه_ g-26 m22
_الله r-22
_الله_ r-22
_اللو g-21 m33
_اللي_بالي_ g-22 h35
_اللي_علي_ g-26 m-21 h-28
_اللي_في_ r-25 g29 m-23 h-22
_اللي_لسا_ g29 h-24
_اللي_لسه_ g30 h-24
_اللي_ما_ g42 h-27
_اللي_يجيبه_ g42
_الماء_ h-23
_المارجن_ g31 h-28
_المال_ r24
_المالك_ r-25 g24 h-26
_المبلغ_علي_ g42 h-40
_المتاخر_ r24
_المتفق_ g-26
_المجلس_ r-21
_المحتوي_ g28 h-22
_المخزن_ h23
_المدين_ r49
_المرابحه_ r-33 g-23
_المز r-24 h-23
_المسبق_ g27
_المستريح_ r52
_المستقبل_ g-37 m-21
_المستقبليه_ r-30 g53
_المستودع_ g21
_المشتري_ h-22
_المصحف_ h28
_المض r-22
_المطر_ g27 m-25 h-27
_المعامله_ h23
_المعدن_وما_ r35
_المفاجات_ g23
_المكتب_ g-24
_المكشوف_ r32
_المل r-21
_المم g-23 h36
_المناقصه_ h28
_المندل_ h31
_المنصه_ h-22
_المورد_ g31
_الموظفين_ r-23
_الموقت_ h29
_المي g21
_الميه_ g31 h-31
_الناقه_ g23
_النب h23
_النبي_ h21
_النح h24
_النحس_ h24
_النخ h-24
_النس g-23 h-33
_النص m26
_النص_ m31
_النه g45
_النهايي_ g39
_اله h-21
_الها g26 h-27
_الهامش_ g38 h-29
_الهج g-22
_الهجن_ g-22
_الهو g30
_الواسطه_ h37
_الود h23
_الودع_ g-21 h33
_الورق_ h25
_الوز h-21
_الي_ r-27 m-26
_ام_ g-26 h26
_اما r22
_اماز g35
_امازون_ g35
_امت g22
_امتل g40 h-35
_امر h30
_امرر h30
_امرر_ h30
_امس h27
_امل g22
_امل_ g67 h-35
_امل_ان_ g51 h-30
_املكه_ g37
_امو k30
_اموا k30
_اموال_ k41
_ان_ g35
_ان_تعطل_ g27 h-23
_ان_خرب_ g35
_انا g-23 h-24
_انب h-30
_انخ m-23
_انخف g26 m-26
_انخفاض_ g26 m-26
_انز g22
_انزر g22
_انشر g-21 h30
_انشر_ g-21 h30
_انف r-31 h-31
_انفت g23
_انفتح_ g23
_انق g37 h-32
_انك g24
_انكس g24
_انكسر_ g24
_انكسر_او_ g28
_انه g-25 h41
_انه_ g-21 h63
_انه_اصلي_ h29
_انه_اصليه_ h61
_انها h26
_انها_ h26
_انها_اصليه_ h34
_او_ g37
_او_اجل_ r-39 g38
_او_احمر_ h-38
_او_اخضر_ h-25
_او_بالتقسيط_ r-43 g46
_او_تقسيط_ r-30 g44
_او_هبوط_ g37 m-38
_اوب g26
_اوبش g26
_اوبشنز_ g27
_اوج k37
_اوجر k37
_اوجر_ k48
_اوص g34
_اوصا g34
_اوصاف_ g34
_اول_ g-25 h-23
_ايا h-21
_ايام h-22
_ايام_ h-22
_ايث r-23 g-22
_ايجار_محل_ r-27
_ايش g23
_ايش_ g23
_ايف m21
_ايفو m21
_ايفون_ m21
_ايه g26
_ب_ m40 h-21
_باجل_مستقبلي_ r23 g-33
_بار g-39 m-23
_باز m36 h-29
_بازي m46 h-21
_بازي_ m46 h-21
_باع r35
_باع_ r45 g25
_باعت r58
_باعت_ r58
_باعو r37
_باعولي_ r35
_باعولي_السلعه_ r44 g-23
_باعولي_المعدن_ r27
_باعوه_ r36
_باعوه_لنفس_ r33 h-21
_باعوه_لنفسه_ r30
_باقي g-45
_باقي_ g-45
_باك r30
_بالاقساط_ r22 g-21
_بالتقسيط_من_ g-22
_بالجزاف_ g23
_بالجن_ h27
_بالس h22
_بالساعه_ h33
_بالسر_ k30
_بالش h-21
_بالف_ h-27
_بالك h-41
_بالكامل_ r-21 g-22 h-24
_بالن g-26
_بالي g-27 h39
_بالي_ g-27 h39
_بان h31
_بانج h31
_بانجو_ h31
_باي r-27 g31 h-33
_باي_ g52
_باي_سعر_ g52
_بت m43
_بت_ g-29 m72
_بتا r-22 h-22
_بتك m-36
_بتكو m-36
_بتكوين_ m-36
_بثم h-21
_بثمن h-22
_بثمن_ h-22
_بحث_جاهزه_ h33
_بحي r-21 g35
_بحير r-21 g35
_بخم g24
_بخمس g24
_بدال h24
_بدالي_ h31
_بدر g-33
_بدف g28 h-26
_بدفا g31 h-23
_بدفاتر_ g31 h-23
_بدل_ r21 h-22
_بدل_فاقد_ h-40
_بدلي g33
_بدو_ g34
_بدون_اي_ r-23
_بدون_تحديد_ g36
_بدون_لا_ g-54 h-28 k71
_بدون_ما_ h-23 k24
_بدون_معرفه_ g34
_بدين h-26
_برا h25
_برام h34
_بري m-24 h-35
_بري_ g22
_بز r28
_بزي r28
_بزيا r28
_بزياده_ r28
_بشت g43 h-21
_بشتر g43 h-21
_بشتريها_ g30
_بصا h21
_بصار h21
_بصاره_ h21
_بصاره_وفول_ h-30
_بضاعه_مسروقه_ g-32 h38 k-22
_بضر g28
_بضرع g28
_بضرعها_ g28
_بطل_ g-23
_بطلب g28
_بطلبه_ g28
_بطلبه_بعد_ g33
_بطلبها_ g23
_بطلبها_بعد_ g23
_بطلين_من_ h29
_بطن g61 h-43
_بطن_ g59 h-28
_بطو h-29
_بعت_ g-27
_بعد_العيد_ r35
_بعش h-33
_بعشر h-33
_بعي k38
_بعيد k54
_بعيد_ k48
_بعيد_عن_ k48
_بعيدا_ k43
_بعيدا_عن_ k43
_بعينها_ g33
_بغ r-33 h63
_بغي r-31 h24 k-22
_بفل m23
_بفلو m23
_بفلوس_ m23
_بفو r21
_بفوا r21
_بفوايد_ r21
_بق h-50
_بقر g-26 h-48
_بقري g-23 h-38
_بقري_ g-23 h-38
_بقي g28 h-22
_بقيم g31 m-21 h-24
_بقيمه_ g31 m-21 h-24
_بكا m28 h-43
_بلا_زياده_ r-21
_بلاغ h-48
_بلاغ_ h-48
_بلاغ_عن_ h-43
_بلد m-24
_بلدي m-24
_بلدي_ m-28
_بلط h32
_بلطج h32
_بمص r-21 m38
_بمصا m45
_بمصاري_ m45
_بمي r-29 h-21
_بنا h43
_بنات h35
_بنات_ h35
_بنت h28
_بنت_ h35
_بنت_الشاليه_ h21
_بنت_الشقه_ h47
_بنت_شقه_ h40
_بنت_ليل_ r-32 g-37 m-35 h48 k-22
_بند g-29
_بنق r51
_بنك_ما_ h-29 k46
_بنكي r30 h-21
_بنكي_ k21
_بنكيه_ r36 h-23
_بوت g33 m-23
_بوت_ g47 m-27 h-46
_بوك m37 h-43
_بوكر m48 h-54
_بوكر_ m48 h-54
_بوكس g58 m-24 h-29
_بوكس_ g49 m-22 h-29
_بوليصه_شحن_ g-35
_بون r28
_بونص h-41
_بونص_ h-41
_بيت r-22 h-22
_بيت_ r-28 m33 h-27
_بيتك g-28 m-34
_بيتكوين_ g-28 m-34
_بيد r-27 h-22
_بيد_ r-28 g-30 h-24
_بير h35
_بيره h33
_بيره_ h33
_بيض g-33 m57 h-38
_بيض_ r-25 g-31 m37 h-45
_بيضا m22
_بيضات_ g-23 m28 h-33
_بيع_اجل_ r-40 g59
_بيع_اسهم_ g32 h-27
_بيع_ديون_ r32 g-31
_بيع_سياره_ g35
_بيع_علي_ r-30 h26
_بيع_عينه_ r37 g-24
_بيع_كفاله_ r-44 g-43 h95
_بيع_ما_ h-21
_بيعت r-21 g49 m-25 h-51
_بيك h36
_بيكو h36
_بيكون_ h36
_بين m24 h-22
_بين_ r-23
_بيني_وبين_ r-43
_تاجير_ k30
_تاخ r30
_تاخي r32
_تاخير_ r22
_تاد h23
_تادي h23
_تاديب_ h23
_تارو g-21 m-26 h41
_تاروت_ m-27
_تاش h25
_تاشي h32
_تاشيره_ h32
_تامين_سفر_ g46 h-21
_تامين_ضد_ g33
_تامين_علي_ g44
_تامين_مسترد_ g-46
_تامين_مسترده_ g-41
_تامين_من_ g64 h-35
_تان g33
_تاني g33
_تبرع_غير_ k46
_تبرع_للهلال_ h-23
_تبرعات_ k26
_تبرعات_في_ k39
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي k32
_تبيي k32
_تبييض_ k32
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r21
_تثب r24
_تثبي r24
_تثبيت_ r24
_تجا g22
_تجار g22
_تجاري_علي_ g23 h-39
_تجاريه_ h-25
_تجد r-27
_تجدي r-27
_تجديد_ r-27
_تجس h32
_تجسس h32
_تجسس_ h32
_تجسس_علي_ h32
_تجن k43
_تجنب k43
_تجنب_ k43
_تجي g32 h-29
_تجيب g32 h-29
_تحت_الطاوله_ m-29 h24
_تحت_حد_ k41
_تحد m29
_تحدي m29
_تحدي_ g-32 m41 h-24
_تحديد_ g38
_تحض h27
_تحضي h27
_تحضير_ h27
_تحل h-41
_تحلي h-41
_تحليل_ h-41
_تحوط g27 h-21
_تحوط_ g27 h-21
_تحوي r-21
_تحويل_ r-27
_تحويلات_ k28
_تخ h-38
_تخب k39
_تخبر k39
_تخت g24
_تختا g24
_تختار_ g24
_تختار_احمر_ g64 m-27 h-41
_تخل r-35 h-35
_تداول_الفروقات_ m-79
_تداول_فروقات_ g22
_تدف h-23
_تدفع h-23
_تدفع_ h-23
_تدل h26
_تدلي h22
_تدليك_ h22
_تذكره_يانصيب_ m24 h42
_ترامادول_بدون_ h21
_تراه m28 h-28
_ترب h27
_تربط h27
_تربط_ h27
_ترج g-31
_ترك g-23 m-26
_تزو h39
_تزوي h39
_تزوير_ h36
_تزوير_تاريخ_ h23
_تزي r22 g-21
_تزيد r32 g-25 h-24
_تزيد_ r32 g-25 h-24
_تزيي h30
_تزييف_ h30
_تسع r25
_تسعه r25
_تسعه_ r25
_تسه g-22
_تسو h50
_تسول h39
_تسول_ h39
_تش h30
_تص r-23
_تصد h-32
_تصر k26
_تصل r-25 g-24 h-25
_تصلي r-25 g-24 h-25
_تصليح_ r-25 g-24 h-25
_تصيد g36
_تصيد_ h26
_تطب g-23
_تطبي g-23
_تطبيق_ g-23
_تطبيق_تعارف_ h40
_تطل g23
_تطلع g23
_تظ k23
_تظه k23
_تظهر k23
_تظهر_ k23
_تع h53
_تعار h34
_تعارف_ h34
_تعب h24
_تعبي h24
_تعبيه_ h24
_تعر g-22 h51
_تعط g27 h-23
_تعطل g27 h-23
_تعطل_ g27 h-23
_تعليق_ h41
_تعم r-21
_تعو h21
_تعوي h21
_تعويذ_ h21
_تغ g-22 h22
_تغيير_تاريخ_ h24
_تفا h-36
_تفاد k39
_تفادي_ k39
_تفر h38
_تفري h38
_تفريق_ h38
_تقا r-22 h-26
_تقد h39
_تقسيط_ h-21
_تقسيم_ k36
_تقسيم_المبلغ_ k50
_تقليد_ h27
_تقليدي_ r26 h-30
_تقليديه_ g37 h-22
_تكا h-24
_تكاف h-24
_تكت g-23 h-28
_تكتب g-23 h-28
_تكتب_ g-23 h-28
_تكي r21
_تكيل h50
_تكيي r35
_تكييش_ r41 h-24
_تلا h36
_تلاع h36
_تلاعب_ h36
_تلد g36
_تلد_ g37
_تلده g28
_تلده_ g28
_تما h40
_تماث h24
_تماثيل_ h24
_تمب m28
_تمبو m28
_تمبولا_ m28
_تمث h27
_تمثا h27
_تمثال_ h27
_تمر_عام_ g41 h-21
_تمل g28
_تملك g28
_تناز r-25
_تنازل_عن_ g26
_تنك r-21 g-26
_ته h25
_تهرب h-41 k48
_تهرب_ h-41 k48
_تهرب_من_ g-21 h-37 k48
_تهري h30
_تهريب_ h30
_تهك h28
_تهكي h28
_تهكير_ h28
_توت m29
_توتو m29
_توتو_ m24
_تور r40 h-29
_تورق r43 h-24
_تورق_ r43 h-24
_تورق_البنك_ r42
_توع h-22
_توعي h-22
_توعيه_ h-22
_توفيت_ g31
_توقع_صعود_ g25 m-36
_توقع_هبوط_ m-33
_توقعات_ m26
_توقيعه_ r32 h-26
_توك g30
_توكن g30
_توكن_ g30
_تي r-29 g-29 m24 h28
_تيس r-28
_ثابته_ r21
_ثال k26
_ثالث k26
_ثالث_ g-31 k31
_ثانيه_ g25
_ثلاث h-21
_ثلاث_ h-23
_ثلاثه_ r24
_ثم_ g-21
_ثما h-23
_ثمر_قبل_ g34 h-32
_ثمر_هالشجره_ g34
_ثمر_هالنخله_ g36
_ثمن_غير_ g31
_ثمن_والبضاعه_ g33
_ثمن_يحدد_ g23
_ثمنها_ h-24
_ثن m27
_ثنا m27
_ثناي m27
_ثنايي_ g-28 m27
_ثناييه_ m25
_ثناييه_صاعد_ g26
_ثناييه_هابط_ m-30
_ثو m38
_ثوا m38
_جاب h23
_جابل h23
_جابلي_ h23
_جاد h40
_جادو h40
_جادو_ h40
_جاك g-29 m53
_جام h21
_جان h31
_جان_ g-21 h27
_جاه h21
_جاهز h21
_جاهز_ h28
_جاي g21 m-27 h-23
_جايز m-32
_جايزه_ m-32
_جبل h23
_جبلي h23
_جبلي_ h23
_جت h25
_جد g22
_جدد g29
_جدول_ g29 h-21
_جدول_كميات_ g38
_جر h23
_جرام_ h32
_جرد g32 h-34
_جرد_ g32 h-34
_جز m-21
_جزا g26
_جزاف g60 h-32
_جزاف_ g60 h-38
_جزافا_ g36 h-25
_جع g-30 h50
_جعه h59
_جعه_ h59
_جل h30
_جلب h33
_جلب_ h33
_جلد g-34 h-29
_جمع_تبرعات_ k24
_جمعي k23
_جمعيه_ k23
_جمل_ g23
_جن h24
_جن_ h63
_جنس h21
_جنسي h21
_جنسيه_ h21
_جني g27
_جنين g50
_جنين_ g50
_جه h-33 k29
_جها r-25 h-38
_جهات h-21 k36
_جهات_ h-21 k36
_جو h28
_جواز h27
_جواز_ h23
_جوازات_ h32
_جواي h-23
_جوايز_ h-23
_جوي g-41 m40
_جي r-25 g-29
_جيب r-30 g-33 h31
_جيب_ h46
_جيل h21
_جيلا h21
_جيلاتين_ h21
_حا m28 h-23
_حاط m69 h-28
_حاط_ m62 h-26
_حاط_علي_ g-22 m55 h-35
_حالي g24
_حاليا_ g24
_حبوب_مخدره_ g-21 h27
_حبوب_هلوسه_ h26
_حبي h36
_حبيب h36
_حبيب_ h40
_حتي_احذف_ h23
_حتي_امسح_ h44 k-22
_حتي_لو_ g29 h-35
_حجز_جواز_ h43
_حجز_جوازات_ h40
_حد h-21 k31
_حد_ h-24 k50
_حدا g24
_حدا_ g24
_حر h25
_حرام h42
_حرامي_ h42
_حراميه_ h45
_حرز h35
_حرز_ h35
_حرك g51 m-39 h-21
_حركه g51 m-39 h-21
_حركه_ g51 m-39 h-21
_حرو h41
_حروز h41
_حروز_ h41
_حساب_البار_ g-21 m-27 h45 k-29
_حسابه_ k38
_حسابي_خاص_ h26
_حسب h-24
_حسب_ h-24
_حسب_ما_ g39
_حسن r-21 h-40
_حسن_ r-21 h-40
_حشيش_صناعي_ h-37
_حصا m26
_حصان m30
_حصان_ m28
_حصان_في_ m33
_حصتي_من_ g-44
_حصه m-22
_حصه_ m-22
_حط m21
_حطي m24
_حطين m21 h-26
_حطينا_ m29
_حظ_ m25 h-22
_حظي_ h34
_حظير h-32
_حظيره_ h-32
_حف r-32 h-32
_حفظ m-31
_حفظ_ m-31
_حفظ_القران_ m-31
_حق_الاختيار_ g38
_حق_البنات_ h37
_حق_البنت_ h30
_حق_الخيار_ g56 h-26
_حق_الشاي_ h27
_حق_توقيع_ r31
_حق_خيار_ g56
_حق_شاي_ h76
_حقن h31
_حقنا h31
_حقنا_ h31
_حقه g-33 h32
_حقه_ g-33 h32
_حقي_ g-40 h32
_حقيق g52 h-21
_حقيقي_ g52 h-21
_حكم g-26
_حكم_ g-26
_حلا g-28 h-36
_حلال h-23
_حلال_ h-23
_حلق h-28
_حلو g-23
_حلوا h26
_حلوان_ h26
_حما g29
_حماي g38
_حمايه_ g38
_حمايه_اجهزه_ g35 h-41
_حمايه_شاشه_ g23
_حمر m21
_حمرا m21
_حمل g30
_حمل_ g57 h-45
_حمي h33
_حميم h25
_حميم_ h29
_حوا g-23
_حوالات_ k36
_حي g22 h-30
_حي_ h-25
_حيا g24 h-29
_حياه g24 h-29
_حياه_ g24 h-29
_خار g-30 h-25 k64
_خارج g-30 h-25 k64
_خارج_ g-30 h-25 k64
_خاص h22
_خاص_ h36
_خاص_مقابل_ h26
_خال h-41
_خال_ h-29
_خال_من_ h-29
_خالي h-30
_خالي_ h-32
_خب g-23
_خبز g-28 h-35
_خبز_ g-28 h-35
_خت h28
_ختم h28
_ختم_ h28
_خدم h34
_خدما h22
_خدمات_ h22
_خدمه h38
_خدمه_ h38
_خذ_ r24
_خرب h-22
_خرب_ h-22
_خرز h24
_خرزه h24
_خرزه_ h24
_خرو g-23 h27
_خروف g-23 h27
_خروف_ g-22 h31
_خز r21 h-29
_خزا h-28
_خزان h-28
_خزانه_ r22
_خسا g-30
_خسار g-30
_خساره_ g-31
_خسرت_الرهان_ m22 h-35
_خسرن h-22
_خسرنا_ h-22
_خش r-23 g-25 m-29 h-21
_خشب r-21 g-22 m-26 h-38
_خشب_ r-23 g-23 m-27 h-35
_خص r26
_خصم r28
_خصم_ r28
_خصم_فواتير_ r25 k-41
_خصم_مستحقات_ r25
_خصم_مستحقاتنا_ r25
_خض r-35 g-42 h-46
_خط r-21 h-29
_خل_ r-25 g-28 m-31 h-57 k-22
_خلال m24
_خلال_ m24
_خلال_دقيقه_ m23
_خلاي g36 h-24
_خلايا_ g36 h-24
_خلص g23
_خلصت g23
_خلصت_ g23
_خلي g25
_خليه g32
_خليه_ g51 h-37
_خليه_بعينها_ g31
_خم h30
_خما g-26 m-25
_خمار g-26 m-25
_خماره_ h31
_خمر g-23 h39
_خمر_ r-21 g-27 m-26 h56
_خمري h-36
_خمسي r-21
_خمسين_ m21
_خمو h38
_خمور h38
_خمور_ h37
_خن h23
_خنز h22
_خنزي h22
_خي h-21
_خيا g22 h-22
_خيار g22 h-22
_خيار_ h-29
_خيار_بيع_ g58
_خيار_شراء_ g69 h-25
_خيارات_ g21
_خيارات_ثناييه_ g39 m40
_خير r-30
_خيري r-25
_خيريه_ r-29
_دا g33
_داخ g21
_داخل g21
_داخله_ g31
_داي g59 h-25
_دايم g63 h-29
_دجاجات_ h31
_دجال h48
_دخ h-24
_دخا g-24 m-31 h-23
_دخان g-24 m-31 h-23
_دخان_ g-24 m-31 h-23
_دخول_سحب_ m36
_دراج h33
_دراجه_ h33
_دراسه_ h24
_درج h21
_درجه h21
_درجه_ h21
_درو g56 h-42
_دروب g56 h-42
_دس r24
_دسك r24
_دسكا r24
_دسكاونت_ r24
_دع m-30 h22
_دعا g-21 m-28 h42
_دعار h30
_دعاره_ h30
_دفا g34 h-30
_دفات g34 h-30
_دفاتر_ g34 h-30
_دفتر_التوفير_ r32
_دفعن g-23
_دفعنا_ g-23
_دفعه_تامين_ g-23
_دفي h35
_دفين h35
_دفين_ h35
_دكت r-24
_دكتو r-24
_دكه h32
_دكها h32
_دم r-49 g-27 m-34 h29
_دم_ r-49 g-27 m-34 h29
_دهب r35
_دهب_ r35
_دهن g-21 m-23
_دهن_ g-21 m-23
_دوا r-30 g-32 m-32 h-41 k-24
_دور h-41
_دور_ r49 h-33
_دوره h-44
_دوره_ h-46
_دورها_ r27 g-21
_دولارات_ r28 g-23
_دولي h25
_دون_ان_ g43 h-32
_دون_تحديد_ g33
_دون_معرفه_ g33
_ديك_ h22
_ديل h21
_ديلر h21
_ديلر_ h21
_دينا r22
_دينار_ r22
_دينه r30
_دينه_ r30
_ديني m-24 h-26
_ديه g-22 m-23 h-35 k-24
_ديه_ g-22 m-23 h-35 k-24
_ديون r31
_ديون_ r30
_ديونه_ r26
_ذب h21
_ذبح h44
_ذبح_ h44
_ذم g-29 h55
_ذهب_ r23
_ذهب_بالتقسيط_ r21
_را g-21
_رات r-25
_راتب r-25 g-21
_راتب_ r-23 g-24
_راتبي_ r-26 m-26 k-22
_راس r25
_راس_ r22
_راس_المال_ r25
_راس_مال_ r48
_راس_مالي_ g-27
_راف r-24
_رافع r-24
_رافعه_ r-24
_راه g-22 m69 h-38
_راهن g-22 m69 h-38
_ربا h-23
_ربا_ h-25
_ربحت_ r-24 m22
_ربط h40
_ربط_ h40
_ربع r-23 m37
_ربع_ r-22
_ربو r30
_ربوي r31
_ربويه_ r26 h-30
_رحل g-22
_رحله g-22
_رحله_ g-22
_رحم h26 k-21
_رخص g29
_رخصه g29
_رخصه_ g29
_رخصه_ولا_ g29 h-29
_رد h-23
_رد_الدين_ r30 h-35
_رد_السلفه_ r-35 g-29 h-28
_رز m-22
_رساله_جاهز_ h29
_رساله_جاهزه_ h35
_رساي h-22
_رسايل_ h-22
_رسمه_ساخره_ h24
_رسوم_ضمان_ r58
_رش g-28 m-23 h47
_رشو g-24 h46
_رشوه g-24 h39
_رشوه_ g-24 h39
_رص h25
_رصي m22
_رصيد m22
_رصيد_ m23 h21
_رض g-26 h34
_رضا h29
_رضاه h22
_رضاه_ h36
_رقاص h34
_رقاصه_ h24
_رقم_القطعه_ g48
_رقم_في_ m42 h-24
_رقميه_ g-24
_رم h-36
_رمض h-25
_رمضا h-25
_رمضان_ h-25
_رمي m21
_رمي_ m21
_ره m21
_رها m37
_رهان m37
_رهان_ m35
_رهان_بين_ g-31 m41 h-33
_رهان_بيني_ r-27 m21
_رهان_علي_ g38 m-29
_رهانات_ m41
_رهن h-23
_رهن_ h-25
_رهن_عقاري_ r-40
_رهنت r37
_رهنت_ r37
_رهنت_الذهب_ r57
_رهنت_دهب_ r28
_روات k27
_رواتب_ k27
_روح h21
_روحي h22
_روحيه_ h24
_روم h52
_روم_ h52
_رياض h-26
_رياضي_ g-22 h-49
_ريال g-21
_زا g-28
_زاد g-37 h-35
_زاد_ g-37 m-24 h-41
_زار h26
_زار_ h26
_زانا h21
_زاناكس_ h21
_زحلا h32
_زحلاوي_ h32
_زر r-22
_زك r-28 g-25 h-29
_زكا r-28 g-25 h-29
_زكاه r-27 h-26
_زكاه_ r-27 h-26
_زواج_ليله_ h37
_زواج_متعه_ h25
_زوجي_ h21
_زي_ r25 h-40
_زيار g-27
_زيت r-22 g-41 m-23 h-21
_ساخ h29
_ساخر h24
_ساخره_ h24
_سان m-33
_ساي h44
_سب g-21
_سب_ r-39 g-41 m-21 h22
_سباق h-31
_سباق_ h-34
_سباي h22
_سته r37 g-23 h-30
_سته_ r37 g-23 h-30
_ستو g26
_ستوك g26
_ستوك_ g26
_سجا h40
_سجق g-23 m-25
_سجق_ g-23 m-25
_سحب m24 h-34
_سحب_ m24 h-33
_سحب_سياره_ m-60 h-28
_سحب_علي_ m44
_سحب_نقدي_ r-33
_سخ h29
_سخر h36
_سخري h36
_سخريه_ h36
_سدد g-23
_سددت g-23
_سددت_ g-28
_سر g26
_سرق h40
_سرقه h44
_سرقه_ h44
_سعر_حسب_ g44
_سعر_علي_ g-23
_سعر_يحدد_ g24
_سعره g21
_سعي r-22 g-25 m-26
_سعيد r-22 g-25 m-26
_سفر_ h-27
_سفل h32
_سفلي h32
_سفي g42 h-21
_سفين g42 h-21
_سفينه_ g42 h-21
_سق k46
_سقف k48
_سقف_ k48
_سك m-26
_سكر_ h59
_سكن r-24 g-33 m-42 h-30
_سكو h40
_سكوت h40
_سكوت_ h39
_سكوتش_ h34
_سكوتي_ h28
_سكي g33 m-54 h-63
_سلا g-37
_سلاح g-37
_سلاح_ g-37
_سلفن h-23
_سلفني_ h-23
_سلفه r21
_سلفه_ r21
_سلو m39
_سلوت m42
_سلوت_ m49 h-71
_سلوتس_ m37
_سم g25
_سمس h23
_سمسا h23
_سمسار_ h23
_سمك g29 h-27
_سمك_ g23 h-25
_سمك_ب_ g64
_سمك_في_ g55
_سند r21 h-31
_سندا r28
_سندات_ r28
_سه g22
_سهره h23
_سهره_ h23
_سهم g38
_سهم_ g38
_سوال k36
_سوال_ k36
_سود h24
_سودا h24
_سوداني_ h24
_سوق r29 h-21
_سوق_ r29 h-21
_سيا r-21
_سيار r-21
_سيارتي_ h-32
_سياره_ r-21
_سيج h37
_سيجا h37
_سيجاره_ h40
_سير_ g-27 m-21 h61
_شاء_الله_ g-21
_شار r-25 m21
_شارد g22
_شاف g30
_شافه g30
_شافه_ g59
_شام g27
_شامل g42
_شامل_ g42
_شاه g-26
_شاي_ل_ h71
_شاي_لامين_ h56
_شايف g27
_شب h28
_شبك r-26 g26
_شبو h27
_شبو_ h27
_شت g-26 h25
_شتم r-25 h45
_شتم_ r-25 h45
_شحا h52
_شحاذ h25
_شحاذين_ h25
_شحم h32
_شحم_ h32
_شراء_اسهم_ g-26
_شراء_ذهب_ r34
_شراء_عملات_ g-21 h-21
_شراب_كي_ h57
_شرط m28 h-23
_شرط_ m29 h-27
_شرط_البيع_ g62
_شرط_كے_ g-24 m47 h-23
_شرعي_ r-27 h-42
_شركه_تامين_ g-27 h28
_شركه_تجاريه_ g28 h-27
_شركه_عاديه_ g25
_شريط h32
_شريط_ h32
_شع g-28
_شف h-21
_شفت_ g-23
_شفته_ h-21
_شك m-24 h-40
_شم m22 h27
_شمب h35
_شمبا h35
_شمبانيا_ h33
_شمع g-25 m44 h-32
_شمعه g-30 m63 h-33
_شمعه_ g-30 m63 h-33
_شهادات_الايداع_ r22
_شهادات_ايداع_ r31 h-24
_شهاده_بدون_ h30
_شهاده_بلا_ h53
_شهاده_جاهز_ h23
_شهاده_جاهزه_ h28
_شهاده_طبيه_ h46
_شهاده_مزوره_ r-23 h42 k-33
_شهر_تاخير_ g-24
_شو h-24
_شو_ g29
_شور h-24
_شورت h-24
_شورت_ h-24
_شوط m24
_شوط_ m24
_شيخ h24
_شيخ_ h26
_شيك_موجل_ r23
_شيك_موجله_ r28
_شيكات_موجل_ r38
_شيكات_موجله_ r27
_شيكاغو_ g27
_صاحبتي_ h29
_صار g31
_صار_ g35
_صاعد_خلال_ g-64 m47
_صاعد_في_ g-72 m85 h-22
_صال m30
_صبا h27
_صباع h27
_صباع_ h27
_صبر h-24
_صبر_ h-23
_صح h-44
_صح_ g-23 h-25
_صحي r-23 m-29 h-43
_صحيه r-21
_صحيه_ r-21
_صد h-22
_صدق g-30 h-26
_صدقه g-30 h-26
_صدقه_ g-30 h-26
_صر g-24
_صرف g-25
_صرف_ g-25
_صرف_اجل_ r50
_صرف_دولار_ g-21
_صعود_او_ g37 m-38
_صعود_هبوط_ g-32 m62
_صغ h-27
_صغي h-27
_صغير h-27
_صغيره_ h-27
_صفقا m22 h-26
_صفقات_ m22 h-26
_صفقه_ثانيه_ g51 m-52
_صفقه_دقايق_ g44 m-50
_صلاحها_ g23
_صلاحيه_ h27
_صلح h-23
_صلحو g23
_صلحوه_ g23
_صناع h-22
_صناعي_ h-26
_صنف h34
_صنف_ h34
_صور h23
_صور_ h37
_صوري k50
_صوريه_ k35
_صوف g57 h-31
_صوف_ g57 h-31
_صوف_علي_ g57 h-31
_صي g26
_صيا h-21
_صيد g40
_صيد_ g37 m-21 h-49
_صين m31
_صيني m31
_صينيه_ m31
_ضا g53
_ضار g-25 h40
_ضارب g-25 h40
_ضاربه_ g-25 h40
_ضاي g37
_ضايع g37
_ضح h24
_ضد g29
_ضد_ g29
_ضد_القمار_ g-23 m-33 h-36
_ضرب_ g-22 h45
_ضرع g38
_ضرعه g31
_ضرعها_ g31
_ضمان_%_ r69 g-21
_ضمان_راس_ r53
_ضمان_من_ g42
_ضمانه_ r45
_ضمي g34
_ضمير g34
_ضميرك_ g27
_طاز g-24 h-24
_طازج g-26
_طازج_ g-26
_طالب_يدخل_ h38
_طالع h26
_طالعي_ h26
_طاي h40
_طايح h40
_طايحه_ h26
_طب r-24 h-21
_طبا r-28
_طباع r-29
_طباعه_ r-29
_طبل m24
_طبله m39
_طبله_ m39
_طبي_ r-29
_طرد r-23 m-23
_طرد_ r-23 m-23
_طع g-21
_طعا g-21
_طعام g-21
_طعام_ g-21
_طفل g-21 h49
_طفله h29
_طفله_ h29
_طلب_ r-21
_طلبت h34
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g-24
_طن g-30
_طن_ g-28
_طو r45 h-31 k-24
_طول r45 h-31 k-24
_طول_ r25 m-21 h-27
_طي r-24 g28 h-49
_طير g30 m-26 h-30
_طير_ g43 h-36
_طير_في_ g43 h-36
_طيرا m-28
_طيران_ m-28
_ظرف h26
_ظرف_ h26
_ظرو g43 h-23
_ظروف g43 h-23
_ظروف_ g43 h-23
_ظه g44
_ظهو g21
_ظهور g21
_ظهور_ g24
_ع_ m-39
_عاج g-33 h27
_عاج_ h56
_عادي g24
_عاديه_ g24
_عار g25
_عارف g36 h-27
_عارف_ g43 h-33
_عاري g-22 h34
_عال r-22
_عام g21
_عام_ g37 h-31
_عام_القادمه_ g24
_عام_قادم_ g28
_عامل g-26 h51
_عامل_ g-26 h51
_عايش g34
_عايش_ g29
_عايل m-23 h-30
_عج h-38
_عجل h-43
_عجله m21
_عجله_ m21
_عجله_حظ_ m24 h-22
_عجي h-28
_عجين h-28
_عجين_ h-28
_عدد g21 h-23
_عدد_ r-23 h-33
_عدده g34
_عددها_ g34
_عرا r-23 g-21 h37
_عراف r-24 g-21 h34
_عراف_ r-39 h44
_عرافه_ g-24
_عربون_من_ g56 h-23
_عرق h27
_عرق_ h22
_عرق_زحلاوي_ h32
_عرق_لبناني_ m-29
_عز h29
_عزاي h24
_عزايم_ h24
_عشا k21
_عشان k23
_عشان_ k23
_عشان_البنك_ r-25 k25
_عشان_بنك_ h-26 k43
_عشان_لا_ h-30 k56
_عشان_ما_ g-21 h-29 k55
_عشان_يشيل_ h21
_عشان_يمسح_ h21
_عشر_ g-23
_عشوايي_ g24
_عص g-23 h-25
_عصي g-21 h-24
_عصير g-21 h-24
_عصير_ g-21 h-24
_عطر r-24 m-24 h-39
_عطر_ h-35
_عطيته_عشان_ h34
_عق g21
_عقا g-29 h-21
_عقار g-29 h-21
_عقد g23
_عقد_ g24
_عقد_حمايه_ g25
_عقد_صرف_ r49 g-26
_عقد_صيانه_ g22
_عقد_مبادله_ r-31 g24
_عقو g23
_عقود g23
_عقود_ g23
_عقود_اجله_ r-35 m-23 h-23
_عقود_خيارات_ m-48
_عقود_ذهب_ r-71 g64
_عقود_فروقات_ g28
_عقود_مستقبليه_ r-42 g21
_عقود_نفط_ g32
_علا h-24
_علاج m-26 h-46
_علاج_ m-27 h-40
_علاج_ادمان_ m-30 h-25
_علاق h45
_علاقه_ h45
_علش k22
_علشا k22
_علشان_ k22
_علشان_ما_ g-28 h-39 k58
_علف g-35 m-23 h-38
_علف_ g-35 m-23 h-38
_علم r-28 m-25 k31
_علم_ m-28 k36
_علي_البيت_ g23
_علي_السلفه_ r31
_علي_السياره_ r-22 g37 h-36
_علي_الشوط_ m39 h-26
_علي_القرض_ r39
_علي_المباراه_ m31
_علي_المكشوف_ r26
_علي_النفط_ g25
_علي_امل_ g67 h-35
_علي_ان_ g-23
_علي_انه_ g-24 h60
_علي_انها_ h44
_علي_ايفون_ m21
_علي_ثمن_ g29
_علي_حسابي_ k-24
_علي_خمسميه_ m27
_علي_راس_ r28 m-21 h-24
_علي_سياره_ m37 h-23
_علي_شوط_ m24
_علي_ضمانه_ r49
_علي_ضميرك_ g27
_علي_فلوس_ r-21 m26 h-33
_علي_كفالته_ r43
_علي_كفاله_ r77 h-28
_علي_كل_ r21
_علي_كيف_ g53 h-41
_علي_كيفك_ h-37
_علي_مرات_ k37
_علي_ميه_ m25
_علي_هل_ m56 h-53
_عليك g-32 h-23
_عليك_ g-23
_علين k-22
_علينا_ k-22
_عليه_ r-23
_عليهم_ g26
_عما r-22 g-21
_عمال_ r-22 k-31
_عمر h-22
_عمل h21
_عمل_ g-29 h55
_عمل_محبه_ h22
_عملا r24
_عملاء_ h40
_عملات_ r33
_عمله_لسا_ r-34 g66 h-33
_عمله_لسه_ r-34 g68 h-38
_عموله_ضمان_ r34
_عموله_علي_ r25 h-22
_عمي h-31
_عمي_ h-31
_عن_الفوايد_ r-24
_عن_حجز_ g29
_عن_فوايد_ r-42
_عنب g-28 m-21 h-27
_عنب_ g-28 m-21 h-27
_عند_الصايغ_ r22
_عندن g24
_عندنا_ g24
_عنده g30 h-23
_عنده_ g30 h-23
_عندي g21 h-22
_عندي_ g21 h-22
_عندي_stock_ g25
_عندي_زبون_ g41
_عندي_مشتري_ g24
_عني h25
_عني_ h25
_عو r24
_عوا r30
_عواي r30
_عوايد_ r30
_عوض g-23
_عوضت g-23
_عي m-24 h-26
_عيد r-32 g-24 m-24 h-30
_عيدي r-32 g-24 m-24 h-30
_عين r24 m-24
_عين_ r-21
_عينه r29 g-32 m-29 h-33
_عينه_ r29 g-32 m-29 h-33
_غا h-23
_غاز_ h47
_غازي h-36
_غازيه_ h-36
_غام g53 h-22
_غامض g53 h-22
_غد g-43 m-24 h-24
_غرام_ h42
_غرامه_ h-24
_غرفه_بالساعه_ h26
_غرق g22
_غرقت g22
_غرقت_ g22
_غس r-22 g-34 h-24 k38
_غسل h-25 k73
_غسل_ h-25 k73
_غسي r-21 g-34 h-23 k24
_غسيل r-21 g-34 h-23 k24
_غسيل_ r-21 g-34 h-23 k24
_غش g-30 h90
_غش_ g-30 h90
_غل m21
_غلب m31
_غلبن m31
_غلبني_ m31
_غن r-22 g-31 h-49
_غنم r-22 g-31 h-49
_غنم_ g-24 m-21 h-45
_غير_ما_ g23 h-28
_فاض m-26 h33
_فاضح m-26 h33
_فاق h-40
_فاقد h-40
_فاقد_ h-40
_فاي r26
_فايد r22
_فايده_ r22
_فايده_علي_ r43 h-28
_فت h35
_فتح h29
_فتح_ h39
_فتي h38
_فتيا h38
_فتيات_ h38
_فح h-36
_فحص h-28
_فحص_ h-29
_فد h31
_فدي h35
_فديه h35
_فديه_ h35
_فر h-21
_فرز g41 h-41
_فرز_ g41 h-41
_فرق h-26
_فرق_ h-26
_فرق_تاجيل_ r40
_فرو g33
_فروق g33
_فروق_ g47 h-25
_فروقات_ g25
_فز g-21 h-33
_فض m-23 h-24
_فضه m-23 h-24
_فضه_ m-23 h-24
_فط r-35 g-26 m-23
_فطي h50
_فطيس h50
_فعل g23
_فعلي g44
_فعلي_ g44
_فق r-26 g-24
_فقط r-26 g-26
_فقط_ r-26 g-26
_فقه m-22
_فك_ h41
_فك_سحر_ h48
_فكه m-31 h-34
_فكه_ m-31 h-34
_فلوسه_ h-25
_فنانات_ h21
_فوات h-27 k35
_فواتير_ h-27 k35
_فوايد_علي_ r50 h-22
_فود h32
_فودك h30
_فورا r-22
_فورا_ r-22
_فورو r44
_فورورد_ r44
_في_اللعبه_ g-31 m27
_في_النص_ m36 h-31
_في_بنك_ k-27
_في_سحب_ m38
_في_شركه_ r-23 g-34 m-23 h30
_في_ضرعها_ g29
_في_موقع_ m31 h53
_في_ورث_ g39
_في_ورثه_ g41
_فيز h25
_فيزا h25
_فيزا_ h25
_فيش m37
_فيش_ m37
_فيك r22
_فيك_ r22
_فيل m-22
_فيلم m-27 h-25
_فيلم_ m-27 h-25
_فيو g41 h-29
_فيوت g41 h-29
_قا h44
_قات r-44 g-41 m-43 h59 k-25
_قات_ r-46 g-43 m-45 h56 k-24
_قاد h-21
_قادم_من_ g28
_قار h38
_قاري h43
_قاريه_ h39
_قاريه_فنجان_ h27
_قاص h23
_قاصر h23
_قاصر_ h29
_قاض h33
_قاضي h33
_قاضي_ h33
_قاعد h21
_قاعده_ h21
_قاعه r-22 g-21 h-23
_قاعه_ r-22 g-21 h-23
_قب g36
_قبل g38
_قبل_ g38
_قبل_التسليم_ g28
_قبل_العقد_ g49
_قبل_ان_ g38
_قبل_بدو_ g34
_قبل_صيده_ g30 h-33
_قبل_ظهور_ g24
_قبل_ما_ g31
_قدا g-33
_قدام g-33
_قدر g42
_قدي g-26 m-29 h-21
_قديم g-26 m-29 h-21
_قديمه_ g-29 h-22
_قراءه_الفنجان_ h37
_قراءه_الكف_ h30
_قراب h38
_قرابين_ h38
_قرب h38
_قربا h38
_قربان_ h38
_قرش g34
_قرش_ g34
_قرض r24
_قرض_ r24
_قرض_بفايده_ r27
_قرض_حسن_ r-21
_قرض_ربوي_ h-26
_قرض_شخصي_ r21
_قروض r32 h-24
_قروض_ r32 h-24
_قز h23
_قزا h23
_قسط_القرض_ r50 g-22
_قسط_تامين_ r-25 g24
_قسط_قرض_ r57 g-22
_قسمه_ m-22 k-23
_قص r-25 m-29 h-53
_قطعه g-36
_قطعه_ g-36
_قف r-29
_قفل r-29
_قفلت r-29
_قل r34 h-25
_قلب r52 h-32
_قم m31
_قما m35
_قمار m45
_قمار_ m45
_قماش r-22 m-27 h-21
_قماش_ r-22 m-27 h-21
_قمح h-23
_قمح_ h-23
_قن h35
_قهوه_القاضي_ h35
_قهوه_قاضي_ h33
_قو r-22 h31
_قوا h33
_قواد h48
_قيمه g-27 h25
_قيمه_ g-27 h25
_كا_ h54
_كاس h46
_كاس_ m-21 h53
_كاس_علي_ g-21 h42
_كاش_او_ r-42 g63
_كامل_ h-25
_كاميرا_ h29
_كب h22
_كبا h33
_كبار h25
_كبت h27
_كبتا h21
_كبتاجون_ h23
_كبي r-25 h-30
_كبير r-25 h-30
_كبيره_ r-25 h-30
_كت r-28
_كتاب_ g-22
_كتاب_عن_ h-30
_كتابه_ h52
_كتب m-23 h-30
_كتب_ m-23 h-30
_كحول_ h-34
_كحولي_ h21
_كحوليه_ h26
_كذ r23 m-24 h-23 k26
_كذا r23 m-24 h-23 k26
_كراتين_ g26 h-34
_كراش m36 h-29
_كراش_ m36 h-29
_كرتون_بيره_ g-30 m-28 h23
_كرتون_مغلق_ g-32
_كرتون_مقفل_ g-22
_كره h-24
_كره_ h-24
_كري g-25
_كريس h35
_كريستال_ h35
_كس r-30 m24
_كسب m28
_كشف_الحساب_ r54
_كف_ r-23 g-28 m-21
_كفالته_ r34
_كفاله_%_ r65 h-23
_كفاله_من_ r-24 g78 h-27
_كفاله_يتيم_ r-35 h-22
_كفل r28 h-27
_كفلت r33
_كفلته_ r33
_كفلته_مقابل_ r24 h-22
_كفلته_ياخذ_ r33
_كفي g-33 k31
_كل_اسبوع_ r29 h-22
_كل_ما_ r40 g23 h-29
_كلب g-22
_كلب_ g-22
_كله r-21 g23
_كله_ r-25 g28
_كلها m22
_كلها_ m22
_كلوب h25
_كلوب_ h25
_كلي g-29 h63
_كليه h47
_كليه_ h47
_كم_ g25
_كميا g38
_كميات_ g38
_كن r-21 g-23
_كنز h28
_كنز_ h28
_كو_ g-26 h43
_كوبونات_ h-28
_كوبي h44
_كوبي_ h44
_كوت r-28 g21 m29 h-52
_كوكا h30
_كوكايين_ h30
_كول g38 m-25 h-33
_كول_ g50 m-23 h-33
_كوم g30 h-26
_كومه g37 h-28
_كومه_ g37 h-28
_كي_ g-31 h24
_كيس g33 m-23
_كيس_ g33 m-23
_كيش r53 h-21
_كيشت r44 h-26
_كيشت_ r44 h-26
_كيشل r36
_كيشلي_ r36
_كيشه r40
_كيشها_ r40
_كيف g22 h23
_كيف_ g24
_كيك g-21 m-44 h-44
_كيكه m-37 h-24
_كيكه_ m-37 h-24
_كيلو g-33
_كيلو_ g-31
_كے m38 h-34
_كے_ m38 h-34
_ل_ h60
_لا_املكها_ g73
_لا_موعد_ g47
_لا_يدري_ g29
_لا_يسال_ k32
_لا_يعرف_ h-25
_لا_يملكه_ g31
_لا_يملكها_ g33
_لابو h-22
_لابو_ h-22
_لاخ r-26 g-28 h-28
_لاخف k21
_لاخفاء_ k21
_لامي_ h-40
_لامين_ h56
_لان g-36 h-34
_لاني g-28 h-31 k-21
_لاني_ g-28 h-31 k-21
_لبن_ r-32 g22 m-42 h-46 k-25
_لبنا h22
_لبناني_ h24
_لبنت g-24
_لبي h28
_لتج k26
_لتجن k29
_لتجنب_ k29
_لتفا k27
_لتفادي_ k27
_لتفر h28
_لتفريق_ h28
_لجم k29
_لح h21
_لحا g24
_لحال g24
_لحاله_ g24
_لحم_خنزير_ h58
_لس g46
_لسا g39
_لسا_ g45 h-23
_لسا_عند_ g29
_لسا_ما_ g28
_لسه g56 h-28
_لسه_ g58 h-27
_لشاه h23
_لشاهد_ h23
_لشخ g-21 k23
_لشخص g-21 k23
_لشخص_ g-21 k23
_لشر g22
_لشرك g29 h-25
_لشركه_ g29 h-25
_لشه g-25 m-21
_لشهر g-27 m-23
_لشهر_ g-27 m-23
_لص h21
_لض h35
_لطرد h36
_لطرد_ h36
_لع m23
_لعب m29
_لعب_ r-25 g-22 m86 h-35
_لعب_ب_ r-21 m75 h-38
_لعب_علي_ m61 h-54
_لعبن h-22
_لعبنا_ h-22
_لعبه_الطياره_ m31
_لعبه_لسا_ g28
_لعبه_ما_ g46 m-22
_لفاي r-23
_لفايده_ r-23
_لفه h25
_لفه_ h25
_لقا h36
_لقاء h28
_لقاء_ h28
_لقي r-21
_لك_ g21 m-27 h-46
_لكف r-23 h22
_لكفي r-23 h22
_لكفيل_ r-23 h22
_لكل r-21
_لكل_ r-21
_لكي k37
_لكي_ k37
_للاخ k25
_للاس r-21
_للاي k-22
_للب g-22
_للبا h-24
_للبن h-27
_للبي g-24
_للبيت_ g-27 m-23 h-34
_للبيع_ g-21 h33
_للتس h34
_للجا r-26 h37
_للجن h25
_للجن_ h25
_للحظ m-23 h46
_للحظ_ m-23 h46
_للحف g-24
_للحفله_ h33
_للدي m-22
_للر r-21 g-33
_للزو h25
_للسل g22
_للسي h-28
_للسياره_ h-28
_للص m-24 h-40
_للط r-29 g-24
_للع m-25
_للعم g-23
_للفق r-23 h-28
_للفقراء_ r-23 h-28
_للق h24
_للك h31
_للمج r-25 h-21 k21
_للمجاهدين_ k23
_للمحبه_ h30
_للمر r23 g-21 h-21
_للمط g-27
_للمطعم_ r-22
_للمع g22
_للموظف_ h22
_للموظف_عشان_ h24
_للموظفين_ h-23
_للن r-35 g39
_لله_ g-21
_للول g-23 h25
_للي r31
_لم g29
_لم_ g70 h-29
_لم_يبد_ g50 h-21
_لما_ما_ g35
_لمس h-23
_لمع g-24 h21
_لمو m-24 h24
_لموق m-35 h25
_لموقع_ m-35 h25
_لنا k29
_لنا_ g-21 k33
_لناس h27
_لناس_ h27
_لنف r32 k-21
_لنفس r32 k-21
_لنفس_ r39
_لنفسه_ r30
_له h-35
_له_ h-36
_لها h-25
_لها_ h-25
_لهم g-22 h-22 k39
_لهم_ g-22 h-22 k39
_لو g36
_لو_ g52
_لو_ما_ g29 h-35
_لوا g-32 k33
_لوت m41
_لوت_ g32 m-40 h-43
_لوتو r-28 g-27 m42 h30
_لوتو_ r-28 g-27 m42 h30
_لوح r-21
_لوط g25 m21 h-32
_لوط_ g40
_لول g21
_لولو g34
_لولو_ g34
_لولو_في_ g27
_لون g-23 h-34
_لون_ g-23 h-34
_ليري h24
_ليريكا_ h24
_ليريكا_بدون_ h29
_ليريكا_من_ h26
_ليس g33
_ليس_ g42 h-28
_ليس_في_ g46 h-35
_ليست_في_ g48 h-49
_ليل h24
_ليل_ g-24 m-25 h49
_ليله_مع_ h37
_ليلي h38
_ليلي_ h31
_ليليه_ h28
_لين g-25
_ما g23
_ما_ g29
_ما_ابي_ g-36 h-31 k44
_ما_اتاخرت_ r22
_ما_اتفقنا_ g39
_ما_اعرف_ g31 h-21
_ما_املكها_ g28
_ما_تتاخر_ r24
_ما_تطلع_ k26
_ما_تظهر_ k39
_ما_تلد_ g37
_ما_تلده_ g28
_ما_حد_ g59 k-38
_ما_حدا_ g36
_ما_عندنا_ m-23
_ما_عندي_ g45
_ما_نعرف_ g23
_ما_هو_ g36
_ما_هي_ r-27 g38
_ما_يبين_ k48
_ما_يدري_ k32
_ما_يزهر_ g32
_ما_يسال_ k34
_ما_يطلع_ h-24
_ماء g-21
_ماء_ g-21
_ماب g31
_مابي g31
_مابي_ g31
_مات h-22
_ماتش m31 h-34
_ماج h42
_مار h21
_مارج g40 h-21
_مارجن_ g46 h-36
_مارس h-21
_مارس_ h-21
_ماري r-22 g-28 h31
_ماك m24
_ماكي m25
_ماكينه_ m40 h-44
_مال h-25
_مال_ r33 h-28
_مالهاش_ g23
_مالي_ g-26
_ماليه_ g46 m-21
_ماي r-26 g-31 h-51
_مب_ g34
_مب_من_ g-23 h39
_مبا g21
_مباد g32
_مبادلات_ r-21 g40
_مبادله_ g27
_مبل h-21
_مبلغ h-21
_مبلغ_ g-21 h-23
_مبلغ_تامين_ g-23
_مبلغ_ثابت_ r48
_مبلغ_ثابته_ r29
_مبلغ_مشغل_ r28
_مبيو h33
_مبيوق_ h31
_مت_ r-21 g47
_متج h25
_متجر h25
_متجر_ h29
_متر g-31
_متع g-23 h23
_متعه h28
_متعه_ h28
_متفق_ h-23
_متفق_عليه_ r-31 g-29 h-24
_متفقين_ r22
_متناقصه_ h-21
_متي r-25 g30
_متي_ r-25 g30
_متي_ما_ h-25
_متي_يوصل_ g25 k-22
_مجاني_ m-26
_مجانيه_ r-32 g-21 h-22
_مجه g25
_مجهو g25
_مجهوله_ g28
_محا r-22 h-33
_محار g43 h-28
_محار_ g46 h-27
_محاره_ g30 h-26
_محاض g-27
_محاضره_ g-28
_محب h28
_محبه h28
_محبه_ h28
_محتا g-31
_محتوي_ h28
_محص g29
_محصو g29
_محصول_ g29
_محف k22
_محفظ k26
_محفظته_ k28
_محفظه_ k28
_محفو r40
_محفوظ_ r25
_محل_مشروبات_ h32
_محلي h35
_محلي_ h35
_مخال g-22
_مخالفه_ g-22
_مخد h29
_مخدر h26
_مخدرات_ h30
_مخدره_ h28
_مخزن_ r-23
_مخطط g21
_مخطط_ g21
_مخن h31
_مخنو h31
_مدر r-23
_مدرس r-22 g-22 h-29
_مدرسه_ g-21
_مدفوع_بالكامل_ g-23 h-21
_مدفوعه_ m23
_مدفونه_ h-24
_مده g25
_مده_ g25
_مديو r40
_مذ g-28
_مراب r25
_مرابحات_ r43
_مرات k32
_مرات_ k32
_مرافقه_ليليه_ h39
_مراه m23
_مراهنه_ m28 h-36
_مراهنه_علي_ g36 h-22
_مراهنين_ m22 h-25
_مرب r23
_مربو r23
_مربوطه_ r23
_مرت g23 h-22
_مرتج g33
_مرتجع_ g45
_مرتجعات_ g23
_مرخ k29
_مرخص k29
_مرخصه_ k38
_مرصو h21
_مرصود_ h21
_مرض h27
_مرك g21 h-28
_مركب r24
_مره h21
_مره_ h21
_مرو r-31
_مروج h26
_مروج_ h26
_مز h23
_مزا m25
_مزاج g25
_مزاج_ g30
_مزاد r-23 m38 h-22
_مزاد_ r-23 m38 h-22
_مزو h30
_مزور h30
_مزور_ h24
_مزوره_ h24
_مزي h28
_مزيف h28
_مزيفه_ h21
_مسا r-33
_مساج h24
_مساج_ h24
_مساج_خاص_ h34
_مساج_خدمه_ h25
_مسب g29 h-34
_مسبق g36 h-23
_مسبق_ g36 h-23
_مستا r-26 k56
_مستحقات_ r25
_مستع g-28 m-46 h-26 k28
_مستقبل_ h-25
_مستقبلي_ r35
_مستقبليات_ r-26 g41
_مستقبليه_ r30 g-21
_مستن h37
_مستو g21 h23
_مسج g-39 m-25 h-37
_مسدس_ h-21
_مسر h29
_مسرب h32
_مسربه_ h32
_مسرو h28
_مسروق_ h28
_مسروقه_ h22
_مسل m-23
_مسلس m-23
_مسلسل_ m-23
_مش_ g44
_مش_عارف_ g25 h-23
_مش_عندي_ g54 h-28
_مش_من_ g-24 h32
_مشتري_ g24
_مشروب_ h24
_مشروبات_روحيه_ h31
_مشروبات_كحوليه_ h41
_مشع h22
_مشعو h22
_مشعوذ_ h21
_مشغ r30
_مشغل r30
_مشغل_ r30
_مشغل_فلوسه_ r23 h-22
_مشغل_فلوسي_ r27
_مشغل_مبلغ_ r32
_مشف h24
_مص h-24
_مصارع_ m29
_مصاري_ r23 k-23
_مصاريف_ h-28
_مصر h-32
_مصرف r21 k21
_مصرف_ k36
_مصرو r-22 h-32
_مصروف_ r-27 g-23 m-22 h-33 k-30
_مصروفات_ k51
_مض r25
_مضاعف_ m22
_مضم r22
_مضمو r22
_مضمونه_ r35
_مط g-31 h-26
_مطع h-43
_مطعم h-43
_مطعم_ h-43
_معا h-22
_معتم h-29
_معتمد_ g21 h-30
_معد h-31
_معرف g36
_معرفه_ g36
_معس g-25
_معسل g-25
_معسل_ g-25
_معق h-33
_معقم h-33
_معقم_ h-33
_معل r-29
_معلق h33
_معلق_ h34
_معلو r-26
_معلوم_ r-29
_معي r-38 g38 h25
_مغ g23
_مغر h22
_مغرب h22
_مغربي_ h22
_مغش h33
_مغشو h33
_مغشوش_ h28
_مغل g24
_مغلف m-32
_مغلقه_ g23
_مف h-28
_مفاج g24
_مفاجات_ g40 h-26
_مفت m54 h-26
_مفتو g24
_مفتوح_ g24
_مفر g24
_مفرو g24
_مفروز_ g38 h-26
_مفروزه_ h-30
_مقابل_ان_ h21
_مقابل_ناقه_ g-21 m52 h-26
_مقاط h22
_مقاطع_ h22
_مقام m38
_مقامر_ h-35
_مقر h21
_مقرص h25
_مقط g-23
_مقطو g-23
_مقطوع_ g-24
_مقف g23
_مقفله_ g29
_مقفله_من_ g34
_مقل h38
_مقلد h38
_مقلد_ h37
_مقلده_ h31
_مكاف h-22
_مكافحه_ h-25
_مكر h49
_مكش h-24
_مكشو h-24
_مكشوف_ h-24
_مكف r41
_مكفو r41
_ملا h-22 k-25
_ملاب r-22 h-27 k-28
_ملابس_ r-22 h-27 k-28
_ملغ h21
_ملغو h27
_ملغومه_ h27
_ملك g39 h-25
_ملكن g32
_ملكنا_ g32
_ملكه g42 h-26
_ملكه_ g42 h-26
_ملكي g34 h-29
_ملكي_ g38 h-30
_مم g36 h-29
_من_البنك_ r29
_من_الراعي_ m-28
_من_السفاره_ h22
_من_الصراف_ r-39 m-41 h-39
_من_القرض_ r-25
_من_المحل_ g-37 h-30
_من_امازون_ g34
_من_بنك_ h-28
_من_حد_ k54
_من_حقنا_ h31
_من_حقه_ r-30 g-30 h45
_من_حقي_ g-51 h63
_من_شركه_ g41
_من_عند_ h27
_من_غير_ g21
_من_فوايد_ r-35
_من_محل_ g-41 m-24
_من_مكتب_ m47
_من_ورا_ g-28 h58
_منتهي_الصلاحيه_ h32
_منتهي_صلاحيه_ h30
_منج h29
_منجم h29
_منجم_ h23
_منص g-24
_منصه g-24
_منصه_ g-24
_منظ r26
_منظم r26
_منظم_ r26
_منف r24 h-21
_مه h32
_مهر h39
_مهرب g-21 h59
_مهك h30
_مهكر h30
_مهكره_ h26
_مو_ g33
_مو_عندنا_ g23
_مو_عندي_ r-24 g47 h-45
_مو_ملكي_ h-27
_مو_من_ g-26 h37
_مواصفات_ g29
_مواصلات_ g-26
_موب h22
_موبا h22
_موجلان_ g34
_موجلين_ g24
_موز g-38 m-40
_موزو g-39 h-26
_موع g40
_موعد g40
_موعد_ g49
_موقع_تعارف_ h25
_موقع_مراهنات_ h32
_مي m27
_ميا r-28 g-28 m-22 h-32
_ميت h26
_ميته h49
_ميته_ h49
_ميتي h-24
_ميتين_ h-24
_ميسره_ g-25 m-26
_ميه m23
_ميه_ m23
_ناب_ h76
_ناس g32
_ناس_ k25
_ناف h39
_نافق h39
_نافق_ h26
_ناقه m22 h-32
_ناقه_ m22 h-32
_ناي h32
_نايت h32
_نبيد h40
_نبيد_ h40
_نبيذ_ h25
_نبيذي_ h-24
_نت k23
_نتج g-23 k53
_نتفا k26
_نتفادي_ k30
_نج k22
_نجم k42
_نجمع k42
_نجمع_ k43
_نجمع_فلوس_ h-24 k47
_نجمع_كاش_ k40
_نجو h29
_نجوم h29
_نجومي_ h29
_نحد g26
_نحدد g26
_نحدد_ g24
_نحدده_ g25
_نحدده_بعد_ g37
_نحس h44
_نحس_ h44
_نخت g22
_نختا g22
_نختار_ g22
_نخلص g21
_نخلص_ g21
_ندف r-21
_ندفع r-21
_ندفع_ r-21
_نز r29
_نزل r30
_نزل_ r25
_نزلت h-21
_نزلت_ h-21
_نزو m27
_نزول g24 m32
_نزول_ g24 m32
_نسخ h23
_نسخ_ h52
_نص_ h-23
_نصب h37
_نصب_ h36
_نصب_علي_ g-24 h38
_نصف g-27 m-22
_نصف_ g-28
_نصيب_ r-23 g-30 m28
_نصيبي_ h-27
_نصيبي_في_ g46
_نصيبي_من_ g-31 m-29 h-22
_نظير r28
_نظير_ r28
_نعر g23
_نعرف g23
_نعرف_ g23
_نف r-21
_نفس r-23
_نفس_ r-24
_نفس_المبلغ_ r-24 g-24
_نفسه_ g-22 h-22
_نفسه_يشتريه_ r62 g-23
_نفسه_يشتريها_ r64 g-32
_نفط g25
_نفط_ g25
_نق h-24
_نقا m24
_نقد_ r26
_نقل r-24 g-26
_نقل_ r-24 g-26
_نقو r43 g-25 h-37
_نل g44 h-25
_نو r-24
_نوع g41 h-30
_نوع_ g39 h-46
_نوعه g30
_نوعه_ g35 h-23
_نوعها_ g22
_ني k29
_نيا h-29 k39
_نياب h-29 k39
_نيابه_ h-29 k39
_هابط h-25
_هابط_ h-25
_هابط_خلال_ g-57 m64 h-23
_هات g-26 m-27
_هاته h32
_هاته_ h32
_هار m30
_هاك g-36 h32
_هال g32
_هالس r-36 m-25 h-22
_هالشجره_ g34
_هالشهر_ r28
_هالن g33
_هالنخله_ g33
_هام g30
_هامش g34 h-26
_هامش_ g34 h-26
_هامش_عقود_ r-23
_هاي h23
_هاين h28
_هاينكن_ h28
_هج g-29 h45
_هديه_لشاهد_ h23
_هديه_للموظف_ h55
_هذا_الشهر_ h-25
_هذي h-38
_هذي_ h-38
_هك g-22 h35
_هكر g-22 h35
_هكر_ g-22 h35
_هل m45
_هل_ m55 h-48
_هلو h26
_هلوس h26
_هلوسه_ h26
_هو_ h-30
_هوي_ g22
_هويه h24
_هويه_ h24
_هي r-33
_هي_ r-38 g28 h-25
_واتس h23
_واحد_من_ g49
_واحده_ g31
_واحده_من_ g30
_واحو k21
_وار g45 m28 h-56
_وارب m62 h-36
_واسط m-25 h44
_واسطه_ m-25 h44
_والا m22
_والباقي_ r24
_والبضاعه_ g36
_والت g-30
_والتسليم_ g-28
_والخاسر_ m24
_والخساره_ r-25 m-23 h-24
_والخساره_علي_ r-32
_والر g-23 m-30 h-36
_والسعر_ g25
_والف r22
_والفايز_ياخذ_ r-22
_والق m-29
_والل m23
_واللي_ m25
_والم r-23 h-24
_والمحتوي_ g28
_واله g31
_والهبوط_ g31
_وان g-28
_وان_ m47 h-50
_وانا g-30
_وانا_ g-30
_واي m33 h22
_واين m-23 h39
_واين_ m-23 h39
_وباق g30
_وباقي_ g30
_وبد h-26
_وبدو g21
_وبدور_ g21
_وبش g24
_وبشت g24
_وبشتريها_ r-32 g29
_وبعد r-29
_وبين_ r-43
_وت g-30
_وتح k38
_وتحو k42
_وثي g24
_وثيق g24
_وثيقه_ g24
_وثيقه_تامين_ g27
_وج r-25 g-39 m-24 h-28
_وجب g-27 m-21 h-26
_وحد h21
_وحده h22
_وحده_ h22
_وحو r-25 k26
_وحول r-25 k26
_وخ h-28
_وخسر h-21
_وخسرت_ h-22
_وخل r-43
_وخم r22
_وخمس r22
_ودع h42
_ودع_ h42
_ودي_ r-26
_وذ r-30 g-23 m-25 h-40
_ورا_ g-28 h58
_ورث g62 h-33
_ورث_ g39
_ورث_وهو_ g39
_ورثه g41
_ورثه_ g41
_ورثه_وهو_ g28
_ورثه_وهي_ g32
_ورج r29
_ورجع r29
_ورجعوا_ r39
_ورق_ r-25
_وز r22 h-31
_وزا r28
_وزاد r29
_وزد r39
_وسك g-23 m-22 h41
_وسكي g-23 m-22 h41
_وسكي_ g-23 m-22 h41
_وسيط_باع_ g70 h-23
_وسيط_باعني_ g47
_وش h-36
_وش_ g32 h-22
_وصا g-25 h-23
_وصار g-25 h-23
_وصف g36
_وصف_ g50 h-34
_وصل m-24 k-21
_وط g-30
_وطم g-23
_وطما g-23
_وطماطم_ g-23
_وع g-40 m-30 h-54
_وعد r-26 g-24 h-40
_وغ m23
_وغل m23
_وغلب m23
_وغلبني_ m23
_وف h-34
_وفل g-32 m-24 h-21
_وفلو r33
_وفو h-30
_وفول h-30
_وفول_ h-30
_وق g22
_وقب r-30
_وقت g28 h-26
_وقت_ g28 h-26
_وقت_ما_ g64
_وك g-33
_وكي g-38 h-21
_وكيل m21
_وكيل_ m21
_ول g22
_ولا g28
_ولا_ g30
_ولا_كم_ g57 h-23
_ولا_متي_ g38
_ولا_موعد_ g29
_ولد g22
_ولي r-22
_ولي_ r-21
_وما g21
_وما_ g23
_ومع r21
_ومو g-30
_ومي r24 h-22
_وميت g-24
_وميتين_ g-24
_وميه r26 h-23
_وميه_ r26 h-23
_ون_ r-21 g-30 m51
_ون_اكس_ g-29 m33
_ونص r33
_ونص_ r33
_وهم k25
_وهمي k25
_وهو_نفسه_ r80 g-25
_وهي k32
_وهي_ k33
_وو r-39 g-27 m-34
_ويس h22
_ويسك h27
_ويسكي_ h27
_وين m27 h-32
_يا m23
_يا_ m23 h-39
_يا_نصيب_ r-37 m42
_ياج h-22 k49
_ياجر h-22 k49
_ياجر_ h-22 k49
_ياخذها_ r27
_يان m22
_يانص m22
_يانصيب_ m22
_يبا g22
_يبد g37 h-22
_يبد_ g50 h-21
_يبدو g27
_يبدو_ g27
_يبيع_ h-28
_يبين k22
_يبين_ k50
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
_يتص g23
_يتصا g26
_يتصاد_ g26
_يتي r-35 h-22
_يتيم r-35 h-22
_يتيم_ r-35 h-22
_يجي r23
_يجيب g22
_يجيبه_ g42
_يحد g28
_يحدد g28
_يحدد_ g33
_يحس g-29 h-26 k71
_يحس_ g-29 h-32 k78
_يختا g26 h-33
_يختار_ g29
_يختب h45
_يختبر_ h45
_يدخ h36
_يدخل h36
_يدخل_ h36
_يدر k23
_يدري k23
_يدري_ k23
_يدفعون_ g23
_يدفن h25
_يدفن_ h25
_يرا r-21 g24
_يراه g29
_يراه_ g29
_يرد h-30
_يرد_ h-23
_يزه g32
_يزهر g32
_يزهر_ g32
_يسا k33
_يسال k33
_يسال_ k36
_يسالنا_ k31
_يست g-27
_يسح h26
_يسحب h26
_يسحب_ h41
_يسه g28
_يسهل g28
_يسهل_ g28
_يشت r28
_يشتر r28
_يشتري_ r21
_يشتريه_ r34
_يشتريها_ r22
_يشغ h32
_يشغل h32
_يشغله_ h36
_يص g38
_يصل g24
_يصلح g24
_يصي g30
_يطر h22
_يطرد h37
_يطرد_ h37
_يطل k25
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يع h21
_يعرف_ g22
_يغ h38
_يغي h34
_يغير h34
_يغير_ h34
_يفتح_ادني_ g39
_يفتح_اعلي_ h-28
_يفك h34
_يفك_ h27
_يقرا h24
_يقرا_ h24
_يقرر g40
_يقرر_ g46 h-31
_يقول_ h28
_يل m22
_يلع m28
_يلعب m28
_يلعب_ m28
_يلعب_علي_ m32 h-61
_يمت h29
_يمتح h29
_يمتحن_ h29
_يمس h21
_يمسح h21
_يمسح_ h21
_يمل g30
_يملك g30
_يملكه_ g30
_يملكها_ g30
_ين g21
_ينب g59 m-27
_ينت g23 h-22 k23
_ينتب g-21 k35
_ينتبه_ g-23 k37
_ينزر g29
_ينزرع_ g29
_ينع k34
_ينعر k34
_ينعرف_ k34
_يول g32
_يولد g33
_يولد_ g33
_يوم_يتاخر_ r42
_يومي g-23
_يومي_ g-26 m-28
_يوميه_ h26
_چر m-22 h57
_چرس m-22 h57
_چرس_ m-22 h57
a2a_ g-30
a2id g-30 h-40
a2k g-21 m-22 h-26
a2m r-26 h-22
a2me r-25 h-21
a2mee r-25 h-21
a2s r26 h-39
a3a_ g-29 h-28
a3d r28
a3d_ r33 m-24
a3de r-22
a3r r-29
a7a h-22
a7b g-26
a7e r-24 h24
a7m g-22 h38
a7s g25 m-22
aa_ m23
aab r-40
aad r-34
aad_ m-21 h-34
aaj r31 g-38 m-36 h-47
aal h30
aal_ h23
aam_ g23 h-27
aami h21
aamil h21
aan h-28
aas h22
aast h24
aastu h24
aat g-26 h-40
abad r-29
aban g40
abar r-26
abay r-25 g-21 h-34
abaya r-23 g-21 h-31
abb r26
abby r39
abby_ r39
abe h22
abel h23
abel_ h29
abet r21 g-33 m33 h-24
abet_ r25 g-34 m38 h-26
abi_ g-30 h-38
abis h21
abis_ h21
abl_ g32 h-26
ablet m-24 h41
abon m34
abong m36
abor h50
abor_ h36
abort g-30 h52
abou g-29
abour h23
about g-30
aboy h28
aboy_ h28
abra h29
abraj h29
abri h-43
abro h-29
abroa k21
abs h24
absi h25
absin h24
aby_ h40
abys h-41
abys_ h-28
ac_ r-26
aca m27 h43
acar h27
acard h27
acca m43
accar m21
acce h-21
acci m-22
accid g29
accin m-25
accr r30
accru r30
accu m25
accum m25
acec m27
aceco m27
aced h-24
aced_ h-24
aces m-26 h-21
aces_ m-26 h-21
acha m25
acha_ m23 h-27
achc g27
achch g27
ache h-25
ached h-26
achel h25
acht h21
acht_ h21
acil h22
acili h22
acin m24
acing m24
ackd k45
ackda k45
acked h29
acker m-22
acket g-29 m-26
ackh h32
ackha h32
ackm h26
ackma h26
acks h-23
acks_ h-21
acl m27
acle m27
acle_ m27
aco h33
acon h23
acon_ h23
acq h21
acqu h21
acqui h21
acr h32
acri h26
acrif h26
acro h35
acros h35
acto r25 h-26
actor r25 h-26
actu r-25
actua r-24
acu g-43
acy g-21 h-21
acy_ g-21 h-21
ada_ m26
adab g24
adabl g24
adan h-24
adan_ h-24
adaq g-22 h-35
adaqa g-22 h-35
adar h-27 k33
adar_ h-27 k33
add r21
add_ r23 h24
adda g-32 m27 h-31
added r21
addic m-22
addy m25
addy_ m25
aded g-32
adell h23
aders r-23 g-33 h-22
adie h21
adies h21
adio h-34
adio_ h-34
adiy r24 m-21 h-23
adm h-31
admi h-31
ado h30
ado_ r-27
adob m-21 h25
adoo h33
adoo_ h33
adop h31
adopt h31
ador h36
ador_ h36
adt h-26
adu_ h25
advi g-23
advic m-21 h40
aed g-22
af_ r21 h-22 k-21
afa3 m-22
afa3t m-21
afa_ r21
afala r59
afee r-25 g-24 h49
afet r-27
affi h26
affl m22 h-21
affle m22 h-21
affr h-27
affro h-27
afi r-22 h24
afs h-38
afs_ g-22
aga_ r-39 h-34
agana m33
agay h30
agay_ g-23 m-29 h47
agaya m29 h-24
aged m-21 h29
aged_ m-21 h29
agei h37
agein h37
ager h24
ageri m22
agg r-22 h-35
agga r-23 h-29
aggag h-25
agh g26
agh_ g38
agici h34
ago g22
ago_ g33 h-24
agra h-32
ague_ h-27
agues h24
aha_ h-23
ahah r27
ahah_ r27
ahan m39
ahar r21 g-29 h-22
ahar_ g-32 h-24
ahay r-23 g32 h-22
ahay_ r-23 g32 h-22
ahee h29
aheen h29
aher h30
aher_ h30
ahi_ r-32
ahid h-21 k44
ahin r24
ahine r22
ahir r21
ahl g-29 h35
ahn m36 h-22
ahn_ m36 h-22
aho r21 g-27 m-35 h-52
ahr_ h-29
ahra h23
ahra_ h28
ahre r24
ai_ r23
aida r27
aida_ r32
aig g29
aig_ g64 h-25
aik r29
aikd r29
aikda r29
aile h43
ailey h36
ailo h-24
ailor h-24
aime g28
aimed g28
aine_ g-21 h46
aink r30
ainkd r30
ains_ r-22 h-31
aint_ m-21 h-36
air_ r-22
airc r26 g-21 h-53
aird g31
airdr g31
airi h32
airin h32
airp m23
airs h-45
airs_ h-45
airt r25
airti r25
aisa h-32
aisa_ r-21 h-33
aise h33
aise_ h42
aiser k25
aisi h-25
aisin h-25
aiti h-25
aitin h-25
aitr h27
aitre h27
aiv r-22 h-21
aiw g-24 m31
aiwa g-24 m31
aj_ r34 g-21
aja h-24
aja3 h-31
aje g-29 h-25
ajj h-25
ak_ h24
aka_ r23
akam h-32
akat h-27
akat_ h-27
aked h25
aked_ h25
aker h-30
aker_ g-27
akery m-23 h-39
akh r33
akh_ g-31
akha m-26 h-31
akhe r29 h-23
akho h-32
aki_ g-24 m-22 h36
akk h31
akke h29
akli h33
akli_ h33
ako_ h-23
akr r-23 g-22 h-25
aks_ h-30
aksh h36
akt r-45 g-21
alad h-27
alaf r28 m-25
alaft h-29
alaga r-30
alah r38 h-24
alal h-21
alam_ h-23
alama r-33 g-25 m-21
alami h35
alang r-27 h24
alas g-21 h-39
alas_ g-26 h-33
alay r26 g-36 h21
alb h22
alcon h-32
alcu g-22
alcul g-29 m-26
aleh r37 m-33 h-24
alers g-28 m-28 h36
alet r-25 h-21
alet_ r-25
alik g-32
alik_ g-27 m-24 h-40
alin h66
alin_ h30
aling h54
alis r22
ality r-23
alk h28
alke h26
alker h39
allan m-25 h26
allat g-38
alled h-24
aller g-33
alli h-23
allin g35 m-31 h-26
alloo g-21
alls g32
alls_ g32
ally h-28
ally_ h-28
almi g-21 h36
almis g-21 h36
alo k21
alo_ m31
alon k26
alon_ r-22
along h-25 k26
alp g57 h-39
alsa m-30 h-23
alsa_ m-29 h-23
alse k42
alse_ k42
alt_ h23
alter h-29
alts h39
alts_ h39
alue_ r21
alve h-41
alves h-25
aly h-34
alya m35 h-32
alyan m35 h-32
alys m-29 h-21
ama_ g-21 h-41
amada h-24
amado h35
amal r-21 h30
amal_ h35
aman g22 h-36
aman_ r-23 g25 h-34
amar r62
amara r62
amat g-38 m-23
amat_ g-25 m-23
amble h-23
ambu m-38
amc g-32 h-46
amda h-39
amdan h-39
amen g-21
amera g-23
ameri h-37
ameso h29
amet r32
ameti r31 g-29
ametr g42
ami_ g-32 h29
amic h-24
amic_ h-24
amil_ h30
amin_ h-32
amine h45
aming m21
amiyy r37
amma g48 h-32
ammi h-36
ammi_ h-36
ammon h24
amon_ h35
amond m26
ampa h33
ampl h-25
ample h-25
amr r-23 g-24 h35
amst h29
amste h29
amu h42
amul h33
amule h33
ana_ r27
anam r-21 h24
anat h24
anat_ h27
anax h31
anax_ h31
anc_ h27
ancer h30
ancie r23
ancin r23
anct g-31 h-22 k37
ancti g-31 h-22 k37
anda g21
andar g26 h-22
andb m-25
andel g-24
ander g-35 h34
andic m44 h-33
andit h21
andm m-23 h-24
andma m-23 h-24
ando g23
andom h-25
andoo h-22
andou h34
andov h-22
andu r-22
andu_ h29
aned h-26
aned_ r21 h-52
anel k-24
aner g-36 k-24
anga h21
angal h47
angay h-32
angel h22
anger r-24 h-22 k31
anges g-29 h-29
angi h21
angla r26 h-21
ango_ h-30
angov h34
angr h24
anila m-26
anill h-21
anine r30 h-28
anis h58
anise h-30
anish r-24 g-28 m-29 h65
anist h42
anit r-25 g-25 h-27
aniti h-23
anj r-33 h33
anja h30
anja_ h35
anke g-25
ankn g21
ankni g25
anna m24
anna_ m40
annab h23
anner m-34
anni r-21 h21
annui g30
annum r25
ano_ g22
anok h-24
anok_ h-24
anon h-41
ansl g-31
ansla g-31 h-24
anso h26
ansom h26
ansp h-25
anta g-23 m31 h-41
antas h-22
anto r22
antr m-38
antra h46
antri h36
anua m21 h-27
anz h26
ao_ g-36 h25
aperi h28
apero h23
aphe r-21
apher r-21
apin r-34
aping r-34
apis h-23
apist h-22
appea k23
appi r-28 h-39
appin r-24 h-29
appl g21 h-28
apple h-26
appy h30
appy_ h30
apr r33 g-25 m-23
apr_ r50 m-26 h-38
aps_ g25 h-25
apta h33
aptag h33
apti g25 h-26
aptio g25 h-26
apy r30
apy_ r30
araba r-36
arabi m-25
arag h-28
arage h-29
arah h23
arahe h29
arak h22
arak_ h26
araka r-22 h-32
aram_ r-27 g-35 h25
aranc r28
aras h33
aras_ h27
arast h25
arate r-25
arati g-23
arb h-26
arbe r-38 g-38 m-29 h-41
arber r-22 h-36
arbi g-25
archi r-21 g-22
arded k22
arden g-23
ardi r-33
ardi_ h22
ardin r-36 g-26
ardl r30
ardle r30
ardo h49
ardon h42
area r-24
ared r-21 h-22 k27
ared_ r-21 h-22 k27
aree g22 h-33
areg h32
aregl h27
aren h-30
arene h-35
arent h-30
arer r39
aret h25
aret_ h29
arew h-24
arewe h-24
arf r-25
arga h22
argar h22
arges r23
ari_ m24
arid r-21 g21
aring g-22
arj m-26
arja m-23 h-29
arjah r-21
ark_ m-23
arka h28
arki r-25 m-23
arkin r-25 m-23
arl_ g26
arla g24
arla_ g35 h-32
arlay g-23
arle h-31
arley h-31
arlo m22 h36
arma h-27
armac h-30
arna m-24
arne g-23 h-36
arnes g-21
arnin r31
aro h26
arot m-33 h35
arot_ m-33 h35
arou h-23 k45
aroun h-23 k45
arpet m-22
arrac h62
arron g-22 h34
arrot h-30
arru r22
arruq r25
arry r34 g-36 h-25
arry_ r24 g-32 h-25
arsa h33
arsal h33
arsh h-43
artic h-26
arton m-23 h-30
arts h-25
arts_ h-25
artu m-23
artup m-23
aru m-26 h26
aru_ g-23 m-35 h41
aruq r53 h-22
aruq_ r53 h-22
arv g24
arve g26
arves g26
arw h29 k-22
arwa h29 k-22
arz r35
asah g-21 m-28
asak h-29
asan r-31 g-22 h-30
asan_ r-31
asc g-35 h44
asco g-37 h41
aseb r24
aseba r31
aser h-33
aser_ m26 h-29
ases m-27
ases_ m-27
asha g-26
asha_ r-37 g-37 h-22
ashe h-38
ashes h-38
ashi h30
ashi_ h23
ashin r33 g29 h-35
ashis h29
asho r-31 m50 h28
asht m-26 h-29
asib g-24
asic k-23
asing h28
ask k34
ask_ h-30 k46
asks h-26
asks_ h-26
asl r28 g-23 m-24 h-36
asl_ r35 g-25 m-34 h-61
asle r-32 g-21
aslee r-32 g-21
asm m-23
asn g45 h-23
asnt g45 h-23
asnt_ g45 h-23
asons g26 h-23
asp h28
assig r-22 h26
asso m24 h21
assp h23
asspo h23
assu r21
assur r21
assy h-28
assy_ h-28
asta h34
asta_ h34
aste h25
aster h32
astes h-25
asti_ h34
astic h-21
astu h32
astu_ h32
asure r-26 h39
asuri r35 g25
asury r24 h-27
ated h24
ated_ h24
ateg g32
ategy g32
atel g30
ately g31 h-22
aten_ h38
ateni h21
atent h-38
ater h-27
ater_ h-21
ateri g-25 m-38
atie r21
atien r21
atine g-23
atk g-22 m29 h23
atka g-22 m29 h23
atka_ g-22 m29 h23
atla r-24
atm_ h-27
ato_ m-27
aton r32 h-25
atong r32 h-22
atrol m26 h-24
atron g-24 h39
ats_ m-25 h-45
atta_ m38
atte_ m36
atten h25
attes h-23
atti r21
atti_ r21
atu h23
atue h25
atue_ h26
aturd h33
aturi r21
aty h-25
aty_ h-25
au_ r-25 m31 h29
auct r21
aucti r21
aud k-26
audi r-22 h-28 k-27
audit r-22 h-24 k-25
aug h28
augh h37
aula h32
aunc g28
aunch g28
aund h-30 k25
aunde k34
aur_ r-30 g-36 m-24
aura_ h41
autho h-29
auv h42
ava g-27 m-33
ava_ m-31
aved h-41
aved_ h-41
aven g41 h-23
avent g41 h-23
aver g-26 h31
aver_ r33
aves r-26
aves_ r-26
avi r24
avo h-28 k26
avoi k33
avoid k33
avou h-27
avour h-27
awala h-31
award r-22
aware h-35
awarr r27
awaru r21 h-26
awaye r24 g-45
awe g-25
aweez h24
awel g-23
awel_ r-37
awi m-21
awin m-21
awing m-21
awl m-21
awl_ h22
awn r38
awn_ r28
awnb r26
awnbr r26
awne r58
awned r58
awns r31
awnsh r38
aws h-24
awwa h21
awwar h21
awy r-22 g-24 h-25
awye g-25 h-23
awyer g-25 h-23
ax_ k31
axa g29
axa_ g29
axi r-24 h-23
axi_ r-24 h-22
ayan g-31
ayan_ g-31
ayar g22
aybe g23
aybe_ g23
aybo h23
ayboy h23
ayda_ h-33
aye_ h24
ayers m-27
ayk h22
aykh h22
aykh_ h22
ayn g-37
ayof h24
ayoff h24
ayr r-23
ayro r-21
ayrol r-21
ayu g-26 m-21
aza r22
aza_ m-23 h22
azar h21
aze g-40 m-34
azi_ m40
azr h31
azz r-22 g-26 m-24
ba3 g27
ba3de r-22
baa g30 h-25
baad g48
baad_ g48
baba h26
baba_ h23
babo h28
baboy h28
baby_ h40
babys h-41
baca h27
bacar h27
bacca m21
bachc g27
bache h41
backd k45
backh h32
backs h53
baco h23
bacon h23
bagg h-25
bagga h-25
baha h-24
baha_ h-24
bahah r27
bahay r-23 g32 h-22
bai_ r43
bail g-23 m-33
bail_ g-34 m-38 h-42
baile h36
bak g-21
bake m-23 h-37
baker m-23 h-39
bakh r-26 g-26 m-22
bakr r-26 g-23 h-31
bal_ m-33 h33
balc h-31
balco h-31
balle m-37 h-32
ban_ r-28 g-30
bana m-29 h46
banat m-29 h46
bangl h-21
bankn g21
banks h-22
bann h35
banne h35
bano g-33 m-38
baq r-24
bar_ h21
baras h25
barb r-23 g-29 h-48
barbe r-25 g-33 m-23 h-40
bare_ g41
bari m-21
barl h-31
barle h-31
baro r-27 g-21
barra h24
bars h-35
bart h46
barte h46
bas_ g-31 m-30 h-35
basa h30
based h-33
basi g-34 m-38 h-35 k-27
bassa h44
bassy h-28
bat g-24 m-21
bat_ r-22 g-22 m-47 h-38
bate g-24 h27
bate_ g-24 h27
bath h38
batt m-37 h-28
batte m-33 h-28
baya_ r-27 g-26 h-39
bba g35 h-28
bba_ g35 h-28
bbin h-22
bbing h-22
bble g22 h-34
bble_ g22 h-34
bbly h25
bbly_ h25
bby r34
bby_ r34
bc_ m40
bd_ h41
bds h33
bdsm h33
bdsm_ h33
be7 m24
be7t m24
be7t_ m24
be_ g32
bean m25 h-41
bean_ m34 h-39
beans h-30
bear r21
bear_ h27
beara r32 g-24
beari r33 g-30 h-22
bears h-39
beat h35
beat_ h35
bech g27 h-30
becha g29 h-25
bed h-30
bed_ h-30
bee_ m-26 h-44
beem h-21
beema h-21
beg h34
begg h40
begga h35
beggi h22
beha g-28 k27
behal g-28 k27
bel_ h22
belli h33
belon g41 h-28
bels r-26 g-27 h-28 k49
bels_ r-26 g-27 h-28 k49
belt r-25 g-24 m-23 h-41
belt_ r-25 g-24 m-23 h-41
bene r-27
bent r22
bentu r28 h-27
bere m-21
bere_ m-21
beri h34
bers_ m24 h24
bes r-29
bes_ r-36 m-27
best r-22
bet m43
bet_ m46 h-21
beta m32 h-25
bets m21
bets_ m21
bev h37
beve h37
bever h37
bh_ h-25
bhai r-40
bhai_ r-41
bhi g32 h-41
bhi_ g35 h-33
bi_ r23
bid m21
bie r-22 h49
bier h57
bier_ h48
bike h-25
bike_ h-29
bila g-28 h-25
bilal g-28 h-25
bile m-24 h-24
bili_ m-23 h-46
bills r38 h-27
bim g25
bima g25
bima_ g25
bina r-21 g27
bina_ r-49 m-27 h-29
binan r-24 m-30 h35
binar g28 m25 h-29
bind m-23
bindi m-25
bine h37
bing m26
bingo m31
bira h43
bira_ h43
bird r-21 h-32
bird_ r-26 h-35
birds g33
birr m-23
birra m-23
biry g-26 h-23
birya g-26 h-23
bis_ h21
bite r24 h-26
bited r24 h-26
bits m37 h-35
bits_ m37 h-35
bje h-26
bjec h-26
bject h-26
bl_ g26
bla h25
blac h26
black h26
blanc h28
blank r-26 g31 h-23
bles h21
bless h22
blet m-24 h41
blets g-28 m-23 h44
blic r-21
blic_ r-21
blind g24 h-36
blis h29
blo g-21
bloc h-29
block h-29
bloo h27
blood h27
blos g21
bloss g21
blu h27
blun h39
blunt h39
bly h25
bly_ h25
bna r-25 h22
bna_ r-21 g-21 h21
boar_ g-21 h30
boat h-23
bok h-32
bol h-30
bola m24 h-26
bola_ m24 h-26
boli h-23
boli_ r28 h-28
bolt h-46
bom r26
bomb r26
bomba r26
bona h21
bonar h21
bond r30 h-22
bond_ r22 h-27
bonds r47 h-28
bone h23
bong m27
bong_ m28
book_ h-21
booke g36
booki h21
bookl h-28
books h-23
boot m-31
bootl h31
booz h54
booze h38
bor_ r26
born r-28
boro g-44 m-28
bort g-30 h52
borti g-30 h52
bot_ h39
both g22
both_ g22
bots h35
bots_ h35
bour_ h21
bours h-34
bout g-29
bout_ g-30
bowl h-24
boxes h-21
boy h25
boy_ h34
bp_ r32
braj h29
braj_ h29
branc g-21
brand m-22
bras h48
bread g-36 h-32
break h21
bren g28
brent g33
brew h26
brew_ h46
brib h38
bribe h35
bridg r23 h-21
brit h-41
broa k21
broad k21
brou g-37 h-24
bru h38
brut h27
bsi h35
bsin h24
bsint h24
bsir m-25 h38
bsir_ m-25 h38
bsit h21
bsite h21
bta r29 g-21
btc g22
btc_ g22
buc h39
buck h25
bucke h24
budo g45 h-32
budol g45 h-32
bug r-22 g-24 m-25 h-29
built g33 h-21
buk g33 h-38
bula m-33
bull_ h34
bulli m-26 h-22
bum m-22 h-23
bun h27
buns r-22
buns_ h24
burgl g22
burn h23
burn_ g-21 h74
burs r-23 h-21
burse r-21 h-23
bus m-29
bus_ r-30 g-36 m-40 h-57
busi h21
but_ r30 g-21
buto h30
butor h30
bya r35 h-27
byaj r24 h-22
byaj_ r24 h-22
byb g25
bybi g25
bybit g25
byp k37
bypa k37
bypas k37
bys h-41
bys_ h-28
ca_ h33
cabl g-22
cable g-22
cad m-25
cade m-28
caf h-26
cafe h-26
cafe_ h-28
cag h-25
cage h-24
cage_ m21 h-35
cai g-24 h30
cain g-21 h31
caine g-21 h31
cak m-22 h-23
cake m-22 h-22
cake_ m-23 h-25
calc g-22
calcu g-22
cales h24
calf g38 h-24
calf_ g38 h-24
calle g-31
calls g48 h-23
calp g57 h-39
camer g-23
camp_ h-44
campa h25
can_ m-21
canc h-24
cance h-24
cani h30
canis h30
canna h23
cans h35
cans_ h35
cant r-36 g-31 h-30
cante g-26 m-26 h-23
cap_ r-30 g26 h-37
cape_ g-35
capt h33
capta h33
car_ h-31
cara m30
carat m21
cardi h23
cards g-25
care g36
care_ g53
cari m25
carl h26
carri m21 h23
carry r36 g-28
cars g26
cars_ g26
cases m-27
cashi r40
cast g-26
casti h32
cat_ g-21 h-21
catc g25
catch g25
cated h-23
cater g-23 m-35
catt m33
catte m38
cau m26
caus k24
cause k24
cbd h32
cca m42
ccara m21
cce h-21
cci m-21
cci_ h22
ccid g29
ccide g29
ccin m-25
ccina m-28
ccine h-36
ccr r30
ccru r30
ccul h29
ccult h29
ccum m25
ccumu m25
cd_ r69 g-31 h-32
cde g27
cde_ g27
cds r-23 g32
cds_ r-23 g32
ceco m27
cecou m27
ceip h-24
ceipt h-24
ceivi k43
cel_ r-22
cele g-29
cella g26
celle g-42
cello h34
cels r-24
cels_ r-24
censo h33
cente g-28
cer_ r-21 h26
cerer h21
ceri r-25 h-39
cerie r-24 h-21
cers g34
cers_ g34
cert_ r-30 m-33 h-32
certa r60 h-34
cess_ r-32
cessi r38
cesso r-37
cest h42
cesto h42
cfd r-32 g69 m45 h-38
cfd_ r-37 g63 m51 h-36
cfds g38 m-24 h-21
cfds_ g38 m-24 h-21
chai h-36
chai_ h21
chain r21 h-22
chair r-28 m-27 h-52
chanc m32 h-31
chand r36 m-24 h-48
chane g-23 h22
char_ h31
chara h24
charr g-22 h34
chart m-39
chasi h32
chat g-24 h47
chat_ g-26 h41
chc m23 h-21
chch g27
chcr h33
chcra h33
che_ h21
chea h34
cheap h22
cheat g-25 h35 k-30
chec h-21
check h-21
ched_ h-22
chei h23
cheik h23
chel h25
chelo h25
chem r25
cheme r30
cheo h44
cheon h44
cher_ r-25
chest g-21 m23 h-27
chi_ r-25 m-22 h-24
chich h46
china g29
ching g-23 m-35 h26
chip m24
chip_ h-21
chips m25
chit r44 g-22
chit_ r65 g-26 h-36
chitt r27
chiv h26
chiva h28
chn h59
chni h25
chon h26
chon_ h28
chool h-22
chop h44
chops h33
chor h25
chori h25
chos g-21
chose h-24
cht h21
cht_ h21
chu m36
chw h44
chwe h33
chwei h33
ci_ h22
ciat h-25
ciati h-27
ciden g29
cider g-22 h32
cier_ r23
cif g28 h-26
cifi g23
cifie g23
cil_ h-37
cili h22
cilit h22
cina m-28
cinat m-28
cines h21
cing h-25
cing_ h-25
circ m22
circl m27
ckd k45
ckda k45
ckdat k45
cked h31
cked_ h31
cken_ h-23
ckers m-34
ckete r23
ckh h32
ckha h32
ckhan h32
ckli h24
cklin h24
ckm h26
ckma h26
ckmai h26
ckof h22
ckoff h22
cksm r-26 g-25 m-23 h-31
cksmi r-26 g-25 m-23 h-31
ckup_ g-21
ckw h36
cl_ r27
clar k27
clare k27
class m-24 h-23
claw r-24 g-39 m-31 h-42
clean g-24 h-21
cler r-23
clerk r-23
cles h-23
cles_ h-23
clic m25 h26
clin h-38
clini h-31
clip h44
clips h44
clon h56
clone h55
cloni h35
closi r-24
clot h-31
cloth h-31
cme g52 h-24
cme_ g52 h-24
coa m-29 h-35
coac g-33 m-29 h-32
coach g-33 m-29 h-32
coal h-22
coal_ h-22
coc h25
coca h24
cocai g-21 h31
cockt h28
code_ h-26
codei h29
codes h-21
coins h24
cold m-22
cold_ m-22
colla r-21 g72
colo h-26
color h-30
colou h-30
com_ m41
come_ g22
comi g23
comin g25
comp_ m36 h-44
compu g-23 m-38 h-36
conce h-38 k22
condi h-21
conds g39
confe g-21
confi h-35
consi g25
conso m-21
cony h-24
cony_ h-24
coo m-27
cook m-35
cooki m-35
cool m-27
coop g27
coop_ g46
copi h26
copie h26
copy g-21
copy_ g-21
cor_ m33 h-43
cora h-21
corat m-22
cord h-22
cords h-40 k33
core m30
cork h35
corp r28
corpo r28
cos h-22
costs r26
costu h-30
cott h-21
cotto h-21
couns m-25
coupl h30
cours g-21
cover g21
cow r-23
cow_ r-24 h-25
cqu h24
cqui h21
cquir g29 h-38
crac h24
crack h24
cras m28
crash m28
cratc m37
craw h22
crawl h22
crea h-32
cream m-31 h-56
creas h-21
creat h54
creen h-38
cres h-23
cresc h-23
cret g24
cribe g35
cric h-30
crick h-28
crif h26
crifi h26
cris m-23 h21
crisp m-23 h21
crop g23 h-25
crop_ g23 h-25
cros h23
cross h23
crow g-36 h-51
crowd r31 g-24 h-22
crud g29
crude g28
cruit r-24
cso m33
cso_ m33
ctit m23
ctore h30 k-31
ctori r21
ctory r-28
ctroc h27
ctron h-25
ctua r-24
ctual r-24
cturi r-38 k37
cub h-23
cube h-49
cue g-23
cued h-21
cued_ h-21
cul g-24
cula m-30
culat m-30
cult h29
cult_ h29
cup m-26
cup_ m-26
cure h37
curi h-22
curit h-22
curs h38
curse h38
curt h-27
curta h-27
cush h-31
cushi h-31
cut g-28
cut_ h24
cute h27
cuted h27
cutt g-36 h-45
cutte g-42 m-23 h-36
cutti m-22 h-48
cx_ g50 h-25
cybe h-31
cyber h-31
cyl g-27 h-23
cyli g-27 h-23
cylin r-23 g-28 m-21 h-23
da_ h-24
daa r-23 h27
daam g25 h-21
daam_ g25 h-21
dad_ g-22 h-34
dadd h38
daddy h38
daf g24
dafa3 m-22
dag r-26 h-25
dah h-24
daha h-30
dahab h-30
dak h42
dama g25 h-28
dan_ h-24
danc h30
dance h32
daq h-25
daqa g-22 h-35
dare g-23 m30 h-29
dare_ g-23 m30 h-29
dart r-23 g-35 h-42
data g-30
data_ g-31 m-26
dates g-29
dati h-29
datin r-28 g-21 m-22 k27
datio h-24
dau h-21
daug h-21
daugh h-21
daye r-21 h48
dba h29
dbags h27
dc_ r24 h-29
dd_ r23 h24
dda g-29 m26 h-26
dded r21
dded_ r21
dder_ h-23
ddera h38
ddic m-21
ddict m-22
ddiq h-24
ddl g22
ddle g24 h-26
ddle_ g27
ddo h21
ddos h21
ddos_ h21
dds m21
dds_ m21
ddy m22
ddy_ m22
dead h33
dead_ g-28 h45
deal_ r27
dear r24
deat g37
death g37
debe r28 h-27
deben r28 h-27
debi r23
debit r23
deca g61 h-36
decd g27
decde g27
decl k35
decla k36
dee h-21
deed h-31
deed_ h-31
deen k28
deen_ k28
defe r-26
defec r-33 g-28
defi g23
defin g23
deh r23 h-21
deh_ r23 h-21
dei r-28
dein r-32
dein_ r-37 h-24
deine h29
deit h29
deity h23
delie g-22 h-42
dell h23
della h23
delt h37
delta h37
dem h-24
demn g30
demni g30
dent h-23
denta g34
denti h-43
dents r-34 g-27
deos h28
deos_ h28
deral h38
derat g25
derb m28
dered h-25
deriv g27 h-21
desc k25
descr k25
desec h47
deser h-40
desi_ h33
desk m-25 h-22
desk_ m-25 h-22
dest h38
det h-28
dete h-32
detec h-40
deter g25 m-25
dev m21
dex h-29
dex_ h-29
dey g-27
deya g-31 m-27 h-34
deya_ g-31 m-27 h-34
df_ r43
dfa3 r-40 g-29 k25
dfa_ r21
dfu g-33
dged r34
dged_ r34
dget r-24 h-28
dget_ h-23
dgi r21
dgin r21
dging r21
dha_ g22
dhs h-30
dhs_ h-30
dia r-26
dia_ r-22
diac h29
diac_ h29
dial h-25
diam m26
diamo m26
diap h-43
diape h-43
dicap m44 h-33
dicat m24
dici g-22
dicin g-22
dict_ g-52 m48
die_ g59 h-31 k-21
died h27
died_ h27
dien h39
dient h39
digi h-26
digit h-26
dil g-34 h35
dina g-22
dip_ m-39 h-40
dirt k46
dirty k46
disa h27
disap h27
discr g40
dise g-22 m21 h54
diss h22
disse h22
dist h26
distr h22
dite r21 h-25
dited r21
diti g-23
ditor r-30
dits r-21 m31
dits_ r-21 m31
dive g37 h-34
dive_ g39 h-26
diver g22 h-30
divi g-29
divid g-23
diy r21
diye g-22 m-28
dj_ h30
dji h23
djin h23
djinn h23
dles h-26
dles_ m-22 h-32
dless r30
dli_ h25
dlin h-21
dling g-30
dma m-23 h23
dma_ g-24 h34
dmi h-32
dnap h21
dnes g-23 h-44
dness g-29 h-47
dney h21
dney_ h21
dnt r-21 g-23
dnt_ r-21 g-23
dob m-21 h25
doct h30
docto h30
doe k21
does k21
does_ k26
doh g-23
doha g-24 h-33
doha_ g-24 h-33
doll_ h32
dolla r21
dome h29
domet h29
don_ h22
done g22 h-24
done_ h-27
donk h29
donke h29
donor h36
dont k22
dont_ k22
doo_ r-26
door g-23
dop h52
dopt h31
dos_ h37
dov h-22
dove h-22
dover h-22
dow_ g-26
down h-37
dows h27
dr_ r-27 g-29
drag m33 h-45
drai k25
drais k25
draw_ m21
drawi m-21
drawn r25
drea m41
dream m41
dreg h29
dregs h29
dres g-21 h-46
dress g-21 h-46
driv r-30
drive r-33
dro r-26
dron h26
drone h26
drop r-28
drop_ r-34
drops g35
dsm_ h33
dt_ r-30
dte g66 h-34
dte_ g66 h-34
du_ h34
duca h-23
ducat h-23
duce h35
duce_ h35
duci r37 h-25
ducin r37 h-25
duck m40
duck_ m40
duct_ g31
ducti r-23 g-31
dues r21 h-25
dues_ r21 h-25
dule r-24
dulg r36
dulge r36
dum h31 k39
dump h57
dund g33
dunda g33
dvd g-28
dvds g-28 h22
dvds_ g-28 h22
dvi g-23
dvic m-21 h40
dvice m-21 h40
dwil r33
dwill r33
e3lan h23
e7r h37
e7r_ h37
e7t m24
e7t_ m24
eace g31
eace_ g31
eache h-40
eade g-24 h26
eader g-24 h26
eady h-29
eady_ h-29
eaf h-26
eage_ h32
eak_ h31
eaked h27
eaker m-33 h-28
eaks h-30
eaks_ h-30
eam r-25
eams r-36
eams_ r-36
eanc h52
eance h52
eane r-23 g-37 k-35
eani m-23 h-30
eanin m-23 h-30
eans h-31
eans_ h-45
eaps g41 h-22
eaps_ g41 h-22
eara r28
earan r28
eare g-24 h-23
eari g-26 h-21
earin g-26 h-21
earl_ g26
earne g-25
earni r31
easeb r31
east r-25 h24
eat_ h29
eaten h40
eath h-25
eath_ g33
eathe h-25
eati h25
eatin g-23 h21
eats m-25 h-24
eats_ m-25 h-24
eau h21
eav r24
eave_ h30
eaves r-27 h-43
eavi r36 h-40
eavin h-37
eaw h-30
eawa m21
eaway m21
eb_ g-26
eba g-26 h-21
ebac r23 m33 h-35
eback r23 m33 h-35
ebat g-24
ebate g-24
ebbi h24
ebbl g29
ebble g29
ebe k22
ebel h-37 k51
ebel_ h-23
eben r28 h-27
ebent r28 h-27
ebh g-27 h-37
ebh_ h-25
ebi r22
ebit r23
ebit_ r23
ebite r24 h-26
ebn r-21
ebod k24
ebody k24
eboo k-21
ebook g-25 k-28
ebr h21
ebs h24
ebsi h24
ebsit h21
ebu h23
ec_ g-25 m31
eca g24
ecas m24
ecast m24
ecc h21
ecco h21
ecco_ h21
ecd g27
ecde g27
ecde_ g27
eceip h-24
eces g-22
echa g22
echa_ g29 h-25
echar r-30
echo h23
echon h23
ecial h37
ecif g28 h-26
ecifi g23
ecit h-45
ecke g31 h-43
ecked g40 h-26
ecks k34
ecks_ k34
ecl h-31 k34
ecla k36
eclar k36
ecoi g-26 m-22 h61
ecoin g-26 m-22 h61
econ r-22
ecor_ h-25
ecora m-22
ecou r30 m22
ecour r30 m22
ecra h47
ecrat h47
ecru r-24
ecrui r-24
ecs_ h-30
ectu r-25 h-33
ectur r-25 h-33
ecu h-26
ecur h-26
ecuri h-22
edd h-42
eddi h-42
ede h34
eded h33
eded_ h33
edf r-31 k22
edfa r-36 h-22 k22
edg h-23
edge h-25
edged r34
edgi g21
edgin g21
edica g22
edici g-22
edie h23
edite r21 h-26
edito r-30
edits r-21 m31
edl g-31 h-45
edo g-21
educa h-23
educe h35
educi r37 h-25
educt h23
edule r-24
edun g33
edund g33
eeb r-29 g-24 m35
eeb_ r-29 g-24 m35
eede h33
eeded h33
eedl g-31 h-36
eef h-21
eef_ h-21
eeh g31 h-31
eeh_ g31 h-31
eek_ h-24
eem_ r-27 g-22
eema g21
eema_ h-21
eena r39
eenah r36
eene r-28
eened r-29
eeni h-35
eenin h-37 k24
eep_ k30
eepst m30
ees_ h-25
eese_ g-27 m-21
eesh r28 g-32
eete r30
eeten r30
eeti h-25
eetin h-25
eets r-29 g-39 m-21
eets_ r-29 g-39 m-21
eeva g35
eevan g35
eez h35
eez_ h30
ef_ r-26 h-27
efec r-33 g-28
efect r-33 g-28
efine g23
efit h25
eft h-33
eft_ g23 h-32
efusa g21
eg_ h28
ega_ g24
egar h-21
egar_ r-28 h-36
egard r30
egg_ m21
egga h35
eggar h35
eggi h22
eggin h22
egh r23 g-35
egl h27
eglo h27
eglo_ h27
egs h22
egs_ h22
eguro g30
egy g24
egy_ g32
eh_ r35 g35
ehab r-21 m-26 h-25
ehab_ r-21 m-26 h-25
ehal g-28 k27
ehalf g-28 k27
ehan m25
ehan_ m26
ehl g22
ehle g38
ehle_ g38
ehol g22
ehold g22
ehr m25
ehr_ g-25 m38
ehra h23
ehra_ h23
eib r22 g-27
eibo r22 g-27
eibor r22 g-27
eid h-37
eid_ h-37
eige h-47
eighe g-23
eik h25
eil m-26
eina r44 h-24
einah r32
eine h38
eine_ h28
einek h26
eins g35
einsu g39 h-23
eip h-24
eipt h-24
eipt_ h-24
eipts k47
eir g21
eis g-31 h43
eiss g-32
eissu g-32
eith g40 h-22
eithe g40 h-22
eity h23
eity_ h23
eive_ k27
eivi k43
eivin k43
ej_ m-22 h-34
eja g-21 h23
ek_ h-26
eke h27
eke_ h36
eken h24
eken_ h26
ekeng h25
ekh r-23 h-40
elab h31
elabe h31
elay_ r21
eld h-21
eld_ h-22
elea h-32
eleas h-32
elf r-24 g-21 h-27
elf_ g-21 h-27
elig h26
eligi h26
eling m21
elis g51 h-25
elist g51 h-25
ella_ g-25
ellar h32
ellat g40
elled g-27
elli_ g-28
ello_ h29
ells h22
ells_ h22
elly r-21 g27
elly_ r-21 g27
elm r-21 g-22 m-31 h-39
elme r-21 g-22 m-31 h-39
elmet r-21 g-22 m-31 h-39
elon g29
elong g41 h-28
elor h25
elor_ h25
elp r25
elt_ m-28 h-42
elta h37
elta_ h37
elve h21
ely r-21 g28
ely_ r-21 g28
ema_ h-34
emad h27
emade h27
eman r23 h35
emba m21
embas h-28
emed_ m-23 h-26
emedy h25
emes r41 g-26
emes_ r44
emi_ r54 h-28
emin r-23 h-25
emina r-25 h-27
emini g33
emis r32
emis_ r56
emit g-24 h-26
emn g30
emni g30
emnit g30
emon r-22 g-24
emor g25 h-23
emori g25
emove h26
emovi h21
emp h21
empe g-26 h28
emper g-26 h28
empo h28
empo_ h21
empor h22
empti h-21
empty r-24 g-21
ems g-27
ems_ g-22
emu h-21
emy h25
emy_ h25
ena r21
ena_ r33 g-32
enah r48 h-21
enah_ r48 h-23
enal_ r70
ences g25
enci g-30 m-25
endan g-21
ended r-21
endo h-41
energ h24
enes r21 h-39
eness r21 h-39
enet g-25
enewi r33
eng_ g-23
engan h28
enny r-26 g-27 m34
enny_ r-26 g-27 m34
eno g-35 m35 h25
eno_ g-23 m42 h23
ensex g52 h-26
ensio g-25 h-34
enta_ r-26
entar g-21
ente k30
ented g-25 k40
enth h34
entif g34
entin k24
entri m26
entu g-25
entur g-25
enu g-24
enu_ g-29
eopa h25
eopar h25
eor h-21
eos h28
eos_ h28
ep_ k29
epac h34
epack h34
epai h-24
epaid r41
epair h-30
epar r-22
epara r-22
epayi r56 h-31
epe g26 m-26 h-27
epen m-23
eper r-23 h-25
eph r-25 g-41 m-29 h24
ephe r-30 g-44 m-34
epla h-31
eplac h-31
eplic h21
epo_ r84 g-25 h-38
epp h-21
epst m30
epsta m30
epu r28
epur r29
epurc r29
equil h24
equip m-26
era_ r-22
erab r34 g-32
erabl r34 g-32
erall h38
erap h-27
erapi h-22
erapy m-21
erati h-39
erb r-25 m39 h22
erba r-29 m32 h24
erbal h21
ercom h-25
erent m-22 h30 k21
eres_ h-27
erfe h24
erg g-35
erge r-23
ergen r-26 m-42 h-21
eria g-21
erica h-37
erien h37
erio r-21
eriou g22
eriti h28
eriv g27 h-21
eriva g25
erj h29
erk h30
erk_ r-23
erl h21
erli g-23 h33
erlin g-23 h33
ermar m-33
erme h22
ermen h30
erms g-23 m-26
erms_ g-23 m-26
ern h24
ern_ m-38 h31
ero h30
ero_ h-36
eroi h38
eroin g-21 h30
erol h36
erol_ h23
erolo h36
erot h34
eroti h34
erp g24
erp_ g43 m-24 h-38
erps g40 m-30 h-22
erps_ g40 m-30 h-22
ersa r-25
ersal r-26
erse h-33
erse_ r29 g24
ersey r-22 m-27 h-37
ersh h-23
ertai r41
ertat h22
erte r-24
erva r-28 k60
erve h27
erver m-22
erw g26
eryo r-28
eryon r-28
esab h-29
esab_ r-25
esce h-23
escen h-23
esd r22 g-22
esda r22 g-22
esday r22 g-22
eseb g-25 h21
esec h48
esecr h47
esel_ g-23
esert h-40
esha h26
esha_ h33
eshe r22 g-45 h-39
esht h-25
esi_ h33
esk m-25 h-22
esk_ m-25 h-22
esl h23
esla g28
esla_ g28
eso h23
eson h29
eson_ h29
essag m31 h-32
essay m-21
esson h-21
essor r-32
estat h-32
ested r-27
estl m22
esto g-30
estr g-23
ests m28
ests_ m28
esy g25 h-21
esyo g25 h-21
esyo_ g25 h-21
eta_ m-21 h-42
etam h47
etami h47
etat r-29 g63 m-54 h-47
ete_ h30
etec h-40
etect h-40
eted h-53
eted_ h-53
eten m27
etene r30
etent g-26 k-21
eterm g37
etfa r-28 m39 h-42
eth_ r-25 g-31 h48
etha r-26
ethe m24
ether m24
ethy h-27
ethyl h-27
eti m22 h-23
eti_ r24
etic h-28
etim g32
etime g32
etin g-24 m24
eting g-24 m24
etir h-21
etis h30
etish h34
etit h-25
etiti h-25
etl r-33
etra m-27 h-29
etric g42
etro g-37 h-29
etro_ g-27 h-30
etrol g-29
etta_ h24
etter g-24
ettes h21
ettli g-25
etty r-36 g-29 m-33 h-26 k-21
eur_ h23
euro_ g-29 m-26 h-21
eurom m27
eva h-25 k57
evan g35
evan_ g35
evel_ g-28
event g24
evera g33
every r24
eview h23
evolv r31
ewed g-31
ewed_ g-31
exac m28
exact m28
exami g37
exams g-29 h-22
exo h29
exot h33
expec r-26
exper m22 h21
expl r-29 g-21
expla r-29 h-24
expr r-27
expre r-27
exti g-33
extin g-33
exto h42
extor h42
eye_ h24
eyes g-21 h22
eyes_ g-21 h22
eyh m21
eyho m21
eyhou m21
eyl r30
eym h-35
eyma g41 h-26
eyman g41 h-26
eyo r24
ez_ h42
eza g-21 h58
ezz r30 h-28
ezza r30 h-28
ezzan r30 h-28
fa2 g-22 h-22
fab h-21
face m-26
face_ m-27
facil h22
fact r26
facto r29 h-21
fail h-22
fal_ h33
fala r48
fala_ r59
falc h-23
falco h-23
fall g21 m-23
fals k42
false k42
fan_ m52 h-46
fans h24
fant h-22
fanta h-22
far_ r45
fare r-23 m-24 h-37
fare_ r-22 m-28 h-37
farew h-24
farm_ h21
fast h-23
faste h-33
fat h23
fav h-29
favo h-29
favou h-29
faw r28 h-22
fawa r28 h-22
faway r27
fay r26
fd_ r55 g40 m35 h-39
fds g38 m-24 h-21
fds_ g38 m-24 h-21
fec r-24 g-23 m46
fect r-24 g-23 m46
feed r-28 g-39 m-26
feed_ r-28 g-39 m-26
feel g35
feel_ g29
feels g31
fel g-22
fell h37
fell_ h37
felo g-26
fen h35
feng h25
fenga h28
feri h30
ferin h30
ferm h30
ferme h30
ferr h-41
fes h29
fes_ g-28 m-24 h36
fest_ g27
festa g-40 h57
festi h24
fetim g27
fetis h34
ffa g38
ffa_ g49 h-25
fferi h30
ffick h30
ffle_ m29 h-23
ffles m-24
ffr h-27
ffro h-27
ffron h-27
ffs h43
fi_ h-41
fice_ h-32
ficer r-24 h27
fick h30
fid h36 k-21
fif k-21
fift k-22
fifty k-22
figh k22
fight k22
figu g29
figur g29
file g29
file_ g26
files g21
fili m-33
film g-23
film_ g-27
films h30
fils r55 h-22
fils_ r55 h-22
filt g-22 h-22
filte g-22 h-22
finan r27
find_ g34 h-27
finde g-27
finds g28
fined g23
fing h22
fini m41
finis m41
finj h23
finja h23
fire m-22
fire_ h-43
firm h-27
firm_ g23 h-38
fis h-31
fish h-31
fish_ g31 h-43
fishi g-41
fits g-22
fits_ g-22
fitt g-21 m-29
fix_ m-22 h33
fixer h52
flag g-24 m-24 h-39 k28
flag_ g-24 m-26 h-35 k24
flate r-21 h37
flati r28
flav h-27
flavo h-27
fle h-23
fle_ m27 h-22
flee g21
fleet g21
fles m-23
fles_ m-23
fli_ h32
flip m25 h-38
flip_ g-35 h-39
flipp g22 m39 h-22
flu h-29
flu_ h-41
fly h39
fly_ h42
fno g49 h-28
fno_ g49 h-28
foa g41 m-24 h-31
foal g41 m-24 h-31
fold_ h-42
fon g-24 h-22 k-26
font g-24 h-22 k-26
font_ g-23 h-21
forb r32 g-24
forbe r32 g-24
forc h41
force h41
ford h-41
ford_ h-41
fore g21
forec m24
forex g29 h-21
forg r-27 h25
forga r-29
forge h22
forgi r-25 h37
forma h-28
foun r-21
found r-21
four_ g-21
fra h-25
fres g-31 h-28
fresh g-31 h-28
fries m-23 h-48
fron_ h-27
fs_ m-23
ft_ h-23
fta g-22 h-36
fted h30
fted_ h30
fti g-24
ftin g-26
fting g-26
fto g-30
fts r-31 h-22
fts_ r-30
fty g30
fty_ g30
fue r-22
fuel r-22
fuel_ r-21
fume_ h-36
func h-22
funct h-22
funde r22
fundi r-32 g37 h-21
fundr k25
funds k32
fur h-23
fusa g21
fusal g21
fut g22
fut_ g73 h-32
fwd r35 g-23 h-25
fwd_ r35 g-23 h-25
fx_ r61 h-21
ga_ g21
gaa h27
gac g-21 m22
gach g-24 m31 h-30
gacha g-24 m31 h-30
gad h-29
gal_ g-26
gali h42
gam m26
gamb m26
games r-22
gamey r36
gami m24
gamin m24
gammo h24
gan h31
gan_ h21
gana m33
gana_ m33
gang r-28 h29
gang_ r-27
ganis h23
ganj h29
ganja h29
gans h29
gans_ h29
gara h25
gard h-21
garde g-23 h-26
gardl r30
garit h22
gat m-36 h-28
gate m-33
gate_ m-33 h-24
gati g21
gave g-21
gave_ g-21
gaya m23 h-27
gaya_ m25 h-60
gbp r32
gbp_ r32
ged h23
ged_ h23
gei h37
gein h37
geing h37
gence r24 g-27
geon m23
gerin m27
germ h21
gers h25
gers_ h25
gest g-34 h39
gfis h36
gfish h36
gg_ m29
ggar r-21 h29
ggar_ h31
ggars h30
gged h46
gged_ h46
gger h-22
gger_ h-22
ggi h41
ggin h41
gging h41
ggle_ h49
ggy h-28
ggy_ h-28
gha h-34
gham r-24 h-63
ghed g-23
ghed_ g-23
ghel h23
ghel_ h23
ghte k31
ghter k31
ghti h35
ghtin h35
ghu g-28 h30
gici h34
gicia h34
gil r45 m-24
gina h23
ginal h23
ginee g-32 h-27
ginge g-25 h-49
gio h30
gir h25
girl h29
girl_ h33
gistr h-22
git h-22
gits m24
gits_ m24
give_ h-23
givea m21
gla_ r26 h-21
glar g26
glary g26
gled g-23
gled_ g-23
gler_ h56
gles h-24
gles_ h-24
glet h32
glet_ h28
glo r-21 g-27
glo_ h27
glu r-24 h-30
gme g27 h-41
gmen g27 h-41
gment g27 h-41
gnal r-34 g32 h-29
gnat r23 g-25
gnatu r23 g-25
gne r-23
gned r-27
gned_ r-27
gner h38
gni g-29
gnin g-29
gning g-29
gno h35
gnon h34
gnon_ h34
go_ m23
goa h-28
goal g-30 m33 h-40
goat h-21
goat_ g30 h-21
golf m32 h-39
golf_ m32 h-39
good_ r-21 g-34 h29
goodw r33
got g-24 h-26
grab g52 h-43
grab_ g52 h-43
grad g-21
grah h26
grah_ h26
gram h21
gram_ h21
grams h24
gran g-21
grant g-24
grape g-28
grapp h36
grav m-25
grea h33
greas h36
green m21
greyh m21
grid h39
grid_ h39
groc r-23 h-26
groce r-23 h-26
groun k-31
grows r30 h-36
guan h29
guc h22
gucc h22
gucci h22
gue m26
gue_ h-32
guel h24
guel_ h24
gues m27
gues_ h24
guess m32
guest g-22 m-23
gui g-23
guid h-25
guide h-25
guine h-58
guinn h27
gul h-37
gula h-35
guns g-26 m-27
guns_ g-26 m-27
gur g28
guri h-25
guro g30
guro_ g30
gus h-27
guy r-24 h22
guy_ r-21 h28
gym r-29 g-21 m-23 h-31
gym_ r-29 g-21 m-23 h-31
ha2 g-29
ha2a g-29 h-23
ha2a_ g-29 h-23
haa g-39 h-30
haar m23 h-25
haar_ h-23
hab_ h-31
hac h24
hack h22
hack_ h73
hade m23
hade_ g21
hadi r21 h-25
hadi_ h-23
hadiy r24 m-21 h-23
hah r36
hah_ r27
hahr r23
hahre r24
hain_ r21 h-22
hair h-42
hair_ r-29 m-23 h-31
hairs h-39
hak h22
hal_ g30
halas g-26 h-33
ham_ h49
hamb r-26 g-26 h-45
hamd h-32
hamda h-39
hame g23 h-22
hamm g-24 h-39
hana h40
hana_ g-25 h37
hanc m32 h-31
hance m32 h-31
handi m22
hando h-22
hane h25
hango h34
hani h31
hani_ h31
hans r-24
hans_ r-24
hanti h23
hanz h28
hape m-35
happy h30
har_ g-31
hara h32
harab h60
harak r-22 h-32
haram g-25 h25
haras h27
harc r-22 m-30
hard_ h27
hared g-21 h-35
harid r-21 g21
harj r-24
harja r-21
hark h-30
hark_ h-30
harma h-30
harr g-26 h45
harro g-22 h34
hart m30
hart_ m31
harv g26
harve g26
has_ r24 g23
hasa r-28 g-26
hasan r-27
hased g24
hash h25
hash_ h31
hashi g-28 h45
hasi h32
hasin h32
hasn g45 h-23
hasnt g45 h-23
hatc g29 m-28 h-28
hatch g29 m-28 h-28
hav g27
have g27
haven g41 h-23
haw g-38
hawa g-33
hawal h-31
hayk h22
haykh h22
haz r34 h-39
hc_ h22
hch g27
hcr h33
hcra h33
hcraf h33
head h-21
heale h31
healt r-21 h-44
hear r-21 h-29
hec h-35
heck h-21
heck_ h-21
hecke g31 h-43
hecks k40
hed_ h-21
hedgi g21
heen h29
heen_ h29
heep g22
heesh h27
heet g-23
heet_ h-37
heets r-22 g-45
heft_ g25
hein h26
heine h26
hek g-42 h21
hel_ h35
helf h-29 k-22
helf_ h-29 k-22
hell_ r-23 h41
hells g27 h-44
helm r-21 g-22 m-31 h-39
helme r-21 g-22 m-31 h-39
helo h25
helor h25
help r25
hemed m-23 h-26
hemes r38 g-28
henn r-33
heo h44
heon h44
heon_ h26
hera h-27
herap h-27
herb r-22 m-43
hero g-21 h30
heroi g-21 h30
hest g-21 m23 h-27
heta g40
heth m25
hethe m25
hex h23
hex_ h38
hi_ h-21
hic_ h22
hica h-34
hich_ g24
hicha h46
hid k30
hide g-21 h-29 k39
hide_ g-22 h-31 k34
hidi h-21 k51
hidin h-21 k51
hie g21
hiel r-23 g28
hield r-23 g28
hif g-27
hift g-27
hifts r-33 g-40 m-25
high_ g-21
hin_ r-22
hines h24
hink_ g27
hinks g24
hion_ h-24
hions h-27
hips m21
hips_ m21
hir_ h22
hire r-23
hire_ h-32
hirt_ m-22
hirts h-23
hisa r-40
hish h37
hish_ r-21 h27
hisk h21
hiske h34
hit_ r32
hitel g51 h-25
hitm g-25
hitma g-25
hitt r27
hitty r52 h-32
hiva h26
hivas h28
hive_ g41 h-21
hiy r-38 m-29 h-21
hiya r-39 m-36 h-51
hiye g-34
hiye_ g-34
hle g24
hle_ g27
hman h37
hmo g63 h-21
hmo_ g63 h-21
hn_ m36 h-22
hna h41
hne m-23 h48
hni h25
ho_ g-26
hod h-32
hod_ h-38
hoes m-38 h-28
hoes_ m-38 h-28
hog h40
hog_ h40
hold h-22
hold_ h-21
holde h-36
holdi m-28
homem h27
hones h27
hook g-23 m-23
hooku h34
hool h-23
hool_ h-22
hoot h25
hoot_ h25
hope g40 h-21
hope_ g39 h-22
hopp g-37 h-29
hoppe g-41 h-24
hoppi h-25
hops h24
hops_ h24
hor_ r60 g-41 h-50 k-22
hore g-26
hore_ g-26
horit h-30
horiz h25
hort g25 h-22
hort_ g29
horti g32 h-23
hot_ g-21 h24
hotoc h-22
hotos h26
houg h22
hough h22
houn m21
hound m21
hours r-29
housi h-26
hows g22
hows_ g22
hq_ g-40
hr_ g-23 h-26
hra h25
hra_ h34
hrea h26
hreat h40
hree_ h-25
hrou k21
hroug k21
hrow g26 m29 h-32
hrown g54 m-36
hrs h-30
hrs_ h-30
hsa r-43 h30
hta m-28 h-34
hte k27
hter k28
htere h25
hters h-29 k38
hti m-23
htin h35
hting h35
hu_ r22 h22
hua g-24 m-21 h23
hug g-23 h47
hui m-25
hui_ m-25
hul g28
hula h34
hula_ h34
hulu g-30 h-24
hulug g-30 h-24
hun h-23
hund g-26 h-24
hunt_ h22
hus r-35 g-26 m-24 h65
husb h25
husba h25
hwa r-24 h37
hwa_ r-29 g-30 m-33 h35
hwe g-21 m-30
hwei h33
hwein h27
hyl h-30
hylo r24
hyloc r24
i7r h32
i7r_ h32
iac h29
iac_ h29
iale h29
iale_ h29
iam m47
iamo m26
iamon m26
iape h-43
iaper h-43
iat h31
iati h-24
iatio h-25
iatu h28
iatur h28
ib_ g-33
ibb g30 m35
ibe h23
ibe_ r-41 g-39 m-28 h41
ibed g35
ibed_ g35
iberi h34
ibi_ h40
ibles h35
ibo g-22
ibor r22 g-27
ibor_ r22 g-27
ibs h24
ibuto h30
ica_ h23
ican r-23
ican_ r-23
icap m44 h-33
icap_ m44 h-33
icar g87 h-38
icati r-23
icer r-24 h27
icer_ r-25 h29
icers g53
ich_ g22
icha h46
ichar h46
iches h31
icine g-22
icing h-39 k47
icit g-21 h-32
icity g-21 h-32
icked g-21
icker g-41 h40
icle h-22
icle_ h-22
ico g28
ico_ g36
ict_ g-43 m34
icti h-25
ictit m23
ictu h29
ictur h29
ida_ r24
idati h-24
iddi h32
iddiq h29
ident g27 h-21
ideos h28
ider_ h29
idera g25
idgi r33
idgin r33
idi k25
idia g25
idia_ g25
idin h-23 k37
iding h-23 k36
idn h24
idnap h21
idne h21
idney h21
ido_ g64 h-23
iec g-21
iece g-21
ief g-26 h-33
ief_ g-26 h-33
ield h-21
ield_ h-21
iem h21
iemp h21
iempo h21
iends h-27
ient h24
ient_ h21
ients r-21
ieo g53 h-32
ieo_ g53 h-32
iers h-29
iers_ h-29
iet h-26
iev m-23
ieve m-26
iew_ h29
iews h27
iews_ h27
if_ g40
ifes_ g-26
ifet g27
ifeti g27
iff_ r-24
ifice h26
ifl g-23
ifle g-23
ifle_ g-27
iform h-21
ifte h31
ifted h31
ifts r-29 h-34
ifts_ r-29 h-34
ifty g25
ifty_ g25
igam h28
igami h28
igeo m29 h-24
igeon m29 h-24
igged h46
igger h-37
iggy h-28
iggy_ h-28
igh_ g-21
ighed g-23
ighte h-31 k40
ighti h35
igin_ h-26 k41
igina h23
igio h28
igion h26
igit h-26
igl h32
igle h32
iglet h32
ignal r-34 g32 h-29
ignat r23 g-25
igne r-26
igned r-27
igni g-29
ignin g-29
igno h33
ignon h34
igo g48 m-21
igo_ g40
igr g-32
igu g26
igue h24
iguel h24
igur g29
iha m34 h-26
iha_ h-28
ihan m37
ihan_ m37
ija r-27
ija_ g-28 h38
ijar r-28 h-22
ijara r-26 h-22
iji r-35 g-29 m-28 h39
ik_ g-30 m-33
ika r-27 g-27 m21
ikd r29
ikda r29
ikda_ r29
ike_ g-24
ikes g26
ikes_ g26
iki g-25 h34 k-22
ikin g-22 m-22 k-24
ila h25
ila_ h23
ilal g-21
ilal_ g-22
ilde h-27
ilder h-27
ilea h32
ileag h32
iles h-35
iles_ h-35
iley h36
ileys h36
ili_ m-27 h-30
ilin r-40 g-23 h-45
iling r-40 g-23 h-45
ilis r29 g-28
ilisa r33
ilita r-22 h28 k34
illed h-24
iller g-22 h-35
illi g-27 m26
illin r-28 g-38 m-26 h23
illio m28
illn g25
illne g25
illo g-27 h25
ilm g-24
ilm_ g-29
ilms h30
ilms_ h30
ilor h-24
ilor_ r-23 h-22
ils_ h-24
ilt r21 h-32
ilt_ r24 g25 h-26
ilte g-22 h-22
ilter g-22 h-22
ima m22
ima_ r-26 h-26
imar g-22 m23 h-39
imar_ g-27 m24 h-43
imed g28
imed_ g28
imes h-26
imo h52
imon h44 k-22
imonc h34
ims m-21 h-32
ims_ h-33
imu h-33
imum r21
imum_ r21
inah r51 h-41
inah_ r51 h-41
inan r24
inanc r24
inar_ g-21 h-35
inary g23 m27
inat m-25
inati m-25
inca h32
incal h32
incen r-33
incl_ r27
incr h-21
incre h-21
ind_ g32
inde h-26
indem g30
inder g-29 h-28
indo g-27
indow g-27
inds_ g23
indu r36
indul r36
inea h-42
inea_ h-58
inee g-34 h-31
ineer g-32 h-27
ineg h-31
inega h-31
inek h36
ineke h26
iners h-21
inf h23
ingf h36
ingfi h36
ingh g-23
ingha g-23
ingi m-30 h-33
ingin m-30 h-33
ingl g-29 m-34
ingle g-29 m-34
ingo m29
ingo_ m30
ini_ g22
inia h28
iniat h28
inic h-31
inic_ h-31
inim h-24
inimu r21
inish m33
inja h23
injan h23
inkd r30
inkda r30
inko g-35 m48
inko_ g-35 m48
inn_ h32
innes h27
inot h34
inot_ h34
inste k22
insul h49
insur g21
int_ r33
inted r-28 h-34
inth h24
inthe h24
inti r-22
intin r-22
intre r27
inum h22
inven h-22
invol g22
iny g-21
iny_ k21
io_ m-34 h-25
ioj h25
ioja h25
ioja_ h25
iola h29
iolat h29
ione g33
ioned g43
ior m-29 h-28
ior_ m-33 h-34
ious r25
ious_ r25
ipa_ r-23 g-31 h42
ipali r-24
ipens g40
ipes g-22 h-31
ipes_ g-22 h-31
ipl_ m38 h-33
ipo m-24
ipped h22
ippi h-24
ippin h-24
ipst h-27
ipste m22
ipts k47
ipts_ k47
iptv h26
iptv_ h26
iqu h29
ique h26
iqueu h31
iquid g29
iquo h30
iquor h30
iray g-31 h-34
ircl m27
ircle m27
ircu r25 h-25
irdr g31
irdro g31
irds g33
irds_ g33
ire_ h-42
ired h38
ired_ h38
irg h-24
irgi h-24
irgin h-24
iris m24
irish m24
irits h22
irl h25
irl_ h33
irli h-21
irm h-34
irm_ g23 h-38
iro h-27
iron h-40
iron_ h-40
irp m23
irr m-21
irra m-23
irra_ m-23
irs_ h-45
irt_ m-22
irti r25
irtim r25
irts h-23
irts_ h-23
irty k38
irty_ k38
irv r22
irya g-26 h-23
iryan g-26 h-23
isap h27
isapp h27
isati r27
isb r-32 m-22
isco_ m-23 h26
iscov g34
iscr g40
iscre g40
isha r27 g-21
isha_ r27 g-21
ishe h-22
ished g21 m-41
isher h-22
ishi g-35
ishin g-35
isht h-24
isht_ h-24
isig h21
isig_ h21
isin h-24
isit_ g-29
isits g26 h-23
isk h23
isk_ g35
iske h37
iskey h31
iski h36
iski_ h34
isnt m-25
isnt_ m-25
isp h23
ispl h27
ispla h27
issa h-22
issa_ h-27
isser h22
issin g67 h-46
issue h-24
isti h21
istl h-46
istle h-46
istre h36
istri h22
istry g-24
itab k47
itabl k47
itali m-28
itam h-35
itami h-35
itan_ h29
itas h41
itas_ h41
itat h27
itati h22
itca h-23
itcas h-23
itch m-22
itch_ m-27
itchc h33
ited h-43
ited_ h-43
itel g51 h-25
iteli g51 h-25
item_ g25
items g-28
ites h23
ites_ h23
ithe g40 h-22
ither g40 h-22
ithi r-22
ithin r-22
itie k21
ities k21
itiv h36
itivo h36
itm g30
itm_ g54 h-31
itma g-25
itman g-25
itme r27 g23 h-34
ito r-29
itor r-35
itor_ r-30
itors r-26 h30
itro h29
itrou h26
ittee r21
itter h-28
itti r-27
ittl h-26
ittle h-26
itty r23
itty_ r23
itua m-26 h21
itual m-26 h21
itz h26
itz_ h28
iu_ r-29 g-25 m-25 h57
iv_ m45 h-41
ival_ r-27 h30
ivas h28
ivas_ h28
ivati g25
ivea m21
iveaw m21
ivera r34 g-32
ivid g-23
ivide g-29
ivo_ h36
iwal r-23
ixer r-21 h47
ixer_ h37
ixi r-22 h33
ixin r-21 m-32 h41
ixing r-21 m-32 h41
iye g-23
iye_ g-25
iyy r23
iyya r33
iyya_ r33
iz_ g-25 h30
iza h40
izar h25
izard h25
izer h-22
izer_ h-22
izo h25
izo_ h25
ja3 h-23
ja_ h34
jacke m-32 h-34 k-22
jad h30
jado h37
jadoo h33
jadu h25
jadu_ h25
jag h25
jage h25
jager h25
jah r-21 k30
jah_ r-21
jahi h-21 k44
jahid h-21 k44
jam3 r-40
jame r-21
jamo h35
jamon h35
jar_ g-32
jara r-26 h-22
jara_ r-26 h-22
jari_ h24
jars r-24 g-23 h-32
jars_ r-24 g-23 h-32
jd_ r-28 g-36
jde g44 h-27
jdee g44 h-27
jdeed g44 h-27
jebel h-23
jec h-30
ject h-30
jecti h-26
jee m24 h-35
jeet m52
jeev g35
jeeva g35
jer r-22 m-26
jers r-22 m-27 h-37
jerse r-22 m-27 h-37
ji_ h35
jin h34
jinn h32
jinn_ h32
jiu r-35 g-34 m-29 h51
jiu_ r-35 g-34 m-29 h51
jos h56
joy g-23
joy_ g-23
jra h29
jra_ h29
ju_ h39
jua m50
jua_ g-24 m70 h-39
juaa m32 h-31
juaa_ m26 h-24
judge h24
jug h26
jug_ h26
juj h32
juju h32
juju_ h32
jun r24
junk r25 m28
junk_ r31 m-21
junke r-28 m37
jur h67
jury h49
jury_ h49
jus h-21
just h-21
just_ r-21 h-24
juste g-21
justm r33
kaa r-21
kaba h28
kafe r-25 g-22
kah m-22
kal g-22
kaly m35 h-32
kalya m35 h-32
kam g-28
kam_ h-26
kame g-35
kamel r-38 g-29
kamet r31 g-29
kand r28 h-30
kar_ r-25 m-22 h-40
kara h-40
kara_ r-25 m41
karak m-28 h-50
kare h35
karo h28
kas_ m-27
kat r-23
kat_ h-27
kay r-30 g-29
kay_ r-31 k-24
kbe m33 h-38
kbee h-28
kbeer h-28
kda k25
kda_ r33
kdat k45
ked h24
ked_ h24
keep k24
keep_ k40
keg h39
keg_ h40
kegs h23
kegs_ h23
kel_ r21
keng h25
keng_ h25
keno g-22 m48 h35
keno_ g-23 m48 h34
kens m-22 h26
kens_ m-22 h26
kera g-32 m-34
kery m-23 h-39
kery_ m-23 h-39
keta g-21 h39
ketam g-21 h39
kete r23
keted r23
keym g41 h-26
keyma g41 h-26
kg_ g-33
khai m31
khala r-31 g-25
khali h-30
khan r-35 g-23 h50
khand h32
khanz h28
khar m-43 h-24
khari g34 h-33
khas r-28 g-29 h-44
khat m-38 h38
khat_ r-25 g-41 m-42 h48
khe h-21
khe_ m-24
khel m26
khet g44 h-21
khet_ g44 h-21
khi m-37 h-31
kho h-41
khs h-34
kht r-35 g-39 m-34
kic h28
kick h28
kick_ r-25 h23
kidn h28
kidna h21
kidne h21
kids h-21
kids_ h-21
kie m44
kie_ m42
kies g-22 m21
kies_ g-22 m21
kill g-29
kille h-46
kim h50
kimm h50
kimme h37
kingf h36
kings m60
kins m39
kins_ m39
kip r52
kip_ r52
kir g-33
kira g-31 h-34
kiray g-31 h-34
kish h-24
kisht h-24
kist r34
kist_ h-21
kit_ g-21 h24
kite m23 h-26
kite_ m23 h-26
kitt r-21
kitte h-25
kitty r-33
kka r-31 m-26
kkar r-27 m-24 h-40
kke h29
kla h-23
kle h-21
klet h-28
klet_ h-28
kli_ r-21 g-25 m-21
km_ r-24
kmai h26
kmail h26
kme g31
kmen g31
kmens g31 h-23
kni h-25
knift g25
knoc h31
knock h31
know_ g-23 h-27 k35
knowi g28 k-24
ko_ r-22 m21
kof h22
koff h22
koff_ h27
kol_ h29
koll r-27 h-23
kollo r-26
kom h-72
kon r-29 g-25
kon_ g-30 h28
kot h66
kou r-31 h-39
kpop h-32
kpop_ h-32
kra g-25
kra_ g-28 h-28
kri m-22 h-21
kri_ r22 h-31
ksa g-37
ksho h-42
kshop h-42
ksm r-26 g-25 m-23 h-31
ksmi r-26 g-25 m-23 h-31
ksmit r-26 g-25 m-23 h-31
kt_ r-65 m-31 h-33
kto r-42 g28 m-36
kul g-28 h29
kula g-28 h29
kun g22
kund h38
kundl h21
kup_ g-25 h21
kya g36 h-24
labe h23
label h23
labor h30
labou h23
laced h-24
laces m-26 h-21
lack h26
lack_ h29
lackm h26
lad_ g-28 h-28
ladd h-27
ladde h-27
ladie h21
ladin h-49
lady h36
lady_ h34
laf r32 m-21
laft r22 h-33
lag_ g-24 m-25 h-23 k22
laga r-29 m33
laga_ r-34 m22 h-34
lagan m33
lage h41
lager m-22 h49
lah h-32
laha h-44
laime g28
lain r-28 g-22
lain_ r-28
laine h-25
lak g-27 h21
lak_ r-23
lama h-37
laman g26 h-41
lami_ h34
lamic h-24
lamp m-23 h-41
lamp_ m-23 h-41
lanc_ h27
land h-25
land_ h-29
lands g24
lank r-24 g25
lans g-31
lans_ g-31
lant_ g-24
lante g51
lants g-38
lap_ r-22 g-33 m-22
lard h31 k-24
lard_ r-24 h38
lare k27
lare_ h-23 k22
lared k41
laret h44
las_ g-27 h-44
lash h-41
lashe h-37 k-22
lasp h28
lass h-23
lass_ m-22 h-21
last r-26
last_ r-29
lasti h-31
lativ r37
latt r-27 g-31 m-23 h-37
latte r-27 g-31 m-23 h-37
laug g-23 h59
laugh g-23 h59
laun k22
launc g28
laund h-30 k25
lavo h-27
law_ g-24 m-27 h-42
laws h-24
lawy g-25 h-23
lawye g-25 h-23
lay_ r21 m30
layb h23
laybo h23
layer h-21
lays r-26 g32
lbe r-35 g-31 h55
lcon h-32
lcon_ h-32
lcony h-24
lcu g-22
lcul g-29 m-26
lders m-25
lead g-30 m-30
leaf h-25
leage h32
leak h38
leak_ h37
leake h27
lean_ k23
leane r-23 g-37 k-35
leani m-23 h-30
leap g41 h-22
leaps g41 h-22
lear_ g25
leara k-21
leat h-23 k-24
leath h-23 k-24
leavi h-37
leb r-29 g-22
lech h23
lecho h23
lect_ m21 h-31
lecto m25
lects m21
lectu r-27 h-34
ledg h-30
ledge h-30
lee h-34
leep r23
leeps r22 g-22
leet g21
leet_ g21
lef h-23
left h-32
left_ h-32
leh r39 m-30 h-29
lei r-30
lem_ g-30 m-30 h25
lemo r-24 g-26
lemon r-24 g-26
lend r23
lend_ r28
lendi r24
lends g-25 h27
leo h29
leop h25
leopa h25
lerk r-23
lerk_ r-23
less_ r22
lesse h22
lesso h-21
lete_ h30
lev g29
leve g31
level g-28
lever g45 h-28
lew r-24 g31 m-24
ley_ h-22
leys h36
leys_ h36
lf_ h-24
lge r31 h-36
lgen r36
lgenc r36
lha g-28 h-33
lib h23
lic_ r-23 g37
lica_ h22
licat r-24 g-26 h-42
lidat m-21
liem h21
liemp h21
lifet g27
liff h47
lift h30
lifte h31
ligi h26
ligio h26
lik_ g-27 m-24 h-40
like_ g-31
likes g25
lil r-27 g-21 h-39
lim_ h28
lima r-27 g-28 m25 h22
limi h-27
limit h-26
limo h34
limon h34
lin_ h28
lind h-36
lind_ g24 h-36
linde r-23 g-28 m-21 h-23
lings r-26 m-28 h-23
lini h-25
linic h-31
link r-28
lio m21
lion m23
lion_ m-26 h-22
lions m28
lipp g22 m39 h-22
lippe g-25 m53 h-32
lips_ r25
liq h27
liqu h27
lique h31
liqui g29
liquo h30
lir g-30
lira g-30
lira_ g-30
lisa r28 h-21
lise g-31
lish_ h30
lishe m-24
lita h32 k31
litan k53
litat r-28 h39
litt h-25
littl h-26
live_ m24
liy m-30
liya r-21 m-27
liya_ r-22 m-29 h-25
liye m-27
liye_ m-27
lke h26
lker h39
lker_ h29
llan m-45 h31
llan_ m-25 h26
llat g33
llati g34 h-30
llets g22
lli_ g-27 h21
llia h-30
llio m23
llion m23
lln g22
llne g25
llnes g25
llo_ h26
lloo g-21
lloon g-21
llov h-24
llove h-24
llow_ h-32
llows g44 h-47
llp r-23 h-43
lly_ g21
lmet r-21 g-22 m-31 h-39
lmi g-21 h36
lmis g-21 h36
lmist g-21 h36
lms h25
lms_ h25
lna r-28 h-22
lna_ r-28 h-22
lne g25
lnes g25
lness g25
lo_ h31
load m27
load_ m28
loane r34 h-23
loans r44
lob g-23 h31
locat g21
lock_ r27 g-21
locki h-48
locks g29
loge h30
loger h30
lol m-30 k-22
lol_ k-23
lon_ r-24 g-23 m-21 h-28
lone h38
lone_ r26
loned g-23 h45
longi g24 h-22
longs g47 h-30
loni h35
lonin h35
lood h27
look h24
look_ h30
looks k26
loon g-25
loon_ h24
loons g-28 m-26
loos g-28
loot g-24 m25
loot_ g-24 m26 h-26
lopes h-38
lore h-27
lored h-31
lori g-27 h-26
lorin g-24 h-24
lorr h29
loser m41
losin r-21
losse m26
losso g21
lot m23
lote g22 m62 h-64
loth h-31
lothe h-37
lott m32
lotte m22
lotto m30
lottr m40 h-32
loud g-30
louf h69
louf_ h69
loui h22
louis h22
loure h-27
lous g-46 m-35 h-48
lov h24
love h24
love_ r-26 g-21 h46
lowed h-28
lows g37
lows_ g37
loyer g-21 h-24
lp_ g27 h-36
lsa m-30 h-23
lsa_ m-29 h-23
lsd r-21 g-24 m-23 h46
lsd_ r-21 g-24 m-23 h46
lse k34
lse_ k35
lta_ h37
lter h-42
lter_ g-22 h-37
lu_ h-41
lug_ h48
luga g-30 h-24
lugan g-30 h-24
lumb r-30 g-23 h-23 k-27
lunc r-23 g-23 h-24
lunch r-23 g-23 h-24
lunt_ h34
lut h40
lux r-21
lux_ h-51
lve_ h-25
lves h-24
lves_ h-24
lvi r29
lvin r31
lving r31
lya m35 h-32
lyan m35 h-32
lyan_ m35 h-32
lyf h29
lyfa h29
lyfan h29
lym m38
lymp g24 m23 h-26
lyr h21
lyri h21
lyric h21
lys m-29 h-21
m3a r-30 g-24 m-24 h21
ma3 g-32 m-28 h-26
ma3a g-32
ma7 g24
ma7s g25 m-22
mac m24
maca r-22 g-30 m38 h44
mach_ g29
macy h-24
macy_ h-24
madam h22
madan h-24
mado h35
madol h35
mah m28 h-45
maha m56
mahi r24
mahin r24
maid_ g-23
maini r26
maj g-36 h-30
mak_ g35 m-26 h-38
maker g-21
maki g-30 m-25
makin g-30 m-25
male g-22 m-25 h35
male_ g-22 m-25 h35
malt h21
malt_ h21
mama m-22
mango h-33
mani h31
manok h-24
mans_ g21 h30
many g-26 h28
mar_ g-24
mara_ r62
marah h29
marga h22
margi g23
marl r-21
marla g35 h-32
marra r-26
marsa h33
mart h33
marti h33
masa m-22
mashi h23
mast h29
maste h35
mat_ h-28
mate g-26 h-27
matk g-24 m39
matka g-24 m39
mato h-25
mato_ h-25
matt r29
matte r36
matu r27
matur r27
maw m-21 h-35
max g62 h-26
mayb g23
maybe g23
maz h29
maza h42
mb_ g30 h-24
mba_ r-24 m25
mbay_ r26
mbere m-21
mbi m29 h-25
mble h-23
mbo m24 h-23
mbol m24 h-26
mbola m24 h-26
mbr m-26 h-31
mbu m-28
mbuc h39
mbur h-45
mcx g50 h-25
mcx_ g50 h-25
mda g-24
mdan h-39
mdm g-24 h34
mdma g-24 h34
mdma_ g-24 h34
meal r-28 m-24 h-49
meat h35
meat_ h35
mebo k24
mebod k24
meda r-22 g-22 h-23
medy h25
medy_ h25
meen r-25 g23 h-21
meen_ r-25 g23 h-21
meet g-29
meet_ g-33
meeti h-25
meg m37
mega m42
mega_ m28
meh g-38 m-29
mein g21
mein_ g21
mel g24
meli h32
melie h33
mem r-21
mema h27
memad h27
memb r-22
membe r-22
memo h-29
memor g25 h-23
menta g-21
menti k24
menu g-28
menu_ g-29
mera g-22
mera_ g-22
meri r-32 h-44
meric h-37
merol h36
mers r-26 g22 h33
mers_ r-22 h25
mesh m-24
mesh_ m-27 h-29
meso h29
meson h29
mess m29 h-34
messa m31 h-32
met_ h-47 k35
meth h21
meth_ r-22 g-30 m-24 h50
meti r28
meti_ r31 g-29
metri g42
metro g-27 h-30
mets g-21 h-26
mex h-21
mex_ h-21
mez g-38 m-32 h44
mezz r30 h-28
mezza r30 h-28
mi_ r34 g-27 h23
mia r-26
mic_ h-33
mig h41
migu h24
migue h24
mil_ h30
mila r-28 g-27 h39
milea h32
mili h-34 k22
milk h-34
milk_ h-34
mill m21
milli m28
min_ m31
mina r-30
minal r-26 g-26
minar r-25 h-27
minat h37
mind r-23 g30
mind_ r-23 g30
mined g43
miner h54
mini_ g33 h-24
minia h28
minim r21
mino r-24 h-57
mino_ g-24 h-46
mins g37 m-43 h-30
mins_ g37 m-43 h-30
mint g24 h-30
mint_ h-29
mis_ r42
mise_ m-27 h-23
misp h39
mispl h39
misse g-23
mist h31
mistr h32
mith m-28 h-26
mith_ m-27 h-29
mitte r23
mix g25 h-21
miyy r32
miyya r37
mm_ r-28 m-22 h-45
mma g23 h-46
mmed h32
mmed_ h32
mmel h32
mmeli h33
mmer_ g-31 h-32
mmers g33
mmi_ h25
mmit r27 g-30
mmitt r21
mmon r-22 h27
mmon_ r-26 h26
mms h40
mms_ h40
mmu r-27
mmun r-28
mmuni r-28
mni g30
mnit g30
mnity g30
mnt r24 h-27
mnt_ r22 g-21 h-28
mo2 r22 h-22
mo2a h-22
mo_ r-34 h-58
mob m-34 h-43
mobi h-22
mobil h-22
mocki h51
mockt h-43
mok h22
moke h23
moki h-32
mokin h-32
mom r-23 h-21
mom_ r-29 g-34 m-23 h-50
mon_ r-26
mona g-22 h25 k-24
monc h34
monce h34
monit k24
monk h52
monte h25
mony h33
mony_ h33
mood r-29 g48 m-22 h-45
mood_ r-29 g48 m-22 h-45
moon g-23
moon_ g-25
moons h26
mop r-28 g-27 m-23 h-40
mori g23 h-30
moria g25
morta h23
mosta m-30 h-21
mot h-42
moth h-36
mothe h-36
moto g23
motor g23
mous g-26
mout m-22 h44
mpa h22
mper h28
mperi h41
mples r-25 k22
mpo_ h21
mpora h22
mpos g26 m-30 h-30
mps h46
mps_ h46
mpt h-21
mpti h-21
mpty r-24 g-21
mpty_ r-24 g-21
mpu m-36 h-31
mra g-23 h-23
mst h37
mste h29
mt_ g34 m-48 h-30
mta r-31
mud h-27
muj k27
muja h-21 k44
mujah h-21 k44
mujr h29
mujra h29
mul k24
mule k31
mule_ r-30 m-23 h-50 k57
mulet h33
mum k-32
mum_ h-24 k-33
muna r22
munaf r26
munit r-28
murf r-25 m-21 h-34 k33
murt h25
murti h25
museu h-22
musha r-22 h-32
musi h-46
music h-46
mut h22
muta r-32 h56
mutu m27 h-46
mutua g-21 m-27 h-23
mzaw h29
mzaww h21
nab h23
nabi h23
nabis h21
nach r-22 g-21 m-21
nack h-35
nack_ h-43
nacks h-24
nade h43
nafa r26
nafa_ r26
nafs_ g-22
nah r21 h-33
nah_ r57 h-40
nahi r-34 g23
nahi_ r-34 g23
nai h-33
nail h-21
nake g22
naked g22
nakl h33
nakli h33
nam_ r-21 m-23
name_ k26
nanc r21
nanci r29
nang r-39 g-29 h-31
nang_ r-39 g-29 h-31
nap g-21 h33
nap_ g-24 h44
nappi r-21
nar_ g-21 h-36
nara h21
nara_ h21
nary g23 m27
nary_ g21 m26
nas h-28
nasi g-24
nasib g-24
nat_ h26
nate g-26
nated g-29
natin g-27
naw g33 h-25
nawa g31
naway g31
nax h31
nax_ h31
nay r-22
nay_ r-23
naza h25
nazar h25
nba g21
nba_ g21
nbe m-24 h34
nbee m-24 h34
nbi h38
nbid h38
nbid_ h38
nbr r26
nbro r26
nbrok r26
nc_ h27
nca h31
ncal h32
ncall h32
ncei g47
nceiv g47
ncel_ r-21 g-45
ncen r-33 h29
ncers h28
ncert r-31 m-32 h-35
ncest h42
nche g30
nchec g53
ncheo h26
ncie r21
ncil h-40
ncil_ h-37
ncin r23
ncing r23
ncl_ r27
ncla g28
nclai g28
nclea g49 h-34
ncles h-23
ncr h-21
ncre h-21
ncrea h-21
nct r-23 g-25 h-28 k27
ncti h-24 k28
nctio h-24 k28
ndar_ g24
ndb m-25
ndec h-24
ndeci h-23
ndef g22
ndefi g22
ndel g35
ndeli g42 h-44
ndem g30
ndemn g30
ndere g-28 k31
ndf r40
ndf_ r55 g-25 h-40
ndi_ m-26 k22
ndic m32
ndica m32
ndit_ h22
nditi h-21
ndles g21
ndli_ h21
ndm m-23 h-24
ndma m-23 h-24
ndo g27
ndom h-25
ndom_ h-25
ndoo h-22
ndor g26 h-39
ndor_ g26 h-39
ndou h34
ndov h-22
ndove h-22
ndow_ g-27
ndrai k25
ndraw r48 h-22
ndry r-28 g-44 m-34 h-39 k-35
ndry_ r-28 g-44 m-34 h-39 k-35
ndu h32
ndu_ h29
ndul r24 h34
ndulg r36
nea r-25
near r-28 g-27 m26
near_ g-26 h21
neb g-29 m24
nec g-31
need_ h-21
neede h33
neer g-28 h-22
nega h-31
negar h-31
neh g21 m-21
nek h36
neke h26
neken h26
nem h-21
nemp g22
nempl g22
nerg h24
nersh h-23
nes_ h21
nest g-21
nest_ g-21
newi r33
newin r33
neyl r34 h-22
nfe r-24 g-21
nfer r-27 g-22 m-23
nfere g-22
nfid g-23 h21
nfir h-27
nfirm h-27
nfol g27
nfold g27
nga_ g-34 m-36
ngal h47
ngali h42
ngan h32
ngan_ h28
ngay h-31
ngay_ h-32
ngel h22
ngel_ h22
nges g-29 h-42
nges_ g-29 h-42
ngf h36
ngfi h36
ngfis h36
ngh g-36
ngha g-32
ngham g-32 h-59
nging h-29
ngit m24
ngits m24
ngla r26 h-21
ngla_ r26 h-21
ngle_ m-21
ngled g-29 h69
ngles h-24
ngo_ m26
ngov h34
ngove h34
ngr m-33 h26
ngre h36
ngu h-65
niat h28
niatu h28
nib g-21
nics h-27
nics_ h-27
nid r29
nide g34
niden g34
nie h24
nie_ h41
nies h27
nies_ h27
nif g29
nifo h-21
nifor h-21
nift g37
nifty g37
nik r-21 m-21
nil_ r-43 h35
nila m-26
nila_ m-26
nim h-22
nimu r21
nimum r21
nine m-28
nine_ m-25
nings m25
nis_ h21
nise h-30
nised h-30
nish_ g-23
nishe m30
niste h21
nistr g-25
nita h54
nitiz h-22
nito r-30 g-26 h-25
nitor r-30 g-26 h-25
nitr h26
nitro h26
nits g-23 m-22 h22
nits_ g-23 m-22 h22
nity g28
nity_ g28
nja h21
nja_ h35
njan h26
njan_ h26
nje r-31
nka h28
nkd r30
nkda r30
nkda_ r30
nket m34
nket_ r-28 m37
nkey h28
nkey_ h28
nki g-30
nkin g-32
nking g-32
nkni g25
nknif g25
nko g-32 m46
nko_ g-35 m48
nlic k40
nlice k40
nlo g-29 m-34
nloc m-27 h27
nlock m-27 h27
nlyf h29
nlyfa h29
nn_ h47
nna r-22 m23
nna_ m29
nnab h23
nnabi h23
nnels h28
nner_ h-22
nnes h34
nness h35
nnis m-26 h-29
nnot k21
nnui g30
nnuit g30
nnum r25
nnum_ r25
nny r-25 g-22 m28 h-21
nny_ r-26 g-25 m32
noc h31
nock h31
nock_ h30
nocke h30
nocko h22
nof k44
noff k44
noffi h-26 k62
nog h34
nog_ m-29 h35
noi k-33
noir h27
noir_ h27
nok h-24
nok_ h-24
nom h-39
nomi r-26
nomy h-38
nomy_ h-38
non g28
none g41 h-22
none_ g41 h-22
noo r-26 h46
nop m-26 h-32
nope g28
nopen g28
nor_ g23
norm g-24
norma g-24
not_ g25
note g-21
notes g-22
noti k28
notic k28
nou g-42
nov_ r29
nove h-24
novel r-22 m-22 h-30
nowi g28 k-24
nowin g28 k-24
nre r24
nre_ r41 h-27
nreg k28
nregi k28
nro r36 g-24
nro_ r59 h-29
nse h-21
nsee g22
nseen g22
nsel m-25
nsell m-25
nsex g52 h-26
nsex_ g52 h-26
nshi h21
nshin h26
nsho r34
nshop r38
nsio g-24 h-31
nsion g-24 h-31
nsl g-29
nsla g-30
nslat g-31 h-24
nsoli m-21
nsom h26
nsom_ h23
nsore h26
nsort g36
nstan r-26 m44
nste k22
nstea k22
nsur g21
nsure g28
ntan r-26 g-29 m-38
ntas h-22
ntasy h-22
nteen g-26 m-26 h-23
ntees r40
nter_ r-28 h-23
ntern g-24 h-46
nters g56
ntes m35
ntest m35
nthe_ h24
ntif g34
ntifi g34
ntl r-25
ntra_ h43
ntres r30 h-28
ntrie m26
ntro h-34
ntrol h-30
ntu g-25
ntur g-25
nture g-25
nu_ r-22 g-29 h23
nua h-21
nual h-25
nual_ h-25
nud h23
nude h23
nudes h39
nuit g30
nuity g30
nur h-27
nurs h-35
nurse h-27
nutes g30
nver h-30
nvert h-24
nvi h-38
nvid g25
nvidi g25
nvol g22
nvolu g22
nym g22
nyme g32
nymex g32
nze r-22 h34
nzee h27
nzeer h27
nzi g-23
nzir h42
nzir_ h42
o2a h-26
oac g-29 m-30 h-33
oach g-29 m-30 h-33
oachi g-24 m-23
oad_ m23
oak m-33
oak_ m-39 h-36
oal h-39
oal_ g26 h-30
oals m50 h-29
oane r34 h-23
oaned r34 h-23
oans r44
oans_ r27
oap g-26
oap_ g-27 h-29
oar_ h41
oat g22 h-25
oat_ h-23
oats h-28
oats_ h-28
oba m-26 h-21
obe h21
obe_ g-33 h41
obel h-54
obi h-31
obil h-22
obile h-22
obj h-26
obje h-26
objec h-26
obl g25 m-21
obon m-21
ocai g-21 h31
ocain g-21 h31
ocat g21
ocate h-22
ocati g28
occ h29
occu h29
occul h29
ocer r-23 h-26
oceri r-24 h-21
ocery m-22 h-39
och r-39 g-25 h69
ocia g-23 m27 h-25
ocial g-25 m31 h-32
ocker h-27
ocko h22
ockof h22
ocks m-27
ocks_ m-24
oco h-28
ocop h-22
octor h30
ocu h21
ocur h47
ocut h27
ocute h27
oda_ g-28
odd m30
odds m23
odds_ m23
ode_ g-26 h-27
odei h29
odein h29
odes h-28
odes_ h-21
odh g28
odia h29
odiac h29
odo h21
odom h29
odome h29
odoo h39
odoo_ h39
odw r33
odwi r33
odwil r33
oe_ h-45
oem r-32 g-26
oem_ g-30
oet g23 m-29 h25
ofa r-24 g-23 h-32
ofa_ g-22 h-30
offer h24
offs h36
ofr r30 g-36 h-43
oft_ h-48
og_ h24
oga h32
oger h30
oger_ h30
ogh h23
oh_ r-50
oha_ g-24 h-33
oi_ r28 h-34
oices r25
oid k23
oid_ k29
oidi k24
oidin k24
oins h24
oins_ h24
oint_ r-23 h22
oints r28
oir g-22 h44
oir_ h27
ois k-27
oise h-33 k-28
oise_ h-33 k-28
oja h38
oja_ h27
oju h33
oju_ h33
oken_ h-27
okens m-23 h21
okers g-23 h-22
okh r-33 m-31
okie m46
okie_ m42
okies g-23 m22
okin m-21
oking m-21
okl h-28
okle h-28
oklet h-28
okr g-26 h-28
okra g-26 h-28
okra_ g-26 h-28
oksh h-29 k-29
oku h34
okup h34
okup_ h34
ola_ m23
olar g-25 m-23 h-46 k-25
olar_ g-22 h-37 k-26
olas m-39 h-25
olati h27
older m-30
oldi m-23
oldin m-28
olf h-38
olf_ m32 h-39
oli_ r26
olis r-31 g24 h-37
olit g-22
oliv r-23 g-26 m-24 h-36
olive r-23 g-26 m-24 h-36
olli h21
ollo_ r-26
ollov h-24
olls m-29
olls_ m-29
olo_ g-26 h62
olog h24
ologe h30
olor h-30
olor_ h-29
olore h-31
olou h-30
olour h-30
olut h22
olv r31
olvi r31
olvin r31
oly r-30
olym m38
olymp g24 m23 h-26
omac g43
omach g29
oman g-24
oman_ g-24
omar h-27
omar_ h-27
omato h-25
omb_ g34
omba r21
ombay r26
ombo m23 h-26
ombol m24 h-27
omebo k24
omem h27
omema h27
omil m27
omill m27
oming g25
omino g-21 h-55
omme h23
ommel h33
ommit r28
omo_ m22
omol g-23
omp_ m36 h-44
ompos g26 m-30 h-30
ompu g-23 m-38 h-36
omy h-38
omy_ h-38
ona_ r21 g-24
onar h21
onara h21
onate g-21
oncei g47
oncel h34
oncer r-33 m-35 h-37
ond_ h-24
onda h34
ondi h-26
ondit h-21
ondo g29
onds r33
onds_ r33
oned g21 h32
oned_ g22 h21
oner g-25 h-24
oner_ g-28 h-38 k-22
ones h23
ones_ h21
oneyl r34 h-22
onfe g-21
onfer g-22
onfi h-35
onfir h-27
ongin g24 h-22
ongit m24
ongs g44 h-23
ongs_ g44 h-23
oni_ h31
onic_ h27
onics h-27
onin h25
oning h25
onit k24
onito k24
onk h41
onke h28
onkey h28
onlyf h29
onn r-36 h24
onna h50
onne r-33 h-31
ono g-21 m-26 h-30
onom h-37
onomy h-38
onor h36
onor_ h36
onsh h23
onshi h23
onsid g25
onsol m-21
ontes m39
ontro h-30
onz h29
oo_ h-32
oodo h39
oodoo h39
oodw r33
oodwi r33
oof h-24
oof_ h-25
ooj h35
ooja h35
ooja_ h27
ooker h34
ookie m28
ookin m-22
ookl h-28
ookle h-28
ooksh h-29 k-29
ooku h34
ookup h34
ool h-22
ool_ h-23
ools r-25
ools_ r-26
oon_ r-23
oons g-24
oons_ g-26 m-21
oonsh h26
oop g27
oop_ g46
oos_ r-40 g-28
oose h21
oose_ h21
oosi r-21
oot_ h-38
oota h38
ooth r-37 m-22 h35
ootl h31
ootle h31
ooz h43
ooze h38
ooze_ h38
opa g-23 m-22
opar h25
opard h25
open_ g22
openi m32
opens h34
opes h-36
opes_ h-36
ophe h26
ophet h32
ophy m-26
ophy_ m-26
opi h32
opie h26
ople h26
oples h38 k-21
opo r-30 g-37 m-32 h32
opol r-25 m-28 h-26
oppy g-22 h-34
oppy_ g-22 h-34
ops h32
ops_ h41
opsh r-24 g41 m-31 h-37
opshi g42 h-22
opy_ g-21
oran g-24 h-46
orar h22
orary h22
orate r28
orati m-23
orb r28 h-21
orbe r32 g-24
orbea r32 g-24
orc h30
orcer h23
orci h39
orcin h40
ords k24
ords_ k24
orec m24
oreca m24
orex g29 h-21
orex_ g29 h-21
org h28
organ h26
orgav r-29
orge h22
orge_ h22
orgi r-25 h37
orgin h54
ori h-23
oria r-22
orial r-23
orin h-24
oring h-23
oris g-25 h-40
orit h-26
oriti g-23 h-34 k28
ority g28 k-21
oriz h25
orizo h25
orke h31
orker h31
orkm g31
orkme g31
orksh h-23
orl m23 h-22
orld m23 h-22
orld_ m26 h-23
orma g-28 h-21
ormal g-27 h-27
orne r-35 g-34
orno h22
oro_ r-23
orph r-23
orpha r-23
orpo r28
orpor r28
orses m53
orsh h29
orshi h29
orta m-24 h-22 k-24
ortad h23
orte g21
orted g32
orth m-24 h-24
osa r-40 g-32 h-27
osc h28
osec h21
osecc h21
oser m35
oser_ m28
osers m32 h-21
osh_ g26
osin r-21
osing r-21
ositi g34 h-23
oso h-23
osp h-26
ospi h-26
ospit h-26
ossom g21
osta m-27 h-21 k-21
ostag r-37 g-24 k-27
osted r48
oster r-25 g-27
ostes m-22 h28
osti h38
ostit h40
ostp h-27
ostpa h-25
osts r26
osts_ r26
ostu h-30
ostum h-30
ota r-25
ota_ r-31 m-21 h21
otal h-21
otal_ h-21
otat m-27 h-22
otc_ g28
otec g21
otect g22
oted r-27 m-23
oted_ r-27 m-23
otel_ h-26
oter g-25 m72 h-23
otex g25 m24 h-28
otex_ g25 m24 h-28
othel h34
othes h-37
oti g-23
otic_ h33
otice k28
otio r-21 g-35 m-29
otion r-21 g-35 m-29
otk m-24 h30
otl h27
otle h39
otleg h31
otm h-26
otm_ g58 h-32
otoc h-24
otoco h-24
otor g23
otor_ g23
otos h26
otos_ h26
otto m22
otto_ m30
otton h-21
ottr m40 h-32
ottry m40 h-32
oty r-27 g-21 m25 h22
oty_ r-27 g-21 m25 h22
ouch_ g41
oud g-21
oud_ h-30
ouf r-21 g-24
ouf_ r-21 g-24
oui m-21 h70
ouis h22
ouis_ h22
ouk_ g-22
oun_ r27 m-24
ounce h39
ouns m-25
ounse m-25
ounta r-29 g-24 m-38 h-32
ounti r53
ountr g-32 m-30 h-29
ounts h23
oupl h30
ouple h30
oura g-25
ourc k23
ource k23
oured h-26
ourse g-26
ourt_ h-26
ousef g-28
ousie h-26
outst r34
ov_ r29
ovel r-21 m-27 h-29
ovel_ r-23 m-30 h-31
overc r-23 h-30
overe g21
overi g-34 h-46
overy h-21
oves g-26
oves_ g-26
ovie_ g-32 h-21
ovies h31
owa h22
owd g-22
owe_ g-21 m34
owerb m23
owers h-21
owes m31
owes_ m31
owl_ m25
owned g40
ownie h44
ownin g32 h-25
owns h-38
owns_ h-38
oxes h-21
oxes_ h-21
oxy h53
oxy_ h34
oy_ g-23
oya m-22
oyal m-23
oyal_ h25
oyer g-21 h-24
oyer_ g-21 h-24
oyst g36
oyste g36
oz_ r-35 g-38 m23 k-24
oze h28
oze_ h38
p2p r24 h-24
p2p_ r24 h-24
pa_ r-25
packs r-23 h-39
pad h-21
pad_ g-29 h-33
padd m28 h37
padde r-22 h65
pade h-29
pads h-30
pads_ h-30
pag_ g37
page h21
page_ h29
pain g-23 h-37
pain_ g-21
paint g-21 m-22 h-44
pair_ h-33
pairi h32
pairs h-32
paisa r-21 h-33
paise h43
pak g-23 h22
pale g-24
pali r35
pall g40
palle g40
palmi g-21 h36
pam_ h23
pana h-38
pand h28
pandi h28
pane k-25
panel k-22
pang h29
pang_ h22
pango m-24 h31
pani_ h56
par_ r28 g-33 h-40
para r-21
para_ m-25 h-22
param g42
parat r-22
parc r-27
pard h25
pard_ h25
pare_ h-29
pari g-21 m57
pari_ m38
park m-25
park_ m-25 h-35
parki r-25 m-23
parl m26 h22
parla g-23
parr h-30
parro h-30
pas_ r-47 g-28 m-22 h25
pass_ h-24 k28
passa g-49
passp h23
past h47
past_ r36
pata_ h25
patc h-43
patch h-43
pate h-38
paten h-38
pati h-24
patie r21
pato r32 h-22
paton r32 h-22
patt m25
patte h-40
patti m31
paw r37
pawn r38
pawnb r26
pawne r58
pawns r31
payof h24
payr r-21
payro r-21
pcs_ m-21
pcso m33
pcso_ m33
pdc r34
pdc_ r30
peac g27 h-25
peace g31
peal h-33 k52
peal_ h-33 k52
pearl g22
pears g27 h-22
peb g26
pebb g29
pebbl g29
pecia h37
pecif g28 h-26
pect_ g48 h-41
pecte r-24 g-31 h-21
pecti g-24
pecto h26
pee_ h-23
peer r26 h-30
peer_ r26 h-30
peh g22
pehl g22
pehle g38
pek h25
peke h25
peke_ h23
peken h25
pell_ h25
pelli g-27 m-29 h-54
pells h35
pend_ k-23
peni m32
penin m32
penn r-26 g-27 m34
penny r-26 g-27 m34
pent r-29
pep h-21
pepp h-21
perf h-21
peri h40
perie h37
perin h34
perit h28
perm_ h49
perma g-24 m-35
pero h32
perol h23
perp g35 h-22
perp_ g58 h-27
perps g40 m-30 h-22
pert m25
pes h-27
pes_ h-26
pet_ r-23 m-36 h-37
pete g23
peter g23
petit h-25
petr g-28
petro g-29
pf_ r56
pfr h-21
pfro h-21
pfron h-21
pha r-25 h-24
phan r-23
phans r-24
phar h-30
pharm h-30
phe g-23 h31
pher r-21
pher_ r-21
phet h39
phet_ h32
phi r-21
phil r-41 g55 h-43
phis h22
phish h22
phy h-21
phy_ h-22
pic_ g30 h-24
pick m24 h-30
pick_ m42 h-32
picke g-26 h-36
picks m48
pics g-21 h33
pics_ g-21 h33
pict h29
pictu h29
picy h41
picy_ h41
pig h28
pig_ h39
pige m29 h-24
pigeo m29 h-24
pigg h-28
piggy h-28
pigl h32
pigle h32
pigs h45
pigs_ h38
pil g-22 h26
pill h27
pills h28
pils g-25 h54
pim h49
pimp h49
pin_ r-23 m21 h-28
pink m44 h-69
pinn m28 h-58
pino h25
pinot h34
pins m43
pins_ m43
pint h36
pint_ h39
pints h32
pipe g-21
pir_ h23
pire h22
pired h22
pirin h-22
pist_ h-22
pit_ h22
pitc m-23
pitch m-23
pl_ m42 h-34
plai r-29 h-23
plain r-29 h-23
plans g-31
plas h-32
plast h-32
plate r-27 g-34 m-29
play h28
play_ m37 h24
playb h23
ples h22
pless h38 k-21
plies h23
pliff h47
plot h-26
plot_ g21 h-25
plots g25 h-30
pls h31
pls_ h31
plug h49
plug_ h48
plum r-30 g-23 h-23 k-27
plumb r-30 g-23 h-23 k-27
ply h21
ply_ h21
pm_ r-23 m-29 h-38
poa h21
pod g-41 m-23 h-50 k-27
poe r-28 g-43
poem r-32 g-26
poem_ g-30
pok m53
poke m40
poker m40
pole k-29
pole_ k-29
polis h-34
poly r-35 g-28
pond h-23
pond_ r-21 g21 h-26 k-23
pone r38
pong r-21
pong_ r-21
pooj h35
pooja h35
pool m26
pool_ h-30
pools r-34 g-37 m24
poor r-25
poor_ r-22
pop g-23
poppe h29
poppy g-22 h-34
porar h22
porat r28
porc h34
porci h40
pork h28
pork_ h27
porn h43
porn_ g-22 m-25 h36
porno h22
pose m-24 h-48
posse g21 h-21
post_ r22
posta r-37 g-24 k-27
poste g-23
postp h-27
pot_ m27
poti g-30 h30
potio h39
pots h-22
pots_ h-22
pott r-29 m-43 h-31
potte r-29 m-43 h-31
pow g-22
powe g-22
power g-22
ppea k23
ppeal h-33 k52
pped h25
pped_ h25
ppens g26 h-26
ppf r56
ppf_ r56
ppie g23 h-36
ppies g23 h-36
pple h-25
pplia g29
pply h26
pply_ h26
ppo h-24
pport h-32
pr_ r50 m-26 h-38
praye g-21
pre g21
pre_ g61 h-28
prea g37 h-32
pread g37 h-32
pref r36 g-24
prefe r36 g-24
prep h-27
prep_ h-32
presa g50 h-25
presc g-24
presy g25 h-21
pring m-22
print r-32 g-31
prit h24
pritz h24
prob m-23 h-24
promo m-22 h39
proo h-27 k-23
proof h-41 k-26
prop_ g21 h-28
prope r-27
proph h32
pros h35
prose h21
prost h40
prot g22
prote g22
prox h34
proxy h34
psh r-24 g41 m-31 h-37
pshi g42 h-22
pship g42 h-22
pst m28 h-28
psta m30
pstak m30
pste m22
pster m22
psy h32
psyc h23
psych h23
pta h33
ptag h33
ptago h33
pto_ h-24
ptop_ h-29
ptops h32
pts k47
pts_ k47
ptv h26
ptv_ h26
pty r-24 g-21
pty_ r-24 g-21
pub h22
pub_ h34
pud h26
pudd h26
puddi h26
puj h29
puja h29
puja_ h26
pulls h-34
pum g-22
pump g-23
pump_ g-23
pun r-27 m45
punt g-30 m59
punt_ g-30 m28
pupp h-21
puppy h-23
pure r-23
pure_ r-23
puri r-24
purif r-24
purs g-37
purse g-37
pus m33
pust m41 h-38
pusta m41 h-38
put g26
put_ m-21 h-28
puts g34 h-21
puts_ g34 h-21
qal r25
qar_ r29
qarz r36
qarz_ r36
qat h57
qat_ h57
quare m37
queu h37
queur h31
quid g25
quid_ g-21 h33
quida g47 h-33
quil h24
quila h24
quip m-26
quipm m-26
quire g22 h-37
quit_ m-27 h-23
quiz m21 h-27
quiz_ m21 h-27
quo h29
quor h30
quor_ h30
quote m22 h-22
qur m-26
qura m-23
quran m-23
raa g-21 m24
rab_ g33
rabe r-37 m21 h-21
rabi m-24
rabl r34 g-32
rable r34 g-32
racec m27
raci m29
racin m29
rack_ g-23
racke h23
racto h-37
radab g24
radar k35
radd r-31
rader g29 h-23
radio h-34
raffl m22 h-21
raged g31 h-29
rages h31
rah m22
rah_ m-26
raha m22
rahan r-38 m33
rahe h27
rahee h29
rahn m36 h-22
rahn_ m36 h-22
rai h-23
rail h-28 k24
rail_ h-30 k26
raine m-42
rains h-28
raise k21
raisi h-25
raj_ r-26 h27
raja h-31
raja3 h-31
rak h23
raka r-26 h-41
raka_ r-22 h-32
raki r-25 g-25 m-26 h55
raki_ r-27 g-26 m-25 h48
ral h-29
ral_ h-27
rall g-31 h32
rall_ h38
rame g-28
ramet g36
rams h24
rams_ h24
ran_ r-23 m-23
rand_ h-30
randi r-36 g-30 h41
rando h-25
ranga h-32
range g-28
rangl g34 h42
rank_ h25
ransl g-31 h-24
ranso h26
ransp h-25
rants g28
rap_ m-25
rape g-26
rape_ g-25
raphe r-21
rapi h-22
rapis h-22
rapp g-24 h38
rappa h36
rapy m-21
rapy_ m-21
raq r-36 g-25 h25
rar r-24
rash_ m25
rast h25
rasti h25
ratc m37
ratch m37
rated h51
rateg g32
ratel g31 h-22
ratin g-22 h53
ratio h-21
raw_ m21
rawe g-37 m-26 h38
rawi m-21
rawin m-21
rawl h22
rawl_ h22
rawn r24
rawn_ r32
ray_ g-23
raye r-22 g24
rayed g24
rayer g-21
rba r-31 m25
rbal h21
rball m27
rbe g-35 h-43
rbea r32 g-24
rbear r32 g-24
rber r-22 h-36
rber_ r-22 h-36
rbi g-27 m29
rbo_ m23
rbona h21
rce_ h-25
rcel h-29
rcel_ h-22
rcels r-22
rcer h23
rcere h21
rch_ h-24
rchi r-23 g-21
rcin h40
rcine h40
rcl m26
rcle m27
rcle_ m27
rcom h-25
rcu r25 h-25
rda h22
rday h26
rded k22
rded_ k22
rden g-23
rden_ g-24
rdere h-27
rdi r-29
rdi_ h22
rdin r-31
rding r-32
rdl r30
rdle r30
rdles r30
rdo m40 h31
rdo_ g-28 m29 h35
rdon h42
rdra r22
rdraf r22
rdro g26
rdrop g31
rea_ h28
reade h35 k-22
reads h26
ready h-29
reak h21
reak_ h34
reaks g42 h-24
ream r-26
ream_ m24
reams r-41 m-29 h-27
rear h32
rease h24
reasu r27
reat h30
reate h40
reb g-23
reba g-26
rebat g-24
rebe h-31 k48
rebh h-25
rebh_ h-25
reca m24
recas m24
rech r-30
recha r-30
reci g-26
recit h-45
reck h-25
reck_ h-25
recr r-23
recru r-24
rect_ m27 h24
reds r-37 g-21 m-28 h23
reds_ r-37 g-21 m-28 h23
reduc r24
redun g33
reef g-24
reen h-24
reene r-29
reeni h-37 k24
ref_ r-27 g28 h-38
rega r27
regar r30
regl h27
reglo h27
regs h29
regs_ h29
reha h-27
rehab r-21 m-26 h-25
rehan m25
rein g23
rein_ h33
reins g39 h-23
reis g-32
reiss g-32
rel_ g-21
rela h31
relab h31
rele h-32
relea h-32
relig h26
rels g26
rels_ g26
rema h26
remed h25
remit g-24 h-26
rene h-21
renes h-35
renta g-29
rente k37
renti k31
rents h-26
rep_ h-32
repac h34
repai h-24
repla h-31
repo_ r84 g-25 h-38
repu r29
repur r29
rers h-22
rers_ h-22
resce h-23
rescr g-24
resh g-28 h-26
resh_ g-31 h-28
resi r-28 h21
resse g-31
ressi r-30
resy g25 h-21
resyo g25 h-21
rete g-32 m-29
reten g-26 k-21
reti h-25
retir h-21
retr m-45
revie h23
revo r31
revol r31
rewel h-24
rex g29 h-21
rex_ g29 h-21
reyh m21
reyho m21
rf_ r-33 h-52
rfe h23
rfi g-34 h34 k35
rg_ r-23 g-41 h24
rga g-27
rgan h26
rgan_ h23
rgani r25 h-36
rgans h29
rgari h22
rgav r-29
rgave r-29
rgen r-29 g-22
rgent r-23
rger m-26
rger_ m-32
rges r22
rges_ r22
rget g-23
rget_ g-24
rging h30
rgl g22
rgla g26
rglar g26
rham_ m-41
ria_ h32
rial h-29
rial_ h-29
rib_ r-29 g-36 m-23 h-21
riba r26 h-27
riba_ r21 h-22
ribe_ r-41 g-39 m-28 h41
ribed g35
rica h33
rica_ h21
rican r-24 h23
rich r-26 g33
rich_ r-32 g37
ricit g-21 h-32
rick_ r48
ricke h-28
rid_ r24 h21
ride r-26
ride_ r-29 g-33 m-33
rider g24 h-37
ridgi r33
ried h31
ried_ h31
rienc h37
rier h-22
rier_ h-22
ries_ h-28
rifl g-23
rifle g-23
rig g22
righ g34 h-23
right g34 h-23
rign g-25 h21
rih m26
riha m32
rihan m37
rij g-21 h24
rik r-24
ril h-33
rill g-24 h-33
rim h-29
rim_ g30
rimm h-27
rimme h-23
rimmi g-22
rina g-31
rine h-31
rine_ h-31
rink_ g-22
rinks h25
rint r-32 g-31
rint_ g-27 h-35
rinte r-36 m-22 h-38
rinti r-23 g-22
rioj h25
rioja h25
riou r26 h-23
rious r26 h-23
rippe h26
ris_ g-24 h-23
rish h37
rish_ m24
risk g35
risk_ g35
risp m-23 h21
rist g-26
ritab k47
rital h30
riter k-43
ritie g-26 h-29 k25
ritin g26
rits h22
rits_ h22
ritu m-26 h21
ritua m-26 h21
ritz h24
ritz_ h24
rival r-33 g-21 h22
rive_ h-21 k29
river r-23 g-31
rivi g-22 h-42
rix m22
rizo h25
rizo_ h25
rja_ r28
rjah r-21
rjah_ r-21
rka h31
rked r22 g-26 h-29
rked_ r22 g-26 h-29
rker_ h24
rkey h-25
rkey_ h-25
rkin m-21
rking m-21
rkm g31
rkme g31
rkmen g31
rksh h-23
rksho h-30
rky g-26 h39
rky_ g-26 h39
rl_ h26
rla g24
rla_ g35 h-32
rlay g-23
rlay_ g-23
rld m23 h-22
rld_ m26 h-23
rle h-31
rley h-31
rley_ h-31
rlo h38
rloc r-22 h60
rlock r-22 h60
rmac h-30
rmacy h-37
rmal g-27 h-27
rmal_ g-27 h-27
rmar m-33
rmark m-32
rmed m26 h-21
rmed_ m26 h-21
rmen h42
rment h30
rmina r-24 g-24
rmine g43
rming g-24
rmo h26
rmou h38
rmout m-22 h39
rne r-21 h-31
rner h-22 k25
rner_ k26
rnes g-21
rnest g-21
rnit r-21
rno h32
robo r42 h-49
rocer r-23 h-26
rock h42
rocks g-24 h37
rocu h29
rocut h27
rod g26
rog g-28
roga h48
rogra h-21
roi r24
roin g-21 h30
roin_ r-21 g-23 h36
rollo h-24
rolls m-36 h-31 k-25
rolo h42
rolog h31
romil m27
romo m-22 h39
rone h29
rone_ h26
rong k24
rong_ k26
roni_ h30
ronic h-30
rono h-39
ronom h-39
roof h-21
roof_ g-27
rook r-37 m-24 h-30
rook_ r-33 m-26 h-30
root h-43
root_ h-43
rop_ g23 h-22
rope r-24 g-21 h-23
roper r-27
rophe h26
rophy m-26
rops g29 h-32
rops_ h-40
ropsh g42 h-22
ror r-26
ror_ r-25 g-21
ros h21
ros_ h-23
rosc h21
rose h22
rosec h21
roso h-26
ross h25
ross_ h35
rost h40
rosti h40
rot_ m-32 h26
rote g21
rotec g22
roti h34
rotic h34
rott h37
rotte h37
rous h21
rous_ h26
roved h-23
rowd r31 g-24 h-22
rowni h44
rowns h-42
rows h-29
rows_ h-29
rox h34
roxy h34
roxy_ h34
roy m-21
roya m-23
royal m-23
roz r-26 g-33 m-24 h-39
rp_ g32 m-25
rpa r-22 h-33
rpet_ r-25 m-34 h-35
rph r-23
rpha r-23
rphan r-23
rpl r30 m25
rpla r40 m28
rplan r58 g-23 h-34
rpora r28
rps g40 m-30 h-22
rps_ g40 m-30 h-22
rra_ h30
rrac h62
rrel_ g-21
rrels g26
rrent r35
rries r-22 g28 h-24
rriva r-32
rrog h48
rroga h48
rron g-22 h34
rror r-24
rror_ r-24 h-28
rrot h-30
rrot_ h-30
rrows g23
rru r21
rruq r25
rruq_ r25
rsa r-24 h36
rsal r-26 h38
rsal_ r-26
rsala h33
rser h-24
rsery h-24
rsey r-22 m-27 h-37
rsey_ r-22 m-27 h-37
rsio g-23
rsion g-23
rson_ h37
rsona k21
rtad h23
rtade h23
rtat h22
rtati h22
rted g25
rted_ g25
rtend h46
rterl r-33
rti_ h30
rtic h-26
rticl g-23 h-29
rtim g-25 h-25
rtime g-25 h-25
rtini h25
rton m-23 h-30
rton_ h-39
rtons m-23
rtup m-23
rtup_ m-23
ru_ g-22 m-35 h64
rud g22
rude g28
rude_ g28
rugg h-36 k48
ruggl h-36 k48
rugs_ h43
ruin h-45
ruits g40
rum h24
rum_ h43
rumm m24 h-23
rummy m27
runa g31
runaw g31
rune h56
runn h-27
rupa r33
rupay r33
ruq r25
ruq_ r31
rus m21
rus_ m48
rut g-21 h43
rut_ g-24 h39
rva r-28 k60
rver m-22
rves g26
rvest g26
rvey h-21
rvey_ g-24
rviv g27
rvive g43
rya g-31 m35 h-33
ryan g-26 h-23
ryani g-26 h-23
ryo r-27
ryon r-28
ryone r-28
sa7 m24
sa7b g-23 m28 h-35
sa7e h30
saa h-32
sab m21
sabo m36
sabon m36
sack h-24
sack_ g56 h-28
sacks h-21
sacr h26
sacri h26
sad h26
sada g-24
sadaq g-22 h-35
sado r-23 h21
saf h-26
safe r22
safe_ r28
saff h-27
saffr h-27
sahab h31
sahe m-25
saher h30
sahi g-25 h57
sahr h28
sahra h28
saik r29
saikd r29
sain h30
saink r30
saint h54
sak h22
sak_ r-37 m-28
saka h32
sake g-21 h26
sake_ g-22 h30
sakke h29
sala_ r-32 g-24 h30
salad h-37
salaf r33 m-22 h-35
sali h-32
sall g-34 m-26 h-39
salla g-21 m-21 h-24
salon r-22 h-48
sals m-29 h-23
salsa m-29 h-23
salt h39
salts h39
salv h21
sama g33 m-24 h-23
samb m-28
sami g-23
samp h-25
sampl h-25
san_ r-29
sanc r33 k23
sance r41
sanct g-31 h-22 k37
sand_ g-28
sandu h23
sang h24
sangl r26 h-21
sangr h24
sani h-23
sanit h-23
sant g-39
sap h50
sapp h40
sappe h27
sar r-21
sara m-25
sara_ g-22 m-28
sary h23
sary_ h23
sat_ r35
sati h-26
satt m52
satta m38
satte m59
sauc m-27
sauv h42
save h-30
saved h-41
saver r33
saw g-27 m-24
say h35
saye g-47 m-35 h41
sban h23
sband h25
sbe r-28 m-23 h62
sbo r21
scale h22
scalp g57 h-39
scam r-23 h60
scam_ r-22 h54
scat m31
scatt m38
sce h-34
scen h-34
scent h-34
schem r30
schn h41
scho h-24
schoo h-22
schw h33
schwe h33
sco_ m-22 h34
scoo g39
scoop g39
score m33
scot h27
scov g34
scove g34
scra m29
scrat m37
scued h-21
sdt g23 h21
sdt_ g23 h21
se7 h37
se7r h37
se7r_ h37
sea_ h-26
sean h52
seanc h52
seaso g22
seat g-27 h-23
seat_ r-25 g-32
seats m-26 h-26
seb g-22
seba r31
sebac r31
sec_ g-48 m71
secc h21
secco h21
secra h47
sect g-24 h28
secu h-22
secur h-22
see h-29
see_ k32
sees k41
sees_ k41
seet g26 m-24 h-29
seet_ g26 m-24 h-29
sef g-27
sef_ g-27
seg g35
sehra h23
self r-22
self_ r-22
sem m21
semi h-24
semin r-25 h-27
send k26
send_ k24
sendi r-29
sends h40
sens g26 h-31
sense g52 h-26
sepa r-23 h24
separ r-23 h24
seri h-35
serio g22
sers r-21 g-27 h-36
sers_ r-21 g-27 h-36
sert_ h-29
serta h22
sery h-24
sery_ h-24
sess_ g41 h-24
sesse g43 m-22 h-21
set_ m-31
seu h-22
seum h-22
seum_ h-22
sex h43
sex_ h27
sext g-29 h49
sexti g-29 h46
sey h-41
sey_ r-22 g-23 h-42
sha2 g-29
sha2a g-29 h-23
shab r-32 m-29 h29
shad g21 h-33
shade g22 h-45
shah r31 h-21
shahr r23
shal r21
shall r22
sham r39
sham_ r49 h-24
shan h21
shani h31
shant h23
shap m-35
shape m-35
shara h43
shari r-28
sharj r-21
shark h-30
shart g-27 m92 h-45
shayk h22
shed m-27 h-22
shed_ m-27 h-22
sheep g22
shees h27
shel h-33
shelf h-29 k-22
shers g-30 m32
shes h-38
shes_ h-38
shi_ g-33
shie r-21 g21
shiel r-23 g28
shif g-27
shift g-27
shine h30
shirt m-22
shis r-21 h29
shish r-21 h29
shiv h32
shoe m-35 h-30
shoes m-38 h-28
shoot h27
shopp g-37 h-29
shor g25
short g25 h-22
shou r-26 g-38 m43 h22
shows g22
sht g23
shta h-32
shte r-26 g31 h-22
shter r-26 g31 h-22
shu h24
shu_ g27
shw r-25 h46
shwa r-25 h31
shy r24
shyl r24
shylo r24
si7 h32
si7r h32
si7r_ h32
sia m30 h21
sian h22
sian_ h22
sic_ g-21 m26 k-22
sica h-42
sical h-42
sidd h29
siddi h29
sider h30
sie_ h-26
sig_ h21
signa r21
signe r-26
signi g-29
signm h28
silo h30
sim g-30
sim_ r-26 g-31
sin_ h-21
sinc r21
since r21
singi m-30 h-33
singl g-31 m-25
sings g26
sino m21
sins h-26
sins_ h-26
sint h24
sinth h24
sions g-27 h-23
sir m21
sir_ m23 h22
sisi h21
sisig h21
sitt m-27 h-28
sitti h21
siu h36
siu_ h36
siz r-28 h-22
size r-28 h-22
size_ h-24
skets r-23 m-47
skey h31
skey_ h31
ski_ k-32
skim h50
skimm h50
skin m24
skins m39
skip r52
skip_ r52
sl_ r26 g-42 m-21 h-34 k-26
sla_ g28
slam_ h67
slami h-25
slat g-31 h-24
slati g-25
slau h34
slaug h34
sle g-25
slee g-25
sleep r23
sli h28
slip_ h31
slips r46 h-33
slo m25
slot m28
slot_ m22
sm_ h22
smi m-21
smit m-26 h-27
smith m-26 h-27
smoke h23
smoki h-32
sms m53 h-26
sms_ m53 h-26
smur r-25 m-21 h-34 k33
smurf r-25 m-21 h-34 k33
snac h-43
snack h-43
snap g-29 h31
snap_ g-25 h42
sne h43
snt g35
snt_ g35
so_ g-21 k32
soa g-26
soap g-26
soap_ g-27 h-29
soc g-26 h-46
soci m21
socia g-23 m27 h-25
sof g-26
sofa g-22 h-23
sofa_ g-22 h-23
soj h33
soju h33
soju_ h33
sol_ m27 h26
sola r-30 g-37 m-29 h-25 k-28
soli m-21
solid m-21
solu h22
solut h22
some_ r-21 m-23
someb k24
somm h33
somme h33
sona r24
sona_ r34 g-38
sonal k21
song g24
songs g32
soo r27
sood r41 h-35
sood_ r37 h-34
soom h-24
soom_ h-24
sop m30
sorc h23
sorce h23
sore h26
sored h26
sorr r-30
sorry r-30
sort g26
sorte g37
sory r21
sory_ r21
sou h-27
soup m-24 h-37
soup_ m-24 h-37
sour_ g-24 h23
sourc k23
sown g36
sown_ g36
spa_ r-37 g-30 m-25 h-29
spac m-23
spam h23
spam_ h23
spen g-22 k-30
sper h59
sperm h49
spic h40
spicy h41
spin m34
spin_ h-25
spins m43
spita h-26
splac h36
splif h47
spot h-26
spot_ g25 h-26
spr g32 h-22
spre g36 h-40
sprea g37 h-32
sprit h24
spy h34
spy_ h24
squa m32
squar m37
ssa_ m-29 h-32
ssar h23
ssay m-21
ssay_ m-21
sser r-22 g-24
ssert h36
ssess h-21
ssig r-22 h26
ssign r-22 h26
ssom g21
ssom_ g22
sson m-22
sson_ r-28 m-30
ssor_ r-31
ssp h23
sspo h23
sspor h23
ssu h-22
ssue h-24
ssur h-22
ssure r21 h-22
sta_ h29
stag_ h56
stage r-22 g-27 h-27
stam h24
stamp h24
stand g-23
stant r-25 m41
stars r-24
stati g-23
statu h25
stay r-29 k36
stay_ g-29 h-43 k38
stayi k44
stays r-22 h22
stead k22
steak g-30
stee h-31
steel h-31
stem k31
stem_ k31
stere k25
stern h33
sters h29
stess m-22 h28
stest h-25
stew h40
stew_ h40
stic m-26
stic_ h-37
stick m-30
stil g29
still g29
stl m30
stl_ m45
stle_ h-40
stm r32
stoli g-21 h54
stoma g40
ston m-22
stone m-22
stoo r22 h-24
stood r25
stool h-39
stop m-30
stop_ m-26 h-22
stopp m-32
stor h-21
stor_ g-39
store m-22
story g-24 h-45
stou h27
stout h27
stp h-27
stpa h-25
stpay r43
stran k25
stray g37
stres h36
stron g-24
stru k29
strug h-36 k48
stry g-24 h21
stry_ g-21
stu_ h32
stum h-30
stume h-30
sua r-28 h44
sual h37
sual_ h37
suar h30
suar_ h30
sue h-30
sui h-24
suit h-26
suitc h-23
suk g-21 h-39
sum_ g30
summ g-25
sun g36
sunk g58 h-30
sunke g34 h-28
supe m25
super m25
suppo h-32
surer g23
surg h-35
suri r52 h-27
surr h24
surro h48
surve m-29
survi g27
sury h-24
sury_ h-24
swab h-31
swab_ h-24
swabs h-35
swap g23
swaps g27
swapt g25 h-26
swe m23
swee m28
sweep m63 h-36
sweet m-23
swer h25
swer_ h-37
swers g-21 h35
swim h-22
swimm h-23
swin h36
swing h44
swit h-34
switc h-34
swo g-26 m47
swor g-26 m47
sya g-25
syc h23
sych h23
syn m28
synd m26
syndi m26
syo g25 h-21
syo_ g25 h-21
sys k31
syst k31
syste k31
ta2 g22
ta2m r-26 h-22
ta2me r-25 h-21
ta7 r-24 g-34
tab_ h50
tabb r39
tabby r39
tabs h39
tabs_ h39
tach h-23
tache h-23
tack h35
tack_ h35
tade h23
tadel h23
taf h-24
tag_ g-24
tage_ h21
tago h33
tagon h33
tah r-29
tah_ h40
taha r-38 g-25 h-32
tailo h-24
tain_ r29 h-26
tains h-21
tak_ g-22 m31 h-46
taka h-22
tala r-39 m-24
talin h30
talk h33
talk_ h23
tall_ m-22
talla g-38
talo g-26 m29 h-34
talo_ m33 h-26
tama g-39 h-40
taman r-28 g-47 h-36
tamar r62
tamp h32
tamp_ h32
tand g-23
tand_ h22
tandi r23 h-23
tang r23 h-23
tang_ r23 h-23
tani h48
tant r-22 k23
tant_ g-22 h-26
tantr h41
tany m-23 h27
tap_ h49
tape h-32
tape_ h-32
tar_ r-24
tara r30 m30 h-35
tarn m34
taro m-31
taro_ h-49
tarot m-33 h35
tars r-24
tars_ r-24
tart m-22
tart_ h-32
tartu m-23
tas_ h32
tate_ m25 h-24
tated g39 h-29
tato m-24
tatu h25
tatue h25
taw r23
tawa r28
tawar r29
tawe h24
tawee h24
tax h-22 k21
tax_ k44
taxi r-24 h-22
taxi_ r-24 h-22
tay r-22 k26
tay_ g-24 h-47 k31
taya g-22 m56 h-33
taya_ g-22 m56 h-33
tayi k44
tayin k44
tays r-22 h22
tays_ r-22 h22
tbal h-27
tball h-27
tc_ g21
tcas h-23
tcase h-23
tchc m33
tchcr h33
tched k27
teac h-38
teach h-38
tead k22
tead_ k22
teak g-33
team_ r-21
teams m24 h26
teas h56
tease h56
tech h38
tecte r63 g-24
tecti g27
tecto h-35
tects g30
teel h-31
teel_ h-31
tees r40
tees_ r40
tegy g32
tegy_ g32
tel_ h-23
tele h-30
teli g47 h-26
telis g51 h-25
tell h40
tell_ k28
telle h42
tells g-24 h56
tely g31 h-22
tely_ g31 h-22
temp h35
tempo h22
tems g-28
tems_ g-28
tend h21
tenda g-21
tende h24
tendi r27
tene r50
tener r30
teng m62
teng_ m62
teni h27
tenin h27
tenn h-30
tensi h-24
tenti g-23 h-22
teq h24
tequ h24
tequi h24
teri h-29
terie m41 h-46 k-24
terin g-24 m-29 h-29
terly r-33
terms g-23 m-26
tern m-29
tern_ m-40 h22
ters h-22
tesl g28
tesla g28
tess m-22 h28
tess_ m-22 h28
testi h-22
tew_ h40
tex m44
tex_ g25 m24 h-28
text m29
text_ m40 h-38
tfa r-28 m39 h-42
tge g35 h-25
tge_ g35 h-25
tha_ g-21 h26
thai h-22
thai_ h-22
thc h22
thc_ h22
thef g27
theft g27
thel h34
thel_ h39
theme m-24
then g-21
thera h-27
thes_ h-37
thet g35
thin_ r-22
this k22
this_ k22
thor h-29
thori h-25 k21
thoug h22
threa h26
throu k21
throw g26 m29 h-32
thy h-31
thyl h-27
tial h-31
tial_ h-31
tibl h-35
tible h-35
tic_ h21
tice k28
tices g-33 h-27 k47
tici g-30 m-21 h-31
tick_ r-21 g58 m-22 h-37
ticks h-34
ticl g-23 h-29
ticle g-23 h-29
tics r-23
tics_ r-23
tien r21
tienc r27
tient r-22 h-36
ties g22
ties_ g22
tif_ h59
tile m-33 h-37
tiles g-21 m-26 h-35
tili g-28
tilis r29 g-28
tilit m26
times h-26
tin_ g-21
tina r-29 h35
tins g-25
tins_ g-25
tiny k21
tiny_ k21
tione g38
tip_ g-27 k-22
tips m22
tipst m22
tir h-25
tire_ g42
tish h21
tist r-24 g-48 m-27 h-39 k-22
tist_ r-24 g-48 m-27 h-39 k-22
titi h-21
titio h-21
tives g26
tivo h36
tivo_ h36
tiz h-22
tizer h-22
tka h31
tka_ h31
tl_ r-29 m43
tla r-23
tla_ h26
tleg h31
tleg_ h31
tm_ g49 h-37
tma h27
tman g-25
tman_ g-25
tna r-43 g-37 m-36 h-44
tna_ r-43 g-37 m-36 h-44
tners h-33
toco h-24
tocop h-22
toi r-26 g-23
tok g25
told g21
told_ g21
toli g-21 h54
toll r-25 m-23
tom_ h27
tomac g43
tomb m24 h-27
tombo m24 h-27
ton_ h-53
tone m-23
tone_ m-24
tones h-29
tongi m24
tonic h23
tons m-24
tons_ m-24
tood r25
tood_ r25
tool m-26 h-42
tool_ m-27
tools r-21 m-23 h-56
topl h38 k-21
tople h38 k-21
topp h24
toppi h23
tops h32
tops_ h32
topt m30 h-27
topti m30 h-27
tore_ m-23
tort h42
tory g-22
tory_ g-23
tos_ h31
toss m34
toss_ m34
tot m27
tota h-21
total h-21
tote m42
tote_ m42
totk m-24 h30
toto m62 h-42
toto_ m62 h-42
touc g29
touch g29
tour_ r-23 g-34
tout h21
toy r-23 g-28 m-29 h-21
toy_ r-22 g-30 m-33 h-42
toys g-36 m-21 k-23
toys_ g-36 m-21 k-23
tpa m22 h-38
tpay r43
tpay_ r43
trad g26
trada g30
trade g22
trail h-30 k26
tram h40
trama h35
trang k25
trap m-28 h-39
trap_ m-28 h-39
tras_ h39
trate g32
tray h-40
tray_ m-21 h-37
traye g24
tre_ g-22
treas r27
trees h-33
tres_ m34
tress h31
trest r30 h-28
tric_ g26
trick r42
trie m34
tries m40
trim h-27
trimm h-27
trix m22
tro_ g-27 h-30
troc h27
trocu h27
trol_ h-28
tron_ g-24 h44
trong g-27 h40
troni h-25
trono h-39
trop m-24 h-22
troph m-24 h-22
trot h37
trott h37
trou h21
trous h21
trug h-36 k48
trugg h-36 k48
tse g38
tst r34
tsta r34
tstan r34
tta_ m26
ttach h-23
ttack h35
tte_ m26
ttee r21
ttee_ r21
ttend h22
tteri m41 h-46 k-24
tti_ r21
ttli g-25
ttlin g-25
tto_ m26
tton h-25
tton_ h-25
ttr g-24 h-28
ttry m40 h-32
ttry_ m40 h-32
tty h-23
tty_ h-21
tu_ h54
tua h21
tual h21
tual_ h24
tuall h-21
tubo r31
tubo_ r32 h-29
tudy_ r-21
tue_ h26
tues g-22
tuf m-27
tuff m-27
tume h-30
tume_ h-30
tumm g43
tummy g43
tuna h-45
tuna_ h-45
tup_ m-24
tura h-36
tural h-36
turb m22
turbo m23
turd h33
turda h33
tured r29
tures g21
turin r-38 k37
turit r21
turk h-26
turke h-25
turni h-30
tus g22 m21 h25
tus_ g50 m48 h-68
tusk h33
tuto r-23 g-30 h-43
tutor r-23 g-30 h-43
twen g-23 h-31
twin m26
typ h-38
type g22
type_ g22
typi h-22
typin h-22
tyre_ g31
tyres g-28 h-31
tz_ h28
tze h44
tzer r-22 m-24 h37
ua_ g-25 m40 h-25
uaa m32 h-31
uaa_ m26 h-24
uan r-22 h33
uana m-26 h56
uana_ m-26 h56
uanc r-30
uar_ h30
uard_ r-21
uare m37
uares g-25 m48
uba_ r-23 h32
ubbi h-22
ubbin h-22
ubbly h25
ube r-35
ube_ h28
ubi r-40 g-30 m-29 h-23
ubled h-38
ublic r-21
ubo r31
ubo_ r32 h-29
ucat h-23
ucati h-23
ucc h22
ucci h22
ucci_ h22
uce h-26
uce_ h-26
uch_ g42 m-26
uci r24 h29
ucin r37 h-25
ucing r37 h-25
ucke h38
ucket h24
uct_ g31
ud_ h-30
uda h32
uda_ m-24 h25
udde g25
udder g25
uddi h26
uddin h26
udge r-24
udge_ h24
udh g-31 m-22 h-29
udha r23
udied h31
udin r23
udit r-22 h-24 k-25
udit_ r-26 h-24 k-33
udo g32 h-43
udol g45 h-32
udol_ g45 h-32
udy_ r-21
ued h-26
ued_ h-26
uel r-22 m36
uel_ m27
uer g-22 m24 h31
uess m32
uess_ m39 h-21
uest_ g-26
uests m-24 h27
uet r-34 g-25 m23
ueu h37
ueur h31
ueur_ h33
uf_ r-21 g-24
uff h21
ug_ g-25
ugan g-30 h-24
uge g-30 m-31
ugs g-21
ugs_ h42
ugu h25
uhan h21
ui_ m-25
uid_ g-21 h33
uida g47 h-33
uidat g47 h-33
uide h-25
uide_ h-25
uie m-22 h38
uila h24
uila_ h24
uilde h-27
uilt g33 h-21
uilt_ g33 h-21
uinea h-58
uing h-21 k28
uing_ h-21 k28
uinn h27
uinne h27
uip m-26
uipm m-26
uipme m-26
uire g22 h-37
uired g25 h-39
uis g-35
uis_ h22
uitc h-23
uitca h-23
uiti r-26
uitti m-36 h-25
uiz m21 h-27
uiz_ m21 h-27
uja h29
uja_ h32
ujah h-21 k44
ujahi h-21 k44
ujr h29
ujra h29
ujra_ h29
uju h32
uju_ h32
uk_ h-26
uka k-23
ukr r-36
ukra_ h-41
uku g23 h-22
ula g-29
ula_ r-25 h22
ulag h24
ulati r22 m-32 h-40
ule_ r-29 m-21 h-50 k50
ulet_ m-23 h27
ulg r36
ulge r36
ulgen r36
uli r-22 g30 m-21 h-52
ulin h-27
ulle m-22 h43
ulled m-26 h64
ulli m-26 h-22
ullio m-26 h-22
ulls r-27 m27 h-33
ulls_ r-27 m27 h-33
ulo h-26
ulu g-33 h32
ulug g-30 h-24
uluga g-30 h-24
uma h22
uman h38
uman_ h32
ume_ h-40
umes g-31 h45
umi h25
ummi g-26
ums_ h-35
una h-33
una_ h-31
unaf r26
unafa r26
unaw g31
unawa g31
unce h31
uncen h33
unch_ r-22
unche g43
uncl g25
uncla g28
unct r-28 h-26
uncti h-22
undan g33
undec h-24
unded r27
undef g22
undel r-22 g57
under k22
undi k28
undin g29
undli h21
undry r-28 g-44 m-34 h-39 k-35
unds k21
unds_ k21
unem g22
unemp g22
unf g27
unfo g27
unfol g27
ung_ h-30
unid g34
unide g34
unif h-21
unifo h-21
unio m-36 h-30
units g-23 m-22 h22
unk g22
unk_ r25 g28 m-22 h-32 k-21
unke m28
unken g34 h-28
unket r-28 m37
unl k28
unli k40
unlic k40
unlo g-23 m-23 h35
unloc m-27 h27
uno k29
unof h-26 k62
unoff h-26 k62
unop g28
unope g28
unr k26
unre k28
unreg k28
uns_ h22
unsee g22
unsel m-25
unso g26 h-21
unsor g36
unsp g25
unspe g25
unta h-22
unti r26
untin r45 h-38
unto m35 h-28
untr g-34 m-31 h-32 k30
untry g-32 m-30 h-29
unts h24
unts_ h24
uor h30
uor_ h30
uote m22 h-22
uotex g25 m24 h-28
upa r33 h-21
upee_ h-23
uper m25
uperm g-25 m-35
uple h30
uples h30
upply h26
uppo h-32
uppor h-32
uppy h-23
uppy_ h-23
ups r-22 m-24
ups_ r-22 m-24
uq_ r32
ural h-36
ural_ h-36
uran_ m-23
urbo_ m23
urce k23
urce_ k23
urd r-21 h27
urda h33
urday h33
urer g21
urer_ g21
urers h-22
ures g21
ures_ g21
urf m-23 h-40 k27
urf_ h-31 k-30
urgen g-23
urgl g22
urgla g26
uric h-33
urie h-22
urif r-24
urin k25
uring r-22 k29
urk h-26
urke h-25
urkey h-25
urna h-25
urne h-31
uro_ g23
urom m27
uromi m27
urro h48
urrog h48
urser h-24
ursi h-33
urst h21
urt_ h-26
urta h-27
urtai h-27
urti h30
urti_ h30
uru h30
urve m-27
urvey h-21
urvi g27
urviv g27
ury h-23
usa r24
usal g21
usal_ g21
usan r26
usanc r45 h-22
usb h21
usba h25
usban h25
usc g-33 h31
usdt g23 h21
usdt_ g23 h21
used r-30
used_ r-30
usef g-28
usef_ g-28
useu h-22
useum h-22
ush_ r-35 g-22 h34
usha r-22 h-32
ushar r-22 h-32
ushi h-31
ushio h-31
usic h-46
usic_ g-23 h-29 k-21
usie h-26
usie_ h-26
using m-27 h-22
usins h-26
usk g-24 h29
uss g-24 m-40
ust_ h-21 k22
usta m41 h-38
usta_ m33 h-35
uste g-21
ustm r33
ustme r33
usu r28 g-21
usua r-21 h34
usual r-21 h34
usur r38 g-24 h-33
uta h33
utang r23 h-23
ute h-22
ute_ h-28
uted h27
uted_ h27
uter r-46 g-27 m-44 h-55
utes g27
utes_ g27
utho h-27
uthor h-29
utor g-21
uts g21 h-22
uts_ g26 h-22
utst r34
utsta r34
utua g-21 m-27 h-23
utual g-21 m-27 h-23
uve g-25 m-21 h65
uwa g-27 m37
uyers g-26
vaas h24
vaast h24
vac g-29 m-25 h-22
vacc m-25
vacci m-25
vad r30 g-28 m28 h-54 k50
val_ r-21
valet r-30 g-23
valu k23
vanil h-48
vap g-21
vape g-21
vape_ g-21
var h-40
vas h31
vas_ h28
vase m-25 h-45
vase_ m-25 h-45
vast h33
vastu h33
vat_ r-49 g-46 m-31 k-33
vativ g25
vatt r39 h-30
vatti r39 h-30
vds g-28 h22
vds_ g-28 h22
vea h-37
veal h-47
veal_ h-47
veaw m21
veawa m21
vee g-22 h55
vega g44 h-28
ven_ h-21
vent_ g40
ventu h21
vera g22
verab r34 g-32
verag g34
verc r-23 h-30
veri g-33
verin g-32
versa r-25
verse r26 h-24
vert r-34 h-32
verti r-43 h-27
veryo r-28
vesto r21 g-24
vet g-24 h-21
vet_ g-22
vey h-21
vey_ g-24
via m24 k25
via_ k27
vices h36
vict m32
vidi g25
vidia g25
vie_ h-22
vies h31
vies_ h31
views h27
vig r45 g-26 h-31
vig_ r52 g-28 h-44
vin_ h26
vine h-22
vineg h-31
vino h66
vino_ h40
vio h29
viol h29
viola h29
vip h22
vip_ h22
vir m23 h25
virg h-24
virgi h-24
visi h-22
visio g27
visit h-22
vit h-21
vita h-35
vitam h-35
viv g27
vive g43
vives g43
vo_ h45
void k28
void_ k29
voidi k24
volv r31
volvi r31
voo h34
vood h34
voodo h34
vor_ m27 h-30
vote_ h43
votes m21
vour h-27
vour_ h-30
voya h49
wa2 h-29
wa7 r-38 g26
wa_ h26
wab h-36
wab_ h-33
wabs h-35
wabs_ h-35
wag m24
wage m26
wager m50 h-36
wah r-27
waiti h-25
waitr h27
waiv r-22 h-21
wala r-21
wala_ g25 h-23
walan r-27 h24
wale h22
wale_ r-34 g-25 h23
walke h29
wall k25
wall_ h-33
walle k28
wap g22
waps g27
waps_ g27
wapt g25 h-26
wapti g25 h-26
warde g31 h-23 k29
wardi r-37 g-27 h-30
wards g25
waren h-35
warru r22
waru r21 h-26
waruq r53 h-22
was_ g-33
wash m-24
wash_ g-54
washi g30 h-40
wast h42
wasta h32
wate h-37
water h-37
waye r24
wayed r27
ways h-24
ways_ h-24
waz g-26
waza g-27
wd_ r35 g-29
weal h42
wealt h42
web g-22
web_ r-23 m-21 h-33
webs h21
websi h21
weed_ h23
weeds h-29
weep m63 h-36
weeps m33 h-30
weet m-23
weet_ h30
weete r30
weets r-32 g-26
weez h24
wein h27
weis h64
wel_ r-36
wen r26 g-25
went r31 g-25
went_ r22
werb m23
werba m23
wes h-21
wes_ m31
west h-24
whea r-22
wheat r-22
when_ g22
wher g28 h-34
where g28 h-34
whet m25
wheth m25
whic g21
which g21
whisk h21
who_ g-21
why r-25
why_ r-25
wiche h31
wid h-28
wif g-21
wife h29
wifes g-26
wim h-22
wimm h-23
wimmi h-23
win_ m50
wind g-35
windo g-27
wine h21
wines h43
winge h44
winne h-21
wint r-21
winte r-21
wir h-25
wire h-25
wire_ h-25
wis h35
wisk h28
wiske h22
withi r-22
witn h35
witne h35
wiz h66
wiza h25
wizar h25
wle m-31 h-21
wnb r26
wnbr r26
wnbro r26
wned g23
wned_ g23
wners m25
wnie h44
wnies h27
wnin g32 h-25
wning g32 h-25
wns h-37
wns_ h-37
wnsh r38
wnsho r38
woma g-23 h29
woman g-23 h29
womb g34
womb_ g34
won m40 h-29
won_ r-21 m33 h-31
woo g21 h-31
wood m22 h-29
wool r-22 g25 m-25 h-25
wool_ r-22 g25 m-25 h-25
word h31
work_ g-26
worke h31
workm g31
works h-25
worl m23 h-22
world m23 h-22
wors h44
worsh h44
wrap g-23
wrap_ g-28 k-21
wre h-35
wrec h-25
wreck h-25
writi g26
wro k23
wron k29
wrong k29
wur h23
wurs h21
wurst h21
wwa h21
wwar h21
wye g-25 h-23
wyer g-25 h-23
wyer_ g-26 h-24
xa_ g29
xac m28
xact m28
xami g37
xamin g37
xams g-29 h-22
xams_ g-29 h-22
xan h31
xana h31
xanax h31
xbe m26
xbet m26
xbet_ m26
xer r-22 h41
xer_ h37
xi_ r-24 h-22
xin r-23 m-34 h49
xing r-23 m-34 h49
xing_ r-23 m-34 h49
xists g21
xor h48
xot h33
xpec r-26
xpect r-26
xper m22 h21
xperi h37
xpert m36 h-26
xpire h22
xpiri h-36
xpl r-29 g-21
xpla r-29 h-24
xplai r-29 h-24
xpr r-27
xpre r-27
xpres r-27
xtens h-24
xti g-33
xtin g-33
xting g-33
xto h42
xtor h42
xtort h42
xtras h39
xx_ r22 g-26 m-27
xxx r-24 h51
xxx_ h52
xy_ h34
yac h21
yach h21
yacht h21
yad_ r-25
yah_ r-37 h22
yaj r36 h-32
yaj_ r36 h-32
yak r22 g-24 h-37
yakh r23 g-21 h-26
yal h-26
yal_ g-23
yam g-23
yam_ g-23
yani g-26 h-23
yani_ g-26 h-23
yant g-22 h41
yar r-28 g22
yar_ r-33 m-28
yara r-24 h-26
yara_ r-25 g21 h-27
yat r-25 h-32
yat_ r-23 h-34
ybe g27 h-22
ybe_ g23
yber h-31
yber_ h-31
ybit g25
ybit_ g25
yboy h31
yboy_ h28
yda_ h-33
yeb r-30
yen_ g-34
yers g-27
yers_ g-27
yet g32
yet_ g28
yfa h29
yfan h29
yfans h29
yho m21
yhou m21
yhoun m21
yie r21 h-22
yiel r21 h-22
yield r21 h-22
ykh h22
ykh_ h22
yle h-21
yli r-30 g-26 h-32
ylin r-33 g-27 h-32
ylind r-23 g-28 m-21 h-23
yloc r24
ylock r24
ym_ r-29 g-21 m-23 h-31
yma g-25
yman_ g22 h-27
ymas h23
ymash h23
ymex g32
ymex_ g32
ymn r26 g-23 h-29
ymnt r26 g-23 h-29
ymnt_ r26 g-23 h-29
ymo g-28 h-30
ymp g24 m23 h-26
ynd m26
yndi m26
yndic m26
yno r-25
yo_ g40
yof h24
yoff h24
yoff_ h24
yom r34 g-40 m-28 h-36
yom_ r34 g-40 m-28 h-36
yone r-26
yone_ r-27
yor g23
yot r-29 h71
your g22
yours h-33
yous g-27
youse g-28
yout h-31
youth h-36
ypa k37
ypas k37
ypass k37
ype g21
ype_ g22
ypi h-22
ypin h-22
yping h-22
ypto_ h-24
yra h34
yre_ g31
yres g-28 h-31
yres_ g-28 h-31
yric h21
yrica h21
yro r-21
yrol r-21
yroll r-21
yrs g35
yrs_ g35
ysi h-43
ystem k31
yun r22 g-22 h-28
yung r23 g-23 h-28
yung_ r23 g-23 h-28
yya r25 h-21
yya_ r33
yye h24
za_ m-26
zab r-29
zah m24 h25
zahl m-23 h28
zak r-23
zaka r-23
zakat h-27
zal h24
zan r36 m-29 h-36
zani r30 h-28
zanin r30 h-28
zar h22
zar_ h31
zard h25
zard_ h25
zatl r-21 h34
zatla r-21 h34
zawwa h21
zay g26 h-27
zed h21
zed_ h21
zee h29
zeer h27
zeer_ h27
zel h-27
zel_ h-27
zen h28
zen_ h28
zer_ g-29 h23
zero h-32
zero_ h-33
zir g-23 h37
zir_ h42
zle h-35
zle_ r-25 g-21 h-35
zo_ r-36 g-45 h57 k-22
zod h29
zodi h29
zodia h29
zon h41
zoo g-27 h-35
zoo_ h-29
zya h-21
zyad h-21
zyada g-21
zzan r30 h-28
zzani r30 h-28
zzl r-25 g-21 h-35
zzle r-25 g-21 h-35
zzle_ r-25 g-21 h-35
ابات r-22 h-24
اباح h22
اباحي h22
ابته r21
ابته_ r21
ابحا r34
ابحات r43
ابر g-33
ابراج h41
ابس r-35 h-22
ابس_ r-35 h-27
ابط h29
ابع r-23 g-24
ابق_ h-34
ابلا k29
ابلاغ k29
ابلي h23
ابلي_ h23
ابن_ g-21 m-21 h-21
ابيض m-22 h37
ابيض_ m-22 h37
ابيعك g25
ابيعه g-25
ابين h31
ابين_ h31
اتاخ r30
اتاخر r35
اتب h-21
اتبي r-26 m-26 k-22
اتبي_ r-26 m-26 k-22
اتج h38
اتجا h38
اتجار h38
اتر h-25
اتر_ g22 h-27
اترا m41
اتراه m41
اتز g28
اتزر g28
اتزرع g28
اتش m25
اتشا m23
اتص h-36
اتصا h-36
اتصاد g35
اتف_ m-23 h-22
اتل k33
اتلي h-23 k43
اتلين h-23 k43
اتوق g-29 m49 h-22
اتوقع g-29 m49 h-22
اتي_ g-35 k-24
اتير h-22 k27
اتير_ h-22 k27
اث_ h-29
اثا g-27 h-24
اثاث g-26 h-29
اثاث_ g-26 h-29
اثيل h24
اثيل_ h24
اجار k45
اجار_ k65
اجاره h-25
اجرت g-25 h-23 k34
اجرت_ r-30 k43
اجلت r44
اجلت_ r44
اجها h22
اجهاض h22
اجون h23
اجون_ h23
اجير k25
اجير_ k25
احبت h27
احبتي h29
احبه h-49
احبه_ h-45
احت r-22
احتي g-27
احتيا g-27 h49
احده g30
احده_ g31
احذ h23
احذف h23
احذف_ h23
احل g-23 h-28
احل_ h-46
احه_ r-22
احها g23
احها_ g23
احول_ r-23 k27
احوله h-24
احي h24
احي_ m-22 h24
احيه h21
احيه_ h21
اختا g26
اختار g26
اختر r-32 g-26
اخترا h39
اخترت r-30 g-30 m-21 h-32
اختي_ m-23 h-30 k-21
اختيا g30
اخذها r27
اخر_ r22
اخري k26
اخف k25
اخفا k25
اخفاء k25
اخو r-24
اخوه h-32 k38
اخوه_ h-32 k38
اخوي r-26
اخوي_ r-26
اخي_ r-33 g-29 m-26 h-25
اداري r29
ادت r25
ادخا g22
ادخار g22
ادري g25
ادري_ g25
ادل g28
ادلا r-21 g40
ادلات r-21 g40
ادله g27
ادله_ g27
ادما m-25
ادمان m-25
ادن h-25
ادني h-26
ادني_ h-26
ادور g34
ادور_ g34
اديب h23
اديب_ h23
اديه g24
اديه_ g24
اذا g30
اذا_ g30
اذو r21
اذون r21
اذون_ h-23
اذونا r35
اذي h25
اذين h25
اذين_ h25
اراض g23
اراضي g23
اربع h-24
اربع_ r-34 m-24 h-29
ارتف g27 m-28
ارتفا g27 m-28
ارتي_ h-36
ارتين h38
ارج r-21
ارج_ k56
ارجن g46 h-35
ارجن_ g46 h-35
ارح r-23
ارس h-27
ارس_ h-40
ارض h-33
ارض_ h-33
ارط g-31 m85 h-56
ارف g22
ارف_ g21
ارق h21
ارقا h22
ارقام h22
ارن r-21 g42 m-29 h-58
ارو h35
اروت m-26 h25
اروت_ m-26 h25
اريا m30
اريات m30
اريد g-28 k49
اريد_ g-28 k49
اريف h-25
اريف_ h-25
از_ h25
ازاز h25
ازازه h24
ازج g-26
ازج_ g-26
ازل r-26
ازه h21
ازه_ h22
ازو g28
ازون g35
ازون_ g35
ازي_ m38 h-22
ازيه h-36
ازيه_ h-36
اسا g-22
اساس g-23
استا g-21 h-34 k-28
استخ k34
استخد h-21 k35
استر g-22 h41
استع h-39
استق r-26 k49
استقب r-26 k49
استلم k29
استي g-21 h-35 k28
اسح g-21
اسحب g-21
اسد g26
اسر g-26 h-28
اسر_ m24
اسط h26
اسطه h37
اسطه_ h37
اسق r-27
اسقط r-27
اسم k21
اسم_ m-35
اسمن h-36
اسمنت h-34
اسمي k30
اسمي_ k30
اسن r-24 h-27
اسنا r-24 h-27
اسنان r-24 h-27
اسه_ h-26
اسي r-25 g-25
اسيه r-21 g-22
اسيه_ r-21 g-22
اشه_ h-25
اشير h28
اشيره h28
اصر_ h21
اصل_ r25 g-26 h-22
اصلات g-24
اصلي_ h29
اصن h43
اضح m-25 h29
اضر g-25
اضره g-28
اضره_ g-28
اضه r-29 h-29
اضه_ r-29 h-29
اط_ m28
اطف h-25
اطل g-23 h-27 k22
اطم g-23
اطم_ g-23
اطي m36
اعب h29
اعب_ h29
اعت r27 h-25
اعت_ r46 g22 h-23
اعده g-22
اعده_ g-22
اعض h34
اعضا h34
اعضاء h34
اعف_ m22
اعو r37
اعول r35
اعولي r35
اعوه r38
اعوه_ r36
اغ_ h-37
اغو_ g27
افا_ g36 h-25
افح h-26
افحه h-25
افحه_ h-25
افض g-22
افع r-23
افعه r-22
افعه_ r-22
افق h27
افق_ h27
افقا h46
افقات h46
افل_ r-23 h-34
افلا h34
افلام h34
افلي g-25
افلي_ g-25
افه h-24
افه_ h-22
افي r-25
اقتر g36 h-25
اقترا g23 h-25
اقد_ h-40
اقرض g-24 m-33
اقص g-21
اقصه g-21
اقصه_ g-21
اقع h34
اقم r-23 g-21 m-55 h-43
اكا m31
اكب m33 h-24
اكت r30 g-25
اكتو r38 h-23
اكث r29
اكثر r29
اكثر_ r29
اكد g30 h-21
اكد_ g30 h-21
اكس m29
اكس_ m35
اكل g-27
اكل_ g-28
اكم g-33 h-40
اكيا g35
اكياس g35
اكين m22
اكينه m28 h-43
الاجر g21
الاخت g31
الاد h21
الارا g31
الاصل m-21 h-34
الاقس r21
الال g-22
الام h-21
الاما h-34
الامه r31
الان_ r-23 g21
الانت r25 g-37 h25
الانظ r23
البار h42
البحر g21
البخ m38
البخت m38
البد g39
البدل g39
البر_ g-25 h-29
البص h26
البصا h26
البقر g25
البل g-21
البنت h29
البوت h-26
البور r-23 m-23
البيا g-35 h-27
البيع h-21
التب h34
التح k23
التحو k32
التخ g21 m-21 h-34
التذ g-30
التع g21
التك h-24
التمر r-24 g-24
التمو r24 h-31
الته r34
الته_ r34
التوص r-27
التوف r21
التي g-41 h-30
التي_ g-39 h-28
الث_ g-24
الجد g-27 h-22
الجدي g-29 h-27
الجز r-22 h-37
الجزا r-22 h-37
الجمل r-21 h-26
الجن g-24
الجن_ h32
الجه r-28 g-24 h-22
الجها r-30 g-25 h-26
الحا r-36 g-29
الحد g-36 h-25 k27
الحد_ k29
الحره g-21 h38
الحس r21 h-26
الحسا r35
الحص g31
الحصا g31
الحك h31
الحلا h-21
الخاس m24
الخر g22
الخز r25
الخزا r21
الخسر m22
الخيا h-21
الد_ h-23
الدر g-22 h-27
الدرا g-24
الدك g-27
الده h-29
الده_ h-29
الدوا r-23 m-25 h-31
الديو g32 m21
الراع g-24 m-28
الربا h-22
الربح m-24 h-23
الرحل h-23
الرس r-24
الرسم h-28
الرم m-21
الرهن r22 m-21
الزوج r-23 h26
السحب m24
السحر h22
السر h-21
السر_ k30
السفا h22
السفي g39
السكن h-22
السند r43
السهر h25
السو h-49
السير h24
الشال h21
الشاه g23
الشاي h27
الشبك m-21 h-27
الشج g31
الشجر g31
الشر h-25
الشرط m39 h-30
الشغ h-30
الشغل g25
الشو h21
الشوط m24 h-22
الشيك r24
الص h-31
الصب r34
الصبر r34
الصن h-36
الصند h-30
الصو r-39 g-30 m-31 h-39
الصي h-34
الصيا g29
الصيد h-34
الضر g25 h-30
الطب r-24 h-36
الطبي r-27 h-35
الطر g-21 k-28
الطع g-25
الطعا g-25
الطل k-23
الطي m28
الطيا m31
الع_ h24
العاب m29 h-34
العاي r23
العج m27
العرب h-30
العش h-24
العشا h-25
العقو r-21 m-28
العمل m-29
العنب h23
العي_ h26
العين r51 h-21
الغاء g-24
الغد g-28 h-33
الغن g29
الغنم g29
الغو g26
الغوا r-21 g23
الغيت g-33
الفرس g34
الفرق r-28 g24
الفرو g23
الفل h-21
الفلو h-21
الفن h34
الفنج h38
القاد g23 h-21
القاض h35
القب g-24
القرا m-21 h-29
القرع m27
القط g21 h-25
القطع g52
القما m27
القن h25
القو r-23 h24
القوا r-23 h24
الكاش g-23 h-30
الكام r-21 g-22 h-24
الكبا h25
الكتا m-21
الكر r-25
الكرا r-22 g-28 h-25
الكف h23
الكف_ h34
الكفا r35 h-37
الكو g25
الكي h30
اللع g-22
اللعب g-22
الله r-22
الله_ r-22
اللو g-21 m33
الماء h-23
المار g31 h-28
المان r-22
المتا r24
المتف g-26
المجل r-21
المحت g29
المخت h-29
المدي r23
المز r-24 h-23
المسا m22
المسب g27
المست g-22
المصح h28
المض r-22
المطا h-24
المطر g27 m-25 h-27
المطل g-36 h22
المفا g25
المقا g-22 h-33
المكت g-23
المكش r32
المل r-21
الملا r-32 h-30
المم g-23 h36
المنا h28
المنص h-22
المور g26
الموق h25
المول g-23
النا_ k31
الناق g23
النب h27
النبي h27
النح h24
النحس h24
النس g-22 h-33
النسب g-23
النص g-27
النص_ g-28
النظا h-30
النقد r21
النقو r-22 g-23
النه g45
النها g39
الها g28 h-23
الهاش g23
الهام g38 h-29
الهب g31
الهبو g31
الهج g-22
الهجن g-22
الهو g30
الهوي g-26 h32
الوات h-23 k24
الواس h37
الود h23
الودع g-21 h33
الورث k-25
الوز h-21
الونا h27
اليا_ g24
اليان m32
اماز g35
امازو g35
امب g-28 h28
امتل g40 h-35
امر m42
امر_ m33 h-59
امرر h30
امرر_ h30
امش g39 h-23
امش_ g40 h-27
امض g53 h-22
امع r-26
امل_ h-26
امن r-21 h-22
امها r27 g-24
امهال r42
امو k25
اموا k30
اموال k30
امي_ g-22
انا h23
انا_ g-23 h35
اناك h21
اناكس h21
انج h26
انجو h25
انجو_ h25
انخ m-23
انخف g26 m-26
انخفا g26 m-26
اند g-26 m30
انز h25
انزر g22
انزرع g22
انشر g-21 h30
انشر_ g-21 h30
انصي m25
انصيب m25
انظ r39
انظا r39
انظار r39
انف h-30
انفت g23
انفتح g23
انق_ h34
انكس g24
انكسر g24
انها h24
انها_ h24
انو r-41 g-30 m-24
انيا h40
انيا_ h34
اهد h30
اهد_ h40
اهدي k34
اهدين k34
اهر g-31
اهز h21
اهز_ h28
اهلي h-26
اهلي_ h-28
اهن m40
اهن_ g-22 m35
اهنا_ m41 h-26
اهنت m36
اهنت_ m37
اهنه m33
اهنه_ m33
اهني m39 h-28
اهنين m39 h-28
اهي g-21
اهي_ g-24 h22
او_ g39
اوب g30
اوبش g30
اوبشن g30
اوج k37
اوجر k37
اوجر_ k48
اورو h30
اوروب h30
اوص g34
اوصا g34
اوصاف g34
اولاد g-21
اوله h24
اوله_ h24
اونت r24
اونت_ r24
اوني h-35
اوه h39
اوه_ h39
اوي_ h28
ايام h-22
ايام_ h-22
ايب m-52
ايب_ m-52
ايتا r-30 h-22 k-25
ايتام r-30 h-22 k-25
ايث g-30
ايح h52
ايحه h26
ايحه_ h26
ايد r21
ايد_ r22
اير g-22 h-23
اير_ r-26 g-21 h-23
ايز_ h-21
ايس h35
ايس_ h56
ايش h-34
ايش_ h-39
ايض r45
ايض_ r45
ايظ r40 g-32 m-23 h-31
ايظ_ r40 g-32 m-23 h-31
ايعه g28
ايف h-27
ايفه g22
ايفو m21
ايفون m21
ايق r-24
ايق_ r-25
ايلي g-22 m-27 h-33
اينك h28
اينكن h28
ايي_ h-23
اييه m25
اييه_ m25
با_ g-24
باحه g-24
باحه_ g-24
باحي h22
باحي_ m-22 h24
باد g21
بادل g23
بادلا r-21 g40
بادله g27
بار g-27 h22
باري m22
باز m36 h-29
بازي m46 h-21
بازي_ m46 h-21
باع r22
باع_ r23
باعت r58
باعت_ r58
باعو r37
باعول r35
باعوه r38
باقه m-21 h-31
باقه_ m-21 h-31
باك r27 g25 h-26
بالاق r22 g-21
بالبي h-26
بالتم r-22 h-22
بالجز g23
بالجن h27
بالرو h24
بالس h22
بالسا h33
بالسر k30
بالش h-21
بالغ h26 k24
بالف_ h-27
بالك h-41
بالكا r-22 g-27 h-42
بالمح r-28
بالن g-26
باله g26
باله_ g26
بالوا h-23 k24
بان g-26 h26
بان_ g-26
بانج h31
بانجو h31
باني h36
بانيا h34
باي_ g52
بايل_ g22 h-24
باين r-21 g46
بت_ m33
بتاج h23
بتاجو h23
بتز h32
بتك m-36
بتكو m-36
بتكوي m-36
بتل h27
بتو r-27 g29
بتي h44
بتي_ h21
بثم h-21
بثمن h-22
بثمن_ h-22
بحا r26 g-30
بحات r43
بحات_ r43
بحار g-28
بحار_ g-28
بحت m21
بحت_ r-24 m22
بحر_ g23
بحي g39 h-21
بحير g39 h-21
بحيره g35
بخت m22
بخت_ m23
بخم g24
بخمس g24
بدالي h31
بدر g-33
بدف h-21
بدفا g31 h-23
بدفات g31 h-23
بدل_ h-27
بدلي g33
بدلين g42 h-22
بدو_ g37
بدور g43
بدور_ g43
بدين h-26
بدينا h-24
برا h24
براج h41
براج_ h41
برام h34
برجي h30
برجي_ h30
برعا k22
برعات k26
بره_ h26
برها m-45 h-26
برهان m-45 h-26
برو m30
بروك r22 h-23
بري m-24 h-40
بز_ g-23 h-34
بزي r28
بزيا r28
بزياد r28
بشت g34
بشتر g34
بشتري g34
بشر_ h35
بشن g30
بشن_ g24
بشنز g27
بشنز_ g27
بشي r-22 g25
بصا h25
بصار h25
بصاره h25
بضر g28
بضرع g28
بضرعه g28
بط_ h25
بطاقه g-21
بطل_ h23
بطلب g28
بطلبه g28
بطن r-22 g50 m-22
بطن_ g59 h-28
بطو h-28
بع_ r-24
بعت_ g-24
بعتلي h24
بعش h-33
بعشر h-33
بعي h-27 k32
بعيد k54
بعيد_ k48
بعيدا k43
بغي r-23 g-29 k36
بغي_ g-32 k50
بفل m23
بفلو m23
بفلوس m23
بفو r21
بفوا r21
بفواي r21
بقا r-21 g-33 h-21
بقال r-23 g-35 h-22
بقاله r-23 g-35 h-22
بقر h-40
بقره g25
بقره_ g25
بقري g-23 h-38
بقري_ g-23 h-38
بقي m-28 h-41
بقيم g31 m-21 h-24
بقيمه g31 m-21 h-24
بك_ g-21
بكام r-25
بكر_ g-22 h25
بلاش r27
بلاش_ r27
بلاغ h-37
بلاغ_ h-37
بلدي_ m-28
بلط h32
بلطج h32
بلطجي h32
بله h-25
بله_ h-25
بليا g22
بليات r-23 g33
بليغ k27
بليغ_ k27
بمص r-21 m38
بمصا m45
بمصار m45
بمي r-29 h-21
بن_ r-27 m-45 h-62
بنات h30
بنات_ h30
بنان h24
بناني h24
بنت h28
بنت_ h36
بنتي h-23
بنتي_ h-23
بند g-29
بنق r32 h-21
بنكي_ k21
بنه h45
بها g21
بها_ g21
بو_ g-21 h27
بوت g21
بوت_ g30 h-44
بور r-27 g-26 m27
بوس h25
بوطه r21
بوطه_ r21
بوك m35
بوكر m40
بوكر_ m40
بوكس g58 m-24 h-29
بوكس_ g49 m-22 h-29
بولا m38
بولا_ m38
بونا h-28
بونات h-28
بونص h-41
بونص_ h-41
بوي r24
بويه r25 h-28
بويه_ r25 h-28
بيا g-25
بيان_ h-45
بيب g-26
بيب_ g-25
بيتز m-36
بيتزا m-36
بيد r-29
بيد_ r-31 g-23
بيذ h23
بيذ_ h29
بيذي h-24
بيذي_ h-24
بير h25
بيره h28
بيره_ h28
بيض g-27 m42
بيض_ g-22
بيضا m22
بيضات g-23 m28 h-33
بيعت r-21 g49 m-25 h-51
بيعك g25
بيعك_ g25
بيعه g25
بيعه_ g28 h-46
بيعها r-24 h25
بيك h23
بيكو h36
بيكون h36
بيل_ r-24 h-48
بيوق h33
بيوق_ h31
بيي k32
بييض k32
بييض_ k32
تاب_ r-21 g-21
تابه h52
تابه_ h52
تاجو h23
تاجون h23
تاجير k30
تاخ r31
تاخر r35
تاخر_ r33
تاخي r23
تاخير r23
تاد h42
تادي h23
تاديب h23
تار g26
تار_ g31
تارو m-25 h43
تاروت m-26 h25
تاشي h28
تاشير h28
تال h27
تال_ h27
تام_ r-30 h-22 k-25
تان_ r-26
تاي r-25 m-58 h-33
تبرعا k23
تبص h62
تبل k27
تبلي k27
تبليغ k27
تبه h-27
تبه_ h-27
تبي_ m-24 k-21
تبيي k32
تبييض k32
تت_ g48 h-38
تتاخ r33
تتاخر r33
تثب r22
تثبي r22
تثبيت r22
تجار_ h38
تجاري g26
تجد r-27
تجدي r-27
تجديد r-27
تجس h32
تجسس h32
تجسس_ h32
تجع g33
تجع_ g45
تجعا g23
تجعات g23
تجن k37
تجنب k37
تجنب_ k37
تجي g46 h-29
تجيب g32 h-27
تحدد g28
تحدد_ g28
تحدي m27
تحدي_ g-24 m35
تحديد g38
تحض h27
تحضي h27
تحضير h27
تحف r-27 m-24
تحل h-39
تحلي h-39
تحليل h-39
تحمله h-41
تحن_ h29
تحوط g32
تحوط_ g32
تخب k39
تخبر k39
تخت g24
تختا g24
تختار g24
تخد h-24 k34
تخدا k27
تخدام k27
تخدم h-25 k32
تخدم_ k35
تخر m-23 h-29
تخرج g-23 m-25 h-31
تخرج_ g-23 m-25 h-31
تخص r37
تخصي r37
تخصيم r37
تخل g-21
تخم r-21 g23
تخمي r-21 g23
تدف h-23
تدفع h-23
تدفع_ h-23
تدل h26
تدلي h22
تدليك h22
تدي g-27 m-29
تر_ h-30
ترات h22
ترات_ h22
تراض g23 h-25
تراض_ g23 h-25
تراق h39
تراق_ h39
تراه m29 h-28
تراه_ g32 m-21 h-22
تراهن m61 h-34
ترب g-25 h35
تربط g-23 h28
تربط_ g-23 h28
ترت r-30 g-30 m-21 h-32
ترد g-24
ترد_ g-28
تردا g-32
ترده h-22
ترض g39 h-34
ترك r-21 g-21
تركي r-30
ترو h21
تريح r52
تريح_ r52
تريه g23
تريه_ g26 h-21
تزا m-25
تزا_ m-36
تزر g37 h-22
تزرع g37 h-22
تزرع_ g40 h-25
تزي r22 g-21
تزيد r32 g-25 h-24
تزيد_ r32 g-25 h-24
تزيي h30
تزييف h30
تس_ m29
تسج g-26
تسجي g-26
تسجيل g-26
تسح g-21 h38
تسع r27
تسعه r29
تسعه_ r29
تسه g-22
تسو h62
تسول h56
تسول_ h47
تشا g-21 m32
تشار g-31 m45
تشر g26
تشي r-21 g-25 h27
تشين r-21
تشينه r-21
تصا h-34
تصاد g26
تصاد_ g26
تصد r-32 h-31
تصر k26
تصل r-25 g-24 h-25
تصلي r-25 g-24 h-25
تصليح r-25 g-24 h-25
تصن g-21
تصيد g36
تصيد_ h26
تظه k23
تظهر k23
تظهر_ k23
تعار k30
تعارف h34
تعاون h-35
تعب h24
تعبي h24
تعبيه h24
تعد g-46 k50
تعدي g-22 k58
تعدي_ g-22 k58
تعر r-28 g-23 h47
تعط g23
تعطل g23
تعطل_ g23
تعليق h41
تعم g-24 m-46
تعمل g-25 m-44
تعه h30
تعه_ h35
تعو h21
تعوي h21
تعويذ h30
تغل_ h21
تف_ m-23 h-22
تفاح r-23 g-25 m-26 h-38 k-24
تفاد k35
تفادي k35
تفاع g27 m-28
تفاع_ g27 m-28
تفر h35
تفري h35
تفريق h35
تفقي r22
تفقين r22
تقا h-24
تقبل_ g-30
تقد h39
تقسيم k36
تك_ h-31
تكت g-23 h-28
تكتب g-23 h-28
تكتب_ g-23 h-28
تكل r-29
تكي h32
تكيل h50
تكيي r35
تكييش r41 h-24
تل_ h26
تلا h21
تلاع h37
تلاعب h37
تلام h-21
تلام_ g26
تلد g36
تلد_ g37
تلده g28
تلده_ g28
تلم_ k35
تلن g-27 h27
تلي k30
تلي_ h24
تلين h-23 k43
تلين_ h-23 k43
تم_ g-25 h23
تماث h24
تماثي h24
تماني r33 h-27
تمب g-25 m24 h-23
تمبو m35
تمبول m35
تمث h27
تمثا h27
تمثال h27
تمد_ g21 h-30
تمدي r29
تمديد r29
تمل h-29
تملك h-25
تملكه h-28
تمو r21
تموي r22
تمويل r22
تنا_ g-25
تناز r-25
تنازل r-25
تناق r26
تناقص r26
تند h31
تنس k-24
تنك r-21 g-26
تني g-22
تني_ g-23
تهرب h-41 k48
تهرب_ h-41 k48
تهري h30
تهريب h30
تهك h28
تهكي h28
تهكير h28
تو_ r-23 m49 h24
تواه g22
توت m31
توتو m35
توتو_ m30
توث r-23 g-28 h-24
توثي r-23 g-28 h-24
توثيق r-23 g-28 h-24
توح g23
توح_ g23
تود h-27
تودع h-27
تودع_ h-27
تور r26
تور_ r-25 m-25
تورق r47 h-26
تورق_ r47 h-26
توري r39
توز r-22
توزي r-22
توزيع r-22
توصي r-21
توصيل r-22 g-28
توع h-22
توعي h-22
توعيه h-22
توفيت g31
توفير r22
توقعا m41
توقيع r25
توك g31
توك_ g26
توكن g30
توكن_ g30
توم m37 h27
تومب m27
تومبو m27
تيات h38
تيات_ h38
تيار g24
تيار_ g24
تير h-31
تير_ k22
تيس r-28
تيش h-23
تيك g-26 m43
تيل m-24
تيم r-35 h-22
تيم_ r-35 h-22
ثابته r21
ثاث g-26 h-29
ثاث_ g-26 h-29
ثال_ h27
ثالث_ g-24
ثانيه g23
ثبي r22
ثبيت r22
ثبيت_ r22
ثر_ r27
ثلاث_ h-23
ثلث r-31 g-25 m-24 h31
ثلث_ r-29 g-23 h33
ثلي m46 h-31
ثلي_ m46 h-31
ثم_ g-21
ثمان g-24 h-22
ثمر h-21
ثمر_ h-22
ثمنها h-24
ثنا m30
ثناي m30
ثنايي m30
ثوا g-31 m24 h-32 k29
ثيق_ r-23 g-28 h-24
ثيقه g28
ثيقه_ g28
ثيل_ h24
جا_ g32 m-21 h-29
جابل h23
جابلي h23
جات_ g22
جاجا h37
جاجات h37
جاد h35
جادو h40
جادو_ h40
جاريه h-24
جاز m29
جاك g-32 m70
جام r-23
جامع r-26
جان h23
جان_ h22
جاني_ m-23
جانيه r-32 g-21 h-22
جاهد k34
جاهدي k34
جاهز h21
جاهز_ h28
جاي_ g31
جاير h44
جاير_ h44
جبل g-38 h46
جبلي h23
جبلي_ h23
جد_ h-26
جدد g29
جدول_ g29 h-21
جرا r-23 h30
جرام h27
جرام_ h41
جرت g-25 h-23 k34
جرت_ r-30 k43
جرد g32 h-34
جرد_ g32 h-34
جري m-25 h23
جريا h37
جريا_ h37
جزا g23
جزار g-23
جزار_ g-23
جزاف g40 h-26
جزاف_ g33 h-26
جزافا g36 h-25
جسس h32
جسس_ h32
جعات g23
جعات_ g23
جعل r-22
جق_ g-23 m-25
جلا h-33
جلان g34
جلان_ g34
جلب h34
جلب_ h34
جلت r38
جلت_ r38
جلد g-34 h-29
جلي h-35
جلين g24
جلين_ g24
جما k39
جمد r32 g-23
جمد_ r39 g-23
جمع_ k33
جمعه r-23
جمعه_ r-24 h-22
جمل r-21
جمل_ g21
جموعه k36
جمي r-23
جنب k30
جنب_ k37
جنس h21
جنسي h21
جنسيه h21
جني h-37
جنين g36 h-43
جنين_ g36 h-43
جهات k38
جهات_ k38
جهاض h22
جهاض_ h22
جهه k27
جهه_ k27
جهو g25
جهول g25
جهوله g28
جواز h21
جواز_ h23
جوان r-22 g-33 h35
جوانا r-22 g-33 h35
جور g-27 m-22 k-26
جوز h29 k-25
جوم h29
جومي h29
جومي_ h29
جون h32
جون_ h23
جوي g-41 m40
جيب g25
جيب_ g30
جيبه g23
جيبه_ g24
جير k23
جير_ k25
جيلا h21
جيلات h21
حات_ h-41
حاذ h25
حاذي h25
حاذين h25
حار h-25
حاره g29 h-24
حاره_ g29 h-24
حاس r-43 g-41 m-28 h-39 k-23
حاض g-27
حاضر g-27
حاضره g-28
حاط m69 h-28
حاط_ m62 h-26
حال r-24
حاله g22
حاله_ g22
حاليا g24
حام r-24 g-32
حان h35
حب_ m26
حبت g-29 m-22 h25
حبتي h29
حبتي_ h29
حبي h21
حبيب h30
حبيب_ h32
حتا g-34
حتاج g-34
حته_ r-21
حتوا g22
حتواه g22
حتيا g-27 h49
حج_ m-22
حد_ k31
حدا h-21
حدا_ g24
حدد g25
حدد_ g28
حدده g24
حدده_ g24
حده g26
حده_ g25
حدي m21
حدي_ g-24 m35
حديد g21
حديد_ g21
حذف h23
حذف_ h23
حرام h42
حرامي h47
حرز h36
حرز_ h36
حرك g30 m-35
حركه g51 m-39 h-21
حركه_ g51 m-39 h-21
حره g-22 h46
حره_ g-22 h46
حرو h41
حروز h41
حروز_ h41
حريق g24
حريق_ g24
حس_ k38
حسابا r-23 m-24 h-28
حسابه k38
حسب r-22 h-32
حسب_ h-25
حسن r-27 h-35
حسن_ r-27 h-35
حصا g29 h-22
حصان m25 h-21
حصان_ m24
حصه m-24
حصه_ m-22
حصو g24
حصول g24
حصول_ g24
حضر h43
حضر_ h43
حضي h27
حضير h27
حضير_ h27
حطي m24
حطين m21 h-26
حطينا m21 h-26
حظي_ h33
حظير h-32
حظيره h-32
حف_ r-23 h-26
حفظ k21
حفظ_ m-28
حفظت k23
حفظته k28
حفل g-23
حفل_ g-24
حفو r40
حفوظ r40
حفوظ_ r25
حقات_ r25
حقن h31
حقنا h31
حقنا_ h31
حقه g-33 h32
حقه_ g-33 h32
حقي_ g-40 h32
حقيق g31
حقيقي g31
حك_ h47
حكم_ g-24
حلال h-23
حلال_ h-23
حلاو h36
حلاوي h32
حلق h-28
حلقا m25 h-23
حلقات m25 h-23
حله r-23 h-26
حله_ r-23 h-26
حلو g-23 h22
حلوا h26
حلوان h26
حلوف h38
حلوف_ h38
حلوي r-26 g-26 m-22 h-34
حلي h-25
حلي_ g-24
حليب h-21
حليب_ h-21
حليل h-39
حليل_ h-39
حم_ h27
حما g32
حماي g43
حمايه g43
حمد h-26
حمد_ h-26
حمرا m21
حمل g21
حمل_ g46
حمي h33
حميم h25
حميم_ h29
حميمي h21
حنا h-31
حنات g42 h-24
حنات_ g42 h-24
حه_ r-21
حها g21
حها_ g21
حواد g36
حوادث g36
حوالا k36
حوط g32
حوط_ g32
حول_ h-26
حولت r-21
حولت_ r-22
حوله_ r-26 h-25
حوليه h25
حوه g26
حوه_ g26
حويلا k28
حيا g22 h-21
حياه g22 h-21
حياه_ g22 h-21
حير g39 h-21
حيره g35
حيره_ g35
حين g-39 h-35
حين_ g-39 h-35
خاد h30
خادم h30
خار k34
خار_ g22
خارج k56
خارج_ k56
خاس m24
خاسر m24
خاسر_ m24
خاص h23
خاص_ h24
خال_ h-29
خالي h-30
خالي_ h-32
خان r-25
خان_ h-22
خبر k32
خبز g-23 h-34
خبز_ g-23 h-34
خت_ m22
ختا g34
ختار g34
ختار_ g31
ختر r-30
خترا h39
ختراق h39
خترت r-30 g-30 m-21 h-32
ختم h40
ختم_ h40
ختيا g30
ختيار g30
خدا k27
خدام k27
خدام_ k27
خدره h28
خدره_ h28
خدم_ k35
خدما h22
خدمات h22
خدمه h24
خدمه_ h24
خر_ r21
خرا h-25
خرب g28 h-25
خرب_ g28 h-25
خرج g-24 m-25 h-32
خرج_ g-24 m-25 h-32
خرز h24
خرزه h24
خرزه_ h24
خرف h-31
خريه h36
خريه_ h36
خزا r23 h-29
خزان r23 h-29
خزانه r30
خزي g-24 h-29
خزين g-24 h-29
خزينه r33
خسر m21
خسرا m22
خسران m22
خسرت m23
خسرن h-22
خسرنا h-22
خشب g-31 m-26 h-38
خشب_ r-21 g-32 m-26 h-34
خص_ k35
خصم r21
خصم_ r24
خصي r26
خصيم r37
خصيم_ r37
خضر h-22
خفاء k25
خفاء_ k25
خفاض g26 m-26
خفاض_ g26 m-26
خفه m-21 h-32
خفه_ m-21 h-32
خفي h25
خفيه h25
خفيه_ h25
خل_ g-28 h-33
خلال m24
خلال_ m24
خلاي g36 h-24
خلايا g36 h-24
خلت g27
خله_ g27
خليه g23
خليه_ g51 h-37
خما g-26 m-25
خمار g-26 m-25
خماره h31
خمر h29
خمر_ g-22 m-22 h41
خمري g-22 h-46
خمريه g-27 h-46
خمو h40
خمور h40
خمور_ h40
خمير g-27
خميره g-25 h-34
خنو h31
خنوق h31
خوه h-32 k38
خوه_ h-32 k38
خي_ r-33 g-29 m-26 h-25
خيا h-24
خيار g24 h-23
خيار_ h-29
خيارا g22
خيره g-26 h-23
خيره_ g-26 h-23
خيل m35
خيل_ m35
داء g-32 m-23 h-31
داء_ g-32 m-23 h-31
داري r29
دالي h31
دالي_ h31
دام g-27
دان r-23
داني h26
داي h-24
دايع r45
دايع_ r45
دايم g63 h-29
داين r39
داين_ r39
دت_ h-22
دجاجا h31
دجال h47
دجال_ h35
دخا h-23
دخار g22
دخار_ g22
دخان h-22
دخان_ h-22
دد_ g24
ددت r-22
ددت_ r-21
ددته r-31
ددته_ r-31
دده g24
دده_ g23
ددها g24
ددها_ g24
در_ h21
دراج h33
دراجه h33
دراس g-21
دراسه g-26
دراه r21
دراهم r21
درجه h21
درجه_ h21
درس h-25
درس_ r-44
درسه h-22
درسه_ h-22
دره_ h30
درهم h-24
درهم_ h-24
درو g56 h-42
دروب g56 h-42
دسك r24
دسكا r24
دسكاو r24
دش_ m39 h-42
دعا g-23 m-26 h51
دعار g-24 h45
دعاره g-24 h45
دعم h-30 k39
دعم_ h-30 k39
دفا g24 h-22
دفات g24 h-22
دفاتر g24 h-22
دفعتي r-27
دفعن g-22
دفعنا g-22
دفعو g24
دفعوا g22
دفعون g23
دفن h25
دفن_ h25
دفوعه m23
دفونه h-24
دق_ r-26
دقا h-21
دقه g-30
دقه_ g-30
دكا g-25
دكا_ h27
دكان g-26
دكان_ g-28
دكت r-22 m-23 h-23
دكتو r-22 m-23 h-23
دكتور r-22 m-23 h-23
دكه h46
دكها h32
دل_ h-30
دلا r-25 g37 h-23
دلات r-21 g40
دلات_ r-21 g40
دله r-22
دله_ r-22
دليك h22
دليك_ h22
دلين g42 h-22
دلين_ g42 h-22
دمات h22
دمات_ h22
دمان m-25
دمان_ m-25
دمه_ h21
دن_ r26 g25
دني h-30
دني_ h-26
دها h-25
دهب r35
دهب_ r35
دهم h-25
دهم_ h-28
دهن h22
دهن_ h22
دوا r-26 g-29 m-28 h-22
دوام m-21 h-26
دوام_ m-21 h-26
دور h-35
دور_ g27 h-22
دوره h-41
دوره_ h-44
دورها r27 g-21
دوليه h-22
دوم r-33 m36
ديب h23
ديب_ h23
ديت r-30 m-22
ديسك h29
ديسكو h29
ديك h29
ديك_ h22
ديلر h21
ديلر_ h21
ديم g-22
ديمه g-25
ديمه_ g-25
دينه r29 h-22
دينه_ r29 h-22
ديني m-22 h-24
ديني_ m-24 h-26
ديوا h-27
ديوان h-27
ديون r27
ديون_ g24
ديونه r26
ديوني r37
ذبح h37
ذبح_ h37
ذخي r-21 g-26 m-23
ذخير r-21 g-26 m-23
ذخيره r-21 g-26 m-23
ذف_ h23
ذكي g-34 m-22 h53
ذون_ g-21 h-22
ذونا r35
ذونات r35
ذي_ h-35
ذين h25
ذين_ h25
را_ r-25
راب g-24
رابحا r43
رابي r29
رابي_ r33 g-21 m-21
رابين h38
راتبي r-26 m-26 k-22
راتي h-27
راتين g26 h-34
راج r-21 g-26
راجه h33
راجه_ h33
راح h-22
راح_ h-28
راد g24 h-21
راس_ r22
راسه h-23
راسه_ h-23
راسي r-30 g-25 h-23
راش m51 h-28
راش_ m51 h-28
راض g22
راع g-22 m-21 h-27
راعي g-25 m-24
راعي_ m-22
راف h23
راف_ h29
رافع r-24
رافعه r-24
رافقا h46
رافه g-27
رافه_ g-27
راق h21
رام_ h44
رامه h-21
رامه_ h-21
رامي h27
رامي_ h42
راه m23
راهم r21
راهن m41
راهن_ g-22 m39 h-42
راهنت m36
راهنه m33
راهني m39 h-28
ربا_ h-37
ربان h38
ربان_ h38
ربت r-32 m-22
ربحت m21
ربحت_ r-24 m22
ربط h44
ربط_ h44
ربع h-27
ربع_ r-34 m-21
ربعي m43 h-38
ربوطه r23
ربوي r27
ربويه r25 h-28
رتج g33
رتجع g33
رتجع_ g45
رتجعا g23
رتف m-25
رتفا g27 m-28
رتفاع g27 m-28
رته h-25
رته_ h-25
رتي_ h-36
رتين h36
رتين_ h21
رج_ g-23 h21 k24
رجا h-27
رجع_ r23
رجعل r-22
رجن g46 h-35
رجن_ g46 h-35
رجه_ h21
رجو h22
رجي h37
رح_ m-24 h-54
رحم h32
رحم_ r-27 h76 k-33
ردا g-32
ردهم h-28
ردهم_ h-28
ردي r-21 g-34
رره g28
رزق h36
رزق_ h36
رزه h24
رزه_ h24
رس_ r-24
رساي h-22
رسايل h-22
رست r-21
رسه h-22
رسه_ h-22
رسول h24
رسول_ h24
رسي m22
رسي_ m41
رش_ g22
رشه g30
رشه_ g30
رشو h43
رشوه h34
رشوه_ h34
رشي r-22 g-32 m-27 h89
رصد m-22
رصد_ m-22
رصن h31
رصنه h24
رصنه_ h24
رصه r-29
رصه_ r-29
رصو h21
رصود h21
رصود_ h21
رصي g-21
رصيد g-21
رصيد_ m21 h22
رضا h29
رضاه h22
رضاه_ h36
رضي h28
رط_ m29 h-22
رطي r-24 g-24 h67
رعا h-23 k21
رعات k26
رعات_ k26
رعت_ r-25
رعه_ h-22
رعها g32
رعها_ g32
رعي_ r-23 h-40
رفي r21
رفيه r25
رفيه_ r25
رقا h21
رقاب h-21 k26
رقابه h-21 k26
رقاص h34
رقاصه h24
رقام h22
رقام_ h22
رقت g38
رقت_ g38
رقص g-21 h57
رقص_ g-21 h57
رقه h21
رقه_ h21
رقي m-25
رقيه h-25
رقيه_ h-25
ركا g-23
ركبه r26
ركبه_ r26
ركز h-22
ركز_ h-22
ركي r-30
رما g-33 m-27 h-26
رمض h-25
رمضا h-25
رمضان h-25
رمل g-22 h48
رمل_ g-22 h48
رنا h-35
رنت r-26 g38 k-23
رنت_ r-26 g31 k-23
رها m23
رهان m30
رهان_ m28
رهانا m41
رهم h-23
رهم_ h-23
رهن h-22
رهن_ h-24
رهنت r37
رهنت_ r37
روات h-22 k23
رواتب h-22 k23
روب_ h34
روت h31
روت_ h31
روج h26
روج_ h26
روحي h21
روحيه h22
رور h-35
رورد r44
رورد_ r44
روس m-26
روع r-32
روع_ r-32
روفا k51
روفات k51
روق_ h24
روقات g24
روقان h35
روقه h22
روقه_ h22
روك g-23
رول m31
رولي m32
روليت m32
روم m40
روم_ h60
روي m-27 h40
رياض h-21
رياضه r-29 h-29
ريب h24
ريب_ m-21 h29
ريته_ h-22
ريح r30
ريح_ r30
ريد r-23
ريد_ r-23
ريس h-39
ريست h-26
ريستا h-26
ريط_ h32
ريف_ h-25
ريقي h25
ريقي_ h30
ريكا h27
ريكا_ h27
ريل h21
ريل_ h21
ريم g-29 m-22 h-46
ريم_ h-24
رينا r-23 m27 h-24
ريو r-25 g-24
زاج g33
زاج_ g30
زاد r24 h-24
زاد_ r21 h-27
زاز h22
زازه h22
زازه_ h22
زاف g40 h-26
زاف_ g33 h-26
زافا g36 h-25
زافا_ g36 h-25
زانا r-25
زاناك h21
زانه r30
زانه_ r30
زاه r-33
زايم h24
زايم_ h24
زبا r-21
زباي r-21
زباين r-21
زج_ g-26
زحلا h32
زحلاو h32
زرع g35 h-21
زرع_ g39 h-24
زرعت_ g22
زرعه r-25 k-21
زرعه_ r-25 k-21
زكا r-28 g-27 h-31
زكاه r-28 h-27
زكاه_ r-28 h-27
زلت h-23
زم_ g-22 h-23
زمي r-25 k-24
زميل r-25 k-24
زهر g30 h-21
زهر_ g30 h-21
زوج h24
زوج_ r-25 h30
زوجي_ h21
زود r33 g-37 m-29 h-31
زود_ r33 g-37 m-29 h-31
زور h35
زور_ h43
زول g-22 h-21
زول_ g-22 h-21
زون h-24
زون_ h-21
زيار g-24
زيارا g-28
زياره h24
زيت r-25 h-24
زيتو r-27 h-34
زيتون r-27 h-34
زيد r31 g-23
زيد_ r31 g-23
زيع r-22
زيف h28
زيفه h21
زيفه_ h21
زين g-22
زينه r33
زينه_ r33
زيه h-41
زيه_ h-41
زيي h30
زييف h30
زييف_ h30
سا_ g40
سابا r-23 m-24 h-28
سابات r-23 m-24 h-28
سابق m21
سابه k38
سابه_ k38
ساخ h29
ساخر h24
ساخره h24
ساس g-23
سال_ k36
سالم h-30
سالن k31
سالنا k31
سام r-41 h-24
سان m-31
ساي r-23
سايق r-35 h-34
سايق_ r-35 h-34
سب_ r-25
سبا g-27
سباح g-24
سباحه g-24
سباي h22
سبت g-31 m27
سبت_ g-23 m23
سبق g23
سبق_ g31
ستا h-42
ستاج k35
ستاجر k35
ستال h32
ستال_ h32
ستخ k31
ستخد h-21 k35
ستخدا k27
ستخدم h-25 k32
سترد g-25
سترد_ g-27
ستردا g-32
ستري r33 g23
ستري_ r-22 g64 m-31 h-31
ستريح r52
ستش g-48 m-21 h-41
ستع r-23 g-26 m-43 h-37 k24
ستعا h-39 k61
ستعار h-39 k61
ستعم g-25 m-46
ستعمل g-23 m-46
ستلم_ k35
ستن h37
سته r27 g-38 m-21
سته_ r37 g-23 h-30
ستو g29
ستود h-27
ستودع h-27
ستور h35
ستوك g26
ستوك_ g26
ستي g-21
سجا h39
سجاي h44
سجاير h44
سجد h-26
سجد_ h-26
سجق g-23 m-25
سجق_ g-23 m-25
سجل r-22 g-42 h-35 k28
سجي g-26
سجيل g-26
سجيل_ g-26
سحب m26
سحب_ m26
سخر h33
سخري h36
سخريه h36
سدد_ r27
سددت r-22
سددت_ r-21 g-22
سدس_ h-30
سرا m22
سران m22
سران_ m22
سربه h32
سربه_ h32
سرت m22
سرع g-25 k-21
سرعه g-25 k-21
سرعه_ g-25 k-21
سرق g26 h27
سرقه h33
سرقه_ h33
سرن h-22
سرنا h-22
سرنا_ h-22
سره g-25 m-24 h-30
سره_ g-25 m-24 h-30
سرو h29
سروق h29
سروق_ h30
سروقه h22
سريه h21
سريه_ h21
سس_ h32
سطه h23
سطه_ h23
سعه r29
سعه_ r29
سعي g-26
سعيد g-26
سعيد_ r-25 g-33 h-35 k-22
سفا g-22 h23
سفار g-22 h23
سفاره h29
سفر h-35
سفر_ h-48
سفي g49
سفين g49
سفينه g49
سقط r-22 h-23
سقط_ h-26
سقف g-27 k44
سقف_ g-27 k44
سكاو r24
سكاون r24
سكن g-24 m-28 h-34
سكن_ g-22 m-30
سكو h35
سكو_ h29
سكوت h29
سكوتش h34
سكوتي h28
سكي m-22 h34
سكي_ h43
سل_ m-24 h-25 k24
سلاح g-37
سلاح_ g-37
سلام g-21 h-21
سلام_ g-22
سلامي h-27
سلس r-21 m-25
سلسل r-21 m-25
سلسل_ m-23
سلع_ g29
سلفن h-21
سلفني h-21
سلفه r21
سلفه_ r21
سلمت g-22
سلمته g-22
سلو m44
سلوت m47
سلوت_ m39
سلوتس m37
سما r21 g21
سمك g26 h-24
سمك_ g25 h-23
سمن h-35
سمنت h-34
سمنت_ h-34
سمه g-23
سمه_ g-26
سمي_ k23
سن_ r-27 h-35
سنا r-24 h-27
سنان r-24 h-27
سنان_ r-24 h-27
سند r28 h-29
سند_ r22
سندا r30
سندات r30
سهر_ g-25
سهل g28
سهل_ g28
سوا r-21 h-28
سوال k36
سوال_ k36
سودا h24
سودان h24
سور h39
سول h41
سول_ h43
سيارا h-39 k-50
سيارت h-31
سيج h37
سيجا h37
سيجار h37
سير_ g-21 h60
سيرك h-49
سيرك_ h-49
سيل k21
سيل_ r-25 m-23 h-28
سيم k26
سيم_ k32
سين h-22
سيه m-21 h-21
سيه_ m-21 h-21
شا_ r-34 g-26 h-32
شاء g-28 m-29
شاء_ g-28 m-29
شار m36
شارد g22
شارط g-24 m90 h-62
شاشه h-25
شاشه_ h-25
شاف g30
شافه g30
شافه_ g59
شال g-30 h35
شالي g-29
شاليه g-29
شامل g35
شامل_ g35
شان k23
شان_ k23
شاه h27
شاه_ g40 h-41
شاهد h40
شاهد_ h40
شايف g27
شايفه g22
شب_ g-30 m-26 h-31
شبو h33
شبو_ h33
شت_ r30 h22
شتراه g26
شتريه g25
شتغل_ h21
شتم r-25 h45
شتم_ r-25 h45
شجر g35
شجره g39
شجره_ g39
شحا h52
شحاذ h25
شحاذي h25
شحم h32
شحم_ h32
شحن_ h-23
شحنا g29
شحنات g29
شخا h25
شخص k29
شخص_ k36
شرب g-26 h51
شرب_ g-26 h51
شرط m26
شرط_ m29 h-22
شرعي_ r-23 h-40
شروب_ h23
شروع r-32
شروع_ r-32
شريط h32
شريط_ h32
شرين h-34
شرين_ g-21 h-26
شط_ g-22 m70 h-43
شعر r-21 m-27 h-43
شعر_ r-21 m-27 h-43
شعو h34
شعوذ h34
شعوذ_ h32
شعوذه h24
شغل_ r21
شغله h27
شغله_ h27
شفته_ h-21
شفن h-32
شفنا h-32
شفنا_ h-23 k24
شكل g-24 m-25 h-54
شله r-25 h-33
شله_ r-25 h-33
شلي r36
شلي_ r36
شمب h35
شمبا h35
شمبان h35
شمع m27 h-30
شمعه m41 h-29
شمعه_ m41 h-29
شن_ h-23
شنز g27
شنز_ g27
شه_ h-22
شها_ r40
شو_ r-28 h-39
شور g29 h-30
شورت h-24
شورت_ h-24
شوش h43
شوش_ h40
شوط m31 h-21
شوط_ m31 h-21
شوه h33
شوه_ h33
شوي g-41 m-22
شوي_ g-41 m-22
شيب g56 h-42
شيخ h22
شيخ_ h24
شير h27
شيره h28
شيره_ h28
شيكاغ g27
شينه r-21
شينه_ r-21
صاحبت h27
صاحبه h-49
صاد g32
صاد_ g35 h-23
صارت h-24
صارت_ h-24
صارع m28
صارع_ m29
صاره h25
صاره_ h25
صاري h-23
صاري_ r21 m24
صاريف h-25
صاف r-21
صاف_ g34
صالا r29 g-24 h-48
صالات r29 g-24 h-48
صاي h-30
صاير h-28
صاير_ h-28
صب_ h29
صبا h27
صباع h27
صباع_ h27
صبر r27
صبر_ r35
صح_ g-23 h-25
صحي r-23 m-29 h-43
صحيه r-21
صحيه_ r-21
صد_ m-21
صدر g33 h-21
صدر_ k22
صدق r-31 g-28 h-35
صدقه g-28 h-30
صدقه_ g-28 h-30
صديق_ r-22 g-23 k-21
صرف_ g-21
صرفه r23
صرفي r23
صرو r-26 h-34
صروف r-26 h-34
صروف_ r-32 g-25 m-22 h-37 k-38
صروفا k51
صري h-37
صعد r-23 g-40 m21
صعد_ r-23 g-40 m21
صغي h-27
صغير h-27
صغيره h-27
صفر r-34
صفر_ r-34
صفقا m22 h-26
صفقات m22 h-26
صل_ r21 h-26 k21
صلات g-22
صلات_ g-22
صلاحي h25
صلح_ h-22
صلحو g31
صلحوه g26
صلي r-22
صلي_ h29
صليح r-25 g-24 h-25
صليح_ r-25 g-24 h-25
صم_ r24
صناع h-21
صناعي h-27
صند h-22
صنع_ h23
صنف h34
صنف_ h34
صوت g-35 m-23
صود h21
صود_ h21
صور_ h37
صوري k50
صوريه k35
صوف g43 h-24
صوف_ g40 h-23
صول g24
صول_ g24
صيب m24
صيب_ m38
صيبي h-27
صيبي_ h-27
صيده g32
صيده_ g30
صير g-21
صيل g-29
صيل_ r-27 g-30 h-21
صيم r37
صيم_ r37
صين m31
صيني m31
صينيه m31
صيه r21 m-23 h-24
صيه_ r21 m-23 h-24
ضاء g-21
ضاب h27
ضابط h27
ضابط_ h27
ضات g-27 m24
ضات_ g-27 m24
ضار r-26
ضاعف_ m22
ضان h-25
ضان_ h-25
ضاه h22
ضاه_ h36
ضت_ h-22
ضح_ g-25 h54
ضحك h47
ضحك_ h47
ضد_ g29
ضرا h-21
ضرب_ g-22 h45
ضرع g52 h-29
ضرعه g32
ضرعها g32
ضره g-31
ضره_ g-31
ضريح h45
ضريح_ h45
ضمانه r45
ضمو r22
ضمون r22
ضمونه r35
ضمي g34
ضمير g34
ضميرك g27
ضير h27
ضير_ h27
طاب r-26 h-35
طار r-26 h-31
طار_ h-28
طاز g-24 h-24
طازج g-26
طازج_ g-26
طاقه g-21
طاقه_ g-21
طالع h27
طالع_ h24
طالعي h26
طاو h25
طاول h25
طاوله h25
طاي h27
طايح h40
طايحه h26
طبا r-28 h-29
طباع r-28
طباعه r-28
طبل m24
طبله m39
طبله_ m39
طبي_ r-28
طبيعه g-25 h-23
طجي h32
طر_ h-58
طرف g-28 k28
طرف_ g-28 k28
طري g-27
طعا g-28 h-37
طعام g-28 h-37
طعام_ g-28
طفا h-24
طفل h33
طفله h29
طفله_ h29
طل_ h30
طلاب r-21 h-28
طلاب_ r-21 h-28
طلاس h29
طلاسم h29
طلبت h34
طلبه g30
طلبه_ g30
طلبها g23
طلس h30
طلسم h30
طلسم_ h30
طلع k23
طلعه k22
طلق h23
طله r-22 g-24 m-36 h60
طله_ r-22 g-24 m-36 h60
طم_ g-23
طما g-23
طماط g-23
طماطم g-23
طن_ h-29
طوا h-22
طوع g-23
طوع_ g-24
طول r40 h-34 k-22
طول_ h-36 k-24
طون g32 h-31
طون_ g32 h-31
طي_ m21
طيا m33
طيار m43
طياره m43
طير g27
طير_ g38
طيرا m-28
طيران m-28
طيس h50
طيك r25
طيك_ r25
طين h-29
طين_ g-29 h-38
طينا m21 h-26
طينا_ m29
طيه m22
طيه_ m22
ظار r40 g-29 m-21 h-44
ظار_ r42 g-28 h-33
ظام_ h-35
ظته k28
ظته_ k28
ظر_ h24
ظرف h26
ظرف_ h26
ظرو g43 h-23
ظروف g43 h-23
ظروف_ g43 h-23
ظفي h-23
ظفين h-23
ظفين_ h-23
ظم_ r26
ظهر h-36 k24
ظهر_ h-35 k25
ظهو g21
ظهور g21
ظهور_ g24
ظي_ h33
ظير h-24
ظير_ r28
ظيره h-32
ظيره_ h-32
عاج g-31
عاج_ h45
عاديه g24
عارف g22
عارف_ g21
عاره g-21 h37
عاره_ g-21 h37
عاري g-22 h34
عال r-23
عامل_ r-21 g-27
عامه r-44 h-30
عامه_ r-44 h-30
عاه g-33 m-25 h54
عاون h-35
عاوني h-35
عايش g34
عايش_ g29
عايلي g-22 m-27 h-33
عايه m-31
عايه_ m-31
عب_ m29
عبا g-29 m-24
عبن h-22
عبنا h-22
عبنا_ h-22
عبي h37
عبيه h24
عبيه_ h24
عتلي h24
عتلي_ h24
عتم h-31
عتمد h-28
عتمد_ g21 h-30
عتي r-32 g22 h24
عتين r-30 g28 m-25
عتين_ r-30 g28 m-25
عجل h-45
عجل_ g-23 m-52 h-47
عجله m38
عجله_ m38
عجي h-28
عجين h-28
عجين_ h-28
عدا r-25
عدد h-21
عدد_ h-28
عددها g34
عدل h-27
عدل_ h-27
عدي_ g-34 h-23 k79
عرا h55
عراف r-23 g-23 h51
عراف_ r-37 h48
عرافه g-29
عربي h-22
عربي_ h-21
عربيه g23
عرس r-29 g-31 m-27 h-47
عرس_ r-29 g-31 m-27 h-47
عرف_ g22
عرق h29
عرق_ h24
عري r-22 g-24
عزاي h24
عزايم h24
عسل r-23 m-27 h-27
عسل_ r-23 m-27 h-27
عشا_ r-34 g-26 h-32
عشاء r-21 g-23 m-34 h-23 k-21
عشاء_ r-21 g-23 m-34 h-23 k-21
عشان k23
عشان_ k23
عشر_ g-22
عشري m21 h-26
عشرين m21 h-26
عصاي h-28
عصاير h-28
عصر g-26 m-23
عصي h-28
عصير h-28
عصير_ h-28
عضا h34
عضاء h34
عضاء_ h34
عطا g21
عطر r-22 h-44
عطر_ h-40
عطل m-30 h-25
عطل_ g23
عطو r-27 h-34
عطيك r25
عطيك_ r25
عقار_ r-38 h-21
عقم h-33
عقم_ h-33
عقو g26
عقود g26
عقود_ g26
عقي r-25 h-36
عك_ g24 h-22
علاج m-25 h-45
علاج_ m-26 h-39
علاق h51
علاقه h51
علب h-27
علبه h-27
علبه_ h-27
علش k22
علشا k22
علشان k22
علف g-35 m-23 h-38
علف_ g-35 m-23 h-38
علق h33
علق_ h34
علم r-33 m-22 k26
علم_ m-27 k32
علن h-25
علو r-23
علوم r-26
علوم_ r-29
عليق h41
عليق_ h41
عليك g-32 h-23
عليك_ g-23
عليمي r-25
علين k-22
علينا k-22
عليه_ r-25
عمار h-44
عمر r-25 h-23
عمره r-28
عمل_ g-28 h55
عملات r24
عمي h-38
عمي_ h-31
عنا r-24 h-30
عنا_ r-24
عنب g-22
عنب_ g-22
عندن g24
عندنا g24
عنده g30 h-23
عنده_ g30 h-23
عندي g21 h-22
عندي_ g21 h-22
عواي r27
عوايد r27
عود h-25
عود_ h-26
عوذ h34
عوذ_ h32
عوذه h24
عوذه_ h24
عوض g-23
عوضت g-23
عول r24
عولي r35
عولي_ r35
عوه r26 h-25
عوه_ r27 h-27
عويذ h30
عويذ_ h21
عيد h-23
عيد_ h-29
عيدا k43
عيدا_ k43
عيدي r-32 g-24 m-24 h-30
عير h-22
عير_ h-22
عين r26 h-24
عينه r33 m-21 h-27
عينه_ r36 m-26 h-34
عينها g33
غاء g-24
غاء_ g-24
غاز h-22
غاز_ h37
غازي h-36
غازيه h-36
غام g53 h-22
غامض g53 h-22
غدا g-45 m-26 h-33
غداء g-45 m-26 h-33
غداء_ g-45 m-26 h-33
غرام_ h42
غرامه h-21
غرب h28
غربي h28
غربي_ h22
غرق g34
غرقت g22
غرقت_ g22
غسل r-35 h-22 k43
غسل_ h-25 k73
غسي r-27 g-36 m-25 h-23 k22
غسيل r-27 g-36 m-25 h-23 k22
غسيل_ r-27 g-36 m-25 h-23 k22
غش_ g-30 h90
غشو h33
غشوش h33
غشوش_ h28
غلب m34
غلب_ m31 h-33
غلبن m28
غلبني m28
غلط r-21
غلف m-32
غلقه g27
غلقه_ g23
غله h26
غله_ h26
غنم r-24 h-35
غنم_ h-35
غو_ g21 h-45
غواص r-21 g23
غواص_ r-21 g23
غوم h27
غومه h27
غومه_ h27
غي_ r-21 g-25 k39
غيت g-33
غيت_ g-33
غيري k28
غيري_ k28
فا_ g27
فاء k25
فاء_ k25
فاتر g24 h-22
فاتر_ g24 h-22
فاج g29
فاجا g29
فاجات g33 h-22
فاح r-21 g-26 m-24 k-21
فاد k35
فادي k35
فادي_ k35
فار r-41
فاره h29
فاره_ h29
فاض m-30
فاض_ g26 m-26
فاضح m-26 h33
فاع g27 m-28
فاع_ g27 m-28
فاق g-25
فاقد h-40
فاقد_ h-40
فال_ m-26
فالت r47 h-22
فالته r34
فان m-25 h33
فاي r24
فايض r45
فايض_ r45
فايظ r40 g-32 m-23 h-31
فايظ_ r40 g-32 m-23 h-31
فت_ r21 h-33
فتا g-46 m61
فتش h23
فتش_ h23
فته_ g-33
فتو g21
فتوح g23
فتوح_ g23
فتي g-26
فتيا h38
فتيات h38
فحص h-35
فحص_ h-36
فدي h35
فديه h35
فديه_ h35
فرد g-56
فرز g41 h-41
فرز_ g41 h-41
فرس g34
فرس_ g34
فرق h-23
فرق_ h-23
فرو g30
فروز g28 h-28
فروز_ g38 h-26
فروزه h-30
فروق g32
فروق_ g47 h-25
فروقا g27
فريقي h25
فسي r-35 g-26 m-23
فسي_ r-34 g-25 m-21
فصل r-33
فصل_ r-25
فضه m-23 h-24
فضه_ m-23 h-24
فط_ g24
فطي h50
فطيس h50
فظ_ m-25
فظت k23
فظته k28
فظته_ k28
فعتي r-27
فعل r-25 h-25
فعلي r-27 g31 h-24
فعلي_ r-24 g38
فعن g-22
فعنا g-22
فعنا_ g-22
فعو g24
فعوا g22
فعوا_ g22
فعون g23
فعون_ g23
فقر r-22 h-27
فقرا r-22 h-27
فقراء r-22 h-27
فقط r-26 g-26
فقط_ r-26 g-26
فقي r21
فقين r22
فقين_ r22
فك_ h47
فكه m-32
فكه_ m-32
فل_ g-28
فلا h31
فلام h34
فلام_ h34
فلوسه r21 h-22
فن_ h25
فنا_ h-37
فنانا h21
فها g26
فها_ g26
فوات h-22 k27
فواتي h-22 k27
فواك m33
فواكه m33
فوت m29
فوت_ r-23 m32
فود h32
فودك h30
فورا r-22
فورا_ r-22
فورو r44
فورور r44
فوز r-21 m49
فوز_ r-21 m49
فوظ r40
فوظ_ r25
فول h-23
فول_ h-25
فوله r27
فوله_ r27
فونه h-24
فونه_ h-24
فيت r-25
فيت_ g31
فير_ r22
فيش g44 m26
فيش_ g44 m26
فيك h-31
فيك_ h-31
فيل_ h23
فيلا r-33 g-30 h-36
فيلا_ r-33 g-30 h-36
فيلم m-27 h-25
فيلم_ m-27 h-25
فينه g47 h-22
فينه_ g49
فيو g25
فيوت g41 h-29
فيوتش g41 h-29
قابه h-21 k26
قابه_ h-21 k26
قاتل k33
قاتلي h-23 k43
قاد h-21
قادم g26
قادم_ g24 h-21
قادمه g24
قار_ r-38 h-21
قاريه h39
قاس g-34 m-34 h-43
قاص h30
قاصر h23
قاصر_ h29
قاصه h24
قاصه_ h24
قاض h37
قاضي h37
قاضي_ h37
قاعه g-25 h-27
قاعه_ g-25 h-27
قاله r-23 g-35 h-22
قاله_ r-23 g-35 h-22
قام m39
قام_ h24
قامر m85
قامر_ m57 h-60
قان r-24 h42
قان_ r-26 g-23 h33
قانق h34
قانق_ h34
قاه m-24 h-30
قايم g-31
قايمه g-31
قبر h49
قبل g30
قبل_ g33
قبلي_ r35
قبليا r-23 g33
قت_ g27
قتر g41 h-32
قترا g23 h-25
قتراض g23 h-25
قترض g39 h-34
قتي g-36 m24 h-21
قتي_ g-32
قدا g-21
قدام g-33
قدر h-32
قدمه h26
قدمه_ h33
قدي g-21
قديم g-22
قديمه g-25
قرا_ r-23 g-30
قراء_ r-22 h-27
قراب h38
قرابي h38
قرار r-23
قرار_ r-23
قران m-26 h-29
قران_ m-29 h-26
قرب m21
قربا h38
قربان h38
قرر g26
قرر_ g23 h-25
قرره g28
قرش g29
قرش_ g29
قرص h29
قرصن h31
قرصنه h24
قرض r29
قرض_ r26
قرع m22 h-21
قرعه m22 h-21
قرعه_ m22 h-21
قرن r-28 g-32
قروض r25 h-21
قروض_ r25 h-21
قري_ g-23 h-38
قزا h27
قسا h-22
قسم g-28
قسمه g-29
قسمه_ g-31 m-22 k-21
قسيم k29
قسيم_ k36
قصه g-22
قصه_ g-22
قط_ r-32 h-24
قطا m-46
قطه h-42
قطه_ h-42
قطوع g-23
قطوع_ g-24
قطي h-21
قطيه m30
قطيه_ m30
قعا m41
قعات m41
قعات_ m34
قف_ g-23 k37
قفلت r-29
قفله g31
قفله_ g29
قلب r52 h-32
قلد h38
قلد_ h37
قلده h31
قلده_ h31
قليد_ h27
قليدي r25 h-25
قما m37
قمار m42
قمار_ m42
قماش r-22 m-27 h-21
قماش_ r-22 m-27 h-21
قمح h-26
قمح_ h-26
قمي m-24
قنا h21
قوا h40
قواد r-23 h51
قواده r-22 h34
قود g21
قود_ g22
قول_ h23
قوله g49 h-42
قوي r-32
قيت r-30 m-30 h-31
قيع r25
قيعه r32 h-26
قيعه_ r32 h-26
قيقي g31
قيقي_ g31
قين g-28
قين_ r21 h-29
كا_ h25
كاتب h-29
كاتب_ h-29
كار g-29 m27
كاس_ m-22 h28
كاغ g27
كاغو g27
كاغو_ g27
كاف h-21
كافح h-25
كافحه h-25
كافلي g-25
كام_ h34
كامل_ h-27
كان g-21
كان_ g-23
كاه r-27 g-21
كاه_ r-27 g-22
كاون r24
كاونت r24
كايين h30
كبا h33
كبار h25
كبار_ h31
كبت h25
كبتاج h23
كبه r26
كبه_ r26
كبي r-21 h-26
كبير r-21 h-26
كبيره r-21 h-26
كت_ g-32 m52
كتاب_ g-22
كتابه h52
كتبه r-27 g30 h-33
كتبه_ r-27 g30 h-33
كتر r24 g-29 m-21
كته g43 h-25
كتها g32
كتها_ g32
كتو h-24
كتور r35 m-23 h-28
كتي r-40
كثر r27
كثر_ r27
كحول_ h-27
كحولي h33
كد_ g47 h-32
كذا r23 m-24 h-23 k26
كرا_ r-28 m-27 h-35
كرات h36
كراتي g26 h-34
كراش m51 h-28
كراش_ m51 h-28
كرك r-22
كرم g-26 h34
كري g-24
كريس h35
كريست h35
كز_ h-22
كس_ g22 m27
كسب m25
كسر r-24 h-21
كسر_ g21
كشط g-22 m70 h-43
كشط_ g-22 m70 h-43
كشو r23
كشوف r23
كشوف_ r23
كف_ g-24 h25
كفالت r47 h-22
كفل r32 h-26
كفلت r33
كفلته r33
كفو r41
كفول r41
كفي h22
كلب g-22
كلب_ g-22
كله r-21 g23
كله_ r-24 g28
كلها m22
كلها_ m22
كلوب h35
كلوب_ h35
كلي g-27 h57
كليه h44
كليه_ h44
كمه m-23 h-23
كمه_ m-23 h-23
كنا g26 h-28
كنا_ g32
كنز h28
كنز_ h28
كهان h32
كهر h-24
كهرب h-24
كهربا h-24
كو_ h32
كوبي h30
كوبي_ h44
كوتش_ h34
كوتشي r-21
كوتي h28
كوتي_ h28
كوك g-21
كوك_ r-26 g-32
كوكا h30
كوكاي h30
كول r-22 g30 m-26 h-32
كول_ g47 m-23
كوم g34 h-22
كومه g34 h-28
كومه_ g34 h-28
كون_ h29
كي_ h31
كيا g35
كياس g35
كياس_ g35
كيت g47 h-26
كيس g21 m-25
كيس_ g21 m-25
كيش r53 h-21
كيشت r44 h-26
كيشت_ r44 h-26
كيشل r36
كيشلي r36
كيشه r40
كيشها r40
كيف h23
كيك g-21 m-44 h-44
كيكه m-37 h-24
كيكه_ m-37 h-24
كيل_ g38
كيلا h55
كيلا_ h55
كيلو g-32
كيلو_ g-31
كيلوم h22
كين_ r-25 m-53 h-49
كينه m28 h-43
كينه_ m28 h-43
كيي r35
كييش r41 h-24
كييش_ r41 h-24
كے_ m38 h-34
لاب_ m-23 h-22
لابت r-26 g25
لابس r-35 h-27
لابس_ r-35 h-27
لابلا k24
لابو_ h-22
لاتي h29
لاتين h29
لاث h-22
لاث_ h-23
لاج_ m-26 h-39
لاجر g21
لاجر_ g41 h-31
لاجله r-28
لاجه r-21
لاحها g23
لاحي h25
لاحيه h25
لاخ h-24
لاختي g22
لاخر m30
لاخر_ m30
لاخف k21
لاخفا k21
لاخو h-25 k32
لاخوه h-32 k38
لاخي r-21 h-25
لاد_ r-30 g-23 m-24 h-41
لادخ g21
لادخا g21
لادي g-21 h28
لادي_ g-22
لارا r25
لارات r30 g-24
لاراض g31
لاسم h28
لاسم_ h28
لاسي h40
لاش_ r27
لاص g-28
لاصل m-21 h-34
لاصل_ h-24
لاط g-24 m-23 h-32
لاطف h-25
لاطفا h-25
لاعب h29
لاعب_ h29
لاغ h-56
لاغ_ h-37
لاف h-23
لاقس r21
لاقسا r21
لاقل h-24
لاقه g-27 m-23
لاقه_ g-27 m-23
لاك r-22 m27
لاله g-29
لاما h-34
لامه g-43
لامها g-24
لاموا k22
لامي_ h-39
لامين h70
لانت r25 g-37 h25
لانظ r23
لانظا r23
لاني g-25
لاني_ g-28 h-31 k-21
لاه h-32
لاولا r-22 g-29 m-27
لاوه g34
لاوه_ g34
لاوي h32
لاوي_ h32
لايا g36 h-24
لايا_ g36 h-24
لايتا r-30 g-22 h-21 k-26
لايتم r26
لاين m28
لاين_ m28
لبار h42
لبار_ h34
لبت h27
لبحر g21
لبحر_ g23
لبخ m29
لبخت m29
لبخت_ m29
لبد g39
لبدل g39
لبر_ g-25 h-29
لبص h26
لبصا h26
لبصار h26
لبطا h-23
لبطاق g-27 h-26
لبقا g-31
لبقال g-31
لبقر g25
لبقره g25
لبل g-21
لبن_ r-29 g21 m-43 h-46 k-23
لبنان h24
لبنت h26
لبنت_ h28
لبنكي r-37
لبني m28
لبني_ m28
لبه h-23
لبه_ h-26
لبها g23
لبها_ g23
لبوت h-26
لبوت_ h-26
لبور r-23 m-23
لبيا g-35 h-27
لبيان h-29
لبيتك h22
لت_ r25
لتب h34
لتجن k29
لتجنب k29
لتح k24
لتحو k33
لتحوط g37
لتحوي h-26 k38
لتخل r-25 m-22
لتخلص r-25 m-22
لتذ g-30
لتفاد k27
لتفر h39
لتفري h39
لتك h-24
لتك_ h-25
لتمر_ r-24 g-24
لتمو r27
لتموي r27
لتوص r-27
لتوصي r-27
لتوف r21
لتوفي r21
لتي g-37 h-25
لتي_ g-34
لث_ g-26
لثال h-23
لثالث h-23
لثل r-21 g26
لثلا g26
لجايز m25
لجد g-27 h-22
لجدي g-29 h-27
لجديد g-29 h-27
لجز h-40
لجزا h-40
لجزار g-21 h-38
لجزاف g23
لجما k39
لجمعه r-24 h-22
لجمل r-21 h-26
لجن_ h30
لجه r-23
لجها r-30 g-25 h-26
لجهات k28
لحا r-32
لحال r-32
لحاله g24
لحد h-24 k23
لحد_ k26
لحره g-21 h38
لحره_ g-21 h38
لحس h-23
لحسا r23
لحساب r23
لحص g30 h-24
لحصا g30 h-24
لحف r-24
لحفل g-23
لحفل_ g-24
لحفله h22
لحك h31
لحلا h-21
لحلال h-21
لحم_ h26
لحوه g26
لحوه_ g26
لحي h-29
لخاس m24
لخاسر m24
لخر g22
لخز r25
لخزا r21
لخزان r21
لخسر m22
لخسرا m22
لخيا h-25
لخيار g35 h-23
لدا r21
لدر g-22 h-27
لدرا g-24
لدراه r29
لدع h26
لدعا g-22 h33
لدك g-26
لدكا g-28
لدكان g-28
لدوا r-21 m-24 h-29
لدوام m-21 h-26
لدوره r-25
لدوري r39
لديو g30
لديون r-26 g40
لراع g-24 m-28
لراعي g-24 m-28
لربا h-22
لربا_ h-22
لربح h-21
لربح_ h-21
لرحل h-23
لرحله h-23
لرز h28
لرزق h28
لرزق_ h28
لرس r-25
لرسم h-28
لرسمي h-28
لرسو r-23
لرسول h24
لرص g-25
لرصي g-25
لرصيد g-25
لرم m-21
لرهن r22 m-21
لرو h25
لرول m36
لرولي m36
لرياض r-28
لزم g-23
لزوا h23
لزواج h23
لزوج r-25 h22
لزوج_ r-25 h29
لزيار h30
لسا_ g45 h-23
لساح h22
لساحر h22
لسايق h-26
لسب r-21
لسبا r-23
لسباق m27
لسحب m24
لسحب_ m24
لسحر h22
لسحر_ h27
لسر h-21
لسر_ k30
لسفا h29
لسفار h29
لسفر h-46
لسفر_ r-23 h-45
لسفي g39
لسفين g39
لسكن h-22
لسل_ m-23
لسم_ h30
لسمك_ g29
لسند r43
لسندا r27
لسه_ g34
لسو h-38
لسير h24
لسير_ h28
لشال h21
لشالي h21
لشان k22
لشان_ k22
لشاه h23
لشاه_ g40 h-41
لشاهد h40
لشاي h27
لشاي_ h27
لشبك m-21 h-27
لشبكه m-21 h-27
لشج g31
لشجر g31
لشجره g34
لشحنه g30 h-23
لشخص_ k31
لشرط m27
لشرط_ m51
لشري r-23
لشريك r-25
لشع h-23
لشغ h-30
لشغل g25
لشغل_ g25
لشو h21
لشوط m24 h-22
لشوط_ m24 h-22
لشيك r24
لشيك_ r22
لشيكا r30
لصب r34
لصبر r34
لصبر_ r34
لصن h-29
لصند h-29
لصندو m30
لصو r-39 g-30 m-31 h-39
لصي h-34
لصيا g29
لصيد h-34
لضا g-25 h25
لضاب h27
لضابط h27
لضر g22
لضريب h-23 k21
لضريح h45
لضي r-21 g-27
لط_ r-22 h22
لطالع h24
لطب r-22 m-28 h-35
لطبي r-25 m-25 h-35
لطج h32
لطجي h32
لطرد h31
لطرد_ h31
لطرف r28
لطرف_ r28
لطع g-25
لطعا g-25
لطعام g-25
لطلا r-22
لطلاب r-23
لطي m28
لطيا m31
لطيار m31
لعاب m29 h-34
لعاب_ m29 h-34
لعامل r-27
لعاي r21
لعايد r29
لعب m28
لعب_ m45
لعبن h-22
لعبنا h-22
لعج m23 h-22
لعجي h-28
لعجين h-28
لعرب h-30
لعربي h-31
لعس r-29 g-24 m-34
لعش h-29
لعشا g-26 m-29 h-28
لعشاء g-26 m-34 h-31 k-22
لعشر h-23
لعشره m-26
لعقو r-21 m-28
لعقود r-21 m-28
لعل r-22
لعما g-22
لعمال g-22
لعمل m-30
لعملا r-26 m-44 h-35
لعنب h23
لعنب_ h23
لعي_ h26
لعيد r21
لعيد_ r21
لعين r51 h-21
لعينه r59 h-21
لغاء g-24
لغاء_ g-24
لغد g-28 h-33
لغس m-26
لغن g21
لغنم g21
لغنم_ g21
لغو r-24 g21
لغوا r-21 g23
لغواص r-21 g23
لغوم h27
لغومه h27
لغيت g-33
لغيت_ g-33
لغير_ r23 g21
لفته r-22
لفته_ g-35
لفرس g34
لفرس_ g34
لفرق r-28 g24
لفرق_ r-28 g24
لفرو g23
لفروق g25
لفق r-22 h-29
لفقر r-22 h-27
لفقرا r-22 h-27
لفل h-24
لفلو h-21
لفلوس h-21
لفن h24
لفنج h38
لفنجا h38
لفوات r39
لفوز m34
لفوز_ m34
لفيز h-22
لفيزا h-22
لقاء h28
لقاء_ h28
لقاد g23 h-21
لقادم g25 h-23
لقاض h36
لقاضي h36
لقب g-23
لقرا h-27
لقراء r-24 h-25
لقرار r-23
لقران m-29 h-26
لقرع m27
لقرعه m27
لقط g21 h-25
لقطع g52
لقطعه g48
لقما m27
لقمار m27
لقن h25
لقو r-23 h24
لقوا r-23 h24
لقواد r-22 h36
لقي r-21
لك_ h-28
لكاز h40
لكازي h40
لكاش g-23 h-30
لكاش_ g-23 h-30
لكام r-22 g-25 h-43
لكامل r-21 g-22 h-24
لكبا h24
لكبار h24
لكتا m-21
لكتاب m-21
لكته g32
لكتها g32
لكر r-25
لكرا r-22 g-28 h-25
لكف h26
لكف_ h34
لكفا r35 h-37
لكفال r35 h-37
لكن g37 h-30
لكنا g32
لكنا_ g32
لكه g21 h-29
لكه_ g37 h-21
لكو g23 h-24
لكي_ g21
لكيف h34
لكيف_ h34
لكيه r-38
لكيه_ r-38
لل_ r-24 g-46 m-28 h-36 k-22
للاخ k25
للاخو k25
للاس r-21
للاي k-22
للب g-22
للبا h-24
للبن h-27
للبي g-24
للبيت g-27 m-23 h-34
للبيع g-21 h33
للتس h34
للتسل h22
للجا r-26 h37
للجن h23
للجن_ h25
للح g-24
للحظ h31
للحظ_ m-23 h46
للحف g-24
للحفل g-24
للدي m-22
للر r-21 g-33
للزو h25
للسل g22
للسي h-28
للسيا h-28
للص m-24 h-40
للط r-29 g-24
للعبه g-26 m22
للعم g-23
للفق r-23 h-28
للفقر r-23 h-28
للق h24
للك h31
للمج r-25 h-21 k21
للمجا k23
للمحب h30
للمحل h-29
للمر r23 g-21 h-21
للمرا r23 g-22 h-21
للمط g-27
للمطع r-22
للمع g22
للن r-35 g39
لله_ r-21
للو g-27
للول g-23 h25
لليله h21
لم_ g22 h-22
لماء h-23
لماء_ h-23
لمار g31 h-28
لمارج g31 h-28
لمال_ r23
لمالك r-23 g24 h-23
لمان r-22
لمبا h35
لمبار h25
لمتا r24
لمتاخ r24
لمتف g-26
لمتفق g-26
لمته g-23
لمتها g-24
لمج k21
لمجا k34
لمجاه k34
لمحب h36
لمحبه h36
لمحت g29
لمحتو g31
لمحل h-23
لمخت h-29
لمده g-24
لمده_ g-24
لمدين r34
لمراب r23 g-24 h-40
لمز r-24 h-23
لمسا m21
لمساب m25
لمسب g27
لمسبق g27
لمست g-21 h-21
لمستر r44
لمستق r-23
لمشر r-26
لمشرو r-26
لمصح h28
لمصحف h28
لمصر k-24
لمض r-22
لمطا h-24
لمطار h-24
لمطر g27 m-25 h-27
لمطر_ g27 m-25 h-27
لمطل g-36 h22
لمعام h21
لمفا g25
لمفاج g25
لمفتش h23
لمقا h-23
لمقات k31
لمقر r27
لمقرض r27
لمكش r32
لمكشو r32
لمكي r-24 g-27
لمكيف r-24 g-27
لمل r-22 h-38
لملا r-34 m-26 h-46
لمم g-23 h36
لمنا h30
لمناق h28
لمندل h31
لمنص h-22
لمنصه h-22
لمني r25 h-24
لموا h-25
لمور g22
لمورد g22
لموق h31
لموقت h29
لموقع h29
لمول g-23
لناس h27
لناس_ h27
لناق g23
لناقه g23
لنب h27
لنبي h27
لنبي_ h21
لنح h24
لنحس h24
لنحس_ h24
لنخله g34
لند g37 h21
لنس g-22 h-33
لنسب g-23
لنص g-27
لنص_ g-28
لنظا h-30
لنفس r32 k-21
لنفس_ r39
لنفسه r30
لنفط g22
لنفط_ g22
لنقد r21
لنقو r-22 g-23
لنقود r-22 g-23
لنه g42
لنها g41
لنهاي g41
لهاش g41
لهاش_ g41
لهام g38 h-29
لهامش g38 h-29
لهب g31
لهبو g31
لهبوط g31
لهج g-22
لهجن g-22
لهجن_ g-22
لهل h-31
لهلا h-31
لهلال h-31
لهم h-23 k38
لهم_ h-23 k38
لهو g30
لهوي g-26 h32
لو_ g37
لوا_ g-40
لواس h37
لواسط h37
لوال h-25
لوالد h-25
لوت m55
لوتس m37
لوتس_ m37
لوتو r-27 g-25 m44 h22
لوتو_ r-27 g-25 m44 h22
لوج g-30 h-30
لوح r-22
لودع g-21 h33
لودع_ g-21 h33
لورث k-25
لورق_ h25
لوز h-22
لوط m43
لوط_ g40
لوف h38
لوف_ h38
لولد r-26 g-50 m-25 h-35
لولو g34
لولو_ g34
لولي h45
لولي_ h45
لوم r-22
لوم_ r-29
لومت h22
لومتر h22
لون h-38
لون_ h-31
لونا h27
لوي r-25 g-30 h-35
ليا_ r22
ليات g28
ليات_ g28
ليان m26
ليانص m32
ليب_ h-21
ليت m32
ليت_ m32
ليح r-25 g-24 h-25
ليح_ r-25 g-24 h-25
ليديه g37 h-22
ليري h24
ليريك h24
ليس g29
ليس_ g42 h-28
ليص h-27
ليغ k27
ليغ_ k27
ليف r25
ليف_ r25
ليق h41
ليق_ h41
ليلي h33
ليلي_ h25
ليليه h28
ليمي r-25
ليها g-23
ليها_ g-23
ليهم_ g26
ما_ g26
ماء h-34
ماء_ h-34
ماب g31
مابي g31
مابي_ g31
ماث h24
ماثي h24
ماثيل h24
ماج h42
مار_ m32
مارج g42 h-25
مارجن g46 h-35
مارس h-21
مارس_ h-21
مارك h21
ماري r-30
ماز g26
مازو g35
مازون g35
ماش r-25 h-51
ماش_ r-22 m-27 h-21
ماط g-23
ماطم g-23
ماطم_ g-23
ماع k24
ماعي_ g-25
ماك m21
ماكي m22
ماكين m22
مالها g23
مالي_ g-25
ماليه g49
مام r-32 g-26
مام_ r-25
مانه r39 h-36
مانه_ r39 h-36
ماني r25
ماني_ h40
مانيه r35 g-25
ماي h-21
مايه g25
مايه_ g25
مب_ g42
مبا h22
مباد g32
مبادل g33
مبان h36
مباني h36
مبر g-24 m-22
مبر_ g-25 m-21
مبو m35
مبول m38
مبولا m38
مبي h26
مبيو h33
مبيوق h33
مت_ g23
متا r31
متاخ r35
متاخر r35
متحن h29
متحن_ h29
متر g-23
مترات h22
متع g-21 h31
متعه h35
متعه_ h35
متفقي r22
متل r24 g23 h-38
متها g-24 h-22
متها_ g-24 h-22
متي h-23
متي_ h-21
مثا h27
مثال h27
مثال_ h27
مثلي m46 h-31
مثلي_ m46 h-31
مجاني m-22
مجاه k34
مجاهد k34
مجل r-21 g-29
مجمد r32 g-23
مجمد_ r39 g-23
مجه g25
مجهو g25
مجهول g25
مح_ h-26
محا r-22 h-23
محار g43 h-28
محار_ g46 h-27
محاره g30 h-26
محاض g-27
محاضر g-27
محام r-21
محب h35
محبه h35
محبه_ h35
محتا g-30
محتاج g-30
محتوا g22
محد_ g-28 k34
محص g24
محصو g24
محصول g24
محفظ k24
محفظت k23
محفو r40
محفوظ r40
محلي h35
محلي_ h35
مخت h-34
مخدره h28
مخن h31
مخنو h31
مخنوق h31
مدد g34 h-27
مدد_ g27
مدرس h-26
مدرسه h-22
مده g-22 h-42
مده_ g-22 h-42
مدي r25
مديد r29
مديد_ r29
مدين_ r21
مديو r37
مديون r37
مذك g-27
مراب r36 h-31
مرابي r35 g-21 m-23 h-45
مرات h-37 k28
مرات_ h-37 k28
مراه m25
مراهن m25
مرت g22 h-27
مرتج g33
مرتجع g33
مرخص_ h-24
مرر h30
مرر_ h30
مرصو h21
مرصود h21
مركب r24
مركز h-22
مركز_ h-22
مره r-21
مره_ r-21
مرو r-28
مروج h26
مروج_ h26
مريه g-27 h-46
مريه_ g-27 h-46
مزاج g33
مزاج_ g30
مزاد m28
مزاد_ m28
مزرعه r-25 k-21
مزو h27
مزور h27
مزور_ h24
مزي h28
مزيف h28
مزيفه h21
مس_ h46
مسا r-25
مساب m22
مسابق m22
مسب g30 h-26
مسبق g34
مسبق_ g34
مستا m-23 h-24 k46
مستاج r-26 k56
مسترد g-22
مستري r47 h-21
مستع g-28 m-46 h-26 k28
مستعا h-39 k61
مستعم g-23 m-46
مستل k-28
مستلم k-28
مستن h37
مستو g23
مستود h-27
مستور h35
مسج g-37 h-32
مسجد h-26
مسجد_ h-26
مسدس_ h-30
مسر h30
مسرب h32
مسربه h32
مسرو h29
مسروق h29
مسل m-22
مسلس m-23
مسلسل m-23
مش_ g45
مشروع r-32
مشع h30
مشعو h30
مشعوذ h30
مشغ r30
مشغل r30
مشغل_ r30
مشف h25
مشي h25
مشي_ h25
مصارع m28
مصاري h-23
مصح h-22
مصد h-23 k27
مصدر k31
مصدر_ k31
مصر h-30
مصرف_ r-22 k28
مصرفي r23
مصرو r-26 h-34
مصروف r-26 h-34
مضار h-22
مضارب h-22
مضان h-25
مضان_ h-25
مضخ r-47 h-30 k36
مضم r22
مضمو r22
مضمون r22
مطا g-26 h-30
مطار h-24
مطار_ h-24
مطر_ h-27
مطل g-36 h22
معتم h-28
معتمد h-28
معرض m-21
معرض_ m-21
معرف g23
معرفه g23
معس g-32
معسل g-25
معسل_ g-25
معق h-33
معقم h-33
معقم_ h-33
معل r-30
معلق h33
معلق_ h34
معلو r-26
معلوم r-26
مغر h28
مغرب h28
مغربي h28
مغش h33
مغشو h33
مغشوش h33
مغل g24
مغلف m-32
مغلقه g23
مفا g24
مفاج g29
مفاجا g29
مفت m24
مفتش h23
مفتش_ h23
مفتو g23
مفتوح g23
مفر g24
مفرو g24
مفروز g28 h-28
مقات h-23 k43
مقاتل h-23 k43
مقاس g-32 m-32 h-39
مقام m35
مقامر m38
مقرص h25
مقرصن h25
مقرض r28
مقرض_ r28
مقط g-26
مقطو g-23
مقطوع g-23
مقف g23
مقفله g29
مقل h38
مقلد h38
مقلد_ h37
مقلده h31
مك_ g22 h-23
مكاف h-22
مكافح h-25
مكتبه r-27 g-23 h-26
مكر g-23 h44
مكش r23
مكشو r23
مكشوف r23
مكف r41
مكفو r41
مكفول r41
مكن g24 h-29
مكن_ g24 h-29
مكي r-24 g-27
مكيف r-24 g-27
ملا h-23
ملاب r-35 h-27
ملابس r-35 h-27
ملات r21
ملات_ r21
ملغ h21
ملغو h27
ملغوم h27
ملف h23
ملك g26
ملكت g32
ملكته g32
ملكن g32
ملكنا g32
ملكه g24
ملكه_ g37 h-21
ملكي g25 h-25
ملكي_ g38 h-30
ملكيه r-38
ملها h-43
ملي g-23
مم_ g-31
ممن h36
ممنو h36
ممنوع h36
منا_ g-22
مناقص h28
منت_ h-34
منج h36
منجم h36
منجم_ h23
مند h21
مندل h41
مندل_ h41
منز m-23 h-39
منزل m-23 h-39
منص m21
منصه m21
منصه_ m21
منظ r25
منظم r25
منظم_ r26
منف r24 h-21
منك g-23 h-28 k22
منو h36
منوع h36
منوع_ h36
مني g-26
مني_ g-25
مها g-23
مها_ g-27
مهال r42
مهال_ r42
مهر h39
مهرب g-21 h59
مهك h30
مهكر h30
مهكره h26
مهله h-26
مهله_ h-26
مو_ g38
مواصل g-24
موال k30
موال_ k38
موت h-29
موث h43
موجلي g24
مور h25
مور_ h26
مورد g21
مورد_ g25
موز g-41 m-41
موزو g-39 h-26
موزون g-39 h-26
موس r-26 h-43
موشر g23 m-21
موشر_ g23 m-21
موظفي h-23
موعه k36
موعه_ k36
موق h24
موقت h42
موقت_ h42
موقع h23
موقع_ h23
موم r-34 g-26 m-21 h64
مون h-24
مونه r25
مونه_ r25
موي r22
مويل r22
مويل_ r22
ميا h-26
ميات h-23
ميات_ h-23
مياه r-25 g-29 h-28
مياه_ r-25 g-29 h-28
ميته h52
ميته_ h52
ميتين h-22
مير_ g-23
ميرك g27
ميرك_ g27
ميره h-31
ميره_ h-31
ميز h28
ميسره m-23
ميل r-25 m25
ميل_ h25
ميمه h45
ميمه_ h45
ميمي h21
مينا r-28
ناب_ h76
نادي_ g-23
ناز r-25
نازل r-26
ناع h-28
ناع_ h-27
ناعي h-27
ناعي_ h-26
ناعيه h-25
نافق h39
نافق_ h26
ناقصه g-21
ناقه g21 h-23
ناقه_ g21 h-23
ناك h21
ناكس h21
ناكس_ h21
نام h-28
نان_ r-23 h-25
نانا h21
نانات h21
ناني h22
ناني_ h25
ناه m-23
ناه_ g-23 m-26
ناي m22
نايت h32
نايي m29
نايي_ g-29
ناييه m29
نبت g43 h-36
نبت_ g30 h-32
نبي h26
نبي_ g-32
نبيد h40
نبيد_ h40
نبيذ h23
نبيذ_ h29
نبيذي h-24
نت_ h28
نتا r35 m-22
نتب g-21 k35
نتبه g-21 k35
نتبه_ g-23 k37
نتج k49
نتر r-29 g-45 m34 h23 k-22
نتفا k26
نتفاد k30
نتي_ g27 h-32
نج_ r44 g21 h-44
نجر h37
نجري h37
نجريا h37
نجم_ h23
نجمع k42
نجمع_ k43
نجوم h29
نجومي h29
نجي r-22 g-32 m-31
نحد g26
نحدد g26
نحدد_ g24
نحدده g25
نحس h32
نحس_ h37
نخت g22
نختا g22
نختار g22
نخف g26 m-26
نخفا g26 m-26
نخفاض g26 m-26
نخل_ g-29 h-21
نخلص g21
نخلص_ g21
نخله g34
نخله_ g34
ندا r26
ندات r28
ندات_ r28
ندر h27
ندف r-21
ندفع r-21
ندفع_ r-21
ندق g-26
ندقي r-21 g-27
ندن g42 h-21
ندنا g24
ندنا_ g24
نده g22
نده_ g26 h-33
نز_ m-23 h25
نزر g30
نزرع g30
نزرع_ g34 h-23
نزلت h-26
نزلت_ h-21
نزو g-23
نزول g-22 h-21
نزول_ g-22 h-21
نس_ g26 h-43
نسا m25 h-43
نسي_ h26 k-22
نسيه h21
نسيه_ h21
نشر g-43
نشر_ g-21 h30
نشو g25
نصب h37
نصب_ h36
نصف g-25
نصف_ g-26
نصه_ m21
نصيب_ g-26 m35
نصيبي h-27
نط_ g-23
نظا h-36
نظار r29 h-34
نظار_ r39
نظام h25
نظر h24
نظر_ h24
نظم r25
نظم_ r26
نظير r28
نظير_ r28
نف_ h34
نفت g29 h-23
نفتح g29 h-23
نفتح_ g29 h-23
نفط g24
نفط_ g24
نقان h30
نقانق h30
نقد_ r35
نقل r-27
نقل_ r-23 g-26
نقو r26 g-23 h-31
نقود r36
نقود_ r36
نكس g24
نكسر g24
نكسر_ g24
نكن h34
نكن_ h34
نكه r-23
نكي_ k21
نلق g48 h-26
نم_ h-21
نهايه h23
نوز r-28 g-27
نوعه g30
نوعه_ g35 h-23
نوعها g22
نيا g-22
نيا_ g-30
نياب k26
نيابه h-28 k34
نيو g-29
نے_ h38
هابط h-25
هابط_ h-25
هاتف m-28 h-39
هاتف_ m-28 h-39
هاته h32
هاته_ h32
هار h-21
هار_ m23
هاش g41
هاش_ g41
هاض h22
هاض_ h22
هاك g-36 h32
هال g24
هال_ r42
هالس r-36 m-25 h-22
هالشج g34
هالشه r28
هالن g33
هالنخ g33
هام g36
هامش g40 h-27
هامش_ g40 h-27
هان m31
هان_ m26
هانا m35
هانات m41
هاي h22
هاين h28
هاينك h28
هايه h23
هايه_ h23
هجن g-21
هجن_ g-21
هدين k34
هدين_ k34
هذي h-38
هذي_ h-38
هرب h-22
هرب_ k40
هربا h-24
هرم h28
هرمي h28
هرمي_ h28
هريب h30
هريب_ h30
هز_ h28
هكر h40
هكر_ g-23 h39
هكره h26
هكره_ h26
هكي h28
هكير h28
هكير_ h28
هل_ m41 h-30
هلال_ h-31
هله h-26
هله_ h-26
هلو h32
هلوس h32
هلوسه h32
هلي h-26
هلي_ h-28
همي k25
هنا_ m41 h-26
هنت r25
هنت_ r26
هندي_ h24
هنه m33
هنه_ m33
هنين m39 h-28
هنين_ m39 h-28
هه_ g-25 h-27 k52
هوا g31 h-21
هواء g31 h-23
هواء_ g31 h-23
هول g25
هوله g28
هوله_ g28
هوي h24
هوي_ h24
هيت g-57
هير g-21 h38
هين g-28 h75
وا_ h-24
واء h-22
واء_ h-22
واب g-28
واب_ g-22 m-22
وات_ h23
واتب h-22 k23
واتب_ h-22 k23
واتي h-22 k27
واتير h-22 k27
واحده g31
واحو k21
واحول k21
وادث g36
وادث_ g36
واده r-22 h34
واده_ r-22 h34
وار r-21 g22
وارب m62 h-36
واز h24
واز_ h35
واسط h37
واسطه h37
واص_ r-21 g23
واصل g-37
واصلا g-24
واق r-23
واق_ r-24 g-22 m-21
واقع h34
واك m26
واكه m33
واكه_ m33
والبض g36
والت g-30
والتس g-28
والخا m24
والد h-32
والده h-29
والر g-23 m-30 h-36
والرب r-27 m-26
والسع g25
والف r22
والق m-29
والل m23
واللي m24
والم r-23 h-24
والمح g28
والهب g31
والي r42 h-49
وام m-21 h-25
وام_ m-21 h-26
وان g-24
وان_ m21 h-28
وانا g-32 h38
وانا_ g-33 h41
واني h-24
واه h-26
وايد r22
واين m-23 h39
واين_ m-23 h39
وايه g-23
وايه_ g-23
وايي_ g24
وباق g30
وباقي g30
وبد h-26
وبدو g21
وبدور g21
وبش g35
وبشت g24
وبشتر g24
وبشن g30
وبشن_ g24
وبشنز g27
وبعد r-29
وبونا h-28
وبي_ h46
وبين h-29
وبين_ r-44 h-28
وتح k38
وتحو k42
وتحوي k38
وتري g-36 m44 h23
وتس m37 h25
وتس_ m37
وتشر g41 h-29
وتشي r-21
وتشين r-21
وتم g-28 h-30
وتو r-21 m48
وتو_ r-25 m52
وتي_ h28
وثيق_ r-23 g-28 h-24
وثيقه g28
وج_ h36
وجب g-39 m-24 h-30
وجر h-23 k29
وجر_ k43
وجلان g34
وجلي g24
وجلين g24
وجي_ h21
وحو r-25 k26
وحول r-25 k26
وحي h35
وحيه h22
وحيه_ h22
وخسر h-21
وخسرت h-21
وخل r-43
وخم r22
وخمس r22
وخه h39
وخه_ h39
ودا r22
ودان h24
وداني h24
وداي r35 g-25 h-27
ودايع r45
ودك h37
ودكا h27
ودكا_ h27
وده m-21
وده_ m-21
ودي_ r-26
وذ_ h32
وذه h24
وذه_ h24
ورا_ h35
وراه g-21
ورب g-29 m61 h-26
ورت_ h-24
ورث g33 h-31
ورج r34
ورجع r29
ورجعو r39
وردي g-26
ورق r24
ورق_ r29
ورن r48 g35 h-53
ورها r21
ورها_ r21
وروب h25
ورور r44
ورورد r44
وريه h-24 k24
وريه_ h-24 k24
وزا r24 h-22
وزاد r29
وزد r39
وزن h-28
وزن_ h-29
وزو g-39
وزون g-39 h-26
وزي r-22
وزيع r-22
وسا g-40 m-32 h-31 k-25
وسك r-22 g-22 h39
وسكي g-23 m-22 h41
وسكي_ g-23 m-22 h41
وش_ g40
وشر g25 h-24
وشر_ g23 m-21
وصا h-27
وصار g-25 h-23
وصاف g34
وصاف_ g34
وصف g27
وصف_ g48 h-26
وصفه g-24
وصفه_ g-24
وصل k29
وصل_ h-31 k37
وصه h-33
وصه_ h-33
وصيل r-22 g-28
وصيل_ r-22 g-28
وض_ h-22
وضت g-23
وطم g-23
وطما g-23
وطماط g-23
وظفي h-23
وظفين h-23
وظه r30 h26
وظه_ r30 h26
وعها g22
وعها_ g22
وغل m23
وغلب m23
وغلبن m23
وفا r27 h-30 k34
وفات h-26 k42
وفات_ k51
وفل g-32 m-24 h-21
وفلو r33
وفلوس r33
وفو h-39
وفول h-30
وفول_ h-30
وفيت g31
وفيت_ g31
وفير r22
وفير_ r22
وقات g24
وقات_ g24
وقان h35
وقان_ h35
وقب r-30
وقعا m41
وقعات m41
وقه_ h23
وقيع r25
وقيعه r32 h-26
وك_ h-28
وكاي h30
وكايي h30
وكت g-22
وكر m34
وكر_ m35
وكس g34
وكس_ g31 m-22 h23
وكن r-26 g25
وكن_ g30
وكو r-24 g-36 h-35
وكي g-33 h-23
وكيل m21
وكيل_ m21
ولا_ g25
ولات g-31 h-43
ولاد_ r-22 g-29 m-27
ولادي g-22
ولارا r30 g-24
ولد h-34
ولد_ h-34
ولدي h-26
ولدي_ h-26
ولف g42 h-25
ولفه g42 h-25
ولفه_ g42 h-25
ولم r-37 g31 m30 h-45
ولو h-30
ولو_ g34
وليت m32
وليت_ m32
وما_ g22
ومب m23
ومبو m27
ومبول m27
ومت h22
ومتر h22
ومترا h22
ومس r-22 g-30 m-21
ومع r21
ومو m38 h-23
ومي r21
ومي_ h28
وميت g-21
وميتي g-21
ومين g-26 m24 h-30
ومين_ r25 g-22
ونا h-25
ونا_ h22
ونت r21
ونت_ r24
ونص r30 h-24
ونص_ r30 h-24
ونه_ h-21
ونيا g-30
ونيو g-22 h-31
وهم k25
وهمي k25
وهي k32
وهي_ k33
ويا h-21
ويا_ r38 h-24
ويات h-35
ويات_ h-28
ويت h35
ويت_ h35
ويذ h40
ويذ_ h37
ويس h22
ويسك h27
ويسكي h27
ويش m-24
ويق h23
ويلا k28
ويلات k28
ويه h-30
ويه_ h-30
يء_ h26
ياب k24
يابه h-28 k34
يابه_ h-28 k34
ياج g-27 h-30 k44
ياجر h-22 k49
ياجر_ h-22 k49
ياد_ g23 h39
يار_ g23 h-29
يارا h-21
يارات h-21
يارت h-31
يارتي h-32
ياس h-23
ياس_ g23
ياض h-21
ياضه r-29 h-29
ياضه_ r-29 h-29
ياضي_ r-23 h-47
يالا h-23
يالات h-23
يام h-28
يام_ h-28
يانص m25
يانصي m25
ياه r-22 h-26
ياه_ r-22 h-26
يبت r-28 h25
يبتي r-29
يبد g37 h-22
يبد_ g50 h-21
يبدو g27
يبدو_ g27
يبق m-21 h46
يبل g-30 h57
يبي h-22
يبي_ h-32
يبيع_ h-28
يبين h-21
يبين_ k50
يتا g-25
يتاخ r30
يتاخر r30
يتام r-34 g-33 k-25
يتام_ r-30 h-22 k-25
يتح g28
يتحد g28
يتحدد g28
يتز m-27
يتزا m-36
يتزا_ m-36
يتزر g24
يتزرع g24
يتص r-26
يتصا g26
يتصاد g26
يتل r-21 h25
يتو r-23
يتون r-27 h-34
يتون_ r-27 h-34
يتي_ g28
يتيم r-35 h-22
يتيم_ r-35 h-22
يتين h-22
يتين_ h-22
يث_ g-27 h34
يجاره h40
يجي r23
يجيب g22
يجيبه g42
يحد g28
يحدد g28
يحدد_ g33
يحدده g21
يحس g-29 h-26 k71
يحس_ g-29 h-32 k78
يخت g27
يختا g26 h-33
يختار g26 h-33
يختب h45
يختبر h45
يختر g40
يدا_ k33
يدخ h26
يدخل h26
يدخل_ h26
يدر k23
يدري k23
يدري_ k23
يدفعو g27
يدفن h25
يدفن_ h25
يدي_ r45
يدين h-23
يديه h-31
يديه_ h-31
يذ_ h30
يذي h-24
يذي_ h-24
يرا_ h26
يران r-23 m-26
يران_ r-23 m-26
يراه g29
يراه_ g29
يرت g24
يرجعل g48
يرد h-24
يرد_ h-23
يرده h-24
يرس m46
يرسي m46
يرسي_ m46
يرك h-32
يرك_ h-32
يرم_ h-41
يرو h33
يريك h24
يريكا h24
يزهر g32
يزهر_ g32
يزي r42 m-26
يسا k33
يسال k33
يسال_ k36
يسالن k31
يست h-25
يستا h-26
يستال h35
يستر g36 m-24 h-24
يسد r25
يسدد r25
يسره m-23
يسره_ m-23
يسك h31
يسكو h29
يسكو_ h29
يسكي h27
يسكي_ h27
يسهل g28
يسهل_ g28
يشت r33
يشت_ r44 h-26
يشتر r27
يشتري r31
يشغ h24
يشغل h24
يشغله h27
يشل r36
يشلي r36
يشلي_ r36
يشها r40
يشها_ r40
يص_ h-34
يصا g-37 m-21
يصل g25
يصلح g25
يصلحو g30
يصيد h-40
يضا g-23
يضات g-27 m26
يضات_ g-27 m26
يطرد h37
يطرد_ h37
يطل k25
يظ_ r36 g-34 m-22 h-24
يظه k33
يظهر k33
يظهر_ k33
يعت r-21 g49 m-25 h-51
يعرف_ g22
يعرفه k35
يعطو g40
يعك g25
يعك_ g25
يعن r-30
يعني r-30
يعني_ r-30
يعها r-22 h23
يعها_ r-22 h23
يغير h34
يغير_ h34
يفا h51
يفك h32
يفك_ h24
يفه m-22
يفه_ m-24
يفون h-33
يفون_ h-33
يفي h37
يقت g-39 m39 h-24
يقتي g-39 m39 h-24
يقرا h24
يقرا_ h24
يقرر g35
يقرر_ g46 h-31
يقرره g28
يقو h22
يقول h22
يقول_ h33
يقوله g49 h-42
يكاغ g27
يكاغو g27
يكت g25 m40
يكتب g37 h22
يكو h37
يكون h29
يكون_ h29
يلا_ g-25
يلات_ k21
يلاتي h21
يلت h-37
يلتي h-37
يلر h21
يلر_ h21
يلع m24
يلعب m24
يلعب_ m27
يلم h-22
يلم_ h-22
يلو g-32
يلو_ g-31
يلوم h22
يلومت h22
يلي h33
يلي_ h28
يما m-22
يمتح h29
يمتحن h29
يمس h21
يمسح h21
يمسح_ h21
يمل g30
يملك g30
يملكه g30
يمو m-26
يمي g-26
يمي_ g-25
يناري g26 h-40
يناه g-31 h-35
ينب g38 h-22
ينبت g22 m21 h-30
ينبت_ g22 m21 h-30
ينتب g-21 k35
ينتبه g-21 k35
ينته g30 m-24 h-30
ينزر g29
ينزرع g29
ينع k34
ينعر k34
ينعرف k34
ينك k40
ينكن h34
ينكن_ h34
ينه r28
ينه_ r31
ينها g22
ينها_ g22
ينيه m28
ينيه_ m28
يهم g21
يهم_ g26
يو_ g-46 m23
يوان h-23
يوت g34
يوتش g41 h-29
يوتشر g41 h-29
يوق h29
يوق_ h31
يوك g24 h-25
يول g38
يولد g33
يولد_ g33
يولف g42 h-25
يولفه g42 h-25
يومي r23
يومي_ g-26 m-28
يونه r26
يونه_ r26
يوني r29
يير h25
يير_ h25
ييش r41 h-24
ييش_ r41 h-24
ييض k32
ييض_ k32
ييف r-21 h27
ييف_ r-21 h27
يين g-22
يين_ g-22
ييه m24
ييه_ m24
يے_ m40 h-52
چرس m-22 h57
چرس_ m-22 h57
`,
};
