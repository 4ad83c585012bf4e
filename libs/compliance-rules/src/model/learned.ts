import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-272, -211, -255, -54, -389],
  likely: [31, 119, 95, 207, 24],
  possible: [-94, -35, -18, 75, -107],
  pieces: `
2ard r31
2ard_ r31
2id g-31 h-40
2me r-25 g24 h-21
2mee r-25 g24 h-21
2meen r-25 g24 h-21
2p_ r23 h-23
2sa r31 g-29
3a_ h-44
3ala_ h-26
3alay r32 g-26
3ale r23 g-29
3aleh r38 m-31 h-23
3and_ h23
3ara h26
3ara_ h25
3at g-27
3at_ g-31
3atl r-21
3ay r-43
3d_ r28 m-25
3de r-21
3et_ r25
3ey g-21
3eya g-21
3ho r24 h-33
3lan h23
3lan_ h23
3na_ h-28
3om g-21
3omo g-21
3omol g-21
3te g-22 m-27 h-35
5ti h24
5ti_ h24
7ad r-37
7ag h-34
7ag_ g-22 m-25 h-31
7an m36
7ani h34
7ani_ h34
7ash h22
7ashi h22
7ed r-22
7ed_ r-22
7es g-27 h-26
7ess r-26 g-25 h-25
7r_ h43
7t_ m33
=!adult-service+denial h22
=!adult-service+payment-versus-payment h22
=!alcoholic+!banking h-22
=!alcoholic+pays-for-chance h-26
=!alcoholic+percentage h-22
=!alcoholic+soft-drink h-28
=!banking h-27 k30
=!banking+!watchers h-24 k46
=!banking+charged-at g-35
=!banking+conceal k37
=!banking+denial k42
=!banking+pays-for-chance h-27
=!banking+percentage h-34
=!banking+soft-drink r-27 h-30
=!banking+sums-0 h-27 k33
=!banking+unit g-28
=!bill r21
=!bill+!sale-or-service g32 h-22
=!bill+denial r21
=!bill+reference r21 h-21
=!bill+sums-0 g23
=!cash-form+!watchers h29 k-21
=!cash-form+sums-0 h21
=!cash-form+unlicensed-giving h29 k-21
=!charged-at+!sale-or-service g26 h-22
=!charged-at+benefit r26
=!charged-at+cash-form h-27
=!charged-at+excused r-34
=!charged-at+free-use r21
=!charged-at+hand-over r-24
=!charged-at+paper-money h-27
=!charged-at+pays g-25
=!charged-at+price-of r-26
=!charged-at+reference h-27
=!charged-at+under r-21
=!charged-at+wager-event r-27 h-23
=!charity k47
=!charity+!document k31
=!charity+!gift-to k32
=!charity+!giving-drive k32
=!charity+!licensed k31
=!charity+denial k47
=!charity+reference k48
=!charity+sums-0 k47
=!charity+unlicensed-giving k30
=!commercial-paper k33
=!commercial-paper+denial k33
=!contest-kind g-22 m25
=!contest-kind+!wager-event g-22 m25
=!contest-kind+denial g-22 m25
=!contrast+equity g27
=!contrast+own-zakat-rate g21
=!contrast+trade r-21 g-21
=!dealing+!trade h-23
=!dealing+cash-form g-23
=!dealing+nobody-knows g-21 h24
=!dealing+paper-money g-23
=!dealing+pays-for-chance h-23
=!dealing+reference r28
=!dealing+sums-2 h-23
=!debt+!deferred g-33
=!debt+!lend r28 m30
=!debt+denial g-33 m29
=!debt+excused r-67
=!debt+reference r-25
=!debt+sums-0 m29
=!debt+sums-2 h-29
=!debt+unit h-25
=!delay-charge r-30
=!delay-charge+denial r-30
=!delay-charge+reference r-24
=!delay-charge+sums-0 r-24 k-21
=!described g41 h-22
=!described+denial g41 h-22
=!described+sums-0 g62 h-25
=!document+cash-form h-28
=!document+name-after g32
=!document+paper-money h-28
=!document+pays-for-chance h-26
=!equity g23
=!equity+denial g23
=!equity+reference m22
=!equity+sums-0 g23
=!errand+excused k-34
=!extra r-27
=!extra+debt r-21
=!extra+denial r-27
=!extra+given-back r-28
=!extra+hand-over h-24
=!extra+repay r-26
=!extra+sums-0 r-25
=!fee r-24
=!fee+charged-at r-24
=!fee+dealing r-25
=!fee+debt r-29 g-21
=!fee+denial r-24
=!fee+pays-for-chance r-25
=!fee+reference r-35
=!fee+sums-0 r-25
=!gift-money+!price-of g24
=!gift-money+improper g-27 h35
=!gift-money+nobody-knows g-27 h35
=!gift-money+reference h-26
=!gift-money+undescribed g-27 h35
=!gift-to k29
=!gift-to+!giving-drive k32
=!gift-to+denial k29
=!gift-to+sums-0 k29
=!given-back+!repay g30
=!given-back+excused r-41 g-50
=!given-back+sums-0 r-40
=!giving-drive k32
=!giving-drive+denial k32
=!giving-drive+sums-0 k32
=!guaranteed r-30 g25
=!guaranteed+dealing r-25
=!guaranteed+denial r-30 g25
=!guaranteed+left-open g34 h-25
=!guaranteed+reference r-34 g30
=!guaranteed+sums-0 r-30 g25
=!hand-over k23
=!hand-over+dealing k-26
=!hand-over+denial k23
=!hand-over+reference k29
=!hand-over+sums-0 g23
=!in-return r-28 m-26
=!in-return+denial r-28 m-26
=!increase+gift-money r-23
=!insured+sale-or-service g-37 k-28
=!late-rent+reference h28
=!late-rent+unlicensed-giving g-23 k29
=!lawful-bar+reference h26
=!lawful-bar+sums-0 h21
=!lawful-rate+!sale-or-service m-21
=!lease h-29
=!lease+denial h-30
=!lease+sums-0 h-28
=!lend r27 m26
=!lend+denial r26 g-40 m34
=!lend+sums-0 m35
=!licensed+!watchers g29 h-24
=!licensed+giving-drive k22
=!licensed+name-after g32
=!licensed+narcotic g-32 h47
=!loose-order+!no-spec g25
=!loose-order+excused g25
=!loose-order+reference g21
=!market-price+!trading g32
=!market-price+my-loss g49 m-45
=!market-price+reference m21
=!meat h-27
=!meat+excused h-27
=!meat+sums-0 h-27
=!metal-deal g26
=!metal-deal+denial g26
=!metal-deal+reference r-23 g28
=!metal-deal+sums-0 g26
=!more-time+denial k-23
=!name-before g-33
=!name-before+denial g-33
=!no-spec g25
=!no-spec+denial g25
=!no-spec+excused g25
=!no-spec+reference g25
=!no-spec+sums-0 g25
=!online-place g-30 h-23
=!online-place+denial g-30 h-23
=!paid-entry h25
=!paid-entry+denial h27
=!paper-money+!watchers h29 k-21
=!paper-money+unlicensed-giving h29 k-21
=!pass-on g-23 h-31
=!pass-on+currency-forward g-22
=!pass-on+denial g-23 h-31
=!pass-on+sums-0 g-23 h-31
=!payroll h31
=!payroll+!sale-or-service h21
=!payroll+!serves h21
=!payroll+benefit h32
=!payroll+denial h31
=!payroll+sums-0 h31
=!payroll+under h25
=!pays+!price-of g24
=!pays-for-chance+cash-form r24 g-22
=!pays-for-chance+charged-at g-25
=!pays-for-chance+lease g-35
=!pays-for-chance+outside-prize h-29
=!pays-for-chance+paper-money r24 g-22
=!pays-for-chance+trade g21
=!pays-for-chance+under h-40
=!pays-for-chance+unit g-29
=!per-period r32 g-32
=!per-period+!return-on-capital r32 g-32
=!per-period+!sold-apart r32 g-32
=!per-period+!unit r43
=!per-period+denial r32 g-32
=!per-period+sums-0 r32 g-32
=!price-of+outside-prize h-32
=!priced-thing+!trading g24
=!reference g22
=!reference+denial g22
=!reference+sums-0 g22
=!repay+reference h-22
=!repay+sums-0 g21
=!return-on-capital+!sold-apart r32 g-32
=!return-on-capital+!unit r43
=!sale-or-service+!serves g-25 h21
=!sale-or-service+debt r25
=!sale-or-service+stays-unseen k-22
=!serves+reference r-29
=!sold-apart g21 h-23
=!sold-apart+!unit r27 g-26
=!sold-apart+denial g22 h-25
=!sold-apart+reference r-29 h-35
=!sold-apart+sums-0 g22
=!sold-short+dealing g23
=!stakes m-33
=!stakes+denial m-33
=!stakes+excused m-31
=!stakes+sums-0 m-34
=!take-in r-25
=!take-in+denial r-26
=!take-in+sums-0 r-26
=!trading+denial g27
=!trading+reference g42 m-23 h-26
=!unit r27 m-26
=!unit+benefit r59
=!unit+charged-at g-32
=!unit+denial m-23
=!unit+pays r24
=!unit+pays-for-chance r24
=!unit+reference m-36
=!unit+sums-0 r22 m-26
=!unknown g-22 k48
=!unknown+denial g-21 h-22 k51
=!unknown+sums-0 g-22 k48
=!unknown+under g-23 h-22 k55
=!unlawful-business+collection m-24
=!unlawful-business+pays-for-chance h24
=!unlawful-business+reference m-33
=!unlawful-business+to-learn m-25
=!unlawful-business+to-oppose m-32 h-27
=!up-down+sums-0 g22
=!wager-event+pays-for-chance g-24
=!wager-event+sums-0 m-21
=!waiting+denial r-21
=!watchers k26
=!watchers+conceal h-25 k34
=!watchers+denial k28
=!watchers+reference k-26
=!watchers+stays-unseen h30 k-25
=!watchers+sums-0 k27
=!watchers+unlicensed-giving h29 k-21
=across-border+alcoholic h42
=across-border+bill g-22
=across-border+denial g29
=across-border+excused h-28
=across-border+gift-money r-23 g28
=across-border+given-back g21 h-22
=across-border+insured g22
=across-border+meat h-25
=across-border+meat-trade h-34
=across-border+price-of g-22
=across-border+reference g27 h-31
=across-border+speed-up r-29 g-25
=across-border+unit r22
=across-border+unlawful-business h34
=actual-cost r-27
=actual-cost+charged-at r-26
=actual-cost+debt r-34
=actual-cost+lend r-32
=actual-cost+price-word r-27
=actual-cost+sale-or-service r-28
=actual-cost+sums-0 r-23 h-22
=adult-service+bill m-26 h24
=adult-service+capital h41
=adult-service+charged-at h24
=adult-service+contrast h28
=adult-service+dealing h31
=adult-service+denial r-21 h22
=adult-service+draw h-46
=adult-service+excused h-81
=adult-service+extra h25
=adult-service+gift-money h44
=adult-service+given-back r-22
=adult-service+hand-over h25
=adult-service+insured h-31
=adult-service+late-rent h-41
=adult-service+lawful-bar m-24
=adult-service+lawful-rate m-23 h24
=adult-service+lease h22
=adult-service+licensed h-48
=adult-service+not-pork h-33
=adult-service+official h-56
=adult-service+online-place m-23
=adult-service+paid-entry h-25
=adult-service+payroll h21
=adult-service+pays r-23 h48
=adult-service+pays-for-chance h35
=adult-service+price-of h25
=adult-service+right-now r-37
=adult-service+serves g-21
=adult-service+trade h25
=adult-service+trading r29
=adult-service+unlawful-business h56
=adult-service+waiting r-52 h-27
=adult-service+works-for h28
=affirmation g24
=affirmation+denial r22
=affirmation+excused k-42
=affirmation+given-back r26
=affirmation+guaranteed r24
=affirmation+per-period g-22
=affirmation+reference r23
=affirmation+sums-0 r21 g25
=affirmation+up-down g30 k-24
=alcoholic h24
=alcoholic+benefit h39
=alcoholic+capital h24
=alcoholic+charged-at h27
=alcoholic+dealing g-21
=alcoholic+delay-charge h-48
=alcoholic+equity h38
=alcoholic+errand h21
=alcoholic+excused h-66
=alcoholic+for-money m-36 h44
=alcoholic+friends h-26
=alcoholic+given-back g-22 h-28
=alcoholic+insured h21
=alcoholic+lawful-bar h-64
=alcoholic+lease h37
=alcoholic+market-price g-26
=alcoholic+metal-deal h43
=alcoholic+nobody-knows g33 h-27
=alcoholic+official h21
=alcoholic+payroll h30
=alcoholic+pays-for-chance h22
=alcoholic+play-costs g-29
=alcoholic+priced-thing g-29
=alcoholic+reference h45
=alcoholic+right-now r-24
=alcoholic+sealed h-30
=alcoholic+serves h34
=alcoholic+shut-thing g21
=alcoholic+soft-drink h-32
=alcoholic+sums-0 h24
=alcoholic+sums-1 m-22
=alcoholic+sums-2 r-24
=alcoholic+sums-apart r-24
=alcoholic+to-dispose h-30
=alcoholic+to-learn h26
=alcoholic+to-oppose h-51
=alcoholic+to-treat h-27
=alcoholic+trading g-39 h33
=alcoholic+unlawful-business h22
=alcoholic+wager-event h23
=alcoholic+works-for h30
=arbun+denial g34 h-30
=arbun+market-price r-21
=arbun+pays-for-chance g-31
=arbun+unit g-29
=avoid-control k44
=avoid-control+banking k25
=avoid-control+capital k23
=avoid-control+charged-at h45 k-31
=avoid-control+conceal h-23 k22
=avoid-control+denial k23
=avoid-control+excused k-71
=avoid-control+gift-money h51
=avoid-control+lawful-rate k36
=avoid-control+limit k25
=avoid-control+official h59 k-67
=avoid-control+pays-for-chance k23
=avoid-control+return-on-capital k36
=avoid-control+split r-27 k25
=avoid-control+stays-unseen k31
=avoid-control+sums-0 k44
=avoid-control+under g-22 h33
=avoid-control+unit m-23 h23
=avoid-control+up-down m-28
=avoid-control+wager-event m-30
=avoid-control+watchers k38
=banking+bet-house h33
=banking+collection r38
=banking+contract-bet r-22
=banking+deadline g-24
=banking+debt-carrier h-22
=banking+debt-grows r29
=banking+document r27
=banking+draw r34
=banking+equity r-28 h31
=banking+errand r-25
=banking+exchange r-32 g21 m22
=banking+extra r29
=banking+fixed-rate r21
=banking+for-money m-34
=banking+friends r33
=banking+gift-money r26
=banking+giving-drive k-23
=banking+guaranteed r24
=banking+guarantor r25
=banking+halal-certified r33
=banking+in-return r40
=banking+increase r37
=banking+instalment-count r27
=banking+interest-business h23
=banking+islamic-paper h-24
=banking+late-rent r23
=banking+metal r30
=banking+metal-deal r30
=banking+name-after r24 h-33
=banking+name-before h-21
=banking+narcotic r21
=banking+outside-prize h-34
=banking+paid-entry r23 h-29
=banking+payroll r25
=banking+pays r36
=banking+per-period r36
=banking+quick-cash r28
=banking+repay g-26
=banking+savings-circle m-31 h-22
=banking+sell r26
=banking+small-parts k30
=banking+split k26
=banking+stakes g-22 h21
=banking+stays-unseen r-25 k41
=banking+sums-2 m-24
=banking+sums-apart m-29
=banking+surety r26
=banking+to-learn r-29
=banking+unknown g-23 k29
=banking+unknown-party h-21
=banking+unlawful-business h31
=before-possession g23
=before-possession+dealing g26 k-23
=before-possession+not-mine-yet k-27
=before-possession+price-of g40 k-29
=before-possession+sale-or-service g36
=before-possession+sell g23 k-22
=before-possession+sums-0 g30
=before-possession+trade k-25
=below-face+charged-at r21
=below-face+pays r-23
=below-face+sold-short r24
=below-face+under r43
=below-face+wager-event r-28
=benefit+bill r27 k-36
=benefit+commercial-paper r36
=benefit+conceal h-64 k43
=benefit+contest-kind m-21
=benefit+debt-carrier r-21
=benefit+dependant h-30
=benefit+document h45
=benefit+draw m-32
=benefit+excused h-32
=benefit+fixed-paper r28
=benefit+foreign-currency r27 m-22
=benefit+free-use r37
=benefit+friends m-23
=benefit+game m-35 h-27
=benefit+guaranteed m24
=benefit+instalment-count r-28 g-30 h25
=benefit+insured r22
=benefit+lawful-bar h-31
=benefit+lend-verb r29
=benefit+lender-gain h-22
=benefit+metal r37
=benefit+metal-deal r21 k25
=benefit+my-wallet-lent k29
=benefit+name-after h-37
=benefit+name-before g-28 k-23
=benefit+not-told h-22
=benefit+outside-prize r21 m-36
=benefit+paid-entry m-23
=benefit+promised-cut r32
=benefit+right-now r-25 g21
=benefit+speed-up h45
=benefit+stakes g-26 m41
=benefit+stipulated r34
=benefit+sums-equal r-38
=benefit+sums-grow r21
=benefit+tied-deal g-29
=benefit+to-oppose h-24
=benefit+trading r29
=benefit+under h24
=benefit+wager-event m-21
=benefit+watchers r33
=benefit+with-money m36
=bet-house m62 h38
=bet-house+capital m29 h32
=bet-house+cash-form m26 h25
=bet-house+charged-at m46 h60
=bet-house+contest-kind h66
=bet-house+dealing r-22 m23 h53
=bet-house+equity m-39
=bet-house+exchange m29 h29
=bet-house+excused m-59 h-49
=bet-house+extra r-36 g-30 h62
=bet-house+fee h-24
=bet-house+for-money g-22 h45
=bet-house+friends h35
=bet-house+given-back r-22 m33 h39
=bet-house+lease m-27
=bet-house+market-price m27 h26
=bet-house+narcotic m39
=bet-house+operator m25
=bet-house+paid-entry r-29 m46 h30
=bet-house+paper-money m24 h28
=bet-house+pays-for-chance m34 h36
=bet-house+reference m34 h29
=bet-house+right-now m24 h45
=bet-house+sale-or-service m33 h49
=bet-house+serves m-41
=bet-house+stakes m25 h34
=bet-house+sums-0 m58 h32
=bet-house+sums-1 m36 h38
=bet-house+to-learn g-23 m35 h42
=bet-house+to-oppose m-33
=bet-house+trading h35
=bet-house+wager-event m36 h62
=bet-house+with-money m34 h30
=bet-house+works-for m-31 h26
=bill+cash-form r25 k23
=bill+comes-later g-25
=bill+contrast k23
=bill+contribute m21
=bill+deadline r-29
=bill+debt-carrier r21
=bill+deferred g-26
=bill+denial r-24 h-21
=bill+draw m38
=bill+exchange g-21 h-40
=bill+extra g-25 h-26
=bill+false-words r-29 k51
=bill+fee m21
=bill+fixed-paper r77 g-24 h-44
=bill+given-back g-23
=bill+guaranteed r-27
=bill+lender-gain h-21
=bill+licensed g-26
=bill+my-wallet-lent k40
=bill+name-after g-23
=bill+narcotic r-31 h-31
=bill+online-place m-35 h-24 k28
=bill+operator h27
=bill+paper-money r25 k23
=bill+pays r-23
=bill+per-period r-27 h27
=bill+price-of r21
=bill+price-word r-27
=bill+priced-thing r-24 g-34
=bill+reference r-22
=bill+return-on-capital g26
=bill+right-now h26
=bill+search-for h22
=bill+sham h-45 k25
=bill+shut-thing g-34
=bill+small-parts h-23 k-29
=bill+sold-short r25
=bill+split h-24 k-34
=bill+trade r32
=bill+under r39 g-25
=bill+unit r-28
=bill+unlawful-business h44
=bill+wager-event g-24 m21
=bill+watchers h-30
=bill+with-money r58
=both-later g36
=both-later+comes-later g32
=both-later+deadline g24
=both-later+dealing g25
=both-later+reference r-27 g28
=both-later+sale-or-service g25 h-22
=both-later+settles-later g27
=both-later+sums-0 g36
=both-later+trading r-27
=both-later+unit g27
=buy-back r28
=buy-back+cash-form r23
=buy-back+charged-at r31
=buy-back+debt r-32
=buy-back+extra r47
=buy-back+hand-over r-25
=buy-back+insured r40 g-25
=buy-back+lend r-47 g40
=buy-back+narcotic r33
=buy-back+reference r28
=buy-back+right-now r-38 g29
=buy-back+serves r21 g-25 h-21
=buy-back+sums-0 r24
=buy-back+sums-2 r34
=buy-back+up-down r31
=capital+cash-form r43
=capital+comes-back r30
=capital+commercial-paper h-45
=capital+contest-kind g26
=capital+contrast r-23
=capital+contribute r32
=capital+document r21
=capital+equity h28
=capital+errand r-21
=capital+excused r-40
=capital+fee r23
=capital+fixed-gain r27
=capital+for-money m-30
=capital+for-others k27
=capital+gold h21
=capital+grown-debt r21
=capital+guaranteed r28
=capital+guarantor-gain r30
=capital+insured g-35 h21
=capital+islamic-paper r-24
=capital+keeps-money r32
=capital+lend r-29
=capital+market-price r-26
=capital+online-place r-21 h35
=capital+operator m36
=capital+paper-money r43
=capital+pass-on k21
=capital+pay-me r21
=capital+price-of r-24 h-28
=capital+principal-stays g-26
=capital+receivable r22
=capital+search-for g-33 h26
=capital+split r-22 k47
=capital+stays-unseen r-34 g-24
=capital+stranger h-21 k35
=capital+surety-pay r-24
=capital+to-oppose r-24 g-25
=capital+trade h-24
=capital+trading r-27
=capital+unlawful-business m28 h45
=capital+wash-money k39
=capital+watchers h-24
=capital+with-money h31
=cash-form+comes-back g-23
=cash-form+conceal g-29 h-27 k34
=cash-form+contest-kind m34
=cash-form+contract-bet g33 h-48
=cash-form+errand k-25
=cash-form+excused g-25 m-24 h-22
=cash-form+extra r23 g-27
=cash-form+fee k30
=cash-form+fixed-gain r29
=cash-form+fixed-paper r30 g-29 h-21
=cash-form+foreign-currency r-40
=cash-form+forward-deal g30
=cash-form+game h27
=cash-form+giving-drive k22
=cash-form+gold-part g27
=cash-form+halal-certified r-21
=cash-form+hidden-name r-26 g-31 k33
=cash-form+insured h-25
=cash-form+keep-cut g-23
=cash-form+kept-by-creditor r28 k-29
=cash-form+late-rent g-26
=cash-form+lawful-rate r37
=cash-form+lease g-29
=cash-form+left-open r-22
=cash-form+lender r24
=cash-form+lender-gain r23
=cash-form+licensed r-23 g24
=cash-form+market-price r-22
=cash-form+metal r24
=cash-form+metal-deal r27
=cash-form+more-back r21
=cash-form+narcotic h41
=cash-form+not-chosen r-28 g21
=cash-form+not-pork r23 m27 h33
=cash-form+official h22
=cash-form+online-place h23
=cash-form+pass-along k32
=cash-form+pass-on r-31
=cash-form+passes-it r22
=cash-form+pays g-34
=cash-form+per-period r-28 k38
=cash-form+pledge r21
=cash-form+priced-thing h-31
=cash-form+receivable h-21
=cash-form+reference r24
=cash-form+return-on-capital g-24
=cash-form+right-now k26
=cash-form+same-back r21
=cash-form+serves r28
=cash-form+sham h27
=cash-form+sums-2 r21
=cash-form+sums-equal h-24 k-25
=cash-form+sums-shrink r46
=cash-form+surety-pay h-25
=cash-form+tick-guess m46
=cash-form+two-prices r-25
=cash-form+undecided g26
=cash-form+unlawful-business m31 h27
=cash-form+unlicensed-giving r-21 k23
=cash-form+wager-event h23
=cash-form+wash-money h-29 k29
=chance-pay m54
=chance-pay+chance-prize m26
=chance-pay+charged-at m35 h-25
=chance-pay+contribute g-26
=chance-pay+dealing g-25 m39
=chance-pay+gift-money m44 h-38
=chance-pay+insured g-26 m31
=chance-pay+late-rent h-21
=chance-pay+pays m45 h-45
=chance-pay+pays-for-chance m45
=chance-pay+reference h-21
=chance-pay+sums-0 m50
=chance-pay+sums-1 m33
=chance-pay+trade g-25 m22
=chance-pay+unit m25 h-21
=chance-pay+wager-event g-29 m47 h-27
=chance-prize m53
=chance-prize+charged-at m29
=chance-prize+dealing g-29
=chance-prize+draw m24
=chance-prize+game m32
=chance-prize+gift-money g-32 h-34
=chance-prize+meat g-55 m81 h-47
=chance-prize+not-told g-41 m27
=chance-prize+online-place m25
=chance-prize+pays-for-chance g-24 m43
=chance-prize+sale-or-service h-21
=chance-prize+shut-thing m33
=chance-prize+sums-0 m51
=chance-prize+sums-1 m29
=chance-prize+unit m22
=chance-prize+wager-event g-27 m27
=charged-at+collection k30
=charged-at+debt-grows r33
=charged-at+dependant r-25 h-44
=charged-at+described g-44 h-32
=charged-at+equity g-24 h22
=charged-at+exchange h-25
=charged-at+excused r-22 h-25
=charged-at+false-words h-21 k43
=charged-at+fixed-paper r31
=charged-at+foreign-currency g-23
=charged-at+future-crop g47 h-26
=charged-at+grows-with-time r50 g-24 h-21
=charged-at+guarantor-gain r40 h-21
=charged-at+he-picks g46 h-23
=charged-at+insurance-business g23
=charged-at+interest-business r-34 h45
=charged-at+interest-product h23
=charged-at+islamic-paper r-38
=charged-at+keeps-money r30
=charged-at+lend-verb h22
=charged-at+limit k-21
=charged-at+meat-trade h-41
=charged-at+metal h-25
=charged-at+more-back r44
=charged-at+my-loss g26 h-23
=charged-at+name-after h-26
=charged-at+narcotic h23
=charged-at+no-date g31
=charged-at+no-day g42
=charged-at+nobody-knows g51 h-21
=charged-at+not-mine-yet g38
=charged-at+not-pork h-41
=charged-at+official r-25 h25
=charged-at+operator h41
=charged-at+out-of-reach g39
=charged-at+out-there g43 m-26
=charged-at+outside-prize r-21 m-27 h-24
=charged-at+pass-along k25
=charged-at+pay-for-cover g27
=charged-at+price-open g36
=charged-at+principal-stays h-22
=charged-at+promised-cut r24
=charged-at+rate-charge r35
=charged-at+speed-up h29
=charged-at+split g-28
=charged-at+stakes h24
=charged-at+stays-unseen h-31
=charged-at+stranger k34
=charged-at+sums-grow r42
=charged-at+takaful g-26 h-22
=charged-at+tick-guess m22
=charged-at+to-debtor g-25 h-21
=charged-at+to-dispose r-24
=charged-at+to-oppose h-23
=charged-at+to-treat h-32
=charged-at+unborn g43
=charged-at+under r32
=charged-at+undescribed g37
=charged-at+unknown-party k36
=charged-at+unlawful-business h56
=charged-at+unlicensed-giving k24
=charged-at+up-down r23
=charged-at+wait-pay r41
=charged-at+waiting r27
=charged-at+winner-takes g-23
=charged-at+works-for h41
=charity+deferred r-26
=charity+delay-charge r-24
=charity+draw m29
=charity+fee r-21
=charity+impure-wealth r-34
=charity+insured r-25
=charity+late-charge r-29
=charity+lease g-32 k-23
=charity+licensed k-23
=charity+more-time r-34
=charity+narcotic r-23
=charity+own-account k23
=charity+paid-entry m21
=charity+wager-event m-24
=charity+waiting r-34
=collection k25
=collection+dealing g-22
=collection+debt r27
=collection+giving-drive k27
=collection+gold r-25
=collection+hand-over r38
=collection+lawful-rate k21
=collection+lease k22
=collection+lender r41
=collection+own-account k24
=collection+sums-0 k25
=collection+to-dispose k21
=collection+unlicensed-giving k28
=collection+wager-event r-28 m27
=collection+winner-takes m30
=comes-back r26
=comes-back+denial r27
=comes-back+excused h-22
=comes-back+for-money r27
=comes-back+gift-money r24
=comes-back+given-back g-26
=comes-back+gold g-23
=comes-back+metal-deal h-21 k22
=comes-back+more-back r28 g-23 h-23
=comes-back+not-pork g23
=comes-back+paper-money g-25
=comes-back+pays g21
=comes-back+pays-for-chance r21
=comes-back+per-period r22
=comes-back+rate-charge r23
=comes-back+sea-catch g33 h-25
=comes-back+sums-1 r22
=comes-back+sums-2 r31
=comes-back+sums-equal r-62
=comes-back+sums-grow r63
=comes-back+sums-shrink r38 m-26
=comes-later+contrast r29
=comes-later+debt-carrier r29
=comes-later+equity r-25 h21
=comes-later+exchange r31
=comes-later+extra g-31 m-22
=comes-later+fixed-rate r28
=comes-later+foreign-currency r48 g-24
=comes-later+friends r21
=comes-later+gold r34 g-24
=comes-later+guaranteed h22
=comes-later+hand-over r27
=comes-later+interest-business h24
=comes-later+lawful-rate r-26 g-29
=comes-later+meat g27 h-25
=comes-later+more-time r24
=comes-later+name-before r23 g-21
=comes-later+priced-thing r40
=comes-later+principal-stays r-25
=comes-later+return-on-capital r-21
=comes-later+right-now r30
=comes-later+sea-catch g26 h-27
=comes-later+serves r22 g-24
=comes-later+sums-apart r30
=comes-later+sums-equal r-39
=comes-later+sums-grow r35
=comes-later+surety-pay r-29 h24
=comes-later+unborn g23
=comes-later+undecided g33
=comes-later+up-down m21
=comes-later+wager-event g22
=comes-later+waiting h25
=commercial-paper+denial r-28 g-33 k28
=commercial-paper+errand r-25 k-35
=commercial-paper+excused h-40
=commercial-paper+false-words r-27 g-32 k28
=commercial-paper+friends r28
=commercial-paper+hand-over k-24
=commercial-paper+kept-by-creditor r23
=commercial-paper+lawful-rate k-26
=commercial-paper+lease r-36 k-23
=commercial-paper+licensed r33 h-32
=commercial-paper+market-price r-36 h31
=commercial-paper+narcotic g-21 h-36 k-25
=commercial-paper+paper-early r22
=commercial-paper+pays r-24
=commercial-paper+pays-for-chance k-41
=commercial-paper+price-of r28
=commercial-paper+price-word r-35
=commercial-paper+serves r-26
=commercial-paper+sham k71
=commercial-paper+small-parts h55 k-52
=commercial-paper+split h59 k-57
=commercial-paper+sums-1 h-26
=commercial-paper+to-learn r-33
=commercial-paper+trade r44
=commercial-paper+trading h52
=commercial-paper+under r25
=commercial-paper+watchers r-22
=conceal g-24 k65
=conceal+dealing h-33 k29
=conceal+denial g-27 k40
=conceal+false-words g-27 m-25 h-42 k27
=conceal+gift-money h-50 k25
=conceal+reference r-28 h36 k24
=conceal+sale-or-service k37
=conceal+sums-0 g-24 k66
=conceal+unit g-21 h26
=conceal+watchers g-26 h-29 k34
=condition r23
=condition+debt r40
=condition+free-use r26
=condition+hand-over r26
=condition+lend r42
=condition+lend-verb r33
=condition+pays r-23 g26
=condition+price-word r22
=condition+return-on-capital r37
=condition+sums-1 r30
=condition+tied-deal g-21
=condition+tied-trade r24
=contest-kind+debt m25
=contest-kind+excused m-26
=contest-kind+extra r-23 m41
=contest-kind+fee m-34
=contest-kind+for-money m35
=contest-kind+foreign-currency g24
=contest-kind+friends m30
=contest-kind+game h-25
=contest-kind+insured g-25
=contest-kind+late-rent m-21 h-35
=contest-kind+lend m30
=contest-kind+my-loss m34
=contest-kind+online-place m38
=contest-kind+operator m23 h23
=contest-kind+outside-prize m-27
=contest-kind+paid-entry m-27 h-25
=contest-kind+paper-money m34
=contest-kind+reference m-25 h-36
=contest-kind+sale-or-service m-24
=contest-kind+sums-1 m37
=contest-kind+sums-2 m21
=contest-kind+tick-guess m21
=contest-kind+to-learn m-21
=contest-kind+trade g-22
=contest-kind+trading h-27
=contest-kind+unlawful-business m31 h42
=contest-kind+up-down g26
=contest-kind+with-money m37
=contract-bet g55
=contract-bet+dealing r-24 g32
=contract-bet+debt g27
=contract-bet+draw r74 g-34 m-28
=contract-bet+equity g36 h-23
=contract-bet+exchange r-47 g39
=contract-bet+excused r-36 g-35
=contract-bet+extra r-24 g40 m-25
=contract-bet+gift-money r-33 g40
=contract-bet+insured r-27 g51
=contract-bet+lend g25
=contract-bet+metal g36
=contract-bet+more-time r-49
=contract-bet+paper-money g33 h-48
=contract-bet+pays r-29 g35
=contract-bet+pays-for-chance g44
=contract-bet+per-period g23
=contract-bet+price-of r-22 g21
=contract-bet+return-on-capital r-32 g24
=contract-bet+sale-or-service g48
=contract-bet+sell r-27
=contract-bet+serves r-30 g36 h-28
=contract-bet+sums-0 g54 h-21
=contract-bet+sums-1 g30 m-22
=contract-bet+trade r-22 g23
=contract-bet+trading g32
=contract-bet+unit g27
=contrast+contribute h-25
=contrast+deadline r21
=contrast+debt-carrier r-32
=contrast+document g27
=contrast+draw r-24
=contrast+exchange g-23
=contrast+false-words g-26 k25
=contrast+free-use r22
=contrast+gold r-34
=contrast+late-rent h21
=contrast+lend-verb r22
=contrast+licensed g28
=contrast+metal r22
=contrast+narcotic r22 h21
=contrast+official r-29
=contrast+online-place g25
=contrast+percentage r22
=contrast+rate-charge r31
=contrast+repay r-35
=contrast+same-back r26 h-25
=contrast+sums-3 r-35
=contrast+tied-deal g-21
=contrast+to-oppose r-24
=contrast+unlawful-business m25 h22
=contrast+watchers k28
=contribute m27
=contribute+dealing m32
=contribute+denial h-24
=contribute+draw m21
=contribute+each-in h-24
=contribute+first-takes m27
=contribute+for-money m22
=contribute+friends m21
=contribute+keep-cut r37
=contribute+loser-pays r-23
=contribute+market-price g21
=contribute+narcotic h25
=contribute+paid-entry h-21
=contribute+passes-it k22
=contribute+pays-for-chance m22
=contribute+price-of m52
=contribute+priced-thing g22
=contribute+reference h40
=contribute+return-on-capital r24
=contribute+sale-or-service m25
=contribute+sums-0 m39
=contribute+sums-1 h-24
=contribute+trade g-21 m55
=contribute+unit h-37
=contribute+winner-takes m31
=currency-forward r54 g-28
=currency-forward+denial g-22
=currency-forward+exchange r34 g-30
=currency-forward+foreign-currency r51 g-21
=currency-forward+forward-deal r38
=currency-forward+pass-on r53 g-41
=currency-forward+reference r35
=currency-forward+sums-0 r54 g-28
=currency-forward+trading r46 g-46
=currency-forward+unit r26
=cut-mine k30
=cut-mine+fee h-28 k27
=cut-mine+gift-money k22
=cut-mine+hand-over r-23
=cut-mine+keep-cut h-24 k24
=cut-mine+not-told h-29
=cut-mine+pass-along h-27
=cut-mine+pass-on h-25
=cut-mine+price-of h-23
=cut-mine+sale-or-service h-26 k24
=cut-mine+serves h-28 k24
=cut-mine+sums-0 k31
=cut-mine+take-in r-22
=deadline+debt-carrier r26
=deadline+excused r30
=deadline+extra r28 g-32 m-28
=deadline+fee h-21
=deadline+fixed-rate r22
=deadline+foreign-currency r24
=deadline+given-back g-21
=deadline+gold r28 g-22
=deadline+lawful-bar r24
=deadline+lawful-rate r-26
=deadline+lend r-26
=deadline+lender r-23
=deadline+not-chosen g24
=deadline+percentage g-24
=deadline+priced-thing r26
=deadline+principal-stays g-25
=deadline+right-now r23
=deadline+sea-catch g23
=deadline+small-parts h-47
=deadline+sold-short g28
=deadline+sums-equal r-38
=deadline+sums-grow r25
=deadline+sums-shrink r47
=deadline+surety-pay r-26
=deadline+take-in r22
=deadline+two-prices g28
=deadline+undecided g21
=deadline+unlawful-business r23 h-33
=deadline+with-money g28
=dealing+delay-charge h-25
=dealing+draw m32
=dealing+each-in m-24
=dealing+early-rebate g-24
=dealing+false-words h-33 k57
=dealing+future-crop g26
=dealing+game g-26
=dealing+hangs-if g45
=dealing+hangs-on g29 h-22
=dealing+he-picks g33
=dealing+impure-wealth r39
=dealing+in-return g23
=dealing+insurance-business g-41 h29
=dealing+islamic-paper h-25
=dealing+loose-order g25
=dealing+meat g-37
=dealing+more-back r26 h-22
=dealing+my-wallet-lent r-27 h-22 k39
=dealing+nobody-knows g45 h-26
=dealing+not-mine-yet g33
=dealing+official h32
=dealing+one-source r-26
=dealing+online-place m22
=dealing+operator h27
=dealing+out-of-reach g23
=dealing+out-there g57
=dealing+outside-prize r23
=dealing+own-account g-35
=dealing+paper-early r32
=dealing+payroll r35
=dealing+pledge r31
=dealing+principal-stays r-25
=dealing+promised-cut r21 g-21 h-22
=dealing+quick-cash r21
=dealing+rate-charge r22
=dealing+same-back r33
=dealing+savings-circle r35
=dealing+share-unknown g40 h-26
=dealing+shut-thing g30
=dealing+speed-up h22
=dealing+sums-equal m-24 h-24
=dealing+tick-guess m39
=dealing+tied-deal g-24
=dealing+tied-trade r24
=dealing+to-debtor r21 g-27
=dealing+to-dispose g-22
=dealing+unborn r-29 g33 h-33
=dealing+undecided g26
=dealing+undescribed g29
=dealing+unknown-quantity g26
=dealing+unlawful-business h48
=dealing+unlicensed-giving r-29 k-28
=dealing+wait-pay r36 g-24
=dealing+zakat r22
=debt r23
=debt+denial r-22
=debt+equity r-27 h41
=debt+excused r-41
=debt+free-use r35
=debt+game m39
=debt+gold r28 g-22
=debt+guarantor-gain r-25
=debt+in-return r28
=debt+interest-business h30
=debt+lawful-bar r23
=debt+lease r31
=debt+lender-gain r47
=debt+limit r34
=debt+more-back r34
=debt+my-loss m27
=debt+narcotic r27
=debt+operator g-37 h37
=debt+passes-it r22
=debt+pay-me r37
=debt+principal-stays g-21
=debt+same-back r22
=debt+split r23 k-22
=debt+stipulated r23
=debt+sums-0 r27
=debt+sums-3 m-21
=debt+sums-equal r-33
=debt+sums-grow r37
=debt+tied-deal r24
=debt+tied-trade r21
=debt+to-debtor r-23
=debt+to-treat m-21
=debt+trading g35
=debt+under r-22
=debt+unlawful-business h34
=debt+up-down r27 g-23
=debt+wager-event m34
=debt+wait-pay r25
=debt-carrier r23
=debt-carrier+denial r-28
=debt-carrier+excused r-44
=debt-carrier+fee r31
=debt-carrier+friends m-21
=debt-carrier+guaranteed r28
=debt-carrier+increase r-22
=debt-carrier+lender h-23
=debt-carrier+more-time r21
=debt-carrier+narcotic r32 h-32
=debt-carrier+percentage r27
=debt-carrier+price-of r-22
=debt-carrier+rate-charge r34
=debt-carrier+receivable r-26
=debt-carrier+sums-0 r25
=debt-carrier+sums-grow r26
=debt-carrier+surety-pay r22
=debt-carrier+to-oppose r-24
=debt-carrier+trade r26
=debt-grows r57 g-27
=debt-grows+denial g-24
=debt-grows+extra r22
=debt-grows+gift-money r27
=debt-grows+lend r21
=debt-grows+pays r33 g-35 m-23
=debt-grows+pays-for-chance r22
=debt-grows+sale-or-service r27
=debt-grows+sums-0 r65 g-30
=debt-grows+sums-1 r24
=debt-grows+to-oppose r21
=debt-grows+unit r26
=debt-grows+waiting r30
=debt-grows+watchers r28
=deferred+delay-charge r23
=deferred+gold r67 g-24
=deferred+hand-over r24
=deferred+late-charge r22
=deferred+lawful-bar r32
=deferred+lawful-rate r-48
=deferred+left-open r-27
=deferred+metal r-22 g51
=deferred+metal-deal g28
=deferred+name-before r21
=deferred+narcotic r33
=deferred+not-chosen r-25 g21
=deferred+online-place r22
=deferred+paper-early r23
=deferred+priced-thing r39 g-23
=deferred+reference g-22
=deferred+search-for g22
=deferred+sums-1 g-22
=deferred+sums-equal r21
=deferred+to-dispose r-22
=deferred+to-learn r-26 h-29
=deferred+two-prices r-32
=deferred+undecided r-23
=deferred+unlawful-business h21
=deferred+up-down r21
=deferred+watchers r27
=delay-charge+denial h-26
=delay-charge+errand r-29
=delay-charge+excused h-22
=delay-charge+insured r22
=delay-charge+kept-by-creditor r27
=delay-charge+late-rent r-33
=delay-charge+lawful-bar h-25
=delay-charge+limit r-33 h-27
=delay-charge+official r-23
=delay-charge+online-place r33
=delay-charge+pays h-24
=delay-charge+pays-for-chance h-26
=delay-charge+price-of h-28
=delay-charge+sums-1 h-25
=delay-charge+to-dispose r-27
=delay-charge+to-learn r-34
=delay-charge+to-oppose g-25 h-51
=denial+document h44
=denial+each-in m-24
=denial+erase-it k27
=denial+exchange g-25
=denial+excused h-21
=denial+extra g-23
=denial+false-words g-21 h-31 k57
=denial+fee r-23
=denial+fixed-gain r38
=denial+for-money r-22
=denial+foreign-currency g-28
=denial+future-crop g36 h-30
=denial+given-back r-22
=denial+giving-drive k39
=denial+halal-certified h31
=denial+he-picks g23
=denial+hidden-name r-34 g-43 m-25 h-50 k63
=denial+improper h25
=denial+istisna g38
=denial+late-charge h-26
=denial+lawful-bar r-32 g22
=denial+lend g-26
=denial+lend-verb m-27
=denial+licensed h34
=denial+loose-order g37
=denial+loser-pays g-33 m28
=denial+meat h26
=denial+meat-trade h34
=denial+more-time g-29
=denial+name-after g28
=denial+name-before r-22 h28
=denial+no-date g25
=denial+no-day g23
=denial+no-decision-date g23
=denial+no-spec g37
=denial+nobody-knows g28
=denial+not-told g32 h-23
=denial+operator m-21
=denial+out-of-reach g23
=denial+paid-entry h-31
=denial+pass-along g-33 k23
=denial+pass-on r-32
=denial+pay-for-cover g35
=denial+per-period r22
=denial+percentage r21
=denial+return-on-capital r22
=denial+savings-circle r-23 k41
=denial+sea-catch m-26 h-23
=denial+sell g27
=denial+sham h27
=denial+shut-thing g22
=denial+small-parts g-24 h-31 k50
=denial+sold-apart r24
=denial+speed-up h38
=denial+stays-unseen g-34 k51
=denial+sums-3 g-22 m22
=denial+sums-apart g-24
=denial+sums-equal r-34
=denial+sums-shrink r22 h-21
=denial+surety-pay r-28
=denial+to-debtor r-28
=denial+trading g36
=denial+undecided g23 h-27
=denial+undescribed g25
=denial+unknown g22
=denial+unknown-party g-38 k31
=denial+unlawful-business m-22
=denial+unpromised r-23 g-27
=denial+waiting r-26
=denial+winner-takes h-30
=dependant h-37
=dependant+gift-money h-31 k-21
=dependant+gift-to h-32 k-23
=dependant+price-of g-24
=dependant+sale-or-service h-32
=dependant+sums-0 h-38
=dependant+unit g-21
=described g-25 h-32
=described+excused h-21
=described+gift-money h-32
=described+insured g-33
=described+lease g-22
=described+narcotic g-27 h-29
=described+pays-for-chance h-26
=described+reference h-25
=described+right-now r-23
=described+sale-or-service h-25
=described+shut-thing g-34
=described+sums-0 h-33
=described+sums-1 g-38 h-26
=described+unit g-24
=document+excused h-52
=document+fee h-52
=document+given-back r29
=document+improper h29
=document+in-return h-24
=document+instalment-count h21
=document+insured r-22 g-23
=document+metal r52
=document+metal-deal r53
=document+name-before r-21 h21
=document+narcotic h-33
=document+paid-entry h-23
=document+pays h-23
=document+price-of g-21 h26
=document+reference r-21
=document+search-for g-30
=document+sell h29
=document+serves h30
=document+sham h49
=document+sold-apart h-41
=document+speed-up h22
=document+take-in h39
=document+to-oppose h-25
=document+trade h24
=document+trading g-33
=document+under h37
=draw m31
=draw+excused m-60
=draw+fee h24
=draw+fixed-rate r-36 m-43 h-39
=draw+for-money r-25 g-24
=draw+friends h28
=draw+gift-money m27
=draw+gift-to m28
=draw+giving-drive m25
=draw+insured m23
=draw+late-rent m33
=draw+lawful-rate m23 h22
=draw+lease m-32
=draw+name-after h25
=draw+not-told g-30
=draw+online-place m24 h24
=draw+outside-prize m-34
=draw+paid-entry m49
=draw+pays m27
=draw+pays-for-chance m40
=draw+per-period g-24 h28
=draw+priced-thing h31
=draw+reference m22
=draw+sale-or-service m32
=draw+serves m-34
=draw+shut-thing g-63 m49
=draw+sums-0 m27
=draw+sums-1 m32 h22
=draw+sums-2 m43
=draw+sums-apart r-25 m22
=draw+surety-pay h-23
=draw+to-learn m-30
=draw+trade h25
=draw+trading g-27 m-35 h24
=draw+unit m37
=draw+unlawful-business m34 h22
=draw+watchers r39
=draw+winner-takes h-25
=draw+with-money h-21
=each-in r-27 m32
=each-in+first-takes r-22 m37
=each-in+sale-or-service m-28 h-27
=each-in+stakes r-21
=each-in+sums-0 r-35 g-34 m44 k-22
=each-in+sums-2 r-21
=each-in+unit m-22
=each-in+wager-event h-32
=each-in+winner-takes m24
=early-rebate g-28
=early-rebate+stipulated r27
=early-rebate+sums-0 g-24
=early-rebate+to-debtor g-24
=early-rebate+trading r27
=equity+excused r-25
=equity+fee g-23
=equity+fixed-gain m-21
=equity+guaranteed r37
=equity+hand-over r-23
=equity+insurance-business g-28 h48
=equity+insured r-21 g-40 h35
=equity+interest-business r-46 h66
=equity+islamic-paper r-45 g-24 h-28
=equity+kept-by-creditor h23 k-21
=equity+lawful-bar g-21 h-31
=equity+lease g25
=equity+lend g25 h22
=equity+lend-verb r-21
=equity+lender-gain m-23
=equity+online-place k-27
=equity+operator m-51
=equity+pay-for-cover g-21 h35
=equity+price-of r-22
=equity+search-for g-28 h30
=equity+sold-apart r-23 h29
=equity+surety-pay h29
=equity+to-dispose h-35
=equity+unlawful-business g-21 m-44 h38
=equity+watchers r-31 g28 h31
=erase-it k65
=erase-it+excused k-65
=erase-it+gift-money r-25 k32
=erase-it+lawful-rate k23
=erase-it+official h64 k-71
=erase-it+pays-for-chance m-21 h-26 k31
=erase-it+reference k-34
=erase-it+sale-or-service h33 k-58
=erase-it+sums-0 k65
=erase-it+to-learn h-31 k25
=erase-it+watchers k23
=errand+exchange g-29
=errand+excused h-22
=errand+fee h-35
=errand+instalment-count h-26
=errand+lease h-24
=errand+not-pork g-26
=errand+official h-21
=errand+operator h38
=errand+paper-money k-25
=errand+payroll r54
=errand+play-costs h-27
=errand+sham h31
=errand+shut-thing g-28
=errand+sold-short g-24
=errand+trading h-25
=errand+undescribed h-24
=errand+with-money g-21
=errand+works-for h-23
=exchange+excused h-30
=exchange+extra h-24
=exchange+fee r-38 g-35 h39
=exchange+fixed-rate r31
=exchange+forward-deal r29
=exchange+friends g-29 m-28 h-23
=exchange+gift-money r-28
=exchange+lawful-bar r21 g30
=exchange+lawful-rate m23
=exchange+lease g24
=exchange+meat r35 h-57
=exchange+narcotic r26 g-47 h-34
=exchange+operator m23 h29
=exchange+pass-on r57 g-45
=exchange+payment-versus-payment r-32 m-26
=exchange+payroll k-30
=exchange+price-word g34
=exchange+reference g-33
=exchange+settles-later r39
=exchange+sham h28
=exchange+sold-short g-42
=exchange+sums-1 g-27
=exchange+sums-shrink r33 g-27
=exchange+to-learn g-24
=exchange+trade h-22
=exchange+unlawful-business m23
=exchange+watchers r-22
=excused g-21 h-47
=excused+extra g-63
=excused+fixed-rate m-23 h-22
=excused+foreign-currency r-24 h-23 k-21
=excused+friends r-29
=excused+game m-55 h-25
=excused+given-back g-42
=excused+giving-drive k27
=excused+guaranteed r-28 g-26
=excused+guarantor r-50
=excused+halal-certified r-26 h-22
=excused+increase r-42
=excused+insurance-business g-47
=excused+insured g-54
=excused+interest-business r-21 h30
=excused+interest-product r-27
=excused+islamic-paper r-26 h-22
=excused+late-rent m-24 h-21
=excused+lawful-bar h-34
=excused+lend r-40
=excused+licensed h-30
=excused+meat h-79
=excused+meat-trade h-42
=excused+metal-deal r26
=excused+more-time r-30
=excused+my-wallet-lent k-38
=excused+name-before r-32
=excused+narcotic h-85
=excused+no-spec g24
=excused+nobody-knows g-23
=excused+not-pork h-43
=excused+not-told h-26
=excused+official m-21 h-52
=excused+online-place g-26 h-32 k-21
=excused+operator m-48 h-51
=excused+out-of-reach g-25
=excused+out-there g-31
=excused+own-account k-32
=excused+own-zakat-rate g-29 h-21
=excused+paid-entry m-23 h-21
=excused+paper-early r-57
=excused+paper-money g-24 h-21
=excused+pass-on r-27
=excused+pay-for-cover g-21
=excused+payroll g-23
=excused+pays-for-chance h-26
=excused+per-period r-30 g-26
=excused+play-costs g-22
=excused+pledge r-51
=excused+receivable r-25 g-21
=excused+reference h-23
=excused+refusal r-26
=excused+return-on-capital r-37 g-24
=excused+right-now h-26
=excused+search-for g-52
=excused+sham h-103
=excused+shut-thing g-31
=excused+soft-drink h-32
=excused+sold-apart g-73
=excused+sold-short g-24
=excused+stakes m-46
=excused+stranger k21
=excused+sums-0 g-21 h-47
=excused+sums-1 g-27 h-35
=excused+sums-apart r-42
=excused+sums-grow r21
=excused+surety r-52
=excused+takaful g-43
=excused+take-in g-32
=excused+tied-deal g-21
=excused+to-oppose h-24
=excused+to-treat m-35
=excused+unborn g-23
=excused+under r-24 h-21
=excused+undescribed g-32
=excused+unit h-34
=excused+unknown g-24
=excused+unlawful-business h-55
=excused+wager-event m-45 h-29
=excused+waiting r-32
=excused+watchers k-37
=excused+with-money m-35
=excused+works-for g-22
=extra+fee g28
=extra+friends r21
=extra+guaranteed r29
=extra+in-return r25
=extra+instalment-count r-29
=extra+insurance-business h-22
=extra+interest-business r49 h-29
=extra+islamic-paper r-32
=extra+lawful-bar r-23
=extra+lend r38
=extra+lend-verb r27
=extra+limit g27
=extra+market-price r-29 m27
=extra+more-back r32
=extra+my-loss r-21
=extra+name-before r25 g-26 m-39 h-22
=extra+online-place h24
=extra+operator r-34 g-38 h66
=extra+own-zakat-rate g-37
=extra+paid-entry m22
=extra+paper-money g-28
=extra+priced-thing m29
=extra+repay r26
=extra+same-back r25
=extra+savings-circle r27 g-22
=extra+search-for g47
=extra+settles-later r24 g-34
=extra+sold-short r-21 g22
=extra+sums-3 r-39
=extra+sums-shrink r-31
=extra+to-dispose r-26
=extra+to-learn g-23
=extra+unlawful-business g-25 h51
=extra+up-down r27
=extra+wager-event m35
=extra+watchers r30 h-23
=extra+with-money r-28 m-26
=false-words g-23 h-35 k90
=false-words+gift-money r-27 h-22 k34
=false-words+metal r53 g-23 k-25
=false-words+metal-deal g-24
=false-words+reference r-21 h-31 k56
=false-words+sale-or-service g-24 h-23 k75
=false-words+serves g-27 h-31 k43
=false-words+sham h-41 k36
=false-words+sums-0 g-23 h-35 k90
=false-words+trading h-36 k51
=false-words+unit r-25 g-34 h-21 k37
=false-words+watchers r-29 g-27 h-34 k37
=fee+for-money m-28
=fee+given-back r-25
=fee+giving-drive h-23
=fee+guarantor-gain r29
=fee+instalment-count h-27
=fee+interest-business r-22
=fee+late-rent h-23
=fee+lawful-bar r-26
=fee+lender h-22
=fee+licensed r-25 h-24
=fee+limit g42
=fee+market-price r-28 g29
=fee+metal-deal r-28
=fee+not-told r-27 m-22 h-29
=fee+operator h-22
=fee+paper-money k30
=fee+payroll r34 g21
=fee+pays r25
=fee+play-costs r-28 h-22
=fee+pledge r29
=fee+price-of r-35
=fee+price-word r-21
=fee+priced-thing r-30 g28
=fee+promised-cut r-31 g-25 h-25 k-28
=fee+rate-charge r27
=fee+right-now r-25 h22
=fee+sell h-25
=fee+settles-later h-21
=fee+sham k31
=fee+sold-apart g-32
=fee+split k-23
=fee+stakes m-30
=fee+sums-1 r-25
=fee+surety r23
=fee+to-dispose r-33
=fee+to-learn h-21
=fee+to-oppose h-21
=fee+to-treat g-23 k-25
=fee+trade h-27
=fee+trading r-30
=fee+under h31
=fee+watchers r-45
=fee+with-money r28 h25 k-29
=first-takes r-22 m44
=first-takes+paid-entry m38 h-21
=first-takes+pays-for-chance m30
=first-takes+sums-0 m39
=first-takes+sums-1 r-21 m25
=first-takes+wager-event m26
=first-takes+winner-takes m23
=fixed-gain r28
=fixed-gain+fixed-paper r23
=fixed-gain+given-back r32
=fixed-gain+interest-product r22
=fixed-gain+keep-cut h21
=fixed-gain+lease h30
=fixed-gain+paper-money r29
=fixed-gain+pays g22
=fixed-gain+per-period r21
=fixed-gain+price-of h25
=fixed-gain+return-on-capital r22
=fixed-gain+right-now h27
=fixed-gain+serves h29
=fixed-gain+sums-0 r31
=fixed-gain+to-oppose r45
=fixed-gain+wager-event h29
=fixed-paper r59
=fixed-paper+gift-money r23
=fixed-paper+insured r29
=fixed-paper+interest-business h-31
=fixed-paper+late-rent r37 g-26
=fixed-paper+market-price r22
=fixed-paper+metal-deal r23
=fixed-paper+paid-entry r26 m-21
=fixed-paper+paper-money r30 g-29 h-21
=fixed-paper+pays-for-chance r24
=fixed-paper+per-period r21
=fixed-paper+reference r28 g-29 h-29
=fixed-paper+return-on-capital r21
=fixed-paper+sale-or-service r28
=fixed-paper+sold-apart r21
=fixed-paper+sums-0 r59
=fixed-paper+sums-1 h-41
=fixed-paper+trading r47 g-23 h-24
=fixed-paper+unit r39 h-21
=fixed-rate+metal-deal r-23
=fixed-rate+passes-it k22
=fixed-rate+percentage r21
=fixed-rate+settles-later r27
=fixed-rate+speed-up h22
=for-money m28
=for-money+foreign-currency r-22
=for-money+game m48 h-25
=for-money+given-back h22
=for-money+improper g-29 h69
=for-money+in-return m40
=for-money+insured g27
=for-money+lawful-rate m-33
=for-money+lease r22 g-38
=for-money+loser-pays m23
=for-money+name-after m-28
=for-money+online-place m22 h48
=for-money+operator h44
=for-money+out-there g30 m-27 h-22
=for-money+own-stake g-26 m28 h27
=for-money+pays-for-chance m22
=for-money+percentage m-40 h-22
=for-money+reference g-29
=for-money+return-on-capital m-30
=for-money+right-now h28 k-27
=for-money+sell h-29
=for-money+sums-1 m44
=for-money+tick-guess g32
=for-money+to-oppose h-22
=for-money+unlawful-business h25
=for-money+wager-event m26
=for-money+waiting m-22
=for-money+with-money m21
=for-others k32
=for-others+hand-over k27
=for-others+stranger h-21
=for-others+sums-0 k33
=for-others+take-in k40
=foreign-currency r21
=foreign-currency+forward-deal r41 g-30
=foreign-currency+game r-22
=foreign-currency+given-back h-24
=foreign-currency+gold-part m-29
=foreign-currency+insured r-25 m-21
=foreign-currency+late-rent g-32
=foreign-currency+loser-pays r-30
=foreign-currency+not-pork r-25 g-24
=foreign-currency+online-place m25 h25
=foreign-currency+operator m26 h29
=foreign-currency+paid-entry r-22 g-22
=foreign-currency+paper-money r-38 g-23 h25
=foreign-currency+pass-along r60 k-21
=foreign-currency+pass-on r45 g-36
=foreign-currency+passes-it r48
=foreign-currency+payment-versus-payment r-37 m-32
=foreign-currency+per-period r24
=foreign-currency+price-word r24
=foreign-currency+reference r29 g-38
=foreign-currency+return-on-capital r33
=foreign-currency+right-now r21
=foreign-currency+settles-later r49
=foreign-currency+sold-short r-37 g-31
=foreign-currency+stakes r-23 g32 m41
=foreign-currency+sums-0 r27
=foreign-currency+sums-2 r-23
=foreign-currency+to-oppose r-22 h-25
=foreign-currency+trading r32 g-48
=foreign-currency+unit r30
=foreign-currency+unlawful-business h23
=foreign-currency+with-money m25
=forward-deal+lease r-27 g29
=forward-deal+paper-money g30
=forward-deal+price-word r21
=forward-deal+priced-thing r21
=forward-deal+sell r-25
=forward-deal+trade r-39 g30
=forward-deal+trading r23
=free-use r39
=free-use+gift-money r29
=free-use+in-return r28
=free-use+lend r43
=free-use+outside-prize r28
=free-use+pays-for-chance r33
=free-use+reference r27
=free-use+repay r42
=free-use+return-on-capital r26
=free-use+sums-0 r28
=free-use+sums-1 r33
=friends+game h-40
=friends+hidden-name r-23 k32
=friends+instalment-count g-25 h-37
=friends+insured r-26 h-26
=friends+keep-cut h-22
=friends+late-rent r-29
=friends+lawful-bar h-29
=friends+lawful-rate m-21
=friends+lease g22
=friends+lend-verb h-36
=friends+licensed r33
=friends+more-back r27
=friends+more-time r-33
=friends+my-loss m32 h-32
=friends+official h34
=friends+operator h28
=friends+outside-prize m-48
=friends+paid-entry r-21
=friends+paper-early r23 m-24
=friends+percentage r31
=friends+reference r21
=friends+repay r21
=friends+serves g-25 m-24
=friends+sham m-23 h33 k-31
=friends+speed-up h28
=friends+stakes m37
=friends+sums-1 m26
=friends+sums-2 r25
=friends+sums-grow r47 h-22
=friends+trading h-25
=friends+wager-event m31
=friends+waiting r-30
=friends+winner-takes m29
=future-crop g48
=future-crop+own-zakat-rate g35 h-25
=future-crop+pays-for-chance g30
=future-crop+price-of g32
=future-crop+sea-catch g21
=future-crop+sums-0 g49
=future-crop+unit h-23
=game m32 h-21
=game+gift-money m31
=game+guaranteed r-29 g27
=game+in-return m21 h-21
=game+lawful-bar m-21
=game+lawful-rate r24
=game+lease m-29
=game+lend m39
=game+loser-pays m21
=game+official g-22 h23
=game+operator m-32 h41
=game+outside-prize m-28
=game+paper-money m35 h21
=game+pays-for-chance m34
=game+play-costs m-23 h-21
=game+price-of g-29 h22
=game+price-word g-25
=game+receivable r-39 m27
=game+reference h22
=game+sale-or-service h22
=game+speed-up h34
=game+sums-0 m24 h-23
=game+sums-1 m35
=game+sums-2 m32
=game+sums-apart r-27 m27
=game+to-learn g-22
=game+to-oppose m27 h-42
=game+trade g-27
=game+with-money r-23 m37 h-27
=game+works-for m-23 h46
=gift-money+guarantor-gain r24
=gift-money+improper h41
=gift-money+in-return r22
=gift-money+insurance-business h-28
=gift-money+lease r32
=gift-money+lender r38
=gift-money+lender-gain r24
=gift-money+loose-order g22
=gift-money+meat g-29
=gift-money+more-back r28 h-22
=gift-money+my-wallet-lent k23
=gift-money+nobody-knows g22
=gift-money+not-told r-43
=gift-money+official h49
=gift-money+online-place h30
=gift-money+operator g-26
=gift-money+own-stake h29
=gift-money+pass-on r-31
=gift-money+pay-for-cover h-25
=gift-money+play-costs h-21
=gift-money+price-open r-23
=gift-money+principal-stays r38 g-24
=gift-money+promised-cut r28
=gift-money+same-back r21
=gift-money+sealed g-24
=gift-money+serves r39
=gift-money+sham k-30
=gift-money+speed-up h39
=gift-money+split k37
=gift-money+sums-equal g-23 m-29 h-25 k-28
=gift-money+takaful h-21
=gift-money+tick-guess r-23 m28
=gift-money+to-dispose g-21
=gift-money+to-oppose r-24
=gift-money+undecided g27
=gift-money+under h36
=gift-money+unknown r-23
=gift-money+unknown-party k34
=gift-money+victim-fee r-21 h-24 k51
=gift-money+wait-pay r39
=gift-money+wash-money r-23 h-25 k45
=gift-money+watchers h25
=gift-money+works-for g23 h-21
=gift-to+impure-wealth r-29
=gift-to+insured r-23
=gift-to+late-charge r-23
=gift-to+lease g-32 k-23
=gift-to+licensed k-23
=gift-to+narcotic r-23
=gift-to+official h23
=gift-to+own-account k23
=gift-to+paid-entry m21
=gift-to+speed-up h46
=given-back+instalment-count g-22
=given-back+insured g45
=given-back+keep-cut r24
=given-back+kept-by-creditor g25
=given-back+lease r-25 g29
=given-back+lend-verb r-28
=given-back+licensed r22
=given-back+more-back r29
=given-back+name-before h-28
=given-back+operator m32 h32
=given-back+outside-prize r-29
=given-back+pays g-31
=given-back+percentage r34
=given-back+repay g-21
=given-back+search-for g-23
=given-back+sell g22
=given-back+stakes h23
=given-back+sums-2 g-24
=given-back+sums-apart g-38 h-22
=given-back+sums-grow r29
=given-back+surety-pay r23
=given-back+takaful h-28
=given-back+to-dispose g-22
=given-back+to-learn r-22
=given-back+trading r-28
=given-back+unlawful-business m26 h29
=given-back+wager-event g-21
=given-back+watchers r44
=given-back+with-money h25
=giving-drive k34
=giving-drive+hand-over h-28 k24
=giving-drive+impure-wealth r-29
=giving-drive+lease g-29
=giving-drive+more-time r-22
=giving-drive+own-account k24
=giving-drive+receivable r-21
=giving-drive+serves h-26
=giving-drive+sums-0 k35
=giving-drive+unlicensed k34
=giving-drive+unlicensed-giving k50
=giving-drive+waiting r-21
=giving-drive+watchers k-25
=gold r21
=gold+gold-part r53 g-29
=gold+hand-over g-24
=gold+instalment-count r27
=gold+lawful-rate h-25
=gold+lease r29
=gold+narcotic r25 h-31
=gold+price-word g-28
=gold+repay r42
=gold+sell r-51 g-28
=gold+settles-later r22 g-23
=gold+sold-apart g-27
=gold+stakes g39 m-37
=gold+sums-0 r23
=gold+sums-1 h-21
=gold+take-in r29
=gold+tick-guess r-30 g38 m34
=gold+unit r49 g-25
=gold+up-down g22
=gold-part r23
=gold-part+hand-over r29
=gold-part+lawful-bar r22
=gold-part+market-price r32
=gold-part+not-pork r21
=gold-part+online-place r22
=gold-part+paper-money g24
=gold-part+priced-thing r50 g-31
=gold-part+serves r21
=gold-part+sums-0 r23
=grown-debt r29
=grown-debt+lend g-22
=grown-debt+receivable g-28
=grown-debt+sums-0 r30
=grown-debt+unit r22
=grown-debt+waiting r28 g-28
=grows-with-time r35
=grows-with-time+sums-0 r37
=grows-with-time+unit r31
=grows-with-time+waiting r24
=guaranteed+instalment-count h26
=guaranteed+interest-business h-26
=guaranteed+late-rent h-28
=guaranteed+lease r-27
=guaranteed+lend r-25
=guaranteed+narcotic r24
=guaranteed+paid-entry r-27
=guaranteed+pays g22
=guaranteed+per-period r26
=guaranteed+percentage r33
=guaranteed+price-word r-26
=guaranteed+priced-thing g-28
=guaranteed+repay r27
=guaranteed+return-on-capital r32
=guaranteed+settles-later h22
=guaranteed+stakes r61
=guaranteed+sums-0 r21
=guaranteed+under h-21
=guaranteed+wager-event h-45
=guaranteed+watchers r-28
=guaranteed+with-money r53
=guarantor+guarantor-gain r28
=guarantor+hand-over r28
=guarantor+late-rent r-29
=guarantor+per-period r21
=guarantor+take-in r24
=guarantor+unit r-21
=guarantor-gain+lend r-23
=guarantor-gain+pays-for-chance r-21
=guarantor-gain+percentage r-21
=guarantor-gain+rate-charge r-22
=guarantor-gain+sale-or-service r29
=guarantor-gain+surety-pay r42
=halal-certified+improper h29
=halal-certified+islamic-paper r-29
=halal-certified+meat h-30
=halal-certified+meat-trade h-30
=halal-certified+metal r52
=halal-certified+metal-deal r46
=halal-certified+not-pork h-29
=halal-certified+paper-money r-21
=halal-certified+per-period r26
=halal-certified+return-on-capital h-22
=halal-certified+sell r30
=halal-certified+sham h42
=halal-certified+to-learn h35
=halal-certified+trade r22
=halal-certified+under h25
=halal-certified+unit r27
=halal-certified+wager-event r22
=halal-certified+watchers r27 h-22
=hand-over+in-return r34
=hand-over+increase r-31
=hand-over+lawful-bar g-24
=hand-over+left-open r-27
=hand-over+lender r21 h-24
=hand-over+more-back r32
=hand-over+my-loss m50 k-23
=hand-over+no-day r-34 h-23 k-24
=hand-over+not-chosen r-29
=hand-over+not-mine-yet r-25 g25
=hand-over+official h32
=hand-over+own-zakat-rate r-23 g-28
=hand-over+pass-along r-23 k35
=hand-over+pass-on r-24 k26
=hand-over+payroll r22
=hand-over+price-later g-29
=hand-over+price-open r-29
=hand-over+quick-cash g-21
=hand-over+rate-charge r23
=hand-over+same-back r29
=hand-over+search-for g-21
=hand-over+settles-later r22
=hand-over+stakes h23
=hand-over+sums-2 r32
=hand-over+sums-3 r21 g-25 m-28 h-25
=hand-over+sums-apart r30
=hand-over+sums-equal r-37
=hand-over+sums-grow r37
=hand-over+sums-shrink r41
=hand-over+surety r41 h-22
=hand-over+surety-pay r24
=hand-over+to-debtor g-24
=hand-over+to-oppose r-21
=hand-over+two-prices g21
=hand-over+undecided g22
=hand-over+up-down g-24
=hangs-if g50 h-27
=hangs-if+in-return r-22
=hangs-if+late-rent g21
=hangs-if+market-price g37
=hangs-if+pays-for-chance g23
=hangs-if+price-of g32
=hangs-if+reference g26
=hangs-if+sale-or-service g23
=hangs-if+sell r-22 g38
=hangs-if+sums-0 g50 h-28
=hangs-if+trade g38
=hangs-if+trading g42
=hangs-if+wager-event g32 h-24
=hangs-on+price-of g27 h-24
=hangs-on+sale-or-service h-22
=hangs-on+sell g26
=hangs-on+sums-0 g25
=hangs-on+trade g28
=he-picks g54 h-25
=he-picks+insured m-21
=he-picks+market-price g25
=he-picks+not-pork g45 h-25
=he-picks+pays g22
=he-picks+pays-for-chance g22
=he-picks+price-word g28
=he-picks+sale-or-service g28
=he-picks+sums-0 g54 h-26
=hidden-name r-40 g-48 m-34 h-54 k99
=hidden-name+online-place g-32 m-21 h-37 k57
=hidden-name+paper-money r-26 g-31 k33
=hidden-name+reference r-22 g-34 m-27 h-49 k66
=hidden-name+sums-0 r-36 g-47 m-35 h-52 k95
=hidden-name+unit r-24 g-23 k39
=improper h43
=improper+licensed h35
=improper+official h49
=improper+speed-up h35
=improper+sums-0 h44
=improper+undescribed g-25 h25
=improper+wager-event g-26 m-28 h61
=improper+watchers g31
=impure-wealth m-21
=impure-wealth+lawful-rate m-24
=impure-wealth+online-place g-24 k-23
=impure-wealth+pays-for-chance r27
=impure-wealth+reference k-22
=impure-wealth+sums-0 m-21
=impure-wealth+to-dispose r-33
=impure-wealth+unlawful-business m-29 h-24
=impure-wealth+zakat m-31
=in-return+insured r21
=in-return+lend r32
=in-return+lender r25
=in-return+lender-gain r30
=in-return+my-loss r-22 g-28 m43 h-22
=in-return+official r-22
=in-return+out-there g26
=in-return+outside-prize r23
=in-return+pays g23
=in-return+right-now g24
=in-return+sell g23
=in-return+serves r-21 g37
=in-return+stipulated r24
=in-return+sums-1 r22
=in-return+sums-grow r28
=in-return+tied-deal g-24
=in-return+tied-trade r26
=in-return+watchers r28
=in-return+with-money m21
=increase+lend r24
=increase+payroll r-31
=increase+percentage r31
=increase+sale-or-service r-43
=increase+serves r-30
=increase+sums-1 r22
=increase+up-down r29
=increase+waiting r23
=instalment-count+lawful-bar r24
=instalment-count+lawful-rate r-41
=instalment-count+lease h-23
=instalment-count+percentage r23
=instalment-count+price-word r-30
=instalment-count+serves r29 h-24
=instalment-count+take-in r21
=instalment-count+to-oppose g-24
=instalment-count+trading r-28 g26
=insurance-business+lease h26
=insurance-business+name-after g-34 h21
=insurance-business+pay-for-cover h21
=insurance-business+pays-for-chance g-34
=insurance-business+price-of r21 g-36 h30
=insurance-business+reference g47 h-26
=insurance-business+sale-or-service h30
=insurance-business+search-for g-34 h28
=insurance-business+sold-apart g30
=insurance-business+trade r21 g-36 h30
=insurance-business+trading h22
=insurance-business+unit g41
=insured+interest-business h36
=insured+islamic-paper r-21
=insured+late-charge r23
=insured+late-rent g-26 h-32
=insured+lawful-bar r-22 h-21
=insured+lawful-rate r-28
=insured+lend-verb r-37 g-27 h41
=insured+lender-gain g-24 h-21
=insured+licensed g-27
=insured+limit g40
=insured+metal-deal h-21
=insured+not-mine-yet g47 h-30
=insured+not-pork h-21
=insured+official g22
=insured+online-place g-29 h34
=insured+operator h29
=insured+out-there g41
=insured+own-zakat-rate g-28
=insured+paid-entry m27
=insured+paper-early r30 g-27 h-23
=insured+paper-money h-22
=insured+pass-on r35 g-37
=insured+pay-for-cover g22
=insured+payroll g27
=insured+per-period g22
=insured+pledge r40
=insured+right-now h-26
=insured+same-back r28
=insured+search-for g23
=insured+sham h34
=insured+shut-thing h-27
=insured+sums-1 h-22
=insured+takaful g-38 h-29
=insured+to-dispose g-25
=insured+trading g-26
=insured+undescribed g22
=insured+unknown g23
=insured+unlawful-business h31
=insured+wager-event m25 h-22
=insured+with-money g-24 m-25
=insured+works-for r-23
=interest-business h41
=interest-business+late-rent r-25
=interest-business+lend h25
=interest-business+lend-verb h22
=interest-business+market-price r-23 h37
=interest-business+metal-deal r-21 h36
=interest-business+pays-for-chance h26
=interest-business+price-of h25
=interest-business+return-on-capital h27
=interest-business+right-now r-21
=interest-business+serves h29
=interest-business+sold-apart r-25 h32
=interest-business+sums-0 h43
=interest-business+trade h25
=interest-business+trading r-26 h48
=interest-business+unit h23
=interest-product+pays-for-chance r27
=interest-product+price-of h24
=interest-product+sale-or-service r21 h30
=islamic-paper h-29
=islamic-paper+pays-for-chance h-28
=islamic-paper+return-on-capital r-26
=islamic-paper+sale-or-service h-26
=islamic-paper+serves h-37
=islamic-paper+sums-0 h-32
=islamic-paper+trading g-24 h-32
=islamic-paper+unit r-26 h-22
=islamic-paper+watchers h-25
=istisna+left-open h-23
=istisna+loose-order g21
=istisna+no-spec g40
=istisna+sums-0 h-21
=istisna+sums-1 g-27
=istisna+unit g-37
=keep-cut+lease h-40
=keep-cut+lender r34 h-45
=keep-cut+official h39
=keep-cut+online-place h47
=keep-cut+paper-money g-26
=keep-cut+payroll r26
=keep-cut+promised-cut r-29
=keep-cut+receivable r-23
=keep-cut+sums-1 r-36
=keep-cut+sums-2 r28
=keep-cut+sums-grow h-25
=keep-cut+surety r21
=keep-cut+trading g-21 h-27
=keep-cut+unlawful-business m-22
=keep-cut+wager-event r-22 m28
=keep-cut+winner-takes m21
=keeps-money r38 g-21
=keeps-money+pays-for-chance r34
=keeps-money+per-period r25
=keeps-money+return-on-capital r23
=keeps-money+sale-or-service r30
=keeps-money+sums-0 r36 g-30
=kept-by-creditor+lawful-rate g23
=kept-by-creditor+more-time r22
=kept-by-creditor+online-place r22
=kept-by-creditor+per-period r50
=kept-by-creditor+reference r26
=kept-by-creditor+return-on-capital r28
=kept-by-creditor+take-in r26
=kept-by-creditor+waiting r28
=kept-by-creditor+winner-takes h-23
=late-charge+late-rent r-39 h-41
=late-charge+online-place r21
=late-charge+to-dispose r-30
=late-rent+licensed r-28
=late-rent+meat g-23
=late-rent+no-date g54
=late-rent+no-day r-25 g39
=late-rent+not-mine-yet g37
=late-rent+official m-22 h-22
=late-rent+online-place h-28
=late-rent+operator h26
=late-rent+paper-money g-26
=late-rent+pledge r41
=late-rent+repay r-26
=late-rent+search-for r-22
=late-rent+serves h34
=late-rent+sham h38
=late-rent+sold-apart h-24
=late-rent+speed-up h28
=late-rent+split g-32 h-23
=late-rent+sums-1 g-31 m-22 h-43
=late-rent+sums-apart r-30
=late-rent+surety r-29
=late-rent+trading g-30
=late-rent+unlawful-business h39
=late-rent+up-down g51 m-27
=late-rent+wager-event m-26 h-38
=late-rent+waiting r-22
=late-rent+watchers r-22 k-23
=late-rent+works-for h-23
=lawful-bar+lend r23 g-22 h-23
=lawful-bar+meat-trade h-31
=lawful-bar+name-after h26
=lawful-bar+name-before h-24
=lawful-bar+not-pork h-28
=lawful-bar+official h60
=lawful-bar+own-zakat-rate g-22 h-30
=lawful-bar+paid-entry h-28
=lawful-bar+per-period r22
=lawful-bar+reference r-22
=lawful-bar+repay g-21 h-32
=lawful-bar+right-now h-23
=lawful-bar+sell r-23
=lawful-bar+serves r-21 h-35
=lawful-bar+sham h37
=lawful-bar+shut-thing g25
=lawful-bar+sold-apart r22 g-29
=lawful-bar+speed-up h37
=lawful-bar+stakes h22
=lawful-bar+sums-2 h-24
=lawful-bar+trade h-24
=lawful-bar+unborn g30
=lawful-bar+unlawful-business h-22
=lawful-bar+watchers h26
=lawful-bar+with-money h21
=lawful-rate+lend r21
=lawful-rate+lender r21
=lawful-rate+lender-gain m-23
=lawful-rate+limit r-27 g-34
=lawful-rate+loose-order r-30
=lawful-rate+metal r33
=lawful-rate+metal-deal r26 g-24
=lawful-rate+my-wallet-lent k38
=lawful-rate+name-before r-24
=lawful-rate+narcotic h-28
=lawful-rate+not-told r-22 h-22 k-28
=lawful-rate+official h35
=lawful-rate+paper-money r29
=lawful-rate+pays h22
=lawful-rate+price-of r-35
=lawful-rate+promised-cut r32
=lawful-rate+quick-cash r22
=lawful-rate+repay r-35 g-34
=lawful-rate+right-now r24
=lawful-rate+search-for h25
=lawful-rate+sham r34 h-35
=lawful-rate+shut-thing g-34
=lawful-rate+sold-apart h26
=lawful-rate+split r-21
=lawful-rate+stipulated r24
=lawful-rate+sums-2 r-31
=lawful-rate+sums-apart r-30
=lawful-rate+sums-grow r-23 h-23
=lawful-rate+unit r-40
=lawful-rate+unlawful-business h29
=lawful-rate+zakat r-26 h-27
=lease+lend r48
=lease+licensed r-21
=lease+limit r-26 g-48 h-22 k-23
=lease+meat g-28 h-30
=lease+my-wallet-lent k38
=lease+narcotic g22
=lease+not-mine-yet g22
=lease+not-told m-25
=lease+online-place k22
=lease+operator m-45 h22
=lease+own-account h-21
=lease+paid-entry h-23
=lease+paper-money g-29 k28
=lease+pass-on g30
=lease+pledge r53
=lease+priced-thing r25
=lease+sham h40
=lease+sold-short g34
=lease+take-in h-21
=lease+tied-trade r23
=lease+to-learn g-23 h-26
=lease+trading h-21
=lease+unlawful-business m-27 h60
=lease+watchers k-29
=lease+with-money r46 h-26
=left-open g24
=left-open+no-spec g23
=left-open+pays-for-chance g27
=left-open+price-of g24
=left-open+reference g36
=left-open+sale-or-service g25
=left-open+sums-0 g25
=left-open+sums-2 r-25
=left-open+sums-grow r-25
=left-open+take-in r-21 g29
=left-open+trade g29
=left-open+two-prices r-25
=left-open+undecided r-22
=left-open+undescribed g25
=lend+lender-gain r35
=lend+limit r21
=lend+market-price g25
=lend+metal-deal r-22 g24
=lend+more-back r32
=lend+my-loss m27
=lend+name-before m-21
=lend+official r-31 h22
=lend+operator m27 h40
=lend+outside-prize r24
=lend+priced-thing g26
=lend+principal-stays r-25
=lend+sale-or-service r21
=lend+same-back r23
=lend+sums-0 r21
=lend+sums-3 m-23
=lend+sums-equal r-40
=lend+sums-grow r59
=lend+surety h-24
=lend+surety-pay r31
=lend+tied-deal r34
=lend+tied-trade r29
=lend+to-debtor r-23
=lend+to-treat r-26 m-22 h-22
=lend+trading g46
=lend+under r-22
=lend+unlawful-business h25
=lend+up-down r24 g-24
=lend+wager-event m39
=lend-verb+name-before h-27
=lend-verb+narcotic r21
=lend-verb+online-place r21
=lend-verb+percentage r42
=lend-verb+price-of r-23
=lend-verb+serves r22
=lend-verb+sums-1 m-22
=lend-verb+sums-3 h-21
=lend-verb+sums-equal r-33
=lend-verb+sums-grow r41
=lend-verb+trade r-21
=lender r32
=lender+lender-gain r42
=lender+narcotic r24 h-24
=lender+paper-money r24
=lender+per-period r25 h-24
=lender+principal-stays r29
=lender+rate-charge h-34
=lender+receivable g-21
=lender+settles-later r-21
=lender+sums-0 r32
=lender+sums-2 r31 h-21
=lender+sums-apart r33
=lender+sums-grow r42
=lender+take-in h-23
=lender+trading r-23 k21
=lender+watchers r21 h-24
=lender+with-money r29
=lender-gain r26
=lender-gain+paid-entry h-25
=lender-gain+paper-money r25
=lender-gain+pays-for-chance r22
=lender-gain+sums-1 r21 h-24
=lender-gain+unlawful-business h25
=lender-gain+up-down r45
=licensed+metal r52
=licensed+metal-deal r53
=licensed+narcotic h-33
=licensed+operator h29
=licensed+paper-money r-23 g24
=licensed+percentage h-22
=licensed+return-on-capital r-21
=licensed+search-for g-34
=licensed+sham h26
=licensed+sold-apart g31 h-22
=licensed+speed-up h24
=licensed+sums-1 h-38
=licensed+to-dispose k-22
=licensed+to-learn h23 k-27
=licensed+to-oppose h-29
=licensed+trading g-52
=licensed+under g-27 k-21
=licensed+unlawful-business h23
=licensed+watchers h-37
=limit h-22 k25
=limit+market-price g28
=limit+price-word g36
=limit+sale-or-service g35
=limit+split r-23 k46
=limit+stays-unseen k24
=limit+sums-0 h-22 k24
=limit+sums-1 k26
=limit+under k36
=limit+unit h-35
=limit+unknown g27 h-21 k-36
=limit+up-down k27
=loose-order g46
=loose-order+nobody-knows g26
=loose-order+reference g21
=loose-order+sums-0 g46
=loose-order+under g23
=loose-order+unit g27
=loser-pays m34
=loser-pays+pays-for-chance m27
=loser-pays+sums-0 m35
=loser-pays+sums-1 m22
=loser-pays+wager-event m23
=loser-pays+winner-takes m29
=market-price+name-after g-24
=market-price+name-before g-25
=market-price+narcotic h29
=market-price+online-place m39
=market-price+operator g-26 m23 h29
=market-price+paper-money r-22
=market-price+payment-versus-payment r-26
=market-price+repay g-22
=market-price+stakes g33
=market-price+sums-grow r-31
=market-price+sums-shrink r-25
=market-price+tick-guess g27 m51
=market-price+to-learn h-22
=market-price+under g-38 m45
=market-price+unlawful-business h37
=market-price+up-down g27 m30
=market-price+waiting r31
=market-price+watchers g23
=market-price+with-money g37
=meat+name-before g-25 m-22 h-57
=meat+not-pork h-48
=meat+own-zakat-rate h-23
=meat+pays g-28
=meat+pays-for-chance g-36 h-26
=meat+price-of g-39
=meat+reference h-31
=meat+right-now h-29
=meat+sale-or-service g-30
=meat+sea-catch g-29 h-41
=meat+sell g-24 h70
=meat+shut-thing g-45 m44
=meat+sums-1 g-26
=meat+trade g-39
=meat+trading g-34
=meat+unit g-25
=meat+unlawful-business h-38
=meat-trade+not-pork h-46
=meat-trade+stakes m49
=meat-trade+unborn g23
=meat-trade+unit h30
=metal+paper-money r23
=metal+pass-on r-31 g39 h-23
=metal+quick-cash r24
=metal+reference h-28
=metal+sale-or-service h-24
=metal+serves g26 h-29
=metal+settles-later r-23 g21
=metal+sums-1 r22
=metal+unit h-24
=metal+unknown r32
=metal+unlawful-business h-38
=metal+watchers r26
=metal-deal+not-mine-yet g34
=metal-deal+online-place g-21
=metal-deal+operator g-35 h21
=metal-deal+paper-money r23
=metal-deal+pass-on r-42 g54 h-21
=metal-deal+priced-thing h-31
=metal-deal+quick-cash r32
=metal-deal+reference r-21 h-25
=metal-deal+sold-short g-22
=metal-deal+sums-1 g-29
=metal-deal+unlawful-business m-27
=metal-deal+watchers r27
=more-back r53 h-24
=more-back+more-time r27
=more-back+paper-money r21
=more-back+pays-for-chance r37
=more-back+repay r22
=more-back+sums-0 r30 h-24
=more-back+sums-1 r46
=more-back+sums-2 r25
=more-back+sums-apart r25
=more-back+waiting r34
=more-time+name-before r23 g-29 m-43
=more-time+online-place r24
=more-time+per-period r21
=more-time+percentage r32
=more-time+search-for r-30
=more-time+sold-apart g39
=more-time+take-in r29
=more-time+to-dispose r-33
=more-time+wait-pay r25
=my-loss m59
=my-loss+pays-for-chance m44 h-24
=my-loss+sale-or-service m25
=my-loss+sums-0 m40
=my-loss+sums-1 r-33 g-21 m58 h-37
=my-loss+unlawful-business h47
=my-loss+wager-event m48
=my-loss+with-money g-28 m37 h-39
=my-wallet-lent r-21 k59
=my-wallet-lent+online-place r-21 k23
=my-wallet-lent+pass-along g-23 k24
=my-wallet-lent+pays-for-chance k23
=my-wallet-lent+sale-or-service k27
=my-wallet-lent+sums-0 r-21 k58
=my-wallet-lent+surety-pay r-28 h-21 k31
=name-after+online-place r34
=name-after+price-of h21
=name-after+sale-or-service h23
=name-after+sell h22
=name-after+serves h-22
=name-after+sold-apart g25
=name-after+sums-1 g-21
=name-after+trade h21
=name-after+unit r22
=name-after+unlawful-business h-44
=name-after+unlicensed g32
=name-after+unlicensed-giving g27
=name-after+wager-event m-23
=name-after+waiting g-22
=name-after+watchers h-34 k-28
=name-after+works-for h-39
=name-before+narcotic h-34
=name-before+online-place h45
=name-before+operator h25
=name-before+paid-entry h-24
=name-before+percentage r25
=name-before+reference m23 h21
=name-before+repay r-22
=name-before+sale-or-service h-21
=name-before+serves h-28
=name-before+settles-later r22 g-23
=name-before+sums-1 g-22
=name-before+surety-pay r37
=name-before+to-learn g-24
=name-before+to-oppose r-21 h-34
=name-before+trading h-24
=narcotic+not-pork h23
=narcotic+not-told m39
=narcotic+paper-money h32
=narcotic+pays h-43
=narcotic+priced-thing h27
=narcotic+right-now h-26
=narcotic+sell g22
=narcotic+stakes r-32 h-39
=narcotic+stranger h-21
=narcotic+sums-2 r26
=narcotic+sums-apart h-31
=narcotic+take-in r29
=narcotic+to-dispose r-23
=narcotic+to-learn h-30
=narcotic+trade g24
=narcotic+trading g-28 h31
=narcotic+watchers k-21
=narcotic+with-money r21 h-21
=no-date g22
=no-date+no-decision-date g23
=no-date+price-of g24
=no-date+sale-or-service g21
=no-date+sums-0 g24
=no-date+trade g32
=no-date+unit g21
=no-day g49
=no-day+no-decision-date g23
=no-day+pays-for-chance r-25
=no-day+price-of g30
=no-day+reference g21
=no-day+sale-or-service g38
=no-day+sums-0 g51
=no-day+unit g36
=no-decision-date g23
=no-decision-date+sums-0 g23
=no-spec g37
=no-spec+nobody-knows g24
=no-spec+reference g27
=no-spec+sums-0 g39
=nobody-knows g36
=nobody-knows+not-pork g24 m-27
=nobody-knows+not-told h-21
=nobody-knows+pays r-31 g43 h-21
=nobody-knows+pays-for-chance g43 h-36
=nobody-knows+price-of g34
=nobody-knows+reference g32 h-29
=nobody-knows+sealed g29
=nobody-knows+share-unknown g22 k-24
=nobody-knows+shut-thing g46 h-27
=nobody-knows+sums-0 g33
=nobody-knows+sums-1 g33 h-33
=nobody-knows+under g35
=nobody-knows+unit g24 h-31
=not-chosen g22
=not-chosen+paper-money r-22
=not-chosen+pays-for-chance r-27
=not-chosen+reference r-27
=not-chosen+sale-or-service r-21
=not-chosen+settles-later g25
=not-chosen+sums-2 r-34
=not-chosen+sums-grow r-34
=not-chosen+two-prices r-29 g28
=not-chosen+under g29
=not-chosen+unit r-28
=not-mine-yet g38
=not-mine-yet+pays-for-chance g27
=not-mine-yet+price-of g27
=not-mine-yet+reference g39
=not-mine-yet+sale-or-service g33
=not-mine-yet+sell g32
=not-mine-yet+sums-0 g38
=not-mine-yet+trade g29
=not-mine-yet+unit g29
=not-pork h-26
=not-pork+out-of-reach g28
=not-pork+out-there g23
=not-pork+paid-entry g-23 m22 h-28
=not-pork+paper-money r23 m27 h33
=not-pork+priced-thing g-21
=not-pork+repay r23
=not-pork+right-now g27
=not-pork+sea-catch g36
=not-pork+sums-0 h-25
=not-pork+sums-1 h-39
=not-pork+trading g-21
=not-pork+unborn g28
=not-pork+winner-takes g-21
=not-told g26
=not-told+paid-entry g-23 m36
=not-told+passes-it h-21
=not-told+reference g32
=not-told+serves g-42 m43
=not-told+shut-thing g31 m-22 h-30
=not-told+sold-short m25
=not-told+sums-0 g28
=not-told+sums-1 h21
=not-told+unit g32
=not-told+wager-event h-26
=not-told+watchers h-22 k30
=official+online-place m-38 h-37 k-24
=official+outside-prize m-22
=official+paid-entry m-30
=official+payroll g-21 h-39
=official+pays h41
=official+reference m-28 h-47
=official+sell g23 h-28
=official+serves g-24 h-30
=official+sham k24
=official+speed-up h24
=official+sums-1 r-26
=official+surety-pay r-30
=official+to-learn g-23 h-28
=official+trade h21
=official+unlawful-business m-24 h42
=official+up-down r33 h22
=official+watchers h23
=one-source g36
=one-source+sale-or-service r-27 g23
=one-source+sums-0 g36
=one-source+unit g39 h-23
=online-place+own-stake g-21 m38 h47
=online-place+paper-money h23
=online-place+pass-along h-28
=online-place+pays-for-chance h31
=online-place+price-of m29
=online-place+price-word g-25 m43
=online-place+priced-thing m24 h-29
=online-place+return-on-capital h-25
=online-place+right-now h27
=online-place+serves m-21 h34
=online-place+sold-short g-29
=online-place+stakes m39
=online-place+stranger m-23 h-26
=online-place+sums-1 m29 h41
=online-place+surety-pay m-23 h38
=online-place+to-dispose h-22
=online-place+unit r21
=online-place+unknown-party h-25
=online-place+up-down m21 h-25
=online-place+wager-event m26 h46
=online-place+waiting r25
=online-place+watchers m-23 h-33
=online-place+with-money m41 h23
=online-place+works-for m-24
=operator m30
=operator+outside-prize h45
=operator+paid-entry m24
=operator+paper-money m28
=operator+pays-for-chance h52
=operator+price-bet g42 m25 h-21
=operator+reference m28 h25
=operator+return-on-capital m24 h48
=operator+right-now m29 h56
=operator+sale-or-service m21 h26
=operator+serves m-44 h29
=operator+stakes m25 h43
=operator+sums-0 m28
=operator+sums-1 r-22 m45 h57
=operator+sums-2 h25
=operator+to-learn h44
=operator+to-oppose m-43
=operator+trading g-30 m26 h44
=operator+unit g-27 h24
=operator+wager-event m30 h45
=operator+with-money m23 h38
=operator+works-for m-26 h52
=out-of-reach g36
=out-of-reach+out-there g36
=out-of-reach+pays-for-chance h-22
=out-of-reach+price-of g22
=out-of-reach+right-now h-25
=out-of-reach+sale-or-service g23 h-30
=out-of-reach+sell g24 h-22
=out-of-reach+serves g21 h-21
=out-of-reach+sums-0 g37
=out-of-reach+trade g23
=out-of-reach+wager-event g29
=out-there g62 h-22
=out-there+pays-for-chance g26 h-28
=out-there+price-of g35
=out-there+right-now g21 h-26
=out-there+sale-or-service g37
=out-there+sell g34
=out-there+sums-0 g64 h-21
=out-there+trade g35
=out-there+wager-event g33
=outside-prize+pay-for-cover h-29
=outside-prize+per-period r-26
=outside-prize+price-of r38
=outside-prize+reference r-27 m-28
=outside-prize+sale-or-service r23
=outside-prize+sell r39
=outside-prize+sold-apart g32
=outside-prize+sold-short r50
=outside-prize+sums-2 g-25
=outside-prize+surety-pay h-29
=outside-prize+to-dispose r-21
=outside-prize+trade r49
=outside-prize+under h-23
=outside-prize+unit r-30
=outside-prize+unlawful-business h25
=outside-prize+wager-event m-22 h-33
=outside-prize+winner-takes h-24
=own-account+pass-on h22
=own-account+sale-or-service g-28
=own-account+serves g-29
=own-stake m48 h62
=own-stake+pays-for-chance m28 h36
=own-stake+reference m27 h40
=own-stake+sums-0 m38 h50
=own-stake+sums-1 m31 h37
=own-stake+wager-event m26 h36
=own-zakat-rate+pays h22
=own-zakat-rate+price-of h-26
=own-zakat-rate+price-word g23
=own-zakat-rate+search-for h36
=own-zakat-rate+unit h-29
=paid-entry+paper-money m-25 h-45
=paid-entry+pays r-25 h-22
=paid-entry+pledge r41
=paid-entry+price-word g-23
=paid-entry+receivable h-21
=paid-entry+right-now r-26 h24
=paid-entry+salam g-21
=paid-entry+search-for g-21
=paid-entry+sell h-35
=paid-entry+sham h22
=paid-entry+stakes h21
=paid-entry+sums-2 g-32
=paid-entry+sums-apart g-26
=paid-entry+sums-grow g-35
=paid-entry+sums-shrink h-22
=paid-entry+to-learn h-24
=paid-entry+unlawful-business m25 h32
=paid-entry+up-down g51 m-27
=paid-entry+winner-takes h-28
=paid-entry+with-money h21
=paper-early r25
=paper-early+pays-for-chance r27
=paper-early+price-of r35
=paper-early+receivable r25
=paper-early+reference r27
=paper-early+sale-or-service r33
=paper-early+sell r29 g-21
=paper-early+settles-later r24
=paper-early+sold-short r32
=paper-early+sums-0 r23
=paper-early+sums-1 r23 g-26
=paper-early+to-learn r-24
=paper-early+trade r31
=paper-early+under r30 h-21
=paper-early+unit r21
=paper-money+pass-along k27
=paper-money+pass-on r-22 g30
=paper-money+pays g-30
=paper-money+per-period r-28 k38
=paper-money+pledge r21
=paper-money+priced-thing g22 h-27
=paper-money+return-on-capital g-26
=paper-money+right-now k26
=paper-money+same-back r21
=paper-money+serves r27
=paper-money+sham h35 k-21
=paper-money+sums-1 h27
=paper-money+sums-equal r-41 g-21 m-21 h-25 k-26
=paper-money+sums-shrink r43
=paper-money+surety-pay h-25
=paper-money+undecided g23
=paper-money+undescribed g-63 h21 k-26
=paper-money+unlawful-business m40 h24
=paper-money+wager-event g-21 m37 h33
=paper-money+wash-money h-29 k29
=pass-along h-26 k41
=pass-along+reference h-25 k21
=pass-along+sale-or-service k24
=pass-along+stranger h-24 k23
=pass-along+sums-0 h-26 k41
=pass-along+take-in k22
=pass-along+unknown g-24
=pass-along+unknown-party g-25 h-27 k28
=pass-on+pays-for-chance r-25
=pass-on+price-of g32
=pass-on+priced-thing g21
=pass-on+reference r23 g-21
=pass-on+return-on-capital r-32 h26
=pass-on+right-now r-25
=pass-on+sell r-38 g35
=pass-on+stranger k26
=pass-on+sums-1 k-23
=pass-on+trade r-47 g55
=pass-on+trading r30
=pass-on+unit r-27 h-32
=passes-it+sums-1 k21
=pay-for-cover g50
=pay-for-cover+pays r-28
=pay-for-cover+per-period r-27 g57 h-33
=pay-for-cover+price-of g-23 h25
=pay-for-cover+reference g27
=pay-for-cover+return-on-capital r-24 g26
=pay-for-cover+sale-or-service r-22
=pay-for-cover+search-for g46
=pay-for-cover+serves h24
=pay-for-cover+sold-apart g43 h-21
=pay-for-cover+sums-0 g48
=pay-for-cover+sums-1 g30
=pay-for-cover+trade g-23 h25
=pay-for-cover+trading h23
=pay-for-cover+unit r-27 g32 h-21
=pay-me+per-period r23
=pay-me+return-on-capital r23
=pay-me+sold-apart r21
=pay-me+sums-0 r-29 k27
=pay-me+sums-grow r34
=pay-me+take-in r-21
=payment-versus-payment+priced-thing r-27
=payment-versus-payment+right-now g-21
=payment-versus-payment+sums-0 r-22
=payment-versus-payment+sums-1 m-21
=payroll+per-period h23
=payroll+price-of r33
=payroll+receivable r32
=payroll+right-now r30
=payroll+sell r31
=payroll+sham r-23 k43
=payroll+sold-apart r-23 g32
=payroll+sold-short r31 k-22
=payroll+trade r35
=payroll+unlawful-business h44
=pays+price-open r-24
=pays+promised-cut r28 g-22
=pays+savings-circle r26
=pays+settles-later g-25
=pays+sold-short r-22
=pays+speed-up h25
=pays+to-dispose g-28
=pays+unlawful-business k21
=pays+watchers r35
=pays+works-for g39
=pays-for-chance+price-open r-25
=pays-for-chance+price-word g-21
=pays-for-chance+principal-stays g-23
=pays-for-chance+promised-cut r37
=pays-for-chance+sham h24
=pays-for-chance+shut-thing g29
=pays-for-chance+small-parts r-27
=pays-for-chance+soft-drink h-47
=pays-for-chance+speed-up h25
=pays-for-chance+stakes m32
=pays-for-chance+sums-2 r23
=pays-for-chance+sums-3 m22
=pays-for-chance+sums-equal r-51
=pays-for-chance+sums-grow r52
=pays-for-chance+sums-shrink r29
=pays-for-chance+surety r27
=pays-for-chance+takaful r-33
=pays-for-chance+tick-guess r-26 g41 m38
=pays-for-chance+to-debtor r21
=pays-for-chance+to-treat r-31 m-22
=pays-for-chance+undecided g26
=pays-for-chance+unknown g27
=pays-for-chance+unlawful-business h47
=pays-for-chance+up-down m33
=pays-for-chance+wager-event m27
=pays-for-chance+wait-pay r35
=pays-for-chance+winner-takes m33
=per-period+percentage r25
=per-period+pledge r29
=per-period+right-now h-35
=per-period+search-for g36 h-27
=per-period+shut-thing g28 m-31 h-21
=per-period+sold-short k25
=per-period+stakes r25 m-33
=per-period+to-oppose h-23
=per-period+unlawful-business h34
=per-period+wager-event r-30
=per-period+waiting r21
=per-period+watchers r29
=per-period+with-money k22
=per-period+works-for r-21 g-28
=percentage+soft-drink r-23 h-29
=percentage+unlawful-business m-27
=percentage+up-down g22
=percentage+waiting r23
=percentage+with-money m-22
=percentage+zakat r-30
=play-costs h-23
=play-costs+price-of g-23
=play-costs+sums-0 h-22
=play-costs+unit g-34 h-25
=play-costs+wager-event g-21 m-25 h-21
=play-costs+works-for g-23 h-22
=pledge+reference r40
=pledge+sale-or-service r38
=pledge+sold-apart r23
=pledge+sums-0 r22
=price-bet g43 h-21
=price-bet+stakes g34
=price-bet+sums-0 g37
=price-bet+with-money g34
=price-later+right-now g-25
=price-later+salam r-22 g40
=price-later+search-for g41
=price-later+trading g32
=price-later+unit r-21
=price-of+rate-charge r35
=price-of+receivable r26
=price-of+same-back r33
=price-of+savings-circle r49
=price-of+share-unknown g42 h-23
=price-of+sums-3 h-24
=price-of+tied-deal g-27
=price-of+tied-trade r23
=price-of+to-learn r-21
=price-of+to-oppose g26 h-25
=price-of+unborn g23
=price-of+unknown g30
=price-of+unlawful-business h45
=price-of+wait-pay r24
=price-of+works-for g-21 h-29
=price-open+sell g24
=price-open+unit g22
=price-word+rate-charge r33
=price-word+return-on-capital r-35 g21
=price-word+sums-1 g-37
=price-word+sums-apart r-35
=price-word+tick-guess m21
=price-word+trading g23
=price-word+wait-pay r30 g-26
=price-word+waiting g-24
=price-word+watchers r-28
=priced-thing+reference r-26 m21
=priced-thing+repay g-23
=priced-thing+settles-later r23
=priced-thing+sold-apart r22 g-25
=priced-thing+split r30 k-25
=priced-thing+stakes g34
=priced-thing+sums-2 g26 m29
=priced-thing+sums-apart g30 m30
=priced-thing+take-in g-21
=priced-thing+tick-guess r-29 g29 m52
=priced-thing+under r-29 m37
=priced-thing+unit r23
=priced-thing+unlawful-business h24
=priced-thing+up-down g42
=priced-thing+with-money g31
=principal-stays g-26
=principal-stays+receivable r-25
=principal-stays+settles-later g-22
=principal-stays+sums-0 r24
=promised-cut r24 g-23
=promised-cut+reference h-23
=promised-cut+sale-or-service g-21 h-21
=promised-cut+stipulated r25 g-22
=promised-cut+sums-0 g-22
=promised-cut+surety-pay r-29
=promised-cut+to-debtor r29
=promised-cut+trade r32
=promised-cut+trading g-24 h-22
=quick-cash r24
=quick-cash+reference r28
=quick-cash+sale-or-service r32 k-32
=quick-cash+sell r24
=quick-cash+sums-0 r32
=quick-cash+trade r24
=quick-cash+trading r29 g-27
=quick-cash+unit g-22 m-21
=quick-cash+watchers r27
=rate-charge r36
=rate-charge+reference h24
=rate-charge+sale-or-service r24
=rate-charge+sums-0 r35
=rate-charge+sums-1 r43
=rate-charge+take-in r23 h-23
=rate-charge+unit r34
=rate-charge+watchers r25
=receivable+reference r21
=receivable+sale-or-service r29
=receivable+sell r30
=receivable+sums-grow r26
=receivable+surety r26 h-30
=receivable+surety-pay r33
=receivable+take-in r31 g-25
=receivable+to-debtor r-22
=receivable+to-learn r-28 h-31
=receivable+to-oppose g-22
=receivable+trade r30
=receivable+under g-23
=receivable+unlawful-business r-30
=receivable+up-down r27
=receivable+wager-event r-24 m41 h-31
=receivable+with-money m28
=reference+same-back r34 h-23
=reference+search-for g31 h-25
=reference+sell g21
=reference+sham k32
=reference+soft-drink g-22
=reference+speed-up g-29
=reference+stakes h25
=reference+stays-unseen k29
=reference+stranger g-29
=reference+sums-2 r22
=reference+sums-3 g-28
=reference+sums-equal g-28 m-26 h-25
=reference+sums-grow r28
=reference+tied-deal g-22
=reference+undecided g21
=reference+unknown-party k25
=reference+unlawful-business h49
=reference+up-down g27
=repay+sale-or-service g-21
=repay+search-for g-21
=repay+sell r23
=repay+serves r23 g-22
=repay+stakes r23
=repay+sums-1 g-22
=repay+sums-3 r-35 g29 m-24 h-27
=repay+sums-apart h-27
=repay+sums-equal r-54
=repay+sums-grow r62
=repay+trading h-23
=repay+up-down g-27
=repay+watchers r27
=reroute h-23 k38
=reroute+sums-0 h-23 k38
=return-on-capital+search-for r-21
=return-on-capital+sold-apart r26
=return-on-capital+sold-short r-30
=return-on-capital+sums-equal r-23
=return-on-capital+sums-grow h-25
=return-on-capital+surety-pay r-25 h21
=return-on-capital+to-dispose r-27
=return-on-capital+unlawful-business h43
=return-on-capital+wager-event r23
=return-on-capital+with-money k21
=right-now+same-back r22
=right-now+settles-later r21
=right-now+stakes h37 k-25
=right-now+sums-1 g-21
=right-now+sums-3 g-25
=right-now+sums-equal r-30
=right-now+sums-grow r34 m-21
=right-now+surety-pay r28 k-23
=right-now+to-learn h-27
=right-now+unlawful-business h29
=right-now+wager-event h36
=right-now+watchers k26
=right-now+with-money h23
=salam+trading h-21
=salam+unit g-22
=sale-or-service+same-back r33
=sale-or-service+sea-catch r-21
=sale-or-service+sham k29
=sale-or-service+share-unknown g42 h-23
=sale-or-service+shut-thing h-25
=sale-or-service+split k-29
=sale-or-service+stakes h23
=sale-or-service+stays-unseen r-40 h-41 k44
=sale-or-service+sums-equal r-22
=sale-or-service+surety r21
=sale-or-service+tied-deal g-22
=sale-or-service+to-oppose h-23
=sale-or-service+undecided h-24
=sale-or-service+undescribed g25
=sale-or-service+unknown g22
=sale-or-service+unknown-party k30
=sale-or-service+unlawful-business h68
=sale-or-service+unlicensed-giving r-26 h-27
=sale-or-service+victim-fee h-32 k57
=sale-or-service+wait-pay r39
=sale-or-service+works-for g-28
=same-back r38
=same-back+sell r34
=same-back+sums-0 r40 g-21
=same-back+trade r33
=same-back+unit r22
=savings-circle+sell r51
=savings-circle+sold-short r51
=savings-circle+to-dispose r-21
=savings-circle+trade r55
=savings-circle+wager-event m-22
=sea-catch g33
=sea-catch+sell g-30
=sea-catch+settles-later g31 h-23
=sea-catch+sums-0 g23
=sea-catch+sums-1 r-32 g41 m-22 h-28
=sea-catch+trade r-22 h-21
=sea-catch+unit g-23
=sealed+unknown g21
=search-for+sell r21
=search-for+serves h-27
=search-for+settles-later g22
=search-for+takaful g-28
=search-for+to-learn h-24
=search-for+to-oppose g-25
=search-for+trading g-42
=search-for+waiting r-30
=sell+share-unknown g36 h-29
=sell+shut-thing g36
=sell+tied-deal g-27
=sell+to-oppose h-30
=sell+under h24
=sell+undescribed g29
=sell+unlawful-business m-35
=sell+up-down r25
=sell+wager-event g23
=sell+waiting r-25
=sell+watchers r29 k21
=serves+to-learn g-28
=serves+trading r-21
=serves+under g-23 h29
=serves+unlawful-business m-32 h57
=serves+unlicensed-giving r-25 h-40
=serves+up-down h23
=serves+watchers h21
=settles-later+small-parts h-52
=settles-later+to-learn g-30 h-27
=settles-later+two-prices r-29 g31
=settles-later+undecided r-28
=settles-later+unlawful-business h-32
=sham h25
=sham+sums-0 h24
=sham+trading g-23 h-40 k30
=sham+unit k51
=sham+watchers k35
=share-unknown g38 h-36
=share-unknown+sums-0 g38 h-36
=share-unknown+trade g42 h-23
=shut-thing g39
=shut-thing+sums-0 g34
=shut-thing+sums-1 g33 h-25
=shut-thing+to-learn g-30
=shut-thing+trade g25
=shut-thing+undescribed g21
=shut-thing+unit g49 h-21
=shut-thing+wager-event g24 m-34 h-26
=small-parts k41
=small-parts+stays-unseen g-26 h-34 k49
=small-parts+sums-0 k42
=small-parts+sums-1 r-29 h-42
=small-parts+under r-31
=small-parts+unit k23
=small-parts+watchers h-25 k35
=soft-drink h-36
=soft-drink+sums-0 h-30
=soft-drink+sums-1 h-48
=soft-drink+unlawful-business h-24
=sold-apart+sold-short g23
=sold-apart+stranger h-21
=sold-apart+sums-0 g21
=sold-apart+sums-1 g-21
=sold-apart+takaful g-42
=sold-apart+unlawful-business h27
=sold-apart+waiting g39
=sold-apart+watchers k-22
=sold-short+sums-3 m-22
=sold-short+sums-equal r-25 m-21 h-30
=sold-short+sums-grow h-21
=sold-short+sums-shrink r36
=sold-short+take-in h24
=sold-short+to-oppose r-22
=sold-short+under r37
=sold-short+wager-event r-28
=speed-up h33
=speed-up+sums-0 h31
=speed-up+to-oppose g-27 h42
=speed-up+up-down h32 k-24
=speed-up+wager-event h21
=speed-up+watchers h26
=split k26
=split+stays-unseen r-22 k27
=split+sums-0 k27
=split+sums-2 r-27
=split+under r-42
=stakes m24
=stakes+sums-1 m39 h29
=stakes+sums-2 g22 h-26
=stakes+sums-apart g30
=stakes+tick-guess g27
=stakes+to-oppose h-29
=stakes+trading g33 m22
=stakes+under g33
=stakes+unit g22
=stakes+unlawful-business h22
=stakes+up-down g32
=stakes+wager-event h25
=stakes+with-money m23
=stays-unseen g-24 h-21 k69
=stays-unseen+sums-0 g-24 h-21 k68
=stays-unseen+under k24
=stays-unseen+unknown k34
=stays-unseen+unlicensed-giving h30 k-25
=stays-unseen+up-down r-23
=stays-unseen+watchers k35
=stipulated r24
=stipulated+sums-0 r31
=stipulated+trading r33
=stranger k47
=stranger+sums-0 k50
=stranger+sums-1 m-32
=stranger+unit k34
=sums-0+surety r23
=sums-0+takaful g-38 h-22
=sums-0+tick-guess g26 m49
=sums-0+tied-deal g-25
=sums-0+to-debtor g-32
=sums-0+to-treat m-26 h-22
=sums-0+unborn g63 h-33
=sums-0+undecided g23 h-30
=sums-0+unknown-party k43
=sums-0+unlicensed k27
=sums-0+unlicensed-giving k30
=sums-0+unpromised g-23
=sums-0+victim-fee r-35 g-42 m-28 h-37 k70
=sums-0+wait-pay r40
=sums-0+waiting r21
=sums-0+wash-money h-33 k81
=sums-0+winner-takes m29
=sums-0+with-money m23
=sums-0+zakat r-26 h-30
=sums-1+surety r32 h-33
=sums-1+tick-guess g39 m28
=sums-1+tied-deal r22
=sums-1+to-oppose r-21
=sums-1+unlawful-business h28
=sums-1+up-down g28 m37
=sums-1+wager-event m36
=sums-1+wait-pay r41
=sums-1+winner-takes m34
=sums-1+with-money r-27 m37 h24
=sums-2 r26
=sums-2+sums-equal r-64
=sums-2+sums-grow r60
=sums-2+sums-shrink r40
=sums-2+two-prices r-27
=sums-2+undecided r-25
=sums-2+under r-28
=sums-2+unlawful-business r-27 h37
=sums-2+up-down m23
=sums-2+wager-event m27
=sums-2+watchers m-27
=sums-3 m22
=sums-3+sums-equal g-21
=sums-3+sums-shrink r-26
=sums-3+unit r-23
=sums-3+unlawful-business r-21 h25
=sums-3+wager-event r-37 g-22 m26 h23
=sums-apart+unlawful-business r-30 h32
=sums-apart+up-down g23 m25 h-22
=sums-apart+wager-event r-25 m26 h33
=sums-apart+watchers m-32
=sums-apart+winner-takes h-36
=sums-equal r-55
=sums-equal+take-in r-25
=sums-equal+unit r-24
=sums-equal+with-money r-26 m-22 h-34
=sums-grow r60
=sums-grow+surety-pay r28
=sums-grow+take-in r31
=sums-grow+two-prices r-27
=sums-grow+undecided r-25
=sums-shrink r34
=sums-shrink+with-money r29
=surety r27
=surety+surety-pay r39 h-22
=surety+take-in r32
=surety-pay+to-oppose h-21
=surety-pay+trade h-24
=surety-pay+trading r-27 g-26 h-37
=surety-pay+unit r-24
=surety-pay+unlawful-business m-26 h24
=surety-pay+wager-event m24
=surety-pay+watchers h24
=takaful g-37 h-21
=takaful+trading h-40
=take-in+to-oppose r-25 m-27
=take-in+winner-takes m28
=tick-guess g43 m50
=tick-guess+to-oppose g21 m30
=tick-guess+trading g45 m40
=tick-guess+unit r-23 g64 m30 h-21
=tick-guess+with-money g41 h-23
=tied-deal g-23
=tied-deal+tied-trade r27
=tied-deal+trade g-27
=tied-trade r27
=tied-trade+trade r23
=to-debtor+trading r31
=to-dispose+to-oppose g-23
=to-dispose+unit r-22
=to-dispose+unlawful-business m-21 h-21
=to-dispose+wager-event g-30 m-21
=to-dispose+waiting r-33
=to-learn+trading g-38
=to-learn+wager-event m-25
=to-oppose+trade g23
=to-oppose+unit h-24
=to-oppose+unlawful-business m-32 h-40
=to-oppose+wager-event h21
=to-oppose+with-money m33 h-32
=to-treat m-27 h-24
=to-treat+unit r-38 g-22
=to-treat+unlawful-business m-32 h-28
=trade+unborn g23
=trade+under r24
=trade+undescribed g26
=trade+unlawful-business h37
=trade+unlicensed-giving r-27
=trading+under m31
=trading+unlawful-business g-24 h52
=trading+with-money m22
=two-prices r-29 g23
=two-prices+undecided r-26
=unborn g63 h-33
=undecided g27 h-23
=undecided+unit g22
=under+undescribed g34
=under+unknown g23
=under+wager-event m-26 h23
=under+with-money r-21 g33
=unit+unknown g23
=unit+unknown-party k23
=unit+unlawful-business h55
=unit+unlicensed-giving k21
=unit+up-down g32
=unit+works-for g-24
=unit+zakat r-22
=unknown g21
=unknown+unknown-party g-23
=unknown+watchers g-28 k31
=unknown-party k44
=unlawful-business h21
=unlawful-business+works-for h57
=unlicensed k27
=unlicensed+unlicensed-giving k21
=unlicensed-giving k30
=unpromised g-27
=up-down+wager-event h22
=up-down+watchers r23
=up-down+with-money g25 m-49 h-22
=victim-fee r-35 g-42 m-28 h-37 k70
=wager-event+winner-takes m28
=wager-event+with-money g-21 m36
=wager-event+works-for m-24 h24
=wait-pay r46
=wait-pay+waiting r40
=waiting r24
=wash-money h-33 k83
=winner-takes m39
=winner-takes+with-money g-29
=with-money m22
=zakat r-27 h-30
_%_ r33
_%_and_ h-26 k50
_%_for_ r50 h-22
_%_monthly_ r35
_%_on_ r42 m-31 h-36
_%_past_ r55 h-35
_%_yearly_ g-28
_%_علي_ g-25
_2ard r31
_2ard_ r31
_2e h-26
_3ala_ h-26
_3ale r23 g-29
_3and_ h23
_3and_sheikh_ h24
_3ara h28
_3ara_ g-27 h27
_3arboon_ h-22
_3ay r-43
_3e r-32 g-29
_3om g-21
_3omo g-21
_7a g24
_7ad r-27
_7ag h-34
_7ag_ g-22 m-25 h-31
_7al r-27 g-42 h22
_7ash h22
_7elwe_la_ h22
_7es h-25
_7esab_ r-24
_7ess r-26 g-25 h-25
_a2 r41 m-25
_a3 g-25
_a5 g-29
_a7 r-23 g-29 m-28 h46
_a_car_ r-40
_a_casino_ m-36
_a_conventional_ g-22
_a_day_ h-28 k-29
_a_guy_ r-30 h-34
_a_lot_ m-26 h-25
_a_man_ k26
_a_new_ r-26 g-34
_a_portion_ g30
_a_pub_ r-27
_a_week_ r-21 h-36
_aami h32
_aamil_ h32
_aba r-33 h-36
_abay r-34 g-26 h-44
_abaya_ r-34 g-26 h-44
_abl r-23 g33 h-29
_abl_ g32 h-28
_abl_ma_ g35
_abor g-32 h54
_abortion_ g-32 h54
_abou g-30
_about_ g-30
_about_the_ r-26 g-32 h-39
_abra h41
_abraj_ h41
_abs h27
_absi h26
_absinthe_ h26
_ac_ r-29 h-30 k-22
_acci g26
_accident_ g26
_account_for_ r-24 h-21
_account_is_ m-22 h-35
_account_number_ k-38
_account_to_ r-22
_accounts_ g-22 h22
_accr r25
_accu m22
_accumulator_ m22
_acquired_ g38 h-38
_acr h28
_acro h28
_across_ h28
_across_the_ h28
_act r-23
_actu r-25
_actual_ r-21
_actually_ r-28 h-25
_ad_ m-28 h27
_ad_for_ h40
_add r25
_add_ h21
_adde r22
_added_ r29 h-35
_adderall_ h40
_addi m-22
_addiction_ m-22
_adjustment_ r31
_adjustment_on_ r29
_adjustment_to_ r39 h-27
_adm h-36
_admi h-36
_ado h28
_adop g-21 h32
_ads m-24
_ads_ m-24
_adult_diapers_ h-37
_adult_site_ h23
_adult_store_ h46
_adults_ h34
_adults_only_ h34
_advance_for_ r-35
_advances_ r32 h-24
_advi g-21
_advice_ m-21 h37
_aed_at_ g-27
_aed_per_ r-27 m74 h-22
_aff h39
_affi h41
_after_eid_ r25
_after_party_ h35
_after_said_ g24
_after_she_ g41
_after_they_ g35
_agei h35
_ageing_ h35
_agency_fee_ r-21 g-23 h-23 k-34
_agent_fee_ r-41 g-35 m-21
_agent_for_ r22 h-28
_agent_to_ r69
_agi h48
_agin h26
_aging_ h26
_agree_ r-27
_agreed_to_ r-24 g26
_ah m-24
_aig g61 h-25
_aig_ g61 h-25
_ain h-23
_ain_ h-23
_air_ m-26 h-28
_aird g31
_airdrop_ g31
_airt r26
_airtime_ r26
_airtime_advance_ r51
_airtime_credit_ r78
_airtime_loan_ r41
_aj g-24 h-25
_ak g25
_akh g21
_akha m-24
_ako h-31
_ako_ h-31
_al_ h-31
_al_ain_ h-23
_al_inah_ r40
_alam g63 h-47
_alam_ g63 h-47
_alcoholic_ h21
_ale g-38 m-25 h36
_ale_ h44
_alf h-31
_alf_ h-31
_ali g-28 k-27
_ali_ g-24
_all g23
_all_ g32
_all_fish_ g57
_all_future_ g67 h-21
_all_that_ g66 h-56
_allocation_ g33
_allowed_ g21 h-29
_allowed_to_ g40 h-31
_alm r-23 m-22 h31
_alo h-45 k43
_alon h-30 k44
_along_ h-25 k37
_alte h-24
_am_ h-25
_ama h24
_amal h38
_amal_ h38
_amb m-29 h-31
_ame h-40
_amer h-40
_american_ h-40
_ami h27
_amil h40
_amil_ h40
_amm r-22 g-27 m-23 h-38
_amu h50
_amul h38
_amulet_ h36
_an_ h23
_ana h-25
_ana_ h-24
_anc r-21 h42
_ance r-21 h42
_and_a_ g-36
_and_above_ r45
_and_bottle_ h-26
_and_bought_ g-24
_and_buy_ r40
_and_coke_ h29
_and_collected_ r-25
_and_eggs_ g-33 m-35 h29
_and_ends_ m-45 h-38
_and_forward_ k23
_and_he_ m22
_and_if_ r-36 g-35 m61
_and_interest_ r22
_and_its_ g50
_and_metal_ g24
_and_pass_ h-25 k64
_and_pay_ g23
_and_pays_ g56
_and_send_ r-24 h-21 k36
_and_sold_ g27
_and_taken_ r-27 g-33 m-21 h-26
_and_tonic_ m-21 h50
_and_transfer_ k61
_and_wine_ h66
_anda g28 m24 h-26
_andar_ g28 m24 h-26
_ang g-24
_ang_ h-23
_ange h21
_angel_ h21
_ani h-21
_annuity_ g34
_another_name_ g-21 h54 k-41
_ans r-27
_answer_ h-37
_answers_ g-23 h22
_anti_ h-52
_anti_bribery_ h-50
_any g32
_any_ g37
_ape h26
_aper h26
_aperol_ h23
_appe h-27 k31
_appeal_ h-32 k52
_appeal_by_ h-37 k56
_appear_ h-21
_appears_ g27 h-22
_appl g23 h-39
_apple_ h-41
_appliance_care_ g43
_approved_ g30 h-26
_apr r42 g-25 m-25 h-30
_apr_ r56 m-27 h-36
_apy r68 h-49
_apy_ r68 h-49
_aq g-28
_ara h29
_arab h-32
_arab_ h-83
_arak h47
_arak_ h47
_aram g-24 h-24
_arb h-27
_arc g-21 m-26 h-21
_are m-21
_are_ m-22 k22
_area r-23
_areg h29
_areglo_ h29
_arm_ r-24
_aro h-24 k44
_arou h-24 k44
_around_ h-24 k44
_arranged_ k-29
_arrangement_ h-21
_arrival_ r-33 h-24
_art g-25
_arti g-28
_article_ r-21 g-21 h-23
_as_ h25
_as_a_ r-23 h-33
_as_agreed_ h-28
_as_bar_ h39
_as_genuine_ h61
_as_gift_ h-47 k74
_as_he_ g41
_as_in_ h-22
_as_is_ g27 k-22
_as_it_ r-22 g-28 h-38
_as_original_ h30
_as_per_ g-39 h-37
_as_real_ g-25 h62
_as_seller_ g36
_as_the_ r-33 g47 h-24
_asa g-32 m21 h42
_ash r-22 g26
_ask k38
_ask_ k51
_asl r27 m-27 h-35
_assignment_ h28
_assignment_writing_ h32
_assignment_written_ h46
_assurance_ g23
_assured_ r26
_astrologer_ h32
_astronomy_ h-32
_at_a_ r27
_at_al_ r-36 m-22 h-42
_at_higher_ r23
_at_home_ m-22
_at_sea_ g46 h-22
_at_the_ r-21
_at_todays_ h-21
_ate m-30 h-30
_atm h-26
_atm_ h-26
_attached_ h-22
_attack_ h36
_attended_ h24
_auction_ r23
_auctioned_ r-22 g55 h-44
_aud r-24 h-23 k-22
_audi r-24 h-23 k-22
_audit_ r-26 h-24 k-28
_aur r-27 g-35 m-21 h26
_aur_ r-34 g-36 m-28
_aura h42
_aura_ h42
_authorities_ g-23 h-32 k31
_authority_ g33 k-24
_auto_ h-24
_av k28
_avo h-21 k34
_avoi h-21 k34
_avoid_ k37
_avoiding_ k22
_aw r-30
_aw_ r-31 g36 h-27
_award_ r-32 g-29 m-28
_awarded_ g39
_awareness_ h-33
_ax g30
_axa g30
_axa_ g30
_ay m-26
_ay_ m-29 h-40
_b5 h24
_b5t h24
_b5ti h24
_b5ti_ h24
_b_ h-36
_ba3 g29
_baa g37
_baad g45
_baad_ g45
_baad_me_ g54 h-28
_baad_mein_ g27
_baba_ h22
_babo h24
_baboy_ h24
_baby_ h35
_babys_ h-25
_baca h26
_bacardi_ h26
_baccarat_ m21
_bachelor_ h25
_bachelor_no_ h29
_back_at_ g-28
_back_cheaper_ r-52 g47
_back_for_ r52
_back_if_ g39 h-22
_back_of_ r28
_back_on_ r54
_back_the_ g-21 m-21 h-34
_back_to_ r26 g-38
_back_when_ g-21
_backs_ h50
_baco h23
_bacon_ h23
_bad_luck_ h55
_bag g21
_bag_of_ m-31 h31
_bagg h-25
_baggage_ h-25
_bah r-21 g29 h-22
_baha r-21 g29 h-22
_bai r26 h25
_bai_ r60 h-35
_bai_al_ r50 h-32
_bai_el_ r50 h-39
_bail h29
_baileys_ h32
_bak g-23
_bake m-21 h-36
_bakery_ m-22 h-38
_bakr r-26 h-38
_balance_transfer_ r44 h-23
_balc h-33
_balcony_ h-33
_ball_ m-21
_ballet_ m-32 h-26
_balloon_ h31
_balloons_ g-28 m-26
_bana m-22 h38
_banat_ m-22 h38
_band h-49
_band_ h-48
_bangles_ h-23
_bank_card_ r-34 h-29 k29
_bank_does_ k40
_bank_is_ r48 g-21
_bank_only_ g-23 h-26 k47
_bank_shares_ g24
_bank_will_ g-23 h-44 k44
_banknifty_ g25
_banknifty_ce_ g25
_banknifty_pe_ g24
_banks_ h-21
_bann h34
_banner_ h24
_banner_for_ h39
_banners_ h35
_banners_for_ h35
_baq r-22
_bar_ h23
_bar_bill_ h55
_bar_exam_ h-35
_bar_of_ h-36
_bar_tab_ g-30 m-54 h56
_bara r-24
_barangay_ h-29
_barasti_ h26
_barb r-22 g-31 h-49
_barber_ r-24 h-40
_bare g40
_bare_ g40
_barl h-30
_barley_ h-30
_baro r-31
_barrel_ g-26
_barrels_ g24
_bars h-31
_bart h48
_bartender_ h44
_bas_ g-32 h-32
_based_ h-39
_basi g-31 m-36 h-21 k-25
_baskets_ r-25 m-33
_bat m-29
_bath h36
_batt m-35 h-27
_battery_ r-24 m-33 h-29
_bayad_sa_ g-35
_bc r-25 m53 h-42
_bc_ r-25 m53 h-42
_bd h34
_bds h34
_bdsm h34
_bdsm_ h34
_be_ g39
_be_agreed_ g45 h-23
_be_fixed_ g40
_bean h-31
_bean_ h-32
_beans_ h-21
_bear_ h36
_bearing_ r36 g-23 h-22
_bears_ h-40
_beat h35
_beat_ h35
_beat_up_ h35
_bech r27 g28 h-31
_bech_ h-25
_becha_ g28 h-26
_bed r-37 g-21 h-39
_bed_ r-38 g-26 h-37
_bee_ m-23 h-41
_beef_bacon_ h-24
_beem h-21
_beema_ h-21
_beer h21
_beer_free_ h-21
_before_any_ g33
_before_buying_ g27
_before_crop_ g29
_before_due_ r-27 g-23
_before_expiry_ h-28
_before_he_ g35
_before_i_ g26 h-25
_before_mint_ g23
_before_notice_ g42
_before_the_ g30
_before_we_ g-44
_beg h31
_begg h41
_beggar_ h27
_beggars_ h33
_begging_ h24
_beha g-26 k26
_behalf_ g-26 k26
_behalf_of_ g-30 k32
_behind_my_ h-35
_being_watched_ k26
_belonging_ g28 h-24
_belonging_to_ g28 h-24
_belongs_ g45 h-31
_belongs_to_ g45 h-31
_below_ r21
_belt r-27 g-24 m-23 h-40
_belt_ r-27 g-24 m-23 h-40
_ben r-34
_bene r-31
_best_guess_ g-27
_bet m31
_bet_ m25
_bet_on_ g67 m-28
_bet_with_ g-33 m67 h-33
_beta m33
_betting_shop_ g-22 h44
_between_friends_ h-32
_bev h37
_beve h37
_beverages_ h35
_bey r27
_bhai r-40
_bhai_ r-41
_bid m29 h-23
_bie g-23 h54
_bier g-23 h54
_big_ m22
_big_ticket_ m26 h26
_bike h-22
_bike_ h-26
_bila g-27 h-25
_bilal_ g-27 h-25
_bill_bought_ r50 g-22
_bill_of_ g26
_bill_purchased_ r45 g-33
_bill_taken_ r75 h-31
_bills_ r33 h-21
_bim g24
_bima g24
_bima_ g24
_bin m21
_bina r-21 g34
_bina_ r-51 m-27 h-32
_binance_ r-25 m-31 h37
_binary_ g36 m25 h-27
_binary_options_ g51 m46 h-22 k-23
_bind m-23
_binding_ m-25
_bing m28
_bingo_ m27
_bingo_cards_ h-53
_bingo_hall_ m45 h23
_bira h48
_bira_ h48
_bird r-23 h-30
_bird_ r-27 h-34
_birds_ g34
_birds_in_ g46 m-34 h-40
_birr g-21 m-21 h21
_birra_ g-21 m-21 h21
_biry g-26 h-25
_biryani_ g-26 h-25
_bitcoin_ h-26
_bl h25
_bl_ g-25 h36
_bla h22
_blac h26
_black_ h33
_black_magic_ m-23 h40
_black_pudding_ h25
_black_stone_ m-27
_blackmail_ h24
_blanc_ h30
_ble g-23 h48
_bled g-27 h31
_bled_ g-27 h31
_bles h31
_blessed_ h31
_blessed_by_ h26
_bli g23 h-32
_blin g23 h-33
_blind_ g23 h-33
_blind_box_ g39
_blo g-23
_bloc h-32
_blocking_ h-40
_bloo h27
_blossom_ g21
_blu h25
_blue_label_ h32
_blun h39
_blunt_ h33
_boar_ h34
_board_ h-26
_board_for_ h-27
_boat h-25
_boat_ h-23
_bol h-33
_boli h-24
_boli_ r31 h-26
_bolt h-46
_bom r26
_bomb r26
_bombay_ r26
_bon r22
_bond r27 h-21
_bond_ r21 h-26
_bond_coupon_ r55 m-36 h-46
_bond_fee_ r40
_bond_paper_ r-60 m-24 h-48
_bonded_ h23
_bonds_ r52 g-21 h-27
_bone h22
_bong m-24 h64
_bong_ h60
_book_ h-34
_book_club_ m-21 h-38
_booked_ g34
_bookie_ r-25 m36 h46
_booking_ m-33
_booklet_ h-22
_bookmakers_ m32 h-33
_boos m21
_boot m-38
_bootleg_ h32
_booz h55
_booze_ h38
_bor h-25
_born r-28 g39
_born_ g51
_borrowed_stock_ r-39 g32
_bot h23
_bot_ h45
_both g21
_both_ g21
_both_money_ r-24 g49 h-32
_both_sides_ r-25
_bots h35
_bots_ h35
_bottle_service_ h51
_bottles_of_ h48
_bought_and_ r-46 g-37 h-21 k-24
_bought_by_ r36
_bought_for_ r-38 h-25
_bought_from_ g33
_bought_it_ g21
_bought_the_ r48
_bourbon_the_ h-61
_bow h-23
_bowl h-23
_box_for_ g-38
_box_of_ g-22 h-21
_boy_ g-25
_boys_to_ h34
_bran m-21
_brand_ m-34 h-25
_brandy_the_ h-67
_brazil_ h-21
_bread_ g-39 h-30
_break_ h35
_break_his_ g-22 h35
_breaks_ g40 h-24
_bren g31
_brent_ g31
_brew h21
_brew_ h29
_brib h34
_bribe_ r-29 g-32 m-32 h39
_bridging_ r24
_bridging_loan_ r29
_bring_ h39
_brings_up_ g39 h-29
_brit h-38
_bro_ g-21
_broker_ g26
_brokers_ r-24 g-26 h-31
_brothel_ h37 k-21
_brother_ g-21 k22
_brownies_ h27
_browns_ h-36
_bru h39
_brut h27
_bta r25 g-23
_btc g21
_btc_ g21
_bubbly_ h41
_buc h25
_buck h25
_budo g48 h-32
_budol_ g48 h-32
_bug r-23 g-25 m-28 h-32
_builder_ h-28
_built_ g30 h-22
_buk g23 h-35
_bull_ h29
_bullion_ m-23 h-21
_bun h36
_burglary_ g28
_burn h22
_burn_ g-22 h78
_bus m-29 h-28
_bus_ r-30 g-33 m-38 h-53
_but r23
_but_ r32
_but_it_ g-22 h-23
_buy_a_ g-31 h70
_buy_bachelor_ h26
_buy_her_ r-27 g42 h-39
_buy_in_ g-21 m55
_buy_it_ r-24 g32
_buy_master_ h33
_buy_masters_ h31
_buy_one_ g46 h-36
_buy_the_ g-27
_buy_them_ g30 h-30
_buy_your_ g42 m-22
_buyers_ g-30
_by_another_ g58
_by_guess_ g31 m-46
_by_hour_ h77
_by_me_ r-28 g-39
_by_mistake_ r-23
_by_them_ r34 h-27
_bya r32 h-32
_byaj r24
_byaj_ r24
_byb g24
_bybi g24
_bybit_ g24
_byp k36
_bypa k36
_bypass_ k28
_bypassing_ h-27 k39
_c_ r31 g-46 m-23 h-38
_cabl g-22
_cable_ g-26
_caf h-26
_cafe h-26
_cafe_ h-27
_cag h-23
_cage h-23
_cage_ h-35
_cak m-26 h-21
_cake m-26 h-21
_cake_ m-27 h-28
_calc g-22 h-22
_calf g39 h-24
_calf_ g39 h-24
_calf_in_ g45 h-25
_call_centre_ g-35
_call_girl_ r-32 g-39 m-25 h55
_call_it_ r42 g-39
_call_option_ m-32
_call_options_ g40 m-37
_called_ h-23
_caller_ g-30
_calls_ g48 h-22
_calls_on_ g64 h-41
_cam_ g-25 m-21
_cam_show_ h50
_camel_race_ g-23 m-35
_camera_ g-22
_camp_ h-40
_campaign_for_ h23
_can_ m-22
_can_not_ g49 h-23
_canc h-24
_cancel_ g-42
_cancellation_ g44
_cancelled_ g-36 h-22
_candle_green_ g-24 m62 h-24
_candle_red_ g-21 m77 h-32
_candles_ g23 h-24
_cani h32
_cann h24
_cannabis_ h21
_cannot_ g-23
_cans h35
_cans_ h35
_cant r-41 g-33 h-29
_canteen_ g-26 m-30 h-24
_cap_ r-37 g33 h-40
_cap_on_ g29
_capital_back_ r35
_capital_guaranteed_ r31
_capital_protected_ r70 g-25 h-21
_capital_refunded_ r52
_capital_safe_ r40
_capt h33
_captagon_ h30
_car_ h-32
_car_if_ g36
_car_insurance_ h-30
_car_wash_ g-26 m-25 h-26
_carbon_ h-22
_card_at_ k-33
_card_for_ r-37 g-25 h-35 k-26
_card_interest_ r58
_card_replacement_ r-32 k-30
_cards_ g-27 h24
_cards_for_ m-41
_care g26 h-32
_care_ g56 h-25
_cari m24
_carl h32
_carpet_ r-27 m-25 h-34
_carry_ r23 g-23
_cars g30
_cars_ g30
_carton_ h-48
_cartons_ m-23
_case h23
_case_ h23
_case_of_ g-28 m-24 h51
_case_opening_ m52
_cases_ m-21
_cash_for_ r-24
_cash_in_ g-30
_cash_or_ r-33 g41
_cash_out_ k45
_cash_price_ r-29 g-35 h-26
_cash_settled_ g68 m-32 h-22 k-23
_casino_chips_ m32
_casino_supermarket_ m-35
_cast g-30 m-21
_casting_ h41
_cat_ h-22
_cata h-26
_catcher_ h33
_catches_ g39
_cate g-21 m-26 h-22
_catering_ g-23 m-27 h-21
_cau h-23 k43
_caus h-25 k54
_cause_ r-21 h-29 k67
_cb g-22 h52
_cbd h34
_cd r45 h-24
_cd_ r72 g-32 h-31
_cds r-23 g27
_cds_ r-23 g27
_ce_ g72 h-29
_cel g-23 h24
_cell g-23 h24
_cellar_ g-23 h30
_cem g-30 h-38
_ceme g-30 h-38
_cement_ g-30 h-38
_cen g-21
_cent g-21
_center_ g-28
_certain_ r59 h-36
_certified_ h-34
_cf r-30 g61 m47 h-37
_cfd r-30 g61 m47 h-37
_cfd_ r-36 g59 m50 h-39
_cfds g41 m-25
_cfds_ g41 m-25
_chai m-21 h-34
_chai_pani_ h56
_chair_ m-38 h-44
_chairs_ h-35
_cham g-22
_chance_ m46 h-23
_chandelier_ g-22 h-48
_chandi_ r54 h-23
_change_ r-33 m-24 h-21
_channels_ h23
_chap r-21
_chapter_ r-21
_char_ h32
_char_siu_ h27
_charas_ h23
_charge_on_ r23
_charges_ r21
_charges_%_ r22
_charges_for_ r23
_charging_ h22
_charitable_ k48
_charm_from_ h61
_chart_ m-45
_chat h30
_chat_ h21
_chea h34
_cheap_ h24
_chec g-21 h-22
_check_ h-21
_checks_ k40
_cheese_ g-25 h-21
_chei h23
_cheikh_ h23
_chem r-22
_cheque_for_ r47
_chess_club_ m-29
_china_ g33 h-26
_chip m25
_chip_ h-21
_chips_ m27
_chips_and_ m-33 h-29
_chit r47
_chit_ r65 g-27 h-34
_chitty_ r43 h-32
_chiv h25
_chivas_ h25
_chocolate_ h-26
_choose_later_ g39 h-27
_chooses_later_ h-21
_chop h44
_chops_ h32
_chor h26
_chorizo_ h26
_chos h-23
_chu m34 h-35
_cid g-22 h32
_cide g-22 h32
_cider_ g-22 h32
_circle_ m22
_clar h29
_claret_ h29
_class_ m-29 h-47
_classes_ h64
_claw r-23 g-41 m-23 h-44
_clean_ h-46 k59
_cleaning_ m-31 h-35
_clearance_ k-21
_cler r-23
_clerk_ r-23
_clic r-22 m27 h24
_client_ r21 m-37
_clin h-31
_clinic_ h-31
_clip h31
_clips_ h31
_clon h53
_clone_ h63
_cloned_ g-23 h40
_cloned_card_ h29
_cloned_cards_ m-36
_cloning_ h35
_closed_my_ g-73
_closes_position_ g23
_closing_ r-22
_clot m-22 h-35
_clothes_ h-33
_club_table_ m-27 h50
_cm g48 h-36
_cme g53 h-23
_cme_ g53 h-23
_co_ g-34
_coa g-30 m-31 h-41
_coac g-26 m-28 h-30
_coaching_ m-22
_coc h22
_coca h24
_cocaine_ g-23 h35
_cocktail_ h24
_cocktail_bar_ h34
_cocktails_ h28
_codeine_ h28
_coffee_cup_ h60
_coffee_dregs_ h29
_coffee_grounds_ h70
_coin_ h-29
_coke_zero_ g-40 m-25 h-57
_collar_ r-58 g74
_colleague_ h-21
_collect_ m28 h-28
_collection_for_ k30
_collection_of_ h-21 k57
_collector_ m25 k27
_collects_ m24
_colo h-30
_color_ h-29
_colored_ h-32
_colour_ h-33
_coloured_ h-26
_com_ m23
_come_ g23
_comi g26
_coming_ g27
_commercial_paper_ r27 g-38 h-24
_commission_for_ r-21 h-22
_commission_in_ h68 k-21
_commission_to_ g-22
_committee_ r22
_comp_ m35 h-44
_companion_for_ h56
_companionship_for_ h26
_competition_entries_ m36
_competition_entry_ m71
_compound_ r-34
_compounding_ r44
_conceived_ g48
_concert_ r-35 g-28 m-35 h-36 k-21
_conference_ g-23
_consideration_ g24
_consolidation_ r21 g-24 m-22
_consulting_ g-22 h-23
_content_ g-27 h69
_contents_a_ g48 h-34
_contents_not_ g36
_contents_of_ g-34
_contest_ m32
_contest_entry_ m56
_contract_of_ g-36
_contract_to_ r32 g-47
_contractor_ h-35
_conventional_bank_ g-22
_coo m-32
_cook m-34
_cookies_ m-58 h-27
_cooking_ h45
_cooking_sherry_ h38
_copies_passed_ h30
_copy_of_ g-25 m-35 h-62
_copy_watches_ h35
_cork h28
_corp r22
_corporate_ r22
_costs_ r39
_costume_ h-21
_cott h-22
_cotton_ h-22
_could_ g23
_could_not_ g24 h-22
_coun r-21
_counselling_ r-23 m-28
_count_ g23
_count_not_ g54
_counted_ h-27
_counter_ r-30 g-24
_counterfeit_money_ h-55
_counterfeit_note_ h-49
_country_ g-32 m-25 h-22
_couples_ h26
_coupon_bond_ r51 m-32 h-29
_coupon_from_ r65 m-31 h-62
_coupon_on_ r66 m-33 h-48
_coupon_payments_ r-22
_coupons_ h23
_courier_ r-21
_courier_fee_ r-27 h-31
_course_ g-25
_court_ h-28
_cousins_ h-23
_cov g22
_cove g22
_cover_ g23
_cover_design_ g-49
_cover_for_ g-34
_cover_letter_ g-29 h-34
_cover_plan_ g28
_covered_ r-32 g42 h-21
_cow r-27
_cow_ r-29 h-26
_crac m-21 h24
_crack_ g-30
_cracked_ h43
_craf h41
_craft_ h41
_cras m26
_crash_ m26
_crash_game_ m35 h37
_craw m-25 h23
_crawl_ m-25 h23
_crea h-29
_cream_ m-28 h-66
_credit_card_ r24
_credit_default_ r-54
_creditor_ r-35
_credits_ m31
_cres h-23
_crescent_ h-23
_cric h-26
_cricket_ h-24
_cris m-22 h21
_crop g23 h-26
_crop_ g23 h-26
_crop_before_ g34
_crop_not_ g41
_crop_of_ g22
_crow g-40 m-22 h-54
_crud g29
_crude_ g27
_crude_oil_ g22 m-32 h-22
_crypto_ h-22
_cs m65
_cube h-50
_cum r27
_cumu r36
_cumulative_ r36
_cup m-25
_cup_ m-25
_cup_reading_ h67
_current_ r32
_curs h33
_curse_ h33
_curt h-26
_curtains_ h-23
_cush h-35
_cushion_ h-23
_cushions_ h-33
_customer_database_ h32
_customer_paid_ g69 h-39
_cut g-31
_cut_ h21
_cut_for_ r-28 h53
_cutt g-40 m-24 h-55
_cutter_ r-23 g-40 m-23 h-39
_cutting_ m-24 h-50
_cy r-22
_cyb g28 h-26
_cybe g28 h-26
_cyber_ g28 h-26
_cyc m-27
_cycl m-27
_cycle_ m-21
_cyl g-27 h-23
_cyli g-27 h-23
_d_ r38 m23 h-45
_d_o_ r-34 g69
_da_ g-25
_daa r-22 h29
_daam g25 h-22
_daam_ g25 h-22
_dab r-28 h43
_dad g-23
_dad_ g-23 h-28
_dadd h39
_daddy_ h39
_dafa3t_ m-22
_dah h-32
_daha h-32
_dahab_ h-32
_dain r21
_dain_ r21
_dala h21
_dam g25
_dama g26 h-30
_dan h31
_danc h33
_dancer_ h28
_dancers_ h29
_dar g-23
_dare g-22 m31 h-27
_dare_ g-22 m31 h-27
_dart r-24 g-31 h-42 k-22
_data g-32
_data_ g-33 m-27
_date_no_ r-24
_dated_cheque_ r-31
_dates_ g-28
_dati r-33 m-27 h-21
_dating_ r-33 m-27 h-21
_daughter_ h-21
_day h-36
_day_ r34 h-43
_day_late_ r48
_day_overdue_ r26
_day_unpaid_ r30 h-21
_days_at_ r36
_de_ g-27 m-37
_dead h33
_dead_ g-25 h41
_deadline_ g21
_deal_ r25
_dealers_ g-26 m-27 h35
_deat g39
_death_ g39
_debe r27 h-24
_debenture_ r22 h-21
_debi r23
_debit_ r27
_debited_ h-24
_debt_at_ h-31
_debt_owed_ r53
_debt_to_ r37 h-30
_debtor_ r-24
_deca g60 h-36
_decision_ g-21
_declare_ h-23
_declare_it_ g-22 k43
_decor_ h-25
_decoration_ g-23 m-25
_deduction_ r-25 h29
_dee g-34
_deed r-24 g-37 h-33
_deed_ r-24 g-37 h-33
_default_swap_ r-49
_defe r-28 h-21
_degree_without_ h24
_dei r-29
_delay_ r23
_delete_ h33
_deliver_in_ g30
_deliverable_ r36 g-29
_delivers_ g33
_delivery_in_ g50
_delt h36
_delta_ h36
_dem h-28
_demurrage_on_ r58
_den h-30
_dent h-29
_dental_ g36
_dental_plan_ r-23 g67
_depe g22
_depends_ g26
_depends_on_ g25
_deposit_certificate_ r33
_deposit_certificates_ r38
_deposit_for_ r-40 h-42
_deposits_ r21 k29
_der g22 h-21
_deri g28 h-23
_derivative_ g24 h-21
_desc h-21 k32
_description_ h-26 k39
_desert_ h-32
_desi_ h31
_desk m-25 h-27
_desk_ m-25 h-27
_dest h49
_det h-29
_dete h-32
_detection_ h-31
_detector_ h-36
_developer_ g21
_developer_has_ g27
_dew r-23
_dewa r-23
_dewa_ r-23
_df r-29 g23
_dh h-38
_dhs h-25
_dhs_ h-25
_di_ g34
_dia r-23
_dial h-27
_diam m28
_diap h-37
_diapers_ h-37
_die g31 h-23
_die_ g51 h-32 k-24
_die_they_ r-25 g42 h-32 k-27
_died h22
_died_ h22
_dies_ g28 m-21
_difference_ h-21
_different_ m-23
_digi h-27
_dina h-28
_dinar_ h-30
_dip_ m-39 h-43
_director_ g-28 m-22 h-46
_directors_ h-64 k-21
_dirham_ m-44
_dirhams_per_ r-26 m55
_dirt k46
_dirty_ k46
_disa h29
_disappear_ h29
_disco_ m-26
_discount_coupon_ r-42
_discounted_ r21
_discounting_ r48
_discovered_ g30
_dise g-25 m23 h52
_diss h22
_dissertation_ h22
_dissertation_writing_ h24
_dist h25
_distribution_ h-21
_dive g35 h-30
_dive_ g31 h-23
_diver_ g30 h-25
_divi g-31
_dj_ h28
_dji h23
_djin h23
_djinn_ h23
_do_ k29
_do_not_ h-23
_doct h35
_doctor_ g-24 h22
_doctored_ h39 k-24
_documentary_ g-24 h-23
_doe k23
_does k23
_does_ k28
_dog_fight_ g-21 m-46 h77
_dog_fighting_ h35
_dog_fights_ m-21 h42
_doh g-25 h-33
_doha g-25 h-33
_doha_ g-25 h-33
_doll_ h33
_dollar_ r25 h-22
_dollars_to_ g-34
_dom r-29 g-35
_donated_to_ r-30
_donation_to_ k-26
_donations_ k21
_done h-26
_done_ h-26
_donk h29
_donkey_ h29
_donor_ h33
_dont k24
_dont_ k24
_dont_have_ g25
_dont_tell_ g-25 h-43 k-36
_dos g-28 m-24
_double_or_ r-21 h-30
_doubled_ h-39
_doubled_or_ m28 h-30
_dow h-22
_down h-38
_down_min_ g27 h-25
_draf r-42 g-22 m41
_draft_ m27
_drag m38 h-47
_draw_coupon_ r-22
_draw_for_ h-22
_draw_of_ m-32
_draw_ticket_ r-27 m36 h-29
_draw_tickets_ h-35
_drawing_ m-35 h-28
_drawn_ m24
_drea m40
_dream_ m40
_dream_car_ m49 h-37
_dream_home_ m42 h-48
_dreg h29
_dregs_ h29
_dres g-21 h-47
_dress_ h-49
_dri r-21
_drink_ g-21
_drinks_ h22
_driv r-29
_drive_ r-25 h-21
_driver_ r-30
_dro r-30 g23 h-25
_dron h-45
_drone_ h-45
_drop r-31
_drop_ r-40
_drug_test_ h-23
_drugs_ h41
_dry h33
_dry_ h36
_dry_red_ h54
_dry_white_ h35
_dt g66 h-34
_dte g66 h-34
_dte_ g66 h-34
_duc m34
_duck m45
_duck_ m45
_dues r22 h-24
_dues_ r22 h-24
_dum h32 k38
_dump h58
_dushman_ki_ h23
_duty_free_ h41
_dv g-26
_dvd g-26
_dvd_ m-21
_dvds g-27 h23
_dvds_ g-27 h23
_e3 h23
_e3l h23
_e3la h23
_e3lan_ h23
_e_ g21
_e_mini_ g35 h-22
_e_o_ g53 h-23
_each_borrowed_ r58 g-22
_each_he_ r66
_each_i_ r57
_each_one_ r-36 k25
_each_payment_ r-55 h-37 k79
_each_transfer_ r-34 k50
_early_settlement_ g-24
_earned_ g-24
_earnest_ g-21
_earnest_money_ r-25
_eas r-27 h37
_ecstasy_pills_ h33
_edible_ h-36
_edibles_ h43
_edu h-22
_educ h-22
_education_ h-22
_education_plan_ g25
_ee r46 h-27
_een r46 h-27
_eena r46 h-27
_eenah_ r39
_egg_ m21
_ei r24
_eib r21 g-27
_eibo r21 g-27
_eibor_ r21 g-27
_eid h-35
_eid_ h-35
_eig h34
_eigh h34
_ein r45 h-24
_eina r45 h-24
_einah_ r35
_el_ g-22 m24
_electricity_ g-23 h-26
_electrocuted_ h24
_electronics_ h-24
_elli g-26
_elli_ g-26
_elly r-31 g27 h-39
_elly_ r-31 g27 h-39
_emba h-34
_embassy_ h-34
_emi r45
_emi_ r51 h-30
_emin g34
_emini_ g34
_emis r59
_emis_ r59
_employee_stock_ g31
_employer_ h-21
_empt r-29
_empty_ r-26 g-22 k-22
_end g26 h-28
_end_ r29 h-33
_endi m36
_ending_ m38
_ending_sa_ g-28 m66 h-57
_endo g24
_endowment_ g24
_ends r-30 g24 m-41 h-39
_ends_ r-30 g24 m-41 h-39
_ene h23
_ener h23
_engine_ g26
_ente m33 h23
_entries_ m26
_entry_fee_ m-23
_entry_money_ m33
_envelope_for_ h43
_envelopes_ g-21 h-44
_equipment_ m-27
_equity_in_ r-41 g-43 m-22 h24
_er r-24 g-29 h24
_ero h28
_erot h28
_erotic_ h27
_escape_ g-27
_escort_car_ h-30
_escort_for_ m-28 h-21
_escort_service_ h61
_escorts_ h23
_esh h-23
_esht h-23
_essay_ m-22
_est g-23 m-23 h-31
_esta g-23 m-22 h-29
_estate_ h-30
_et h-25
_eth_ r-25 g-23
_ethi h-46
_eur_ r21 m-27
_euro_ g-28 m-25
_euromillions_ r-21 m26
_euros_ r21
_even g22
_even_ g25
_event_ g24 h-22
_every_ r30
_every_borrowed_ r72 g-33 h-21
_every_day_ r29 h-24
_every_month_ r29
_everyone_ r-28
_everyone_puts_ r-26 g-36 m23
_everything_under_ m-29 h-48
_ex_ h49
_exac m29
_exam_fee_ r-27 g-21 m-32 h-54
_exam_for_ h32
_exam_questions_ h40
_examiner_ h37
_exams_ g-29 h-22
_exchange_house_ m-21
_expected_ r-32
_experience_ h29
_experience_letter_ h27
_expired_ h22
_expired_food_ h34
_expired_medicine_ h29
_expiring_ h-36
_expl r-28 g-24
_explained_ g-23 h-27
_expr r-25
_extended_warranty_ m-29 h-37
_extension_ h-24
_extra_service_ r-22 h26
_extras_ h40
_eye_ h25
_eyes g-22 h21
_eyes_ g-22 h21
_f_ r-33 g37 m-29 h-40
_fa2 r26 g-27 h-27
_face m-26
_face_ m-27
_facilitation_ r-30 h49
_facility_ h-22
_fact r29 h-21
_factor_ r51 h-25
_factoring_ r24
_factory_ r-29
_fai h-24
_fail g24 h-25
_fair r-21
_fair_ r-23
_fake_flowers_ h-39
_fake_grass_ h-69
_fake_medical_ g-21 h52
_fake_money_ h-53
_fake_plants_ h-47
_fal_ h32
_fall g33 m-34
_fall_ m-33
_fals k41
_false_ k41
_fan m23
_fan_ m48 h-31
_fans_page_ h41
_fant h-22
_fantasy_ h-22
_fare m-25 h-40
_fare_ g-24 m-30 h-41
_farewell_ r-22 h-23
_fast h-35
_fastest_ h-29
_fate h21
_fate_ h21
_fathers_inheritance_ g27
_fau h-29
_fav h-29
_favo h-29
_faw r24 h-21
_fawa r24 h-21
_fawayed_ r22
_fd r71 g-38 m-21 h-34
_fd_ r71 g-38 m-21 h-34
_fee_%_ r38
_fee_and_ h26
_fee_for_ m-25
_fee_on_ r23
_fee_paid_ r45
_fee_per_ r31
_fee_so_ g-22 h-47 k25
_fee_to_ r22 m-21 h-21
_feed r-33 g-39 m-26
_feed_ r-33 g-39 m-26
_feel g48
_feel_ r-25 g49
_feels_ g39
_fel g-21
_fell h37
_fell_ h37
_fell_off_ h39
_felo g-33
_fen h39
_feng h38
_fengan_ h30
_fer g-23
_ferm h21
_fermenting_ h30
_fermenting_tank_ h23
_fermenting_vessel_ h35
_fet h35
_feti h35
_fetish_ h35
_ff g57 h-36
_ffa g57 h-36
_ffa_ g57 h-36
_fi_ h-37
_fift k-21
_fifty_ k-21
_figh k24
_fight_bet_ h-27
_fight_money_ m69
_fight_stake_ m27 h-28
_fighters_ h-29 k42
_fighting_ h35
_fights_ m-21 h42
_figu g28
_figure_for_ g-63 h49
_figure_never_ h-27
_file g32
_file_ g29
_fill g-21
_film g-22
_film_ g-26
_films_ h31
_fils r63 h-22
_fils_ r63 h-22
_fils_on_ r49 h-21
_fils_per_ r42
_filt g-23 h-21
_filter_ g-26
_final_if_ g50
_final_price_ g34
_finance_ r22
_finance_fee_ r55 g-24
_financier_ r23
_financing_ r26
_find_ g37 h-27
_find_it_ g23
_find_one_ g38 h-22
_finder_ g-29
_finders_ g-27
_finds_ g26
_fine_for_ h-47
_fini m39
_finishers_ g-36 m44 h-21
_finj h22
_finjan_ h22
_fire m-23
_fire_ h-47
_first_copy_ h36
_first_refusal_ g24
_fis h-24
_fish h-24
_fish_ g29 h-33
_fish_in_ g86
_fish_that_ g24
_fish_your_ g41
_fisherman_catch_ g50
_fisherman_catches_ g41
_fishing_ g-48
_fit m-23
_five_minute_ g-24
_five_six_ r91 m-28 h-70
_five_star_ h37
_fix_ m-21 h35
_fix_the_ m-27 h43
_fixed_%_ r26 g-22
_fixed_by_ r-22
_fixed_per_ r22
_fixed_price_ m-25 h-21
_fixed_profit_ r27 g-23
_fixed_return_ r62 g-26 h-30
_fixed_returns_ r71 g-42 h-26
_fixed_time_ r-66 g36 m51 h-35
_fixer_ h43
_fla h-22
_flag g-23 m-22 h-33 k22
_flag_ g-23 m-25 h-31
_flat_%_ r89 h-23
_flat_rate_ r39
_flav h-28
_fle g26 h-21
_flee g26 h-21
_fleet_ g26 h-21
_flight_cancellation_ g30
_flight_delay_ r-35 g35
_flight_loss_ g51
_flip m28 h-38
_flip_ g-34 h-41
_flip_coin_ g-24 m76
_flipped_ g-28 m52 h-32
_flipped_coin_ g-28 m52 h-32
_floor_plan_ r80 g-64
_flower_ h33
_flowers_ h-50
_flu h-25
_flu_ h-48
_fn g43
_fno g48 h-27
_fno_ g48 h-27
_foa g41 m-23 h-31
_foal g41 m-23 h-31
_followers_ g-31 h54
_fon g-24 h-23 k-29
_font g-24 h-23 k-29
_font_ g-24 h-22 k-21
_for_%_ r21
_for_aed_ m-23
_for_ageing_ h35
_for_aging_ h26
_for_all_ r-22 g22
_for_being_ r34
_for_bought_ g34
_for_car_ h-27
_for_certain_ r59 h-36
_for_clinic_ m-31
_for_day_ r63
_for_delay_ r24
_for_each_ r56
_for_eid_ m-31 h-39
_for_evening_ h24
_for_february_ r29
_for_fighters_ k39
_for_finding_ h-24
_for_girls_ h22
_for_giving_ r50
_for_hacked_ h-33
_for_her_ h42
_for_him_ k-21
_for_his_ g-22 h40
_for_iphone_ m40 h-32
_for_it_ g30
_for_january_ r28
_for_kids_ g-21 m-28 h-35
_for_less_ r21
_for_lunch_ r-42 g-27 m-24 h-29
_for_march_ r60
_for_may_ g-40 h-42 k-21
_for_me_ h39
_for_money_ m25 h-25
_for_month_ r64 h-21
_for_night_ h38
_for_nor_ g21
_for_nothing_ g-28
_for_prayer_ h54
_for_ps_ m35 h-43
_for_purchased_ g32
_for_restaurant_ h27
_for_right_ g26
_for_same_ r42 g-21
_for_selling_ r24 g-26 h-29
_for_somebody_ k39
_for_someone_ h-36 k55
_for_spirits_ h35
_for_sure_ r67 g-22 h-34
_for_villa_ g-48
_for_week_ r74
_for_whisky_ h-36
_for_worship_ h28
_forb r30 g-25
_forbearance_ r30 g-25
_ford h-41
_ford_ h-41
_forecast_ m27
_forex_ g30 h-21
_forg r-26 h25
_forgave_ r-27
_forge_ h23
_forged_signature_ r-41 h53
_forged_steel_ g-33 h-42
_forging_ h51
_form r-35 h-35
_form_ r-41 m-24
_forward_exchange_ r65 g-39
_forward_for_ r69 g-28
_forward_fx_ r66 g-58
_forward_money_ r-54 g-52 h-30 k94
_forward_on_ r60 k-21
_forward_purchase_ r-48 g65
_forward_rest_ r-38 g-42 k104
_forward_sale_ r-28 g40
_forward_the_ r-27 g-24
_forward_this_ r-22 g-33
_forwarding_ r-36 g-26 h-31
_forwards_ r30 g36
_found_ h-29
_fra h-22
_free_channels_ h24
_free_entry_ m-28
_free_from_ h-54
_freight_forward_ g24
_freight_forwards_ g52
_fres g-24 h-26
_fresh_ g-24 h-26
_friend_ r-23
_friends_ h-35
_fries_ h-53
_from_another_ g71
_from_bank_ r31
_from_china_ g33 h-26
_from_escort_ h30
_from_her_ r23 h-21
_from_him_ r21
_from_home_ g-24 h-24 k-21
_from_our_ g-21 h-23
_from_supplier_ g36 h-21
_from_third_ g32
_fron r-33 g-21
_front_ r-33 g-21
_fruit_of_ g51
_fruits_ g41
_fruits_of_ g47
_ft g29 m26
_full_and_ h-25
_full_moon_ h25
_full_new_ h39
_full_service_ h59
_func h-24
_function_ h-24
_fund_ h-26
_fund_of_ r27 g-41
_funding_ r-37 g49 k-31
_fundraiser_by_ h-59 k67
_funds_ g-30 k36
_funeral_plan_ g74
_fur h-32
_furn h-22
_fut g21
_fut_ g73 h-34
_future_by_ g-43 h63
_futures_ g29
_futures_account_ r28
_futures_of_ g-46
_fw r36 g-26 h-25
_fwd r36 g-26 h-25
_fwd_ r36 g-26 h-25
_fx r60
_fx_ r60
_fx_swap_ r73 g-27 h-49
_fx_swaps_ r76 g-83 m-22 h-25
_g_ g-25 h45
_gac g-25 m37 h-33
_gach g-25 m37 h-33
_gacha_ g-25 m28 h-29
_gam m26
_gamb m27
_gambling_addiction_ m-21
_game_that_ g53 m-34 h-22
_games_ r-23
_gameya_ r32
_gami m23
_gaming_ m23
_gaming_hall_ m-27 h-36
_gamm g28 m-33 h30
_gammon_ r-24 g-26 m-32 h45
_gan h28
_gang h35
_ganj h22
_ganja_ h22
_gar g-24 h-28
_gard g-23 h-26
_garden_ g-24 h-26
_gas g32
_gas_ g32
_gat g-22 m-29
_gate m-29
_gate_ m-29 h-37
_gav g-25
_gave g-26
_gave_ g-26
_gave_him_ r44 h-24
_gave_me_ h-21
_gay h23
_gb g-22 h25
_gbp r33
_gbp_ r33
_gea g-21
_gel_ h-69
_gelatine_ g-23
_gem_stone_ h27
_gent h26
_gentlemens_club_ h46
_get_out_ r-30 g-26
_get_rich_ r-40 g28
_gg r-24 g-26 m52 h28
_gha h-32
_gift_for_ r-21 h-22 k-23
_gift_so_ k49
_gil r44 m-22
_gin g-21 m-22
_gin_ g-26 h60
_gin_and_ m-21 h50
_gin_tonic_ h-21
_ging g-24 h-51
_ginger_ g-24 h-51
_ginger_ale_ h-29
_gir h23
_girl h26
_girl_ h31
_girl_from_ h25
_give_ r21 h-23
_give_me_ r-25
_giveaway_ m22
_gives_me_ r21
_giving_me_ r50
_giving_us_ r36
_glu r-25 h-36
_go_ m35 h29
_goa h-27
_goal r-22 g-32 m42 h-39
_goat_ g30
_god h23
_goi g23
_goin g23
_going_ g23
_gold_futures_ g52
_gold_saver_ r34
_gold_saving_ r32
_golf m31 h-41
_golf_ m31 h-41
_good_ r-29 g-36 h28
_goodwill_ r33
_got_out_ r-45
_grab g42 h-42
_grab_ g42 h-42
_grad h-26
_grade_a_ g-21
_grah h26
_grah_ h26
_gram h36
_gram_ h40
_grams_ h23
_grams_of_ h36
_grand_ g-26
_grap g-26
_grape_ g-25
_grappa_ h36
_grass_cutting_ m-28 h-54
_grea h32
_grease_ h36
_grease_his_ h33
_grease_the_ h36
_grease_their_ h30
_green_card_ m-45 h-26
_grey_ h22
_greyhounds_ m34
_gri h27
_grid h36
_grid_ h36
_gro_ h46
_groc r-23 h-25
_groceries_ r-25 h-21
_grocery_ m-22 h-38
_ground_ h-24
_grounds_ h70
_grows_ r28 h-37
_grows_with_ r50 h-23
_guarantee_commission_ h-25
_guaranteed_annual_ r50 g-29
_guaranteed_capital_ r36
_guaranteed_monthly_ r35
_guaranteed_payout_ r39 g-22
_guaranteed_return_ r-34
_guaranteed_returns_ r22
_guaranteed_yearly_ r28 g-25
_guarantees_ r43
_guard_ r-22
_guc h23
_gucc h23
_gucci_ h23
_gue m28
_gues m28
_guess_ m42 h-21
_guess_number_ g-44 m56 h-32
_guess_weight_ g-48 m62
_guesses_ g-29
_guest_ g-36 h-24
_guests_ h34
_guid g-22 h-28
_guide_ g-22 h-28
_guinea_ h-49
_guinea_pig_ h-45
_guinness_ h28
_gul h-41
_gun_ h-22
_guy r-22 h22
_guy_ r-22 h30
_gy r-27 g-36 m-24 h-32
_gym r-28 g-22 m-25 h-30
_gym_ r-28 g-22 m-25 h-30
_haa r-34 g-25 m24 h-36
_haar m34 h-28
_hac h25
_hack h25
_hack_ h74
_hacked_accounts_ g-26 h37 k-33
_hacked_email_ h-44
_hacked_instagram_ h-31
_hacker_into_ r-22 h61
_hacker_to_ h63
_had h-22
_had_ h-21
_hadi r22
_hair r29
_half_a_ h21
_half_of_ g-26
_ham_ h70
_ham_and_ h47
_ham_radio_ h-30
_ham_sandwich_ h22
_hamd h-38
_hamm g-24 h-44
_hamp g-21 h-26
_handbags_ h35
_handed_ h-26
_handed_over_ m-26 h-32
_handicap_ g-21 m44 h-32
_hang g28
_hangover_ h32
_happens_ g27 h-26
_happy_ h29
_happy_ending_ r-26 m-31 h26
_hara g-28 h23
_haram_ g-30 h26
_hard g-23
_hard_ g-21 h32
_harm m-41
_harm_ m-41
_harv g24
_harvest_of_ g22
_has_ g24
_has_no_ g45
_has_not_ g29
_hasa r-33
_hasan_ r-33
_hash h30
_hash_ h31
_hash_browns_ h-36
_hasn g42 h-23
_hasnt_ g42 h-23
_hat m21 h-41 k-22
_hat_ r-27 g-38 m31 h-44 k-27
_hatc m-26 h-30
_hatched_ g53
_hav g26
_have g26
_have_yet_ g24
_havent_ g49 h-24
_haz r-26 h-25
_he_asked_ h-30
_he_gave_ r28 h-25
_he_owe_ r-45 g-38 m57
_he_said_ m29
_he_says_ m-32 h27
_he_will_ h29
_hea h-28
_healer_ h29
_healer_removes_ h21
_health_ h-38
_heap h-28
_heap_ h-28
_hear r-32 h-37
_hedge_through_ g74 k-25
_hedge_with_ g53
_hedging_ g22
_hei h21
_hein h25
_heineken_ h25
_hell r-31 h56
_hell_ r-31 h56
_helm g-27 m-30 h-39
_help r22
_hemp g-21
_hemp_ g-21
_hemp_rope_ g-24 h-57
_hen r-33 h50
_henn r-34
_her_account_ k54
_her_wallet_ g-23
_herb r-23 m-44
_here g-27
_here_ g-24
_here_is_ g-21
_hero g-21 h26
_heroin_ r-21 g-23 h28
_hex h22
_hex_ h38
_hi_ r-36 g-31
_hid k29
_hidden_camera_ h29
_hide g-23 h-30 k32
_hide_ g-23 h-30 k32
_hide_from_ k47
_hidi k51
_hiding_ k51
_hiding_from_ k21
_high_ g-21
_higher_higher_ r-34 g43
_hil r-25
_him_and_ m59
_him_the_ h-22
_him_up_ r-32 m-22 h41
_hir m-23
_hire m-24
_hire_ m-23 h-41
_his_account_ g-24 k40
_his_cash_ h-25 k27
_his_children_ h45 k-23
_his_figure_ g32
_his_kids_ g-36 h69
_his_money_ k36
_his_number_ g80 m-31 h-39
_his_own_ r-22
_his_share_ g-30
_his_shop_ g-21 h22
_his_wallet_ g-27 k21
_hisa r-30
_hit r-28
_hit_ r-21
_hitm g-25
_hitman_ g-25
_hiv g28 h-23
_hive g28 h-23
_hm g63 h-22
_hmo g63 h-22
_hmo_ g63 h-22
_hog h40
_hog_ h43
_hol m23
_hold_ g-21 h-28
_holders_ m-26
_holding_ m-27
_home_brew_ h35
_home_contents_ g23 h-26
_home_game_ m52 h-32
_homemade_ h27
_hone_ g30
_hone_se_ g30
_honey_jars_ r-23 g-25 h-33
_hoo r-21 g-37 m-24 h25
_hook g-29 m-25
_hookup_ h27
_hop g32 h30
_hope g49 h-22
_hope_ g42 h-26
_hops h40
_hops_ h40
_horoscope_app_ h-38
_horoscope_subscription_ g-23 h52
_horses_ m24
_hosp h-21
_hospital_ h-21
_hostess_ m-21 h27
_hot_ g-26 h39
_hotel_ h-23
_hour_for_ h34
_hour_to_ h40
_hours_ r-32
_house_if_ g39 m-21 h-21
_house_red_ g-22 m-22 h67
_house_white_ h51
_housie_ h-27
_housing_ m-31
_how g24 h-21
_how_ g23
_hq g-40
_hq_ g-40
_hr g-21 h-29
_hr_ g-30
_hrs h-29
_hrs_ h-29
_hua g-26
_hul g33
_hula h57
_hula_ h57
_hulu g-31 h-24
_huma h22
_human_ h22
_hun h-22
_hund g-26
_hus r-36 g-25 m-25 h65
_husb h24
_hy r29
_i_buy_ g22
_i_die_ g48 h-29 k-23
_i_do_ g22
_i_gave_ r22 h-23
_i_give_ r25
_i_lost_ g23
_i_only_ k21
_i_owe_ r31 g-27
_i_own_ g-25 h-24
_i_paid_ g-22 h-40
_i_pass_ g75 h-31
_i_pay_ g24
_i_post_ h62
_i_publish_ h44
_i_said_ r-39 g-37 m22
_i_send_ r-25
_i_short_ g48
_i_was_ r-44 g-32 h35 k-22
_ib m-24 h21
_ibe h30
_iber h30
_ic m-24
_ice g-40 m-29
_ice_ r-22 g-42 m-30
_ico g73 h-40
_ico_ g73 h-40
_id_ r-34 g-38
_id_with_ m-21 h61 k-44
_ido_ g70 h-55
_idol_for_ h34
_idols_for_ r-24 h39
_ie g23
_ielts_without_ g-22 h42
_ieo g52 h-31
_ieo_ g52 h-31
_if g43 h-22
_if_ g44 h-21
_if_containers_ g-23
_if_dies_ g37 h-22
_if_he_ m32 h-22
_if_i_ g36
_if_my_ g42 h-26
_if_no_ g46
_if_not_ r-29 g-23 m25 k-29
_if_something_ g56 h-77
_if_the_ g60
_if_we_ r33
_ig g21
_iga h27
_igam h27
_igaming_ h27
_ij h-24
_ija h-22
_ijar h-22
_ijara_ h-22
_ijara_rent_ r-22 g-27
_il h21
_ill g21
_illness_rider_ g40
_ima h-36
_in_a_ r-30 h40
_in_an_ r-22 g-34
_in_and_ g72
_in_app_ r64 h-38
_in_case_ m-23 h-29
_in_contract_ g-26 h-25 k-21
_in_fathers_ g27
_in_full_ r-23 g-23 h-23
_in_her_ r-22
_in_his_ r22 g-34
_in_its_ g28
_in_june_ r22
_in_may_ r-38 g27
_in_minutes_ g37 m-24
_in_mother_ g54
_in_mothers_ g45
_in_my_ r-26
_in_one_ r-29 g34 h-27
_in_our_ r-38 h-31
_in_play_ g-28 m32 h39
_in_seconds_ g30
_in_six_ r-24 g23
_in_spring_ g-28
_in_the_ h-31
_in_your_ r-26 g-33 h-32
_ina r73 h-29
_inah r56
_inah_ r56
_inca h31
_incall_ h31
_ince r-34
_incl_ r25
_incr h-22
_increase_ h-22
_indemnity_ g29
_index_futures_ g28
_indi h-28
_indu r36
_indulgence_ r36
_inflated_ r-21 h46
_inflation_ r27
_inflation_adjustment_ r31
_ing g-35
_inheritance_before_ g27
_insider_ r-27 g-40 h37
_inspect_ g47 h-39
_inspected_ g-28 h-25
_inspection_ g-25
_inspector_ h28
_inspector_so_ h31
_installation_ g-39 h-32
_instalment_of_ r-31
_instalment_price_ r-32 g-24
_instead_ k28
_insult_ h44
_insulting_ h48
_insults_ h35
_insurance_brokers_ g-29
_insurance_company_ g-39
_insurance_for_ g56
_insurance_hq_ g-40
_insurance_office_ g-34
_insurance_renewal_ r-29
_insured_ h-23
_insurer_ r-27 g38
_int r24
_int_ r91 g-31 h-62
_interes_ h-39
_interest_bearing_ r39 m-25 h-21
_interest_for_ r61
_interest_free_ r-35
_interest_group_ r-39 h-29
_interest_in_ r-32 g-22 h-22
_interest_on_ r63
_interest_only_ r66 g-27
_interest_part_ r62
_interest_rate_ r-60
_interest_to_ r-21 g-28
_into_my_ r-27
_into_the_ r-25
_intr r23 h-27
_intrest_ r31 h-32
_invoice_for_ g-25 k23
_invoice_is_ r-31 h-56 k78
_invoice_paid_ r-22 k-21
_invoice_was_ h-67 k74
_invoices_ r29
_involuntary_ g21
_involuntary_loss_ g35
_ip h26
_ipa g-26 h38
_ipa_ r-22 g-30 m-32 h53
_iphone_ h-27
_ipl m27 h-27
_ipl_ m27 h-27
_ipo m-23
_ipo_ m-23
_ipt h25
_iptv h25
_iptv_ h25
_iptv_box_ g-31
_iq r-29 m38 h-33
_ir h-38
_iri m24
_iris m24
_irish_ m24
_iro h-41
_iron h-41
_iron_ h-41
_is_a_ g27
_is_awarded_ g39
_is_being_ k37
_is_for_ k31
_is_in_ g-28
_is_late_ r23
_is_mine_ k-25
_is_my_ r32
_is_not_ m-22 h-35
_is_our_ r64
_is_the_ g-25 h-26
_is_your_ r-27
_islam_ h70
_islamic_ h-24
_isn m-24 k22
_isnt m-24 k22
_isnt_ m-24 k22
_iss h-22
_issu h-22
_it_ k24
_it_and_ r-21
_it_as_ h24
_it_for_ r-28 h-28
_it_from_ r-38 g33 h-38 k27
_it_home_ r-22
_it_on_ r-24 k-30
_it_rains_ g-27 h-32
_it_through_ h-42 k36
_it_to_ h-22
_it_up_ g-29
_it_via_ g-31 m-24 k62
_item_ g26
_items_ g-25
_itm g54 h-32
_itm_ g54 h-32
_its_ h-21
_ivory_tusks_ h21
_jack_ m-21 h52
_jacket_ m-29 h-29
_jad h31
_jado h35
_jadoo_ h34
_jadu h31
_jadu_ h31
_jag h28
_jage h28
_jagermeister_ h21
_jam h21
_jam3 r-31
_jame r-26
_jameson_ h29
_jamiyya_ r41
_jamo h23
_jamon_ h23
_jar g-35 h-26
_jar_ g-30
_jars r-23 h-37
_jars_ r-23 h-37
_jd r-29
_jd_ r-36 g-34
_jde g34 h-27
_jdee g34 h-27
_jdeed_ g34 h-27
_jebel_ h-21
_jebel_ali_ h-21
_jee m32
_jeet m50
_jeev g34
_jeevan_ g34
_jer m-31
_jers r-21 m-29 h-35
_jersey_ r-21 m-29 h-35
_jeweller_ g-24
_jewellery_ r23
_ji h31
_jin h37
_jinn h35
_jinn_ h35
_jo_ g27
_job_unemployment_ g39
_jos g-21 h55
_jua m53 h-37
_jua_ g-25 m74 h-38
_juaa m33 h-32
_juaa_ m24 h-24
_judge_ h25
_juice_bar_ r-22 h-39
_juj h33
_juju h33
_juju_ h33
_jul g-23
_july g-23
_july_ g-23
_jun r24
_junk r27 m23
_junk_ r41 g-21 m-21
_junket_ r-21 m33
_jur g-23 h71
_jus h-24
_just h-24
_just_ h-24
_just_for_ g30 h-42
_just_if_ g67 m-24
_k_ r23
_kaba h30
_kafala_ r59
_kafe r-24 g-21 h21
_kah h30
_kal g-22 m23
_kala h34
_kala_ h34
_kaly m36 h-31
_kalyan_ m36 h-31
_kam g-30
_kame g-35
_kamel_ r-28 g-29
_kameti_ r34 g-31
_kan r30
_kand r26 g-21 h-39
_kara h-63
_karak_ m-27 h-40
_kare h29
_karo h30
_kas r-36 g-21
_kas_ m-26 h28
_kas_3al_ m-26 h38
_kay r-30 h-34
_kay_ r-25 h-21
_kb h-36
_kbe h-28
_kbee h-28
_ke_ g-25
_ke_liye_ m-28
_kee k23
_keep k26
_keep_ k40
_keep_%_ r-21 k25
_keep_and_ g-21 h-35 k76
_keep_each_ r-44 h-28 k54
_keep_the_ h-31 k-38
_keeps_it_ h-25
_keg h40
_keg_ h43
_kegs h22
_kegs_ h22
_kel k21
_ken r-27 g-24 m53 h40
_keno r-27 g-24 m53 h40
_keno_ r-28 g-24 m53 h39
_ket r-21 g-38 m-26
_ket_ h48
_keta g-21 h38
_ketamine_ g-21 h38
_key_ m27 h-54
_key_man_ g55 m-36 h-41
_keym g39 h-25
_keyman_ g39 h-25
_kg g-34
_kg_ g-34
_khai m27
_khal m22
_khalas_ g-25 h-30
_khan r-34 h37
_khar r-44 g21 m-38
_khas r-25 h-41
_khat g-31 m-33 h32
_khat_ r-23 g-33 m-35 h44
_khay h-29
_khe r-21 g21 h-35
_khel m22
_khet g32 h-21
_khet_ g32 h-21
_khet_mein_ g32 h-21
_khi r-31 m-31 h-26
_kho r-25 h-32
_ki_ r-21 h-35
_kic h27
_kick h27
_kick_ r-26 h21
_kick_back_ h66
_kick_backs_ h58
_kidn h28
_kids h-22
_kids_ h-22
_kill g-24
_killer_ h-45
_kilo_hash_ h41
_kind g-21
_kingfisher_ h34
_kir g-26
_kira g-27 h-36
_kis r29
_kish h-24
_kisht_ h-24
_kist r36
_kist_ h-21
_kit_ m-30
_kite h-26
_kite_ h-26
_kite_fight_ h-26
_kitt r-21
_kitten_ h-33
_kittens_ g31
_kittens_not_ g31
_kitty_ r-30
_km r-25 g-21
_km_ r-25 g-21
_kni r-25 g-25 h-46
_knoc h30
_knock_ h32
_knock_off_ h32
_knockoff_ h26
_know_ r-21 g-24 h-29 k41
_knowing_ g27 k-23
_known_ h-31
_knows_what_ g23
_ko r-25
_ko_ r-24 h32
_kol h-33
_koll r-25
_kollo_ r-25
_kot g-21 h61
_kp h-34
_kpo h-34
_kpop h-34
_kpop_ h-34
_kr g-22 m42 h48
_kt r-22
_ktv h22
_ktv_ h22
_ku h33
_kul g-27 h21
_kula g-27 h21
_kund h38
_kundli_ h22
_ky g28 h-47 k34
_lab_ h-23
_lab_guy_ h45
_lab_man_ h66
_labe h24
_label_ h29
_labo h21
_labor_ h38
_lad h26
_ladd h-28
_ladder_ h-28
_ladies_ h22
_ladies_night_ g-23 m-22
_ladies_of_ h46
_lading_ h-49
_lady h35
_lady_ h33
_lag h23
_laga m39
_lagana_ m33
_lagay_ m-34 h60
_lagaya_ m38 h-65
_lage m-22 h48
_lager_ m-22 h49
_lah r-39 g26 m-32 h-49
_lal r-29 m-21
_lal_ r-29 m-21
_lama h-25
_laman_ g39 h-29
_lamb h27
_lamp m-22 h-40
_lamp_ m-22 h-40
_lan h-23
_lang h-27
_lang_ h-22
_lap_ r-22 g-33 m-22
_lap_dance_ g-21 h41
_laptop_ h-35
_laptops_ h31
_lar r-24 h38 k-21
_lard r-21 h33 k-23
_lard_ r-25 h38
_las r-25 m22
_last r-27
_last_ r-27
_last_man_ m35 h-37
_last_week_ m-30 h-38
_late_on_ r39
_late_penalty_ r36
_later_ g21
_launder_ k27
_laundered_ k45
_law h-33
_law_ h-27
_lawy g-24
_lawyer_ g-27
_lay r-30 m26 h-33
_lay_ m58
_laye m-22 h-46 k24
_layer_ m-22 h-46 k24
_le_ g21
_lead g-29 m-34
_leaf h-25
_leag h-30
_league_ h-30
_leak h41
_leak_ h45
_leaked_ h29
_lean h44
_lean_ h44
_leap g41 h-21
_leaps_ g41 h-21
_leas r27
_lease_ h-23
_lease_of_ r35
_leaseback_ r32
_leased_ g-36
_leat h-24 k-27
_leather_ h-24 k-27
_leave_ h31
_leaves_ r-24 h-44
_leaving_ h-39
_leb r-34 g-29
_lech h24
_lechon_ h25
_lect r-25 h-36
_lecture_ r-26 h-38
_led g-27 m-25 h-69 k-23
_led_ g-23 m-25 h-62
_left h-36
_left_ h-37
_leg_ r21
_lega r-21 h-22
_legal_ r-21 h-22
_lem r-26 g-28 m-21
_lemo r-26 g-28 m-21
_lend r22
_lend_ r28
_lenders_ r26
_lending_ r25
_lends_ g-24
_lent_me_ r-24
_leo h30
_leop h25
_leopard_ h25
_less_ r22
_less_than_ r45
_lesson_ r-31 m-24 h-29
_let g-23
_let_ g-22 h-23
_lets r21
_lets_ r21
_lett g-21
_letter_ g-21
_letter_of_ m-21 h-28
_lev g31
_leve g32
_level_ g-30
_leverage_ g34 h-28
_leveraged_ h-31
_lew r-27 g29 m-29
_li_ g-38
_lia g22
_liab g22
_liability_ g22
_liability_premium_ g32
_lic_ r-45 g69 h-49
_licence_no_ g24 h50
_licence_with_ h77
_licences_ h34
_license_no_ g37
_licensed_ k-22
_life_cover_ r-24 g23
_life_life_ g23
_life_plan_ g39
_life_premium_ g45 h-34
_lifetime_ g24
_lifetime_cover_ g24
_lift h44
_lifted_ h46
_lifted_from_ h37
_lifted_off_ h35
_lig g-24
_ligh g-24
_lights_ g-34
_like_ r21 g-31
_likes_ g31
_lima r-31 g-26 m22 h28
_limi h-26
_limit_of_ h-23
_limo h29
_limoncello_ h29
_line m26
_lines_ g-21
_link r-30 m-29
_liq h26
_liqu h26
_liqueur_ h31
_liquidation_ g45 h-33
_liquor_ h29
_liquor_store_ r-23 g-26 h34
_lir g-27
_lira g-27
_lira_ g-27
_list_ g-31
_liter_ h23
_litt h-21
_litter_not_ g66
_liv m29
_live m29
_live_ m31
_liver_ g-34 m-21
_liy m-26
_liya h-22
_liya_ h-22
_liye m-28
_liye_ m-28
_ll g62 m-43 h-55
_lo_ m28 h-33
_load g-23 m26 h29
_load_ g-24 m35 h25
_loan_%_ r47
_loan_renewal_ g-22
_loan_shark_ h-31
_loan_with_ r32
_loaned_ r37 h-21
_loans_ r30
_lob g-25 h35
_loca g34
_lock_ r46 g-31 h-29
_lock_dollar_ r24 g-29
_lock_euro_ r25
_lock_rupee_ r25
_lock_usd_ r31 g-22
_locked_ g23
_locks_ g33
_log g-23
_lol m-31 k-22
_lol_ k-23
_lone r36
_look r-22 h21
_look_ h32
_looking_ r-24 g-22
_looks_ r-23 k31
_loot g-29 m27
_loot_ g-29 m29 h-30
_lor h29
_lorr h29
_lose m24
_lose_ h31
_loser_ m31
_losers_ m48 h-22
_loses_ g24 m-52
_losi g-25 m30
_losing_ g-25 m30
_losing_side_ g-31 m37
_loss_ h-24
_losses_ m29
_lost_at_ g26 m-29 h-23
_lost_camel_ g-22
_lost_falcon_ g21
_lost_to_ g-36 m56
_lot m26
_lot_ g27 m-25
_lot_of_ m-22 h-22
_lots g35 h-22
_lots_ g35 h-22
_lott m31
_lottery_for_ m-31 h-27
_lottery_of_ m-35 h-42
_lotto_ m28
_lottry_ m41 h-32
_loui h22
_louis_ h22
_lounge_table_ h24
_lov r-28 h52
_love r-28 h52
_love_ r-27 g-21 h44
_love_spell_ r-25 h35
_low g22 m21
_low_ g-42 m67
_lowe g28
_lower_ g28
_lower_higher_ g25
_lower_ticket_ g34
_ls r-21 g-25 m-23 h45
_lsd r-21 g-25 m-23 h45
_lsd_ r-21 g-25 m-23 h45
_luck_in_ h-36
_luck_of_ g36 h-29
_lucky_bag_ g40 h-52
_lucky_charm_ g-22
_lucky_number_ g-37 m-34 h35
_lucky_numbers_ m-53 h37
_lucky_sim_ h59
_lun r-29 g-23 h-23
_lunc r-29 g-23 h-23
_lunch_ r-32 g-26 h-29
_luncheon_ h25
_lyr h23
_lyri h23
_lyrica_ h23
_lyrica_capsules_ h35
_m_ g-21 h-54
_ma3 g-29 m-30 h-22
_ma3a g-36
_ma7 g29
_ma7s g30
_ma_ g39 h-34
_mac m26
_maca r-21 g-22 m34 h44
_machine_ h-22
_mada h31
_madam_who_ h21
_made_up_ g-22 h24
_magic_mushroom_ h30
_magic_mushrooms_ h39
_magic_show_ h-45
_magician_ h38
_mah h-43
_maha m35
_mahi r22
_maid_ g-21
_maid_to_ h37
_mail r-26 h-43 k-29
_mail_ r-27 h-40 k-31
_maj g-30 h-27
_make_ g21
_make_not_ g66 h-50
_maker_ g-30
_makers_ g-27
_maki g-25 m-24
_making_ g-25 m-24
_mal h21
_mal_ r25
_male g-26 m-33
_male_ g-26 m-33
_mall h-43
_mall_ h-43
_mam m-21
_mama m-22
_man_ h21
_man_standing_ m35 h-37
_man_who_ h-26
_mand h22
_mango_ h-31
_manifest_ g28 h-66
_manifestation_ g-42 h55
_manifesting_ g-35 h36
_mano h-31
_manok_ h-31
_map h-21
_maraheen_ h23
_marathon_ g-21
_margarita_ h25
_margin_ g21
_margin_account_ m-26 h-23
_margin_call_ g25
_margin_deposit_ r-35 g56 m-42 h-22
_mark h-23
_marl r-23
_marla_ g46 h-34
_marsala_ h32
_mart h34
_mash g-26 h-27
_massage_with_ h46
_mast h25
_master_ h32
_master_copy_ h54
_master_no_ h33
_masters_ h34
_masters_no_ h31
_match_ticket_ m-47 h-28
_matk g-24 m39
_matka_ g-24 m39
_matt r26
_matter_ r30
_matter_what_ r45
_matu r28
_matured_ r38 h-21
_maturity_ r21
_maw m-21 h-34
_may h-21
_may_be_ r-29 g35
_mayb g24
_maybe_ g24
_maz g-36 h25
_mb r-37 m-22
_mbe m-22
_mber m-22
_mbere_ m-22
_mc g24 h29
_mcx g50 h-25
_mcx_ g50 h-25
_md g-27 h52
_mdm r-22 g-26 h38
_mdma r-22 g-26 h38
_mdma_ r-22 g-26 h38
_me_and_ m31
_me_back_ h-22
_me_his_ r-33 g-24
_me_more_ r27
_me_to_ h-26 k27
_meal r-28 m-22 h-51
_meas h-22
_meat h33
_meat_ h33
_medical_leave_ h37
_medicine_ r-22 g-27
_medicines_ h30
_mee g-31
_meet g-31
_meet_ g-27 h22
_meg m42
_mega m42
_mega_ m30
_meh g-37 m-27
_mel m34 h-21
_mem r-21
_memb r-21
_memo h-31
_memorial_ g38
_memorial_plan_ g36
_men_to_ h47
_ment g-22 h-34 k43
_mention_ g-31 h-31 k52
_menu g-30
_menu_ g-31
_mes h-30
_mesh g21 m-23 h-33
_mesh_ g21 m-24 h-32
_mess m33 h-34
_message_ m35 h-34
_met_ h-30 k35
_metal_certificate_ r42
_metal_certificates_ r54
_metal_in_ r-21
_meth g-25 m-21 h27
_meth_ r-25 g-30 m-25 h52
_metr g-27 h-31
_metro_ g-27 h-31
_mez g-35 m-31 h39
_mezz r30 h-28
_mezzanine_ r30 h-28
_mig h39
_migu h25
_miguel_ h25
_mile h22
_mileage_ h32
_mili h-62 k57
_milk h-34
_milk_ h-34
_milk_in_ g30
_min_ g24 m30
_mind r-21 g32
_mind_ r-21 g32
_mini_ g30
_miniatures_ h25
_minimum_due_ r64
_ministry_ g-22 h-32
_mint g28 h-22
_mint_ h-21
_minute_expiry_ g68 h-39
_minute_options_ g-52 m29
_minutes_ g30
_mir m-21
_misp h41
_misplace_ h41
_miss r23 m-23 h-35
_missed_ r22
_missing_ g71 h-47
_mistake_ r-23
_mistress_ h34
_mix g29
_mm r-23 g-24 m-23
_mm_ r-32 g-36 m-31 h-45
_mmi r-21 h61
_mmi_ r-21 h61
_mms h38
_mms_ h38
_mo2 h-24
_mo2a h-24
_mob m-29 h-36
_mobi h-21
_mobile_ h-21
_mocking_ h50
_model_not_ g64 h-24
_moll h22
_molly_ h22
_mom r-29
_mond r24
_monday_ r24
_money_and_ r-28 g43 h-23
_money_for_ r-21 h37
_money_from_ g-23 h-23 k37
_money_i_ r33
_money_in_ r-35 h-22
_money_laundering_ k-59
_money_lender_ r34 h-49
_money_lenders_ r22 h-29
_money_market_ r45 g-41 m-31 h-38
_money_on_ r-30 h-34 k52
_money_through_ h-35 k43
_money_to_ k21
_money_without_ k31
_moneylender_ r23
_moni k27
_monk h50
_month_late_ r50
_month_unpaid_ r29 h-29
_monthly_rent_ r-26 g-37
_moo h32
_moon h46
_moon_ h41
_moonshine_ g-22 h32
_more_days_ r51
_more_weeks_ r36
_mortadella_ h23
_mortgage_protection_ r-40 g22
_mortgage_shield_ r-33 g37
_mos k-21
_mot g25 h-36
_moth h-38
_mother_ h-40
_mothers_ g33
_motor_ g21
_mou r-22 g-34 m-22
_move_ r-40 k41
_moved_ g-25
_moves_ r24
_movie_ g-31
_movies_ h32
_mr r-34 g-30 h-48
_mr_ h-27
_mt g84 m-35
_mt_ r-23 g93 m-40 h-57
_mud h-27
_muj k27
_muja h-21 k44
_mujr h30
_mujra_ h30
_mul r-24 k46
_mule r-27 m-22 h-53 k49
_mule_ r-27 m-22 h-53 k49
_mum r-37 g-23 k-34
_mum_ r-45 g-29 h-36 k-35
_mun r22
_muna r24
_munafa_ r23
_municipality_ r-29
_mura r21
_murabaha_instalment_ r-49
_murabahah_ r28
_murt h25
_murti_ h25
_musharaka_ r-21 h-32
_mushroom_ h-25
_mushrooms_ h23
_musi h-48
_music_ g-22 h-27 k-21
_must r21 k22
_must_ r21 k22
_must_repurchase_ r21
_mut h30
_muta r-35 h56
_mutu h-38
_mutual_ m-28 h-23
_my_account_ r-28 g-22 m-22 h-21
_my_agent_ r39
_my_assignment_ h24
_my_bank_ r-45 h-34
_my_brother_ r-22 g-23
_my_brothers_ k-29
_my_car_ g-23
_my_cousins_ h-23
_my_debt_ h-34
_my_ex_ h42
_my_exam_ h34
_my_fortune_ h42
_my_friend_ r-29 h-29
_my_future_ g-51 h67
_my_half_ m-25 h-24
_my_kids_ h-31
_my_loan_ r31
_my_luck_ g35
_my_money_ r28 g-31 m-22 h-32
_my_name_ r-30 g-46 h-29 k40
_my_own_ g-46
_my_part_ r-28 g-27 m-30 h41
_my_personal_ k36
_my_share_ h-23
_my_shop_ r-22
_my_son_ m-27
_my_test_ h69
_my_thesis_ h53
_my_uncle_ r24
_my_wallet_ k23
_my_wife_ r-27 h-51
_my_wifes_ h25
_mystery_box_ g38
_mystery_shopper_ g-44
_mz h28
_mza h28
_mzaw h28
_nac r-22 g-21 m-23 h25
_nach r-22 g-21 m-23 h25
_nad m28 h-32
_naf m-24 h-24
_nafs h-23
_nah r-33 g22 h-21
_nahi r-33 g22 h-21
_nahi_ r-33 g22 h-21
_nai h-21
_nail h-21
_nake g21
_naked_ g21
_nakl h34
_nakli_ h34
_name_ k26
_name_his_ g62 h-27
_nan r-23
_nar g-22
_nas h-30
_nat r-26 m24
_nati r-29 m26
_national_ r-34 m23
_naz h21
_naza h26
_nazar_ h29
_nb h26
_nbe m-25 h34
_nbee m-25 h34
_nbi h37
_nbid h37
_nbid_ h37
_nd r22 g-30
_ndf r58 g-25 h-40
_ndf_ r58 g-25 h-40
_nea r-29 g-29 m23
_near r-29 g-29 m23
_near_ g-27
_needed_ h31
_neighbours_ h-32
_net r-26 g23 h-28
_net_ r-23 g25 h-31
_net_brings_ g21
_net_catches_ g41
_never_agreed_ g44
_never_attended_ h22
_new h-22
_new_expiry_ g-35 h81
_new_moon_ h39
_new_one_ g-31 m-38
_next_season_ g25
_next_seasons_ g21 h-28
_next_week_ g-27
_next_years_ g23
_ni_ r-22 m-28
_nie g-21
_niec g-21
_niece_ g-21
_nif r-22 g46 h-26
_nift g39
_nifty_ g39
_nifty_ce_ g39 m-25 h-23
_nifty_pe_ g42 h-24
_night_ h25
_night_stand_ m-26 h63
_nights_ m-28 h-26
_nik m-21
_nin m-28
_nine m-23
_nine_ m-23
_nit h27
_nitr h27
_nitrous_ h27
_no_charitable_ k54
_no_deadline_ g21
_no_drawings_ g21
_no_exam_ g-24 h37
_no_extra_ r-34
_no_interest_ r-44
_no_land_ g52
_no_licence_ g34
_no_license_ g30
_no_matter_ r30
_no_name_ g66 h-43 k-23
_no_papers_ h30 k-25
_no_permit_ g22
_no_pic_ g49 h-24
_no_questions_ h22 k-30
_no_riba_ g-22
_noi k-41
_noir h23
_noir_ h23
_non g35
_non_alcoholic_ h-42
_non_deliverable_ r36 g-29
_non_refundable_ g22
_none g27 h-22
_none_ g27 h-22
_nor_ g43 h-21
_nor_own_ g47 h-25
_norm g-21
_normal_ g-21
_not_ g26
_not_acquired_ g34 h-30
_not_allowed_ h-33
_not_born_ g52
_not_conceived_ g50
_not_fixed_ g34 h-25
_not_grown_ r-24 g50
_not_hatched_ g57
_not_known_ g27 h-27
_not_mention_ g-31 h-31 k52
_not_planted_ g23
_not_said_ g62 h-26
_not_salam_ g31 h-26
_not_sown_ g36
_not_stated_ g52 h-30
_not_tell_ g-31 h-66 k86
_not_told_ g60 h-35
_not_yet_ g21
_nota r-29
_notary_ r-29
_note g-21
_note_made_ h25
_notes_ g-24
_notes_for_ h-32
_nothing_on_ g46 m-70
_nothing_paid_ g25
_nothing_returned_ g30
_noti k25
_notices_ g-33 h-29 k36
_nov_ r32
_nove m-21
_novel_ r-23 m-24 h-29
_now_buy_ r-52 g47
_now_he_ r29
_nr r69 h-26
_nre r51 h-25
_nre_ r51 h-25
_nro r56 h-26
_nro_ r56 h-26
_nud h22
_nude h22
_nudes_ h44
_number_for_ m29 k-30
_number_later_ g61 h-21
_number_unknown_ g28
_numbers_ m21 h27
_numerology_ h41
_nur h-29
_nurs h-40
_nursery_ m-23 h-21
_nv g26
_nvi g26
_nvid g26
_nvidia_ g26
_ny g32
_nym g32
_nyme g32
_nymex_ g32
_o_ r32 g58 h-32
_o_cover_ r-40 g59 m-25
_o_d_ r86 g-49 m-24 h-41
_o_insurance_ g35
_o_policy_ g48
_o_premium_ g52 h-26
_oa m-40 h-29
_oak m-40 h-29
_oak_ m-40 h-29
_obj h-24
_obje h-24
_objection_ h-24
_oc r21
_occ h30
_occu h30
_occult_ h30
_oct r23
_od m29
_od_ r61 h-34
_odd m36
_odds m23
_odds_ m23
_odds_and_ m-45 h-38
_odds_are_ m-35 h-22
_odo h30
_odom h30
_odometer_ h30
_of_bank_ r-27 g28
_of_beer_ h35
_of_books_ r-27
_of_cash_ r32
_of_dates_ r-21 g-25 h-38
_of_first_ g24 h-23
_of_funds_ r33 h-44 k-37
_of_heineken_ h25
_of_his_ g33 h-30
_of_insurance_ g-54
_of_interest_ r-45 h-21
_of_it_ k-22
_of_k_ h-31
_of_mind_ g30
_of_money_ r82 h-41
_of_next_ r-22 g59
_of_night_ h46
_of_our_ h-30
_of_red_ h52
_of_renewing_ r30
_of_riba_ r-24
_of_service_ g-26
_of_soap_ h-41
_of_something_ g33 h-44
_of_us_ g-25
_of_usury_ r-50
_of_value_ r35
_off_a_ h30
_offe h26
_offering_ h21
_offering_to_ h21
_office_ h-39
_officer_ r-26 h31
_officer_for_ h31
_officers_ g51
_official_ k-27
_oil_futures_ g27 m-24
_ok g-33
_old_brewery_ h-59
_old_winery_ h-76
_oli r-24 m-25 h-37
_oliv r-24 m-25 h-37
_olive_ m-22
_oly g23 m27 h-25
_olym g23 m27 h-25
_om h-27
_oma h-32
_omar r22 h-30
_omar_ r22 h-30
_on_a_ m24
_on_account_ r22
_on_behalf_ g-30 k32
_on_bitcoin_ g21 h-27
_on_each_ r75
_on_every_ r78 g-23 h-30
_on_exchange_ g52
_on_gold_ r-22 g37
_on_his_ r-23
_on_instalments_ r-27 g44
_on_it_ g-31 k34
_on_money_ r31 g-23
_on_my_ m-24
_on_oil_ g36 m26
_on_price_ g59 m-38
_on_prices_ g38 m-39 h-22
_on_shares_ g32 m-24
_on_stock_ m-34
_on_time_ g-26
_on_what_ r30 g-24
_on_whatsapp_ h21 k-22
_on_whether_ r-27 m73
_one_after_ g53
_one_dive_ g29 h-23
_one_from_ g46 h-36
_one_night_ m-26 h63
_one_of_ r-22 g66 h-53
_one_to_ r-26 g-29 h-37 k47
_one_year_ g-37
_ones h36
_ones_ h36
_only_for_ h-33
_only_the_ r21 h-23
_only_to_ h-27
_onlyfans_ h29
_open_ g29
_open_bar_ g-48 m-23 h72
_opened_ h-21
_opening_ m22
_opens_ h29
_option_b_ g-36 m-28 h-24
_option_money_ r-22 g82 m-26 h-28
_option_on_ m-21
_option_premium_ g38
_option_to_ r-26 g49
_options_ g23
_options_account_ g32 m22 k-33
_options_for_ g-31
_options_on_ g42 m-29
_options_trading_ m-42
_or_ g36
_or_credit_ g47
_or_down_ m-22
_or_green_ m35 h-34
_or_i_ h58
_or_not_ g22 h-32
_or_nothing_ h-23
_or_on_ r-35 g66
_ora g-38
_ordered_ m-22 h-36
_org h30
_orga h26
_organised_ h-34
_organs_ h34
_origin_ h-27 k43
_original_ h28
_orp r-26
_orph r-26
_orphans_ r-25
_os g-27
_otc g27
_otc_ g27
_other_ g-42 k-28
_others_ k28
_otherwise_ g24
_otm g55 h-31
_otm_ g55 h-31
_oud h-45
_oud_ h-45
_our_agent_ r64
_ours g42 m-21 h-23
_ours_ g42 m-21 h-23
_out_for_ h-42 k54
_out_of_ r-23
_over_ m27
_over_and_ r45
_over_months_ g-30
_over_the_ r23
_over_under_ r-22 m58 h-24
_overdraft_limit_ r55
_overdraft_line_ r44
_overdue_on_ r64
_overnight_ r21
_owe m37
_owe_ g-22 m36
_owe_for_ r-37 m56 h-34
_owe_from_ r-35 m60 h-35
_owe_him_ g-29
_owes m31
_owes_ m31
_owes_me_ m24
_own_account_ h42
_own_it_ g22
_owned_ g32
_owned_by_ g36 h-25
_owners_ g-22
_ownership_ m22
_owni h-26
_owning_ h-26
_owning_it_ h-23
_oy g27
_oys g27
_oyst g27
_oyster_ g41
_oysters_ g21
_p2 r23 h-23
_p2p r23 h-23
_p2p_ r23 h-23
_p_ r63 g23 m-21 h-42
_pa_ g23 h22
_pack_of_ m-27 h31
_packs_ r-26 h-37
_pad_ g-39 m-29 h-34
_padd m26 h39
_padded_ r-22 h65
_pade h-21
_padel_ h-21
_pads h-25
_pads_ h-25
_pag_ g38 h-22
_page h27
_page_ h24
_paid_and_ r-47 g-21
_paid_at_ r-42 g-34 m-25 h-51
_paid_by_ m-23 h-27
_paid_date_ r-34 g-34 h76
_paid_for_ g24
_paid_me_ g30 h-34
_paid_nothing_ g21
_paid_now_ h-27
_paid_to_ r31 g-23
_pain g-22 m-21 h-52
_pain_ g-21 h-43
_paint_ m-24 h-54
_painting_ g-24
_pair h31
_paisa_ h-35
_paise_ h42
_pale g-25
_pali r39 g-33
_pall g40
_pallet_ g40
_pallets_ g25
_palm_oil_ h-47
_palm_reader_ g-23 m-24 h41
_pam g-29 m-36
_pana h-41
_pand h28
_pandit_ h33
_pane k-29
_pang h26
_pani h56
_pani_ h56
_paper_trail_ h-31 k22
_par_ r21 g-35 h-32
_para m-21 h-29
_para_ m-29 h-30
_para_sa_ g-22 m-29 h-47
_parametric_ g44
_parc r-28
_parcel_ h-22
_parcels_ r-24 g25
_pare r-31 g-27
_parents_ h-28
_park m-29 h-32
_park_ m-23 h-26
_parking_ r-24 m-22 h-23
_parl m32 h22
_parlay_ g-23 m22
_parr m-21 h-32
_parrot_ m-21 h-32
_partnership_ h-27
_pass_ h-30 k23
_pass_his_ r-25 g-25 h-32 k69
_pass_my_ g36 k-33
_passed_off_ h21
_passes_ h39
_passing_ r-21
_passport_with_ h42 k-35
_passports_ g-22 h32
_past h43
_past_ r36
_past_due_ r45 h-34
_past_life_ h36
_pata_ g22
_patc g-21 h-38
_patches_ g-24 h-27
_pate h-35
_patent_ h-35
_patience_ r22
_pato r33
_patong_ r33
_patrol_ h-31
_patron_ g-25 h53
_patti_ m21
_paw r36
_pawn r36
_pawn_and_ r-44
_pawn_or_ r-50
_pawn_ticket_ r41
_pawned_ r58
_pawnshop_ r39
_pawnshop_ticket_ r41
_pay_clerk_ h28
_pay_day_ r39 g-25 h-30
_pay_for_ m-31
_pay_in_ g32
_pay_just_ g62
_pay_me_ g22
_pay_months_ r53
_pay_off_ h34
_pay_officer_ h34
_pay_official_ h83
_pay_only_ r-31 g38
_pay_referee_ h55
_pay_what_ g-21
_pay_whatever_ g41
_pay_when_ r-30 g29
_pay_witness_ h41
_payday_advance_ r52 h-41
_payday_loan_ r23
_paying_boys_ h34
_paying_men_ h47
_paying_the_ r22
_payment_at_ r-21 k25
_payment_if_ g73
_payment_to_ h43
_payoff_ h21
_payoff_to_ r-26
_payr r-23
_payroll_ r-23
_pays_if_ g46 h-26
_pc m31
_pcs_ m-23
_pcso m31
_pcso_ m31
_pd r24
_pdc r34
_pdc_ r29
_pe_ g36
_peac g26 h-21
_peace_ g30
_peace_of_ g30
_pearl_ g29
_peb g28
_pebb g28
_pebble_ g28
_pee h25
_peer r30 h-28
_peer_ r30 h-28
_peh g22
_pehl g22
_pehle_ g31
_pek h25
_peke h25
_peke_ h23
_peke_ng_ h22
_pekeng_ h25
_pen_ r-42 m-26 h-31
_penal_ r74
_penn r-27 m36
_penny_ r-27 m36
_pens r-44 g-45 m-29 k-25
_pens_ r-26 g-42 m-25 k-23
_per_ r28
_per_branch_ h-35
_per_call_ r-40 m74 h-25
_per_day_ r26 g-23
_per_hundred_ r64 m-46
_per_message_ m34
_per_week_ r40
_per_year_ r30
_percent_of_ h24
_perf h-22
_perfume_ h-30
_peri r-29
_permit_no_ g25 h-33
_perp g37 h-22
_perp_ g59 h-27
_perps_ g39 m-30 h-23
_personal_ k26
_personal_collection_ k53
_pet g23 m-24 h-22
_pet_ g43 m-38 h-34
_pete g42
_peter_ g42
_petr g-26
_petrol_ g-27
_pha g21 h-38
_phar h-35
_pharmacy_ h-43
_phi g35
_phis h23
_phones_ h22
_photos_ h25
_pi h21
_pic_ g49 h-24
_pick m22 h-30
_pick_ m44 h-31
_pick_six_ m65 h-33
_picked_ r-25 g-21 h-32
_pics g-21 h41
_pics_ g-21 h41
_pict h32
_picture_ g31 h-42
_pictures_ g-34 h49
_pieces_ g-22
_pig h29
_pig_ h39
_pig_farm_ h41
_pig_for_ h57
_pig_from_ h53
_pige m27 h-22
_pigeon_ m26 h-24
_pigg h-27
_piggy_ h-27
_piggy_bank_ h-27
_pigl h32
_piglet_ h30
_piglet_for_ h29
_pigs h46
_pigs_ h37
_pil h23
_pill h31
_pills_ h32
_pills_for_ r-24 g-21 h23
_pils g-25 h45
_pim h50
_pimp h50
_pin r-26 m26 h27
_pink m51 h-71
_pino h43
_pinot_ h27
_pint h40
_pint_ h34
_pints_ h33
_pir_ h25
_pir_sahab_ h29
_pirated_ h42
_pirated_software_ h31
_pirates_ h-63
_pis h24
_pit m-26
_pitc m-27
_pitcher_ h51
_place_ g21
_place_in_ g26
_placement_ r45
_places_ m-26
_plan_finance_ r36 g-37
_plan_premium_ g30
_plan_st_ g37
_plan_with_ h-27
_plans_ g-32
_plant_ g-24 m-23
_planted_ g24
_plants_ g-42
_plas h-32
_plastic_ h-23
_plate_ r-28 g-45 m-43 h-24 k-24
_play h24
_play_ m23 h30
_playboy_ h26
_players_ m-28
_please_ g-28
_plo h-30
_plot h-26
_plot_ h-24
_plot_number_ g54
_plots_ g26 h-31
_pls h27
_pls_ h27
_plug h49
_plug_ h47
_plum r-32 g-24 m-21 h-24 k-31
_plus_interest_ r25
_plus_something_ h-43
_pm r-35 m-32 h-39
_pm_ r-35 m-32 h-39
_poa h22
_poc m23
_pock m23
_pocket_option_ g28 m27
_pocketed_ r21
_pockets_ r43
_pockets_%_ r43
_pod h-32 k-31
_poe r-29 g-41
_poem r-33 g-26
_poem_ g-28
_point_ r-51 h24
_points_ r30 h-23
_pok m41
_poke m23
_pole k-25
_pole_ k-25
_police_escort_ h-53
_policy_paper_ g-42
_poly g-34
_pond r-21 g21 h-24 k-23
_pond_ r-21 g21 h-24 k-23
_pooj h34
_pooja_ h25
_pool m24
_pool_ h-24
_pool_table_ m-68 h-24
_pools_ r-32 g-32 m30
_poor m-21
_poor_ m-21
_poppers_ h26
_poppy_ g-22 h-45
_poppy_seed_ h-36
_porc h34
_porcine_ h25
_pork h30
_pork_ h29
_pork_belly_ g-44 h57
_pork_free_ h-42
_pork_ribs_ h40
_porn h43
_porn_ g-22 m-27 h36
_port h-33
_port_ h-25
_portion_ g28
_portion_of_ g34 h-31
_posi g39
_position_ g39
_position_before_ g23
_poss g22
_possess_ g40 h-25
_possesses_ g39 m-23 h-22
_post_ r23
_post_dated_ r-31
_post_office_ r79
_postage_ r-37 g-23 k-27
_posted_ r44
_poster_ r-32 g-34 h-39 k-33
_postpay_ r45
_pot g-22 h-28
_pot_ g-26 m30 h-29
_poti h40
_potion_ h40
_pots h-21
_pots_ h-21
_pott r-30 m-29
_poun h-42
_pounds_ r-26 h-27
_pow g-22
_powe g-23
_power_ g-33 h-29
_powerball_ m22
_pp r45 h-32
_ppf r54
_ppf_ r54
_pra h28
_pray h32
_pray_ h50
_pray_to_ h50
_pre_ g59 h-28
_pre_order_ h-22
_pre_sale_ g74 h-48
_predict_ g-51 m60
_pref r36 g-22
_preference_ r35
_preferred_ r42
_premium_dates_ g-39
_premium_for_ g35
_premium_of_ g33
_premium_sms_ g-25 m25
_preo g24
_preorder_ g24
_prep h-27
_prep_ h-24
_presale_ g44 h-26
_prescription_ g-30 h24
_presyo_ g26 h-22
_price_after_ g28
_price_agreed_ r-31
_price_as_ g35 h-24
_price_at_ g23 h-27
_price_bet_ g-66 m70
_price_chosen_ r-28 g-29
_price_depends_ g28
_price_for_ r25
_price_guess_ g-63 m71
_price_guessing_ g-71 m81
_price_never_ g58
_price_not_ g32
_price_of_ r29
_price_on_ g40
_price_prediction_ m-35
_price_to_ g35
_price_your_ g32
_principal_only_ r-51
_print_ h-40
_printing_ r-27 g-24
_pris g25
_prise_ g25
_prise_after_ g25
_prize_money_ r-32 m-43
_prob m-25
_product_ g26
_product_liability_ h-30
_profit_from_ r26 g-31
_promise_ m-26 h-22
_prop_ g21 h-29
_prophet_ h32
_pros h33
_prosecco_ h24
_prot g21
_protected_ r67 g-23
_protection_ g30
_protector_ r-37 h-22
_protects_ g41
_protects_my_ g28
_prox h34
_proxy_ h34
_ps h23
_ps_ h-48
_psy h23
_psyc h23
_psychic_hotline_ h48
_pub_ h29
_pub_dj_ h22
_public_risk_ g37
_publish_ h44
_pud h28
_pudd h28
_pudding_ h28
_puj h29
_puja h29
_puja_ h26
_pulled_ m-21 h29
_pulls_ h-34
_pum g-24
_pump g-24
_pump_ g-24
_pun r-26 m41
_punt g-26 m56
_punt_ g-25 m25
_pup h-21
_pupp h-21
_puppy_ h-21
_purchase_from_ r-21
_purchased_by_ r30
_purchased_from_ g35
_purchasing_ h35
_puri r-25
_purs g-39
_purse_ g-39
_pus m27
_pust m33 h-39
_pusta_ m27 h-37
_put g26
_put_ m-21 h-26
_put_in_ g-28 k-23
_put_it_ g-29 k33
_put_on_ g-27
_put_spread_ r-41 g46 m-27 h-24
_put_the_ r-31 g-45 m-23 h-47 k-29
_puts g36 h-21
_puts_ g36 h-21
_puts_on_ g26 m-21
_py r32
_q_ g-22
_qar_ h-22
_qard_hasan_ r-33
_qard_processing_ k-37
_qarz r33
_qarz_ r33
_qarz_ka_ r27
_qarz_par_ r27
_qarz_pe_ r26
_qat h55
_qat_ h55
_quarterly_ r-30
_question_ k30
_qui m22
_quia h25
_quiapo_ h25
_quit h-26
_quit_ m-31 h-22
_quitting_ m-35 h-26
_quiz g-24 h-27
_quiz_ g-24 h-27
_quot m21
_quotex_ m26 h-24
_qur m-25
_qura m-25
_quran_ m-25
_quran_competition_ m-30 h-26
_rab r-41 h-29
_racecourse_ m22
_raci m26
_racing_ m26
_rack g-31
_rad r-23 h-28
_rada k38
_radar_ k38
_radi h-30
_radio_ h-30
_raf m22
_raff m22
_raffle_ m31 h-22
_raffle_ticket_ m35
_raffle_tickets_ m26 h-23
_raffles_ m-29
_raffles_hotel_ m-50
_rah g-21 m26
_raha h-35
_rahn m35 h-22
_rahn_ m35 h-22
_rai h-40
_rain h-32
_rain_ r-21 g23
_rains_ h-29
_raj r-26
_rak g-21 m22 h23
_raki r-26 g-25 m-26 h57
_raki_ r-28 g-25 m-25 h49
_rama h-24
_ramadan_ h-24
_randi_ r-32 g-32 h34
_random_ h-24
_rans h23
_ransom_ h23
_rate r22
_rate_ r25
_rate_baad_ r-23 g27
_rate_collar_ r-52 g53
_rate_for_ r21
_rate_of_ r71
_rate_till_ r38 h-24
_rate_until_ g-25
_rati h46
_ratings_ h51
_rb m30 h-22
_rd r75
_rd_ r75
_re_ g-26 h45
_rea h25
_read h39
_read_ h66
_read_her_ h49
_read_his_ g-31 h68
_read_my_ h66
_reader_ h33 k-21
_reading_ h26
_reading_coffee_ h69
_reading_of_ h71
_reads_ g-34 h77
_ready_ r-25 h-29
_real_cash_ m32
_real_estate_ h-25
_real_money_ m69 h-66
_reb g-31
_reba g-27
_rebate_ g-29
_rebe h-31 k46
_rebh h-25
_rebh_ h-25
_receipt_ h-25
_receipts_ k44
_receive_ k24
_receive_and_ k57
_receive_money_ h-24 k37
_received_from_ r-25 k-21
_receiving_ k44
_receiving_and_ k68
_rech r-24
_recharge_ r-23 h-22
_reci g-27
_records_ h-41 k34
_recovered_ g-22
_recr r-24
_red_crescent_ h-23
_red_label_ h29
_red_light_ h63
_red_or_ m41 h-39
_reds g-28 h48
_reds_ g-28 h48
_reduce_ h35
_reducing_ r40 h-25
_ref_ r-24 g-35
_refusal_ g24
_rega r28
_regardless_ r28
_regardless_if_ r28 g-23
_regi h-26
_registration_ h-21
_reh h-26
_reha h-25
_rehab_ r-21 m-25 h-26
_rehan_ m27
_rein g35 h-29
_reinsurance_ g36 h-21
_reinsurance_premium_ g30 h-22
_reis g-25
_rela h31
_relabel_ h30
_relabelled_ h23
_relabelling_ h30
_rele h-28
_release_ g-38 h-23 k21
_released_ r-27
_religion_ h27
_relo r-21 m25 h22
_reload_ r-21 m25 h22
_rema h23
_remaining_ r30
_reme h25
_remedy_ h25
_remedy_for_ h33
_remi h-26
_remove_ h32
_removed_ r-24
_removes_ h21
_removing_ h23
_renewing_ r30
_rent_for_ g-33
_rent_her_ k50
_rent_his_ k40
_rent_is_ r27 k-22
_rent_my_ k52
_rent_of_ r41
_rent_on_ r34 k-32
_rental_ g-33
_rented_ g-27 k47
_renting_ h-23 k39
_repacked_ h39
_repaid_ r41
_repaid_in_ r25 g-31
_repair_ r-24 h-33
_repaying_ r61 h-31
_replacement_ h-29
_repo_ r83 g-25 h-34
_report_for_ h-27
_repu r29
_repurchase_ r36
_repurchase_at_ r40
_repurchase_it_ r30
_rescued_ h-22
_rescued_from_ h-22
_research_ g-26
_resi r-26
_resold_ r-21
_resort_ k-21
_rest k22
_rest_ g-29 h-33 k36
_rest_to_ r-37 g-40 k55
_results_ g25 h-30
_rete g-23
_retention_ g-23
_reti h-23
_retirement_annuity_ g36
_return_of_ r-29 g-32
_return_pallet_ g46
_returned_ g-24
_returned_if_ g30
_returning_ h-26
_returns_the_ g-23
_reverse_ r39
_reviews_ h23
_revo r32
_revolving_ r32
_riba r23 h-27
_riba_ h-23
_ric h-22
_rice g-27 h-23
_rice_ g-27 h-23
_rich r-26 g26
_rich_ r-30 g29
_rid r-24 h-46
_ride r-24 m-21 h-44
_ride_ r-27 g-32 m-33 h-39
_rider_ g36 h-25
_rif g-23
_rifl g-23
_rig g34
_rigg h58
_rigged_ h46
_righ g37 h-23
_right_ g34 h-26
_right_of_ g36
_right_to_ g27 h-22
_rights_ g27
_rih m37
_riha m37
_rihan_ m37
_rim g50
_rim_ g50
_rim_protection_ g24
_rio h23
_rioj h23
_rioja_ h23
_ripens_ g42
_ripp h42
_ripped_ h42
_rish g-36 m-22 h56
_risk g26 h-21
_risk_ g26 h-21
_rit m-23 h25
_rita h30
_ritalin_ h30
_ritu m-25 h23
_ritual_ m-25 h23
_ritual_to_ m-33 h31
_riv r-24 g-36 k-30
_riyal_ h-22
_riyals_per_ r-47 m60
_roc g-21 h44
_rock g-21 h44
_roll r22
_roll_back_ r-25 h64
_rollover_ r21 h-24
_rolls_ g-22 m-35 h-38 k-21
_rooftop_bar_ h31
_root h-44
_root_ h-44
_root_beer_ h-38
_rop r-21 g-22 h-34
_rope r-21 g-22 h-34
_rope_ g-21 h-31
_rose_ g-21
_roso h-27
_roug m-43 h48
_rough_ m-21 h63
_roul m23
_roulette_ m23
_round_of_ h49
_rounds_ g-22 m-33
_roy m-23
_roya m-23
_royal_ h25
_rs m33
_rs_ m34
_rum h22
_rum_ h45
_rumm m27 h-24
_rummy_ m28
_run_through_ h-25 k32
_runa g31
_runaway_ g31
_rune h43
_runn h-22
_rupa r34
_s_ r-28 g45 m-26 h-29
_s_p_ r-28 g45 m-26 h-29
_sa7 m26
_sa7b g-22 m21 h-34
_sa7e h34
_sab h-27
_sabo m40
_sabong_ m40
_sack h-22
_sack_ g52 h-29
_sacks_of_ r28
_sacr h25
_sacrifice_ h25
_sacrifice_for_ h30
_sad g-35
_sada g-21 h-32
_saf h-26
_safe g-21
_safe_ r27 g-22
_saff h-26
_saffron_ h-26
_sahab_ h28
_sahe h23
_saher_ h29
_sahr h25
_sahra_ h25
_said_no_ r-31 g-32 m42
_saik r29
_saikda_ r29
_sain h30
_sainkda_ r29
_saint_ h48
_sak h27
_sake g-22 h29
_sake_ g-22 h31
_salad_ h-40
_salami_ h37
_salary_as_ h34
_salary_claim_ r54
_salary_slips_ r41 h-40
_sale_and_ r33
_sale_done_ g41
_sale_final_ g50
_sale_for_ r52 h-46
_sale_of_ g-29
_sali h-29
_sall g-23 m-28 h-35
_salon_ r-22 h-44
_sals m-29 h-24
_salsa_ m-29 h-24
_salt h38
_salts_ h38
_salv h24
_sama g32 m-24 h-22
_samb m-28
_same_amount_ r-32
_same_dealer_ r29 g-21 m-24
_same_seller_ r58 g-30
_same_shop_ r45
_samp g-24 h-29
_samples_ r-28 g-23 h-27 k21
_san_ h39
_san_miguel_ h25
_sanc g-29 k31
_sandu_ h35
_sandwiches_ h29
_sang r23 h22
_sangla_ r29 h-28
_sani h-24
_sanitizer_ h-22
_sant g-44
_sar h-32
_sas g22
_sat m28
_satt m43
_satta_ m28
_satte_ m44
_satu h22
_sauc m-27
_sausage_ h25
_sauv h43
_save h-29
_saved_ h-42
_saver_ r32
_saving_ r34
_savings_account_ k-23
_savings_bonus_ r53 h-35
_say h21
_says h21
_says_ h21
_scales_ h22
_scam r-22 h60
_scam_ r-21 h52
_scat m31
_scatter_ m31
_scheme_ r22
_schemes_ r59 g-22
_schengen_ g21
_schn h41
_scho h-25
_school_ h-21
_school_fees_ g-22
_schw h27
_scoo g41
_scoop_ g45
_scoop_of_ g43
_scop g42 h-35
_scope_ g42 h-35
_scope_to_ g57 h-26
_scra m28
_scratch_ m32
_scratch_cards_ m38 h36
_scre h-37
_screen_ h-32
_screened_ r-28 g-21
_screening_ h-25 k25
_se7 h39
_se7r h39
_se7r_ h39
_se_ g26
_se_pehle_ g31
_sea_ h-26
_sean h46
_seance_ h46
_seasons_ g26 h-25
_seat g-29 m-21 h-26
_seat_ g-41
_seats_ m-25 h-25
_sec_ g-47 m70
_seconds_ g28
_secret_commission_ g-34 h53
_sect g-24 h34
_secu h-24
_security_ h-25
_security_deposit_ r-34 g-25
_see_ k30
_seen g-25 h-23
_seen_ g-25 h-23
_sees k40
_sees_ k40
_seg g39
_seguro_ g40
_seguro_ng_ g39
_seguro_sa_ g33
_sell_maid_ g-21 h73
_sell_my_ h-23
_sell_the_ r32 h-21
_seller_ g23
_seller_has_ g23
_selling_my_ h-23
_selling_salary_ r47
_selling_the_ g32 h-34
_sem h-29
_semi h-27
_seminar_ r-27 h-31
_send k24
_send_ k25
_send_to_ r-22 k40
_sending_ r-28
_sends_ h33
_sens g37 h-44
_sensex_ g51 h-28
_sent r-33
_sent_ r-33
_sepa h21
_seri h-33
_serious_ g29
_serious_illness_ g29
_service_charge_ h-25
_services_ h36
_session_ h27
_sessions_ g-28
_set_ m-45
_set_price_ g27
_settle_ r29 g-24 m28
_settles_ r39 g-30
_settling_ g-28
_sex h60
_sex_ h45
_sext g-31 m-21 h51
_sexting_ g-30 h48
_sha2 g-30
_sha2a_ g-29 h-24
_shab r-33 h59
_shad h-43
_shade_ h-37
_shah r32 h-21
_sham r24
_sham_ r54 h-23
_shan h32
_shani_ h31
_shanti_ h24
_shap m-36 h-25
_sharab_ h61
_share_of_ g-21
_shared_ g-21 h-27
_shares_he_ g27
_shares_of_ r-24
_shares_to_ g42
_shark_ h-31
_shart_ g-26 m92 h-45
_shaykh_ h21
_she_stays_ g-29
_shee g24
_sheets_ g-39
_sheikh_la_ h45
_shel h-32
_shelf_ h-28
_shell_ g-22
_shells_ g26 h-38
_sherka_ g22
_sherry_the_ h-52
_shi_ g-38 h-32
_shie r-26 g33
_shield_ r-26 g33
_shif g-25
_shift_ h27
_shifts_ r-28 g-24 m-25
_ship_ r-33 g25 h-35
_shirt_ m-21
_shirts_ h-24
_shis r-21
_shisha_ r-21
_shiv h33
_shoe m-35 h-29
_shoes_ m-39 h-30
_shoot_ h29
_shopper_ g-44
_shopping_ h-25
_shor g26 h-23
_short_ g28
_short_apple_ g27
_short_on_ r-28 g-53 m-25 k-27
_short_sale_ g-63
_shorting_ h-24
_shots_of_ g-22
_show_ g-22
_shown_ k27
_shows_ g22
_shr h21
_shro h59
_shrooms_ h47
_shu_ g31
_shy r25
_shyl r25
_shylock_ r25
_si7 h33
_si7r h33
_si7r_ h33
_sick_note_ h28
_sidd h32
_sides_ r-25
_sign_ g-26
_signature_ g-26
_signed_ r-26
_signing_ g-31
_sim g-30
_sim_ r-26 g-29
_sim_swap_ g-36 h37
_sinc r22
_since_ r22
_singing_ m-31 h-38
_single_ g-28 m-24
_single_malt_ g-21 h40
_sir m23
_sir_ m26
_sisi h23
_sisig_ h23
_sit h27
_sit_ m33 h51
_sit_my_ h56
_sits h34
_sits_ h34
_sits_ielts_ h40
_sits_the_ h30
_siu h38
_siu_ h38
_six_months_ h-33
_six_pack_ m-26 h35
_siz h-22
_size h-22
_size_ h-23
_sk m26
_skim h49
_skin g-21 m26
_skins_ m42
_skip r53
_skip_ r53
_sky m61 h-42
_sky_ g23 h-38
_sl m21
_sla g-21 h42
_slau h22
_slaughter_ g-24 h26
_sle g-27
_slee g-27
_sleeps_ r31 g-26
_slip_ h33
_slip_an_ m-37 h39
_slip_him_ r-24 m-36 h40
_slip_the_ r-22 m-36 h40
_slips_ r46 h-21
_slo m26
_slot m29
_slot_ m21
_smir h22
_smirnoff_ h22
_smoking_ h-35
_sms m43 h-25
_sms_ m43 h-25
_sms_to_ m22 h-32
_smuggle_ h44
_smuggler_ h55
_smur r-22 m-22 h-41 k34
_sna g-21
_snac h-40
_snack_ h-38
_snack_bar_ h-25
_snacks_ h-22
_snap g-24 h23
_snap_ h35
_so_ g-23 k36
_so_bank_ k85
_so_he_ h62 k-22
_so_i_ h-27 k-31
_so_inspector_ h35
_so_it_ r-27 h-32 k32
_so_no_ g-21 h-25
_so_nobody_ g-45 k36
_so_the_ r25 h28
_so_they_ g-27 k38
_so_we_ g-22 h-25
_soa g-30
_soap g-30
_soap_ g-29 h-30
_soc g-31 h-47
_soci m23
_social_ m27 h-36
_society_ g23
_sof g-26
_sofa g-21 h-21
_sofa_ g-21 h-21
_soj h30
_soju h30
_soju_ h30
_sola r-28 g-38 m-27 h-28 k-27
_sold_as_ h43
_sold_at_ r-32
_sold_back_ r71
_sold_him_ h-21
_sold_it_ g22 h-30
_sold_my_ g-26 h-28 k22
_sold_the_ h-49 k-22
_solfa_ h-23
_some_ r-21 g24 m-23
_somebody_ k22
_someone_sits_ h40
_something_for_ g-28 h60
_somm h34
_sommelier_ h34
_son h-21
_son_ r-22 g-27 m-27 h-30
_sona r38 g-37 h-21
_sona_ r38 g-37 h-21
_song g22
_songs_ g34
_soo r32
_sood r42 h-35
_sood_ r37 h-34
_sorc h28
_sorcerer_ h30
_sorr r-32
_sorry_ r-32
_sou h-22
_soup g-24 m-24 h-37
_soup_ g-24 m-24 h-37
_sour_ r-23 g-22 h29
_source_one_ g60
_sowa h24
_sowar_ h24
_sowar_bala_ h24
_sown g35
_sown_ g35
_spa_ r-36 g-29 m-25 h-27
_spac g24 m-22
_space_ g-21
_spam h21
_spam_ h21
_spare_ h-26
_special_ h25
_speed_limit_ h-24
_spell_ h24
_spell_to_ h63
_spelling_ g-28 m-26 h-50
_spells_ h38
_sper h52
_sperm_ h52
_spic h36
_spicy_ h38
_spin m32
_spin_ h-22
_spin_class_ m-42
_spins_ m34
_spins_at_ m35 h-22
_spins_on_ m41 h-67
_spirits_ h22
_spirits_duty_ h62
_split_because_ k62
_split_bill_ h-22 k-23
_split_since_ h-27 k59
_split_so_ h-42 k54
_split_the_ r-35
_spot h-25
_spot_ g23 h-25
_spr g30
_spre g39 h-30
_spread_ g38 h-26
_spreads_ g60 m-26 h-29
_spritz_ h22
_spy h26
_spy_on_ g-37 h46
_sq m24 h-40
_squ m31
_squa m31
_squares_ g-34 m43
_st_ g44
_stag h22
_stag_ h55
_stage_ g-28 h-40
_stake_on_ r-24
_stakes_ m-25
_stam h25
_stamp_ h38
_stamp_without_ h24
_stan g-23
_stand_ h22
_standing_ m21 h-27
_stars_ r-28 h31
_state_ m34
_stated_ g39 h-31 k22
_statue_ h26
_statue_of_ h39
_stay r-31 g-21 k32
_stay_ g-27 h-38 k34
_stay_below_ k59
_stay_under_ k55
_staying_ k45
_staying_under_ k45
_stays_ r-34
_stays_till_ g-24 h27
_stea g-29
_stee h-32
_steel_ h-32
_ster r27
_stew h38
_stew_ h38
_sti g26
_stic m-28
_sticker_ g-42 h28
_stickers_ g-24 m-32 h54
_stil g37
_still_ g37
_still_belonging_ g28 h-24
_still_belongs_ h-23
_still_find_ g46 h-26
_still_in_ g51 h-29
_still_owned_ g36 h-25
_stl m56
_stl_ m56
_stock_not_ g51
_stock_option_ g51
_stock_to_ r-23 g25
_stocks_ r-23
_stolen_bag_ h-64
_stolen_car_ g27
_stolen_laptop_ h30
_stolen_phones_ g-47 h44
_stolen_wallet_ h-30 k-30
_stom g39
_stomach_ g27
_ston m-24
_stone_ m-24 h25
_stone_for_ g-35 h71
_stoo r26 h-26
_stood_ r36
_stood_for_ r53 h-29
_stop m-28
_stop_ m-25 h-22
_store_ m-23
_story_ g-29 h-36
_stou h28
_straddle_ g22
_stranger_ r-22 k46
_strangled_ g-29 h70
_strategy_ g32
_strayed_ g30
_strip_club_ g-21 m-34 h68
_strippers_ h-25
_stro g-29 h34
_stru r24 h-22 k36
_structured_ r59
_structuring_ r-38 k52
_student_loan_ r35
_students_ r-31
_studied_ h29
_study_ r-21
_sua h25
_suar h25
_suar_ h25
_sugar_baby_ h35
_sugar_daddy_ h39
_sui h-22
_suit h-22
_suitcase_ h-24
_suk g-21 h-34
_sul g-33
_sum_ g29
_summ g-23
_summer_ g-36
_sun g23 h-22
_sunk g57 h-28
_sunken_ g35 h-27
_supe m24
_supermarket_ g-27 m-34
_support_ h-35
_sure r35
_sure_ r34 g-22 m21
_surety_ r21
_surg h-35
_surprise_party_ g-34 h-38
_surr h24
_surrender_ r-22
_survives_ g44
_survives_the_ g47
_swa g21
_swab h-31
_swab_ h-24
_swabs_ h-35
_swap g23
_swap_at_ g-24 h-47
_swap_my_ r23 g-38 m-23 h-31
_swap_of_ m-23 h-23
_swapped_ h28
_swaps_ g24
_swaption_ g24 h-26
_swe m35
_swee m32
_sweepstake_ m29
_sweepstakes_ m28
_sweet_ h29
_sweet_white_ h29
_sweetener_ r31
_sweets_ r-25 g-27 m-22
_swim h-22
_swimming_ h-21
_swin h41
_swingers_ g-22 h31
_swit h-36
_swo g-24 m50 h-28
_swor g-24 m50 h-28
_syn m25
_synd m24
_syndicate_ m24
_sys k31
_syst k31
_system_ k31
_system_only_ g-21 k59
_t_ g-28 m-25 h25
_ta2m r-24 h-23
_ta2meen_ r-23 h-22
_ta_ r-24 g-35 m-37
_tab h28
_tab_ h62
_tabb r36
_tabby_ r36
_table_and_ h23
_table_for_ g-26 m-26
_table_with_ h23
_tables_ h33
_tablets_ g-29 m-24 h40
_tabs h39
_tabs_ h38
_tag g-32
_tag_ g-33 h-55
_tailor_ r-24 h-21
_taka h-23
_takaful_contribution_ g-26
_takaful_motor_ g22
_taken_by_ r40 h-27
_taken_from_ g-30
_takes_all_ m28
_takes_his_ r42 h-29
_takes_the_ h-21
_taking_ h-33
_tal r-27
_tala r-34 h-28
_talo m28 h-24
_talo_ m28 h-24
_tama g-36 h-40
_taman_ r-28 g-37 m-22 h-32
_tamara_ r63
_tamp h51
_tamper_ h53
_tampering_ h33
_tan_ r-29 g-21 h-65 k-24
_tant h36
_tap_ h45
_tape h-35
_tape_ h-35
_taro m-32
_taro_ h-53
_tarot_ m-33 h34
_tas g-21
_taw r21
_tawa r29
_tawarruq_ r25
_tawaruq_ r46 h-22
_tawe h23
_tax h-22
_tax_ k40
_taxi r-28 h-24
_taxi_ r-28 h-24
_tay m38 h-37
_taya m63 h-35
_taya_ m63 h-35
_tea_money_ h72
_teac h-35
_team_ r-21 h-33
_team_lunch_ h-28
_teams_ m23 h24
_teas h41
_tel h22
_tele h-31
_tell h50
_tell_ k27
_teller_ h35
_tells_ g-25 h62
_tells_my_ h42
_tells_the_ g-31 h41
_tem h37
_temp h37
_temporary_ h22
_temporary_marriage_ h33
_ten_ h-30
_ten_days_ r34 m-30
_tend r-25
_tender_ r-26
_tent_stakes_ m-28
_teq h24
_tequ h24
_tequila_ h24
_term_life_ g26
_terminal_ r-25 g-22 m21
_terms_ g-23 m-25
_tesl g24
_tesla_ g24
_test_for_ r-27 m-26
_tested_ g-30 h-32
_testing_ h-36
_tex g-21 m48
_text g-21 m31
_text_ g-21 m42 h-37
_tg g37 h-25
_tge g37 h-25
_tge_ g37 h-25
_th_ r39
_than_ r21
_thank_you_ r-23
_thanks_ r-22
_thanks_for_ m-25
_that_does_ g34 k-55
_that_is_ g26 h-27
_that_makes_ g-49 h23
_that_one_ g25 h-27
_that_same_ g41
_that_the_ r27 g36 h-36
_that_very_ g36 h-43
_thc h21
_thc_ h21
_thc_gummies_ g-23 m-24 h54
_the_ac_ r-26 h-41
_the_account_ r-21
_the_advance_ r37 g-26 h-35
_the_airport_ h27
_the_amount_ r26 h-28
_the_app_ g-24 m27 h29
_the_bank_ h-32
_the_betting_ m-23 h33
_the_bill_ r-26
_the_board_ g-29
_the_boat_ r-28 g38
_the_border_ h28
_the_candle_ m-27
_the_car_ r-35 g-22
_the_card_ r32 m27 h34 k-22
_the_cash_ g-35 h-24
_the_casino_ h68
_the_cat_ h-56
_the_coming_ g33
_the_company_ r22 h-34
_the_container_ r-21 h36
_the_contract_ h37
_the_counter_ r-21 g-24 m-22
_the_court_ g30 m29
_the_customs_ h25
_the_desert_ h-36
_the_dinner_ r-36
_the_dog_ h-60
_the_draw_ h-42
_the_end_ g-21
_the_envelope_ g-38 h-37
_the_exam_ h46
_the_examiner_ h38
_the_farm_ g40 m-28 h-62
_the_fighters_ h-31 k29
_the_finance_ r32 h-27
_the_fisherman_ g44
_the_flat_ r-33 g-21
_the_fridge_ h-47
_the_full_ r23
_the_future_ g-34 h22
_the_gam3eya_ r60
_the_game_ g-25
_the_gameya_ r32
_the_garden_ g-31 h-23
_the_goods_ g22
_the_gym_ r-26 g-28
_the_hospital_ g-21
_the_house_ r-23
_the_inspector_ h23
_the_jamiyya_ r69
_the_jar_ r-29 h-22
_the_judge_ h27
_the_kids_ r-24 g-25 h-52
_the_king_ g66 m-22 h-38
_the_ladies_ h23
_the_limit_ g-40 m-34 h-29
_the_loan_ g-21
_the_mall_ m-27 h-45
_the_man_ r-21 g-44 m-23 h35
_the_marathon_ g-25
_the_market_ r-35 g-25 h-22
_the_match_ r-26
_the_ministry_ g-26 h-31
_the_money_ r23 h-38
_the_month_ g-29 h-23 k-30
_the_mosque_ h-22
_the_neighbours_ g-27 h-35
_the_next_ m47
_the_night_ h62
_the_nightclub_ h39
_the_nursery_ r-33 h-26
_the_office_ r-37 h-55
_the_old_ g-22
_the_online_ h35
_the_other_ g-27 m22 h25
_the_owner_ r-22 g33 h-23
_the_palm_ g-33 h48
_the_palms_ h23
_the_pot_ m44 h-26
_the_price_ g-24
_the_race_ h23
_the_real_ r-32 m-27 h-26
_the_record_ k23
_the_red_ r-28 h-22
_the_referee_ r-23
_the_rest_ r23 m-26 h-22
_the_restaurant_ h-28
_the_savings_ r-30 m-28
_the_ship_ g36
_the_shop_ h-23
_the_table_ g-27 m-24 k-29
_the_team_ g44 h-26
_the_tender_ r-33 h24
_the_top_ r-26 g39 m21 h-33
_the_trip_ h-39
_the_war_ r-25 h-35 k29
_the_weekend_ r-25 g-21 h42
_the_wheel_ g-33 m25
_the_whole_ g-32 h29
_the_wine_ r-23 h28
_thef g38
_theft_ g38
_them_from_ g36 h-33
_them_now_ g26
_theme_ m-27
_themed_ m-22 h-27
_ther h-34
_they_do_ g-23 h-67 k69
_they_does_ g-28 h-38 k68
_they_keep_ g43 h-32 k-38
_they_pay_ r-25 g44 k-29
_thing_ g33 h-36
_think_ g24
_think_it_ g42 h-23
_thinks_ g27
_third_company_ g23
_third_of_ r-42 g-27 h33
_third_party_ g22
_this_month_ k-30
_this_week_ h26
_this_year_ h-25
_threaten_ h32
_threatening_ h29
_three_ h-25
_threshold_ k22
_through_ k21
_through_her_ h-23 k34
_through_his_ k24
_through_the_ g-30 k22
_through_your_ g-22 k28
_thrown_ g41 m-33
_tick_ r-24 g56 h-37
_ticket_for_ h-33
_ticket_renewal_ r37
_tickets_for_ m34 h-34
_ticks_up_ g28 h-33
_tie g-27 m22
_tig h21
_tige h21
_tiger_ h21
_tile m-32 h-34
_tiles_ m-26 h-32
_till_i_ g33 h-31
_till_morning_ g-30
_time_slot_ m-42 h-43
_time_value_ r39
_tin r-22 g-36
_tins g-27
_tins_ g-27
_tip_ g-24 k-21
_tip_for_ r-31 g-30 h-38
_tir g26 h-25
_to_a_ r-28
_to_another_ k27
_to_be_ g46
_to_beat_ r-35 m-22 h34
_to_buy_ g31 h-23
_to_charity_ r-21
_to_close_ m-23 h-37
_to_cover_ r26 g-23
_to_decide_ g21
_to_get_ g-21 h23
_to_him_ k24
_to_lock_ r33 g-44
_to_me_ r33
_to_my_ k-40
_to_next_ g-34 h29
_to_officer_ h35
_to_official_ h95
_to_open_ h-26
_to_other_ h51
_to_repurchase_ r39
_to_same_ r70 h-27
_to_sell_ g30
_to_short_ g23
_to_someone_ h-27 k28
_to_the_ g-21
_to_whatever_ g31
_tob h23
_todays_ h-21
_toefl_without_ h22
_toga h-24
_token_ h-26
_tokens_ m-25 h22
_toll r-29
_toma h-28
_tomato_ h-39
_tomb m27 h-27
_tombola_ m27 h-27
_tomorrows_ g29
_tone r-23 g-25 m-22 h-49
_tong m31
_tong_ m51
_tong_its_ m54 h-25
_tong_tongits_ m25
_tongits_ m25
_tonic_ h23
_tonk h22
_tons h-29
_tons_ h-29
_took_the_ r-26
_tool m-34 h-36
_tool_ m-30 h-23
_toot h-21
_tooth_ h-21
_top m23 h21
_top_ m22
_top_floor_ r-31 g24 h-38
_top_of_ r41
_top_up_ m24
_topl h37 k-21
_topless_ h37 k-21
_topp m21 h22
_tos m35
_toss m35
_toss_ m36
_toss_coin_ g-31 m50 h-43
_toss_pe_ g-26 m27
_tote m23
_tote_ m23
_totk m-26 h27
_toto m66 h-36
_toto_ m66 h-36
_touc g34
_touch_ g39
_touch_and_ g50
_tour_ r-24 g-39
_tower_has_ g31
_tower_hasnt_ g32
_toy r-25 g-25 m-27
_toy_ r-22 g-31 m-33 h-45
_toys g-35 m-21 k-23
_toys_ g-35 m-21 k-23
_trading_account_ r-27 g27 m-49
_traf h21
_trai h-25
_trail_ h-31 k22
_train_ r-21 g-27
_trainers_ m-32 h-34
_tram h32
_tramadol_ h32
_tramadol_strips_ h39
_transfer_to_ r-38 k-46
_translation_ g-25 h-24
_trap g35
_trap_ g35
_travel_insurance_ g29
_tray g-21 m-35 h-48
_tray_ m-28 h-39
_trea r21
_treasure_ r-32 h55
_treasury_ r25 h-29
_treasury_bills_ r46 g-22 h-21
_tree g26
_trees_ g21 h-32
_tri h-32
_tric r43 h-21
_trick_ r52
_trim g-21 h-27
_trimmer_ h-27
_trimming_ g-23 h-24
_tro m-24
_trop m-23 h-23
_trophy_ m-23 h-23
_trot h38
_trus g-22
_try m70
_try_ m70
_tubo r22
_tubo_ r25 h-24
_tum g43
_tumm g43
_tummy_ g43
_tun h-44
_tuna h-47
_tuna_ h-47
_tur h-23
_turb m23
_turbo_ m23
_turk h-24
_turkey_ h-24
_turkey_bacon_ h-36
_turn h-23
_turn_from_ r45
_tus h54
_tusk h44
_tusks_ h26
_tut r-26 g-29 h-38
_tuto r-23 g-29 h-38
_tutor_ g-25 h-31
_tv h-35
_tv_ h-35
_two_bottles_ h35
_two_hours_ g-22 h21
_two_prices_ h-21
_ty h-26
_type g25
_type_ g25
_typi h-23
_typing_ h-23
_tyr h-21
_tyre h-21
_tyre_ g43
_tyre_rim_ g29
_tyres_ h-29
_udd g30
_udde g30
_udh g-29 m-23 h-33
_udha h-22
_udhaar_ h-21
_uk m34 k-25
_um r-46 g-50 m-37
_unc g21
_unce h21
_uncensored_ h31
_unch g50
_unchecked_ g50
_uncl g26
_unclaimed_ g28
_unclear_ g45 h-38
_uncles_ g-28 h-24
_undecided_ h-24
_undefined_ g27
_undelivered_ r-21 g65
_under_the_ m-27 h22
_undr r51 h-22
_undrawn_ r51 h-22
_unem g22
_unemployment_ g22
_unf g26
_unfo g26
_unfold_ g26
_unid g34
_unidentified_ g34
_uniform_ g-29
_uniforms_ k-23
_units_ g-21 m-21
_university_ g-21
_unknown_caller_ g-30
_unl k28
_unli k36
_unlicensed_ k36
_unlo g-21 m-23 h27
_uno k30
_unof h-27 k62
_unofficial_ h-27 k62
_unr k23
_unre k23
_unregistered_ k23
_uns g26
_unso g25
_unsorted_ g34
_unsp g25
_unspecified_ g25
_until_he_ r33
_until_i_ h-27
_up_down_ g35 h-23
_up_fee_ h51
_up_for_ g-35 h-30
_up_from_ g29 h-30
_up_in_ h-22
_up_lower_ g45 h-39
_up_or_ m-22
_up_the_ g-27
_upa m-29
_upg g-21
_upgr g-21
_upgrade_ g-21
_ur g-24 m-27 h-24
_urg g-25
_urge g-25
_urgent_ g-25
_us r27
_us_ g-26
_usa r39 h-23
_usag r21 h-22
_usage_ r21 h-22
_usan r34 h-23
_usance_ r34 h-23
_usdt g25
_usdt_ g25
_use h-23 k27
_use_ h-23 k32
_use_his_ k44
_use_your_ g-23 k24
_used r-22
_used_ r-22
_used_car_ h-32
_usu r26 g-23
_usua r-23 h41
_usual_ r-23 h41
_usur r35 g-25 h-31
_ut h-23
_utan r22 h-23
_utang_ r22 h-23
_utang_may_ r29
_utang_plus_ r22
_utang_with_ r21
_utility_ g-24
_vaas h23
_vaastu_ h23
_vac g-25 m-28 h-27
_vacc m-28
_vaccination_ m-33
_vaccine_ h-34
_vale r-27 g-23 m-21
_valet_ r-27 g-23 m-21
_value_ r25
_vap g-21
_vape g-21
_vape_ g-21
_var h-40
_vase m-25 h-49
_vase_ m-25 h-49
_vast h30
_vastu_ h30
_vat g-31 m-26 h-38 k-26
_vat_ r-37 g-39 m-33 h-36 k-27
_vatt r52 h-30
_vatti_ r52 h-30
_vea h-45
_veal h-45
_veal_ h-45
_veg h-23
_vega g45 h-28
_vent h25
_venture_ h25
_ver r-26
_very g36 h-43
_very_ g36 h-43
_vet g-25 h-39
_vet_ g-23 h-36
_via k33
_via_ k33
_videos_ h30
_vie r-23
_vig r49 g-28 h-46
_vig_ r49 g-28 h-46
_vinegar_ h-31
_vino h49
_vino_ h41
_vio h29
_viol h29
_violation_ h29
_vip_table_ m-43 h45
_vir m22
_visi h-26
_visit_ g-30 h-25
_visits_ h-29
_vit h-41
_vita h-41
_vitamin_ h-33
_vol m32 h-32
_voo h33
_vood h33
_voodoo_ h33
_voodoo_doll_ h30
_vote_ g-21 h49
_voucher_ r-22 m-23
_w_ r23 h-21
_w_maraheen_ m-61 h37
_wa7 r-33 m22
_wa7e r-22
_wa7ed_ r-22
_wag m27
_wage m27
_wager_ m29 h-36
_wagering_ m38
_wah r-28 g-33
_waiting_ h-30
_waiv r-25 h-24
_wak h-28
_wala r-25
_wala_ g33 h-21
_walang_ r-27 h22
_wale h22
_wale_ r-27 g-26 h22
_wali g-23
_wali_ g-25
_walker_ h27
_wall k25
_wall_ h-26
_wallet_ k23
_wallet_to_ h-23
_war_ r-22 m25 h-41 k27
_warrant_ g23
_warrants_ g36
_warrants_on_ g39 h-27
_warranty_bought_ g65
_warranty_for_ g38
_warranty_included_ g-23
_warranty_purchased_ g53
_warranty_sold_ g47
_was_ g-33
_wash m-23 h-24
_wash_ g-48 m-24 h-21
_washing_ g29 h-42
_wast h43
_wasta_ h33
_wat h-23
_watch_ h-23
_watched_ r-22 k26
_watches_ g-27 h28
_wate h-47
_water_ h-47
_way h-42
_ways h-27
_ways_ h-27
_we_bought_ g-46
_we_buy_ g-45
_we_get_ h45
_we_short_ g58
_we_win_ g-24 m-37 h68
_weal h41
_wealth_ h41
_weat h-27
_weather_ h-27
_web g-21
_web_ r-25 h-29
_webs h25
_website_ h25
_wedding_hall_ h-41
_weed h30
_weed_ h35
_weed_for_ r-22 m-28 h47
_weed_killer_ h-45
_weeds_ h-26
_week_late_ r63
_week_unpaid_ r31
_weekend_ m21
_weighed_ g-28
_weight_ m21
_weight_limit_ r-26
_weight_of_ g24
_wel r-23 h-31
_well h-33
_well_ h-33
_wen r21
_went r21
_went_ r21
_wes h-26
_what_are_ g22 k-22
_what_i_ g-22
_what_you_ g22
_whatever_comes_ g-22
_whatever_he_ g55
_whatever_is_ g-27
_whatever_it_ g34
_whatever_net_ g24
_whatever_price_ g23
_whatever_seller_ g21
_whatever_she_ g50 h-26
_whatever_they_ g38 h-22
_whatever_trap_ g31
_whea r-22
_wheat_ r-22
_when g24
_when_ g29
_when_i_ g45 h-23
_when_the_ g23
_when_you_ r-35 g32
_whenever_the_ g55
_wher g61 h-45
_where_ g61 h-45
_whet m27
_whether_ m27
_whether_i_ h-28
_whic g21
_which_ g24
_which_one_ g24
_whiskey_ h32
_whisky_the_ h-85
_white_x_ h42
_whitelist_ g51 h-25
_who_ g-21
_who_stood_ r53 h-29
_whole_ r-23
_whole_life_ g43 h-33
_why r-25
_why_ r-25
_wid h-37
_wif g-22
_wife g-21 h30
_wifes_ g-23
_will_buy_ r-29 g34 h-42
_will_decide_ g24 h-27
_will_purchase_ g44 h-25
_will_see_ k26
_will_send_ h-23
_win_ m37
_wind g-38
_window_ g-25
_wine h21
_wine_red_ h-59
_wine_tasting_ h47
_wine_vinegar_ h-21
_wines_ h40
_winners_ h-35
_winning_ r-22 h-32
_winnings_from_ m58 h-68
_winnings_of_ m50 k-27
_wip h-23
_wipe h-23
_wir g-22 h-26
_wire g-22 h-26
_wire_ g-22 h-26
_wis h27
_wisk h27
_wiskey_ h21
_wiski_ h21
_witc h25
_witchcraft_ h32
_with_another_ h54 k-27
_with_different_ h73 k-42
_with_insurer_ g30
_with_my_ m21 h-21
_with_policy_ g64
_with_premium_ g63
_with_rum_ h37
_within_ r-24
_within_minutes_ g31
_without_charity_ h-22 k39
_without_inspection_ g-28 h22
_without_papers_ h26
_without_permit_ k-21
_without_prescription_ g-29 h36
_without_the_ g-24 h63
_witn h34
_witness_ h34
_wiz h26
_wiza h26
_wizard_ h26
_woma g-21 h33
_woman_ g-21 h33
_womb g33
_womb_ g33
_won m41 h-28
_won_ m33 h-30
_woo g21 m-21 h-22
_wool r-22 g25 m-22 h-25
_wool_ r-22 g25 m-22 h-25
_wool_on_ g42 m-27
_word h30
_work_ g-28
_worker_ h47
_workmens_ g40 h-26
_workshop_ h-28
_worl h-24
_world_ h-24
_wors h38
_worship_ h38
_wou m21
_woul m21
_would_ m21
_wra g-23
_wrap g-23
_wrap_ g-28 h21
_wre h-34
_wrec h-27
_wreck_ h-27
_write_ k21
_write_my_ h65
_writing_ g28
_wro k25
_wron k27
_wrong_ k27
_wrong_description_ g-24 h-33 k36
_wrong_goods_ h-33 k32
_x_ h23
_xa h28
_xan h28
_xana h28
_xanax_ h28
_xb m44 k-24
_xbe m28
_xbet m28
_xbet_ m28
_xx r23 g-25 m-25
_xxx h53
_xxx_ h37
_yak r37 g-21 h-28
_yakh r37 g-21 h-28
_yan h24
_ye g23
_yen_ r30 g-24
_yes_or_ g30 h-22
_yet g30
_yet_ g25
_yi h-22
_yie h-22
_yiel h-22
_yield_ h-22
_yield_of_ r-46
_yield_on_ r25 g-23
_yom r31 g-36 m-32 h-47
_yom_ r31 g-36 m-32 h-47
_you_and_ r-38 g-27 m33
_you_back_ r-24 m-27 h-35
_you_feel_ r-25 g49
_you_feels_ g41
_you_like_ r21 g-31 m-21 k-28
_you_pay_ m-21
_you_think_ g66 h-21
_you_want_ r-22
_your_account_ g-24
_your_car_ g22
_your_house_ g39 m-21 h-21
_yours_ g29
_yous g-25
_yousef_ g-26
_yout h-31
_youth_ h-31
_yu r21 g-28 h-25
_yun r22 g-29 h-29
_yung r22 g-29 h-29
_yung_ r22 g-29 h-29
_za r-35
_zab r-27
_zah g-21 m24 h26
_zahl g-21 m-22 h28
_zak h-27
_zaka h-27
_zakat_ h-27
_zakat_on_ r-26
_zar h41
_zar_ h41
_zat h24
_zatl h24
_zay h-35
_zer h-32
_zero h-32
_zero_ h-33
_zi g-27 h32
_zod h29
_zodi h29
_zodiac_ h29
_zoo h-31
_zoo_ h-31
_zy h-21
_zya h-21
_zyad h-21
_ابا h23
_اباح h23
_اباحي_ m-25 h29
_ابراج_ h41
_ابل h26
_ابلا k28
_ابلاغ_ k28
_ابن_ h-21
_ابي_ g-35 h-32 k30
_ابيض m-21 h37
_ابيض_ m-21 h37
_ابيع g26
_ابيعك_ g30
_ابيعك_لو_ g28 h-24
_اتا r24
_اتاخ r29
_اتاخر_ r38
_اتاخرت_ r21
_اتر m36
_اترا m36
_اتفقنا_علي_ g39
_اتو g-30 m51 h-21
_اتوق g-30 m51 h-21
_اتوقع_ g-30 m51 h-21
_اث g-32
_اثا g-27 h-22
_اثاث g-26 h-27
_اثاث_ g-26 h-27
_اجا k31
_اجار k43
_اجار_ k67
_اجاره_ h-26
_اجت g-22
_اجتم g-22
_اجر g-21
_اجر_ r27 h28
_اجرت h-25 k35
_اجرت_ r-33 k49
_اجره g-23
_اجره_ g-23
_اجل r23
_اجل_علي_ r53 g-56
_اجلت r46
_اجلت_ r46
_اجلت_زبون_ r45 h-26
_اجلت_له_ r45
_اجله r26
_اجله_ r26
_اجها h25
_اجهاض_ h25
_احت g-27
_احذ h24
_احذف h24
_احذف_ h24
_احو r-24 g-21 h-24
_احول r-24 g-21 h-24
_اختا g26 m-21
_اختار_ g26 m-21
_اختار_اخضر_ g26 m-21
_اختب h-26
_اختبار_ h-26
_اختر r-30 g-25
_اختراق_ h36
_اختي_ m-21 h-21
_اختيار_ g21
_اخذ_ m-22 h-32 k-21
_اخذت_ r25
_اخري k24
_اخف k25
_اخفا k25
_اخفاء_ k25
_اخو r-24
_اخوي r-24
_اخوي_ r-24
_ادا r29
_ادار r29
_ادفع_ r-29
_ادم m-29 h-22
_ادما m-29 h-22
_ادمان_ m-29 h-22
_ادمان_القمار_ m-26 h-22
_ادن h-30
_ادني h-30
_ادني_ h-30
_ادني_او_ g40
_ادور g28
_ادور_ g28
_اذ g23
_اذا g39
_اذا_ g39
_اذا_توفيت_ g27
_اذا_مت_ g30
_اذو r42
_اذون r42
_اذون_ r38
_اذونات_ r33
_ارا g25
_ارباح_ثابته_ r25 h-29
_اربع_ r-27
_ارت g28 m-27
_ارتف g28 m-27
_ارتفاع_ g28 m-27
_ارج r-31 h24
_ارض h-37
_ارض_ h-37
_اري g-28 k50
_اريد g-28 k50
_اريد_ g-28 k50
_ازاز h22
_اسب h-23
_اسبو h-23
_اسبوع_ h-25
_استخ h-21 k36
_استخدام_ k26
_استخدم_ k30
_استع h-53
_استلام_ g47
_استلم_ k49
_استلم_تحويلات_ k32
_استلم_حوالات_ k32
_استي g-22 h-34 k30
_اسع m-56
_اسعا m-56
_اسعار_ m-56
_اسق r-31
_اسقط r-31
_اسك h22
_اسلا h-29
_اسلامي_ h-29
_اسم g-25 h-33 k31
_اسم_ m-39 k21
_اسمن h-31
_اسمنت_ h-31
_اسمي h-29 k38
_اسمي_ h-29 k38
_اسهم_شركه_ g-36
_اسهم_في_ m-26 h23
_اسهم_ما_ g30
_اسو m-21
_اسي k22
_اسيل k22
_اسيله_ k22
_اشتراك_حمايه_ g29 h-32
_اشتراك_سحب_ m56
_اشتراه_ g32 h-28
_اشتريت_الدين_ r28
_اشتريت_جمعيه_ r34
_اشتريت_دور_ r63 g-26
_اشتريت_دينه_ r48
_اشتريت_ديونه_ r27
_اشتريته_ r-40 h-28
_اشتريتها_ r-21 g22
_اشتريه_ r-24 g26
_اشتغل_ h33
_اصل_ r29
_اصلي_ h34
_اط g-24
_اطف m-21
_اطفا m-21
_اطفال_ m-21
_اعلي_او_ h-31
_اعلي_ولا_ g27 h-21
_اعمال_ h44
_اف h39
_افض g-22
_افل h32
_افلا h32
_افلام_ h32
_افي g-37 h61
_اقت g28 h-21
_اقتر g33 h-24
_اقتراض_ g22 h-25
_اقتراض_اسهم_ g22 h-25
_اقدمه_ h21
_اقر g-23 m-33
_اقرض g-28 m-35
_اقس g24
_اقسا g24
_اقساط_ g24
_اقل r23 k22
_اقل_ r23 k22
_اقل_من_ r-25 h-22 k42
_اكث r26
_اكثر r26
_اكثر_ r26
_اكد g39 h-25
_اكد_ g39 h-25
_اكراميه_للموظف_ h26
_اكس m38
_اكس_ g-25 m41
_اكس_بت_ g-24 m30
_اكي g35
_اكيا g35
_اكياس_ g35
_ال_interest_ g-27
_الابلاغ_ k25
_الات h28
_الاجر_ g38 h-28
_الاجل_ g-25
_الاجله_ r-28 g36
_الاخ g21
_الاختيار_ g36
_الاختيار_علي_ g36
_الاد h22
_الاسعار_ g26
_الاصل_ h-25
_الاق m-24 h-23
_الال g-22 h-21
_الام h-23
_الامهال_ r31
_الاموال_ k21
_الانظار_ r24
_البار_ h27
_البح h-30
_البحر_ g27 h-33
_البخ m40
_البخت_ m40
_البد g37
_البر_ h-25
_البص h26
_البصاره_ h26
_البطاقه_ g-26
_البل g-24
_البنات_ h32
_البنات_اللي_ h38
_البنت_ h41
_البنت_اللي_ h45
_البنك_ما_ k28
_البنكيه_ r-30
_البوت_ h-24
_البيتكوين_ g27 h21
_البيع_ h-26
_التاخير_ r-21
_التب h36
_التح k21
_التحوط_ g34
_التحويل_ h-26 k36
_التخ h-24
_التذ r-21 g-29
_التس g21
_التسليم_ g24
_التك h-21
_التمر_ r-25 g-26
_التمويل_ h-32
_التوفير_ r26
_التوقيع_ r22
_التي g-40 m22 h-21
_التي_ g-40
_الثم h-23
_الثمن_ h-21
_الثمن_والبضاعه_ g27
_الجاي_ g23
_الجد g-24 h-22
_الجمعه_ r-26 h-22
_الجمعيه_ r27
_الجن g-21 h-27
_الجه r-26 g-26 h-22
_الجهات_ k27
_الجوايز_ m27
_الجوهرجي_ r22
_الحا r-31 g-31
_الحد g-34 h-22 k29
_الحد_ k32
_الحره_ h35
_الحس r22 h-27
_الحساب_ r38
_الحساب_المدين_ r50
_الحساب_المكشوف_ r35
_الحشيش_ h-45
_الحص g29
_الحك h24
_الحلال_ h-21
_الحم r-22 h-26
_الحياه_ r-22 g21
_الخر g21 h-22
_الخز r28
_الخزانه_ r29
_الخساره_ g31
_الخسران_ m21
_الخيار_ g51 h-24
_الخيار_علي_ g50
_الدر g-26 m-22 h-32
_الدفع_ h-21
_الدك g-22
_الدوره_ r-27
_الدوري_ r39
_الديون_ r-26 g33
_الراعي_ g-21 m-21
_الربا_ h-24
_الرحله_ h-29
_الرس r-23
_الرسول_ h24
_الرو g-21
_الرياضه_ r-29 h-30
_الزوج_ r-29 h24
_الزياده_علي_ r32
_الزياره_ h30
_السا g-24
_الساعه_ g-24 h-31
_السايق_ h-26
_السحب_ m23
_السحب_علي_ h-27
_السحر_ h26
_السر h-34
_السعر_علي_ g36
_السعر_لاحقا_ g27
_السفاره_ h23
_السفر_ r-30
_السفينه_ g36
_السلعه_ما_ r40 g-24
_السندات_ r28
_السهره_ h24
_السهم_ g26
_السو h-45
_السير_ h28
_الشاليه_ h21
_الشامل_ g23
_الشاه_ g37 h-38
_الشاي_ h21
_الشبكه_ h-24
_الشحنه_ g34 h-22
_الشر h-25
_الشرط_ m37
_الشغ h-29
_الشغل_ g27
_الشق r-21
_الشقه_ r-21
_الشو h21
_الشوط_ h-22
_الشيك_ r35
_الشيكات_ r25
_الص h-32
_الصب r38
_الصبر_ r38
_الصلاحيه_ h21
_الصن h-38
_الصندوق_ m33
_الصي h-35
_الضر g32 h-35
_الضريبه_ h-31
_الطب r-24 h-40
_الطر k-32
_الطع g-25
_الطعام_ g-25
_الطل k-22
_الطي m27
_الطياره_ m32
_العاب_ m29 h-34
_العامله_ r-23
_العايد_ r30
_العايد_الدوري_ r39
_العايد_السنوي_ r35
_العج m27
_العجين_ h-21
_العد g-23
_العربيه_ g24
_العقاري_ r21
_العقود_ r-27 m-29
_العنب_ h24
_العينه_ r60 h-23
_الغ h-22
_الغاء_ g-27
_الغد r-21 g-29 h-32
_الغو g27
_الغواص_ g21
_الغي h-25
_الغيت_ g-34
_الف_علي_ r39 h-22
_الفايده_من_ r-30 g-21
_الفر h-24
_الفرس_ g33
_الفروقات_ g25
_الفق g-23
_الفل r22
_الفلوس_ r22
_الفن h25
_الفنجان_ h41
_الفوايد_ r-23
_القادم_ h-25
_القادمه_ g25
_القادمه_من_ g25
_القاضي_ h32
_القب r-22 g-22
_القراءه_ r-24 h-23
_القران_ m-28 h-22
_القرض_الربوي_ r-32
_القرض_ربوي_ r-54
_القرعه_ m39
_القط g24 h-24
_القطعه_ g46
_القمار_ m27
_القن h21
_القو h25
_الكاش_ g-25 h-35
_الكتاب_ m-21
_الكر r-23
_الكف_ h32
_الكفاله_ r37 h-36
_الكي g-22 h31
_اللع g-22
_اللعبه_ g-27
_الله r-24
_الله_ r-24
_اللو g-24 m38
_اللي_بالي_ g-21 h30
_اللي_تجيبه_ g26
_اللي_علي_ g-25 h-26
_اللي_في_ r-29 g49 m-24 h-30
_اللي_لسا_ g30 h-23
_اللي_لسه_ g30 h-23
_اللي_ما_ g28 h-26
_اللي_يجيبه_ g41
_الماء_ h-25
_المارجن_ g26 h-27
_المال_ r24
_المالك_ r-27 g23 h-27
_المبلغ_علي_ g39 h-35
_المتفق_ g-26
_المجلس_ r-21
_المحتوي_ g28 h-22
_المحل_ h-21
_المخالف_ h35
_المخزن_ h28
_المدرسه_ h-23
_المدين_ r49
_المرابحه_ r-41 g-23
_المز r-23 h-24
_المسبق_ g24
_المستريح_ r51
_المستقبل_ g-30 m-22
_المستقبليه_ r-29 g54
_المطر_ g25 m-26 h-26
_المعامله_ h21
_المعدن_ما_ r24
_المعدن_وما_ r29
_المفاجات_ g29
_المكتب_ g-24
_المكشوف_ r32
_المم g-22 h22
_المناقصه_ h31
_المندل_ h24
_المنصه_ h-22
_المورد_ g33
_الموقت_ h31
_الميه_ g31 h-34
_الناقه_ g25
_النب h34
_النح h24
_النحس_ h24
_النخ h-31
_النس g-23 h-35
_النص m25
_النص_ m32
_النظام_ k25
_النه g51
_النهايي_ g45
_اله h-21
_الها g40 h-29
_الهامش_ g38 h-28
_الهو g24
_الواسطه_ h34
_الودع_ g-21 h35
_الورق_ h26
_الوز r-22 h-21
_الي_ r-29 m-28
_ام_ g-25 h26
_اماز g35
_امازون_ g35
_امت g22
_امتل g43 h-32
_امر h29
_امرر h29
_امرر_ h29
_امس h28
_امل g22 h-21
_امل_ g72 h-36
_امل_ان_ g46 h-30
_املكه_ g37
_امو k27
_اموا k27
_اموال_ k36
_ان_ g36
_ان_تعطل_ g27 h-24
_انا h-26
_انا_ h-22
_انب h-24
_انخ m-25
_انخف g25 m-26
_انخفاض_ g25 m-26
_انز g22
_انزر g22
_انزرعت_ g21
_انشر g-21 h32
_انشر_ g-21 h32
_انف r-32 h-37
_انفت g22
_انفتح_ g22
_انق g35 h-33
_انكسر_او_ g36
_انه g-25 h41
_انه_ g-21 h63
_انه_اصلي_ h34
_انه_اصليه_ h63
_انها h27
_انها_ h27
_انها_اصليه_ h32
_او_ g39
_او_اجل_ r-43 g33
_او_احمر_ h-36
_او_اخضر_ h-23
_او_بالتقسيط_ r-46 g46
_او_تقسيط_ r-30 g39
_او_هبوط_ g35 m-34
_اوب g28
_اوبش g28
_اوبشن_ g21
_اوبشنز_ g23
_اوج k38
_اوجر k38
_اوجر_ k47
_اول_ g-28 h-23
_اونلاين_ m21
_ايث r-21 g-21
_ايجار_محل_ r-24
_ايش g23
_ايش_ g23
_ايف m21
_ايفو m21
_ايفون_ m21
_ايه g28
_ب_ m36 h-21
_باجل_مستقبلي_ r21 g-33
_بار g-39 m-25
_باز m41 h-30
_بازي m45 h-21
_بازي_ m45 h-21
_باع r36
_باع_ r27 g26
_باعت r56
_باعت_ r56
_باعن g24
_باعني_ g24
_باعو r37
_باعولي_ r36
_باعولي_السلعه_ r40 g-24
_باعولي_المعدن_ r29
_باعوه_ r36
_باعوه_لنفس_ r32
_باعوه_لنفسه_ r32
_باقي g-36
_باقي_ g-36
_باك r25
_بالاقساط_ r22 g-22
_بالتمليك_ h-22
_بالج g22
_بالجزاف_ g30
_بالجن_ g-21 h28
_بالر h22
_بالس h24
_بالساعه_ h33
_بالسر_ k33
_بالش g-23
_بالف_ h-27
_بالك h-36
_بالكامل_ g-21 h-26
_بالن g-23 h-22
_بالي g-27 h37
_بالي_ g-27 h37
_بان h32
_بانج h32
_بانجو_ h32
_باي r-28 g30 h-33
_باي_ g52
_باي_سعر_ g52
_ببل r21
_ببلا r21
_ببلاش_ r21
_بت m37
_بت_ g-29 m65
_بتا h-23
_بتك m-34
_بتكو m-34
_بتكوين_ m-34
_بثم h-21
_بثمن h-22
_بثمن_ h-22
_بحث_جاهزه_ h38
_بحي r-22 g33
_بحير r-22 g33
_بخم g21
_بخمس g21
_بدال h24
_بدالي_ h30
_بدر g-33
_بدف h-25
_بدفا h-23
_بدفاتر_ h-23
_بدل_ h-22
_بدل_فاقد_ h-42
_بدلي g33
_بدو_ g36 h-22
_بدون_اختيار_ g23
_بدون_تحديد_ g36
_بدون_لا_ g-54 h-28 k75
_بدون_ما_ h-23 k24
_بدون_معرفه_ g27
_برا h21
_برام h27
_برج r23
_بري m-24 h-35
_بز r30
_بزي r30
_بزيا r30
_بزياده_ r30
_بشت g43 h-21
_بشتر g43 h-21
_بشتريها_ g30
_بصا h22
_بصار h22
_بصاره_ h22
_بصاره_وفول_ h-34
_بضاعه_ g-21
_بضاعه_مسروقه_ h34
_بضر g22
_بضرع g22
_بضرعها_ g22
_بطل_ g-24
_بطلب g28
_بطلبه_ g28
_بطلبه_بعد_ g30
_بطلبها_ g25
_بطلبها_بعد_ g25
_بطلين_من_ h28
_بطن r-22 g64 h-43
_بطن_ g60 h-30
_بطو h-26
_بعت_ g-21
_بعتل r26
_بعد_اسبوع_ h-21
_بعد_العيد_ r33 m-21
_بعش h-30
_بعشر h-30
_بعي k38
_بعيد k53
_بعيد_ h-21 k47
_بعيد_عن_ h-21 k47
_بعيدا_ k43
_بعيدا_عن_ k43
_بعينها_ g23
_بغ r-33 h63
_بغي r-29 h28
_بفل m24
_بفلو m24
_بفلوس_ m24
_بق m-21 h-48
_بقر g-26 h-53
_بقري g-23 h-43
_بقري_ g-23 h-43
_بقي g29 m-21 h-21
_بقيم g33 m-22 h-23
_بقيمه_ g33 m-22 h-23
_بكا m27 h-45
_بلا_زياده_ r-21
_بلاغ h-54
_بلاغ_ h-54
_بلاغ_عن_ h-47
_بلد m-23
_بلدي m-23
_بلدي_ m-27
_بلط h31
_بلطج h31
_بمص r-21 m36
_بمصا m43
_بمصاري_ m43
_بمي r-29
_بنا h43
_بنات h36
_بنات_ h36
_بنت h30
_بنت_ h36
_بنت_الشاليه_ h21
_بنت_الشقه_ h50
_بنت_شقه_ h35
_بنت_ليل_ r-33 g-37 m-36 h47 k-23
_بند g-33
_بنق r47
_بنك_ما_ h-27 k50
_بنكي r22 h-21
_بنكيه_ r25 h-22
_بوا h23
_بوت g33 m-23
_بوت_ g46 m-26 h-44
_بوك m32 h-44
_بوكر m41 h-55
_بوكر_ m41 h-55
_بوكس g59 m-23 h-29
_بوكس_ g50 m-22 h-30
_بوليصه_شحن_ g-32
_بون r29
_بونص h-45
_بونص_ h-45
_بيانات_ h21
_بيت r-26 h-26
_بيت_ r-25 m35 h-28
_بيتك g-32 m-33
_بيتكوين_ g-32 m-33
_بيد r-35 h-23
_بيد_ r-33 g-30 h-26
_بير h33
_بيره h34
_بيره_ h34
_بيض g-33 m53 h-38
_بيض_ r-25 g-33 m41 h-48
_بيضا m23
_بيضات_ g-23 m27 h-32
_بيع_اجل_ r-40 g61
_بيع_اسهم_ g35 h-22
_بيع_ديون_ r36 g-31
_بيع_سياره_ g39
_بيع_علي_ r-29 h24
_بيع_عينه_ r41 g-27
_بيع_كفاله_ r-38 g-41 h91
_بيع_ما_ h-22
_بيعت g47 m-26 h-47
_بيك h32
_بيكو h32
_بيكون_ h32
_بين m23 h-21
_بيني m23
_بيني_ m23
_بيني_وبين_ r-43
_تاجير_ k29
_تاخ r27
_تاخي r27
_تاد h24
_تادي h24
_تاديب_ h24
_تاديب_جاري_ h25
_تارو g-21 m-30 h41
_تاروت_ m-30
_تاش h25
_تاشي h31
_تاشيره_ h31
_تام g22
_تامي g22
_تامين_ g23
_تامين_سفر_ g50 h-30
_تامين_ضد_ g51
_تامين_علي_ g57
_تامين_مسترد_ g-49
_تامين_مسترده_ g-45
_تامين_من_ g61 h-34
_تان g29
_تاني g29
_تبرع_غير_ k47
_تبرع_للهلال_ h-21
_تبرعات_ k25
_تبرعات_في_ k39
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي k31
_تبيي k31
_تبييض_ k31
_تتا r32
_تتاخ r32
_تتاخر_ r32
_تث r21
_تثب r24
_تثبي r24
_تثبيت_ r24
_تجاري_علي_ g33 h-27
_تجاريه_ h-25
_تجد r-23
_تجدي r-23
_تجديد_ r-23
_تجس h32
_تجسس h32
_تجسس_ h32
_تجسس_علي_ h32
_تجن h-21 k44
_تجنب h-21 k44
_تجنب_ h-21 k44
_تجي g59 h-31
_تجيب g59 h-31
_تجيبه_ g26
_تحت_الطاوله_ m-30
_تحت_حد_ k41
_تحد m23
_تحدي m23
_تحدي_ g-32 m35 h-24
_تحديد_ g38
_تحض h27
_تحضي h27
_تحضير_ h27
_تحل h-39
_تحلي h-39
_تحليل_ h-39
_تحوط g37 h-21
_تحوط_ g37 h-21
_تحويل_ r-24
_تحويلات_ k28
_تخ h-36
_تخب k38
_تخبر k38
_تخت g29
_تختا g29
_تختار_ g29
_تختار_احمر_ g51 m-25 h-37
_تخل r-40 h-29
_تداول_الفروقات_ m-87
_تداول_فروقات_ g25
_تدف h-22
_تدفع h-22
_تدفع_ h-22
_تدل h26
_تدلي h23
_تدليك_ h23
_تدليك_خدمات_ h26
_تذكره_يانصيب_ h37
_ترام h21
_ترامادول_ h21
_ترامادول_بدون_ h24
_تراه m26 h-27
_ترب h25
_تربط h25
_تربط_ h25
_ترج g-32 m-21
_ترك g-24 m-25 h-27
_تزو h36
_تزوي h36
_تزوير_ h33
_تزوير_تاريخ_ h25
_تزي g-21
_تزيد r31 g-25 h-26
_تزيد_ r31 g-25 h-26
_تزيي h30
_تزييف_ h30
_تسه g-22
_تسو h49
_تسول h38
_تسول_ h38
_تش m21 h29
_تص r-22
_تصد h-39
_تصر r-21 k28
_تصل r-26 g-24 h-26
_تصلي r-26 g-24 h-26
_تصليح_ r-26 g-24 h-26
_تصيد g34
_تصيد_ h25
_تطب g-23
_تطبي g-23
_تطبيق_ g-23
_تطبيق_تعارف_ h37
_تطل g22
_تطلع g22
_تظ k22
_تظه k22
_تظهر k22
_تظهر_ k22
_تع h52
_تعار h29
_تعارف_ h29
_تعب h23
_تعبي h24
_تعبيه_ h24
_تعر g-22 h51
_تعط g27 h-24
_تعطل g27 h-24
_تعطل_ g27 h-24
_تعليق_ h42
_تعم r-21
_تعو h24
_تعوي h24
_تعويض_ g-22
_تغ g-21 h22
_تغيير_تاريخ_ h23
_تفا h-39
_تفاد k39
_تفادي_ k39
_تفر h33
_تفري h33
_تفريق_ h33
_تقا r-21 h-27
_تقد h37
_تقسيط_ h-21
_تقسيم_ k31
_تقسيم_المبلغ_ k54
_تقليد_ h24
_تقليدي_ r33 h-32
_تقليديه_ g32
_تكا h-23
_تكاف h-23
_تكت h-28
_تكتب h-28
_تكتب_ h-28
_تكي r21
_تكيل h50
_تكيي r33
_تكييش_ r40 h-24
_تلا h37
_تلاع h37
_تلاعب_ h37
_تلد g36
_تلد_ g37
_تلده g28
_تلده_ g28
_تما h40
_تماث h23
_تماثيل_ h23
_تمب m31
_تمبو m31
_تمبولا_ m31
_تمث h24
_تمثا h24
_تمثال_ h24
_تمد r22
_تمدي r22
_تمديد_ r22
_تمر_عام_ g40
_تمل g27
_تملك g27
_تناز r-25
_تنازل_عن_ g27
_تنز g22
_تنزي h21
_تنزيل_ h21
_تنك r-21 g-31
_ته h22
_تهرب h-39 k49
_تهرب_ h-39 k49
_تهرب_من_ g-21 h-33 k49
_تهري h34
_تهريب_ h34
_تهك h29
_تهكي h29
_تهكير_ h29
_توت m34
_توتو m34
_توتو_ m27
_تور r42 h-28
_تورق r44 h-24
_تورق_ r44 h-24
_تورق_البنك_ r44
_تورق_منظم_ r21
_توزيع_ r-22
_توص r33
_توع h-22
_توعي h-22
_توعيه_ h-22
_توفيت_ g27
_توقع_صعود_ g24 m-34
_توقع_هبوط_ m-30
_توقعات_ m26
_توقيعه_ r33 h-26
_توك g23
_توكن g23
_توكن_ g23
_تي r-29 g-30 m27 h25
_تيس r-28
_ثابته_ r21
_ثال k24
_ثالث k24
_ثالث_ g-33 k28
_ثاني_ g-21
_ثلاث_ h-24
_ثلاثه_ r23
_ثم_ g-28
_ثما h-23
_ثمر_قبل_ g35 h-30
_ثمر_هالشجره_ g34
_ثمر_هالنخله_ g36
_ثمن_غير_ g30
_ثمن_والبضاعه_ g38
_ثمن_يحدد_ g23
_ثمنها_ h-24
_ثن m28
_ثنا m28
_ثناي m28
_ثنايي_ g-27 m22
_ثناييه_ m26
_ثناييه_صاعد_ g21
_ثناييه_هابط_ m-35
_ثو m37 h-21
_ثوا m37 h-21
_جاب h24
_جابل h24
_جابلي_ h24
_جاد h40
_جادو h40
_جادو_ h40
_جاك g-30 m52
_جان h31
_جان_ h24
_جاهز_ h29
_جاي m-25 h-23
_جايز m-27
_جايزه_ m-27
_جبل h24
_جبلي h24
_جبلي_ h24
_جت h43
_جدد g23
_جدول_ g29
_جدول_كميات_ g39
_جر h25
_جرا h24
_جرام_ h33
_جرد g22 h-35
_جرد_ g22 h-35
_جز r-22 m-22
_جزا g22
_جزاف g55 h-32
_جزاف_ g53 h-36
_جزافا_ g37 h-25
_جع r-21 g-27 h49
_جعه h58
_جعه_ h58
_جل h29
_جلب h32
_جلب_ h32
_جلد g-35 h-27
_جمعي k22
_جمعيه_ k22
_جمل_ g40
_جن h24
_جن_ h63
_جنس h22
_جنسي h22
_جنسيه_ h23
_جني g27
_جنين g51
_جنين_ g51
_جه h-33 k29
_جها r-24 h-38
_جهات k36
_جهات_ k36
_جو h33
_جواز h27
_جواز_ h23
_جوازات_ h31
_جوال h25
_جوالات_ r-23 m-21 h27
_جواي h-29
_جوايز_ h-29
_جوي g-41 m40
_جي r-26 g-28
_جيب r-25 g-32 h29
_جيب_ h43
_جيل h22
_جيلا h22
_جيلاتين_ h22
_حا m28 h-22
_حاط m68 h-29
_حاط_ m62 h-26
_حاط_علي_ g-22 m58 h-36
_حالي g23
_حاليا_ g23
_حبوب_مخدره_ g-22 h33
_حبوب_هلوسه_ h25
_حبي h36
_حبيب h36
_حبيب_ h39
_حتي_احذف_ h24
_حتي_امسح_ h45 k-22
_حتي_لو_ g38 h-34
_حجز_جواز_ h40
_حجز_جوازات_ h38
_حد h-21 k32
_حد_ h-24 k51
_حدا g34
_حدا_ g34
_حر h24
_حرام h41
_حرامي_ h41
_حراميه_ m-21 h41
_حرز h28
_حرز_ h28
_حرك g50 m-37 h-21
_حركه g50 m-37 h-21
_حركه_ g50 m-37 h-21
_حرو h42
_حروز h42
_حروز_ h42
_حساب_البار_ g-23 m-27 h24 k-30
_حسابه_ k41
_حسابي_خاص_ h30
_حسب h-25
_حسب_ h-26
_حسب_ما_ g35
_حسن r-21 h-38
_حسن_ r-21 h-38
_حشيش_صناعي_ h-35
_حصا m23
_حصان m25
_حصان_ m23
_حصتي_من_ g-39
_حصه m-21
_حصه_ m-21
_حط m21
_حطي m21
_حطين h-26
_حظ_ m25 h-23
_حظي_ h32
_حظير h-30
_حظيره_ h-30
_حف r-32 h-30
_حفظ m-31
_حفظ_ m-31
_حفظ_القران_ m-31
_حق_الاختيار_ g36
_حق_البنات_ h38
_حق_البنت_ h45
_حق_الخيار_ g52 h-25
_حق_الشاي_ h21
_حق_توقيع_ r29
_حق_خيار_ g57
_حق_شاي_ h76
_حقن h30
_حقنا h30
_حقنا_ h30
_حقه g-34 h31
_حقه_ g-34 h31
_حقي_ g-39 h30
_حقيق g55
_حقيقي_ g55
_حكم g-26
_حكم_ g-26
_حلا g-28 h-38
_حلال h-24
_حلال_ h-24
_حلق h-31
_حلو g-22
_حلوا h26
_حلوان_ h26
_حم g21
_حما g26
_حماي g30
_حمايه_ g30
_حمايه_اجهزه_ g39 h-40
_حمل g33
_حمل_ g60 h-41
_حمله g-21
_حمله_ g-21
_حمي h34
_حميم h28
_حميم_ h31
_حو h-26
_حوا g-23
_حوالات_ k32
_حول_ g-21
_حولت r-21
_حي g26 h-29
_حي_ h-25
_حيا g22 h-28
_حياه g22 h-28
_حياه_ g22 h-28
_خار g-29 h-25 k64
_خارج g-29 h-25 k64
_خارج_ g-29 h-25 k64
_خاص h21
_خاص_ h34
_خاص_مقابل_ h30
_خال h-40
_خال_ h-28
_خال_من_ h-28
_خالد r-25
_خالد_ r-25
_خالي h-29
_خالي_ h-32
_خب g-25
_خبز g-26 h-31
_خبز_ g-26 h-31
_خت h22
_ختم h22
_ختم_ h22
_خد r21
_خدم h25
_خدمه h38
_خدمه_ h38
_خذ_ r23
_خرب h-22
_خرب_ h-22
_خرز h23
_خرزه h23
_خرزه_ h23
_خرو g-22 h26
_خروف g-22 h26
_خروف_ g-22 h32
_خز h-29
_خزا h-30
_خزان h-30
_خزانه_ r28
_خسا g-31
_خسار g-31
_خساره_ g-33
_خسرت_الرهان_ m22 h-44
_خسرن h-22
_خسرنا_ h-22
_خش r-23 g-25 m-25
_خشب r-21 g-23 m-25 h-32
_خشب_ r-23 g-23 m-25 h-35
_خص r29
_خصم r30
_خصم_ r29
_خصم_فواتير_ r22 k-50
_خصم_مستحقات_ r25
_خصم_مستحقاتنا_ r25
_خض r-40 g-41 h-44
_خط h-26
_خل_ r-25 g-28 m-30 h-55 k-22
_خلال m25
_خلال_ m25
_خلال_دقيقه_ m22
_خلاي g36 h-24
_خلايا_ g36 h-24
_خلص g21
_خلصت g21
_خلصت_ g21
_خلي g22
_خليه g26
_خليه_ g37 h-36
_خليه_بعينها_ g21
_خم h25
_خما g-25 m-24
_خمار g-25 m-24
_خماره_ h32
_خمر g-24 h39
_خمر_ r-21 g-27 m-25 h48
_خمري g-21 h-39
_خمسين_ m23
_خمو h37
_خمور h37
_خمور_ h36
_خن h22
_خنز h22
_خنزي h22
_خي h-22
_خيا g22 h-22
_خيار g22 h-22
_خيار_ h-29
_خيار_بيع_ g59
_خيار_شراء_ g76 h-22
_خيارات_ g21
_خيارات_ثناييه_ g54 m35
_خير r-37
_خيري r-29
_خيريه_ r-30
_دا g31
_داي g60 h-24
_دايم g65 h-28
_دجاجات_ h30
_دجال h48
_دخ h-23
_دخا g-26 m-30 h-22
_دخان g-26 m-30 h-22
_دخان_ g-26 m-30 h-22
_دخول_سحب_ m36
_دراج h33
_دراجه_ h33
_دراسه_ h24
_درج h24
_درجه h24
_درجه_ h24
_درو g61 h-42
_دروب g61 h-42
_دس r24
_دسك r24
_دسكا r24
_دسكاونت_ r24
_دع m-31 h24
_دعا g-21 m-30 h47
_دعار h34
_دعاره_ h34
_دفا g37 h-28
_دفات g37 h-28
_دفاتر_ g37 h-28
_دفتر_التوفير_ r29
_دفعن g-25
_دفعنا_ g-25
_دفعه_تامين_ g-30
_دفي h32
_دفين h32
_دفين_ h32
_دك h23
_دكت r-29
_دكتو r-29
_دكه h28
_دكها h28
_دم r-46 g-28 m-31 h24
_دم_ r-46 g-28 m-31 h24
_دهب r38
_دهب_ r38
_دهن r-21 g-22 m-23
_دهن_ r-21 g-22 m-23
_دوا r-32 g-32 m-32 h-41 k-29
_دور h-41
_دور_ r48 g-22 h-33
_دوره h-44
_دوره_ h-46
_دورها_ r40 g-22
_دولارات_ r30 g-24
_دولي m21
_دون_ان_ g41 h-32
_دون_تحديد_ g34
_دون_معرفه_ g36
_ديك h24
_ديك_ h31
_ديل h21
_ديلر h21
_ديلر_ h21
_دينه r31
_دينه_ r31
_ديني h-25
_ديه g-26 m-24 h-33 k-26
_ديه_ g-26 m-24 h-33 k-26
_ديون r30
_ديون_ r29
_ديونه_ r27
_ذبح h47
_ذبح_ h47
_ذم g-26 h55
_ذهب_بالتقسيط_ r23
_رات r-25
_راتب r-25
_راتب_ r-23 g-23
_راتبي_ r-26 m-25 k-26
_راس r25
_راس_ r24
_راس_المال_ r24
_راس_مال_ r46
_راس_مالي_ g-27
_راف r-24 m21
_رافع r-24 m21
_رافعه_ r-24 m21
_راه g-22 m74 h-40
_راهن g-22 m74 h-40
_ربا h-22
_ربا_ h-24
_ربحت_ r-23 m22
_ربط h46
_ربط_ h46
_ربع r-22 g-23 m34
_ربع_ r-22 h25
_ربن m-21 h-22
_ربنا m-21 h-22
_ربنا_ m-21 h-22
_ربو r23
_ربوي r23
_ربويه_ r25 h-32
_رحل g-21
_رحله g-21
_رحله_ g-21
_رحم h33 k-21
_رخصه_ولا_ g33 h-30
_رد h-22
_رد_الدين_ r42 h-37
_رد_السلفه_ r-38 g-31 h-31
_رساله_جاهز_ h33
_رساله_جاهزه_ h34
_رساي h-23
_رسايل_ h-23
_رسمه_ساخره_ h26
_رسوم_ضمان_ r62
_رش g-29 m-23 h45
_رشو g-24 h43
_رشوه g-23 h36
_رشوه_ g-23 h36
_رص m22 h27
_رصي m23 h22
_رصيد m23 h22
_رصيد_ m24 h24
_رض g-26 h51
_رضا h40
_رضاه h26
_رضاه_ h24
_رضاها_ h22
_رقاص h33
_رقاصه_ h23
_رقم_القطعه_ g46
_رقم_في_ m58 h-25
_رقميه_ g-25
_رم h-39
_رمض h-29
_رمضا h-29
_رمضان_ h-29
_رمي m21
_رمي_ m21
_ره m21
_رها m38
_رهان m38
_رهان_ m36
_رهان_بين_ g-32 m24 h-27
_رهان_بيني_ r-28 m27
_رهان_علي_ g34 m-29 h23
_رهانات_ m38
_رهن h-23
_رهن_ h-25
_رهن_عقاري_ r-41
_رهنت r37
_رهنت_ r37
_رهنت_الذهب_ r60
_رهنت_دهب_ r27
_روات k26
_رواتب_ k26
_روح h21
_روحي h23
_روحيه_ h24
_روم h51
_روم_ h51
_ري g-22
_رياض h-25
_رياضي_ g-21 m-21 h-49
_رياضيه_ h22
_زا g-28
_زاد g-42 h-36
_زاد_ g-40 m-24 h-42
_زار h25
_زار_ h25
_زانا h23
_زاناكس_ h23
_زحلا h33
_زحلاوي_ h33
_زر r-23
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-31 g-26 h-31
_زكا r-31 g-26 h-31
_زكاه r-30 h-27
_زكاه_ r-30 h-27
_زواج_ليله_ h44
_زواج_متعه_ h24
_زي_ r36 h-38
_زيار g-24
_زيت g-38
_ساخ h29
_ساخر h26
_ساخره_ h26
_سان m-36
_ساي h48
_سب g-24
_سب_ r-49 g-37 m-22 h29
_سباق h-30
_سباق_ h-31
_سباي h24
_سته r33 g-22 h-28
_سته_ r33 g-22 h-28
_ستو g27
_ستوك g27
_ستوك_ g27
_ستيل h27
_ستيلا_ h27
_سجا h36
_سجق g-23 m-26
_سجق_ g-23 m-26
_سحب m24 h-33
_سحب_ m24 h-31
_سحب_سياره_ m-59 h-26
_سحب_علي_ m42
_سحب_نقدي_ r-31
_سخ h28
_سخر h31
_سخري h31
_سخريه_ h31
_سدد g-23
_سددت g-23
_سددت_ g-28
_سر g27
_سرق h38
_سرقه h43
_سرقه_ h43
_سعر_حسب_ g44
_سعر_يحدد_ g25
_سعي r-23 g-24 m-24
_سعيد r-23 g-24 m-24
_سفر_ h-32
_سفل h31
_سفلي h31
_سفي g44 h-22
_سفين g44 h-22
_سفينه_ g44 h-22
_سق k45
_سقف k48
_سقف_ k48
_سك m-26
_سكر_ h58
_سكن r-24 g-22 m-42 h-31
_سكو h42
_سكوت h42
_سكوت_ h43
_سكوتش_ h34
_سكوتي_ h28
_سكي g32 m-60 h-45
_سلا g-36
_سلاح g-36
_سلاح_ g-36
_سلفن h-23
_سلفني_ h-23
_سلفه r23
_سلفه_ r23
_سلو m38
_سلوت m40
_سلوت_ m49 h-77
_سلوتس_ m34
_سم g21
_سمس h24
_سمسا h24
_سمسار_ h24
_سمك g27 h-26
_سمك_ g22 h-24
_سمك_ب_ g67
_سمك_في_ g57
_سند h-28
_سندا r27
_سندات_ r27
_سه g22
_سهره h23
_سهره_ h23
_سهم g34
_سهم_ g34
_سوال k36
_سوال_ k36
_سود h22
_سودا h22
_سوداني_ h22
_سوق r24
_سوق_ r24
_سيا r-23
_سيار r-23
_سيارتي_ h-33
_سياره_ r-22
_سيج h37
_سيجا h37
_سيجاره_ h36
_سير_ g-27 h53
_شاء_الله_ g-21
_شار r-27 m23
_شارد g34
_شارد_ g24
_شاف g40
_شافه g40
_شافه_ g53
_شافها_ g23
_شام g22
_شامل g32
_شامل_ g32
_شاه g-27 h25
_شاي_ل_ h71
_شاي_لامين_ h53
_شايف g28
_شب h21
_شبك r-26
_شبو h39
_شبو_ h39
_شت r-22 g-28 h28
_شتم r-26 h43
_شتم_ r-26 h43
_شحا h52
_شحاذ h25
_شحاذين_ h25
_شحم h31
_شحم_ h31
_شخ k21
_شخص k21
_شخص_ k24
_شراء_اسهم_ g-30
_شراء_ذهب_ r31 g21
_شراب_كي_ h59
_شرط m30 h-23
_شرط_ m31 h-27
_شرط_البيع_ g45 h-22
_شرط_كے_ r-21 g-25 m46 h-25
_شرعي_ r-24 h-37
_شركه_التامين_ g-21
_شركه_تجاريه_ h-24
_شركه_عاديه_ g40 h-21
_شريت_ r-22 g23
_شريط h32
_شريط_ h32
_شع g-29
_شف h-21
_شفت_ g-23
_شفته_ h-22
_شك h-31
_شم m22 h26
_شمب h34
_شمبا h34
_شمبانيا_ h32
_شمع r-21 g-25 m42 h-33
_شمعه g-31 m63 h-34
_شمعه_ g-31 m63 h-34
_شهادات_الايداع_ r23
_شهادات_ايداع_ r31 h-24
_شهاده_بدون_ h28
_شهاده_بلا_ h54
_شهاده_جاهز_ h23
_شهاده_جاهزه_ h25
_شهاده_طبيه_ h37
_شهاده_مزوره_ r-21 h28 k-32
_شهر_تاخير_ g-26
_شو h-22
_شو_ g29
_شور h-24
_شورت h-24
_شورت_ h-24
_شوط m25
_شوط_ m25
_شيخ h21
_شيخ_ h21
_شيك_موجل_ r23
_شيك_موجله_ r26
_شيكات_موجل_ r36
_شيكات_موجله_ r24
_شيكاغو_ g32
_صاحب_ r-30 h-26 k22
_صاحبتي_ h28
_صار g30
_صار_ g33
_صاعد_خلال_ g-70 m47
_صاعد_في_ g-82 m79 h-21
_صال m23
_صبا h26
_صباع h26
_صباع_ h26
_صبر h-21
_صبر_ h-25
_صح h-41
_صح_ g-24 m25 h-26
_صحي r-23 m-28 h-41
_صحيه r-21
_صحيه_ r-21
_صد h-22
_صدق g-27 h-26
_صدقه g-27 h-26
_صدقه_ g-27 h-26
_صر g-24
_صرف g-25
_صرف_ g-26
_صرف_اجل_ r44
_صرف_دولار_ r-25 g-22
_صعود_او_ g35 m-34
_صعود_هبوط_ g-36 m73
_صغ h-25
_صغي h-25
_صغير h-25
_صغيره_ h-25
_صفقا m22 h-27
_صفقات_ m22 h-27
_صفقه_ثانيه_ g51 m-48
_صفقه_دقايق_ g44 m-50
_صلاحه_ h-21
_صلاحها_ g25
_صلاحيه_ h26
_صلح h-27
_صناع h-22
_صناعي_ h-27
_صنف h34
_صنف_ h34
_صور h22
_صور_ h37
_صوري k45
_صوريه_ k32
_صوف g60 h-31
_صوف_ g60 h-31
_صوف_علي_ g60 h-31
_صي g21
_صيا h-22
_صيد g30
_صيد_ g29 h-43
_صين m42
_صيني m42
_صينيه_ m42
_ضا g52
_ضار g-25 h42
_ضارب g-25 h42
_ضاربه_ g-25 h42
_ضاي g31
_ضايع g31
_ضح h24
_ضد g32
_ضد_ g32
_ضد_القمار_ g-22 m-33 h-28
_ضرب_ g-21 h44
_ضرع g38
_ضرعه g31
_ضرعها_ g31
_ضريبه_ h24
_ضمان_%_ r69 g-21
_ضمان_راس_ r56
_ضمان_من_ g33
_ضمانه_ r47
_ضمي g36
_ضمير g36
_ضميرك_ g29
_طاز g-24 h-24
_طازج g-25
_طازج_ g-25
_طالب_يدخل_ h36
_طالع h26
_طالع_ h21
_طالعي_ h25
_طاو h21
_طاول h21
_طاوله_ h21
_طاي h40
_طايح h40
_طايحه_ h25
_طب r-25
_طبا r-24 h-21
_طباع r-25
_طباعه_ r-25
_طبل m25
_طبله m38
_طبله_ m38
_طبي_ r-29
_طرد r-22 m-23
_طرد_ r-22 m-23
_طع g-21
_طعا g-21
_طعام g-21
_طعام_ g-21
_طف g-21
_طفل g-21 h48
_طفله h28
_طفله_ h28
_طل g-21
_طلب_ r-23
_طلبت h32
_طلس h34
_طلسم h34
_طلسم_ h34
_طن g-39
_طن_ g-40
_طو r39 h-30 k-23
_طول r39 h-30 k-23
_طول_ r27 h-28
_طي r-25 g23 h-48
_طير g28 m-25 h-32
_طير_ g39 h-31
_طير_في_ g39 h-31
_طيرا m-27
_طيران_ m-27
_ظر g22
_ظرف h27
_ظرف_ h27
_ظرو g41 h-23
_ظروف g41 h-23
_ظروف_ g41 h-23
_ظه g44
_ظهو g21
_ظهور g21
_ظهور_ g24
_ع_ m-40
_عاج g-34 h29
_عاج_ h55
_عار g25
_عارف g39 h-29
_عارف_ g42 h-35
_عارفها_ g22
_عاري g-23 h39
_عال r-21
_عام g21
_عام_ g37 h-30
_عام_القادمه_ g25
_عام_قادم_ g28
_عامل g-25 h53
_عامل_ g-25 h53
_عايش g27
_عايل m-25 h-29
_عج h-34
_عجل h-40
_عجله m22
_عجله_ m22
_عجله_حظ_ m27 h-26
_عجي h-29
_عجين h-29
_عجين_ h-29
_عداد_الكهرباء_ h-25
_عدد g21 h-23
_عدد_ r-21 h-27
_عدده g29
_عددها_ g29
_عرا r-23 g-21 h30
_عراف r-23 g-22 h29
_عراف_ r-38 h46
_عرافه_ g-22
_عربون_من_ g56 h-26
_عرق h28
_عرق_ h23
_عرق_زحلاوي_ h33
_عرق_لبناني_ m-36 h28
_عز h39
_عزا h22
_عزاي h33
_عزايم_ h33
_عشا k21
_عشان k23
_عشان_ k23
_عشان_البنك_ r-34 k24
_عشان_بنك_ h-24 k48
_عشان_لا_ h-30 k58
_عشان_ما_ g-21 h-29 k51
_عشان_يشيل_ h25
_عشان_يمسح_ h23
_عشان_يوقع_ h31
_عشر_ g-24
_عشوايي_ g28
_عص g-23 h-22
_عصي h-23
_عصير h-23
_عصير_ h-23
_عطر r-24 m-24 h-40
_عطر_ h-34
_عطيته_عشان_ h34
_عقا g-27 h-22
_عقار g-27 h-22
_عقاري_ r21
_عقد g21
_عقد_ g22
_عقد_حمايه_ g31
_عقد_صرف_ r47 g-25
_عقد_صيانه_ g25
_عقد_مبادله_ r-29 g25
_عقو g22
_عقود g22
_عقود_ g22
_عقود_اجله_ r-32 m-23 h-21
_عقود_خيارات_ m-50
_عقود_ذهب_ r-69 g59
_عقود_فروقات_ g34
_عقود_مستقبليه_ r-44 g21
_عقود_نفط_ g30
_علا m-21 h-24
_علاج m-27 h-46
_علاج_ m-27 h-39
_علاج_ادمان_ m-29 h-24
_علاق h45
_علاقه_ h45
_علش k22
_علشا k22
_علشان_ k22
_علشان_ما_ g-28 h-38 k59
_علف g-41 m-24 h-40
_علف_ g-41 m-24 h-40
_علم r-28 m-23 k30
_علم_ m-25 k34
_علي_الحياه_ r-21
_علي_السلفه_ r24
_علي_السياره_ r-22 g33 h-31
_علي_الشوط_ h-25
_علي_القرض_ r39
_علي_المباراه_ m30 h-24
_علي_المكشوف_ r27
_علي_امل_ g72 h-36
_علي_ان_ g-23
_علي_انه_ g-24 h60
_علي_انها_ h44
_علي_ايفون_ m21
_علي_ثمن_ g26
_علي_حسابي_ r26 k-22
_علي_خمسميه_ m23
_علي_راس_ r27 m-21 h-26
_علي_سعر_ g23
_علي_سياره_ m56 h-24
_علي_شوط_ m25
_علي_ضمانه_ r52
_علي_ضميرك_ g29
_علي_فلوس_ h-31
_علي_كفالته_ r43
_علي_كفاله_ r77 h-28
_علي_كيف_ g60 h-45
_علي_كيفك_ h-36
_علي_مرات_ k44
_علي_ميه_ m25
_علي_هل_ m58 h-52
_عليك g-30 h-22
_عليك_ g-22
_عليه_ r-24
_عليهم_ g32
_عما r-23 g-23
_عمال_ h-21 k-31
_عمل h21
_عمل_ g-29 h51
_عملا r23
_عملاء_ h37
_عملات_ r33
_عمله_لسا_ r-36 g49 h-34
_عمله_لسه_ r-35 g65 h-39
_عموله_ضمان_ r34
_عموله_علي_ r25 h-24
_عموله_كفاله_ r21
_عمي h-37
_عمي_ h-37
_عن_الفوايد_ r-24
_عن_حجز_ g30
_عن_فوايد_ r-41
_عنب g-30 m-21 h-34
_عنب_ g-30 m-21 h-34
_عند_الجوهرجي_ r22
_عند_الصايغ_ r39
_عندن g25
_عندنا_ g25
_عنده g28 h-23
_عنده_ g28 h-23
_عندي g21 h-22
_عندي_ g21 h-22
_عندي_stock_ g26
_عندي_زبون_ g47
_عندي_مشتري_ g25
_عني h23
_عني_ h23
_عو r24
_عوا r28
_عواي r28
_عوايد_ r28
_عوض g-38
_عوضت g-38
_عي m-24 h-27
_عيد r-30 g-27 m-29 h-37
_عيدي r-30 g-27 m-29 h-37
_عين r23 m-25
_عين_ r-21
_عينه r29 g-34 m-26 h-32
_عينه_ r29 g-34 m-26 h-32
_غا h-23
_غاز h-22
_غاز_ h45
_غازي h-38
_غازيه_ h-38
_غام g48 h-21
_غامض g48 h-21
_غد g-38 m-30 h-26
_غرام_ h49
_غرامه_ h-23
_غرفه_بالساعه_ h22
_غرق g21
_غرقت g21
_غرقت_ g21
_غس r-21 g-35 h-24 k41
_غسل r-21 h-24 k71
_غسل_ r-21 h-24 k71
_غسي r-24 g-32 h-23 k24
_غسيل r-24 g-32 h-23 k24
_غسيل_ r-24 g-32 h-23 k24
_غش g-30 h89
_غش_ g-30 h89
_غلب m25
_غلبن m25
_غلبني_ m25
_غن r-28 g-23 h-53
_غنم r-28 g-23 h-53
_غنم_ m-22 h-52
_غير_ما_ g22 h-28
_فاض g-21 m-23 h33
_فاضح g-21 m-23 h33
_فاق h-42
_فاقد h-42
_فاقد_ h-42
_فاي r25
_فايد r21
_فايده_ r21
_فايده_علي_ r47 h-29
_فايظ g-21
_فايظ_ g-21
_فت h34
_فتح h26
_فتح_ h35
_فتي h37
_فتيا h37
_فتيات_ h37
_فح h-34
_فحص h-27
_فحص_ h-27
_فد h31
_فدي h36
_فديه h36
_فديه_ h36
_فر h-24
_فرز g43 h-40
_فرز_ g43 h-40
_فرق h-25
_فرق_ h-25
_فرق_تاجيل_ r43
_فرق_تمديد_ r22
_فرو g33
_فروق g33
_فروق_ g49 h-25
_فروقات_ g26
_فز g-22 h-31
_فض m-25 h-27
_فضه m-25 h-27
_فضه_ m-25 h-27
_فط r-31 g-26 m-22
_فطي h49
_فطيس h49
_فعلي g42
_فعلي_ g42
_فق r-31 g-24
_فقط r-32 g-28
_فقط_ r-32 g-28
_فقه r-21 m-22
_فك m-23 h21
_فك_ h32
_فك_سحر_ h21
_فكه m-26 h-40
_فكه_ m-26 h-40
_فلوسه_ r26 h-24
_فن h-21
_فه g-21
_فهد g-21
_فهد_ g-21
_فوات h-27 k36
_فواتير_ h-27 k36
_فواي r21
_فوايد_علي_ r54 h-23
_فود h33
_فودك h31
_فورا r-26
_فورا_ r-26
_فورو r44
_فورورد_ r44
_في_اللعبه_ g-33
_في_النص_ m39 h-38
_في_بنك_ k-27
_في_سحب_ m31
_في_شركه_ r-24 m-21 h31
_في_ضرعها_ g30
_في_موقع_ g-21 m24 h51
_في_ورث_ g38
_في_ورثه_ g33
_فيز h29
_فيزا h29
_فيزا_ h29
_فيش m25
_فيش_ m25
_فيك r26
_فيك_ r26
_فيل m-22
_فيلم m-27 h-25
_فيلم_ m-27 h-25
_فيو g37 h-29
_فيوت g37 h-29
_قا h48
_قات r-47 g-46 m-46 h65 k-26
_قات_ r-48 g-47 m-48 h58 k-26
_قاد h-21
_قادم g22
_قادم_ g22
_قادم_من_ g28
_قار h39
_قاري h44
_قاريه_ h40
_قاريه_فنجان_ h29
_قاص h23
_قاصر h23
_قاصر_ h28
_قاض h31
_قاضي h31
_قاضي_ h31
_قاعد h22
_قاعده_ h22
_قاعه g-24 h-24
_قاعه_ g-24 h-24
_قب g36
_قبل g38
_قبل_ g38
_قبل_التسليم_ g43
_قبل_العقد_ g32
_قبل_ان_ g38
_قبل_بدو_ g36 h-22
_قبل_صيده_ g28 h-34
_قبل_ظهور_ g24
_قبل_ما_ g31
_قدا g-27
_قدام g-27
_قدر g47
_قدي m-26 h-23
_قديم m-26 h-23
_قديمه_ h-26
_قراءه_الفنجان_ h38
_قراءه_الكف_ h25
_قراب h37
_قرابين_ h37
_قرب h38
_قربا h38
_قربان_ h38
_قرش g31
_قرش_ g31
_قرض r24
_قرض_ r24
_قرض_بفايده_ r26
_قرض_ربوي_ h-27
_قرض_شخصي_ r21
_قرو h21
_قروض r33 h-22
_قروض_ r33 h-22
_قسط_القرض_ r58 g-24
_قسط_تامين_ r-26 g36
_قسط_قرض_ r58 g-22
_قسمه m-21
_قسمه_ m-24 k-21
_قص r-25 m-27 h-50
_قطعه g-24
_قطعه_ g-24
_قطه m23
_قطه_ m23
_قطي m32
_قطيه m32
_قطيه_ m32
_قف r-33
_قفل r-33
_قفلت r-33
_قل r30 h-25
_قلب r51 h-33
_قم m33
_قما m37
_قمار m44
_قمار_ m44
_قماش m-26
_قماش_ m-26
_قمح h-27
_قمح_ h-27
_قن h37
_قهوه_القاضي_ h33
_قهوه_قاضي_ h31
_قو r-21 h39
_قوا h41
_قواد h52
_قيمه g-25 h23
_قيمه_ g-25 h23
_كا_ h54
_كاس h47
_كاس_ h51
_كاس_علي_ g-21 h41
_كاش_او_ r-45 g63
_كامل_ h-29
_كاميرا_ h26
_كبا h30
_كبار h25
_كبت h32
_كبتا h23
_كبتاجون_ h22
_كبي r-30 h-32
_كبير r-30 h-32
_كبيره_ r-30 h-32
_كت r-29
_كتاب_ g-23
_كتاب_عن_ h-39
_كتابه_ h54
_كتب m-23 h-31
_كتب_ m-23 h-31
_كحول_ h-35
_كحولي_ h27
_كحوليه_ h24
_كذ r24 g-25 h-22 k25
_كذا r24 g-25 h-22 k25
_كرات g24
_كراتين_ g28 h-38
_كراش m39 h-28
_كراش_ m39 h-28
_كرتون_بيره_ g-30 m-27 h23
_كرتون_مغلق_ g-34
_كره h-28
_كره_ h-28
_كري g-25
_كريس h32
_كريستال_ h32
_كس r-27
_كسب m23
_كشف_الحساب_ r53
_كف_ r-21 g-26
_كفالته_ r33
_كفاله_%_ r67 h-23
_كفاله_من_ r-24 g80 h-25
_كفاله_يتيم_ r-33 h-21
_كفل r29 h-26
_كفلت r33
_كفلته_ r33
_كفلته_مقابل_ r23 h-21
_كفلته_ياخذ_ r35
_كفي g-33 k31
_كل_اسبوع_ r30 h-21
_كل_شهر_ r21
_كل_ما_ r34 g25 h-30
_كلب g-22
_كلب_ g-22
_كله r-22
_كله_ r-25 g22
_كلها m22
_كلها_ m22
_كلو m-22
_كلوب h26
_كلوب_ h26
_كلي g-29 h61
_كليه h45
_كليه_ h45
_كم_ g30
_كمي r-22
_كميا g39
_كميات_ g39
_كن g-25
_كنز h28
_كنز_ h28
_كو_ g-25 h35
_كوبونات_ h-31
_كوبي h41
_كوبي_ h41
_كوت r-30 m43 h-67
_كوك h21
_كوكا h29
_كوكايين_ h29
_كول r-22 g37 m-23 h-35
_كول_ g49 m-21 h-33
_كوم g26 h-26
_كومه g33 h-27
_كومه_ g33 h-27
_كي_ g-32 h27
_كيس g39 m-23
_كيس_ g39 m-23
_كيش r54 h-22
_كيشت r46 h-27
_كيشت_ r46 h-27
_كيشل r36
_كيشلي_ r36
_كيشه r40
_كيشها_ r40
_كيف h24
_كيف_ g26
_كيك g-21 m-43 h-40
_كيكه m-38 h-24
_كيكه_ m-38 h-24
_كيلو g-32
_كيلو_ g-32
_كے m35 h-30
_كے_ m35 h-30
_ل_ h61
_لا_املكها_ g77
_لا_موعد_ g50
_لا_يدري_ g32
_لا_يسال_ k34
_لا_يعرف_ h-25
_لا_يملكه_ g31
_لا_يملكها_ g35
_لابو h-21
_لابو_ h-21 k22
_لاخ r-21 g-34 h-28
_لاخف k21
_لاخفاء_ k21
_لامي_ h-34
_لامين_ h55
_لان g-42 h-29
_لاني g-26 h-31 k-21
_لاني_ g-26 h-31 k-21
_لبن_ r-32 g21 m-45 h-48 k-27
_لبنت g-24
_لبي h22
_لتج k26
_لتجن k29
_لتجنب_ k29
_لتفا k25
_لتفادي_ k25
_لتفر h28
_لتفريق_ h28
_لجم k29
_لح h22
_لحا g21
_لحال g21
_لحاله_ g21
_لحم_خنزير_ h68
_لس g44
_لسا g39
_لسا_ g41 h-23
_لسا_ما_ g23
_لسه g55 h-27
_لسه_ g56 h-27
_لشا h21
_لشاه h23
_لشاهد_ h23
_لشخ g-21 k23
_لشخص g-21 k23
_لشخص_ g-21 k23
_لشرك g23 h-22
_لشركه_ g23 h-22
_لشه g-24
_لشهر g-25 m-23
_لشهر_ g-25 m-23
_لص h24
_لض h35
_لطرد h34
_لطرد_ h34
_لع m21
_لعب m25
_لعب_ r-25 g-23 m86 h-32
_لعب_ب_ r-21 m74 h-40
_لعب_علي_ g-21 m62 h-57
_لعبن h-22
_لعبنا_ h-22
_لعبه_الطياره_ m32
_لعبه_لسا_ g34
_لعبه_ما_ g25 m-21
_لفاي r-23
_لفايده_ r-23
_لفه h25
_لفه_ h25
_لق h22
_لقا h38
_لقاء h27
_لقاء_ h27
_لك_ m-25 h-44
_لكف h27
_لكفي h27
_لكفيل_ h27
_لكل r-22
_لكل_ r-22
_لكي k37
_لكي_ k37
_للاخ k26
_للاس r-21
_للاط h-21
_للاطفال_ h-21
_للاي k-25
_للب g-25
_للبن h-25
_للبي g-24
_للبيت_ g-24 m-23 h-21
_للبيع_ g-21
_للتس h33
_للجا r-37 h23
_للجن h25
_للجن_ h25
_للحظ m-22 h44
_للحظ_ m-22 h44
_للحف g-21
_للحفله_ h36
_للدخ m21
_للدخول_ m21
_للدي m-22
_للر g-28
_للز h22
_للزو h23
_للسل g22
_للسي h-26
_للسياره_ h-26
_للشر h24
_للص m-23 h-42
_للط r-27 g-24
_للع m-25
_للعم g-23
_للفا m29
_للفق r-23 h-28
_للفقراء_ r-23 h-28
_للفوز_ h-22
_للق h23
_للك h23
_للكب h21
_للمج r-25
_للمجاهدين_ k23
_للمحبه_ h31
_للمر r29 g-26 h-21
_للمط r-22 g-21
_للمع g22
_للموظف_عشان_ h25
_للموظفين_ h-31
_للن r-34 g39
_لله_ g-25
_للول g-24 h25
_لم g29
_لم_ g69 h-29
_لم_يبد_ g47
_لما_ما_ g35
_لمس g-24 h-27
_لمع g-29 h25
_لمو m-25 h33
_لموق m-34 h34
_لموقع_ m-34 h34
_لنا k30
_لنا_ k35
_لناس h26
_لناس_ h26
_لنف r33 k-24
_لنفس r33 k-24
_لنفس_ r38
_لنفسه_ r32
_له h-35
_له_ h-37
_لها h-25
_لها_ h-25
_لهم g-22 h-23 k41
_لهم_ g-22 h-23 k41
_لو g32
_لو_ g50
_لو_ما_ g38 h-34
_لوا g-31 k21
_لوت r-21 m36
_لوت_ g59 m-37 h-43
_لوتو r-27 g-26 m40 h27
_لوتو_ r-27 g-26 m40 h27
_لوط g26 h-34
_لوط_ g42
_لولو g26
_لولو_ g26
_لولو_في_ g34
_لون g-24 h-35
_لون_ g-24 h-35
_ليري h23
_ليريكا_ h23
_ليريكا_بدون_ h32
_ليريكا_من_ h26
_ليس g32
_ليس_ g42 h-28
_ليس_في_ g48 h-34
_ليست_في_ g46 h-50
_ليل h22
_ليل_ r-21 g-24 m-25 h52
_ليله_مع_ h43
_ليلي h35
_ليلي_ h37
_ليليه_ h22
_لين g-24
_ما g22
_ما_ g28
_ما_ابي_ g-35 h-32 k30
_ما_اتاخرت_ r21
_ما_اتفقنا_ g39
_ما_اعرف_ h-21
_ما_املكها_ g31
_ما_تاخرت_ r22
_ما_تتاخر_ r27
_ما_تطلع_ k29
_ما_تظهر_ k33
_ما_تلد_ g37
_ما_تلده_ g28
_ما_حد_ g54 k-38
_ما_حدا_ g36
_ما_شافها_ g23
_ما_عندنا_ m-22
_ما_عندي_ g46
_ما_لا_ h-21
_ما_نعرف_ g23
_ما_هو_ g39
_ما_هي_ r-26 g42 h-21
_ما_يبين_ k44
_ما_يدري_ k32
_ما_يزهر_ g31
_ما_يسال_ k36
_ما_يطلع_ h-23
_ماب g39
_مابي g39
_مابي_ g39
_مات h-24
_ماتش m31 h-34
_ماج h45
_مار h27
_مارج g41 h-22
_مارجن_ g48 h-37
_مارس h-22
_مارس_ h-22
_مارك h21
_ماري r-21 g-31 h40
_ماك m25
_ماكي m26
_ماكينه_ m37 h-43
_مال h-24
_مال_ r32 h-28
_ماله_ r25
_مالي_ g-27
_ماليه_ g53 m-24
_ماي r-35 g-31 h-52
_مب_ g34
_مب_من_ g-24 h40
_مباد g29
_مبادلات_ r-21 g41
_مبادله_ r-21 g25
_مبل h-21
_مبلغ h-21
_مبلغ_ g-21 h-23
_مبلغ_تامين_ g-23
_مبلغ_ثابت_ r52
_مبلغ_ثابته_ r31
_مبلغ_مشغل_ r31
_مبيو h32
_مبيوق_ h30
_مت_ g30
_متج h26
_متجر h26
_متجر_ h31
_متر g-31 h-26
_متع g-23 h23
_متعه h29
_متعه_ h29
_متفق_ h-23
_متفق_عليه_ r-40 g-25 h-25
_متفقين_ r24
_متو h-24
_متي r-23 g32
_متي_ r-23 g32
_متي_ما_ h-21
_متي_يوصل_ g32 k-21
_مجاني_ m-26
_مجانيه_ r-33 h-24
_مجه g25
_مجهو g25
_مجهوله_ g23
_محا h-31
_محار g44 h-27
_محار_ g47 h-28
_محاره_ g34 h-26
_محاره_لم_ g21 h-25
_محاض g-28
_محاضره_ g-30
_محتا g-33
_محتوي_ h27
_محص g27
_محصو g27
_محصول_ g27
_محف k22
_محفظ k28
_محفظته_ k26
_محفظه_ k27
_محفو r40
_محفوظ_ r28
_محل_مشروبات_ h28
_محلي h27
_محلي_ h27
_مخال g-21
_مخالفه_ g-21
_مخد h28
_مخدر h24
_مخدرات_ h22
_مخدره_ h35
_مخزن_ r-22
_مخط m-21
_مخطط m-21
_مخطط_ m-21
_مخن h31
_مخنو h31
_مدر r-25
_مدرس r-24 h-25
_مدفوع_بالكامل_ g-22
_مدفونه_ g39 h-26
_مديو r40
_مذ g-29
_مراب r24
_مرابحات_ r43
_مرات k35
_مرات_ k35
_مرافقه_ليليه_ h30
_مراه m22
_مراهنه_ m32 h-33
_مراهنه_علي_ g46
_مراهنين_ m24 h-26
_مرب r24
_مربو r24
_مربوطه_ r24
_مرت g21 h-23
_مرتج g36
_مرتجع_ g43
_مرتجعات_ g28
_مرخ k30
_مرخص k30
_مرخصه_ k36
_مرصو h21
_مرصود_ h21
_مرض h25
_مرك g21 h-28
_مركب r24
_مره h21 k21
_مره_ h21 k21
_مرو r-31
_مروج h26
_مروج_ h26
_مز h24
_مزا m23
_مزاج g25
_مزاج_ g32
_مزاد r-24 g-26 m44 h-22
_مزاد_ r-24 g-26 m44 h-22
_مزو h31
_مزور h31
_مزور_ h24
_مزوره_ h24
_مزي h28
_مزيف h28
_مزيفه_ h21
_مسا r-32
_مساج h23
_مساج_ h23
_مساج_خاص_ h29
_مساج_خدمه_ h28
_مسب g30 h-33
_مسبق g37 h-23
_مسبق_ g37 h-23
_مستا r-26 k57
_مستحقات_ r25
_مسترد_ g-23
_مستع g-28 m-35 k29
_مستقبل_ g-22 h-25
_مستقبلي_ r37
_مستقبليات_ r-23 g29
_مستقبليه_ r31 g-23
_مستن h32
_مستو g27
_مسج g-37 m-25 h-39
_مسر h30
_مسرب h32
_مسربه_ h32
_مسرو h28
_مسروق_ h30
_مسروقه_ h22
_مسل m-24
_مسلس m-24
_مسلسل_ m-24
_مش_ g44
_مش_عارف_ g25 h-25
_مش_عندي_ g56 h-27
_مش_من_ g-24 h33
_مشت g21
_مشتري_ g25
_مشروب_ h23
_مشروبات_روحيه_ h29
_مشروبات_كحوليه_ h40
_مشع h21
_مشعو h21
_مشعوذ_ h21
_مشغ r30
_مشغل r30
_مشغل_ r30
_مشغل_فلوسه_ h-21
_مشغل_فلوسي_ r24
_مشغل_مبلغ_ r27
_مص h-26
_مصارع_ m30
_مصاري_ r25 k-23
_مصاريف_ h-27
_مصر h-32
_مصرف r22 k22
_مصرف_ k37
_مصرو r-22 h-34
_مصروف_ r-28 g-21 m-24 h-41 k-27
_مصروفات_ k51
_مض r27
_مضاعف_ m22
_مضم r21
_مضمو r22
_مضمونه_ r34
_مط g-30 h-28
_مطع h-37
_مطعم h-37
_مطعم_ h-37
_معتم h-25
_معتمد_ h-26
_معد h-32
_معرف g35
_معرفه_ g35
_معس g-27
_معسل g-27
_معسل_ g-27
_معق h-35
_معقم h-35
_معقم_ h-35
_معل r-30
_معلق h32
_معلق_ h34
_معلو r-24
_معلوم_ r-26
_معمل h26
_معمل_ h26
_معي r-36 g40 h28
_مغ g25
_مغر h22
_مغرب h22
_مغربي_ h22
_مغش h33
_مغشو h33
_مغشوش_ h29
_مغل g27
_مغلف m-30
_مغلقه_ g23
_مف h-27
_مفاج g23
_مفاجات_ g37 h-25
_مفت m51 h-27
_مفتو g26
_مفتوح_ g26
_مفروز_ g44 h-27
_مفروزه_ h-30
_مقابل_ناقه_ m27 h-25
_مقاط h24
_مقاطع_ h24
_مقام m34
_مقامر_ h-34
_مقر h23
_مقرص h25
_مقف g23
_مقفله_ g28
_مقفله_من_ g35
_مقل h38
_مقلد h38
_مقلد_ h37
_مقلده_ h31
_مكاف h-21
_مكافحه_ h-25
_مكر h54
_مكف r41
_مكفو r41
_مل g21
_ملا k-23
_ملاب h-23 k-27
_ملابس_ h-23 k-27
_ملغ h22
_ملغو h27
_ملغومه_ h27
_ملك g39 h-26
_ملكن g33
_ملكنا_ g33
_ملكه g42 h-26
_ملكه_ g42 h-26
_ملكي g34 h-29
_ملكي_ g37 h-30
_مم g32 h-24
_من_البنك_ r22
_من_الراعي_ m-23
_من_السفاره_ h23
_من_الصراف_ r-38 m-39 h-44
_من_القرض_ r-25
_من_المحل_ g-39 h-29
_من_امازون_ g34
_من_بنك_ h-28
_من_حد_ k54
_من_حقنا_ h30
_من_حقه_ r-31 g-31 h43
_من_حقي_ g-49 h64
_من_شركه_ g27
_من_عند_ h28
_من_فوايد_ r-40
_من_محل_ g-29 m-24
_من_مكتب_ m38
_من_ورا_ g-28 h61
_منتهي_ h21
_منتهي_الصلاحيه_ h33
_منتهي_صلاحيه_ h27
_منج h28
_منجم h28
_منجم_ h24
_مند h21
_منص g-40
_منصه g-40
_منصه_ g-40
_منظ r26
_منظم r26
_منظم_ r26
_منف r21 h-21
_مه h33
_مهر g-22 h45
_مهرب g-21 h56
_مهك h29
_مهكر h29
_مهكره_ h24
_مو_ g31
_مو_عندنا_ g24
_مو_عندي_ r-25 g54 h-45
_مو_ملكي_ h-27
_مو_من_ r-21 g-26 h37
_مواصفات_ g22
_مواصلات_ g-24 h-23
_موجلان_ g31
_موجلين_ g23
_موز g-34 m-40
_موزو g-35 h-28
_موع g40
_موعد g40
_موعد_ g49
_موقع_مراهنات_ h34
_مي m26
_ميا r-30 g-24 m-22 h-37
_ميت h29
_ميته h52
_ميته_ h52
_ميتي h-24
_ميتين_ h-24
_ميسره_ g-29 m-27
_ميه m22
_ميه_ m22
_ناب_ h74
_ناس g31
_ناس_ k27
_ناف h42
_نافق h42
_نافق_ h32
_ناقه h-31
_ناقه_ h-31
_ناي h33
_نايت h33
_نبيد h39
_نبيد_ h39
_نبيذ_ h22
_نبيذي_ h-25
_نت k23
_نتج g-22 k52
_نتفا k26
_نتفادي_ k30
_نج k22
_نجم k43
_نجمع k43
_نجمع_ k45
_نجمع_فلوس_ h-24 k46
_نجمع_كاش_ k40
_نجو h26
_نجوم h26
_نجومي_ h26
_نحد g26
_نحدد g26
_نحدد_ g22
_نحدده_ g27
_نحدده_بعد_ g34
_نحس h42
_نحس_ h42
_نخت g23
_نختا g23
_نختار_ g23
_نخلص g21
_نخلص_ g21
_ندف r-24
_ندفع r-24
_ندفع_ r-24
_نز r28
_نزل r31
_نزل_ r24
_نزلت h-23
_نزلت_ h-23
_نزو m24
_نزول m28
_نزول_ m28
_نسخ h22
_نسخ_ h49
_نص_ r-22 h-28
_نصب h36
_نصب_ h34
_نصب_علي_ g-24 h33
_نصف g-29 m-23 h22
_نصف_ g-29 h23
_نصيب_ r-21 g-26 m24
_نصيبي_ h-28
_نصيبي_في_ g38
_نصيبي_من_ g-22 m-29 h-31
_نط m22
_نظير r28
_نظير_ r28
_نعر g22
_نعرف g22
_نعرف_ g22
_نف r-25
_نفس r-23
_نفس_ r-30
_نفس_المبلغ_ r-31 g-24
_نفسه g-21
_نفسه_ g-22 h-22
_نفسه_يشتريه_ r61 g-23
_نفسه_يشتريها_ r64 g-32
_نفط g25
_نفط_ g25
_نق h-23
_نقا m23
_نقد_ r28
_نقل r-25 g-27
_نقل_ r-25 g-27
_نقو r48 g-25 h-46
_نل g43 h-24
_نه g-24
_نها g-24
_نهاي g-24
_نهايه_الشهر_ r-21
_نو r-24
_نوع g41 h-31
_نوع_ g35 h-52
_نوعه g29
_نوعه_ g32 h-23
_نوعها_ g21
_ني k28
_نيا h-29 k40
_نياب h-29 k40
_نيابه_ h-29 k40
_هابط h-25
_هابط_ h-25
_هابط_خلال_ g-62 m65 h-23
_هات g-24 m-27
_هاته h28
_هاته_ h28
_هار m29
_هاك g-42 h28
_هال g29
_هالس r-42 m-24 h-28
_هالشجره_ g34
_هالشهر_ r28
_هالن g32
_هالنخله_ g32
_هام g31
_هامش g34 h-26
_هامش_ g34 h-26
_هامش_عقود_ r-23
_هاين h29
_هاينكن_ h29
_هج g-30 h81
_هديه_لشاهد_ h23
_هديه_للموظف_ h51
_هذا_الشهر_ h-26
_هذي h-32
_هذي_ h-32
_هك g-22 h45
_هكر g-22 h45
_هكر_ g-22 h45
_هل m43
_هل_ m57 h-47
_هلو h25
_هلوس h25
_هلوسه_ h25
_هن h21
_هو_ h-29
_هوي_ g21
_هويه h23
_هويه_ h23
_هي r-31
_هي_ r-39 g28 h-27
_واتس h23
_واحد_من_ g70
_واحده_ g29
_واحده_من_ g35
_واحو k42
_وار g43 m28 h-52
_وارب m61 h-35
_واسط m-25 h41
_واسطه_ m-25 h41
_والا m24
_والبضاعه_ g35
_والت g-28
_والتسليم_ g-26
_والخاسر_ m25
_والخساره_ m-26 h-21
_والخساره_علي_ r-22
_والر g-25 m-27 h-33
_والس r-21
_والسعر_ g28
_والفايز_ياخذ_ r-21
_والق m-30
_والم r-26 h-27
_واله g31
_والهبوط_ g31
_وان_ m46 h-53
_وانا g-31
_وانا_ g-31
_واي m37
_واين m-23 h42
_واين_ m-23 h42
_وباق g30
_وباقي_ g30
_وبد h-21
_وبدو g21
_وبدور_ g21
_وبش g22
_وبشت g22
_وبشتريها_ r-26 g32
_وبعد r-25 g-22
_وبين_ r-43
_وت g-30
_وتح k38
_وتحو k42
_وثي g22
_وثيق g22
_وثيقه_ g22
_وج r-26 g-41 m-26 h-31
_وجب g-26 h-27
_وحو r-21 k22
_وحول r-21 k22
_وخ h-28
_وخسر h-22
_وخل r-44 h-21
_وخم r23
_وخمس r23
_ودع h38
_ودع_ h38
_ودي_ r-26 m33
_وديعه_مربوطه_ r21
_وذ r-30 g-24 m-27 h-47
_ورا_ g-28 h61
_ورث g45 h-30
_ورث_ g38
_ورث_وهو_ g38
_ورثه g33
_ورثه_ g33
_ورثه_وهو_ g29
_ورثه_وهي_ g36
_ورجعوا_ r41
_ورق_ r-24
_ورقي g25
_ورقيه_ g25
_وز r32 h-30
_وزا r28
_وزاد r28
_وزد r36
_وزنه g23
_وزنها_ g23
_وس g-21
_وسك g-23 m-22 h39
_وسكي g-23 m-22 h39
_وسكي_ g-23 m-22 h39
_وسل g-25 h-21
_وسيط_باع_ g67 h-24
_وسيط_باعني_ g35
_وش h-38
_وش_ g26
_وصف g38
_وصف_ g55 h-35
_وصل m-23
_وط g-28
_وطم g-23
_وطما g-23
_وطماطم_ g-23
_وع r-21 g-39 m-31 h-52
_وعد r-31 g-37 h-36
_وغ m22
_وغل m22
_وغلب m22
_وغلبني_ m22
_وف h-37
_وفل g-36 m-23 h-21
_وفلو r32
_وفو h-28
_وفول h-34
_وفول_ h-34
_وقت g29 h-26
_وقت_ g29 h-26
_وقت_ما_ g45
_وك g-35
_وكي g-40 h-30
_وكيل m21
_وكيل_ m21
_ول g24
_ولا g26
_ولا_ g29
_ولا_كم_ g57 h-24
_ولا_متي_ g46
_ولا_موعد_ g29
_ومو g-33
_وميت g-24
_وميتين_ g-24
_وميه r27 h-23
_وميه_ r27 h-23
_ون_ r-21 g-25 m45
_ون_اكس_ g-24 m33
_ونص r31
_ونص_ r31
_وه k23
_وهم k26
_وهمي k26
_وهو_نفسه_ r81 g-25
_وهي k32
_وهي_ k32
_وو r-31 m-30
_ويس h23
_ويسك h27
_ويسكي_ h27
_ويش h21
_ويشغ h24
_ويشغله_ h24
_ويشغله_بلا_ h22
_وين m31 h-32
_يا_ m21 h-29
_يا_نصيب_ r-38 m41
_ياج h-23 k47
_ياجر h-23 k47
_ياجر_ h-23 k47
_ياخذها_ r29
_يبا g22
_يبد g37 h-23
_يبد_ g47
_يبدو g26
_يبدو_ g26
_يبيع r-22
_يبين k33
_يبين_ h-21 k44
_يتا r24
_يتاخ r24
_يتاخر_ r24
_يتح g27
_يتحد g27
_يتحدد_ g27
_يتحدد_اخر_ g36
_يتز g23
_يتزر g23
_يتزرع_ g23
_يتص g23
_يتصا g28
_يتصاد_ g28
_يتي r-33 h-21
_يتيم r-33 h-21
_يتيم_ r-33 h-21
_يجيب g23
_يجيبه_ g41
_يحد g26
_يحدد g26
_يحدد_ g33
_يحدده_المشتري_ g25
_يحس g-30 h-26 k70
_يحس_ g-30 h-31 k78
_يختا g25 h-30
_يختار_ g34
_يختب h45
_يختبر_ h45
_يدخ h36
_يدخل h36
_يدخل_ h36
_يدر k23
_يدري k23
_يدري_ k23
_يدفعون_ g21
_يدفن h22
_يدفن_ h22
_يرا r-21
_يراه g30
_يراه_ g30
_يرد h-30
_يرد_ h-21
_يز h-21
_يزه g31
_يزهر g31
_يزهر_ g31
_يسا k28
_يسال k28
_يسال_ k37
_يسالنا_ k36
_يست g-28
_يسحب_ h30
_يسه g22
_يسهل g22
_يسهل_ g22
_يشت r28
_يشتر r29
_يشتري_ r22
_يشتريه_ r34
_يشتريها_ r24
_يشغ h33
_يشغل h33
_يشغله_ h38
_يص g34
_يصل g27
_يصلح g27
_يصي g23
_يطر h21
_يطرد h36
_يطرد_ h36
_يطل k21
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يغ h37
_يغي h36
_يغير h36
_يغير_ h36
_يفتح_ادني_ g40
_يفتح_اعلي_ h-27
_يفك h32
_يفك_ h28
_يقرا h26
_يقرا_ h26
_يقرر g34
_يقرر_ g39 h-31
_يقرره_ g22
_يل m21
_يلعب_علي_ m43 h-57
_يمت h28
_يمتح h28
_يمتحن_ h28
_يمس h23
_يمسح h23
_يمسح_ h23
_يمل g30
_يملك g30
_يملكه_ g30
_يملكها_ g32
_ين g23
_ينب g57 m-27
_ينت h-21 k23
_ينتب g-21 k33
_ينتبه_ g-23 k35
_ينزر g27
_ينزرع_ g27
_ينع k35
_ينعر k35
_ينعرف_ k35
_يوق h31
_يوقع h31
_يوقع_ h31
_يول g31
_يولد g32
_يولد_ g32
_يوم_يتاخر_ r47
_يومي g-24
_يومي_ g-25 m-28
_يوميه_ h24
_چر m-22 h56
_چرس m-22 h56
_چرس_ m-22 h56
a2a_ g-30
a2id g-31 h-40
a2k g-22 m-23 h-28
a2m r-24 h-23
a2me r-23 h-22
a2mee r-23 h-22
a2s r25 h-35
a3a_ g-30 h-26
a3d r26
a3d_ r28 m-25
a3de r-21
a3r r-32 g24 h-22
a7a h-24
a7b g-26
a7e r-28 h29
a7ed r-22
a7ed_ r-22
a7m g-21 h38
a7s g30
aa_ m26
aab r-29
aad r-32
aad_ g22 h-42
aaj r27 g-35 m-29 h-31
aal h29
aal_ h23
aami h32
aamil h32
aan h-22
aas h22
aast h23
aastu h23
aat g-23 h-37
abad g-28
aban g36
abar r-25
abay r-28 h-30
abaya r-28 h-27
abb r30 h-23
abby r36
abby_ r36
abe h25
abel h24
abel_ h30
abet r22 g-35 m34 h-25
abet_ r25 g-37 m39 h-26
abi_ r30 g-35 h-41
abis h21
abis_ h21
abl_ g29 h-33
ablet m-23 h38
abon m46
abong m49
abor h32
abor_ h38
abort g-32 h54
abou g-29
about g-30
aboy h24
aboy_ h24
abra h41
abraj h41
abri h-39
abro h-29
abs h24
absi h28
absin h26
abu h21
aby_ h35
abys h-44
abys_ h-25
ac_ r-27
aca m24 h47
acar h26
acard h26
acca m42
accar m21
acci m-23
accid g26
accin m-28
accr r25
accru r25
accu m22
accum m22
acec m22
aceco m22
aced h-25
aced_ h-25
aces m-26
aces_ m-26
acha m24
acha_ m24 h-29
ache h-21
ached h-25
achel h25
acil h26
acili h26
acin m22
acing m22
ackd k45
ackda k45
acked h29
acker m-22
acket g-27 m-26
ackh h38
ackha h38
ackm h26
ackma h26
acks h-23
acl m26
acle m26
acle_ m26
aco h33
acon h23
acon_ h23
acr h34
acri h25
acrif h25
acro h28
acros h28
acto r23 h-25
actor r23 h-25
actu r-25 h-21
actua r-25
acu g-44
acy g-21 h-22
acy_ g-21 h-22
ada_ m25
adam h23
adan h-24
adan_ h-24
adaq g-21 h-32
adaqa g-21 h-32
adar h-24 k39
adar_ h-24 k39
add_ h21
adda r-21 g-32 m26 h-32
adde r21
addic m-24
addl g22
addle g22
addy m24
addy_ m24
aded g-33
adell h23
aders g-36 h-24
adie h22
adies h22
adio h-30
adio_ h-30
adiy r24 m-21 h-23
adl g21
adli g21
adlin g21
adm h-34
admi h-36
admin r23
ado h37
ado_ r-29
adoo h34
adoo_ h34
adop g-21 h32
adopt g-21 h32
ador h35
ador_ h35
adt h-22
adu_ h31
advi g-21
advic m-21 h37
aed g-22
af_ r26 h-25
afa3 m-23
afa3t m-22
afala r59
afee r-22 g-24 h53
afet r-25
affi h29
affic h21
affl m22
affle m22
affr h-26
affro h-26
afi r-25 h24
afs h-25
aga_ r-39 g27 h-43
agana m33
agay h27
agay_ g-22 m-30 h50
agaya m28 h-22
aged m-21 h37
aged_ m-21 h37
agei h35
agein h35
ageri m28
agerm h21
agg h-33
agga r-21 h-28
aggag h-25
agh g23
agh_ g23
agici h38
ago_ g31
agra h-36
ague_ h-26
ah_ h-23
aha m21
aha_ h-25
ahah r28
ahah_ r28
ahan m46
ahar r23 g-28
ahar_ g-30 h-22
ahay r-22 g28
ahay_ r-22 g28
ahee h23
aheen h23
aher h29
aher_ h29
ahi_ r-31
ahid h-21 k44
ahin r22
ahl g-28 h36
ahn m35 h-22
ahn_ m35 h-22
aho g-27 m-38 h-38
ahr_ h-31
ahra h23
ahra_ h25
ahre r26
ai_ r21
aida r22
aida_ r26
aig g31
aig_ g61 h-25
aik r29
aikd r29
aikda r29
aile h37
ailey h32
ailo h-22
ailor h-22
aime g28
aimed g28
aine_ g-21 h55
aink r29
ainkd r29
ains_ h-30
aint_ m-21 h-34
air_ r-23 h-22
airc r32 h-37
aird g31
airdr g31
airp m24
airs h-42
airs_ h-42
airt r26
airti r26
aisa h-35
aisa_ h-35
aise h28
aise_ h41
aisi h-34
aisin h-34
aiti h-30
aitin h-30
aitr h26
aitre h26
aiv r-25 h-24
aiw g-25 m31
aiwa g-25 m31
aj_ r31 g-21
aja h-24
aja3 h-35
aje g-32 h-22
ajj h-23
ak_ h22
aka_ r25
akam h-34
akat h-27
akat_ h-27
aked h21
aked_ h21
aker h-32
aker_ g-26
akery m-22 h-38
akh r35
akh_ g-32
akha m-25 h-37
akhe h-21
akho h-33
aki_ r21 g-24 m-22 h36
akk h34
akke h28
akli h34
akli_ h34
ako_ h-34
akr r-23 h-31
aks_ h-30
aksh h50
akt r-36
alad h-21
alad_ r-22
alaf r29 m-25
alaft h-36
alaga r-30
alah r37
alam_ h-24
alama r-32 g-25
alami h37
alang r-27 h22
alas g-23 h-36
alas_ g-25 h-30
alay r32 g-35
alb h21
alcon h-32
alcu g-22 h-22
alcul g-28 m-25 h-21
aleh r38 m-31 h-23
alers g-26 m-27 h35
alet r-29 h-22
alet_ r-29
alik g-30
alik_ g-27 m-25 h-36
alin h65
alin_ h30
aling h52
alis r24
ality r-22
alk h27
alke m-21 h26
alker h41
allan m-25 h26
allat g-36
alled h-23
aller g-35
alli h-21
allin g34 m-30 h-21
alloo g-22
alls g33
alls_ g33
ally h-25
ally_ h-25
almi g-22 h39
almis g-22 h39
alo k21
alo_ m27
alon k28
alon_ r-21
along h-25 k37
alp g57 h-40
alsa m-30 h-24
alsa_ m-29 h-24
alse k41
alse_ k41
alter h-24
alts h38
alts_ h38
alue_ r24
alve h-40
alves h-28
aly h-38
alya m36 h-31
alyan m36 h-31
alys m-30 h-27
ama_ h-36
amada h-24
amado h32
amal h23
amal_ h26
aman h-30
aman_ r-22 g23 h-25
amar r63
amara r63
amat g-38 m-22
amat_ g-26 m-23
amay h22
amaya h22
amba h23
amble h-23
ambu m-37
amc g-29 m-21 h-40
amd m21
amda h-38
amdan h-38
amen h28
amera g-22
ameri h-40
ameso h29
amet r35
ameti r34 g-31
ametr g44
ami_ g-34 h32
amic h-23
amic_ h-23
amil_ h42
amin_ h-36
amine h45
amiyy r41
amma g48 h-32
ammi h-31
ammi_ h-31
ammon h25
amon_ h23
amond m28
ampa h34
ampl g-24 h-29
ample g-24 h-29
amr r-26 g-25 h54
amst h30
amste h30
amu h50
amul h38
amule h38
ana_ r30
anam r-22 h24
anat h25
anat_ h27
anax h28
anax_ h28
anay_ r-22
anc_ h30
ancer h22
ancie r23
ancin r22
anct g-29 h-24 k32
ancti g-29 h-24 k32
andar g24 h-22
andb m-24
andel g-25
ander g-39 h40
andic g-21 m44 h-32
andit h21
andm m-23 h-26
andma m-23 h-26
ando g21
andom h-24
andou h34
andu r-23
andu_ h35
aned h-31
aned_ r22 h-53
anel k-24
anel_ h28
aner g-39 h21 k-22
angal h49
angay h-29
angel h21
angem h-21
anger h-22 k32
anges g-32 h-31
angla r29 h-28
ango_ h-31
angov h32
angr h24
anila m-26
anine r30 h-28
anis h57
anise h-34
anish r-26 g-28 m-29 h58
anist h41
anit r-23 g-24 h-28
aniti h-24
anj r-28 h31
anja h28
anja_ h26
anke g-23
ankn g21
ankni g25
anna m22
anna_ m40
annab h23
anne m-22
anner m-33
anni h24
anno g-23
annot g-23
annui g34
ano_ g27
anok h-31
anok_ h-31
anon h-40
ansl g-30
ansla g-30 h-33
anso h23
ansom h23
ansp h-32
anta g-23 m32 h-41
antas h-22
antr m-37
antra h48
antri h27
anu m21
anua m22 h-26
anz h34
ao_ g-31 h24
aperi h26
apero h23
apin r-33
aping r-33
appea k24
appi r-31 h-41
appin r-25 g-23 h-33
appl g21 h-27
apple h-27
appy h29
appy_ h29
apr r38 g-24 m-24
apr_ r56 m-27 h-36
aps_ g24 h-23
apta h33
aptag h31
apte r-21
apter r-21
apti g24 h-26
aptio g24 h-26
apy r39
apy_ r39
arab r-21
araba r-31
arabi m-21
arag h-28
arage h-29
arahe h23
arak h21
arak_ h27
araka r-21 h-32
aram_ r-26 g-34
aranc r27
aras h31
aras_ h23
arast h26
arat_ r23
arath g-21
arati g-23 h-24
arb h-23
arbe r-42 g-41 m-28 h-43
arber r-24 h-40
arbi g-31
arboo h-22
arce r-22
arcel r-22
archi r-25 g-22
arded k22
arden g-23
ardi r-33
ardi_ h22
ardin r-36 g-25
ardl r28
ardle r28
ardo h48
ardon h42
area r-23
ared h-23 k29
ared_ h-23 k29
aree h-30
areg h28
aregl h29
aren h-24
arene h-33
arent h-27
arer r23
aret h24
aret_ h29
arew r-22 h-23
arewe r-22 h-23
arf r-26
arga h22
argar h22
arges r21
argi g23
argin g23
ari_ m25
arid r-22 g24
aring g-21
arj m-26
arja m-25 h-31
ark_ m-25
arka m22 h25
arki r-24 m-22 h-23
arkin r-24 m-22 h-23
arl_ g29
arla_ g46 h-34
arlay g-23 m22
arle h-30
arley h-30
arlo m21 h41
arma h-28
armac h-36
arms g-24
arms_ g-24
arn h-21
arna m-22
arne g-22 h-41
arned g-21
arnes g-21
aro h26
arot m-33 h34
arot_ m-33 h34
arou h-24 k44
aroun h-24 k44
arpet m-21
arra_ h24
arrac h61
arron g-22 h30
arrot m-21 h-32
arruq r25
arry r30 g-37 h-30
arry_ r21 g-33 h-30
arsa h32
arsal h32
arsh h-25
artic h-23
arton m-22 h-33
arts h-25
arts_ h-25
aru m-25 h25
aru_ g-24 m-28 h37
aruq r46 h-22
aruq_ r46 h-22
arv g23
arve g24
arves g24
arw h29 k-21
arwa h29 k-21
arz r35
arz_ r22
asah m-31
asak h-30
asan r-37 g-22 h-32
asan_ r-37
asc g-35 h50
asco g-36 h41
aseb r30
aseba r32
aser m21 h-33
aser_ m28 h-29
asha g-27 h-25
asha_ r-39 g-37
ashe g-21 h-33
ashes h-40
ashi h31
ashin r36 g28 h-38
ashis h32
asho r-34 m27
asht g22 m-27 h-25
asib g-25
asic m22
asing h29
ask k33
ask_ h-30 k50
asks h-27
asks_ h-27
asl r29 g-21 m-23 h-25
asl_ r39 g-26 m-32 h-65
asle r-25
aslee r-25
asm m-24
asn g42 h-23
asnt g42 h-23
asnt_ g42 h-23
asons g26 h-25
asp h24
assig h26
assin h-23
asso m21 h21
assp h23
asspo h23
assu r21
assur r21
assy h-34
assy_ h-34
asta h35
asta_ h35
aste h27
aster h35
astes h-29
asti_ h36
astic h-23
astu h31
astu_ h31
asure r-25 h34
asuri r36 g28 h-34
asury r25 h-29
atan h29
ated h25
ated_ h25
ateg g32
ategy g32
atel g25
ately g27 h-25
aten_ h32
ateni h29
atent h-35
ater h-29
ater_ h-22
ateri g-23 m-27 h-21
ath_ r-22
atine g-23
ativ g21
ative g21
atk g-22 m29 h23
atka g-22 m29 h23
atka_ g-22 m29 h23
atla r-22
atm_ h-26
ato_ m-29
aton r32 h-23
atong r33
atr h21
atrol h-31
atron g-25 h53
ats_ m-23 h-42
atta_ m28
atte_ m31
atten h25
atti r27
atti_ r27
atu h24
atue h26
atue_ h26
aturd h36
aturi r21
aty h-27
aty_ h-27
au_ r-23 m34 h27
aud r-21 k-21
audi r-23 h-26 k-22
audit r-24 h-23 k-22
aug m-21 h24
augh h35
aula h30
aund h-29 k23
aunde k34
aur_ r-29 g-33 m-23
aura_ h42
autho h-33
auto_ h-24
auv h43
ava g-25 m-33
ava_ m-28
aved h-42
aved_ h-42
aven g49 h-24
avent g49 h-24
aver g-25 h31
aver_ r32
aves r-23
aves_ r-23
avi r23
avo h-28 k25
avoi h-21 k34
avoid h-21 k34
avou h-28
avour h-28
awala h-26
award r-23
aware h-33
awarr r23
awaru r37 h-26
awaye g-40
awe g-26
awee r22
aweez h23
awel g-24
awel_ r-38 g-21
awin m-22
awing m-22
awl m-30
awl_ m-25 h23
awn r36
awn_ r26
awnb r33
awnbr r33
awne r58
awned r58
awns r32
awnsh r39
aws h-30
awy r-24 g-24
awye g-24
awyer g-24
ax_ k29
axa g30
axa_ g30
axi r-27 h-24
axi_ r-28 h-24
ayan g-30
ayan_ g-30
aybe g24
aybe_ g24
aybo h26
ayboy h26
ayda_ h-26
aye_ h22
ayer_ r-23
ayers m-27
ayk h21
aykh h21
aykh_ h21
ayn g-38
ayof h21
ayoff h21
ayr r-21
ayro r-23
ayrol r-23
ayu g-29 m-21 h22
ayya m-21 h-25
aza r29
aze g-36 m-33
azi_ m37
azil h-21
azil_ h-21
azr h28
azz r-23 g-24 m-23
b5t h24
b5ti h24
b5ti_ h24
ba3 g28
ba3de r-21
baa g29 h-24
baad g45
baad_ g45
baba h24
baba_ h22
babo h24
baboy h24
baby_ h35
babys h-44
baca h26
bacar h26
bacca m21
bach h21
bache h40
backd k45
backh h38
backs h52
baco h23
bacon h23
bagg h-25
bagga h-25
baha h-24
baha_ h-24
bahah r28
bahay r-22 g28
bai r23
bai_ r50
bail g-22 m-31
bail_ g-30 m-35 h-39
baile h32
bak g-23
bake m-21 h-36
baker m-22 h-38
bakh r-27 g-28 m-21
bakr r-26 h-38
bal_ m-35 h28
balc h-33
balco h-33
balle m-29 h-24
ban_ r-27 g-37
bana m-22 h38
banat m-22 h38
bangl h-21
bankn g21
banks h-21
bann h34
banne h34
bano g-30 m-40
baq r-22
bara r-24
baras h26
barb r-22 g-31 h-49
barbe r-25 g-36 m-22 h-42
bare_ g40
bari m-21
barl h-30
barle h-30
baro r-31
barra h26
bars h-31
bart h48
barte h48
bas_ g-32 h-32
basa h27
based h-39
basi g-31 m-36 h-21 k-25
bassa h27
bassy h-34
bat m-26
bat_ r-23 g-21 m-36 h-40
bate g-31 h26
bate_ g-31 h26
bath h36
batt m-35 h-27
batte m-32 h-27
baya_ r-34 g-26 h-44
bba g28 m-21 h-26
bba_ g28 m-21 h-26
bbin h-30
bbing h-30
bble g22 h-28
bble_ g22 h-28
bbly h41
bbly_ h41
bby r32
bby_ r32
bc_ m41
bd_ h37
bds h34
bdsm h34
bdsm_ h34
be7 m25
be7t m25
be7t_ m25
be_ g33
bean m22 h-34
bean_ m31 h-42
beans h-21
bear r22
bear_ h36
beara r30 g-25
beari r31 g-31 h-22
bears h-40
beat h35
beat_ h35
bech r27 g28 h-31
bech_ h-25
becha g28 h-26
bed h-40
bed_ h-41
bee_ m-23 h-41
beem h-21
beema h-21
beg h31
begg h41
begga h39
beggi h24
beha g-26 k26
behal g-26 k26
bel_ h23
belli h30
belon g41 h-28
below r21
bels r-33 g-29 h-30 k49
bels_ r-33 g-29 h-30 k49
belt r-27 g-24 m-23 h-40
belt_ r-27 g-24 m-23 h-40
bene r-31
bentu r27 h-24
bere m-22
bere_ m-22
beri h30
bers_ m21 h29
bes r-30
bes_ r-38 m-27
best r-21
bet m43
bet_ m45 h-22
beta m33
bets m22
bets_ m22
bev h37
beve h37
bever h37
bh_ h-25
bhai r-40
bhai_ r-41
bhi g36 h-40
bhi_ g40 h-27
bi_ r26
bic h-24
bid m23
bie r-29 h50
bier h58
bier_ r-21 h48
bike h-24
bike_ h-28
bila g-27 h-25
bilal g-27 h-25
bile m-22 h-24
bili_ m-22 h-39
bills r43 h-26
bim g24
bima g24
bima_ g24
bina r-21 g27
bina_ r-51 m-27 h-32
binan r-25 m-31 h37
binar g24 m27 h-28
bind m-23
bindi m-25
bine h52
bing m28
bingo m33
bira h48
bira_ h48
bird r-23 h-30
bird_ r-27 h-34
birds g34
birr g-21 m-21 h21
birra g-21 m-21 h21
biry g-26 h-25
birya g-26 h-25
bis_ h21
bit_ r23
bite h-24
bited h-24
bits m37 h-31
bits_ m37 h-31
bje h-24
bjec h-24
bject h-24
bla h23
blac h26
black h26
blanc h31
blank r-24 g25
bles h22
bless h31
blet m-23 h38
blets g-29 m-24 h40
blind g23 h-33
blo g-23
bloc h-32
block h-32
bloo h27
blood h27
blu h25
blun h39
blunt h39
bly h41
bly_ h41
bna r-23 h21
bna_ r-21 h21
boar_ h34
boat h-25
boat_ h-23
bok h-29
bol h-30
bola m26 h-26
bola_ m26 h-26
boli h-24
boli_ r31 h-26
bolt h-46
bom r26
bomb r26
bomba r26
bond r30 h-22
bond_ r23 h-27
bonde h23
bonds r55 g-21 h-30
bone h22
bong m25
bong_ m28
book_ h-25
booke g34
bookl h-22
books h-24
boon h-21
boon_ h-21
boost m21
boot m-31
bootl h32
booz h55
booze h38
bor_ r27
born r-27
boro g-41 m-27
bort g-32 h54
borti g-32 h54
bot h22
bot_ h33
both g21
both_ g21
bots h35
bots_ h35
boun_ r-21
bour_ h24
bours h-32
bout g-29
bout_ g-29
bowl h-23
boy h23
boy_ h30
bp_ r33
braj h41
braj_ h41
bran m-21
branc g-21
brand m-22
bras h47
brazi h-21
bread g-39 h-30
break h21
bren g27
brent g31
brew h29
brew_ h35
brib h34
bribe h31
bridg h-21
brit h-38
bro_ g-21
brou g-40 h-21
bru h38
brut h27
bsi h33
bsin h26
bsint h26
bsir m-23 h22
bsir_ m-23 h22
bsit h25
bsite h25
bta r29 g-21
btc g21
btc_ g21
bto r-24
btor r-24
btor_ r-24
buc h37
buck h25
bucke h26
budo g48 h-32
budol g48 h-32
bug r-23 g-25 m-28 h-32
built g30 h-22
buk g33 h-39
bula m-38
bull_ h37
bulli m-23 h-21
bum h-24
bun h28
burn h22
burn_ g-22 h78
burs r-21 h-21
burse h-25
bus m-30
bus_ r-30 g-33 m-38 h-53
busi h21
but_ r31
bya r32 h-26
byaj r24
byaj_ r24
byb g24
bybi g24
bybit g24
byp k36
bypa k36
bypas k36
bys h-44
bys_ h-25
ca_ h35
cabl g-22
cable g-22
cad m-27
cade m-29
caf h-26
cafe h-26
cafe_ h-27
cag h-26
cage h-23
cage_ h-35
cai g-26 h32
cain g-23 h35
caine g-23 h35
cak m-23 h-21
cake m-23 h-21
cake_ m-24 h-25
calc g-22 h-22
calcu g-22 h-22
cales h22
calf g39 h-24
calf_ g39 h-24
calle g-21
calls g48 h-22
calp g57 h-40
camer g-22
camp_ h-45
campa h28
can_ g-21 m-21
canc h-24
cance h-24
cani h32
canis h32
canna h23
canno g-23
cans h30
cans_ h30
cant r-41 g-33 h-29
cante g-26 m-30 h-24
cap_ r-32 g28 h-37
cape_ g-27
capt h33
capta h33
car_ h-32
cara m31
carat m21
cardi h23
cards g-27 h21
care g32
care_ g55
cari m24
carl h32
carry r32 g-28
cars g30
cars_ g30
cases m-21
cashi r43 m22
cast g-26
casti h41
cat_ g-21 h-23
cata h-26
cated h-21
cater g-21 m-26 h-22
catt m27
catte m31
cau m25
cbd h34
cca m42
ccar m21
ccara m21
cci m-21
cci_ h23
ccid g26
ccide g26
ccin m-28
ccina m-34
ccine h-34
ccr r25
ccru r25
ccul h30
ccult h30
ccum m22
ccumu m22
cd_ r72 g-32 h-31
cds r-23 g27
cds_ r-23 g27
ceco m22
cecou m22
ceip h-25
ceipt h-25
ceivi k44
cele g-29
cella g30
celle g-36 h-22
cello h29
cels r-25
cels_ r-25
cem h-23
ceme h-23
cemen h-23
censo h31
cente g-28
cer_ r-21 h26
cere h21
cerer h30
ceri r-27 h-41
cerie r-25 h-21
cers g32
cers_ g32
cert_ r-31 g-26 m-32 h-34
certa r59 h-36
cessi r25
cesso r-29
cest r-21 h42
cesto r-21 h42
cfd r-30 g61 m47 h-37
cfd_ r-36 g59 m50 h-39
cfds g41 m-25
cfds_ g41 m-25
cha_ g23
chai h-36
chair r-21 m-26 h-50
cham g-22
chanc m46 h-23
chand r32 m-23 h-51
chane g-26 h26
chapt r-21
char_ h32
chara h21
charr g-22 h30
chart m-43
chasi h35
chat g-25 h41
chat_ g-27 h33
chc m25 h-21
chcr h32
chcra h32
che_ h21
chea h34
cheap h22
cheat g-26 h41 k-22
chec h-22
check h-22
ched_ h-22
chei h23
cheik h23
chel h25
chelo h25
chem r25
cheme r32
cheng g21
cheo h44
cheon h44
cher_ r-22
chest m32
chi_ r-25 m-22 h-24
chich h40
china g28
ching g-24 m-37 h24
chip m25
chip_ h-21
chips m27
chit r45 g-21
chit_ r65 g-27 h-34
chitt r23
chiva h25
chn h56
chni h26
chon h27
chon_ h29
chool h-22
chop h44
chops h32
chor h26
chori h26
chose h-23
chu m30
chw h45
chwe h33
chwei h33
ci_ h23
ciat h-28
ciati h-31
ciden g26
cider g-22 h32
cier r22
cier_ r23
ciet g23
ciety g23
cif g29 h-27
cifi g23
cifie g23
cil_ h-40
cili h26
cilit h26
cina m-34
cinat m-34
cines h30
cing h-23
cing_ h-23
circ m26
circl m32
cisi g-21
cisio g-21
city g-22
city_ g-22
ckd k45
ckda k45
ckdat k45
cked h31
cked_ h31
ckers m-38
ckete r21
ckh h38
ckha h38
ckhan h38
ckli h26
cklin h26
ckm h26
ckma h26
ckmai h26
ckof h22
ckoff h22
cksm r-24 g-24 m-30 h-25
cksmi r-24 g-24 m-30 h-25
ckw h37
cl_ r25
clar k29
clare k28
class m-24 h-26
claw r-23 g-41 m-23 h-44
clean g-25 m-26 h-21
cler r-23
clerk r-23
cles g-24 h-24
cles_ g-24 h-24
clic r-22 m27 h24
clin h-41
clini h-33
clip h31
clips h31
clon h53
clone h52
cloni h35
closi r-22
clot m-22 h-35
cloth m-22 h-35
cme g53 h-23
cme_ g53 h-23
coa m-29 h-36
coac g-26 m-28 h-30
coach g-26 m-28 h-30
coc h22
coca h24
cocai g-23 h35
cockt h28
codei h28
coins h28
colla g69
colo h-27
color h-30
colou h-31
com_ m22
comi g24
comin g25
comp_ m35 h-44
compu g-23 m-36 h-36
conce h-35 k23
conds g28
confe g-25
confi h-31
consi g24
conso r21 g-24 m-22
cony h-33
cony_ h-33
coo m-26
cook m-34
cooki m-35
cool m-28
coop g28
coop_ g45
copi h24
copie h24
copy g-21
copy_ g-21
cor_ m35 h-44
corat m-21
cords h-41 k34
core m35
cork h28
corp r22
corpo r22
corts h23
cos h-24
costs r39
costu h-21
cott h-22
cotto h-22
couns r-22 m-28 h-23
coupl h31
couri r-21
cours g-22
cow r-27
cow_ r-29 h-26
cqu h23
cquir g38 h-38
crac m-21 h24
crack m-21 h24
cras m26
crash m26
cratc m33
craw m-25 h23
crawl m-25 h23
crea h-30
cream m-31 h-66
creas h-22
creat h52
creen h-37
cres h-23
cresc h-23
cret g23
crib h-22
cribe g35
cric h-26
crick h-24
crif h25
crifi h25
cris m-22 h21
crisp m-22 h21
crop g23 h-26
crop_ g23 h-26
cros h27
cross h27
crow g-38 h-55
crowd r33 g-24 h-23
crud g29
crude g27
cruit r-26
cso m31
cso_ m31
ctit m25
ctore h34 k-28
ctori r23
ctory r-33
ctri g-22
ctric g-22
ctroc h24
ctron h-22
ctua r-25
ctual r-25
cturi r-38 k52
cub g-21 h-22
cube h-50
cue g-26
cued h-22
cued_ h-22
cul g-24
cula m-29
culat m-29
cult h30
cult_ h30
cup m-25
cup_ m-25
cure h35
curi h-24
curit h-24
curs h32
curse h33
curt h-26
curta h-26
cush h-35
cushi h-35
cut g-28
cute h24
cuted h24
cutt g-38 h-50
cutte r-23 g-40 m-23 h-39
cutti m-24 h-50
cx_ g50 h-25
cybe g28 h-26
cyber g28 h-26
cyl r-21 g-27 h-23
cyli r-21 g-27 h-23
cylin g-27 h-23
da_ r21 h-29
daa r-22 h28
daam g25 h-22
daam_ g25 h-22
dad_ h-33
dadd h39
daddy h39
daf g21
dafa3 m-23
dag r-55 h-26
dah h-25
daha h-32
dahab h-32
dak h40
dal r-26
dala r-21
dama g26 h-30
dan_ h-24
danc h30
dance h32
daq h-25
daqa g-21 h-32
dare g-22 m31 h-27
dare_ g-22 m31 h-27
dart r-24 g-31 h-42 k-22
data g-32
data_ g-33 m-27
dates g-28
dati h-23
datin r-31 m-22 h-22 k25
datio h-25
daye h41
dba h27
dbags h35
dc_ r23 h-30
dd_ h21
dda m22 h-27
ddera h40
ddic m-23
ddict m-24
ddiq h-27
ddl g22
ddle g24 h-25
ddle_ g28
dead h33
dead_ g-25 h41
deadl g21
deal_ r25
deat g39
death g39
debe r27 h-24
deben r27 h-24
debi r23
debit r23
debto r-24
deca g60 h-36
decis g-21
decl k31
decla k32
deed h-31
deed_ h-31
deen k26
deen_ k26
defe r-28 h-21
defec r-33 g-24
defi g29
defin g29
deh r21
deh_ r21
dei r-24
dein r-28
dein_ r-35 h-33
deine h28
delie g-22 h-48
dell h23
della h23
delt h36
delta h36
dem h-25
demn g29
demni g29
dent h-28
denta g33
denti h-37
dents r-39 g-21
deos h32
deos_ h32
depe g22
depen g22
deral h40
derat g24
derb m30
dered h-33
deri h-21
deriv g28 h-23
desc k27
descr h-21 k29
desec h48
deser h-32
desi_ h31
desk m-25 h-27
desk_ m-25 h-27
dest h34
det h-28
dete h-32
detec h-39
deter g25 m-26 h-21
dev m22
dew r-23
dewa r-23
dewa_ r-23
dex h-29
dex_ h-29
dey g-26
deya g-30 m-27 h-29
deya_ g-30 m-27 h-29
df_ r43
dfa3 r-27 g-27
dfa_ r24
dfu g-33
dged r34
dged_ r34
dget r-23 h-32
dget_ h-26
dhaa h-21
dhaar h-21
dhs h-25
dhs_ h-25
dia r-24
dia_ r-21
diac h29
diac_ h29
dial h-27
diam m28
diamo m28
diap h-37
diape h-37
dicap g-21 m44 h-32
dicat m24
dici g-22
dicin g-22
dict_ g-49 m55
die_ g51 h-32 k-24
died h27
died_ h27
dien h30
dient h30
digi h-27
digit h-27
dil g-31 h32
din_ h25
dip_ m-39 h-43
dirt k46
dirty k46
disa h29
disap h29
discr g43
dise g-25 m23 h52
diss h22
disse h22
dist h25
dite h-25
diti g-24
ditio g-21
dito r-26
ditor r-33
dits m31
dits_ m31
dive g35 h-30
dive_ g31 h-23
diver g26 h-27
divi g-28
divid g-23
diye g-22 m-28
dj_ h28
dji h23
djin h23
djinn h23
dles h-25
dles_ m-24 h-30
dless r28
dlin h-26
dline g21
dling g-32 h-25
dma m-23
dma_ r-22 g-26 h38
dmi h-36
dmin r23
dna g-24 h22
dnap h27
dnapp h21
dnes g-25 h-41
dness r-34 g-30 h-43
dnt g-22
dnt_ g-22
doct h35
docto h35
doe k23
does k23
does_ k28
doh g-24
doha g-25 h-33
doha_ g-25 h-33
doll_ h33
dome h30
domet h30
don_ h24
done h-24
done_ h-26
donk h29
donke h29
donor h33
dont k24
dont_ k24
doo_ r-23
dop h51
dopt g-21 h32
dos_ h36
dow_ g-27
dowm g24
dowme g24
down h-37
dows h25
dr_ r-28 g-31
drag m38 h-47
drai k22
drais k22
drawi m-22
drawn r28
drea m40
dream m40
dreg h29
dregs h29
dres g-21 h-46
dress g-21 h-46
driv r-29
drive r-29
dro r-27
dron h28
drone h28
drop r-29
drop_ r-37
drops g27
dsm_ h34
dt_ r-26
dte g66 h-34
dte_ g66 h-34
du_ h27
dua h-22
duca h-22
ducat h-22
duce h35
duce_ h35
duci r40 h-25
ducin r40 h-25
duck m45
duck_ m45
duct_ g26
ducti r-24 g-28
dues r22 h-24
dues_ r22 h-24
dule r-22
dulg r36
dulge r36
dults h34
dum h32 k38
dump h58
dund g32
dunda g32
dur r-21
dvd g-26
dvd_ m-21
dvds g-27 h23
dvds_ g-27 h23
dvi g-21
dvic m-21 h37
dvice m-21 h37
dwil r33
dwill r33
e3l r-23
e3la r-23
e3lan h23
e7r h39
e7r_ h39
e7t m25
e7t_ m25
eace g30
eace_ g30
eache h-36
eade g-24 h27
eader g-24 h27
eadl g21
eadli g21
eady h-24
eady_ h-24
eaf h-29
eage_ h32
eak_ h33
eaked h29
eaker m-35 h-29
eaks h-30
eaks_ h-30
ealer h22
eam r-24
eams r-40
eams_ r-40
eanc h46
eance h46
eane r-25 g-42 k-35
eani m-31 h-35
eanin m-31 h-35
eans h-35
eans_ h-46
eaps g41 h-21
eaps_ g41 h-21
eara r27
earan r27
eari r24 g-25 h-22
earin r24 g-25 h-22
earl_ g29
earne g-24
easeb r32
eased r-25
east r-25
eat_ h29
eaten h34
eath h-27
eath_ g34
eathe h-27
eati h23
eatin h21
eats m-24 h-23
eats_ m-24 h-23
eau h24
eav r22
eave_ h31
eaves r-24 h-44
eavi r32 h-32
eavin h-39
eaw m21 h-29
eawa m22
eaway m22
eb_ g-23
eba g-28 h-23
ebac r27 m30 h-36
eback r27 m30 h-36
ebat g-29
ebate g-29
ebbl g28
ebble g28
ebe k21
ebel h-31 k43
ebel_ h-21
eben r27 h-24
ebent r27 h-24
ebh g-26 h-35
ebh_ h-25
ebit r23
ebit_ r27
ebite h-24
ebn r-22
ebod k24
ebody k24
eboo m-21
ebook g-21 m-26 k-27
ebs h25
ebsi h25
ebsit h25
ebto r-24
ebtor r-24
ebu h22
ec_ g-36 m29
ecas m27
ecast m27
ecc h24
ecco h24
ecco_ h24
eceip h-25
eces g-22
eces_ g-22
ech_ h-25
echa g25
echa_ g28 h-26
echar r-24
echo h24
echon h24
ecial h26
ecif g29 h-27
ecifi g23
ecis g-21
ecisi g-21
ecit h-39
ecke g31 h-44
ecked g43 h-24
ecks k34
ecks_ k34
ecl h-30 k31
ecla k32
eclar k32
ecoi g-24 m-24 h62
ecoin g-24 m-24 h62
econ r-22
ecor_ h-25
ecora m-21
ecou r29
ecour r29
ecra h48
ecrat h48
ecru r-26
ecrui r-26
ecs_ m32 h-29
ectri g-22
ectu r-25 h-39
ectur r-25 h-39
ecu h-27
ecur h-27
ecuri h-24
edd h-44
eddi h-41
ede h32
eded h31
eded_ h31
edf r-29 k21
edfa r-33 k21
edg h-23
edge h-24
edged r34
edgi g22
edgin g22
edica g23
edici g-22
edie h23
edite h-26
edito r-33
edits m31
edl g-32 h-27
edo g-23
educa h-22
educe h35
educi r40 h-25
educt h21
edule r-22
edun g32
edund g32
eeb r-30 g-24 m31
eeb_ r-30 g-24 m31
eede h31
eeded h31
eedl g-33 h-21
eeh g31 h-26
eeh_ g31 h-26
eek_ h-25
eeke m21
eeken m21
eem_ r-22
eema g21
eema_ h-21
eena r39
eenah r39
eene r-27 g-22
eened r-28 g-21
eeni h-29
eenin h-25 k25
eep_ k31
eepst m31
ees_ h-22
eese_ g-25 h-21
eesh r33 g-31
eesh_ h29
eete r31
eeten r31
eeti h-30
eetin h-30
eets r-28 g-40 m-25
eets_ r-28 g-40 m-25
eeva g34
eevan g34
eez h34
eez_ h29
ef_ r-25 h-28
efec r-33 g-24
efect r-33 g-24
efin g23
efine g29
efit h37
efit_ h24
eft h-30
eft_ g25 h-33
efusa g24
eg_ h28
ega_ g24
egar h-22
egar_ r-31 h-38
egard r28
egg_ m21
egga h39
eggar h39
eggi h24
eggin h24
egh r25 g-34
egl h29
eglo h29
eglo_ h29
egs h22
egs_ h22
eguro g40
egy g24
egy_ g32
eh_ r36 g33
eha h-23
ehab r-21 m-25 h-26
ehab_ r-21 m-25 h-26
ehal g-26 k26
ehalf g-26 k26
ehan m26
ehan_ m27
ehl g22
ehle g31
ehle_ g31
ehol g22
ehold g22
ehr m29
ehr_ g-25 m48 h-25
eib r21 g-27
eibo r21 g-27
eibor r21 g-27
eid h-36
eid_ h-36
eige h-47
eighe g-28
eik h26
eil m-25
eina r45 h-24
einah r35
eine h37
eine_ h27
einek h25
eins g35
einsu g39 h-24
eip h-25
eipt h-25
eipt_ h-25
eipts k44
eir g23
eis g-27 h45
eiss g-25
eissu g-25
eist h21
eiste h21
eith g37 h-22
eithe g37 h-22
eive_ k24
eivi k44
eivin k44
ej_ m-22 h-27
eja g-21 h31
ek_ h-27
eke h34
eke_ h36
eken h30
eken_ h25
ekend m21
ekeng h25
ekh r-22 h-32
elab h31
elabe h31
elay_ r23
eld h-22
eld_ h-22
elea h-28
eleas h-28
elf h-27
elf_ r-21 h-26
elig h27
eligi h27
elin m21
eling m26
elis g51 h-25
elist g51 h-25
ella_ g-24
ellar g-23 h30
ellat g44
elled g-24
elli_ g-26
ello h25
ello_ h30
elly r-22 g29
elly_ r-22 g29
elm g-27 m-30 h-39
elme g-27 m-30 h-39
elmet g-27 m-30 h-39
eloa r-21 m25 h22
eload r-21 m25 h22
elon g29
elong g41 h-28
elor h25
elor_ h25
elow r21
elow_ r21
elp r22
elt_ m-26 h-41
elta h36
elta_ h36
elve h21
ely g24
ely_ g24
ema_ h-35
emad h27
emade h27
eman h36
embas h-34
emed_ m-22 h-27
emedy h25
emes r44 g-27
emes_ r47 g-21
emi_ r56 h-28
emin r-28 h-26
emina r-27 h-31
emini g34
emis r32
emis_ r59
emit h-26
emn g29
emni g29
emnit g29
emon r-22 g-23
emor g35 h-25
emori g38
emove h25
emovi h23
emp_ g-21
empe g-25 h32
emper g-25 h32
empo h26
empor h22
empti h-21
empty r-26 g-22 k-22
ems g-27
ems_ g-22
emy h32
emy_ h32
ena r24
ena_ r31 g-29
enah r41 h-21
enah_ r49 h-23
enal_ r74
ences g28 h21
enci g-29 m-27
end_ r26
endo h-41
endow g24
ener_ r21
energ h23
enes h-34
eness h-34
enet g-23 h21
enewi r30
eng_ g-24
engan h30
engen g21
enn g-21
enny r-27 m36
enny_ r-27 m36
eno g-32 m33 h28
eno_ g-24 m41 h21
ensex g51 h-28
ensio g-24 h-35
ensiv h-22
enta_ r-25
entar g-21
ente k26
ented g-27 m-24 k40
enth g23 h40
entif g34
entin k25
entri m26
enu g-23
enu_ g-31
enz m21
eopa h25
eopar h25
eord g24
eorde g24
eos h32
eos_ h32
ep_ k30
epac h39
epack h39
epai h-25
epaid r37
epair r-24 h-30
epayi r61 h-31
epe g26 m-26 h-27
epen g21
epend g22
eper r-26 g21 m-28 h-25
eph r-24 g-41 m-28 h22
ephe r-26 g-44 m-33
epla h-29
eplac h-29
epo_ r83 g-25 h-34
epst m31
epsta m31
epu r27
epur r29
epurc r29
equil h24
equip m-27
era_ r-22
erab r36 g-29
erabl r36 g-29
erall h40
erap h-24
erapy m-21
erati h-36
erb r-24 m38
erba r-28 m36 h21
erbal m23
ercom h-23
erent m-23
erer h27
erer_ h27
eres_ h-31
erfe h22
erg g-32
erge r-24
ergen r-26 m-38
erial g-36 h-22
erica h-40
erien h29
eries r-22
erio r-22
eriou g29
eriti h26
eriv g28 h-23
eriva g26
erj g-21 h30
erja h22
erk h29
erk_ r-23
erka_ g22
erl h22
erli g-23 h28
erlin g-23 h28
ermar m-31
ermei h21
ermen h21
ermo h22
erms g-23 m-25
erms_ g-23 m-25
ern_ m-40 h32
ernig r21
ero h30
ero_ h-34
eroi h31
eroin g-21 h26
erol h37
erol_ h23
erolo h41
erot h28
eroti h28
erp g26
erp_ g36 m-25 h-39
erps g39 m-30 h-23
erps_ g39 m-30 h-23
ersa h24
ersal r-25 h25
erse h-39
erse_ r29 g23
ersey r-21 m-29 h-35
ersh h-24
ershi h-21
erso k21
erson k21
ert_ g-21
erta h22
ertai r38 h23
ertat h22
erva r-29 g-25 k60
erve h26
erver m-22
erw g29
erwi g24
erwis g24
eryo r-27
eryon r-27
esab h-26
esab_ r-24
esce h-23
escen h-23
esd g-21
esda g-21
esday g-21
eseb g-27 h25
esec h46
esecr h48
esel_ g-21
esert h-32
esha h27
esha_ h34
eshe r24 g-27 h-43
esho k22
eshol k22
esht h-24
esi_ h31
esk m-25 h-27
esk_ m-25 h-27
esl h24
esla g24
esla_ g24
eso h25
esol r-21
esold r-21
eson h29
eson_ h29
essag m35 h-34
essay m-22
esso h-21
essor r-30
estat h-34
ested r-28
estl r-21
esto g-36
estor h21
estr g-22
ests r-22 m22
ests_ r-22 m22
esy g26 h-22
esyo g26 h-22
esyo_ g26 h-22
eta_ h-35
etam h45
etami h45
etat r-28 g62 m-47 h-39
ete_ h38
etec h-39
etect h-39
eted h-52
eted_ h-52
eten r24 m28
etene r31
etent g-23
eterm g34
etfa r-27 m40 h-42
eth_ r-27 g-30 h40
etha r-24
ethy h-23
ethyl h-23
eti m21 h-23
eti_ r30
etic h-26
etim g30
etime g30
etin g-22 m24
eting g-22 m24
etir h-23
etis h29
etish h35
etit h-26
etiti h-26
etl r-32
etra m-28 h-26
etric g44
etro g-35 h-28
etro_ g-27 h-31
etrol g-27
etta_ h22
etter g-22
ettes h30
ettli g-28
etty r-32 g-32 m-36 h-32 k-22
eur h21
eur_ h22
euro_ g-28 m-25
eurom r-21 m26
euros r21
eva h-25 k58
evan g34
evan_ g34
evel_ g-30
event g22
evera g32
evers g-23
eview h24
evil h21
evolv r32
ewa_ r-23
ewed g-30
ewed_ g-30
exac m29
exact m29
exami g38
exams g-29 h-22
exo h29
exot h35
expec r-27
exper m26
expl r-28 g-24
expla r-29 g-22 h-26
expr r-25
expre r-25
exti g-37
extin g-37
exto g-22 h40
extor g-22 h40
eyar h22
eye_ h25
eyes g-22 h21
eyes_ g-22 h21
eyl r28
eym h-27
eyma g39 h-25
eyman g39 h-25
ez_ h42
eza g-21 h54
ezz r30 h-28
ezza r30 h-28
ezzan r30 h-28
fa2 r28
fab h-23
face m-26
face_ m-27
facil h26
fact r28
facto r31 h-21
fail g24 h-25
fal_ h32
fala r49
fala_ r59
fall g22
fals k41
false k41
fan_ m48 h-31
fans h26
fant h-22
fanta h-22
far_ r44 h-31
fare m-24 h-40
fare_ g-24 m-28 h-41
farew r-22 h-23
faste h-33
fat h22
fate h21
fate_ h21
fav h-29
favo h-29
favou h-29
faw r24 h-21
fawa r24 h-21
faway r22
fd_ r52 g40 m38 h-39
fds g41 m-25
fds_ g41 m-25
fec r-26 g-24 m43
fect r-26 g-24 m43
feed r-33 g-39 m-26
feed_ r-33 g-39 m-26
feel g36
feel_ g29
feels g39
fel g-21
fell h37
fell_ h37
felo g-33
fen h37
feng h38
fenga h30
feri h23
ferin h23
ferm h21
ferme h21
ferr h-38
fes h30
fes_ g-26 m-21 h33
fest_ g24
festa g-42 h55
festi g-22 h26
fetim g24
fetis h35
ffa g39
ffa_ g49 h-43
fferi h23
ffick h32
ffle_ m31 h-22
ffles m-22
ffr h-26
ffro h-26
ffron h-26
ffs h40
ffs_ h22
fi_ r-21 g23 h-40
fice_ h-31
ficer r-25 h30
fick h32
fid h22
fift k-21
fifty k-21
figh k22
fight k22
figu g28
figur g28
file g27
file_ g24
fili m-28
film g-22
film_ g-26
films h31
fils r63 h-22
fils_ r63 h-22
filt g-23 h-21
filte g-23 h-21
finan r25
find_ g37 h-27
finde g-28
finds g26
fined g28
fing h23 k22
fini m39
finis m39
finj h22
finja h22
fire m-23
fire_ h-47
firm h-26
firm_ h-38
fis h-29
fish h-29
fish_ g31 h-44
fishi g-48
fits g-23
fits_ g-23
fitt g-22 m-29
fix_ m-21 h35
fixer h54
flag g-23 m-22 h-33 k22
flag_ g-23 m-25 h-31
flate r-21 h46
flati r27
flav h-28
flavo h-28
fle h-24
fle_ m29 h-22
flee g26 h-21
fleet g26 h-21
fli_ h28
flip m28 h-38
flip_ g-34 h-41
flipp g29 m38 h-21
flu h-24
flu_ h-48
fly h31
fly_ h34
fno g48 h-27
fno_ g48 h-27
foa g41 m-23 h-31
foal g41 m-23 h-31
fold_ h-43
fon g-24 h-23 k-29
font g-24 h-23 k-29
font_ g-24 h-22 k-21
forb r30 g-25
forbe r30 g-25
forc h43
force h43
ford h-41
ford_ h-41
fore g21
forec m27
forex g30 h-21
forg r-26 h25
forga r-27
forge h23
forgi r-26 h36
forma h-30
four_ g-21
fra h-22
fres g-24 h-26
fresh g-24 h-26
fries h-53
fron_ h-26
fs_ m-23
fta g-28 m-21 h-41
fted h31
fted_ h31
fti g-27
ftin g-26
fting g-26
fto g-24
fts r-34
fts_ r-37 m-21
fty g27
fty_ g27
fue r-25
fuel r-24
fume_ h-30
func h-24
funct h-24
funde r22
fundi r-31 g38 h-21
fundr k22
funds k33
fur h-32
furn h-22
fusa g24
fusal g24
fut g21
fut_ g73 h-34
fwd r36 g-26 h-25
fwd_ r36 g-26 h-25
fx_ r60
gaa h31
gac g-21 m24
gach g-25 m37 h-33
gacha g-25 m37 h-33
gad h-28
gal_ g-26
gali h42
gam m25
gamb m27
games r-23
gamey r32
gamm h21
gammo h25
gan h30
gana m33
gana_ m33
gang r-31 h35
gang_ r-30
ganj h22
ganja h22
gans h34
gans_ h34
gard h-21
garde g-23 h-26
gardl r28
garit h22
gat m-29 h-26
gate m-28
gate_ m-28 h-22
gati h-31
gav g-25
gave g-25
gave_ g-25
gay_ h21
gaya m23 h-26
gaya_ m25 h-64
gbp r33
gbp_ r33
gea g-21
ged h23
ged_ h23
gei h35
gein h35
geing h35
gem h-23
gen_ h27
gence r24 g-25
geon m23
geri m23
gerin m38
germ h22
germe h21
gers h23
gers_ h23
gest g-37 h40
gfi h25
gfis h34
gfish h34
gg_ m28
ggar h31
ggar_ h27
ggars h33
gged h46
gged_ h46
ggi h42
ggin h42
gging h42
ggle_ h45
ggy h-27
ggy_ h-27
gha h-32
gham r-24 h-60
ghed g-28
ghed_ g-28
ghel h23
ghel_ h23
ghte k32
ghter k32
ghti h34
ghtin h34
ghu g-27 h34
gici h38
gicia h38
gil r44 m-22
gina h28
ginal h28
gine_ g26
ginee g-33 h-24 k-21
ginge g-24 h-51
gio h29
gir h24
girl h28
girl_ h34
gistr h-21
git h-23
gits m25
gits_ m25
give_ h-23
givea m22
given h-21
gla_ r29 h-28
glar g28
glary g28
gled g-21
gled_ g-21
gler_ h55
gles h-26
gles_ h-26
glet h32
glet_ h30
glo r-23 g-30 m-24
glo_ h29
glu r-25 h-36
gme g28 h-43
gmen g28 h-43
gment g28 h-43
gnal r-36 g34 h-26
gnat g-26
gnatu g-26
gne r-24
gned r-26
gned_ r-26
gner h37
gni r-25 g-30
gnin r-25 g-30
gning r-25 g-30
gno h36
gnon h36
gnon_ h36
go_ m22
goa h-27
goal r-22 g-32 m42 h-39
goat_ g30
god h23
goi g23
goin g23
going g23
golf m31 h-41
golf_ m31 h-41
good_ r-29 g-36 h28
goodw r33
got g-26 h-25
grab g42 h-42
grab_ g42 h-42
grad g-22
grah h26
grah_ h26
gram h22
gram_ h21
grams h23
grant g-27
grap g-21
grape g-26
grapp h36
grav m-22
grea h33
greas h36
grey_ h22
grid h36
grid_ h36
gro_ h46
groc r-23 h-25
groce r-23 h-25
groun k-27
grows r28 h-37
guan h31
guc h23
gucc h23
gucci h23
gue m25
gue_ h-31
guel h25
guel_ h25
gues m28
guess m34
guest g-24 m-21 h21
guid g-22 h-28
guide g-22 h-28
guine h-49
guinn h28
gul h-42
gula h-36
guns g-27 m-28
guns_ g-27 m-28
gur g27
guri h-41
guro g40
guro_ g40
gus h-28
guy r-24
guy_ r-22 h30
gym r-28 g-22 m-25 h-30
gym_ r-28 g-22 m-25 h-30
ha2 g-30
ha2a g-29 h-24
ha2a_ g-29 h-24
haa g-37 h-34
haar m22 h-29
haar_ h-26
hab_ h-25
hac h24
hack h23
hack_ h74
hade m33
hadi r21 h-34
hadi_ h-31
hadiy r24 m-21 h-23
hah r28
hah_ r28
haha r21
hahr r28
hahre r26
hair h-44
hair_ r-21 m-22 h-30
hairs h-35
haj m-22
hak h38
hakh h31
hal_ g36
halas g-25 h-30
ham_ h50
hamb r-29 g-31 h-39
hamd h-40
hamda h-38
hame h-41
hamm g-24 h-44
hana h39
hana_ g-24 h39
hanc m46 h-23
hance m46 h-23
handi r25 m22
hane h28
hango h32
hani h32
hani_ h32
hanks r-22
hans r-25
hans_ r-25
hanti h24
hanz h32
hape m-36 h-25
happy h29
hapt r-21
hapte r-21
har_ g-26
hara h29
harab h61
harak r-21 h-32
haram g-28 h22
haras h23
harc r-21 m-26
hard_ h24
hared g-21 h-27
hargi h22
harid r-22 g24
hark r25 h-34
hark_ r25 h-34
harm_ m-21
harma h-36
harr g-25 h38
harro g-22 h30
hart m30
hart_ m31
harv g24
harve g24
has_ r24 g23
hasa r-36 g-26
hasan r-33
hash h27
hash_ h31
hashi g-27 h46
hasi h35
hasin h35
hasn g42 h-23
hasnt g42 h-23
hatc m-26 h-30
hatch m-26 h-30
hav g25
have g25
haven g49 h-24
haw g-41
hawa g-40
hawal h-26
hay g21
hayk h21
haykh h21
haz r38 g-21 h-33
hc_ h21
hcr h32
hcra h32
hcraf h32
heale h29
healt h-42
hear r-32 h-37
hec h-31
heck h-22
heck_ h-21
hecke g31 h-44
hecks k40
hed_ h-22
hedgi g22
heen h23
heen_ h23
heesh h43
heet r-21
heet_ h-35
heets r-21 g-43
heft_ g35
hein h25
heine h25
heja h29
hek g-36
hel_ h39
helf h-27 k-22
helf_ h-27 k-22
hell_ r-24 h40
hells g26 h-38
helm g-27 m-30 h-39
helme g-27 m-30 h-39
helo h25
helor h25
help r22
hemed m-22 h-27
hemes r38 g-31
hemp g-21
hemp_ g-21
heng g21
henge g21
henn r-34
heo h44
heon h44
heon_ h25
hera h-24
herap h-24
herb r-23 m-44
hero g-21 h26
heroi g-21 h26
herw g24
herwi g24
hest m32
heta g40
heth m27
hethe m27
hex h22
hex_ h38
hib h29
hic_ h21
hica h-42
hich_ g24
hicha h40
hid k31
hide g-21 h-28 k37
hide_ g-23 h-30 k32
hidi h-21 k51
hidin h-21 k51
hie g26
hiel r-23 g31
hield r-23 g31
hif g-24
hift g-24
hifts r-28 g-24 m-25
high_ g-21
hin_ r-24
hink_ g24
hinks g27
hion_ h-23
hions h-33
hips m26
hips_ m26
hir_ h22
hire r-21 m-23
hire_ r-22 m-23 h-29
hirt m-21
hirt_ m-21
hirts h-24
hisa r-30
hish h38
hish_ r-21 h23
hisha r-21
hisk h22
hiske h42
hit_ r31 h-23
hitel g51 h-25
hitm g-25
hitma g-25
hitt r23
hitty r43 h-32
hiv h23
hiva h28
hivas h25
hive g23
hive_ g33
hiy r-36 m-22
hiya r-43 m-41 h-55
hiye g-34
hiye_ g-34
hle g25
hle_ g27
hma h22
hman h35
hmo g63 h-22
hmo_ g63 h-22
hn_ m35 h-22
hna h45
hne m-24 h42
hni h26
ho_ g-27
hod h-30
hod_ h-37
hoes m-39 h-30
hoes_ m-39 h-30
hog h37
hog_ h38
hold_ h-21
holde h-40
holdi m-27
hole_ r-23
hom_ r22
homem h27
hones h29
hook g-22 m-23
hooku h27
hool h-22
hool_ h-22
hoot h26
hoot_ h26
hope g49 h-22
hope_ g42 h-26
hopp g-38 h-27
hoppe g-44
hoppi h-25
hops h22
hops_ h22
hor_ r66 g-43 h-50 k-23
hore g-30
hore_ g-30
horit h-30
horiz h26
hort g26 h-23
hort_ g28
horti h-24
hose_ g-21
hosp h-21
hospi h-21
hot_ h23
hotoc h-24
hotos h25
hours r-32
housi h-24
hown k27
hown_ k27
hows g22
hows_ g22
hq_ g-40
hr_ g-23 h-28
hra h23
hra_ h29
hrea h22
hreat h34
hree_ h-25
hrou k21
hroug k21
hrow m24 h-32
hrown g41 m-33
hrs h-29
hrs_ h-29
hsa r-40 h23 k-21
hta m-27 h-31
hte k26
hter k26
hters h-27 k40
hti m-23
htin h34
hting h34
hu_ r25
hua g-26 m-21
hug g-23 h50
hui m-23 h21
hui_ m-23 h21
hul g29
hula h46
hula_ h46
hulu g-31 h-24
hulug g-31 h-24
huma h22
human h22
hun h-24
hund g-26 h-25
hus r-37 g-25 m-25 h69
husb h24
husba h24
hwa r-23 h41
hwa_ r-27 g-31 m-33 h33
hwe g-21 m-26
hwei h33
hwein h27
hy_ m-21
hyl h-26
hylo r25
hyloc r25
i7r h33
i7r_ h33
iabi g22
iabil g22
iac h29
iac_ h29
iale h28
iale_ h28
iam g-21 m48
iamo m28
iamon m28
iape h-37
iaper h-37
iapo h25
iapo_ h25
iat h27
iati h-26
iatio h-28
iatu h29
iatur h29
ib_ g-39
ibb g29 m35
ibe h26
ibe_ r-41 g-36 m-31 h39
ibed g35
ibed_ g35
iberi h30
ibi_ h40
ibig r21
ibles h43
ibo g-22
ibor r21 g-27
ibor_ r21 g-27
ibs h24
ica_ h24
ican r-21
ican_ r-21
icap g-21 m44 h-32
icap_ g-21 m44 h-32
icar g83 h-33
icati r-22 h-29
icer r-25 h30
icer_ r-26 h31
icers g51
ich_ g22
icha h40
ichar h40
iches h29
icine g-22
icing h-33 k40
icit g-23 h-26
icity g-23 h-26
icked r-25 g-22
icker g-44 m-25 h48
icks m23
icks_ m23
icle h-22
icle_ h-22
ico g31
ico_ g46
ict_ g-41 m37
icti h-29
ictit m25
ictu h32
ictur h32
ida_ r22
idati h-25
iddi r21 h21
iddiq h32
ident g25 h-24
ideos h32
ider_ h31
idera g24
idgi r24
idgin r24
idi k24
idia g26
idia_ g26
idin h-23 k37
iding h-22 k36
idn h24
idna h24
idnap h27
ido_ g65 h-27
iec g-23
iece g-23
ieces g-22
ief g-25 h-29
ief_ g-25 h-29
ield h-21
ield_ h-21
iend_ r-22
iends h-35
ient h23
ieo g52 h-31
ieo_ g52 h-31
iers h-22
iers_ h-22
iet h-22
iety g23
iety_ g23
iev m-25
ieve m-25
iew h23
iew_ h28
iews h27
iews_ h27
if_ g42
ifes_ g-23
ifet g24
ifeti g24
ifice h25
ifl g-22
ifle g-22
ifle_ g-22
ifte h32
ifted h32
ifts r-37 h-26
ifts_ r-37 h-26
ifty g21
ifty_ g21
igam h27
igami h27
igeo m27 h-22
igeon m27 h-22
iger h24
iger_ h24
igged h46
igger h-31
iggy h-27
iggy_ h-27
igh_ g-21
ighed g-28
ighte h-29 k42
ighti h34
igin_ h-27 k43
igina h28
igio h28
igion h27
igit h-27
igl h32
igle h32
iglet h32
ignal r-36 g34 h-26
ignat g-26
igne r-24
igned r-26
igni r-25 g-30
ignin r-25 g-30
igno h35
ignon h36
igo g45 m-21
igo_ g40
igr g-31
igu g26
igue h25
iguel h25
igur g28
iha m29 h-24
iha_ h-25
ihan m37
ihan_ m37
ija r-21
ija_ g-27 h37
ijar h-23
ijara h-22
iji r-35 g-28 m-27 h34
ik_ g-33 m-34
ika r-29 g-26 m34
ikd r29
ikda r29
ikda_ r29
ike_ g-21
ikes g33
ikes_ g33
iki g-23 h43
ikin m-23 h22 k-22
ila h23
ila_ h32
ilal g-22
ilal_ g-23
ilde h-28
ilder h-28
ilea h32
ileag h32
iles h-33
iles_ h-31
iley h32
ileys h32
ili_ m-28 h-32
ilin r-35 g-23 h-41
iling r-35 g-23 h-41
ilis g-26
ilita r-22 h31 k35
illed h-22
iller h-30
illi g-25 m29
illin r-25 g-39 m-26 h33
illio m28
illo g-29 h22
ilm g-23
ilm_ g-27
ilms h31
ilms_ h31
ilor h-22
ilor_ r-24 h-21
ils_ h-23
ilt r22 h-32
ilt_ r21 g26 h-27
ilte g-23 h-21
ilter g-23 h-21
ima m22
ima_ r-26 h-25
imar m26 h-39
imar_ g-25 m27 h-42
imbu m-21
imed g28
imed_ g28
imes h-24
imin h-22
imo h43
imon h36 k-21
imonc h29
ims h-30
ims_ h-30
imu h-33
inah r50 h-35
inah_ r50 h-35
inan r22
inanc r22
inar m22
inar_ g-24 h-35
inary g26 m25
inat m-28
inati m-27
inca h31
incal h31
ince_ r21
incen r-34
incl_ r25
incr h-22
incre h-22
ind_ g33
inde h-27
indem g29
inder g-29 h-33
indo g-26
indow g-26
inds_ g21
indu r36
indul r36
inea h-39
inea_ h-49
inee r-25 g-33 h-28
ineer g-33 h-24 k-21
ineg h-31
inega h-31
inek h36
ineke h25
iners h-21
inf h23
ingf h34
ingfi h34
ingh g-30
ingha g-30
ingi m-31 h-38
ingin m-31 h-38
ingl g-26 m-32
ingle g-26 m-32
ingo m31
ingo_ m32
ini_ g21
inia h29
iniat h29
inic h-31
inic_ h-31
inim h-26
inish m31
inja h22
injan h22
inkd r29
inkda r29
inko g-35 m43
inko_ g-35 m43
inn_ h33
innes h28
inot h27
inot_ h27
inste k28
insul h53
insur g21
int_ r30
inted r-37 h-34
inth h26
inthe h26
inti r-26
intin r-27
intr r21
intre r25
inven h-22
invol g21
iny g-25
io_ m-34
ioj h23
ioja h23
ioja_ h23
iola h29
iolat h29
ione g30
ioned g40
ior m-30 h-27
ior_ m-34 h-31
ious r23
ious_ r23
ipa_ r-23 g-31 h44
ipali r-29
ipens g42
ipes h-30
ipes_ h-30
ipl_ m27 h-27
iple k22
ipo m-24
ipo_ m-23
ippe h22
ipped h29
ippi h-22
ippin h-22
ipts k44
ipts_ k44
iptv h25
iptv_ h25
iqu h30
ique h24
iqueu h31
iquid g28
iquo h29
iquor h29
iray g-27 h-36
irc g-21
ircl m32
ircle m32
ircu r33 h-23
irdr g31
irdro g31
irds g34
irds_ g34
ire_ h-44
ired h41
ired_ h41
iris m24
irish m24
irits h22
irl h25
irl_ h34
irli h-26
irm h-36
irm_ h-38
irn h22
irno h22
irnof h22
iro h-29
iron h-41
iron_ h-41
irp m24
irra g-21 m-21 h21
irra_ g-21 m-21 h21
irs_ h-42
irt_ m-21
irti r26
irtim r26
irts h-24
irts_ h-24
irty k36
irty_ k36
irya g-26 h-25
iryan g-26 h-25
isap h29
isapp h29
isb r-27 h-21
isco_ m-23 h26
iscov g30
iscr g43
iscre g43
isha r29 g-21
isha_ r29 g-21
ished g22 m-40 h-22
ishi g-37
ishin g-37
isht h-24
isht_ h-24
isig h23
isig_ h23
isin h-34
isit r-21
isit_ g-30 h-25
isits h-29
isk h21
isk_ g26 h-21
iske h39
iskey h29
iski h35
iski_ h34
isnt m-24 k22
isnt_ m-24 k22
isp h23
ispl h27
ispla h27
issa h-26
issa_ h-31
issed r22
isser h22
issin g71 h-47
issu h-21
issue h-24
istak r-23
isti h24
istl h-33
istle h-33
istre h34
istry g-25
itab k48
itabl k48
itali m-29
itam h-43
itami h-43
itan_ h31
itas h41
itas_ h41
itat h25
itca h-24
itcas h-24
itch m-22
itch_ m-33
itchc h32
ited h-43
ited_ h-43
itel g51 h-25
iteli g51 h-25
item_ g26
items g-25
ithe g37 h-22
ither g37 h-22
ithi r-24
ithin r-24
itie k22
ities k22
itiv h34
itivo h34
itiz h-21
itize h-21
itm g28
itm_ g54 h-32
itma g-25
itman g-25
itme r32 g26 h-32
ito r-31
itor r-40
itor_ r-35
itors r-27 h25
itro h29
itrou h27
ittee r22
itter h-24
itti r-25
itua m-25 h23
itual m-25 h23
itz h25
itz_ h26
iu_ r-31 g-27 m-25 h61
iv_ m44 h-40
ival h23
ival_ r-27 h25
ivas h25
ivas_ h25
ivati g26
ivea m22
iveaw m22
iven h-21
iven_ h-21
ivera r36 g-29
ivid g-23
ivide g-26
ivo_ h34
iwal r-24
ixer h48
ixer_ h38
ixi r-22 m-21 h35
ixin r-23 m-33 h37
ixing r-23 m-33 h37
iyal_ h-22
iye g-23
iye_ g-25
iyy r23
iyya r32
iyya_ r32
iz_ g-33 h30
iza h34
izar h26
izard h26
izer h-22
izer_ h-22
izo h26
izo_ h26
ja3 h-27
ja_ h35
jack_ h21
jacke m-32 h-31 k-21
jad h31
jado h35
jadoo h34
jadu h31
jadu_ h31
jag h28
jage h28
jager h28
jah k31
jahi h-21 k44
jahid h-21 k44
jam h21
jam3 r-31
jame r-26
jamo h23
jamon h23
jar_ g-27
jara h-22
jara_ h-22
jari_ h25
jars r-23 h-37
jars_ r-23 h-37
jd_ r-36 g-34
jde g34 h-27
jdee g34 h-27
jdeed g34 h-27
jebel h-21
jec h-24
ject h-24
jecti h-24
jee m24 h-36
jeet m50
jeev g34
jeeva g34
jer r-21 m-29 h22
jers r-21 m-29 h-35
jerse r-21 m-29 h-35
ji_ h36
jin h34
jinn h33
jinn_ h33
jiu r-35 g-33 m-28 h48
jiu_ r-35 g-33 m-28 h48
jos g-21 h55
joy g-21
joy_ g-21
jra h30
jra_ h30
ju_ h35
jua m48
jua_ g-25 m74 h-38
juaa m33 h-32
juaa_ m24 h-24
judge h25
juj h33
juju h33
juju_ h33
jul g-23
july g-23
july_ g-23
jun r24
junk r27 m23
junk_ r41 g-21 m-21
junke r-21 m33
jur h70
jury h50
jury_ h50
jus h-21
just h-21
just_ h-23
justm r31
kaba h30
kafe r-24 g-21 h21
kah m-22
kaly m36 h-31
kalya m36 h-31
kam g-27
kam_ h-32
kame g-35
kamel r-28 g-29
kamet r34 g-31
kan r28
kand r26 g-21 h-39
kar_ r-27 m-22 h-39
kara h-40
kara_ r-25 m39
karak m-27 h-40
kare h29
karo h30
kas_ m-27
kat r-22
kat_ h-27
kay r-28 g-26
kay_ r-28 k-24
kbe m28 h-38
kbee h-28
kbeer h-28
kda k25
kda_ r33
kdat k45
ked h22
ked_ h22
kee k21
keep k25
keep_ k40
keg h40
keg_ h43
kegs h22
kegs_ h22
kend m21
kend_ m21
keng h25
keng_ h25
keno g-23 m47 h34
keno_ g-24 m48 h33
kens m-24 h29
kens_ m-24 h29
kera g-35 m-26
kery m-22 h-38
kery_ m-22 h-38
keta g-21 h38
ketam g-21 h38
kete r21
keted r21
keym g39 h-25
keyma g39 h-25
kg_ g-34
kh_ g-21
khai m27
khal m22
khala r-29 g-25
khali h-26
khan r-34 h50
khand h38
khanz h32
khar m-41 h-22
khari g28 h-30
khas r-24 g-26 h-40
khat m-36 h29
khat_ r-23 g-33 m-35 h44
khe h-22
khe_ m-24
khel m22
khet g32 h-21
khet_ g32 h-21
khi m-38 h-36
kho h-44
khs h-29
kht r-38 g-31 m-36
kic h27
kick h27
kick_ r-26 h21
kidn h28
kidna h27
kids h-22
kids_ h-22
kie m42
kie_ m43
kies g-23 m22
kies_ g-23 m22
kill g-29
kille h-45
kim h49
kimm h49
kimme h36
kind g-21
kingf h34
kings m57 h21
kins m42
kins_ m42
kip r53
kip_ r53
kir g-26
kira g-27 h-36
kiray g-27 h-36
kish h-24
kisht h-24
kist r36
kist_ h-21
kit_ h22
kite h-26
kite_ h-26
kitt r-21
kitte h-25
kitty r-30
kka r-30 m-26
kkar r-27 m-25 h-43 k-22
kke h28
kla h-24
klet h-22
klet_ h-22
kli_ r-22 g-24
km_ r-25 g-21
kmai h26
kmail h26
kme g33
kmen g33
kmens g40 h-26
kni h-25
knift g25
knoc h30
knock h30
know_ r-21 g-24 h-29 k41
knowi g27 k-23
ko_ r-23 m24
kof h22
koff h22
koff_ h26
kol_ h29
koll r-25
kollo r-25
kom h-65
kon r-29 g-24
kon_ g-29 h23
kot h66
kou r-31 h-40
kpop h-34
kpop_ h-34
kra g-28
kra_ g-29 h-25
kri m-22
kri_ r21 h-23
ksa g-29
kshee h22
ksho h-40
kshop h-40
ksm r-24 g-24 m-30 h-25
ksmi r-24 g-24 m-30 h-25
ksmit r-24 g-24 m-30 h-25
kt_ r-63 m-29 h-44
kto r-45 g25 m-38
ktv h22
ktv_ h22
kul g-27 h21
kula g-27 h21
kund h38
kundl h22
kup_ g-22
kya g41 h-24
lab_ h-23
labe h24
label h24
laced h-25
laces m-26
lack h26
lack_ h33
lackm h26
lad_ r-23 g-27 h-25
ladd h-28
ladde h-28
ladie h22
ladin h-49
lady h35
lady_ h33
laf r34 m-21
laft h-39
lag_ g-23 m-26 h-23
laga r-31 m32
laga_ r-35 m23 h-34
lagan m33
lage h41
lager m-23 h50
lah h-29
laha g24 h-37
laime g28
lain r-27 g-23 h-26
lain_ r-25
laine g-23 h-27
lak g-26 h24
lak_ r-28 h24
lama h-29
laman g28 h-38
lamb h27
lami_ h35
lamic h-24
lamp m-22 h-40
lamp_ m-22 h-40
lanc_ h30
land h-26
land_ h-30
lank r-22
lans g-32
lans_ g-32
lant_ g-27
lante g24
lants g-42
lap_ r-22 g-33 m-22
lard r-21 h33 k-23
lard_ r-25 h38
lare k28
lare_ h-25
lared k42
laret h29
las_ g-28 h-33
lash h-41
lashe h-39 k-22
lasp h24
lass h-24
lass_ m-23
last r-25
last_ r-27
lasti h-46
later g21
lativ r36
latt r-23 g-22 m-22 h-42
latte r-23 g-22 m-22 h-42
laug g-22 h54
laugh g-22 h54
laund h-29 k23
lavo h-28
law_ g-27 m-25 h-44
laws h-30
lawy g-24
lawye g-24
lay_ m29
layb h26
laybo h26
laye h-21
layer h-25
lays r-32
laze r21
lbe r-35 g-30 h55
lcon h-32
lcon_ h-25
lcony h-33
lcu g-22 h-22
lcul g-28 m-25 h-21
lders m-26
lead g-29 m-34
leaf h-25
leage h32
leak h41
leak_ h45
leake h29
lean m-22
lean_ h21 k27
leane r-25 g-42 k-35
leani m-31 h-35
leap g41 h-21
leaps g41 h-21
lear_ g23
leara k-21
leat h-24 k-27
leath h-24 k-27
leavi h-39
leb r-29 g-24
lech h24
lecho h24
lect_ m28 h-28
lecto m23 k22
lects m24
lectu r-25 h-36
ledg h-23
ledge h-23
lee h-24
leep r25 g-21
leeps r31 g-26
leet g26 h-21
leet_ g26 h-21
left h-36
left_ h-37
leg_ h24
leh r38 m-30 h-29
lei r-31
lem_ g-32 m-32 h23
lemo r-26 g-28 m-21
lemon r-26 g-28 m-21
lend_ r28
lendi r27
lends g-24
leo h30
leop h25
leopa h25
lerk r-23
lerk_ r-23
less_ r23
lesse h31
lete_ h38
lev g29
leve g31
level g-30
lever g40 h-29
lew r-25 g29 m-27
ley_ h-21
leys h32
leys_ h32
lf_ h-24
lge r30 h-29
lgen r36
lgenc r36
lha g-28 m-25 h-36
liab g22
liabi g22
lic_ r-22 g40
lica_ h21
licat g-25 h-37
lidat r21 g-24 m-22
lifet g24
liff h47
lift h32
lifte h32
ligi h27
ligio h27
lik_ g-27 m-25 h-36
like_ g-30
likes g31
lil r-28 g-22 h-40
lim_ h33
lima r-31 g-26 m22 h28
limi h-27
limit h-26
limo h29
limon h29
lin_ h36
lind h-34
lind_ g23 h-33
linde g-27 h-23
lines g-22 h-23
lings r-26 m-28 h-25
lini h-27
linic h-31
link r-29
lion m22
lion_ m-23 h-21
lions m28
lipp g29 m38 h-21
lippe g-28 m52 h-32
lips_ r25
liq h26
liqu h26
lique h31
liqui g28
liquo h29
lir g-27
lira g-27
lira_ g-27
lisa g22 h-21
lise g-29
lish_ h33
lishe m-26
lita h31 k30
litan k54
litat r-29 h48
litt h-22
live_ m26
liy m-31
liya r-22 m-26
liya_ r-23 m-28 h-23
liye m-28
liye_ m-28
lke m-21 h26
lker h41
lker_ h30
llan m-46 h31
llan_ m-25 h26
llat g35
llati g33 h-30
llets g22
lli_ g-25
llia m30 h-28
llio m22
llion m22
llo_ h23
lloo g-22
lloon g-22
llov r21 h-24
llove r21 h-24
llow_ h-24
llows g25 h-41
llp r-25 h-51
lmet g-27 m-30 h-39
lmi g-22 h39
lmis g-22 h39
lmist g-22 h39
lms h24
lms_ h24
lna r-29 h-24
lna_ r-29 h-24
lo_ h29
load m29
load_ m29
loane r37 h-21
loans r47
lob g-25 h35
lock_ r25 g-21
locke g21
locki h-40
locks g24
loge h32
loger h32
lol m-31 k-22
lol_ k-23
lon_ r-24 g-24 m-21 h-33
lone h36
lone_ r26
loned g-23 h40
longi g28 h-24
longs g45 h-31
loni h35
lonin h35
lood h27
look h27
look_ h32
looki r-21
looks r-23 k31
loon g-27
loon_ r-21 h23
loons g-28 m-26
loos g-34
loot g-27 m29
loot_ g-27 m30 h-30
loper g21
lopes g-21 h-44
lore h-28
lored h-32
lori g-23 h-26
lorin g-21 h-21
lorr h29
loser m48
losse m29
lot m23
lote g23 m63 h-63
loth m-22 h-35
lothe h-33
lott m32
lotte m22
lotto m30
lottr m41 h-32
loud g-27
louf h66
louf_ h66
loui h22
louis h22
loure h-26
lous g-48 m-36 h-45
lov h24
love h24
love_ r-27 g-21 h44
lowed g21 h-29
lows g25
lows_ g25
loyer h-21
lp_ g23 h-27
lsa m-30 h-24
lsa_ m-29 h-24
lsd r-21 g-25 m-23 h45
lsd_ r-21 g-25 m-23 h45
lse k28
lse_ k34
lta_ h36
lter h-40
lter_ h-36
lu_ h-47
lug_ h47
luga g-31 h-24
lugan g-31 h-24
lum r-23
lumb r-32 g-24 m-21 h-24 k-31
lun r-23
lunc r-29 g-23 h-23
lunch r-29 g-23 h-23
lunt_ h33
lut h37
lux r-25
lux_ r-24 h-51
lve_ h-24
lves h-26
lves_ h-26
lvi r28
lvin r32
lving r32
lya m36 h-31
lyan m36 h-31
lyan_ m36 h-31
lyf h29
lyfa h29
lyfan h29
lym m28
lymp g23 m27 h-25
lyr h23
lyri h23
lyric h23
lys m-30 h-27
m3a r-31 g-24 m-27
ma3 g-29 m-30 h-23
ma3a g-36
ma7 g29
ma7s g30
ma_ g25
maa g22
mac m21
maca g-29 m40 h38
mach_ g27
macy h-21
macy_ h-21
madam h31
madan h-24
mado h32
madol h32
mah m26 h-46
maha m55
mahi r22
mahin r22
maid_ g-21
maini r30
maj g-34 h-29
mak_ r-22 g37 m-25 h-34
make_ g21
maker g-21
maki g-25 m-24
makin g-25 m-24
male g-23 m-24 h31
male_ g-23 m-24 h31
mall h-21
mama m-22
mango h-31
mani h26
manok h-31
mans_ g22 h29
many g-27 h29
map h-21
mar_ g-24
mara r21
mara_ r63
marah h23
marat g-21
marga h22
margi g21
marl r-23
marla g46 h-34
marra r-25
marsa h32
mart h34
marti h34
masa m-25
masar g-21
mast h34
maste h42
mate g-26 h-28
matk g-24 m39
matka g-24 m39
mato h-28
mato_ h-39
matt r26
matte r28
matu r28
matur r28
maw m-21 h-34
max g59 h-23
maya h22
mayb g24
maybe g24
maz h31
maza m-23 h36
mb_ g31 h-31
mba h25
mba_ r-40 m29
mbay_ r26
mbere m-22
mbi m29 h-25
mble h-23
mbo m25 h-23
mbol m26 h-26
mbola m26 h-26
mbr m-39 h-29
mbu m-29
mbuc h39
mbur h-43
mcx g50 h-25
mcx_ g50 h-25
mda r-21 g-22
mdan h-38
mdm r-22 g-26 h38
mdma r-22 g-26 h38
mdma_ r-22 g-26 h38
meal r-28 m-22 h-51
meas h-22
measu h-22
meat h33
meat_ h33
mebo k24
mebod k24
meda r-22 g-22 h-23
medy h25
medy_ h25
meen r-24 g25 h-22
meen_ r-24 g25 h-22
meet g-31
meet_ g-27 h22
meeti h-30
meg m33
mega m36
mega_ m24
meh g-37 m-27
meis h21
meist h21
mel g22
meli h33
melie h34
mema h27
memad h27
memb r-21
membe r-21
memo h-31
memor g35 h-25
menta g-21
menti k25
menu g-30
menu_ g-31
mera g-21
mera_ g-21
meri r-31 h-38
meric h-40
merol h41
mers r-28 g22 h30
mers_ r-25 h22
mesh m-24
mesh_ m-27 h-31
meso h29
meson h29
mess m33 h-34
messa m35 h-34
met_ h-42 k28
meth h21
meth_ r-25 g-30 m-25 h52
meti r30
meti_ r34 g-31
metri g44
metro g-27 h-31
mets g-34 h-33
mew g26
mex h-22
mex_ h-22
mez g-35 m-31 h39
mezz r30 h-28
mezza r30 h-28
mi_ r35 g-28 h22
mic_ h-29
mig h39
migu h25
migue h25
mil_ h42
mila r-30 g-26 h47
milea h32
mili h-33 k26
milk h-34
milk_ h-34
mill m21
milli m28
min_ m28
mina r-28
minal r-25 g-22 m21
minar r-27 h-31
minat h31
mind r-21 g32
mind_ r-21 g32
mined g42
miner h45
mini_ g33
minia h29
mino r-23 h-57
mino_ g-23 h-50
mins g40 m-42 h-30
mins_ g40 m-42 h-30
mint g23 h-31
mint_ h-31
mirn h22
mirno h22
mis_ r43
mise_ m-26 h-22
misp h41
mispl h41
misse r21 g-22
mist h35
mista r-23
mistr h31
mith m-26 h-23
mith_ m-23 h-23
mitt g-21
mitte r24
mix g29
miyy r44
miyya r41
mm_ r-32 m-25 h-46
mma g22 h-41
mmed h37
mmed_ h37
mmel h31
mmeli h34
mmer_ g-33 h-27
mmers g31
mmit r28 g-32
mmitt r22
mmon h24
mmon_ r-27 h23
mms h38
mms_ h38
mmu r-27
mmun r-29
mmuni r-29
mni g29
mnit g29
mnity g29
mnt r26 h-29
mnt_ r25 g-21 h-29
mo2 h-24
mo2a h-24
mo_ r-34 h-47
mob m-29 h-36
mobi h-21
mobil h-21
mocki h50
mockt h-39
mok h21
moke h24
moki h-35
mokin h-35
moll h22
molly h22
mom r-24 h-29
mom_ r-33 g-34 m-22 h-39
mon_ r-26
mona g-25 k-25
monc h29
monce h29
monda r24
monit k27
monk h50
mony h32
mony_ h32
moo g26
mood r-28 g42 m-22 h-41
mood_ r-28 g42 m-22 h-41
moon g-27
moon_ g-30
moons g-22 h32
mop r-28 g-27 m-24 h-44
mori g31 h-34
moria g38
morta h23
mos k-21
mosta g29 m-33 h-22
mot h-42
moth h-38
mothe h-38
mous g-24
mout m-22 h44
move_ h23
moves r22
mpa h21
mper h30
mperi h41
mple g-21
mples r-28 g-23 h-27 k21
mpor h21
mpora h22
mpos g30 m-28 h-29
mps h44
mps_ h44
mpt h-22
mpti h-21
mpty r-26 g-22 k-22
mpty_ r-26 g-22 k-22
mpu m-35 h-38
mra g-28 h-22
mst h39
mste h30
mt_ g39 m-46 h-35
mta r-25
mud h-27
muj k27
muja h-21 k44
mujah h-21 k44
mujr h30
mujra h30
mul k28
mule k32
mule_ r-27 m-22 h-53 k49
mulet h38
mum k-31
mum_ h-22 k-36
muna r24
munaf r23
munit r-29
mura r21
murab r21
murf r-22 m-22 h-41 k34
murt h25
murti h25
musha r-21 h-32
musi h-48
music h-48
must r21 k22
must_ r21 k22
mut h24
muta r-35 h56
mutu m26 h-45
mutua m-28 h-23
mzaw h28
mzawa h23
nab h23
nabi h23
nabis h21
nach r-22 g-21 m-23 h25
nack h-33
nack_ h-38
nacks h-22
nade h27
nafa r23
nafa_ r23
nafs h-21
nah r24 h-34
nah_ r55 h-38
nahi r-33 g22 h-21
nahi_ r-33 g22 h-21
nai h-31
nail h-21
nake g21
naked g21
nakl h34
nakli h34
nam_ r-22 m-21
name_ k26
nan r21
nanc r21
nanci r28
nang r-30 g-29 h-36
nang_ r-30 g-29 h-36
nap h26
nap_ h36
nar_ g-24 h-36
nary g26 m25
nary_ g23 m24
nas h-30
nasi g-25
nasib g-25
nat_ h26
nate g-24
nated g-28
natin g-26
naw g28
nawa g31
naway g31
nax h28
nax_ h28
nay_ r-21
naz h21
naza h26
nazar h26
nba r-21 g23 m26
nba_ r-21 g23 m26
nbe m-25 h34
nbee m-25 h34
nbi h37
nbid h37
nbid_ h37
nbr r33
nbro r33
nbrok r33
nc_ h30
nca g-22 h29
ncal h31
ncall h31
ncei g48
nceiv g48
ncel_ g-42
ncen r-36 h27
ncers h29
ncert r-33 g-26 m-31 h-36
ncest r-21 h42
nche g32 k21
nchec g50
ncheo h25
ncie r28
ncier r22
ncil h-43
ncil_ h-40
ncin r22
ncing r22
ncl_ r25
ncla g28
nclai g28
nclea g45 h-38
ncles g-28 h-24
ncr h-22
ncre h-22
ncrea h-22
nct r-21 g-22 h-26 k25
ncti h-25 k30
nctio h-25 k30
ndar_ g21
ndb m-24
ndec h-25
ndeci h-24
ndef g27
ndefi g27
ndel g35
ndeli g41 h-42
ndem g29
ndemn g29
ndere g-26 k30
ndf r39
ndf_ r58 g-25 h-40
ndi_ m-27 k23
ndic m30
ndica m30
ndit_ h23
ndles g21
ndli_ h22
ndm m-23 h-26
ndma m-23 h-26
ndo g23
ndom h-24
ndom_ h-24
ndon g28
ndor g30 h-41
ndor_ g30 h-41
ndou h34
ndow_ g-25
ndowm g24
ndrai k22
ndraw r51 h-22
ndry r-27 g-45 m-34 h-42 k-29
ndry_ r-27 g-45 m-34 h-42 k-29
ndu h34
ndu_ h35
ndul r24 h33
ndulg r36
nea r-27
near r-29 g-29 m23
near_ g-27
neb g-29 m21
nec g-29
neede h31
neer g-31 h-21
nega h-33
negar h-31
neh g26 m-22
nek h36
neke h25
neken h25
nel_ h22
nem h-21
nemp g22
nempl g22
nerg h23
nersh h-25
nes_ h23
new h-21
newi r30
newin r30
neyl r33 h-21
nfe r-28 g-24
nfer r-28 g-23 m-21
nfere g-23
nfid g-26
nfir h-26
nfirm h-26
nfol g26
nfold g26
nga_ g-31 m-28
ngal h49
ngali h42
ngan h35
ngan_ h30
ngay h-28
ngay_ h-29
ngel h21
ngel_ h21
ngem h-21
ngeme h-21
ngen g21
ngen_ g21
nges g-32 h-43
nges_ g-32 h-43
ngf h34
ngfi h34
ngfis h34
ngh g-43
ngha g-39
ngham g-37 h-58
nging h-26
ngit m25
ngits m25
ngla r29 h-28
ngla_ r29 h-28
ngle_ m-23
ngled g-29 h70
ngles h-26
ngo_ m22
ngov h32
ngove h32
ngr m-32
ngre h28
ngu h-55
nia g-21
niat h29
niatu h29
nib g-21 m22
nics h-24
nics_ h-24
nid r31
nide g34
niden g34
nie h25
nie_ h40
niec g-21
niece g-21
nies h27
nies_ h27
nif g28
nift g38
nifty g38
nik m-21
nil_ r-42 h37
nila m-26
nila_ m-26
nine m-26
nine_ m-25
nings m22
nis_ h24
nise h-34
nised h-34
nish_ g-29
nishe m26
niste h23
nistr g-28
nita h53
nitiz h-22
nito r-29 g-24 h-24 k23
nitor r-29 g-24 h-24 k23
nitr h27
nitro h27
nits g-21 m-21
nits_ g-21 m-21
nja h25
nja_ h26
njan h27
njan_ h27
nje r-24
nka h30
nkd r29
nkda r29
nkda_ r29
nket r-21 m27
nket_ r-21 m33
nkey h27
nkey_ h27
nki g-31
nkin g-31
nking g-31
nkni g25
nknif g25
nko g-33 m42
nko_ g-35 m43
nlic k36
nlice k36
nlo g-28 m-30
nloc m-27
nlock m-27
nlyf h29
nlyfa h29
nn_ h47
nna r-24 m21
nna_ m25
nnab h23
nnabi h23
nnels h23
nner h-22
nner_ h-23
nnes h34
nness h34
nnis m-29 h-27
nnot g-21
nnot_ g-23
nnui g34
nnuit g34
nny r-25 m27
nny_ r-26 m33
noc h30
nock h30
nock_ h32
nocko h22
nof k43
noff k43
noff_ h22
noffi h-27 k62
nog h33
nog_ m-29 h38
noi k-38
noir h23
noir_ h23
nok h-31
nok_ h-31
nol h-23
nom h-41
nomi r-24
nomy h-36
nomy_ h-36
non g31
none g27 h-22
none_ g27 h-22
noo r-21 h48
nop m-29 h-36
nor_ g25
norm g-21
norma g-21
not_ g24
nota r-29
notar r-29
note g-21
notes g-23
noti k25
notic k25
nou g-41
nov_ r32
novel r-21 m-22 h-28
nowi g27 k-23
nowin g27 k-23
nre r21
nre_ r51 h-25
nreg k23
nregi k23
nro r36 g-23
nro_ r56 h-26
nsc h22
nsel r-22 m-28 h-23
nsell r-22 m-28 h-23
nsex g51 h-28
nsex_ g51 h-28
nshi h22
nshin g-22 h32
nsho r35
nshop r39
nsio h-32
nsion h-32
nsiv h-22
nsive h-22
nsl g-29
nsla g-29
nslat g-30 h-33
nsol g-26
nsoli r21 g-24 m-22
nsom h23
nsom_ h23
nsore h25
nsort g34
nstan r-30 m47
nste k28
nstea k28
nsur g21
nsure r-22 g25
ntan r-29 g-35 m-37
ntas h-22
ntasy h-22
nte_ m21
nteen g-26 m-30 h-24
ntees r43
nter_ r-29 h-23
ntern g-24 h-34
nters r21 g52
ntes m40
ntest m40
nthe h25
nthe_ h26
ntif g34
ntifi g34
ntl r-25
ntra_ h43
ntres r27 h-25
ntrie m26
ntro r-21 g-21 h-34
ntrol h-30
nu_ r-23 g-31
nual h-25
nual_ h-25
nud h22
nude h22
nudes h44
nuit g34
nuity g34
nur h-29
nurs h-40
nurse h-31
nutes g30
nver h-29
nvert h-27
nvi r-21 h-38
nvid g26
nvidi g26
nvol g21
nvolu g21
nym g22
nyme g32
nymex g32
nze r-21 h33
nzee g-21 h29
nzeer g-21 h29
nzi g-24 m-24
nzir h48
nzir_ h48
o2a h-30
oac g-26 m-27 h-30
oach g-26 m-27 h-30
oachi m-22
oak m-32
oak_ m-40 h-29
oal g28 h-35
oal_ g26 h-27
oals m46 h-29
oane r37 h-21
oaned r37 h-21
oans r47
oans_ r30
oap g-30
oap_ g-29 h-30
oar_ h42
oat h-24
oat_ h-24
oats h-25
oats_ h-25
oba m-26
obe m24
obe_ g-32 h46
obel h-56
obi h-28
obil h-21
obile h-21
obj h-24
obje h-24
objec h-24
obl g23 m-22
obon r25
ocai g-23 h35
ocain g-23 h35
ocate h-21
ocati g27
occ h30
occu h30
occul h30
ocer r-23 h-25
oceri r-25 h-21
ocery m-22 h-38
och r-38 g-26 h70
ocia m25 h-27
ocial m27 h-36
ocie g23
ociet g23
ocked h35
ocker h-26
ocko h22
ockof h22
ocks m-29
ocks_ m-24
oco h-23
ocop h-24
octor h35
ocur h48
ocut h24
ocute h24
oda_ g-27
odays h-21
odd m32
odds m23
odds_ m23
ode_ g-26
odei h28
odein h28
odh g29
odia h29
odiac h29
odo h22
odom h30
odome h30
odoo h40
odoo_ h40
odw r33
odwi r33
odwil r33
oe_ h-37
oem r-33 g-26
oem_ g-28
oet g21 m-29 h26
ofa r-21 g-22 h-30
ofa_ g-21 h-28
offer h26
offs h33
ofr r28 g-38 h-45
oft_ h-49
og_ h27
oga h32
ogar h-24
oger h32
oger_ h32
ogh h22
oh_ r-43
oha_ g-25 h-33
oi_ h-35
oices r29
oid k23
oid_ k30
oidi k22
oidin k22
oing g23
oing_ g23
oins h28
oins_ h28
oint_ r-23 h22
oints r25
oir h34
oir_ h23
ois k-42
oise h-28 k-48
oise_ h-28 k-48
oja h36
oja_ h29
oju h30
oju_ h30
oken_ h-26
okens m-25 h22
okers h-25
okh r-34 m-30 k-21
okie m47
okie_ m43
okies g-23 m26
okin m-21
oking m-21
okl h-22
okle h-22
oklet h-22
okr g-23 h-25
okra g-23 h-25
okra_ g-23 h-25
oksh h-31 k-29
oku h27
okup h27
okup_ h27
ola_ m25
olar g-25 m-21 h-41 k-22
olar_ g-23 h-39 k-22
olas m-34 h-27
olati h27
older m-32
oldi m-25
oldin m-27
olf h-41
olf_ m31 h-41
olfa h-23
olfa_ h-23
oli_ r30
olis r-29 g27 h-44
oliv r-24 m-25 h-37
olive r-24 m-25 h-37
olli h22
ollo_ r-25
ollov r21 h-24
olls m-30
olls_ m-30
olly_ h22
olo_ g-26 h78
olog h24
ologe h32
olor h-30
olor_ h-29
olore h-32
olou h-31
olour h-31
olut h22
olv r32
olvi r32
olvin r32
oly r-30
olym m28
olymp g23 m27 h-25
omac g41
omach g27
oman g-23
oman_ g-22
omar r22 h-30
omar_ r22 h-30
omato h-28
omb_ g33
omba r22
ombay r26
ombo m26 h-26
ombol m27 h-27
omebo k24
omem h27
omema h27
omew g26
omil r-21 m26
omill r-21 m26
oming g25
omino h-55
ommel h34
ommit r28
omo_ m22
omol g-21
omp_ m35 h-44
ompos g30 m-28 h-29
ompu g-23 m-36 h-36
omy h-36
omy_ h-36
ona_ g-24
oncei g48
oncel h29
oncer r-35 g-28 m-35 h-36 k-21
ond_ h-25
onda h30
onday r24
onded h23
ondi h-26
ondo g32
onds r32
onds_ r32
oned g21 h30
oned_ g22 h21
oner g-25
oner_ g-28 h-34
ones h22
ones_ h21
oneyl r33 h-21
onfe g-25
onfer g-23
onfi h-31
onfir h-26
ongin g28 h-24
ongit m25
ongs g51 h-23
ongs_ g51 h-23
oni_ h27
onic_ h26
onics h-24
onin h25
oning h25
onit k27
onito k27
onk h43
onke h27
onkey h27
onlyf h29
onn r-37 h23
onna h51
onne r-35 h-29
ono m-27 h-27
onom h-35
onomy h-36
onor h33
onor_ h33
onsh h24
onshi h24
onsid g24
onsol r21 g-24 m-22
ontes m41
ontro h-30
onz r22 h27
oo_ h-36
oodo h40
oodoo h40
oodw r33
oodwi r33
oof h-24
oof_ h-35
ooj h34
ooja h34
ooja_ h25
ooker h31
ookie m27
ookin m-23
ookl h-22
ookle h-22
ooksh h-31 k-29
ooku h27
ookup h27
ool h-24
ool_ h-23
ools r-24
ools_ r-25
oons g-25 h22
oons_ g-26 m-21
oonsh g-22 h32
oop g28
oop_ g45
oos_ r-26 g-41
oose h23
oose_ h25
oosi r-27
oost m21
oot_ h-43
oota g-21 h31
ooth r-37 m-23 h27
ooth_ h-21
ootl h32
ootle h32
ooz h43
ooze h38
ooze_ h38
opa g-25 m-23
opar h25
opard h25
open_ g29
openi m30
opens h29
oper_ g21
opes h-32
opes_ h-32
oph m-21
ophe h27
ophet h32
ophy m-23 h-23
ophy_ m-23 h-23
opi h28
opie h24
oples h37 k-21
opo r-30 g-37 m-40 h35
opol r-25 m-31 h-31
oppy g-22 h-45
oppy_ g-22 h-45
ops h33
ops_ h43
opsh r-23 g34 m-32 h-36
opshi g26 h-22
opy g-23
opy_ g-21
oran g-35 h-49
orar h22
orary h22
orate r22
orati m-22
orb r21 h-22
orbe r30 g-25
orbea r30 g-25
orc h34
orcer h27
orci h25
orcin h25
ords k24
ords_ k24
orec m27
oreca m27
orex g30 h-21
orex_ g30 h-21
org h28
organ h27
orgav r-27
orge h22
orgi r-26 h36
orgin h51
ori h-27
oria r-21
orial r-21
orin h-24
oring h-23
oris g-23 h-44
orit h-27
oriti g-23 h-32 k31
ority r-21 g24
oriz h26
orizo h26
orke h32
orker h31
orkm g33
orkme g33
orksh h-24
orld_ h-24
orma g-25 h-22
ormal g-21 h-28
orne r-32 g-33
orno h24
orph r-29
orpha r-26
orpo r22
orpor r22
orses m24
orsh h32
orshi h32
orta m-23
ortad h23
orted g29
orth m-23 h-25
orts_ h23
osa r-39 g-33 h-22
osc h28
osec h24
osecc h24
oser m41
oser_ m23
osers m48 h-22
osh_ g22
ositi g33 h-22
osits r21 k29
oso h-21
osp h-27
ospi h-27
ospit h-27
osta m-28 h-22 k-21
ostag r-37 g-23 k-27
osted r44
oster r-25 g-28
ostes m-21 h27
osti h38
ostit h41
ostp h-26
ostpa h-24
osts r39
osts_ r39
ostu h-21
ostum h-21
ota_ r-29 m-22
otar r-27
otary r-29
otat m-27 h-30
otc_ g27
otect g22
oted r-29 m-23
oted_ r-29 m-23
otel_ h-23
oter g-25 m72 h-23
otex m26 h-24
otex_ m26 h-24
othel h33
othes h-33
oti g-24
otic_ h30
otice k25
otio g-37 m-29
otion g-37 m-29
otk m-26 h27
otl h22
otle h32
otleg h32
otm g21 h-26
otm_ g55 h-31
otoc h-25
otoco h-25
otor_ g21
otos h25
otos_ h25
otto m23
otto_ m30
otton h-22
ottr m41 h-32
ottry m41 h-32
oty r-28 g-23 m26
oty_ r-28 g-23 m26
ouch_ g39
oud g-21
oud_ m-22 h-22
ouf r-22 g-24
ouf_ r-22 g-24
oui m-21 h70
ouis h22
ouis_ h22
ouk_ g-21
oun_ r31 m-22
ounce h37
ouns r-22 m-28 h-23
ounse r-22 m-28 h-23
ounta r-30 g-31 m-37 h-45
ounti r45
ountr g-32 m-25 h-22
ounts h21
oupl h31
ouple h31
oura g-25
oured h-25
ourie r-21
ourse g-27
ourt_ h-28
ousef g-26
ousie h-27
ov_ r32
ove_ h24
ovel m-27 h-28
ovel_ r-22 m-29 h-29
overc h-30
overi g-33 h-50
overn r23
oves g-24
oves_ g-24
ovie_ g-31
ovies h32
owar h23
owar_ h24
owd g-22
owe_ g-22 m36
owerb m22
owers h-22
owes m31
owes_ m31
owl_ m25
owm g24
owme g24
owmen g24
owned g39
ownie h43
ownin h-26
owns h-42
owns_ h-42
oxy h53
oxy_ h34
oy_ g-23
oya m-21
oyal m-23
oyal_ h25
oyer h-21
oyer_ h-21
oyst g27
oyste g27
oz_ r-27 g-37 k-23
oze h27
oze_ h38
p2p r23 h-23
p2p_ r23 h-23
pa_ r-24
pace g-21
pace_ g-21
packs r-26 h-37
pad r-21 h-21
pad_ g-33 h-31
padd m26 h39
padde r-22 h65
pade g-21 h-33
padel h-21
pads h-25
pads_ h-25
pag_ g38 h-22
page h27
page_ h24
pain g-22 h-37
paint g-21 m-21 h-46
pair r-21
pair_ r-24 h-33
pairs h-30
paisa h-35
paise h42
pak r-21 g-22 h32
pale g-25
pali r28
pall g40
palle g40
palmi g-22 h39
pam_ h21
pana h-41
pand h28
pandi h28
pane k-28
panel k-29
pang h26
pango m-23 h34
pani_ h56
par_ r38 g-34 h-41
para r-21
para_ m-29 h-30
param g44
parc r-28
parce r-22
pard h25
pard_ h25
pare r-25
pare_ h-24
pari g-21 m55
pari_ m37
park m-28
park_ m-23 h-26
parki r-24 m-22 h-23
parl m32 h22
parla g-23 m22
parr m-21 h-32
parro m-21 h-32
pas_ r-45 g-27 m-22 h25
pass_ h-23 k27
passa g-46
passp h23
past h43
past_ r36
pata_ g22
patc g-21 h-38
patch g-21 h-38
pate h-35
paten h-35
pati h-23
pato r33
paton r33
patt m25
patte h-35
patti r-21 m28
paw r34
pawn r36
pawnb r33
pawne r58
pawns r32
payof h21
payr r-23
payro r-23
pcs_ m-23
pcso m31
pcso_ m31
pdc r34
pdc_ r29
peac g26 h-21
peace g30
peal h-32 k52
peal_ h-32 k52
pear_ h22
pears g27 h-22
peb g26
pebb g28
pebbl g28
pecia h26
pecif g29 h-27
pect_ g52 h-41
pecte r-24 g-29 h-22
pecti g-25
pecto h27
pee_ h-22
peer r30 h-28
peer_ r30 h-28
peh g22
pehl g22
pehle g31
pek h25
peke h25
peke_ h23
peken h25
pell_ h24
pelli g-28 m-26 h-50
pells h38
pend_ k-22
pends g26
peni m30
penin m30
penn r-27 m36
penny r-27 m36
pent r-23 m-22
pente m-21
perf h-24
peri h40
perie h29
perin h33
perit h26
perm_ h52
perma g-24 m-34
pero h29
perol h23
perp g37 h-22
perp_ g59 h-27
perps g39 m-30 h-23
perso k21
pert m27
pes h-24
pes_ h-24
pet_ r-25 m-32 h-35
pete g42
peter g42
petit h-26
petr g-26
petro g-27
pf_ r54
pgr g-21
pgra g-21
pgrad g-21
pha r-28 h-31
phan r-26
phans r-25
phar h-35
pharm h-36
phe g-22 h30
phet h38
phet_ h32
phi r-22
phil r-36 g55 h-37
phis h23
phish h23
phy_ m-21 h-23
pic_ g49 h-24
pick m28 h-30
pick_ m44 h-31
picke r-24 g-23 h-33
picks m48
pics g-21 h41
pics_ g-21 h41
pict h32
pictu h32
picy h38
picy_ h38
pig h29
pig_ h39
pige m27 h-22
pigeo m27 h-22
pigg h-27
piggy h-27
pigl h32
pigle h32
pigs h46
pigs_ h37
pil h23
pill h31
pills h32
pils g-25 h45
pim h50
pimp h50
pin_ r-22 h-28
pink m51 h-71
pinn m31 h-63
pino h32
pinot h27
pins m34
pins_ m34
pint h40
pint_ h34
pints h33
pir_ h25
pire h22
pired h22
pirin h-22
pit_ h23
pitc m-27
pitch m-27
pl_ m31 h-32
plai r-28 g-21 h-24
plain r-28 g-21 h-24
plans g-32
plas h-32
plast h-32
plate r-27 g-35 m-33
play h24
play_ m34 h28
playb h26
ples h32
pless h37 k-21
pliff h47
plot h-26
plot_ h-24
plots g26 h-31
pls h27
pls_ h27
plug h49
plug_ h47
plum r-32 g-24 m-21 h-24 k-31
plumb r-32 g-24 m-21 h-24 k-31
pm_ r-35 m-32 h-39
poa h22
poc m23
pock m23
pocke m23
pod g-39 m-22 h-57 k-28
poe r-29 g-41
poem r-33 g-26
poem_ g-28
pok m55
poke m40
poker m41
pole k-25
pole_ k-25
polis h-39
poly r-34 g-39
pond_ r-21 g21 h-24 k-23
pone r33
pons_ h23
pooj h34
pooja h34
pool m29
pool_ m21 h-28
pools r-30 g-33 m27 h25
poor m-21
poor_ m-21
pop g-23
poppe h26
poppy g-22 h-45
porar h22
porat r22
porc h34
porci h25
pork h30
pork_ h29
porn h43
porn_ g-22 m-27 h36
porno h24
porti g22
pose m-26 h-41
poss g22
posse g26 h-23
post_ r23
posta r-37 g-23 k-27
poste g-22
postp h-26
pot_ m27
poti g-31 h34
potio h40
pots h-21
pots_ h-21
pott r-30 m-29
potte r-30 m-29
pow g-22
powe g-23
power g-23
ppea k24
ppeal h-32 k52
pped h26
pped_ h26
ppens g27 h-26
ppf r54
ppf_ r54
ppie h-36
ppies h-36
pple h-23
ppo h-27
ppor h-25
pport h-35
ppre g-21
pr_ r56 m-27 h-36
pre_ g59 h-28
prea g39 h-30
pread g39 h-30
pref r36 g-22
prefe r36 g-22
preo g24
preor g24
prep h-27
prep_ h-24
presa g44 h-26
presc g-26
presy g26 h-22
pring m-21
print r-35 g-30
prit h22
pritz h22
prob m-25
promo m-21 h37
proo h-24
proof h-47 k-23
prop_ g21 h-29
prope r-26
proph h32
pros h33
prose h24
prost h41
prot g21
prote g22
prox h34
proxy h34
psh r-23 g34 m-32 h-36
pshi g26 h-22
pship g26 h-22
pst m24 h-23
psta m31
pstak m31
psy h34
psyc h23
psych h23
pta h33
ptag h31
ptago h31
pter r-21
pter_ r-21
pto_ h-22
ptop_ h-35
ptops h31
pts k44
pts_ k44
ptv h25
ptv_ h25
pty r-26 g-22 k-22
pty_ r-26 g-22 k-22
pub_ h31
pud h28
pudd h28
puddi h28
puj h29
puja h29
puja_ h26
pulls h-34
pum g-23
pump g-24
pump_ g-24
pun r-26 m41
punt g-26 m56
punt_ g-25 m25
pupp h-21
puppy h-21
pure r-28 h-22
pure_ r-28 h-22
puri r-25
purif r-25
purs g-39
purse g-39
pus m27
pust m33 h-39
pusta m33 h-39
put g26 h-22
put_ m-21 h-26
puts g36 h-21
puts_ g36 h-21
qar_ h-22
qarz r33
qarz_ r33
qat h55
qat_ h55
quare m35
queu h39
queur h31
quia h25
quiap h25
quid g23
quid_ g-21 h29
quida g45 h-33
quil h24
quila h24
quip m-27
quipm m-27
quire g22 h-36
quit_ m-31 h-22
quiz g-24 h-27
quiz_ g-24 h-27
quo h24
quor h29
quor_ h29
quote m24 h-21
qur m-25
qura m-25
quran m-25
raa g-21 m22
rab_ g30
rabe r-36 m21 h-23
rabi m-22
rabl r36 g-29
rable r36 g-29
racec m22
raci m26
racin m26
rack_ g-23
racke h25
racto h-37
radar k38
radd r-29
raddl g22
rader h-25
radio h-30
raffi h21
raffl m22
raged h-31
rages h35
rah_ g-22 m-26
raha m28
raha_ m-21
rahan r-25 m37
rahe h28
rahee h23
rahn m35 h-22
rahn_ m35 h-22
rai h-21
rail h-29
rail_ h-31 k22
raine m-41
rains h-29
raisi h-34
raj_ r-27 h36
raja h-35
raja3 h-35
raka r-24 h-40
raka_ r-21 h-32
raki r-26 g-25 m-26 h57
raki_ r-28 g-25 m-25 h49
ral h-29
ral_ h-27
rall g-32 h32
rall_ h40
rame g-31
ramet g35
rams h23
rams_ h23
ran_ r-28 m-22
rand_ h-26
randi r-32 g-30 h36
rando h-24
ranga h-29
range g-30
rangl g36 h40
rank_ h28
ransl g-30 h-33
ranso h23
ransp h-32
rants g32
rap_ m-26
rape g-25
rape_ g-25
rapp g-23 h38
rappa h36
rapy m-21
rapy_ m-21
raq r-39 g-27 h31
rar r-24
rash_ m22
rast h26
rasti h26
ratc m33
ratch m33
rated h59
rateg g32
ratel g27 h-25
rath g-31
ratho g-21
ratin h51
ratio h-23
rawe g-35 m-29 h33
rawi m-22
rawin m-22
rawl m-25 h23
rawl_ m-25 h23
rawn r26
rawn_ r33
ray_ g-21
rayed g30
razi h-21
razil h-21
rba r-31 m30
rbal m23
rball m26
rbe g-34 h-43
rbea r30 g-25
rbear r30 g-25
rber r-24 h-40
rber_ r-24 h-40
rbi g-31
rbo_ m23
rboo h-22
rboon h-22
rce_ r-22 h-24
rcel r-21 h-36
rcel_ h-22
rcels r-24 g25
rcer h27
rcere h30
rch_ h-25
rchi r-24 g-21
rcin h25
rcine h25
rcl m30
rcle m32
rcle_ m32
rcom h-23
rcu r33 h-23
rday h24
rded k22
rded_ k22
rden g-23
rden_ g-24
rdere m-22 h-36
rdi r-30 g-21
rdi_ h22
rdin r-32 g-22
rding r-34
rdl r28
rdle r28
rdles r28
rdo m45 h29
rdo_ g-28 m34 h40
rdon h42
rdra r22
rdraf r21
rdro g26
rdrop g31
rea_ h32
reade h33 k-21
reads h24
ready h-24
reak h21
reak_ h35
reaks g40 h-24
ream r-26
ream_ m24
reams r-44 m-32 h-35
rear h31
rease h22
reasu r23
reat h27
reate h34
reb g-30
reba g-27
rebat g-29
rebe h-31 k46
rebh h-25
rebh_ h-25
reca m27
recas m27
rech r-24
recha r-24
reci g-26
recit h-39
reck g22 h-26
reck_ g22 h-26
recr r-24
recru r-26
rect_ m28
recto h-21
reds r-30 g-25 m-25 h30
reds_ r-30 g-25 m-25 h30
reduc r24
redun g32
reen h-23
reene r-28 g-21
reeni h-25 k25
rees r-22
rees_ r-21 g21
ref_ r-24 g22 h-36
rega r26
regar r28
regl h29
reglo h29
regs h29
regs_ h29
reha h-27
rehab r-21 m-25 h-26
rehan m26
rein g22
rein_ h29
reins g39 h-24
reis g-25
reiss g-25
rel_ g-26
rela h31
relab h31
rele h-28
relea h-28
relig h27
relo r-21 m25 h22
reloa r-21 m25 h22
rels g24
rels_ g24
rema h30
remed h25
remit h-26
renes h-33
renta g-33
rente k44
renti h-23 k39
rents h-27
reo g24
reor g24
reord g24
rep_ h-24
repac h39
repai h-25
repla h-29
repo_ r83 g-25 h-34
repu r29
repur r29
rers h-22
rers_ h-22
resce h-23
rescr g-26
resh g-25 h-23
resh_ g-24 h-26
resho k22
resi r-26
resol r-21
resse g-29
ressi r-27
resy g26 h-22
resyo g26 h-22
ret_ h21
rete g-29 m-29
reten g-23
reti h-23
retir h-23
retr m-37
rety r21
rety_ r21
reven m-21
revie h24
revo r32
revol r32
rewel r-22 h-23
rex g30 h-21
rex_ g30 h-21
rey_ h22
rf_ r-31 h-54
rfe h22
rfi g-33 h39 k32
rg_ r-25 g-39 h26
rga g-27
rgan h27
rgan_ h23
rgani r23 h-39
rgans h34
rgari h22
rgav r-27
rgave r-27
rgen r-32 g-23
rgent r-23
rger m-25
rger_ m-33
rget g-23
rget_ g-25
rging h38
rgla g28
rglar g28
rham_ m-42
ria_ h30
rial h-28
rial_ h-28
rib_ r-28 g-55 m-23 h-21
riba r23 h-27
riba_ h-23
ribe_ r-41 g-36 m-31 h39
ribed g35
rica h34
rica_ h23
rican r-23 h28
rich r-25 g30
rich_ r-28 g32
rici g-21
ricit g-23 h-26
rick_ r45
ricke h-24
rid_ h21
ride r-24
ride_ r-31 g-34 m-29
rider g30 h-35
ridgi r24
ried h29
ried_ h29
rienc h29
rier h-21
rier_ h-21
ries_ h-29
rifl g-22
rifle g-22
rig g22
rigg g-21
righ g34 h-22
right g34 h-22
rign g-25 h21
rih m27
riha m32
rihan m37
rij g-21 h25
rik r-24
ril r-30 h-33
rill r-23 g-25 h-30
rim h-28
rim_ g32
rimm g-21 h-27
rimme h-25
rimmi g-23 h-24
rina g-34 h-28
rink_ g-21
rinks h22
rint r-35 g-30
rint_ g-21 m-21 h-32
rinte r-46 m-21 h-36
rinti r-27 g-24
rioj h23
rioja h23
riou r24 h-21
rious r24 h-21
rippe h28
ris_ g-24 h-23
rish h37
rish_ m24
risk g26 h-21
risk_ g26 h-21
risp m-22 h21
rist g-28
ritab k48
rital h30
riter k-37
ritie g-26 h-28 k28
ritin g28
rits h22
rits_ h22
ritu m-25 h23
ritua m-25 h23
ritz h22
ritz_ h22
rival r-33 g-22 h28
rive_ h-22
river r-32 g-30
rivi g-23 h-31
rix m23
rizo h26
rizo_ h26
rja r23
rja_ r25 g-22
rka h25
rked r21 g-34 h-27
rked_ r21 g-34 h-27
rker_ h26
rkey h-24
rkey_ h-24
rki r-27
rkin r-22 m-21
rking r-22 m-21
rkm g33
rkme g33
rkmen g33
rksh h-24
rksho h-28
rky h34
rky_ h34
rl_ h27
rla_ g46 h-34
rlay g-23 m22
rlay_ g-23 m22
rld_ h-24
rle h-30
rley h-30
rley_ h-30
rlo h43
rloc h60
rlock h60
rma h-21
rmac h-36
rmacy h-43
rmal g-21 h-28
rmal_ g-21 h-28
rmar m-31
rmark m-31
rmed m29
rmed_ m29
rmei h21
rmeis h21
rmen h28
rment h21
rmina r-23 g-21 m21
rmine g42
rming g-30
rmo h24
rmou h33
rmout m-21 h39
rne r-22 g-21 h-30
rner h-21 k21
rner_ k24
rnes g-21
rnest g-21
rnig r21
rnigh r21
rnit r-21
rno h35
rnof h22
rnoff h22
robo r39 h-38
rocer r-23 h-25
rock h45
rocks g-25 h42
rocu h33
rocut h24
rod g26
rog g-25
roga h49
rogra h-21
roi r21
roin g-21 h26
roin_ r-21 g-23 h28
rollo r21 h-24
rolls g-22 m-35 h-38 k-21
rolo h41
rolog h31
romil r-21 m26
romo m-21 h37
rone h33
rone_ h28
rong k24
rong_ k25
roni_ h25
ronic h-28
rono h-32
ronom h-32
roof h-21
roof_ g-34 h-30
rook r-36 m-23 h-28
rook_ r-32 m-26 h-25
root h-44
root_ h-44
rop_ g23 h-23
rope r-21 h-23
roper r-26
roph m-21
rophe h27
rophy m-23 h-23
rops g22 h-32
rops_ h-40
ropsh g26 h-22
ror r-30
ror_ r-31 g-21
ros h21
ros_ h-23
rose_ g-21
rosec h24
roso h-27
ross h30
ross_ h28
rost h41
rosti h41
rot_ m-32 h26
rotec g22
roti h28
rotic h28
rott h38
rotte h38
roul m23
roule m23
rous h21
rous_ h27
roved h-25
row_ r-21
rowd r33 g-24 h-23
rowni h43
rowns h-40
rows r21 h-29
rows_ r21 h-29
rox h34
roxy h34
roxy_ h34
roya m-23
royal m-23
roz r-23 g-35 m-24 h-32 k-21
rp_ g27 m-25
rpa r-26 h-36
rpet_ r-27 m-25 h-34
rph r-29
rpha r-26
rphan r-26
rpl r31
rpla r41 m21
rplan r56 g-24 h-24
rpora r22
rps g39 m-30 h-23
rps_ g39 m-30 h-23
rra_ h31
rrac h61
rrel_ g-26
rrels g24
rrent r32
rries r-22 g23 h-22
rriva r-33 h-24
rrog h49
rroga h49
rron g-22 h30
rror r-27
rror_ r-28 h-25
rrot m-21 h-32
rrot_ m-21 h-32
rrows g24
rruq r25
rruq_ r25
rsa r-23 h32
rsal r-26 h33
rsal_ r-25 h25
rsala h32
rser m-23 h-21
rsery m-23 h-21
rsey r-21 m-29 h-35
rsey_ r-21 m-29 h-35
rsio g-24
rsion g-24
rson_ h38
rsona k26
rtad h23
rtade h23
rtat h22
rtati h22
rted g26
rted_ g26
rtend h48
rterl r-30
rti_ h31
rtic h-23
rticl r-21 g-21 h-23
rtim g-24 h-26
rtime g-24 h-26
rting h-21
rtini h26
rton m-22 h-33
rton_ h-48
rtons m-23
ru_ g-22 m-30 h52
rud g22
rude g27
rude_ g27
rugg h-36 k47
ruggl h-36 k47
rugs_ h41
ruin h-46
ruits g41
rum h22
rum_ h46
rumm m27 h-24
rummy m32
runa g31
runaw g31
rune h58
runn h-22
rupa r34
rupay r34
ruq r27
ruq_ r29
rus_ m48
rust g-22
rut g-21 h42
rut_ g-23 h38
rva r-29 g-25 k60
rver m-22
rves g24
rvest g24
rvey h-22
rviv g26
rvive g44
rwi g24
rwis g24
rwise g24
rya g-33 m36 h-37
ryan g-26 h-25
ryani g-26 h-25
ryo r-27
ryon r-27
ryone r-27
rz_ r22
sa7 m26
sa7b g-22 m21 h-34
sa7e h34
saa h-32
sab h-22
sabo m49
sabon m49
sack h-22
sack_ g52 h-29
sacr h25
sacri h25
sad h27
sada g-22
sadaq g-21 h-32
sado r-22 h21
saf h-26
safe g-21
safe_ r27 g-22
saff h-26
saffr h-26
sahab h28
sahe m-24
saher h29
sahi g-24 h58
sahr h25
sahra h25
saik r29
saikd r29
sain h30
saink r29
saint h52
sak h23
sak_ r-40 g-21 m-32 h21
saka h32
sake g-21 h26
sake_ g-22 h31
sakke h28
sala_ r-32 g-25 h26
salad h-40
salaf r31 m-21 h-39
sali h-29
sall g-33 m-27 h-34
salla g-21 m-22 h-26
salon r-22 h-44
sals m-29 h-24
salsa m-29 h-24
salt h38
salts h38
salv h24
sama g32 m-24 h-22
samb m-28
samp g-24 h-29
sampl g-24 h-29
san_ r-34
sanc r29 k23
sance r32
sanct g-29 h-24 k32
sand_ g-26
sandu h24
sang r22 h22
sangl r29 h-28
sangr h24
sani h-24
sanit h-24
sant g-37
sap h44
sapp h39
sappe h29
sar r-27
sara g-21 m-25
sara_ g-22 m-28
sary h32
sary_ h32
sat m24
sat_ r30
sati h-24
satt m43
satta m28
satte m55
satu h22
satur h22
sauc m-27
sauv h43
save h-29
saved h-42
saver r32
saw g-23
say h36
saye r22 g-49 m-36 h31
says h21
says_ h21
sband h24
sbe r-31 g-21 m-23 h60
sbo r21 m22
scalp g57 h-40
scam r-22 h60
scam_ r-21 h52
scat g-22 m27
scatt m31
sce h-33
scen h-33
scent h-33
schem r32
schen g21
schn h41
scho h-25
schoo h-22
schw h33
schwe h33
sco_ m-22 h33
scoo g41
scoop g41
score m40
scot h24
scov g30
scove g30
scra m28
scrap m-21
scrat m33
scued h-22
sdt g25
sdt_ g25
se7 h39
se7r h39
se7r_ h39
sea_ h-26
sean h46
seanc h46
seat g-29 m-21 h-26
seat_ g-41
seats m-25 h-25
seb g-24 h22
seba r32
sebac r32
sec_ g-47 m70
secc h24
secco h24
secra h48
sect g-24 h34
secu h-24
secur h-24
see h-28
see_ k30
sees k40
sees_ k40
seet g31 m-27 h-32
seet_ g31 m-27 h-32
sef g-25
sef_ g-25
seg g39
self h-21
self_ h-21
selle g22
seme r22
semi h-27
semin r-27 h-31
send k24
send_ k25
sendi r-28
sends h33
sens g26 h-28
sense g51 h-28
sepa h21
separ h21
seri h-33
serio g29
sers r-23 g-29 h-37
sers_ r-23 g-29 h-37
sert_ h-24
serta h22
sery m-23 h-21
sery_ m-23 h-21
sess_ g40 h-25
sesse g39 m-23 h-22
set_ m-33
sex h45
sex_ h26
sext g-31 m-21 h51
sexti g-30 h48
sey h-41
sey_ r-22 g-24 h-41
sha2 g-30
sha2a g-29 h-24
shab r-31 m-26 h27
shad h-43
shade h-37
shah r32 h-21
shaha r21
shahr r28
sham r24
sham_ r54 h-23
shani h31
shant h24
shap m-36 h-25
shape m-36 h-25
shara h46
shari r-26
shark r25 h-34
shart g-26 m92 h-45
shayk h21
shed m-26
shed_ m-26
shees h43
shel h-31
shelf h-27 k-22
shers g-32 m38
shes h-34
shes_ h-34
shi_ g-28
shie r-21 g27
shiel r-23 g31
shif g-24
shift g-24
shine g-22 h41
shirt m-23
shis r-21 h26
shish r-21 h26
shiv h33
shoe m-35 h-29
shoes m-39 h-30
shol k22
shold k22
shoot h29
shopp g-38 h-27
shor g26
short g26 h-23
shou r-26 g-31 m26
show_ g-22
shown k27
shows g22
shta h-31
shte r-24 g28 h-26
shter r-24 g28 h-26
shu_ g27 h21
shw r-24 h49
shwa r-24 h37
shy r25
shyl r25
shylo r25
si7 h33
si7r h33
si7r_ h33
sia m28 h23
sian h23
sian_ h23
sic_ m25 k-22
sica h-32
sical h-32
sidd h32
siddi h32
sider h28
sides r-25
sie_ h-27
sig_ h23
signe r-24
signi r-25 g-30
signm h28
silo h31
sim g-31
sim_ r-27 g-30
sinc r22
since r22
singi m-31 h-38
singl g-28 m-24
sings g26
sino m22
sino_ m21
sins h-23
sins_ h-23
sint h26
sinth h26
sions g-33
sir h21
sir_ m21 h26
sisi h23
sisig h23
sitt g-25 m-27 h-26
siu h38
siu_ h38
siz r-26 h-23
size r-26 h-23
size_ h-24
sk_ k23
skets r-25 m-33
skey h29
skey_ h29
ski_ k-32
skim h49
skimm h49
skin m22
skins m42
skip r53
skip_ r53
sl_ r24 g-29 m-22 h-36 k-26
sla_ g24
slam_ h70
slami h-25
slat g-30 h-33
slati g-25 h-24
slau h34
slaug h34
sle g-26
slee g-26
sleep r25 g-21
sli h26
slip_ h33
slips r46 h-21
slo m26
slot m29
slot_ m21
sm_ h22
smir h22
smirn h22
smit m-21 h-23
smith m-21 h-23
smoke h24
smoki h-35
sms m43 h-25
sms_ m43 h-25
smur r-22 m-22 h-41 k34
smurf r-22 m-22 h-41 k34
snac h-40
snack h-40
snap g-24 h23
snap_ h35
sne h39
snt g36
snt_ g36
so_ g-21 k33
soa g-30
soap g-30
soap_ g-29 h-30
soc g-29 h-43
socia m25 h-27
socie g23
sof g-26
sofa g-21 h-21
sofa_ g-21 h-21
soj h30
soju h30
soju_ h30
sol_ m27 h35
sola r-28 g-38 m-27 h-28 k-27
solfa h-23
soli r21 g-24 m-22
solid r21 g-24 m-22
solu h22
solut h22
some_ r-21 g21 m-23
someb k24
somm h34
somme h34
sona r23
sona_ r38 g-37 h-21
sonal k26
song g22
songs g34
soo r29
sood r42 h-35
sood_ r37 h-34
soom h-29
soom_ h-29
sop g-21 m27
sorc h28
sorce h28
sore h25
sored h25
sorr r-32
sorry r-32
sort g31
sort_ k-21
sorte g34
sou h-28
soup g-24 m-24 h-37
soup_ g-24 m-24 h-37
sour_ r-23 g-22 h29
sowa h24
sowar h24
sown g35
sown_ g35
spa_ r-36 g-29 m-25 h-27
spac g24 m-22
space g-21
spam h21
spam_ h21
spare h-22
spen g-25 k-27
sper h62
sperm h52
spic h36
spicy h38
spin m32
spin_ h-22
spins m34
spita h-27
splac h35
splif h47
spot h-25
spot_ g23 h-25
spr g30 h-23
spre g39 h-36
sprea g39 h-30
sprit h22
spy h30
spy_ h22
squa m31
squar m35
ssa_ m-30 h-40
ssar h21
ssay m-22
ssay_ m-22
sser r-21 g-24
ssert h34
ssess h-24
ssig h26
ssign h26
ssin h-21
ssom_ g21
sson m-23
sson_ r-29 m-30
ssor_ r-29
ssp h23
sspo h23
sspor h23
ssu h-21
ssue h-24
ssur h-21
ssure r21 h-23
sta_ h34
stag_ h55
stage r-22 g-27 h-27
stam h25
stamp h25
stand g-21
stant r-29 m44
stars r-28 h21
stati g-24
statu h26
stay r-31 g-21 k32
stay_ g-27 h-38 k34
stayi k45
stays r-34
stead k28
steak r-21 g-30
stee h-32
steel h-32
stem k31
stem_ k31
stere k22
stern h38
sters h28
stess m-21 h27
stest h-29
stew h38
stew_ h38
sti_ m-22
stic m-25
stic_ h-29
stick m-31
stil g28
still g28
stl m25
stl_ m56
stle_ h-35
stm r26
stoli g-21 h53
stoma g39
ston m-22
stone m-22
stoo r26 h-26
stood r36
stop m-28
stop_ m-25 h-22
stopp m-28
stor_ g-37
store m-23
story g-28 h-52
stou h28
stout h28
stp h-26
stpa h-24
stpay r45
strad g22
stran k25
stray g41
stres h34
stron g-25
stru k30
strug h-36 k47
stry g-25 h22
stu_ h31
stum h-21
stume h-21
su_ h22
sua r-27 h38
sual r-21 h44
sual_ r-21 h44
suar h25
suar_ h25
sue h-29
sui h-24
suit h-28
suitc h-24
suk g-21 h-34
sum_ g29
summ g-23
sun g34 h-22
sunk g57 h-28
sunke g35 h-27
supe m24
super m24
suppo h-35
surer g25
suret r21
surg h-35
suri r49 h-42
surr h24
surro h49
surve m-28
survi g26
sury h-25
sury_ h-25
swab h-31
swab_ h-24
swabs h-35
swap g23
swapp h21
swaps g24
swapt g24 h-26
swe m25
swee m32
sweep m56 h-37
sweet m-27
swer_ h-37
swers g-23 h22
swim h-22
swimm h-21
swin h41
swing h40
swit h-36
switc h-36
swo g-24 m47
swor g-24 m47
sya g-24
syc h23
sych h23
syn m25
synd m24
syndi m24
syo g26 h-22
syo_ g26 h-22
sys k31
syst k31
syste k31
ta2m r-24 h-23
ta2me r-23 h-22
ta7 r-23 g-33
tab_ h55
tabb r36
tabby r36
tabs h39
tabs_ h38
tach h-22
tache h-22
tack h36
tack_ h36
tade h23
tadel h23
taf h-25
tag h23
tag_ g-24
tage_ h21
tago h31
tagon h31
tah r-29
tah_ h43
taha r-33 g-37 h-24
tailo h-22
tain_ r27 h-26
tak_ r21 g-24 m37 h-49
taka h-23
tala r-38 m-23
talin h30
talk g-22 h29
talla g-36
talo g-23 m26 h-34
talo_ m28 h-24
tama g-36 h-40
taman r-29 g-42 h-35
tamar r63
tamp h34
tamp_ h38
tand g-21
tand_ h22
tandi h-23
tang r22 h-23
tang_ r22 h-23
tani h48
tant r-24 k23
tant_ h-24
tantr h30
tany m-22 h28
tap_ h45
tape h-35
tape_ h-35
tar_ r-26
tara r24 m28 h-25
tarn m31
taro m-32
taro_ h-53
tarot m-33 h34
tars r-28 h21
tars_ r-28 h21
tart m-23
tart_ m-22 h-38
tas_ h32
tate_ h-23
tated g39 h-31 k22
tato m-22
tatu h26
tatue h26
taw r21
tawa r29
tawar r29
tawe h23
tawee h23
tax h-22
tax_ k40
taxi r-28 h-24
taxi_ r-28 h-24
tay r-21 k27
tay_ g-23 h-49 k32
taya g-23 m54 h-34
taya_ g-23 m54 h-34
tayi k45
tayin k45
tays r-34
tays_ r-34
tbal h-22
tball h-22
tcas h-24
tcase h-24
tchc m34
tchcr h32
teac h-35
teach h-35
tead k28
tead_ k28
teak r-21 g-32
team_ r-21 h-22
teams m23 h24
teas h53
tease h53
tech h38
tecte r67 g-23
tecti g26
tecto h-33
tects g30
teel h-32
teel_ h-32
tees r43
tees_ r43
tegy g32
tegy_ g32
tele h-31
teli g48 h-25
telis g51 h-25
tell h40
tell_ k27
telle h45
tells g-25 h62
tely g27 h-25
tely_ g27 h-25
temp h37
tempo h22
tems g-25
tems_ g-25
tendi r23
tene r49
tener r31
teng m63
teng_ m63
teni h26
tenin h26
tenn h-22
tens_ g31
tensi h-24
tenti g-24 h-24
teq h24
tequ h24
tequi h24
teri h-29
terie m47 h-45 k-22
terin g-22 m-25 h-30
terly r-30
terms g-23 m-25
tern m-30
tern_ m-41 h28
tesl g24
tesla g24
tess m-21 h27
tess_ m-21 h27
tew_ h38
tex m48
tex_ m26 h-24
text g-21 m31
text_ g-21 m42 h-37
tfa r-27 m40 h-42
tge g37 h-25
tge_ g37 h-25
tha_ g-22 h28
than_ r21
thc h21
thc_ h21
thef g38
theft g38
thel h33
thel_ h37 k-21
theme m-23
thera h-24
therw g24
thes_ h-33
thet g36
thin_ r-24
thor h-33
thori h-26
threa h22
throu k21
throw m24 h-32
thy h-23
thyl h-23
tial g21 h-25
tial_ g21 h-25
tibl h-34
tible h-34
tic_ h21
tice k25
tices g-33 h-29 k36
tici g-27 m-23 h-37
tick_ r-22 g54 h-38
ticks h-35
ticl r-21 g-21 h-23
ticle r-21 g-21 h-23
tienc r22
tient h-32
ties g22
ties_ g22
tif_ h57
tifie h-21
tig h21
tige h21
tiger h21
tile m-32 h-34
tiles m-26 h-32
tili g-26
tilis g-26
tilit m27
times g-22 h-29
tin_ g-21
tina r-34 h29
tins g-27
tins_ g-27
tione g34
tip_ g-24 k-21
tir h-27
tire_ g36
tish h22
tist r-23 g-43 m-26 h-31 k-22
tist_ r-23 g-43 m-26 h-31 k-22
titi h-21
titio h-21
tivo h34
tivo_ h34
tiz h-23
tize h-21
tizer h-22
tka m21 h28
tka_ m21 h28
tl_ r-32 m53
tla r-21
tla_ h26
tleg h32
tleg_ h32
tling g-22
tm_ g48 h-35
tma h28
tman g-25
tman_ g-25
tna r-51 g-33 m-27 h-35
tna_ r-51 g-33 m-27 h-35
tners h-32
tocks r-23
toco h-25
tocop h-24
toga h-24
togar h-24
toi r-23 g-30 h31
tok g25
toli g-21 h53
toll r-29
tomac g41
tomb m27 h-27
tombo m27 h-27
ton_ h-51
tone m-23
tone_ m-22
tongi m25
tonic h23
tonk h22
tons m-25
tons_ m-25
tood r36
tood_ r36
tool m-26 h-32
tool_ m-27 h-23
tools m-22 h-32
toot h-21
tooth h-21
topl h37 k-21
tople h37 k-21
topp h22
tops h31
tops_ h31
topt m26 h-27
topti m26 h-27
tore_ m-23
tored h23
tort g-22 h40
tory r-24 g-23
tory_ r-25 g-23
tos_ h28
toss m35
toss_ m36
tote m23
tote_ m23
totk m-26 h27
toto m66 h-36
toto_ m66 h-36
touc g28
touch g28
tour_ r-24 g-39
tout h25
toy r-25 g-25 m-27
toy_ r-22 g-31 m-33 h-45
toys g-35 m-21 k-23
toys_ g-35 m-21 k-23
tpa m27 h-35
tpay r45
tpay_ r45
track h27
trad g25
tradd g22
traf h21
traff h21
trail h-31 k22
tram h37
trama h32
trang k25
trap m-27 h-38
trap_ m-27 h-38
tras h-21
tras_ h40
trate g32
tray h-39
tray_ m-21 h-39
traye g30
tre_ g-22
treas r23
trees g21 h-32
tres_ m35
tress h32
trest r27 h-25
tric_ g24
trici g-21
trick r43 h-21
trie m36
tries m45
trim g-21 h-27
trimm g-21 h-27
trix m23
tro_ g-27 h-31
troc h24
trocu h24
trol_ h-32
tron_ g-24 h55
trong g-28 h39
troni h-22
trono h-32
trop m-22 h-25
troph m-22 h-25
trot h38
trott h38
trou h21
trous h21
trug h-36 k47
trugg h-36 k47
trus g-23
trust g-22
try m21
try_ m21
tse g30
tsu h22
tsu_ h22
tta_ m24
ttach h-22
ttack h36
tte_ m27
ttee r22
ttee_ r22
ttend h24
ttens g31
tteri m47 h-45 k-22
tti_ r27
ttli g-28
ttlin g-28
tto_ m26
tton h-27
tton_ h-27
ttr g-26 h-26
ttry m41 h-32
ttry_ m41 h-32
tty h-23
tty_ h-21
tu_ h54
tua h22
tual h22
tual_ h25
tuall r-28 h-25
tubo r35
tubo_ r38 h-29
tudy_ r-21
tue_ h26
tues g-22
tuf g-22 m-27 h23
tuff g-22 m-27 h23
tume h-21
tume_ h-21
tumm g43
tummy g43
tuna h-47
tuna_ h-47
tup r-21
tura h-37
tural h-37
turbo m23
turd h36
turda h36
tured r32
tures g23
turin r-38 k52
turit r21
turk h-24
turke h-24
turni h-33
tus g21 m21 h25
tus_ g50 m47 h-68
tusk h44
tusks h26
tut h-23
tuto r-23 g-29 h-38
tutor r-23 g-29 h-38
twen g-24
twin m26
typ h-26
type g25
type_ g25
typi h-23
typin h-23
tyr h-21
tyre h-21
tyre_ g43
tyres h-29
tz_ h26
tze h48
tzer r-24 m-26 h38
ua_ g-27 m39 h-25
uaa m33 h-32
uaa_ m24 h-24
uall r-23
ually r-23
uan r-25 h33
uana m-26 h60
uana_ m-26 h60
uanc r-22
uar_ h25
uard_ r-22
uare m35
uares g-34 m43
uba r-32
uba_ h30
ubb h-23
ubbi h-30
ubbin h-30
ubbly h41
ube r-38
ube_ h29
ubi r-37 g-23 m-31 h-23
ubled h-39
ubo r35
ubo_ r38 h-29
ucat h-22
ucati h-22
ucc h23
ucci h23
ucci_ h23
uce h-25
uce_ h-25
uch_ g36 m-25
uci r22 m-21 h26
ucin r40 h-25
ucing r40 h-25
ucke h36
ucket h26
uckl h21
uct_ g26
ud_ h-29
uda h32
uda_ m-23 h26
udde g30
udder g30
uddi h28
uddin h28
udge r-24
udge_ h25
udh g-29 m-23 h-33
udha h-22
udhaa h-21
udied h29
udin r24
udit r-24 h-23 k-22
udit_ r-26 h-24 k-28
udo g35 m22 h-45
udol g48 h-32
udol_ g48 h-32
udy_ r-21
uel r-24 m36
uel_ m27
uer g-22 m21 h27
uess m34
uess_ m42 h-21
uest_ g-27
uests h34
uet r-37 g-26 m25 h22
ueu h39
ueur h31
ueur_ h31
uf_ r-22 g-24
uff h24
ug_ g-26
ugan g-31 h-24
uge g-28 m-25
ugs g-21 h25
ugs_ h43
ugu h23
ui_ m-23 h21
uia h25
uiap h25
uiapo h25
uid_ g-21 h29
uida g45 h-33
uidat g45 h-33
uide g-22 h-28
uide_ g-22 h-28
uie m-22 h38
uila h24
uila_ h24
uilde h-28
uilt g30 h-22
uilt_ g30 h-22
uine h-25
uinea h-49
uing k29
uing_ k29
uinn h28
uinne h28
uip m-27
uipm m-27
uipme m-27
uire g22 h-36
uired g30 h-39
uis g-44
uis_ h22
uitc h-24
uitca h-24
uiti r-22
uitti m-35 h-26
uiz g-24 h-27
uiz_ g-24 h-27
uja h29
uja_ h32
ujah h-21 k44
ujahi h-21 k44
ujr h30
ujra h30
ujra_ h30
uju h33
uju_ h33
uk_ h-26
uka k-22
ukr r-39
ukra_ h-42
uku g23 h-22
ula g-28
ula_ r-29 h26
ulag h24
ulati m-27 h-43
ule_ r-28 h-48 k47
ulet_ m-25 h27
ulett m23
ulg r36
ulge r36
ulgen r36
uli g33 m-22 h-53
ulin h-28
ulle m-23 h32
ulled m-26 h61
ulli m-23 h-21
ullio m-23 h-21
ulls r-24 m24 h-33
ulls_ r-24 m24 h-33
ulo h-25
ulu g-32 h26
ulug g-31 h-24
uluga g-31 h-24
uly g-23
uly_ g-23
uma h25
uma_ g-21 h21
uman h30
uman_ h26
ume_ h-37
umes g-31 h42
ummi g-28
ums_ h-40
una g23 h-32
una_ h-29
unaf r23
unafa r23
unaw g31
unawa g31
unce h31
uncen h31
unch r-22
unch_ r-28
unche g43
uncl g26
uncla g28
unct r-27 h-24
uncti h-24
undan g32
undec h-25
unded r27
undef g27
undel r-21 g65
under k21
undi k30
undin g33
undli h22
undry r-27 g-45 m-34 h-42 k-29
unds k21
unds_ k21
unem g22
unemp g22
unf g26
unfo g26
unfol g26
ung_ g22 h-26
unid g34
unide g34
unio m-39 h-27
units g-21 m-21
unk g23
unk_ r31 g30 m-22 h-32
unke m26
unken g35 h-27
unket r-21 m33
unl k28
unli k36
unlic k36
unlo g-21 m-23 h27
unloc m-27
unn k22
uno k28
unof h-27 k62
unoff h-27 k62
unr k22
unre k23
unreg k23
unsel r-22 m-28 h-23
unso g24
unsor g34
unsp g25
unspe g25
unter r-21
unti r26
untin r40 h-33
unto m29 h-28
untr g-33 m-29 h-30 k33
untry g-32 m-25 h-22
unts h22
unts_ h22
uor h29
uor_ h29
uote m24 h-21
uotex m26 h-24
upa r32
upee_ h-22
uper m24
uperm g-25 m-34
upg g-21
upgr g-21
upgra g-21
upl h21
uple h31
uples h26
upons h23
uppo h-35
uppor h-35
uppy h-21
uppy_ h-21
ups r-21 m-26
ups_ r-21 m-26
uq_ r30
urab r21
ural h-37
ural_ h-37
uran_ m-25
urbo_ m23
urd r-21 h26
urda h36
urday h36
urer g22
urer_ g22
urers h-22
ures g22
ures_ g22
urety r21
urf r-21 m-23 h-43 k27
urf_ h-37 k-32
urgen g-25
urgla g28
uric h-34
urier r-21
urif r-25
urin k28
uring r-22 k36
urity h-21
urk h-24
urke h-24
urkey h-24
urna h-28
urne h-30
uro_ g23
urom r-21 m26
uromi r-21 m26
uros r21
uros_ r21
urro h49
urrog h49
urser m-23 h-21
ursi h-37
urt_ h-28
urta h-26
urtai h-26
urti h31
urti_ h31
uru h31
urve m-26
urvey h-22
urvi g26
urviv g26
ury h-24
usal g24
usal_ g24
usanc r34 h-23
usb h25
usba h24
usban h24
usc g-33 h25
usdt g25
usdt_ g25
used r-27
used_ r-27
usef g-26
usef_ g-26
ush h23
ush_ r-36 g-23 h34
usha r-21 h-32
ushar r-21 h-32
ushi h-35
ushio h-35
usic h-48
usic_ g-22 h-27 k-21
usie h-27
usie_ h-27
using m-27
usins h-23
usk g-24 h38
usks h26
usks_ h26
uss g-23 m-32
ust_ k21
usta m33 h-39
usta_ m27 h-37
ustm r31
ustme r31
usu r25 g-23
usua r-23 h41
usual r-23 h41
usur r35 g-25 h-31
uta h32
utang r22 h-23
ute h-23
ute_ h-28
uted h24
uted_ h24
uter r-41 g-26 m-37 h-47
utes g28
utes_ g28
utho h-31
uthor h-33
uto_ h-24
utor g-21
uts g21 h-22
uts_ g26 h-22
utti m23 h22
uttin m23 h22
utua m-28 h-23
utual m-28 h-23
uve g-25 m-21 h67
uwa g-26 m37
uyers g-30
va_ m-21
vaas h23
vaast h23
vac g-27 m-27 h-27
vacc m-28
vacci m-28
vad r25 g-29 m26 h-56 k54
valet r-27 g-23 m-21
valu k24
vanil h-50
vap g-21
vape g-21
vape_ g-21
var h-40
vas h36
vas_ h25
vase m-25 h-49
vase_ m-25 h-49
vast h30
vastu h30
vat_ r-37 g-41 m-32 k-27
vativ g26
vatt r52 h-30
vatti r52 h-30
vd_ m-21
vds g-27 h23
vds_ g-27 h23
vea h-36
veal h-45
veal_ h-45
veaw m22
veawa m22
vee g-23 h56
veg h-23
vega g45 h-28
ven_ h-22
vent_ g47 h-22
ventu h25
verab r36 g-29
verag g32
verc h-30
veri g-32
verin g-32
vern r21
verni r21
vers h-21
versa h24
verse r26 h-27
vert r-32 h-33
verti r-32 g-21 h-35
veryo r-27
vesto g-30
vet g-25 h-21
vet_ g-24
vey h-22
via m27 k25
via_ k30
vices h36
vict m31
vidi g26
vidia g26
vies h32
vies_ h32
views h27
vig r46 g-25 h-32
vig_ r49 g-28 h-46
vin_ h28
vine h-23
vineg h-31
vino h61
vino_ h41
vio h29
viol h29
viola h29
vir m22
visi h-26
visio g24
visit h-28
vit h-21
vita h-43
vitam h-43
viv g26
vive g44
vives g44
vo_ h44
void k29
void_ k30
voidi k22
volv r32
volvi r32
voo h33
vood h33
voodo h33
vor_ m30 h-31
vote_ g-21 h49
vou r-22
vour h-28
vour_ h-30
voya h41
wa2 h-28
wa7 r-38 g26
wa7e r-22
wa7ed r-22
wa_ m21 h24
wab h-33
wab_ h-25
wabs h-35
wabs_ h-35
wag m24
wage m27
wager m49 h-35
wah r-25
waiti h-30
waitr h26
waiv r-25 h-24
wala r-22
wala_ g30 h-22
walan r-27 h22
wale h22
wale_ r-27 g-26 h22
walke h30
wall k25
wall_ h-26
walle k27
wap g22
wapp h21
wappe h28
waps g24
waps_ g24
wapt g24 h-26
wapti g24 h-26
wara_ h24
warde g28 h-21 k29
wardi r-36 g-26 h-31
wards g24
waren h-33
waru r37 h-26
waruq r46 h-22
was_ g-32
wash m-23
wash_ g-46 m-22
washi g29 h-42
wast h43
wasta h33
wate h-38
water h-38
wayed r22
waz g-23
waza g-24
wd_ r33 g-29
weal h41
wealt h41
weat h-27
weath h-27
web g-21
web_ r-25 h-29
webs h25
websi h25
weed_ h22
weeds h-26
weeke m21
weep m56 h-37
weeps m34 h-29
weet m-27
weet_ h29
weete r31
weets r-25 g-27 m-22
weez h23
wein h27
weis h64
wel_ r-39
wen r25 g-24
went r30 g-24
went_ r21
werb m22
werba m22
wes_ m31
west h-25
whea r-22
wheat r-22
when g24
when_ g29
wher g36 h-35
where g36 h-35
whet m27
wheth m27
whic g21
which g21
whisk h22
who_ g-21
why r-25
why_ r-25
wiche h29
wid h-30
wif g-21
wife g-21 h30
wifes g-23
wim h-22
wimm h-21
wimmi h-21
win_ m41
wind g-38
windo g-26
wine h21
wines h40
winge h40
winne h-22
wir g-21 h-26
wire g-22 h-26
wire_ g-22 h-26
wis h37
wise g21
wise_ g21
wisk h27
wiske h21
wiski h21
withi r-24
witn h34
witne h34
wiz h65
wiza h26
wizar h26
wle m-29
wme g24
wmen g24
wment g24
wnb r33
wnbr r33
wnbro r33
wned g21
wned_ g21
wners m24
wnie h43
wnies h27
wnin h-26
wning h-26
wns h-38
wns_ h-41
wnsh r39
wnsho r39
woma g-21 h33
woman g-21 h33
womb g33
womb_ g33
won m41 h-28
won_ m33 h-30
woo h-28
wood h-22
wool r-22 g25 m-22 h-25
wool_ r-22 g25 m-22 h-25
word h29
work_ g-25
worke h32
workm g33
works h-25
wors h38
worsh h38
wou m21
woul m21
would m21
wrap g-23
wrap_ g-28 h21
wre h-32
wrec g22 h-26
wreck g22 h-26
writi g28
wro k24
wron k27
wrong k27
wur h24
wye g-24
wyer g-24
wyer_ g-27
xa_ g30
xac m29
xact m29
xami g38
xamin g38
xams g-29 h-22
xams_ g-29 h-22
xan h28
xana h28
xanax h28
xbe m28
xbet m28
xbet_ m28
xer r-24 h42
xer_ h38
xi_ r-28 h-24
xin r-24 m-34 h42
xing r-24 m-34 h42
xing_ r-24 m-34 h42
xor h44
xot h35
xpec r-27
xpect r-27
xper m26
xperi h29
xpert m38 h-26
xpire h22
xpiri h-36
xpl r-28 g-24
xpla r-29 g-22 h-26
xplai r-29 g-22 h-26
xpr r-25
xpre r-25
xpres r-25
xtens h-24
xti g-37
xtin g-37
xting g-37
xto g-22 h40
xtor g-22 h40
xtort g-22 h40
xtras h40
xx_ r22 g-27 m-26
xxx r-25 h58
xxx_ h53
xy_ h34
yad_ r-24 m-21
yah_ r-29
yaj r33 h-29
yaj_ r33 h-29
yak r25 g-23 h-41
yakh r26 g-22 h-24
yal h-21
yal_ g-23
yam g-21
yam_ g-21
yan g-22
yani g-26 h-25
yani_ g-26 h-25
yant g-21 m-21 h42
yar r-23 g22
yar_ r-38 m-32
yara r-26 h-27
yara_ r-28 h-29
yat r-34 h-28
yat_ r-23 h-28
ybe g27 h-26
ybe_ g24
yber g28 h-26
yber_ g28 h-26
ybit g24
ybit_ g24
yboy h34
yboy_ h31
yda_ h-26
yeb r-31 m-23
yen_ g-26
yers g-27
yers_ g-27
yet g35
yet_ g30
yfa h29
yfan h29
yfans h29
yie h-22
yiel h-22
yield h-22
ykh h21
ykh_ h21
yl_ g-21
yle h-21
yli r-28 g-27 h-32
ylin r-27 g-28 m22 h-33
ylind g-27 h-23
ylo g-21
yloc r25
ylock r25
ym_ r-28 g-22 m-25 h-30
yma g-28
yman_ g27 h-29
ymex g32
ymex_ g32
ymn r33 g-24 h-30
ymnt r33 g-24 h-30
ymnt_ r33 g-24 h-30
ymo g-29 h-23
ymp g23 m27 h-25
ynd m24
yndi m24
yndic m24
yo_ g41
yof h21
yoff h21
yoff_ h21
yom r31 g-36 m-32 h-47
yom_ r31 g-36 m-32 h-47
yone r-26
yone_ r-25
yor g23
yot r-33 h74
yours h-31
yous g-25
youse g-26
yout h-29
youth h-31
ypa k36
ypas k36
ypass k36
ype g24
ype_ g25
ypi h-23
ypin h-23
yping h-23
ypto_ h-22
yra h33
yre h-21
yre_ g43
yres h-29
yres_ h-29
yric h23
yrica h23
yro r-23
yrol r-23
yroll r-23
yse r-22
ysi g-22 h-40
ystem k31
yun r22 g-26 h-29
yung r22 g-29 h-29
yung_ r22 g-29 h-29
yya r22 h-24
yya_ r32
yye m-22 h32
za_ m-25
zab r-27
zah g-21 m24 h26
zahl g-21 m-22 h28
zakat h-27
zal h31
zan r27 m-29 h-31
zani r30 h-28
zanin r30 h-28
zar h22
zar_ h28
zard h26
zard_ h26
zatl h24
zatla h24
zawa h23
zawar h23
zay h-35
zee h26
zeer g-21 h29
zeer_ g-21 h29
zel h-31
zel_ h-31
zen h29
zen_ h29
zer_ g-29
zero h-32
zero_ h-33
zil h-21
zil_ h-21
zir g-23 h43
zir_ h48
zle h-38
zle_ h-40
zo_ r-35 g-43 h58 k-21
zod h29
zodi h29
zodia h29
zon h33
zoo g-25 h-37
zoo_ h-31
zya h-21
zyad h-21
zzan r30 h-28
zzani r30 h-28
zzl h-40
zzle h-40
zzle_ h-40
ابات r-23 h-22
اباح h22
اباحي h22
ابته r21
ابته_ r21
ابحا r33
ابحات r43
ابر r-22 g-31
ابراج h41
ابس r-38 h-21
ابس_ r-35 h-27
ابط h27
ابع r-26 g-26
ابق h-21
ابق_ h-34
ابلا k29
ابلاغ k29
ابلي h24
ابلي_ h24
ابن_ h-21
ابوي k-21
ابيض m-21 h37
ابيض_ m-21 h37
ابيع g23
ابيعك g30
ابيعه g-35
ابين h29
ابين_ h29
اتاخ r29
اتاخر r34
اتب h-21
اتبي r-26 m-25 k-26
اتبي_ r-26 m-25 k-26
اتج h41
اتجا h41
اتجار h41
اتر h-25
اتر_ h-27
اترا m36
اتراه m36
اتز g28
اتزر g28
اتزرع g28
اتش m24
اتش_ m28
اتشا m22
اتص h-32
اتصا h-32
اتصاد g37
اتف_ m-22 h-28
اتل k31
اتلي h-23 k35
اتلين h-23 k35
اتوق g-30 m51 h-21
اتوقع g-30 m51 h-21
اتي_ g-30 m-21 k-22
اتير h-22 k27
اتير_ h-22 k27
اث_ g-22 h-30
اثا g-26 h-25
اثاث g-25 h-31
اثاث_ g-25 h-31
اثيل h23
اثيل_ h23
اجار k43
اجار_ k67
اجاره h-26
اجرت g-25 h-24 k29
اجرت_ r-36 k42
اجره g-21
اجره_ g-21
اجلت r46
اجلت_ r46
اجها h22
اجهاض h22
اجون h22
اجون_ h22
اجير k26
اجير_ k26
احبت g-21 h26
احبتي h28
احبه g23 h-48
احبه_ h-45
احت r-24
احت_ m24
احتي g-29
احتيا g-29 h48
احده g33
احده_ g29
احذ h24
احذف h24
احذف_ h24
احل g-22 h-27
احل_ h-38
احه_ h-21
احها g25
احها_ g25
احول_ r-26 g-23
احوله h-24
احي h23
احي_ m-25 h29
احيه h21
احيه_ h21
اختا g26 m-21
اختار g26 m-21
اختر r-27 g-26
اخترا h36
اخترت r-26 g-27 m-22 h-36
اختي_ g-32 m-23 h-28 k-21
اختيا g30
اخذها r27
اخر_ r22
اخري k24
اخف k26
اخفا k26
اخفاء k26
اخله g22
اخله_ g22
اخوه h-33 k38
اخوه_ h-33 k38
اخي_ r-31 g-32 m-26 h-21
اداري r29
ادت r24
ادخا g21
ادخار g21
ادل g29
ادلا r-21 g41
ادلات r-21 g41
ادله g24
ادله_ g24
ادم_ g21
ادما m-24
ادمان m-24
ادن h-25
ادني h-27
ادني_ h-27
ادور g34
ادور_ g34
ادول h21
ادول_ h21
اديب h24
اديب_ h24
اذا g39
اذا_ g39
اذون_ h-24
اذونا r33
اذي h25
اذين h25
اذين_ h25
اراض g21
اراضي g21
اربع h-24
اربع_ r-38 h-33
ارتف g28 m-27
ارتفا g28 m-27
ارتي_ h-37
ارتين h41
ارج r-23
ارج_ k54
ارجن g45 h-35
ارجن_ g45 h-35
ارح r-24 h29
ارس h-22
ارس_ h-40
ارض h-33
ارض_ h-33
ارط g-28 m85 h-53
ارف g22
ارف_ g21
ارفه g22
ارفها g22
ارقا h22
ارقام h22
ارك_ r-29
ارن r-29 g45 m-29 h-57
ارو h35
اروت m-27 h25
اروت_ m-27 h25
اريا m27
اريات m27
اريد g-28 k50
اريد_ g-28 k50
اريف h-25
اريف_ h-25
از_ h25
ازاز h26
ازازه h24
ازج g-25
ازج_ g-25
ازل r-25
ازه_ h22
ازو g28
ازون g35
ازون_ g35
ازي_ m37 h-22
ازيه h-38
ازيه_ h-38
اسا g-23
اساس g-24
استا g-22 h-33 k-28
استخ k35
استخد h-21 k36
استر g-23 h43
استع h-53
استق k53
استقب k53
استلم k29
استي g-22 h-34 k26
اسح m35
اسحب m35
اسد g30
اسر g-25 h-26
اسر_ m24
اسط h25
اسطه h38
اسطه_ h38
اسق r-31
اسقط r-31
اسم g-21 k21
اسم_ m-32
اسمن h-30
اسمنت h-31
اسمي k30
اسمي_ k30
اسن r-25 h-28
اسنا r-25 h-28
اسنان r-25 h-28
اسه_ h-27
اسي r-23 g-25 h-23
اسين h-21
اسين_ h-21
اشه_ h-24
اشير h28
اشيره h28
اصر_ h21
اصل_ r29 g-23 h-23
اصلات g-25
اصلي_ h23
اصن h41
اضح g-22 m-23 h28
اضر g-29
اضره g-30
اضره_ g-30
اضه r-29 h-29
اضه_ r-29 h-29
اط_ m28
اطف h-25
اطل h-25
اطم g-23
اطم_ g-23
اطي m33
اعب h30
اعب_ h30
اعت r29 h-25
اعت_ r47 h-22
اعض h33
اعضا h33
اعضاء h33
اعف_ m22
اعن g24
اعني g24
اعني_ g24
اعو r37
اعول r36
اعولي r36
اعوه r38
اعوه_ r36
اغ_ h-38
اغو_ g32
افا_ g37 h-25
افح h-26
افحه h-25
افحه_ h-25
افض g-22
افع r-25 m21
افعه r-22 m22
افعه_ r-22 m22
افق h25
افق_ h30
افقا m-21 h32
افقات m-21 h32
افل_ r-24 h-36
افلا h32
افلام h32
افلي g-26
افلي_ g-26
افه h-22
افه_ h-21
افها g23
افها_ g23
افي r-23
اقتر g33 h-24
اقترا g22 h-25
اقد_ h-42
اقرض g-28 m-35
اقع h32
اقل_ r21
اقم r-22 g-25 m-52 h-40
اكا m32
اكب m31 h-24
اكت r27
اكتو r42 h-23
اكث r27
اكثر r27
اكثر_ r27
اكد g27
اكد_ g27
اكس m30
اكس_ m34
اكل g-29
اكل_ g-31
اكم g-31 h-32
اكيا g35
اكياس g35
اكين m23
اكينه m26 h-42
الات_ h-24
الاجر g22
الاخ g21
الاخت g29
الاد h22
الارا g31
الاصل m-23 h-32
الاقل h-21
الال g-22 h-21
الام h-23
الاما h-22
الامه r31
الانت g-35 h26
الانظ r24
البار h41
البحر g24
البخ m40
البخت m40
البد g37
البدل g37
البر_ g-26 h-28
البص h26
البصا h26
البل g-21
البنت h41
البوت h-24
البور r-28 g-21 m-23
البيا g-40 h-27
البير h24
البيع g26 h-23
التاخ r-21
التب h34
التحو k31
التخ h-25
التذ r-21 g-29
التك h-23
التمر r-25 g-26
التمل h-22
التمو h-32
الته r33
الته_ r33
التوص r-25 h-31
التوف r26
التي g-38 h-26
التي_ g-38 h-25
الث_ g-24 k22
الجا h-21
الجد g-25
الجدي g-26 h-23
الجز r-21 h-39
الجزا r-21 h-39
الجمل r-23 g-33
الجن g-23
الجن_ h34
الجه r-26 g-26 h-22
الجها r-28 g-25 h-25
الجوه r22
الحا r-31 g-31
الحد g-34 h-22 k29
الحد_ k32
الحره h35
الحس r22 h-27
الحسا r36
الحص g29
الحصا g29
الحك h24
الحلا h-21
الحلو g-21
الحم h-21
الحمد g-22
الحيا r-22 g21
الخار g-21
الخاس m24
الخر g21
الخرف g25
الخز r28
الخزا r29
الخسر m21
الخيا g24 h-21
الد_ r-25 h-24
الدر g-23 h-31
الدرا g-25
الدك g-22
الدوا r-22 m-25 h-30
الديو g30 m25
الراع g-23 m-28
الربا h-22
الربح m-26 h-23
الرحل h-29
الرس r-23
الرسم h-22
الرسو r-22 h21
الرم m-21
الزوج r-27 h24
السحب m24
السحر h23
السر h-21
السر_ k33
السفا h23
السفي g36
السكن g-24 h-24
السند r44
السهر h24
السهم g26
السو h-45
السير h21
الشال h21
الشاه g23
الشاي h21
الشبك h-24
الشج g31
الشجر g31
الشر h-24
الشرط m38 h-33
الشغ h-29
الشغل g27
الشق r-21
الشقه r-21
الشو h21
الشوط h-22
الشيك r27
الص h-32
الصب r38
الصبر r38
الصن h-38
الصند h-31
الصو r-38 g-28 m-29 h-35
الصي h-35
الصيا g27
الصيد h-31
الضر g32 h-35
الضري h-31
الطب r-24 h-40
الطبي r-27 h-36
الطر k-32
الطع g-25
الطعا g-25
الطل k-23
الطي m27
الطيا m32
الع_ h24
العاب m29 h-34
العاي r22
العج m27
العجي h-21
العد g-21
العرب h-29
العش h-26
العشا h-29
العشر m23
العقو r-27 m-29
العمل m-29
العنب h24
العي_ h25
العين r52 h-22
الغاء g-23
الغد r-21 g-29 h-32
الغن g30
الغنم g30
الغو g27
الغوا g21
الغيت g-34
الفر h-23
الفرس g33
الفرق r-29 g24
الفرو g23
الفق g-23
الفل h-21
الفلو h-21
الفن h25
الفنج h41
الفيل r-22
القاد g22 h-21
القاض h32
القب g-22
القرا m-21 h-31
القرع m28
القط g31 h-25
القطع g51
القما m25
القن h21
القو h25
القوا h25
الكاش g-25 h-35
الكام g-21 h-26
الكبا h22
الكتا m-21
الكر r-25
الكرا g-26
الكف_ h32
الكفا r37 h-36
الكه h-23
الكو g30
الكي g-22 h31
اللع g-22
اللعب g-22
الله r-25
الله_ r-25
اللو g-24 m38
الماء h-25
المار g26 h-27
المان r-22
المتف g-26
المجل r-21
المحا r-21
المحت g21
المحل h-21
المخا h24
المخت h-29
المدر h-23
المدي r24
المز r-23 h-24
المسب g24
المست g-21
المطا g-32 h-23
المطر g25 m-26 h-26
المطل g-31 h24
المفا g31
المقا h-28
المكت r-27 g-24 h22
المكش r32
الملا r-31 h-24
المم g-22 h22
المنا h31
المند h23
المنص h-22
المور g25
الموق h21
المول g-24
النا_ k36
الناق g25
النب h37
النبي h37
النح h24
النحس h24
النس g-22 h-32
النسب g-23
النص g-29
النص_ g-29
النظا h-35
النقو g-21
النه g51
النها g45
الها g33 h-24
الهام g38 h-28
الهب g31
الهبو g31
الهو g24
الهوي g-24 h31
الوات h-22 k22
الواس h34
الوال h-24
الودع g-21 h35
الورث k-23
الورق r23
الوز r-22 h-21
الونا h28
اليا_ g23
اماد h21
امادو h21
اماز g35
امازو g35
امب g-28 h54
امتل g43 h-32
امر m56
امر_ m53 h-58
امرر h29
امرر_ h29
امس h21
امش g36 h-23
امش_ g37 h-27
امض g48 h-21
امع r-26
امل_ h-26
امن r-22 h-27
امها r25 g-22
امهال r43
امو k26
اموا k29
اموال k29
انا_ g-23 h33
اناك h23
اناكس h23
انج h25
انجو h25
انجو_ h25
انخ m-25
انخف g25 m-26
انخفا g25 m-26
اند g-28 m34
انز h23
انزر g22
انزرع g22
انشر g-21 h32
انشر_ g-21 h32
انص m24
انصي m26
انصيب m26
انظ r38
انظا r38
انظار r38
انف r-22 h-36
انفت g22
انفتح g22
انق_ h25
انها h24
انها_ h24
انو r-35 g-36 m-26 h-22
انيا h41
انيا_ h36
اها h-27
اهد h29
اهد_ h42
اهدي k38
اهدين k38
اهر g-33 h25
اهز_ h29
اهلي h-25
اهلي_ m-22 h-26
اهن m40
اهن_ g-24 m32
اهنا_ m33 h-27
اهنت m37
اهنت_ m40 h-21
اهنه m37
اهنه_ m37
اهني m40 h-28
اهنين m40 h-28
اهي g-22
اهي_ g-25 h25
او_ g42
اوب g32
اوبش g32
اوبشن g32
اوج k38
اوجر k38
اوجر_ k47
اورو h27
اوروب h27
اولاد g-22
اوله h26
اوله_ h26
اونت r24
اونت_ r24
اونلا m21
اوني h-39
اوه h35
اوه_ h35
اوي_ h28
ايب m-52
ايب_ m-52
ايتا r-31 h-21 k-25
ايتام r-31 h-21 k-25
ايث g-33
ايح h51
ايحه h25
ايحه_ h25
ايد r22
ايد_ r22
اير g-22 h-21
اير_ r-28 g-21 h-22
ايس h34
ايس_ h54
ايش h-34
ايش_ h-37
ايض r41
ايض_ r41
ايظ r35 g-31 m-21 h-29
ايظ_ r35 g-31 m-21 h-29
ايعه g28
ايف h-24
ايفه g22
ايفو m21
ايفون m21
ايق r-24
ايق_ r-24 h-21
ايلي m-28 h-30
اين h21
اين_ h26
اينك h29
اينكن h29
ايه h-21
ايي_ h-23
اييه m26
اييه_ m26
با_ g-25 h-22
باحه r-25 g-23
باحه_ r-25 g-23
باحي h22
باحي_ m-25 h29
باد g23
بادل g25
بادلا r-21 g41
بادله r-21 g25
بار g-28 h27
بارد m-21
بارد_ m-21
باري m25
باريه h21
باز m41 h-30
بازي m45 h-21
بازي_ m45 h-21
باعت r56
باعت_ r56
باعن g24
باعني g24
باعو r37
باعول r36
باعوه r38
باقه m-21 h-34
باقه_ m-21 h-34
باك g23 h-23
بالاس g-22
بالاق r22 g-22
بالبي h-26
بالتم r-31 h-22
بالج g22
بالجز g30
بالجن g-21 h28
بالر h22
بالرو h26
بالس h24
بالسا h33
بالسر k33
بالش g-23
بالغ h26 k28
بالف_ h-27
بالك h-36
بالكا r-21 g-28 h-39
بالمح r-31
بالن g-23 h-22
باله g24
باله_ g24
بالوا h-22 k22
بالي h22
بالي_ h22
بان g-28 h27
بان_ g-23
بانج h32
بانجو h32
باني h37
بانيا h36
باي_ g52
بايل_ g23
باين r-21 g50
باين_ h22
ببل r21
ببلا r21
ببلاش r21
بت_ m34
بتاج h22
بتاجو h22
بتز h34
بتك m-34
بتكو m-34
بتكوي m-34
بتل h22
بتو r-26 g27
بتي h42
بتي_ h22
بثم h-21
بثمن h-22
بثمن_ h-22
بحا r25 g-23
بحات r43
بحات_ r43
بحار g-21
بحار_ g-21
بحت_ r-23 m22
بحر g21
بحي g38
بحير g38
بحيره g33
بخت m21
بخت_ m23
بخم g21
بخمس g21
بدالي h30
بدر g-33
بدفا h-23
بدفات h-23
بدل h-21
بدل_ r21 h-28
بدلي g32
بدلين g43 h-22
بدو_ g38
بدور g46
بدور_ g46
برا h22
براج h41
براج_ h41
برام h27
برجي h22
برجي_ h22
برعا k21
برعات k25
بره_ h22
برها g-21 m-47 h-27
برهان g-21 m-47 h-27
برو m30
بروك h-25
بري m-23 h-40
بز_ g-25 h-34
بزي r30
بزيا r30
بزياد r30
بشت g34
بشتر g34
بشتري g34
بشر_ h34
بشن g32
بشن_ g26
بشنز g23
بشنز_ g23
بشي r-22 g28
بصا h26
بصار h26
بصاره h26
بضر g22
بضرع g22
بضرعه g22
بط_ h23
بطل_ g-21 h25
بطلب g28
بطلبه g28
بطن r-23 g43 m-21
بطن_ g60 h-30
بطو h-26
بع_ r-31
بعتلي h23
بعش h-30
بعشر h-30
بعه r22
بعه_ r22
بعي h-28 k32
بعيد k53
بعيد_ h-21 k47
بعيدا k43
بغي r-23 g-29 k36
بغي_ g-31 k49
بفل m24
بفلو m24
بفلوس m24
بقا g-29 h-22
بقال g-31 m-22 h-22
بقاله g-31 m-22 h-22
بقر h-43
بقري g-23 h-43
بقري_ g-23 h-43
بقي g27 m-28 h-46
بقيم g33 m-22 h-23
بقيمه g33 m-22 h-23
بك_ g-26
بكام r-23
بكر_ g-22 h25
بلاش r30
بلاش_ r30
بلاغ h-38
بلاغ_ h-38
بلدي_ m-27
بلط h31
بلطج h31
بلطجي h31
بله h-24
بله_ h-24
بليات r-22 g23
بليغ k27
بليغ_ k27
بمص r-21 m36
بمصا m43
بمصار m43
بمي r-29
بن_ r-28 m-45 h-68
بنات h29
بنات_ h29
بنت h29
بنت_ h37
بنتي h-22
بنتي_ h-22
بند g-33
بنق r28 h-21
بنه h46
بو_ g-21 h21
بوت g21
بوت_ g30 h-42
بور r-27 g-30 m33
بوس h26
بوطه r21
بوطه_ r21
بوك m38 h-21
بوكر m49
بوكر_ m49
بوكس g59 m-23 h-29
بوكس_ g50 m-22 h-30
بولا m36
بولا_ m36
بونا h-31
بونات h-31
بونص h-45
بونص_ h-45
بوي r21
بويه r24 h-29
بويه_ r24 h-29
بيا g-26
بيان_ h-45
بيب g-24
بيب_ g-23
بيتز m-37
بيتزا m-37
بيتك g21
بيتكو g21
بيد r-35
بيد_ r-35 g-23
بيذ h25
بيذ_ h31
بيذي h-25
بيذي_ h-25
بير h25
بيره h30
بيره_ h30
بيض g-28 m38
بيض_ g-22
بيضا m23
بيضات g-23 m27 h-32
بيعت g47 m-26 h-47
بيعك g30
بيعك_ g30
بيعه g26
بيعه_ g26 h-49
بيعها r-23 h25
بيك h25
بيكو h32
بيكون h32
بيل h-21
بيل_ r-22 h-45
بيني m22
بيني_ m22
بيه h21
بيه_ h21
بيوق h32
بيوق_ h30
بيي k31
بييض k31
بييض_ k31
تاب_ r-22 g-21
تابه h54
تابه_ h54
تات g22
تات_ g22
تاجو h22
تاجون h22
تاجير k29
تاخ r30
تاخر r35
تاخر_ r34
تاخي r21
تاخير r21
تاد h44
تادي h24
تاديب h24
تار g25
تار_ g32
تارو m-26 h43
تاروت m-27 h25
تاشي h28
تاشير h28
تال h27
تال_ h27
تام_ r-31 h-21 k-25
تان_ r-24
تاي r-30 m-60 h-35
تبرعا k22
تبص h62
تبل k27
تبلي k27
تبليغ k27
تبه h-29 k23
تبه_ h-29 k22
تبي_ m-23 k-26
تبيي k31
تبييض k31
تت_ g48 h-38
تتاخ r32
تتاخر r32
تثب r21
تثبي r21
تثبيت r21
تجار_ h41
تجد r-25
تجدي r-25
تجديد r-25
تجس h32
تجسس h32
تجسس_ h32
تجع g36
تجع_ g43
تجعا g28
تجعات g28
تجن k36
تجنب k36
تجنب_ k36
تجي g42 h-29
تجيب g26 h-26
تحدد g27
تحدد_ g27
تحدي m29
تحدي_ g-24 m41
تحديد g38
تحض h27
تحضي h27
تحضير h27
تحف r-34 m-24 h-21
تحل h-37
تحلي h-37
تحليل h-37
تحمله h-39
تحن_ h28
تحوط g42
تحوط_ g42
تخب k38
تخبر k38
تخت g29
تختا g29
تختار g29
تخد h-24 k34
تخدا k26
تخدام k26
تخدم h-25 k34
تخدم_ k30
تخر m-22 h-30
تخرج m-25 h-32
تخرج_ m-25 h-32
تخص r32
تخصي r32
تخصيم r32
تخل g-22
تخم r-22 g26
تخمي r-22 g26
تدف h-22
تدفع h-22
تدفع_ h-22
تدل h26
تدلي h23
تدليك h23
تدي g-27 m-31
تر_ h-30
ترات h22
ترات_ h22
تراض g22 h-25
تراض_ g22 h-25
تراق h36
تراق_ h36
ترام h21
تراما h21
تراه m30 h-27
تراه_ g32 h-28
تراهن m58 h-34
ترب g-25 h36
تربط g-23 h28
تربط_ g-23 h28
ترت r-26 g-27 m-22 h-36
ترد g-24
ترد_ g-29
تردا g-31
ترده h-23
ترض g35 h-29
ترك r-21
تركي r-31
تريح r51
تريح_ r51
تريه_ g23 h-22
تزا m-24
تزا_ m-37
تزر g37 h-22
تزرع g37 h-22
تزرع_ g39 h-25
تزي g-21
تزيد r31 g-25 h-26
تزيد_ r31 g-25 h-26
تزيي h30
تزييف h30
تس_ m31
تسج g-24
تسجي g-24
تسجيل g-24
تسح g-42 h41
تسع r23
تسه g-22
تسو h62
تسول h56
تسول_ h48
تشا g-21 m30
تشار g-30 m49
تشر g26
تشي r-22 g-26 h31
تصا h-32
تصاد g28
تصاد_ g28
تصد r-39 h-37
تصر r-21 k28
تصل r-26 g-24 h-26
تصلي r-26 g-24 h-26
تصليح r-26 g-24 h-26
تصن g-26
تصيد g34
تصيد_ h25
تظه k22
تظهر k22
تظهر_ k22
تعار k30
تعارف h29
تعاون h-39
تعب h23
تعبي h24
تعبيه h24
تعد g-43 k48
تعدي g-22 k56
تعدي_ g-22 k56
تعر r-29 g-23 h47
تعط g23
تعطل g23
تعطل_ g23
تعليق h42
تعم g-25 m-37
تعمل g-27 m-34
تعه h31
تعه_ h36
تعو h24
تعوي h24
تعويذ h29
تعويض g-22
تغل_ h24
تف_ m-22 h-28
تفاح r-22 g-24 m-25 h-45 k-23
تفاد k35
تفادي k35
تفاع g28 m-27
تفاع_ g28 m-27
تفر h40
تفري h40
تفريق h40
تفقي r24
تفقين r24
تقا h-23
تقبل_ g-30
تقد h37
تقسيم k31
تك_ g21 h-31
تكت h-28
تكتب h-28
تكتب_ h-28
تكي h33
تكيل h50
تكيي r33
تكييش r40 h-24
تل_ g-21 h25
تلاع h38
تلاعب h38
تلام h-21
تلام_ g30
تلد g36
تلد_ g37
تلده g28
تلده_ g28
تلفت r-22
تلفته r-23
تلم_ k35
تلن g-27 h23
تلي k27
تلي_ h23
تلين h-23 k35
تلين_ h-23 k35
تم_ g-22 h23
تماث h23
تماثي h23
تماني r34 h-25
تمب g-26 m22 h-23
تمبو m33
تمبول m33
تمث h24
تمثا h24
تمثال h24
تمد_ h-26
تمدي r21
تمديد r21
تمل h-27
تملك h-21
تملكه h-21
تملي h-22
تمليك h-22
تموي r21
تمويل r21
تنا_ g-31
تناز r-25
تنازل r-25
تناق r27
تناقص r27
تند h36
تنز g22
تنزي h21
تنزيل h21
تنس k-26
تنك r-21 g-31
تني g-21
تني_ g-23
تهرب h-39 k49
تهرب_ h-39 k49
تهري h34
تهريب h34
تهك h29
تهكي h29
تهكير h29
تو_ r-24 m53 h21
تواف h-21
توافق h-21
تواه g21
توت m33
توتو m41
توتو_ m35
توث r-23 g-28 h-24
توثي r-23 g-28 h-24
توثيق r-23 g-28 h-24
توح g25
توح_ g25
تود h-30
تودع h-30
تودع_ h-30
تور r25
تور_ r-23 m-21
تورق r49 h-26
تورق_ r49 h-26
توري r34
توصيل r-21 g-36
توع h-22
توعي h-22
توعيه h-22
توفيت g27
توفير r25
توقعا m42
توقيع r24
توك g26
توك_ g27
توكن g23
توكن_ g23
توم m29 h28
تومب m28
تومبو m28
تيات h37
تيات_ h37
تيار g24
تيار_ g24
تير h-28
تير_ k21
تيس r-28
تيش g-24 h-23
تيك r-22 g-26 m46
تيل m-23 h26
تيلا h27
تيلا_ h27
تيم r-33 h-21
تيم_ r-33 h-21
ثابته r21
ثاث g-25 h-31
ثاث_ g-25 h-31
ثال_ h24
ثالث_ g-24 k22
ثبي r21
ثبيت r21
ثبيت_ r21
ثر_ r25
ثلاث_ h-24
ثلث r-29 g-24 m-21 h26
ثلث_ r-27 g-22 h28
ثلي m47 h-30
ثلي_ m47 h-30
ثم_ g-28
ثمان g-28 h-22
ثمر h-21
ثمر_ h-22
ثمنها h-24
ثنا m32
ثناي m32
ثنايي m32
ثوا g-33 m25 h-34 k29
ثيق_ r-23 g-28 h-24
ثيقه g24
ثيقه_ g24
ثيل_ h23
جا_ g42 h-32
جابل h24
جابلي h24
جات_ g21
جاجا h37
جاجات h37
جاد h35
جادو h40
جادو_ h40
جاريه h-24
جاز m31
جاك g-32 m69
جام r-26
جامع r-26
جان h25
جان_ h24
جاني_ m-23
جانيه r-33 h-24
جاهد k38
جاهدي k38
جاهز_ h29
جاي_ g34
جاير h43
جاير_ h43
جبل g-39 h46
جبلي h24
جبلي_ h24
جد_ h-26 k-21
جدد g24
جدول_ g29
جرا r-25 h34
جرام h27
جرام_ h37
جرت g-25 h-24 k29
جرت_ r-36 k42
جرد g22 h-35
جرد_ g22 h-35
جري m-23 h22
جريا h23
جريا_ h23
جزا r-23 g23
جزار g-24
جزار_ g-24
جزاف g46 h-26
جزاف_ g43 h-26
جزافا g37 h-25
جسس h32
جسس_ h32
جعات g28
جعات_ g28
جعل r-27
جق_ g-23 m-26
جلا h-32
جلان g31
جلان_ g31
جلب h34
جلب_ h34
جلت r33
جلت_ r33
جلد g-35 h-27
جلي h-40
جلين g23
جلين_ g23
جما k38
جمد r24
جمد_ r29 g-22
جمع_ k32
جمعه r-24
جمعه_ r-26 h-22
جمل r-21
جمل_ g31
جمو k21
جموع k21
جموعه k33
جمي r-23
جنب k30
جنب_ k36
جنس h22
جنسي h22
جنسيه h23
جني h-37
جنين g34 h-41
جنين_ g34 h-41
جهات k38
جهات_ k38
جهاض h22
جهاض_ h22
جهه k28
جهه_ k28
جهو g25
جهول g25
جهوله g23
جواز_ h23
جوالا h24
جوان g-34 h37
جوانا g-34 h37
جور g-33 m-23 h22 k-26
جوز h37 k-24
جوم h26
جومي h26
جومي_ h26
جون h35
جون_ h22
جوهرج r22
جوي g-41 m40
جيب g23
جيب_ g25
جيبه g22
جيبه_ g23
جير k24
جير_ k26
جيلا h22
جيلات h22
حات_ h-42
حاذ h25
حاذي h25
حاذين h25
حار h-23
حاره g31 h-24
حاره_ g31 h-24
حاس r-45 g-33 m-30 h-42 k-24
حاض g-28
حاضر g-28
حاضره g-30
حاط m68 h-29
حاط_ m62 h-26
حال r-25
حاليا g23
حام r-26 g-34
حان h32
حب_ m25
حبت g-27 m-22 h22
حبتي h28
حبتي_ h28
حبي h21
حبيب h31
حبيب_ h33
حتا g-35
حتاج g-35
حتوا g21
حتواه g21
حتيا g-29 h48
حج_ m-22
حد_ k31
حدا_ g34
حدد g25
حدد_ g28
حدده g22
حدده_ g22
حده g22
حده_ g23
حدي m22
حدي_ g-24 m41
حديد g21
حديد_ g21
حديق h-22
حديقه h-22
حذف h24
حذف_ h24
حرام h41
حرامي h47
حرز h53
حرز_ h53
حرك g23 m-35
حركه g50 m-37 h-21
حركه_ g50 m-37 h-21
حره g-21 h53
حره_ g-21 h53
حرو h42
حروز h42
حروز_ h42
حريق g30
حريق_ g30
حس_ h21 k37
حسابا r-25 m-25 h-25
حسابه k41
حسب h-34
حسب_ h-26
حسن r-25 g-21 h-42
حسن_ r-25 g-21 h-42
حصا g25
حصان m23
حصان_ m21
حصه m-21
حصه_ m-21
حصو g21
حصول g21
حصول_ g21
حضر h46
حضر_ h46
حضي h27
حضير h27
حضير_ h27
حطي m21
حطين h-26
حطينا h-26
حظ_ m23
حظي_ h27
حظير h-30
حظيره h-30
حف_ r-21
حفظ k21
حفظ_ m-28
حفظت k25
حفظته k26
حفل g-23
حفل_ g-26
حفو r40
حفوظ r40
حفوظ_ r28
حقات_ r25
حقن h30
حقنا h30
حقنا_ h30
حقه g-34 h31
حقه_ g-34 h31
حقي_ g-39 h30
حقيق g27
حقيقي g27
حك_ h45
حكم_ g-24
حلا h-22
حلال h-24
حلال_ h-24
حلاو h37
حلاوي h33
حلق h-35
حلقا h-22
حلقات h-22
حله r-25 h-26
حله_ r-25 h-26
حلو g-22
حلوا h26
حلوان h26
حلوف h42
حلوف_ h42
حلوي r-27 g-28 m-24 h-30
حلي h-23
حلي_ g-26
حليل h-37
حليل_ h-37
حم_ h30
حما g31
حماي g37
حمايه g37
حمد h-27
حمد_ h-27
حمل g23
حمل_ g49
حمه h-28
حمه_ h-28
حمي h34
حميم h28
حميم_ h31
حميمي h23
حنا h-29
حنات g39 h-24
حنات_ g39 h-24
حها g22
حها_ g22
حوالا k32
حوط g42
حوط_ g42
حول_ h-24
حوله_ r-27 h-24
حولها h23
حوليه h23
حوه g21
حوه_ g21
حويلا k28
حيا g22
حياه g22
حياه_ g22
حير g38
حيره g33
حيره_ g33
حين g-40 h-29
حين_ g-40 h-29
خاد h32
خادم h32
خار k34
خار_ g21
خارج k54
خارج_ k54
خاس m24
خاسر m24
خاسر_ m24
خاص h23
خاص_ h27
خال h-26
خال_ h-28
خالد r-25
خالد_ r-25
خالف_ h35
خالي h-29
خالي_ h-32
خان r-25
خان_ h-24
خبر k32
خبز g-25 h-34
خبز_ g-25 h-34
خت_ m21
ختا g32 h-21
ختار g32 h-21
ختار_ g32
ختر r-27
خترا h36
ختراق h36
خترت r-26 g-27 m-22 h-36
ختم h33
ختم_ h33
ختي_ g-31
ختيا g30
ختيار g30
خدا k26
خدام k26
خدام_ k26
خدره h35
خدره_ h35
خدم_ k30
خدمه h25
خدمه_ h25
خذته_ r-23
خر_ r22
خرا h-23
خرب h-25
خرب_ h-25
خرج m-22 h-32
خرج_ m-22 h-32
خرز h23
خرزه h23
خرزه_ h23
خرف h-30
خرفا g25
خرفان g25
خريه h31
خريه_ h31
خزا h-31
خزان h-31
خزانه r33
خزي g-25 h-31
خزين g-25 h-31
خزينه r30
خسر m22
خسرا m21
خسران m21
خسرت m22
خسرن h-22
خسرنا h-22
خشب g-29 m-25 h-33
خشب_ r-21 g-30 m-25 h-35
خص_ k33
خصم r21
خصم_ r25
خصي r28
خصيم r32
خصيم_ r32
خضر h-22
خفاء k26
خفاء_ k26
خفاض g25 m-26
خفاض_ g25 m-26
خفه m-22 h-31
خفه_ m-22 h-31
خفي h25
خفيه h25
خفيه_ h25
خل_ g-28 h-31
خلال m25
خلال_ m25
خلاي g36 h-24
خلايا g36 h-24
خلت g26
خله_ g33
خليه_ g37 h-36
خما g-25 m-24
خمار g-25 m-24
خماره h32
خمر g-21 h34
خمر_ g-23 m-21 h43
خمري g-23 h-48
خمريه g-29 h-49
خمو h38
خمور h38
خمور_ h37
خمير g-31
خميره g-26 h-44
خنو h31
خنوق h31
خوه h-33 k38
خوه_ h-33 k38
خي_ r-31 g-32 m-26 h-21
خيا h-23
خيار g23 h-23
خيار_ g21 h-29
خيارا g21
خيره g-27 h-22
خيره_ g-27 h-22
خيل m36
خيل_ m36
داء g-30 h-28
داء_ g-30 h-28
داخله g22
داري r29
دالي h30
دالي_ h30
دام g-25 m-22
دان r-22
داني h33
داو g23
داي h-23
دايع r46
دايع_ r46
دايم g65 h-28
داين r39
داين_ r39
دت_ h-22
دجاجا h30
دجال h48
دجال_ h36
دخا h-22
دخار g21
دخار_ g21
دخان h-24
دخان_ h-24
دد_ g29
ددت r-23
ددت_ r-21
ددته r-33
ددته_ r-33
دده g23
دده_ g22
ددها g25
ددها_ g25
در_ h27
دراج h33
دراجه h33
دراسه g-25
درج h21
درجه h24
درجه_ h24
درس h-26
درس_ r-45
درسه h-21
درسه_ h-21
دره_ h24
درهم h-23
درهم_ h-23
درو g61 h-42
دروب g61 h-42
دسك r24
دسكا r24
دسكاو r24
دش_ m34 h-42
دعا g-23 m-27 h49
دعار g-24 h42
دعاره g-24 h42
دعم h-30 k50
دعم_ h-30 k50
دفا h-22
دفات h-22
دفاتر h-22
دفعتي r-26 g-21
دفعن g-23
دفعنا g-23
دفعو g24
دفعون g21
دفن h22
دفن_ h22
دفون g26
دفونه g39 h-26
دفي h21
دفين h21
دفين_ h21
دق_ r-30
دقا h-21
دقه g-31
دقه_ g-31
دكا g-24
دكا_ h27
دكان g-23
دكان_ g-23
دكت r-23 m-21 h-23
دكتو r-23 m-21 h-23
دكتور r-23 m-21 h-23
دكه h38
دكها h28
دل_ h-23
دلا r-26 g38 h-24
دلات r-21 g41
دلات_ r-21 g41
دله r-23 g21
دله_ r-23 g21
دليك h23
دليك_ h23
دلين g43 h-22
دلين_ g43 h-22
دم_ r-23
دمان m-24
دمان_ m-24
دمه_ h21
دن_ r24 g27
دني h-31
دني_ h-26
دها h-23
دهب r38
دهب_ r38
دهم h-26
دهم_ h-29
دهن h23
دهن_ h23
دوا r-26 g-29 m-28 h-23
دوام m-22 h-25
دوام_ m-22 h-25
دور h-36
دور_ g27 h-21
دوره h-44
دوره_ h-46
دورها r40 g-22
دوليه r21
دوم r-35 m27
ديب h24
ديب_ h24
ديت r-37
ديسك h24
ديسكو h24
ديقه h-22
ديقه_ h-22
ديك h28
ديك_ h31
ديلر h21
ديلر_ h21
ديم g-24
ديمه g-26 h-22
ديمه_ g-26 h-22
دينه r27 h-23
دينه_ r27 h-23
ديني h-22
ديني_ h-25
ديوا h-29
ديوان h-29
ديون r26
ديون_ g23
ديونه r27
ديوني r37
ذبح h38
ذبح_ h38
ذته_ r-23
ذخي r-22 g-25 m-22
ذخير r-22 g-25 m-22
ذخيره r-22 g-25 m-22
ذف_ h24
ذكي g-34 h50
ذون_ h-22
ذونا r33
ذونات r33
ذي_ h-31
ذين h25
ذين_ h25
را_ r-23
راب g-24
رابحا r43
رابي r31
رابي_ r38 g-25 m-21
رابين h37
راتبي r-26 m-25 k-26
راتي h-26
راتين g28 h-38
راج r-23 g-23
راجه h33
راجه_ h33
راح h-22
راح_ h-31
راحت_ m24
راس_ r22
راسه h-23
راسه_ h-23
راسي r-25 g-22 h-21
راش m50 h-28
راش_ m50 h-28
راع g-21 m-23 h-29
راعي g-23 m-25
راعي_ m-21
راف h23
راف_ h33
رافع r-24 m21
رافعه r-24 m21
رافقا m-21 h32
رافه g-26
رافه_ g-26
راق h23
رام_ h42
راماد h21
رامي h27
رامي_ h41
راه m25
راهن m41
راهن_ g-25 m36 h-44
راهنت m37
راهنه m37
راهني m40 h-28
ربا_ h-37
ربان h38
ربان_ h38
ربت r-32
ربحت_ r-23 m22
ربط h46
ربط_ h46
ربع h-27
ربع_ r-39
ربعي m49 h-29
ربن m-21 h-22
ربنا m-21 h-22
ربنا_ m-21 h-22
ربو r21
ربوطه r24
ربوي r25
ربويه r24 h-29
رتج g36
رتجع g36
رتجع_ g43
رتجعا g28
رتف m-27
رتفا g28 m-27
رتفاع g28 m-27
رته h-23
رته_ h-23
رتي_ h-37
رتين h32
رث_ g26
رج_ g-24 h22 k23
رجا h-26
رجع_ r21
رجعل r-27
رجن g45 h-35
رجن_ g45 h-35
رجه h23
رجه_ h24
رجو h21
رجي h31
رح_ m-22 h-51
رحم h41
رحم_ r-28 h73 k-34
رحمه h-28
رحمه_ h-28
ردا g-31
ردهم h-29
ردهم_ h-29
ردي g-35
رر_ g24
رره g25
رره_ g22
رزق h35
رزق_ h35
رزه h23
رزه_ h23
رس_ r-26
رساي h-23
رسايل h-23
رست r-22
رسه h-21
رسه_ h-21
رسول h24
رسول_ h24
رسي m22
رسي_ m38
رشه g24
رشه_ g24
رشو h42
رشوه h32
رشوه_ h32
رشي r-23 g-33 m-27 h89
رصد m-22
رصد_ m-22
رصن h31
رصنه h24
رصنه_ h24
رصه r-31 g-25
رصه_ r-31 g-25
رصو h21
رصود h21
رصود_ h21
رضا h40
رضاه h26
رضاه_ h24
رضاها h22
رضي h25
رط_ m31 h-22
رطي r-23 g-25 h65
رع_ g21
رعا h-23
رعات k25
رعات_ k25
رعت_ r-26
رعه_ h-22
رعها g27
رعها_ g27
رعي_ h-35
رفا g25
رفان g25
رفان_ g25
رفها g24
رفها_ g24
رفي r25
رفيه r23
رفيه_ r23
رقا h23
رقاب h-21 k26
رقابه h-21 k26
رقاص h33
رقاصه h23
رقام h22
رقام_ h22
رقت g36
رقت_ g36
رقص g-21 h56
رقص_ g-21 h56
رقم_ m22
رقه h24
رقه_ h24
رقي m-27
رقيه h-23
رقيه_ h-23
ركا g-24
ركبه r28
ركبه_ r28
ركز h-23
ركز_ h-23
ركي r-31
رما g-38 m-32 h-32
رمض h-28
رمضا h-28
رمضان h-28
رمل g-21 h51
رمل_ g-21 h51
رنا h-36
رنت r-37 g39 k-24
رنت_ r-38 g29 k-23
رها m22
رهان m29
رهان_ m27
رهانا m38
رهم h-23
رهم_ h-23
رهن h-22
رهن_ h-24
رهنت r37
رهنت_ r37
روات k23
رواتب k23
روب h21
روب_ h32
روت h26
روت_ h26
روج h26
روج_ h26
روحي h22
روحيه h22
رور h-35
رورد r44
رورد_ r44
روس m-30
روض h-23
روض_ h-23
روط r21
روع r-28
روع_ r-28
روفا k51
روفات k51
روق_ h25
روقات g23
روقان h37
روقه h22
روقه_ h22
روك g-22
رول m31
رولي m31
روليت m31
روم m45
روم_ h59
رون h21
روني_ h27
روي m-24 h40
رياضه r-29 h-29
ريب h27
ريب_ m-24 h32
ريح r29
ريح_ r29
ريد r-22
ريد_ r-23
رير h26
رير_ h26
ريس h-31
ريست h-21
ريستا h-21
ريط_ h32
ريف_ h-25
ريقي h25
ريقي_ h26
ريكا h27
ريكا_ h27
ريم g-26 h-44
ريم_ h-24
رينا h-27
ريو r-22 g-23
زاج g34
زاج_ g32
زاد h-23
زاد_ h-26
زاره h-22
زاره_ h-22
زاز h23
زازه h23
زازه_ h23
زاف g46 h-26
زاف_ g43 h-26
زافا g37 h-25
زافا_ g37 h-25
زانا r-24
زاناك h23
زانه r33
زانه_ r33
زاه r-27
زايم h33
زايم_ h33
زبا h23
زباي h23
زباين h23
زج_ g-25
زحلا h33
زحلاو h33
زرع g37 h-21
زرع_ g38 h-24
زرعت_ g22
زرعه r-24 k-21
زرعه_ r-24 k-21
زعر h25
زعرا h25
زعران h25
زق_ m-21
زكا r-29 g-25 h-30
زكاه r-28 h-26
زكاه_ r-28 h-26
زلت h-24
زلت_ h-21
زم_ g-22 h-27
زمي r-27 k-29
زميل r-27 k-29
زنه g23
زنها g23
زنها_ g23
زهر g29 h-21
زهر_ g29 h-21
زوج h26
زوج_ r-29 h28
زود r29 g-37 m-25 h-36
زود_ r29 g-37 m-25 h-36
زور h36
زور_ h44
زول h-22
زول_ h-22
زون h-25
زون_ h-21
زي_ r28
زيار g-22
زيارا g-32
زياره h26
زيت r-22 h-25
زيتو r-25 h-38
زيتون r-25 h-38
زيد r32 g-24
زيد_ r32 g-24
زيع_ r-22
زيف h28
زيفه h21
زيفه_ h21
زيل h21
زيل_ h21
زين g-22
زينه r30
زينه_ r30
زيه h-38
زيه_ h-38
زيي h30
زييف h30
زييف_ h30
سا_ g37
سابا r-25 m-25 h-25
سابات r-25 m-25 h-25
سابق m23
سابه k41
سابه_ k41
ساخ h29
ساخر h26
ساخره h26
ساس g-24
سال_ k37
سالم h-33
سالن k36
سالنا k36
سام r-39 h-21
سان m-31
ساي r-21
سايق r-31 h-35
سايق_ r-31 h-35
سب_ r-24
سبا g-29
سباح r-25 g-23
سباحه r-25 g-23
سباي h24
سبت g-28 m28
سبت_ g-25 m27
سبق g21
سبق_ g28
ستا h-33
ستاج k34
ستاجر k34
ستال h30
ستال_ h30
ستخ k32
ستخد h-21 k36
ستخدا k26
ستخدم h-25 k34
سترد g-25
سترد_ g-30
ستردا g-31
ستري r33 g24
ستري_ r-21 g64 m-30 h-32
ستريح r51
ستش g-37 m-21 h-39
ستع g-25 m-34 h-31 k28
ستعا h-42 k61
ستعار h-42 k61
ستعم g-24 m-31
ستعمل g-26 m-32
ستلفت r-22
ستلم_ k35
ستن h32
سته r25 g-38
سته_ r33 g-22 h-28
ستو g29
ستود h-30
ستودع h-30
ستور g25 h22
ستوك g27
ستوك_ g27
ستي g-21
ستيل h27
ستيلا h27
سجا h36
سجاي h43
سجاير h43
سجد h-27
سجد_ h-27
سجق g-23 m-26
سجق_ g-23 m-26
سجل r-24 g-42 h-38 k27
سجي g-24
سجيل g-24
سجيل_ g-24
سحب m25
سحب_ m26
سخ_ h24
سخر h30
سخري h31
سخريه h31
سدد_ r22
سددت r-22
سددت_ r-21 g-22
سدس_ h-28
سرا m21
سران m21
سران_ m21
سربه h32
سربه_ h32
سرت m21
سرع g-25 k-21
سرعه g-25 k-21
سرعه_ g-25 k-21
سرق g24 h25
سرقه h32
سرقه_ h32
سرن h-22
سرنا h-22
سرنا_ h-22
سره m-23 h-28
سره_ m-23 h-28
سرو h29
سروق h29
سروق_ h32
سروقه h22
سس_ h32
سطه h23
سطه_ h23
سعي g-27
سعيد g-27
سعيد_ r-24 g-33 h-40 k-22
سفا g-23 h26
سفار g-23 h26
سفاره h30
سفر h-33
سفر_ h-50
سفي g47
سفين g47
سفينه g47
سقف g-25 k44
سقف_ g-25 k44
سكاو r24
سكاون r24
سكن g-24 m-29 h-38
سكن_ m-30
سكو h32
سكو_ h24
سكوت h29
سكوتش h34
سكوتي h28
سكي m-21 h32
سكي_ h47
سل_ m-24 h-26 k22
سلاح g-36
سلاح_ g-36
سلامي h-33
سلس r-21 m-25
سلسل r-21 m-25
سلسل_ m-24
سلع_ g26
سلف_ h-23
سلفن h-21
سلفني h-21
سلمت g-24
سلمته g-24
سلو m42
سلوت m44
سلوت_ m36
سلوتس m34
سما g21
سمك g25 h-22
سمك_ g24 h-21
سمن h-31
سمنت h-31
سمنت_ h-31
سمه g-24
سمه_ g-26
سمي_ k23
سن_ r-25 g-21 h-42
سنا r-25 h-28
سنان r-25 h-28
سنان_ r-25 h-28
سند r27 h-27
سندا r28
سندات r28
سهر_ g-28
سهل g22
سهل_ g22
سوا h-28
سوال k36
سوال_ k36
سودا h22
سودان h22
سور h37
سول h42
سول_ h44
سيارا h-35 k-48
سيارت h-32
سيج h37
سيجا h37
سيجار h37
سير h23
سير_ g-22 h54
سيرك h-51
سيرك_ h-51
سيل_ r-25 m-22 h-28
سيم k26
سيم_ k29
سين h-22
سيه m-22 h-25
سيه_ m-22 h-25
شا_ r-34 g-27 h-34
شاء g-28 m-28 h-22
شاء_ g-28 m-28 h-22
شار m37
شارد g34
شارد_ g24
شارط g-24 m90 h-60
شاشه h-24
شاشه_ h-24
شاف g40
شافه g40
شافه_ g53
شافها g23
شال r-22 g-33 h35
شالي g-32
شاليه g-32
شامل g32
شامل_ g32
شان k23
شان_ k23
شاه h28
شاه_ g37 h-38
شاهد h42
شاهد_ h42
شايف g28
شايفه g22
شب_ g-29 m-26 h-32
شبو h51
شبو_ h51
شت_ r28 h23
شتراه g30
شتريه g22
شتغل_ h24
شتم r-26 h43
شتم_ r-26 h43
شجر g35
شجره g39
شجره_ g39
شحا h52
شحاذ h25
شحاذي h25
شحم h31
شحم_ h31
شحن_ h-23
شحنا g33
شحنات g33
شخا g-21 h31
شخص k28
شخص_ k36
شرب g-26 h45
شرب_ g-26 h45
شرط m27
شرط_ m31 h-22
شرعي_ h-35
شروب_ h22
شروط r21
شروع r-28
شروع_ r-28
شريت_ r-22 g23
شريط h32
شريط_ h32
شرين h-36
شرين_ g-22 h-24
شط_ g-22 m69 h-45
شعر r-21 g-21 m-27 h-46
شعر_ r-21 g-21 m-27 h-46
شعو h33
شعوذ h33
شعوذ_ h33
شعوذه h25
شغل_ r25
شغله h27
شغله_ h27
شفته_ h-22
شفن h-31
شفنا h-31
شفنا_ h-23 k23
شكل g-25 m-27 h-55
شله r-27 m-21 h-34
شله_ r-27 m-21 h-34
شلي r36
شلي_ r36
شمب h34
شمبا h34
شمبان h34
شمع m27 h-30
شمعه m44 h-29
شمعه_ m44 h-29
شن_ h-23
شنز g23
شنز_ g23
شه_ h-21
شها_ r40
شو_ r-25 h-28
شور g22 h-30
شورت h-24
شورت_ h-24
شوش h43
شوش_ h40
شوط m30 h-21
شوط_ m30 h-21
شوه h34
شوه_ h34
شوي g-37 m-22
شوي_ g-37 m-22
شيب g61 h-42
شيخ h22
شيخ_ h22
شير h27
شيره h28
شيره_ h28
شيشه g-23
شيشه_ g-23
شيكاغ g32
صاحبت g-21 h26
صاحبه g23 h-48
صاد g31
صاد_ g34 h-23
صارع m28
صارع_ m30
صاره h26
صاره_ h26
صاري h-23
صاري_ r24 m24
صاريف h-25
صال g-26
صالا r29 g-42 h-50
صالات r29 g-42 h-50
صاي h-30
صاير h-26
صاير_ h-26
صب_ h28
صبا h26
صباع h26
صباع_ h26
صبر r26
صبر_ r29
صح_ g-24 m25 h-26
صحي r-23 m-28 h-41
صحيه r-21
صحيه_ r-21
صدر g37 h-21
صدر_ k21
صدق r-33 g-28 h-32
صدقه g-26 h-32
صدقه_ g-26 h-32
صديق_ g-22 m-21
صر_ g-22 h-21
صرف_ g-21
صرفه r25
صرفي r29
صرو r-24 h-34
صروف r-24 h-34
صروف_ r-31 g-28 m-23 h-41 k-40
صروفا k51
صري h-40 k21
صعد r-21 g-37 m24
صعد_ r-21 g-37 m24
صغي h-25
صغير h-25
صغيره h-25
صف_ g21
صفر r-21 h28
صفر_ r-21 h28
صفقا m22 h-27
صفقات m22 h-27
صل_ h-24
صلات g-23 h-22
صلات_ g-23 h-22
صلاحي h24
صلح h-22
صلح_ h-22
صلحو g25
صلحوه g21
صلي r-23
صلي_ h23
صليح r-26 g-24 h-26
صليح_ r-26 g-24 h-26
صم_ r25
صناع h-22
صناعي h-28
صند h-22
صنع_ h21
صنف h34
صنف_ h34
صوت g-34 m-24
صود h21
صود_ h21
صور_ h37
صوري k45
صوريه k32
صوف g35 h-24
صوف_ g32 h-24
صول g21
صول_ g21
صيب m25
صيب_ m38
صيبي h-28
صيبي_ h-28
صيده g48
صيده_ g45
صير g-21
صيل g-31
صيل_ r-28 g-33
صيم r32
صيم_ r32
صين m42
صيني m42
صينيه m42
صيه r24 h-24
صيه_ r24 h-24
ضاء g-21
ضاء_ h22
ضاب h25
ضابط h25
ضابط_ h25
ضات g-28 m24
ضات_ g-28 m24
ضار r-25
ضاعف_ m22
ضان h-28
ضان_ h-29
ضاه h26
ضاه_ h24
ضاها h22
ضاها_ h22
ضايع_ h-22
ضت_ h-21
ضح_ g-26 h53
ضحك h45
ضحك_ h45
ضد_ g32
ضرا h-25
ضرب_ g-21 h44
ضرع g50 h-28
ضرعه g27
ضرعها g27
ضره g-25
ضره_ g-25
ضريح h42
ضريح_ h42
ضمانه r47
ضمو r22
ضمون r22
ضمونه r34
ضمي g36
ضمير g36
ضميرك g29
ضير h27
ضير_ h27
طاب r-22 h-35
طات h35
طات_ h35
طار r-25 h-26
طار_ h-24
طاز g-24 h-24
طازج g-25
طازج_ g-25
طالع h27
طالع_ h24
طالعي h25
طاو h28
طاول h28
طاوله h28
طاي h28
طايح h40
طايحه h25
طبا r-27 h-30
طباع r-24 h-24
طباعه r-24 h-24
طبل m25
طبله m38
طبله_ m38
طبي_ r-28
طبيعه g-25 h-29
طجي h31
طر_ h-58
طرف r24 g-29 k26
طرف_ r24 g-29 k26
طري g-27 h-23
طعا g-27 h-34
طعام g-27 h-34
طعام_ g-26
طفا h-23
طفل g-22 h35
طفله h28
طفله_ h28
طل_ h28
طلاب h-26
طلاب_ h-26
طلاس h27
طلاسم h27
طلبت h32
طلبه g29
طلبه_ g30
طلبها g25
طلس h32
طلسم h32
طلسم_ h32
طلق h23
طله r-23 g-25 m-32 h58
طله_ r-23 g-25 m-32 h58
طلي h24
طم_ g-23
طما g-23
طماط g-23
طماطم g-23
طن_ h-29
طوا g22
طول r32 h-37 k-22
طول_ h-35 k-24
طون g35
طون_ g35
طي_ m27
طيا m34
طيار m44
طياره m44
طير g30 m-21
طير_ g40
طيرا m-27
طيران m-27
طيس h49
طيك r26
طيك_ r26
طين h-29
طين_ g-31 m21 h-39
طينا h-26
طيه m22
طيه_ m22
ظار r37 g-27 m-22 h-36
ظار_ r47 g-29 h-34
ظام_ h-36
ظته k26
ظته_ k26
ظر_ h27
ظرف h27
ظرف_ h27
ظرو g41 h-23
ظروف g41 h-23
ظروف_ g41 h-23
ظفي h-29
ظفين h-30
ظفين_ h-30
ظم_ r26
ظهر h-39 k24
ظهر_ h-37 k26
ظهو g21
ظهور g21
ظهور_ g24
ظي_ h27
ظير h-25
ظير_ r28
ظيره h-30
ظيره_ h-30
عاج g-33
عاج_ h42
عارف g22
عارف_ g21
عارفه g22
عاره g-22 h36
عاره_ g-22 h36
عاري g-23 h39
عال r-23
عامل_ r-21 g-25
عامه r-49 h-37
عامه_ r-49 h-37
عاه g-35 m-24 h52
عاون h-39
عاوني h-39
عايش g27
عايل h-22
عايلي m-28 h-30
عايه m-30
عايه_ m-30
عب_ m33
عبا g-41 m-25
عبن h-22
عبنا h-22
عبنا_ h-22
عبي m23 h31
عبيه h24
عبيه_ h24
عتلي h23
عتلي_ h23
عتم h-28
عتمد h-24
عتمد_ h-26
عتي r-34 g26 h25
عتين r-30 g30 m-24
عتين_ r-30 g30 m-24
عجل h-42
عجل_ g-23 m-57 h-47 k-22
عجله m38
عجله_ m38
عجي h-28
عجين h-28
عجين_ h-28
عدا r-25
عدد h-22
عدد_ h-25
عددها g29
عدل r21 h-29
عدل_ r21 h-29
عدي_ g-34 h-22 k79
عرا g-21 h50
عراف r-23 g-24 h48
عراف_ r-37 h51
عرافه g-27
عران h25
عران_ h25
عربيه g23
عرس r-23 g-35 m-29 h-48
عرس_ r-23 g-35 m-29 h-48
عرف_ g24
عرق h30
عرق_ h25
عري r-24 g-26
عزاي h33
عزايم h33
عسل r-23 m-25 h-24
عسل_ r-23 m-25 h-24
عشا_ r-34 g-27 h-34
عشاء g-21 m-29 h-25 k-21
عشاء_ g-21 m-29 h-25 k-21
عشان k23
عشان_ k23
عشر_ g-21
عشري h-26
عشرين h-26
عصاي h-26
عصاير h-26
عصر g-31 m-22 h-21
عصي h-28
عصير h-28
عصير_ h-28
عضا h33
عضاء h33
عضاء_ h33
عطا g29
عطر h-47
عطر_ h-42
عطل m-29
عطل_ g23
عطو r-24 h-37
عطيك r26
عطيك_ r26
عقار_ r-37 h-22
عقم h-35
عقم_ h-35
عقو g25
عقود g25
عقود_ g25
عقي r-25 h-42
عك_ g29 h-21
علاج m-26 h-45
علاج_ m-26 h-38
علاق h44
علاقه h44
علب h-25
علبه h-25
علبه_ h-25
علش k22
علشا k22
علشان k22
علف g-41 m-24 h-40
علف_ g-41 m-24 h-40
علق h33
علق_ h34
علم r-31 k26
علم_ m-24 k32
علن r-22
علو r-22
علوم r-24
علوم_ r-26
عليق h42
عليق_ h42
عليك g-30 h-22
عليك_ g-22
عليمي r-25
عليه_ r-26
عمار h-41
عمر r-31 h-24
عمره r-32 g-21
عمل_ g-27 h58
عملات r24
عمي h-39
عمي_ h-37
عنا r-24 h-31
عنا_ r-23
عنب g-23
عنب_ g-23
عندن g25
عندنا g25
عنده g28 h-23
عنده_ g28 h-23
عندي g21 h-22
عندي_ g21 h-22
عواي r26
عوايد r26
عود h-26
عود_ h-25
عوذ h33
عوذ_ h33
عوذه h25
عوذه_ h25
عوض g-38
عوضت g-38
عول r27
عولي r36
عولي_ r36
عوه r25 h-25
عوه_ r27 h-27
عوي h23
عويذ h29
عويض g-22
عويض_ g-22
عيد h-23
عيد_ g-21 h-31
عيدا k43
عيدا_ k43
عيدي r-30 g-27 m-29 h-37
عير h-21
عير_ h-21
عين r26 h-24
عينه r35 m-21 h-25
عينه_ r39 m-25 h-33
عينها g23
غاء g-23
غاء_ g-23
غاز h-22
غاز_ h38
غازي h-38
غازيه h-38
غام g48 h-21
غامض g48 h-21
غدا g-43 m-21 h-29
غداء g-43 m-21 h-29
غداء_ g-43 m-21 h-29
غرام_ h49
غرب h28
غربي h28
غربي_ h22
غرق g34
غرقت g21
غرقت_ g21
غسل r-37 h-22 k62
غسل_ r-21 h-24 k71
غسي r-28 g-35 m-25 h-23 k21
غسيل r-28 g-35 m-25 h-23 k21
غسيل_ r-28 g-35 m-25 h-23 k21
غش_ g-30 h89
غشو h33
غشوش h33
غشوش_ h29
غلب m46
غلب_ g-21 m43 h-31
غلبن m25
غلبني m25
غلط r-22
غلف m-30
غلقه g27
غلقه_ g23
غله h26
غله_ h26
غنم r-25 h-35
غنم_ h-34
غو_ g26 h-46
غواص g21
غواص_ g21
غوم h27
غومه h27
غومه_ h27
غي_ r-22 g-26 k38
غيت g-34
غيت_ g-34
غيري k29
غيري_ k29
غين h-22
فا_ g25
فاء k26
فاء_ k26
فاتر h-22
فاتر_ h-22
فاج g28
فاجا g28
فاجات g38 h-22
فاح r-21 g-26 m-23 k-21
فاد k35
فادي k35
فادي_ k35
فار r-34
فاره h30
فاره_ h30
فاض m-29 h26
فاض_ g25 m-26
فاضح g-21 m-23 h33
فاع g28 m-27
فاع_ g28 m-27
فاق g-26
فاقد h-42
فاقد_ h-42
فال_ m-26
فالت r46 h-22
فالته r33
فان m-22 h32
فان_ g25
فاي r26
فايز m23
فايز_ m23
فايض r41
فايض_ r41
فايظ r35 g-31 m-21 h-29
فايظ_ r35 g-31 m-21 h-29
فت_ h-33
فتا g-48 m56
فتش h24
فتش_ h24
فته_ g-24
فتو g21
فتوح g25
فتوح_ g25
فتي g-23 h23
فتيا h37
فتيات h37
فحص h-31
فحص_ h-32
فدي h36
فديه h36
فديه_ h36
فرد g-51
فرز g43 h-40
فرز_ g43 h-40
فرس g33
فرس_ g33
فرق h-22
فرق_ h-22
فرو g31
فروز g23 h-29
فروز_ g44 h-27
فروزه h-30
فروق g31
فروق_ g49 h-25
فروقا g26
فريقي h25
فسه_ h-21
فسي r-32 g-27 m-23
فسي_ r-30 g-25 m-21
فصل r-30
فضه m-25 h-27
فضه_ m-25 h-27
فط_ g24
فطي h49
فطيس h49
فظ_ m-25
فظت k25
فظته k26
فظته_ k26
فعتي r-26 g-21
فعل r-24 h-26
فعلي r-27 g30 h-24
فعلي_ r-26 g36
فعن g-23
فعنا g-23
فعنا_ g-23
فعو g24
فعون g21
فعون_ g21
فقر r-22 h-27
فقرا r-22 h-27
فقراء r-22 h-27
فقط r-32 g-28
فقط_ r-32 g-28
فقي r23
فقين r24
فقين_ r24
فك_ h47
فكه m-26
فكه_ m-26
فل_ g-28
فلا h32
فلام h32
فلام_ h32
فلوسه r27 h-21
فن_ h22
فنا_ r-24 h-38
فها g27
فها_ g27
فهد g-21
فهد_ g-21
فوات h-22 k27
فواتي h-22 k27
فواك m34
فواكه m34
فوت m23
فوت_ r-22 m26
فود h33
فودك h31
فورا r-26
فورا_ r-26
فورو r44
فورور r44
فوز r-22 m29
فوز_ r-22 m29
فوظ r40
فوظ_ r28
فول h-21
فول_ h-24
فوله r24 g21
فوله_ r24 g21
فونه g39 h-26
فونه_ g39 h-26
فيت r-24
فيت_ g27
فير r21
فير_ r25
فيش g44 m21
فيش_ g44 m21
فيك h-38
فيك_ h-38
فيل_ h32
فيلا r-33 g-35 h-43
فيلا_ r-33 g-35 h-43
فيلم m-27 h-25
فيلم_ m-27 h-25
فينه g47 h-22
فينه_ g47
فيو g26
فيوت g37 h-29
فيوتش g37 h-29
قابه h-21 k26
قابه_ h-21 k26
قاتل k31
قاتلي h-23 k35
قاد h-21
قادم g25
قادم_ g24 h-22
قادمه g25
قار_ r-37 h-22
قاريه h40
قاس g-31 m-31 h-33
قاص h30
قاصر h23
قاصر_ h28
قاصه h23
قاصه_ h23
قاض h37
قاضي h37
قاضي_ h37
قاعه g-26 h-24
قاعه_ g-26 h-24
قاله g-31 m-22 h-22
قاله_ g-31 m-22 h-22
قام m36
قام_ h25
قامر m78
قامر_ m53 h-59
قان r-23 h31
قان_ r-26 g-22 h32
قانق h25
قانق_ h25
قاه m-23 h-36
قايم g-25
قايمه g-25
قبر h45
قبل g30
قبل_ g33
قبلي_ r37
قبليا r-22 g23
قت_ g29
قتر g37 h-28
قترا g22 h-25
قتراض g22 h-25
قترض g35 h-29
قتي g-36 h-22
قتي_ g-30 h-22
قدا g-21
قدام g-27
قدر h-32
قدمه h26
قدمه_ h33
قدي g-22
قديم g-24
قديمه g-26 h-22
قرا_ r-27 g-32
قراء_ r-22 h-27
قراب h37
قرابي h37
قرار r-24
قرار_ r-24
قران m-26 h-27
قران_ m-28 h-22
قرب m21
قربا h38
قربان h38
قرر g36
قرر_ g43 h-25
قرره g25
قرره_ g22
قرش g28
قرش_ g28
قرص h28
قرصن h31
قرصنه h24
قرض r29
قرض_ r25
قرع h-21
قرعه h-21
قرعه_ h-21
قرن r-27 g-33 h22
قرو h26
قروض r25
قروض_ r25
قري_ g-23 h-43
قزا h23
قسا h-21
قسم g-30
قسمه g-33
قسمه_ g-34 m-23
قسيم k28
قسيم_ k31
قط_ r-31 h-24
قطا m-46
قطه h-39
قطه_ h-39
قطي h-21
قطيه m49
قطيه_ m49
قعا m42
قعات m42
قعات_ m34
قف_ g-22 k36
قفلت r-33
قفله g34
قفله_ g28
قلب r51 h-33
قلد h38
قلد_ h37
قلده h31
قلده_ h31
قليد_ h24
قليدي r27 h-24
قما m37
قمار m39
قمار_ m39
قماش m-26
قماش_ m-26
قمح h-29
قمح_ h-29
قمي g-21 m-23
قنا h26
قني h21
قنين h21
قها r28
قها_ r28
قوا h39
قواد h34
قواده h22
قود g22
قود_ g23
قول_ h22
قوله g49 h-43
قوي r-34
قيت r-31 m-33 h-35
قيع r24
قيعه r33 h-26
قيعه_ r33 h-26
قيقي g27
قيقي_ g27
قين r22 g-29
قين_ r24 h-29
كا_ h25
كاتب h-28
كاتب_ h-28
كار g-30 m23
كاسا h24
كاسات h24
كاغ g32
كاغو g32
كاغو_ g32
كافح h-25
كافحه h-25
كافلي g-26
كام_ h34
كامل_ h-30
كان g-25
كان_ g-23
كاني h27
كاني_ h27
كاه r-27 g-21
كاه_ r-28 g-21
كاون r24
كاونت r24
كايين h29
كبا h37
كبار h25
كبار_ h30
كباري h21
كبت h32
كبتا h24
كبتاج h22
كبه r28
كبه_ r28
كبي r-22 h-27
كبير r-22 h-27
كبيره r-22 h-27
كت_ g-40 m56
كتاب_ g-22
كتابه h54
كتبه r-26 g31 h-34
كتبه_ r-26 g31 h-34
كتر g-23 m-23
كته g45 h-25
كتها g32
كتها_ g32
كتو r21 h-24
كتور r40 h-32
كتي r-38
كثر r25
كثر_ r25
كحول_ h-26
كحولي h36
كد_ g44 h-31
كذا r24 g-25 h-22 k25
كرا_ r-25 m-23 h-21
كرات h38
كراتي g28 h-38
كراش m50 h-28
كراش_ m50 h-28
كرك r-21
كرم g-27 h32
كري g-25
كري_ g-22
كريس h32
كريست h32
كز_ h-23
كس_ m25
كسب m28
كسر r-27 h-21
كشط g-22 m69 h-45
كشط_ g-22 m69 h-45
كشو r23
كشوف r23
كشوف_ r23
كف_ g-25 h22
كفالت r46 h-22
كفل r31 h-24
كفلت r33
كفلته r33
كفو r41
كفول r41
كلب g-22
كلب_ g-22
كله r-21
كله_ r-24 g22
كلها m22
كلها_ m22
كلو m-21
كلوب h35
كلوب_ h35
كلي g-28 h56
كليه h42
كليه_ h42
كمه m-22 h-25
كمه_ m-22 h-25
كمي h-25
كنا g28 h-34
كنا_ g33
كنز h28
كنز_ h28
كهان h38
كهر h-21
كهرب h-21
كهربا h-21
كو_ h31
كوبي h27
كوبي_ h41
كوتش h23
كوتش_ h34
كوتي h28
كوتي_ h28
كوكا h29
كوكاي h29
كول r-23 g29 m-25 h-35
كول_ g47 m-21
كوم g32 h-22
كومه g31 h-25
كومه_ g31 h-25
كون_ h26
كي_ h33
كيا g35
كياس g35
كياس_ g35
كيت g28 h-26
كيس g22 m-26
كيس_ g22 m-26
كيش r54 h-22
كيشت r46 h-27
كيشت_ r46 h-27
كيشل r36
كيشلي r36
كيشه r40
كيشها r40
كيف h23
كيف_ h21
كيك g-21 m-43 h-40
كيكه m-38 h-24
كيكه_ m-38 h-24
كيل_ g24 h-24
كيلا h54
كيلا_ h54
كيلو g-32
كيلو_ g-32
كيلوم h22
كين_ r-25 m-58 h-38
كينه m26 h-42
كينه_ m26 h-42
كيي r33
كييش r40 h-24
كييش_ r40 h-24
كے_ m35 h-30
لاب_ m-21 h-22
لابت r-25 g22
لابس r-35 h-27
لابس_ r-35 h-27
لابلا k25
لابو_ h-21 k22
لاتي h24
لاتين h24
لاث h-21
لاث_ h-24
لاج_ m-26 h-38
لاجر g22
لاجر_ g38 h-28
لاجله r-28 g36
لاجه r-23
لاحه_ h-21
لاحها g25
لاحي h24
لاحيه h24
لاخ h-26
لاختي r-22
لاخر m30
لاخر_ m30
لاخف k21
لاخفا k21
لاخو h-30 k32
لاخوه h-33 k38
لاخي h-21
لاد_ r-31 g-23 m-26 h-46
لادخ g23
لادخا g23
لادي g-21 h27
لادي_ g-21
لارا r22
لارات r25 g-24
لاراض g31
لاسم h29
لاسم_ h29
لاسي h40
لاش r21
لاش_ r30
لاص g-30
لاصل m-23 h-32
لاصل_ h-25
لاط g-25 m-21 h-32
لاطف h-26
لاطفا h-26
لاعب h30
لاعب_ h30
لاغ h-60
لاغ_ h-38
لاف h-22
لاقل h-24
لاقه g-29 m-23
لاقه_ g-29 m-23
لاك r-23 g-23 m23
لاله g-31
لاما h-22
لامه g-35
لامها g-22
لاموا k21
لامي_ h-38
لامين h69
لان_ r-21
لانت g-35 h26
لانظ r24
لانظا r24
لاني g-24
لاني_ g-26 h-31 k-21
لاه h-34
لاولا r-23 g-31 m-30
لاوه g29
لاوه_ g29
لاوي h33
لاوي_ h33
لايا g36 h-24
لايا_ g36 h-24
لايتا r-33 g-21 h-21 k-27
لاين m33
لاين_ m33
لبار h41
لبار_ h27
لبت h25
لبحر g24
لبحر_ g21
لبخ m28
لبخت m28
لبخت_ m28
لبد g37
لبدل g37
لبر_ g-26 h-28
لبص h26
لبصا h26
لبصار h26
لبطا h-24
لبطاق g-25 h-26
لبقا g-23
لبقال g-23
لبل g-21
لبن_ r-29 m-45 h-48 k-24
لبنت h27
لبنت_ h29
لبنكي r-30
لبني m25
لبني_ m25
لبه h-22
لبه_ h-23
لبها g25
لبها_ g25
لبوت h-24
لبوت_ h-24
لبور r-28 g-21 m-23
لبيا g-40 h-27
لبيان h-28
لبيتك g27 h21
لبير h24
لت_ r25
لتاخ r-24
لتاخي r-21
لتب h34
لتجن k29
لتجنب k29
لتح k23
لتحو k33
لتحوط g34
لتحوي h-26 k38
لتخل r-26 m-21
لتخلص r-26 m-21
لتذ r-21 g-29
لتفاد k25
لتفر h38
لتفري h38
لتك h-23
لتك_ h-25
لتمر_ r-25 g-26
لتمل h-22
لتملي h-22
لتمو r21
لتموي r21
لتوص r-25 h-31
لتوصي r-25 h-31
لتوف r26
لتوفي r26
لتي g-27 h-29
لتي_ g-26
لث_ g-25
لثال h-26
لثالث h-26
لثل r-21 g27 h-22
لثلا g27
لجاي_ g23
لجايز m24
لجد g-25
لجدي g-26 h-23
لجديد g-26 h-23
لجز h-40
لجزا h-40
لجزار h-40
لجزاف g30
لجما k38
لجمعه r-26 h-22
لجمل r-23 g-33
لجن_ h30
لجه r-26
لجها r-28 g-25 h-25
لجهات k27
لجوه r22
لجوهر r22
لحا r-30
لحال r-31
لحاله g21
لحد h-24 k24
لحد_ k28
لحدي h-23
لحديق h-23
لحره h35
لحره_ h35
لحس h-25
لحسا r29
لحساب r29
لحص g28 h-22
لحصا g28 h-22
لحف r-22
لحفل g-25
لحفل_ g-26
لحفله h24
لحك h24
لحلا h-21
لحلال h-21
لحلو g-21
لحم h23
لحم_ h28
لحمد g-22
لحمد_ g-22
لحوه g21
لحوه_ g21
لحي h-33
لحيا r-22 g21
لحياه r-22 g21
لخار g-21
لخاس m24
لخاسر m24
لخر g21
لخرف g25
لخرفا g25
لخز r28
لخزا r29
لخزان r29
لخسر m21
لخسرا m21
لخيا h-25
لخيار g51 h-22
لدا r23
لدر g-23 h-30
لدرا g-25
لدع h23
لدعا h26
لدك g-22
لدكا g-23
لدكان g-23
لدو h-21
لدوا r-21 m-23 h-29
لدوام m-22 h-25
لدوره r-27
لدوري r39
لديو g26
لديون r-26 g33
لراع g-23 m-28
لراعي g-23 m-28
لربا h-22
لربا_ h-22
لربح h-22
لربح_ h-22
لرحل h-29
لرحله h-29
لرز h28
لرزق h28
لرزق_ h28
لرس r-24
لرسم h-22
لرسمي h-23
لرسو r-23
لرسول h24
لرص g-22
لرصي g-22
لرصيد g-22
لرم m-21
لرو m23 h23
لرول m35
لرولي m35
لرياض r-29
لزم g-25
لزو h25
لزوا h22
لزواج h22
لزوج r-23 h24
لزوج_ r-30 h27
لزيار h24
لسا_ g41 h-23
لساح g-21
لساحر g-21
لسايق h-26
لسب r-21
لسبا r-24
لسحب m24
لسحب_ m24
لسحر h23
لسحر_ h27
لسر h-21
لسر_ k33
لسفا h30
لسفار h30
لسفر h-43
لسفر_ r-27 h-42
لسفي g36
لسفين g36
لسكن g-24 h-24
لسل_ m-24
لسم_ h32
لسند r44
لسندا r28
لسه_ g33
لسهم g25
لسهم_ g25
لسو h-39
لسير h21
لسير_ h28
لشال h21
لشالي h21
لشامل g23
لشان k22
لشان_ k22
لشاه h22
لشاه_ g37 h-38
لشاهد h41
لشاي h21
لشاي_ h21
لشبك h-24
لشبكه h-24
لشج g31
لشجر g31
لشجره g34
لشحنه g34 h-22
لشخ k22
لشخص k22
لشخص_ k32
لشرا h-21
لشرط m26
لشرط_ m46
لشري h-21
لشع h-24
لشغ h-29
لشغل g27
لشغل_ g27
لشهري r22
لشو h21
لشوط h-22
لشوط_ h-22
لشيك r27
لشيك_ r24
لشيكا r25
لصب r38
لصبر r38
لصبر_ r38
لصند h-31
لصندو m29
لصو r-38 g-28 m-29 h-35
لصي h-35
لصيا g27
لصيد h-31
لضا g-23 h23
لضاب h25
لضابط h25
لضر g24
لضريب h-34 k21
لضريح h42
لضي r-21 g-25
لط_ r-25 g-24 h21
لطالع h21
لطب r-22 m-28 h-36
لطبي r-25 m-26 h-34
لطج h31
لطجي h31
لطرد h32 k-21
لطرد_ h32 k-21
لطرف r25
لطرف_ r25
لطع g-25
لطعا g-25
لطعام g-25
لطل g-21
لطلا r-22
لطلاب r-22
لطي m27
لطيا m32
لطيار m32
لعاب m29 h-34
لعاب_ m29 h-34
لعامل r-25
لعايد r30
لعب m28
لعب_ g-21 m50
لعبن h-22
لعبنا h-22
لعج m23
لعجي h-26
لعجين h-26
لعد g-21
لعرب h-29
لعربي h-27
لعز h-28
لعس r-28 g-26 m-37 h38
لعش h-30
لعشا g-24 m-24 h-33
لعشاء g-23 m-28 h-32
لعشره m-24
لعقو r-27 m-29
لعقود r-27 m-29
لعل r-22
لعم m-21
لعما g-21
لعمال g-21
لعمل m-28
لعملا r-25 m-37 h-40
لعنب h24
لعنب_ h24
لعي_ h25
لعيد r23
لعيد_ r23
لعين r52 h-22
لعينه r60 h-23
لغاء g-23
لغاء_ g-23
لغد r-21 g-29 h-32
لغس r-26 m-26
لغن g22
لغنم g22
لغنم_ g22
لغو r-25 g22
لغوا g21
لغواص g21
لغوم h27
لغومه h27
لغيت g-34
لغيت_ g-34
لغير_ r23
لفايز m23
لفر h-23
لفرس g33
لفرس_ g33
لفرق r-29 g24
لفرق_ r-29 g24
لفرو g23
لفروق g25
لفق r-21 h-29
لفقر r-22 h-27
لفقرا r-22 h-27
لفك m-25
لفك_ m-25
لفل h-24
لفلو h-21
لفلوس h-21
لفنج h41
لفنجا h41
لفوات r39
لفوز m23
لفوز_ m23
لفيل r-22
لقاء h27
لقاء_ h27
لقاد g22 h-21
لقادم g22 h-23
لقاض h34
لقاضي h34
لقب g-21
لقرا h-28
لقراء r-24 h-23
لقرار r-24
لقران m-28 h-22
لقرع m28
لقرعه m28
لقط g31 h-25
لقطع g51
لقطعه g46
لقما m25
لقمار m25
لقن h21
لقو h25
لقوا h25
لقواد h24
لقي r-23
لك_ h-22
لكاز h42
لكازي h42
لكاش g-25 h-35
لكاش_ g-25 h-35
لكام r-22 g-24 h-42
لكامل g-21 h-26
لكبا h24
لكبار h24
لكتا m-21
لكتاب m-21
لكته g32
لكتها g32
لكر r-25
لكرا g-26
لكف h23
لكف_ h32
لكفا r37 h-36
لكفال r37 h-36
لكفي h21
لكفيل h21
لكن g24 h-36
لكنا g33
لكنا_ g33
لكه g21 h-28
لكه_ g36 h-21
لكو g24 h-34
لكيف h35
لكيف_ h35
لكيه r-33
لكيه_ r-33
لل_ r-25 g-50 m-29 h-37 k-22
للاخ k26
للاخو k26
للاس r-21
للاط h-21
للاطف h-21
للاي k-25
للب g-25
للبن h-25
للبي g-24
للبيت g-24 m-23 h-21
للبيع g-21
للتس h33
للتسل h22
للجا r-37 h23
للجن h23
للجن_ h25
للح g-23
للحظ h29
للحظ_ m-22 h44
للحف g-21
للدخ m21
للدخو m21
للدي m-22
للر g-28
للز h22
للزو h23
للسل g22
للسي h-26
للسيا h-26
للشر h24
للص m-23 h-42
للط r-27 g-24
للعبه g-27
للعم g-23
للفا m29
للفق r-23 h-28
للفقر r-23 h-28
للفوز h-22
للق h23
للك h23
للكب h21
للكبا h21
للمج r-25
للمجا k23
للمحب h31
للمحل h-40
للمر r29 g-26 h-21
للمرا r30 g-27 h-21
للمط r-22 g-21
للمع g22
للن r-34 g39
لله r-22
لله_ r-24
للو g-21 m22
للول g-24 h25
لم_ g21 h-21
لما h-21
لماء h-25
لماء_ h-25
لمار g26 h-27
لمارج g26 h-27
لمال_ r23
لمالك r-24 g23 h-23
لمان r-22
لمبا h36
لمبار h24
لمتف g-26
لمتفق g-26
لمته g-27
لمتها g-26
لمجا k38
لمجاه k38
لمجمو k21
لمحا r-21
لمحب h38
لمحبه h38
لمحت g21
لمحتو g22
لمحل h-22
لمخا h24
لمخال h24
لمخت h-29
لمده g-30
لمده_ g-30
لمدين r35
لمراب r29 g-26 h-46
لمز r-23 h-24
لمساب m21
لمسب g24
لمسبق g24
لمست h-22
لمستر r42
لمستق r-23
لمشر r-22
لمشرو r-22
لمصر g-21 k-27
لمطا g-32 h-23
لمطار g-32 h-23
لمطر g25 m-26 h-26
لمطر_ g25 m-26 h-26
لمطل g-31 h24
لمفا g31
لمفاج g31
لمفت h21
لمفتش h24
لمقا h-22
لمقات k25
لمقر r24
لمقرض r24
لمكت g-21
لمكتب g-21
لمكش r32
لمكشو r32
لمكي r-21 g-35
لمكيف r-21 g-35
لمل r-23 h-37
لملا r-33 m-24 h-34
لمم g-22 h22
لمنا h28
لمناق h31
لمند h28
لمندل h24
لمنص h-22
لمنصه h-22
لمني h-21
لموا h-25
لمور g22
لمورد g22
لموق h32
لموقت h31
لموقع h26
لمول g-24
لناس h27
لناس_ h27
لناق g25
لناقه g25
لنب h37
لنبي h37
لنح h24
لنحس h24
لنحس_ h24
لنخله g34
لند g37 h23
لنس g-22 h-32
لنسب g-23
لنص g-29
لنص_ g-29
لنظا h-35
لنظام k25
لنفس r33 k-24
لنفس_ r38
لنفسه r32
لنفط g23
لنفط_ g23
لنقو g-21
لنقود g-21
لنه g29
لنها g27
لنهاي g27
لهاش g28
لهاش_ g28
لهام g38 h-28
لهامش g38 h-28
لهب g31
لهبو g31
لهبوط g31
لهل h-31
لهلا h-31
لهلال h-31
لهم h-24 k40
لهم_ h-24 k40
لهو g24
لهوي g-24 h31
لو_ g36
لوا_ g-36
لواس h34
لواسط h34
لوال h-27
لوالد h-27
لوت m53 h22
لوت_ g21
لوتس m34
لوتس_ m34
لوتو r-27 g-25 m42 h23
لوتو_ r-27 g-25 m42 h23
لوج g-25 h-30
لوحه g-22
لوحه_ g-22
لودع g-21 h35
لودع_ g-21 h35
لورث k-23
لورق r23
لورق_ h26
لوز r-21 h-23
لوط m33
لوط_ g42
لوف h42
لوف_ h42
لولد r-23 g-43 m-24 h-38
لولو g26
لولو_ g26
لولي h45
لولي_ h45
لوم r-22
لوم_ r-26
لومت h22
لومتر h22
لون h-35
لون_ h-30
لونا h28
لوي r-28 g-29 m-21 h-31
ليت m31
ليت_ m31
ليح r-26 g-24 h-26
ليح_ r-26 g-24 h-26
ليدي_ r21
ليديه g32
ليري h23
ليريك h23
ليس g28
ليس_ g42 h-28
ليص h-26
ليغ k27
ليغ_ k27
ليف r28
ليف_ r28
ليق h42
ليق_ h42
ليله h24
ليله_ h24
ليلي h33
ليلي_ h32
ليليه h22
ليمي r-25
ليها g-23
ليها_ g-23
ليهم_ g32
ما_ g26
ماء h-30
ماء_ h-30
ماب g39
مابي g39
مابي_ g39
ماتش_ m28
ماث h23
ماثي h23
ماثيل h23
ماج h45
مادو h21
مادول h21
مار_ m31
مارج g40 h-26
مارجن g45 h-35
مارس h-22
مارس_ h-22
مارك h22
ماره g-23
ماره_ g-23
ماري r-30
ماز g26
مازو g35
مازون g35
ماش r-21 h-42
ماش_ m-26
ماط g-23
ماطم g-23
ماطم_ g-23
ماع k24
ماعي_ g-27
ماك m22
ماكي m23
ماكين m23
ماله_ r24
مالي g22
مالي_ g-25
ماليه g60
مام r-35 g-26
مام_ r-30
مانه r37 h-31
مانه_ r37 h-31
ماني_ h38
مانيه r39 g-22
مايه g25
مايه_ g25
مب_ g43
مباد g29
مبادل r-21 g30
مبان h37
مباني h37
مبر g-23 m-22
مبر_ g-24 m-21
مبو m31
مبول m36
مبولا m36
مبي h24
مبيو h32
مبيوق h32
متا r27
متاخ r32
متاخر r32
متحن h28
متحن_ h28
متر g-27
مترات h22
متع g-21 h29
متعه h36
متعه_ h36
متفقي r24
متل g25 h-36
مته g-24
متها g-27
متها_ g-27
متو h-21
متوا h-21
متواف h-21
متي h-22
مثا h24
مثال h24
مثال_ h24
مثلي m47 h-30
مثلي_ m47 h-30
مجاني m-22
مجاه k38
مجاهد k38
مجل r-21 g-33
مجمد r24
مجمد_ r29 g-22
مجمو k21
مجموع k21
مجه g25
مجهو g25
مجهول g25
مح_ h-29
محا r-21 h-21
محار g44 h-27
محار_ g47 h-28
محاره g34 h-26
محاض g-28
محاضر g-28
محام r-24
محب h30
محبه h30
محبه_ h30
محتا g-31
محتاج g-31
محتوا g21
محد_ g-27 k32
محص g21
محصو g21
محصول g21
محفظ k25
محفظت k25
محفو r40
محفوظ r40
محلي h27
محلي_ h27
مخت h-31
مخدره h35
مخن h31
مخنو h31
مخنوق h31
مدد g26 h-31
مدد_ g21
مدرس h-27
مدرسه h-21
مدفون g26
مده h-45
مده_ h-45
مدي r25
مديد r21
مديد_ r21
مديو r37
مديون r37
مذك g-25
مراب r36 h-32
مرابي r41 g-26 m-25 h-53
مرات h-35 k29
مرات_ h-35 k29
مراه m23
مراهن m24
مرت h-29
مرتج g36
مرتجع g36
مرخص_ h-28
مرر h29
مرر_ h29
مرصو h21
مرصود h21
مركب r24
مركز h-23
مركز_ h-23
مره r-23
مره_ r-24
مرو r-29
مروج h26
مروج_ h26
مريه g-29 h-49
مريه_ g-29 h-49
مزاج g34
مزاج_ g32
مزاد m29
مزاد_ m29
مزرعه r-24 k-21
مزو h27
مزور h27
مزور_ h24
مزي h28
مزيف h28
مزيفه h21
مس_ h26
مسا r-27
مساب m24
مسابق m24
مسب g29 h-25
مسبق g32
مسبق_ g32
مستا m-22 h-23 k46
مستاج r-26 k57
مسترد g-23
مستري r47
مستع g-28 m-35 k29
مستعا h-42 k61
مستعم g-26 m-32
مستل k-32
مستلم k-32
مستن h32
مستو g25
مستود h-30
مستور g25 h22
مسج g-42 h-40
مسجد h-27
مسجد_ h-27
مسدس_ h-28
مسر h31
مسرب h32
مسربه h32
مسرو h29
مسروق h29
مسل m-23
مسلس m-24
مسلسل m-24
مش_ g44
مشروط r23
مشروع r-28
مشع h30
مشعو h30
مشعوذ h30
مشغ r30
مشغل r30
مشغل_ r30
مشي h27
مشي_ h27
مصارع m28
مصاري h-23
مصد h-25 k26
مصدر k29
مصدر_ k29
مصر h-29
مصرف_ k28
مصرفي r29
مصرو r-24 h-34
مصروف r-24 h-34
مضار h-21
مضارب h-21
مضان h-28
مضان_ h-29
مضخ r-50 h-29 k35
مضم r21
مضمو r22
مضمون r22
مطا g-37 h-23
مطار g-32 h-23
مطار_ g-32 h-23
مطر_ h-26
مطل g-31 h24
معتم h-24
معتمد h-24
معرف g23
معرفه g23
معس g-35
معسل g-27
معسل_ g-27
معق h-35
معقم h-35
معقم_ h-35
معل r-31
معلق h32
معلق_ h34
معلو r-24
معلوم r-24
معم r-21 h-26
معمل h26
معمل_ h26
مغر h28
مغرب h28
مغربي h28
مغش h33
مغشو h33
مغشوش h33
مغل g27
مغلف m-30
مغلقه g23
مفا g23
مفاج g28
مفاجا g28
مفت m24
مفتش h24
مفتش_ h24
مفتو g25
مفتوح g25
مفروز g23 h-29
مقات h-23 k35
مقاتل h-23 k35
مقاس r-21 g-32 m-32 h-34
مقام m31
مقامر m34
مقرص h25
مقرصن h25
مقرض r25
مقرض_ r25
مقف g23
مقفله g28
مقل h38
مقلد h38
مقلد_ h37
مقلده h31
مك_ g24 h-21
مكاف h-21
مكافح h-25
مكتبه r-29 g-24 h-27
مكر g-28 h49
مكش r23
مكشو r23
مكشوف r23
مكف r41
مكفو r41
مكفول r41
مكن g26 h-30
مكن_ g26 h-30
مكي r-21 g-35
مكيف r-21 g-35
ملا h-24
ملاب r-35 h-27
ملابس r-35 h-27
ملات r21
ملات_ r21
ملغ h22
ملغو h27
ملغوم h27
ملف h22
ملك g26
ملكت g32
ملكته g32
ملكن g33
ملكنا g33
ملكه g23
ملكه_ g36 h-21
ملكي g27 h-26
ملكي_ g37 h-30
ملكيه r-33
ملها h-42
مليك h-22
مليك_ h-22
مم_ g-34
ممن h29
ممنو h29
ممنوع h29
منا_ g-22
مناق m21 h23
مناقص h31
منت_ h-31
منج h34
منجم h34
منجم_ h24
مند h28
مندل h32
مندل_ h32
منز m-22 h-37
منزل m-22 h-37
منص m22
منصه m22
منصه_ m22
منظ r26
منظم r26
منظم_ r26
منف r21 h-21
منك g-24 h-26 k23
منو h29
منوع h29
منوع_ h29
مني g-26
مني_ g-24
مها g-25
مها_ g-30
مهال r43
مهال_ r43
مهر g-22 h45
مهرب g-21 h56
مهك h29
مهكر h29
مهكره h24
مهله h-26
مهله_ h-26
مو_ g36
مواصل g-25
موال k29
موال_ k36
موت h-29
موث h39
موجلي g23
مور h22
مور_ h22
مورد_ g26
موز g-36 m-41
موزو g-35 h-28
موزون g-35 h-28
موس r-26 h-33
موشر m-21
موشر_ m-21
موظفي h-29
موعه k33
موعه_ k33
موق h24
موقت h41
موقت_ h41
موقع h22
موقع_ h22
موم r-34 g-27 m-21 h62
مون h-23
مونه r24
مونه_ r24
موي r21
مويل r21
مويل_ r21
ميا h-27
ميات h-26
ميات_ h-26
مياه r-22 g-24 h-23
مياه_ r-22 g-24 h-23
ميته h54
ميته_ h54
ميتين h-22
مير_ g-28
ميرك g29
ميرك_ g29
ميره h-37
ميره_ h-37
ميز h25
ميسره m-24
ميل r-26 m27
ميمه h43
ميمه_ h43
ميمي h23
ناب_ h74
نادي_ g-23
ناز r-22
نازل r-24
ناع h-28
ناع_ h-25
ناعي h-28
ناعي_ h-27
ناعيه h-26
ناف h22
نافق h42
نافق_ h32
ناقه g23 h-22
ناقه_ g23 h-22
ناك h23
ناكس h23
ناكس_ h23
نام h-27
نان_ r-23 h-25
ناني_ h21
ناه g-26 m-22
ناه_ g-23 m-24
نايت h33
نايي m30
نايي_ g-29
ناييه m31
نباع h-21
نباع_ h-21
نبت g44 h-35
نبت_ g28 h-32
نبي h27
نبي_ g-28
نبيد h39
نبيد_ h39
نبيذ h25
نبيذ_ h31
نبيذي h-25
نت_ h26
نتا r32 m-22
نتب g-21 k33
نتبه g-21 k33
نتبه_ g-23 k35
نتج k48
نتر r-24 g-44 m24 h26 k-22
نتفا k26
نتفاد k30
نتي_ g26 h-32
نج_ r47 h-44
نجر h23
نجري h23
نجريا h23
نجم_ h24
نجمع k43
نجمع_ k45
نجوم h26
نجومي h26
نجي r-22 g-32 m-33
نحد g26
نحدد g26
نحدد_ g22
نحدده g27
نحس h33
نحس_ h39
نخت g23
نختا g23
نختار g23
نخف g25 m-26
نخفا g25 m-26
نخفاض g25 m-26
نخل_ g-24 h-26
نخلص g21
نخلص_ g21
نخله g34
نخله_ g34
ندا r25
ندات r27
ندات_ r27
ندر h35
ندف r-24
ندفع r-24
ندفع_ r-24
ندق g-27
ندقي r-22 g-31
ندن g44 h-21
ندنا g25
ندنا_ g25
نده_ g24 h-32
نز_ m-23 h28
نزر g30
نزرع g30
نزرع_ g32 h-23
نزرعت g21
نزلت h-27
نزلت_ h-23
نزول h-22
نزول_ h-22
نزيل h21
نزيل_ h21
نس_ g24 h-40
نسا m29 h-45
نسخ h24
نسخ_ h24
نسي_ h26 k-24
نسيه h23
نسيه_ h23
نشر r-21 g-46
نشر_ g-21 h32
نشو g28
نصب h36
نصب_ h34
نصف g-27 h22
نصف_ g-27 h23
نصه_ m22
نصيب m21
نصيب_ g-24 m35
نصيبي h-28
نظا h-33
نظار r26 h-29
نظار_ r38
نظام h24
نظام_ k25
نظر h27
نظر_ h27
نظم r26
نظم_ r26
نظير r28
نظير_ r28
نف_ h34
نفت g26 h-22
نفتح g26 h-22
نفتح_ g26 h-22
نفسه_ h-21
نفط g24
نفط_ g24
نقان h22
نقانق h22
نقد_ r27
نقل r-27
نقل_ r-24 g-26
نقو r26 g-22 h-35
نقود r32
نقود_ r32
نكن h36
نكن_ h36
نكه r-23 g-23
نلاي m21
نلاين m21
نلق g55 h-25
نهايه h21
نوز r-27 g-28 m-22
نوعه g29
نوعه_ g32 h-23
نوعها g21
نيا g-22
نيا_ g-28
نياب k25
نيابه h-28 k34
نيو g-25
نے_ h39
هابط h-25
هابط_ h-25
هاتف m-28 h-42
هاتف_ m-28 h-42
هاته h28
هاته_ h28
هار h-21
هاش g28
هاش_ g28
هاض h22
هاض_ h22
هاك g-42 h28
هال g22
هال_ r43
هالس r-42 m-24 h-28
هالشج g34
هالشه r28
هالن g32
هالنخ g32
هام g34
هامش g37 h-27
هامش_ g37 h-27
هان m31
هان_ m26
هانا m31
هانات m38
هاي h21
هاين h29
هاينك h29
هايه h21
هايه_ h21
هجن g-23
هجن_ g-23
هدين k38
هدين_ k38
هذي h-32
هذي_ h-32
هرب_ k41
هربا h-21
هرج r22
هرجي r22
هرجي_ r22
هرم h29
هرمي h29
هرمي_ h29
هريب h34
هريب_ h34
هز_ h29
هكر h42
هكر_ g-23 h49
هكره h24
هكره_ h24
هكي h29
هكير h29
هكير_ h29
هل_ m48 h-29
هلال_ h-31
هله h-26
هله_ h-26
هلو h35
هلوس h35
هلوسه h35
هلي h-25
هلي_ m-22 h-26
همي k25
هنا_ m33 h-27
هنت r25
هنت_ r27
هندي_ h25
هنه m37
هنه_ m37
هني g-21
هنين m40 h-28
هنين_ m40 h-28
هه_ g-25 h-24 k51
هوا g28 h-22
هواء g24 h-24
هواء_ g24 h-24
هول g25
هوله g23
هوله_ g23
هوي h24
هوي_ h24
هيت g-61
هير h38
هين g-30 h75
وا_ h-27
واب g-29
واب_ g-27 m-22
وات_ h21
واتب k23
واتب_ k23
واتي h-22 k27
واتير h-22 k27
واحده g29
واحو k42
واحول k42
واده h22
واده_ h22
وار g23
وارب m61 h-35
واري h28
واز h23
واز_ h35
واسط h38
واسطه h38
واص_ g21
واصل g-39 h-22
واصلا g-25
وافقه h-26
واق r-24
واق_ r-22 m-21
واقع h32
واك m26
واكه m34
واكه_ m34
والبض g35
والت g-28
والتس g-26
والخا m25
والد h-28
والر g-25 m-27 h-33
والرب m-21
والس r-21
والسع g28
والق m-30
والم r-26 h-27
والهب g31
والي r40 h-49
وام h-26
وام_ m-22 h-25
وان_ m23 h-29
وانا g-32 h38
وانا_ g-33 h41
واني m21 h-25
واه h-26
وايد r21
واين m-23 h42
واين_ m-23 h42
وايه g-23
وايه_ g-23
وايي_ g28
وب_ h21
وباق g30
وباقي g30
وبد h-21
وبدو g21
وبدور g21
وبش g40
وبشت g22
وبشتر g22
وبشن g32
وبشن_ g26
وبشنز g23
وبعد r-25 g-22
وبونا h-31
وبي h21
وبي_ h47
وبين h-28
وبين_ r-39 h-27
وتح k38
وتحو k42
وتحوي k37
وتر g-23 m21
وتري g-34 m49 h24
وتس g-25 m35 h26
وتس_ m34
وتشر g37 h-29
وتم g-45 h-32
وتو m54
وتو_ r-26 m55
وتي_ h28
وثيق_ r-23 g-28 h-24
وثيقه g24
وج_ r-26 h34
وجب g-36 m-23 h-32
وجر h-22 k27
وجر_ k40
وجلان g31
وجلي g23
وجلين g23
وح_ h21
وحه g-22
وحه_ g-22
وحو r-21 k22
وحول r-21 k22
وحي h35
وحيه h22
وحيه_ h22
وخسر h-22
وخسرت h-22
وخل r-44 h-21
وخم r23
وخمس r23
وخه h36
وخه_ h36
ودا r23
ودان h22
وداني h22
وداي r38 g-21 h-21
ودايع r46
ودك h38
ودكا h27
ودكا_ h27
وده m-23
وده_ m-23
ودي_ r-26 m33
وذ_ h33
وذه h25
وذه_ h25
ورا_ r-21 g-22 h35
وراه r-22 g-26
ورب g-29 m61 h-26
ورت_ h-24
ورث g36 h-30
ورث_ g26
ورج r29
ورجعو r41
وردي g-26
ورق r21
ورق_ r27
ورقي g25
ورقيه g25
ورن r47 g33 h-53
ورها r33
ورها_ r33
وروب h24
ورور r44
ورورد r44
وريه h-24 k24
وريه_ h-24 k24
وزا r23 h-22
وزاد r28
وزار h-22
وزاره h-22
وزد r36
وزن h-30
وزن_ h-34
وزنه g23
وزنها g23
وزو g-35
وزون g-35 h-28
وزيع_ r-22
وسا g-35 m-30 h-41 k-24
وسك r-30 g-22 h36
وسكي g-23 m-22 h39
وسكي_ g-23 m-22 h39
وسل g-25 h-21
وش_ g32
وشر h-24
وشر_ m-21
وصا h-28
وصف g30
وصف_ g49 h-28
وصفه g-24
وصفه_ g-24
وصل k26
وصل_ h-26 k32
وصه h-35
وصه_ h-35
وصي r-21 m-22
وصيل r-21 g-36
وصيل_ r-21 g-36
وض_ h-26
وضت g-38
وطم g-23
وطما g-23
وطماط g-23
وظفي h-29
وظفين h-30
وظه r28 h25
وظه_ r28 h25
وعها g21
وعها_ g21
وعيه h-21
وعيه_ h-21
وغل m22
وغلب m22
وغلبن m22
وفا r21 h-31 k38
وفات h-27 k44
وفات_ k51
وفل g-36 m-23 h-21
وفلو r32
وفلوس r32
وفو h-39
وفول h-34
وفول_ h-34
وفيت g27
وفيت_ g27
وفير r25
وفير_ r25
وقات g23
وقات_ g23
وقان h37
وقان_ h37
وقعا m42
وقعات m42
وقه_ h24
وقيع r24
وقيعه r33 h-26
وك_ h-24
وكاي h29
وكايي h29
وكت g-27
وكر m37
وكر_ m38
وكس g36
وكس_ g30 m-21 h21
وكن r-25 g22
وكن_ g23
وكو r-24 g-35 h-35
وكي g-33 h-31
وكيل m21
وكيل_ m21
ولا_ g24
ولات g-31 h-36
ولاد_ r-23 g-31 m-30
ولادي g-21
ولارا r25 g-24
ولد h-35
ولد_ h-33
ولدي h-22
ولدي_ h-22
ولف g40 h-23
ولفه g40 h-23
ولفه_ g40 h-23
ولم r-34 g22 m28 h-36
ولو h-27
ولو_ g26
وليت m31
وليت_ m31
ومب m25
ومبو m28
ومبول m28
ومت h22
ومتر h22
ومترا h22
ومس r-22 g-31 m-21
ومو m37 h-21
ومي_ h25
وميت g-23
وميتي g-23
ومين g-29 m24 h-32
ومين_ g-24
ونا h-21
ونت r21
ونت_ r24
ونص r28 h-21
ونص_ r28 h-21
ونلا m21
ونلاي m21
ونيا g-30
ونيو h-40
وهرج r22
وهرجي r22
وهم k26
وهمي k26
وهي k31
وهي_ k32
ويا h-29
ويا_ r37 h-23
ويات h-30
ويات_ h-25
ويت h29
ويت_ h29
ويذ h40
ويذ_ h37
ويس h23
ويسك h27
ويسكي h27
ويش m-25
ويشغ h24
ويشغل h24
ويض g-26
ويض_ g-22
ويق h26
ويلا k28
ويلات k28
ويه h-31
ويه_ h-31
ياب k23
يابه h-28 k34
يابه_ h-28 k34
ياج g-29 h-30 k43
ياجر h-23 k47
ياجر_ h-23 k47
ياد_ g24 h36
يار_ g23 h-28
يارت h-32
يارتي h-33
ياس h-25
ياس_ g23
ياضه r-29 h-29
ياضه_ r-29 h-29
ياضي_ r-25 h-47
يالا h-21
يالات h-21
يام h-24
يام_ h-24
يانص m26
يانصي m26
ياه r-22 h-25
ياه_ r-22 h-25
يبت r-32 h26
يبتي r-33
يبد g37 h-23
يبد_ g47
يبدو g26
يبدو_ g26
يبق m-21 h48
يبك h34
يبل g-31 h59
يبي_ h-29
يبين h-21 k30
يبين_ h-21 k44
يتا g-24
يتاخ r24
يتاخر r24
يتام r-34 g-37 k-24
يتام_ r-31 h-21 k-25
يتح g27
يتحد g27
يتحدد g27
يتز m-25
يتزا m-37
يتزا_ m-37
يتزر g23
يتزرع g23
يتص r-36
يتصا g28
يتصاد g28
يتكو g21
يتكوي g21
يتل r-22 h26
يتو r-22 h-26
يتون r-25 h-38
يتون_ r-25 h-38
يتي_ g24
يتيم r-33 h-21
يتيم_ r-33 h-21
يتين h-22
يتين_ h-22
يث_ g-30 h34
يجاره h36
يجيب g23
يجيبه g41
يحد g26
يحدد g26
يحدد_ g33
يحس g-30 h-26 k70
يحس_ g-30 h-31 k78
يخت g25
يختا g25 h-30
يختار g25 h-30
يختب h45
يختبر h45
يختر g43
يدا_ k32
يدخ h24
يدخل h24
يدخل_ h24
يدر k23
يدري k23
يدري_ k23
يدفعو g26
يدفن h22
يدفن_ h22
يدي_ r45
يدين h-23
يديه h-34
يديه_ h-34
يذ_ h31
يذي h-25
يذي_ h-25
يرا_ h25
يران r-34 m-25
يران_ r-34 m-25
يراه g30
يراه_ g30
يرت g21
يرجعل g33
يرد h-24
يرد_ h-21
يرده h-24
يرس m46
يرسي m46
يرسي_ m46
يرك h-32
يرك_ h-32
يرم_ h-28
يرو h30
يريك h23
يريكا h23
يزهر g31
يزهر_ g31
يزي r41 m-28
يسا k28
يسال k28
يسال_ k37
يسالن k36
يست h-22
يستا h-21
يستال h32
يستر g35 m-24 h-25
يسح h21
يسحب h21
يسحب_ h30
يسد r24
يسدد r24
يسره m-24
يسره_ m-24
يسك h29
يسكو h24
يسكو_ h24
يسكي h27
يسكي_ h27
يسهل g22
يسهل_ g22
يشت r33
يشت_ r46 h-27
يشتر r27
يشتري r31
يشغ h26
يشغل h26
يشغله h32
يشل r36
يشلي r36
يشلي_ r36
يشن g-24
يشها r40
يشها_ r40
يص_ h-34
يصا r22 g-37
يصل g29
يصلح g29
يصلحو g35
يصي g21
يصيد r-24 g34 h-38
يض_ g-21
يضا g-23 m21
يضات g-26 m26
يضات_ g-26 m26
يطرد h36
يطرد_ h36
يطل k21
يظ_ r34 g-34 m-21 h-26
يظه k33
يظهر k33
يظهر_ k33
يعت g47 m-26 h-47
يعرفه k32
يعطو g42
يعك g30
يعك_ g30
يعها r-22 h23
يعها_ r-22 h23
يغير h36
يغير_ h36
يفا h51
يفك h29
يفك_ h26
يفه_ m-21
يفون h-28
يفون_ h-28
يفي h37
يقت g-35 m39 h-23
يقتي g-35 m39 h-23
يقرا h26
يقرا_ h26
يقرر g32
يقرر_ g39 h-31
يقرره g25
يقول_ h24
يقوله g49 h-43
يكاغ g32
يكاغو g32
يكت g23 m46
يكتب g35 h25
يكو h36
يكون h26
يكون_ h26
يلا_ g-23
يلات_ k21
يلاتي h22
يلت h-44
يلتي h-44
يلر h21
يلر_ h21
يلع m21
يلعب m21
يلم h-22
يلم_ h-22
يلو g-32
يلو_ g-32
يلوم h22
يلومت h22
يلي h35
يلي_ h27
يما m-22
يمتح h28
يمتحن h28
يمس h23
يمسح h23
يمسح_ h23
يمل g30
يملك g30
يملكه g31
يمو m-25
يمي g-25
يمي_ g-25
يناري g30 h-24
يناه g-21 h-33
ينب g37 h-22
ينبت g21 h-30
ينبت_ g21 h-30
ينتب g-21 k33
ينتبه g-21 k33
ينته r-22 g28 h-28
ينزر g27
ينزرع g27
ينع k35
ينعر k35
ينعرف k35
ينك k38
ينكن h36
ينكن_ h36
ينه r26
ينه_ r30
ينها g21
ينها_ g21
ينيه m33
ينيه_ m33
يهم g24
يهم_ g32
يو_ g-44
يوان h-24
يوت g32
يوتش g37 h-29
يوتشر g37 h-29
يوق h36
يوق_ h30
يوقع h30
يوقع_ h30
يوك g24 h-23
يول g35
يولد g32
يولد_ g32
يولف g40 h-23
يولفه g40 h-23
يوم_ h-21
يومي_ g-25 m-28
يونه r27
يونه_ r27
يوني r30
يير h26
يير_ h26
ييش r40 h-24
ييش_ r40 h-24
ييض k31
ييض_ k31
ييف h26
ييف_ h26
يين g-21
يين_ g-21
ييه m25
ييه_ m25
يے_ m38 h-52
چرس m-22 h56
چرس_ m-22 h56
`,
};
