import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-86, -97, -93, -52, -108],
  likely: [37, 29, 8, 94, 5],
  possible: [-17, -9, -18, 67, 5],
  pieces: `
2a_ r23 h-29
2af g21 h-17
2ak r36 h-25
2akh r36 h-25
2akha r32 h-25
2al r29 g-24 k24
2al_ r31 g-21
2ar r31
2ard r54
2ard_ r54
2as r-18 g-19 h-31 k30
2ed r66
2es r38 h-20
2est r38 h-20
2est_ r38 h-20
2et g51
2id r22
2kh r24
2khe r24
2khee r24
2me r-29 g56 h-19
2mee r-29 g56 h-19
2meen r-29 g56 h-19
2p_ r22
2sa r47 m27 h21
2se r-27 g24
2see r-27 g24
2seet r-27 g24
3a_ r34 g90 k-18
3ab r19
3ad r-29 k-15
3ah m21 h15
3al r61 g18 m-31 h-27 k16
3al_ g65
3ala r39 g-20 m-30 h-47 k29
3ala_ m-20 h-37 k30
3alay r59 g-16
3ale r34
3aleh r59
3am g35
3amm g41
3an g-27 h16
3and g-25 h20
3and_ h26
3ar r-16 g52 m-23 h77
3ara m-15 h37
3ara_ h42
3as r19 g-17 k26
3ash r19 g-17 k26
3asha k25
3ashr r16
3at r18 g-36 h26
3at_ r17 g-26
3atl h29
3ay r-37
3d_ r40 g20
3da r15
3ee r-18
3end_ h23
3et r29
3et_ r39
3ey r-15
3eya r-15
3ho r18 h-15
3in r25 g-15
3ind r25 g-15
3la g21 h36
3lan h24
3lan_ h24
3me r-16 h-15 k18
3na m-15
3na_ m-15
3om g-31
3omo g-16
3omol g-16
3ro g21
3t_ g-18 m26 h21
3ta r-17
3te r43 h-19
3tee r21
3to r-36 g36 h-19
3to_ r-26 g-18
5at r20
5et h18
5od m39
5ti h19
5ti_ h19
7ad r20 g56
7ad_ r31
7ade g17
7ag h-29
7ag_ h-29
7al r-49 g-22
7am r-18 h-73
7an m17
7ani h23
7ani_ h23
7ar r24 g29
7as r-40 h22
7ash r-24 h24
7ashi r-17 h31
7aw r30 g-19 h27 k53
7awa h24
7awal h24
7awe r38 g-19 k29
7awel r38 g-19 k29
7ed r-26 g19
7ed_ r-26 g19
7ej h24
7eja h24
7ejab h24
7el h42
7elw h27
7elwe h27
7es h-28 k22
7esa k26
7esab k26
7ess m15 h-15
7r_ g-17 h80
7t_ m64 h-23
=!adult-service h35
=!adult-service+denial h26
=!adult-service+payment-versus-payment h26
=!adult-service+sums-0 h16
=!alcoholic r29 h-25
=!alcoholic+!banking h-22
=!alcoholic+!unlawful-business h-20
=!alcoholic+denial r31 h24
=!alcoholic+excused h-20
=!alcoholic+pays-for-chance r29 h-34
=!alcoholic+percentage h-22
=!alcoholic+reference r31
=!alcoholic+soft-drink h-54
=!alcoholic+sums-1 r31
=!alcoholic+unit r31
=!banking r22 g-37 h-71 k75
=!banking+!watchers r20 g-21 h-25 k58
=!banking+charged-at r28 h-24
=!banking+conceal k30
=!banking+contrast r35
=!banking+dealing r47
=!banking+denial g-29 h-36 k75
=!banking+pays-for-chance r20 h-35
=!banking+percentage h-35
=!banking+soft-drink h-35
=!banking+sums-0 r19 g-32 h-71 k75
=!banking+unit r15
=!bet-house m18 h23
=!bet-house+!operator m18 h23
=!bet-house+!unlawful-business m18 h23
=!bet-house+denial m18 h26
=!bet-house+sums-0 m18 h23
=!bill r31
=!bill+!lawful-rate r19 h-24
=!bill+!lease r32 h-24
=!bill+!sale-or-service r16 h-25
=!bill+charged-at r19
=!bill+denial r27
=!bill+reference r18 h-25
=!capital g22
=!capital+!gift-money g22
=!capital+denial g22
=!capital+sums-0 g22
=!cash-form g22 h39
=!cash-form+!paper-money g18 h36
=!cash-form+!sale-or-service r18 h22 k-18
=!cash-form+!watchers h46 k-38
=!cash-form+charged-at r18
=!cash-form+dealing g30
=!cash-form+denial g22 h39
=!cash-form+pays-for-chance r18 g28
=!cash-form+reference r18 g18 h29
=!cash-form+sale-or-service g30
=!cash-form+stays-unseen g24 h29
=!cash-form+sums-0 g28 h39
=!cash-form+unlicensed-giving h46 k-38
=!charged-at g-77
=!charged-at+!dealing r26
=!charged-at+!fee r-37 g-15
=!charged-at+!gift-money h15 k-15
=!charged-at+!price-of g16
=!charged-at+!sale-or-service r15 h-17
=!charged-at+benefit r48 g-17
=!charged-at+dealing r-41
=!charged-at+denial r-18 g-60
=!charged-at+excused r-29
=!charged-at+extra r23 g-30 m24
=!charged-at+free-use r43
=!charged-at+friends r41
=!charged-at+gift-money r-25 g-20
=!charged-at+given-back r-24
=!charged-at+hand-over r-46 h15
=!charged-at+in-return r52 g-18
=!charged-at+lease r-24
=!charged-at+official h16
=!charged-at+outside-prize r17
=!charged-at+pays r-22
=!charged-at+pays-for-chance g-22 k17
=!charged-at+reference r28 g-21 h-35 k34
=!charged-at+repay r44
=!charged-at+return-on-capital r-23
=!charged-at+sale-or-service k25
=!charged-at+sums-0 r-27 g-66 m19
=!charged-at+trading r25
=!charged-at+unit r-32 k16
=!charged-at+wager-event g-23
=!charity g-25 h-18 k59
=!charity+!document k25
=!charity+!errand k25
=!charity+!gift-to k35
=!charity+!giving-drive k35
=!charity+!licensed k25
=!charity+denial g-25 h-18 k59
=!charity+reference k40
=!charity+sums-0 g-25 h-18 k59
=!charity+unlicensed-giving k36
=!condition g-25
=!condition+denial g-25
=!contest-kind r-21 g-26 m42
=!contest-kind+!wager-event r-21 g-26 m42
=!contest-kind+denial r-21 g-26 m42
=!contrast r21 g38 h-18 k-29
=!contrast+charged-at g47 h-15
=!contrast+dealing h-21
=!contrast+debt r24
=!contrast+denial g38 h-18 k-29
=!contrast+excused r23 g16
=!contrast+outside-prize g-17 h-16
=!contrast+pays-for-chance h-19
=!contrast+price-of g-21
=!contrast+reference g-25
=!contrast+sums-0 g16 k-29
=!contrast+sums-1 g23 h-19
=!contrast+trade g-30
=!deadline r18
=!deadline+denial r18
=!dealing r70 g26 m-25 h-20
=!dealing+!gift-money r17 g18 k-17
=!dealing+!market-price g18
=!dealing+!pays r17 k-17
=!dealing+!pays-for-chance r29 g-17 k-17
=!dealing+!price-word g16
=!dealing+!sale-or-service r44 g-16
=!dealing+!sell r19 g-22
=!dealing+!trade r24 g-19
=!dealing+bill k23
=!dealing+charged-at r15
=!dealing+denial r70 g50 m-25
=!dealing+gift-money g23
=!dealing+istisna g20
=!dealing+lawful-rate g23
=!dealing+loose-order g28
=!dealing+no-spec g20
=!dealing+not-chosen g30
=!dealing+pays-for-chance r46 g27
=!dealing+reference g15 m-15 k15
=!dealing+sale-or-service k22
=!dealing+sums-0 m-20
=!dealing+sums-1 r29 g26
=!dealing+under g15
=!debt r88 g-45 m28
=!debt+!lend r95 g-41 m30
=!debt+charged-at g15
=!debt+denial r82 g-63 m30
=!debt+pays-for-chance r32 g19
=!debt+sums-0 r58 g-45 m35
=!debt+sums-2 r30
=!delay-charge r-31
=!delay-charge+denial r-31
=!delay-charge+reference r-23
=!delay-charge+sums-0 r-23
=!described g21
=!described+denial g21
=!described+sums-0 g21
=!document g49 h-19
=!document+!errand h-15
=!document+!gift-to k15
=!document+!giving-drive k15
=!document+!licensed g62 h-47
=!document+!loose-order g19
=!document+charged-at g-19 k26
=!document+charity k28
=!document+denial g49 h-19
=!document+excused g17
=!document+gift-to k28
=!document+giving-drive g-17 k44
=!document+lawful-rate k18
=!document+name-after k16
=!document+pays-for-chance g20
=!document+reference g15
=!document+sums-0 g20
=!document+to-dispose k18
=!document+unlicensed g39 h-20 k-16
=!document+unlicensed-giving g25 h-21
=!equity g27 m32 k-15
=!equity+dealing g23 m32
=!equity+denial g24 m32 k-15
=!equity+price-of g19
=!equity+reference m30
=!equity+sale-or-service g19
=!equity+sell g17
=!equity+sums-0 g27 m32 k-15
=!equity+trade g19
=!equity+trading g17 m26
=!errand h-27 k16
=!errand+!gift-to k15
=!errand+!giving-drive k15
=!errand+!licensed h-15
=!errand+avoid-control g29
=!errand+dealing g-19 h15
=!errand+denial h-27 k16
=!errand+giving-drive k26
=!errand+pays-for-chance g-19 h15
=!errand+price-of h15
=!errand+reference h-22
=!errand+sale-or-service g-19 h15
=!errand+sham h15
=!errand+sums-0 g30 h-27 k16
=!errand+to-learn g-15
=!errand+trade h15
=!errand+unit g-18
=!errand+unlicensed g24
=!errand+unlicensed-giving h-15
=!extra r-78 g-19 m-17 h-44
=!extra+!increase g-21 h-34
=!extra+comes-later r27
=!extra+denial r-78 g-19 m-17 h-44
=!extra+gift-money r-60
=!extra+hand-over r17
=!extra+lend-verb r-15
=!extra+more-time r-25 h-15
=!extra+name-before r28
=!extra+pays-for-chance r-28 h-15
=!extra+reference r-38 g19 h-19
=!extra+repay r-46
=!extra+return-on-capital r-17
=!extra+sale-or-service r-17
=!extra+sums-0 r-22 h-29
=!extra+sums-1 r-51 h-15
=!extra+unit r-46
=!extra+waiting r-25
=!fee r-73 g-30
=!fee+charged-at r-36 g-24
=!fee+dealing r-37 g-35
=!fee+debt r-30
=!fee+denial r-53 g-30
=!fee+gift-money r-22 g-18
=!fee+insured r-24
=!fee+outside-prize r-37 g-39
=!fee+pays r-36
=!fee+pays-for-chance r-37
=!fee+price-of g-18
=!fee+reference r-47 g-50
=!fee+sale-or-service g-23
=!fee+sums-0 r-52 g-55
=!fee+unit r-35 g-15
=!friends h20
=!friends+dealing m27 h30
=!friends+denial h20
=!friends+pays-for-chance h30
=!friends+sums-0 m19 h20
=!gift-money g29 k-33
=!gift-money+!pays k-17
=!gift-money+!pays-for-chance g17 k-19
=!gift-money+!price-of g36
=!gift-money+charged-at g-25
=!gift-money+dealing g15
=!gift-money+denial g29 k-33
=!gift-money+pays-for-chance g25
=!gift-money+reference r-32
=!gift-money+sale-or-service g17
=!gift-money+speed-up h28
=!gift-money+sums-0 k-22
=!gift-money+sums-1 g30
=!gift-money+trading g25
=!gift-to h-15 k35
=!gift-to+!giving-drive k35
=!gift-to+!licensed k15
=!gift-to+denial h-15 k35
=!gift-to+reference k16
=!gift-to+sums-0 h-15 k35
=!gift-to+unlicensed-giving k21
=!given-back g-18 h-21 k-31
=!given-back+denial g-18 h-21 k-31
=!given-back+excused g-22
=!given-back+sums-0 g-18 h-19 k-31
=!given-back+to-dispose g22
=!giving-drive k35
=!giving-drive+!licensed k15
=!giving-drive+denial k35
=!giving-drive+reference k16
=!giving-drive+sums-0 k35
=!giving-drive+unlicensed-giving k21
=!guaranteed r-36
=!guaranteed+dealing r-27
=!guaranteed+denial r-36
=!guaranteed+reference r-18
=!guaranteed+sums-0 r-36
=!hand-over r16 k30
=!hand-over+!take-in r-22 k-16
=!hand-over+charged-at k17
=!hand-over+denial r16 k30
=!hand-over+pays-for-chance g-17
=!hand-over+reference r16 g-28 h17 k48
=!hand-over+sale-or-service k28
=!hand-over+sums-0 g18 k23
=!in-return r-19 g-34 m-22
=!in-return+denial r-19 g-34 m-22
=!in-return+lend r-18 m-22
=!in-return+sums-0 r-42
=!in-return+unpromised r-26
=!increase g-21 h-34
=!increase+denial g-21 h-34
=!increase+hand-over r21
=!increase+sums-0 h-23
=!insured r36 g-43 k-25
=!insured+denial r34 g-43 k-25
=!insured+reference r15
=!insured+sale-or-service r34 g-67 k-23
=!insured+sums-0 r36 g-43 k-25
=!late-rent r-19 m27 h34 k21
=!late-rent+!lease g17
=!late-rent+denial r-19 m27 h34 k21
=!late-rent+sums-0 r-19 m27 h34 k21
=!late-rent+unlicensed-giving k21
=!lawful-bar h29
=!lawful-bar+denial h29
=!lawful-bar+reference h29
=!lawful-bar+sums-0 h29
=!lawful-rate r30 g-15 m22 h-25
=!lawful-rate+!lease r19 h-24
=!lawful-rate+!sale-or-service r21 h-25
=!lawful-rate+charged-at r19 m26
=!lawful-rate+denial g-15 m22 h-16
=!lawful-rate+reference g-15 m22 h-24
=!lawful-rate+sums-0 g-15 m22 h-16
=!lease r22 h-38
=!lease+!sale-or-service r16 h-24
=!lease+charged-at r15
=!lease+denial r18 h-29
=!lease+pays-for-chance r19
=!lease+reference h-24
=!lease+sums-0 h-29
=!lend r83 g-41 m30
=!lend+charged-at r-19 g19
=!lend+denial r75 g-63 m30
=!lend+pays-for-chance r32 g19
=!lend+sums-0 r53 g-41 m35
=!lender-gain r25
=!lender-gain+denial r24
=!lender-gain+excused r32
=!lender-gain+sums-0 r34
=!licensed g16 h33
=!licensed+!loose-order g19
=!licensed+charged-at g-19 k26
=!licensed+charity k40
=!licensed+denial g16 h33
=!licensed+excused g17
=!licensed+friends g-15 h27
=!licensed+gift-to k40
=!licensed+giving-drive g-25 k56
=!licensed+lawful-rate k30
=!licensed+name-after k16
=!licensed+narcotic g-41 h92
=!licensed+reference g16 k-17
=!licensed+sums-0 h49
=!licensed+to-dispose k30
=!licensed+unit g-23 h27
=!licensed+unlicensed g27 h-25
=!licensed+unlicensed-giving g18 h-22
=!limit k20
=!limit+denial k20
=!loose-order g37
=!loose-order+!no-spec g18
=!loose-order+denial g37
=!loose-order+excused g18
=!loose-order+reference g26
=!loose-order+sums-0 g37
=!loose-order+unlicensed g19
=!loose-order+unlicensed-giving g19
=!market-price g60 h-17
=!market-price+!metal-deal g22
=!market-price+!price-word g29
=!market-price+!priced-thing g25
=!market-price+!sale-or-service g29
=!market-price+!trading g36
=!market-price+!unit g22
=!market-price+charged-at g44 m26
=!market-price+dealing g30 m26
=!market-price+denial g60 h-17
=!market-price+gift-money g34
=!market-price+my-loss m-16
=!market-price+pays-for-chance g26
=!market-price+reference m27
=!market-price+sale-or-service g17
=!market-price+sums-0 g44 h-16
=!meat h24
=!meat+benefit g23
=!meat+denial h28
=!meat+excused g22
=!meat+sums-0 h24
=!metal-deal r-17 g41
=!metal-deal+!trading g22
=!metal-deal+!unit g26
=!metal-deal+denial r-17 g41
=!metal-deal+reference r-22 g24
=!metal-deal+sums-0 g24
=!more-time r28 g-17
=!more-time+!waiting r28 g-17
=!more-time+dealing g-15
=!more-time+denial r28 g-17
=!more-time+gift-money g-15
=!more-time+pays-for-chance r32 g-15
=!more-time+reference g-15
=!name-before g-24
=!name-before+charged-at g-21
=!name-before+denial g-24
=!name-before+reference g-21
=!narcotic h30
=!narcotic+denial h30
=!no-spec g18
=!no-spec+denial g18
=!no-spec+excused g18
=!no-spec+reference g18
=!no-spec+sums-0 g18
=!online-place r17 g-28
=!online-place+denial r17 g-28
=!paid-entry g-19 h67
=!paid-entry+denial g-19 h68
=!paid-entry+outside-prize g-15 h-16
=!paid-entry+sums-0 g-19 h32
=!paper-money g18 h36
=!paper-money+!sale-or-service h22 k-18
=!paper-money+!watchers h46 k-38
=!paper-money+denial g18 h36
=!paper-money+reference g24 h29
=!paper-money+stays-unseen g24 h29
=!paper-money+sums-0 g18 h36
=!paper-money+unlicensed-giving h46 k-38
=!pass-on r50 g-41 h-30
=!pass-on+currency-forward r18 g-32
=!pass-on+denial r50 g-41 h-30
=!pass-on+sums-0 g-35 h-30
=!payroll r-16 g-29 h78
=!payroll+!sale-or-service r-16 g-16 h45
=!payroll+!serves r-16 g-16 h45
=!payroll+benefit g-16 h47
=!payroll+denial r-16 g-29 h78
=!payroll+sums-0 r-16 g-29 h78
=!payroll+under h20
=!pays g21 k-17
=!pays+!pays-for-chance g-19 k-17
=!pays+!price-of g16
=!pays+dealing g19
=!pays+denial g21 k-17
=!pays+reference r-30
=!pays-for-chance r78 g-21 m-19 k-31
=!pays-for-chance+!price-of g20
=!pays-for-chance+charged-at g-27
=!pays-for-chance+dealing g23
=!pays-for-chance+denial r79 g-21 k-31
=!pays-for-chance+lease g-35
=!pays-for-chance+outside-prize h-16
=!pays-for-chance+price-of g30
=!pays-for-chance+reference r-21 g-36
=!pays-for-chance+sale-or-service g20
=!pays-for-chance+sums-0 r18 g-30 m-19 k-22
=!pays-for-chance+sums-1 r60
=!pays-for-chance+under h-20
=!pays-for-chance+unit g-35
=!pays-for-chance+wager-event r19 m-15
=!per-period r26 g-36
=!per-period+!return-on-capital r26 g-36
=!per-period+!sold-apart r26 g-36
=!per-period+!unit r26
=!per-period+denial r26 g-36
=!per-period+sums-0 r26 g-36
=!price-of g21 h-15
=!price-of+!sell r19 g-22
=!price-of+!trade r20 h-15
=!price-of+dealing g22
=!price-of+denial g46
=!price-of+gift-money h-16
=!price-of+not-chosen g15
=!price-of+outside-prize h-16
=!price-of+sums-0 g26
=!price-of+under h-18
=!price-of+unknown g28
=!price-word h-23
=!price-word+!sale-or-service h-17
=!price-word+dealing r-27
=!price-word+denial g27 h-21
=!price-word+gift-money r-27 g17
=!price-word+istisna g20
=!price-word+no-spec g20
=!price-word+not-chosen g15
=!price-word+pays r-27 g-17
=!price-word+pays-for-chance g-24
=!price-word+price-of g-17
=!price-word+sale-or-service g-17
=!price-word+sums-0 r-38 g24 h-19
=!price-word+under g15
=!priced-thing g25
=!priced-thing+denial g25
=!priced-thing+sums-0 g26
=!reference h21 k16
=!reference+denial r15 h21 k16
=!reference+sums-0 r15 h21 k16
=!repay g39 m27 h20
=!repay+!return-on-capital g32
=!repay+dealing g19
=!repay+denial g39 m27 h20
=!repay+not-told g32
=!repay+pays-for-chance m26 h24
=!repay+reference g32
=!repay+sums-0 g34
=!return-on-capital+!sold-apart r26 g-36
=!return-on-capital+!unit r26
=!return-on-capital+not-told g32
=!return-on-capital+reference g21
=!return-on-capital+sums-0 r22
=!sale-or-service r65 g-32 m-21 k-23
=!sale-or-service+!sell r19 g-22
=!sale-or-service+!serves g-23 h45
=!sale-or-service+!trade r15 g-17
=!sale-or-service+!watchers r19 h20 k-16
=!sale-or-service+benefit r17
=!sale-or-service+charged-at r22 g20 h-23
=!sale-or-service+dealing r-18 g17
=!sale-or-service+debt r21 h16
=!sale-or-service+denial r67 m-19 h19 k-22
=!sale-or-service+gift-money r-22 g33
=!sale-or-service+istisna g20
=!sale-or-service+late-rent h16
=!sale-or-service+lawful-rate g35
=!sale-or-service+lend r35
=!sale-or-service+no-spec g20
=!sale-or-service+not-chosen g15
=!sale-or-service+pays-for-chance r36 h-16
=!sale-or-service+reference r48 k-18
=!sale-or-service+refusal g-25
=!sale-or-service+repay h16
=!sale-or-service+return-on-capital r21
=!sale-or-service+stays-unseen h16
=!sale-or-service+sums-0 h17 k-23
=!sale-or-service+sums-1 r51 g-21 h-15
=!sale-or-service+unit h-17
=!sale-or-service+unknown r18
=!sale-or-service+unlicensed-giving h22 k-18
=!sell r19 g-43
=!sell+!trade r19 g-22
=!sell+denial r19 g-43
=!sell+sums-0 r19 g-43
=!serves g-23 h28
=!serves+denial g-23 h28
=!serves+reference r-18
=!serves+sums-0 g-22 h28
=!sold-apart g19 h-15
=!sold-apart+!unit r25
=!sold-apart+denial g23 h-15
=!sold-apart+pays-for-chance r-26
=!sold-apart+reference g-36
=!sold-apart+sums-0 g20
=!stakes m-20
=!stakes+denial m-20
=!stakes+sums-0 m-17
=!stays-unseen g-36
=!stays-unseen+denial g-36
=!stays-unseen+sums-0 g-36
=!take-in r-22 k-20
=!take-in+denial r-22 k-20
=!take-in+sums-0 r-22 g26 k-20
=!take-in+trading g30
=!take-in+unit g19
=!trade r22 h-16
=!trading g29 h-19
=!trading+!unit g22
=!trading+denial g44 h-19
=!trading+sums-0 h-18
=!unit r54 g42 m-28 h-18
=!unit+benefit r26
=!unit+charged-at g60 h20
=!unit+dealing g55
=!unit+denial g56 m-26
=!unit+gift-money r27
=!unit+hand-over r22
=!unit+pays r28
=!unit+pays-for-chance r50
=!unit+price-of g21
=!unit+reference r-27 g69 m-41
=!unit+sale-or-service r-18 g49 h20
=!unit+sums-0 r43 g18 m-25
=!unit+trade g21
=!unknown g-19 k32
=!unknown+denial k32
=!unknown+price-of g25
=!unknown+sums-0 g-19 k32
=!unknown+under g-22 k32
=!unlawful-business r-18 g-21
=!unlawful-business+denial g-21 h25
=!unlawful-business+excused h-20
=!unlawful-business+pays-for-chance m27 h44
=!unlawful-business+reference m-26 h15
=!unlawful-business+serves h15
=!unlawful-business+soft-drink h-43
=!unlawful-business+sums-0 g-21
=!unlawful-business+sums-1 h-24
=!up-down r-21 g-26 m19
=!up-down+denial r-24 g-26 m19
=!up-down+pays-for-chance r-21 g-26 m17
=!wager-event r-21 m26 h-15
=!wager-event+dealing g-21 m29
=!wager-event+denial r-21 m26 h-15
=!wager-event+pays-for-chance r-21 g-26 m42
=!wager-event+reference r-17
=!wager-event+sale-or-service r-17 g15
=!wager-event+sums-0 r-17 h-15
=!wager-event+unit r-17 g15
=!waiting r24
=!waiting+denial r24
=!waiting+gift-money g-15
=!waiting+pays-for-chance r32 g-15
=!watchers r23 g-72 k72
=!watchers+charged-at r22
=!watchers+conceal h-17 k46
=!watchers+dealing r22
=!watchers+denial g-72 k73
=!watchers+pays-for-chance r22
=!watchers+reference g-17 h26
=!watchers+stays-unseen h30 k-20
=!watchers+sums-0 r23 g-72 k72
=!watchers+unlicensed-giving h38 k-28
=across-border h-32
=across-border+alcoholic m17
=across-border+before-possession g22
=across-border+bill h-38
=across-border+charged-at h47
=across-border+friends g-19 k17
=across-border+gift-money h16
=across-border+given-back g24
=across-border+insured h28
=across-border+lawful-bar h29
=across-border+lease m17
=across-border+meat-trade h-31
=across-border+not-pork h-20
=across-border+pays-for-chance h-50
=across-border+price-of g-28 h-16
=across-border+reference g19 h-16
=across-border+sell g-17
=across-border+sums-0 h-35
=across-border+trade g-24
=across-border+unit r20
=across-border+unlawful-business m17 h47
=across-border+watchers g-23 h24
=across-border+works-for h34
=actual-cost r-47
=actual-cost+charged-at r-38
=actual-cost+debt r-42
=actual-cost+lend r-39
=actual-cost+pays-for-chance r-19
=actual-cost+price-word r-47
=actual-cost+sale-or-service r-47
=actual-cost+sums-0 r-36
=adult-service r-57 g-116 m-62 h207 k-36
=adult-service+alcoholic h-51
=adult-service+banking h25
=adult-service+bill m-16 h35
=adult-service+capital h47
=adult-service+cash-form r23
=adult-service+charged-at m54 h110
=adult-service+comes-later r-59
=adult-service+contrast h35
=adult-service+dealing g-19 h81
=adult-service+denial r-23 h47
=adult-service+draw h-33
=adult-service+errand h30
=adult-service+excused g17 m-25 h-113
=adult-service+extra g23 h33
=adult-service+fee g19
=adult-service+gift-money m33 h156
=adult-service+given-back g-15 h18
=adult-service+hand-over r-26 h61
=adult-service+in-return r26
=adult-service+insured r26 m19 h37
=adult-service+keep-cut h-27
=adult-service+late-rent h-61
=adult-service+lawful-bar h-15
=adult-service+lawful-rate h15
=adult-service+lease r-15
=adult-service+lend r28
=adult-service+licensed h-69
=adult-service+market-price h36
=adult-service+narcotic h-70
=adult-service+not-pork h-25
=adult-service+official h-43
=adult-service+online-place g22 m-35 h31
=adult-service+paper-money h28
=adult-service+payroll r20 h22
=adult-service+pays m-29 h61
=adult-service+pays-for-chance r-37 m-26 h209
=adult-service+per-period h20
=adult-service+play-costs h-26
=adult-service+price-of m23 h24
=adult-service+priced-thing r-24 h39
=adult-service+reference h110
=adult-service+repay r-25 g-20
=adult-service+return-on-capital h23
=adult-service+right-now r-59 g17
=adult-service+sale-or-service g-16 m18 h-30
=adult-service+serves g-23 h23
=adult-service+settles-later r-41
=adult-service+sold-apart h15
=adult-service+sums-0 r-34 g-104 m-68 h160 k-36
=adult-service+sums-1 r-55 h61
=adult-service+sums-2 r32
=adult-service+surety-pay r-15 h29
=adult-service+take-in r16
=adult-service+to-learn g16 h43
=adult-service+trading r89 g17 h33
=adult-service+travelling h-18
=adult-service+unit r-35 g-32 m-18 h36
=adult-service+unlawful-business h69
=adult-service+wager-event m45 h-18
=adult-service+waiting r-37
=affirmation r25 g39 k-32
=affirmation+avoid-control k-15
=affirmation+deadline g27
=affirmation+dealing g17
=affirmation+denial r47 k-15
=affirmation+erase-it k-15
=affirmation+excused k-19
=affirmation+fixed-gain r19
=affirmation+gift-money r-21
=affirmation+reference r53 k-15
=affirmation+sale-or-service g42
=affirmation+sums-0 r25 g41 k-32
=affirmation+unit r-18
=affirmation+up-down g39
=agent-sells r34 g-18
=agent-sells+banking r34
=agent-sells+charged-at r22 g-18
=agent-sells+dealing r22 g-18
=agent-sells+metal g-15
=agent-sells+metal-deal r22 g-18
=agent-sells+pays-for-chance g-15
=agent-sells+price-of r22 g-18
=agent-sells+quick-cash r21
=agent-sells+sale-or-service r22 g-18
=agent-sells+sell r34 g-18
=agent-sells+sums-0 r34 g-18
=agent-sells+trade r22 g-18
=agent-sells+trading r22 g-18
=agent-sells+watchers r34
=alcoholic r-87 g-89 m-126 h286 k-54
=alcoholic+banking k-15
=alcoholic+benefit h65
=alcoholic+bill h-22
=alcoholic+capital h45
=alcoholic+charged-at g-17 m-26 h92
=alcoholic+comes-later r-17
=alcoholic+dealing r-15 g-19
=alcoholic+delay-charge h-44
=alcoholic+denial g35 h-16
=alcoholic+document h-24
=alcoholic+equity h17
=alcoholic+excused g72 h-171
=alcoholic+extra g29
=alcoholic+for-money m-20 h38
=alcoholic+friends h-49
=alcoholic+gift-money g15 h-30
=alcoholic+given-back g-28 h-44
=alcoholic+hand-over r-17 h17
=alcoholic+insured h24
=alcoholic+late-rent m-18 h-29
=alcoholic+lawful-bar h-204
=alcoholic+lease m16 h105
=alcoholic+market-price g-32 h41
=alcoholic+meat g41 h-21
=alcoholic+name-before h18
=alcoholic+narcotic g40 h-91
=alcoholic+nobody-knows g42
=alcoholic+outside-prize h21
=alcoholic+paid-entry m-26
=alcoholic+payroll g-18 h21
=alcoholic+pays-for-chance r-52 g28 m-40 h104
=alcoholic+percentage h15
=alcoholic+price-of h25
=alcoholic+price-word h-16
=alcoholic+priced-thing g-21 h-16
=alcoholic+reference m-35 h87
=alcoholic+right-now g16
=alcoholic+sale-or-service r-31 m-20 h26
=alcoholic+sealed g41
=alcoholic+sell h-26
=alcoholic+serves h84
=alcoholic+shut-thing g80
=alcoholic+soft-drink h-34
=alcoholic+sums-0 r-44 g-155 m-72 h195 k-52
=alcoholic+sums-1 r-25 g66 m-53 h95
=alcoholic+sums-2 r-17
=alcoholic+sums-apart r-17
=alcoholic+to-oppose g-22 h-104
=alcoholic+to-treat h-77
=alcoholic+trade g-17
=alcoholic+trading g-32 h81
=alcoholic+unit g17 m-32 h50
=alcoholic+unlawful-business r-29 g-27 m-46 h-127
=alcoholic+wager-event g25 m-65 h44
=alcoholic+works-for h32
=arbun r-30
=arbun+charged-at r-16 g45
=arbun+dealing r-20 g-48 h19
=arbun+denial r-15 g101 h-56
=arbun+gift-money r-15 g-28 h29
=arbun+given-back r-15 g-28 h19
=arbun+insured g-17
=arbun+market-price g-27
=arbun+no-date g24
=arbun+no-day g23
=arbun+no-decision-date g24
=arbun+pays-for-chance g-62
=arbun+price-of r-18 g-43 h29
=arbun+price-word g-27
=arbun+reference g32 m16
=arbun+sale-or-service r-20 g-51 h29
=arbun+sums-0 r-22 g44 h-29
=arbun+sums-2 g-18 h17
=arbun+unit g-33 m16
=avoid-control r-48 g-76 m-34 h-86 k331
=avoid-control+banking r-26 k32
=avoid-control+charged-at h63 k-20
=avoid-control+conceal k16
=avoid-control+denial r-15 g-23 h-45 k63
=avoid-control+erase-it h-16
=avoid-control+excused k-60
=avoid-control+gift-money h98 k-15
=avoid-control+lawful-rate h-28 k67
=avoid-control+limit k26
=avoid-control+nobody-knows g18 k-19
=avoid-control+official h18 k-24
=avoid-control+pays-for-chance k68
=avoid-control+price-of h32
=avoid-control+reference g-18
=avoid-control+split r-18 k27
=avoid-control+stays-unseen g-30 h-26 k63
=avoid-control+sums-0 r-34 g-66 m-32 h-78 k283
=avoid-control+under r-16 g-41 m-21 h125
=avoid-control+unit h45
=avoid-control+unknown g20 k-23
=avoid-control+up-down m-16 h56 k-15
=avoid-control+wager-event m-16 h56 k-15
=avoid-control+watchers r-26 h-30 k91
=banking r216 g-106 m-60 h-130
=banking+below-face h15
=banking+benefit r-18 h40
=banking+bet-house h67
=banking+bill h-40 k-29
=banking+capital r20 g19 m52 h18
=banking+cash-form r33 k-41
=banking+charged-at r90 m-72 k-105
=banking+charity r-31
=banking+comes-later r-54
=banking+commercial-paper r-43 k-25
=banking+contest-kind h15
=banking+contract-bet r-26 g32
=banking+contrast h-24 k24
=banking+contribute r-45
=banking+cut-mine r-26 h22
=banking+deadline r-30 g-58 k23
=banking+dealing r123 m27 h19 k46
=banking+debt r58 g-18 m-36 h-45
=banking+debt-carrier h-16
=banking+debt-grows r20
=banking+deferred r33
=banking+delay-charge r17
=banking+denial r-39 g-43
=banking+document r94
=banking+draw r46 h18
=banking+equity r-82 g31 h129 k-19
=banking+errand r-44 m22 h25
=banking+exchange r-53 g37 m42
=banking+excused r29 g-15 h58 k-22
=banking+extra r105 g35 h-20
=banking+fee r-34 k-67
=banking+fixed-gain r67 h-15
=banking+fixed-paper r73 m-25 h-32
=banking+fixed-rate r-23
=banking+for-money r15 m-33
=banking+foreign-currency r27
=banking+friends r63 g-21 m-15 h-30 k-16
=banking+gift-money r104 g-30 m15 h52 k-25
=banking+given-away r-34
=banking+given-back r27 g20 m50 h41 k-21
=banking+giving-drive r21 k-28
=banking+gold g35 m18
=banking+gold-part r-19
=banking+guaranteed r85 m-19
=banking+guarantor r51 h-20
=banking+guarantor-gain r-26
=banking+halal-certified r79
=banking+hand-over r-105
=banking+impure-wealth k-27
=banking+in-return r64
=banking+increase r31
=banking+insured r-47 m15 h21
=banking+interest-business h76
=banking+islamic-paper r-49 h-39
=banking+keep-cut r17
=banking+kept-by-creditor r29 g15 h20
=banking+late-rent r33 h35
=banking+lawful-bar h-28
=banking+lawful-rate r-95 h34 k-36
=banking+lease r-37 h21 k-29
=banking+lend m-26
=banking+lend-verb r15 m-16
=banking+lender r23 g-20 m-15 k-16
=banking+lender-gain h16
=banking+licensed r19 h-19
=banking+limit k21
=banking+market-price r82 m47 h62
=banking+metal r63 g-17
=banking+metal-deal r83 h19 k-16
=banking+more-back r19
=banking+more-time r17
=banking+my-wallet-lent r-40 k78
=banking+name-after r45 h-17 k-19
=banking+name-before r19 h-24
=banking+not-told r-28 g-16 k19
=banking+official r-15
=banking+online-place r-54 g47 m20 h54 k-32
=banking+operator r-18 h27
=banking+outside-prize r-15
=banking+own-account r34
=banking+paid-entry r33 g19 h-38
=banking+paper-early r25
=banking+paper-money k-35
=banking+pass-along r-49 k26
=banking+passes-it r-32 h18
=banking+pay-me k51
=banking+payroll r26
=banking+pays r80 g-29 h28
=banking+pays-for-chance r51 m-35 h42
=banking+per-period r66 h-52 k-17
=banking+percentage g-26 h18 k21
=banking+play-costs r-19
=banking+price-of r-19 g-18 h-33 k50
=banking+price-word r-71
=banking+priced-thing r54 g-17
=banking+quick-cash r68
=banking+receivable r24
=banking+reference r-26 h31 k-38
=banking+repay g-28
=banking+reschedule r18
=banking+return-on-capital r32 h31 k-21
=banking+sale-or-service g-51 m31 h32 k-61
=banking+sell r65 h-26 k17
=banking+serves r-20 h54 k-20
=banking+settles-later r-33 g-29 k16
=banking+sham k15
=banking+small-parts r-20 k48
=banking+sold-apart r44 g-34 h-21
=banking+split k44
=banking+stakes g-25 m-21 h43
=banking+stays-unseen r-27 g-16 k65
=banking+stipulated r17 g-20
=banking+stranger r-35 k18
=banking+sums-0 r233 g-138 m-68 h-93
=banking+sums-1 r-20 g41 m37 h-33 k-20
=banking+sums-2 m-29
=banking+sums-apart m-29
=banking+surety r66 h-28
=banking+surety-pay m-20 h39 k-15
=banking+take-in r-23 m-15 h17
=banking+to-dispose r-27
=banking+to-learn r-31
=banking+to-oppose g-16
=banking+trade r26 g-18 k24
=banking+trading g46 m61 h94
=banking+under r-18 g-20 h15 k19
=banking+unit r60 h29
=banking+unknown k23
=banking+unknown-party r-43 h-17 k28
=banking+unlawful-business h48
=banking+up-down r-43 m43 h59 k19
=banking+wager-event h24
=banking+waiting r55
=banking+watchers g-34 m-38 h-41 k-18
=banking+with-money g-15 h41
=banking+zakat r-45
=before-possession g61 h34 k-24
=before-possession+dealing g79 k-23
=before-possession+denial r19 h45
=before-possession+hand-over g32
=before-possession+not-mine-yet k-15
=before-possession+pays-for-chance r29
=before-possession+price-of g46 k-16
=before-possession+sale-or-service g52
=before-possession+sell g57 k-18
=before-possession+sums-0 g58 h34 k-22
=before-possession+take-in g20
=before-possession+trade g49 k-18
=below-face r73 g-49 h-28 k-25
=below-face+benefit h15
=below-face+cash-form r42
=below-face+charged-at r63
=below-face+commercial-paper r37
=below-face+dealing g-35
=below-face+debt r18
=below-face+deferred r37
=below-face+denial g-26
=below-face+friends r46
=below-face+gift-money g-38 h15
=below-face+lend r18
=below-face+paper-early r21
=below-face+paper-money r28
=below-face+payroll r30
=below-face+pays r-21 g-25
=below-face+pays-for-chance r24 g-35
=below-face+percentage h15
=below-face+price-of r30 g-18
=below-face+receivable r28
=below-face+reference r-25 g-17
=below-face+right-now r-19
=below-face+sale-or-service g-24
=below-face+serves r30
=below-face+sold-short r137 g-44 h-31 k-21
=below-face+sums-0 r46 g-49 h-28 k-21
=below-face+sums-1 r27
=below-face+trade r41 g-19
=below-face+trading r16
=below-face+under r55
=below-face+unit r38
=below-face+wager-event r-27 g-17 h15
=benefit r59 g-98 m-91 h-25
=benefit+bill r72 g-22 k-15
=benefit+buy-back r16 g15
=benefit+capital r37 g-17 h16
=benefit+cash-form r53
=benefit+charged-at r22 g-17 m-49 h-31
=benefit+comes-back r21 g22
=benefit+comes-later g-17
=benefit+commercial-paper r48
=benefit+conceal h-30 k23
=benefit+condition r27 g-19
=benefit+contest-kind g19 m-39
=benefit+deadline r34 g-17
=benefit+dealing g19 k33
=benefit+debt r57
=benefit+debt-carrier r-20
=benefit+deferred r38
=benefit+denial g-46 h40 k-24
=benefit+dependant g-16
=benefit+document h-16
=benefit+draw r39 g29 m-34 h20
=benefit+equity g16
=benefit+exchange r33 m-15
=benefit+excused r-39 g16 h-34 k-30
=benefit+extra r-21 g19
=benefit+fee h22
=benefit+fixed-gain r-23
=benefit+fixed-paper r20
=benefit+fixed-rate r25
=benefit+for-money r23 h24
=benefit+free-use r74
=benefit+friends g30 m-29 k-27
=benefit+game m-29
=benefit+gift-money r24 g-84 m-48 h-49
=benefit+gift-to r-61 g-76 h-30 k-50
=benefit+given-back r18 g15 h21
=benefit+gold g23
=benefit+guaranteed g-15
=benefit+hand-over r-18 m-27
=benefit+in-return r52
=benefit+instalment-count r-29 h19
=benefit+insured r61 g37
=benefit+keeps-money r46
=benefit+late-rent r36 h40
=benefit+lawful-bar g23 h-30
=benefit+lawful-rate g-41 k-19
=benefit+lease r56 g-57 m-22 h30
=benefit+lend r53 g29
=benefit+lend-verb r84
=benefit+lender r61
=benefit+lender-gain g15 h-22
=benefit+limit r64 k-15
=benefit+market-price g51
=benefit+meat-trade h22
=benefit+metal-deal g19
=benefit+more-time r19
=benefit+my-wallet-lent r-23 k31
=benefit+name-after r17 h-23
=benefit+name-before g-28 h16
=benefit+narcotic g15
=benefit+not-pork g31
=benefit+not-told r25
=benefit+official g23 h16 k15
=benefit+online-place k25
=benefit+outside-prize r60 m-65 h-15
=benefit+own-account r-15
=benefit+paid-entry r-43 g54 m-29 h16
=benefit+paper-early r21
=benefit+paper-money r59
=benefit+payroll r-26 g34 h28
=benefit+pays r24
=benefit+pays-for-chance r-28 g34 m-57
=benefit+per-period g-28
=benefit+percentage r-66 h15
=benefit+price-of r23 g60 h-49 k16
=benefit+priced-thing g37
=benefit+promised-cut r36 g-17
=benefit+reference r29 g-41 m-15 k71
=benefit+repay r90
=benefit+return-on-capital g-16
=benefit+right-now g43 h-18
=benefit+sale-or-service r33 k53
=benefit+same-back r17
=benefit+sell r-19 g72 h-44
=benefit+serves r-16 g29 k25
=benefit+settles-later r32 g-26
=benefit+sold-apart r24
=benefit+sold-short r-17 g30 k19
=benefit+speed-up h35
=benefit+stakes m28 h15
=benefit+stipulated r76 g-20
=benefit+sums-0 r-19 g-37 m-69 h-35 k17
=benefit+sums-1 r60 g-31 m-28 h-21
=benefit+sums-2 r18 g-25 h31
=benefit+sums-apart h32
=benefit+sums-equal r-25
=benefit+sums-shrink r39 g-18
=benefit+surety-pay r-27 g18
=benefit+take-in r57
=benefit+tied-deal r-22 g-33
=benefit+to-debtor r34
=benefit+to-oppose g31
=benefit+trade g27 h-56
=benefit+trading r66 g22
=benefit+under r16 h35
=benefit+undescribed g-34
=benefit+unit r-84 g-17 m-45 h53
=benefit+unknown k-30
=benefit+wager-event g45 m-44 h25
=benefit+watchers r90
=benefit+with-money r-42 m28 h15
=benefit+wrapped-gift r-21 g-17 h-37
=bet-house r-110 g-37 m414 h281 k-22
=bet-house+bill h21
=bet-house+capital m39 h76
=bet-house+cash-form m32 h50 k-29
=bet-house+charged-at r-43 m149 h186
=bet-house+comes-later m23
=bet-house+contest-kind g24 m-40
=bet-house+dealing m61 h138 k-15
=bet-house+equity m-65
=bet-house+errand k26
=bet-house+exchange m27 h63
=bet-house+excused m-32
=bet-house+fee h-36
=bet-house+for-money h103
=bet-house+friends h78
=bet-house+game r-22 m29 h19
=bet-house+gift-money r-18 m29 h36
=bet-house+given-back r-16 m51 h92
=bet-house+insured h31
=bet-house+lawful-rate m15 h54
=bet-house+lease m-72 h19
=bet-house+market-price m20
=bet-house+narcotic m23 h-15
=bet-house+online-place g22 m16 h52
=bet-house+operator r-35 m43 h72
=bet-house+own-stake h44
=bet-house+paid-entry r-38 h25
=bet-house+paper-money m29 h61 k-29
=bet-house+pays-for-chance r-25 m128 h144 k-15
=bet-house+reference m48 h19
=bet-house+right-now m37 h113 k26
=bet-house+sale-or-service m61 h92
=bet-house+serves m-104 h35
=bet-house+stakes m29 h113
=bet-house+sums-0 r-90 g-46 m294 h164
=bet-house+sums-1 m86 h87 k-15
=bet-house+sums-2 r-19 m27 h30
=bet-house+sums-apart m23
=bet-house+to-learn m46 h43
=bet-house+to-oppose m-35
=bet-house+trading m38 h86
=bet-house+unit m23 h85
=bet-house+unlawful-business g21 m-54 h-84
=bet-house+wager-event r-21 h222
=bet-house+with-money g-26 m34 h103 k-20
=bet-house+works-for m-39
=bill r-19 g-70 m-29 h-79 k36
=bill+cash-form r87
=bill+charged-at r77 h-15
=bill+comes-back r-23 k21
=bill+comes-later r55
=bill+commercial-paper r-34
=bill+condition r18
=bill+contrast r19 k31
=bill+dealing r39 g-106 k22
=bill+deferred r-21 g-18
=bill+denial r-35 g-79 k54
=bill+draw m49
=bill+equity g22 m-20
=bill+errand g32 k25
=bill+exchange h-25
=bill+excused m28 h40
=bill+extra r22 g-18
=bill+false-words r-35 g-21 k94
=bill+fee g18 m16
=bill+fixed-paper r26
=bill+for-money r33
=bill+friends r39 g34 k-21
=bill+gift-money r72 g-43 m17 h26
=bill+given-back r-18
=bill+guaranteed r-42
=bill+hand-over r-59 g-25 h42
=bill+in-return h-15
=bill+instalment-count g31
=bill+insured g-20 m-18
=bill+keep-cut g18
=bill+late-rent r16
=bill+lawful-bar r-20 g-22
=bill+lawful-rate r24 g15 h17 k-29
=bill+lease r-42 g55 h-21 k-20
=bill+lend r18
=bill+lend-verb r17
=bill+limit r16
=bill+market-price g-15
=bill+more-time r-35
=bill+my-wallet-lent k31
=bill+name-after h18
=bill+narcotic g33 h-17
=bill+official r20
=bill+online-place m-37 h-26 k25
=bill+operator m24 h35
=bill+outside-prize m18
=bill+paid-entry r-33 m-34 h-18
=bill+paper-early r-24
=bill+paper-money r88
=bill+pays r-15 g-73
=bill+pays-for-chance r48 g-34 h-43 k-20
=bill+per-period r-26 g67 m16 h47
=bill+percentage r31
=bill+play-costs g36
=bill+price-of r76
=bill+price-word r-30
=bill+priced-thing g-28
=bill+receivable r23
=bill+reference r-61 g-37 m-36 h-36 k26
=bill+repay r-41 k21
=bill+return-on-capital r20 g87
=bill+right-now r48 k-22
=bill+sale-or-service g-35 m-21 h22
=bill+search-for h44
=bill+sell g49
=bill+serves r37 g68 h-26
=bill+settles-later r36 g-24
=bill+sham h-37 k30
=bill+small-parts h-17 k-39
=bill+sold-apart r-18 g51 h58
=bill+sold-short r41
=bill+split h-17 k-50
=bill+stipulated r-28 g23
=bill+sums-0 r76 g-42 m-45 h-91 k52
=bill+sums-1 g-25 k-16
=bill+sums-2 r-76
=bill+sums-apart r-37
=bill+sums-grow r-44
=bill+surety-pay r28 g16
=bill+take-in h30
=bill+tied-deal r18
=bill+to-learn m-16
=bill+to-oppose g18 h-23
=bill+trade r102 g20 k-24
=bill+trading r-56
=bill+under r49 g-29
=bill+unit r-77 g70 m-20 h-45 k-34
=bill+unlawful-business h51 k-15
=bill+up-down r21 g28
=bill+wager-event g-18 m21
=bill+watchers r-23 h-40 k22
=bill+winner-takes r15
=bill+with-money r38
=both-later g93
=both-later+charged-at r28
=both-later+comes-later g52
=both-later+deadline r28 g23
=both-later+dealing g36
=both-later+denial g20
=both-later+gift-money r28
=both-later+pays r28
=both-later+pays-for-chance r28 g30
=both-later+reference r-15 g44
=both-later+sale-or-service r25 g46
=both-later+settles-later g23
=both-later+sums-0 g93
=both-later+trading g15
=both-later+unit r28 g29
=buy-back r146 h-60
=buy-back+cash-form r40 g-17
=buy-back+charged-at r68 g-34
=buy-back+comes-later r19 g-17
=buy-back+dealing r79 h-24
=buy-back+deferred r45 g-34
=buy-back+extra r36 g-23
=buy-back+gift-money g-22
=buy-back+insured r44 h-20
=buy-back+narcotic r25
=buy-back+pays-for-chance r53 g-19
=buy-back+price-of r81 h-30
=buy-back+reference r53
=buy-back+right-now r-19 g19
=buy-back+sale-or-service r64 h-41
=buy-back+same-back r20 g-30
=buy-back+sell r104 h-35
=buy-back+serves r17
=buy-back+settles-later r20 g-19
=buy-back+sold-apart r16
=buy-back+sums-0 r80 g27 h-56
=buy-back+sums-1 g-23
=buy-back+sums-2 r75 g-18
=buy-back+sums-grow r19 g-16
=buy-back+sums-shrink r27
=buy-back+trade r81 h-30
=buy-back+up-down r27 g-15
=capital r167 g-128 h-62 k90
=capital+cash-form k17
=capital+charged-at r-77 g-35 h-24
=capital+comes-back r91
=capital+comes-later g33
=capital+commercial-paper r-26
=capital+contest-kind g18
=capital+contrast r-87 g-34 h-33
=capital+contribute r17
=capital+cut-mine r-24 k15
=capital+dealing r70 m24
=capital+debt r-80 g-35 m-15
=capital+debt-carrier r31 g-15 h-20
=capital+deferred r-55
=capital+denial r57 g-53 h-15
=capital+document r48 h-16
=capital+draw r15 h22
=capital+equity r-49 g-31 m16 h74
=capital+errand r-15
=capital+exchange m42
=capital+excused r-57 k18
=capital+extra r-58 m-22
=capital+fee r34
=capital+fixed-gain r97 m-22 h-25
=capital+fixed-paper r38 m-25 h-30
=capital+fixed-rate r18
=capital+for-money m-32
=capital+for-others k25
=capital+friends r-42 m-16 h19
=capital+gift-money g17 m-20 h-25 k26
=capital+given-back r-23
=capital+gold r-18 g23 h19
=capital+grown-debt r27
=capital+guaranteed r201 m-34 h-41 k-18
=capital+halal-certified r48 h-16
=capital+hand-over r-115 k20
=capital+in-return k15
=capital+insured r-23 g-36 h31
=capital+interest-business h-20
=capital+islamic-paper r-22
=capital+keep-cut k24
=capital+keeps-money r43
=capital+lawful-bar g20
=capital+lawful-rate m29
=capital+lease r-67
=capital+lend r-140 h17
=capital+lend-verb r-63 h26
=capital+lender-gain r20
=capital+licensed r28
=capital+market-price r-88 g31 m23
=capital+more-time r-29
=capital+name-before r16
=capital+narcotic m22 h30
=capital+not-told r15
=capital+official r21 g-15 h-25
=capital+online-place r-36 g24 m20 h42 k31
=capital+operator m48
=capital+outside-prize r15
=capital+paid-entry r-21 g24 m22 k15
=capital+paper-money r24
=capital+pass-on r16 k33
=capital+passes-it k16
=capital+pay-me r17
=capital+pays h18
=capital+pays-for-chance r106
=capital+per-period r107 g-29 m-15 h-15
=capital+percentage r101 m27
=capital+price-of r-36 g26 m17 h-43
=capital+price-word k-15
=capital+priced-thing r-41 g17 h26
=capital+principal-stays r58 g-25
=capital+reference r40 g19 m25 h40
=capital+repay r-55 g-28
=capital+return-on-capital r45 g-25 m-28
=capital+right-now h-18
=capital+sale-or-service r-18 m22 h32
=capital+search-for g-26 h29
=capital+sell g28
=capital+serves r-23 g-26 h-17
=capital+sold-apart r36
=capital+split r-25 k39
=capital+stakes r32 h31
=capital+stays-unseen r-20 k21
=capital+stranger k60
=capital+sums-0 r73 g-112 h-86 k68
=capital+sums-1 r71 h21 k21
=capital+sums-2 r15 g-21 m-19
=capital+sums-apart r35 g-21 m-19
=capital+sums-shrink r-15
=capital+surety-pay r-59 k27
=capital+take-in r-75 h21
=capital+to-dispose g-17
=capital+to-oppose r-41 g-20 m-21
=capital+trade g21 h-18
=capital+trading r-67 g18 m78 h24
=capital+travelling m19
=capital+unit r92 g-19
=capital+unknown k20
=capital+unlawful-business r-39 m74 h141
=capital+up-down r-49 g37 m33
=capital+wager-event h23
=capital+wash-money k40
=capital+watchers r19 h-27
=capital+with-money r34 h51
=cash-form r66 h-44 k63
=cash-form+charged-at r149 g-83 m-24 k60
=cash-form+collection h-15
=cash-form+comes-back r42
=cash-form+comes-later g48
=cash-form+commercial-paper r18 g20
=cash-form+conceal k22
=cash-form+contest-kind h34
=cash-form+contract-bet g29
=cash-form+contrast r60 g-16 m17 h25 k-18
=cash-form+cut-mine r22 h-16
=cash-form+deadline h24
=cash-form+dealing r-26 g-80 m-20
=cash-form+debt r48 m-21 h-23
=cash-form+debt-carrier r16
=cash-form+debt-grows r37
=cash-form+deferred r95 g54 k-23
=cash-form+denial r73 g-30 m-21 h26 k74
=cash-form+equity r33 k-16
=cash-form+errand h-15
=cash-form+exchange r-15 g36 m-40
=cash-form+excused r-15 g-16
=cash-form+extra r31 g-45 h29
=cash-form+fee r-38 m16 h-15 k52
=cash-form+fixed-gain r28
=cash-form+fixed-paper r55 g-35 h-15
=cash-form+fixed-rate r37 h15
=cash-form+for-money r44 g-21 h36 k-20
=cash-form+foreign-currency r-62
=cash-form+forward-deal g39
=cash-form+friends r37 g-32 h-16 k37
=cash-form+game r-22 m15 h140 k-22
=cash-form+gift-money r-50 h-65 k34
=cash-form+given-back r49
=cash-form+gold r-41 m-20
=cash-form+gold-part r24 g28
=cash-form+grown-debt r24
=cash-form+hand-over r49 g-36 m-46 h-34
=cash-form+hidden-name r-35 k41
=cash-form+in-return r44
=cash-form+increase r-18
=cash-form+instalment-count r37 g31
=cash-form+insured r59 g37 h-31
=cash-form+keep-cut m-18
=cash-form+kept-by-creditor h23
=cash-form+late-rent g-46 h-30 k-16
=cash-form+lawful-bar r29 h36
=cash-form+lawful-rate r118 h-39
=cash-form+lease r48 g-42
=cash-form+left-open g18
=cash-form+lend r31 m-21
=cash-form+lend-verb r-17
=cash-form+lender-gain r26
=cash-form+market-price r-49 g-22 h17
=cash-form+metal r96 g-33 k-26
=cash-form+metal-deal r111 g-31 k-31
=cash-form+my-loss h15
=cash-form+my-wallet-lent r-37 k22
=cash-form+name-after r-16 g-15 m18 h16
=cash-form+name-before h16
=cash-form+narcotic r-38 m15 h53 k-18
=cash-form+nobody-knows r18
=cash-form+not-chosen r-40 g42
=cash-form+not-pork r17 m46 h54
=cash-form+not-told r-24 k24
=cash-form+official h47 k-20
=cash-form+online-place h75
=cash-form+operator r-18 m19
=cash-form+outside-prize r31
=cash-form+paid-entry r39
=cash-form+paper-early r35
=cash-form+paper-money r69 g-15 h-34 k48
=cash-form+pass-along r-28 k63
=cash-form+pass-on r-37 k36
=cash-form+passes-it r24 m-23
=cash-form+payroll r42
=cash-form+pays r51 g-49
=cash-form+pays-for-chance r20 g50 m33 h30 k-19
=cash-form+per-period r-43 m20 k70
=cash-form+pledge r25
=cash-form+price-of g-37
=cash-form+price-word r-48
=cash-form+priced-thing r28 m-18 h-24
=cash-form+quick-cash r90
=cash-form+receivable r41
=cash-form+reference r116 g-18
=cash-form+repay r51 h17
=cash-form+return-on-capital r18 g-18 k18
=cash-form+right-now r21 g-46 h36 k26
=cash-form+sale-or-service r-31 g-54 k85
=cash-form+same-back r54 g-19
=cash-form+sell r54 g-69 h-18 k-28
=cash-form+serves r50
=cash-form+settles-later r60 k-17
=cash-form+sham r-19 g-25 k-33
=cash-form+sold-apart r36 g-21
=cash-form+sold-short r69 g-37
=cash-form+speed-up r15
=cash-form+stakes g15 h44
=cash-form+stranger m-15
=cash-form+sums-0 r62 g-67 m15 h-24 k101
=cash-form+sums-1 m18 h18
=cash-form+sums-2 g71 m-42 h-48 k-40
=cash-form+sums-3 r15
=cash-form+sums-apart r-28 m19
=cash-form+sums-equal r-60 k-22
=cash-form+sums-grow r-64 g92
=cash-form+sums-shrink r156 m-23 h-22
=cash-form+surety-pay k29
=cash-form+take-in r43 g-15
=cash-form+tick-guess m44
=cash-form+to-learn h-16
=cash-form+to-oppose r24
=cash-form+trade g-51 m19 h47
=cash-form+trading r34 m19 k-17
=cash-form+travelling r-25 h22
=cash-form+two-prices r-31 g29
=cash-form+undecided r-38 g92
=cash-form+unit r-21 k27
=cash-form+unknown r49 g-20
=cash-form+unknown-party m-17 k21
=cash-form+unlawful-business r-15 m64 h54
=cash-form+unlicensed r-16 h24
=cash-form+unlicensed-giving r-16 k28
=cash-form+up-down r41
=cash-form+wager-event g-20 m22 h129 k-38
=cash-form+waiting r43
=cash-form+wash-money h-18 k32
=cash-form+watchers r16 g-17 h17 k-51
=cash-form+winner-takes m24
=cash-form+with-money r22 g-21 h45 k-16
=cash-form+works-for h15
=chance-pay r-22 g-90 m224 h-82 k-18
=chance-pay+chance-prize g-20 m53 h-38
=chance-pay+charged-at g-29 m75 h-39
=chance-pay+dealing g-51 m89
=chance-pay+draw h-39
=chance-pay+gift-money m46
=chance-pay+insured g-34 m52 h16
=chance-pay+paid-entry g-24 m25 h-45
=chance-pay+pays m34
=chance-pay+pays-for-chance r-17 g-47 m115
=chance-pay+reference g-29 m27 h-31
=chance-pay+sums-0 g-66 m140 h-56 k-17
=chance-pay+sums-1 g-23 m76 h-22
=chance-pay+trade g-21
=chance-pay+unit g-28 m39 h-21
=chance-pay+wager-event g-40 m79 h-16
=chance-pay+with-money g-22 m30
=chance-prize g-95 m277 h-99
=chance-prize+charged-at g-22 m57
=chance-prize+dealing g-37 m29
=chance-prize+draw g-37 m27 h-16
=chance-prize+game m23
=chance-prize+gift-money g-24 m-19 h-18
=chance-prize+meat g-15 m37
=chance-prize+not-told g-45 m46
=chance-prize+online-place h33
=chance-prize+pays g-15 m24
=chance-prize+pays-for-chance g-84 m137 h-20
=chance-prize+price-of g28
=chance-prize+reference m16
=chance-prize+shut-thing g-23 m25
=chance-prize+sums-0 g-84 m218 h-90
=chance-prize+sums-1 m46
=chance-prize+unit m16 h-16
=chance-prize+wager-event g-23 m26
=charged-at r53 g-84 m-38 h-59 k-15
=charged-at+charity r-72 g-19 h-16
=charged-at+collection g-18 h-61 k81
=charged-at+comes-back r86 m19
=charged-at+comes-later r-100 g39 h-52 k-25
=charged-at+commercial-paper r57 g-34 h-28
=charged-at+condition r72
=charged-at+contest-kind g-43 m24 h-81
=charged-at+contract-bet r-30 g94 h18
=charged-at+contrast r-26 g46
=charged-at+contribute r41 g19 m-34 h-17
=charged-at+cut-mine r-36 h17 k39
=charged-at+deadline r-46 g36 m-35 h-44 k-16
=charged-at+dealing r31 g44 m63 h-80 k50
=charged-at+debt r91 g-16 m-26 h70 k-15
=charged-at+debt-carrier h-17
=charged-at+debt-grows r68
=charged-at+deferred r107 g-32 h-36
=charged-at+delay-charge r-19 g-33 h-54
=charged-at+denial r-155 g59 h-87 k30
=charged-at+dependant h-40
=charged-at+described r23 g-74 m22 h-30
=charged-at+document r39 g-54 h15
=charged-at+draw g23 m138
=charged-at+each-in g-23
=charged-at+equity r-89 g-107 m-69 h114
=charged-at+erase-it k30
=charged-at+errand g-26 m19 h-57
=charged-at+exchange r-28 m-19 h-57
=charged-at+excused r-104 m34 k-38
=charged-at+extra r51 g53 m-32 h-19 k-23
=charged-at+false-words h-23 k99
=charged-at+fee r111 g-21 m-35 h-63 k-71
=charged-at+first-takes r-24 g-17 m35
=charged-at+fixed-gain r46 g33 m-24
=charged-at+fixed-paper r89 g-19 h-23
=charged-at+fixed-rate g-23
=charged-at+for-money r161 g80 m-44 h31 k-30
=charged-at+for-others r-15 k22
=charged-at+foreign-currency r81 g-88 h-52 k-16
=charged-at+forward-deal g62
=charged-at+free-use r57 g-30 h-15
=charged-at+friends r108 g35 h-31 k-19
=charged-at+future-crop r-31 g67
=charged-at+game r-23 m72 h17
=charged-at+gift-money r37 g-21 k16
=charged-at+gift-to r-64 g-41 h-51 k-16
=charged-at+given-away r-44
=charged-at+given-back r67 h-40
=charged-at+giving-drive r-27 g-34 h-34 k48
=charged-at+gold r-28 g36
=charged-at+gold-part r52 h-17
=charged-at+grows-with-time r37 g-17 h-19
=charged-at+guaranteed r42 g16 m-17 h-23
=charged-at+guarantor r41 g-22
=charged-at+guarantor-gain r32 h-18
=charged-at+hand-over r-25 g93 h92 k-62
=charged-at+hangs-if g52
=charged-at+he-picks g133 h-15
=charged-at+improper g-20 h43
=charged-at+impure-wealth r-38 m-15 k-18
=charged-at+in-return r44 g91 h-20
=charged-at+increase r83
=charged-at+instalment-count r100 g55 h-32 k-17
=charged-at+insurance-business g41 h22
=charged-at+insured g-34 m22 h50
=charged-at+interest-business r-92 h138
=charged-at+interest-product r-36 h76
=charged-at+islamic-paper r-47
=charged-at+istisna g21
=charged-at+keep-cut g-17 h21 k35
=charged-at+keeps-money r105 g-37
=charged-at+kept-by-creditor g35 m51 h-40
=charged-at+late-charge r-22
=charged-at+late-rent r-63 g37 m19 h38
=charged-at+lawful-bar g21 k-27
=charged-at+lawful-rate r-128 g36 m-17 h-39 k-44
=charged-at+lease r47 m-70 h29 k-69
=charged-at+left-open r-22 g21
=charged-at+lend r43 g27 m-17 h65 k-20
=charged-at+lend-verb m-16 h79
=charged-at+lender r-25
=charged-at+lender-gain r79 m24 h-15
=charged-at+licensed r-18 g-53 m19 h21
=charged-at+limit r94 g-21 k-16
=charged-at+loose-order g38
=charged-at+loser-pays m62
=charged-at+lost-contest m44
=charged-at+market-price g-53 m48 h-23
=charged-at+meat r-34 g-43 m-38
=charged-at+meat-trade h-68
=charged-at+metal r18 h-51 k-20
=charged-at+metal-deal g17 h-34
=charged-at+more-back r131 g-30 m-15 h-22
=charged-at+more-time r55
=charged-at+my-loss g34 h-38
=charged-at+my-wallet-lent r-55 g-16 k40
=charged-at+name-after m-18 h-141 k33
=charged-at+name-before r127 g-26 m38 h43 k-16
=charged-at+narcotic r91 m55 h35 k-33
=charged-at+no-date g54
=charged-at+no-day g93
=charged-at+no-decision-date g23
=charged-at+nobody-knows g137 m-21 h-45
=charged-at+not-chosen r-26
=charged-at+not-mine-yet r-24 g70 h-15
=charged-at+not-pork r-61 m-46 h-139
=charged-at+not-told g34 m16 h38
=charged-at+official r-128 g-16 m33 h60
=charged-at+one-source g17
=charged-at+online-place g73 m63 h76
=charged-at+operator g-49 m42 h190
=charged-at+out-of-reach g107
=charged-at+out-there g92 m-16
=charged-at+outside-prize r-84 g-34 m-33 h-60
=charged-at+own-account r-16 k21
=charged-at+own-zakat-rate r-39 g58 m-28 h-40
=charged-at+paid-entry r-63 g23 m55
=charged-at+paper-money r121 g-83 h22 k62
=charged-at+pass-along r-49 k54
=charged-at+pass-on r27 g16 m18 h-26 k-29
=charged-at+passes-it r-37 g-17 m16 k26
=charged-at+pay-for-cover g18 h37
=charged-at+pay-me r24 g33
=charged-at+payment-versus-payment r-32 h-20
=charged-at+pays r-89 g36 h-50
=charged-at+pays-for-chance r15 m-65 h-95
=charged-at+per-period r-19 g-25 m39 h-20 k30
=charged-at+percentage r-23 m-61 h-19 k21
=charged-at+play-costs r-54 m-17
=charged-at+price-later g-28
=charged-at+price-of r64 g39 h-34
=charged-at+price-open g122
=charged-at+price-word r66 g34 m40 k-15
=charged-at+priced-thing r42 g46 m71 h23
=charged-at+promised-cut r57
=charged-at+quick-cash r27 g-16 k15
=charged-at+rate-charge r89 h-22
=charged-at+receivable r-110 h-34
=charged-at+reference r-38 g111
=charged-at+refusal g63 m-22 h-21
=charged-at+repay r33 m20
=charged-at+return-on-capital r-75 g39 m42 h-18 k26
=charged-at+right-now r-66 m45 h146 k18
=charged-at+sale-or-service g-23 m37 h-62
=charged-at+same-back r45 g-27
=charged-at+sea-catch g18 h36
=charged-at+search-for g29
=charged-at+sell r52 g-128 h-57
=charged-at+serves r58 g49 m-62
=charged-at+settles-later r-58 h-20
=charged-at+sham g-24 k36
=charged-at+small-parts r-35 g-50 k17
=charged-at+sold-apart g51 h-36
=charged-at+sold-short r-123 g90 m-19 h-54
=charged-at+speed-up r-43 h58
=charged-at+split r-25 g-23 h16
=charged-at+stakes r-26 g41 m31 h58
=charged-at+stays-unseen k21
=charged-at+stipulated g-15
=charged-at+stranger g-37 h-28 k42
=charged-at+sums-0 r-24 m-71
=charged-at+sums-1 g-22
=charged-at+sums-2 r117 g-27 m16 h-73 k-16
=charged-at+sums-3 r-46 g-30 m19 h21
=charged-at+sums-apart r20 m47 h-27
=charged-at+sums-equal r-54 g-29 m-30 h-23
=charged-at+sums-grow r32 m17
=charged-at+sums-shrink r73 g-23
=charged-at+surety r56 g-23
=charged-at+surety-pay r-60 m-30
=charged-at+takaful g-22
=charged-at+take-in r-30 g32 h94 k35
=charged-at+tick-guess g29 m40
=charged-at+tied-deal r28
=charged-at+tied-trade r31
=charged-at+to-debtor r-29 g-34 h-15
=charged-at+to-dispose r-92 g-30
=charged-at+to-learn r-19 g31 k-29
=charged-at+to-oppose r38 g37 m-35 h-78
=charged-at+to-treat h-64
=charged-at+trade r37 g-21 k17
=charged-at+trading g-86 k-22
=charged-at+travelling r-69 g22 h63 k-26
=charged-at+two-prices r-38
=charged-at+unborn g103
=charged-at+undecided r-17 g42
=charged-at+under r30 h48 k-24
=charged-at+undescribed g67 h-18
=charged-at+unit r103 g-112 h58 k39
=charged-at+unknown g37
=charged-at+unknown-party r-20 g-21 h-19 k62
=charged-at+unknown-quantity g22
=charged-at+unlawful-business r-31 g-16 h272
=charged-at+unlicensed g-21 h24 k29
=charged-at+unlicensed-giving r-19 g20 k59
=charged-at+up-down r85 g50 m63 h-24
=charged-at+wager-event r-27 g-64 h30 k-20
=charged-at+wait-pay r80
=charged-at+waiting r139 g-23 m-28 h-29 k-21
=charged-at+watchers r-61 h49 k58
=charged-at+winner-takes r21 m43
=charged-at+with-money r-15 g108 m24 k-26
=charged-at+works-for m-35 h79
=charged-at+zakat r-19
=charity r-115 g-50 h-64 k-29
=charity+collection k34
=charity+dealing g-15 h26
=charity+debt r-38
=charity+deferred r-30
=charity+delay-charge r-47
=charity+denial k56
=charity+draw m60
=charity+fee r-20 h16
=charity+gift-money r-33
=charity+gift-to r-49 g-47 m26 h-40
=charity+giving-drive r-17 g-21 m16 h-16
=charity+hand-over r-18 m-19
=charity+impure-wealth r-34 m-19
=charity+insured r-27
=charity+late-charge r-44
=charity+late-rent k-19
=charity+lawful-rate r-19 g-31 h-28
=charity+lease h-15
=charity+lender r26
=charity+licensed k-29
=charity+more-time r-99
=charity+name-after k-15
=charity+name-before k-16
=charity+narcotic r-42
=charity+online-place r-18
=charity+operator h-15
=charity+paid-entry m35
=charity+pays-for-chance r-30 m22
=charity+price-of h26
=charity+reference r-26
=charity+repay m17
=charity+sale-or-service r-29
=charity+serves r-24
=charity+sums-0 r-93 g-50 m-23 h-68 k-29
=charity+sums-1 r-26
=charity+to-dispose r-68 g-39 m-35 h-30
=charity+to-oppose r-15 h-18
=charity+trading g-15
=charity+unit r-46 g-18 m19
=charity+unlawful-business h-19
=charity+unlicensed k36
=charity+unlicensed-giving k43
=charity+wager-event r-16 m-25
=charity+waiting r-100
=charity+watchers r-28
=charity-draw m21
=charity-draw+unlawful-business m21
=collection g-48 m-25 h-56 k121
=collection+comes-back r20
=collection+dealing k-16
=collection+debt r30
=collection+denial g-20 k57
=collection+excused k18
=collection+gift-money k-34
=collection+gift-to k30
=collection+giving-drive g-17 h-21 k80
=collection+hand-over r27
=collection+lawful-rate k44
=collection+lend r21
=collection+name-before k18
=collection+pays-for-chance r16 k-17
=collection+per-period h35
=collection+reference r-16 k29
=collection+serves r17
=collection+sums-0 g-48 m-24 h-45 k130
=collection+take-in r22
=collection+to-dispose k44
=collection+unit g-18 h-15 k39
=collection+unlicensed g-19 k31
=collection+unlicensed-giving h-28 k87
=comes-back r158 g-65 h-74
=comes-back+comes-later r-15 g17
=comes-back+contest-kind m15
=comes-back+contrast r75
=comes-back+deadline r-30 g33
=comes-back+dealing r35 g22 h-40
=comes-back+debt g-30
=comes-back+denial r64 g-61 m20 h-15
=comes-back+equity r29 g-24 k15
=comes-back+errand g20
=comes-back+excused r57 g20
=comes-back+fee r46
=comes-back+fixed-rate g70
=comes-back+for-money r-23
=comes-back+foreign-currency r15 m-16
=comes-back+free-use r20
=comes-back+friends r-44
=comes-back+gift-money r78 g15 h-46
=comes-back+given-back g-92
=comes-back+gold g-23
=comes-back+gold-part r24
=comes-back+hand-over r61 m-18 h-16 k-23
=comes-back+in-return r25
=comes-back+instalment-count r20
=comes-back+insured g42
=comes-back+keep-cut r-18
=comes-back+lawful-bar g-19
=comes-back+lawful-rate r41 k-15
=comes-back+lease k-16
=comes-back+left-open r25
=comes-back+lend r-69 g-27 h-23
=comes-back+lend-verb r-28 h-17
=comes-back+lender r-58
=comes-back+limit r40
=comes-back+market-price r52 g-39 k17
=comes-back+metal r17
=comes-back+metal-deal k31
=comes-back+more-back r34 h-17
=comes-back+name-after r50
=comes-back+name-before r32 h27
=comes-back+not-pork r17 g77 k-15
=comes-back+online-place h27
=comes-back+paid-entry r-16 g24
=comes-back+paper-money r20
=comes-back+passes-it g-17
=comes-back+pay-me r58 g-26
=comes-back+pays r-19 g45
=comes-back+pays-for-chance r80 g-45 m-29 h-45 k-29
=comes-back+per-period r-40
=comes-back+price-of r21 g54
=comes-back+price-word r85 g-17 k17
=comes-back+priced-thing r32
=comes-back+rate-charge r15
=comes-back+reference r-77 g48 k45
=comes-back+repay g-87
=comes-back+return-on-capital g-20
=comes-back+right-now r40 g-21
=comes-back+sale-or-service r40 k37
=comes-back+sea-catch g20
=comes-back+sell g15
=comes-back+settles-later r-16 g46
=comes-back+sham r15
=comes-back+sold-apart r17
=comes-back+sold-short r-31
=comes-back+stranger r-17
=comes-back+sums-0 r43 g41 m35 h-33 k36
=comes-back+sums-1 g-31 m-28 h-32
=comes-back+sums-2 r145 g-57 k-19
=comes-back+sums-3 r-39 g-19
=comes-back+sums-apart r-63 g-22
=comes-back+sums-equal r-113
=comes-back+sums-grow r184 g-42 k-15
=comes-back+sums-shrink r98
=comes-back+take-in g40 h-15 k19
=comes-back+to-oppose r16
=comes-back+trade g15
=comes-back+trading r15 g-41
=comes-back+unit r-66 h-18
=comes-back+unknown-party r-16
=comes-back+up-down g-19
=comes-back+wager-event m44 h27
=comes-back+winner-takes g-23
=comes-later r77 g32 m-61 h-59
=comes-later+commercial-paper g27
=comes-later+contract-bet r-15
=comes-later+contrast r24 g47
=comes-later+contribute r-17 m18
=comes-later+deadline r-15 g72
=comes-later+dealing r39 g-31 m-48 h-44
=comes-later+debt r-22 m-15 h28
=comes-later+debt-carrier r39 g28
=comes-later+deferred r-66
=comes-later+denial r71 g-39 m20
=comes-later+equity r-58 h54
=comes-later+errand r34
=comes-later+exchange r100 g-47
=comes-later+excused r26
=comes-later+extra r34 g-64
=comes-later+fee g-22
=comes-later+fixed-gain r-25
=comes-later+fixed-rate r59
=comes-later+for-money r19
=comes-later+foreign-currency r261 g-98 m-20
=comes-later+friends r111 g-47
=comes-later+gift-money r57 g23 h-46
=comes-later+gold r88 g-63
=comes-later+gold-part r47 g-21 m-17
=comes-later+guaranteed r-17 h37
=comes-later+hand-over r19 g-67 m-27 h-40
=comes-later+in-return g16
=comes-later+instalment-count r-31
=comes-later+insured g-32
=comes-later+interest-business r-48 h47
=comes-later+late-rent r-18 g-27
=comes-later+lawful-bar g-18
=comes-later+lawful-rate r34 g-36
=comes-later+left-open r-29 g33
=comes-later+lend g-29 m-21
=comes-later+lender r-46
=comes-later+limit r30
=comes-later+market-price r87 g-37
=comes-later+meat r-30 g30 h-18
=comes-later+meat-trade g16
=comes-later+metal r-38
=comes-later+metal-deal r-41 m16
=comes-later+more-time r-22 h20
=comes-later+name-after r15
=comes-later+name-before r31
=comes-later+not-chosen r-21 g34
=comes-later+not-mine-yet r-26 g29
=comes-later+not-pork g35
=comes-later+not-told g22
=comes-later+official r16 g-27 k24
=comes-later+online-place g28
=comes-later+own-zakat-rate r15 g55
=comes-later+paper-money r30 g51 h-16
=comes-later+pass-on g26
=comes-later+passes-it r-29 g-16 k35
=comes-later+payroll r64
=comes-later+pays r34 g-89
=comes-later+pays-for-chance r81 g-49 m-39 h-16
=comes-later+per-period r-17
=comes-later+percentage r-27 h17
=comes-later+price-of r47 g15 m-24 h-26
=comes-later+price-open r-25 g96
=comes-later+price-word r-48 g24
=comes-later+priced-thing r120 g-55
=comes-later+principal-stays r-23 g-27
=comes-later+reference r21 g71
=comes-later+repay g-49
=comes-later+return-on-capital r-71 g-16 h18
=comes-later+right-now r117 g-86 m-33 h-18
=comes-later+sale-or-service r36 g37 m-26 h-22
=comes-later+sea-catch g15
=comes-later+search-for g51
=comes-later+sell r46 g-32 h-18
=comes-later+serves r57
=comes-later+settles-later r-46 g46 m-38 h-17
=comes-later+sham r28
=comes-later+small-parts g23
=comes-later+sold-apart g-22
=comes-later+stipulated r18 g-17
=comes-later+sums-0 r20 g108 m-33
=comes-later+sums-1 r104 g-39 m15 h-24
=comes-later+sums-2 r-69 g-33 m-37 h-20
=comes-later+sums-3 r22
=comes-later+sums-equal r-139
=comes-later+sums-grow r74 g-24 m-26
=comes-later+sums-shrink r18
=comes-later+surety-pay h18
=comes-later+take-in r47 k25
=comes-later+to-learn r34
=comes-later+trade r77 g-30 m-16 h-18
=comes-later+trading r28 g-27
=comes-later+two-prices r-21
=comes-later+unborn g31
=comes-later+undecided r-28 g41
=comes-later+unit r-103 g-68 m-16 h24
=comes-later+unknown g15
=comes-later+up-down g35 m30
=comes-later+wager-event g44 h-26
=comes-later+waiting r-44 h20
=comes-later+watchers g-28 k24
=commercial-paper r104 g-68 m-32 h-77
=commercial-paper+deadline r16
=commercial-paper+dealing r50 g-17 h-27
=commercial-paper+deferred r41 g-27
=commercial-paper+denial r-29 g-40 k18
=commercial-paper+false-words g-21 h-19 k31
=commercial-paper+fixed-gain r-27
=commercial-paper+friends r50
=commercial-paper+gift-money h-16
=commercial-paper+hand-over r70 k-32
=commercial-paper+instalment-count g27
=commercial-paper+keep-cut r65 h19 k-15
=commercial-paper+lawful-rate r17 k-31
=commercial-paper+lease r-59 h29
=commercial-paper+market-price r-20 g23 h20
=commercial-paper+more-time r-16
=commercial-paper+narcotic r-15 h-34
=commercial-paper+online-place r-19 h-24
=commercial-paper+paper-early r88 g-29 h-20 k-19
=commercial-paper+paper-money g27
=commercial-paper+pays-for-chance r35 h-23 k-99
=commercial-paper+per-period r-20 k-18
=commercial-paper+price-of r113
=commercial-paper+price-word r-40 g23
=commercial-paper+reference g-23 m-22
=commercial-paper+right-now r-32
=commercial-paper+sale-or-service r71 g-36 m-22
=commercial-paper+sell r84
=commercial-paper+serves r-49
=commercial-paper+settles-later r47 g-27
=commercial-paper+sham h-44 k82
=commercial-paper+small-parts h26 k-24
=commercial-paper+sold-short r88
=commercial-paper+split h26
=commercial-paper+sums-0 r79 g-58 m-25 h-58 k16
=commercial-paper+sums-1 r-40 h-19
=commercial-paper+sums-2 r65
=commercial-paper+sums-shrink r63
=commercial-paper+trade r255 h-25 k-26
=commercial-paper+trading h27
=commercial-paper+under r29
=commercial-paper+unit r-20 g-24 m-22
=commercial-paper+wager-event k28
=commercial-paper+waiting r-29
=commercial-paper+watchers r-65 h18
=commercial-paper+with-money r28
=conceal r-44 g-71 m21 k235
=conceal+dealing k37
=conceal+denial g-76 m24 k81
=conceal+false-words g-16 h-40
=conceal+gift-money g-24 h-23
=conceal+pays-for-chance h15
=conceal+reference m34 h76 k44
=conceal+sale-or-service h30 k55
=conceal+sums-0 r-44 g-71 m21 h-22 k243
=conceal+unit h52 k27
=conceal+watchers k74
=condition r136 m-16 k-16
=condition+contrast r85 h27
=condition+dealing r-39 g-15
=condition+debt r86
=condition+excused r27 h50
=condition+extra r22
=condition+free-use r52
=condition+friends r29
=condition+gift-money r37
=condition+hand-over r39
=condition+hangs-if g28
=condition+in-return r31 h24
=condition+lease r21 g-19
=condition+lend r136
=condition+lend-verb r35
=condition+lender r23
=condition+own-account h50
=condition+paid-entry h50
=condition+pays r-19
=condition+pays-for-chance r73 g-18 h23
=condition+price-of r31 g-48 h48
=condition+price-word r32
=condition+reference r40 g-22 h-17
=condition+return-on-capital r16
=condition+sale-or-service r58 g-40
=condition+sell r-26
=condition+sums-0 r39 m-15 h16
=condition+sums-1 r79
=condition+sums-apart r15
=condition+surety-pay h50
=condition+tied-deal r49 g-40
=condition+tied-trade r48
=condition+trade r20 g-21
=condition+trading r15 g-20
=condition+works-for g-15
=contest-kind r-49 g-47 m93 h-89
=contest-kind+contribute g-28
=contest-kind+dealing r32 g32 k18
=contest-kind+debt r42 m42
=contest-kind+delay-charge r30 m-17 h-25
=contest-kind+draw h47
=contest-kind+equity m-15
=contest-kind+extra g-30 m64
=contest-kind+fee m-41
=contest-kind+first-takes m27
=contest-kind+for-money r-30 m131 h-33
=contest-kind+foreign-currency r-18 g37 m15
=contest-kind+friends g18 m29 h-39
=contest-kind+game r-37 g-43 h-64
=contest-kind+gift-money m22 h18
=contest-kind+hand-over m67 h23
=contest-kind+insured m41 h-21
=contest-kind+keep-cut m-25
=contest-kind+kept-by-creditor m16
=contest-kind+late-rent m-33
=contest-kind+lawful-bar m-17
=contest-kind+lease m-30 h-18
=contest-kind+lend r35 m43
=contest-kind+market-price r-19 g-31 m-15 h-24
=contest-kind+meat g56 m-22 h-17
=contest-kind+my-loss m44
=contest-kind+name-before h22
=contest-kind+narcotic h15
=contest-kind+online-place g-45 m49 h58
=contest-kind+operator m29 h60
=contest-kind+out-there g52
=contest-kind+outside-prize m-42
=contest-kind+paid-entry m-67 h-50
=contest-kind+paper-money h34
=contest-kind+pays h-18
=contest-kind+pays-for-chance h-25
=contest-kind+per-period m-37 h22
=contest-kind+price-of g19 m-21 h23 k19
=contest-kind+priced-thing r-19 g-26 m-22 h-20
=contest-kind+reference g-18 m-60 h-61
=contest-kind+repay r18 m29 h18
=contest-kind+right-now g32 h18
=contest-kind+sale-or-service r-20 g47 m-60 k17
=contest-kind+sell g16
=contest-kind+sold-short k19
=contest-kind+stakes g26 h30
=contest-kind+sums-0 r-33 g-37 m-62 h-79
=contest-kind+sums-1 m106 h-18
=contest-kind+sums-2 m48
=contest-kind+sums-apart m15
=contest-kind+take-in g-19 m54
=contest-kind+tick-guess m16
=contest-kind+to-learn m-21
=contest-kind+to-oppose r24 m23
=contest-kind+trade r-21 g33 k19
=contest-kind+trading g-15 h-22
=contest-kind+unit r15 g46 h-17
=contest-kind+unlawful-business h50
=contest-kind+up-down g44 m-30
=contest-kind+wager-event g-61 m57 h-30
=contest-kind+winner-takes g-15 m39 h-19
=contest-kind+with-money r-21 m110
=contract-bet r-116 g369 m-87 h-116 k-27
=contract-bet+dealing r-70 g87
=contract-bet+debt r-20 g34 h22
=contract-bet+draw r60 g-20 m-27
=contract-bet+equity g47 h-21
=contract-bet+exchange r-70 g95
=contract-bet+excused r-28 g25
=contract-bet+extra r-25 g23 m-19
=contract-bet+fee g18
=contract-bet+fixed-gain g31 h22
=contract-bet+gift-money r-30 g55
=contract-bet+insured r-30 g32
=contract-bet+lend r-20 g36
=contract-bet+market-price r-18 g51 m-23
=contract-bet+metal h-16
=contract-bet+metal-deal r-19 g26
=contract-bet+more-time r-33 g17
=contract-bet+paper-money g29
=contract-bet+pays r-27 g51
=contract-bet+pays-for-chance g68 h17
=contract-bet+per-period g17
=contract-bet+price-of r-41 g53
=contract-bet+priced-thing g18 m-23
=contract-bet+sale-or-service r-18 g85
=contract-bet+sell r-47 g19
=contract-bet+serves r-15 g22 h-17
=contract-bet+sums-0 r-110 g336 m-80 h-116 k-27
=contract-bet+sums-1 g18
=contract-bet+trade r-43 g53
=contract-bet+trading r-41 g104 h-25
=contract-bet+unit r-16 g42
=contract-bet+up-down r-23
=contract-bet+watchers g17
=contrast r86 g18 m-51 k23
=contrast+contribute m-22
=contrast+cut-mine h-15 k15
=contrast+deadline g22 k20
=contrast+dealing r55 g44 k-41
=contrast+debt r-26 h-28 k29
=contrast+debt-carrier r-63 g22
=contrast+denial g-58 k21
=contrast+document g45
=contrast+draw r-17
=contrast+equity r20 g30
=contrast+errand g19 h23
=contrast+exchange r25 h-16
=contrast+excused r-38 g-21 h50
=contrast+extra r24 g-20 h15
=contrast+false-words g-41 k50
=contrast+fee r-52 g-21 h28
=contrast+fixed-gain r-21 g22
=contrast+free-use r30
=contrast+friends r24 g19 m-19 k16
=contrast+game h31
=contrast+gift-money r23 h23 k25
=contrast+given-back r-21
=contrast+gold r-52
=contrast+guarantor h-22
=contrast+hand-over g23 h60
=contrast+hangs-if g28
=contrast+in-return r23
=contrast+increase r-19 h16
=contrast+insured g-15
=contrast+late-rent h51
=contrast+lawful-bar r-36 h33
=contrast+lawful-rate h22
=contrast+lease r-63 g-15 h-16
=contrast+lend r18 g-18 h-41 k29
=contrast+lend-verb r65 h-19 k18
=contrast+lender g-19
=contrast+licensed g29 h19
=contrast+market-price g41
=contrast+metal r56 g-17
=contrast+metal-deal r70 k-17
=contrast+more-back r35
=contrast+more-time r-59
=contrast+name-before r25
=contrast+narcotic r38 h34
=contrast+official r-58 h44
=contrast+own-account h50
=contrast+paid-entry r40 h18
=contrast+paper-money r23 m17 k-20
=contrast+pass-along g-22 k18
=contrast+passes-it h18
=contrast+payroll r-37 k-16
=contrast+pays r43 h39
=contrast+pays-for-chance r32 g42 m-35 h19 k-15
=contrast+per-period g-17 h41
=contrast+percentage r28
=contrast+play-costs r-18
=contrast+price-of r46 g-20
=contrast+price-word r48
=contrast+principal-stays r32
=contrast+quick-cash r41
=contrast+rate-charge r16
=contrast+reference r-38 g-20 k20
=contrast+repay r-64 g-17
=contrast+return-on-capital g-25 h17
=contrast+right-now r-45 h18 k18
=contrast+sale-or-service r-22 h-16
=contrast+same-back r37
=contrast+sell r-42 g27 h-20
=contrast+serves r-30
=contrast+settles-later r21 k20
=contrast+sham r37
=contrast+sold-apart h44
=contrast+sold-short r25
=contrast+sums-0 r132 g-42 m-50 h19 k18
=contrast+sums-1 g44 h-25
=contrast+sums-2 r-29 g21
=contrast+sums-3 r-31
=contrast+sums-apart r-19 g26
=contrast+sums-equal r-59
=contrast+sums-grow r24
=contrast+surety-pay h46
=contrast+take-in g24
=contrast+tied-deal r27 g-38
=contrast+tied-trade r38
=contrast+to-learn h25
=contrast+to-oppose r-50
=contrast+trade r-38 m16 h-33
=contrast+trading r69 k-19
=contrast+unit r-57 h22
=contrast+unlawful-business m17 h27
=contrast+wager-event g29
=contrast+watchers r-21 h17 k38
=contrast+works-for r17
=contribute r-110 m177 h-104
=contribute+deadline r39
=contribute+dealing m80
=contribute+denial g36 m-20 k16
=contribute+draw g-27
=contribute+each-in g-26 m-27 h-27 k37
=contribute+excused r33 g-17 m-15
=contribute+extra r-16
=contribute+first-takes g-15 m70
=contribute+fixed-gain g16
=contribute+fixed-rate k36
=contribute+friends m22
=contribute+game r-18 m17 h33
=contribute+gift-money g26 h-20
=contribute+gold r-20 g35 m28
=contribute+guaranteed r17
=contribute+hand-over m66 k33
=contribute+insured r-27 m16
=contribute+keep-cut r28
=contribute+kept-by-creditor m31
=contribute+lawful-rate r24 m21
=contribute+lease r18
=contribute+market-price r-20 g61 m35
=contribute+more-time r29
=contribute+narcotic r-22 h18
=contribute+not-pork m22
=contribute+paid-entry g22 m15
=contribute+passes-it m-17 k38
=contribute+pays r-27 m-39
=contribute+pays-for-chance g-42 m52 h-83 k26
=contribute+per-period r-34 g-29 m-81
=contribute+price-of g-15 m120 h15
=contribute+price-word m27
=contribute+priced-thing r-20 g63 m30
=contribute+reference r29 g31 h70
=contribute+return-on-capital r-21 m-33
=contribute+sale-or-service r31 m51
=contribute+settles-later m18
=contribute+sold-apart r-22
=contribute+stakes g21
=contribute+sums-0 r-61 g-27 m130 k-15
=contribute+sums-1 r-88 g30 m47 h-89 k25
=contribute+sums-apart r58
=contribute+take-in r-39 m52 h-22 k29
=contribute+trade g-32 m91 h16
=contribute+travelling r-22
=contribute+unit r-50 g-19 m-31 h-40
=contribute+up-down g32
=contribute+wager-event r-44 m40 h-37
=contribute+waiting r29
=contribute+winner-takes g-35 m119 h-36
=currency-forward r179 g-96 h-29 k-17
=currency-forward+dealing r38 g-21
=currency-forward+denial r18 g-32
=currency-forward+exchange r79 g-65
=currency-forward+foreign-currency r64
=currency-forward+forward-deal r38 g-21
=currency-forward+market-price r35
=currency-forward+pass-on r81 g-38 k-16
=currency-forward+price-of r15
=currency-forward+priced-thing r18
=currency-forward+reference r16
=currency-forward+sale-or-service r15
=currency-forward+sums-0 r179 g-96 h-29 k-17
=currency-forward+trading r43 g-35
=currency-forward+unit r25
=cut-mine r-27 m-22 h-61 k102
=cut-mine+dealing k16
=cut-mine+fee h-38 k51
=cut-mine+gift-money r-21 k56
=cut-mine+hand-over r-40 k23
=cut-mine+in-return r23 h-15
=cut-mine+keep-cut m-18 h-54 k50
=cut-mine+lender-gain r-30 h23
=cut-mine+my-wallet-lent k23
=cut-mine+online-place k23
=cut-mine+own-account r-15
=cut-mine+paid-entry h-15 k15
=cut-mine+paper-money r22 h-16
=cut-mine+pass-along r-28 h-34 k57
=cut-mine+pass-on r-16 h-21 k31
=cut-mine+passes-it r-33 m-18 k21
=cut-mine+pays-for-chance r-17 k37
=cut-mine+per-period k23
=cut-mine+percentage r-26 h22
=cut-mine+price-of h-21 k27
=cut-mine+reference r-20 h17 k26
=cut-mine+return-on-capital r-20 h21
=cut-mine+sale-or-service h-40 k46
=cut-mine+serves h-38 k37
=cut-mine+stranger k17
=cut-mine+sums-0 r-35 h-37 k92
=cut-mine+sums-1 h-17
=cut-mine+sums-2 r18
=cut-mine+surety-pay h-27 k51
=cut-mine+take-in r-35 k25
=cut-mine+unit r-18 k47
=deadline r52 g122 m-25 h-56
=deadline+dealing r-24 m-32 h-20 k-19
=deadline+debt r-42
=deadline+debt-carrier r15 g34
=deadline+denial r43 h-25 k27
=deadline+draw h43
=deadline+equity r-25 g27
=deadline+exchange r51 g-46
=deadline+excused r98 g18
=deadline+extra r70 g-62
=deadline+fee r-15
=deadline+fixed-gain g36
=deadline+fixed-rate r16 g17
=deadline+for-money g-16
=deadline+foreign-currency r115 g-54
=deadline+forward-deal g19
=deadline+friends r34 g-19
=deadline+gift-money r60 g-64 h-28
=deadline+given-back r28 g-38
=deadline+gold r76 g-74
=deadline+gold-part r57 g-54
=deadline+guaranteed r40 g-28
=deadline+hand-over r71 g-15 m-29 h-24 k21
=deadline+in-return r15
=deadline+instalment-count r-22 g32
=deadline+insured r56
=deadline+keeps-money r24 g-19
=deadline+late-rent r34 g-37
=deadline+lawful-bar r43 g-23
=deadline+lawful-rate g-31
=deadline+lease r52 g34
=deadline+left-open r-38 g36
=deadline+lend r-81 g-31
=deadline+lend-verb r-37
=deadline+lender r-46
=deadline+limit r20
=deadline+market-price r15 g42
=deadline+meat-trade g16
=deadline+metal r-18
=deadline+metal-deal r-27 g27
=deadline+more-back r20
=deadline+more-time h20
=deadline+name-before r19
=deadline+narcotic r53 h-32
=deadline+not-chosen r-30 g54
=deadline+not-mine-yet r-26 g29
=deadline+not-pork g33
=deadline+not-told g49
=deadline+own-zakat-rate g25
=deadline+paid-entry r19
=deadline+paper-early r-40
=deadline+paper-money r30
=deadline+pass-on r-28 g31
=deadline+pay-me r18
=deadline+payroll r34
=deadline+pays r74 g-132
=deadline+pays-for-chance r129 g-26 m-21 h-33
=deadline+per-period r33 g-41 h40
=deadline+percentage g-18
=deadline+price-later g-23
=deadline+price-open r-16 g28
=deadline+price-word g73
=deadline+priced-thing r78
=deadline+principal-stays r31 g-33
=deadline+receivable g-17
=deadline+reference r-41 g24
=deadline+repay g-43
=deadline+right-now r66 g-61 k21
=deadline+sale-or-service r-68 g66 m-20 h-17 k-20
=deadline+sea-catch g16
=deadline+sell r22 g-37
=deadline+serves r16
=deadline+settles-later r-77 g134 h-51
=deadline+small-parts h-23 k26
=deadline+sold-apart r29 g-15
=deadline+sold-short g-21
=deadline+sums-0 r-99 g125 h-39 k-16
=deadline+sums-1 r34 g33
=deadline+sums-2 r75 g-25
=deadline+sums-3 r42
=deadline+sums-apart r89
=deadline+sums-equal r-119
=deadline+sums-grow r86 g-19
=deadline+sums-shrink r62
=deadline+surety-pay r-18
=deadline+take-in h-17 k25
=deadline+to-learn r50
=deadline+trade g-31
=deadline+trading r-21
=deadline+two-prices r-37 g20
=deadline+undecided r-46 g31
=deadline+unit g20 k-20
=deadline+unlawful-business r41
=deadline+up-down g38
=deadline+waiting r-32 h20
=deadline+watchers k23
=dealing r-47 g121 m-82 h-101
=dealing+debt g-46 h38 k-15
=dealing+debt-carrier r-68 g39
=dealing+debt-grows r36
=dealing+deferred r-62 g-29
=dealing+delay-charge g-24 h-29
=dealing+denial g79 m53 k-41
=dealing+described g-40 m19
=dealing+document r77 m-17 h79
=dealing+draw g-21 m82 h103
=dealing+each-in m-42
=dealing+early-rebate g-38
=dealing+equity r-73 g-44
=dealing+erase-it k50
=dealing+errand g24 m-26 k16
=dealing+exchange g-24 m30
=dealing+excused r-17 h67
=dealing+extra g40 h17
=dealing+false-words r-21 g17 h-28 k129
=dealing+fee m-24 h-67
=dealing+first-takes m25
=dealing+fixed-gain r-20 g42 h44
=dealing+fixed-paper r62 m-23 h-29
=dealing+fixed-rate r-24 g44
=dealing+for-money r-41 g103 m-17 h-28 k28
=dealing+foreign-currency r123 g-84 h-37
=dealing+forward-deal r42 k-26
=dealing+friends r41 g34
=dealing+future-crop g72
=dealing+game g-32 m22 h43
=dealing+gift-money r-18 g-27 h20
=dealing+gift-to r-24 g-19 k19
=dealing+given-back r72 g-54 m33 h57
=dealing+gold r-50 g-30 m33 h-23
=dealing+gold-part r25 g-25 h18
=dealing+guaranteed r-107 g-25 m-15 h-16
=dealing+guarantor r29 h15
=dealing+halal-certified r59 h-17
=dealing+hand-over r-104 g45 m-58 h-31 k-34
=dealing+hangs-if r-35 g152 m-50 h-18
=dealing+hangs-on g88 h-28 k-15
=dealing+he-picks g82
=dealing+impure-wealth r55 m-20 h-24 k29
=dealing+in-return g59 m-27 h-27 k-16
=dealing+increase r18
=dealing+instalment-count r18 m-15
=dealing+insurance-business r26 g-86 h68
=dealing+insured r-55 g-27 h29
=dealing+interest-business r-32 h35
=dealing+islamic-paper g-16
=dealing+keep-cut g31 m36
=dealing+keeps-money g-16
=dealing+kept-by-creditor g17 h27
=dealing+late-rent r25 h30 k-21
=dealing+lawful-bar r22 g53 m22 h-28
=dealing+lawful-rate r70 m45 h55 k18
=dealing+lease r-134 g-19 m-25 h-42 k-37
=dealing+left-open r-24 g70 h-19
=dealing+lend r131 g-24 h24
=dealing+lend-verb r31
=dealing+lender g-29 h42
=dealing+lender-gain r40 g-32 h18
=dealing+licensed r58 g23 h33
=dealing+loose-order g54
=dealing+loser-pays g-23 m45 h-23
=dealing+market-price r-33 g-23 m29 h-17
=dealing+meat r21 g-59 h18
=dealing+meat-trade g-30 h36
=dealing+metal h-28
=dealing+metal-deal r-42 g47
=dealing+more-back r40 h-16
=dealing+more-time r-53
=dealing+my-loss m22
=dealing+my-wallet-lent r-37 g-16 k86
=dealing+name-after r22 m35 h22
=dealing+name-before r35 m-18 h-22
=dealing+narcotic r41 g47 h-48
=dealing+no-date g39
=dealing+no-day r-36 g36
=dealing+no-spec g23
=dealing+nobody-knows r-38 g118 h-43 k-21
=dealing+not-chosen g-26
=dealing+not-mine-yet r-62 g162 h-27 k-17
=dealing+not-pork g43 h29
=dealing+not-told r-27 h-18 k20
=dealing+official r-36 g-18 m-24 h63 k-24
=dealing+one-source r-25 g23
=dealing+online-place g-57 m101 h116 k30
=dealing+operator m24 h48
=dealing+out-of-reach g77 h-33
=dealing+out-there g180 h-21
=dealing+outside-prize r114 g-19 m-28
=dealing+own-account g-29
=dealing+own-stake m28 h24
=dealing+own-zakat-rate r-29 g23 m-17
=dealing+paid-entry r90 g-73 m62
=dealing+paper-early r101 g-43
=dealing+paper-money g-40
=dealing+pass-along r-25 k25
=dealing+pass-on r-50 g18 h-27
=dealing+passes-it r35 g-23 h-20 k-16
=dealing+pay-for-cover g-31 h17
=dealing+pay-me r-15 h15
=dealing+payment-versus-payment r17 g-24 h-27
=dealing+payroll r73 h-21
=dealing+pays r-18 m28
=dealing+pays-for-chance r21 g-78 m25 h50
=dealing+per-period r36 g-47 k39
=dealing+percentage r53 g-24 h-31
=dealing+play-costs r-44
=dealing+pledge r37 h19
=dealing+price-of r-29 g-35 h22
=dealing+price-open r-36 g109 h-21
=dealing+price-word r-69 g18 m16
=dealing+priced-thing r61 g-20 m76 h-35
=dealing+principal-stays r-42 g18
=dealing+promised-cut r59 g-24 h-24 k-16
=dealing+quick-cash r77 g-23
=dealing+rate-charge r39 g19
=dealing+receivable r62 g-45 m26 h-24
=dealing+reference r-59 m-66
=dealing+refusal g39
=dealing+repay r58 g23 m-20
=dealing+return-on-capital r-57 k46
=dealing+right-now r-97 g40 h-34 k-26
=dealing+salam r-17
=dealing+sale-or-service r42 g-50 m-21
=dealing+same-back r110 g-31
=dealing+savings-circle r110 g-16
=dealing+sea-catch g73 m-28 h-33
=dealing+search-for g-21 k20
=dealing+sell g-35 m-30 k-16
=dealing+serves g36 m-51 h31 k-23
=dealing+settles-later g-18 m-22 h-30 k-19
=dealing+sham g-28 h-15
=dealing+share-unknown g62 h-15
=dealing+shut-thing g33
=dealing+small-parts r-17 g-29 m-17 h15 k33
=dealing+sold-apart r39
=dealing+sold-short r15 g45 h-25
=dealing+speed-up r16 g30
=dealing+split g18 h23 k19
=dealing+stakes r26 g35 h15
=dealing+stipulated g-31
=dealing+stranger r-29 g-16 k24
=dealing+sums-0 r28 g156 h-35 k-16
=dealing+sums-1 r-43 g18 m-36 h-36 k22
=dealing+sums-2 r-30 g-32 m-44 h-39 k-18
=dealing+sums-3 g-21
=dealing+sums-apart r-88 m21
=dealing+sums-equal r-51 m-25
=dealing+sums-grow g-27
=dealing+sums-shrink r95 g-23 m-18
=dealing+surety r41 h15
=dealing+surety-pay r-61 h-34 k19
=dealing+take-in r21 g59 m-32 k-52
=dealing+tick-guess r-33 g15 m89
=dealing+tied-deal r-16 g-45
=dealing+tied-trade r33 g-23
=dealing+to-debtor r28 g-51
=dealing+to-dispose g-49
=dealing+to-learn r27 h58 k26
=dealing+to-oppose g48 h-53
=dealing+to-treat r17 m-15
=dealing+trade r68 m-28
=dealing+trading r-29 g98
=dealing+travelling r-50 g60 m-17 h30
=dealing+two-prices g17
=dealing+unborn r-23 g96 h-41
=dealing+undecided g72
=dealing+under r56 g-41 m15 k-18
=dealing+undescribed r-17 g18 h-31
=dealing+unit g-78 h-48 k-22
=dealing+unknown-party r-30 g-16 k50
=dealing+unknown-quantity g40
=dealing+unlawful-business r51 h78 k27
=dealing+unlicensed-giving r-39 h24
=dealing+up-down h34
=dealing+wager-event r-27 g27 m68 h24 k43
=dealing+wait-pay r55
=dealing+watchers r84 g49 h-36 k19
=dealing+winner-takes r16 g16 h-24
=dealing+with-money r-20 g32 m39
=dealing+works-for r67 g28 h-25
=dealing+zakat r48
=debt r360 g-110 m-46 h-159 k-70
=debt+debt-carrier m-19 k-21
=debt+debt-grows r48
=debt+deferred r-15 k-28
=debt+delay-charge r43
=debt+denial r-130 g-67 m71 h42
=debt+document r-32 m16 h28
=debt+equity r-84 h144
=debt+errand r-43
=debt+exchange r-50 g33
=debt+excused r-197 g-19 h59
=debt+extra r68 m-55 h-34
=debt+fee r115 h-31
=debt+fixed-gain r61 h26
=debt+fixed-paper r15
=debt+fixed-rate r24 g-18
=debt+for-money r45 h18
=debt+foreign-currency r-16
=debt+free-use r85 g-15
=debt+friends r-49 h15
=debt+game m83 h17
=debt+gift-money r56 g-70 m-19 h-30 k-19
=debt+gift-to r-45
=debt+given-back r-52 g94 m-22 h-21
=debt+giving-drive r-31
=debt+gold r73 g-30
=debt+gold-part r-29 g17
=debt+grown-debt r25
=debt+grows-with-time r19
=debt+guaranteed r-119 g23
=debt+guarantor r-39 h35
=debt+guarantor-gain r-49
=debt+hand-over r-80 g-29 m-16 h45
=debt+in-return r80 g-39 m20
=debt+instalment-count r-55 g-15
=debt+insurance-business g16
=debt+insured r-41 g47 h67 k-17
=debt+interest-business r-71 h93
=debt+interest-product r-37 h32
=debt+islamic-paper r-29
=debt+keep-cut g-15 h34 k-16
=debt+kept-by-creditor r35
=debt+late-charge r32
=debt+late-rent r-18 g-34 h33
=debt+lawful-bar m-19
=debt+lawful-rate r-87 g-30
=debt+lease r119 g-21 h-18
=debt+lend r-43 g-121 m36 h-19 k-15
=debt+lend-verb r-28 g-27 m-21 h20 k26
=debt+lender r-63 g-29 m-17 h-15 k-15
=debt+lender-gain r143 m-18
=debt+limit r76
=debt+market-price r-39 g49 h47
=debt+meat r-22
=debt+metal-deal r-25 g35
=debt+more-back r52
=debt+more-time r54 g-33
=debt+my-loss m31 h18
=debt+name-after r42 g-19 h19
=debt+name-before r30 g-38 m-23 h-27
=debt+narcotic r64 g-26 h-29
=debt+not-pork r42
=debt+not-told r39 g-34 h19
=debt+official g-15
=debt+online-place r30 g18 m-23 h-18
=debt+operator h59
=debt+outside-prize r-19
=debt+own-zakat-rate r19 g16
=debt+paid-entry r49 m-23 h-21
=debt+paper-early r-46
=debt+paper-money r-18 m-15 h-17
=debt+passes-it r53
=debt+pay-for-cover r-15
=debt+pay-me r51
=debt+payment-versus-payment r60
=debt+payroll r-30
=debt+pays r-37 g-40 m-20
=debt+pays-for-chance r62 g-74 m-39 h-32 k-26
=debt+per-period r60 g24 m-30 h-29
=debt+percentage r68 g15 m-22 h-20
=debt+play-costs r-28
=debt+pledge r-34
=debt+price-of r-70 g-15 h18
=debt+price-word g-67 m-18
=debt+priced-thing g51
=debt+principal-stays g-17
=debt+quick-cash r-25 k18
=debt+rate-charge r17 m-27 h-15
=debt+receivable r-71 g-61 m21 h38 k-17
=debt+reference r73 g-23 m-22
=debt+repay r-108 g-69 m35
=debt+return-on-capital r-53 g-45
=debt+right-now r-58
=debt+sale-or-service r108 g-48 k-27
=debt+same-back r30
=debt+search-for r-23 g-21 m17
=debt+sell r-79 g15 h-17
=debt+serves r22 g-41
=debt+settles-later g-23 m16
=debt+sold-apart r-41 h23
=debt+speed-up h-23
=debt+split r78
=debt+stakes h40
=debt+stipulated r36 g-20
=debt+sums-0 r257 h-81 k-53
=debt+sums-1 r109 g-101 h-59
=debt+sums-3 m-18
=debt+sums-apart g-20 m-19
=debt+sums-equal r-64
=debt+sums-grow r38
=debt+sums-shrink r28
=debt+surety r-18 h15
=debt+surety-pay r68 h-24
=debt+take-in r100 g-30 k-16
=debt+tied-deal r25
=debt+tied-trade r15 g-17
=debt+to-debtor r-51
=debt+to-dispose r-53
=debt+to-learn r-33 g31 h-15 k-16
=debt+to-oppose r-75 g-31
=debt+to-treat r-20
=debt+trade h17
=debt+trading r-97 g131 h60
=debt+under r-39 g-15
=debt+unit r-45 g-18 h-40 k-47
=debt+unlawful-business r15 m23 h84
=debt+up-down r23 g-36
=debt+wager-event r16 m111
=debt+wait-pay r51
=debt+waiting g-21 m-16
=debt+watchers r-15
=debt+works-for h24
=debt-carrier r87 g-22 m-59 h-71 k-28
=debt-carrier+deferred r-16
=debt-carrier+denial r-22
=debt-carrier+equity r15
=debt-carrier+excused r-43
=debt-carrier+fee r105
=debt-carrier+gift-money r-35 h-29
=debt-carrier+guaranteed r27
=debt-carrier+hand-over r-48
=debt-carrier+in-return g-17
=debt-carrier+increase r-28
=debt-carrier+lawful-rate r19
=debt-carrier+lend m-15 h15 k-19
=debt-carrier+lender r42 h-52
=debt-carrier+more-time r25
=debt-carrier+name-before r18
=debt-carrier+narcotic r38
=debt-carrier+official r35 g-15 h-20
=debt-carrier+own-zakat-rate g22
=debt-carrier+paper-money r16
=debt-carrier+payroll r-19
=debt-carrier+pays-for-chance r55 g-28 m-27
=debt-carrier+per-period r51 h-30
=debt-carrier+percentage r38
=debt-carrier+price-word r22
=debt-carrier+principal-stays r47
=debt-carrier+rate-charge r68 m-27
=debt-carrier+reference r-33 g16
=debt-carrier+repay r-50
=debt-carrier+right-now r-42
=debt-carrier+sale-or-service r35 g-18
=debt-carrier+settles-later g36
=debt-carrier+sold-apart r-18 g-15
=debt-carrier+sums-0 r56 g19 m-42 h-87 k-23
=debt-carrier+sums-1 g-25 m-16 h18
=debt-carrier+sums-2 r42
=debt-carrier+surety-pay r25
=debt-carrier+to-oppose r-47 g-17
=debt-carrier+trade r20
=debt-carrier+unit r52 g-22 h-17
=debt-carrier+watchers r-41
=debt-grows r274 g-107 m-35 h-33
=debt-grows+denial r21 g-18
=debt-grows+extra r15 g-18
=debt-grows+gift-money r37
=debt-grows+lend r63
=debt-grows+more-time r19
=debt-grows+paper-money r22
=debt-grows+pays r67 g-33
=debt-grows+pays-for-chance r73
=debt-grows+price-word r18
=debt-grows+receivable r27
=debt-grows+reschedule r30
=debt-grows+sale-or-service r20
=debt-grows+sums-0 r191 g-82 m-21 h-33
=debt-grows+sums-1 r62
=debt-grows+sums-2 r21
=debt-grows+sums-grow r25
=debt-grows+to-oppose r42
=debt-grows+trade r16
=debt-grows+unit r50
=debt-grows+waiting r34
=deferred r83 m-29 h-55 k-22
=deferred+delay-charge r24
=deferred+denial g-24 h-21
=deferred+document r-15 m16
=deferred+errand r-22
=deferred+exchange g-20
=deferred+excused r38
=deferred+extra r27 g-21
=deferred+fixed-gain r17
=deferred+fixed-rate r32
=deferred+foreign-currency g-23
=deferred+friends r-50 g28
=deferred+gift-money g27 k-20
=deferred+gift-to r-30
=deferred+given-back g43 k19
=deferred+gold r305 g-69 h-26
=deferred+gold-part r-37
=deferred+guaranteed r-24
=deferred+hand-over r72 g-69 h-15
=deferred+instalment-count r-19 g-22
=deferred+insured r40 g18 h-17 k-16
=deferred+late-charge r21
=deferred+lawful-bar r49
=deferred+lawful-rate r-105
=deferred+lease g20
=deferred+left-open g26
=deferred+lend g-58 h41
=deferred+lender-gain r27
=deferred+limit k15
=deferred+market-price r103 g-78
=deferred+metal r-40 g24
=deferred+metal-deal r-29
=deferred+more-time r-23 m25 h18
=deferred+name-before r34
=deferred+narcotic r70 h-15
=deferred+not-chosen g46
=deferred+own-zakat-rate g56
=deferred+paid-entry r31
=deferred+paper-early r34 g-27
=deferred+paper-money r54 g40
=deferred+payroll r28 k-15
=deferred+pays g-22
=deferred+pays-for-chance r126 m-27 h-31
=deferred+per-period r-38
=deferred+price-later g32
=deferred+price-of r21 g-59
=deferred+price-open g32
=deferred+price-word r-92 g-18
=deferred+priced-thing r161 g-64
=deferred+principal-stays r-56
=deferred+receivable r-75 g-33 h50
=deferred+reference g-37
=deferred+return-on-capital r29
=deferred+right-now r59 g-63
=deferred+sale-or-service r41 k-24
=deferred+same-back r18 g-23
=deferred+search-for g67
=deferred+sell g-30 h-34
=deferred+serves g17 k-15
=deferred+settles-later g-20 h-42 k-16
=deferred+small-parts k24
=deferred+sold-apart r19 g-22
=deferred+split k24
=deferred+sums-0 r124 g45 m-20 h-26 k-21
=deferred+sums-1 r-63 g-45 h-24
=deferred+sums-2 r-20 g15
=deferred+sums-apart r16
=deferred+sums-equal r57
=deferred+sums-grow r-74 g20
=deferred+sums-shrink r23
=deferred+take-in r57 g-20
=deferred+to-dispose r-33
=deferred+to-learn k-17
=deferred+to-oppose r-23
=deferred+trade r89 g-69 h-33
=deferred+trading m-16
=deferred+two-prices r-19 g25
=deferred+undecided g38
=deferred+under k15
=deferred+unit g24 m-15 h-35 k24
=deferred+unlawful-business r48 m34 h42
=deferred+up-down r54
=deferred+wager-event g-25
=deferred+waiting h18
=deferred+watchers r63
=delay-charge r61 g-48 m-31 h-62
=delay-charge+errand r-24
=delay-charge+friends r-20
=delay-charge+gift-money r37 h22
=delay-charge+gift-to r-35
=delay-charge+given-back r22
=delay-charge+giving-drive r-17
=delay-charge+insured r58 h-21
=delay-charge+kept-by-creditor r53
=delay-charge+late-charge r30 h-32
=delay-charge+late-rent r-54 g-28 h-45
=delay-charge+lend r32
=delay-charge+more-time g-15
=delay-charge+narcotic r18 h-37
=delay-charge+online-place r43
=delay-charge+outside-prize r-15
=delay-charge+pays r30
=delay-charge+pays-for-chance r25 g-17
=delay-charge+per-period r-18
=delay-charge+price-of h-24
=delay-charge+reference r26 g-18
=delay-charge+repay r15
=delay-charge+sale-or-service r-18 h-44
=delay-charge+sums-0 r58 g-31 m-27 h-50
=delay-charge+sums-1 r-23
=delay-charge+sums-2 r26
=delay-charge+to-dispose r-23
=delay-charge+to-learn r-36
=delay-charge+to-oppose g-23 h-53
=delay-charge+trading h28
=delay-charge+unit g-23
=delay-charge+unlawful-business h-44
=delay-charge+wager-event r30 m-21 h-18
=delay-charge+waiting r30 g-15
=delay-charge+watchers h-15
=denial r-72 g315 m-52 h-62 k92
=denial+document r-34 g-55 h236 k-32
=denial+draw m-26
=denial+each-in r-16 m-17 k18
=denial+equity r39 g-53 m15 k28
=denial+erase-it g-51 h50 k24
=denial+errand g-43 h40 k23
=denial+exchange r27 g-41
=denial+excused g69 m-32 h-30
=denial+extra r98 g-55 m46 h20 k-16
=denial+false-words g-32 h-46 k111
=denial+fee r-31 g-38 m-15
=denial+fixed-gain r69
=denial+for-money g36
=denial+foreign-currency r-28 g-35 m26 h28
=denial+free-use r64 g-26
=denial+friends r33 g-97 m38 k57
=denial+gift-money r-40 g125 m37 h-45 k-19
=denial+gift-to r-21 g-47 k45
=denial+given-back r-84 g-30 h-29
=denial+giving-drive g-23 k157
=denial+gold r18 g22
=denial+guaranteed r20
=denial+guarantor r-65 g-20
=denial+halal-certified h87 k-28
=denial+hand-over r20 g-38
=denial+hidden-name g-36 h-50 k98
=denial+improper g-46 h22
=denial+in-return r26 g-22 m-18
=denial+instalment-count r-29 g-21
=denial+insured r-33 g-44 h58
=denial+islamic-paper r28
=denial+istisna g74
=denial+keep-cut r-27 g-24
=denial+late-rent h27 k18
=denial+lawful-bar r-49 g52
=denial+lawful-rate g-33 h34 k59
=denial+lease m-15 k50
=denial+left-open h-20
=denial+lend r41 g-97 m59 h22
=denial+lend-verb m-22
=denial+lender m17 h25
=denial+licensed h33
=denial+loose-order g104 h-35
=denial+loser-pays g-18
=denial+market-price g73 m41 h30 k-15
=denial+meat h71
=denial+meat-trade h73
=denial+metal r34
=denial+metal-deal r54
=denial+more-back r25 g-17
=denial+more-time r-51 g-40 m16 h-15
=denial+my-loss m31
=denial+name-after h58 k18
=denial+name-before g-26 m25 h43
=denial+narcotic h85 k-23
=denial+no-date g57
=denial+no-day g52
=denial+no-decision-date g52
=denial+no-spec g88 h-16
=denial+nobody-knows g47 h-45 k-16
=denial+not-chosen g45 h-24
=denial+not-pork r19 m-23 h30
=denial+not-told r17 g82 m-15 h-39 k-16
=denial+official g-45 h54
=denial+online-place g-36 m34 k-23
=denial+operator m-19
=denial+outside-prize r-41 g-72 m-16 h-26
=denial+paid-entry r44 m-21 h-23 k21
=denial+paper-money r41 h33 k79
=denial+pass-along g-39 k25
=denial+pass-on g15 m28 h24 k-29
=denial+passes-it g-43 k33
=denial+pay-for-cover g58
=denial+pay-me r41
=denial+payment-versus-payment h23
=denial+payroll g-55 h47
=denial+pays r54 h-15 k-31
=denial+pays-for-chance r35 g-21 h70
=denial+per-period r106 h33
=denial+percentage r23 g-17
=denial+price-of g114 m-23 h-32 k-20
=denial+price-word g-34 m19 h26 k-22
=denial+priced-thing m29
=denial+receivable g-17 m22 h22
=denial+reference g-28 m-16 k16
=denial+refusal m-24 h21
=denial+repay r-90 g-60 k-19
=denial+reschedule g16
=denial+return-on-capital r122 h26
=denial+right-now r32 g19 h-35
=denial+sale-or-service g61 h49 k114
=denial+savings-circle r-19 k15
=denial+search-for g49 m17
=denial+sell r72 g123 h-26
=denial+serves g-58 m19 h80 k67
=denial+settles-later g-32 m16 h-35 k25
=denial+sham r21 h43
=denial+shut-thing g17
=denial+small-parts g-38 h-31 k101
=denial+soft-drink h-24
=denial+sold-apart r64 g-49
=denial+sold-short r-28 g75 h-27
=denial+speed-up r-17 g-74 h76 k-18
=denial+split r-15 k51
=denial+stays-unseen g-67 k99
=denial+stranger g-36
=denial+sums-0 r-172 g222 m-82 h-118 k97
=denial+sums-1 g132 m53 h51
=denial+sums-2 r54 g-22 m-30
=denial+sums-3 r36 g-17
=denial+sums-apart r73 g-65 m-16 h22
=denial+sums-equal g-15
=denial+sums-grow g43
=denial+sums-shrink r17
=denial+surety r-59 g-20
=denial+surety-pay r-30
=denial+take-in r41 k17
=denial+tick-guess m20
=denial+to-debtor r-27 g-38 h16
=denial+to-dispose k53
=denial+to-learn r21 g-32 m-18 k42
=denial+to-oppose r-15 g16 m-30
=denial+to-treat r45
=denial+trade r15 g63 m-25 h-15
=denial+trading g170 m39 h-30 k-36
=denial+two-prices g31
=denial+undecided g64 h-25
=denial+under r-66
=denial+undescribed g63 h-53 k-29
=denial+unit r-70 g63 h-44 k64
=denial+unknown r31 g61 k-43
=denial+unknown-party g-42
=denial+unlawful-business m-38
=denial+unlicensed g22 h-25 k38
=denial+unlicensed-giving h15 k43
=denial+unpromised r-35 g-39
=denial+up-down m67
=denial+wager-event r-23 g-68 m44 h-31
=denial+waiting r-69 g-45
=denial+watchers g-26 k26
=denial+with-money g51 m-33
=denial+works-for k31
=dependant g-32 m-34 h-122 k-31
=dependant+gift-money k-20
=dependant+hand-over r34 k-16
=dependant+reference r23
=dependant+sale-or-service h-22
=dependant+sums-0 g-32 m-34 h-122 k-31
=described g-104 h-58
=described+gift-money m22
=described+insured g-18
=described+pays-for-chance g-22 h-22
=described+sale-or-service g-20
=described+shut-thing g-24
=described+sums-0 g-70 m16 h-52
=described+sums-1 g-35
=described+unit g-16
=document r18 g-126 m-53 h136 k-113
=document+errand r-16 g17 h-16 k-19
=document+excused r-26 h-47
=document+fee r-22 m-17 h-158 k-16
=document+for-money h-25
=document+gift-money g-22 h28
=document+given-back r49
=document+halal-certified r63 g-21 k-29
=document+hand-over r-18 h47
=document+improper h17
=document+in-return g19 h-24
=document+instalment-count h17
=document+insured r-24 g-17 h-47
=document+late-rent r-18 g-24 h43
=document+lawful-rate r28
=document+lease r-15
=document+lend r-16 m16
=document+licensed g30 h25
=document+market-price h40
=document+metal r55
=document+metal-deal r59
=document+more-time r-19 m16
=document+name-after g22 h22
=document+name-before h15
=document+not-told h21
=document+official h-26
=document+operator h15
=document+paid-entry h-33
=document+payroll h43
=document+pays-for-chance r43 m-15
=document+per-period r23
=document+percentage r25
=document+price-of r28 g-21 h94
=document+reference r-19 g-17
=document+return-on-capital r36
=document+sale-or-service r33 g-31 m-25 h-49 k-18
=document+sell r34 h52
=document+serves h63
=document+settles-later m16
=document+sham r-50 g-17 h317 k-25
=document+sold-apart h-32
=document+sums-0 g-127 m-56 h168 k-109
=document+sums-1 h-32
=document+sums-2 r21
=document+sums-grow r29
=document+to-learn h41
=document+to-oppose h-38
=document+trade r35 h81
=document+trading g-50 h34
=document+travelling h-15
=document+under g-24 h82
=document+unit r40 h28
=document+unlawful-business h21
=document+watchers r42
=draw r-33 g-159 m377 h-109 k-22
=draw+errand m-27
=draw+excused r22 g17 m-130
=draw+fee h47
=draw+for-money g19 h22
=draw+friends h64
=draw+gift-money m78 h64
=draw+gift-to m59
=draw+giving-drive m31
=draw+hand-over h39
=draw+insured r-16 m18
=draw+late-rent m90
=draw+lawful-rate r21 m29 h43
=draw+lease r17 m-17
=draw+market-price g-19 h33
=draw+name-after m52 h39
=draw+name-before h24
=draw+narcotic m19 h23
=draw+not-told g-16 h35
=draw+online-place g-15 m21 h49
=draw+outside-prize m-91
=draw+paid-entry r-94 m296 h-78
=draw+paper-money h40
=draw+pays m48 h22
=draw+pays-for-chance g-55 m217 h25
=draw+per-period g-19 h55
=draw+price-of m23 h68
=draw+reference g-17 m66
=draw+right-now r19 g16 h27
=draw+sale-or-service g-51 m149 h152
=draw+shut-thing g-30
=draw+sums-0 g-119 m192 h-135 k-19
=draw+sums-1 r-18 g-38 m122 h15
=draw+sums-2 m51 h15
=draw+sums-apart m29
=draw+to-learn m-23
=draw+trade r27 h82
=draw+travelling m25
=draw+unit m104 h60
=draw+unlawful-business m58 h49
=draw+wager-event m-42 h48
=draw+watchers r39
=draw+winner-takes m-27 h-22
=draw+with-money g26
=each-in r-61 g-53 m70 h-19
=each-in+excused r33 g-17
=each-in+first-takes r-17 g-15 m81
=each-in+fixed-rate m-22 k36
=each-in+game m24
=each-in+gift-money g29 m-44
=each-in+hand-over k37
=each-in+insured m28
=each-in+narcotic r-25 h15
=each-in+outside-prize r-18
=each-in+passes-it r-19 m-16 k38
=each-in+pays g29 m-33
=each-in+pays-for-chance r-38 g-18 h-19 k26
=each-in+per-period r-61
=each-in+reference r26 g37 m-20
=each-in+return-on-capital r-15
=each-in+sale-or-service r15 m-29
=each-in+stakes r-16
=each-in+sums-0 r-18 g-31 m45 k-16
=each-in+sums-1 r-53 g-19 m31 k17
=each-in+sums-2 r-23
=each-in+sums-apart r32
=each-in+take-in m-21 k33
=each-in+unit r-38 m-37
=each-in+wager-event m-16 h-24
=each-in+winner-takes r-16 g-24 m54
=early-rebate r57 g-43
=early-rebate+pays-for-chance r32
=early-rebate+stipulated r68
=early-rebate+sums-0 g-38
=early-rebate+to-debtor g-34
=early-rebate+trading r68
=equity r-97 g-17 m-118 h116 k-35
=equity+excused r29 h64 k17
=equity+fee r53
=equity+fixed-gain g25 m-16
=equity+friends r-25 m-36 h18
=equity+gift-money r-17
=equity+given-back g-76 h59
=equity+giving-drive g-18
=equity+guaranteed r50
=equity+hand-over r-50 h58
=equity+insurance-business g-165 h185
=equity+insured r-62 g-176 m-20 h107
=equity+interest-business r-166 h233
=equity+islamic-paper h-31
=equity+keep-cut r22 h30
=equity+kept-by-creditor m17
=equity+late-rent g24
=equity+lawful-bar g-20
=equity+lawful-rate g38 m-26 h16
=equity+lease g26 h-31
=equity+lend r-57 g72 h42
=equity+lend-verb r-20 h43
=equity+lender r-50 h56
=equity+lender-gain m-25
=equity+market-price r-34 h-32
=equity+metal-deal r-28 m-15 h40
=equity+name-after k15
=equity+name-before r22 h-24
=equity+narcotic g21
=equity+not-mine-yet g17
=equity+not-told g-33
=equity+online-place m-15 h16 k-27
=equity+operator m-85 h20
=equity+paid-entry r24 h17
=equity+paper-money g22
=equity+passes-it m15
=equity+pays r-19 m-23 h19
=equity+pays-for-chance r-36 g-55 m-31 h80
=equity+per-period g-18 h17
=equity+percentage g-16 h18
=equity+price-of r-68 g-45 h18
=equity+price-word r27 g31
=equity+priced-thing g-22 h-32
=equity+rate-charge r18
=equity+reference r38 g-18 m-44
=equity+repay r23
=equity+return-on-capital r-32 g24 h34
=equity+right-now g25
=equity+sale-or-service r-41 g38 h40
=equity+search-for g-52 h50
=equity+sell r24 h-51
=equity+serves r88 g22 m-39 k-17
=equity+sold-apart r-39 h30
=equity+sold-short g-20
=equity+stakes h33
=equity+sums-0 r-114 g-111 m-104 h97 k-32
=equity+sums-1 g89
=equity+sums-2 r17
=equity+sums-apart r17
=equity+surety-pay m-24 h22
=equity+take-in r-22 h42
=equity+to-dispose h-20
=equity+trade r-30 h16
=equity+trading r-38 h-22 k-31
=equity+unit g30 m-22
=equity+unlawful-business r-21 m-97 h119
=equity+up-down h27
=equity+watchers r-74 g77 h74 k-25
=equity+with-money r23 h33
=erase-it r-44 g-51 m-22 k222
=erase-it+errand k18
=erase-it+excused k-49
=erase-it+gift-money r-30 k82
=erase-it+insured g-19 k35
=erase-it+lawful-rate k19
=erase-it+official h18 k-17
=erase-it+pays k53
=erase-it+pays-for-chance m-19 k86
=erase-it+reference h70 k-44
=erase-it+sale-or-service h37 k-25
=erase-it+sums-0 r-39 g-50 m-22 k220
=erase-it+to-learn k39
=erase-it+watchers k51
=errand r-151 g-91 m-108 h-162 k-59
=errand+excused g-61 h-20 k-33
=errand+extra r32 k20
=errand+fee r-36 g-15 h-39 k-28
=errand+for-money r31 h30
=errand+foreign-currency r16
=errand+friends g-22 k-40
=errand+gift-money g-36 m-15
=errand+given-back r-27 g-37 m20 h22
=errand+gold r-26 g-19
=errand+guaranteed r-15
=errand+hand-over r41 g28 h24 k-20
=errand+improper h42
=errand+in-return h-22
=errand+insured g-29 h30 k25
=errand+late-rent r27
=errand+lawful-bar r-19 g-18
=errand+lawful-rate r-15
=errand+lease g-16 h-44
=errand+lend r-44
=errand+lend-verb r33
=errand+licensed h20 k-22
=errand+more-back r31
=errand+name-after g23
=errand+name-before h22
=errand+narcotic h-25
=errand+official h-23
=errand+online-place m16 h29
=errand+operator h102 k26
=errand+paid-entry g-15
=errand+paper-money h-15
=errand+payroll r16
=errand+pays r-15 k20
=errand+pays-for-chance r43 h20
=errand+per-period g24 h32
=errand+percentage m22 h25
=errand+play-costs r-40 m-28 h-29
=errand+price-of g15
=errand+price-word r17 g29
=errand+receivable g19
=errand+reference r25 k-46
=errand+right-now k25
=errand+sale-or-service r-16 g-17 m-29 h-61 k-28
=errand+search-for g-43 h-53
=errand+sell h15
=errand+serves r26 m-23 h-30
=errand+sham h30
=errand+sold-apart g36 h22
=errand+speed-up h19
=errand+stakes h22
=errand+sums-0 r-175 g-64 m-79 h-190 k-51
=errand+sums-1 g-55 m-29 h28
=errand+sums-2 r24 g28
=errand+sums-apart r18 g32
=errand+surety-pay r-17
=errand+to-dispose r-21 g-37
=errand+to-learn r-25 g-19 m-20 h45
=errand+to-oppose r-28 g-17 h-36
=errand+trade r-18 g23
=errand+trading g-54
=errand+undescribed g-21
=errand+unit r28 m15 h29 k-52
=errand+unknown g20
=errand+unlawful-business m-16 h-20 k26
=errand+wager-event m-21 h47
=errand+waiting r-37
=errand+watchers r-28 k26
=errand+with-money h22
=errand+works-for r27
=exchange r118 g-28 m-41 h-101 k-37
=exchange+excused g74
=exchange+extra m33 h-22
=exchange+fee r-30 g-39 h84
=exchange+fixed-rate r43
=exchange+foreign-currency r-99 g-41 m-32 h-18
=exchange+forward-deal r43
=exchange+friends g-17 m-18 h-26
=exchange+gift-money m-35
=exchange+given-back g23 m42
=exchange+gold r72 m-15
=exchange+guaranteed r-26 g29
=exchange+hand-over m-18
=exchange+in-return r25
=exchange+keep-cut r18
=exchange+lawful-bar r56
=exchange+lawful-rate r-23 g23 m42
=exchange+lease r35 g22
=exchange+lend g34
=exchange+market-price h-27
=exchange+meat r18
=exchange+more-time g15
=exchange+narcotic r36 g-31 h-29
=exchange+official r-16
=exchange+operator m17 h53
=exchange+outside-prize r15
=exchange+paid-entry r25 h-15
=exchange+paper-money r16 g37 m-34
=exchange+pass-on r74 g-55
=exchange+payment-versus-payment r-62
=exchange+payroll r-21
=exchange+pays-for-chance r55 g-72 m-64 h-56
=exchange+price-of g-19 m28 h-30
=exchange+price-word r16 g57
=exchange+priced-thing r41
=exchange+reference g-50
=exchange+repay r16
=exchange+right-now r34 h21
=exchange+sale-or-service r-42 g-29 m32 h61
=exchange+sell r24
=exchange+serves g-20
=exchange+settles-later r110 g-37
=exchange+sham r15 g-16
=exchange+sold-short g-37
=exchange+sums-0 r61 g45 m16 h-68 k-37
=exchange+sums-1 r44 g-56 m-41 h-24
=exchange+sums-2 g-17 m-16
=exchange+sums-apart r28
=exchange+sums-equal r-29
=exchange+sums-grow r-25
=exchange+sums-shrink r38 m-16
=exchange+take-in r23
=exchange+trade r-23 g-50 h-23
=exchange+trading r45 m48
=exchange+unit r96 g-68 h-20
=exchange+unlawful-business m17 h28
=exchange+wager-event r34 h19
=exchange+watchers r-15
=exchange+with-money h21
=excused r-338 g-484 m-390 h-709 k-194
=excused+extra g-74 h61
=excused+fee r-24 m-17 h46
=excused+fixed-rate g-22
=excused+for-money r-19
=excused+forward-deal g-20
=excused+free-use r22
=excused+friends r-33 g-20 k18
=excused+game m-46
=excused+gift-money r-30 g44 m26
=excused+given-back g-114
=excused+giving-drive k81
=excused+gold r25
=excused+gold-part r16
=excused+guaranteed r-29
=excused+guarantor r-18
=excused+halal-certified r-26
=excused+hand-over r128 k24
=excused+in-return r52 h50
=excused+insurance-business r32 g-51 h67
=excused+insured r37 g-216 h127
=excused+interest-business r-21 h79
=excused+islamic-paper r20
=excused+istisna g58
=excused+keep-cut h21
=excused+kept-by-creditor g24 h22
=excused+late-rent g-30 m-27
=excused+lawful-bar r31 h-39
=excused+lawful-rate h85 k-25
=excused+lease g59
=excused+lend r-137 h48
=excused+lend-verb h49
=excused+licensed r-18 h-18
=excused+loose-order g20
=excused+meat r24 g40 h-72
=excused+metal-deal r90
=excused+more-time r-31
=excused+my-wallet-lent k-42
=excused+name-after g-16 h36
=excused+name-before m32 h40
=excused+narcotic g121 h-126
=excused+no-date g28
=excused+no-day g28
=excused+no-decision-date g28
=excused+no-spec g54
=excused+not-pork g-34
=excused+not-told g33 h-16
=excused+official r-24 m-15 h-45
=excused+online-place g-24 k-16
=excused+operator m-83 h-42
=excused+out-of-reach g-15
=excused+outside-prize r16
=excused+own-account h50 k-27
=excused+paid-entry r-15 m-24 h16
=excused+paper-early r18
=excused+paper-money r-15 g-16
=excused+pass-on r-19 g40 k21
=excused+pay-for-cover h33
=excused+payroll k-17
=excused+pays r24 m23
=excused+pays-for-chance r-37 g-61 m35 h-36
=excused+per-period r-21
=excused+percentage h27
=excused+price-of r-23 h97
=excused+price-word g29
=excused+priced-thing r46
=excused+reference r130 g55 m-16 h21 k-60
=excused+repay r27
=excused+return-on-capital r-30 h24
=excused+right-now r56 h-28
=excused+sale-or-service r16 m-50 h75 k-51
=excused+sealed g24
=excused+search-for r31 g-162 h35
=excused+sell h38
=excused+serves h38 k-29
=excused+settles-later r29 g22
=excused+sham h-128
=excused+shut-thing g46
=excused+soft-drink h-24
=excused+sold-apart g-104
=excused+sold-short r79 g-25
=excused+split r16
=excused+stakes m-56 h33
=excused+stipulated g23
=excused+stranger k20
=excused+sums-0 r-346 g-440 m-408 h-639 k-184
=excused+sums-1 g-45 m19 h-112
=excused+sums-2 r-29 h42
=excused+sums-apart r-29 h20
=excused+sums-grow r28
=excused+sums-shrink r17 h22
=excused+surety-pay h59
=excused+takaful g-49
=excused+take-in r18 g-17 m23
=excused+tied-deal r20
=excused+to-dispose g-33
=excused+to-learn k-26
=excused+to-oppose r69 g-32 m-16 k-16
=excused+trade r29 h33
=excused+unborn g-15
=excused+under r-41 k-19
=excused+unit g34 h-68 k23
=excused+unknown r25
=excused+unlawful-business r45 m-82 h-217
=excused+unlicensed g16 k36
=excused+unlicensed-giving g15 k43
=excused+up-down r-27
=excused+wager-event r21 g51 m-53 h35
=excused+waiting r-34
=excused+watchers r42 h17 k-48
=excused+with-money r28 m-33 h33
=excused+works-for h37
=extra r120 g17 h-43 k-51
=extra+fee r-27 g48 h31
=extra+fixed-rate r43
=extra+for-money r-40 g34 m-54 h16
=extra+friends r72 m-49
=extra+gift-money r19 g41 h35
=extra+given-back r66
=extra+gold r-29 m22
=extra+gold-part r39 g-43
=extra+guaranteed r46 g17
=extra+hand-over k-15
=extra+in-return r36
=extra+increase r73
=extra+instalment-count r-63 g15
=extra+insurance-business h-21
=extra+insured r54 g17
=extra+interest-business r46 h-15
=extra+islamic-paper r-36
=extra+keep-cut g17
=extra+lawful-bar r-39 g27 h-24
=extra+lawful-rate g-23 m-32
=extra+lease g-26
=extra+lend r171 g-25 m-65 h-28
=extra+lend-verb r34 h-18
=extra+limit r-22
=extra+market-price r-61 g85 m65 h-24
=extra+meat h-67
=extra+more-back r95
=extra+more-time r-21 m-25
=extra+my-loss g21
=extra+name-before r52 g-26 m-32
=extra+narcotic r38 g-16
=extra+not-pork r24
=extra+online-place r16 g54 m27 h84
=extra+operator g-32 m38 h91
=extra+outside-prize r24
=extra+paid-entry g-18 m38
=extra+paper-money g-33 h35
=extra+pay-for-cover h-25 k20
=extra+payroll r-75 g61
=extra+pays r36 m25 h17 k18
=extra+pays-for-chance r-29 g56 m65 h24
=extra+per-period r69 g-23 h-25
=extra+percentage r17 g26
=extra+price-of r50 g30
=extra+price-word r-29
=extra+priced-thing r-26 g46 m75
=extra+reference r20 g28 m-22 h16
=extra+repay r138 g-19
=extra+return-on-capital r-22 g-42 m-23 h-43
=extra+right-now r94 m-19 h35
=extra+sale-or-service r-36 m-25 h-41
=extra+same-back r25
=extra+savings-circle r39
=extra+search-for g41 k20
=extra+sell r-24
=extra+serves g16 m41
=extra+settles-later r43 g-71
=extra+sold-apart g-23
=extra+sold-short r-66 g29
=extra+split r18
=extra+stakes r-29
=extra+sums-0 r155 g-39 m31 h-54 k-37
=extra+sums-1 r65 g26 h22
=extra+sums-2 r-56 g29
=extra+sums-3 r-44
=extra+sums-equal r-42
=extra+sums-grow r-37 g25
=extra+sums-shrink r-24
=extra+surety-pay r-25
=extra+take-in r86 g19 m-19 h-20
=extra+tick-guess r-26 g65 m35
=extra+tied-deal r20
=extra+to-dispose r-16 g23
=extra+to-learn k20
=extra+to-oppose r-19
=extra+trading g71 h-56
=extra+unit r-39 g-31 m-34 h-25
=extra+unlawful-business g-30 m20 h28
=extra+up-down r15
=extra+wager-event g-17 m22 h17
=extra+wait-pay r27
=extra+waiting g23
=extra+watchers r84 h-22
=extra+winner-takes r48
=extra+with-money r-70 g43
=false-words r-80 g-73 h-127 k369
=false-words+gift-money r-32 k76
=false-words+lawful-rate g-19
=false-words+lease g-19
=false-words+metal r16
=false-words+reference r-23 g25 h-54 k145
=false-words+sale-or-service r-27 g-32 h-43 k211
=false-words+serves g-29 k54
=false-words+sham h-64 k53
=false-words+sums-0 r-80 g-73 h-127 k369
=false-words+trading r-16 h-33 k46
=false-words+unit h-19 k30
=false-words+watchers r-23 h-47 k48
=fee r70 g-84 m-38 h-34
=fee+fixed-gain r26
=fee+for-money m-53 k28
=fee+foreign-currency h18
=fee+friends r-40 h-27
=fee+game h16
=fee+gift-money r90 g-17 k73
=fee+given-back r-29
=fee+giving-drive h-15 k17
=fee+grows-with-time r19
=fee+guaranteed r24 g31 h15
=fee+guarantor r27
=fee+hand-over r31 g-20
=fee+improper h23
=fee+instalment-count r39 h-21
=fee+insured h18
=fee+interest-business r-19
=fee+keep-cut r-22 m25 h24 k17
=fee+kept-by-creditor r30 h29
=fee+late-charge r-16
=fee+late-rent r-51 g-18 m-16 h-54 k-19
=fee+lawful-rate g-32 m28 h31
=fee+lease r-23
=fee+lend g28 h-16
=fee+lend-verb r16
=fee+lender r16 h-33
=fee+licensed r-24
=fee+limit g24
=fee+market-price r-38 g82 h32
=fee+metal r-20 g56
=fee+metal-deal r-30 g92
=fee+more-time r54
=fee+name-after h30
=fee+name-before h-17
=fee+narcotic r17 h27 k25
=fee+not-told g-33 h-15 k-20
=fee+official h-58
=fee+online-place r69 g23 k-32
=fee+operator h-16
=fee+paper-money r-38 m16 h-15 k53
=fee+pass-along k24
=fee+passes-it g19 k21
=fee+pay-for-cover g43
=fee+payroll r95 g32
=fee+pays r35 g15 m-21 h-33 k30
=fee+pays-for-chance r-70 g20 m-75 h-65 k17
=fee+per-period r96 h-32
=fee+play-costs g-19
=fee+pledge r39
=fee+price-of r-62
=fee+price-word r-16
=fee+priced-thing r-18 g29
=fee+promised-cut r-18 h-22
=fee+rate-charge r58 g-16
=fee+reference r-30 g-49 m-26 h-48 k-26
=fee+repay r56
=fee+return-on-capital r50
=fee+right-now r-34 h35
=fee+sale-or-service r18 g-20 m-37 h27
=fee+search-for g26
=fee+sell r-15
=fee+serves r63 g-21 m24 h67
=fee+settles-later g-15
=fee+sham k34
=fee+sold-apart r33 g-28 k19
=fee+sold-short r-18
=fee+speed-up r30 h-34
=fee+stakes r-16 m-40 h45
=fee+stranger k18
=fee+sums-0 r112 g-76 m-33 h-56
=fee+sums-1 r-46 h22
=fee+sums-apart r57
=fee+surety r57 h-30
=fee+surety-pay m25 h28
=fee+take-in k16
=fee+to-dispose r-45
=fee+to-learn g-16
=fee+to-oppose r-35 h-49
=fee+trade g19 h-21
=fee+trading r-58 g46
=fee+under h19
=fee+unit r97 m-46 h-57
=fee+unlawful-business k31
=fee+wager-event r-24 m-21 h46 k26
=fee+watchers r-120 h25 k-52
=fee+winner-takes m21
=fee+with-money m-21 h51
=fee+works-for h24
=first-takes r-62 g-39 m190 h-35
=first-takes+fixed-rate r-28
=first-takes+gift-money m19
=first-takes+hand-over r-43 m32 h-17
=first-takes+insured m28
=first-takes+outside-prize m24
=first-takes+paid-entry m89
=first-takes+pays m19
=first-takes+pays-for-chance r-20 g-19 m81
=first-takes+per-period m24
=first-takes+sale-or-service m29
=first-takes+sums-0 r-22 g-27 m117 h-24
=first-takes+sums-1 r-31 m73
=first-takes+take-in r-43 m32 h-17
=first-takes+unit r-34 m25
=first-takes+wager-event r-18 m72
=first-takes+winner-takes r-33 m76 h-25
=fixed-gain r174 g-27 m-32
=fixed-gain+fixed-paper r56 g-15 h-21
=fixed-gain+for-money h18
=fixed-gain+friends r30 g-17
=fixed-gain+gift-money r-32 g71
=fixed-gain+given-back r34 h-17
=fixed-gain+guaranteed r54
=fixed-gain+hand-over r-57 g21 h16
=fixed-gain+instalment-count r-20
=fixed-gain+insured g-24
=fixed-gain+interest-product r26 h15
=fixed-gain+keep-cut m20 h57
=fixed-gain+keeps-money r30 g-23
=fixed-gain+lawful-rate r17 h-17
=fixed-gain+lease h23
=fixed-gain+lend r74 g28 h19
=fixed-gain+market-price g17 h30
=fixed-gain+metal-deal g36
=fixed-gain+name-before r30 g-17
=fixed-gain+not-told r15
=fixed-gain+paid-entry r25
=fixed-gain+paper-money r28
=fixed-gain+passes-it r-18
=fixed-gain+pays r-30 g61
=fixed-gain+pays-for-chance r55 g21 m-19 h28
=fixed-gain+per-period r42 m-15
=fixed-gain+percentage r31
=fixed-gain+price-of r-54 g31 h73
=fixed-gain+price-word g-15 h18
=fixed-gain+principal-stays r-29
=fixed-gain+rate-charge g18
=fixed-gain+receivable r-17
=fixed-gain+reference g24 m-17
=fixed-gain+repay g-29 h18
=fixed-gain+return-on-capital r98 g-40 m-16
=fixed-gain+right-now g-28 h42
=fixed-gain+sale-or-service g72
=fixed-gain+sell r-35 g-16 h24
=fixed-gain+serves h49
=fixed-gain+settles-later r36 g-17
=fixed-gain+sold-short r-19 g17
=fixed-gain+sums-0 r145 g-37 m-22
=fixed-gain+sums-1 r-30 g27 m-16 h-18
=fixed-gain+sums-2 r69 m-20
=fixed-gain+sums-apart r34
=fixed-gain+sums-shrink r24
=fixed-gain+surety-pay r-44
=fixed-gain+take-in r-69 g54
=fixed-gain+to-oppose r38
=fixed-gain+trade r-37 g36 h54
=fixed-gain+trading h29
=fixed-gain+unit r31 g31 m-34 k-15
=fixed-gain+wager-event r41 m29 h63
=fixed-paper r375 g-77 m-49 h-132 k-15
=fixed-paper+gift-money r22
=fixed-paper+given-back r24 m-23 h-29
=fixed-paper+insured r32
=fixed-paper+interest-business r25 h-19
=fixed-paper+late-rent r45
=fixed-paper+lawful-rate r19 m-23 h-29
=fixed-paper+lend r15
=fixed-paper+market-price r16
=fixed-paper+online-place r18
=fixed-paper+paid-entry r24
=fixed-paper+paper-money r55 g-35 h-15
=fixed-paper+pays-for-chance r59 h-33
=fixed-paper+per-period r23
=fixed-paper+reference r24
=fixed-paper+return-on-capital r25
=fixed-paper+sale-or-service r52 m-23 h-32
=fixed-paper+sums-0 r332 g-74 m-44 h-100
=fixed-paper+sums-1 r44 h-32
=fixed-paper+trading r49
=fixed-paper+unit r54 h-18
=fixed-rate r18 h26
=fixed-rate+foreign-currency r53 g-18
=fixed-rate+forward-deal r-31
=fixed-rate+friends r67
=fixed-rate+gift-money r29 g30
=fixed-rate+gold r23
=fixed-rate+gold-part r-17
=fixed-rate+guaranteed g-18
=fixed-rate+hand-over r45 h33
=fixed-rate+hangs-if g18
=fixed-rate+lease r33 h29
=fixed-rate+lend r21 g-18
=fixed-rate+market-price g17
=fixed-rate+metal-deal r-16
=fixed-rate+outside-prize r-19
=fixed-rate+paper-money r40
=fixed-rate+passes-it r42 h-20 k37
=fixed-rate+pays r-27 g45
=fixed-rate+pays-for-chance r44 m-19 k24
=fixed-rate+per-period h16
=fixed-rate+pledge r-22 h21
=fixed-rate+price-word g23 m27
=fixed-rate+priced-thing r17
=fixed-rate+reference r20
=fixed-rate+repay r-34 h21
=fixed-rate+return-on-capital r-17
=fixed-rate+right-now r36 g-22 m-19
=fixed-rate+sale-or-service r-35 g23 m26 h18
=fixed-rate+settles-later r59
=fixed-rate+sold-apart r-24
=fixed-rate+sold-short r16
=fixed-rate+sums-0 r-47 g-15 m37 h43 k-21
=fixed-rate+sums-1 r-26 g28 m-49 k24
=fixed-rate+sums-2 r65
=fixed-rate+sums-apart r53
=fixed-rate+sums-equal r17
=fixed-rate+sums-grow r21
=fixed-rate+take-in r30 h33
=fixed-rate+trade g19
=fixed-rate+trading r-25
=fixed-rate+unit r-28 g-21
=fixed-rate+wager-event m18 h-15
=for-money m249 h-104 k-25
=for-money+foreign-currency r-23
=for-money+friends r-31 m23
=for-money+game r-51 g-24 m171 h-45
=for-money+gift-money g-20 h17
=for-money+given-back h26
=for-money+gold r-45
=for-money+guaranteed r34 m-16
=for-money+hand-over g29 m-31 h31
=for-money+improper m-23 h28
=for-money+in-return r-16 m41
=for-money+instalment-count r49
=for-money+insured r-46 m-29
=for-money+late-rent r19 m-18
=for-money+lawful-bar r-19 g15
=for-money+lawful-rate r34 m-26
=for-money+lease r31 g17
=for-money+lend h18
=for-money+lender r28
=for-money+loose-order g18
=for-money+loser-pays r-36 g-17 m51 h-21
=for-money+market-price r-36
=for-money+metal-deal r25
=for-money+more-time g23
=for-money+my-loss r-30 m24 h-25
=for-money+name-after m-18
=for-money+name-before g17 h20
=for-money+narcotic r-18
=for-money+official m-23
=for-money+online-place m24 h89
=for-money+operator h111
=for-money+out-there g26
=for-money+own-stake r-17 g-23 m22 h42
=for-money+paper-money r21 g-16 h49 k-19
=for-money+pays r-21 g16 h-21 k33
=for-money+pays-for-chance m50 h-56 k29
=for-money+per-period r29 h33
=for-money+percentage m-27
=for-money+price-of r-52 g39
=for-money+price-word m17
=for-money+priced-thing r-47
=for-money+receivable m-23
=for-money+reference g-17 m-24 h-15
=for-money+refusal g26 m-17
=for-money+repay r-16 g23 h54
=for-money+return-on-capital r-24 g18 m-20
=for-money+right-now h54
=for-money+sale-or-service r-16 g24 m-65 h23 k24
=for-money+sell r-30 g41
=for-money+settles-later r38 g-21
=for-money+small-parts r-27 m-23
=for-money+sold-apart r-16 g18
=for-money+sold-short r-43
=for-money+stakes g-35
=for-money+sums-0 r-57 g18 m63 h-73 k-22
=for-money+sums-1 r58 g-30 m168 h-20
=for-money+sums-apart r-23 m33
=for-money+take-in g47 h20
=for-money+tick-guess g57
=for-money+to-dispose m-28
=for-money+to-oppose m23 h-17
=for-money+trade r-26 g36 m-16
=for-money+unit r55 h21
=for-money+unlawful-business m-58 h59 k33
=for-money+up-down r46
=for-money+wager-event r-39 g-51 m69
=for-money+waiting m-25
=for-money+watchers r30
=for-money+winner-takes g-16 m44 h-21
=for-money+with-money g-20 k-33
=for-others r-39 g-23 h-35 k96
=for-others+hand-over r-32 h-18 k48
=for-others+sums-0 r-45 h-35 k96
=for-others+take-in r-16 h-18 k38
=for-others+unit k18
=foreign-currency r204 g-136 m26 h-85 k-48
=foreign-currency+forward-deal r118 g-102
=foreign-currency+friends r61 g-42 m31
=foreign-currency+game r-23
=foreign-currency+gift-money r-85 g-19 h-20
=foreign-currency+given-back r73 h-17
=foreign-currency+guaranteed r18 g-19
=foreign-currency+hand-over r63 g-63 m-50 h-25
=foreign-currency+insured m-21
=foreign-currency+keep-cut h24
=foreign-currency+lawful-rate r21 h-17
=foreign-currency+lease r33
=foreign-currency+lend r17 g-16
=foreign-currency+loser-pays r-23
=foreign-currency+market-price r30 g29 m28
=foreign-currency+name-after r32
=foreign-currency+name-before r-30
=foreign-currency+not-pork m18 h21
=foreign-currency+online-place r-20 g30 m35 h37
=foreign-currency+operator g19 m32 h39
=foreign-currency+paid-entry r-17
=foreign-currency+paper-money r-62
=foreign-currency+pass-along r29
=foreign-currency+pass-on r112 g-80 h18 k-37
=foreign-currency+passes-it r45
=foreign-currency+payment-versus-payment r-120 m-42 h-16
=foreign-currency+payroll r33
=foreign-currency+pays-for-chance r-37 h33
=foreign-currency+per-period r34
=foreign-currency+price-of g25 h-19
=foreign-currency+price-word r56
=foreign-currency+priced-thing r36 g-46
=foreign-currency+receivable r39
=foreign-currency+reference r82 g-84 m33 h55
=foreign-currency+repay r25
=foreign-currency+return-on-capital r15
=foreign-currency+right-now r164 g-68 m-28 h-15
=foreign-currency+sale-or-service r63 g19 h-20
=foreign-currency+sell g23
=foreign-currency+serves g15
=foreign-currency+settles-later r185 g-66 m-23
=foreign-currency+sham h18
=foreign-currency+sold-short r-60 g-32
=foreign-currency+stakes r-21 g77 m77 h-15
=foreign-currency+sums-0 r235 g-134 h-138 k-44
=foreign-currency+sums-1 m22 h31
=foreign-currency+sums-2 r-19
=foreign-currency+sums-apart r-22 h22
=foreign-currency+surety-pay r-15
=foreign-currency+take-in r37
=foreign-currency+tick-guess g50 m33
=foreign-currency+to-oppose r-15
=foreign-currency+trade r-28 g22
=foreign-currency+trading r41 g-65
=foreign-currency+travelling r-29
=foreign-currency+unit r109 g37 h-15
=foreign-currency+unlawful-business h36
=foreign-currency+up-down g24
=foreign-currency+wager-event r20 m36 h28
=foreign-currency+waiting r-21 g18
=foreign-currency+with-money r-24 g32 m44
=forward-deal r42 g22 m-22 h-42 k-36
=forward-deal+hand-over r15
=forward-deal+lease k-15
=forward-deal+market-price r74 g-42
=forward-deal+paper-money g39
=forward-deal+pays-for-chance r-25
=forward-deal+price-of g43
=forward-deal+price-word r51
=forward-deal+priced-thing r53 g-29
=forward-deal+reference r36 g-42 k-21
=forward-deal+sale-or-service r54 g-18
=forward-deal+sell g16
=forward-deal+settles-later r28 g-20
=forward-deal+sums-0 r69 g42 h-41 k-36
=forward-deal+sums-1 r-27 g-20
=forward-deal+trade r-33 g36
=forward-deal+trading r64 g-65
=forward-deal+unit r27
=free-use r155 g-39 h-16 k-24
=free-use+gift-money r32
=free-use+hand-over r15
=free-use+in-return r37
=free-use+lend r97
=free-use+lend-verb r35
=free-use+outside-prize r55
=free-use+pays-for-chance r86 g-19 h-16 k-21
=free-use+reference r66 g-21
=free-use+repay r61
=free-use+return-on-capital r38
=free-use+sale-or-service r29
=free-use+sums-0 r78 g-22
=free-use+sums-1 r77 g-17 h-16
=friends r-44 g-106 m96 h-82 k15
=friends+game r-16 h-33
=friends+gift-money r-81 g-20 m25 h-30 k-38
=friends+gift-to r-23 h17 k-20
=friends+given-back r-21 h-22
=friends+gold r-26 g25
=friends+guaranteed r15 g-31
=friends+hand-over r25 g49 h40
=friends+hangs-if g15
=friends+hidden-name r-20 h-29 k57
=friends+in-return r24
=friends+instalment-count h-18
=friends+insured g40 m24
=friends+keep-cut m-33 h-39
=friends+kept-by-creditor r31
=friends+late-charge r-20
=friends+late-rent r25 g45 h33
=friends+lawful-bar r-17 h-79
=friends+lawful-rate r50 g-28 m-49 h-30 k19
=friends+lease g94 k-17
=friends+lend r-64 g-47
=friends+lend-verb r-56
=friends+lender r-15
=friends+lender-gain r22
=friends+loser-pays g-18
=friends+market-price r49 g44 m-25
=friends+meat h40
=friends+more-back r60
=friends+more-time r-37
=friends+my-loss h-18
=friends+name-after r-23 g-23 m-19 h-32 k23
=friends+name-before g-45 k33
=friends+narcotic r-15 g-19 h37
=friends+not-pork r22 m20
=friends+not-told r-16 h39 k27
=friends+official r30 h43
=friends+online-place r15 h20 k19
=friends+operator h51
=friends+outside-prize r16 m-30
=friends+own-zakat-rate r28 g-45
=friends+paid-entry r-31 g34 h36
=friends+paper-early r16
=friends+paper-money r21 g-31 h-22 k37
=friends+pass-along k29
=friends+passes-it r36 h19
=friends+pay-me r-28
=friends+payment-versus-payment r47
=friends+payroll r-48 h19
=friends+pays r-40 g30 m21
=friends+pays-for-chance r106 g-25 h-75
=friends+per-period r23 g22
=friends+percentage r57 h-21
=friends+price-of r54 g82 m-18 h-33
=friends+price-word r117 g-16
=friends+priced-thing g38
=friends+receivable r31
=friends+reference r32 g-26 m-57 h45
=friends+repay r23 h-23
=friends+return-on-capital m-22 k-16
=friends+right-now r-21
=friends+sale-or-service m-34 h26
=friends+search-for g24 m17
=friends+sell r30
=friends+serves r-30 g-36 m-35 h-28
=friends+settles-later r37
=friends+sham h31
=friends+small-parts r-21
=friends+sold-apart g18 h-17
=friends+sold-short r21 g-17
=friends+speed-up h55
=friends+stakes r-16 g-15 m114
=friends+sums-0 r-67 g18 m29
=friends+sums-1 r-37 g-80 m90 h-52 k17
=friends+sums-2 r92 g-40 m-17 h-15
=friends+sums-3 r-32
=friends+sums-apart r43 g-16 h-15
=friends+sums-equal r-45
=friends+sums-grow r94 m-16
=friends+sums-shrink r-34
=friends+take-in r61 g24 m-21 h65
=friends+to-learn h20 k-19
=friends+to-oppose h34
=friends+trade r84 h-28
=friends+trading m-16 h-25
=friends+under r23
=friends+unit r-24 g26 m-23 h29 k-16
=friends+unlicensed k23
=friends+unlicensed-giving k32
=friends+up-down g36
=friends+wager-event g-31 m65 h-25
=friends+watchers r15 k22
=friends+winner-takes m25
=friends+with-money g-30 m55
=friends+works-for g-19
=future-crop r-33 g238 m-22 h-55
=future-crop+gift-money g61
=future-crop+hand-over r-15 g24
=future-crop+own-zakat-rate g110 h-18
=future-crop+pays g27
=future-crop+pays-for-chance g105
=future-crop+price-of g37
=future-crop+reference r-17
=future-crop+right-now g56
=future-crop+sale-or-service g22
=future-crop+sums-0 r-19 g226 m-22 h-55
=future-crop+unit r-28 g113
=game r-135 g-67 m260 h-134 k-35
=game+gift-money r-36 g-15 m90 h47 k-15
=game+given-back m17
=game+guaranteed r-15 g40
=game+hand-over m31
=game+in-return m26
=game+insured r-17 g15
=game+keep-cut m-15
=game+lawful-bar m-18 h48
=game+lawful-rate m16 h16
=game+lease m-22 h19
=game+lend m83 h17
=game+loser-pays r-27 m20
=game+market-price m-17
=game+my-loss m17
=game+narcotic h49
=game+not-pork h16
=game+official g-23 m15 h34
=game+online-place m18 h21
=game+outside-prize m-25
=game+paper-money r-24 m57 h72 k-19
=game+pays-for-chance r-54 m102 h35
=game+per-period m-18
=game+play-costs m-18
=game+price-of g-26 m-25 h56
=game+reference g21 h42
=game+right-now m19 h20
=game+sale-or-service r17 g-32 h60
=game+sold-apart r-15 g18
=game+speed-up h20
=game+stakes m18
=game+sums-0 r-59 g-64 m79 h-107 k-31
=game+sums-1 r-46 m92 h-38
=game+sums-2 r-30 m66
=game+sums-apart r-28 m55
=game+to-learn g-23
=game+to-oppose m30 h-30
=game+trade g-18 h38
=game+unlawful-business h38
=game+wager-event r-44 g-68 m-73 h-56 k-15
=game+winner-takes m43 h-16
=game+with-money r-25 m87 h-21
=gift-money r-33 m-54 k-29
=gift-money+gift-to r-82 g-76 m-15 h-30 k-50
=gift-money+given-back g-102 h17
=gift-money+giving-drive r-32 k-29
=gift-money+gold r-129 g-18 h-21
=gift-money+gold-part r61 g17 h18
=gift-money+grown-debt r33
=gift-money+guaranteed r47 k-18
=gift-money+guarantor r26 g-21 h-17
=gift-money+halal-certified h-17
=gift-money+hand-over r-20 h-18
=gift-money+hangs-if g18
=gift-money+he-picks g39
=gift-money+improper h37
=gift-money+in-return r42 g23 m-18
=gift-money+increase g20
=gift-money+instalment-count r-25 h-17
=gift-money+insurance-business g15
=gift-money+insured r16 m-30 h-26
=gift-money+keep-cut r-31 h-48 k24
=gift-money+kept-by-creditor g-28 h15
=gift-money+late-rent r32 m-17 h26
=gift-money+lawful-bar g-33 h55 k-23
=gift-money+lawful-rate r100 g15 m26 k-36
=gift-money+lease r127 g17 m-22 h-26 k-19
=gift-money+left-open r15
=gift-money+lend g-79 m-16 h-17
=gift-money+lender r91 g-38
=gift-money+lender-gain r69 g-15 k16
=gift-money+licensed r16 h24
=gift-money+loose-order g15
=gift-money+loser-pays g-20 m45 h-18
=gift-money+market-price r-61 g-31
=gift-money+meat r36 g-28
=gift-money+meat-trade h-17
=gift-money+metal r61
=gift-money+metal-deal r56
=gift-money+more-back r57 h-19
=gift-money+more-time r-20 g18
=gift-money+my-wallet-lent r-29 g-16 k40
=gift-money+name-after g-31
=gift-money+name-before k-20
=gift-money+narcotic h-90
=gift-money+no-day r-48 g47
=gift-money+nobody-knows r-20 g35
=gift-money+not-chosen g23
=gift-money+not-pork g-41 m30 h26
=gift-money+not-told r-30
=gift-money+official r-77 g-21 m-16 h333 k-30
=gift-money+online-place r43 g-41 h128 k18
=gift-money+out-there g24 m16
=gift-money+outside-prize m-33 h-28
=gift-money+own-account r-15 k-25
=gift-money+own-stake h60
=gift-money+paid-entry g52
=gift-money+paper-early r30
=gift-money+paper-money r66 h-47 k18
=gift-money+pass-along r-26 g-19 k63
=gift-money+pass-on r-43 g20 k70
=gift-money+passes-it r60 g-17
=gift-money+pay-for-cover g18
=gift-money+pay-me r16 g27
=gift-money+payroll g-27 h30
=gift-money+pays r-34 g50 h-15
=gift-money+pays-for-chance r-29 g38 m17 h50 k-15
=gift-money+per-period r18 g35 h-44
=gift-money+percentage g-19 m21
=gift-money+play-costs r-24 m-17 h-43
=gift-money+pledge h21
=gift-money+price-later r29 g-36 h24
=gift-money+price-of r-63 m-18 h-28
=gift-money+price-word r-48 k-22
=gift-money+priced-thing r29 g-27 m24 h-19
=gift-money+principal-stays r44
=gift-money+promised-cut r38 g-16
=gift-money+rate-charge r27
=gift-money+receivable r-23 g-25 m20 h25
=gift-money+reference g138 m-61 h-62 k28
=gift-money+refusal g31
=gift-money+repay r15 g21 m-16
=gift-money+return-on-capital r38 g32 m-19 h-29
=gift-money+right-now h49
=gift-money+sale-or-service r39 g76 m-18 h-55 k70
=gift-money+same-back r56 g-24
=gift-money+savings-circle m-18
=gift-money+sea-catch h19
=gift-money+sealed g17
=gift-money+search-for g19 k19
=gift-money+sell g30 h-29 k-29
=gift-money+serves r55 g27 m-19 h-54
=gift-money+settles-later r31 h-21
=gift-money+sham r40 m-16 k-40
=gift-money+shut-thing g30
=gift-money+small-parts g23 m-32
=gift-money+sold-short r-47 g-92 m-34
=gift-money+speed-up r35 m-23 h162 k-48
=gift-money+split m-32 k33
=gift-money+stakes r15 m51
=gift-money+stipulated r21 g-20
=gift-money+stranger r-26 g-21
=gift-money+sums-0 r-42 g-56 m19 h22
=gift-money+sums-1 r77 g46 k-16
=gift-money+sums-2 r-87 m-55 h-41 k-23
=gift-money+sums-3 r19
=gift-money+sums-apart g19 m-15 h-34
=gift-money+sums-equal g-15 m-31 h-19 k-22
=gift-money+sums-grow r-70
=gift-money+sums-shrink r18 h18
=gift-money+surety r39 h-16
=gift-money+surety-pay r-16 g37 k21
=gift-money+take-in r38 g45 m17 h24
=gift-money+tick-guess r-26 g32 m27
=gift-money+to-dispose g-44
=gift-money+to-learn g-15 k15
=gift-money+to-oppose r-45 g-31 m-16 h-18
=gift-money+to-treat r33 m-17 k-15
=gift-money+trade r-23 m21
=gift-money+trading r60 g29 m-20 h15 k-25
=gift-money+travelling r32 g37 h58
=gift-money+two-prices r-17 g31
=gift-money+unborn g36
=gift-money+undecided r-42 g93
=gift-money+under g-18 m-15 h99 k-22
=gift-money+undescribed g-21
=gift-money+unit r89 g-62 m-26 k-34
=gift-money+unknown g-28
=gift-money+unknown-party r-22 g-24 h-19 k73
=gift-money+unlawful-business r19 m33 h33 k28
=gift-money+unlicensed r-16 h24
=gift-money+unlicensed-giving r-16 h16
=gift-money+up-down g23 h73
=gift-money+victim-fee m-20 h-32 k120
=gift-money+wager-event r-24 g-32 m122 h88
=gift-money+wait-pay r59 h-16
=gift-money+waiting r36 h-19
=gift-money+wash-money h-27 k84
=gift-money+watchers r20 h103 k-46
=gift-money+winner-takes r31 m36 h-27
=gift-money+with-money g-33 h19 k-16
=gift-money+wrapped-gift r-21 g-17 h-37
=gift-to r-110 g-123 h-70 k-58
=gift-to+giving-drive r-17 g-21 m16 h-16 k-18
=gift-to+hand-over r-19
=gift-to+in-return r34 h-15
=gift-to+insured r-21
=gift-to+late-charge r-32
=gift-to+late-rent k-19
=gift-to+lawful-rate r-19 g-26 h-20
=gift-to+lease h-15
=gift-to+lender r25
=gift-to+licensed k-29
=gift-to+more-time r-44
=gift-to+name-before h16 k-25
=gift-to+narcotic r-18
=gift-to+nobody-knows g-17
=gift-to+own-account k-22
=gift-to+paid-entry m33
=gift-to+pays-for-chance r-26 m16
=gift-to+reference r-17
=gift-to+repay r-17 m17
=gift-to+sale-or-service r-27 h-23
=gift-to+serves h-15
=gift-to+speed-up h26
=gift-to+sums-0 r-81 g-123 h-71 k-56
=gift-to+sums-1 r-32
=gift-to+sums-2 m17
=gift-to+to-dispose r-30 g-32
=gift-to+to-oppose h-18
=gift-to+trade g-19
=gift-to+undescribed g-41
=gift-to+unit r-47 g-28 m18
=gift-to+unlawful-business m15 h-19
=gift-to+unlicensed k36
=gift-to+unlicensed-giving k43
=gift-to+wager-event r-16
=gift-to+waiting r-52
=gift-to+watchers r25
=gift-to+wrapped-gift r-21 g-17 h-37
=given-away r-44
=given-away+hand-over r-33
=given-away+sums-0 r-41
=given-away+watchers r-33
=given-back g73 h-113 k-19
=given-back+gold r55 g24
=given-back+gold-part h25
=given-back+guaranteed r-19 g-15 m-24
=given-back+halal-certified r22
=given-back+hand-over r-26 g-68
=given-back+increase r17
=given-back+instalment-count r-27
=given-back+insurance-business h29
=given-back+insured r-28 g226
=given-back+kept-by-creditor g25
=given-back+late-rent g-21
=given-back+lawful-bar g26
=given-back+lawful-rate r-30 g27 m30
=given-back+lease r-40 g71
=given-back+lend r-86 m-15 h-22
=given-back+lend-verb r-26
=given-back+lender-gain r22
=given-back+licensed r35
=given-back+market-price r40
=given-back+meat g27 h25
=given-back+more-back r36
=given-back+name-after r17
=given-back+name-before h-22
=given-back+narcotic r30 g22
=given-back+official g37
=given-back+online-place r-16 g49 m31 h60
=given-back+operator m55 h58
=given-back+own-zakat-rate g16
=given-back+paid-entry g18 h-21
=given-back+pass-on r23 k30
=given-back+pay-for-cover g-25
=given-back+payroll h-15
=given-back+pays g-37 h22
=given-back+pays-for-chance r90 g-70 h30
=given-back+per-period r33 g19
=given-back+percentage r114 m19 h20
=given-back+price-of r-62 g26 m25 h31
=given-back+priced-thing r37
=given-back+receivable r-29 g17
=given-back+reference g-71 m15
=given-back+repay r21 g-157 m-36 h-52 k-21
=given-back+return-on-capital r50 h-15
=given-back+right-now r-15 h-16
=given-back+sale-or-service g37
=given-back+sell r16 g47 h-20
=given-back+serves r35 g-89 h74
=given-back+sold-apart g-19
=given-back+sold-short g39
=given-back+stakes r29 h36
=given-back+sums-0 r-99 g95 h-105 k-16
=given-back+sums-1 g47
=given-back+sums-2 r71 g-69
=given-back+sums-apart r22 g-62 h-20
=given-back+sums-grow r40
=given-back+takaful g-21
=given-back+to-dispose r-39 g-89 k-15
=given-back+to-oppose r-29 g-51 m-17
=given-back+trade g51 h18
=given-back+trading r-36 g-68 m36 h94
=given-back+travelling g24 h-31
=given-back+unit r65 m33 h-19 k29
=given-back+unlawful-business m43 h44
=given-back+unpromised r-20
=given-back+up-down r-36 g16 m29 h16
=given-back+wager-event m26
=given-back+waiting r-29
=given-back+watchers r61 h-19 k-19
=given-back+with-money h41
=giving-drive r-34 g-77 m-21 h-125 k213
=giving-drive+hand-over h-19 k50
=giving-drive+late-rent k-19
=giving-drive+lawful-rate h-19 k15
=giving-drive+lease h-18
=giving-drive+lend r16
=giving-drive+licensed k-28
=giving-drive+more-time r-35
=giving-drive+paper-money k21
=giving-drive+pass-on h19
=giving-drive+pays-for-chance r24 h15
=giving-drive+receivable r-29
=giving-drive+reference g-21 h18 k24
=giving-drive+sale-or-service r-23 h-30
=giving-drive+serves h-30
=giving-drive+sums-0 r-61 g-97 m-27 h-140 k221
=giving-drive+sums-1 r21 g20
=giving-drive+take-in k36
=giving-drive+to-debtor r-15 k-23
=giving-drive+to-dispose k15
=giving-drive+to-oppose h-18
=giving-drive+trading g-16
=giving-drive+unit r-23 g-30 h-18 k33
=giving-drive+unlawful-business h-15
=giving-drive+unlicensed g-27 k98
=giving-drive+unlicensed-giving g-25 k166
=giving-drive+wager-event h21
=giving-drive+waiting r-35
=giving-drive+watchers k-28
=gold r184 g-68 h-83 k-28
=gold+gold-part r212 g-55
=gold+guaranteed r-37
=gold+hand-over g-32
=gold+instalment-count r48
=gold+insured m-15
=gold+late-rent r25
=gold+lawful-bar r21 g20 h31
=gold+lawful-rate g26
=gold+lease r84 g-19
=gold+market-price r57 g23 m21 h40
=gold+meat r20
=gold+narcotic r24 h-51
=gold+online-place r-19 g44 h-19
=gold+paid-entry r16 g21
=gold+paper-money r18 m-17
=gold+payment-versus-payment r-15
=gold+payroll r15 g-21
=gold+pays m17
=gold+pays-for-chance r78 h-35
=gold+per-period r68 g-20
=gold+percentage r-23 g23
=gold+pledge r28
=gold+price-of g-32
=gold+price-word g-28 m40
=gold+priced-thing r21 g16 m29 h16
=gold+reference r-27 g63 h-17
=gold+repay r46 g-22
=gold+return-on-capital r-24 g21
=gold+right-now r41 g-35
=gold+sale-or-service r31 g-38 m26
=gold+sell r-98 g-45
=gold+serves r64
=gold+settles-later r42 g-64
=gold+small-parts r15
=gold+sold-apart r16 g-42
=gold+split r36
=gold+stakes r-18 g55 h18
=gold+sums-0 r175 g-127 m-46 h-72 k-28
=gold+sums-1 g57 m33
=gold+take-in r24
=gold+tick-guess r-66 g68 m53
=gold+to-learn r34
=gold+trade r-30 g-53
=gold+trading r22 m19
=gold+unit r278 g-80 m17 h-33
=gold+unlawful-business r49 h23
=gold+up-down r-56 g51
=gold+wager-event m29 h18
=gold+with-money r-20 h18
=gold-part r90 g-71 m-23
=gold-part+hand-over r49 g-25
=gold-part+instalment-count r37 g-15
=gold-part+insured r-22
=gold-part+lawful-bar r59
=gold-part+lease r32
=gold-part+market-price r90
=gold-part+metal r-20
=gold-part+metal-deal r-20
=gold-part+paper-money g24
=gold-part+payroll r24 k-15
=gold-part+pays r46
=gold-part+pays-for-chance r67
=gold-part+price-of r-16 g-42 h19
=gold-part+price-word r-22
=gold-part+priced-thing r152 g-50
=gold-part+principal-stays r-32
=gold-part+receivable r-28
=gold-part+right-now r18 g-21
=gold-part+sale-or-service g-35 h19 k-15
=gold-part+sell r-30
=gold-part+serves r17 k-15
=gold-part+settles-later r16 g-49 m-19
=gold-part+small-parts k24
=gold-part+sold-short r-37
=gold-part+split k24
=gold-part+sums-0 r75 g-58 m-23
=gold-part+sums-apart r26
=gold-part+sums-grow r-19
=gold-part+trade g-23
=gold-part+unit r80 g-71 k20
=grown-debt r85 g-22
=grown-debt+lend r18
=grown-debt+more-time r25
=grown-debt+paper-money r24
=grown-debt+receivable r18
=grown-debt+right-now r16
=grown-debt+sums-0 r77
=grown-debt+unit r24
=grown-debt+waiting r56
=grows-with-time r58 g-21 h-23
=grows-with-time+sale-or-service r16
=grows-with-time+sums-0 r52 g-21 h-22
=grows-with-time+unit r16
=grows-with-time+waiting r16
=guaranteed r200 g-28 h-102 k-41
=guaranteed+guarantor g35
=guaranteed+instalment-count r-35 h37
=guaranteed+insured r-47 g25
=guaranteed+keep-cut r-16 h16
=guaranteed+late-rent g-17
=guaranteed+lawful-rate r-15 g-15
=guaranteed+lease r-57
=guaranteed+lend r-114 g34
=guaranteed+lender r38
=guaranteed+market-price g-27 m-17
=guaranteed+name-before g35 m35
=guaranteed+narcotic r45
=guaranteed+passes-it r23
=guaranteed+pay-for-cover g35
=guaranteed+payroll r-19 g57 h-15
=guaranteed+pays r-41 g49
=guaranteed+pays-for-chance g31 m-36
=guaranteed+per-period r125 g-18 m-17 h-20
=guaranteed+percentage r103 g-15
=guaranteed+price-of r23
=guaranteed+price-word r-41 g-30 m-17
=guaranteed+priced-thing r21 g-44
=guaranteed+receivable r-26
=guaranteed+reference r-35 g15 h-15
=guaranteed+repay r46 g-35
=guaranteed+return-on-capital r233 g-79 m-18 h-39
=guaranteed+sale-or-service r-93 g-39 m-27
=guaranteed+settles-later r-17 g-35 h37
=guaranteed+sold-apart g82
=guaranteed+sold-short r-48 g55
=guaranteed+stakes r47
=guaranteed+stipulated r21 g-29
=guaranteed+sums-0 r216 m19 h-69 k-36
=guaranteed+sums-1 r-27 h-31
=guaranteed+sums-apart r29
=guaranteed+trade r30
=guaranteed+trading r44
=guaranteed+travelling r18
=guaranteed+under r16
=guaranteed+unit r32 g-22 m-18
=guaranteed+wager-event g-24 m-20 h-15
=guaranteed+watchers r-34 g40 h23
=guaranteed+with-money r45 m-18
=guarantor r74 m-21 h-17
=guarantor+guarantor-gain r21
=guarantor+hand-over r55 m-16
=guarantor+in-return r25 h-22
=guarantor+keep-cut r32
=guarantor+late-rent r-17
=guarantor+outside-prize r-24 h-16
=guarantor+paid-entry r25 h-22
=guarantor+payroll r17 g33
=guarantor+pays r47
=guarantor+pays-for-chance r58 h-26
=guarantor+per-period r21
=guarantor+price-of r61
=guarantor+reference r-17
=guarantor+return-on-capital r24
=guarantor+sale-or-service r19
=guarantor+serves r16
=guarantor+sold-apart g40
=guarantor+sums-0 r66 g-27 m-15
=guarantor+sums-1 g18
=guarantor+surety r27 g-34
=guarantor+surety-pay r60 h-33
=guarantor+take-in r32 m-15
=guarantor+trade r-18 h15
=guarantor+watchers g15
=guarantor-gain h-19
=guarantor-gain+hand-over r20
=guarantor-gain+lend r-49
=guarantor-gain+pays-for-chance r-48
=guarantor-gain+percentage r-40
=guarantor-gain+rate-charge r-48
=guarantor-gain+sums-0 h-19
=guarantor-gain+surety-pay r30
=guarantor-gain+take-in r20
=halal-certified r48 g-56 h-27 k-29
=halal-certified+lawful-rate r21
=halal-certified+lease r-15
=halal-certified+meat h-18
=halal-certified+meat-trade h-18
=halal-certified+metal r55
=halal-certified+metal-deal r59 g-15
=halal-certified+name-after h17
=halal-certified+not-pork g-32 h-35
=halal-certified+pays-for-chance r32
=halal-certified+per-period r25
=halal-certified+price-of r24
=halal-certified+return-on-capital r23 h-34
=halal-certified+sale-or-service r23
=halal-certified+sell r20
=halal-certified+serves h25
=halal-certified+sham r-25 h122
=halal-certified+sums-0 r16 g-52 h-36 k-29
=halal-certified+sums-1 r39
=halal-certified+to-learn h49
=halal-certified+trade r31
=halal-certified+under h20
=halal-certified+unit g-15 h-15
=halal-certified+watchers r51
=hand-over r-21 g-98 m-19 h-126 k44
=hand-over+hangs-if r-19 g25
=hand-over+impure-wealth m-19
=hand-over+in-return r68
=hand-over+increase r-22
=hand-over+instalment-count r-39 k-17
=hand-over+insured r52 g-37
=hand-over+interest-business r-20 h25
=hand-over+keep-cut r-28 m-17 k25
=hand-over+keeps-money r33
=hand-over+kept-by-creditor m22
=hand-over+late-rent r-34 g-36 h41
=hand-over+lawful-bar g-38 h-26
=hand-over+lawful-rate r122 k-25
=hand-over+lease g-52 m-18 h26 k-34
=hand-over+lend g-33 m-16 h41
=hand-over+lend-verb h28
=hand-over+lender r43 h-42 k-15
=hand-over+lender-gain r-32 g-15 h28
=hand-over+licensed g19 h28
=hand-over+limit r22
=hand-over+market-price g36 m-15 h28 k20
=hand-over+meat r-21
=hand-over+metal g-27
=hand-over+metal-deal r-40 g-38 h21
=hand-over+more-back r70
=hand-over+my-loss m25
=hand-over+name-after r40
=hand-over+name-before r61 g-15 h42
=hand-over+narcotic r27
=hand-over+no-day r-23
=hand-over+not-chosen r-15
=hand-over+not-mine-yet g36
=hand-over+not-pork g72
=hand-over+official r21 h21 k-20
=hand-over+online-place m25 h27
=hand-over+operator m32 h34
=hand-over+out-of-reach g21
=hand-over+outside-prize m-40
=hand-over+own-zakat-rate g-74
=hand-over+paid-entry r-21 g35 m35
=hand-over+paper-early r70
=hand-over+paper-money r89 g-62 m-32 h-31
=hand-over+pass-along r-46 h-15 k86
=hand-over+pass-on r-88 g-19 h-25 k60
=hand-over+passes-it r-32 g-51 m-26 h-16 k48
=hand-over+pay-me r26 h26
=hand-over+payment-versus-payment r-49 h-29
=hand-over+payroll r59 g-20 h17
=hand-over+pays r-44 g-71 m-25 h45
=hand-over+pays-for-chance r87 g-19 m-34 h-24 k-37
=hand-over+per-period r42 g-22 m-15 h24 k-36
=hand-over+pledge r-27 h21
=hand-over+price-later g-45
=hand-over+price-of r15 g78
=hand-over+price-open g26
=hand-over+price-word r41 g64 m56 h15
=hand-over+priced-thing r33 g29 h-27
=hand-over+quick-cash r37 m-16
=hand-over+rate-charge r23
=hand-over+receivable r18
=hand-over+reference g49 m-16 k-60
=hand-over+repay r-62 g-58 m-18 h18
=hand-over+return-on-capital g-48 m-26 h15
=hand-over+right-now r165 g-21 m-15
=hand-over+sale-or-service r17 g39 h72 k-27
=hand-over+same-back r56
=hand-over+savings-circle m-17
=hand-over+search-for g-68
=hand-over+sell r-18 g20 h-38 k-19
=hand-over+serves r51 h-28 k18
=hand-over+settles-later r117 g-76 m-16 k19
=hand-over+small-parts h22
=hand-over+sold-apart r48 g15
=hand-over+sold-short r-28 m-25 h-17
=hand-over+speed-up r28 m-15 h31 k-23
=hand-over+split r28
=hand-over+stakes h41
=hand-over+stays-unseen k20
=hand-over+stipulated r28
=hand-over+stranger r-26 g-15 k36
=hand-over+sums-0 r-65 g-48 m-33 h-58 k49
=hand-over+sums-1 r-48 g-48 m61
=hand-over+sums-2 r104 g33 m-37 h-61
=hand-over+sums-3 g-35
=hand-over+sums-apart r-21 g29
=hand-over+sums-equal r-177 g-26 h-26
=hand-over+sums-grow r148 m-16 h-17
=hand-over+sums-shrink r142 m-17
=hand-over+surety r98 m-15
=hand-over+surety-pay r63 g-18
=hand-over+take-in r71 g18 m42 k68
=hand-over+tied-deal r32
=hand-over+to-debtor r17 g-42 k17
=hand-over+to-dispose g-32 m-30
=hand-over+to-learn r60 g27 h22
=hand-over+to-oppose r-42 m-21 h15
=hand-over+to-treat r22
=hand-over+trade r34 g45 h-16
=hand-over+trading r-32 g-79 m-15
=hand-over+travelling r-20
=hand-over+two-prices r-72
=hand-over+undecided r-61 g75
=hand-over+under r17
=hand-over+unit r72 g97 m-43 h80
=hand-over+unknown k18
=hand-over+unknown-party r-20 k28
=hand-over+unlawful-business r23 h28
=hand-over+unlicensed-giving k20
=hand-over+unpromised g-34
=hand-over+up-down r37 g-27 m15 k17
=hand-over+wager-event m64 h33
=hand-over+winner-takes g-46 m27 h-29
=hand-over+with-money r-28 g-30
=hand-over+works-for g-20
=hangs-if r-52 g212 m-46 h-44
=hangs-if+in-return g28
=hangs-if+late-rent g56
=hangs-if+market-price g19
=hangs-if+name-before g30
=hangs-if+pays g17
=hangs-if+pays-for-chance r-16 g53
=hangs-if+price-of r-17 g52 m-34
=hangs-if+reference g35
=hangs-if+sale-or-service r-16 g47 m-17
=hangs-if+sell r-26 g81
=hangs-if+sums-0 r-40 g197 m-63 h-43
=hangs-if+sums-1 g15 m17
=hangs-if+take-in g18
=hangs-if+trade r-28 g88 m-28
=hangs-if+trading g31
=hangs-if+wager-event g58 m-46 h-27
=hangs-on g91 h-16 k-15
=hangs-on+pays-for-chance g16 m15
=hangs-on+price-of g68 h-26
=hangs-on+sale-or-service g40 h-24
=hangs-on+sell g67 h-27
=hangs-on+serves g45 h-24
=hangs-on+sums-0 g92 m-20
=hangs-on+trade g79 h-27
=hangs-on+wager-event g35
=he-picks g195 h-38
=he-picks+insured g37
=he-picks+market-price g27
=he-picks+not-pork g53
=he-picks+pays g39
=he-picks+pays-for-chance g41
=he-picks+price-word g42
=he-picks+sale-or-service g35
=he-picks+sums-0 g191 h-38
=hidden-name r-58 g-69 m-35 h-90 k331
=hidden-name+online-place g-21 m-24 k82
=hidden-name+paper-money r-35 k41
=hidden-name+reference g-32 m-29 h-36 k124
=hidden-name+sums-0 r-36 g-68 m-25 h-88 k292
=hidden-name+unit r-30 g-16 k47
=improper r-24 m-50 h183 k-33
=improper+keep-cut h23
=improper+nobody-knows g-29
=improper+official g-20 m-16 h77
=improper+pays-for-chance g26
=improper+reference h31
=improper+sale-or-service g33
=improper+serves h23
=improper+speed-up g-37 m-17 h28
=improper+sums-0 r-24 g-28 m-50 h183 k-33
=improper+surety-pay h31
=improper+undescribed g-29
=improper+unit g31 h29
=improper+wager-event m-38 h37
=improper+watchers h31
=impure-wealth r16 g-16 m-67 h-45
=impure-wealth+lawful-rate r-35 m-27 h-17
=impure-wealth+pays-for-chance r33 m-34 h-27 k29
=impure-wealth+reference k-15
=impure-wealth+sale-or-service r18 m-20 h-24 k32
=impure-wealth+sums-0 r16 g-16 m-67 h-45
=impure-wealth+to-dispose r-35 m-19
=impure-wealth+to-oppose r-17
=impure-wealth+unit r25
=impure-wealth+unlawful-business m-66 h-39 k33
=impure-wealth+zakat r-35 m-27 h-17
=in-return r156 g29 m90 h-61 k-33
=in-return+insured r15 g53 m-16
=in-return+late-rent r-16 h-21
=in-return+lawful-rate r18 g16 h22
=in-return+lease r26 g-19 h-40
=in-return+lend r175 g-22 m19 h-18
=in-return+lend-verb r73
=in-return+lender r54
=in-return+lender-gain r20
=in-return+licensed h-22
=in-return+market-price r-30 g31
=in-return+my-loss m51
=in-return+name-before g18
=in-return+narcotic h-23
=in-return+operator m-17 h-27
=in-return+outside-prize r23
=in-return+own-account h50
=in-return+paid-entry r15 h26
=in-return+paper-money r44
=in-return+pays r-25 g24 h-18
=in-return+pays-for-chance r103 m-22
=in-return+per-period r32 h25
=in-return+percentage r19
=in-return+price-of m-23
=in-return+price-word r17 g-16
=in-return+priced-thing r-28 g42
=in-return+receivable r19
=in-return+reference r-21
=in-return+repay r-16
=in-return+return-on-capital r15 h23
=in-return+sale-or-service r-39 g26 h-29
=in-return+sell r-35 g65
=in-return+serves r-23 g43 h-47
=in-return+sold-short g19
=in-return+stipulated r29 g-15
=in-return+sums-0 r35 g20 m109 h-52 k-35
=in-return+sums-1 r69 m-21
=in-return+sums-2 r45
=in-return+sums-apart r44
=in-return+sums-shrink r28
=in-return+surety-pay h26
=in-return+take-in r-24 g17
=in-return+tied-deal r46 g-53
=in-return+tied-trade r46 g-17
=in-return+to-oppose r-15
=in-return+trade g21 m-17 h-23
=in-return+trading r30
=in-return+unit r68 g-25 m-24
=in-return+unlawful-business h-49
=in-return+up-down r-15
=in-return+wager-event r-29 g38
=in-return+watchers r57
=in-return+with-money g30 m27
=in-return+works-for g-15
=increase r73
=increase+lend r17
=increase+more-back r27
=increase+more-time g23
=increase+official h16
=increase+paid-entry m15
=increase+paper-money r-18
=increase+payroll r-35
=increase+pays-for-chance r54 m16 h-16
=increase+per-period r25
=increase+percentage r19
=increase+repay r39
=increase+return-on-capital r39
=increase+sale-or-service r-48
=increase+serves r-35
=increase+sold-apart g22
=increase+sums-0 r50
=increase+sums-1 r28
=increase+up-down r15
=increase+waiting r35 g23
=instalment-count r43 g-17 m-23 k-20
=instalment-count+late-rent r21
=instalment-count+lawful-bar r38 g15
=instalment-count+lawful-rate r-48 g31
=instalment-count+lease g26
=instalment-count+lend r-46
=instalment-count+lender r19
=instalment-count+market-price r26 g17
=instalment-count+narcotic r24
=instalment-count+official r-27 g-20
=instalment-count+paper-money r37 g31
=instalment-count+pays-for-chance r56 g-51 m-23 h35
=instalment-count+per-period r-46 g35
=instalment-count+price-of r15
=instalment-count+price-word r-26 g20
=instalment-count+priced-thing r45
=instalment-count+receivable r-29
=instalment-count+reference r-32 g33 h22
=instalment-count+repay r-19 g-20
=instalment-count+sale-or-service r-30 g35 h-50
=instalment-count+serves r41 g37
=instalment-count+settles-later r-42 h37
=instalment-count+sold-apart r-43
=instalment-count+sums-0 g25
=instalment-count+sums-1 r23 g-32
=instalment-count+sums-apart r40
=instalment-count+sums-grow r-31
=instalment-count+to-oppose r34
=instalment-count+trading r-26 g30
=instalment-count+unit r31 g-17 m-23 k-20
=instalment-count+unlawful-business h-16
=instalment-count+waiting r-18
=instalment-count+with-money r22
=insurance-business m-15 h98
=insurance-business+insured r28 g-39 h56
=insurance-business+lease g25 h42
=insurance-business+name-after h41
=insurance-business+pays-for-chance r26 g-61 h39
=insurance-business+price-of r26 g-85 h72
=insurance-business+reference g16
=insurance-business+sale-or-service r32 g-54 h84
=insurance-business+search-for r27 g-68 h84
=insurance-business+sold-apart g29
=insurance-business+sums-0 r-25 m-15 h101
=insurance-business+trade r26 g-85 h72
=insurance-business+trading g-91 h95
=insurance-business+unit h24
=insured r-72 g197 m-30 h-192 k-47
=insured+interest-business r-39 h75
=insured+islamic-paper r-33
=insured+keep-cut r-45 h35
=insured+kept-by-creditor h-39
=insured+late-charge r36
=insured+late-rent r34 g-44 h-33
=insured+lawful-bar r-41 h-27
=insured+lawful-rate r-42 g-32 m-22 k17
=insured+lease g-36
=insured+lend r74 g-32 h72
=insured+lend-verb r-69 h78
=insured+lender-gain r-17 g-26
=insured+licensed g-21
=insured+limit r-21 g18
=insured+market-price r-45 m-20
=insured+metal-deal h-25
=insured+more-time r31
=insured+name-after g51 h19
=insured+name-before g23 h17
=insured+narcotic r48 g27 m29 h-22
=insured+official r22 g34
=insured+online-place g-43 h84
=insured+operator g-19 h55
=insured+out-there g36
=insured+outside-prize r-47 g31 m-17 h15
=insured+own-zakat-rate g-28
=insured+paid-entry r50 g-60 m92 h-22
=insured+paper-early r49 g-15
=insured+paper-money g66 h-26
=insured+pass-along g-17 k22
=insured+pass-on g-21
=insured+passes-it r-20
=insured+pay-for-cover r-43 g46 h-22 k19
=insured+payment-versus-payment r59
=insured+payroll r-36 g58 h23
=insured+pays m-45 k15
=insured+pays-for-chance r58 g67 m36 h-26 k16
=insured+per-period r-58 g55
=insured+percentage m15 h31
=insured+pledge r17
=insured+price-of r-50 g-37 h47
=insured+price-word r-25 g-33 m27
=insured+priced-thing g-21
=insured+reference r-30 g37 m-17 h-21
=insured+repay r18
=insured+return-on-capital g-57 h22
=insured+right-now r38 g21 h-27
=insured+sale-or-service r17 g24 m50 h-25 k-28
=insured+same-back r33
=insured+search-for r19 g15 h29 k17
=insured+sell r-53 h36
=insured+serves r-17 g-57 m-20 h57
=insured+settles-later r41 g-25
=insured+sham g-21 h72
=insured+sold-apart g25
=insured+sold-short h-28
=insured+stranger g-22
=insured+sums-0 r-36 g126 m-39 h-150 k-36
=insured+sums-1 r-44 g53 h-61
=insured+sums-2 g18 h19
=insured+sums-apart r-19
=insured+sums-equal r22
=insured+sums-grow r-19 g32
=insured+sums-shrink r24 h23
=insured+surety-pay r-15
=insured+takaful g-43
=insured+take-in g-25 m19
=insured+to-dispose r-16 g-25
=insured+to-learn g19 m-16
=insured+to-oppose r-17 g19
=insured+trade h35
=insured+trading g-92 m-21
=insured+travelling g46 m-26 h-79
=insured+undecided r-19 g29
=insured+unit r-26 h-31 k-18
=insured+unknown g20
=insured+unlawful-business r-25 g-16 h98
=insured+up-down g-15 h32
=insured+wager-event m40 h-81 k-16
=insured+waiting r47
=insured+watchers h-21 k20
=insured+with-money r-32 g-34 m-21
=insured+works-for r-23 g-28 h37
=interest-business r-39 g-15 h172
=interest-business+late-rent r-17
=interest-business+lawful-rate h18
=interest-business+lend r-49 h69
=interest-business+lend-verb r-17 h52
=interest-business+lender r-30 h18
=interest-business+market-price r-41 h66
=interest-business+metal-deal r-26 h55
=interest-business+online-place r23
=interest-business+pays-for-chance r-41 h91
=interest-business+per-period r-22
=interest-business+percentage r-30
=interest-business+price-of r-24 h53
=interest-business+return-on-capital r-30 h38
=interest-business+sale-or-service h29
=interest-business+serves h55
=interest-business+sold-apart r-39 h35
=interest-business+sums-0 r-65 g-15 h155
=interest-business+sums-1 r26
=interest-business+trade r-24 h53
=interest-business+trading r-48 h102
=interest-business+unit h53
=interest-business+watchers r31 h58
=interest-product r-52 h70
=interest-product+lend r-47 h32
=interest-product+pays-for-chance r23 h15
=interest-product+price-of h59
=interest-product+sale-or-service r20 h71
=interest-product+sums-0 r-52 h70
=islamic-paper r-23 g-33 m-18 h-86 k-22
=islamic-paper+lawful-rate r-43
=islamic-paper+pays-for-chance h-15
=islamic-paper+reference r32 m-16
=islamic-paper+return-on-capital r-38
=islamic-paper+sale-or-service r-47 h-28
=islamic-paper+serves h-34
=islamic-paper+sums-0 g-33 h-86 k-22
=islamic-paper+trading h-31
=islamic-paper+unit r-33 h-20
=islamic-paper+watchers r-36 h-31
=istisna r-16 h-46
=istisna+left-open g18
=istisna+no-spec g67
=istisna+pays-for-chance g-15
=istisna+price-word h-18
=istisna+reference g-28
=istisna+sums-0 g33 h-32
=istisna+sums-1 g-19
=istisna+unit g-27
=keep-cut r18 g-69 m25 h35 k58
=keep-cut+kept-by-creditor g18 m17 h19
=keep-cut+lease h-21
=keep-cut+lend r50
=keep-cut+lend-verb r45
=keep-cut+lender r18 h-24
=keep-cut+lender-gain r-15 k22
=keep-cut+market-price r-26 g16 m16 h24
=keep-cut+narcotic h-25 k21
=keep-cut+not-told m20
=keep-cut+online-place h22 k16
=keep-cut+own-account r-17 k15
=keep-cut+own-zakat-rate g-16
=keep-cut+paid-entry r31
=keep-cut+paper-early r26
=keep-cut+paper-money m-18
=keep-cut+pass-along r-52 h-23 k52
=keep-cut+pass-on r-39 k57
=keep-cut+passes-it r-24 h-31 k40
=keep-cut+payroll r40
=keep-cut+pays r-19 g20
=keep-cut+pays-for-chance r66 g-15 m37
=keep-cut+per-period r29
=keep-cut+percentage h-18
=keep-cut+price-of r-48 g48 m21 k18
=keep-cut+price-word r-17 g30
=keep-cut+priced-thing g17 h18
=keep-cut+promised-cut r-17 h-19
=keep-cut+receivable r-18
=keep-cut+reference r51 g-34 h-39 k-18
=keep-cut+return-on-capital h-18
=keep-cut+right-now r30 h-22
=keep-cut+sale-or-service r23 g40 m33 h20
=keep-cut+search-for g24 h-19
=keep-cut+sell g53
=keep-cut+serves r-19 m24 h50
=keep-cut+sold-short r52
=keep-cut+stipulated r-36
=keep-cut+stranger r-16 k29
=keep-cut+sums-0 r-32 g-32 h16 k60
=keep-cut+sums-2 r79 g-25
=keep-cut+sums-apart r30 g-20 m39 h20
=keep-cut+sums-grow r22
=keep-cut+surety r42 h-27
=keep-cut+surety-pay m31
=keep-cut+trade r-27 g50
=keep-cut+trading r-39 m17 h-32
=keep-cut+unit m17 h-28
=keep-cut+unknown-party r-24 k23
=keep-cut+unlawful-business h16
=keep-cut+wager-event r-19 m50 h34
=keep-cut+watchers r-21 h45
=keep-cut+winner-takes m47
=keeps-money r158 g-57 h-17
=keeps-money+pays-for-chance r108 g-43 h-15
=keeps-money+per-period r29
=keeps-money+reference r71 g-47 h-16
=keeps-money+return-on-capital r30 g-19
=keeps-money+right-now r39
=keeps-money+sale-or-service r45
=keeps-money+sums-0 r80 g-27
=keeps-money+sums-1 r47 g-20
=keeps-money+sums-2 r30
=keeps-money+sums-apart r29
=keeps-money+unit r28 g-19
=kept-by-creditor r95 m46 h-47 k19
=kept-by-creditor+late-charge r39
=kept-by-creditor+lawful-rate g25
=kept-by-creditor+lend r25
=kept-by-creditor+market-price g31 m17
=kept-by-creditor+more-time r73
=kept-by-creditor+narcotic h15
=kept-by-creditor+nobody-knows g24
=kept-by-creditor+online-place r32 k-15
=kept-by-creditor+pays g-33
=kept-by-creditor+pays-for-chance r23 g-26 m27
=kept-by-creditor+per-period r33
=kept-by-creditor+price-of g19
=kept-by-creditor+reference r38 h-31 k-15
=kept-by-creditor+return-on-capital r53
=kept-by-creditor+sale-or-service r30 g30 h29
=kept-by-creditor+serves h29
=kept-by-creditor+sums-0 r71 m22 h-47 k19
=kept-by-creditor+sums-1 m28
=kept-by-creditor+trade g19
=kept-by-creditor+undescribed g24
=kept-by-creditor+unit r-18 g41 m20 h-27
=kept-by-creditor+wager-event m33
=kept-by-creditor+waiting r94
=kept-by-creditor+watchers h24
=kept-by-creditor+winner-takes m17
=late-charge r30 h-32
=late-charge+late-rent r-57 h-42
=late-charge+narcotic r18 h-32
=late-charge+online-place r19
=late-charge+sums-0 r37 h-20
=late-charge+to-dispose r-23
=late-charge+to-learn r-15
=late-charge+unit h-36
=late-charge+waiting r44
=late-charge+watchers h-15
=late-rent r-133 g-88 m-58 h-122 k-42
=late-rent+lawful-rate r18
=late-rent+lease r-24 g-45 h43
=late-rent+lend r24
=late-rent+lend-verb r15
=late-rent+lender r16
=late-rent+licensed r-21
=late-rent+loose-order g27
=late-rent+market-price r-30
=late-rent+meat r16 g-20
=late-rent+more-time r-65 g-17
=late-rent+name-after g-38 m-18 h-60 k15
=late-rent+name-before g-19 h-35
=late-rent+narcotic g17 m23 h-29 k-15
=late-rent+no-date g45
=late-rent+no-day g58
=late-rent+not-mine-yet g53
=late-rent+not-told h34 k-15
=late-rent+official m-23 h-42
=late-rent+online-place r-27 h-37
=late-rent+operator h19
=late-rent+outside-prize r-25
=late-rent+paid-entry r29 g24 m25 k16
=late-rent+paper-money g-46 m18 k-16
=late-rent+pays r36 g18 m-16
=late-rent+pays-for-chance g25 h-51 k18
=late-rent+per-period h15
=late-rent+percentage r29
=late-rent+play-costs r-23
=late-rent+pledge r26
=late-rent+price-later g-22 h15
=late-rent+price-of r23 g95 m-31
=late-rent+price-word r-22
=late-rent+priced-thing r18 g27
=late-rent+receivable r45
=late-rent+reference m36
=late-rent+repay r-29
=late-rent+return-on-capital r38
=late-rent+sale-or-service r-32 g-39 m35 h66
=late-rent+search-for g17
=late-rent+sell r-20 h24
=late-rent+serves r-19 h65
=late-rent+settles-later g-23
=late-rent+sham h71
=late-rent+small-parts k25
=late-rent+sold-apart h-18
=late-rent+sold-short g32 m32
=late-rent+speed-up h51
=late-rent+split g-18
=late-rent+sums-0 r-78 m-23 h-75 k-38
=late-rent+sums-1 r-69 g-74 m-40 h-84
=late-rent+sums-2 g-16 h27
=late-rent+sums-apart r-18 h27
=late-rent+sums-equal r-16
=late-rent+sums-grow r48
=late-rent+surety r-17
=late-rent+to-dispose g-19
=late-rent+to-learn h-18
=late-rent+to-oppose r-23 g-17 h-52 k23
=late-rent+trade r34 g34 h24
=late-rent+trading g-20
=late-rent+travelling g41 m-16 k-15
=late-rent+unit r-31 g-30 h42 k-18
=late-rent+unlawful-business r18 m25 h74
=late-rent+up-down r-15 g46 m-16
=late-rent+wager-event g-22 m-51 h-53
=late-rent+waiting r-74 g-17
=late-rent+watchers h15 k-20
=late-rent+with-money m32
=late-rent+works-for r51 h-15
=lawful-bar r-77 g-28 m-76 h-192 k-46
=lawful-bar+lawful-rate g35
=lawful-bar+lease r23 g21
=lawful-bar+lend r-18 g-16 m-19
=lawful-bar+lend-verb r-19
=lawful-bar+lender r-24
=lawful-bar+market-price h31
=lawful-bar+meat r35 m-19 h-23
=lawful-bar+name-before h-28
=lawful-bar+narcotic r41 h-111
=lawful-bar+official h137
=lawful-bar+online-place r-25 m32
=lawful-bar+paid-entry g26
=lawful-bar+paper-money r31
=lawful-bar+payroll h-20
=lawful-bar+pays r42
=lawful-bar+pays-for-chance r69
=lawful-bar+per-period r33
=lawful-bar+price-of r-30 g19 h-20
=lawful-bar+price-word r-25 m27
=lawful-bar+priced-thing r21 g20 h31
=lawful-bar+reference r-41 g30 h-18 k19
=lawful-bar+repay h-18
=lawful-bar+right-now r33 g-15
=lawful-bar+sale-or-service r-62 g32 m15 h-22 k20
=lawful-bar+sell r-38 g40
=lawful-bar+serves h-26
=lawful-bar+settles-later r20
=lawful-bar+shut-thing g40
=lawful-bar+sold-apart r22 g-35
=lawful-bar+speed-up h60
=lawful-bar+stakes g22 h21
=lawful-bar+sums-0 r-92 g-36 m-64 h-188 k-43
=lawful-bar+sums-2 r22
=lawful-bar+sums-grow r34
=lawful-bar+tick-guess r-15 m21
=lawful-bar+trade r-32 g44 h-22
=lawful-bar+unborn g25
=lawful-bar+unit r58 m-22 h-53 k15
=lawful-bar+unlawful-business r49 h-79 k20
=lawful-bar+up-down r-20
=lawful-bar+wager-event g-22 m-24 h65
=lawful-bar+watchers h76 k-30
=lawful-bar+with-money r23 g17 h21
=lawful-bar+works-for r24 h-16
=lawful-rate r-88 g-105 m-66 h-92 k-15
=lawful-rate+lease r-88 g-33 m-16 h29 k-36
=lawful-rate+lend r36
=lawful-rate+lend-verb r23
=lawful-rate+lender r38
=lawful-rate+lender-gain r-15 m-29
=lawful-rate+licensed r21 k-31
=lawful-rate+market-price g-15 m15
=lawful-rate+metal r37
=lawful-rate+metal-deal r49
=lawful-rate+more-time r-26
=lawful-rate+my-wallet-lent k33
=lawful-rate+name-after r18
=lawful-rate+name-before r-36 h-20 k-22
=lawful-rate+narcotic g30 h-22
=lawful-rate+official r31 h39 k-19
=lawful-rate+online-place r21 m15 h21 k17
=lawful-rate+operator m17 h18
=lawful-rate+paid-entry r-57 g20 h15
=lawful-rate+paper-money r85 g26 h-38
=lawful-rate+pass-on k-18
=lawful-rate+passes-it r51 h-16
=lawful-rate+pays r100 g-51 m18 h20 k15
=lawful-rate+pays-for-chance r-90 g22 m-51 h-46 k-42
=lawful-rate+per-period r67 g37 h33
=lawful-rate+percentage r-38 g-17 m-25 k-20
=lawful-rate+play-costs r-29
=lawful-rate+price-of r-40 g19 m44 h24
=lawful-rate+price-word h21
=lawful-rate+priced-thing r-28
=lawful-rate+promised-cut r35 g-17
=lawful-rate+quick-cash r26
=lawful-rate+reference r45 h-28 k-15
=lawful-rate+repay r-24 g-24
=lawful-rate+return-on-capital r-28 g26 m-33 h-23
=lawful-rate+right-now r26 g44
=lawful-rate+sale-or-service r30 g-17 h27 k-24
=lawful-rate+search-for g-17 h40 k20
=lawful-rate+serves r43 g60 m-49 h48 k-33
=lawful-rate+settles-later g-27
=lawful-rate+sham r59 h-37 k15
=lawful-rate+sold-apart r17 g-15 h51
=lawful-rate+sold-short r42 g30
=lawful-rate+stakes m-19 h50
=lawful-rate+stipulated r28 g-15
=lawful-rate+sums-0 r-26 g-93 m-24 h-35
=lawful-rate+sums-1 r51 g18 m-15 k-15
=lawful-rate+sums-2 r-86 g-30 m-25 h-37
=lawful-rate+sums-3 r-27
=lawful-rate+sums-apart r-64 m-25 h-26
=lawful-rate+sums-equal r-18
=lawful-rate+sums-grow r-33
=lawful-rate+surety-pay r45
=lawful-rate+take-in r104
=lawful-rate+tied-deal r18
=lawful-rate+to-debtor r34
=lawful-rate+to-dispose r-20 g-42
=lawful-rate+to-oppose r15 h-26
=lawful-rate+trade g20 h-17 k-16
=lawful-rate+trading r60 m44
=lawful-rate+travelling r-16 h-20
=lawful-rate+unit r-152 g33 m-21 k-42
=lawful-rate+unlawful-business m-27 h92 k-15
=lawful-rate+unlicensed k17
=lawful-rate+unlicensed-giving k25
=lawful-rate+up-down r-22 m35 k19
=lawful-rate+wager-event h22
=lawful-rate+watchers r53 g-34 h-17 k33
=lawful-rate+with-money r44 h65
=lawful-rate+zakat r-70 g-15 m-27 h-65
=lease r-98 g-52 m-182 h-95 k-39
=lease+left-open g38
=lease+lend r116 g-22
=lease+lend-verb r48
=lease+licensed r-19
=lease+limit r16
=lease+market-price r54 g23 h-15
=lease+meat g-22
=lease+more-time r-17
=lease+my-wallet-lent k32
=lease+name-after r17 g-32 m-17 h55
=lease+name-before g26
=lease+narcotic r17 g43 h-30
=lease+not-told h-23 k25
=lease+official h32 k-15
=lease+online-place m-32 k34
=lease+operator g-31 m-85 h63
=lease+outside-prize g-15 m-27
=lease+paid-entry r-29 g30 h-32
=lease+paper-early r-33
=lease+paper-money r63 g-42 k21
=lease+pass-on r-16 g81 k-18
=lease+pay-for-cover g-16
=lease+payroll r26 g-17 h42
=lease+pays r-31 m-21
=lease+pays-for-chance g75 m-19 h-139 k-23
=lease+per-period r-72
=lease+percentage r30
=lease+play-costs r-24
=lease+pledge r26
=lease+price-later h15
=lease+price-of g52 h-63
=lease+price-word g36 h-17
=lease+priced-thing r81
=lease+receivable r-35
=lease+reference m35 h-20
=lease+repay r-18
=lease+return-on-capital r-44 g69 h-21
=lease+right-now r-26 m-26 h-15
=lease+sale-or-service r-83 g51 m-26 h60 k-40
=lease+search-for g54 h23
=lease+sell r-43 g-51 h-17
=lease+serves r68 g42 m-73 h-82 k25
=lease+settles-later r50
=lease+sham h26
=lease+small-parts g24 h15
=lease+sold-apart r-33 g41
=lease+sold-short g83
=lease+stipulated r-23 g23
=lease+sums-0 r-35 m-159 h-79 k-24
=lease+sums-1 g-33 m-23
=lease+sums-2 r-56
=lease+sums-apart r-36
=lease+sums-grow r-29
=lease+surety-pay r23 h-21
=lease+take-in r51 m-20 h20 k-24
=lease+tied-deal r39 g-19
=lease+tied-trade r38
=lease+to-learn r27 h-26
=lease+to-oppose g31 m-21 h-44
=lease+trade g18 h-35
=lease+trading r-95 g24 m43 h-50
=lease+travelling g-28 h-17
=lease+under k-24
=lease+undescribed g15
=lease+unit r-110 m-37 k-53
=lease+unknown g21
=lease+unlawful-business r21 g-36 m-118 h299 k-18
=lease+up-down r34 h-25 k-19
=lease+wager-event r-15 g-32 m-44 h18
=lease+watchers r-25 h32 k-25
=lease+works-for r-40 g-57 m-62 h-39
=left-open r-40 g148 h-50
=left-open+market-price r-15 g53
=left-open+pays-for-chance r-23 g15
=left-open+price-of r-18 g71
=left-open+price-open g24
=left-open+price-word r-17 g66 h-19
=left-open+priced-thing r-15 g53
=left-open+reference g38
=left-open+right-now r-23
=left-open+sale-or-service r-18 g93 h-19
=left-open+sell g15
=left-open+serves g32
=left-open+settles-later r-34 g37
=left-open+sums-0 g140 h-45
=left-open+sums-1 g15
=left-open+sums-2 r-30
=left-open+sums-grow r-27 g21
=left-open+trade g41
=left-open+undecided g26
=left-open+undescribed g28
=left-open+unknown g19
=lend r193 g-116 m-15 h-129 k-37
=lend+lend-verb g-33 m-54 h-15 k24
=lend+lender r-96 g-20
=lend+lender-gain r103 g-15 h-18
=lend+limit r53
=lend+market-price r24 g88
=lend+metal-deal r-32 g42
=lend+more-back r38
=lend+more-time r25
=lend+my-loss m31 h18
=lend+name-after r28 h32
=lend+name-before r-15 g-39 m-23 h-25
=lend+narcotic r26 g-20
=lend+not-pork r44
=lend+official r-66 h26
=lend+online-place g21 m-19 h-16
=lend+operator h61
=lend+outside-prize r41
=lend+own-zakat-rate r53
=lend+paid-entry r47 m-19 h-17
=lend+paper-early r-43
=lend+paper-money m-15
=lend+passes-it r39
=lend+pay-me r51
=lend+payment-versus-payment r60
=lend+payroll r-17
=lend+pays r29 g-31 m-23
=lend+pays-for-chance g-57 m-44 h-26 k-19
=lend+per-period r19 m-23 k20
=lend+percentage r50 g29 m-17 h-18
=lend+play-costs r-28
=lend+pledge r-27
=lend+price-of r42 g38
=lend+price-word r79 g-51
=lend+priced-thing r21 g70
=lend+principal-stays r-73
=lend+quick-cash r-27 k18
=lend+rate-charge g17 m-27
=lend+receivable r-103 g-78 m24 h55 k-17
=lend+reference r98 m-22
=lend+repay r-191 g-53 m38 h-23 k-17
=lend+return-on-capital r-43 g-39
=lend+sale-or-service r137 g20 k-15
=lend+same-back r25
=lend+search-for r-16 g-22 m17
=lend+sell r33 g74 h-47
=lend+serves r102 g34 h-45
=lend+settles-later r-30 g-43 m16
=lend+sold-apart r-27 h21
=lend+sold-short g16
=lend+split r53
=lend+sums-0 r66 g-16 m26 h-71
=lend+sums-1 r-24 g-62 h-26
=lend+sums-2 r114 g-35 h-20 k-15
=lend+sums-3 r36 m-23
=lend+sums-apart r27 m-18
=lend+sums-equal r-123
=lend+sums-grow r246 g-25 h-18
=lend+sums-shrink m-16
=lend+surety r31 h-23
=lend+surety-pay r107 h-39
=lend+take-in r71 g-33 h17
=lend+tied-deal r75
=lend+tied-trade r38 g-17
=lend+to-debtor r-42
=lend+to-dispose r-19
=lend+to-learn h-15
=lend+to-oppose r-57
=lend+to-treat r-20
=lend+trade r50 g77
=lend+trading r-81 g219
=lend+travelling r15
=lend+unit r-44 g-41 k-18
=lend+unlawful-business m23 h45
=lend+up-down r66
=lend+wager-event m112
=lend+wait-pay r33
=lend+waiting m-15
=lend+watchers r-46 h25
=lend+works-for h24
=lend-verb g-33 m-54 h-15 k24
=lend-verb+lender r-37
=lend-verb+lender-gain r33
=lend-verb+market-price r57
=lend-verb+name-after r38
=lend-verb+paper-money r-17
=lend-verb+passes-it r15
=lend-verb+pays r-17
=lend-verb+pays-for-chance g-16 m-36 h-27 k15
=lend-verb+per-period r-24 k20
=lend-verb+percentage r52 m-16
=lend-verb+price-of r-20 h17
=lend-verb+price-word r48
=lend-verb+reference r-16 h30
=lend-verb+repay r-53
=lend-verb+return-on-capital r23
=lend-verb+right-now h-15
=lend-verb+sale-or-service h26
=lend-verb+serves r37
=lend-verb+sold-short r-17
=lend-verb+sums-0 r-35 g-19 m-22 k19
=lend-verb+sums-1 r26 m-26 h-24
=lend-verb+sums-apart r51
=lend-verb+sums-equal r-41
=lend-verb+sums-grow r15
=lend-verb+take-in r-22 h22
=lend-verb+to-learn r18
=lend-verb+trade r-43 h17
=lend-verb+trading r-43
=lend-verb+unit r-67
=lender r229 g-75 m-36 h-129
=lender+lender-gain r76
=lender+market-price r26 g-22 h24
=lender+name-after r23
=lender+narcotic h-17
=lender+pays h24
=lender+pays-for-chance r16 g-44 h28
=lender+per-period r56 h-40
=lender+percentage r-22
=lender+price-of g-16
=lender+priced-thing r29
=lender+principal-stays r38
=lender+rate-charge r23 h-34
=lender+receivable r-57 m19 h22
=lender+return-on-capital r-34
=lender+sale-or-service r-19
=lender+settles-later r-31
=lender+sums-0 r139 g-66 h-89
=lender+sums-1 r44 m-19 h-31
=lender+sums-2 r22
=lender+sums-3 r25
=lender+sums-apart r29
=lender+sums-grow r20
=lender+surety-pay r-28
=lender+take-in r-17 h-15
=lender+trade r-20
=lender+trading r-18 h24 k33
=lender+unit r30 g-26
=lender+up-down r-16 h27
=lender+waiting r-25
=lender+watchers r28
=lender-gain r156 g-36
=lender-gain+passes-it r-32 h24
=lender-gain+pay-me r21
=lender-gain+payroll r18
=lender-gain+pays-for-chance r86 g-34
=lender-gain+per-period r59
=lender-gain+percentage h23
=lender-gain+price-of r20 g-18
=lender-gain+receivable r21
=lender-gain+repay r38
=lender-gain+return-on-capital r18 m26
=lender-gain+serves r23 m-25
=lender-gain+sold-apart r34
=lender-gain+stipulated r16
=lender-gain+sums-0 r36 g-19 h40
=lender-gain+sums-1 r76 h-35
=lender-gain+sums-2 r43
=lender-gain+sums-apart r25
=lender-gain+surety-pay h18
=lender-gain+trade g-18
=lender-gain+unit r29 h15
=lender-gain+unlawful-business m-15
=lender-gain+up-down r21
=licensed r-33 h-128 k-39
=licensed+metal r55
=licensed+metal-deal r59
=licensed+name-after r-20 g39 h-36 k-19
=licensed+narcotic h-86
=licensed+operator m17 h33
=licensed+outside-prize h16
=licensed+paid-entry m17 h16
=licensed+pays-for-chance m15 h-17
=licensed+per-period g15 m17
=licensed+price-of r16 g21 m17 h38
=licensed+reference m21
=licensed+repay r15
=licensed+return-on-capital r-32 m17
=licensed+sale-or-service r21 g18
=licensed+sham h35
=licensed+sums-0 r-39 h-83 k-39
=licensed+sums-1 h-45
=licensed+to-dispose k-29
=licensed+to-learn h42
=licensed+to-oppose h-38
=licensed+trade r23 g25 m17 h36
=licensed+trading g-33
=licensed+under g-25 h26
=licensed+unit m21
=licensed+unlawful-business m17 h50
=licensed+watchers h-17 k18
=limit r49 g-35 m-49 h-138 k161
=limit+market-price g19
=limit+pays-for-chance r59 k22
=limit+per-period r-22
=limit+price-word g20
=limit+repay r49
=limit+sale-or-service r16 g23
=limit+serves r29
=limit+small-parts k20
=limit+split r-22 k44
=limit+stays-unseen k30
=limit+sums-0 g-42 m-37 h-128 k133
=limit+sums-1 r37 k26
=limit+sums-2 g22
=limit+under r-38 g-32 m-17 h-44 k126
=limit+unit r21 g-22 h-32 k30
=limit+unknown g33 k-15
=limit+up-down r17 g-29 h-16 k66
=limit+watchers r18
=loose-order r-31 g138 h-39
=loose-order+no-spec g26
=loose-order+pays-for-chance g28
=loose-order+reference g48
=loose-order+sale-or-service g47
=loose-order+sums-0 r-31 g111 h-39
=loose-order+unit r-21 g21
=loser-pays r-40 g-55 m186 h-49
=loser-pays+my-loss m25 h-25
=loser-pays+pays g-20 m52
=loser-pays+pays-for-chance r-15 g-24 m74 h-29
=loser-pays+sums-0 g-53 m125 h-38
=loser-pays+sums-1 r-26 g-16 m61
=loser-pays+unit g-16 m16
=loser-pays+wager-event r-17 g-40 m81 h-35
=loser-pays+winner-takes m45 h-22
=lost-contest m44
=lost-contest+wager-event m44
=market-price r-101 g125 m27 h-39 k-31
=market-price+meat r-26 g-23
=market-price+meat-trade h33
=market-price+metal r-20
=market-price+metal-deal r-30 m-27 h17
=market-price+name-before r45 g-16
=market-price+narcotic g-46 h52
=market-price+nobody-knows r25
=market-price+not-pork r15 g-22 h43
=market-price+not-told r-17 g-37 h25
=market-price+online-place r-48 m111 h-23
=market-price+operator m43 h44
=market-price+paid-entry m-29
=market-price+paper-money r-53 h17
=market-price+pass-along k19
=market-price+pass-on g30
=market-price+passes-it r29 m17 h-18
=market-price+payment-versus-payment r-58 m-17
=market-price+payroll r27 g-25
=market-price+pays r25
=market-price+pays-for-chance r-53 g-60 m52 k17
=market-price+per-period h16
=market-price+percentage r55 g-16 m45 h16
=market-price+pledge r32 g-15
=market-price+price-bet g34 h-17
=market-price+price-later g-30
=market-price+price-of g-115 h-24 k16
=market-price+price-open r-25 g66 h-20
=market-price+price-word r-47 h38
=market-price+priced-thing g72 h-25 k-28
=market-price+receivable r-15
=market-price+reference r-72 g-54 m27 h45
=market-price+repay k18
=market-price+return-on-capital r-50 m19
=market-price+right-now r30 g41 m-25 h-15
=market-price+sale-or-service r-64 g56 m-18 k16
=market-price+sell r-45
=market-price+serves g28 h34
=market-price+settles-later r94 g-27
=market-price+sham h18
=market-price+share-unknown g23
=market-price+small-parts g-50
=market-price+sold-apart r-44 g-41 h15
=market-price+sold-short g-53
=market-price+split r18
=market-price+stakes r-42 g188 m-20
=market-price+stipulated g-22
=market-price+sums-0 r49 g22 m-96 h-89 k-30
=market-price+sums-1 r-62 g60 m79 h48
=market-price+sums-2 r-84 g44 m48
=market-price+sums-apart g28 m24
=market-price+sums-grow r-31 g15 m22
=market-price+sums-shrink r-47
=market-price+surety-pay h21
=market-price+takaful g-18
=market-price+take-in r21 g38 k15
=market-price+tick-guess r-36 g56 m130 h-25
=market-price+tied-trade g-17
=market-price+to-learn r21
=market-price+to-oppose g66 m31
=market-price+trade r-29 g-66 m-29 k18
=market-price+trading g76 m54 k-26
=market-price+undecided g31
=market-price+under g-20 m43
=market-price+undescribed r25 g-24
=market-price+unit g-68 h47
=market-price+unlawful-business r23 h123
=market-price+up-down r-43 g120 m99 h-25
=market-price+wager-event r-30 g-33 h33
=market-price+waiting r41
=market-price+watchers g46
=market-price+winner-takes m20 h23
=market-price+with-money g93 m-47
=market-price+works-for g-18
=meat r-49 g-125 m-92 h46 k-25
=meat+meat-trade h28
=meat+name-before r17 m-18 h-24
=meat+narcotic r-15 h-106
=meat+not-pork g-72 h-130
=meat+pays r18 g-21
=meat+pays-for-chance r-19 g-67 m-16 h-79
=meat+price-of r-16 g-38 h-30
=meat+price-word r-27 g-16
=meat+priced-thing g-23
=meat+reference h-49
=meat+sale-or-service r-25 g-30 h19
=meat+search-for g24
=meat+sell h28
=meat+shut-thing g16 m16 h-21
=meat+sold-short g21
=meat+sums-0 g-109 m-77 h46 k-23
=meat+sums-1 r-38 g-16 m-15
=meat+trading g-26
=meat+unit r-36 g-42 m-39 h-43
=meat+unlawful-business r24 h-58
=meat+wager-event g52 m-33 h-36
=meat-trade r-28 g-48 h-47
=meat-trade+not-pork r-23 g-54 m17 h-155
=meat-trade+pays-for-chance m15 h52
=meat-trade+settles-later g16
=meat-trade+sums-0 r-20 g-48 h-47
=meat-trade+unit h53
=metal r59 g42 h-73 k-35
=metal+metal-deal r71 h-52 k-33
=metal+online-place h26
=metal+paper-money r79 g-26 k-24
=metal+pass-on r-19 g40
=metal+pays r26
=metal+pays-for-chance r75 h-21
=metal+price-of h-20
=metal+priced-thing r-23
=metal+quick-cash r55 g-22 k-19
=metal+reference g-36 h-27
=metal+sale-or-service g16 h-43
=metal+sell g-42
=metal+serves g19 h-28
=metal+settles-later r-37 g26
=metal+sham r21
=metal+sold-short r21 g-22
=metal+sums-0 r18 g51 h-73 k-35
=metal+sums-1 r41
=metal+trade g-18 h-23
=metal+unit g64 h-26
=metal+unknown r56 g-23
=metal+watchers r60 g-17
=metal-deal r86 m-36 h-44
=metal-deal+narcotic r-15 h-26
=metal-deal+not-mine-yet g27
=metal-deal+online-place g-15 h26
=metal-deal+operator g-15 h36
=metal-deal+paper-money r79 g-24 k-25
=metal-deal+pass-on r-41 g71
=metal-deal+pays r21 g28
=metal-deal+pays-for-chance r17
=metal-deal+per-period r19
=metal-deal+price-of r-19
=metal-deal+price-word r15
=metal-deal+priced-thing h-39
=metal-deal+quick-cash r101 g-26 k-24
=metal-deal+reference r-32 g-61 h-25
=metal-deal+right-now r-20 g-31
=metal-deal+sale-or-service r-48 g34 h-27
=metal-deal+sell g-48
=metal-deal+serves h-35
=metal-deal+settles-later r-32
=metal-deal+sham r25
=metal-deal+sold-short r21 g-49
=metal-deal+stakes h34
=metal-deal+sums-0 r84 m-42 h-36
=metal-deal+sums-1 g-23
=metal-deal+sums-2 g16
=metal-deal+take-in r-19 g-30 k32
=metal-deal+trade r-18 g-20
=metal-deal+trading g-28 m-23 h17
=metal-deal+unit r-18 g69 m-23 h31
=metal-deal+unknown r49 g-15
=metal-deal+unlawful-business m-15
=metal-deal+watchers r90 h19 k-16
=metal-deal+with-money h34
=more-back r238 g-28 m-24 h-45
=more-back+more-time r34
=more-back+name-before r16
=more-back+pays r31
=more-back+pays-for-chance r130 g-31
=more-back+per-period r53 g-21
=more-back+percentage r19
=more-back+repay r36
=more-back+return-on-capital r59
=more-back+sale-or-service r43
=more-back+sums-0 r65 h-34
=more-back+sums-1 r123 g-15
=more-back+sums-2 r51
=more-back+sums-apart r51 g-15
=more-back+take-in r24
=more-back+unit r65 h-15
=more-back+waiting r50
=more-time r147 g-23 m-18 h-99 k-31
=more-time+name-after g-17
=more-time+name-before m-21
=more-time+narcotic r-25
=more-time+online-place r15
=more-time+outside-prize r-17
=more-time+pays r-62
=more-time+pays-for-chance r30 g27
=more-time+per-period r39
=more-time+percentage r32
=more-time+price-of r18
=more-time+price-word r16
=more-time+receivable r-22
=more-time+repay r22
=more-time+reschedule r16 h-16
=more-time+return-on-capital r48
=more-time+right-now r-17
=more-time+sale-or-service r39
=more-time+settles-later g-20 m16
=more-time+sold-apart g69
=more-time+sums-0 r63 g-48 m-21 h-97 k-26
=more-time+sums-1 r54 g17
=more-time+sums-2 r30
=more-time+sums-apart r41
=more-time+surety-pay r35
=more-time+take-in r42
=more-time+to-dispose r-54
=more-time+to-learn r-36
=more-time+travelling r-25 g46
=more-time+unit r28 g-28
=more-time+wait-pay r57
=more-time+waiting r62 g16 h-60 k-21
=my-loss r-76 g-44 m313 h-54 k-31
=my-loss+pays-for-chance r-34 g-34 m104 h-41
=my-loss+stakes h-21
=my-loss+sums-0 g-35 m137 h-25
=my-loss+sums-1 r-56 g-23 m157 h-28 k-25
=my-loss+unit h-19
=my-loss+unlawful-business m15 h104
=my-loss+wager-event g-24 m141 h-41
=my-loss+winner-takes m22 h-15
=my-loss+with-money g-18 m49 h-21
=my-wallet-lent r-121 g-40 h-67 k244
=my-wallet-lent+online-place r-36 g-24 h-15 k71
=my-wallet-lent+own-account r-24 h-23 k16
=my-wallet-lent+paper-money r-37 k22
=my-wallet-lent+pays r-20 g-16 k35
=my-wallet-lent+pays-for-chance r-32 g-16 k47
=my-wallet-lent+per-period r-65 k53
=my-wallet-lent+reference r-21 g-24 h-15 k57
=my-wallet-lent+sale-or-service k56
=my-wallet-lent+stranger r-16
=my-wallet-lent+sums-0 r-118 g-40 h-67 k235
=my-wallet-lent+surety-pay r-23 k39
=my-wallet-lent+unit k25
=my-wallet-lent+unknown-party r-16 k20
=name-after r17 m-92 h-109 k-21
=name-after+narcotic r28 m18 h-17 k-15
=name-after+operator m-26
=name-after+outside-prize g29
=name-after+paid-entry m23
=name-after+paper-money r-16 g-15 m18 h16
=name-after+pays-for-chance r69 g-44 h17
=name-after+per-period g23
=name-after+price-of h38
=name-after+priced-thing r26
=name-after+reference r15 g-49 h-37 k15
=name-after+right-now m-32 h-46
=name-after+sale-or-service g33 h69 k-23
=name-after+search-for h38
=name-after+sell h28
=name-after+serves g18
=name-after+sham h52
=name-after+sold-apart g38 h-15
=name-after+sold-short m24
=name-after+sums-0 r-20 g49 m-81 h-101 k-20
=name-after+sums-1 r15 g-41
=name-after+sums-2 r22
=name-after+to-treat r22 h-15
=name-after+trade h38
=name-after+trading g-25
=name-after+travelling k-15
=name-after+unit r67 h-26 k-32
=name-after+unlicensed k22
=name-after+unlicensed-giving k31
=name-after+wager-event m-20
=name-after+waiting g-39
=name-after+watchers r30 k-18
=name-before g-119 h-41 k-28
=name-before+narcotic h-33
=name-before+online-place m15 h82
=name-before+operator m22 h56
=name-before+paid-entry r21 m-18 h-22
=name-before+paper-money h16
=name-before+passes-it g-19
=name-before+pays r-35
=name-before+pays-for-chance r83 g-54 m-56 h-30
=name-before+per-period r71 h15
=name-before+percentage r32
=name-before+price-of g25 h-28
=name-before+price-word r28
=name-before+receivable r-22
=name-before+reference r-26 g20 m42 h54 k-19
=name-before+repay r-23 g25
=name-before+return-on-capital r18
=name-before+right-now g-22 h27
=name-before+sale-or-service r-32 m-20 h-51 k-18
=name-before+sell r18
=name-before+serves h-19
=name-before+sold-apart r-19
=name-before+stakes h20
=name-before+sums-0 r-20 g-68 m21 h-80 k-19
=name-before+sums-1 r-29 g-36 h53
=name-before+sums-apart r15
=name-before+sums-grow r30
=name-before+surety-pay r36
=name-before+take-in r-24 h20
=name-before+to-dispose k-16
=name-before+to-learn g-32
=name-before+to-oppose h-16
=name-before+to-treat r-33
=name-before+trading h-21
=name-before+travelling r24
=name-before+unit g-16 m-19 h-47
=name-before+wager-event m-34 h33
=name-before+with-money h20
=narcotic r-26 g-113 m-33 h210 k-40
=narcotic+not-pork h53
=narcotic+not-told g29 m71 h22
=narcotic+official g31 m17
=narcotic+online-place g30 h-39
=narcotic+operator m-16 h-17
=narcotic+outside-prize h32
=narcotic+paid-entry g20 h27
=narcotic+paper-money r-36 m18 k-18
=narcotic+payment-versus-payment h-26
=narcotic+payroll r16
=narcotic+pays r30 h-51
=narcotic+pays-for-chance r89 g26
=narcotic+per-period g18
=narcotic+price-of h-44
=narcotic+price-word g-34
=narcotic+priced-thing r37 g-48 h34
=narcotic+reference g52 m42 h-32 k-22
=narcotic+repay g27
=narcotic+return-on-capital r-25 g38
=narcotic+right-now r29 h-23
=narcotic+sale-or-service r45 g43 m19 h-127
=narcotic+search-for g21
=narcotic+sell g15 h-45
=narcotic+serves m35 k16
=narcotic+settles-later r23 g22
=narcotic+sold-apart r36 g18 h-28
=narcotic+sold-short r30 g45 h-31
=narcotic+stakes m-22 h-24
=narcotic+sums-0 r-70 g-82 m-47 h178 k-34
=narcotic+sums-1 r-22 m15 h58
=narcotic+sums-2 r45 h-26
=narcotic+sums-3 r21
=narcotic+sums-apart r28 h-39
=narcotic+sums-grow r46 g-15
=narcotic+sums-shrink h29
=narcotic+take-in r30
=narcotic+to-learn h-65
=narcotic+to-oppose h-17
=narcotic+trade r-20 g62
=narcotic+trading g-32 h119
=narcotic+travelling g46 h16 k-25
=narcotic+unit r72 g15 h83 k-50
=narcotic+unlawful-business r34 m-26 h-74
=narcotic+wager-event h27
=narcotic+watchers r33
=narcotic+with-money r26 h-55
=narcotic+works-for r24
=no-date g86
=no-date+no-day g42
=no-date+no-decision-date g52
=no-date+pays-for-chance g17
=no-date+price-of g65
=no-date+price-word g29
=no-date+reference g23
=no-date+repay r15
=no-date+sale-or-service g55
=no-date+sums-0 g96
=no-date+unit g38
=no-day r-39 g207 h-45 k-19
=no-day+no-decision-date g52
=no-day+not-pork g15
=no-day+pays r-34
=no-day+pays-for-chance r-34
=no-day+price-of g46
=no-day+price-word g15
=no-day+reference g55
=no-day+right-now g35
=no-day+sale-or-service g81
=no-day+sums-0 r-52 g212 h-37 k-19
=no-day+unit r-27 g75
=no-day+wager-event g21
=no-decision-date g52
=no-decision-date+reference g23
=no-decision-date+sale-or-service g32
=no-decision-date+sums-0 g52
=no-spec g102 h-21
=no-spec+reference g50
=no-spec+sale-or-service g22
=no-spec+search-for g39
=no-spec+sums-0 g90 h-21
=nobody-knows r-21 g252 m-47 h-86 k-54
=nobody-knows+not-pork g28 m-17
=nobody-knows+not-told g25
=nobody-knows+paper-money r18
=nobody-knows+pays r-19 g35
=nobody-knows+pays-for-chance r-23 g113 h-21
=nobody-knows+price-of r-23 g90 h-29
=nobody-knows+priced-thing r25 g-15
=nobody-knows+reference g60 h-42
=nobody-knows+sale-or-service r-25 g59 h-39
=nobody-knows+sealed g21
=nobody-knows+shut-thing g50 h-25
=nobody-knows+sold-short r-19 g35 h-15
=nobody-knows+speed-up g-29
=nobody-knows+sums-0 r-36 g216 m-47 h-86 k-47
=nobody-knows+sums-1 g37
=nobody-knows+trade r-23 g42 h-15
=nobody-knows+trading r25 g-15
=nobody-knows+under g28
=nobody-knows+undescribed g-71 k-15
=nobody-knows+unit r-17 g48 h-51
=nobody-knows+unknown g51 h-20 k-38
=nobody-knows+watchers r18
=not-chosen r-43 g121 h-59
=not-chosen+paper-money r-31 g25
=not-chosen+pays-for-chance r-38 g45
=not-chosen+price-word r-16
=not-chosen+reference g32
=not-chosen+sale-or-service r-28
=not-chosen+settles-later r-28 g64
=not-chosen+sums-0 g62 h-57
=not-chosen+sums-2 r-47 g50
=not-chosen+sums-grow r-47 g50
=not-chosen+two-prices r-26 g41
=not-chosen+undecided r-49 g38 h-23
=not-chosen+under g40
=not-chosen+unit r-24 g32
=not-mine-yet r-62 g201 h-32 k-29
=not-mine-yet+pays-for-chance g82 h-17
=not-mine-yet+price-of r-48 g129 h-22 k-16
=not-mine-yet+reference g97
=not-mine-yet+sale-or-service r-48 g152 k-16
=not-mine-yet+sell r-55 g114 k-16
=not-mine-yet+settles-later r-26 g29
=not-mine-yet+sums-0 r-62 g201 h-32 k-29
=not-mine-yet+trade r-62 g128 k-16
=not-mine-yet+unit r-26 g65
=not-pork r-56 g143 m-40 h-234 k-26
=not-pork+out-of-reach g28
=not-pork+out-there r-17 g23
=not-pork+paper-money m46 h54
=not-pork+pays-for-chance r-17 g37 h-18
=not-pork+price-of r-52 g23
=not-pork+price-word r23 g-15 h33
=not-pork+priced-thing h33
=not-pork+receivable r-24
=not-pork+reference m17
=not-pork+repay r15
=not-pork+right-now g48 m-16
=not-pork+sell r-17 g24 h21
=not-pork+serves h33
=not-pork+settles-later g33
=not-pork+sold-short r-17 g17
=not-pork+stakes g-22 h18
=not-pork+sums-0 r-50 g104 m-44 h-193 k-15
=not-pork+sums-1 r-25 g50 h-62
=not-pork+sums-2 r20 m-26 h-15
=not-pork+sums-apart r20 h22
=not-pork+take-in r-17 g28
=not-pork+trade r-36 g33 m20 h54
=not-pork+trading g-25
=not-pork+unborn g35
=not-pork+undescribed g35
=not-pork+unit g-22 h53
=not-pork+unlawful-business m23 h33
=not-pork+wager-event g19 m28 h20
=not-pork+with-money g15 m-29 h18
=not-told r-24 g197 m37 h-63 k21
=not-told+paid-entry g-28 m29 h34
=not-told+paper-money r-24 k24
=not-told+pass-along r-17 h-19
=not-told+pays g17 h22 k23
=not-told+pays-for-chance g49 m-28 h38 k17
=not-told+per-period r21 g18 h-39
=not-told+percentage r-26
=not-told+price-of h-35
=not-told+reference r25 g46 m42 h21
=not-told+repay g22
=not-told+return-on-capital g16
=not-told+right-now g-25
=not-told+sale-or-service h-26
=not-told+sell g-44 h-25
=not-told+serves g-33 m76
=not-told+settles-later g18
=not-told+shut-thing g49 h-21
=not-told+sold-short g-16
=not-told+sums-0 r-39 g151 m28 h-128 k31
=not-told+sums-1 g58 h66
=not-told+sums-2 r20
=not-told+sums-apart r29
=not-told+trade r-16 g-34 h-35
=not-told+trading r-17 g-34 h34
=not-told+unit g57 m19 h16 k15
=not-told+unknown-party r-17 h-22 k17
=not-told+up-down r-18 m-18 h16
=not-told+wager-event g28 h-18
=not-told+watchers k44
=not-told+with-money g-15 m22
=official r-129 g-90 m-88 h210 k-91
=official+online-place g27 m-21 h-24
=official+paid-entry m-23 h-30
=official+paper-money h37 k-20
=official+payroll h-62 k22
=official+pays m-16 h45
=official+pays-for-chance r-56 m-48 h50
=official+price-of h-31
=official+principal-stays r47
=official+reference m-23 h-40 k23
=official+repay r-48
=official+sale-or-service g-16 m-34 h-137 k18
=official+sell g-19 h-21
=official+serves g-36 m-26 h-76 k22
=official+sham k22
=official+sold-apart r-24
=official+sold-short r-23 g23 h-33
=official+speed-up r-26 g-21 h130 k-36
=official+sums-0 r-87 g-64 m-83 h184 k-84
=official+sums-1 g-23 h31
=official+sums-2 r-31
=official+surety-pay r-22 h18
=official+to-learn g-23 h-25
=official+to-oppose r-26 g23
=official+trade r25
=official+travelling g22
=official+unit r35 h34 k-20
=official+unlawful-business m-27
=official+up-down h22
=official+watchers r-35 g-60 h68 k-53
=one-source r-32 g102 h-25
=one-source+price-of r-21
=one-source+reference r-25 g25
=one-source+sale-or-service r-25 g48
=one-source+sums-0 r-32 g102 h-25
=one-source+trade r-21
=one-source+unit g53 h-24
=online-place g-39 m146 h86 k-15
=online-place+operator m32 h20
=online-place+own-stake m89 h140
=online-place+paid-entry g26 m-55
=online-place+paper-money h75
=online-place+pass-along h-25 k19
=online-place+pass-on g-15 m15 h27 k41
=online-place+passes-it r17 m-23 h-22 k25
=online-place+payroll r25 k-16
=online-place+pays g-49 m21 h87 k33
=online-place+pays-for-chance r60 g43 m81 h114 k51
=online-place+per-period k21
=online-place+percentage g29 m19 h17
=online-place+price-word r31 g-35 m70
=online-place+priced-thing r-43 g40 m47 h-40
=online-place+reference r-21 g45 m-28 h23 k21
=online-place+repay g23
=online-place+return-on-capital r30 g30 m22
=online-place+right-now g17 m25 h112
=online-place+sale-or-service r47 g-26 m39 h40 k-30
=online-place+serves m-28 h104
=online-place+sham h-27 k33
=online-place+sold-apart h-31
=online-place+stakes r-18 g-26 m47 h27
=online-place+stranger r-17 h-20 k40
=online-place+sums-0 r-64 g-83 m68 h-52 k-40
=online-place+sums-1 g40 m80 h168 k25
=online-place+sums-2 r47 h-21
=online-place+sums-equal h-15
=online-place+sums-grow r30
=online-place+surety-pay m-23
=online-place+take-in g28 h-21
=online-place+tick-guess m38
=online-place+to-dispose r-18
=online-place+to-oppose r-34 g19 h-31 k-18
=online-place+trade g16 h32
=online-place+trading g83 m-24 k-16
=online-place+unit r49 m-50 h-15 k33
=online-place+unknown-party r-16 m-16 h-25 k21
=online-place+unlawful-business g22 m18
=online-place+up-down g26 h-24
=online-place+wager-event g-37 m34 h182 k18
=online-place+waiting r15
=online-place+watchers r-36 h-15 k-15
=online-place+with-money r-25 m37 h57
=online-place+works-for m-30 h-16
=operator r-106 g-44 m302 h131 k-27
=operator+outside-prize h18
=operator+paid-entry m26 h45
=operator+paper-money r-16 m23 h-16
=operator+pays m-44
=operator+pays-for-chance r-47 g-24 m82 h207
=operator+per-period g27 m31 h55
=operator+price-bet g66 m39 h-34
=operator+price-of m24
=operator+reference m98 h136 k-15
=operator+return-on-capital m35 h82
=operator+right-now m19 h83 k26
=operator+sale-or-service m74 h52
=operator+serves m-95 h64
=operator+stakes g-25 m28 h162
=operator+sums-0 r-66 g-31 m207 h-58 k-26
=operator+sums-1 r-30 m95 h153
=operator+sums-2 h35
=operator+to-learn m29 h121
=operator+to-oppose m-39
=operator+trading g-47 m56 h138
=operator+unit g-29 h119
=operator+unlawful-business r-29 m32 h-26
=operator+wager-event g-16 m70 h189
=operator+with-money g-25 m25 h131
=operator+works-for m-33 h34
=out-of-reach r-22 g217 h-102 k-18
=out-of-reach+out-there r-19 g72 h-45
=out-of-reach+pays-for-chance g44 m24 h-25
=out-of-reach+price-of r-18 g52 h-33
=out-of-reach+right-now h-19
=out-of-reach+sale-or-service g45 h-33
=out-of-reach+sell g38 h-18
=out-of-reach+serves g37
=out-of-reach+sums-0 r-21 g173 m-31 h-92 k-18
=out-of-reach+sums-1 g45
=out-of-reach+to-oppose g15
=out-of-reach+trade g52 h-33
=out-of-reach+unborn g32
=out-of-reach+wager-event g21
=out-there r-41 g331 m-47 h-102
=out-there+pays-for-chance r-21 g74 m19 h-27
=out-there+price-of r-27 g97 h-21
=out-there+price-word g23
=out-there+right-now g44 m-15 h-19
=out-there+sale-or-service g100 h-21
=out-there+sell g39
=out-there+sold-short g48
=out-there+sums-0 r-30 g323 m-48 h-89
=out-there+sums-1 m-17
=out-there+surety-pay r-17
=out-there+to-oppose g15
=out-there+trade r-18 g92 h-21
=out-there+unit g51 m-15
=out-there+wager-event g62
=outside-prize r25 g-60 m-141 h-130
=outside-prize+paid-entry m-15
=outside-prize+pays r15 m-21
=outside-prize+pays-for-chance r76 g-49 m-73
=outside-prize+per-period r-59 m-15
=outside-prize+price-of r97 g-17
=outside-prize+reference r-62 g-29 m-22
=outside-prize+repay r45
=outside-prize+sale-or-service r62 g-22 m-27
=outside-prize+savings-circle r18 g-24 m-34
=outside-prize+sell r29
=outside-prize+serves h15
=outside-prize+sold-apart r-25 g54
=outside-prize+sold-short r84
=outside-prize+sums-0 r16 g-38 m-124 h-136
=outside-prize+sums-2 r19 g-20
=outside-prize+sums-apart g-16
=outside-prize+take-in m-40
=outside-prize+to-oppose r-16
=outside-prize+trade r117 g-17
=outside-prize+under r16 h-16
=outside-prize+unit r-113 m-41 h-19
=outside-prize+unlawful-business h16
=outside-prize+wager-event r-27 m-77 h-47
=outside-prize+waiting r-17
=outside-prize+winner-takes r15 m-40 h-16
=own-account g-42 m-18 h19 k27
=own-account+paid-entry h50
=own-account+pays-for-chance r-18 g-30 h32
=own-account+price-of g-29 h34
=own-account+reference h-15
=own-account+return-on-capital h24
=own-account+sale-or-service g-35 k-32
=own-account+serves r-16 g-26
=own-account+sums-0 g-37 m-18 h19
=own-account+surety-pay h47
=own-account+unit k26
=own-stake g-29 m143 h227 k-17
=own-stake+pays-for-chance m57 h75
=own-stake+reference m42 h92
=own-stake+sums-0 r-18 g-20 m78 h143
=own-stake+sums-1 m65 h84
=own-stake+unit h22
=own-stake+wager-event m53 h96
=own-stake+with-money r16
=own-zakat-rate r-49 g113 m-19 h-63
=own-zakat-rate+pays g-24 h32
=own-zakat-rate+pays-for-chance r-22 g17 m-18
=own-zakat-rate+price-later g53
=own-zakat-rate+price-of r-22 h-21
=own-zakat-rate+price-word g25
=own-zakat-rate+priced-thing g24
=own-zakat-rate+reference g50
=own-zakat-rate+right-now g-66
=own-zakat-rate+sale-or-service r-17
=own-zakat-rate+search-for h23
=own-zakat-rate+settles-later r-22 g43 h-15
=own-zakat-rate+sold-short r-15 g-48
=own-zakat-rate+sums-0 r-43 g131 h-60
=own-zakat-rate+sums-1 m-17
=own-zakat-rate+take-in r51 g-20
=own-zakat-rate+trade r-15 g-26
=own-zakat-rate+unit g33 m-20 h-64
=paid-entry r-16 g-65 m94 h-32
=paid-entry+paper-money r38 m-24 h-28
=paid-entry+pays g53 m-27 h-18
=paid-entry+pays-for-chance r-71 m40 h66 k40
=paid-entry+per-period r51 g-16 m54 h65
=paid-entry+pledge r26
=paid-entry+price-of r44 g-67 h32
=paid-entry+price-word r-20 g-33
=paid-entry+receivable r26
=paid-entry+reference r30 g-59 m-16 h32
=paid-entry+return-on-capital m38 h44
=paid-entry+right-now r-37 g47
=paid-entry+salam g-30
=paid-entry+sale-or-service r-35 g-93 m63 h-44
=paid-entry+search-for g-30
=paid-entry+sell r35 h-26
=paid-entry+serves g-17
=paid-entry+settles-later r16
=paid-entry+sham h29
=paid-entry+shut-thing g31
=paid-entry+sold-apart h20
=paid-entry+sold-short r17 g-22 m23
=paid-entry+stakes h38
=paid-entry+stranger h28
=paid-entry+sums-0 r36 g-59 m48 h-66
=paid-entry+sums-1 r-45 g53 m-26 h-18
=paid-entry+sums-2 r-22 g-59 m64 h28
=paid-entry+sums-3 r16 h23
=paid-entry+sums-apart r15 g-34 m53 h59
=paid-entry+sums-equal r-18
=paid-entry+sums-grow g-20
=paid-entry+sums-shrink m21
=paid-entry+take-in m19
=paid-entry+to-learn r-20 g-21 m-15 h-24
=paid-entry+to-oppose m-16 h35 k22
=paid-entry+trade r48 g-59 m39 h38
=paid-entry+trading r24
=paid-entry+travelling g26
=paid-entry+unit r45 g75 m20 h-24
=paid-entry+unlawful-business m36 h96
=paid-entry+up-down g46
=paid-entry+wager-event r-38 g44 m-51
=paid-entry+watchers h26
=paid-entry+winner-takes m55
=paid-entry+with-money g-22 m44 h44
=paper-early r131 g-64 m-19 h-32 k-28
=paper-early+pays r25
=paper-early+pays-for-chance r103 g-31
=paper-early+price-of r124 g-42
=paper-early+receivable r43
=paper-early+reference r35
=paper-early+right-now r21
=paper-early+sale-or-service r132 g-42
=paper-early+sell r108 g-37
=paper-early+settles-later g-27
=paper-early+sold-short r102 g-19 m-15 k-16
=paper-early+sums-0 r92 g-41 h-24 k-22
=paper-early+sums-1 g-22
=paper-early+sums-2 r26
=paper-early+sums-shrink r28
=paper-early+trade r179 g-46 h-16
=paper-early+under r33
=paper-early+unit k-15
=paper-money r54 m22 h-25 k61
=paper-money+pass-along r-28 k44
=paper-money+pass-on r-26 k17
=paper-money+passes-it r24 m-23
=paper-money+payment-versus-payment r-15
=paper-money+payroll r42
=paper-money+pays r52 g-49
=paper-money+pays-for-chance r33 g46 m44 h54 k-18
=paper-money+per-period r-30 k68
=paper-money+pledge r25
=paper-money+price-of r-61
=paper-money+price-word r-76
=paper-money+priced-thing r25 g23 m-18 h-24
=paper-money+quick-cash r62
=paper-money+reference r101 g-15
=paper-money+repay r43
=paper-money+return-on-capital r51 g-19 k16
=paper-money+right-now r22 g-30 h38 k26
=paper-money+sale-or-service r-68 g-29 k89
=paper-money+same-back r53
=paper-money+sell r38 g-40 h-16 k-26
=paper-money+serves r40
=paper-money+settles-later r63
=paper-money+sham r-40 g-18 k-31
=paper-money+sold-apart r30
=paper-money+sold-short r47 g-35
=paper-money+speed-up r16 h-26
=paper-money+stakes g15 h44
=paper-money+stranger m-15
=paper-money+sums-0 r-22 g-24 m15 h-55 k96
=paper-money+sums-1 r23 m35 h63
=paper-money+sums-2 r38 m-42 h-44 k-36
=paper-money+sums-3 r15
=paper-money+sums-apart r-28 m19
=paper-money+sums-equal r-74 k-22
=paper-money+sums-grow r33 g28
=paper-money+sums-shrink r121 m-23 h-19
=paper-money+surety-pay k29
=paper-money+take-in r29 g-15
=paper-money+to-learn h-16
=paper-money+to-oppose r24
=paper-money+trade r-28 m20 h50
=paper-money+trading g16 m-15
=paper-money+travelling r-25 h22
=paper-money+two-prices r-17 g31
=paper-money+undecided r-29 g75
=paper-money+undescribed g-25 h37
=paper-money+unit k22
=paper-money+unknown-party m-17 k21
=paper-money+unlawful-business r-15 m85 h55 k-16
=paper-money+unlicensed r-16 h24
=paper-money+unlicensed-giving r-16 h16
=paper-money+up-down r38
=paper-money+wager-event g-22 m69 h97 k-34
=paper-money+waiting r43
=paper-money+wash-money h-18 k32
=paper-money+watchers g-17 h19 k-45
=paper-money+with-money r29 g-16 h47 k-16
=pass-along r-48 g-71 m-20 h-82 k158
=pass-along+pass-on r-21 g-25 m-16 h-30
=pass-along+passes-it k-32
=pass-along+pays-for-chance r-49 k64
=pass-along+percentage r-49 k26
=pass-along+price-of r-25 k48
=pass-along+reference g-17 k27
=pass-along+sale-or-service r-25 h-17 k35
=pass-along+sold-short r-25
=pass-along+stranger r-17 h-25 k34
=pass-along+sums-0 r-45 g-71 h-77 k137
=pass-along+sums-1 k21
=pass-along+surety-pay k22
=pass-along+take-in k40
=pass-along+unit r-20 k60
=pass-along+unknown-party r-26 g-35 h-38 k66
=pass-on r-67 m26 h-30 k87
=pass-on+payment-versus-payment r-27 h-30
=pass-on+pays g17
=pass-on+pays-for-chance r-71 g31 k21
=pass-on+percentage r-29
=pass-on+price-of r-45 g78 k-19
=pass-on+priced-thing g33
=pass-on+reference r40 g-52
=pass-on+return-on-capital r-36 h24
=pass-on+right-now r-32
=pass-on+sale-or-service r-27 k-22
=pass-on+sell r-39 g24
=pass-on+serves k15
=pass-on+settles-later g27
=pass-on+sold-short r-45 h-26
=pass-on+stranger r-22 g-27 h17 k69
=pass-on+sums-0 r-30 m-23 h-50 k63
=pass-on+sums-1 r-16 g15 m41 k28
=pass-on+sums-2 r-21
=pass-on+surety-pay k16
=pass-on+take-in g-18 k46
=pass-on+to-debtor h19
=pass-on+to-learn k-31
=pass-on+trade r-64 g64
=pass-on+trading r55 k-17
=pass-on+unit r-67 h-40 k49
=pass-on+unknown g-28 k42
=pass-on+unknown-party r-19 g-39 k46
=pass-on+with-money r-24
=passes-it g-86 m-40 h-55 k88
=passes-it+payroll h19
=passes-it+pays r50 g-15 h-16
=passes-it+pays-for-chance r34 g-36 m-27 h-29 k38
=passes-it+per-period r32
=passes-it+percentage r-32 h21
=passes-it+priced-thing r31
=passes-it+reference r62 g-43 k29
=passes-it+return-on-capital h22
=passes-it+right-now r-25
=passes-it+sale-or-service r17 g-24 k43
=passes-it+serves r-26 h-23 k36
=passes-it+small-parts h24
=passes-it+stranger k19
=passes-it+sums-0 r-46 g-56 k41
=passes-it+sums-1 m-50 h-28 k49
=passes-it+sums-2 r31 g-17 h-22
=passes-it+sums-3 r15
=passes-it+sums-equal r15
=passes-it+sums-grow r16
=passes-it+surety-pay g-16 k15
=passes-it+take-in r18 g-41 m-19 k46
=passes-it+trading r28 m17
=passes-it+unit r43
=passes-it+unknown-party m-16 k20
=passes-it+wager-event m22 h-16
=passes-it+watchers k37
=passes-it+winner-takes m31 h-16
=pay-for-cover r-73 g280 h-40
=pay-for-cover+pays r-18
=pay-for-cover+pays-for-chance r-16 g84
=pay-for-cover+per-period r-38 g126 h-25
=pay-for-cover+price-of h31
=pay-for-cover+reference g48
=pay-for-cover+return-on-capital r-27 g42
=pay-for-cover+sale-or-service r-16 g51 h21
=pay-for-cover+search-for g56 k18
=pay-for-cover+sold-apart r-15 g64
=pay-for-cover+sums-0 r-63 g232 h-39
=pay-for-cover+sums-1 g47
=pay-for-cover+to-oppose g-36
=pay-for-cover+trade h31
=pay-for-cover+travelling g48
=pay-for-cover+unit r-29 g74
=pay-me r55 m-17 h18 k70
=pay-me+pays h15
=pay-me+pays-for-chance r19 g16 h24 k32
=pay-me+per-period r22
=pay-me+percentage k38
=pay-me+reference r35
=pay-me+repay h17
=pay-me+return-on-capital r22
=pay-me+sold-apart r17
=pay-me+sums-0 k73
=pay-me+sums-1 r73
=pay-me+sums-2 r-38
=pay-me+sums-apart r-17
=pay-me+sums-equal r-42
=pay-me+sums-shrink r24
=pay-me+take-in h21
=pay-me+unit r17
=payment-versus-payment r-55 g-16 m-55 h-36 k-18
=payment-versus-payment+pays-for-chance r-18 g-16 m-33 h-30
=payment-versus-payment+price-of g-24
=payment-versus-payment+priced-thing r-50
=payment-versus-payment+right-now r-34 g-24 m-19
=payment-versus-payment+sale-or-service g-19
=payment-versus-payment+sell g-17
=payment-versus-payment+sold-short h-27
=payment-versus-payment+sums-0 r-64 m-33 h-38 k-18
=payment-versus-payment+sums-1 m-22
=payment-versus-payment+sums-shrink r41
=payment-versus-payment+trade g-24
=payment-versus-payment+trading r-28
=payment-versus-payment+unit r48 h-27
=payment-versus-payment+with-money h-26
=payroll r-18 m-48 h-72 k27
=payroll+pays-for-chance g46 m-22
=payroll+per-period h46
=payroll+price-of r71 h-30
=payroll+priced-thing g-22
=payroll+receivable r24
=payroll+reference g15 k-17
=payroll+return-on-capital h26
=payroll+right-now r59
=payroll+sale-or-service r52 g17 m-21 h-33
=payroll+sell r26 h-19
=payroll+serves r25 g-27 m-25 h-48
=payroll+sham k46
=payroll+sold-apart r-21 g74
=payroll+sold-short r48 g18
=payroll+sums-0 m-34 h-101 k34
=payroll+sums-1 g16 h32
=payroll+sums-2 r19
=payroll+sums-3 r-22
=payroll+sums-apart r-17
=payroll+sums-equal r-19
=payroll+sums-shrink r21
=payroll+take-in r51
=payroll+to-oppose g-16
=payroll+trade r64 g26 h-19
=payroll+unit r-22 g-76 m-21 k25
=payroll+unlawful-business h67
=payroll+watchers g20
=pays g28 m20 h-28
=pays+pays-for-chance r26 g69 h-34
=pays+per-period r-55 h-18 k20
=pays+percentage g-23
=pays+play-costs r-24
=pays+price-later r20
=pays+price-of r-29 h-30 k-15
=pays+price-open g-18
=pays+price-word g-15
=pays+priced-thing r55 m29
=pays+principal-stays g21
=pays+promised-cut r38 g-16
=pays+receivable r37
=pays+reference r-35 g84 m-40 h-34
=pays+repay r15 g84
=pays+return-on-capital r-29
=pays+right-now r-32 h24
=pays+sale-or-service g32 m-16 h-25 k21
=pays+savings-circle r31
=pays+search-for g20 k20
=pays+sell r34 g60
=pays+serves h-15
=pays+settles-later r-15 g-48
=pays+small-parts g23
=pays+sold-apart g-44
=pays+sold-short r-81 g-70 h17
=pays+speed-up r35
=pays+stakes r17 h-21
=pays+stipulated g-19
=pays+stranger r-29
=pays+sums-0 r28 g20 m50 h34
=pays+sums-1 h-41
=pays+sums-2 r-53 m-19 h-21
=pays+sums-apart r-86 g40
=pays+sums-equal r-20 m-19
=pays+sums-grow r67 g-26
=pays+surety r47
=pays+surety-pay g43 h-16
=pays+take-in r61 h34
=pays+tick-guess r-31 g32 m30
=pays+to-dispose g-25
=pays+to-learn g-17 k20
=pays+to-oppose r-15 g-15 h-17
=pays+to-treat r22 m-15
=pays+trade r40 g29
=pays+trading g-21 m-15
=pays+travelling g45
=pays+unit r-70 g-60 m-26
=pays+unlawful-business r32 m-26 h-15 k28
=pays+up-down r-22 h20
=pays+wager-event r-20 g-73 m60 h18 k29
=pays+watchers r42 h-16 k29
=pays+winner-takes r18 m19 h-15
=pays-for-chance r-52 g-88 m72 h27 k-101
=pays-for-chance+per-period r25 g-32 m-20 h-37 k52
=pays-for-chance+percentage r-50 k18
=pays-for-chance+play-costs r-31 g-30 m-35 h-18
=pays-for-chance+pledge r-19 h19
=pays-for-chance+price-later r26 g37
=pays-for-chance+price-of r-58 m-43 h-34 k17
=pays-for-chance+price-word r-66 g-110 m-38
=pays-for-chance+priced-thing r82 g56 m29 h-86
=pays-for-chance+promised-cut r59 g-16
=pays-for-chance+quick-cash m-17 k20
=pays-for-chance+rate-charge r37 h-15
=pays-for-chance+receivable r37 g-22 h-16
=pays-for-chance+reference r-34 g16 m59 h86 k-43
=pays-for-chance+repay r-30 g32 m-16 h-49
=pays-for-chance+reschedule r22
=pays-for-chance+return-on-capital r-47 m38 h61 k21
=pays-for-chance+right-now r-75 g17 m16
=pays-for-chance+sale-or-service r-87 g35 m-37 h-49 k-64
=pays-for-chance+same-back r70 g-27
=pays-for-chance+savings-circle r71 m-26
=pays-for-chance+sea-catch g52
=pays-for-chance+search-for r21 g64 m17 h-25 k18
=pays-for-chance+sell r-38 g86 h-60 k-17
=pays-for-chance+serves g29 h42
=pays-for-chance+settles-later g-15
=pays-for-chance+sham h97
=pays-for-chance+shut-thing g123 h-44
=pays-for-chance+small-parts r-46 g22 m-28 k49
=pays-for-chance+soft-drink h-79
=pays-for-chance+sold-apart r85 g-64 m-16
=pays-for-chance+sold-short r28 g-15 m-17 h-33
=pays-for-chance+speed-up r16 h42
=pays-for-chance+split r55 g17 h27 k15
=pays-for-chance+stakes r-16 g42 m92 h25
=pays-for-chance+stays-unseen g31 k41
=pays-for-chance+stipulated r55 g-43
=pays-for-chance+stranger r-28 h25 k23
=pays-for-chance+sums-0 r-71 g-30 h-112 k-47
=pays-for-chance+sums-1 r-149 m23 h134
=pays-for-chance+sums-2 r117 h-26 k-48
=pays-for-chance+sums-3 r51 g-58 m41 h31
=pays-for-chance+sums-apart r56 m68 h50 k-16
=pays-for-chance+sums-equal r-228 g-30 m-32 h-37 k-18
=pays-for-chance+sums-grow r185 h-40
=pays-for-chance+sums-shrink r154 g-27 h32
=pays-for-chance+surety r101
=pays-for-chance+surety-pay r-16 h61 k17
=pays-for-chance+take-in r157 g-32 m-27
=pays-for-chance+tick-guess r-52 g117 m77
=pays-for-chance+tied-deal r30 g-22
=pays-for-chance+to-debtor r39 g-17
=pays-for-chance+to-dispose r-25
=pays-for-chance+to-learn r60 h75 k18
=pays-for-chance+to-oppose r-18 m-23
=pays-for-chance+to-treat r-16 m-17 h16
=pays-for-chance+trade r-17 g74 m22 h19
=pays-for-chance+trading r28 g54 m20
=pays-for-chance+travelling r-55 g70 m-16 h-26
=pays-for-chance+two-prices r-67 g45
=pays-for-chance+unborn r-23 g94
=pays-for-chance+undecided r-65 g110
=pays-for-chance+under r-21 h24
=pays-for-chance+undescribed r-16 h-31
=pays-for-chance+unit g-74 h-38 k-59
=pays-for-chance+unknown r21 g19
=pays-for-chance+unknown-party r-39 k40
=pays-for-chance+unlawful-business m30 h138 k24
=pays-for-chance+up-down r-46 g86 m98
=pays-for-chance+wager-event r-18 g-100 m134 h154 k29
=pays-for-chance+wait-pay r120 m-15
=pays-for-chance+waiting r81 m-41 h-29
=pays-for-chance+watchers r-57 g40 h28 k-21
=pays-for-chance+winner-takes g-49 m163 h-65
=pays-for-chance+with-money r-55 g19 m47 h25
=pays-for-chance+works-for r71 g19
=per-period r136 g-57 m-57 h-27 k-15
=per-period+percentage r62 h-30
=per-period+price-of r25 g-43 m15 h49
=per-period+priced-thing r66
=per-period+principal-stays r33
=per-period+rate-charge r36 h-29
=per-period+reference r34 m47 h70
=per-period+repay r-27 m-15
=per-period+return-on-capital r66 g-22 h17
=per-period+right-now r-45 g22 h-42 k26
=per-period+sale-or-service r30 g30 h66 k-19
=per-period+savings-circle r-38 m-15
=per-period+search-for g59
=per-period+sell r27 g-63
=per-period+serves g53 h45
=per-period+settles-later g-37 h41
=per-period+shut-thing g23
=per-period+sold-apart r-61 g-19 h29
=per-period+sold-short r-18 k33
=per-period+stakes r28 h26
=per-period+sums-0 r44 g31 m-31 k-41
=per-period+sums-1 r33 g-67 k31
=per-period+sums-2 r58 m-20
=per-period+sums-apart r65 g-20 m-20
=per-period+surety r17
=per-period+surety-pay r-19 k29
=per-period+take-in h25
=per-period+to-learn g15 h44
=per-period+to-oppose h-19
=per-period+trade r40 g-58 m17 h24
=per-period+trading r-15 g-24
=per-period+travelling r-34
=per-period+unit r18 m-80 h-28
=per-period+unlawful-business r-18 m33 h61
=per-period+up-down r-33 g19
=per-period+wager-event r-25 m-50 h31
=per-period+waiting r60
=per-period+watchers r20 h30 k-23
=per-period+winner-takes g-18 m66
=per-period+with-money r26 h35 k31
=per-period+works-for r-25
=percentage g-26 h-18 k21
=percentage+price-of h-17
=percentage+receivable r20
=percentage+return-on-capital r-18 m25 h38
=percentage+right-now r39
=percentage+sale-or-service r22 g-30 m17 h-38
=percentage+soft-drink h-35
=percentage+sold-apart r54
=percentage+stipulated g-20
=percentage+stranger r-19
=percentage+sums-0 g-49 m-39 k21
=percentage+sums-1 g22 m29
=percentage+surety r23
=percentage+surety-pay r-39 g-18 m-19 h45
=percentage+to-oppose r20
=percentage+trade r-75 h-17
=percentage+trading r31 m17
=percentage+under h15
=percentage+unit r58 m20 h15
=percentage+unknown-party r-27
=percentage+unlawful-business m-39 h40
=percentage+up-down r-42 g25 m20 h15
=percentage+wager-event h25
=percentage+waiting r25
=percentage+watchers r21 k-16
=percentage+with-money m-18
=percentage+zakat r-34
=play-costs r-81 g-37 m-116 h-114 k-25
=play-costs+price-of r-25 g-17
=play-costs+sale-or-service r-46 m-39 h-32
=play-costs+sold-apart g36
=play-costs+sums-0 r-45 m-81 h-102 k-25
=play-costs+sums-1 r-18 g-34 m-35
=play-costs+unit r-33
=play-costs+wager-event g-19 m-71 h-71
=pledge r65 g-29
=pledge+priced-thing r32 g-15
=pledge+repay r-54 h21
=pledge+sale-or-service r55
=pledge+sold-apart r22
=pledge+sums-0 r96 g-19 h-23
=pledge+sums-1 r-46 h21
=pledge+take-in r-22 h21
=pledge+with-money r16
=price-bet g81 h-34
=price-bet+priced-thing g15
=price-bet+stakes g41 m-19 h-17
=price-bet+sums-0 g62 m-21 h-17
=price-bet+trading m15
=price-bet+with-money g41 m-19 h-17
=price-later g79 h36
=price-later+price-of g-21
=price-later+price-open g-31
=price-later+price-word r-37 g24
=price-later+reference g17
=price-later+right-now r24 g-43
=price-later+salam g83
=price-later+sale-or-service g36
=price-later+search-for g130
=price-later+sell r25 g-36 h15
=price-later+settles-later g15
=price-later+small-parts g18 h15
=price-later+sums-0 r-20 g108 h36
=price-later+sums-1 g-27
=price-later+trade r37 g-73 h15
=price-later+trading g35
=price-later+unit g49 h24
=price-of r-68 g48 m-45 k-31
=price-of+price-open g60 h-17
=price-of+price-word r49 m23
=price-of+priced-thing g-42
=price-of+quick-cash r79 g-20
=price-of+rate-charge r20
=price-of+receivable r107 g-36 h-56
=price-of+reference r-25 g-83 m-17 h-15 k-19
=price-of+refusal g37
=price-of+repay r72 g40
=price-of+return-on-capital r-17 g29 h41
=price-of+right-now h-21
=price-of+sale-or-service r55 g55 h67
=price-of+same-back r110 g-39
=price-of+savings-circle r93
=price-of+sealed h-17
=price-of+search-for r17 g-38
=price-of+sell r-32 g-23 m-46 k-21
=price-of+serves g-25 m-26 h49
=price-of+settles-later r43
=price-of+sham g-22 h26
=price-of+share-unknown g62 h-15
=price-of+small-parts h15
=price-of+sold-apart g32 h27
=price-of+sold-short r76 m-34
=price-of+split g22
=price-of+stakes g22 h32
=price-of+stipulated r-17 g-19
=price-of+stranger k17
=price-of+sums-0 r-41 g64 k-31
=price-of+sums-1 r52 g41 m-46
=price-of+sums-2 r-100 g-48
=price-of+sums-3 r21
=price-of+sums-apart r-109 m15 h-15
=price-of+sums-equal m-19
=price-of+sums-grow r-24 g-27
=price-of+sums-shrink r42 g-21
=price-of+surety r41
=price-of+surety-pay h16
=price-of+take-in r28 m15 h36 k-16
=price-of+tick-guess g-25 m39
=price-of+tied-deal g-55
=price-of+tied-trade r29 g-23
=price-of+to-learn r-22 g25 h42 k-16
=price-of+to-oppose r-17 g72 h-37
=price-of+trade g-27 m-40 h18
=price-of+trading r-45 h-21
=price-of+travelling g21
=price-of+unborn g45
=price-of+under r52 g-21 h40
=price-of+undescribed r-17 h-31
=price-of+unit r-35
=price-of+unknown g18
=price-of+unknown-party k28
=price-of+unknown-quantity g40
=price-of+unlawful-business r16 g-19 m29 h122
=price-of+up-down r36 g-27 h38
=price-of+wager-event r-25 g78 h67
=price-of+wait-pay r44
=price-of+waiting r45
=price-of+watchers h30 k27
=price-of+winner-takes m33
=price-of+with-money r-28 g-31
=price-open r-42 g155 h-21
=price-open+price-word r-29 g115 h-21
=price-open+priced-thing g36 h-17
=price-open+reference g52
=price-open+right-now g36
=price-open+sale-or-service r-30 g115 h-21
=price-open+sell g23
=price-open+settles-later r-15 g17
=price-open+sums-0 r-42 g146 h-21
=price-open+trade g23
=price-open+unit g51
=price-open+wager-event g28
=price-word g76 h-59 k-39
=price-word+priced-thing r54 g-61 m37
=price-word+rate-charge r21
=price-word+receivable r-17
=price-word+reference r-45 g-21 h20
=price-word+repay r32 h16 k18
=price-word+return-on-capital r-40
=price-word+right-now r34 g31
=price-word+salam g19
=price-word+sale-or-service r15 g47 m16 k-32
=price-word+sell h24
=price-word+serves r36 g44
=price-word+settles-later r46 g35
=price-word+small-parts g-50
=price-word+sold-apart r-38 g-27
=price-word+sold-short r-30
=price-word+split r37 g22
=price-word+stakes g39
=price-word+stipulated g-25
=price-word+sums-0 r60 g173 m33 h-40 k-38
=price-word+sums-1 g-119 m-21
=price-word+sums-2 r-34 g23
=price-word+sums-3 r-25
=price-word+sums-grow r-19
=price-word+sums-shrink r-31
=price-word+surety-pay r27
=price-word+take-in r70 g18 m47
=price-word+tick-guess m55
=price-word+tied-deal r30
=price-word+tied-trade g-17
=price-word+to-learn r21 g41 k-15
=price-word+to-oppose m15
=price-word+trade g-46 h25
=price-word+trading g80 h19
=price-word+undecided g48
=price-word+under m15
=price-word+unit r-24 g-112 h27
=price-word+unlawful-business h21
=price-word+up-down r24 g-18
=price-word+wager-event g23 m-18
=price-word+wait-pay r62
=price-word+waiting r27
=price-word+watchers r-83
=price-word+works-for g-18
=priced-thing r-33 g72 m-18 h-40 k-31
=priced-thing+receivable r-15
=priced-thing+reference r-85 g39 m41
=priced-thing+return-on-capital g20
=priced-thing+right-now r56 g21 m-23
=priced-thing+sale-or-service r31 g-25
=priced-thing+sell r-93 g51
=priced-thing+serves h54
=priced-thing+settles-later r89 g-58
=priced-thing+small-parts r15
=priced-thing+sold-apart g-44
=priced-thing+sold-short g-18
=priced-thing+split r32 g22
=priced-thing+stakes r-46 g168 m24
=priced-thing+stipulated g-22
=priced-thing+sums-0 g-103 m-98 h-15 k-31
=priced-thing+sums-1 r-23 g88 m18
=priced-thing+sums-2 r-24 g88 m64 h-19
=priced-thing+sums-apart r-27 g70 m51 h-27
=priced-thing+sums-grow g18
=priced-thing+take-in r41 m15
=priced-thing+tick-guess r-74 g80 m136
=priced-thing+to-learn r21
=priced-thing+to-oppose g59 m25
=priced-thing+trade r-52 m-34
=priced-thing+trading g60 m24 h-36
=priced-thing+under m41
=priced-thing+undescribed r25 g-24
=priced-thing+unit r140 g-37 m47 h-58
=priced-thing+unlawful-business r59 h58
=priced-thing+up-down r-53 g137 m59 h-24
=priced-thing+wager-event r-28 g-26
=priced-thing+waiting r45
=priced-thing+watchers r17
=priced-thing+with-money r-25 g73 m34
=principal-stays r89 g-35 h-17
=principal-stays+receivable r-67
=principal-stays+settles-later g-27
=principal-stays+sums-0 r97 g-19 h-17
=principal-stays+sums-1 r-37 g-17
=principal-stays+unit r-17 g-33
=promised-cut r61 g-37 h-28 k-16
=promised-cut+reference r24 g-16 h-23 k-15
=promised-cut+sale-or-service r17 g-24 h-24 k-16
=promised-cut+stipulated g-16
=promised-cut+sums-0 r28 g-37 h-28
=promised-cut+surety-pay r-17 h-19
=promised-cut+to-debtor r41
=promised-cut+trade r36 g-17
=promised-cut+trading r26 g-29 h-26 k-15
=quick-cash r83 m-25
=quick-cash+reference r40
=quick-cash+right-now r-33
=quick-cash+sale-or-service r75 g-22 k-19
=quick-cash+sell r91 g-21
=quick-cash+sold-short r31 k24
=quick-cash+sums-0 r91 m-21 k-23
=quick-cash+sums-1 r-15 k29
=quick-cash+take-in r41
=quick-cash+trade r96 g-21
=quick-cash+trading r70 g-24
=quick-cash+unit r-19 m-19 k24
=quick-cash+watchers r58
=rate-charge r195 g-24 m-36 h-34
=rate-charge+reference r25 g15 h42 k20
=rate-charge+repay r19
=rate-charge+return-on-capital r17
=rate-charge+sale-or-service r59 g-17 h30 k20
=rate-charge+sums-0 r166 g-24 m-36 h-34
=rate-charge+sums-1 r22
=rate-charge+surety-pay r20
=rate-charge+trading g22
=rate-charge+unit r92 h36
=receivable r56 g-50 k-34
=receivable+reference r59 g-16
=receivable+repay r47
=receivable+reschedule r-27
=receivable+sale-or-service r157 g-44 h-44
=receivable+sell r76 g-40 h-37
=receivable+serves r55 h-20
=receivable+sold-short r40
=receivable+sums-0 r62 g-49 m31 h30 k-29
=receivable+sums-1 r18 m-27 h-16
=receivable+sums-2 r-35
=receivable+sums-apart r-18
=receivable+sums-grow r53
=receivable+sums-shrink r-58
=receivable+surety r39 h-28
=receivable+surety-pay r65 h-16
=receivable+take-in r54
=receivable+to-debtor r-31
=receivable+to-learn r-19
=receivable+trade r158 g-25 h-46
=receivable+trading r23
=receivable+unit g-30 h-15
=receivable+unlawful-business r-17 m18 h20
=receivable+up-down r35
=receivable+wager-event r-26 m15
=receivable+wait-pay r18
=receivable+watchers r23
=receivable+with-money g20
=reference r-15 g-56 h-19 k20
=reference+repay r-22 g-69 h-18 k25
=reference+return-on-capital r34 g18 m-15
=reference+right-now r23 g24 m40 k-24
=reference+sale-or-service r-60 g-82 m-22 h33 k-21
=reference+same-back r68
=reference+search-for g17 h-18
=reference+sell r45 g107 h-86
=reference+serves r38 g46 m20 h-71
=reference+settles-later r-59
=reference+sham h-53 k79
=reference+shut-thing g-15 h-21
=reference+small-parts g-16 h19 k35
=reference+soft-drink g-17
=reference+sold-apart g-22 h-29
=reference+sold-short r-21 g-21
=reference+speed-up k30
=reference+split r26 h16 k-17
=reference+stakes r24 g-24 m-20 h76
=reference+stays-unseen k52
=reference+stranger k15
=reference+sums-0 r-96 g35 h-21
=reference+sums-1 r-38 g-43 m-22 h-53
=reference+sums-2 r124 g-25 h31
=reference+sums-3 g-23 h23
=reference+sums-apart g-18 m36 h52
=reference+sums-equal m-20
=reference+sums-grow r29
=reference+sums-shrink r72
=reference+surety-pay h-35
=reference+take-in r31 m-31 k-23
=reference+tied-deal g-35
=reference+tied-trade r28
=reference+to-debtor r21 h21
=reference+to-dispose r-26
=reference+to-learn r-24 g-28 h34
=reference+to-oppose r40 m-15 h-31
=reference+trade r71 g-42 k-34
=reference+trading r41 g-24 m36
=reference+travelling g30 m-16
=reference+two-prices r-15
=reference+unborn g16
=reference+undecided r-23 g69
=reference+under h-15 k-17
=reference+undescribed g27 h-19
=reference+unit r34 g117 k23
=reference+unknown-party k46
=reference+unknown-quantity g15
=reference+unlawful-business m53 h130
=reference+unlicensed g25 h-21
=reference+unlicensed-giving g17
=reference+up-down g28
=reference+wager-event r-29 g25 m-71 k15
=reference+waiting g-37
=reference+watchers r-20 h30 k-19
=reference+with-money r36 g-48 h86
=reference+works-for g33
=refusal r-39 g38 m-32 h26 k31
=refusal+sale-or-service g35 h16
=refusal+sums-0 r-47 g48 m-29 h30 k31
=refusal+to-learn g-15
=refusal+unit g30
=repay r123 g-120 m-35 h-105 k-27
=repay+return-on-capital g19 m-23 h-24
=repay+right-now r29
=repay+sale-or-service r60 g-65 m-24 k35
=repay+sell r72 g-35
=repay+serves r112 g-35
=repay+settles-later r27 g-33
=repay+sold-apart g36
=repay+sold-short r-17 g16
=repay+stakes r52
=repay+sums-0 r80 g-28 m-16 h-45 k-17
=repay+sums-1 r-48 g-87 m-33 h-20
=repay+sums-2 r122 m19 h-40
=repay+sums-3 r-31
=repay+sums-equal r-117
=repay+sums-grow r193 h-19
=repay+sums-shrink r18
=repay+surety-pay r19
=repay+take-in r-16 g17
=repay+to-debtor r-21
=repay+trade r65
=repay+trading r40
=repay+unit r-25 g-82
=repay+unlawful-business m22 h45
=repay+unpromised r-21
=repay+up-down g-36
=repay+wager-event r16 m64 h18
=repay+waiting r22
=repay+watchers r46 g29
=repay+with-money r37
=reroute g-20 h-22 k81
=reroute+sums-0 g-20 h-22 k81
=reschedule r34 h-19
=reschedule+sale-or-service r34
=reschedule+sums-0 r37 h-16
=reschedule+sums-2 r-21
=reschedule+sums-grow r29
=reschedule+to-oppose r17
=return-on-capital r101 m-35 h-82 k-23
=return-on-capital+right-now r-25
=return-on-capital+sale-or-service r-23 g54 k-16
=return-on-capital+search-for g16
=return-on-capital+sell r21 g-33
=return-on-capital+serves g110 h32
=return-on-capital+settles-later g-34
=return-on-capital+small-parts h24
=return-on-capital+sold-apart r61 g-15 h20
=return-on-capital+sold-short r-56 g17 k34
=return-on-capital+stakes r16 m-17
=return-on-capital+sums-0 r77 g17 m-23 h-70 k-44
=return-on-capital+sums-1 g22 h-26 k21
=return-on-capital+sums-2 r26 g-31 m-20 h19
=return-on-capital+sums-apart r46 g-19 m-31
=return-on-capital+sums-grow r31 g-17
=return-on-capital+sums-shrink r-37 h25
=return-on-capital+surety-pay r-62 h52 k29
=return-on-capital+take-in r-59 h17
=return-on-capital+trade m17 h27
=return-on-capital+travelling r-33 g-31
=return-on-capital+unit r-29 g-19 m-33 h29
=return-on-capital+unlawful-business m33 h102
=return-on-capital+up-down r-42 g24 m15
=return-on-capital+wager-event r27 m-19
=return-on-capital+waiting r60
=return-on-capital+watchers r36 h25 k-20
=return-on-capital+with-money g-16 k38
=right-now g-41 h-58
=right-now+sale-or-service r69 g16 m42 k-32
=right-now+same-back r26
=right-now+search-for g-46
=right-now+sell r16
=right-now+serves r50 m-15
=right-now+settles-later r27 g-62 k20
=right-now+sold-apart r20 g-18
=right-now+stakes h74
=right-now+sums-0 r56 g62 m27 h-61 k-32
=right-now+sums-1 r-61 g-40 h23 k38
=right-now+sums-2 r26 g-34 m-39 h-20
=right-now+sums-3 r-32 g-29
=right-now+sums-equal r-27
=right-now+sums-grow g-40 m-21
=right-now+sums-shrink r15
=right-now+surety-pay r24
=right-now+take-in g-61 m-29 k25
=right-now+to-dispose r16
=right-now+to-learn r27 g16 h-23
=right-now+trade r-41 g31 h-24
=right-now+trading r-42
=right-now+two-prices r-48
=right-now+undecided r-31 g30
=right-now+unit r63 g-17
=right-now+unlawful-business r23 g17 h56 k24
=right-now+up-down k18
=right-now+wager-event g31 m66 h121 k-18
=right-now+watchers g-17 k45
=right-now+with-money r-30 g-21 h40
=right-now+works-for g-18 m-21
=salam r-17
=salam+sale-or-service r-17
=salam+search-for r-17
=salam+sums-0 r-17
=salam+trading g-16
=salam+unit g-35
=sale-or-service r-71 g-65 m-73 h-115
=sale-or-service+same-back r110 g-39
=sale-or-service+savings-circle r56
=sale-or-service+sea-catch g21
=sale-or-service+search-for h35
=sale-or-service+sell r-36 g-19 m-45 h33 k-23
=sale-or-service+serves g32 m-51 h22 k-15
=sale-or-service+settles-later r33 h-23 k-26
=sale-or-service+sham g-18 h-31 k94
=sale-or-service+share-unknown g62 h-15
=sale-or-service+shut-thing g51 h-38
=sale-or-service+small-parts r-22 g-25 h21 k-54
=sale-or-service+sold-apart r44 g53 h21
=sale-or-service+sold-short r69
=sale-or-service+split r38 g22 k-60
=sale-or-service+stakes g38 m-45 h96
=sale-or-service+stays-unseen r-23 g34 k49
=sale-or-service+stipulated r21
=sale-or-service+sums-0 g20 m58 h-35 k47
=sale-or-service+sums-1 r85 g-36 m-104 h-88 k-33
=sale-or-service+sums-2 r-91 g-37 m-20 h18
=sale-or-service+sums-3 r-52
=sale-or-service+sums-apart r-100 g-15 m-22 h-19
=sale-or-service+sums-grow r-79
=sale-or-service+sums-shrink r32 g-22 h20
=sale-or-service+surety r56
=sale-or-service+surety-pay r61 m15
=sale-or-service+takaful g-20
=sale-or-service+take-in r107 h24
=sale-or-service+tick-guess m48
=sale-or-service+tied-deal r34 g-44
=sale-or-service+tied-trade r44 g-23
=sale-or-service+to-debtor r41 g-17
=sale-or-service+to-dispose r-47 g-54
=sale-or-service+to-learn r28 g16 h21 k18
=sale-or-service+to-oppose r-50 h-101
=sale-or-service+trade r118 m-21 h40 k-32
=sale-or-service+trading m15 h24 k-27
=sale-or-service+travelling r-48 g40 m-17 h-28
=sale-or-service+two-prices g19
=sale-or-service+unborn g21
=sale-or-service+undecided r-18 g39
=sale-or-service+under r78 g-46 k-16
=sale-or-service+undescribed r-17 h-17
=sale-or-service+unit r-87 m72 h29 k-33
=sale-or-service+unknown g45
=sale-or-service+unknown-party k71
=sale-or-service+unknown-quantity g40
=sale-or-service+unlawful-business g-24 m48 h346 k24
=sale-or-service+unlicensed-giving r-26 h-25 k24
=sale-or-service+up-down g27 h34 k24
=sale-or-service+victim-fee m-20 h-47 k145
=sale-or-service+wager-event g71 m-31 h-31 k71
=sale-or-service+wait-pay r59
=sale-or-service+waiting r81
=sale-or-service+watchers m-24 h-29 k22
=sale-or-service+winner-takes m24
=sale-or-service+with-money m17 h81
=same-back r134 g-39
=same-back+sell r105 g-39
=same-back+settles-later g-18
=same-back+sold-short r39
=same-back+sums-0 r120 g-29
=same-back+trade r110 g-39
=same-back+unit r41
=savings-circle r15 g-30 m-36
=savings-circle+sell r36
=savings-circle+sold-apart r-18
=savings-circle+sold-short r76
=savings-circle+sums-0 g-29 m-26 h-15
=savings-circle+sums-1 r18
=savings-circle+take-in m-17
=savings-circle+trade r108
=savings-circle+unit r-68 m-16
=savings-circle+wager-event m-20
=sea-catch r-22 g154 m-48 h-21
=sea-catch+settles-later g19
=sea-catch+sums-0 g68 m-39
=sea-catch+sums-1 g85 h-26
=sea-catch+up-down g16
=sealed g28 h-19
=sealed+shut-thing g24 h-17
=sealed+sums-0 h-16
=search-for r-56 g81 h-74 k-25
=search-for+sell r30 g-31
=search-for+serves h-21
=search-for+settles-later g50
=search-for+sold-apart g16
=search-for+sold-short r32
=search-for+sums-0 r-74 g56 m-18 h-37 k-22
=search-for+sums-1 g38 h-24
=search-for+surety-pay g24 h-16
=search-for+takaful g-49
=search-for+to-learn h-20 k18
=search-for+to-oppose g-20
=search-for+trade r34 g-47
=search-for+trading g-131 h39
=search-for+travelling g23
=search-for+unit g-59 h-19
=search-for+wager-event g27
=search-for+works-for g-15
=sell r-19 g99 m-36 h-30 k-42
=sell+serves r-50 m-19 h34
=sell+settles-later r34 g-92
=sell+sham r26 g-18 h-16
=sell+share-unknown g62
=sell+shut-thing g38
=sell+sold-apart r16 g30
=sell+sold-short r-26 k-15
=sell+sums-0 r-77 g134 m-18 h-16 k-36
=sell+sums-1 m-15
=sell+sums-2 r29 g-20
=sell+sums-shrink r49 g-20
=sell+surety-pay r-22
=sell+take-in r19 g22 k-17
=sell+tied-deal r-29 g-23
=sell+to-learn h17
=sell+to-oppose g57 h-37
=sell+trade m-34 h-18 k-19
=sell+trading g-42 h-56
=sell+under r32 h18
=sell+unit r-80 g30 h24 k-17
=sell+unknown g20 k-22
=sell+unlawful-business g-15 m-19
=sell+wager-event g48 h-43
=sell+waiting r-33 g15
=sell+watchers r71 h-23 k19
=sell+with-money r-53 g-30
=serves g-72 m-84 h40
=serves+settles-later r-16
=serves+sham k22
=serves+small-parts k-15
=serves+sold-apart g21
=serves+sold-short r28 g37
=serves+stakes h26
=serves+stipulated r-18
=serves+stranger k18
=serves+sums-0 r44 g-86 m-127 h-29
=serves+sums-1 r-78 g20 m50 h77
=serves+sums-2 r42
=serves+sums-3 r-22
=serves+sums-equal r-38
=serves+sums-grow r19
=serves+sums-shrink r25
=serves+surety r28
=serves+surety-pay r-21 m18 h17
=serves+take-in r16 h-32
=serves+to-learn r28 g-26
=serves+trade g34 m-19 h43
=serves+trading r-91 g-35 m-22 h-34 k-17
=serves+travelling h-19
=serves+under r-19 h18
=serves+unit r26 g62 m-43 k-21
=serves+unlawful-business m-155 h245
=serves+unlicensed-giving h-30 k22
=serves+up-down r-24 h18
=serves+wager-event h39
=serves+watchers g19 h69 k-26
=serves+with-money h31
=serves+works-for r-27 g21 m-38 h-17
=settles-later r34 g104 m-31 h-99
=settles-later+small-parts h-25 k26
=settles-later+sold-apart r-19
=settles-later+sums-0 r58 g113 m-26 h-76 k-28
=settles-later+sums-1 r-70 g29 h-16
=settles-later+sums-2 r17 g-28
=settles-later+sums-3 r28
=settles-later+sums-apart r27 g-19
=settles-later+sums-grow r-28
=settles-later+sums-shrink r48
=settles-later+take-in k28
=settles-later+to-learn g-16
=settles-later+trade r36 g-73 k-16
=settles-later+trading g-48
=settles-later+two-prices r-42 g20
=settles-later+undecided r-52 g41
=settles-later+unit r-23 g-109 m-24 k-17
=settles-later+unlawful-business r20
=settles-later+up-down r21
=settles-later+wager-event h-20
=settles-later+watchers k16
=settles-later+with-money r24
=sham r-17 g-121 m-53 h237 k34
=sham+sold-short r21 g-19
=sham+sums-0 r-37 g-117 m-49 h198 k34
=sham+sums-1 h38
=sham+to-learn h25
=sham+trade g-22 h23
=sham+trading h-42 k17
=sham+travelling h20
=sham+unit r29 h-23 k81
=sham+unknown r25 k-20
=sham+watchers r23 h-23 k57
=share-unknown g92 h-39 k-19
=share-unknown+sums-0 g92 h-39 k-19
=share-unknown+trade g62 h-15
=share-unknown+trading g23
=share-unknown+unit g23
=shut-thing r-26 g422 m-17 h-133 k-27
=shut-thing+sums-0 r-26 g260 h-121 k-24
=shut-thing+sums-1 g130
=shut-thing+to-learn g17
=shut-thing+trade g34
=shut-thing+undescribed g31 h-19
=shut-thing+unit r-15 g211 h-69
=shut-thing+wager-event g36 h-15
=small-parts r-90 g-104 m-66 h-101 k184
=small-parts+split r-40 g-20 m-35 h-18
=small-parts+stays-unseen g-40 h-31 k95
=small-parts+sums-0 r-48 g-103 m-50 h-88 k150
=small-parts+sums-1 r-18 k24
=small-parts+to-oppose k26
=small-parts+trade h15
=small-parts+under r-15 h-15
=small-parts+unit r-30 h24 k51
=small-parts+watchers r-15 k51
=soft-drink g-26 h-115
=soft-drink+sums-0 g-26 h-71
=soft-drink+sums-1 h-44
=sold-apart r-17 g208 m-21 h-51
=sold-apart+sold-short r22 g37
=sold-apart+sums-0 r-46 g209 h-54
=sold-apart+sums-1 r45 g-22
=sold-apart+sums-2 r-34 g21
=sold-apart+sums-3 r18
=sold-apart+sums-apart r-26 g22
=sold-apart+surety-pay h22
=sold-apart+take-in r-21
=sold-apart+to-learn g25 h21
=sold-apart+trade g50
=sold-apart+trading r-44
=sold-apart+unit r-20 k-27
=sold-apart+unlawful-business r-18 m26 h44
=sold-apart+wager-event g-23
=sold-apart+waiting g69
=sold-apart+watchers r-40 g53
=sold-apart+with-money g21
=sold-short r99 m-28 h-45 k-18
=sold-short+sums-0 r58 g22 m-15 h-35
=sold-short+sums-1 g17 m43
=sold-short+sums-2 r35 g-21 m-45 h-18 k-18
=sold-short+sums-apart r-38
=sold-short+sums-equal r-47 m-25
=sold-short+sums-grow r42
=sold-short+sums-shrink r71 g-17 m-24
=sold-short+surety-pay r-33 g24 k32
=sold-short+take-in r33 g-16
=sold-short+to-oppose g34
=sold-short+trade r109 m-15 h-21
=sold-short+trading r38 g-67
=sold-short+travelling r-35
=sold-short+under r51
=sold-short+unit r19 g-50 h-28 k24
=sold-short+unknown-party k20
=sold-short+unlawful-business g17 h-43
=sold-short+wager-event r-35 m19 k15
=sold-short+watchers r-24
=sold-short+with-money r-52 g53 h-26
=speed-up r-27 g-67 m-34 h189 k-63
=speed-up+sums-0 r-27 g-62 m-43 h155 k-59
=speed-up+sums-1 h34
=speed-up+take-in h27
=speed-up+to-oppose h26
=speed-up+undescribed g-29
=speed-up+unit r22 h39
=speed-up+up-down m20 h30
=speed-up+wager-event r16 m-21
=speed-up+watchers h29
=split r-19 g-48 m-26 h-43 k98
=split+stays-unseen r-17 k41
=split+sums-0 r-50 g-67 m-38 h-70 k83
=split+sums-1 r54 g26 m17 h27
=split+sums-2 r-22 k23
=split+under r-35 k34
=split+unit h21
=split+wager-event h24
=split+watchers k29
=stakes r-38 g59 m199 h-68 k-37
=stakes+sums-0 r-45 g-38 m108 h-128 k-32
=stakes+sums-1 r17 g31 m76 h55
=stakes+sums-2 g67 h-16
=stakes+sums-apart g53
=stakes+sums-grow r-18 g17 m32
=stakes+take-in h22
=stakes+tick-guess g28 m34
=stakes+to-learn m-19 h15
=stakes+to-oppose g46 m32 h-32
=stakes+trading g63 m30 h53
=stakes+under g33
=stakes+unit g19 h58
=stakes+unlawful-business h69
=stakes+up-down r-25 g133 h-35
=stakes+wager-event g-44 m62 h114
=stakes+winner-takes h21
=stakes+with-money g-26 m31 h18 k-25
=stays-unseen r-53 g-99 m-20 h-71 k317
=stays-unseen+sums-0 r-52 g-96 m-18 h-62 k276
=stays-unseen+under k30
=stays-unseen+unit k40
=stays-unseen+unknown g-17 k22
=stays-unseen+unlicensed-giving h30 k-20
=stays-unseen+up-down k16
=stays-unseen+watchers r-21 g-16 k61
=stipulated r115 g-39
=stipulated+sums-0 r76
=stipulated+sums-1 r56 g-46
=stipulated+sums-2 r-17
=stipulated+surety-pay r-19
=stipulated+to-debtor r19
=stipulated+trade r34
=stipulated+trading r62 g16
=stipulated+unit g-29
=stranger r-45 g-103 m-25 h-21 k173
=stranger+sums-0 r-52 g-92 h-49 k141
=stranger+sums-1 m-23 h28 k31
=stranger+surety-pay k28
=stranger+take-in k15
=stranger+trade h15
=stranger+unit r-21 h-16 k60
=stranger+unknown g-19 k17
=stranger+unknown-party r-30 g-42 k27
=sums-0 r-81 g201 m80 h411 k104
=sums-0+surety r72 g-38 h-40
=sums-0+surety-pay r-18 g-26 m-32 h24 k16
=sums-0+takaful r-28 g-99 m-25 h-66
=sums-0+take-in m85 h17 k46
=sums-0+tick-guess r-37 g38 m160 h-31
=sums-0+tied-deal r16 g-49
=sums-0+tied-trade r32 g-19
=sums-0+to-debtor r-56 g-69 k-17
=sums-0+to-dispose r-126 g-88 m-48 h-59 k-25
=sums-0+to-learn r-177 g-188 m-102 h-174 k-39
=sums-0+to-oppose r-37 g-36 m-58 h-110 k-27
=sums-0+to-treat r-24 g-28 m-81 h-123 k-40
=sums-0+trade r74 g-29 m-17 h-30 k-21
=sums-0+trading r-32 g99 m-26 h-106 k-29
=sums-0+travelling r-19 g-17 m-28 h-74 k-35
=sums-0+unborn r-26 g270 m-25 h-107
=sums-0+undecided g21 h-35
=sums-0+under r39 g-40 m-26 h43 k34
=sums-0+undescribed g88 h-54 k-49
=sums-0+unit r-31 g-47 m-31 k-18
=sums-0+unknown g110 h-58 k-41
=sums-0+unknown-party r-58 g-67 h-32 k116
=sums-0+unknown-quantity g24
=sums-0+unlawful-business r-38 g-112 h224 k-17
=sums-0+unlicensed r-16 h-29 k140
=sums-0+unlicensed-giving r-48 g19 h-28 k164
=sums-0+unpromised r-22 g-34
=sums-0+up-down r36 m-57 h-57 k41
=sums-0+victim-fee r-17 g-18 m-32 h-57 k188
=sums-0+wager-event r-98 g-27 m44 h-110 k-39
=sums-0+wait-pay r61 h-20
=sums-0+waiting r109 g-59 h-89 k-24
=sums-0+wash-money r-27 g-22 h-59 k215
=sums-0+watchers g-59 m-23 h-45 k158
=sums-0+winner-takes r24 g-33 m78 h-21 k-20
=sums-0+with-money m100 h-85 k-41
=sums-0+works-for r-69 g-59 m-66 h17
=sums-0+wrapped-gift g-17 h-37
=sums-0+zakat r-63 g-28 m-27 h-77
=sums-1 r-24 g61 m135 h50
=sums-1+surety r50
=sums-1+surety-pay m17 h40 k34
=sums-1+take-in r29 g-21 k39
=sums-1+tick-guess r-20 g110 m23
=sums-1+tied-deal r34
=sums-1+tied-trade r36
=sums-1+to-debtor r52 g20
=sums-1+to-dispose r-15
=sums-1+to-learn r56 h51
=sums-1+to-oppose r-53 g20
=sums-1+to-treat r17
=sums-1+trade r54 g69 h-19
=sums-1+trading r60 g53 m-41
=sums-1+travelling g30 h-31
=sums-1+undescribed g26
=sums-1+unit r95 g31 m-64 h-75 k35
=sums-1+unknown r18 k15
=sums-1+unknown-party m-16 k26
=sums-1+unlawful-business r-24 m31 h58
=sums-1+up-down r-21 g83 m83
=sums-1+wager-event r-20 g-89 m102 h-27
=sums-1+wait-pay r106 m-17
=sums-1+waiting r95 m-31
=sums-1+watchers r-43 k-23
=sums-1+winner-takes r-31 g-41 m143 h-38
=sums-1+with-money r-27 g43 m97 h89 k16
=sums-1+works-for r27 g23
=sums-2 r156 m-17 h-43 k-52
=sums-2+sums-apart r-36 g28 m45 h38
=sums-2+sums-equal r-377 g-47 m-35 h-50 k-27
=sums-2+sums-grow r340 g39 m-41 h-63
=sums-2+sums-shrink r229 g-33 h32
=sums-2+surety-pay h-26
=sums-2+take-in r41 g23 h-33
=sums-2+tick-guess m20
=sums-2+to-learn r21 g32
=sums-2+to-oppose r24
=sums-2+trade r-36
=sums-2+trading r-63 g64 h19
=sums-2+two-prices r-66 g20
=sums-2+undecided r-76 g97
=sums-2+under r-52 m16
=sums-2+unit g-15 m-32 k-21
=sums-2+up-down r-23 g36 m42 h-19
=sums-2+wager-event g24 m55 h30
=sums-2+waiting r26
=sums-2+watchers g47
=sums-2+winner-takes r-18 m39
=sums-2+with-money r40 g16 m-35 h-39 k-18
=sums-3 r51 g-58 m41 h31
=sums-3+sums-apart r81 g-29 m36 h25
=sums-3+sums-grow r-22 g-24
=sums-3+sums-shrink r-20
=sums-3+trade r24
=sums-3+unit r-44
=sums-3+unlawful-business m18 h33
=sums-3+wager-event r-15 m42 h55
=sums-3+with-money h16
=sums-apart r45 m81 h63 k-16
=sums-apart+take-in r-18 g35 h-15
=sums-apart+trade r-56 g18
=sums-apart+trading g47 h18
=sums-apart+unit r-33 g-21 m-17 h-15
=sums-apart+unlawful-business m29 h53
=sums-apart+up-down g17 h-19
=sums-apart+wager-event r-20 m53 h85
=sums-apart+waiting r47
=sums-apart+watchers r-26 g54 m-15
=sums-apart+winner-takes m45 h-17
=sums-apart+with-money r-15 g24
=sums-equal r-365 g-52 m-35 h-50 k-18
=sums-equal+take-in r-50
=sums-equal+trade r16
=sums-equal+unit r-88
=sums-equal+with-money r-47 m-25
=sums-grow r318 g15 m-40 h-54
=sums-grow+surety-pay r18
=sums-grow+take-in r71
=sums-grow+tick-guess m20
=sums-grow+to-oppose r15
=sums-grow+trade g-17
=sums-grow+trading r-32 g15
=sums-grow+two-prices r-79 g15
=sums-grow+undecided r-76 g97
=sums-grow+unit r22 g16 m-22
=sums-grow+up-down r-18 g18 m32
=sums-grow+wager-event m25
=sums-grow+with-money r20
=sums-shrink r209 g-33 m18 h29
=sums-shrink+take-in r44
=sums-shrink+to-oppose r18
=sums-shrink+trade r34 g-20
=sums-shrink+trading r-17
=sums-shrink+unit r62
=sums-shrink+with-money r75 m-15
=surety r126 g-41 m-17 h-45
=surety+surety-pay r126 h-39
=surety+take-in r52
=surety-pay g-45 m-15 h38 k44
=surety-pay+take-in r32 g-18
=surety-pay+to-oppose g18 h-17
=surety-pay+trade r-28 h-26
=surety-pay+trading g-21 h-34
=surety-pay+unit r-56 g-20 h27 k37
=surety-pay+unlawful-business m-31
=surety-pay+wager-event r-16 g25 m25
=surety-pay+waiting r22
=surety-pay+watchers h55
=surety-pay+with-money r-39 k32
=takaful r-29 g-99 m-25 h-66
=takaful+trading g-18
=takaful+unit g-26
=take-in r86 m62 h-29 k83
=take-in+to-oppose r-32
=take-in+trade r33 g22 k-18
=take-in+trading r-15 g-53
=take-in+unit r111 g30 m-42 k-40
=take-in+up-down g-17 m16
=take-in+wager-event r-22 m79 h24
=take-in+waiting r41
=take-in+winner-takes g-36 m46 h-40
=take-in+with-money g-16 h20
=tick-guess r-71 g158 m202 h-45
=tick-guess+to-oppose g34 m40
=tick-guess+trading g40 m70
=tick-guess+unit r-37 g77 m62
=tick-guess+up-down r-39 g16 m23
=tick-guess+with-money g39 m15
=tied-deal r57 g-55
=tied-deal+tied-trade r54
=tied-deal+trade g-55
=tied-deal+trading r15 g-20
=tied-trade r72 g-23
=tied-trade+trade r30 g-17
=to-debtor r-17 g-49 k-24
=to-debtor+trade r28
=to-debtor+trading r39
=to-dispose r-133 g-101 m-48 h-59 k-25
=to-dispose+to-oppose r-23 g-79 m-17 h-19
=to-dispose+unit r-38 h-15
=to-dispose+unlawful-business m-39
=to-dispose+unlicensed k17
=to-dispose+unlicensed-giving k25
=to-dispose+wager-event r-16 m-25
=to-dispose+waiting r-54
=to-dispose+watchers r-23
=to-learn r-100 g-165 m-104 h-123 k-41
=to-learn+to-oppose h32
=to-learn+trade h46
=to-learn+trading g-59
=to-learn+unit r29 g31 k-29
=to-learn+wager-event m-22 h50
=to-learn+waiting r-48
=to-learn+watchers r-28
=to-learn+with-money h15
=to-learn+works-for r27
=to-oppose r-66 m-56 h-102 k-34
=to-oppose+to-treat m-17
=to-oppose+trade g71 h-24
=to-oppose+trading r-19 g45
=to-oppose+travelling h-22
=to-oppose+under g39
=to-oppose+unit r23 g-48 m-40 h-48
=to-oppose+unlawful-business m-63 h-192
=to-oppose+up-down g21 m18
=to-oppose+wager-event r24 h26
=to-oppose+waiting r31
=to-oppose+watchers h23
=to-oppose+with-money g30 m65 h-32
=to-treat r-32 g-35 m-83 h-133 k-40
=to-treat+unit r-49 g-15
=to-treat+unlawful-business m-70 h-109
=trade r116 g19 m-17 h-55 k-29
=trade+trading r19 h-25
=trade+travelling r-44 g34
=trade+unborn g43
=trade+under r80 g-32 h18
=trade+undescribed r-17 h-17
=trade+unit r17 g60 m54 h19 k-28
=trade+unknown g-15
=trade+unlawful-business m28 h71
=trade+unlicensed-giving r-29
=trade+up-down r21 g-17
=trade+wager-event r-19
=trade+waiting g22
=trade+watchers r74 k19
=trade+winner-takes m19
=trade+with-money g-20 h-18
=trading r-35 g214 m-53 h-95 k-34
=trading+travelling r-17 h21
=trading+under r22 g16
=trading+unit r20 g-23 m-31 h16 k-22
=trading+unlawful-business g-25 m26 h164
=trading+up-down r-24 g46 m42 h33
=trading+wager-event m-24 h23
=trading+waiting r-24
=trading+watchers g53 h45
=trading+winner-takes m21 h21
=trading+with-money r-22 g21 h58
=travelling r-71 g23 m-32 h-105 k-36
=travelling+unit g-29 m-15 h-56 k-30
=travelling+waiting r-43 g46
=travelling+watchers r37 h18
=two-prices r-82 g43
=two-prices+undecided r-42 g55
=two-prices+unit r-24 g34
=unborn r-26 g306 m-25 h-107
=unborn+unit g21
=undecided r-78 g118 h-38
=undecided+unit r-35 g89
=under g-29 h52 k36
=under+undescribed g46
=under+unit r-31 g-17 h42
=under+up-down r18 g-15 m-19 h44 k18
=under+wager-event m-17 h71 k-16
=under+watchers r-20 g-17
=under+with-money g33
=undescribed g114 h-54 k-53
=undescribed+unit g-34
=undescribed+unknown g42 h-22 k-26
=unit r27 g-41 m-136 h-84
=unit+unknown r-25 k18
=unit+unknown-party k45
=unit+unlawful-business r57 g-19 m60 h213
=unit+unlicensed h24
=unit+unlicensed-giving h16 k42
=unit+up-down r-57 g87
=unit+wager-event g38 h-45
=unit+wait-pay r46
=unit+waiting r16 m-18 h-21
=unit+watchers r54 g17 h72 k33
=unit+winner-takes m32 h18
=unit+with-money r77 m-16 k33
=unit+works-for r40 g20
=unit+zakat r-20
=unknown r44 g144 h-61 k-26
=unknown+unknown-party g-31 k24
=unknown+watchers r41 g-18 k20
=unknown-party r-58 g-78 m-18 h-37 k142
=unknown-quantity g18
=unlawful-business r-75 g-109 m54 h344 k-22
=unlawful-business+wager-event m-104 h17 k28
=unlawful-business+with-money g18 h-25
=unlawful-business+works-for r21 m-56 h121
=unlicensed r-16 h-29 k140
=unlicensed+unlicensed-giving r-16 k86
=unlicensed-giving r-48 g19 h-28 k164
=unpromised r-25 g-39
=up-down g122 m68 h-83 k39
=up-down+wager-event r-21 h67 k-22
=up-down+watchers g-26 k26
=up-down+winner-takes m19
=up-down+with-money r45 m-35 h-18
=victim-fee r-17 g-18 m-32 h-57 k188
=wager-event r-127 g-97 m243 h-53 k-48
=wager-event+winner-takes r-16 g-16 m87 h-45
=wager-event+with-money g-43 m134 h49
=wait-pay r176 m-19 h-25
=wait-pay+waiting r104
=waiting r232 g-60 m-54 h-103 k-27
=waiting+watchers r26
=wash-money r-29 g-22 m-26 h-59 k251
=watchers r-53 m-40 h-41 k157
=winner-takes r-25 g-63 m261 h-75 k-26
=winner-takes+with-money g-24 h19
=with-money g45 m158 h-19 k-46
=works-for r-34 g-45 m-73 h27
=wrapped-gift r-21 g-17 h-37
=zakat r-70 g-29 m-27 h-77
_$_ r20 m-17 h67
_%_ r218 m-22 h-102 k27
_%_a_ g22
_%_and_ k24
_%_of_ r33 m-34 h16
_%_on_ m-19
_%_past_ r22
_%_علي_ r-16
_%_من_ r-56
_2a h-41 k54
_2ar r27
_2ard r54
_2ard_ r54
_2as h-22 k30
_2e r26 g43 h-38
_2es r38 h-20
_2est r38 h-20
_2est_ r38 h-20
_3a r17 g27 m-27 h95
_3ad r-23 h35 k-15
_3al r71 g33 m-23 h-47 k16
_3al_ g65
_3ala r39 g-20 m-30 h-47 k29
_3ala_ m-20 h-37 k30
_3alay_ r41
_3alaya_ r34
_3ale r34
_3an g-27 h16
_3and g-25 h20
_3and_ h26
_3ar g40 m-23 h85
_3ara m-15 h45
_3ara_ h50
_3as r19 g-17 k26
_3ash r19 g-17 k26
_3ashan_ k29
_3ashra_ r16
_3atani_w_ r-15
_3ay r-37
_3e r-48 g-56 h-24 k-17
_3end_ h23
_3i r25 g-15
_3in r25 g-15
_3ind r25 g-15
_3l r15 g22 h16
_3la r15 g22 h16
_3o g-31
_3om g-31
_3omo g-16
_5a r-21
_7a r-129 g146 m-16 h-31 k-27
_7ad g19
_7ag h-29
_7ag_ h-29
_7al r-60 g-25
_7am r-18 h-15
_7as r-40 h22
_7ash r-24 h24
_7aw r26 h40
_7awa h24
_7awe r21 h18
_7e g-28 h42 k18
_7ej h24
_7eja h24
_7ejab_ h24
_7ejab_3and_ h16
_7el h42
_7elw h27
_7elwe_ h27
_7elwe_la_ h26
_7es h-24 k22
_7esa k26
_7ess m15 h-15
_a2 r142 m-29
_a2a r42 g-21 h15
_a3 g-15
_a3t r20
_a5 r34 g-30 h24
_a5a r18
_a5at r20
_a7 r47 g-16 m-19 h35 k44
_a7a r54 k45
_a_ r-27 g52 m40 h-39 k108
_a_bet_ m-31
_a_betting_ m-30 h19
_a_bigger_ r36
_a_boat_ g52
_a_box_ r19 g-26
_a_car_ r-18 g29
_a_casino_ m-15
_a_conventional_ g-27 h45
_a_cow_ g-40
_a_fee_ r15
_a_friend_ h36 k-16
_a_guy_ r-21 h-28
_a_half_ r49
_a_house_ g-19
_a_hundred_ r-68 m-25
_a_little_ k28
_a_lot_ g30 m-25
_a_man_ k43
_a_month_ r76 g24 m-16 k29
_a_new_ r46 g-16
_a_number_ g18 m35
_a_paper_ r-28 g-23 h38
_a_phone_ m27
_a_portion_ g48
_a_price_ g28
_a_pub_ h-20
_a_quarter_ r18 g-16
_a_share_ h40
_a_third_ r54 g-49
_a_thousand_ g-16
_a_truck_ h30
_a_villa_ g21 m17
_a_week_ g-19
_a_year_ r-52 g-17 h17
_aa r22 g27 m-15
_aam g16
_aami h18
_aamil_ h18
_aan g21
_ab r-46 g69 h83 k36
_aba r-36
_abay r-36
_abaya_ r-36
_abl r-23 g99 h-48
_abl_ g54 h-32
_abl_ma_ g66 h-17
_abo g-24 m16 h16 k22
_abor h22
_abortion_ h22
_about_the_ g-27
_abov m22 k28
_above_ m22 k28
_abr h44 k21
_abra h44
_abraj_ h44
_abro k23
_abroad_ k23
_abs h79
_absi h43
_absinthe_ h43
_abso h36
_absolut_ h36
_abu r40 h18
_abu_ r47
_ac r-33 g-25 m51 h44
_ac_ r-32
_acc r38 g22 m48 h-33 k38
_accepted_ r16
_acci g20
_accident_ g26
_acco g33 h-15 k42
_account_ r26 g54 h-72 k41
_account_for_ r-26 k26
_account_is_ m-17
_account_to_ r-21
_accountant_ r-24 m19
_accounts_ h34
_accr r32
_accrued_ r26
_accu m26 h19
_accumulator_ m26 h19
_acq h23
_acqu h23
_acquired_ g23 h-20
_acr g-24 h25
_acro g-24 h25
_across_ g-24 h25
_across_the_ h30
_act r-34
_actu r-34 h-16
_actual_ r-23
_ad r127 g-38 m-61 h87 k-50
_ad_ h34
_add r104 k-18
_add_ r21 g30 m29 h29
_adde r47 h17
_added_ r49
_adderall_ h22
_addi r-17 m-21 h-25
_addiction_ m-21 h-24
_adds r58 k-20
_adds_ r58 k-20
_adds_for_ r28
_adj g-23 h-15
_adju g-23 h-15
_adjustment_ r27 h-15
_adm h-27
_admi h-27
_ado h54
_adob h38
_adop h16
_ads m-18
_ads_ m-18
_ads_for_ h-19
_adu h29
_adul h29
_adult_ h30
_adult_diapers_ h-24
_adv r-22 g17 h17
_adva r-16 g31
_advance_ r-81 g33 h28
_advance_for_ g22
_advance_on_ r-46 g18
_advanced_ r50 h-23
_advi g-27
_advice_ h27
_ae r32 g-21 m20
_aed r32 g-21 m20
_aed_ r32 g-21 m20
_aed_at_ r-18
_aed_per_ m30
_af g21 m-46 h104 k17
_aff h58
_affi h20
_aft g38 m-25 k25
_afte g38 m-25 k25
_after_ r20 m-25 k26
_after_a_ g-15
_after_he_ g16
_after_i_ r-17 g-52 h-18
_after_party_ h42
_after_they_ g-16
_afterwards_ r-15 g24
_ag r15 g-18 m34 h52 k-39
_aga g15 m20 k-16
_agai g15 m24 h30 k-16
_again_ r22 g19 m22 h25
_against_ r-20
_against_my_ h30
_age r-24 g-42 h64 k-16
_agei h33
_ageing_ h33
_agen g-34 k-15
_agency_fee_ g-16 h-38
_agent_ g-20 m15
_agent_for_ r22
_agent_to_ r26
_agi h17
_agr r47 h-37
_agre r47 h-37
_agree_ r-15 g30
_agreed_ r20 g-29 h-19
_agreed_at_ g-18
_agreed_before_ r37 g-54
_agreed_in_ m17
_agreed_to_ r-32
_agreement_ r42
_ah r25 g18 m-15
_ahe g19
_ahea g19
_ahead_ g19
_ai m-36 h-77
_aig g28
_aig_ g28
_air r17 g16 m-28 h-49
_air_ h-23
_airp r-18 g26 h21
_airport_ r-18 g26 h21
_airt r36
_airtime_ r36
_airtime_advance_ r17
_airtime_credit_ r27
_ak r42 g34 m-45 h-68
_akh r-16 g17 m-21 h-16
_akha r15
_akhadt_ g18
_akhe r-16
_ako r-18 h-48
_ako_ h-42
_al r18 g32 m-37 h-38
_al_ g-18 m-21 h-41
_al_inah_ r18
_ala r35 g20 h-40
_alam g56 h-34
_alam_ g56 h-34
_alb h19
_albu h19
_alc g-36 h74
_alch h40
_alchol_ h34
_alco g-34 h34
_alcohol_ h-57
_alcoholic_ h28
_ale g-28 h56
_ale_ h54
_alf r18
_alf_ r33
_alfe r-15
_alfein_ r-15
_alfein_w_ r-15
_ali_ m27
_all r-36 g68 m39 h-48 k-21
_all_ r-50 g61 m91 h-80
_all_back_ r-31
_all_fish_ g40
_all_future_ g56
_all_of_ r-29 g-15 h27
_all_paid_ g-23
_all_that_ g42 h-24
_all_the_ g63 h-19
_allo r22 g23 m-43 k-21
_allocation_ g44
_allowance_ g-16 h46
_allowed_ r30 g-22 h-23
_allowed_to_ g22
_allows_ r-16 g23 k-15
_alm h28
_alo h-43 k52
_alon g17 h-25 k52
_along_ g-23 k41
_alr g53 h-16
_alre g53 h-16
_already_ g53 h-16
_already_paid_ g-35
_alu h-17
_alum h-17
_aluminium_ h-17
_alw r20 h-24
_alwa r20 h-24
_always_ r20
_am g-90 m-25
_am_ r37 h-24
_ama h18
_amal h28
_amal_ h28
_amb m-18 h-27
_ami h15
_amil h15
_amil_ h15
_amm h-61
_amo m26 h-31
_amon m15 h-15
_among_ m15 h-15
_amou k15
_amount_ k15
_amu h109
_amul m-15 h78
_amulet_ m-15 h77
_an r-109 g-20 m30 h29 k21
_an_ r-39 g-40 h43
_an_online_ g25
_ana r16 h-26
_ana_ r16 h-22
_anc h19
_ance h19
_and g-68 m16
_and_ g-111 m15
_and_a_ r89 g-21 h-33
_and_above_ r21
_and_at_ r28 g23 m18
_and_bottle_ h-25
_and_bought_ g-17
_and_coke_ h33
_and_collects_ r20
_and_date_ g34
_and_each_ r15
_and_eggs_ h41
_and_forward_ k24
_and_gets_ r42
_and_he_ r-43 g18 m20
_and_i_ r-29 g53 h-21 k-21
_and_in_ r40
_and_it_ r-23 k-17
_and_its_ g22
_and_keeps_ r44
_and_metal_ g37
_and_my_ r-25
_and_on_ r-29
_and_one_ m33 h43
_and_paid_ r-23 g28
_and_pass_ k24
_and_pay_ r-29 g37 m37 h39
_and_pays_ r-22 h22
_and_send_ k41
_and_she_ r39
_and_signed_ r-36 g-42
_and_sold_ g47
_and_taken_ r-17
_and_takes_ r34
_and_the_ r85 g-17 m29
_and_tonic_ h51
_and_took_ r-36 g-42
_and_transfer_ k23
_and_two_ h36 k-20
_and_we_ g18
_and_will_ r17
_and_wine_ h16
_anda g45
_andar_ g45
_ang r24 g-35 h-18
_ang_ r30 h-33
_ange h28
_angel_ h28
_annu g32 h-27
_annual_ h-16
_annuity_ g21
_ano g16 h36
_anot h42 k15
_another_ h42 k15
_another_month_ r21
_another_name_ h25
_ans r-27
_answ h20
_answers_ h20
_ant h35
_anti h43
_any r-66 g108 m-21 h-61
_any_ r-76 g111 h-37 k-17
_ap r52 m-27 h-50
_apa g26
_apar g26
_ape g-19 h45
_aper g-19 h45
_aperol_ h29
_app h-89
_app_ r22 g-77 m34 h55 k-26
_appe h-33 k29
_appeal_ h-22 k30
_appeal_by_ h-19 k31
_appl g55 m-19 h-67
_apple_ g27 m-19 h-41
_appliance_ g33 h-15
_appliance_care_ g28
_application_ g-15
_appo r-23
_appointment_ r-23
_appr g24 h-17
_approval_ k18
_approved_ g24 h-20
_apr r40 h-22
_apr_ r62 h-16
_apri r-21
_april_ r-21
_apy r46 h-15
_apy_ r46 h-15
_aq g-17 h-21
_ar r-43 m-59 h51 k67
_ara g-26 m-18 h86
_arab h-15
_arak h83
_arak_ h83
_aram h-17
_arb h-34
_arc m-21 h-19
_ard r-17 g121
_ard_ r-17 g121
_are g-31 m-42 h56 k74
_are_ g-34 m-37 h54 k81
_areg h16
_areglo_ h16
_arm g23 m19
_arm_ g24
_arm_wrestling_ m17
_aro g-16 h-15 k19
_arou g-16 h-15 k19
_around_ g-16 h-15 k19
_arr r21 g-48 h32
_arra r18 g-18 h32 k-18
_arranged_ h48 k-15
_arrangement_ r28 h-17
_arre r15
_arrears_ r15
_arri g-17
_arrival_ r-20
_arrives_ k15
_art g-18 m-17
_arti g-16
_article_ g-15
_as r-115 g19 m-67 h52 k95
_as_ r-129 m-74 h79 k18
_as_a_ r-52 h-30
_as_agreed_ m21
_as_bar_ h33
_as_genuine_ h24
_as_gift_ h-25 k31
_as_in_ r-18 g-28 h-22 k-15
_as_is_ r-17 g39
_as_it_ r-30
_as_long_ r38
_as_original_ h32
_as_per_ g-31
_as_real_ h52
_as_the_ g46
_as_we_ r38 h-21
_asa r35 g-16 m25 h45
_ash r-25 g44
_asht g29 h-16
_ask g-28 m-20 h-33 k122
_ask_ k94
_aske g-36
_asked_ g-36
_asked_for_ r18
_asks h-20 k23
_asks_ h-20 k23
_asl r34 h-38 k-19
_ass r-27 g29
_assi r-30 h20
_assignment_ h26
_assu g33
_assurance_ g38
_ast h-24
_astr h-27
_astrologer_ h24
_astronomy_ h-53
_at r-26 m64 h37 k-34
_at_ r-63 g56 m76 h59
_at_%_ g22
_at_a_ r57 g26 m-24 h-21
_at_al_ r-47
_at_all_ r27
_at_counter_ r-17
_at_end_ r36 g-28
_at_higher_ r16
_at_his_ r-21
_at_home_ m-34 h35
_at_month_ r-16 g19
_at_on_ r33
_at_once_ r-18
_at_one_ r22 g23
_at_school_ m-22
_at_sea_ g29
_at_the_ r-138 g15 m74 h99
_at_todays_ r46
_at_until_ r-17 g37
_ate h-19
_ate_ h-19
_atm r24 h-27
_atm_ r24 h-27
_att g-34 m-18 k-23
_atta r-18 g-19 h15 k-23
_attached_ r-16 g-17 h-21 k-23
_attack_ h36
_atte g-16 h16
_attended_ h19
_attestation_ h-27
_au r19 g-26 m16 h-16
_auc r60 m25 h-28 k-17
_auct r60 m25 h-28 k-17
_auction_ r67 g-33 m18 k-15
_auctioned_ g45
_aud g-21 h-19
_audi g-21 h-19
_audit_ k-28
_aur g-17 h27
_aur_ g-17
_aura h41
_aura_ h41
_aut k20
_auth k25
_authorities_ h-20 k26
_auto_ g20
_av g-20 m21 k42
_avo g-20 h-28 k42
_avoi g-20 h-28 k42
_avoid_ g-17 h-18 k30
_aw r-129 g63 m18 h-35
_aw_ r-50 g74 m25
_awa r-53 m-16 h-20
_awar r-31 h-29
_award_ r-21
_awareness_ h-41
_away r-15 m-20
_away_ r-15 m-20
_awe r-26
_awel r-26
_awel_ r-26
_ay g95
_ay_ g97 h-15
_b5 h27
_b5t h27
_b5ti h27
_b5ti_ h27
_b_ r66 m-19 h-106
_ba r42 g26 m-106 h20 k-25
_ba2 r17 g-27 h24
_ba3 r49 g26
_ba3d r25 g29
_ba3d_ r38 g20
_ba3d_ma_ r-24 g28 h-15
_ba3t r-19 g-22
_ba7 r-44 g-16 h-15
_ba_ r22 g30
_baa g67 h-21
_baad r-15 g70 h-23
_baad_ r-15 g70 h-23
_baad_me_ g30
_baad_mein_ g41
_bab r-38 g-23 h60
_baba h24
_baba_ h29
_babo h29
_baboy_ h29
_baby r-22 g-27
_baby_ g-25 h78
_babys_ h-35
_bac h33
_bacc m51 h20
_baccarat_ m51 h23
_bach g23 h16
_bachelor_ h27
_bachelor_no_ h16
_back r22 g-34 m-36 h-77
_back_ r40 g-37 m-42 h-61 k-20
_back_and_ m18
_back_as_ h-21
_back_by_ g22 m-17
_back_cheaper_ r-24 g39
_back_for_ r69 h-28
_back_from_ g15
_back_in_ r15
_back_of_ h24
_back_on_ r21
_back_the_ r16 h-18
_back_to_ r104 g-60 k18
_back_when_ r-51
_back_with_ r31
_backgammon_ h-28
_backs_ h18
_baco h53
_bacon_ h60
_bacon_and_ h40
_bad r31 h30
_bad_ h15
_bad_luck_ h25
_bada r28
_bag r-19 g86
_bag_ g57 m21 h61
_bag_of_ g30 h31
_bagg h-24
_baggage_ h-24
_bags g-35 h-26
_bags_ g-35 h-26
_bags_of_ r28
_bah g32 h-19
_baha g32 h-19
_bai r70 g-32 h55
_bai_ r81 h-46
_bai_al_ r54 h-17
_bai_el_ r36
_bail g-17 h52
_baileys_ h52
_bak g-73
_bake g-22 m-28 h-66
_bakery_ g-19 m-28 h-64
_bakr g-15 h-35
_bal m18 k-20
_bala g-32 m29 h39
_balance_ g-37 m39 h21
_balance_transfer_ r44 m-16
_balc h-16
_bale g40
_bale_ g40
_ball g-33
_ball_ m-33
_balloons_ g-16 h-21
_ban r-17 m-22 h-67 k32
_bana h30
_banat_ h30
_band g27 m20 h-18
_band_ g30
_bang h-28
_bank r-31 m-35 h-63 k24
_bank_ r-41 g-20 m-32 h-37 k30
_bank_and_ r-15 g19
_bank_card_ r-30 h-15 k56
_bank_does_ k20
_bank_is_ r55
_bank_letter_ r18
_bank_only_ k56
_bank_shares_ g42 h22
_bank_will_ h-23 k47
_banknifty_ g28
_banks_ h-26
_bann h25 k15
_bar r-36 g-34 m-21 h-38 k-17
_bar_ g-32 m-21 h90
_bar_tab_ h20
_bara r-41 g-17
_barangay_ r16 h-25
_barasti_ h16
_barb h-70
_barber_ h-46
_bare g23
_bare_ g21
_barl g17 h-25
_barley_ g17 h-25
_baro h-16
_barr m17
_barrel_for_ h17
_barrels_ h18
_barrels_for_ h31
_bars r47 h-54
_bars_ r47 h-23
_bart h42
_bartender_ h38
_bas g-42 m-26 k21
_bas_ r17 m-16
_based_ h-16
_basi r19 g-15
_bat g36 m-48 k-18
_bath h20
_bath_ h16
_batn g63
_batt r-15 m-23 h-18
_battery_ r-15 h-18
_bay r20
_baya h15
_bayad_ h15
_baza h-16
_bazaar_ h-16
_bc r-18 m19
_bc_ r-18 m19
_bd h21
_bds h21
_bdsm h21
_bdsm_ h21
_be r24 g155 h-78 k56
_be_ r63 g171 h-98 k26
_be_agreed_ g60
_be_decided_ g26
_be_seen_ g21
_bea g-15 m-36 h87
_beac g34 h35
_beach_ g34 h35
_bead h-18
_bean h-19
_beans_ h-18
_bear r15
_bear_ h25
_bearing_ r33
_beat g-25 h63
_beat_ g-25 h65
_beat_up_ h30
_bec r34 g15 h-23
_beca g-18
_because_ g-18
_because_he_ r-34
_because_i_ r29
_bech r39 g24 h-27
_bech_ r31
_becha_ g30 h-17
_bed h-30
_bed_ r-18 h-30
_bee r-53 g-37 m-23
_bee_ g28
_beef r-15 g-24
_beef_ r-15 g-24
_beer h21
_bef g68
_befo g68
_before_ r-27 g68
_before_any_ h-15
_before_due_ r-27 g-22
_before_he_ g19
_before_i_ r-25 g42
_before_june_ r21 g-16
_before_paying_ g15 h-15
_before_the_ r-41 g18 h25 k43
_before_they_ g49
_beg h50
_begg h67
_beggars_ h39
_begging_ h15
_begi r42
_beh h18 k27
_beha r-26 g-27
_behalf_ r-26 g-27
_behalf_of_ r-26 g-26
_behi r17 g19 h21 k16
_behind_ r17 g19 h21 k16
_behind_my_ h-19
_bei r29 h17 k28
_bein r29 h-29 k28
_being_ r29 h-29 k28
_being_watched_ k19
_bel r16 g27 m16 h-64
_belo r17 g28 h-32
_belongs_ g35 h-21
_belongs_to_ g35 h-21
_below_ r31 g-18
_below_the_ r-21 k21
_belt h-68
_belt_ r-15 h-68
_ben r-48 h43
_bene r-42 h25
_bent h39
_bes r21 h-21
_besi r33
_best h-21
_best_ h-21
_bet r-50 g-43 m103 h-42
_bet_ r-32 g-32
_bet_on_ g105 m-79 h-18
_bet_with_ h-28
_bett r-24 g22 m-28 h-69
_better_ r-23 k25
_betting_ g28 m-31 h-53
_betting_shop_ h29
_betw m26
_between_ k21
_between_us_ g-32 k43
_bev g-15 h21
_beve g-15 h21
_bh r-21 g32 h19
_bhai r-23 g-16 h23
_bhai_ r-21 h23
_bhe g19 h18
_bhej g19 h18
_bhej_ g27
_bi r-20 g43 m41 h-57
_bi3 g22
_bi3t g22
_bic m21
_bicy m21
_bicycle_ m21
_bid r44 g-23 m27 h-28
_bie h27
_bier h27
_big m29 h59 k38
_big_ g21 m29 h53 k31
_big_ticket_ m32 h66
_bik r-15 h-41 k-17
_bike r-23 h-51 k-17
_bike_ r-23 h-43 k-17
_bil r56 g-25 k23
_bila r19
_bilal_ r19
_bill r42 g-26 h-15 k23
_bill_ r-17 g-37 h21
_bill_bought_ r19
_bill_taken_ r29
_billed_ h-29
_bills_ r54 k37
_bim g24
_bima g24
_bima_ g24
_bin r-59 g85 m64 h-39 k-19
_bina r-54 g113 m48 h-31
_bina_ g19
_binance_ r-15 m-15 h15
_binary_ g86 m75 h-24
_binary_options_ g24 m55
_bind g-27
_binding_ g-20
_bing m25
_bingo_ m22
_bingo_hall_ m19 h69
_bir r-27 g-22 m-35 k-21
_bira h32
_bira_ h32
_bird g27 h-33
_bird_ h-26
_birds_ g30
_birds_in_ g30
_birr h37
_birra_ h37
_birt k-16
_birth_ r20 g16
_birthday_ r-29 g-25 k-16
_biry g-31 h-24
_biryani_ g-31 h-24
_bis m-26 h-16
_bisc m-26 h-16
_biscuits_ m-26 h-16
_bit_ k18
_bitc r-17 h-19
_bitcoin_ r-17 g16 h-28
_bl r-66 g-54 m-19 h147 k-40
_bl_ h36
_bla r-20 m22 h53
_blac m29 h63
_black_ h31
_black_pudding_ h17
_black_stone_ m-35
_blackjack_ m38
_blackmail_ h32
_blan g28
_blanc_ h17
_ble g-29 h83
_bled g-27 h48
_bled_ g-27 h48
_bles h28
_blessed_ h28
_blessed_by_ h23
_bli r-16 g48 h-67
_blin r-16 g48 h-67
_blind_ r-16 g48 h-67
_blind_box_ g34
_blind_date_ g31
_blo g-29 m-26 h-28
_bloc h-26
_blocking_ h-15
_bloo h51
_blood_ h16
_blood_sausage_ h30
_blos h-26
_blossom_ h-26
_blu g-43 h44
_blue g-41 h18
_blue_ g-41 h18
_blue_label_ h31
_blun h26
_blunt_ h18
_bn r-34 h26
_bnp r-21
_bnpl r-21
_bnpl_ r-21
_bnt h40
_bnt_ h40
_bnt_7elwe_ h27
_bo g24 m-34 k-33
_boa m-28 h-36
_boar g-43 m-20 h19
_boar_ h33
_board_ g-41 m-20
_board_for_ g-24
_boat g38 h-56
_boat_ g15 h-51
_boat_engine_ r31
_bok r21 g22
_bokr r21 g22
_bokra_ r21 g22
_bol r32 g47 h-21
_boli r38 g30 h-20
_boli_ r57 h-20
_bon r108 g-46 m-20 h-49
_bond r130 g-28 m-49 h-61
_bond_ r56 m-28 h-46
_bond_coupon_ r22 h-16
_bond_fee_ r15
_bond_paper_ r-53
_bonded_ h16
_bonds_ r101 g-16 m-20 h-33
_bong h16
_bonu m41
_bonus_ m41
_boo g17 h15 k-25
_book g41 m24 h-41 k-25
_book_ g17 h-51
_book_for_ h-20
_booked_ r21 k-15
_bookie_ m34 h76
_booking_ m-24 h-26
_booklet_ h-25
_bookmaker_ h19
_bookmakers_ h-19
_books_ g18 k19
_bookshop_ h-28
_boot g-17
_bootleg_ h33
_booz h56
_booze_ h38
_bor g49 m30 h-44
_bord m44 h44
_bordeaux_ h19
_border_ m47 h24
_born r-27 g23 h-24
_born_ g23 h-24
_borr g32
_borrow_ r-24 g37
_borrowed_ r34 g30
_borrowing_ h-18
_borrows_ g-26
_borrows_from_ g-24
_bos h47 k41
_boss h47 k41
_boss_ h19 k41
_bot r-72 m-19 h151 k-18
_bot_ h19
_both r-51 g28
_both_ r-51 g28
_both_money_ r-15 g55
_both_sides_ r-16 g16
_bots h28
_bots_ h28
_bott r-20 g-22 m-16 h70
_bottle_ g-18 h35
_bottle_of_ h-61
_bottle_service_ h27
_bottles_ h31
_bottles_of_ h38
_bou r-31 g-20 m-18 h19
_boug r-23
_bought_ r-23
_bought_a_ g-25
_bought_and_ r-26 g-43
_bought_at_ g-15
_bought_for_ r42 k19
_bought_from_ r28 g47
_bought_his_ g-65 h42
_bought_it_ r-25 g74 h-22
_bought_the_ r73 g36
_bour h37
_bourbon_ h37
_bow m20
_bowl m20
_box r-59 h-18
_box_ r-55
_box_of_ g-19
_boxe g-38 h-18
_boxes_ g-24 h-29
_boy r-23
_boy_ g-28
_boys r-21 g19
_boys_ r-21 g19
_boys_to_ h34
_br r-17 g-46 m-83 h120
_bra g-30 m-22 k18
_brac h-33
_bran g-21 m-29 h21 k23
_branch_ h28
_brand_ m-24 h-47
_branded_ h29
_brandy_ h33
_brazil_ h-17
_bre m-29 h-15
_brea m-28 h-75
_bread_ g-39 h-85
_break_ r-21 g-20 h57
_break_his_ g-19 h61
_break_it_ r-20 h-16
_breaks_ g50
_brew h53
_brew_ h40
_brewery_ h-24
_bri g34 m-32 h25 k-23
_brib g-27 h62
_bribe_ g-26 h46
_bric g36
_bricks_ g38
_brid r36 m-21 h-24
_bridging_ r37 h-16
_bridging_finance_ r16
_brin r-16 g40 h22
_brings_ r-15 g34
_brings_the_ h18
_brings_up_ g48 h-15
_brit h-30
_bro r-16 g-43 h46
_bro_ m25
_brok r22 g16 h20
_broke_ r16
_broke_i_ r18
_broker_ r18 g59 h20
_brot g-31 k26
_brothel_ h22
_brother_ k23
_brother_in_ r42
_brothers_ r-15 g-20
_brou h-30
_brought_ h-30
_brow g-15 h43
_brown_ h31
_bru h75
_brut h56
_brut_ h32
_bt r40 m25
_bta r42 m18
_bu g53 m-78 h25 k25
_bub h17
_bubb h17
_bubbly_ h23
_buc h33
_buck h33
_bud g36
_budd h15
_buddha_ h15
_budo g44 h-32
_budol_ g44 h-32
_bug m-17
_building_ h46
_built_ g15
_buk r21 g42 h-17
_bul g15
_bulk g15
_bulk_ g15
_bum g16 h-21
_bun g-20 h64
_bund h45
_bundle_ h39
_bur k20
_burger_ h-29
_burglary_ g19
_burgundy_ h18
_burn g-15 h32 k26
_burn_ h47
_bus r-57 m-52 h-104
_bus_ r-81 g-16 m-48 h-93
_busi h23 k23
_business_ h23 k23
_but r70 g-44 m-23
_but_ r69 g-47 h24
_butc h-41
_butcher_ h-41
_butt m-16 h28
_butter_ g22 h33
_buy r45 g23 m42 h67
_buy_ r-24 g18 m49 h16
_buy_a_ g-37 m36 h22
_buy_bachelor_ h16
_buy_in_ g-20 m96 h16
_buy_it_ r-17 g31 h-18
_buy_now_ g-36
_buy_the_ g-31
_buy_your_ g30 m-30
_buye r23 h30
_buyer_ g49 h16
_buyers_ g-37
_buyi r-20 h41
_buying_ r-20 h41
_buys r68 h-19
_buys_ r68 h-19
_buys_it_ r37
_buys_the_ g22
_by r22 g33 m-46 h-56 k45
_by_ r-63 m-59 k20
_by_a_ g21
_by_bank_ g-18
_by_christmas_ r16
_by_guess_ g35 m-21
_by_hour_ m-17 h37
_by_june_ r-15 g27
_by_me_ r-27
_by_ten_ r-15
_by_the_ r-23 g32 m-24 h-42 k-30
_by_weight_ g41
_bya r91 g-17 m19 h-44
_byaj r44 h-17
_byaj_ r44 h-17
_byb g20
_bybi g20
_bybit_ g20
_byp k37
_bypa k37
_bypass_ k18
_bypassing_ k18
_c_ r30 m-15 h-55
_ca r-32 g-37 m-56 h-62
_cab g-27 m-17 h78
_caba h27
_cabaret_ h27
_cabi g-15 h-20
_caf r-17 h-19
_cafe r-17 h-19
_cafe_ r-17
_cag h-43
_cage h-43
_cage_ h-44
_cak g-25 m-32 h-53
_cake g-25 m-32 h-53
_cake_ g-25 m-32 h-62
_cal r38 g76 h-72 k-17
_calc g-19 h-25
_calf g63 h-27
_calf_ g37 h-19
_calf_in_ g64 h-16
_call r36 g30 m16 h-30
_call_ r39 h39
_call_girl_ h15
_call_it_ r107 g-56
_call_option_ m-25
_call_options_ m-20
_called_ g-22 m29
_calls_ g62 m-23 h-64
_calls_on_ g34 h-23
_cam g-35 h-17
_cam_ h-53
_cam_show_ h29
_came m37 h33
_came_ g-21 m50 h38
_came_back_ r-17
_came_in_ g-23
_camel_ h-18
_camel_race_ m-16
_camels_ g20
_camp m-20
_camp_ h-48
_campaign_for_ h26
_can g-26
_can_ r22 g31 m-20 h21
_can_not_ g16
_canc r-22 h-51
_cancel_ r-15
_cancellation_ g73
_cancellation_cover_ g65
_cancelled_ g-55
_cand g48 m33 h-39
_candle_ g38 m46 h-29
_candle_green_ m26
_candle_red_ m36 h-16
_candles_ h-17
_cani h16
_cann r40 g-39 h49
_cannabis_ h36
_cannot_ r41 g-33
_cans h68
_cans_ h68
_cant r-24 g-16
_canteen_ m-25
_cap r17 g-15 m-22 h49
_cap_ r-46 g36 h-22
_capi r44 g-29 m-16
_capital_ r44 g-28 m-15
_capital_and_ r36
_capital_back_ r35
_capital_for_ r-56 h43
_capital_protected_ r60
_capital_refunded_ r21
_caps h21
_capt r21 h41
_captagon_ h33
_car g-18 m30
_car_ r-63 g-34 m53 h-99 k-15
_car_if_ g35
_car_on_ r-27
_car_wash_ m-20 k15
_cara g36
_carb g19 h17
_carbon_ g27
_carbonara_ h30
_card r34 g-86 m17 h41 k47
_card_ r34 g-46 h-37 k41
_card_for_ r-49 g-15 m44 h-40 k-16
_card_game_ m24
_card_interest_ r32
_card_replacement_ r-19 m-15
_cards_ g-40 m17 h78
_cards_for_ m-25
_care g20 h-32
_care_ g48 h-16
_cari h22
_caricature_ h21
_carl m28 h56
_carlo_ m32 h44
_carp r-59 g-15 m-36
_carpet_ r-37 m-25
_carr r61 g21 h-43
_carries_ g46
_carry_ r55 h-20
_cars r15 g24
_cars_ r15 g24
_cart m-27 h-27
_carton_ h-32
_cartons_ g16 m-25
_cas g22 m29 h46
_case r-15 g32 h80
_case_ g32 h49
_case_of_ h44
_case_opening_ m35 h17
_case_the_ g24
_cases_ m-15 h31
_cash r52 g39 m50 h18
_cash_ r37 g40 h-17
_cash_advance_ r17
_cash_and_ r-27 m-15 k15
_cash_at_ r39 m-16
_cash_for_ r-16 h17
_cash_from_ r29
_cash_in_ r-29 m26 h46
_cash_or_ r-68 g91
_cash_out_ m26 h39
_cash_price_ r-26 g-56
_cash_settled_ g57
_cash_to_ h-20
_casi r-15 g-24 h-40
_casino_ r-15 g-21
_casino_chips_ k25
_cast g-25 m-30
_cast_ m-15
_casting_ h28
_cat r-31 g30 m-33 h-56
_cat_ g-44
_catc g57 h-23
_catch_ g23 h-26
_catches_ g39
_cate m-20
_catering_ m-20
_catt g22
_cattle_ g22
_cau k18
_caus k18
_cause_ k18
_cb h22
_cd r25 h-16
_cd_ r29
_ce r41 g25 m-17 h-42
_ce_ g76 h-17
_cel g-24 h41
_cell g-24 h41
_cellar_ g-19 h50
_cem r-25 h-46
_ceme r-25 h-46
_cement_ r-25 h-46
_cen r47
_cent r47
_cent_ r56
_cer r35 g-16
_cert r37
_certain_ r24
_certificates_ r23
_cf r-39 g174 m135 h-58 k-25
_cfd r-39 g174 m135 h-58 k-25
_cfd_ r-36 g149 m147 h-44 k-25
_cfd_account_ r-18 g99 m64 h-32 k-25
_cfds g25
_cfds_ g25
_ch r26 g-118 m-45 h73 k-27
_cha r-15 g-43 m-74
_chai r-20 g-17 m-36 h-73 k-34
_chai_pani_ h25
_chain_ r22
_chair_ r-20 h-25
_chairs_ r-19 h-54 k-34
_chal g20 m-16 h-17
_chalet_ g22 m-17
_cham h26
_champagne_ h16
_chan r30 g19 m46 h-88 k15
_chance_ g15 m58
_chandelier_ h-38
_chandi_ r15
_chanel_ h16
_change_ r-22 k16
_changed_ r45 h-54
_channels_ h37
_chap r-17
_chapter_ r-17
_char g-48 m-63 h18 k15
_char_ h44
_char_siu_ h39
_charas_ h23
_charcoal_ g20 h-31
_charge_ g-31 m-22 h-33
_charged_by_ r30
_charges_ r28
_charitable_ r21 k23
_charity_ r-33 g-31 m21 h-22
_charm_from_ h20
_chart_ m-22
_chat h47
_chat_ h26
_che r-40 g-84 m18
_chea h95 k-18
_cheap_ g-26 h36
_cheaper_ g32
_cheat_ h38 k-16
_chec r-31 g-25 h-46 k25
_check_ r-16
_checking_ h-39
_checks_ k25
_chee g-20 h-21
_cheese_ g-20 h-32
_cheq h-29
_cheque_ h-27
_cheques_ r19
_ches g-24 m32 h-20
_chest_ m28
_chi r37 g-25 m27 h55 k-16
_chic k-22
_chicken_ g-16 h-32
_chil r-25
_child_ r-20 g20 h37
_children_ g-16 h-23
_chin g17
_china_ g17
_chip r-15 m51
_chips_ r-15 m51
_chips_and_ m-17
_chit r94 g-23 h-18
_chit_ r56 g-20 h-23
_chitty_ r60
_chiv h35
_chivas_ h35
_cho r-42 g17 m-32 h51
_choc h-18
_chocolate_ h-24
_choi g50
_choice_ g50
_choo r-17 g29 h31
_choose_ h24
_chooses_ h17
_choosing_ g29
_chop h34
_chops_ h27
_chor h40
_chorizo_ h49
_chos r-17 g-55 m-18 h-35
_chose_ g-43 h-23
_chose_the_ r20
_chosen_ m-17
_chr h19
_chri h19
_christmas_ h19
_chu g21 m19 h-16
_ci g-36 h43
_cir g-20 m15 h28
_circ g-19 m17 h22
_circle_ m17 h22
_cit h36
_city m16 h34
_city_ m16 h34
_cl r-21 g-96 m-57 h17 k-44
_cla r35 g-31 m-49 h-32 k-17
_clai r18 h15
_clar h24
_claret_ h24
_clas m-15 h-30
_class_ m-47 h-72
_classes_ h23
_clau r21
_clause_ r21
_claw g-19 m-39 h-32
_claw_ g-19 m-39 h-32
_cle r-19 g-34 m-26 h-20 k41
_clea g-22 m-18 h-18 k50
_clean_ k42
_cleaning_ r-23 m-22 h-33
_clear_ r23 h26
_clears_ r29
_cler r-33
_clerk_ r-33 h35
_cli g-31 h35 k-25
_clic m39
_clie h16
_client_ r19
_clients_ m16
_clin r-22 g-20 m-22 h-38
_clinic_ r-22 g-20 m-22 h-38
_clinic_for_ r22
_clip h28
_clips_ h28
_clo h52 k-35
_cloc r17 g-15
_clon m-29 h116
_clone_ h24
_cloned_ m-20 h77
_cloned_cards_ m-20 h20
_cloning_ h15
_clos r-16 g21 m60 k-27
_close_ r16
_closes_ r18 g27 m16
_closest_ g-15 m23
_closing_ r-28 m18 h24
_clot m-18 h-47
_clothes_ h-40
_clu r-22 h-18
_club r-22 h-18
_club_ r-22
_club_sandwich_ h-28
_club_table_ m-16
_cm g39 h-19
_cme g39
_cme_ g39
_co r-61 g-33 m-86 h-69 k-64
_coa g-71 m-49 h-20
_coac g-26 m-37 h-20
_coach_ g-22 h-17
_coaching_ m-27
_coat g-44
_coat_ g-33
_coc h68
_coca h48
_cocaine_ h46
_cock h24
_cocktails_ h19
_cod m23 k17
_code m23 k17
_code_ m23
_codeine_ h20
_cof r-21
_coff r-21
_coffee_ r-21
_coffee_cup_ h63
_coffee_dregs_ h24
_coffee_grounds_ h17
_cog h36
_cogn h36
_cognac_ h36
_coi m60 h-32 k-35
_coin m61 k-35
_coin_ m44 h-61 k-22
_coins_ m19 h45
_coins_for_ h21
_col r-16
_cold h40
_cold_ h40
_coll r-20
_collar_ r-15 g49
_colleague_ r-24 k-15
_colleagues_ h36
_collect_ g-21 h-21 k24
_collecting_ k-21
_collection_ h-16
_collection_of_ k19
_collector_ m17
_collects_ r22
_colo r-29 h-60
_color_ m15
_coloured_ r-29 h-42
_com r68 g60 m16 h-22 k44
_come r45 g29 h-38 k42
_come_ r42 g26 k33
_come_on_ r15 g-17 k24
_comes_ m32 h-30
_comes_back_ h-16 k17
_comes_in_ g-22
_comi g35
_coming_ g35
_comm m16 h29
_commercial_ g27
_commercial_paper_ g-19
_commission_ r-31 m17
_commission_for_ h-23
_commission_in_ h32
_committee_ r26 g-16
_comp r29 g-39
_comp_ h-18
_companion_ r-16
_company_ r25 g-40 m-15 k16
_company_for_ r18 h28
_company_pays_ r18
_compensation_ r32
_competition_ m37
_competition_entries_ m16
_competition_entry_ m25
_compound_ r-36
_compounding_ r40
_con r33 h-55
_conc g17 h-18
_conceived_ g31
_concert_ h-23
_cond h-22
_condition_ g-21
_conf r-20 g-19
_conference_ g-15
_cons r46 g-17 m-19 h-21 k27
_consideration_ r25
_consolidation_ r22
_consultation_ h24
_consulting_ h-32
_consumer_ h20
_cont g18 m30
_container_ r-26 g30
_containers_ r25 g-19
_content_ h46
_contents_ g28
_contents_a_ g31
_contest_ m38
_contest_entry_ m18 h30
_contract_ r23 h41
_contract_for_ g64
_contract_of_ g-15
_contract_on_ r-31 g43
_contract_to_ r31 g-53 k19
_contractor_ h-31
_contribution_ r-25 g-15
_conv r29
_conventional_ r52 h35
_conventional_bank_ r42
_conventional_insurer_ g40 h-32
_convoy_ h-23
_coo r-18 m-46 h-23
_cook r-18 g-21 m-36
_cookies_ m-23 h-52
_cooking_ h80
_cooking_sherry_ h49
_cop r-48 g18 m-20 h69
_copi h15
_copies_ h34
_copp r-38 g68
_copper_ r-38 g78
_copy g-37 h62
_copy_ g-37 h62
_copy_of_ h-40
_copy_watches_ h45
_cor g-27
_cork h30
_corn g-15 h33
_corp r39 h-18
_corporate_ r39 h-18
_cos r28 h-30 k-24
_cosm g21
_cost r35 g-23 h-34 k-24
_cost_ g-61 h-15 k-15
_cost_for_ r45 g-17
_cost_of_ g17
_costs_ r51 g38 m24
_costume_ h-15
_cot g18 m-16
_cott g20 h-18
_cotton_ g20 h-18
_cou r-61 g-31 m-39 h19 k-32
_coul g23
_could_ g23
_coun r-72 m-48 h-23 k-16
_counselling_ m-16
_count_not_ g25
_counted_ r-22
_counter_ r-43 g-19
_counterfeit_ h61
_country_ g20 m-16 h-22
_coup r58 g-30 m33 h52
_coupon_ r52 g-29 m32 h-26
_coupon_bond_ r32
_coupon_from_ h-17
_coupon_on_ r28 m-16 h-15
_coupons_ h38
_cour r-29 g-16 h-16
_courier_ r-22 g-22 h-36
_courier_fee_ k36
_course_ g-39 h24
_course_fee_ g-15
_court_ g48 h-28
_cous r-16 m-21
_cousin_ r19 g32 m-21 h19 k-21
_cousins_ r-35 g-25 k23
_cov g85 h-53
_cove g85 h-53
_cover_ g93 m-15 h-16
_cover_for_ g-77
_cover_the_ g-53
_covered_ r-24 g36
_covered_my_ r17
_covers_ r15 g-29 m23
_cow g-16 h-32
_cow_ g-19 h-30
_cr r-55 g39 m-15 h15 k-29
_cra r-44 g29 h29 k-15
_crac m-43 h31
_cracked_ h42
_craf h30
_craft_ h30
_cran h-16
_crane_ h-16
_cras g15 m36
_crash_ g15 m36
_crash_game_ m32 h48
_crat r-35 g32
_crate_ h24
_crate_of_ g-31 h23
_crates_ r-27 g20 h-38
_crates_of_ h-34
_craw m-18
_crawl_ m-18
_cre g-21 m15 k-28
_cred r29 m16 k-18
_credit_ r34 m-24
_credit_card_ r17
_credit_default_ r-36
_credit_for_ m29
_credit_line_ r36
_credit_note_ g-17
_credited_ r33
_creditor_ r-41
_credits_ m46 h16
_cres r-30 h-22
_crescent_ r-30 h-22
_cri g-16 h-47
_cric h-34
_cricket_ h-31
_cris h19
_cro g35 m-19
_crop r-17 g50 h-43
_crop_ r-17 g50 h-43
_crop_of_ g33
_crow h-22 k15
_cru g24 m15
_crud g32 h-15
_crude_ g32 h-15
_cry h30
_crypto_ r18 h-21
_crys h39
_crystals_ h27
_cs m37
_cu r-33 g-37 m-72 h81 k-16
_cumu r17
_cumulative_ r17
_cup m-54 h22
_cup_ m-51 h68
_cur h72
_curs h63
_curse_ h63
_curt r-30 h-34
_curtains_ r-30 h-24
_cus r-25 g20
_cush h-24
_cushions_ h-21
_cust r-25 g20
_customer_ g35
_customer_database_ h20
_customer_paid_ g15
_customers_ r-18
_customs_ h25
_cut g-70 h-21
_cut_ g-27 h31
_cut_for_ h48
_cutt g-34 h-37
_cutter_ g-34 h-37
_cy r-35 m-20 h-34
_cyb r-19 g26
_cybe r-19 g26
_cyber_ r-19 g26
_cyl r-16
_cyli r-16
_d_ r62 g31 m35 h-99
_d_o_ r-23 g51
_da r43 g96 m26 k-103
_daa r-15 h51
_daam g16
_daam_ g16
_dab g28
_dad r22 g-38 h16
_dad_ r23 g-33
_dadd h18
_daddy_ h18
_daf g25 m16 h-17
_daf3 r21
_dafa g30 h-17
_dafa3t_ g-16
_dah r18 m22 h-15
_daha r18 m22 h-15
_dahab_ r18 m22 h-15
_dai r27 g-43 h33 k-16
_dail k-16
_daily_ k-16
_dain r15
_dain_ r15
_dair h-33
_dairy_ h-33
_dak h16
_daks h16
_dakshina_ h16
_dal m30 h44
_dala m19 h44
_dam r-22 g20
_dama r-22 g25 h-17
_dan g-31 h71
_dana r20
_dana_ r20
_danc g-28 h80
_dance_ g-20 h20
_dancer_ h45
_dar m44 h-18
_dare g-22 m48 h-22
_dare_ m28
_dark g42
_dark_ g42
_dat r-22 g-24 m-49 h-20
_data g-24
_data_ g-19
_date m-32
_date_ g72 m-27
_dated_ g-15
_dated_cheque_ r-24
_dates_ r-28 g-56
_dati h-33
_dating_ h-33
_dau k-21
_daug k-21
_day r79 g114 m-30 h-137 k-45
_day_ r90 g118 h-100 k-34
_day_for_ r-21 g16 h-17
_day_late_ r16
_day_one_ r48
_daye g17
_days m-30
_days_ m-30
_dd h15
_ddo h15
_ddos h15
_ddos_ h15
_ddos_attack_ h15
_de r26 g60 m-26 h-18 k-24
_de_ g-16 h19
_dea r55 m16 h39
_dead h51
_dead_ g-20 h52
_deadline_ g23
_deal r44 m17
_deal_ r80 m-18 h-21
_dealer_ r-16 g-17 m35 k21
_dealers_ r-20 h19
_dear r30 g-15 h15
_dearer_ r37 g-15
_deat r-19 g27
_death_ r-19 g27
_deb r25 g-17 k-22
_debe r30 h-21
_debenture_ r25 h-17
_debi r28 h19
_debit_ r23 h22
_debt r-34 g-18
_debt_ r37 g-27 h-19
_debt_as_ r-36 h-19
_debt_stays_ r-57
_debt_to_ r23
_debtor_ r-48 h37
_debts_ r-23
_dec r-23 g50 h-46
_dec_ m17
_deca g24
_decd g29
_decde_ g29
_dece g27
_december_ g27
_deci r-19 g22 h-21
_decide_ g-29
_decide_by_ g-37
_decided_ g30
_decides_ g36
_decision_ g-15
_decl g-25 h-17 k22
_declare_ g-18
_declare_it_ g-16
_declared_ k18
_deco g-21
_decoration_ g-21
_ded r-42 h31
_dedu r-42 h31
_deduction_ r-33 h39
_dee r20 g-29
_deed r20 g-27 h-22
_deed_ r20 g-27 h-22
_def h-36
_default_swap_ r-33 g17
_defe h-27
_deg g-16 h19
_degr g-16 h23
_degree_ g-19 h18
_dei r-18 h35
_deit h38
_deity_ h32
_del r34 g-21 m-31 h23
_delay_ r18 g29
_delayed_ g-15
_dele g-15 k21
_delete_ g-15 k21
_deli g-19 k-21
_deliver_ g56
_deliver_in_ g17
_deliverable_ r52 g-55
_delivered_ r-24 g-31 h-20
_delivers_ g31
_delivers_in_ g36
_delivery_ r-32 g-29 h29
_delivery_in_ r51 g16
_delivery_of_ g16
_delt h23
_delta_ h23
_dem r31 h-34
_demo h-18
_demolition_ h-18
_demurrage_on_ r27
_den g-33 h-46
_dent h-39
_dental_ g15
_dental_plan_ g17
_dentist_ h-26
_dep r-54 g37 m21 h15
_depa r-20
_department_ r-20
_depe g30
_depends_ g31
_depends_on_ g26
_depo r-28 m30 h35
_deposit_ m32
_deposit_certificates_ r16
_deposit_for_ r-52 m15
_deposit_paying_ r18
_deposits_ k19
_der r49 g35 h-49
_derb m16
_derby_ m16
_deri g49 h-36
_derivative_ g29 h-17
_derivatives_ g18
_des g45 m-38 k19
_desc g16 h-24 k26
_description_ h-22 k30
_dese g19 h15
_desert_ g30
_desi g23 h16
_design_ g20 h-19
_designer_ h18
_desk h-34 k-20
_desk_ h-34 k-20
_dest h25 k19
_det h-15
_dev g30
_deve g27
_developer_ g27
_df r-33 m26 h34
_dh h-31
_dhs h-21
_dhs_ h-21
_di g119 h-83 k-18
_di_ g86 h-30
_dia r-25 g-23
_diam h22
_diap h-24
_diapers_ h-24
_dic g-15 m25
_dice m25
_dice_ m25
_die g75 m-21 h-58 k-24
_die_ g70 h-31 k-23
_die_they_ g15 k-17
_died h16
_died_ h16
_dif g22 m25 k18
_diff g22 m25 k18
_different_ k28
_dig g25 m25
_digi m32
_digital_ m32
_din r18 g-26 k-22
_dinar_ r18
_dinn g-24 k-21
_dinner_ g-24 k-21
_dip m-15
_dipl g-16
_diploma_ g-15
_dir g-24 h-21 k38
_dire m15 k17
_director_ h-16 k35
_directors_ h-26
_dirh g-27 h-40
_dirham_ g-17 m-17
_dirhams_ r20 m20 h-34
_dirhams_at_ r-40
_dirhams_per_ m32
_dirhams_to_ r27
_dirhams_when_ r45
_dirt k27
_dirty_ k27
_dis r30 m-29 h82 k-16
_disa h38
_disappear_ h38
_disc r62 m-16
_discount_ r-27 g-26
_discount_coupon_ r-45
_discounted_ r28
_discounted_by_ r15
_discounting_ r53 h-17
_discovered_ g19
_dise m29 h27
_diss h18
_dissertation_ h18
_dist m-19 h39
_distillery_ h27
_distributor_ h24
_district_ m-18
_div g22 h-39
_dive r-24 g42 h-32
_dive_ g28 h-15
_diver_ h-17
_divi r16 g-20
_dividends_ r25
_diy r-16 g-25 h26
_diya r-26 g-21
_diya_ r-26 g-21
_dj h20
_dji h25
_djin h25
_djinn_ h25
_do r-46 g-28 m30 h-45 k57
_do_ r-26 h-34 k57
_do_not_ m-19 h-21 k15
_doc g-16 k-19
_doct h40 k-19
_doctor_ g-22
_doctored_ h45 k-18
_docu g-20 h-21
_document_ h-15
_documentary_ g-19
_doe r20 h-17 k42
_does r20 h-17 k42
_does_ r20 h-15 k46
_does_not_ r29 g-17 k-20
_dof m-16
_dof3 m-16
_dof3a_ m-16
_dog m24 h68 k-21
_dog_ g21 h55
_dog_fight_ m-18 h26
_dog_fighting_ h18
_dog_fights_ h43
_dogs m24 h20
_dogs_ m24 h20
_doh r21 h-17
_doha r21 h-17
_doha_ r21 h-17
_dol g-44
_doll r25 g-31 h15
_doll_ h39
_dollar_ r39 h-27
_dollars_ g-26
_dollars_to_ g-17
_dom g-27 m-19
_domi m-16
_domino_ h-45
_don r-37 m-31 h-19 k27
_donated_ r-18
_donated_to_ r-18
_donation_ r15 k-42
_donation_to_ r21 k-20
_donations_ k44
_donations_to_ k15
_done r-28 h-28
_done_ r-28 h-28
_donk h18
_donkey_ h18
_donor_ h27
_dont k32
_dont_ k32
_dont_have_ g29
_doo h-24 k-17
_door h-24 k-17
_door_ h-18 k-16
_dou g34 m41 h-27
_doub g34 m41 h-23
_double_ r24 m23
_double_or_ m32
_doubled_ r-25 g16 m15 h-18 k17
_doubled_or_ g18 m21
_doubles_ g25
_dow m40 h-21
_down g17 m41 h-46
_down_ r-39 g33 m59 h-17
_down_in_ m24
_down_min_ g46
_down_on_ g17
_dr r-146 g-57 m103
_dra r-22 m89 k-17
_draf r-22 m28 h15
_drag m19
_draw m48 k-15
_draw_ r-18 m29 h26
_draw_coupon_ r-15 h19
_draw_for_ g24 m16 h-15
_draw_of_ g29
_draw_ticket_ h-15
_drawer_ r17
_drawing_ g17 m-17
_drawings_ g41
_drawn_ g-22 m35
_dre g-21 m38
_drea g-16 m52 h28
_dream_ g-16 m52 h28
_dream_car_ m18
_dream_home_ m19 h-15
_dreg h24
_dregs_ h24
_dres h-22
_dress_ h-22
_drew h-16
_drew_ h-16
_dri r-51 g-47
_drin g-17 h33
_drink_ g-17 h-26
_drinks_ h49
_driv g-30 h-23
_drive_ r-30 k24
_driver_ r-18
_drives_ r36 g-22
_dro r-56 g53 h-56
_dron h-16
_drone_ h-16
_drop r-49 g22 h-28
_drop_ r-52
_dropped_ g-21
_drov g22
_drove_ g22
_dru g-16 h-25
_drug g-16
_drugs_ h17
_dry h72
_dry_ h72
_dry_white_ h16
_dt g46 h-20
_dte g46 h-20
_dte_ g46 h-20
_du g-40 h-71
_dub r-22 m-22
_duc m18
_duck m18
_duck_ m18
_due r52 h-59
_due_ r42 h-31
_due_date_ g-30
_due_in_ r22
_dues h-19
_dues_ h-19
_dum h28
_dump h32
_dus h25
_dush h25
_dushman_ h25
_duty_free_ h47
_dv g-39
_dvd g-39
_dvd_ h-24
_dvds g-36 h22
_dvds_ g-36 h22
_e3 h24
_e3l h24
_e3la h24
_e3lan_ h24
_e_ r16 g25
_e_dirham_ r17
_ea r52 g-122 m15 h-25
_eac r30 g-51 m26 k28
_each r30 g-51 m26 k28
_each_ r30 g-51 m26 k28
_each_day_ r18
_each_for_ m-30
_each_gets_ r-47
_each_he_ r29
_each_i_ r19
_each_month_ r-44 h30
_each_of_ m40
_each_one_ h-17 k26
_each_payment_ k30
_each_transfer_ h-15 k29
_each_week_ r53
_ear r40 g-106 m-29 h-29 k-18
_ear_ r-26 h-19
_earl r17 g-34
_early_ r17 g-34
_early_settlement_ g-34
_earn r56 g-48
_earn_ r47 h20
_earned_ r-32
_earnings_ r20
_earns_ r29 g-53
_eas r-17 g45 h28
_east r-15 h28
_eat h-16
_ec m-18 h25
_ecs h25
_ecst h25
_ecstasy_ h25
_ecstasy_pills_ h20
_ed g47 k38
_edi h28
_edib h20
_edibles_ h20
_education_plan_ g25
_ee r38
_een r38
_eena r38
_eenah_ r24
_eg g26 h-20
_egg g28 h-20
_eggs g31 h-30
_eggs_ g31 h-30
_ei r95 g-53 h-44
_eib r25 h-20
_eibo r25 h-20
_eibor_ r25 h-20
_eid h-45
_eid_ h-45
_eig r32 g-28 h30
_eigh r32 g-28 h30
_eight_ r33 g-28 h23
_ein r55 h-16
_eina r55 h-16
_einah_ r42
_eit r-18
_eith r-18
_either_ r-18
_el r36 g41 h-80
_el_ g-18 h-42
_eld h-20
_elde h-20
_elderly_ h-20
_ele h28
_elec r-16 g18 h16
_election_ m22
_electricity_ g-20
_electrocuted_ g-19 h48
_electronics_ g33 h-26
_elev r30
_eleven_ r43
_ell g87 h-35
_elli r16 g62 h-17
_elli_ r16 g62 h-17
_elly r-20 g31 h-18
_elly_ r-20 g31 h-18
_els r-15 k28
_else r-15 k28
_else_ k18
_em r39 h-31 k19
_ema g18 h-15 k16
_emaa g26
_emaar_ g26
_emai k16
_email_ k16
_emb h-24
_emba h-27
_embassy_ h-27
_emi r80 h-17
_emi_ r63 h-21
_emis r23
_emis_ r23
_emp r-34 g-15 h32
_empl k25
_employee_ g23 k33
_employee_stock_ g17
_employer_ g-28 h-16
_empt r-29 k-16
_empty_ k-16
_en r61 g45 m121 h-37 k-41
_end r42 g69 m56 h-110 k-17
_end_ r57 h-65 k-15
_end_of_ r-38 g-44 h-27
_endi m38 h-28
_ending_ m39 h-32
_ending_sa_ m33 h-25
_endo g25
_endowment_ g25
_ends r-24 g32
_ends_ r-24 g32
_eng g41 m-20
_engi g41 h21
_engine_ r19 g60 h31
_ent m78
_ente m34 h22
_enter_ m34
_entr m39
_entries_ m28 h-17
_entry_ m23 h21
_entry_fee_ m-20
_env g-52 h65
_enve g-37
_envelope_ g-21 h29
_envelope_for_ r-25 h95
_envelopes_ r25 g-16 h-26
_eq h18
_equ h18
_equa r-39 g-23
_equal_ r-39 g-23
_equal_parts_ r-37 g-23
_equi r51 g15 h21
_equity_ r27 g15 h21
_equity_in_ r-15 h42
_er r-42 g-22 h30
_ero h22
_erot h22
_erotic_ h20
_es r-37 g-17 m-25 h-37
_esc m-16 h45
_esca h-22
_escape_ g-15
_escaped_ g29 h-17
_escaped_from_ g15
_esco h69
_escort_ h50
_escort_for_ h-21
_escort_service_ h57
_escorts_ h19
_esh r16 g-26 h-16
_esht r16 g-26 h-16
_eshtareit_ g-19
_est r-32 h-59
_esta r-29 g23 m-19 h-55
_estate_ g28 h-46
_et r65 g15 m46 h-75
_etf g20
_etf_ r30
_eth m34 h-28
_eth_ m26
_eto g30
_etor g30
_etoro_ g30
_eu r44 g-23 m52 h25
_eur r44 g-23 m52 h25
_eur_ r31 m-16
_euro r15 g-20 m37 h26
_euro_ r-22
_euromillions_ m50 h44
_euros_ r33 g-15
_euros_in_ r27
_euru m31
_eurusd_ m31
_ev m26 h44
_eve g33 m29 h42
_even r-40 g57 m15 k-20
_even_ g22
_evening_ r-30 m27 h29 k-17
_event_ g22
_ever r49 g-24 h28
_ever_ g42
_every_ r90 g-55 k18
_every_day_ r22
_every_hundred_ r41 m-24
_every_month_ r32
_every_quarter_ r36
_every_week_ r-36
_everybodys_ m17
_everyone_ r-38 g-20
_everyone_puts_ r-22 g-17
_everything_ g16 h17
_everything_under_ g23
_evi g-19
_evil g-19
_evil_ g-19
_evil_eye_ g-19
_ew r-16 g61
_ewe r-16 g61
_ex r-85 m-40 h30
_ex_ h80
_exa r-61 g-38 h-19 k-25
_exac r-29
_exactly_ r-23
_exam r-31 g-31 k-25
_exam_ r-34 g-34 h-18
_exam_fee_ m-17 h-103
_examiner_ h51 k-15
_exams_ h-21
_exc r-16
_exch r-17 g-20
_exchange_ g-20 h22
_exchange_house_ r-18
_exchange_of_ r23 m-19
_exi g24
_exis g24
_exist_ g18
_exp g24 k26
_expe r-16 h-18
_expected_ r-20
_expenses_ h-21
_experience_ h32
_experience_letter_ h17
_expi g27 h42
_expired_ h32
_expiring_ h-22
_expiry_ g27 h31
_expl r-36 g-27 k36
_explained_ g-21 k18
_expr r23
_express_ r27
_ext r17 g-17 m-17 h-19
_extended_ r-43 g27
_extended_warranty_ r-20
_extension_ r24 g-21
_extr r30 g-33 m-17 h18
_extra_ r36 g-33 m-17 h19
_ey g-19 m18 h37 k18
_eye g-19 m18 h37 k18
_eye_ g-16 m19 h24
_eyes h21 k26
_eyes_ h21 k26
_f_ g67 h-32
_fa r85 g-70 m-31 h-30
_fa2 r31
_fab h-16
_fabr h-16
_fabric_ h-16
_fac r60 g-51 m-24 k-19
_face g-20 m-20 h18
_face_ g-20 m-20 h15
_faci g-24 h37
_facilitation_ r-21 h42
_facility_ r69 h-21
_fact r42 h-41
_factor_ r45 h-21
_factoring_ r20
_factory_ r-26
_fai r-16 g42 h-20 k-18
_fail g15
_fair r-25 g48
_fair_ r-25 g50 m-23
_fais g-21 k-18
_faisal_ g-21 k-18
_fak g-17 m-21 h51 k19
_fake g-17 h51 k19
_fake_ g-17 h51 k19
_fake_grass_ h-39
_fake_medical_ h25
_fal r-23 g73 m-23 k53
_fal_ h40
_falc g49 h-22
_falcon_ g49 h-22
_fall g41
_fall_ r-15 g20
_fals k58
_false_ k58
_fam m-19 k26
_fami g-21 m-19 h-32 k26
_families_ r-16 k22
_family_ m-19 h-19
_fan r-41 m64 h-17
_fan_ m20 h-20
_fans h19
_fans_page_ h22
_fant m34 h-21
_fantasy_ m34 h-21
_far r-17 g-34 m-31 h-59 k-29
_fare r-16 h-34 k-17
_fare_ h-27 k-17
_farewell_ r-16
_farm g-16 m-22 h-17
_farm_ m-22
_fas h-22
_fast r15 h-47
_fastest_ h-21
_fat g-24 h51
_fate h22
_fate_ h22
_fath r18
_father_ r23
_fathers_inheritance_ g20
_fav r-25 m15 h-20 k17
_favo r-25 m15 h-20 k17
_faw r58 g-17
_fawa r62 g-17
_fawayed_ r46 g-17
_fay r72
_fayd r53
_fayda_ r32
_fd r163 g-40 m-20 h-50
_fd_ r163 g-40 m-20 h-50
_fe r-18 g37 m-42 h39 k-29
_fe_ g46 m15 h-34
_feb r17
_febr r17
_february_ r17
_fee g31 m-28 h-50
_fee_ r29 g-41 m-30
_fee_%_ r31
_fee_and_ h39
_fee_for_ r-43 g-34 m-22 h-25
_fee_of_ r49 h-16 k-20
_fee_paid_ r16
_fee_per_ r49
_fee_so_ r16 k19
_fee_to_ m-20 h-20 k30
_feed r-22 g-29 m-29 h-38
_feed_ r-22 g-29 m-31 h-38
_feeh g63 h-18
_feel r20 g78
_feel_ g41
_feels_ g40
_fees r-16 m31
_fees_ r-16 m31
_feet g-33
_feet_ g-33
_fel g15
_fell g-21 h18
_fell_ g-21 h26
_fell_off_ g-30 h51
_felo r16 g-16
_fen g-39 m-17 h110
_feng g-16 h73
_fengan_ h60
_fenj h30
_fenjen_ h25
_fer g-15 h19
_ferm h48
_fermenting_ h30
_fermenting_tank_ h19
_feti h22
_fetish_ h22
_ff g31 h-16
_ffa g31 h-16
_ffa_ g31 h-16
_fi r69 g19 k-25
_fi_ g18 h-17
_fie g37 k-15
_fiel g39 h-24 k-15
_field_ r15 g19
_fif r69 g-16 m49
_fift r77 g-16 m45
_fifth_ r21 m28 h21
_fifty_ r19 m17 h-16
_fig r-19 g55 h-35 k50
_figh g-23 h31 k66
_fight_ g-15 m22
_fight_money_ m19
_fighters_ h-28 k75
_fighting_ h18
_fights_ h43
_figu g57 h-24 k-16
_figure_ g34 k-16
_figure_for_ h17
_figure_never_ g29 h-20
_fil r21 g32 m-17 h30
_file g47 m-15
_file_ g41 m-15
_fill g25 m16 h30
_film h53
_film_ h15
_films_ h38
_fils r45 m-16 h-30
_fils_ r45 m-16 h-30
_fils_on_ r40
_fils_per_ r31
_filt g-18 h-20
_filter_ g-18 h-20
_fin r25 g29 h-43
_fina r60 m-25 h-39
_final_ r-22 m-25
_final_price_ g32
_finance_ r53 g-41 h-25
_finance_cost_ r-15
_financier_ r38
_find r-40 g118 h-20
_find_ r-24 g116 h-34
_find_one_ g19
_finding_ h18
_fine g-43
_fine_ r-35 g-42
_fine_for_ g-18 h-44
_fini m58
_finish_ g-26 m22
_finished_ g36
_finishers_ m33
_finj g-30 h18
_finjan_ g-18 h41
_fir r-31 g30 h25
_fire h-17
_fire_ h-46
_firewood_ g16
_firm r-22 g24
_firm_ r-22 g24
_firs m17 h32
_first_ m17 h32
_first_buy_ g21
_first_copy_ g-16 h113
_fis r-23 g37 m-19 h-62
_fish r-23 g37 m-19 h-62
_fish_ r-21 g75 m-32 h-50
_fish_in_ g29
_fish_that_ g41
_fish_your_ g60
_fishing_ g-34
_fit g-67 m-15 h-24
_fit_ m-15
_fitt h-18
_fitting_ h-18
_fiv r30 g-46 m24 k-19
_five r30 g-46 m24 k-19
_five_ g-46 m24 k-19
_five_minutes_ g17 m17
_five_percent_ r-17
_five_six_ r41 h-17
_five_star_ h24
_fix r15 m-30 h84
_fix_ m-15 h47
_fix_the_ h47
_fixe r17 m19
_fixed_ m27 h-20
_fixed_by_ r-15
_fixed_per_ r20
_fixed_price_ m-17
_fixed_profit_ r28
_fixed_return_ r24
_fixed_returns_ r18
_fixed_time_ r-40 g56 m63
_fixer_ h28
_fixes_ r15
_fixi g-20 m-34 h27
_fixing_ g-20 m-34 h27
_fl r-68 g21 m-39 h-79 k17
_fla g-56 m-31 h-77 k17
_flag g-24 m-20 h-44 k42
_flag_ m-20 h-30 k24
_flags_ k18
_flat g-23 h-39 k-25
_flat_ g-26 h-39 k-25
_flat_%_ r24
_flat_for_ r33
_flat_sold_ r-20 g38
_fleet_insurance_ g40
_fli r-48 g28 h-34
_flig r-44 m-29
_flight_ r-44 m-29
_flight_delay_ g34
_flip m42 h-47
_flip_ m18 h-34
_flip_coin_ m24
_flipped_ m24
_flipped_coin_ m24
_flo g22 m-22 h-33
_floa g48
_floating_ r-28 g56
_floo r55
_floor_ h15
_floor_plan_ r53 g-33
_floosi_ r24
_flou g-16 k21
_flow r-24 m-15
_flower_ h19
_flowers_ r-24 g-16 h-49
_flu m17 h-23
_flu_ h-43
_flus m17 h19
_flush_ m17
_fly h102
_fly_ h102
_fn g26
_fno g26
_fno_ g26
_fo m-62
_foa r-17 g47 h40
_foal r-17 g49 h-17
_foal_ r-17 g49 h-17
_fol r-20 g28 h38
_fold h29
_folder_ h50
_foll r-20 g34
_follow_ r-20
_followers_ h27
_fon g-25 h-16
_font g-20
_font_ g-20
_foo m-38
_food m-21 h-27
_food_ m-21 h-27
_foot m-17 h19
_football_ m-17 h-26
_for g-53 m-28 h-37 k46
_for_ r51 g-25 m-66
_for_%_ r15
_for_a_ r-63 g43 m68 h35 k77
_for_ageing_ h33
_for_all_ g30
_for_and_ m18
_for_at_ r26
_for_balcony_ h33
_for_being_ r44
_for_car_ m-19
_for_cash_ r34 g-28 m-22
_for_certain_ r24
_for_clinic_ g26
_for_dates_ g-31
_for_day_ r25
_for_days_ r16 g36
_for_each_ r163 h-36 k-35
_for_eid_ h-38
_for_euros_ r15
_for_evening_ m38 h16
_for_fighters_ k20
_for_fish_ g-24
_for_free_ r36 g-18
_for_giving_ r47
_for_goods_ r-26 g-25 k42
_for_he_ r-15 g29
_for_her_ r27 g-16 h41
_for_him_ g21 h48 k-17
_for_his_ g-18 h87 k-26
_for_i_ r-29
_for_if_ m17
_for_in_ r25
_for_it_ r-96 g74
_for_january_ r23
_for_kids_ h-21
_for_less_ r46
_for_lunch_ r-39 g-23
_for_march_ r15
_for_me_ r32 h60
_for_money_ g25 m23
_for_month_ r27
_for_my_ r-44 k-34
_for_new_ r23 m-36
_for_next_ r-35
_for_night_ g-17
_for_nor_ g20
_for_nothing_ r41
_for_october_ r52
_for_one_ r54 m21 h24
_for_our_ h35
_for_parking_ r-26
_for_patience_ r-18
_for_prayer_ h21
_for_restaurant_ h38
_for_right_ g27
_for_same_ r17
_for_school_ r-15 k36
_for_selling_ r20 h-24
_for_somebody_ g-17 k21
_for_someone_ h-20 k23
_for_sure_ r30 h-17
_for_ten_ r-35 h-27
_for_that_ r-41
_for_the_ r-163 m-39 h62 k20
_for_three_ h-18
_for_two_ g-23
_for_villa_ g-18
_for_week_ r-23 h-29
_for_what_ r-27 g59 h-15
_for_whatever_ r-16 g17
_for_worship_ h38
_for_your_ g37 k18
_forb r45
_forbearance_ r45
_fore g36 m26
_forecast_ m18
_forex_ g41 h-15
_forg r-79 g-21 h91
_forgave_ r-49
_forge_ h19
_forged_ r-17 h35
_forged_signature_ h17
_forging_ h34
_form r-32 h-18 k39
_form_ r-20 k29
_fort r-26 g-61 m26 h29
_forty_ r-41 g-30 m31 h21
_forw r41 g44 h-49 k18
_forward_ r41 g26 h-27 k23
_forward_contract_ r30 g-37
_forward_exchange_ r22 g-17
_forward_for_ r47
_forward_fx_ r28 g-22
_forward_money_ r-16 g-19 k30
_forward_on_ r29
_forward_purchase_ r-18 g20
_forward_rest_ r-18 g-16 k40
_forward_sale_ g15
_forward_the_ k18
_forwarding_ r-33 g-18
_forwards_ r34 g26
_fou g-15 m20 h-23
_foun r-36 g20 h-15 k-15
_found_ r-16 g21 k-15
_four r39 g-35 m25
_four_ r15 g-27 h-20
_fourth_ r24
_fr r-28 g23 m-24
_fra g16 h-49
_fram h-15
_fre r-17 m-31 h53
_free r-25 m-29 h34
_free_ g-19 m-29
_free_entry_ m-21
_free_for_ m-16 h-16
_frei g16
_freight_ g16
_freight_forward_ g37
_freight_forwards_ g20
_fren h24
_fres r19 g-25
_fresh_ r19 g-25
_fri r-17 h-26
_frid r-38 h15
_friday_ r-51 g20
_fridays_ r22 g-16
_fridge_ r-21
_frie h-33
_friend_ g28 h32
_friends_ h-29
_fries_ h-28
_fro r29 g-15 h30
_from r24 m-23 h17
_from_ r24 m-16
_from_a_ g16 h-22
_from_all_ g-25
_from_another_ g22
_from_broker_ h-20
_from_china_ g17
_from_day_ r32
_from_her_ r27
_from_him_ r23
_from_home_ g-15 h-27 k-16
_from_its_ g15
_from_me_ r42 g-36 m24 h31
_from_the_ r38 m-35 h-39 k80
_from_third_ g41
_from_to_ r-40
_fron g-38 m15 h25
_front_ r-16 g-35 m21 h25
_fronted_ r21
_fru g28 m26
_frui g28 m26
_fruit_ m27
_fruit_of_ g78
_fruits_ g24
_fruits_of_ g23
_ft g53 m27 h-31
_fu r-74 g80 m-32 h-93
_fue r-47
_fuel r-47
_fuel_ r-47
_ful r-29 g-50 m-30 h25
_full r-29 g-50 m-30 h25
_full_ g-34 m-30
_full_and_ r17
_full_moon_ h30
_full_new_ h20
_full_service_ h20
_fun r40 g32 m17 h-47 k22
_fund r41 g21 m51 k24
_fund_ r27 h-15 k-21
_fund_of_ r33 g-24
_funding_ g61 m41 k-29
_fundraiser_ h15 k20
_fundraiser_by_ h-16 k26
_funds_ r17 g-23 m21 k49
_funeral_plan_ g23
_fur m24 h-20
_furn h-18
_fut r-16 g106 m-32 h-41
_fut_ g25
_futu g82 m-31 h-32
_future_ m-25 h23
_future_by_ h37
_futures_ r-24 g108 h-55
_futures_account_ g32
_futures_of_ g-25
_fw r45 g-23
_fwd r45 g-23
_fwd_ r45 g-23
_fx r111 g-67 h-30
_fx_ r111 g-67 h-30
_fx_swap_ r42 h-16
_fx_swaps_ r32 g-23
_g_ r29 h48
_ga r-81 g-31 m56 h-102 k-43
_gac m34 h-21
_gach m34 h-21
_gacha_ m28 h-18
_gala h-16
_gala_ h-16
_gam m101 h36 k-26
_gamb m61 h-42
_gambling_ m33 h-30
_game m18 h19 k-15
_game_ m16
_game_that_ g34 h15
_games_ r-20 h17
_gameya_ r21
_gami m26 h-17
_gaming_ m26 h-17
_gaming_hall_ m-20 h-23
_gamm g19 h66
_gammon_ h78
_gan h56
_gane h31
_ganesh_ h18
_gang h15
_ganj h22
_ganja_ h22
_gar r-22 h-43
_gard h-34
_garden_ r-22 h-32
_gas r-16 g20 h-35 k-22
_gas_ r-16 g20 h-35 k-22
_gat r-29 g-31 m-29 k16
_gate r-18 m-27
_gate_ r-18 m-27
_gath g-19 k16
_gav g-65 h-63
_gave r22 g-65 h-63
_gave_ r22 g-65 h-63
_gave_him_ r55
_gave_the_ r-25
_gave_up_ g-19
_gave_us_ r-15
_gay r-15 g62 h21
_gaya g43 h-16
_gaya_ g43 h-16
_ge r-15 g22 m-16 h66
_gel g-25
_gel_ h-23
_gela g-20 h30
_gelatin_ h35
_gelatine_ g-19
_gem h-20
_gem_ h-24
_gen h41
_gene g28
_geneh_ r24
_generator_ r-33 g15
_gent g-20 h37
_get r-18 g29 h41
_get_ r-20 g33 m-24 h77 k22
_get_out_ g-22
_get_rich_ r-24 g23
_get_the_ r30 g-22
_gets m29 h-36 k-19
_gets_ m29 h-36 k-19
_gets_a_ r41
_gets_his_ r-15
_gg m42 h41
_gh r56 g67 m-33 h-44 k19
_gha r23 g28 h-56
_ghar g-26 h-18
_ghe g54 m-16
_gho k20
_ghos k22
_ghost_ k22
_gi g-55 m-83 h56 k21
_gif r-64 g-38 h-38 k20
_gift r-64 g-38 h-38 k20
_gift_ r-50 g-38 h-30 k20
_gift_for_ r-29 h-35
_gift_so_ h19 k15
_gin g-21 m-17 h54
_gin_ g-31 h153
_gin_and_ h51
_ging h-39
_ginger_ h-39
_ginger_ale_ h-17
_ginger_beer_ h-22
_gir g-26 m-18 h76
_girl r-16 g-25 m-17 h90
_girl_ h91
_girl_from_ h15
_giv r60 g35 m-23 h-45
_give r53 g50 m-18 h-35
_give_ r46 g54 h-32
_give_him_ r22 g23
_giveaway_ m16
_given_ g-44 m-19
_gives_ g42
_gives_me_ g29
_givi g-15
_giving_ g-15
_gl r-23 g-34 h-40
_gla r-16 h38
_glass_ h41
_glasses_ h-39
_glo g-28 h-21
_glov g-28 h-21
_gloves_ g-28 h-21
_glu h-41
_go r35 g63 m60 h30
_go_ r31 g27 m30 h88
_goa g20 h-40 k-19
_goal m18 h-31
_goal_ g-32 m15 h-34
_goat r15 g33 k-18
_goat_ g42
_goats_ r16
_god g45
_god_ g34
_goe r-23 g18 m32
_goes r-23 g18 m32
_goes_ r-23 g18 m32
_goes_to_ g-45 m33
_goi g30 h-28
_goin g30 h-28
_going_ g30 h-28
_gol m30 h-54
_gold_ g15 h38
_gold_bars_ r22
_gold_coin_ r41 g-26 m-15
_gold_price_ r-17 m27
_gold_ring_ r-28
_gold_saver_ r19
_golf m31 h-46
_golf_ m31 h-46
_goo r-15 g-55 m-15 h19
_good g-49 h22
_good_ r-37 g-58 h83
_goods_ r-15 g21 h-44
_goods_that_ g-32 k41
_goodwill_ r38 h-15
_gos h32
_gosh h32
_gosht_ h32
_got r23 g-15 m-24
_got_ r23 g-15 m-24
_got_the_ r-29
_gov r19
_gove r19
_government_ r19
_gr r16 g-28 h80 k-17
_gra r22 g-18 h27
_grab g90 h-33
_grab_ g90 h-33
_grac r34
_grace_ r34
_grad g-48
_grade_ r-15 g-44
_gram h81
_gram_ r-19 h64
_grams_ r31 h17
_grams_of_ h22
_gran r15 g-15 m15
_grand_ m22
_grandfather_ h20
_grap h16
_grape_juice_ h-28
_grapes_ h-28
_grappa_ h47
_gre g-24 m51 h54
_grea h51
_grease_ h51
_grease_his_ h15
_grease_the_ h28
_gree r-16 g22 m36
_green_ r-16 g22 m36
_grey g-33 m24
_grey_ g-25
_gro g25 m-24
_groc r-36 m-17 h-38
_groceries_ r-23 h-31
_grou r-17 k27
_grounds_ h17
_group_ r-16 k27
_group_of_ m17 h22
_grow r46 g32
_grows_ r32 g47 h-33
_grows_with_ r27 h-15
_gu r-49 g-48 m21 h24 k-21
_gua r32 m-29 h-20
_guan h18
_guanciale_ h18
_guar r35 m-25 h-38
_guarantee_ r-16
_guaranteed_ r24 g-17
_guarantees_ g19
_guarantees_my_ g20
_guarantor_ r25
_guard_ r-18 m-17 h-30
_gue r-37 m85 k-36
_gues r-37 m85 k-36
_guess_ g32 m76 h-49
_guess_number_ m18
_guess_the_ m18
_guess_weight_ m15
_guessed_ m35
_guessed_the_ g-28 m42
_guesses_ g-17 m30 h33
_guessing_ m-23
_guest_ m-22
_guests_ r-15 h15 k-20
_gui h33
_guin h34
_guinea_ h-20
_guinea_pig_ h-18
_guinness_ h54
_gul m-16 h-54
_gumm h15
_gummies_ h15
_gummies_with_ h-36
_gun_ h-17
_guy r-26 h59 k24
_guy_ r-26 h71 k24
_gy r-57 g-40 m-37 h-35
_gym r-57 g-33 m-37 h-35
_gym_ r-57 g-33 m-37 h-35
_gym_membership_ r-16 h-48
_ha r20 m-32 k-79
_haa m25 h-32
_haar m32
_hac g-20 h97
_hack g-20 h97
_hack_ h28
_hacked_ h51
_hacked_accounts_ h24
_hacker_ h18
_hacker_into_ h17
_had r84 g-67 m-19 h-22
_had_ r20 g-50
_hade r24
_hadi r50
_hadi_ r30
_hal r-19 g-97 m-36 h60
_hala r-22 g-16
_half r33 m-31 h22
_half_ r33 m-31 h22
_half_a_ h18
_half_now_ r-17
_half_of_ g-35 h37
_half_the_ g21 h-25
_half_yearly_ r23
_hall r-18 g-65 h32 k-15
_hall_ r-18 g-65 h26 k-15
_ham r-22 g-51
_ham_ h177
_ham_and_ h44
_ham_sandwich_ h16
_hamb h-43
_hamd h-25
_hamm h-43
_hammer_ h-31
_hamo g-34 h-26
_hamour_ g-34 h-26
_hamp h-65
_hamper_ h-24
_han r-54 g20 m-15 h-35
_hand m-15 h-50
_hand_ m-15 h-25
_hand_him_ r-37
_hand_it_ r-18
_hand_to_ h-27
_handbags_ h31
_handed_ g23
_handed_over_ r-15
_handicap_ m18 h-19
_handover_ h-16
_hands_ r16 g-21 h-15
_hands_on_ r21
_hands_over_ r-16 m15
_hang r-42 g29
_hangs_ r-31
_hangs_on_ g27
_hap g-16 m-18 h17
_happ g-16 m-18 h17
_happens_ g16
_happy_ m-16 h15
_har r51 h50 k-16
_hara g-19 h27
_haram_ g-19 h16
_hard r20 h19
_hard_ r20 h37
_harv g51 h-26
_harvest_ g39 h-24
_harvest_of_ r-22 g49
_has r-36 g143 k-25
_has_ r34 g106 h-35 k-24
_has_no_ g25 k-20
_has_not_ g65
_has_paid_ r28 g19
_hasa r-51
_hasan_ r-48
_hash r-24 g-25 h79
_hash_ r-16 g-50 h98
_hash_oil_ g-20 h32
_hasn g74 h-30
_hasnt_ g74 h-30
_hat m34 h-68
_hat_ g-25 m51 h-20
_hatc g31 m-17 h-42
_hatched_ g19
_hau g18
_haul g18
_hav r16 g79 h-28
_have g79 h-28
_have_ r17 g23 h-16
_have_it_ g-18
_have_the_ h25
_have_yet_ g45
_havent_ g56
_haw g17 h-15 k23
_hawa h-22 k23
_hay r37 g-33 h33
_hay_ h51
_haz m16 h-54
_he r70 g-50 m-52 h-47 k-62
_he_ h-43 k-29
_he_brings_ r23
_he_buys_ r41 g18 h-21
_he_does_ r29
_he_drove_ g22
_he_gave_ r55
_he_gets_ r21 g-29 m-22
_he_gives_ r-31
_he_guarantees_ g20
_he_had_ r19
_he_is_ g-26
_he_lends_ r35
_he_lent_ r-45
_he_let_ r-25 h-18
_he_lets_ r38
_he_owe_ r-18 m22
_he_owes_ r-52
_he_pays_ r-24
_he_picks_ g26
_he_put_ r-21
_he_returns_ r28
_he_said_ m-23
_he_says_ g15 h35 k27
_he_sees_ g15
_he_sells_ r-37
_he_sends_ k-15
_he_takes_ r-47 h23
_he_took_ r-17 g-16
_he_was_ m23
_he_will_ m23 h34
_hea r59 h-57
_heal g-32 h22
_healer_ h27
_heap g18 h-17
_heap_ g18 h-17
_heap_of_ h-16
_hear r-22 g27 h-18
_hed r-25 g75 h-39
_hedg g75 h-39
_hedge_ g45 h-36
_hedge_through_ g32
_hedge_with_ g47
_hedging_ g30
_hei r-18 g-36 h51
_hein h51
_heineken_ h51
_heir g-27
_hel r54 g-41 m-26 h-46
_hell k-18
_hell_ g28 h23
_helm g-24 m-17 h-41
_help r48 g-19 h-33
_helping_ r20
_hemp h15
_hemp_ h15
_hen h27
_her r20 g-25 m-18 h47
_her_ r18 h52 k26
_her_account_ k20
_her_money_ g39 h-24 k18
_herb r-18 m-20 h-29
_here g-32 k-25
_here_ r-21 g-22 m15 k-25
_here_is_ m22 h16
_here_it_ r-20
_heres_ r22
_hero h39
_heroin_ h39
_hers r25
_hers_ r25
_hex h48
_hex_ h48
_hi g15 m-24 h-57 k-25
_hi_ r-19 g-44
_hid h-20 k44
_hidd r19
_hidden_ r19
_hidden_camera_ h58
_hide h-22 k16
_hide_ h-22 k16
_hidi k32
_hiding_ k32
_hig r37 m15 h-42
_high r37 m15 h-42
_high_ r17 h-38
_higher_ r22 g18 m24
_higher_lower_ g17
_him r20 k-20
_him_ g-27 h15 k-20
_him_and_ r-44 m25
_him_at_ m-24
_him_my_ r21 g-15
_him_the_ r-19 h-21
_him_with_ g-20
_hims r34 g15
_himself_ r34 g15
_hin r15
_hind r15
_hindi_ r15
_hir r-29
_hire r-29
_hire_ r-20 h-26
_his r35 g58 m-34 h-17 k-15
_his_ r22 g59 m-32 h21
_his_account_ k17
_his_brother_ r28
_his_car_ r-26 g19 h-15
_his_children_ h40
_his_cousin_ g28
_his_figure_ g32
_his_flat_ r44 g-24
_his_for_ r-31
_his_kids_ h28
_his_money_ k24
_his_name_ g-15
_his_next_ r-38 g51 h-19
_his_number_ g27
_his_own_ r-21 m-28
_his_share_ r40
_his_shop_ g29 h34
_his_trap_ g25
_his_van_ g18
_his_wallet_ k22
_hisa r-15
_hit r-18 g29 m19 h25 k-19
_hitm g-17 h28
_hitman_ g-17 h28
_hm g38
_hmo g38
_hmo_ g38
_ho r-74 g42 m-20 h130 k-93
_hog h63
_hog_ h63
_hol r46 h-32
_hold r43 h-50
_hold_ r30 g-29 h-34
_holders_ r20
_holding_ m-16
_holds_ h18
_holi h17
_holiday_ r25 h17
_hom g-45 m19 k-20
_home g-50 m19 k-18
_home_ g-46 m31 k-18
_home_brew_ h32
_home_game_ m29 h-18
_home_insurance_ h-22
_home_with_ m26
_homemade_ h15
_hon r-19 h-59
_hone r-19 g15 h-59
_hone_ g30
_hone_se_ g30
_honey_ h-28
_honey_jars_ h-15
_hoo r-16 g-61 m-31
_hook g-34 m-28
_hooks_ h-52
_hookup_ g-19 h45
_hop r-19 g106 h57
_hope g73 h-16
_hope_ g51
_hopes_ g22
_hopi g39 h-16
_hoping_ g39 h-16
_hops h32
_hops_ h32
_hor r-17 m23 h91
_horo g-17 h49
_horoscope_ h45
_horoscope_subscription_ h22
_hors r-15 g34 m32
_horse_ r-15 g39
_horses_ m23
_hos r-23
_hosp r-20 h-28
_hospital_ r-20 h-28
_host g-15 h20
_hot r-33 g-20 h25 k-18
_hot_ h47 k-17
_hote r-33 m23 h-33
_hotel_ r-34 m24 h-54
_hotels_ h21
_hou g20 k-24
_hour g-36 m-19 h22
_hour_ r31 h50
_hour_for_ h-27
_hour_to_ h20
_hours_ r-24 g-22 h-27
_hous g56 h-35
_house_ g25 h18
_house_if_ g18
_housie_ h-21
_housing_ g37 m-17 h-20
_how r15 g65 h-31
_how_ g41 h-20
_how_much_ r21 g29
_how_not_ g-26
_hq h44
_hq_ h44
_hr g-16 h-31
_hr_ g-16
_hrs h-27
_hrs_ h-27
_hu g23 m-35 h32
_hud h-24
_huda h-24
_huda_ r-28 h-24
_hul g58 m-16 h-31
_hula h31
_hula_ h31
_hull g21
_hull_ g21
_hulo g20 h-21
_hulog_ g20 h-21
_hulu g-15
_huma h22
_human_ h22
_hun m15 h-28 k21
_hund r19 g-18 m18 k21
_hundred_ r36 m40 k-22
_hundred_for_ g24 m-16
_hundred_i_ r37
_hundred_to_ r41
_hunt r-24 g27 h-16
_hunt_ r-16 g31 h19
_hus r-44 g-21 m-20 h109
_husb r-21 h52
_husband_ r-21 h33
_husband_back_ r-17 h27
_hy h20
_i_ r42 g23 h-124 k-38
_i_am_ r16
_i_borrowed_ r37
_i_bought_ r-53 h-26
_i_buy_ g41 m-36 h-35
_i_chose_ g-47
_i_collect_ r-22 k34
_i_cover_ r43 g-21
_i_decide_ g-37
_i_die_ g65 h-28 k-23
_i_do_ g33
_i_dont_ g26
_i_gave_ r50
_i_get_ g21
_i_give_ r-20 g22
_i_got_ r24
_i_had_ r20
_i_hand_ r17
_i_have_ r-17 g43
_i_hold_ r-21
_i_keep_ r42 m-17
_i_lend_ r-50
_i_lent_ r-28
_i_met_ r-16 h-20 k15
_i_must_ r35
_i_never_ r20 h17 k-27
_i_not_ m23
_i_only_ r31 g-17 k15
_i_owe_ g-15 m17
_i_own_ g-49
_i_paid_ r-40 g36 m23 h-35
_i_pass_ g39
_i_pay_ r-42
_i_picked_ g-36
_i_post_ h53
_i_publish_ h27
_i_put_ g-22 m20
_i_rent_ r-16
_i_return_ r-28
_i_said_ g-27 m46
_i_see_ r54 g-26
_i_sell_ h-15
_i_send_ m-17
_i_settle_ r36 g-22
_i_short_ g55
_i_sold_ r-22 g22
_i_still_ r24
_i_submit_ h23
_i_take_ r24
_i_told_ r-20
_i_took_ r-49 h-16
_i_use_ g17
_i_was_ r16 g-33 m24 h59 k-22
_ib h32
_ibe h38
_iber h38
_ic r-29 m-26 h17
_ice r-28 g-54 h54
_ice_ r-27 g-54 h32
_ico g60 h-29
_ico_ g60 h-29
_id r-44 h73
_id_ r-26 g-21 m20 h24
_id_with_ h20
_ido g18 m-19 h53
_ido_ g32 h-24
_idol m-18 h77
_idol_ h61
_idol_for_ h39
_idols_ h17
_idols_for_ h18
_ie g39 m27
_iel h16
_ielt h16
_ielts_ h16
_ieo g30 h-18
_ieo_ g30 h-18
_if r-54 g293 h-144
_if_ r-47 g298 h-119
_if_breaks_ g31
_if_containers_ r25 g-19
_if_he_ r-33 g-16 m22
_if_i_ g80 m29 k-29
_if_my_ g56
_if_not_ g-41 m35
_if_something_ h-19
_if_the_ r-21 g75 m-37 h-23
_if_we_ r33
_if_you_ r15 g-18
_ift h-25
_ifta h-25
_iftar_ h-25
_iga h23
_igam h23
_igaming_ h23
_ij r-31 h-21
_ija r-43 h-21
_ijar r-43 h-21
_ijara_ r-43 h-21
_ill r-17
_ill_ r-15 g-31
_illn g37
_illness_ g37
_illness_rider_ g20
_im g-26 h40
_imi h17
_imit h17
_imitation_ h17
_imp h26
_impo h22
_import_ h-17
_importer_ h22
_in r77 g70 m-66 h-43
_in_ r-67 g42 m21 k-37
_in_a_ r-83 g-80 h103
_in_advance_ r-24 g38
_in_an_ g-44
_in_and_ g69
_in_app_ r23
_in_april_ r-21
_in_autumn_ g-33
_in_case_ g56 m-32 h-36
_in_cash_ g22 h30
_in_contract_ g-20 h-22
_in_five_ r-20
_in_full_ r-61 g-16 m-25 h-19
_in_hand_ g-15
_in_her_ r-32
_in_his_ r77 g-100 h-30
_in_instalments_ r-20
_in_it_ h65
_in_its_ g19 h-22
_in_january_ g30
_in_jar_ g-22 h-16
_in_july_ r21
_in_june_ r68 g24
_in_law_ r23
_in_march_ r19 g-15
_in_may_ g-27
_in_minutes_ m-18
_in_mother_ g28
_in_mothers_ g47
_in_my_ r-73 g-74 m-17 h-40
_in_name_ r43
_in_next_ g16
_in_ninety_ r-20
_in_one_ g29
_in_our_ r-17
_in_play_ m44 h67
_in_seconds_ g26
_in_six_ r-29 g27
_in_small_ g-16
_in_spring_ r-26
_in_ten_ r28 m-29
_in_the_ r21 g29 m-24 h-176 k49
_in_three_ r20
_in_two_ g19
_in_your_ h-23
_ina r60 h-18
_inah r45
_inah_ r45
_inc r-37 h27
_inca h38
_incall_ h38
_ince r-43 h28
_incl r26 g-16 h18
_incl_ r24
_inco g21
_income_ g21
_incr h-20
_increase_ h-20
_ind g18 m-17 h-40
_inde g36 m-17 h-21
_indemnity_ g32
_index_ m-16 h-18
_indi h-16
_indu r27
_indulgence_ r27
_inf h29 k31
_infl r17 m16 h57
_inflated_ h36
_inflation_ r23 m19
_inflation_adjustment_ r27 h-15
_inh g35
_inhe g35
_inheritance_ g21
_inheritance_before_ g27
_ins r-51 g65 m-18 h33
_insi h36
_inside_ g37 h-20
_insider_ g-23 m19 h56
_insp g-41 h24 k-23
_inspected_ g-19 h-18
_inspection_ g-22
_inspector_ h61 k-22
_inspector_so_ h23
_inst g15 h-64 k26
_instagram_ g21 h-17
_instalment_ r28 h-19
_instalment_of_ r-69
_instalments_ r-18 g17
_instead_ r23 k41
_instead_of_ k25
_insu r-48 g82 h37
_insulting_ h29
_insurance_company_ r30 g-73 h46
_insurance_for_ g51 h30
_insurance_hq_ h44
_insurance_policy_ k20
_insurer_ r-30 g42
_insurers_ g16
_int r218 g-40 m-32 h-101 k-23
_int_ r167 g-19 h-69
_inte r57 g-30 m-24 h-25
_interes_ r27
_interest_ r75 g16 m-22 h24 k-37
_interest_bearing_ r30
_interest_for_ r111
_interest_free_ r-70
_interest_in_ r-38
_interest_on_ r101 g-26 h-17
_interest_only_ r63
_interest_part_ r17
_interest_rate_ r-101 g77
_interest_to_ r-23
_internet_ h-40 k27
_into r-33
_into_ r-33
_intr r28 h-25
_intrest_ r41
_inv r-53 m-26 k36
_inve r-40 g17
_investment_ r-29 g-16 h28
_investment_in_ g-25 h29
_investor_ r24
_invo m-25 k35
_invoice_ r-19 g-24 m-21 k28
_invoice_for_ g-19 h34 k15
_invoice_is_ r-18 h-34 k20
_invoice_of_ r18
_invoice_says_ k21
_invoice_was_ k27
_invoices_ r23 h19
_involuntary_ g15
_ip h91
_ipa h79
_ipa_ h57
_iphone_ g30 h-18
_ipl m15 h-28
_ipl_ m15 h-28
_ipo m-16
_ipo_ m-16
_ipt h40
_iptv h40
_iptv_ h40
_iptv_box_ h28
_iq m18 h-27
_ir g16 m15 h-31
_iri m15
_iris m15
_irish_ m15
_iro g28 h-16
_iron g28 h-16
_iron_ g28 h-16
_is g23 m-47 h-110 k48
_is_ r16 h-63 k46
_is_a_ r-18 g17
_is_being_ k32
_is_done_ r-17 g18
_is_for_ r-20 g-22 h79 k50
_is_his_ g-36 m32
_is_in_ g31 m-22
_is_late_ r26
_is_mine_ g-19 k-22
_is_my_ r62 g17
_is_not_ g33 m-19 h-20
_is_one_ g34
_is_our_ r19 m20
_is_paid_ r16 g15
_is_the_ g-31 m-15 k-16
_is_what_ r16
_is_your_ g-30 m32 h21 k-19
_is_yours_ g22 m37
_isl r-19 g-17 m-16 h-24
_isla r-19 g-17 m-16 h-24
_islam_ h42
_islamic_ r-18 m-16 h-33
_islamic_bank_ r-28 h-20
_island_ h-31
_iss g36
_issu g36
_issued_ g47
_ist r48
_isti r28
_istisna_ g23
_it r40 g61 m28 h-131 k103
_it_ r41 m22 h-179 k129
_it_all_ g-19 m33 h28
_it_and_ r-69 g66 h-20
_it_as_ r39 g21 h30
_it_at_ m21 h22
_it_back_ r22 g-28 k-16
_it_before_ r18 k33
_it_comes_ g40
_it_for_ r-19 h-20
_it_from_ k27
_it_in_ r-18 h16 k-15
_it_is_ r21 g-125 m-28 h-28 k84
_it_now_ g56
_it_off_ k20
_it_on_ g-42 h24 k-73
_it_out_ k26
_it_paid_ r17
_it_rains_ g-38 h-25
_it_stays_ r19
_it_through_ h-21 k40
_it_to_ r-19 g25 h-32
_it_up_ g-35 h-19
_it_via_ k20
_ite g25 h21
_item g25 h21
_item_ g38 h15
_itm g28
_itm_ g28
_its m18 k-20
_its_ m17 h-30 k-17
_its_price_ r-18 g-49
_its_value_ r37
_itse h26
_itself_ h26
_iv h50
_ivo h50
_ivor h50
_ivory_ h50
_ivory_tusks_ h25
_ja r49 g-91 h18 k-15
_jac m26
_jack m26
_jack_ h18
_jacket_ m-20 h-24
_jackpot_ m49 h20
_jad h54
_jado h27
_jadoo_ h22
_jadu h29
_jadu_ h29
_jag h25
_jage h25
_jagermeister_ h22
_jam h53
_jam3 r-15
_jama h22
_jami r29
_jamiyya_ r26
_jamo h16
_jamon_ h16
_jan h-18
_jan_ h-21
_jar g-53 h-64
_jar_ g-32 h-28
_jars g-18 h-31
_jars_ g-18 h-31
_jd r-28 g20
_jd_ r-28
_jde g33 h-16
_jdee g33 h-16
_jdeed_ g33 h-16
_je r17 h-30 k-47
_jeb h21
_jee g26 m27 h-22
_jeet m34
_jeev g18
_jeevan_ g18
_jer g-16 m-38 h23
_jers m-37 h-32
_jersey_ m-37 h-32
_jew r38 h-29
_jewe r38 h-29
_jewellery_ r24 h-26
_ji r-17 g-25 h93
_jin g-15 h70
_jinn g-15 h65
_jinn_ g-15 h65
_jo r-36 m-28 h76
_job r-19 m-30 k18
_job_ r-19 m-30 k19
_joh h18
_john h18
_joi g-17 h68
_join g-17 h68
_joint_ g-16 h59
_jos h15
_ju r34 g-26 m125 k26
_jua m78 h-42
_jua_ m40 h-22
_juaa m38 h-20
_juaa_ m29 h-15
_jud h29
_judg h29
_judge_ h31
_jug h27
_jug_ h27
_jui m-23 h-30
_juic m-23 h-30
_juice_ m-18
_juj h22
_juju h22
_juju_ h22
_jul r19
_july r19
_july_ r19
_jun r53 g-15 m39 h-18
_june r16 h-24
_june_ r16 h-24
_junk r37 m44
_junk_ r50
_junket_ m48 h17
_jur h30
_jus r-36 g37 h-27 k41
_just r-36 g37 h-27 k41
_just_ r-36 g37 h-27 k41
_just_for_ h-24
_just_if_ g16
_k_ r74 h-21
_k_for_ r15
_k_in_ g-17
_ka r67 g-41 m23 h-16 k-20
_ka_ r27 m-65 h-24
_kaa r-33 g25 m-15 h28
_kaas r-31 g31
_kab m29 h37
_kaba m17 h38
_kaf g-15
_kafala_ r33
_kah h16
_kal g-15 m44 h15
_kala h19
_kala_ h19
_kaly m21 h-16
_kalyan_ m21 h-16
_kam h-40
_kame r26
_kamel_ r-18
_kameti_ r44 g-15
_kan r71 h-22
_kand r44 h-30
_kar r17 m31
_kara r18 h-83
_karak_ h-44
_karo m17 h39
_kart m19
_karw h26
_karwane_ h26
_kas m32 h24
_kas_ m-19 h45
_kas_3al_ h35
_kash h-29
_kay h-26
_ke g17 m75 k39
_ke_ r-22 g-35 h28
_ke_liye_ m-25
_kee r34 m-30 h-32 k55
_keep r41 g-23 m-15 k64
_keep_ g-27 m-58 k87
_keep_%_ r-23 k24
_keep_and_ k24
_keep_each_ r-23 h-39 k67
_keep_it_ r34 k-25
_keep_the_ r23 k-36
_keeping_ r47
_keeps_ m43 h25 k-21
_keeps_it_ g22 m31 h-15
_keg h42
_keg_ h33
_kel m32 k16
_kel_ r23 k18
_ken m96 h74
_keno m96 h74
_keno_ m96 h66
_ket g-30 m-38
_keta h42
_ketamine_ h42
_key r-22 m50 h-102 k-22
_key_ m56 h-68
_key_man_ g37
_keym g22 h-16
_keyman_ g22 h-16
_keys h-23
_keys_ h-23
_kg r-30 g-41 h-36
_kg_ r-30 g-41 h-36
_kh r-105 g18 m37 h-35
_kha g-15 m18 h37
_khai m34 h25
_khal m33
_khalas_ m15 h-16
_kham g-24
_khan r-17 h74
_khar r-32 g42 m-26
_khas m17 h-36
_khat g-20 m-23 h36
_khat_ g-16 m-23 h44
_khay g32 h-34
_khe g31 m15 h-36
_khel m32
_khet g34
_khet_ g34
_khet_mein_ g34
_khi r-24 g23
_kho r-61 g-17 h-21 k15
_khod r-51 k20
_khod_ r-45 k20
_khos r-15 h-15
_khosara_ r-15 h-15
_khs m22
_khse m22
_khsert_ m22
_ki r-75 g-46 m-30 h-54 k-38
_ki_ r-29 g38 h-67
_kic r-15 g-37 h85
_kick r-15 g-37 h85
_kick_ r-15 h28
_kick_backs_ h18
_kickback_ g-15 h37
_kid r-23 g-21 h26 k-27
_kid_ h-15
_kidn g-19 h94
_kidney_ g-18 h65
_kids m-26 h-47 k-19
_kids_ m-26 h-47 k-19
_kil m-15 h-33
_kill h19
_kilo h-53
_kilo_ h-23
_kilo_hash_ h30
_kilos_ h-38
_kilos_of_ h-16
_kin m21 h68
_kind h62
_kind_ r-15 g17 h95
_kindly_ g-16
_king m21
_king_ g17
_kingfisher_ h25
_kio r18 m18 h37
_kios r18 m18 h37
_kiosk_ r18 m18 h37
_kir r-17 g-38 h-19
_kira r-17 g-38 h-28
_kis r50 g29 h-26
_kish r26 g23 h-24
_kisht_ r26 g23 h-24
_kist r24
_kit r-45 g-20 m-20 h-40
_kit_ g-33 m-40 h33
_kitc g-19
_kitchen_ g-19
_kite m17 h-20
_kite_ m17 h-20
_kite_fight_ m17
_kitt r-38 g33
_kitten_ g19
_kitty_ r-27
_kn r-35 g-44 h64 k18
_kno r-29 g-34 m-18 h62 k18
_knoc g-30 h66
_knocked_ h22
_knocked_on_ h22
_knockoff_ h26
_know r-29 g-32 k27
_know_ g-34 h-23 k66
_knowing_ k-18
_known_ r-17
_knows_ h21 k-20
_knows_what_ g33
_ko r-63 g-29 m34
_ko_ r-46 g-22 h110
_kol r15 g22 h-67
_kol_ r19 g-33 m-29 h-30
_kol_shahar_ r-37
_koll m36
_kollo_ g16 m16
_kot h25
_kr m21 h31
_ku g-30 h77
_kul g-25 h21
_kula g-25 h21
_kun h18
_kund h24
_kundli_ h18
_ky g44 h-15
_l_ r-15 m-15
_la r-103 g-48 h39 k-45
_la_ g-34 m44 h68
_lab r-28 g-71 m-26 h35
_lab_ h-50
_lab_guy_ h16
_labe g-63 h53
_label_ g-55 h45 k15
_labelled_ h21
_labo h32
_labor_ h27
_lad g-43 h83
_ladd g-16 h-16
_ladder_ g-16 h-16
_ladi h39
_ladies_ h41
_lady g-18 m-16 h67
_lady_ g-18 m-15 h61
_lady_for_ h16
_lag g-20 m48 h75
_laga g-17 m63 h-16
_lagana_ m19
_lagay_ h25
_lagaya_ m22 h-25
_lage h95
_lager_ h100
_lah g39 h-27
_lak r16
_lal r-30 h53
_lal_ r-30 h53
_lam r52 m-20 h-55 k-22
_lama r18 h-28
_lama_ r18 g-41
_laman_ g42 h-23
_lamb h17
_lamb_ h-33
_lambs_ g16
_lamp h-43 k-22
_lamp_ h-43 k-22
_lan r16 g34 h-58 k-30
_land g49 h-23 k-30
_land_ g39 h-17
_landlord_ k-16
_lands_ g22
_lands_on_ g17
_lang r28 h-52
_lang_ r28 h-15
_lap g-26 m-51 k-18
_lap_ g-29 m-31 h17
_lap_dance_ h50
_lapt m-20 h-27 k-18
_laptop_ m-20 h-59
_laptops_ h32
_lar r-17 m15 h78 k-23
_lard h71 k-23
_lard_ h71
_las r-69 g-22 m72 h-22
_last r-69 g-22 m62 h36
_last_ r-69 g-22 m62 h36
_last_man_ m34
_last_week_ g23 m-25 h-17
_last_year_ r-27
_lat r18 m-17 h-48 k-19
_late r18 g43 h-20 k-19
_late_ g-30
_late_on_ r20
_lateness_ r21
_later_ g74
_later_which_ r-15
_lau m-30 k41
_laun m-26 h-40 k41
_launder_ k22
_laundering_ k17
_law r-15 g29 m-16 h-45
_law_ g31 m-16 h-15
_laws g37 h23
_lawy g-39 h-37
_lawyer_ g-39 h-36
_lay r-26 g65 m18 h-53 k26
_lay_ m29
_laye h-45 k26
_layer_ h-45 k26
_lays g44 h-17
_lays_ g44 h-17
_laz r40 h-15
_laze r40 h-16
_lazem_ r40 h-16
_le r27 g45 m-69 h-53 k-73
_le_ g30
_lea r20 h53 k-46
_leaf h-27
_leag m36 h-17
_league_ m36 h-17
_leak h65
_leak_ h19
_leaked_ h46
_lean g22 h34
_lean_ g22 h34
_leap g31 h-17
_leaps_ g31 h-17
_lear r-24 g19
_leas r35 g-26 h26
_lease_of_ r53 g16
_leaseback_ r26
_leased_ h44
_leat k-24
_leather_ k-24
_leav r17
_leave_ r-23 g25 h49
_leaves_ g-26 h-51
_leaving_ r36
_leb r-31 g-21
_lec r-18 h20
_lech h50
_lechon_ h49
_lect h-30
_lecture_ h-30
_led h-67
_led_ h-54
_lef r-15 m-30 h-34
_left r-15 m-30 h-43
_left_ g18 m-30 h-43
_left_with_ g20 h-25
_leg r25 h21
_leg_ r44 h44
_legs h-16
_legs_ h-16
_lei r-17
_lem h-44
_lemo h-44
_len r37 g-35 m-27 k17
_lend r73 g-54 m-27 h34 k15
_lend_ g-18 k33
_lender_ g-20
_lenders_ r20
_lending_ r31 m-21 h28
_lends_ r17 h20
_lends_me_ r20
_lent r-39 h-21
_lent_ r-39 h-21
_lent_me_ r-19
_leo h26
_leop h25
_leopard_ h25
_les r44 g38 h-48 k-17
_less r71 g19 h-48 k-17
_less_ r90 h-23
_less_than_ r31
_lesson_ h-20
_let r47 g-51 k-15
_let_ g-36
_let_me_ g-19 h23
_lets r63
_lets_ r63
_lets_me_ r40
_lett r-20 g-16
_letter_ r-26 h20
_letter_of_ r36
_lev r-22 g66 h-27
_leve r-28 g66 h-25
_level_ g-21
_leverage_ r-18 g50 m15 h-18
_leveraged_ g37
_lew r-20 g53
_li r42 g15 m34 h51 k-30
_li_ r28 g-35 h-20
_lia r-20 g27
_liab r-20 g27
_liability_ r-20 g27
_liability_premium_ r-19 g26
_lib r-26 h15
_libr r-26
_library_ r-24
_lic r-21 g91 h-23 k-32
_lic_ g82 h-41
_lice h18 k-32
_licence_ h-40
_licence_with_ h25
_licences_ h18
_license_ g18
_licensed_ k-33
_licensing_ h32
_lie r36 g-33 h18
_liem h34
_liempo_ h34
_lies r28 g-32
_lies_ r28 g-32
_lies_in_ r28 g-32
_lif r-37 g28 m-16 h32
_life r-24 g30 m-15 h-32
_life_ r-22 g23 m-15 h-32
_life_plan_ g36
_life_policy_ g-25
_life_premium_ g16
_lift h64
_lifted_ h65
_lifted_from_ h42
_lig g-18
_ligh g-18
_light_ h20
_lights_ h-32
_lik r26 h23
_like r27 g16 h17
_like_ r31 g-38 h-15
_likes_ g54 h33
_lim g-23 m26
_lima m43
_limi m-21 h-57
_limit_ m-21 h-32
_limo h36
_limoncello_ h36
_lin r23 m46 h-22
_line r22 m52 h-30
_line_ r30 m25 h-16
_lines_ m18
_ling r24
_link r-23 g25
_lip h-24
_lips h-24
_lipstick_ h-24
_liq g18 h59
_liqu g18 h59
_liqueur_ h31
_liquidation_ g33 h-21
_liquor_ h39
_lir r15 g-37
_lira r15 g-37
_lira_ r15 g-37
_lis h-17 k-28
_list g-39 h-17 k-28
_list_ g-65 h-26 k-32
_listed_ g17 h-16
_lit r21 m-16 h-21 k15
_litres_ h-29
_litt r24 h-31 k19
_litter_not_ g26
_little_ r29 h-25 k22
_liv m61 h63
_live m61 h47
_live_ r22 g40 m74 h20
_live_dealer_ g-15 m76 h31
_lives_ r-16 m-18 h25
_liy g16 m-34 h-18
_liya g21 h-15
_liya_ g21 h-15
_liye m-28
_liye_ m-28
_ll g18
_lo r38 g49 m122 h117 k-49
_lo_ r22 g17
_loa r72 g-41 m21 h27 k-23
_load g-28 m54 h80 k-24
_load_ m63 h68 k-20
_load_of_ g33
_loaded_ g-15 h17
_loan r78 m-33 h-53
_loan_ r38 m-30 h-24
_loan_at_ r24 g23
_loan_for_ g32 m26
_loan_from_ r-68
_loan_on_ r-30 k18
_loan_principal_ r-39
_loan_shark_ h-18
_loan_to_ r-21 g-16
_loan_with_ r40
_loaned_ r28
_lob g-17
_loc r38 g62 m-32 h-39
_lock r39 g51 m-31 h-32
_lock_ r44 g-45 h-18
_locked_ g35
_locker_ g27
_locks_ g28
_log g-22
_logo g-15
_logo_ g-15
_lol r-21 m-28 k-19
_lol_ r-21 g24 h23 k-19
_lon r80 g16 m-22 h28 k-25
_lond g24
_london_ g24
_lone r60 g-20
_lone_ r62 g-18
_long r23 m-21 h22 k-19
_long_ r22 g18
_loo k32
_look r-33 h51 k36
_look_ h55
_looked_at_ g-23
_looking_ h-26
_looks_ g16 h31 k39
_loot g-35 m29 h-27
_loot_ g-34 m31 h-34
_lor h19
_lorr h19
_los r-47 g21 m31 h-37
_lose_ m-62 h35
_loser_ m36 h-20
_losers_ m44
_loses_ m-29
_losi g-26 m27
_losing_ g-26 m27
_loss r-45 m23
_loss_ r-42 h-42
_losses_ m25 h30
_lost g40 h-21
_lost_ g40 h-21
_lost_luggage_ g18
_lost_to_ g-24 m49 h20
_lot r-36 g26 m121 h-30 k26
_lot_ r-18 g38 m-63
_lot_of_ m-20
_lots g41 m-25 h-15
_lots_ g41 m-25 h-15
_lott g-36 m117
_lottery_ m51 h47 k19
_lottery_of_ h-25
_lotto_ g-22 m57 h34
_lottry_ m23 h-22
_lou r-22 h31
_loun r-22 h23
_lounge_ r-22 h23
_lov r-42 g-25 h128
_love r-42 g-25 h91
_love_ r-33 g-25 h73
_love_spell_ r-25 h37
_low g41 m27 h-28
_low_ m25
_lowe g51 h-23
_lower_ g51 h-23
_lower_ticket_ g31
_ls h23
_lsd h23
_lsd_ h23
_lu r-57 g15 m-28 h-46 k-30
_luc g45 m-18
_luck g45 m-18
_luck_ g30 h31
_luck_in_ g35 h-43
_luck_of_ g40
_lucky_ g15 h-31
_lucky_bag_ g56 h-19
_lucky_number_ h29
_lucky_numbers_ m-24 h19
_lucky_sim_ h27
_lum g22
_lump g22
_lump_ g22
_lump_sum_ g22
_lun r-41 g-58 h-37
_lunc r-41 g-58 h-37
_lunch_ r-41 g-58 h-51
_ly g-25 h31
_lyr h31
_lyri h31
_lyrica_ h31
_lyrica_capsules_ h25
_m_ r31 h-61
_ma r-64 g51 m-30 h-34
_ma2 g-23 m-31 h-44
_ma3 m-32
_ma3a g-18
_ma3r g18
_ma7 g34
_ma7s g39
_ma_ r-17 g214 m-28 h-59 k68
_maa g21 h15
_maal g30 h18
_maal_ g32
_mab r-26 g-15
_mabl r-26 h15
_mablagh_ h27
_mac r-24 m70
_maca m50 h39
_mach h-44
_machine_ g-15 h-50
_mad g-29 m-15
_mada r-16 h38
_madam_ r-16 h33
_made g-49 k21
_made_ g-49 k21
_made_up_ k27
_mag r-15 m20 h64
_maga h-20
_magazine_ h-22
_magh g19
_maghribi_ h15
_magic_mushroom_ h26
_magic_mushrooms_ h53
_magician_ h17
_mah r33 m16 h-66 k48
_maha r44
_mahi r44 h-20
_mahine_ r39 h-18
_mai r-50 g-57 h23
_maid r-26 g-45 h57 k17
_maid_ g-38 h52
_maid_to_ g-27 h67
_maids_ k18
_mail h-22 k-22
_mail_ k-22
_main r-16
_maintenance_ r-16
_maj g-74 m27 h-31
_maji m29
_majid_ m29
_majl h-16
_majlis_ h-16
_mak g-24 h29
_make r20 k17
_make_ g49
_make_not_ g22 h-21
_maker_ g-57
_makes_ k30
_makes_it_ g31
_maki r15 g-20 h19
_making_ r15 g-20 h19
_makt r-19 g16 m23 h15
_maktab_ r-19 g26 m23 h15
_mal r51 g-27 m-23 h36
_mal_ r57
_mall h-43
_mall_ h-43
_malt g-17 h35
_malt_ g-17 h35
_malt_drink_ h-44
_mam r16
_mama r16
_man r23 g43 h24
_man_ r49 h58 k45
_man_at_ g-16 m20 h43
_man_i_ k-21
_man_in_ h15
_man_standing_ m34
_man_who_ r32 h-20 k15
_mana h-19
_manager_ h-18
_mang r-24
_mango_ g25 h-28
_mani g19
_manifest_ g36 h-26
_manifestation_ h15
_manifesting_ h27
_mans k-22
_many g30
_many_ g33
_map g23
_map_ g23
_mar r-32 g19 h46
_mara g-32 m-18
_maraheen_ h33
_marathon_ g-26
_marc r28
_march_ r28
_mare g50 h-21
_mare_ g42 h-21
_marg g47
_margarita_ h17
_margin_ g55 h-37
_margin_account_ g32
_margin_call_ g16
_margin_deposit_ g17
_margin_of_ g-20
_mari g-25 h34
_marine_ g-17
_mark r17 h-46 k-18
_market_ r23 h-22
_marl r-19 g26 h-20
_marla_ g33 h-19
_marr g-17 h20 k31
_marra_ r-22 k16
_mars h31
_marsala_ h36
_mart h33
_mary h41
_mary_ h41
_mas r-30 g-45 m-29 k-37
_masa g-17
_mash h-19
_mass m-22 h38
_massage_ m-22 h38
_massage_for_ h-31
_mast h47
_master_ h36
_mat r54 g-87 m30
_matc r-25 g-31 m35 h76
_match_ r-21 g-31 m27 h78 k33
_math r-16
_matk m35 h18
_matka_ m35 h18
_matt r53 g-16 h-25
_matter_ r53
_matter_what_ r16
_matu r83 g-19 m-20 h-20
_matured_ r38 m-17 h-16
_maturity_ r45
_maw g15 h-27
_may r-34 g85 h-65 k-28
_may_ r-30 g42 m-32 h-44 k-25
_may_and_ r-39
_may_be_ g22
_mayb g47 m33
_maybe_ g47 m33
_maz g-30 h56
_maza h15
_mb r-24
_mc g46
_mcx g55 h-22
_mcx_ g55 h-22
_md g-21 h70
_mdm g-19 h51
_mdma g-19 h51
_mdma_ g-19 h51
_me r16 g-79 m-30 h31 k23
_me_ r84 g-52 m47 h83
_me_a_ g-56 k-21
_me_after_ g28
_me_and_ m24 h29
_me_at_ r-55 g-19
_me_for_ r20 g51 h-37 k-16
_me_have_ r20 g-26
_me_his_ r-65
_me_in_ g32 h21
_me_next_ h39
_me_now_ r-20 g19
_me_on_ r32
_me_the_ g19 h-19
_me_this_ m29
_me_to_ h-33 k84
_me_what_ g32
_me_with_ r18 h18
_mea g42
_meal h-46
_mean g25
_meas g21 h-22
_measured_ h-15
_meat h80
_meat_ h80
_med r-28 g-15 m-28
_meda m-20 h-26
_medal_ m-20
_medi r-26
_medical_leave_ h21
_medicine_ r-21 h-31
_medicines_ h27
_medium_to_ h55
_mee g-40 m-29 h33
_meet g-20
_meet_ g-20 h38
_meeting_ h-42
_meg m44 h43
_mega m44 h43
_mega_ h21
_meh r-19
_mei g41 h-30
_mein g41 h-30
_mein_ g41 h-30
_mel g30 m30 h-15
_melo m15
_melon_ m15
_mem r-31 m-21 h-18 k21
_memb r-23 g-17 h-17
_member_ r-23 h21
_membership_ g-17 h-35
_memo g32 h-20 k26
_memorial_ g34
_memorial_plan_ g21
_men r79 g-48 m-36 h-50 k16
_men_ r53 m-38 h-33
_men_to_ h21
_menn r42 h-15
_meno h-19
_meno_ h-19
_ment g-18 h-15 k34
_mention_ g-22 k40
_menu g-35 h44
_menu_ g-35 h44
_mer h38
_merc r23
_merchant_ r23
_merl h48
_merlot_ h48
_merlot_and_ h45
_mes r-35 g33 m37 h-67 k18
_mesh g35 m-21 k-19
_mesh_ g35 m-21 k-19
_mess r-34 m60 h-60 k37
_message_ r-32 m48 h-34 k38
_met r-32 g-53 m-48 h-91
_met_ r-19 g-20 h-26 k23
_met_online_ r-16 h-20 k15
_meta g32 h-22 k-16
_metal_ r-19 h-15
_metal_certificate_ r29
_metal_certificates_ r27
_metal_in_ r-35 g27
_meter_ h20
_meth h47
_meth_ h64
_metr g-56 m-18 h-59
_metres_ g-35 h-26
_metro_ g-22 m-18 h-33
_mez g-16 h46
_mezz r19 h-26
_mezzanine_ r19 h-26
_mi r42 g79 m-31 h-51 k16
_mic r-18
_micr r-18
_mig g20 h20
_migu h15
_miguel_ h15
_mil g-30 h-39
_mile h19
_mileage_ h22
_mili h-25 k21
_milk g40 h-34
_milk_ g40 h-34
_milk_in_ g20
_mill r45 g-61 h-49
_mill_ r15 g-44
_min g97 m35 h-44
_min_ g54 m40 h20
_mind r-22 g25
_mind_ r-22 g25
_mine g-33 h-30 k32
_mine_ g-41 h-24 k32
_mine_for_ m-15
_mini r34 g-15 m-29 k-29
_minimum_ r46 h-15
_minimum_due_ r21
_minister_ g18
_ministry_ h-32
_minu g49 m41 h-19
_minute_ m39
_minute_options_ g-29
_minutes_ r-20 g45
_mir h17
_mis r31 g20 m-28
_misp h22
_misplace_ h22
_miss r57 m-23 h-36
_missed_ r41 h-17
_missing_ g30 h-18
_mist r-22 g24 h36
_mistake_ r-20
_mistress_ h48
_mit r31
_mite r34
_miy m-19 h-16
_miyy m-19 h-16
_mm_ h-58
_mmi h44
_mmi_ h44
_mms h17
_mms_ h17
_mo r78 g-19 m-37 h-76
_mo2 r46 h-25
_mo2a r21 h-25
_mob r17 m-38 h-61
_mobi r17 m-22 h-35
_mobile_ r17 m-22 h-35
_mocking_ h44
_mod r-18
_mode r-18
_model_not_ g28
_models_ h17
_mol h33
_moll h30
_molly_ h30
_mom r-28
_mon r35 g-22 m16 h16 k24
_mona r-25
_mona_ r-25
_mond r-19 g-23 m24 k23
_monday_ r-19 g-23 m24 k23
_mone r71 m29
_money_ r22 m23 k16
_money_and_ r-28 g60
_money_at_ r-39
_money_for_ r-39 g46 h98
_money_from_ g-16 k21
_money_he_ h16
_money_i_ m-24
_money_in_ r-49 h-16
_money_laundering_ k-17
_money_market_ r38
_money_now_ r-20 g18
_money_of_ r-22 k26
_money_on_ r-23 g28 k17
_money_through_ k30
_money_to_ g-16 m27
_money_without_ r28
_moneylender_ r25 h-27
_monk h23
_mont r24 g16
_monte_ m32 h44
_monte_carlo_ m32 h44
_month_ r38 g49 m-27 h-17
_month_and_ r26 g-20
_month_end_ g23
_month_for_ h-23
_month_he_ r30
_month_i_ r-45
_month_to_ r-24
_monthly_ g-32
_monthly_interest_ r-18
_monthly_payments_ r-24
_months_ m-16 h-39 k-26
_moo r33 h84
_moon h94
_moon_ h50
_moonshine_ h43
_mor r31 g-46 m31 k-16
_more r17 g-35 k-18
_more_ r17 g-35 k-18
_more_months_ r-27
_more_than_ r48
_more_time_ r-38
_more_weeks_ r-15
_morn r-28
_morning_ h15
_mornings_ r-25 h-20
_mort r19 g-15 h28
_mortadella_ h27
_mortgage_ r27
_mortgage_protection_ r-18
_mortgage_shield_ r-21
_mos g35 h-43
_mosh h-29
_mosh_ h-21
_mosq k-16
_mosque_ k-16
_most g35
_mot g48 m-15 h-90 k-16
_moth r16 g28 h-68 k-16
_mother_ r16 h-66
_mothers_ g36
_moto g30 h-16
_motor_ g25
_mov g-55 m20 h21 k61
_move g-38 m24 k63
_move_ r-18 g-28 k45
_moved_ r-17 g-27 k27
_moves_ r34 g17 m28 h18
_moves_up_ m23
_movi g-17 h23
_movies_ h29
_mr h-72
_mr_ h-25
_ms g65
_mt g61 m-22 h-16
_mt_ g62 m-22 h-24
_mu r98 g-82 m-36 k39
_muc g29 k-16
_much g29 k-16
_much_ g29 k-16
_mud h-36
_muj k34
_muja k36
_mujr h17
_mujra_ h17
_mul r-25 h-21 k75
_mule r-25 h-40 k54
_mule_ r-25 h-40 k54
_mum r-24 h31 k-51
_mum_ r-23 k-48
_mun r48 m-19 h-24
_muna r55 h-31
_muna_ r28 h-15
_munafa_ r26 h-16
_municipal_ h22
_municipality_ r-23
_mur r50 g-15
_mura r57 g-15 h-25
_murabaha_instalment_ r-50
_murabahah_ r30
_murt h27
_murti_ h27
_murti_for_ h17
_mus r68 g-46 h22 k19
_musc h-17
_mushroom_ h-31
_mushrooms_ h49
_must r87 g-28 k28
_must_ r87 g-28 k28
_must_buy_ r21
_mut g-21 h29
_muta h28
_mutu g-18
_mutual_ g-18
_my r-35 g-88 m-37 h-32
_my_ g-75 m-44
_my_account_ r-51 g-37 m-22 h-27
_my_agent_ r43
_my_and_ r22
_my_bank_ r-43 h-16 k30
_my_boss_ h16 k25
_my_brother_ r-19 g-37 k22
_my_car_ r-35 g-43
_my_cousin_ g37 m-16 h19
_my_cousins_ r-27 k27
_my_debt_ r34 h-23
_my_deposit_ r17
_my_ex_ h68
_my_friend_ r-20 h-17
_my_future_ r32 h52
_my_hand_ r21
_my_house_ g-15
_my_kids_ r17 h-31 k-17
_my_loan_ r16
_my_luck_ g19
_my_money_ r42 g-25
_my_mother_ g-17 h-32
_my_name_ r-18 g-34 h-64 k42
_my_neighbour_ r-26 g33
_my_neighbours_ r33
_my_old_ r-27
_my_own_ r22 g-50 m-16 h-20
_my_part_ r17 h33
_my_phone_ r-19
_my_place_ g44 m-17
_my_rent_ r24
_my_salary_ r16
_my_share_ g-16 m17
_my_shop_ r-25 g27
_my_slip_ m35 h40
_my_son_ r-50
_my_stake_ r16 h23
_my_test_ h25
_my_thanks_ r-37
_my_thesis_ h-18
_my_uncles_ r16
_my_van_ r33 g-17
_my_wallet_ r-47 g17 m30 k32
_my_watch_ r17 m35
_my_wife_ r-18 g18 h-38
_my_wifes_ h16
_mys r-30 h-15
_myse r-30 g-16 m-18
_myself_ r-30 g-16 m-18
_myst m17 h-15
_mystery_ m17 h-15
_mystery_box_ g32
_mystery_shopper_ g-20
_mz h34
_mza h34
_mzaw h34
_na r-63 g180 m23 h-31 k19
_na_ r-16 g35 m27 h26
_nac h38
_nach h38
_nad g22 m19 h-35
_naf r35 g-16 m-23 h-16
_nafs r35 g-23 h-16
_nafs_ r17 g-21
_nah g39 h-32
_nahi r-31 g46 h-32
_nahi_ r-31 g46 h-32
_nai r-23
_nail r-23
_nail_ r-23
_nak r-15 g51 h16
_nakl h35
_nakli_ h35
_nam r-36 m-15 h-25 k45
_name r-36 m-24 h-23 k46
_name_ r-22 g-44 k60
_name_his_ g65 h-17
_name_made_ g-23 h18
_name_on_ g-25 h-28
_named_ g28
_names_ g30 m-15
_nar g-17
_nas g34 m-31 h-19 k27
_nasd g28
_nasdaq_ g28
_nash h-20
_nat r-27 m75
_nati r-25 g-18 m76 h-19
_national_ r-25 m46
_naz g-18 h48
_naza h30
_nazar_ h18
_nazr h18
_nazrana_ h18
_nb h56
_nbe h38
_nbee h38
_nbi h25
_nbid h25
_nbid_ h25
_nd r50 g-18
_ndf r29 h-15
_ndf_ r29 h-15
_ne r23 g39
_nea r-26 g-22 m49 h30
_near r-26 g-22 m49 h30
_near_ g-17 m29 h33
_nearest_ r-26 m21
_nec r24 g-36
_neck r24 g-36
_necklace_ r24 g-36
_nee g-30 h-20 k35
_need g-30 h-20 k35
_needed_ g-19 h20
_needs_ r36 h-26
_neg h16
_nei g71
_neig g15
_neighbour_ r-21 g22 h16
_neighbours_ r15 h-15
_neit g56
_neither_ g56
_nep h-16
_neph h-16
_net r-59 g88 h-64
_net_ r-50 g72 h-59
_net_brings_ g20
_nev r33 g-41 h61 k27
_neve r33 g-41 h61 k27
_never_ r33 g-41 h61 k27
_never_attended_ h15
_never_met_ g-15
_never_studied_ h19
_new g-45 m-71 h-50 k-24
_new_ r30 g-38 m-71 h-47 k-24
_new_expiry_ h51
_new_moon_ h20
_new_one_ r63 m-31
_new_ones_ m-28
_nex g64
_next g64
_next_ g64
_next_month_ r41 g-41
_next_season_ r-19 h-17
_next_week_ r-31
_next_year_ g-18
_next_years_ g18
_ng r34 h-36
_ng_ r42 h-27
_ni r-52 k-18
_ni_ r-22 g15
_nif r-19 g75 h-20
_nift g51 h-17
_nifty_ g51 h-17
_nifty_ce_ g32
_nifty_pe_ g15
_nig r-24 g-62 m25 h27
_nigh r-24 g-62 m25 h27
_night_ r-20 g-55 m47 h87
_night_at_ h47
_night_stand_ h28
_nightclub_ h23
_nights_ m-15 h-71
_nik r-15
_nin r29
_nine r29 m17 h21
_nine_ r39 m17 h21
_ninety_days_ r-20
_nit h23
_nitr h23
_nitrous_ h23
_no g81 m-107 h-61 k-25
_no_ r17 g-95 m-56
_no_charge_ r-16 g-18
_no_charitable_ k23
_no_charity_ k16
_no_day_ r-22 g42
_no_deadline_ g23
_no_exam_ h19
_no_extra_ r-39
_no_fee_ g-15
_no_goods_ r46
_no_licence_ k-16
_no_matter_ r53
_no_money_ r-23 g-63
_no_paper_ g30 k26
_no_papers_ h30 k-20
_no_questions_ h45 k-33
_no_riba_ r17
_nob r-25 g63 h-31
_nobo r-25 g63 h-31
_nobody_ r-25 g63 h-31
_nobody_knows_ k-16
_noi k-26
_noir h20
_noir_ h20
_non r47 g103
_non_ r56 g20 h35
_non_deliverable_ r52 g-55
_non_refundable_ g25
_none g82 h-23
_none_ g82 h-23
_noo r-29 m24 h17
_noon r-20 m24
_noon_ r-20 m24
_nor r26 g19
_nor_ g56
_nor_own_ g22
_norm g-37
_normal_ g-37
_nos g-16 m-32 h44
_nos_ g-16 m-29 h46
_not r-52 m20 h-55
_not_ r-51 g70 m39
_not_born_ g21
_not_conceived_ g22
_not_hatched_ g19
_not_mention_ g-22 k40
_not_planted_ g21
_not_said_ g52
_not_stated_ g21
_not_tell_ g-23 h-29 k32
_not_through_ g-79
_not_to_ g-51 k21
_not_told_ g31
_not_yet_ g42 h-27
_nota r-35
_notary_ r-35
_note r84 g-46 m-52 k-35
_note_ r47 g-21 m-24 h-20
_note_for_ r-47
_notes_ r43 g-23 m-22 h21 k-26
_notes_of_ r81
_noth r-33 g-22 m38 h-30 k-17
_nothing_ r-33 g-22 m38 h-30 k-17
_nothing_back_ g28
_nothing_on_ m-23
_nothing_paid_ g52
_noti r-16 k43
_notice_ r-15 k21
_notices_ k21
_nov r40 g-42 h-31
_nov_ r43 m15
_nove g-34 m-15 h-24
_novel_ r-16 g-24 m-15 h-16
_now g70 m-16 k-18
_now_ g70 m-16 k-18
_now_and_ r-26 m-18
_now_buy_ r-19 g23
_now_for_ g37
_now_he_ r71
_now_i_ r-30
_now_in_ r17
_now_or_ r-34
_now_pay_ g-38
_now_the_ r-15 g19
_nr r71 h-20
_nre r39
_nre_ r39
_nro r32
_nro_ r32
_nu r-15 g19 m30 h44
_nud h42
_nude h42
_nude_ h32
_num g24 m52 h46
_numb g35 m52 h30
_number_ h-32 k15
_number_in_ h-29
_number_on_ r16 g-22
_number_to_ g25 h20
_numbers_ r20 g26 m53 h62
_numbers_for_ h-28
_nume h22
_numerology_ h40
_nur m-18 h-46
_nurs m-16 h-57
_nursery_ m-23 h-23
_nv g19
_nvi g19
_nvid g19
_nvidia_ g19
_ny g23 h-15
_nym g23 h-15
_nyme g23 h-15
_nymex_ g23 h-15
_o_ r58 g117 h-57
_o_cover_ r-22 g35
_o_d_ r88 h-25
_oa h-22
_ob h-33
_obj h-37
_obje h-37
_objection_ h-36
_oc r18 h-17 k-21
_occ h19
_occu h19
_occult_ h19
_oct r35 m-21 h-36 k-21
_octo m-21 k-20
_october_ m-21 k-20
_od g-27 m95 h73
_od_ r30
_odd r-28 g-19 m98 h57
_odds r-28 m54 h18
_odds_ r-28 m54 h18
_odo h29
_odom h29
_odometer_ h29
_of m-22 k-59
_of_ g20 m-36 h-46 k-47
_of_a_ r-64 g17 m-29 h72 k24
_of_all_ g31
_of_an_ h23
_of_bank_ r-27 g42
_of_beer_ h30
_of_brand_ h28
_of_branded_ h18
_of_car_ g-15
_of_dates_ g-26 h-17
_of_due_ r26
_of_first_ g39
_of_forty_ m44 h49
_of_funds_ r33
_of_gold_ g-16
_of_guarantee_ r31
_of_heineken_ h70
_of_his_ g46 h-30
_of_honey_ h-21
_of_i_ r-56
_of_it_ r-25 g-21 h16
_of_k_ r17
_of_last_ h45
_of_loan_ r24
_of_mangoes_ g-31
_of_money_ r68
_of_month_ r-39
_of_my_ r65 g40 h-33 k-22
_of_next_ g20
_of_night_ h17
_of_one_ k25
_of_our_ h-53
_of_red_ h29
_of_rice_ r56
_of_scrap_ g30 h-19
_of_service_ g-17
_of_something_ g46
_of_stall_ g-41
_of_ten_ r38
_of_that_ r-25 g59 h33
_of_the_ r-48 g-53 h24 k-31
_of_these_ g16
_of_this_ r16
_of_three_ g18
_of_us_ r-30 m48
_of_what_ r-25 g-26 m-22
_of_whatever_ r-45 g-20 h23
_off g-26 h35
_off_ r35 g-15 h27 k30
_off_a_ g-34
_off_last_ g37
_off_my_ h-15
_off_the_ r19 m16 h37 k26
_offe r-19 h39
_offered_ g21 h-16
_offering_ h40
_offering_to_ h40
_offi g-23 m22 h-51 k-34
_office_ r47 g-23 m37 h-79 k-16
_officer_ r-44 g-19 h61
_officers_ g20
_official_ h-32 k-30
_oi m31 h19
_oil m32
_oil_ m32
_ok h-33
_ol g-93 h-30 k-45
_old r43 g-108 m-23 h19 k-45
_old_ r43 g-108 m-23 h19 k-45
_old_balance_ r-23
_old_gold_ r37
_old_one_ r23
_old_scottish_ h16
_oli r-22 g-40 m-16 h-34
_oliv r-22 g-40 m-16 h-34
_olive_ r-22 g-31 m-16
_oly g55 m43
_olym g55 m43
_om g-28 m26 h-22
_oma r22 g-18 m28 h-20
_omar r24 g-16 m18 h-16
_omar_ r24 g-16 m18 h-16
_on r32 g58 m39 h-64
_on_ r97 g62 m16 k-62
_on_a_ r-17 m34 h23
_on_amount_ r53
_on_behalf_ r-26 g-26
_on_bitcoin_ g27 h-17
_on_card_ r23 k-27
_on_cash_ r25
_on_condition_ r-17
_on_credit_ r-31
_on_delivery_ g-38
_on_each_ r40
_on_emaar_ g28
_on_every_ r46 m-18
_on_exchange_ g39
_on_friday_ r-26 g29 m-16
_on_gold_ r-33 g23
_on_head_ h22
_on_his_ r-101
_on_instalments_ r-22 g17
_on_it_ r60 g-25 m25
_on_its_ r-27 g-41
_on_june_ r-40 g-27
_on_me_ g-18 h23
_on_monday_ g-17 k23
_on_money_ r21
_on_my_ r30 g53 m-43 h70
_on_oil_ g44 m52
_on_paper_ r19 k15
_on_payday_ r17
_on_price_ g15 m-15
_on_shares_ r19
_on_terms_ r17
_on_the_ r43 m64 h29
_on_thursday_ r-25 k16
_on_time_ g-24
_on_to_ k-69
_on_top_ r51
_on_what_ r47 g-60 h15
_on_whatsapp_ h28
_on_whether_ r-18 m43
_onc r-16 m-26 h-15
_once r-16 g17 m-26 h-15
_once_ r-16 g17 m-26 h-15
_one r29 g-55 m44 h-49 k22
_one_ r37 g-17 m80 h-104
_one_after_ g40
_one_and_ r51
_one_at_ r-21 k35
_one_dive_ g18
_one_for_ r-25 h40 k40
_one_from_ h-18
_one_more_ h20
_one_of_ g69 m18 h-47 k-20
_one_price_ g-24
_one_sum_ g25 m-26 h-21
_one_year_ g-101
_ones g-37 m-36 h56
_ones_ g-37 m-36 h56
_onl r-65 g35 k46
_onli r-26 g25 m30
_online_ r-26 g25 m30
_only r-38 m-18 k34
_only_ r-38 h-44 k34
_only_for_ r-24 g34 h16
_only_if_ h-15
_only_the_ g19
_only_to_ k18
_onlyfans_ h41
_op r-55 g125 m23 h-73
_ope r-15 g28 m34 h-30 k26
_open g37 m53 k27
_open_ g105
_open_bar_ h19
_opened_ g-35 h-25 k22
_opened_the_ k22
_opening_ m26
_opens_ m37 h25
_oper m-19 h-34
_operator_ m-16
_opi h29
_opiu h29
_opium_ h29
_opt r-33 g96 h-68 k-28
_opti r-33 g70 h-61 k-28
_option_ r-30 g27 h-42
_option_money_ g20
_option_on_ g38
_options_ g58 m15 h-19 k-21
_options_account_ m24 k-17
_options_for_ g-17
_options_on_ m-18
_or r-126 g115 k-25
_or_ r-90 g201 m90 k-17
_or_down_ g-17 m-18
_or_green_ g38 h-18
_or_i_ g-22 h75
_or_in_ r-38
_or_no_ r48
_or_not_ g-72
_or_nothing_ m28
_or_on_ r-28 g43
_or_over_ g18
_or_zero_ m21
_ora g-36 h-17
_oran g-24 h-29
_oranges_ g-24
_orc h-21
_orch h-21
_orchard_ g16
_ord m-44
_orde g22 m-44 h-45
_order_ r-35 g29
_order_for_ g30
_ordered_ r29 m-31 h-35
_org r21 g-29 h69
_orga r21 g-27 h64
_organ_ h24
_organised_ r31
_organs_ h42
_ori r-16 h36
_orig r-16 h36
_origin_ k18
_original_ r-16 h47
_orp r-30 g-22
_orph r-30 g-22
_orphans_ r-24
_os r16 m22 h21
_ot g50 m-17 h73
_oth h85
_othe h85
_other_ r-24 h62 k-19
_others_ r28 k26
_otherwise_ g37
_otm g28 h-17
_otm_ g28 h-17
_ou r38 m21 h69 k-36
_oud h-27
_oud_ h-27
_our r60 g23 h48 k-38
_our_ r70 m22 h62 k-37
_our_agent_ r19
_our_shop_ r23
_our_supplier_ g19
_ours g25 m-24
_ours_ g25 m-24
_out r-16 m42 h-70
_out_ r-36 g19 m40 h-54 k27
_out_and_ r48
_out_of_ r-46 m27 h-18 k26
_out_the_ h-51
_outs r20 k-17
_outstanding_ r23
_ov r27 g-56 m31
_ove g-56 m31
_oven r-19
_oven_ r-19
_over r32 g-48 m33 k16
_over_ r30 g-28 m56 k27
_over_and_ r21
_over_months_ r-26 g-15
_over_the_ m-20
_over_two_ r-18 m20
_over_under_ r-20 m65
_overdraft_ r30
_overdue_ r-18
_overdue_on_ r19
_overnight_ r43
_ow r-74 g-26 m130 h-100 k-29
_owe r-46 g-68 m133 h-19
_owe_ r15 g-38 m102
_owe_for_ m18
_owe_from_ r-16 m19
_owe_him_ r-29 m18
_owe_me_ r-15
_owe_the_ m21
_owed r-18
_owed_ r-18
_owed_me_ r-44
_owes r-43 g-27 m45
_owes_ r-43 g-27 m45
_owes_me_ r34 m21
_own r-28 g42 h-81 k-23
_own_ g-27 m-60 h-35 k-27
_own_account_ h15
_own_it_ g-22
_owne r-29 g19 m58 h-25
_owned_ g18
_owned_by_ g24
_owner_ g31 h-19 k17
_owners_ g-26 m36
_ownership_ m31
_owni g74 h-20
_owning_ g74 h-20
_owns g-24
_owns_ g-24
_oy g47 h-16
_oys g47
_oyst g47
_oyster_ g19
_oysters_ g29
_p2 r22
_p2p r22
_p2p_ r22
_p_ r23
_pa g-21 m-51 h-26 k-56
_pa_ h37
_pac r-24 g16 m28 h24
_pack r-24
_pack_ r-17 h20
_pack_of_ m-15 h23
_package_ g16 m-32
_packs_ r-19
_pad r-16
_pad_ h-16
_padd h28
_padded_ h35
_padel_court_ m-33
_padel_match_ m24
_pag g20 h21
_page m-20 h40
_page_ h36
_pai r-87 g-19 h-53
_paid h-20
_paid_ h-20
_paid_and_ r-40 g-52
_paid_at_ r-24 h-18
_paid_before_ r-58 g-30
_paid_by_ g-28 m-37
_paid_date_ h57
_paid_early_ r-37 g-20
_paid_for_ g132 m57 h-47
_paid_in_ r-33 m-21 k23
_paid_it_ r21
_paid_me_ r20 g39 h-17
_paid_now_ r19 g21
_paid_on_ r-18 g-16 k-15
_paid_the_ r49
_paid_to_ r43 g-38 m-26
_paid_today_ r-21 g-18
_pain r-55 g-30 m-28 h-91
_pain_ h-18
_paint_ r-33 m-28 h-62
_pair h50
_pairing_ h18
_pairs_ h-17
_pais r-25 m17
_paisa_ r-25 g24 m18 h-48
_paise_ h61
_pal r24 g43
_pali r55
_pall g92 h-27
_pallet_ g56 h-26
_pallet_of_ g21
_pallets_ g36
_pallets_of_ g16
_palm r-30 g-25 h55
_palm_ r-16 g-15
_palm_oil_ h-40
_palm_reader_ h25
_palm_reading_ h29
_palu h-20
_paluwagan_ h-20
_pam m-24 h-18
_pan r-25 m-21 h70 k-23
_pana h-51
_panc h24
_pancetta_ h24
_pand h41
_pandit_ h27
_pane k-23
_pang h61
_pang_ h32
_pani h25
_pani_ h25
_pap r-37 m-26 h16
_pape r-37 m-26
_paper_ r-20 m-20 h-22 k20
_paper_a_ r-27
_paper_for_ r-54 g-24 m18 h-32 k55
_paper_swaps_ g27
_paper_trail_ h-24 k17
_papers_ r-16 g-18 h28 k-27
_par r-45 g-73 h-92 k-65
_par_ r36 g-19 h-25
_para m-24 h-31
_para_ m-24 h-30
_para_sa_ m-18 h-31
_parametric_ g21
_parc r-41 h-27 k-43
_parcel_ r-20 g19 h-23 k-43
_parents_ h-18
_park g-37 m-28 h-21
_parking_ r-43 g-19 m-19 h-17
_parl m35 h36
_parr h-39
_parrot_ h-39
_part g-17 h45
_part_ r57 g-27 m-17
_part_of_ r16 h22
_partner_ r-16
_parts_ r-30
_party_ h51
_pas r-21 g-22 m-20 h59 k21
_pass r-48 m-18 h-15 k22
_pass_ r-32 h-71 k54
_pass_his_ h-21 k53
_pass_it_ k-26
_pass_my_ g16
_passed_ g18
_passing_ g-25
_passport_ h18 k-29
_passport_with_ h20
_passports_ h28
_past r27 h84
_past_ r27
_past_life_ h16
_pat r47 g30 m37 h-32
_pata g26
_pata_ g36
_pate g15 h-24
_patent_ g15 h-24
_pato r62 h-22
_patong_ r62 h-22
_patr m24 h28
_patrol_ m30
_patron_ h36
_patt r-16 m37
_patti_ r-23 m29
_paw r142 h-28
_pawn r142 h-28
_pawn_ r44
_pawn_ticket_ r26
_pawned_ r47
_pawnshop_ r30
_pawnshop_ticket_ r21
_pay r48 g19 k29
_pay_ m-19 h41
_pay_day_ r62
_pay_each_ r-36
_pay_for_ m-42
_pay_him_ r-26
_pay_it_ k20
_pay_just_ g16
_pay_later_ g-18
_pay_me_ g33
_pay_months_ r17
_pay_now_ g28
_pay_official_ h20
_pay_on_ g-27
_pay_only_ r-22
_pay_the_ r40 g-37 m-29 k38
_pay_to_ h-15
_pay_what_ m16 h-15
_pay_whatever_ g22
_pay_when_ r-36 g44
_pay_witness_ h20
_payd g-15
_payday_advance_ r19
_payday_lender_ r-32 h22
_payday_loan_ h21
_paying_boys_ h34
_paying_for_ m-18
_paying_men_ h21
_paying_only_ r-29 g32
_paying_the_ g-28
_paym k18
_payment_ r27 g15
_payment_for_ g18 h-18
_payment_if_ g25
_payment_on_ r-25
_payment_to_ h47
_payments_ r-19 g-16 k20
_payments_of_ r-25
_payo r31 g22 h25
_payoff_ h20
_payout_ r20 g21
_payr h-18 k36
_payroll_ h-18 k36
_pays g47 h-44 k-16
_pays_ g47 h-44 k-16
_pays_for_ r-47 m-16
_pays_if_ g44 m-19
_pays_in_ r-23
_pays_me_ r-18 g-30
_pays_my_ r31
_pc r23 m78
_pcs m32 h25
_pcso m36 h26
_pcso_ m36 h26
_pe r75 g80 h-150
_pe_ r54 g45
_pea r-16 g71 h-45
_peac h-15
_pear r-15 g60 h-29
_pearl_ g38 h-15
_pearls_ g22 h-15
_peb g21
_pebb g21
_pebble_ g21
_pee h21
_peg h44
_pegs h37
_pegs_ h37
_peh r15 g58 h-23
_pehl r15 g58 h-23
_pehle_ g75 h-23
_pek h28
_peke h28
_pekeng_ h17
_pen r-25 g-85 h-38 k-21
_pen_ r-19 g-38 h-22
_pena r41 m-17 h-28
_penal_ r28
_penalty_ m-17 h-25
_penn r-33 g-28 m42
_penny_ r-33 g-28 m42
_pens k-16
_pens_ k-16
_peo r-22 g-26 m-17 h20 k35
_peop r-22 g-26 m-17 h20 k35
_people_ r-22 g-26 m-17 h20 k35
_pep g-22 h-30
_pepp g-22 h-30
_pepper_ h-42
_pepperoni_ h36
_per r100 m42 h-82 k44
_per_ r130 g-74 m64 h-51
_per_call_ r-19 m34
_per_cent_ r56
_per_day_ r-23
_per_hundred_ r54 m-24
_per_message_ m15
_per_month_ r-19 k18
_per_week_ r27
_per_year_ r26
_perc r27 g-53 m-19
_percent_ r31 g-46 m-15
_percent_a_ r22
_percent_of_ r-71 h41
_percent_on_ r16 h-20
_perf r-21 h-27
_perfume_ r-15 h-69
_perfumes_ h42
_peri r-19
_perm g44
_permit_ g21 h29
_perp g94 h-44
_perp_ g37
_perpetual_ r22 g23 m45 h-17
_perps_ g34 m-30
_pers k48
_person_ k19
_personal_ k32
_personal_collection_ k25
_personal_loan_ r15
_pet g32 h-46 k-25
_pete g28
_peter_ g28
_petr h-16
_petrol_ h-16
_pett k-19
_petty_ k-19
_ph r-77 g24 m-15 h-42
_pha h-56
_phar h-45
_pharmacy_ h-43
_phi g26 h34
_phis h46
_phishing_ h41
_pho r-45
_phon r-15
_phone_ g-39
_phone_at_ m20
_phones_ g34
_phones_that_ g-25
_phot r-30 g-33 m-16
_photo_ g-19
_photographer_ r-18
_photos_ h44
_phy r-17 h-16
_phys r-17 h-16
_physiotherapy_ r-17
_pi r-51 g-80 m-64 h220 k-35
_pic g41 m23 h-58 k-19
_pic_ g30
_pick g37 m28 h-112
_pick_ r23 g22 m39 h-58
_pick_six_ m23
_pick_up_ r30 m-15 h-16
_picked_ r-29 g-38 h-51
_picks_ g50
_pickup_ r17 g-15
_pics g-18 h38
_pics_ g-18 h38
_pict h37
_picture_ g31 h-15
_pictures_ g-32 h54
_pie g-21 m-16 h-23
_piec g-21 m-16 h-23
_pieces_ g-21
_pig m-18 h99
_pig_ m-15 h102
_pig_farm_ h18
_pige g18 h-28
_pigeons_ g22 h-21
_pigl h28
_pigs h52
_pigs_ h39
_pil r-18 g-34 h50
_pile h40
_pile_ h40
_pill g-27
_pills_ g-19
_pills_for_ h32
_pills_without_ g-17
_pils h60
_pim h19
_pimp h19
_pin r-26 g-25 m48 h63
_pink g-19 m25
_pino h53
_pinot_ h25
_pint h30
_pints_ h28
_pip h-26
_pipe h-23
_pir g-16 h77
_pira h64
_pirated_ h63
_pit m-35 h35
_pit_ h27
_pitc m-30
_pitch_ m-30
_pitcher_ h20
_piz m-22 h-27
_pizz m-22 h-27
_pizza_ m-22 h-27
_pl r29 g19 h-16 k-58
_pla r-38 k-28
_plac r23 g35 h16
_place_ r-21 g37
_place_in_ g49 m-17
_placement_ r17 h21
_plan r-18 g15 m-42 h-111
_plan_ g35 h-51
_plan_of_ r-35 g-22
_plan_premium_ g17
_plan_st_ g20
_plans_ g-15
_planted_ g21
_planting_ h-23
_plat r-46
_plate_ g-18 m-22 h-21
_plated_ r-47
_platform_ g28 m21
_play r-35 m36 h97 k-22
_play_ m44 h67
_playboy_ h36
_player_ r-17
_players_ m-15
_ple r27 g-39 h-26
_plea r24 g-34 h-18
_please_ r26 g-22 h-17
_plo r-18 g38 m-37 h-67
_plot r-18 g45 m-33 h-54
_plot_ r-18 g36 m-33 h-46
_plot_number_ m-22 h-16
_pls m17 h54
_pls_ m17 h54
_plu r44 m-15 k-15
_plug h35
_plug_ h31
_plum r-22 h-17
_plumber_ r-22 h-17
_plus r70
_plus_ r70
_plus_a_ r16
_plus_interest_ h18
_plz g18
_plz_ g18
_pm r-23 g23 m-46 h-31
_pm_ r-23 g23 m-46 h-31
_po r-23 g-46 m101 k-71
_po_ h-17
_poa h31
_poc g25 m33 h-34
_pock g25 m33 h-34
_pocket_ r-18
_pocket_option_ g23
_pocketed_ g17
_pod h-19
_poi r21
_poin r21
_point_ r-26 h23
_points_ r47 h-31
_pok r-16 m77 h-27
_poke r-16 m40 h-37
_poker_ r-16 m19 h-20
_poker_face_ m-17
_pol r-27 g49 h-21
_pole k-17
_pole_ k-17
_poli r-24 g53 m-21 h-48
_police_ h-25
_police_escort_ h-18
_policy_ r-22 g80 h-46
_policy_premium_ k20
_polish_ g-18
_poly g-16 h30
_poo r-40 g-39 m46 h41
_pooj h19
_pool r-15 g-39 m72
_pool_ m44 h-40
_pools_ r-19 g-26 m23 h29
_poor r-22 m-20 h26
_poor_ m-19 h27
_pop h-16
_poppers_ h24
_poppy_ h-26
_por m-37 h126
_porc m-17 h48
_porcine_ h32
_pork m-25 h86
_pork_ m-24 h82
_pork_belly_ g-17 h35
_pork_free_ g23 h-34
_porn m-27 h56
_porn_ m-25 h37
_port g36 m31 h-64
_port_ m26 k27
_portion_ g42 m15
_portion_of_ g53
_pos r56 g25 m-51 h-64 k-22
_posi r30 g43 h-25
_position_ r30 g43 h-25
_poss g30 m-15 h-23
_possesses_ h-15
_post r27 g-41 h19 k-22
_post_ g-30 h48
_post_dated_ r-24
_post_office_ r40
_poster_ h-27
_postpay_ r15
_pot g-57 m42 h-35
_pot_ r30 g-51 m86 h-36
_poti h15
_potion_ h15
_pott r-32 m-23
_pottery_ r-25 m-23
_pou g-25 h15
_poun r18 h-38
_pounds_ h-22
_pour g-17 h48
_pow r-24 g-28 m23 h28
_powd h-16
_powder_ h-16
_powe g-15 m31 h44
_power_ m-16 h-24
_powerball_ m41 h42
_pp r52 h-27
_ppf r52 h-15
_ppf_ r52 h-15
_pr g60 m-56 h-44 k-28
_pra g-15 m-18 h56
_pray g-15 h57
_pray_ h37
_pray_to_ h37
_pre g129 h-58
_pre_ g90 m-18
_pre_sale_ g26
_pred m27
_predict_ g-19 m19
_prediction_ g33
_pref r46 g-48
_preference_ r38 g-30
_prem r-44 g17 h23
_premises_ g-19
_premium_ r-44 g24 h20
_premium_for_ g36
_premium_of_ g28
_premium_plan_ g-66
_premium_sms_ m18
_preo g18
_preorder_ g18
_prep h-27
_prep_ h-24
_pres g21 m-18 h-17
_presale_ g59 h-31
_prescription_ g-31 h32
_present_ r28
_pri r-36 g-42 m18 h-36 k-21
_pric g35
_price_ h-27
_price_after_ g24
_price_agreed_ r-38
_price_bet_ g-22 m15
_price_for_ r15 g-16
_price_guess_ g-15 m18
_price_guessing_ g-16 m25
_price_he_ g49 m-19
_price_in_ r15 g-26
_price_is_ r28
_price_of_ r73 m20
_price_on_ r-32
_price_prediction_ g15
_price_to_ g15
_price_told_ g16
_price_when_ g-19
_prices_ g38 h44
_prices_on_ g21 m15 h22
_prin r-41 g-58 h-45
_principal_ r35 g-15 h-17
_principal_and_ r45
_principal_only_ r-81
_printed_ r-28 h-41
_printing_ r-34 g-26
_printing_for_ h15
_pris g38 h-18
_prise_ g38 h-18
_prise_after_ g34
_priv g-20 h37
_private_ g-19 h37
_priz g-44 m21 h-26
_prize_ r-16 g-44 m29 h-29
_prizes_ m-15
_prizes_from_ h22
_pro r51 m-57
_problem_ g23
_proc r31 g-17 k28
_proceeds_ r23
_processing_ r24 k22
_procurement_ h22
_prod g29 h16
_product_ g32 h15
_prof r-19 g-19 h-33
_profit_ r-23 g-40 h-21
_profit_from_ r26
_prog h-18
_programme_ h-17
_prom r36 g-20 m-18 h-26
_promise_ r35 g-23 h-17
_promise_to_ r-19 g-78
_promised_ g-21
_promises_ r-30 g23
_promissory_ r36
_promissory_note_ r36
_prop h31
_prophet_ g-15 h43
_pros h74
_prosciutto_ h36
_prosciutto_and_ h17
_prosecco_ h15
_prot g81 m-21
_protected_ r60
_protection_ r-44 g68 m-21
_protection_plan_ g22
_prov r28
_prox h22
_proxy_ h22
_ps g-16 h58
_psy h54
_psyc h54
_psychic_ h46
_psychic_hotline_ h27
_pu r-107 m67
_pub r-35 g-37
_publ r-35 g-26
_public_ r-22
_publish_ h27
_pud h21
_pudd h21
_pudding_ h21
_puj h57
_puja h57
_puja_ h48
_pul g-22 m31
_pull m26
_pulls_ m23 h-23
_pum g-21 m19 h16
_pump g-19 h-16
_pump_ g-19 h-16
_pun m42
_punt g-23 m43
_punt_ g-21 m21
_pup g35 h-15
_pupp g42 h-15
_puppy_ g29
_pur r-25 m-21
_purchase_ r-35 g-20
_purchase_from_ r-35 g29
_purchased_ g39
_purchased_from_ g17
_purchasing_ h29
_purp k15
_pus m46
_push h31
_pust m46 h-34
_pusta_ m38 h-29
_put r-35 g91 m-24 h-69
_put_ r-22 g21 m-39 h-73 k17
_put_it_ g-27 k34
_put_my_ h28
_put_on_ r18
_put_spread_ g36
_put_the_ r-15 g-34 m-15 h-40
_puts g73 m-18 h-34
_puts_ g73 m-18 h-34
_puts_on_ m-16
_putt m32 h38
_putting_ m32 h38
_py r39
_q_ r35 h-36
_qa r36 g-16
_qar r33 h-29
_qar_ r31 h-17
_qard r-35
_qard_ r-35
_qard_hasan_ r-48
_qarz r36
_qarz_ r36
_qarz_pe_ r20
_qat h28
_qat_ h28
_qi r-18 h-18
_qis r-17
_qist r-17
_qist_ r-17
_qu g-58 m51 h-41
_qua r24 h-34
_quar r37 h-30
_quarter_ r73 g-15
_quarterly_ r-29 g15
_quay g-26
_quay_ g-26
_que g-15
_ques g-15 h25
_questions_ g-15 h28
_questions_asked_ k-15
_queu h-16
_queue_ h-16
_qui g-53 m60
_quia h39
_quiapo_ h39
_quic m17
_quie k17
_quiet_ k17
_quiz g-34 m20 h-30
_quiz_ g-34 m20 h-30
_quiz_night_ m-34
_quo g32 m34
_quot g33 m36
_quotex_ g35 m45
_qur g-16 m-22
_qura g-16 m-20
_quran_ g-16 m-20
_quran_competition_ m-28
_ra r-23 g-39 m105 h-75 k-28
_rab h-33
_rac m29 h18
_race_ h-15
_raci m23 h19
_racing_ m23 h19
_rad r-29 h-24
_radd r-28
_raf r-16 g-16 m39 h-34
_raff r-16 g-16 m39 h-34
_raffle_ r-16 g-16 m60 h-32
_raffle_ticket_ m20
_raffles_ m-21
_raffles_hotel_ m-18
_rah r24 g-25 m41
_raha r30
_rahn m33 h-15
_rahn_ m33 h-15
_rai g-39 h-51
_rain g-26 h-28
_rains_ g-27 h-25
_rais g-19 h-22 k16
_raj r-39 g-25
_raja r-15
_rak g-18 h29
_rake m24 h-28
_raki m-19 h80
_raki_ m-16 h70
_ram r29 g-15 h-16
_rami r29 h-32
_rami_ r29 h-25
_ran r-57 g58 h65
_ran_ g58 h-18
_ran_off_ g58
_rand r-21 g15 h19
_randi_ r-18 h43
_random_ g28 h-27
_rans h56
_ransom_ h30
_ransomware_ h26
_ras r16 g16 h-21
_rase m31 h-30
_raseed_ m31 h-30
_rash h36
_rat r72 g37 m-33 h-36 k-18
_rate r80 g18 m-31 h-56 k-18
_rate_ r91 g29 m-30 h-71 k-18
_rate_baad_ g33
_rate_collar_ g28
_rate_of_ r28
_rate_swap_ r-24 g68
_rati h20
_ratings_ h20
_rb m41 h-21
_rbe m26
_rbe7 m26
_rbe7t_ m26
_rd r60
_rd_ r60
_re g-161 m-31 k41
_re_ m17 h24
_rea r-86 g-58 h163
_reac g16
_read r-52 g-73 m-26 h201 k-21
_read_ r-21 h85
_read_his_ h37
_read_my_ h48
_reader_ h43
_reading_ h57
_reading_coffee_ h20
_reading_of_ h68
_reads_ g-42 h46
_ready_ r-24 h-38
_real m36 h40 k15
_real_ g-19 m36 h44
_real_cash_ m20
_real_estate_ r17 h-35
_real_money_ m18
_ream r-27
_reams_ r-27
_reb r27 g-38 h-26
_reba r16 g-37
_rebate_ r16 g-37
_rebe h-16 k17
_rebh h-21
_rebh_ h-21
_rec r-33 h-49 k33
_rece g-26 h-44 k30
_receipt_ r-42 h-41 k-27
_receipt_attached_ r-16
_receipts_ k19
_receivables_ r44
_receive_ h-20 k16
_receive_and_ k16
_receive_money_ h-18 k22
_received_ g-25 h31
_received_and_ k27
_receiving_ k25
_receiving_and_ k34
_rech r-19 g29 m47
_recharge_ r-19 g45 m29 h-30
_reco g-23 h-20
_record_ g-22
_recovered_ r16
_recovery_ g22
_recr h21
_red m37 h72
_red_ r-45 m28 h30
_red_and_ m18 h33
_red_crescent_ r-30 h-22
_red_or_ g28 m57
_reds h36
_reds_ h36
_redu r29
_reduce_ h24
_reducing_ r30
_ref r-50 m-21 h-18 k-24
_ref_ r-22 m16 h-15
_refill_ h-24
_refu r-31 g23 m-17 k-23
_refund_ r-29 g-33
_refund_of_ r-22 g-16
_refunded_ r16
_refuses_ g33
_refuses_to_ g33
_reg r27 g-28 h-56
_rega r59 g-36
_regardless_ r59 g-36
_regardless_if_ r46 g-36
_regi r-23 h-37 k-19
_registered_ r-20
_registration_ g21
_reh m29 h-57
_reha m29 h-56
_rehab_ h-50
_rehan_ m33
_rein g27 h-23
_reinsurance_ g16
_reis g-22
_rel r-16 h34
_rela h30
_rele m-20 h-43 k18
_release_ m-20 h-34 k26
_released_ g18
_religion_ h32
_relo m22 h39
_reload_ m22 h39
_rem r15 g-17 h50
_rema r20 m32 h48
_remaining_ r24 h15
_reme h25
_remedy_ h25
_remi h-18
_remo m-26
_removal_ h-28
_remove_ h33 k-20
_removing_ h18
_ren r56 g20 m-21 h-24 k37
_rene r40 g22
_rent k39
_rent_ r-26 g22 h24 k-15
_rent_for_ r-15 g-18
_rent_from_ h26
_rent_her_ k17
_rent_his_ r21
_rent_is_ r63 g31
_rent_my_ k16
_rent_of_ r23 g49
_rent_on_ r27
_rent_to_ g31
_rented_ k38
_renting_ r17 h-26 k27
_rep r37 g-47 m-51 h-37
_repa h-18 k-20
_repacked_ h31
_repaid_ r33
_repaid_in_ r41
_repair_ r-37 m-22 h-29
_repairs_ g18
_repaying_ r17 h-17
_repayment_ r-28
_repays_ m26 h16
_repl r-34 m-16 k-20
_replacement_ r-22 m-15 h-19 k-16
_replica_ h47
_repo r37 g-21 h-20 k37
_repo_ r48 h-17
_report_ g-17 k19
_reports_ k19
_repu r46 g-18
_repurchase_ r46 g-18
_repurchase_at_ r26
_req k26
_requ k26
_res r-33 h37 k27
_rese h31
_reserve_ r18
_resi r-29 h21
_reso r-22 g42 k-21
_resold_ r-29 g23 h-17
_resold_the_ r-21 g38 h-17
_resort_ g20 k-19
_rest r20 g-26 m-40 h-23 k57
_rest_ r31 m-25 h-21 k68
_rest_to_ r-18 g-16 k45
_rest_when_ r23 g30
_restaurant_ g-17 m-16
_resu g18
_ret r-22 h-53 k-44
_reta r17
_retained_ r17
_reti r-17 h-36 k-16
_retirement_ h-23
_retu r-34 g28 k-15
_return_ r-33
_return_it_ r-26
_return_pallet_ g27
_returned_ g-30 h-16
_returned_the_ r31
_returns_ g49
_returns_from_ r-20
_rev r49 m-32 h-29
_reve g24 m-18 h-40
_revenue_ r23 h-28
_reverse_ r15
_revi m-15 h25
_reviews_ h18
_revo r56 h-15
_revolving_ r56 h-15
_ri g108 m-80 k-65
_rib r67 g-19 h-27
_riba r71 g-17 h-27
_riba_ r60 g-15 h-20
_ric r-42 g21 h-56
_rice g-18 h-53
_rice_ g-18 h-53
_rich r-36 g39
_rich_ r-36 g44
_rid r-20 g24 m-56 h-42
_ride m-55 h-36
_ride_ g-19 m-53
_rider_ g28
_rif g-17
_rifl g-17
_rig r-19 g126 h-43 k-38
_rigg h31
_rigged_ h24
_righ r-17 g136 m18 h-74 k-38
_right_ r-16 g111 m26 h-66 k-32
_right_of_ g43
_right_to_ g64 h-30
_rights_ g25
_rih m25
_riha m25
_rihan_ m25
_rim g37 h-15
_rim_ g38 h-15
_rin r22 m-22
_ring r23 m-22
_ring_ r-31 m-22 h41
_rio h46
_rioj h46
_rioja_ h46
_rip g-23
_ripe g-20 h-29
_ripe_ g-18 h-25
_ripp h25
_ripped_ h25
_ris r-19 g29 h16
_rise_ r-22
_rish h27
_risk g47
_risk_ g23
_rit g-21 m-40 h55
_ritu m-40 h41
_ritual_ m-40 h41
_ritual_to_ m-38 h17
_riv h35
_riy r26 g-19
_riya r26 g-19
_riyals_ r29
_riyals_per_ r-23 m26
_ro r-42 g-30 m-19 k-59
_roa g15 m-31
_road g15 m-23 h-29
_road_ m-23 h-47
_roas h27
_roast_ h26
_roc h41
_rock h41
_roh h17
_roha h17
_rohani_ h17
_rol r43 m15 h22 k-33
_roll r54 k-25
_roll_ r22 m-17
_roll_back_ h20
_rolling_ m27 h24
_rollover_ r47 h-23
_rolls_ m-15
_roo r-39 m17 k-18
_roof h27
_rooftop_ h20
_room r-22 m21
_room_ r-21 m17 h41
_root h-30
_root_ h-30
_root_beer_ h-28
_rop g-18 h-17
_rope g-18 h-17
_rope_ g-18 h-17
_ros r-45 g-31
_rose r-19 g-29
_rose_ r-15 g-29 h28
_roso r-27
_rosoom_ r-27
_rou m19 h51
_roug h26
_rough_ h19
_roul m65 h17
_roulette_ m65 h17
_roun g18 m-30 h52
_round_ g34 h31
_rounds_ g-16 h15
_rs r22 m24 h19
_rs_ r22 m24 h23
_ru r39 g-38 m-35 h63 k-17
_rul r28 m20
_rule r28 g22 m20
_rum r-30 g-27 m38 h63 k-24
_rum_ g-24 h97
_rumm r-22 m48 h-34 k-19
_rummy_ r-22 m40
_run g15 m-52 h-27 k18
_run_ g-21 m-53 h-22 k16
_run_through_ k18
_runa g30
_runaway_ g30
_rup r56 g-32 m-27 h-29
_rupa r33
_rupaya_ r16
_rupe r23 g-30 m-18 h-15
_rupee_ g-22
_rus h38
_sa r24 g-33 h-44
_sa3 h48
_sa7 m35 h34
_sa7e m21 h45
_sa_ r-26 g24 m37 h-47
_sab r-31 m32 h-60
_sabo m51
_sabong_ m51
_sac g45 m-26 h-16
_sack g46 m-26 h-50
_sack_ g49 h-25
_sacks_ h-25
_sacr h34
_sacrifice_ h34
_sacrifice_for_ h25
_sad g-25
_sada h-18
_saf r27 g-27 m20 h-79
_safe r29 g-35 m20 h-41
_safe_ r38 g-33 m32 h-35
_safe_with_ g-17 m42
_saff h-38
_saffron_ h-38
_saha h17
_sahab_ h17
_sahe r15
_sai g56
_said r-24 g57 m16 h-42
_said_ r-24 g57 m16 h-42
_saik r21
_saikda_ r21
_sain h66
_sainkda_ r21
_saint_ h68
_sak r-23 g-25 h52
_sake g-18 h71
_sake_ g-18 h71
_sal r40 g-22 m-37 h-79
_sala r20
_salaf_ r39
_salam_ g17 m15
_salami_ r-15 h55
_salary_ r28 g-17 h-20
_salary_advance_ r-16
_salary_as_ h32
_salary_claim_ r18
_salary_comes_ r17
_salary_slips_ r26 h-19
_sale h-31
_sale_ g27
_sale_and_ r22
_sale_of_ r-29 g-71
_sales_ h-17
_salo r-24 h-36
_salon_ r-24 h-55
_salt h20
_salts_ h20
_sam r-47 g19 m-41 h-37
_sama g58
_same r-52 g-33 m-37
_same_ r-57 g-33 m-37
_same_amount_ r-58
_same_hour_ r21
_same_minute_ m-19
_same_seller_ r21
_same_shop_ r17
_sami r23
_samp k26
_samples_ k26
_san r-22 g35 m-20 h46 k37
_san_ h21
_san_miguel_ h15
_sana r-18 g50
_sana_ g24 h-17
_sanc h-15 k47
_sand r-47 g20 h63
_sandoo_ r-32 g38 h-21
_sandou_ h19
_sandu_ h57
_sandwich_ g-19
_sang r41
_sangla_ r48 h-27
_sangria_ h18
_sani h-32
_sanitizer_ h-27
_sar r20 g25 h-25
_sara r26 h-15
_sas g20
_sat g-20 m44
_satt m44
_satta_ m21
_satu r-22 h28
_saturday_ r-20 h50
_sau m-17 h70
_saus h34
_sausage_ h31
_sauv h40
_sav r22 g-37 k-22
_save r19
_saver_ r19
_savi g-24 h-19 k-21
_savings_ h-19 k-21
_savings_bonus_ r38 h-15
_saw r49 g-30 m-18 h24 k-16
_saw_ r52 g-59 m-18 h24 k-16
_say r45 g-19 h43 k48
_say_ m-18 h-33 k28
_sayi h38
_saying_ h38
_says m34 h70 k31
_says_ m34 h70 k31
_sayy g-20 h-20
_sc r-33 g31 m84 h33
_sca r-20 g-36 h67
_scal m-16
_scale_ g-28
_scales_ h15
_scam h43
_scam_ h32
_scar h39
_scat m39 h21
_scatter_ m39 h21
_sch r31 m-16 h-34
_sche r38 g50 h-25
_scheme_ r28 g30 h-22
_schemes_ r27
_schengen_ g26
_schn h23
_scho g-39 h-62 k15
_school_ g-39 h-54 k15
_school_bus_ m18
_school_trip_ k-15
_schw h25
_sco r-25 g38 m32 h49
_scoo g35
_scoop_ g28
_scoop_of_ g23
_scop g32 h-32
_scope_ g32 h-32
_scope_to_ g31 h-15
_scor g-24 m52 h45
_score_ m44 h45
_scot h51
_scotch_ h36
_scottish_ h16
_scr r-20 g31 m58 h-50
_scra g20 m70 h34
_scrap_ g36
_scratch_ m79 h38
_scratch_cards_ m62 h72
_scre r-18 g16 h-86
_screen_ g30
_screened_ r-17
_screening_ h-27
_se r-50 g58 m-66 k-50
_se7 g-15 h59
_se7r g-15 h59
_se7r_ g-15 h59
_se_ r-21 g75 h-23
_se_pehle_ g75 h-23
_sea g25 m-34 h-35
_sea_ g17 h-46
_seal_ g-21 h32
_sealed_ g22 h-20
_sean h38
_seance_ h38
_seas g53
_season_ r23
_seasons_ g44
_seat g-39 m-23 h-37
_seat_ g-39 h-15
_seats_ m-16 h-21
_sec r-53 g47 m54
_sec_ g-19 m31
_seco r-48 m17
_second_ r-40 g-45 m-15
_second_half_ g-48 h39
_seconds_ g56 m32 h-19
_secr g27
_secret_ g27
_secret_commission_ h26
_sect h40
_secu h-42
_security_ r-18 h-35
_security_deposit_ r-20 g-28
_see g-80 m-21 h-49
_see_ r36
_see_which_ r-27
_seed r-55
_seed_ r-16 g19 h39
_seed_money_ r-16 h29
_seeds_ r-38
_seen g-89 h-25
_seen_ g-89 h-25
_seen_and_ g-17 h-15
_sees r29 k19
_sees_ r29 k19
_seg g91 h-30
_segu g39 h-27
_seguro_ g53 h-15
_seguro_ng_ g34
_seguro_sa_ g19
_sehra_ h24
_sel r32 g29 m-23 k-19
_sell r39 g44 m-23 h-18 k-19
_sell_ r64 h29
_sell_it_ g20
_sell_maid_ g-27 h51
_sell_my_ r-16 g29
_sell_the_ r20 h-17
_seller_ r-38 g58 m-18 h-44
_selling_ r23 g17
_selling_my_ g-19
_selling_salary_ r38 h-15
_selling_the_ g34
_sells_ r-15 g-15
_sells_me_ r-21 g-15
_sem h-32
_seme r19
_semester_ r19
_semi h-26
_seminar_ r-29 h-26
_sen r-76 g-28 m27 k36
_send r-38 g-69 m21 h38 k51
_send_ r23 h-16 k52
_send_him_ r28 h-21
_send_it_ r-27
_send_to_ m16 k55
_sending_ r-24
_sends_ r-37 g-23 h66 k-18
_sends_me_ r-21
_sens g29 h-17
_sensex_ g29 h-17
_sent r-47 k-15
_sent_ r-47 k-15
_sep g53 h35
_sepa r-29 g20 h43
_separately_ g22
_separately_for_ g22
_ser m-29
_seri h-25
_serious_ g16
_serious_illness_ g16
_serv m-21 h18
_service_ r-15
_service_charge_ r-31
_ses g-30 h45
_sess g-30 h45
_session_ m15 h63
_sessions_ g-20 h-18
_set r62 m-32 h-25
_set_ r33 g-41 m-89 k-16
_sets r19
_sets_ r19
_sett g22 m57 k19
_settle_ r51 g-21 h-17
_settled_ r-38 g45
_settlement_ r-26 g35 k30
_settlement_discount_ r20
_settles_ r36 g-21 m19
_settling_ g-16 m17
_sew h-23
_sex g-45 h122
_sex_ h49
_sext g-42 h73
_sexting_ g-40 h66
_sh r19 g62 m-76 h22 k-31
_sha g34
_sha2 r30 g-33
_sha2a_ r30 g-30
_sha_ r-23 h-17
_sha_a_ r-17 g36 h-16
_shab r-29 h36 k22
_shad g25 h-16
_shade_ g25
_shag g29
_shah r65 g-26 m-21 h-38
_shahrein_ g-17
_shal g67 h31
_shall_ g72
_sham r39 h18
_sham_ r33
_shan h27
_shani_ h17
_shap g15
_shar r-48 g-57 m58 k-15
_sharab_ h59
_share_ g-61
_share_in_ r15 g18 h26
_share_of_ g-22 h-30
_shared_ h-23
_shares_ g32 m-16 h52
_shares_at_ g44
_shares_of_ r-24 g-29 h20
_shark_ h-18
_shart_ g-21 m91 h-40
_shay g22
_shaykh_ h15
_she g16 m-32 h24 k-22
_she_ m17 h60
_she_keeps_ r-39 h15
_she_stays_ g-15 h33
_shee g52
_sheep_ h-23
_sheets_ h20
_shei h17
_sheikh_ h17
_sheikh_la_ h19
_shel r-36 h-85
_shelf_ r-24 g-19 h-55 k-17
_shells_ h-27
_sher r36 g16 h37
_sherka_ r36 g29
_sherry_ h39
_shi r-23 m-29 h-15 k18
_shi_ h-35
_shie r-22 g33
_shield_ r-22 g33
_shif g-30
_shifts_ r-15 g-30
_ship r-18 g35 h-41 k23
_ship_ r-26 g67 h-68
_shipment_ h26
_shipment_of_ h30
_shir g-37 m-35 h38
_shiraz_ g-15 h38
_shirt_ m-20
_shis h19
_shisha_ h19
_sho g-47 m-19 h-25
_shoe r-22 m-16 h-29
_shoes_ r-22 m-16 h-29
_shoo r29
_shook_ r30
_shoot_ h15
_shop g-35 h34
_shop_ r18 h39 k-31
_shop_for_ h-29
_shop_to_ g35
_shopper_ g-20
_shops_ g-19 h-15 k27
_shor g70 h-95
_short_ g73 h-42
_short_apple_ g34
_short_course_ g-20
_short_sale_ g-23
_shorting_ h-15
_shou h-20
_show r-22 g-52 m20 h48 k17
_show_ g-26 h29
_showed_ r-36
_shown_ g-33 k22
_shows_ g21
_shr m-30
_shri g18 h16
_shu g30 h43
_shu_ g49
_shuk h-18
_shy r35 h-19
_shyl r35 h-19
_shylock_ r35 h-19
_si r-35 g-112 m87 h110 k-35
_si7 h21
_si7r h21
_si7r_ h21
_sic r-17 h28 k-20
_sick r-17 h36 k-20
_sick_ r-17 h36 k-20
_sid r-18 g-19 m19
_side r-16 m23
_side_ m27
_sides_ r-16
_sidr h-19
_sidr_ h-19
_sig h-62
_sign h-64
_signature_ h-20
_signed_for_ r48 h-33
_sil r-16
_silv h-24
_silver_ h-24
_sim g-71 m-25 h23 k34
_sim_ r-23 g-46 h32 k34
_sim_swap_ g-34 h75
_sin r48 g-17
_sinc r33 g-37 h-22
_since_ r33 g-37 h-22
_sing g20 h26
_single_ g-18 m-17
_single_malt_ h60
_sink r20
_sink_ r20
_sir g19 m68 h36
_sir_ g24 m68 h40
_sis h28
_sisi h39
_sisig_ h39
_sit m22 h95
_sit_ m46 h53
_sit_my_ h51
_site h-17
_site_ h-15
_sits h40
_sits_ h40
_sits_ielts_ h18
_sitt h19
_siu h48
_siu_ h48
_six g-27 m40 h-58
_six_ r19 m22 h-34
_six_months_ r-31 g38 h-35
_six_pack_ h30
_sixt r-16 g-19 m18 h-24
_sixty_ r-16 m27 h-24
_sixty_seconds_ m31
_siz g44 m-17 h-29
_size g44 m-17 h-29
_size_ g45 m-17 h-29
_sk r15 m73 h-56 k-29
_ski r15 g-46 m44 h23 k-29
_skim h39
_skin g-38 m53
_skins_ g-28 m54
_skip r32
_skip_ r32
_sky g19 m34 h-40
_sky_ g23 h-27
_sl r42 g-89 m107 h52 k-31
_sla h47
_slau h15
_slaughter_ h15
_sle m-17 h-41
_slee m-17 h-41
_sleeps_ r25
_sli r35 g-37 m27 h40 k-15
_slic r17 g-19
_slice_ r17
_slices_ g-19 k-15
_slip r19 g-19 m30 h49
_slip_ r-21 m23 h79
_slips_ r36 h-27
_slo g-28 m97
_slot g-28 m81
_slot_ m41 h-36
_slots_ m24 h29
_slow m16
_sm r-49 g-44 h-16 k37
_sma m-16 k26
_smal k26
_small_ k26
_smi g-15
_smoke_ h28
_smoked_ h-25
_sms r-33 m44 h-33
_sms_ r-33 m44 h-33
_smu m-26 h17 k21
_smug h62 k-18
_smuggle_ h52
_smuggler_ h17
_smugglers_ h-15
_smur m-16 h-45 k39
_sn g-30 k-17
_sna g-20 h19
_snac h-48
_snacks_ h-35
_snap g-20 h67
_snap_ h73
_sno h-18
_snow h-21
_snow_ h-21
_so r36 g-134 m-58 h-17 k61
_so_ r83 g-138 m18 h77 k118
_so_bank_ r-17 k57
_so_he_ g-15 m-24 h54
_so_i_ r22
_so_it_ h-42 k41
_so_nobody_ k26
_so_that_ r68 m-18 h-20 k-21
_so_the_ r68 h24
_so_they_ g-20 k25
_soa g-37
_soap g-37 h-32
_soap_ g-37 h-37
_soc g-49 m31 h-69
_soci g-22 m38
_social_ g-30 m41 h-15
_sof g-28 m-24 h-43 k-43
_sofa r-37 g-15 h-28 k-35
_sofa_ r-37 g-15 h-28 k-35
_sofa_and_ g15 h-20 k-20
_soft m-19 h-23
_software_ m-19 h24
_soj h29
_soju h29
_soju_ h29
_sol g32 m-23 h-35
_sola h-32 k-16
_sold g45
_sold_ g49
_sold_as_ g-29 h81
_sold_at_ g-23
_sold_back_ r56 h-15
_sold_by_ g22
_sold_him_ r38
_sold_it_ g65
_sold_me_ r-35 g18
_sold_my_ g-65 k41
_sold_on_ g22
_sold_separately_ g16
_sold_shares_ g-27
_sold_the_ r34 g-19 h-21
_sold_them_ r-19
_sold_to_ r18 g16
_sold_what_ r-17 g17
_som r-39 g72 h31 k18
_some r-38 g76 h-20 k18
_some_ g29 h-18 k-19
_some_day_ g38
_somebody_ g-24 k26
_someone_ r-27 g-15 k34
_someone_i_ r-16 k15
_someone_sits_ h17
_something_ g29 h23
_something_for_ g-36 h80
_somewhere_ g26
_somewhere_in_ g26
_somm h47
_sommelier_ h47
_son h-23
_son_ r-23 g-16
_sona r37 g-19
_sona_ r37 g-19
_song g42
_songs_ g42
_soo r99 h15
_sood r105 h-59
_sood_ r96 h-54
_sor r-48 g35 h40
_sorc g-15 h44
_sorcerer_ g-15 h35
_sorr r-20
_sorry_ r-20
_sou h-61
_soup h-71
_soup_ h-71
_souq g-18
_souq_ g-18
_sour g27 k16
_source_ g28 k18
_source_one_ g34
_sow m-15 h35
_sowa h31
_sowar_ h31
_sowar_bala_ h31
_sp r-85 g-31 m-58 h66 k-40
_spa r-19 g-16
_spa_ r-17 h-52
_spam h32
_spam_ h32
_spar h-19
_spare_ h-32
_spare_parts_ h-17
_spe r-33 g-45 m-33 h43 k-20
_spea h-24
_special_ h39
_spee h-15
_speed_ h-15
_spel r-26 g-22 h37
_spell_ r-26 g-19 h50
_spelling_ h-22
_spen m-17
_sper h25
_sperm_ h25
_spi g-70 m49 h88
_spic g-19 h105
_spice_ h36
_spicy_ g-18 h68
_spin g-32 m67
_spin_ g-30 m28 h-35
_spins_ m32 h17
_spins_at_ h-15
_spir g-19 h-16
_spirit_ h-36
_spirit_level_ h-28
_spirits_ h56
_spirits_duty_ h15
_spl r-23 m-19
_spli r-23 m-19 h16
_split_ r-16 m-19
_split_because_ k17
_split_since_ k23
_split_so_ k18
_split_the_ h24
_spo g-15 m-19 h-47
_spon m-28
_sponsor_ m-17
_spor g-16 m46
_sports_ m19
_sportsbook_ m16
_spot m-19 h-36
_spot_ g29 m-18 h-29
_spr r17 g92 h-65
_spra h-23
_spray_ h-23
_spre g92 h-59
_spread_ g80 h-51
_spreads_ g15
_spri h17
_spring_ h-17
_spritz_ h34
_spy h49
_spy_ h42
_spy_on_ h59
_sq m40 h-32
_squ m40
_squa m40
_squares_ g-15 m45
_st r-72 m-78 h23
_st_ g41
_sta r-55 g-60 m24 k41
_stab h-33
_stable_ h-33
_staf r-44 m21 h-35
_staff_ r-44 m21 h-35
_stag g-22
_stag_ h20
_stage_ g-19
_stak r59 g36 h18
_stake_ r45 g47 m26 h33
_stake_in_ h33
_stake_on_ g15
_stakes_ g-16 m-45
_stakes_for_ m-21
_stal r19 g-20
_stall_ r26 g-18 h-16
_stam r-56 g-30 h23 k-16
_stamp_ r-56 g-19 h92
_stamp_without_ h21
_stamped_ h-27
_stamps_ h-42
_stan r-28 g34 h-22
_stand_ g24 h44
_standing_ g-28 m27 h-20
_stands_ r-27 g41 h-22
_stands_surety_ r-19
_star m19 h49
_star_ h17
_stars_ r-32 h30
_start_ r49 m18
_startup_ r-23 m-18
_stat r25 h62
_state_ m19
_stated_ g21 h-15
_statement_ r26 h20
_statue_ h52
_statue_of_ h36
_stay r-56 g-47 h-18 k84
_stay_ g-16 h-43 k58
_staying_ k19
_staying_under_ k19
_stays_ r-52 g-30 h32
_stays_till_ g-18 h54
_stays_with_ r34
_ste r-17
_stea g-18
_stee g32 h-19
_steel_ g32 h-19
_stel h-20
_ster h18
_stew h19
_stew_ h19
_sti g85 m-30 h-27
_stic g-23 m-25 h17
_stickers_ m-25 h36
_stil g111 h-39
_still_ g108 h-39
_still_in_ g31
_still_owe_ r21
_still_owned_ g24
_still_with_ r-17 h23
_stl g-17 m44
_stl_ g-17 m44
_sto r-19 m-100 h44 k-42
_stoc r-22 m-26 h-17
_stock_ r-18 g33 m-26
_stock_option_ g16
_stocks_ g-19
_stol h80 k-21
_stolen_ h67 k-21
_stolen_car_ g41
_stolen_cars_ g23
_stolen_phone_ g16
_stolen_phones_ g-49 h67
_stolen_wallet_ h-15 k-21
_stom g51
_stomach_ g30
_ston g23 m-40 h31
_stone_ m-40 h30
_stone_for_ g-42 h20
_stoo r15 g-35 h-15
_stood_ r15 g-35
_stood_for_ r25
_stop h22
_stop_ h39
_stor g-24 m-27 h-96
_storage_ h-19
_storage_room_ g25
_storage_unit_ g-31
_store_ r22 g-22 m-27 h-24
_story_ h-45
_stou g-15 h42
_stout_ h35
_str r-20 h-18 k43
_stra r-26 g15 h-36 k25
_stranger_ r-21 k31
_strangled_ h26
_strategy_ g22
_strayed_ g21
_streaming_ g-17
_stri h-22
_strip_ h-48
_strip_club_ h17
_stripper_ h54
_strips_ h-19
_stro g-22 h65
_strong_ g-21 h60
_stru h-26 k38
_structured_ r33
_structuring_ k31
_stu r-20 g-33 h44
_stud r-20 g-30
_student_ r17 h-18
_students_ r-25
_studied_ h24
_studio_ m-15
_stuf h31
_stuff_ h31
_su r41 g-15 h-59 k-39
_sua h40
_suar h40
_suar_ h40
_sub r21 h48
_sub_ h25
_subm h23
_submit_ h23
_subs g-17
_suc g-23
_sugar_baby_ h60
_sugar_daddy_ h18
_sui g-41 m-15 h-34
_suit g-41 m-15 h-34
_suitcase_ m-15 h-34
_suk r25 m-17 h-34
_suku r28
_sukuk_ r28
_sul h16
_sum g75 m-35 h-43
_sum_ g85 m-31 h-57
_sun m-21 h-29
_sund m-15 h-15
_sunk g37 h-19
_sunken_ g23
_sup g21 m18 h-32
_supe m39 h-24
_supermarket_ m-18
_supp g15 m-21
_supplier_ r-44 g20 m-21 h-24
_supplies_ h21
_supply_ h26
_support_ g-18 h-30
_sur g-18 m46 h-38 k-26
_sure r66 g-44 m49 h-31
_sure_ r42 g-26 m52 h-27
_surety_ r24 g-18
_surg h-16
_surp r-41 k-17
_surprise_ r-21 g30 k-17
_surr r-15 h40
_surv g23 h-22
_survives_ g27
_survives_the_ g27
_sw r-24 g60 m74 h-66 k-25
_swa r-23 g104 h-25
_swap r-23 g104 h-25
_swap_ r-20 g30
_swap_at_ h-25
_swap_my_ r15 g-16
_swap_of_ g-40
_swapped_ r15 g-16
_swapping_ r-20 g24
_swaps_ g51 h-15
_swaption_ g16
_swe r19 g-33 m77 h-39
_swee g-31 m68 h-39
_sweep_ m51
_sweepstake_ m46 h-23
_sweet_ h-20
_sweet_white_ h19
_sweetener_ r40
_sweets_ r-20 g-22 m-25 h20
_sweets_for_ r-24 h-25
_swi r-17 m-25
_swim g31 h-49
_swimming_ h-46
_swin h71
_swine_ h19
_swingers_ h20
_swit h-29
_swo m29
_swor m29
_sy g-20 m33 h21 k15
_syn m46 h36
_synd m41 h30
_syndicate_ m41 h30
_sys h-23 k39
_syst h-23 k39
_system_ h-23 k39
_system_only_ k30
_t2 h31
_t_ h43
_ta g-70 m-37 h51 k-60
_ta2 r-32 g43
_ta2k r24
_ta2kheer_ r24
_ta2m r-29 g30 h-19
_ta2meen_ r-29 g30 h-19
_ta2s r-27 g24
_ta2seet_ r-27 g24
_ta7 g-17 m20 h18
_ta_ r-17 g-32 m-17 h35
_tab g-20 m76 h143 k-30
_tab_ m29 h62
_tabb r50 h-17
_tabby_ r50 h-17
_tabl r-47 g-15 m63 h82 k-30
_table_ r-41 g-20 m24 k-25
_table_for_ m-17 h22
_tables_ m53 h38
_tablets_ h37
_tag g-42
_tag_ g-30 h-31
_tail h-22
_tailor_ h-31
_taj r-17 h-34
_tak r19 m-16 h-16 k-35
_taka r45 h-46
_takaful_motor_ g58
_take r-36 h52 k-31
_take_ r-23 m-15
_taken_ r-22 m-18
_taken_by_ r23 g17
_taken_from_ r47 h30
_taken_home_ r-24 g-31
_taken_today_ r16
_takes_ m29 h34 k-38
_takes_back_ r-17
_takes_it_ m17 k-21
_takes_my_ h18
_takes_off_ r42 h-16
_takes_what_ m18
_taking_ h-30
_takings_ h20
_tal r-65 g16 m23 h38
_tala r-37 g18 m17 h-21
_tali g-15 h25
_talisman_ g-15 h22
_talk_ h17
_talo m29 h-23
_talo_ m29 h-23
_tam r23 g22 h-19
_tama r18 g-28 h-62
_taman_ g-15 h-25
_tamara_ r45
_tamp h58
_tamper_ h30
_tampering_ h28
_tan r16 h57
_tan_ h-38
_tank g-18 h40
_tank_ g-18 h20
_tant h62
_tap r-21 g-18 m-19 h31
_tape g-17 h-20
_tape_ g-17 h-20
_tar m-30
_tari r18
_taro m-42 h71
_tarot_ m-42 h80
_tas g-23 h-20
_tasl h16
_tasleem_ h22
_tast h-22
_tat m-24 h-24
_taw r96 g-15 m-18
_tawa r109 h-41
_tawarruq_ r70
_tawaruq_ r28 h-17
_tawe h22
_taweez_ h17
_tax r-18 g-23 m-44 h-65 k37
_tax_ r19 k44
_taxi r-37 m-33 h-54
_taxi_ r-37 m-33 h-54
_tay r30 m43 h-36
_taya m49 h-22
_taya_ m49 h-22
_tb r18 h-15
_tbi r18 h-15
_tbil r18 h-15
_te r-73 g-45 m34 h84 k-44
_tea r-41 g-15 m-44 h-37 k-20
_tea_ g-19 h40 k-15
_tea_money_ h72
_teac r-23 m-21 h-44
_teacher_ m-21
_team h-33
_team_ m-22 h-63
_team_lunch_ h-25
_teams_ h29
_teas h15
_teb m-16 h27
_tebb g22
_tebbi_ g22
_tee r-22 m27
_teen r-22 m27
_teen_ r-22 m20
_teen_patti_ r-22 m28
_tel r-34 h59 k41
_tele r-27 h-84
_telegram_ r-15
_tell g-15 m-22 h127 k31
_tell_ m-19 k33
_teller_ h30
_tells_ h82
_tells_my_ h25
_tells_the_ g-24 h26
_tem h47
_temp h47
_temporary_ h18
_ten r61 m26 h-56 k-35
_ten_ r68 g-27 m54 h-73 k-31
_ten_days_ r17 m-22
_ten_dirhams_ r-22 m34
_ten_kilos_ h-23
_ten_percent_ r25
_tena h20
_tenant_ r-27 h36
_tend r-21 m-17
_tender_ r-21 m-15
_tent r17 g-31 m-27
_tent_ g-23 m-22
_teq h15
_tequ h15
_tequila_ h15
_ter r22 g-38 h17
_term r29 g-33 h-58
_term_ r47 h-28
_terminal_ m23
_terms_ g-22 m-18 h-17
_terr h26
_terrace_ h26
_tes r-21 m-26 h21
_tesl g26 h-22
_tesla_ g26 h-22
_test r-39 m-23
_test_ r-39 m-19 h54
_test_for_ r-23 h16
_tested_ g-15 h-18
_testing_ h-47
_tex r-26 g-15 m59 h-38
_text r-24 m37 h-31
_text_ m40 h-43
_tg g17
_tge g17
_tge_ g17
_th r28 m-52 h15 k78
_th_ r21 g-21
_tha r22 g16 m-40 h39
_than r-39 g-31 m-20 h39
_than_ r54 m-15 h15 k43
_than_pot_ r18
_thank_ h18 k-22
_thank_you_ k-18
_thanks_ r-49 g-19
_thanks_for_ r-32
_that r26 g29 h32
_that_ r26 g29 h32
_that_does_ r20 g29 k-21
_that_fell_ g-19
_that_has_ g-30 h20
_that_he_ r28 m-18
_that_i_ r-48 g-49
_that_is_ r-16 g30 m17
_that_it_ r-37 g-16 k41
_that_makes_ g-25
_that_never_ g-21 h-19 k50
_that_one_ g34
_that_pays_ r54 h21
_that_price_ r26
_that_same_ g20
_that_the_ r46 g61 h-34 k-15
_that_very_ g50 h-19
_that_was_ r21 m33 h-22
_thc h46
_thc_ h46
_thc_gummies_ h33
_the r-20 g26 m-29 h-69
_the_ r-60 g-17 m18 k-35
_the_account_ r-25
_the_airport_ r-17 g34 h35
_the_amount_ r33 k15
_the_and_ r-21
_the_apartment_ g36
_the_app_ g-37 m30 h45
_the_balance_ g-22
_the_bank_ g-21 m-17 h-27 k-53
_the_banks_ h-22
_the_betting_ h18
_the_bill_ r-27
_the_board_ g-39 m24
_the_boat_ r27 g16
_the_books_ k23
_the_border_ h30
_the_boys_ r-21 g31 h-36
_the_broker_ h-18
_the_buyer_ r-15 g-19 h22
_the_cafe_ m16
_the_camel_ h-22
_the_car_ g-102 m37
_the_card_ m53 h46
_the_carpet_ g57
_the_carpets_ h21
_the_cash_ r26 h-17 k17
_the_casino_ m-21 h38
_the_cat_ h-32
_the_clerk_ h42
_the_client_ r-29
_the_clinic_ r19 h-46
_the_club_ g18
_the_coming_ g29
_the_company_ g35 m-20 h-43 k21
_the_container_ h28
_the_contract_ r31 g-16 h40
_the_court_ g20
_the_credit_ r47 h16
_the_customer_ g31 h-16
_the_customs_ h35 k77
_the_deal_ r70
_the_dealer_ r-15 h20
_the_debt_ h-23
_the_deposit_ r57 m-18
_the_derby_ m16
_the_desert_ g35
_the_dinner_ m20 h69
_the_diver_ h-17
_the_dog_ g25 h-34
_the_door_ g19
_the_draw_ m28
_the_due_ r22
_the_election_ g17 m20 h-23
_the_end_ h-24
_the_envelope_ h-26
_the_evening_ m-18 h-31
_the_exam_ m15 h74
_the_examiner_ h51 k-15
_the_extra_ h19
_the_fair_ g40
_the_farm_ r26 g39 h-25
_the_fighters_ h-19 k46
_the_finance_ r50
_the_first_ r-21 g21 h-18
_the_fish_ r-20 g21
_the_flat_ g-41
_the_flight_ r-15 g-32
_the_for_ r27
_the_fridge_ r-16 h-21
_the_full_ r37
_the_fund_ g-23
_the_future_ g-38 h30
_the_gam3eya_ r26
_the_gameya_ r21
_the_garden_ h-18
_the_generator_ r-45
_the_gold_ g32 m17
_the_goldsmith_ r31
_the_goods_ g15
_the_green_ m16 h63
_the_grocer_ r-29
_the_gym_ g-23
_the_hall_ g-21 h-15 k-15
_the_hat_ g-25 m34
_the_he_ r58
_the_horse_ g42 m22
_the_hospital_ h-17
_the_hotel_ r-29
_the_house_ r-20 h22
_the_i_ r25
_the_inspector_ h40
_the_instalment_ r74 g-17
_the_insurance_ r32
_the_interest_ r-32
_the_invoice_ h43
_the_jamiyya_ r34
_the_jeweller_ r-18
_the_job_ k-17
_the_judge_ h21
_the_k_ r43 h-15
_the_kids_ g-33 h-44
_the_king_ g19
_the_kiosk_ r36 m24 h65
_the_kitchen_ h-21
_the_lady_ m-15
_the_lamb_ h-20
_the_landlord_ k-16
_the_licence_ h-22
_the_limit_ r-17 m-21 k19
_the_loan_ r45 g-36
_the_machine_ g22 m-17 h-15
_the_majlis_ h-15
_the_mall_ h-38
_the_man_ g-23 h42
_the_marathon_ g-26
_the_market_ r-24 h-27
_the_match_ m-22 h29
_the_menu_ g-17
_the_mill_ r23 g-31
_the_minister_ g18
_the_money_ r126 g-18 m-46 h-82
_the_mosque_ h-16 k-16
_the_name_ k34
_the_neighbour_ r37 g-18 h-20
_the_neighbours_ g-29 k15
_the_net_ g-28 h-34
_the_new_ r-66
_the_next_ g35 m16
_the_night_ h58
_the_nightclub_ h19
_the_nursery_ r-26 g29 m-23 h-16
_the_office_ g-16 h-32
_the_officer_ h29 k29
_the_old_ r15 g-38 k-33
_the_one_ g-41 m32 h-25
_the_online_ h49
_the_other_ r-35 g-27 h29
_the_owner_ g49
_the_padel_ m24
_the_paper_ k20
_the_parking_ r-22 g-19
_the_party_ h67
_the_phone_ m30
_the_phones_ g37
_the_pizza_ h25
_the_plot_ g-30 m-20
_the_plumber_ h-15
_the_port_ h21
_the_pot_ m59 h-28
_the_price_ g30
_the_queue_ h-16
_the_race_ h30
_the_rain_ m-24
_the_rate_ r23 g-24
_the_real_ h-36 k15
_the_receipt_ k-28
_the_record_ g-22
_the_red_ m-15
_the_referee_ h24
_the_rent_ r20
_the_rest_ r40
_the_right_ g23
_the_roof_ g27
_the_sale_ g-53 h-17
_the_same_ r20 g-17
_the_savings_ r-34
_the_school_ m44 k-17
_the_shares_ g-27
_the_sheep_ h-20
_the_shelf_ h-22
_the_ship_ g18
_the_shop_ h-41
_the_shops_ g-19 h-15 k27
_the_site_ m-17
_the_sofa_ g84 k-15
_the_souq_ g-18
_the_spot_ r-44 m-16
_the_staff_ m27
_the_sum_ r44
_the_system_ h-15 k16
_the_table_ h51 k-20
_the_tailor_ h-19
_the_taxi_ g15
_the_team_ h-26
_the_tenant_ r-25 h37
_the_tender_ r-20 h35
_the_th_ r24 g-34
_the_trip_ g15 h-21
_the_truck_ r-24
_the_two_ g26
_the_usual_ r-28 h-19
_the_villa_ r18 g19 h-15
_the_wallet_ r16 k18
_the_water_ r35 g16
_the_wedding_ g-17
_the_weekend_ m22 h51
_the_weight_ r-18 m17
_the_wheel_ g-32 m15 h58
_the_whole_ r-25 g18 h-16
_the_winner_ g17
_the_yacht_ h35
_the_yard_ g-26
_thef g27
_theft_ g27
_thei r38 g-15
_their_ r28
_them r-28 h-27 k15
_them_ r-28 g19 h-42 k16
_them_back_ r31
_then r15 g-32
_then_ r15 g-32
_ther g-15 m-25
_there_ g-15 h17 k15
_there_is_ g-15
_thes h-19
_thesis_ h-19
_they r17 g51 k29
_they_ r17 g51 k29
_they_are_ r-17 h-19
_they_call_ g-42
_they_do_ h-15 k16
_they_does_ h-17 k32
_they_gave_ r-31
_they_keep_ k-15
_they_pay_ r-17 g45 k-23
_they_say_ r19
_thi g20 h-29 k37
_thin g35
_thing_ g29
_think_ g36
_thinks_ g17
_third_ r-41 h15 k16
_third_company_ r32 g23
_third_of_ r-71 g-47 h74
_third_party_ g52
_thirty_ r23 h-27
_this r-15 k37
_this_ r-15 k37
_this_is_ r-19 g-39 h90 k-41
_this_month_ r-18 k-20
_this_morning_ g-21
_this_week_ m17
_this_year_ r20 g37
_tho r27 m-15
_thos r25 g19
_those_ r25 g19
_thou g-18 h17
_though_ h20
_thousand_ r17 g-26
_thousand_to_ r24
_thr g-23 m46 k34
_thre g-48 m19 h31 k15
_threaten_ h54
_three_ r17 g-40 m33 h-16
_three_months_ g15
_three_more_ r-20
_three_years_ h-20
_thro g24 m27 h-20 k18
_through_ g-19 h-16 k40
_through_a_ r21 m21 h26
_through_his_ r15
_through_the_ g-39 k41
_through_your_ k19
_throw_ g24 m20 k-15
_thrown_ g19 m-15
_ti g47 m34 h47
_tic g86 m42
_tick g86 m42
_tick_ g73 m-23 h-24
_ticket_ r27 h24
_ticket_for_ m17 h-21
_ticket_renewal_ r20
_ticket_to_ g31 m-26 h-42
_tickets_ m29 k23
_tickets_for_ h-27
_tickets_to_ m-17
_ticks_ m31
_tie g-34
_tied g-25
_tied_ g-25
_tig h26
_tige h26
_tiger_ h26
_til r50 g-19 m-29 k-20
_tile r-20 h-44
_tiles_ r-20 h-44
_till r72 g-43 m-15 h31
_till_ r72 g-43 m-15 h31
_till_morning_ h31
_till_payday_ r-21 h16
_till_the_ h-17
_time g17
_time_ g24 h29
_time_value_ r38
_tin r-25 g-16 m-15 k19
_tins k20
_tins_ k20
_tip r-23 g-36 m35 h23 k-22
_tip_ g-37 k-21
_tip_for_ h-30
_tips r-20 m30 h17
_tips_ h18
_tipster_ m18
_tir r24 h-18
_to r-61 g-56 m69 h24
_to_ r47 g66 m-56 h48 k48
_to_a_ r-87 m-17 h-67 k17
_to_be_ r38 g163 m-30 h-51
_to_beat_ h50
_to_buy_ r-54 g90 m-16 h-26
_to_charity_ r-27 k-18
_to_close_ h-27
_to_decide_ g23
_to_get_ g-27 h39
_to_her_ m20
_to_him_ r30
_to_his_ h-16 k29
_to_keep_ r26 g-17 h16
_to_lock_ r29 g-35
_to_look_ h-22
_to_me_ r67 g48 m-22
_to_my_ r33 g-25 m18 h-63 k-77
_to_next_ r44 g-38 h38
_to_official_ h26
_to_omar_ r28 m20
_to_open_ r17 m17
_to_other_ h16
_to_pay_ r-18
_to_purchase_ g-19
_to_rami_ r33 h-21
_to_repurchase_ r21
_to_roll_ r-42
_to_same_ r38 h-15
_to_sell_ g63
_to_the_ r-47 g-58 m42 h59 k-23
_to_win_ h19
_tob g-16 m22 h31
_toba g-16
_tobacco_ g-16
_tod g-43 m-17
_toda g-42
_today_ r-45 g-29
_today_and_ r39
_today_the_ r17
_todays_ r46
_todays_price_ r21
_toga g22
_toge g-17
_together_ g-17
_tok r-15 g32 h-20
_toke r-15 g32 h-20
_token_ r-15 g34 h-45
_tokens_ h25
_tol m-26 h-53 k33
_told h-17 k34
_told_ h-17 k34
_told_me_ g-45 m-18 k45
_toll m-39 h-25
_toll_ m-39 h-46
_tom r-37 m37 h-47 k29
_toma h-25
_tomato_ h-22
_tomb m41 h-29
_tombola_ m41 h-29
_tomo r-33 k32
_tomorrow_ r-33 k33
_ton g-59 m17
_tone h-36
_tong m41
_tong_ m30
_tong_its_ m17
_toni h25
_tonight_ m-24 h-21
_tonights_ m19 h34
_tonk h37
_tonkatsu_ h33
_tons g-23
_tons_ g-23
_too h-23 k-24
_took g18 m15
_took_ g18 m15
_took_from_ m33 h34
_took_her_ g40
_took_it_ g-17 h17 k-16
_took_the_ r-36 g57
_top r37 g-45 m44 h98 k-43
_top_ r44 m24 k-23
_top_floor_ g26
_top_of_ r25 h16
_top_up_ k-23
_topl r-15 h48 k-20
_topless_ r-15 h48 k-20
_topp g-42 m30 h61
_topped_ g-23 h21
_topped_up_ g-23 h21
_topping_ m17 h33
_topping_up_ m17 h33
_tos g16 m56
_toss g16 m56
_toss_ m56
_toss_pe_ m16
_tot r-28 m58
_tota r-15 h-17
_total_ r-15 h-17
_tote m51 h19
_tote_ m51 h19
_totk m-15 h28
_toto m36 h-23
_toto_ m36 h-23
_tou g33
_touc g43
_touch_ g47
_touch_and_ g22
_tour_ h-15
_tournament_ m19
_tow r-27 g16 h-21 k-15
_towa r-45 g-18
_towe g34 h-19 k-15
_tower_ g31
_tower_hasnt_ g16
_toy r-26 g-44 m-47 h-42 k-23
_toy_ g-18 m-22 h-31
_toys g-50 m-23 k-23
_toys_ g-50 m-23 k-23
_tr g37 m38 h-106
_tra r-34 m25 h-39
_trac g-23 m47 h43
_track_ m47 h48
_trad g75 m42 h-20
_tradable_ g23
_trade_ r21 g61 m22 h-36
_trader_ g-31
_trades_ m20
_trading_ g20 m19
_trading_account_ m-25
_traf h48
_trafficking_ h30
_trai g-24 m-25 h-32 k16
_trail_ h-24 k17
_training_ g-18 m-20
_tram g-18 h41
_tramadol_ g-18 h41
_tramadol_strips_ h20
_tran g-38 h-22
_tranche_ r41
_transcript_ h17
_transfer_to_ g34 m23 h39 k-70
_transfers_ k21
_translation_ g-20 h-23
_trap g65
_trap_ g65
_trav g-31 m-19 h-15
_travel_ g-33 m-19 h-15
_travel_insurance_ g19
_tray r-21 h-40
_tray_ r-27 h-40
_tre r30 g33 m-20 h-33 k-25
_trea r61 g-22
_treasure_ r-17 h32
_treasury_ r59 g-31 h-23
_treasury_bills_ r55
_tree r-28 g55 h-15
_tree_ r-15 g26
_trees_ g30 h-21
_tri g-26 m52 h-62 k-29
_tric r23
_trick_ r23
_trie g-17 m19
_trim g-22
_trip r-20 g32 k-26
_trip_ g42 h16 k-25
_tro r30 g-23 m-26
_trop m-20 h-24
_trophy_ m-20 h-24
_trou r30 g-21 h25
_trouble_ r30 h25
_tru g33 m-17 k36
_truc r-16 h15
_truck_ r-38 h20
_trucks_ r23
_truf g24
_truffles_ g24
_trus r21
_try g25 m25
_try_ m25
_tu g-27 m51 h-83
_tub r23 g-17 m-19 h-17
_tubo r42
_tubo_ r44 h-21
_tui r-27 g-16
_tuit r-27 g-16
_tuition_ r-27 g-16
_tum g39
_tumm g39
_tummy_ g39
_tun h-25
_tuna h-25
_tuna_ h-25
_tur r26 g26 m60 h-21
_turb g31 m38
_turbo_ g31 m38
_turf m35 h39
_turf_ m35 h39
_turk h-16 k21
_turkey_ h-16 k21
_turn r28 h-33
_turn_ r58 g-22
_turn_from_ r27
_turns_ r-18 g15
_tus h56
_tusk h49
_tusks_ h31
_tut r-16 g-19 h-45
_tuto r-16 g-19 h-45
_tutor_ r-16 g-19 h-30
_tv r29 h-26
_tv_ r29 h-26
_tw r21 g-25 h-26
_twe r61 g-21 h-16
_twel r44
_twelve_ r44
_twen r17 g-19 h-15
_twenty_ r17 g-19 h-15
_twi g34
_twin g21
_twins_ g21
_two r-28 g-39
_two_ r-28 g-39
_two_bottles_ h-27
_two_days_ r-21 h-16
_two_hours_ h22
_two_hundred_ g33 m22
_two_kilos_ h-46
_two_minute_ g18
_two_nights_ h-50
_two_of_ h64
_two_prices_ g23
_two_sacks_ r16 g19
_two_thousand_ k16
_two_years_ g-28
_ty r-16 g15 h-52
_typ r-16 h-30
_type g16
_type_ g16
_tyr h-23
_tyre h-23
_u_ r17 g26
_ud g23 m-15
_udd g25
_udde g25
_udder_ g20
_udh r15 h-27
_udha r15 h-23
_udhaar_ h-20
_um r-16 g-44 m-24
_un r42 g258 m-53 h-82 k57
_unb g22
_unbo g22
_unborn_ g22
_unc g61
_unce h33
_uncensored_ h38
_unch g49
_unchecked_ g30
_uncl g36
_unclaimed_ g38
_unclear_ g29
_uncles_ r27 g-31
_und g74 m21 h-24
_unde r-18 g75 m25 h-19
_undecided_ g-22
_undefined_ g29
_undelivered_ g37
_under_ g18 m18 h22 k-27
_under_the_ g25 m-27 h41 k-20
_undr r25
_undrawn_ r25
_uni g-17 h-52 k-23
_unid g25
_unidentified_ g25
_unif r15 h-15
_uniform_ g-20
_uniforms_ r15
_unit m-16 k-16
_unit_ r-21 h-19 k-15
_units_ m-16
_univ g-23
_university_ g-26
_unk r-19 g52 h-16 k16
_unkn r-19 g52 h-16 k16
_unknown_ r-19 g52 h-16 k16
_unl g-47 h28 k34
_unli g-32 k35
_unlicensed_ k35
_unlo g-15 h39
_uno g22 m-18 k32
_unof k36
_unofficial_ k36
_unop g26
_unopened_ g26
_unp r37 g-26 h16
_unpa r37 g-26 h16
_unpaid_ r37 g-26 h16
_unr k32
_unre k32
_unregistered_ k32
_uns g101 h-15
_unse g56
_unseen_ g56
_unseen_no_ g-18
_unso g28 h-22
_unsorted_ g37 h-22
_unsp g21
_unspecified_ g21
_unt r52
_unti r51
_until_ r51
_until_he_ r45
_until_i_ r91
_until_is_ r-23
_until_it_ r38
_until_the_ r-46
_up r41 g53 m62 h32 k-18
_up_ g53 m87
_up_and_ g34 h-27
_up_by_ g45 h-20
_up_down_ g91 m24 h-20
_up_fee_ h16
_up_for_ g-18
_up_from_ g19
_up_in_ g19 h-16
_up_lower_ g16
_up_or_ g-17 m-18
_up_the_ g-39 h19
_upa r25 m-16 h-21
_upf r24
_upfr r24
_upfront_ r24
_upg h32
_upgr h32
_upgrade_ h32
_ups h34
_ur h-32
_us r136 g-94 m-23 h-32 k60
_us_ r-74 g-76 m28 h22 k26
_us_one_ m19
_usa r56 h-15
_usan r47
_usance_ r47
_usd g20
_usdt g34 h18
_usdt_ g34 h18
_use r20 h-54 k55
_use_ r20 h-49 k59
_use_my_ r-16
_used r-26 g23
_used_ r-26 g23
_used_car_ g21
_uses r27 g-17
_uses_ r27 g-17
_usu r40 g-20 m-22
_usua r-29 m-16 h34
_usual_ r-29 m-16 h34
_usur r69 g-16 h-28
_ut r34 m-23 h-38
_utan h-18
_utang_ h-18
_uti r21
_util r21
_utilisation_ r23
_va r52 g-93 m-61 h-70 k-43
_vac g-37 m-22 h-47
_vacc m-22 h-26
_vaccination_ m-22 h-26
_val r23 g-19 m-26 h-39 k-17
_vale h-20
_valet_ h-20
_valu r36 m-18 h-16
_value_ r55 g17
_value_of_ r26
_vani h15
_vap h18
_var r-22
_vas h17
_vat r36 g-17 h-33
_vat_ r-33
_vatt r69 h-30
_vatti_ r69 h-30
_ve r-43 m-25
_veg h-15
_vega g24
_ven h21
_vent g-16 h57
_venture_ g-16 h57
_ver r-22 g24
_very r-15 g43 h-19
_very_ r-15 g43 h-19
_ves g17
_vess g17
_vessel_ g17
_vet g-25 h-36
_vet_ h-29
_vi r-35 g-31 k24
_via g-22 k56
_via_ g-22 k56
_vid h49
_vide h49
_videos_ h47
_vie h-32
_view g-20 h-29
_vig r75 g-18 h-49
_vig_ r75 g-18 h-49
_vil r-15
_vill r-15
_villa_ r-15
_vin r-27 g58
_vine r-27 g30 h-41
_vinegar_ h-15
_vineyard_ g18
_vino h34
_vino_ h17
_vio h56
_viol h56
_violation_ h56
_vip h54
_vip_ h54
_vip_table_ m-29 h20
_vir g-18 m40 h26
_virg g-17 h-16
_virgin_ g-17
_vis r-28
_visi r-36 g16 h-31
_visit_ r-24 h-19
_visits_ g15
_vit h-50
_vita h-50
_vitamin_ h-39
_vo r-40 g-30 h75
_vod r-17 h-41
_vodk r-17
_vodka_ r-17
_void g16
_void_ g16
_vol m16
_voo h45
_vood h45
_voodoo_ h45
_voodoo_doll_ h38
_vot g-24 m30 h50
_vote g-24 m30 h50
_vote_ g-20 h65
_votes_ m34 h-15
_vou r-18
_vouc r-18
_voucher_ r-36
_w_ r102 g-43 h-121 k61
_w_ana_ r42
_w_elli_ g-16 m43
_w_maraheen_ m-23 h18
_wa r-73 g-19 m21 h-101 k33
_wa7 r-40 m21 h36
_wa7e r-26 g19
_wa7ed_ r-26 g19
_wag r-21 g-22 m77 h-17
_wage r-21 g-22 m77 h-17
_wager_ m24 h-38
_wagering_ m19
_wages_ r-32 h23
_wages_till_ h22
_wai r23 h-22
_wait r43
_waiting_ r32
_waiv r-20
_wak m-15
_waka r-16
_wakala_ r-16
_wal r-19 m-16 h44 k37
_wala r-24 g73 m-18 k-20
_wala_ g71 m-17 h-20
_walang_ h30
_wale r-15 h33
_wale_ r-22 h33
_wali r51 g-21
_wali_ r53 g-21
_walk h16
_walker_ h24
_wall r-27 g-46 h-17 k67
_wall_ r-34 g-20 h-16
_wallet_ g-18 m18 k58
_wallet_to_ r-42
_wan r17 g21
_want r17 g21
_want_ r-15 g21 k24
_wants_ r29
_wants_his_ r-54
_war r-49 g103 h-39
_war_ g28 m15 k31
_wara g22 h-15
_wara_ r17
_ward h-19
_ward_ h-19
_ware g-17 h31
_warehouse_ h23
_warr r-29 g62 h-39
_warrants_ g21
_warranty_ r-21 g41 h-19
_warranty_bought_ g21
_warranty_for_ g51
_was g-73 m28 k18
_was_ g-64 m73
_was_in_ r-38 h19
_was_sure_ m35
_wash g-39 m-52 h-67 k30
_wash_ g-34 m-25 h-27 k35
_washes_ m-20
_washing_ r-24 h-40
_washing_machine_ g38
_wast h71
_wasta_ h44
_wat r15 g-34 m-46 h-61
_watc g-18 m-37
_watch_ g20 m-31 h-84 k-17
_watched_ k19
_watches_ g-33 h87
_wate r19 g-16 h-64
_water_ r19 g-16 h-64
_way r16 g-30
_way_ g-30
_ways r19
_ways_ r19
_we r-21 g32 h-30 k-36
_we_ r16 m-15
_we_agreed_ r28 m16
_we_bought_ r-36 g-15
_we_buy_ h22
_we_fixed_ r31
_we_get_ g-20 h46
_we_said_ g-34 m21 h-22
_we_settle_ r-17 g16
_we_share_ r20 g-18
_we_shook_ r30
_we_short_ g17
_we_signed_ r-27
_we_split_ h26
_we_will_ g29
_we_win_ m-18 h24
_wea r25 g36
_weal h38
_wealth_ h38
_wear r32
_wear_ r33
_weat g20
_weather_ g20
_web g-31 h-27
_web_ h-77
_webs h39
_website_ h39
_wed r-28 h-30
_wedd r-32 h-30
_wedding_ r-32 h-30
_wedding_gift_ r-21
_wedding_hall_ h-22
_wee m-18 h79
_weed r-26 h109
_weed_ r-26 h109
_weed_for_ h49
_week r31 h-31
_week_ r-30 m-31 h-40
_week_i_ r33 g20
_week_late_ r16
_weekend_ r15 m25 h27
_weekly_ r20 g34 h-20
_weeks_ r33
_wei g-23 m24 h-35
_weig g-19 m29 h-61
_weighed_ g-33
_weight_ g23 m26 h-54
_weight_of_ m17
_wel r-42 g30 h-23
_well r-23 g31 h-23
_well_ r-23 g31 h-23
_wen m27 h34
_went g-26 m27 h42
_went_ g-26 m27 h42
_wes g22 h-15
_wh r-30 g111 k-16
_wha r-19 g40 h-26 k-17
_what r-19 g40 h-22 k-17
_what_ m16 h-23
_what_he_ r-26 g-32
_what_i_ r38 g-42 m19 h32
_what_is_ g41 m-26 h39
_what_it_ r35
_what_my_ g-18
_what_the_ r-17 g33 h-22
_what_we_ g-23 m42 h-15
_what_you_ m-16 h-36
_whatever_ r-22 g41 m-15 h-28 k-15
_whatever_he_ r16 g29
_whatever_is_ r-18 g-49
_whatever_it_ r25 g-21
_whatever_she_ g16 h-16
_whatever_the_ r-16 g28 h24
_whatever_you_ r17 g-15
_whatsapp_ h29
_whe g72 h-49
_whea r-32 g21 m-24 h-31
_wheat_ r-32 g21 m-24 h-31
_whee g-45 h29
_wheel_ g-40 h18
_wheel_at_ g-15 m-19
_wheels_ h16
_when r31 g66 h-24 k-32
_when_ r24 g61 h-15 k-32
_when_he_ r17 g19
_when_i_ g35
_when_it_ r-28
_when_she_ g19
_when_the_ g21 h24
_when_they_ k-20
_when_you_ r-24 g30
_whenever_the_ g27
_wher g34 k46
_where_ k48
_wherever_ g22
_whet m44 h-21
_whether_ m44 h-21
_whether_i_ g-26
_whi g68 m-33 h41 k-19
_whic g66 h-40 k-17
_which_ g49 h-29 k-17
_which_one_ h-19
_whichever_ g17
_whil r26
_while_ r26
_whis g-25 h55
_whiskey_ h24
_whisky_ h25
_whisky_the_ h-23
_whit r-16 g17 h35
_white_ r-15 g-27 h41
_white_x_ h25
_whitelist_ g48 h-16
_who r16 g-50 m48 h44 k-23
_who_ r32 g-48 m-19 h28 k-21
_who_found_ r-15
_who_gave_ r21
_who_stood_ r45
_who_will_ g-16 h32
_whoe g-50 m27
_whoever_ g-44 m25
_whoever_takes_ r27 m-18
_whol r-17 m-16
_whole_ r-35 m-16
_wholesale_ r17
_whom g16 h24
_whom_ g16 h24
_whos g25 m62 k18
_whose_ g25 m62 k18
_why g-19 m-20 k36
_why_ g-19 m-20 k36
_wi g-18 m35 h63
_wid r25 g-15 h-34
_wide h-17
_wide_ h-17
_wide_load_ h-17
_wido r25
_widow_ r26
_wif g-26 h38
_wife g-23 h65
_wife_ r25 h16
_wifes_ g-28
_wil r-30 g101
_will r-30 g103
_will_ r-30 g108
_will_be_ r30 g-21
_will_buy_ r-21 g36 h-30
_will_collect_ r22
_will_decde_ g29
_will_decide_ g17
_will_purchase_ r-25 g37 h-22
_will_send_ r25 h-15
_win r-15 g-35 m45 h-18
_win_ g-34 m44 h30
_wind g-67 m16 h27 k-16
_window_ m22 h28
_windows_ g-20
_wine m-24
_wine_ m-19 h-21
_wine_red_ h-49
_wine_vinegar_ h-15
_winn g19 h-66 k22
_winner_ g23 h-18
_winner_of_ g17 m-49
_winners_ h-23
_winning_ h-31
_winnings_ k24
_winnings_from_ m17 h-20
_winnings_of_ m17 h25
_wins h23
_wins_ h23
_wins_the_ h32
_wint g45
_winter_ g45
_wir r23 h-31
_wire h-20
_wire_ r18 h-15
_wis h44
_wisk h44
_wiskey_ h27
_wit g-23 h83
_witc h33
_witch_ h19
_with r17 h22
_with_ r26 g-34 m54 h21 k-16
_with_%_ g21
_with_a_ r45 h-71 k30
_with_and_ r38
_with_another_ h30
_with_different_ h30
_with_extra_ r31
_with_insurer_ g29
_with_it_ g23 m-17 h25
_with_me_ r86
_with_my_ m29 h-63
_with_no_ g16
_with_rum_ h21
_with_the_ r-87 g-29 m26 h61 k-41
_with_two_ h-16
_withdrawal_ r-17
_within_ h-15
_within_days_ g-30
_within_minutes_ g15
_without_ r-19 m-23 h16
_without_any_ r-19 g-17 h-16
_without_charity_ k19
_without_choosing_ g20
_without_licence_ k19
_without_looking_ g-19
_without_prescription_ g-15 h20
_without_the_ g-17 h21
_witn h28
_witness_ h28
_wiz h23
_wiza h23
_wizard_ h23
_wo r-35 g37 m89 k-17
_woma g-24
_woman_ g-24
_woman_who_ g-22
_womb g20
_womb_ g20
_won r-20 m84 h-33
_won_ r-16 m57 h-33
_woo r-24 g60 m-22 h-18
_wool r-24 g49 m-21 h-17
_wool_ r-24 g49 m-21 h-17
_wool_on_ g58 m-19
_wor r30 h34
_word h25
_work h-26
_work_ r21 m22 h-33
_worker_ h34 k15
_workers_ g20
_working_ r22 g19
_workmens_ g17
_works_ r36 g-26
_workshop_ g-23 m-15 h-35
_worl m25
_world_ m25
_world_cup_ m16
_wors g-16 m-15 h59
_worship_ g-16 m-15 h59
_wort r34 m-16
_worth_ r34 m-16
_wou m56
_woul m56
_would_ m56
_wr h-54 k41
_wra k-16
_wrap k-16
_wre m15 h-20
_wrec h-20
_wreck_ h-20
_wres m17
_wrestling_ m17
_wri r45 g21 h47 k16
_writ g25 h37 k16
_write_my_ h21
_writes_ r21
_writing_ r-21 g51 h16
_written_ g-15 k23
_wro r-42 h-16 k48
_wron k48
_wrong_ k48
_wrong_description_ h-17 k21
_wrong_goods_ k32
_wrot r-29
_wrote_ r-29
_x_ r-26 g41 h102
_xa g-16 h35
_xan g-16 h35
_xana g-16 h35
_xanax_ g-16 h35
_xb m36 h19 k-15
_xbe m17
_xbet m17
_xbet_ m17
_xx r38
_xxx h24
_ya g-84 m33 h27
_ya3 g22
_ya5 m19
_yac h30
_yach h30
_yacht_ h30
_yak r38 g-16 m20
_yakh r38 g-16 m20
_yan m15
_yar g-44 h-15
_yard g-44 h-15
_yard_ g-44 h-15
_ye r72 g122 m20 h-46
_yea r-23 g63 m-17 h-25 k-24
_year r-23 g64 m-16 h-35 k-24
_year_ g33 h-23 k-17
_year_and_ g-18
_year_on_ r37
_year_we_ r-18 g26
_yearly_ g-15 h-24
_yearly_fee_ h-17
_years_ r-25 g46
_yen r32 g-38 m45 h47
_yen_ r33 g-27 m32 h33
_yenz m18
_yes r56 g45 h-17
_yes_ r17 g36
_yest r37
_yesterday_ r25
_yet r-32 g128 m-21 h-78 k-22
_yet_ g106 h-40 k-21
_yi r38 m-16 h-28
_yie r38 m-16 h-28
_yiel r38 m-16 h-28
_yield_ r38 m-16 h-21
_yield_of_ g15
_ym h25
_yma h25
_ymas h25
_ymashi_ h25
_yo m31 h-144 k47
_yom r58 g-29 m-23 h-36
_yom_ r58 g-29 m-23 h-36
_yom_w_ r29
_you r-44 m23 h-108 k40
_you_ r27 g-46 m30 h-20
_you_and_ r-25 m37
_you_feel_ g18
_you_get_ r-28 g18
_you_like_ r15 g-56 h-27
_you_pay_ r24
_you_send_ m16
_you_the_ g18
_you_think_ g40
_your r-57 g65 h-35 k31
_your_ r-57 g38 m-33 k33
_your_house_ g18
_your_net_ g18
_yours_ g41 m28
_yours_for_ g40
_yous g-18
_yousef_ g-18
_yout h-47
_youth_ h-47
_yr r28
_yra r29
_yraj r29
_yu r30 g-21 h-40
_yun r30 g-21 h-44
_yung r30 g-21 h-44
_yung_ r30 g-21 h-44
_yz r63
_za r-61 m-25 h31
_zab r-22 h22
_zabo h22
_zah g-18 h45
_zahl g-17 h49
_zahle_ g-15 h16
_zak r-36 h-32
_zaka r-36 h-32
_zakat_ r-36 h-32
_zakat_on_ r-50
_zar h21
_zar_ h21
_zat h33
_zatl h33
_zay r-22 g16 h-54
_ze r-22 g51 m49 h-23 k-16
_zer r-23 g51 h-24
_zero r-23 g51 h-24
_zero_ r-20 h-24
_zero_percent_ r21
_zey r-18
_zeya r-18
_zeyada_ r-18
_zi m23 h32
_zo m-24 h71
_zod h27
_zodi h27
_zodiac_ h27
_zon h39
_zone h39
_zone_ h39
_zoo m-20
_zoo_ m-20
_zy g-27 h-19
_zya g-27 h-19
_zyad g-27 h-19
_zyada_ g-16
_اب r-27 g48 h79 k57
_ابا m-15 h20
_اباح m-15 h20
_اباحي_ m-15 h15
_ابت h18
_ابتز h18
_ابتزاز_ h18
_ابر h21
_ابرا h21
_ابراج_ h21
_ابغ k19
_ابغي k19
_ابغي_ k19
_ابل g26
_ابلا k22
_ابلاغ_ k22
_ابن g34 h-20
_ابو_ r15 g-31
_ابي h15 k17
_ابي_ g-17 k21
_ابيض h32
_ابيض_ h32
_ابيع r-16 g16
_ابيعك_ g49 h-24
_ابيعك_لو_ g26 h-22
_ات r36 g-60 m40 h-45
_اتا r34 g-18
_اتاخ r35 g-17
_اتاخر_ r23
_اتر g27 m28
_اترا m28
_اتص h-24
_اتصا h-24
_اتف g-26
_اتفق h-17
_اتفقنا_ h-17
_اتفقنا_علي_ r-36
_اتو g-26 m23 h-17
_اتوق m26
_اتوقع_ m26
_اث r32 g-57 h-28
_اثا r16 g-50 h-20
_اثاث r16 g-50 h-24
_اثاث_ r16 g-50 h-24
_اج r99 g-47 m-28 h-21 k15
_اجا k34
_اجار h-17 k36
_اجار_ k36
_اجاره_ h-19
_اجاز h15
_اجازه_ h15
_اجازه_مرضيه_ h15
_اجر r31 g-73 m-16
_اجر_ h41
_اجرت g-28 m-16 h-26 k27
_اجرت_ r-17 h-19 k50
_اجره r37 g-33 k-19
_اجره_ r37 g-33 k-19
_اجل r89 g17 h-18
_اجل_ r-21 g40
_اجل_علي_ g-21
_اجلت r76 h-25
_اجلت_ r76 h-25
_اجلت_زبون_ r28 h-15
_اجلت_له_ r26
_اجله r34 h18
_اجله_ r34 h18
_اجن g19
_اجنب g19
_اجه h23
_اجها h16
_اجهاض_ h16
_اح r-58 g-26 h59 k41
_احت r-18 h24
_احذ h24
_احذف h24
_احذف_ h24
_احم g-25 h23
_احمر g-16 h27
_احمر_ g-16 h27
_احو h-15 k21
_احول h-15 k21
_اخ r20 m-51 h-63 k-34
_اخت r-40 g-18 m-44 h-19
_اختر r-25 g-33
_اختراق_ h36
_اختي r-15 h-25
_اختي_ r-15 h-24
_اخذ r84 g-27 m-18 h-23 k-23
_اخذ_ g-17 k-16
_اخذت r28
_اخذت_ r49
_اخذته_ r-21
_اخذو r17
_اخذوها_ r17
_اخر r-17 g24 h21
_اخر_ r-15 g19 h24
_اخر_السنه_ g16
_اخض g39 m25 h-18
_اخضر g39 m25 h-18
_اخضر_ g39 m25 h-18
_اخضر_او_ g21 m18
_اخو r-32
_اخوي r-32
_اخوي_ r-26
_اخي r-16
_اخي_ r-16
_اد g68 h-67
_ادا r22
_ادار r25
_ادف g38 h-18
_ادفع g38 h-18
_ادفع_ r-29 g51 h-18
_ادم m-33 h-23
_ادما m-33 h-23
_ادمان_ m-33 h-23
_ادمان_القمار_ m-20 h-16
_ادن r-15 g22 h-30
_ادني r-15 g22 h-30
_ادني_ r-15 g22 h-30
_اذ r99 g81 h-38
_اذا r27 g87 h-17
_اذا_ r27 g87 h-17
_اذا_توفيت_ g19
_اذا_مت_ g32 h-15
_اذو r72 h-21
_اذون r72 h-21
_اذون_ r27
_اذونات_ r45
_ار r-51 g-32
_ارب g-26
_اربع_ r-23
_اربعه_الاف_ r-33
_ارت g15 m-16
_ارتف g15 m-16
_ارتفاع_ g15 m-16
_ارد g-25
_ارض r-49 g28 m-34 h-67
_ارض_ r-42 g29 m-34 h-52
_ارق m24 h31
_ارقا m24 h31
_ارقام_ m24 h31
_اري k23
_اريد k23
_اريد_ k23
_از r32 g-27 m-18
_ازا m-17
_ازاز h24
_ازازه_ h24
_ازاي h-33
_ازايز_ h-33
_اس r-17 g-89 m-82 h-95 k162
_اسا r23 k25
_اسب r28 m-25 h-25
_اسبو r28 m-25 h-25
_اسبوع_ m-17 h-38
_است r-16 g-26 h-79 k95
_استخ h-23 k53
_استخدام_ k16
_استخدم_ k22
_استص g-15
_استصناع_ g-15
_استع r-16 g24 k18
_استق r-16 k37
_استقبل_ r-16 k37
_استل g48 h-23
_استلام_ g43
_استلم_ k45
_استلم_تحويلات_ k15
_استلمت_ r18
_استي g-22 h-17
_اسح k26
_اسحب k26
_اسد r35 h18
_اسدد r35 h18
_اسدد_ r33
_اسع g19 m-41
_اسعا g19 m-41
_اسعار_ g19 m-41
_اسق r-26
_اسقط r-26
_اسقط_ r-15
_اسك h36
_اسل g-23
_اسلا h-19
_اسلامي_ h-19
_اسم r-27 g-39 h-36 k46
_اسم_ r-20 m-28
_اسمن h-21
_اسمنت_ h-21
_اسمي h-16 k26
_اسمي_ h-16 k26
_اسه g-15
_اسهم g-15
_اسهم_ g-15
_اسهم_شركه_ g-62 h-35
_اسهم_في_ g-61 h58
_اسو r-15
_اش h27 k-16
_اشت k-16
_اشتر r22 g16 h-25 k-15
_اشتراك_ r-18
_اشتراك_حمايه_ g38
_اشتري_ r15 g28
_اشتريت_ r30
_اشتريت_دور_ r24
_اشتريت_دينه_ r19
_اشتريت_منه_ g19
_اشتريتها_ g-21
_اشتريه_ r-18 g17
_اشتغ h18
_اص r15 g-18 m-27 h36 k-18
_اصل r34 g-28 m-25 h23 k-18
_اصل_ r50
_اصلي r-25 g-35 h62
_اصلي_ g-19 h67
_اصليه_ g-16
_اض r-29
_اضا r-31
_اضاف r-31
_اط g-25 m-24
_اع r-44 m-28 k27
_اعرف_ما_ g-15
_اعرفه_ g-16
_اعط r-34
_اعطي r-35
_اعطيته_ r-16
_اعطيه_ r-30
_اعل g18
_اعلا m-16
_اعلي g20
_اعلي_ g20
_اعلي_او_ g23
_اعم h28
_اعما h33
_اعمال_ h55
_اف g-26 m-16 h92
_افل h66
_افلا h66
_افلام_ h66
_افي h20
_اق r33 g-32 m-25 k17
_اقا h15
_اقام h15
_اقامه_ h22
_اقت g19
_اقتر g19
_اقتراض_ g20
_اقتراض_اسهم_ g20
_اقد h45
_اقدم h45
_اقدمه_ h18
_اقدمها_ h27
_اقر r27 m-25
_اقرض r40 m-25
_اقرضني_ r15
_اقس r-59
_اقسا r-59
_اقساط_ r-59
_اقل r57 g-24 h-34 k23
_اقل_ r57 g-24 h-34 k23
_اقل_من_ k32
_اك r46 g-29 m89 h-22 k34
_اكب r16 k17
_اكبر r16 k17
_اكبر_ r16 k17
_اكت k43
_اكتب k46
_اكتب_ k46
_اكث r18
_اكثر r18
_اكثر_ r18
_اكد g15
_اكد_ g15
_اكر g-23 h-20
_اكرا h-20
_اكراميه_ h-20
_اكس m65
_اكس_ m67
_اكس_بت_ m50 h28
_اكل r22 m15 h21
_اكل_ r22 m15 h21
_اكي g24
_اكيا g24
_اكياس_ g24
_ال r-36 g-31 m-18 h-53 k-116
_ال_ r24 h40
_الا r42 g46 k-37
_الاب h32
_الابلاغ_ k15
_الاج r20 h26
_الاجر_ g24
_الاجل_ r34 g-22
_الاح g-17 h32
_الاحد_ r16 g-16
_الاخ r-37 g48 h-19
_الاختيار_ g36
_الاختيار_علي_ g17
_الاخير_ r-29 g17
_الاد r37
_الار g38
_الارض_ g25 h-29
_الاس g45 m25
_الاسبوع_ r29 m28 h26
_الاسعار_ g18 m30
_الاش h15
_الال r73 g-35
_الالف_ r60 g-28
_الالف_اللي_ r-36
_الام g16 h-46 k15
_الامتحان_ h-20
_الامهال_ r25
_الاموال_ k24
_الان r26 g-17 m16 h17
_الان_ r-19
_الانظار_ r23
_الاو h17
_الاول_ r21
_الاولي_ h22
_الاي k-41
_الايجار_ r-19 k-19
_الب g29 m-19 h-49
_البا m-16 k16
_الباقي_ k23
_البح g52 h-24
_البحر_ g68
_البخ m41
_البخت_ m41
_البد g30
_البر g-17
_البص h19
_البصاره_ h19
_البض r-22 g20 k-20
_البضاعه_ r-22 g20 k-20
_البطاقه_ r20
_البق g59 h-15
_البقره_ g47
_البل r41 g-17 m-28
_البلديه_ r20 h-32
_البلوت_ m-20 h18
_البن r-20 g-46 m-16 h28 k34
_البنت_ h49
_البنت_اللي_ h49
_البنك_ k34
_البنك_ما_ k19
_البنكيه_ r-25
_البو r-24 g-26 h28
_البي h-17 k-26
_البيت_ r37 g-36 m-23 h15 k-26
_البيتكوين_ g51 m30
_البيره_ h17
_البيع_ r-17
_البيعه_ h-21
_الت r-15 m15 h-50 k47
_التا r-30 g37 h-22
_التاخير_ r-23
_التامين_ g29
_التج g34
_التجاري_ r26
_التح h-15 k60
_التحوط_ g23
_التحويل_ k69
_التذ g16
_التذكره_ g16
_التس r-20 g21 m-16
_التسليم_ r-29 g44
_التط m19 h27
_التطبيق_ m19 h27
_التع g16
_التق g-29
_التك h-15
_التم r31 g-37
_التمويل_ r20
_التو r39 m19
_التوفير_ r41
_التوقعات_ h22
_التي g-51
_التي_ g-51
_الث r-19 m24 h-52
_الثا m25 h-23
_الثاني_ m26
_الثل r-19
_الثم h-23
_الثمن_ h-23
_الثمن_والبضاعه_ g18
_الج g-25 h-52
_الجا r22 g45 h-31 k-16
_الجار_ r18 g-15
_الجامعه_ k-16
_الجاي_ r17 g42
_الجايه_ g26
_الجد r-22
_الجديد_ r-34
_الجل h27
_الجلسه_ h27
_الجم r-26
_الجمعه_ r-37
_الجمعيه_ r39
_الجن h-18
_الجو r55 h-17
_الجوال_ r29
_الح r18 g53 h-22 k77
_الحاج_ g43
_الحب g46
_الحبيب_ h29
_الحد g-15 k45
_الحد_ k45
_الحر h55
_الحره_ h51
_الحريق_ g19
_الحس r73 g-26 h-31 k15
_الحساب_ r90 g-18
_الحساب_المدين_ r19
_الحساب_المكشوف_ r19
_الحص g20
_الحصاد_ r35
_الحظ g47 m50 h-20
_الحظ_ g47 m50 h-20
_الحق k37
_الحك h15
_الحل g-21 h28
_الحم h-19
_الحو g-18
_الحي r-20 g39
_الحياه_ r-18 g28
_الخ r-15 m26 h25
_الخا r17 g-19 h52 k17
_الخارج_ h21 k19
_الخاص_ h30
_الخاص_مقابل_ h30
_الخر h-32
_الخروف_ m15
_الخز r24
_الخزانه_ r22
_الخم g-18 m19
_الخميس_ r-15
_الخي r-21 g35 h38
_الخيار_ g27
_الخيار_علي_ g27
_الد r17 g-58 m-34 h39
_الدا r24
_الدر g-15
_الدراهم_ r23
_الدف r-28 h25
_الدفعه_ r-23 h16
_الدفين_ h21
_الدك g-27 m-28
_الدكان_ g-27
_الدو r28 m-15
_الدوام_ h-18
_الدوره_ r-31
_الدوري_ r25
_الدولار_ r23
_الدي h20
_الدين_ r19
_الديون_ g24
_الذ g16 m20
_الذه r-24 m21
_الذهب_ r-24 m21
_الذهب_عند_ r17
_الر r35 g-20 h68
_الرا r28 m-18 h-19 k-17
_الراتب_ r39 k-15
_الراعي_ h-17
_الرب r18 g38 m-15 h-15
_الربح_ r-36
_الربوي_ r29 h15
_الرحله_ h-18
_الرخ h22
_الرخصه_ h22
_الرس r-27 m-18 k21
_الرسول_ h15
_الرص m17 h19
_الرصيد_ m17 h19
_الرق m15 k15
_الره r29 m15
_الرهان_ m16
_الرو m31 h37
_الري g-22
_الرياضه_ h-24
_الرياضيه_ h42
_الز r17 m-19 h48
_الزب g15
_الزو h52
_الزوج_ r-20 h53
_الزياره_ h20
_الس h50
_السا r21 g-31
_الساحر_ h19
_الساعه_ r28 g-20 m17
_السب g-15
_السباق_ h22
_السح r29 g-18
_السحب_ r31 m17 h-18
_السحب_علي_ r21
_السحر_ m-16 h20
_السد h-26
_السع r-58 m-22
_السعر_ r-58 m-19
_السف r19 g41 h18
_السفاره_ h31
_السفينه_ g36
_السك h28
_السكوت_ h22
_السل g-19
_السلعه_ما_ r19
_السن r17 g61 h23
_السندات_ r21
_السنه_ g38 h18
_السنوي_ g15
_السه m21
_السهم_ m21
_السو h-56
_السوق_ h-19
_السوق_الحره_ h42
_السي g-25 h46
_السياره_ r-39 g-21 h18
_السير_ h34
_الش g36 h19 k-43
_الشا g46 h52
_الشاه_ g27 h-20
_الشاي_ h18
_الشب g44 m-45
_الشباب_ m-25
_الشبكه_ g47 m-20 h-24
_الشخ r18
_الشخصي_ r18
_الشر g-37 h-70
_الشرط_ r16
_الشركه_ r-15 g-29
_الشه m20 k-31
_الشهر_ r-17 m19 h19
_الشهر_الجاي_ r-15 g26
_الشهريه_ g15
_الشو m15
_الشوط_ m16
_الشي r21 g-19
_الشيك_ r19
_الص r17 g23 m-31 h-105
_الصا r32 h-16
_الصايغ_ r20 h-16
_الصب r38
_الصبر_ r38
_الصل h26
_الصلاحيه_ h32
_الصن r-16 g-28 h-36
_الصندوق_ h18
_الصي g22 m-19 h-55
_الصياد_ r-15 g29 m-19
_الصيد_ g-16
_الض h25 k22
_الضا g-33
_الضر g42 h-49 k24
_الضريبه_ h-22 k18
_الط m26 h23 k-32
_الطا r-36 g-19 h48 k-15
_الطاوله_ g-19 h44 k-15
_الطب g18 h-35
_الطر r27 g-16
_الطي m31
_الطياره_ m31
_الع r31 g-45 h-61 k-29
_العاب_ m22 h-20
_العامله_ h25
_العايد_ r51
_العايد_الدوري_ r25
_العج m18
_العد r22 g-17
_العر g-24
_العس m-24
_العسل_ m-24
_العش h-28 k-15
_العشاء_ k-15
_العق r23 g16 m-16 h-30
_العقاري_ r24
_العقد_ r27
_العم r-30 m-21 h22
_العمل_ h35
_العن g20
_العنب_ g20
_العي r39
_العيال_ h42
_العيد_ r20 g18
_العينه_ r29
_الغ r-30 g65 m-25 h-83
_الغا g39
_الغد g-18 h-28
_الغس g-18
_الغن g16
_الغنم_ g16
_الغو g60 h-24
_الغواص_ g35 h-16
_الغوصه_ g24
_الغي h-21
_الف g-41
_الف_ r26 g21 m-21 h15
_الفا g-29 m-26 h-18
_الفايده_ r-56
_الفايده_من_ r-40
_الفر g51 h-87
_الفرس_ g29
_الفروقات_ g24 m29
_الفع r-28
_الفعليه_ r-15
_الفق g-16
_الفل r40 h-17 k35
_الفلوس_ r40 h-17 k35
_الفن h95
_الفنجان_ h53
_الفندق_ h31
_الفو m61 h36
_الفواكه_ m39 h41
_الفي r-25 g-46
_الفيزا_ g-16 h-21
_الفين_ g-26
_الق r-34 g-54 m25 k-21
_القا g27 h18
_القادم_ g34 h-15
_القادمه_ g18
_القادمه_من_ g18
_القاضي_ h44
_القب r-20 g-17 h23
_القبض_ r-18 g-17 h27
_القد g-25 h-17
_القديمه_ g-16
_القر h-37
_القران_ m-17 h-41
_القرض_ r18
_القرض_الربوي_ r-20
_القرعه_ m19
_القس r24 h-18
_القسط_ r16
_القط h-16
_القطعه_ g27
_القم r-22 g15 m42
_القمار_ m53
_القن h22
_القو r-15 m-20 h70
_الك g-53 m41 h42 k-21
_الكا h22
_الكاش_ g-21 h-15
_الكب g26 h21
_الكت k-15
_الكر r-26 g20
_الكس m21
_الكسبان_ m21
_الكف r46 g-21 h47
_الكف_ g-18 h64
_الكفاله_ r43 h-18
_الكل r-26 m37
_الكل_ r-25 m37
_الكه h-40
_الكهرباء_ h-40
_الكي r23 g-71 h19
_الل r-40 m37 h26 k-26
_اللح h26
_اللع m16
_الله r-60 h-20
_الله_ r-60 h-20
_الله_خير_ r-29
_اللو m45 h35
_اللي r42 m-17
_اللي_ r24 g26 h18
_اللي_بالي_ h21
_اللي_تجيبه_ g24
_اللي_علي_ r-32 g-20 m-23 h-24
_اللي_في_ m-24 h-40
_اللي_لسا_ g22 h-16
_اللي_لسه_ g17 h-17
_اللي_ما_ g20
_اللي_يجيبه_ g25
_الم m-34 h46
_الما r18 g41 h-40 k20
_المارجن_ g32
_المال_ r36 g-22 h-26 k31
_المالك_ g32
_المب g29 m28 h20 k20
_المباراه_ m-15
_المبلغ_ g34 h-19 k20
_المبلغ_علي_ r-19 g24
_المت r34 g21 h-18
_المتاخر_ r20
_المج g44
_المجلس_ r-20
_المح g-23 h29 k-16
_المحتوي_ g25 h-16
_المحصول_ r20 g-16
_المحل_ r-16 g-28
_المخ g-15
_المخالف_ h21
_المخالفه_ h19
_المخدرات_ h-28
_المد r19 h-36
_المدرسه_ h-16
_المدين_ r19
_المر r-30 h31
_المرابحه_ r-17
_المراهنات_ m-21
_المرخصه_ h15
_المز r-20 h-17
_المزاد_ g27
_المزرعه_ r-18 g-24
_المسابقه_ m15
_المسبق_ g25
_المستريح_ r59
_المستقبل_ g-31 h30
_المش r24 h36
_المص g-25 h33 k16
_المصاري_ r26
_المصحف_ h24
_المصنع_ h20
_المط m-25
_المطر_ g30 h-18
_المع g-41 h-16
_المعامله_ h21
_المعدن_ r38 g-16
_المعرض_ h-17
_المف g29 m-15 h-21
_المفاجات_ g44 m-15 h-17
_المق m-17 h-25
_المقاول_ r-17
_المك r42 m-30
_المكتب_ h21
_المكتبه_ r-20
_المكشوف_ r68 m-27
_المكيف_ g-20
_المل r-49 g21
_الملكيه_ g-19
_المم g-33 h43
_المن g-19 m17 h21
_المناقصه_ h35
_المندل_ h23
_المو m15
_المورد_ r-19 g30
_الموسم_ g16
_الموقت_ h22
_الموقع_ m24 h46
_المي r-17 h-25
_الن r-38 g20 m-19 k15
_النا g24 h-23
_الناقه_ g56 h-24
_النب h32
_النح h29
_النحس_ h29
_النخ h-21
_النخل_ h-17
_النس h-23
_النص r-18 m20
_النص_ m20
_النظ h-24 k31
_النظام_ h-15 k31
_النف g22 h21
_النفط_ g22 h21
_النق g-16
_النه r-17 g37
_النهايي_ g30
_اله g57 h-51
_الها g40 h-15
_الهامش_ g27
_الهج g-20
_الهجن_ g-20
_الهو g49 h-29
_الو g-18 m-26 h-18 k-25
_الواسطه_ h20
_الود r-25 h38
_الودع_ h40
_الوديعه_ r-28
_الور m-15 k-18
_الورشه_ g17
_الورق_ m-15 h22
_الوز h-15
_الوزاره_ h-15
_الي h21 k-26
_الي_ r-50 g15 m-20 k-26
_اليو r53 h17
_اليوم_ r41 h18
_ام r25 m-33 h34
_ام_ g-22 h68
_اما r34 h-24
_اماز g43 h-20
_امازون_ g43 h-20
_امت r17
_امتل r17
_امر h40
_امرر h40
_امرر_ h40
_امس h15
_امس_ k-15
_امسح k18
_امسح_ k18
_امل g50 h-31
_امل_ g57 h-26
_امل_ان_ g20
_امو h-18 k29
_اموا h-18 k29
_اموال_ k32
_ان r-41 g158 m-45 h-28
_ان_ g166 m-15 h-65
_ان_تعطل_ g22 h-15
_ان_خرب_ g21
_انا h-29
_انا_ g16 h-15
_انب h-32
_انبر g21
_انبرمجت_ g21
_انخ m-15
_انخف m-15
_انخفاض_ m-15
_انشر g-17 h20
_انشر_ g-17 h20
_انف h-25
_انك g29
_انكس g29
_انكسر_ g29
_انه g-74 h146 k34
_انه_ r-32 g-40 h95
_انه_اصليه_ h18
_انها r21 g-50 h53 k25
_انها_ r21 g-50 h53 k25
_انها_اصليه_ h39
_انهي g16
_اه r45 h-19
_اهل r25
_او r-40 g108 m38 h-91
_او_ r-28 g133 m23 h-75 k-20
_او_اجل_ r-22
_او_احمر_ g17 m23
_او_لا_ r31
_او_هبوط_ m-15
_اوب g65 h-29
_اوبش g65 h-29
_اوبشن_ g46 h-19
_اوج k26
_اوجر k26
_اوجر_ k26
_اور g-25 h49
_اورا m16
_اوراق_ m23 h28
_اوص g15
_اوصا g15
_اوصاف_ g15
_اول g-57 h-35
_اول_ g-63 h-23
_اولي m-15
_اولي_ m-15
_اون h17
_اونل m28 h27
_اونلاين_ m32
_اي g121 m15
_اي_ r-37 g81
_ايا r-16
_ايام g-21 h-15
_ايام_ g-21 h-15
_اياه h23
_ايت r-21 g16
_ايتم r-21 g16
_ايتمان_ r-23 h19
_ايج r40
_ايجا r40
_ايجار_ r40
_ايد m20
_ايدا m20
_ايداع_ m20
_ايداع_في_ m18
_ايش r-21
_ايش_ r-21
_ايه g62
_ب_ m47 h-18
_با r97 m-36 h-99 k-43
_باج r-15
_بار g-55 m-23 h-18
_بار_ h-51
_بارب m-15
_باز m46 h-42
_بازي m46
_بازي_ m46
_باس r-15 h-16
_باسم r-15 h-34
_باسمه_ g20
_باسمي_ g-23
_باع r175 h-31 k-33
_باعت r59
_باعت_ r59
_باعن g21
_باعني_ g21
_باعه k-15
_باعو r91 g-32 h-26
_باعولي_ r41 g-20
_باعولي_السلعه_ r19
_باعولي_المعدن_ r22
_باعوه_ r40 h-21
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق g-34 m-17 h-27
_باقل r31
_باقل_ r31
_باقي r-23 g-38
_باقي_ r-23 g-38
_باك r49
_باكر g22
_باكر_ g22
_بال r-58 g38 m-29 h45 k-16
_بالا r17 g-23
_بالاجل_ r-17
_بالاقساط_ r18 g-23
_بالبحر_ g15
_بالبيع_ g22
_بالت g32 h-25
_بالتقسيط_ r17
_بالتقسيط_من_ r27
_بالج r28 g28
_بالجزاف_ g38
_بالخ r-36
_بالد r-31
_بالدين_ r-28
_بالس g-20 h54
_بالساعه_ h53
_بالش r18 h-18
_بالع r17
_بالف g36
_بالف_ r-40 g32 h-18
_بالق g-20 h27
_بالك r-18 g32 m-15 h-36
_بالك_ g-26 h34
_بالم m16
_بالميه_ r40 g-23
_بالن g-22
_بالنص_ g-18
_باله g15 k15
_باله_ g15 k15
_بالو r17
_بالي g-29 h44
_بالي_ g-29 h44
_بالي_بالك_ g-26 h34
_بان h50
_بانج h50
_بانجو_ h50
_باي r-24 g46 h-43
_باي_ g18
_باي_سعر_ g18
_بايص h-30
_بايصال_ h-30
_بب g29 m16
_ببا g47 m22
_ببل r25
_ببلا r25
_ببلاش_ r25
_بت g30 m79 k-19
_بت_ m98
_بتر g17
_بتس r49
_بتسع r49
_بتسعه_ r42
_بتك g-17
_بتكو g-17
_بتكوين_ g-17
_بث g27 h-17 k18
_بثل g15 k18
_بثلا g15 k18
_بثلاثميه_ r-30 g22 k18
_بح r-29 g33
_بحث_جاهزه_ h18
_بحي g46
_بحير g46
_بخ r-15 g32 m-33 h-38
_بخم g52 m-29
_بخمس g52 m-29
_بخمسميه_ g16
_بخمسه_ g15 m15
_بخمسين_ g20 m-39
_بد r46 m-25 h-56
_بدا g-22 h23
_بداخ g-17
_بدال h23
_بدالي_ h23
_بدر r22
_بدري r50
_بدري_ r50
_بدف r33 g17
_بدفا g17
_بدفاتر_ g17
_بدل r60
_بدل_ r51
_بدو r-42 g37
_بدو_ g27
_بدون r-30 g-21
_بدون_ r-30 g-21
_بدون_تحديد_ g16
_بدون_زياده_ r18
_بدون_فوايد_ r-30
_بدون_لا_ g-22 h-15 k38
_بدون_ما_ g-27
_بدي r-15 h-22
_بر r-80 h32
_برا r-39 g-32 h39
_برام h42
_برج h28
_برجي h25
_برجي_ h25
_بره h22
_بري g23 h-48
_بري_ g16 h21
_بس g29 m-31 k-18
_بس_ r31 g39
_بست r-15 g32
_بسع g-45 h31
_بسعر g-45 h31
_بسعر_ g-45 h31
_بسعر_اليوم_ g17
_بسي h16
_بسيط h16
_بسيطه_ h16
_بش g29
_بشت g20
_بشتر g20
_بشتريها_ g24
_بشر r30
_بشرط r31
_بشرط_ r31
_بص g-18 h39
_بصا h39
_بصار h39
_بصاره_ h39
_بض r15 k-16
_بضا g-37 h15 k-16
_بضاع g-37 h15 k-16
_بضاعه_ g-37 h15 k-16
_بضاعه_مسروقه_ g-24 h51
_بضر g25
_بضرع g25
_بضرعها_ g25
_بط r-28 g71 h-51
_بطا r-19 m23 h22
_بطاق m23 h22
_بطاقه_ m20 h28
_بطلب g23
_بطلي h22
_بطلين_ h22
_بطلين_من_ h39
_بطن g67 m-16 h-46
_بطن_ g40 h-21
_بطنه g26 h-25
_بطنها_ g26 h-25
_بطو g15 h-17
_بع g45 m-21 h-67 k37
_بعت g-28 m-18 h-47
_بعت_ r-32 g-78 h-15
_بعت_له_ r23
_بعتك g44
_بعتك_ g44
_بعتل r23
_بعته h-21
_بعته_ h-21
_بعد g60
_بعد_ r18 g-21
_بعد_اسبوع_ r21
_بعد_العيد_ g24
_بعد_رمضان_ r-15
_بعد_شهر_ r29
_بعد_ما_ r-23 g-129 h51
_بعدي r-15 g74
_بعدين_ r-15 g74
_بعش g25 h-48
_بعشر g25 h-48
_بعشره_ m26 h-15
_بعشرين_ g45 h-15
_بعي g28 h-31 k62
_بعيد g-17 h-15 k66
_بعيد_ k39
_بعيد_عن_ k39
_بعيدا_ g-17 k26
_بعيدا_عن_ g-17 k26
_بعين g26
_بعينها_ g30
_بغ h35
_بف g40 m16
_بفا g25
_بفاي h23
_بفايده_ h23
_بفل r-21 g15
_بفلو r-21 g15
_بفلوس_ r-15 g20 m27
_بق r-34 m-17 h-77
_بقر g-22 h-29
_بقري h-15
_بقري_ h-15
_بقي g58 h-21
_بقيم g61 h-21
_بقيمه_ g61 h-21
_بك g21 h-67 k-18
_بكا g19 h-28
_بكر r-21
_بكره r-18
_بكره_ r-18
_بكم r-20 g20 h-18
_بل r-28 m-50 h-43
_بلا r-17 h-24
_بلا_ r-17 g15 m-18 h20
_بلاغ h-37
_بلاغ_ h-37
_بلاغ_عن_ h-31
_بلاي g-17
_بلايستيشن_ g-17
_بلط h19
_بلطج h19
_بلو m-35
_بلوت m-35
_بلوت_ m-35
_بلون h-19
_بلون_ h-19
_بم r-59 g28 h-20
_بمب g29
_بمبل g29
_بمبلغ_ g29
_بمص m22
_بمصا m22
_بمصاري_ m22
_بمي r-43 g42 m-22 h-28
_بميت r-22 m-15 h-24
_بميتين_ r-22 m-15 h-24
_بميه r-20 g37
_بميه_ r-20 g37
_بن g-87 h45
_بنا h43
_بنات h37
_بنات_ h37
_بنت r-33 h46
_بنت_ m-19 h52
_بنت_ليل_ h42
_بند g-20
_بنف r-17
_بنفس r-17
_بنك g-15
_بنك_ r-23
_بنكي r35 h-17
_بنكيه_ r21
_بو r-18 g57
_بوا h15
_بوت g34 m-17
_بوت_ g44 h-29
_بوتل h18
_بوتل_ h18
_بود h43
_بودر h43
_بودره_ h43
_بوك g29 m63 h-77
_بوكر m68 h-58
_بوكر_ m68 h-58
_بوكس g40
_بوكس_ g32
_بول g45 h-21
_بولي g45 h-21
_بوليصه_ g45 h-21
_بون h-23
_بونص h-23
_بونص_ h-23
_بي r-28 g30 m92 h-22 k-44
_بيا r22
_بيب r-21
_بيت r-46 h-28
_بيت_ r-21 g15 m23
_بيد r-36 h-16
_بيد_ r-65
_بيدي r31
_بير h59
_بيره m-15 h67
_بيره_ m-15 h67
_بيص g16
_بيض g-33 m60 h-49
_بيض_ h-34
_بيضا g-22 m32
_بيضات_ g-15 m36
_بيع r27 g65 m-53 h-56
_بيع_ r36 g-71 m-19 h30
_بيع_اجل_ g27
_بيع_اسهم_ g24
_بيع_اقامه_ h22
_بيع_سيارتي_ r-17 g-28 h-21
_بيع_علي_ r-32 h45
_بيع_عينه_ r75
_بيع_كفاله_ h40
_بيعت g44 h-30
_بيك g-19 h44
_بيكو g-19 h44
_بيكون_ g-19 h44
_بين g-16 m57 k-17
_بينن m21 h-15
_بيننا_ m21 h-15
_بيننا_علي_ m23
_بيني m23
_بيني_ m23
_بيني_وبين_ r-25 m21
_تا r70 g19 h39
_تاج r23 k21
_تاجي r31 k24
_تاجير_ r15 k25
_تاجيل_ r16
_تاخ r82
_تاخذ r22 m20
_تاخي r65
_تاخير_ r36
_تاد h44
_تادي h44
_تاديب_ h44
_تاديب_جاري_ h32
_تار g18 h28
_تارو h18
_تاري g29
_تاريخ_ g29
_تاش m16 h32
_تاشي h32
_تاشيره_ h32
_تام r-19 g67 m-17 h-37
_تامي r-19 g67 m-17 h-37
_تامين_ r-19 g67 m-17 h-37
_تامين_السياره_ g29
_تامين_تجاري_ r17
_تامين_سفر_ g22
_تامين_علي_ r-15 g44
_تامين_من_ g16
_تب r-26 g-40 m-17 h23 k80
_تبر r-20 g-29 h-36 k37
_تبرع r-20 g-29 h-36 k37
_تبرع_غير_ k19
_تبرعات_ k32
_تبل h-16 k24
_تبلي h-16 k24
_تبليغ_ h-16 k24
_تبي k17
_تبيي k17
_تبييض_ k17
_تت r27
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r29
_تثب r29
_تثبي r29
_تثبيت_ r29
_تثبيت_سعر_ r23
_تج r-48 g58 m-22 h-49 k16
_تجا g15
_تجار g15
_تجاري_ h15
_تجاري_علي_ r17 g17
_تجاريه_ g25 h-23
_تجد r-16
_تجدي r-16
_تجديد_ r-16
_تجس h30
_تجسس h30
_تجسس_ h30
_تجسس_علي_ h30
_تجن k21
_تجنب k21
_تجنب_ k21
_تجي g48 h-22
_تجيب g48 h-22
_تجيبه_ g24
_تح r-64 g20 h-23 k17
_تحت m-20 h29
_تحت_ m-20 h29
_تحت_الطاوله_ m-16 h56 k-15
_تحت_حد_ k17
_تحد g23 m46 h-18
_تحدي g23 m46 h-18
_تحدي_ m50
_تحديد_ g28
_تحر h-15 k47
_تحري h-15
_تحريم_ h-15
_تحض h49
_تحضي h49
_تحضير_ h49
_تحل h-41
_تحلي h-41
_تحليل_ h-41
_تحو r-41 g24 k-20
_تحوط g35
_تحوط_ g35
_تحوي r-26 k-19
_تحويل_ r-26 k-34
_تحويلات_ k15
_تخ g52 h-68 k25
_تخب k33
_تخبر k33
_تخبر_ k16
_تخت g35
_تختا g35
_تختار_ g35
_تختار_اخضر_ g20
_تخص r28 g18
_تخصي r28 g18
_تخل r-24 h-26
_تد r43 h28
_تدا g24 m36
_تداو g24 m36
_تداول_ g24 m36
_تداول_الفروقات_ m-16
_تداول_فروقات_ m32
_تدخ r25
_تدف r37 g-15 h-20
_تدفع r37 g-15 h-20
_تدفع_ r37 g-15 h-20
_تدل h50
_تدلي h37
_تدليك_ h37
_تذ g-29 h-21
_تذك g-25
_تذكر h-22
_تذكره_ m20
_تذكره_سحب_ m23 h-29
_تذكره_يانصيب_ h31
_تر g-66 m21
_ترا g-19 m24
_ترام h24
_ترامادول_ h24
_تراه m22
_تراهنا_ m21
_ترب h15
_تربط h15
_تربط_ h15
_ترج r-17 g-19 h19
_ترجع r-17 h25
_ترجع_ h25
_ترك h-37
_ترو r24 m20
_تروح r24 m20
_تروح_ r24 m20
_تز r23 h39
_تزو h55
_تزوي h55
_تزوير_ h51
_تزي r27 g-33
_تزيد r34 g-30 h-23
_تزيد_ r34 g-30 h-23
_تزيي h26
_تزييف_ h26
_تس r19 k-17
_تسح m15
_تسعه r40
_تسعه_ r40
_تسل r22 g27 h-22
_تسلي r18 h-22
_تسه h-19
_تسهر h36
_تسهر_ h36
_تسو h39
_تسول h27
_تسول_ h27
_تص r-81 h-75
_تصد h-29
_تصدي h-26
_تصديق_ h-26
_تصل r-24 g-33 h-21
_تصلي r-24 g-33 h-21
_تصليح_ r-24 g-33 h-21
_تصي r-19 m18
_تصيد h15
_تصيد_ h17
_تط g-46 m30 h27
_تطب g-25 h-40
_تطبي g-25 h-40
_تطبيق_ g-25 h-40
_تطل m15
_تطلع m15
_تطلع_ m18 h19
_تع r-20 g-37 h234 k-30
_تعا h32
_تعار h28
_تعارف_ h28
_تعب m25 h40
_تعبي m32 h40
_تعبيه_ m32 h40
_تعر h99
_تعط g34 h-16
_تعطل g15 h-16
_تعطل_ g15 h-16
_تعطي g19
_تعطي_ g19
_تعق g-24 h63
_تعقد g-24 h63
_تعقد_ g-24 h63
_تعل m-28
_تعلي m-28
_تعليق_ h31
_تعم h-17
_تعو m15 h46
_تعوي m15 h46
_تعويض_ m22 h27
_تغ g-21 h32
_تغي h23
_تغيي h23
_تغيير_ h23
_تف r-16 g-31 m-27 h46
_تفا h-30
_تفاح h-21
_تفاد k17
_تفادي_ k17
_تفر h16
_تفري h16
_تفريق_ h16
_تق r-30 m-16 k17
_تقا h-17
_تقد h15
_تقس r-17 g15 h-25 k27
_تقسي r-17 g15 h-25 k27
_تقسيط_ r-17 g17
_تقسيم_ h-21 k36
_تقسيم_المبلغ_ k28
_تقل h38
_تقلي h39
_تقليد_ g-21 h57
_تك r27 g-49 m-17 h-50
_تكا h-29
_تكاف h-29
_تكافل_ h-17
_تكت g-18
_تكتب g-18
_تكتب_ g-18
_تكي r27
_تكيل h25
_تكيي r29
_تكييش_ r29
_تل r23 g47 m19 h24
_تلا r26 g-31 h40
_تلاع g-18 h63
_تلاعب_ g-18 h63
_تلد g30
_تلد_ g16
_تلده g15
_تلده_ g15
_تلف g-25 m31 h30
_تم r22 h27
_تم_ g-15 h-23
_تما h52
_تماث h24
_تماثيل_ h24
_تمث h47
_تمثا h47
_تمثال_ h47
_تمر g35 h-33
_تمر_ r-17 g35 h-27
_تمر_عام_ g46 h-31
_تمل g17
_تملك g17
_تمو h-17
_تن r-62 g43 m-18 k-15
_تنا r-30 g16
_تناز r-36 g16
_تنازل_ g17
_تنازل_عن_ g29
_تنز g24
_تنزي h20
_تنزيل_ h20
_تنك g-17
_تنكه h16
_تنكه_ h16
_ته g-15 h57
_تهر h35 k18
_تهرب h-21 k26
_تهرب_ h-21 k26
_تهرب_من_ h-17 k23
_تهري h56
_تهريب_ h56
_تهك h18
_تهكي h18
_تهكير_ h18
_تو r47 g64 m38 h-91 k-33
_توت m38
_توتو m38
_توتو_ m30
_تور r77 m19 h-61 k-21
_تورق r80 h-43 k-21
_تورق_ r80 h-43 k-21
_تورق_منظم_ r27 k-18
_توص h16
_توف g19
_توفي g19
_توفيت_ g19
_توق g17 h-19
_توقع r-17 g26 m16 h-23
_توقع_ g20 m-37 h-27
_توقع_سعر_ g-21
_توقع_صعود_ g24 m-34
_توقعات_ m29
_توقي r28
_توقيعه_ r16
_توك g35
_توكن g35
_توكن_ g35
_تول g30
_تولد g30
_تولد_ g30
_تي r-24 m20 h37
_تيس r-24 g20
_تيسر r-24 g22
_تيسر_ r-24 g22
_ثا g16 h-33 k22
_ثاب r21 m-15 h-26
_ثابت r21 m-15 h-26
_ثابته_ h-16
_ثان g16 k19
_ثاني g16 k19
_ثاني_ g-16 k22
_ثانيه_ g33 m15
_ثل g-31
_ثلا r23 g-31
_ثلاث r23 g-17
_ثلاث_ g22
_ثلاثه_ r32 g-19
_ثلاثه_الاف_ r-26
_ثم h-27
_ثم_ r-20
_ثمر g51 h-38
_ثمر_ g38 h-31
_ثمر_قبل_ g19
_ثمر_هالشجره_ g28
_ثمر_هالنخله_ g28
_ثمن r15 g-42 h16
_ثمنه g-28
_ثمنه_ r22 g-24
_ثمنها_ r-16
_ثن g31 m75 h-27
_ثنا g31 m75 h-27
_ثناي g31 m75 h-27
_ثناييه_ g44 m65 h-24
_ثناييه_صاعد_ g40
_ثو h-21
_جا g29 m-31 h80
_جا_ r23 h-15
_جاد h20
_جادو h20
_جادو_ h20
_جار r-20 g40 h32
_جاري r-20 g42 h20
_جاري_ r-20 g42 h20
_جاك m26
_جان h33
_جان_ h28
_جاه h51
_جاهز h51
_جاهز_ h28
_جاهزه_ h23
_جاي g22 m-27 h-40 k19
_جايز m-26 h-29
_جايزه_ m-26 h-29
_جايه k19
_جايه_ k19
_جب g-25 h37
_جبل g-15 h25
_جبلي g-15 h25
_جبلي_ g-15 h25
_جت h35
_جتن h29
_جتني h29
_جتني_ h29
_جد g40 k-21
_جدد g28 h15
_جدو r18
_جدول r18
_جدول_كميات_ g15
_جديد_ r19
_جديده_ r-18
_جر h47
_جرا h27
_جرام_ h15
_جرد g30 h-17
_جرد_ g30 h-17
_جز r-35 m-15
_جزا r-33 g25
_جزاف g50 h-31
_جزاف_ g25 h-16
_جزافا_ g25 h-15
_جزاه r-29
_جزاه_ r-29
_جزاه_الله_ r-29
_جع g-44 h22
_جعه h23
_جعه_ h23
_جل g-39 h60
_جلب h37
_جلب_ h37
_جلس g-27 h23
_جلسه g-27 h23
_جلسه_ g-27 h23
_جم m-27 h-34
_جمع m-25
_جمع_تبرعات_ k15
_جمعي r-22 m-20
_جمعيه_ r-22 m-20
_جمل g18
_جمل_ g15
_جن h49
_جن_ h39
_جنس h22
_جنسي h22
_جني g25
_جنين g38
_جنين_ g38
_جه k24
_جها k16
_جهات k16
_جهات_ k16
_جو m48 h131 k-29
_جوا r-27 g17 m29 h38
_جواز h41
_جواز_ h21
_جوازات_ h21
_جوال r-23 g21 h27
_جوال_ r-16 h23
_جواي h-15
_جوايز_ h-15
_جور r33 h28
_جورج r33 h28
_جورج_ r33 h28
_جوي m18
_جي r-30 g-21
_جيب r-19 g-18
_حا g-26 m82 h-86
_حاد r-18 g19
_حادث r-18 g19
_حادث_ r-18 g19
_حاط g-18 m98 h-38
_حاط_ m85 h-29
_حاط_علي_ m41 h-16
_حب m-27 h-18
_حبو g-42
_حبوب g-42
_حبوب_ g-42
_حبوب_مخدره_ h24
_حبوب_هلوسه_ h16
_حبي h31
_حبيب h31
_حبيب_ h28
_حت r31 h53
_حتي r31 h53
_حتي_ r31 h53
_حتي_احذف_ h24
_حتي_امسح_ h17
_حتي_لو_ g16
_حج g-33 m-29 h38
_حجا h33
_حجاب h45
_حجاب_ h45
_حجز m-38
_حجز_جوازات_ h20
_حجزن m-24
_حجزنا_ m-24
_حجزنا_vip_ m-20
_حد g28 m-19 h-49 k29
_حد_ g-17 h-34 k45
_حدا g37
_حدا_ g37
_حدد g20
_حددن g20
_حددنا_ g20
_حدي r15
_حديد r15
_حديد_ r15
_حر r-15 m-29 h89
_حرام h41
_حرامي_ h24
_حراميه_ h17
_حرز h45
_حرز_ h45
_حرك g26 m-18
_حركه g26 m-18
_حركه_ g26 m-18
_حرو h21
_حروز h21
_حروز_ h21
_حس r-55 g29 h-77 k31
_حسا r-25 m19 k42
_حساب r-25 m19 k42
_حساب_ r-15 g46 m48
_حسابه_ k24
_حسابي_ g-29 m-25 h26 k24
_حسابي_الخاص_ h30
_حسابي_خاص_ h20
_حسب g24 h-33
_حسب_ g24 h-30
_حسب_ما_ g48
_حسن r-21 h-46
_حسن_ r-21 h-46
_حش g-19 h-18
_حشي h53
_حشيش h53
_حشيش_ h49
_حص r-26 g82 m-48 h-29
_حصا m27
_حصان m27
_حصان_ m22
_حصت m-37 h-17
_حصتي m-33
_حصتي_ m-33
_حصتي_من_ r29 m-27 h-17
_حصه r-19 m-25
_حصه_ r-19 m-25
_حض h-25
_حط m18
_حطي g-18 m20
_حطيت g-17 h19
_حطيت_ g-17 h19
_حظ r-18 m22 h-35
_حظ_ m27 h-42
_حظي g-16
_حف m-23 h-49
_حفظ m-17
_حفظ_ m-17
_حفظ_القران_ m-17
_حفل h-29
_حق r81 m-28 h46 k-50
_حق_ r78 g26 m-32 h-28 k-19
_حق_الاختيار_ g36
_حق_البنت_ h49
_حق_الخيار_ g21
_حق_الشاي_ h18
_حق_شاي_ h80
_حقن g-16 h35
_حقنا g-16 h35
_حقنا_ g-16 h35
_حقه r42 g-72 h49
_حقه_ r37 g-72 h53
_حقي r-37 g35
_حقي_ r-36 h16
_حقيق g31
_حقيقي_ g31
_حك r18
_حكم g-23
_حكم_ g-23
_حل r-32 g-24 h-66
_حلا g-19 h-44
_حلق h-34
_حلو g-35 h54
_حلي r-19 g30 h-42
_حليب r-19 g30 h-42
_حليب_ r-19 g30 h-42
_حليب_البقره_ g30
_حم g60 m15 h18
_حما g37 h23
_حماي g69
_حمايه_ g69
_حمايه_اجهزه_ g15
_حمايه_شاشه_ g21
_حمر m17 h-28
_حمرا m17 h-28
_حمل g54 h-29
_حمل_ g75 h-32
_حمل_الناقه_ g37
_حمله g-16
_حمله_ g-16
_حمي h59
_حميم h51
_حميم_ h21
_حميمي_ h16
_حو r-24 g-44 h-48 k30
_حوا r-30 g-34 h-18 k17
_حوال r-26 k23
_حوالات_ r-16 k41
_حواله_ k-17
_حول g-31
_حول_ r20 g-23
_حوله g-16 h24
_حي g30 h-36
_حي_ g15
_حيا h-16
_حياه h-16
_حياه_ h-16
_خا r-28 g-27 k26
_خات r-17
_خاتم r-17
_خار k31
_خارج k31
_خارج_ k31
_خاص h60
_خاص_ h46
_خاص_مقابل_ h20
_خال h-77
_خالي r20 h-44
_خالي_ r20 h-44
_خب h-26
_خبز g-16 h-30
_خبز_ g-16 h-30
_خت h31
_ختم h31
_ختم_ h31
_خد r30 g-35 m18
_خدم h35
_خدما h29
_خدمات_ h29
_خذ r93 g37 h-32 k23
_خذ_ r45 k27
_خذت r34 g-15
_خذت_ g-15
_خذه g27 h-15
_خذها g26 h-15
_خذها_ g26 h-15
_خذو r20
_خذوه r20
_خذوها_ r20
_خر m-26 h22
_خرب g30
_خرب_ g30
_خرزه h33
_خرزه_ h33
_خرو g-20 h39
_خروف g-20 h39
_خروف_ g-17 h40
_خز r46 h-28
_خزا r36 h-23
_خزان r36 h-23
_خزانه_ r50
_خس g-17 m26
_خسا m26
_خسار m26
_خساره_ m23
_خسر g-17
_خسر_ m-17
_خسرت m22
_خسرت_ m21
_خسرت_الرهان_ h-16
_خسرن h-16
_خسرنا_ h-16
_خش m-19 h-32
_خشب m-19 h-40
_خشب_ m-19 h-19
_خص r41
_خصم r41
_خصم_ r38
_خصم_فواتير_ r29
_خض g-20 h-39
_خضا h-18
_خضار h-18
_خضار_ h-18
_خط h-19
_خل r-27 m38 h-16
_خلا r-17 m47
_خلال m54
_خلال_ m54
_خلال_دقيقه_ m32
_خلاي g17
_خلايا_ g17
_خلي g29
_خليه g32 h21
_خليه_ g40
_خليه_بعينها_ g23
_خم g-52 h67 k-16
_خما g-17
_خمار g-17
_خماره_ h25
_خمر m-27 h57
_خمر_ m-24 h43
_خمس g-38 m42 h-15 k-16
_خمس_ m41
_خمسم r19
_خمسميه_ r19
_خمسه g-25
_خمسه_ g-25
_خمسه_الاف_ r20
_خمسي r-41
_خمسين_ r-27 m15
_خمو h37
_خمور h37
_خمور_ h36
_خن h74
_خنز h61
_خنزي h61
_خنزير_ h51
_خو g-16
_خي r-80 g52 h-46
_خيا g77 h-43
_خيار g78 h-43
_خيار_ g38 m-15 h-27
_خيار_بيع_ g24
_خيار_شراء_ g73
_خيارات_ g41 h-16
_خيارات_ثناييه_ g51 m66
_خير r-67 g-22
_خير_ r-39
_خيري r-19
_خيريه_ r-19
_دا g121
_داخ g58
_داخل g58
_داخل_ g26
_داخله_ g32
_داي g24
_دايم g24
_دب m21
_دج g-29 h75
_دجا g-28 h71
_دجاج g-26 m18 h53
_دجاج_ g-18 m20 h35
_دجاجات_ h18
_دجال h17
_دخ r-21 g-21 h-41
_دخا h-34
_دخان h-34
_دخان_ h-34
_دخل m16
_در r-24 g32 h44 k-23
_درا g-24 h42
_دراج h41
_دراجه_ h41
_دراس h15
_دراسه_ h18
_درج h34
_درجه h34
_درجه_ h34
_درو g60 h-30 k-21
_دروب g60 h-30
_دس r27
_دسك r27
_دسكا r27
_دسكاونت_ r27
_دع g-18 m-31 h15
_دعا m-20 h44
_دعار h35
_دعاره_ h35
_دف g-17 m-17 h-25
_دفا g16
_دفات g16
_دفاتر_ g16
_دفع g-19 m-16 h-23
_دفع_ r21 g26
_دفعا g-27 k20
_دفعات_ g-27 k20
_دفعت r26 m-15
_دفعت_ثمن_ g18
_دفعت_له_ g15
_دفعن g-26 m20
_دفعنا_ g-26 m19
_دفعه r-26
_دفعه_ r-26
_دفي h17
_دفين h17
_دفين_ h17
_دق r-25 g51 m70 h-20
_دقا g28
_دقاي g28
_دقايق_ g28
_دقي r-21 g24 m61 h-20
_دقيق r-21 g24 m61 h-20
_دقيقه_ g22 m45 h-16
_دك r-20 g-15 h32
_دكت r-18
_دكتو r-18
_دكه h35
_دكها h35
_دلو r15
_دلوق r15
_دلوقتي_ r15
_دم r-33 g-20 m-41 h31
_دم_ r-33 g-20 m-41 h31
_ده r60 h-30
_ده_ r28
_دهب r41 h-21
_دهب_ r41 h-21
_دهن h19
_دهن_ h19
_دو r57 m28 h-85 k-29
_دوا h-51
_دور r52 h-94
_دور_ r24
_دوره r44 g-24 m16 h-88
_دوره_ m19 h-87
_دورها_ r31 g-15
_دوري g16 m-20
_دوري_ g16 m-19
_دول r27 m23 h31
_دولار_ g15
_دولي r20 m32 h33
_دون g15 k-17
_دون_ g15 k-17
_دي r52 g-44 m-28 h71 k-15
_ديك h37
_ديك_ m-22 h52
_ديل m-16
_ديلر m-16
_ديلر_ m-16
_دين r33 g-18 h50
_دين_ r-31 g-17 h39
_دين_علي_ m16 h24
_دينا r21 h60
_دينار_ r21 h60
_دينت h-21
_دينه r46
_دينه_ r46
_ديني h-24
_ديني_ h-24
_ديه h-22
_ديه_ h-22
_ديو r24
_ديون r27
_ذب h33
_ذبح h55
_ذبح_ h53
_ذه r45 g-19 h-27
_ذهب r46 g-19 h-27
_ذهب_ r61
_ذهب_بالتقسيط_ r30
_ذو r-23
_را r-30 g-79 m74 h25 k-44
_رات r-45
_راتب r-43 h-21
_راتب_ r-31
_راتبي_ r-15
_راح r-18 g22
_راح_ r15 m19
_راحت r-33 g32
_راحت_ g32
_راس r73 g-30 h-22 k-16
_راس_ r64 g-30 h-22 k-16
_راس_المال_ r35 h-24
_راس_مال_ r37
_راس_مالي_ r-22 g-29
_راع h20
_راعي h20
_راف m25
_رافع m25
_رافعه_ m25
_راه m33 h-15
_راهن m33 h-15
_راي g-34
_رب r61 g22 h-30
_ربا r30
_ربا_ r30
_ربح r24 g18
_ربح_ r28 g22
_ربط h44
_ربط_ h44
_ربع r-22
_ربع_ r-22 h20
_ربن r-16 g15 h-16
_ربنا r-16 g15 h-16
_ربنا_ r-16 g15 h-16
_ربو r63 h-24
_ربوي r63 h-24
_ربويه_ r53 h-21
_رج r-41 k-34
_رجع r-75 m16 k-34
_رجع_ r-37 k-30
_رجعت r-27 g26 m21
_رجعت_ r-27 g26 m21
_رجعه r17
_رجو g17 h19
_رجوع g17 h19
_رجوع_ g17 h19
_رح h22
_رحل m20
_رحله m20
_رحله_ m20
_رحم h19
_رخ g45
_رخص g27 h-24
_رخصه g27 h-24
_رخصه_ g27 h-24
_رخي g18 h15
_رخيص g18 h15
_رد r33
_رد_الدين_ r39
_رد_السلفه_ r-29
_رز h-15
_رس r-16 g-48 m17 k-16
_رسا m50
_رسال m30 h27
_رساله_ m32
_رساله_جاهز_ h17
_رساي m20 h-33
_رسايل_ m20 h-33
_رسم r-30 h30
_رسم_ m17
_رسمه h47
_رسمه_ h47
_رسمه_ساخره_ h17
_رسمه_سخريه_ h30
_رسو r17 g-36 m-44
_رسوم r17 g-36 m-44
_رسوم_ r23 g-36 m-44
_رسوم_ضمان_ r22
_رش g-21 m-18 h72
_رشو g-18 h72
_رشوه h62
_رشوه_ h62
_رص r16 g-17 m20 h47
_رصي r17 m22 h31
_رصيد r17 m22 h31
_رصيد_ m22 h32
_رصيد_في_ h19
_رض r-23 g-19 h56
_رضا r-22 g-15 h49
_رضاه r-22 h42
_رضاه_ h18
_رضاها_ r-15 h25
_رف g-19 m15
_رق r-18 m15
_رقا h19
_رقاص h32
_رقاصه_ h22
_رقم r-16 m30 h-30
_رقم_ g17 m21 h-24
_رقم_القطعه_ g27
_رقم_في_ m33
_رم r17 g-28 m27 h-45
_رما g-18
_رمض r22 h-37
_رمضا r22 h-37
_رمضان_ r22 h-37
_رمي m34
_رمي_ m34
_ره r50 m83 h-54
_رها m103 h-16
_رهان m103 h-16
_رهان_ m62
_رهان_بين_ m16
_رهان_بيني_ m22
_رهان_علي_ g41 m-44 h53
_رهانات_ m37
_رهن r60 g-17 m-20 h-39
_رهن_ h-21
_رهن_الذهب_ r17
_رهنت r56
_رهنت_ r56
_رهنت_الذهب_ r27
_رو r-24 h95
_روا r-17 k15
_روات r-17 k15
_رواتب_ r-17 k15
_روح h54
_روحا h25
_روحاني_ h25
_روحي h29
_روحيه_ h26
_رول m26
_رولي m26
_روليت_ m26
_روم h21
_روم_ h21
_ري r-27 g-41 h26
_ريا r-23 g-15 h-44
_رياض h-50
_رياضي_ h-58
_ريال r-23
_ريال_ r-20
_زا r18 g-61 m27 h18
_زاد g-46 m32
_زاد_ g-39
_زادت m36
_زادت_ m36
_زار h17
_زار_ h17
_زان h17
_زانا h17
_زاناكس_ h17
_زب g17 h40
_زبا h19
_زباي h19
_زبو g21 h21
_زبون g21 h21
_زبون_ h-15
_زج h-15
_زجا h-15
_زجاج h-15
_زجاجه_ h-39
_زحلا h27
_زحلاوي_ h27
_زعر h23
_زعرا h23
_زعران_ h23
_زك r-34 g-21 h-45
_زكا r-34 g-21 h-45
_زكاه r-34 h-32
_زكاه_ r-34 h-32
_زم h-19
_زه g32
_زهر g32
_زو r-20 g-27 h72
_زوا g-18
_زواج g-18
_زواج_ليله_ h22
_زوج h39
_زوجي h39
_زوجي_ h24
_زي r-42 g-59
_زي_ r-20 g-24
_زي_ما_ r-38 g-24
_زيت r-15 g-22 h-26
_زيتو h-25
_زيتون_ g-25 h-25
_سا g-55 m-18 h44 k-18
_ساح h18
_ساحر h18
_ساحر_ h15
_ساخ h21
_ساخر h17
_ساخره_ h17
_ساع g-18
_ساعا r-19 h26
_ساعات_ r-19 h26
_ساعت g-19
_ساعه h-26
_ساعه_ h-26
_ساك r31 g-19
_ساكن r31 g-17
_ساكن_ r31 g-17
_سال g-18 h-31
_سان h23
_ساي h15
_سب g-53 m23 h15
_سب_ r-26 g-17 h28
_سباق h-16
_سباق_ h-16
_سبع r28
_سبعه r28
_سبعه_ r28
_سبعه_الاف_ r20
_ست r37 m19 h-31
_سته r51 g-19 h-20
_سته_ r51 g-19 h-20
_ستو g23
_ستوك g23
_ستوك_ g23
_سج g-23 k34
_سجا h16
_سح r-41 g-39 m17 h-24
_سحب r-34 g-21 m23 h-73
_سحب_ r-15 g-21 m23 h-71
_سحب_سياره_ m-24
_سحب_علي_ r25 g-20 m28
_سحر g-18 h48
_سحر_ h60
_سحري h-16
_سحريه_ h-16
_سخ r-17 h67
_سخر r-17 h67
_سخري r-17 h67
_سخريه_ r-17 h67
_سد r-31 g-32 h-49
_سدد r-44 g-32 h-27
_سددت r-38 g-24 h-25
_سددت_ g-24 h-25
_سددت_بدري_ r33
_سر g70 h18
_سرق h28
_سرقه h29
_سرقه_ h29
_سري g39
_سريه g42
_سريه_ g42
_سع r55 g21 h-30
_سعر r62 g28 m17 h-26
_سعر_ r46 g20 m20 h-19
_سعر_حسب_ g15
_سعر_علي_ g-22
_سعره r17
_سعي r-16
_سعيد r-16
_سعيد_ r-16 h-21
_سف h23
_سفل h22
_سفلي h22
_سفي g25
_سفين g25
_سفينه_ g25
_سق g-27 h-26 k54
_سقف g-21 k54
_سقف_ g-21 k54
_سك m-17 h16 k-21
_سكر g-26 h-19
_سكن g16 h-17
_سكن_ g16
_سكو h51
_سكوت h51
_سكوت_ h19
_سكوتي_ h18
_سل g-32 m43 h-15
_سلف h-17
_سلفته_ r18
_سلفن r-35
_سلفني_ r-35
_سلفه r19
_سلفه_ r19
_سلم m-15
_سلو m73 h-19
_سلوت m86
_سلوت_ m21 h-30
_سلوتس_ m65 h16
_سم g29
_سمس h19
_سمسا h19
_سمسار_ h19
_سمك g42 h-31
_سمك_ h-22
_سمك_ب_ g27
_سمك_في_ g53
_سن r46 g21 m-24 h-44
_سنت r-18
_سنتي r-18
_سنتين_ r-18
_سند r59 m-17 h-59
_سند_ r18
_سندا r32
_سندات_ r32
_سنه h-18
_سنه_ h-18
_سنويه_ g-15
_سني g26 h40
_سنين g26 h40
_سنين_ g26 h40
_سه r-21 g25
_سهم r-20 g35
_سهم_ r-20 g35
_سو g-22 m20 h-20
_سوق r24
_سوق_ r24
_سي r-43 g71 m-24 k-32
_سيا r-35 h-41 k-27
_سيار r-35 h-41 k-27
_سيارتي_ r-18 g-30 h-21
_سياره_ g33
_سياره_مسروقه_ g48 h-27
_سيج h59
_سيجا h59
_سيجاره_ h40
_سير g27 h20
_سير_ g-17 h59
_سيرف h18
_سيرفر_ h18
_شا r-30 g27 k-34
_شار m17
_شاف g46 k-18
_شافه g46 k-18
_شافه_ g23
_شافها_ g24
_شام g23
_شامل g28
_شامل_ g28
_شاه h34
_شاي_ g-16
_شاي_ل_ h45
_شاي_لامين_ h34
_شايف g25
_شب r-30 h46
_شبك r-28 m17
_شبكت g31
_شبكه r-16 g-21 m20 h15
_شبكه_ r-16 g-21 m20 h15
_شبو h36
_شبو_ h36
_شت h29
_شتم h29
_شتم_ h29
_شج h-29
_شجر h-29
_شح r-17 m32 h44
_شحا h31
_شحاذ h24
_شحاذين_ h24
_شحن m35
_شحن_ g17 h-55
_شحن_رصيد_ h-38
_شحنت m21 h58
_شحنت_ m21 h58
_شخ k26
_شخص k26
_شخص_ k23
_شر r-29 g-19 m33 h35 k-34
_شرا g17 m-17 h64
_شراء g29 h24
_شراء_ g29 h24
_شراء_اسهم_ g-23
_شراء_ذهب_ r42
_شراب h33
_شراب_ h23
_شرط r-18 m58 h-58
_شرط_ r-33 m58 h-45
_شرط_البيع_ g50
_شرط_كے_ m35
_شرك r18 g-16
_شركه r15 h30
_شركه_ r15 h30
_شركه_تامين_ g-75 h63
_شركه_تجاريه_ h-22
_شركه_عاديه_ g17
_شري r-22 g-24 k-16
_شريت r-20 g31 h-16
_شريت_ r-20 g19
_شريط g-33 h47
_شريط_ g-33 h47
_شريط_ترامادول_ h15
_شريك r15
_شع g-39 h17
_شعي h-24
_شعير h-24
_شعير_ h-24
_شغ r-19
_شغل r-19
_شف r51 g-38
_شفت r51 g-38
_شفت_ r39 g-16
_شفته r15 g-27
_شفتها_ g-17
_شق h17
_شقت g-17
_شقتي g-17
_شقتي_ g-17
_شقه h29
_شقه_ h29
_شك g-23 m-18 h-18
_شم g-17 m23 h31
_شمب h56
_شمبا h56
_شمبانيا_ h52
_شمع m31 h-26
_شمعه m35
_شمعه_ m35
_شن m-15
_شنط m-15
_شنط_ g-15 h24
_شنو g15
_شنو_ g15
_شه r62 g-37 m-32 h-64 k-17
_شهادات_ r18
_شهاده_ r-29
_شهاده_بلا_ h17
_شهر r53 g-45 m-27 h-30
_شهر_ r50 g-23 k-15
_شهري g-22 m-33 h-20
_شهرين_ g-16 m-18
_شهو r28 g25 h-15
_شهور r28 g25 h-15
_شهور_ r28 g25 h-15
_شو r21 g29 m19 h-46
_شو_ g18
_شور g44 h-15
_شورت g44 h-15
_شورت_ g44 h-15
_شوط g-16 m30
_شوط_ g-16 m30
_شوك h-36
_شوي r22 h15
_شوي_ r22 h15
_شي r-43 m-21 h-34
_شي_ r-61 h-30 k22
_شيء m19 h19
_شيء_ m19 h19
_شيخ m-20 h36
_شيخه m-19 h24
_شيخه_ m-19 h24
_شيف h-15
_شيك r22 h-20
_شيكاغو_ g16
_صا r-52 g56 m38 h-29 k25
_صاح r-28 g15 k30
_صاحب r-28 g15 k30
_صاحب_ h-18 k33
_صاحبتي_ h27
_صار g32
_صار_ g32
_صاع g25 m31 h-30
_صاعد g25 m31 h-30
_صاعد_ g25 m31 h-30
_صاعد_خلال_ g-15 m15
_صاعد_في_ g-21 m25
_صال g-15 m37 h20
_صاله g-15 m27 h34
_صاله_ g-15 m27 h34
_صب g-23
_صبر g-20 h-17
_صبر_ h-17
_صح g-17 m18 h-55
_صحي h-29
_صد r-18 g-16
_صدق g-23
_صدقه g-23
_صدقه_ g-23
_صدي r-17
_صديق r-17
_صديقي_ r-17
_صر r-36 g-47 m-17 h-25
_صرف r-33 g-47 m-27 h-42
_صرف_ g-43 h-21
_صرف_دولار_ r-15
_صرف_رواتب_ r-17
_صع g33 h-15
_صعو g33 h-15
_صعود g33 h-15
_صعود_ g33 h-15
_صعود_او_ m-15
_صعود_هبوط_ g-15 m39
_صغ h-21
_صغي h-21
_صغير h-21
_صغيره_ h-21
_صف r-24 g49 m19 h-42
_صفق r-15 g50 m19 h-54
_صفقا m19 h-26
_صفقات_ m19 h-26
_صفقه g49 h-27
_صفقه_ g49 h-27
_صفقه_ثانيه_ g18
_صفقه_دقايق_ g15
_صفقه_دقيقه_ g28
_صق h-31
_صقر h-31
_صك h-25
_صكو h-25
_صكوك h-25
_صكوك_ h-25
_صل r-34 h-31
_صلاحيه_ h20
_صلح r-33 h-24
_صلحو g16
_صلحوه_ g16
_صن g19 k-15
_صنا g22 h-25
_صناد g22 h-19
_صناديق_ g22 h-19
_صند h-25
_صندو h-25
_صندوق_ h-25
_صنف h34
_صنف_ h34
_صو m-16 h60 k26
_صور g-32 h73 k26
_صور_ h66
_صورك h19
_صورك_ h19
_صوري r24 g-21 h-20 k39
_صوريه_ r37 g-15 k24
_صوف g29
_صوف_ g29
_صوف_علي_ g29
_صي r-24 g45 m21 h-74
_صيا r-15 h-17
_صيان r-15 h-15 k19
_صيانه_ r-15 h-15 k19
_صيد g52 h-49
_صيد_ g45 h-24
_صيده g21
_صيده_ g16
_صين m33
_صيني m33
_صينيه_ m33
_ضا g38 h31
_ضار h48
_ضارب h48
_ضاربه_ h48
_ضر r-20 g62 h35
_ضرب g36 h20
_ضرب_ g-15 h37
_ضربه g51 h-17
_ضربه_ g51 h-17
_ضرع g32
_ضرعه g29
_ضرعها_ g29
_ضري h28
_ضريب h28
_ضريبه_ h32
_ضم g42 h-26
_ضما g31
_ضمان g31
_ضمان_ g34
_ضمان_%_ r17
_ضمان_راس_ r15
_ضمانه_ r22
_طا r-16 g-23
_طاب h-22
_طاز g-23 h-41
_طازج g-23 h-39
_طازج_ g-23 h-39
_طال h44
_طالب h27
_طالب_ h27
_طالب_يدخل_ h19
_طالع h17
_طاي h39
_طايح h39
_طايحه_ h27
_طب r-42 g-18 h-47
_طبا r-29 h-15
_طباع r-29
_طباعه_ r-29
_طبل m16
_طبله m16
_طبله_ m16
_طبي g-36 h15
_طبي_ g-29 h23
_طر r15 h-26 k28
_طرد h-21
_طرد_ h-21
_طري r16 k20
_طريق r16 k20
_طريق_ r16 k20
_طفل h23
_طفله h16
_طفله_ h16
_طقم_ذهب_ r22
_طل g23 h53
_طلب g-20 h41
_طلب_ r19 m16
_طلبت h59
_طلبت_ h21
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g55
_طلع_ r-15 g63
_طلعت h-19
_طن g-32
_طن_ g-32
_طو r67 h-16
_طول r67 h-16
_طول_ r48 h-15
_طي g47 h-60
_طير g47 h-42
_طير_ g47 h-42
_طير_في_ g47 h-42
_ظر g24
_ظرو g24
_ظروف g24
_ظروف_ g24
_ظه g30 h-17
_عا r-33 g88 h-18 k-18
_عاج g-19 h24
_عاج_ h30
_عاد h18
_عادي g17
_عاديه_ g17
_عار g31 h-17 k-16
_عارف g40 h-32 k-15
_عارف_ g33 h-30
_عاري h15
_عال m23
_عام r-22 g37
_عام_ g46 h-31
_عام_القادمه_ g18
_عام_قادم_ g18
_عامل h22
_عامل_ h22
_عاي g32 m-26 h-28
_عايد g-17
_عايد_ g-17
_عايش g51
_عايش_ g37
_عايل m-16 h-16 k15
_عب g36 m36 h20
_عبر g36 m25
_عبر_ g36 m25
_عج g19 h-60
_عجل h-58
_عجل_ h-40
_عجله h-19
_عجله_ h-19
_عد r-34 g-35 m-17 h-17
_عدا g-16 h22
_عداد g-16 h22
_عداد_ h22
_عداد_الكهرباء_ h-50
_عدد r-26 g22 h-16
_عدد_ r-26
_عدده g19
_عددها_ g19
_عر r-47 g-37 m-30 h52
_عرا h50
_عراف h48
_عراف_ h49
_عرب r-15
_عربو h17
_عرض_ h-23
_عرق g-15 h82
_عرق_ h66
_عرق_زحلاوي_ h27
_عز h38
_عزاي h20
_عزايم_ h20
_عزي h15
_عزيم h15
_عزيمه_ h15
_عس g24 h-58
_عسل g28 h-19
_عسل_ g28 h-19
_عش r42 g-64 m-60 k53
_عشا g-51 m-56 k61
_عشا_ m-45 h-26
_عشان g-40 h58 k62
_عشان_ g-40 h58 k62
_عشان_البنك_ r-19
_عشان_لا_ h-22 k25
_عشان_ما_ r-18 g-49 h-49 k94
_عشان_يشيل_ h18
_عشان_يمسح_ h16
_عشان_يوقع_ h22
_عشر r17 g-39
_عشر_ r-30 g-19
_عشره r49 h-15
_عشره_ r49 h-15
_عشو g27
_عشوا g27
_عشوايي_ g21
_عص r-25 g-16 h-38 k-18
_عصا r-19
_عصي h-38
_عصير h-38
_عصير_ h-38
_عصير_عنب_ h30
_عط r42 g-21 h-50
_عطا r37
_عطان r23
_عطر h-67
_عطر_ h-52
_عطي r22 g-21 h23
_عطيت r22 g-21 h23
_عطيته_ r22 h23
_عطيته_عشان_ h38
_عق g97 h-85
_عقد r-21 g55 m-17 h-47
_عقد_ g65 m-17 h-47
_عقد_حمايه_ g15
_عقد_صرف_ r16
_عقد_مبادله_ r-19 g30
_عقو g50 h-37
_عقود g50 h-37
_عقود_ g50 h-37
_عقود_خيارات_ m-29
_عقود_ذهب_ r-20
_عل r39 g-40 h-78 k22
_علا g-18 m-40 h-35
_علاج m-36 h-62
_علاج_ m-36 h-49
_علاج_ادمان_ m-20 h-16
_علاق h28
_علاقه_ h28
_علب h-15 k-18
_علش g-19 k34
_علشا g-19 k34
_علشان_ g-19 k34
_علشان_ما_ g-17 k32
_علف g-32 h-34
_علف_ g-32 h-34
_علم k25
_علم_ k25
_علي r59 g31 m52
_علي_ g109 m61 h-32
_علي_اربع_ r-19 g-20
_علي_الحياه_ g24
_علي_السهم_ m17
_علي_السياره_ h-19
_علي_الشوط_ m16
_علي_القرض_ r53
_علي_المكشوف_ r49 m-27
_علي_النفط_ h22
_علي_امل_ g57 h-26
_علي_انه_ r-23 g-38 m-15 h89
_علي_انها_ r-22 g-49 h81
_علي_حسابي_ r35 h23
_علي_خمسميه_ r-20
_علي_خمسين_ m15
_علي_دفعات_ k24
_علي_راس_ r29 h-15
_علي_سته_ r-30
_علي_سعر_ g19 m23
_علي_سهم_ g46
_علي_سياره_ m22
_علي_شوط_ g-16 m30
_علي_ضمانه_ r22
_علي_كفالته_ r23
_علي_كفاله_ r28
_علي_كل_ r34
_علي_كيف_ g75 h-25
_علي_هل_ g-17 m70 h-29
_عليا r29 g-22
_عليا_ r29 g-22
_عليك g-30
_عليك_ g-18
_عليه g-26 h15 k16
_عليه_ g-44 h18
_عليها_ k22
_عليهم_ g18
_عم g-82 m-15 h44 k-24
_عم_ g-29
_عما k-16
_عمال k-15
_عمال_ k-15
_عمر g-25 m16 h-18
_عمره g-25 m16
_عمره_ m16
_عمل r20 h70 k-23
_عمل_ g-40 h56 k-16
_عملا r25 h18
_عملاء_ h26
_عملات_ r33
_عمله g40
_عمله_ g40
_عمله_لسا_ g33
_عمله_لسه_ g21
_عمو g-19 h24 k17
_عمول g-19 h24 k17
_عموله_ r28
_عموله_علي_ r15
_عمي h-20
_عمي_ h-20
_عن g-22 m-52 h-72 k26
_عن_ g-23 m-25 h-56 k73
_عن_حجز_ g29
_عن_شهر_ r27
_عن_طريق_ r16 k20
_عن_كل_ h51
_عنب g-20
_عنب_ g-20
_عند r22 g52 m-17 h-21 k-16
_عند_ r-26 h44
_عند_الصايغ_ h-16
_عند_الصراف_ r-16
_عند_شركه_ r25
_عندن g31
_عندنا_ g31
_عنده g-20 h-15
_عنده_ g-20 h-15
_عندي g39 h-35
_عندي_ g39 h-35
_عندي_زبون_ g19
_عندي_مشتري_ g30
_عنه r-20
_عنه_ r-20
_عني r42 g-25 k-21
_عني_ r42 g-25 k-21
_عو r26
_عوا r26 g21
_عواي r26 g21
_عوايد_ r26 g21
_عي r38 g-52 m-49 h-55
_عيا r22
_عيد r-16 g-17 h-27
_عيدي r-16 h-27
_عيديه_ r-16 h-18
_عين r33 g-25 m-41 h-26
_عين_ h-16
_عينه r43 g-24 m-41
_عينه_ r43 g-24 m-41
_غا g29 h-62
_غاز h-54
_غاز_ h24
_غازي h-78
_غازيه_ h-78
_غام g40
_غامض g40
_غد g-35
_غدا g-35
_غر g22 h-42 k31
_غرا r21 h-24
_غرام r21 h-24
_غرام_ h33
_غرامه_ h-61
_غرامه_التاخير_ r-17
_غرامه_تاخير_ r17
_غرق g46 h-15
_غرقت g46 h-15
_غرقت_ g46 h-15
_غرقت_بالبحر_ g15
_غس r-32 g-42 m-17 h-52 k75
_غسل k41
_غسل_ k41
_غسي g-24 h-32 k34
_غسيل g-24 h-32 k34
_غسيل_ g-24 h-32 k34
_غش g-17 h63
_غش_ g-17 h63
_غل k-28
_غلط k-28
_غن r-26 h-38
_غنم r-26 h-38
_غنم_ h-33
_غي r20 g35
_غير r23 g24 h26
_غير_ g38
_غير_ما_ g26
_غيره h24
_فا r110 g-57 m-44 h49
_فات r26 g-34 k15
_فاتو g-34 k15
_فاتوره_ g-34 k16
_فاض g18 h37
_فاضح h48
_فاي r76 g-37 h-26
_فايد r30 g-23 h-27
_فايده_ r30 g-23 h-27
_فايظ r26
_فايظ_ r26
_فت r-15 g-26 h107
_فتح r-15 g-16 h70
_فتح_ h73
_فتي h29
_فتيا h29
_فتيات_ h29
_فح g-19 h-37
_فحص g-19 h-27
_فحص_ h-15
_فد h20
_فدي h21
_فديه h21
_فديه_ h21
_فر r-24 g76 m32 h-88
_فرز g42
_فرز_ g42
_فرص m57
_فرصه m15
_فرصه_ m15
_فرق r21 h-33
_فرق_ r21 h-33
_فرو g44 h-32
_فروق g44 h-32
_فروقات_ g30 h-24
_فز r28 h-37
_فزا r19
_فزاد r19
_فزاد_ r19
_فص g-25
_فصل g-25
_فط g-22 h16
_فطي h27
_فطيس h27
_فع g30 m28 h-24
_فعل h-22
_فعلي g25
_فعلي_ g29
_فق r-62 g-50 m-18
_فقط r-58 g-38
_فقط_ r-58 g-38
_فك r35 g-18 m-21 h18
_فك_ g-16 h43
_فكه r18 m-15 h-20
_فكه_ r18 m-15 h-20
_فل r23 g-39 h-36
_فلان h16
_فلو r24 g-33 h-24
_فلوس r24 g-33 h-24
_فلوس_ m26
_فلوسه_ r18
_فلوسي_ r15 g-17 m-16
_فن h-56
_فه r17 g35
_فهد r19
_فهد_ r19
_فو r82 m19 h-54
_فوا r52 h-83
_فوات r20 h-24 k28
_فواتير_ r20 h-24 k28
_فواي r34 h-22 k-15
_فوايد_ r23 h-20 k-15
_فوايد_بطاقه_ r24
_فود h57
_فودك h54
_فودكا_ h43
_فور h-19
_فورا r-28
_فورا_ r-28
_فورو r28
_فورورد_ r28
_فوز g18 m17
_فوز_ g18 m17
_فوق r54 h-23
_فوق_ r29 h-23
_في r-16 m100 h97 k-29
_في_ g62 m51 h32 k-18
_في_البلوت_ m-15
_في_الخارج_ h21 k19
_في_السوق_ r-19 g32
_في_الفندق_ m18 h65
_في_المحل_ g-15
_في_النص_ m20
_في_بالي_ g-15 h15
_في_بطنها_ g26 h-25
_في_تطبيق_ h19
_في_حسابي_ g-21 h33
_في_سحب_ m24
_في_شركه_ g-54 h65
_في_ضرعها_ g16
_في_نفس_ r20
_في_ورث_ g22
_في_ورثه_ g64
_فيد g-15
_فيدي g-15
_فيش m65
_فيش_ m33
_فيه r19 g-35 m17 h43
_فيه_ r31
_فيها g-46 h33
_فيها_ g-46 h33
_فيو g44 h-23
_فيوت g44 h-23
_قا g-31 m-24 h185
_قات r-17 g-32 m-28 h111
_قات_ r-16 g-30 m-27 h102
_قادم_من_ g18
_قار g-22 h54
_قاري g-21 h55
_قاريه_ h54
_قاص h28
_قاصر h28
_قاصرات_ h19
_قاعه h-19
_قاعه_ h-19
_قال g36
_قال_ g47 h-24
_قايمه_ h24
_قب g88 h-21 k-42
_قبل g106 h-53 k-42
_قبل_ g106 h-53 k-42
_قبل_التسليم_ g15
_قبل_العقد_ g18
_قبل_ان_ g49 h-16
_قبل_بدو_ g27
_قبل_صيده_ g18 h-15
_قبل_ما_ r37 g-15 k-26
_قد g37 m-25 h-37
_قدا g-18
_قدام g-18
_قدام_ g22
_قدامي_ g-40
_قدي r31 m-24 h-30
_قديم r31 m-24 h-30
_قديم_ r23
_قديمه_ h-30
_قر r21 h73
_قرا h47
_قراء h32
_قراءه_ h32
_قراءه_الكف_ h34
_قراب h21
_قرابين_ h21
_قرب h24
_قربا h24
_قربان_ h24
_قرش g21
_قرش_ g21
_قرض r50 h-18
_قرض_ r34
_قرض_بفايده_ r21
_قرض_حسن_ r-21
_قرع h-22
_قرعه h-22
_قرعه_ h-22
_قس r-76 h-44
_قسط r-46 g45 k-16
_قسط_ r-46 g45 k-16
_قسط_القرض_ r24
_قسط_تامين_ g22
_قسط_قرض_ r20
_قسط_مرابحه_ r-15
_قسم r-18 g-15 h-22
_قسمن g-15
_قص h-33
_قط r-48 h-18
_قطع m-15
_قطعه g-17 h-29
_قطعه_ g-17 h-29
_قطي r-16 m23
_قطيه r-16 m23
_قطيه_ r-16 m23
_قع m20
_قعد m20
_قعده m20
_قعده_ m20
_قف r-21
_قفل r-21
_قفلت r-21
_قل r16 g24 h-17
_قلب r33 h-17
_قم r-15 g-18 m76 h-19
_قما m78
_قمار g-16 m92 h30
_قمار_ g-16 m92 h30
_قماش g20 h-21
_قماش_ g20 h-21
_قمح h-35
_قمح_ h-35
_قن g-37 m-18 h99
_قنا h53
_قني g-16 h28
_قنين g-16 h28
_قنينتين_ h23
_قنينتين_من_ h23
_قهوه_القاضي_ h41
_قو r-19 h40
_قوا h39
_قواد h19
_قي h15
_قيم h24
_قيمه r-15 g-20 m18 h33
_قيمه_ r-15 g-20 m18 h33
_كا r-31 g-36 h61 k17
_كا_ h20
_كاز m22 h-35
_كازي m22 h-35
_كازينو_ h-38
_كازينو_اونلاين_ m39
_كاس m-23 h71
_كاس_ m-22 h62
_كاس_علي_ m-20 h28
_كاش m-18 h-26 k33
_كاش_ m-18 h-33 k34
_كاش_او_ r-31 g26 k-15
_كام g-27 m17 h23
_كامل g-26 m19
_كامل_ h-19
_كامله_ r-26 m23
_كامي h21
_كاميرا_ h42
_كان r-24 m18
_كان_ r-18
_كانت g-19 m23
_كانت_ g-19 m23
_كانت_بيننا_ m23
_كب r-31 g-31 h34
_كبا h42
_كبت h52
_كبتا h43
_كبتاجون_ h30
_كبي r-28 h-32
_كبير r-28 h-32
_كبيره_ r-28
_كت r-62 g-29 m-37
_كتا g-43 m-28 h32
_كتاب g-36 m-15 h35
_كتاب_ g-32 h-34
_كتاب_عن_ h-20
_كتابه_ h76
_كتب_ h-22
_كتي r-58
_كح g-16 h-31
_كحو h-27
_كحول h-27
_كحول_ h-63
_كحولي_ h16
_كذ r16 k28
_كذا r16 k28
_كر r-50 g-44 h20 k-15
_كرا g28 m16 h-16
_كرات g30
_كراتين_ g31
_كراش m21
_كراش_ m21
_كرت g-61 h69
_كرتو g-30 h25
_كرتون_ h33
_كري g-26
_كريم g-25 h-18
_كس r-39 m38
_كسب m38
_كش r50 m24 h-20
_كشف r51
_كشف_ r57
_كشف_الحساب_ r92
_كف r73 g-19 m-29 h-44
_كفا r35
_كفال r35
_كفالته_ r26
_كفاله_%_ r18
_كفاله_من_ g26
_كفل r48 m-16 h-34
_كفلت r38
_كفلته_ r38
_كفلته_ياخذ_ r18
_كفلن h-20
_كفلني_ h-20
_كل r20 g28 h70 k-19
_كل_ r96 k-18
_كل_اسبوع_ r28 h-16
_كل_سنه_ r-18
_كل_شهر_ r47 h15
_كل_ما_ r107 m-19 h-45
_كل_واحد_ r-23 g-22
_كل_يوم_ k24
_كله r-73 g41 m31
_كله_ r-56 g45
_كلها r-16 m23
_كلها_ r-16 m23
_كلو m-17 h-15
_كلي g-22 h68
_كليه h53
_كليه_ h53
_كم g23 m-15 h39 k-26
_كم_ r23 g52 m-22 k-16
_كما r-23 g-23 h31
_كما_ r-23 g-23
_كما_هو_ r-22
_كمي r-15
_كميا g15
_كميات_ g15
_كن g-32
_كنز g-18
_كه g-20 k-15
_كهر g-20 k-15
_كهرب g-20 k-15
_كهرباء_ h19 k-15
_كو r-20 g47 m21
_كو_ h36
_كوب g-21 m34
_كوبو g-18 m38 h-32
_كوبون_ g-18 m30 h-16
_كوبونات_ h-16
_كوبي h29
_كوبي_ h29
_كوت m18
_كوكا h17
_كوكايين_ h16
_كوكت h-21
_كوكتيل_ h-21
_كول g65 m-15 h-48
_كول_ g76 m-15 h-21
_كوم g27 h-25
_كومه g31 h-25
_كومه_ g31 h-25
_كي r24 g48 m-28 h-49
_كي_ r-29 g-36 m23 h36
_كير m-19
_كيرم m-19
_كيرم_ m-19
_كيس r-19 g78
_كيس_ r-19 g78
_كيس_الحظ_ g83
_كيش r94 g-24 h-34
_كيشت r31
_كيشت_ r31
_كيشل r29
_كيشلي_ r29
_كيشه r34 g-15
_كيشها_ r34 g-15
_كيف g46 h55
_كيف_ g52 h29
_كيك h-75
_كيل h-30
_كيل_ g47
_كيلو g-42 h-17
_كيلو_ g-22 h-25
_كے r-17 g-20 m38 h-51
_كے_ r-17 g-20 m38 h-51
_ل_ h44
_لا g-79 m-60 h-123 k29
_لا_ r-33 g-33 h-30 k62
_لا_اعرف_ g-15
_لا_املكها_ g32
_لا_تخبر_ k16
_لا_موعد_ g18
_لا_يعرف_ g21
_لا_يملكه_ g22
_لا_يملكها_ g21
_لاب m-29 h-21
_لابن m-25
_لابو k21
_لابو_ k21
_لاح g38
_لاحق g42
_لاحقا_ g42
_لاخ r-31 h-28
_لاخر r-22
_لاخر_ r-22
_لام h27 k-23
_لامي h27 k-23
_لامي_ h-18 k-21
_لامين_ h45
_لان r34 g-43 h-35
_لان_ g-43
_لانه r31
_لانه_ r31
_لاني h-26
_لاني_ h-26
_لب g31 k38
_لبن g44 m-16
_لبن_ g44 m-36 h-47
_لبنا m20 h24
_لبناني_ m20 h24
_لبنت h30
_لت r-18 g-18 h15 k30
_لتا g17
_لتج k19
_لتجن h-15 k19
_لتجنب_ h-15 k19
_لتر r-19 g-17 h-28
_لث g32
_لج r28 g-15 k26
_لح r21 g15 h67 k-17
_لحا g26
_لحال g26
_لحاله_ g26
_لحد r19
_لحد_ r19
_لحف h57
_لحفل h57
_لحم h28
_لحم_ h28
_لحم_خنزير_ h25
_لد g20
_لدي g21
_لدي_ g21
_لدي_شركه_ g21
_لر r27 h33
_لز h38
_لس r-55 g228 m-31 h-54 k-16
_لسا r-27 g94 m-19 h-28
_لسا_ g128 m-19 h-56
_لسه r-27 g141 h-44
_لسه_ r-27 g141 h-44
_لش h-25 k24
_لشخ g-16 k34
_لشخص g-16 k34
_لشخص_ g-16 k34
_لشر g41 h-26
_لشرك g51
_لشركه_ g51
_لشهر_ r15
_لص g-33 h72
_لصا g-16 h41
_لصال h35
_لض h15
_لط h24
_لطر h24
_لطرد h30
_لطرد_ h30
_لع r-27 m87
_لعب r-23 m90 h-41
_لعب_ r-20 g-25 m89 h-51
_لعب_ب_ m33 h-16
_لعب_علي_ g-22 m43 h-36
_لعبن m-38
_لعبنا_ m-38
_لعبه g18 m15
_لعبه_ g18 m15
_لعبه_الطياره_ m31
_لعبه_ما_ g27 m-16
_لغ k23
_لغي k23
_لغير k23
_لف g-21 m47 h42
_لق r-19 g-30 h18
_لقا h31
_لقاء h19
_لقاء_ h19
_لقي r-19 g-25
_لقيت r-16 g16
_لك r-15 g27 m27 k29
_لك_ g35 m27
_لكف r-29 h38
_لكفي r-29 h38
_لكفيل_ r-29 h38
_لكل r-18 m24
_لكل_ r-18 m24
_لكي k18
_لكي_ k18
_لل r-89 g-124 m-107 h65
_للا r-27 m-37
_للاخ k18
_للاط m-26 h-20
_للاطفال_ m-26 h-20
_للاي k-15
_للب g-55 m-17 h-37
_للبا h-23
_للبن h-59
_للبي g-21 h28
_للبيت_ h-39
_للبيع_ g-16 h67
_للت m-29
_للتس h21
_للتو h-36
_للث g33
_للج h23
_للجا r-20 h18
_للجن h36
_للجن_ h36
_للح g-21
_للحظ h16
_للحظ_ h16
_للحف g-18
_للحفله_ h32
_للد r-22 h-41
_للدخ m23
_للدخول_ m23
_للدي m-16
_للر g-17 m33
_للز h45
_للزب h19
_للزو h20
_للزواج_ h20
_للس r32 g-16 h-16
_للسهره_ h-26
_للسي r52
_للسياره_ r52
_للش h71 k18
_للشا h16
_للشر h76
_للص g19
_للضر k16
_للع r28 h-20
_للعم g-18
_للعي r28 h-20
_للغ g20
_للف r-30 h-15
_للفا m17 h18
_للفايز_ m17
_للفق r-21 h-26
_للفقراء_ r-21 h-26
_للك g-23 h58
_للكي g-20 h28
_للكيف_ h31
_للم g-41 m-26 h24
_للمج h-15 k29
_للمجاهدين_ k29
_للمح r-16
_للمحبه_ h23
_للمحل_ g21
_للمر r49 h-21
_للمط r-18 g-18
_للمطعم_ h24
_للمف h20 k-15
_للمفتش_ h20 k-15
_للمفتش_عشان_ h16
_للمق r16
_للمقرض_ r16
_للمو k-21
_للموظف_ h41 k-18
_للموظف_عشان_ h28 k-16
_للموظفين_ h-23
_للن g23
_لله r-16
_لم r-34 g125 m-38 k-51
_لم_ g170 h-86 k-30
_لما g24
_لما_ r23 g31
_لمج k15
_لمجم k15
_لمجموعه_ k15
_لمد r-20 g-30
_لمس g41 h-25
_لمست g48 h-23
_لمط h39
_لمطع h39
_لمع h27
_لمو m-22
_لموق m-22
_لموقع_ m-22
_لن r54 g-25 m-27 h-18
_لنا g-16 h21 k17
_لناس h19
_لناس_ h19
_لنف r50 h-23 k-21
_لنفس r50 h-23 k-21
_لنفس_ r31 h-15
_لنفسه_ r19
_له r78 m-15 h-45 k-25
_له_ r103 h-15 k-53
_لهم g-17 h-20 k42
_لهم_ g-17 h-20 k42
_لو r-31 g173 m28 h-67 k19
_لو_ g120 h-28
_لو_ما_ g16
_لوا g-15 k42
_لواح g-15 k42
_لواحد_ g-15 k42
_لوت g16 m85 h29
_لوت_ g35 m-17 h-26
_لوتو m90 h63
_لوتو_ m90 h63
_لوج r-16 g16
_لوجه r-16 g16
_لوجه_ r-16 g-15
_لوجه_الله_ r-16 g-15
_لوح m-34
_لوط g20 h-17
_لوط_ g24
_لول g23 h-35
_لولو g40 h-27
_لولو_ g40 h-17
_لولو_في_ g27 h-17
_لي r18 m-15 h45 k-19
_لي_ r34 g29 h-28
_لي_السياره_ r-29
_لي_عند_ r-17
_لي_وانا_ g27
_لير g-16 h33
_ليري g-16 h36
_ليريكا_ g-16 h36
_ليريكا_بدون_ h15
_ليس g28
_ليس_ g21 h-16
_ليل h71
_ليل_ h56
_ليله m22 h21
_ليله_ m22 h21
_ليله_مع_ h22
_ليلي h52
_ليلي_ h19
_ليليه_ h30
_ما r-48 g170 m-33 h-170 k37
_ما_ g190 m-50 h-99 k84
_ما_ابي_ g-17 k21
_ما_اتفقنا_ r25
_ما_اعرفه_ g-15
_ما_انبرمجت_ g16
_ما_تتاخر_ r15
_ما_تطلع_ k16
_ما_تلد_ g16
_ما_تلده_ g15
_ما_حد_ g19 k-23
_ما_حدا_ g21
_ما_شافها_ g20
_ما_شفت_ r36 g-24
_ما_هو_ r-26
_ما_هي_ r-33 g32
_ما_يبين_ g-19 k27
_ما_يدري_ k20
_ما_يزهر_ g23
_ماب g37
_مابي g37
_مابي_ g37
_مات h-22
_ماج h21
_مار g-15 m-22 h76
_مارج g41 h-20
_مارجن_ g44 h-24
_مارس g-22
_مارس_ g-22
_مارك g-16 h45
_ماري g-16 h47
_ماك g-21 m60
_ماكي g-18 m61
_ماكينات_ g-15 m33 h29
_ماكينه_ m28 h-28
_مال r24 g25 m-26 h-64 k-24
_مال_ r43 h-33
_ماله g18
_ماله_ r15
_مالهاش_ g22
_مالي r-22 g15
_مالي_ r-22 g-35
_ماليه_ g50
_ماي g-27 h-48
_مب r-24 g35
_مب_ k19
_مب_من_ g-17 h25
_مبا r-38 g57 h-39
_مباد r-38 g74 h-30
_مبادلات_ g21
_مبادله_ r-29 g53 h-18
_مبل r24 h-36
_مبلغ r24 h-36
_مبلغ_ r33 g-27 h-35
_مبلغ_ثابت_ r26
_مبلغ_ثابته_ r22
_مبلغها_ g19
_مبي h23
_مبيو h25
_مبيوق_ h18
_مت r46 m-23 h-39 k-25
_مت_ g32 h-15
_متر g-22 h-16
_متع h28
_متعه h18
_متعه_ h18
_متف g-37
_متفق g-36
_متفق_ r-35 g-21
_متفق_عليه_ r-47 g-22
_متفقين_ r29 g-15
_متل r36 g-15
_متل_ r36 g-15
_متل_ما_ r36 g-15
_متي r-18 g69 k-15
_متي_ r-18 g69 k-15
_متي_ما_ g33
_مث g-50
_مثل g-50
_مثل_ g-22 h-19
_مثل_ما_ g-22
_مج r-19 g20 m-17 h-57
_مجا h-33
_مجان m-19 h-18
_مجانا_ r16
_مجاني_ m-17
_مجه r-17 g53 h-45
_مجهو r-17 g53 h-45
_مجهول_ g25 h-33
_مجهوله_ g28
_مح r-68 h-34 k55
_محا r-41 h-55 k-17
_محار g52 h-37
_محار_ g24
_محاره_ g28 h-25
_محاض r-17 g-30
_محاضره_ r-17 g-30
_محب h20
_محبه h20
_محبه_ h20
_محت r-33 m17 h39
_محتا r-33 m21 h29
_محتوي_ g-16 h17
_محد g22 k25
_محص g29
_محصو g29
_محصول_ g29
_محصول_قبل_ g17
_محف g-27 h-41 k72
_محفظ r-18 g-27 h-34 k80
_محفظته_ k23
_محفظتي_ r-15 h-16 k29
_محفظه_ m16 k24
_محفو r29
_محل r25 g-32 h19
_محل_ r53
_محله g-19
_محله_ g-19
_محلي r-15 h26
_محلي_ r-15 h26
_مخ g17 m-20 h57
_مخا g18
_مخاط r15 g18
_مخد h76
_مخدر h65
_مخدرات_ h31
_مخدره_ h25
_مخز g-20
_مخزن g-30
_مخط g17 m-16
_مخطط g20 m-16 h-17
_مخطط_ g20 m-16 h-17
_مخف g15
_مخفي g15
_مخفيه_ g15
_مخن h16
_مخنو h16
_مد r-33 h-21 k-17
_مدخ h-25
_مدخن h-25
_مدخن_ h-30
_مدر r-44
_مدرس r-28 g-38 h-26
_مدرسه_ g-30
_مدف g16 h15
_مدفو g16 h15
_مدفوع_ r-24
_مدفوعه_ g15 m24
_مدفونه_ g19
_مدي r17
_مديو r33
_مر r42 m-15 h-88 k16
_مرا r51 h-63
_مراب r61 g-20 h-23 k-22
_مرابحات_ r34 h-15
_مرابحه_ r27 g-20 k-17
_مرات r16 k20
_مرات_ r16 k20
_مراف m-16
_مرافقه_ليليه_ h43
_مراه r-19 g21 m32 h-39
_مراهنات_ m-29
_مراهنه_ r-16 g26 m51 h-23
_مراهنه_علي_ g38
_مرب r17
_مربو r17
_مربوطه_ r17
_مرت g58 h-38
_مرتج g68 h-25
_مرتجع_ g28
_مرتجعات_ g40 h-17
_مرخ k16
_مرخص k16
_مرصو h20
_مرصود_ h20
_مرض h31
_مرضي h21
_مرضيه_ h21
_مره g18 k27
_مره_ g18 k27
_مروج h17
_مروج_ h17
_مرور h-22
_مري g-28 h-18
_مز r-17 h71
_مزا g-28
_مزاج g15
_مزاد g-20
_مزاد_ g-20
_مزر r17 g20
_مزرع r17 g20
_مزرعته_ r17
_مزو r-15 h54
_مزور r-15 h54
_مزور_ h19
_مزوره_ h29
_مزي h35
_مزيف h35
_مزيفه_ h30
_مس r-51 g-73 m-70 h-41 k21
_مسا r-66 g-20 m18
_مساب m23 h-16
_مسابقه_ m23 h-16
_مساج h28
_مساج_ h28
_مساج_خدمه_ h15
_مسب g26 h-27
_مسبق g26 h-17
_مسبق_ g28
_مست r38 m-40 h-39 k27
_مستا k25
_مستح r37
_مسترد_ g-16
_مستع g-22 m-21 h-28 k21
_مستعمله_ m-19
_مستق r26 g25 h-24
_مستقبلي_ r20 g17
_مستقبليات_ g37
_مستقبليه_ r23 g-19
_مستن h16
_مستو g19 h21
_مسج g-57 h-46
_مسجل g-57 h-19
_مسد h-20
_مسدس h-20
_مسدس_ h-29
_مسر g-29 h94
_مسرب h19
_مسربه_ h19
_مسرو g-26 h75
_مسروق_ g-24 h42
_مسروقه_ h31
_مسك h25
_مسكر h25
_مسكر_ g-18
_مسكره_ g37
_مسل m-16
_مسلس m-16
_مسلسل_ m-16
_مش r33 k-23
_مش_ g49
_مش_من_ g-21 h30
_مشا r22 h-19
_مشار r22 h-17
_مشاركه_ r22 h-17
_مشت r-19 g35
_مشتر r-18 g19
_مشتري_ g30
_مشتق g17
_مشتقات_ g17
_مشر r19 g-21
_مشرو r24 g-21
_مشروب_ g-15
_مشروبات_روحيه_ h25
_مشع h23
_مشعو h23
_مشعوذ_ h20
_مشغ r45
_مشغل r45
_مشغل_ r45
_مشف r-18 h34
_مشفر r-18 h27
_مشفره_ r-18
_مص g-55 h-151 k40
_مصا r24 m16 h-40 k16
_مصار r24 m18 h-48 k16
_مصارع_ m24
_مصاري_ r43 h-16 k-15
_مصاريف_ r-19 h-32 k32
_مصد h-38
_مصر g-18 h-59 k21
_مصرف r37 h-16 k17
_مصرف_ k17
_مصرو r-23 h-42 k15
_مصروف_ r-20 h-30 k-16
_مصروفات_ k32
_مصن h22
_مض r108 g-27 h-29 k39
_مضا m16
_مضار r-29
_مضاربه_ r-29
_مضاع r29 m26
_مضاعف_ r22 m26
_مضروبه_ k21
_مضم r38
_مضمو r38
_مضمون_ r15
_مضمونه_ r23
_مط g-24 h-61
_مطع h-62
_مطعم h-62
_مطعم_ h-62
_مع g-17 m-34 h-62 k-50
_مع_ r53 g-22 h29 k-15
_معا r31 h-25
_معام r40 h-24
_معت h36
_معتم h-24
_معتمد_ h-24
_معرف g25
_معرفه_ g25
_معرو g-26
_معس g-15 h-35
_معسل g-15 h-35
_معسل_ g-15 h-35
_معق h-39
_معقم h-39
_معقم_ h-39
_معل r-76
_معلق r-18 g45
_معلق_ g52
_معلق_علي_ g59 h-23
_معلو r-38 g-32
_معلوم_ r-38 g-27
_معه r16
_معي g30
_معي_ h21
_معين g39
_مغ g36 m-17 h49
_مغش h31
_مغشو h31
_مغشوش_ h25
_مغل g30 h18
_مغلف h22
_مغلق g25
_مغلقه_ g27
_مف g43 h-63
_مفا g32 h-16
_مفاج g45 h-16
_مفاجات_ g31
_مفت m19
_مفر g20
_مفرو g20
_مق r-16 g27 h63
_مقا m33
_مقاب h31
_مقابل_ h31
_مقابل_ان_ h50
_مقاس h-50
_مقام m51 h17
_مقد g25 h-24
_مقدم g38 h-15
_مقدم_ g42 h-15
_مقر h46
_مقرص h24
_مقرصنه_ h17
_مقط g-15
_مقطو g-15
_مقف g43 h-23
_مقفو g33
_مقفوله_ g33
_مقل g-16 h88
_مقلد g-16 h88
_مقلده_ h71
_مك r53 k-28
_مكا h15 k-15
_مكاف k-15
_مكان g15 h25
_مكت r45
_مكتب m19 h-17
_مكتب_ m19
_مكتو r59 g-17
_مكتوب_ r41 g-17
_مكر h15
_مكف r37
_مكفو r37
_مل r-19 g88 m-21 h-76 k-38
_ملا h-25 k-16
_ملاب h-24 k-16
_ملابس_ h-24 k-16
_ملغ h19
_ملغو h19
_ملغومه_ h19
_ملك g88 h-58 k-18
_ملكن g19
_ملكنا_ g19
_ملكه g23
_ملكه_ g23
_ملكي g39 h-37
_ملكي_ g33 h-30
_مله g22
_مم g28 m-16 h-61
_ممد g44
_ممدد g44
_من r38 g-27 m-76 h44
_من_ r-106 g47 m-48 k15
_من_الراعي_ h-17
_من_السفاره_ h31
_من_السوق_ r34 g-18 m-16
_من_القرض_ r-71
_من_اللي_ r46 g-36 h53
_من_المحل_ r23 g-20
_من_المزاد_ g53
_من_المعرض_ h-17
_من_امازون_ g31
_من_بنك_ h-15
_من_حد_ k24
_من_حقنا_ g-16 h35
_من_حقه_ g-46 h47
_من_حقي_ g-26 h27
_من_شركه_ g50 h30
_من_عند_ h28
_من_غير_ g58 k-15
_من_فوايد_ r-18
_من_محل_ r26
_من_مكتب_ r15 m26
_من_هذه_ g24
_من_ورا_ h32
_منت g-24 h29
_منته g-24 h29
_منتهي_ g-21 h22
_منتهي_الصلاحيه_ h17
_منتهي_صلاحيه_ h15
_منج g-16 h49
_منجم g-16 h49
_منجم_ h44
_منجم_يقول_ h21
_منس h17
_منسو h17
_منسوخه_ h17
_منظ r50 h-17 k-18
_منظم r50 h-17 k-18
_منظم_ r50 h-17 k-18
_منف g23
_منك g-35
_منك_ g-35
_منه r26 h-28 k17
_منه_ h-33
_منها r23 k22
_منها_ r23 k22
_مني r57 m-17 h-19
_مني_ r57 m-17 h-19
_مه r-35 g-25 h70
_مهر h22
_مهرب h25
_مهك h30
_مهكر h30
_مهكره_ h26
_مهل r-20 h16
_مهله r-15
_مهله_ r-15
_مو r-32 g90 m-82 h-40 k-20
_مو_ r34 g27 h42
_مو_عندي_ g45
_مو_من_ g-20 h24
_موا g25
_مواص g26 h-19
_مواصفات_ g31
_موب m-25
_موبا m-25
_موبايل_ m-25 h-25
_موت h-15
_موج g44 h-15
_موجل g53 h-15
_موجل_ r-21 g28
_موجلان_ g24
_موجله_ g-21
_موجلين_ g31
_مود h18
_مودي h18
_موديل_ h18
_موز g-26
_موزو g-26
_موش g20
_موشر g35
_موشر_ g35
_موع g50 h-23
_موعد g50 h-23
_موعد_ g70 h-16
_موق g-15
_موقع_تعارف_ h18
_مي g-26 m105
_ميا g-18 h-23
_ميت g-15 h53
_ميته h61
_ميته_ h61
_ميتي m16 h-21
_ميتين_ m16 h-21
_ميس m34 h-29
_ميسر m42 h-20
_ميسر_ m42 h-20
_ميل m20 h-39
_ميلا h-25
_ميه r16 m31 h18
_ميه_ r16 m31 h18
_نا r-95 g-66 h25
_ناب_ h31
_ناد r-18 g-20 h-20
_نادي r-18 h-28
_نادي_ r-18 h-28
_ناص r-26
_ناصر r-26
_ناصر_ r-26
_ناف h59
_نافق h59
_نافق_ h43
_ناق r-19 g-40 m29 h-29
_ناقه g-26 h-32
_ناقه_ g-26 h-32
_نب m-23
_نبي m-21
_نبيد h21
_نبيد_ h21
_نبيذ h20
_نبيذ_ h20
_نت r-15 g-27 h-46 k49
_نتج k22
_نتف k15
_نتفا k16
_نتفادي_ k16
_نتفق_علي_ g-18
_نج h-19 k58
_نجا g18 h-21
_نجاح g18 h-21
_نجاح_ g18 h-21
_نجم h-23 k67
_نجمع h-23 k67
_نجمع_ h-23 k67
_نجمع_فلوس_ k27
_نجمع_كاش_ k24
_نجو h32
_نجوم h32
_نجومي_ h32
_نح r-36 g71 h-40
_نحد g49 h-21
_نحدد g49 h-21
_نحدده_ g42 h-16
_نحدده_بعد_ g17
_نحس h18
_نحس_ h18
_نخ g51 h-28
_نخت g41 h-18
_نز r59 h-33
_نزل r45 g24 h-16
_نزل_ r16 g27 h15
_نزلت r17 h-31
_نزلت_ r17 h-31
_نزو r16 m19
_نزول m19
_نزول_ m19
_نس r76 m29 h28
_نسا h33
_نساي h33
_نسب r46 m39
_نسبه r29 m27 h-18
_نسبه_ r29 m27 h-18
_نسخ_ h23
_نص r-36 g-21 m-17 h15
_نص_ r-19 g17 m15 h-56
_نصب g-21 m-15 h38
_نصب_ g-17 m-15 h24
_نصب_علي_ g-17 m-15 h20
_نصف g-20 h40
_نصف_ g-20 h40
_نصي r-23
_نصيب r-23
_نصيب_ g-26 m40 h37
_نصيبه_ k-17
_نصيبي_ g28 m-15 h-38
_نصيبي_في_ g85 h-22
_نصيبي_من_ g-51 h-25
_نط m27
_نظ h-24
_نظي r28
_نظير r28
_نظير_ r28
_نع g16
_نعر g25
_نعرف g25
_نعرف_ g21
_نف r-50 g-29 m-23 h23
_نفس r-47 g-31 m-25 h22
_نفس_ r-40 h25
_نفس_المبلغ_ r-27
_نفسه g-19 m-15
_نفسه_ g-28 m-15
_نفسه_يشتريه_ r22
_نفسه_يشتريها_ r28 g-19
_نفسها_ r-22
_نفسي m-18
_نفسي_ m-18
_نق r53 g-34 m-29 h-127
_نقا m15
_نقد r31 g-21 m-16 h-45 k20
_نقد_ r21
_نقدا g-30 h-26 k25
_نقدا_ g-30 h-26 k25
_نقدي r20 g17
_نقدي_ r20
_نقس m-16 k-18
_نقسم m-16 k-18
_نقسم_ k-15
_نقو h-45
_نل g22
_نه r-29 g-37 h31
_نها r-29 g-37 h31
_نهاي r-29 g-37 h31
_نهايه_ r-27 h42
_نهايه_الشهر_ r-27
_نو r-35 g35 h-46 k24
_نوع g43 h-32
_نوع_ g16 h-16
_نوعه g27 h-15
_نوعه_ g16
_ني k15
_نيا k15
_نياب k15
_نيابه_ k15
_ها r-86 g84 m39 h-61
_هاب h-22
_هابط h-29
_هابط_ h-29
_هابط_خلال_ m20
_هات r-20 g-19 k-15
_هاته h35
_هاته_ h35
_هار m37
_هاك g-21 m26 h36
_هال r-33 g102 m-16 h-74
_هالس h-21
_هالش g25 h-17 k17
_هالشجره_ g28
_هالشهر_ k17
_هالن g28
_هالنخله_ g28
_هام r-28 g35 h-27
_هامش r-17 g65 h-23
_هامش_ r-17 g65 h-23
_هاي h31
_هاين h31
_هاينكن_ h31
_هب m30 h-20
_هبو m30 h-20
_هبوط m30 h-20
_هبوط_ m23 h-20
_هبوط_ثانيه_ m15
_هج h38
_هد r-17 g-34
_هدا h-15
_هداي h-15
_هدايا_ h-15
_هدي r-17 g-34
_هديه r-17 g-34
_هديه_ r-17 g-34
_هديه_زواج_ h-37
_هديه_للموظف_ h16
_هذ h-20
_هذا g-41 h25
_هذا_ g-41 h25
_هذه g24
_هذه_ g24
_هذي g16 h-44
_هذي_ g16 h-44
_هر h20
_هرم h18
_هرمي h18
_هرمي_ h18
_هك m-16 h48
_هكر m-16 h48
_هكر_ m-16 h48
_هل g-28 m64
_هل_ g-17 m70 h-29
_هلو h16
_هلوس h16
_هلوسه_ h16
_هن r-38 g42
_هند g28
_هندي g25
_هو r-54
_هو_ r-54 h-23
_هوي h16
_هي r-76 m-24
_هي_ r-77 m-20 h-17
_وا r-21 g-53 h-87 k17
_وات g-17 h16
_واتس g-17 h16
_واح r-24 g51 h27
_واحد r-41 g58 h23 k-39
_واحد_ r-41 g30 k-31
_واحد_دفع_ m-48
_واحد_من_ g51 h-18
_واحده_ g28 h23
_واحده_من_ g23 h-15
_واحو k25
_واخ r-16 g20 m-33 k34
_واخذ g17
_وار r20 g70 m24 h-35
_وارب r23 m31
_وارجعها_ r-20
_واس r-42 g-58
_واست r-37 g-34 h-29
_واستلمتها_ r-27
_واسط h36
_واسطه_ h36
_واع g-17
_واف r18 g-21
_واق g-24
_وال g-25 m29 h-77 k-17
_والا r15 m32 h23
_والب g31
_والباقي_ r21 h25
_والبضاعه_ r-15 g31
_والبضاعه_موجلين_ g16
_والت r30 g-41
_والتسليم_ r33 g-16
_والثمن_ g25
_والج m16
_والجايزه_ m27
_والجايزه_من_ m27
_والخ r-20 h-18
_والخساره_ r-20 m-20 h-15
_والخساره_علي_ r-20
_والد g22 m-17
_والر r-22 m-28 h-28
_والربح_ m-20
_والس g17 m20
_والسعر_ g30
_والف k19
_والق g-15
_والل g-22 m22
_واللي_ m26
_والم h-32
_والمبلغ_ r-20 g-22
_والمحتوي_ g18
_واله g27
_والهبوط_ g27
_وان r17 g15
_وانا r18 g22 h43 k20
_وانا_ r18 g22 h43 k20
_واي h25
_واين h29
_واين_ h29
_وب r74 m-20 h-16 k-33
_وبا r20 g-20
_وباق g18
_وباقي_ g18
_وبت g44
_وبد g19 h-18
_وبدو g23
_وبدور_ g15
_وبر r30
_وبرج r33
_وبش g34
_وبشت g34
_وبشتريها_ g32
_وبع r-23 g-19
_وبعته_ r19
_وبعد r-30 g-25
_وبي r20 g-21 m35
_وبين m21
_وبين_ r-25 m21
_وت r22 g-98 h16
_وتح k15
_وتحو k15
_وتر g-16 h-15
_وترج r16
_وتو h-21
_وث r45 g32 m-15 h-32
_وثل r27 g-18 h-16
_وثلا r34
_وثي g41
_وثيق g41
_وثيقه_ g41
_وج g-73 m-17 h21
_وجب h-21
_وجبن h-21
_وجبن_ h-21
_وح r-25
_وحده g30
_وحده_ g30
_وحل h-17
_وحو r-25
_وحول r-25
_وحول_لي_ k-22
_وخ r26 g-40 m24 h-47 k31
_وخذ r-25 k17
_وخذ_ r-15 g16 k17
_وخس m16
_وخسر m16
_وخل k16
_وخم r45
_وخمس r45
_وخمسميه_ g18
_وخمسين_ r40 g-15
_ود r-25 m24 h-20 k-24
_ودع h19
_ودع_ h19
_ودف r-69
_ودفع r-62
_ودفعت_ r-58
_ودي m18
_ودي_ r-20
_وديع r18
_وديعه_ r18
_وذ h-60
_ور r45 g27 h-49 k-49
_ورا m37 h25
_ورا_ h32
_ورب r47 g-27
_ورث g79 h-36
_ورث_ g22
_ورث_وهو_ g22
_ورثه g16
_ورثه_ g64
_ورثه_وهو_ g18
_ورثه_وهي_ g20
_ورج r16 g-15
_ورجع r16 g-15
_ورجعوا_ r19
_ورجعوا_اخذوها_ r17
_ورجعوا_خذوها_ r20
_ورد r-25
_ورد_ r-18
_ورده r37
_وردها_ r37
_وردي r-40
_ورق r-38 h30
_ورق_ h-23
_ورقه r-33 m24 h32
_ورقه_ r-33 m24 h32
_ورقي g28
_ورقيه_ g28
_ورو g17 h-25
_وز r76 h-50
_وزا r45
_وزاد r45
_وزد r16
_وزن r16 g20
_وس r-37 g-95 h-25 k18
_وسا h-48
_وسج g-21
_وسك h55
_وسكي h55
_وسكي_ h55
_وسل r-37 g-29
_وسلم r-36 g-25
_وسلمني_ r-22
_وسي k29
_وسيط k32
_وسيط_ k32
_وش h-69 k24
_وش_ g37 k25
_وشر r25 h-26
_وشرط r37
_وشرط_ r23
_وشري h-22
_وشف g-32 h-15
_وشفت g-32 h-15
_وشفت_ h-15
_وص g-33
_وصا r27
_وصار r27
_وصار_ r17
_وصف g27 h21
_وصف_ g33 h-17
_وصفه h39
_وصفه_ h39
_وصل g-46
_وصل_ g-17
_وصلت k-15
_وصلن g-15 k33
_وصلني_ g-15 k33
_وط g-33 m25 k17
_وطل m37 h21 k17
_وطم g-22
_وطما g-22
_وطماطم_ g-22
_وع g-138 m-30 h-137
_وعد g-80 h-27
_وعش r32
_وعشر r32
_وعشرين_ r32
_وعم r23
_وغ m19
_وغل m19
_وغلب m19
_وغلبني_ m19
_وف r51 g-39 m-17 h-55
_وفا r17 g16
_وفح g-16
_وفل g-24
_وفلو r15
_وفو r17 h-15
_وفوق r21
_وق r-16 g65 m-31 h-40
_وقا r18 h-15 k16
_وقال r18 h-15 k16
_وقال_ k16
_وقب r-39 g-16
_وقبض r-38 g-28
_وقت r-23 g44 h-28
_وقت_ r-23 g44 h-28
_وقت_ما_ g35
_وقط g-39 h30
_وقع r47 g33
_وقل g35
_وك g-49 h-27 k-17
_وكت r16 m-18
_وكتب r16 m-18
_وكتبت_ m-18
_وكش h46
_وكشف h46
_وكشف_ h46
_وكل r16
_وكل_ r18
_وكل_واحد_ m-27
_وكي g-20 h-60
_ول r-99 g133 m-42 h-77 k-18
_ولا r-19 g86 m-17 h-42 k-31
_ولا_ r-19 g83 m-17 h-42 k-28
_ولا_متي_ g19
_ولد r25 g28
_ولدي r17 g23
_ولدي_ r17 g23
_ولم r-59 g39
_ولم_ r-21 g31
_ولما r-38
_ولما_ r-38
_ولي r-27 g-16 m-15
_ولي_ r-27
_وم r-33 g-67 m-23 h-102
_وما r-74 g84
_وما_ r-91 g86 k21
_وما_حددنا_ g26
_ومس r-24 h-22
_ومع r75 g-26
_ومعا r47
_ومعه r29 g-21 h21
_ومعه_ r33 h30
_ومو g-55
_ومي r39
_وميه r50
_وميه_ r50
_ون r91 g-44 m34 h21
_ون_ m70 h16
_ون_اكس_ m51 h26
_ونص r134 g-23
_ونص_ r117
_وه r68 m-40 h-54 k122
_وهذ m-19
_وهم h-21 k50
_وهمي h-21 k50
_وهمي_ k20
_وهميه_ k30
_وهو r48
_وهو_ r48
_وهو_ما_ h16 k-15
_وهو_نفسه_ r60 g-25
_وهي r48 g-25 h-23 k87
_وهي_ g-20 h-23 k88
_وو r-26 g-74 m-26 h-29
_وي r76 g-22 h51
_وياخذ_ r18
_ويب r24
_ويس g-17 h48
_ويسك h42
_ويسكي_ h42
_ويش h22
_ويشغ h22
_ويشغله_ h22
_ويع r28
_ويعط r16
_ويق g-19 h21
_وين g20
_يا r-69 g42 m120 h-73 k16
_يا_ r-50 g74 m50 h-49
_يا_نصيب_ m49 h17
_ياج k25
_ياجر k25
_ياجر_ k25
_ياخ r-19 m60 h-23
_ياخذ r-27 m51 h-16 k-17
_ياخذ_ r-28 m49 h-16
_يان m18 h22
_يانص m18 h22
_يانصيب_ m18 h22
_ياه g-16 h-15
_يب r-27 g41 h-37 k22
_يبد g18
_يبي r-15 h-23 k29
_يبيع r-15 g26
_يبين g-19 k37
_يبين_ g-18 k30
_يت r17 g32 h25
_يتا r38 h-16
_يتاخ r38 h-16
_يتاخر_ r38 h-16
_يتح g40
_يتحد g40
_يتحدد_ g40
_يتحدد_اخر_ g15
_يتص h47
_يج r31
_يجي r42
_يجيب g22
_يجيب_ h24
_يجيبه_ g25
_يح r-48 k22
_يحد g68 h-23
_يحدد g68 h-23
_يحدد_ g47 h-17
_يحدده_ g16
_يحس r-26 g-15 k31
_يحس_ g-15 k31
_يخ r-22 g74 h17 k16
_يخت g46 h27
_يختا g49 h-16
_يختب h26
_يختبر_ h26
_يد r-41 g29 m-29 h-21
_يد_ r-54
_يد_بيد_ r-54
_يدخ h35
_يدخل h35
_يدخل_ h35
_يدر k24
_يدري k24
_يدري_ k24
_يدف r-17 g40
_يدفع r-17 g44 h-17
_يدفع_ r-17
_يدفعون_ g41 m-20
_يدفن h24
_يدفن_ h24
_يدي r54 h-53
_ير g33
_يرجع_ g-24 k17
_يرجع_كامل_ r31
_يرد r-17
_يرد_ r17
_يز r25 h-24
_يزه g23
_يزهر g23
_يزهر_ g23
_يزي r22
_يزيد r22
_يس r113 g-47 h32
_يسا h-19 k27
_يسال h-19 k27
_يست r37
_يسل r78
_يسلف r36
_يسلم r41
_يسه g21
_يسهل g21
_يسهل_ g21
_يش r61 h27 k-17
_يشت r57 g-18
_يشتر r40 g-18
_يشتريه_ r19
_يشتريها_ r22
_يشغ r18 h24
_يشغل r18 h24
_يشغله_ h24
_يشي m15 h18
_يشيل m15 h18
_يشيل_ m15 h18
_يصل g16
_يصلح g16
_يصي h20
_يط g-20 h55 k29
_يطر h16
_يطرد h18
_يطرد_ h18
_يطل k31
_يطلع k18
_يطلع_ k18
_يظ k32
_يظه k32
_يظهر k32
_يظهر_ k32
_يع r-20 g71 h48
_يعر g35
_يعرف g35
_يعرف_ g34
_يعط g18
_يعطو g22
_يغي h15
_يغير h15
_يغير_ h15
_يف r-23 g60 h54
_يفت g37 h-17
_يفتح g37 h-17
_يفتح_ g26 h-22
_يفتح_اعلي_ g23 h-21
_يفك r-15 h67
_يفك_ h52
_يق g28 h24
_يقد h15
_يقدم h15
_يقر g33
_يقرا g-18 h28
_يقرا_ g-18 h28
_يقرر g51 h-22
_يقرر_ g16
_يقرره_ g16
_يقول_ g-15 h28
_يك r-16 g29 m-22 k-24
_يكت r-31 h17
_يكتب h21
_يكتب_ h24
_يكف k-16
_يل r18 g51 m26 h-18
_يلع m18
_يلعب m18
_يلعب_ m18
_يلعب_علي_ m18 h-18
_يم g47 h58
_يمت h29
_يمتح h29
_يمتحن_ h29
_يمس h16
_يمسح h16
_يمسح_ h16
_يمش r18 h18
_يمشي r18 h18
_يمشي_ r18 h18
_يمك g28 h-25
_يمكن g28 h-25
_يمكن_ g28 h-25
_يمل g47
_يملك g47
_يملكه_ g24
_يملكها_ g23
_ين g29 k48
_ينب g21 h-19 k20
_ينت g37 h-19
_ينتب g-15 k17
_ينتبه_ g-15 k17
_ينز g-31 m19 h21
_ينزل g-44 m20 h28
_ينزل_ r-17 g-44 m20 h28
_ينع k17
_ينعر k17
_ينعرف_ k17
_يو r22 g-27 m-28
_يوص r23
_يوصل r23
_يوصل_ h-21
_يوق h22
_يوقع h22
_يوقع_ h22
_يوم g-53 m-16 k15
_يوم_ g-39 h-28 k20
_يومي r23 h28
_يوميه_ h15
_يون r-29
_يوني r-29
_يونيو_ r-29
_چر h28
_چرس h28
_چرس_ h28
a2a r65 g-56 m24 h-28
a2a_ r25 g-25
a2e r48
a2ed r66
a2i r21 m15 h33
a2id r22
a2k r24
a2kh r24
a2khe r24
a2m r-29 g30 h-19
a2me r-29 g30 h-19
a2mee r-29 g30 h-19
a2n r-16 m17
a2s m-23
a2se r-27 g24
a2see r-27 g24
a2t r37
a3_ r15 g116 m60 h-33
a3a r-17 g-37 m-15 h28
a3a_ g-25 h43
a3d r48 g29
a3d_ r40 g20
a3da r15
a3h h-15
a3ho h-15
a3l r-21 g25 k59
a3m k18
a3me r-16 h-15 k18
a3n m-15
a3na m-15
a3na_ m-15
a3o r37 g-15 m-18
a3r g45
a3ro g21
a3t r-54 g-49 m17
a3t_ r-23 g-27 m26 h21
a3te r21
a3tee r21
a5at r20
a5e h18
a5et h18
a5o m38
a5od m39
a7_ m48 h43
a7a r33 g-19 h-62 k44
a7aw r-25 g-16 k54
a7e r-35 g15 m32 h36
a7ed r-26 g19
a7ed_ r-26 g19
a7m h48
a7n r-19 h-53
a7s g39
aa_ g-25 m28
aab r-15 h-17
aad r-32 g54 h-53
aad_ r-15 g53 h-46
aaj r45 g-17 h-31
aal g22 h61
aal_ g29 h35
aam g32
aam_ g34 h-18
aami h18
aamil h18
aan r-15 g15 h-26
aar r-27 g25 m17
aar_ g33 h-27
aas g21 m-18 h17
aas_ r23
aash r-29 g23
aash_ r-29 g23
aat h-38
ab_ r-92 g35
aba r-46 m-32 h61 k-20
aba_ r-22 m-18 h26
abad h25
abah r38 g-16 h-18
abaha r38 g-15 h-25
abar r-16 h20
abare h27
abay r-36
abaya r-36
abb r37 g21 m-21 h-30
abba r-49 g29
abbe r36 m-16
abby r50 h-17
abby_ r50 h-17
abe r36 g-67 h117
abel g-65 h77
abel_ g-56 h57
abell h32
aber r30 h66
abet r29 m15
abet_ r42 m15
abi g-30 m-37 h-26 k18
abi_ r28 h-29 k25
abil r-24
abili r-24
abin g-15 h-16
abine g-15
abis h36
abis_ h36
abl g42 h-38
abl_ r20 g69 h-37
abla r-20 h27
ablag h27
able r35 g-57 m15 h-15
able_ g-55 h-67
ables r36 m44 h15
ablet h37
abo r-25 g-45 m59 h82
abon m60 h-17
abong m60 h-17
abor h48
abor_ h27
abort h22
abou r-15 g-18 m-18 h36
abov m22 k28
above m22 k28
aboy h29
aboy_ h29
abr g-20
abra h44
abraj h44
abri h-29
abric h-16
abro h-25 k20
abroa k23
abs r22 g-16 m-23 h83
absi h44
absin h43
abso h36
absol h36
abt r21 h-51
abt_ m19 h-22
abta r15 h-29
abta_ r15 h-29
abu r32 h32
abu_ r40
aby r-32 g-41 h-19
aby_ g-25 h78
abys h-90
abys_ h-35
ac_ r-33 g16 h44
aca m47 h58
acc m67 h-44 k35
acca m76
accar m51 h23
accep r25
acci m-22 h-30
accid g20
accin m-22 h-26
acco g17 h-20 k41
acco_ g-16
accou g28 h-26 k44
accr r32
accru r32
accu m26 h19
accum m26 h19
ace r41 g-21 m-25 k-18
ace_ r33 m-30
aced m31
aced_ m31
acem m-15 k-16
aceme m-15 k-16
ach r-40 m19 h-44
ach_ r33 k28
acha m31
acha_ m28 h-22
achc g21
achch g21
ache r-42 g-15 m-25 h-37 k-26
ached r-19 h-27 k-23
achel h27
acher m-21
achi r-16 m24 h-49
achin m27 h-23
acht h30
acht_ h30
aci g-27 h58 k-17
acil r43 h48
acili r43 h48
acin m23 h17
acing m23 h17
ack r-30 g-74 h126 k-29
ack_ g-47 h91 k-28
acka g16 m-28 h-16
ackag g16 m-32 h-16
ackd h-16 k25
ackda h-16 k25
acke m-63 h65
acked h114
acker m-27 h-30
acket m-23 h-19
ackg h-28
ackga h-28
ackh h37
ackha h37
ackj m38
ackja m38
ackm h33
ackma h33
ackp m60
ackpo m60
acks r-15 g-15 h-27
acks_ r-15 g-15 h-27
aco m30 h84 k-25
acon h53
acon_ h60
acq h23
acqu h23
acqui h23
acr g-25 h58
acri h34
acrif h34
acro g-24 h25
acros g-24 h25
act g-20 h-63
act_ h42
actl r-23
actly r-23
acto r56 h-72
actor r56 h-72
actu r-37 h-32
actua r-34 h-16
acu g-28
ad_ r-44 m27 h-84
ada r18 g30 h-41 k20
ada_ r-34 m28
adab g23
adabl g23
adam r-16 h30
adam_ r-16 h24
adaq h-18
adaqa h-18
adar h-16 k36
adar_ h-16 k36
adat r30
adat_ r30
add r51 g-37 h44 k-31
add_ r21 g30 m29 h29
adda r-37 g-22
adde r18 g-29 h26 k-17
added r52 h30 k-16
adder g-23
addic m-21 h-24
adds r58 k-20
adds_ r58 k-20
ade r-34 h-31
ade_ g-18 k20
aded_ g-15
adee r-27 h-21
adell h27
ader r-15 m-19 h32
ader_ r-15 m-19 h32
ades m18
ades_ m18
adey g42
adf r29 h-17
adi r51 h89 k-21
adi_ h18
adie h41
adies h41
adin h-20
adiy r20
adj g-23 h-15
adju g-23 h-15
adjus g-23 h-15
adl g23
adli g23
adlin g23
adm r32 h-27
admi h-27
ado r-40 g-61 m-51 h91
ado_ r-27 g-15
adob h38
adol g-18
adol_ g-18
adoo h22
adoo_ h22
adop h16
adopt h16
ador h44
ador_ h44
adr g44
ads m-34
ads_ g-19 m-34
adt r-18 h-30
adt_ r-40 g17 h-30
adu h57
adu_ h29
adul h36
adult h29
adv r-22 g17 h17
adva r-16 g31
advan r-16 g31
advi g-27
advic h27
ady r-18 g20 m-23
ady_ r-18 g21 m-22
aed r32 g-23 m16 h-34
aed_ r32 g-21 m20
af3 r21
af_ g-31 h-43 k-20
afa h18
afa3 g32
afa3t g-16
afa_ r25 g-21 h30
afala r33
afe g-48 m36
afe_ r17 g-46 m31 h-24
afee g-15 h31
aff r-67 m34 h-17
aff_ r-46 m21 h-35
affi h65
affic h48
affl r-16 g-16 m39 h-34
affle r-16 g-16 m39 h-34
affr h-38
affro h-38
afi g37
afn r23
afni r23
afni_ r23
afs r20 g-25 h-31
afs_ r17 g-21
aft m-20 k17
aft_ r39 m-16
afte g38 m-25 k25
after g38 m-25 k25
afto g-28 h-20
afu h-30
aful h-30
ag_ m16 k19
aga r-64 g58 m58 h-29 k-26
aga_ r-47 h-20
agai g15 m31 h32 k-16
again g15 m24 h30 k-16
agan m23 h-18
agan_ h-20
agana m19
agay g-27 m16 h43
agay_ g-21 h68
agaya m20 h-18
agaz h-20
agazi h-20
age r-37 g-57 m28 h120 k-28
age_ m-16 h37
aged g17 h19
aged_ g17 h19
agei h33
agein h33
agen g-34 h-43 k-15
agent g-20 h-30
ager m62 h74
ager_ m24 h47
agerm h22
ages r-34 g-22 m-15
ages_ r-34 g-22 m-15
agg h-34 k22
agga h-25 k22
aggag h-24
agh r16 g49 h16
agh_ g39
agha r31
aghr h15
aghri h15
agici h17
agn h28
agne h25
ago r-18 g42
ago_ g51 h-29
agon h27
agon_ h24
agr r35 g40 h-44
agra g21 h-17
agram g21 h-17
agre r47 g22 h-37
agree r35 g26 h-37
ags g-48
ags_ g-48
agu r-24 m27 h15 k-24
ague r-24 m28 k-24
ague_ r-24 m28 h-26 k-15
agues h36
ah_ r99 g-36 m-55 h-88 k-18
aha r128 g46 m70 h-92 k-20
aha_ r-22 m-15 h-36
ahab r19 g-16 m16
ahab_ r21 m17
ahad m21
ahah r30
ahah_ r30
ahan r25 m51
ahana m38 h36
ahant r20
ahar r44 g-19
ahay g26
ahay_ g26
ahe r19 h41
ahea g19
ahead g19
ahee h33
aheen h33
ahi r27 g42 h-47 k31
ahi_ r-32 g42 h-18
ahid k36
ahin r44 h-20
ahine r39 h-18
ahl g-27 m20 h71
ahle g-16 h17
ahle_ g-15 h16
ahn m33 h-15
ahn_ m33 h-15
aho r17 m-15 h-27
ahr r32 g-25 h-62
ahr_ h-37
ahre g-17
ahrei g-17
ahw g-16 m-20 h-44
ai_ r114 g-36 m35 h-21
aid r19 g-24 k19
aid_ r20 g-20 m17 h-16
aids k18
aids_ k18
aig g33
aig_ g28
aik r20
aikd r21
aikda r21
ail r-49 m-37 k-19
ail_ r-23 g-19 m-22 h-15
aile h52
ailey h52
ailo h-38
ailor h-38
aily k-16
aily_ k-16
aim g47
aime g38
aimed g38
ain r17 g-91 m-84 h-52
ain_ r76 g-28 h-65
aine h45
aine_ h64
ained g-21 h-15 k18
aini r19 g-18 m-20 h18
ainin r19 g-18 m-20 h18
aink r21
ainkd r21
ains r-28 m-19 h-61 k-17
ains_ m-21 h-66
ainst r-20
aint r-79 g-29 m-28
aint_ r-36 m-28
ainte r-26
air r-91 m-70 h-109 k-64
air_ r-81 m-49 h-50 k-26
airc h-37
aire h38
aired h38
airi h23
airin h23
airli h-19
airp r-18 g24
airpo r-18 g26 h21
airs r-31 m-27 h-50 k-34
airs_ r-31 m-27 h-50 k-34
airt r36
airti r36
airy h-33
airy_ h-33
ais r-28 g-38 h18 k18
aisa r-24 m18 h-48 k-21
aisa_ r-25 g24 m18 h-48
aisal g-21 k-18
aise g-29 h76 k40
aise_ h61
aiser h15 k20
aisi h-24
aisin h-24
ait r27 g17 m-16
ait_ r-20
aite r15
aiti r32
aitin r32
aiv r-20
aiw m34 h29
aiwa m34 h29
aj_ r96 g-37 m-33 h-15
aja g-18
aja3 r-21 h-19
aje r-25 g-32
aji r-15 g-29 m26
ajid m29
ajid_ m29
ajj r35
ajje r20
ajje3 r20
ajl h-16
ajli h-16
ajlis h-16
ak_ r-112 g32 m-18 h118 k-25
aka r-18 m23
aka_ r26 m38 h33
akaf h-30
akafu h-30
akal r-16
akala r-16
akam h-19
akat r-36 h-32
akat_ r-36 h-32
ake r-49 g-40 m-23 h23
ake_ g41 m28 h41
aked h56
aked_ h56
aken r-22 m-18
aken_ r-22 m-18
aker g-80 m-35 h-95
aker_ g-57 h-23
akery g-22 m-28 h-68
akes r16 g-17 h19
akes_ r16 g-17 h19
akh r101 g-16 h-59
akh_ r15 g-27 h-17
akha r29 g34 h-66
akhad r21
akhar h-37
akhe g-16
akhed r22 m22
akho r19 h-28
akhod r16
aki r44 m-44 h18
aki_ r35 m-16 h52
akin g21 m-20 h-36
akin_ g39 h-25
aking g-17 m-17
akk g24 h38
akka g37
akl h26
akli h35
akli_ h35
ako r-19
ako_ h-56
akr g-15 h-33
aks g15 m-20
aks_ g36 h-33
aksh h45
akshi h16
akt r-40 g21
akta r-22 g17
aktab r-19 g26 m23 h15
aky r29
al_ r26 m34 h-28 k-63
ala g-19 m33 h-57
ala_ r-62 g77 m-72 h-30
alab m27 h-46
alad h-17 k18
alaf r56 g-23 h-15
alaf_ r22 g-23
alaft h-15
alag r-15 g19
alaga r-46 g19
alah m19
alal g-22 m19 h-18
alal_ g-22 h-17
alam r-49 g52
alam_ g73 h-46
alama r-24
alami r-15 h55
alamt g-16
alan g-51 m39 h51
alanc g-37 m39 h21
alang h30
alar g-28 m-20 h-37
alary h-20
alas r32 m15 h-16
alas_ m15 h-16
alat r17 m16
alat_ r25
alaw m19 h35
alawa m19 h43
alay r59 g-19
alay_ r41
alaya r34
alb g-16 h31
albu h19
alch h40
alcho h40
alco m-19
alcoh g-16 h-22
alcon g44 m-16 h-38
alcu g-19 h-25
alcul g-17 h-25
ale m-22 h128
ale_ g34 m-39 h104
aled g28 h-25
aled_ g28 h-25
aleh r59
alen r31
aler r-36 g-34 m21 h30
aler_ r-16 g-18 m31 h15 k18
alers r-20 h19
ales g-23 m29 h27
ales_ g-23 m29 h27
alet r-31 g16 m-17 h-27
alet_ r-31 g16 m-17 h-26
alf r35 g22 m-47 h-24
alf_ r36 m-47
alfe r-15
alfei r-15
ali r46 g-43 m-53 h106 k-23
ali_ r15 g-22 m17
alik g-15 h23
alin h41
aling h16
alis r21 g-19 h15
alism g-15 h25
alit g15
ality r-23 g16
alk r-20 g22 h60
alk_ g21 h17
alke m-16 h35
alker h34
all r-49 g67 m34 h-63
all_ r-64 g21 m81 k-19
alla r26 g-39 m-22
alla_ r24
allan h18
alle m18 k36
alled g-22 m29
allem g-18 h18
allet g74 h-41 k67
alli g-16
allm r-23
allme r-23
allo r24 m-40 k-21
alloc g39
alloo g-27
allot r25 m-17
allow g-16 k-15
alls g59 h-34
alls_ g59 h-34
ally g26 h-18
ally_ g26 h-18
alm g-23 m-19 h63
alm_ r-16 g-15
alma h28
alme h-19
almen h-19
almi h57
almis h57
alo r-75 g-30 h-59 k70
alo_ r-34 m35
alon r-23 m-15 h-34 k50
alon_ r-24 h-16
along g-23 k41
aloo k22
alp g32 h-19
alr g53 h-16
alre g53 h-16
alrea g53 h-16
als m57 k47
als_ r27 g22 m29
alse k58
alse_ k58
alt g-27 m-32 h69
alt_ r-16 g-19 h34
alth g-20 h18
alth_ h21
alts h20
alts_ h20
alty m-17 h-25
alty_ m-17 h-25
alu r44 g-33 m-16 h-60 k24
alue r32 m-19 h-20 k20
alue_ r53 g15
alum h-17
alumi h-17
aluw h-20
aluwa h-20
alw r17
alwa r17
alway r20
aly h-30
alya m21 h-16
alyan m21 h-16
am_ r-110 g30 m-18 h158 k-30
ama g69 m-67 h-78
ama_ r36 g-44 h-19
amad h30
amado g-18 h41
amal r-23 h57
amal_ h50
aman g48 h-75
aman_ r-19 g66 h-45
amar r45 g43 h-20
amara r45
amay h33
amaya h33
amb r-33 g-53 m28 h-100
amb_ h-33
amba h34
ambl m43 h-35
ambli m40 h-32
ambo g-15 h-19
ambs g16
ambs_ g16
ambu m-21 h-43
ambur h-43
amc g-32 h-17
amda h-25
amdan h-25
ame r-25 g-33 h33
ame_ r-63 g-116 m34 h30 k32
amed g28
amed_ g28
amee h-19
amel r-18 g42 m-17 h-24
amel_ g22 m-17
amels g20
amen m19 h31
ament m19
amer h-21
ames r-31 g27 m-22 h17
ames_ r-31 g30 m-21
amet r65
ameti r44 g-15
ametr g21
amey r18
ameya r18
ami r22 g-101 m-32 h45 k-24
ami_ r18 g-49 h27
amic r-18 m-16 h-33
amic_ r-18 m-16 h-33
amil g-23 m-24 k25
amil_ h33
amili r-16 k22
amily m-19 h-19
amin g-15 m22 h50 k-21
amin_ h-42
amine g15 h89 k-16
aming g-24 m28
amiy r29
amiyy r26
aml r-17 h-44
amm g71 m-21 h-89
amma r35 g16
amma_ r35 g16
amme g21 h-43
amme_ h-17
ammer h-31
ammi h-23
ammi_ h-17
ammo r-28
ammon r-19 h49
amo m25 h-35
amon m22 h21
amon_ h16
amond h22
among m15 h-15
amou g-43 k15
amoun k15
amour g-34 h-26
amp r-69 g-56 m-28
amp_ r-57 g-34 h-20 k-25
ampa h83
ampag h16
amped h-27
amper h35
ampl k26
ample k26
amps h-42
amps_ h-42
amr m-16 h38
ams r29 g-28 m16 h51
ams_ r31 g-31 m20 h33
amst h21
amste h21
amt g-16
amu h109
amul m-15 h78
amule m-15 h78
an_ r-23 g-51 m-29 h47 k76
ana r41 g-22 m43 k-35
ana_ r103 g-30 h27
anad r-48 h-36
anag h-23
anage h-23
anat m27 h44
anat_ m27 h46
anax g-16 h35
anax_ g-16 h35
anc r92 g-20 m28 h36 k47
anc_ h17
ance g23 m26 h19 k-29
ance_ r-28 m22 k-22
anced r47 g21 h-23
ancel r-22 h-24
ancer h35
ances m27
ancet h24
anch r23 h16 k30
anch_ h28
anche r38 k30
anci r28 h15
ancia h18
ancie r21
anct h-21 k49
ancti h-21 k49
and g25 m-27 k-59
and_ g-66 m-49 h-36
anda r-15 g31
andar g43
andb m-18
andba h29
ande r23 m-16 h34
anded h18
andel h-23
ander r29 h39
andf g17 h16
andfa g17 h16
andi r25 g-61 m30 h51
andi_ g-18 h32
andic m18 h-19
andin r41 g-34 m17
andit h36
andl g28 m32 h-47 k-19
andle g46 m32 h-46
andlo k-16
andm h-39
ando r-23 g78 h-33
andom g28 h-27
andoo r-25 g38 h-21
andou h32
andov h-16
ands g27 m16 h-23
ands_ g33 m16 h-23
andu r-23 h40
andu_ h57
andw g-19 h15
andwi g-19 h15
andy h33
andy_ h33
ane g-23 k-24
ane_ r-21
aned r28 h-22
aned_ r28 h-27
anel k-23
anel_ h35
aner g-25 h17
aner_ g-25 h-16
anes h31
anesh h31
ang r34 g-109 m-40 h41
ang_ h45
anga g-15
anga_ r-21 h16
angal h20
angay r16 h-25
ange r32 g-61 h-32 k20
ange_ r-15 g-19
anged r35 k-19
angel h28
angem r28 h-17
anger h-17 k33
angl r45 h-26
angla r48 h-27
ango g18
ango_ g25 h-28
angr h25
angri h18
angs r-31
angs_ r-31
ani r-62 g-48 m-43 h93
ani_ r-57 g-19 m-18 h19
anif g20 h16
anife g20 h16
anine r19 h-26
aning r-23
anio r-18 h17
anion r-18 h17
anis r25 h71
anise r31
anish h18
anist h23
anit g-16 h-42
aniti h-32
anj r-24 h34
anja h37
anja_ h28
ank r-70 m-30 h27 k-15
ank_ r-31 m-39
anke h39
ankn g28
ankni g28
anks r-37 g-28 h-31
anks_ r-37 g-28 h-31
ann r48 g-58 m-25 h73 k26
anna m29 h36
anna_ m32
annab h40
anne g-34 m-36 h26 k16
annel h38
anner m-33
anni h38
anni_ r27
anno r41 g-33
annot r41 g-33
annu g32 h-27
annua h-16
annui g21
ano m-33 h28
ano_ g28
anol h-16
anol_ h-16
anon h-31
anot h42 k15
anoth h42 k15
ans r-42 g-66 m-54 h111
ans_ r-28 g-21 m-32 h61 k-35
ansc h17
anscr h17
ansf r-19 k25
ansfe r-19 k25
ansl g-35 h-21
ansla g-35 h-32
anso g-18 h56
ansom h56
answ h20
answe h20
ant_ r-62 g-38 h22
anta g-15 m59 h-44
antas m34 h-21
ante g-17 m-34 h15
antee m-34 h-17
anti g20 h32
anti_ h18
anto r47
anto_ r15
antor r32
antr m-34 h23
antra h15
antri h29
ants r55
ants_ r55
anty r-21 g62 h-28
anty_ r-21 g62 h-28
anu m46 h-21
anua m46 h-23
anv g-45
any r-33 g85 m-41 k20
any_ g87 m-29 h-39
anz h58
ao_ g-36 h22
ap_ r-60 g62 m-31 h31 k-36
apa g22 h-42
apar r31 g25
apart g26
ape r-61 g16 m-51 h-31
ape_ r-20 g-36 m-15 h-25
aped g29 h-21
aped_ g29 h-21
aper r-36 m-28 h35
aper_ r-20 g48 m-20 k20
aperi h16
apero h29
apers r-16 g-18 k-27
apes h-19
apes_ h-19
aph r-22 g-29 h20
aphe r-18
apher r-18
aphy g-20
aphy_ g-20
api r24 g-31 m-45
apis r-17 h-18
apist h-18
apit r43 g-28 m-15
apita r43 g-28 m-15
apo m16 h21
apo_ h24
app r-48 g-22 m-29 h72
app_ r19 g-84 m34 h83 k-20
appa h32
appa_ h32
appe g-28 m-18 h33 k27
appea k29
appen g-15 h17
appi r-40 g23 h-21
appin r-31 g23 h-18
appl g51 m-20 h-60
apple g33 m-20 h-38
appli g18 h-22
appo r-23
appoi r-23
appr g24 h-17
appro g32
appy m-16 h15
appy_ m-16 h15
apr r29 h16
apr_ r62 h-16
apri r-21
april r-21
apro h36
aps g68 m15 h-26
aps_ g76 m18 h-34
apt m-23 k-18
apta r21 h41
aptag h36
aptai r27
apte r-17
apter r-17
apti g16
aptio g16
apto m-20 h-27 k-18
aptop m-20 h-27 k-18
apy r29 h-31
apy_ r29 h-31
aq_ r-17 g21
aqa m-20
aqs g-17 h-23
ar_ r-48 g-40 k-29
ara r-33 m-42 h25 k-33
ara_ r-95 g29 m-22 h-21 k-19
arab r-32 m-25 h25
arab_ h53
araba r-26 h-17
araf h-16
arage r-31
arah r39 h37
arahe h33
arak g-19 h28
arak_ g-19 h45
araka h-17
aram g-21
aram_ g-28
arame r15
aran r100
aranc r38
arang r16
arant r52 g19 h-24
aras r-19 h22
aras_ r-19
arast h16
arat r24 g-16 m32 h21
arat_ r48 m29
arate r-15 g27 h31
arati g-17
arb r-27 h-86
arbe h-46
arber h-46
arbi g-24 m15
arbo r-15 g40
arbon g19 h17
arbou g28 h-18
arc r-39 g21 m-42 h-47 k-47
arce r-23 h-27 k-43
arcel r-23 h-27 k-43
arch r-15 m-22 h15
arch_ r26
archi r-27
arco g16 h-25
arcoa g20 h-31
ard r54 g-53 m-44 k-17
ard_ r40 m-46 h-21
arda r48 h-22
arde r-30
arded h20
arden r-27 h-26
ardi r-45 g-20
ardin r-33 g-18
ardl r59 g-36
ardle r59 g-36
ardo h32
ardon h28
ards r-15 m20 h59
ards_ r-15 m20 h59
are r-86 k29
are_ r-38 g-40 m-30 k35
ared h-36 k30
ared_ h-36 k30
aree g26 h-21
aree_ g45
areg h25
aregl h16
areh r-18 g-23 h22
areho r-18 g-23 h22
arei r-21
areit r-21
aren h-47
arene h-41
arent h-18
arer r37 g-15
arer_ r37 g-15
ares r-45 m68 h23
ares_ r-19 m47 h27
arest r-26 m21
aret r35 m-21 h53
aret_ r21 h51
arew r-16
arewe r-16
arf r-22 g23
arf_ r-15
arg g71 h-54 k-20
arga h23
argar h23
arge r31 g15 h-65
arge_ r15 h-63
arges r28
argi r-25 g63 h-34
argin r-25 g63 h-34
ari g-20 m40 h-18
ari_ g41 m32 h20
aric h28
arica h28
arim m19
arin g-29 h-22
arine g-17
aring h-26
ariq r34
arit g-25 h-24 k26
arita r21 g16 k22
arity r-33 g-31 m21 h-22
arj g-15
arja h-19
ark r25 g-15 h-25 k-32
ark_ g29 m-15
arka m27 h20
arke r46 g-22 h-41 k-20
arket r15 k-20
arki r-43 g-19 m-19 h-17
arkin r-43 g-19 m-19 h-17
arl r-24 g40 m45 k-19
arl_ g38 h-15
arla g30 h-17
arla_ g33 h-19
arle g17 h-25
arley g17 h-25
arlo m61 h100
arlo_ m32 h44
arls g19
arls_ g22 h-15
arly r22 g-50 h-35 k-15
arly_ r22 g-50 h-35 k-15
arm r-29 g-36 m-25 h-28 k-33
arm_ r-23 m-28
arma g-23 h-38
arma_ g-18
armac h-45
arms g-17 k-22
arms_ g-17 k-22
arn g-28 h-77
arn_ r35 g-31 h18
arna r-23 m-21 h-34
arna_ r-23
arne r-62 h-47
arned r-41
arnes r-16 m-18
arni r25 m26
arnin r25
arns r26
arns_ r26
aro r-33 g-38 h106
aro_ m34 h32
arot m-42 h80
arot_ m-42 h80
arou g-16 h-15 k19
aroun g-16 h-15 k19
arp r-59 m-37
arpa r-16 g-33
arpe r-43 m-36
arpet r-33 m-36
arr r81 g-25 h-34
arra r-57 g36 m17 h46
arra_ r-23 h22 k16
arrac h18
arran g44 k-30
arre r27
arrea r15
arrel g21 h27
arri r-16 h-23
arrie g42
arriv g-17
arro h-38
arron h27
arrot h-39
arru r66
arruq r70
arry r75 g-26 h-18
arry_ r44 g-25 h-16
arsa h36
arsal h36
arsh h-18
art r36 g-55 h-27 k-20
art_ r87 g-19 m49 h-59 k31
arte r42
arten h17
arter r43
arti r21 g-45 k-17
artic g-15
artin r30 h26
artm r-26
artme r-26
artn r-25 m-15
artne r-25 m-15
arto m-29
arton r16 g19 m-26 h-46
artoo g-16 h21
arts r-45 h-32
arts_ r-45 h-32
artu r-23 m-18
artup r-23 m-18
arty m22 h45
arty_ h51
aru r29 g-16 h37
aru_ h55
aruq r28 h-17
aruq_ r28 h-17
arv g50
arve g51 h-26
arves g51 h-26
arw h58 k-17
arwa h58 k-17
arwan h28
ary r-86 g31 m35 h29
ary_ r-61 g17 m33
arz r50
arz_ r32
as_ r-37 g-46 m-57
asa g-32 m-24 h-20 k-23
asah m-24
asak g20
asal r27
asan r-52 h-30
asan_ r-52
asc g-17 h55
asco g-15 h49
asd g28
asda g28
asdaq g28
ase r18 m-32
ase_ g-77 m-42 h24
aseb r26
aseba r26
ased g42
ased_ g42
asee g35 m22
aseed m31 h-30
aser m15 h-42
aser_ h-42
ases r21 m-16 h28
ases_ r21 m-16 h28
ash r-44 g-20 k27
ash_ m28 h35 k17
asha g-32 m-21 h-39 k20
asha_ r-18 h-30
ashan k29
ashe r25 g-15 m-24 h-42
ashee h-35
ashes r24 m-20
ashi r-32 g-22 h77
ashi_ h34
ashin h-44
ashis r-17 h36
asho m24 h38
ashr h-17
ashra r16
asht r-21 g62 h-48
ashte g59
ashw h36
asi g-57 m88
asic r25 m32 h23
asin r-21 g-27 m45 h23
asing h34
asino r-15 g-21 m51
ask g-41 h-73 k121
ask_ k94
aske g-40
asked g-36
asks h-51 k23
asks_ h-51 k23
asl r46 h-23 k-19
asl_ r57 h-15
asle h17
aslee h17
asm r-27 h-18
asn g74 h-30
asnt g74 h-30
asnt_ g74 h-30
aso g46 h-23
ason g46 h-23
ason_ h-17
asons g44
asp h25
asr h-38
ass r-105 g-21 m-57 k22
ass_ r-50 m-50 h-55 k53
assa r-31 g-26 h56
assag m-22 h38
assar m19
asse g37 m-20 h-26
assed g18
assi r-33 g-30 h-15
assig r-30 h26
assin g-27 h-20 k15
asso m45 h33
assp g-16 h45 k-29
asspo g-16 h45 k-29
assu r28
assur r28
assy h-27
assy_ h-27
ast r-94 g-70 m16 h186
ast_ r-81 m27
asta h52 k24
asta_ h54
aste g-23 m16 h86 k-18
asted h17
aster g-15 h83 k-18
astes h-21
asti h24
asti_ h19
astr h21
astro h-32
astu h24
astu_ h24
asu r50 g-17 h-16
asur r50 g-17 h-16
asure r-24 h20
asuri r15
asury r59 g-31 h-23
asy g22 m25
asy_ g22 m25
at_ r-59 g-33 h42 k-97
ata r-16 m-31
ata_ r-22 g23 m-16
atab r35
atc r-21 g28 m59 h27
atch r-21 g28 m59 h27
atch_ g17 m66
atche h68 k-15
ate g59 m-98 h-96 k-79
ate_ r45 m-66 h-44 k-43
ated r-36 g-28 h72
ated_ r-36 g-28 h72
atee r-31 m16
ateg g22
ategy g22
atel g43
ately g44 h-15
atem r17
ateme r26 h20
aten h35
aten_ h53
atene r21
atent g15 h-24
ater r18 g48 m-31 h-92 k-16
ater_ r18 g56 h-51
ateri m-21
ates r-41 g-52 h-33
ates_ r-41 g-52 h-33
atev r-22 g41 m-15 h-28 k-15
ateve r-22 g41 m-15 h-28 k-15
atf g28 m21
atfo g28 m21
atfor g28 m21
ath r-20 g-28 m-58 h-52 k-27
ath_ r-31 g18 m-24 h-24
athe r32 g-23 h-23 k-25
ather k-25
athon g-26
ati r27 g25 h-79
atin h-23
atine g-19
ating g23
atio r56 m-15
ation r56 m-15
ativ g40 h-33
ative g40 h-33
atk g-15 m33 h32
atka g-15 m33 h32
atka_ g-15 m33 h32
atl h57
atla h46
atla_ h44
atm r19
atm_ r24 h-27
atn g63
ato r17 g-18
ato_ m-22
aton r62 h-31
atong r62 h-22
ator r-39 m26 h17
ator_ r-36 m26
atr g28 m16 h29
atro m26 h22
atrol m30
atron h36
ats r16 g-18 m-27
ats_ r20 m-22 h-58
atsa h29
atsap h29
atsu h33
atsu_ h33
att r64 g-31 m58 h-64 k-43
atta r-27 g-26 k-23
atta_ m21
attac r-18 g-19 h15 k-23
atte r50 g-43 m41 k-18
atte_ m31
atten g-16 h40
atter r47 g-32 m16 k-15
attes h-38
atti r46 m20 h-32
atti_ r46 m20 h-32
attl g50
attle g50
atu r77 g-58 m-22 h117
atue h52
atue_ h52
atur r60 g-46 m-16 h42
aturd r-20 h40
ature r38 g-39 m-18 h25
aturi r45
au_ m52 h36
auc r53 h-30 k-21
auct r60 m25 h-28 k-17
aucti r60 m25 h-28 k-17
audi g-21 h-19
audit g-21 h-19
aug m-26 h65 k-22
augh h65 k-22
aught h25 k-22
aul r15 g-19
ault r16
ault_ r16
aun g41 m-26 h-47 k41
aunc g23 h21
aunch g23 h21
aund g-16 m-25 h-61 k41
aunde k53
aur r-22 g-34 m-23 h25
aur_ g-17 h-16
aura g-17 m-16 h41
aura_ h41
auran g-17 m-16
aus g-33 h23 k19
ausa h34
ausag h34
ause g-32 h-16 k19
ause_ g-32 h-16 k19
aut g-33 k20
auth k25
autho h-26 k25
auto_ g20
auv h40
aux h19
aux_ h19
ava r45 g28 m-16 h-41
avan r36 g26
ave r-35 m-55 k-28
ave_ r-40 g-21 m-31 h30 k-22
avel g-22 m-19 h-21
avel_ g-24 m-19 h-21
aven g56
avent g56
aves g-26 h-19
aves_ g-26 h-19
avi r126 g-42 k-31
avin r36 g-33 m-28 h-31 k-26
aving r36 g-33 m-28 h-31 k-26
avo r-27 g-23 h-49 k59
avoi g-20 h-28 k42
avoid g-20 h-28 k42
avou r-25 m15 h-20 k17
avour r-25 m15 h-20 k17
aw_ r-34 g35 m26
awa r77 g-38 h-27
awab h-38
awal r-20
awal_ r-17
awala h-24 k23
awalt h24
awar r85 g-19 h-40
award r-21
aware h-41
awarr r72
awaru r46 h-17
away_ r-37
awaye r46 g-17
awd g15 h-16
awe r66 g-46 m-25 h28 k22
awee r23 h15
aweez h22
awel g-28 k29
awel_ h21
awelh k20
awer r17
awer_ r17
awi g54 m-25 h15
awin g58 m-17
awing g58 m-17
awl g15 m-38
awl_ m-18
awn r158 g-42 m24 h-46
awn_ r76 g-28 m28 h-23
awnb r21
awnbr r21
awne r47
awned r47
awns r30
awnsh r30
awra_ m16
aws g26 h19
aws_ h37
aww r37 g30 k23
awwa r19
awwe r19 k24
awy r-18 g-39 h-38
awye g-39 h-37
awyer g-39 h-37
ax_ g-19 k34
axi r-37 m-33 h-59
axi_ r-37 m-33 h-54
ay_ r46 g50 m-16 h-48 k30
aya g46 h-48
aya_ r20 m28 h-18
ayan g-16
ayan_ g-16
ayar g24
ayb g45 m26 h21
aybe g47 m33
aybe_ g47 m33
aybo h36
ayboy h36
ayd r36 g-42 h-34
ayda r15 g-24 h-22
ayda_ r16 h-36
aye r54 g29 m17 h-21
aye_ g16 m16 h25
ayed r18 g-16 h-34 k-20
ayed_ r18 g-16 h-34 k-20
ayen h-17
ayen_ h-17
ayer r-23 h24 k22
ayer_ r-23 h17 k22
ayers m-15
ayez g-23
ayi h15
ayin h21
aying h21
ayk h15
aykh h15
aykh_ h15
aym r-17
ayme r-20
aymen r-20
ayn r-21 g-22
ayna r-31
ayo r47 g21 h19
ayof h20
ayoff h20
ayou r20 g21
ayout r20 g21
ayr m17 h-27 k36
ayro h-18 k36
ayrol h-18 k36
ays r18 g36 m30
ays_ r26 g40 h18
ayt g37 h-28
ayu g-20 h35
ayya h-37
ayyar g-20 h-31
ayyat g27 h-22
az_ h27
aza r66 m-18
aza_ k19
azar h40
azar_ h28
aze r33 g-24 h-40
azem r40 h-16
azem_ r40 h-16
azi r-16 g-16 m18 h-33
azi_ m17
azil h-17
azil_ h-17
azin h-20
azine h-20
azr h24
azra h18
azran h18
azt r-15 h-15 k58
b5t h27
b5ti h27
b5ti_ h27
ba2 r17 g-27 h24
ba3 r34 g63
ba3d r25 g29
ba3d_ r38 g20
ba3t r-19 g-22
ba7 r-48 g-22 m28
ba_ r25 g39
baa g66 h-31
baad r-15 g70 h-23
baad_ r-15 g70 h-23
bab r-38 g-26 m-15 h87 k-15
baba h29
baba_ h29
babo h29
baboy h29
baby r-22 g-27
baby_ g-25 h78
babys h-90
bac g-46 h68
bacc r-20 m40 h15
bacca m51 h23
bacco g-16
bach g23 h23
bachc g21
bache h34
back r29 g-55 m-30 h-44
back_ r46 g-57 m-34 h-34 k-20
backd h-16 k25
backg h-28
backh h37
backs h23
baco h53
bacon h53
bad r22 g-23 h54
bad_ h15
bada r28
bag r-25 g76 h17
bag_ r-20 g47 m21 h51
bagg h-24
bagga h-24
bags g-35
bags_ g-35
bah r31 g16 h-51
baha r32 g17 h-57
baha_ h-25
bahah r30
bahay g26
bai r60 g-34 m-20 h59
bai_ r71 h-16
bail g-17 m-16 h26
bail_ m-16 h-26
baile h52
bak m-25 h-31
bak_ g40
baka m16 h32
baka_ m16 h32
bake g-22 m-28 h-66
baker g-22 m-28 h-68
bakh g-27 h-29
bakr g-15 h-35
bal r36 m54 k-30
bal_ h16
bala r29 g-33 m29 h39 k-15
balan g-37 m39 h21
balc h-16
balco h-16
bale g40
bale_ g40
ball g-31 m50
ball_ g-20 m20 h-15
balle g15
ballo g-20
ban r-22 m-23 k19
ban_ m16
bana h30
banat h30
band r-27 g23 m16 h42
band_ r-27 g27 h29
bang h-29
bank m-35 h-64 k24
bank_ g-20 m-32 h-37 k30
bankn g28
banks h-26
bann h25 k15
banne h25 k15
bano h17
bar r-90 g-52 k-17
bar_ r-53 g-48 m-22 h85
bara r-41 g-17
baran r16 h-19
baras h16
barb h-70
barbe h-46
bare g20 h24
bare_ g21
baret h27
barl g17 h-25
barle g17 h-25
baro h-16
barr m17
barra m17
barre g21 h27
barri h-21
bars r47 h-54
bars_ r47 h-23
bart h42
barte h42
bas g-50 m-35 h-15 k21
bas_ r17 m-16
base g-15
base_ h17
based h-16
basi r19 g-15
bassa h32
bassy h-27
bat m-48 h-35 k-22
bat_ m-40 h-52
bate g-37
bate_ g-37
bath h20
bath_ h16
batn g63
batt r-15 m-23 h-18
batte r-15 h-18
baw r21
bay m-16 h-16
bay_ r18
baya r-28
baya_ r-36
baza h-16
bazaa h-16
bba r-29 g34 h-17
bba_ g37 h-17
bbe r36 h-15
bbi g19
bbi_ g21
bbl r-17 h-27
bble h-50
bble_ h-31
bbly h23
bbly_ h23
bby r49 h-24
bby_ r49 h-24
bc_ m19
bds h21
bdsm h21
bdsm_ h21
be3 h-34
be7 m48 h-28
be7t m50 h-26
be7t_ m50 h-26
be_ r33 g171 m41 h28
bea r47 g-30 m-25 h81
beac g34 h35
beach g34 h35
bead h-18
bean h-25
beans h-18
bear r60 g-22
bear_ h25
beara r45
beari r33
beat g-25 h63
beat_ g-25 h65
bec r31
beca g-18
becau g-18
bech r39 g24 h-27
bech_ r31
becha g30 h-17
bed h-43
bed_ h-43
bee r-54 g-40 m-34 h34
bee_ g28
beef r-15 g-24
beef_ r-15 g-24
beer h20
bef g68
befo g68
befor g68
beg h50
begg h67
begga h52
beggi h15
begi r42
begin r42
beh h18 k27
beha r-26 g-27
behal r-26 g-27
behi r17 g19 h21 k16
behin r17 g19 h21 k16
bei r28 h24 k28
bein r28 h-22 k28
being r29 h-29 k28
bel g-39 h-26 k60
bel_ g-47 m-18 h49 k44
bell h28
belle h23
belo r17 g28 h-32
belon g46 h-33
below r31 g-18
bels h-24 k22
bels_ h-24 k22
belt g-16 h-80
belt_ r-15 h-80
ben r-18 h22
bene r-42 h25
benef h25
bent r28 h18
bentu r30 h-21
ber r21 m-16 h70 k-53
ber_ m-33 h-167 k-30
beri h38
bers r20 m41 h24
bers_ g26 m53 h58
bersh g-17 h-35
bes g-15
bes_ r-18 h15
besi r33
besid r33
best r-20 h-21
best_ h-21
bet r-46 g-76 m211 h-94
bet_ g-64 m102 h-47 k-23
bets m15
bets_ m15
bett r-24 g22 m-28 h-69
bette r-23 k25
betti g27 m-16 h-58
betw m26
bev g-15 h21
beve g-15 h21
bever g-15 h21
bh_ h-21
bha r-23
bhai r-23 g-16 h23
bhai_ r-21 h23
bhe g19 h18
bhej g19 h18
bhej_ g27
bhi g47 h-34
bhi_ g51 h-24
bi3 g22
bi3t g22
bi_ r44 g-16 m-20 h32 k21
bib m-20
bic h-46
bicy m21
bicyc m21
bid r41 g-26 m22
bid_ h16
bie r-19 h43
bier h39
bier_ h26
big h19 k34
big_ g18 m16 h22 k27
bik r-17 h-53 k-17
bike r-25 h-63 k-17
bike_ r-25 h-55 k-17
bil r56 g-31 m-29 h-64
bila r19
bilal r19
bile m-27 h-55
bile_ r15 m-22 h-28
bili r-31 g19 h-21
bili_ h-23
bilit r-24 g27
bill r63 g-33 h-19 k22
bill_ g-42 h22
bille h-29
bills r63 k36
bim g24
bima g24
bima_ g24
bin r-61 g25 m67 h-59 k-19
bina r-54 g93 m48 h-31
bina_ g19
binan r-15 m-15 h15
binar g68 m78 h-33
bind g-27
bindi g-20
bine g-16
binet g-15
bing g-18 m35
bingo m35
bir r-27 g-22 m-35 k-21
bira h32
bira_ h32
bird g27 h-33
bird_ h-26
birds g30
birr h37
birra h37
birt k-16
birth k-16
biry g-31 h-24
birya g-31 h-24
bis m-27 h19
bis_ h36
bisc m-26 h-16
biscu m-26 h-16
bit m35
bit_ r30 g21 m16
bitc r-17 h-19
bitco r-17 h-19
bje h-37
bjec h-37
bject h-37
bl_ r17 g58
bla r-39 h80
blac m29 h63
black m29 h63
blag h27
blagh h27
blan g28
blanc h20
blank g34
ble r33 g-24 m42 h45
ble_ r17 g-55 h-66
bled r-25 h31 k15
bled_ r-25 h31 k15
blem g23
blem_ g23
bler h-19
bles r29 m38 h53
bles_ r34 m40 h25
bless h28
blet h37
blets h37
bli r-52 g23 h-53 k-16
blic r-22
blic_ r-22
blin r-24 g46 h-98
blind r-16 g48 h-67
bling m33 h-30
blis g-25 h28
blish g-24
blo r-35 m-26 h-56
bloc h-26
block h-26
bloo r-22 h38
blood h51
blos h-26
bloss h-26
blu g-43 h44
blue g-41 h18
blue_ g-41 h18
blun h26
blunt h26
bly h23
bly_ h23
bmi h23
bmit h23
bmit_ h23
bna r-19 g48 h29
bna_ h27
bnp r-21
bnpl r-21
bnpl_ r-21
bnt h40
bnt_ h40
bo_ r55 g31 m44 h-34
boa r-17 m-30 h-34
boar g-43 m-22 h21
boar_ h33
board g-41 m-22
boat g38 h-56
boat_ g15 h-51
bod r-30 g45 h-52 k45
body r-30 g45 h-52 k45
body_ r-30 g30 h-43 k53
bodys g15 m17
bok r21 g22 h-30
bokr r21 g22
bokra r21 g22
bol r32 g42 m44 h-62
bola m46 h-41
bola_ m46 h-41
boli r38 g30 h-20
boli_ r57 h-20
bon r99 g-45 h17 k-18
bon_ h31
bona h30
bonar h30
bond r144 g-31 m-53 h-72
bond_ r64 m-30 h-51
bonde h16
bonds r107 g-18 m-22 h-39
bong r-20 m45 h32
bong_ r-18 m48 h27
bonu m41
bonus m41
boo r-25 g-21 m29 k-26
book r-23 m47 h-44 k-26
book_ r-19 m30 h-40
booke r21 k-15
booki r-24 m29 h69
bookl h-25
books g18 m-19 h-32
boon g15
boon_ g15
boos h-16
boot g-20
bootl h33
booz h56
booze h38
bor r29 g33 m17 h-37
bor_ r40 g-19
bord r19 m44 h34
borde m44 h44
born r-42 g45 h-29
born_ r-15 g45 h-29
boro r-16
borr g32
borro g32
bort h22
borti h22
bos h47 k41
boss h47 k41
boss_ h19 k41
bot r-73 m-20 h148 k-18
bot_ g15 h16
both r-51 g28
both_ r-51 g28
bots h28
bots_ h28
bott r-20 g-22 m-16 h70
bottl r-20 g-22 m-16 h66
bou r-42 h53
boug r-23
bough r-23
boun r-15 g26
boun_ g26
bour r-18 h43
bour_ r-32 g17 m-15 h21
bourb h37
bours r15 h-15
bout h23
bout_ h20
bov m35 h-19 k27
bove m22 k28
bove_ m22 k28
bow m19
bowl m20
box r-59 h-18
box_ r-55
boxe g-38 h-18
boxes g-24 h-29
boy r-24 h78
boy_ g-32 m-16 h82
boys r-21 g18
boys_ r-21 g18
bra r-38 g-51 m-25 h36
brac h-33
braj h44
braj_ h44
bran g-21 m-29 h21 k23
branc k30
brand g-19 m-24
brar r-24
brary r-24
brazi h-17
bre g-21 m-50
brea m-28 h-75
bread g-39 h-85
break g32 m-16 h38
breat r24
brew h72
brew_ h44
bri g18 m-32 k-27
brib g-27 h62
bribe g-27 h56
bric g36 h-20
bric_ h-16
brick g36
brid r32 g-20 m-21 h-24
bridg r38 g-19 m-21 h-24
brin r-16 g40 h22
bring r-16 g40 h22
brit h-30
bro g-61 h-46 k23
bro_ m25
broa k23
broad k23
brok r42
broke r36
brot g-31 k26
broth g-31 k26
brou h-37
broug h-30
brow g-15 h18
brown g-15 h18
bru h77
brua r17
bruar r17
brut h56
brut_ h32
bsc g-17
bscr g-17
bscri g-17
bsi g-22 m-29 h106
bsin h43
bsint h43
bsir m-15 h24
bsir_ m-15 h24
bsit h39
bsite h39
bso h36
bsol h36
bsolu h36
bt_ r51 g-27 m18 h-32 k-15
bta r57 h-15
bta_ r40 h-15
bto r-48 h37
btor r-48 h37
btor_ r-48 h37
bts r-23
bts_ r-23
bu_ r40
bub h17
bubb h17
bubbl h17
buc h54
buck h33
bud g36
budd h15
buddh h15
budo g44 h-32
budol g44 h-32
bug m-17
built g15
buk r21 g51 h-22
bul m-17
bula m-29
bulk g15
bulk_ g15
bum m-15 h-25
bun g-30 h61
bund h45
bundl h45
bur r-33 m-15 k20
burge h-22
burgl g18
burgu h18
burn g-15 h32 k26
burn_ h47
burs r-17
burse r-17
bus r-64 m-52 h-72
bus_ r-81 g-16 m-48 h-93
busi h54 k23
busin h23 k23
but r45 g-59 m-27 h19
but_ r69 g-47
butc h-41
butch h-41
buti r-25 g-15
butio r-25 g-15
buto h24
butor h24
butt m-16 h28
butte g29 h25
butto g-26
buy r61 g23 m42 h67
buy_ g18 m49 h16
buye r23 h30
buyer r23 h30
buyi r-20 h41
buyin r-20 h41
buys r68 h-19
buys_ r68 h-19
by_ r-26 g-47 m-68 h44
bya r75 g-31 h-53
byaj r44 h-17
byaj_ r44 h-17
byb g20
bybi g20
bybit g20
byp k37
bypa k37
bypas k37
bys h-90
bys_ h-35
ca_ g-33 m17 h93
cab g-27 m-29 h74
caba h27
cabar h27
cabi g-15 h-20
cabin g-15 h-20
cad m-22
cade m-22
caf r-18 g-16 h-19
cafe r-17 h-19
cafe_ r-17
cag h-52
cage h-43
cage_ h-44
cai h48
cain h46
caine h46
cak m-29 h-67
cake g-24 m-29 h-66
cake_ g-24 m-29 h-60
cal r42 g55 m-32 h22 k-20
cal_ r-18 h40
calc g-19 h-25
calcu g-19 h-25
cale g-35 m-15 h21
cale_ g-28
cales h15
calf g63 h-27
calf_ g37 h-19
call r62 g17 h31
call_ r39 h83
calle g-26 m29
calli g-20
calls g62 m-23 h-64
calp g32 h-19
cam g-45 m-16 h26
cam_ m-19
came m37 h31
came_ g-21 m50 h36
camel g16 h-29
camp m-20 h-23
camp_ h-68
campa h48
can r-29 g-47
can_ m-20
canc r-22 h-51
cance r-22 h-51
cand g48 m33 h-39
candl g50 m33 h-46
cani h16
canis h16
cann r40 g-39 h49
canna h40
canno r41 g-33
cans h90
cans_ h90
cant r-24 g-16
cante m-25
cap_ r-46 g33 m17 h-40
cape h-18
cape_ g-15
caped g29 h-17
capi r43 g-29 m-16
capit r44 g-28 m-15
caps h21
capt r21 h41
capta r21 h41
car r-31 g20 m86 h28
car_ r-63 g-34 m53 h-99 k-15
cara g34 m57 h17
carat m51 h23
carb g19 h17
carbo g19 h17
card r30 g-71 m24 h30 k45
card_ r33 g-27 h-51 k41
cardi h15
cards g-42 m22 h68
care g44
care_ g72
cari h22
caric h28
carl m28 h56
carlo m32 h44
carp r-59 g-15 m-36
carpe r-43 m-36
carr r61 g21 h-43
carri g35
carry r86 h-22
cars r15 g24
cars_ r15 g24
cart m-27 h-27
carto r16 m-26 h-25
cas m35
case r-18 g38 m-19 h46
case_ r-17 g19
cases g19 m-15 h31
cash r35 g39 m53
cash_ r19 g40 m15 h-34
cashi m15
casi r-15 g-24 h-40
casin r-15 g-23 m17 h-21
cast g-28
casti h28
cat r-51 g53 m28
cat_ g-50 h-31
catc g57 h-23
catch g57 h-23
cate h17
cate_ m37 h38
cater m-20
cates r23
cati r-19 g43 h-20
catio r-19 g43 h-20
catt g18 m39 h33
catte m39 h21
cattl g22
catu h28
catur h28
cau r-17 m58 k21
caus r-16 g-21 k21
cause r-16 g-21 k21
cca m76
ccar m51 h23
ccara m51 h23
ccep r25
ccept r25
cci m-22 h-20
ccid g20
ccide g20
ccin m-22 h-26
ccina m-22 h-26
cco k41
cco_ g-19
ccou g28 h-26 k44
ccoun g28 h-26 k44
ccr r32
ccru r32
ccrue r26
ccu m26 h37
ccul h19
ccult h19
ccum m26 h19
ccumu m26 h19
cd_ r29
cde g29
cde_ g29
ce_ r30 m-75 h-122 k15
ced r49 m30
ced_ r49 m30
cee r23
ceed r23
ceeds r23
cei h-56 k22
ceip r-42 h-51
ceipt r-42 h-51
ceiv r29 g19 k34
ceiva r31
ceivi k25
cel r-50 g-17 m-17 k-46
cel_ r-34 h-23 k-43
cell h54
cella g54 h40
celle g-55
cello h36
cem r-33 m-19 h-43 k-25
cemb g27
cembe g27
ceme r-29 g-21 m-15 h-44 k-18
cemen r-29 g-21 m-15 h-44 k-18
cen g-64 h44
cenc h-22
cence h-22
cens g-30 h69
censi h32
censo h38
cent g-47
cent_ r57 g-41 h-23
cep r25
cept r25
cepte r16
cer r-60 g-64 m-56 h62
cer_ r-60 g-29 m-16 h99 k21
cere g-15 h40
cerer g-15 h35
ceri r-23 h-67
cerie r-23 h-31
cers g19
cers_ g19
cert r29 g-24 m-19 h-42
cert_ h-23
certa r24
ces r50 g-20 m21 k23
ces_ r60 m33
cess h-26 k34
cess_ r-25
cessi r27 k22
cest h19
cesto h19
cet h24
cett h24
cetta h24
cfd r-39 g174 m135 h-58 k-25
cfd_ r-36 g149 m147 h-44 k-25
cfds g25
cfds_ g25
ch_ g52 h-18 k-15
cha g19 m-18 h51 k-31
cha_ r-28 g54
chai r-20 g-17 m-36 h-102 k-36
chain r22 h-29
chair r-40 g-22 m-26 h-84 k-36
chal g20 m-16 h-17
chale g22 m-17
cham h26
champ h26
chan r36 m54 h-63
chanc g15 m91 h-25
chand r15 m-26 h-53
chane h36
chang r41 h-46
chann h38
chant r23
chap r-17
chapt r-17
char m-20 h59
char_ h44
chara h21
charc g20 h-31
chard g16
charg r28 g17 h-21 k-16
chari g-37 m20 h-28 k27
charr h27
chart m-22
chas r33 m-24
chase r25 h-31
chasi h29
chat g-19 h59
chat_ g-19 h38
chc g17
chch g21
che r-31 g-25 m-46 h-53 k-19
che_ r35
chea h95 k-18
cheap h51
cheat h45 k-16
chec r-31 h-58 k24
check r-31 h-58 k24
ched r-29 h-61 k-35
ched_ h-55 k-32
chedu r-19
chee g-20 h-21
chees g-20
chel h27
chelo h27
chem r48 g23 h-22
cheme r55 g24 h-25
chen_ g-19
cheng g26
cheo h26
cheon h26
cheq h-29
chequ h-29
cher r-19 g-20 m-35
cher_ r-17 g-20 m-35 h-24
ches r-31 g-17 m20 k18
ches_ r-20 h33 k18
chest g-30 m27 h-19
chev g17
cheve g17
chi r-28 g-50 h59 k-28
chi_ r-30 h-23
chic h54 k-22
chic_ h46
chich h40
chick g-19 h-24 k-22
chil r-25
child r-21
chin r-26 h-19
china g17
chine h-44
ching m-37
chip r-15 m51
chips r-15 m51
chit r85 g-25 m-19 h-28
chit_ r56 g-20 h-23
chitt r38
chiv h35
chiva h35
chn h62
chni h23
cho r-51 g-15 m-47 h79
choc h-18
choco h-18
choi g50
choic g50
chol h26
chol_ h34
chon h55
chon_ h54
choo r-21 h-23 k15
chool g-39 h-54 k15
choos r-17 g29 h31
chop h34
chops h27
chor h40
chori h49
chos r-17 g-36 m-26 h-41
chose r-17 g-36 m-18 h-35
chr h19
chri h19
chris h19
cht h30
cht_ h30
chu g19 m19
chw h35
chwe h29
chwei h29
cia r-37 g-29 h-16
cial r-34 g-15 m23
cial_ r-31 m28 h-25
ciale h18
cid r-31 g33 h-19
cide r-29 g34 h-26
cide_ g-29
cided h-22
ciden g20
cides g36
cie r29 h43
cier r21 m21
cier_ r38
cif g35 h-25
cifi g32 h-18
cifie g32 h-18
cil r36 h20
cil_ h-28
cili r43 h48
cilit r43 h48
cin r46 g-40 m-23
cina m-22 h-26
cinat m-22 h-26
cine r-21 m-18
cine_ r-21
cines h27
cing r71 g-15 m23 h-24
cing_ r71 g-15 m23 h-24
cir g-20 m23 h22
circ g-19 m25 h16
circl m25 h16
cis g-18 h27
cisi g-15
cisio g-15
cit g-22
city g-20 h22
city_ g-20 h22
ciu h36
ciut h36
ciutt h36
ck_ r-16 m19 h81 k-66
cka g16 m-28 h-16
ckag g16 m-32 h-16
ckage g16 m-32
ckb g-15 h43
ckba g-15 h43
ckbac g-15 h43
ckd h-16 k25
ckda h-16 k25
ckdat h-16 k25
cke r-37 m-21 h28
cked r-33 h101 k-15
cked_ r-33 h101 k-15
cken g-16 h-24
cken_ g-16 h-32
cker r-16 m-33
cker_ m17
ckers m-50
cket g19 m15 h-32
cket_ h-43
ckete g29
ckets m25 h15 k23
ckg h-28
ckga h-28
ckgam h-28
ckh h37
ckha h37
ckhan h37
cki h27
ckin h27
cking h27
ckj m38
ckja m38
ckjac m38
ckl r23 g-29
ckla r24 g-36
cklac r24 g-36
ckm h33
ckma h33
ckmai h33
cko g25 h25
ckof h32
ckoff h32
ckp m60
ckpo m60
ckpot m60
cks h-31 k-18
cks_ g15 m15 h-31 k-18
cksm m-27
cksmi m-27
ckt h24
ckta h24
cktai h24
cku r17
ckup r17
ckup_ r17 g-15
cky g15 h-31
cky_ g15 h-31
cl_ r24
cla r24 g-19 m-53 h-68 k30
clai g46
claim g47
clar g-27 k47
clare g-25 k42
clas m-15 h-29
class m-47 h-57
clau r21
claus r21
claw g-19 m-39 h-32
claw_ g-19 m-39 h-32
cle r-22 g-82 h-38 k34
cle_ r-22 g-46 m49
clea m-18 h-27 k50
clean r-36 g-25 m-24 h-37 k57
clear r42 g32
cler r-33
clerk r-33
cles r27 g-31
cles_ r27 g-31
cli g-33 h25 k-25
clic m39
clie h16
clien h16
clin g-21 m-31 h-49
clini g-21 m-22 h-39
clip h28
clips h28
clo r-23 g22 h65 k-35
clon m-29 h116
clone m-24 h101
cloni h15
clos r-16 g34 m59 k-27
close g27 m41 h-17 k-21
closi r-28 m18 h24
clot m-18 h-47
cloth m-18 h-47
clu r-24 g-17 h26
club r-26
club_ r-26 h16
clud h20
clude h22
cme g39
cme_ g39
co_ r-32 g15 h48
coa g-39 m-54 h-68
coac g-26 m-37 h-20
coach g-26 m-37 h-20
coal g19 h-31
coal_ g19 h-31
coat g-44
coat_ g-33
coc h68
coca h48
cocai h46
cock h24
cockt h27
cod m23 h42 k17
code m23 k17
code_ m23
codei h20
codes k32
cof r-21
coff r-21
coffe r-21
cog h36
cogn h36
cogna h36
coh g-17 h-15
coho g-16 h-21
cohol g-16 h-21
coi m52 h-15 k-35
coin m53 k-35
coin_ m42 h-62 k-22
coins h63
col m-20
colat h-18
cold h40
cold_ h40
coll r-20
colla g47
colle r-15 g-42
colo r-29 h-54
color m15
colou r-29 h-50
com r49 g109 h-27 k46
come r35 g74 h-54 k46
come_ r28 g70 m-16 h-24 k37
comes m27 h-30
comi g35
comin g35
comm m16 h29
comme g25
commi m19 h26
comp r26 g-42
comp_ h-18
compa g-46 m-17 h75
compe r27 m37
compu m-23 h-26
con r-50 g33 h-49 k-16
con_ g41 m-18 h28
conc h-18
conce g18 h-34
cond r-60 g17 m17 h-28
cond_ r-40 g-45 m-15
condi g-22 h-20
conds g56 m32 h-19
conf r-20 g-19
confe g-15 h24
confi h-38
cons r46 g-17 m-19 h-28 k21
consi r25
conso r22
consu g-23 h-15 k28
cont g27 m30
conte m33 h25
conv r29
conve r29 h27
convo h-23
coo r-25 g19 m-52 h-28
cook r-18 g-21 m-36
cooki m-23
cool h-15
coop g27
coop_ g28
cop r-56 g-18 m-36 h63 k-16
cope m-15 h-18
cope_ m-15 h-21
copi h25
copie h25
copp r-38 g68
coppe r-38 g70 h-16
copy g-48 h16
copy_ g-48 h16
cor r-28 g-99 m39 h37
cora g-21 h-22
corat g-21
cord r-28 g-16 h-55 k17
cord_ r-27 g-22 h-18
core g-25 m59 h33
core_ m44 h40
cork h30
corn g-15
corne h26
corp r39 h-18
corpo r39 h-18
cort h69
cort_ h50
corts h19
cos r28 h-71 k-24
cosm g21
cost r35 g-23 h-34 k-24
cost_ g-61 h-15 k-15
costs r51 g38 m24
costu h-15
cot r-16 m-20 h79
cotc h36
cotch h36
coti h18
cott r-15 g20
cotti h16
cotto g20 h-18
cou g-30 k-18
coul g23
could g23
coun m-22 h-51
couns m-18 h-15
coup r58 g-30 m33 h52
coupl h40
coupo r58 g-30 m33
cour r-21 g-16
couri r-22 g-22 h-36
cours g-39 h41
court g47 h-21
cous r-16 m-21
cousi r-16 m-21
cov r19 g94 h-37
cove r19 g94 h-37
cover r19 g99
cow g-16 h-32
cow_ g-19 h-30
cqu h28
cqui h23
cquir g35 h-20
cra r-47 g38 m55 h75 k-23
crac m-43 h31
crack m-43 h31
craf h16
craft h16
cran h-16
crane h-16
crap g30
crap_ g36
cras g15 m36
crash g15 m36
crat r-37 m85 h32
cratc m80 h21
crate r-36 g25
craw m-18
crawl m-18
cre r-35 h-66 k-41
creas h-20
creat h21
cred r29 m16 k-18
credi r29 m16 k-18
cree r-19 g-49 h-55
creen r-18 g-26 h-86
cres r-30 h-22
cresc r-30 h-22
cret g41
cret_ g27
cri g-40 h28
crib h-25
cribe g19
cric h-34
crick h-31
crif h34
crifi h34
crip g-34 h41
cript g-34 h41
cris h19
crisp h19
cro m-24 h35
crop r-17 g50 h-43
crop_ r-17 g50 h-43
cros g-24 h29
cross g-24 h29
crow r23 h-23 k15
crowd h-17 k15
crud g32 h-15
crude g32 h-15
crue r26
crued r26
crui h19
cruit h19
cry g-15 h36
crys h39
cryst h39
cs_ r-17 g39 m22 h17
cso m36 h26
cso_ m36 h26
cst h25
csta h25
cstas h25
ct_ r55 m32 k20
cta m31 h-23
cte g-41 h-40
cted g-31 h-38
cted_ g-31 h-38
cti m-20 h-39 k17
ctin k-28
cting k-28
ctio k36
ction k36
ctl r-23
ctly r-23
ctly_ r-23
cto r34 m-24 h25 k-31
ctob m-21 k-20
ctobe m-21 k-20
ctor r34 h35
ctor_ r30 g-44 h-20 k23
ctore h42 k-20
ctori r20
ctors g39
ctory r-26
ctr h44
ctri g-24
ctric g-24
ctro g29 h22
ctroc g-19 h48
ctron g48 h-26
cts g20 h-22
cts_ g20 h-22
ctu r-51 g-22 h-58
ctua r-34 h-16
ctual r-34 h-16
ctur r-17 h-42
cture r15 h-21 k-15
cturi k31
cui g-24 m-26 h-16
cuit g-24 m-26 h-16
cuits m-26 h-16
cul g-20
cula h-19
culat h-19
cult h19
cult_ h19
cum m19 h-22
cume g-20 h-21
cumen g-20 h-21
cumu r16 m26
cumul r16 m26
cup m-54 h22
cup_ m-51 h68
cur m-28 h61 k-25
cure h49
curem h22
curi h-40
curit h-40
curr r26
curs h63
curse h63
curt r-30 h-34
curta r-30 h-34
cus r-25 g20
cush h-24
cushi h-24
cust r-25 g20
custo r-25 g20
cut g-89 h19
cut_ g-27 h22
cute g-19 h48
cuted g-19 h48
cutt g-35 h-37
cutte g-34 h-37
cx_ g55 h-22
cy_ r-26 g54 m-25 h-15
cyb r-19 g24
cybe r-19 g26
cyber r-19 g26
cyc h-23
cycl h-23
cycle m17 h-16
cyl r-16
cyli r-16
cylin r-16
da2 r23 g22 m19
da3 r15 h-16
da_ r82 g-73 h-131
daa r-24 g30 m19 h50
daam g16
daam_ g16
dab r-22 g55 m-36
dabl r-21 g21 m-21
dable g26 m-19
dad r18 g-23
dad_ r23 g-28
dadd h18
daddy h18
daf g46 m16 h-17
daf3 r21
dafa g30 h-17
dafa3 g32
dag g19 h-15
dah r18 m22 h-15
daha r18 m22 h-15
dahab r18 m22 h-15
dai r18 g-41 h33 k-16
dail k-16
daily k-16
dair h-33
dairy h-33
dak h21
daks h16
daksh h16
dal r-15 h23
dal_ m-27
dala r-15 m19 h44
dalaw m19 h43
dam r-39 g37
dam_ r-16 h25
dama r-22 g25 h-17
dan g-22 m-20 h25
dan_ r20 h-16
dana r20
dana_ r20
danc g-25 h75
dance g-35 h81
daq g25 h-28
daq_ g28
daqa h-18
dar r-17 g37 m32 h-36 k34
dar_ g28 h-16 k36
dare g-22 m48 h-22
dare_ m28
dark g42
dark_ g42
dat r18 m-61 h-60
dat_ r30
data g-24
data_ g-19
date m-32
date_ g67 m-27
dated g-15
dates r-28 g-56
dati g20 m-15 h-56 k16
datin h-36 k17
datio r20 g25 h-21
dau k-21
daug k-21
daugh k-21
day g-46 h-65 k-34
day_ m16 h-29 k-22
daye r-16 g17 h24
dayn g-22
days r32 g-31 m-32 h-24
days_ r32 g-31 m-32 h-24
dba h36
dbag h29
dbags h31
dd_ r21 g30 m29 h29
dda r-40 g-18 h-25
dde r16 h59 k-22
dded r38 h30 k-16
dded_ r38 h30 k-16
dden h30
dden_ r19
dder_ h-16
ddera h22
ddh h15
ddha h15
ddha_ h15
ddi r-40 m-16 h-46
ddic g-16 m-23
ddict m-21 h-24
ddin r-51 h-23
dding r-36 h-23
ddiq h-39
ddl g25
ddle g25
ddle_ g25
ddo r30 g-15 h15
ddos h15
ddos_ h15
dds r30 g-17 m49 k-26
dds_ r30 g-17 m49 k-26
de_ r-29 g-21 m-50 h-30
dea r44 h58
dead h51
dead_ g-20 h52
deadl g23
deal r44 m17
deal_ r80 m-18 h-21
deale r-36 g-17 m35 k17
dear r30 g-15 h15
deare r37 g-15
deat r-19 g27
death r-19 g27
deau h19
deaux h19
deb r25 g-17 k-22
debe r30 h-21
deben r30 h-21
debi r28 h19
debit r28 h19
debt r-34 g-18
debt_ r37 g-27 h-19
debto r-48 h37
debts r-23
dec r-26 g25 h-68 k30
dec_ m17
deca g24
decd g29
decde g29
dece g27
decem g27
deci r-21 h-33
decid r-18 g15 h-33
decis g-15
decl g-28 h-27 k48
decla g-26 h-26 k48
deco g-21
decor g-21
ded r-20 g21 h74
ded_ r22 g26 h64
dedu r-42 h31
deduc r-42 h31
dee h-57 k20
deed r15 h-44
deed_ r15 h-44
deen r18 k22
deen_ k22
def g40 h-39 k-15
defe h-27
defec r-19
defi g33
defin g33
deg g-16 h19
degr g-16 h23
degre g-16 h23
deh r25
deh_ r25
dei r-23 g-19 h48 k-16
dein r-23 k-16
dein_ r-23
deine h20
deit h36
deity h32
del m-47 h30
del_ m-15
dele g-15 k21
delet g-15 k21
deli g17 h-27 k-21
delie h-38
deliv g17 k-21
dell h27
della h27
dels h17
dels_ h17
delt h23
delta h23
dem r48 h-46
demn g32
demni g32
demo h-18
demol h-18
den m-16 h-62 k-15
den_ h-18
dend r21
dends r25
dent r-18 g32 h-89
dent_ r17 g15 h-20
denta g16 h-15
denti h-40
dents r-33
deo h51
deos h50
deos_ h50
dep r-54 g37 m21 h15
depa r-20
depar r-20
depe g30
depen g30
depo r-28 m30 h35
depos r-28 m30 h35
der r23 g-23 h-38 k15
der_ r-29 g-29 h115 k-19
dera r22 h16
deral h22
derat r25
derb g-15 m23
derby m16
dere r25 m-33 h-28
dered r26 m-33 h-36
deri r-17 g49 h-42
derin k17
deriv g49 h-36
derl h-20
derly h-20
ders r37 g-20 h-33
ders_ r20 h-33
des g77 m-21 h-32 k42
des_ r18 g23 m17 h-29 k25
desc g26 h-25 k24
descr g26 h-25 k24
dese g19 h15
desec h26
deser g30
desi g23 h16
desig g15 h18
desk h-34 k-20
desk_ h-34 k-20
dest h17 k19
desti k21
det r-17 m-17 h-39
dev g30 m15
deve g27
devel g27
dex h-29
dex_ h-29
dey r-18 g42 m27 h23
df_ r29
dfa m15 h24 k54
dfa3 g-19 m18 k59
dfa3_ r29
dfat g17 h16
dfath g17 h16
dfu k15
dge r-18 g15 m-47 h-47 k-35
dge_ r-27 m-38 k-16
dget h-22
dgi r30 g25 h-18
dgin r30 g25 h-18
dging r30 g25 h-18
dha r30 g31 h-27
dha_ g26 m17
dhaa h-20
dhaar h-20
dho r17
dhs h-21
dhs_ h-21
di_ r40 g55 h20 k34
dia r-39 g-17
diac h27
diac_ h27
diam h22
diamo h22
diap h-24
diape h-24
dib h16
dibl h20
dible h20
dic r-34 g-19 m80 h-19
dica g18 m55 h15
dicap m18 h-19
dicat m41 h30
dice m25
dice_ m25
dici r-21
dicin r-21
dict h-32
dict_ g-20 m19
dicti h-30
die r-18 g57 m-26 h50 k-29
die_ g70 h-31 k-23
died h40
died_ h40
dien h38
dient h38
dies h42
dies_ h35
dif g22 m25 k15
diff g22 m25 k18
diffe g22 m25 k18
dig g25 m25
digi m32
digit m32
dil h34
din r-21 g-45 h-23
dina r28 g-15 h-18
dinar g-15 h22
ding r-68
ding_ r-58 h-21
dinn g-24 k-21
dinne g-24 k-21
dio m-15
dio_ m-15
dip m-15
dipl g-16
diplo g-16
dir g-26 h-17 k38
dire m15 k17
direc m15 k17
dirh g-27 h-40
dirha g-27 h-40
dirt k27
dirty k27
dis r30 m-29 h82 k-16
disa h38
disap h38
disc r62 m-16
disco r45 m-15 h-36
discr h31
dise m29 h27
diss h18
disse h18
dist m-19 h39
disti h27
distr m-18
dit g-54 m18 h17 k-37
dit_ m-17 h18 k-41
dite r33 h-30
dited r33
diti g-36
ditio g-33
dito r-32 g-17 k24
ditor r-41 g-17 k24
dits m46 h16
dits_ m46 h16
diu g-15
dium g-15
div g22 h-43
dive r-24 g42 h-32
dive_ g28 h-15
diver h-17
divi r27 g-20
divid r27 g-33
diy g-31 h25
diya g-21
diya_ g-21
diye h18
dji h25
djin h25
djinn h25
dju g-23 h-15
djus g-23 h-15
djust g-23 h-15
dka r-17 h19
dka_ r-17 h19
dle r50 g22 m19 h-51
dle_ g39 m40
dles r58 g-24 m-20 h-38
dles_ m-19 h-29
dless r59 g-36
dli m17 h18
dli_ m19 h34
dlin h-16
dline g23
dling g-24 h-15
dlo h-16 k-23
dlor k-16
dlord k-16
dly g-16
dly_ g-16
dma g-19 h44
dma_ g-19 h51
dmi h-27
dmo r19 h-32
dna r58 h18
dnap h29
dnapp h27
dne g-23 h30 k-15
dney g-18 h65
dney_ g-18 h65
do_ g65 h-66 k47
dob h38
doc g-16 k-19
doct h40 k-19
docto h40 k-19
docu g-20 h-21
docum g-20 h-21
doe r20 h-17 k42
does r20 h-17 k42
does_ r20 h-15 k46
dof m-16
dof3 m-16
dof3a m-16
dog m37 h58 k-22
dog_ g16 m19 h45
dogs m24 h20
dogs_ m24 h20
doh r17 m23
doha r21 h-17
doha_ r21 h-17
dol g-44 h41
dol_ h19
doll r25 g-31 h15
doll_ h39
dolla r26 g-24 h-24
dols h17
dols_ h17
dom r-28 g24 h44
dom_ r-20 g52 m26 h34
dome h29
domet h29
domi m-16
domin m-16
don r-42 g29 m-59 h-30 k21
don_ g23
dona m-32 h-46
done r-28 g17 h-29
done_ r-28 h-28
donk h18
donke h18
donor h27
dont k32
dont_ k32
doo r-46 g23 k-18
doo_ r-34 g23 h24
door h-24 k-17
door_ h-18 k-16
dop h41
dopt h16
dor g23
dor_ g23
dos h25
dos_ h20
dou g36 m34
dou_ h19
doub g34 m41 h-23
doubl g34 m41 h-23
dov h-16
dove h-16
dover h-16
dow g18 m48
dow_ m20 h29
dowm g25
dowme g25
down g35 m37 h-52
down_ r-32 g51 m54 h-23
dows g-30
dows_ g-25 h-15
dr_ h-28
dra r24 g-21 m69
draf r22 m21
draft r22 m21
drag m19
drai k25
drais k25
draw m41
draw_ r-28 m27 h24
drawa r-17
drawe r17
drawi g58 m-17
drawn r19 g-30 m31 h-18
dre g-28 m48
drea g-16 m52 h28
dream g-16 m52 h28
dred m30 k-22
dred_ r36 m40 k-22
dreg h24
dregs h24
dren g-16 h-23
dren_ g-16 h-23
dres r-16 m-23 h-27
dress r-16 m-23 h-27
drew h-16
drew_ h-16
dri g-32
drin g-17 h33
drink g-17 h33
driv g-30 h-23
drive r-17 g-33 k19
dro r-56 g51 h15
dron h36
drone h36
drop r-49 g34
drop_ r-52
dropp g-21
drops g47 h-20
drov g22
drove g22
dru g-16 h-25
drug g-16
dry h26
dry_ h26
ds_ r37 g23 m-31
dsm_ h21
dt_ r-45 g39 h-27
dte g46 h-20
dte_ g46 h-20
du_ r-15 h35
dua r20 h-17
dub r-22 m-22
duc r-42 g20 m17 h67
duce h24
duce_ h24
duci r30
ducin r30
duck m18
duck_ m18
duct r-61 h47
duct_ g31 h15
ducti r-37 h31
due r34 h-68
due_ r23 h-31
dues h-19
dues_ h-19
dul m-23
dule r-31
dulg r27
dulge r27
dult h29
dult_ h30
dum h28
dump h32
dund g16
dunda g16
dus h25
dush h25
dushm h25
dva r-16 g31
dvan r-16 g31
dvanc r-16 g31
dvd g-39
dvd_ h-24
dvds g-36 h22
dvds_ g-36 h22
dvi g-27
dvic h27
dvice h27
dwi r38 g-31
dwic g-19 h15
dwich g-19 h15
dwil r38 h-15
dwill r38 h-15
dy_ r-77 g30 m-34 h86 k45
dys g15 m17
dys_ g15 m17
e3_ g28 m28 h-51
e3l r-18 h20
e3la r-18 h20
e3lan h24
e7r g-15 h59
e7r_ g-15 h59
e7t m50 h-26
e7t_ m50 h-26
ea_ r-27 m-26 h-18 k-20
eac h-40 k25
each h-35 k25
each_ r36 g-17 k28
eache r-25 m-21 h-49
ead r-20 g28 m-51 h24
ead_ r15 k28
eade h43
eader h43
eadi m-16 h20
eadin m-16 h20
eadl g23
eadli g23
eads m-16
eads_ m-16
eady r-22 g38 h-54
eady_ r-22 g38 h-54
eaf h-27
eag r-25 m26 k-24
eage h-19
eage_ h22
eagu r-24 m28 k-24
eague r-24 m28 k-24
eak r-24 m-47 h77
eak_ r-27 g-27 m-17 h94
eake m-18 h17
eaked h46
eaker h-35
eaks g36 h-33
eaks_ g36 h-33
eal m15 k57
eal_ r63 h-20 k35
eale r-43 m18
ealed g28 h-25
ealer r-36 g-18 m31 h34
ealt g-20 h18
ealth g-20 h18
eam r-43 m43
eam_ g24 m35 h-27
eami g-17
eamin g-17
eams r-27 h30
eams_ r-27 h30
ean r-40 m-16 h-49 k48
ean_ r-22 g53 h-15 k35
eanc h38
eance h38
eane g-25
eaner g-25
eani r-23 m-22 h-33
eanin r-23 m-22 h-33
eans h-36
eans_ h-46
eap g55 h18
eap_ h20
eape g32
eaper g32
eaps g31 h-17
eaps_ g31 h-17
ear r100 g33 m-22 h-33 k-53
ear_ g49 h71 k-18
eara r38
earan r38
eare r15 g-26 m18
earer r37 g-15
eares r-26 m21
eari r16 h-30
earin r16 h-30
earl h-64 k-19
earl_ g38 h-15
earls g22 h-15
early r22 g-50 h-35 k-15
earn r31 g-29 m-18
earn_ r35 g-31 h18
earne r-55
earni r25
earns r26
ears g58
ears_ g58
eas r33 m-30
ease r29 g-48 m-26 h33 k16
ease_ g-50 m-25 k24
easeb r26
eased h35
easo g46 h-23
eason g46 h-23
east r-57
east_ r-43 g15 h-23
easu r51 g-28
easur r51 g-28
easy g29
easy_ g29
eat r-54 g-38 m-46 h94 k-50
eat_ r-58 g-59 m-40 h120 k-24
eaten h61
eath g35 h-39 k-24
eath_ r-19 g27
eathe r22 h-25 k-24
eati r18 g-15
eatin r18 g-15
eats h-21
eats_ h-21
eau g-28 h51
eau_ h18
eaux h19
eaux_ h19
eav r104 h-22
eave r-25 g19
eave_ r-23 g25 h49
eaves g-26 h-51
eavi r129 g-17 h-20
eavin r36
eaw m16
eawa m16
eaway m16
eb_ g-35 m52 h-41
eba r37 h-54
ebac r25 h-15
eback r25 h-15
ebat r16 g-37
ebate r16 g-37
ebb g38
ebbi g19
ebbi_ g22
ebbl g21
ebble g21
ebe r18 k16
ebel h-19 k21
eben r30 h-21
ebent r30 h-21
ebh g-22 h-25
ebh_ h-21
ebi r28 g-30 m15 h48
ebit r28 h19
ebit_ r23 h22
ebn r-19 g48 h44
ebna g48 h15
ebo h-18 k17
ebod k18
ebody k18
ebook g-20
ebr r16
ebru r17
ebrua r17
ebs m-25 h58
ebsi m-25 h58
ebsit h39
ebt r-26 g-18 h22
ebt_ r45 g-27
ebto r-48 h37
ebtor r-48 h37
ebts r-23
ebts_ r-23
ebu r16 h17
ec_ g-29 m47
eca m19 h-19
ecas m18
ecast m18
ecau g-18
ecaus g-18
ecc h15
ecco h15
ecco_ h15
ecd g29
ecde g29
ecde_ g29
ece g-32 m-41 h-78 k29
ece_ h-23
ecei g-26 h-44 k30
eceip r-42 h-51
eceiv r29 k38
ecem g27
ecemb g27
eces g-21
eces_ g-21
ech g41 m31 h51
ech_ r31
echa r-19 g59 m43
echa_ g30 h-17
echar r-19 g29 m47
echo h50
echon h50
eci r-22 g18 h-29
ecia h33
ecial h40
ecid r-18 g15 h-33
ecide r-18 g15 h-33
ecif g35 h-25
ecifi g32 h-18
ecis g-15
ecisi g-15
ecit h-25
eck h-65
eck_ r-16
ecke g19 h-18
ecked g19 h-18
ecki h-39
eckin h-39
eckl r24 g-36
eckla r24 g-36
ecko g35
ecks k24
ecks_ k24
ecl g-28 h-29 k48
ecla g-26 h-26 k48
eclar g-26 h-26 k48
eco r-50 g-31
ecoi h24
ecoin h24
ecom g22
econ r-77 k-15
econd r-48 m17
ecor g-45 m-16 h-55 k17
ecora g-21
ecord g-23 h-41 k17
ecov h21
ecove h21
ecr r-18 g17 h54
ecra h26
ecrat h26
ecre g27
ecret g27
ecru h19
ecrui h19
ecs_ m25
ecst h25
ecsta h25
ect r-77 h-24
ect_ g-15 m23 h-21
ecte r18 g-22 h-38
ected r18 g-22 h-38
ecti r-34 g16 h36 k-20
ectin k-28
ectio r-34 h44
ecto r-22 h63
ector r-22 h62 k15
ectri g-24
ectro g29 h22
ects h-17
ects_ h-17
ectu r-23 h-40
ectur r-23 h-40
ecu r16 m-15 h-46
ecur r17 m-15 h-46
ecuri h-40
ed_ g-80 m-69 h-34 k-81
eda g22 h-34
edal m-20 h-26
edal_ m-20
edd r-25 h-101
eddi r-32 h-78
eddin r-32 h-30
ede g-31 h19
eded g-19 h20
eded_ g-19 h20
edf r-21 k61
edfa r-21 k61
edfa3 r-21 k61
edg g69 m-18 h-63 k-27
edge g39 m-17 h-61 k-27
edge_ g41 m-17 h-44
edgi g30
edgin g30
edi r21 m25 h33 k-24
edib h20
edibl h20
edic r-28 m19 h-24
edica g15
edici r-21
edict m27
edie h33
edin r25
edit r29 m16 k-18
edit_ r34 m-24
edite r33 h-30
edito r-41 h15
edits m46 h16
ediu g-15
edium g-15
edl r17 g-17 m18 h-39
edli g-15 m23
edo r-17 g49
edoo h-25
eds g-42 m-21 h20
eds_ g-42 m-21 h20
edu r-44 h28
educ r-24 h47
educe h24
educi r30
educt r-42 h35
edul r-19
edule r-31
edun g16
edund g16
edy r-19 h25
edy_ r-19 h25
ee_ g-28 m-43 h-29 k57
eeb g37 m15 h20
eeb_ m28
eed r-28 g-79 h-27
eed_ r-15 g-68 h-32 k-15
eede g-19 h20
eeded g-19 h20
eedl g-15 m18 h-23
eedli g-15 m23
eeds r28 h-33
eeds_ r28 h-33
eef r-15 g-31
eef_ r-15 g-29
eeh g85 h-18
eeh_ g59
eei g22
eein g22
eeing g22
eek r68 g-27 h-66 k-39
eek_ g-36 m-32 h-74 k-35
eeke g-20 m25 h20
eeken g-20 m25 h20
eekl r20 g34 h-20
eekly r20 g34 h-20
eeks r32
eeks_ r32
eel r-17 g63 k-26
eel_ r-19 g32 k-19
eels g34 h22
eels_ g34 h22
eem g21
eem_ r-21 g-15 h17
eema g22
eeme r42
eemen r42
een r-20 h-108 k29
een_ r-57 g23 m16 h-27 k20
eena r36
eenah r24
eene r-17 g-16
eened r-17
eeni r20 h-27
eeni_ r20
eenin h-27
eep r21 m44 h-53 k25
eep_ r-22 h-64 k55
eepe h39
eeper h39
eepi r34 h-16
eepin r34 h-16
eeps r16 g20 m67 k-22
eeps_ r21 g24 m15 h15 k-21
eepst m52 h-27
eer g-62 m-29
eer_ r23 g-47
eera m-15
ees r46 h-54
ees_ g43 h-71
eese g-20
eese_ g-20 h-32
eesh r54
eesh_ r23
eet r-30 g-25 m-35
eet_ r-23 g17 m-15
eete r40
eeten r40
eeti h-56
eetin h-54
eets r-31 g-33 m-25 h45
eets_ r-31 g-33 m-25 h45
eeva g18
eevan g18
eez g-16 h17
eez_ h23
ef_ r-66 h-48 k-15
efa h-22
efe r27 g-51 m-27
efec r-19
efect r-19
efer r48 g-42
efere r32 g-30
eferr r22 h-15
efi g29 m-15
efil h-24
efill h-24
efin g31
efine g33
efit m-15 h43
efo r-29 g68 m-16 h-26
efor g68
efore g68
eft r-15 g28 m-37 h-51
eft_ g42 m-30 h-47
efu r-31 g23 m-17 k-23
efun r-17 g-22 h-17 k-15
efund r-17 g-22 h-17 k-15
efus g52
efuse g42
eg_ r22 h102
ega m31
ega_ g53
egar r49 g-36 h-24
egar_ h-16
egard r59 g-36
egg r-15 g17 h48
egga h52
eggar h52
eggi h15
eggin h15
eggs g31 h-30
eggs_ g31 h-30
egh r53
egi r32 h-39
egin r42
egis r-36 h-27
egist r-36 h-27
egl h16
eglo h16
eglo_ h16
egr r-27 g-29 h30
egra r-15
egram r-15
egre g-17 h29
egree g-16 h23
egs r-16 h55
egs_ r-16 h55
egu r-27 g64 h-32
egur g39 h-27
eguro g53 h-15
egy g20
egy_ g22
eh_ r65 g94
eha r35 h-59
eha_ r39 g18
ehab h-50
ehab_ h-50
ehal r-26 g-27
ehalf r-26 g-27
ehan r15 m29
ehan_ m33
ehi r21 h17 k16
ehin r17 g19 h21 k16
ehind r17 g19 h21 k16
ehl r15 g58 h-23
ehle g75 h-23
ehle_ g75 h-23
eho r28 g-31
ehou h23
ehous h23
ehr r-18 g-18 m20
ehr_ m21 h-18
ehra h24
ehra_ h24
eib r25 h-20
eibo r25 h-20
eibor r25 h-20
eid h-45
eid_ h-45
eig m20
eigh r18 g-17 m20 h-26
eighb g15
eighe g-33
eight r25 h-30
eik r-24 g-15 m-16 h85
eikh h26
eikh_ h26
eil m-16
eim g25
ein r45 g24 m-28
ein_ r-35 m-17 h-43
eina r55 h-16
einah r42
eine g-21 h85
eine_ h24
einek h51
eing r25 g27 k28
eing_ r25 g27 k28
eins g26
einsu g27 h-16
eip r-42 h-51
eipt r-42 h-51
eipt_ r-42 h-41 k-27
eipts k19
eir g57 h-22
eir_ g34
eirs g-34
eirs_ g-34
eis g-31 m-16 h67
eiss g-24 h16
eissu g-22
eist h22
eiste h22
eit r-51 g25 m-15 h64
eit_ r-16 g-32 h34
eith r-34 g63
eithe r-26 g53
eity h32
eity_ h32
eiv r29 g19 k34
eiva r31
eivab r31
eive_ h-20 k16
eived h25
eivi k25
eivin k25
ej_ h-34
eja g-17 h56
ejab h34
ejab_ h34
ek_ r37 g-45 h-100 k-55
eke g-39 h110
eke_ h26
eken g-31 h88
eken_ h51
ekend g-20 m25 h20
ekeng h17
ekh r35 g-23
ekl r20 g34 h-20
ekly r20 g34 h-20
ekly_ r20 g34 h-20
eks r32 g-21 m20
eks_ r32
el_ r-100 g-30 h-67 k-19
ela r-25 g-28
elab h24
elabe h30
elat g-20 h30
elati g-20 h30
elay_ r18 g29
elaye g-15
elb r27
eld r21 g86 m-34 h-77 k-26
eld_ r42 g55 m-21 h-39
elde h-20
elder h-20
elds r-20 g35 h-18
elds_ r-20 g35 h-18
ele g-16 h-102 k44
elea m-20 h-43 k18
eleas m-20 h-43 k18
elec r-23 g26 h26
elect r-16 g17 h26
eleg r-15
elegr r-15
elet g-20 m-16 k18
elete g-15 k21
elev r30 m17
eleve r33
elf r-42 g-54 m-20 h-83 k-18
elf_ r-24 g-50 m-20 h-80 k-18
eli r20 g61 m-21 k-33
elig h32
eligi h32
elin r31
eling r31
elis g48 h-16
elist g48 h-16
eliv g17 k-21
elive k-21
ell r-44 g57 m-55 h180 k-15
ell_ r-29 g15 m-22 h97 k18
ella h56
ella_ g-41 h30
ellar g-19 h50
ellat g73
elle g-21 m-25 h-25 k-16
elled g-55
eller g33 m-18 h-34
elli r24 g77 h-26
elli_ r16 g62 h-17
ellin g16 m-17
ello g-43
ello_ g-31 h20 k-16
ells h72
ells_ h72
elly r-21 g40 h15
elly_ r-21 g40 h15
elm g-24 m-17 h-41
elme g-24 m-17 h-41
elmet g-24 m-17 h-41
elo g-19 h54 k31
elo_ r-26 h30 k49
eloa m22 h39
eload m22 h39
elon r-17 g47 h-40
elon_ m15
elong g46 h-33
elor h27
elor_ h27
elow r31 g-18
elow_ r31 g-18
elp r48 g-19 h-33
elpi r20
elpin r20
els r-78 g31 m-17 h37
els_ r-63 g39 h40 k-20
else r-15 k28
else_ k18
elt g-24 h-26
elt_ r-15 h-97
elta r15 h23
elta_ h23
elts h16
elts_ h16
elv r37
elve r37
elve_ r44
elw r15 h40
elwe h40
elwe_ h40
ely g40
ely_ g42
em_ r-15 h-74 k33
ema r29 g31
ema_ h-30
emaa g26
emaar g26
emad h15
emade h15
emai r19 k16
email k16
emain r20
eman r29 g-15 m24 h38
emb k-24
emba m26
embas h-27
embe m-18 h18 k-22
ember m-18 h18 k-22
eme r99 m16 h15
eme_ r27 g29
emed h25
emedy h25
emen r28
ement r28 m19 h-27
emes r43 g-17 m17
emes_ r27
emest r19
emh h-22 k30
emha h-22 k30
emha_ h-22 k30
emi r31 h-43
emi_ r87 h-21
emin r-31 h-31
emina r-29 h-26
emis r20 g-24
emis_ r23
emise g-19
emit h-18
emiu r-44 g24 h20
emium r-44 g24 h20
emn g32
emni g32
emnit g32
emo r-41 m-31 h-76 k37
emol h-18
emoli h-18
emon h-40
emor g34 h-19
emori g34
emov m-26 h32 k-29
emova h-28
emove m-24 h42 k-21
emovi h18
emp r-33 g-19 m-17 h124
emp_ h15
empe g-18 h49
emper g-18 h49
empl r-15 k20
emplo k22
empo h52
empo_ h34
empor h18
empt k-16
empty k-16
ems r-30 g-18 h15
ems_ r-26
en_ r-18 g72 m-48 h-21 k-63
ena r116 g-50 m-35 h-20
ena_ r18 g-39
enah r57
enah_ r35
enal r41 m-17 h-28
enal_ r28
enalt m-17 h-25
enan h17
enanc h-15
enant h32
enc r35 g-23 h29
ence r37 m16
ence_ r40 h-19
encer h17
ences m23 h16
ench h24
ench_ h24
ency g-20
ency_ g-20
end r83 g-41 m41 h60 k31
end_ r119 m33 k51
enda h17
ende r-20 g-35 m38 h17
ended r-37 m40
ender r17 g-38
endi h29
endin h29
endo g27 h-47
endow g25
ends r-19 m-29 h41
ends_ r-19 m-29 h41
ene r23 m-27 h-27
ened r-17 g-36 h-28 k17
ened_ r-17 g-36 h-28 k17
enef h25
enefi h25
eneh r24
eneh_ r24
ener m-16 h22
ener_ r34
enera r-33
enes h-42
eness h-42
enet m18 h21
enev r-20
enew r40 g22
eng g48 h62 k-16
eng_ g-15 m16 h18
enga h56
engan h60
enge g23
engen g26
engi g41 h21
engin g41 h21
eni m41 h25
eni_ r30
enin r-41 m49 h24
ening r-41 m49 h24
enj g-15 h30
enje h25
enjen h25
enn g-31 m33 h-26
enna h-20
enna_ h-15
enni r28
enny r-33 g-28 m42
enny_ r-33 g-28 m42
eno g-19 m85 h89
eno_ m85 h46
ens g24 k-23
ens_ g25 m18 h-18 k-21
ensat r32
ense g21 m-15 h-39
ensed g-17
enses h-19
ensex g29 h-17
ensi g-24
ensin h32
ensio g-25 h-16
enso h37
ensor h37
ent r-36 g-54 m-23
ent_ r35 g26 m-45 k-53
enta h-18
enta_ g19 h-20
entar g-19
ente r-16 g-15 k36
ented m-20 k38
enter m34 h20
enth_ r-15
enti r-25 m16 h39 k45
entif g25
entin m31 h20 k27
entio k18
entis h-26
entl g-20 m-17 h22
entle g-20 m-17 h22
entr m38 h-17
entri m28 h-17
entry m23 h21
ents r-90 g24 h-64
ents_ r-90 g24 h-64
entu r24 g-18 h36
entur r24 g-18 h36
enty r17 g-19 h-15
enty_ r17 g-19 h-15
enu g-48 m-22 h28
enu_ g-35 h44
enue h-28
enue_ h-28
env g-52 h65
enve g-37
envel g-37
enz g38 m43 h-24
eo_ g26 h-22
eon r-28 k33
eone r-27 g-15 k34
eone_ r-27 g-15 k34
eons g22 h-21
eons_ g22 h-21
eop r-27 g-30 m-18 h45 k35
eopa h25
eopar h25
eopl r-22 g-26 m-17 h20 k35
eople r-22 g-26 m-17 h20 k35
eor h-15
eord g18
eorde g18
eos h50
eos_ h50
ep_ r-22 h-88 k55
epa r-52 k-20
epac h31
epack h31
epai m-22 h-38
epaid r39
epair r-43 m-22 h-35
epar r-49 h34
epara r-29 h41
epart r-20
epay m20
epayi r17 h-17
epaym r-24
epays m26 h16
epe g52 m-40 h17
epen g30 m-28
epend g30
eper g22 h30
eph g-26 h45
ephe g-24 h36
ephew h-16
epi r34 h-16
epin r34 h-16
eping r34 h-16
epl r-34 m-18 k-20
epla r-34 g20 m-17 h-34 k-19
eplac r-34 g20 m-17 h-34 k-19
epli h47
eplic h47
epo m19 h15 k42
epo_ r48 h-17
epor g-17 k41
eport g-17 k41
epos r-28 m30 h35
eposi r-28 m30 h35
epp g-22 h-30
eppe g-22
epper g-22
eps r16 m67 h-17 k-22
eps_ r21 g16 m15 k-21
epst m52 h-27
epsta m52 h-27
ept r44
epte r27
epted r16
epu r44 g-19
epur r46 g-18
epurc r46 g-18
equ r33 g-22 k21
equa r-27 g-27
equal r-27 g-27
eque h-28 k18
eque_ h-24
eques r19 k19
equi r50 h25
equil h15
equit r27 g15 h21
er_ g-27 h-57 k-70
era r-27 g-40 m-59 h-35 k-24
era_ r-17 g-27
erab r52 g-55
erabl r52 g-55
erad r-15 h45
erag r-27 g34 h21
erage r-27 g34 h21
erall h22
erap r-17 m-19 h-38
erapi h-18
erapy r-17 h-21
erat g17 m-37 h-28
erati r22 h-20
erato r-31 m-20
erb r-28 g-50 m87 h35
erba m75 h68
erbal m42 h52
erby m16
erby_ m16
erc r41 g-31
erce r30 g-60
ercen r31 g-46 m-15
erci g27
ercia g27
erd r33 k-16
erda r22 g-15 h17
erday r23
erdr r30
erdra r30
erdu r-18
erdue r-18
ere r-33 g25 m-19 k23
ere_ r-22 g-24 h18 k25
ered r-58 g27 h-68 k21
ered_ r-58 g27 h-68 k21
eree g22
eren g-22 m21 k17
erenc r18 g-20 m28
erent k28
erer g-15 h35
erer_ g-15 h35
eres r73 m-25 k-37
eres_ r49 h-21
erest r41 m-22 h21 k-37
erev g22
ereve g22
erf r-24 h35
erfe h71
erfei h64
erfu r-15 h-27
erfum r-15 h-27
erg g-39
eri r-74 g15 h-20 k-28
erial h-17
erie r-24 g-32 m-16 k-22
erie_ h15
erien h32
eries r-23 g-29 m-15 h-40 k-21
erin g-47
ering g-38 h50
erio r-19 g16 h-16
eriou g16
erit g26
erita g21
eriti h16
eriv g49 h-36
eriva g47 h-28
erj m23 h43
erja m25 h35
erja3 m25 h35
erk h35
erk_ r-33 h35
erka r35 g20
erka_ r36 g29
erl r-25 h65
erli h45
erlin h45
erlo h40
erlot h40
erly r-31 h-20
erly_ r-31 h-20
erm h68 k-15
erm_ r44
erma m-20
ermar m-20
erme g-21 h60
ermei h22
ermen g-19 h48
ermi r-23 g39 m18 h-16
ermin m23 h-23
ermit g21 h18
ermo h47
erms g-22 m-18 h-17
erms_ g-22 m-18 h-17
ern r46 g-23 h75 k21
ern_ h37
erne k25
ernet k25
erni r41
ernig r43
ernm r19
ernme r19
ero r-31 h151
ero_ r-20 m25 h-36
eroi h57
eroin h39
erol g-22 h69
erol_ h29
erolo h40
eron h39
eroni h39
erot h22
eroti h22
erp g65 m18 h-22
erp_ g37 h-24
erpe r22 g23 m45 h-17
erpet r22 g23 m45 h-17
erps g34 m-30
erps_ g34 m-30
err r-20 h47
erra h30
errac h26
erre r17
erred r18 h-15
erry h27
ers r-19 g-98 h-36 k46
ers_ r-39 g-30 h60
ersa r-27
ersal r-27
erse m-34 h-56
ersey m-37 h-32
ersh g-27 h-43
ershi r15 g-21 h-42
ersi g-15
ersit g-26
erso h-17 k49
erson h-17 k49
ert r-66 g-39 h-32
ert_ r-19
erta h29
ertai r23
ertat h18
erti r-47 g-31 h-33
erv r23 g-32 m-29 h46 k22
erva r-18 k27
erve r20 h24
erve_ r18
ervi r21
ervic r21
erw r-17 g79
erwa r-15 g23
erwar r-15 g23
erwi g37
erwis g37
ery r-41 h-55 k-16
ery_ g26 m-40 h-64
eryb m17
erybo m17
eryo r-38 g-20
eryon r-38 g-20
eryt g16 h17
eryth g16 h17
es2 k24
es_ r-20 m38 h-34 k20
esa r-23 g76 h-28 k23
esab k24
esal g51
esale g51
esb r24 h-15
esc r-44 m-23 h-42
esca h-16
escap h-18
esce r-30 h-22
escen r-30 h-22
esco g-17
escor h69
ese r49 m-19 h45
ese_ h-26
eseb g47 h25
esec h28
esecr h26
esen r28
esent r28
eser r15 g21 m-26
esert g26 m-21
eserv r18
esh r87 g-35 m-26
esh_ r40 g16 m-41 k-22
esha m28 h17
esha_ h21
eshe r27 h-26
esht r29 g-28 h-16
eshta r29 g-23
esi h17
esid r28 g24
eside r28 g24
esig g15 h18
esign g15 h18
esis h-19
esis_ h-19
esk h-34 k-20
esk_ h-34 k-20
esl g24 h43
esla g26 h-22
esla_ g26 h-22
eso r-18 g50 h28 k-23
esol r-29 g23 h-17
esold r-29 g23 h-17
esor g20 h26 k-19
esort g20 h26 k-19
ess m56 h-42 k22
ess_ r78 g21
essa r-38 m36 h-45 k30
essa_ g18
essag r-34 m60 h-59 k37
esse m57 h46
essed g-16 m24 h23
essel g17
esses m18 h20
essi r20 h25
essin r21 m-23 h-17 k22
essio h42
esso r-25 h-44
esson r-16 h-20
est g-109 m56 h-59
est_ r73 g15 m63 h-56 k16
esta r-49 m-38 h-35
estat g19 h-60
estau g-17 m-16
este r33 g-18 m26
ested r-31
ester r53
esti r-25 g-30 k22
estin r-21 h-22 k21
estio g-15 h25
estl m17 h16
estli m17
estm r-20 g-16 h22
estme r-20 g-16 h22
esto g-32
estor r21 h17
ests r-15 k-23
ests_ r-15 k-23
esu g18
esul g18
esult g18
et_ r-72 g37 m-40 h-85 k-43
eta r30 g36 m-15 h-15 k-22
eta_ h-28
etai r17
etain r17
etal h-15
etal_ r-19 h-15
etam h52
etami h52
etat g25
etc g17
etch g17
ete h34
ete_ g-15 h24 k21
eted g29 h-17
eted_ g29 h-17
eten r38 m20 k-16
etene r40
eter r-16 m-16 h33
eter_ r-16 h75
etf g18 h-16
etf_ r30
etfa r-27
eth r-47 m52 h37
eth_ r-20 g-19 h80
etha r-24 h-15
ethe m52 h-21
ether m52 h-21
ethi g29
ethin g29 h23
ethy h-15
ethyl h-15
eti m83 h-101 k-22
eti_ r32 g-36
etic g17 h-38
etim g31
etime g31
etin m43
eting m43
etir r-17 h-36 k-16
etire h-23 k-15
etis h22
etish h22
etit m36 h-29
etiti m36 h-29
etl g21 h-35
etla g27
etn r52
eto g25
eto_ r20 h29
etor g30
etoro g30
etr g-40 m-28 h-83
etra h-16
etre g-35 h-18
etres g-35 h-18
etri g18
etric g21
etro g-29 m-18 h-49
etro_ g-22 m-18 h-33
etrol h-16
ets g-30 m-18
ets_ g-32 m-17
ett r-53 g-31 m46 h-64
etta h27
etta_ h28
ette r-49 g-26 m56 h41
ette_ m56 h28
etter r-49
etti g17 m-16 h-65
ettin g17 m-16 h-65
ettl m36 h-54 k15
ettle r15 m19 h-57 k15
ettli g-16 m17
etty m-22 k-19
etty_ m-21 k-19
etu g71 m40 h-27 k-20
etua r22 g23 m45 h-17
etual r22 g23 m45 h-17
etur r-34 g28 k-15
eturn r-34 g28 k-15
etw g-16 m26
etwa m19
etwee k21
ety g-18
ety_ g-18
eue h-16
eue_ h-16
eum g19
eum_ g19
eur r42 g-25 m52 h92
eur_ r29 m-16 h35
euro r15 g-20 m37 h26
euro_ r-22
eurom m50 h44
euros r33 g-15
euru m31
eurus m31
eva g18 h-27 k25
evan g18
evan_ g18
eve r41 g109 k-18
evel_ g-21
evelo g27
even r21 g33 k-25
even_ r44
eveni r-30 m27 h29 k-17
event r-15 g21
evenu r23 h-28
ever r36 g31 m15 h18
ever_ r26 g40
evera r-20 g72
evers g-16
every r48 g-66 h28
eves g17
eves_ g17
evi g-30 h44
evie h23
eview h25
evil g-20
evil_ g-19
evo r28 h-15
evol r28 h-15
evolv r56 h-15
ew_ r45 g-66 m-99 h-44 k-30
ewa r-27 g51
ewe g23 h-58
ewel r22 g-21 h-35
ewell g-18 h-33
ewer h-35
ewh g26
ewhe g26
ewher g26
ewi g-15 h-35
ewin g-15 h-36
ewing g-15 h-36
ewo g15
ewoo g16
ewood g16
ews h56
ews_ h22
ex_ r-35 g79 m31 h87 k-15
exa r-63 g-39 m28 h-27 k-25
exac r-29
exact r-29
exam r-31 g-31 k-25
exam_ r-34 g-34 h-18
exami g17 h33 k-15
exams h-21
exc r-17 m24 h-17
exch r-17 g-22 m32
excha r-17 g-20
exi g24
exis g24
exist g24
exo h16
exp g24 k26
expe r-16 h-18
expec r-20
expen h-21
exper m16 h23
expi g27 h42
expir g27 h42
expl r-36 g-27 k36
expla r-36 g-23 k37
expr r23
expre r23
ext m27 h16
ext_ g53 m47 h-48
exti g-44 h30
extin g-44 h30
exto h22
extor h22
extr r30 g-33 m-17 h18
extra r35 g-33 m-17 h32
ey_ r-26 g-19 h-17 k21
eya g60 m-20 h-31 k-16
eya_ h-21
eyad r-18
eyada r-18
eyar g28
eyard g18
eye g-30 m17 h41 k18
eye_ g-16 m19 h24
eyes h21 k26
eyes_ h21 k26
eyh m27
eyho m27
eyhou m27
eyl r49
eyle r19
eylen r19
eym h-53
eyma g22 h-16
eyman g22 h-16
eys g-21 h35
eys_ r-16 g-21 h35
ez_ g-18 h27
eza g-21
ezz r19 h-26
ezza r19 h-26
ezzan r19 h-26
f3a m-16
f3a_ m-16
fa3 k58
fa3_ r29
fa3t r-20 g-16 m28 h18
fa3t_ g-16 m28 h21
fa_ m-25 h-19 k-38
fab h-21
fabr h-16
fabri h-16
fac r60 g-56 m-24 k-19
face g-20 m-20 h18
face_ g-20 m-20 h15
faci g-24 h37
facil r43 h48
fact r42 h-41
facto r46 h-41
fai r-16 g28 k-18
fail g15
fair r-25 g35 h16
fair_ r-25 g36 h25
fais g-21 k-18
faisa g-21 k-18
fak g-17 h67
fake g-17 h51 k19
fake_ g-17 h51 k19
fal r-16 g112 m-29 k48
fal_ g40 h27
fala r33
fala_ r33
falc g49 h-22
falco g49 h-22
fall g37
fall_ r-15 g16
fals k58
false k58
fam m-19 k26
fami g-21 m-19 h-32 k26
famil g-21 m-19 h-32 k26
fan r-41 g-18 m51 h23
fan_ m20 h-36
fans h60
fans_ h49
fant m34 h-21
fanta m34 h-21
far r-36 g-23 m-31 h-59 k-29
far_ r18 h-19
fare r-35 h-34 k-17
fare_ r-19 h-27 k-17
farew r-16
farm g-16 m-22 h-17
farm_ m-22
fas r22 h-32
fast r28 h-53
faste r15 h-44
fat h67 k-17
fate h22
fate_ h22
fath r18 k-17
fathe r18 k-17
fav r-25 m15 h-20 k17
favo r-25 m15 h-20 k17
favou r-25 m15 h-20 k17
faw r58 g-17
fawa r62 g-17
faway r46 g-17
fay r72
fayd r53
fayda r32
fd_ r127 g108 m127 h-95 k-34
fds g25
fds_ g25
fe_ r20 g17 m49 h-64
feb r17
febr r17
febru r17
fec r-19 m19
fect r-19 m19
fee r-30 g37 m-35 h-26 k-17
fee_ g-51 m-32
feed r-22 g-29 m-29 h-38
feed_ r-22 g-29 m-31 h-38
feeh g63 h-18
feel r16 g66
feel_ g29
feels g40
feen g30
feen_ g30
fees r-16 m31
fees_ r-16 m31
feet g-33
feet_ g-33
fei r-17 h64
fein r-15
fein_ r-15
feit h64
feit_ h61
fel g15
fell g-21 h18
fell_ g-21 h26
felo r16 g-16
fen g-39 m-17 h104
feng g-16 h73
fenga h60
fenj h30
fenje h25
fer r-22 g-18 h33 k25
fer_ r-33
fered g21 h-16
feren g-22 m21 k17
feri h47
ferin h47
ferm h48
ferme h48
ferr r18 h-44
ferre r18 h-15
fers k21
fers_ k21
fes m-31 h55
fes_ g-29 m-24 h37
fest h18
fest_ g34
festa h15
festi g-15 h16
fet m-16 h-19
feti h22
fetis h22
ff_ r-15 g-34 h84 k24
ffa g66
ffa_ g31 h-16
ffe r-55 g20 m16 h35
ffee r-21
ffee_ r-21
ffer r-31 g35 m19 h37
ffere r-15 g43 m21 h-19
fferi h47
ffi g-28
ffic g-25 m17 h-19
ffice g-21 m30 h-26
ffici h-41
ffick h61
ffl r-17 m36 h-27
ffle r-17 m36 h-27
ffle_ r-16 g-16 m60 h-32
ffles g24 m-25
ffr h-38
ffro h-38
ffron h-38
ffs h31
fi_ g36 h-44
fic r22 g-36 h16
fice g-23 m30
fice_ r46 g-24 m37 h-45 k-18
ficer r-44 h53
fici h-41
ficia h-41
fick h61
ficki h30
fie g80 k-16
fied g51 h-28
fied_ g51 h-28
fiel g39 h-24 k-15
field g39 h-24 k-15
fif r69 g-16 m49
fift r77 g-16 m45
fifth r34 m28 h21
fifty r19 m17 h-16
fig r-19 g53 h-18 k45
figh g-25 h48 k61
fight g-25 h48 k61
figu g57 h-24 k-16
figur g57 h-24 k-16
fil r21 m-30 h28
file g36 m-15
file_ g30 m-15
files k16
fill g19 m16
fill_ m27 h16
film h53
film_ h15
films h38
fils r45 m-16 h-30
fils_ r45 m-16 h-30
filt g-18 h-20
filte g-18 h-20
fin r34 g59 h-45
fina r70 m-25 h-39
final r-22 m-25
finan r92 g-25 h-28
find r-40 g118 h-20
find_ r-24 g116 h-34
findi h18
fine_ r-35 g-42
fined g33
fini m58
finis m58
finj g-30 h18
finja g-30 h18
fir r-39 g31
fire h-17
fire_ h-46
firew h15
firm r-30 g25 h-20
firm_ r-22 g19 h-17
firs m17 h32
first m17 h32
fis r-29 g35 m-19 h-71
fish r-29 g35 m-19 h-71
fish_ r-27 g76 m-32 h-84
fishe h20
fishi g-34
fit r-42 g-102 m-55 h-17 k-20
fit_ r-18 g-44 m-42
fits g-50 h30
fits_ g-50 h30
fitt h-30
fitti h-18
fiv r30 g-46 m24 k-19
five r30 g-46 m24 k-19
five_ g-46 m24 k-19
fix r15 m-30 h84
fix_ m-15 h47
fixe r17 m19
fixed m27 h-20
fixer h35
fixes r15
fixi g-20 m-34 h27
fixin g-20 m-34 h27
fla g-62 h-40
flag g-24 m-20 h-44 k42
flag_ m-20 h-30 k24
flags k18
flat r18 g-29 k-27
flat_ g-26 h-39 k-25
flate h36
flati r23 m19
fle r-26 m31 h-77
fle_ r-25 g-32 m59 h-40
fles g23 m-25
fles_ g23 m-25
fli r-50 g25 h-15
fli_ h19
flig r-44 m-29
fligh r-44 m-29
flip m42 h-47
flip_ m18 h-34
flipp m24
flo g22 m-22 h-33
floa g48
float g48
floo r55
floor r28 g25
floos r27 g-16
flou g-16 k21
flow r-24 m-15
flowe r-24 m-15 h-31
flu_ h-43
flue h20
fluen h20
flus m17 h19
flush m17
fly g20 h94
fly_ g20 h94
fni r29
fni_ r29
fno g26
fno_ g26
fo_ r37
foa r-17 g47 h40
foal r-17 g49 h-17
foal_ r-17 g49 h-17
fol g41 m-15 h31
fold h24
folde h38
foll r-20 g34
follo r-20 g34
fon g-25 h-16
font g-20
font_ g-20
foo g15 m-39 h-19
food m-21 h-27
food_ m-21 h-27
foot m-17 h19
footb m-17 h-26
for r15 g33 m-23 h-64 k51
for_ r51 g-25 m-66
forb r45
forbe r45
forc h18
force h18
fore g104 h-15
fore_ r-27 g68
forec m18
forex g41 h-15
forg r-79 g-21 h91
forga r-49
forge r-19 h66
forgi h34
form m16 h-50 k48
form_ m19 k17
forma h-31 k24
fort r-26 g-61 m26 h29
forty r-41 g-30 m31 h21
forw r41 g44 h-49 k18
forwa r42 g33 h-49 k18
fou r-15 g-15 h-46
foun r-36 g20 h-15 k-15
found r-36 g20 h-15 k-15
four r21 g-35 m20 h-30
four_ g-27 h-43
fourt r24 m15
fra g16 h-49
fram h-15
frame h-15
fre r-17 g-20 m-32
free r-25 m-30 h40
free_ g-19 m-29
frei g16
freig g16
fren h24
fres r19 g-25
fresh r19 g-25
fri r-36 m19 h28
frid r-38 h15
frida r-29
fridg g-15
frie h-35
fries h-28
fro r21 h-22
from r24 m-23 h17
from_ r24 m-16
fron g-30 h-27
fron_ h-38
front g-27
fru g28 m26
frui g28 m26
fruit g28 m26
fs_ m-26 k31
ft_ g-19 m-52 h-128
fta h-25
ftar h-25
ftar_ h-25
fte r17 g34 m-27 h60 k25
fted h65
fted_ h65
fter g38 m-25 k25
fter_ r20 m-25 k26
fterw r-15 g24
fth r34 m28 h18
fth_ r21 m28 h18
fti r15
ftin r15
fting r15
fto r-19 g-54
ftop h20
ftop_ h20
fts r-29 g21 h-39
fts_ r-29 g-32 m-15
ftw m-19 h24
ftwa m-19 h24
ftwar m-19 h24
fty g99 h-39
fty_ g99 h-39
fue r-50
fuel r-50
fuel_ r-47
ful r-32 g-41 m-34 h-22
ful_ h-25
full r-29 g-50 m-34
full_ g-34 m-34
fum r-15 h-27
fume r-15 h-27
fume_ r-15 h-69
fumes h42
fun r22 h-71 k23
fund r23 m27 k24
fund_ g-43 h-25 k-31
funde r28
fundi g54 m32
fundr k25
funds r24 m21 k46
fur m24 h-20
furn h-18
fus g52
fuse g42
fuses g33
fut r-16 g106 m-32 h-41
fut_ g25
futu g82 m-31 h-32
futur g82 m-31 h-32
fwd r45 g-23
fwd_ r45 g-23
fx_ r111 g-67 h-30
ga_ r-43 g53 h-30
gac m31
gach m34 h-21
gacha m34 h-21
gad g16 h-17
gag r61 h-50
gage r61 h-50
gage_ r61 h-46
gai g15 m18 h36 k-18
gain g15 h35 k-18
gain_ r28 g19 m21 h25
gains r-22
gal r-23 g-25 h29
gal_ g-22
gala h-16
gala_ h-16
gali h15
gam r-26 m108 h39 k-26
gamb m61 h-42
gambl m43 h-35
game m18 h19 k-15
game_ m16
games r-20 h17
gamey r21
gami m31
gamin m31
gamm r-20 g19 h38
gammo r-19 h49
gan g-64 h184
gan_ g-46 h57
gana m19
gana_ m19
gane h31
ganes h31
gani r32 h30
ganis r27 h30
ganj h22
ganja h22
gans h42
gans_ h42
gap r27
gar g-26 m-29 h-24 k21
gar_ r-19
gara r-20 g30
gard r58 g-40 h-43
garde r-27 h-34
gardl r59 g-36
gare g16
garit h23
gars g-16 h18
gars_ g-16 h18
gas r-16 h-35 k-22
gas_ r-16 h-35 k-22
gat r-28 m-42 h-34 k16
gate r-20 m-27
gate_ r-20 m-27
gath g-19 k16
gathe g-19 k16
gav r-37 g-69 h-72
gave r-27 g-69 h-72
gave_ r-27 g-69 h-72
gay r16 g24 m23 h24
gay_ h34
gaya g38 m32 h-34
gaya_ g39 m34 h-41
gaz h-42
gazi h-20
gazin h-20
ge_ r-37 g26 m-48 h-36
ged r26 m-16 h53 k-30
ged_ r22 g-27 h63 k-30
gei h33
gein h33
geing h33
gel g-27 m-17 h33
gela g-20 h30
gelat g-20 h30
gem r25 h-41
gem_ h-24
geme r26 h-21
gemen r26 h-21
gen g-46 k-30
gen_ g19
genc r24 g-27
gence r27
gency g-19
gene g28
geneh r24
gener r-33
gent r-15 g-54 m17 k-20
gent_ g-34
gentl g-20 m-17 h22
gents h-25
geo h-17
geon g17 h-22
geons g22 h-21
ger g-30 m23 h108
ger_ g-17 h31
gerin m19
germ h31
germe h22
gers h37
gers_ h37
ges g-26 m-21 h-15
ges_ g-20 m-28 h-23
get r-27
get_ r-21 g23 m-26 h59 k16
geth g-17
gethe g-17
gets m29 h-42 k-19
gets_ m29 h-42 k-19
gfi g-22 h41
gfis g-21 h25
gfish g-21 h25
gg_ m17
gga r-17 m-17 h51
ggag h-29
ggage h-29
ggar h51 k23
ggars h39
gged h16
gged_ h16
gger h-24
gger_ h-24
ggi g-18 h22
ggin g-18 h22
gging g-18 h22
ggl h60
ggle h52
ggle_ h51
ggs g31 h-30
ggs_ g31 h-30
gh_ r34 h-18 k39
gha r35 g-35 h-57
ghal m28
gham g23 h-23
ghar g-26 h-18
ghara r21
ghbo g15
ghbou g18
ghe r34 g34
ghed g-33
ghed_ g-33
ghel h24
ghel_ h24
gher r47 g18 m19
gher_ r47 g18 m19
gho k20
ghos k22
ghost k22
ghr r32
ghrib h15
ght r-54 g35 h-15
ght_ r-30 g52 m47 h-21 k-44
ghtc h25
ghtcl h23
ghte r-15 g-16 k53
ghter r-15 g-16 k53
ghti h28
ghtin h28
ghts m-17 h-54
ghts_ m-17 h-40
ghu h46
gi_ r26 h22
gici h17
gicia h17
gif r-64 g-38 h-38 k20
gift r-64 g-38 h-38 k20
gift_ r-50 g-38 h-30 k20
gin g59 m-32 h57
gin_ r-24 h99
gina r-16 h47
ginal r-16 h47
gine g40 h26
gine_ r19 g60 h31
ginee g-18
ging g23 h-35
ging_ g23
ginge h-39
gio h41
gion h32
gion_ h32
gir g-27 m-18 h83
girl r-16 g-26 m-17 h97
girl_ g-15 h98
gis r-36 h-25
gist r-36 h-32
giste r-33 g-18
gistr g21 h-32
git m45
gita m32
gital m32
giv r49 g35 m-23 h-45
give r42 g50 m-18 h-35
give_ r36 g54 h-32
givea m16
given g-44 m-19
gives g42
givi g-15
givin g-15
gla r32
gla_ r48 h-27
glar g19
glary g19
gle g-34 m-37 h90
gle_ m-17 h21
gled h31
gled_ h31
gler_ h17
glers h-15
glet h28
glo g-29
glo_ h16
glov g-28 h-21
glove g-28 h-21
glu h-41
gme g47 h-58
gmen g47 h-58
gment g47 h-58
gn_ g24 m-19 h-16
gna g24
gnac h36
gnac_ h36
gnal g37
gnat h-20
gnatu h-20
gne h49
gne_ g25
gner h38
gner_ h18
gni r-26 g-17
gnin r-26 g-17
gning r-26 g-17
gnm m-15
gnme m-15
gnmen m-15
gno h27
gnon h23
gnon_ h23
go_ g94 m55 h33
goa g20 h-40 k-19
goal m18 h-31
goal_ g-32 m15 h-34
goat r15 g33 k-18
goat_ g42
goats r16
god g45
god_ g34
goe r-28 m29
goes r-28 m29
goes_ r-28 m29
goi g30 h-28
goin g30 h-28
going g30 h-28
gol m25 h-33
gold_ g15 h38
golf m31 h-46
golf_ m31 h-46
gon h75
gon_ h24
goo r-15 g-55 m-15 h19
good g-49 h22
good_ r-37 g-58 h83
goods r-15 g21 h-44
goodw r38 h-15
gos h32
gosh h32
gosht h32
got r38 g-15 m-24 h-18
got_ r23 g-15 m-24
gov r19 g-15
gove r19 g-15
gover r19 g-15
gra r-31 g-63 m-51
grab g90 h-33
grab_ g90 h-33
grac r34
grace r34
grad g-60 h20
grade r-15 g-56 h28
gram r-16 h50
gram_ r-39 g25 h50
gramm h-17
grams r31 h17
gran g-20 m15 h-22
grand m19
grant r17 g-28
grap r-28 g-31
grape h-31
graph r-22 g-29
grapp h47
grav m-20
gre r37 g-19 m40 h86 k-15
grea g-16 h58
greas h51
gree g32 m27
gree_ r-26 g23
greed r20 g-29 h-19
greem r42
green r-16 g22 m36
grey g-33 m24
grey_ g-25
greyh m27
gri g-16
gria h18
gria_ h18
gro g21 m-25 k-20
groc r-36 m-17 h-38
groce r-36 m-17 h-38
grou r-17
groun h16 k-22
group r-17 k27
grow r46 g32
grows r32 g47 h-33
gs_ r-45 g38 m15 h45
gua r32 g-15 m-30
guan h25
guanc h18
guar r35 m-26 h-33
guara r52 h-15
guard r-18 m-18 h-18
gue r-65 m110 k-60
gue_ r-28 m28 h-31 k-15
guel h15
guel_ h15
gues r-37 m85 h31 k-45
gues_ h36
guess r-22 g16 m118 h-27
guest r-15 m-33 h22 k-31
gui g-16
guin h34
guine h-20
guinn h54
gul r-17 m-16 h-59
gula h-32
gumm h15
gummi h15
gun r-20
gun_ r-20 g17
gund h18
gundy h18
gur g97 h-51 k-16
gure g34 k-16
gure_ g34 k-16
guri h-27
guro g53 h-15
guro_ g53 h-15
guy r-48 h59 k24
guy_ r-26 h71 k24
gy_ h39
gym r-57 g-33 m-37 h-35
gym_ r-57 g-33 m-37 h-35
ha2 r30 g-33
ha2a r30 g-30
ha2a_ r30 g-30
ha_ r29 m-34 h-102
haa g-27 h-72
haar m23 h-32
haar_ h-24
hab r-17 h-15 k21
hab_ g-28 h-67 k24
haba g26
hac g-21 h99
hack g-20 h93
hack_ h28
hacke h66
had r115 g-22 h-52
had_ r30 g-43
hade r20 m21
hade_ g25
hadi r48 h-27
hadi_ r28 h-26
hadiy r20
hadt_ g18
hag g29
hah r100 g-31 m-22 h-46
hah_ r30
haha r23
hahr r47 g-16 h-29
hahre g-17
hai g-41 h-55 k-47
hai_ h36
hain r22 h-24
hain_ r22 h-29
hair r-34 g-26 m-15 h-86 k-36
hair_ r-20 g-17 h-23
hairs r-19 h-54 k-34
haj r31
hak h40
hakh h38
hal r-22 h59
hal_ g46 h-15
hala r-20 g-19 m33
halas m15 h-16
hale g16 h16
halet g22 m-17
half g-38 m-31 h19
half_ g-38 m-31 h19
hall r-16 h31 k-21
hall_ r-28 h36 k-21
ham r28 g-34 h-25
ham_ r15 m-17 h160
hama r23 g45 h19
hamb g-29 h-43
hambu h-43
hamd h-27
hamda h-25
hame h-20
hamm h-43
hamme h-31
hamo g29 h-47
hamou g-34 h-26
hamp h-29
hampa h30
hampe h-22
hams r25 m19
hams_ r26 m20
han r-46 g-65 m104 h70 k26
han_ r86 g-22 m56 h-41 k63
hana r-16 g-22 m33 h65
hana_ h44
hanc g15 m91 h-25
hance g15 m91 h-25
hand m-45 h-52
hand_ r16 m-19 h-25
handb h29
hande g23
handi m18 h-17
hando h-16
hands g-21 h-15
hane h41
hanel h16
hang g19 h-27
hange r41 h-47
hangs r-31
hani r-36 h30
hani_ r-36 h30
hank r-56 g-20 k-31
hank_ h18 k-22
hanks r-49 g-19
hann m15 h24
hanne h38
hans r-24
hans_ r-24
hant r36 h15
hant_ r44 m-17
hanz h52
hap r-19 m-16
hape g15
happ g-16 m-18 h17
happe g-15 h17
happy m-16 h15
hapt r-17
hapte r-17
har r85 g-75 k-25
har_ r63 g-62 m-15 h36
hara h88
harab h59
harak h-17
haram r22 g-19 h16
haras h23
harc r-15 g20
harco g20 h-31
hard r61 h19
hard_ r15 h28
hare g-31 h29
hare_ g-61
hared h-23
hares g32 m-16 h52
harg r28 g17 h-21 k-16
harge r41 g15 m-19 h-45
hari r-46 h-64 k23
harid r-16
harit g-17 h-48 k27
harj g-15
hark h-24
hark_ h-24
harm r-17 m-19 h-16
harm_ h19
harma h-45
harr r-22 h19
harro r-21
hart g-28 m69 h-43
hart_ g-28 m69 h-43
harv g51 h-26
harve g51 h-26
has g110 h-35 k-38
has_ r48 g103 h-39 k-24
hasa r-64
hasan r-48
hase r25 h-31
hase_ g-39 h-15
hased g39
hash r-24 g-34 h61
hash_ r-16 g-50 h98
hasi h29
hasin h29
hasn g74 h-30
hasnt g74 h-30
hass h-19
hassa m19 h-19
hat r-27 g70 h33 k-39
hat_ g22 m31 h52 k-28
hatc g31 m-17 h-42
hatch g31 m-17 h-42
hate r-16 g41 m-15 h-17 k-15
hatev r-22 g41 m-15 h-28 k-15
hats h29
hatsa h29
hau h16
hav r54 g83 h-55
have g79 h-29
have_ r17 g23 h-17
haven g56
haw r15 g-21 h-30 k23
hawa g-18 h-25 k23
hawal h-24 k23
hay g85
hay_ g50 h22
hayk h15
haykh h15
haz r74 h-66
hbo g15
hbou g18
hbour g18
hbr h-25
hc_ h46
hch g21
hda r-29 g-25 k-20
hday r-29 g-25 k-16
hday_ r-29 g-25 k-16
hdr r-16
hdra r-16
hdraw r-16
he_ h36 k-72
hea r33 g52 m-16 k-24
head g20
heal h15
heale h27
healt h-20
heap g24 h34
heap_ h20
heape g32
hear r-22 g27 h-18
heat r-32 m-24 h-19 k-19
heat_ r-32 g21 m-24 k-18
heb r19
hec r-31 h-76 k24
heck r-31 h-58 k24
heck_ r-16
hecke g19 h-18
hecki h-39
hecks k25
hed r-41 g27 m-16 h-66 k-55
hed_ g-20 m-21 h-69 k-37
hedg g75 h-39
hedge g45 h-36
hedgi g30
hedu r-19
hedul r-19
hee r-30 g-30 m-27 h-28 k-15
heek h-21
heel g-25 h28
heel_ g-19 h18
heen h33
heen_ h33
heep g31 m-17 h-23
heep_ h-23
hees r-15 g-23 h15
heese g-20
heesh h15
heet h-24
heet_ h-24
hef g18
heft g19
heft_ g24
hei g-23 m-28 h46
heik h26
heikh h26
hein h51
heine h51
heir h-31
heir_ g34
heirs g-34
hej g18 h28
hej_ g27
heja h25
hek g-29
hel g-28 h-66 k-34
hel_ h42
helf r-24 g-19 h-55 k-23
helf_ r-24 g-19 h-55 k-23
hell r-19 g24
hell_ r-18 g41 h22
hells h-27
helm g-24 m-17 h-41
helme g-24 m-17 h-41
helo h27
helor h27
help r48 g-19 h-33
helpi r20
hem m-28
hem_ r-28 g19 h-39 k16
heme r55
heme_ r28 g30 h-15
hemes r27 g-17
hemp h15
hemp_ h15
hen r21 g30 h41 k-33
hen_ r29 g19 k-33
hene m17
heng g26
henge g26
heo h26
heon h26
heq h-27
hequ h-27
heque h-27
her r26 g58 m-36 h-23 k28
her_ g-48 h29
hera m-22 h-38
herap r-17 m-19 h-38
herb r-18 m-20 h-29
here k31
here_ r-21 k31
heres r22
herev g22
heri g35
herit g35
herk r36 g21
herka r36 g21
hero h39
heroi h39
herr h39
herry h39
hers r27 m22 h-23 k19
hers_ r27 m22 h-23 k19
herw g37
herwi g37
hes r-19 g-53 h-70
hes_ m-21 h-16
hesi h-19
hesis h-19
hest g-40 m41 h-19
hest_ g-19 m42
het r33 g29 m39
het_ r37 h19
heta g23
heth m44 h-21
hethe m44 h-21
hev g17 h-24
heve g17
hever g17
hew h-16
hex h48
hex_ h48
hey r17 g51 k29
hey_ r17 g51 k29
hho r24
hi_ r-75 g42 h-48
hib h30
hic g27 m-28 h38 k-40
hic_ h52
hica g23
hich g58 k-17
hich_ g49 h-29 k-17
hicha h40
hick g-35 k-22
hicke g-16 h-24
hid h-33 k80
hidd r19
hidde r19
hide h-28 k38
hide_ h-22 k16
hidi h-17 k46
hidin h-17 k46
hie r-22 g46
hiel r-22 g29
hield r-22 g29
hif g-30 h-24
hift g-30 h-24
hift_ h-16
hifts r-15 g-30
hig r37 m15 h-42
high r37 m15 h-42
high_ r17 h-38
highe r22
hil h-18
hild r-21
hild_ r-20 g20 h37
hildr g-16 h-23
hile r41
hile_ r41
him r26 m-16 k-20
him_ g-27 h15 k-20
hims r34 g15
himse r34 g15
hin g48 h37 k-33
hin_ h-15
hind r31 g29 h16 k16
hind_ r17 g19 h21 k16
hindi r15
hine r23 h-19 k-15
hine_ r35 g-29 h-24
hing r-44 k-34
hing_ r-44 g21 k-34
hink m25 h35
hink_ g36
hinks g17
hions h-21
hip r-22 g16 m54 h-29 k20
hip_ r-16 g30 h-44
hipm h26
hipme h26
hipp g20
hips r-15 g-33 m51
hips_ r-15 g-33 m51
hir g-42 m-45 h39
hira g-15 h33
hiraz g-15 h38
hird r-31 h15 k16
hird_ r-41 h15 k16
hire r-30
hire_ r-21 h-19
hirt r36 g-24 m-25 h-27
hirt_ m-20
hirty r23 h-27
his r-17 m-35 h115 k30
his_ g44 m-24 k23
hisa r-15
hish r-22 g-19 h94
hish_ r-22 h29
hisha h19
hishi h41
hisk g-22 h68
hiske h43
hisky h25
hit r49 g35 h27 k-27
hit_ r48 h-31
hite r-25 g15 m-19 h25
hite_ r-15 g-27 h41
hitel g48 h-16
hitm g-17 h28
hitma g-17 h28
hitt r38
hitty r60
hiv r-16 h46
hiva h43
hivas h35
hiy r-25 g20
hiya r-24 g27
hla r-16 h30
hle g59
hle_ g60
hly g-32
hly_ g-32
hma h40
hman h32
hman_ h25
hmo g38
hmo_ g38
hn_ m33 h-15
hna h56
hne h23
hni h27
ho_ r17 g-63 m-24 h28 k-16
hoc m-25
hoco h-18
hocol h-18
hod h-27 k26
hod_ r-34 h-27 k26
hoe g-51 h-29
hoes r-22 m-16 h-29
hoes_ r-22 m-16 h-29
hoev g-50 m27
hoeve g-50 m27
hog h76
hog_ h63
hoi g50
hoic g50
hoice g50
hol r40 g-18 h-25
hold r66 m-18 h-64
hold_ r26 g-22 h-41
holde r19 h-29
holdi m-16
holds r36
hole r-22
hole_ r-35 h-19
holi h45
holic h28
holid h17
hom g-34 h41
hom_ g16 h27 k20
home g-50 m19 k-18
home_ g-46 m31 k-18
homem h15
hon g-15 h-39 k-17
hon_ r35 g-27 h27
hone r-38 h-66 k-17
hone_ g16 m17 h-31
hones h30 k-20
honey g-15 h-65
hoo r-19 g-34 m-42
hood g-21
hoof g33 h15
hoof_ g25 h15
hook r19 g-41 m-29
hook_ r30
hooks h-52
hooku g-19 h45
hool h-62 k15
hool_ h-62 k15
hoos r-17 g28 h37
hoose h41
hoosi g29
hoot h15
hoot_ h15
hop g41 m-36 h38
hop_ r41 g-16 m-36 h36 k-31
hope g73 h-16
hope_ g51
hopes g22
hopi g39 h-16
hopin g39 h-16
hopp g-27
hoppe g-20
hops g-26 h44 k27
hops_ g-26 h44 k27
hor g60
hor_ r28
hori h23 k23
horit h-25 k18
horiz h49
horn g-15
horo g-17 h49
horos g-17 h49
hors r-15 g34 m32
horse r-15 g34 m32
hort g80 h-95
hort_ g73 h-42
horti h-15
hos r-39 g-16 h-51 k23
hosa r-15 h-15
hosar r-15 h-15
hose m43 h-35
hose_ r19 m60 h-23
hosen m-17
hosp r-20 h-28
hospi r-20 h-28
host g-24 m-15 h21 k21
host_ h-17 k22
hot r-60 g-64 h30 k-26
hot_ h52 k-17
hote r-33 m23 h-33
hotel r-33 m23 h-33
hoto r-30 g-33 m-16
hoto_ g-19
hotoc h-36
hotog r-18
hotos h44
hou r-34 g-19 h50 k-17
houg h20
hough h20
houl h-20
hould h-20
houn m27
hound m27
hour g-37 m-19 h20
hour_ r31 g-15 h49
hours r-24 g-22 h-27
hous g16 h-18 k-20
housa r17 g-26
house h27 k-20
housi g36 h-41
hout r-21 h41
hout_ r-21 h41
how m25 h16 k16
how_ g15
howe r-36
howed r-36
hown g-33 k22
hown_ g-33 k22
hows g21
hows_ g21
hq_ h44
hr_ g-33 m18 h-56 k-15
hra r40
hre g-65 m19 h17 k15
hrea h44
hreat h62
hree r17 g-42 m30
hree_ r17 g-40 m33 h-16
hrei g-17
hrein g-17
hri r32 g15 h33
hrib h15
hribi h15
hrin h21
hris h19
hrist h19
hro h21
hroo h28
hroom h31
hrou g-19 h-16 k40
hroug g-19 h-16 k40
hrow g43 m23 k-22
hrow_ g24 m20 k-15
hrown g19 m-15
hrs h-27
hrs_ h-27
hs_ m-15 h-57 k-28
hsa g25 h42
hse m22
hser m22
hsert m22
ht_ r-25 g76 m40 h16 k-44
hta r32 g-25 m-17 h-38
htar r36 g-22 m-16
htare g-17
htc h25
htcl h23
htclu h23
hte g37 h-19 k52
hter g38 h-28 k53
htere g19 h18
hteri g31
hters r-15 h-28 k58
hti h17
htin h28
hting h28
hts m-17 h-54
hts_ m-17 h-40
hu_ r41 g26 h52
hud r16 h-24
huda r16 h-24
huda_ h-24
hui r36
hui_ r36
huk h-18
hukr h-18
hul g49 m-18
hula h65
hula_ h65
hull g21
hull_ g21
hulo g20 h-21
hulog g20 h-21
hulu g-15
hulug g-15
huma h22
human h22
hun g-22 m22 h-33 k19
hund r19 g-20 m25 h-16 k19
hundr r35 m30 k-22
hunt r-24 g27 h-16
hunt_ r-16 g31 h19
hus r-44 g-22 m-21 h116
husb r-21 h52
husba r-21 h52
hut h15
hwa m18 h60
hwa_ h33
hwe g-20 m-24
hwe_ m-19 h-42
hwei h29
hwein h25
hy_ r-15 g-69 m-39 h-28 k36
hyl r35 h-34
hylo r35 h-19
hyloc r35 h-19
hys r-17 h-16
hysi r-17 h-16
hysio r-17 h-16
i3t g22
i7r h21
i7r_ h21
ia_ r-39 k48
iab r-27 g27
iabi r-20 g27
iabil r-20 g27
iac h27
iac_ h27
iag g-20
iage g-20
ial r-55 h-35
ial_ r-49 g30 m27 h-64
iale g-15 h42
iale_ g-15 h42
iam g-21 m21 h17
iamo h22
iamon h22
ian m-24 h72
ian_ h93
ianc g25 h-20
iance g26 h-25
iap h15
iape h-24
iaper h-24
iapo h39
iapo_ h39
ias h-31
ias_ h-31
iat h62
iatu h21
iatur h21
ib_ r-18 g-19 h-22
iba r63 g-33 h21
iba_ r56 g-21
ibb h-27
ibe g-28 h77 k-17
ibe_ g-17 h44
iber h41
iberi h38
ibi g-15 m-17
ibi_ h22
ibig h-17
ibl r-20 h50
ible r-20 h24
ibles h20
ibo r24
ibor r25 h-20
ibor_ r25 h-20
ibr r-19
ibra r-18
ibrar r-24
ibs h19
ibs_ h15
ibu r-25 g-16 h22
ibut r-25 g-15 h19
ibuti r-25 g-15
ibuto h24
ic_ r-88 g60 m-50 h-73 k-52
ica r18 g20 m40 h62
ica_ g-19 h82
ical r19 h-35
ical_ h-31
ican r-15
ican_ r-15
icap m18 h-19
icap_ m18 h-19
icar g38
icat g-24 m32 h50
icate m33 h28
icati g-15
icatu h28
ice r-43 g-56 m-36 h55 k45
ice_ g-57 m-23 h-40 k19
iced g-16 k18
iced_ g-16 k18
icenc h-22
icens h36
icer r-44 h53
icer_ r-44 g-19 h61
icers g20
ices r19 h21
ices_ r19 h21
ich r-48 g74 m-18 h36 k-17
ich_ r-43 g73 h-21 k-17
icha h40
ichar h40
ichev g17
ici g-47 m-31 h-56
icia m-17 h-54
icial h-41
icin h-34
icine r-21
icing r35 h-30
icit g-20
icity g-20
ick g27 m73 h29 k-36
ick_ g55 m28 h-23 k-20
ickb g-15 h43
ickba g-15 h43
icke r-15 g-95 m27
icked r-29 g-38 h-19
icken g-16 h-24
icker g-30 m-25 h39
icket m24
icki h30
ickin h30
icks g67 m32 h-18 k-28
icks_ g67 m32 h-18 k-28
icku r17
ickup r17
icl g-28
icle g-24 h-15
icle_ g-24 h-15
ico g53 m15 h37
ico_ g55 m18 h18
icr r-18
icro r-18
ics r-20 g26 h18
ics_ r-20 g26 h18
ict g-16
ict_ g-20
icti h-42
ictio m-23 h-27
ictu h37
ictur h37
icy r-34 g61
icy_ r-22 g62 m-17 h22
icyc m21
icycl m21
id_ r44 g-69 m47
ida g20 h-16
ida_ r23
idat r18 g23
idati r20 g25 h-21
iday r-25 h19
iday_ r-26 g19 h22
idays g-16
idd r48 g21 h16
idde r19
idden r19
ide g37 m-36 h-37
ide_ r-40 g-26 m-57 h-69
ided r16 h-37
ided_ r16 h-37
iden g39
idend r21
ident g45 h-32
ideo h52
ideos h50
ider m17 h37
ider_ m17 h55
idera r25
ides r17 g15
ides_ r17 g15
idg r28 g-36 m-27 h-18
idge g-31 m-27
idge_ r-20 g-25 m-21
idgi r37 h-16
idgin r37 h-16
idi h-21 k58
idia g19
idia_ g19
idin h-21 k58
iding k44
idn r-17 g-17 h92
idna h25
idnap h29
idne g-18 h65
idney g-18 h65
ido h64
ido_ g32 h-22
idol m-18 h77
idol_ h61
idols h17
idow r25
idow_ r26
idr h-19
idr_ h-19
ids g-42 h-16
ids_ g-42 h-16
ie_ r-30 g52 m48 h30 k-27
iec g-28 m-16 h-35
iece g-28 m-16 h-35
iece_ h-23
ieces g-21
ied r-20 m31 h35
ied_ h36
ief h-24
ief_ h-24
iel g60 m-34 h-28 k-25
ield g72 m-27 h-57 k-24
ield_ r30 g36 m-17 h-39
ields r-20 g35 h-18
ielt h16
ielts h16
iem h34
iemp h34
iempo h34
ien r20 h64
ienc h23
ience h23
iend_ r-15 g26 h31
iends h-29
ient h52
ient_ r17 h35
ients m16
ieo g30 h-18
ieo_ g30 h-18
ier r62 g-25 m46 h19
ier_ r58 g-26 m16 h19
iers h-15
iers_ h-15
ies r-44 g-34 h132
ies_ r-44 g-27 h18
iet m-15 h-51 k21
iet_ k17
iew r-20 g-35
iew_ g-16 h-25
iews h25
iews_ h25
if_ r-31 g274 h-48 k-15
ife r-17 g18 h41
ife_ g20 h-19
ifes h28
ifes_ g-28
ifest g20 h16
iff r-34 g43 m15 k15
iff_ r-16
iffe g22 m25 k18
iffer g22 m25 k18
ifi g33 h-22
ific h35
ifice h34
ifie g46 h-30
ified g51 h-28
ifl g-17
ifle g-17
ifle_ g-15
ifo r15
ifor r15
iform r15 h-15
ift r-18 m16 h-38
ift_ r-63 g-37 h-47 k18
ifta h-25
iftar h-25
ifte r20 h64
ifted h65
ifth r34 m28 h21
ifth_ r21 m28 h21
ifts r-29 g-30 h-16
ifts_ r-29 g-30 h-16
ifty g75 h-36
ifty_ g75 h-36
ig_ r49 g44 m-16 h67
iga g-28
igam h23
igami h23
igeo g18 h-28
igeon g18 h-28
iger h31
iger_ h31
igg r-15 g-23
igged h24
igger h-32
igh g19 m51 h-52
igh_ r17 h-38
ighb g15
ighbo g15
ighe r27 g-19
ighed g-33
igher r22 g18 m24
ight r-17 g44 m27
ight_ g50 m62 k-52
ightc h25
ighte h-28 k75
ighti h28
ights m-17 h-54
igi g-15 m26 h63
igin r-16 h36
igin_ k18
igina r-16 h47
igio h35
igion h32
igit m32
igita m32
igl h28
igle h28
iglet h28
ign r-32 m-34 h-18 k-15
ign_ g24 m-19 h-16
igna g27 h-27
ignal g37
ignat h-20
igne g-16 h31
igner h33
igni r-26 g-17
ignin r-26 g-17
ignm m-15
ignme m-15
igno h25
ignon h23
igo g21
igr g-22
igra g-20
igu g52 k-16
igue h15
iguel h15
igur g57 h-24 k-16
igure g34 k-16
iha m35
ihan m25
ihan_ m25
ija r-49 m21 h-21
ija_ m21
ijar r-43 g22 h-23
ijara r-43 h-21
iji r-24 h58
ik_ r-30 m-28 h20
ika r-22 m20 h30
ikd r21
ikda r21
ikda_ r21
ike m-23
ike_ g-45 m-19 h-27
ikes g57 h25
ikes_ g57 h25
ikh g-19 h35
ikh_ h26
iki m16
il_ r-17 g-61 h41 k-18
ila g-19 m-20 h92
ila_ h54
ilal r17
ilal_ r19
ild r-17 h29
ild_ r-20 g28 h27
ildi h43
ildin h43
ildr g-16 h-23
ildre g-16 h-23
ile r-29 g35 m-68 h25
ile_ r36 g41 m-42 h34 k-18
ilea h22
ileag h22
iles r-20 h-48
iles_ r-20 g19 h-45
iley h52
ileys h52
ili r-26 m-16 h-50 k24
ili_ m-20 h-41
ilie r-16 k22
ilies r-16 k22
ilin r-27 h-26
iling r-27 h-26
ilis r20
ilisa r23
ilit h43
ilita r-29 h57
ility r38 h-15
ilk g40
ilk_ g40
ill r74 h-49 k-16
ill_ r30 g36 h-18 k-42
illa r-20 m-22
illa_ r-15
ille r27 g-31 m-15
illed h-29
iller r22 g-32
illi g-23 m54
illin m-15 h-26
illio m56 h37
illn g37
illne g37
ills r52 h-16 k34
ills_ r52 h-16 k34
ilm h65
ilm_ h27
ilms h38
ilms_ h38
ilo g-16 m-27 h-103
ilo_ h-23
ilor h-38
ilor_ h-31
ilos h-38
ilos_ h-38
ils r38 m-20
ils_ r38 m-20 h-49
ilt h-41
ilt_ h-16
ilte g-18 h-20
ilter g-18 h-20
ilv h-24
ilve h-24
ilver h-24
ily r21 g-21 m-16
ily_ r21 g-21 m-16
im_ r-19 h99
ima r-16 g15 m53
ima_ g19 h-32
imar h-17
imar_ h-17
ime g52 h-56
ime_ g21 h-16
imed g38
imed_ g38
imes h-30
imi g-55 m-18 h-38
imit g-53 m-22 h-32
imit_ m-21 h-32
imita h17
imm g-30 h-16
imme h24
immer h20
immi g-17 h-40
immin g-17 h-40
imo h50
imon h42
imonc h36
imp h38
impo h22
impor h22
ims r36 m-22 h-33
ims_ h-29
imse r34 g15
imsel r34 g15
imu r46 g17 h-26
imum r46 g17 h-22
imum_ r46 g17 h-22
in_ r-63 m89 h-15 k-55
ina r83 m20 h-55 k-21
ina_ g26 h19
inah r87 g-20 h-49
inah_ r87 g-20 h-49
inal r-61 h19
inal_ r-51 h22
inan r76 m-15 h-19
inanc r77 m-15
inar r-34 g43 m75 h-43 k-18
inar_ g-20 h-37
inary g64 m77
inat r15 m-31 h17 k22
inati m-29 h19 k23
inc r29 g-64
inca h38
incal h38
ince g-50
ince_ r32 g-37 h-15
incen r-43 h28
inci r19 g-15 h-20
incip r19 g-15 h-20
incl r26 g-16 h18
incl_ r24
inclu h20
inco g21
incom g21
incr h-20
incre h-20
ind r-48 g111 m-39 h-41 k-19
ind_ r-60 g209 m-20 h23
inde r-36 m-24 h-61
indem g32
inder r-26 g-22 h-40
index m-16 h-18
indi r36 g-22 h-16
indi_ r48
indin g-18
indl g-16
indly g-16
indo r-20 g-27 m20 h23
indow g-19 m20 h23
inds g-33
indu r27
indul r27
ine g-30 h66 k19
ine_ g-73 h26
inea h-19
inea_ h-20
ined g23 h-21 k15
ined_ g23 h-21 k15
ineer g-18
ineg h-15
inega h-15
inek h56
ineke h51
iner r51 g43 m-17 h35 k-24
iner_ r26 g35 h41 k-22
iners r25 g-19
inery g27
ines r-30 m23
ines_ r-34 m27
iness k18
inet g-19
iney g18
ineya g18
inf g-17 h37 k31
infl r17 m16 h57
infla r21 m19 h37
influ h20
ing g-30 m-49 h16 k-54
ing_ r-37 m-63 k-39
inga h-15
inger g25 h26
ingf g-21 h25
ingfi g-21 h25
ingl g-18 m-29
ingle g-18 m-29
ingo m35
ingo_ m32
ings r27
ings_ r27
inh g34
inhe g35
inher g35
ini r51 g-50 m-16 h-32 k-50
ini_ g20 m-15
iniat h21
inic r-22 g-20 m-22 h-38
inic_ r-22 g-20 m-22 h-38
inim r45 h-20
inimu r46 h-15
inin r26 g-18 h17
ining r26 g-18 h17
inis m48 k-16
inish m57 h-20
iniu h-17
inium h-17
inj g-30 h18
inja g-30 h18
injan g-30 h18
ink g-17 m51 h87 k-19
ink_ h22 k-17
inkd r21
inkda r21
inko m59 h32
inko_ m59 h32
inks g17 h39
inks_ g17 h39
inn g-43 m27 h52
inn_ r-17 g-23 h90
inne k-25
inner h-61 k-23
innes h54
inni m17 k21
innin m26 k21
ino r-23 g-35 m48 h73
ino_ r-20 g-29 m38 h20
inot h25
inot_ h25
ins r-95 g39 m25 h-15
ins_ r-21 g-29 m46 k24
insi h36
insid r-15 g15 h36
insis r15
insp g-41 h24 k-23
inspe g-41 h24 k-23
inst r-27 h-59 k15
inst_ r-20
insta r-31 g25 h-34 k-16
inste r23 k41
insu r-50 g109 h21
insul g-20 h56
insur r-50 g128 h-35
int r63 g-45 m-79 h-40 k-32
int_ r102 g-63 m-32
inte m-36 h-84
inted r-38 h-41
inten r-16
inter r60 g24 m-39 h-38
inth h27
inthe h43
inti r-48 g-15
intin r-47 g-30
intm r-23
intme r-23
into r-33
into_ r-33
intr r27 h-19
intre r32 h-15
ints r36 m17 h29
ints_ r36 m17 h29
inu g43 m37
inut r-30 g55 m42
inute r-30 g55 m42
inv r-45 m-26 h-16 k36
inve r-31 g17
inven r-27 g31 h-19
inves g-24 h25
invo m-25 k35
invoi g-27 m-22 k35
invol g15
io_ m-35 h-22
ioj h46
ioja h46
ioja_ h46
iol h43
iola h56
iolat h56
ion r-44 m57 h41 k28
ion_ r-45 g-26 m-36
iona r30 g-31 m38 h55
ional r30 g-21 m38 h55
ione g38 k22
ioned g39 k33
ions r-21 m60 h-21 k17
ions_ r-19 g15 m61 h-27 k19
ios r18 m18 h37
iosk r18 m18 h37
iosk_ r18 m18 h37
iot r-17 h-16
ioth r-17 h-16
iothe r-17 h-16
iou r32
ious r32
ious_ r32
ip_ g39 m35 k-53
ipa h61
ipa_ h49
ipal_ r48 g-16
ipali r-23
ipe g-33 h-30
ipe_ g-18
ipes h-28
ipes_ h-28
ipl g-17 m36 h24 k19
ipl_ m15 h-28
iple h19 k23
iplo g-16
iplom g-16
ipm h26
ipme h26
ipmen h26
ipo m-16 h-22
ipo_ m-16
ipp g18 h47
ippe h76
ipped h26
ipper h50
ippi g19 h-35
ippin g19 h-35
ips m72 h-27
ips_ m58
ipst h-29
ipste m18
ipsti h-24
ipt r-42 g-58 h37
ipt_ r-42 h-24 k-27
ipti g-33 h24
iptio g-33 h24
ipts k19
ipts_ k19
iptv h40
iptv_ h40
iq_ r23
iqu m-15 h93
ique h55
ique_ h24
iqueu h31
iqui g27
iquid g31
iquo h39
iquor h39
ir_ r-57 g22 h85 k-46
ira g-71 m-16 h56
ira_ r36
irat h77
irate h77
iray r-17 g-38 h-28
iraz g-15 h38
iraz_ g-15 h38
irc g-22 h-17
ircl m25 h16
ircle m25 h16
ircu g-19
ird r-44 g41 h-20
ird_ r-54 k16
irds g30
irds_ g30
ire r-24 g19
ire_ m-18 h-77
irec m15 k17
irect m15 k17
ired h78
ired_ h78
irem h-30
ireme h-30
ires r-17 k-17
ires_ r-17 k-17
irew h15
irewo g16
irg g-17 h-16
irgi g-17 h-16
irgin g-17 h-16
irh g-27 h-40
irha g-27 h-40
irham g-27 h-40
iri r-16 g-18
iring h-19
iris m15
irish m15
irit g-19 h-16
irit_ h-36
irits h56
irl r-17 g-30 m-17 h84
irl_ g-15 h98
irli h-19
irlin h-19
irm r-30 g25 h-20
irm_ r-22 g19 h-17
iro g27
iron g28 h-16
iron_ g28 h-16
irp r-18 g24
irpo r-18 g26 h21
irpor r-18 g26 h21
irr h29
irra h37
irra_ h37
irs r-28 g-23 h-18 k-42
irs_ r-21 g-36 m-27 h-50 k-34
irst m17 h32
irst_ m17 h32
irt r60 g-52
irt_ m-20
irth k-16
irth_ r20 g16
irthd r-29 g-25 k-16
irti r36
irtim r36
irty r20 h-20 k15
irty_ r20 h-20 k15
irv r16
iry g-19 m-21 h-25
irya g-31 h-24
iryan g-31 h-24
is_ r16 m-62 h-48 k56
isa r-25 g25 h40 k-16
isa_ g30
isal g-21 k-18
isal_ g-21 k-18
isap h38
isapp h38
isati r23
isb r-31
isc r60 m-42
isco r45 m-15 h-30
iscou r54 g-26 h-37
iscov g19
iscr h31
iscre h31
iscu m-26 h-16
iscui m-26 h-16
ise r-40 h76 k-24
ise_ r-20 g62 m-26 h24 k-68
ised g-27
ised_ g-27
iser g-20 h26 k20
iser_ g-20 h26 k20
ises r-20 g-18 k23
ises_ r-20 g-18 k23
ish r-42 g-20 k-16
ish_ r-59 m-21
isha r19
isha_ r19
ishe r-28 m26 h-41
ished g28
isher g-29 m23 h-32
ishi g-37 h23
ishin g-36 h17
isht r26 g23 h-24
isht_ r26 g23 h-24
isi r-44 g-49
isig h39
isig_ h39
isin h-31
isit r-39 g-25
isit_ r-24 h-19
isits g15
isk r-15 g15 h111
isk_ g23
iske h71
iskey h52
iski h19
iski_ h19
isky h29
isky_ h29
isl r-19 g-17 m-16 h-24
isla r-19 g-17 m-16 h-24
islam r-18 g-15 m-16
islan h-31
ism g-15 h20
isma g-15 h20
isman g-15 h25
isn h-19
isna_ g23
iso g-31
isor g-26
isor_ g-26
isp m-26 h30
ispl h22
ispla h22
iss r62 g27 m-39 h-31
issa r27 g31 h-23
issa_ r28 g31 h-34
isse r37
issed r41 h-17
isser h18
issi r-37 g39 m15 h-38 k15
issin g30 h-18
issio r-34 m15 h-20 k18
isso r35 h17
issor r36
issu r-16 m-16 h-23
issue m-16 h-23
ist r30 g-30 m-74 k-54
ist_ r16 g-41 m-32 h-72 k-40
ista g-17
istak r-20
iste r-17 g37 h-24
isted r16 g15 h-16
ister r-44 g26
isti r25 g-15 h38
istil h27
istl h-17
istle h-17
istm h19
istma h19
istr m-25 h28
istra g21
istre h48
istri m-18
istry g-19 h-25
it_ r18 g-65 m-17 h-82 k19
ita r17 h24 k16
ita_ g23
itab r21 k23
itabl r21 k23
ital r37 g-21 m18
ital_ r37 m20 h-49
itali h57
itam h-50
itami h-50
itan g18 k19
itanc g21
itas h20
itas_ h20
itat r-30 g-16 h62
itati r-24 g-15 h35
itc r-32 m-53 h-57
itca m-15 h-34
itcas m-15 h-34
itch g-30 m-44
itch_ m-39 h-22
itche g-26
itco r-17 h-19
itcoi r-17 h-19
ite r52 g-26 m-18 h-39 k-26
ite_ r-24 g-63 h20
ited r40 g-39 h-62
ited_ r40 g-39 h-62
itel g48 h-16
iteli g48 h-16
item g25 h21
item_ g38 h15
iter h-19
ites r21 h25
ites_ r21 h25
ith g32 m-18 h-21
ith_ r23 g-51 m23 k-18
ithd r-16
ithdr r-16
ithe r-26 g53
ither r-26 g53
ithh r21 g15
ithi h-15
ithin h-15
itho r-19 m-23 h16
ithou r-19 m-23 h16
iti h-51 k20
itie r15 h-21 k23
ities r15 h-21 k23
itin g52 h37
iting g53 h30
itio g-56 h-23
ition r-22 g-55 h-23
itis h-32
itiv h15
itivo h15
itiz h-27
itize h-27
itm g19
itm_ g28
itma g-17 h28
itman g-17 h28
itn g-16 h47
itne h36
itnes h36
ito r-73 g-16 h21 k31
ito_ g19
itor r-75 g-34 h17 k33
itor_ r-41
itors g-17 h35 k20
itr g-35 h32
itres h-21
itro h25
itrou h23
its g-49 m43 h53 k-33
its_ g-46 m41 h22 k-31
itse h26
itsel h26
itt r36 m-18 h-113 k21
itte r21 h-52
ittee r26 g-16
itten g18 k19
itter h-52
itti r-40
ittin r-22
ittl r29 h-25 k22
ittle r29 h-25 k22
itty r33 h-20
itty_ r33 h-20
itu r-32 g-16 m-45 h39
itua m-40 h41
itual m-40 h41
ity g22 h-39 k-21
ity_ g22 h-39 k-21
itz h51
itz_ h38
iu_ r-19 h101
ium r-40 m-21 h21
ium_ r-40 m-20 h15
iut h36
iutt h36
iutto h36
iv_ r15 m19 h-16
iva r26 g21 h76
ivab r31
ivabl r31
ival g-20 h34
ival_ r-21 g-18 h25
ivas h35
ivas_ h35
ivat g28
ivate g-19 h37
ivati g47 h-28
ive r-28 g68 h-48
ive_ r17 g102 m50 h-39
ivea m16
iveaw m16
ived h19
ived_ h19
iven g-44 m-19
iven_ g-44 m-19
iver r-40 g-32 m-16 h-32 k-26
iver_ r-27 g36 m-15 h-35
ivera r52 g-55
ivere r-34 h-25
ivers g26
ivery r-32 g-29 h29
ives g41 m-27
ives_ g51 m-27
ivi g-26 h-41
ivid r27 g-33
ivide r16 g-33
ivin r-37 h-24 k15
iving r-37 h-32 k15
ivo m21 h61
ivo_ h15
ivor m23 h43
ivory h50
iwa m30
iwal m20
ix_ r25
ixe m19
ixed m27 h-20
ixed_ m27 h-20
ixer r-15 h35
ixer_ h28
ixes r15
ixes_ r15
ixi g-21 m-29 h41
ixin g-20 m-34 h41
ixing g-20 m-34 h41
ixt r-16 g-19 m17 h-24
ixty r-16 m27 h-24
ixty_ r-16 m27 h-24
iya r-19 m-22 h-32
iya_ r-24 m-28 h-29
iyal r28 g-19
iyals r29
iye g-27 m-26 h28
iye_ g-16 m-15
iyy r24 g-15 m-32
iyya r19 g-15 m-20 h-19
iyya_ r19 g-15 m-20 h-19
iyye h17
iz_ g-38 m18
iza g-15 h54
izar h23
izard h23
ize r-27 h-61
ize_ r-24 h-63
izer h-27
izer_ h-27
izes m-15
izes_ m-15
izo h49
izo_ h49
izz m-22 h17
izza m-22 h-27
izza_ m-22 h-27
ja3 r-19 m15
ja3_ m20 h16
ja3t h-15
ja_ g-39 h156
jab r20 h26
jab_ h26
jac m68
jack m68
jack_ m30 h17
jacke m-22 h-27
jackp m60
jad g-24 h53
jado h27
jadoo h22
jadu h29
jadu_ h29
jag h25
jage h25
jager h25
jah h-19 k36
jahi k36
jahid k36
jal r26
jam h53
jam3 r-15
jama h22
jami r29
jamiy r29
jamo h16
jamon h16
jan r25 g-41
jan_ r29 g-21 h28
jane h-20
jar r-38 g-45 m-17 h-52
jar_ g-43
jara r-43 h-21
jara_ r-43 h-21
jari g29
jari_ g32 h18
jars g-18 h-31
jars_ g-18 h-31
jd_ r-28
jde g33 h-16
jdee g33 h-16
jdeed g33 h-16
jeb h21
jec h-47
ject h-47
jecti h-36
jee g33 m45 h-29
jeet m34
jeev g18
jeeva g18
jen h25
jen_ h25
jer r-28 g-18 m-38 h25
jers m-37 h-32
jerse m-37 h-32
jew r38 h-29
jewe r38 h-29
jewel r38 h-29
ji_ h33
jid m29
jid_ m29
jin r-17 g-23 h94
jinn r-17 g-23 h90
jinn_ r-17 g-23 h90
jiu h53
jiu_ h53
jja r28
jje r20
jje3 r20
jli h-16
jlis h-16
jlis_ h-16
job r-19 m-30 k18
job_ r-19 m-30 k19
joh h18
john h18
joi g-17 h68
join g-17 h68
joint g-17 h66
jos h15
joy m22 h-20
joy_ m22 h-20
jra h17
jra_ h17
ju_ h51
jua g-15 m75 h-32
jua_ m40 h-22
juaa m38 h-20
juaa_ m29 h-15
jud h29
judg h29
judge h31
jug h27
jug_ h27
jui m-23 h-30
juic m-23 h-30
juice m-23 h-30
juj h22
juju h22
juju_ h22
jul r19
july r19
july_ r19
jun r53 g-15 m39 h-18
june r16 h-24
june_ r16 h-24
junk r37 m44
junk_ r50
junke m48 h17
jur h38
jury h26
jury_ h26
jus r-39 g15 h-42 k36
just r-39 g15 h-42 k36
just_ r-66 g16 h-27 k39
justm r27 h-15
ka_ r85 m-19 h125
kaa r-46 g20 m-16
kaas r-31 g31
kab m29 h42
kaba m17 h38
kaf h-25
kafu h-30
kaful h-30
kag m-33
kage g16 m-32
kage_ g16 m-32
kah m-30
kah_ m-26 h-20
kal r-35 g-15 m43
kala r-30 h18
kala_ r-30 h18
kaly m21 h-16
kalya m21 h-16
kam r18 h-59
kam_ h-32
kame r26
kamel r-18
kamet r44 g-15
kan r63
kan_ r20 h34
kand r44 h-30
kar g18 h-63 k-22
kar_ r-24 h-23
kara r18 g28 h-104
kara_ g23 m16 h-17
karak h-44
karat r27 m-24 h-22
karo m17 h39
kart m19
karw h26
karwa h26
kas r16 g30 m29
kas_ r20 g42 m-22 h28
kash h-29
kat g-18
kat_ r-36 h-32
kats h33
katsu h33
kay g-25 h22
kay_ g-15
kba g-21 h31
kbac g-15 h43
kback g-15 h43
kda r41 h-34 k25
kda_ r42 h-18
kdat h-16 k25
ke_ r-31 g-34 m-32 h92
ked r-26 g-15 m-20 h108 k-34
ked_ r-26 g-15 m-20 h108 k-34
kee m-36 k47
keep r22 g-30 m-26 h38 k57
keep_ g-27 m-58 k87
keepe h39
keepi r34 h-16
keeps m43 h25 k-21
keg h42
keg_ h33
kel m32 k16
kel_ r23 k18
ken r-33 m76 h111 k-18
ken_ r-43 g38 m-39 h-33
kend g-20 m25 h20
kend_ r15 m25 h27
keng h17
keng_ h17
keno m96 h74
keno_ m96 h66
kens h33
kens_ h33
ker r-40 g-61
ker_ r-19 g-22 m62 h80
kera g-38
kers g24 m-39 h-19
kers_ g24 m-47
kery g-22 m-28 h-68
kery_ g-19 m-28 h-64
kes r17 g78 m18 h35
kes_ g34 h35
ket g-29 m31 h-16 k-21
ket_ g-30 m35 k-38
keta h42
ketam h42
kete g29
keted g29
kets k23
kets_ k23
key r-27 g-22 m28 h-54
key_ g-21 m34
keym g22 h-16
keyma g22 h-16
keys h-23
keys_ h-23
kg_ r-30 g-41 h-36
kga h-28
kgam h-28
kgamm h-28
kh_ g-71 h24
kha r80 h58
khad r19 g15 h-16
khai m34 h25
khal g23 m28
kham g-24
khan r-23 h114
khand h37
khanz h52
khar g33 m-33 h-24
khari r-16 g42 h-22
khas g-21 m17 h-36
khat g-24 m-24 h36
khat_ g-16 m-23 h44
khay g32
khe r18 m16 h-42
khed r22 m22
khel m32
khet g34
khet_ g34
khi r-30 g23 m-15
kho r-18 g-20 h-60 k17
khod r-34 g17 k26
khod_ r-48 g19 k26
khos r-15 h-15
khosa r-15 h-15
khs g22 m17 h-21
khsa g25 h-16
khse m22
khser m22
kht g-28
ki_ g17 m-21 h-35 k-29
kic r-15 g-37 h85
kick r-15 g-37 h85
kick_ r-15 h28
kickb g-15 h43
kid r-23 g-21 h26 k-27
kid_ h-15
kidn g-19 h94
kidna h29
kidne g-18 h65
kids m-26 h-47 k-19
kids_ m-26 h-47 k-19
kie r-24 m66 h26
kie_ m51 h33
kies m16 h-16
kies_ m16 h-16
kil g-16 m-15 h-15
kill h37
kilo h-53
kilo_ h-23
kilos h-38
kim h39
kimm h39
kimme h24
kin r-18 g-51 m15 h100 k-19
kin_ g29
kind h62
kind_ r-15 g17 h95
kindl g-16
king g-47 m-30 h23 k-17
king_ g-24 m-62 h-36 k-16
kingf g-21 h25
kings m33 h36
kins g-28 m54
kins_ g-28 m54
kio r18 m18 h37
kios r18 m18 h37
kiosk r18 m18 h37
kip r32
kip_ r32
kir r-17 g-38 h-19
kira r-17 g-38 h-28
kiray r-17 g-38 h-28
kis r39 g28 h-21
kish r16 g23 h-24
kisht r26 g23 h-24
kist r24
kit r-49 g-22
kit_ g-35 h70
kitc g-19
kitch g-19
kite m17 h-20
kite_ m17 h-20
kitt r-38 g33
kitte g33
kitty r-27
kja m38
kjac m38
kjack m38
kka g24 m-16 h-17
kkar g28 h-31
kla r24 g-30 h-17
klac r24 g-36
klace r24 g-36
kle h-24
klet h-25
klet_ h-25
kli m-18
kli_ m-18
kly r20 g34 h-20
kly_ r20 g34 h-20
kma h30
kmai h33
kmail h33
kme g29
kmen g29
kmens g17
kni g19
knif g19
knift g28
kno r-46 g18 m-28 h49 k32
knoc g-30 h66
knock g-30 h66
knot g28
know r-48 g20 m-24 h-20 k43
know_ g-34 h-23 k66
knowi k-18
known r-36 g46 h-25
knows h21 k-20
ko_ r-60 m61 h83
kof h32
koff h32
koff_ h26
kol h-56
kol_ g-49 m-30 h-19
koll m36
kollo g16 m16
kom r16
kon g15 h20
kon_ g20 h36
kot h30
kou m17 h-26
kpo m60
kpot m60
kpot_ m53 h20
kra g15 h-22
kra_ r21 g18 h-27
kri_ r16
ks_ h-116 k31
ksa g-20
ksab r-17
ksab_ r-17
ksh g-31 m-32 h-18
kshi h16
kshin h16
ksho g-23 m-27 h-62
kshop g-23 m-27 h-62
ksm m-27
ksmi m-27
ksmit m-27
kt_ h-25
kta r-23 g16 h35
ktab r-19 g26 m23 h15
ktab_ r-19 g26 m23 h15
ktai h24
ktail h24
kto r-29 g37 h-16
kuk r21
kuk_ r28
kul g-25 h21
kula g-25 h21
kun h18
kund h24
kundl h18
kup m-16 h41
kup_ r15 g-35 h56
ky_ h21
kya g67
la3 g49 m26 h-17
la3_ g52 m21 h-17
la7 r-23
la_ r-51 g57 m51 h61
lab r-40 g-73
lab_ h-56
labe g-65 h80
label g-65 h77
labor h27
lac m18 h66 k-24
lace k-18
lace_ g22 h16
laced r15
lacem m-15 k-16
lack m29 h63
lack_ h31
lackj m38
lackm h33
lad r-20 g-30 m-20
lad_ g19 h-33
ladd g-16 h-16
ladde g-16 h-16
ladi h37
ladie h41
lady g-18 m-16 h67
lady_ g-18 m-15 h61
laf r65 g-23 h-15
laf_ r22 g-23
lafn r23
lafni r23
laft h-15
lafto h-15
lag r-29 g-23 h57 k42
lag_ r26 m-20 h-34 k21
laga r-49 m55 h-22
laga_ r-46 g17
lagan m19
lagay g-15 m19
lage h103
lager h102
lagh h27
lagh_ h27
lags k18
lags_ k18
lah g15 h-46
laha g28 h-37
lai k33
laim g47
laime g38
lain g-47 h-30 k37
lain_ g-26 h-16 k19
laine g-21 k18
lak h41
lak_ r-21 h36
lal r-15 g-30 h39
lal_ g-30 m-19 h34
lala m19
lam r-15 g26 m-34 h-42 k-33
lam_ g60 h19
lama h-50
lama_ r18 g-41
laman g42 h-50
lamb h17
lamb_ h-33
lambs g16
lami r-33 m-16 h20
lami_ r-15 h52
lamic r-18 m-16 h-33
lamp h-43 k-22
lamp_ h-43 k-22
lamt g-16
lan m-49 h-72 k-57
lan_ g22 h33
lanc g-42 h19
lanc_ h17
lance g-37
land r21 g42 h-57 k-30
land_ g36 h-47
lande r33
landl k-16
lands g22
lang r16 g-26
lang_ r16 g-17 h33
lank g34
lans g-15
lans_ g-15
lant h-22
lante g21
lanti h-23
lap g-26 m-51 k-18
lap_ g-29 m-31 h17
lapt m-20 h-27 k-18
lapto m-20 h-27 k-18
lar r-36 g-51 m-19 h43
lar_ g23 k-15
lard h71 k-23
lard_ h71
lardo h23
lare g-25 k42
lare_ g-18
lared k35
laret h24
lars g-26
lars_ g-26
lary g21 m-23
lary_ r28 m-23 h-28
las r-51 g-68 m27 h-115 k-25
las_ g-20 h-68
lash r26
lasp h25
lass m-51 h-69 k-17
lass_ m-47 h-31 k-17
lassi h-15
last r-69 g-32 m48 h18
last_ r-69 g-32 m48 h36
lasti h-17
lat r34 g-51 m-30 h-79 k-70
lat_ r20 g-36 m-31 h-35 k-25
late r-22 m-22 h-50 k-28
late_ g-48 m-39 h-57 k-15
lated r-38
laten r21
later g73
latf g28 m21
latfo g28 m21
lati r36 h31
latin g-23 h30
latio r22 g30 m-15
lativ r17
lato g-15 m22 h-15
lator g-15 m22 h-15
latt h-16
latte h-16
lau g-22 m-30 h23 k38
laug h73
laugh h73
laun m-26 h-40 k41
launc g23 h21
laund g-16 m-25 h-61 k41
laus r21
lause r21
lav h30
law r-27 m-37
law_ m-55 h-47
lawa m19 h43
lawi h24
laws g37 h23
laws_ h37
lawy g-39 h-37
lawye g-39 h-37
lay g16 m43 h68
lay_ r56 m90 h73
laya_ r34
layb h36
laybo h36
laye r-35 g-19 m-19 h-23 k23
layed r-18 g-19
layer r-17 h-41 k26
lays g44 h-17
lays_ g44 h-17
laz r33 h21
laze r33 h20
lazem r40 h-16
lba r27
lbu h19
lch h35
lcho h40
lchol h34
lco m-19
lcoh g-16 h-22
lcoho g-15 h-29
lcon g44 m-16 h-38
lcon_ g49 m-16 h-40
lcu g-19 h-25
lcul g-17 h-25
ld_ r23 g71 m36 h-30 k-31
lde r18 g-29 h-35
lder r21 g-24
lder_ g-20
lderl h-20
lders r20
ldi r-22 m-24 h41
ldin r-22 m-24 h36
lding r-22 m-24 h36
ldr g-16 h-23
ldre g-16 h-23
ldren g-16 h-23
lds g41 m-19 h-28 k-20
lds_ g41 m-17 h-17 k-20
le_ r-43 h-29 k35
lea r18 g-18 m-56
leaf h-27
leag r-25 m27 h32 k-24
leage h22
leagu r-24 m28 k-24
leak h65
leak_ h19
leake h46
lean r-37 m-24 k50
lean_ g22 h22 k35
leane g-25
leani r-23 m-22 h-33
leap g31 h-17
leaps g31 h-17
lear r18 g51
lear_ r15 g27 h17
learn r-24 g19
lears r29
leas r53 g-53 m-19 h-36 k20
lease r53 g-32 m-19 h-33 k22
leat k-24
leath k-24
leav r17
leave r-19
leavi r36
leb r-31 g-21
lec r16 g-15 m18 h24 k30
lech h50
lecho h50
lect g-24 m20 h-22 k31
lect_ g-21 h-21 k24
lecti r39
lecto m17 h41
lects r22
lectu h-30
led r-88 g-26 m16 h-34 k-30
led_ r-90 g-20 m24
ledg h-22 k-17
ledge h-22 k-17
lee g-18 m-23 h-84 k-15
leem h22
leem_ h22
leep r19 m-17 h-46 k-15
leep_ h-46 k-15
leeps r25
lef m-30 h-34
left r-15 m-30 h-43
left_ g18 m-30 h-43
leg g15 h50
leg_ r41 h76
legr r-15
legra r-15
legs h-16
legs_ h-16
leh r66
lei r-43 h23
lem r-49 m-15 k18
lem_ h22
leme r-26 g28 h30 k27
lemen r-26 g28 h30 k27
lemo h-44
lemon h-44
len r55 g-43 m-38 h87
len_ h67 k-21
lend r98 g-60 m-36 h56
lend_ g-18 k33
lende r48 g-20 h-32 k-15
lendi r27 m-21 h65
lends r17 h20
lent r-42 h-31
lent_ r-42 h-31
leo h26
leop h25
leopa h25
ler r-66 g-32 k-16
ler_ r-39 m27
lerk r-33
lerk_ r-33 h35
lers r-15
lers_ r-15
lery r21
lery_ r21
les r125 g-34 m-27 h-35 k-35
les_ r24 g-18
lesa g17
lesal r17
less r111 g-19 m-27 h23 k-39
less_ r134 g-34 h19 k-31
lesse h28
lesso r-16 h-20
let g-28 h31 k37
let_ r16 h-33 k28
lete g-15 h18 k21
lete_ g-15 h24 k21
lets g18 m-21 h15
lets_ g18 m-21 h15
lett r-20 g-31 m54 h31 k-18
lette r-26 g-21 m54 h37 k-18
lev g52 m26 h-28
leve g52 h-25
level g-21
leven r33
lever r-20 g87 h-28
lew r-20 g61
ley r-32 h37
ley_ k-19
leys h52
leys_ h52
lf_ g-61 m-36 h-144
lfa h-15
lfa_ h-15
lfe r-18
lfei r-15
lfein r-15
lge r27
lgen r27
lgenc r27
lha m-19 h-28
li_ r112 m20 h-38 k38
lia r-32 g49
liab r-20 g27
liabi r-20 g27
lian g27
lianc g26 h-25
lib r-26 h18
libr r-26
libra r-24
lic r-58 g89 m22
lic_ r-34 g68 h-15
lica g-25 h40
lica_ h49
licat g-16
lice h-24
lice_ r16 h-29
lices g-19 k-15
licy r-22 g80 h-46
licy_ r-22 g80 h-46
lid r34 m-24
lida r26 h17
lidat r22
liday h17
lie m-16 h31
liem h34
liemp h34
lien h16
lient h16
lier r-23 g21
lier_ r-45 g17
lies r15 g-25 k18
lies_ r15 g-25 k18
lif r-37 g27 m-16 h46
life r-24 g32 m-15 h-33
life_ r-22 g24 m-15 h-33
lift h64
lifte h65
lig r-38 g-39 m-40
ligh r-44 g-20 m-24
light r-44 g-20 m-24
ligi h32
ligio h32
lik r15 m-18 h45
like r26 g15 h63
like_ r29 g-39 h31
likes g54 h33
lil h-36
lim g-63 m19 h56
lim_ h45
lima m43
limi g-38 m-17 h-57
limit g-38 m-21 h-57
limo h36
limon h36
lin r-62 g-19 m55 h-66 k-23
lin_ g-40 m-24 h51
lind r-31 g39 m-17 h-79
lind_ r-16 g48 h-67
linde r-16
line g34 m74 h-24 k16
line_ g45 m48 k17
lines m18 h-21
ling r19 g-50 m31 k-16
ling_ r-31 g-34 m49 h28 k-16
lings r25 h-28
lini g-21 m-22 h-28
linic r-22 g-20 m-22 h-38
link r-29 g20 m15
lio m42 h32
lion m42 h35
lions m56 h37
lip g18 m56
lip_ r-24 g16 m39 h34
lipp m24 h-15
lippe m24 h-15
lips r34 h-23
lips_ r34
lipst h-24
liq g18 h59
liqu g18 h59
lique h31
liqui g31
liquo h39
lir r15 g-37
lira r15 g-37
lira_ r15 g-37
lis m-35 h-39 k-37
lis_ g-15
lisa r17 g34
lish g-43 m-20 h-19
lish_ g-27
lishe g-15
lism g-15 h25
lisma g-15 h25
list h-31 k-36
list_ g-17 h-41 k-40
liste g17 h-16
lit m-40 k19
lit_ m-21
lita r-29 h62
litan k21
litat r-27 h69
liti h-18
litio h-18
litt r17 h-31 k19
littl r29 h-25 k22
lity g33 h-26
lity_ g33 h-26
liv m31 h37 k-30
live g-21 m33 h26 k-28
live_ g23 m57
liver g-19 k-21
lives r-16 g-22 m-18
liy g18 m-44
liya g23 m-16
liya_ g29 m-16 h-15
liye m-28
liye_ m-28
lk_ g77
lke m-16 h35
lker h34
lker_ h29
ll_ r-71 g39 h30 k-20
lla r31 g-16 m-42 h29 k-28
lla_ g-50 h16
llan m-21 h19
llan_ h18
llar h21
llar_ r23 g32 h19
llars g-26
llat g61 h-17
llati g63 h-21
lle r-38 g-75 h47 k32
llea r-24 h27 k-24
lleag r-24 h27 k-24
llec g-37 m15 k36
llect g-37 m15 k36
lled g-63 h23
lled_ g-63 h23
llem g-18 h18
ller h-15
ller_ r-23 g15 h-21
llery r21
llet r-17 g73 h-27 k67
llet_ g37 h-37 k54
llets g36
lley h20 k-19
lli g31 m49
lli_ r15 g59
lling g19
llio m42 h35
llion m42 h35
llm r-23
llme r-23
llmen r-23
lln g36 h-16
llne g37
llnes g37
llo r45 m-52 h-33 k-37
llo_ g-17 h30 k-16
lloc g39
lloca g39
lloo g-27
lloon g-27
llot r25 m-17
llov r47 h-23
llove r47 h-23
llow r-17 m-23 k-15
llow_ r-20 h-26
llowa g-16 h46
llowe r30 g-30
llows r-16 g61 h-23 k-21
lloy m-20
lls r20 g48 m18 k16
lls_ r20 g48 m18 k16
lly r-26 g45
lly_ r-25 g46 m-20 h15
lm_ r-18 g-28
lma h28
lme r-17 g-16 m-18 h-53
lmen r-15 g20 h-19
lment r-15 g20 h-19
lmet g-24 m-17 h-41
lmi h57
lmis h57
lmist h57
lms h50
lms_ h50
lna r-20 m21
lna_ r-20 m21
lne g37
lnes g37
lness g37
lo_ r-29 m73 h79 k19
loa r30 m24 h18 k-31
load r-16 g-32 m58 h68 k-27
load_ m68 h56 k-22
loade g-15 h17
loan r61 m-33 h-50
loan_ r21 m-30 h-21
loane r28
loans h-15
loat g48
loati r-28 g56
lob g-17
loc r49 g80 m-47 h-46
loca g50 h-16
locat g50 h-16
lock r56 g33 m-45 h-38
lock_ r51 g-56
locke g62
locki h-15
locks g27 m-29
log g-34 h79 k-17
log_ g15
loge h24
loger h24
logo g-15
logo_ g-15
logy h29
logy_ h29
lol r-21 m-28 k-19
lol_ r-21 g24 h23 k-19
lom g-21 h31
loma g-16
loma_ g-15
lon r35 g50 m-54 h29
lon_ r-24 h-52
lond g24
londo g24
lone r54 m-24 h91
lone_ r59 g17
loned m-20 h77
long g36 m-28 h-25
long_ r25 h-21 k32
longs g35 h-21
loni h15
lonin h15
loo r20 g-24 m15 h20 k32
lood h44
lood_ h16
look r-33 h51 k36
look_ h55
looki h-26
looks g16 h31 k39
loon r35 g-40 h-40 k20
loon_ k24
loons g-16 h-21
loor r28 g25
loor_ h15
loos r23
loos_ g-22
loot g-35 m33 h-27
loot_ g-34 m35 h-34
lope_ g-21 h29
loper g27
lopes r25 g-16 h-26
lor r-15 g-49 h-42 k-28
lor_ g-15
lord k-16
lord_ k-16
lori g-15 h-35
lorr h19
los r-72 g51 m74 h-69 k-33
los_ h-31
lose g26 m31 k-22
lose_ m-56 h21
losed g25
loser m80 h-26
loses r19
losi g-23 m44 h19
losin r-28 g-19 m45
loss r-45 m22 h-25
loss_ r-42 h-29
losse m25 h30
losso h-26
lost g40 h-21
lost_ g40 h-21
lot r-33 g49 m121 h-83
lot_ r-31 g43 m-66 h-32
lote m26 h-20
loth m-18 h-47
lothe h-40
lots g37
lots_ g37
lott m105
lotte g19 k19
lotto g-23 m63 h26
lottr m23 h-22
lou r-42 g-71 h-15 k18
loud g-16
louf h28
louf_ h28
loun r-22 h23
loung r-22 h23
lour r-25 m17 h-18
lour_ m34 h23
loure r-29 h-42
lous g-33 h-37 k31
lous_ k33
lov g-58 m-24 h83
love g-58 m-24 h46
love_ r-33 g-25 h73
lover r38
loves g-28 h-21
low g21 h-49
low_ g-32 k15
lowa g-16 h46
lowan g-16 h46
lowe r17 h-66
lowed r30 g-22 h-23
lower g29 h-43
lows r-16 g61 h-15 k-24
lows_ r-16 g61 h-15 k-24
loy g17 h-41 k22
loye k25
loyee g20 k28
loyer g-28 h-16
lp_ g20 h-28
lpi r19
lpin r19
lping r19
lre g53 h-16
lrea g53 h-16
lread g53 h-16
ls_ g86 m23 h62 k-25
lsd h23
lsd_ h23
lse r-20 g-18 k86
lse_ g-18 k76
lt_ r-17 g-24 h-18 k-18
lta r17 g-26 h44
lta_ h23
ltat h24
ltati h24
lte g-30 k23
lter g-26 h-30
lter_ g-18 h-22
lth g-20 h18
lth_ h21
lti g17 k26
lts h39
lts_ h39
lty m-17 h-25
lty_ m-17 h-25
lu_ h-48
lub r-26
lub_ r-26 h16
luc g45 m-19 h-41
luck g45 m-18
luck_ g30 h31
lucky g15 h-31
lude h22
lue r20 g-50 m-30 h17 k21
lue_ r44 g-26 m-21
luen h20
luenc h20
lug g-15 h16
lug_ h31
luga g-15
lugan g-15
lum r-26 h-23
lumb r-22 h-17
lumbe r-22 h-17
lumi h-17
lumin h-17
lump g22
lump_ g22
lun r-43 g-45 m-18
lunc r-41 g-58 h-37
lunch r-41 g-58 h-37
lunt h24
lunt_ h18
lunta g15
lus r67 m20
lus_ r67
lush m17
lush_ m17
lut h60
lut_ h36
luw h-20
luwa h-20
luwag h-20
lve r27 g-18 h-27
lve_ r44
lver h-24
lver_ h-24
lvi r56
lvin r56 h-15
lving r56 h-15
lwa r34
lway r20
lways r20
lwe h40
lwe_ h40
ly_ r-50 m-78 h81
lya m21 h-16
lyan m21 h-16
lyan_ m21 h-16
lyf h41
lyfa h41
lyfan h41
lym g38 m52 h15
lymp g55 m43
lyr h31
lyri h31
lyric h31
lz_ g16 h25
m3a r20 h19
m3a_ r30
ma2 g-23 m-31 h-44
ma3 m-35 h-19
ma3a g-18
ma3r g18
ma3ro g21
ma7 g34
ma7s g39
ma_ r49 g116 m-67 h-56 k52
maa g47 m-19
maal g30 h18
maal_ g32
maar g26
maar_ g26
mab r-26 g-15
mabl r-26 h15
mabla h27
mac r-32 g40 m74 h-44
maca m61 h33
mach g44 h-47
mach_ g30
machi h-44
macy h-32
macy_ h-32
mad g-44 m-33 h41
mada r-15 h28
madam r-16 h38
made g-51 m-15 k21
made_ g-51 m-15 k21
mado g-18 h41
madol g-18 h41
mag r-16 h81
maga h-26
magaz h-20
magh g19
maghr h15
mah r31 m26 h-70 k48
maha r42 m24
mahi r44 h-20
mahin r44 h-20
mai r-19 g-79 m-18 h41
maid r-26 g-45 h57 k17
maid_ g-38 h52
maids k18
main g-15
maini r24 h15
maint r-16
maj g-84 h-35
maji m29
majid m29
majl h-16
majli h-16
mak r-25 g40 h15
mak_ g64 h-22
make k16
make_ g49
maker g-58
makes k30
maki r15 g-20 h19
makin r15 g-20 h19
makt r-19 g16 m23 h15
makta r-19 g26 m23 h15
mal r29 g-60 m-47 h89 k31
mal_ r49 g-24 m-19 h18 k18
mall h-41 k26
mall_ h-36 k26
malt r-16 g-17 h30
malt_ r-16 g-17 h30
mam r-16
mam_ r-32
mama r16
man g28 h73
man_ g28 m-20 h70 k28
mana r18 h-31
manag h-19
manc k18
mance k18
mand r16
mang r-24
manga r-19
mango g21 h-41
mani m20 h62
manif g20 h16
mans k-22
mans_ k-22
many g22
many_ g25
map g23
map_ g23
mar r49 g28 m-20 k-19
mar_ r43 g25 h-33
mara r41 g-34 m-18
mara_ r45
marah h33
marat g-26
marc r28
march r28
mare g50 h-21
mare_ g42 h-21
marg g47
marga h23
margi g55 h-37
mari g-25 h34
marin g-17 h18
mark g-19 h-28 k-25
marke r15 h-37 k-20
marl r-19 g26 h-20
marla g33 h-19
marr g-17 h20 k31
marra r-24 k41
mars h31
marsa h36
mart h33
marti h26
mary h28
mary_ h28
mas r-29 g-55 h108 k-41
mas_ h41
masa r-15 g-17 m-27
mash h15
mashi h34
mass m22 h71
massa m-22 h38
mast h69
maste h71
mat r36 g-89 h-49
mat_ m-15
matc r-25 g-32 m44 h71
match r-25 g-32 m44 h71
math r-16
mati r-16
matk m35 h18
matka m35 h18
mato h-25
mato_ h-22
matt r53 g-16 h-25
matte r53
matu r83 g-19 m-20 h-20
matur r83 g-19 m-20 h-20
maw g15 h-27
max g26
may r-41 g69 h-25 k-28
may_ r-30 g40 m-33 h-38 k-25
maya h33
mayb g47 m33
maybe g47 m33
maz g-26 h75
maza h43
mb_ g36 h-28
mba g-16 m29 h43
mba_ r-19
mbas h-23
mbass h-23
mbay h-16
mbe m20 k-20
mber h15 k-20
mber_ r-21 m-22 h-47
mbers r20 m41 h24
mbl m43 h-35
mbli m40 h-32
mblin m40 h-32
mbo r-16 g-20 m48 h-48
mbol m46 h-41
mbola m46 h-41
mbr g-27 m-15
mbs g16
mbs_ g16
mbu m-32 h-33
mbuc h22
mbur h-48
mburg h-43
mcx g55 h-22
mcx_ g55 h-22
mda h-22
mdan h-25
mdm g-19 h51
mdma g-19 h51
mdma_ g-19 h51
me_ r40 g-44 m68 h-69 k28
mea g42
meal h-46
mean g25
meas g21 h-22
measu g21 h-22
meat h80
meat_ h80
meb k18
mebo k18
mebod k18
med r-22 g60 m-49
med_ g82
meda m-20 h-34
medal m-20 h-26
medi r-26
medic r-26
mediu g-15
medy h25
medy_ h25
mee r-51 g15 m-36 h-20
meen r-31 g91
meen_ r-31 g91
meet g-20
meet_ g-20 h38
meeti h-54
meg m42 h22
mega m42 h25
meh r-19
mei g39
mein g41 h-30
mein_ g41 h-30
meis h22
meist h22
mel g73
mel_ r24 g21
meli h47
melie h47
melo k38
melon m15
mels g20
mels_ g20
mem r-31 m-22 h35 k21
mema h15
memad h15
memb r-23 g-17 h21
membe r-23 g-17 h21
memo g32 h-20 k26
memor g34 h-19
men r67 m-65 h-26
men_ r46 g27 m-41
menn r42 h-15
meno h-19
meno_ h-19
mens g16
mens_ g16
ment g17 m-15 h-36 k27
ment_ r56 g48 h-57 k-24
menta g-19
menti g-20 h15 k34
ments r-51 k17
menu g-35 h44
menu_ g-35 h44
meo r-27 g-16 k33
meon r-27 g-15 k34
meone r-27 g-15 k34
mer g23 h52
merc r29 g26
merch r23
merci g27
meri r-17 h-15
merl h48
merlo h48
mero h22
merol h40
mers r-18 h23
mers_ r-18 h16
mes r-19 g20 m38 h-30 k22
mes_ g19
mesh k-19
mesh_ g24 m-31 k-19
mess r-34 m60 h-60 k37
messa r-34 m60 h-59 k37
mest r19
meste r19
met r26 m-59 h-59
met_ g-29 h-60 k23
meta g32 h-22 k-16
metal h-15
mete h29
meter r-15 h29
meth g22 h70
meth_ h64
methi g29 h23
meti r38 g30
meti_ r44 g-15
metr g-35 m-18 h-51
metre g-35 h-18
metri g21
metro g-22 m-18 h-33
mets r20 g-15 h-16
mew g24
mewh g26
mewhe g26
mex g20 h-27
mex_ g20 h-27
mey r33 g26
meya r33 g26
meya_ r33
mez g-16 h46
mezz r19 h-26
mezza r19 h-26
mha h-27 k30
mha_ h-27 k30
mi_ r84 g-70 h43 k-15
mic r-36 g-16 m-18 h-45
mic_ r-18 m-18 h-49
micr r-18
micro r-18
mies h15
mies_ h15
mig g20 h20
migu h15
migue h15
mil r-15 g-39 m28 h32 k34
mil_ h33
mila r-19 m20 h88
mile h19
milea h22
mili r-18 h-43 k43
milie r-16 k22
milk g40 h-34
milk_ g40 h-34
mill r36 g-66 m46
mill_ r15 g-44
milli m52
mily m-19 h-19
mily_ m-19 h-19
min r-41 g69 m54 h-101 k-32
min_ r20 g42 m44 h-15
mina r-42 m15
minal m23
minar r-29 h-26
minat h52
mind r-23 g23
mind_ r-22 g25
mine g-20 h58 k36
mine_ g-37 h15 k30
miner h41 k-15
ming r-21 m20 h-23
ming_ r-21 m20 h-23
mini r47 g-15 m-31 h-28 k-34
mini_ g21 h-16
minia h21
minim r46 h-15
miniu h-17
mino h-52
mino_ h-45
mins g16
mins_ g16
mint h-17
mint_ h-17
minu g49 m41 h-19
minut r-30 g55 m42
mir h36 k-18
mira h20
mis r40 g-20 m-35 h41 k23
mise g-40 m-15
mise_ r35 g-23 h-17
mised g-21
mises r-30
misp h22
mispl h22
miss r58 g15 h-41
misse r41 h-17
missi r-37 g39 m15 h-38 k15
misso r36
mist r-32 g18 h88
mista r-20
mistr h56
mit r54 g-100 m-54 h-43 k-20
mit_ m-25 h18
mita h17
mitat h17
mite r34 g-35 h-25
mith g-21 m-32 h-32
mith_ g-17 m-31 h-32
mitt r25 g-23 h-16
mitte r31 g-16
miu r-44 g49
mium r-44 g49
mium_ r-44 g49
miy r22 m-24 h-24
miyy r29 m-20 h-19
miyya r19 m-20 h-19
mla h-16
mla_ h-16
mm_ g22 h-62
mma r38 g16 h-41
mma_ r35 g16
mme g65 m-25 h36
mme_ h-17
mmed h16
mmed_ h16
mmel r20 h47
mmeli h47
mmer_ g-23 h-17
mmers g22
mmi g-32 h23
mmi_ h27
mmie h15
mmies h15
mmin g-17 h-40
mming g-17 h-40
mmis r-33 m16 h28
mmiss r-33 m16 h28
mmit r41 g-30
mmitt r26 g-16
mmo r-26 g-15
mmon r-29 g-19 h59
mmon_ r-29 h51
mms h17
mms_ h17
mmu h-27
mmy r-22 g34 m40
mmy_ r-22 g35 m32
mni g32
mnit g32
mnity g32
mnt r54 h-27
mnt_ r39 h-27
mo2 r46 h-25
mo2a r21 h-25
mo_ r-25 g41 m-15 h-93 k29
mob r17 m-38 h-61
mobi r17 m-22 h-35
mobil r17 m-22 h-35
mocki h44
mode r-18
model h16
mok h55
moke_ h28
moked h-25
mol g-26 h37
moli h-18
molit h-18
moll h30
molly h30
mom r-28 h-30
mom_ r-17 g-18 h-38
mon r15 g-70 m26 h99
mon_ r-44 g-27 h37
mona h-15
monc h36
monce h36
mond r-28 g-34 m35 h24 k22
monda r-19 g-23 m24 k23
mone r71 m29
money r71 m29
mong m15 h-15
mong_ m15 h-15
monk h23
mont r24 g16
monte m31 h49
month r26 g16 m-45 h-59
moo r23 g53 h30
mood g70 h-22
mood_ g70 h-22
moon g-15 h57
moons h43
mop h-74
mor m37 h-17
more r17 g-36 k-18
more_ r17 g-36 k-18
mori g34 h-30
moria g34
morn r-28
morni r-28
morr r-33 k32
morro r-33 k32
mort r20 g-15 h21
morta h27
mortg r27
mos g35 h-43
mosh h-29
mosh_ h-21
mosq k-16
mosqu k-16
most g35
mosta g37 h-24
mot g48 m-19 h-149 k25
moth r16 g28 h-100 k-16
mothe r16 g28 h-100 k-16
moto g30 h-16
motor g30 h-16
mou r-15 g-40 h63
moun k15
mount k15
mour g-34 h-36
mour_ g-34 h-36
mous h57
mous_ h57
mout h60
mov g-61 h53 k31
mova h-28
moval h-28
move g-41 h40 k42
move_ r-18 g-29 h32 k25
moved r-22 g-27 k26
moves r34 g17 m27 h26
movi g-18 h40
movie h23
movin h18
mp_ r-81 g31 m30 h-34 k-26
mpa g-42 m-21 h159 k16
mpag h16
mpagn h16
mpan g-46 m-17 h78
mpani r-18 h17
mpany g-43 m-15 h59
mpe r27 g-26 m41 h42
mped h-28
mped_ h-28
mpen r32
mpens r32
mper g-26 h83
mperi h31
mpet m37
mpeti m37
mpin m-15
mping m-15
mpl g-33 h-17 k48
mple k24
mple_ r15
mples k26
mplo k22
mploy k22
mpo m-23 h73
mpo_ h34
mpor h40
mpora h18
mport h22
mps h-17
mps_ h-17
mpt h-44 k-16
mptio r20
mpty k-16
mpty_ k-16
mpu m-23 h-26
mr_ h-19
mra g-20
ms_ r-36 g-88 m33 h53 k-30
msa g30 m-18
mse r30
msel r34
mself r34 g15
mst h31
mste h21
mt_ r19 g52 m-31 h-33
muc g29 k-16
much g29 k-16
much_ g29 k-16
mud h-36
mug g-30 m-16 h48 k-22
mugg h62 k-18
muggl h62 k-18
muj k34
muja k36
mujah k36
mujr h17
mujra h17
mul r-25 g-23 m16 h70 k64
mula m26
mulat r16 m26
mule r-31 g-16 m-23 h38 k43
mule_ r-25 h-40 k54
mulet m-15 h78
mum r22 k-60
mum_ r23 h-24 k-57
mun r45 m-19 h-26
muna r55 h-31
muna_ r28 h-15
munaf r26 h-16
mur r52 g-19 m-27 h-55 k26
mura r57 g-15 h-25
murab r57 g-15 h-25
murf m-16 h-45 k39
murt h27
murti h27
mus r60 g-46 h28 k19
musc h-17
muse h31
mushr h18
must r87 g-28 k28
must_ r87 g-28 k28
mut g-21 h26
muta h28
mutu g-18
mutua g-18
mwa h26
mwar h26
mware h26
my_ r-27 g-58 m-26 h-40 k-20
mys r-30 h-15
myse r-30 g-16 m-18
mysel r-30 g-16 m-18
myst m17 h-15
myste m17 h-15
mzaw h34
na3 r27
na_ r53 g49 k-22
nabi h40
nabis h36
nac g-15
nac_ h36
nach h38
nack h-43
nacks h-35
nad r-49 g24 h-69
nada_ r-25
nade r-40 g17 h-23
naf r51 g-19 m-29 h-31
nafa r26 h-16
nafa_ r26 h-16
nafs r25 g-23 h-16
nafs_ r17 g-21
nag h-28
nage h-23
nager h-19
nah r99 g42 m-18 h-95
nah_ r122 g-28 h-61
naha g24 m-15
nahi r-31 g46 h-32
nahi_ r-31 g46 h-32
nai r16 h-20
nail r-23
nail_ r-23
nak r-24 g36
nakl h35
nakli h35
nal h28
nal_ g-34 m22 h62
nalt r22 m-17 h-25
nalty m-17 h-25
nam r-24 m-17 h-44 k49
name r-23 h-23 k50
name_ r-22 g-44 k60
named g28
namen m19
names g30 m-15
nan r78 g-19 m-25 h-35
nan_ r43
nanc r71 g-15 m-15 h-28
nance r30 m-15
nanci r31
nang r-18
nang_ r-18
nant h32
nant_ r-27 h36
nap g-25 h103
nap_ h75
napp h33
nar r-54 m66 k-22
nar_ r-29 g-20 h-37
nara h30
nara_ h30
nary g54 m77
nary_ g51 m75
nas g26 m-18 h-23
nasd g28
nasda g28
nash h-20
nat g-44 m65 h17
nat_ m27 h46
nate g-17
nated g-17
nati g-28 m41 k16
natin h-24
natio h20 k16
natu h-30
natur h-30
naw g64
nawa g30
naway g30
nax g-16 h35
nax_ g-16 h35
naz g-18 h48
naza h30
nazar h30
nazr h18
nazra h18
nba r-16 g36
nbe h38
nbee h38
nbi h25
nbid h25
nbid_ h25
nbo g22 h-17
nbor g22
nborn g22
nbr r21
nbro r21
nbrok r21
nc_ h17
nca r25 g-23 h38
ncal h38
ncall h38
nce r21 h76
nce_ r27 h-30
nced r40 h-23
nced_ r40 h-23
ncei g31
nceiv g31
ncel r-22
ncel_ r-15
ncell g17
ncen r-46 g-20 h67
ncens g-20 h33
ncer g-24 m-23 h24
ncer_ h36
ncert h-28
nces r35 m50
nces_ r34 m54
ncest h19
ncet h24
ncett h24
nch r-23 m-17 h22 k23
nch_ r-49 g-58 m-16 h36
nche r38 g37 k29
nche_ r41
nchec g30
nci r53 g-22 h-21
ncia h18
ncial h18
ncie r34 m20
ncier r21 m21
ncil h-28
ncil_ h-28
ncip r19 g-15 h-20
ncipa r19 g-15 h-20
ncl r41 g29
ncl_ r24
ncla g38
nclai g38
ncle r20
nclea g29
ncles r27 g-31
nclu h20
nclud h20
ncom g21
ncome g21
ncr h-20
ncre h-20
ncrea h-20
nct h-28 k49
ncti h-21 k49
nctio h-21 k49
ncy h-25
ncy_ h-25
nd_ r74 g53 m-30 h-60
nda r-58 h15 k19
ndab m-23
ndar g37
ndar_ g40
nday r-21 g-37 m22 k23
nday_ r-21 g-37 m22 k23
ndb m-18
ndba h29
ndbag h29
nde r-35 g63 m20 h-53 k40
ndec g-25 h-15
ndeci g-22
nded g30 m22 h26
nded_ g30 m22 h26
ndef g29
ndefi g29
ndel g33 h-28
ndeli g37 h-43
ndem g32
ndemn g32
nder g-57 m18 k38
nder_ r16 g-39 m-17 h38
nderi k17
nders r17 m23
ndex m-16 h-18
ndex_ m-16 h-18
ndf r29
ndf_ r29 h-15
ndfa g17 h16
ndfat g17 h16
ndi r30 g-69 m72 h27
ndi_ r30 g-33 m-24 k38
ndic m59
ndica m59
ndin r35 m37 k-17
nding r35 m37 k-17
ndit r-24 g-23 h16
ndit_ h23
nditi g-22 h-20
ndl m28 k-21
ndle g35 m29
ndle_ g17 m44
ndli h18
ndli_ h18
ndlo k-16
ndlor k-16
ndly g-16
ndly_ g-16
ndm h-39
ndo r-43 g129 h-67
ndo_ g-21 m-16 h-20
ndom g28 h-27
ndom_ g28 h-27
ndon g32
ndon_ g24
ndoo r-25 g38 h-21
ndoo_ r-32 g38 h-21
ndor g34 h-38
ndor_ g34 h-38
ndou h32
ndou_ h19
ndov h-16
ndove h-16
ndow r-19 m18 h21
ndow_ m22 h28
ndowm g25
ndows g-20
ndr r50 g-18 h-32
ndra r17 k23
ndrai k25
ndraw r25
ndre m30 k-22
ndred m30 k-22
ndry m-19 h-47
ndry_ m-19 h-47
nds r57
nds_ r62 g48 m16
ndu h64
ndu_ h57
ndul r27
ndulg r27
ndw g-19 h15
ndwi g-19 h15
ndwic g-19 h15
ndy h52
ndy_ h52
ne_ r-59 g-15 h22 k28
nea r-26 g-25 m48 h37
near r-26 g-22 m49 h30
near_ g-17 m29 h33
neare r-26 m21
neb h-25
nec g-43
neck r24 g-36
neckl r24 g-36
ned r-26 m-42 h-32 k39
ned_ r-25 m-41 h-63 k41
nee r-20 g-25 h-40 k47
need g-24 h-20 k35
neede g-19 h20
needs r36 h-26
neer g-18
nef h30
nefi h25
nefit h25
neg g15
nega g19 h-20
negar h-15
neh g33 h24
neh_ h24
nei g60 h-27
neig g15
neigh g15
neit g56
neith g56
nek h56
neke h51
neken h51
nel h58 k-28
nel_ h29
nels k-23
nels_ k-23
nem m-15 h-27
nep h-16
neph h-16
nephe h-16
ner r-15 m16 h60 k-25
ner_ r22 m-59 h-19
nera r-35 g26
nerat r-33
ners g-50 m35
ners_ g-45
nersh m25
nery g27 h27
nery_ g27 h27
nes r-58 m-51 h117 k-20
nes_ r-59 g-39 h51
nesh h31
nesh_ h18
ness g26 m-32 h22
ness_ g30 m-31
nest h15
net r-71 g44 h-34 k17
net_ r-52 g45 h-39 k21
nev g-35 m-15 h52 k27
neve r41 g-35 m-15 h52 k27
never r41 g-35 m-15 h52 k27
new r51 g-24 m-76 h-63 k-25
new_ r22 g-40 m-71 h-47 k-24
news r16
news_ r16
nex g31
next g64
next_ g64
ney r63
ney_ h23
neya g18
neyar g18
neyl r49
neyle r19
nfe r-17 g-15 h17
nfer r-16 g-15
nfere g-15
nfi h-25
nfir h-25
nfirm h-25
nfl r17 m16 h57
nfla r21 m19 h37
nflat r21 m19 h37
nflu h20
nflue h20
nfo h-19 k22
ng_ r36 g-15 m27 h-22
nga r34 g-43 m-23 h32
ngal h20
ngali h15
ngan g-15 h63
ngan_ h60
ngay r32 h-31
ngay_ r16 h-25
nge r18 g-36
nge_ r-33 g-22
nged r35 g-27 k-19
nged_ r35 g-27 k-19
ngel h28
ngel_ h28
ngem r28 h-17
ngeme r28 h-17
ngen g26
ngen_ g26
nger k22
nger_ k20
nges h-24
nges_ h-24
ngf g-21 h25
ngfi g-21 h25
ngfis g-21 h25
ngh g-46 h39
ngha g-40
ngham g-40
ngi g52
ngin g53 h-22
ngine g41 h21
nging h-43
ngl r45 g-17 m-27 h-29
ngla r48 h-22
ngla_ r48 h-27
ngle m-25
ngle_ m-17
ngled h26
ngo m26
ngo_ m29 h-24
ngr m-38 h47
ngra m-37
ngre h40
ngri h18
ngria h18
ngs g76 h-26 k-19
ngs_ g78 h-29 k-19
ngu r-23 h-36
nhe g35
nher g35
nheri g35
ni_ r87 g-23 m-17 h93
nia g-19
niat h21
niatu h21
nic r-42 g30 m-32
nic_ r-22 m-23
nici h20
nics g33 h-26
nics_ g33 h-26
nid g23
nide g25
niden g25
nie g-16 h22
nie_ h20
nif g106 h-25 k-18
nifes g20 h16
nifo r15 h-15
nifor r15 h-15
nift g79 h-20
nifty g79 h-20
nig r33 g-54 m18 h46
nigh r33 g-54 m18 h46
night r33 g-54 m18 h46
nik r-15
nil h19
nim r44 m-17
nimu r46 h-15
nimum r46 h-15
nin r-27 g16 m50 h45
nine r35 h43
nine_ r55
ning r-60 g25 m50
ning_ r-53 g39 m27
nings m23 k23
nion r-16
nis r34 m31 h61 k-16
nise r31
nised r31
nish m46
nish_ g-27 h25
nishe g27 m36
nist h22
niste g17 h22
nistr g-19
nit r-51 m-34
nit_ r-21 h-19 k-15
nita h17
niti h-35
nitiz h-27
nito r-20 g-17 h-18
nitor r-20 g-17 h-18
nitr h23
nitro h23
nits m-16
nits_ m-16
nity g32
nity_ g32
niu h-17
nium h-17
nium_ h-17
niv g-25
nive g-25
niver g-25
nja g-20 h60
nja_ h28
njan g-31 h32
njan_ g-20 h56
nje r-23 h15
njen h25
njen_ h25
nk_ m-58 k-20
nka h67
nkat h33
nkats h33
nkd r21
nkda r21
nkda_ r21
nke r-15 g37 m44 h60
nken g19
nken_ g19
nket m46 h19
nket_ m48 h17
nkey h27
nkey_ h27
nki g-33
nkin g-33
nking g-33
nkn r-18 g81 h-17
nkni g28
nknif g28
nkno r-17 g52
nknow r-19 g52 h-16 k16
nko m58 h37
nko_ m59 h32
nks r-40
nks_ r-40
nli r-29 m28 k47
nlic k35
nlice k35
nlin r-26 g25 m30
nline r-26 g25 m30
nlo g-21 m-24
nloc h27
nlock h27
nly r-45 m-18 h16 k34
nly_ r-45 h-25 k34
nlyf h41
nlyfa h41
nme g-17 m-22
nmen g-17 m-22
nment g-17 m-22
nn_ r-17 g-27 h117
nna r-19 g-27 m37
nna_ m30
nnab h40
nnabi h40
nne r-37 g-51 m-35 h22
nnel h38
nnels h37
nner m-30 h-72 k-24
nner_ m-16 h-61 k-22
nners m-15
nnes h65
nness h65
nni r56 g-19 h38 k25
nni_ r62
nnin m19 h41 k25
nning m22 k25
nno r57 g-24 k19
nnot r41 g-33 k19
nnot_ r41 g-33
nnu g32 h-27
nnua h-16
nnual h-16
nnui g21
nnuit g21
nny r-33 g-28 m40
nny_ r-33 g-28 m40
no_ g-70 m28 h28
nob r-25 g63 h-31
nobo r-25 g63 h-31
nobod r-25 g63 h-31
noc g-30 h66
nock g-30 h66
nocke h22
nocko h32
nof k33
noff k33
noffi k36
nog h56
nog_ h46
noi k-26
noir h20
noir_ h20
nol m-18 h-16
nol_ m-18 h-16
nom h-63
nomi k20
nomy h-53
nomy_ h-53
non r44 g83
non_ r52 h27
none g82 h-23
none_ g82 h-23
noo r-29 m24 h15
noon r-20 m24
noon_ r-20 m24
nop g26 m-23
nope g26
nopen g26
nor r24 h32
nor_ g52 h18
norm g-37
norma g-37
nos g-17 m-26 h36
nos_ g-17 m-23 h40
not g-28 h24 k31
not_ g30 m23 h29 k25
nota r-35
notar r-35
note r86 g-46 m-52 k-37
note_ r47 g-21 m-24 h-20
notes r45 g-23 m-22 h24 k-28
noth r-28 g-26 m36
nothe h42 k15
nothi r-33 g-22 m38 h-30 k-17
noti r-16 k50
notic r-16 k50
nov r30 g-51
nov_ r43 m15
nove g-34 m-15 h-24
novel r-16 g-24 m-15 h-19
now r-42 g78 m-40 h-51 k17
now_ g25 m-22 h-54 k40
nowi k-18
nowin k-18
nown r-36 g46 h-25
nown_ r-36 g46 h-25
nows h21 k-20
nows_ h21 k-20
npa r36 g-26
npai r37 g-26 h16
npaid r37 g-26 h16
npl r-21
npl_ r-21
nre r26 k31
nre_ r39
nreg k32
nregi k32
nro r29 g-15
nro_ r32
ns_ r-69 g52 h-28 k-34
nsar r-46
nsat r32
nsati r32
nsc h22
nscr h17
nscri h17
nse r-24 g72 m-38 h-93
nse_ g16
nsed g-17
nsed_ g-17
nsee g56
nseen g56
nsel m-18 h-15
nsell m-18 h-15
nses h-19
nses_ h-19
nsex g29 h-17
nsex_ g29 h-17
nsf r-19 k25
nsfe r-19 k25
nsfer r-19 k25
nsh r33 g21 h23
nshi h49
nshin h43
nsho r30 g33
nshop r30
nsi r41 h45
nsid g24 h30
nside g24 h30
nsin h35
nsing h35
nsio r27 g-25 h-16
nsion r27 g-25 h-16
nsis r15
nsist r15
nsl g-38
nsla g-38
nslat g-35 h-32
nso g-19 m-50 h70
nsol r15 g-18
nsoli r22
nsom h56
nsom_ h30
nsomw h26
nsor g21 m-28
nsor_ m-17
nsore h27
nsort g37 h-22
nsp g-20 k-23
nspe g-20 h15 k-23
nspec g-20 h15 k-23
nst r-17 h-40 k15
nst_ r-17
nsta r-31 g25 h-15 k-16
nstag g21 h-17
nstal h-31
nste r23 k41
nstea r23 k41
nsu r-59 g86 m-23 k26
nsul g-50 h21 k24
nsult g-50 h21 k24
nsum h20
nsume h20
nsur r-50 g128 h-35
nsura r-19 g64 h-16
nsure r-31 g64 h-19
nsw h20
nswe h20
nswer h20
nt_ r61 h-19
nta r-45 g46 m57 h-50 k-20
nta_ g19 h-20
ntag g33
ntage g33
ntai g24
ntain g26
ntan r-24 g-15 m18 h22
ntant r-24 m19
ntas m34 h-21
ntasy m34 h-21
nte r-37 g-30 h46
nte_ m29 h51
nted m-35 h-59 k26
nted_ m-35 h-59 k26
ntee m-34 h-17
ntee_ r-16
nteed r24 g-17
nteen m-25
ntees g19
nten r-20 m-18 h23
ntena r-16
ntent m-18 h32
nter h48 k-28
nter_ r-63 g20 m18 h-29
ntere r51 m-22 k-37
nterf h64
ntern h-40 k27
nters r21
ntes m51
ntest m51
nth r49 m-52 h-23 k-15
nth_ r39 g40 m-39 h-45
nthe h49
nthe_ h43
nthl g-32
nthly g-32
nths r25 m-16 h-41 k-27
nths_ r25 m-16 h-41 k-27
nti r15 m-18 k21
nti_ g16
ntif g25
ntifi g25
ntil r51
ntil_ r51
ntin g-47 m19 h-36 k23
nting r16 g-47 h-36 k23
ntio k18
ntion k18
ntis h-26
ntist h-26
ntl g-25 m-17 h22
ntle g-20 m-17 h22
ntlem g-20 m-17 h22
ntm r-23
ntme r-23
ntmen r-23
nto r73 g-30 k-15
nto_ r-19
ntor r61
ntor_ r43
ntr h-35
ntra r17 g16 h25
ntra_ h36
ntrac r25 g17
ntre r23 h-26
ntres r33 h-21
ntri r-25 g-17 m15
ntrib r-25 g-15
ntrie m28 h-17
ntry g15 m-16 h-22
ntry_ g15 m-16 h-22
nts r31 k15
nts_ r31 k15
ntu r24 g-18 h36
ntur r24 g-18 h36
nture r24 g-18 h36
nty g43 h-43
nty_ g43 h-43
nu_ g-37 h49
nua r17 g15 m36 h-39
nual m36 h-37
nual_ m36 h-37
nud h42
nude h42
nude_ h32
nue h-28
nue_ h-28
nuit g21
nuity g21
num g20 m56 h44
numb g35 m52 h30
numbe g35 m52 h30
nume h22
numer h22
nur m-18 h-46
nurs m-16 h-57
nurse m-16 h-39
nus r16 g-15 m37
nus_ r26 m37
nut r-31 g39 m42 h-19
nut_ g-16
nute r-30 g55 m42
nute_ m39
nutes r-20 g45
nve g-17 m-17 h17
nvel g-37
nvelo g-37
nven r25 g17
nvent r25 g17 h17
nver r-24 h-26
nvert r-23 h-24
nves h25
nvest h25
nvi g19
nvid g19
nvidi g19
nvo m-25 h-25 k35
nvoi g-27 m-22 k35
nvoic g-27 m-22 k35
nvol g15
nvolu g15
nvoy h-23
nvoy_ h-23
nwa h-52
ny_ r-22 g43
nym g23 h-16
nyme g23 h-15
nymex g23 h-15
nze m16 h49
nzee h33
nzeer h33
nzi h19
nzir h41
nzir_ h41
o2a r27 h-51
o3_ h25
o3a g29
o7a g17
oa_ h-25
oac g-26 m-37 h-20
oach g-26 m-37 h-20
oach_ g-22 h-17
oachi m-27
oad r-19 m34 h43
oad_ m44
oade g-15 h17
oaded g-15 h17
oak h22
oal r-29 g55 m18 h-79
oal_ r-18 g35 m15 h-82
oals g20 m15
oals_ g21
oan r61 m-33 h-50
oan_ r21 m-30 h-21
oane r28
oaned r28
oans h-15
oap g-37 h-32
oap_ g-37 h-37
oar g-45 m-24 h62
oar_ h43
oard g-41 m-22
oard_ g-41 m-22
oat g83 m-32 h-73 k-26
oat_ g24 m-18 h-53 k-17
oati r-28 g56
oatin r-28 g56
oats r19 h-20
oats_ r19 h-20
ob_ r-19 g-30 m-30 k19
oba g-16 m-29 h-19
obac g-16
obacc g-16
obb h-35
obe g-23 m25 h40 k-23
obe_ m29 h51
ober m-23 k-20
ober_ m-21 k-20
obi r17 m-25 h-44
obil r17 m-22 h-35
obile r17 m-22 h-35
obj h-37
obje h-37
objec h-37
obl g27
oble g23
oblem g23
obo r-20 g62 m-21
obod r-25 g63 h-31
obody r-25 g63 h-31
obon h22
oca g48 h29
ocai h46
ocain h46
ocat g50 h-16
ocati g47
occ h19
occu h19
occul h19
oce g-26 m-17 h-55 k21
ocee r23
oceed r23
ocer r-36 m-17 h-38
oceri r-23 h-31
oces g-15 h-20 k35
ocess g-15 h-20 k35
och r-19 h34
oci g-22 m32 h18
ocia g-30 m41 h-15
ocial g-30 m41 h-15
ock r32 g-15 m-56 k-18
ock_ r33 g-34 m-26 h-40
ocke g75 m16 h-31
ocked g20 h24
ocker g31 m18 h-28
ocket g27 h-17
ocki h29
ockin h29
ocko h32
ockof h32
ocks g-40 m-41 h-16
ocks_ g-38 h-16
ockt h24
ockta h24
oco m-17 h-47
ocol h-21
ocola h-18
ocop h-36
oct r34 m-29 k-40
octo m-29 h29 k-38
octob m-21 k-20
octor h40 k-19
ocu r-16 g-43 h62
ocum g-20 h-21
ocume g-20 h-21
ocur h35
ocure h22
ocut g-19 h48
ocute g-19 h48
od_ g-18 h-61
oda g-53 h-57
oda_ h-58
oday g-42
oday_ r-45 g-29
odays r46
odd r-43 g-20 m90 h65
odds r-28 m54 h18
odds_ r-28 m54 h18
ode r-18 m17 h17
ode_ m23
odei h20
odein h20
odel h16
odels h17
odes h-21 k32
odes_ k32
odh r27 g42
odha r16 g36
odha_ r16 g36
odi h61
odia h27
odiac h27
odka r-17 h19
odka_ r-17 h19
odo h70
odom h29
odome h29
odoo h48
odoo_ h48
ods r-15 g18 h-61
ods_ r-15 g18 h-61
odu r-18 g29
oduc r-18 g29
oduct r-18 g29
odw r38 h-15
odwi r38 h-15
odwil r38 h-15
ody r-30 g43 h-16 k45
ody_ r-30 g28 k53
odys g15 m17
odys_ g15 m17
oe_ h-18
oes r-31 g18 h-66 k45
oes_ r-31 h-64 k49
oet g16
oev g-50 m27
oeve g-50 m27
oever g-50 m27
of3 m-16
of3a m-16
of3a_ m-16
of_ r-41 g60 m-49 k-59
ofa r-41 g-15 h-41 k-35
ofa_ r-37 g-15 h-37 k-35
off g-49 h87 k16
off_ r46 g-22 h86 k25
offe r-40 h35
offee r-21
offer r-19 h39
offi g-27 m19 h-60
offic g-25 m20 h-67
offs h26
ofi r-18 g-52 h-26 k-18
ofit r-18 g-40 h-21
ofit_ r-23 g-40 h-21
ofr r36 g-22 h-48
oft g-33 m-21
oft_ r20 g-15 h-47
ofto g-15 h18
oftop h20
oftw m-19 h24
oftwa m-19 h24
og_ r-27 h149
oga g16 h36
ogar g22
oge g-30
oger h24
oger_ h24
oget g-17
ogeth g-17
ogn h36
ogna h36
ognac h36
ogo g-16
ogo_ g-16
ogr r-26 g-26
ogra r-26 g-26
ograp r-22
ogs m24 h20
ogs_ m24 h20
ogy h29
ogy_ h29
oh_ g31 h-20
oha r36 g-16
oha_ r21 h-17
ohan h17
ohani h17
ohl r-16
ohn h18
oho r-30 g-20 h-20
ohol g-18
ohol_ h-36
oholi h28
oi_ r31
oic g21 m-22 k28
oice g22 m-22 k19
oice_ r-25 g23 m-21 k20
oices r23 h19
oid k40
oid_ h-18 k30
oil r-34 m26 h-30
oil_ m27
oile r-22
oin r-15 g28 m25 h99 k-34
oin_ g17 m28 h-29 k-22
oing g30 h-28
oing_ g30 h-28
oins h63
oins_ h63
oint h64
oint_ r-31 h81
ointm r-23
oints r45 h-24
oir h27
oir_ h20
ois k-33
oise k-32
oise_ k-32
oja h64
oja_ h54
oju h29
oju_ h29
ok_ r-19 g33 m19 h-32 k-26
oka m-17
oke g34 m53 k-37
oke_ m-30 h18
oked r19 h-37 k-18
oked_ r19 h-37 k-18
oken r-16 g32 h-26
oken_ r-16 g34 h-51
okens h25
oker m83 h40
oker_ g50 m63 h39
okh g23
oki r-23 m43 h42
okie r-24 m68 h18
okie_ m51 h33
okies m18 h-16
okin m-26 h24
oking m-26 h24
okl h-25
okle h-25
oklet h-25
okr r21 g22 h-18
okra r21 g22 h-18
okra_ r21 g22 h-18
oks r-17 m-23 h-57 k52
oks_ h-29 k58
oksh h-28
oksho h-28
oku g-19 h45
okup g-19 h45
okup_ g-19 h45
ol_ r-52 h-41 k-36
ola r-35 g-63 h-58
ola_ g-21 m56 h-30
olar h-35
olar_ r-19 h-18
olas m-17
olat g-19 m-24 h33
olate h-18
olati h55
old r76 g-37 m-40 h-25
old_ r26 g-45 m-16
olde r19
older r22 m-16 h29
oldi m-16
oldin m-16
olds r45
olds_ r36
ole r-18 h37 k-54
ole_ r-35 h-22 k-26
olen r-31 h67 k-21
olen_ h67 k-21
olesa r17
olf m18 h-52
olf_ m31 h-46
oli r46 g23 m-60 h-68
oli_ r76
olic r-22 g58
olic_ h28
olice h-25
olicy r-22 g80 h-46
olid r26 h17
olida r26 h17
olis r-21 g19
olish g-18
oliti h-18
oliv r-22 g-40 m-16 h-34
olive r-22 g-40 m-16 h-34
oll m28 h25
oll_ g-26 m-25 h-33 k30
olla r18 g23 h-29
ollar g25 h-29
olle r-28 g-34 m22 h37
ollea r-24 h27 k-24
ollec g-37 m15 k36
oller m17
olli m25 h31
ollin m27 h24
ollo r24 g45 h-16
ollo_ g16 m16
ollov r47 h-23
ollow r-20 g34
olls m-16
olls_ m-16
olly h25
olly_ h30
olo r-47 g25 h35
olo_ h36
olog g-23 h68
ologe h24
ology h29
olor m15
olor_ m15
olou r-29 h-50
olour r-29 h-50
ols r-19 g-25 h42
ols_ r-18 g-23 h29
olu h35
olun g15
olunt g15
olut h38
olut_ h36
olv r56 h-15
olvi r56 h-15
olvin r56 h-15
oly r-17 g38 m30
olym g38 m52 h15
olymp g55 m43
om_ h24 k15
oma g-30 h-17
oma_ g-17
omac g48
omach g30
oman g-24
oman_ g-24
omar r24 g-16 m18 h-16
omar_ r24 g-16 m18 h-16
omat h-18
omato h-25
omb g39 m30 h-38
omb_ g45
ombo m41 h-29
ombol m41 h-29
ome g112 h-61 k55
ome_ g50 h-44
omeb k18
omebo k18
omem h15
omema h15
omeo r-27 g-15 k34
omeon r-27 g-15 k34
omer g29
omer_ g35
omers r-18
omes m15 h-30
omes_ m15 h-30
omet g45 h56
omete h26
ometh g29 h23
omew g24
omewh g26
omi m17
omil m50 h44
omill m50 h44
omin r-16 g28 m-16 k15
oming g35
omino h-52
omis r42 g-20 m-15 h-32
omise g-20 m-15 h-26
omiss r36
omm r16 m20 h77
omme g22 h50
ommel h47
ommer g25
ommi m19 h26
ommis r-33 m16 h28
ommit r41 g-17
omo r-27 h33 k42
omol g-16
omor r-33 k32
omorr r-33 k32
omp r26 g-42
omp_ h-18
ompa g-46 m-17 h75
ompan g-46 m-17 h75
ompe r27 m37
ompen r32
ompet m37
ompu m-23 h-26
oms r-15 h62
oms_ r-15 h62
omw h26
omwa h26
omwar h26
omy h-53
omy_ h-53
on_ g15 k-46
ona r59 g-36 m-17
ona_ r25 g34 m-32 h-55
onal r41 g-31 m34 h48 k21
onal_ r41 g-31 m34 h48 k21
onar g-18 h30
onara h30
onate r-18
onati r15
onc r-20 g26 m-19
once r-20 g34 m-39
once_ r-16 g17 m-26 h-15
oncei g31
oncel h36
oncer h-23
ond r57 g-16 h-82
ond_ r28 g-51 m-25 h-55
onda r-27 g-23 m24 k23
onday r-19 g-23 m24 k23
onde h16
onded h16
ondi r-26 g-22 h-28
ondit g-22 h-20
ondo g51
ondon g24
onds r90 g28 h-27
onds_ r90 g28 h-27
one g46 m-18 h34 k32
one_ r-26 g49 m20 h-29 k36
oned r-25 g40 h70 k22
oned_ r-24 g40 h43 k24
oner h-15
oner_ h-35
ones r-25 g-25 m-38 h57 k-15
ones_ r-25 g-25 m-38 h41
oney r58 m17 h-57
oney_ m17 h-21 k15
oneyl r49
onf r-20 g-19
onfe g-15 h24
onfer g-15
onfi h-38
onfir h-25
ong r37 g30 m44 h-19 k36
ong_ r18 g-40 m74 k63
ongi h-17
ongs g76 h-22
ongs_ g76 h-22
oni g17 m-23 h82
oni_ h55
onic g48
onic_ h33
onics g33 h-26
onin h19
oning h19
onk h79
onka h33
onkat h33
onke h27
onkey h27
onl r-65 g35 k46
onli r-26 g25 m30
onlin r-26 g25 m30
only r-38 m-18 k34
only_ r-38 h-44 k34
onlyf h41
onn r-30 h16
onna h16
onne r-28
ono m-33 h-47 k-18
onom h-53
onomy h-53
onor h27
onor_ h27
ons r-17 g15 m-42 k36
ons_ r-40 g49 h-45
onsh h49
onshi h49
onsi r23
onsid r25
onso r22 g-18 m-39
onsol r22
onsor m-28
onsu g-23 h-15 k28
onsul g-30 h-35 k28
onsum h20
ont m44
ont_ r-31 g-28 m34 k21
onte r15 m58 h74
onte_ m32 h44
onted r21
onten m-18 h32
ontes m51
onth r26 g16 m-45 h-59
onth_ r38 g49 m-27 h-17
onthl g-32
onths m-16 h-39 k-26
ontra r20 h15
ontri r-25 g-15
onu m41
onus m41
onus_ m41
onv r29
onve r29 h27
onven r52 h33
onver r-23
onvo h-23
onvoy h-23
ony r26
ony_ r26
onz h19
oo3 g18 m-17
oo7 g-29
oo_ r-33 m-20 h19
ood r84 g-59 m-45 k-22
ood_ r52 g-50 m-36 k-31
oodo h48
oodoo h48
oods r-15 g18 h-42
oods_ r-15 g18 h-42
oodw r38 h-15
oodwi r38 h-15
oof r-28 g39 m-15 k-20
oof_ r-28 g44 h15
ooft h20
oofto h20
ooj h19
ooja h19
ook r-56 g-25 h-28
ook_ m22 k-26
ooke r19 k-15
ooked r19 k-15
ooker h16
ooki r-30 h44
ookie r-24 m32
ookin m-26 h36
ookl h-25
ookle h-25
ooks r-17 m-23 h-57 k52
ooks_ h-29 k58
ooksh h-28
ooku g-19 h45
ookup g-19 h45
ool g38 m32 h-101
ool_ r-17 g36 m22 h-95
ools g-17 h20
ools_ g-17
oom r-39 g-26 h49
oom_ r-38 g-24 h19
ooms h37
ooms_ h37
oon g38
oon_ r-40 h-20 k19
oons g-26 h47
oons_ g-22
oonsh h43
oop g27
oop_ g28
oor m-16 h-15 k-24
oor_ r-24 m-15 h22 k-24
oos g21 h34 k-15
oos_ g-23
oose g21 h56
oose_ g17 h39
ooses h17
oosi g27
oosin g29
oot r-24 g-52 h37
oot_ g-41 m30 h-85
oota h49
ootb m-17 h-26
ootba m-17 h-26
ooth h54
ootl h33
ootle h33
ooz h51
ooze h38
ooze_ h38
op_ g65 m-17 h-117 k-55
opar h25
opard h25
ope r-29 g80 h-75
ope_ r-33 m-21
open r-15 g63 m51 k23
open_ g105
opene h-25 k18
openi g-18 m32
opens m37 h25
oper m-20 h-41
oper_ g27
opera m-19 h-34
opes r24 h-26
opes_ r24 h-26
oph m-20
ophe h38
ophet g-15 h43
ophy m-20 h-24
ophy_ m-20 h-24
opi h54
opie h25
opies h34
opin g37
oping g37
opiu h29
opium h29
opl r-37 g-27 m-22 h65 k15
ople r-37 g-26 m-26 h68 k15
ople_ r-22 g-26 m-17 h20 k35
oples r-15 h48 k-20
opo g-16 m-22 h72
opol m-21
opp r-56 g-32 m16 h57 k-15
oppe r-47 h41
opped g-45 h32
opper r-42 g45 m-15
oppi g-26 m26 h26
oppin g-26 m26 h26
oppy h-26
oppy_ h-26
ops r-15 g20 m-19 h59
ops_ g-40 h81
opsh g60 m-17 h-23
opshi g36 h-20
opt r-35 g98 m25 h-69 k-28
opti r-33 g73 m26 h-62 k-28
optio r-33 g73 m26 h-62 k-28
opy r-18 g-53
opy_ g-48 h16
or_ r-77 g62 m24 h55 k-25
ora r66 g-60 m20 h-19
ora_ r38
orag h-19
orage h-19
oran g-24 h-30
orang g-24 h-29
orar h18
orary h18
orat r39 g-21 m-17 h-32
orate r39 h-18
orati g-21
orb r43 h-19
orbe r45
orbea r45
orc g-18 m-26 h94
orce g-24 h47
orcer g-15 h47
orch h-18
orcha g16
orci h36
orcin h32
ord r-39 h-26
ord_ r-37 g-38 h-21
orde r-19 g35
ordea h19
order r-19 g40 h-32
ordi r20
ordin r20
ords h16
ords_ h16
ore r40 g-31 m48 k-36
ore_ r23 g-26 m22 k-26
orec m18
oreca m18
ored g-26 h36
ored_ g-23 h61
orex g41 h-15
orex_ g41 h-15
org r-19 g-61 m-22 h148 k-16
orga g-32 m-16 h42
organ r16 g-27 h70
orgav r-49
orge g-22 h62
orge_ h19
orged r-17 h35
orgi h34
orgin h34
ori h-94 k30
oria g22
orial g22
orig g-22 h36
origi r-16 h36
orin r27 h-36
oring r27 h-29
oris g-15 h-87
orit g16 h-25 k18
oriti h-20 k26
ority g21
oriz h49
orizo h49
ork m-24 h25
ork_ r16 g-17 h-16
orke r-52 g16 h45
orker r-24 g17 h43
orki r22 g19
orkin r22 g19
orkm g29
orkme g29
orks r33 g-49 m-15 h-20
orks_ r36 g-26 h15
orksh g-23 m-15 h-35
orl m25
orld m25
orld_ m25
orm r-35 h-49 k44
orm_ r-24 g25 m19 k17
orma r-15 g-39 h-30 k20
ormal g-37 h-25 k21
orn r-85 g16 m-45 h20
orn_ g26 m-26 h-21
orne r-40
orni r-28
ornin r-28
orno h16
oro r-36 g18 m18 h26
oro_ r-32 g39 m15
oros g-17 h49
orosc g-17 h49
orp r30 g-26 m-18 h-33
orph r-30 g-26
orpha r-30 g-22
orpo r39 h-18
orpor r39 h-18
orr r-72 h55 k22
orro r-40 g33 k32
orrow r-40 g33 k32
orry r-21 h17
orry_ r-21 h17
ors r-22 g44 h58
ors_ g27
orse r-15 g34 m32
orse_ r-15 g39
orses m23
orsh g-16 m-15 h65
orshi g-16 m-15 h65
ort r-18 g100 m25 k-27
ort_ r-54 g82
orta h-40 k-18
ortad h27
orte g44
orted g41
ortg r27
ortga r27
orth r34 m-20 h-29
orth_ r34 m-16
orti g36
ortin h-19
ortio g26 h35
orts g-26 m32 h64
orts_ g-25 m19 h67
ortsb m16
orty r-41 g-30 m39
orty_ r-41 g-30 m31 h21
orw r41 g44 h-49 k18
orwa r42 g33 h-49 k18
orwar r42 g33 h-49 k18
ory r18 g-23 h-21
ory_ r18 g-23
os_ g-73 m-78 h72
osa r-41 g-18 m23 h-26
osar r-15 h-15
osara r-15 h-15
osc g-21 h99
osci h36
osciu h36
osco g-17 h49
oscop g-17 h49
ose g25 m52 h-24
ose_ g-23 h24 k23
osec h15
osecc h15
osed g25
osed_ g25
osen m-17
osen_ m-17
oser m71 h-26
oser_ m28 h-20
osers m44
oses g21
oses_ r22 g36
osest g-15 m23
osht h32
osht_ h32
osi g58 m57 h19
osi_ r24
osin r-34 m45
osing r-34 m45
osit g54 m17
osit_ m32
ositi r24 g44 h-25
osits k19
osk r18 m18 h37
osk_ r18 m18 h37
osm g21
osoo r-27
osoom r-27
osp r-20 h-40
ospi r-20 h-40
ospit r-20 h-40
osq k-16
osqu k-16
osque k-16
oss r-49 g24 m37 h26 k29
oss_ r-40 g-21 m38 h25 k29
osse g26
osses g26
ossi h-17
osso h-22
ossom h-26
ost r63 m-33 k-31
ost_ g-35 m-48
osta g37 m-25 h-31 k-15
oste g-15
osti h53
ostit h23
ostp r16
ostpo m16
osts r51 g38 m24
osts_ r51 g38 m24
ostu h-15
ostum h-15
ot_ r-21 g-30 m41 h-15 k-17
ota r-70 g16 m-22 h33
ota_ r-19 g29
otal r-15 h-17
otal_ r-15 h-17
otar r-35
otary r-35
otb m-17 h-26
otba m-17 h-26
otbal m-17 h-26
otch h36
otch_ h36
ote g21 m88
ote_ g-57 h35 k30
otec g79 m-23
otect g81 m-21
otel r-33 m23 h-33
otel_ r-34 m24 h-54
otels h21
oter m26
otes r44 g-27 k-28
otes_ r44 g-27 k-28
otex g35 m45
otex_ g35 m45
oth r-87
oth_ r-49 g23 h-19
othe m-36 h-17 k22
othel h22
other m-24 k33
othes h-40
othi r-33 g-22 m30 h-30 k-17
othin r-33 g-22 m30 h-30 k-17
oths g28 h58
oti g-70 m-24 h74 k46
otic r-16 h29 k48
otic_ h27
otice r-16 k50
otin h20
otio m-16
otion m-16
otk m-15 h28
otl h69
otle h58
otleg h33
otm r23 h-17
otm_ g28 h-17
oto r-31
oto_ g-23 m24
otoc h-39
otoco h-39
otog r-18
otogr r-18
otor g30 h-16
otor_ g25
otos h44
otos_ h44
ots g26 h33 k-17
ots_ g28 h22 k-17
ott r-72 m60 h60
otte r-29 g41 k17
otted g55 m-17
otter r-33 m30 h45 k17
otti h16
ottis h16
ottl r-20 g-22 m-16 h66
ottle r-20 g-22 m-16 h66
otto r-19 m60
otto_ g-23 m63 h26
otton g20 h-18
ottr m23 h-22
ottry m23 h-22
oty h36
oty_ h36
ou_ r27 g-40 m28
oub r34 g21 m40
oubl r34 g22 m41
ouble r34 g22 m41
ouc g30 m-22
ouch g30 m-22
ouch_ g47
ouche g-17 m-20
oud g-35 h-57
oud_ g-20 h-60
oug r-46 g-25 m-19 k41
ough r-46 g-24 m-18 k42
ough_ g-20 h31 k34
ought r-34 m-15 h-28
oui h32
oul r-39 g45 m111 h-65 k-18
ould r-37 g24 m65 h-30
ould_ r-24 g34 m58
oule m53
oulet m53
oun r25 g20 m-26 h-27
oun_ r66 g23
ounc h-17
ound r-27 k-30
ound_ r-28 g21
oundi r22
ounds r-23
oung r-22 h23
ounge r-22 h23
ouns m-18 h-15
ounse m-18 h-15
ount h-17 k29
ount_ g20 m27 h-64 k44
ounta r-28 m19
ounte r-40 h41 k-20
ounti r53 h-17
ountr g20 m-16 h-22
ounts r20 g-24 h34
oup r31 g-32 m34 k20
oup_ r-25 h-85 k22
oupl h40
ouple h40
oupo r58 g-30 m33
oupon r58 g-30 m33
ouq g-18
ouq_ g-18
our r-84 g-68 m39
our_ g-44 h38
oura m28 h-18
ourb h37
ourbo h37
ourc g21 k18
ource g21 k18
oure r-39 g-22
oured r-39 g-22
ouri r-24 g-22
ourie r-22 g-22 h-36
ouris h20
ourn m18
ourna m19
ours g-22 h-38
ours_ r-19 g30 h-56
ourse g-52 h18
ourt r19 g38
ourt_ g48 h-28
ourte m15 h20
ourth r24
ous g-27 m-44
ous_ r36 h34 k37
ousa r17 g-26
ousan r17 g-26
ouse g-42 k-20
ouse_ k-20
ousef g-18
ousi r-16 g39 m-27 h-33
ousie h-21
ousin r-16 g44 m-38
out m51 k21
out_ r-29 g22 m67 h42 k21
outs r20 k-17
outst r23
ov_ r43 m15
oval h-30
oval_ h-30
ove g-69 k40
ove_ r-54 g-33 m-15 h67 k47
ovel r-16 g-24 m-15 h-19
ovel_ r-16 g-24 m-15 h-16
oven r-27
oven_ r-27
over r69 g39 h-59
over_ r33 g59 m17 k15
overe r-26 g43
overi r26 g-22
overn r62 m-16
overs r15 g-29 m23 h-26
overy g22
oves r19 m18 h22
oves_ r21 m18 h16
ovi r24 g-18 h57
ovid r28
ovide r28
ovie h23
ovies h29
ovin h36
oving h56
ow_ g24 m23 k56
owa r-52 h62
owan g-16 h46
owanc g-16 h46
owar r-45 g-30 h31
owar_ h31
oward r-45 g-18
owd g-20 m-17 h-33 k15
owde h-16
owder h-16
owe r-83 g-39 m151 h-26 k-36
owe_ r15 g-38 m102
owed m-30 h-39
owed_ m-30 h-39
owel g-18
ower r-58 g47 m15 h40 k-23
ower_ r-18 g65 m-20 h-42 k-16
owerb m41 h42
owers r-39 g-22
owes r-45 g-27 m68
owes_ r-43 g-27 m45
owi m33 h31 k-22
owin m33 h31 k-22
owing m33 h31 k-22
owl_ m32
owm g25
owme g25
owmen g25
own g86 m-22 h-146
own_ g33 m-52 h-56
owne r-29 g25 m58 h-25
owned g24
owner r-22 m64 h-19
owni g70
ownie h22
ownin g74 h-20
owns g-26 h-19
owns_ g-26 h-38
ows g84 h-31 k-55
ows_ g89 h-56 k-54
ox_ r-59
oxe g-38 h-18
oxes g-24 h-29
oxes_ g-24 h-29
oxy h29
oxy_ h22
oy_ g-68 h33
oye k25
oyee g20 k28
oyee_ g23 k33
oyer g-28 h-16
oyer_ g-28 h-16
oys r-22 g16 m-36 h-22 k-30
oys_ r-21 g-32 m-27 k-25
oyst g47
oyste g47
oz_ h-21
oze h26
oze_ h38
p2p r22
p2p_ r22
pa_ r-31 g-20 h37
pac r-24 g22 m28 h22
pack r-24
pack_ r-17
packa g16 m-32 h-16
packe h19
packs r-19
pad r-17 h-26
pad_ h-27
padd h28
padde h35
pade h-19
pag g18 h37
page m-20 h40
page_ h36
pagn h16
pagne h16
pai r-59 g-35 m-21 h-29 k-17
paid r72 g-18
paid_ r72 g-22
pain r-57 g-31 m-28 h-41
pain_ h32
paint r-55 g-27 m-28 h-73
pair r-49 m-27 h15
pair_ r-37 m-22 h-29
paire h38
pairi h23
pairs h-17
pais r-25 m17
paisa r-25 g24 m18 h-48
paise h61
pal r48 g39 m-23
pal_ r63 g-16
pali r31 h-18
pall g92 h-27
palle g92 h-27
palm r-30 g-25 h55
palm_ r-16 g-15
palmi h57
palu h-20
paluw h-20
pam m-25
pam_ h32
pan r-32 g-46 m-38 h110
pana h-51
panc h24
pance h24
pand h41
pandi h41
pane k-23
panel k-23
pang h61
pang_ h32
pango h29
pani r-19 h42
pani_ h25
panio r-18 h17
pany g-43 m-15 h59
pany_ r23 g-43 m-15 h20
pap r-37 m-26
pape r-37 m-26
paper r-37 m-26
par r-19 g-57 m-23 h-24 k-66
par_ r84 g-20 h-42
para r-43 m-24
para_ m-24 h-30
param g21
parat r-29 h41
parc r-41 h-27 k-43
parce r-23 h-27 k-43
pard h25
pard_ h25
pare m-18 h-39
pare_ m-18 h-43
pari r35 m39 h18
pari_ r35 m20 h26
park g-37 m-28 h-15
parki r-43 g-19 m-19 h-17
parl m35 h36
parr h-39
parro h-39
part r-30 m-16 h48
part_ r57 m-17
partm r-26
partn r-25 m-15
parts r-30
party m22 h45
pas r-40 g-31 m-26 h81 k57
pas_ r-18 h20
pass r-48 g-20 m-19 h-18 k59
pass_ r-32 h-68 k73
passe g21 h18
passi g-27 k16
passp g-16 h45 k-29
past r27 h84
past_ r27
pat r45 g30 m40 h-33
pata g26
pata_ g36
pate g15 h-24
paten g15 h-24
pati h-16
pato r62 h-22
paton r62 h-22
patr m24 h28
patro m26 h22
patt r-17 m44
patti r-23 m36
pau g-26
paul g-26
paw r141 h-33
pawn r142 h-28
pawn_ r44
pawnb r21
pawne r47
pawns r30
pay r90 m15 k17
pay_ r25 g-26 m-24 h41
paya r19
paya_ r16
payd g-15
paye r20
payi h-22
payin h-22
paym r-17
payme r-20
payo r31 g22 h25
payof h20
payou r20 g21
payr h-18 k36
payro h-18 k36
pays r17 g47 m40 h-29 k-16
pays_ r17 g47 m40 h-29 k-16
pcs m32 h25
pcso m36 h26
pcso_ m36 h26
pe_ m-32 h-52 k-16
pea r-27 g69 m-17 h-63 k26
peac h-15
peak h-24
peal h-22 k30
peal_ h-22 k30
pear r-23 g63
pear_ h34
pearl r-15 g60 h-29
peb g21
pebb g21
pebbl g21
pec r-23 m-15 h26 k-29
peci g35 h15
pecia h40
pecif g35 h-25
pect r-20 g-34 h22 k-29
pect_ g22 h-15
pecte r-20 g-21 h-18
pecti g-22
pecto h54 k-22
ped g-41 m15
ped_ g-41 m15
pee r19 g-36
pee_ g-23 h-19
peed h-15
peed_ h-15
peg h44
pegs h37
pegs_ h37
peh r15 g58 h-23
pehl r15 g58 h-23
pehle g75 h-23
pek h28
peke h28
peken h17
pel r-26 g-22 h43
pell r-26 g-22 h43
pell_ r-26 g-19 h50
pelli h-22
pen h-53
pen_ r-15 g39
pena r41 m-17 h-28
penal r41 m-17 h-28
pend r19 g25 m-26
pend_ r24
pends g31 m-26
pene g-22 m-15 h-25 k18
pened g-22 h-25 k18
peni g-18 m32
penin g-18 m32
penn r-33 g-28 m42
penny r-33 g-28 m42
pens r25 h-29 k-18
pens_ m33 k-17
pensa r32
pense h-21
pent r-32 m-19 h17
pente m-19
peo r-22 g-26 m-17 h20 k35
peop r-22 g-26 m-17 h20 k35
peopl r-22 g-26 m-17 h20 k35
pep g-22 h-30
pepp g-22 h-30
peppe g-22
per m19 h98
per_ r65 g43 m67 h-60
pera m-21 h16
perat m-19 h-21
perc r27 g-53 m-19
perce r31 g-46 m-15
perf r-21 h-33
perfu r-15 h-27
peri r-19 g-16 h83
perie h32
perin h28
perit h16
perm r-21 g28 m-25 h18
perm_ h25
perma m-20
permi g38
pero g-17 h68
perol h29
peron h39
perp g94 h-44
perp_ g37
perpe r22 g23 m45 h-17
perps g34 m-30
pers g-34 m-23 h59 k20
pers_ r-20 g-24 m-18 h57 k-28
perso h-17 k49
pert m16
pes r34 g17 m-16 h-75
pes_ r29 h-72
pet r-27 g35 m34 h-60 k-33
pet_ r-37 m-35
pete g28
peter g28
peti m35 h-25
petit m36 h-29
petr h-16
petro h-16
pett k-19
petty k-19
petu r22 g23 m45 h-17
petua r22 g23 m45 h-17
pf_ r52 h-15
pfr r15
pfro r15
pfron r15
pgr h32
pgra h32
pgrad h32
pha r-38 m-18 h-55
phan r-30 g-24 m-15
phans r-24
phar h-45
pharm h-45
phe r-26 g-32 m-15 h99
pher r-18
pher_ r-18
phet g-15 h53
phet_ g-15 h43
phew h-16
phi r-21 g22 h37
phil r-20 g20 h-17
phis h46
phish h46
pho r-49
phon r-19 m15
phone r-19 m15
phot r-30 g-33 m-16
photo r-30 g-33 m-16
phy r-21 g-26 m-20 h-40
phy_ g-21 m-20 h-25
phys r-17 h-16
physi r-17 h-16
pia m-21 h-16
pic g20 m18 h60 k-19
pic_ g30
pice h37
pice_ h36
pick g37 m36 h-112
pick_ r23 g22 m39 h-58
picke r-29 g-51 h-54
picks g50
picku r17
pics g-18 h38
pics_ g-18 h38
pict h37
pictu h37
picy g-18 h68
picy_ g-18 h68
pie g-21 h24
piec g-21 m-16 h-23
piece g-21 m-16 h-23
pies h23
pies_ h23
pig m-18 h99
pig_ m-15 h102
pige g18 h-28
pigeo g18 h-28
pigl h28
pigle h28
pigs h52
pigs_ h39
pil r-18 g-41 h50
pile h40
pile_ h40
pill g-27
pills g-19
pils h60
pim h19
pimp h19
pin r-31 g-21 m114 k-26
pin_ r-22 g-30 m40 h-45
ping g36 h-23 k-19
ping_ g41 h-29 k-19
pink g-19 m25
pinn m18
pino h43
pinot h25
pins m32 h17
pins_ m32 h17
pint h30
pints h28
pip h-26
pipe h-23
pir r-19 m-21 h111
pira h64
pirat h64
pire h32
pired h32
piri h-30
pirit g-19 h-16
piry g27 h31
piry_ g27 h31
pis r-17
pist_ h-18
pit r23 g-19 m-46 k-15
pit_ h32
pita r23 g-15 h-40
pital r24 g-15 h-44
pitc m-30
pitch m-30
piu h29
pium h29
pium_ h29
piz m-22 h-27
pizz m-22 h-27
pizza m-22 h-27
pl_ r-21 m26 h-34
pla r-92 h-18
plac g49
place g49
plai g-38 h-22 k37
plain g-38 h-22 k37
plan m-42 h-114
plan_ g34 h-54
plans g-15
plant h-22
plat r-46
plate r-58 g-31 m-22
platf g28 m21
play r-36 g-19 m49 h115 k-25
play_ m71 h85
playb h36
playe r-28 m-19
ple r-23 g-47 m-40 h70 k53
ple_ r-16 m-41 h57 k45
plea r24 g-34 h-18
pleas r24 g-34 h-18
ples r-26 h54
ples_ k26
pless r-15 h48 k-20
pli r-52 h58
plia g26 h-25
plian g26 h-25
plic g-24 h38
plica g-24 h38
plie r-19 g20 h17
plier r-22 g25
plies h21
plin m15
plit r-23 m-19
plit_ r-16 m-19
plo r-27 g23 m-42 h-58
plom g-16
ploma g-16
plot r-18 g45 m-33 h-54
plot_ r-18 g36 m-33 h-46
ploy k22
ploye k25
pls m17 h54
pls_ m17 h54
plu r40 k-15
plug h35
plug_ h31
plum r-22 h-17
plumb r-22 h-17
plus r67
plus_ r67
ply h26
ply_ h26
plz g18
plz_ g18
pm_ r-23 g23 m-46 h-31
pme h29
pmen h29
pment h29
po_ r42 m-15
poa h31
poc g25 m33 h-34
pock g25 m33 h-34
pocke g25 m33 h-34
pod h-48
pok r-30 m118
poke r-30 m81 h-17
poker r-16 m92
pol r-27 g49 m-35 h-18
pole k-17
pole_ k-17
poli r-24 g53 m-21 h-43
polic r-22 g71 h-38
polis g-18
poly g-16 h28
pon r73 g-20 m20 h31
pon_ r48 m39 h-31
pone m15
pons m-27 h36
pons_ h38
ponso m-28
poo r-43 g-56 m53 h30
pooj h19
pooja h19
pool r-15 g-55 m85
pool_ g-30 m57 h-47
pools r-19 g-26 m21 h36
poor r-22 m-20 h26
poor_ m-19 h27
pop g-24 h31
poppe h24
poppy h-26
por g-39 m-32 h181 k15
pora r38
porar h18
porat r39 h-18
porc m-17 h48
porci h32
pork m-25 h86
pork_ m-24 h82
porn m-27 h56
porn_ m-25 h37
porno h16
port r-30 m45 h-33 k15
port_ r-38 g-34 h-27 k25
porta h-49 k-18
porte h29
porti g42 m15
ports g-25 m35 h33
pos r25 g40 m-32 h-43
pose k16
posi g54 m17
posit g54 m17
poss g30 m-15 h-23
posse g30 m-15 h-31
post r27 g-41 h19 k-22
post_ g-30 h48
poste h-18
postp r16
pot g-72 m82 h-58
pot_ r30 g-26 m121 h-45
poti g-40 h15
potio h15
pott r-25 m-24 h-20
potte r-25 m-24 h-20
pou r16 g-28
poun r27 h-38
pound r27 h-38
pour g-17 h48
pow r-24 g-28 m23 h28
powd h-16
powde h-16
powe g-15 m31 h44
power g-15 m31 h44
pp_ r19 g-84 m34 h83 k-20
ppa h24
ppa_ h24
ppe r-34 g-49 h122
ppea k29
ppeal h-22 k30
ppear h28
pped g-60 h61
pped_ g-60 h61
ppen g-15 h17
ppens g16
pper r-39 g26 h45 k-16
pper_ r-35 g50
ppero h36
ppers h27
ppf r52 h-15
ppf_ r52 h-15
ppi r-52 g29 m21 h-38 k-19
ppin r-43 g16 m19 h-27 k-17
pping r-35 g17 m19
ppl r-19 g81 m-42 h-31 k-15
pple g30 m-21 h-32
pple_ g21 m-21 h-28
ppli r-19 g38 m-21 h-25
pplia g33 h-15
pplic g-15
pplie r-19 g20 m-21
pply h26
pply_ h26
ppo r-23 g-19 h-34
ppoi r-23
ppoin r-23
ppor g-18 h-28
pport g-18 h-30
ppr g22
ppro g32
pprov g32
ppy g26 m-22 h-18
ppy_ g26 m-22 h-18
pr_ r62 h-16
pra g-15 m-19 h39
pray g-15 h34
pre g213 h-135
pre_ g90 m-18
prea g92 h-59
pread g92 h-59
pred m27
predi m27
pref r46 g-48
prefe r46 g-48
prem r-44 g17 h23
premi r-44 h23
preo g18
preor g18
prep h-27
prep_ h-24
pres r27 g19 m-20 h-40
presa g59 h-31
presc g-31 h29
prese r28
press h-26
pri r-83 g-28 h-33 k-39
pric g35
price g35
pril r-21
pril_ r-21
prin r-28 g-61 h-61
princ r35 g-15 h-20
pring m-15 h-17
print r-76 g-56 h-25
pris r-41 g67 h-28 k-17
prise r-41 g67 h-28 k-17
prit h34
pritz h34
priv g-20 h37
priva g-20 h37
priz g-44 m21 h-26
prize g-44 m21 h-26
pro r29 g18 m-57 h18
probl g23
proc r31 g-17 k28
proce r37 g-15 h-17 k34
procu h22
prod g29 h16
produ g29 h16
prof r-19 g-19 h-33
profi r-18 g-51 h-33
prog h-18
progr h-18
prom r36 g-20 m-18 h-26
promi r42 g-20 m-15 h-32
proof h-46
prop g-19 h18
proph g-15 h43
pros h74
prosc h36
prose h15
prost h23
prot g81 m-21
prote g81 m-21
prov r25 g22 h-17
prova k18
prove k-15
provi r28
prox h22
proxy h22
ps_ g73 m38 h16
psh g60 m-17 h-23
pshi g36 h-20
pship g36 h-20
pst m60 h-53
psta m46 h-24
pstak m52 h-27
pste m18
pster m18
psti h-24
pstic h-24
psy h58
psyc h54
psych h54
pt_ r-34 h-28 k-28
pta r21 h41
ptag h36
ptago h36
ptai r27
ptain r27
pter r-17
pter_ r-17
pti g54 m28 h-42 k-21
ptio g57 m28 h-42 k-17
ption g57 m28 h-42 k-17
pto g27 m-18 h-81
pto_ r18 h-21
ptop m-20 h-27 k-18
ptop_ m-20 h-59
ptops h32
pts k19
pts_ k19
ptv h40
ptv_ h40
pty k-16
pty_ k-16
pub r-35 g-38
publ r-35 g-26
publi r-35 g-26
pud h21
pudd h21
puddi h21
puj h57
puja h57
puja_ h48
pul g-22 m29
pull m26
pulls m23 h-23
pum g-21 m19 h18
pump g-19 h-16
pump_ g-19 h-16
pun m42
punt g-23 m43
punt_ g-21 m21
pup g35 h-15
pupp g42 h-15
puppy g29
pur g-22 m-21
purc r33
purch r33
purp k15
pus m46
push h31
pust m46 h-34
pusta m46 h-34
put r-45 g89 m-48 h-109
put_ r-22 g26 m-39 h-76 k17
puts g73 m-18 h-34
puts_ g73 m-18 h-34
putt m32 h38
putti m32 h38
py_ g-29 m-48
qal r29
qar r33 h-29
qar_ r31 h-17
qard r-35
qard_ r-35
qarz r36
qarz_ r36
qat h28
qat_ h28
qis r-17
qist r-17
qist_ r-17
qua g-33 m26 h-62
quad g17
qual r-27 g-23
qual_ r-27 g-27
quar r33 m28 h-46
quare m41
quart r43
quay g-26
quay_ g-26
que r-16 g-35 h48
que_ r-15 k-19
ques r16 g-20 h22 k24
ques_ r19
quest g-15 h24 k24
queue h-16
queur h31
qui r35 g-19 m47 h43 k15
quia h39
quiap h39
quic m17
quick m19
quid g29
quid_ h17
quida g33 h-21
quie k17
quiet k17
quil h15
quila h15
quir g31 h-21
quire g35 h-31
quit r25 h16
quity r27 g15 h21
quiz g-34 m20 h-30
quiz_ g-34 m20 h-30
quo m22 h44
quor h39
quor_ h39
quot g32 m34
quote g28 m37
qur g-16 m-22
qura g-16 m-20
quran g-16 m-20
ra_ m-17 h112 k-22
raa r20 m23
rab r70 m-37 h-75 k-15
rab_ g77 h23
raba g-22 h-46
rabah r38 g-15 h-25
rabb g-17
rabe m22
rabi r19 m-19
rabl r52 g-55
rable r52 g-55
rac r43 g-42 m19 h70
race r28
race_ r29
raci m23 h19
racin m23 h19
rack g-21 h51
rack_ g-21 m36 h43
racke m-34 h18
ract r32 h-15
ract_ r21 g17 h42
racto h-31
rad r-47 g40 h-47
rada g27
radab g23
radd r-29
rade g21 m26 h-34
rade_ g17 m23
rader r-15 m-18
rades m20
radi m18 h19
radin g20 m19
rado m-27
raf g-56 m49 h43
raff r-16 g-16 m36
raffi h45
raffl r-16 g-16 m39 h-34
raft g-20 m17 h19
raft_ r33
rag r-27 g36 m27 h-27
rage r-27 g16 m17
rage_ r-33 m28
raged g37
rah r31 g-53 m83 h69
rah_ g-22
raha r18 m42 h30
rahan m45 h22
rahe m22 h48
rahee h33
rahn m33 h-15
rahn_ m33 h-15
rai r-26 g-54 m-32 h-69 k45
rail h-24 k17
rail_ h-24 k17
rain g-51 m-25 h-33
raini g-18 m-20
rains g-27 h-40
rais g-23 k41
raise g-15 h15 k40
raisi h-24
raj r-36 g-20 h18
raj_ h44
raja r-21 h-19
raja3 r-21 h-19
rajje r20
rak r-36 g-43 h33
rak_ r-16 g-23 h16
raka r-17 h-36
raka_ h-17
rake m24 h-35
rake_ h-28
raki m-19 h80
raki_ m-16 h70
ral g-22 h-44
ral_ g17 h-47
rall g-25 h22
rall_ h22
ram r62 g-59 m-40 h63
ram_ r-39 h52
rama r23 h28
ramad h30
rame r15
ramet r15 g21
rami r30 h-20
rami_ r29 h-25
ramm h-17
ramme h-17
rams r31 h17
rams_ r31 h17
ran r19 m-105
ran_ r-38 g32 m-34 h-24
rana r-32 h27
rana_ r-32 h30
ranc r70 g33 m-22 k25
rance r43 g44 m-18 h-24
ranch r23 h16 k30
rand r-25 h29
rand_ h-38
rande h34
randf g17 h16
randi r-19 h46
randm h-32
rando g28 h-27
randy h33
rane h-16
rane_ h-16
rang r18 g-50 h16
ranga r16 h-25
range g-50
rangl h22
rank h32
rans g-15 k24
ransc h17
ransf r-19 k25
ransl g-35 h-32
ranso h56
rant r33 g36 m-44 h-72 k-25
rant_ g-35 m-28 h-21
rante r21 g-22
ranto r32
rants g21
ranty r-21 g62 h-28
rap r-67 g15 m-49 h-73 k-33
rap_ r-19 g53 m-30 h-27 k-15
rape h-31
rapes h-28
raph r-22 g-29
raphe r-18
raphy g-20
rapi h-18
rapis h-18
rapp h36
rappa h47
rapy r-17 h-21
rapy_ r-17 h-21
raq r-29 h42
rar r-53 m19
rary r-25
rary_ r-25
ras g23 m34
rase m31 h-30
rasee m31 h-30
rash m27
rash_ g15 m36 h-27
rashw h36
rast h16
rasti h16
rat r54 g33
rat_ r46 g-15 m27 k24
ratc m80 h21
ratch m80 h21
rate r59 g104 m-33 k-21
rate_ r78 g31 m-42 h-51 k-18
rated h130
rateg g22
ratel g44 h-15
rates r-36 g19 m19 h-26
rath g-26
rati g-45 m-17
ratin h20
ratio r20 g-37 m-15 h-30
rato r-31 m-21
rator r-31 m-20
rav g15 m-39
rave g-22 m-19
ravel g-22 m-19 h-21
raw m39 h27
raw_ r-28 m55 h24
rawa r-17
rawal r-17
rawe r16 m-22 h23
rawer r17
rawi g58 m-17
rawin g58 m-17
rawl m-18
rawl_ m-18
rawn r19 g-30 m31 h-18
rawn_ r35 g-23 m31 h-18
ray r-71 g-53 m-36 h-58 k-16
ray_ r-32 g-41 h-40
raye r-25 g37
rayed g21
raz g-18 h28
raz_ g-15 h38
razi h-17
razil h-17
rba r-28 m65 h22
rbal m42 h52
rball m48 h36
rbe r36 g-40 m19 h-81
rbe7 m26
rbe7t m26
rbea r45
rbear r45
rber h-46
rber_ h-46
rbi g-33 m29 h-21
rbo r-21 g58 m18 h38
rbo_ g31 m38
rbon m-15 h54
rbon_ h24
rbona h30
rbou g28 h-18
rboun g28 h-18
rby m16
rby_ m16
rce g-52 k-20
rce_ r-15 h-16 k17
rcel r-23 h-41 k-43
rcel_ r-20 g19 h-23 k-43
rcen r31 g-46 m-15
rcent r31 g-46 m-15
rcer g-15 h47
rcere g-15 h35
rch r35 m-54 k-17
rch_ r25 h-25
rcha r36 g18 m-28 h22
rchan r23
rchas r33
rchi r-27 m-16
rci g27 h40
rcia g27
rcial g27
rcin h32
rcine h32
rcl m25 h17
rcle m25 h16
rcle_ m25 h16
rco h-20
rcoa g20 h-31
rcoal g20 h-31
rcu g-19
rd_ m-54 h-54
rda r49 g-30 h27
rdam h-15
rday g-16 h42
rday_ g-16 h53
rde r-49 g43 h-19
rdea h19
rdeau h19
rded h20
rded_ h20
rden r-27 h-26
rden_ r-22 h-25
rder r-19 g40 h-32
rder_ r-48 g47 m45 h20
rdere r29 m-31 h-35
rdi r-26 g-30
rdin g-27
rdina r20 g-15 h23
rding r-33 h-26
rdl r59 g-36
rdle r59 g-36
rdles r59 g-36
rdo m28 h38
rdo_ m16 h20
rdon h28
rdr r44
rdra r44
rdraf r44
rds g23 m19 h69
rds_ g23 m19 h69
rdu r-18 h-15
rdue r-18
rdue_ r-18
re_ r-28 g-34 m-28 h-62
rea r-34 g23 m-18 h72 k-29
reac g16
reach g16
read r-40 g18 m-47 h-23 k-23
read_ g28 h-51
reade h43
readi m-16 h20
reads g-29 m-16 h19
ready r-22 g38 h-54
reak g32 m-16 h48
reak_ r-21 g-20 h57
reaks g50
real m36 h40 k15
real_ g-19 m36 h44
ream r-31 m49 h17
ream_ g17 m52
reami g-17
reams r-27
rear r15
rears r15
reas r35 g-46 m-25 h-16
rease r-22 h31
reasu r59 g-27
reat r16 h62
reate h34
reath r24
reb r27 g-38 h-16
reba r16 g-37
rebat r16 g-37
rebe h-16 k17
rebh h-21
rebh_ h-21
rec r-43 m47 h-69 k44
reca m18
recas m18
rece g-26 h-44 k30
recei g-26 h-44 k30
rech r-19 g29 m47
recha r-19 g29 m47
reci g-17
recit h-25
reck g42 h-28
reck_ h-20
reco g-23 h-20
recor g-23 h-41 k17
recov h21
recr h21
recru h19
rect m18 h16 k15
rect_ m19 h27
recto h-18 k24
red r33 m54 h58 k-17
red_ h17
redi r26 g17 m43 h33 k-18
redic m27
redit r29 m16 k-18
reds r-35 h27
reds_ r-35 h27
redu r29
reduc r30 h16
redun g16
ree r-45 g51 h-45 k-33
ree_ r-22 g34 m-17
reed h22
reed_ r20 g-29 h-19
reem r55
reeme r42
reen r-34 m25 h-82
reen_ r-17 m34 k-18
reene r-17
reeni h-27
rees r-25 g31
rees_ r-25 g33 h-16
reet h19
reet_ h15
ref r-22 g20 m-27 h-53
ref_ r-22 g59 m16 h-18
refe r40 g-49
refer r40 g-49
refil h-24
refu r-31 g23 m-17 k-23
refun r-17 g-22 h-17 k-15
refus g52
reg g-39 k15
rega r55 g-37
regar r59 g-36
regi r-36 h-27
regis r-36 h-27
regl h16
reglo h16
regs h24
regs_ h24
reh m24 h-37 k-15
reha m25 h-56
rehab h-50
rehan r15 m29
reho r-18 g-23 h22
rehou h23
rei r-41 g24 m-21
reig r-22 g21
reigh g16
reim g25
rein_ g-17
reins g27 h-16
reis g-22
reiss g-22
reit r-21
reit_ g-23
rel r-22 m-17 h46
rela h30
relab h30
rele m-20 h-43 k18
relea m-20 h-43 k18
relig h32
relo m22 h39
reloa m22 h39
rels h18
rels_ h18
rem r-35 m26 h75
rema r24 m31 h53
remai r20
reme h17
remed h25
remi r-41
remis g-19
remit h-18
remiu r-44 g24 h20
remo m-27
remov m-26 h32 k-29
ren r64 g21 m-17 h-78 k45
ren_ g-16 h-23
renc r25 m21 k-18
rence r18 g17 m28 h-21
rench h24
rene r30 g28 h-55
renes h-41
renew r40 g22
rent g16 m-19 h-24 k62
rent_ r-22 g31 h29
rente h-16 k35
renti r17 h-26 k27
rents h-19
reo g18
reor g18
reord g18
rep r46 g-59 m-53 h-64
rep_ h-24
repa g-19 h-21 k-20
repac h31
repai m-22 h-38
repay m20
repl r-34 m-18 k-20
repla r-34 g20 m-17 h-34 k-19
repli h47
repo r37 g-21 h-20 k37
repo_ r48 h-17
repor g-17 k41
repu r46 g-18
repur r46 g-18
req k26
requ k26
rer r36 h17 k17
rer_ r27 h18
res r-33 g-29 h-38 k-32
res_ r-22 m52 h-40 k-23
resa r-25 g44 h-26
resal g53 h-18
resc r-35 g-31 k-22
resce r-30 h-22
rescr g-31 h29
rese r40 g-28 h31
resen r28
reser r18
resh r17 g-25
resh_ r19 g-25
resi r-29 h21
reso r-22 g42 k-21
resol r-29 g23 h-17
resor g20 h26 k-19
ress r-16 g-27 m-41 h22
ress_ g-15 m-27 h42
rest r68 g-31 m-24 h-28 k20
rest_ r121 m-25 k31
resta g-17 m-16
restl m17
resu g18
resul g18
ret r35 m-33 h31 k-55
ret_ r19 g15 h72
reta r17
retai r17
rete g-17
reti r-17 h-36 k-16
retir r-17 h-36 k-16
retu r-34 g28 k-15
retur r-34 g28 k-15
rety r24 g-18
rety_ r24 g-18
rev r48 g27 m-33 h-29 k-15
reve g46 m-18 h-40
reven r22 h-23
rever r-17
revi m-15 h25
revie h25
revo r56 h-15
revol r56 h-15
rew r15 g-20 h46 k-18
rew_ r33 h22
rewe r-16
rewel r-16
rewo g16
rewoo g16
rex g41 h-15
rex_ g41 h-15
rey r29 g-15 m22
rey_ g-25
reya r40 g18
reyh m27
reyho m27
rf_ r-34 m30
rfe g22 h68
rfei h64
rfeit h64
rfu r-15 h-27
rfum r-15 h-27
rfume r-15 h-27
rg_ h27
rga g-69 m-17 h44
rgan r16 g-27 h70
rgan_ h29
rgani r36
rgans h42
rgari h23
rgav r-49
rgave r-49
rge g-29 h-26 k-26
rge_ r23 m24 h-37
rged r-16 h39
rged_ r-16 h39
rgen r-17 g-19
rgent r-19
rger m-23
rger_ m-23 h-22
rges r28
rges_ r28
rgi r-43 g43 h-26
rgin r-30 g43 h-16
rgin_ r-17 g38 h-47
rging h38
rgl g18
rgla g19
rglar g19
rgu h18
rgun h18
rgund h18
rha r37 g-36 h-40
rham r37 g-28 h-40
rham_ g-17 m-17
rhams r20 m20 h-34
ri_ r45 g32 m17 h-18
ria_ h27
rial r-15 g25 h-26
rial_ r-15 g25 h-26
rib r27 g-76 h44 k-20
rib_ g-17 h-18
riba r71 g-17 h-27
riba_ r60 g-15 h-20
ribe g-15 h43 k-17
ribe_ g-17 h44
ribi h18
ribi_ h15
ribs h15
ribs_ h15
ribu r-25 g-15 h19
ribut r-25 g-15 h19
ric r-28 g52 m-38 h-16 k-22
ric_ g19
rica r-18 g-16 h81
rica_ h31
rican r-15 h28
ricat h28
rice r16 g17 h-46
rice_ r15 h-79
rices g38 h44
rich r-36 g42
rich_ r-36 g47
rici g-24
ricit g-20
rick r22 g19 h-29
rick_ r23
ricke h-31
ricks g36
rico h19
rico_ h19
rict m-18
rict_ m-18
rid g-17 m-73 h-52 k-18
rid_ r39
rida r-45
riday r-29
ride r-15 m-55 h-29
ride_ m-53
rider g28 h-24
ridg r28 g-35 m-27
ridge g-29 m-27
ridgi r37 h-16
rie r-49 g-26
rie_ h15
ried g-26 h27
ried_ g-26 h27
rien h21
rienc h32
rier r-22 g-22 h-43
rier_ r-22 g-22 h-36
ries r-23 g18 m30 h-18 k-24
ries_ r-23 g20 m35 h-90 k-24
rif r-32 g-24 h19
rifi h32
rific h34
rifl g-17
rifle g-17
rig r-24 g80 h-26 k-28
righ r-17 g121 m18 h-74 k-38
right r-17 g121 m18 h-74 k-38
rigi r-16 h39
rigin r-16 h36
rih g28 m24
riha g30 m25
rihan m25
rik m-20 h21
ril r-57 h-66
ril_ r-21
rill r-36 h-62
rill_ r-35 h-51
rim g29 m34 h-47
rim_ g36 m18
rimm g-22
rin r28 g-106 m-52 h-56
rinc r35 g-15 h-20
rinci r19 g-15 h-20
rine h-39
rine_ h-39
ring r57 m-45 h-24
ring_ r25 g-15 m-26
rings r33 g18 h-15
rink g-17 h32
rink_ g-17 h-27
rinks h49
rint r-76 g-56 h-25
rinte r-37 h-41
rinti r-34 g-26
rio g26
rioj h46
rioja h46
riou r19 g15
rious r19 g15
rip r-19 g-35 h18 k-19
rip_ g49 h-35 k-25
ripe g-20 h-29
ripe_ g-18 h-25
ripp h66
rippe h90
rips h-19
rips_ h-19
ript g-34 h48
ript_ h17
ripti g-33 h24
riq r34
ris g41 h-57
ris_ r16 h-50
rise r-53 g57 h-31 k-17
rise_ r-46 g86 h-28 k-17
rish h29
rish_ m15
risk g47
risk_ g23
risp h19
rist r43 g-46
rist_ r41 g-20 h-21
ristm h19
rit m-52 k45
rit_ m-16 h-42
rita g30 k20
rita_ g23
ritab r21 k23
ritan g21
rite h-16
rite_ g-19
riter h20
rites r21
riti g50 h-30 k19
ritie r16 h-26 k24
ritin r-21 g52
rits h56
rits_ h56
ritt g-15 k22
ritte g-15 k22
ritu m-40 h41
ritua m-40 h41
rity r-15 g-27 h-65
rity_ r-15 g-27 h-65
ritz h34
ritz_ h34
riv r-37 g-30 k24
riva r-29 g16 h53
rival r-21 h44
rivat g28
rive g-48 h-18 k30
rive_ k20
river r-23 g-15
rives r22 g-21 k15
rivi h-32
riy r16 g-23
riya r20 g-22
riyal r28 g-19
riz g-48 m20 h34
rize g-44 m21 h-15
rize_ r-16 g-44 m29 h-29
rizes m-15
rizo h49
rizo_ h49
rja r33 g-27 m17
rja3 g-22 m17 h15
rja3_ r15 m20 h22
rk_ m-25 h25 k-19
rka r35 g19 m22 h38
rka_ r36 g28 h21
rker r-24 g17 h15
rker_ k15
rkers g20
rket r15 k-20
rket_ r15 g-15 k-20
rkey h-16 k21
rkey_ h-16 k21
rki r-31 m-21
rkin r-21 m-21
rking r-21 m-21
rkm g29
rkme g29
rkmen g29
rks r43 g-52 m-19 h-57
rks_ r47 g-29 h-23
rksh g-23 m-15 h-35
rksho g-23 m-15 h-35
rky h37
rky_ h37
rl_ r-26 g24 h83
rla g30 h-17
rla_ g33 h-19
rld m25
rld_ m25
rle g17 h-25
rley g17 h-25
rley_ g17 h-25
rli h27
rlin h27
rline h-19
rlo m61 h146
rlo_ m32 h44
rloc h22
rlock h22
rlot h45
rlot_ h53
rls_ h-15
rly g-52 h-42 k-17
rly_ g-52 h-42 k-17
rm_ r-26 g54 m-23 h-23
rma r-26 g-55 m-30 h-73
rma_ g-18
rmac h-45
rmacy h-43
rmal g-37 h-25 k21
rmal_ g-37 h-25 k21
rmar m-20
rmark m-19
rme g-16 m23 h59
rmei h22
rmeis h22
rmen g-20 h55
rment h48
rmi r-23 g38 m17
rmin m22 h-16
rmina m23
rmit g21 h18
rmit_ g21 h29
rmo h57
rmou h54
rmout h54
rms g-27 m-23 h-23 k-20
rms_ g-27 m-23 h-23 k-20
rn_ r46 g-25 m-49 h45 k-20
rna r-34 m19 h-45
rna_ r-25 m17
rname m19
rne r-123 g-32 m-31 h-82 k45
rned r-49 g-17 h-21
rned_ r-49 g-17 h-21
rner g-21 m-15 h-16 k30
rner_ g-21 m-15 k31
rnes r-16 m-18
rnet k25
rnet_ k25
rni r23 g32
rnig r43
rnigh r43
rnin g19 h-21
rning g19 h-21
rnm r19
rnme r19
rnmen r19
rno r-16 h37
rns g63 m-33
rns_ g67 m-33
ro_ r-64 g50 m58 h-70 k-22
roa g24 m-32 k23
road g24 m-24 h-25 k23
road_ g16 m-24 h-47 k23
roas h27
roast h27
robl g23
roble g23
roc g-57 m-23 h92
roce g-26 m-17 h-55 k21
rocee r23
rocer r-36 m-17 h-38
roces g-15 h-20 k35
rock h43
rocks h42
rocu g-21 h70
rocur h22
rocut g-19 h48
rod r-22 g73
rodu r-18 g29
roduc r-18 g29
rof r-19 g-19 h-33
rofi r-18 g-51 h-33
rofit r-18 g-40 h-21
rog g-53
roga h42
rogr g-17 h-28
rogra g-17 h-28
roh h17
roha h17
rohan h17
roi r43 g-19 h50
roid h18
roin h39
roin_ h39
roj r-34 h-18
rok r40 g32
roke r36
roke_ r16
roker r22 h29
rol g-47 m39 h83
rol_ m23
roll r32 m22
roll_ h-25 k31
rolle h26
rolli m27 h24
rollo r47 h-23
rolls m-15
rolo r-18 g-21 h88
rolog h66
rom r37 g-29 h24 k21
rom_ r18 h-16
roma k18
romi r32 g-26 m35
romil m50 h44
romis r42 g-20 m-15 h-32
ron r-57 h60 k26
ron_ m-15
rone h37
rone_ h36
rong r-22 g-21 h22 k43
rong_ r-22 g-20 h17 k44
roni g37 h28
roni_ h54
ronic g48 h-26
rono h-53
ronom h-53
ront g-27
ront_ r-21 g-24 m16
ronte r21
roo r-47 g-24 h-17 k-34
roof r-17 h-19 k-20
roof_ r-17 g19
rooft h20
rook h-19
rook_ h-19
room r-20 g-16 m17 h64
room_ r-19 m16 h34
rooms h37
root h-30
root_ h-30
rop r-80 g51 m-29 h-72
rop_ r-70 g68 h-58
rope g-28
rope_ g-20
roph m-20
rophe h38
rophy m-20 h-24
ropp g-21
roppe g-21
rops g47 h-25
ropsh g36 h-20
ror r-27 h15
ror_ r-27
ros r-17 g-66 m-22 h126
ros_ r33 g-15
rosc g-18 h85
rosci h36
rosco g-17 h49
rose r-19 g-32
rose_ r-15 g-29 h28
rosec h15
roso r-27
rosoo r-27
ross g-24 h32
ross_ g-24 h25
rost g25 h23
rosti h23
rot r-26 g30 m-74 h67
rot_ m-44 h41
rote r-26 g71 m-21
rote_ r-29
rotec g81 m-21
roth g-31 k26
rothe g-31 k26
roti h22
rotic h22
rou g-64 h27 k77
roub r30 h31
roubl r30 h25
roug g-21 h-20 k34
rough g-20 h-27 k34
roul m65 h17
roule m65 h17
roun r-17 m-31 h53
round r-17 m-31 h53
roup r-18 h19 k26
roup_ r-16 k27
rous h23
rous_ h23
rov r23 g44 h-29
rova k18
roval k18
rove g34 h-22 k-15
rove_ g22
roved h-21
rovi r28
rovid r28
row r17 g73 m-16
row_ r-46 g46 m20 h19 k18
rowd h-17 k15
rowe g16 h23
rowed r37 g30
rower r-32 h37
rowi h-18
rowin h-18
rown m-25 h19
rown_ m-15 h35
rowni h22
rowns h-37
rows r43 g23 h-35
rows_ r43 g23 h-35
rox h22
roxy h22
roxy_ h22
roz h-35
rp_ g73 h-23
rpa r-16 g-33
rpe r-21 g15
rpet_ r-37 m-25
rpetu r22 g23 m45 h-17
rph r-30 g-26
rpha r-30 g-22
rphan r-30 g-22
rpl r15 m26 h26
rpla r19 m27 h15
rplan r20
rpo r21
rpor r21 g26 m-18
rpora r39 h-18
rport r-18 g26 h21
rpr r-38 k-17
rpri r-38 k-17
rpris r-38 k-17
rps g34 m-30
rps_ g34 m-30
rra r-59 g15 h127
rra_ r-26 h59 k16
rrac h44
rrace h26
rran g44 k-30
rrang r18 g-18 h31 k-21
rrant r-29 g62 h-39
rre r31 m-16 k-27
rrea r15
rrear r15
rred r18 h-15
rred_ r18 h-15
rrel g21 h27
rrels h18
rri h-38
rrie g42
rries g51
rriv g-17
rriva r-20
rrive r21
rro r-86 h15 k28
rrog h37
rroga h42
rron h27
rror r-27
rror_ r-27
rrot h-39
rrot_ h-39
rrow r-40 g19 k32
rrow_ r-57 g22 k33
rrowe g16 h23
rrowi h-18
rrows g-24
rru r66
rruq r70
rruq_ r70
rry r48 g-36 h30 k-22
rry_ r19 g-35 k-22
rs_ r-59 g15 h-74 k-25
rsa r-27 h45
rsal r-27 h45
rsal_ r-27
rsala h36
rse r-34 g-33 h-54 k-26
rse_ m16 h48 k-18
rsed r-17
rsed_ r-17
rser m-23 h-23
rsery m-23 h-23
rses m30 h21
rses_ m30 h21
rsey m-37 h-32
rsey_ m-37 h-32
rsh g-44
rshi g-37 h15
rship g-37 h15
rsi g-15
rsit g-26
rsity g-26
rso k46
rson k47
rson_ k18
rsona k32
rst r25 m19 h67
rst_ h61
rt_ g95 h-93
rta r-37 m-16 h-44 k-18
rtad h27
rtade h27
rtai h-22
rtain h-22
rtat h18
rtati h18
rte r54 g28 k-19
rted g39
rted_ g39
rtee r17 m15
rteen r17 m15
rten h17
rtend h42
rter r39 m-26 h-30
rter_ r69 h-18
rterl r-29 g15
rtg r27
rtga r27
rtgag r27
rth r50 h-39
rth_ r79 g27 m-16
rthd r-29 g-25 k-16
rthda r-29 g-25 k-16
rti g-55 h27 k-17
rti_ g-28 h42 k-21
rtic g-15
rticl g-15
rtim g-35 h-28
rtime g-35 h-28
rtin r21
rting r27 h-19
rtini h21
rtio g26 h35
rtion g26 h35
rtm r-26
rtme r-26
rtmen r-26
rtn m-15
rtne r-25 m-15
rtner r-25 m-15
rto m-21 h-29
rton r16 g19 m-26 h-46
rton_ h-32
rtons g16 m-25
rtoo g-16 h21
rtoon g-16 h21
rts r-49 g-47 m37 h25
rts_ r-46 g-46 m23 h28
rtsb m16
rtsbo m16
rtu r-23 m22 h58
rtup r-23 m-18
rtup_ r-23 m-18
rty r-28 g-25 m58 h37 k18
rty_ r-28 g-25 m42 h49 k18
ru_ m-15 h75
rua r17
ruar r17
ruary r17
rub r-15 m-26
rub_ r-15 m-26
ruc k19
ruck r-16 h15
ruck_ r-38 h20
rucks r23
ruct r17 h-16 k21
ructu h-16 k21
rud g29
rude g32 h-15
rude_ g32 h-15
rue r26 k48
rued r26
rued_ r26
ruf g24
ruff g24
ruffl g24
rug g-16 h-18 k16
rug_ h-25
rugg k17
ruggl k17
rugs_ h17
rui r-24 g22 m27
ruit r-26 g28 m26
ruit_ m27
ruits g24
rul r28 m20
rule r28 g22 m20
rum r-39 g-28 m38 h32 k-25
rum_ r-16 g-26 h76
rumm r-22 m48 h-34 k-19
rummy r-22 m48
run m-58 h-32
run_ r16 g-25 m-53 h-22 k16
runa g30
runaw g30
rune h19
rup r63 g-44 m-27 h-17
rupa r33
rupay r33
rupe r23 g-30 m-18 h-15
rupee r23 g-30 m-18 h-15
ruq r98 h-28
ruq_ r98 h-19
rus r19 m43 k-15
rus_ m18
rusd m31
rusd_ m31
rust r31 h-18
rut h81
rut_ h60
rva r-18 k27
rve g40 m-43
rve_ r18
rves g51 h-17
rvest g51 h-26
rvi r35
rvic r21
rvice r-17
rviv g25 m25
rvive g27
rwa r21 g53 m-16
rwan h28
rwane h28
rwar r27 g56 h-53 k18
rward r27 g57 h-59 k18
rwi g37
rwis g37
rwise g37
rwr g30
ry_ r39 g-59 h-73 k-85
rya g-39 h-33
ryan g-31 h-24
ryani g-31 h-24
ryb m17
rybo m17
rybod m17
ryi r30 g25
ryin r30 g25
rying r30 g25
ryo r-38 h19
ryon r-38 g-20
ryone r-38 g-20
rys r-19 h68
rys_ h29
ryst h39
rysta h39
ryt g16
ryth g16 h17
rythi g16 h17
rz_ r32
s2a k24
sa3 h48
sa7 m35 h34
sa7e m21 h45
sa_ r-46 g113 m19 h-111 k-17
saa h-46
sab r23 g-31 m37 h-65
sab_ r-30 g-19
sabe r26
sabet r26
sabo m60 h-17
sabon m60 h-17
sac g45 m-26 h-16
sack g46 m-26 h-50
sack_ g49 h-25
sacks h-25
sacr h34
sacri h34
sad r-22 g-30 h22
sadaq h-18
sado r-17
saf r27 m20 h-86
safe r29 g-15 m20 h-48
safe_ r38 g-33 m32 h-35
saff h-38
saffr h-38
sag m27 k24
sage r-31 m35 k24
sage_ r-30 m23 h32 k25
sages h-23
sah g-28 m-33
saha h17
sahab h17
sahe m-26
sahi h16
sai g56
said r-24 g57 m16 h-42
said_ r-24 g57 m16 h-42
saik r21
saikd r21
sain h66
saink r21
saint h77
sak r-54 g27 m20 h67
sak_ r-22
saka m31 h36
sake r-18 g-18 h66
sake_ g-18 h71
sakk g39
sal m-58 h-29 k-28
sal_ r-16 h22 k-20
sala g-23 m-18 h26
sala_ r-28 h36
salaf r73 h-16
salam r-40 h34
salar m-20 h-20
sale r18 g61 h-38
sale_ r23 g77 h-22
sales h-17
salo r-24 h-36
salon r-24 h-55
salt h20
salts h20
sam r-52 m-41 h-37
sama g58
same r-52 g-33 m-37
same_ r-57 g-33 m-37
sami r23
samp k26
sampl k26
san m-37 h17 k36
san_ r-53 g-18
sana r-18 g50
sana_ g24 h-17
sanad r-23
sanc r45 h-27 k44
sance r45
sanct h-21 k49
sand r-31 m-15 h48
sand_ r17 g-46
sando r-25 g44
sandu r-22 h50
sandw g-19 h15
sang r41 h31
sangl r48 h-27
sangr h25
sani h-32
sanit h-32
sap g-18 m26 h111
sapp g-16 h76
sapp_ h29
sappe h38
sar r-64 m-26 h-18 k-22
sar_ m-18
sara r-27 m-22 h-17
sara_ r-27 m-22
sare g20
sary h25
sary_ h25
sas g16
sasa g16
sat r77 g-20 m69
sat_ r46 m27
sati r55 h-33
satio r55
satt m44
satta m21
satte m23
satu r-22 h28
satur r-22 h28
sau m-17 h74
saus h34
sausa h34
sauv h40
sav r22 g-37 m-22 h-34 k-22
save r19
saver r19
savi g-24 h-19 k-21
savin g-24 h-19 k-21
saw r45 g-30 m-19 k-16
saw_ r52 g-59 m-19 k-16
say r33 g-26 h110 k41
say_ m-27 h-23 k25
saye r45 h46
sayi h38
sayin h38
says m34 h70 k31
says_ m34 h70 k31
sayy g-20 h-20
sayya g-20 h-20
sba g-15 h39
sban r-25 g-15 m16 h52
sband r-21 h52
sbe h19
sbo r30 m23
sboo r17
sbook m16
sca r-36 g-35 h55
scal m-17
scale g-29
scalp g32 h-19
scam h43
scam_ h32
scap h-18
scape h-18
scar h39
scat m30 h19
scatt m39 h21
sce r-30 h-22
scen r-30 h-22
scent r-30 h-22
sch r44 m-17 h-31
sche r35 g50 h-37
sched r-19
schem r55 g24 h-25
schen g26
schn h23
scho g-39 h-62 k15
schoo g-39 h-54 k15
schw h29
schwe h29
sci h36
sciu h36
sciut h36
sco g-21 h127 k-16
sco_ h16
scoo g35
scoop g28
scop m-15 h-18
scope m-15 h-18
scor g-33 m46 h106
score g-25 m59 h37
scort h69
scot h74
scotc h36
scott h16
scou r54 g-26 h-37
scoun r54 g-26 h-37
scov g19
scove g19
scr g-18 m57
scra g20 m70 h34
scrap g32
scrat m80 h21
scre r-18 h-55
scree r-18 g-26 h-55
scri g-22 h34
scrip g-34 h41
scu m-26 h-16
scui m-26 h-16
scuit m-26 h-16
sd_ m16 h17
sda h-21
sdaq g28
sdaq_ g28
sday g-24
sday_ g-24
sdt g34 h18
sdt_ g34 h18
se7 g-15 h59
se7r g-15 h59
se7r_ g-15 h59
se_ r42 g22 m-59 h-32 k62
sea r-15 m-37 h-23
sea_ g17 h-46
seal_ g-21 h32
seale g22 h-20
sean h38
seanc h38
seas g48 h20
seaso g53
seat g-39 m-23 h-37
seat_ g-39 h-15
seats m-16 h-21
seb r31 g42 h38
seba r26
sebac r26
sec r-55 g33 m54 h38
sec_ g-19 m31
secc h15
secco h15
seco r-48 m17
secon r-48 m17
secr g17 h34
secra h26
secre g27
sect h40
secu h-42
secur h-42
sed r-51 g38 h-60 k-22
sed_ r-51 g38 k-22
see g59 h-111 k-21
see_ r36
seed r-56 m19 h-23
seed_ r-18 g19 m23
seeds r-38
seen g-34 h-28
seen_ g-34 h-28
sees r29 k19
sees_ r29 k19
seet g49
seet_ g49
sef g-18
sef_ g-18
seg g91 h-30
segu g39 h-27
segur g39 h-27
sehra h24
sel r17 m-67 h-16 k-18
self g-30 m-20 h-25
self_ g-30 m-20 h-25
sell r25 g40 m-41 h-32 k-19
sell_ r64 h23
selle r-32 g43 m-18 h-54
selli g20 m-16
sells r-15 g-15
sem g-28 m33 h-34 k20
sem_ g-25
seme r19 h19
semes r19
semh h-22 k30
semha h-22 k30
semi h-26
semin r-29 h-26
sen r-61 g-41 h-38 k35
sen_ m-17
send r-38 g-69 m21 h38 k51
send_ r23 h-16 k52
sende g-28 m25
sendi r-24
sends r-37 g-23 h66 k-18
sens g29
sense g29 h-17
sent r-19 k-15
sent_ r-19 k-15
sep g53 h31
sepa r-29 g20 h43
separ r-29 g20 h43
ser g-31 m22 h-52
ser_ g-25 m38 h-36 k19
seri h-25
serio g16
sers g-15 m16 h-18
sers_ g-15 m16 h-18
sert g18
sert_ g20 h-17
serta h18
serv r29 g-19 m-27 h31
serve r21
servi r21
sery m-23 h-23
sery_ m-23 h-23
ses m45 h84
ses_ r21 g32 m24 h77
sesse h-15
sessi g-28 h39
sest g-15 m23
sest_ g-15 m23
set r40 g-25 h31
set_ r16 g-52 m-68 h49 k-16
sets r19
sets_ r19
sett g22 m57 k19
settl g22 m57 k19
sew h-19
sex g-17 h110
sex_ g25 h37
sext g-42 h73
sexti g-40 h66
sey m-28 h-37
sey_ m-28 h-37
sfe r-19 k25
sfer r-19 k25
sfers k21
sh_ r-95 g28 m-47 h33 k-15
sha r52 h-19
sha2 r30 g-33
sha2a r30 g-30
sha_ r-27
shab r-29 m-23 h19 k22
shaba g26
shad g25 h-16
shade g25
shag g29
shah r65 g-26 m-21 h-38
shaha r18
shahr r47 g-16 h-29
shal g67 h31
shall g72
sham r39 h18
sham_ r33
shan g-16 m15 h32 k27
shan_ m19 k29
shani h17
shap g15
shape g15
shar g-57 m57 k-18
shara h45
share g-23 h29
shari r-19 m-15
shark h-24
shart g-21 m91 h-40
shay g22
shayk h15
she m-16 h-41 k-37
she_ m16 h60
shed g20
shed_ g20
shee r-22 g34 m-17 h-41
sheep g31 m-17 h-23
shees h15
shei h17
sheik h17
shel r-36 h-85
shelf r-24 g-19 h-55 k-23
shell g25 h-28
sher r29 m26 h37
sher_ g-16
sherk r36 g21
sherr h39
shers m33
shes r16
shes_ r16
shi r-58 g-92 h123
shi_ m25 h18
shie r-22 g29
shiel r-22 g29
shif g-30 h-24
shift g-30 h-24
shin g-45 h33
shina h16
shine h44
shing g-35 h-27
ship g25 h-33 k15
ship_ r-16 g30 h-44
shipm h26
shipp g20
shir g-37 m-35 h38
shira g-15 h38
shirt g-22 m-27
shis r-22 g-15 h44
shish r-22 g-15 h44
shm h23
shma h21
shman h25
sho g-17 m-25 h-18
shoe r-22 m-16 h-29
shoes r-22 m-16 h-29
shoo r18 g26 h24
shoof g33 h15
shook r30
shoot h15
shop r17 g-60 m-36 h-33
shop_ r41 m-36 h-28 k-31
shopp g-27
shops g-19 h-15 k27
shor g68 h-75
short g80 h-95
shou m23
shoul h-20
show r-22 g-52 m20 h48 k17
show_ g-26 h29
showe r-36
shown g-33 k22
shows g21
shr m-41
shra r16
shra_ r16
shri g18
shrin h21
shro h28
shroo h28
sht r32 g59 m-16 h-60
sht_ g15
shta r36 h-38
shtar r36
shte g53 h-25
shter g53 h-25
shu g18 h90
shu_ g39 h55
shuk h-18
shukr h-18
shw m20 h62
shwa m23 h49
shwa_ h34
shy r35 h-19
shyl r35 h-19
shylo r35 h-19
si7 h21
si7r h21
si7r_ h21
si_ r45 h-19
sia m20 h48
sian h49
sian_ h49
sic m33 h45 k-26
sica r25 h-16
sical r25 h-16
sick r-17 h36 k-20
sick_ r-17 h36 k-20
sid r22 g37 m22 h23 k-21
side r24 g43 m26 h26 k-16
side_ g41 h-21
sider r15 m19 h49
sides r17
sidr h-19
sidr_ h-19
sie_ h-21
sig r-27 m-28 h21 k-19
sig_ h39
sign r-27 m-16 h-20 k-19
sign_ g22 m-19 h-25
signa g27 h-27
signe g-16 h31
signi r-26 g-17
signm h26
sil r-22 g-21 h-18
silv h-24
silve h-24
sim g-71 m-25 h23 k34
sim_ r-23 g-46 h32 k34
sin g-20 m16 k55
sin_ g27 m-27 k-24
sinc r33 g-37 h-22
since r33 g-37 h-22
sine r16 k23
sines r16 k23
sing r-21 g46 m-20 h20 k22
sing_ r-20 g29 m-16 k25
singl g-18 m-17
sink r20
sink_ r20
sino r-15 g-21 m62
sino_ r-15 g-21 m56
sins r-35 g-25 k23
sins_ r-35 g-25 k23
sint h43
sinth h43
sio r-33 g-31 h-30
sion r-16 g-25 m22 k16
sion_ r-19 g-34 m26 h34 k18
sions g-23 h-38
siot r-17 h-16
sioth r-17 h-16
sir m65 h53
sir_ g15 m65 h57
sis g-25 m-35
sis_ m-23 h-33
sisi h39
sisig h39
sist h-18
siste r15
sit r-45 h92 k-16
sit_ r-17 m75 h48
site g-17 m-16
site_ g-17 m-15 h24
siti r21 h17
sitio r27 h17
sits g29 m-20 h28
sits_ g29 m-20 h28
sitt h-37
sity g-26
sity_ g-26
siu h48
siu_ h48
siv h31
sive h31
sive_ h24
six g-27 m40 h-58
six_ r19 m22 h-34
sixt r-16 g-19 m18 h-24
sixty r-16 m27 h-24
siz r-40 g44 m-17 h-32
size r-40 g44 m-17 h-32
size_ g45 m-17 h-32
sk_ g20 k71
ske g-51 h33
sked g-36
sked_ g-36
skey h52
skey_ h52
ski r28 g-47 m37 h58 k-29
ski_ k-27
skim h39
skimm h39
skin g-31 m52 h20
skin_ h22
skins g-28 m54
skip r32
skip_ r32
sks h-20 k23
sks_ h-20 k23
sky m29
sl_ r56 g-19 h-24
sla r-19 g-38 m-32
sla_ g26 h-22
slam r-18 g-15 m-16
slam_ h42
slami r-18 m-16 h-35
slan h-31
sland h-31
slat g-35 h-32
slati g-20 h-23
slau h33
slaug h33
sle g-23 m-19 h-24 k-15
slee g-23 m-19 h-24 k-15
sleem h22
sleep r19 m-17 h-46 k-15
sli r31 g-44 m24 h123 k-15
slic r17 g-19
slice r17 g-19
slip r19 g-19 m30 h49
slip_ r-21 m23 h79
slips r36 h-27
slo g-28 m97
slot g-28 m81
slot_ m41 h-36
slots m24 h29
slow m16
sm_ g25 m-18 h21
sma r-27 g-18 m-24 h33 k25
smal k26
small k26
sman g-15 h25
sman_ g-15 h22
smi r-31 g-34 m-36 h-38
smit g-17 m-31 h-32
smith g-17 m-31 h-32
sms r-33 m44 h-33
sms_ r-33 m44 h-33
smu m-26 h17 k21
smug h62 k-18
smugg h62 k-18
smur m-16 h-45 k39
smurf m-16 h-45 k39
sna g-16
sna_ g23
snac h-48
snack h-48
snap g-20 h67
snap_ h73
sne h68
sno h-18
snow h-21
snow_ h-21
snt g84 h-42
snt_ g84 h-42
so_ r70 g-134 m46 h91 k109
soa g-37
soap g-37 h-32
soap_ g-37 h-37
soc g-49 m31 h-69
soci g-22 m38
socia g-30 m41 h-15
sof g-28 m-24 h-43 k-43
sofa r-37 g-15 h-28 k-35
sofa_ r-37 g-15 h-28 k-35
soft m-19 h-23
softw m-19 h24
soj h29
soju h29
soju_ h29
sol r-29 g29 h16
sol_ m45 h34
sola h-32 k-16
sold r-40 g59 h-18
sold_ r-40 g63 h-23
soli r22
solid r22
solu h38
solut h38
som r-41 g70 m-17 h68 k16
some r-38 g74 m-16 k17
some_ g27 k-21
someb k18
someo r-27 g-15 k34
somet g53 h21
somew g26
somm h47
somme h47
somw h26
somwa h26
son r25 g25 m-27 h-22 k36
son_ g-31
sona r48 g-29 h-20 k32
sona_ r37 g-19
sonal k32
song g42
songs g42
sons g43
sons_ g43
soo r46 m-27
sood r105 h-59
sood_ r96 h-54
soom r-27 h-15
soom_ r-27 h-15
sor g49 m-26 h72 k-20
sor_ g-40 m-18
sorc g-15 h44
sorce g-15 h44
sore h27
sored h27
sorr r-20
sorry r-20
sort r-21 g119 k-19
sort_ r-20 g77 k-19
sorte g41 h-22
sory r40
sory_ r40
sou g17 h-71
soup h-71
soup_ h-71
souq g-18
souq_ g-18
sour k16
sourc g21 k18
sow m-15 h35
sowa h31
sowar h31
spa r-19 g-16
spa_ r-17 h-52
spam h32
spam_ h32
spar h-19
spare h-25
spe r-33 g-66 m-47 h69 k-43
spea h-24
speak h-24
spec g-18 m-15 h28 k-23
speci g35 h15
spect g-41 h24 k-23
spee h-15
speed h-15
spel r-26 g-22 h37
spell r-26 g-22 h37
spen m-17
sper h30
sperm h25
spi r-28 g-58 m52 h48
spic g-19 h105
spice h37
spicy g-18 h68
spin g-32 m67
spin_ g-30 m28 h-35
spins m32 h17
spir g-19 h-16
spiri g-19 h-16
spit r-20 h-34
spita r-20 h-40
spl r-26 g-21 m-33 h26
spla h22
splac h22
spli r-23 m-19 h16
split r-23 m-19
spo r-23 g-31 m-29 k-35
spon m-28
spons m-28
spor g-31 m36 h46 k-34
sport g-31 m36 h24 k-34
spot m-19 h-36
spot_ g29 m-18 h-29
spr r17 g92 h-85
spra h-23
spray h-23
spre g92 h-79
sprea g92 h-59
spri h17
sprin h-17
sprit h34
spy h50
spy_ h44
squ m37 k-16
squa m40
squar m41
sque k-16
sque_ k-16
ss_ g-42 m-42 k63
ssa r-48 g-21
ssa_ r20 m-20 h-39
ssag r-40 m38 h-21 k24
ssage r-40 m38 h-21 k24
ssar h32
sse r27 g26 m26
ssed r26 m20 h17
ssed_ r26 m20 h17
ssel g17
ssel_ g17
sser m-15
ssert h19
sses m23
sses_ g-17 m37 h45
ssess g25 m-15 h-34
ssi r-56 g28 h-28 k36
ssig r-30 h26
ssign r-30 h26
ssin r17 g19 m-19 h-85 k34
ssing r15 g19 m-30 h-58 k36
ssio r-34 m25 h22
ssion r-34 m25 h22
sso m25 h-16 k-16
ssom h-26
ssom_ h-26
sson r-17 m-17
ssor r27
ssory r30
ssp g-16 h45 k-29
sspo g-16 h45 k-29
sspor g-16 h45 k-29
sss r-15 g-15
sss_ r-15 g-15
ssu m-17 h-47
ssue m-16 h-23
ssued g25 m-16
ssur r21 h-24
ssura r20 g17
ssure h-17
ssy h-15
ssy_ h-15
st_ r16 g-52 m38 h-105 k16
sta r-116 g-55 m31 h-27 k27
sta2 r-15 k29
sta_ m32 h74
stab h-33
stabl h-33
stad r20
staf r-44 m21 h-35
staff r-44 m21 h-35
stag r-18
stag_ h20
stage g-20 h-16
stagr g21 h-17
stair h21
stak r35 g21 m51
stake r20 g21 m52
stal g-26 m-33 k-25
stall g-23 h-27 k-23
stalm h-19
stals h27
stam r-56 g-30 h23 k-16
stamp r-56 g-30 h23 k-16
stan g22 h-32
stand g27 h-23
star r29 m26 h44
star_ h17
stars r-32 h25
start r54
stas m-15 h33
stasy h25
stat r15 g26 m17
state r24 g39 m19 h-34
stati h-15
statu h52
stau g-17 m-16
staur g-17 m-16
stay r-56 g-47 h-18 k84
stay_ g-16 h-43 k58
stayi k19
stays r-52 g-30 h32
ste r26 m30 k32
stea g-28 k37
stead r23 k41
steak g-18
stee g32 h-19
steel g32 h-19
stel h-17
stell h-20
stem m24 h-27 k39
stem_ h-23 k39
ster g30 m17 h75 k-27
ster_ k-33
sterd r22 g-15 h17
stere r-33 g-18 k22
stern h35
sters g21 h35
stery g48 m17 h-25
stes g-17 h-16
stest h-21
stew h19
stew_ h19
sti m-55
stic g-46 m-28 h-23 k-23
stic_ k-15
stick g-28 m-28
stil g101
still g98
stin r-31 g-18 m-20 h26 k21
sting r-31 g-17 m-19
stio g-15 h25
stion g-15 h25
stit r27
stl g-17 m57 h39
stl_ g-17 m44
stle_ h-17
stli m17
stlin m17
stm r56 g-16
stma h19
stmas h19
stme g-16
stmen g-16
sto r-40 g-36 m-114 h27 k-38
stoc r-22 m-26 h-17
stock r-22 m-26 h-17
stol h87 k-21
stole h67 k-21
stom r-25 g71
stoma g51
stome g32
stoms h25
ston g17 m-40 h32 k-15
stone g17 m-40 h32 k-15
stoo r15 g-35 h-15
stood r15 g-35
stop h22
stop_ h39
stor r20 g-62 m-32 h-115
stor_ r21 g-37
stora h-19
store r16 g-36 m-28 h-34
story h-53
stou g-15 h42
stout g-15 h42
stp r16
stpay r15
stpo m16
stpon m16
str m-41 h25 k22
stra r-25 g31 h-55 k24
stran k30
strat g43 h-16
stray g24
stre h50
strea g17
stres h48
stri m-27
strib h24
stric m-18
stro g-18 h47
strol h26
stron g-22
stru h-27 k38
struc r17 h-16 k21
strug k17
stry g-19 h28
sts r52 g56 m28 h15 k-30
sts_ r52 g56 m28 h15 k-30
stu r-22 g-33 h52
stu_ h24
stud r-20 g-30
stude g-17 h-18
studi m-15 h26
stuf h31
stuff h31
stum h-15
stume h-15
su_ h37
sua r-52 m-18 h75
sual r-29 m-16 h35
sual_ r-29 m-16 h35
suar h40
suar_ h40
sub r21 h51
sub_ h25
subm h23
submi h23
subs g-17
subsc g-17
suc g-23
sue h-27
sued g25 m-16
sued_ g25 m-16
sui m-15 h-49
suit m-15 h-49
suitc m-15 h-34
suk r25 m-17 h-34
suku r28
sukuk r28
sul g-53 h43 k18
sult g-32 h19 k20
sulta g-18 h15
sum g82 m-35 h-23
sum_ g85 m-31 h-57
sume h20
sumer h20
sun g24 m-21 h-32
sund m-15 h-15
sunk g37 h-19
sunke g23
sup g21 m18 h-32
supe m39 h-24
super m39 h-24
supp g15 m-21
suppl g33 m-21 h23
suppo g-18 h-30
sur r102 g87 m15 h-140 k-46
sura g81 h-23
suran g81 h-23
sure r57 m33 h-55 k-18
sure_ r16 g-46 m45
sured h-18
surer g56
suret r24 g-18
surg h-16
suri r34 h-18
surp r-41 h-16 k-17
surpr r-38 k-17
surr r-15 h40
surro h42
surv g23 h-22
surve m-19
survi g25 m25
sury r63 g-32 h-30
sury_ r63 g-32 h-30
swa r-23 g101 h-17
swap r-23 g104 h-25
swap_ r-20 g30
swaps g51 h-15
swapt g16
swe r18 g-33 m77 h-15
swee g-31 m68 h-39
sweep r-16 m106 h-40
sweet r20 g-26 m-39
swer h28
swers h20
swi r-17 m-26 h17
swim g31 h-49
swimm h-46
swin h71
swine h19
swing h52
swit h-29
switc h-29
swo m29
swor m29
sy_ r15 g17 m21
sya g-16 k-17
syc h54
sych h54
sychi h47
syn m46 h36
synd m41 h30
syndi m41 h30
sys h-23 k39
syst h-23 k39
syste h-23 k39
t2a r30 h-25
t2ak r36 h-25
t2akh r36 h-25
ta2 r-47 g45 m-25 h-16 k29
ta2k r24
ta2kh r24
ta2m r-29 g30 h-19
ta2me r-29 g30 h-19
ta2s r-27 g24
ta2se r-27 g24
ta3 r15
ta3m h-16 k21
ta7 r-21 g-30 m19
ta_ r-46 g59 m48 h66 k-24
tab r49 m77 h71
tab_ r-15 g25 m53 h77
tabb r50 h-17
tabby r50 h-17
tabl r-15 g-29 m47
table r-15 g-29 m47
tac r-18 g-19 h15 k-23
tach r-16 g-17 h-21 k-23
tache r-16 g-17 h-21 k-23
tack h36
tack_ h36
tad h15
tada r18
tade h27
tadel h27
taf r-44 m21 h-51
taff r-44 m21 h-35
taff_ r-44 m21 h-35
tag r-28 g-30 m-24 h80
tag_ g-31
tage h32
tage_ h32
tago h36
tagon h36
tagr g21 h-17
tagra g21 h-17
tah r-29
tah_ r-16 h15
tai r27 g27 m-28 k-15
tail_ h23
tailo h-38
tails h17
tain r36 g35 h-56
tain_ r20 h-44
taine r16
tains g31 h-24
tair h21
tairs h21
taj r-17 h-34
tak r56 m54 h-63 k-43
tak_ g-20 m18 h-34
taka r45 h-46
takaf h-30
take r-15 m48 h40 k-39
take_ g27 m56 h18
taken r-22 m-18
takes g-29 h32 k-38
tal r-45 g-25 m-15 h42 k-77
tal_ h-34 k-45
tala r-43 h-25
tali g-23 h83
talis g-15 h25
talk h20
talk_ h17
tall g-23 m-22 k-23
tall_ r26 g-18 m-22
tallm r-23
talm h-19
talme h-19
talo m29 h-28
talo_ m29 h-23
tals r20 h27
tals_ r20 h27
tam r-32 m-20 k-17
tama r18 g-28 h-62
taman g-26 h-41
tamar r45
tamp r-56 g-33 h81 k-16
tamp_ r-56 g-19 h92
tampe h31
tamps h-42
tanc h-36
tance h-36
tand g26 h-17
tand_ g24 h44
tandi r51 g-34 m17 h-22
tands r-27 g41 h-22
tang h-18
tang_ h-18
tani g22
tani_ g24
tank g-18 h40
tank_ g-18 h20
tant r-33 g-27 m19 h44 k15
tant_ r-25 g-17 m29
tantr h33
tany r18
tap r-21 g-18 m-19 h31
tape g-17 h-20
tape_ g-17 h-20
tar g-41 m-41 h-25 k-16
tar_ r-38 h-27
tara r55
tare g-17
tarei r-21
tari r18
tariq r34
taro m-42 h71
tarot m-42 h80
tars r-32 h25
tars_ r-32 h25
tart r45 h-22
tart_ r40 h-28
tartu r-23 m-18
tary r-42 g-15 h-15
tary_ r-42 g-15 h-15
tas g-25 m28
tas_ h20
tasl h16
tasle h22
tast h-28
tasy m20
tasy_ m20
tat r-28 g20 m-33 h73 k-23
tate r24 g39 m19 h-34
tate_ g25 m19 h-37
tated g21 h-17
tatem r26 h20
tati r-42 g-40 h58
tatio r-42 g-40 h58
tato h27
tatu h52
tatue h52
tau r-26 m-16
taur g-17 m-16
taura g-17 m-16
taw r90 m-18 h-25
tawa r109 h-41
tawar r118 h-22
tawe h22
tawee h22
tax r-18 g-23 m-44 h-65 k37
tax_ r19 k44
taxi r-37 m-33 h-54
taxi_ r-37 m-33 h-54
tay r-34 g-63 m43 h-77 k84
tay_ r20 g-21 m-17 h-66 k58
taya m45 h-26
taya_ m45 h-26
tayi k19
tayin k19
tays r-52 g-30 h32
tays_ r-52 g-30 h32
tba h-55
tbal h-46
tball h-46
tbi r18 h-15
tbil r18 h-15
tc_ g21
tca m-18 h-47
tcas m-15 h-34
tcase m-15 h-34
tch r-21 h17 k-16
tch_ g24 m18
tche h30 k-15
tched h-23
tchen g-19
tches h76
tcl h23
tclu h23
tclub h23
tco r-17 g18
tcoi r-17
tcoin r-17
te_ g-105 m46
tea r-27 g-43 m-53 k16
tea_ g-19 h40 k-15
teac r-23 m-21 h-44
teach r-23 m-21 h-44
tead r23 k41
tead_ r23 k41
teak g-18 h-27
team_ m-16 h-40
teams h29
teas h21
tease h21
tebb g22
tebbi g22
tec g72 m-33
tech h15
tect g76 m-29 h-26
tecte r60
tecti r-44 g63 m-21
ted m-70 h-33 k38
ted_ g-21 m-70 h-24 k38
tee r77 g-22 h-29
tee_ g-17
teed r24 g-17
teed_ r24 g-17
teel g32 h-19
teel_ g32 h-19
teen r45 g-36 m21
teen_ r45 g-36 m17
tees g19
tees_ g19
tegy g22
tegy_ g22
tel r-59 g51 m28 h-23 k27
tel_ r-34 m47 h-35
tele h-84
teleg r-15
teli g48 h-16
telis g48 h-16
tell g-25 m-22 h116 k28
tell_ m-19 k33
telle h42
tells h82
tels h21
tels_ h21
tely g44 h-15
tely_ g44 h-15
tem m16 h47 k24
tem_ g28 h-16 k36
teme r23 m28 h17
temen r26 h20
temp h47
tempo h18
ten r68 g30 m17 h67 k-34
ten_ r49 g-27 m56 h-38
tena h17
tenan h17
tend r-44 g21 m-20 h83
tende r-65 g30 m-16 h73
tene r61
tener r40
tenes r21
teng m30 h26
teng_ m30 h26
teni h22
tenin h22
tens r24 h-17
tensi r24 g-21
tent m-47 k-17
tent_ g-22 m-27 h36
tenth r21
tents g28
teq h15
tequ h15
tequi h15
ter r-25 g27 m-48 h-48 k-26
ter_ m-31 h-79 k-54
tera h25
terd r22 g-15 h17
terda r22 g-15 h17
tere m-22 h24 k-16
tered r-33 g-21 h22 k21
teres r51 m-22 k-37
terf h56
terfe h64
teri h-49
terie h-16
terin g-16 m-20 h-16
terl r-24
terly r-29 g15
term r29 h-60
term_ r47 h-28
termi m23
terms g-22 m-18 h-17
tern k24
tern_ h35
terne h-40 k27
terr h20
terra h26
ters m-15 h-32 k33
ters_ r-21 m-15 h-31 k33
terw r-15 g24
terwa r-15 g24
tery r-42 g43 m31 h-20 k18
tery_ r-42 g43 m31 h-20 k18
tes r-35 g-64 m33 h-20 k-52
tes_ g-50 h28 k-32
tesl g26 h-22
tesla g26 h-22
test r-43 g-15 m34 h-38 k-20
test_ r-41 m27 h28
testa h-27
testi h-36
tet r22 m-16 h-16
tev r-22 g41 m-15 h-28 k-15
teve r-22 g41 m-15 h-28 k-15
tever r-22 g41 m-15 h-28 k-15
tew h22
tew_ h19
tex r-26 g20 m104 h-50
tex_ g35 m45
text r-24 m37 h-31
text_ m40 h-43
tf_ r30
tfa r-27
tfo r21 g36 m21
tfor g28 m21
tform g28 m21
tga r27
tgag r27
tgage r27
tge g17
tge_ g17
th_ r77 m-28 k-31
tha g30 m-53 h27
tha_ r-25
thai r26
thai_ r26
tham g45
than r-39 g-31 m-20 h30
than_ r54 m-15 h15 k43
thank r-56 g-20 k-31
that r26 g29 h32
that_ r26 g29 h32
thc h46
thc_ h46
thd r-45 g-25
thda r-29 g-25 k-16
thday r-29 g-25 k-16
thdr r-16
thdra r-16
the r-17 h-54
the_ r-39 g-42 m18 h33 k-35
thef g27
theft g27
thei r38 g-15
their r38 g-15
thel h22
thel_ h22
them r-28 h-27 k15
them_ r-28 g19 h-42 k16
theme h15
then r15 g-46 h37
then_ r15 g-32
ther r-23 g30 h-53
ther_ r-26 g-28 m27 k-20
thera r-17 m-19 h-38
there h26 k16
thers g32 h-27 k28
therw g37
thes m21 h-59
thes_ h-40
thesi h-19
thet g19 h-16
they r17 g51 k29
they_ r17 g51 k29
thh r23
thi r-41 g55 h-57
thic g-16 h17
thin r-32 g71 h-32 k-33
thin_ h-15
thing r-34 g46 m24 k-34
think g21
third r-31 h15 k16
thirt r40 h-27
this r-15 k37
this_ r-15 k37
thl r-15 g-36
thly g-32
thly_ g-32
tho r-16 g-17 m-33 h-19 k36
thon g-26
thon_ g-26
thor h-26 k25
thori h-26 k26
thos r25 g19
those r25 g19
thou r-15 m-37 h49
thoug h20
thous r17 g-26
thout r-19 m-23 h16
thr g-23 m46 k34
thre g-48 m19 h31 k15
threa h44
three r17 g-42 m30
thro g24 m27 h-20 k18
throu g-19 h-16 k40
throw g43 m23 k-22
ths g26 m-24 h17 k-30
ths_ r20 g26 m-24 h-41 k-27
thy g-32 h-20
thyl h-15
ti_ g-25 h28 k26
tia r27
tic r-45 g59 h-21 k34
tic_ h49 k-16
tice r-16 k50
tice_ r-15 k21
tices k21
tici h-45
tick g58
tick_ g75 m-27 h-46
ticke h77 k15
ticks m31 h-37
ticl g-15
ticle g-15
tie g-30 h-41 k17
tied g-25
tied_ g-25
ties h-30 k17
ties_ h-30 k17
tif g-40
tif_ h23
tific r19
tifie g19
tig h26
tige h26
tiger h26
til r112 g67 m-35 h-30 k-45
til_ r49 g20
tile r-20 h-44
tiles r-20 h-44
tili r19 g-22
tilis r23
till r64 g55 m-21 h19 k-23
till_ r67 g66 m-20 k-23
tille h27
tim m-16 h-19
time h-30
time_ g21
times h-29
tin r-26 g-84 m16 h31 k27
tina k24
tine g-19
tine_ g-19
ting r18 g-38 k-20
ting_ r23 g-36 h23 k-20
tini h15
tins k20
tins_ k20
tio m-15 h-29 k31
tion h-29 k23
tion_ r-19 m-51 h-65
tiona r27 g-63 m39 h58
tione g38 h-16 k23
tions g43 k23
tip g-39 m48 h43
tip_ g-37 k-21
tips r-20 m30 h17
tips_ h18
tipst m18
tir h-53 k-16
tire h-28 k-15
tirem h-23
tis r-28 m-26 h-18
tish h27
tish_ h22
tist h-26
tist_ h-26
tit r19 g-19 m42 h-45
titi m35 h-30
titio m35 h-29
tiv r-37 g28
tive r-37 g40
tive_ r-31 g22
tives g18
tivo h15
tivo_ h15
tiz h-34
tize h-27
tizer h-27
tka g-17 m20 h55
tka_ g-17 m20 h55
tl_ g-17 m44
tla h36
tla_ g-15 h50
tle r17 h45
tle_ r59 g-23 m-32 h-43
tled r-38 g45
tled_ r-38 g45
tleg h33
tleg_ h33
tlem r-26 g15 h30 k27
tleme r-26 g28 h30 k27
tles r25 g-36 h19
tles_ r25 g-36 h19
tli g-15 m22 h25
tlin g-17 m22 h26
tline h17
tling g-16 m34
tly r-28 h25
tly_ r-28 h25
tm_ r19 g53 h-55
tma g-20 h54
tman g-17 h28
tman_ g-17 h28
tmas h19
tmas_ h19
tme g-19
tmen g-28 h19
tment g-28 h19
tna g-15
tna_ r-27 g-15
tne r-29 m-21 h43
tner r-25 m-15
tner_ r-16
tnes h36
tness h36
tni r41
to_ r41 g-26 h22 k42
tob g-23 h23 k-25
toba g-16
tobac g-16
tobe h28 k-23
tober m-23 k-20
toc r-21 m-33
tock r-22 m-26 h-17
tock_ r-18 g23 m-26
tocks g-19
toco h-39
tocop h-36
tod g-43 m-17
toda g-42
today g-42
tog r-15
toga g22
togar g22
toge g-17
toget g-17
togr r-18
togra r-18
toh h-16
toi r-22
tok r-25 g84 h-39
toke r-15 g32 h-20
token r-15 g32 h-20
tol m-29 h35
told h-17 k34
told_ h-17 k34
tole h67 k-21
tolen h67 k-21
toll m-39 h-25
toll_ m-39 h-46
tom r-62 g53 m30 h-23 k38
toma g44 h-21
tomac g48
tomat h-18
tomb m41 h-29
tombo m41 h-29
tome g32
tomer g32
tomo r-33 k32
tomor r-33 k32
toms h25
toms_ h25
ton r40 g-39 m-85 h-84 k-21
ton_ r-16 m-20 h-96
tone g16 m-47 k-15
tone_ m-40 h30
tong r40 m24 h-22
tong_ r42 h-26
toni h25
tonk h37
tonka h33
tons m-32 h-33
tons_ m-32 h-33
too h-23 k-29
tood r15 g-35
tood_ r15 g-35
took g18 m15
took_ g18 m15
tool h-15
tools h-15
toon g71
toon_ h-16
top r29 g-39 m35 h102 k-65
top_ r38 k-26
topl r-15 h48 k-20
tople r-15 h48 k-20
topp g-42 m28 h72
toppe g-23 h32
toppi g-18 m15 h40
tor r-77 g-76 m-35 h-53
tor_ r-50 g-76 k20
tora h-19
torag h-19
tore r21 g-38 m-28
tore_ r22 g-22 m-28 h-34
tored g-16 h38
tori h-22
torin h-21
toro g30
toro_ g30
tors g22 h49
tors_ g22 h49
tort h22
tory r-18 g-20 h-44
tory_ r-18 g-20 h-36
tos m45 h50
tos_ h51
toss g16 m56
toss_ m56
tot r-28 m58
tota r-15 h-17
total r-15 h-17
tote m51 h19
tote_ m51 h19
totk m-15 h28
toto m36 h-23
toto_ m36 h-23
tou h47
touc g32
touch g32
tour h18
tour_ h-15
touri h20
tourn m19
tout g-15 h36
tout_ h30
tow h-20 k-15
towa r-45 g-18
towar r-45 g-18
towe g34 h-19 k-15
tower g46
toy r-26 g-44 m-47 h-42 k-23
toy_ g-18 m-22 h-31
toys g-50 m-23 k-23
toys_ g-50 m-23 k-23
tpay r15
tpay_ r15
tpo m16
tpon m16
tpone m16
tra r-21 g22 h-51 k41
tra_ r35 g-41 m-28 h43
trac r27 m56 h44
track m47 h46
tract r37
trad g127 m34 h-37
trada g30
trade g81 m27 h-59
tradi m18 h24
traf h48
traff h48
trai g-24 m-25 h-24 k15
trail h-24 k17
train g-18 m-25
tram g-19 h45
trama g-18 h41
tran g-37 m-21 h-16 k42
tranc r41
trang k30
trans r-24 g-37 h-32 k25
trap r-19 g26 m-21 h-42
trap_ r-19 g26 m-21 h-42
tras h-19
trat g25 h-25
trate g22
trav g-31 m-19 h-15
trave g-31 m-19 h-15
tray r-29 h-42
tray_ r-27 h-41
traye g21
tre r41 g-21 h-15 k-41
trea r55 k-19
tream g17
treas r59 g-27
treat h-21
tree g50 h-19
tree_ r-15 g26
trees g30 h-21
tres g-52
tres_ g-40 m19 h-54
tress h70
trest r33 h-21
tri r-54 g-61 m22 h-69 k-34
trib r-29 g-22 h19
tribu r-25 g-15 h19
tric r21 m-27 h-18
tric_ g20
trici g-24
trick r23
trict m-18
trie g-20 m41 h-19
tries m47 h-19
trik m-18 h21
trim g-22
trimm g-22
trip r-20 g22 k-28
trip_ g50 h-32 k-25
tripp h41
trips h-19
tro g-38 m-33 h67 k-19
tro_ g-22 m-18 h-33
troc g-19 h48
trocu g-19 h48
trol r-18 m21
trol_ m25 h-33
trolo h26
tron g21 h23
tron_ h38
trong g-22 h65
troni g48 h-26
trono h-53
trop m-20 h-29
troph m-20 h-29
trou r29 g-21 h48
troub r30 h25
trous h23
tru r34 g25 m-20 h-47 k64
truc k19
truck r-16 h15
truct r17 h-16 k21
truf g24
truff g24
trug k17
trugg k17
trus r26 h-32
trust r31 h-18
try r-16 m73
try_ r-16 m73 h-33
ts_ r-43 h-53 k-76
tsa h15
tsap h29
tsapp h29
tsb m16
tsbo m16
tsboo m16
tse g51 m29
tsel h26
tself h26
tst r23
tsta r23
tstan r23
tsu h37
tsu_ h37
tta r-38 g-43 k-32
tta_ g-17 m22 h33
ttac r-18 g-19 h15 k-23
ttach r-16 g-17 h-21 k-23
ttack h36
tte g-38 m77 h15
tte_ m61 h-27
tted g55 m-17
tted_ g55 m-17
ttee r26 g-16
ttee_ r26 g-16
tten h40 k19
tten_ k20
ttend r15 g-16 h26
tter r-41 g-70 m44 h45
tter_ g-35 m28 h17
tteri h-16
tters g-23 h30
ttery r-41 h16 k19
ttes m-15 h-33
ttes_ h-23
tti m26 h-49 k-16
tti_ r46 m20 h-32
ttin r-16 h-32 k-15
tting r-16 h-27 k-15
ttis r-21 h16
ttish h16
ttl g15 h-31 k20
ttle r23 g31 m-17 h-34 k20
ttle_ r62 m-41 h-58
ttled r-38 g45
ttlem r-26 g35 k30
ttles r25 g-36 h19
ttli g-16 m17
ttlin g-16 m17
tto r-25 g-29 m46 h31
tto_ g-24 m60 h62
tton h-18
tton_ h-18
ttr m18 h-40
ttry m23 h-22
ttry_ m23 h-22
tty r23 h-34 k-19
tty_ r23 h-34 k-19
tu_ h45
tua g-18 m40 h49
tual g-18 m40 h49
tual_ g-17 m42 h59
tub r41 g-22 h-18
tube r-15 h24
tubo r60 h-19
tubo_ r63 h-26
tud r-31 g-32
tude r-20 g-19 h-18
tuden g-17 h-18
tudi m-15 h26
tudie h24
tudio m-15
tue g-17 m16 h44
tue_ h52
tuf h22
tuff h22
tuff_ h31
tui r-27 g-16
tuit r-27 g-16
tuiti r-27 g-16
tum g23
tume h-15
tume_ h-15
tumm g39
tummy g39
tun g-18
tuna h-25
tuna_ h-25
tup r-24
tup_ r-23 m-18
tur r30 g62 h-23
tura r-20 h-32
tural r-20 h-32
turb g31 m38
turbo g31 m38
turd r-20 h40
turda r-20 h40
ture r49 g39 m-67 k-17
ture_ g-18 m-39 h17
tured r71 m-18 h-23
tures r-21 g64
turf m35 h39
turf_ m35 h39
turi r33 g-27 k27
turin k31
turit r45
turk h-16 k21
turke h-16 k21
turn g32 h-52 k-20
turn_ r24 h-36
turne g-17 h-16
turni h-26
turns g65 m-17
tus g15 h42
tus_ g21 m17
tusk h49
tusks h31
tut r-17 g-23 h-47
tuto r-16 g-19 h-45
tutor r-16 g-19 h-45
tv_ r27 g-18 h17
twa h26 k-19
twar m-22 h37
tware m-19 h24
twe r59 g-29
twee k21
tween k21
twel r44
twelv r44
twen g-19 h-15
twent r17 g-19 h-15
twi g33
twin g19
twins g21
two r-28 g-39
two_ r-28 g-39
ty_ r-15 g73 m46 h-131 k-74
typ r-16 h-36
type g16
type_ g16
tyr h-23
tyre h-23
tz_ h38
tze h39
tzer h25
ua_ g-18 m34 h-31
uaa m38 h-20
uaa_ m29 h-15
uad g17
ual r-43 g-35 m60 h40
ual_ r-32 g-40 m62 h50
uan r-27 h42
uana h16
uana_ h16
uanc r-24 h18
uanci h18
uar r87 g-22 h-45
uar_ h40
uara r52 h-15
uaran r52 h-15
uard r-18 m-18 h-18
uard_ r-18 m-17 h-30
uare m41
uares g-15 m45
uart r43
uarte r43
uary r22
uary_ r22
uay g-27
uay_ g-27
ub_ r-44 g-28 h48
uba r-24
uba_ r-15
ubbl h17
ubbly h23
ube r-26 h24
ube_ h32
ubi r-27 m-20 h-39
uble r34 g22 m41
uble_ r54 g-19 m23 h30
ubled r-25 g16 m15 h-18 k17
ubles g25
ubli r-35 g-26 m-30
ublic r-22
ublis g-24
ubm h23
ubmi h23
ubmit h23
ubo r80 h-29
ubo_ r63 h-26
ubs g-17
ubsc g-17
ubscr g-17
uca h15
uch g29 m-20 k-24
uch_ g47 k-16
uche g-17 m-20
uched g-15
ucher r-38
uci r27 h22
ucin r30
ucing r30
uck r-21 g52 h75
uck_ r-42 g26 h60
ucks r23 h21
ucks_ r23 h21
ucky g15 h-31
ucky_ g15 h-31
uct r16 g17 m24
uct_ g31 h15
ucti r30 m25 k-20
uctio r24 m25 k-20
uctu h-16 k21
uctur h-16 k21
ud_ g-29 h-90
uda m-19
uda_ g16
udd g21 h55
udde g25 h18
udder g25
uddh h15
uddha h15
uddi h21
uddin h21
ude r-33 g-18 h24
ude_ r-19 h34
uden g-17 h-18
udent g-17 h-18
udg h18
udge h20
udge_ h31
udh r15 h-27
udha r15 h-23
udhaa h-20
udi g-32 m-16 h15
udie h24
udied h24
udio m-15
udio_ m-15
udit g-21 h-19
udit_ k-28
udo g44 h-45
udol g44 h-32
udol_ g44 h-32
ue_ r27 g-81 m-33 h-42
ued m-16 h-17
ued_ m-16 h-17
uel r-50 m37 h-15
uel_ r-47 m26
uen h20
uenc h20
uence h20
uer g-22 h15
ues g-28 m81 h20 k-20
ues_ r30
uess r-22 g16 m118 h-27
uess_ g32 m76 h-49
uesse g-30 m65 h29
uessi m-23
uest r-18 g-21 m-30 h46
uest_ m-22
uesti g-15 h25
uests r-15 h15 k-20
uet r-16 m18 h20
ueue h-16
ueue_ h-16
ueur h31
ueur_ h31
uff g17 h24
uff_ h31
uffl g24
uffle g24
ug_ r-19 g-36
ugan g-15
uge m-23
ugg m-17 h40
uggl h51
uggle h43
ugh r-49 g-33 m-22 h72 k20
ugh_ g-20 h31 k34
ught r-37 m-19
ught_ r-34 m-16 h-29
ughte h26 k-22
ugs g-17
ugs_ g-17 h21
uha r17
uhan r24
ui_ r36
uia h39
uiap h39
uiapo h39
uic r16 h-34
uice m-23 h-30
uice_ m-18
uick m19
uid g18
uid_ h17
uida g33 h-21
uidat g33 h-21
uie k17
uiet k17
uiet_ k17
uil m-15 h26
uila h15
uila_ h15
uildi h43
uilt g15
uilt_ g15
uin g-20 h38
uinea h-20
uinn h54
uinne h54
uir g31 h-21
uire g35 h-31
uired g23 h-24
uis g-49 h17
uit r-40 g17 m-21 h-52
uit_ g22 m21 h-32
uitc m-15 h-34
uitca m-15 h-34
uiti r-41 g-16 h37
uitio r-27 g-16
uits g-31 m-21 h-23
uits_ g-31 m-21 h-23
uity r18 g37
uity_ r18 g37
uiz g-34 m20 h-30
uiz_ g-34 m20 h-30
uja g-27 h43 k30
uja_ h55
ujah k36
ujahi k36
ujr h17
ujra h17
ujra_ h17
uju h22
uju_ h22
uk_ r29 g-18 h-17
uka g35 h-43
uku r21 g18
ukuk r28
ukuk_ r28
ul_ g52 h-28
ula g-92 m-32 h55
ula_ r-16 h51
ular h20
ulat r24 h-16
ulati r17 m-17
ulato m24
uld r-37 g24 m65 h-30
uld_ r-24 g34 m58
ule r-35 g-17 m47 h39 k27
ule_ h-41 k49
ules g22
ules_ g22
ulet g-28 m38 h85 k-19
ulet_ m-27 h66
ulett m65 h17
ulg r27
ulge r27
ulgen r27
uli g30 h-65
ulin g-46
ulin_ g-26
ulk g15
ulk_ g15
ull r-53 g-20 m-28
ull_ r-15 m-43 h-16
ulle h32
ulled h32
ulls r-15 m47 h-23
ulls_ r-15 m47 h-23
ully r-16 m-16
ully_ r-16 m-16
ulo g20 h-36
ulog g20 h-21
ulog_ g20 h-21
ult g-40 h86 k32
ult_ h53
ulta g-18 h15
ultat h24
ulti h17 k26
ulu g-34
ulug g-15
uluga g-15
uly r19
uly_ r19
um_ r-65 g62 m-60 k-73
uma g-22 h61
uma_ g-21 h34
uman h32
uman_ h30
umb m39
umbe g23 m36
umber g23 m36
ume r-28 g-31 h22
ume_ r-18 h-85
umen g-20 h-21
ument g-20 h-21
umer g-15 h42
umer_ h20
umero h22
umes g-16 h86
umes_ h42
umi m22 h37
umin h-17
umini h-17
umm r-33 m24 h-32
ummi g-20 h15
ummie h15
ummy r-22 g36 m41
ummy_ r-22 g36 m33
ums h-17
ums_ h-24
umu r16 m26
umul r16 m26
umula r16 m26
un_ r59 m-96 h-92
una r46 g17 h-85
una_ r27 h-40
unaf r26 h-16
unafa r26 h-16
unaw g30
unawa g30
unb g22
unbo g22
unbor g22
unc r-16 g24 m-22 h-17
unce h42
uncen h38
unch r-41 h-18
unch_ r-41 g-44 h-17
unche g38
uncl g36
uncla g38
uncle r20
und g19 m21 h-48 k53
und_ r-30 g-22 h-25 k-41
unda r-16 m-26
undab m-23
undan g16
unde g63 m22 h-50 k54
undec g-25 h-15
unded r33
undef g29
undel g37
under r-19 m27 h-25 k50
undi g36 m17 h-20 k30
undin r16 g54 m29
undl h63
undle h45
undli h18
undr r51 g-16 h-39
undra r17 k23
undre m30 k-22
undry m-19 h-47
unds g-26 m30 k35
unds_ g-26 m30 k35
undy h18
undy_ h18
une r27 m-17
une_ r16 g-16
ung_ r29 h-46
unge r-22 h29
unge_ r-22 h23
uni g-22 m-18 h-58 k-24
unid g25
unide g25
unif r15 h-15
unifo r15 h-15
unit m-16 k-16
unit_ r-21 h-19 k-15
units m-16
univ g-23
unive g-23
unk r17 g95 m23 h-32
unk_ r50 g22 h-20
unke g20 m43
unken g23
unket m48 h17
unkn r-19 g52 h-16 k16
unkno r-19 g52 h-16 k16
unl g-47 h28 k34
unli g-32 k35
unlic k35
unlo g-15 h39
unloc h27
unn k16
uno g22 m-18 k32
unof k36
unoff k36
unop g26
unope g26
unp r37 g-26 h16
unpa r37 g-26 h16
unpai r37 g-26 h16
unr g-17 k32
unre k32
unreg k32
uns r-31 g79 m-20 h-17
unse g43 m-23 h-18
unsee g56
unsel m-18 h-15
unso r-17 g24 h-22
unsor g37 h-22
unsp g21
unspe g21
unt r35 g34 m32
unt_ r-25 g41 m44 k42
unta r-29 g18 m16
untan r-24 m19
untar g15
unte r-40 h40 k-20
unted h-19
unter r-45 g-18 h59 k-15
unti r97 m-17 h-47 k-19
until r51
untin r46 g-15 h-46
untr g19 m-17 h-25 k15
untry g20 m-16 h-22
unts r31 g-21 h41
unts_ r31 g-21 h41
uor h39
uor_ h39
uot g32 m34
uote g28 m37
uotex g35 m45
up_ r-17 h43
upa r57 h-39
upay r27
upaya r16
upe r15 g-42 m34 h-45
upee r22 g-30 h-21
upee_ g-23 h-19
uper m39 h-24
uperm m-19
upf r24
upfr r24
upfro r24
upg h32
upgr h32
upgra h32
upi h33
upl h38
uple h40
upo r54 m34
upon r54 m34
upon_ r48 m32 h-28
upons h38
upp g57 m-22 h-29
uppe r16
uppl g33 m-21 h23
uppli r-22 g20 m-21
upply h26
uppo g-18 h-30
uppor g-18 h-30
uppy g29
uppy_ g29
ups m-17
uq_ r97 g-19 h-19
ur_ g-73 m-35 h55
ura r23 g26 m-29 h-46 k-34
ura_ m29
urab r57 g-15 h-25
uraba r38 g-15 h-25
ural r-20 h-32
ural_ r-20 h-32
uran r-15 g46 m-43
uran_ g-16 m-20
uranc g43
urant g-17 m-16
urb g19 m22
urbo g19 m32 h26
urbo_ g31 m38
urbon h37
urc r33 h-21
urce g21 k18
urce_ g21 k18
urch r46
urcha r46 m-18
urd r-20 h29
urda r-20 h40
urday r-20 h40
ure r49 g64 m-35 k-61
ure_ g-21 h27 k-23
ured r37 g-16 m-24 h-41
ured_ r37 g-16 m-24 h-41
urem h22
ureme h22
uren g28
urenc g28
urer g51
urer_ g36
ures r-21 g42
ures_ r-21 g42
uret r24 g-18
urety r24 g-18
urf m20 k39
urf_ m35
urg h-30
urge g-17 h-28
urger h-22
urgl g18
urgla g19
urgu h18
urgun h18
uri r35 g-32 h-73 k26
urie g-22 h-37
urier r-22 g-22 h-36
urin g23 k31
uring h19 k31
uris h20
urit r43 g-19 h-45
urity r26 g-16 h-39
urk h-16 k21
urke h-16 k21
urkey h-16 k21
urn r-34 g41 h-39 k17
urn_ r22 g-18
urna m19 h-18
urnam m19
urne g-21 m-18 h-48 k27
urned g-17 h-16
urni r-15 g16
urns g73 m-21
urns_ g73 m-21
uro g38 m25 h19
uro_ r-27 g66 h-29
urom m50 h44
uromi m50 h44
uros r33 g-15
uros_ r33 g-15
urp r-41
urpr r-38 k-17
urpri r-38 k-17
urr r18 m-15 h27
urro h42
urrog h42
urs r-32 g-47 m-29 h-22
urs_ r-19 g30 h-56
urse r-23 g-62 h28 k-19
urse_ g-54 h62
urser m-23 h-23
ursi h-22
urst h34
urst_ h29
urt r-23 g40 m24
urt_ g48 h-28
urta r-30 h-34
urtai r-30 h-34
urte m15 h20
urth r24 m29
urth_ r24
urti h44
urti_ h44
uru m29
urus m31
urusd m31
urv g23 h-22
urve m-19
urvi g25 m25
urviv g25 m25
ury r53 g-36 m-20 h-27
ury_ r57 g-36
us_ r-41 g-92 m48 h-78 k37
usa r72 g-16 m-18
usag h30
usage h30
usan r63 g-27 h-16
usanc r47
usand r17 g-26
usb h81
usba r-21 h52
usban r-21 h52
usd g28 m26
usd_ m23
usdt g34 h18
usdt_ g34 h18
use m16 h-49 k44
use_ r25 g-42 h-50 k56
used r-47 g31
used_ r-47 g31
usef g-18
usef_ g-18
uses r18 g28
uses_ r18 g28
ush r-40 g-15 h88
ush_ r-23 h48
ushi h-24
ushio h-24
ushm h25
ushma h25
ushr h18
ushro h18
usi r-24 g29 m-33 k16
usie h-21
usie_ h-21
usin g39 m-42 k22
usin_ r19 g32 m-21 h19 k-21
usine h23 k23
using g34 m-17 h-20
usins r-35 g-25 k23
usk r19 g-17 m-16 h51
usks h31
usks_ h31
uss r17 h15
ussi h17
ust r43 m46 h-93 k43
ust_ r15 g-27 h-36 k64
usta m46 h-34
usta_ m38 h-29
ustm r27 h-15
ustme r27 h-15
usto r-25 g20
ustom r-25 g20
usu r39 g-20 m-22
usua r-29 m-16 h34
usual r-29 m-16 h34
usur r69 g-16 h-28
ut_ r24 g-21 m18 h88 k35
uta m-23 h75
utan m-16
utang h-18
utc h-28
utch h-34
utche h-41
ute r-40 g27 h-71 k16
ute_ r-19 m26 h-73 k16
uted g-19 h48
uted_ g-19 h48
uter m-23 h-49
utes r-20 g44
utes_ r-20 g44
uth r20 k23
utho h-26 k25
uthor h-26 k25
uti g-26
util r21
utili r21
utio r-26 g-18
ution r-26 g-18
uto h-23
uto_ g20
utor r-16 g-19 h-21
utor_ r-16 g-19
uts g55 m-36 h-51 k-22
uts_ r-15 g62 m-27 h-43
utst r23
utsta r23
utt g-55 m24 h80
utte g-22 h33
utter g-22 h33
utti m32 h38
uttin m32 h38
utto g-27 h36
utto_ h36
utton g-26
utu g54 m-17 h-41
utua g-18
utual g-18
utur g82 m-31 h-32
uture g95 m-31 h-32
uty g-29
uty_ g-29
uve h37
uwa g-26 m27 h-29
uwag h-20
uwaga h-20
uy_ r-33 m55 h87 k31
uye h30
uyer r23 h30
uyer_ g49 h16
uyers g-37
uyi r-20 h41
uyin r-20 h41
uying r-20 h41
uys r68 h-31
uys_ r68 h-31
vab r31
vabl r31
vable r31
vac g-38 m-22 h-47
vacc m-22 h-26
vacci m-22 h-26
vad h-16 k17
val r19 g-40 m-30 h-43 k20
val_ r-30
vale r17 h-20
valet h-20
valu r32 g-17 m-19 h-23 k29
value r32 m-19 h-20 k20
van r16 g68 k-17
vanc r-16 g31
vance r-16 g31
vani h15
vap h18
var r-24
vas g-45 h81
vas_ g-45 h33
vat r34
vat_ r-33
vate g-19 h37
vate_ g-19 h37
vati g39
vativ g47 h-28
vatt r69 h-30
vatti r69 h-30
vd_ h-24
vds g-36 h22
vds_ g-36 h22
ve_ g35 h63 k22
vea g34
veal g37
veal_ g31
veaw m16
veawa m16
ved r-26 g-15 h20
ved_ r-25
vee h29
veg h-15
vega g24
vel r-22 g-78 m-47 h-20
vel_ r-31 g-70 m-35 h-25
ven g36 k-23
ven_ g-56 m-16 h-15
veni r-29 m27 h27 k-17
venin r-30 m27 h29 k-17
vent g78 h48
vent_ g78 h-25
venti g23 h18
ventu g-16 h57
venu h-28
venue h-28
ver g85 h-86 k-17
ver_ r33 g135 h-55
vera r32 h-27
verab r52 g-55
verag r-20 g72
verdr r30
verdu r-18
vere r-61 g49 h-36
vered r-47 g42 h-36
veri r26 g-22
verin r26 g-22
vern r62 m-16
verni r43
vernm r19
vers m19 h-43
vers_ r23 g16 m16 h-18
versa r-27
verse h-24
versi g-26
vert r-69 h-38
verti r-59 h-23
very g-29 h38
very_ r44 g-18 h24
veryb m17
veryo r-38 g-20
veryt g16 h17
ves g68 m-30
ves_ r21 g18 h-15
vess g17
vesse g17
vest g34
vest_ g39 h-24
veste g17
vestm r-20 g-16 h22
vesto r24 g-18
vet g-26 h-29
vet_ g-15 h-22
via g-26 m33 h28 k56
via_ g-26 k56
vic r21 h32
vice r-17 m-22 h40
vice_ r-15 m-22 h36
vid r41 g-19 h48
vide r32 g-45 h51
vided r27 g-18
viden r21
video h52
vidi g19
vidia g19
vie r77 g-44
vies h29
vies_ h29
view r-19 g-35
view_ g-16 h-29
views h25
vig r73 g-21 h-38
vig_ r75 g-18 h-49
vil r-17 g-27
vil_ g-19
vill r-15
villa r-15
vin r23 g18 m-47 k-24
vin_ h17
vine r-27 g30 h-61
vineg h-15
viney g18
ving r51 g-38 m-35 k-15
ving_ r59 g-25 m-26
vings h-19 k-21
vino h42
vino_ h17
vio h56
viol h56
viola h56
vip h54
vip_ h54
vir g-18 m40 h26
virg g-17 h-16
virgi g-17 h-16
vis r-28 g-21 h-21
visi r-36 g16 h-32
visit r-36 h-31
viso g-26
visor g-26
vit h-40
vita h-50
vitam h-50
viv g25 m25
vive g27
vives g27
vo_ h20
vod r-17 h-41
vodk r-17
vodka r-17
voi g-34 m-26 h-15 k71
voic g-29 m-22 k29
voice g-28 m-22 k20
void h-28 k42
void_ h-18 k30
vol r26 h-20
volu g15
volun g15
volv r56 h-15
volvi r56 h-15
voo h45
vood h45
voodo h45
vor m23 h42
vor_ m29
vory h50
vory_ h50
vot g-24 m30 h50
vote g-24 m30 h50
vote_ g-20 h65
votes m34 h-15
vou r-43 h-18 k15
vouc r-18
vouch r-18
vour r-25 m15 h-20 k17
vour_ r-25 h-20 k17
voy_ h-23
vy_ g-16 h61
wa2 r18
wa7 r-60 g66 m19 h34
wa7e r-26 g19
wa7ed r-26 g19
wa_ g-19 m24 h62
wab h-38
wad r55
wag g-29 m80 h-37
waga h-20
wagan h-20
wage r-21 g-22 m77 h-17
wager m78 h-51
wages r-32 h23
wai r22 h-20
wait r43
waite r15
waiti r32
waiv r-20
waka r-16
wakal r-16
wal r-53 k49
wal_ r-19 m15
wala r-29 g73 m-19 h-22
wala_ g71 m-18 h-29
walad g16 h-29 k18
walan h30
wale r-15 h33
wale_ r-22 h33
wali r37 g-21 h-24
wali_ r38 g-21 h-24
walk h20
walke g-20 h20
wall r-27 g-46 h-17 k67
wall_ r-34 g-20 h-16
walle g-18 m18 k72
walt h24
wan r-15 h74
wanc g-16 h46
wance g-16 h46
wane h28
wane_ h28
want r17 g21
want_ r-15 g21 k24
wants r29
wap r-58 g102 h-54
wap_ r-20 g30
wappe r15 g-16
wappi r-20 g24
waps g51 h-15
waps_ g51 h-15
wapt g16
wapti g16
war g83 m-27 h-49 k-36
war_ r-25 h23 k30
wara g20
ward r-46 g34 h-70
ward_ h-43
wardi r-33 g-18
wards r-16 g36 h-15
ware r-30 g-29 m-20 h42 k-39
ware_ m-19 h52 k-22
wareh h23
waren h-41
warm k-22
warr r43 g56 h-44
warra r-29 g62 h-39
warru r66
waru r46 h-17
waruq r28 h-17
was g-73 m23 h42
was_ g-64 m73
wash r-15 g-39 m-57 h-37
wash_ g-34 m-30 k18
washe m-20
washi r-24 h-40
wast h71
wasta h44
wat g-43 m-46 k-15
watc g-18 m-37
watch g-18 m-37
wate r18 g-22 h-44
water r18 g-22 h-44
way r55 m43
way_ r-20 m18
waye r37 m26
wayed r46 g-17
ways r39
ways_ r39
wd_ r49 g-29
wde h-16
wder h-16
wder_ h-16
we_ r26 g-18 m53
wea r25 g36
weal h38
wealt h38
wear r32
wear_ r33
weat g20
weath g20
web g-31 h-27
web_ h-77
webs h39
websi h39
wed r37 m-49 h-81 k-22
wed_ r48 g-16 m-35 h-35
wedd r-32 h-30
weddi r-32 h-30
wee r31 g-49 m46 h18
weed r-26 h77
weed_ r-26 h77
week r31 h-31
week_ r-30 m-31 h-40
weeke g-20 m25 h20
weekl r20 g34 h-20
weeks r33
ween k21
ween_ k21
weep r-16 m106 h-40
weep_ m51
weeps m56 h-37
weet r20 g-26 m-39
weet_ h-20
weete r40
weets r-20 g-22 m-25 h20
weez h22
weez_ h17
wei g-33 m18 h19
weig g-19 m29 h-56
weigh g-19 m29 h-61
wein h25
weis h35
wel r30 g-36 m-21 h-67 k36
wel_ k20
welh k20
welha k20
well h-47
well_ r-39 g19 h-23
welle r24 h-27
welv r44
welve r44
wen r17 g-22 m30 h19
went r25 g-45 m30 h28
went_ g-26 m27 h42
wenty r17 g-19 h-15
wer r-41 g24 m22 k-26
wer_ g53 m-26 h-51 k-16
werb m41 h42
werba m41 h42
wers r-39 g-23
wers_ r-39 g-23
wery_ h-15
wes r-66 m62 h-35
wes_ r-58 m44
west m18 h-17
wha r-19 g40 h-26 k-17
what r-19 g40 h-22 k-17
what_ m16 h-23
whate r-22 g41 m-15 h-28 k-15
whats h29
whe g84 h-64
whea r-32 g21 m-24 h-31
wheat r-32 g21 m-24 h-31
whee g-45 h29
wheel g-45 h29
when r31 g66 h-24 k-32
when_ r24 g61 h-15 k-32
wher g46 h-17 k39
where g46 h-17 k39
whet m44 h-21
wheth m44 h-21
whi g68 m-33 h41 k-21
whic g66 h-40 k-17
which g66 h-40 k-17
whil r41
while r41
whis g-25 h55
whisk g-22 h68
whit r-16 g17 h35
white r-16 g17 h35
who r16 g-50 m48 h44 k-23
who_ r32 g-48 m-19 h28 k-21
whoe g-50 m27
whoev g-50 m27
whol r-17 m-16
whole r-17 m-16
whom g16 h24
whom_ g16 h24
whos g25 m62 k18
whose g25 m62 k18
why g-19 m-20 k36
why_ g-19 m-20 k36
wi_ g31
wic h15
wich g-19 h15
wich_ g-19
wid r25 g-16 h-24
wide h-17
wide_ h-17
wido r25
widow r25
wif g-26 h38
wife g-23 h65
wife_ r25 h16
wifes g-28
wil g81 m19
will g92 h-21
will_ g97 h-15
wim g31 h-49
wimm h-46
wimmi h-46
win g15 m63 h27 k-21
win_ g-36 m56 h23
wind g-67 m16 h27 k-16
windo g-19 m20 h23
wine m-27 h16
wine_ m-21
winer h15
wing g39 h37 k-25
wing_ h-15 k-22
winge h52
wings g41
winn g17 m15 h-69 k22
winne g22 h-44
winni m16 h-25 k24
wins g28 h23
wins_ g28 h23
wint g45
winte g45
wir r23 h-31
wire h-20
wire_ r18 h-15
wis g22 h85 k-18
wise g37 h19
wise_ g37 h19
wisk h44
wiske h27
wit g-31 h54 k-17
with r17 h22
with_ r26 g-34 m54 h21 k-16
withd r-16
withi h-15
witho r-19 m-23 h16
witn h28
witne h28
wiz h43
wiza h23
wizar h23
wle m-16
wme g25
wmen g25
wment g25
wn_ r70 m-24 h-74
wnb r21
wnbr r21
wnbro r21
wne r18 g23 m57 h-33
wned r41 g21 h-15
wned_ r41 g21 h-15
wner r-22 m64 h-19
wner_ g31 h-19 k17
wners g-29 m67
wni g70
wnie h22
wnin g74 h-20
wning g74 h-20
wns r30 g-29 h-24
wns_ g-26 h-38
wnsh r30
wnsho r30
wo_ r-30 g-39
woma g-24
woman g-24
womb g20
womb_ g20
won r-20 m84 h-33
won_ r-16 m57 h-33
woo r-25 g76 h-27
wood g26
wood_ g29
wool r-24 g49 m-21 h-17
wool_ r-24 g49 m-21 h-17
wor r35 g-21 m15 h26
word h26
wore g-21 m20
wore_ g-21 m20
work r19 h-26
work_ r30 g-16 m22 h-33
worke r-52 g16 h45
worki r22 g19
workm g29
works r33 g-49 m-15 h-37
worl m25
world m25
wors g-16 m-15 h59
worsh g-16 m-15 h59
wort r34 m-16
worth r34 m-16
wou m56
woul m56
would m56
wra h-20 k-16
wra_ m16
wrap k-16
wrapp h-18
wre m15 h-21
wrec h-20
wreck h-20
wres m17
wrest m17
wri r45 g34 h53 k15
writ g39 h44 k15
write h24
writi r-21 g52
writt g-15 k22
wro r-28 h-26 k48
wron k48
wrong k48
wrot r-29
wrote r-29
ws_ r30 g67 k-57
wse h42
wur h38
wurs h34
wurst h34
wwa r21
wwe r19 k24
wye g-39 h-37
wyer g-39 h-37
wyer_ g-39 h-36
xac r-29
xact r-29
xactl r-23
xam r-31 g-31 k-25
xam_ r-34 g-34 h-18
xami g17 h33 k-15
xamin g17 h33 k-15
xams h-21
xams_ h-21
xan g-16 h35
xana g-16 h35
xanax g-16 h35
xbe m17
xbet m17
xbet_ m17
xch r-17 g-22 m32
xcha r-17 g-20
xchan r-17 g-20
xed m15
xed_ m15
xer h35
xer_ h28
xes h-25
xes_ h-25
xi_ r-37 m-33 h-54
xin g-21 m-34 h48
xing g-21 m-34 h48
xing_ g-21 m-34 h48
xis g24
xist g24
xist_ g18
xpe r-16 h-18
xpec r-20
xpect r-20
xpen h-21
xpens h-21
xper m16 h23
xperi h32
xpert m16
xpi g27 h42
xpir g27 h42
xpire h32
xpiri h-22
xpiry g27 h31
xpl r-36 g-27 k36
xpla r-36 g-23 k37
xplai r-36 g-23 k37
xpr r23
xpre r23
xpres r23
xt_ g45 m47 h-48
xtend r-38 g27
xtens r24 g-21
xti g-44 h30
xtin g-44 h30
xting g-44 h30
xto h22
xtor h22
xtort h22
xtr r29 g-33 m-17 h18
xtra r35 g-33 m-17 h32
xtra_ r36 g-33 m-17 h19
xty r-16 m27 h-24
xty_ r-16 m27 h-24
xx_ r38
xxx h34
xxx_ h24
xy_ h22
y3a g55 h-24
ya3 g29
ya5 m39
ya5o m39
ya_ g51 h-77
yac h30
yach h30
yacht h30
yad r-39 g-51 m-27 h-23
yad_ r-29 g-18 m-19
yada r-19 g-21
yada_ r-19 g-21
yah r-22 g33 h34
yah_ r-37 g35 h28
yaj r68 h-28
yaj_ r68 h-28
yak r42 g-16 m26 h-17
yakh r42 g-16 m32
yal r54 g-23 h-30
yal_ g-15
yals r29
yals_ r29
yam h22
yam_ h22
yan g-46 m21 h-43
yan_ r-26 m18 h-32
yani g-31 h-24
yani_ g-31 h-24
yant h31
yant_ h21
yar r-45 h-39 k-19
yar_ r-26 g23
yara h-31
yara_ r-43 g23 h-25
yard g-26
yard_ g-26
yas r18
yat r-53 g50 m-16 h-34
yat_ r-26 g53 m-16 h-34
ybe r-23 g71 m50 h-36
ybe_ g47 m33
yber r-19 g26
yber_ r-19 g26
ybi g18
ybit g20
ybit_ g20
ybo m19 h28 k24
ybod m17 k24
ybody m17 k24
yboy h46
yboy_ h42
ych h29
ychi h47
ychic h47
ycl h-23
ycle m17 h-16
ycle_ m17 h-16
yda r15 g-24 h-28
yda_ r16 h-36
ye_ g-22 h61
yea r-23 g63 m-17 h-25 k-24
year r-23 g64 m-16 h-35 k-24
year_ g33 h-23 k-17
yearl g-15 h-24
years r-25 g46
yeb h24
yed r31 g-33
yed_ r17 g-27 k-20
yedf k23
yedfa k23
yee r59 k25
yee_ g23 k33
yeh r34
yek m20
yel h31
yen g-30 m31
yen_ g-20 m31 h16
yenz m18
yer r-24 g-85 m-22
yer_ r-32 g-16 h-19
yers g-37 m-15 h21
yers_ g-37 m-15 h21
yes r54 g43 k36
yes_ r15 g33 h32 k22
yest r37
yeste r37
yet r-30 g143 h-78 k-22
yet_ r-16 g122 m17 h-41 k-21
yez g-23
yfa h41
yfan h41
yfans h41
yho m27
yhou m27
yhoun m27
yie r38 m-16 h-28
yiel r38 m-16 h-28
yield r38 m-16 h-28
yin m-17 h57
ying m-17 h57
ying_ m-17 h57
ykh h15
ykh_ h15
ylen r19
ylend r19
yli r-19 h-19
ylin r-19 h-19
ylind r-16
ylo r35
yloc r35 h-19
ylock r35 h-19
ym_ r-57 g-33 m-37 h-35
yma g-21 h48
yman_ g22 h-16
ymas h25
ymash h25
yme r-22 g33
ymen r-22
yment r-20
ymex g23 h-15
ymex_ g23 h-15
ymn r39 h-27
ymnt r39 h-27
ymnt_ r39 h-27
ymo h-38
ymp g55 m43
yna r-31
ynd m41 h30
yndi m41 h30
yndic m41 h30
yo_ g23
yof h20
yoff h20
yoff_ h20
yom r73 g-31 m-23 h-36
yom_ r73 g-31 m-23 h-36
yon r-20 g-21
yone r-40 g-21
yone_ r-40 g-21
yor g30 m31
yot r-20 g21 h32
you g23 m35 h-100 k39
you_ r27 g-46 m30 h-20
your r-57 g65 h-35 k31
your_ r-57 g38 m-33 k33
yours g27 m28 h-23
yous g-18
youse g-18
yout r33 g21 h-41
yout_ r33 g21
youth h-47
ypa k37
ypas k37
ypass k37
ype g16
ype_ g16
ypt r26
ypto_ r18 h-21
yra r31 h22
yraj r32
yre h-23
yric h31
yrica h31
yro h-18 k36
yrol h-18 k36
yroll h-18 k36
ys_ r18 h34 k-45
yse r-30 g-16 m-18
ysel r-30 g-16 m-18
yself r-30 g-16 m-18
ysi r-17 h-91
ysio r-17 h-16
ysiot r-17 h-16
yst g29 k33
ysta h39
ystal h39
yste g40 h-50 k33
ystem h-23 k39
yster g51 h-27
yth g25
ythi g25
ythin g25
yun r30 g-21 h-49
yung r30 g-21 h-44
yung_ r30 g-21 h-44
yya g28 m-26 h-65 k17
yya_ g29 m-20 h-29 k17
yyar g-20 h-31
yyara h-31
yyat g27 h-22
yyat_ g27 h-22
yye h44
yye_ h17
yze r40 m16
za_ r-28 g-19 m-47 h-25 k16
zab r-22 h22
zabo h22
zah g-18 h45
zahl g-17 h49
zahle g-16 h17
zak r-36 g28 m-24
zaka r-36 g-18 m-18
zakat r-36 h-32
zal m35 h33
zan r81 m-23 h-62
zan_ h-24
zani r19 h-26
zanin r19 h-26
zar r-17 g-15 h78
zar_ h49
zard h23
zard_ h23
zat h25
zatl h33
zatla h33
zaw r76 h15
zaww r63
zawwa r31
zay r-25 h-59
ze_ r-34 g-26 m18 h-25
zed h39
zed_ h39
zee r40 m18 h48
zeed r40 m22 h16
zeer h33
zeer_ h33
zel r22 g15 m19 h-56
zel_ r22 g15 m19 h-56
zem r40 h-16
zem_ r40 h-16
zer r-29 g50 h-19
zero r-23 g51 h-24
zero_ r-20 h-24
zes m-15
zes_ m-15
zey r-18
zeya r-18
zeyad r-18
zil h-17
zil_ h-17
zin g-19 h-20
zine g-15 h-41
zine_ g-15 h-43
zir h37
zir_ h41
zle h-27
zle_ h-27
zo_ g-26 h110
zod h27
zodi h27
zodia h27
zon h30
zone h39
zone_ h39
zoo h-20
zoo_ m-20
zra h18
zran h18
zrana h18
zya g-27 h-19
zyad g-27 h-19
zyada g-16
zza m-39 h-44
zza_ m-28
zzan r19 h-26
zzani r19 h-26
zzl h-27
zzle h-27
zzle_ h-27
ءه_ m-19 h17
اء_ g-44 m-55 h-60 k-28
اءه m-19 h17
اءه_ m-19 h17
اب_ g-63 m-24 h49
ابا r-16 k-24
اباح m-15 h20
اباحي m-15 h20
ابت g17 m-18
ابتز h23
ابتزا h23
ابته h-16
ابته_ h-16
ابح r39 g-29 k-22
ابحا r34
ابحات r34 h-15
ابحه g-22 k-17
ابحه_ g-22 k-17
ابر g-25 h-16
ابرا h21
ابراج h21
ابس r-48 h-29 k-16
ابس_ r-48 h-31 k-16
ابط r-17 m17 h42
ابع r-36 g-17 m17 h25 k15
ابع_ r-33
ابغ k19
ابغي k19
ابغي_ k19
ابق m68
ابقه m38 h-20
ابقه_ m38 h-20
ابل g17 k31
ابل_ h31
ابلا k37
ابلاغ k37
ابن g24 m-29 h-30
ابني g16 h-19
ابني_ g16 h-19
ابه g-42 h41 k53
ابه_ g-42 h41 k53
ابو r19 h-28
ابو_ r22 g-31 h-27 k17
ابوي g24
ابي r79 g-25 m-38 k32
ابي_ r62 g-24 m-25 h-23 k38
ابيض h32
ابيض_ h32
ابيعك g49 h-24
ابيعه h26
ابين h18
ابين_ h18
ات_ r30 h-22 k24
اتا r32 g-20
اتاخ r35 g-17
اتاخر r35 g-17
اتب r-33 h-67
اتب_ h-53
اتبي r-26
اتبي_ r-26
اتج h25
اتجا h25
اتجار h25
اتر r-19 g54 m27 h-32
اتر_ g27 h-22
اترا m28
اتراه m28
اتز g19
اتزر g19
اتزرع g19
اتس r-20
اتش g-18 m42
اتشا m33
اتشات m23
اتص g15 h-27
اتصا g15 h-27
اتصاد g18
اتصال h-19
اتف g-23 h-35
اتف_ h-23
اتفق h-17
اتفقن h-17
اتل k33
اتلي h-15 k35
اتلين h-15 k35
اتم r-17
اتن r50 m28
اتنا r52 m28
اتنا_ m34
اته h-18 k18
اتها k19
اتها_ k19
اتو g-70 m35 k16
اتور g-43 k16
اتوره g-43 h-19 k17
اتوق m26
اتوقع m26
اتي r32 g15
اتير r33 h-29 k27
اتير_ r33 h-29 k27
اتين g30 h33
اتين_ g30 h33
اث_ g21 h-22
اثا g-22 h-29
اثاث g-22 h-33
اثاث_ g-22 h-33
اثم r-27 k15
اثمي r-27 k15
اثميه r-27 k15
اثه r16 g-31
اثه_ r16 g-31
اثي r29 g-23 h17
اثيل h24
اثيل_ h24
اثين r21 g-18
اثين_ r21 g-18
اج_ r-43 g-27 m-23 h42 k-24
اجا g61 m-32 k29
اجات g60 m-32 h-16
اجات_ g60 m-32 h-16
اجار h-17 k36
اجار_ k36
اجاره h-19
اجاه g19
اجاه_ g19
اجت h18
اجر g-47 m-48 h-29 k41
اجر_ g18 m-31 k20
اجرت g-28 m-16 h-26 k27
اجرت_ r-17 h-19 k50
اجرته g-18 k-23
اجره g-37
اجره_ g-37
اجع r-19 h-38 k-30
اجل r97 m-23 h-28
اجل_ h-20
اجلت r76 h-25
اجلت_ r76 h-25
اجله r26 h18
اجله_ r26 h18
اجن g19 h-19
اجنب g19
اجنبي g19
اجها g-23 h27
اجهاض h27
اجو h17
اجون h30
اجون_ h30
اجي r35 k21
اجير k23
اجير_ k23
اجيل r23
اجيل_ r23
اح_ g-35 m38 h-77 k-15
احب r-33 k34
احب_ k33
احبت h27
احبتي h27
احبه r-15 g17 h-27
احبه_ h-21
احت r-63
احت_ g33
احتيا h17
احد r-18 g37
احد_ r-24
احده g34 h20
احده_ g28 h23
احذ h24
احذف h24
احذف_ h24
احر g-18 h67
احر_ h34
احق g42
احقا g42
احقا_ g42
احل h-15
احل_ h-19
احم g-25 h33
احمر g-16 h36
احمر_ g-16 h36
احه h-33
احه_ h-29
احو r-18 g-17 h-15 k52
احول r-18 g-17 h-15 k52
احول_ g-16 k28
احوله h-15 k25
احي g-24 m-15 h72
احي_ m-15 h15
احيه g-20 h58
احيه_ g-20 h58
اخت r-75 m-50 h-38 k-19
اختر r-47 g-46
اخترا h36
اخترت r-45 g-41 h-32
اختي r-28 g42 h-40 k-15
اختي_ r-19 h-33
اختيا g48
اخد r36 m-20
اخد_ r17
اخذ r81 g-28 m38 h-31 k-34
اخذ_ g-32 m46 h-32 k-18
اخذت_ r33
اخذته r-23
اخذه r33
اخذها r21
اخذو r17
اخذوه r17
اخر r75 g-33
اخر_ r66 g-19 h-22
اخرت g-18 m-15
اخرت_ g-18 m-15
اخره h15
اخره_ h15
اخض g39 m25 h-18
اخضر g39 m25 h-18
اخضر_ g39 m25 h-18
اخف k16
اخفا k16
اخفاء k16
اخل r23 g34 k22
اخل_ g26
اخله g15
اخله_ g32
اخو h-31 k30
اخوه r25 h-16 k28
اخوه_ r25 h-16 k28
اخوي r-33
اخوي_ r-28
اخي h-20
اخي_ r-18
اخير_ r-16
اد_ r42 g-33 m-38 h-28 k-16
ادا r41 h-20
ادات r24
ادات_ r24
ادار r19
اداري r25
ادت m36
ادت_ m36
ادث r-18 g28
ادث_ r-18 g28
ادخا g16
ادخار g16
ادر g15
ادف g36 h-18
ادفع g36 h-18
ادفع_ r-17 g49 h-18
ادل r-39 g85 h-33
ادلا g21
ادلات g21
ادله r-29 g53 h-20
ادله_ r-29 g53 h-20
ادم g59 m-35 h-45
ادم_ g44 h-19
ادما m-33 h-23
ادمان m-33 h-23
ادمه g17
ادمه_ g17
ادن r17 g35 h-30
ادني r23 g22 h-30
ادني_ r23 g22 h-30
اده g-29 k-49
اده_ r-21 g-27 k-41
ادو h41
ادو_ h20
ادور g23
ادور_ g23
ادول h24
ادول_ h24
ادي r-31 g-30 h17 k22
ادي_ r-31 g-35 h-37 k38
اديب h44
اديب_ h44
اديق h-19
اديق_ h-19
اديه g17
اديه_ g17
اذا g115 h-17
اذا_ g115 h-17
اذو r67 h-30
اذون r67 h-30
اذون_ r22 h-19
اذونا r45
اذي h24
اذين h24
اذين_ h24
ار_ g36 m22 h-143
ارا g37 h-46 k-20
ارات g17 m17 h-47 k-19
ارات_ m17 h-43 k-19
اراض g18 h-16
اراضي g18 h-16
اراه m-17 h34
اراه_ m-17 h34
ارب g-33 h15 k-17
ارب_ h18
اربع g-16 m-20 h-21
اربع_ r-37 m-15 h-18
اربعي r38 g-17
اربه r-30 m-15 h33
اربه_ r-30 m-15 h33
ارت r-22 g-29 m-22 h43
ارتف g15 m-16
ارتفا g15 m-16
ارتي g-33
ارتي_ g-30 h-29
ارتين h27
ارج r-33 g51 m-19 h-18 k36
ارج_ k50
ارجن g75 m-15 h-36
ارجن_ g75 m-15 h-36
ارخ h28
ارخص h28
ارخص_ h28
ارد g-26 h34
ارد_ h27
ارده r16
اردها r33 g-16
ارس g-29 m37
ارس_ g-25
ارض r-42 m-35 h-90
ارض_ r-36 m-35 h-81
ارط g-16 m53 h-25
ارع g-26 m31
ارع_ m22
ارعه g-23
ارعه_ g-23
ارف g40 k-15
ارف_ g32
ارق m26 h48
ارقا m27 h54
ارقام m27 h54
ارك g-32 h33
ارك_ g-15
اركه r20
اركه_ r20
ارن r-16 g69 h-18
اره r-28 g-18 h60
اره_ r-24 h75
ارو g16 h30
اروا h17
ارواح h17
اروت h16
اروت_ h16
اري r18 h29 k29
اري_ r69 g35 m24 h-39 k-19
اريخ g25 h20
اريخ_ g25 h20
اريد k23
اريد_ k23
اريف r-44 h-32 k32
اريف_ r-44 h-32 k32
اريه g-35 h40
اريه_ g-25 h41
از_ r-40 h90
ازا m-20 h-15
ازات h21
ازات_ h21
ازاز h29
ازازه h29
ازاي h-33
ازايز h-33
ازج g-23 h-39
ازج_ g-23 h-39
ازل r-41 g39
ازل_ g40
ازم h-18
ازم_ h-18
ازه h42
ازه_ h42
ازو g20 h-28
ازون g43 h-20
ازون_ g43 h-20
ازي r39 g-27 m65 h-46
ازي_ m46
ازين m23 h26
ازينو m23 h26
ازيه h-78
ازيه_ h-78
اس_ r38 g-39 m-56
اسا r22 g-27 k24
اسب r22 g-23
اسبه g-19
اسبه_ g-19
اسبو r25 h22
اسبوع r25
است r-59 g-22 m-29 h-100 k88
استث g25
استثم g25
استخ h-23 k53
استخد h-23 k53
استر h31
استص g-15
استصن g-15
استع r-35 g19 k18
استعم r-34 g19 k19
استق r-18 k37
استقب r-18 k37
استل r-15 g34 h-33
استلا g21
استلم h-18 k30
استي g-22 h-17
اسح m22 k26
اسحب m22 k26
اسد r35 h48
اسدد r35 h54
اسدد_ r33 h36
اسر m18 h-24
اسر_ m18
اسط h55
اسطه h69
اسطه_ h69
اسع g34
اسعا g34
اسعار g34
اسق r-26
اسقط r-26
اسقط_ r-15
اسك h36
اسل g-50 h-15
اسلا g-31 h-19
اسلام g-31 h-19
اسلم g-20 k15
اسم r-16 g-57 m-25 h-72 k52
اسم_ g-23 m-31 h21 k20
اسمن h-26
اسمنت h-21
اسمه g15 m19
اسمه_ g15 m19
اسمي g-37 h-24 k18
اسمي_ g-37 h-24 k18
اسن m-22
اسنا m-22
اسنان m-22
اسه r-16 g22 h-15
اسه_ g16 h-18
اسي r-43 g-18 h-40
اسين h-35
اسين_ h-35
اسيه r-17
اسيه_ r-17
اش_ r41 g34 h-119
اشت k-16
اشتر h-20 k-15
اشترا r-25
اشترط r21 g-15
اشتري h-17
اشتغ h18
اشتغل h18
اشخ h28
اشخا h28
اشخاص h28
اشر r91 m25 h39
اشر_ r91 m28 h33
اص_ r-23 m-31 h67
اصر r-22 h28
اصر_ r-26
اصرا h19
اصرات h19
اصف h32
اصفا g15
اصفات g15
اصل r44 g-50 m-28 h-15 k-18
اصل_ r70 g-19
اصلا h-36
اصلي r-35 g-35 h46
اصلي_ r-21 g-19 h51
اصليه g-16
اصه r20 h36
اصه_ r20 h36
اض_ r-28 g19 m-15 h25
اضا r-15
اضاف r-15
اضافي r-15 g24
اضح g-17 h45
اضح_ g-17
اضر g-32 h-35
اضرا h-23
اضرار h-23
اضره r-17 g-30
اضره_ r-17 g-30
اضه h-24
اضه_ h-24
اضي r-15 g16 h19
اضي_ r-16 m-16
اضيه g20 h32
اضيه_ g20 h32
اط_ r-61 g-68 m87 h-33
اطر r15 g18
اطف m-39 h-19
اطفا m-39 h-19
اطفال m-39 h-19
اطم g-22
اطم_ g-22
اطي m15
اع_ r-38 k-17
اعات r-19
اعات_ r-19
اعب g-23 m-19 h68
اعب_ g-23 m-19 h68
اعت r65 g-20
اعت_ r57
اعتي r-21 g-16
اعد m30 h-41
اعد_ g25 m31 h-39
اعده k15
اعده_ k15
اعض h23
اعضا h23
اعضاء h23
اعط r-30
اعطي r-39
اعطيه r-44
اعف r29 m26 h26
اعف_ r22 m26 h27
اعل g18
اعلا m-16
اعلان m-16
اعلي g20
اعلي_ g20
اعم h-25
اعما h-20
اعن g21
اعني g21
اعني_ g21
اعه r-39 g-47 h-20 k22
اعه_ r-32 g-49 h-20 k27
اعو r91 g-32 h-26
اعول r41 g-20
اعولي r41 g-20
اعوه r50 h-23
اعوه_ r40 h-21
اعي g-29 m-21
اعي_ g-19
اعيه h17
اعيه_ h17
اغ_ h-49 k37
اغو h22
اغو_ g16
اغون h27
اغون_ h27
اف_ g49 m-24 k-15
افا g24 h-20
افا_ g25 h-15
افر h-18
افر_ g20
افع r-17 g17 m37
افعه r-15 m38
افعه_ r-15 m38
افق g-32 m-23 h80
افق_ g-16 h49
افقا h30
افقات h30
افقه g-15
افقه_ g-15
افل g-24 m-20
افل_ h-41
افلا h66
افلام h66
افه r-19 g26 h-40 k-18
افه_ r-19 h-35
افها g24
افها_ g24
افي r-36 g33
اق_ g-23 m21 h37
اقام h15
اقامه h22
اقت r-18 g19 m26
اقتر g19
اقترا g20
اقد h42
اقدم h45
اقدمه h45
اقر r27
اقرض r40 m-25
اقرضن r15
اقس r-40 g-17
اقسا r-40 g-17
اقساط r-40 g-17
اقص r15 g-20
اقصه g-19
اقصه_ g-19
اقل r88 g-32 k23
اقل_ r88 g-32 k23
اقم h-29
اقه h-39
اقه_ h-39
اقي k20
اقي_ g-19 h17 k20
اك_ r-44 m33 h15
اكا m60
اكب r33 m21 k17
اكبر r34 k17
اكبر_ r34 k17
اكت r47 g-23 h-17 k42
اكتب k46
اكتب_ k46
اكتو r20 h-15
اكث r36 g-20
اكثر r36 g-20
اكثر_ r36 g-20
اكر r-15 h-18
اكر_ r-22
اكرا h-20
اكرام h-20
اكس r-20 g-28 m60 h25
اكس_ m63 h28
اكل m21 h21
اكل_ m21 h21
اكم r29 h-37
اكن r31 g-17
اكن_ r31 g-17
اكه r-27 m30 h-21
اكه_ r-25 m31 h-17
اكي r-23 m45 h-16
اكيا g24
اكياس g24
اكين r-21 g-25 m57
اكينا g-15 m33 h29
اكينه r-17 m24 h-28
ال_ r42 g-80 h74 k57
الا r73 g16 h-19 k-18
الا_ h30
الاب h32
الات g16 h-36 k28
الات_ h-45 k28
الاج h26
الاجا h18
الاجر g20
الاجل g-16
الاح g-17 h32
الاحد r16 g-16
الاخ r-37 g48 h-19
الاخت g36
الاخي r-29 g17
الاد r37
الار g47
الارا g16
الارض g25 h-23
الاس r25 g25 m21
الاسب m32 h29
الاست g43
الاسع g15 m30
الاسل g-19
الاسو r21
الاصل h-26
الاق g-27
الاقس r19 g-23
الال r67 g-35 m-15
الالف r67 g-35 m-15
الام g16 h-46 k15
الاما h-15
الامت h-20
الامه r25
الامو k24
الان r26 g-17 m16 h17
الان_ r-19
الانت r24 g-22 m18 h26
الانظ r23
الاو m19 h17
الاي k-41
الايت r17
الايج r-19 k-19
الب g47 m-21 k-21
الب_ h26
البا m-17 k15
البار h72
الباق r35 h19 k23
الباي g24 h-16
البح r-16 g55 h-22
البحر g65
البخ m41
البخت m41
البد g30
البدل g30
البر g-37
البر_ g-33
البص h19
البصا h19
البض r-37 g51 k-22
البضا r-37 g51 k-22
البطا r20
البق g59 h-20
البقر g63 h-15
البل r41 g-17 m-27
البلد r20
البلو m-20 h18
البن g-51 h26 k23
البنا g-30
البنت h49
البنك r17 g-17 k23
البو r-24 g-37
البور g-36
البي g33 h-39 k-26
البيا g-30
البيت r30 g24 h23 k-26
البير h15
البيع r-27 g39 h-40
الت r48 g-24 h-121 k38
التا r-30 g37 h-22
التاخ r-23
التام g29
التج g34
التجا g34
التح h-15 k59
التحو h-15 k61
التخ g28 h-24
التذ g16
التذك g16
التس m-26
التسل g29
التط m19 h27
التطب m19 h27
التع g16
التق g-25
التك h-20
التم r18 g-46
التمو r20
الته r26
الته_ r26
التو r39 m19
التوت h-22
التوص g19
التوف r41
التوق h19
التي g-51 h-28
التي_ g-51 h-24
الث r-42 m19 h-70
الثا m25 h-23
الثال r-16 h-15
الثان m26
الثل r-19 g-28
الثلا r-41
الثلث r22 g-23
الثم g20 h-23
الثمن h-23
الج r15 h-64
الجا r22 g45 m27 h-39 k-16
الجار r18 g-15
الجام k-16
الجاي g64 m34 h-19
الجز g35 h-40
الجزا g35 h-40
الجل h27
الجلس h27
الجم r-26
الجمل r-27
الجن g-21
الجن_ h21
الجني h-27
الجه r-30 g-21
الجها r-30 g-16
الجو r55 h-17
الجوا r46 h-17
الح r18 g36 h-27 k77
الحاج r23 g43
الحار r-18 g-20
الحب g46
الحبي h29
الحد g-15 k45
الحد_ k45
الحر h55
الحره h51
الحري g18
الحس r75 g-26 h-31 k15
الحسا r90 g-18 h-16 k16
الحص g20
الحصا g20
الحظ g47 m50 h-20
الحظ_ g47 m50 h-20
الحق k37
الحك h15
الحل g-21 h28
الحلو h33
الحم h-19
الحو g-41
الحي r-20 g39
الحيا r-18 g28
الخ r-71 m22
الخا r17 g-21 m15 h49 k17
الخار g-17 h21 k17
الخاس m18
الخاص r19 h30
الخر r-47 g23 h-36
الخرف g22
الخرو m15
الخري r-36 g22
الخز r24
الخس r-20 h-25
الخسا r-20 m-28 h-23
الخسر m19
الخم g-18 m19
الخمي r-15
الخي r-21 g35 h38
الخيا r-20 g29 h-18
الد r-26 g-41 m-37 k-31
الدا r24
الدر r15 g-15
الدف r-28 g29 h25
الدفع r-28 g36
الدفي h21
الدك g-27 m-28
الدكا g-27
الده r-30 h-34
الده_ h-27
الدو r25 m-15
الدوا h-18
الدور h20
الدول r25
الدي r-44 h16 k-15
الدين r-33
الديو g24
الذ g55 m20
الذه m21
الذهب m21
الر g-35 m-24 h34
الرا r26 m-21 h-25 k-17
الرات r39 k-15
الراع g-16 h-17
الرب g33 m-44 h-29
الربح r-45 m-43 h-25
الربو r29 h15
الرحل h-18
الرخ h22
الرخص h22
الرس r-28 m-18 k21
الرسو r-16 h15
الرص m17 h19
الرصي m17 h19
الرق m15 k15
الرقم m15
الره r29 m15
الرها m16
الرهن r29
الرو g-17 m29 h45
الري r-18 g-22
الريا r-18 g-22
الز r16 m-19 h71
الزب g15
الزو h52
الزوج r-20 h57
الزيا h19
الس r-32 m20 h78
السا g-31 h53
الساح h19
الساع r19 g-20 m17 h40
الساي h17
السب g-15
السح r27 g-22 m17
السحب r30 m33 h-18
السحر m-16 h27
السد h-26
السع r-62 g24 m-26
السعر r-62 g38 m-22
السف r19 g41 h18
السفا h31
السفر r30
السفي g36
السك h28
السكو h22
السل g-29
السن r17 g44
السند r32 m-19
السنه g21 m26
السنو g28
السه m21
السهم m21
السو h-56
السوق h-19
السي r-19 g-19 h39
السيا r-39
السير h32
الش g47 h-16 k-34
الشا g36 h37
الشاح h21
الشام h-16
الشاه g25
الشاي h18
الشب g44 m-45
الشبا m-25
الشبك g47 m-20 h-24
الشج g30
الشجر g30
الشخ r18
الشخص r18
الشر g-41 h-73
الشرط g23 m20 h-29
الشرك r-22 g-31
الشه m16
الشهر m16
الشو m15
الشوط m16
الشي r39 g-19
الشيخ h30
الشيك r46
الص r46 m-36 h-105
الصا r43 h-16
الصاي r31 h-16
الصب r38
الصبر r38
الصل h26
الصلا h26
الصن r-16 g-28 h-36
الصند r-16 h-34
الصو r-36 h-15
الصي g18 m-20 h-55
الصيا r-15 g29 m-19
الصيد g-24 h-40
الصيف r24
الض k22
الضا g-33
الضر g42 h-49 k24
الضري h-22 k18
الط g-47 m22 h44 k-32
الطا r-36 g-19 h63 k-15
الطال h20
الطاو g-19 h44 k-15
الطب g18 h-35
الطبي g18 h-29
الطر r27 g-16
الطل h19
الطي m31
الطيا m31
الع r45 g-49 h-22 k-23
الع_ h28
العا r25
العاب m22 h-20
العاي r38
العج m18
العد r21 g-17
العر g-24
العس m-24
العسل m-24
العش h-30 k-15
العشا m-17 h-28 k-15
العشر m15
العق r24 g16 m-16 h-30
العقا h-20
العقد r28
العم r-30 m-21 h22
العمل m-26 h21
العن g20
العنب g20
العي r37
العيد r20 g18
العين r29 g-21
الغ r-70 g98 m-29 h-83
الغا g38
الغد g-18 h-28
الغدا g-16 h-28
الغس g-18
الغن g26
الغنم g26
الغو g60 h-24
الغوا g35 h-16
الغوص g24
الغي g25 h-16
الف r42 g-34
الف_ r39 g25 m-27
الفا r46 g-30 m-16 h-27
الفاي r54 g-21 h-38
الفر g51 h-87
الفرس g29
الفرق k15
الفرو g24
الفري h-30
الفع r-28
الفعل r-28
الفق g-16
الفل r34 h-18 k34
الفلو r34 h-18 k34
الفن h95
الفنج h53
الفه h19
الفه_ h19
الفو m53 h41
الفوا m28 h35
الفي r-17 g-41
الفيز g-16 h-21
الفين r-20 g-21
الق r-34 g-86 h19 k-34
القا g20 h43
القاد g52 h-26
القار h23
القاض h44
القب g-20 h23
القبض g-20 h27
القد g-25 h-17
القدي g-22
القر h-37
القرا g-16 m-30 h-55
القرض r18
القرع m16
القس r15 g-31 h-20
القط h-23
القم r-22 g15 m34
القما m45
القن h22
القو r-15 m-20 h70
القوا r-15 m-20 h49
الك r-16 g51 m28 h-18 k-29
الك_ g35
الكا r-27 g-16 m16 h-20
الكاش g-21 h-15
الكب g26 h21
الكبا h23
الكت m-19 h-25 k-15
الكتا m-16 h-24
الكر r-26 g20
الكرا r-26
الكس m21
الكسب m21
الكف r46 g-21 h47
الكف_ g-18 h64
الكفا r43 h-18
الكل r-26 m37
الكل_ r-25 m37
الكه h-40
الكهر h-40
الكو g35
الكي r23 g-30 h19
الكيل g15 h20
الل r-50 g-39 m58 h22 k-30
اللح h26
اللع m16
اللعب m16
الله r-68 h-20
الله_ r-68 h-20
اللو g-19 m41 h35
اللي r41
اللي_ r15 g20 m15 h15
اللير r16
الم r-15 g15 m-20 h-21
الم_ r-23 h-21
الما r16 g39 m16 h-42 k19
المات m20 h15
المار g32
المال r25 h-43 k29
المب r-26 m26 h22 k15
المبا m21 h45
المبل r-30 g19 h-19 k15
المت r34 g19 h-18
المتا r20
المج g44 m16
المجل r-20
المجم r16 m18
المح r-21 h16 k-27
المحت g43 h-21
المحص r20 g-16
المحك g23
المحل r-38 g-41
المخ g-15
المخا h40
المخت h-24
المخد h-39
المد r44 h-36
المدر h-44
المده r45
المر r-30 h31
المز r-20 h-17
المزا g27
المزر r-18 g-24
المسا m24
المسب g25
المست g-72 h-22
المش r24 h36
المشت r27 g16
المص g-25 h33 k16
المصح h24
المصن h20
المط m-25 h-19
المطا h-30
المطر g30 h-18
المطل h34
المع g-41 h-16
المعا g-17
المعد r22 g-24
المعر h-17
المف g29 m-15 h-21
المفا g49 m-15 h-19
المفت g-20
المق g-23 m-21
المقا r-21 h-36
المقب h18
المك r42 m-30
المكت r-22 h21
المكش r68 m-27
المل r-49 g21 h-16
الملا r-48 g46
الملك g-19
المم g-33 h43
المن r-18 g20 m17 h20
المنا h36
المند h35
المو m31 h23
الموت r25
الموج r17
المور g23
الموس g16
الموق g-15 m44 h84 k18
المول g-18
المي r19 h-31
الميز g-29
الميه r40 g-15 h-20
الن r-53 g22 k22
النا g24 h-27
الناق g56 h-24
النب h40
النبي h40
النت h18
النتي h18
النح h29
النحس h29
النخ g29 h-25
النخل g29 h-25
النس h-23
النص r-19 g-20 m28
النص_ g-20 m15
النظ h-24 k31
النظا h-27 k31
النف g22 h21
النفط g22 h21
النق g-25 m15
النقو m18
النه r-17 g37
النها r-17 g30
اله r-27 g36 m-27 h-35
اله_ r-16 g-68
الها g60 h-17
الهاش g22
الهام g27
الهب g27
الهبو g27
الهج g-20
الهجن g-20
الهو g49 h-29
الو m-43 h-21
الوا g-17
الواس h20
الود r-25 h38
الودع h40
الودي r-28
الور r21 m-15 k-18
الورش g17
الورق r33 m-15 h18
الوز h-15
الوزا h-15
الوش g21
الوش_ g21
الي r17 h24 k-44
الي_ r-18 g-22 m-15 h-27 k-40
اليان m15
اليه g23
اليه_ g23
اليو r53 h17
اليوم r48 h17
ام_ r-75 m-16 h144 k16
اما r32 m-20 h-26
اماد h24
امادو h24
اماز g43 h-20
امازو g43 h-20
امان h-24
امت r15 g25 h-27
امتح h-19
امتحا h-19
امتل r17
امح r-63
امر m94 h23
امر_ m46 h-33
امرر h40
امرر_ h40
امس g29
امس_ k-15
امسح k18
امسح_ k18
امش r-17 g58 m-18 h-27
امش_ r-17 g92 m-18 h-35
امض g40
امع r-32 k-16
امعه k-16
امعه_ k-16
امل r-25 h-45 k-19
امل_ r-15 g19 m-22 h-76
امله m17 h43
امله_ m17 h43
امه g-47 h-48
امه_ r-15 g-21 h-35
امها r36 g-21
امهال r36
امو g-31 h-19 k52
اموا h-22 k52
اموال h-22 k52
امور g-27
امور_ g-27
امي r-47 g-25 m-40 k-54
امي_ r-30 g-77 k-35
امين r-45 g81 m-19
امين_ r-45 g81 m-19
اميه r29 g-26
اميه_ r29 g-26
ان_ r-142 g-23 m-28 h-98 k27
انا r21 h86 k16
انا_ r40 g17 h90 k21
انات r-16 m22
انات_ r-16 m22
اناك h17
اناكس h17
انبر g21
انبرم g21
انت m35
انت_ m21
انته h20
انتها h20
انج h37
انخ m-15
انخف m-15
انخفا m-15
انشر g-17 h20
انشر_ g-17 h20
انص m33 h22
انصي m33 h30
انصيب m33 h30
انظ r30
انظا r30
انظار r30
انف h-25
انق h27
انق_ h33
انك g29
انكس g29
انكسر g29
انه r59 g-114 h75 k44
انه_ r38 g-80 h24 k21
انها r21 g-50 h53 k25
انها_ r21 g-50 h53 k25
انهي g16
انو r-16 g21 h-28
اني g-27 m19 h70
اني_ g-46 m23 h40 k19
انيا h63
انيا_ h54
انيه g19 h-41
انيه_ g19 h-41
اه_ r-97 m-102 h-90 k-34
اها r19
اها_ r34 g25
اهد h33 k37
اهد_ h46
اهدي k38
اهدين k38
اهر g-20 m19
اهز h51
اهز_ h28
اهزه h23
اهزه_ h23
اهل r27 h-21 k-20
اهلي h-16 k-20
اهلي_ h-16 k-20
اهم r24 h-32
اهم_ r31 h-20
اهن r-25 g-26 m161 h-63
اهن_ g-24 m31
اهنا h-20
اهنا_ m43
اهنات m-50
اهنت m20
اهنت_ m19
اهنه r-18 g26 m73
اهنه_ r-18 g26 m73
اهني m23 h-16
اهنين m23 h-16
اهي h34
اهي_ h34
او_ r-28 g157 h-66 k-20
اوب g72 h-33
اوبش g72 h-33
اوبشن g72 h-33
اوج k26
اوجر k26
اوجر_ k26
اود m25
اور g-23 h65
اورا m16
اوراق m16
اورو h49
اوروب h49
اوز h22
اوص g15
اوصا g15
اوصاف g15
اول r-30 g-63 m50 k-20
اول_ g-36 m37 h-39
اوله g-18 m18 h37 k-15
اوله_ g-18 m18 h37 k-15
اولي m-15
اولي_ g-15 m-15 h19
اون g-21
اونت_ r27
اونل m28 h27
اونلا m32
اوه h16
اوه_ h16
اوي r-21 h27
اوي_ r-18 h43
اي_ r-26 g114 h-44
ايا r-21
ايا_ r-17 g26
ايام g-21 h-15
ايام_ g-21 h-15
اياه h23
ايب r17 g-28
ايت m-17 h24 k-18
ايتا k-18
ايتام k-18
ايتم g19
ايتما g19
ايث h42
ايج h-19
ايجا h-19
ايجار h-19
ايح h45
ايحه h27
ايحه_ h27
ايد r162 g-17 h-63 k-34
ايد_ r118 m-17 h-24 k-19
ايدا m24 h-17
ايداع m24 h-17
ايده r41 g-16 h-21
ايده_ r41 g-16 h-21
اير g-18 h-47
اير_ h-43
ايز m35 h-84
ايز_ m18 h-52
ايزه m19 h-37
ايزه_ m19 h-37
ايس g-18 h20
ايس_ h20
ايست g-17
ايستي g-17
ايش g36 h-40
ايش_ g22 h-37
ايص r34 g16 h-37 k-19
ايصا r34 h-37 k-19
ايصال r34 h-37 k-19
ايض r23
ايض_ r23
ايظ r94 g-20 m-18 h-25
ايظ_ r94 g-20 m-18 h-25
ايع r37 h-26
ايع_ h-24
ايعه r31
ايعها r31
ايغ r48 h-17
ايغ_ r48 h-17
ايف g16 h-43
ايفه g17
ايق r-21 g17 h-41
ايق_ r-20 g23 h-56
ايل r-16 m-22 h-21
ايل_ h-24
ايلي m-16 h-16 k15
ايم h45
ايم_ h24
ايمه h16
ايمه_ h16
اين r-25 m17 h84
اين_ g-18 m38 h56
اينك h31
اينكن h31
ايه r-57 g85 m-52 h-49 k16
ايه_ r-54 g68 m-51 h-42 k19
ايي g25 m69 h-38
ايي_ h-57
اييه g52 m72
اييه_ g52 m72
با_ r25 g-24 h-40
باء r17 h-21 k-16
باء_ r17 h-21 k-16
باب m-31
باب_ m-31
بات r-16 g-23 h-22
بات_ r-16 g-22 m-20 h-37
باج r-15
باح g-15 m-20
باحي m-15 h20
باحي_ m-15 h15
باد r-38 g73
بادل r-38 g73 h-34
بادلا g21
بادله r-29 g53 h-18
بار r-26 g-74 m-30 h112
بارا m-17 h34
باراه m-17 h34
بارب m-15
باربع m-15
بارد h40
بارد_ h40
باري m18 h-33
باز m46 h-42
بازي m46
بازي_ m46
باس r-15 h-16
باسم r-15 h-34
باسمه g20
باسمي g-23
باش m33 h52
باشر m33 h48
باع r129 m-23 h-19 k-35
باع_ g29 h19
باعت r59
باعت_ r59
باعن g21
باعني g21
باعه r-23 k-15
باعه_ r-16
باعو r91 g-32 h-26
باعول r41 g-20
باعوه r50 h-23
باق r39 g-35 m-18 k20
باق_ g-19
باقل r31
باقل_ r31
باقه h-21
باقه_ h-21
باقي g-19 k20
باقي_ g-19 k20
باك r45 g20 h-32
باكر g22
باكر_ g22
بال r-61 g99 m-30 h23
بالا r17 g-23
بالاج r-17
بالاس r21
بالاق r18 g-23
بالبي g22
بالت g32 h-25
بالتق r17
بالج r28 g28
بالجز g38
بالخ r-36
بالد r-31
بالدي r-28
بالس g-20 h54
بالسا h53
بالش r18 h-18
بالع r17
بالغ r-40 g23
بالف g36
بالف_ r-40 g32 h-18
بالق g-20 h27
بالك r-18 g76 m-15 h-45
بالك_ g18 h24
بالكا r-18 g-15 h-42
بالم m16
بالمح r-22
بالمي r36
بالن g-22
بالنص g-18
باله g17
باله_ g17
بالو r17
بالي h34
بالي_ h34
بان g-86 h74
بان_ g-71 m21 h-38
بانج h50
بانجو h50
باني h62
بانيا h54
باي r-22 m-48
باي_ g18
بايص h-30
بايصا h-30
بايع r21 g28 h-18
بايع_ g24 h-16
بايعه r31
بايل m-25
بايل_ m-25 h-27
باين r-26 g20 h32
باين_ r-23 h31
بب_ k32
ببا g47 m22
ببل r25
ببلا r25
ببلاش r25
بت_ r-23 g-33 m121 k-18
بتا g-16 h56
بتاج h30
بتاجو h30
بتاغ h27
بتاغو h27
بتت g23
بتر r-19 g22
بتز h30
بتزا h23
بتزاز h23
بتس r49
بتسع r49
بتسعه r42
بتك g-17
بتكو g-17
بتكوي g-17
بتل h46
بتم h-26
بته g-36 m19 h33
بته_ g-25 m20 h39
بتو g26
بتي r23 h40
بتي_ h26
بثل g15 k18
بثلا g15 k18
بثلاث g15 k18
بح_ r-51
بحا r29 g-33
بحات r34 h-15
بحات_ r34 h-15
بحار g-33 h18
بحار_ g-33 h18
بحر g68
بحر_ g81
بحه g-22 k-17
بحه_ g-22 k-17
بحي g62 h-15
بحير g62 h-15
بحيره g21
بخ_ g-30 h-17
بخت m38
بخت_ m38
بخم g52 m-29
بخمس g52 m-29
بخمسم g16
بخمسه g15 m15
بخمسي g20 m-39
بد_ h-19
بدا h16
بداخ g-17
بداخل g-17
بدال h23
بدالي h23
بدر r22
بدري r50
بدري_ r50
بدف r42 g15
بدفا g17
بدفات g17
بدل r46 g17 h-33
بدل_ r40 h-22
بدلي g27
بدلين g30
بدو r-28 g67
بدو_ r19 g32 h-18
بدور r-20 g61
بدور_ g24
بدون r-30 g-24
بدون_ r-30 g-21
بدي h-40
بر_ r50 g-54 h-23
برا r-41 g-28 h54
براج h21
براج_ h21
برام h42
برج r39 h33
برجع r44
برجعه r16
برجي h30
برجي_ h30
برع r-26 g-35 h-30 k36
برعا g-17 h-36 k26
برعات k32
برم g30
برمج g21
برمجت g21
برو m17 h-20 k17
بري g18 h-51
بري_ g16 h19
بريد h-47
بريد_ h-47
بز_ g-16 h-30
بس_ r-18 g21 m-16 h-59 k-27
بست g24
بسته g16
بسته_ g16
بسع g-45 h31
بسعر g-45 h31
بسعر_ g-45 h31
بسي h16
بسيط h16
بسيطه h16
بشت g55 h-23
بشتر g55 h-23
بشتري g55 h-23
بشر r28 h15
بشر_ h15
بشرط r31
بشرط_ r31
بشن g72 h-33
بشن_ g53 h-24
بشي g32
بصا h58
بصار h58
بصاره h58
بصر r15
بض_ r59
بضا r-25 k34
بضاع r-25 k34
بضاعه r-25 k34
بضت r-31 g-24
بضت_ r-17 g-19
بضر g25
بضرع g25
بضرعه g25
بط_ g-20 h61
بطا g-34 m29
بطاق m20
بطاقه g-19 m16 h19
بطل h28
بطلب g23
بطلبه g23
بطلي h22
بطلين h22
بطن r-24 g55
بطن_ g40 h-21
بطنها g26 h-25
بطو g15 h-19
بطيخ h-18
بع_ r-17 m-16
بعت g-50 h-29
بعت_ r-52 g-85 h-20
بعتك g44
بعتك_ g44
بعتل r20 g-17 m24 h34
بعتلي g-17 m27 h36
بعته h-26
بعته_ h-23
بعد r-28 g35 m-18
بعد_ g-41
بعدي r-22 g69
بعدين r-22 g69
بعش g25 h-48
بعشر g25 h-48
بعشره m26 h-15
بعشري g45 h-15
بعن g18
بعنا g18
بعنا_ g18
بعه r22
بعه_ r22
بعي r26 h-49 k57
بعيد g-17 h-15 k66
بعيد_ k39
بعيدا g-17 k26
بعين r36
بعين_ r35 g-27
بعينه g26
بغي g-19
بغي_ k17
بفا g25
بفاي h23
بفايد h23
بفل r-21 g15
بفلو r-21 g15
بفلوس r-21 g15
بق_ r-31 g29 m34 h-26
بقا g-24 h-40
بقال g-52 h-24
بقاله g-52 h-24
بقت g-24 m38 h25
بقر g41 h-43
بقره g44
بقره_ g44
بقري h-15
بقري_ h-15
بقه m38 h-20
بقه_ m38 h-20
بقي g55 m-31 h-54
بقيم g61 h-21
بقيمه g61 h-21
بك_ m-20 k20
بكا m23 h-24
بكت g31
بكر r-18
بكره r-18
بكره_ r-18
بكم r-20 g20 h-18
بكه r-17 g25
بكه_ r-17 g25
بل_ g117 h30
بلا r17 g17 h-44 k19
بلا_ g40 m-18
بلاش r25
بلاش_ r25
بلاغ h-49 k37
بلاغ_ h-49 k37
بلاي g-17
بلايس g-17
بلد g-15
بلدي g-15
بلديه r20 h-15
بلط h19
بلطج h19
بلطجي h19
بلغ r-22 g25
بلغه g19
بلغها g19
بله g89 m36 h-63
بله_ g89 m15 h-63
بلو m-55
بلوت m-55 h18
بلوت_ m-55 h18
بلون h-19
بلون_ h-19
بلي g35 k28
بلي_ h38
بليا g26
بليات g35
بليغ h-19 k37
بليغ_ h-19 k37
بليه r16
بليه_ r16
بمب g29
بمبل g29
بمبلغ g29
بمص m22
بمصا m22
بمصار m22
بمي r-43 g42 m-22 h-28
بميت r-22 m-15 h-24
بميتي r-22 m-15 h-24
بميه r-20 g37
بميه_ r-20 g37
بن_ g27 m-46 h-112
بنا g-22 h22 k-21
بنا_ m-20 h-43
بنات h42
بنات_ h42
بنان m20 h24
بناني m20 h24
بنت r-43 g-19 m-26 h71
بنت_ r-24 g-19 m-22 h77
بنتي r-19
بنتي_ r-19
بند g-20
بنف r-27
بنفس r-27
بنق g27
بنك r37 g-32 h-17 k31
بنك_ r27 g-26 k23
بنكي h-17
بني r-34 g-30 k-16
بني_ r-34 g-29 k-16
به_ r-45 g43 m-22 h-41 k93
بها g21 h-26
بها_ h-26
بو_ r46 g-50 m17 h53 k16
بوا h15
بوب g-42 h-18 k-15
بوب_ g-42
بوت g31 h-18
بوت_ g42 h-36
بوتل h18
بوتل_ h18
بود h43
بودر h43
بودره h43
بور g-66 h46
بور_ r16 g-23 m18
بوس h-24
بوط g28
بوط_ g29
بوطه r17
بوطه_ r17
بوع r25
بوع_ r28
بوعي h15
بوعين r20
بوعيه h19
بوك g22 m79 h-50
بوكر g-18 m84 h-31
بوكر_ g-18 m84 h-31
بوكس g40
بوكس_ g32
بول g52 m39 h-33
بولا m45
بولا_ m45
بولي g55 h-21
بوليص g56 h-21
بون m43 h-16
بون_ r23 m33 h-38
بونا h-16
بونات h-16
بونص h-23
بونص_ h-23
بوي r85
بوي_ r23 g19 h24
بويه r53 h-21
بويه_ r53 h-21
بي_ r-34 g-75 m-60 k26
بيا r42 g-36 h24
بياخ r34 h17
بياخد r34 h17
بيب r-24 g-41 m-16 h-33
بيب_ g-36 h-15
بيت m16 h-39 k-44
بيت_ r42 g-23 k-34
بيتك g38 m24
بيتكو g38 m24
بيتي h-25
بيتي_ h-25
بيد r-62
بيد_ r-65 h19
بيدف r-28
بيدفع r-28
بيدي r31
بيدين r31
بيذ h47
بيذ_ h47
بير r-44 m-21 h27
بير_ h-36
بيره r-28 g21 m-27 h71
بيره_ r-28 g21 m-27 h71
بيس r16 m21
بيص g16
بيض g-36 m56 h-17
بيضا g-22 m32
بيضات g-15 m36
بيع r-20 g130 m-61 h-48 k-20
بيع_ g-48 m-15 h43
بيعت g44 h-30
بيعط r25
بيعك g59 h-24
بيعك_ g59 h-24
بيعن r-17 g48 m-20 h-37
بيعني r-17 g48 m-20 h-37
بيعه r-16 g35 m-18
بيعه_ r20 g43 m-18 h-51
بيعها r-36 h50
بيق_ g-36
بيك g-25 h40
بيكو g-19 h44
بيكون g-19 h44
بيل r-23 m15 h-26
بيل_ r-22 h-30
بين g-36 m64 h-15 k28
بين_ r-38 g-19 m18 h21 k27
بينن m21 h-15
بيننا m21 h-15
بيني m23
بيني_ m23
بيه m36 h48
بيه_ m36 h52
بيو h20
بيوق h25
بيوق_ h18
بيي k17
بييض k17
بييض_ k17
تاب r-24 g-37 m-20 h46
تاب_ r-24 g-33 h-24
تابه h76
تابه_ h76
تاج g-25 h39 k39
تاج_ r-33 m21 h21
تاجر m-20 h-19 k18
تاجر_ m-18
تاجو h30
تاجون h30
تاجي r37 k22
تاجير r15 k25
تاجيل r23
تاح g-22 m25
تاح_ g-22 m25
تاخ r187 g-66 h-47
تاخذ m20
تاخذ_ m20
تاخر r132 g-53 m-31 h-49
تاخر_ r114 g-35 h-43
تاخرت g-18 m-15
تاخي r42
تاخير r42
تاد h63
تادي h44
تاديب h44
تار g109 h-20 k-15
تار_ g51 h-20
تارو g18 h17
تاروت h16
تاري g29
تاريخ g29
تاش r32
تاغ h27
تاغو h27
تاغون h27
تاك g-23 h-18
تال m-15
تال_ h22
تام r-50 g88 m-17 h-66 k-23
تام_ k-18
تامي r-45 g90 m-17 h-66
تامين r-45 g90 m-17 h-66
تان m-17
تان_ m-17
تاي h-22
تب_ r-19 g-43 h-59
تبا h24
تبت m-18
تبت_ m-18
تبر r-28 g-33 h-24 k35
تبرع r-26 g-29 h-30 k36
تبرعا h-36 k26
تبص h21
تبل h-19 k37
تبلي h-19 k37
تبليغ h-19 k37
تبه h-38 k25
تبه_ r-18 h-37 k25
تبي r-17
تبيي k17
تبييض k17
تت_ g17 h-20
تتا r18
تتاخ r33
تتاخر r33
تثب r42 g-18
تثبي r42 g-18
تثبيت r42 g-18
تثم g26
تثما g25
تثمار g25
تجا g32 h26
تجار g41
تجار_ r-21 g16 h25
تجاري r33 g34
تجد r-17
تجدي r-17
تجديد r-17
تجر g28
تجر_ g28
تجس h30
تجسس h30
تجسس_ h30
تجع g68 h-25
تجع_ g28
تجعا g40 h-17
تجعات g40 h-17
تجن h-31 k48
تجنب h-31 k48
تجنب_ h-31 k48
تجي g96 h-27
تجيب g57 h-23
تجيبه g34
تح_ r-24 g50 h53
تحا h-19
تحان h-19
تحان_ h-19
تحت m-20 h23
تحت_ m-20 h23
تحد r-19 g63 m53 h-31
تحدد g40
تحدد_ g40
تحدي g23 m56 h-18
تحدي_ m59
تحديد g28
تحر h-15 k47
تحري h-15
تحريم h-15
تحض h49
تحضي h49
تحضير h49
تحل h-43
تحلي h-43
تحليل h-43
تحم g-21 h15
تحمل g-21 h15
تحن h26
تحن_ h29
تحو r-46 g36 m-25 h-20 k57
تحوط g57
تحوط_ g57
تحوي r-29 g-21 h-21 k65
تحويل r-29 g-21 h-21 k65
تخب k33
تخبر k33
تخبر_ k16
تخت g35
تختا g35
تختار g35
تخد h-23 k53
تخدا k16
تخدام k16
تخدم k37
تخدم_ k22
تخر m-18 h-48
تخرج m-18 h-48
تخرج_ m-18 h-29
تخص r38 g16
تخصي r38 g16
تخصيم r43
تخل r-41 g-17
تخلص r-37
تخلص_ r-22
تخم g28 m20
تخمي g28 m20
تدا g24 m36
تداو g24 m36
تداول g24 m36
تدخ r25
تدف r38 g-18
تدفع r38 g-18
تدفع_ r38 g-18
تدل h50
تدلي h37
تدليك h37
تذك h-21
تذكر h-30
تذكره h-17
تر_ m-27 h-76
ترا m71 h63
ترات g-15 h31
ترات_ g-15 h31
تراض g20
تراض_ g20
تراق h36
تراق_ h36
تراك m21
تراك_ r-31 m-29
ترام h24
تراما h24
تراه m62 h-48
تراهن m76 h-34
ترب g-15 h47
تربط h40
تربط_ h40
ترت r-45 g-41 h-32
ترت_ r-42 g-26 h-15
ترته g-16 h-18
ترج g-16 m-15
ترجع m-15 h16
ترجع_ h25
ترد g-27 h-15
ترد_ g-30
ترط g-15
ترط_ g-15
ترق h-23
ترك h-40
ترك_ g26 m26
تركه g-25
تركي h-46
ترن m28
تره r15
ترو k-17
تروح r24 m20
تروح_ r24 m20
تري r48 g61 h-54 k-20
تري_ g50
تريت g-27
تريت_ g-19
تريح r59
تريح_ r59
ترين r-19
تريه g65 h-34
تريه_ g24 h-16
تريها g41 h-18
تزا h30
تزاز h23
تزاز_ h23
تزر g47 h-30
تزرع g47 h-30
تزرع_ g28 h-18
تزو r-15 h44
تزوي r-15 h44
تزوير r-15 h40
تزي r27 g-33
تزيد r34 g-30 h-23
تزيد_ r34 g-30 h-23
تزيي h26
تزييف h26
تس_ m61 h21
تسج m-15
تسجي m-15
تسجيل m-15
تسح g-18 m19 h50
تسد r-25
تسع r53 m-16 h-15
تسعم r-29
تسعمي r-29
تسعه r82 g-17 m-16
تسعه_ r82 g-17 m-16
تسل r25 g38 m-30 h-24
تسلي r21 g16 m-23 h-20
تسليم g18
تسه g-29 h-19
تسهر h36
تسهر_ h36
تسو h55
تسول h43
تسول_ h32
تش_ g-15 k-15
تشا g-15 m48
تشات m23
تشات_ m23
تشار m26
تشر g40 h-15
تشي m15 h16
تشين m16
تشينه m16
تصا g25 m-21 h-47
تصاد g27 h-20
تصاد_ g20 h-16
تصال h-19
تصد r-20 h-29
تصدي h-26
تصديق h-26
تصل r-24 g-33 h-21
تصلي r-24 g-33 h-21
تصليح r-24 g-33 h-21
تصن g-18
تصنا g-15
تصناع g-15
تصي r-19 m18
تصيد h15
تصيد_ h17
تطب g-36
تطبي g-36
تطبيق g-36
تطل m15
تطلع m15
تطلع_ m18 h19
تعا r-15 g-22 m-27 h19 k26
تعار h15 k28
تعارف h28
تعب m25 h40
تعبي m32 h40
تعبيه m32 h40
تعد g-15 k22
تعدي k22
تعدي_ k22
تعر h88
تعط g34
تعطل g15
تعطل_ g15
تعطي g19
تعطي_ g19
تعق g-19 h61
تعقد g-19 h61
تعقد_ g-19 h61
تعل m-28
تعلي m-28
تعليق h31
تعليم m-28 h-45
تعم m-19 h-23 k15
تعمل m-19
تعمل_ r-15 k16
تعمله m-19
تعه h22
تعه_ h22
تعو m15 h46
تعوي m15 h46
تعويذ h19
تعويض m22 h27
تغل m15 h21
تغي r30 h22
تغير r32
تغيي h23
تغيير h23
تف_ h-23
تفا m-21 h-41 k39
تفاح h-21
تفاد h-22 k43
تفادي h-22 k43
تفاع g15 m-16
تفاع_ g15 m-16
تفر h41
تفري h41
تفريق h41
تفق r-19 g-40 h-27
تفق_ r-49
تفقن h-17
تفقنا h-17
تفقي r29 g-15
تفقين r29 g-15
تقا g18 h-35
تقات g20
تقات_ g20
تقب r16 g43 h-15 k27
تقبل g25 k29
تقبل_ r-20 g-40 h23 k37
تقبلي r24 g45 h-19
تقد h15
تقر g-25
تقس h-26 k22
تقسي h-26 k22
تقسيم h-21 k36
تقل g-27 h38
تقلي h39
تقليد h39
تقو g-16 h22
تقول h22
تقول_ h22
تك_ m54 h-54 k26
تكا h-38
تكاف h-38
تكافل h-38
تكت g-18
تكتب g-18
تكتب_ g-18
تكل r-24
تكلف r-24
تكلفه r-24
تكو g21
تكوي g21
تكوين g21
تكي r26 h24
تكيل h25
تكيي r29
تكييش r29
تل_ r23 g-30 h38
تلا r36 h51
تلات r17 h21
تلاع g-18 h69
تلاعب g-18 h69
تلام g21 h-22
تلام_ g44
تلج r-20 h-22
تلد g30
تلد_ g16
تلده g15
تلده_ g15
تلف r-18 g29
تلف_ r-26 m20
تلق g30 h-20
تلك r22
تلم r-35 g-21 h-18 k25
تلم_ r-24 k40
تلمت g-30
تلمت_ r16
تلمته r-27 g-18
تلمه g23
تلن h37
تلي g-18 m21 k35
تلي_ g-17 m23 h27
تلين h-15 k35
تلين_ h-15 k35
تم_ r-18 g-22 m-18 h59
تما r-22 h22
تماث h24
تماثي h24
تمام r-17
تمان g19
تمان_ g16 h18
تمب m18 h-17
تمبو m28
تمبول m28
تمث h47
تمثا h47
تمثال h47
تمد r23 h-24
تمد_ h-24
تمدي r23
تمديد r23
تمر g23 h-25
تمر_ r-22 g23 h-32
تمش g26
تمشي g26
تمشي_ g26
تمل r-33 h-38
تملك g18 h-22
تملكه h-22
تمن g-39
تمن_ r15 g-39
تمو r38
تموي r38 h15
تمويل r38 h15
تنا r32 g18 m20 h-29 k-17
تنا_ g-24 m31
تناز r-41 g42
تنازل r-41 g42
تناق r18
تناقص r18
تند h53
تنز g24
تنزي h20
تنزيل h20
تنك g-17
تنكه h16
تنكه_ h16
تني r-17 g-16 h21
تني_ r-17 g-16 h21
ته_ g42 m-62 h-95 k-36
تها r-16 g-76 h-49 k-16
تها_ g-73 h-70 k-16
تهاء h20
تهاء_ h20
تهر h35 k18
تهرب h-21 k26
تهرب_ h-21 k26
تهري h56
تهريب h56
تهك h18
تهكي h18
تهكير h18
تهي g26 h15
تهي_ g30
تو_ r-22 m143 h76
تواف g-15
توافق g-15
تواه g19
توت m50 h-15
توتو m53
توتو_ m45
تود h-36
تودع h-36
تودع_ h-29
تور r101 g-23 m-22 h-90
تور_ m-30
تورق r89 h-48 k-21
تورق_ r89 h-48 k-21
توره h-21
توره_ h-21
توري h-16
توز r-26 g-17
توزي r-26
توزيع r-26
توص g15 m-27 h-20
توصي g16 m-21 h-15
توصيل h-15
توف r36 h-20
توفي r37
توفيت g19
توفير r45
توق r15 m47
توقع r-24 m54
توقع_ h-39
توقعا m56
توقعت g15
توقي r39
توقيع r41
توك g58 h-18
توك_ g23
توكن g35
توكن_ g35
تول g30
تولد g30
تولد_ g30
توم m38 h34
تومب m17
تومبو m17
تون g-15 m-18
توني h16
توي k-16
تي_ r16 g-72 m-62 h-34 k-23
تيا g32 h46
تيات h29
تيات_ h29
تيار g44
تيار_ g44
تيج g-28
تير r31 g22 m21 h-45 k23
تير_ r33 g23 h-22 k26
تيس r-24 g20
تيسر r-24 g22
تيسر_ r-24 g22
تيش g-17
تيشن g-17
تيشن_ g-17
تيك m17
تيل m-16 h19
تيل_ h-21
تين g-26 m-16 h-22
تين_ r-20 g-25 m-15 h-36
ثاب r23 m-15 h-26
ثابت r23 m-15 h-26
ثابته h-16
ثاث g-22 h-33
ثاث_ g-22 h-33
ثال h30
ثال_ h47
ثالث h-17
ثان g16 m38 k22
ثاني g16 m38 k22
ثاني_ g-16 m23 k26
ثانيه g32 m15
ثبت r26
ثبي r42 g-18
ثبيت r42 g-18
ثبيت_ r42 g-18
ثر_ r36 g-31
ثل_ g-22 h-19
ثلا g29
ثلاث r19
ثلاث_ g43
ثلاثم r-27 k15
ثلاثه r16 g-31
ثلاثي r29 g-18
ثلاج g26
ثلاجه g27
ثلث g-23 h33
ثلث_ g-23 h33
ثلي m18
ثلي_ m18
ثم_ r-20
ثما r25 g33
ثمار g24
ثمان r30
ثماني r22
ثمر g62 h-41
ثمر_ g48 h-34
ثمن r16 h-18
ثمن_ g20 h-22
ثمنه g-28
ثمنه_ r22 g-24
ثمنها r-16
ثمي r-27 k15
ثميه r-27 k15
ثميه_ r-27 k15
ثنا g38 m90 h-27
ثناي g38 m90 h-27
ثنايي g38 m90 h-27
ثه_ g21 h-35
ثوا h-23
ثيق g38
ثيقه g47
ثيقه_ g47
ثيل h24
ثيل_ h24
ثين r21 g-18
ثين_ r21 g-18
جا_ r23 h-26
جاب g-44 h41
جاب_ h45
جات g59 m-41 h-20
جات_ g60 m-40 h-26
جاج g-33
جاج_ g-21 m20 h-15
جاجا h23
جاجات h23
جاجه h-39
جاجه_ h-39
جاح g15 h-30
جاح_ g15 h-30
جاد r-16 g-18 h20
جادو h20
جادو_ h20
جار g25 m-23 h44 k28
جار_ g-19 h26 k33
جاري g66
جاري_ g40 h23
جاريه g25 h-23
جاك m38
جام r-32 m-16 k-16
جامع r-32 k-16
جامعه k-16
جان g-25 m-27 h111
جان_ g-15 h82
جانا r16
جانا_ r16
جاني m-19 h-15
جاني_ m-17
جاه h19 k34
جاه_ g19
جاهد k38
جاهدي k38
جاهز h51
جاهز_ h28
جاهزه h23
جاي g79 h-43 k18
جاي_ r17 g52 h-18
جاير h16
جاير_ h16
جايز m19 h-37
جايزه m19 h-37
جايه g38 k19
جايه_ g38 k19
جبل g-17 h54
جبلي g-15 h25
جبلي_ g-15 h25
جبن g-19 h-29
جبن_ h-21
جبه h18 k27
جبي r-22
جبيل r-22
جبيل_ r-22
جت_ g21
جتن h29
جتني h29
جتني_ h29
جد_ h-29 k-24
جدد g28 h15
جدو r25
جدول r25
جدوله r22
جدي m-17
جديد m-17
جر_ g45 m-30 k43
جرا r-26 g-15 h58
جرام h27
جرام_ h40
جرت g-28 m-16 h-26 k27
جرت_ r-17 h-19 k50
جرته g-18 k-23
جرد h-18
جرد_ h-18
جره r16
جره_ r16
جري h34
جريا h31
جريا_ h31
جز_ r-17 g27 m-28 h-28
جزا r-41 g60 h-47
جزاف g88 h-43
جزاف_ g63 h-28
جزافا g25 h-15
جزاه r-39
جزاه_ r-39
جزن m-24
جزنا m-24
جزنا_ m-24
جسس h30
جسس_ h30
جع_ m-16 k-29
جعا h-18
جعات g40 h-17
جعات_ g40 h-17
جعت r-37 g20 m20
جعت_ r-44 g25 m21
جعل r-35 g-19
جعلي r-31 g-22
جعلي_ r-31 g-22
جعه r19 g-25 h57 k-30
جعه_ r26 h65
جعها r-21 k-22
جعها_ r-21 k-22
جعو r24 h-15
جعوا r30
جعوا_ r30
جل_ r-18 g-28 m-17 h-31
جلا r18 g16
جلان g24
جلان_ g24
جلب h61
جلب_ h61
جلت r76 h-25
جلت_ r76 h-25
جلس r-26 g-29 h42
جلس_ r-20
جلسه g-29 h50
جلسه_ g-29 h50
جله r38 g-72 m16 h-31 k41
جله_ r38 g-61 m16 h-20
جلي g28 h-38
جلين g31
جلين_ g31
جم_ h32
جما g-15 k16
جمد r20
جمد_ r22
جمع g-17 m-32 h-52 k61
جمع_ r-15 h-34 k61
جمعه r-16
جمعه_ r-16
جمعي r29 g-16 m-24
جمعيه r29 g-16 m-24
جمل r-29 g15
جمل_ g20
جمو m19 k15
جموع m19 k15
جموعه k15
جميع h-22
جميع_ h-22
جن_ g35 m-26 h44
جنب g16 h-25 k48
جنب_ h-31 k48
جنبي g19
جنس h22
جنسي h22
جني h-40
جنين g32 h-39
جنين_ g32 h-39
جنيه r16 g-18
جنيه_ g-15
جه_ r-25
جها r-41 g-18 k23
جهات h-19 k24
جهات_ h-19 k24
جهاز r-38 g-16
جهاز_ r-38 g-16
جهاض h27
جهاض_ h27
جهه g24 h-36 k22
جهه_ g24 h-36 k22
جهو r-21 g95 h-45
جهول r-21 g95 h-45
جهول_ r-18 g67 h-33
جهوله g28
جوا m24 h62 k-21
جواز h41
جواز_ h21
جوازا h21
جوال g22 h19
جوال_ h15
جوان g-18 h47
جوانا g-18 h47
جواه r15 m23 h-21
جواي g-15 h-15
جوايز g-15 h-15
جور r29 h15
جورج r33 h28
جورج_ r33 h28
جوز h16
جوع g17 h19
جوع_ g17 h19
جوم h32
جومي h32
جومي_ h32
جون g22 h36
جون_ h30
جوه r18
جوهر r19
جوي m18
جي_ r39 g-35
جيب r33 g59
جيب_ r34 g17
جيبه r18 g57 h-20
جيبه_ g61 h-19
جير r-16 h-24
جير_ k23
جيل g-16 m-17 h21
جيل_ r15 m-15
جين g35
جيه h21
جيه_ h21
حات r22
حات_ r23 h-21
حاج r23 g53
حاج_ g43
حاد r-18 g19
حادث r-18 g19
حادث_ r-18 g19
حاذ h24
حاذي h24
حاذين h24
حار r-25 g-25 h-28
حار_ g-33
حاره r-18 h-33
حاره_ r-18 h-33
حاس h-22
حاض g-32
حاضر g-32
حاضره r-17 g-30
حاط g-18 m98 h-38
حاط_ m85 h-29
حال r-30 g31
حاله g27
حاله_ g27
حام r-17 g-51
حامي r-16
حامي_ r-16
حان h27
حاني h29
حاني_ h29
حب_ g-55 m93 h-26 k26
حبت h27
حبتي h27
حبتي_ h27
حبه r-33 h30 k24
حبه_ h37 k24
حبها r-23 g16
حبها_ r-23 g16
حبو g-42
حبوب g-42
حبوب_ g-42
حبي m-20 h53
حبيب h59
حبيب_ h56
حت_ r-46 g23 h22
حتا r-33 g-18 m21 h29
حتاج r-33 g-18 m21 h29
حتاج_ r-33 m21 h21
حتك r-18
حتك_ r-18
حته r-20
حته_ r-20
حتو g58
حتوا g19
حتواه g19
حتوي g39
حتوي_ g30
حتي r53 h49
حتي_ r56 h50
حتيا h17
حجا h33
حجاب h45
حجاب_ h45
حجز g16 m-52 h-23
حجز_ r-17 g25 m-28 h-28
حجزن m-24
حجزنا m-24
حد_ g-20 h-56 k103
حدا g25 h-18
حدا_ g37
حدد r-33 g144 h-62 k-19
حدد_ g88 h-35 k-17
حدده g70 h-28
حدده_ g61 h-26
حده g76 h22 k-15
حده_ g70 h26
حدي m46 h-22
حدي_ m59
حديد r15 g16
حديد_ r15 g16
حذف h24
حذف_ h24
حر_ r-19 g39 m-34 h127
حرام h41
حرامي h41
حرز h73
حرز_ h73
حرك g17 m-18 k47
حركه g26 m-18
حركه_ g26 m-18
حرم g-23
حره g-23 h99
حره_ g-23 h99
حرو h21
حروز h21
حروز_ h21
حري r-18 h-49
حريق g22 h-15
حريق_ g22 h-15
حريم h-15
حريم_ h-15
حريه h-16
حريه_ h-16
حس_ g-26 h39 k30
حسا r49 h-15 k69
حساب r49 h-15 k69
حساب_ r64 g29 m42 h-21 k22
حسابه k24
حسابي g-29 m-25 h25 k27
حسب r-36 m-23 h-55
حسب_ r-31 g24 h-30
حسن r-40 g-31 h-46 k37
حسن_ r-40 g-31 h-46 k37
حشي h52
حشيش h58
حشيش_ h49
حص_ h-15
حصا g21 m19 h-39
حصاد r35
حصاد_ r35
حصان m27 h-26
حصان_ m22 h-24
حصت m-37 h-17
حصته h-22
حصتي m-33
حصتي_ m-33
حصل r-26 g42
حصه r-19 m-25
حصه_ r-19 m-25
حصو r16 h-18
حصول r16 h-18
حصول_ r16 h-18
حضو h-16
حضور h-16
حضور_ h-16
حضي h49
حضير h49
حضير_ h49
حط_ r-38
حطي m36 h24
حطيت m23 h33
حطيت_ m23 h33
حظ_ g57 m68 h-41
حظي g-23 h30
حظي_ h33
حفظ r-21 g-29 h-24 k70
حفظ_ m-17
حفظت r-15 h-23 k56
حفظته k23
حفظتي r-15 h-16 k29
حفظه m27 k15
حفظه_ m27 k15
حفل g-32 h27
حفل_ g-21 h-18
حفله h45
حفله_ h45
حفو r29
حفوظ r29
حق_ r59 g27 m-32 h-57 k-19
حقا g49
حقا_ g42
حقن g-16 h35
حقنا g-16 h35
حقنا_ g-16 h35
حقه r69 g-72 h49
حقه_ r64 g-72 h53
حقي r-37 g27 k27
حقي_ r-36 h16
حقيق g24 h-19 k24
حقيقي g24
حك_ h24
حكم_ g-23
حكمه g23
حكمه_ g23
حكي r15 g53
حل_ g-51 m-17 h-16
حلا g-33 h-39
حلاو h29
حلاوي h27
حلق m21 h-39
حلقا m21
حلقات m21
حله r-15 g-27 h-58
حله_ r-15 g-27 h-58
حلو r-15 g-43 h72
حلوف h74
حلوف_ h74
حلوي h-47
حلي r-33 m-22 h-63
حلي_ r-15 h23
حليب r-19 g28 h-44
حليب_ r-19 g28 h-44
حليل h-43
حليل_ h-43
حم_ h66
حما g50
حمام g-21 h-23
حماي g82
حمايه g82
حمد r-23
حمد_ r-23
حمر g-26 m19
حمر_ g-16 h36
حمرا m17 h-28
حمل g24 h-22
حمل_ g55
حمله g-27
حمي h59
حميم h51
حميم_ h21
حميمي h20
حن_ g15 h-43
حنا m-27 h-27
حنا_ m-18
حنات g17
حنات_ g17
حنت r-18 m21 h46
حنت_ m21 h58
حه_ r-104 g-66 m-36 k-43
حوا r-30 g-29 h-19 k17
حوال r-26 k23
حوالا r-16 k41
حواله k-17
حوش g-46
حوط g57
حوط_ g57
حول r-52 g-49 m-17 h-54 k89
حول_ g-54 h-70 k45
حولت r-17
حولت_ r-17
حوله r-15 k39
حوله_ r-15 k38
حولها h21
حون g16
حونه g16
حونه_ g16
حوه g30 h-16
حوه_ g30 h-16
حوي r-29 g-21 h-21 k65
حويل r-29 g-21 h-21 k65
حويل_ r-29 g-21 h-20 k45
حويلا k15
حي_ m-15
حيا r-18 g25 h-16
حياه r-18 g25 h-16
حياه_ r-18 g25 h-16
حير g62 h-15
حيره g21
حيره_ g21
حين h-22
حين_ h-22
حيه h59
حيه_ h59
خات r-17
خاتم r-17
خاد h17
خادم h17
خار k48
خار_ g16
خارج k50
خارج_ k50
خاس m18
خاسر m18
خاسر_ m18
خاص r16 h118
خاص_ h104
خاصه r21
خاصه_ r21
خاط r15 g18
خاطر r15 g18
خال h-37
خالت h-31
خالتي h-31
خالف h40
خالف_ h21
خالفه h19
خالي h-44
خالي_ h-44
خان r-15 m21
خان_ h-34
خبر k33
خبر_ k16
خبرو k17
خبز g-16 h-30
خبز_ g-16 h-30
خت_ m38
ختا g93 h-31
ختار g93 h-31
ختار_ g51 h-20
ختر r-49 g-20 m-15
خترا h36
ختراق h36
خترت r-45 g-41 h-32
خترت_ r-42 g-26 h-15
خترته g-16 h-18
ختل g20 m-23 h-28
ختم h42
ختم_ h42
ختي r-29 h-47 k-15
ختي_ r-19 h-27
ختيا g48
ختيار g48
خد_ r17
خدا k16
خدام k16
خدام_ k16
خدت r60 m-19 h-20
خدر h26
خدره h25
خدره_ h25
خدم h22 k35
خدم_ k22
خدما h29
خدمات h29
خذ_ r44 m42 h-33 k25
خذت r34 g-30
خذت_ r36 g-28
خذته_ r-21
خذتها r19
خذه r27 g37 h-15
خذها r16 g30 h-15
خذها_ r16 g30 h-15
خذو r36
خذوه r36
خذوها r36
خر_ r54 g-24 h-25
خرب g48 h-17
خرب_ g48 h-17
خرت g-18 m-15
خرت_ g-18 m-15
خرج m-18 h-48
خرج_ m-18 h-29
خرزه h33
خرزه_ h33
خرف g22 h-15
خرفا g22
خرفان g22
خره h15
خره_ h15
خرو m20 h30
خروف m20 h30
خروف_ m20 h31
خري r-54 g17 h55
خريط g15
خريطه g15
خريه r-17 h67
خريه_ r-17 h67
خزا r46 h-33
خزان r46 h-33
خزانه r72 h-17
خزن g-38
خزن_ h22
خزي r24
خزين r24
خزينه r24
خسر r-22 g-16 m34 h-20
خسر_ m-16
خسرا m19
خسران m19
خسرت g-16 m37
خسرت_ m24
خسرن h-16
خسرنا h-16
خشب m-36 h-77
خشب_ m-36 h-56
خص_ g-28 h15 k88
خصم r84
خصم_ r82
خصه g21
خصه_ g21
خصي r66
خصي_ r28
خصيم r43
خصيم_ r43
خضا h-29
خضار h-29
خضار_ h-29
خضر g33 m65 h-17
خضر_ g39 m25 h-18
خضرا m40
خطط m-16
خطط_ m-16
خفا m-15 k16
خفاء k16
خفاء_ k16
خفاض m-15
خفاض_ m-15
خفي g15
خفيه g15
خفيه_ g15
خل_ g-17
خلا r-17 m47
خلاص h-15
خلاص_ h-15
خلال m54
خلال_ m54
خلاي g28
خلايا g28
خلت g16 m16
خلت_ m16
خلص m-23 h-31
خلص_ h-24
خله g53 h-21 k16
خله_ g81
خلها g-28 k19
خلها_ g-28 k19
خلي r-25 g-28 k18
خلي_ r-16 g-42 k20
خليه g21 h45
خليه_ g40
خما g-17
خمار g-17
خماره h25
خمر m-24 h55
خمر_ m-21 h41
خمس r45 m35 h-24 k-18
خمس_ m41
خمست r31
خمسه h-15
خمسه_ h-15
خمسي m-26
خمسين m-26
خمو h46
خمور h46
خمور_ h44
خمي r-19 g21 m20
خميس r-19
خميس_ r-19
خن_ h-27
خنز h67
خنزي h67
خنزير h67
خنو h16
خنوق h16
خه_ m-21 h69
خول m26 h-18
خول_ m26 h-18
خوه r25 h-16 k28
خوه_ r25 h-16 k28
خوي r-19
خي_ r-18
خيا r-32 g82 h-60
خيار r-17 g91 h-56
خيار_ g42 m-33 h-40
خيارا g49 m26 h-16
خير r-55 g-35 h-38
خير_ r-55
خيره h-32
خيره_ h-32
خيص_ g21 h-16
خيل h29
خيل_ h29
دا_ r-25 h-36 k40
داء g-40 m-17 h-33
داء_ g-40 m-17 h-33
دات r46 g-35 h-28
دات_ r46 g-35 h-28
داخ g41
داخل g41
داخل_ g26
داخله g15
داد g-32 h44
داد_ g-22 h44
دار_ r-22
داري r25
داع m24 h-17
داع_ m24 h-17
داف g17
دال h23
دالي h23
دالي_ h23
دام g-18 k16
دام_ g21 k16
دامي g-40
دامي_ g-40
دان r-20
دان_ r-16
داو g51 m29
داول g24 m36
داول_ g24 m36
داي r43 g16 h-40
دايا h-15
دايا_ h-15
دايع r18
دايع_ r18
دايم g24
داين r25
داين_ r25
دت_ r23 g-18 m45 h-46
دته g-37
دته_ r37 g-32
دث_ r-18 g28
دجا g-28 h28
دجاج g-26 m18
دجاج_ g-18 m20
دجاجا h18
دجال h20
دخا h-37
دخار g16
دخار_ g16
دخان h-34
دخان_ h-34
دخل r22 g-37 m21 h27
دخل_ g-20 h31
دخلت m16
دخلت_ m16
دخن h-25
دخن_ h-30
دخو m26 h-18
دخول m26 h-18
دخول_ m26 h-18
دد_ r77 g80 m-18 h-42 k-27
ددت r-55 h-26
ددت_ r-27 h-26
ددته r-28
ددن g-52
ددنا g-52
ددنا_ g-18
دده g89
دده_ r16 g60
ددها g28
ددها_ g28
در_ k25
درا g-33 h40
دراج r-29 h41
دراجه r-29 h41
دراسه h18
دراه r41
دراهم r41
درج g-20 m-22 h31
درجه h34
درجه_ h34
درس r-35 g-52 h-47
درسه g-30 h-25
درسه_ g-30 h-25
دره r-20 h47
دره_ h70
درهم r-19 h-20
درهم_ r-19 h-20
درو g60 h-30 k-21
دروب g60 h-30
دري r15 g28 m-17 k21
دري_ r31 g28 h-19 k21
دس_ m-15 h-38
دسك r27
دسكا r27
دسكاو r27
دش_ g35 h-18
دع_ h29
دعا m-21 h74
دعار h65
دعاره h65
دعم h-17 k21
دعم_ h-17 k21
دعو h-18
دعوه h-18
دعوه_ h-18
دفا g27 h-22
دفات g27 h-22
دفاتر g27 h-22
دفع r-53 g63 m-19 h-42
دفع_ r25 g50 h-34
دفعا g-27 k20
دفعات g-27 k20
دفعت r-32 g22
دفعت_ r-46
دفعته g21
دفعتي r27
دفعن g-26 m20
دفعنا g-26 m20
دفعه r-43 h18
دفعه_ r-43 h18
دفعو g54 m-18 h-19
دفعوا g15
دفعون g41 m-20
دفن h24
دفن_ h24
دفو g16
دفوع_ r-24 m-18
دفوعه g15 m24
دفون g15
دفونه g19
دفي h38
دفين h38
دفين_ h38
دق_ r-59
دقا g28 m24
دقاي g28
دقايق g28
دقه g-34 h-28
دقه_ g-34 h-28
دقي m50 h-37
دقيق g22 m55 h-20
دقيقه r23 g20 m39 h-16
دكا g-38 m-18 h36
دكا_ h47
دكان g-32 m-15
دكان_ g-27
دكت r-18 m-22 h-20
دكتو r-18 m-22 h-20
دكتور r-18 m-22 h-20
دكه h46
دكها h35
دل_ r36 g-15 h-64
دلا r-20 g38 h-15
دلات g21
دلات_ g21
دله r-33 g48 h-23
دله_ r-33 g48 h-23
دلو r15
دلوق r15
دلوقت r15
دلي h-44
دليك h37
دليك_ h37
دلين g30
دلين_ g30
دم_ r-34 g55 m-45
دما m-36
دمات h29
دمات_ h29
دمان m-33 h-23
دمان_ m-33 h-23
دمه r-16 m-21 h51
دمه_ m-17 h24
دمها h27
دمها_ h27
دن_ r51
دنا r24 g-22 h-16
دنا_ h-16
دني g40 h-30
دني_ g40 h-30
ده_ r51 g50 m-43 h-88 k-75
دها g-19 h-48 k-21
دها_ r20 g-19 h-17 k-21
دهب r22 h-21
دهب_ r22 h-21
دهم h-16
دهن g-16 h34
دهن_ g-16 h34
دو_ r42 g16
دوا r-23 g-21 m-21 h-60
دوام h-33
دوام_ h-33
دوب g15 h30
دوب_ g15 h30
دور g69 h-88
دور_ g42
دوره m16 h-89
دوره_ r-18 m19 h-88
دورها r16 g21
دوري r18 g16 m-20
دوري_ r18 g16 m-19
دول r81 m19 h38
دول_ r18 h16
دولا r17
دولار r17
دوله r22
دوله_ r22
دولي r20 m32 h24
دوليه r23
دوم g40 m16
دون r-61 h22
دون_ r-36 h15
دي_ r52 g-69 h-80 k32
ديب h44
ديب_ h44
ديت r-49 g-21
ديت_ r-32
ديد r34 g18 m-23 h-19 k-26
ديد_ r28 g17 m-17
ديس h20
ديسك h20
ديسكو h20
ديق g-15 h-29
ديق_ h-27 k-19
ديقي r-17
ديقي_ r-17
ديك g24 h48
ديك_ g28 m-22 h42
ديل m-22
ديلر m-16
ديلر_ m-16
ديم r31 g-34 m-24 h-39
ديم_ r35
ديمه g-25 h-30
ديمه_ g-25 h-30
دين r44 g-16 m-16 h-20
دين_ r-27 g24 k25
دينا r28 g-26 m15 h33
دينار r19 m23 h49
دينت h-21
دينه r49
دينه_ r49
ديني h-24
ديني_ h-24
ديه r-27 h-56 k-29
ديه_ r-27 h-56 k-29
ديو r41
ديوا h-19
ديوان h-19
ديون r49 h-17
ديون_ g19
ديوني r33
ديوه h23
ديوها h23
ذا_ g67
ذات g47
ذبح g-16 h54
ذبح_ g-16 h52
ذت_ r36 g-28
ذته_ r-21
ذتها r19
ذتها_ r19
ذخي h-32
ذخير h-32
ذخيره h-32
ذف_ h24
ذكر r-34 h-30
ذكره h-17
ذكره_ h-17
ذه_ g31 h23
ذها g30 h-15
ذها_ r16 g30 h-15
ذهب r34 h-28
ذهب_ r48
ذون r67 h-30
ذون_ r22 h-19
ذونا r45
ذونات r45
ذوه r36
ذوها r36
ذوها_ r36
ذي_ g20 m-15 h-45
ذين h24
ذين_ h24
را_ r-53 g-63 m25 h60
راء r-28 m-17 h29
راء_ r-20
راءه m-19 h21
راءه_ m-19 h21
راب r80 g-59 m-17 h24 k-27
راب_ h23
رابح r40 g-22 h-23 k-22
رابحا r34 h-15
رابحه g-22 k-17
رابي r68 g-15
رابي_ r68 g-15 h-21
رابين h21
رات g23 k-23
رات_ h21
راتب r-15 h-26 k-18
راتب_ k-16
راتبي r-26
راتي g31
راتين g31
راج r-56 g-26 k-36
راجع r-19 h-38 k-30
راجه r-29 h41
راجه_ r-29 h41
راح r-30 m25 h-19
راح_ r15 m19
راحت r-45 g21
راحت_ g33
رار h-23
رار_ h-23
راس r33 g-28 h-42
راس_ r64 g-39 h-22 k-18
راسه g16
راسه_ g16
راسي r-37
راش m27 h-16
راش_ m27 h-16
راض r-34 g34 h-16
راض_ r-23 g15
راضي g18 h-16
راضي_ g16
راعي_ g-16
راف g-37 h119
راف_ h59
رافع m25
رافعه m25
رافق m-21 h33
رافقا h30
رافه g-18 h35
رافه_ g-18 h35
راق g-18 h38
راق_ m18 h60
راك g-32 m27
راك_ r-31 m-29
رام g-27 m-24 h101
رام_ h73
راما h16
راماد h24
رامه h-56
رامه_ h-56
رامي h55
رامي_ h24
ران r-23 h-27 k-25
ران_ r-22 h-21 k-25
راه r38 m138 h-45
راه_ m-25 h30
راها r33
راها_ r33
راهم r41
راهم_ r36
راهن r-31 m169 h-63
راهن_ m39
راهنا h-20
راهنت m20
راهنه r-18 g26 m73
راهني m23 h-16
راي g-30 h16
رب_ r-27 g15 k18
ربا r49 g-35 m-16 h-43 k-21
ربا_ r25 h-41
رباء r17 h-21 k-16
رباء_ r17 h-21 k-16
ربان h24
ربان_ h24
ربت g-21
ربح r-49 h-48
ربح_ r-43 h-45
ربط g-24 h88
ربط_ g-24 h88
ربع r65 h-22
ربع_ r17 m-16
ربعي r38 g-17 h-16
ربعين r38 g-17
ربن r-16 g15 h-16
ربنا r-16 g15 h-16
ربنا_ r-16 g15 h-16
ربه r-36 g34 m-15 h40
ربه_ r-36 g34 m-15 h40
ربو r91 g-29 m21 h26
ربوط h28
ربوطه r17
ربوي r92
ربوي_ r28 h18
ربويه r53 h-21
ربي g28
رت_ r-37 g-45 k30
رتج g68 h-25
رتجع g68 h-25
رتجع_ g28
رتجعا g40 h-17
رتف m-16
رتفا g15 m-16
رتفاع g15 m-16
رته r-25 h-40 k-25
رته_ r-22 h-27
رتو h20
رتون h19
رتون_ h27
رتي g-46
رتي_ g-44 h-29
رتين h38
رتين_ h24
رث_ g37
رثه g45 h-26
رثه_ g45 h-20
رج_ r26 g-33 m-28 h16 k36
رجا h-22
رجع g-55 m-19 k-43
رجع_ r20 g-27 k-18
رجعت r-37 g20 m20
رجعت_ r-44 g25 m21
رجعل r-35 g-19
رجعلي r-31 g-22
رجعه r25 g-18
رجعه_ r33
رجعها r-21
رجعو r24 h-15
رجعوا r30
رجن g75 m-15 h-36
رجن_ g75 m-15 h-36
رجه g27 h15
رجه_ h15
رجو h24
رجوع g17 h19
رجوع_ g17 h19
رجي r19 h29
رجي_ r19 h15
رح_ r23 g20 h-73
رحل m16
رحله m16 h-15
رحله_ m16 h-15
رحم h25
رحم_ h28
رخص h31
رخص_ h21
رخصه g21
رخصه_ g21
رخيص_ g21 h-16
رد_ m-25 h36 k-24
رده g-28 h-19
رده_ r-42
ردها r35 g-17
ردها_ r35 g-17
ردي r-47 g-21 h-17
رديت r-41
رديت_ r-32
رر_ g34 h26
رره g34
رره_ g16
رز_ r-21
رزق g19 h24
رزق_ g19 h24
رزه h33
رزه_ h33
رس_ r-26 g-25 m-25 h-48
رسا g-41 m17 h-27 k23
رسال m24 h20 k24
رساله m26 k26
رساي m20 h-33
رسايل m20 h-33
رست r-20
رسم r-42 h20
رسم_ r-15 m17
رسمه h47
رسمه_ h47
رسمي h-20
رسمي_ h-17
رسه g-30 h-25
رسه_ g-30 h-25
رسو m-44
رسول h15
رسول_ h15
رسوم m-44
رسوم_ m-44
رسي m22
رسي_ m22
رش_ g21 h-25
رشه g21
رشه_ g21
رشو g-19 h83
رشوه g-15 h66
رشوه_ g-15 h66
رشي h35
رصن h32
رصنه h25
رصنه_ h25
رصه g-16 m15 h22
رصه_ g-16 m15 h22
رصو h20
رصود h20
رصود_ h20
رصي r16 g-22 m32 h32 k-15
رصيد r16 g-22 m32 h32 k-15
رصيد_ g-16 m32 h34
رض_ r32 m-57 h-98
رضا r-22 g-15 h49
رضاه r-22 h42
رضاه_ h18
رضاها r-15 h25
رضت m-22
رضن r35
رضني r35
رضني_ r35
رضي g-18 h28
رضيه h21
رضيه_ h21
رط_ r30 g-19 m76 h-54
رطت r29
رطن m31 h-15
رطه g15 h22
رطه_ g15 h22
رطي h15
رع_ g69 h-43
رعا g-21 h-45 k26
رعات k32
رعات_ k32
رعت h-18
رعت_ r-19
رعته r17
رعته_ r17
رعه r-32 g37 m16 h-49
رعه_ r-32 g-17 m20 h-32
رعها g54 h-17
رعها_ g54 h-17
رف_ r16 m-24 h21
رفا g22
رفان g22
رفان_ g22
رفت h-20
رفت_ h-20
رفر h18
رفر_ h18
رفع r34
رفه h-26
رفه_ r23 g-38 h-23
رفها r-19 g34
رفها_ r-19 g34
رفي r57 m15
رق_ r94 g-37 m-65 h86
رقا h80 k18
رقاب h-22 k21
رقابه h-22 k21
رقاص h32
رقاصه h22
رقام m27 h54
رقام_ m27 h54
رقت g53
رقت_ g57 h-16
رقص h22
رقص_ h22
رقم r-23 g-24 m44 h-41
رقم_ m36 h-15
رقه r-16 h49
رقه_ r-15 m16 h56
رقي g23 h-21 k-15
رقيه g25
رقيه_ g25
رك_ h37
ركات h21
ركات_ h21
ركب r31
ركت g-16 k47
ركه r27 h22
ركه_ r27 h22
ركي h-46
رم_ r-19 g-25 m-21 h-17
رما g-26 h-15
رمج g21
رمجت g21
رمجت_ g21
رمض r22 h-37
رمضا r22 h-37
رمضان r22 h-37
رمل h19
رمل_ h19
رمه r-32
رمه_ r-32
رمي m27
رمي_ m29 h23
رنا h-25
رنا_ h-16
رنت r-20 g65 m24
رنت_ r-19 g54 m26
رنج m-18
رنج_ m-18
رني r-43 g-15
ره_ r-57 g-65 h16 k-35
رها r19 g26 m100 h-18 k-32
رها_ r28 g27 k-17
رهان m111 h-16 k-15
رهان_ m70 k-15
رهانا m37
رهم r-19 h-20
رهم_ r-19 h-20
رهن r89 g-17 m-20 h-39
رهن_ r22 h-21
رهنت r56
رهنت_ r56
رو_ g-18
روا r-17 g-24 k29
روات r-17 g-16 h-18
رواتب r-17 g-16 h-18
رواح h17
رواح_ h17
روب g30 m-21 h91
روب_ m-19 h52
روبه k21
روبه_ k21
روبي h45
روت m22 h57
روت_ m22 h57
روج h17
روج_ h17
روح g20 m27 h36
روح_ g35 m39 h-17
روحا h29
روحان h29
روحي h31
روحيه h29
رور r15 h-31
رورد r28
رورد_ r28
روز h-16
روس m-33 k-22
روس_ k-20
روط r27
روط_ r21
روف r-31 g-21 h-41
روف_ r-25 h-22 k-41
روفا k32
روفات k32
روق r-22 g50 h83 k-18
روق_ h47
روقا g48
روقات g52 m33 h-27
روقان m-19 h29
روقه h34
روقه_ h34
رول m92 h59 k-20
رولي m95 h59
روليت m95 h59
روم g15 m21
روم_ g16 h21
رون g28
روي h15
ري_ r67 g103 m-30 h-95 k18
ريا r-30 g-57
ريا_ h30
ريات g-17
ريات_ g-17
رياض r-18 g-25 h-37
رياضه h-24
رياضي g-25
ريب r-17 g-20 m-27 h60 k53
ريب_ m-24 h50 k23
ريبه k28
ريبه_ k28
ريت r-18 g17 h-25
ريت_ r-26
ريته h-16
ريتها h-15
ريح r56 g-29
ريح_ r66
ريخ g24 h25
ريخ_ g25 h20
ريد r-26 h-33 k20
ريد_ r-25 h-33 k20
رير g-19 m-20 h15
رير_ g-19 m-20 h15
ريس h-44
ريست h-23
ريستا h-23
ريض g-27 h-23
ريض_ g-27 h-23
ريط g-18 h35
ريط_ g-33 h47
ريطه g15
ريطه_ g15
ريف r-79 h-16 k25
ريف_ r-79 h-32 k28
ريق m-22 k19
ريق_ h-21 k19
ريقي h25
ريقي_ h25
ريك g-36 m-15 h64
ريكا g-16 h39
ريكا_ g-16 h39
ريل h16
ريل_ h16
ريم g-26 m-15 h-50
ريم_ g-15 h-17
رين r28 g-19 h-38
رين_ r34 h-16
رينا r-15 h-23
رينا_ h-21
ريه g48
ريه_ r23 g17 h26
ريها g31 h-19
ريها_ g31 h-23
زا_ r16
زات k16
زات_ h21
زاج g19
زاد r65 g-42 m36 h-47
زاد_ r48 g-35 h-45
زادت m36
زادت_ m36
زار g-36
زاره h-15
زاره_ h-15
زاز g-16 h41
زاز_ h23
زازه h38
زازه_ h38
زاف g88 h-43
زاف_ g63 h-28
زافا g25 h-15
زافا_ g25 h-15
زان r31 g-52 h-15
زان_ r-27 g-43
زانا r-15
زاناك h17
زانه r72 h-17
زانه_ r72 h-17
زاه r-39
زاه_ r-39
زايز h-30
زايز_ h-30
زايم h20
زايم_ h20
زبا r-23 h49
زباي r-23 h49
زباين r-23 h49
زبو g37 h19
زبون g37 h19
زبون_ r25 g24 h-17
زتي h-20
زتين h-20
زتين_ h-20
زج_ g-23 h-39
زجا h-15
زجاج h-15
زجاجه h-39
زحلا h27
زحلاو h27
زدت m39
زدن r34
زدنا r34
زرع g52 m-22 h-62 k-19
زرع_ g28 h-31
زرعت r17 h-18
زرعت_ g18
زرعته r17
زرعه r-18
زرعه_ r-18
زعر h23
زعرا h23
زعران h23
زكا r-34 g-21 h-45
زكاه r-34 h-32
زكاه_ r-34 h-32
زل_ g41 k-20
زلت r-59 h-31
زلت_ h-31
زم_ h-42
زمي r-27 h35
زميل r-27 h35
زن_ g-17
زنا g-21 m-24 h-35
زنا_ m-24 h-25
زناه g-20
زنج r-22
زنجب r-22
زنجبي r-22
زه_ h72
زهر g71 h-16
زهر_ g66 h-16
زوا g-45 h40
زواج g-45 h40
زواج_ g-28 h40
زوج r-16 g-19 m-15 h92
زوج_ r-20 h55
زوجي h43
زوجي_ h24
زود r61 m-19 h-31
زود_ r85 m-18 h-31
زور r-17 h85
زور_ h50
زوره h29
زوره_ h29
زون h-35
زون_ h-25
زوي r-15 h44
زوير r-15 h40
زوير_ r-15 h40
زي_ g-40 m24
زيا r15 g-27
زياد r18
زياده r18
زيار g-20 h20
زيارا g-19
زياره h20
زيت r-16 h-40
زيتو h-39
زيتون h-39
زيد r105 g-44 m17
زيد_ r43 g-35 m18
زير g-15 h80
زير_ h71
زيع r-26
زيف h35
زيفه h30
زيفه_ h30
زيل h20
زيل_ h20
زيم h15
زيمه h15
زيمه_ h15
زين g-28 m18
زينه r24
زينه_ r24
زينو m23 h26
زينو_ h24
زيه h-78
زيه_ h-78
زيي h26
زييف h26
زييف_ h26
سا_ g120 m-24 h-48
ساب r44 g-21 m61 h-24 k60
ساب_ r64 g29 m41 k15
سابق g-16 m49 h-22
سابقه m38 h-20
سابه k24
سابه_ k24
سابي g-29 m-25 h25 k27
سابي_ g-29 m-25 h25 k27
سات h-16
سات_ h-16
ساج h16
ساج_ h16
ساح g-18 h66
ساحر g-18 h67
ساحر_ h34
ساخ h21
ساخر h17
ساخره h17
سار h34
سار_ h44
ساط r-40 g-17
ساط_ r-40 g-17
ساع r17 g-48 h29
ساعا r-19 h26
ساعات r-19 h26
ساعت g-19
ساعتي r-21 g-16
ساعه r26 m16
ساعه_ r26 m16
ساف g20
سافر g20
سافر_ g20
ساك r31 g-19
ساكن r31 g-17
ساكن_ r31 g-17
سال r-53 g-60 m22 h-68 k69
سال_ g-30 h-29 k32
سالم r-23 g-21 h-44
سالم_ r-23 g-21 h-21
ساله m24 k26
ساله_ m24 k26
سام r-64
سامح r-63
سان g-35 m-25 h15
ساي r-20 g-18 m21
سايق r-16 h-43
سايق_ r-16 h-43
سايل m20
سايل_ m20
سايي h33
سب_ r-60 k-22
سبا g-26 h-16
سبان m21
سبان_ m21
سبب k32
سبب_ k32
سبت g-22 m36 h22
سبت_ m25
سبع r31
سبعه r28
سبعه_ r28
سبق r-27 g28 m46 h-41
سبق_ r-27 g42 m39 h-31
سبه g-26 h-47
سبه_ g-26 h-47
سبو r24 m28
سبوع r25
سبوع_ r28
سبوعي h15
ست_ h15
ستا r31 h-80 k18
ستاج r15 k25
ستاجر r15 k25
ستال h22
ستال_ h22
ستث g25
ستثم g25
ستثما g25
ستخ h-50 k53
ستخد h-23 k53
ستخدا k16
ستخدم k37
ستخر h-27
ستد r34
ستر r44 m-16
سترد g-27
سترد_ g-30
ستري r50 g23 h-18
ستري_ g32
ستريح r59
ستش g-22 h-30
ستص g-15
ستصن g-15
ستصنا g-15
ستع m-22 h-39 k39
ستعا k28
ستعار k28
ستعم m-19 k15
ستعمل m-19
ستق k29
ستقب g25 k29
ستقبل g25 k29
ستل r-44 h-34
ستلا g19
ستلام g21
ستلم r-35 g-21 h-18 k25
ستلم_ r-24 k40
ستلمت g-30
ستلمه g23
ستم h-26
سته h-21 k-19
سته_ r36 g23 h-31
ستو g19
ستود h-36
ستودع h-36
ستور g31 h38
ستوك g23
ستوك_ g23
ستي r19 g-40
ستيش g-17
ستيشن g-17
سجا r-15 h16
سجاد r-15
سجاي h16
سجاير h16
سجد h-28
سجد_ h-28
سجل g-78 h-35 k57
سجله g-19 h-30 k50
سجي m-15
سجيل m-15
سجيل_ m-15
سح_ h20
سحب r-17 g-57 m94 h-37 k21
سحب_ g-48 m87 h-27
سحبه r-18 k28
سحر g-36 m-23 h88
سحر_ g-32 m-22 h100
سحري h-16
سحريه h-16
سخر h67
سخري r-17 h67
سخريه r-17 h67
سدا r23 g24
سداد r23
سداد_ r23
سدد r24 g-44 m-19
سدد_ r61
سددت r-52 g-24 h-25
سددت_ r-27 g-24 h-25
سددته r-25
سدده r15 h18
سدس h-29
سدس_ h-38
سر_ r-29 g64 m35 h-65
سرا m19
سران m19
سران_ m19
سربه h19
سربه_ h19
سرت r-24 g-16 m37
سرت_ r-21 m24
سرق h24
سرقه h24
سرقه_ h24
سرن h-16
سرنا h-16
سرنا_ h-16
سره h-15
سره_ h-15
سرو h91
سروق h91
سروق_ g-24 h55
سروقه h34
سري g35 h21
سريه g40
سريه_ g40
سس_ h30
سط_ r-39 g33 k-16
سطه h40
سطه_ h40
سعا g34
سعار g34
سعار_ g34
سعر r-16
سعر_ r-30 h20
سعم r-29
سعمي r-29
سعميه r-29
سعه r82 g-17 m-16
سعه_ r82 g-17 m-16
سعي r-16 g-21
سعيد r-16 g-21
سعيد_ r-16 g-20 h-21
سفا h58
سفار h58
سفاره h58
سفر r28 h-22
سفر_ h-39
سفل h22
سفلي h22
سفي g61 h-24
سفين g61 h-24
سفينه g61 h-24
سقط h-20
سقط_ h-20
سقف g-38 k52
سقف_ g-38 k52
سكا r30
سكاو r27
سكاون r27
سكر h17
سكر_ h35
سكره g44
سكره_ g36
سكري g-25 h-34
سكري_ g-25 h-34
سكن g15 h-19
سكن_ g15
سكو r-19 m-15 h98
سكو_ h20
سكوت r-19 h73
سكوت_ r-15 h42
سكوتي h18
سكي h91
سكي_ g-16 h98
سل_ r-19 h-69 k40
سلا g-20 h-33
سلام g-43 h-24
سلام_ g-21
سلامي g-22 h-22
سلس r-15 m-16
سلسل r-15 m-16
سلسل_ m-16
سلع g16
سلف r85 g-26 m-28 h-35
سلف_ r31
سلفت r16
سلفت_ r-19
سلفته r33
سلفه r27 h-16
سلفه_ r27 h-16
سلم g-67 m-20 k16
سلم_ g-35
سلمت g-26
سلمته g-26
سلمه k20
سلمها k20
سلو g-23 m91
سلوت g-23 m104
سلوت_ g-16 m39
سلوتس m65 h16
سلي r21 g15 m-24
سليم g18
سليم_ g18
سم_ r-42 m-24 h17
سمس h44
سمسا h44
سمسار h44
سمك g41 h-43
سمك_ h-35
سمن g-20 h-29
سمنا g-15
سمناه g-15
سمنت h-21
سمنت_ h-21
سمه r-25 h33
سمه_ h40
سمي g-42 h-33 k23
سمي_ g-42 h-29
سن_ r-40 g-31 h-46 k37
سنا m-38
سنان m-22
سنان_ m-22
سنت r-18 h16
سنتي r-18
سنتين r-18
سند r90 m-36 h-73
سند_ r29 m-20
سندا r52 h-22
سندات r52 h-22
سنه g15 m19
سنه_ g15 m19
سنو g36
سنوي_ g17
سني g25 h35
سنين g25 h35
سنين_ g25 h35
سه_ g112 m-38 h-75
سها r-22
سها_ r-22
سهر g-18 h38
سهر_ g-18 h57
سهره h-23
سهره_ h-23
سهل g21
سهل_ g21
سهم r-37 g46 k-18
سهم_ r-37 g46 k-18
سوا h-32 k29
سوخ h17
سوخه h17
سوخه_ h17
سور r15
سوق h-21
سوق_ r20 h-21
سول h68
سول_ h47
سوم m-44
سوم_ m-44
سوي g20
سي_ r-27 g-67 m-23 k-24
سيا r-22 g-26 h-31 k-36
سيار r-22 g-26 h-44 k-36
سيارا h-20 k-19
سيارت r-30 g-31 h-21
سيج h59
سيجا h59
سيجار h59
سير g23 h56
سير_ g-21 h97
سيرف h18
سيرفر h18
سيط h28
سيط_ r-15
سيطه h16
سيطه_ h16
سيل r-19 m-18 h-39 k43
سيل_ r-19 m-17 h-42 k30
سيم h-24 k35
سيم_ h-21 k36
سين m-33 h-37
سين_ h-24
سيه r-17 m-20 h-20
سيه_ r-17 m-20 h-20
سيو r29 g33
سيول r29 g33
شا_ r-24 m-41 h-39
شاء g-26 m-23 h-27 k-15
شاء_ g-26 m-23 h-27 k-15
شات m43 h30
شات_ m43 h30
شار m50 h-26
شارط m53 h-25
شارك r22
شاركه r22 h-17
شاف g46 k-18
شافه g46 k-18
شافه_ g23
شافها g24
شال g-26 h27
شالي g-25 h20
شاليه g-25 h20
شام g19
شامل g35
شامل_ g35
شان g-63 h74 k95
شان_ g-63 h69 k96
شاه m-17 h59
شاه_ g27 m-26 h-20
شاهد h46
شاهد_ h46
شاي h-18
شاي_ g-16 h32
شايف g25
شايفه g17
شب_ m-36 h-56
شبا m-32
شباب m-31
شباب_ m-31
شبك r-29 g56
شبكت g31
شبكه r-17 g25
شبكه_ r-17 g25
شبو h43
شبو_ h43
شت_ r30
شتر r21 g53 h-66 k-21
شترا r-25
شتراك r-31 m19
شتراه g23
شترط g-15
شترط_ g-15
شترك r20
شترك_ r29
شتري g47 h-63 k-16
شتري_ r17 g21 h-20
شتريت g-27
شتريه g68 h-30
شتغ h18
شتغل h18
شتق g20
شتقا g20
شتقات g20
شتم h29
شتم_ h29
شجر g41 h-15
شجره g41 h-15
شجره_ g41 h-15
شحا h31
شحاذ h24
شحاذي h24
شحن r-22 g22 m32
شحن_ g24 h-57
شحنت r-18 m21 h46
شحنت_ m21 h58
شخا h36
شخاص h28
شخاص_ h28
شخص r15 g-20 k74
شخص_ g-16 k84
شخصي r28
شخصي_ r28
شر_ r66 h46 k-16
شرا r16 m-18 h42
شراء g19
شراء_ g19
شراب h33
شراب_ h23
شرب g-18
شرب_ g-18
شرط r61 g22 m75 h-28
شرط_ r34 m77 h-54
شرطه g27 h22
شرطه_ g27 h22
شركه h21
شركه_ h21
شره r49 g-43 m18 h-35
شره_ r49 g-43 m18 h-35
شرو g-24
شروب g-22
شروب_ g-18
شروط r27
شروط_ r21
شري h-45 k-19
شريت r-32 g33 h-17
شريت_ r-35 g19
شريته g15 h-15
شريط g-33 h47
شريط_ g-33 h47
شريك h-15
شرين r35 g26 m17 h-38
شرين_ r35 g27 h-15
شرينا h-23
شط_ m35 h-19
شعو h70
شعوذ h70
شعوذ_ h48
شعوذه h21
شعي h-24
شعير h-24
شعير_ h-24
شغل r45 m-17 h22 k-17
شغل_ r74 h-15
شغله r-22 g-16 h57
شغله_ r-22 g-16 h57
شف_ r49 g-17 h24 k25
شفت r37 g-76 h-22
شفت_ r25 g-27 h-16
شفته r15 g-53
شفتها g-34
شفر r-22 h41
شفره r-20 h25
شفره_ r-20 h25
شقت g-17
شقتي g-17
شقتي_ g-17
شقه h42
شقه_ h42
شكل h-20
شله g25
شله_ g25
شلي r29
شلي_ r29
شمب h56
شمبا h56
شمبان h56
شمع m27 h-26
شمعه m31
شمعه_ m31
شن_ g20 h-27
شنط m-15
شنط_ g-15 h24
شنو g15
شنو_ g15
شه_ r-23 g17 h-66
شها r38 g-27 k-29
شها_ r34 g-15
شهاد k-29
شهادا r24
شهاده r-20 k-28
شهر r67 g-52 m-22 h-41
شهر_ r41 g-39
شهري r22 m-32 h-32
شهرين g-21 m-18 h-20
شهريه g15
شهو r28 g25 h17
شهور r28 g25 h17
شهور_ r28 g25 h-15
شو_ h-43
شوا g25
شواي g27
شوايي g27
شور g62 h-31
شورت g44 h-15
شورت_ g44 h-15
شوش h38
شوش_ h32
شوط g-21 m46 h-16
شوط_ g-21 m46 h-16
شوف r54 g43 m-27 h-38
شوف_ r54 g43 m-27 h-38
شوك h-36
شوه g-15 h71
شوه_ g-15 h71
شوي r22 g-29
شوي_ r22 g-29
شي_ r-50 g-25 m-25
شيء m19 h19
شيء_ m19 h19
شيب g60 h-30
شيخ g-15 m-22 h63
شيخ_ h21
شيخه m-19 h42
شيخه_ m-19 h42
شيش g-18 h26
شيش_ h49
شيشه h-24
شيشه_ h-24
شيف h-15
شيك r68 h-28
شيك_ r32
شيكا r18
شيكات r21
شيكاغ g16
شيل m15 h18
شيل_ m15 h18
شين m15 h15
شينه m16
شينه_ m16
شيه h27
شيه_ h27
صاح r-33 k34
صاحب r-33 k34
صاحب_ k33
صاحبت h27
صاحبه r-15 g17 h-27
صاد r28 g25 h-25
صاد_ r28 g15 h-30
صار r56 m21
صار_ r24 g19
صارع m32
صارع_ m24
صاره h58
صاره_ h58
صاري r22 g-18 h-51 k16
صاري_ r65 g-16 m16 h-20 k-16
صاريف r-44 h-32 k32
صاع g25 m31 h-30
صاعد g25 m31 h-30
صاعد_ g25 m31 h-30
صاف r-21 g15 h-17
صاف_ g15
صال g-25 m18 k-20
صال_ r-16 h-36 k-19
صالا r44 h-35
صالات r44 h-35
صاله r-29 m22 h70
صاله_ r-29 m22 h70
صان g-15 m25
صان_ m19
صاي r48 g-15 h-39
صايغ r48 h-17
صايغ_ r48 h-17
صب_ g-64 m-26 h65
صبر r31 g-22 h-26
صبر_ r31 h-26
صته h-22
صتي m-33
صتي_ m-33
صحي h-29
صد_ g-21
صدر g20 k32
صدر_ k32
صدق r-26 g-23 h-37
صدقه g-23 h-37
صدقه_ g-23 h-37
صدي r-17 g-21
صديق r-17 g-21
صديقي r-17
صر_ r-16 h-21
صرا h23
صرات h19
صرات_ h19
صرف g-60 m-27 h-62
صرف_ g-56 h-33
صرفه r24
صرفي r33
صرو r-26 h-42
صروف r-26 h-42
صروف_ r-24 h-30 k-40
صروفا k32
صعد g-16
صعد_ g-16
صعو g48 h-15
صعود g48 h-15
صعود_ g48 h-15
صغي r-23 h-37
صغير r-23 h-37
صغيره h-21
صف_ r17 h21
صفا g15
صفات g15
صفات_ g15
صفر h39
صفر_ h39
صفق r-15 g50 m19 h-54
صفقا m19 h-26
صفقات m19 h-26
صفقه g49 h-27
صفقه_ g49 h-27
صفه g-20
صفه_ g-20
صقر h-31
صقر_ g18 h-17
صكو h-25
صكوك h-25
صكوك_ h-25
صل_ r52 g-54 m-30 h-63 k42
صلا m-19 h-26 k-15
صلات h-18
صلات_ h-18
صلاحي g-20 h52
صلت k-15
صلت_ g-21 k-15
صلح r-35 g30 h-39
صلح_ r-18 h-16
صلحو g46 h-23
صلحوه g30 h-16
صلن r17 g-15 k33
صلني r17 g-15 k33
صلني_ r17 g-15 k33
صله r-18 g21 m-18
صله_ g23
صلي r-59 g-68 h25
صلي_ r-21 g-19 h51
صليح r-24 g-33 h-21
صليح_ r-24 g-33 h-21
صليه g-16
صليه_ g-16
صم_ r82
صنا g-37 h-25 k-22
صناد h-19
صنادي h-19
صناع g-15
صناع_ g-15
صند h-58
صنع r-15 h39
صنع_ h39
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-21 h19
صود h20
صود_ h20
صور g-40 h50 k26
صور_ h66
صورك h19
صورك_ h19
صوره h-15
صوره_ h-23
صوري r24 g-21 h-20 k39
صوريه r37 g-15 k24
صوف g30 h-19
صوف_ g25 h-16
صول r16 h-18
صول_ r16 h-18
صي_ r28 g22
صيا r-35 g61 m-27 h-31
صياد r-15 g38 m-19
صياد_ r-15 g38 m-19
صيان r-20 h-19 k19
صيانه r-20 h-19 k19
صيب r-37 g17 m62 h29
صيب_ r-18 m104 h64
صيبه k-17
صيبه_ k-17
صيبي g28 m-15 h-38
صيبي_ g28 m-15 h-38
صيد g30 m19 h-51 k-20
صيد_ g20 m22 h24 k-17
صيده g37
صيده_ g32
صير r-19 g-47 h-30
صير_ r-17 g-37
صيف r27
صيف_ r27
صيل g-20 h-29
صيل_ g-20 h-29
صيم r43
صيم_ r43
صين g23 m33
صيني m33
صينيه m33
ضاء h19
ضاء_ h23
ضاب h20
ضابط h20
ضابط_ h20
ضات g-19 m36
ضات_ g-19 m36
ضار r-37 g-21 m-24
ضار_ h-29
ضارب r-30 m-15 h33
ضاربه r-30 m-15 h33
ضاع m17 h23 k34
ضاعف r29 m26 h26
ضاعف_ r22 m26 h27
ضاعه r-25 k34
ضاعه_ r-25 k34
ضاف r-15
ضافي r-15 g24
ضان r22 h-61
ضان_ r22 h-37
ضاه r-22 h42
ضاه_ h18
ضاها r-15 h25
ضاها_ r-15 h25
ضاي g-25
ضايع g-22
ضايع_ g-26
ضت_ r-15 g-22
ضته r-17 m-22
ضح_ g-24 h23
ضحك h24
ضحك_ h24
ضر_ r17 g36 m24
ضرا m40 h-22
ضرار h-23
ضرار_ h-23
ضرب g36 h20
ضرب_ g-15 h37
ضربه g51 h-17
ضربه_ g51 h-17
ضرع g102 h-45
ضرع_ g48 h-29
ضرعه g54 h-17
ضرعها g54 h-17
ضره r-17 g-30
ضره_ r-17 g-30
ضروبه k21
ضري h23 k27
ضريب k31
ضريبه k28
ضريح h26
ضريح_ h26
ضما r21 g22
ضمان r21 g22
ضمان_ g25
ضمانه r22
ضمو r38
ضمون r38
ضمون_ r15
ضمونه r23
ضني r35
ضني_ r35
ضه_ r-33 g37 h-47
ضور h-16
ضور_ h-16
ضي_ r-18 m-16
ضير h49
ضير_ h49
ضيه g30 h43
ضيه_ g30 h43
طاب r-48 g-16 m20
طابق m20 h30
طات h21
طات_ h21
طار m-18 h-38
طار_ h-30
طاز g-23 h-41
طازج g-23 h-39
طازج_ g-23 h-39
طاق m20
طاقه g-19 m16 h19
طاقه_ g-19 m16 h19
طال h66
طالب h26
طالب_ h26
طالع h38
طالع_ h28
طان r33
طاو g-15 m18 h37 k-15
طاول g-15 m18 h37 k-15
طاوله g-15 m18 h37 k-15
طاي h33
طايح h39
طايحه h27
طبا r-29 h-32
طباع r-29
طباعه r-29
طبخ g-30 h-17
طبخ_ g-30 h-17
طبل m16
طبله m16
طبله_ m16
طبي g-68 h-18 k-15
طبي_ h23
طبيق g-36
طبيق_ g-36
طت_ r41
طجي h19
طر_ r52 g32 h-101
طرد h43
طرد_ h43
طرف r35
طرف_ r33
طري h-22 k20
طري_ r-30 h-15
طريق r16 k20
طريق_ r16 k20
طط_ m-16 h33
طعا h-30
طعام h-30
طعم g-28 k-18
طعم_ g-28 k-18
طعه h-35
طعه_ h-35
طفا m-39 h-43
طفال m-39 h-19
طفال_ m-39 h-19
طفل h23
طفله h16
طفله_ h16
طل_ h16
طلاس h28
طلاسم h28
طلب g27
طلب_ r18 g17 m16
طلبت h59
طلبت_ h21
طلبه g27
طلبه_ g17
طلس h35
طلسم h35
طلسم_ h35
طلع g18 m48 k54
طلع_ g27 m40 h17 k23
طلعت_ g-25 m31
طلعه k30
طله h33
طله_ h33
طلي h48
طلين h22
طلين_ h22
طم_ g-22
طما g-53
طماط g-53
طماطم g-22
طن_ r-16 h-27
طنا m17
طنها g26 h-25
طنها_ g26 h-25
طه_ r30 m-18 h52 k-20
طوا r-15
طوا_ r-15
طول r67 h-42 k-17
طول_ r48 h-29
طون g38
طون_ g25 h-15
طي_ r-29 g40 m40
طيا m38
طيار m39
طياره m39
طيت r29 g-19 m16 h51
طيت_ m23 h34
طيته r23 h17
طيته_ r23 h17
طيخ h-18
طير g45 h22
طير_ g59 h-19
طيس h27
طيك r35
طيك_ r35
طين r31 m15 h-23
طيني r21
طيني_ r21
طيه r-35 g-28 m24
طيه_ r-21 g-28 m24
ظار r60 g-19 h-32
ظار_ r60 g-19
ظام g-15 h-27 k29
ظام_ h-35 k31
ظته k23
ظته_ k23
ظتي r-15 h-16 k29
ظتي_ r-15 h-16 k29
ظر_ r-19
ظرف h17
ظرف_ h17
ظرو g24
ظروف g24
ظروف_ g24
ظف_ h22
ظفي r-18 h-30
ظفين r-17 h-30
ظفين_ r-17 h-30
ظم_ r50 h-17 k-18
ظه_ g-20 m22
ظهر h-69 k43
ظهر_ h-65 k43
ظي_ h33
ظير r25
ظير_ r28
ظيف h-18
عاب h-22
عاب_ h-20
عات r-54 g-29 m29 k30
عات_ r-54 g-22 m16 k30
عاج g-19 h24
عاج_ h30
عاد g19 h44
عادي g17 h16
عاديه g17
عار g32 m-29 h54
عار_ g25
عارف g40 k-15
عارف_ g32
عاره h55
عاره_ h55
عاري h15
عال g-20 m21
عالم g18
عام g38 h-30
عام_ r-16 g53 h-21
عامل r15 g-15 h21
عامله r28 h30
عامه h-27
عامه_ h-27
عاه r54 h21
عاي r19 g16 m-48 h-43
عايد r50 g-20
عايد_ r50 g-20
عايش g51
عايش_ g37
عايل m-16 h-21 k15
عايلي m-16 h-16 k15
عاين r-16
عايه m-17
عايه_ m-17
عب_ r-19 g-70 m105 h24
عبا g-37
عبد h24
عبد_ h17
عبر g36 m25
عبر_ g36 m25
عبن m-38
عبنا m-38
عبنا_ m-38
عبه m21
عبه_ m21
عبي r-15 m61 h90
عبيه m32 h40
عبيه_ m32 h40
عت_ r-45 g-28 m26 h-37 k-28
عتك g44
عتك_ g44
عتل r20 g-17 m24 h34
عتلي g-17 m27 h36
عتلي_ g-17 m27 h36
عتم h-25
عتمد h-24
عتمد_ h-24
عته r64 m-29 h-37
عته_ r31 g30 m-26 h-29
عتها r33 g-17
عتها_ r33 g-17
عتو g16 h-15
عتو_ g16 h-15
عتي g21 h62
عتين g33 m-17
عتين_ g33 m-17
عجل m23 h-67
عجل_ h-49
عجله m26 h-19
عجله_ m26 h-19
عد_ m27 h-70 k-18
عدا r-45 g-39 h48
عداد r-17 g-32 h55
عداد_ r-17 g-21 h55
عدد g-22 h-20
عدد_ h-17
عدده g18
عددها g19
عدل h-15
عدل_ h-15
عدن r29
عدن_ r43 g-20
عده r-19 g-46 h-25 k15
عده_ g-21 h-18 k15
عدها r-21 g-26
عدها_ r-21 g-26
عدي r-22 h-15 k26
عدي_ g-23 k34
عدين r-22 g40
عدين_ r-22 g69
عر_ r-30
عرا g-27 h124
عراف g-21 h99
عراف_ h53
عرافه g-18 h37
عران h23
عران_ h23
عرب r-15
عربي h-16
عربي_ h-15
عرس h-68
عرس_ h-68
عرف r-20 g42 k17
عرف_ g32 h23
عرفه h-19
عرفه_ g-16 h-18
عرفها g27
عرق g-15 h90
عرق_ h73
عرو g-24 m-18 h-30
عروف g-21 h-16
عزاي h20
عزايم h20
عزي h15
عزيم h15
عزيمه h15
عسك h-19
عسكر h-19
عسكري h-19
عسل m-28 h-54
عسل_ m-28 h-54
عش_ r25 g19
عشا r-22 g-58 m-75 h-29 k46
عشا_ r-24 m-41 h-39
عشاء m-23 h-31 k-15
عشاء_ m-23 h-31 k-15
عشان g-40 h58 k62
عشان_ g-40 h58 k62
عشر r79 g-26 m30 h-54
عشر_ g-25
عشره r49 g-27 m21 h-31
عشره_ r49 g-27 m21 h-31
عشري r35 g26 m17 h-17
عشرين r35 g26 m17 h-17
عشو g27
عشوا g27
عشواي g27
عصا r-19
عصر h-33
عصر_ h-36
عصي h-46
عصير h-46
عصير_ h-46
عضا h23
عضاء h23
عضاء_ h23
عطا r46
عطان r33
عطر h-67
عطر_ h-52
عطل g15 m-19
عطل_ g15
عطو g20 h-31
عطون g22
عطي r62 g-27
عطي_ g17
عطيت r33 g-21 h18
عطيته r23 h17
عطيك r35
عطيك_ r35
عطين r27
عطيني r21
عطيه r-19
عف_ r35 m26 h26
عقا r17 h-20
عقار r17 h-20
عقاري r31
عقد m-22
عقد_ r20 g-21 m-22
عقم h-39
عقم_ h-39
عقو r-15 g72 h-15
عقود r-15 g72 h-15
عقود_ r-15 g72 h-15
عك_ g59 h-27
علا g-30 m-55
علاج m-36 h-84
علاج_ m-36 h-72
علاق h52
علاقه h52
علان m-16
علب h-38 k-18
علبه h-25
علبه_ h-25
علش g-19 k34
علشا g-19 k34
علشان g-19 k34
علف g-32 h-34
علف_ g-32 h-34
علق r-18 g43 h23
علق_ g52
علم g-15 k25
علم_ g-15 k25
علن r-21
علو r-38 g-38
علوم r-38 g-32
علوم_ r-38 g-27
علي g50 m25 h-55 k-20
علي_ g129 m58 h-58 k-26
عليا r29 g-22
عليا_ r29 g-22
عليق h31
عليق_ h31
عليك g-30
عليك_ g-18
عليم m-28 h-45
عليمي m-28 h-45
عليه g-33 k16
عليه_ g-51
عليها k22
عليهم g18
عم_ g-59 m-24 h-30
عما r-15 g-16 k-16
عمار g17 h-40
عمال r-19 g-29 h37 k-15
عمال_ r-19 g-26 h20 k-15
عمر g-26 m21 h-19
عمره g-27 m21
عمره_ m21
عمل r24 g-22 m-66 h89 k-18
عمل_ r-25 g-57 h107
عملا r25 m-28
عملات r33 m-20
عمله g29 m-21 h-17
عمله_ r-27 g31 m-21 h-17
عمو r-28 g-30 h20 k22
عمول g-23 h20 k22
عموله r27 g-18
عمي r-30 h-50
عمي_ h-20
عميه r-26
عميه_ r-26
عن_ g-23 m-25 h-56 k73
عنا r-42 g-30 h-39
عنا_ r-31 g-21
عند r22 g52 m-17 h-21 k-16
عند_ r-26 h44
عندن g31
عندنا g31
عنده g-20 h-15
عنده_ g-20 h-15
عندي g39 h-35
عندي_ g39 h-35
عنه r-20
عنه_ r-20
عني r18 g41 m-22 k-34
عني_ r18 g41 m-22 k-34
عه_ r89 g16 m37 h-49 k-21
عها r-36 g18
عها_ r-67 g21
عوا r51 g34 h-28
عوا_ r28
عواي r23 g28
عوايد r23 g28
عود g27 h-56
عود_ g33 h-52
عوذ h70
عوذ_ h48
عوذه h21
عوذه_ h21
عول r35 g-20
عولي r41 g-20
عولي_ r41 g-20
عون g28 h15
عون_ g28 h15
عوه r43 g-21 h-42
عوه_ r38 h-39
عوي m15 h46
عويذ h19
عويض m22 h27
عويض_ m22 h27
عي_ g-49 m-19
عيا r22
عيال h42
عيال_ h42
عيد g-49 h-78 k48
عيد_ r25 g-20 h-61 k21
عيدا g-17 k26
عيدا_ g-17 k26
عيدي r-16 h-27
عيديه r-16 h-18
عير h-31
عير_ h-31
عين r95 m-50 h-62
عين_ r34 g-27 h-35
عينه r61 g16 m-45 h-28
عينه_ r68 m-44 h-21
عينها g30
عيه g-20 m-29
عيه_ g-20 m-26
غاز h-54
غاز_ h24
غازي h-78
غازيه h-78
غام g40
غامض g40
غاي g24
غدا g-51 m-19 h-29
غداء g-53 m-17 h-29
غداء_ g-53 m-17 h-29
غرا h-19
غرام r19 h-19
غرام_ h33
غرامه h-56
غرب h24
غربي h24
غرق g62 h-22
غرقت g46 h-15
غرقت_ g46 h-15
غسل r-17 k74
غسل_ k41
غسي r-19 g-34 m-15 h-32 k32
غسيل r-19 g-34 m-15 h-32 k32
غسيل_ r-19 g-34 m-15 h-32 k32
غش_ g-17 h63
غشو h31
غشوش h31
غشوش_ h25
غل_ r78 m-18
غلب m48
غلب_ m27
غلبن m21
غلبني m21
غلط r-40 k-28
غلط_ r-40 k-28
غلف h22
غلق g29
غلقه g36
غلقه_ g27
غله r-22 g-16 h57
غله_ r-22 g-16 h57
غنم r-32 h-44
غنم_ g24 h-38
غها g19
غها_ g19
غو_ g15
غوا g27 h-16
غواص g35 h-16
غواص_ g35 h-16
غوص g24
غوصه g24
غوصه_ g24
غوم h19
غومه h19
غومه_ h19
غون h27
غون_ h27
غي_ k17
غير r32
غير_ r-17 g23
غيره r21 g-21
غيره_ r21 g-16 h-22
غين h-19
غيي h23
غيير h23
غيير_ h23
فا_ g25
فاء r25 k16
فاء_ r25 k16
فات g-24 h-57 k38
فات_ r16 h-18 k22
فاتر g27 h-22
فاتر_ g27 h-22
فاتو g-43 k16
فاتور g-43 k16
فاج g94 m-29 h-35
فاجا g94 m-29 h-35
فاجات g75 m-29 h-27
فاجاه g19
فاد h-22 k43
فادي h-22 k43
فادي_ h-22 k43
فار r-16 h38
فاره h58
فاره_ h58
فاز h21
فاز_ h21
فاض g28 m-23 h34
فاض_ m-15
فاضح h48
فاع g15 m-16
فاع_ g15 m-16
فال r68 m-60
فال_ m-50
فالت r37 h-18
فالته r26
فاله r41
فاله_ r41
فان g20
فان_ g22
فاي r146 g-45 h-69 k-27
فايد r41 g-16 h-19
فايده r41 g-16 h-19
فايز m25
فايز_ m25
فايض r23
فايض_ r23
فايظ r94 g-20 m-18 h-25
فايظ_ r94 g-20 m-18 h-25
فت_ r46 g-26 m-26 h-49 k-21
فتا g-23 m25
فتاح g-22 m25
فتاح_ g-22 m25
فتح r-29 g57 h49 k-15
فتح_ r-24 g50 h53
فتر h-15
فتش h24 k-15
فتش_ h24 k-15
فته r23 g-46
فته_ g-16
فتها r17 g-21
فتها_ r22 g-21
فتي g-21 h24
فتيا h29
فتيات h29
فحص g-33 h-46
فحص_ h-35
فدي h21
فديه h21
فديه_ h21
فرد g-18
فرز g42
فرز_ g42
فرس g29
فرس_ g29
فرص m57
فرصه m15
فرصه_ m15
فرق r17 h-21 k15
فرق_ r17 h-21 k15
فره g-19 h22
فره_ g-19 h22
فرو g88 h-39
فروز g20 h-23
فروق g68 m32 h-37
فروقا g54 m35 h-29
فري m-21 h25
فريق m-21
فريقي h25
فزا r19
فزاد r19
فزاد_ r19
فس_ r-21 g-19
فسه g-23 m-16
فسه_ r31 g-32 m-16 h-19
فسها r-22
فسها_ r-22
فسي g-16 m-24
فسي_ m-24
فصل r-25
فصل_ g-18
فط_ g37
فطي h27
فطيس h27
فظ_ r-15 m-17
فظت r-15 h-23 k56
فظته k23
فظته_ k23
فظتي r-15 h-16 k29
فظتي_ r-15 h-16 k29
فظه m27 k15
فظه_ m27 k15
فع_ r17 g53 h-34
فعا g-27 k20
فعات g-27 k20
فعات_ g-27 k20
فعت g19
فعته g21
فعتي r27
فعل r-17 h-31
فعلي r-16 h-20
فعلي_ g22
فعليه r-15
فعن g-26 m20
فعنا g-26 m20
فعنا_ g-26 m19
فعه r-40 g16 m28
فعه_ r-40 g16 m28
فعو g54 m-18 h-19
فعوا g15
فعوا_ g15
فعون g41 m-20
فعون_ g41 m-20
فق_ r-49 g-27 h38
فقر r-21 h-26
فقرا r-21 h-26
فقراء r-21 h-26
فقط r-58 g-38
فقط_ r-58 g-38
فقن h-17
فقنا h-17
فقنا_ h-17
فقه r-33 g19 m-21 h-41
فقه_ r-36 g19 m-21 h-41
فقي r28 g-15
فقين r29 g-15
فقين_ r29 g-15
فك_ g-43 m-33 h177
فكه r16 m-18
فكه_ m-18
فل_ r-23 g-61 m-22 h-62
فلا h68
فلام h66
فلام_ h66
فلان h16
فلت r17 h-22 k-17
فلته r32
فلته_ r32
فلن h-20
فلني h-20
فلني_ h-20
فله h54
فله_ h55
فلو r52 m22 h-34 k41
فلوس r52 m22 h-34 k41
فلوس_ r30 g17 m58 k39
فلوسه r20
فلوسي r23 g-17 m-16
فن_ h24
فنا r-38 g-37 m-26 h15
فنا_ r-36 m-24
فناه g-33
فنج h44
فنجا h44
فنجان h44
فند r-41 h-49
فندق r-41 h-49
فندق_ r-40 h-32
فه_ r-18 g-42 m-16 h-100
فها r-19 g66 k-20
فها_ r-19 g66 k-20
فهد r19
فهد_ r19
فوا r64 g-24 m19 h-73
فوات r33 h-29 k27
فواتي r33 h-29 k27
فواك m38
فواكه m38
فواي r47 h-22 k-15
فوايد r47 h-22 k-15
فوت m39 h28
فوت_ m39
فود h57
فودك h54
فودكا h43
فور h-19
فورا r-28
فورا_ r-28
فورو r28
فورور r28
فوز g17 m43
فوز_ g17 m43
فوظ r29
فوع_ r-24 m-18
فوعه m22
فوعه_ m22
فوق r76 m-15 h-24
فوق_ r29 h-24
فوقه r47 g-16
فوقها r21
فول r34 g22 h-22
فول_ r15
فوله r19 g29 h-19
فوله_ r19 g29 h-19
فون g22
فون_ h-16
فونه g19
فونه_ g19
في_ r15 g59 m45 k-37
فيت r-25 h-38
فيت_ g19
فيد g-15 h27
فيدي g-15 h27
فيديو g-15 h27
فير r44
فير_ r45
فيز r22 g-16 h-16
فيزا r22 g-16 h-16
فيزا_ r22 g-16 h-16
فيش r17 g30 m62
فيش_ r17 g30 m30 h-23
فيك h-23
فيك_ h-23
فيل r-41 g-23 h38
فيل_ r-38 h65
فيلا h-16
فيلا_ h-16
فين r-51 g21 m-19
فين_ g-37 m-17
فينه r-52 g69 h-27
فينه_ r-52 g61 h-24
فيه g-25 h57 k-16
فيه_ g24 k-21
فيها g-49 h46
فيها_ g-49 h46
فيو g39
فيوت g44 h-23
فيوتش g44 h-23
قا_ g38
قاء h40
قاء_ h40
قاب r41 k27
قابل h31
قابل_ h31
قابه h-22 k21
قابه_ h-22 k21
قات r-26 g38 m40 h50
قات_ r-26 g41 m42 h59 k-19
قاتل k33
قاتلي h-15 k35
قاد g63 h-39
قادم g65 h-39
قادم_ g47 h-28
قادمه g18
قار h54
قارب h22
قارب_ h22
قاره g28
قاره_ g28
قاري r21 g-27 h50
قاري_ r29 g-18
قاريه h54
قاس r-15 m-18 h-75
قاس_ r-15 h-37
قاص m-15 h61
قاصر h28
قاصرا h19
قاصه h22
قاصه_ h22
قاض h58
قاضي h58
قاضي_ h58
قاع g-28 h-21
قاعه g-28 h-19
قاعه_ g-28 h-19
قال g-43 h20
قال_ g19 h35
قاله g-52 h-24
قاله_ g-52 h-24
قام r-16 g-26 m124 h63
قام_ m26 h57
قامر m98 h-17
قامر_ m45 h-33
قامه h22
قامه_ h22
قان r-18 m-20 h62
قان_ r-16 m-19 h29
قانق h33
قانق_ h33
قاه g41 h-24
قاول_ r-17
قاي g15
قايق g28
قايق_ g28
قايمه h20
قبر g-21 h81
قبر_ m-16 h26
قبره h18
قبره_ h18
قبض r-22 g-23
قبض_ r24 h19
قبضت r-31 g-24
قبضت_ r-17 g-19
قبل g143 h-47
قبل_ r-21 g78 h-22
قبلي r24 g45 h-19
قبلي_ r20 g17
قبليا g35
قبليه r16
قت_ r-28 g89
قتر g29
قترا g20
قتراض g20
قتن g-17 m19 h19
قته m26
قته_ m26
قتي g-40
قتي_ g-42
قد_ r52 m-34 h-19 k-15
قدا r-30 g-36 h-30 k24
قدا_ g-30 h-26 k25
قدام g-18
قدام_ g22
قدامي g-40
قدم r-17 g17 h51
قدم_ g32
قدمه h56
قدمه_ h29
قدمها h27
قدي r51 g-24 m-28 h-50
قدي_ r21
قديم r31 g-34 m-24 h-39
قديم_ r35
قديمه g-25 h-30
قر_ h-31
قرا r-64 g-43 m-74
قرا_ g-26 h43
قراء r-29 g-16 m-28
قراء_ r-21 h-26
قراءه m-19 h21
قراب h21
قرابي h21
قران m-17 h-46
قران_ m-17 h-41
قرب m27 h19
قربا h24
قربان h24
قرر g78 h-24
قرر_ g44
قرره g34
قرره_ g16
قرش g21
قرش_ g21
قرص h40
قرصن h32
قرصنه h25
قرض r135 m-37 h-31
قرض_ r77 h-18
قرضن r35
قرضني r35
قرع m21 h-27
قرعه m21 h-27
قرعه_ m21 h-27
قره r-19 g34 m22 h-22
قره_ r-19 g34 m22 h-22
قرو h36
قري g-30
قري_ h-18
قسا r-40 g-19
قساط r-40 g-17
قساط_ r-40 g-17
قسط r-39 g33 k-16
قسط_ r-39 g33 k-16
قسم r-18 g-34 m-25 h-39
قسم_ h-19
قسمن g-15
قسمنا g-15
قسمه g-19 m-22 h-16
قسمه_ g-19 m-22
قسي h-29 k21
قسيم h-24 k35
قسيم_ h-21 k36
قص_ r-25 h18
قصه g-19
قصه_ g-19
قط_ r-56 g-29 h-30
قطر r-25
قطري r-25
قطط h34
قطط_ h34
قطع m-16
قطعه h-35
قطعه_ h-35
قطه g-22 h-37
قطه_ g-22 h-37
قطو g-32 h-15
قطي r-17
قطيه r-16 m33
قطيه_ r-16 m33
قع_ h39 k-18
قعا m56
قعات m56
قعات_ m42 h23
قعت g48
قعت_ g48
قعد m20
قعده m20
قعده_ m20
قف_ g-43 m-22 h-23 k71
قفل r-39 g18 h-17
قفل_ r-15
قفلت r-21
قفله g22
قفو g33
قفول g33
قفوله g33
قل_ r79 g-73 h-20 k23
قلب r33 h-18
قلب_ g15
قلد g-16 h88
قلده h71
قلده_ h71
قلن r-19 g26
قلنا r-19 g26
قلنا_ r-19 g26
قلي h39
قليد h39
قليد_ g-21 h57
قليدي h-18
قم_ m30 h-55
قما r-22 m123
قمار r-15 g-23 m137 h30
قمار_ r-15 g-23 m137 h30
قماش g35 h-22
قماش_ g35 h-22
قمح h-40
قمح_ h-40
قمي h-27
قنا r-20 g-33 m-26 h38
قنا_ g-23 m-17
قنو h21
قنوا h21
قنوات h21
قني g-16 h32
قنين g-16 h32
قنينت h23
قه_ r-29 m38 k-35
قهو h-36
قهوه h-36
قهوه_ h-36
قوا r-18 m-21 h94
قواد r-17 h57
قواده r-15 h40
قود g76
قود_ g68
قول g25 h56
قول_ h70
قوله g21
قوي r-25 h23
قوي_ r-15 h23
قي_ r-36 k24
قيت r-27 g16 h-29
قيع r41
قيع_ r25
قيعه r16
قيعه_ r16
قيق g42 m52 h-44
قيقه r18 g17 m38 h-26
قيقه_ r18 g17 m38 h-26
قيقي g24
قيقي_ g24
قيم g40
قيمه g30
قيمه_ g30
قين r32 g-35 h-23
قين_ r34 g-19 h-32
قيه g20 h-18
كا_ h98
كات r17 m41 h-29
كات_ r17 g-19
كاتب g20 h-24
كاتب_ g20 h-24
كار g-28 m29
كاز m23 h26
كازي m23 h26
كازين m23 h26
كاس m-20 h40
كاس_ m-22 h32
كاش r45 g-24 m-20 h-42 k22
كاش_ r46 g-21 m-19 h-50 k23
كاغ g16
كاغو g16
كاغو_ g16
كاف h-48 k-15
كافل h-38
كافل_ h-26
كال g22
كام r-32 g-41
كامل r-32 g-39 m17 h-17
كامل_ g-19 h-31
كامله r-26 m23
كان r-38
كان_ r-24 m-23
كانت g-19 m23
كانت_ g-19 m23
كاه r-34 m-16 h-16
كاه_ r-34 h-24
كايين h16
كبا h71
كبار h34
كبار_ h28
كبت h65
كبتا h57
كبتاج h30
كبتاغ h27
كبر r58 k17
كبر_ r58 k17
كبي r-28 g25 m-18 h-34
كبير r-28 g25 m-18 h-34
كبيره r-28 g26
كت_ g-24 m21 k43
كتا g-48 m-44
كتاب g-37 m-20 h35
كتاب_ g-32 h-35
كتابه h76
كتب g-25 m-15
كتب_ g-33
كتبت m-18
كتبت_ m-18
كتبه r-15 h-17
كتبه_ r-20 h-17
كتر r48
كته g31
كته_ g16
كتها g15
كتها_ g15
كتو r59 g-24 m-30 h-28
كتوب r45 g-21
كتوب_ r27 g-21
كتور m-22 h-34
كتي r-58 h-36
كتيل h-21
كتيل_ h-21
كثر r36 g-31
كثر_ r36 g-31
كحو h-27
كحول h-27
كحول_ h-63
كحولي h36
كذا k28
كذا_ k30
كر_ g-41 m60 h78 k-15
كرا r-26 g25 h-43
كرا_ g19
كرات g25
كراتي g31
كراش m27 h-16
كراش_ m27 h-16
كرام h-20
كرامي h-20
كرت g-45 h53
كرتو h19
كرتون h19
كرم r-39 g-15
كره r-34 g38
كره_ r-31 g29
كري g-53 h-29
كري_ g-27 h-34
كريم g-25 h-18
كس_ r-16 g32 m57 h25
كسب r-22 m51
كسبا m21
كسبان m21
كسر r-30 g26
كسر_ g26
كسي g-24
كسي_ g-24
كشط m35 h-19
كشط_ m35 h-19
كشف r43 g-21 h22 k28
كشف_ r49 g-15 h25 k25
كشو r57 m-27 h-23
كشوف r57 m-27 h-23
كشوف_ r57 m-27 h-23
كف_ g-23 h53
كفا r78 h-23
كفال r78 h-23
كفالت r37 h-18
كفاله r41
كفل r54 m-16 h-34
كفلت r38
كفلته r38
كفلن h-20
كفلني h-20
كفو r37
كفول r37
كفي r-39 h22
كفي_ h-15 k-15
كفيل r-34 h38
كفيل_ r-34 h38
كل_ r78 g-16 m84 h31 k-22
كلف r-16
كلفه r-16
كلفه_ r-16
كله r-73 g41 m31
كله_ r-56 g45
كلها r-16 m23
كلها_ r-16 m23
كلو m-17
كلوب h16
كلوب_ h16
كلي g-24 h69
كليه g-16 h55
كليه_ g-16 h55
كم_ m-31 h-17 k-23
كما r-23 g-23 h31
كما_ r-23 g-23
كمه r26 g21 h-40
كمه_ r26 g21 h-40
كمي r-15
كميا g15
كميات g15
كن_ r48 g76 h-29
كنا g19 h-35
كنا_ g19
كنت r-19 h15
كنت_ r-19 h15
كنز g-18
كه_ r19 g25 m22 h-51 k-16
كها m-19
كها_ g23 h-33
كهان h17
كهر g-23 h-45 k-16
كهرب g-23 h-45 k-16
كهربا g-23 h-45 k-16
كو_ g-16 h97
كوب g-21 m38
كوبو g-18 m42 h-32
كوبون g-18 m42 h-32
كوبي h18
كوبي_ h29
كوت r-21 m22 h66
كوت_ r-15 h42
كوتش h21
كوتشي m16
كوتي h18
كوتي_ h18
كوك g-18 h-23
كوك_ h-19
كوكا h17
كوكاي h16
كوكت h-21
كوكتي h-21
كول g52 m-17 h-67
كول_ g73 m-17 h-15
كولا h-26
كوم g59 h-27
كومه g31 h-26
كومه_ g31 h-26
كون m-15 h25
كون_ h44
كوين g19
كوين_ g19
كي_ r-40 m-18 h113 k20
كيا g24
كياس g24
كياس_ g24
كيت g24
كير m-25
كيرم m-19
كيرم_ m-19
كيس r24 g-26 h-54
كيس_ r24 g-26 h-54
كيش r94 g-24 h-34
كيشت r31
كيشت_ r31
كيشل r29
كيشلي r29
كيشه r34 g-15
كيشها r34 g-15
كيف h81
كيف_ g21 h54
كيك h-80
كيل_ g42 h-19
كيلا h24
كيلا_ h24
كيلو g-36
كيلو_ h-34
كيلوم g-15 h31
كين m52
كينا r22 g-15 m32 h29
كينات g-15 m33 h29
كينه r-17 m24 h-28
كينه_ r-17 m24 h-28
كيه g-36
كيه_ g-36
كيي r29
كييش r29
كييش_ r29
كے_ r-17 g-20 m38 h-51
لا_ r-34 g70 h-40
لاب r-59 m-28 h-33
لابت g29
لابس r-48 h-31 k-16
لابس_ r-48 h-31 k-16
لابلا k15
لابن m-25
لابو k17
لابو_ k21
لات r74 g-26 m-21 h-34 k42
لات_ r70 g-23 m-30 h-41 k43
لاته h-35
لاته_ h-35
لاتي h32
لاتين h43
لاث g31
لاث_ g43
لاثم r-27 k15
لاثمي r-27 k15
لاثه r16 g-31
لاثه_ r16 g-31
لاثي r29 g-18
لاثين r21 g-18
لاج m-48 h-70 k-17
لاج_ m-36 h-72
لاجر g20
لاجر_ g24
لاجل g-16
لاجل_ r17 g-27
لاجه g18
لاجه_ g20
لاح h31 k-21
لاح_ h-38
لاحد r16 g-20
لاحد_ r16 g-20
لاحق g42
لاحقا g42
لاحي g-20 h52
لاحيه g-20 h52
لاخ r-70 g34 h-56 k27
لاخت g31
لاختي g31
لاخر r-22
لاخر_ r-22
لاخو h-21 k25
لاخوه h-16 k28
لاخي r-32
لاخير r-29 g17
لاد h-35 k-15
لاد_ r-18 h-47
لار g47
لاراض g16
لارض g25 h-23
لارض_ g25 h-29
لاس r19 g15 h27
لاسب m32 h29
لاسبو m32 h29
لاست g43
لاستث g26
لاسع g15 m30
لاسعا g15 m30
لاسل g-19
لاسلا g-19
لاسم r19 h32
لاسم_ r19 h32
لاسه g21
لاسهم g21
لاسو r21
لاش h20
لاش_ r25
لاص r-15 h-15
لاص_ h-15
لاصل h-26
لاط g-18 m-31 h-41
لاطف m-26 h-30
لاطفا m-26 h-30
لاع g-28 m-29 h18
لاعب g-23 m-19 h68
لاعب_ g-23 m-19 h68
لاغ h-66 k37
لاغ_ h-49 k37
لاف g-19 m-21 h-36
لاف_ g-18 m-17
لاق g-17
لاقس r19 g-23
لاقسا r19 g-23
لاقه g-28 h19
لاقه_ g-28 h19
لاك r-18 m15 h-32
لال r30 g-60 m37 h-31 k-20
لال_ r-27 g-18 m68 h-24
لالف r67 g-35 m-15
لالف_ r54 g-28 m-15
لام r21 m-19 h34 k-28
لام_ r16 h43
لاما h-15
لامان h-15
لامت h-20
لامتح h-20
لامه r25 g-33 h29
لامها r25 g-20
لامو k24
لاموا k24
لامي g-36 k-28
لامي_ g-16 h-36 k-26
لامين h52
لان r52 h-33
لان_ g15 h-17
لانت r24 g-22 m18 h26
لانظ r23
لانظا r23
لانه r27
لانه_ r27
لاني h-18
لاني_ h-26
لاه k-20
لاهل k-20
لاهلي k-20
لاو h41
لاول_ r29
لاولي h22
لاوي h27
لاوي_ h27
لاي m30 k-52
لايا g28
لايا_ g28
لايت r17 k-18
لايتا k-18
لايتم r22
لايج r-25 k-19
لايجا r-25 k-19
لايس g-17
لايست g-17
لاين m46
لاين_ m46
لب_ m28 h55
لبا r16 m-17 h-15
لبار h78
لبار_ h21
لباق r44 h19 k23
لباقي r44 h19 k23
لباي g24 h-16
لبايع g24 h-16
لبت h44
لبح r-16 g55 h-22
لبحر g65
لبحر_ g81
لبخ m39
لبخت m39
لبخت_ m39
لبد g30
لبدل g30
لبر g-37
لبر_ g-33
لبس r34
لبص h19
لبصا h19
لبصار h19
لبض r-37 g42 k50
لبضا r-37 g42 k50
لبضاع r-37 g42 k50
لبطا r20
لبطاق r20
لبق g30 h-20
لبقا g-33
لبقال g-33
لبقر g63 h-15
لبقره g47
لبل r41 g-17 m-27
لبلد r20
لبلدي r20
لبلو m-20 h18
لبلوت m-20 h18
لبن g-35 m-16 h-46
لبن_ g31 m-41 h-47
لبنا g-31
لبنا_ r20 g-20 h-30
لبنان m20 h24
لبنت h25
لبنت_ h25
لبنك r26 g-17 k21
لبنك_ r51 k21
لبنكي r-25
لبني m21
لبني_ m21
لبه g33 h-29
لبه_ g23 h-28
لبو r-24 g-37
لبور g-36
لبي r-16 h-18 k-36
لبيا g-30
لبيت r20 g16 k-34
لبيت_ r26 g-36 m-26 k-34
لبيتك g51 m30
لبير h15
لبيره h17
لبيع r-30 g24 h25
لبيع_ r-21 g15 h48
لبيعه h-23
لت_ r62 g-42 m22 h-28 k-38
لتا r-35 g55 h-34
لتاخ r-26
لتاخي r-23
لتام g50
لتامي g50
لتج g34 k19
لتجا g34
لتجار g34
لتجن h-15 k19
لتجنب h-15 k19
لتح h-15 k62
لتحو h-15 k63
لتحوط g23
لتحوي k71
لتخ g18
لتخل r-21
لتخلص r-21
لتذ g16
لتذك g16
لتذكر g16
لتر r-25 g-48 h-37
لتر_ r-19 g-17 h-39
لتس r16 m-39
لتسل g26 m-20
لتسلي g26 m-20
لتط m16 h27
لتطب m16 h27
لتطبي m16 h27
لتع g16
لتفر h18
لتفري h18
لتق g-25
لتك h-24 k27
لتك_ k27
لتم r28 g-37 h27
لتمر h23
لتمو r30 h17
لتموي r30 h17
لتن r-17 g15
لته g39 h-19
لتو r39 h-44
لتوت h-22
لتوص g16 m-21
لتوصي g16 m-21
لتوف r41
لتوفي r41
لتوق h19
لتوقع h22
لتي r-15 g-51 h-59
لتي_ r-15 g-51
لث_ g-30 h21
لثا m25 h-25
لثال h-16
لثالث h-16
لثان m26
لثاني m26
لثل r-19 g28
لثلا r-41 g53
لثلاث r-35
لثلاج g41
لثلث r22 g-23
لثم g31 h-23
لثمن g23 h-23
لثمن_ g23 h-23
لج_ r-16 h-20
لجا r15 g34 m26 h-29 k-16
لجار r24 g-25
لجار_ r18 g-15
لجام r-27 k-16
لجامع r-27 k-16
لجاي g64 m34 h-19
لجاي_ r17 g42
لجايز m48
لجايه g26
لجب h17 k27
لجر g-24
لجز g35 h-40
لجزا g35 h-40
لجزار h-28
لجزاف g38
لجل h51
لجلس h27
لجلسه h27
لجم r-15 h-25
لجما k16
لجمعه r-37
لجمعي r51
لجمل r-27
لجميع h-22
لجن g-31 h30
لجن_ h57
لجني h-27
لجه r-39 g-24 k22
لجها r-30 g-16
لجو r47 h-24
لجوا r38 h-23
لجوال r29
لجي k-19
لحا r-22 g20
لحاج r23 g43
لحاج_ g43
لحار r-18 g-20
لحال r-26 g26
لحاله g26
لحب g46
لحبي h29
لحبيب h29
لحج g-20
لحد r19 k37
لحد_ r30 k37
لحر h55
لحره h51
لحره_ h51
لحري g18
لحريق g19
لحس r64 g-26 h-31 k15
لحسا r79 g-18 h-16 k17
لحساب r79 g-18 h-16 k17
لحص g20 h-30
لحصا g20 h-30
لحصاد r35
لحظ r-15 g44 m40
لحظ_ g44 m42
لحف g-19 h60
لحفل g-23 h57
لحفل_ g-16
لحفله h56
لحق k36
لحك h15
لحل g-21 h28
لحلو h33
لحم h38
لحم_ h57
لحو h-21
لحوه g30 h-16
لحوه_ g30 h-16
لحي r-20 g30 h-29
لحيا r-18 g28
لحياه r-18 g28
لخا g-21 m15 h49 k17
لخار g-17 h21 k17
لخارج h21 k19
لخاس m18
لخاسر m18
لخاص r19 h30
لخاص_ h30
لخر r-47 g23 h-36
لخرف g22
لخرفا g22
لخرو m15
لخروف m15
لخري r-36 g22
لخز r24
لخس r-20 h-25
لخسا r-20 m-28 h-23
لخسار r-20 m-28 h-23
لخسر m19
لخسرا m19
لخم g-18 m19
لخمي r-15
لخميس r-15
لخي r-21 g35 h38
لخيا r-20 g29 h-18
لخيار g36
لد_ r-15 g16 h-30
لدا r25
لداي r25
لداين r25
لدخ m35
لدخو m17
لدخول m17
لدر r15 g-15
لدراه r37
لدع h25
لدعا h30
لدف r-28 g29 h25
لدفع r-28 g36
لدفع_ g23
لدفعه r-23 h16
لدفي h21
لدفين h21
لدك g-27 m-28
لدكا g-27
لدكان g-27
لده r-40 g-18 h32
لده_ h39
لدو m-15 h-32
لدوا h-33
لدوام h-33
لدور r-15
لدوره r-31
لدوري r25
لدول r25
لدولا r25
لدي g16 m-39 k-22
لدي_ r24 g16 m-21 k-16
لدين r-32 g-15 h22
لدين_ r-32 g-15 h22
لديه r20 h-15
لديه_ r20 h-15
لديو g24
لديون g24
لذه m21
لذهب m21
لذهب_ m21
لر_ m-16
لرا r26 m-21 h-25 k-17
لرات r39 k-15
لراتب r39 k-15
لراع g-16 h-17
لراعي g-16 h-17
لرب g33 m-28 h-29
لربح r-45 m-28 h-25
لربح_ r-45 m-28 h-25
لربو r29 h15
لربوي r29 h15
لرحل h-18
لرحله h-18
لرخ h22
لرخص h22
لرخصه h22
لرز h20
لرزق h20
لرزق_ h20
لرس r-28 m-18 k21
لرسو r-16 h15
لرسول h15
لرق m15 k15
لرقم m15
لره r29 m15
لرها m16
لرهان m16
لرهن r29
لرو g-27 m55 h68
لرول m70 h62
لرولي m70 h62
لري r-18 g-22
لريا r-18 g-22
لرياض r-18 g-22
لزب h20
لزبو r20 g16
لزبون r20 g16
لزم g15 h35
لزو r15 h75
لزوا h33
لزواج h33
لزوج r-18 h53
لزوج_ r-20 h53
لزيا h19
لزيار h20
لس_ r-20
لسا r-15 g63 k-19
لسا_ g128 m-19 h-56
لساح h49
لساحر h49
لساع r19 g-20 m17 h40
لساعه r19 g-20 m17 h40
لسال r-21 g-21 h-31
لسالم r-21 g-21 h-31
لسايق h-37
لسب g-17
لسباق h22
لسح r27 g-22 m17
لسحب r30 m33 h-18
لسحب_ r30 m33 h-18
لسحر m-16 h27
لسحر_ m-16 h27
لسد h-26
لسع r-62 g24 m-26
لسعر r-62 g38 m-22
لسعر_ r-62 g38 m-22
لسف r19 g33
لسفا h58
لسفار h58
لسفر r30 h-34
لسفر_ h-34
لسفي g36
لسفين g36
لسك h28
لسكو h22
لسكوت h22
لسل r-20 g-27
لسل_ m-16
لسلع g24
لسم h54
لسم_ h35
لسمس h26
لسمسا h26
لسن r20 g26 h24
لسند r32 m-19
لسندا r21
لسنه m25 h19
لسنه_ m25 h19
لسنو g28
لسنوي g28
لسه r-52 g143
لسه_ r-47 g139
لسهره h-26
لسهم m21
لسهم_ m21
لسو h-44
لسوق h-19
لسوق_ h-19
لسي r33 g-21
لسيا g-16
لسيار g-16
لسير h32
لسير_ h34
لشا r-15 h79 k24
لشاح h21
لشاحن h21
لشال h20
لشالي h20
لشام h-16
لشان g-19 k34
لشان_ g-19 k34
لشاه g25 h26
لشاه_ g27 h-20
لشاهد h45
لشاي h18
لشاي_ h18
لشب g43 m-50 h-18
لشبا m-30
لشباب m-30
لشبك g47 m-20 h-24
لشبكه g47 m-20 h-24
لشج g30
لشجر g30
لشجره g30
لشخ r15 g-19 k48
لشخص r15 g-19 k48
لشخص_ g-16 k61
لشخصي r18
لشر h-23
لشرا h-17
لشرط g20 m18 h34
لشرط_ m20
لشرك g15
لشركه g17
لشري h-20
لشريك h-15
لشه h-15 k-22
لشها r16 k-28
لشهاد r16 k-28
لشو m15
لشوط m16
لشوط_ m16
لشي r39 g-19
لشيخ h27
لشيك r46
لشيك_ r37
لص_ h-24
لصا r47 h25
لصال h35
لصاي r47 h-16
لصايغ r47 h-16
لصب r38
لصبر r38
لصبر_ r38
لصل h23
لصلا h23
لصلاح h26
لصن r-17 g-38 h-21
لصنا g-26
لصند r-16 h-34
لصندو h18
لصو r-36 h-15
لصي g26 m-20 h-57
لصيا r-20 g38 m-19
لصياد r-15 g38 m-19
لصيد g-24 h-40
لصيد_ g-16
لصيف r24
لصيف_ r24
لضا g-33 h20
لضاب h20
لضابط h20
لضر g40 h-31 k39
لضري k33
لضريب h-31 k37
لضريح h26
لضي h40
لط_ r-40 k-28
لطا r-36 g-19 h63 k-15
لطال h20
لطالع h20
لطاو g-19 h44 k-15
لطاول g-19 h44 k-15
لطب h-35
لطبي h-29
لطج h19
لطجي h19
لطر r28 g-22 h35
لطرد g-15 h46
لطرد_ g-15 h46
لطرف r35
لطرف_ r33
لطه h31
لطه_ h31
لطي m31
لطيا m31
لطيار m31
لع_ g35 m41 h45 k23
لعا r21
لعاب m22 h-20
لعاب_ m22 h-20
لعاي r38
لعايد r51
لعب r-27 g-38 m151 h55
لعب_ r-23 g-42 m131 h-15
لعبن m-38
لعبنا m-38
لعبه m21
لعبه_ m21
لعت_ g-17 m31
لعج m18
لعد r21 g-17
لعر g-24
لعز h-17
لعس m-26 h20
لعسل m-24
لعسل_ m-24
لعش h-34 k-15
لعشا m-19 h-32 k-15
لعشاء m-23 h-19 k-15
لعشر m15
لعق r24 m-16 h-37
لعقا h-20
لعقار h-20
لعقد r28
لعقد_ r28
لعل h-21
لعم r-30 g-30 m-26 h19
لعما g-18 h22
لعمال g-18 h24
لعمل m-31
لعمل_ h35
لعملا m-25 h-22
لعن g20
لعنب g20
لعنب_ g20
لعه h-17 k22
لعه_ g21
لعي r65
لعيال h42
لعيد r48 g18 h-20
لعيد_ r48 g18 h-20
لعين r29 g-21
لعينه r29
لغا g38
لغد g-18 h-28
لغدا g-16 h-28
لغن g26
لغنم g26
لغنم_ g26
لغه g19
لغها g19
لغها_ g19
لغو g50
لغوا g35 h-16
لغواص g35 h-16
لغوص g24
لغوصه g24
لغوم h19
لغومه h19
لغي g19 h-23 k23
لغير k23
لغيره k19
لف_ r20 m-17 h55 k-18
لفا r38 g-33 m15
لفاي r46 g-21 h-40
لفايد r-17
لفايز m25
لفته r27
لفر g51 h-87
لفرس g29
لفرس_ g29
لفرق k15
لفرق_ k15
لفرو g24
لفروق g24 m29
لفري h-30
لفريق h-30
لفع r-28
لفعل r-28
لفعلي r-28
لفق r-21 g-22 h-26
لفقر r-21 h-26
لفقرا r-21 h-26
لفل r32 h-18 k34
لفلو r34 h-18 k34
لفلوس r34 h-18 k34
لفن r-40 g-26 m-20 h79
لفنج h53
لفنجا h53
لفند r-41
لفندق r-41
لفه g26 h-20
لفه_ g26 h-20
لفو m53 h44
لفوا m28 h35
لفواك m31 h31
لفوز m26
لفوز_ m26
لفي g-41
لفيز r33 g-16 h-21
لفيزا r33 g-16 h-21
لفين r-20 g-21
لفين_ r20 g-21
لق_ g46
لقا g44 h48
لقاء h19
لقاء_ h19
لقات m19
لقات_ m19
لقاد g52 h-26
لقادم g52 h-26
لقار h23
لقارب h23
لقاض h48
لقاضي h48
لقاه g42 h-19
لقب g-20 h35
لقبر m-16 h26
لقبر_ m-16 h26
لقبض g-20 h27
لقبض_ g-20 h27
لقد g-25 h-17
لقدي g-22
لقديم g-22
لقر r-15 g-15 h-38
لقرا r-15 g-16 m-30 h-55
لقران m-17 h-41
لقرع m16
لقرعه m16
لقس r15 g-31 h-20
لقط h-23
لقطعه g27
لقم r-22 g15 m34
لقما m45
لقمار m45
لقن h22
لقه g29 h-21
لقه_ g23
لقو r-15 m-20 h70
لقوا r-15 m-20 h49
لقواد r-15 h38
لقي h-31
لقي_ h-16
لقيت r-16 g16
لك_ g27 m21
لكا r-27 g-16 h-30
لكاز h61
لكازي h61
لكاش g-21 h-15
لكاش_ g-21 h-15
لكام h-32
لكب g23 h27
لكبا h29
لكبار h29
لكت r17 m-19 h-26 k-20
لكتا m-16 h-24
لكته g15
لكتها g15
لكر r-26 g20
لكرا r-26
لكس m21
لكسب m21
لكسبا m21
لكف g-22 h85
لكف_ g-18 h64
لكفا r43 h-18
لكفال r43 h-18
لكفي r-32 h38
لكفيل r-32 h38
لكل r-44 m61 h20
لكل_ r-44 m61
لكن r25 g45 h-25
لكنا g19
لكنا_ g19
لكه g72 h-91 k-19
لكه_ g57 h-26
لكها g18 h-25
لكها_ g18 h-24
لكهر h-40
لكهرب h-40
لكو g35 h-28
لكي r17 g-37
لكي_ g27 h-32
لكيف h37
لكيف_ h37
لكيل h16
لكيه g-19
لكيه_ g-19
لل_ g-59 h-16
للا r-27 g21 m-37 h-15
للاخ k18
للاخو k18
للاط m-26 h-20
للاطف m-26 h-20
للاي k-15
للب g-55 m-19 h-37
للبا h-23
للبن h-59
للبي g-21 h28
للبيت h-39
للبيع g-16 h67
للت m-29
للتس h21
للتسل h16
للتو h-36
للث g33
للج h23
للجا r-20 h18
للجن h36
للجن_ h36
للح g-24 h40
للحظ_ h16
للحف g-18
للحفل g-17
للد r-22 h-41
للدخ m23
للدخو m23
للدي m-16
للر g-17 m33
للز h45
للزب h19
للزو h20
للزوا h20
للس r32 g-16 h-16
للسي r52
للسيا r52
للش h71 k18
للشا h16
للشر h76
للص g19
للضر k16
للضري k16
للع r28 g-22 h-25
للعب h38
للعم g-18
للعي r28 h-20
للغ g20
للف r-30 h-15
للفا m17 h18
للفاي m17
للفق r-21 h-26
للفقر r-21 h-26
للك g-23 h58
للكي g-20 h28
للكيف h31
للم g-41 m-26 h24
للمج h-15 k29
للمجا k29
للمح r-16
للمحب h23
للمحل g21 h-29
للمر r49 h-21
للمرا r49 h-21
للمط r-18 g-18
للمطع h24
للمف h20 k-15
للمفت h20 k-15
للمق r16
للمقر r16
للمو k-21
للموظ h18 k-20
للن g23
لله r-84 h-26 k-23
لله_ r-78 h-26
للو g-19 m38 h38
للي r50
للي_ r23 g20 m15
للير r16
لليره r16
لليل h35
لليله h18
لم_ r-85 g88 m-42 h-129 k17
لما g71 h-47
لما_ r-15 g40
لمات m20 h15
لماتش m20 h15
لمار g32
لمارج g32
لمال r25 h-43 k29
لمال_ r34 g-24 h-28 k30
لمالك g32
لمب r-26 g23 m30 h63 k15
لمبا m17 h93
لمبار m-17 h40
لمبل r-30 g19 h-19 k15
لمبلغ r-30 g19 h-19 k15
لمت r20 g-19 h-22
لمت_ r16
لمتا r20
لمتاخ r20
لمته r-30 g-44
لمتها r-28 g-30
لمج g32 h-25 k47
لمجا k38
لمجاه k38
لمجل r-20
لمجلس r-20
لمجم m18
لمجمو m19 k15
لمح r-36 g15 k-31
لمحا r-16
لمحام r-16
لمحب h31
لمحبه h31
لمحت g43 h-21
لمحتو g43 h-21
لمحص r20 g-16
لمحصو r20 g-16
لمحك g23
لمحكم g23
لمحل r-38 g-21 h-29 k-16
لمحل_ r-38 g-21
لمخ g-15
لمخا h40
لمخال h40
لمخت h-24
لمخد h-39
لمخدر h-39
لمد r24 g-36 h-39
لمدر h-48
لمدرس h-21
لمده r25 g-16
لمده_ r25 g-16
لمدين r18
لمر r19 g-20
لمرا r50 g-17 h-18
لمراب r56 g-16 h-31
لمراه h30
لمرك r-16
لمز r-20 h-17
لمزا g27
لمزاد g27
لمزر r-18 g-24
لمزرع r-18 g-24
لمس g37 h-38 k-15
لمسا m24
لمساب m25
لمسب g25
لمسبق g25
لمست g-24 h-45
لمستر r53
لمستق g-22 h29
لمستو h-19
لمش h33
لمشت r17 h-17
لمشتر r17
لمص g-27 h35
لمصح h24
لمصحف h24
لمصر k-24
لمصن h22
لمصنع h22
لمط r-27 g-36 m-25 h28 k-16
لمطا h-30
لمطار h-30
لمطب g-31 h-15
لمطر g30 h-18
لمطر_ g30 h-18
لمطع g-16 h58
لمطعم g-16 h58
لمطل h34
لمع g-42 m-22 h22
لمعام h21
لمعد r22 g-24
لمعدن r38 g-16
لمعرض h-23
لمف g29 m-15 k-17
لمفا g49 m-15 h-19
لمفاج g49 m-15 h-19
لمفت g-20 h21 k-17
لمفتش h24 k-15
لمق g-23 m-23 k21
لمقا r-21 h-37 k22
لمقات k23
لمقاس h-20
لمقب h18
لمقبر h18
لمقر r31
لمقرض r31
لمك r49 g-19 m-30
لمكت r-17 h21
لمكتب r-17 h21
لمكش r68 m-27
لمكشو r68 m-27
لمكيف g-27
لمل r-49 g20 h-53
لملا r-48 g46 h-37
لملع m-18 h-15
لملعب m-18 h-15
لملك g-19
لملكي g-19
لمم g-33 h43
لمن r-35 g-29 h38
لمنا h48
لمناق h36
لمند h55
لمندل h23
لمندو g15 h31
لمه r16 g28
لمو h46
لموا k16
لموت r23
لموج r17
لموجل r17
لمور g23
لمورد g23
لموس g35
لموسم g35
لموظ r-20 k-21
لموظف r-20 k-21
لموق g-15 m22 h98 k18
لموقت h22
لموقع m23 h80
لمول g-28
لمولد g-21
لمي h-18
لميز g-29
لميزا g-29
لميه r33 g-15 h-20
لميه_ r33 g-15 h-20
لنا r-38 g22 m-30
لنا_ r-32
لناس h30
لناس_ h30
لناق g56 h-24
لناقه g56 h-24
لنب h40
لنبي h40
لنت h18
لنتي h18
لنتيج h18
لنح h29
لنحس h29
لنحس_ h29
لنخ g29 h-25
لنخل g29 h-25
لنخل_ h-17
لنخله g42
لند h32
لنس h-23
لنص r-19 g-20 m28
لنص_ g-20 m15
لنظ h-24 k31
لنظا h-27 k31
لنظام h-15 k31
لنف r47 g26 k-25
لنفس r50 h-23 k-21
لنفس_ r31 h-15
لنفسه r19
لنفط g34 h21
لنفط_ g34 h21
لنق g-25 m15
لنقو m18
لنقود m18
لنه r-17 g37
لنها r-17 g30
لنهاي g30
لني r32 g-23 k21
لني_ r29 g-20 k21
له_ r-102 g93 h-92 k-38
لها r-28 g32 m21 h-35 k51
لها_ r-21 g-52 m28 k57
لهاش g44
لهاش_ g44
لهام g27
لهامش g27
لهب g27
لهبو g27
لهبوط g27
لهج g-20
لهجن g-20
لهجن_ g-20
لهم g-17 h-20 k41
لهم_ g-17 h-20 k41
لهو g49 h-29
لو_ g123 m-16 h-76
لوا g-42 h-39 k39
لوا_ g-16 h25
لواح g-15 k42
لواحد g-15 k42
لواس h20
لواسط h20
لوال h-30
لوالد h-30
لوب h40
لوب_ h40
لوت m163 h95
لوت_ g18 m-33
لوتس m65 h16
لوتس_ m65 h16
لوتو r-19 m119 h79
لوتو_ r-19 m119 h79
لوج r-16 m-15 h-34
لوجه r-16 g16
لوجه_ r-16 g-15
لوح r-16 m-35
لود r-25 h27
لودع h40
لودع_ h40
لودي r-28
لوديع r-28
لور r21 m-15 k-18
لورش g17
لورشه g17
لورق r33 m-15 h18
لورق_ m-15 h22
لوز h-15
لوزا h-15
لوزار h-15
لوس r54 m22 h23 k38
لوس_ r30 g17 m58 k39
لوسه h22
لوسه_ h22
لوسي r30 g-16 m-16
لوسي_ r23 g-17 m-16
لوسيط h23
لوش g21
لوش_ g21
لوط g19 m27
لوط_ g24
لوف r28 g-21 h72
لوف_ h74
لوق h-18
لوقت h-18
لوقتي r15
لوك g-36 h-43
لول m-16 h-40
لولد g-23 h-28
لولد_ h-15
لولو g40 h-27
لولو_ g40 h-17
لوم r-39 g-47 h31
لوم_ r-38 g-27
لومت g-15 h31
لومتر g-15 h31
لون r-15 g-41 m-34 h-98
لون_ g-20 m-18 h-29
لوي g-32 h-47
لي_ r27 g20 m44 h100 k-80
ليا g15
ليا_ r29
ليات g33
ليات_ g33
ليان m15 h34
ليانص m15
ليب r-19 g20 h-21
ليب_ r-19 g28 h-44
ليت m95 h74
ليت_ m95 h59
ليح r-24 g-33 h-21
ليح_ r-24 g-33 h-21
ليد h23
ليد_ g-24 h33
لير r26 g-29 h25
ليري g-16 h36
ليريك g-16 h36
ليس g25
ليس_ g21 h-16
ليص g50 h-47
ليصه g56 h-21
ليصه_ g56 h-21
ليغ h-19 k37
ليغ_ h-19 k37
ليف r30
ليف_ r30
ليق h31
ليق_ h31
ليك g-45
ليك_ g-32
ليل g-19 h63
ليل_ h30
ليله m17 h39
ليله_ m17 h39
ليلي h52
ليلي_ h19
ليليه h30
ليم g28 m-43 h-40
ليم_ g32
ليمي m-28 h-45
لين r-24 g41 k16
لين_ g48 m-18 k26
ليه g-47 m-44 h53
ليه_ g-46 m-44
ليها g-19 h63 k22
ليها_ g-19 h63 k22
ليهم g18
ليهم_ g18
ليو r50 g-22
ليوم r45 g-15 h15
ليوم_ r38 h16
ما_ r-104 g255 m-74 h-116 k80
ماء h-22
ماء_ h-22
ماب g37
مابي g37
مابي_ g37
مات m22
ماتش g-18 m33
ماتشا m23
ماث h24
ماثي h24
ماثيل h24
ماج h21
ماد g-18 h24
مادو h24
مادول h24
مار r-31 m82 k-25
مار_ g-36 m116 h-28
مارج g72 m-15 h-32
مارجن g75 m-15 h-36
مارس g-22
مارس_ g-22
مارك g-32 h48
ماري r-17 h30
ماز g42
مازو g43 h-20
مازون g43 h-20
ماش g35 h-38
ماش_ g35 h-22
ماط g-53
ماطم g-22
ماطم_ g-22
ماع k16
ماك r-21 g-29 m56
ماكي r-21 g-25 m57
ماكين r-21 g-25 m57
مال r38 m-32 h-70
مال_ r67 g-54 h-41
مالك g17
مالك_ g17
ماله g15
ماله_ r15
مالها g20
مالو g21
مالوش g21
مالي r-22 g20
مالي_ r-22 g-35
ماليه g55
مام r-32 g-28
مام_ r-17
مان r43 g41 m-29 h-64 k-17
مان_ g33 m-25 h-27 k-16
مانج h-38
مانجو h-38
مانه r22
مانه_ r22
ماني r29
ماني_ h18
مانيه r20
ماي g24 h-28
مايه g48
مايه_ g48
مب_ g20 k19
مبا r-50 g43 m16 h99
مباد r-38 g74 h-30
مبادل r-38 g74 h-24
مبار h24
مبارا m-17 h34
مباش m33 h48
مباشر m33 h48
مبان h58
مباني h58
مبر g-17 h-22
مبر_ g-15
مبل g41 h-42
مبلغ g41 h-42
مبلغ_ g22 h-41
مبلغه g19
مبو m43
مبول m45
مبولا m45
مبي h35
مبيو h25
مبيوق h25
مت_ g38 h-28
متا r27
متاخ r27
متاخر r27
متج g28
متجر g28
متجر_ g28
متح m-15
متحا h-19
متحان h-19
متحن h29
متحن_ h29
متر r26 g-40
متر_ g-15
مترا r31 g-20 h22
مترات g-15 h31
متع h32
متعه h22
متعه_ h22
متف g-39
متفق g-38
متفق_ r-39 g-23
متفقي r29 g-15
متل r53
متل_ r36 g-15
مته r-26 g-34 h-19
متها r-21 g-30 h-15
متها_ r-21 g-30 h-15
متوا g-15
متواف g-15
متي g47 h-24 k-15
متي_ g59 h-18 k-15
مثا h47
مثال h47
مثال_ h47
مثل g-52
مثل_ g-22 h-19
مثلي m18
مثلي_ m18
مجا h-46 k37
مجان m-19 h-18
مجانا r16
مجاني m-19 h-18
مجاه k38
مجاهد k38
مجت g21
مجت_ g21
مجل r-20 g-25
مجلس r-20
مجلس_ r-20
مجم m18
مجمد r20
مجمد_ r22
مجمو m19 k15
مجموع m19 k15
مجه r-21 g95 h-45
مجهو r-21 g95 h-45
مجهول r-21 g95 h-45
مح_ h-40
محا r-57 h-50 k-19
محار g52 h-37
محار_ g24
محاره g28 h-25
محاض r-17 g-30
محاضر r-17 g-30
محام r-16
محامي r-16
محب h51
محبه h51
محبه_ h51
محت r-38 g46 h18
محتا r-33 m21 h29
محتاج r-33 m21 h29
محتو g58
محتوا g19
محتوي g39
محد g22 k25
محص r16 h-18
محصو r16 h-18
محصول r16 h-18
محف g-27 m15 h-22 k62
محفظ r-21 g-27 m19 h-15 k70
محفظت r-15 h-23 k56
محفظه m27 k15
محفو r29
محفوظ r29
محك g23
محكم g23
محكمه g23
محل g-53 m-19 k-16
محل_ r15 g-26 m-15
محله g-19
محله_ g-19
محلي r-15 h26
محلي_ r-15 h26
مخا g18 h36
مخاط r15 g18
مخاطر r15 g18
مخال h40
مخالف h40
مخت h-22
مخد h37
مخدر h26
مخدره h25
مخز g-24
مخزن g-35
مخزن_ h22
مخط m-16
مخطط m-16
مخطط_ m-16
مخف g15
مخفي g15
مخفيه g15
مخن h16
مخنو h16
مخنوق h16
مد_ h-22
مدخ h-25
مدخن h-25
مدخن_ h-30
مدد r22 g30
مدد_ r23 g21
مدر r-55 g-20 h-50
مدرس r-33 g-52 h-47
مدرسه g-30 h-25
مدف g16
مدفو g16
مدفون g15
مده r20 h-47
مده_ r20 h-47
مدي r51
مديد r23
مديد_ r23
مديو r33
مديون r33
مر_ r-21 g39 m27 h-32
مرا r98 g-39 m29 h-108
مرا_ h-24
مراب r117 g-36 h-54 k-23
مرابح r44 g-22 h-23 k-22
مرابي r73 h-31
مرات r15 k20
مرات_ r15 k20
مراف m-21 h33
مرافق m-21 h33
مراه r-21 g21 m36
مراهن r-21 g21 m36
مرب h28
مربو h28
مربوط h28
مرت g57 h-46
مرتج g68 h-25
مرتجع g68 h-25
مرر h40
مرر_ h40
مرصو h20
مرصود h20
مرض h31
مرضي h21
مرضيه h21
مرك m18
مره m54 h19 k25
مره_ r-23 g16 m58 h25 k25
مروج h17
مروج_ h17
مرور h-22
مري g-24
مريض g-27 h-23
مريض_ g-27 h-23
مزا h-24
مزاج g19
مزاد h-20
مزاد_ h-20
مزرعت r17
مزرعه r-18
مزو r-15 h54
مزور r-15 h54
مزور_ h19
مزوره h29
مزي h35
مزيف h35
مزيفه h30
مس_ m38 h37 k-26
مسا r-64 g-36 m49 h18
مساب m49 h-21
مسابق m49 h-21
مساج h16
مساج_ h16
مسار h44
مسار_ h44
مسب g51 h-37
مسبق g51 h-26
مسبق_ g52 h-20
مست r59 g-21 m-49 h-94
مستا r27 h-22 k25
مستاج k25
مستح r17
مستحق r17
مستر r50 g-19 h-16
مسترد g-20
مستري r57 h-16
مستع g-22 m-21 h-28 k21
مستعا k28
مستعم g-20 m-19
مستقب r22 g34
مستل r-28 g-18
مستلم r-25 g-15
مستن h16
مستو g29
مستود h-36
مستور g31 h38
مسج g-57 h-47
مسجد h-28
مسجد_ h-28
مسجل g-57 h-19
مسح h20
مسح_ h20
مسد h-29
مسدس h-29
مسدس_ h-38
مسر g-17 h109
مسرب h19
مسربه h19
مسرو h91
مسروق h91
مسك g43 h22
مسكر g43 h22
مسكره g37
مسل m-16
مسلس m-16
مسلسل m-16
مسه g29 h-18
مسه_ g29 h-18
مسي m-26
مسين m-26
مش_ r-23 g141 m-18 h-44 k-18
مشا r22 h-19
مشار r22 h-17
مشارك r22 h-17
مشت g32 h-23
مشترك r20
مشتري r-21 h-17
مشتق g20
مشتقا g20
مشر g-24
مشرو g-24
مشروب g-22
مشروط r27
مشع h47
مشعو h47
مشعوذ h47
مشغ r45
مشغل r45
مشغل_ r45
مشف r-21 h45
مشفر r-20 h38
مشفره r-20 h25
مشي g-38 h24
مشي_ g-17 h26
مصا r21 g-26 m32 h-19 k16
مصار r21 g-18 m36 h-52 k16
مصارع m32
مصاري r22 g-18 h-51 k16
مصد h-43 k32
مصدر k32
مصدر_ k32
مصر g-18 h-63
مصرف r26 h-19 k17
مصرف_ k17
مصرفي r33
مصرو r-26 h-42
مصروف r-26 h-42
مصن r-16 h44
مصنع r-15 h24
مصنع_ h24
مض_ g21
مضا r22 g-21 h-42
مضار r-30 m-15 h-15
مضارب r-30 m-15 h-15
مضاع r29 m26
مضاعف r29 m26
مضان r22 h-37
مضان_ r22 h-37
مضخ k32
مضم r38
مضمو r38
مضمون r38
مطا h-30
مطار h-30
مطار_ h-30
مطب g-35 h-18
مطبخ g-30 h-17
مطبخ_ g-30 h-17
مطر g21
مطر_ g21 h-18
مطع g-28 k-18
مطعم g-28 k-18
مطعم_ g-28 k-18
مطل h34
مع_ g-32 h-20 k45
معا r67 g-16 m-16 h-39
معام r35
معامل r35
معاه r55
معت h52
معتم h-24
معتمد h-24
معد r20 g-28
معدن r43 g-20
معدن_ r43 g-20
معر m-16 h-23
معرض h-24
معرض_ h-24
معرف g21 h17
معرفه g21 h17
معرو g-26 h-16
معروف g-21 h-16
معس g-15 h-35
معسل g-15 h-35
معسل_ g-15 h-35
معق h-39
معقم h-39
معقم_ h-39
معل r-76
معلق r-18 g45
معلق_ g52
معلو r-38 g-32
معلوم r-38 g-32
معه r16 g-30 k-18
معه_ r26 k-18
معها g-18
معها_ g-18
معي m-32
معي_ h21
معين r-21 g39
معيه r29 g-16 m-24 h-17
معيه_ r29 g-16 m-24 h-17
مغر h24
مغرب h24
مغربي h24
مغش h31
مغشو h31
مغشوش h31
مغط g33
مغل g30 h18
مغلف h22
مغلق g25
مغلقه g27
مفا g81 m-24 h-35
مفاج g94 m-29 h-35
مفاجا g94 m-29 h-35
مفت r-18 g-23 m19 k-19
مفتا g-22 m25
مفتاح g-22 m25
مفتش h24 k-15
مفتش_ h24 k-15
مفر g20
مفرو g20
مفروز g20 h-23
مفي r17 g25
مفيش r17 g25
مفيش_ r17 g25
مقا r-17 m19 h-27 k29
مقاب h31
مقابل h31
مقات h-15 k35
مقاتل h-15 k35
مقاس r-15 h-70
مقاس_ r-15 h-37
مقام m50 h20
مقامر m51 h17
مقب h18
مقبر h18
مقبره h18
مقد g25 h-24
مقدم g38 h-15
مقدم_ g42 h-15
مقر r26 h44
مقرص h24
مقرصن h24
مقرض r33
مقرض_ r33
مقط g-32
مقطو g-31
مقف g43 h-23
مقفو g33
مقفول g33
مقل g-16 h88
مقلد g-16 h88
مقلده h71
مك_ r-24 h-36
مكا g44 k-15
مكاف k-15
مكان g15 h25
مكان_ g18
مكت g-25 h17
مكتب r-31 m17
مكتب_ m17 h16
مكتبه r-20
مكتو r44 g-21
مكتوب r44 g-21
مكر h15
مكش r57 m-27 h-23
مكشو r57 m-27 h-23
مكشوف r57 m-27 h-23
مكف r37
مكفو r37
مكفول r37
مكن g61 m31 h-42
مكن_ g61 m31 h-42
مكيف g-27
مكيف_ g-20
مل_ r-80 g21 m-35 h34
ملا r-31 g38 m-40 h-84 k-19
ملاب r-48 h-31 k-16
ملابس r-48 h-31 k-16
ملات r27 m-20 h-19
ملات_ r28 m-20
ملع m-18 h-15
ملعب m-18 h-15
ملعب_ m-18 h-15
ملغ h19
ملغو h19
ملغوم h19
ملك g122 h-102 k-41
ملك_ r15
ملكت g15
ملكته g15
ملكن g19
ملكنا g19
ملكه g75 h-51 k-18
ملكه_ g57 h-26
ملكها g18 h-24
ملكي g20 h-42
ملكي_ g33 h-30
ملكيه g-19
مله g22
مله_ r-39 g23 h23
ملها r28 h-18
ملها_ r29 g-22
ملو g-51 h-68
ملي g-26
مم_ g-18
ممد g44
ممدد g44
ممن h35
ممنو h35
ممنوع h35
من_ r-86 g-16 m-48 h-33 k15
منا r-23 g-42 m-17 h32 k-16
منا_ m-18
مناق h34
مناقص h36
مناه g-15
منت_ h-31
منته g-24 h29
منتهي g-24 h29
منج g-17 h55
منجم g-17 h55
منجم_ h44
مند h62
مندل h32
مندل_ h32
مندو g15 h30
مندوب g15 h30
منز h-29
منزل h-29
منس h17
منسو h17
منسوخ h17
منص m16
منصه m16
منصه_ m16
منط r15
منظ r50 h-17 k-18
منظم r50 h-17 k-18
منظم_ r50 h-17 k-18
منف g23
منك g-35 k15
منك_ g-35
منه r28 g-23 h-32
منه_ r15 h-42
منها k21
منها_ k21
منو r19 h35
منوع h35
منوع_ h35
مني r33 g-25 m-27 h-20
مني_ r33 g-19 m-27 h-20
مه_ r-119 m-56
مها r40 g-32 h-19
مها_ g-30 k15
مهال r36
مهال_ r36
مهر h22
مهرب h25
مهك h30
مهكر h30
مهكره h26
مهل r-22
مهله r-24
مهله_ r-24
مو_ r33 g38 h29
موا m-15 h-45 k54
مواص h-19
مواصف g15
موال h-22 k52
موال_ r-18 h-15 k56
موب m-25
موبا m-25
موباي m-25
موت h-23
موتو r16 h-17
موتور r16 h-17
موج g41 h-17
موجل r26 g50 h-15
موجل_ g28
موجلا r18 g16
موجله g-24
موجلي g31
مود h18
مودي h18
موديل h18
مور m-16 h32
مور_ g-20 h24
مورد g23
مورد_ r-19 g30
موز g-47
موزو g-47
موزون g-47
موس r-16 g32 h-22
موسم g32
موسم_ g32
موشر g23
موشر_ g23
موظ r-21
موظف r-21
موظف_ h22
موظفي r-18 h-30
موع h-25
موعد h-23
موعد_ g29 h-16
موعده g-20
موعه k15
موعه_ k15
موق g-30 m18 h91
موقت h29
موقت_ h29
موقع g-18 m20 h72
موقع_ g-18 m20 h72
مول g-70 m-18 k17
مول_ h17
مولد g-23
مولد_ g-23
موله r26 g-30
موله_ r26 g-30
موم r-21 h22
مون r34 g-20 h-44
مون_ r15
مونه r23 h-19
مونه_ r23 h-19
موي r38 h15
مويل r38 h15
مويل_ r38 h15
مي_ r-54 g-128 h-40
ميا r-20 h-35
ميات h-18
ميات_ h-18
مياه g-18 h-15
مياه_ g-18 h-15
ميت r-29 h40
ميته h65
ميته_ h65
ميتي r-28 h-38
ميتين r-28 h-45
ميرا_ h22
ميز g-29 h16
ميزا g-29
ميزان g-29
ميس r-25 g17 m33 h-34
ميس_ r-19
ميسر m41 h-26
ميسر_ m41 h-26
ميع h-22
ميع_ h-22
ميل r-37 m19 h28 k-25
ميل_ h34
ميلا h-34
ميلاد h-34
ميلي h35
ميلي_ h35
ميم m-19 h35
ميم_ h-17
ميمه h24
ميمه_ h24
ميمي h20
ميمي_ h16
مين g117 h20
مين_ g102 h26
ميه r54 g16 m19 k54
ميه_ r54 g27 m19 k40
نا_ r-89 g-107 m-44 h-76 k-38
ناب h-33
ناب_ h31
نات_ g-17
ناد r-15 g-42 k-17
نادي r-15 g-29 h-58
نادي_ r-18 g-34 h-39
ناديق h-19
نار_ h33
ناري h-24
ناز r-41 g40
نازل r-41 g42
نازل_ g43
ناس h23
ناس_ h32
ناص r-34
ناصر r-26
ناصر_ r-26
ناع g-15
ناع_ g-15
ناف g-17 h51
نافق h59
نافق_ h43
ناق g15 m34 h-32
ناقص r18 g-19
ناقصه g-18
ناقه g30 h-57
ناقه_ g30 h-57
ناكس h17
ناكس_ h17
نان h36
نان_ m-25
ناني m24 h33
ناني_ m18 h33
ناه r-18 g-147 h-55 k-15
ناه_ g-101 h-23
ناها r-15 g-46 h-21
ناها_ r-15 g-46 h-21
ناي g22 m62 h-45
نايي g38 m90 h-27
ناييه g52 m83 h-24
نب_ k36
نبت g23 h-25
نبت_ h-15
نبر g21
نبرم g21
نبرمج g21
نبي r-16 m-22 h75
نبيد h21
نبيد_ h21
نبيذ h47
نبيذ_ h47
نت_ r24 g-20 m43 h77 k-25
نتب g-15 k17
نتبه g-15 k17
نتبه_ g-15 k17
نتج k22
نتر r-25 m42 h41
نتف k15
نتفا k16
نتفاد k16
نته m-17 h19
نته_ g-15
نتها h20
نتهاء h20
نتهي g27
نتهي_ g30
نتي r-44
نتي_ r-20 g19
نتين r-18 g-22
نتين_ r-18 g-22
نج_ m-19 h-20
نجا m-15
نجاح g15 h-30
نجاح_ g15 h-30
نجان h44
نجان_ h41
نجب r-22
نجبي r-22
نجبيل r-22
نجر h31
نجري h31
نجريا h31
نجم r-15 g-19 h32 k61
نجم_ h44
نجمع h-23 k67
نجمع_ h-23 k67
نجو h37
نجوم h32
نجومي h32
نحد g51 h-21
نحدد g51 h-21
نحدده g48 h-16
نحس h46
نحس_ h46
نخت g41 h-18
نخف m-15
نخفا m-15
نخفاض m-15
نخل g40 h-35
نخل_ h-17
نخله g49
نخله_ g49
ند_ h23
ندا r50 h-22
ندات r50 h-18
ندات_ r50 h-18
ندر h50
ندف r-19 g-21
ندفع r-19 g-21
ندق r-41 g-25 h-50
ندق_ r-40 h-32
ندقي g-17 h-18
ندل h-19
ندل_ h-19
ندن g47 h-19
ندنا g31
ندنا_ g31
نده g-21 h-36
نده_ g-20 h-43
ندو h-17
ندوب g15 h30
ندوب_ g15 h30
ندي r18 g44 k-15
ندي_ r18 h20 k-15
نز_ g30 m-17 h20
نزر h-18
نزرع h-18
نزل h-21
نزل_ h19
نزلت r-32 h-31
نزلت_ r17 h-31
نزو r16
نزي g-25 h79
نزير h67
نزير_ h58
نزيل h20
نزيل_ h20
نس_ g19
نسا h28
نساي h33
نسايي h33
نسب r41 m38
نسبه r24 m26 h-20
نسبه_ r24 m26 h-20
نسو h17
نسوخ h17
نسوخه h17
نسي h21
نسي_ h15
نشر g-30 h17
نشر_ g-17 h20
نشو g54
نشوف g41
نشوف_ g41
نص_ r93 m27 h-49
نصب g-51 m-26 h24
نصب_ g-47 m-26
نصف r17 g-42 h40
نصف_ r17 g-42 h40
نصه m16
نصه_ m16
نصي r-43 m38 h18
نصيب r-32 m43 h32
نصيب_ g-26 m86 h67
نصيبه k-17
نصيبي g28 m-15 h-38
نط_ g-15 h24
نظا r15 g-17 h-62 k29
نظار r30 h-28
نظار_ r30
نظام g-15 k29
نظام_ h-15 k31
نظم r50 h-17 k-18
نظم_ r50 h-17 k-18
نظي r17
نظير r28
نظير_ r28
نع_ h39
نعط r27
نعطي r27
نف_ h34
نفت g49
نفتح g49
نفتح_ g49
نفس r-24 g-49 m-35 k-25
نفس_ r-21 g-19
نفسه g-23 m-16
نفسه_ r31 g-32 m-16 h-19
نفسها r-22
نفسي m-18
نفسي_ m-18
نفط g37
نفط_ g37
نق_ g33 h22
نقا m15 h81
نقان h28
نقانق h28
نقد r42 g-27 m-19 h-54 k17
نقد_ r32 h-17
نقدا g-30 h-26 k25
نقدا_ g-30 h-26 k25
نقدي r21
نقدي_ r21
نقس m-16 k-18
نقسم m-16 k-18
نقسم_ k-15
نقص r-22
نقل g-21 h-16
نقو h-48
نقود r16 m18
نقود_ r16 m18
نك_ g-69 h19 k16
نكس g29
نكسر g29
نكسر_ g29
نكن h37
نكن_ h37
نكه_ h16
نلا m30
نلاي m32
نلاين m32
نلق g32 h-15
نم_ g21 h-30
ننا m21 h-16
ننا_ m21 h-16
نه_ r77 g-43 m15 h-64 k-18
نها r-37 g19 m-36 h62 k30
نها_ g27 m-19 h35 k31
نهاي r-29 h29
نهايه r-27 h49
نهايي h-20
نهي g16
نوا h16
نوات h21
نوات_ h21
نوع g31 h44
نوع_ h60
نوعه g27 h-15
نوعه_ g16
نون g29
نوي_ g17
ني_ r46 g-95
نيا r22 g-27 h31
نيا_ g-15 h24
نيابه k15
نين g23
نين_ g38 h-19
نينت h23
نينتي h23
نيه r15 g-18 m30 h-54
نيه_ g-15 m32 h-53
نيو r-33 h-17
نيو_ r-29
نے_ h20
ها_ r46 g82 m-56 h-110
هاء h20
هاء_ h20
هاب h-22
هابط h-29
هابط_ h-29
هات g-26 h18
هات_ g-21 k20
هاتف h-27
هاتف_ h-27
هاته h35
هاته_ h35
هاد k-29
هادا r24
هادات r24
هاده r-20 k-28
هاده_ r-20 k-28
هار r-22 m32
هار_ m27
هاز r-38 g-16
هاز_ r-38 g-16
هاش g44
هاش_ g44
هاض h27
هاض_ h27
هاك g-21 m26 h36
هال r27 g105 m-18 h-88
هال_ r36 h-21
هالس h-21
هالش g25 h-17 k17
هالشج g28
هالشه k17
هالن g28
هالنخ g28
هام r-28 g62 m-18 h-39
هامش r-17 g92 m-18 h-35
هامش_ r-17 g92 m-18 h-35
هان r-35 g-23 m123 h-44 k-15
هان_ r-18 m64 h-38 k-15
هانا m36
هانات m37
هاي r-29 g-25 m-17 h84
هاين h31
هاينك h31
هايه r-27 h49
هايه_ r-27 h49
هايي h-20
هايي_ g24 h-17
هب_ r70 k-16
هبو g32 h-21
هبوط g32 h-21
هبوط_ g32 h-21
هبي r-35 h-27
هجن g-20
هجن_ g-20
هد_ g-17
هدا h-15
هداي h-15
هدايا h-15
هدي r-29 g-36 k15
هدين k38
هدين_ k38
هديه r-17 g-34 k-23
هديه_ r-17 g-34 k-23
هذا g-49
هذا_ g-49
هذه g24
هذه_ g24
هذي g16 m-15 h-44
هذي_ g16 m-15 h-44
هر_ g-15 h-44 k31
هرب g-23 m-16 h-46
هرب_ k25
هربا g-23 h-45 k-16
هرباء r17 h-21 k-16
هرج h-15
هرجي r23 h-15
هرجي_ r23 h-15
هرم h31
هرمي h31
هرمي_ h31
هري r17 g-23 m-35 h25
هريب h56
هريب_ h56
هرين g-21 m-18 h-20
هرين_ g-21 m-18 h-20
هريه g15
هريه_ g15
هز_ h28
هزه h30
هزه_ h30
هكر g-22 m-23 h81
هكر_ m-18 h55
هكره h26
هكره_ h26
هكي h18
هكير h18
هكير_ h18
هل_ r-19 m62 h-35
هلو h34
هلوس h34
هلوسه h34
هلي h-16 k-20
هلي_ h-16 k-20
هم_ r-61 g55 h-88
همي h-21 k50
همي_ k20
هميه k30
هميه_ k30
هن_ r42 g-54 h-19
هنا h-25
هنا_ m43
هنات m-50
هنات_ m-50
هنت r54 g-15 h-23
هنت_ r54 g-15 h-23
هند g28
هندي g24
هنه r-18 g26 m73
هنه_ r-18 g26 m73
هني g-15 m18
هنين m23 h-16
هنين_ m23 h-16
هه_ h-60 k48
هو_ g42
هوا g51 h-43
هواء g27 h-19
هواء_ g27 h-19
هور r27 g39
هور_ r27 g38 h-23
هول r-21 g95 h-45
هول_ r-18 g67 h-33
هوله g28
هوله_ g28
هوه h-36
هوه_ h-36
هوي h30
هوي_ h19
هي_ r-83 g21 m-36 k83
هير r27
هيل r17 g-22 h-93
هين h28
وا_ r22 h-61 k18
واء g25 h-20
واء_ g25 h-20
واب r17 g-26 h-33
وات g-19 m-27 k39
وات_ h40
واتب r-17 g-16 h-18
واتب_ r-17 g-16 h-18
واتي r33 h-29 k27
واتير r33 h-29 k27
واج g-49 h-16
واج_ g-28 h40
واح r-24 g34 h23 k27
واح_ h17
واحد r-37 g43 h18
واحد_ r-37 g15
واحده g28 h23
واحو k25
واحول k25
واخ r-16 g16 m-35 k34
واخذ g17
واخذت r-18 h15
واد h53
واده r-15 h40
واده_ r-15 h40
وار g38
وارب r23 m31
واره g-25
واري m-20 h41
واز h30
واز_ h27
وازا h21
وازات h21
واس r-44 g-66 h43
واست r-37 g-34 h-29
واستل r-25 g-25
واسط h69
واسطه h69
واش g-21
واص r20 g28 h-35
واص_ g35 h-16
واصف g15
واصفا g15
واصل r22 g-22
واع g-28 h-19
واف r18 g-36 h-23
وافق r18 g-15
وافقه h-15
واق g-26
واك g-18 m38
واكه m38
واكه_ m38
وال r-25 g-21 h-118 k57
وال_ k61
والا m28 h23 k31
والات r-23 k33
والب g31
والبا r15 h18
والبض r-15 g31
والت r30 g-41
والتس r33 g-16
والثم g25
والج m16
والجا m27
والخ r-20 h-18
والخس r-20 m-15 h-15
والد g20 m-17 h-35
والده h-27
والدي r-24
والر r-22 m-28 h-28
والرب m-20
والس g17 m20
والسع g30
والف k19
والق g-15
والل g-22 m22
واللي m26
والم h-32
والمب r-20 g-22
والمح g18
واله g19 m-16 k-18
واله_ k-17
والهب g27
والي r22 h-16
وام r-19 h-33
وام_ h-33
وان g-18 h28
وان_ h-28
وانا r15 h97 k17
وانا_ r15 h100 k17
واني h-18
واه r15 g21 m39 h-27
واها g23 m17
واها_ g23 m17
واي r79 h-27 k-24
وايد r70 g19 m-16 h-37 k-16
وايد_ r59 g21 h-35 k-16
وايز g-17
وايز_ g-15 h-15
واين h29
واين_ h29
وايي g27
وايي_ g21
وب_ m-32 h119 k-22
وبا r17 m-26
وباق g18
وباقي g18
وباي r31 m-25
وبايل m-25
وبت g44
وبد g19 h-18
وبدو g23
وبدور g27
وبر r30
وبرج r33
وبرجع r36
وبش g140 h-53
وبشت g34
وبشتر g34
وبشن g72 h-33
وبشن_ g53 h-24
وبع r-23 g-19
وبعته r20
وبعد r-30 g-25
وبه h-23
وبه_ h-23
وبو g-18 m42 h-32
وبون g-18 m42 h-32
وبون_ g-18 m35 h-16
وبونا h-16
وبي r23 g-33 m31 h75
وبي_ h59
وبين m21 h-17
وبين_ r-25 m21 h-16
وت_ r-28 g34 m21 h57 k-15
وتح k15
وتحو k15
وتر g-19
وترج r16
وترجع r18
وتري m18 h35
وتس g-20 m69 h52
وتس_ m65 h16
وتش g35 h-23
وتشر g44 h-23
وتشي m16
وتشين m16
وتل h18
وتل_ h18
وتم g-34 h-31
وتو r-22 g-23 m163 h48
وتو_ r-31 g-17 m164 h93
وتور r16 h-17
وتور_ r16 h-17
وتي_ h18
وثل r27 g-18 h-16
وثلا r34
وثلاث r34
وثي g38
وثيق g38
وثيقه g47
وج_ r-20 m-22 h51
وجب g-19 h-21
وجبن h-21
وجبن_ h-21
وجر h-15 k26
وجر_ k26
وجل r26 g50 h-15
وجل_ g28
وجلا r18 g16
وجلان g24
وجله g-24
وجله_ g-24
وجلي g31
وجلين g31
وجه r-16 g16
وجه_ r-16 g-15
وجي h43
وجي_ h24
وح_ g31 h16
وحا h24
وحان h29
وحاني h29
وحده g42
وحده_ g42
وحل h-17
وحه g-25 m-20
وحه_ g-25 m-20
وحو r-25
وحول r-25
وحي h45
وحيه h29
وحيه_ h29
وخذ r-25 k17
وخذ_ r-15 g16 k17
وخس m16
وخسر m16
وخسرت m16
وخل k16
وخم r45
وخمس r45
وخمسم g18
وخمسي r40 g-15
وخه h25
وخه_ h25
ود_ r61 g62 h-82 k-16
ودا r16
وداي r18
ودايع r18
ودر r22 h43
ودره r17 h43
ودره_ h43
ودع g-19 h22
ودع_ h29
ودف r-69
ودفع r-62
ودفعت r-58
ودك h58
ودكا h47
ودكا_ h47
ودو r-29
ودي r-33 m18
ودي_ r-20
وديل h18
وديل_ h18
وذ_ h48
وذه h21
وذه_ h21
ور_ r20 g-38 m-54 h34 k-19
ورا r-52 g-32 m52 h41 k-18
ورا_ r-28 g-20 h28
وراق m16
وراق_ m23 h28
وراه m23
ورب r43 g-33 m18
ورت g43
ورت_ g44 h-15
ورث g75 h-44 k-19
ورث_ g37
ورثه h-20
ورثه_ g45 h-20
ورج r49 g-19 h18
ورج_ r33 h28
ورجع r16 g-15
ورجعو r19
ورد h-35
ورد_ g20
ورده r37
وردها r37
وردي r-17
ورش g17
ورشه g17
ورشه_ g17
ورق r78 g-30 m-25 h66 k-37
ورق_ r91 g-26 m-44 h24 k-25
ورقه g-20 m21 h21
ورقه_ m24 h28
ورقي g28
ورقيه g28
ورك_ h19
ورن r19 g17 h-20
وره m-18 h-69 k16
وره_ r-22 h-76 k18
ورها g18
ورها_ g18
ورو r22
ورو_ g-15 h-19
وروب h49
ورور r28
ورورد r28
وري r35 m-37 h-36 k32
وري_ m-27
وريه r24 g-15 h-18 k24
وريه_ r24 g-15 h-18 k24
وز_ m34
وزا r43 h-23
وزاد r45
وزار h-15
وزاره h-15
وزد r16
وزن g-33 h-33
وزن_ h-28
وزو g-49
وزون g-47
وزي r-26
وزيع r-26
وس_ r34 m57 k18
وسا h-45
وست r21 h-20
وسج g-21
وسك r-21 h55 k17
وسكي h55
وسكي_ h55
وسل r-37 g-29
وسلم r-36 g-25
وسلمن r-22
وسم g32
وسم_ g32
وسه m-17
وسه_ m-17
وسي r24 m-41 k16
وسي_ r23 g-17 m-19
وسيط h18 k29
وسيط_ h18 k29
وش_ h17 k23
وشر r18 g25 h-34
وشر_ g23
وشرط r37
وشرط_ r23
وشري h-22
وشف g-32 h-15
وشفت g-32 h-15
وشفت_ h-15
وصا r27 h-19
وصار r27
وصار_ r17
وصاف g15
وصاف_ g15
وصف g26 h-33
وصف_ g41 h-19
وصفه g-20
وصفه_ g-20
وصل g-48 m-30 h-27 k52
وصل_ g-17 h-45 k42
وصلت k-15
وصلن r17 g-15 k33
وصلني r17 g-15 k33
وصه h-33
وصه_ h-33
وصي g16 m-21 h-15
وصيل h-15
وصيل_ h-15
وض_ g26
وط_ g84 m30 h-69 k-15
وطل m37 h21 k17
وطم g-22
وطما g-22
وطماط g-22
وطه r22
وطه_ r22
وظ_ h15
وظف r-21
وظف_ h22
وظفي r-18 h-30
وظفين r-17 h-30
وظه r17
وظه_ r17
وع_ g-18 h42 k18
وعد g-71 h-31
وعد_ g29 h-16
وعده g-33
وعدها g-26
وعش r32
وعشر r32
وعشري r32
وعم r23
وعه r16 g40 m35
وعه_ r16 g29 m35
وعين r20
وعين_ r20
وغل m19
وغلب m19
وغلبن m19
وف_ r18 g29 m-38 h21 k-45
وفا r44 h-17 k32
وفات k32
وفات_ k32
وفح g-16
وفل g-24
وفلو r15
وفلوس r15
وفو r17 h-22
وفوق r21
وفوقه r21
وفي r64 m-24 h-27 k-15
وفيت g19
وفيت_ g19
وفير r45
وفير_ r45
وق_ r29
وقا g36
وقات g52 m33 h-27
وقات_ g52 m33 h-27
وقال r18 h-15 k16
وقال_ k16
وقان m-19 h29
وقان_ m-19 h29
وقب r-39 g-16
وقبض r-38 g-28
وقبضت r-31 g-28
وقت g37 h-17
وقت_ r-28 g39 h-17
وقتي r15
وقتي_ r15
وقط g-39 h30
وقع m60 h68 k-22
وقع_ h47
وقعا m56
وقعات m56
وقعت g48
وقعت_ g48
وقف k20
وقف_ k20
وقل g35
وقه h32
وقه_ r-27 h47
وقي r39
وقيع r41
وقيع_ r25
وقيعه r16
وك_ g-19 h-49
وكا h17
وكاي h16
وكايي h16
وكت r19 m-15 h-32
وكتب r16 m-18
وكتبت m-18
وكتي h-21
وكتيل h-21
وكر g-18 m80 h-28
وكر_ g-18 m80 h-28
وكس g34
وكس_ g27
وكش h46
وكشف h46
وكشف_ h46
وكل r16
وكل_ r18
وكن r-19 g35
وكن_ g35
وكو h-48
وكول h-26
وكولا h-26
وكي g-17 h-68
ول_ r18 g84 m29 h-70
ولا g48 h-58 k-34
ولا_ r-20 g77 m27 h-44 k-28
ولات g-27 h24
ولات_ g-21 h58
ولار r17
ولت r-32 h17 k15
ولد h-49
ولد_ h-36
ولدي r17
ولدي_ r17
ولف g41 h-15
ولفه g41 h-15
ولفه_ g41 h-15
ولك k15
ولك_ k15
ولم r-59 g49
ولم_ r-21 g31
ولما r-38
ولما_ r-38
وله r81 g26 k16
وله_ r81 g20 h-18 k15
ولو g17 m-16 h-81
ولو_ g36 h-17
ولوا h-18
ولي g-15 m81 h108
ولي_ g-53 h43
وليت m95 h59
وليت_ m95 h59
وليص g56 h-21
وليصه g56 h-21
وليه r23
وليه_ r23
وم_ r-78 g-15 m-63 h-16
وما r-74 g80
وما_ r-91 g82 k20
ومب m17
ومبو m17
ومبول m17
ومت g-15 h31
ومتر g-15 h31
ومترا g-15 h31
ومس r-24 g-17
ومع r75 g-26
ومعا r47
ومعاه r55
ومعه r29 g-21 h21
ومعه_ r33 h30
ومن h-19
ومه r-39 k-15
ومه_ r-27 g16 k-15
ومو g-44 m18 h-17
ومي r64 g-26 h65
ومي_ h56
ومين r37 m15
ومين_ r38
وميه r42
وميه_ r42
ون_ r-17 g34 m59 h-31
ونا h-40
ونا_ r-24
ونات r38 h-22
ونات_ r38 h-22
ونت_ r27
ونص r131 g-23 h-28
ونص_ r114 h-28
ونل m28 h27
ونلا m32
ونلاي m32
ونه g54 m-21 h-32
ونه_ g33 m-21 h-51
وني g-36 m-16
وني_ h28
ونيا r15 g-17 h-19
ونيو r-33 h-31
ونيو_ r-29
وه_ r45 k21
وها r30
وها_ r31
وهات h25
وهات_ h25
وهذ m-19
وهم h-21 k50
وهمي h-21 k50
وهمي_ k20
وهميه k30
وهو r48
وهو_ r48
وهي r48 g-27 h-17 k86
وهي_ g-20 h-23 k88
وول h-21
وي_ m-31 h79 k-16
ويا h-55
ويات h-39
ويات_ h-33
وياخذ r18
ويب r24
ويت h15
ويت_ h15
ويذ h29
ويذ_ h19
وير r-26 h30
وير_ r-15 h32
ويس g-17 h48
ويسك h42
ويسكي h42
ويش r-17 m-15
ويشغ h22
ويشغل h22
ويض m22 h33
ويض_ m22 h27
ويع r28
ويعط r16
ويعطي r16
ويق g-21 h33
ويل g-17 k58
ويل_ g-16 k38
ويلا k15
ويلات k15
ويم m29
وين r-17
وين_ r-24
ويه r32 h-51
ويه_ r32 h-51
ويي h22
يء_ m19 h30
يا_ r-28 g59 m29 k-15
يابه k15
يابه_ k15
يات r-20 g47 m-16 h-52 k-22
يات_ g40 m-16 h-45 k-21
ياج k25
ياجر k25
ياجر_ k25
ياخ r26 m68
ياخد r35 m22
ياخد_ r35 m22
ياخذ m46 h-24 k-17
ياخذ_ m44 h-24
ياد g46 m-17 h-44
ياد_ r-15 g37 m-19
ياده r18 h-47
ياده_ r18 h-47
يار r-34 g73 m17 h-109 k-45
يار_ g92 m-36 h-65
يارا g31 m23 h-36 k-19
يارات g31 m23 h-36 k-19
يارت r-30 g-31 h-21
يارتي r-18 g-30 h-21
ياره m33
ياره_ m33
ياس g24 h-20
ياس_ g24
ياض r-18 g-25 h-37
ياضه h-24
ياضه_ h-24
ياضي g-25
ياضي_ h-58
ياضيه h50
يال h26
يال_ h50
يالي h-17
يالي_ h-17
يام g-21 h-17
يام_ g-21 h-17
يان r-36 m25 h63 k17
يان_ h39
يانص m33 h30
يانصي m33 h30
يانه r-21 h-15 k18
يانه_ r-21 h-15 k18
ياه r-21 h-24
ياه_ r-36 h-38
ياها h23
ياها_ h23
يب_ r-73 g-26 m48 h39 k17
يبد g18
يبك m-20 h26
يبل h21
يبن g35 h-24
يبه g50 m-15 h-40
يبه_ r-20 g58 m-15 h-30
يبي r-41 g40 m-20 h-99 k25
يبي_ r-29 m-15 h-60
يبيع r-30 g26
يبيع_ r-19 h-16
يبين h-20 k36
يبين_ g-18 k30
يت_ g-36 m83 h52 k-41
يتا r16 g-40 m-24 h-43 k-24
يتاخ r38 h-16
يتاخر r38 h-16
يتام r-21 g-28 h-27 k-18
يتام_ k-18
يتح g40
يتحد g40
يتحدد g40
يتص r-21 h47
يتك g17
يتكو g38 m24
يتكوي g38 m24
يتم g19
يتما g19
يتمان g19
يته g20 h66 k-21
يته_ g34 h83 k-16
يتها h-17
يتها_ h-17
يتو g-15 h-33
يتون h-39
يتون_ g-28 h-39
يتي g25 h-66
يتي_ g19 h-20
يتين h-45
يتين_ h-45
يث_ h57
يجا g-29
يجار g-28 h36
يجار_ g-21 h-17
يجاره h40
يجي r53
يجيب r20 g20
يجيب_ r24 h24
يجيبه g24
يح_ r42 g-44
يحد g68 h-23
يحدد g68 h-23
يحدد_ g47 h-17
يحدده g21
يحس r-26 g-15 k31
يحس_ g-15 k31
يحه r-21 g-23
يحه_ r-21 g-23
يخ_ g42 h37
يخت g23
يختا g49 h-16
يختار g49 h-16
يختب h26
يختبر h26
يخه m-15 h42
يخه_ m-15 h42
يد_ r49 g-58 h-58
يدا r-15 m23 h-24 k24
يدا_ g-17 k26
يداع m24 h-17
يداع_ m24 h-17
يدخ h33
يدخل h33
يدخل_ h33
يدر k24
يدري k24
يدري_ k24
يدف r-16 g40 m-16 k-16
يدفع r-16 g45 h-23 k-16
يدفعو g57 m-22 h-19
يدفن h24
يدفن_ h24
يده r89 m-20 h-29 k-27
يده_ r77 m-19 h-26 k-27
يدي r117 g-30 m-29 h-74
يدي_ r89 h-21
يدين r46 h-47
يديه h-25
يديه_ h-25
يديو g-15 h27
يديوه h23
يذ_ g-15 m-18 h59
ير_ r-18 g-55 m-76 h123
يرا k-40
يرا_ h39
يران r-20 k-17
يران_ r-20 k-17
يرت r22 g25
يرج r23
يرجع r23
يرجع_ g-24 k17
يرجعل g18
يرد r-25
يرد_ r23
يرده r-48
يرس m22
يرسي m22
يرسي_ m22
يرف g-15
يرفر h18
يرفر_ h18
يرك r24 h21
يرك_ h24
يرم m-20 h-21
يرم_ m-19 h-28
يره m-53 h-31
يره_ m-53 h-54 k-19
يرو m43 h55
يري g-19 h-15
يريك g-16 h36
يريكا g-16 h36
يريه h-37
يريه_ h-37
يز_ r-15 m16 h-33
يزا g-45 h-16
يزا_ r22 g-16 h-16
يزان g-29
يزان_ g-29
يزه g15 m19 h-28
يزه_ m19 h-21
يزهر g23
يزهر_ g23
يزي r36 m-15
يزيد r22
يس_ g-32 m-24 h-28
يسا h-19 k27
يسال h-19 k27
يست r39 m-18 h-34
يستا h-23
يستر g17
يستي g-17
يستيش g-17
يسح h28
يسحب h28
يسحب_ h28
يسر r-24 g33 m38 h-30
يسر_ r-24 g22 m38 h-30
يسك g-24 h121
يسكو h20
يسكو_ h20
يسكي h42
يسكي_ h42
يسل r96
يسلف r55
يسلم r41
يسلمن r29
يسه g16
يسهل g21
يسهل_ g21
يش_ r33 g43 h-32
يشت r80 g-22 h-25
يشت_ r31
يشتر r33 g-18
يشتري r43 g-29
يشغ r28 g-16 h46
يشغل r28 g-16 h46
يشغله g-16 h46
يشل r29
يشلي r29
يشلي_ r29
يشن g-17
يشن_ g-17
يشه r32 h-36
يشه_ h-27
يشها r34 g-15
يشها_ r34 g-15
يشي m15 h18
يشيل m15 h18
يشيل_ m15 h18
يص_ g64 h-67
يصا r34 g-19 h-27 k-19
يصال r34 h-37 k-19
يصال_ r-16 h-30 k-19
يصل g30 h-15
يصلح g30 h-15
يصلحو g30 h-15
يصه g38
يصه_ g38
يصي h20
يض_ g-41 m20
يضا g-25 m32 h16
يضات g-18 m36
يضات_ g-18 m36
يط_ r-15 h43
يطر h16
يطرد h18
يطرد_ h18
يطل k31
يطلع k18
يطلع_ k18
يطه g15
يطه_ g15
يظ_ r94 g-23 m-18 h-25
يظه k32
يظهر k32
يظهر_ k32
يع_ r18 g-50 m-37
يعا r-15
يعات r-15
يعات_ r-15
يعت g44 h-30
يعر g35
يعرف g35
يعرف_ g34
يعز r25
يعزم r25
يعط r27 g21
يعطو g31
يعطون g22
يعطي r33
يعطين r27
يعك g59 h-24
يعك_ g59 h-24
يعن r-20 g45 m-20 h17
يعني r-20 g45 m-20 h17
يعني_ r-20 g45 m-20 h17
يعه r19 g34
يعه_ r25 g39 h-36
يعها h48
يعها_ r-36 h50
يغ_ r44 g-16 h-42 k37
يغي h15
يغير h15
يغير_ h15
يف_ r-58 m-30 h40
يفا h17
يفت g37 h-17
يفتح g37 h-17
يفتح_ g26 h-22
يفك r-15 g-17 h80
يفك_ g-15 h65
يفه g17 m-19
يفه_ m-19
يفون h-33
يفون_ h-33
يق_ g-15 h-23
يقت g-21
يقتي g-21
يقتي_ g-22
يقد h15
يقدم h15
يقر g32
يقرا g-18 h28
يقرا_ g-18 h28
يقرر g50 h-24
يقرر_ g16
يقرره g34
يقه g61 m26 h-31
يقه_ g61 m26 h-31
يقو g31 h36
يقول g31 h36
يقول_ h50
يقوله g21
يقي m20 h16
يقي_ m16
يك_ r74 g-55 m-37 h-62
يكا r17 h23
يكا_ g-16 h37
يكات r21
يكات_ r21
يكاغ g16
يكاغو g16
يكت r-31
يكتب h18
يكتب_ h24
يكف k-16
يكه r25 g-15
يكه_ r25 g-15
يكو h100
يكور h16
يكور_ h16
يكون h44
يكون_ h44
يل_ r-87 g-40 m-51 k36
يلا g-48
يلا_ g-17
يلات r16 g-24 h30
يلات_ r17 g-22 h21 k15
يلاد h-34
يلاد_ h-34
يلت h-57
يلتي h-57
يلر m-16
يلر_ m-16
يلع m34 h22
يلعب m34 h22
يلعب_ m18
يله h41
يله_ h41
يلو g-36
يلو_ h-34
يلوم g-15 h31
يلومت g-15 h31
يلي r-21 g40 m-38 h89 k15
يلي_ r-15 g53 h37
يليه m-18 h21 k15
يليه_ m-18 h21 k15
يم_ r34 m-41 h-20
يما m-15 h-21
يمت m-16 h20
يمتح h29
يمتحن h29
يمس h16
يمسح h16
يمسح_ h16
يمش r18 h18
يمشي r18 h18
يمشي_ r18 h18
يمك g32 m33 h-36
يمكن g32 m33 h-36
يمكن_ g32 m33 h-36
يمل g47
يملك g47
يملكه g47
يمي m-36 h-33
يمي_ m-29 h-32
ين_ r-27 g21 m-18 h-43 k31
ينا r16 g-41 m51 k-18
ينا_ r19 g-38
ينات r-18 g-16 m31
ينات_ r-18 g-16 m31
ينار r17 m22 h44
ينار_ r20 h60
يناري h-16
يناه h-37
ينب g19 h-25 k20
ينت g19 m-17
ينتب g-15 k17
ينتبه g-15 k17
ينته g46
ينتي h23
ينتين h23
ينز g-31 m19 h21
ينزل g-44 m20 h28
ينزل_ g-44 m20 h28
ينع k17
ينعر k17
ينعرف k17
ينق g17 h50
ينك g-21 h27 k17
ينكن h37
ينكن_ h37
ينن m21 h-15
يننا m21 h-15
يننا_ m21 h-15
ينه r82 g47 m-29 h-60 k-19
ينه_ r95 m-28 h-60
ينها g34
ينها_ g34
ينو m38 h18
ينو_ m30 h22
يني r31 m38
يني_ r29
ينيه m33
ينيه_ m33
يه_ r-15 g57 h-107 k-51
يها r16 g-23 h73 k34
يها_ g-20 h70 k35
يهات r23
يهات_ r23
يهم r-19 g16
يهم_ g26
يو_ r-26 g-35
يوا m-19
يوان m-18 h-16
يوت g42 h-18
يوتش g44 h-23
يوتشر g44 h-23
يوص r23
يوصل r23
يوصل_ h-21
يوف r20
يوق h47
يوق_ h18
يوقع h22
يوقع_ h22
يول r28 g36
يولف g41 h-15
يولفه g41 h-15
يوم r50 g-71 m-23 h-36
يوم_ r35 g-51 h-63 k19
يومي r33 g-18 h27
يومين r38
يوميه h15
يون r20
يون_ m17
يونيو r-29
يوه h23
يوها h23
يوهات h23
يي_ h-45
يير h27
يير_ h27
ييش r29
ييش_ r29
ييض k17
ييض_ k17
ييف h26
ييف_ h26
يين h21
يين_ h21
ييه g63 m72
ييه_ g63 m72
يے_ m18 h-66
چرس h28
چرس_ h28
`,
};
