import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-84, -96, -93, -53, -109],
  likely: [35, 28, 9, 94, 3],
  possible: [-17, -8, -18, 72, 3],
  pieces: `
2a_ r26 h-27
2af g23 h-18
2ak r38 h-24
2akh r38 h-24
2akha r34 h-24
2al r30 g-24 k24
2al_ r32 g-22
2ar r29
2ard r53
2ard_ r53
2as r-18 g-17 h-31 k30
2ed r64
2es r38 h-20
2est r38 h-20
2est_ r38 h-20
2et g50
2id r21
2kh r24
2khe r24
2khee r24
2me r-28 g56 h-19
2mee r-28 g56 h-19
2meen r-28 g56 h-19
2p_ r22
2sa r46 m27 h22
2se r-26 g23
2see r-26 g23
2seet r-26 g23
3a_ r30 g88 k-18
3ab r18
3ad r-28 k-15
3ah m21
3al r60 g20 m-31 h-30 k15
3al_ g66
3ala r40 g-16 m-29 h-47 k29
3ala_ g16 m-19 h-37 k29
3alay r60 g-16
3ale r34
3aleh r60
3am g33 h15
3amm g40
3an g-27 h15
3and g-26 h21
3and_ h26
3ar r-16 g51 m-23 h77
3ara m-15 h38
3ara_ m-15 h42
3as r16 g-17 m-15 k26
3ash r16 g-17 m-15 k26
3asha k25
3ashr r15
3at r19 g-35 h26
3at_ r18 g-26
3atl h29
3ay r-36
3d_ r39 g21
3da r16
3ee r-17
3en h15
3end h15
3end_ h24
3et r30
3et_ r39
3ho r19 h-15
3in r23 g-16
3ind r23 g-16
3la g22 h36
3lan h24
3lan_ h24
3me r-16 h-15 k18
3na m-15
3na_ m-15
3om g-32
3omo g-16 h15
3omol g-16 h15
3ro g20
3t_ g-20 m26 h22
3ta r-15
3te r47 h-19
3tee r22
3to r-37 g38 h-22
3to_ r-27 g-15
5et h19
5od m39
5ti h19
5ti_ h19
7ad r22 g59
7ad_ r33
7ade g18
7ag h-28
7ag_ h-28
7al r-52 g-22
7am r-16 h-73
7an m18
7ani h23
7ani_ h23
7ar r23 g28
7as r-38 h20
7ash r-23 h22
7ashi r-16 h30
7aw r29 g-19 h27 k53
7awa h24
7awal h24
7awe r38 g-20 k29
7awel r38 g-20 k29
7ed r-27 g19
7ed_ r-27 g19
7ej h24
7eja h24
7ejab h24
7el h41
7elw h26
7elwe h26
7es h-29 k23
7esa k26
7esab k26
7ess m15 h-15
7r_ g-18 h80
7t_ m65 h-22
=!adult-service h35
=!adult-service+denial h26
=!adult-service+payment-versus-payment h26
=!adult-service+sums-0 h15
=!alcoholic r30 h-26
=!alcoholic+!banking h-22
=!alcoholic+!unlawful-business h-19
=!alcoholic+denial r31 h24
=!alcoholic+excused h-19
=!alcoholic+pays-for-chance r30 h-34
=!alcoholic+percentage h-22
=!alcoholic+reference r31
=!alcoholic+soft-drink h-54
=!alcoholic+sums-1 r31
=!alcoholic+unit r31
=!banking r23 g-37 h-72 k75
=!banking+!watchers r21 g-21 h-24 k59
=!banking+charged-at r30 h-26
=!banking+conceal k30
=!banking+contrast r35
=!banking+dealing r47
=!banking+denial g-27 h-36 k76
=!banking+pays-for-chance r18 h-36
=!banking+percentage h-36
=!banking+soft-drink h-36
=!banking+sums-0 r22 g-32 h-72 k75
=!bet-house m18 h23
=!bet-house+!operator m18 h23
=!bet-house+!unlawful-business m18 h23
=!bet-house+denial m18 h26
=!bet-house+sums-0 m18 h23
=!bill r44
=!bill+!lawful-rate r32 h-25
=!bill+!lease r45 h-25
=!bill+!sale-or-service r29 h-26
=!bill+charged-at r34
=!bill+denial r25
=!bill+reference r32 h-26
=!capital g23
=!capital+!gift-money g23
=!capital+denial g23
=!capital+sums-0 g23
=!cash-form r15 g19 h40
=!cash-form+!paper-money g19 h36
=!cash-form+!sale-or-service r19 h22 k-18
=!cash-form+!watchers h46 k-39
=!cash-form+charged-at r18
=!cash-form+dealing g30
=!cash-form+denial r15 g19 h40
=!cash-form+pays-for-chance r18 g26
=!cash-form+reference r18 g16 h28
=!cash-form+sale-or-service g30
=!cash-form+stays-unseen g24 h28
=!cash-form+sums-0 g27 h40
=!cash-form+unlicensed-giving h46 k-39
=!charged-at g-72 h-20
=!charged-at+!dealing r25
=!charged-at+!fee r-37
=!charged-at+!gift-money h15 k-15
=!charged-at+!price-of g15
=!charged-at+!sale-or-service h-16
=!charged-at+benefit r50
=!charged-at+dealing r-43
=!charged-at+denial r-18 g-59
=!charged-at+excused r-28
=!charged-at+extra r23 g-30 m24
=!charged-at+free-use r44
=!charged-at+friends r42
=!charged-at+gift-money r-29 g-20
=!charged-at+given-back r-23
=!charged-at+hand-over r-45
=!charged-at+in-return r52 g-17
=!charged-at+lease r-26
=!charged-at+lend r16
=!charged-at+official h16
=!charged-at+outside-prize r17
=!charged-at+pays r-23
=!charged-at+pays-for-chance g-23 k17
=!charged-at+reference r31 g-21 h-35 k34
=!charged-at+repay r44
=!charged-at+return-on-capital r-24
=!charged-at+sale-or-service k24
=!charged-at+sums-0 r-26 g-60 m18 h-22
=!charged-at+trading r25
=!charged-at+unit r-37 k15
=!charged-at+wager-event g-25
=!charity g-26 h-17 k59
=!charity+!document k25
=!charity+!errand k25
=!charity+!gift-to k35
=!charity+!giving-drive k35
=!charity+!licensed k25
=!charity+denial g-26 h-17 k59
=!charity+reference k40
=!charity+sums-0 g-26 h-17 k59
=!charity+unlicensed-giving k36
=!contest-kind r-17 g-25 m41
=!contest-kind+!wager-event r-17 g-25 m41
=!contest-kind+denial r-17 g-25 m41
=!contrast r20 g37 h-20 k-30
=!contrast+charged-at g50 h-17
=!contrast+dealing h-23
=!contrast+debt r24
=!contrast+denial g37 h-20 k-30
=!contrast+excused r23 g16
=!contrast+outside-prize r15 g-19 h-16
=!contrast+pays-for-chance h-20
=!contrast+price-of g-21
=!contrast+reference g-28
=!contrast+sums-0 g15 k-30
=!contrast+sums-1 g22 h-21
=!contrast+trade g-30
=!deadline r16
=!deadline+denial r16
=!dealing r72 g22 m-25 h-20
=!dealing+!gift-money r17 g19 k-18
=!dealing+!market-price g15
=!dealing+!pays r17 k-18
=!dealing+!pays-for-chance r29 g-16 k-18
=!dealing+!sale-or-service r49 g-19
=!dealing+!sell r20 g-21
=!dealing+!trade r25 g-18
=!dealing+bill k23
=!dealing+charged-at r19
=!dealing+denial r71 g47 m-25
=!dealing+gift-money g22
=!dealing+istisna g18
=!dealing+lawful-rate g22
=!dealing+loose-order g27
=!dealing+no-spec g18
=!dealing+not-chosen g31
=!dealing+pays-for-chance r48 g23
=!dealing+reference m-15 k15
=!dealing+sale-or-service k22
=!dealing+sums-0 m-20
=!dealing+sums-1 r29 g25
=!debt r89 g-49 m28
=!debt+!lend r95 g-44 m30
=!debt+denial r81 g-64 m30
=!debt+pays-for-chance r31 g17
=!debt+sums-0 r61 g-49 m35
=!debt+sums-2 r28
=!delay-charge r-29
=!delay-charge+denial r-29
=!delay-charge+reference r-21
=!delay-charge+sums-0 r-21
=!described g22
=!described+denial g22
=!described+sums-0 g22
=!document g48 h-18
=!document+!gift-to k15
=!document+!giving-drive k15
=!document+!licensed g62 h-46
=!document+!loose-order g18
=!document+cash-form g-15
=!document+charged-at g-19 k27
=!document+charity k28
=!document+denial g48 h-18
=!document+excused g17
=!document+gift-money g-15
=!document+gift-to k28
=!document+giving-drive g-18 k44
=!document+lawful-rate k18
=!document+name-after k16
=!document+paper-money g-15
=!document+pays-for-chance g20
=!document+sums-0 g19
=!document+to-dispose k18
=!document+unlicensed g40 h-20 k-16
=!document+unlicensed-giving g26 h-20
=!equity g27 m31 k-15
=!equity+dealing g22 m33
=!equity+denial g26 m31 k-15
=!equity+price-of g16
=!equity+reference m30
=!equity+sale-or-service g16
=!equity+sell g16
=!equity+sums-0 g27 m31 k-15
=!equity+trade g16
=!equity+trading g19 m26
=!errand h-25 k16
=!errand+!gift-to k15
=!errand+!giving-drive k15
=!errand+avoid-control g27
=!errand+dealing g-21 h15
=!errand+denial h-25 k16
=!errand+giving-drive k25
=!errand+pays-for-chance g-21 h15
=!errand+price-of h15
=!errand+reference h-19
=!errand+sale-or-service g-21 h15
=!errand+sham h15
=!errand+sums-0 g30 h-25 k16
=!errand+to-dispose g16
=!errand+to-learn g-15
=!errand+trade h15
=!errand+unit g-17
=!errand+unlicensed g24
=!extra r-73 g-21 m-17 h-46
=!extra+!increase g-22 h-36
=!extra+comes-later r28
=!extra+denial r-74 g-21 m-17 h-46
=!extra+gift-money r-57
=!extra+hand-over r19
=!extra+lend-verb r-15
=!extra+more-time r-26 h-16
=!extra+name-before r33
=!extra+pays-for-chance r-25 h-17
=!extra+reference r-37 g18 h-21
=!extra+repay r-47
=!extra+return-on-capital r-16
=!extra+sale-or-service r-20
=!extra+sums-0 r-18 h-30
=!extra+sums-1 r-52 h-17
=!extra+unit r-45
=!extra+waiting r-27
=!fee r-71 g-28 h-15
=!fee+charged-at r-34 g-26
=!fee+dealing r-37 g-33
=!fee+debt r-30
=!fee+denial r-50 g-28
=!fee+gift-money r-23 g-20
=!fee+insured r-22
=!fee+outside-prize r-35 g-37
=!fee+pays r-36
=!fee+pays-for-chance r-37
=!fee+price-of g-15
=!fee+reference r-45 g-47
=!fee+sale-or-service g-20
=!fee+sums-0 r-49 g-53
=!fee+unit r-36
=!friends h21
=!friends+dealing m27 h30
=!friends+denial h21
=!friends+pays-for-chance g-15 h30
=!friends+sums-0 m18 h21
=!gift-money g28 k-34
=!gift-money+!pays k-18
=!gift-money+!pays-for-chance g17 k-19
=!gift-money+!price-of g36
=!gift-money+charged-at g-26
=!gift-money+dealing g15
=!gift-money+denial g28 k-34
=!gift-money+pays-for-chance g23
=!gift-money+reference r-32
=!gift-money+sale-or-service g18
=!gift-money+speed-up h29
=!gift-money+sums-0 k-22
=!gift-money+sums-1 g29
=!gift-money+trading g25
=!gift-to h-15 k35
=!gift-to+!giving-drive k35
=!gift-to+!licensed k15
=!gift-to+denial h-15 k35
=!gift-to+reference k16
=!gift-to+sums-0 h-15 k35
=!gift-to+unlicensed-giving k21
=!given-back g-20 h-21 k-31
=!given-back+!sale-or-service g16
=!given-back+denial g-20 h-21 k-31
=!given-back+excused r-15 g-23
=!given-back+sums-0 g-20 h-19 k-31
=!given-back+to-dispose g23
=!giving-drive k35
=!giving-drive+!licensed k15
=!giving-drive+denial k35
=!giving-drive+reference k16
=!giving-drive+sums-0 k35
=!giving-drive+unlicensed-giving k21
=!guaranteed r-39 g15
=!guaranteed+dealing r-28
=!guaranteed+denial r-39 g15
=!guaranteed+reference r-18
=!guaranteed+sums-0 r-39 g15
=!hand-over r16 k34
=!hand-over+!take-in r-22
=!hand-over+charged-at g-15 k23
=!hand-over+denial r17 k34
=!hand-over+reference g-30 k49
=!hand-over+sale-or-service k28
=!hand-over+sums-0 k27
=!in-return r-45 g-19 m-22
=!in-return+denial r-45 g-19 m-22
=!in-return+lend r-15 m-22
=!in-return+sums-0 r-40
=!in-return+unpromised r-25
=!increase g-22 h-36
=!increase+dealing r15
=!increase+denial g-22 h-36
=!increase+hand-over r21
=!increase+sums-0 h-24
=!insured r37 g-45 k-25
=!insured+denial r33 g-45 k-25
=!insured+reference r15
=!insured+sale-or-service r33 g-67 k-23
=!insured+sums-0 r37 g-45 k-25
=!late-rent r-18 g15 m27 h34 k21
=!late-rent+!lease g19
=!late-rent+denial r-18 g15 m27 h34 k21
=!late-rent+sums-0 r-18 g15 m27 h34 k21
=!late-rent+unlicensed-giving k21
=!lawful-bar h27
=!lawful-bar+denial h27
=!lawful-bar+reference h28
=!lawful-bar+sums-0 h27
=!lawful-rate r39 m22 h-27
=!lawful-rate+!lease r32 h-25
=!lawful-rate+!sale-or-service r31 h-27
=!lawful-rate+charged-at r34 m27
=!lawful-rate+denial m22 h-15
=!lawful-rate+reference r25 m22 h-25
=!lawful-rate+sums-0 m22 h-15
=!lease r36 h-40
=!lease+!sale-or-service r29 h-25
=!lease+charged-at r33
=!lease+denial r17 h-28
=!lease+pays-for-chance r34
=!lease+reference r27 h-25
=!lease+sums-0 h-28
=!lend r85 g-44 m30
=!lend+charged-at r-15 g18
=!lend+denial r75 g-64 m30
=!lend+pays-for-chance r31 g18
=!lend+sums-0 r56 g-44 m35
=!lender-gain r26
=!lender-gain+denial r23
=!lender-gain+excused r31
=!lender-gain+sums-0 r34
=!licensed g17 h27
=!licensed+!loose-order g18
=!licensed+cash-form g-15
=!licensed+charged-at g-19 k27
=!licensed+charity k40
=!licensed+denial g17 h27
=!licensed+excused g17
=!licensed+friends g-15 h27
=!licensed+gift-money g-15
=!licensed+gift-to k40
=!licensed+giving-drive g-27 k56
=!licensed+lawful-rate k30
=!licensed+name-after k16
=!licensed+narcotic g-40 h85
=!licensed+paper-money g-15
=!licensed+reference g15 k-16
=!licensed+sums-0 h42
=!licensed+to-dispose k30
=!licensed+unit g-25 h27
=!licensed+unlicensed g27 h-25
=!licensed+unlicensed-giving g18 h-22
=!limit k19
=!limit+denial k19
=!loose-order g36
=!loose-order+!no-spec g18
=!loose-order+denial g36
=!loose-order+excused g18
=!loose-order+reference g25
=!loose-order+sums-0 g36
=!loose-order+unlicensed g18
=!loose-order+unlicensed-giving g18
=!market-price g59 h-18
=!market-price+!metal-deal g22
=!market-price+!price-word g26
=!market-price+!priced-thing g24
=!market-price+!sale-or-service g26
=!market-price+!trading g35
=!market-price+!unit g22
=!market-price+charged-at g45 m27
=!market-price+dealing g32 m27
=!market-price+denial g59 h-18
=!market-price+gift-money g33
=!market-price+my-loss m-16
=!market-price+pays-for-chance g25
=!market-price+reference m28
=!market-price+sale-or-service g16
=!market-price+sums-0 g45 h-17
=!meat h26
=!meat+benefit g25
=!meat+denial h30
=!meat+excused g24
=!meat+sums-0 h26
=!metal-deal r-15 g39
=!metal-deal+!trading g22
=!metal-deal+!unit g25
=!metal-deal+denial r-15 g39
=!metal-deal+reference r-21 g23
=!metal-deal+sums-0 g23
=!more-time r28 g-18
=!more-time+!waiting r28 g-18
=!more-time+denial r28 g-18
=!more-time+pays-for-chance r33
=!name-before g-26
=!name-before+charged-at g-23
=!name-before+denial g-26
=!name-before+reference g-23
=!narcotic h30
=!narcotic+denial h30
=!no-spec g18
=!no-spec+denial g18
=!no-spec+excused g18
=!no-spec+reference g18
=!no-spec+sums-0 g18
=!online-place r18 g-29
=!online-place+denial r18 g-29
=!paid-entry g-20 h67
=!paid-entry+denial g-20 h68
=!paid-entry+outside-prize g-15 h-16
=!paid-entry+sums-0 g-20 h33
=!paper-money g19 h36
=!paper-money+!sale-or-service h22 k-18
=!paper-money+!watchers h46 k-39
=!paper-money+denial g19 h36
=!paper-money+reference g24 h28
=!paper-money+stays-unseen g24 h28
=!paper-money+sums-0 g19 h36
=!paper-money+unlicensed-giving h46 k-39
=!pass-on r48 g-41 h-30
=!pass-on+currency-forward r17 g-32
=!pass-on+denial r48 g-41 h-30
=!pass-on+sums-0 g-35 h-30
=!payroll g-29 h78
=!payroll+!sale-or-service g-15 h45
=!payroll+!serves g-15 h45
=!payroll+benefit g-16 h47
=!payroll+denial g-29 h78
=!payroll+sums-0 g-29 h78
=!payroll+under h20
=!pays g20 k-18
=!pays+!pays-for-chance g-20 k-18
=!pays+!price-of g15
=!pays+dealing g19
=!pays+denial g20 k-18
=!pays+reference r-29
=!pays-for-chance r77 g-20 m-20 k-32
=!pays-for-chance+!price-of g19
=!pays-for-chance+charged-at g-29
=!pays-for-chance+dealing g23
=!pays-for-chance+denial r79 g-20 k-32
=!pays-for-chance+lease g-35
=!pays-for-chance+outside-prize h-16
=!pays-for-chance+price-of g32
=!pays-for-chance+reference r-21 g-35
=!pays-for-chance+sale-or-service g20
=!pays-for-chance+sums-0 r20 g-31 m-20 k-23
=!pays-for-chance+sums-1 r57
=!pays-for-chance+under h-20
=!pays-for-chance+unit g-34
=!pays-for-chance+wager-event r20 m-16
=!per-period r26 g-35
=!per-period+!return-on-capital r26 g-35
=!per-period+!sold-apart r26 g-35
=!per-period+!unit r26
=!per-period+denial r26 g-35
=!per-period+sums-0 r26 g-35
=!price-of g19 h-15
=!price-of+!sell r20 g-21
=!price-of+!trade r21 h-16
=!price-of+dealing g21
=!price-of+denial g44
=!price-of+gift-money h-16
=!price-of+outside-prize h-16
=!price-of+sums-0 g25
=!price-of+under h-18
=!price-of+unknown g28
=!price-word r-34 g16 h-19
=!price-word+!sale-or-service r-26 g20
=!price-word+charged-at r-24
=!price-word+dealing r-24
=!price-word+denial r-24 g38 h-18
=!price-word+gift-money r-24 g15
=!price-word+istisna g19
=!price-word+no-spec g19
=!price-word+pays r-24 g-18
=!price-word+pays-for-chance r-24
=!price-word+price-of g-17
=!price-word+reference r-16
=!price-word+sale-or-service g-17
=!price-word+sums-0 r-34 g18 h-19
=!priced-thing g24
=!priced-thing+denial g24
=!priced-thing+sums-0 g26
=!reference h24 k15
=!reference+denial h24 k15
=!reference+sums-0 h24 k15
=!repay g30 m25 h22
=!repay+!return-on-capital g22
=!repay+denial g30 m25 h22
=!repay+not-told g22
=!repay+pays-for-chance m25 h25
=!repay+reference g22
=!repay+sums-0 g36
=!return-on-capital+!sold-apart r26 g-35
=!return-on-capital+!unit r26
=!return-on-capital+not-told g22
=!return-on-capital+sums-0 r21
=!sale-or-service r54 g-23 m-21 k-23
=!sale-or-service+!sell r20 g-21
=!sale-or-service+!serves g-23 h45
=!sale-or-service+!trade r16 g-15
=!sale-or-service+!watchers r16 h20 k-16
=!sale-or-service+benefit r31
=!sale-or-service+charged-at g34 h-22
=!sale-or-service+dealing r-16
=!sale-or-service+debt r27 h15
=!sale-or-service+denial r42 m-19 h25 k-22
=!sale-or-service+gift-money r-20 g30
=!sale-or-service+istisna g18
=!sale-or-service+late-rent h15
=!sale-or-service+lawful-rate g34
=!sale-or-service+lend r38
=!sale-or-service+no-spec g18
=!sale-or-service+pays-for-chance r23
=!sale-or-service+reference r35 k-18
=!sale-or-service+refusal g-24
=!sale-or-service+repay h15
=!sale-or-service+return-on-capital r17
=!sale-or-service+stays-unseen h16
=!sale-or-service+sums-0 g-17 m-15 h19 k-23
=!sale-or-service+sums-1 r38
=!sale-or-service+to-dispose g16
=!sale-or-service+unit h-15
=!sale-or-service+unknown r19
=!sale-or-service+unlicensed-giving h22 k-18
=!sell r20 g-41
=!sell+!trade r20 g-21
=!sell+denial r20 g-41
=!sell+sums-0 r20 g-41
=!serves g-23 h28
=!serves+denial g-23 h28
=!serves+reference r-19
=!serves+sums-0 g-22 h28
=!sold-apart g16 h-15
=!sold-apart+!unit r25
=!sold-apart+denial g21 h-15
=!sold-apart+pays-for-chance r-24
=!sold-apart+reference g-37
=!sold-apart+sums-0 g19
=!stakes m-19
=!stakes+denial m-19
=!stakes+sums-0 m-18
=!stays-unseen g-37
=!stays-unseen+denial g-37
=!stays-unseen+sums-0 g-37
=!take-in r-22
=!take-in+denial r-22
=!take-in+sums-0 r-22 g19
=!take-in+trading g29
=!take-in+unit g17
=!trade r23 h-16
=!trading g30 h-19
=!trading+!unit g22
=!trading+denial g46 h-19
=!trading+sums-0 h-18
=!unit r52 g34 m-27 h-17
=!unit+benefit r25
=!unit+charged-at g46 h17
=!unit+dealing g45
=!unit+denial g50 m-25
=!unit+gift-money r29
=!unit+hand-over r24
=!unit+pays r29
=!unit+pays-for-chance r53
=!unit+price-of g21
=!unit+reference r-30 g62 m-41
=!unit+sale-or-service r-21 g40 h17
=!unit+sums-0 r40 g30 m-25
=!unit+trade g21
=!unknown g-17 k32
=!unknown+denial k32
=!unknown+price-of g25
=!unknown+sums-0 g-17 k32
=!unknown+under g-22 k33
=!unlawful-business r-17 g-22
=!unlawful-business+denial g-22 h24
=!unlawful-business+excused h-19
=!unlawful-business+pays-for-chance m27 h45
=!unlawful-business+reference m-24 h15
=!unlawful-business+serves h15
=!unlawful-business+soft-drink h-43
=!unlawful-business+sums-0 g-22
=!unlawful-business+sums-1 h-24
=!up-down r-21 g-25 m18
=!up-down+denial r-24 g-25 m18
=!up-down+pays-for-chance r-21 g-25 m17
=!wager-event r-17 m25 h-15
=!wager-event+dealing g-20 m27
=!wager-event+denial r-17 m25 h-15
=!wager-event+pays-for-chance r-17 g-25 m41
=!wager-event+reference r-17
=!wager-event+sale-or-service r-17 g15
=!wager-event+sums-0 r-17 h-15
=!wager-event+unit r-17 g15
=!waiting r24
=!waiting+denial r24
=!waiting+pays-for-chance r33
=!watchers r21 g-72 k74
=!watchers+charged-at r23
=!watchers+conceal h-18 k47
=!watchers+dealing r23
=!watchers+denial g-72 k74
=!watchers+pays-for-chance r23
=!watchers+reference g-20 h26
=!watchers+stays-unseen h31 k-20
=!watchers+sums-0 r21 g-72 k74
=!watchers+unlicensed-giving h39 k-28
=across-border h-35
=across-border+alcoholic m17 h15
=across-border+before-possession g22
=across-border+bill h-40
=across-border+charged-at h48
=across-border+friends g-22 k16
=across-border+gift-money h17
=across-border+given-back g24
=across-border+insured g16 h26
=across-border+lawful-bar h29
=across-border+lease m17
=across-border+meat-trade h-30
=across-border+not-pork h-20
=across-border+pays-for-chance h-53
=across-border+price-of g-21 h-18
=across-border+reference g18 h-16
=across-border+sums-0 h-38
=across-border+trade g-17
=across-border+unit r19
=across-border+unlawful-business m17 h46
=across-border+watchers g-23 h26
=across-border+works-for h35
=actual-cost r-43
=actual-cost+charged-at r-33
=actual-cost+debt r-40
=actual-cost+lend r-37
=actual-cost+price-word r-43
=actual-cost+sale-or-service r-43
=actual-cost+sums-0 r-35
=adult-service r-70 g-116 m-61 h207 k-37
=adult-service+alcoholic h-50
=adult-service+banking h24
=adult-service+bill m-15 h36
=adult-service+capital h47
=adult-service+cash-form r28
=adult-service+charged-at m56 h113
=adult-service+comes-later r-68 h-15
=adult-service+contrast h35
=adult-service+dealing g-24 h73
=adult-service+denial r-22 h48
=adult-service+draw h-34
=adult-service+errand h27
=adult-service+excused g16 m-27 h-113
=adult-service+extra g22 h34
=adult-service+fee g22
=adult-service+gift-money m36 h152
=adult-service+given-back r-23 h18
=adult-service+hand-over r-34 h60
=adult-service+in-return r27
=adult-service+insured r30 m18 h37
=adult-service+keep-cut h-26
=adult-service+late-rent h-60
=adult-service+lawful-rate h15
=adult-service+lend r28
=adult-service+licensed h-69
=adult-service+market-price h34
=adult-service+narcotic h-70
=adult-service+not-pork h-26
=adult-service+official h-43
=adult-service+online-place g22 m-34 h30
=adult-service+paper-money h28
=adult-service+payroll r21 h18
=adult-service+pays m-27 h59
=adult-service+pays-for-chance r-40 m-23 h205
=adult-service+per-period r15 h19
=adult-service+play-costs h-26
=adult-service+price-of m22 h23
=adult-service+reference h113
=adult-service+repay r-22 g-20
=adult-service+return-on-capital h23
=adult-service+right-now r-55 g16
=adult-service+sale-or-service r-20 g-16 m17 h-24
=adult-service+serves g-24 h20
=adult-service+settles-later r-47
=adult-service+sums-0 r-43 g-102 m-66 h160 k-37
=adult-service+sums-1 r-50 h62
=adult-service+sums-2 r22 h-15
=adult-service+surety-pay h29
=adult-service+take-in h15
=adult-service+to-learn g16 h39
=adult-service+trading r60 g21 h40
=adult-service+travelling h-19
=adult-service+unit r-38 g-32 m-17 h39
=adult-service+unlawful-business h67
=adult-service+wager-event m45 h-19
=adult-service+waiting r-30
=affirmation r26 g41 k-29
=affirmation+deadline g29
=affirmation+dealing g18
=affirmation+denial r48
=affirmation+excused k-18
=affirmation+fixed-gain r19
=affirmation+gift-money r-22
=affirmation+reference r53
=affirmation+sale-or-service g42
=affirmation+sums-0 r26 g41 k-29
=affirmation+unit r-18
=affirmation+up-down g34
=agent-sells r36 g-19
=agent-sells+banking r35 g-16
=agent-sells+charged-at r23 g-19
=agent-sells+dealing r23 g-19
=agent-sells+gift-money r16
=agent-sells+metal-deal r23 g-19
=agent-sells+price-of r23 g-19
=agent-sells+quick-cash r20
=agent-sells+sale-or-service r23 g-19
=agent-sells+sell r36 g-19
=agent-sells+sums-0 r36 g-19
=agent-sells+trade r23 g-19
=agent-sells+trading r23 g-19
=agent-sells+watchers r35 g-16
=alcoholic r-89 g-93 m-126 h278 k-54
=alcoholic+banking k-15
=alcoholic+benefit h67
=alcoholic+bill h-21
=alcoholic+capital r-16 h47
=alcoholic+charged-at g-21 m-27 h94
=alcoholic+dealing g-20
=alcoholic+delay-charge h-45
=alcoholic+denial g35 h-16
=alcoholic+document h-24
=alcoholic+equity h19
=alcoholic+excused g37 h-170
=alcoholic+extra g30
=alcoholic+for-money m-20 h37
=alcoholic+friends h-46
=alcoholic+gift-money g19 h-27
=alcoholic+given-back g-30 h-43
=alcoholic+hand-over h17
=alcoholic+insured h23
=alcoholic+late-rent m-18 h-29
=alcoholic+lawful-bar h-201
=alcoholic+lease m17 h98
=alcoholic+market-price g-36 h31
=alcoholic+metal-deal h15
=alcoholic+name-before h19
=alcoholic+narcotic g30 h-101
=alcoholic+nobody-knows g36 h-18
=alcoholic+outside-prize h21
=alcoholic+paid-entry m-27
=alcoholic+payroll g-19 h20
=alcoholic+pays-for-chance r-48 g20 m-40 h100
=alcoholic+percentage h16
=alcoholic+price-of h24
=alcoholic+price-word h-15
=alcoholic+priced-thing g-20 h-30
=alcoholic+reference m-31 h96
=alcoholic+right-now g18
=alcoholic+sale-or-service r-27 m-20 h31
=alcoholic+sealed g44
=alcoholic+sell h-27
=alcoholic+serves h84
=alcoholic+shut-thing g76 h-26
=alcoholic+soft-drink h-34
=alcoholic+sums-0 r-49 g-152 m-71 h193 k-52
=alcoholic+sums-1 r-22 g58 m-54 h87
=alcoholic+sums-2 r-18
=alcoholic+sums-apart r-18
=alcoholic+to-dispose h-17
=alcoholic+to-oppose g-23 h-110
=alcoholic+to-treat h-78
=alcoholic+trade g-18 h-15
=alcoholic+trading g-32 h70
=alcoholic+unit m-34 h43
=alcoholic+unlawful-business r-26 g-25 m-45 h-124
=alcoholic+wager-event g25 m-65 h44
=alcoholic+works-for h21
=arbun r-31
=arbun+charged-at r-18 g46
=arbun+dealing r-18 g-49 h18
=arbun+denial r-17 g105 h-56
=arbun+gift-money g-29 h28
=arbun+given-back g-29 h18
=arbun+insured g-17
=arbun+market-price g-29
=arbun+no-date g24
=arbun+no-day g24
=arbun+no-decision-date g24
=arbun+pays-for-chance g-63
=arbun+price-of r-16 g-43 h28
=arbun+price-word g-29
=arbun+reference r-15 g34 m17
=arbun+sale-or-service r-18 g-51 h28
=arbun+sums-0 r-23 g47 h-29
=arbun+sums-2 g-19 h17
=arbun+unit g-33 m16
=avoid-control r-47 g-76 m-34 h-85 k329
=avoid-control+banking r-25 k33
=avoid-control+charged-at h65 k-23
=avoid-control+conceal k15
=avoid-control+denial g-22 h-47 k63
=avoid-control+erase-it h-17
=avoid-control+excused k-59
=avoid-control+gift-money h99 k-16
=avoid-control+lawful-rate h-30 k68
=avoid-control+limit k27
=avoid-control+nobody-knows g17 k-19
=avoid-control+official h19 k-24
=avoid-control+pays-for-chance k67
=avoid-control+price-of h32
=avoid-control+reference g-19 h-15
=avoid-control+split r-17 k26
=avoid-control+stays-unseen g-30 h-26 k62
=avoid-control+sums-0 r-35 g-67 m-32 h-77 k282
=avoid-control+under g-38 m-22 h126
=avoid-control+unit h45
=avoid-control+unknown g20 k-24
=avoid-control+up-down m-16 h56 k-15
=avoid-control+wager-event m-16 h56 k-15
=avoid-control+watchers r-25 h-30 k92
=banking r218 g-106 m-61 h-130
=banking+below-face h15
=banking+benefit r-20 g-16 h39
=banking+bet-house h64
=banking+bill g-16 h-40 k-28
=banking+capital r21 g18 m51 h19
=banking+cash-form r39 k-42
=banking+charged-at r85 m-72 k-105
=banking+charity r-30
=banking+comes-later r-51
=banking+commercial-paper r-41 k-24
=banking+contest-kind h15
=banking+contract-bet r-27 g32
=banking+contrast h-26 k26
=banking+contribute r-46
=banking+cut-mine r-30 h21
=banking+deadline r-39 g-46 k26
=banking+dealing r117 m30 h18 k45
=banking+debt r62 g-19 m-35 h-45
=banking+debt-carrier r25 h-19
=banking+debt-grows r22
=banking+deferred r34
=banking+denial r-37 g-44
=banking+document r97 h-15
=banking+draw r47 h19
=banking+equity r-81 g31 h129 k-18
=banking+errand r-47 m22 h25
=banking+exchange r-52 g38 m42
=banking+excused r22 g-17 h59 k-22
=banking+extra r81 g35 h-21
=banking+fee r-31 k-66
=banking+fixed-gain r57
=banking+fixed-paper r61 m-26 h-32
=banking+fixed-rate r-24
=banking+for-money m-34
=banking+foreign-currency r30 m15
=banking+friends r66 g-24 h-32 k-16
=banking+gift-money r105 g-24 m17 h46 k-25
=banking+given-away r-37
=banking+given-back r30 g21 m50 h43 k-20
=banking+giving-drive r18 k-28
=banking+gold g39 m18
=banking+gold-part r-18
=banking+guaranteed r85 m-19
=banking+guarantor r51 h-20
=banking+guarantor-gain r-26
=banking+halal-certified r80
=banking+hand-over r-102
=banking+impure-wealth k-27
=banking+in-return r68
=banking+increase r36
=banking+instalment-count r16
=banking+insured r-37 m15 h22
=banking+interest-business h75
=banking+islamic-paper r-47 h-38
=banking+keep-cut m15
=banking+kept-by-creditor r30 g16 h17
=banking+late-rent r32 h34
=banking+lawful-bar g18 h-29
=banking+lawful-rate r-97 h34 k-35
=banking+lease r-40 h21 k-29
=banking+lend r21 m-24
=banking+lend-verb r16 m-17
=banking+lender r22 g-21 m-15 k-15
=banking+lender-gain h16
=banking+licensed r20 h-19
=banking+limit k22
=banking+market-price r83 m47 h62
=banking+metal r66 g-16
=banking+metal-deal r85 h20 k-17
=banking+more-back r19
=banking+more-time g15
=banking+my-wallet-lent r-39 k77
=banking+name-after r34 h-17 k-19
=banking+name-before r23 h-27
=banking+not-told r-26 g-17 k19
=banking+official r-19
=banking+online-place r-43 g43 m18 h54 k-32
=banking+operator r-16 h27
=banking+outside-prize r-15
=banking+own-account r36
=banking+paid-entry r32 g18 h-37
=banking+paper-early r25
=banking+paper-money k-35
=banking+pass-along r-50 k27
=banking+passes-it r-25 h16
=banking+pay-me k39
=banking+payroll r25
=banking+pays r77 g-23 h28
=banking+pays-for-chance r46 m-34 h37
=banking+per-period r83 h-46 k-17
=banking+percentage r16 g-30 h19 k23
=banking+play-costs r-18
=banking+price-of r-24 g-24 h-28 k49
=banking+price-word r-71
=banking+priced-thing r57 m15
=banking+quick-cash r71 k-15
=banking+receivable r19
=banking+reference r-17 h38 k-37
=banking+repay g-29
=banking+reschedule r18
=banking+return-on-capital r34 h31 k-22
=banking+right-now r17
=banking+sale-or-service r17 g-47 m32 h32 k-61
=banking+sell r63 h-27 k15
=banking+serves r-18 h52 k-20
=banking+settles-later r-34 g-29 k19
=banking+sham k15
=banking+small-parts r-21 k50
=banking+sold-apart r36 g-26 h-23
=banking+sold-short r-16
=banking+speed-up r15
=banking+split k45
=banking+stakes g-25 m-20 h43
=banking+stays-unseen r-27 g-16 k55
=banking+stipulated r16 g-19
=banking+stranger r-34 k18
=banking+sums-0 r240 g-139 m-67 h-92 k-15
=banking+sums-1 r-21 g41 m37 h-32 k-19
=banking+sums-2 m-30
=banking+sums-apart m-30
=banking+surety r65 h-28
=banking+surety-pay m-20 h38 k-15
=banking+take-in r-26 m-15 h19
=banking+to-dispose r-24
=banking+to-learn r-34
=banking+trade r22 g-22 k22
=banking+trading g38 m64 h93
=banking+under r-20 g-16 h15 k20
=banking+unit r48 h30
=banking+unknown k24
=banking+unknown-party r-42 h-17 k28
=banking+unlawful-business h48
=banking+up-down r-45 m43 h59 k22
=banking+wager-event h24
=banking+waiting r56
=banking+watchers r-16 g-36 m-38 h-39 k-18
=banking+with-money g-17 h40
=banking+zakat r-42
=before-possession r19 g62 h34 k-25
=before-possession+charged-at r22 g18
=before-possession+dealing g83 k-24
=before-possession+denial r31 h46
=before-possession+hand-over g35
=before-possession+not-mine-yet k-15
=before-possession+pays-for-chance r33
=before-possession+price-of g45 k-16
=before-possession+sale-or-service g56
=before-possession+sell g55 k-18
=before-possession+sums-0 g59 h34 k-22
=before-possession+take-in g18
=before-possession+trade g48 k-18
=below-face r71 g-51 h-30 k-25
=below-face+benefit h15
=below-face+cash-form r41
=below-face+charged-at r64
=below-face+commercial-paper r35
=below-face+dealing g-37
=below-face+debt r20
=below-face+deferred r39
=below-face+denial g-27
=below-face+friends r45
=below-face+gift-money g-40 h15 k-15
=below-face+lend r20
=below-face+paper-early r21
=below-face+paper-money r26
=below-face+payroll r27
=below-face+pays r-21 g-27
=below-face+pays-for-chance r24 g-37
=below-face+percentage h15
=below-face+price-of r34 g-18
=below-face+receivable r28
=below-face+reference r-23 g-20
=below-face+right-now r-22
=below-face+sale-or-service g-24
=below-face+serves r27
=below-face+sold-short r134 g-46 h-32 k-21
=below-face+sums-0 r44 g-50 h-30 k-20
=below-face+sums-1 r27
=below-face+trade r43 g-19
=below-face+trading r16
=below-face+under r55
=below-face+unit r36
=below-face+wager-event r-27 g-20 h15
=benefit r61 g-95 m-94 h-27
=benefit+bill r57 g-20 k-16
=benefit+buy-back g15
=benefit+capital r41 g-17 h15
=benefit+cash-form r51
=benefit+charged-at r28 m-50 h-39
=benefit+comes-back r18 g24
=benefit+commercial-paper r48
=benefit+conceal h-31 k24
=benefit+condition r40 g-18
=benefit+contest-kind g20 m-40
=benefit+deadline r39
=benefit+dealing g20 k34
=benefit+debt r46
=benefit+debt-carrier r-21
=benefit+deferred r38
=benefit+denial g-44 h40 k-25
=benefit+dependant g-17
=benefit+document h-16
=benefit+draw r38 g28 m-34 h20
=benefit+equity g16
=benefit+exchange r36 m-16
=benefit+excused r-39 g18 h-32 k-29
=benefit+extra r-24 g18
=benefit+fee h22
=benefit+fixed-gain r-17
=benefit+fixed-paper r18
=benefit+fixed-rate r24
=benefit+for-money r19 h22
=benefit+free-use r75
=benefit+friends g29 m-30 k-28
=benefit+game m-30
=benefit+gift-money r26 g-87 m-50 h-49
=benefit+gift-to r-59 g-80 m-15 h-31 k-50
=benefit+given-back r20 h20
=benefit+gold g23
=benefit+hand-over r-24 g17 m-28
=benefit+in-return r64 h-16
=benefit+instalment-count r-31 h20
=benefit+insured r62 g36
=benefit+late-rent r36 h39
=benefit+lawful-bar g23 h-30
=benefit+lawful-rate g-39 k-20
=benefit+lease r54 g-53 m-23 h31 k-15
=benefit+lend r45 g27 k-15
=benefit+lend-verb r79
=benefit+lender r64
=benefit+lender-gain r20 h-26
=benefit+limit r45 k-15
=benefit+market-price g47
=benefit+meat-trade h21
=benefit+metal-deal g15
=benefit+more-time r20
=benefit+my-wallet-lent r-23 k31
=benefit+name-after r18 h-23
=benefit+name-before g-28 h17 k-15
=benefit+narcotic g17
=benefit+nobody-knows g-16
=benefit+not-pork g32
=benefit+not-told r30
=benefit+official g22 h16
=benefit+online-place k23
=benefit+outside-prize r60 m-66 h-16
=benefit+paid-entry r-45 g53 m-29 h15
=benefit+paper-early r21
=benefit+paper-money r57
=benefit+payroll r-26 g32 h28
=benefit+pays r31
=benefit+pays-for-chance r-24 g46 m-59
=benefit+percentage r-69 h15
=benefit+price-of r25 g59 h-51 k16
=benefit+priced-thing g35
=benefit+promised-cut r37 g-18
=benefit+reference r49 g-29 m-15 k72
=benefit+repay r94
=benefit+right-now g40 h-17
=benefit+sale-or-service r19 k52
=benefit+same-back r17
=benefit+sell r-16 g76 h-44
=benefit+serves r-34 g27 k23
=benefit+settles-later r31
=benefit+sold-apart r24
=benefit+sold-short r-22 g41 k19
=benefit+speed-up h33
=benefit+stakes m28
=benefit+stipulated r79 g-19
=benefit+sums-0 r-20 g-47 m-71 h-34 k18
=benefit+sums-1 r61 g-30 m-28 h-23
=benefit+sums-2 r16 h30
=benefit+sums-apart h32
=benefit+sums-equal r-27
=benefit+sums-shrink r35
=benefit+surety-pay r-26 g18
=benefit+take-in r64
=benefit+tied-deal r-23 g-32
=benefit+to-debtor r22
=benefit+to-oppose g31
=benefit+trade g31 h-58
=benefit+trading r69 g18
=benefit+under r16 h35
=benefit+undescribed g-36
=benefit+unit r-82 m-45 h56
=benefit+unknown k-30
=benefit+wager-event g47 m-45 h22
=benefit+watchers r89
=benefit+with-money r-45 g17 m28
=benefit+wrapped-gift r-20 g-16 h-36
=bet-house r-110 g-39 m424 h291 k-23
=bet-house+bill h21
=bet-house+capital m39 h74
=bet-house+cash-form m30 h48 k-28
=bet-house+charged-at r-44 m144 h180
=bet-house+comes-later m24
=bet-house+contest-kind g23 m-39
=bet-house+dealing m59 h132 k-15
=bet-house+equity m-66
=bet-house+errand m15 h38 k25
=bet-house+exchange m27 h62
=bet-house+excused m-32
=bet-house+fee h-36
=bet-house+for-money h102
=bet-house+friends h81
=bet-house+game r-21 m28 h18
=bet-house+gift-money r-17 m28 h35
=bet-house+given-back m51 h89
=bet-house+insured h30
=bet-house+lawful-rate h52
=bet-house+lease m-73 h20
=bet-house+market-price m21
=bet-house+narcotic m23 h-21
=bet-house+online-place g22 m15 h50
=bet-house+operator r-34 m39 h61
=bet-house+own-stake h44
=bet-house+paid-entry r-41 h22
=bet-house+paper-money m27 h60 k-28
=bet-house+pays-for-chance r-25 m129 h138 k-15
=bet-house+reference m52 h19
=bet-house+right-now m34 h110 k25
=bet-house+sale-or-service m62 h94
=bet-house+serves m-104 h36
=bet-house+stakes m30 h112
=bet-house+sums-0 r-90 g-47 m302 h178
=bet-house+sums-1 m89 h85 k-15
=bet-house+sums-2 r-19 m26 h28
=bet-house+sums-apart m23
=bet-house+to-learn m65 h76
=bet-house+to-oppose m-34
=bet-house+trading m36 h84
=bet-house+unit m21 h82
=bet-house+unlawful-business g21 m-59 h-93
=bet-house+wager-event r-22 h223
=bet-house+with-money g-29 m33 h103 k-19
=bet-house+works-for m-39
=bill r-15 g-77 m-29 h-79 k39
=bill+cash-form r79
=bill+charged-at r61
=bill+comes-back r-22 k21
=bill+comes-later r31
=bill+commercial-paper r-30
=bill+condition r18
=bill+contrast r22 k29
=bill+dealing r35 g-96 k26
=bill+debt r-18
=bill+deferred r-19 g-19
=bill+denial r-31 g-78 k53
=bill+draw m49
=bill+equity g23
=bill+errand g34 k25
=bill+exchange h-25
=bill+excused m28 h40
=bill+extra r21 g-20
=bill+false-words r-34 g-18 k93
=bill+fee g18
=bill+fixed-gain r15
=bill+fixed-paper r23
=bill+for-money r33
=bill+friends r26 g34
=bill+gift-money r63 g-43 m22 h24
=bill+given-back r-18
=bill+guaranteed r-36
=bill+hand-over r-67 g-25 h40
=bill+in-return h-15
=bill+instalment-count g30
=bill+insured g-19 m-19
=bill+keep-cut g18
=bill+lawful-bar r-21 g-25
=bill+lawful-rate r21 g18 h17 k-26
=bill+lease r-45 g60 h-20 k-16
=bill+lend-verb r17
=bill+licensed g-16
=bill+market-price g-16
=bill+more-time r-34
=bill+my-wallet-lent k32
=bill+name-after h16
=bill+name-before r-20
=bill+narcotic g34 h-17
=bill+official r20
=bill+online-place m-36 h-26 k25
=bill+operator m23 h35
=bill+outside-prize m19
=bill+paid-entry r-30 m-34 h-18
=bill+paper-early r-22
=bill+paper-money r80 k17
=bill+pays g-71
=bill+pays-for-chance r48 g-34 h-43 k-20
=bill+per-period g52 m17 h47
=bill+percentage r28 h-15
=bill+play-costs g36
=bill+price-of r63
=bill+price-word r-29
=bill+priced-thing g-30
=bill+receivable r22
=bill+reference r-44 g-35 m-38 h-36 k26
=bill+repay r-36 k22
=bill+return-on-capital r35 g72
=bill+right-now r48 k-22
=bill+sale-or-service g-40 m-20 h23
=bill+search-for h44
=bill+sell r-20 g50
=bill+serves r27 g70 h-25
=bill+settles-later r21 g-23
=bill+sham h-38 k30
=bill+small-parts h-16 k-41
=bill+sold-apart r-21 g52 h57
=bill+sold-short r40
=bill+split h-16 k-51
=bill+stipulated r-29 g22
=bill+sums-0 r85 g-49 m-44 h-92 k55
=bill+sums-1 r-17 g-24 h15 k-15
=bill+sums-2 r-69
=bill+sums-apart r-30
=bill+sums-grow r-43
=bill+surety-pay r27 g16
=bill+take-in h31
=bill+tied-deal r18
=bill+to-learn m-17
=bill+to-oppose g18 h-22
=bill+trade r91 g23 k-20
=bill+trading r-50
=bill+under r47 g-28
=bill+unit r-50 g55 m-20 h-38 k-35
=bill+unlawful-business h48 k-15
=bill+up-down r31
=bill+wager-event g-17 m29
=bill+watchers r-22 h-42 k22
=bill+with-money r38
=both-later g91
=both-later+charged-at r27
=both-later+comes-later g51
=both-later+deadline r27 g22
=both-later+dealing g36
=both-later+denial g19
=both-later+gift-money r27
=both-later+pays r27
=both-later+pays-for-chance r27 g29
=both-later+reference r-16 g45
=both-later+sale-or-service r22 g44
=both-later+settles-later g22
=both-later+sums-0 g91
=both-later+trading g15
=both-later+unit r27 g27
=buy-back r149 h-59
=buy-back+cash-form r42 g-19
=buy-back+charged-at r72 g-35
=buy-back+comes-later r23 g-19
=buy-back+deadline g-15
=buy-back+dealing r82 h-24
=buy-back+deferred r45 g-34
=buy-back+extra r37 g-23
=buy-back+gift-money r16 g-23
=buy-back+insured r48 h-18
=buy-back+narcotic r26
=buy-back+pays-for-chance r57 g-20
=buy-back+price-of r85 g-15 h-31
=buy-back+reference r53
=buy-back+right-now r-19 g19
=buy-back+sale-or-service r66 h-40
=buy-back+same-back r21 g-30
=buy-back+sell r106 h-33
=buy-back+serves r18
=buy-back+settles-later r23 g-20
=buy-back+sold-apart r16
=buy-back+sold-short r15
=buy-back+sums-0 r80 g30 h-54
=buy-back+sums-1 g-21
=buy-back+sums-2 r79 g-21
=buy-back+sums-grow r19 g-17
=buy-back+sums-shrink r33
=buy-back+trade r85 g-15 h-31
=buy-back+up-down r29 g-15
=capital r170 g-128 h-63 k91
=capital+cash-form k17
=capital+charged-at r-81 g-36 h-22
=capital+comes-back r96
=capital+comes-later g33
=capital+commercial-paper r-28
=capital+contest-kind g18
=capital+contrast r-89 g-37 h-32
=capital+contribute r18
=capital+cut-mine r-24 k15
=capital+dealing r69 g15 m25
=capital+debt r-81 g-33 m-15
=capital+debt-carrier r27 h-19
=capital+deferred r-54
=capital+denial r61 g-47 h-15
=capital+document r49 h-16
=capital+draw r17 h23
=capital+equity r-52 g-31 m16 h71
=capital+errand r-15
=capital+exchange g15 m42
=capital+excused r-58 k18
=capital+extra r-84 m-21
=capital+fee r32
=capital+fixed-gain r100 m-22 h-26
=capital+fixed-paper r43 m-25 h-30
=capital+fixed-rate r16
=capital+for-money m-33
=capital+for-others k26
=capital+friends r-53 m-16 h18
=capital+gift-money g17 m-20 h-23 k25
=capital+given-back r-20
=capital+gold r-15 g22 h19
=capital+grown-debt r27
=capital+guaranteed r204 m-35 h-43 k-18
=capital+halal-certified r49 h-16
=capital+hand-over r-118 k21
=capital+in-return k15
=capital+increase r-15
=capital+insured r-23 g-37 h32
=capital+interest-business h-20
=capital+islamic-paper r-23
=capital+keep-cut k24
=capital+keeps-money r46
=capital+lawful-bar g18
=capital+lawful-rate m29
=capital+lease r-68
=capital+lend r-137 h19
=capital+lend-verb r-63 h26
=capital+lender-gain r17
=capital+licensed r29
=capital+market-price r-87 g30 m23 h15
=capital+more-time r-28
=capital+name-after r18
=capital+name-before m18
=capital+narcotic m23 h26
=capital+not-told r16
=capital+official r17 h-24
=capital+online-place r-33 g23 m17 h41 k31
=capital+operator m47
=capital+outside-prize r15
=capital+paid-entry r-19 g22 m22
=capital+paper-money r25
=capital+pass-on r17 k32
=capital+passes-it k15
=capital+pay-me r18
=capital+pays h19
=capital+pays-for-chance r104
=capital+per-period r111 g-31 m-16
=capital+percentage r94 m27
=capital+price-of r-37 g24 m18 h-38
=capital+price-word k-15
=capital+priced-thing r-38 g15 h25
=capital+principal-stays r58 g-24
=capital+reference r31 g20 m28 h45
=capital+repay r-53 g-27
=capital+return-on-capital r45 g-24 m-29 h-15
=capital+right-now h-20
=capital+sale-or-service r-20 m22 h34
=capital+search-for g-26 h29
=capital+sell g27
=capital+serves r-23 g-26 h-17
=capital+settles-later g16
=capital+sold-apart r38
=capital+sold-short r15
=capital+split r-24 k39
=capital+stakes r34 h30
=capital+stays-unseen r-19 k22
=capital+stranger k60
=capital+sums-0 r63 g-115 h-88 k70
=capital+sums-1 r83 h23 k21
=capital+sums-2 r15 g-17 m-20
=capital+sums-apart r38 g-17 m-20
=capital+sums-shrink r-15
=capital+surety-pay r-61 k27
=capital+take-in r-77 h22
=capital+to-dispose g-17
=capital+to-oppose r-39 g-20 m-21
=capital+trade g19 h-19
=capital+trading r-59 m85 h29
=capital+travelling m19
=capital+unit r93 g-16
=capital+unknown k19
=capital+unlawful-business r-41 m74 h139
=capital+up-down r-50 g37 m32
=capital+wager-event h24
=capital+wash-money k40
=capital+watchers r20 h-26
=capital+with-money r36 h51
=cash-form r64 h-44 k62
=cash-form+charged-at r138 g-90 m-23 k54
=cash-form+collection h-15
=cash-form+comes-back r47
=cash-form+comes-later g40
=cash-form+commercial-paper r18 g22
=cash-form+conceal k21
=cash-form+contest-kind h31
=cash-form+contract-bet g26
=cash-form+contrast r64 m16 h29 k-19
=cash-form+cut-mine r21
=cash-form+deadline h24
=cash-form+dealing r-20 g-81 m-26
=cash-form+debt r54 m-19 h-24
=cash-form+debt-grows r37
=cash-form+deferred r99 g57 k-23
=cash-form+denial r87 g-35 m-19 h24 k71
=cash-form+equity r33 k-16
=cash-form+errand h-15
=cash-form+exchange r-28 g35 m-35
=cash-form+excused r-18 g-16 m-15
=cash-form+extra r38 g-45 h30
=cash-form+false-words k-16
=cash-form+fee r-35 h-19 k52
=cash-form+fixed-gain r41
=cash-form+fixed-paper r60 g-34 h-15
=cash-form+fixed-rate r38 h16
=cash-form+for-money r47 g-16 h33 k-21
=cash-form+foreign-currency r-58
=cash-form+forward-deal g39
=cash-form+friends r26 g-34 k43
=cash-form+game r-24 m15 h140 k-22
=cash-form+gift-money r-45 h-62 k31
=cash-form+given-back r50
=cash-form+giving-drive g-16
=cash-form+gold r-55 m-15
=cash-form+gold-part r22 g29
=cash-form+grown-debt r23
=cash-form+guaranteed r18
=cash-form+hand-over r56 g-39 m-49 h-32
=cash-form+hidden-name r-36 k44
=cash-form+in-return r45
=cash-form+instalment-count r33 g31
=cash-form+insured r41 g43 h-28 k-15
=cash-form+kept-by-creditor h22
=cash-form+late-rent g-49 h-32 k-17
=cash-form+lawful-bar h39
=cash-form+lawful-rate r115 g19 h-38
=cash-form+lease r52 g-46
=cash-form+left-open g18
=cash-form+lend r36 m-19
=cash-form+lender-gain r26
=cash-form+market-price r-58 g-20 m15 h15
=cash-form+metal r95 g-32 k-27
=cash-form+metal-deal r110 g-29 k-32
=cash-form+my-loss h15
=cash-form+my-wallet-lent r-38 k24
=cash-form+name-after g-18 m18 h15
=cash-form+name-before r-22 h17
=cash-form+narcotic r-35 h50 k-15
=cash-form+nobody-knows r15
=cash-form+not-chosen r-39 g46
=cash-form+not-pork r20 m44 h53
=cash-form+not-told r-20 k26
=cash-form+official h29 k-18
=cash-form+online-place h76
=cash-form+operator r-19 m19
=cash-form+outside-prize r29
=cash-form+paid-entry r43
=cash-form+paper-early r38
=cash-form+paper-money r68 h-34 k48
=cash-form+pass-along r-27 k61
=cash-form+pass-on r-37 k35
=cash-form+passes-it r34 m-15
=cash-form+payroll r38
=cash-form+pays r55 g-48 m-15
=cash-form+pays-for-chance r25 g52 m36 h33 k-21
=cash-form+per-period r-35 m20 k75
=cash-form+pledge r30
=cash-form+price-of g-37
=cash-form+price-word r-38
=cash-form+priced-thing r21 g-15 h-26
=cash-form+quick-cash r91
=cash-form+receivable r42
=cash-form+reference r119 g-20
=cash-form+repay r52 h17
=cash-form+return-on-capital g-15 k18
=cash-form+right-now r20 g-44 h39 k26
=cash-form+sale-or-service r-33 g-51 k89
=cash-form+same-back r50 g-20
=cash-form+sell r49 g-67 h-17 k-24
=cash-form+serves r50
=cash-form+settles-later r53
=cash-form+sham g-25 k-34
=cash-form+sold-apart r40 g-21
=cash-form+sold-short r71 g-35
=cash-form+speed-up r16
=cash-form+stakes h41
=cash-form+stranger m-16
=cash-form+sums-0 r62 g-67 h-23 k97
=cash-form+sums-1 m24 h23
=cash-form+sums-2 g68 m-43 h-53 k-37
=cash-form+sums-apart r-28 m19
=cash-form+sums-equal r-59 k-22
=cash-form+sums-grow r-59 g91
=cash-form+sums-shrink r156 m-24 h-25
=cash-form+surety-pay k28
=cash-form+take-in r46
=cash-form+tick-guess m43
=cash-form+to-learn h-17 k20
=cash-form+to-oppose r29
=cash-form+trade g-51 m17 h48
=cash-form+trading r19 m26 k-17
=cash-form+travelling r-23 h22
=cash-form+two-prices r-30 g27
=cash-form+undecided r-39 g95
=cash-form+unit k24
=cash-form+unknown r45 g-20
=cash-form+unknown-party m-18 k21
=cash-form+unlawful-business m62 h52
=cash-form+unlicensed g-16 h23
=cash-form+unlicensed-giving g-16 k28
=cash-form+up-down r40
=cash-form+wager-event r18 g-19 m22 h137 k-34
=cash-form+waiting r28
=cash-form+wash-money h-19 k33
=cash-form+watchers k-50
=cash-form+winner-takes m24
=cash-form+with-money r27 g-21 h35 k-16
=cash-form+works-for h16
=chance-pay r-19 g-86 m224 h-67 k-17
=chance-pay+chance-prize g-23 m61 h-43
=chance-pay+charged-at g-29 m76 h-30
=chance-pay+dealing g-51 m90
=chance-pay+draw h-30
=chance-pay+gift-money r18 m46
=chance-pay+insured g-28 m49 h16
=chance-pay+late-rent h-15
=chance-pay+paid-entry g-23 m26 h-36
=chance-pay+pays m34
=chance-pay+pays-for-chance g-46 m115
=chance-pay+reference g-29 m28 h-20
=chance-pay+sums-0 g-64 m142 h-54 k-17
=chance-pay+sums-1 r-22 g-22 m74
=chance-pay+trade g-22
=chance-pay+unit g-28 m38 h-25
=chance-pay+wager-event g-35 m75 h-17
=chance-pay+with-money g-22 m32
=chance-prize r-15 g-93 m272 h-101
=chance-prize+charged-at g-20 m59
=chance-prize+dealing g-36 m30
=chance-prize+draw g-36 m29 h-17
=chance-prize+game m19
=chance-prize+gift-money g-21 m-18 h-17
=chance-prize+meat g-15 m36
=chance-prize+not-told g-45 m46
=chance-prize+online-place h33
=chance-prize+pays m25
=chance-prize+pays-for-chance g-82 m139 h-20
=chance-prize+price-of g28
=chance-prize+reference m17
=chance-prize+shut-thing g-25 m26
=chance-prize+sums-0 g-81 m213 h-91
=chance-prize+sums-1 m46
=chance-prize+unit m16 h-16
=chance-prize+wager-event g-22 m25
=charged-at r62 g-74 m-43 h-59
=charged-at+charity r-68 g-22 h-15
=charged-at+collection g-18 h-61 k80
=charged-at+comes-back r59 m19
=charged-at+comes-later r-93 g34 h-56
=charged-at+commercial-paper r68 g-32 h-24
=charged-at+condition r102 h-15
=charged-at+contest-kind r15 g-27 m27 h-86
=charged-at+contract-bet r-29 g91 h16
=charged-at+contrast g49
=charged-at+contribute r41 m-41 h-17
=charged-at+cut-mine r-36 h15 k43
=charged-at+deadline r-65 g24 m-33 h-44
=charged-at+dealing r39 g28 m55 h-62 k56
=charged-at+debt r91 m-26 h65 k-16
=charged-at+debt-carrier g22 h-22
=charged-at+debt-grows r68
=charged-at+deferred r105 g-27 h-37
=charged-at+delay-charge r-16 g-31 h-57
=charged-at+denial r-153 g45 h-94 k40
=charged-at+dependant h-34
=charged-at+described r25 g-73 m22 h-27
=charged-at+document r46 g-52 h15 k-16
=charged-at+draw r15 g34 m137 h18
=charged-at+each-in g-33
=charged-at+equity r-82 g-113 m-63 h113
=charged-at+erase-it k32
=charged-at+errand g-40 h-63
=charged-at+exchange r-25 m-17 h-58
=charged-at+excused r-94 m33 k-39
=charged-at+extra r55 g47 m-36 h-21 k-24
=charged-at+false-words h-23 k98
=charged-at+fee r118 g-16 m-37 h-65 k-72
=charged-at+first-takes r-26 m32
=charged-at+fixed-gain r35 g24 m-26
=charged-at+fixed-paper r79 g-16 h-24
=charged-at+fixed-rate g-29
=charged-at+for-money r166 g73 m-40 h26 k-30
=charged-at+for-others r-18 k25
=charged-at+foreign-currency r72 g-80 h-54 k-16
=charged-at+forward-deal g62
=charged-at+free-use r35 g-15
=charged-at+friends r114 g47 h-37 k-18
=charged-at+future-crop r-22 g62
=charged-at+game r-17 m71
=charged-at+gift-money r51 g-17 k16
=charged-at+gift-to r-61 g-46 h-51 k-18
=charged-at+given-away r-43
=charged-at+given-back r60 h-40 k-17
=charged-at+giving-drive r-26 g-36 h-28 k41
=charged-at+gold r-27 g40
=charged-at+gold-part r48 h-18
=charged-at+grows-with-time r38 g-16 h-19
=charged-at+guaranteed r44 g18 m-17 h-26
=charged-at+guarantor r43 g-22
=charged-at+guarantor-gain r29 h-17
=charged-at+hand-over r-24 g98 h107 k-49
=charged-at+hangs-if g42
=charged-at+he-picks g133 h-17
=charged-at+improper h29
=charged-at+impure-wealth r-37 k-18
=charged-at+in-return r73 g62 h-21
=charged-at+increase r82
=charged-at+instalment-count r108 g59 h-34
=charged-at+insurance-business g41 h21
=charged-at+insured g-22 m16 h40
=charged-at+interest-business r-94 h139
=charged-at+interest-product r-36 h76
=charged-at+islamic-paper r-41
=charged-at+istisna g20
=charged-at+keep-cut r-29 g-15 h29 k40
=charged-at+keeps-money r66 g-18
=charged-at+kept-by-creditor g34 m50
=charged-at+late-charge r-19
=charged-at+late-rent r-35 g34 m22 h39
=charged-at+lawful-bar g19 k-23
=charged-at+lawful-rate r-128 g42 m-27 h-59 k-43
=charged-at+lease r49 m-67 h17 k-70
=charged-at+left-open r-21 g21
=charged-at+lend r59 g18 m-18 h65 k-21
=charged-at+lend-verb m-17 h80
=charged-at+lender r-31
=charged-at+lender-gain r85 m24 h-19 k16
=charged-at+licensed r-20 g-46 m20 h27
=charged-at+limit r71 g-18 k-16
=charged-at+loose-order g20
=charged-at+loser-pays m63
=charged-at+lost-contest m45
=charged-at+market-price r-16 g-60 m50 h-34
=charged-at+meat r-32 g-39 m-37 h20
=charged-at+meat-trade h-64
=charged-at+metal r19 h-51 k-21
=charged-at+metal-deal g38 h-32
=charged-at+more-back r132 g-32 m-16 h-23
=charged-at+more-time r52
=charged-at+my-loss g35 h-44
=charged-at+my-wallet-lent r-54 g-18 k42
=charged-at+name-after r-25 g16 m-17 h-145 k35
=charged-at+name-before r123 g-22 m39 h38
=charged-at+narcotic r72 m53 h48 k-31
=charged-at+no-date g52
=charged-at+no-day g91
=charged-at+no-decision-date g24
=charged-at+nobody-knows g131 m-21 h-47
=charged-at+not-chosen r-20
=charged-at+not-mine-yet r-23 g67
=charged-at+not-pork r-61 g-21 m-44 h-138
=charged-at+not-told g19 m19 h35
=charged-at+official r-116 g-21 m34 h58
=charged-at+one-source g18
=charged-at+online-place g73 m62 h82
=charged-at+operator g-47 m43 h186
=charged-at+out-of-reach g108
=charged-at+out-there g90
=charged-at+outside-prize r-77 g-36 m-35 h-61
=charged-at+own-account r-15 k25
=charged-at+own-zakat-rate r-27 g49 m-22 h-41
=charged-at+paid-entry r-58 g20 m57 k-15
=charged-at+paper-money r106 g-90 k57
=charged-at+pass-along r-47 k52
=charged-at+pass-on g18 m16 k-30
=charged-at+passes-it r-36 g-30 k30
=charged-at+pay-for-cover g21 h37
=charged-at+pay-me r29 g34
=charged-at+payment-versus-payment r-20 m-17
=charged-at+pays r-73 g31 h-38
=charged-at+pays-for-chance m-62 h-87
=charged-at+per-period r-25 g-25 m43 h-29 k32
=charged-at+percentage m-62 h-23 k20
=charged-at+play-costs r-55 m-20
=charged-at+price-later r17 g-23
=charged-at+price-of r64 g51 m18 h-41
=charged-at+price-open g126
=charged-at+price-word r76 g19 m39 k-17
=charged-at+priced-thing r30 g59 m75
=charged-at+promised-cut r59
=charged-at+quick-cash r22 g-16
=charged-at+rate-charge r86 h-23
=charged-at+receivable r-88 h-35
=charged-at+reference r-53 g112 h-21
=charged-at+refusal g64 m-23 h-22
=charged-at+repay r38 m19
=charged-at+return-on-capital r-65 g42 m43 h-20 k27
=charged-at+right-now r-47 g22 m50 h138 k28
=charged-at+sale-or-service g-22 m45 h-76
=charged-at+same-back r44 g-27
=charged-at+sea-catch h35
=charged-at+search-for g17
=charged-at+sell r43 g-124 h-51
=charged-at+serves r50 g27 m-62
=charged-at+settles-later r-63 g-27 h-21
=charged-at+sham g-24 k36
=charged-at+shut-thing g15
=charged-at+small-parts r-34 g-50 k19
=charged-at+sold-apart g62 h-31
=charged-at+sold-short r-99 g79 m-21 h-50
=charged-at+speed-up r-32 h58
=charged-at+split r-23 g-22 h20
=charged-at+stakes r-27 g41 m34 h62
=charged-at+stays-unseen k22
=charged-at+stranger g-37 h-30 k41
=charged-at+sums-0 r-17 m-72
=charged-at+sums-1 g-31
=charged-at+sums-2 r124 g-19 h-73
=charged-at+sums-3 r-45 g-29 m21 h21
=charged-at+sums-apart m47 h-23
=charged-at+sums-equal r-40 g-30 m-29 h-24
=charged-at+sums-grow r46 m17
=charged-at+sums-shrink r61 g-16
=charged-at+surety r60 g-24
=charged-at+surety-pay r-62 m-28
=charged-at+takaful g-22
=charged-at+take-in r-42 g31 h92 k39
=charged-at+tick-guess g27 m41
=charged-at+tied-deal r26
=charged-at+tied-trade r31
=charged-at+to-debtor r-38 g-35 h-15
=charged-at+to-dispose r-94 g-37
=charged-at+to-learn r-18 g33 m-20 h-21 k-25
=charged-at+to-oppose r38 g27 m-35 h-74
=charged-at+to-treat r-25 h-66
=charged-at+trade r47 g-15 m20 k19
=charged-at+trading r-17 g-87 k-23
=charged-at+travelling r-68 g25 h62 k-22
=charged-at+two-prices r-39
=charged-at+unborn g106
=charged-at+undecided g33
=charged-at+under r26 h49 k-26
=charged-at+undescribed r25 g63 h-20
=charged-at+unit r103 g-125 h54 k41
=charged-at+unknown g38
=charged-at+unknown-party r-20 g-20 h-21 k62
=charged-at+unknown-quantity g22
=charged-at+unlawful-business r-32 h288
=charged-at+unlicensed g-21 h23 k29
=charged-at+unlicensed-giving r-17 g18 k58
=charged-at+up-down r98 g56 m43 h-23
=charged-at+wager-event g-55 h39 k-15
=charged-at+wait-pay r86
=charged-at+waiting r123 g-23 m-27 h-30 k-17
=charged-at+watchers r-56 h37 k64
=charged-at+winner-takes r24 m41
=charged-at+with-money g116 m25 h16 k-25
=charged-at+works-for m-36 h69
=charged-at+zakat r-17
=charity r-112 g-57 h-64 k-29
=charity+collection k34
=charity+dealing h27
=charity+debt r-37
=charity+deferred r-30
=charity+delay-charge r-47
=charity+denial k55
=charity+draw m60
=charity+fee r-20 h16
=charity+gift-money r-32
=charity+gift-to r-51 g-49 m26 h-41
=charity+giving-drive r-19 g-21 m16 h-20
=charity+hand-over r-17 m-19
=charity+impure-wealth r-36 m-19
=charity+insured r-27
=charity+late-charge r-45
=charity+late-rent k-19
=charity+lawful-rate r-20 g-33 h-30
=charity+lender r26
=charity+licensed k-30
=charity+more-time r-98
=charity+name-before k-16
=charity+narcotic r-42
=charity+online-place r-18
=charity+paid-entry m34
=charity+pays-for-chance r-26 m22
=charity+price-of h27
=charity+reference r-26
=charity+repay m17
=charity+sale-or-service r-31
=charity+serves r-23
=charity+sums-0 r-90 g-55 m-23 h-68 k-29
=charity+sums-1 r-26
=charity+to-dispose r-67 g-44 m-35 h-33
=charity+to-oppose h-22
=charity+trading g-17
=charity+unit r-43 g-18 m18 h-15
=charity+unlawful-business h-18
=charity+unlicensed k36
=charity+unlicensed-giving k44
=charity+wager-event r-16 m-25
=charity+waiting r-98
=charity+watchers r-27
=charity-draw m21
=charity-draw+unlawful-business m21
=collection g-46 m-27 h-55 k121
=collection+comes-back r21
=collection+dealing k-15
=collection+debt r29
=collection+denial g-20 k57
=collection+excused k18
=collection+gift-money k-34
=collection+gift-to k30
=collection+giving-drive g-17 h-20 k81
=collection+hand-over r26
=collection+lawful-rate k45
=collection+lend r20
=collection+name-before k19
=collection+pays-for-chance r19 k-18
=collection+per-period h33
=collection+reference k30
=collection+serves r18
=collection+sums-0 g-46 m-24 h-44 k129
=collection+take-in r25
=collection+to-dispose k45
=collection+unit g-18 k41
=collection+unlicensed g-19 k31
=collection+unlicensed-giving h-27 k88
=comes-back r146 g-59 h-78
=comes-back+comes-later r-36
=comes-back+contrast r72
=comes-back+deadline r-50
=comes-back+dealing r38 g17 h-40
=comes-back+debt g-28
=comes-back+denial r28 g-53 m22
=comes-back+equity r31 g-24 k15
=comes-back+excused r68 g21
=comes-back+fee r53
=comes-back+fixed-gain r-22
=comes-back+fixed-rate r-18 g75 k-16
=comes-back+for-money r-19
=comes-back+foreign-currency m-17
=comes-back+free-use r20
=comes-back+friends r-39
=comes-back+gift-money r90 h-47
=comes-back+given-back g-91
=comes-back+gold g-23
=comes-back+gold-part r26
=comes-back+hand-over r49 m-20 h-21 k-20
=comes-back+in-return r19 g21
=comes-back+instalment-count r17
=comes-back+insured g33
=comes-back+lawful-bar g-20
=comes-back+lawful-rate r41
=comes-back+lease r-15 k-16
=comes-back+left-open r23
=comes-back+lend r-56 g-26 h-22
=comes-back+lend-verb r-27 h-16
=comes-back+lender r-61
=comes-back+limit r31
=comes-back+market-price r50 g-49 k18
=comes-back+metal r18
=comes-back+metal-deal k29
=comes-back+more-back r34 h-18
=comes-back+name-after r30
=comes-back+name-before r38 h27
=comes-back+not-pork r21 g76
=comes-back+online-place r-15 h27
=comes-back+paid-entry g23
=comes-back+paper-money r25
=comes-back+pass-on r-18
=comes-back+passes-it g-16
=comes-back+pay-me r62 g-26
=comes-back+pays g38
=comes-back+pays-for-chance r69 g-38 m-30 h-45 k-26
=comes-back+per-period r-32 g-16
=comes-back+price-of r21 g61
=comes-back+price-word r75 g-26 k18
=comes-back+priced-thing r23
=comes-back+reference r-70 g43 k45
=comes-back+repay g-78
=comes-back+right-now r25 g-21
=comes-back+sale-or-service r43 k34
=comes-back+sell g17
=comes-back+settles-later g16
=comes-back+sham r15
=comes-back+sold-apart r18
=comes-back+sold-short r-29
=comes-back+stranger r-16
=comes-back+sums-0 r62 g26 m34 h-38 k33
=comes-back+sums-1 r-24 g-21 m-29 h-32
=comes-back+sums-2 r138 g-44 k-15
=comes-back+sums-3 r-30 g-20
=comes-back+sums-apart r-54 g-23
=comes-back+sums-equal r-110
=comes-back+sums-grow r173 g-30 k-15
=comes-back+sums-shrink r99
=comes-back+take-in r-16 g49 h-15 k18
=comes-back+to-oppose r16
=comes-back+trade g17
=comes-back+trading r20 g-39
=comes-back+unit r-63 h-16
=comes-back+unknown-party r-16
=comes-back+wager-event m43 h27
=comes-back+winner-takes g-22
=comes-later r78 g42 m-77 h-58
=comes-later+commercial-paper g29
=comes-later+contrast r28 g47
=comes-later+contribute r-21 m18
=comes-later+deadline r-15 g72
=comes-later+dealing r33 g-37 m-45 h-46
=comes-later+debt r-16 m-15 h28
=comes-later+debt-carrier r34 g32
=comes-later+deferred r-80
=comes-later+denial r58 g-38
=comes-later+equity r-60 h54
=comes-later+errand r41
=comes-later+exchange r97 g-46
=comes-later+excused r25
=comes-later+extra r35 g-63
=comes-later+fixed-gain r-27
=comes-later+fixed-rate r59
=comes-later+for-money r17
=comes-later+foreign-currency r253 g-98 m-18
=comes-later+friends r104 g-46
=comes-later+gift-money r42 h-48
=comes-later+gold r71 g-62
=comes-later+gold-part r41 g-24 m-18
=comes-later+guaranteed h37
=comes-later+hand-over g-72 m-25 h-43
=comes-later+in-return g16
=comes-later+instalment-count r-18
=comes-later+insured g-28
=comes-later+interest-business r-51 h47
=comes-later+late-rent g-22
=comes-later+lawful-bar r25 g-17
=comes-later+lawful-rate r26 g-36
=comes-later+left-open r-28 g33
=comes-later+lend g-27 m-21
=comes-later+lender r-53
=comes-later+market-price r90 g-30 m15
=comes-later+meat r-22 g26 h-16
=comes-later+meat-trade g17
=comes-later+metal r-32
=comes-later+metal-deal r-38 m17
=comes-later+more-time h19
=comes-later+name-before r17
=comes-later+narcotic r23
=comes-later+not-chosen r-18 g37
=comes-later+not-mine-yet r-24 g30
=comes-later+not-pork g35
=comes-later+not-told g24
=comes-later+official r15 g-37 k25
=comes-later+online-place g28
=comes-later+own-zakat-rate r21 g55
=comes-later+paper-money r30 g43 h-18
=comes-later+pass-on g30
=comes-later+passes-it r-30 g-15 k35
=comes-later+pay-me r16
=comes-later+payroll r46
=comes-later+pays r34 g-94
=comes-later+pays-for-chance r73 g-54 m-37
=comes-later+per-period r-15
=comes-later+percentage r-28 h17
=comes-later+price-later r18
=comes-later+price-of r44 g17 m-24 h-26
=comes-later+price-open r-23 g98
=comes-later+price-word r-42 g29
=comes-later+priced-thing r125 g-56
=comes-later+principal-stays r-26 g-24
=comes-later+receivable g-15
=comes-later+reference r23 g80
=comes-later+repay g-46
=comes-later+return-on-capital r-73 g-16 h18
=comes-later+right-now r135 g-93 m-33 h-21
=comes-later+sale-or-service r33 g49 m-26 h-21
=comes-later+same-back g-15
=comes-later+sea-catch g17
=comes-later+search-for g51
=comes-later+sell r44 g-34 h-18
=comes-later+serves r45
=comes-later+settles-later r-42 g44 m-35 h-18
=comes-later+small-parts g21
=comes-later+sold-apart g-23
=comes-later+stipulated r20 g-18
=comes-later+sums-0 g106 m-31
=comes-later+sums-1 r126 g-31 h-25
=comes-later+sums-2 r-71 g-32 m-37 h-16
=comes-later+sums-3 r22
=comes-later+sums-equal r-130
=comes-later+sums-grow r68 g-23 m-27
=comes-later+sums-shrink r24
=comes-later+surety-pay h18
=comes-later+take-in r54
=comes-later+to-learn r36
=comes-later+trade r72 g-30 m-17 h-18
=comes-later+trading r33 g-26
=comes-later+two-prices r-21
=comes-later+unborn g31
=comes-later+undecided r-28 g46
=comes-later+unit r-83 g-65 h23
=comes-later+unknown g19
=comes-later+up-down g46
=comes-later+wager-event g36 h-21
=comes-later+waiting r-48 h19
=comes-later+watchers g-28 k25
=commercial-paper r105 g-66 m-35 h-78
=commercial-paper+deadline r16
=commercial-paper+dealing r46 h-29
=commercial-paper+deferred r43 g-27
=commercial-paper+denial r-31 g-39 k20
=commercial-paper+false-words g-22 h-17 k32
=commercial-paper+fixed-gain r-24
=commercial-paper+friends r47
=commercial-paper+gift-money h-17
=commercial-paper+hand-over r66 k-31
=commercial-paper+instalment-count r-16 g29
=commercial-paper+keep-cut r64 h17
=commercial-paper+lawful-rate r18 k-30
=commercial-paper+lease r-56 h27
=commercial-paper+market-price r-22 g25 h20
=commercial-paper+more-time r-15
=commercial-paper+narcotic h-36
=commercial-paper+online-place r-17 h-24
=commercial-paper+paper-early r91 g-30 h-21 k-18
=commercial-paper+paper-money g29
=commercial-paper+pays-for-chance r34 g15 h-25 k-98
=commercial-paper+per-period r-18 k-19
=commercial-paper+price-of r115 g-16
=commercial-paper+price-word r-43 g25
=commercial-paper+reference g-20 m-22
=commercial-paper+right-now r-33
=commercial-paper+sale-or-service r68 g-35 m-22
=commercial-paper+sell r83
=commercial-paper+serves r-49 h-15
=commercial-paper+settles-later r49 g-27
=commercial-paper+sham h-43 k82
=commercial-paper+small-parts h26 k-25
=commercial-paper+sold-short r85
=commercial-paper+split h26
=commercial-paper+sums-0 r76 g-57 m-25 h-57 k16
=commercial-paper+sums-1 r-36 h-20
=commercial-paper+sums-2 r65
=commercial-paper+sums-shrink r65
=commercial-paper+trade r255 g-16 h-26 k-25
=commercial-paper+trading h27
=commercial-paper+under r30
=commercial-paper+unit r-20 g-20 m-22
=commercial-paper+wager-event k28
=commercial-paper+waiting r-29
=commercial-paper+watchers r-62 h20
=commercial-paper+with-money r28
=conceal r-45 g-67 m20 k235
=conceal+dealing k36
=conceal+denial g-75 m25 k78
=conceal+false-words g-18 h-39
=conceal+gift-money g-21 h-25
=conceal+pays-for-chance h15
=conceal+reference m34 h73 k45
=conceal+sale-or-service h30 k54
=conceal+sums-0 r-45 g-67 m20 h-23 k242
=conceal+unit h51 k26
=conceal+watchers k72
=condition r154 m-15 k-16
=condition+contrast r73 h27
=condition+dealing r-39
=condition+debt r81 g-15
=condition+excused r25 h50
=condition+extra r22
=condition+free-use r52
=condition+friends r30
=condition+gift-money r35
=condition+hand-over r49
=condition+hangs-if r-18 g30
=condition+in-return r48 h22
=condition+lease r21 g-18
=condition+lend r132 g-15
=condition+lend-verb r30
=condition+lender r21
=condition+own-account h50
=condition+paid-entry h50
=condition+pays r-22
=condition+pays-for-chance r88 h21
=condition+price-of r25 g-48 h48
=condition+price-word r32
=condition+reference r48 g-21 h-19
=condition+repay r23
=condition+return-on-capital r25
=condition+sale-or-service r53 g-39
=condition+sell r-31
=condition+sums-0 r38 m-15 h17
=condition+sums-1 r104 h-15
=condition+surety-pay h50
=condition+tied-deal r46 g-38
=condition+tied-trade r48
=condition+trade g-19
=condition+trading g-19
=contest-kind r-45 g-53 m93 h-90
=contest-kind+contribute g-28
=contest-kind+dealing r33 g22 h28 k18
=contest-kind+debt r42 m42
=contest-kind+delay-charge r29 m-18 h-22
=contest-kind+draw h45
=contest-kind+extra g-22 m59
=contest-kind+fee m-46
=contest-kind+first-takes m25
=contest-kind+for-money r-24 m135 h-34
=contest-kind+foreign-currency r-18 g37 m15
=contest-kind+friends g20 m29 h-44
=contest-kind+game r-33 g-40 h-69
=contest-kind+gift-money m17 h24
=contest-kind+hand-over m62 h22
=contest-kind+insured g-29 m37
=contest-kind+keep-cut m-26
=contest-kind+kept-by-creditor m16
=contest-kind+late-rent m-27
=contest-kind+lawful-bar m-17
=contest-kind+lease m-26 h-19
=contest-kind+lend r35 m43
=contest-kind+market-price r-19 g-27 m-17 h-25
=contest-kind+meat g54 m-21 h-17
=contest-kind+my-loss m42
=contest-kind+name-before h22
=contest-kind+not-pork m15
=contest-kind+online-place g-45 m48 h58
=contest-kind+operator m29 h59
=contest-kind+out-there g53
=contest-kind+outside-prize m-44
=contest-kind+paid-entry m-68 h-50
=contest-kind+paper-money h31
=contest-kind+per-period m-38 h22
=contest-kind+price-of r-15 m-15 h31 k19
=contest-kind+priced-thing r-18 g-26 m-22 h-21
=contest-kind+reference g-20 m-58 h-61
=contest-kind+repay r17 m28 h18
=contest-kind+right-now g33 h18
=contest-kind+sale-or-service r-21 g36 m-47 h18 k17
=contest-kind+sell g18
=contest-kind+sold-short k19
=contest-kind+stakes g30 h33
=contest-kind+sums-0 r-29 g-42 m-57 h-69
=contest-kind+sums-1 m102 h-29
=contest-kind+sums-2 m48
=contest-kind+sums-apart m15
=contest-kind+take-in g-16 m52
=contest-kind+tick-guess m16
=contest-kind+to-learn m-21
=contest-kind+to-oppose r26 m24
=contest-kind+trade r-22 g21 m19 h21 k19
=contest-kind+trading g-15 h-23
=contest-kind+unit r15 g44 h-25
=contest-kind+unlawful-business h48
=contest-kind+up-down g44 m-30
=contest-kind+wager-event g-67 m59 h-24
=contest-kind+winner-takes g-15 m37 h-22
=contest-kind+with-money r-17 m115
=contract-bet r-115 g369 m-88 h-118 k-28
=contract-bet+dealing r-70 g91
=contract-bet+debt r-19 g34 h22
=contract-bet+draw r61 g-20 m-26
=contract-bet+equity g47 h-21
=contract-bet+exchange r-72 g94
=contract-bet+excused r-29 g23
=contract-bet+extra r-23 g21 m-21
=contract-bet+fee g21
=contract-bet+fixed-gain g34 h22
=contract-bet+gift-money r-32 g57
=contract-bet+insured r-29 g31 m-16
=contract-bet+lend r-19 g36
=contract-bet+market-price r-15 g49 m-23
=contract-bet+metal h-15
=contract-bet+metal-deal r-19 g24
=contract-bet+more-time r-32 g17
=contract-bet+paper-money g26
=contract-bet+pays r-28 g54
=contract-bet+pays-for-chance g69 h18
=contract-bet+per-period g20
=contract-bet+price-of r-39 g55
=contract-bet+priced-thing g17 m-23
=contract-bet+sale-or-service r-16 g90
=contract-bet+sell r-47 g19
=contract-bet+serves r-15 g22 h-16
=contract-bet+sums-0 r-110 g335 m-81 h-118 k-28
=contract-bet+sums-1 g20
=contract-bet+trade r-41 g55
=contract-bet+trading r-38 g106 h-25
=contract-bet+unit r-18 g43
=contract-bet+up-down r-22
=contract-bet+watchers g17
=contrast r81 g19 m-49 k24
=contrast+contribute m-22
=contrast+cut-mine h-16
=contrast+deadline r18 g18 k22
=contrast+dealing r62 g43 k-44
=contrast+debt r-26 h-30 k29
=contrast+debt-carrier r-71 g23
=contrast+denial g-55 k18
=contrast+document g44
=contrast+draw r-20
=contrast+equity r20 g28 h-15
=contrast+errand g18 h23
=contrast+exchange r28 h-16
=contrast+excused r-47 g-20 h50
=contrast+extra r29 g-19 h15
=contrast+false-words g-30 k45
=contrast+fee r-56 g-21 h28
=contrast+fixed-gain r-15 g20
=contrast+free-use r33
=contrast+friends r29 m-18 k16
=contrast+game h31
=contrast+gift-money r35 h25 k25
=contrast+given-back r-23
=contrast+gold r-52
=contrast+guaranteed m-15
=contrast+guarantor h-22
=contrast+hand-over g29 h58
=contrast+hangs-if r-18 g30
=contrast+increase r-18 h16
=contrast+late-rent h51
=contrast+lawful-bar r-30 h37
=contrast+lawful-rate h21
=contrast+lease r-60 g-16 h-16
=contrast+lend r23 g-20 h-42 k29
=contrast+lend-verb r65 h-19 k18
=contrast+lender g-20
=contrast+licensed g28 h19
=contrast+market-price g36
=contrast+metal r54 g-15
=contrast+metal-deal r71 k-17
=contrast+more-back r34
=contrast+more-time r-64
=contrast+name-before r26
=contrast+narcotic r35 h33
=contrast+official r-62 h45
=contrast+own-account h50
=contrast+paid-entry r38 h17
=contrast+paper-money r29 m16 k-21
=contrast+pass-along g-23 k18
=contrast+passes-it h18
=contrast+payroll r-41 k-16
=contrast+pays r47 h37
=contrast+pays-for-chance r39 g45 m-35 h17 k-16
=contrast+per-period g-19 h39
=contrast+percentage r27
=contrast+play-costs r-18
=contrast+price-of r51 g-20
=contrast+price-word r49
=contrast+principal-stays r30
=contrast+quick-cash r42
=contrast+rate-charge r19
=contrast+reference r-39 g-25 k20
=contrast+repay r-62 g-18
=contrast+return-on-capital r15 g-27 h16
=contrast+right-now r-45 h17 k20
=contrast+sale-or-service r-21 h-18
=contrast+same-back r38
=contrast+sell r-44 g29 h-20
=contrast+serves r-32
=contrast+settles-later r20 k23
=contrast+sham r37
=contrast+sold-apart r15 h43
=contrast+sold-short r23
=contrast+sums-0 r130 g-35 m-48 h18 k18
=contrast+sums-1 g41 h-26
=contrast+sums-2 r-29 g19
=contrast+sums-3 r-34
=contrast+sums-apart r-16 g24
=contrast+sums-equal r-63
=contrast+sums-grow r22
=contrast+surety-pay h46
=contrast+take-in r16 g22
=contrast+tied-deal r25 g-36
=contrast+tied-trade r38
=contrast+to-learn h25
=contrast+to-oppose r-50
=contrast+trade r-36 m15 h-34
=contrast+trading r73 h-15 k-18
=contrast+unit r-50 h25
=contrast+unlawful-business m16 h27
=contrast+up-down r-15
=contrast+wager-event g31 h17
=contrast+watchers r-21 h15 k40
=contrast+works-for r19
=contribute r-103 m168 h-106 k16
=contribute+deadline r39
=contribute+dealing g-23 m72
=contribute+denial m-18 k16
=contribute+draw g-26
=contribute+each-in g-41 m-19 h-29 k37
=contribute+excused r34 m-19
=contribute+extra m-15
=contribute+first-takes m68
=contribute+fixed-gain r17
=contribute+fixed-rate k36
=contribute+friends r-19 g15 m20
=contribute+game r-15 m15 h34
=contribute+gift-money m-16 h-19
=contribute+gold r-19 g37 m27
=contribute+guaranteed r20
=contribute+hand-over m62 k35
=contribute+insured r-26 m15
=contribute+keep-cut r34
=contribute+keeps-money r17
=contribute+kept-by-creditor r-16 m30
=contribute+lawful-rate r25
=contribute+lease r21
=contribute+market-price r-18 g68 m35
=contribute+more-time r27
=contribute+narcotic r-21 h19
=contribute+not-pork m21
=contribute+paid-entry g23 m15
=contribute+passes-it r-17 m-18 k39
=contribute+pays r-27 g-33 m-44
=contribute+pays-for-chance r15 g-54 m45 h-86 k28
=contribute+per-period r-31 g-36 m-77
=contribute+price-of m103
=contribute+price-word g16 m28
=contribute+priced-thing r-19 g69 m30
=contribute+reference r30 h69
=contribute+return-on-capital r-21 m-33
=contribute+sale-or-service r31 g-17 m55
=contribute+settles-later m18
=contribute+sold-apart r-21
=contribute+stakes g24
=contribute+sums-0 r-58 g-20 m121 h-15 k-15
=contribute+sums-1 r-91 m47 h-89 k26
=contribute+sums-apart r65
=contribute+take-in r-40 m47 h-21 k30
=contribute+trade g-30 m91
=contribute+travelling r-21
=contribute+unit r-48 m-28 h-41
=contribute+up-down g36
=contribute+wager-event r-46 m43 h-35
=contribute+waiting r27
=contribute+winner-takes r-20 g-27 m118 h-35
=currency-forward r178 g-96 h-29 k-17
=currency-forward+dealing r38 g-21
=currency-forward+denial r17 g-32
=currency-forward+exchange r79 g-64
=currency-forward+foreign-currency r62
=currency-forward+forward-deal r38 g-21
=currency-forward+market-price r34
=currency-forward+pass-on r81 g-37 k-15
=currency-forward+price-of r15
=currency-forward+priced-thing r18
=currency-forward+reference r16
=currency-forward+sale-or-service r15
=currency-forward+sums-0 r178 g-96 h-29 k-17
=currency-forward+trading r43 g-35
=currency-forward+unit r25
=cut-mine r-31 g-15 m-15 h-56 k106
=cut-mine+dealing k17
=cut-mine+fee h-37 k51
=cut-mine+gift-money r-19 k55
=cut-mine+hand-over r-41 k28
=cut-mine+in-return r22 h-16
=cut-mine+keep-cut h-49 k54
=cut-mine+lender-gain r-32 h21
=cut-mine+my-wallet-lent k23
=cut-mine+online-place k24
=cut-mine+own-account r-17
=cut-mine+paid-entry h-16
=cut-mine+paper-money r21
=cut-mine+pass-along r-29 h-36 k57
=cut-mine+pass-on r-16 h-23 k33
=cut-mine+passes-it r-38 k24
=cut-mine+pays-for-chance r-20 g-15 k36
=cut-mine+per-period k22
=cut-mine+percentage r-30 h21
=cut-mine+price-of h-23 k26
=cut-mine+reference r-18 h16 k27
=cut-mine+return-on-capital r-22 h20
=cut-mine+sale-or-service h-39 k46
=cut-mine+serves h-37 k37
=cut-mine+stranger k17
=cut-mine+sums-0 r-37 h-38 k97
=cut-mine+sums-2 r17
=cut-mine+surety-pay h-27 k51
=cut-mine+take-in r-34 k30
=cut-mine+unit r-18 k47
=deadline r47 g132 m-22 h-58
=deadline+dealing r-28 m-31 h-22 k-16
=deadline+debt r-36
=deadline+debt-carrier g37
=deadline+deferred m15
=deadline+denial r22 g-15 h-24 k29
=deadline+draw h43
=deadline+equity r-19 g26
=deadline+exchange r55 g-46
=deadline+excused r109 g19
=deadline+extra r74 g-61
=deadline+fixed-gain g36
=deadline+fixed-rate r24 g15
=deadline+for-money g-16
=deadline+foreign-currency r118 g-54
=deadline+forward-deal g18
=deadline+friends r28 g-18
=deadline+gift-money r47 g-72 h-26
=deadline+given-back r20 g-44
=deadline+gold r60 g-65
=deadline+gold-part r60 g-51
=deadline+guaranteed r39 g-26
=deadline+hand-over r70 g-25 m-27 h-26
=deadline+instalment-count r-21 g34
=deadline+insured r53
=deadline+keeps-money g-16
=deadline+late-rent r34 g-46
=deadline+lawful-bar r37
=deadline+lawful-rate g-29
=deadline+lease r51 g35
=deadline+left-open r-35 g35
=deadline+lend r-70 g-31
=deadline+lend-verb r-33
=deadline+lender r-47
=deadline+market-price g55
=deadline+meat-trade g16
=deadline+metal r-15
=deadline+metal-deal r-22 g26
=deadline+more-back r18
=deadline+more-time h19
=deadline+narcotic r50 h-34
=deadline+not-chosen r-29 g55
=deadline+not-mine-yet r-24 g30
=deadline+not-pork g34
=deadline+not-told g48
=deadline+own-zakat-rate g28
=deadline+paid-entry r18
=deadline+paper-early r-51
=deadline+paper-money r28
=deadline+pass-on r-25 g35
=deadline+pay-me r21
=deadline+payroll r38
=deadline+pays r62 g-127
=deadline+pays-for-chance r102 g-19 m-19 h-35
=deadline+per-period r37 g-28 h41
=deadline+percentage g-17
=deadline+price-later r18 g-22
=deadline+price-open r-17 g29
=deadline+price-word g76
=deadline+priced-thing r71
=deadline+principal-stays r33 g-30
=deadline+receivable r18 g-18
=deadline+reference r-40 g46 k16
=deadline+repay g-45
=deadline+right-now r98 g-82
=deadline+sale-or-service r-67 g89 m-19 h-19 k-15
=deadline+sea-catch g18
=deadline+sell r16 g-34
=deadline+serves r20
=deadline+settles-later r-72 g139 h-52
=deadline+small-parts h-22 k30
=deadline+sold-apart r26
=deadline+sums-0 r-97 g107 h-40
=deadline+sums-1 r38 g51
=deadline+sums-2 r63 g-16
=deadline+sums-3 r44
=deadline+sums-apart r72
=deadline+sums-equal r-108
=deadline+sums-grow r96 g-25
=deadline+sums-shrink r46
=deadline+surety-pay r-20
=deadline+take-in h-17
=deadline+to-learn r37
=deadline+trade g-27
=deadline+trading g-15
=deadline+two-prices r-37 g19
=deadline+undecided r-47 g32
=deadline+unit g24
=deadline+unlawful-business r39
=deadline+up-down g44
=deadline+waiting r-47 h19
=deadline+watchers k26
=deadline+with-money g19
=dealing r-52 g117 m-77 h-106
=dealing+debt r-24 g-50 h37 k-15
=dealing+debt-carrier r-63 g45
=dealing+debt-grows r40
=dealing+deferred r-56 g-28 h-16
=dealing+delay-charge g-22 h-30
=dealing+denial g70 m60 h-18 k-36
=dealing+described g-27 m19
=dealing+document r80 m-17 h78
=dealing+draw g-15 m81 h83
=dealing+each-in g-23 m-33
=dealing+early-rebate g-38
=dealing+equity r-69 g-45
=dealing+erase-it k50
=dealing+errand m-27 k15
=dealing+exchange g-25 m27
=dealing+excused r-23 g-21 m17 h66
=dealing+extra r-33 g43
=dealing+false-words r-26 g18 h-29 k131
=dealing+fee m-23 h-70
=dealing+first-takes g-16 m31
=dealing+fixed-gain r-22 g35 h44
=dealing+fixed-paper r42 m-23 h-28
=dealing+fixed-rate r-30 g41
=dealing+for-money r-42 g78 m-19 h-30 k27
=dealing+foreign-currency r117 g-77 h-38
=dealing+forward-deal r42 k-26
=dealing+friends r30 g40
=dealing+future-crop g76
=dealing+game g-29 m20 h40
=dealing+gift-money r-16 g-26 m-16 h21
=dealing+gift-to r-22 g-20 k21
=dealing+given-back r74 g-44 m33 h57
=dealing+gold r-25 g-34 m27 h-24
=dealing+gold-part r30 g-26 h19
=dealing+guaranteed r-110 g-22 m-16 h-16
=dealing+guarantor r27 h16
=dealing+halal-certified r60 h-16
=dealing+hand-over r-102 g31 m-52 h-23 k-35
=dealing+hangs-if r-37 g158 m-52 h-16
=dealing+hangs-on g90 h-29
=dealing+he-picks g81 h-15
=dealing+impure-wealth r55 m-19 h-23 k29
=dealing+in-return g64 m-26 h-26 k-16
=dealing+instalment-count r16 m-16
=dealing+insurance-business r28 g-85 h67
=dealing+insured r-79 g-29 h33
=dealing+interest-business r-29 h36
=dealing+islamic-paper g-16 h-15
=dealing+keep-cut g36 m35
=dealing+keeps-money g-16
=dealing+kept-by-creditor g20 h25
=dealing+late-rent h28 k-22
=dealing+lawful-bar r15 g50 m18 h-30
=dealing+lawful-rate r81 m37 h56 k18
=dealing+lease r-136 m-25 h-32 k-36
=dealing+left-open r-25 g69 h-20
=dealing+lend r107 g-27 h23
=dealing+lend-verb r32
=dealing+lender r-21 g-29 h41
=dealing+lender-gain r41 g-31 h19
=dealing+licensed r56 g27 h32
=dealing+loose-order g42
=dealing+loser-pays g-20 m45 h-22
=dealing+market-price r-30 g-15 m25 h-20
=dealing+meat r19 g-57 h20
=dealing+meat-trade g-30 h35
=dealing+metal h-26
=dealing+metal-deal r-48 g58
=dealing+more-back r41 h-15
=dealing+more-time r-50
=dealing+my-loss m22
=dealing+my-wallet-lent r-36 g-16 k86
=dealing+name-after g21 m33 h20
=dealing+name-before r33 g22 m-16 h-15
=dealing+narcotic r60 g47 h-29
=dealing+no-date g43
=dealing+no-day r-30 g37
=dealing+no-spec g25
=dealing+nobody-knows r-23 g110 h-45 k-21
=dealing+not-chosen g-24
=dealing+not-mine-yet r-57 g153 h-17 k-17
=dealing+not-pork g43 h29
=dealing+not-told r-24 h-18 k21
=dealing+official r-30 g-15 m-23 h62 k-25
=dealing+one-source r-28 g24
=dealing+online-place g-57 m100 h113 k29
=dealing+operator m26 h46
=dealing+out-of-reach g78 h-31
=dealing+out-there g177 h-21
=dealing+outside-prize r110 g-18 m-29
=dealing+own-account g-29
=dealing+own-stake m27 h23
=dealing+own-zakat-rate r-29 g29 m-17
=dealing+paid-entry r92 g-71 m60
=dealing+paper-early r100 g-43
=dealing+paper-money r16 g-38 m-19 h-15
=dealing+pass-along r-25 k24
=dealing+pass-on r-51 g20
=dealing+passes-it r17 g-19 h-21 k-17
=dealing+pay-for-cover g-33 h22
=dealing+pay-me r-16 h17
=dealing+payment-versus-payment g-24
=dealing+payroll r74 g19 h-22
=dealing+pays r-18 m27
=dealing+pays-for-chance g-83 m29 h53 k-15
=dealing+per-period r17 g-32 k38
=dealing+percentage r63 g-25 h-30
=dealing+play-costs r-44 h-16
=dealing+pledge r33 h18
=dealing+price-of r-30 g-37 m-15 h28
=dealing+price-open r-30 g106 h-20
=dealing+price-word r-72 g22
=dealing+priced-thing r68 g-18 m73 h-36
=dealing+principal-stays r-42 g20
=dealing+promised-cut r62 g-21 h-25 k-16
=dealing+quick-cash r72 g-24
=dealing+rate-charge r37 g20
=dealing+receivable r59 g-60 m25 h-25
=dealing+reference r-67 g-17 m-60
=dealing+refusal g40
=dealing+repay r65 g28 m-19
=dealing+return-on-capital r-43 k45
=dealing+right-now r-87 g43 h-34 k-28
=dealing+salam r-16
=dealing+sale-or-service r37 g-44 m-18
=dealing+same-back r110 g-32
=dealing+savings-circle r112 g-16
=dealing+sea-catch g62 m-29 h-34
=dealing+search-for g-22 k20
=dealing+sell g-36 m-33 k-15
=dealing+serves g29 m-52 h26 k-24
=dealing+settles-later g-28 m-20 h-31 k-15
=dealing+sham g-27 h-16
=dealing+share-unknown g61
=dealing+shut-thing g31
=dealing+small-parts g-28 h16 k32
=dealing+sold-apart r41
=dealing+sold-short r19 g42 h-24
=dealing+speed-up r18 g32
=dealing+split g19 h22 k19
=dealing+stakes r26 g35
=dealing+stipulated r-20 g-24
=dealing+stranger r-31 g-17 k23
=dealing+sums-0 r35 g160 m-15 h-27 k-16
=dealing+sums-1 r-41 m-25 h-41 k21
=dealing+sums-2 r-41 g-26 m-48 h-47 k-17
=dealing+sums-3 g-19
=dealing+sums-apart r-94 m18
=dealing+sums-equal r-49 m-24
=dealing+sums-grow g-23 h-15
=dealing+sums-shrink r96 g-18 m-19
=dealing+surety r43 g-15 h16
=dealing+surety-pay r-54 h-38 k17
=dealing+take-in g59 m-28 k-51
=dealing+tick-guess r-31 m91
=dealing+tied-deal r-15 g-46
=dealing+tied-trade r33 g-24
=dealing+to-debtor r34 g-50
=dealing+to-dispose g-45
=dealing+to-learn r27 h57 k27
=dealing+to-oppose r21 g45 h-53
=dealing+to-treat m-15
=dealing+trade r72 g-16 m-28 h15
=dealing+trading r-18 g103
=dealing+travelling r-52 g65 m-17 h29
=dealing+unborn r-23 g61 h-35
=dealing+undecided g75
=dealing+under r56 g-38 m16 k-18
=dealing+undescribed g15 h-31
=dealing+unit g-75 h-32 k-25
=dealing+unknown-party r-29 g-15 k50
=dealing+unknown-quantity g40
=dealing+unlawful-business r50 h98 k27
=dealing+unlicensed-giving r-37 h23
=dealing+up-down h34
=dealing+wager-event r-20 g23 m69 h20 k42
=dealing+wait-pay r57
=dealing+waiting r-17
=dealing+watchers r87 g49 h-34 k19
=dealing+winner-takes r20 g19 h-24
=dealing+with-money r-20 g35 m38
=dealing+works-for r66 g38 h-26
=dealing+zakat r51
=debt r364 g-107 m-48 h-161 k-68
=debt+debt-carrier r29 m-20 k-22
=debt+debt-grows r54
=debt+deferred k-28
=debt+delay-charge r38
=debt+denial r-112 g-71 m73 h40
=debt+document r-29 m18 h27
=debt+equity r-84 h148
=debt+errand r-43 h-17
=debt+exchange r-51 g31
=debt+excused r-197 h60
=debt+extra r60 m-56 h-34
=debt+fee r124 g17 h-33
=debt+fixed-gain r45 h25
=debt+fixed-paper r17
=debt+fixed-rate r19 g-17
=debt+for-money r43 h18
=debt+foreign-currency g-16
=debt+free-use r91 g-17
=debt+friends r-56 h15
=debt+game m83 h17
=debt+gift-money r46 g-64 h-29 k-21
=debt+gift-to r-44
=debt+given-back r-58 g97 m-22 h-21
=debt+giving-drive r-31
=debt+gold r81 g-33
=debt+gold-part r-31 g17
=debt+grown-debt r25 g-15
=debt+grows-with-time r19
=debt+guaranteed r-109 g21
=debt+guarantor r-40 h36
=debt+guarantor-gain r-50
=debt+hand-over r-90 g-26 m-19 h40
=debt+in-return r74 g-35 m19
=debt+instalment-count r-52 g-17
=debt+insurance-business g16
=debt+insured r-53 g51 h71 k-16
=debt+interest-business r-68 h94
=debt+interest-product r-36 h33
=debt+islamic-paper r-27
=debt+keep-cut g-16 h31 k-16
=debt+kept-by-creditor r37
=debt+late-charge r24
=debt+late-rent r-46 g-36 h33
=debt+lawful-bar m-19
=debt+lawful-rate r-87 g-24
=debt+lease r113 g-21 h-18
=debt+lend r-49 g-120 m36 h-21 k-15
=debt+lend-verb r-26 g-28 m-21 h21 k26
=debt+lender r-58 g-29 m-16 h-17 k-15
=debt+lender-gain r141 m-19
=debt+limit r63
=debt+market-price r-38 g44 h47
=debt+meat r-17
=debt+metal-deal r-35 g34
=debt+more-back r50
=debt+more-time r47 g-32
=debt+my-loss m26 h18
=debt+name-after r34 g-18 h19
=debt+name-before r35 g-40 m-24 h-29
=debt+narcotic r64 g-30 h-35
=debt+not-pork r48
=debt+not-told r38 g-35 h19
=debt+online-place r30 g17 m-24 h-20
=debt+operator h58
=debt+outside-prize r-18
=debt+own-zakat-rate r17 g16
=debt+paid-entry r55 m-22 h-21
=debt+paper-early r-48
=debt+paper-money r-15 g16 h-19
=debt+passes-it r57
=debt+pay-me r52
=debt+payroll r-32
=debt+pays r-49 g-41
=debt+pays-for-chance r57 g-61 m-36 h-36 k-26
=debt+per-period r62 g24 m-28 h-28
=debt+percentage r76 g15 m-23 h-19
=debt+play-costs r-25
=debt+pledge r-35
=debt+price-of r-68 g-17 h18
=debt+price-word g-69 m-19
=debt+priced-thing g48
=debt+principal-stays g-16
=debt+quick-cash r-22 k18
=debt+rate-charge m-27 h-15
=debt+receivable r-72 g-57 m20 h39 k-18
=debt+reference r59 g-29 m-22
=debt+repay r-107 g-68 m35
=debt+return-on-capital r-65 g-43
=debt+right-now r-46
=debt+sale-or-service r97 g-33 k-28
=debt+same-back r31
=debt+search-for r-17 g-21 m17
=debt+sell r-78 h-17
=debt+serves g-39
=debt+settles-later g-17 m17
=debt+sold-apart r-40 h23
=debt+speed-up h-24
=debt+split r74
=debt+stakes h40
=debt+stipulated r38 g-19
=debt+sums-0 r261 h-80 k-52
=debt+sums-1 r114 g-98 h-61
=debt+sums-3 r-20 m-16
=debt+sums-apart r-24 m-20
=debt+sums-equal r-66
=debt+sums-grow r20
=debt+sums-shrink r58
=debt+surety r-17 h15
=debt+surety-pay r66 h-24
=debt+take-in r103 g-29 m-15
=debt+tied-deal r23
=debt+tied-trade r17 g-18
=debt+to-debtor r-67
=debt+to-dispose r-54
=debt+to-learn r-35 g31 h-19 k-15
=debt+to-oppose r-70 g-27
=debt+to-treat r-21
=debt+trade h17
=debt+trading r-106 g133 h60
=debt+under r-40
=debt+unit r-45 g-15 h-41 k-46
=debt+unlawful-business r15 m24 h84
=debt+up-down r18 g-28
=debt+wager-event r20 m107
=debt+wait-pay r52
=debt+waiting g-19 m-16
=debt+watchers r-22
=debt+works-for h24
=debt-carrier r100 g-21 m-59 h-76 k-29
=debt-carrier+deferred r-19
=debt-carrier+denial r-22
=debt-carrier+equity r23
=debt-carrier+excused r-46
=debt-carrier+fee r105
=debt-carrier+gift-money r-38 h-29
=debt-carrier+guaranteed r27
=debt-carrier+hand-over r-46
=debt-carrier+increase r-29
=debt-carrier+lawful-rate r19
=debt-carrier+lend m-15 k-20
=debt-carrier+lender r43 h-52
=debt-carrier+more-time r23
=debt-carrier+name-before r20
=debt-carrier+narcotic r41
=debt-carrier+official r31 h-19
=debt-carrier+own-zakat-rate r-15 g22
=debt-carrier+paid-entry r20
=debt-carrier+payroll r-16
=debt-carrier+pays g16
=debt-carrier+pays-for-chance r58 m-27
=debt-carrier+per-period r52 h-31
=debt-carrier+percentage r50
=debt-carrier+price-word r20
=debt-carrier+principal-stays r45
=debt-carrier+rate-charge r65 m-27
=debt-carrier+reference r-31 g19
=debt-carrier+repay r-54
=debt-carrier+return-on-capital r15
=debt-carrier+right-now r-40
=debt-carrier+sale-or-service r38 h-18
=debt-carrier+settles-later g41
=debt-carrier+sold-apart r-18
=debt-carrier+sums-0 r69 m-41 h-87 k-23
=debt-carrier+sums-1 g-26 m-15
=debt-carrier+sums-2 r41
=debt-carrier+sums-apart r20
=debt-carrier+surety-pay r27
=debt-carrier+to-oppose r-49
=debt-carrier+trade r18
=debt-carrier+unit r46 h-20
=debt-carrier+watchers r-44
=debt-grows r277 g-105 m-37 h-34
=debt-grows+denial r20 g-18
=debt-grows+extra g-17
=debt-grows+gift-money r40
=debt-grows+lend r69
=debt-grows+more-time r23
=debt-grows+paper-money r22
=debt-grows+pays r70 g-32
=debt-grows+pays-for-chance r76
=debt-grows+price-word r23
=debt-grows+receivable r28
=debt-grows+reschedule r26
=debt-grows+sale-or-service r22
=debt-grows+sums-0 r196 g-83 m-22 h-33
=debt-grows+sums-1 r59
=debt-grows+sums-2 r22
=debt-grows+sums-grow r25
=debt-grows+to-oppose r46
=debt-grows+trade r18
=debt-grows+unit r46
=debt-grows+waiting r39
=deferred r87 m-30 h-57 k-21
=deferred+delay-charge r23
=deferred+denial g-21 h-20
=deferred+document r-18 m18
=deferred+errand r-23
=deferred+exchange g-21
=deferred+excused r41
=deferred+extra r29 g-19
=deferred+fixed-gain r19
=deferred+fixed-rate r33
=deferred+foreign-currency g-23
=deferred+friends r-42 g29
=deferred+gift-money g33 k-18
=deferred+gift-to r-30
=deferred+given-back r-15 g47 k18
=deferred+gold r306 g-68 h-28
=deferred+gold-part r-37 m-16
=deferred+guaranteed r-26
=deferred+hand-over r83 g-67 h-17 k15
=deferred+instalment-count r-19 g-26
=deferred+insured r52 g20 h-18 k-15
=deferred+late-charge r21
=deferred+lawful-bar r58
=deferred+lawful-rate r-105 g-15
=deferred+lease g18
=deferred+left-open g26
=deferred+lend g-56 h42
=deferred+lender-gain r26
=deferred+market-price r101 g-78
=deferred+metal r-40 g26
=deferred+metal-deal r-29
=deferred+more-time r-24 m26 h17
=deferred+name-before r33
=deferred+narcotic r70 h-17
=deferred+not-chosen g47
=deferred+not-pork r-16
=deferred+own-zakat-rate g55
=deferred+paid-entry r29
=deferred+paper-early r36 g-27
=deferred+paper-money r54 g44
=deferred+payroll r31 k-15
=deferred+pays g-19
=deferred+pays-for-chance r133 m-28 h-34
=deferred+per-period r-38
=deferred+price-later g34
=deferred+price-of r27 g-63
=deferred+price-open g32
=deferred+price-word r-87 g-19
=deferred+priced-thing r158 g-64
=deferred+principal-stays r-58 g16
=deferred+receivable r-76 g-32 h51
=deferred+reference g-37
=deferred+return-on-capital r31
=deferred+right-now r53 g-58
=deferred+sale-or-service r52 k-23
=deferred+same-back r19 g-22
=deferred+search-for g67
=deferred+sell g-36 h-34
=deferred+serves g16 k-15
=deferred+settles-later g-17 h-43 k-17
=deferred+small-parts r-15 k24
=deferred+sold-apart r18 g-23
=deferred+split k24
=deferred+sums-0 r120 g45 m-22 h-28 k-20
=deferred+sums-1 r-64 g-42 h-23
=deferred+sums-apart r16
=deferred+sums-equal r61
=deferred+sums-grow r-73 g20
=deferred+sums-shrink r26
=deferred+take-in r58 g-20
=deferred+to-dispose r-32
=deferred+to-learn k-17
=deferred+to-oppose r-22
=deferred+trade r94 g-73 h-33
=deferred+trading m-18
=deferred+two-prices r-18 g23
=deferred+undecided g38
=deferred+unit g19 m-16 h-37 k24
=deferred+unlawful-business r47 m34 h39
=deferred+up-down r55
=deferred+wager-event g-24
=deferred+waiting h17
=deferred+watchers r64
=delay-charge r64 g-47 m-31 h-65
=delay-charge+errand r-25
=delay-charge+excused r-15
=delay-charge+friends r-20
=delay-charge+gift-money r38 h21
=delay-charge+gift-to r-35
=delay-charge+given-back r24
=delay-charge+giving-drive r-16
=delay-charge+insured r57 h-21
=delay-charge+kept-by-creditor r55
=delay-charge+late-charge r27 h-33
=delay-charge+late-rent r-58 g-27 h-44
=delay-charge+lend r33
=delay-charge+more-time g-15
=delay-charge+narcotic r18 h-40
=delay-charge+online-place r43
=delay-charge+outside-prize r-16
=delay-charge+pays r31
=delay-charge+pays-for-chance r24
=delay-charge+per-period r-17
=delay-charge+price-of h-24
=delay-charge+reference r25 g-19
=delay-charge+repay r16
=delay-charge+sale-or-service r-20 h-45
=delay-charge+sums-0 r64 g-33 m-27 h-53
=delay-charge+sums-1 r-25
=delay-charge+sums-2 r26
=delay-charge+to-dispose r-24
=delay-charge+to-learn r-38
=delay-charge+to-oppose g-26 h-54
=delay-charge+trading h28
=delay-charge+unit g-22
=delay-charge+unlawful-business h-45
=delay-charge+wager-event r29 m-22 h-16
=delay-charge+waiting r29 g-15
=delay-charge+watchers h-15
=denial r-80 g316 m-56 h-61 k92
=denial+document r-33 g-56 h235 k-31
=denial+draw m-26
=denial+each-in g-17 m-16 k18
=denial+equity r38 g-51 k28
=denial+erase-it g-55 h56 k20
=denial+errand g-40 h41 k21
=denial+exchange r27 g-41
=denial+excused g71 m-31 h-29
=denial+extra r103 g-67 m42 h19 k-15
=denial+false-words g-30 h-46 k106
=denial+fee r-28 g-39 m-17
=denial+fixed-gain r73
=denial+fixed-rate r19
=denial+for-money g25
=denial+foreign-currency r-17 g-31 m25 h30
=denial+free-use r42
=denial+friends r34 g-101 m39 k57
=denial+gift-money r-35 g110 m42 h-46
=denial+gift-to r-20 g-48 k43
=denial+given-back r-82 g-23 h-29
=denial+giving-drive g-25 k157
=denial+gold g37
=denial+guaranteed r29
=denial+guarantor r-64 g-19
=denial+halal-certified h87 k-28
=denial+hand-over g-29
=denial+hidden-name g-32 h-50 k99
=denial+improper g-46 h25
=denial+in-return r29 g-30 m-17
=denial+instalment-count r-23 g-22
=denial+insured r-23 g-37 h58
=denial+islamic-paper r29
=denial+istisna g72
=denial+keep-cut r-17 g-21
=denial+late-rent h27 k18
=denial+lawful-bar r-47 g75
=denial+lawful-rate g-35 h46 k51
=denial+lease m-15 h24 k41
=denial+left-open h-21
=denial+lend r56 g-101 m61 h21
=denial+lend-verb g-16 m-22
=denial+lender m17 h25
=denial+licensed h34
=denial+loose-order g94 h-33
=denial+loser-pays g-19
=denial+market-price g67 m39 h32
=denial+meat g-15 h72
=denial+meat-trade h71
=denial+metal r31
=denial+metal-deal r54
=denial+more-back r24 g-17
=denial+more-time r-49 g-40 m18 h-16
=denial+my-loss m29
=denial+name-after r-16 h59 k20
=denial+name-before g-27 m24 h40
=denial+narcotic r15 h78 k-23
=denial+no-date g56
=denial+no-day g49
=denial+no-decision-date g51
=denial+no-spec g89 h-16
=denial+nobody-knows g50 h-44 k-17
=denial+not-chosen g38 h-24
=denial+not-mine-yet k-17
=denial+not-pork r18 m-23 h31
=denial+not-told r17 g78 m-15 h-40 k-15
=denial+official g-46 h53
=denial+online-place m34 k-21
=denial+operator m-19
=denial+outside-prize r-38 g-70 m-18 h-27
=denial+paid-entry r48 m-22 h-23 k21
=denial+paper-money r57 g-17 h31 k76
=denial+pass-along g-38 k25
=denial+pass-on r-24 g16 m28 h24 k-28
=denial+passes-it r22 g-34 k33
=denial+pay-for-cover g58
=denial+pay-me r47
=denial+payment-versus-payment h22
=denial+payroll g-55 h45
=denial+pays r52 g-23 m22 k-24
=denial+pays-for-chance r44 g-19 h72
=denial+per-period r76 h35
=denial+percentage r24 g-18
=denial+price-of g130 m-16 h-36 k-22
=denial+price-word r18 g-36 m19 h26 k-22
=denial+priced-thing g23 m29
=denial+receivable m22 h21
=denial+reference g-23 k16
=denial+refusal m-25 h17 k16
=denial+repay r-80 g-63 k-20
=denial+reschedule g16
=denial+return-on-capital r122 h27
=denial+right-now r32 g19 h-37
=denial+sale-or-service r31 g42 h57 k109
=denial+savings-circle r-19 k15
=denial+search-for g48 m17
=denial+sell r74 g118 h-27
=denial+serves r-16 g-54 m18 h79 k68
=denial+settles-later r-15 g-32 m17 h-34 k27
=denial+sham r21 h44 k-15
=denial+shut-thing g16
=denial+small-parts g-39 h-30 k104
=denial+soft-drink h-24
=denial+sold-apart r66 g-51
=denial+sold-short r-28 g81 h-29
=denial+speed-up g-71 h77 k-18
=denial+split r-18 k52
=denial+stays-unseen g-68 k103
=denial+stipulated r18
=denial+stranger g-38
=denial+sums-0 r-174 g233 m-78 h-120 k98
=denial+sums-1 g123 m47 h52
=denial+sums-2 r63 g-25 m-32
=denial+sums-3 r37 g-15 h15
=denial+sums-apart r74 g-57 m-18 h22
=denial+sums-grow g33
=denial+sums-shrink r23
=denial+surety r-57 g-18
=denial+surety-pay r-31
=denial+take-in r31 k19
=denial+tick-guess m22
=denial+to-debtor r-28 g-38 h17
=denial+to-dispose k53
=denial+to-learn r22 g-34 m-18 k41
=denial+to-oppose r-16 g16 m-31
=denial+trade r19 g63 m-26 h-18
=denial+trading g168 m39 h-30 k-35
=denial+two-prices g30
=denial+undecided g56 h-25
=denial+under r-65
=denial+undescribed g64 h-54 k-29
=denial+unit r-82 g75 h-43 k62
=denial+unknown r28 g58 h-16 k-41
=denial+unknown-party g-38
=denial+unlawful-business m-38
=denial+unlicensed g22 h-25 k39
=denial+unlicensed-giving h16 k43
=denial+unpromised r-33 g-40
=denial+up-down m49
=denial+wager-event r-20 g-71 m45 h-24
=denial+waiting r-66 g-46
=denial+watchers g-26 k25
=denial+with-money g53 m-35
=denial+works-for k31
=dependant g-33 m-34 h-117 k-31
=dependant+gift-money k-21
=dependant+hand-over r32 k-15
=dependant+reference r22
=dependant+sale-or-service h-20
=dependant+sums-0 g-33 m-34 h-117 k-31
=described g-96 h-58
=described+gift-money m22
=described+insured g-18
=described+pays-for-chance g-17 h-25
=described+shut-thing g-20
=described+sums-0 g-66 m16 h-52
=described+sums-1 g-29
=described+unit h-16
=document r20 g-124 m-53 h139 k-113
=document+errand r-17 g17 k-18
=document+excused r-27 h-47
=document+fee r-19 m-17 h-158 k-17
=document+for-money h-26
=document+gift-money g-19 h29
=document+given-back r50
=document+halal-certified r63 g-20 k-29
=document+hand-over r-16 h45
=document+improper h18
=document+in-return g19 h-24
=document+instalment-count h18
=document+insured r-25 g-16 h-49
=document+late-rent g-26 h43
=document+lawful-rate r29
=document+lend r-16 m18
=document+licensed g33 h27
=document+market-price h39
=document+metal r55
=document+metal-deal r58
=document+more-time r-19 m18
=document+name-after g22 h22
=document+not-told h21
=document+official h-25
=document+operator h15
=document+paid-entry h-34
=document+payroll h42
=document+pays-for-chance r47 m-15
=document+per-period r20
=document+percentage r27
=document+price-of r27 g-19 h94
=document+reference r-16 g-19
=document+return-on-capital r35
=document+sale-or-service r31 g-28 m-25 h-50 k-17
=document+sell r34 h50
=document+serves h62
=document+settles-later r-16 m18
=document+sham r-52 g-18 h319 k-26
=document+sold-apart h-33
=document+sums-0 g-126 m-57 h169 k-108
=document+sums-1 h-30
=document+sums-2 r22
=document+sums-grow r31
=document+to-learn h41
=document+to-oppose h-39
=document+trade r33 h81
=document+trading g-49 h32
=document+travelling h-15
=document+under g-22 h83
=document+unit r33 h26
=document+unlawful-business h22
=document+watchers r41
=draw r-36 g-156 m382 h-110 k-21
=draw+errand m-28
=draw+excused r21 g18 m-133
=draw+fee h48
=draw+for-money g21 h24
=draw+friends h61
=draw+gift-money m76 h46
=draw+gift-to m59
=draw+giving-drive m31
=draw+hand-over h37
=draw+insured r-15 m18
=draw+late-rent m86
=draw+lawful-rate r21 g-15 m31 h44
=draw+lease r20 m-17
=draw+market-price g-20 h34
=draw+name-after m51 h40
=draw+name-before h25
=draw+narcotic m19 h22
=draw+not-told g-17 h37
=draw+online-place g-16 m22 h55
=draw+outside-prize m-91
=draw+paid-entry r-96 m294 h-71
=draw+paper-money h40
=draw+pays m47
=draw+pays-for-chance g-50 m215
=draw+per-period g-22 h56
=draw+price-of m24 h68
=draw+price-word g-15
=draw+reference g-17 m71
=draw+right-now r21 h30
=draw+sale-or-service g-44 m150 h152
=draw+shut-thing g-31
=draw+sums-0 g-121 m194 h-146 k-19
=draw+sums-1 r-23 g-34 m123 h27
=draw+sums-2 m53
=draw+sums-apart m31
=draw+to-learn m-23
=draw+trade r25 h82
=draw+travelling m25
=draw+unit m106 h60
=draw+unlawful-business m60 h54
=draw+wager-event m-40 h20
=draw+watchers r38
=draw+winner-takes m-27 h-20
=draw+with-money g28
=each-in r-61 g-64 m76 h-21
=each-in+excused r34
=each-in+first-takes r-20 m81
=each-in+fixed-rate m-22 k36
=each-in+game m23
=each-in+gift-money m-33
=each-in+hand-over k38
=each-in+insured m26
=each-in+narcotic r-22 h16
=each-in+outside-prize r-21
=each-in+passes-it r-23 m-17 k39
=each-in+pays m-22
=each-in+pays-for-chance r-37 g-37 h-20 k26
=each-in+per-period r-56
=each-in+reference r25 m-21
=each-in+sale-or-service g-18 m-20
=each-in+stakes r-15
=each-in+sums-0 r-21 g-23 m53 k-15
=each-in+sums-1 r-54 g-42 m29 k18
=each-in+sums-2 r-20
=each-in+sums-apart r36
=each-in+take-in m-20 k34
=each-in+unit r-38 m-35
=each-in+wager-event r-16 h-23
=each-in+winner-takes r-17 g-17 m53
=early-rebate r58 g-44
=early-rebate+pays-for-chance r32
=early-rebate+stipulated r70
=early-rebate+sums-0 g-38
=early-rebate+to-debtor g-34
=early-rebate+trading r70
=equity r-91 m-116 h115 k-35
=equity+excused r31 h64 k15
=equity+fee r55
=equity+fixed-gain g22 m-17
=equity+friends r-29 m-37 h18
=equity+gift-money r-19
=equity+given-back g-77 h59
=equity+giving-drive g-17
=equity+guaranteed r50
=equity+hand-over r-47 h58
=equity+insurance-business g-163 h184
=equity+insured r-57 g-175 m-20 h110
=equity+interest-business r-169 h235
=equity+islamic-paper h-30
=equity+keep-cut r24 h27
=equity+kept-by-creditor m17
=equity+late-rent g24
=equity+lawful-bar g-23 h-15
=equity+lawful-rate g37 m-26 h17
=equity+lease g28 h-32
=equity+lend r-50 g71 h44
=equity+lend-verb r-21 h43
=equity+lender r-51 h56
=equity+lender-gain m-25
=equity+market-price r-27 h-32
=equity+metal-deal r-20 m-15 h40
=equity+name-after k15
=equity+name-before r20 h-26
=equity+narcotic g22
=equity+not-mine-yet g16
=equity+not-told g-31
=equity+online-place m-15 h15 k-26
=equity+operator m-86 h20
=equity+paid-entry r24 h17
=equity+paper-money g22
=equity+passes-it m15
=equity+pays r-18 m-16 h19
=equity+pays-for-chance r-39 g-52 m-26 h79
=equity+per-period g-17 h18
=equity+percentage g-16 h16
=equity+price-of r-69 g-47 h16
=equity+price-word r28 g29
=equity+priced-thing g-25 h-32
=equity+rate-charge r20
=equity+reference r51 g-21 m-46
=equity+repay r20
=equity+return-on-capital r-38 g24 h38
=equity+right-now g25 h-15
=equity+sale-or-service r-35 g36 h42
=equity+search-for g-52 h50
=equity+sell r19 h-51
=equity+serves r84 g23 m-40 k-16
=equity+settles-later r-15
=equity+sold-apart r-39 h32
=equity+sold-short r-16 g-21
=equity+stakes h33
=equity+sums-0 r-109 g-111 m-100 h95 k-32
=equity+sums-1 g92 m-15
=equity+sums-2 r19
=equity+sums-apart r19
=equity+surety-pay m-24 h20
=equity+take-in r-22 h43 k15
=equity+to-dispose h-19
=equity+trade r-31 h15
=equity+trading r-30 h-22 k-31
=equity+unit g31 m-26
=equity+unlawful-business r-22 m-98 h116
=equity+up-down h27
=equity+watchers r-73 g78 h73 k-24
=equity+with-money r22 h33
=erase-it r-40 g-55 m-22 k220
=erase-it+errand k18
=erase-it+excused k-47
=erase-it+gift-money r-28 k83
=erase-it+insured g-22 k34
=erase-it+lawful-rate h24
=erase-it+official h19 k-17
=erase-it+pays k53
=erase-it+pays-for-chance m-19 k87
=erase-it+reference h78 k-48
=erase-it+sale-or-service h49 k-32
=erase-it+sums-0 r-37 g-55 m-22 k218
=erase-it+to-learn h-15 k40
=erase-it+watchers k51
=errand r-148 g-101 m-101 h-156 k-59
=errand+excused g-50 h-20 k-33
=errand+extra r36 k20
=errand+fee r-37 g-15 h-40 k-28
=errand+for-money r32 h30
=errand+friends g-23 k-41
=errand+gift-money g-35
=errand+given-back r-24 g-40 m20 h24
=errand+gold r-24 g-20
=errand+hand-over r35 g30 h25 k-21
=errand+improper h43
=errand+in-return h-23
=errand+insured g-28 h29 k24
=errand+keep-cut h-15
=errand+late-rent r29
=errand+lawful-bar g-19
=errand+lawful-rate r-18
=errand+lease g-20 h-45
=errand+lend r-41 h-17
=errand+lend-verb r33
=errand+licensed h23 k-21
=errand+more-back r30
=errand+name-after g24
=errand+name-before h22
=errand+narcotic h-29
=errand+official h-22
=errand+online-place m15 h33
=errand+operator h102 k25
=errand+paper-money h-15
=errand+payroll r15
=errand+pays r-17 k20
=errand+pays-for-chance r48 g-20 h18
=errand+per-period g24 h35
=errand+percentage r-15 m22 h25
=errand+play-costs r-40 m-27 h-29
=errand+price-of r-18 g22
=errand+price-word r19 g33
=errand+reference r21 k-45
=errand+right-now r-17 k25
=errand+sale-or-service r-20 g-15 m-31 h-60 k-28
=errand+search-for g-44 h-54
=errand+serves r31 m-23 h-33
=errand+sham h30
=errand+sold-apart g36 h22
=errand+speed-up h19
=errand+stakes h22
=errand+sums-0 r-179 g-56 m-73 h-185 k-52
=errand+sums-1 g-75 m-28 h29
=errand+sums-2 r22 g30
=errand+sums-apart r18 g33
=errand+surety-pay r-21 h-15
=errand+to-dispose r-20 g-40
=errand+to-learn r-20 g-18 h50
=errand+to-oppose r-29 g-21 h-35
=errand+trade r-22 g23
=errand+trading g-52
=errand+undescribed g-23
=errand+unit r35 m16 h31 k-51
=errand+unknown g21
=errand+unlawful-business m-17 h-21 k25
=errand+wager-event m-29 h39
=errand+waiting r-24
=errand+watchers r-30 k26
=errand+with-money h22
=errand+works-for r26
=exchange r111 g-30 m-36 h-102 k-36
=exchange+excused g74
=exchange+extra r-15 m31 h-22
=exchange+fee r-29 g-29 h83
=exchange+fixed-rate r49
=exchange+foreign-currency r-94 g-42 m-37 h-20
=exchange+forward-deal r44
=exchange+friends g-17 m-19 h-27
=exchange+gift-money r-26 m-29
=exchange+given-back g23 m42
=exchange+gold r52
=exchange+guaranteed r-27 g27
=exchange+in-return r30
=exchange+keep-cut r24
=exchange+lawful-bar r33
=exchange+lawful-rate r-22 g23 m42
=exchange+lease r35 g19
=exchange+lend g33
=exchange+market-price r-19 h-27
=exchange+meat r15
=exchange+more-time g15
=exchange+narcotic r45 g-31 h-27
=exchange+official r-16
=exchange+operator m17 h52
=exchange+outside-prize r15
=exchange+paid-entry r27 h-15
=exchange+paper-money g36 m-27
=exchange+pass-on r75 g-54
=exchange+payment-versus-payment r-58 m-16
=exchange+payroll r-20
=exchange+pays-for-chance r40 g-74 m-55 h-56
=exchange+price-of g-20 m27 h-30
=exchange+price-word r20 g54
=exchange+priced-thing r31
=exchange+reference g-53
=exchange+repay r15
=exchange+right-now r26 g-15 h21
=exchange+sale-or-service r-37 g-24 m30 h62
=exchange+sell r29
=exchange+serves g-20
=exchange+settles-later r106 g-35
=exchange+sham r16 g-15
=exchange+sold-short r17 g-36
=exchange+sums-0 r74 g44 h-68 k-35
=exchange+sums-1 r27 g-56 m-37 h-23
=exchange+sums-2 r-16 g-18
=exchange+sums-apart r29
=exchange+sums-equal r-28
=exchange+sums-grow r-19
=exchange+sums-shrink r28
=exchange+take-in r29
=exchange+trade r-24 g-50 h-23
=exchange+trading r43 m48
=exchange+unit r97 g-66 h-21
=exchange+unlawful-business m17 h28
=exchange+wager-event r26 h17
=exchange+watchers r-15
=exchange+with-money h20
=excused r-333 g-486 m-390 h-707 k-192
=excused+extra g-73 h62
=excused+fee r-28 m-17 h45
=excused+fixed-rate g-22
=excused+for-money r-18
=excused+forward-deal g-19
=excused+free-use r22
=excused+friends r-33 g-19 k17
=excused+game m-49
=excused+gift-money r-36 g47 m25
=excused+given-back g-103
=excused+giving-drive k81
=excused+gold r28
=excused+gold-part r15
=excused+guaranteed r-29
=excused+guarantor r-19
=excused+halal-certified r-26
=excused+hand-over r136 m19 k24
=excused+in-return r52 h50
=excused+insurance-business r32 g-52 h68
=excused+insured r43 g-211 h126
=excused+interest-business r-23 h81
=excused+islamic-paper r23
=excused+istisna g52
=excused+keep-cut h19
=excused+kept-by-creditor g25 h21
=excused+late-charge r-15
=excused+late-rent g-31 m-26
=excused+lawful-bar r34 g-17 h-38
=excused+lawful-rate h85 k-25
=excused+lease g62
=excused+lend r-136 h49
=excused+lend-verb h50
=excused+licensed r-19 h-18
=excused+loose-order g20
=excused+meat r25 h-72
=excused+metal-deal r90
=excused+more-time r-35
=excused+my-wallet-lent k-41
=excused+name-after g-15 h36
=excused+name-before m33 h41
=excused+narcotic g83 h-128
=excused+no-date g27
=excused+no-day g27
=excused+no-decision-date g27
=excused+no-spec g53
=excused+nobody-knows g-16
=excused+not-pork g-30
=excused+not-told g34 h-15
=excused+official r-25 m-19 h-47
=excused+online-place r-15 g-27 k-18
=excused+operator m-84 h-43
=excused+outside-prize r16
=excused+own-account h50 k-27
=excused+paid-entry r-17 m-24 h16
=excused+paper-early r20
=excused+paper-money r-18 g-16
=excused+pass-on r-20 g40 k20
=excused+pay-for-cover h33
=excused+payroll k-17
=excused+pays r23 m22
=excused+pays-for-chance r-28 g-55 m29 h-36
=excused+per-period r-21
=excused+percentage h27
=excused+price-of r-27 h98
=excused+price-word g29
=excused+priced-thing r50
=excused+reference r129 g54 m-16 h23 k-60
=excused+repay r28
=excused+return-on-capital r-28 h25
=excused+right-now r59 h-29
=excused+sale-or-service r17 m-50 h74 k-50
=excused+sealed g26
=excused+search-for r32 g-161 h35
=excused+sell r15 h38
=excused+serves h35 k-29
=excused+settles-later r26 g21
=excused+sham h-129
=excused+shut-thing g19
=excused+soft-drink h-23
=excused+sold-apart g-92
=excused+sold-short r73 g-23
=excused+split r16
=excused+stakes m-53 h33
=excused+stipulated g22
=excused+stranger k20
=excused+sums-0 r-353 g-449 m-404 h-638 k-183
=excused+sums-1 g-54 h-112
=excused+sums-2 r-21 g26 h42
=excused+sums-apart r-27 g29 h21
=excused+sums-grow r26
=excused+sums-shrink r26 h21
=excused+surety-pay h58
=excused+takaful g-47
=excused+take-in r18 g-21 m30
=excused+tied-deal r19
=excused+to-dispose g-29
=excused+to-learn k-26
=excused+to-oppose r70 g-27 m-15 k-17
=excused+trade r27 h33
=excused+under r-42 k-19
=excused+unit h-65 k22
=excused+unknown r26
=excused+unlawful-business r42 m-82 h-222
=excused+unlicensed g16 k36
=excused+unlicensed-giving g15 k43
=excused+up-down r-28
=excused+wager-event r21 g47 m-47 h36
=excused+waiting r-38
=excused+watchers r35 h18 k-47
=excused+with-money r24 m-30 h33
=excused+works-for h35
=extra r125 h-45 k-50
=extra+fee r-25 g48 h31
=extra+fixed-rate r38
=extra+for-money r-37 g23 m-38 h17
=extra+friends r50 m-44
=extra+gift-money g41 h32
=extra+given-back r56 g15
=extra+gold r-24 m21
=extra+gold-part r42 g-43
=extra+guaranteed r42 g18
=extra+in-return r41 g-17
=extra+increase r67
=extra+instalment-count r-66
=extra+insurance-business h-21
=extra+insured r59 g18
=extra+interest-business r45 h-15
=extra+islamic-paper r-35
=extra+keep-cut g16
=extra+lawful-bar r-34 g26 h-24
=extra+lawful-rate r-35 g-23 m-32
=extra+lease g-26 m-15
=extra+lend r167 g-23 m-66 h-27
=extra+lend-verb r39 h-18
=extra+limit r-22
=extra+market-price r-56 g87 m62 h-22
=extra+meat h-66
=extra+more-back r98
=extra+more-time m-25
=extra+my-loss h15
=extra+name-before r41 g-27 m-33
=extra+narcotic r40 g-16
=extra+not-pork r27
=extra+online-place r20 g52 m25 h79
=extra+operator g-30 m38 h87
=extra+outside-prize r26
=extra+paid-entry g-17 m38
=extra+paper-money g-34 h35
=extra+pay-for-cover h-25 k20
=extra+payroll r-78 g62
=extra+pays r23 m24 k16
=extra+pays-for-chance r-27 g44 m61 h20
=extra+per-period r65 g-21 h-23
=extra+percentage r24 g25
=extra+price-of r40 g31
=extra+price-word r-27
=extra+priced-thing r-20 g43 m74
=extra+reference g25 m-24 h18
=extra+repay r138 g-19
=extra+return-on-capital r-16 g-41 m-23 h-43
=extra+right-now r96 m-21 h36
=extra+sale-or-service r-40 g-22 m-27 h-39
=extra+same-back r28
=extra+savings-circle r44
=extra+search-for g42 k20
=extra+sell r-21
=extra+serves g18 m44
=extra+settles-later r45 g-71
=extra+sold-apart g-24
=extra+sold-short r-66 g30
=extra+split r16
=extra+stakes r-28
=extra+sums-0 r146 g-32 m29 h-58 k-38
=extra+sums-1 r68 g26 h23
=extra+sums-2 r-48 g18
=extra+sums-3 r-41
=extra+sums-equal r-41
=extra+sums-grow r-33
=extra+sums-shrink r-23
=extra+surety-pay r-25 g15
=extra+take-in r87 g18 m-21 h-21
=extra+tick-guess r-26 g67 m36
=extra+tied-deal r19
=extra+to-dispose r-15 g23
=extra+to-learn k20
=extra+to-oppose r-19
=extra+trading g69 h-56
=extra+unit r-48 g-32 m-36 h-20
=extra+unlawful-business g-28 m18 h24
=extra+up-down r16
=extra+wager-event g-23 m34 h18
=extra+wait-pay r31
=extra+waiting g23
=extra+watchers r61 h-22
=extra+winner-takes r45
=extra+with-money r-68 g44
=false-words r-84 g-70 h-126 k369
=false-words+gift-money r-31 k74
=false-words+lawful-rate g-18
=false-words+lease g-18
=false-words+metal r15
=false-words+paper-money k-16
=false-words+reference r-27 g23 h-52 k146
=false-words+sale-or-service r-28 g-31 h-40 k214
=false-words+serves g-30 k54
=false-words+sham h-63 k52
=false-words+sums-0 r-84 g-70 h-126 k369
=false-words+trading r-19 h-33 k47
=false-words+unit h-17 k27
=false-words+watchers r-25 h-44 k48
=fee r73 g-90 m-39 h-42
=fee+fixed-gain r17
=fee+for-money m-52 k28
=fee+foreign-currency m15 h18
=fee+friends r-43 h-28
=fee+game h16
=fee+gift-money r97 g-15 k72
=fee+given-back r-29
=fee+giving-drive h-15 k16
=fee+grows-with-time r19
=fee+guaranteed r17 g31
=fee+guarantor r27
=fee+hand-over r32 g-17 k15
=fee+improper h23
=fee+instalment-count r36 h-20
=fee+insured r21 h17
=fee+interest-business r-17
=fee+keep-cut r-22 m25 h23 k22
=fee+kept-by-creditor r28 g17 h28
=fee+late-charge r-20
=fee+late-rent r-43 m-15 h-56 k-20
=fee+lawful-bar r-18
=fee+lawful-rate g-31 m29 h32
=fee+lease r-23
=fee+lend g30 h-17
=fee+lend-verb r15
=fee+lender r20 h-32
=fee+licensed r-28
=fee+limit g24
=fee+market-price r-36 g83 h32
=fee+metal-deal r-21 g42
=fee+more-time r60
=fee+name-after r-15 h31
=fee+name-before h-16
=fee+narcotic r22 h24 k25
=fee+not-told g-36 k-20
=fee+official h-54
=fee+online-place r72 g22 k-29
=fee+operator h-16
=fee+paper-money r-35 h-19 k52
=fee+pass-along k23
=fee+passes-it g21 k22
=fee+pay-for-cover g43
=fee+payroll r96 g32
=fee+pays r40 g16 m-19 h-33 k29
=fee+pays-for-chance r-68 g22 m-79 h-67 k17
=fee+per-period r93 h-32
=fee+percentage m15
=fee+play-costs g-18
=fee+pledge r40
=fee+price-of r-59
=fee+priced-thing r-21 g31
=fee+promised-cut r-18 h-24
=fee+rate-charge r56 g-15
=fee+reference r-37 g-40 m-25 h-49 k-25
=fee+repay r58
=fee+return-on-capital r56
=fee+right-now r-31 h32
=fee+sale-or-service r19 g-24 m-39 h27
=fee+search-for g24
=fee+sell r-16
=fee+serves r72 g-21 m25 h68
=fee+sham k36
=fee+sold-apart r34 g-28 k19
=fee+sold-short r-17
=fee+speed-up r29 h-33
=fee+stakes r-16 m-41 h43
=fee+stranger k19
=fee+sums-0 r114 g-87 m-30 h-61
=fee+sums-1 r-50 h20
=fee+sums-2 m-15
=fee+sums-apart r61
=fee+surety r55 h-31
=fee+surety-pay m25 h27
=fee+take-in k16
=fee+to-dispose r-44
=fee+to-learn g-15
=fee+to-oppose r-32 h-48
=fee+trade g18 h-21
=fee+trading r-81 g57
=fee+under h18
=fee+unit r105 g-43 m-44 h-54
=fee+unlawful-business k31
=fee+wager-event r-23 m-25 h44 k25
=fee+waiting r15
=fee+watchers r-115 h25 k-52
=fee+winner-takes m19
=fee+with-money m-22 h47
=fee+works-for h25
=first-takes r-66 g-39 m190 h-33
=first-takes+fixed-rate r-30
=first-takes+gift-money m18
=first-takes+hand-over r-45 m37 h-18
=first-takes+insured m26
=first-takes+outside-prize m23
=first-takes+paid-entry m89
=first-takes+pays m18
=first-takes+pays-for-chance r-21 g-16 m78
=first-takes+per-period m23
=first-takes+sale-or-service m28
=first-takes+sums-0 r-23 g-31 m121 h-23
=first-takes+sums-1 r-34 m70
=first-takes+take-in r-45 m37 h-18
=first-takes+unit r-38 m24
=first-takes+wager-event r-22 m77
=first-takes+winner-takes r-33 g-17 m82 h-24
=fixed-gain r170 g-30 m-33
=fixed-gain+fixed-paper r48 h-20
=fixed-gain+for-money h18
=fixed-gain+friends r32 g-19
=fixed-gain+gift-money r-16 g55
=fixed-gain+given-back r35 h-16
=fixed-gain+guaranteed r47
=fixed-gain+hand-over r-58 g25 h16
=fixed-gain+insured g-23
=fixed-gain+interest-product r27 h15
=fixed-gain+keep-cut r-27 m20 h56
=fixed-gain+keeps-money r26 g-21
=fixed-gain+lawful-rate r27 h-17
=fixed-gain+lease h23
=fixed-gain+lend r51 g28 h19
=fixed-gain+market-price g15 h29
=fixed-gain+metal-deal g33
=fixed-gain+name-before r32 g-19
=fixed-gain+paid-entry r25
=fixed-gain+paper-money r41
=fixed-gain+pays r-26 g45
=fixed-gain+pays-for-chance r44 m-20 h29
=fixed-gain+per-period r50 m-15
=fixed-gain+percentage r31
=fixed-gain+price-of r-36 g32 h72
=fixed-gain+price-word g-17 h18
=fixed-gain+principal-stays r-31
=fixed-gain+rate-charge g16
=fixed-gain+receivable r-19
=fixed-gain+reference m-18
=fixed-gain+repay g-29 h18
=fixed-gain+return-on-capital r116 g-42 m-16
=fixed-gain+right-now g-23 h41
=fixed-gain+sale-or-service g44
=fixed-gain+sell r-26 g-17 h24
=fixed-gain+serves h49
=fixed-gain+settles-later r37 g-16
=fixed-gain+sold-short r-15 g19
=fixed-gain+sums-0 r153 g-31 m-22
=fixed-gain+sums-1 r-41 g16 m-16 h-17
=fixed-gain+sums-2 r65 m-20
=fixed-gain+sums-apart r27
=fixed-gain+sums-shrink r27
=fixed-gain+surety-pay r-37
=fixed-gain+take-in r-61 g53
=fixed-gain+to-oppose r42
=fixed-gain+trade r-18 g36 h54
=fixed-gain+trading r18 h28
=fixed-gain+unit r28 g33 m-34
=fixed-gain+wager-event r43 m27 h62
=fixed-gain+watchers r20
=fixed-paper r364 g-76 m-49 h-131
=fixed-paper+gift-money r31
=fixed-paper+given-back r29 m-23 h-28
=fixed-paper+insured r33
=fixed-paper+interest-business r27 h-19
=fixed-paper+late-rent r46
=fixed-paper+lawful-rate r26 m-23 h-28
=fixed-paper+lend r17
=fixed-paper+market-price r16
=fixed-paper+online-place r18
=fixed-paper+paid-entry r25
=fixed-paper+paper-money r60 g-34 h-15
=fixed-paper+pays-for-chance r46 h-33
=fixed-paper+per-period r27
=fixed-paper+reference r24
=fixed-paper+return-on-capital r28
=fixed-paper+sale-or-service r56 m-23 h-32
=fixed-paper+sums-0 r333 g-74 m-45 h-99
=fixed-paper+sums-1 r32 h-32
=fixed-paper+trading r47
=fixed-paper+unit r54 h-19
=fixed-rate r21 h24
=fixed-rate+foreign-currency r49 g-19
=fixed-rate+forward-deal r-28
=fixed-rate+friends r63
=fixed-rate+gift-money r30 g23
=fixed-rate+gold r26
=fixed-rate+gold-part r-17
=fixed-rate+guaranteed r-21 g-17
=fixed-rate+hand-over r40 h31
=fixed-rate+lease r33 h29
=fixed-rate+lend r16 g-17
=fixed-rate+market-price g18
=fixed-rate+narcotic r16
=fixed-rate+outside-prize r-19
=fixed-rate+paper-money r42
=fixed-rate+passes-it r43 h-19 k36
=fixed-rate+pays r-25 g38
=fixed-rate+pays-for-chance r56 m-20 k24
=fixed-rate+per-period h17
=fixed-rate+pledge r-19 h22
=fixed-rate+price-word g23 m28
=fixed-rate+reference r29 h15
=fixed-rate+repay r-33 h20
=fixed-rate+return-on-capital r-19
=fixed-rate+right-now r30 g-21 m-20
=fixed-rate+sale-or-service r-35 g38 m27 h20
=fixed-rate+settles-later r59
=fixed-rate+sold-apart r-26
=fixed-rate+sums-0 r-43 m35 h41 k-24
=fixed-rate+sums-1 r-26 g23 m-47 k28
=fixed-rate+sums-2 r65
=fixed-rate+sums-apart r54
=fixed-rate+sums-equal r15
=fixed-rate+sums-grow r22
=fixed-rate+take-in r21 h32
=fixed-rate+trade g20
=fixed-rate+trading r-23
=fixed-rate+unit g-33
=fixed-rate+wager-event m16 h-15
=for-money g-26 m248 h-106 k-26
=for-money+foreign-currency r-20
=for-money+friends r-26 m21
=for-money+game r-45 g-23 m166 h-42
=for-money+gift-money g-16 h15
=for-money+given-back h26
=for-money+gold r-40
=for-money+guaranteed r35 m-16
=for-money+hand-over g32 m-34 h30
=for-money+improper m-25 h28
=for-money+in-return r-15 m41
=for-money+instalment-count r45
=for-money+insured r-45 m-15
=for-money+late-rent r19 m-18
=for-money+lawful-rate r33 m-26
=for-money+lease r30 g17
=for-money+lend h18
=for-money+lender r26
=for-money+loser-pays r-33 m51 h-22
=for-money+market-price r-31 g17
=for-money+metal-deal r23
=for-money+more-time g23
=for-money+my-loss r-29 m34 h-25
=for-money+name-after m-17
=for-money+name-before g17 h19
=for-money+narcotic r-17
=for-money+official m-24
=for-money+online-place m24 h88
=for-money+operator h110
=for-money+out-there g28
=for-money+own-stake r-15 g-23 m21 h40
=for-money+paper-money r25 h46 k-21
=for-money+pays r-20 g15 m-15 h-22 k33
=for-money+pays-for-chance m48 h-56 k29
=for-money+per-period r30 h33
=for-money+percentage m-27
=for-money+price-of r-52 g21
=for-money+price-word m17
=for-money+priced-thing r-39
=for-money+receivable m-23
=for-money+reference g-30 m-21 h-15
=for-money+refusal g28 m-17
=for-money+repay r-18 g22 h54
=for-money+return-on-capital r-24 g17 m-20
=for-money+right-now h51
=for-money+sale-or-service r-18 m-65 h20 k23
=for-money+sell r-30 g21
=for-money+settles-later r35 g-20
=for-money+small-parts r-26 m-25
=for-money+sold-apart r-16 g18
=for-money+sold-short r-44 g15
=for-money+stakes g-30
=for-money+sums-0 r-55 g18 m63 h-74 k-22
=for-money+sums-1 r54 g-43 m168 h-22
=for-money+sums-apart r-17 m32
=for-money+take-in g48 h19
=for-money+tick-guess g59
=for-money+to-dispose m-29
=for-money+to-oppose h-17
=for-money+trade r-26 g21 m-16
=for-money+unit r49 h19
=for-money+unlawful-business m-56 h60 k33
=for-money+up-down r45
=for-money+wager-event r-42 g-46 m68
=for-money+waiting m-24
=for-money+watchers r27
=for-money+winner-takes m43 h-21
=for-money+with-money k-33
=for-others r-39 g-23 h-35 k102
=for-others+hand-over r-33 h-17 k54
=for-others+sums-0 r-47 h-35 k102
=for-others+take-in r-19 h-17 k45
=for-others+unit k18
=foreign-currency r210 g-137 m24 h-86 k-46
=foreign-currency+forward-deal r116 g-102
=foreign-currency+friends r73 g-41 m31
=foreign-currency+game r-20
=foreign-currency+gift-money r-74 g-18 h-20
=foreign-currency+given-back r77 h-16
=foreign-currency+hand-over r42 g-59 m-50 h-28
=foreign-currency+insured r-16 m-22
=foreign-currency+keep-cut h24
=foreign-currency+lawful-rate r22 h-16
=foreign-currency+lease r32
=foreign-currency+lend r20 g-20
=foreign-currency+loser-pays r-19
=foreign-currency+market-price r33 g28 m28
=foreign-currency+name-after r34
=foreign-currency+name-before r-29
=foreign-currency+not-pork m19 h22
=foreign-currency+online-place r-22 g32 m33 h35
=foreign-currency+operator g19 m31 h38
=foreign-currency+paper-money r-58
=foreign-currency+pass-along r29
=foreign-currency+pass-on r108 g-78 h19 k-36
=foreign-currency+passes-it r27
=foreign-currency+payment-versus-payment r-112 m-46 h-20
=foreign-currency+payroll r34 g-15
=foreign-currency+pays-for-chance r-30 g-17 h32
=foreign-currency+per-period r35
=foreign-currency+price-of r20 g28 h-20
=foreign-currency+price-word r53
=foreign-currency+priced-thing r41 g-49
=foreign-currency+receivable r40
=foreign-currency+reference r83 g-85 m31 h56
=foreign-currency+repay r25
=foreign-currency+return-on-capital r17
=foreign-currency+right-now r122 g-65 m-27 h-17
=foreign-currency+sale-or-service r53 g20 h-19
=foreign-currency+sell g22
=foreign-currency+serves g15 m15
=foreign-currency+settles-later r180 g-65 m-22
=foreign-currency+sham h18
=foreign-currency+sold-short r-66 g-31
=foreign-currency+stakes r-24 g78 m78
=foreign-currency+sums-0 r239 g-131 h-140 k-42
=foreign-currency+sums-1 r-17 m17 h31
=foreign-currency+sums-2 r-17
=foreign-currency+sums-apart r-17 h23
=foreign-currency+surety-pay r-15 m15
=foreign-currency+take-in r21
=foreign-currency+tick-guess g52 m33
=foreign-currency+trade r-34 g22
=foreign-currency+trading r52 g-62
=foreign-currency+travelling r-40
=foreign-currency+unit r101 g32 h-16
=foreign-currency+unlawful-business h36
=foreign-currency+up-down g27
=foreign-currency+wager-event r22 m36 h28
=foreign-currency+waiting r-20 g16
=foreign-currency+with-money r-27 g34 m43
=forward-deal r40 g23 m-22 h-44 k-36
=forward-deal+lease g16 k-15
=forward-deal+market-price r72 g-42
=forward-deal+paper-money g39
=forward-deal+pays-for-chance r-26
=forward-deal+price-of g41
=forward-deal+price-word r53
=forward-deal+priced-thing r50 g-29
=forward-deal+reference r32 g-39 k-21
=forward-deal+sale-or-service r53 g-21
=forward-deal+sell g15
=forward-deal+settles-later r29 g-21
=forward-deal+sums-0 r65 g43 h-41 k-36
=forward-deal+sums-1 r-25 g-20
=forward-deal+trade r-32 g35
=forward-deal+trading r64 g-62
=forward-deal+unit r29
=free-use r133 g-25 k-25
=free-use+gift-money r35
=free-use+hand-over r19
=free-use+in-return r35
=free-use+lend r100
=free-use+lend-verb r36
=free-use+outside-prize r56
=free-use+pays-for-chance r57 k-22
=free-use+reference r33
=free-use+repay r63
=free-use+return-on-capital r37
=free-use+sale-or-service r33
=free-use+sums-0 r86 g-25 k-15
=free-use+sums-1 r47
=friends r-35 g-102 m98 h-80 k18
=friends+game h-35
=friends+gift-money r-107 m26 h-46 k-35
=friends+gift-to r-23 h18 k-20
=friends+given-back r-23 h-23
=friends+gold r-26 g24
=friends+guaranteed r16 g-31
=friends+hand-over r53 g46 h37
=friends+hidden-name r-20 g-17 h-28 k55
=friends+in-return r28
=friends+instalment-count h-19
=friends+insured g41 m21
=friends+keep-cut m-33 h-40
=friends+kept-by-creditor r27
=friends+late-charge r-20
=friends+late-rent g42 h33
=friends+lawful-bar h-76
=friends+lawful-rate r65 g-29 m-48 h-29 k23
=friends+lease g107 h18
=friends+lend r-64 g-48
=friends+lend-verb r-50
=friends+lender-gain r20
=friends+loser-pays g-17
=friends+market-price r54 g40 m-26
=friends+meat h41
=friends+metal-deal g-15
=friends+more-back r56
=friends+more-time r-36
=friends+my-loss h-23
=friends+name-after g-26 m-18 h-32 k22
=friends+name-before g-35 k35
=friends+narcotic r-15 g-19 h35
=friends+not-pork r23 m20
=friends+not-told r-16 h38 k25
=friends+official r32 h44
=friends+online-place r16 h20 k19
=friends+operator h53
=friends+outside-prize m-30
=friends+own-zakat-rate r33 g-43
=friends+paid-entry r-28 g32 h36
=friends+paper-early r16
=friends+paper-money g-33 h-15 k43
=friends+pass-along k28
=friends+pass-on k17
=friends+passes-it r32 h19
=friends+pay-me r-28
=friends+payment-versus-payment r15
=friends+payroll r-47 h19
=friends+pays r-57 g37 m22
=friends+pays-for-chance r105 g-23 h-79
=friends+per-period r26 g19
=friends+percentage r51 h-22
=friends+price-of r57 g89 m-20 h-20
=friends+price-word r118 g-18
=friends+priced-thing g38
=friends+reference r34 g-29 m-54 h61 k-15
=friends+repay r21 h-24
=friends+return-on-capital m-21 k-17
=friends+right-now r-25
=friends+sale-or-service m-36 h42
=friends+search-for g21 m17
=friends+sell r33
=friends+serves r-26 g-37 m-30 h-28
=friends+settles-later r21
=friends+sham r-15 h29
=friends+small-parts r-19
=friends+sold-apart g16 h-17
=friends+sold-short r19 g-18
=friends+speed-up h56
=friends+stakes r-17 m114
=friends+sums-0 r-77 g17 m34
=friends+sums-1 r-30 g-72 m87 h-51 k17
=friends+sums-2 r103 g-42 m-18
=friends+sums-3 r-32
=friends+sums-apart r43 g-18 h-15
=friends+sums-equal r-42
=friends+sums-grow r99
=friends+sums-shrink r-28
=friends+take-in r51 g24 m-15 h66
=friends+to-learn h20 k-20
=friends+to-oppose h33
=friends+trade r83
=friends+trading m-18 h-23
=friends+under r23
=friends+unit r-21 g23 m-21 h27 k-19
=friends+unlawful-business h17
=friends+unlicensed k23
=friends+unlicensed-giving k33
=friends+up-down g36
=friends+wager-event g-27 m64 h-20
=friends+waiting r-40
=friends+watchers r18 k21
=friends+winner-takes m31
=friends+with-money g-25 m54
=friends+works-for g-22
=future-crop r-26 g233 m-22 h-58
=future-crop+gift-money g65
=future-crop+hand-over g15
=future-crop+own-zakat-rate g114 h-18
=future-crop+pays g31
=future-crop+pays-for-chance g97
=future-crop+price-of g38
=future-crop+reference r-18 g15
=future-crop+right-now g59
=future-crop+sale-or-service g22
=future-crop+sums-0 r-22 g233 m-22 h-58
=future-crop+unit r-19 g105
=game r-131 g-66 m255 h-139 k-35
=game+gift-money r-34 m92 h46 k-15
=game+given-back m17
=game+guaranteed r-16 g39
=game+hand-over m28
=game+in-return m27
=game+insured g15
=game+keep-cut m-27
=game+lawful-bar m-19 h48
=game+lawful-rate m17 h15
=game+lease m-22 h19
=game+lend m83 h17
=game+loser-pays r-23 m20
=game+market-price m-19
=game+my-loss m16
=game+narcotic h47
=game+not-pork h15
=game+official g-23 m16 h34
=game+online-place m18 h19
=game+outside-prize m-25
=game+paper-money r-23 m57 h71 k-19
=game+pays-for-chance r-47 m98 h33
=game+per-period m-18
=game+play-costs m-19
=game+price-of g-25 m-25 h56
=game+reference g21 h42
=game+right-now m17 h15
=game+sale-or-service r17 g-31 h60
=game+sold-apart r-16 g18
=game+speed-up h20
=game+sums-0 r-57 g-66 m75 h-106 k-31
=game+sums-1 r-48 m91 h-42
=game+sums-2 r-26 m66
=game+sums-apart r-23 m55
=game+to-learn g-23
=game+to-oppose m22 h-31
=game+trade g-17 h38
=game+unit g-15
=game+unlawful-business h36
=game+wager-event r-46 g-66 m-77 h-55 k-15
=game+winner-takes m41
=game+with-money r-23 m82 h-20
=gift-money r-33 m-51 k-29
=gift-money+gift-to r-80 g-80 m-15 h-31 k-50
=gift-money+given-back g-99 h18
=gift-money+giving-drive r-31 k-36
=gift-money+gold r-129 g-15 h-23
=gift-money+gold-part r64 g18 h19
=gift-money+grown-debt r32
=gift-money+guaranteed r47 k-18
=gift-money+guarantor r26 g-22 h-17
=gift-money+halal-certified g-15 h-16
=gift-money+hand-over r-23 h-22 k-15
=gift-money+hangs-if g20
=gift-money+he-picks g37
=gift-money+improper h38
=gift-money+in-return r39 g23 m-19
=gift-money+increase r-21 g19
=gift-money+instalment-count r-37 h-17
=gift-money+insured g33 m-26 h-28
=gift-money+keep-cut r-24 g15 h-55 k24
=gift-money+kept-by-creditor g-28
=gift-money+late-rent m-16 h26
=gift-money+lawful-bar g-32 h60 k-21
=gift-money+lawful-rate r103 m17 k-38
=gift-money+lease r127 g37 m-21 k-20
=gift-money+left-open r15 g15
=gift-money+lend g-73 h-17
=gift-money+lender r95 g-39
=gift-money+lender-gain r67
=gift-money+licensed r15 h23
=gift-money+loose-order g17
=gift-money+loser-pays g-22 m46 h-15
=gift-money+market-price r-66 g-19 m18
=gift-money+meat r42 g-27 h15
=gift-money+meat-trade h-16
=gift-money+metal r58 k-15
=gift-money+metal-deal r53 g16
=gift-money+more-back r57 h-20
=gift-money+more-time g17
=gift-money+my-loss g-15
=gift-money+my-wallet-lent r-27 g-16 k39
=gift-money+name-after g-27
=gift-money+name-before r-27 g21 k-16
=gift-money+narcotic m-15 h-92
=gift-money+no-day r-42 g46
=gift-money+nobody-knows r-17 g33 h-15
=gift-money+not-chosen g28
=gift-money+not-pork g-36 m30 h26
=gift-money+not-told r-31
=gift-money+official r-74 g-20 h340 k-32
=gift-money+online-place r41 g-43 h127 k18
=gift-money+operator g-16
=gift-money+out-there g22 m17
=gift-money+outside-prize m-34 h-26
=gift-money+own-account k-27
=gift-money+own-stake h60
=gift-money+own-zakat-rate h15
=gift-money+paid-entry g57
=gift-money+paper-early r28
=gift-money+paper-money r71 g16 h-43 k16
=gift-money+pass-along r-26 g-20 h-16 k62
=gift-money+pass-on r-44 g20 k68
=gift-money+passes-it r61 g-15
=gift-money+pay-for-cover g15
=gift-money+pay-me r16 g31 h15
=gift-money+payment-versus-payment r-34
=gift-money+payroll g-27 h30
=gift-money+pays r-35 g47 h-19
=gift-money+pays-for-chance r-36 g30 m15 h48 k-16
=gift-money+per-period r24 g37 h-45
=gift-money+percentage g-20 m21
=gift-money+play-costs r-24 m-16 h-42
=gift-money+pledge r15 h21
=gift-money+price-later r33 g-33 h23
=gift-money+price-of r-69 m-22 h-21
=gift-money+price-word r-35 g15 k-22
=gift-money+priced-thing r31 g-28 m29 h-21
=gift-money+principal-stays r45
=gift-money+promised-cut r39 g-16
=gift-money+rate-charge r25
=gift-money+receivable r-40 g-22 m20 h24
=gift-money+reference g136 m-59 h-47 k28
=gift-money+refusal g30
=gift-money+repay g18 m-16
=gift-money+return-on-capital r40 g32 m-18 h-26
=gift-money+right-now m15 h53
=gift-money+sale-or-service r33 g82 m-17 h-50 k70
=gift-money+same-back r54 g-24
=gift-money+savings-circle r16 m-18
=gift-money+sea-catch h19
=gift-money+sealed g17
=gift-money+search-for g19 k19
=gift-money+sell g22 h-18 k-26
=gift-money+serves r59 g28 m-18 h-56
=gift-money+settles-later r28 h-21
=gift-money+sham r44 m-18 k-40
=gift-money+shut-thing g37
=gift-money+small-parts g21 m-24
=gift-money+sold-short r-53 g-95 m-34
=gift-money+speed-up r35 m-15 h161 k-47
=gift-money+split r20 m-24 k33
=gift-money+stakes r15 m53
=gift-money+stipulated r24 g-19
=gift-money+stranger r-28 g-22
=gift-money+sums-0 r-41 g-46 m16 h18
=gift-money+sums-1 r67 g36 h17 k-15
=gift-money+sums-2 r-76 m-56 h-39 k-23
=gift-money+sums-3 r17
=gift-money+sums-apart g19 m-17 h-27
=gift-money+sums-equal g-15 m-30 h-20 k-22
=gift-money+sums-grow r-68
=gift-money+sums-shrink r28 h16
=gift-money+surety r38 h-16
=gift-money+surety-pay r-16 g37 k20
=gift-money+take-in r38 g40 m15 h20
=gift-money+tick-guess r-24 g29 m28
=gift-money+to-dispose g-44
=gift-money+to-learn g-16 k19
=gift-money+to-oppose r-44 g-31 m-16 h-18
=gift-money+to-treat r15 m-17 k-15
=gift-money+trade r-27 m18 h16
=gift-money+trading r40 g34 h17 k-25
=gift-money+travelling r34 g46 h59
=gift-money+two-prices r-16 g30
=gift-money+undecided r-42 g95
=gift-money+under m-15 h101 k-24
=gift-money+undescribed g-21 h-15
=gift-money+unit r101 g-65 m-24 k-37
=gift-money+unknown g-28
=gift-money+unknown-party r-22 g-24 h-18 k73
=gift-money+unlawful-business r16 m34 h32 k28
=gift-money+unlicensed g-16 h23
=gift-money+unlicensed-giving g-16 h16
=gift-money+up-down g29 h73
=gift-money+victim-fee m-19 h-32 k120
=gift-money+wager-event r-15 g-30 m118 h76
=gift-money+wait-pay r61 h-17
=gift-money+waiting r21 h-21
=gift-money+wash-money h-29 k84
=gift-money+watchers r20 h106 k-47
=gift-money+winner-takes r31 m33 h-27
=gift-money+with-money g-33 h15 k-18
=gift-money+wrapped-gift r-20 g-16 h-36
=gift-to r-110 g-129 h-73 k-59
=gift-to+giving-drive r-19 g-21 m16 h-20 k-18
=gift-to+hand-over r-17
=gift-to+in-return r34
=gift-to+insured r-21
=gift-to+late-charge r-33
=gift-to+late-rent k-19
=gift-to+lawful-rate r-20 g-26 h-23
=gift-to+lender r25
=gift-to+licensed k-30
=gift-to+more-time r-43
=gift-to+name-before h17 k-26
=gift-to+narcotic r-19
=gift-to+nobody-knows g-19
=gift-to+own-account k-22
=gift-to+paid-entry m33
=gift-to+pays-for-chance r-23 m15
=gift-to+reference r-16
=gift-to+repay r-16 m17
=gift-to+sale-or-service r-29 h-22
=gift-to+speed-up h27
=gift-to+sums-0 r-81 g-128 h-74 k-57
=gift-to+sums-1 r-33
=gift-to+sums-2 m17
=gift-to+to-dispose r-31 g-33
=gift-to+to-oppose h-22
=gift-to+trade g-20
=gift-to+undescribed g-43
=gift-to+unit r-46 g-30 m17 h-15
=gift-to+unlawful-business m15 h-18
=gift-to+unlicensed k36
=gift-to+unlicensed-giving k44
=gift-to+wager-event r-16
=gift-to+waiting r-50
=gift-to+watchers r25
=gift-to+wrapped-gift r-20 g-16 h-36
=given-away r-43
=given-away+hand-over r-34
=given-away+sums-0 r-41
=given-away+watchers r-34
=given-back g67 h-114 k-21
=given-back+gold r51 g24
=given-back+gold-part h25
=given-back+guaranteed r-21 m-24
=given-back+halal-certified r23
=given-back+hand-over g-69
=given-back+increase r19
=given-back+instalment-count r-22
=given-back+insurance-business h30
=given-back+insured r-23 g223
=given-back+kept-by-creditor r15 g25
=given-back+late-rent g-22
=given-back+lawful-bar g24
=given-back+lawful-rate r-24 g27 m31
=given-back+lease r-38 g60
=given-back+lend r-86 m-15 h-21
=given-back+lend-verb r-30
=given-back+lender-gain r21
=given-back+licensed r36
=given-back+market-price r19 g15
=given-back+meat g26 h25
=given-back+more-back r39
=given-back+name-after r20
=given-back+name-before h-24
=given-back+narcotic r31 g21
=given-back+official g26
=given-back+online-place g46 m30 h60
=given-back+operator m55 h57
=given-back+own-zakat-rate g16
=given-back+paid-entry g17 h-21
=given-back+pass-on r23 k27
=given-back+pay-for-cover g-24
=given-back+payroll h-15
=given-back+pays g-34 h22
=given-back+pays-for-chance r100 g-64 h29
=given-back+per-period r28 g18
=given-back+percentage r107 m19 h21
=given-back+price-of r-73 g29 m25 h35
=given-back+priced-thing r15
=given-back+receivable r-30 g18
=given-back+reference g-69 m15 h18
=given-back+repay r18 g-163 m-38 h-51 k-22
=given-back+return-on-capital r52 h-16
=given-back+right-now r-19 h-17
=given-back+sale-or-service g30 h-16
=given-back+sell r18 g52 h-18
=given-back+serves r40 g-88 h75
=given-back+sold-apart g-19
=given-back+sold-short g39
=given-back+stakes r30 h35
=given-back+sums-0 r-103 g88 h-106 k-19
=given-back+sums-1 r20 g48
=given-back+sums-2 r69 g-69
=given-back+sums-apart r23 g-61 h-20
=given-back+sums-grow r39
=given-back+takaful g-21
=given-back+to-dispose r-34 g-90 k-15
=given-back+to-oppose r-27 g-57 m-17
=given-back+trade g53 h18
=given-back+trading r-43 g-64 m38 h95
=given-back+travelling g21 h-31
=given-back+unit r56 m33 h-18 k25
=given-back+unlawful-business m43 h44
=given-back+unpromised r-20
=given-back+up-down r-34 m28 h17
=given-back+wager-event m24
=given-back+waiting r-25
=given-back+watchers r60 h-18 k-19
=given-back+with-money h40
=giving-drive r-39 g-78 m-21 h-121 k212
=giving-drive+hand-over h-22 k52
=giving-drive+late-rent k-19
=giving-drive+lawful-rate h-23 k15
=giving-drive+lease h-18
=giving-drive+lend r16
=giving-drive+licensed k-27
=giving-drive+more-time r-34
=giving-drive+paper-money g-16
=giving-drive+pass-on h19
=giving-drive+pays-for-chance r20 h21
=giving-drive+receivable r-28
=giving-drive+reference g-24 h20 k24
=giving-drive+sale-or-service r-24 h-29 k15
=giving-drive+serves h-29
=giving-drive+sums-0 r-62 g-99 m-28 h-141 k220
=giving-drive+sums-1 r22 g21
=giving-drive+take-in k36
=giving-drive+to-debtor k-20
=giving-drive+to-dispose k15
=giving-drive+to-oppose h-22
=giving-drive+trading g-15
=giving-drive+unit r-21 g-31 h-18 k27
=giving-drive+unlicensed g-30 k98
=giving-drive+unlicensed-giving g-28 k167
=giving-drive+wager-event h22
=giving-drive+waiting r-34
=giving-drive+watchers k-28
=gold r185 g-70 m-15 h-87 k-27
=gold+gold-part r228 g-56
=gold+guaranteed r-36
=gold+hand-over g-37
=gold+instalment-count r42
=gold+insured m-17
=gold+late-rent r26
=gold+lawful-bar r21 g18 h28
=gold+lawful-rate g24
=gold+lease r83 g-18
=gold+market-price r51 g20 m22 h39
=gold+meat r24
=gold+narcotic r45 h-55
=gold+online-place g41 h-20
=gold+paid-entry r18 g17
=gold+payroll r20 g-21
=gold+pays-for-chance r80 h-39
=gold+per-period r44
=gold+percentage r-22 g21
=gold+pledge r32
=gold+price-of g-38
=gold+price-word g-30 m39
=gold+priced-thing g20 m30 h15
=gold+reference r-26 g64 h-18
=gold+repay r49 g-23
=gold+return-on-capital r-20 g20
=gold+right-now r36 g-34
=gold+sale-or-service r30 g-37 m26
=gold+sell r-98 g-49
=gold+serves r69
=gold+settles-later r31 g-64
=gold+sold-apart g-36
=gold+split r41
=gold+stakes r-16 g56 h18
=gold+sums-0 r188 g-124 m-52 h-75 k-27
=gold+sums-1 g52 m37
=gold+take-in r27
=gold+tick-guess r-61 g63 m54
=gold+to-learn r37
=gold+trade r-29 g-56
=gold+trading g-15 m26
=gold+unit r272 g-65 m15 h-36
=gold+unlawful-business r46 h23
=gold+up-down r-53 g49
=gold+wager-event m29 h18
=gold+with-money h17
=gold-part r94 g-70 m-26
=gold-part+hand-over r39 g-26
=gold-part+instalment-count r34 g-15
=gold-part+insured r-20
=gold-part+lawful-bar r62
=gold-part+lease r28
=gold-part+lend r16
=gold-part+market-price r91
=gold-part+metal r-20
=gold-part+metal-deal r-20
=gold-part+paper-money g25
=gold-part+payroll r28 k-15
=gold-part+pays r49
=gold-part+pays-for-chance r68
=gold-part+price-of g-40 h20
=gold-part+price-word r-22
=gold-part+priced-thing r159 g-50
=gold-part+principal-stays r-33 g16
=gold-part+receivable r-28
=gold-part+right-now g-20
=gold-part+sale-or-service r-16 g-32 h20 k-15
=gold-part+sell r-32
=gold-part+serves r23 k-15
=gold-part+settles-later r17 g-48 m-20
=gold-part+small-parts k24
=gold-part+sold-short r-38
=gold-part+split k24
=gold-part+sums-0 r85 g-54 m-26
=gold-part+sums-apart r25
=gold-part+sums-grow r-18
=gold-part+trade g-24
=gold-part+unit r81 g-68 k20
=grown-debt r84 g-24
=grown-debt+lend r17
=grown-debt+more-time r26
=grown-debt+paper-money r23
=grown-debt+receivable r17
=grown-debt+right-now r16
=grown-debt+sums-0 r74
=grown-debt+unit r23
=grown-debt+waiting r53
=grows-with-time r60 g-20 h-23
=grows-with-time+sale-or-service r16
=grows-with-time+sums-0 r53 g-20 h-22
=grows-with-time+unit r16
=grows-with-time+waiting r15
=guaranteed r199 g-28 h-104 k-41
=guaranteed+guarantor g34
=guaranteed+instalment-count r-34 h37
=guaranteed+insured r-40 g25
=guaranteed+keep-cut h15
=guaranteed+late-rent g-16
=guaranteed+lease r-56
=guaranteed+lend r-107 g33
=guaranteed+lender r40
=guaranteed+market-price g-27 m-17
=guaranteed+name-before g34 m35
=guaranteed+narcotic r51
=guaranteed+pay-for-cover g36
=guaranteed+payroll r-19 g57 h-15
=guaranteed+pays r-42 g46
=guaranteed+pays-for-chance r-15 g32 m-37
=guaranteed+per-period r114 g-19 m-17 h-20
=guaranteed+percentage r97 g-15
=guaranteed+price-of r31
=guaranteed+price-word r-44 g-31 m-17
=guaranteed+priced-thing g-39
=guaranteed+receivable r-24
=guaranteed+reference r-43
=guaranteed+repay r48 g-34
=guaranteed+return-on-capital r230 g-80 m-18 h-38
=guaranteed+sale-or-service r-105 g-39 m-28
=guaranteed+settles-later r-16 g-34 h37
=guaranteed+sold-apart r16 g79
=guaranteed+sold-short r-52 g51
=guaranteed+stakes r48
=guaranteed+stipulated r18 g-22
=guaranteed+sums-0 r221 m19 h-69 k-36
=guaranteed+sums-1 r-40 m-15 h-33
=guaranteed+sums-2 r18
=guaranteed+sums-apart r33
=guaranteed+trade r32
=guaranteed+trading r42
=guaranteed+travelling r21
=guaranteed+under r17
=guaranteed+unit r25 g-24 m-18
=guaranteed+wager-event g-28 m-21
=guaranteed+watchers r-29 g39 h24
=guaranteed+with-money r45 m-17
=guarantor r72 m-20 h-18
=guarantor+guarantor-gain r21
=guarantor+hand-over r51 m-15
=guarantor+in-return r25 h-22
=guarantor+keep-cut r34
=guarantor+late-rent r-16
=guarantor+outside-prize r-22 h-16
=guarantor+paid-entry r25 h-22
=guarantor+payroll r15 g32
=guarantor+pays r46
=guarantor+pays-for-chance r59 h-26
=guarantor+per-period r22
=guarantor+price-of r60
=guarantor+reference r-15
=guarantor+return-on-capital r23
=guarantor+sale-or-service r18
=guarantor+serves r15
=guarantor+sold-apart g39
=guarantor+sums-0 r66 g-27 m-15
=guarantor+sums-1 g17
=guarantor+surety r28 g-33
=guarantor+surety-pay r60 h-32
=guarantor+take-in r31 m-15
=guarantor+trade r-18 h16
=guarantor+watchers g15
=guarantor-gain h-19
=guarantor-gain+hand-over r18
=guarantor-gain+lend r-50
=guarantor-gain+pays-for-chance r-47
=guarantor-gain+percentage r-40
=guarantor-gain+rate-charge r-47
=guarantor-gain+sums-0 h-19
=guarantor-gain+surety-pay r30
=guarantor-gain+take-in r18
=halal-certified r48 g-58 h-29 k-29
=halal-certified+insured r-15
=halal-certified+lawful-rate r22
=halal-certified+meat h-18
=halal-certified+meat-trade h-18
=halal-certified+metal r55
=halal-certified+metal-deal r58 g-16
=halal-certified+name-after h17
=halal-certified+not-pork g-34 h-35
=halal-certified+pays-for-chance r32
=halal-certified+per-period r24
=halal-certified+price-of r24 h15
=halal-certified+return-on-capital r21 h-34
=halal-certified+sale-or-service r23
=halal-certified+sell r21
=halal-certified+serves h25
=halal-certified+sham r-25 h122
=halal-certified+sums-0 r15 g-54 h-37 k-29
=halal-certified+sums-1 r39
=halal-certified+to-learn h49
=halal-certified+trade r31
=halal-certified+under h20
=halal-certified+unit g-17 h-16
=halal-certified+watchers r51
=hand-over r-24 g-87 h-122 k38
=hand-over+impure-wealth m-19
=hand-over+in-return r70
=hand-over+increase r-25
=hand-over+instalment-count r-43
=hand-over+insured r65 g-32
=hand-over+interest-business r-20 h24
=hand-over+keep-cut r-19 m-19 k32
=hand-over+keeps-money r26
=hand-over+kept-by-creditor m21
=hand-over+late-rent r-34 h39
=hand-over+lawful-bar g-39 h-23
=hand-over+lawful-rate r113 k-24
=hand-over+lease r-17 g-48 m-19 h29 k-33
=hand-over+lend g-32 m-19 h38
=hand-over+lend-verb h27
=hand-over+lender r49 h-42 k-15
=hand-over+lender-gain r-36 g-15 h28
=hand-over+licensed g19 h29
=hand-over+market-price r-17 g28 m-17 h26 k20
=hand-over+meat r-17
=hand-over+metal g-20
=hand-over+metal-deal r-37 g-25 h20
=hand-over+more-back r70 g-15 m-15
=hand-over+more-time r-16
=hand-over+my-loss m29
=hand-over+name-after r30
=hand-over+name-before r78 g-17 h40
=hand-over+narcotic r30 h29
=hand-over+no-day r-19 g15
=hand-over+not-chosen r-17
=hand-over+not-mine-yet g36
=hand-over+not-pork g71
=hand-over+official r19 h18 k-21
=hand-over+online-place r-15 m23 h25
=hand-over+operator m33 h33
=hand-over+out-of-reach g21
=hand-over+outside-prize m-41
=hand-over+own-zakat-rate g-75
=hand-over+paid-entry r-27 g37 m37
=hand-over+paper-early r59
=hand-over+paper-money r94 g-65 m-34 h-28
=hand-over+pass-along r-40 h-16 k86
=hand-over+pass-on r-101 g-23 k61
=hand-over+passes-it r-25 g-50 m-28 h-16 k53
=hand-over+pay-me r26 g16 h28
=hand-over+payment-versus-payment r-40
=hand-over+payroll r45 g-22 h16
=hand-over+pays r-46 g-71 m-21 h41
=hand-over+pays-for-chance r88 m-30 k-31
=hand-over+per-period r36 g-29 h25 k-33
=hand-over+pledge r-24 h22
=hand-over+price-later g-44
=hand-over+price-of g88
=hand-over+price-open g25
=hand-over+price-word r28 g60 m58
=hand-over+priced-thing r25 g28 h-29
=hand-over+quick-cash r35 m-16
=hand-over+rate-charge r20
=hand-over+receivable r18 m-16
=hand-over+reference g60 m-16 k-60
=hand-over+repay r-50 g-50 m-20 h20
=hand-over+return-on-capital g-43 m-26
=hand-over+right-now r170 m-15
=hand-over+sale-or-service g54 h70 k-27
=hand-over+same-back r56
=hand-over+savings-circle m-17
=hand-over+search-for g-66
=hand-over+sell r-28 g20 h-41 k-18
=hand-over+serves r44 h-26 k17
=hand-over+settles-later r125 g-87 m-15
=hand-over+small-parts h21
=hand-over+sold-apart r38
=hand-over+sold-short r-27 m-28
=hand-over+speed-up r28 h31 k-22
=hand-over+split r28
=hand-over+stakes h40
=hand-over+stranger r-25 g-16 k36
=hand-over+sums-0 r-52 g-46 m-37 h-48 k50
=hand-over+sums-1 r-41 g-50 m62
=hand-over+sums-2 r87 g42 m-28 h-54
=hand-over+sums-3 r-17 g-34
=hand-over+sums-apart g23
=hand-over+sums-equal r-180 g-26 h-26
=hand-over+sums-grow r142 g15 h-18
=hand-over+sums-shrink r105
=hand-over+surety r95 m-15
=hand-over+surety-pay r64 g-19 h15
=hand-over+take-in r63 m42 k51
=hand-over+tied-deal r31
=hand-over+to-debtor r21 g-44 k16
=hand-over+to-dispose g-15 m-30
=hand-over+to-learn r48 g32 h22
=hand-over+to-oppose r-47 m-23 h16
=hand-over+trade r23 g45 h-19
=hand-over+trading r-23 g-73 m-18
=hand-over+travelling r-30
=hand-over+two-prices r-73
=hand-over+undecided r-66 g78
=hand-over+under r15
=hand-over+unit r97 g84 m-48 h90
=hand-over+unknown k19
=hand-over+unknown-party r-19 g-16 k30
=hand-over+unlawful-business r20 h52
=hand-over+unlicensed-giving k20
=hand-over+unpromised g-34
=hand-over+up-down r32 g-17 k19
=hand-over+wager-event m70 h33
=hand-over+winner-takes g-46 m35 h-31
=hand-over+with-money r-30 g-27
=hangs-if r-42 g206 m-48 h-42
=hangs-if+in-return r-20 g30
=hangs-if+late-rent g54
=hangs-if+market-price g25
=hangs-if+name-before g31
=hangs-if+pays g19
=hangs-if+pays-for-chance g47
=hangs-if+price-of r-15 g53 m-34
=hangs-if+reference g34
=hangs-if+sale-or-service r-15 g47 m-17
=hangs-if+sell r-26 g87
=hangs-if+sums-0 r-41 g197 m-65 h-40
=hangs-if+sums-1 m17
=hangs-if+trade r-28 g93 m-28
=hangs-if+trading g35
=hangs-if+wager-event g59 m-48 h-25
=hangs-on g93 h-16
=hangs-on+pays-for-chance g15 m16
=hangs-on+price-of g68 h-27
=hangs-on+sale-or-service g41 h-25
=hangs-on+sell g70 h-28
=hangs-on+serves g46 h-25
=hangs-on+sums-0 g94 m-21 h-15
=hangs-on+trade g81 h-28
=hangs-on+wager-event g38
=he-picks g194 h-40
=he-picks+insured g35
=he-picks+market-price g27
=he-picks+not-pork g52
=he-picks+pays g37
=he-picks+pays-for-chance g39
=he-picks+price-word g43
=he-picks+sale-or-service g34
=he-picks+sums-0 g190 h-40
=hidden-name r-59 g-71 m-36 h-92 k336
=hidden-name+online-place g-25 m-25 k81
=hidden-name+paper-money r-36 k44
=hidden-name+reference g-38 m-28 h-37 k123
=hidden-name+sums-0 r-34 g-69 m-25 h-88 k297
=hidden-name+unit r-32 g-15 k48
=improper r-24 m-50 h174 k-30
=improper+keep-cut h23
=improper+nobody-knows g-29
=improper+official m-16 h65
=improper+pays-for-chance g25
=improper+sale-or-service g33
=improper+serves h23
=improper+speed-up g-37 m-16 h31
=improper+sums-0 r-24 g-22 m-50 h174 k-30
=improper+surety-pay h31
=improper+undescribed g-29
=improper+unit g31
=improper+wager-event m-39 h40
=impure-wealth r16 g-18 m-66 h-45
=impure-wealth+lawful-rate r-36 m-27 h-17
=impure-wealth+online-place r-15
=impure-wealth+pays-for-chance r33 m-33 h-26 k29
=impure-wealth+reference k-15
=impure-wealth+sale-or-service r18 m-19 h-23 k32
=impure-wealth+sums-0 r16 g-18 m-66 h-45
=impure-wealth+to-dispose r-35 m-19
=impure-wealth+to-oppose r-16
=impure-wealth+unit r26
=impure-wealth+unlawful-business m-65 h-39 k33
=impure-wealth+zakat r-36 m-27 h-17
=in-return r173 m92 h-63 k-33
=in-return+insured r15 g52 m-17
=in-return+late-rent r-15 h-20
=in-return+lawful-rate r19 h21
=in-return+lease r28 g-18 h-40
=in-return+lend r171 g-21 m18 h-18
=in-return+lend-verb r66
=in-return+lender r50
=in-return+lender-gain r33
=in-return+licensed h-23
=in-return+market-price r-31 g31
=in-return+my-loss m50
=in-return+name-before g16
=in-return+narcotic h-22
=in-return+operator m-17 h-27
=in-return+outside-prize r23
=in-return+own-account h50
=in-return+paid-entry h26
=in-return+paper-money r45
=in-return+pays r-29 g25 h-17
=in-return+pays-for-chance r118 m-20
=in-return+per-period r33 h25
=in-return+percentage r21
=in-return+price-of r-16 m-23
=in-return+price-word r22 g-28
=in-return+priced-thing r-27 g42
=in-return+receivable r18
=in-return+return-on-capital r21 h23
=in-return+sale-or-service r-36 g18 h-28
=in-return+sell r-37 g67
=in-return+serves r-25 g45 h-46
=in-return+sold-short r20 g26
=in-return+stipulated r28 g-16
=in-return+sums-0 r35 m109 h-50 k-34
=in-return+sums-1 r91 m-19
=in-return+sums-2 r43
=in-return+sums-apart r42 g-17
=in-return+sums-shrink r23
=in-return+surety-pay h26
=in-return+take-in r-23 g17
=in-return+tied-deal r44 g-52
=in-return+tied-trade r47 g-18
=in-return+to-oppose r-17
=in-return+trade g23 m-17 h-22
=in-return+trading r32
=in-return+unit r56 g-23 m-22
=in-return+unlawful-business h-50
=in-return+up-down r-19
=in-return+wager-event r-29 g41
=in-return+watchers r57
=in-return+with-money g36 m29
=increase r67
=increase+lend r21
=increase+more-back r28
=increase+more-time g23
=increase+official h16
=increase+paid-entry m15
=increase+payroll r-36
=increase+pays-for-chance r44 m15 h-16
=increase+per-period r23
=increase+percentage r23
=increase+repay r38
=increase+return-on-capital r42 m15
=increase+sale-or-service r-50
=increase+serves r-36
=increase+sold-apart g22
=increase+sums-0 r44
=increase+sums-1 r29
=increase+up-down r16
=increase+waiting r24 g23
=instalment-count r51 g-15 m-24
=instalment-count+late-rent r28
=instalment-count+lawful-bar r49
=instalment-count+lawful-rate r-47 g30
=instalment-count+lease g25
=instalment-count+lend r-46
=instalment-count+lender r19
=instalment-count+market-price r27
=instalment-count+narcotic r27
=instalment-count+official r-27 g-20
=instalment-count+paper-money r33 g31
=instalment-count+pays-for-chance r47 g-49 m-24 h36
=instalment-count+per-period r-43 g34
=instalment-count+price-of r16
=instalment-count+price-word r-28 g17
=instalment-count+priced-thing r45
=instalment-count+reference r-41 g35 h23
=instalment-count+repay r-26 g-20
=instalment-count+sale-or-service r-28 g33 h-49
=instalment-count+serves r40 g37
=instalment-count+settles-later r-39 h37
=instalment-count+sold-apart r-44
=instalment-count+sums-0 g26
=instalment-count+sums-1 r40 g-31
=instalment-count+sums-apart r39
=instalment-count+sums-grow r-31
=instalment-count+to-oppose r38
=instalment-count+trading r-28 g28
=instalment-count+unit r40 g-15 m-24
=instalment-count+unlawful-business h-16
=instalment-count+with-money r18
=insurance-business h99
=insurance-business+insured r25 g-39 h57
=insurance-business+lease g25 h42
=insurance-business+name-after h42
=insurance-business+pays-for-chance r28 g-60 h38
=insurance-business+price-of r28 g-83 h72
=insurance-business+reference g15
=insurance-business+sale-or-service r32 g-52 h83
=insurance-business+search-for r26 g-69 h84
=insurance-business+sold-apart g28
=insurance-business+sums-0 r-25 h101
=insurance-business+trade r28 g-83 h72
=insurance-business+trading g-90 h93
=insurance-business+unit h23
=insured r-79 g196 m-28 h-194 k-44
=insured+interest-business r-39 h76
=insured+islamic-paper r-26
=insured+keep-cut r-39 h32
=insured+kept-by-creditor k15
=insured+late-charge r37
=insured+late-rent r36 g-42 h-34
=insured+lawful-bar r-34 h-23
=insured+lawful-rate r-38 g-31 m-21 k16
=insured+lease g-47 h-22
=insured+lend r52 g-32 h76
=insured+lend-verb r-67 h81
=insured+lender-gain r-19 g-26
=insured+licensed g-19
=insured+limit r-23 g19
=insured+market-price r-38 g-21 m-23
=insured+metal-deal h-24
=insured+more-time r31
=insured+name-after g51 h19
=insured+name-before g24 h18
=insured+narcotic r53 g21 m28 h-24
=insured+official r20 g36
=insured+online-place g-44 h80
=insured+operator g-17 h51
=insured+out-there g36
=insured+outside-prize r-47 g30 m-18
=insured+own-zakat-rate g-28
=insured+paid-entry r56 g-61 m90 h-19
=insured+paper-early r50 g-15
=insured+paper-money r-17 g71 h-24 k-15
=insured+pass-along g-19 k21
=insured+pass-on g-22
=insured+passes-it r-16
=insured+pay-for-cover r-46 g50 h-20 k17
=insured+payment-versus-payment r66
=insured+payroll r-35 g59 h22
=insured+pays r-28 m-40 k19
=insured+pays-for-chance r37 g60 m39 h-19 k20
=insured+per-period r-45 g58
=insured+percentage m15 h31
=insured+pledge r17
=insured+price-of r-34 g-46 h56
=insured+price-word r-15 g-38 m26
=insured+priced-thing g-19
=insured+reference r-49 g27 m-16 h-30
=insured+repay r19
=insured+return-on-capital r17 g-57 h20
=insured+right-now r32 g26 h-28
=insured+sale-or-service r24 m49 h-15 k-29
=insured+same-back r37
=insured+search-for r17 g24 h27 k16
=insured+sell r-45 h32
=insured+serves g-53 m-20 h55
=insured+settles-later r41 g-23
=insured+sham g-20 h71
=insured+sold-apart g16
=insured+sold-short g20 h-29
=insured+stranger g-25
=insured+sums-0 r-49 g124 m-34 h-147 k-33
=insured+sums-1 r-30 g54 h-64
=insured+sums-2 g18 h17
=insured+sums-apart r-36
=insured+sums-equal r20
=insured+sums-grow r-17 g33
=insured+sums-shrink r31 h21
=insured+takaful g-40
=insured+take-in r20 g-36 m19
=insured+to-dispose r-16 g-22
=insured+to-learn g17 m-16
=insured+to-oppose g19
=insured+trade r23 h47
=insured+trading g-92 m-23
=insured+travelling r-20 g44 m-24 h-77
=insured+undecided r-21 g29
=insured+unit r-30 h-30 k-18
=insured+unknown g20
=insured+unlawful-business r-26 h94
=insured+up-down h32
=insured+wager-event r22 g-30 m48 h-59
=insured+waiting r49
=insured+watchers h-21 k19
=insured+with-money r-29 g-32 m-21
=insured+works-for r-25 g-26 h36
=interest-business r-39 g-15 h172
=interest-business+lawful-rate h18
=interest-business+lend r-46 h71
=interest-business+lend-verb r-17 h53
=interest-business+lender r-31 h18
=interest-business+market-price r-42 h67
=interest-business+metal-deal r-27 h56
=interest-business+online-place r23
=interest-business+pays-for-chance r-38 h90
=interest-business+per-period r-20
=interest-business+percentage r-31
=interest-business+price-of r-23 h55
=interest-business+return-on-capital r-31 h37
=interest-business+sale-or-service h31
=interest-business+serves h55
=interest-business+sold-apart r-39 h36
=interest-business+sums-0 r-67 g-15 h157
=interest-business+sums-1 r28
=interest-business+trade r-23 h55
=interest-business+trading r-48 h103
=interest-business+unit h54
=interest-business+watchers r28 h58
=interest-product r-50 h69
=interest-product+lend r-46 h32
=interest-product+pays-for-chance r25 h15
=interest-product+price-of h59
=interest-product+sale-or-service r20 h70
=interest-product+sums-0 r-52 h69
=islamic-paper r-18 g-33 m-19 h-85 k-22
=islamic-paper+lawful-rate r-41
=islamic-paper+pays-for-chance h-16
=islamic-paper+price-of h-15
=islamic-paper+reference r33 m-16
=islamic-paper+return-on-capital r-33
=islamic-paper+sale-or-service r-45 h-29
=islamic-paper+serves h-34
=islamic-paper+sums-0 g-33 h-85 k-22
=islamic-paper+trading h-30
=islamic-paper+unit r-31 h-19
=islamic-paper+watchers r-34 h-30
=istisna r-16 h-47
=istisna+left-open g18
=istisna+no-spec g65
=istisna+pays-for-chance g-16
=istisna+price-word h-18
=istisna+reference g-29
=istisna+sums-0 g34 h-33
=istisna+sums-1 g-22
=istisna+unit g-26
=keep-cut r23 g-61 m22 h45 k41
=keep-cut+kept-by-creditor g20 m17 h16
=keep-cut+lawful-rate h-15
=keep-cut+lease h-21
=keep-cut+lend r53 h-15
=keep-cut+lend-verb r44
=keep-cut+lender r17 h-24
=keep-cut+lender-gain r-15 k26
=keep-cut+market-price r-20 g18 m16 h22
=keep-cut+meat h28
=keep-cut+metal-deal g16
=keep-cut+narcotic r15 h-28 k21
=keep-cut+online-place m-15 h24 k19
=keep-cut+own-account r-20 k18
=keep-cut+own-zakat-rate g-18
=keep-cut+paid-entry r31
=keep-cut+paper-early r24
=keep-cut+pass-along r-50 h-22 k52
=keep-cut+pass-on r-35 k58
=keep-cut+passes-it r-26 h-27 k45
=keep-cut+payroll r38
=keep-cut+pays g23
=keep-cut+pays-for-chance r66 g-17 m42
=keep-cut+per-period r29
=keep-cut+percentage m15 h-20
=keep-cut+price-of r-54 g49 m21 k18
=keep-cut+price-word r-16 g30
=keep-cut+priced-thing g19 h18
=keep-cut+promised-cut r-17 h-19
=keep-cut+receivable r-15
=keep-cut+reference r48 g-36 h-40 k-15
=keep-cut+return-on-capital h-17
=keep-cut+right-now r28 h-17
=keep-cut+sale-or-service r19 g42 m33 h18
=keep-cut+search-for g23 h-19
=keep-cut+sell g55
=keep-cut+serves r-20 m25 h48
=keep-cut+sold-short r49
=keep-cut+stipulated r-30
=keep-cut+stranger r-16 k29
=keep-cut+sums-0 r-17 g-24 h20 k42
=keep-cut+sums-1 r-26
=keep-cut+sums-2 r87 g-26
=keep-cut+sums-apart r39 g-17 m39 h20
=keep-cut+sums-grow r25
=keep-cut+surety r44 h-27
=keep-cut+surety-pay r-16 m31
=keep-cut+take-in g-15
=keep-cut+trade r-30 g51
=keep-cut+trading r-32 m15 h-35
=keep-cut+unit m25 h-27
=keep-cut+unknown-party r-24 k23
=keep-cut+unlawful-business h17
=keep-cut+wager-event r-17 m38 h34
=keep-cut+watchers r-21 h45
=keep-cut+winner-takes m46
=keeps-money r126 g-37
=keeps-money+pays-for-chance r73 g-24
=keeps-money+per-period r37
=keeps-money+return-on-capital r37 g-21
=keeps-money+sale-or-service r52
=keeps-money+sums-0 r84 g-26
=keeps-money+sums-2 r37
=keeps-money+sums-apart r37
=keeps-money+unit r33 g-21
=kept-by-creditor r93 m46 h-20 k16
=kept-by-creditor+late-charge r40
=kept-by-creditor+lawful-rate g25
=kept-by-creditor+lend r26
=kept-by-creditor+market-price g33 m17
=kept-by-creditor+more-time r73
=kept-by-creditor+nobody-knows g25
=kept-by-creditor+online-place r32 k-15
=kept-by-creditor+pays g-33
=kept-by-creditor+pays-for-chance r18 g-25 m26
=kept-by-creditor+per-period r34
=kept-by-creditor+price-of g21
=kept-by-creditor+reference r40 k-15
=kept-by-creditor+return-on-capital r53
=kept-by-creditor+sale-or-service r28 g33 h28
=kept-by-creditor+serves h28
=kept-by-creditor+sums-0 r73 m23 h-20 k16
=kept-by-creditor+sums-1 m27
=kept-by-creditor+trade g21
=kept-by-creditor+undescribed g25
=kept-by-creditor+unit r-18 g44 m20
=kept-by-creditor+wager-event m33
=kept-by-creditor+waiting r96
=kept-by-creditor+watchers h23
=kept-by-creditor+winner-takes m16
=late-charge r27 h-33
=late-charge+late-rent r-58 h-41
=late-charge+narcotic r18 h-33
=late-charge+online-place r17
=late-charge+sums-0 r36 h-20
=late-charge+sums-1 r-17
=late-charge+to-dispose r-24
=late-charge+to-learn r-20
=late-charge+unit h-37
=late-charge+waiting r39
=late-charge+watchers h-15
=late-rent r-131 g-79 m-54 h-123 k-42
=late-rent+lawful-rate r16
=late-rent+lease r-28 g-45 h43
=late-rent+lender r15
=late-rent+licensed r-21
=late-rent+loose-order g27
=late-rent+market-price r-23
=late-rent+meat r16 g-20
=late-rent+more-time r-45 g-17
=late-rent+name-after g-33 m-19 h-61 k16
=late-rent+name-before g-23 h-37
=late-rent+narcotic g18 m22 h-30 k-16
=late-rent+no-date g46
=late-rent+no-day g55
=late-rent+not-mine-yet g54
=late-rent+not-told h35 k-16
=late-rent+official r20 m-23 h-40
=late-rent+online-place r-17 h-37
=late-rent+operator h21
=late-rent+outside-prize r-22
=late-rent+paid-entry r33 g27 m21 k16
=late-rent+paper-money g-49 m18 k-17
=late-rent+pays m-16
=late-rent+pays-for-chance g16 h-57 k17
=late-rent+per-period r18
=late-rent+percentage r31
=late-rent+play-costs r-24
=late-rent+pledge r26
=late-rent+price-later g-23 h16
=late-rent+price-of r25 g93 m-31
=late-rent+price-word r-21
=late-rent+priced-thing r23 g23
=late-rent+reference r16 m35
=late-rent+repay r-28
=late-rent+return-on-capital r39
=late-rent+sale-or-service r-26 g-38 m33 h63
=late-rent+search-for g15
=late-rent+sell r-22 h24
=late-rent+serves r-22 h65
=late-rent+settles-later g-30
=late-rent+sham h71
=late-rent+small-parts h15 k24
=late-rent+sold-apart h-18
=late-rent+sold-short g33 m30
=late-rent+speed-up h51
=late-rent+split g-19
=late-rent+sums-0 r-87 m-21 h-72 k-37
=late-rent+sums-1 r-60 g-70 m-39 h-86
=late-rent+sums-2 r17 g-18 h27
=late-rent+sums-apart r-21 h27
=late-rent+sums-equal r-16
=late-rent+sums-grow r54
=late-rent+surety r-16
=late-rent+to-learn h-18
=late-rent+to-oppose r-25 h-52 k23
=late-rent+trade r33 g33 h24
=late-rent+trading g-20
=late-rent+travelling g40 m-15 k-15
=late-rent+unit r-24 g-33 h46 k-19
=late-rent+unlawful-business r17 h64
=late-rent+up-down g46 m-16
=late-rent+wager-event g-22 m-49 h-53
=late-rent+waiting r-54 g-17
=late-rent+watchers r-16 h16 k-20
=late-rent+with-money m30
=late-rent+works-for r51 h-15
=lawful-bar r-70 g-25 m-77 h-190 k-43
=lawful-bar+lawful-rate g30 h-15
=lawful-bar+lease r26 g17
=lawful-bar+lend r-20 g-15 m-19
=lawful-bar+lend-verb r-20
=lawful-bar+lender r-23
=lawful-bar+market-price h28
=lawful-bar+meat r23 m-19 h-24
=lawful-bar+name-before h-29
=lawful-bar+narcotic r48 h-113
=lawful-bar+official h138
=lawful-bar+online-place g39 m32
=lawful-bar+paid-entry g22
=lawful-bar+paper-money r16
=lawful-bar+payroll h-20
=lawful-bar+pays r38
=lawful-bar+pays-for-chance r56
=lawful-bar+per-period r22 h-15
=lawful-bar+price-of r-24 g18 h-21
=lawful-bar+price-word r-22 m26
=lawful-bar+priced-thing r21 g18 h28
=lawful-bar+reference r-39 g57 h-17 k19
=lawful-bar+repay h-19
=lawful-bar+right-now r31 h-15
=lawful-bar+sale-or-service r-68 g38 h-22 k20
=lawful-bar+sell r-38 g44
=lawful-bar+serves h-26
=lawful-bar+settles-later r15
=lawful-bar+shut-thing g36
=lawful-bar+sold-apart r18 g-29
=lawful-bar+speed-up h61
=lawful-bar+stakes g22 h20
=lawful-bar+sums-0 r-74 g-29 m-70 h-187 k-43
=lawful-bar+sums-grow r21
=lawful-bar+tick-guess m20
=lawful-bar+trade r-31 g47 h-23
=lawful-bar+unborn g26
=lawful-bar+unit r69 m-25 h-51 k18
=lawful-bar+unlawful-business r47 h-80 k20
=lawful-bar+up-down r-18
=lawful-bar+wager-event g-23 m-24 h68
=lawful-bar+watchers h75 k-31
=lawful-bar+with-money r15 g20 h20
=lawful-bar+works-for r25 h-15
=lawful-rate r-85 g-100 m-69 h-91 k-16
=lawful-rate+lease r-84 g-25 m-16 h26 k-41
=lawful-rate+lend r35
=lawful-rate+lend-verb r24
=lawful-rate+lender r38
=lawful-rate+lender-gain r-15 m-30
=lawful-rate+licensed r23 k-32
=lawful-rate+market-price r16 g-22 m17
=lawful-rate+metal r39
=lawful-rate+metal-deal r49
=lawful-rate+more-time r-25
=lawful-rate+my-wallet-lent k33
=lawful-rate+name-after r19
=lawful-rate+name-before r-30 h-21 k-23
=lawful-rate+narcotic g31 h-24
=lawful-rate+official r31 m16 h40 k-18
=lawful-rate+online-place r21 m15 h21 k17
=lawful-rate+operator m16 h18
=lawful-rate+paid-entry r-55 g17 h17
=lawful-rate+paper-money r83 g31 h-37
=lawful-rate+passes-it r51 h-16
=lawful-rate+pays r108 g-52 h24
=lawful-rate+pays-for-chance r-81 g21 m-59 h-46 k-43
=lawful-rate+per-period r74 g33 h34
=lawful-rate+percentage r-52 g-16 m-24 k-20
=lawful-rate+play-costs r-32 h-15
=lawful-rate+price-of r-54 m29 h29
=lawful-rate+price-word m15 h21
=lawful-rate+priced-thing r-23
=lawful-rate+promised-cut r37 g-18
=lawful-rate+quick-cash r25
=lawful-rate+reference r41 h-26 k-20
=lawful-rate+repay r-16 g-26
=lawful-rate+return-on-capital r-21 g26 m-32 h-23
=lawful-rate+right-now r23 g41
=lawful-rate+sale-or-service r29 m15 h28 k-26
=lawful-rate+search-for g-17 h39 k20
=lawful-rate+serves r33 g60 m-49 h48 k-31
=lawful-rate+settles-later g-25
=lawful-rate+sham r66 h-36 k15
=lawful-rate+sold-apart r19 g-17 h51
=lawful-rate+sold-short r39 g29
=lawful-rate+stakes m-18 h50
=lawful-rate+stipulated r28 g-16
=lawful-rate+sums-0 r-26 g-92 m-30 h-35
=lawful-rate+sums-1 r39 g17 k-15
=lawful-rate+sums-2 r-71 g-25 m-27 h-40
=lawful-rate+sums-3 r-26
=lawful-rate+sums-apart r-48 m-28 h-27
=lawful-rate+sums-equal r-20
=lawful-rate+sums-grow r-32
=lawful-rate+surety-pay r47
=lawful-rate+take-in r103
=lawful-rate+tied-deal r18
=lawful-rate+to-debtor r22
=lawful-rate+to-dispose r-20 g-44
=lawful-rate+to-oppose r18 h-30
=lawful-rate+trade g19 h-18 k-17
=lawful-rate+trading r68 m46
=lawful-rate+travelling r-16 h-21
=lawful-rate+unit r-139 g45 m-15 h-33 k-42
=lawful-rate+unlawful-business m-27 h90 k-15
=lawful-rate+unlicensed k17
=lawful-rate+unlicensed-giving k25
=lawful-rate+up-down r-20 m35 k19
=lawful-rate+wager-event h21
=lawful-rate+waiting r15
=lawful-rate+watchers r57 g-34 h-15 k34
=lawful-rate+with-money r44 h65
=lawful-rate+zakat r-70 g-15 m-27 h-66
=lease r-97 g-53 m-181 h-95 k-40
=lease+left-open g38
=lease+lend r107 g-24
=lease+lend-verb r49
=lease+licensed r-18
=lease+limit g-15
=lease+market-price r58 g15 h-34
=lease+meat g-22
=lease+my-wallet-lent k32
=lease+name-after r18 g-29 h55
=lease+name-before g25
=lease+narcotic g44 h-33
=lease+not-told h-24 k26
=lease+official h31 k-15
=lease+online-place m-32 k34
=lease+operator g-29 m-85 h63
=lease+outside-prize g-16 m-28
=lease+paid-entry r-28 g30 h-33
=lease+paper-early r-33
=lease+paper-money r65 g-46 k22
=lease+pass-on r-15 g81
=lease+pay-for-cover g-15
=lease+payroll r33 g-17 h43
=lease+pays r-36 m-20
=lease+pays-for-chance r17 g73 m-15 h-137 k-24
=lease+per-period r-67
=lease+percentage r29
=lease+play-costs r-29
=lease+pledge r26
=lease+price-later h16
=lease+price-of g56 h-57
=lease+price-word r17 g30 h-17
=lease+priced-thing r82 h-20
=lease+receivable r-31
=lease+reference g16 m37 h-15
=lease+return-on-capital r-40 g69 h-21
=lease+right-now r-25 m-26
=lease+sale-or-service r-86 g47 m-27 h52 k-44
=lease+search-for g53 h21
=lease+sell r-39 g-42
=lease+serves r61 g38 m-74 h-77 k30
=lease+settles-later r46
=lease+sham r17 h26
=lease+small-parts g24 h16
=lease+sold-apart r-33 g37
=lease+sold-short g75
=lease+stipulated r-23 g22
=lease+sums-0 r-34 m-156 h-78 k-26
=lease+sums-1 g-30 m-25
=lease+sums-2 r-44
=lease+sums-apart r-24
=lease+sums-grow r-29
=lease+surety-pay r24 h-20
=lease+take-in r47 m-21 h20 k-24
=lease+tied-deal r40 g-18
=lease+tied-trade r39
=lease+to-learn r26 h-27
=lease+to-oppose g28 m-21 h-44
=lease+trade g22 h-28
=lease+trading r-92 g26 m43 h-62
=lease+travelling g-31 h-17
=lease+under k-24
=lease+unit r-103 m-37 k-52
=lease+unknown g20
=lease+unlawful-business r23 g-35 m-119 h304 k-18
=lease+up-down r35 h-25 k-19
=lease+wager-event g-32 m-41 h18
=lease+watchers r-25 h31 k-25
=lease+works-for r-40 g-55 m-63 h-44
=left-open r-41 g151 h-52
=left-open+market-price g52
=left-open+pays-for-chance r-23 g16
=left-open+price-of r-18 g70
=left-open+price-open g23
=left-open+price-word r-15 g65 h-20
=left-open+priced-thing g51
=left-open+reference g38
=left-open+right-now r-23
=left-open+sale-or-service r-17 g92 h-20
=left-open+sell g15
=left-open+serves g31
=left-open+settles-later r-34 g36
=left-open+sums-0 g143 h-47
=left-open+sums-1 g15
=left-open+sums-2 r-30
=left-open+sums-grow r-27 g20
=left-open+trade g41
=left-open+undecided g26
=left-open+undescribed g29
=left-open+unknown g18
=lend r190 g-116 m-16 h-131 k-37
=lend+lend-verb g-34 m-55 k25
=lend+lender r-91 g-18
=lend+lender-gain r101 h-17
=lend+limit r38
=lend+market-price r20 g84
=lend+metal-deal r-43 g43
=lend+more-back r41
=lend+more-time r28
=lend+my-loss m26 h18
=lend+name-after r26 h32
=lend+name-before g-42 m-24 h-25
=lend+narcotic r34 g-25
=lend+not-pork r51
=lend+official r-64 h27
=lend+online-place g21 m-19 h-18
=lend+operator h60
=lend+outside-prize r40
=lend+own-zakat-rate r54
=lend+paid-entry r55 m-19 h-18
=lend+paper-early r-45
=lend+passes-it r45
=lend+pay-me r52
=lend+payroll r-16
=lend+pays g-33 m-16
=lend+pays-for-chance g-59 m-40 h-29 k-19
=lend+per-period m-21 k20
=lend+percentage r62 g28 m-18 h-18
=lend+play-costs r-25
=lend+pledge r-28
=lend+price-of r39 g37
=lend+price-word r84 g-51 m-15
=lend+priced-thing g69
=lend+principal-stays r-73
=lend+quick-cash r-25 k18
=lend+rate-charge g16 m-27
=lend+receivable r-102 g-75 m22 h55 k-17
=lend+reference r96 g-19 m-22
=lend+repay r-188 g-53 m36 h-25 k-18
=lend+return-on-capital r-49 g-39
=lend+sale-or-service r136 g23 k-15
=lend+same-back r27
=lend+search-for g-22 m17
=lend+sell r34 g72 h-47
=lend+serves r85 g34 h-45
=lend+settles-later r-35 g-45 m17
=lend+sold-apart r-28 h22
=lend+stipulated r17
=lend+sums-0 r72 g-17 m25 h-71
=lend+sums-1 r-23 g-60 h-28
=lend+sums-2 r123 g-36 h-19
=lend+sums-3 r18 m-22
=lend+sums-apart m-20
=lend+sums-equal r-126
=lend+sums-grow r228 g-22 h-19
=lend+sums-shrink r30 m-17
=lend+surety r31 h-23
=lend+surety-pay r110 h-40
=lend+take-in r77 g-30 m-15 h17
=lend+tied-deal r74
=lend+tied-trade r39 g-18
=lend+to-debtor r-56
=lend+to-dispose r-19
=lend+to-learn h-19
=lend+to-oppose r-49
=lend+to-treat r-21
=lend+trade r67 g72
=lend+trading r-88 g220
=lend+travelling r16
=lend+unit r-44 g-46 h-16 k-18
=lend+unlawful-business m24 h45
=lend+up-down r65
=lend+wager-event m108
=lend+wait-pay r31
=lend+waiting m-15
=lend+watchers r-41 h25
=lend+works-for h24
=lend-verb g-34 m-55 k25
=lend-verb+lender r-38
=lend-verb+lender-gain r31
=lend-verb+market-price r51
=lend-verb+name-after r36
=lend-verb+narcotic r17
=lend-verb+pays-for-chance g-18 m-37 h-28 k15
=lend-verb+per-period r-31 k20
=lend-verb+percentage r53 m-17 h-16
=lend-verb+price-of r-27 h17
=lend-verb+price-word r42
=lend-verb+reference r-17 h31
=lend-verb+repay r-53
=lend-verb+return-on-capital r23
=lend-verb+right-now h-15
=lend-verb+sale-or-service r-20 h26
=lend-verb+serves r35
=lend-verb+sold-short r-18
=lend-verb+sums-0 r-33 g-17 m-22 k19
=lend-verb+sums-1 r24 m-27 h-25
=lend-verb+sums-apart r52
=lend-verb+sums-equal r-39
=lend-verb+take-in r-26 h23
=lend-verb+to-learn r17
=lend-verb+trade r-40 h17
=lend-verb+trading r-50
=lend-verb+unit r-70
=lender r229 g-75 m-35 h-128
=lender+lender-gain r75
=lender+market-price g-21 h25
=lender+name-after r28
=lender+narcotic h-19
=lender+pays h25
=lender+pays-for-chance r20 g-44 h27
=lender+per-period r46 h-38
=lender+percentage r-26
=lender+price-of g-16
=lender+principal-stays r36
=lender+rate-charge r21 h-32
=lender+receivable r-55 m19 h22
=lender+return-on-capital r-36
=lender+right-now r15
=lender+sale-or-service r-25
=lender+settles-later r-33
=lender+sums-0 r135 g-64 h-86
=lender+sums-1 r49 m-20 h-32
=lender+sums-2 r25
=lender+sums-3 r20
=lender+sums-apart r28
=lender+sums-grow r22
=lender+surety-pay r-29
=lender+trade r-18
=lender+trading r-27 h25 k32
=lender+unit r19 g-24
=lender+up-down r-16 h27
=lender+waiting r-23
=lender+watchers r30
=lender-gain r163 g-36
=lender-gain+passes-it r-34 h23
=lender-gain+pay-me r22
=lender-gain+payroll r17
=lender-gain+pays-for-chance r97 g-32
=lender-gain+per-period r59
=lender-gain+percentage r-17 h22
=lender-gain+price-of r19 g-18
=lender-gain+receivable r19
=lender-gain+reference r29
=lender-gain+repay r41
=lender-gain+return-on-capital m26
=lender-gain+serves r22 m-25
=lender-gain+sold-apart r34
=lender-gain+stipulated r17
=lender-gain+sums-0 r31 g-19 h37
=lender-gain+sums-1 r91 h-37
=lender-gain+sums-2 r41
=lender-gain+sums-apart r25
=lender-gain+surety-pay h19
=lender-gain+trade g-18
=lender-gain+unit r24 h15
=lender-gain+unlawful-business m-15 h15
=lender-gain+up-down r21
=licensed r-30 h-121 k-39
=licensed+metal r55
=licensed+metal-deal r58
=licensed+name-after g31 h-38 k-19
=licensed+narcotic h-82
=licensed+operator m18 h33
=licensed+outside-prize h16
=licensed+paid-entry m17 h15
=licensed+pays-for-chance h-18
=licensed+per-period m18
=licensed+price-of g20 m18 h38
=licensed+reference m21
=licensed+return-on-capital r-23 m17
=licensed+sale-or-service r29
=licensed+sham h35
=licensed+sums-0 r-35 h-77 k-39
=licensed+sums-1 h-44
=licensed+to-dispose k-30
=licensed+to-learn h41
=licensed+to-oppose h-39
=licensed+trade r20 g25 m18 h36
=licensed+trading g-35
=licensed+under g-23 h25
=licensed+unit m22
=licensed+unlawful-business m18 h50
=licensed+watchers h-17 k17
=limit r45 g-27 m-49 h-135 k158
=limit+market-price g18
=limit+pays-for-chance r46 k23
=limit+per-period r-21
=limit+price-word g19
=limit+repay r57
=limit+sale-or-service g22
=limit+small-parts k19
=limit+split r-22 k44
=limit+stays-unseen k31
=limit+sums-0 g-39 m-37 h-128 k129
=limit+sums-1 r15 k26
=limit+sums-2 r17 g24
=limit+sums-grow r17
=limit+under r-37 g-33 m-17 h-44 k127
=limit+unit r31 g-23 h-32 k29
=limit+unknown g34
=limit+up-down r19 g-29 h-17 k70
=limit+watchers r21
=loose-order r-30 g128 h-37
=loose-order+no-spec g26
=loose-order+pays-for-chance g30
=loose-order+reference g35
=loose-order+sale-or-service g35
=loose-order+sums-0 r-30 g118 h-37
=loose-order+unit r-20 g20
=loser-pays r-37 g-52 m185 h-46
=loser-pays+my-loss m24 h-24
=loser-pays+pays g-21 m52
=loser-pays+pays-for-chance g-22 m74 h-27
=loser-pays+sums-0 g-49 m125 h-37
=loser-pays+sums-1 r-27 g-15 m60
=loser-pays+unit g-16 m16
=loser-pays+wager-event r-17 g-37 m79 h-33
=loser-pays+winner-takes m43 h-22
=lost-contest m45
=lost-contest+wager-event m45
=market-price r-97 g126 m27 h-38 k-28
=market-price+meat r-26 g-23
=market-price+meat-trade h33
=market-price+metal-deal r-33 m-27 h18
=market-price+name-before r46 g-17
=market-price+narcotic g-47 h52
=market-price+nobody-knows r25
=market-price+not-pork r19 g-24 h45
=market-price+not-told r-19 g-35 h25
=market-price+online-place r-47 m110 h-25
=market-price+operator m43 h43
=market-price+paid-entry g-20 m-30
=market-price+paper-money r-62 g17 m15 h15
=market-price+pass-along k18
=market-price+pass-on g30
=market-price+passes-it m15 h-18
=market-price+payment-versus-payment r-57 m-16
=market-price+payroll r27 g-25
=market-price+pays r28
=market-price+pays-for-chance r-61 g-61 m52 k17
=market-price+per-period h18
=market-price+percentage r54 g-17 m45 h15
=market-price+pledge r37 g-16
=market-price+price-bet g34 h-17
=market-price+price-later g-32
=market-price+price-of g-114 h-27 k15
=market-price+price-open r-19 g67 h-19
=market-price+price-word r-52 h38
=market-price+priced-thing g67 h-27 k-27
=market-price+receivable r-15
=market-price+reference r-65 g-45 m29 h50
=market-price+repay k18
=market-price+return-on-capital r-48 m19
=market-price+right-now g41 m-29 h-16
=market-price+sale-or-service r-67 g61 m-21 h15 k15
=market-price+sell r-43
=market-price+serves g31 h36
=market-price+settles-later r91 g-19
=market-price+sham h18
=market-price+share-unknown g23
=market-price+small-parts g-50
=market-price+sold-apart r-45 g-37 h17
=market-price+sold-short g-54
=market-price+split r19
=market-price+stakes r-42 g190 m-20
=market-price+sums-0 r55 g17 m-97 h-88 k-27
=market-price+sums-1 r-68 g66 m78 h50
=market-price+sums-2 r-81 g42 m49
=market-price+sums-apart g26 m26
=market-price+sums-grow r-27 g17 m21
=market-price+sums-shrink r-49
=market-price+surety-pay m15 h22
=market-price+takaful g-18
=market-price+take-in r15 g29 k16
=market-price+tick-guess r-35 g60 m128 h-23
=market-price+tied-trade g-17
=market-price+to-learn r22
=market-price+to-oppose g65 m30
=market-price+trade r-25 g-64 m-31 k18
=market-price+trading g79 m58 k-26
=market-price+undecided g38
=market-price+under g-20 m43
=market-price+undescribed r25 g-24
=market-price+unit g-56 h53
=market-price+unlawful-business r25 h124
=market-price+up-down r-43 g122 m98 h-24
=market-price+wager-event r-27 g-30 h32
=market-price+waiting r46
=market-price+watchers g45
=market-price+winner-takes m18 h22
=market-price+with-money g95 m-47
=market-price+works-for g-18 h-19
=meat r-51 g-126 m-89 h49 k-26
=meat+meat-trade h25
=meat+name-before r17 m-17 h-24
=meat+narcotic h-107
=meat+not-pork g-67 h-129
=meat+pays r25 g-22
=meat+pays-for-chance r-22 g-69 m-18 h-78
=meat+price-of g-36 h-28
=meat+price-word r-29 g-17
=meat+priced-thing r18 g-23
=meat+reference h-50
=meat+right-now h-18
=meat+sale-or-service r-17 g-31
=meat+search-for g22
=meat+sell r15 h29
=meat+shut-thing m16 h-31
=meat+sold-short g18
=meat+sums-0 g-105 m-74 h56 k-23
=meat+sums-1 r-37 g-19 m-15
=meat+trade r15
=meat+trading g-27
=meat+unit r-42 g-47 m-39 h-69
=meat+unlawful-business r25 h-59
=meat+wager-event g49 m-31 h-36
=meat-trade r-27 g-50 h-48
=meat-trade+not-pork r-22 g-56 m17 h-151
=meat-trade+pays-for-chance h53
=meat-trade+settles-later g16
=meat-trade+sums-0 r-20 g-50 h-48
=meat-trade+unit h54
=metal r63 g26 h-75 k-37
=metal+metal-deal r74 h-55 k-35
=metal+online-place h25
=metal+paper-money r78 g-25 k-24
=metal+pass-on r-18 g46
=metal+pays r22
=metal+pays-for-chance r71 h-20
=metal+price-of h-20
=metal+priced-thing r-15
=metal+quick-cash r56 g-21 k-19
=metal+reference g-31 h-28
=metal+right-now r-19
=metal+sale-or-service g-27 h-44
=metal+sell g-39
=metal+serves g19 h-29
=metal+settles-later r-32 g29
=metal+sham r21
=metal+sold-short r22 g-21
=metal+sums-0 r23 g35 h-75 k-37
=metal+sums-1 r40
=metal+trade h-23
=metal+unit h-27
=metal+unknown r55 g-22
=metal+watchers r63 g-16
=metal-deal r87 m-35 h-46
=metal-deal+narcotic r-15 h-27
=metal-deal+not-mine-yet g29
=metal-deal+online-place g-15 h24
=metal-deal+operator g-15 h36
=metal-deal+paper-money r78 g-22 k-26
=metal-deal+pass-on r-41 g78
=metal-deal+passes-it g16
=metal-deal+pays r16 g31
=metal-deal+pays-for-chance r19
=metal-deal+price-of r-27
=metal-deal+priced-thing h-36
=metal-deal+quick-cash r101 g-25 k-24
=metal-deal+reference r-26 g-57 h-25
=metal-deal+right-now r-24 g-29
=metal-deal+sale-or-service r-43 h-30
=metal-deal+sell g-52
=metal-deal+serves h-35
=metal-deal+settles-later r-30
=metal-deal+sham r25
=metal-deal+sold-short r22 g-48
=metal-deal+stakes h34
=metal-deal+sums-0 r78 m-42 h-37
=metal-deal+sums-1 g-27
=metal-deal+take-in g-27 k30
=metal-deal+trade g-23
=metal-deal+trading g-19 m-23 h18
=metal-deal+unit r-17 g23 m-22 h30
=metal-deal+unknown r50
=metal-deal+unlawful-business m-15
=metal-deal+up-down g16
=metal-deal+watchers r93 h20 k-17
=metal-deal+with-money h34
=more-back r234 g-30 m-25 h-42
=more-back+more-time r34
=more-back+pays r32
=more-back+pays-for-chance r126 g-34 m-15
=more-back+per-period r55 g-21
=more-back+percentage r19
=more-back+repay r38
=more-back+return-on-capital r53
=more-back+sale-or-service r43
=more-back+sums-0 r64 h-34
=more-back+sums-1 r118 g-15
=more-back+sums-2 r52
=more-back+sums-apart r52 g-18
=more-back+take-in r25
=more-back+unit r59
=more-back+waiting r47
=more-time r143 g-22 m-17 h-100 k-31
=more-time+name-after g-17
=more-time+name-before m-21
=more-time+narcotic r-23
=more-time+online-place r24
=more-time+pays r-58
=more-time+pays-for-chance r38 g24
=more-time+per-period r40
=more-time+percentage r30
=more-time+price-of r22
=more-time+price-word r18
=more-time+receivable r-19
=more-time+repay r25
=more-time+reschedule r15 h-17
=more-time+return-on-capital r48
=more-time+right-now r-15
=more-time+sale-or-service r49
=more-time+settles-later g-19 m18
=more-time+sold-apart g69
=more-time+sums-0 r57 g-46 m-20 h-96 k-27
=more-time+sums-1 r56
=more-time+sums-2 r30
=more-time+sums-apart r40
=more-time+surety-pay r33
=more-time+take-in r38
=more-time+to-dispose r-54
=more-time+to-learn r-31
=more-time+travelling r-25 g45
=more-time+under r-15
=more-time+unit r31 g-27
=more-time+wait-pay r61
=more-time+waiting r64 g15 h-61 k-21
=my-loss r-79 g-47 m321 h-56 k-29
=my-loss+pays-for-chance r-33 g-30 m104 h-39
=my-loss+stakes h-22
=my-loss+sums-0 g-37 m143 h-24
=my-loss+sums-1 r-62 g-23 m160 h-30 k-24
=my-loss+unit h-19
=my-loss+unlawful-business m15 h103
=my-loss+wager-event g-33 m152 h-39
=my-loss+winner-takes m21 h-15
=my-loss+with-money g-17 m48 h-22
=my-wallet-lent r-122 g-42 h-68 k242
=my-wallet-lent+online-place r-35 g-26 h-17 k70
=my-wallet-lent+own-account r-22 h-24 k15
=my-wallet-lent+paper-money r-38 k24
=my-wallet-lent+pays r-19 g-16 k35
=my-wallet-lent+pays-for-chance r-30 g-16 k46
=my-wallet-lent+per-period r-63 k53
=my-wallet-lent+reference r-19 g-26 h-17 k56
=my-wallet-lent+sale-or-service k56
=my-wallet-lent+stranger r-16
=my-wallet-lent+sums-0 r-119 g-42 h-68 k234
=my-wallet-lent+surety-pay r-24 k38
=my-wallet-lent+unit k26
=my-wallet-lent+unknown-party r-16 k20
=name-after r20 m-91 h-114 k-20
=name-after+narcotic r19 m17 h-20 k-16
=name-after+operator m-29
=name-after+outside-prize g27
=name-after+paid-entry m21
=name-after+paper-money g-18 m18 h15
=name-after+pays-for-chance r65 g-37
=name-after+price-of h39
=name-after+priced-thing r26
=name-after+reference r18 g-50 h-37 k17
=name-after+right-now m-31 h-46
=name-after+sale-or-service r21 g24 h70 k-25
=name-after+search-for h38
=name-after+sell h28
=name-after+serves g19
=name-after+sham h53
=name-after+sold-apart g38 h-16
=name-after+sold-short m23
=name-after+sums-0 g39 m-78 h-103 k-19
=name-after+sums-1 g-34
=name-after+sums-2 r24
=name-after+to-treat h-15
=name-after+trade h39
=name-after+trading g-24
=name-after+travelling k-15
=name-after+unit r72 h-28 k-32
=name-after+unlicensed g16 k22
=name-after+unlicensed-giving g15 k32
=name-after+wager-event m-16
=name-after+waiting g-40
=name-after+watchers r15 k-18
=name-before g-116 h-40 k-26
=name-before+narcotic h-36
=name-before+official r15
=name-before+online-place h83
=name-before+operator m24 h56
=name-before+paid-entry r22 m-19 h-20
=name-before+paper-money r-22 h17
=name-before+passes-it g-19
=name-before+pays r-39 g18
=name-before+pays-for-chance r88 g-52 m-58 h-32
=name-before+per-period r72 h15
=name-before+percentage r32
=name-before+price-of g25 h-20
=name-before+price-word r29
=name-before+receivable r-18
=name-before+reference r-18 g16 m48 h53 k-19
=name-before+repay r-24 g23
=name-before+return-on-capital r21
=name-before+right-now g-23 h26
=name-before+sale-or-service r-32 m-22 h-42
=name-before+sell r15
=name-before+serves h-20
=name-before+settles-later r-15
=name-before+sold-apart r-22
=name-before+stakes h19
=name-before+sums-0 r-21 g-64 m25 h-79 k-17
=name-before+sums-1 r-29 g-37 h53
=name-before+sums-2 r18
=name-before+sums-grow r32
=name-before+surety-pay r36
=name-before+take-in r-26 h19
=name-before+to-dispose k-16
=name-before+to-learn g-33
=name-before+to-treat r-24
=name-before+trading h-21
=name-before+travelling r27
=name-before+unit g-17 m-17 h-47
=name-before+wager-event m-34 h34
=name-before+waiting r-16
=name-before+with-money r16 h19
=narcotic r-31 g-111 m-33 h221 k-39
=narcotic+not-pork h50
=narcotic+not-told g35 m72 h24
=narcotic+official g30 m17
=narcotic+online-place g29 h-43
=narcotic+operator m-16 h-19
=narcotic+outside-prize h32
=narcotic+paid-entry g21 h26
=narcotic+paper-money r-32 m17 k-15
=narcotic+payment-versus-payment r15
=narcotic+payroll r17
=narcotic+pays r39 h-50
=narcotic+pays-for-chance r89 g35
=narcotic+per-period g18
=narcotic+price-of h-45
=narcotic+price-word g-33
=narcotic+priced-thing r49 g-50 h36
=narcotic+reference r19 g55 m45 h-17 k-22
=narcotic+repay g26
=narcotic+return-on-capital r-22 g39
=narcotic+right-now r22 h-28
=narcotic+sale-or-service r42 g45 m16 h-133 k15
=narcotic+search-for g21
=narcotic+sell g16 h-48
=narcotic+serves r15 g15 m35 k16
=narcotic+settles-later r21 g21
=narcotic+sold-apart r38 h-27
=narcotic+sold-short r41 g40
=narcotic+stakes m-22 h-26
=narcotic+sums-0 r-57 g-87 m-47 h185 k-33
=narcotic+sums-1 r-47 m17 h63
=narcotic+sums-2 r52 g-20 h-28
=narcotic+sums-3 r21
=narcotic+sums-apart r31 h-40
=narcotic+sums-grow r50 g-19
=narcotic+sums-shrink h28
=narcotic+take-in r30
=narcotic+to-learn h-67
=narcotic+to-oppose h-19
=narcotic+trade r-17 g60
=narcotic+trading g-29 h119
=narcotic+travelling g48 h16 k-21
=narcotic+unit r59 m-16 h73 k-46
=narcotic+unlawful-business r31 m-26 h-55
=narcotic+wager-event h25
=narcotic+watchers r22
=narcotic+with-money r39 h-32
=narcotic+works-for r25
=no-date g88
=no-date+no-day g44
=no-date+no-decision-date g51
=no-date+pays-for-chance g20
=no-date+price-of g65
=no-date+price-word g30
=no-date+reference g24
=no-date+repay r15
=no-date+sale-or-service g56
=no-date+sums-0 g98
=no-date+unit g39
=no-day r-32 g206 h-44 k-19
=no-day+no-decision-date g50
=no-day+not-pork g15
=no-day+pays r-29
=no-day+pays-for-chance r-29
=no-day+price-of g47
=no-day+price-word g16
=no-day+reference g50
=no-day+right-now g34
=no-day+sale-or-service g81 k-15
=no-day+sums-0 r-44 g209 h-36 k-19
=no-day+unit r-26 g71
=no-day+wager-event g22
=no-decision-date g51
=no-decision-date+reference g24
=no-decision-date+sale-or-service g31
=no-decision-date+sums-0 g51
=no-spec g103 h-21
=no-spec+pays-for-chance g15
=no-spec+reference g51
=no-spec+sale-or-service g24
=no-spec+search-for g39
=no-spec+sums-0 g89 h-21
=nobody-knows g239 m-38 h-99 k-54
=nobody-knows+not-pork g26 m-16
=nobody-knows+not-told g26
=nobody-knows+paper-money r15
=nobody-knows+pays r-16 g36
=nobody-knows+pays-for-chance g105 h-38
=nobody-knows+price-of g87 h-29
=nobody-knows+priced-thing r25 g-15
=nobody-knows+reference g56 h-42
=nobody-knows+sale-or-service g55 h-37
=nobody-knows+sealed g23
=nobody-knows+shut-thing g36 h-38
=nobody-knows+sold-short g31 h-15
=nobody-knows+speed-up g-29
=nobody-knows+sums-0 r-24 g208 m-38 h-83 k-49
=nobody-knows+sums-1 g32 h-16
=nobody-knows+trade g39 h-15
=nobody-knows+trading r25 g-15
=nobody-knows+under g32
=nobody-knows+undescribed r17 g-71
=nobody-knows+unit r-16 g43 h-52
=nobody-knows+unknown g53 h-17 k-39
=nobody-knows+watchers r15 g-15
=not-chosen r-37 g116 h-58
=not-chosen+paper-money r-30 g29
=not-chosen+pays-for-chance r-34 g36
=not-chosen+price-of g15
=not-chosen+reference r-15 g31
=not-chosen+sale-or-service r-22 g-15 h-15
=not-chosen+settles-later r-27 g67
=not-chosen+sums-0 g67 h-56
=not-chosen+sums-2 r-43 g41
=not-chosen+sums-grow r-43 g41
=not-chosen+two-prices r-26 g39
=not-chosen+undecided r-45 g31 h-23
=not-chosen+under g40
=not-chosen+unit r-28 g32
=not-mine-yet r-57 g195 h-23 k-32
=not-mine-yet+pays-for-chance g77
=not-mine-yet+price-of r-47 g118 k-16
=not-mine-yet+reference g95
=not-mine-yet+sale-or-service r-47 g149 k-16
=not-mine-yet+sell r-52 g110 h-15 k-16
=not-mine-yet+settles-later r-24 g30
=not-mine-yet+sums-0 r-57 g195 h-23 k-32
=not-mine-yet+trade r-57 g125 k-16
=not-mine-yet+unit r-24 g67
=not-pork r-52 g144 m-40 h-238 k-23
=not-pork+out-of-reach g29
=not-pork+out-there r-15 g24
=not-pork+paper-money r16 m44 h53
=not-pork+pays-for-chance r-19 g45 h-23
=not-pork+price-of r-52 g22
=not-pork+price-word r26 g-16 h33
=not-pork+priced-thing h33
=not-pork+receivable r-24
=not-pork+reference m18
=not-pork+repay r17
=not-pork+right-now g46 m-17
=not-pork+sale-or-service r15
=not-pork+sell r-15 g24 h21
=not-pork+serves h33
=not-pork+settles-later g34
=not-pork+sold-short r-20 g16
=not-pork+stakes g-18 h19
=not-pork+sums-0 r-46 g98 m-40 h-196
=not-pork+sums-1 r-24 g56 h-63
=not-pork+sums-2 r18 m-26 h-16
=not-pork+sums-apart r18 h21
=not-pork+take-in r-17 g26
=not-pork+trade r-37 g31 m20 h53
=not-pork+trading g-25
=not-pork+unborn g38
=not-pork+undescribed g37
=not-pork+unit g-19 h53
=not-pork+unlawful-business m22 h33
=not-pork+wager-event g18 m28 h21
=not-pork+with-money g19 m-28 h19
=not-told r-21 g190 m32 h-61 k23
=not-told+paid-entry g-28 m32 h35
=not-told+paper-money r-20 k26
=not-told+pass-along r-15 h-17
=not-told+pays h24 k23
=not-told+pays-for-chance r-19 g48 m-25 h40
=not-told+per-period r28 h-38
=not-told+percentage r-24
=not-told+price-of h-36
=not-told+reference r32 g43 m44 h19
=not-told+repay g21
=not-told+right-now g-25
=not-told+sale-or-service h-25
=not-told+sea-catch g17
=not-told+sell g-43 h-26
=not-told+serves g-33 m77
=not-told+settles-later g17
=not-told+shut-thing g48 h-18
=not-told+sums-0 r-34 g149 m21 h-127 k34
=not-told+sums-1 g54 h66
=not-told+sums-2 r21
=not-told+sums-apart r27
=not-told+trade r-15 g-35 h-36
=not-told+trading r-19 g-32 h33
=not-told+unit g58 m21 h19
=not-told+unknown-party r-15 h-22 k18
=not-told+up-down r-19 m-17 h16
=not-told+wager-event g29 h-17
=not-told+watchers k47
=official r-126 g-96 m-89 h212 k-90
=official+online-place g26 m-21 h-23
=official+paid-entry m-23 h-29
=official+paper-money h19 k-18
=official+payroll h-61 k21
=official+pays h46
=official+pays-for-chance r-53 m-46 h50
=official+price-of r18 h-31
=official+principal-stays r45
=official+reference m-23 h-51 k26
=official+repay r-49
=official+sale-or-service m-33 h-132 k17
=official+sell g-20 h-22
=official+serves g-37 m-25 h-75 k21
=official+sham k21
=official+sold-apart r-24
=official+sold-short r-23 g27 h-35
=official+speed-up r-26 g-20 h128 k-37
=official+sums-0 r-86 g-71 m-84 h187 k-83
=official+sums-1 g-23 h30
=official+sums-2 r-31
=official+surety-pay r-23 h19
=official+to-learn g-23 h-25
=official+to-oppose r-26 g22
=official+trade r25
=official+travelling g22
=official+unit r31 h22 k-17
=official+unlawful-business m-26
=official+up-down h22
=official+watchers r-37 g-58 h55 k-49
=one-source r-34 g106 h-27
=one-source+price-of r-22
=one-source+reference r-28 g27
=one-source+sale-or-service r-28 g50
=one-source+sums-0 r-34 g106 h-27
=one-source+trade r-22
=one-source+unit g52 h-23
=online-place g-39 m148 h84
=online-place+operator m32 h18
=online-place+own-stake g-15 m92 h140
=online-place+paid-entry g24 m-54
=online-place+paper-money h76
=online-place+pass-along h-27 k19
=online-place+pass-on g-15 h23 k42
=online-place+passes-it r18 m-25 h-25 k27
=online-place+payroll r25 k-16
=online-place+pays g-50 m21 h86 k33
=online-place+pays-for-chance r58 g42 m78 h113 k51
=online-place+per-period k21
=online-place+percentage g29 m19 h17
=online-place+price-word r32 g-35 m71
=online-place+priced-thing r-42 g39 m45 h-41
=online-place+reference r-25 g44 m-23 h27 k22
=online-place+repay g22
=online-place+return-on-capital r16 g31 m23
=online-place+right-now g17 m26 h116
=online-place+sale-or-service r52 g-32 m38 h41 k-29
=online-place+serves m-29 h101 k-15
=online-place+sham h-29 k34
=online-place+sold-apart h-31
=online-place+sold-short r-19
=online-place+stakes r-17 g-27 m47 h26
=online-place+stranger r-16 m-15 h-22 k40
=online-place+sums-0 r-58 g-83 m72 h-53 k-38
=online-place+sums-1 g41 m78 h168 k25
=online-place+sums-2 r46 h-23
=online-place+sums-equal h-15
=online-place+sums-grow r30
=online-place+surety-pay m-23
=online-place+take-in g29 h-23
=online-place+tick-guess m36
=online-place+to-dispose r-18
=online-place+to-oppose r-34 g20 h-31 k-18
=online-place+trade g15 h33
=online-place+trading g80 m-27 k-17
=online-place+unit r54 m-50 k31
=online-place+unknown-party r-16 m-18 h-27 k20
=online-place+unlawful-business g22 m19
=online-place+up-down g26 h-25
=online-place+wager-event g-38 m37 h185 k18
=online-place+waiting r24
=online-place+watchers r-31 h-15
=online-place+with-money r-32 m36 h55
=online-place+works-for m-30 h-16
=operator r-103 g-47 m302 h129 k-26
=operator+outside-prize h19
=operator+paid-entry m27 h49
=operator+paper-money r-15 m23 h-17
=operator+pays m-41
=operator+pays-for-chance r-47 g-26 m85 h204
=operator+per-period g26 m32 h55
=operator+price-bet g66 m39 h-35
=operator+price-of m27
=operator+reference m100 h138 k-15
=operator+return-on-capital m35 h81
=operator+right-now m18 h85 k25
=operator+sale-or-service m75 h54
=operator+serves m-95 h65
=operator+stakes g-28 m30 h162
=operator+sums-0 r-65 g-32 m204 h-59 k-26
=operator+sums-1 r-28 m97 h156
=operator+sums-2 h33
=operator+to-learn m27 h120
=operator+to-oppose m-38
=operator+trading g-48 m52 h137
=operator+unit g-32 h120
=operator+unlawful-business r-27 m30 h-32
=operator+wager-event g-16 m71 h190
=operator+with-money g-28 m27 h130
=operator+works-for m-34 h35
=out-of-reach r-25 g223 h-102 k-17
=out-of-reach+out-there r-21 g74 h-45
=out-of-reach+pays-for-chance g51 m24 h-24
=out-of-reach+price-of r-21 g53 h-31
=out-of-reach+right-now h-18
=out-of-reach+sale-or-service g45 h-31
=out-of-reach+sell g38 h-17
=out-of-reach+serves g40
=out-of-reach+sums-0 r-22 g174 m-31 h-93 k-17
=out-of-reach+sums-1 g50
=out-of-reach+trade g51 h-31
=out-of-reach+unborn g37
=out-of-reach+wager-event g22
=out-there r-40 g332 m-47 h-103
=out-there+pays-for-chance r-20 g78 m21 h-28
=out-there+price-of r-28 g99 h-20
=out-there+price-word g22
=out-there+right-now g46 h-18
=out-there+sale-or-service g98 h-20
=out-there+sell g41
=out-there+sold-short g49
=out-there+sums-0 r-31 g321 m-50 h-89
=out-there+surety-pay r-16
=out-there+trade r-19 g93 h-20
=out-there+unit g52
=out-there+wager-event g64
=outside-prize r30 g-61 m-143 h-131 k-15
=outside-prize+pays m-22
=outside-prize+pays-for-chance r72 g-47 m-73
=outside-prize+per-period r-54 m-15
=outside-prize+price-of r94 g-15
=outside-prize+reference r-54 g-27 m-23
=outside-prize+repay r43
=outside-prize+sale-or-service r67 g-20 m-26
=outside-prize+savings-circle r18 g-24 m-34
=outside-prize+sell r27
=outside-prize+serves h15
=outside-prize+sold-apart r-23 g53
=outside-prize+sold-short r82
=outside-prize+sums-0 r18 g-39 m-125 h-137
=outside-prize+sums-2 r19 g-20
=outside-prize+sums-apart g-17
=outside-prize+take-in m-41
=outside-prize+to-oppose r-18
=outside-prize+trade r114 g-15
=outside-prize+under r16 h-16
=outside-prize+unit r-113 m-41 h-19
=outside-prize+unlawful-business h16
=outside-prize+wager-event r-27 m-78 h-45
=outside-prize+winner-takes r17 m-41 h-15
=own-account g-43 m-18 h18 k31
=own-account+paid-entry h50
=own-account+pays-for-chance r-16 g-29 h34
=own-account+price-of g-29 h35
=own-account+reference h-17
=own-account+return-on-capital r-15 h24 k15
=own-account+sale-or-service g-35 k-33
=own-account+serves r-15 g-27
=own-account+sums-0 g-38 m-18 h18
=own-account+surety-pay h48
=own-account+unit k27
=own-stake g-31 m144 h226 k-17
=own-stake+pays-for-chance m56 h74
=own-stake+reference m46 h93
=own-stake+sums-0 r-16 g-22 m79 h143
=own-stake+sums-1 m65 h83
=own-stake+unit h22
=own-stake+wager-event m52 h95
=own-stake+with-money r15
=own-zakat-rate r-46 g108 m-17 h-61
=own-zakat-rate+pays g-19 h33
=own-zakat-rate+pays-for-chance r-22 g21 m-18
=own-zakat-rate+price-later g53
=own-zakat-rate+price-of r-25 h-20
=own-zakat-rate+price-word g26
=own-zakat-rate+priced-thing g25
=own-zakat-rate+reference g50
=own-zakat-rate+right-now g-64
=own-zakat-rate+sale-or-service r-20
=own-zakat-rate+search-for h23
=own-zakat-rate+settles-later r-22 g41 h-15
=own-zakat-rate+sold-short g-51
=own-zakat-rate+sums-0 r-38 g126 h-61
=own-zakat-rate+take-in r46 g-20
=own-zakat-rate+trade r-17 g-23
=own-zakat-rate+unit g35 m-21 h-61
=paid-entry g-68 m97 h-27
=paid-entry+paper-money r41 m-24 h-28
=paid-entry+payroll r18 h-16
=paid-entry+pays g58 m-28 h-16
=paid-entry+pays-for-chance r-70 m37 h59 k39
=paid-entry+per-period r49 g-19 m55 h66
=paid-entry+pledge r26
=paid-entry+price-of r40 g-65 h30
=paid-entry+price-word r-22 g-35
=paid-entry+receivable r26
=paid-entry+reference r35 g-60 h40
=paid-entry+return-on-capital m38 h42
=paid-entry+right-now r-37 g47
=paid-entry+salam g-30
=paid-entry+sale-or-service r-27 g-91 m61 h-43
=paid-entry+search-for g-30
=paid-entry+sell r37 h-26
=paid-entry+serves g-17
=paid-entry+settles-later r15
=paid-entry+sham h29
=paid-entry+shut-thing g29
=paid-entry+sold-apart h19
=paid-entry+sold-short r16 g-22 m25
=paid-entry+stakes h37
=paid-entry+stranger h28 k15
=paid-entry+sums-0 r31 g-56 m49 h-67
=paid-entry+sums-1 r-42 g51 m-26
=paid-entry+sums-2 r-22 g-62 m65 h27
=paid-entry+sums-3 r20 h23
=paid-entry+sums-apart r17 g-36 m53 h58
=paid-entry+sums-equal r-20
=paid-entry+sums-grow g-20
=paid-entry+sums-shrink r15 m21
=paid-entry+take-in m20
=paid-entry+to-learn r-20 g-20 h-24
=paid-entry+to-oppose m-17 h35 k22
=paid-entry+trade r49 g-58 m39 h37
=paid-entry+trading r24
=paid-entry+travelling g25
=paid-entry+unit r43 g74 m17 h-23 k15
=paid-entry+unlawful-business m27 h85
=paid-entry+up-down g46
=paid-entry+wager-event r-41 g46 m-52
=paid-entry+watchers g-15 h26
=paid-entry+winner-takes m55
=paid-entry+with-money g-22 m45 h42
=paper-early r131 g-64 m-19 h-32 k-27
=paper-early+pays r23
=paper-early+pays-for-chance r98 g-31
=paper-early+price-of r123 g-43
=paper-early+receivable r43
=paper-early+reference r36
=paper-early+sale-or-service r131 g-43
=paper-early+sell r106 g-39
=paper-early+settles-later r-15 g-27
=paper-early+sold-short r100 g-18 k-16
=paper-early+sums-0 r98 g-42 h-24 k-21
=paper-early+sums-1 g-21
=paper-early+sums-2 r20
=paper-early+sums-shrink r22
=paper-early+trade r181 g-46 h-15
=paper-early+under r34
=paper-money r52 m22 h-26 k60
=paper-money+pass-along r-27 k42
=paper-money+pass-on r-27 k16
=paper-money+passes-it r34 m-15
=paper-money+payroll r38
=paper-money+pays r56 g-48 m-15
=paper-money+pays-for-chance r36 g49 m49 h54 k-21
=paper-money+per-period r-21 h-23 k73
=paper-money+pledge r30
=paper-money+price-of r-66
=paper-money+price-word r-67
=paper-money+priced-thing r17 g23 h-26
=paper-money+quick-cash r62
=paper-money+reference r107 g-17
=paper-money+repay r43
=paper-money+return-on-capital r45 g-17 k15
=paper-money+right-now r21 g-28 h42 k26
=paper-money+sale-or-service r-72 g-24 k93
=paper-money+same-back r50 g-15
=paper-money+sell r31 g-38 h-15 k-21
=paper-money+serves r39
=paper-money+settles-later r54 g18
=paper-money+sham r-33 g-18 h15 k-31
=paper-money+sold-apart r33
=paper-money+sold-short r47 g-34
=paper-money+speed-up r17 h-25
=paper-money+stakes h41
=paper-money+stranger m-16
=paper-money+sums-0 r-23 g-23 h-54 k94
=paper-money+sums-1 m42 h66
=paper-money+sums-2 r47 m-43 h-48 k-34
=paper-money+sums-apart r-28 m19
=paper-money+sums-equal r-71 k-22
=paper-money+sums-grow r39 g30
=paper-money+sums-shrink r120 m-24 h-22
=paper-money+surety-pay k28
=paper-money+take-in r31
=paper-money+to-learn h-17 k20
=paper-money+to-oppose r29
=paper-money+trade r-31 m19 h51
=paper-money+trading g15
=paper-money+travelling r-24 h22
=paper-money+two-prices r-16 g30
=paper-money+undecided r-29 g78
=paper-money+undescribed g-24 h36
=paper-money+unit k18
=paper-money+unknown-party m-18 k21
=paper-money+unlawful-business m83 h53 k-15
=paper-money+unlicensed g-16 h23
=paper-money+unlicensed-giving g-16 h16
=paper-money+up-down r37
=paper-money+wager-event r18 g-21 m67 h104 k-30
=paper-money+waiting r28
=paper-money+wash-money h-19 k33
=paper-money+watchers r-16 k-43
=paper-money+with-money r34 g-16 h37 k-16
=pass-along r-43 g-71 m-22 h-83 k157
=pass-along+pass-on r-18 g-25 m-17 h-32
=pass-along+passes-it k-32
=pass-along+pays-for-chance r-52 k64
=pass-along+percentage r-50 k27
=pass-along+price-of r-24 k47
=pass-along+reference g-19 k25
=pass-along+sale-or-service r-22 h-15 k34
=pass-along+sold-short r-28
=pass-along+stranger r-16 h-27 k34
=pass-along+sums-0 r-41 g-71 h-77 k136
=pass-along+sums-1 k21
=pass-along+surety-pay k22
=pass-along+take-in k41
=pass-along+unit r-21 k60
=pass-along+unknown-party r-24 g-32 h-40 k66
=pass-on r-81 m27 h-16 k86
=pass-on+passes-it m-16
=pass-on+pays g16
=pass-on+pays-for-chance r-74 g27 h20 k23
=pass-on+percentage r-30
=pass-on+price-of r-45 g76 k-19
=pass-on+priced-thing g34
=pass-on+reference r40 g-50
=pass-on+return-on-capital r-35 h24
=pass-on+right-now r-34
=pass-on+sale-or-service r-26 k-18
=pass-on+sell r-37 g24
=pass-on+serves k20
=pass-on+settles-later g30
=pass-on+sold-short r-45
=pass-on+stranger r-20 g-28 k68
=pass-on+sums-0 r-47 m-23 h-36 k60
=pass-on+sums-1 r-18 g15 m44 k29
=pass-on+sums-2 r-16
=pass-on+surety-pay k17
=pass-on+take-in g-19 h-15 k47
=pass-on+to-debtor h19
=pass-on+to-learn k-32
=pass-on+trade r-64 g63
=pass-on+trading r56 k-17
=pass-on+unit r-63 g15 m-15 h-16 k46
=pass-on+unknown g-29 k42
=pass-on+unknown-party r-17 g-41 k47
=pass-on+with-money r-24 h22
=passes-it r17 g-83 m-37 h-51 k94
=passes-it+payroll h19
=passes-it+pays r45 h-16
=passes-it+pays-for-chance r38 g-36 m-21 h-23 k37
=passes-it+per-period r33
=passes-it+percentage r-32 h19
=passes-it+reference r76 g-35 k28
=passes-it+return-on-capital h22
=passes-it+right-now r-41
=passes-it+sale-or-service k42
=passes-it+serves r-24 h-22 k34
=passes-it+small-parts h24
=passes-it+stranger m-15 k19
=passes-it+sums-0 r-44 g-53 k46
=passes-it+sums-1 r21 m-44 h-20 k49
=passes-it+sums-2 r23 g-15 h-22
=passes-it+sums-3 r17
=passes-it+surety-pay g-17 k15
=passes-it+take-in r18 g-40 m-21 k50
=passes-it+trading r29 m15
=passes-it+unit r55 g-20
=passes-it+unknown-party m-18 k19
=passes-it+wager-event m20 h-16
=passes-it+watchers k37
=passes-it+winner-takes m30 h-16
=pay-for-cover r-66 g273 h-39
=pay-for-cover+pays r-17
=pay-for-cover+pays-for-chance g85
=pay-for-cover+per-period r-30 g109 h-21
=pay-for-cover+price-of h31
=pay-for-cover+reference g49
=pay-for-cover+return-on-capital r-17 g29
=pay-for-cover+sale-or-service g41 h22
=pay-for-cover+search-for g63 k18
=pay-for-cover+sold-apart r-15 g64
=pay-for-cover+sums-0 r-55 g223 h-37
=pay-for-cover+sums-1 g49
=pay-for-cover+to-oppose g-35
=pay-for-cover+trade h31
=pay-for-cover+travelling g49
=pay-for-cover+unit r-21 g62
=pay-me r56 m-17 h21 k61
=pay-me+pays h17
=pay-me+pays-for-chance r24 g20 h24 k36
=pay-me+per-period r23
=pay-me+percentage k39
=pay-me+reference r41
=pay-me+repay h18
=pay-me+return-on-capital r23
=pay-me+sold-apart r18
=pay-me+sums-0 k61
=pay-me+sums-1 r74
=pay-me+sums-2 r-38
=pay-me+sums-apart r-16
=pay-me+sums-equal r-46
=pay-me+sums-shrink r29
=pay-me+take-in h21
=pay-me+unit r15
=payment-versus-payment r-67 g-19 m-59 h-22 k-17
=payment-versus-payment+pays-for-chance r-34 g-15 m-36
=payment-versus-payment+price-of g-24
=payment-versus-payment+priced-thing r-49
=payment-versus-payment+right-now r-28 g-24 m-19
=payment-versus-payment+sale-or-service g-20
=payment-versus-payment+sell r18 g-18
=payment-versus-payment+sums-0 r-88 m-35 h-20 k-17
=payment-versus-payment+sums-1 m-23
=payment-versus-payment+sums-shrink r45
=payment-versus-payment+trade r15 g-24
=payment-versus-payment+trading r-22
=payment-versus-payment+unit r55
=payroll r-17 m-48 h-72 k26
=payroll+pays-for-chance g47 m-22
=payroll+per-period h49
=payroll+price-of r71 h-29
=payroll+priced-thing g-22
=payroll+receivable r24
=payroll+reference k-17
=payroll+return-on-capital h24
=payroll+right-now r58
=payroll+sale-or-service r54 g20 m-21 h-33
=payroll+sell r27 h-19
=payroll+serves r28 g-23 m-25 h-49
=payroll+sham k46
=payroll+sold-apart r-21 g74
=payroll+sold-short r44 g17
=payroll+sums-0 m-33 h-102 k32
=payroll+sums-1 r-18 g16 h33
=payroll+sums-2 r27
=payroll+sums-3 r-15
=payroll+sums-equal r-19
=payroll+sums-grow r22
=payroll+sums-shrink r22
=payroll+take-in r55
=payroll+to-oppose g-16
=payroll+trade r68 g28 h-19
=payroll+unit r-29 g-74 m-21 k27
=payroll+unlawful-business h66
=payroll+watchers g20
=pays g27 m19 h-31
=pays+pays-for-chance r24 g69 h-38
=pays+per-period r-47 g20 h-19 k20
=pays+percentage g-24
=pays+play-costs r-24
=pays+price-later r24
=pays+price-of r-35 g-20 h-29 k-15
=pays+price-open g-21
=pays+priced-thing r63 m27
=pays+principal-stays g22
=pays+promised-cut r39 g-16
=pays+receivable r18
=pays+reference r-26 g76 m-40 h-36
=pays+repay r18 g83
=pays+return-on-capital r-23
=pays+right-now r-25 h28
=pays+sale-or-service g19 h-25 k20
=pays+savings-circle r33
=pays+search-for g19 k20
=pays+sell r34 g38
=pays+serves h-16
=pays+settles-later g-62
=pays+small-parts g21
=pays+sold-apart g-37
=pays+sold-short r-84 g-71 h18
=pays+speed-up r35
=pays+split r18
=pays+stakes r18 h-20
=pays+stipulated g-18
=pays+stranger r-31
=pays+sums-0 r23 g31 m43 h32
=pays+sums-1 h-40
=pays+sums-2 r-43 m-19 h-23
=pays+sums-apart r-83 g40
=pays+sums-equal r-20 m-17
=pays+sums-grow r63 g-27
=pays+surety r46
=pays+surety-pay g44 h-16
=pays+take-in r58 h34
=pays+tick-guess r-29 g30 m32
=pays+to-debtor g-15
=pays+to-dispose g-26
=pays+to-learn g-18 k20
=pays+to-oppose r-15 h-17
=pays+trade r34
=pays+trading g-18 m-16
=pays+travelling g49
=pays+unit r-57 g-57 m-25 h-15
=pays+unlawful-business r29 m-23 h-16 k28
=pays+up-down r-21 h21
=pays+wager-event r-20 g-72 m54 k29
=pays+waiting r-21
=pays+watchers r41 k28
=pays+winner-takes r19 m16
=pays-for-chance r-74 g-84 m75 h28 k-96
=pays-for-chance+per-period r18 h-35 k50
=pays-for-chance+percentage r-53 k18
=pays-for-chance+play-costs r-31 g-31 m-36 h-18
=pays-for-chance+pledge r-21 h18
=pays-for-chance+price-later r29 g37
=pays-for-chance+price-of r-42 g-20 m-47 h-33 k15
=pays-for-chance+price-word r-59 g-112 m-41
=pays-for-chance+priced-thing r76 g50 m32 h-85
=pays-for-chance+promised-cut r62 g-16
=pays-for-chance+quick-cash m-17 k19
=pays-for-chance+rate-charge r33 h-16
=pays-for-chance+receivable r40 g-37 h-16
=pays-for-chance+reference r-38 g23 m65 h85 k-46
=pays-for-chance+repay r-20 g33 m-18 h-47
=pays-for-chance+reschedule r20
=pays-for-chance+return-on-capital r-44 m42 h62 k20
=pays-for-chance+right-now r-76 g19 m25
=pays-for-chance+sale-or-service r-85 g37 m-40 h-53 k-66
=pays-for-chance+same-back r69 g-27
=pays-for-chance+savings-circle r74 m-26
=pays-for-chance+sea-catch g39 h-15
=pays-for-chance+search-for r20 g66 m17 h-25 k17
=pays-for-chance+sell r-35 g83 h-62 k-20
=pays-for-chance+serves r16 g20 h38
=pays-for-chance+settles-later r17 g-22
=pays-for-chance+sham h96
=pays-for-chance+shut-thing g123 h-57
=pays-for-chance+small-parts r-43 g20 m-22 k47
=pays-for-chance+soft-drink h-80
=pays-for-chance+sold-apart r81 g-48
=pays-for-chance+sold-short r32 g-19 m-21 h-31
=pays-for-chance+speed-up r15 h43
=pays-for-chance+split r61 g20 h25 k16
=pays-for-chance+stakes r-15 g37 m93 h27
=pays-for-chance+stays-unseen g32 k41
=pays-for-chance+stipulated r44 g-44
=pays-for-chance+stranger r-29 h25 k22
=pays-for-chance+sums-0 r-62 g-33 h-111 k-48
=pays-for-chance+sums-1 r-164 m28 h127
=pays-for-chance+sums-2 r116 h-19 k-44
=pays-for-chance+sums-3 r37 g-56 m43 h31
=pays-for-chance+sums-apart r58 m66 h50
=pays-for-chance+sums-equal r-224 g-31 m-32 h-36
=pays-for-chance+sums-grow r179 h-39
=pays-for-chance+sums-shrink r140 g-24 m15 h37
=pays-for-chance+surety r104
=pays-for-chance+surety-pay r-16 h62 k15
=pays-for-chance+take-in r150 g-21 m-32
=pays-for-chance+tick-guess r-49 g109 m80
=pays-for-chance+tied-deal r28 g-23
=pays-for-chance+to-debtor r30 g-15
=pays-for-chance+to-dispose r-31
=pays-for-chance+to-learn r60 h74 k17
=pays-for-chance+to-oppose r-17 m-21
=pays-for-chance+to-treat r-30 m-17
=pays-for-chance+trade g65 m25 h19
=pays-for-chance+trading r33 g60 m21
=pays-for-chance+travelling r-52 g74 m-15 h-27
=pays-for-chance+two-prices r-68 g46
=pays-for-chance+unborn r-23 g51
=pays-for-chance+undecided r-63 g106
=pays-for-chance+under r-21 h23
=pays-for-chance+undescribed h-31
=pays-for-chance+unit g-71 h-27 k-63
=pays-for-chance+unknown r18 g21
=pays-for-chance+unknown-party r-40 k39
=pays-for-chance+unlawful-business m17 h145 k23
=pays-for-chance+up-down r-42 g97 m101
=pays-for-chance+wager-event r-25 g-97 m141 h155 k28
=pays-for-chance+wait-pay r126 m-15
=pays-for-chance+waiting r90 m-40 h-30
=pays-for-chance+watchers r-57 g37 h29 k-20
=pays-for-chance+winner-takes g-42 m159 h-63
=pays-for-chance+with-money r-54 g24 m46 h34
=pays-for-chance+works-for r69 g30
=per-period r118 g-47 m-55 h-32
=per-period+percentage r67 h-26
=per-period+pledge r17
=per-period+price-of g-34 h48
=per-period+priced-thing r30
=per-period+principal-stays r35
=per-period+rate-charge r37 h-28
=per-period+reference r32 m49 h63
=per-period+repay r-22
=per-period+return-on-capital r69 g-27 h23
=per-period+right-now r-47 g16 h-41 k26
=per-period+sale-or-service r22 g43 h71 k-19
=per-period+savings-circle r-34 m-15
=per-period+search-for g60
=per-period+sell r28 g-54
=per-period+serves g53 h47
=per-period+settles-later g-23 h41
=per-period+shut-thing g23
=per-period+sold-apart r-57 g-22 h30
=per-period+sold-short r-28 k32
=per-period+stakes r30 h27
=per-period+sums-0 r46 g23 m-30 k-36
=per-period+sums-1 r34 g-53 k31
=per-period+sums-2 r45 m-20
=per-period+sums-apart r64 g-22 m-20
=per-period+sums-grow r-22
=per-period+surety r22
=per-period+surety-pay r-20 k27
=per-period+take-in g-22 h25
=per-period+to-learn g15 h44
=per-period+to-oppose h-19
=per-period+trade r41 g-50 m18 h25
=per-period+trading r-25 g-26
=per-period+travelling r-32
=per-period+unit m-80 h-32
=per-period+unlawful-business r-17 m34 h63
=per-period+up-down r-18
=per-period+wager-event r-26 m-52 h31
=per-period+waiting r60
=per-period+watchers r31 k-20
=per-period+winner-takes g-19 m64
=per-period+with-money h35 k30
=per-period+works-for r-27
=percentage g-30 h-17 k22
=percentage+price-of h-18
=percentage+receivable r16
=percentage+return-on-capital r-15 g-16 m26 h37
=percentage+right-now r47
=percentage+sale-or-service r19 g-29 m17 h-39
=percentage+serves g-15
=percentage+soft-drink h-36
=percentage+sold-apart r55
=percentage+stipulated g-19
=percentage+stranger r-18
=percentage+sums-0 r19 g-51 m-40 k22
=percentage+sums-1 g21 m29
=percentage+surety r24
=percentage+surety-pay r-37 g-20 m-19 h43
=percentage+take-in h16
=percentage+to-oppose r21
=percentage+trade r-79 h-17
=percentage+trading r34 m17
=percentage+under h15
=percentage+unit r53 m20 h15
=percentage+unknown-party r-26
=percentage+unlawful-business m-38 h40
=percentage+up-down r-40 g23 m20 h15
=percentage+wager-event h25
=percentage+waiting r31
=percentage+watchers r16 k-15
=percentage+with-money m-17
=percentage+zakat r-34
=play-costs r-82 g-32 m-117 h-114 k-25
=play-costs+price-of r-25 g-16
=play-costs+sale-or-service r-45 m-42 h-33
=play-costs+sold-apart g36
=play-costs+sums-0 r-45 m-84 h-103 k-25
=play-costs+sums-1 r-18 g-33 m-33
=play-costs+unit r-34
=play-costs+wager-event g-18 m-72 h-70
=pledge r65 g-32
=pledge+priced-thing r37 g-16
=pledge+reference r16
=pledge+repay r-55 h22
=pledge+sale-or-service r54
=pledge+sold-apart r22
=pledge+sums-0 r99 g-20 h-24
=pledge+sums-1 r-49 h22
=pledge+sums-2 r16
=pledge+sums-grow r16
=pledge+take-in r-19 h22
=price-bet g81 h-35
=price-bet+priced-thing g15 m-15
=price-bet+stakes g41 m-20 h-17
=price-bet+sums-0 g62 m-22 h-18
=price-bet+trading m15
=price-bet+with-money g41 m-20 h-17
=price-later g80 h36
=price-later+price-of g-19
=price-later+price-open g-32
=price-later+price-word r-38 g22
=price-later+reference g20
=price-later+right-now r23 g-41
=price-later+salam g84
=price-later+sale-or-service g36
=price-later+search-for g130
=price-later+sell r29 g-34 h16
=price-later+settles-later g17
=price-later+small-parts g17 h16
=price-later+sums-0 r-17 g106 h36
=price-later+sums-1 g-25
=price-later+trade r42 g-71 h16
=price-later+trading g34
=price-later+unit g48 h23
=price-of r-67 g53 m-45 k-31
=price-of+price-open g56 h-17
=price-of+price-word r50 m24
=price-of+priced-thing r24 g-45
=price-of+quick-cash r76 g-19
=price-of+rate-charge r19
=price-of+receivable r114 g-32 h-56
=price-of+reference r-32 g-75 k-21
=price-of+refusal g35
=price-of+repay r70 g38
=price-of+return-on-capital r-17 g27 h40
=price-of+right-now h-22
=price-of+sale-or-service r50 g58 h66
=price-of+same-back r110 g-40
=price-of+savings-circle r92
=price-of+sea-catch g16
=price-of+sealed h-15
=price-of+search-for r17 g-38
=price-of+sell r-30 g-25 m-48 k-18
=price-of+serves g-25 m-26 h48
=price-of+settles-later r36
=price-of+sham g-22 h27
=price-of+share-unknown g61
=price-of+small-parts h16
=price-of+sold-apart g25 h26
=price-of+sold-short r78 m-33 h-19
=price-of+split g22
=price-of+stakes g24 h29
=price-of+stranger k17
=price-of+sums-0 r-49 g65 k-31
=price-of+sums-1 r56 g40 m-39
=price-of+sums-2 r-93 g-43
=price-of+sums-3 r19
=price-of+sums-apart r-98 m15 h-15
=price-of+sums-equal m-17
=price-of+sums-grow r-32 g-25
=price-of+sums-shrink r44 g-15
=price-of+surety r40
=price-of+surety-pay r-15 h17
=price-of+take-in m17 h34 k-16
=price-of+tick-guess g-25 m39
=price-of+tied-deal g-56
=price-of+tied-trade r28 g-24
=price-of+to-learn r-22 g26 h42 k-16
=price-of+to-oppose r-17 g67 h-36
=price-of+trade g-30 m-39 h16
=price-of+trading r-46 h-26
=price-of+travelling g20
=price-of+unborn g31
=price-of+under r51 g-19 h39
=price-of+undescribed h-31
=price-of+unit r-31
=price-of+unknown g20
=price-of+unknown-party k28
=price-of+unknown-quantity g40
=price-of+unlawful-business r16 g-19 m30 h119
=price-of+up-down r37 g-29 h37
=price-of+wager-event r-28 g80 m18 h76
=price-of+wait-pay r43
=price-of+waiting r34
=price-of+watchers h31 k29
=price-of+winner-takes m32
=price-of+with-money r-30 g-17 h-15
=price-of+works-for h-16
=price-open r-38 g153 h-20
=price-open+price-word r-22 g112 h-20
=price-open+priced-thing g38 h-16
=price-open+reference g52
=price-open+right-now g35
=price-open+sale-or-service r-23 g112 h-20
=price-open+sell g23
=price-open+settles-later r-16 g17
=price-open+sums-0 r-38 g143 h-20
=price-open+trade g23
=price-open+unit g54
=price-open+wager-event g32
=price-word r21 g73 h-60 k-40
=price-word+priced-thing r43 g-57 m37
=price-word+rate-charge r21
=price-word+receivable r-18
=price-word+reference r-44 g-15 h20
=price-word+repay r30 h16 k18
=price-word+return-on-capital r-46
=price-word+right-now r21 g32
=price-word+salam g19
=price-word+sale-or-service r26 g40 m16 k-33
=price-word+sell h22
=price-word+serves r34 g47
=price-word+settles-later r48 g41
=price-word+small-parts g-50
=price-word+sold-apart r-37 g-29
=price-word+sold-short r-29
=price-word+split r38 g22
=price-word+stakes g41
=price-word+stipulated r-15 g-19
=price-word+sums-0 r58 g158 m34 h-42 k-38
=price-word+sums-1 r19 g-103 m-24
=price-word+sums-2 r-32 g17
=price-word+sums-3 r-24
=price-word+sums-apart g16
=price-word+sums-shrink r-33
=price-word+surety-pay r27
=price-word+take-in r57 m48
=price-word+tick-guess m54
=price-word+tied-deal r30
=price-word+tied-trade g-17
=price-word+to-learn r21 g43 k-15
=price-word+to-oppose m15
=price-word+trade g-45 h24
=price-word+trading g75 h17
=price-word+undecided g46
=price-word+under m16
=price-word+unit r-31 g-109 h30
=price-word+unlawful-business h21
=price-word+up-down r22 g-23
=price-word+wager-event g30 m-18
=price-word+wait-pay r65
=price-word+waiting r28 g-15
=price-word+watchers r-83
=price-word+works-for g-18
=priced-thing r-42 g72 m-17 h-42 k-29
=priced-thing+receivable r-15
=priced-thing+reference r-78 g37 m44
=priced-thing+return-on-capital g19
=priced-thing+right-now r40 g22 m-24
=priced-thing+sale-or-service r22 g-24
=priced-thing+sell r-89 g53
=priced-thing+serves h54
=priced-thing+settles-later r87 g-65
=priced-thing+sold-apart g-38
=priced-thing+sold-short g-16
=priced-thing+split r36 g22
=priced-thing+stakes r-45 g168 m24
=priced-thing+sums-0 r17 g-95 m-97 h-17 k-28
=priced-thing+sums-1 r-43 g81 m18
=priced-thing+sums-2 r-16 g86 m64 h-20
=priced-thing+sums-apart r-22 g68 m51 h-28
=priced-thing+sums-grow r15 g19
=priced-thing+take-in r30 m15
=priced-thing+tick-guess r-71 g77 m135 h-15
=priced-thing+to-learn r22
=priced-thing+to-oppose g58 m24
=priced-thing+trade r-50 m-35
=priced-thing+trading r-23 g59 m32 h-36
=priced-thing+under m41
=priced-thing+undescribed r25 g-24
=priced-thing+unit r132 g-27 m46 h-52
=priced-thing+unlawful-business r57 h59
=priced-thing+up-down r-50 g134 m58 h-25
=priced-thing+wager-event r-27 g-28
=priced-thing+waiting r48
=priced-thing+watchers r24
=priced-thing+with-money g75 m33
=principal-stays r87 g-32 h-18
=principal-stays+receivable r-68
=principal-stays+settles-later g-24
=principal-stays+sums-0 r97 g-15 h-18
=principal-stays+sums-1 r-38 g-16
=principal-stays+unit r-20 g-31
=promised-cut r65 g-36 h-29 k-16
=promised-cut+reference r25 h-24 k-15
=promised-cut+sale-or-service r20 g-23 h-25 k-16
=promised-cut+stipulated g-16
=promised-cut+sums-0 r30 g-36 h-29
=promised-cut+surety-pay r-17 h-19
=promised-cut+to-debtor r43
=promised-cut+trade r37 g-18
=promised-cut+trading r28 g-26 h-28 k-15
=quick-cash r83 m-24
=quick-cash+reference r39
=quick-cash+right-now r-33
=quick-cash+sale-or-service r69 g-20 k-19
=quick-cash+sell r91 g-21
=quick-cash+sold-short r28 k24
=quick-cash+sums-0 r93 m-21 k-23
=quick-cash+sums-1 r-18 k29
=quick-cash+take-in r41
=quick-cash+trade r94 g-21
=quick-cash+trading r71 g-24
=quick-cash+unit r-23 m-18 k24
=quick-cash+watchers r58
=rate-charge r188 g-25 m-36 h-35
=rate-charge+reference r26 g16 h42 k20
=rate-charge+repay r16
=rate-charge+return-on-capital r17
=rate-charge+sale-or-service r57 h29 k19
=rate-charge+sums-0 r164 g-25 m-36 h-34
=rate-charge+sums-1 r18
=rate-charge+surety-pay r21
=rate-charge+trading g22
=rate-charge+unit r91 h36
=rate-charge+watchers r15
=receivable r58 g-61 k-33
=receivable+reference r63 g-15
=receivable+repay r45
=receivable+reschedule r-23
=receivable+sale-or-service r169 g-40 h-44
=receivable+sell r74 g-37 h-37
=receivable+serves r54 h-19
=receivable+sold-short r57 g-15
=receivable+sums-0 r50 g-43 m30 h27 k-29
=receivable+sums-1 r25 g-15 m-27 h-15
=receivable+sums-apart r-16
=receivable+sums-grow r31
=receivable+sums-shrink r-31
=receivable+surety r39 h-27
=receivable+surety-pay r63 h-15
=receivable+take-in r55
=receivable+to-debtor r-28
=receivable+to-learn r-20
=receivable+trade r166 g-22 h-46
=receivable+trading r24
=receivable+unit g-29 h-17
=receivable+unlawful-business r-17 m18 h20
=receivable+up-down r36
=receivable+wager-event r-22 m15
=receivable+wait-pay r18
=receivable+watchers r23
=reference g-51 m-22 h-17 k22
=reference+repay g-72 h-18 k26
=reference+reschedule r-17
=reference+return-on-capital r21 g24 m-15
=reference+right-now r18 g25 m41 k-24
=reference+sale-or-service r-69 g-64 m-20 h40 k-22
=reference+same-back r65
=reference+sell r46 g122 h-80
=reference+serves r44 g30 m19 h-72
=reference+settles-later r-61 k17
=reference+sham h-51 k80
=reference+shut-thing g-16 h-16
=reference+small-parts g-17 h20 k35
=reference+soft-drink g-17
=reference+sold-apart g-22 h-27
=reference+sold-short g-27
=reference+speed-up k30
=reference+split r20 h16 k-17
=reference+stakes r25 g-30 m-17 h76
=reference+stays-unseen k54
=reference+stranger k15
=reference+sums-0 r-86 g36 m-15 h-30
=reference+sums-1 r-35 g-47 m-24 h-43
=reference+sums-2 r108 g-19 h32
=reference+sums-3 g-22 h24
=reference+sums-apart g-16 m35 h53
=reference+sums-equal m-19
=reference+sums-grow r32
=reference+sums-shrink r75
=reference+surety-pay h-32
=reference+take-in r48 m-30 k-21
=reference+tied-deal g-34
=reference+tied-trade r28
=reference+to-debtor r23 h22
=reference+to-dispose r-26
=reference+to-learn r-25 g-29 h33
=reference+to-oppose r39 m-15 h-30
=reference+trade r75 g-31 k-34
=reference+trading r46 g-36 m40
=reference+travelling g27 m-15
=reference+two-prices r-18
=reference+unborn g17
=reference+undecided r-27 g71
=reference+under k-16
=reference+undescribed g26 h-19
=reference+unit g136 h-27 k22
=reference+unknown-party k45
=reference+unlawful-business m49 h126
=reference+unlicensed g25 h-20
=reference+unlicensed-giving g15
=reference+up-down g27
=reference+wager-event r-26 g22 m-68
=reference+waiting g-39
=reference+watchers h15 k-15
=reference+with-money r39 g-41 m15 h85
=reference+works-for g34
=refusal r-34 g35 m-32 h22
=refusal+sale-or-service g35 h15
=refusal+sums-0 r-46 g47 m-29 h27
=refusal+unit g27
=repay r128 g-117 m-36 h-103 k-27
=repay+return-on-capital g26 m-21 h-24
=repay+right-now r35
=repay+sale-or-service r62 g-59 m-25 k36
=repay+sell r72 g-37
=repay+serves r118 g-34
=repay+settles-later r28 g-35
=repay+sham r18
=repay+sold-apart g35
=repay+sold-short g23
=repay+stakes r54
=repay+sums-0 r75 g-28 h-47 k-17
=repay+sums-1 r-40 g-90 m-34 h-22
=repay+sums-2 r121 m18 h-34
=repay+sums-3 r-27
=repay+sums-equal r-117
=repay+sums-grow r201 h-19
=repay+surety-pay r18
=repay+take-in g16
=repay+to-debtor r-21
=repay+trade r65
=repay+trading r40
=repay+unit r-28 g-85
=repay+unlawful-business m22 h45
=repay+unpromised r-21
=repay+up-down g-26
=repay+wager-event r15 m63 h18
=repay+waiting r27
=repay+watchers r44 g27
=repay+with-money r44
=reroute g-22 h-20 k80
=reroute+sums-0 g-22 h-20 k80
=reschedule r31 h-19
=reschedule+sale-or-service r33
=reschedule+sums-0 r36 h-17
=reschedule+to-oppose r19
=return-on-capital r100 m-34 h-78 k-22
=return-on-capital+right-now r-17
=return-on-capital+sale-or-service g43 k-17
=return-on-capital+sell r24 g-35
=return-on-capital+serves g112 h30
=return-on-capital+settles-later g-33
=return-on-capital+small-parts h24
=return-on-capital+sold-apart r56 g-17 h21
=return-on-capital+sold-short r-54 g24 k33
=return-on-capital+stakes r18 m-16
=return-on-capital+sums-0 r78 m-24 h-71 k-43
=return-on-capital+sums-1 g23 h-19 k20
=return-on-capital+sums-2 r28 g-25 m-20 h16
=return-on-capital+sums-apart r44 g-20 m-31
=return-on-capital+sums-grow r25
=return-on-capital+sums-shrink r-38 h24
=return-on-capital+surety-pay r-72 h54 k29
=return-on-capital+take-in r-59 h17
=return-on-capital+trade m18 h25
=return-on-capital+travelling r-30 g-32
=return-on-capital+unit r-26 g-23 m-31 h35
=return-on-capital+unlawful-business m34 h102
=return-on-capital+up-down r-30 g16 m15
=return-on-capital+wager-event r29 m-20
=return-on-capital+waiting r65
=return-on-capital+watchers r36 h25 k-19
=return-on-capital+with-money k38
=right-now g-35 h-60
=right-now+sale-or-service r63 m37 k-34
=right-now+same-back r27
=right-now+search-for g-46
=right-now+serves r49 m-16
=right-now+settles-later r47 g-80
=right-now+sold-apart r20 g-18
=right-now+sold-short r18
=right-now+stakes h71
=right-now+sums-0 r46 g61 m23 h-64 k-32
=right-now+sums-1 r-50 g-36 h20 k23
=right-now+sums-2 r28 g-30 m-41 h-17
=right-now+sums-3 r-28 g-29
=right-now+sums-apart m-15
=right-now+sums-equal r-34
=right-now+sums-grow r23 g-34 m-22
=right-now+sums-shrink r18
=right-now+surety-pay r26
=right-now+take-in r23 g-60 m-33
=right-now+to-learn r26 g15 h-22
=right-now+to-oppose r-20
=right-now+trade r-43 g27 h-23
=right-now+trading r-41 h15
=right-now+two-prices r-49
=right-now+undecided r-34 g33
=right-now+unit r57 g-40
=right-now+unlawful-business r18 g19 h54 k22
=right-now+up-down k20
=right-now+wager-event g35 m62 h119 k-18
=right-now+watchers g-16 k47
=right-now+with-money r-22 g-17 h35
=right-now+works-for m-22
=salam r-16
=salam+sale-or-service r-16
=salam+search-for r-16
=salam+sums-0 r-16
=salam+trading g-17
=salam+unit g-35
=sale-or-service r-62 g-79 m-73 h-111 k15
=sale-or-service+same-back r109 g-40
=sale-or-service+savings-circle r54
=sale-or-service+sea-catch g23
=sale-or-service+search-for h35
=sale-or-service+sell r-38 m-47 h36 k-20
=sale-or-service+serves g41 m-50 h22
=sale-or-service+settles-later r28 h-25 k-21
=sale-or-service+sham g-17 h-30 k95
=sale-or-service+share-unknown g61
=sale-or-service+shut-thing g54 h-34
=sale-or-service+small-parts r-19 g-26 h22 k-56
=sale-or-service+sold-apart r37 g59 h22
=sale-or-service+sold-short r72
=sale-or-service+split r41 g22 k-61
=sale-or-service+stakes g41 m-46 h91
=sale-or-service+stays-unseen r-22 g34 k48
=sale-or-service+sums-0 g22 m62 h-27 k45
=sale-or-service+sums-1 r82 g-46 m-107 h-88 k-31
=sale-or-service+sums-2 r-89 g-44 m-23 h15
=sale-or-service+sums-3 r-45
=sale-or-service+sums-apart r-103 g-17 m-24 h-21
=sale-or-service+sums-grow r-75 g-20
=sale-or-service+sums-shrink r34 g-16 h18
=sale-or-service+surety r54 h-15
=sale-or-service+surety-pay r61 g-16 m16
=sale-or-service+takaful g-19
=sale-or-service+take-in r110 g21 h28
=sale-or-service+tick-guess m47
=sale-or-service+tied-deal r35 g-45
=sale-or-service+tied-trade r44 g-24
=sale-or-service+to-debtor r23 g-15
=sale-or-service+to-dispose r-46 g-55
=sale-or-service+to-learn r25 g19 h21 k20
=sale-or-service+to-oppose r-46 h-98
=sale-or-service+trade r121 m-20 h40 k-30
=sale-or-service+trading r-20 h29 k-27
=sale-or-service+travelling r-51 g41 m-17 h-28
=sale-or-service+two-prices g19
=sale-or-service+undecided r-15 g37 h-16
=sale-or-service+under r75 g-44 k-16
=sale-or-service+undescribed h-17
=sale-or-service+unit r-99 g-20 m69 k-34
=sale-or-service+unknown g46
=sale-or-service+unknown-party k71
=sale-or-service+unknown-quantity g40
=sale-or-service+unlawful-business g-28 m40 h338 k25
=sale-or-service+unlicensed-giving r-26 h-25 k24
=sale-or-service+up-down r18 h35 k24
=sale-or-service+victim-fee m-19 h-47 k145
=sale-or-service+wager-event g75 m-26 h-21 k71
=sale-or-service+wait-pay r63
=sale-or-service+waiting r83
=sale-or-service+watchers g18 m-24 h-27 k24
=sale-or-service+winner-takes m20
=sale-or-service+with-money m16 h76
=same-back r136 g-40
=same-back+sell r105 g-40
=same-back+settles-later r15 g-17
=same-back+sold-short r35
=same-back+sums-0 r124 g-30
=same-back+trade r110 g-40
=same-back+unit r41
=savings-circle r17 g-31 m-36
=savings-circle+sell r35
=savings-circle+sold-apart r-16
=savings-circle+sold-short r75
=savings-circle+sums-0 g-31 m-25 h-16
=savings-circle+sums-1 r20
=savings-circle+take-in m-17
=savings-circle+trade r108
=savings-circle+unit r-69 m-16
=savings-circle+wager-event m-19
=sea-catch r-21 g145 m-49 h-23
=sea-catch+settles-later g21
=sea-catch+sums-0 g75 m-40
=sea-catch+sums-1 g71 h-26
=sea-catch+up-down g19
=sealed g32 h-17
=sealed+shut-thing g28 h-15
=sealed+sums-0 h-15
=search-for r-60 g83 h-75 k-26
=search-for+sell r30 g-35
=search-for+serves h-21
=search-for+settles-later g50
=search-for+sold-short r30
=search-for+sums-0 r-71 g58 m-18 h-40 k-23
=search-for+sums-1 g39 h-23
=search-for+surety-pay g23 h-15
=search-for+takaful g-48
=search-for+to-dispose g-15
=search-for+to-learn h-21 k18
=search-for+to-oppose g-23
=search-for+trade r34 g-50
=search-for+trading g-131 h38
=search-for+travelling g24
=search-for+unit g-64
=search-for+wager-event g31
=search-for+works-for g-15
=sell r-18 g99 m-39 h-32 k-40
=sell+serves r-52 g26 m-19 h32
=sell+settles-later r24 g-88
=sell+sham r26 g-18 h-16 k-16
=sell+share-unknown g60
=sell+shut-thing g40
=sell+sold-apart r15 g26
=sell+sold-short r-26 k-16
=sell+sums-0 r-81 g142 m-22 h-17 k-33
=sell+sums-1 g-19 m-15
=sell+sums-2 r32 g-15
=sell+sums-shrink r48
=sell+surety-pay r-23
=sell+take-in r18 g21 k-16
=sell+tied-deal r-28 g-23
=sell+to-learn h16
=sell+to-oppose g54 h-38
=sell+trade m-37 h-18 k-18
=sell+trading g-42 h-59
=sell+unborn g16
=sell+under r33 h18
=sell+unit r-81 g37 h24 k-19
=sell+unknown g19 k-21
=sell+unlawful-business g-15 m-19
=sell+wager-event g56 h-46
=sell+waiting r-45 g15
=sell+watchers r69 h-22 k19
=sell+with-money r-57 g-18
=serves g-72 m-82 h40
=serves+settles-later r-16
=serves+sham k21
=serves+small-parts k-15
=serves+sold-apart g22
=serves+sold-short r27 g22
=serves+stakes h26
=serves+stipulated r-19
=serves+stranger k19
=serves+sums-0 r43 g-89 m-127 h-29
=serves+sums-1 r-97 g25 m47 h76
=serves+sums-2 r55
=serves+sums-3 r-15
=serves+sums-apart r23
=serves+sums-equal r-35
=serves+sums-grow r26
=serves+sums-shrink r26
=serves+surety r27
=serves+surety-pay r-19 m18 h16 k15
=serves+take-in r21 h-32
=serves+to-learn r31 g-26
=serves+trade g34 m-19 h42
=serves+trading r-86 g-48 m-22 h-35 k-16
=serves+travelling h-19
=serves+unborn g19
=serves+under r-19 h18
=serves+unit r25 g55 m-43 h18 k-19
=serves+unlawful-business m-155 h243
=serves+unlicensed-giving h-30 k22
=serves+up-down r-23 h18
=serves+wager-event h37
=serves+watchers g20 h67 k-25
=serves+with-money h31
=serves+works-for r-27 g21 m-39 h-15
=settles-later r34 g111 m-28 h-100
=settles-later+small-parts r-15 h-25 k30
=settles-later+sold-apart r-17
=settles-later+sold-short g17
=settles-later+sums-0 r46 g94 m-26 h-75 k-19
=settles-later+sums-1 r-51 g42 h-17
=settles-later+sums-2 g-15
=settles-later+sums-3 r29
=settles-later+sums-apart r24 g-17
=settles-later+sums-grow r-27
=settles-later+sums-shrink r42
=settles-later+take-in r25
=settles-later+to-learn g-16
=settles-later+trade r31 g-66
=settles-later+trading g-45
=settles-later+two-prices r-43 g19
=settles-later+undecided r-53 g44
=settles-later+unit r-19 g-96 m-22
=settles-later+unlawful-business r16
=settles-later+up-down r20 g16
=settles-later+wager-event h-19
=settles-later+waiting r-23
=settles-later+watchers k19
=settles-later+with-money r26
=sham g-119 m-56 h235 k33
=sham+sold-short r20 g-17
=sham+sums-0 r-38 g-115 m-50 h196 k34
=sham+sums-1 h39
=sham+sums-2 r16
=sham+to-learn h26
=sham+trade g-22 h24
=sham+trading h-43 k18
=sham+travelling h19
=sham+unit r35 h-23 k81
=sham+unknown r25 k-20
=sham+watchers r18 h-20 k56
=share-unknown g93 h-38 k-18
=share-unknown+sums-0 g93 h-38 k-18
=share-unknown+trade g61
=share-unknown+trading g23
=share-unknown+unit g23
=shut-thing r-34 g419 h-148 k-26
=shut-thing+sums-0 r-34 g263 h-121 k-24
=shut-thing+sums-1 g123 h-27
=shut-thing+to-learn g19
=shut-thing+trade g36
=shut-thing+undescribed g34 h-15
=shut-thing+unit g202 h-70
=shut-thing+wager-event g29 h-15
=small-parts r-95 g-103 m-67 h-104 k186
=small-parts+split r-47 g-19 m-29 h-19 k15
=small-parts+stays-unseen g-40 h-30 k100
=small-parts+sums-0 r-56 g-101 m-47 h-90 k152
=small-parts+sums-1 k23
=small-parts+to-oppose k26
=small-parts+trade h16
=small-parts+under r-15 h-17
=small-parts+unit r-32 h25 k51
=small-parts+watchers h-15 k53
=soft-drink g-26 h-114
=soft-drink+sums-0 r-16 g-26 h-71
=soft-drink+sums-1 h-44
=sold-apart g208 m-22 h-50
=sold-apart+sold-short r23 g38
=sold-apart+sums-0 r-44 g203 h-53
=sold-apart+sums-1 r55 g-28 m-15
=sold-apart+sums-2 r-35 g32
=sold-apart+sums-apart r-37 g35
=sold-apart+surety-pay h22
=sold-apart+take-in r-21
=sold-apart+to-learn g24 h21
=sold-apart+trade g46
=sold-apart+trading r-39
=sold-apart+unit r-23 k-25
=sold-apart+unlawful-business r-17 m25 h43
=sold-apart+wager-event g-22
=sold-apart+waiting g69
=sold-apart+watchers r-41 g51
=sold-apart+with-money g21
=sold-short r101 m-31 h-44 k-18
=sold-short+sums-0 r60 g17 m-16 h-16
=sold-short+sums-1 r27 m42
=sold-short+sums-2 r25 m-45 h-22 k-16
=sold-short+sums-apart r-32
=sold-short+sums-equal r-45 m-24
=sold-short+sums-grow r27
=sold-short+sums-shrink r63 m-25 h-17
=sold-short+surety-pay r-38 g25 k32
=sold-short+take-in r31
=sold-short+to-oppose g32
=sold-short+trade r107 m-16 h-26
=sold-short+trading r44 g-66
=sold-short+travelling r-38
=sold-short+under r50
=sold-short+unit g-39 k22
=sold-short+unknown-party k20
=sold-short+unlawful-business g17 h-18
=sold-short+wager-event r-37 m17 k15
=sold-short+watchers r-25
=sold-short+with-money r-53 g58 h-21
=speed-up r-16 g-60 m-46 h188 k-63
=speed-up+sums-0 r-25 g-60 m-42 h155 k-59
=speed-up+sums-1 h34
=speed-up+take-in h28
=speed-up+to-oppose h26
=speed-up+undescribed g-29
=speed-up+unit r23 h39
=speed-up+up-down h29
=speed-up+wager-event r15 m-20
=speed-up+watchers h28 k-15
=split g-45 m-22 h-45 k100
=split+stays-unseen r-20 k42
=split+sums-0 r-46 g-67 m-30 h-71 k84
=split+sums-1 r56 g29 m16 h25
=split+sums-2 r-23 k23
=split+under r-34 k33
=split+unit h23
=split+wager-event h24
=split+watchers k30
=stakes r-38 g60 m197 h-71 k-36
=stakes+sums-0 r-47 g-33 m107 h-133 k-30
=stakes+sums-1 r20 g29 m75 h57
=stakes+sums-2 g64 h-18
=stakes+sums-apart g51
=stakes+sums-grow r-21 g17 m31
=stakes+take-in h22
=stakes+tick-guess g30 m34
=stakes+to-learn m-21 h15
=stakes+to-oppose g44 m22 h-35
=stakes+trading g60 m30 h52
=stakes+under g32
=stakes+unit g21 h54
=stakes+unlawful-business h69
=stakes+up-down r-26 g132 h-36
=stakes+wager-event g-42 m52 h115
=stakes+winner-takes h20
=stakes+with-money g-29 m28 k-24
=stays-unseen r-56 g-97 m-21 h-69 k312
=stays-unseen+sums-0 r-50 g-95 m-19 h-61 k270
=stays-unseen+under k31
=stays-unseen+unit k40
=stays-unseen+unknown g-17 k24
=stays-unseen+unlicensed-giving h31 k-20
=stays-unseen+up-down k19
=stays-unseen+watchers r-20 g-16 k51
=stipulated r110 g-34
=stipulated+sums-0 r82
=stipulated+sums-1 r43 g-45
=stipulated+sums-2 r-15
=stipulated+surety-pay r-17
=stipulated+to-debtor r20
=stipulated+trade r36
=stipulated+trading r62 g15
=stipulated+unit g-30
=stranger r-40 g-104 m-27 h-24 k170
=stranger+sums-0 r-48 g-94 h-51 k138
=stranger+sums-1 m-24 h27 k32
=stranger+surety-pay k29
=stranger+trade h16
=stranger+unit r-23 h-18 k59
=stranger+unknown g-19 k17
=stranger+unknown-party r-28 g-44 m-15 k28
=sums-0 r-88 g196 m77 h411 k107
=sums-0+surety r72 g-37 h-39
=sums-0+surety-pay r-18 g-25 m-31 h24
=sums-0+takaful r-23 g-98 m-25 h-65
=sums-0+take-in m83 k57
=sums-0+tick-guess r-37 g37 m159 h-31
=sums-0+tied-deal r16 g-48
=sums-0+tied-trade r33 g-19
=sums-0+to-debtor r-51 g-69 k-15
=sums-0+to-dispose r-119 g-76 m-49 h-61 k-21
=sums-0+to-learn r-174 g-191 m-95 h-170 k-35
=sums-0+to-oppose r-35 g-28 m-59 h-113 k-27
=sums-0+to-treat g-27 m-82 h-121 k-40
=sums-0+trade r75 g-33 m-17 h-31 k-22
=sums-0+trading r-39 g102 m-26 h-105 k-27
=sums-0+travelling r-23 m-25 h-72 k-32
=sums-0+unborn r-25 g241 m-25 h-104
=sums-0+undecided g28 h-37
=sums-0+under r34 g-40 m-26 h42 k36
=sums-0+undescribed g88 h-53 k-49
=sums-0+unit r-28 g-58 m-33 k-21
=sums-0+unknown g110 h-58 k-37
=sums-0+unknown-party r-57 g-64 h-35 k116
=sums-0+unknown-quantity g24
=sums-0+unlawful-business r-39 g-109 h223 k-17
=sums-0+unlicensed h-27 k139
=sums-0+unlicensed-giving r-46 g18 h-27 k163
=sums-0+unpromised r-23 g-34
=sums-0+up-down r35 m-55 h-58 k42
=sums-0+victim-fee r-16 g-17 m-31 h-57 k188
=sums-0+wager-event r-93 g-36 m46 h-111 k-37
=sums-0+wait-pay r60 h-21
=sums-0+waiting r94 g-59 h-89 k-20
=sums-0+wash-money r-26 g-25 h-60 k214
=sums-0+watchers g-55 m-23 h-51 k157
=sums-0+winner-takes r26 g-31 m79 h-22 k-21
=sums-0+with-money m99 h-67 k-40
=sums-0+works-for r-67 g-60 m-66
=sums-0+wrapped-gift g-16 h-36
=sums-0+zakat r-61 g-29 m-27 h-79
=sums-1 r-15 g63 m132 h51
=sums-1+surety r52
=sums-1+surety-pay m17 h42 k34
=sums-1+take-in r37 k17
=sums-1+tick-guess r-17 g107 m26
=sums-1+tied-deal r33
=sums-1+tied-trade r35
=sums-1+to-debtor r38 g21
=sums-1+to-dispose r-16
=sums-1+to-learn r57 h52
=sums-1+to-oppose r-52 g21
=sums-1+trade r52 g68 h-20
=sums-1+trading r52 g52 m-39
=sums-1+travelling g28 h-32
=sums-1+undescribed g26
=sums-1+unit r90 g44 m-62 h-67 k44
=sums-1+unknown r17 k16
=sums-1+unknown-party m-18 k26
=sums-1+unlawful-business r-23 m30 h59
=sums-1+up-down g86 m69
=sums-1+wager-event r-22 g-83 m95 h-31
=sums-1+wait-pay r112 m-17
=sums-1+waiting r107 m-30
=sums-1+watchers r-36 k-22
=sums-1+winner-takes r-32 g-39 m139 h-36
=sums-1+with-money r-17 g31 m96 h79 k16
=sums-1+works-for r26 g23
=sums-2 r156 m-15 h-36 k-47
=sums-2+sums-apart r-39 g29 m44 h35
=sums-2+sums-equal r-374 g-48 m-36 h-48 k-25
=sums-2+sums-grow r351 g36 m-40 h-61
=sums-2+sums-shrink r218 g-29 m16 h38
=sums-2+surety-pay h-27
=sums-2+take-in r32 g21 h-36
=sums-2+tick-guess r-16 m19
=sums-2+to-learn r21 g33
=sums-2+to-oppose r21
=sums-2+trade r-34
=sums-2+trading r-57 g65 h19
=sums-2+two-prices r-67 g22
=sums-2+undecided r-75 g90
=sums-2+under r-51 g15 m16
=sums-2+unit g-17 m-31 k-23
=sums-2+up-down r-26 g43 m41 h-20
=sums-2+wager-event g23 m61 h30
=sums-2+waiting r26
=sums-2+watchers g45
=sums-2+winner-takes r-19 m47
=sums-2+with-money r32 g30 m-35 h-45 k-16
=sums-3 r37 g-56 m43 h31
=sums-3+sums-apart r88 g-27 m36 h27
=sums-3+sums-grow r-44 g-25
=sums-3+sums-shrink r-19
=sums-3+trade r22
=sums-3+unit r-38
=sums-3+unlawful-business m19 h33
=sums-3+wager-event m42 h57
=sums-3+with-money h16
=sums-apart r49 m81 h62
=sums-apart+take-in r-15 g34 h-16
=sums-apart+trade r-50
=sums-apart+trading g47 h18
=sums-apart+unit r-28 g-21 h-15
=sums-apart+unlawful-business m28 h51
=sums-apart+up-down g17 h-20
=sums-apart+wager-event r-16 m52 h88
=sums-apart+waiting r46
=sums-apart+watchers r-25 g53
=sums-apart+winner-takes m47 h-17
=sums-apart+with-money g19
=sums-equal r-363 g-52 m-36 h-48
=sums-equal+take-in r-47
=sums-equal+trade r16
=sums-equal+unit r-83
=sums-equal+with-money r-45 m-24
=sums-grow r307 m-38 h-52
=sums-grow+surety-pay r19
=sums-grow+take-in r68
=sums-grow+tick-guess r-16 m19
=sums-grow+to-oppose r18
=sums-grow+trade g-17
=sums-grow+trading r-31 g18
=sums-grow+two-prices r-81 g16
=sums-grow+undecided r-75 g90
=sums-grow+unit r23 m-21
=sums-grow+up-down r-24 g26 m31
=sums-grow+wager-event m24
=sums-shrink r199 g-29 m21 h34
=sums-shrink+take-in r35
=sums-shrink+trade r36
=sums-shrink+trading r-18
=sums-shrink+unit r54
=sums-shrink+with-money r65 m-16 h-17
=surety r128 g-40 m-17 h-46
=surety+surety-pay r128 h-39
=surety+take-in r51
=surety+unit r18
=surety-pay g-43 h39 k41
=surety-pay+take-in r31 g-19
=surety-pay+to-oppose g18 h-17
=surety-pay+trade r-29 h-25
=surety-pay+trading g-22 h-37
=surety-pay+unit r-63 g-17 h32 k35
=surety-pay+unlawful-business m-30
=surety-pay+wager-event r-16 g26 m25
=surety-pay+waiting r20
=surety-pay+watchers h55
=surety-pay+with-money r-44 g17 k32
=takaful r-25 g-98 m-25 h-65
=takaful+trading g-18
=takaful+unit g-26
=take-in r85 m62 h-34 k72
=take-in+to-oppose r-31
=take-in+trade r25 g23 k-17
=take-in+trading g-53
=take-in+unit r119 g21 m-43 h-17 k-39
=take-in+up-down r-18 g-15 m15
=take-in+wager-event r-23 m85 h22
=take-in+waiting r42
=take-in+winner-takes g-38 m56 h-41
=take-in+with-money h18
=tick-guess r-70 g154 m204 h-44
=tick-guess+to-oppose g36 m40
=tick-guess+trading g42 m69
=tick-guess+unit r-34 g71 m59
=tick-guess+up-down r-38 m24
=tick-guess+with-money g40 m16
=tied-deal r55 g-56
=tied-deal+tied-trade r55
=tied-deal+trade g-56
=tied-deal+trading r15 g-19
=tied-trade r73 g-24
=tied-trade+trade r30 g-18
=to-debtor r-23 g-48 k-22
=to-debtor+trade r32
=to-debtor+trading r41
=to-dispose r-135 g-88 m-49 h-61 k-21
=to-dispose+to-oppose r-29 g-64 m-16 h-23
=to-dispose+unit r-44 h-19
=to-dispose+unlawful-business m-39
=to-dispose+unlicensed k17
=to-dispose+unlicensed-giving k25
=to-dispose+wager-event r-16 m-25
=to-dispose+waiting r-54
=to-dispose+watchers r-23
=to-learn r-97 g-164 m-98 h-118 k-38
=to-learn+to-oppose h33
=to-learn+trade h46
=to-learn+trading g-56
=to-learn+unit r40 g34 k-24
=to-learn+unlawful-business m-15 h-15
=to-learn+wager-event m-30 h42
=to-learn+waiting r-40
=to-learn+watchers r-29
=to-learn+with-money h15
=to-learn+works-for r26
=to-oppose r-66 m-57 h-107 k-34
=to-oppose+to-treat m-17
=to-oppose+trade g66 h-24
=to-oppose+trading r-19 g43
=to-oppose+travelling h-22
=to-oppose+under g39
=to-oppose+unit r15 g-52 m-40 h-54
=to-oppose+unlawful-business m-63 h-195
=to-oppose+up-down m17
=to-oppose+wager-event r26 h24
=to-oppose+waiting r34
=to-oppose+watchers h24
=to-oppose+with-money g30 m56 h-35
=to-treat r-44 g-27 m-84 h-133 k-40
=to-treat+unit r-47
=to-treat+unlawful-business m-70 h-109
=trade r115 g19 m-18 h-57 k-30
=trade+trading r32 h-29
=trade+travelling r-48 g33
=trade+unborn g30
=trade+under r78 g-33 h17
=trade+undescribed h-17
=trade+unit r18 g68 m54 h17 k-29
=trade+unlawful-business m28 h69
=trade+unlicensed-giving r-28
=trade+up-down r20
=trade+wager-event r-20 m20
=trade+waiting r-23 g21
=trade+watchers r71 k19
=trade+winner-takes m18
=trade+with-money h-20
=trade+works-for h-16
=trading r-44 g219 m-53 h-95 k-32
=trading+travelling r-15 h21
=trading+under r23 g15
=trading+unit r26 g-26 m-30 h20 k-23
=trading+unlawful-business g-24 m25 h165
=trading+up-down r-25 g47 m42 h34
=trading+wager-event m-26 h21
=trading+waiting r-25
=trading+watchers g52 h44
=trading+winner-takes m19 h20
=trading+with-money r-15 g22 h57
=trading+works-for h-22
=travelling r-71 g25 m-30 h-104 k-34
=travelling+unit r-19 g-23 m-15 h-57 k-26
=travelling+waiting r-44 g45
=travelling+watchers r39 h18
=two-prices r-83 g43
=two-prices+undecided r-45 g57
=two-prices+unit r-28 g32
=unborn r-25 g279 m-25 h-104
=unborn+unit g25
=undecided r-77 g119 h-39
=undecided+unit r-42 g89
=under g-29 h50 k37
=under+undescribed g46
=under+unit r-35 h43
=under+up-down r16 m-16 h44 k19
=under+wager-event m-17 h71 k-17
=under+watchers r-23 g-15
=under+with-money g32
=undescribed g114 h-53 k-52
=undescribed+unit g-38
=undescribed+unknown g41 h-19 k-25
=unit r28 g-43 m-135 h-82
=unit+unknown r-22 k18
=unit+unknown-party k44
=unit+unlawful-business r56 g-18 m48 h226
=unit+unlicensed h23
=unit+unlicensed-giving h16 k42
=unit+up-down r-51 g74
=unit+wager-event g51 h-44
=unit+wait-pay r47
=unit+waiting r22 m-19 h-22
=unit+watchers r45 g21 h60 k37
=unit+winner-takes r20 m26 h17
=unit+with-money r63 m-16 h27 k31
=unit+works-for r39 g18
=unit+zakat r-19
=unknown r43 g144 h-59 k-21
=unknown+unknown-party g-32 k25
=unknown+watchers r39 g-19 k21
=unknown-party r-57 g-75 m-21 h-41 k143
=unknown-quantity g18
=unlawful-business r-74 g-106 m51 h342 k-22
=unlawful-business+wager-event m-102 h17 k28
=unlawful-business+with-money g17
=unlawful-business+works-for r23 m-56 h128
=unlicensed h-27 k139
=unlicensed+unlicensed-giving k85
=unlicensed-giving r-46 g18 h-27 k163
=unpromised r-27 g-40
=up-down g122 m55 h-82 k41
=up-down+wager-event r-21 h67 k-23
=up-down+watchers g-23 k29
=up-down+winner-takes m19
=up-down+with-money r40 g23 m-34 h-19
=victim-fee r-16 g-17 m-31 h-57 k188
=wager-event r-131 g-100 m244 h-55 k-46
=wager-event+winner-takes r-18 g-19 m88 h-44
=wager-event+with-money g-44 m126 h48
=wait-pay r181 m-20 h-25
=wait-pay+waiting r111
=waiting r230 g-61 m-52 h-104 k-23
=waiting+watchers r21
=wash-money r-31 g-25 m-27 h-60 k250
=watchers r-54 m-42 h-43 k158
=winner-takes r-24 g-61 m264 h-75 k-26
=winner-takes+with-money g-26 h18
=with-money r16 g47 m156 h-17 k-44
=works-for r-36 g-37 m-73 h22
=wrapped-gift r-20 g-16 h-36
=zakat r-70 g-29 m-27 h-79
_$_ r20 m-18 h68
_%_ r214 m-20 h-104 k27
_%_a_ g21
_%_and_ k23
_%_of_ r34 m-33 h16
_%_on_ m-19
_%_past_ r22
_%_علي_ r-16
_%_من_ r-56
_2a h-40 k54
_2ar r25
_2ard r53
_2ard_ r53
_2as h-22 k30
_2e r28 g40 h-38
_2es r38 h-20
_2est r38 h-20
_2est_ r38 h-20
_3a r16 g28 m-30 h97
_3ad r-22 h36 k-15
_3al r70 g35 m-23 h-48 k15
_3al_ g66
_3ala r40 g-16 m-29 h-47 k29
_3ala_ g16 m-19 h-37 k29
_3alay_ r40
_3alaya_ r34
_3ale r34
_3an g-27 h15
_3and g-26 h21
_3and_ h26
_3ar g39 m-23 h86
_3ara m-15 h47
_3ara_ m-15 h51
_3as r16 g-17 m-15 k26
_3ash r16 g-17 m-15 k26
_3ashan_ k28
_3ashra_ r15
_3ay r-36
_3e r-47 g-54 h-23 k-17
_3en h15
_3end h15
_3end_ h24
_3i r23 g-16
_3in r23 g-16
_3ind r23 g-16
_3l g23 h15
_3la g23 h15
_3o g-32
_3om g-32
_3omo g-16 h15
_5a r-20
_7a r-126 g149 m-16 h-31 k-26
_7ad g20
_7ag h-28
_7ag_ h-28
_7al r-62 g-25
_7am r-16 h-16
_7as r-38 h20
_7ash r-23 h22
_7aw r26 h41
_7awa h24
_7awe r22 h19
_7e g-27 h42 k19
_7ej h24
_7eja h24
_7ejab_ h24
_7ejab_3and_ h16
_7el h41
_7elw h26
_7elwe_ h26
_7elwe_la_ h26
_7es h-24 k23
_7esa k26
_7ess m15 h-15
_a2 r141 m-28
_a2a r43 g-22 h16
_a3 g-16
_a3t r20
_a5 r23 g-30 h25
_a7 r46 g-17 m-20 h34 k44
_a7a r54 g-15 k44
_a_ r-30 g54 m45 h-35 k93
_a_bet_ m-31
_a_betting_ m-31 h20
_a_bigger_ r22
_a_boat_ g56
_a_box_ r21 g-26
_a_car_ r-16 g28
_a_casino_ m-15
_a_conventional_ g-26 h42
_a_cow_ g-39
_a_fee_ r17
_a_friend_ h38 k-15
_a_guy_ r-22 h-28
_a_half_ r51
_a_house_ g-20
_a_hundred_ r-63 m-20
_a_little_ k27
_a_lot_ g29 m-27
_a_man_ k32
_a_month_ r67 g33 m-15 k28
_a_new_ r24
_a_number_ g15 m39
_a_phone_ m26
_a_portion_ g48
_a_price_ g16
_a_pub_ h-19
_a_quarter_ g-21
_a_share_ h40
_a_tenth_ r29
_a_third_ r56 g-46
_a_thousand_ g-15
_a_truck_ h21
_a_week_ r-39
_a_year_ r-28 g-18
_aa r21 g27 m-15 h-16
_aam g16
_aami h18
_aamil_ h18
_aan g22
_ab r-42 g66 h83 k31
_aba r-36
_abay r-36
_abaya_ r-36
_abl r-22 g95 h-47
_abl_ g54 h-31
_abl_ma_ g66 h-16
_abo g-22 m16 k23
_abor h22
_abortion_ h22
_about_the_ g-28
_abov m23 k29
_above_ m23 k29
_abr h45 k15
_abra h44
_abraj_ h44
_abro k16
_abroad_ k16
_abs h78
_absi h43
_absinthe_ h43
_abso h36
_absolut_ h36
_abu r41 h19
_abu_ r49
_ac r-35 g-15 m50 h40
_ac_ r-32
_acc r36 g28 m49 h-32 k38
_accepted_ r15
_acci g22
_accident_ g26
_acco g32 k43
_account_ r22 g55 h-68 k43
_account_for_ r-25 k24
_account_is_ m-16
_account_to_ r-20
_accountant_ r-22 m18
_accounts_ r15 g-15 h33
_accr r31
_accrued_ r26
_accu m25 h18
_accumulator_ m25 h18
_acq h22
_acqu h22
_acquired_ g25 h-20
_acr g-22 h23
_acro g-22 h23
_across_ g-22 h23
_across_the_ h30
_act r-35
_actu r-35 h-17
_actual_ r-22
_ad r121 g-33 m-60 h91 k-49
_ad_ h34
_add r97 k-17
_add_ r24 g30 m28 h28
_adde r46 h17
_added_ r50
_adderall_ h22
_addi r-15 m-21 h-25
_addiction_ m-21 h-23
_adds r46 k-20
_adds_ r46 k-20
_adds_for_ r28
_adj g-17 h-16
_adju g-17 h-16
_adjustment_ r28 h-16
_adm h-25
_admi h-25
_ado h52
_adob h36
_adop h16
_ads m-17
_ads_ m-17
_ads_for_ h-17
_adu h28
_adul h28
_adult_ h30
_adult_diapers_ h-23
_adv r-26 g16 h22
_adva r-21 g28
_advance_ r-54 g30 h25
_advance_for_ g23
_advanced_ r19
_adve g15
_advi g-27
_advice_ h26
_ae r36 g-20 m20 h-15
_aed r36 g-20 m20 h-15
_aed_ r36 g-20 m20 h-15
_aed_at_ r-18
_aed_per_ m30
_af r17 g19 m-46 h104 k17
_aff h59
_affi h20
_aft g35 m-25 k26
_afte g35 m-25 k26
_after_ r27 m-25 k26
_after_he_ g16
_after_i_ r-15 g-48 h-18
_after_party_ h42
_after_they_ g-15
_afterwards_ g23
_ag r22 g-23 m33 h50 k-40
_aga g17 m19 k-16
_agai g16 m23 h30 k-16
_again_ r28 g18 m20 h25
_against_ r-23
_against_my_ h29
_age r-24 g-44 h64 k-16
_agei h32
_ageing_ h32
_agen g-35 k-15
_agency_fee_ g-16 h-38
_agent_ g-21 m15
_agent_for_ r24
_agent_to_ r27
_agi h17
_agr r51 h-39
_agre r51 h-39
_agree_ g28
_agreed_ r20 g-30 h-19
_agreed_before_ r33 g-54
_agreed_in_ m17
_agreed_to_ r-32
_agreement_ r41
_ah r22 g20 m-15
_ahe g21
_ahea g21
_ahead_ g21
_ai g17 m-34 h-77
_aig g27
_aig_ g27
_air r17 g20 m-27 h-50
_air_ h-23
_airp r-16 g25 h22
_airport_ r-16 g25 h22
_airt r36
_airtime_ r36
_airtime_advance_ r16
_airtime_credit_ r27
_ak r43 g34 m-46 h-70
_akh g16 m-23 h-16
_akha r20
_akhadt_ g17
_akhe r-17
_ako r-20 h-48
_ako_ h-43
_al g39 m-48 h-31
_al_ g-19 m-17 h-39
_al_inah_ r21
_ala r35 g22 h-38
_alam g55 h-34
_alam_ g55 h-34
_alb g-15 h18
_albu g-15 h18
_alc g-38 h73
_alch h38
_alchol_ h33
_alco g-35 h35
_alcohol_ h-57
_alcoholic_ h28
_ale g-28 h55
_ale_ h54
_alf r20
_alf_ r33
_ali_ m27
_all r-57 g85 m27 h-39 k-21
_all_ r-51 g68 m73 h-78
_all_back_ r-28
_all_fish_ g38
_all_future_ g58
_all_of_ r-32 g-16 h27
_all_paid_ g-21
_all_that_ g42 h-26
_all_the_ g62 h-18
_allo g33 m-36 k-21
_allocation_ g40
_allowance_ g-18 h40
_allowed_to_ g16
_allows_ g22 k-15
_alm h28
_alo h-44 k51
_alon g15 h-26 k51
_along_ g-24 k40
_alr g48
_alre g48
_already_ g48
_already_paid_ g-40
_alu h-16
_alum h-16
_aluminium_ h-16
_alw r19 h-23
_alwa r19 h-23
_always_ r19
_am g-81 m-27
_am_ r36 h-24
_ama h18
_amal h28
_amal_ h28
_amb m-16 h-26
_ami h15
_amil h15
_amil_ h15
_amm h-61
_amo m24 h-27
_amon h-15
_among_ h-15
_amou k15
_amount_ k15
_amu g-15 h108
_amul g-15 m-15 h78
_amulet_ g-15 m-15 h77
_an r-103 g-22 m31 h24 k26
_an_ r-27 g-43 h46
_an_online_ g25
_ana r22 h-25
_ana_ r20 h-21
_anc h19
_ance h19
_and r-27 g-69 k18
_and_ r-26 g-111 k18
_and_a_ r54 g-19 h-35
_and_above_ r21
_and_at_ r28 g22 m18
_and_bottle_ h-25
_and_bought_ g-17
_and_coke_ h33
_and_collects_ r21
_and_date_ g34
_and_eggs_ h41
_and_forward_ k23
_and_gets_ r41
_and_he_ r-30 g17 m23
_and_i_ r-33 g49 k-22
_and_it_ r-22 k-16
_and_its_ g21
_and_keep_ k18
_and_keeps_ r43
_and_metal_ g40
_and_my_ r-23
_and_on_ r-24
_and_one_ m32 h42
_and_paid_ r-20
_and_pass_ k24
_and_pay_ r-31 m21 h38
_and_pays_ r-26 h22
_and_send_ k41
_and_signed_ r-34 g-41
_and_sold_ g48
_and_taken_ r-19
_and_takes_ r37
_and_the_ r88 g-18 m29
_and_tonic_ h53
_and_took_ r-30 g-34
_and_transfer_ k23
_and_two_ h34 k-20
_and_we_ g25
_and_will_ r20
_anda g45
_andar_ g45
_ang r25 g-35 h-19
_ang_ r29 h-33
_ange h28
_angel_ h28
_annu g31 h-27
_annual_ h-15
_annuity_ g22
_ano g20 h29
_anot h35
_another_ h35
_another_month_ r25
_another_name_ h27
_ans r-25
_answ h20
_answers_ h20
_ant h33
_anti h43
_any r-66 g107 m-22 h-61
_any_ r-76 g106 h-37 k-17
_ap r57 m-27 h-49
_apa g24
_apar g24
_ape g-20 h45
_aper g-20 h45
_aperol_ h30
_app h-89
_app_ r27 g-77 m34 h55 k-25
_appe h-31 k29
_appeal_ h-21 k30
_appeal_by_ h-18 k31
_appl g55 m-19 h-68
_apple_ g26 m-19 h-43
_appliance_ g34 h-15
_appliance_care_ g28
_application_ g-15
_appo r-22
_appointment_ r-22
_appr g25 h-18
_approval_ k18
_approved_ g25 h-20
_apr r43 h-23
_apr_ r64 h-17
_apri r-22
_april_ r-22
_apy r46 h-15
_apy_ r46 h-15
_aq g-16 h-23
_ar r-37 g-21 m-58 h46 k68
_ara g-26 m-19 h86
_arab h-15
_arak h81
_arak_ h81
_aram g-15 h-17
_arb h-34
_arc m-20 h-20
_ard r-16 g120 h-16
_ard_ r-16 g120 h-16
_are g-26 m-42 h57 k76
_are_ g-30 m-36 h55 k83
_areg h16
_areglo_ h16
_arm m19
_arm_wrestling_ m17
_aro g-15 k19
_arou g-15 k19
_around_ g-15 k19
_arr r16 g-42 h30
_arra h31 k-18
_arranged_ h44 k-16
_arrangement_ h-15
_arre r19
_arrears_ r19
_arri g-17
_arrival_ r-20
_art g-19 m-16
_arti g-17
_article_ g-16
_as r-122 m-58 h57 k96
_as_ r-137 g-24 m-64 h91 k21
_as_a_ r-46 h-31
_as_agreed_ m21
_as_bar_ h31
_as_genuine_ h23
_as_gift_ h-27 k31
_as_he_ r21
_as_in_ r-16 g-26 h-24 k-15
_as_is_ r-16 g44
_as_original_ h31
_as_per_ g-28
_as_real_ h55
_as_the_ g46
_as_we_ r21 h-20
_asa r35 g-17 m26 h47
_ash r-23 g45
_asht g30 h-18
_ask g-24 m-23 h-39 k121
_ask_ k93
_aske g-31
_asked_ g-31
_asked_for_ r17
_aski r15
_asking_ r15
_asks h-21 k25
_asks_ h-21 k25
_asl r36 h-39 k-20
_ass r-27 g28
_assi r-29 h19
_assignment_ h26
_assu g34
_assurance_ g38
_ast h-25
_astr h-27
_astrologer_ h24
_astronomy_ h-53
_at r-41 m63 h30 k-32
_at_ r-82 g54 m75 h54
_at_%_ g22
_at_a_ r64 g26 m-24 h-20
_at_al_ r-43
_at_all_ r29
_at_counter_ r-16
_at_end_ r31 g-18
_at_higher_ r17
_at_his_ r-18
_at_home_ m-34 h33
_at_month_ r-17 g20
_at_once_ r-18
_at_one_ r27 g22
_at_school_ m-22
_at_sea_ g30
_at_the_ r-105 g15 m70 h90
_at_todays_ r30
_at_until_ g34
_ate h-16
_ate_ h-16
_atm r27 h-27
_atm_ r27 h-27
_att g-35 m-17 k-22
_atta r-18 g-20 k-21
_attached_ r-16 g-18 h-23 k-21
_attack_ h37
_atte g-15 h17
_attended_ h20
_attestation_ h-27
_au r18 g-31
_auc r62 m24 h-29 k-16
_auct r62 m24 h-29 k-16
_auction_ r69 g-30 m16 h-15 k-15
_auctioned_ g44
_aud r-15 g-21 h-17
_audi r-15 g-21 h-17
_audit_ r-15 k-28
_aur r-15 g-17 h29
_aur_ r-15 g-17
_aura h42
_aura_ h42
_aut k19
_auth k24
_authorities_ h-20 k26
_auto_ g20
_av g-21 m21 k42
_avo g-21 h-29 k42
_avoi g-21 h-29 k42
_avoid_ g-18 h-19 k30
_aw r-132 g69 m20 h-36 k-15
_aw_ r-51 g75 m26
_awa r-57 m-15 h-20
_awar r-31 h-29
_award_ r-21
_awareness_ h-41
_away r-21 m-20
_away_ r-21 m-20
_awe r-23
_awel r-23
_awel_ r-23
_ax g15
_axa g15
_axa_ g15
_ay r16 g95 h-16
_ay_ g98 h-16
_b5 h27
_b5t h27
_b5ti h27
_b5ti_ h27
_b_ r65 m-20 h-103
_ba r39 g28 m-102 h23 k-28
_ba2 r17 g-28 h24
_ba3 r50 g27
_ba3d r25 g28
_ba3d_ r36 g21
_ba3d_ma_ r-23 g29 h-16
_ba3t r-19 g-21
_ba7 r-43 g-17 h-16
_ba_ r20 g29
_baa g68 h-21
_baad g71 h-23
_baad_ g71 h-23
_baad_me_ g30
_baad_mein_ g41
_bab r-37 g-23 h58
_baba h23
_baba_ h29
_babo h27
_baboy_ h27
_baby r-20 g-27
_baby_ g-24 h77
_babys_ h-35
_bac h34
_bacc m50 h20
_baccarat_ m50 h22
_bach g23 h16
_bachelor_ h26
_bachelor_no_ h15
_back r21 g-34 m-34 h-76
_back_ r39 g-37 m-40 h-60 k-16
_back_and_ m18
_back_as_ h-22
_back_by_ g20 m-16
_back_cheaper_ r-26 g39
_back_for_ r70 h-28
_back_of_ h23
_back_on_ r22
_back_the_ r16 h-17
_back_to_ r100 g-62 k17
_back_when_ r-48 g-17
_backgammon_ h-29
_backs_ h17
_baco h54
_bacon_ h60
_bacon_and_ h40
_bad r23 h29
_bad_ h15
_bad_luck_ h25
_bada r19
_bag r-17 g84
_bag_ g55 m22 h64
_bag_of_ g26 h30
_bagg h-24
_baggage_ h-24
_bags g-34 h-28
_bags_ g-34 h-28
_bags_of_ r30
_bah g32 h-19
_baha g32 h-19
_bai r70 g-34 h54
_bai_ r80 h-47
_bai_al_ r53 h-18
_bai_el_ r35
_bail g-17 h52
_baileys_ h52
_bak r17 g-74
_bake g-21 m-27 h-67
_bakery_ g-17 m-27 h-63
_bakr g-15 h-35
_bal m18 k-15
_bala g-35 m28 h38
_balance_ g-38 m37 h19
_balance_transfer_ r42 m-17
_balc h-16
_ball g-35
_ball_ m-32
_ballet_ h-15
_balloons_ g-17 h-23
_ban m-23 h-67 k21
_bana h30
_banat_ h30
_band g29 m20 h-18
_band_ g32
_bang h-28
_bank r-28 m-35 h-62 k27
_bank_ r-41 g-23 m-31 h-36 k33
_bank_card_ r-30 h-16 k55
_bank_does_ k19
_bank_is_ r58
_bank_letter_ r26
_bank_only_ k58
_bank_shares_ g40 h22
_bank_will_ h-22 k46
_banknifty_ g28
_banks_ r15 h-25
_bann h25
_bar r-36 g-37 m-23 h-38 k-17
_bar_ g-30 m-23 h95
_bar_tab_ h20
_bara r-42 g-18
_barangay_ r16 h-25
_barasti_ h17
_barb h-72
_barber_ h-47
_bare g22
_bare_ g21
_barl g16 h-25
_barley_ g16 h-25
_baro h-17
_barr m17
_barrel_for_ h16
_barrels_ h17
_barrels_for_ h29
_bars r47 h-58
_bars_ r48 h-26
_bart h42
_bartender_ h38
_bas g-43 m-27 k21
_bas_ r18 m-15
_based_ h-15
_basi r21 g-17
_bat g38 m-50 k-17
_bath h20
_bath_ h16
_batn g66
_batt r-15 m-22 h-18
_battery_ r-15 h-18
_bay r20
_baya h15
_bayad_ h15
_baza h-15
_bazaar_ h-15
_bc r-18 m19
_bc_ r-18 m19
_bd h21
_bds h21
_bdsm h21
_bdsm_ h21
_be r23 g150 h-73 k56
_be_ r53 g171 m-20 h-84 k27
_be_agreed_ g60
_be_decided_ g24
_be_seen_ g20
_bea m-35 h86
_beac g35 h35
_beach_ g35 h35
_bead h-17
_bean h-20
_beans_ h-19
_bear_ h27
_bearing_ r36
_bears_ r-18
_beat g-27 h63
_beat_ g-27 h64
_beat_up_ g-15 h29
_bec r33 h-23
_beca g-20
_because_ g-20
_because_he_ r-49
_because_i_ r32
_bech r39 g24 h-27
_bech_ r30
_becha_ g30 h-18
_bed h-29
_bed_ r-21 h-29
_bee r-42 g-36 m-21
_bee_ g28
_beef g-23
_beef_ g-23
_beer h22
_bef g69
_befo g69
_before_ r-25 g69
_before_due_ r-28 g-23
_before_he_ g31
_before_i_ r-18 g39
_before_june_ r20 g-15
_before_paying_ h-15
_before_the_ r-37 g18 h25 k44
_before_they_ g50
_beg h48
_begg h66
_beggars_ h37
_begging_ h15
_begi r41
_beh h17 k26
_beha r-21 g-26
_behalf_ r-21 g-26
_behalf_of_ r-21 g-26
_behi g19 h20 k16
_behind_ g19 h20 k16
_behind_my_ h-19
_bei r27 h17 k29
_bein r27 h-28 k29
_being_ r27 h-28 k29
_being_watched_ k19
_bel r15 g25 m16 h-66
_belo r17 g29 h-29
_belongs_ g35 h-19
_belongs_to_ g35 h-19
_below_ r28 g-17
_below_the_ r-23 k22
_belt h-72
_belt_ r-16 h-72
_ben r-47 h41
_bene r-40 h23
_bent h38
_bes r22 h-21
_besi r34
_best h-21
_best_ h-21
_bet r-52 g-44 m104 h-46
_bet_ r-33 g-34
_bet_on_ g107 m-79 h-18
_bet_with_ h-27
_bett r-24 g23 m-28 h-72
_better_ r-23 k26
_betting_ g28 m-32 h-56
_betting_shop_ h31
_betw m25 h15
_between_ k21
_between_us_ g-30 k43
_bev h21
_beve h21
_bh r-23 g32 h21
_bhai r-24 g-16 h23
_bhai_ r-21 h24
_bhe g20 h18
_bhej g20 h18
_bhej_ g27
_bi r-20 g33 m49 h-56
_bi3 g20
_bi3t g20
_bic m20
_bicy m20
_bicycle_ m20
_bid r43 g-22 m42 h-26
_bid_ m17
_bie h27
_bier h27
_big m30 h58 k42
_big_ g23 m31 h52 k31
_big_ticket_ m34 h67
_bik g-21 h-39 k-17
_bike r-18 g-20 h-49 k-17
_bike_ r-18 g-17 h-42 k-17
_bil r64 g-32 k23
_bila r20
_bilal_ r20
_bill r48 g-33 h-16 k23
_bill_ r-17 g-31 h22
_bill_bought_ r19
_bill_taken_ r27
_billed_ h-29
_bills_ r61 k36
_bim g25
_bima g25
_bima_ g25
_bin r-61 g86 m63 h-40 k-20
_bina r-56 g113 m49 h-30
_bina_ g19
_binance_ r-16 m-15 h15
_binary_ r-15 g86 m76 h-24
_binary_options_ g22 m54
_bind g-26
_binding_ g-19
_bing m25
_bingo_ m21
_bingo_hall_ m19 h66
_bir r-31 g-19 m-37 k-20
_bira h33
_bira_ h33
_bird r-16 g26 h-34
_bird_ r-16 h-26
_birds_ g29
_birds_in_ g30
_birr h38
_birra_ h38
_birth_ r21 g19
_birthday_ r-32 g-26
_biry g-31 h-25
_biryani_ g-31 h-25
_bis m-26 h-16
_bisc m-26 h-16
_biscuits_ m-26 h-16
_bit_ r15 k18
_bitc r-17 h-19
_bitcoin_ r-17 g16 h-28
_bl r-55 g-54 m-15 h144 k-42
_bl_ h36
_bla r-18 m25 h53
_blac g-16 m33 h63
_black_ h29
_black_pudding_ h17
_black_stone_ m-35
_blackjack_ m40
_blackmail_ h33
_blan g29
_blanc_ h17
_ble g-29 h82
_bled g-28 h47
_bled_ g-28 h47
_bles h27
_blessed_ h27
_blessed_by_ h23
_bli g49 h-66
_blin g49 h-66
_blind_ g49 h-66
_blind_box_ g34
_blind_date_ g32
_blo g-30 m-24 h-29
_bloc h-26
_blocking_ h-15
_bloo h50
_blood_ h16
_blood_sausage_ h30
_blos h-26
_blossom_ h-26
_blu g-39 h41
_blue g-37 h16
_blue_ g-37 h16
_blue_label_ h32
_blun h26
_blunt_ h18
_bn r-36 h25
_bnp r-21
_bnpl r-21
_bnpl_ r-21
_bnt h40
_bnt_ h40
_bnt_7elwe_ h26
_bo r-20 g38 m-28 h20 k-28
_boa r-17 m-26 h-32
_boar g-46 m-18 h25
_boar_ h32
_board_ g-43 m-17
_board_for_ g-25 h-19
_boat r-17 g38 h-57
_boat_ h-52
_boat_engine_ r31
_bok r21 g21
_bokr r21 g21
_bokra_ r21 g21
_bol r33 g45 h-21
_boli r39 g29 h-20
_boli_ r57 h-20
_bon r113 g-43 m-17 h-41
_bond r125 g-30 m-48 h-64
_bond_ r51 m-27 h-47
_bond_coupon_ r22 h-17
_bond_fee_ r15
_bond_paper_ r-54
_bonded_ h16
_bonds_ r103 g-18 m-21 h-33
_bong h16
_bonu m43
_bonus_ m43
_boo g15 h28 k-26
_book r18 g41 m30 h-38 k-26
_book_ r22 g17 m19 h-35
_book_for_ h-21
_booked_ r20 k-15
_bookie_ m36 h77
_booking_ m-27 h-27
_booklet_ h-26
_bookmaker_ h17
_bookmakers_ h-19
_books_ g18 k17
_bookshop_ h-30
_boot g-18
_bootleg_ h30
_booz h55
_booze_ h38
_bor g46 m30 h-45
_bord m44 h45
_bordeaux_ h20
_border_ m47 h25
_born r-28 g20 h-25
_born_ g20 h-25
_borr g30
_borrow_ r-30 g39
_borrowed_ r38 g26 h-17
_borrowing_ h-18
_borrows_ g-26
_borrows_from_ g-23
_bos h49 k41
_boss h49 k41
_boss_ h20 k41
_bot r-79 m-20 h148 k-18
_bot_ h19
_both r-61 g32
_both_ r-61 g32
_both_money_ g58
_both_sides_ r-15 g17
_bots h28
_bots_ h28
_bott r-18 g-18 m-17 h71
_bottle_ h40
_bottle_of_ h-62
_bottle_service_ h26
_bottles_ h28
_bottles_of_ h37
_bou r-32 g-21 m-19 h17
_boug r-25
_bought_ r-25
_bought_a_ g-19
_bought_and_ r-27 g-41
_bought_for_ r37 k19
_bought_from_ r27 g47
_bought_his_ g-61 h42
_bought_it_ r-15 g64 h-23
_bought_the_ r70 g20
_bour h37
_bourbon_ h37
_bow m20
_bowl m20
_box r-61 h-28
_box_ r-56
_box_of_ g-21
_boxe g-26 h-27
_boxes_ g-26 h-38
_boy r-23
_boy_ g-19
_boys r-22 g17
_boys_ r-22 g17
_boys_to_ h33
_br r-32 g-45 m-80 h121
_bra g-28 m-23 k17
_brac h-31
_bran g-20 m-30 h21 k22
_branch_ h29
_brand_ m-25 h-48
_branded_ h29
_brandy_ h34
_brazil_ h-17
_bre r-24 m-27 h-17
_brea r-23 m-26 h-76
_bread_ g-36 h-86
_break_ r-15 g-21 h57
_break_his_ g-20 h62
_break_it_ r-15 h-15
_breaks_ g53
_brew h53
_brew_ h39
_brewery_ h-22
_bri r29 g27 m-28 h21 k-22
_brib g-29 h62
_bribe_ g-27 h46
_bric g34
_bricks_ g37
_brid r36 m-15 h-22
_bridging_ r37 h-16
_bridging_finance_ r16
_brin g32 h17
_bring_ h15
_brings_ g19
_brings_the_ h17
_brings_up_ g29 h-18
_brit h-30
_bro r-20 g-38 h49
_bro_ m24 h-15
_brok r23 h17
_broke_ r17
_broke_i_ r18
_broker_ r16 g59 h19
_brot g-21 k29
_brothel_ h22
_brother_ k27
_brother_in_ r31
_brothers_ g-24
_brou h-28
_brought_ h-28
_brow g-16 h44
_brown_ h32
_bru h77
_brut h56
_brut_ h32
_bt r40 m25
_bta r42 m17
_bu r19 g51 m-75 h20 k21
_buc h33
_buck h33
_bud g36
_budd h15
_buddha_ h15
_budo g44 h-32
_budol_ g44 h-32
_bug m-18
_building_ h47
_built_ g15
_buk r21 g43 h-18
_bum g16 h-22
_bun g-20 h65
_bund h44
_bundle_ h39
_bur k18
_burger_ h-31
_burglary_ g18
_burgundy_ h18
_burn g-17 h32 k25
_burn_ h47
_bus r-61 m-52 h-102
_bus_ r-83 g-16 m-47 h-92
_busi r24 h23 k22
_business_ h23 k22
_but r73 g-45 m-20
_but_ r69 g-48 h24
_butc h-43
_butcher_ h-43
_butt h27
_butter_ g22 h33
_buy r52 g20 m45 h76
_buy_ r-20 g24 m44
_buy_a_ g-37 m35 h22
_buy_bachelor_ h15
_buy_her_ h-16
_buy_in_ g-20 m96
_buy_it_ r-17 g32 h-17
_buy_now_ g-37
_buy_the_ g-29
_buy_your_ g30 m-30
_buye r23 g16 h30
_buyer_ g53 h17
_buyers_ g-37
_buyi r-22 h38
_buying_ r-22 h38
_buying_the_ g15
_buys r74 g-21 m18
_buys_ r74 g-21 m18
_buys_it_ r42
_by r21 g36 m-52 h-55 k44
_by_ r-61 g15 m-66 k20
_by_a_ g19
_by_bank_ g-19
_by_christmas_ r18
_by_eid_ r-20
_by_guess_ g33 m-21
_by_hour_ m-15 h39
_by_june_ g26
_by_ten_ r-15
_by_the_ r-17 g31 m-23 h-39 k-31
_by_weight_ g42 h-21
_bya r91 g-17 m20 h-43
_byaj r44 h-17
_byaj_ r44 h-17
_byb g20
_bybi g20
_bybit_ g20
_byp k37
_bypa k37
_bypass_ k18
_bypassing_ k18
_c_ r27 h-54
_ca r-33 g-34 m-52 h-59
_cab g-23 m-17 h76
_caba h28
_cabaret_ h28
_cabi g-16 h-21
_caf h-18
_cafe h-18
_cag h-43
_cage h-43
_cage_ h-43
_cak g-26 m-33 h-53
_cake g-26 m-33 h-53
_cake_ g-25 m-33 h-62
_cal r36 g69 h-69
_calc g-18 h-25
_calf g64 h-28
_calf_ g38 h-19
_calf_in_ g64 h-15
_call r36 g28 m18 h-32
_call_ r42 h35
_call_girl_ h15
_call_it_ r110 g-52
_call_option_ m-25
_call_options_ g18 m-20
_called_ g-20 m29
_calls_ g68 m-22 h-60
_calls_on_ g34 h-26
_cam g-34
_cam_ h-56
_cam_show_ h29
_came m38 h40
_came_ g-22 m53 h43
_came_back_ r-17
_came_in_ g-23 h20
_camel_ h-20
_camel_race_ m-16
_camels_ r-15 g21
_camp m-20
_camp_ h-48
_campaign_for_ h26
_can g-26
_can_ r25 g36 m-20 h19
_can_not_ g16
_canc r-22 h-51
_cancel_ r-16
_cancellation_ g73
_cancellation_cover_ g64
_cancelled_ g-59
_cand g48 m34 h-38
_candle_ g36 m45 h-28
_candle_green_ m26
_candle_red_ m36 h-16
_candles_ h-17
_cani h17
_cann r38 g-37 h50
_cannabis_ h35
_cannot_ r39 g-31
_cans h69
_cans_ h69
_cant r-28 g-15
_canteen_ m-26
_cap r15 m-23 h48
_cap_ r-47 g36 h-24
_capi r44 g-27 m-16
_capital_ r44 g-25
_capital_and_ r36
_capital_back_ r34
_capital_for_ r-59 h45
_capital_protected_ r60
_capital_refunded_ r21
_caps h22
_capt r21 h41
_captagon_ h33
_car m28
_car_ r-66 g-29 m52 h-98 k-16
_car_if_ g34
_car_loan_ r-17
_car_on_ r-24
_car_wash_ m-18
_cara g36
_carb g18 h16
_carbon_ g26
_carbonara_ h29
_card r32 g-84 h43 k47
_card_ r32 g-44 h-33 k42
_card_for_ r-49 m47 h-42 k-15
_card_game_ m24
_card_interest_ r24
_card_replacement_ r-19 m-15
_cards_ g-40 m15 h76
_cards_for_ m-26
_care g21 h-32
_care_ g48 h-16
_cari h23
_caricature_ h21
_carl m29 h56
_carlo_ m33 h45
_carp r-53 g-17 m-36
_carpet_ r-36 m-26
_carr r66 h-44
_carry_ r59 g-17 h-18
_cars g32
_cars_ g32
_cart r15 m-27 h-21
_carton_ h-33
_cartons_ m-26 h-15
_cas g16 m33 h46
_case r-15 g28 h79
_case_ g28 m18 h47
_case_of_ h42
_case_opening_ m33 h17
_case_the_ g25
_cases_ m-16 h32
_cash r48 g37 m51 h20
_cash_ r36 g38 h-20
_cash_advance_ r16
_cash_and_ r-23 m-17
_cash_at_ r39 m-17
_cash_for_ r-27 k16
_cash_in_ r-26 m24 h45
_cash_or_ r-57 g81
_cash_out_ m23 h35
_cash_price_ r-27 g-57
_cash_settled_ g58
_cash_to_ h-20
_casi r-15 g-24 h-40
_casino_ g-19
_casino_chips_ k24
_cast g-25 m-31
_cast_ g15 m-16
_casting_ h27
_cat r-32 g33 m-33 h-57
_cat_ g-40
_catc g57 h-23
_catch_ g23 h-27
_catches_ g39
_cate m-19
_catering_ m-19
_catt g24
_cattle_ g24
_cau k18
_caus k18
_cause_ k19
_cb h22
_cd r29 h-16
_cd_ r30
_ce g26 m-17 h-40
_ce_ g74 h-17
_cel g-23 h45
_cell g-23 h45
_cellar_ g-20 h53
_cem r-17 g-16 h-47
_ceme r-17 g-16 h-47
_cement_ r-17 g-16 h-47
_cer r37 g-15
_cert r38 h-15
_certain_ r26
_certificates_ r22
_cf r-39 g185 m114 h-69 k-27
_cfd r-39 g185 m114 h-69 k-27
_cfd_ r-36 g161 m125 h-56 k-27
_cfd_account_ r-16 g83 m81 h-25 k-24
_cfds g24
_cfds_ g24
_ch r31 g-120 m-42 h74 k-29
_cha r-18 g-35 m-68
_chai r-17 m-28 h-74 k-33
_chai_pani_ h26
_chain_ r29
_chair_ r-30 m-15 h-25
_chairs_ h-56 k-33
_chal g20 m-15 h-17
_chalet_ g22 m-16
_cham h25
_champagne_ h15
_champion_ g15
_chan r26 g17 m46 h-86 k16
_chance_ r-15 g17 m58
_chandelier_ h-37
_chandi_ r15
_chanel_ h15
_change_ r-17 k15
_changed_ r32 h-53
_channels_ h38
_chap r-16
_chapter_ r-16
_char g-48 m-64 h18 k15
_char_ h43
_char_siu_ h39
_charas_ h21
_charcoal_ g19 h-33
_charge_ g-33 m-21 h-38
_charge_on_ r17
_charged_by_ r38
_charges_ r28
_charitable_ r21 k24
_charity_ r-33 g-32 m21 h-21
_charm_from_ h20
_chart_ m-21
_chat h46
_chat_ h25
_che r-37 g-90 m16
_chea h95 k-18
_cheap_ g-24 h36
_cheaper_ g29 h15
_cheat_ h37 k-16
_chec r-31 g-23 h-46 k25
_check_ r-15
_checking_ h-39
_checks_ k25
_chee g-19 h-21
_cheese_ g-19 h-34
_cheq h-29
_cheque_ h-27
_cheques_ r18
_ches g-32 m30 h-19
_chest_ m27
_chi r39 g-24 m25 h54 k-16
_chic k-22
_chicken_ g-18 h-29
_chil r-20
_child_ r-16 g20 h36
_children_ g-16 h-23
_chin g17
_china_ g18
_chip m51
_chips_ m51
_chips_and_ m-17
_chit r91 g-25 h-19
_chit_ r56 g-22 h-23
_chitty_ r61
_chiv h32
_chivas_ h32
_cho r-37 m-32 h49
_choc h-18
_chocolate_ h-25
_choi g51
_choice_ g51
_choo g26 h31
_choose_ h22
_chooses_ h18
_choosing_ g22
_chop h33
_chops_ h26
_chor h40
_chorizo_ h49
_chos r-16 g-57 m-18 h-36
_chose_ g-32 h-22
_chose_the_ r22 h-16
_chosen_ r-15 g-26 m-15
_chr h30
_chri h30
_christmas_ h30
_chu g20 m20 h-19
_ci g-35 h44
_cig h-15
_ciga h-15
_cir g-20 m15 h28
_circ g-19 m16 h22
_circle_ m16 h22
_cit h38
_city m17 h35
_city_ m17 h35
_cl r-16 g-111 m-58 h23 k-41
_cla r38 g-43 m-51 h-32 k-16
_clai r22 h15
_claim_ r18
_clar h25
_claret_ h25
_clas m-16 h-32
_class_ m-46 h-73
_classes_ h23
_clau r22
_clause_ r22
_claw g-19 m-38 h-32
_claw_ g-19 m-38 h-32
_cle r-15 g-31 m-28 h-18 k40
_clea r15 g-19 m-19 h-20 k50
_clean_ k41
_cleaning_ r-21 m-23 h-33
_clear_ r19 h27
_clears_ r31
_cler r-30
_clerk_ r-30 h39
_cli g-28 h35 k-24
_clic m39
_clie r16 h15
_client_ r21
_clients_ m15
_clin r-27 g-16 m-22 h-38
_clinic_ r-27 g-16 m-22 h-38
_clip h28
_clips_ h28
_clo h51 k-34
_cloc r18
_clon g-15 m-27 h114
_clone_ h24
_cloned_ m-19 h76
_cloned_cards_ m-19 h18
_cloning_ h15
_clos g38 m61 k-25
_close_ h-16
_closed_ g27
_closes_ r18 g24 m15 h15
_closest_ m24
_closing_ r-26 m19 h26
_clot m-17 h-50
_clothes_ h-41
_clu r-21
_club r-21
_club_ r-21 h-15
_club_sandwich_ h-28
_club_table_ m-16
_cm g38 h-18
_cme g38
_cme_ g38
_co r-48 g-33 m-81 h-65 k-61
_coa g-72 m-50 h-20
_coac g-24 m-37 h-20
_coach_ g-21 h-17
_coaching_ m-27
_coat g-45
_coat_ g-32
_coc h66
_coca h46
_cocaine_ h45
_cock h23
_cocktails_ h19
_cod m23 h15 k16
_code m23 h15 k16
_code_ m23
_codeine_ h20
_cof r-20
_coff r-20
_coffee_ r-20
_coffee_cup_ h63
_coffee_dregs_ h23
_coffee_grounds_ h17
_cog h36
_cogn h36
_cognac_ h36
_coi m62 h-32 k-34
_coin m63 k-34
_coin_ m48 h-62 k-22
_coins_ m16 h47
_coins_for_ h23
_col r-16
_cold h39
_cold_ h39
_coll r-19
_collar_ r-16 g49
_colleague_ r-25 k-15
_colleagues_ h35
_collect_ g-20 h-21 k24
_collecting_ k-21
_collection_ h-17
_collection_of_ k19
_collector_ m17
_collects_ r25
_colo r-29 h-58
_coloured_ r-29 h-41
_com r68 g58 m16 h-24 k45
_come r53 g22 h-38 k40
_come_ r50 g21 m-15 k33
_come_on_ g-17 k25
_comes_ m34 h-30
_comes_back_ h-15 k16
_comes_in_ g-20
_comi g35
_coming_ g35
_comm m16 h29
_commercial_ g26
_commercial_paper_ g-19
_commission_ r-30 m17
_commission_for_ h-22
_commission_in_ h31
_commission_to_ h-15
_committee_ r28 g-16
_comp r22 g-36
_comp_ h-17
_companion_ r-15
_company_ r18 g-37 m-15 k18
_company_for_ r17 h27
_company_pays_ r22
_compensation_ r33
_competition_ m37
_competition_entries_ m16
_competition_entry_ m24
_compound_ r-37
_compounding_ r41
_con r26 h-60
_conc g17 h-18
_conceived_ g31
_concert_ h-22
_cond h-21
_condition_ g-22
_conf r-20 g-18
_conference_ g-15
_cons r43 g-17 m-20 h-22 k28
_consideration_ r24
_consolidation_ r21
_consultation_ h25
_consulting_ h-33
_consumer_ h21
_cont m35
_container_ r-19 g30
_containers_ r27 g-19
_content_ h46
_contents_ g25
_contents_a_ g30
_contest_ m36
_contest_entry_ m17 h29
_contract_ r19 h41
_contract_for_ g53
_contract_of_ g-15
_contract_on_ r-32 g45
_contract_to_ r28 g-52 k19
_contractor_ h-29
_contracts_ g15
_contribution_ r-25
_conv r19
_conventional_ r39 h30
_conventional_bank_ r38
_conventional_insurer_ g40 h-33
_convoy_ h-23
_coo r-16 m-43 h-26
_cook r-17 g-20 m-34
_cookies_ m-22 h-51
_cooking_ h80
_cooking_sherry_ h49
_cop r-41 m-16 h74
_copi h15
_copies_ h35
_copp r-31 g52
_copper_ r-31 g54
_copy g-36 h61
_copy_ g-36 h61
_copy_of_ h-42
_copy_watches_ h45
_cor g-25
_cork h30
_corn h34
_corp r38 h-18
_corporate_ r38 h-18
_cos r22 h-27 k-26
_cosm g21
_cost r28 g-20 h-32 k-26
_cost_ r-25 g-53 k-15
_costs_ r55 g33 m23
_costume_ h-16
_cot g19 m-16
_cott g21 h-19
_cotton_ g21 h-19
_cou r-59 g-27 m-39 h17 k-34
_coul g22
_could_ g22
_coun r-65 m-47 h-24 k-16
_counselling_ m-16
_count_not_ g23
_counted_ r-27
_counter_ r-28 g-17
_counterfeit_ h61
_country_ g20 m-17 h-22
_coup r56 g-30 m33 h49
_coupon_ r51 g-30 m32 h-26
_coupon_bond_ r31
_coupon_from_ h-17
_coupon_on_ r27 m-16
_coupons_ h36
_cour r-28 h-15 k-15
_courier_ r-22 g-22 h-36
_courier_fee_ k36
_course_ g-38 h24
_course_fee_ g-15
_court_ g51 h-27
_cous r-21 m-22
_cousin_ r17 g28 m-21 h19 k-21
_cousins_ r-38 g-23 k23
_cov g88 h-54
_cove g88 h-54
_cover_ g93 m-19 h-17
_cover_for_ g-73
_cover_the_ g-52
_covered_ r-27 g40
_covered_my_ r19
_covers_ r16 g-29 m22
_cow g-17 h-34
_cow_ g-18 h-31
_cr r-54 g50 h18 k-26
_cra r-45 g25 h32 k-18
_crac m-35 h34
_cracked_ h43
_craf h31
_craft_ h31
_cran h-16
_crane_ h-16
_cras g15 m35
_crash_ g15 m35
_crash_game_ m32 h49
_crat r-33 g31 h-16
_crate_ h23
_crate_of_ g-30 h24
_crates_ r-28 g20 h-39
_crates_of_ h-37
_craw m-18
_crawl_ m-18
_cre m16 k-28
_cred r27 m18 k-18
_credit_ r25 m-20
_credit_default_ r-34
_credit_for_ m26
_credit_line_ r35
_credit_note_ g-16
_credited_ r37 g-15
_creditor_ r-38
_credits_ g16 m44
_cres r-28 h-21
_crescent_ r-28 h-21
_cri h-48
_cric h-34
_cricket_ h-31
_cris h17
_cro g31 m-21
_crop r-16 g48 h-43
_crop_ r-16 g48 h-43
_crop_of_ g32
_crow h-20 k16
_cru g24 m15
_crud g32
_crude_ g32
_cry h29
_crypto_ r18 h-22
_crys h38
_crystals_ h26
_cs m38
_cu r-31 g-40 m-79 h89 k-15
_cumu r18
_cumulative_ r18
_cup m-53 h21
_cup_ m-49 h68
_cur h76
_curs h62
_curse_ h62
_curt r-29 h-29
_curtains_ r-29 h-17
_cus r-25 g20
_cush h-24
_cushions_ h-21
_cust r-25 g20
_customer_ g31
_customer_database_ h18
_customer_paid_ g18
_customers_ r-18
_customs_ h23
_cut g-70 h-18
_cut_ g-27 h36
_cut_for_ h45
_cutt g-34 h-38
_cutter_ g-34 h-38
_cy r-34 m-19 h-34
_cyb r-17 g26
_cybe r-17 g26
_cyber_ r-17 g26
_cyl r-16
_cyli r-16
_d_ r60 g31 m35 h-97
_d_o_ r-22 g51
_da r37 g90 m27 k-102
_daa r-15 h52
_daam g16
_daam_ g16
_dab g29
_dad r23 g-39 h15
_dad_ r24 g-35
_dadd h18
_daddy_ h18
_daf g27 m15 h-17
_daf3 r20
_dafa g31 h-17
_dafa3t_ g-17
_dah r18 m24 h-15
_daha r18 m24 h-15
_dahab_ r18 m24 h-15
_dai r23 g-46 h34 k-16
_dail k-16
_daily_ k-16
_dain r15
_dain_ r15
_dair g-16 h-32
_dairy_ g-16 h-32
_dak h16
_daks h16
_dakshina_ h16
_dal m30 h44
_dala m19 h44
_dam r-23 g27
_dama r-23 g32 h-17
_dan g-30 h71
_dana r18
_dana_ r18
_danc g-26 h79
_dance_ g-19 h20
_dancer_ h45
_dar m42 h-22
_dare g-21 m47 h-23
_dare_ m26
_dark g40
_dark_ g40
_dart h-17
_dat r-20 g-26 m-49 h-23
_data g-25
_data_ g-20
_date m-32
_date_ g70 m-28
_dated_ g-15
_dated_cheque_ r-23
_dates_ r-27 g-56
_dati h-35
_dating_ h-35
_dau k-21
_daug k-21
_day r81 g111 m-24 h-138 k-43
_day_ r81 g114 h-100 k-33
_day_for_ r-23 g19 h-17
_day_late_ r15
_day_one_ r47
_daye g17
_days m-28
_days_ m-28
_dd h15
_ddo h15
_ddos h15
_ddos_ h15
_ddos_attack_ h15
_de r24 g49 m-27 h-19 k-21
_de_ g-16 h18
_dea r62 m15 h40
_dead h49
_dead_ g-19 h51
_deadline_ g24
_deal r44 m17
_deal_ r78 m-18 h-17
_dealer_ r-16 g-16 m35 k21
_dealers_ r-18 h18
_dear r33 g-17 h16
_dearer_ r39 g-17
_deat r-15 g26
_death_ r-15 g26
_deb r25 g-17 k-23
_debe r31 h-21
_debenture_ r26 h-17
_debi r28 h20
_debit_ r22 h23
_debt r-34 g-18
_debt_ r28 g-26 h-20
_debt_as_ r-31 h-19
_debt_stays_ r-59
_debtor_ r-49 h38
_dec r-21 g49 h-44
_dec_ m18
_deca g25
_decd g29
_decde_ g29
_dece g28
_december_ g28
_deci r-17 g21 h-20
_decide_ g-30
_decide_by_ g-37
_decided_ g30
_decides_ g35
_decl g-25 h-18 k22
_declare_ g-18
_declare_it_ g-16
_declared_ k18
_deco g-21
_decoration_ g-21
_ded r-46 h30
_dedu r-46 h30
_deduction_ r-33 h39
_dee g-31
_deed g-30 h-21
_deed_ g-30 h-21
_def h-36
_default_swap_ r-32 g17
_defe r-15 h-27
_deg g-16 h19
_degr g-16 h22
_degree_ g-20 h17
_dei r-19 h33
_deit h37
_deity_ h31
_del r33 g-19 m-31 h22
_delay_ r18 g29
_delayed_ g-16
_dele g-18 k22
_delete_ g-18 k22
_deli k-22
_deliver_ g55
_deliver_in_ g17
_deliverable_ r51 g-56
_delivered_ r-20 g-26 h-22
_delivers_ g30
_delivers_in_ g35
_delivery_ r-33 g-26 h29
_delivery_in_ r51 g16
_delivery_of_ g19
_delt h23
_delta_ h23
_dem r31 h-34
_demo h-18
_demolition_ h-18
_demurrage_on_ r28
_den g-32 h-44
_dent h-37
_dental_ g15
_dental_plan_ g18
_dentist_ h-24
_dep r-48 g37 m21 h17
_depa r-21
_department_ r-21
_depe g30
_depends_ g31
_depends_on_ g26
_depo r-21 m31 h35
_deposit_ m32 h15
_deposit_certificates_ r16
_deposit_for_ r-47 m16
_deposit_paying_ r15
_deposits_ k19
_der r49 g38 h-48
_derb m15
_derby_ m15
_deri g49 h-35
_derivative_ g29 h-16
_derivatives_ g19
_des g36 m-38 k23
_desc g17 h-24 k25
_description_ h-20 k30
_dese h16
_desi g25 h15
_design_ g21 h-19
_designer_ h18
_desk m-16 h-41 k-15
_desk_ m-16 h-41 k-15
_dest h26 k18
_det h-15
_dev g21
_deve g18
_developer_ g18
_df r-33 m25 h34
_dh h-31
_dhs h-21
_dhs_ h-21
_di g115 h-87 k-19
_di_ g85 h-30
_dia r-22 g-22
_diam h22
_diap h-23
_diapers_ h-23
_dic g-15 m25
_dice m25
_dice_ m25
_die r-16 g81 m-21 h-58 k-23
_die_ g77 h-32 k-22
_die_they_ k-17
_died h16
_died_ h16
_dif g25 m25 k17
_diff g25 m25 k17
_different_ k28
_dig g22 m26
_digi m32
_digital_ m32
_din r23 g-20 h-15 k-22
_dinar_ r17
_dinn r16 g-19 k-22
_dinner_ r16 g-19 k-22
_dip g-15
_dipl g-15
_dir r15 g-25 h-21 k38
_dire m15 k17
_director_ h-17 k36
_directors_ h-25
_dirh g-26 h-42
_dirham_ g-16 m-19
_dirhams_ r25 m21 h-34
_dirhams_at_ r-36
_dirhams_per_ m31
_dirhams_to_ r30
_dirt k27
_dirty_ k27
_dis r31 m-17 h82 k-17
_disa h38
_disappear_ h38
_disc r59 m-16
_discount_ r-26 g-27
_discount_coupon_ r-43
_discounted_ r25
_discounting_ r52 h-17
_discovered_ g20
_dise m29 h27
_diss h17
_dissertation_ h17
_dist m-19 h41
_distillery_ h29
_distributor_ h24
_district_ m-18
_div r-19 g28 h-44
_dive r-23 g49 h-37
_dive_ g29 h-18
_diver_ h-20
_divi g-21
_diy r-16 g-24 h25
_diya r-25 g-20
_diya_ r-25 g-20
_dj h20
_dji h25
_djin h25
_djinn_ h25
_do r-53 g-42 h-43 k59
_do_ r-32 h-16 k59
_do_not_ m-18 h-20 k16
_doc g-17 k-19
_doct h41 k-19
_doctor_ g-21
_doctored_ h45 k-19
_docu g-21 h-19
_document_ h-15
_documentary_ g-21
_doe r15 h-19 k44
_does r15 h-19 k44
_does_ r15 h-17 k48
_does_not_ r25 k-19
_dof m-15 h-15
_dof3 m-15 h-15
_dof3a_ m-15 h-15
_dog h61 k-21
_dog_ g24 m-30 h45
_dog_fight_ h26
_dog_fighting_ h18
_dog_fights_ h44
_dogs m28 h22
_dogs_ m28 h22
_doh r22 h-17
_doha r22 h-17
_doha_ r22 h-17
_dol g-41
_doll r24 g-28 h15
_doll_ h39
_dollar_ r41 h-28
_dollars_ g-25
_dollars_to_ g-17
_dom g-26 m-16
_domino_ h-45
_don r-33 m-33 h-30 k28
_dona g-18
_donated_ r-18
_donated_to_ r-18
_donation_ r15 k-43
_donation_to_ r20 k-20
_donations_ k45
_donations_to_ k16
_done r-25 h-29
_done_ r-25 h-29
_donk h18
_donkey_ h18
_donor_ h25
_dont k32
_dont_ k32
_dont_have_ g27
_doo h-23 k-17
_door h-23 k-17
_door_ h-16 k-16
_dou g34 m42 h-28
_doub g34 m42 h-25
_double_ r28 m24
_double_or_ m30
_doubled_ r-25 g16 m15 h-18 k17
_doubled_or_ g18 m22
_doubles_ g26
_dow r-15 g15 m40 h-22
_down r-15 g19 m41 h-46
_down_ r-42 g35 m58 h-17
_down_in_ m23
_down_min_ g46
_down_on_ g19
_dr r-132 g-61 m99
_dra r-18 m85 k-17
_draf r-21 m28
_drag m20
_draw m42 k-15
_draw_ r-20 m34 h26
_draw_coupon_ r-19 h17
_draw_for_ g26 h-16
_draw_of_ g28
_draw_ticket_ h-16
_drawer_ r22
_drawing_ g26 m-16
_drawings_ g38
_drawn_ g-22 m22
_dre g-29 m36
_drea g-16 m51 h27
_dream_ g-16 m51 h27
_dream_car_ m18
_dream_home_ m18 h-16
_dreg h23
_dregs_ h23
_dres h-22
_dress_ h-22
_drew h-17
_drew_ h-17
_dri r-44 g-46
_drin h31
_drink_ h-25
_drinks_ h50
_driv g-32 h-21 k16
_drive_ r-29 k23
_driver_ r-20
_drives_ r41
_dro r-57 g51 h-56
_dron h-15
_drone_ h-15
_drop r-48 g21 h-28
_drop_ r-54
_dropped_ g-29
_drov g22
_drove_ g22
_dru g-17 h-27
_drug g-17
_drug_ h-15
_drugs_ h16
_dry h73
_dry_ h73
_dry_white_ h17
_dt g46 h-20
_dte g46 h-20
_dte_ g46 h-20
_du g-39 h-71
_dub r-22 m-22
_duc m18
_duck m18
_duck_ m18
_due r53 h-59
_due_ r43 h-31
_due_date_ g-31
_due_in_ r22
_dues h-20
_dues_ h-20
_dum h27
_dump h31
_dus h26
_dush h26
_dushman_ h26
_duty_free_ h49
_dv g-39
_dvd g-39
_dvd_ h-24
_dvds g-37 h22
_dvds_ g-37 h22
_e3 h24
_e3l h24
_e3la h24
_e3lan_ h24
_e_ r18 g26
_e_dirham_ r18
_ea r57 g-128 m15 h-18
_eac r31 g-59 m23 k28
_each r31 g-59 m23 k28
_each_ r31 g-59 m23 k28
_each_day_ r17
_each_for_ m-27
_each_gets_ r-49
_each_he_ r27
_each_i_ r20
_each_month_ r-48 g17 h29
_each_of_ m38
_each_one_ m-15 h-20 k24
_each_payment_ k29
_each_transfer_ k29
_each_week_ r55
_ear r44 g-101 m-29 h-26 k-17
_ear_ r-27 h-18
_earl r15 g-34
_early_ r15 g-34
_early_settlement_ g-34
_earn r58 g-49
_earn_ r53 h20
_earnest_ r-15
_earnest_money_ r-15
_earnings_ r19
_earns_ g-52
_eas r-19 g44 h29
_east r-16 h29
_eat m15
_ec m-18 h26
_ecs h26
_ecst h26
_ecstasy_ h26
_ecstasy_pills_ h20
_ed g46 k39
_edi h27
_edib h19
_edibles_ h19
_education_plan_ g24
_ee r38 h-15
_een r38 h-15
_eena r38 h-15
_eenah_ r24
_eg g26 h-20
_egg g28 h-19
_eggs g31 h-30
_eggs_ g31 h-30
_ei r92 g-47 h-46
_eib r29 h-20
_eibo r29 h-20
_eibor_ r29 h-20
_eid h-45
_eid_ h-45
_eig r30 g-28 h29
_eigh r30 g-28 h29
_eight_ r30 g-28 h22
_ein r54 h-16
_eina r54 h-16
_einah_ r42
_eit r-17
_eith r-17
_either_ r-17
_el r25 g46 h-85
_el_ g-17 h-44
_eld h-20
_elde h-20
_elderly_ h-20
_ele h29
_elec r-17 g15 h16
_election_ m21
_electricity_ g-21
_electrocuted_ g-19 h48
_electronics_ g33 h-26
_elev r21
_eleven_ r36
_ell g84 m15 h-35
_elli g60 m15 h-17
_elli_ g60 m15 h-17
_elly r-20 g32 h-18
_elly_ r-20 g32 h-18
_els k30
_else k30
_else_ k21
_em r37 h-37 k20
_ema g21 h-17 k16
_emaa g29
_emaar_ g29
_emai k16
_email_ k16
_emb h-25
_emba h-28
_embassy_ h-28
_emi r81 h-19
_emi_ r63 h-21
_emis r23
_emis_ r23
_emp r-39 g-18 h33
_empl k25
_employee_ g22 k32
_employee_stock_ g16
_employer_ r-15 g-28
_empt r-27 k-15
_empty_ k-15
_en r64 g56 m124 h-40 k-40
_end r47 g71 m57 h-109 k-16
_end_ r58 g17 h-64 k-15
_end_of_ r-36 g-52 h-26
_endi m39 h-28
_ending_ m40 h-31
_ending_sa_ m33 h-25
_endo g25
_endowment_ g25
_ends r-21 g31
_ends_ r-21 g31
_eng g41 m-20 h-15
_engi g42 h21
_engine_ r19 g61 h31
_ent m80
_ente m34 h22
_enter_ m34
_entr m40
_entries_ m27 h-18
_entry_ m24 h20
_entry_fee_ m-22
_entry_to_ m-16
_env g-41 h64
_enve g-26
_envelope_ g-24 h38
_envelope_for_ r-26 h101
_envelopes_ r24 h-38
_eq h16
_equ h16
_equa r-41 g-24
_equal_ r-41 g-24
_equal_parts_ r-37 g-24
_equi r49 h20
_equity_ r24 h21
_equity_in_ r-18 h41
_er r-42 g-19 h30
_ero h22
_erot h22
_erotic_ h20
_es r-38 m-24 h-37
_esc m-17 h45
_esca h-21
_escape_ g-15
_escaped_ g29 h-16
_esco h69
_escort_ h51
_escort_for_ h-21
_escort_service_ h57
_escorts_ h18
_esh g-24 h-16
_esht g-24 h-16
_eshtareit_ r-15 g-18
_est r-28 g15 h-58
_esta r-26 g24 m-18 h-53
_estate_ g29 h-44
_et r67 m44 h-74
_etf g19
_etf_ r29
_eth m32 h-26
_eth_ m24
_eto g28
_etor g28
_etoro_ g28
_eu r49 g-25 m52 h24
_eur r49 g-25 m52 h24
_eur_ r35 m-19
_euro r16 g-22 m37 h25
_euro_ r-20
_euromillions_ m50 h43
_euros_ r30 g-15
_euros_in_ r28
_euru m34
_eurusd_ m34
_ev m24 h44
_eve g27 m27 h42
_even r-43 g56 m15 h15 k-21
_even_ g21
_evening_ r-31 m29 h33 k-18
_event_ g25
_ever r49 g-28 h27
_ever_ g42
_every_ r90 g-61 k18
_every_hundred_ r43 m-23
_every_month_ r51
_every_week_ r-36
_everybodys_ m17
_everyone_ r-38 g-19
_everyone_puts_ r-23 g-15
_everything_ g15 h18
_everything_under_ g23
_evi g-17
_evil g-17
_evil_ g-17
_evil_eye_ g-17
_ex r-84 m-35 h31
_ex_ h81
_exa r-58 g-38 h-16 k-25
_exac r-26
_exactly_ r-21
_exam r-32 g-30 k-25
_exam_ r-34 g-34 h-18
_exam_fee_ m-17 h-101
_examiner_ h50 k-15
_exams_ h-22
_exch r-19 g-19
_exchange_ g-18 h22
_exi g30
_exis g30
_exist_ g24
_exp g27 k27
_expe r-17 h-19
_expected_ r-21
_expenses_ h-21
_experience_ h33
_experience_letter_ h17
_expi g26 h42
_expired_ h32
_expiring_ h-22
_expiry_ g26 h32
_expl r-30 g-26 k37
_explained_ g-19 h-15 k19
_expr r24
_express_ r28
_ext g-16 m-16 h-20
_exte r-24
_extended_ r-40 g26
_extended_warranty_ r-20
_extension_ g-21
_extr r31 g-32 m-17 h18
_extra_ r36 g-32 m-17 h19
_ey g-16 m17 h38 k17
_eye g-16 m17 h38 k17
_eye_ m19 h23
_eyes h22 k26
_eyes_ h22 k26
_f_ g66 h-30
_fa r86 g-80 m-32 h-30
_fa2 r28
_fab h-16
_fabr h-16
_fabric_ h-16
_fac r58 g-51 m-26 k-19
_face g-23 m-21 h18
_face_ g-23 m-21 h15
_faci g-23 h36
_facilitation_ r-22 h42
_facility_ r70 h-21
_fact r39 h-42
_factor_ r38 h-23
_factoring_ r25
_factory_ r-28
_fai g28 h-19 k-19
_fail g17
_fair r-15 g34
_fair_ r-15 g35 m-23
_fais g-22 k-18
_faisal_ g-22 k-18
_fak g-16 m-20 h53 k18
_fake g-16 h53 k18
_fake_ g-16 h53 k18
_fake_grass_ h-39
_fake_medical_ h25
_fal r-18 g68 m-23 k53
_fal_ h41
_falc g53 h-23
_falcon_ g53 h-23
_fall g31
_fals k58
_false_ k58
_fam m-18 k25
_fami g-23 m-18 h-32 k26
_families_ r-17 k23
_family_ m-18 h-20
_fan r-39 m66 h-20
_fan_ m20 h-22
_fans h18
_fans_page_ h22
_fant m34 h-22
_fantasy_ m34 h-22
_far r-15 g-27 m-30 h-62 k-30
_fare r-17 h-32 k-17
_fare_ h-26 k-17
_farewell_ r-17
_fari r19
_farm m-21 h-17
_farm_ m-21
_fas r15 h-20
_fast r17 h-44
_fastest_ h-21
_fat g-23 h51
_fate h22
_fate_ h22
_fathers_inheritance_ g20
_fav r-24 m15 h-21 k17
_favo r-24 m15 h-21 k17
_faw r57 g-18
_fawa r62 g-18
_fawayed_ r47 g-18
_fay r69
_fayd r51
_fayda_ r31
_fd r162 g-42 m-18 h-49
_fd_ r162 g-42 m-18 h-49
_fe r-39 g33 m-40 h39 k-31
_fe_ g46 m20 h-34
_fee g24 m-31 h-46
_fee_ r26 g-45 m-32
_fee_%_ r29
_fee_and_ h40
_fee_for_ r-52 g-27 m-24 h-25
_fee_of_ r20 k-19
_fee_paid_ r17
_fee_per_ r50
_fee_so_ r19 k18
_fee_to_ m-19 h-21 k30
_feed r-23 g-28 m-28 h-40
_feed_ r-23 g-28 m-29 h-40
_feeh g67
_feel r21 g77
_feel_ g43
_feels_ g35
_fees r-15 m29
_fees_ r-15 m29
_feet g-38
_feet_ g-38
_fel g20
_fell g-17 h17
_fell_ g-17 h24
_fell_off_ g-24 h48
_felo r15 g-16
_fen g-38 m-17 h109
_feng g-16 h74
_fengan_ h60
_fenj h31
_fenjen_ h26
_fer g-19 h19
_ferm h47
_fermenting_ h29
_fermenting_tank_ h18
_feti h21
_fetish_ h21
_ff g31 h-16
_ffa g31 h-16
_ffa_ g31 h-16
_fi r54 k-24
_fi_ h-34
_fie g39 k-16
_fiel g41 h-25 k-16
_field_ g21
_fif r51 m50
_fift r56 m47
_fifth_ m28 h20
_fifty_ r23 m19 h-17
_fig r-16 g57 h-36 k47
_figh g-23 h33 k63
_fight_ g-15 m17
_fight_money_ m21
_fighters_ h-26 k71
_fighting_ h18
_fights_ h44
_figu g56 h-25 k-16
_figure_ g33 k-16
_figure_for_ h15
_figure_never_ g26 h-20
_fil r26 g26 h36
_file g50 h16
_file_ g43 h18
_fill g15 m18 h35
_film h51
_films_ h37
_fils r47 m-16 h-30
_fils_ r47 m-16 h-30
_fils_on_ r42
_fils_per_ r32
_filt g-18 h-21
_filter_ g-18 h-21
_fin g27 h-39
_fina r74 m-24 h-36
_final_ r-18 g17 m-24
_final_price_ g33
_finance_ r53 g-39 h-24
_financier_ r37
_find r-36 g113 h-19
_find_ r-22 g108 h-33
_find_one_ g20
_finding_ h18
_finds_ g15
_fine r-25 g-43
_fine_ r-20 g-42
_fine_for_ g-19 h-45
_fini m57 h-17
_finish_ g-25 m21
_finished_ g36
_finishers_ m33
_finj g-30 h18
_finjan_ g-19 h41
_fir r-23 g17 h25
_fire h-18
_fire_ h-46
_firewood_ g16
_firm r-17
_firm_ r-17
_firs m15 h32
_first_ m15 h32
_first_buy_ g21
_first_copy_ g-16 h114
_fis r-21 g38 m-16 h-64
_fish r-21 g38 m-16 h-64
_fish_ r-19 g77 m-31 h-51
_fish_in_ g28
_fish_that_ r-15 g43
_fish_your_ g60
_fishing_ g-36 m15
_fit g-65 m-16 h-23
_fit_ m-16
_fitt h-17
_fitting_ h-17
_fiv r19 g-44 m23 k-19
_five r19 g-44 m23 k-19
_five_ g-44 m23 k-19
_five_minutes_ g17 m17
_five_percent_ r-15
_five_six_ r47 h-17
_five_star_ h24
_fix r22 m-33 h96
_fix_ m-15 h48
_fix_the_ h47
_fixe r20 m20
_fixed_ m27 h-21
_fixed_per_ r20
_fixed_price_ r15 g-16 m-17
_fixed_profit_ r27
_fixed_return_ r23
_fixed_returns_ r18
_fixed_time_ r-45 g55 m63
_fixer_ h27
_fixes_ r17
_fl r-63 m-40 h-70 k17
_fla r-18 g-55 m-30 h-77 k16
_flag g-24 m-20 h-45 k41
_flag_ m-20 h-30 k23
_flags_ h-15 k18
_flat g-22 h-39 k-25
_flat_ g-24 h-39 k-25
_flat_%_ r26
_flat_for_ r37
_flat_sold_ r-18 g36
_fle m-15
_fleet_insurance_ g41
_fli r-48 g30 h-36
_flig r-45 m-28
_flight_ r-45 m-28
_flight_delay_ g33
_flip m41 h-48
_flip_ m18 h-35
_flip_coin_ m24
_flipped_ m24
_flipped_coin_ m24
_flo g31 m-22 h-35
_floa g49
_floating_ r-28 g53
_floo r55
_floor_ h15
_floor_plan_ r55 g-35
_floosi_ r25
_flou g-16 k21
_flow r-19 g-15 m-16
_flower_ h19
_flowers_ r-19 g-17 h-48
_flu m17 h-23
_flu_ h-42
_flus m17 h19
_flush_ m17
_fly h116
_fly_ h116
_fn g26
_fno g26
_fno_ g26
_fo m-78
_foa r-17 g42 h40
_foal r-17 g45 h-19
_foal_ r-17 g45 h-19
_fol r-17 g26 h44
_fold h39
_folder_ h49
_foll r-17 g32
_follow_ r-17
_followers_ h23
_fon g-25 h-17
_font g-19
_font_ g-19
_foo m-37 k-15
_food m-21 h-19
_food_ m-21 h-19
_foot m-16 h16
_football_ m-16 h-28
_for g-54 m-24 h-37 k35
_for_ r37 g-27 m-61 k17
_for_a_ r-68 m75 h31 k71
_for_ageing_ h32
_for_all_ g26 m-20
_for_and_ m18
_for_at_ r27
_for_balcony_ h31
_for_being_ r44
_for_car_ m-19
_for_cash_ r39 g-24 m-22 k-15
_for_certain_ r26
_for_clinic_ g25
_for_dates_ g-32
_for_day_ r25
_for_days_ r15 g37
_for_each_ r164 h-37 k-33
_for_eid_ h-38
_for_evening_ m37 h15
_for_fish_ g-23
_for_four_ r15
_for_free_ r38 g-15
_for_giving_ r49
_for_goods_ r-27 g-25 k43
_for_he_ r-17
_for_her_ r25 h40
_for_him_ g20 h48 k-18
_for_his_ h88 k-28
_for_if_ m21
_for_in_ r26
_for_it_ r-97 g77
_for_january_ r25
_for_kids_ h-20
_for_less_ r47
_for_lost_ r15
_for_lunch_ r-37 g-21
_for_march_ r15
_for_me_ g-18 h56
_for_money_ g23 m24
_for_month_ r26
_for_my_ r-46 g18 k-36
_for_new_ r29 m-36
_for_next_ r-38
_for_night_ g-16
_for_nor_ g19
_for_nothing_ r47
_for_october_ r53
_for_our_ g-15 h35
_for_parking_ r-15
_for_patience_ r-19
_for_prayer_ h21
_for_restaurant_ h36
_for_right_ g28
_for_same_ r17
_for_school_ k38
_for_selling_ r20 h-24
_for_somebody_ g-16 k20
_for_someone_ h-21 k23
_for_sure_ r29 h-17
_for_ten_ r-33 h-27
_for_that_ r-46
_for_the_ r-154 g30 m-39 h43 k18
_for_two_ g-26
_for_villa_ g-15
_for_week_ r-21 h-28
_for_what_ r-27 g64 h-17
_for_worship_ h37
_for_your_ g36 k17
_forb r44
_forbearance_ r44
_fore g36 m27
_forecast_ m19
_forex_ g41 h-15
_forg r-64 g-19 h92
_forgave_ r-30
_forge_ h19
_forged_ r-20 h32
_forged_signature_ h16
_forging_ h35
_form r-20 h-16 k17
_fort r-30 g-65 m25 h23
_forty_ r-44 g-33 m29
_forw r41 g45 h-52 k20
_forward_ r41 g25 h-28 k24
_forward_contract_ r30 g-35
_forward_exchange_ r23 g-17
_forward_for_ r47
_forward_fx_ r27 g-21
_forward_money_ r-16 g-21 k30
_forward_on_ r29
_forward_purchase_ r-19 g20
_forward_rest_ r-17 g-16 k41
_forward_sale_ g15
_forward_the_ k17
_forwarding_ r-34 g-18
_forwards_ r36 g27
_fou h-27
_foun r-33 g22 h-18 k-15
_found_ r-16 g22 k-15
_four r26 g-32
_four_ g-24 h-21
_fourth_ r28
_fr r-16 g19 m-22
_fra g18 h-47
_fram h-15
_fre m-32 h42
_free r-25 m-30 h37
_free_ g-16 m-30
_free_entry_ m-21
_free_for_ m-16 h-16
_frei g15
_freight_ g15
_freight_forward_ g38
_freight_forwards_ g20
_fres r19 g-24
_fresh_ r19 g-24
_fri h-26
_frid r-35
_friday_ r-45
_fridays_ r19 g-16
_fridge_ r-19
_frie h-31
_friend_ g25 h34
_friends_ r19 h-27
_fries_ h-27
_fro r29 g-20 h32
_from r19 m-21 h20
_from_ r19
_from_a_ g16 h-23
_from_another_ g21
_from_broker_ h-20
_from_china_ g18
_from_day_ r32
_from_her_ r27
_from_his_ h-16
_from_home_ h-25 k-18
_from_its_ g15
_from_me_ r18 g-35 m32 h29
_from_the_ r38 m-33 h-38 k77
_from_third_ g41
_from_to_ r-44
_fron g-42 h24
_front_ r-15 g-41 m20 h24
_fronted_ r24
_fru g24 m27
_frui g24 m27
_fruit_ m29
_fruit_of_ g67
_fruits_ g26
_fruits_of_ g25
_ft g54 m26 h-32
_fu r-67 g84 m-42 h-87
_fue r-44
_fuel r-44
_fuel_ r-44
_ful r-32 g-49 m-31 h24
_full r-32 g-49 m-31 h24
_full_ r-16 g-33 m-31
_full_and_ r17
_full_moon_ h29
_full_new_ h20
_full_service_ h20
_fun r40 g30 m21 h-47 k21
_fund r41 g20 m54 k22
_fund_ r24 k-21
_fund_of_ r34 g-22
_funding_ g57 m43 k-29
_fundraiser_ h15 k20
_fundraiser_by_ h-16 k26
_funds_ r22 g-22 m22 k48
_funeral_plan_ g24
_fur r-16 h-22
_furn r-16 h-20
_furniture_ r-16
_fut r-16 g105 m-33 h-40
_fut_ g25
_futu g80 m-32 h-32
_future_ m-24 h24
_future_by_ h38
_futures_ r-20 g105 h-56
_futures_account_ g31
_futures_of_ g-27
_fw r44 g-23
_fwd r44 g-23
_fwd_ r44 g-23
_fx r112 g-67 h-30
_fx_ r112 g-67 h-30
_fx_swap_ r43 g-15 h-16
_fx_swaps_ r33 g-23
_g_ r26 h46
_ga r-86 g-19 m58 h-95 k-44
_gac m34 h-22
_gach m34 h-22
_gacha_ m28 h-19
_gala h-17
_gala_ h-17
_gam r-18 m99 h31 k-26
_gamb m60 h-42
_gambling_ m33 h-30
_game m16 k-15
_game_that_ g34
_games_ r-21 h19
_gameya_ r21
_gami m25 h-15
_gaming_ m25 h-15
_gaming_hall_ m-21 h-24
_gamm g19 h65
_gammon_ h76
_gan h56
_gane h30
_ganesh_ h18
_gang h15
_ganj h22
_ganja_ h22
_gar r-19 h-40
_gard h-32
_garden_ r-19 h-29
_gas r-16 g22 h-26 k-22
_gas_ r-16 g22 h-26 k-22
_gat r-27 g-33 m-29 k17
_gate r-20 m-27
_gate_ r-20 m-27
_gav g-52 h-63
_gave r17 g-52 h-63
_gave_ r17 g-52 h-63
_gave_him_ r54
_gave_the_ r-27
_gave_us_ r-20
_gay r-15 g61 h22
_gaya g42 h-16
_gaya_ g42 h-16
_ge g16 m-17 h65
_gel g-25
_gel_ h-22
_gela g-21 h29
_gelatin_ h34
_gelatine_ g-20
_gem h-21
_gem_ h-24
_gen h40
_gene g29
_geneh_ r23
_generator_ r-31 g16
_gent g-20 h38
_get g22 h41
_get_ r-15 g29 m-24 h79 k24
_get_out_ g-22
_get_rich_ r-20 g25
_get_the_ r28 g-22
_gets m30 h-38 k-18
_gets_ m30 h-38 k-18
_gets_a_ r34
_gg m43 h43
_gh r55 g68 m-32 h-46 k18
_gha r21 g27 h-57
_ghar g-26 h-19
_ghe g52 m-16
_gho k20
_ghos k21
_ghost_ k22
_gi g-65 m-83 h54 k20
_gif r-62 g-41 h-40 k18
_gift r-62 g-41 h-40 k18
_gift_ r-48 g-41 h-31 k18
_gift_for_ r-29 h-36
_gift_so_ h17 k15
_gin g-20 m-18 h55
_gin_ g-31 h155
_gin_and_ h53
_ging h-40
_ginger_ h-40
_ginger_ale_ h-18
_ginger_beer_ h-22
_gir g-23 m-19 h75
_girl r-17 g-22 m-18 h89
_girl_ h90
_giv r59 g25 m-19 h-46
_give r49 g41 h-36
_give_ r43 g50 h-34
_give_him_ r20 g26
_giveaway_ m15
_given_ g-42 m-19
_gives_ g35
_gives_me_ g30
_givi g-16
_giving_ g-16
_gl r-25 g-30 h-40
_gla r-18 h36
_glass_ h43
_glasses_ h-39
_glo g-23 h-19
_glov g-23 h-19
_gloves_ g-23 h-19
_glu h-41
_go r50 g68 m63 h39
_go_ r31 g29 m31 h90
_goa g33 h-33 k-17
_goal m20 h-23
_goat r18 g29 k-16
_goat_ g44 k-16
_goats_ r18 g-15
_god g44
_god_ g34
_goe r-15 g22 m32
_goes r-15 g22 m32
_goes_ r-15 g22 m32
_goes_to_ g-43
_goi g28 h-30
_goin g28 h-30
_going_ g28 h-30
_gol m30 h-57
_gold_ h35
_gold_bars_ r22
_gold_coin_ r16 g-21
_gold_for_ r17
_gold_price_ r-18 m26
_gold_ring_ r-21
_gold_saver_ r19
_golf m30 h-45
_golf_ m30 h-45
_goo g-59 m-17 h19
_good g-54 h22
_good_ r-38 g-60 h83
_goods_ g18 h-45
_goods_that_ g-33 k43
_goodwill_ r39
_gos h30
_gosh h30
_gosht_ h30
_got r29 m-23
_got_ r29 m-23
_gov r20
_gove r20
_government_ r20
_gr g-26 h83 k-18
_gra r18 g-15 h28
_grab g91 h-33
_grab_ g91 h-33
_grac r29
_grace_ r29
_grad g-44
_grade_ g-41
_gram h87
_gram_ r-16 h62
_grams_ r18 h25
_grams_of_ r17 h15
_gran r23 g-15 m15
_grand_ m21
_grandfather_ h20
_grap h16
_grape_ g-15
_grape_juice_ h-29
_grapes_ h-30
_grappa_ h47
_gre g-23 m50 h58
_grea h53
_grease_ h53
_grease_the_ h31
_gree r-16 g19 m36
_green_ r-16 g19 m36
_grey g-29 m24
_grey_ g-22
_gro r-18 g24 m-22
_groc r-35 m-16 h-36
_groceries_ r-24 h-30
_grou r-18 k27
_grounds_ h17
_group_ r-17 h-16 k28
_group_of_ m18 h21
_grow r35 g31
_grows_ r20 g47 h-33
_grows_with_ r29 h-15
_gu r-44 g-44 m19 h21 k-20
_gua r33 m-28 h-19
_guan h18
_guanciale_ h18
_guar r36 m-25 h-37
_guarantee_ r-21
_guaranteed_ r27 g-17
_guarantees_ g20
_guarantees_my_ g21
_guarantor_ r24
_guard_ r-16 m-17 h-29
_gue r-35 m83 k-36
_gues r-35 m83 k-36
_guess_ g31 m81 h-49
_guess_number_ m21
_guess_the_ g-16 m19
_guess_weight_ m17
_guessed_ g-16 m25
_guesses_ g-17 m31 h32
_guessing_ m-22
_guest_ m-20
_guests_ r-15 k-20
_gui h32
_guin h33
_guinea_ h-22
_guinea_pig_ h-21
_guinness_ h55
_gul m-15 h-53
_gumm h15
_gummies_ h15
_gummies_with_ h-37
_gun_ h-17
_guy r-25 h57 k24
_guy_ r-25 h71 k24
_gy r-56 g-39 m-39 h-37
_gym r-56 g-31 m-39 h-37
_gym_ r-56 g-31 m-39 h-37
_gym_membership_ h-49
_ha r24 m-30 h22 k-71
_haa m24 h-33
_haar m32
_hac r-15 g-22 h95
_hack r-15 g-22 h95
_hack_ h28
_hacked_ g-15 h51
_hacked_accounts_ h24
_hacker_ h16
_hacker_into_ h17
_had r64 g-55 h-22
_had_ g-37
_hade r24
_hadi r50
_hadi_ r29
_hai r15
_hal r-15 g-83 m-30 h59
_hala r-23 g-18
_half r28 m-28
_half_ r28 m-28
_half_a_ h18
_half_now_ r-19
_half_of_ g-32 h44
_half_the_ r-22 g23 h-23
_half_yearly_ r21
_hall g-51 m15 h36 k-15
_hall_ g-50 m15 h30 k-15
_ham r-20 g-53
_ham_ h179
_ham_and_ h44
_ham_sandwich_ h16
_hamb h-43
_hamd h-24
_hamm h-47
_hammer_ h-31
_hamo g-35 h-29
_hamour_ g-35 h-29
_hamp h-56
_hamper_ h-16
_han r-39 m-15 h-32
_hand m-15 h-45
_hand_ m-17
_hand_him_ r-18
_hand_it_ r-18
_handbags_ h32
_handed_ g21
_handed_over_ r-15
_handicap_ m18 h-20
_handover_ h-16
_hands_ g-15 h-19
_hands_me_ r-18
_hands_on_ r25
_hands_over_ r-20 m18
_hang r-34 g22
_hangs_ r-22
_hap g-21 m-18 h15
_happ g-21 m-18 h15
_happy_ m-16 h15
_har r55 h48 k-16
_hara g-20 h26
_haram_ g-20 h15
_hard r21 h18
_hard_ r21 h36
_harv g51 h-25
_harvest_ g39 h-23
_harvest_of_ r-22 g46
_has r-22 g128 k-26
_has_ r46 g88 h-25 k-24
_has_no_ g31 k-20
_has_not_ g37
_has_paid_ r28 g18
_hasa r-49
_hasan_ r-47
_hash r-26 g-22 h76
_hash_ r-17 g-49 h94
_hash_oil_ g-20 h34
_hasn g73 h-31
_hasnt_ g73 h-31
_hat m20 h-54
_hat_ g-21 m36
_hatc g30 m-17 h-45
_hatched_ g17
_hau g21
_haul g21
_hav g85 h-29
_have g85 h-29
_have_ g29 h-16
_have_the_ h23
_have_yet_ g45
_havent_ g56
_haw g16 h-15 k22
_hawa h-22 k22
_hay r36 g-34 h31
_hay_ h49
_haz m17 h-55
_he r86 g-64 m-51 h-42 k-61
_he_ m20 h-38 k-25
_he_asked_ r20
_he_brings_ r26
_he_buys_ r44
_he_does_ r25
_he_drove_ g22
_he_gave_ r61
_he_gets_ r26 g-27 m-22
_he_gives_ r-27
_he_guarantees_ g21
_he_had_ r20
_he_is_ r-16 g-21
_he_lends_ r36
_he_lent_ r-36
_he_let_ r-24 h-18
_he_owe_ r-18 m21
_he_owes_ r-47
_he_pays_ r-38
_he_picks_ g29
_he_put_ r-19
_he_returns_ r32
_he_said_ m-23
_he_says_ m-16 h30 k27
_he_sees_ g16
_he_sells_ r-37
_he_sends_ k-16
_he_takes_ r-50 h23
_he_took_ g-25
_he_was_ m25
_he_will_ m23 h33
_hea r61 g-16 h-55
_head_ h15
_heal g-35 h20
_healer_ h26
_heap g18 h-16
_heap_ g18 h-16
_heap_of_ h-15
_hear r-23 h-18
_hed r-27 g75 h-39
_hedg g75 h-39
_hedge_ g46 h-36
_hedge_through_ g33
_hedge_with_ g47
_hedging_ g30
_hei g-41 h51
_hein h51
_heineken_ h51
_hel r53 g-40 m-27 h-51
_hell k-19
_hell_ g28 h23
_helm g-23 m-17 h-41
_help r48 g-18 h-36
_helping_ r20
_hemp h15
_hemp_ h15
_hen h27
_her r35 g-21 m-29 h50
_her_ r29 m-15 h54 k26
_her_account_ k20
_her_money_ g35 k18
_herb r-17 m-20 h-30
_here g-30 m15 k-26
_here_ g-21 m18 k-26
_here_is_ r15 m25 h15
_here_it_ r-17
_heres_ r19
_hero h39
_heroin_ h39
_hex h47
_hex_ h47
_hi g20 m-18 h-62 k-27
_hi_ r-17 g-45
_hid h-19 k43
_hidd r19
_hidden_ r19
_hidden_camera_ h57
_hide h-21 k15
_hide_ h-21 k15
_hidi k33
_hiding_ k33
_hig r31 m22 h-43
_high r31 m22 h-43
_high_ h-39
_higher_ r28 g16 m20
_higher_lower_ g16
_him r26 k-23
_him_ g-32 k-23
_him_and_ r-40 m24
_him_at_ m-23
_him_for_ g15
_him_my_ r33 g-19
_him_the_ r-16 h-20
_him_what_ r20
_him_with_ g-20
_hims r32 g25
_himself_ r32 g25
_hin r15
_hind r15
_hindi_ r15
_hir r-30
_hire r-30
_hire_ r-20 h-25
_his r32 g53 m-39 h-25
_his_ r20 g54 m-37
_his_account_ k17
_his_brother_ r20
_his_car_ r-26 g20 h-15
_his_children_ h40
_his_cousin_ g26
_his_figure_ g34
_his_flat_ r63 g-21 h-16
_his_for_ r-25 g-15
_his_kids_ h28
_his_money_ k26
_his_number_ g27
_his_own_ r-24 m-20
_his_price_ g16
_his_share_ r39
_his_shop_ g27 h35
_his_trap_ g26
_his_van_ g18
_his_wallet_ k22
_hisa r-15
_hit r-21 g30 m17 h25 k-18
_hit_ g15
_hitm g-17 h28
_hitman_ g-17 h28
_hm g38
_hmo g38
_hmo_ g38
_ho r-81 g48 m-16 h140 k-93
_hog h62
_hog_ h62
_hol r39 m15 h-23
_hold r35 h-43
_hold_ h-21
_holders_ r21
_holding_ m-17
_holds_ r24 h17
_holi h17
_holiday_ r24 h17
_hom g-52 m18 k-21
_home g-57 m18 h16 k-19
_home_ g-55 m31 k-19
_home_brew_ h31
_home_game_ m27 h-19
_home_insurance_ h-25
_home_with_ m23
_hon r-19 h-59
_hone r-19 g15 h-59
_hone_ g29
_hone_se_ g29
_honey_ h-28
_hoo r-15 g-59 m-30 h30
_hook g-35 m-26 h23
_hookup_ g-20 h41
_hop r-18 g105 h54
_hope g72 h-20
_hope_ g55 h-17
_hopes_ g18
_hopi g40 h-17
_hoping_ g40 h-17
_hops h32
_hops_ h32
_hor r-15 m21 h90
_horo g-17 h49
_horoscope_ h45
_horoscope_subscription_ h23
_hors g33 m31
_horse_ g40
_horses_ m23
_hos r-17
_hosp h-29
_hospital_ h-29
_host h19
_hot r-40 g-21 h19 k-16
_hot_ h44 k-16
_hote r-40 m22 h-34
_hotel_ r-42 m23 h-56
_hotels_ h22
_hou g18 m-15 h-17 k-29
_hour g-36 m-17 h16
_hour_ r31 h44
_hour_to_ h22
_hours_ r-18 g-23 h-27
_hous g54 h-33 k-16
_house_ g24 h20 k-15
_house_if_ g17
_housie_ h-20
_housing_ g39 m-17 h-20
_how g68 h-29
_how_ g42 h-17
_how_much_ r20 g31
_how_not_ g-25
_hq h44
_hq_ h44
_hr g-16 h-31
_hr_ g-16
_hrs h-26
_hrs_ h-26
_hu m-34 h33
_hud h-23
_huda h-23
_huda_ r-29 h-23
_hul g61 m-15 h-32
_hula h31
_hula_ h31
_hull g22
_hull_ g22
_hulo g19 h-21
_hulog_ g19 h-21
_hulu g-15 h-15
_huma h23
_human_ h23
_hun g-18 m15 h-28 k22
_hund r16 m18 k22
_hundred_ r30 m39 k-21
_hundred_for_ g25 m-17
_hundred_i_ r40
_hunt h-18
_hunt_ h18
_hus r-44 g-21 m-20 h109
_husb r-21 h51
_husband_ r-21 h32
_husband_back_ r-17 h26
_hy h20
_i_ r35 h-112 k-40
_i_am_ r16
_i_borrowed_ r37
_i_bought_ r-47 h-27
_i_buy_ g41 m-35 h-33
_i_chose_ g-39
_i_collect_ r-18 k34
_i_cover_ r41 g-19
_i_decide_ g-36
_i_die_ g73 h-29 k-22
_i_do_ g37
_i_dont_ g25
_i_gave_ r45
_i_get_ g19
_i_give_ r-16 g25
_i_got_ r20
_i_hand_ r32
_i_have_ g24
_i_hold_ r-25 h-16
_i_keep_ r24
_i_lend_ r-46
_i_lent_ r-30
_i_lost_ g21
_i_met_ r-16 m-15 h-22 k15
_i_must_ r34
_i_never_ r27 h17 k-24
_i_not_ m25
_i_only_ r33 g-16 k15
_i_owe_ m17
_i_own_ g-49
_i_paid_ r-34 g41 m22 h-37
_i_pass_ g40
_i_pay_ r-52 m15
_i_picked_ g-35
_i_post_ h54
_i_publish_ h27
_i_put_ g-25 m19
_i_rent_ r-22
_i_return_ r-30
_i_said_ r-15 g-20 m52
_i_see_ r60 g-25
_i_sell_ r-17
_i_send_ m-18
_i_settle_ r35 g-20
_i_short_ g54
_i_sold_ r-18 g22
_i_still_ r29
_i_submit_ h22
_i_took_ r-48
_i_use_ g17
_i_was_ r-15 g-26 h66 k-22
_ib h31
_ibe h37
_iber h37
_ic r-25 m-29 h18
_ice r-23 g-51 m-16 h53
_ice_ r-22 g-51 m-16 h31
_ico g60 h-29
_ico_ g60 h-29
_id r-51 h70
_id_ r-28 g-23 m20 h23
_id_with_ h22
_ido g17 m-18 h52
_ido_ g33 h-25
_idol g-15 m-17 h77
_idol_ h61
_idol_for_ h39
_idols_ h16
_idols_for_ h17
_ie g38 m29
_iel h16
_ielt h16
_ielts_ h16
_ieo g30 h-18
_ieo_ g30 h-18
_if r-50 g292 h-144
_if_ r-43 g298 h-120
_if_breaks_ g32
_if_containers_ r27 g-19
_if_he_ r-34 m23
_if_i_ g80 m29 h-16 k-28
_if_my_ g55
_if_not_ g-41 m35
_if_something_ h-20
_if_the_ r-23 g73 m-38 h-22
_if_we_ r33
_if_you_ g-17
_ift h-24
_ifta h-24
_iftar_ h-24
_iga h23
_igam h23
_igaming_ h23
_ij r-28 h-21
_ija r-40 h-21
_ijar r-40 h-21
_ijara_ r-40 h-21
_ill_ g-33
_illn g36
_illness_ g36
_illness_rider_ g19
_im g-19 h36
_imi h15
_imit h15
_imitation_ h15
_imp h23
_impo h20
_import_ h-16
_importer_ h18
_in r92 g59 m-62 h-43
_in_ r-60 g52 m27 k-40
_in_a_ r-72 g-57 h131
_in_advance_ r-27 g42
_in_an_ g-45 h16
_in_and_ g42
_in_app_ r22
_in_april_ r-22
_in_autumn_ g-33
_in_case_ g47 m-21 h-34
_in_cash_ h32
_in_contract_ g-18 h-24
_in_five_ r-21
_in_full_ r-56 g-19 m-26 h-20
_in_hand_ g-17
_in_her_ r-35
_in_his_ r83 g-93 h-32
_in_instalments_ r-17
_in_it_ m-15
_in_its_ g18 h-21
_in_january_ g29
_in_jar_ g-24 h-16
_in_july_ r29
_in_june_ r67 g23
_in_law_ r24
_in_march_ r20
_in_may_ g-15
_in_minutes_ m-19
_in_mother_ g27
_in_mothers_ g48
_in_my_ r-61 g-70 m-21 h-36
_in_name_ r43
_in_next_ g16
_in_ninety_ r-22
_in_one_ g29
_in_our_ r-15
_in_play_ m41 h64
_in_seconds_ g24
_in_six_ r-31 g29
_in_small_ g-16
_in_ten_ r26 m-29
_in_the_ g15 m-25 h-172 k47
_in_three_ r17
_in_two_ g20
_in_your_ h-23
_ina r61 h-18
_inah r46
_inah_ r46
_inc r-37 h25
_inca h38
_incall_ h38
_ince r-43 h28
_incl r29 g-18 h16
_incl_ r26
_inco g24
_income_ g24
_incr h-20
_increase_ h-20
_ind g18 m-17 h-39
_inde g36 m-17 h-21
_indemnity_ g31
_index_ m-16 h-19
_indi h-15
_indu r26
_indulgence_ r26
_inf h28 k32
_infl r17 m15 h56
_inflated_ h36
_inflation_ r25 m19
_inflation_adjustment_ r28 h-16
_inh g36 h-15
_inhe g36 h-15
_inheritance_ g21
_inheritance_before_ g27
_ins r-61 g63 m-15 h35
_insi h37
_inside_ g33 h-20
_insider_ g-21 m17 h57
_insp g-41 h25 k-23
_inspected_ g-20 h-17
_inspection_ g-21
_inspector_ h61 k-22
_inspector_so_ h24
_inst g15 h-63 k25
_instagram_ g21 h-17
_instalment_ r23 h-17
_instalment_of_ r-63
_instalments_ r-16 g16
_instead_ r17 k41
_instead_of_ r16 k24
_insu r-50 g82 m-15 h37
_insulting_ h28
_insurance_ r-15
_insurance_company_ r29 g-74 h46
_insurance_for_ g53 h29
_insurance_hq_ h44
_insurance_policy_ k20
_insurer_ r-30 g42
_insurers_ g17
_int r219 g-43 m-31 h-103 k-23
_int_ r163 g-18 h-72
_inte r61 g-32 m-24 h-26
_interes_ r27
_interest_ r78 g15 m-21 h27 k-37
_interest_at_ r15
_interest_bearing_ r33
_interest_for_ r113
_interest_free_ r-73
_interest_in_ r-38 h-17
_interest_on_ r99 g-25 h-17
_interest_only_ r60 g-15
_interest_part_ r19
_interest_rate_ r-101 g77
_interest_to_ r-23
_internet_ h-41 k27
_into r-30
_into_ r-30
_intr r25 h-24
_intrest_ r40
_inv r-36 m-29 k36
_inve r-15
_investment_ r-31 h28
_investment_in_ g-24 h29
_investor_ r18
_invo m-28 k35
_invoice_ r-20 g-23 m-21 k27
_invoice_for_ g-21 h37 k16
_invoice_is_ h-34 k20
_invoice_of_ r21
_invoice_says_ k21
_invoice_was_ k27
_invoices_ r21 h18
_involuntary_ g17
_ip g-16 h87
_ipa h75
_ipa_ h56
_iphone_ g29 h-19
_ipl m15 h-28
_ipl_ m15 h-28
_ipo m-17
_ipo_ m-17
_ipt h41
_iptv h41
_iptv_ h41
_iptv_box_ h29
_iq m19 h-28
_ir g17 m15 h-30
_iri m15
_iris m15
_irish_ m15
_iro g30 h-17
_iron g30 h-17
_iron_ g30 h-17
_is g32 m-45 h-106 k44
_is_ h-59 k40
_is_a_ r-18 g18
_is_being_ k33
_is_done_ r-15 g20
_is_for_ r-15 g-18 h78 k53
_is_his_ g-40 m36
_is_in_ r18 g32 m-22
_is_late_ r28
_is_mine_ k-23
_is_my_ r66
_is_not_ g35 m-20 h-19
_is_one_ g31
_is_our_ r21 m20
_is_paid_ g17
_is_the_ r15 g-28 m-15 k-17
_is_what_ r19
_is_your_ g-31 m33 h20 k-20
_is_yours_ g24 m36
_isl r-16 g-17 m-16 h-23
_isla r-16 g-17 m-16 h-23
_islam_ h42
_islamic_ r-15 m-16 h-32
_islamic_bank_ r-25 h-19
_island_ h-31
_iss g36
_issu g36
_issued_ g47
_ist r49
_isti r29
_istisna_ g22
_it r46 g61 m25 h-147 k103
_it_ r53 g17 m19 h-198 k131
_it_all_ g-19 m38 h29
_it_and_ r-66 g70 h-18
_it_as_ r36 g25 m-15 h28
_it_at_ m19 h23
_it_back_ g-33 k-15
_it_before_ r19 k34
_it_comes_ g42
_it_for_ r-25 h-18
_it_from_ k26
_it_in_ h16
_it_is_ g-123 m-29 h-18 k85
_it_now_ g57
_it_off_ k20
_it_on_ r-19 g-42 h23 k-72
_it_out_ k25
_it_paid_ r20
_it_rains_ g-39 h-23
_it_stays_ r19
_it_through_ h-20 k39
_it_to_ m-15 h-33
_it_up_ g-38 h-19
_it_via_ k20
_ite g28 h22
_item g28 h22
_item_ g39 h16
_itm g28
_itm_ g28
_its m18 k-21
_its_ m16 h-27 k-18
_its_price_ r-17 g-48
_its_value_ r22
_itse h26
_itself_ h26
_iv h50
_ivo h50
_ivor h50
_ivory_ h50
_ivory_tusks_ h24
_ja r36 g-95 k-15
_jac m26
_jack m26
_jack_ h20
_jacket_ m-19 h-24
_jackpot_ m47 h18
_jad h52
_jado h25
_jadoo_ h21
_jadu h29
_jadu_ h29
_jag h26
_jage h26
_jagermeister_ h22
_jam h52
_jam3 r-16
_jama h22
_jami r27
_jamiyya_ r24
_jamo h16
_jamon_ h16
_jan h-17
_jan_ h-20
_jar g-58 h-65
_jar_ g-34 h-25
_jars g-19 h-31
_jars_ g-19 h-31
_jd r-28 g20
_jd_ r-28
_jde g33 h-16
_jdee g33 h-16
_jdeed_ g33 h-16
_je r22 h-31 k-48
_jeb h20
_jee g24 m26 h-25
_jeet m34
_jeev g19
_jeevan_ g19
_jer g-16 m-37 h25
_jers m-36 h-32
_jersey_ m-36 h-32
_jew r41 h-29
_jewe r41 h-29
_jewellery_ r21 h-27
_ji r-16 g-25 m-15 h94
_jin g-15 h70
_jinn g-15 h65
_jinn_ g-15 h65
_jo r-33 g-16 m-19 h78
_job r-15 m-19 k18
_job_ r-15 m-19 k20
_joh h19
_john h19
_joi g-17 h69
_join g-17 h69
_joint_ g-16 h59
_ju r44 g-60 m124 k25
_jua m78 h-42
_jua_ m40 h-22
_juaa m39 h-20
_juaa_ m30 h-15
_jud h29
_judg h29
_judge_ h31
_jug h27
_jug_ h27
_jui m-23 h-30
_juic m-23 h-30
_juice_ m-17
_juice_bar_ h-15
_juj h22
_juju h22
_juju_ h22
_jul r27
_july r27
_july_ r27
_jun r56 m39 h-16
_june r19 h-23
_june_ r19 h-23
_junk r36 m44
_junk_ r50
_junket_ m48 h17
_jur h30
_jus r-32 h-27 k41
_just r-32 h-27 k41
_just_ r-32 h-27 k41
_just_for_ h-23
_just_if_ g22
_k_ r91 h-27
_k_for_ r19
_k_in_ g-15
_ka r68 g-42 m18 h-19 k-20
_ka_ r26 m-65 h-24
_kaa r-32 g26 m-16 h28
_kaas r-29 g31
_kab m28 h36
_kaba m18 h39
_kaf g-16
_kafala_ r31
_kah h17
_kal g-15 m42 h15
_kala h18
_kala_ h18
_kaly m20 h-16
_kalyan_ m20 h-16
_kam h-42
_kame r25
_kamel_ r-19
_kameti_ r44 g-15
_kan r71 h-25
_kand r44 h-31
_kar r17 m29
_kara r18 h-83
_karak_ h-45
_karo m17 h40
_kart m19
_karw h26
_karwane_ h26
_kas m32 h24
_kas_ m-19 h44
_kas_3al_ h34
_kash h-28
_kay h-25
_ke g15 m73 k40
_ke_ r-21 g-34 h27
_ke_liye_ m-25
_kee r27 g16 m-32 h-22 k54
_keep r34 g-21 m-16 h19 k63
_keep_ g-27 m-57 k87
_keep_%_ r-23 k23
_keep_and_ k23
_keep_each_ r-20 h-41 k65
_keep_it_ r35 k-25
_keep_the_ r21 k-38
_keeps_ m42 h23 k-22
_keeps_it_ g24 m30 h-15
_keeps_my_ r15
_keg h34
_keg_ h35
_kel m33 k17
_kel_ r21 k19
_ken m96 h72
_keno m96 h72
_keno_ m96 h65
_ket g-28 m-37 h15
_keta h42
_ketamine_ h42
_key r-22 m50 h-104 k-20
_key_ m56 h-67
_key_man_ g37
_keym g22 h-16
_keyman_ g22 h-16
_keys h-26
_keys_ h-26
_kg r-29 g-40 h-33
_kg_ r-29 g-40 h-33
_kh r-112 g19 m38 h-37
_kha g-18 m18 h35
_khai m34 h26
_khal m37
_khalas_ m19 h-16
_kham g-25
_khan r-17 h71
_khar r-32 g42 m-26
_khas m15 h-37
_khat g-21 m-23 h33
_khat_ g-16 m-22 h44
_khay g34 h-33
_khe r-15 g34 m16 h-35
_khel m32
_khet g34
_khet_ g34
_khet_mein_ g34
_khi r-25 g23
_kho r-61 g-19 h-21 k15
_khod r-50 k20
_khod_ r-46 k20
_khos r-16 h-15
_khosara_ r-16 h-15
_khs m21
_khse m21
_khsert_ m21
_ki r-67 g-42 m-32 h-42 k-36
_ki_ r-28 g39 h-72
_kic g-38 h87
_kick g-38 h87
_kick_ g-15 h30
_kick_backs_ h17
_kickback_ g-15 h38
_kid r-24 g-24 h23 k-26
_kid_ h-16
_kidn g-19 h93
_kidney_ g-17 h64
_kids m-26 h-50 k-19
_kids_ m-26 h-50 k-19
_kil h-27
_kill h17
_kilo h-43
_kilo_ h-19
_kilo_hash_ h28
_kilos_ h-32
_kilos_of_ h-22
_kin m20 h57
_kind h52
_kind_ g19 h81
_king m22
_king_ g18
_kingfisher_ h26
_kio r22 m18 h36
_kios r22 m18 h36
_kiosk_ r22 m18 h36
_kir r-17 g-38 h-19
_kira r-17 g-38 h-28
_kis r47 g28 h-26
_kish r24 g22 h-24
_kisht_ r24 g22 h-24
_kist r23
_kit r-46 g-20 m-30 h-35
_kit_ g-34 m-40 h32
_kitc g-19
_kitchen_ g-19
_kitt r-38 g35
_kitten_ g22
_kitty_ r-26
_kn r-35 g-58 h62 k19
_kno r-28 g-50 m-20 h60 k19
_knoc g-26 h65
_knocked_ h21
_knocked_on_ h21
_knockoff_ h26
_know r-28 g-24 m-16 k26
_know_ g-29 h-23 k65
_knowing_ k-17
_known_ r-16
_knows_ h22 k-21
_knows_what_ g33
_ko r-64 g-28 m32
_ko_ r-46 g-20 h107
_kol r16 g20 h-65
_kol_ r20 g-32 m-31 h-29
_kol_shahar_ r-36
_koll m36
_kollo_ g15 m16
_kot h26
_kr m21 h31
_ku g-30 h78
_kul g-25 h21
_kula g-25 h21
_kun h19
_kund h24
_kundli_ h19
_ky g44 h-15
_l_ r-16 m-16
_la r-100 g-47 h36 k-41
_la_ g-35 m42 h64
_lab r-25 g-71 m-25 h38
_lab_ h-51
_lab_guy_ h16
_labe g-60 h55
_label_ g-52 h46 k16
_labelled_ h20
_labo h34
_labor_ h26
_lad g-44 h80
_ladd g-17 h-16
_ladder_ g-17 h-16
_ladi h40
_ladies_ h41
_lady g-19 m-16 h63
_lady_ g-19 m-16 h56
_lady_for_ h16
_lag g-21 m49 h77
_laga g-18 m63 h-15
_lagana_ m19
_lagay_ h25
_lagaya_ m22 h-25
_lage h95
_lager_ h100
_lah g37 h-27
_lak r16
_lal r-29 h54
_lal_ r-29 h54
_lam r53 m-20 h-53 k-22
_lama r18 h-28
_lama_ r20 g-42
_laman_ g41 h-23
_lamb h18
_lamb_ h-33
_lambs_ g16
_lamp h-43 k-22
_lamp_ h-43 k-22
_lan g35 h-58 k-32
_land r-20 g50 h-25 k-31
_land_ r-25 g46 h-18
_landlord_ k-17
_lands_ g18
_lang r27 g-15 h-51
_lang_ r27
_lap r-16 g-27 m-50 k-16
_lap_ g-29 m-31 h20
_lap_dance_ h49
_lapt m-19 h-27 k-16
_laptop_ m-19 h-57
_laptops_ h30
_lar r-17 h77 k-22
_lard h70 k-22
_lard_ h71
_las r-61 g-17 m73 h-24
_last r-61 g-17 m62 h32
_last_ r-61 g-17 m62 h32
_last_man_ m34
_last_week_ g23 m-24 h-18
_last_year_ r-25
_lat r16 h-49 k-15
_late r16 g38 h-20 k-15
_late_ g-30
_late_on_ r21
_lateness_ r18
_later_ g69
_lau m-31 k41
_laun m-27 h-39 k41
_launder_ k22
_laundering_ k17
_law r-15 g41 m-17 h-45
_law_ g41 m-17 h-16
_laws g38 h24
_lawy g-38 h-37
_lawyer_ g-38 h-36
_lay r-26 g61 m19 h-54 k26
_lay_ m29
_laye h-45 k26
_layer_ h-45 k26
_lays g44 h-18
_lays_ g44 h-18
_laz r41 h-16
_laze r41 h-17
_lazem_ r41 h-17
_le r22 g49 m-70 h-50 k-71
_le_ g30
_lea h52 k-46
_leaf h-27
_leag m35 h-18
_league_ m35 h-18
_leak h64
_leak_ h19
_leaked_ h45
_lean g23 h33
_lean_ g23 h33
_leap g32 h-17
_leaps_ g32 h-17
_lear r-20 g21
_leas r38 g-33 h25
_lease_of_ r53
_leaseback_ r26
_leased_ h44
_leat k-24
_leather_ k-24
_leave_ r-24 g19 h50
_leaves_ g-23 h-53
_leaving_ r33
_leb r-31 g-21
_lec r-18 h21
_lech h50
_lechon_ h49
_lect h-29
_lecture_ h-29
_led h-69
_led_ h-54
_lef r-21 g15 m-31 h-34
_left r-21 g18 m-31 h-43
_left_ r-17 g25 m-31 h-43
_left_with_ g22 h-22
_leg r24 h33
_leg_ r43 h39
_lei r-18
_lem h-45
_lemo h-45
_len r41 g-32 m-27 k18
_lend r75 g-57 m-27 h35
_lend_ g-20 k31
_lender_ g-21
_lenders_ r18
_lending_ r29 m-21 h29
_lends_ r23 h23
_lends_me_ r20
_lent r-39 h-22
_lent_ r-39 h-22
_lent_me_ r-24
_leo h26
_leop h25
_leopard_ h25
_les r46 g38 m-15 h-50 k-16
_less r74 g19 m-15 h-50 k-16
_less_ r91 h-24
_less_than_ r31
_lesson_ h-21
_let r44 g-48 k-16
_let_ g-32
_let_me_ g-15 h23
_lets r52
_lets_ r52
_lets_me_ r26
_lett r-17 g-17
_letter_ r-26 h20
_letter_of_ r29
_lev r-18 g63 h-28
_leve r-24 g63 h-26
_level_ g-21
_leverage_ r-16 g49 m17 h-18
_leveraged_ g35
_lew r-21 g52
_li r51 m29 h51 k-29
_li_ r29 g-35 h-19
_lia r-21 g29
_liab r-21 g29
_liability_ r-21 g29
_liability_premium_ r-17 g27
_lib r-22 h16
_libr r-22
_library_ r-20
_lic r-21 g91 h-30 k-32
_lic_ g82 h-39
_lice k-32
_licence_ h-38
_licence_with_ h25
_licences_ h18
_license_ g19
_licensed_ k-32
_licensing_ h15
_lie r38 g-35 h16
_liem h33
_liempo_ h33
_lies r31 g-34
_lies_ r31 g-34
_lies_in_ r31 g-34
_lif r-27 g29 m-25 h33
_life r-25 g29 h-31
_life_ r-23 g22 h-31
_life_plan_ g34
_life_policy_ g-26
_life_premium_ g16
_lift h64
_lifted_ h64
_lifted_from_ h41
_lig g-19
_ligh g-19
_light_ h20
_lights_ g-15 h-35
_lik r26
_like r27 g17
_like_ r28 g-39
_likes_ g56
_lim g-20 m27
_lima m43
_limi m-21 h-57
_limit_ m-21 h-32
_limo h37
_limoncello_ h37
_lin r21 m47
_line r21 m52
_line_ r29 m25
_lines_ m19
_ling r24
_link r-24 g24
_lip h-22
_lips h-22
_lipstick_ h-22
_liq g17 h60
_liqu g17 h60
_liqueur_ h31
_liquidation_ g34 h-21
_liquor_ h40
_lir g-40
_lira g-40
_lira_ g-40
_lis h-18 k-28
_list g-41 h-18 k-28
_list_ g-66 h-26 k-31
_listed_ g19 h-17
_lit r15 m-17 h-20
_litres_ h-28
_litt r18 h-31 k19
_litter_not_ g25
_little_ r23 h-25 k21
_liv m62 h68
_live m62 h53
_live_ r24 g42 m74 h26
_live_dealer_ g-16 m77 h32
_lives_ g-16 m-18 h25
_liy g17 m-34 h-18
_liya g21 h-15
_liya_ g21 h-15
_liye m-28
_liye_ m-28
_ll g18
_lo r32 g60 m129 h117 k-42
_lo_ r20 g16
_loa r67 g-33 m20 h30 k-22
_load g-20 m53 h83 k-22
_load_ m62 h69 k-18
_load_of_ g35
_loaded_ g-15
_loan r73 m-33 h-53
_loan_ r35 m-30 h-22
_loan_and_ r15
_loan_at_ g23
_loan_for_ g30 m26
_loan_from_ r-62
_loan_principal_ r-39
_loan_shark_ h-18
_loan_to_ g-20
_loan_with_ r42
_loaned_ r27 h-15
_lob g-16
_loc r36 g60 m-33 h-38
_lock r37 g48 m-32 h-32
_lock_ r43 g-46 h-19
_locked_ r15 g33
_locker_ g27
_locks_ g29
_log g-21
_lol r-20 m-29 k-19
_lol_ r-20 g25 h22 k-19
_lon r80 m-23 h24 k-23
_lond g23
_london_ g23
_lone r62 g-19
_lone_ r63 g-17
_long r19 m-23 h21 k-17
_long_ r16 g15
_loo k32
_look r-33 g17 h55 k37
_look_ h62
_looking_ h-26
_looks_ g15 h27 k39
_loot g-34 m28 h-25
_loot_ g-34 m30 h-32
_lor h19
_lorr h19
_lorry_ h15
_los r-46 m32 h-38
_lose_ m-53 h36
_loser_ m34 h-20
_losers_ m43
_loses_ m-30
_losi g-26 m25
_losing_ g-26 m25
_loss r-44 m23
_loss_ r-43 h-41
_losses_ m24 h29
_lost g36 h-24
_lost_ g36 h-24
_lost_at_ g16
_lost_luggage_ g18
_lost_to_ g-22 m48 h18
_lot r-37 g29 m127 h-34 k26
_lot_ r-20 g39 m-49
_lot_of_ m-21
_lots g41 m-25 h-15
_lots_ g41 m-25 h-15
_lott g-33 m113
_lottery_ m48 h45 k19
_lottery_of_ h-26
_lotto_ g-22 m56 h32
_lottry_ m23 h-21
_lou r-21 h31
_loun r-21 h23
_lounge_ r-21 h23
_lov r-40 g-27 h127
_love r-40 g-27 h90
_love_ r-32 g-27 h72
_love_spell_ r-25 h37
_low g39 m24 h-29
_low_ m24
_lowe g49 h-23
_lower_ g49 h-23
_lower_ticket_ g31
_ls h22
_lsd h22
_lsd_ h22
_lu r-56 g15 m-27 h-40 k-29
_luc g45 m-17
_luck g45 m-17
_luck_ g29 h32
_luck_in_ g36 h-41
_luck_of_ g41
_lucky_ g16 h-32
_lucky_bag_ g57 h-16
_lucky_number_ h30
_lucky_numbers_ m-24 h18
_lucky_sim_ h26
_lum g21
_lump g21
_lump_ g21
_lump_sum_ g21
_lun r-40 g-58 h-33
_lunc r-40 g-58 h-33
_lunch_ r-40 g-58 h-46
_ly g-24 h29
_lyr h31
_lyri h31
_lyrica_ h31
_lyrica_capsules_ h25
_m_ r31 h-62
_ma r-56 g51 m-28 h-38
_ma2 g-23 m-30 h-45
_ma3 m-33
_ma3a g-16
_ma3r g16
_ma7 g32
_ma7s g39
_ma_ g210 m-29 h-68 k67
_maa g21 h15
_maal g31 h18
_maal_ g32
_mab r-26 g-15
_mabl r-26
_mablagh_ h27
_mac r-26 m69
_maca m50 h40
_mach g15 h-45
_machine_ g-15 h-51
_mad g-31 m-15
_mada r-16 h38
_madam_ r-16 h32
_made g-51 k21
_made_ g-51 k21
_made_up_ h-17 k27
_mag r-15 m20 h66
_maga h-20
_magazine_ h-22
_magh g20
_maghribi_ h15
_magic_mushroom_ h27
_magic_mushrooms_ h55
_magician_ h17
_mah r34 m15 h-68 k48
_maha r43
_mahi r43 h-22
_mahine_ r38 h-20
_mai r-51 g-60 h24
_maid r-24 g-47 h56 k17
_maid_ g-40 h51
_maid_to_ g-27 h65
_maids_ k18
_mail h-22 k-22
_mail_ k-22
_main r-17
_maintenance_ r-17
_maj g-73 m26 h-33
_maji m28
_majid_ m28
_majl h-16
_majlis_ h-16
_mak g-20 h30
_make r21 k17
_make_ g53
_make_not_ g22 h-22
_maker_ g-56
_makes_ k30
_makes_it_ g29
_maki g-23 h19
_making_ g-23 h19
_makt r-18 g15 m23 h15
_maktab_ r-18 g25 m24 h15
_mal r48 g-35 m-22 h38 k-15
_mal_ r55
_mall h-42
_mall_ h-42
_malt g-18 h37
_malt_ g-18 h37
_malt_drink_ h-45
_mam r15
_mama r15
_man r27 g44 h22
_man_ r55 m17 h49 k37
_man_at_ m21 h24
_man_i_ k-20
_man_in_ m-15 h15
_man_standing_ m34
_man_who_ r31
_mana h-20
_manager_ h-18
_mang r-27
_mango_ g24 h-26
_mani g19
_manifest_ g36 h-25
_manifestation_ h15
_manifesting_ h26
_mans k-22
_many g32
_many_ g35
_map g21
_map_ g21
_mar r-24 g20 h57
_mara g-31 h29
_maraheen_ h31
_marathon_ g-25
_marc r27
_march_ r27
_mare g46 h-23
_mare_ g36 h-23
_marg g47 h-17
_margarita_ h17
_margin_ g54 h-40
_margin_account_ g31
_margin_call_ g18 m16
_margin_deposit_ g17
_margin_of_ g-17
_mari g-25 h32
_marine_ g-18
_mark h-48 k-18
_market_ r21 h-23
_marl r-19 g30 h-22
_marla_ g35 h-19
_marr k36
_marra_ r-20 k16
_mars h29
_marsala_ h35
_mart h32
_mary h40
_mary_ h40
_mas r-20 g-46 m-30 k-27
_masa g-17
_mash h-20
_mass m-22 h38
_massage_ m-22 h38
_massage_for_ h-31
_massage_with_ h15
_mast h46
_master_ h36
_mat r53 g-83 m31
_matc r-28 g-31 m33 h72
_match_ r-23 g-31 m25 h72 k32
_math r-16
_matk m37 h18
_matka_ m37 h18
_matt r53 h-25
_matter_ r53
_matter_what_ r17
_matu r84 g-20 m-20 h-20
_matured_ r38 m-17 h-16
_maturity_ r46 g-15
_maw h-28
_may r-33 g94 h-66 k-28
_may_ r-27 g52 m-33 h-44 k-24
_may_and_ r-34
_may_be_ g22
_mayb g46 m32 h-16
_maybe_ g46 m32 h-16
_maz g-30 h56
_maza h15
_mb r-24
_mc g45
_mcx g54 h-22
_mcx_ g54 h-22
_md g-21 h70
_mdm g-19 h51
_mdma g-19 h51
_mdma_ g-19 h51
_me g-79 m-43 h39 k29
_me_ r58 g-64 m55 h78
_me_a_ r-21 g-43 k-16
_me_and_ r18 m24 h25
_me_at_ r-43 g-19
_me_for_ r21 g46 h-30 k-16
_me_have_ r22 g-26
_me_his_ r-63
_me_in_ r25 h21
_me_next_ h38
_me_on_ r38
_me_the_ g18 h-21
_me_this_ m32
_me_to_ h-32 k86
_me_what_ g24
_mea g39
_meal h-45
_meas g19 h-23
_measured_ h-16
_meat h75
_meat_ h75
_med r-29 m-28
_meda m-20 h-28
_medal_ m-20
_medi r-28
_medical_leave_ h21
_medicine_ r-23 h-33
_medicines_ h29
_medium_to_ h54
_mee g-42 m-30 h57
_meet g-20 h35
_meet_ g-20 h34
_meg m45 h41
_mega m45 h41
_mega_ h21
_meh r-19
_mei g41 h-31
_mein g41 h-31
_mein_ g41 h-31
_mel g30 m16 h-20
_mem r-39 m-21 h-16 k21
_memb r-32 h-16
_member_ r-21 h24
_membership_ h-35
_memo g31 h-20 k27
_memorial_ g32
_memorial_plan_ g21
_men r86 g-35 m-47 h-50 k17
_men_ r58 m-35 h-30
_men_to_ h21
_menn r32
_meno h-21
_meno_ h-21
_ment h-16 k34
_mention_ g-18 k40
_menu g-30 h42
_menu_ g-30 h42
_mer h33
_merc r23 g15
_merchant_ r23 g15
_merl h45
_merlot_ h45
_merlot_and_ h42
_mes r-33 g30 m37 h-70 k18
_mesh g33 m-21 h-15 k-19
_mesh_ g33 m-21 h-15 k-19
_mess r-33 m60 h-61 k37
_message_ r-33 m48 h-33 k38
_met r-25 g-51 m-45 h-94
_met_ r-17 g-21 m-15 h-28 k24
_met_online_ r-16 m-15 h-22 k15
_meta g34 h-22 k-17
_metal_ r-19
_metal_certificate_ r29
_metal_certificates_ r26
_metal_in_ r-34 g30
_meter_ h19
_meth h47
_meth_ h65
_metr g-54 m-16 h-60
_metres_ g-32 h-27
_metro_ g-23 m-16 h-33
_mez g-16 h46
_mezz r19 h-25
_mezzanine_ r19 h-25
_mi r29 g83 m-39 h-51 k15
_mic r-19
_micr r-19
_mig g22 h20
_migu h15
_miguel_ h15
_mil g-22 h-38
_mile h19
_mileage_ h22
_mili h-25 k21
_milk g40 h-33
_milk_ g40 h-33
_milk_in_ g20
_mill r20 g-52 h-45
_mill_ r20 g-51
_min r16 g97 m30 h-47
_min_ g52 m41 h20
_mind r-21 g24
_mind_ r-21 g24
_mine g-30 h-33 k33
_mine_ g-38 h-26 k33
_mine_for_ g15 m-15
_mini r36 g-17 m-28 k-29
_minimum_ r47 h-15
_minimum_due_ r19
_minister_ g18
_ministry_ h-33
_minu g49 m42 h-20
_minute_ m39
_minute_expiry_ g15
_minute_options_ g-28
_minutes_ r-21 g45
_mir h15
_mis r30 g18 m-28 h17
_misp h22
_misplace_ h22
_miss r56 m-23 h-36
_missed_ r42 h-18
_missing_ g29 h-17
_mist r-22 g25 h38
_mistake_ r-20
_mistress_ h48
_mit r36
_mite r37
_miy m-19 h-15
_miyy m-19 h-15
_mm_ h-59
_mmi h45
_mmi_ h45
_mms h17
_mms_ h17
_mo r74 g-19 m-43 h-80
_mo2 r46 h-25
_mo2a r21 h-25
_mob r24 m-37 h-61
_mobi r24 m-21 h-34
_mobile_ r24 m-21 h-34
_mocking_ h44
_mod r-16
_mode r-16
_model_not_ g28
_models_ h17
_mol h33
_moll h30
_molly_ h30
_mom r-29
_mon r34 g-20 k21
_mona r-24
_mona_ r-24
_mond g-17 k25
_monday_ g-17 k25
_mone r68 m31
_money_ r22 m25 k17
_money_and_ r-24 g58
_money_at_ r-38
_money_for_ r-40 g44 h99
_money_from_ g-17 k21
_money_he_ h15
_money_i_ m-25
_money_in_ r-47 h-17
_money_laundering_ k-17
_money_market_ r36
_money_now_ r-20 g19
_money_of_ r-24 k25
_money_on_ r-21 g26 k17
_money_through_ k30
_money_to_ r17 g-18 m26
_money_with_ r22
_money_without_ r30
_moneylender_ r23 h-26
_moni h-21
_monk h24
_mont r20
_monte_ m33 h45
_monte_carlo_ m33 h45
_month_ r40 g30 m-27 h-18
_month_and_ r25 g-17
_month_end_ g25
_month_for_ h-18
_month_i_ r-47
_month_to_ r-25
_monthly_ g-31
_monthly_interest_ r-17
_monthly_payments_ r-25
_months_ m-16 h-40 k-26
_moo r18 h84
_moon h95
_moon_ h49
_moonshine_ h44
_mor r22 g-48 m30 k-15
_more g-36 k-17
_more_ g-36 k-17
_more_months_ r-29
_more_than_ r37
_more_time_ r-32
_morn r-25
_morning_ h16
_mornings_ r-21 h-24
_mort r16 g-15 h29
_mortadella_ h27
_mortgage_ r24
_mortgage_protection_ r-16
_mortgage_shield_ r-20
_mos g36 h-41
_mosh h-28
_mosh_ h-20
_mosq k-16
_mosque_ k-16
_most g35
_mot g43 h-86 k-18
_moth r25 g23 h-64 k-18
_mother_ r25 h-62
_mothers_ g34
_moto g30 h-16
_motor_ g24
_mov g-55 m21 h22 k60
_move g-38 m25 k63
_move_ r-18 g-28 k45
_moved_ r-19 g-28 k27
_moves_ r36 g18 m29 h17
_moves_up_ m23
_movi g-17 h22
_movies_ h29
_mr g-15 h-70
_mr_ h-24
_ms g59 h-23
_mt g60 m-23 h-16
_mt_ g61 m-23 h-24
_mu r97 g-76 m-38 k39
_muc g31 k-16
_much g31 k-16
_much_ g31 k-16
_mud h-36
_muj k34
_muja k36
_mujr h17
_mujra_ h17
_mul r-27 h-20 k75
_mule r-27 h-41 k54
_mule_ r-27 h-41 k54
_mum r-26 h31 k-50
_mum_ r-25 k-47
_mun r50 g15 m-19 h-25
_muna r53 h-31
_muna_ r27 h-15
_munafa_ r25 h-15
_municipal_ h21
_municipality_ r-17
_mur r50 g-15
_mura r57 h-25
_murabaha_instalment_ r-46
_murabahah_ r30
_murt h27
_murti_ h27
_murti_for_ h17
_mus r67 g-43 h22 k19
_musc h-17
_mushroom_ h-36
_mushrooms_ h51
_must r86 g-23 k29
_must_ r86 g-23 k29
_must_buy_ r22
_mut g-20 h29
_muta h28
_mutu g-18
_mutual_ g-18
_my r-32 g-90 m-34 h-32
_my_ g-76 m-41
_my_account_ r-47 g-40 m-24 h-30
_my_agent_ r45
_my_and_ r29
_my_bank_ r-44 h-16 k30
_my_boss_ h16 k25
_my_brother_ r-20 g-30 k20
_my_car_ r-25 g-44
_my_cousin_ g38 m-15 h19
_my_cousins_ r-30 k27
_my_debt_ r30 h-22
_my_ex_ h69
_my_friend_ r-20 h-18
_my_future_ r31 h53
_my_half_ h16
_my_house_ g-15
_my_kids_ r17 h-31 k-17
_my_luck_ g18
_my_money_ r55 g-24
_my_mother_ g-18 h-27
_my_name_ r-20 g-31 h-66 k35
_my_neighbour_ r-19 g31
_my_old_ g-16
_my_own_ r26 g-51 m-17 h-21
_my_part_ r19 h35
_my_phone_ r-21
_my_place_ g45 m-17
_my_rent_ r23
_my_salary_ r18
_my_share_ g-16 m15
_my_shares_ g16
_my_shop_ r-24 g29
_my_slip_ m34 h39
_my_son_ r-49
_my_stake_ r15 h23
_my_supplier_ g-23
_my_test_ h25
_my_thesis_ h-19
_my_uncles_ r19
_my_van_ r36 g-18
_my_wallet_ r-47 g17 m28 k35
_my_watch_ r19 m35
_my_wife_ r-19 g30 h-39
_my_wifes_ h17
_mys r-31
_myse r-31 g-17 m-18
_myself_ r-31 g-17 m-18
_myst m16
_mystery_ m16
_mystery_box_ g28
_mz h34
_mza h34
_mzaw h34
_na r-63 g174 m22 h-29 k18
_na2 g15
_na2a g15
_na_ r-17 g34 m24 h24
_nac h40
_nach h40
_nad g23 m18 h-32
_naf r33 g-16 m-24 h-16
_nafs r33 g-22 h-16
_nafs_ g-21
_nah g40 h-32
_nahi r-31 g47 h-32
_nahi_ r-31 g47 h-32
_nai r-22
_nail r-22
_nail_ r-22
_nak r-16 g50
_nakl h35
_nakli_ h35
_nam r-37 h-21 k43
_name r-37 m-22 h-18 k43
_name_ r-28 g-30 k57
_name_his_ g67 h-16
_name_made_ g-21 h21
_name_on_ g-24 h-28 k16
_names_ g32
_nar g-17
_nas g33 m-31 h-21 k27
_nasd g29
_nasdaq_ g29
_nash h-19
_nat r-25 m74
_nati r-23 g-18 m75 h-17
_national_ r-23 m46
_naz g-18 h47
_naza h29
_nazar_ h18
_nazr h18
_nazrana_ h18
_nb h56
_nbe h37
_nbee h37
_nbi h26
_nbid h26
_nbid_ h26
_nd r54 g-19
_ndf r29 h-15
_ndf_ r29 h-15
_ne g46 k17
_nea r-26 g-22 m48 h29
_near r-26 g-22 m48 h29
_near_ g-16 m28 h33
_nearest_ r-26 m20
_nec r22 g-36
_neck r22 g-36
_necklace_ r22 g-36
_nee g-20 h-19 k34
_need g-20 h-19 k34
_needed_ h22
_needs_ r37 h-26
_neg r15 h17
_nei r-19 g63
_neighbour_ g19 h15
_neighbours_ m16 h-16
_neit g50
_neither_ g50
_nep h-17
_neph h-17
_net r-53 g98 h-50
_net_ r-45 g85 h-46
_net_brings_ g20
_nev r17 g-34 h60 k29
_neve r17 g-34 h60 k29
_never_ r17 g-34 h60 k29
_never_attended_ h16
_never_met_ g-16
_never_studied_ h19
_new g-46 m-66 h-57 k-24
_new_ r25 g-38 m-66 h-54 k-24
_new_expiry_ h52
_new_moon_ h20
_new_one_ r43 m-24
_new_ones_ m-29
_nex r18 g51
_next r18 g51
_next_ r18 g51
_next_month_ r31 g-19
_next_season_ r-19 h-18
_next_week_ r-19 g-30
_next_year_ r-16 g-17
_next_years_ g17
_ng r34 h-36
_ng_ r40 h-27
_ni r-53 g15 k-18
_ni_ r-24 g15
_nif r-19 g74 h-20
_nift g50 h-17
_nifty_ g50 h-17
_nifty_ce_ g31
_nifty_pe_ g15
_nig r-19 g-61 m25 h24
_nigh r-19 g-61 m25 h24
_night_ g-55 m49 h82
_night_at_ h47
_night_club_ h-17
_night_stand_ h26
_nightclub_ h23
_nights_ m-15 h-68
_nik r-15
_nin r26
_nine r26 m22 h20
_nine_ r34 m22 h20
_ninety_days_ r-22
_nit h23
_nitr h23
_nitrous_ h23
_no g81 m-109 h-59 k-24
_no_ g-93 m-54
_no_charge_ r-16 g-17
_no_charitable_ k24
_no_charity_ k16
_no_day_ r-25 g50
_no_deadline_ g24
_no_exam_ h19
_no_extra_ r-38
_no_goods_ r47
_no_land_ g15
_no_licence_ k-16
_no_matter_ r53
_no_paper_ g31 k26
_no_papers_ h31 k-20
_no_questions_ h55 k-40
_no_riba_ r16
_nob r-20 g63 h-29
_nobo r-20 g63 h-29
_nobody_ r-20 g63 h-29
_nobody_knows_ k-17
_noi k-27
_noir h20
_noir_ h20
_non r49 g102
_non_ r56 g20 h37
_non_deliverable_ r51 g-56
_non_refundable_ g26
_none g83 h-23
_none_ g83 h-23
_noo r-25 m24 h17
_noon r-18 m25
_noon_ r-18 m25
_nor r25 g17
_nor_ g54
_nor_own_ g21
_norm g-37
_normal_ g-37
_nos g-16 m-33 h41
_nos_ r-16 g-16 m-29 h43
_not r-53 m17 h-57
_not_ r-42 g57 m38
_not_acquired_ g15
_not_born_ g20
_not_conceived_ g21
_not_exist_ g18
_not_hatched_ g17
_not_mention_ g-18 k40
_not_planted_ g21
_not_said_ g16
_not_stated_ g22
_not_tell_ g-23 h-28 k31
_not_through_ g-81
_not_to_ g-50 k21
_not_told_ g28 h-16
_not_yet_ g44 h-29
_nota r-34
_notary_ r-34
_note r82 g-44 m-53 k-35
_note_ r52 g-20 m-24 h-18
_note_for_ r-43
_notes_ r33 g-21 m-23 h23 k-25
_notes_for_ h-15
_notes_of_ r47
_noth r-42 m38 h-29 k-16
_nothing_ r-42 m38 h-29 k-16
_nothing_back_ g26
_nothing_on_ m-23
_nothing_paid_ g50
_noti r-17 k43
_notice_ r-15 k21
_notices_ k21
_nov r38 g-43 h-32
_nov_ r45 m16
_nove g-35 m-16 h-24
_novel_ r-17 g-25 m-16 h-16
_now g63 m-18
_now_ g63 m-18
_now_and_ r-28 m-18
_now_buy_ r-20 g22
_now_for_ g22
_now_he_ r76
_now_i_ r-25
_now_in_ r21
_now_or_ r-36
_now_pay_ r17 g-40
_now_the_ r-16 g19
_nr r70 h-20
_nre r39
_nre_ r39
_nro r31
_nro_ r31
_nu r-15 g20 m25 h43
_nud h42
_nude h42
_nude_ h32
_num g27 m47 h44
_numb g37 m47 h30
_number_ h-41 k15
_number_in_ h-29
_number_on_ r15 g-22 m17
_number_to_ g26 h20
_numbers_ r19 g24 m57 h71
_numbers_for_ h-28
_nume h21
_numerology_ h39
_nur m-17 h-45
_nurs m-15 h-56
_nursery_ m-23 h-23
_nv g19
_nvi g19
_nvid g19
_nvidia_ g19
_ny g23 h-15
_nym g23 h-15
_nyme g23 h-15
_nymex_ g23 h-15
_o_ r55 g115 h-58
_o_cover_ r-21 g34
_o_d_ r86 h-26
_oa h-24
_ob h-33
_obj h-38
_obje h-38
_objection_ h-37
_oc r20 m-15 h-17 k-21
_occ h18
_occu h18
_occult_ h18
_oct r36 m-21 h-35 k-21
_octo m-21 k-20
_october_ m-21 k-20
_od g-28 m96 h70
_od_ r30
_odd r-28 g-20 m99 h54
_odds r-28 m54 h19
_odds_ r-28 m54 h19
_odo h29
_odom h29
_odometer_ h29
_of r-15 m-26 h-15 k-54
_of_ r-25 g19 m-35 h-43 k-39
_of_a_ r-60 m-29 h72 k32
_of_all_ g32
_of_an_ h22
_of_bank_ r-20 g42
_of_beer_ h29
_of_brand_ h29
_of_branded_ h18
_of_cash_ r15
_of_coffee_ h15
_of_dates_ g-24 h-20
_of_due_ r25
_of_first_ g39
_of_forty_ m43 h37
_of_funds_ r37
_of_gold_ g-20
_of_heineken_ h70
_of_his_ g50 m-16 h-34
_of_honey_ h-19
_of_i_ r-58
_of_insurance_ g-15
_of_it_ r-21 g-22 h15
_of_k_ r22
_of_last_ h45
_of_loan_ r25
_of_mangoes_ g-33
_of_money_ r69
_of_month_ r-38
_of_my_ r85 g34 h-38 k-24
_of_next_ g22
_of_night_ h17
_of_one_ k24
_of_our_ h-47
_of_red_ h30
_of_rice_ r57
_of_scrap_ g33 h-20
_of_service_ g-20
_of_something_ g46
_of_stall_ g-41
_of_ten_ r33
_of_that_ r-23 g59 h33
_of_the_ r-60 g-69 m18 h35 k-30
_of_these_ g16
_of_this_ r19 g17
_of_three_ r-19 g18
_of_us_ r-25 m47
_of_what_ r-24 g-24 m-22
_of_whatever_ r-44 g-22 h23
_off g-21 h29 k-15
_off_ r29 m-17 h29 k25
_off_a_ g-24 h-19
_off_last_ g34
_off_my_ h-16
_off_the_ g-18 m17 h41 k29
_offe r-16 h36
_offered_ g17 h-20
_offering_ h40
_offering_to_ h40
_offi g-17 m24 h-55 k-34
_office_ r45 m38 h-82 k-17
_officer_ r-43 g-20 h58
_officers_ g20
_official_ h-30 k-30
_oi m30 h16
_oil m32
_oil_ m32
_ok h-33
_ol r20 g-94 h-47 k-43
_old r59 g-110 m-18 h15 k-43
_old_ r59 g-110 m-18 h15 k-43
_old_balance_ r-21
_old_one_ r28
_old_scottish_ h17
_oli r-23 g-38 m-17 h-47
_oliv r-23 g-38 m-17 h-47
_olive_ r-23 g-30 m-17 h-21
_oly r-16 g54 m43 h-15
_olym r-16 g54 m43 h-15
_om g-26 m26 h-22
_oma r22 g-16 m28 h-22
_omar r24 m18 h-17
_omar_ r24 m18 h-17
_on r29 g57 m44 h-54
_on_ r99 g52 m16 h15 k-69
_on_a_ r-15 m35 h23
_on_behalf_ r-21 g-26
_on_bitcoin_ g27 h-17
_on_card_ r25 k-28
_on_cash_ r27
_on_condition_ r-20
_on_credit_ r-31
_on_delivery_ g-39
_on_each_ r39
_on_emaar_ g31
_on_every_ r46 m-18
_on_exchange_ g37
_on_friday_ r-18 g21 m-17
_on_gold_ r-31 g23
_on_head_ h21
_on_his_ r-59 g-28
_on_instalments_ r-24 g17
_on_it_ r59 g-21 m24
_on_its_ r-25 g-47
_on_june_ r-34 g-25
_on_me_ g-17 h23
_on_monday_ r-17 g-17 k25
_on_money_ r24
_on_my_ r36 g52 m-43 h68
_on_oil_ g48 m52
_on_paper_ r20 k15
_on_payday_ r16
_on_price_ m-15
_on_shares_ r17
_on_terms_ r17
_on_the_ r49 g29 m75
_on_time_ g-28
_on_to_ k-69
_on_top_ r44
_on_what_ r21 g-48 h15
_on_whatsapp_ h27
_on_whether_ r-17 m45
_onc m-26 h-16
_once m-26 h-16
_once_ m-26 h-16
_one r19 g-41 m51 h-37 k24
_one_ r25 g-20 m89 h-97
_one_after_ g39
_one_and_ r27
_one_at_ r-18 k34
_one_dive_ g18
_one_for_ r-15 h39 k41
_one_from_ h-24
_one_more_ h20
_one_of_ g67 m16 h-45 k-17
_one_price_ g-26
_one_year_ g-107
_ones g-21 m-38 h59
_ones_ g-21 m-38 h59
_onl r-61 g35 k46
_onli r-24 g24 m29
_online_ r-24 g24 m29
_only r-37 m-19 k34
_only_ r-37 h-44 k35
_only_for_ r-21 g32 h16
_only_if_ r-19
_only_the_ r15 g18
_only_to_ k18
_onlyfans_ h41
_op r-60 g129 m27 h-71
_ope r-18 g28 m41 h-27 k22
_open r-16 g35 m61 k24
_open_ g97
_open_bar_ h19
_opened_ g-27 h-25 k17
_opening_ m23
_opens_ g-17 m35 h25
_oper m-20 h-34
_operator_ m-17
_opi h28
_opiu h28
_opium_ h28
_opt r-34 g98 h-68 k-28
_opti r-34 g73 h-61 k-28
_option_ r-31 g31 h-42
_option_money_ g19
_option_on_ g39
_optional_ g-18
_options_ g61 h-19 k-22
_options_account_ m23 k-17
_options_for_ g-17
_options_on_ m-18
_or r-121 g118 k-24
_or_ r-84 g197 m90 k-21
_or_down_ g-19 m-17
_or_green_ g38 h-17
_or_i_ g-22 h75
_or_in_ r-39
_or_no_ r49
_or_not_ r15 g-71
_or_nothing_ m28
_or_on_ r-27 g44
_or_over_ r-16 g19
_or_zero_ m22
_ora g-36 h-18
_oran g-23 h-30
_oranges_ g-23
_orc h-21
_orch h-21
_orchard_ g17
_ord m-45
_orde g21 m-45 h-47
_order_ r-31 g17
_ordered_ r26 m-33 h-34
_org r20 g-30 h69
_orga r20 g-28 h64
_organ_ h23
_organised_ r30
_organs_ h41
_ori r-15 h35
_orig r-15 h35
_origin_ k18
_original_ r-15 h46
_orp r-29 g-15
_orph r-29 g-15
_orphans_ r-23
_os r18 m23 h22
_ot g47 m-16 h69
_oth h81
_othe h81
_other_ r-26 g-16 h67 k-20
_others_ r29 k27
_otherwise_ g37
_otm g28 h-17
_otm_ g28 h-17
_ou r26 m27 h69 k-34
_oud h-28
_oud_ h-28
_our r43 g30 h46 k-35
_our_ r54 m26 h60 k-33
_our_agent_ r21
_our_shop_ r28
_our_supplier_ g19
_ours g23 m-24
_ours_ g23 m-24
_out g16 m45 h-66
_out_ r-36 g22 m44 h-47 k24
_out_and_ r52
_out_of_ r-51 m29 h-16 k25
_out_the_ h-51
_outs r24 k-16
_outstanding_ r26
_ov r33 g-54 m36
_ove r20 g-54 m36
_oven r-16
_oven_ r-16
_over r36 g-46 m37
_over_ r45 g-24 m61
_over_and_ r21
_over_months_ r-23 g-16
_over_the_ m-21
_over_two_ r-19 m20
_over_under_ r-20 m63
_overdraft_ r30
_overdue_ r-20
_overdue_on_ r20
_overnight_ r36
_ow r-72 g-20 m134 h-98 k-31
_owe r-45 g-65 m134 h-20
_owe_ r18 g-36 m103 h-15
_owe_for_ m18
_owe_from_ r-16 m19
_owe_him_ r-36 m20
_owe_the_ m20
_owed_me_ r-38
_owes r-52 g-25 m45
_owes_ r-52 g-25 m45
_owes_me_ r37 m21
_own r-27 g45 h-78 k-24
_own_ g-28 m-54 h-34 k-28
_own_it_ g-22
_owne r-28 g22 m56 h-24
_owned_by_ g22
_owner_ r-17 g35 h-19 k17
_owners_ g-26 m35
_ownership_ m31
_owni g73 h-20
_owning_ g73 h-20
_owns g-22
_owns_ g-22
_oy g47 h-17
_oys g47
_oyst g47
_oyster_ g18
_oysters_ g30
_p2 r22
_p2p r22
_p2p_ r22
_p_ r23 g16
_pa m-51 h-25 k-55
_pa_ h40
_pac r-24 g19 m30 h27
_pack r-24
_pack_ r-17 h24
_pack_of_ h24
_package_ g17 m-32
_packs_ r-19
_pad r-18
_pad_ h-15
_padd h28
_padded_ h35
_padel_court_ m-34
_padel_match_ m25
_pag g19 h22
_page m-19 h40
_page_ h34
_pai r-90 g-19 h-53
_paid h-18
_paid_ h-18
_paid_and_ r-31 g-49
_paid_at_ r-17 h-19
_paid_before_ r-56 g-33
_paid_by_ g-27 m-35
_paid_date_ h55
_paid_early_ r-32 g-19
_paid_for_ g136 m62 h-54
_paid_in_ r-25 m-23 k23
_paid_it_ r25
_paid_me_ r20 g33
_paid_now_ r15 g22
_paid_on_ r-18 k-15
_paid_the_ g16
_paid_to_ r43 g-36 m-28
_paid_today_ r-23 g-20
_pain r-57 g-23 m-26 h-91
_pain_ h-18
_paint_ r-33 m-26 h-60
_pair h48
_pairing_ h19
_pairs_ h-18
_pais r-25 m18
_paisa_ r-25 g24 m18 h-47
_paise_ h61
_pal r24 g39
_pali r52
_pall g90 h-27
_pallet_ g53 h-26
_pallet_of_ g19
_pallets_ g37
_pallets_of_ g16
_palm r-28 g-27 h54
_palm_ g-18
_palm_oil_ h-39
_palm_reader_ h26
_palm_reading_ h29
_palu h-20
_paluwagan_ h-20
_pam m-23 h-18
_pan r-25 m-21 h70 k-24
_pana h-52
_panc h23
_pancetta_ h23
_pand h41
_pandit_ h28
_pane k-23
_pang h61
_pang_ h33
_pani h26
_pani_ h26
_pap r-31 m-26 h15
_pape r-31 m-26
_paper_ m-19 k21
_paper_a_ r-26
_paper_for_ r-52 g-16 m18 h-22 k55
_paper_swaps_ g26
_paper_trail_ h-23 k17
_papers_ r-20 g-15 h18 k-26
_par r-34 g-65 h-93 k-65
_par_ r40 g-20 h-25
_para r-16 m-24 h-31
_para_ r-16 m-24 h-30
_para_sa_ r-16 m-18 h-30
_parametric_ g21
_parc r-25 h-26 k-43
_parcel_ g17 h-21 k-43
_parents_ h-19
_park g-21 m-26 h-22
_parking_ r-59 m-17 h-16
_parl m35 h37
_parr h-41
_parrot_ h-41
_part g-18 h41
_part_ r53 g-29 m-19
_part_of_ h23
_partner_in_ h-15
_parts_ r-29 k-15
_party_ m17 h53
_pas r-25 g-21 m-23 h59 k20
_pass r-48 m-21 h-16 k21
_pass_ r-34 h-72 k53
_pass_his_ h-20 k53
_pass_it_ k-26
_pass_my_ g15
_passed_ g19
_passing_ g-23
_passport_ h22 k-29
_passport_with_ h22
_passports_ h25
_past r22 h86
_past_ r22
_past_life_ h16
_pat r45 g28 m38 h-31
_pata g25
_pata_ g36
_pate g15 h-25
_patent_ g15 h-25
_pato r61 h-22
_patong_ r61 h-22
_patr m25 h30
_patrol_ g15 m30
_patron_ h36
_patt r-15 m36
_patti_ r-22 m28
_paw r140 h-30
_pawn r140 h-30
_pawn_ r43
_pawn_ticket_ r26
_pawned_ r45
_pawnshop_ r30
_pawnshop_ticket_ r20
_pay r50 g26 k30
_pay_ m-22 h39
_pay_day_ r61
_pay_for_ m-54
_pay_him_ r-17
_pay_it_ k20
_pay_just_ g22
_pay_later_ g-17
_pay_me_ g46 h-18
_pay_months_ r17
_pay_now_ g31
_pay_official_ h20
_pay_on_ g-27
_pay_only_ r-24
_pay_the_ r42 g-36 m-29 k36
_pay_to_ h-15
_pay_what_ m17
_pay_whatever_ g21
_pay_when_ r-32 g46
_pay_witness_ h20
_payd g-16
_payday_advance_ r19
_payday_lender_ r-34 h22
_payday_loan_ h22
_paying_boys_ h33
_paying_for_ m-18
_paying_men_ h21
_paying_only_ r-27 g30
_paying_the_ g-28
_paym k19
_payment_ r28
_payment_for_ h-24
_payment_if_ g25
_payment_on_ r-25
_payment_to_ h49
_payments_ r-20 g-18 k21
_payments_of_ r-27
_payo r31 g20 h25
_payoff_ h20
_payout_ r18 g20
_payr h-17 k36
_payroll_ h-17 k36
_pays r16 g48 h-47 k-17
_pays_ r16 g48 h-47 k-17
_pays_for_ r-52 m-15
_pays_if_ g42 m-19
_pays_in_ r-22
_pays_me_ g-46
_pays_my_ r28
_pc r24 m76
_pcs m31 h24
_pcso m36 h27
_pcso_ m36 h27
_pe r71 g88 h-149 k15
_pe_ r53 g44
_pea r-17 g71 h-43
_peac h-15
_pear r-16 g61 h-28
_pearl_ g39 h-15
_pearls_ g21
_pearls_inside_ g17
_peb g21
_pebb g21
_pebble_ g21
_pee h21
_peg h43
_pegs h37
_pegs_ h37
_peh g58 h-23
_pehl g58 h-23
_pehle_ g75 h-23
_pek h29
_peke h29
_pekeng_ h18
_pen r-24 g-82 h-35 k-19
_pen_ r-18 g-38 h-22
_pena r39 m-18 h-26
_penal_ r27
_penalty_ m-18 h-22
_penn r-35 g-25 m41
_penny_ r-35 g-25 m41
_pens k-18
_pens_ k-18
_peo r-22 g-25 h21 k36
_peop r-22 g-25 h21 k36
_people_ r-22 g-25 h21 k36
_pep g-21 h-31
_pepp g-21 h-31
_pepper_ h-41
_pepperoni_ h33
_per r99 m40 h-82 k42
_per_ r119 g-66 m63 h-53
_per_call_ r-16 m33
_per_day_ r-16
_per_hundred_ r58 m-24
_per_message_ m15
_per_month_ k18
_per_week_ r29
_per_year_ r29
_perc r37 g-54 m-21
_percent_ r40 g-47 m-17
_percent_a_ r21
_percent_of_ r-74 h40
_percent_on_ r30 h-22
_perf r-19 h-27
_perfume_ h-68
_perfumes_ h41
_peri r-19
_perm g44
_permit_ g23 h28
_perp g94 h-44
_perp_ g36
_perpetual_ r21 g24 m45 h-17
_perps_ g34 m-30
_pers k45
_person_ k18
_personal_ k32
_personal_collection_ k25
_personal_loan_ r17
_pet g32 h-48 k-25
_pete g27
_peter_ g27
_petr h-16
_petrol_ h-16
_pett k-19
_petty_ k-19
_ph r-70 g20 m-15 h-44 k-17
_pha h-56
_phar h-46
_pharmacy_ h-44
_phi g26 h34
_phis h45
_phishing_ h41
_pho r-36 k-16
_phone_ g-27
_phone_at_ m19
_phones_ g17 k-20
_phones_that_ g-17
_phot r-29 g-31 m-15
_photo_ g-19
_photographer_ r-17
_photos_ h45
_phy r-16 h-15
_phys r-16 h-15
_physiotherapy_ r-16
_pi r-60 g-83 m-61 h220 k-31
_pic g44 m23 h-56 k-19
_pic_ g31
_pick g39 m28 h-108
_pick_ g29 m39 h-52
_pick_six_ m23
_pick_up_ g15
_picked_ r-25 g-40 h-53
_picks_ g53
_pickup_ r22 g-20
_pics g-18 h38
_pics_ g-18 h38
_pict h37
_picture_ g30 h-15
_pictures_ g-30 h52
_pie g-19 m-16 h-24
_piec g-19 m-16 h-24
_pieces_ g-19
_pig g-21 m-15 h105
_pig_ m-16 h98
_pig_farm_ h18
_pige h-17
_pigl h26
_pigs h50
_pigs_ h38
_pil r-16 g-34 h48
_pile h40
_pile_ h40
_pill g-25
_pills_ g-16
_pills_for_ h31
_pils h61
_pim h20
_pimp h20
_pin r-26 g-24 m46 h64
_pink g-18 m25
_pino h53
_pinot_ h25
_pint h31
_pints_ h29
_pip h-26
_pipe h-22
_pir g-15 h76
_pira h63
_pirated_ h61
_pit m-33 h35
_pit_ h27
_pitc m-31
_pitch_ m-31
_pitcher_ h20
_piz m-21 h-32
_pizz m-21 h-32
_pizza_ m-21 h-32
_pl r15 g21 h-20 k-58
_pla r-56 g16 k-26
_plac r27 g38 h15
_place_ r-17 g41
_place_in_ g50 m-17
_placement_ r16 h21
_plan g15 m-42 h-112
_plan_ g38 h-52
_plan_premium_ g18
_plan_st_ g19
_plans_ g-16
_planted_ g21
_planting_ h-24
_plat r-39
_plate_ g-17 m-20 h-23
_plated_ r-44
_platform_ g27 m21
_play r-32 m28 h98 k-22
_play_ m41 h64
_playboy_ h37
_player_ r-16
_players_ m-15
_ple r31 g-41 h-26
_plea r26 g-34 h-18
_please_ r27 g-23 h-16
_plo r-16 g38 m-34 h-66
_plot r-16 g45 m-34 h-55
_plot_ r-16 g37 m-34 h-45
_plot_number_ m-20 h-16
_pls m17 h54
_pls_ m17 h54
_plu r44 k-16
_plug h35
_plug_ h30
_plum r-23 h-20
_plumber_ r-23 h-20
_plus r71
_plus_ r71
_plus_a_ r17
_plus_interest_ h19
_plz g17
_plz_ g17
_pm r-22 g20 m-45 h-32
_pm_ r-22 g20 m-45 h-32
_po r-35 g-39 m106 k-69
_po_ h-18
_poa h30
_poc g25 m34 h-37
_pock g25 m34 h-37
_pocket_ r-19 h-15
_pocket_option_ g23
_pocketed_ g19
_pod h-20
_point_ r-15 h23
_points_ r28 h-32
_pok m76 h-28
_poke m40 h-37
_poker_ m20 h-19
_poker_face_ m-17
_pol r-24 g48 m-17 h-21
_pole k-18
_pole_ k-18
_poli r-21 g52 m-25 h-46
_police_ h-24
_police_escort_ h-18
_policy_ r-21 g80 m-15 h-46
_policy_premium_ k20
_polish_ g-19
_poly g-16 h29
_poo r-38 g-45 m43 h41
_pooj h19
_pool r-15 g-42 m70
_pool_ g-16 m45 h-39
_pools_ r-20 g-26 m22 h28
_poor r-22 m-20 h25
_poor_ m-19 h26
_pop h-17
_poppers_ h23
_poppy_ h-26
_por m-39 h123
_porc m-17 h47
_porcine_ h31
_pork m-26 h81
_pork_ m-25 h77
_pork_belly_ g-18 h35
_pork_free_ g25 h-32
_porn m-27 h57
_porn_ m-25 h37
_port g34 m30 h-62
_port_ m25 k27
_portion_ g42 m16
_portion_of_ g54
_pos r33 g25 m-51 h-61 k-22
_posi g44 h-21
_position_ g44 h-21
_poss g29 h-22
_possesses_ h-15
_post r32 g-41 h18 k-22
_post_ r19 g-30 h49
_post_dated_ r-23
_post_office_ r44
_poster_ h-27
_postpay_ r16
_pot g-36 m54 h-26
_pot_ r31 g-29 m100 h-25
_poti h15
_potion_ h15
_pott r-31 m-23 h-15
_pottery_ r-25 m-23 h-15
_pou g-25
_poun r16 h-37
_pounds_ h-23
_pour g-18 h47
_pow r-18 g-28 m24 h25
_powd h-19
_powder_ h-19
_powe g-15 m31 h44
_power_ m-16 h-25
_powerball_ m41 h42
_pp r53 h-28
_ppf r53 h-15
_ppf_ r53 h-15
_pr g55 m-49 h-45 k-26
_pra g-15 m-18 h55
_pray g-15 h57
_pray_ h36
_pray_to_ h36
_pre g131 h-57
_pre_ g89 m-19
_pre_sale_ g27
_pred m26
_predict_ g-18 m19
_prediction_ g33
_pref r47 g-47
_preference_ r38 g-30
_preferred_ r15
_prem r-42 g18 h22
_premises_ g-17
_premium_ r-41 g22 h20
_premium_for_ g37
_premium_of_ g28
_premium_plan_ g-67
_premium_sms_ m17
_preo g20
_preorder_ g20
_prep h-28
_prep_ h-25
_pres g22 m-18 h-16
_presale_ g61 h-30
_prescription_ g-29 h29
_pri r-42 g-41 m16 h-39 k-21
_pric g36
_price_ h-27
_price_after_ g26
_price_agreed_ r-39
_price_bet_ g-22 m15
_price_for_ g-17
_price_guess_ g-15 m18
_price_guessing_ g-16 m25
_price_he_ g47 m-19
_price_in_ r16 g-27
_price_is_ r29
_price_of_ r75 m20
_price_on_ r-33
_price_prediction_ g17
_price_to_ g16
_price_when_ g-20
_prices_ g42 h44
_prices_on_ g27 m16 h21
_prin r-38 g-60 h-46
_principal_ r33 h-17
_principal_and_ r45
_principal_only_ r-85
_printed_ r-25 h-42
_printing_ r-33 g-29
_printing_for_ h16
_pris g38 h-19
_prise_ g38 h-19
_prise_after_ g34
_priv g-20 h37
_private_ g-18 h37
_priz g-43 m22 h-26
_prize_ r-17 g-43 m30 h-30
_prizes_ m-15
_prizes_from_ h21
_pro r52 m-49
_problem_ g21
_proc r30 g-16 k29
_proceeds_ r24
_processing_ r22 k23
_procurement_ h22
_prod g31 h16
_product_ g33
_prof r-19 g-22 h-33
_profit_ r-23 g-42 h-21
_profit_and_ r-15
_profit_from_ r24
_prog h-19
_programme_ h-17
_prom r36 g-26 m-19 h-26
_promise_ r37 g-38 h-16
_promise_to_ r-20 g-70
_promises_ r-31 g26
_promissory_ r38
_promissory_note_ r36
_prop h32
_prophet_ g-15 h43
_pros h76
_prosciutto_ h36
_prosciutto_and_ h19
_prosecco_ h17
_prot g80
_protected_ r60
_protection_ r-42 g66
_protection_plan_ g22
_prov r27
_prox h22
_proxy_ h22
_ps g-16 h58
_psy h54
_psyc h54
_psychic_ h46
_psychic_hotline_ h26
_pu r-102 m67 h17
_pub r-34 g-36
_publ r-34 g-27
_public_ r-22
_publish_ h27
_pud h22
_pudd h22
_pudding_ h22
_puj h56
_puja h56
_puja_ h47
_pul g-24 m31
_pull m25
_pulls_ m23 h-24
_pum m18 h16
_pump h-15
_pump_ h-15
_pun m40
_punt g-24 m42
_punt_ g-22 m20
_pup g33
_pupp g41
_puppy_ g29
_pur r-24 m-22
_purchase_ r-35
_purchase_from_ r-31 g32
_purchased_ g34
_purchased_from_ g16
_purchasing_ h30
_purchasing_manager_ h15
_pus m45
_push h30
_pust m46 h-33
_pusta_ m39 h-29
_put r-31 g92 m-21 h-65
_put_ r-20 g23 m-38 h-77 k18
_put_it_ g-28 m-15 k33
_put_my_ h28
_put_on_ r15
_put_spread_ g35
_put_the_ r-16 g-36 m-15 h-40
_puts g73 m-20 h-34
_puts_ g73 m-20 h-34
_puts_on_ m-15
_py r36
_q_ r38 h-36
_qa r34 g-17
_qar r30 h-29
_qar_ r31 h-16
_qard r-36
_qard_ r-36
_qard_hasan_ r-47
_qarz r36
_qarz_ r36
_qarz_pe_ r19
_qat h28
_qat_ h28
_qi r-18 h-18
_qis r-18
_qist r-18
_qist_ r-18
_qu g-61 m50 h-38
_qua r27 h-35
_quar r32 h-31
_quarter_ r66
_quarterly_ r-27 g15
_quay g-24
_quay_ g-24
_que g-19
_ques g-19 h29
_questions_ g-19 h33
_queu h-17
_queue_ h-17
_qui g-46 m57
_quia h39
_quiapo_ h39
_quic m17
_quie k16
_quiet_ k16
_quiz g-29 m17 h-32
_quiz_ g-29 m17 h-32
_quiz_night_ m-34
_quo g33 m34
_quot g35 m36
_quotex_ g35 m45
_qur g-16 m-21
_qura g-16 m-19
_quran_ g-16 m-19
_quran_competition_ m-28
_ra r-20 g-47 m108 h-69 k-27
_rab h-33
_rac m35 h34
_race g15
_race_ g15
_raci m25 h18
_racing_ m25 h18
_rad r-25 h-30
_radd r-24
_raf r-15 g-16 m38 h-34
_raff r-15 g-16 m38 h-34
_raffle_ r-15 g-16 m60 h-31
_raffle_ticket_ m19
_raffles_ m-23
_raffles_hotel_ m-19
_rah r22 g-24 m41
_raha r28
_rahn m33 h-15
_rahn_ m33 h-15
_rai g-37 h-50
_rain g-23 h-27
_rains_ g-27 h-23
_rais g-20 h-24 k16
_raj r-43 g-26
_raja r-16
_rak g-16 h28
_rake m25 h-28
_raki m-19 h80
_raki_ m-15 h70
_ram r42 h-18
_rami r42 h-35
_rami_ r42 h-28
_ran r-59 g58 h65
_ran_ g57 h-18
_ran_off_ g57
_rand r-21 g16 h20
_randi_ r-17 h42
_random_ g29 h-25
_rans h56
_ransom_ h30
_ransomware_ h26
_ras r19 g18 h-22
_rase m31 h-30
_raseed_ m31 h-30
_rash h35
_rat r67 g17 m-32 h-33 k-17
_rate r76 g24 m-30 h-52 k-17
_rate_ r86 g33 m-30 h-66 k-17
_rate_baad_ g33
_rate_collar_ g28
_rate_of_ r31
_rate_swap_ r-25 g68
_rati h19
_ratings_ h19
_rb m41 h-20
_rbe m26
_rbe7 m26
_rbe7t_ m26
_rd r59
_rd_ r59
_re r-18 g-158 m-32 k43
_re_ m17 h24
_rea r-86 g-49 h157
_reac g17
_read r-49 g-64 m-26 h198 k-21
_read_ r-22 h86
_read_his_ h38
_read_my_ h48
_reader_ h44
_reading_ h57
_reading_coffee_ h19
_reading_of_ h68
_reads_ g-43 h42
_ready_ r-21 h-40
_real m35 h35 k15
_real_ g-21 m35 h36
_real_cash_ m20
_real_estate_ h-32
_real_money_ m19 h-22
_ream r-26
_reams_ r-26
_reb g-36 h-27
_reba r16 g-35
_rebate_ r16 g-35
_rebe h-16 k16
_rebh h-21
_rebh_ h-21
_rec r-29 h-46 k33
_rece g-26 h-44 k28
_receipt_ r-40 h-40 k-27
_receipt_attached_ r-16
_receipts_ k18
_receivable_ r-15
_receivables_ r45
_receive_ h-18 k15
_receive_and_ k16
_receive_money_ h-17 k21
_received_ g-23 h29
_received_and_ k26
_receiving_ k24
_receiving_and_ k34
_rech r-19 g28 m47
_recharge_ r-19 g45 m29 h-23
_reco g-22 h-20
_record_ g-21
_recovered_ r17
_recovery_ g21
_recr h20
_red m36 h69
_red_ r-39 m27 h26
_red_and_ m18 h30
_red_crescent_ r-28 h-21
_red_curtains_ h-17
_red_or_ g29 m56
_reds h37
_reds_ h37
_redu r30
_reduce_ h24
_reducing_ r31
_ref r-53 m-22 h-17 k-24
_ref_ r-23 g-16 m16 h-15
_refill_ h-24
_refu r-30 g19 m-17 k-22
_refund_ r-27 g-34
_refund_of_ r-21 g-24
_refunded_ r17
_refuses_ g33
_refuses_to_ g33
_reg r21 g-26 h-55
_rega r53 g-36
_regardless_ r53 g-36
_regardless_if_ r50 g-36
_regi r-24 h-36 k-18
_registration_ g22
_reh m29 h-58
_reha m29 h-57
_rehab_ h-51
_rehan_ m33
_rein g26 h-22
_reinsurance_ g15
_reis g-23
_rel r-19 h34
_rela h30
_rele m-19 h-43 k18
_release_ m-19 h-33 k26
_released_ g18
_religion_ h32
_relo m23 h39
_reload_ m23 h39
_rem g-19 h52
_rema r20 m33 h47
_remaining_ r25 h15
_reme h25
_remedy_ h25
_remi h-17
_remo m-27
_removal_ h-27
_remove_ h34 k-20
_removing_ h17
_ren r61 g18 m-21 h-22 k37
_rene r41 g20
_rent k38
_rent_ r-22 g24 h25 k-15
_rent_for_ r-15 g-21
_rent_from_ h26
_rent_her_ k17
_rent_his_ r17
_rent_is_ r67 g30
_rent_my_ k16
_rent_of_ g51
_rent_on_ r29
_rent_to_ g31
_rented_ g-15 h-16 k36
_renting_ r15 h-25 k27
_rep r41 g-47 m-51 h-38
_repa h-19 k-20
_repacked_ h32
_repaid_ r33
_repaid_in_ r42
_repair_ r-37 m-20 h-29
_repairs_ g17
_repaying_ r21 h-19
_repayment_ r-29
_repays_ m26 h15
_repl r-33 m-17 k-19
_replacement_ r-22 m-15 h-19 k-16
_replica_ h47
_repo r38 g-21 h-20 k37
_repo_ r48 h-17
_report_ g-16 k20
_reports_ k17
_repu r46 g-19
_repurchase_ r46 g-19
_repurchase_at_ r26
_req k28
_requ k28
_res r-27 h37 k25
_rese h32
_reserve_ r19
_resi r-28 h22
_reso r-23 g43 k-22
_resold_ r-28 g23 h-15
_resold_the_ r-19 g37 h-15
_resort_ g20 k-18
_rest r17 g-27 m-40 h-25 k57
_rest_ r25 m-24 h-23 k67
_rest_to_ r-17 g-16 m-15 k46
_rest_when_ r25 g30
_restaurant_ g-18 m-16
_resu g17
_ret r-25 h-56 k-44
_reta r16
_retained_ r16
_reti r-18 h-36 k-16
_retirement_ h-22
_retu r-33 g26 k-15
_return_ r-31 g18
_return_it_ r-25
_return_pallet_ g26
_returned_ g-30 h-17
_returned_the_ r28
_returns_ g43
_returns_from_ r-17
_rev r49 m-32 h-28
_reve g23 m-18 h-37
_revenue_ r24 h-25
_reverse_ r16
_revi h25
_reviews_ h18
_revo r54 h-15
_revolving_ r54 h-15
_ri r-28 g109 m-77 k-66
_rib r66 g-20 h-29
_riba r70 g-18 h-28
_riba_ r59 g-16 h-21
_ric r-33 g25 h-56
_rice g-16 h-53
_rice_ g-16 h-53
_rich r-32 g41
_rich_ r-32 g46
_rid r-21 g26 m-57 h-42
_ride r-15 m-56 h-37
_ride_ g-21 m-53
_rider_ g26
_rif g-15 h-15
_rifl g-15 h-15
_rig r-22 g129 m16 h-47 k-38
_rigg h31
_rigged_ h24
_righ r-21 g139 m22 h-78 k-38
_right_ r-17 g115 m29 h-70 k-32
_right_of_ g44
_right_to_ g79 h-33
_rights_ g24
_rih m25
_riha m25
_rihan_ m25
_rim g36
_rim_ g40
_rin g-19 m-21 h38
_ring g-17 m-21 h34
_ring_ m-21 h34
_rio h45
_rioj h45
_rioja_ h45
_rip g-23 h-15
_ripe g-21 h-31
_ripe_ g-19 h-27
_ripp h24
_ripped_ h24
_ris r-16 g29
_rise_ r-21
_rish h27
_risk g45
_risk_ g22
_rit g-21 m-40 h55
_ritu m-40 h41
_ritual_ m-40 h41
_ritual_to_ m-39 h17
_riv h34
_riy r30 g-18
_riya r30 g-18
_riyals_ r34 m15
_riyals_per_ r-23 m26
_ro r-34 g-24 m-18 h15 k-60
_roa m-31
_road m-22 h-31
_road_ m-22 h-49
_roas h26
_roast_ h25
_roc h42
_rock h42
_roh h17
_roha h17
_rohani_ h17
_rol r38 m15 h22 k-33
_roll r49 h15 k-26
_roll_ r29 m-17
_roll_back_ h20
_rolling_ m27 h24
_rollover_ r34 h-19
_rolls_ m-16 k-15
_roo r-24 m19 k-17
_roof h31
_rooftop_ h21
_room r-15 g-17 m22
_room_ r-16 g-17 m18 h42
_root h-34
_root_ h-34
_root_beer_ h-30
_rop h-17
_rope h-17
_rope_ h-17
_ros r-44 g-28 h-17
_rose r-17 g-25
_rose_ g-25 h27
_roso r-27
_rosoom_ r-27
_rou m19 h52
_roug h25
_rough_ h19
_roul m66 h17
_roulette_ m66 h17
_roun g17 m-31 h54
_round_ g34 h30
_rounds_ g-17 h16
_rs r23 m25 h18
_rs_ r23 m25 h22
_ru r47 g-42 m-36 h61 k-17
_rul r31 m20
_rule r31 g21 m20
_rum r-30 g-27 m37 h64 k-24
_rum_ g-24 h98
_rumm r-20 m48 h-33 k-18
_rummy_ r-20 m40
_run g16 m-51 h-27 k19
_run_ g-21 m-54 h-23 k16
_run_through_ k17
_runa g29
_runaway_ g29
_rup r60 g-32 m-27 h-29
_rupa r33
_rupaya_ r16
_rupe r27 g-30 m-19 h-15
_rupee_ g-23
_rupees_ r15
_rus h37
_s_ g16
_s_p_ g16
_sa r22 g-41 h-48
_sa3 h49
_sa7 g-15 m35 h35
_sa7e m21 h45
_sa_ r-28 g27 m36 h-45
_sab r-28 m32 h-63
_sabo m52
_sabong_ m52
_sac g33 m-25
_sack g35 m-24 h-48
_sack_ g52 h-25
_sacks_ g-17 h-23
_sacr h34
_sacrifice_ h34
_sacrifice_for_ h25
_sad g-26
_sada h-17
_saf r28 g-27 m19 h-77
_safe r30 g-36 m19 h-39
_safe_ r39 g-33 m31 h-32
_safe_with_ g-17 m41
_saff h-38
_saffron_ h-38
_saha h18
_sahab_ h18
_sahe r16
_sai g45
_said r-24 g45 m18 h-41
_said_ r-24 g45 m18 h-41
_saik r21
_saikda_ r21
_sain h66
_sainkda_ r21
_saint_ h68
_sak r-24 g-25 h55
_sake g-18 h73
_sake_ g-18 h73
_sal r37 g-21 m-38 h-81
_sala r25
_salaf_ r41
_salam_ g19 m15
_salami_ r-15 h55
_salary_ r26 h-21
_salary_advance_ r-15
_salary_as_ h29
_salary_claim_ r18
_salary_comes_ r19
_salary_slips_ r26 h-19
_sale h-32
_sale_ g24
_sale_and_ r24
_sale_of_ r-28 g-75
_sales_ h-18
_salo r-24 h-37
_salon_ r-24 h-55
_salt h20
_salts_ h20
_sam r-48 g18 m-42 h-41
_sama g58
_same r-45 g-34 m-37
_same_ r-49 g-34 m-37
_same_amount_ r-54
_same_hour_ r21
_same_minute_ m-18
_same_seller_ r21
_same_shop_ r16
_same_sum_ r-15
_sami r16
_samp k26
_samples_ k26
_san r-36 g34 m-20 h44 k38
_san_ h21
_san_miguel_ h15
_sana r-36 g55
_sana_ g30 h-17
_sanc k48
_sand r-45 g15 h55
_sandoo_ r-31 g40 h-18
_sandu_ h58
_sandwich_ g-19
_sang r42
_sangla_ r48 h-26
_sangria_ h18
_sani h-31
_sanitizer_ h-26
_sar r22 g25 h-25
_sara r26 h-16
_sas g20
_sat g-19 m42
_satt m44
_satta_ m21
_satu r-21 h26
_saturday_ r-20 h52
_saturdays_ h-15
_sau m-18 h70
_saus h34
_sausage_ h31
_sauv h40
_sav r27 g-28 h-17 k-22
_save r22
_saver_ r22
_savi h-21 k-21
_savings_ h-21 k-21
_savings_bonus_ r38 h-15
_saw r53 g-31 m-18 h24 k-16
_saw_ r55 g-61 m-18 h24 k-16
_say r46 g-17 h39 k53
_say_ m-19 h-33 k36
_sayi h37
_saying_ h37
_says m33 h68 k30
_says_ m33 h68 k30
_sayy g-21 h-20
_sc r-27 g26 m84 h33
_sca r-19 g-40 h68
_scal m-16
_scale_ g-28
_scales_ h15
_scam h43
_scam_ h32
_scar h40
_scat m38 h21
_scatter_ m38 h21
_sch r31 m-16 h-35
_sche r37 g48 h-24
_scheme_ r27 g29 h-22
_schemes_ r26
_schengen_ g25
_schn h24
_scho g-37 h-64 k16
_school_ g-37 h-56 k16
_school_bus_ m16
_school_trip_ k-15
_schw h25
_sco r-22 g37 m32 h50
_scoo g37
_scoop_ g28
_scoop_of_ g23
_scop g32 h-33
_scope_ g32 h-33
_scope_to_ g31 h-17
_scor g-26 m52 h44
_score_ m44 h45
_scot h53
_scotch_ h36
_scottish_ h17
_scr r-17 g30 m57 h-50
_scra g21 m70 h33
_scrap_ g38
_scratch_ m79 h39
_scratch_cards_ m63 h73
_scre r-15 h-85
_screen_ g31
_screened_ g-17
_screening_ h-28
_se r-56 g63 m-62 h-23 k-48
_se7 g-16 h60
_se7r g-16 h60
_se7r_ g-16 h60
_se_ r-20 g75 h-24
_se_pehle_ g75 h-23
_sea g37 m-29 h-47
_sea_ h-44
_sealed_ g17 h-15
_sean h38
_seance_ h38
_seas g57
_season_ r23
_seasons_ g48
_seat g-39 m-23 h-35
_seat_ g-39 h-15
_seats_ m-16 h-20
_sec r-51 g44 m51
_sec_ g-19 m30
_seco r-47 m16
_second_ r-36 g-46 m-15
_second_half_ g-47 h40
_seconds_ g55 m31 h-17
_secr g27
_secret_ g27
_secret_commission_ h26
_sect h41
_secu h-43
_security_ r-20 h-35
_security_deposit_ r-21 g-28
_see r-19 g-72 m-21 h-45
_see_ r43 g-15 h-16 k15
_see_which_ r-28
_seed r-52
_seed_ r-17 g19 h38
_seed_money_ r-17 h29
_seeds_ r-35
_seen g-86 h-24
_seen_ g-86 h-24
_seen_and_ h-16
_sees k19
_sees_ k19
_seg g89 h-30
_segu g39 h-27
_seguro_ g53
_seguro_ng_ g34
_seguro_sa_ g19
_sehra_ h24
_sel r33 g26 m-22 k-17
_sell r40 g44 m-22 k-17
_sell_ r61 h34
_sell_it_ g24
_sell_maid_ g-27 h50
_sell_my_ r-15 g26
_sell_the_ r27
_seller_ r-36 g53 m-17 h-49
_selling_ r25
_selling_my_ g-25
_selling_salary_ r38
_selling_the_ g34
_sells_me_ r-19
_sem r15 h-30
_seme r21
_semester_ r21
_semi h-24
_seminar_ r-29 h-24
_sen r-71 g-25 m25 k37
_send r-33 g-65 m21 h31 k52
_send_ r30 h-16 k53
_send_him_ r29 h-20
_send_it_ r-22
_send_to_ m15 k55
_sending_ r-26
_sends_ r-36 g-21 h62 k-19
_sends_me_ r-20
_sens g29 h-15
_sensex_ g29 h-17
_sent r-47 k-15
_sent_ r-47 k-15
_sep g47 h35
_sepa r-27 g20 h43
_separately_ g22
_separately_for_ g22
_sept r19
_september_ r21
_ser m-23
_seri h-24
_serious_ g16
_serious_illness_ g16
_serv g-16 m-16
_service_ r-15
_service_charge_ r-33
_ses g-29 h44
_sess g-29 h44
_session_ m17 h63
_sessions_ g-18 h-19
_set r47 m-31 h-23
_set_ r16 g-39 m-88 k-15
_sets r21
_sets_ r21
_sett g23 m57 k18
_settle_ r46 g-16 h-19
_settled_ r-35 g44
_settlement_ r-23 g36 k30
_settlement_discount_ r22
_settles_ r36 g-18 m18
_settling_ g-22 m17
_sew h-23
_sex g-46 h122
_sex_ h49
_sext g-41 h73
_sexting_ g-39 h66
_sh r28 g59 m-67 h24 k-33
_sha g22
_sha2 r29 g-33
_sha2a_ r29 g-30
_sha_ r-25 h-16
_sha_a_ r-19 g35 h-15
_shab r-30 m-15 h36 k23
_shad g28 h-15
_shade_ g28
_shag g29
_shah r68 g-25 m-22 h-38
_shahrein_ g-16 h-15
_shal g39 h28
_shall_ g44
_sham r39 h18
_sham_ r32
_shan h27
_shani_ h16
_shap g16
_shar r-49 g-54 m57 k-16
_sharab_ h58
_share_ g-61
_share_in_ g21 h26
_share_of_ g-21 h-34
_shared_ h-24
_shares_ r-21 g36 m-15 h51
_shares_at_ g42
_shares_of_ r-26 g-29 h22
_shark_ h-18
_shart_ g-20 m91 h-40
_shay g23
_shaykh_ h15
_she g25 m-44 h26 k-22
_she_ g19 h62
_she_keeps_ r-38
_she_stays_ g-18 h34
_shee g54
_sheep_ h-23
_sheets_ h19
_shei h16
_sheikh_ h16
_sheikh_la_ h19
_shel r-31 h-84
_shelf_ r-26 g-20 h-55 k-16
_shells_ h-27
_sher r35 g16 h39
_sherka_ r35 g29
_sherry_ h40
_shi r-23 m-30 h-18 k18
_shi_ h-35
_shie r-21 g33
_shield_ r-21 g33
_shif g-31
_shifts_ r-18 g-31
_ship r-18 g32 h-40 k24
_ship_ r-25 g67 h-66
_shipment_ h26
_shipment_of_ h29
_shir g-39 m-35 h34
_shiraz_ g-15 h39
_shirt_ m-20
_shis h18
_shisha_ h18
_shiv h15
_sho g-45 m-24 h-28
_shoe r-22 m-20 h-32
_shoes_ r-22 m-20 h-32
_shoo r18
_shook_ r19
_shook_hands_ r19
_shop g-25 h31
_shop_ r28 h33 k-32
_shop_for_ h-24
_shops_ g-17 k26
_shor g74 h-86
_short_ g75 h-45
_short_apple_ g33
_short_course_ g-18
_short_sale_ g-24
_shorting_ h-15
_shou h-20
_show r-15 g-58 m17 h45 k17
_show_ g-34 h31
_showed_ r-35
_shown_ r15 g-34 k22
_shows_ g25
_shr g17 h27
_shri g21
_shu g25 h34
_shu_ g43
_shy r35 h-19
_shyl r35 h-19
_shylock_ r35 h-19
_si r-28 g-112 m94 h119 k-35
_si7 h21
_si7r h21
_si7r_ h21
_sic h28 k-21
_sick h36 k-21
_sick_ h36 k-21
_sid r-20 g-20 m15 h-15
_side r-18 g-15 m20
_side_ m24
_sides_ r-15
_sidr h-18
_sidr_ h-18
_sig h-61
_sign h-63
_signature_ h-20
_signed_ g-16
_signed_for_ r43 h-29
_sil r-25
_silv r-17 h-24
_silver_ r-17 h-24
_sim g-66 m-24 h24 k34
_sim_ r-23 g-40 h32 k34
_sim_swap_ g-34 h74
_sin r49 g-19
_sinc r34 g-39 h-19
_since_ r34 g-39 h-19
_sing g20 h27
_single_ g-18 m-18 h16
_single_malt_ h64
_sink r22
_sink_ r22
_sir g16 m67 h33
_sir_ g21 m67 h37
_sis h25
_sisi h39
_sisig_ h39
_sit m22 h94
_sit_ m47 h55
_sit_my_ h50
_site h-16
_site_ h-15
_sits g15 h39
_sits_ g15 h39
_sits_ielts_ h18
_sitt h15
_siu h47
_siu_ h47
_six m48 h-48
_six_ r20 m22 h-38
_six_months_ r-35 g41 h-35
_six_pack_ h29
_sixt m26
_sixty_ m26
_sixty_seconds_ m28
_siz g34 m-17 h-29
_size g34 m-17 h-29
_size_ g34 m-17 h-29
_sk r17 m72 h-55 k-30
_ski r17 g-50 m43 h23 k-29
_skim h38
_skin g-41 m53
_skins_ g-29 m54
_skip r33
_skip_ r33
_sky g19 m34 h-40
_sky_ g23 h-27
_sl r43 g-83 m105 h47 k-25
_sla h46
_sle m-17 h-50
_slee m-17 h-50
_sleeps_ r26
_sli r30 g-38 m27 h43
_slic r17 g-18
_slices_ g-18 k-15
_slip g-20 m30 h50
_slip_ r-22 g-15 m22 h77
_slips_ r36 h-27
_slo g-27 m94
_slot g-27 m78
_slot_ m37 h-36
_slots_ m24 h30
_slow m16
_sm r-52 g-39 h-18 k38
_sma m-15 k27
_smal k27
_small_ k27
_smi g-15
_smoke_ h28
_smoked_ h-26
_sms r-35 m44 h-33
_sms_ r-35 m44 h-33
_smu m-26 h16 k21
_smug h61 k-18
_smuggle_ h52
_smuggler_ h17
_smugglers_ h-15
_smur m-16 h-45 k40
_sn g-30 k-18
_sna g-20 h19
_snac h-49
_snacks_ h-36
_snap g-20 h67
_snap_ h72
_snea h15
_sneakers_ h15
_sno h-19
_snow h-22
_snow_ h-22
_so r37 g-136 m-62 k62
_so_ r80 g-138 m16 h78 k122
_so_bank_ r-16 k56
_so_he_ m-24 h55
_so_i_ r25 k-15
_so_it_ h-40 k38
_so_nobody_ k26
_so_that_ r58 g-21 m-18 h-19 k-17
_so_the_ r72 h25
_so_they_ r-17 g-17 k30
_soa g-36
_soap g-36 h-33
_soap_ g-36 h-38
_soc g-48 m30 h-71
_soci g-21 m38 h-15
_social_ g-31 m40 h-15
_sof r-16 g-28 m-23 h-43 k-42
_sofa r-39 h-28 k-34
_sofa_ r-39 h-28 k-34
_sofa_and_ r-16 h-20 k-20
_soft m-19 h-22
_software_ m-19 h25
_soj h29
_soju h29
_soju_ h29
_sol g28 m-24 h-42
_sola h-32 k-17
_sold g40
_sold_ g43
_sold_as_ g-39 h76
_sold_at_ g-24
_sold_back_ r53 h-15
_sold_by_ g21
_sold_him_ r37 g-20
_sold_it_ g67
_sold_me_ r-31 g22
_sold_my_ g-65 h-15 k39
_sold_on_ g27
_sold_separately_ g16
_sold_shares_ g-29
_sold_the_ r40 g-15 h-20
_sold_them_ r-20
_sold_to_ r15
_sold_what_ g18
_som r-38 g73 h28 k18
_some r-37 g76 h-22 k18
_some_ g37 h-19 k-22
_some_day_ g39
_somebody_ g-25 k28
_someone_ r-26 g-15 k34
_someone_i_ r-16 k15
_someone_sits_ h17
_something_ g23 h22
_something_for_ g-29 h79
_somewhere_ g26 h-15
_somewhere_in_ g26 h-15
_somm h47
_sommelier_ h47
_son h-27
_son_ r-22 g-16
_sona r35 g-20 h-16
_sona_ r35 g-20 h-16
_song g42
_songs_ g42
_soo r100 h15
_sood r105 h-61
_sood_ r95 h-56
_sor r-51 g38 h41
_sorc g-15 h44
_sorcerer_ g-15 h35
_sorr r-22
_sorry_ r-22
_sou h-46
_soup h-53
_soup_ h-53
_souq g-20
_souq_ g-20
_sour g26 k16
_source_ g27 k18
_source_one_ g33
_sow m-15 h35
_sowa h32
_sowar_ h32
_sowar_bala_ h32
_sown g15
_sown_ g15
_sp r-103 g-28 m-49 h70 k-40
_spa r-19 g-16
_spa_ r-18 h-51
_spam h32
_spam_ h32
_spar h-20
_spare_ h-33
_spare_parts_ h-19
_spe r-32 g-46 m-32 h43 k-21
_spea h-24
_special_ h39
_spee h-15
_speed_ h-15
_speed_up_ h-15
_spel r-26 g-22 h38
_spell_ r-25 g-19 h52
_spelling_ h-21
_spen m-15
_sper h25
_sperm_ h25
_spi g-68 m48 h82
_spic g-19 h105
_spice_ h36
_spicy_ g-18 h68
_spin g-29 m68 h-15
_spin_ g-26 m26 h-29
_spins_ m33
_spins_on_ h-23
_spir g-20
_spirit_ h-36
_spirit_level_ h-27
_spirits_ g-16 h57
_spirits_duty_ h15
_spl r-24
_spli r-24 h15
_split_ r-19
_split_because_ k18
_split_since_ k23
_split_so_ k18
_split_the_ h24
_spo r-21 g-24 m-15 h-34
_spon m-29
_sponsor_ m-17
_spor g-16 m54 h20
_sports_ m32 h19
_spot g-15 m-22 h-36
_spot_ g25 m-22 h-36
_spr g102 m-15 h-66
_spra h-23
_spray_ h-23
_spre g90 h-60
_spread_ g79 h-52
_spreads_ g15
_spri h17
_spring_ g25 h-17
_spritz_ h34
_spy h47
_spy_ h40
_spy_on_ h58
_sq m39 h-30
_squ m39
_squa m39
_squares_ g-17 m45
_st r-68 g15 m-83 h17
_st_ g41
_sta r-51 g-65 m23 k41
_stab r15 h-35
_stable_ h-35
_staf r-41 m21 h-37
_staff_ r-41 m21 h-37
_stag g-22
_stag_ h19
_stage_ g-20
_stak r62 g35 h19
_stake_ r47 g45 m30 h30
_stake_in_ h33
_stake_on_ g18
_stakes_ m-53
_stakes_for_ m-19
_stal g-16
_stall_ r15 g-15
_stam r-53 g-31 h22 k-16
_stamp_ r-53 g-19 h92
_stamp_without_ h22
_stamped_ h-28
_stamps_ h-42
_stan r-30 g23 h-19
_stand_ h43
_standing_ g-28 m25 h-19
_stands_ r-29 g47 h-21
_stands_surety_ r-19
_star r16 m18 h48
_star_ h16
_stars_ r-32 h31
_start_ r50 m17
_startup_ r-24 m-17
_stat r24 m16 h61
_state_ m21
_stated_ g22 h-15
_statement_ r25 h19
_statue_ h51
_statue_of_ h35
_stay r-50 g-46 h-17 k83
_stay_ h-43 k58
_staying_ k19
_staying_under_ k19
_stays_ r-45 g-31 h33
_stays_till_ g-21 h55
_stays_with_ r46
_stea g-20
_stee g31 h-21
_steel_ g31 h-21
_stel h-20
_ster h19
_stew h19
_stew_ h19
_sti g88 m-29 h-36
_stic g-24 m-25 h18
_stickers_ m-25 h37
_stil g116 h-49
_still_ g115 h-49
_still_in_ g27
_still_owe_ r25
_still_owned_ g22
_stl g-19 m44
_stl_ g-19 m44
_sto r-18 m-101 h42 k-42
_stoc r-15 m-27
_stock_ g29 m-27
_stock_option_ g15
_stocks_ g-19
_stol h80 k-20
_stolen_ h67 k-20
_stolen_car_ g39
_stolen_cars_ g20
_stolen_phones_ g-50 h69
_stolen_wallet_ h-15 k-20
_stom g50
_stomach_ g30
_ston g21 m-41 h30
_stone_ m-41 h31
_stone_for_ g-45 h20
_stoo g-35 h-17
_stood_ g-35
_stood_for_ r26 h-16
_stop h19
_stop_ h36
_stor m-27 h-96
_storage_ h-19
_storage_room_ g26
_storage_unit_ g-33
_store_ r20 m-27 h-23
_story_ h-47
_stou g-15 h41
_stout_ h35
_str r-26 k44
_stra r-28 g16 h-35 k25
_stranger_ r-21 k30
_strangled_ h26
_strategy_ g22
_strayed_ g23
_streaming_ g-17
_stri m-17 h-16
_strip_ h-49
_strip_club_ h15
_stripper_ h55
_strips_ h-19
_stro g-20 h65
_strong_ g-19 h60
_stru h-26 k39
_structured_ r33
_structuring_ k31
_stu r-19 g-30 h43
_stud r-19 g-27
_student_ r18 h-18
_students_ r-26
_studied_ h24
_stuf h30
_stuff_ h30
_su r43 h-55 k-38
_sua h39
_suar h39
_suar_ h39
_sub r20 h46
_sub_ h25
_subm h22
_submit_ h22
_subs g-18
_suc g-21
_sugar_baby_ h58
_sugar_daddy_ h18
_sui g-37 m-18 h-35
_suit g-37 m-18 h-35
_suitcase_ g-15 m-18 h-35
_suk r29 m-17 h-34
_suku r31
_sukuk_ r31
_sul h16
_sum g78 h-33
_sum_ g89 h-45
_sun m-19 h-30
_sund g-20 h-15
_sunday_ g-20
_sunk g37 h-19
_sunken_ g23
_sup r-15 g23 m16 h-30
_supe m38 h-25
_supermarket_ m-19
_supp g16 m-23
_supplier_ r-38 m-22 h-26
_supplies_ h21
_supply_ g23 h32
_support_ g-20 h-30
_sur r18 g-15 m39 h-41 k-27
_sure r73 g-39 m42 h-33
_sure_ r50 g-21 m45 h-28
_surety_ r23 g-18
_surg h-17
_surp r-41 k-15
_surprise_ r-18 g31 k-15
_surr r-15 h40
_surv g22 h-22
_survives_ g28
_survives_the_ g28
_sw r-22 g65 m73 h-66 k-24
_swa r-20 g105 h-26
_swap r-20 g105 h-26
_swap_ r-16 g28
_swap_at_ h-25
_swap_my_ r15
_swap_of_ g-43
_swapped_ r16 g-15
_swapping_ r-21 g23
_swaps_ g50 h-16
_swaption_ g19
_swe r22 g-31 m78 h-39
_swee g-29 m68 h-39
_sweep_ m50
_sweepstake_ m46 h-23
_sweet_ h-20
_sweet_white_ h19
_sweetener_ r41
_sweets_ r-21 g-18 m-26 h21
_sweets_for_ r-24 h-23
_swi r-21 m-25
_swim r-15 g33 h-49
_swimming_ h-46
_swin h71
_swine_ h20
_swingers_ h20
_swit h-28
_swo m28
_swor m28
_sy g-21 m35 h21
_syn m47 h36
_synd m42 h30
_syndicate_ m42 h30
_sys h-23 k39
_syst h-23 k39
_system_ h-23 k39
_system_only_ k30
_t2 h31
_t_ h41
_ta g-68 m-35 h52 k-62
_ta2 r-31 g42 m-15 h-16
_ta2k r24
_ta2kheer_ r24
_ta2m r-28 g30 h-19
_ta2meen_ r-28 g30 h-19
_ta2s r-26 g23
_ta2seet_ r-26 g23
_ta7 g-16 m21 h17
_ta_ r-16 g-32 m-17 h35
_tab g-23 m75 h143 k-31
_tab_ m29 h64
_tabb r50 h-17
_tabby_ r50 h-17
_tabl r-46 g-18 m63 h80 k-31
_table_ r-38 g-23 m26 k-26
_table_for_ m-19 h21
_tables_ m52 h36
_tablets_ m-15 h37
_tag g-41
_tag_ g-28 h-28
_tail h-24
_tailor_ h-33
_taj r-15 h-34
_tak k-35
_taka r45 g15 h-46
_takaful_ g15
_takaful_motor_ g58
_take r-38 h50 k-30
_take_ r-46 m-18
_taken_ m-20
_taken_by_ r22 g19
_taken_from_ r47 h29
_taken_home_ r-20 g-32
_taken_today_ r17
_takes_ g-15 m36 h34 k-39
_takes_back_ r-15
_takes_it_ m17 k-21
_takes_my_ h18
_takes_off_ r43 h-16
_takes_what_ g-17 m26
_taking_ h-28
_takings_ h19
_tal r-65 g17 m22 h37
_tala r-38 g18 m16 h-20
_tali g-15 h26
_talisman_ g-15 h22
_talk g15
_talk_ h17
_talo m30 h-23
_talo_ m30 h-23
_tam r23 g23 h-19
_tama r17 g-28 h-62
_taman_ g-15 h-25
_tamara_ r45
_tamp h57
_tamper_ h29
_tampering_ h28
_tan r16 h54
_tan_ h-39
_tank g-19 h37
_tank_ g-18 h18
_tant h62
_tap r-18 g-17 m-18 h33
_tape g-15 h-21
_tape_ g-15 h-21
_tar m-29
_tari r16
_taro g-15 m-44 h71
_tarot_ g-15 m-44 h79
_tas g-23 h-20
_tasl h16
_tasleem_ h22
_tast h-22
_tat m-23 h-22
_taw r96 g-16 m-18
_tawa r109 h-41
_tawarruq_ r70
_tawaruq_ r28 h-17
_tawe h23
_taweez_ h17
_tax r-22 g-25 m-42 h-65 k36
_tax_ r16 k43
_taxi r-38 m-31 h-53
_taxi_ r-38 m-31 h-53
_tay r30 m43 h-36
_taya m49 h-22
_taya_ m49 h-22
_tb r17 h-16
_tbi r17 h-16
_tbil r17 h-16
_te r-55 g-50 m27 h69 k-41
_tea r-47 g-16 m-40 h-32 k-20
_tea_ g-18 h41
_tea_money_ h72
_teac r-23 m-21 h-42
_teacher_ m-21
_team h-32
_team_ m-18 h-62
_team_lunch_ h-27
_teams_ h30
_teas h15
_teb m-16 h30
_tebb g22
_tebbi_ g22
_tee r-21 m26
_teen r-21 m26
_teen_ r-21 m19
_teen_patti_ r-21 m28
_tel r-29 g-16 h54 k44
_tele r-26 h-84
_telegram_ r-16
_tell g-17 m-22 h123 k34
_tell_ m-19 k36
_teller_ h31
_tells_ h82
_tells_my_ h26
_tells_the_ g-25 h26
_tem h48
_temp h48
_temporary_ h19
_ten r79 g15 m15 h-60 k-34
_ten_ r62 g-25 m36 h-90 k-30
_ten_days_ r16 m-22
_ten_dirhams_ r-25 m37
_ten_percent_ r23
_tena h22
_tenant_ r-25 h37
_tend r-22 m-15
_tender_ r-22
_tent r43 g-30 m-23
_tent_ g-20 m-19
_tenth_ r23
_teq h16
_tequ h16
_tequila_ h16
_ter r25 g-36
_term r28 g-34 h-56
_term_ r45 h-28
_terminal_ m23
_terms_ g-21 m-18 h-15
_tes r-22 m-24 h21
_tesl g25 h-23
_tesla_ g25 h-23
_test r-39 m-21
_test_ r-39 m-16 h55
_test_for_ r-24 h16
_tested_ g-15 h-17
_testing_ h-49
_tex r-27 g-16 m57 h-41
_text r-26 m36 h-32
_text_ m40 h-43
_tg g17
_tge g17
_tge_ g17
_th r37 g-16 m-40 k67
_th_ r22 g-22
_tha r19 g18 m-40 h36
_than r-47 g-30 m-22 h37
_than_ r47 m-17 h15 k43
_than_pot_ r18
_thank_ h18 k-23
_thank_you_ k-20
_thanks_ r-48 g-21
_thanks_for_ r-33
_that r31 g29 h29
_that_ r31 g29 h29
_that_does_ r19 g26 k-20
_that_has_ g-28 h22
_that_he_ m-17
_that_i_ r-49 g-47
_that_is_ g27 m17
_that_it_ r-22 g-31 k45
_that_makes_ g-24
_that_never_ g-23 h-20 k52
_that_one_ g33
_that_pays_ r51
_that_price_ r26
_that_same_ g20
_that_the_ r50 g60 h-36 k-15
_that_very_ g50 h-18
_that_was_ r21 m36 h-23
_thc h45
_thc_ h45
_thc_gummies_ h33
_the g30 m-23 h-69
_the_ r-46 g-20 m18 k-29
_the_account_ r-26
_the_advance_ r17
_the_airport_ r-16 g35 h35
_the_amount_ r36 k15
_the_and_ r-21
_the_apartment_ g36
_the_app_ g-38 m32 h49
_the_auction_ g15
_the_balance_ g-21
_the_bank_ g-22 m-18 h-27 k-50
_the_banks_ h-21
_the_beer_ h20
_the_betting_ h21
_the_bill_ r-22
_the_board_ g-40 m26
_the_boat_ r18
_the_books_ k23
_the_border_ h30
_the_boys_ r-22 g31 h-28
_the_broker_ h-19
_the_buyer_ r-15 g-22 h21
_the_cafe_ m17
_the_camel_ h-23
_the_car_ r16 g-101 m36
_the_card_ m52 h45
_the_carpet_ r-15 g58
_the_carpets_ h20
_the_cash_ r31 h-17 k17
_the_casino_ m-20 h39
_the_cat_ h-32
_the_clerk_ h37
_the_client_ r-31
_the_clinic_ h-45
_the_club_ g18
_the_coming_ g31
_the_company_ g38 m-20 h-45 k20
_the_container_ h28
_the_contract_ r34 g-17 h41
_the_counter_ r-17
_the_court_ g23
_the_customer_ g29 h-20
_the_customs_ h35 k76
_the_deal_ r70
_the_dealer_ h20
_the_debt_ h-22
_the_derby_ m15
_the_dinner_ m21 h69
_the_dirhams_ r19
_the_diver_ h-20
_the_dog_ g26 h-32
_the_door_ g18
_the_draw_ m28
_the_due_ r23
_the_election_ g16 m19 h-21
_the_end_ h-24
_the_envelope_ h-25
_the_evening_ m-16 h-33
_the_exam_ r-15 m15 h76
_the_examiner_ h50 k-15
_the_extra_ h19
_the_fair_ g18
_the_farm_ r25 g38 h-25
_the_fighters_ h-21 k50
_the_finance_ r51
_the_first_ r-21 h-17
_the_fish_ r-15 g22
_the_flat_ g-39
_the_flight_ r-16 g-31
_the_for_ r30
_the_fridge_ r-17 h-21
_the_full_ r38
_the_fund_ g-21
_the_future_ g-37 h30
_the_gam3eya_ r26
_the_gameya_ r21
_the_garden_ h-18
_the_generator_ r-43
_the_goldsmith_ r33
_the_goods_ g22
_the_green_ m15 h60
_the_grocer_ r-28
_the_gym_ g-22
_the_hall_ g-19 h-16 k-15
_the_hat_ g-21 m36
_the_horse_ g36 m21
_the_hospital_ h-18
_the_hotel_ r-39
_the_house_ r-19 h19
_the_i_ r33
_the_inspector_ h40
_the_instalment_ r67
_the_insurance_ r32
_the_interest_ r-31
_the_invoice_ h43
_the_jamiyya_ r34
_the_job_ k-17
_the_judge_ h21
_the_k_ r46 h-15
_the_kids_ g-37 h-43
_the_king_ g18
_the_kiosk_ r36 m23 h65
_the_kitchen_ h-23
_the_lady_ m-15 h-16
_the_lamb_ h-21
_the_landlord_ k-17
_the_licence_ h-23
_the_limit_ r-18 m-21 k19
_the_loan_ r51 g-37
_the_machine_ g18 m-16 h-15
_the_majlis_ h-15
_the_mall_ h-38
_the_man_ g-19 m19 h48
_the_marathon_ g-25
_the_market_ r-25 h-28
_the_match_ m-21
_the_minister_ g18
_the_money_ r95 m-48 h-75
_the_mosque_ h-15 k-16
_the_name_ k34
_the_neighbour_ r41 g-20 h-21
_the_neighbours_ g-28 k15
_the_new_ r-67 h-15
_the_next_ g24 m15
_the_night_ h55
_the_nightclub_ h19
_the_nursery_ r-26 g28 m-23 h-17
_the_office_ h-15
_the_officer_ h15 k31
_the_old_ g-36 h16 k-33
_the_one_ g-38 m34 h-28
_the_online_ h50
_the_other_ r-39 g-27 h33 k16
_the_owner_ g48
_the_padel_ m25
_the_palm_ h15
_the_parking_ r-17
_the_party_ h73
_the_phone_ m32
_the_phones_ g37
_the_plot_ g-27 m-19 h-15
_the_plumber_ h-16
_the_port_ h21
_the_pot_ m58 h-31
_the_price_ g38
_the_queue_ h-17
_the_race_ h30
_the_rain_ m-26
_the_rate_ r28 g-27
_the_real_ h-31
_the_receipt_ k-28
_the_record_ g-21
_the_red_ m-17
_the_referee_ h24
_the_rent_ g15
_the_rest_ r39
_the_right_ g26
_the_roof_ g31
_the_sale_ g-54 h-16
_the_same_ r16 g-17
_the_savings_ r-32
_the_school_ m40 k-18
_the_shares_ g-28
_the_sheep_ h-19
_the_shelf_ h-22
_the_ship_ g16
_the_shop_ g-22 h-53
_the_shops_ g-17 k26
_the_site_ m-16
_the_sofa_ g82
_the_souq_ g-20
_the_spot_ r-32 m-20
_the_staff_ m26
_the_sum_ r41
_the_system_ k16
_the_table_ h50 k-21
_the_tailor_ h-20
_the_taxi_ g15
_the_team_ h-24
_the_tenant_ r-22 h37
_the_tender_ r-21 h38
_the_th_ r20 g-35
_the_trip_ g15 h-21
_the_truck_ r-27
_the_two_ g31
_the_usual_ r-26 h-25
_the_villa_ r18 g25 h-16
_the_visa_ r15
_the_wedding_ g-15
_the_weekend_ m23 h54
_the_wheel_ g-31 h59
_the_whole_ r-28 g19 h-18
_the_winner_ g18 m-16
_the_yacht_ h34
_the_yard_ g-29
_thef g27
_theft_ g27
_thei r34
_their_ r24
_them r-20 g15 h-22 k20
_them_ r-20 g29 h-37 k20
_them_back_ r30
_then r15 g-30
_then_ r15 g-30
_ther r-18 g-15 m-24 h-24
_there_ r-18 g-15 k17
_there_is_ g-15
_thes h-19
_thesis_ h-19
_they r26 g46 k19
_they_ r26 g46 k19
_they_are_ h-21
_they_call_ g-42
_they_do_ h-16 k17
_they_does_ h-17 k33
_they_gave_ r-30
_they_pay_ r-22 g44 k-22
_thi g28 h-38 k39
_thin g16
_thing_ r18
_think_ g33
_think_it_ g16
_thinks_ g17
_third_ r-34 h16 k17
_third_company_ r35 g23
_third_of_ r-67 g-44 h75
_third_party_ g47
_thirty_ h-27
_this k37
_this_ k37
_this_is_ r-23 g-34 h89 k-41
_this_month_ k-19
_this_morning_ g-22
_this_quarter_ r15
_this_week_ m17
_this_year_ r18 g36
_tho r32 g-33 h28
_thou g-15 h15
_though_ h20
_thousand_ r21 g-24
_thousand_to_ r23
_thr g-20 m46 k41
_thre g-50 m20 h35 k18
_threaten_ h55
_three_ r18 g-40 m34
_three_more_ r-20
_three_years_ h-19
_thro g30 m26 h-28 k23
_through_ g-21 k40
_through_a_ r22 m21 h26
_through_the_ g-39 k40
_through_your_ k19
_throw_ g22 m19 k-16
_thrown_ g29 m-15
_thu r20
_thur r20
_thursday_ r20
_ti g52 m35 h50
_tic g87 m41
_tick g87 m41
_tick_ g71 m-23 h-23
_ticket_ r25 h29
_ticket_for_ h-23
_ticket_renewal_ r19
_ticket_to_ g32 m-27 h-42
_tickets_ m23 k23
_tickets_for_ h-26
_tickets_to_ m-17
_ticks_ m31
_tie g-34
_tied g-24
_tied_ g-24
_tig h26
_tige h26
_tiger_ h26
_til r26 m-26 k-21
_tile r-17 h-43
_tiles_ r-17 h-43
_till r45 g-38 h35
_till_ r45 g-38 h35
_till_i_ r17
_till_morning_ g-16 h33
_till_payday_ h16
_till_the_ h-16
_time g17
_time_ r17 g23 h26
_time_value_ r43
_tin r-23 g-17 m-16 k19
_tins k19
_tins_ k19
_tip r-23 g-35 m36 h24 k-21
_tip_ g-36 k-20
_tip_for_ h-30
_tips r-19 m30 h16
_tips_ h17
_tipster_ m18
_tir r25 h-17
_to r-54 g-48 m53 h23 k-25
_to_ r53 g59 m-50 h59 k54
_to_a_ r-87 m-17 h-67 k19
_to_all_ r-18
_to_be_ g161 m-19 h-37
_to_beat_ h49
_to_buy_ r-49 g93 m-17 h-28
_to_charity_ r-27 k-18
_to_close_ r15 h-28
_to_decide_ g24
_to_get_ g-26 h40
_to_him_ r27
_to_his_ k29
_to_keep_ r28 g-18 h15
_to_lock_ r30 g-35
_to_me_ r62 g47 m-22
_to_my_ r35 g-30 m16 h-64 k-77
_to_next_ r41 g-33 h34
_to_official_ h26
_to_omar_ r28 m20
_to_open_ r18 m16
_to_other_ h15
_to_pay_ r-16
_to_purchase_ g-17
_to_rami_ r26 h-24
_to_repurchase_ r20
_to_roll_ r-30
_to_same_ r36 h-15
_to_sell_ g64 h-15
_to_the_ r-43 g-54 m52 h65 k-24
_to_win_ h18
_tob g-17 m22 h29
_toba g-17
_tobacco_ g-17
_tod g-41
_toda g-40
_today_ r-32 g-26
_today_and_ r34
_today_the_ r17
_todays_ r30
_toga g21
_toge g-18
_together_ g-18
_tok g31 h-19
_toke g31 h-19
_token_ g32 h-44
_tokens_ h26
_tol r-24 m-21 h-42 k34
_told r-20 m17 k34
_told_ r-20 m17 k34
_told_me_ g-45 h18 k45
_toll m-38 h-26
_toll_ m-38 h-48
_tom r-15 m39 h-48 k24
_toma h-26
_tomato_ h-22
_tomb m42 h-29
_tombola_ m42 h-29
_tomo k27
_tomorrow_ k27
_ton g-56 m21
_tone h-36
_tong m43
_tong_ m31
_tong_its_ m18
_toni r15 h27
_tonight_ r15 m-21 h-23
_tonights_ m18 h36
_tonk h37
_tonkatsu_ h33
_tons r-17 g-20
_tons_ r-17 g-20
_too h-21 k-24
_took g16
_took_ g16
_took_from_ m31 h31
_took_it_ r-15 g-18 h16 k-15
_took_the_ r-35 g52
_top r32 g-20 h72 k-52
_top_ r42 g-15 m39 k-20
_top_floor_ g27
_top_of_ r33 h15
_top_up_ g-16 m19 h19 k-20
_topl r-15 h50 k-20
_topless_ r-15 h50 k-20
_topp g-42 m32 h65
_topped_ g-23 m15 h24
_topped_up_ g-23 m15 h24
_topping_ g-15 m18 h33
_topping_up_ g-15 m18 h33
_tos g15 m56
_toss g15 m56
_toss_ m56
_toss_pe_ m17
_tot r-29 m59
_tota r-15 m-15 h-17
_total_ r-15 m-15 h-17
_tote m52 h19
_tote_ m52 h19
_totk m-15 h29
_toto m37 h-23
_toto_ m37 h-23
_tou g36
_touc g48
_touch_ g49
_touch_and_ g21
_tour m15
_tournament_ m19
_tow r-27 g18 h-20
_towa r-45 g-17
_towe g35 h-18
_tower_ g32
_tower_hasnt_ g16
_toy r-22 g-47 m-46 h-42 k-23
_toy_ g-20 m-22 h-31
_toys g-50 m-23 k-23
_toys_ g-50 m-23 k-23
_tr r19 g45 m22 h-123
_tra h-52
_trac r15 g-18 h20
_track_ h23
_trad g72 m48 h-16
_tradable_ g23
_trade_ r18 g58 m24 h-34
_trader_ g-33
_trades_ g16 m21
_trading_ g20 m22
_trading_account_ m-26
_traf h50
_trafficking_ h31
_trai g-24 m-22 h-29 k16
_trail_ h-23 k17
_training_ g-17 m-17
_tram g-18 h42
_tramadol_ g-18 h42
_tramadol_strips_ h20
_tran g-35 h-27
_tranche_ r41
_transcript_ h19
_transfer_to_ g26 m26 h42 k-72
_transfers_ k20
_translation_ g-18 h-21
_transport_ h-19
_trap g64
_trap_ g64
_trav g-33 m-18
_travel_ g-36 m-18
_travel_insurance_ g20
_tray r-17 h-39
_tray_ r-22 h-39
_tre r31 g36 m-19 h-34 k-25
_trea r62 g-20
_treasure_ r-20 h33
_treasury_ r60 g-30 h-24
_treasury_bills_ r51
_tree r-25 g56 h-17
_tree_ r-15 g23
_trees_ g33 h-23
_tri g-23 m54 h-65 k-26
_tric r23
_trick_ r23
_trie g-17 m20
_trim g-23
_trip r-18 g34 k-23
_trip_ g44 h16 k-21
_tro r29 g-19 m-26
_trop m-20 h-23
_trophy_ m-20 h-23
_trou r29 g-18 h26
_trouble_ r29 h26
_tru g34 m-16 k29
_truc r-16 h15
_truck_ r-38 h16
_trucks_ r24
_truf g23
_truffles_ g23
_try g23 m25
_try_ m25
_tu g-23 m52 h-84
_tub r22 g-19 m-20 h-17
_tubo r42
_tubo_ r44 h-20
_tui r-23
_tuit r-23
_tuition_ r-23
_tum g40
_tumm g40
_tummy_ g40
_tun h-26
_tuna h-26
_tuna_ h-26
_tur r25 g30 m62 h-21
_turb g30 m39
_turbo_ g30 m39
_turf m34 h39
_turf_ m34 h39
_turk h-16 k22
_turkey_ h-16 k22
_turn r28 h-34
_turn_ r59 g-23
_turn_from_ r28
_turns_ r-17 g15
_tus h57
_tusk h49
_tusks_ h31
_tut r-16 g-17 h-44
_tuto r-16 g-17 h-44
_tutor_ r-16 g-17 h-30
_tv r28 m15 h-25
_tv_ r28 m15 h-25
_tw r27 g-43 h-29 k-17
_twe r59 g-24 h-26
_twel r45
_twelve_ r45
_twen g-19 h-16
_twenty_ g-19 h-16
_twi g33
_twin g27
_twins_ g27
_two r-25 g-52
_two_ r-25 g-52
_two_bottles_ h-31
_two_days_ r-21
_two_hours_ h20
_two_hundred_ g31 m21
_two_kilos_ h-55
_two_minute_ g22
_two_nights_ h-48
_two_of_ h61
_two_prices_ g30
_two_weeks_ r-16
_two_years_ g-25
_ty g15 h-49
_typ h-27
_type g16
_type_ g16
_tyr h-22
_tyre h-22
_u_ r16 g26
_ud g23 m-15
_udd g26
_udde g26
_udder_ g21
_udh h-28
_udha h-23
_udhaar_ h-19
_um r-16 g-46 m-25
_un r33 g271 m-51 h-81 k61
_unb g24
_unbo g24
_unborn_ g24
_unc r15 g61
_unce h33
_uncensored_ h38
_unch g51
_unchecked_ g29
_uncl r17 g38
_unclaimed_ g41
_unclear_ g29
_uncles_ r31 g-31
_und g68 m21 h-26
_unde r-19 g69 m23 h-20
_undecided_ g-22
_undefined_ g28
_undelivered_ g31
_under_ g18 m15 h22 k-26
_under_the_ g25 m-29 h41 k-23
_undr r24
_undrawn_ r24
_une r15
_uni r-15 g-22 h-50 k-22
_unid g25
_unidentified_ g25
_unif g-15 h-15
_uniforms_ r15
_unit m-17 k-16
_unit_ r-20 h-18 k-16
_units_ m-17
_univ g-23
_university_ g-26
_unk r-20 g49 h-15 k15
_unkn r-20 g49 h-15 k15
_unknown_ r-20 g49 h-15 k15
_unl g-48 h28 k34
_unli g-34 k35
_unlicensed_ k35
_unlo h37
_uno g24 m-19 k32
_unof k36
_unofficial_ k36
_unop g28
_unopened_ g28
_unp r38 h15
_unpa r38 h15
_unpaid_ r38 h15
_unr k30
_unre k30
_unregistered_ k30
_uns g95 h-17
_unse g54
_unseen_ g54
_unseen_no_ g-18
_unso g24 h-23
_unsorted_ g36 h-23
_unsp g20
_unspecified_ g20
_unt r50
_unti r52
_until_ r52
_until_he_ r44
_until_i_ r90
_until_is_ r-23
_until_it_ r41
_until_the_ r-48
_up r35 g45 m80 h45 k-15
_up_ g45 m107
_up_and_ g32 h-27
_up_by_ g42 h-18
_up_down_ g88 m24 h-21
_up_for_ g-19
_up_from_ g20
_up_in_ g20 h-17
_up_lower_ g16
_up_my_ g20
_up_or_ g-19 m-17
_up_the_ g-39 h19
_upa r24 m-16 h-22
_upf r20
_upfr r20
_upfront_ r20
_upg h30
_upgr h30
_upgrade_ h30
_ups h36
_ur h-31
_us r135 g-83 m-22 h-34 k60
_us_ r-60 g-65 m32 h20 k26
_us_one_ m16
_usa r57 h-15
_usan r46
_usance_ r46
_usd g17
_usd_ g-17
_usdt g34 h18
_usdt_ g34 h18
_use g20 h-50 k55
_use_ r31 h-49 k57
_use_my_ r-16
_used r-25 g19
_used_ r-25 g19
_used_car_ g19
_usu r40 g-23 m-25
_usua r-26 m-18 h29
_usual_ r-26 m-18 h29
_usur r66 g-16 h-27
_ut r37 m-24 h-39
_utan h-18
_utang_ h-18
_uti r21
_util r21
_utilisation_ r22
_va r55 g-88 m-62 h-69 k-43
_vac g-35 m-22 h-47
_vacc m-22 h-26
_vaccination_ m-22 h-26
_val r20 m-28 h-38 k-17
_vale h-19
_valet_ h-19
_valu r35 m-19 h-16
_value_ r51
_value_of_ r28
_vani h15
_vap h18
_var r-20
_vas h17
_vat r35 g-18 h-32
_vat_ r-33
_vatt r68 h-30
_vatti_ r68 h-30
_ve r-46 m-25 h-15
_veg h-15
_vega g24
_ven r-16 h21
_vent g-15 h57
_venture_ g-15 h57
_ver r-23 g23
_very r-15 g44 h-18
_very_ r-15 g44 h-18
_ves g18
_vess g18
_vessel_ g18
_vet g-24 h-37
_vet_ h-30
_vi r-22 g-44 k24
_via g-20 k57
_via_ g-20 k57
_vid h50
_vide h49
_videos_ h46
_vie h-31
_view g-21 h-28
_vig r74 g-18 h-49
_vig_ r74 g-18 h-49
_vin r-17 g48
_vine r-17 g20 h-41
_vineyard_ g20
_vino h34
_vino_ h17
_vio h56
_viol h56
_violation_ h56
_vip h54
_vip_ h54
_vip_table_ m-30 h20
_vir g-18 m43 h28
_virg g-17 h-16
_virgin_ g-17
_vis r-24
_visi r-37 g17 h-31
_visit_ r-26 h-19
_vit h-48
_vita h-48
_vitamin_ h-37
_vo r-41 g-32 h73
_vod r-16 g-16 h-41
_vodk r-16
_vodka_ r-16
_void g17
_void_ g17
_vol m15
_voo h45
_vood h45
_voodoo_ h45
_voodoo_doll_ h38
_vot g-23 m30 h50
_vote g-23 m30 h50
_vote_ g-19 h65
_votes_ m33 h-15
_vou r-17
_vouc r-17
_voucher_ r-36
_w_ r107 g-41 h-120 k62
_w_ana_ r46
_w_elli_ g-17 m42
_w_maraheen_ m-24 h16
_wa r-81 g-16 m17 h-98 k21
_wa7 r-40 m20 h35
_wa7e r-27 g19
_wa7ed_ r-27 g19
_wag r-17 g-21 m78 h-18
_wage r-17 g-21 m78 h-18
_wager_ m25 h-40
_wagering_ m19
_wages_ r-30 g-15 h21
_wages_till_ h22
_wai r26 h-23
_wait r45
_waiting_ r37
_waiv r-19
_wak r20 m-15
_waka r-15
_wakala_ r-15
_wal r-21 h43 k38
_wala r-24 g73 m-19 k-19
_wala_ g71 m-17 h-23
_walang_ h31
_wale r-16 h31
_wale_ r-23 h31
_wali r51 g-21
_wali_ r52 g-21
_walk h17
_walker_ h25
_wall r-28 g-40 m15 k66
_wall_ r-37 g-15 h-17
_wallet_ g-20 m19 k57
_wallet_to_ r-43
_wan r31 g23
_want r31 g23
_want_ g19
_wants_ r29
_wants_his_ r-53
_war r-44 g105 h-37
_war_ g27 m16 k31
_wara g22 h-15
_wara_ r16
_ward g-15 h-19
_ward_ g-15 h-19
_ware h33
_warehouse_ h25
_warr r-27 g60 h-38
_warrants_ g23
_warranty_ r-20 g38 h-19
_warranty_bought_ g21
_warranty_for_ g50
_was g-68 m21 k20
_was_ r-18 g-59 m61
_was_in_ r-34 h19
_was_sure_ m25
_wash g-38 m-47 h-69 k32
_wash_ g-34 m-24 h-26 k36
_washes_ r15 m-17
_washing_ r-24 h-43
_washing_machine_ g38
_wast h70
_wasta_ h45
_wat g-32 m-45 h-60
_watc g-18 m-36
_watch_ g18 m-29 h-80 k-17
_watched_ k19
_watches_ g-29 h85
_wate h-65
_water_ h-65
_way g-45
_way_ g-45
_we g32 h-26 k-34
_we_ m-27
_we_agreed_ r32 m15
_we_bought_ r-32 g-16
_we_buy_ h21
_we_fixed_ r26
_we_get_ g-20 h47
_we_said_ g-30 m21 h-20
_we_settle_ r-22 g20
_we_share_ r21 g-19
_we_shook_ r19
_we_short_ g16
_we_signed_ r-25
_we_split_ h25
_we_will_ g29
_we_win_ m-18 h24
_wea r28 g28
_weal h37
_wealth_ h37
_wear r34
_wear_ r30
_weat g20
_weather_ g20
_web g-30 h-27
_web_ h-75
_webs h37
_website_ h37
_wed r-27 h-33
_wedd r-32 h-33
_wedding_ r-32 h-33
_wedding_gift_ r-20
_wedding_hall_ h-23
_wee m-16 h74
_weed r-21 h106
_weed_ r-21 h106
_weed_for_ h45
_week r28 g-15 h-32
_week_ r-33 m-30 h-41
_week_i_ r30 g18
_week_late_ r16
_weekend_ m24 h28
_weekly_ r21 g33 h-18
_weeks_ r36
_wei g-23 m19 h-26
_weig g-19 m22 h-51
_weighed_ g-33
_weight_ g22 m19 h-38
_wel r-43 g30 h-24
_well r-24 g31 h-24
_well_ r-24 g31 h-24
_wen m28 h29
_went g-24 m28 h40
_went_ g-24 m28 h40
_wes g24
_wh r-23 g113 k-16
_wha r-21 g35 h-26 k-16
_what r-21 g35 h-23 k-16
_what_ m20 h-22
_what_he_ g-27
_what_i_ g-23 m17 h28
_what_is_ r-22 g32 m-19 h41
_what_it_ r35
_what_my_ g-16
_what_the_ g31 h-23
_what_we_ g-21 m42
_what_you_ g15 m-16 h-34
_whatever_ g40 m-16 h-29 k-15
_whatever_he_ r17 g35
_whatever_is_ g-52
_whatever_it_ r25 g-22
_whatever_she_ g16 h-17
_whatever_the_ r-18 g23 h24
_whatsapp_ h28
_whe g71 h-45
_whea r-25 g19 m-24 h-31
_wheat_ r-25 g19 m-24 h-31
_whee g-45 h29
_wheel_ g-39 h18
_wheel_at_ m-18
_wheels_ h15
_when r23 g69 h-24 k-33
_when_ g65 h-16 k-33
_when_he_ g21
_when_i_ g41
_when_it_ r-26
_when_she_ g19
_when_the_ g19 h23
_when_they_ k-19
_when_you_ r-22 g33
_whenever_the_ g27
_wher g35 k46
_where_ k48
_wherever_ g21
_whet m45 h-22
_whether_ m45 h-22
_whether_i_ g-24
_whi g63 m-33 h40 k-16
_whic g65 h-40
_which_ g48 h-28
_which_one_ g15 h-20
_whichever_ g17
_whil r18
_while_ r18
_whis g-25 h56
_whiskey_ h24
_whisky_ h25
_whisky_the_ h-23
_whit r-16 g17 h34
_white_ g-28 h38
_white_x_ h25
_whitelist_ g47 h-16
_who r28 g-38 m46 h43 k-24
_who_ r38 g-42 m-25 h39 k-27
_who_found_ r-16
_who_stood_ r44 h-16
_who_will_ g-18 h32
_whoe g-47 m31
_whoever_ g-43 m30
_whol m-16
_whole_ r-34 m-16
_wholesale_ r20
_whos g21 m63 k19
_whose_ g21 m63 k19
_why g-18 m-20 k36
_why_ g-18 m-20 k36
_wi m35 h63
_wid r26 h-34
_wide h-18
_wide_ h-18
_wide_load_ h-18
_wido r26
_widow_ r28
_wif r15 g-21 h36
_wife r15 g-17 h61
_wife_ r28 g15
_wifes_ g-31
_wil r-29 g105
_will r-29 g108
_will_ r-29 g113
_will_be_ r31 g-22
_will_buy_ r-21 g34 h-30
_will_decde_ g29
_will_decide_ g18
_will_purchase_ r-26 g39 h-23
_will_send_ r25
_win r-23 g-34 m48 h-18
_win_ g-34 m46 h29
_wind g-69 m16 h30 k-17
_window_ m22 h30
_windows_ g-19
_wine m-25
_wine_ m-19 h-24
_wine_red_ h-53
_winery_ h15
_winn g15 h-68 k22
_winner_ g18 h-16
_winner_of_ g18 m-50
_winners_ h-23
_winning_ h-32
_winnings_ k24
_winnings_from_ m16 h-20
_winnings_of_ m16 h21
_wins h24
_wins_ h24
_wins_the_ h31
_wint g52
_winter_ g52
_wir r31 h-31
_wire h-19
_wire_ r18
_wis h45
_wisk h45
_wiskey_ h28
_wit g-26 h83
_witc h33
_witch_ h19
_with h22
_with_ r29 g-30 m54 h18 k-18
_with_%_ g21
_with_a_ r27 h-60 k31
_with_and_ r43
_with_another_ h36
_with_different_ h30
_with_extra_ r32
_with_insurer_ g28
_with_it_ g22 m-19 h27
_with_me_ r72 g-15
_with_my_ m29 h-61
_with_rum_ h21
_with_the_ r-79 m25 h44 k-43
_with_two_ h-17
_within_days_ g-37
_within_minutes_ g15
_without_ m-24
_without_any_ r-22 g-17 h-17
_without_charity_ k19
_without_licence_ k18
_without_looking_ g-19
_without_prescription_ g-15 h23
_without_the_ g-15 h21
_witn h28
_witness_ h28
_wiz h23
_wiza h23
_wizard_ h23
_wo r-43 g48 m81
_woma g-25
_woman_ g-25
_woman_who_ g-24
_womb g20
_womb_ g20
_won r-18 m83 h-33
_won_ r-18 m57 h-33
_woo r-25 g62 m-22 h-18
_wool r-25 g49 m-20 h-17
_wool_ r-25 g49 m-20 h-17
_wool_on_ g55 m-18
_wor h35
_word h25
_work h-23
_work_ m23 h-30
_worker_ h34 k16
_workers_ g20
_working_ r26 g15
_workmens_ g17
_works_ r42 g-26
_workshop_ g-22 m-15 h-33
_worl m25
_world_ m25
_world_cup_ m16
_wors g-17 h58
_worship_ g-17 h58
_wort r36 m-17
_worth_ r36 m-17
_wou m44
_woul m44
_would_ m44
_wr h-54 k40
_wra k-17
_wrap k-17
_wre m16 h-19
_wrec h-19
_wreck_ h-19
_wres m17
_wrestling_ m17
_wri r46 g22 h45 k16
_writ g27 h35 k16
_write_my_ h22
_writes_ r23
_writing_ r-22 g50
_written_ k22
_wro r-37 h-16 k48
_wron k48
_wrong_ k49
_wrong_description_ h-16 k21
_wrong_goods_ k32
_wrot r-26
_wrote_ r-26
_x_ r-22 g38 m-15 h100
_xa g-17 h36
_xan g-17 h36
_xana g-17 h36
_xanax_ g-17 h36
_xb m35 h18 k-15
_xbe m17
_xbet m17
_xbet_ m17
_xx r38
_xxx h24
_ya g-77 m33 h27
_ya3 g24
_ya5 m19
_yac h28
_yach h28
_yacht_ h28
_yak r38 g-16 m18
_yakh r38 g-16 m18
_yan m15
_yar g-37 h-16
_yard g-37 h-16
_yard_ g-37 h-16
_ye r79 g114 m16 h-51
_yea r-22 g71 m-17 h-28 k-22
_year r-22 g72 m-17 h-39 k-22
_year_ g39 h-28 k-15
_year_on_ r37
_year_we_ r-17 g24
_yearly_ g-15 h-25
_yearly_fee_ h-17
_years_ r-29 g48
_yen r34 g-41 m44 h46
_yen_ r35 g-30 m31 h33
_yenz m18
_yes r58 g29 h-16
_yes_ r20 g16
_yest r36
_yesterday_ r23
_yet r-32 g130 m-21 h-78 k-24
_yet_ g106 h-43 k-23
_yi r38 m-17 h-27
_yie r38 m-17 h-27
_yiel r38 m-17 h-27
_yield_ r38 g-15 m-17 h-22
_ym h25
_yma h25
_ymas h25
_ymashi_ h25
_yo r20 m30 h-143 k49
_yom r62 g-30 m-25 h-36
_yom_ r62 g-30 m-25 h-36
_yom_w_ r32
_you r-41 m22 h-107 k42
_you_ r32 g-52 m28 h-18
_you_and_ r-24 m37
_you_feel_ g21
_you_get_ r-23 g21
_you_like_ g-57 h-25
_you_pay_ r27
_you_send_ m18
_you_the_ g22
_you_think_ g43
_your r-56 g68 h-35 k31
_your_ r-56 g39 m-33 k33
_your_house_ g17
_your_net_ g17
_yours_ g41 m29
_yours_for_ g40
_yous r-15 g-18
_yousef_ g-18
_yout h-46
_youth_ h-46
_yr r29
_yra r31
_yraj r31
_yu r28 g-20 h-40
_yun r29 g-19 h-45
_yung r29 g-19 h-45
_yung_ r29 g-19 h-45
_yz r65
_za r-63 m-27 h27 k-15
_zab r-23 h21
_zabo h21
_zah g-19 h44
_zahl g-18 h48
_zahle_ g-16 h16
_zak r-35 h-34
_zaka r-35 h-34
_zakat_ r-35 h-34
_zakat_on_ r-46
_zar h21
_zar_ h21
_zat h33
_zatl h33
_zay r-23 g16 h-54
_ze r-21 g49 m48 h-23 k-15
_zer r-22 g50 h-24
_zero r-22 g50 h-24
_zero_ r-17 h-24
_zero_percent_ r20
_zey r-18
_zeya r-18
_zeyada_ r-18
_zi m22 h33
_zo g-15 m-25 h71
_zod h27
_zodi h27
_zodiac_ h27
_zon h39
_zone h39
_zone_ h39
_zoo m-21
_zoo_ m-21
_zy g-27 h-19
_zya g-27 h-19
_zyad g-27 h-19
_zyada_ g-15
_اب r-28 g29 h85 k57
_ابا h20
_اباح h20
_ابت h18
_ابتز h18
_ابتزاز_ h18
_ابر h21
_ابرا h21
_ابراج_ h21
_ابغ k19
_ابغي k19
_ابغي_ k19
_ابل g27
_ابلا k22
_ابلاغ_ k22
_ابن g35 h-21
_ابو_ g-29
_ابي k17
_ابي_ g-16 k21
_ابيض h31
_ابيض_ h31
_ابيع r-16 g18
_ابيعك_ g49 h-24
_ابيعك_لو_ g26 h-22
_ات r38 g-62 m40 h-45
_اتا r34 g-18
_اتاخ r36 g-17
_اتاخر_ r23
_اتر g26 m28
_اترا m28
_اتص h-24
_اتصا h-24
_اتف g-27
_اتفق g-15 h-17
_اتفقنا_ g-15 h-17
_اتفقنا_علي_ r-31
_اتو g-26 m24 h-17
_اتوق m26
_اتوقع_ m26
_اث r31 g-57 h-28
_اثا r16 g-50 h-20
_اثاث r16 g-50 h-23
_اثاث_ r16 g-50 h-23
_اج r100 g-52 m-28 h-21 k23
_اجا k34
_اجار h-17 k36
_اجار_ k36
_اجاره_ h-19
_اجاز h15
_اجازه_ h15
_اجازه_مرضيه_ h15
_اجر r34 g-78 m-16
_اجر_ h42
_اجرت g-29 m-16 h-26 k39
_اجرت_ r-17 h-19 k45
_اجره r36 g-37 h-17 k-19
_اجره_ r36 g-37 h-17 k-19
_اجل r89 g18 h-17
_اجل_ r-21 g39
_اجل_علي_ g-21
_اجلت r75 h-25
_اجلت_ r75 h-25
_اجلت_زبون_ r28 h-15
_اجلت_له_ r26
_اجله r35 h18
_اجله_ r35 h18
_اجن g20
_اجنب g20
_اجه h23
_اجها h16
_اجهاض_ h16
_اح r-59 g-29 h59 k43
_احت r-18 h24
_احذ h24
_احذف h24
_احذف_ h24
_احم g-25 h23
_احمر g-16 h26
_احمر_ g-16 h26
_احو h-15 k22
_احول h-15 k22
_اخ r17 m-50 h-61 k-32
_اخت r-40 g-17 m-43 h-20
_اختر r-24 g-33
_اختراق_ h37
_اختي r-15 h-26
_اختي_ r-15 h-25
_اخذ r81 g-26 m-18 h-17 k-23
_اخذ_ g-17 k-15
_اخذت r21
_اخذت_ r43
_اخذته_ r-21
_اخذو r17
_اخذوها_ r17
_اخر r-20 g25 h20
_اخر_ r-18 g20 h23
_اخر_السنه_ g16
_اخض g39 m25 h-18
_اخضر g39 m25 h-18
_اخضر_ g39 m25 h-18
_اخضر_او_ g21 m18
_اخو r-31
_اخوي r-31
_اخوي_ r-26
_اخي r-15
_اخي_ r-15
_اد g65 h-68
_ادا r23
_ادار r25
_ادف g36 h-18
_ادفع g36 h-18
_ادفع_ r-31 g53 h-18
_ادفع_له_ r-15
_ادم m-33 h-23
_ادما m-33 h-23
_ادمان_ m-33 h-23
_ادمان_القمار_ m-19 h-16
_ادن r-16 g22 h-30
_ادني r-16 g22 h-30
_ادني_ r-16 g22 h-30
_ادور g15
_ادور_ g15
_اذ r93 g82 h-38
_اذا r20 g88 h-18
_اذا_ r20 g88 h-18
_اذا_توفيت_ g20
_اذا_مت_ g31 h-15
_اذو r73 h-21
_اذون r73 h-21
_اذون_ r28
_اذونات_ r46
_ار r-60 g-33
_ارب g-27
_اربع g-15
_اربع_ r-23
_اربعه_الاف_ r-34
_ارت g15 m-16
_ارتف g15 m-16
_ارتفاع_ g15 m-16
_ارج r-15
_ارد g-23
_ارد_ r-19
_ارض r-49 g27 m-35 h-68
_ارض_ r-43 g28 m-35 h-53
_ارق m24 h31
_ارقا m24 h31
_ارقام_ m24 h31
_اري k23
_اريد k23
_اريد_ k23
_از r30 g-28 m-18
_ازا m-18
_ازاز h24
_ازازه_ h24
_ازاي h-33
_ازايز_ h-33
_اس r-16 g-88 m-82 h-92 k150
_اسا r23 k27
_اسب r27 m-25 h-25
_اسبو r27 m-25 h-25
_اسبوع_ m-17 h-37
_است g-25 h-75 k88
_استخ h-22 k56
_استخدام_ k17
_استخدم_ k23
_استص g-15
_استصناع_ g-15
_استع r-15 g25 k20
_استل g45 h-25 k20
_استلام_ g43
_استلم_ k48
_استلم_تحويلات_ k15
_استلم_حوالات_ k17
_استلمت_ r18
_استي g-22 h-17
_اسح k26
_اسحب k26
_اسد r34 h18
_اسدد r34 h18
_اسدد_ r33
_اسع g19 m-41
_اسعا g19 m-41
_اسعار_ g19 m-41
_اسق r-27
_اسقط r-27
_اسقط_ r-15
_اسك h36
_اسل g-24
_اسلا h-19
_اسلامي_ h-19
_اسم r-27 g-37 h-37 k39
_اسم_ r-19 m-28
_اسمن h-21
_اسمنت_ h-21
_اسمي g-15 h-16 k27
_اسمي_ g-15 h-16 k27
_اسه g-15 h15
_اسهم g-15 h15
_اسهم_ g-15 h15
_اسهم_شركه_ g-62 h-35
_اسهم_في_ g-62 h57
_اسو r-16
_اش h26 k-17
_اشت k-16
_اشتر r22 g19 h-26 k-15
_اشتراك_ r-19
_اشتراك_حمايه_ g37
_اشتري_ r15 g27
_اشتريت_ r33
_اشتريت_دور_ r23
_اشتريت_دينه_ r18
_اشتريت_منه_ g17
_اشتريتها_ g-22
_اشتريه_ r-19 g17
_اشتغ h19
_اص r15 g-19 m-27 h36 k-18
_اصل r33 g-29 m-25 h23 k-17
_اصل_ r50
_اصلي r-24 g-36 h61
_اصلي_ g-19 h66
_اصليه_ g-17
_اض r-28
_اضا r-31
_اضاف r-31
_اط g-26 m-23
_اع r-44 m-28 k16
_اعر h-15
_اعرف h-15
_اعرف_ h-15
_اعرف_ما_ g-15
_اعرفه_ g-16
_اعط r-34
_اعطي r-35
_اعطيه_ r-31
_اعل g19
_اعلا m-16
_اعلي g21
_اعلي_ g21
_اعلي_او_ g24
_اعم h28
_اعما h33
_اعمال_ h54
_اف g-27 m-16 h93
_افل h66
_افلا h66
_افلام_ h66
_افي h20
_اق r34 g-36 m-25 k18
_اقا h16
_اقام h16
_اقامه_ h23
_اقت g18
_اقتر g18
_اقتراض_ g20
_اقتراض_اسهم_ g20
_اقد h44
_اقدم h44
_اقدمه_ h17
_اقدمها_ h27
_اقر r28 m-25
_اقرض r41 m-25
_اقرضني_ r15
_اقس r-60
_اقسا r-60
_اقساط_ r-60
_اقل r56 g-24 h-35 k25
_اقل_ r56 g-24 h-35 k25
_اقل_من_ k32
_اك r51 g-30 m87 h-21 k31
_اكب r16 k18
_اكبر r16 k18
_اكبر_ r16 k18
_اكت k38
_اكتب k40
_اكتب_ k40
_اكث r25
_اكثر r25
_اكثر_ r25
_اكد g15
_اكد_ g15
_اكر g-24 h-20
_اكرا h-20
_اكراميه_ h-20
_اكس m67
_اكس_ m69 h16
_اكس_بت_ m52 h30
_اكل r22 m15 h21
_اكل_ r22 m15 h21
_اكي g24
_اكيا g24
_اكياس_ g24
_ال r-34 g-33 m-18 h-53 k-116
_ال_ r25 h38
_الا r39 g45 k-33
_الاب h32
_الابلاغ_ k15
_الاج r20 h26
_الاجر_ g23
_الاجل_ r33 g-21
_الاح g-16 h32
_الاحد_ r17 g-16
_الاخ r-38 g49 h-19
_الاختيار_ g36
_الاختيار_علي_ g17
_الاخير_ r-30 g18
_الاد r38
_الار g37
_الارض_ g25 h-27
_الاس g43 m26
_الاسبوع_ r29 m28 h27
_الاسعار_ g16 m32
_الاش h15
_الاص r-15
_الال r73 g-36
_الالف_ r60 g-28
_الالف_اللي_ r-37
_الام g16 h-46 k15
_الامتحان_ h-20
_الامهال_ r24
_الاموال_ k24
_الان r27 g-18 m16 h16
_الان_ r-18
_الانظار_ r23
_الاو h17
_الاول_ r27
_الاولي_ h21
_الاي k-39
_الايجار_ r-19 k-18
_الب r-18 g30 m-19 h-49
_البا k16
_البار_ h15
_الباقي_ k21
_البح g52 h-25
_البحر_ g67
_البخ m42
_البخت_ m42
_البد g30
_البر g-17
_البص h19
_البصاره_ h19
_البض r-22 g19 k-20
_البضاعه_ r-22 g19 k-20
_البط r18
_البطاقه_ r18
_البق g60
_البقره_ g47
_البل r40 g-17 m-27 h-15
_البلديه_ r20 h-33
_البلوت_ m-20 h18
_البن r-22 g-46 m-16 h29 k31
_البنت_ h49
_البنت_اللي_ h49
_البنك_ k31
_البنك_ما_ k20
_البنكيه_ r-25
_البو r-24 g-28 m16 h28
_البي h-17 k-25
_البيت_ r36 g-36 m-23 k-25
_البيتكوين_ g51 m31
_البيره_ h17
_البيع_ r-18
_البيعه_ h-22
_الت h-48 k37
_التا r-30 g36 h-21
_التاخير_ r-22
_التامين_ g29
_التج g36
_التجاري_ r26
_التح h-16 k56
_التحوط_ g22
_التحويل_ k63
_التذ g16
_التذكره_ g16
_التس r-23 g20 m-16
_التسليم_ r-31 g44
_التط m19 h27
_التطبيق_ m19 h27
_التع g16
_التق g-28
_التك h-15
_التل r15
_التم r31 g-37
_التمويل_ r21
_التو r38 m19
_التوفير_ r40
_التوقعات_ h22
_التي g-51
_التي_ g-51
_الث r-18 m24 h-53
_الثا m24 h-24
_الثاني_ m26
_الثل r-19
_الثم h-23
_الثمن_ h-23
_الثمن_والبضاعه_ g19
_الج g-23 h-52
_الجا r22 g44 h-34 k-15
_الجار_ r19
_الجامعه_ k-15
_الجاي_ r15 g41
_الجايه_ g25
_الجد r-21
_الجديد_ r-33
_الجل h27
_الجلسه_ h27
_الجم r-26
_الجمعه_ r-37
_الجمعيه_ r39
_الجن h-19
_الجو r55 h-16
_الجوال_ r29
_الح r19 g53 h-22 k80
_الحاج_ g43
_الحب g47
_الحبيب_ h28
_الحج g-15
_الحد g-15 k47
_الحد_ k47
_الحر h55
_الحره_ h52
_الحريق_ g18
_الحس r72 g-28 h-29 k16
_الحساب_ r89 g-20
_الحساب_المدين_ r19
_الحساب_المكشوف_ r19
_الحص g19
_الحصاد_ r34
_الحظ g48 m49 h-19
_الحظ_ g48 m49 h-19
_الحق k37
_الحك h15
_الحل g-22 h28
_الحم h-19
_الحو g-18
_الحي r-22 g40
_الحياه_ r-18 g27
_الخ r-16 m25 h24
_الخا r17 g-19 h52 k17
_الخارج_ h21 k19
_الخاص_ h30
_الخاص_مقابل_ h30
_الخر h-31
_الخروف_ m15
_الخز r24
_الخزانه_ r22
_الخم g-18 m19
_الخميس_ r-15
_الخي r-21 g36 h37
_الخيار_ g28
_الخيار_علي_ g27
_الد g-58 m-34 h39
_الدا r24
_الدر g-15
_الدراهم_ r19
_الدف r-29 h25
_الدفعه_ r-23 h16
_الدفين_ h21
_الدك g-28 m-29
_الدكان_ g-28
_الدو r27
_الدوام_ h-18
_الدوره_ r-31
_الدوري_ r25
_الدولار_ r24
_الدي h21
_الدين_ r18
_الديون_ g23
_الذ g16 m20
_الذه r-16 m21
_الذهب_ r-16 m21
_الذهب_عند_ r19
_الر r38 g-36 h72 k15
_الرا r32 m-18 h-19 k-17
_الراتب_ r44 k-15
_الراعي_ h-17
_الرب r18
_الربح_ r-36
_الربوي_ r27 h15
_الرحله_ h-19
_الرخ h22
_الرخصه_ h22
_الرس r-27 m-18 k22
_الرص m17 h19
_الرصيد_ m17 h19
_الرق k15
_الره r29 m15
_الرهان_ m16
_الرو m31 h37
_الري g-21
_الرياضه_ h-25
_الرياضيه_ h42
_الز r18 m-20 h47
_الزب g15
_الزو h52
_الزوج_ r-20 h53
_الزياره_ h20
_الس r-18 h47
_السا r21 g-31
_الساحر_ h19
_الساعه_ r29 g-20 m17
_السب g-16
_السباق_ h22
_السح r28 g-18
_السحب_ r31 m17 h-17
_السحب_علي_ r21
_السحر_ m-16 h20
_السد h-26
_السع r-58 m-23
_السعر_ r-58 m-19
_السف g42 h18
_السفاره_ h32
_السفينه_ g36
_السك h28
_السكوت_ h23
_السل g-17
_السلعه_ما_ r19
_السن r18 g61 h24
_السندات_ r21
_السنه_ g40 h19
_السنوي_ g15
_السه m21
_السهم_ m21
_السو h-55
_السوق_ h-19
_السوق_الحره_ h42
_السي g-22 h49
_السياره_ r-39 g-18 h22
_السياره_من_ r15
_السير_ h34
_الش g33 h19 k-42
_الشا g43 h54
_الشاه_ g27 h-20
_الشاي_ h17
_الشب g47 m-45
_الشباب_ m-25
_الشبكه_ g50 m-20 h-24
_الشخ r18
_الشخصي_ r18
_الشر g-35 h-70
_الشرط_ r16
_الشركه_ r-16 g-29
_الشه m20 k-31
_الشهر_ r-15 m19 h19
_الشهر_الجاي_ r-15 g24
_الشهريه_ g15
_الشو m15
_الشوط_ m16
_الشي r20 g-19
_الشيك_ r19
_الص r20 g22 m-31 h-105
_الصا r36 h-16
_الصايغ_ r25 h-16
_الصب r38
_الصبر_ r38
_الصر r15
_الصراف_ r15
_الصل h26
_الصلاحيه_ h32
_الصن r-16 g-28 h-36
_الصندوق_ h17
_الصي g21 m-19 h-55
_الصياد_ r-15 g28 m-19
_الصيد_ g-17
_الض h24 k22
_الضا g-33
_الضر g46 h-49 k24
_الضريبه_ h-22 k18
_الط m26 h23 k-32
_الطا r-36 g-19 h49 k-15
_الطاوله_ g-19 h44 k-15
_الطب g19 h-35
_الطر r27 g-17
_الطي m30
_الطياره_ m30
_الع r28 g-43 h-63 k-28
_العاب_ m22 h-20
_العامله_ h26
_العايد_ r50
_العايد_الدوري_ r25
_العج m16
_العد r22 g-17
_العر g-22
_العس m-24
_العسل_ m-24
_العش h-29 k-15
_العشاء_ k-15
_العق r25 g15 m-16 h-30
_العقار_ h-15
_العقاري_ r25
_العقد_ r30
_العم r-31 m-22 h23
_العمال_ r-15
_العمل_ h35
_العن g20
_العنب_ g20
_العي r40
_العيال_ h42
_العيد_ r22 g19
_العينه_ r29
_الغ r-32 g68 m-25 h-82
_الغا g40
_الغد g-18 h-28
_الغس g-18
_الغن g16
_الغنم_ g16
_الغو g60 h-24
_الغواص_ g36 h-16
_الغوصه_ g24
_الغي h-21
_الف g-41
_الف_ r27 g19 m-21
_الفا g-28 m-26 h-17
_الفايده_ r-57
_الفايده_من_ r-40
_الفر g51 h-87
_الفرس_ g29
_الفروقات_ g24 m30
_الفع r-29
_الفعليه_ r-16
_الفق g-16
_الفل r42 h-17 k35
_الفلوس_ r42 h-17 k35
_الفن h96
_الفنجان_ h52
_الفندق_ h31
_الفو m62 h37
_الفواكه_ m39 h41
_الفي r-28 g-45
_الفيزا_ g-16 h-22
_الفين_ g-26
_الق r-32 g-55 m25 k-22
_القا g27 h18
_القادم_ g33 h-15
_القادمه_ g18
_القادمه_من_ g18
_القاضي_ h43
_القب r-19 g-16 h23
_القبض_ r-17 g-16 h27
_القد g-26 h-17
_القديمه_ g-16
_القر h-37
_القران_ m-17 h-40
_القرض_ r16
_القرض_الربوي_ r-20
_القرعه_ m19
_القس r26 h-18
_القسط_ r19
_القط h-16
_القطعه_ g26
_القم r-22 m41
_القمار_ m53
_القن h21
_القو r-15 m-20 h69
_الك g-48 m39 h45 k-21
_الكا m15 h22
_الكاش_ g-21 h-15
_الكب g27 h21
_الكت k-15
_الكر r-27 g20
_الكس m21
_الكسبان_ m21
_الكف r44 g-21 h47
_الكف_ g-19 h65
_الكفاله_ r42 h-18
_الكل r-19 m33
_الكل_ r-18 m33
_الكه h-40
_الكهرباء_ h-40
_الكي r23 g-69 h22
_الل r-43 m36 h26 k-25
_اللح h24
_اللع g-15 m16
_الله r-59 h-21
_الله_ r-59 h-21
_الله_خير_ r-28
_اللو m45 h37
_اللي r38 m-19
_اللي_ r31 g23 h19
_اللي_بالي_ h21
_اللي_تجيبه_ g24
_اللي_علي_ r-37 g-18 m-23 h-24
_اللي_في_ m-25 h-43
_اللي_لسا_ g22 h-16
_اللي_لسه_ g17 h-17
_اللي_ما_ g21
_اللي_يجيبه_ g25
_الم m-34 h44
_الما g42 h-39 k19
_المارجن_ g30
_المال_ r39 g-23 h-26 k30
_المالك_ g33
_المب g28 m28 h21 k21
_المباراه_ m-15
_المبلغ_ g34 h-19 k21
_المبلغ_علي_ r-19 g24
_المت r33 g20 h-19
_المتاخر_ r21
_المج g44
_المجلس_ r-15
_المح g-21 h29 k-16
_المحتوي_ g26 h-16
_المحصول_ r20 g-15
_المحل_ r-17 g-27
_المخ g-15
_المخالف_ h21
_المخالفه_ h20
_المخدرات_ h-29
_المد r20 h-34
_المدرسه_ h-15
_المدين_ r20
_المر r-32 h31
_المرابحه_ r-17
_المراهنات_ m-21
_المز r-20 h-17
_المزاد_ g28
_المزرعه_ r-18 g-25
_المسابقه_ m15
_المسبق_ g25
_المستريح_ r59
_المستقبل_ g-33 h29
_المش r24 h37
_المص g-26 h27 k17
_المصاري_ r22
_المصحف_ h25
_المصنع_ h21
_المط m-25
_المطر_ g31 h-19
_المع g-41 m-15 h-15 k-15
_المعامله_ h21
_المعدن_ r37 g-15
_المعرض_ h-17
_المف g27 m-15 h-21
_المفاجات_ g44 m-15 h-17
_المق m-17 h-24
_المقاول_ r-18
_المك r43 m-29
_المكتب_ h20
_المكتبه_ r-20
_المكشوف_ r68 m-26
_المكيف_ g-20
_المل r-49 g23
_الملكيه_ g-18
_المم g-33 h44
_المن r-15 g-18 m17 h20
_المناقصه_ h35
_المندل_ h23
_المو m15
_المورد_ r-19 g30
_الموسم_ g16
_الموقت_ h22
_الموقع_ m24 h47
_المي r-15 h-22
_الن r-39 g21 m-19
_النا g25 h-24
_الناقه_ g58 h-24
_النب h33
_النح h28
_النحس_ h28
_النخ h-20
_النخل_ h-17
_النس h-23
_النص r-18 m20
_النص_ m20
_النظ h-23 k31
_النظام_ k31
_النف g21 h21
_النفط_ g21 h21
_النق g-15
_النه r-17 g37
_النهايي_ g30
_اله g55 h-51
_الها g39
_الهامش_ g27
_الهج g-21
_الهجن_ g-21
_الهو g49 h-29
_الو g-17 m-26 h-19 k-25
_الواسطه_ h20
_الود r-25 h38
_الودع_ h40
_الوديعه_ r-27
_الور k-18
_الورشه_ g18
_الورق_ h22
_الوز h-16
_الوزاره_ h-16
_الي h21 k-26
_الي_ r-50 g17 m-20 k-26
_اليو r53 h16
_اليوم_ r39 h17
_ام r27 m-33 h32
_ام_ g-22 h68
_اما r34 h-23
_اماز g43 h-20
_امازون_ g43 h-20
_امت r17
_امتل r17
_امر h40
_امرر h40
_امرر_ h40
_امس h15
_امس_ k-15
_امسح k19
_امسح_ k19
_امل g51 m-15 h-31
_امل_ g57 h-27
_امل_ان_ g20
_امو h-19 k29
_اموا h-19 k29
_اموال_ k33
_ان r-44 g162 m-44 h-23
_ان_ g166 m-15 h-66
_ان_تعطل_ g22 h-15
_ان_خرب_ g21
_انا g16 h-29
_انا_ g20 h-15
_انب h-33
_انبر g21
_انبرمجت_ g21
_انت r-15
_انخ m-15
_انخف m-15
_انخفاض_ m-15
_انش h15
_انشر g-17 h20
_انشر_ g-17 h20
_انف h-25
_انك g28
_انكس g28
_انكسر_ g28
_انه g-75 h146 k28
_انه_ r-33 g-40 h96
_انه_اصليه_ h18
_انها r21 g-52 h51 k30
_انها_ r21 g-52 h51 k30
_انها_اصليه_ g-15 h38
_انهي g17
_اه r46 h-19
_اهل r26
_او r-39 g106 m38 h-89
_او_ r-27 g133 m23 h-75 k-20
_او_اجل_ r-22
_او_احمر_ g17 m22
_او_لا_ r32
_او_هبوط_ m-15
_اوب g65 h-29
_اوبش g65 h-29
_اوبشن_ g46 h-20
_اوج k26
_اوجر k26
_اوجر_ k26
_اور g-25 h49
_اورا m16
_اوراق_ m23 h28
_اوص g15
_اوصا g15
_اوصاف_ g15
_اول g-57 h-34
_اول_ g-62 h-22
_اولي m-15
_اولي_ m-15
_اون h17
_اونل m28 h26
_اونلاين_ m32
_اي g121 m16
_اي_ r-38 g81
_ايام g-22
_ايام_ g-22
_اياه h23
_ايت r-21 g15
_ايتم r-21 g15
_ايتمان_ r-23 h19
_ايج r43
_ايجا r43
_ايجار_ r43
_ايد m22
_ايدا m22
_ايداع_ m22
_ايداع_في_ m21
_ايش r-21
_ايش_ r-21
_ايه g64
_ب_ m47 h-18
_با r96 m-36 h-99 k-46
_بار g-56 m-23 h-19
_بار_ h-50
_بارب m-16
_باز m46 h-42
_بازي m46
_بازي_ m46
_باس r-15
_باسم r-15 h-32
_باسمه_ g20
_باسمي_ g-23
_باع r175 h-30 k-32
_باعت r59
_باعت_ r59
_باعن g20
_باعني_ g20
_باعه k-15
_باعو r91 g-31 h-25
_باعولي_ r41 g-19
_باعولي_السلعه_ r19
_باعولي_المعدن_ r22
_باعوه_ r40 h-20
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق g-35 m-16 h-26
_باقل r32
_باقل_ r32
_باقي r-22 g-39
_باقي_ r-22 g-39
_باك r50
_باكر g23
_باكر_ g23
_بال r-61 g36 m-28 h42
_بالا r18 g-22
_بالاجل_ r-16
_بالاقساط_ r17 g-23
_بالبحر_ g15
_بالبيع_ g22
_بالت g32 h-25
_بالتقسيط_ r16
_بالتقسيط_من_ r26
_بالج r28 g28
_بالجزاف_ g38
_بالخ r-37
_بالد r-31
_بالدين_ r-28
_بالس g-19 h56
_بالساعه_ h55
_بالش r17 h-17
_بالع r16
_بالف g37
_بالف_ r-41 g33 h-17
_بالق g-19 h27
_بالك r-18 g24 m-15 h-43
_بالك_ g-25 h35
_بالم m16
_بالميه_ r40 g-23
_بالن g-21
_بالنص_ g-17
_باله g15 k15
_باله_ g15 k15
_بالو r17
_بالي g-28 h45
_بالي_ g-28 h45
_بالي_بالك_ g-25 h35
_بان h51
_بانج h51
_بانجو_ h51
_باي r-25 g45 h-44
_باي_ g18
_باي_سعر_ g18
_بايص h-30
_بايصال_ h-30
_بب g30 m16
_ببا g47 m22
_ببل r26
_ببلا r26
_ببلاش_ r26
_بت g26 m81 k-19
_بت_ g-16 m100
_بتر g17
_بتس r49
_بتسع r49
_بتسعه_ r42
_بتك g-17
_بتكو g-17
_بتكوين_ g-17
_بث r15 g27 h-16 k19
_بثل k19
_بثلا k19
_بثلاثميه_ r-30 g21 k19
_بثم r18
_بح r-27 g33
_بحث_جاهزه_ h18
_بحي g46
_بحير g46
_بخ r-15 g31 m-33 h-38
_بخم g50 m-29
_بخمس g50 m-29
_بخمسميه_ g15
_بخمسه_ g15
_بخمسين_ g19 m-38
_بد r47 m-26 h-56
_بدا g-22 h23
_بداخ g-16
_بدال h23
_بدالي_ h23
_بدر r24
_بدري r50
_بدري_ r50
_بدف r34 g17
_بدفا g17
_بدفاتر_ g17
_بدل r61
_بدل_ r51
_بدلت r16
_بدلت_ r16
_بدو r-44 g37
_بدو_ g27
_بدون r-30 g-21
_بدون_ r-30 g-21
_بدون_تحديد_ g15
_بدون_زياده_ r18
_بدون_فوايد_ r-31
_بدون_لا_ g-22 h-15 k38
_بدون_ما_ g-27
_بدي r-15 h-22
_بر r-79 h32
_برا r-38 g-32 h40
_برام h44
_برج h27
_برجي h24
_برجي_ h24
_بره h22
_بري g23 h-48
_بري_ g16 h20
_بس g29 m-30 k-18
_بس_ r32 g37
_بست r-16 g33
_بسع g-45 h31
_بسعر g-45 h31
_بسعر_ g-45 h31
_بسعر_اليوم_ g15
_بسي h15
_بسيط h15
_بسيطه_ h15
_بش g29
_بشت g20
_بشتر g20
_بشتريها_ g24
_بشر r30
_بشرط r30
_بشرط_ r30
_بص g-18 h40
_بصا h40
_بصار h40
_بصاره_ h40
_بض k-17
_بضا g-36 k-17
_بضاع g-36 k-17
_بضاعه_ g-36 k-17
_بضاعه_مسروقه_ g-24 h51
_بضر g24
_بضرع g24
_بضرعها_ g24
_بط r-28 g74 h-51
_بطا r-18 m23 h21
_بطاق m23 h21
_بطاقه_ m19 h27
_بطلب g23
_بطلي h22
_بطلين_ h22
_بطلين_من_ h39
_بطن g72 m-15 h-48
_بطن_ g40 h-21
_بطنه g33 h-27
_بطنها_ g33 h-27
_بطو h-17
_بع g45 m-20 h-68 k38
_بعت g-28 m-16 h-47
_بعت_ r-32 g-77 h-15
_بعت_له_ r24
_بعتك g43
_بعتك_ g43
_بعتل r22
_بعته h-22
_بعته_ h-22
_بعد g61
_بعد_ r17 g-21
_بعد_اسبوع_ r21
_بعد_العيد_ g26
_بعد_شهر_ r30
_بعد_ما_ r-23 g-128 h52
_بعدي r-15 g74
_بعدين_ r-15 g74
_بعش g25 h-48
_بعشر g25 h-48
_بعشره_ m27 h-16
_بعشرين_ g45 h-15
_بعي g28 h-31 k63
_بعيد g-17 h-16 k66
_بعيد_ k39
_بعيد_عن_ k39
_بعيدا_ g-17 k26
_بعيدا_عن_ g-17 k26
_بعين g25
_بعينها_ g30
_بغ h35
_بف g37 m16
_بفا g23
_بفاي h23
_بفايده_ h23
_بفل r-20
_بفلو r-20
_بفلوس_ r-15 g19 m27
_بق r-35 m-17 h-78
_بقر g-21 h-28
_بقي g59 h-21
_بقيم g60 h-21
_بقيمه_ g60 h-21
_بك g24 h-67 k-15
_بكا g19 h-29
_بكر r-20
_بكره r-17
_بكره_ r-17
_بكم r-20 g22 h-18
_بل r-28 g-15 m-50 h-43
_بلا r-17 h-24
_بلا_ r-17 m-18 h20
_بلاغ h-38
_بلاغ_ h-38
_بلاغ_عن_ h-31
_بلاي g-16
_بلايستيشن_ g-16
_بلط h19
_بلطج h19
_بلو m-35
_بلوت m-35
_بلوت_ m-35
_بلون h-19
_بلون_ h-19
_بم r-58 g26 h-20
_بمب g29
_بمبل g29
_بمبلغ_ g29
_بمص m22
_بمصا m22
_بمصاري_ m22
_بمي r-43 g42 m-22 h-28
_بميت r-22 m-15 h-24
_بميتين_ r-22 m-15 h-24
_بميه r-20 g36
_بميه_ r-20 g36
_بن g-87 h47
_بنا h43
_بنات h36
_بنات_ h36
_بنت r-34 h45
_بنت_ m-20 h52
_بنت_ليل_ h42
_بند g-19
_بنف r-16
_بنفس r-16
_بنك g-16
_بنك_ r-24
_بنكي r35 h-16
_بنكيه_ r20
_بو r-18 g56
_بوا h15
_بوت g34 m-17
_بوت_ g44 h-29
_بوتل h18
_بوتل_ h18
_بود h43
_بودر h43
_بودره_ h43
_بوك g28 m63 h-77
_بوكر m68 h-58
_بوكر_ m68 h-58
_بوكس g40
_بوكس_ g32
_بول g45 h-21
_بولي g45 h-21
_بوليصه_ g45 h-21
_بون h-22
_بونص h-22
_بونص_ h-22
_بي r-27 g35 m91 h-24 k-41
_بيا r22
_بيب r-21
_بيت r-46 h-28
_بيت_ r-21 g15 m23
_بيد r-34 h-16
_بيد_ r-64
_بيدي r31
_بير h59
_بيره h67
_بيره_ h67
_بيص g17
_بيض g-34 m61 h-49
_بيض_ h-34
_بيضا g-22 m32
_بيضات_ g-15 m36
_بيع r28 g71 m-53 h-58
_بيع_ r35 g-65 m-19 h28
_بيع_اجل_ g27
_بيع_اسهم_ g23
_بيع_اقامه_ h23
_بيع_سيارتي_ g-30 h-21
_بيع_علي_ r-33 h44
_بيع_عينه_ r75
_بيع_كفاله_ h40
_بيعت g44 h-30
_بيك g-20 h44
_بيكو g-20 h44
_بيكون_ g-20 h44
_بين g-18 m56 k-17
_بين_ h15
_بينن m21 h-15
_بيننا_ m21 h-15
_بيننا_علي_ m23
_بيني m23
_بيني_ m23
_بيني_وبين_ r-26 m21
_تا r73 g18 h39
_تاج r22 k21
_تاجي r31 k24
_تاجير_ r15 k24
_تاجيل_ r16
_تاخ r82
_تاخذ r23 m20
_تاخي r66
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
_تام r-18 g68 m-17 h-37
_تامي r-18 g68 m-17 h-37
_تامين_ r-18 g68 m-17 h-37
_تامين_السياره_ g31
_تامين_تجاري_ r18
_تامين_سفر_ g22
_تامين_علي_ g44
_تامين_من_ g16
_تب r-26 g-40 m-16 h23 k82
_تبر r-20 g-29 h-36 k38
_تبرع r-20 g-29 h-36 k38
_تبرع_غير_ k19
_تبرعات_ k31
_تبل h-16 k24
_تبلي h-16 k24
_تبليغ_ h-16 k24
_تبي k17
_تبيي k17
_تبييض_ k17
_تت r27
_تتا r34
_تتاخ r34
_تتاخر_ r34
_تث r29
_تثب r29
_تثبي r29
_تثبيت_ r29
_تثبيت_سعر_ r23
_تج r-45 g60 m-22 h-49 k16
_تجا g17
_تجار g17
_تجاري_ h15
_تجاري_علي_ r18 g17
_تجاريه_ g26 h-23
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
_تجي g47 h-22
_تجيب g47 h-22
_تجيبه_ g24
_تح r-64 g19 h-22 k19
_تحت m-18 h29
_تحت_ m-18 h29
_تحت_الطاوله_ m-16 h56 k-15
_تحت_حد_ k17
_تحد g23 m47 h-18
_تحدي g23 m47 h-18
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
_تحو r-42 g23 k-19
_تحوط g35
_تحوط_ g35
_تحوي r-28 k-17
_تحويل_ r-28 k-33
_تحويلات_ k15
_تخ g52 h-68 k25
_تخب k33
_تخبر k33
_تخبر_ k16
_تخت g35
_تختا g35
_تختار_ g35
_تختار_اخضر_ g20
_تخص r28 g19
_تخصي r28 g19
_تخل r-24 h-25
_تد r41 h28
_تدا g24 m36
_تداو g24 m36
_تداول_ g24 m36
_تداول_الفروقات_ m-16
_تداول_فروقات_ m32
_تدخ r25
_تدف r36 g-15 h-20
_تدفع r36 g-15 h-20
_تدفع_ r36 g-15 h-20
_تدل h50
_تدلي h37
_تدليك_ h37
_تذ g-29 h-21
_تذك g-25
_تذكر h-21
_تذكره_ m20
_تذكره_سحب_ m23 h-29
_تذكره_يانصيب_ h32
_تر g-65 m20
_ترا g-18 m23
_ترام h24
_ترامادول_ h24
_تراه m21
_تراهنا_ m20
_ترب h15
_تربط h15
_تربط_ h15
_ترج r-16 g-20 h19
_ترجع r-16 g-15 h25
_ترجع_ h25
_ترك h-36
_ترو r24 m21
_تروح r24 m21
_تروح_ r24 m21
_تز r22 h39
_تزو h55
_تزوي h55
_تزوير_ h51
_تزي r27 g-33
_تزيد r33 g-31 h-22
_تزيد_ r33 g-31 h-22
_تزيي h26
_تزييف_ h26
_تس r17 k-17
_تسح m15
_تسعه r40
_تسعه_ r40
_تسل r20 g26 h-21
_تسلي r18 h-21
_تسه h-19
_تسهر h36
_تسهر_ h36
_تسو h39
_تسول h27
_تسول_ h27
_تص r-77 h-75
_تصد h-29
_تصدي h-26
_تصديق_ h-26
_تصل r-24 g-33 h-22
_تصلي r-24 g-33 h-22
_تصليح_ r-24 g-33 h-22
_تصي r-19 m18
_تصيد h15
_تصيد_ h17
_تط g-45 m29 h27
_تطب g-24 h-41
_تطبي g-24 h-41
_تطبيق_ g-24 h-41
_تطلع_ m17 h19
_تع r-21 g-37 h237 k-29
_تعا h32
_تعار h28
_تعارف_ h28
_تعب m26 h40
_تعبي m33 h40
_تعبيه_ m33 h40
_تعر h101
_تعط g34 h-16
_تعطل g15 h-16
_تعطل_ g15 h-16
_تعطي g19
_تعطي_ g19
_تعق g-24 h63
_تعقد g-24 h63
_تعقد_ g-24 h63
_تعل m-29
_تعلي m-29
_تعليق_ h31
_تعم h-17
_تعو m15 h47
_تعوي m15 h47
_تعويض_ m22 h27
_تغ g-21 h32
_تغي h23
_تغيي h23
_تغيير_ h23
_تف r-16 g-31 m-28 h46
_تفا h-30
_تفاح h-20
_تفاد k17
_تفادي_ k17
_تفر h16
_تفري h16
_تفريق_ h16
_تق r-31 m-17 k18
_تقا h-17
_تقد h15
_تقس r-18 g15 h-25 k27
_تقسي r-18 g15 h-25 k27
_تقسيط_ r-17 g17
_تقسيم_ h-21 k36
_تقسيم_المبلغ_ k27
_تقل h38
_تقلي h38
_تقليد_ g-22 h56
_تك r28 g-50 m-18 h-50
_تكا h-29
_تكاف h-29
_تكافل_ h-17
_تكت g-19
_تكتب g-19
_تكتب_ g-19
_تكي r27
_تكيل h25
_تكيي r29
_تكييش_ r29
_تل r25 g48 m19 h24
_تلا r28 g-30 h40
_تلاع g-18 h63
_تلاعب_ g-18 h63
_تلد g31
_تلد_ g16
_تلده g15
_تلده_ g15
_تلف g-24 m32 h30
_تم r26 h26
_تم_ g-16 h-24
_تما h52
_تماث h24
_تماثيل_ h24
_تمث h47
_تمثا h47
_تمثال_ h47
_تمر g35 h-33
_تمر_ r-18 g35 h-27
_تمر_عام_ g47 h-31
_تمل g17
_تملك g17
_تمو h-18
_تن r-62 g36 m-19 h-17
_تنا r-31 g17
_تناز r-36 g18
_تنازل_ g19
_تنازل_عن_ g30
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
_تهك h19
_تهكي h19
_تهكير_ h19
_تو r47 g41 m38 h-85 k-32
_توت m38
_توتو m38
_توتو_ m29
_تور r78 m19 h-61 k-20
_تورق r81 h-44 k-20
_تورق_ r81 h-44 k-20
_تورق_منظم_ r28 k-17
_توص h15
_توف g19
_توفي g19
_توفيت_ g20
_توق g20 h-20
_توقع r-18 g29 m16 h-24
_توقع_ g22 m-37 h-28
_توقع_سعر_ g-21
_توقع_صعود_ g24 m-34
_توقعات_ m30
_توقي r29
_توقيعه_ r16
_توك g36
_توكن g36
_توكن_ g36
_تي r-24 m20 h37
_تيس r-24 g21
_تيسر r-24 g23
_تيسر_ r-24 g23
_ثا g15 h-32 k23
_ثاب r21 m-15 h-26
_ثابت r21 m-15 h-26
_ثابته_ h-16
_ثان g16 k20
_ثاني g16 k20
_ثاني_ g-16 k24
_ثانيه_ g32 m15
_ثل g-31
_ثلا r23 g-31
_ثلاث r24 g-18
_ثلاث_ g21
_ثلاثه_ r33 g-20
_ثلاثه_الاف_ r-25
_ثم h-29
_ثم_ r-19
_ثمر g51 h-38
_ثمر_ g38 h-31
_ثمر_قبل_ g18
_ثمر_هالشجره_ g28
_ثمر_هالنخله_ g28
_ثمن g-40
_ثمنه g-28
_ثمنه_ r21 g-24
_ثمنها_ r-16
_ثن g31 m75 h-27
_ثنا g31 m75 h-27
_ثناي g31 m75 h-27
_ثناييه_ g44 m65 h-24
_ثناييه_صاعد_ g40
_ثو h-21
_جا r-15 g29 m-30 h79
_جا_ r24
_جاد h20
_جادو h20
_جادو_ h20
_جار r-21 g40 h31
_جاري r-21 g42 h20
_جاري_ r-21 g42 h20
_جاك m27
_جان h33
_جان_ h28
_جاه h51
_جاهز h51
_جاهز_ h28
_جاهزه_ h22
_جاي g23 m-27 h-41 k19
_جايز m-26 h-29
_جايزه_ m-26 h-29
_جايه k19
_جايه_ k19
_جب g-25 h37
_جبل g-15 h25
_جبلي g-15 h25
_جبلي_ g-15 h25
_جت h35
_جتن h28
_جتني h28
_جتني_ h28
_جد g38 k-21
_جدد g27 h15
_جدو r19
_جدول r19
_جدول_كميات_ g15
_جدوله_ r15
_جديد_ r19
_جديده_ r-17
_جر h46
_جرا h25
_جرد g30 h-16
_جرد_ g30 h-16
_جز r-35 m-15
_جزا r-33 g25
_جزاف g50 h-31
_جزاف_ g25 h-16
_جزافا_ g25 h-15
_جزاه r-28
_جزاه_ r-28
_جزاه_الله_ r-28
_جع g-44 h22
_جعه h23
_جعه_ h23
_جل g-39 h61
_جلب h37
_جلب_ h37
_جلس g-27 h23
_جلسه g-27 h23
_جلسه_ g-27 h23
_جم m-27 h-34
_جمع m-25
_جمعي r-23 m-19
_جمعيه_ r-23 m-19
_جمل g17
_جن h49
_جن_ h40
_جنس h22
_جنسي h22
_جني g25
_جنين g37
_جنين_ g37
_جه k24
_جها k16
_جهات k16
_جهات_ k16
_جو m48 h128 k-26
_جوا r-28 g15 m29 h35
_جواز h42
_جواز_ h21
_جوازات_ h21
_جوال r-24 g18 h23
_جوال_ r-16 h24
_جور r34 h29
_جورج r34 h29
_جورج_ r34 h29
_جوي m18
_جي r-31 g-21
_جيب r-19 g-18
_حا g-28 m82 h-85
_حاد r-20 g19
_حادث r-20 g19
_حادث_ r-20 g19
_حاط g-18 m98 h-38
_حاط_ m85 h-29
_حاط_علي_ m40 h-16
_حب m-28 h-19
_حبو g-42
_حبوب g-42
_حبوب_ g-42
_حبوب_مخدره_ h24
_حبوب_هلوسه_ h16
_حبي h31
_حبيب h31
_حبيب_ h28
_حت r33 h56
_حتي r33 h56
_حتي_ r33 h56
_حتي_احذف_ h24
_حتي_امسح_ h18
_حتي_لو_ g15
_حج g-32 m-30 h38
_حجا h33
_حجاب h45
_حجاب_ h45
_حجز m-39
_حجز_ m-15
_حجز_جوازات_ h19
_حجزن m-24
_حجزنا_ m-24
_حجزنا_vip_ m-20
_حد g30 m-18 h-46 k26
_حد_ h-32 k40
_حدا g36
_حدا_ g36
_حدد g19
_حددن g19
_حددنا_ g19
_حر r-15 m-29 h90
_حرام h40
_حرامي_ h24
_حراميه_ h17
_حرز h45
_حرز_ h45
_حرك g27 m-18
_حركه g27 m-18
_حركه_ g27 m-18
_حرو h21
_حروز h21
_حروز_ h21
_حس r-56 g34 h-83 k28
_حسا r-27 g20 k40
_حساب r-27 g20 k40
_حساب_ r-15 g56 m35 h-19
_حسابه_ k24
_حسابي_ g-31 m-22 h29 k26
_حسابي_الخاص_ h30
_حسابي_خاص_ h21
_حسب g23 h-32
_حسب_ g23 h-29
_حسب_ما_ g47
_حسن r-22 h-45
_حسن_ r-22 h-45
_حش g-19 h-19
_حشي h52
_حشيش h52
_حشيش_ h48
_حص r-26 g80 m-43 h-29
_حصا m27
_حصان m27
_حصان_ m21
_حصت m-32 h-19
_حصتي m-32
_حصتي_ m-32
_حصتي_من_ r29 m-26 h-17
_حصه r-19 m-25
_حصه_ r-19 m-25
_حض h-25
_حط m20
_حطي g-17 m21
_حطيت g-17 h18
_حطيت_ g-17 h18
_حظ r-18 m23 h-35
_حظ_ m27 h-43
_حظي g-15
_حف r-15 m-23 h-48
_حفظ m-17
_حفظ_ m-17
_حفظ_القران_ m-17
_حفل h-29
_حق r82 m-28 h46 k-49
_حق_ r82 g24 m-33 h-27 k-19
_حق_الاختيار_ g36
_حق_البنت_ h49
_حق_الخيار_ g21
_حق_الشاي_ h17
_حق_شاي_ h79
_حقن g-16 h35
_حقنا g-16 h35
_حقنا_ g-16 h35
_حقه r41 g-72 h49
_حقه_ r37 g-72 h53
_حقي r-39 g34
_حقي_ r-38 h15
_حقيق g31
_حقيقي_ g31
_حك r18
_حكم g-23
_حكم_ g-23
_حل r-31 g-21 h-65
_حلا g-17 h-44
_حلق h-35
_حلو g-34 h56
_حلي r-19 g30 h-42
_حليب r-19 g30 h-42
_حليب_ r-19 g30 h-42
_حليب_البقره_ g30
_حم g63 h18
_حما g36 h23
_حماي g67
_حمايه_ g67
_حمايه_اجهزه_ g15
_حمايه_شاشه_ g20
_حمر m17 h-28
_حمرا m17 h-28
_حمل g59 h-29
_حمل_ g78 h-32
_حمل_الناقه_ g39
_حمله g-17
_حمله_ g-17
_حمي h59
_حميم h51
_حميم_ h21
_حميمي_ h16
_حو r-15 g-41 h-48 k16
_حوا r-23 g-29 h-16
_حوال r-19
_حوالات_ k21
_حول g-33 k16
_حول_ r19 g-25
_حوله g-15 h24
_حي g30 h-36
_حي_ g15
_حيا h-16
_حياه h-16
_حياه_ h-16
_خا r-30 g-25 k26
_خات r-22
_خاتم r-22
_خار k31
_خارج k31
_خارج_ k31
_خاص h60
_خاص_ h47
_خاص_مقابل_ h21
_خال h-76
_خالي r18 h-44
_خالي_ r18 h-44
_خب h-26
_خبز g-16 h-29
_خبز_ g-16 h-29
_خت h30
_ختم h30
_ختم_ h30
_خد r30 g-35 m18
_خدم h35
_خدما h29
_خدمات_ h29
_خذ r94 g36 h-34 k21
_خذ_ r43 k25
_خذت r37 g-15
_خذت_ r15 g-15
_خذه g27 h-16
_خذها g26 h-16
_خذها_ g26 h-16
_خذو r20
_خذوه r20
_خذوها_ r20
_خر m-26 h21
_خرب g30
_خرب_ g30
_خرزه h33
_خرزه_ h33
_خرو g-19 h39
_خروف g-19 h39
_خروف_ g-17 h40
_خز r47 h-28
_خزا r36 h-23
_خزان r36 h-23
_خزانه_ r51
_خس g-15 m24
_خسا m26
_خسار m26
_خساره_ m23
_خسر g-16
_خسر_ m-17
_خسرت m21
_خسرت_ m20
_خسرت_الرهان_ h-16
_خسرن h-16
_خسرنا_ h-16
_خش m-19 h-32
_خشب m-18 h-40
_خشب_ m-18 h-19
_خص r40
_خصم r40
_خصم_ r38
_خصم_فواتير_ r30
_خض g-20 h-39
_خضا h-19
_خضار h-19
_خضار_ h-19
_خط h-20
_خل r-28 m38
_خلا r-16 m47
_خلال m54
_خلال_ m54
_خلال_دقيقه_ m32
_خلاي g17
_خلايا_ g17
_خلي g28
_خليه g31 h20
_خليه_ g39
_خليه_بعينها_ g22
_خم g-51 h67 k-15
_خما g-18
_خمار g-18
_خماره_ h25
_خمر m-26 h57
_خمر_ m-23 h44
_خمس g-36 m41 h-16 k-15
_خمس_ m41
_خمسم r19
_خمسميه_ r19
_خمسه g-24
_خمسه_ g-24
_خمسه_الاف_ r19
_خمسي r-39
_خمسين_ r-25
_خمو h38
_خمور h38
_خمور_ h36
_خن h73
_خنز h60
_خنزي h60
_خنزير_ h51
_خو g-17
_خي r-80 g51 h-45
_خيا g77 h-42
_خيار g78 h-42
_خيار_ g37 m-15 h-27
_خيار_بيع_ g24
_خيار_شراء_ g72
_خيارات_ g41 h-15
_خيارات_ثناييه_ g51 m66
_خير r-66 g-22
_خير_ r-38
_خيري r-20
_خيريه_ r-20
_دا g121
_داخ g58
_داخل g58
_داخل_ g27
_داخله_ g32
_داي g23
_دايم g23
_دب m21
_دج g-29 h75
_دجا g-28 h71
_دجاج g-26 m17 h53
_دجاج_ g-18 m20 h35
_دجاجات_ h18
_دجال h17
_دخ r-21 g-22 h-41
_دخا h-34
_دخان h-34
_دخان_ h-34
_دخل m16
_در r-21 g32 h44
_درا g-24 h42
_دراج h41
_دراجه_ h41
_دراس h15
_دراسه_ h18
_درج h34
_درجه h34
_درجه_ h34
_درو g60 h-30
_دروب g60 h-30
_دس r27
_دسك r27
_دسكا r27
_دسكاونت_ r27
_دع g-16 m-31
_دعا m-20 h44
_دعار h34
_دعاره_ h34
_دف g-18 m-15 h-23
_دفا g16
_دفات g16
_دفاتر_ g16
_دفع g-20 h-21
_دفع_ r26 g27
_دفعا g-27 k21
_دفعات_ g-27 k21
_دفعت r25 m-16
_دفعت_ثمن_ g19
_دفعن g-25 m21
_دفعنا_ g-25 m20
_دفعه r-27
_دفعه_ r-27
_دفي h17
_دفين h17
_دفين_ h17
_دق r-25 g51 m70 h-21
_دقا g28
_دقاي g28
_دقايق_ g28
_دقي r-20 g24 m61 h-20
_دقيق r-20 g24 m61 h-20
_دقيقه_ g22 m46 h-16
_دك r-20 h33
_دكت r-19
_دكتو r-19
_دكه h35
_دكها h35
_دلو r21
_دلوق r21
_دلوقتي_ r21
_دم r-33 g-20 m-41 h31
_دم_ r-33 g-20 m-41 h31
_ده r60 h-28
_ده_ r28
_دهب r42 h-19
_دهب_ r42 h-19
_دهن h20
_دهن_ h20
_دو r56 m29 h-85 k-30
_دوا h-50
_دور r51 h-93
_دور_ r23
_دوره r44 g-24 m16 h-88
_دوره_ m19 h-87
_دورها_ r32 g-16
_دوري g16 m-20
_دوري_ g16 m-19
_دول r29 m23 h31
_دولار_ g16
_دولي r20 m32 h33
_دون k-17
_دون_ k-17
_دي r51 g-44 m-27 h71
_ديك h37
_ديك_ m-22 h52
_ديل m-16
_ديلر m-16
_ديلر_ m-16
_دين r33 g-19 h49
_دين_ r-32 g-16 h38
_دين_علي_ m17 h23
_دينا r22 h60
_دينار_ r22 h60
_دينت h-21
_دينه r46
_دينه_ r46
_ديني h-25
_ديني_ h-25
_ديه h-22
_ديه_ h-22
_ديو r23
_ديون r26
_ذب h33
_ذبح h55
_ذبح_ h53
_ذه r44 g-19 h-26
_ذهب r46 g-19 h-26
_ذهب_ r59
_ذهب_بالتقسيط_ r29
_ذو r-23
_را r-27 g-80 m72 h24 k-45
_رات r-47
_راتب r-45 h-21
_راتب_ r-33
_راتبي_ r-15
_راح r-18 g23
_راح_ r15 m19
_راحت r-33 g32
_راحت_ r-15 g32
_راس r75 g-31 h-21 k-16
_راس_ r66 g-31 h-21 k-16
_راس_المال_ r37 h-24
_راس_مال_ r37
_راس_مالي_ r-21 g-30
_راع h20
_راعي h20
_راف m24
_رافع m24
_رافعه_ m24
_راه m33 h-15
_راهن m33 h-15
_راي g-33
_رب r64 g23 h-29
_ربا r30
_ربا_ r30
_ربح r26 g19
_ربح_ r29 g24
_ربط h44
_ربط_ h44
_ربع r-21
_ربع_ r-21 h21
_ربن r-16 g15 h-16
_ربنا r-16 g15 h-16
_ربنا_ r-16 g15 h-16
_ربو r63 h-24
_ربوي r63 h-24
_ربويه_ r53 h-21
_رج r-60 k-34
_رجع r-80 m16 k-33
_رجع_ r-45 k-30
_رجعت r-25 g20 m21
_رجعت_ r-25 g20 m21
_رجعه r18
_رجو g16 h19
_رجوع g16 h19
_رجوع_ g16 h19
_رح h21
_رحل m20
_رحله m20
_رحله_ m20
_رحم h18
_رخ g45
_رخص g26 h-24
_رخصه g26 h-24
_رخصه_ g26 h-24
_رخي g19 h15
_رخيص g19 h15
_رد r32 h-19
_رد_ r19
_رد_الدين_ r39
_رد_السلفه_ r-29
_ردي h-22
_رديت h-22
_رديت_ h-22
_رز h-16
_رس r-16 g-48 m18 h15 k-17
_رسا m50
_رسال m30 h28
_رساله_ m32
_رساله_جاهز_ h17
_رساي m20 h-33
_رسايل_ m20 h-33
_رسم r-29 h30
_رسم_ m17
_رسمه h47
_رسمه_ h47
_رسمه_ساخره_ h17
_رسمه_سخريه_ h31
_رسو r16 g-34 m-44
_رسوم r16 g-34 m-44
_رسوم_ r22 g-34 m-44
_رسوم_ضمان_ r22
_رش g-21 m-18 h72
_رشو g-18 h72
_رشوه g-15 h61
_رشوه_ g-15 h61
_رص r17 g-17 m19 h47
_رصي r18 m21 h30
_رصيد r18 m21 h30
_رصيد_ m21 h32
_رصيد_في_ h19
_رض r-23 g-19 h56
_رضا r-22 g-15 h50
_رضاه r-22 h43
_رضاه_ h18
_رضاها_ r-15 h25
_رف g-20 m15
_رق r-17
_رقا h19
_رقاص h33
_رقاصه_ h22
_رقم r-15 m30 h-30
_رقم_ g18 m20 h-24
_رقم_القطعه_ g26
_رقم_في_ m33
_رم r19 g-28 m27 h-46
_رما g-18
_رمض r24 h-37
_رمضا r24 h-37
_رمضان_ r24 h-37
_رمي m34
_رمي_ m34
_ره r48 g-16 m83 h-59
_رها m103 h-15
_رهان m103 h-15
_رهان_ m63
_رهان_بين_ m16
_رهان_بيني_ m21
_رهان_علي_ g41 m-44 h52
_رهانات_ m36
_رهن r59 g-19 m-20 h-44
_رهن_ h-20
_رهن_الذهب_ r19
_رهنت r53 h-20
_رهنت_ r53 h-20
_رهنت_الذهب_ r28
_رو r-24 h97
_روا r-18 k15
_روات r-18 k15
_رواتب_ r-18 k15
_روح h54
_روحا h24
_روحاني_ h24
_روحي h29
_روحيه_ h26
_رول m26
_رولي m26
_روليت_ m26
_روم h21
_روم_ h21
_ري r-28 g-41 h25
_ريا r-24 g-16 h-45
_رياض h-49
_رياضي_ h-57
_ريال r-24
_ريال_ r-21
_زا r17 g-62 m27 h18
_زاد g-46 m32
_زاد_ g-39
_زادت m36
_زادت_ m36
_زار h16
_زار_ h16
_زان h17
_زانا h17
_زاناكس_ h17
_زب g16 h40
_زبا h20
_زباي h20
_زبو g21 h20
_زبون g21 h20
_زبون_ h-15
_زجاجه_ h-38
_زحلا h27
_زحلاوي_ h27
_زعر h23
_زعرا h23
_زعران_ h23
_زك r-35 g-21 h-44
_زكا r-35 g-21 h-44
_زكاه r-35 h-32
_زكاه_ r-35 h-32
_زم r-15 h-20
_زمي r-15
_زميل r-15
_زه g32
_زهر g32
_زو r-19 g-26 h72
_زوا g-17
_زواج g-17
_زواج_ليله_ h21
_زوج h39
_زوجي h39
_زوجي_ h24
_زي r-42 g-60
_زي_ r-18 g-24
_زي_ما_ r-36 g-24
_زيت r-15 g-23 h-25
_زيتو h-25
_زيتون_ g-26 h-25
_سا g-54 m-17 h45 k-18
_ساح h18
_ساحر h18
_ساحر_ h15
_ساخ h20
_ساخر h17
_ساخره_ h17
_ساع g-17
_ساعا r-19 h26
_ساعات_ r-19 h26
_ساعت g-18
_ساعه h-26
_ساعه_ h-26
_ساك r32 g-19
_ساكن r32 g-18
_ساكن_ r32 g-18
_سال g-18 h-31
_سام r-15
_سان h25
_ساي h15
_سب g-52 m23 h16
_سب_ r-27 g-17 h28
_سباق h-16
_سباق_ h-16
_سبع r28
_سبعه r28
_سبعه_ r28
_سبعه_الاف_ r19
_سبي r16
_سبيك r16
_سبيكه_ r16
_ست r39 m19 h-31
_سته r53 g-15 h-21
_سته_ r53 g-15 h-21
_ستو g23
_ستوك g23
_ستوك_ g23
_سج g-24 k35
_سجا h16
_سح r-41 g-38 m16 h-23
_سحب r-33 g-20 m22 h-71
_سحب_ r-16 g-20 m22 h-70
_سحب_سياره_ m-25
_سحب_علي_ r25 g-20 m28
_سحر g-18 h48
_سحر_ h59
_سحري h-16
_سحريه_ h-16
_سخ r-16 h67
_سخر r-16 h67
_سخري r-16 h67
_سخريه_ r-16 h67
_سد r-34 g-32 m-15 h-48
_سدد r-45 g-32 h-26
_سددت r-39 g-25 h-24
_سددت_ g-25 h-24
_سددت_بدري_ r33
_سر g69 h19
_سرق h28
_سرقه h29
_سرقه_ h29
_سري g39
_سريه g42
_سريه_ g42
_سع r54 g22 h-31
_سعر r61 g29 m17 h-27
_سعر_ r44 g21 m20 h-20
_سعر_حسب_ g18
_سعر_علي_ g-22
_سعره r17
_سعي r-16
_سعيد r-16
_سعيد_ r-16 h-20
_سف h23
_سفل h21
_سفلي h21
_سفي g25
_سفين g25
_سفينه_ g25
_سق g-27 h-25 k54
_سقف g-21 k54
_سقف_ g-21 k54
_سك m-17 h18 k-21
_سكر g-27 h-17
_سكن g16 h-16
_سكن_ g16
_سكو h51
_سكوت h51
_سكوت_ h19
_سكوتي_ h18
_سل g-30 m43 h-15
_سلف h-18
_سلفته_ r18
_سلفن r-36
_سلفني_ r-36
_سلفه r18
_سلفه_ r18
_سلم m-15
_سلو m73 h-18
_سلوت m87
_سلوت_ m22 h-29
_سلوتس_ m65 h16
_سم g28
_سمس h18
_سمسا h18
_سمسار_ h18
_سمك g41 h-31
_سمك_ h-22
_سمك_ب_ g27
_سمك_في_ g54
_سن r45 g20 m-24 h-44
_سنت r-17
_سنتي r-17
_سنتين_ r-17
_سند r59 m-17 h-59
_سند_ r18
_سندا r32
_سندات_ r32
_سنه h-18
_سنه_ h-18
_سنويه_ g-16
_سني g26 h40
_سنين g26 h40
_سنين_ g26 h40
_سه r-22 g23
_سهم r-21 g34
_سهم_ r-21 g34
_سو g-22 m20 h-20
_سوق r24
_سوق_ r24
_سي r-40 g73 m-25 k-31
_سيا r-32 h-49 k-26
_سيار r-32 h-49 k-26
_سيارتي_ g-30 h-21
_سياره_ g34 h-20
_سياره_مسروقه_ g39 h-37
_سيج h58
_سيجا h58
_سيجاره_ h40
_سير g28 h22
_سير_ g-18 h59
_سيرف h18
_سيرفر_ h18
_شا r-33 g24 k-33
_شار m17
_شاف g46 k-18
_شافه g46 k-18
_شافه_ g23
_شافها_ g23
_شام g23
_شامل g28
_شامل_ g28
_شاه h34
_شاي_ g-18 h15
_شاي_ل_ h45
_شاي_لامين_ h34
_شايف g25
_شب r-30 h46
_شبك r-27 m17
_شبكت g32
_شبكه r-16 g-22 m20 h15
_شبكه_ r-16 g-22 m20 h15
_شبو h35
_شبو_ h35
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
_شحن_ g18 m16 h-56
_شحن_رصيد_ h-39
_شحنت m21 h58
_شحنت_ m21 h58
_شخ k28
_شخص k28
_شخص_ k25
_شر r-33 g-16 m32 h35 k-35
_شرا g18 m-17 h63
_شراء g31 h22
_شراء_ g31 h22
_شراء_اسهم_ g-22
_شراء_ذهب_ r39
_شراب h33
_شراب_ h24
_شرط r-19 m57 h-57
_شرط_ r-34 m58 h-45
_شرط_البيع_ g51
_شرط_كے_ m35
_شرك r17 g-16
_شركه h31
_شركه_ h31
_شركه_تامين_ g-75 h63
_شركه_تجاريه_ h-21
_شركه_عاديه_ g17
_شري r-23 g-23 k-17
_شريت r-21 g32 h-17
_شريت_ r-21 g18
_شريط g-33 h47
_شريط_ g-33 h47
_شريك r15
_شع g-38 h17
_شعي h-24
_شعير h-24
_شعير_ h-24
_شغ r-19
_شغل r-19
_شف r50 g-38
_شفت r50 g-38
_شفت_ r38 g-15
_شفته r15 g-28
_شفتها_ g-17
_شق h17
_شقت g-18
_شقتي g-18
_شقتي_ g-18
_شقه h30
_شقه_ h30
_شك g-24 m-17 h-18
_شم g-17 m23 h32
_شمب h56
_شمبا h56
_شمبانيا_ h52
_شمع m31 h-26
_شمعه m35
_شمعه_ m35
_شن m-15
_شنط m-15
_شنط_ g-15 h24
_شنو g16
_شنو_ g16
_شه r59 g-35 m-33 h-63 k-18
_شهادات_ r18
_شهاده_ r-29
_شهاده_بلا_ h17
_شهر r50 g-44 m-28 h-30
_شهر_ r48 g-23
_شهري g-21 m-33 h-19
_شهرين_ m-18
_شهو r28 g26
_شهور r28 g26
_شهور_ r28 g26
_شو r21 g30 m19 h-46
_شو_ g18
_شور g43 h-15
_شورت g43 h-15
_شورت_ g43 h-15
_شوط g-15 m30
_شوط_ g-15 m30
_شوك h-36
_شوي r22 h15
_شوي_ r22 h15
_شي r-44 m-20 h-35
_شي_ r-62 h-31 k24
_شيء m20 h19
_شيء_ m20 h19
_شيخ m-20 h37
_شيخه m-19 h24
_شيخه_ m-19 h24
_شيف h-15
_شيك r22 h-20
_شيكاغو_ g15
_صا r-52 g57 m39 h-27 k25
_صاح r-28 g15 k30
_صاحب r-28 g15 k30
_صاحب_ r-15 h-18 k34
_صاحبتي_ h28
_صار g32
_صار_ g32
_صاع g25 m31 h-30
_صاعد g25 m31 h-30
_صاعد_ g25 m31 h-30
_صاعد_خلال_ g-15 m15
_صاعد_في_ g-20 m25
_صال m37 h21
_صاله m27 h35
_صاله_ m27 h35
_صب g-24
_صبر g-20 h-17
_صبر_ h-17
_صح g-19 m18 h-55
_صحي h-29
_صد r-18 g-17
_صدق g-23
_صدقه g-23
_صدقه_ g-23
_صدي r-16
_صديق r-16
_صديقي_ r-16
_صر r-35 g-47 m-19 h-25
_صرف r-32 g-47 m-28 h-41
_صرف_ g-44 m-15 h-21
_صرف_دولار_ r-16
_صرف_رواتب_ r-18
_صرفت h-15
_صرفت_ h-15
_صع g34 h-15
_صعو g34 h-15
_صعود g34 h-15
_صعود_ g34 h-15
_صعود_او_ m-15
_صعود_هبوط_ g-15 m39
_صغ h-21
_صغي h-21
_صغير h-21
_صغيره_ h-21
_صف r-23 g49 m19 h-42
_صفق r-15 g50 m19 h-54
_صفقا m19 h-26
_صفقات_ m19 h-26
_صفقه g49 h-27
_صفقه_ g49 h-27
_صفقه_ثانيه_ g18
_صفقه_دقايق_ g15
_صفقه_دقيقه_ g28
_صق r-15 h-31
_صقر r-15 h-31
_صك h-25
_صكو h-25
_صكوك h-25
_صكوك_ h-25
_صل r-33 h-31
_صلاحيه_ h20
_صلح r-33 h-24
_صلحو g16
_صلحوه_ g16
_صن g17 k-15
_صنا g22 h-25
_صناد g22 h-19
_صناديق_ g22 h-19
_صند h-24
_صندو h-24
_صندوق_ h-24
_صنف h34
_صنف_ h34
_صو m-16 h60 k27
_صور g-32 h73 k27
_صور_ h67
_صورك h19
_صورك_ h19
_صوري r23 g-20 h-21 k40
_صوريه_ r36 g-15 k24
_صوف g28
_صوف_ g28
_صوف_علي_ g28
_صي r-25 g47 m21 h-73
_صيا r-16 h-17 k15
_صيان r-16 h-15 k20
_صيانه_ r-16 h-15 k20
_صيد g53 h-49
_صيد_ g46 h-22
_صيده g20
_صيده_ g15
_صين m33
_صيني m33
_صينيه_ m33
_ضا g38 h31
_ضار h48
_ضارب h48
_ضاربه_ h48
_ضر r-20 g62 h34
_ضرب g35 h20
_ضرب_ g-16 h37
_ضربه g51 h-17
_ضربه_ g51 h-17
_ضرع g32
_ضرعه g29
_ضرعها_ g29
_ضري h28
_ضريب h28
_ضريبه_ h32
_ضم g42 h-27
_ضما g31
_ضمان g31
_ضمان_ g33
_ضمان_%_ r17
_ضمان_راس_ r15
_ضمانه_ r22
_طا r-16 g-22 h16
_طاب h-19
_طاز g-23 h-41
_طازج g-23 h-39
_طازج_ g-23 h-39
_طال h44
_طالب h27
_طالب_ h27
_طالب_يدخل_ h19
_طالع h17
_طاي h40
_طايح h40
_طايحه_ h27
_طب r-42 g-18 h-47
_طبا r-28 h-15
_طباع r-28
_طباعه_ r-28
_طبل m16
_طبله m16
_طبله_ m16
_طبي g-36 h15
_طبي_ g-30 h23
_طر r16 h-26 k28
_طرد h-21
_طرد_ h-21
_طري r17 k20
_طريق r17 k20
_طريق_ r17 k20
_طفل h23
_طفله h16
_طفله_ h16
_طقم_ذهب_ r20
_طل g23 h52
_طلب g-21 h41
_طلب_ r19 m17
_طلبت h60
_طلبت_ h22
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g56 h-15
_طلع_ r-15 g62
_طلعت h-20
_طن g-32
_طن_ g-32
_طو r66 h-16
_طول r66 h-16
_طول_ r47 h-15
_طي g47 h-59
_طير g47 h-42
_طير_ g47 h-42
_طير_في_ g47 h-42
_ظر g24
_ظرو g24
_ظروف g24
_ظروف_ g24
_ظه g29 h-17
_عا r-30 g86 h-19 k-19
_عاج g-20 h24
_عاج_ h30
_عاد h17
_عادي g17
_عاديه_ g17
_عار g30 h-17 k-16
_عارف g40 h-32 k-15
_عارف_ g33 h-30
_عاري h15
_عال m27
_عام r-22 g38
_عام_ g47 h-31
_عام_القادمه_ g18
_عام_قادم_ g19
_عامل h22
_عامل_ h22
_عاي g32 m-26 h-29
_عايد g-17
_عايد_ g-17
_عايش g51
_عايش_ g38
_عايل m-17 h-16
_عب g36 m36 h20
_عبر g36 m26
_عبر_ g36 m26
_عج h-52
_عجل h-59
_عجل_ h-40
_عجله h-19
_عجله_ h-19
_عد r-35 g-35 m-16 h-17
_عدا g-17 h22
_عداد g-17 h22
_عداد_ h22
_عداد_الكهرباء_ h-50
_عدد r-27 g21 h-16
_عدد_ r-27
_عدده g19
_عددها_ g19
_عر r-48 g-38 m-30 h51
_عرا h50
_عراف h48
_عراف_ h49
_عربو h17
_عرض_ h-23
_عرق g-16 h83
_عرق_ h66
_عرق_زحلاوي_ h27
_عز h37
_عزاي h21
_عزايم_ h21
_عزي h15
_عزيم h15
_عزيمه_ h15
_عس g23 h-58
_عسل g27 h-19
_عسل_ g27 h-19
_عش r42 g-62 m-61 k53
_عشا g-52 m-57 k61
_عشا_ m-46 h-25
_عشان g-40 h57 k62
_عشان_ g-40 h57 k62
_عشان_البنك_ r-19
_عشان_لا_ h-22 k24
_عشان_ما_ r-17 g-50 h-49 k94
_عشان_يشيل_ h18
_عشان_يمسح_ h16
_عشان_يوقع_ h22
_عشر r16 g-37
_عشر_ r-31 g-17
_عشره r47 h-15
_عشره_ r47 h-15
_عشو g26
_عشوا g26
_عشوايي_ g21
_عص r-26 g-17 h-38 k-18
_عصا r-19
_عصي h-38
_عصير h-38
_عصير_ h-38
_عصير_عنب_ h30
_عط r39 g-22 h-49
_عطا r36
_عطان r21
_عطر h-65
_عطر_ h-50
_عطي r21 g-22 h23
_عطيت r21 g-22 h23
_عطيته_ r20 h23
_عطيته_عشان_ h37
_عق g97 h-86
_عقد r-20 g54 m-18 h-47
_عقد_ g65 m-18 h-47
_عقد_حمايه_ g15
_عقد_صرف_ r16
_عقد_مبادله_ r-19 g31
_عقو g50 h-37
_عقود g50 h-37
_عقود_ g50 h-37
_عقود_خيارات_ m-29
_عقود_ذهب_ r-19
_عل r36 g-40 h-78 k22
_علا g-17 m-40 h-35
_علاج m-36 h-62
_علاج_ m-36 h-50
_علاج_ادمان_ m-19 h-16
_علاق h28
_علاقه_ h28
_علب h-15 k-18
_علش g-19 k34
_علشا g-19 k34
_علشان_ g-19 k34
_علشان_ما_ g-17 k32
_علف g-34 h-34
_علف_ g-34 h-34
_علم k25
_علم_ k25
_علي r56 g30 m53
_علي_ g109 m61 h-33
_علي_اربع_ r-20 g-19
_علي_الحياه_ g24
_علي_السهم_ m16
_علي_السياره_ h-19
_علي_الشوط_ m16
_علي_القرض_ r53
_علي_المكشوف_ r48 m-26
_علي_النفط_ h22
_علي_امل_ g57 h-27
_علي_انه_ r-24 g-38 m-15 h88
_علي_انها_ r-21 g-51 h80
_علي_حسابي_ r34 h24
_علي_خمسميه_ r-20
_علي_خمسين_ m15
_علي_دفعات_ k24
_علي_راس_ r29 h-15
_علي_سته_ r-30
_علي_سعر_ g19 m23
_علي_سهم_ g46
_علي_سياره_ m22
_علي_شوط_ g-15 m30
_علي_ضمانه_ r22
_علي_كفالته_ r23
_علي_كفاله_ r27
_علي_كل_ r34
_علي_كيف_ g76 h-24
_علي_هل_ g-17 m70 h-29
_عليا r29 g-22
_عليا_ r29 g-22
_عليك g-30
_عليك_ g-17
_عليه g-28 h15 k15
_عليه_ g-44 h19
_عليها_ k21
_عليهم_ g18
_عم g-79 m-15 h43 k-25
_عم_ g-30
_عما k-17
_عمال k-15
_عمال_ k-15
_عمر g-21 m16 h-18
_عمره g-21 m16
_عمره_ m16
_عمل r19 h71 k-22
_عمل_ g-41 h56 k-16
_عملا r25 h18
_عملاء_ h26
_عملات_ r33
_عمله g40
_عمله_ g40
_عمله_لسا_ g33
_عمله_لسه_ g21
_عملي r15
_عمليه_ r15
_عمو g-19 h23 k15
_عمول g-19 h23 k15
_عموله_ r27
_عموله_علي_ r15
_عمي h-20
_عمي_ h-20
_عن g-34 m-53 h-73 k23
_عن_ r-15 g-37 m-26 h-52 k74
_عن_حجز_ g30
_عن_شهر_ r26
_عن_طريق_ r17 k20
_عن_كل_ h51
_عنب g-20
_عنب_ g-20
_عند r22 g53 m-18 h-26 k-15
_عند_ r-24 h46
_عند_الصايغ_ h-16
_عند_الصراف_ r-16
_عند_شركه_ r25
_عندن g30
_عندنا_ g30
_عنده g-20 h-15
_عنده_ g-20 h-15
_عندي r15 g40 h-34
_عندي_ r15 g40 h-34
_عندي_زبون_ g19
_عندي_مشتري_ g31
_عني r46 g-25 k-21
_عني_ r46 g-25 k-21
_عو r25
_عوا r25 g22
_عواي r25 g22
_عوايد_ r25 g22
_عي r38 g-51 m-49 h-54
_عيا r23
_عيد r-17 g-16 h-26
_عيدي r-17 h-26
_عيديه_ r-17 h-18
_عين r33 g-25 m-41 h-27
_عين_ h-16
_عينه r43 g-24 m-41
_عينه_ r43 g-24 m-41
_غا g28 h-62
_غاز h-54
_غاز_ h24
_غازي h-78
_غازيه_ h-78
_غام g40
_غامض g40
_غد g-35
_غدا g-35
_غر g22 h-42 k32
_غرا r20 h-24
_غرام r20 h-24
_غرام_ h33
_غرامه_ h-61
_غرامه_التاخير_ r-16
_غرامه_تاخير_ r15
_غرق g46 h-16
_غرقت g46 h-16
_غرقت_ g46 h-16
_غرقت_بالبحر_ g15
_غس r-32 g-42 m-16 h-47 k75
_غسل k41
_غسل_ k41
_غسي g-24 h-27 k34
_غسيل g-24 h-27 k34
_غسيل_ g-24 h-27 k34
_غش g-17 h63
_غش_ g-17 h63
_غل k-28
_غلط k-28
_غن r-24 h-38
_غنم r-24 h-38
_غنم_ h-33
_غي r20 g34
_غير r23 g22 h27
_غير_ g35
_غير_ما_ g25
_غيره h24
_فا r108 g-57 m-45 h49
_فات r23 g-34 k16
_فاتو g-33 k16
_فاتوره_ g-33 k16
_فاض g18 h37
_فاضح h48
_فاي r76 g-39 h-25
_فايد r27 g-24 h-27
_فايده_ r27 g-24 h-27
_فايظ r28
_فايظ_ r28
_فت r-15 g-24 h108
_فتح r-15 g-15 h72
_فتح_ h76
_فتي h29
_فتيا h29
_فتيات_ h29
_فح g-17 h-35
_فحص g-17 h-24
_فحص_ h-16
_فد h20
_فدي h21
_فديه h21
_فديه_ h21
_فر r-22 g76 m33 h-89
_فرز g42
_فرز_ g42
_فرص m56
_فرصه m16
_فرصه_ m16
_فرق r21 h-34
_فرق_ r21 h-34
_فرو g43 h-32
_فروق g43 h-32
_فروقات_ g30 h-24
_فز r29 m-15 h-36
_فزا r19
_فزاد r19
_فزاد_ r19
_فس r15
_فص g-25
_فصل g-25
_فط g-22 h15
_فطي h27
_فطيس h27
_فع g30 m28 h-25
_فعل h-22
_فعلي g26
_فعلي_ g29
_فق r-61 g-51 m-18
_فقط r-57 g-39
_فقط_ r-57 g-39
_فك r35 g-17 m-21 h18
_فك_ g-16 h43
_فكه r18 m-16 h-20
_فكه_ r18 m-16 h-20
_فل r22 g-37 h-36
_فلان h16
_فلو r24 g-32 h-24
_فلوس r24 g-32 h-24
_فلوس_ m27
_فلوسه_ r18
_فلوسي_ r16 g-16 m-16
_فن h-56
_فه r19 g35
_فهد r20
_فهد_ r20
_فو r82 m19 h-56
_فوا r51 h-83
_فوات r20 h-24 k28
_فواتير_ r20 h-24 k28
_فواي r34 h-22 k-16
_فوايد_ r23 h-20 k-16
_فوايد_بطاقه_ r24
_فود h57
_فودك h54
_فودكا_ h43
_فور h-19
_فورا r-25
_فورا_ r-25
_فورو r28
_فورورد_ r28
_فوز g17 m17
_فوز_ g17 m17
_فوق r51 h-23
_فوق_ r27 h-22
_في r-19 m101 h98 k-26
_في_ r-16 g61 m52 h35 k-16
_في_الخارج_ h21 k19
_في_السوق_ r-19 g34
_في_الفندق_ m19 h65
_في_النص_ m20
_في_بالي_ g-15 h16
_في_بطنها_ g33 h-27
_في_تطبيق_ h18
_في_حسابي_ g-21 h33
_في_سحب_ m23
_في_شركه_ g-55 h65
_في_ضرعها_ g16
_في_نفس_ r22
_في_ورث_ g22
_في_ورثه_ g64
_فيد g-15
_فيدي g-15
_فيش m65
_فيش_ m33
_فيه r19 g-34 m16 h44
_فيه_ r30
_فيها g-47 h34
_فيها_ g-47 h34
_فيو g43 h-23
_فيوت g43 h-23
_قا g-33 m-24 h186
_قات r-18 g-33 m-28 h110
_قات_ r-17 g-31 m-27 h102
_قادم_من_ g19
_قار g-21 h53
_قاري g-21 h55
_قاريه_ h53
_قاص h28
_قاصر h28
_قاصرات_ h19
_قاعه h-18
_قاعه_ h-18
_قال g36
_قال_ g47 h-21
_قاي h15
_قايم h15
_قايمه_ h25
_قب g86 h-22 k-37
_قبل g104 h-54 k-37
_قبل_ g105 h-54 k-37
_قبل_العقد_ g18
_قبل_ان_ g47 h-17
_قبل_بدو_ g27
_قبل_صيده_ g18 h-15
_قبل_ما_ r45 g-16 k-22
_قد g38 m-24 h-37
_قدا g-18
_قدام g-18
_قدام_ g22
_قدامي_ g-41
_قدي r30 m-23 h-31
_قديم r30 m-23 h-31
_قديم_ r22
_قديمه_ h-31
_قر r19 h73
_قرا h47
_قراء h32
_قراءه_ h32
_قراءه_الكف_ h35
_قراب h21
_قرابين_ h21
_قرب h24
_قربا h24
_قربان_ h24
_قرش g21
_قرش_ g21
_قرض r49 h-18
_قرض_ r32
_قرض_بفايده_ r22
_قرض_حسن_ r-22
_قرع h-22
_قرعه h-22
_قرعه_ h-22
_قس r-77 h-43
_قسط r-46 g47 k-15
_قسط_ r-46 g47 k-15
_قسط_القرض_ r25
_قسط_تامين_ g23
_قسط_قرض_ r21
_قسط_مرابحه_ r-15
_قسم r-19 g-16 h-21
_قسمن g-16
_قص h-34
_قط r-38 h-18
_قطع m-15
_قطعه g-16 h-28
_قطعه_ g-16 h-28
_قطي m22
_قطيه m22
_قطيه_ m22
_قع m20
_قعد m20
_قعده m20
_قعده_ m20
_قف r-21
_قفل r-21
_قفلت r-21
_قل r16 g24 h-17
_قلب r33 h-17
_قم r-16 g-18 m76 h-19
_قما m78
_قمار g-15 m92 h31
_قمار_ g-15 m92 h31
_قماش g20 h-22
_قماش_ g20 h-22
_قمح h-36
_قمح_ h-36
_قن g-37 m-18 h100
_قنا h54
_قني g-15 h29
_قنين g-15 h29
_قنينتين_ h23
_قنينتين_من_ h23
_قهوه_القاضي_ h40
_قو r-19 h39
_قوا h39
_قواد h19
_قي h16
_قيم h24
_قيمه r-16 g-20 m17 h34
_قيمه_ r-16 g-20 m17 h34
_كا r-30 g-37 h62 k18
_كا_ h20
_كاز m22 h-34
_كازي m22 h-34
_كازينو_ h-37
_كازينو_اونلاين_ m39
_كاس m-23 h73
_كاس_ m-21 h63
_كاس_علي_ m-19 h29
_كاش m-19 h-27 k34
_كاش_ m-18 h-34 k35
_كاش_او_ r-30 g27 k-15
_كام g-26 m16 h24
_كامل g-25 m19
_كامل_ h-19
_كامله_ r-25 m23
_كامي h22
_كاميرا_ h44
_كان r-24 m18
_كان_ r-18
_كانت g-19 m23
_كانت_ g-19 m23
_كانت_بيننا_ m23
_كب r-32 g-31 h33
_كبا h42
_كبت h51
_كبتا h43
_كبتاجون_ h30
_كبي r-27 h-33
_كبير r-27 h-33
_كبيره_ r-27
_كت r-62 g-30 m-38
_كتا g-44 m-29 h30
_كتاب g-36 m-16 h34
_كتاب_ g-32 h-35
_كتاب_عن_ h-20
_كتابه_ h75
_كتب_ h-22
_كتي r-58
_كح g-17 h-30
_كحو h-27
_كحول h-27
_كحول_ h-63
_كحولي_ h16
_كذ r16 k28
_كذا r16 k28
_كر r-52 g-45 h20
_كرا g27 m16 h-15
_كرات g29
_كراتين_ g31
_كراش m21
_كراش_ m21
_كرت g-62 h69
_كرتو g-30 h25
_كرتون_ h33
_كري g-26
_كريم g-25 h-18
_كس r-39 m38
_كسب m39
_كش r50 m24 h-20
_كشف r50
_كشف_ r57
_كشف_الحساب_ r92
_كف r73 g-19 m-29 h-43
_كفا r35
_كفال r35
_كفالته_ r26
_كفاله_%_ r18
_كفاله_من_ g26
_كفل r48 m-16 h-34
_كفلت r38
_كفلته_ r38
_كفلته_ياخذ_ r17
_كفلن h-20
_كفلني_ h-20
_كل r23 g30 h73 k-25
_كل_ r89 k-17
_كل_اسبوع_ r28 h-16
_كل_سنه_ r-20
_كل_شهر_ r47 h15
_كل_ما_ r104 m-18 h-45
_كل_واحد_ r-24 g-22 m-15
_كل_يوم_ r16 k24
_كله r-73 g40 m31
_كله_ r-57 g44
_كلها r-16 m23
_كلها_ r-16 m23
_كلو m-17 h-15
_كلي g-21 h68
_كليه h53
_كليه_ h53
_كم g22 h39 k-25
_كم_ r22 g52 m-22 k-15
_كما r-23 g-23 h31
_كما_ r-23 g-23
_كما_هو_ r-21
_كمي r-16
_كميا g15
_كميات_ g15
_كن g-31
_كنز g-18
_كه g-20 k-15
_كهر g-20 k-15
_كهرب g-20 k-15
_كهرباء_ h19 k-15
_كو r-23 g46 m21
_كو_ h37
_كوب g-22 m33
_كوبو g-19 m37 h-33
_كوبون_ g-18 m30 h-16
_كوبونات_ h-16
_كوبي h29
_كوبي_ h29
_كوت m18
_كوكا h17
_كوكايين_ h16
_كوكت h-21
_كوكتيل_ h-21
_كول g66 m-16 h-48
_كول_ g77 m-16 h-22
_كوم g27 h-25
_كومه g30 h-25
_كومه_ g30 h-25
_كي r22 g52 m-28 h-47
_كي_ r-29 g-36 m23 h36
_كير m-18
_كيرم m-18
_كيرم_ m-18
_كيس r-19 g77
_كيس_ r-19 g77
_كيس_الحظ_ g82
_كيش r94 g-24 h-34
_كيشت r30
_كيشت_ r30
_كيشل r29
_كيشلي_ r29
_كيشه r34 g-15
_كيشها_ r34 g-15
_كيف g47 h54
_كيف_ g53 h28
_كيك h-75
_كيل h-26
_كيل_ g48
_كيلو g-38
_كيلو_ g-18 h-21
_كے r-17 g-20 m38 h-51
_كے_ r-17 g-20 m38 h-51
_ل_ h44
_لا g-81 m-61 h-124 k32
_لا_ r-33 g-35 h-31 k63
_لا_اعرف_ g-15
_لا_املكها_ g33
_لا_تخبر_ k16
_لا_موعد_ g17
_لا_يعرف_ g21
_لا_يملكه_ g22
_لا_يملكها_ g21
_لاب m-29 h-20
_لابن m-25
_لابو k21
_لابو_ k21
_لاح g37
_لاحق g41
_لاحقا_ g41
_لاخ r-29 g-15 h-27
_لاخر r-22
_لاخر_ r-22
_لام h26 k-24
_لامي h26 k-24
_لامي_ h-18 k-22
_لامين_ h44
_لان r33 g-43 h-35
_لان_ g-43
_لانه r30
_لانه_ r30
_لاني h-25
_لاني_ h-25
_لب g35 k37
_لبن g47 m-16
_لبن_ g47 m-37 h-47
_لبنا m21 h24
_لبناني_ m21 h24
_لبنت h32
_لت r-19 g-20 k30
_لتا g17
_لتج k19
_لتجن h-15 k19
_لتجنب_ h-15 k19
_لتر r-19 g-19 h-28
_لث g33
_لج r17 g-16 h18 k26
_لح r17 h59 k-15
_لحا g26
_لحال g26
_لحاله_ g26
_لحد r18
_لحد_ r18
_لحف h58
_لحفل h58
_لحم h28
_لحم_ h28
_لحم_خنزير_ h25
_لد g20
_لدي g21
_لدي_ g21
_لدي_شركه_ g21
_لر r27 h33
_لز h38
_لس r-57 g231 m-31 h-55 k-15
_لسا r-28 g95 m-19 h-28
_لسا_ g128 m-19 h-56
_لسا_عند_ g15
_لسه r-28 g143 h-44
_لسه_ r-28 g143 h-44
_لش h-26 k24
_لشا h15
_لشاه h15
_لشاهد_ h15
_لشخ g-16 k35
_لشخص g-16 k35
_لشخص_ g-16 k35
_لشر r15 g42 h-27
_لشرك g52
_لشركه_ g52
_لشهر_ r15
_لص g-32 h71
_لصا g-16 h40
_لصال h35
_لض h15
_لط h24
_لطر h24
_لطرد h30
_لطرد_ h30
_لع r-27 m87
_لعب r-24 m90 h-41
_لعب_ r-21 g-25 m89 h-51
_لعب_ب_ m32 h-16
_لعب_علي_ g-22 m43 h-36
_لعبن m-38
_لعبنا_ m-38
_لعبه g19 m15
_لعبه_ g19 m15
_لعبه_الطياره_ m30
_لعبه_ما_ g28 m-16
_لغ k23
_لغي k23
_لغير k23
_لف g-19 m37 h44
_لفا m15
_لق r-20 g-32 h18
_لقا h31
_لقاء h18
_لقاء_ h18
_لقي r-20 g-25
_لقيت r-16 g16
_لك g29 m28 k30
_لك_ g37 m27
_لكف r-29 h38
_لكفي r-29 h38
_لكفيل_ r-29 h38
_لكل r-19 m24
_لكل_ r-19 m24
_لكي k18
_لكي_ k18
_لل r-90 g-121 m-108 h64
_للا r-28 m-36
_للاخ k18
_للاط m-25 h-20
_للاطفال_ m-25 h-20
_للاي k-15
_للب g-55 m-17 h-37
_للبا h-23
_للبن h-59
_للبي g-21 h29
_للبيت_ h-38
_للبيع_ g-16 h67
_للت m-29
_للتس h21
_للتو h-36
_للث g34
_للج h23
_للجا r-20 h18
_للجن h36
_للجن_ h36
_للح g-22
_للحظ h16
_للحظ_ h16
_للحف g-19
_للحفله_ h32
_للد r-21 h-42
_للدخ m23
_للدخول_ m23
_للدي m-16
_للر g-18 m34
_للز h45
_للزب h19
_للزو h20
_للزواج_ h20
_للس r32 h-16
_للسهره_ h-26
_للسي r51
_للسياره_ r51
_للش h70 k16
_للشا h16
_للشر h76
_للص g22
_للضر k16
_للع r28 h-18
_للعم g-19
_للعي r28 h-20
_للغ g20
_للف r-30 h-15
_للفا m16 h17
_للفايز_ m16
_للفق r-21 h-25
_للفقراء_ r-21 h-25
_للك g-23 h59
_للكي g-20 h28
_للكيف_ h31
_للم g-39 m-27 h23
_للمج h-15 k29
_للمجاهدين_ k29
_للمح r-15
_للمحبه_ h23
_للمحل_ g20
_للمر r49 h-21
_للمط r-17 g-17
_للمطعم_ h24
_للمف h20 k-15
_للمفتش_ h20 k-15
_للمفتش_عشان_ h16
_للمق r17
_للمقرض_ r17
_للمو k-21
_للموظف_ h41 k-18
_للموظف_عشان_ h28 k-16
_للموظفين_ h-23
_للن g23
_لله r-16
_لم r-32 g124 m-38 k-52
_لم_ g168 h-85 k-31
_لما r15 g24
_لما_ r24 g32
_لمج k15
_لمجم k15
_لمجموعه_ k15
_لمد r-19 g-29
_لمس g40 h-25
_لمست g47 h-23
_لمط h39
_لمطع h39
_لمع h27
_لمو m-22
_لموق m-22
_لموقع_ m-22
_لن r57 g-25 m-28 h-17
_لنا g-16 h21 k17
_لناس h19
_لناس_ h19
_لنف r50 h-23 k-20
_لنفس r50 h-23 k-20
_لنفس_ r31 h-15
_لنفسه_ r19
_له r80 g-24 m-15 h-48 k-26
_له_ r104 h-17 k-53
_لهم g-17 h-21 k40
_لهم_ g-17 h-21 k40
_لو r-31 g175 m28 h-66 k19
_لو_ g123 h-28
_لو_ما_ g15
_لوا g-17 k43
_لواح g-17 k43
_لواحد_ g-17 k43
_لوت g16 m85 h29
_لوت_ g35 m-17 h-26
_لوتو m90 h63
_لوتو_ m90 h63
_لوج r-18 g16
_لوجه r-18 g16
_لوجه_ r-18 g-15
_لوجه_الله_ r-18 g-15
_لوح m-33
_لوط g20 h-17
_لوط_ g24
_لول g23 h-35
_لولو g39 h-27
_لولو_ g39 h-17
_لولو_في_ g27 h-17
_لي r20 h45 k-22
_لي_ r36 g33 h-26
_لي_السياره_ r-29
_لي_عند_ r-18
_لي_وانا_ g28
_لير g-16 h32
_ليري g-16 h36
_ليريكا_ g-16 h36
_ليريكا_بدون_ h15
_ليس g27
_ليس_ g20 h-16
_ليل h70
_ليل_ h55
_ليله m22 h21
_ليله_ m22 h21
_ليله_مع_ h22
_ليلي h52
_ليلي_ h18
_ليليه_ h30
_ما r-48 g169 m-32 h-171 k40
_ما_ g190 m-48 h-100 k86
_ما_ابي_ g-16 k21
_ما_اتفقنا_ r24
_ما_انبرمجت_ g16
_ما_تتاخر_ r15
_ما_تطلع_ k17
_ما_تلد_ g16
_ما_تلده_ g15
_ما_حد_ g18 k-22
_ما_حدا_ g21
_ما_شافها_ g20
_ما_شفت_ r35 g-23
_ما_هو_ r-26
_ما_هي_ r-32 g33
_ما_يبين_ g-21 k26
_ما_يدري_ k22
_ما_يزهر_ g23
_ماب g36
_مابي g36
_مابي_ g36
_مات h-22
_ماج h21
_مار g-15 m-22 h76
_مارج g41 h-20
_مارجن_ g44 h-24
_مارس g-21
_مارس_ g-21
_مارك g-17 h44
_ماري g-17 h47
_ماك g-20 m60
_ماكي g-17 m61
_ماكينات_ m33 h29
_ماكينه_ m28 h-28
_مال r23 g25 m-26 h-64 k-25
_مال_ r42 h-33
_ماله g18
_ماله_ r15
_مالهاش_ g22
_مالي r-21 g16
_مالي_ r-21 g-35
_ماليه_ g50
_ماي g-27 h-48
_مب r-24 g34
_مب_ k20
_مب_من_ g-18 h25
_مبا r-39 g58 h-39
_مباد r-39 g74 h-30
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
_مت r48 m-23 h-40 k-25
_مت_ g31 h-15
_متر g-23 h-16
_متر_ g-15
_متع h28
_متعه h18
_متعه_ h18
_متف g-38
_متفق g-37
_متفق_ r-33 g-21
_متفق_عليه_ r-46 g-22
_متفقين_ r28 g-16
_متل r35
_متل_ r35
_متل_ما_ r35
_متي r-18 g70 k-15
_متي_ r-18 g70 k-15
_متي_ما_ g33
_مث g-49
_مثل g-49
_مثل_ g-21 h-18
_مثل_ما_ g-20
_مج r-23 g22 m-16 h-58
_مجا h-33
_مجان m-19 h-19
_مجانا_ r15
_مجاني_ m-17
_مجه r-20 g54 h-45
_مجهو r-20 g54 h-45
_مجهول_ r-16 g26 h-34
_مجهوله_ g27
_مح r-68 h-33 k53
_محا r-41 h-54 k-17
_محار g54 h-36
_محار_ g24
_محاره_ g30 h-25
_محاض r-17 g-30
_محاضره_ r-17 g-30
_محب h20
_محبه h20
_محبه_ h20
_محت r-32 m17 h38
_محتا r-32 m21 h29
_محتوي_ g-16 h17
_محد g24 k24
_محص g31
_محصو g31
_محصول_ g31
_محصول_قبل_ g17
_محف g-27 h-41 k71
_محفظ r-18 g-27 h-34 k79
_محفظته_ k23
_محفظتي_ r-15 h-16 k29
_محفظه_ m16 k24
_محفو r29
_محل r24 g-32 h18
_محل_ r52
_محله g-20 h-15
_محله_ g-20 h-15
_محلي r-15 h26
_محلي_ r-15 h26
_مخ g18 m-20 h56
_مخا g18
_مخاط r15 g18
_مخد h75
_مخدر h64
_مخدرات_ h30
_مخدره_ h25
_مخز g-20
_مخزن g-31
_مخط g18 m-16
_مخطط g20 m-16 h-18
_مخطط_ g20 m-16 h-18
_مخف g15
_مخفي g15
_مخفيه_ g15
_مخن h16
_مخنو h16
_مد r-34 h-22 k-15
_مدخ h-25
_مدخن h-25
_مدخن_ h-30
_مدر r-45
_مدرس r-29 g-40 h-27
_مدرسه_ g-32
_مدف g16 h15
_مدفو g16 h15
_مدفوع_ r-22
_مدفوعه_ m24
_مدفونه_ g19
_مدي r17
_مديو r33
_مر r42 m-16 h-89 k18
_مرا r51 h-63
_مراب r60 g-20 h-23 k-21
_مرابحات_ r34 h-15
_مرابحه_ r25 g-20 k-16
_مرات r18 k20
_مرات_ r18 k20
_مراف m-16
_مرافقه_ليليه_ h43
_مراه r-20 g21 m33 h-39
_مراهنات_ m-29
_مراهنه_ r-17 g27 m51 h-23
_مراهنه_علي_ g38
_مرب r17
_مربو r17
_مربوطه_ r17
_مرت g59 h-38
_مرتج g68 h-25
_مرتجع_ g28
_مرتجعات_ g40 h-17
_مرخ k16
_مرخص k16
_مرصو h20
_مرصود_ h20
_مرض h31
_مرضي h20
_مرضيه_ h20
_مره g17 k26
_مره_ g17 k26
_مروج h16
_مروج_ h16
_مرور h-21
_مري g-28 h-18
_مز r-18 h72
_مزا g-28
_مزاج g15
_مزاد g-21
_مزاد_ g-21
_مزر r16 g21
_مزرع r16 g21
_مزرعته_ r16
_مزو r-15 h54
_مزور r-15 h54
_مزور_ h19
_مزوره_ r-15 h30
_مزي h35
_مزيف h35
_مزيفه_ h30
_مس r-60 g-75 m-68 h-48 k27
_مسا r-66 g-20 m18
_مساب m23 h-16
_مسابقه_ m23 h-16
_مساج h29
_مساج_ h29
_مساج_خدمه_ h15
_مسب g27 h-27
_مسبق g27 h-17
_مسبق_ g28
_مست r38 m-37 h-38 k30
_مستا k25
_مستح r38
_مسترد_ g-16
_مستع g-27 m-20 h-30 k20
_مستعمله_ m-19
_مستق r24 g24 h-24
_مستقبلي_ r19 g18
_مستقبليات_ g36
_مستقبليه_ r23 g-18
_مستن h17
_مستو g19 h22
_مسج g-57 h-46
_مسجل g-57 h-19
_مسد h-19
_مسدس h-19
_مسدس_ h-28
_مسر g-31 h96
_مسرب h19
_مسربه_ h19
_مسرو g-28 h77
_مسروق_ g-23 h45
_مسروقه_ h30
_مسك g18
_مسكر g18
_مسكر_ g-15
_مسكره_ g38
_مسل m-17
_مسلس m-17
_مسلسل_ m-17
_مش r33 k-23
_مش_ g47
_مش_من_ g-22 h30
_مشا r22 h-19
_مشار r22 h-17
_مشاركه_ r22 h-17
_مشت r-19 g36
_مشتر r-19 g19
_مشتري_ g31
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
_مص g-54 h-150 k41
_مصا r24 m15 h-36 k16
_مصار r24 m17 h-45 k16
_مصارع_ m24
_مصاري_ r43 k-15
_مصاريف_ r-19 h-30 k31
_مصد h-38
_مصر g-18 h-60 k22
_مصرف r36 h-17 k17
_مصرف_ k17
_مصرو r-22 h-42 k15
_مصروف_ r-20 h-30 k-16
_مصروفات_ k32
_مصن h21
_مض r106 g-26 h-29 k40
_مضا m17
_مضار r-28
_مضاربه_ r-28
_مضاع r29 m26
_مضاعف_ r22 m26
_مضروبه_ k21
_مضم r37
_مضمو r37
_مضمون_ r15
_مضمونه_ r23
_مط g-24 h-61
_مطع h-62
_مطعم h-62
_مطعم_ h-62
_مع g-15 m-36 h-61 k-49
_مع_ r60 g-19 h29
_معا r32 h-26
_معام r39 h-23
_معت h36
_معتم h-25
_معتمد_ h-25
_معرف g24
_معرفه_ g24
_معرو g-27
_معس h-35
_معسل h-35
_معسل_ h-35
_معق h-39
_معقم h-39
_معقم_ h-39
_معل r-78
_معلق r-18 g44
_معلق_ g52
_معلق_علي_ g59 h-24
_معلو r-40 g-31
_معلوم_ r-39 g-26
_معه r16
_معي g34
_معي_ h21
_معين g40
_مغ g36 m-17 h49
_مغش h31
_مغشو h31
_مغشوش_ h25
_مغل g29 h18
_مغلف h22
_مغلق g24
_مغلقه_ g27
_مف g43 h-62
_مفا g32 h-16
_مفاج g45 h-16
_مفاجات_ g31
_مفت m19
_مفر g19
_مفرو g19
_مق r-16 g26 h64
_مقا m33
_مقاب h31
_مقابل_ h31
_مقابل_ان_ h50
_مقاس h-50
_مقام m51 h17
_مقد g25 h-24
_مقدم g38 h-15
_مقدم_ g41 h-15
_مقر h46
_مقرص h24
_مقرصنه_ h17
_مقف g43 h-23
_مقفو g33
_مقفوله_ g33
_مقل g-16 h88
_مقلد g-16 h88
_مقلده_ h71
_مك r52 k-24
_مكا h15
_مكان g15 h25
_مكت r45
_مكتب m19 h-17
_مكتب_ m19
_مكتو r58 g-17
_مكتوب_ r41 g-17
_مكر h15
_مكف r37
_مكفو r37
_مل r-19 g88 m-23 h-78 k-38
_ملا h-27 k-16
_ملاب h-25 k-16
_ملابس_ h-25 k-16
_ملغ h19
_ملغو h19
_ملغومه_ h19
_ملك g87 h-57 k-18
_ملكن g19
_ملكنا_ g19
_ملكه g22
_ملكه_ g22
_ملكي g39 h-36
_ملكي_ g33 h-30
_مله g21
_مم g30 m-16 h-60
_ممد g44
_ممدد g44
_من r29 g-26 m-74 h50
_من_ r-107 g49 m-48 k17
_من_الراعي_ h-17
_من_السفاره_ h32
_من_السوق_ r34 g-20 m-16
_من_القرض_ r-71
_من_اللي_ r45 g-34 h54
_من_المحل_ r23 g-20
_من_المزاد_ g54
_من_المعرض_ h-17
_من_امازون_ g31
_من_بنك_ h-15
_من_حد_ k25
_من_حقنا_ g-16 h35
_من_حقه_ g-48 h47
_من_حقي_ g-26 h27
_من_شركه_ g49 h29
_من_عند_ h28
_من_غير_ g57
_من_فوايد_ r-19
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
_منجم_يقول_ h20
_منس h18
_منسو h18
_منسوخه_ h18
_منظ r51 h-18 k-17
_منظم r51 h-18 k-17
_منظم_ r51 h-18 k-17
_منف g23
_منك g-36
_منك_ g-36
_منه r22 h-19
_منه_ h-32
_منها r20
_منها_ r20
_مني r53 m-17 h-20
_مني_ r53 m-17 h-20
_مه r-35 g-26 h70
_مهر h21
_مهرب h25
_مهك h30
_مهكر h30
_مهكره_ h26
_مهل r-21 h16
_مهله r-15
_مهله_ r-15
_مو r-32 g89 m-84 h-40 k-20
_مو_ r32 g25 h43
_مو_عندي_ g44
_مو_من_ g-21 h24
_موا g24
_مواص g26 h-19
_مواصفات_ g31
_موب m-25
_موبا m-25
_موبايل_ m-25 h-25
_موج g44 h-15
_موجل g54 h-15
_موجل_ r-21 g28
_موجلان_ g25
_موجله_ g-21
_موجلين_ g31
_مود h18
_مودي h18
_موديل_ h18
_موز g-26
_موزو g-26
_موش g19
_موشر g34
_موشر_ g34
_موع g50 h-24
_موعد g50 h-24
_موعد_ g70 h-16
_موقع_تعارف_ h18
_مي g-24 m104
_ميا g-19 h-23
_ميت g-16 h53
_ميته h61
_ميته_ h61
_ميتي m16 h-22
_ميتين_ m16 h-22
_ميس m34 h-29
_ميسر m42 h-20
_ميسر_ m42 h-20
_ميل m20 h-39
_ميلا h-25
_ميه g17 m31 h18
_ميه_ g17 m31 h18
_نا r-100 g-64 h26
_ناب_ h31
_ناد r-18 g-19 h-20
_نادي r-18 h-29
_نادي_ r-18 h-29
_ناص r-28
_ناصر r-28
_ناصر_ r-28
_ناف h59
_نافق h59
_نافق_ h42
_ناق r-20 g-38 m30 h-28
_ناقه g-27 h-33
_ناقه_ g-27 h-33
_نب m-23
_نبي m-21
_نبيد h21
_نبيد_ h21
_نبيذ h20
_نبيذ_ h20
_نت r-16 g-27 h-47 k49
_نتج k22
_نتف k15
_نتفا k17
_نتفادي_ k17
_نتفق_علي_ g-18
_نج h-19 k57
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
_نح r-37 g73 h-40
_نحد g49 h-21
_نحدد g49 h-21
_نحدده_ g42 h-16
_نحدده_بعد_ g16
_نحس h18
_نحس_ h18
_نخ g52 h-28
_نخت g41 h-18
_ندف g-15
_ندفع g-15
_ندفع_ g-15
_نز r61 h-34
_نزل r45 g22 h-15
_نزل_ r17 g25 h16
_نزلت r17 h-31
_نزلت_ r17 h-31
_نزو r17 g15 m19
_نزول g15 m19
_نزول_ g15 m19
_نس r72 m28 h27
_نسا h33
_نساي h33
_نسب r43 m38
_نسبه r27 m27 h-17
_نسبه_ r27 m27 h-17
_نسخ_ h23
_نص r-35 g-21 m-18 h15 k-23
_نص_ r-20 g18 m15 h-56
_نصب g-21 m-15 h37
_نصب_ g-17 m-15 h24
_نصب_علي_ g-17 m-15 h20
_نصف g-20 h40
_نصف_ g-20 h40
_نصي r-23 k-23
_نصيب r-23 k-23
_نصيب_ g-26 m41 h36
_نصيبه_ k-15
_نصيبي_ g28 m-15 h-39
_نصيبي_في_ g86 h-23
_نصيبي_من_ g-52 h-25
_نط m27
_نظ h-25
_نظي r29
_نظير r29
_نظير_ r29
_نع g17
_نعر g26
_نعرف g26
_نعرف_ g22
_نف r-52 g-29 m-24 h16
_نفس r-49 g-32 m-26 h15
_نفس_ r-38 h25
_نفس_المبلغ_ r-25
_نفسه r-15 g-21 m-16
_نفسه_ r15 g-28 m-16
_نفسه_يشتريه_ r23
_نفسه_يشتريها_ r29 g-18
_نفسها_ r-30
_نفسي m-18
_نفسي_ m-18
_نق r58 g-35 m-30 h-127
_نقا m15
_نقد r31 g-21 m-16 h-45 k20
_نقد_ r21
_نقدا g-32 h-27 k25
_نقدا_ g-32 h-27 k25
_نقدي r20 g18
_نقدي_ r20
_نقس m-16 k-18
_نقسم m-16 k-18
_نقسم_ k-15
_نقو r21 h-45
_نل g22
_نه r-30 g-37 h31
_نها r-30 g-37 h31
_نهاي r-30 g-37 h31
_نهايه_ r-29 h42
_نهايه_الشهر_ r-29
_نو r-34 g34 h-45 k25
_نوع g42 h-32
_نوع_ g16 h-16
_نوعه g27 h-16
_نوعه_ g16
_ها r-87 g81 m41 h-61
_هاب h-22
_هابط h-29
_هابط_ h-29
_هابط_خلال_ m20
_هات r-20 g-20
_هاته h35
_هاته_ h35
_هار m37
_هاك g-21 m26 h36
_هال r-34 g102 m-17 h-75
_هالس h-21
_هالش g26 h-17 k17
_هالشجره_ g28
_هالشهر_ k17
_هالن g28
_هالنخله_ g28
_هام r-28 g33 h-28
_هامش r-17 g63 h-23
_هامش_ r-17 g63 h-23
_هاي h31
_هاين h31
_هاينكن_ h31
_هب m30 h-20
_هبو m30 h-20
_هبوط m30 h-20
_هبوط_ m24 h-20
_هبوط_ثانيه_ m16
_هج h37
_هد r-18 g-34
_هدا h-15
_هداي h-15
_هدايا_ h-15
_هدي r-18 g-34
_هديه r-18 g-34
_هديه_ r-18 g-34
_هديه_زواج_ h-36
_هديه_لشاهد_ h15
_هديه_للموظف_ h17
_هذ h-28
_هذا g-40 h25
_هذا_ g-40 h25
_هذه g24
_هذه_ g24
_هذي h-52
_هذي_ h-52
_هر h20
_هرم h18
_هرمي h18
_هرمي_ h18
_هك h50
_هكر h50
_هكر_ h50
_هل g-29 m64
_هل_ g-17 m70 h-29
_هلو h16
_هلوس h16
_هلوسه_ h16
_هن r-38 g43
_هند g28
_هندي g24
_هو r-53
_هو_ r-53 h-20
_هوي h16
_هي r-75 m-24
_هي_ r-76 m-19 h-17
_وا r-16 g-54 h-88
_وات g-17 h16
_واتس g-17 h16
_واح r-25 g51 h25
_واحد r-43 g58 h23 k-37
_واحد_ r-43 g30 k-28
_واحد_دفع_ m-46
_واحد_من_ g50 h-18
_واحده_ g28 h24
_واحده_من_ g23 h-15
_واحو k27
_واخ g23 m-33
_واخذ g16
_واخذ_ m-15
_وار r25 g67 m24 h-35
_وارب r24 m31
_وارجعها_ r-21
_واس r-44 g-57
_واست r-39 g-32 h-29
_واستلمتها_ r-27
_واسط h36
_واسطه_ h36
_واش g-15
_واشت g-15
_واع g-17
_واف r20 g-21 h-15
_واق g-23
_وال r-19 g-23 m30 h-77
_والا r15 m33 h23
_والب g31
_والباقي_ r25 h25
_والبضاعه_ r-15 g31
_والبضاعه_موجلين_ g17
_والت r31 g-41
_والتسليم_ r36
_والثمن_ g24
_والج m16
_والجايزه_ m27
_والجايزه_من_ m27
_والخ r-19 h-18
_والخساره_ r-19 m-20 h-15
_والخساره_علي_ r-19
_والد g22 m-17
_والر r-21 m-27 h-27
_والربح_ m-21
_والس g17 m20
_والسعر_ g29
_والف k20
_والق g-17
_والل g-23 m21
_واللي_ m26
_والم h-31
_والمبلغ_ r-19 g-22
_والمحتوي_ g18
_واله g27
_والهبوط_ g27
_وان r21
_وانا r22 g20 h44
_وانا_ r22 g20 h44
_واي h25
_واين h29
_واين_ h29
_وب r74 m-17 h-17 k-33
_وبا r19 g-22
_وباق g19
_وباقي_ g19
_وبت g44
_وبد g20 h-17
_وبدو g24
_وبدور_ g15
_وبر r29
_وبرج r33
_وبش g34
_وبشت g34
_وبشتريها_ g32
_وبع r-24 g-21
_وبعته_ r19
_وبعد r-30 g-26
_وبي r18 g-21 m36
_وبين m21
_وبين_ r-26 m21
_وت r15 g-101
_وتح k17
_وتحو k17
_وتر g-18 h-25
_وترج r16
_وتو h-19
_وث r45 g31 m-16 h-33
_وثل r27 g-19 h-16
_وثلا r34
_وثي g40
_وثيق g40
_وثيقه_ g40
_وج g-74 m-17 h20
_وجب h-21
_وجبن h-21
_وجبن_ h-21
_وح r-24 k21
_وحده g31
_وحده_ g31
_وحل h-17
_وحو r-24 k26
_وحول r-24 k26
_وحول_ k26
_وخ r26 g-40 m23 h-48 k32
_وخذ r-25 k17
_وخذ_ r-16 g15 k17
_وخس m15
_وخسر m15
_وخل k16
_وخم r44
_وخمس r44
_وخمسميه_ g17
_وخمسين_ r40 g-15
_ود r-19 m24 h-21 k-24
_ودع h19
_ودع_ h19
_ودف r-65
_ودفع r-58
_ودفعت_ r-54
_ودي m18
_ودي_ r-20
_وديع r18
_وديعه_ r18
_وذ h-60
_ور r44 g28 h-48 k-47
_ورا m37 h25
_ورا_ h32
_ورب r47 g-26
_ورث g80 h-37
_ورث_ g22
_ورث_وهو_ g22
_ورثه g17
_ورثه_ g64
_ورثه_وهو_ g18
_ورثه_وهي_ g20
_ورج r15 g-15
_ورجع r15 g-15
_ورجعوا_ r19
_ورجعوا_اخذوها_ r17
_ورجعوا_خذوها_ r20
_ورد r-23
_ورد_ r-18
_ورده r36
_وردها_ r36
_وردي r-38
_ورق r-38 h30
_ورق_ h-22
_ورقه r-32 m23 h31
_ورقه_ r-32 m23 h31
_ورقي g28
_ورقيه_ g28
_ورو g17 h-24
_وز r77 h-50
_وزا r44
_وزاد r44
_وزد r16
_وزن r16 g21
_وس r-33 g-96 h-24 k18
_وسا h-47
_وسج g-22
_وسك h55
_وسكي h55
_وسكي_ h55
_وسل r-31 g-28
_وسلم r-30 g-24
_وسي k29
_وسيط k32
_وسيط_ k32
_وش h-64 k25
_وش_ g36 k26
_وشر r26 h-26
_وشرط r37
_وشرط_ r24
_وشري h-22
_وشف g-32
_وشفت g-32
_وص g-35
_وصا r28
_وصار r28
_وصار_ r17
_وصف g25 h23
_وصف_ g33 h-17
_وصفه h40
_وصفه_ h40
_وصل g-46
_وصل_ g-17
_وصلت k-15
_وصلن g-15 k34
_وصلني_ g-15 k34
_وط g-34 m26 k18
_وطل m37 h21 k18
_وطم g-22
_وطما g-22
_وطماطم_ g-22
_وع r15 g-140 m-30 h-134
_وعد g-80 h-28
_وعش r32
_وعشر r32
_وعشرين_ r32
_وعم r26
_وغ m19
_وغل m19
_وغلب m19
_وغلبني_ m19
_وف r51 g-40 m-17 h-55
_وفا r18 g16
_وفح g-17
_وفل g-24
_وفلو r15
_وفو r18 h-15
_وفوق r23
_وق r-17 g59 m-32 h-40
_وقا r18 h-15 k16
_وقال r18 h-15 k16
_وقال_ k16
_وقب r-39 g-15
_وقبض r-38 g-28
_وقت r-23 g43 h-28
_وقت_ r-23 g43 h-28
_وقت_ما_ g35
_وقط g-40 h30
_وقع r46 g34 k-15
_وك g-48 h-26 k-16
_وكت r16 m-18
_وكتب r16 m-18
_وكتبت_ m-18
_وكش h47
_وكشف h47
_وكشف_ h47
_وكل r16
_وكل_ r19
_وكل_واحد_ m-24
_وكي g-19 h-60
_ول r-97 g138 m-42 h-79 k-18
_ولا r-18 g85 m-17 h-42 k-31
_ولا_ r-18 g82 m-17 h-42 k-28
_ولا_متي_ g19
_ولد r25 g30
_ولدي r17 g25
_ولدي_ r17 g25
_ولم r-59 g39
_ولم_ r-20 g31
_ولما r-39
_ولما_ r-39
_ولي r-26 m-15
_ولي_ r-26
_وم r-34 g-64 m-24 h-103
_وما r-76 g86
_وما_ r-93 g89
_وما_حددنا_ g26
_ومس r-22 h-22
_ومع r74 g-26
_ومعا r47
_ومعه r28 g-21 h21
_ومعه_ r33 h30
_ومو g-55
_ومي r38
_وميه r51
_وميه_ r51
_ون r88 g-46 m36 h23
_ون_ m72 h18
_ون_اكس_ m53 h28
_ونص r131 g-24
_ونص_ r115
_وه r65 m-39 h-55 k125
_وهذ m-19
_وهم h-21 k49
_وهمي h-21 k49
_وهمي_ k20
_وهميه_ k29
_وهو r42
_وهو_ r42
_وهو_ما_ h16 k-15
_وهو_نفسه_ r61 g-25
_وهي r46 g-26 h-24 k89
_وهي_ g-20 h-24 k89
_وو r-26 g-74 m-26 h-30
_وي r75 g-25 h50
_وياخذ_ r15
_ويب r25
_ويس g-18 h49
_ويسك h42
_ويسكي_ h42
_ويش r-15 h22
_ويشغ h22
_ويشغله_ h22
_ويع r29
_ويعط r17
_ويق g-19 h21
_وين g20
_يا r-54 g44 m114 h-70 k19
_يا_ r-52 g76 m50 h-46
_يا_نصيب_ m49 h16
_ياج k25
_ياجر k25
_ياجر_ k25
_ياخ r-15 m59 h-23
_ياخذ r-23 m50 h-15 k-16
_ياخذ_ r-24 m47 h-15
_يان m18 h22
_يانص m18 h22
_يانصيب_ m18 h22
_ياه r16 g-15 h-16
_يب r-24 g42 h-34 k28
_يبد g19
_يبي h-21 k35
_يبيع r-15 g28
_يبين g-20 k36
_يبين_ g-19 k29
_يت r19 g32 h26
_يتا r38 h-16
_يتاخ r38 h-16
_يتاخر_ r38 h-16
_يتح g40
_يتحد g40
_يتحدد_ g40
_يتحدد_اخر_ g15
_يتص h47
_يج r30
_يجي r41
_يجيب g21
_يجيب_ h24
_يجيبه_ g25
_يح r-49 k21
_يحد g67 h-24
_يحدد g67 h-24
_يحدد_ g46 h-17
_يحدده_ g16
_يحس r-26 g-15 k31
_يحس_ g-15 k31
_يخ r-22 g72 h18 k15
_يخت g46 h28
_يختا g48 h-15
_يختب h26
_يختبر_ h26
_يد r-42 g29 m-28 h-20
_يد_ r-53
_يد_بيد_ r-53
_يدخ h35
_يدخل h35
_يدخل_ h35
_يدر k25
_يدري k25
_يدري_ k25
_يدف r-18 g40
_يدفع r-18 g45 h-17
_يدفع_ r-17
_يدفعون_ g41 m-19
_يدفن h24
_يدفن_ h24
_يدي r53 h-53
_ير g35 h15
_يرجع_ g-23 k18
_يرجع_كامل_ r31
_يرد r-18
_يرد_ r17
_يز r24 h-24
_يزه g23
_يزهر g23
_يزهر_ g23
_يزي r22
_يزيد r22
_يس r101 g-46 h32 k15
_يسا h-19 k27
_يسال h-19 k27
_يسب m15
_يسبق m15
_يسبق_ m15
_يست r36
_يسل r69
_يسلف r38
_يسلم r31
_يسه g20
_يسهل g20
_يسهل_ g20
_يش r61 h27 k-17
_يشت r56 g-18
_يشتر r40 g-18
_يشتريه_ r20
_يشتريها_ r23
_يشغ r18 h24
_يشغل r18 h24
_يشغله_ h24
_يشي m15 h18
_يشيل m15 h18
_يشيل_ m15 h18
_يصل g16
_يصلح g16
_يصي h20
_يط g-21 h54 k30
_يطر h16
_يطرد h18
_يطرد_ h18
_يطل k32
_يطلع k18
_يطلع_ k18
_يظ k32
_يظه k32
_يظهر k32
_يظهر_ k32
_يع r-19 g70 h50
_يعر g35
_يعرف g35
_يعرف_ g34
_يعط g18
_يعطو g22
_يغي h16
_يغير h16
_يغير_ h16
_يف r-23 g60 h55
_يفت g38 h-16
_يفتح g38 h-16
_يفتح_ g27 h-20
_يفتح_اعلي_ g24 h-21
_يفك r-15 h67
_يفك_ h52
_يق g28 h23
_يقد h15
_يقدم h15
_يقر g33
_يقرا g-19 h28
_يقرا_ g-19 h28
_يقرر g51 h-22
_يقرر_ g17
_يقرره_ g16
_يقول_ g-15 h27
_يك r-18 g29 m-23 k-23
_يكت r-33 h17
_يكتب h21
_يكتب_ h25
_يكف k-15
_يل r18 g51 m26 h-17
_يلع m18
_يلعب m18
_يلعب_ m18
_يلعب_علي_ m18 h-18
_يم g45 h59
_يمت h29
_يمتح h29
_يمتحن_ h29
_يمس h16
_يمسح h16
_يمسح_ h16
_يمش r17 h18
_يمشي r17 h18
_يمشي_ r17 h18
_يمك g29 h-25
_يمكن g29 h-25
_يمكن_ g29 h-25
_يمل g47
_يملك g47
_يملكه_ g24
_يملكها_ g23
_ين g29 k48
_ينب g21 h-18 k20
_ينت g37 h-19
_ينتب g-15 k17
_ينتبه_ g-15 k17
_ينز g-31 m19 h21
_ينزل g-44 m20 h28
_ينزل_ r-18 g-44 m20 h28
_ينع k17
_ينعر k17
_ينعرف_ k17
_يو r22 g-25 m-28
_يوص r24
_يوصل r24
_يوصل_ h-20
_يوق h22
_يوقع h22
_يوقع_ h22
_يوم g-51 m-16 k15
_يوم_ g-38 h-27 k19
_يومي r24 h28
_يوميه_ h15
_يون r-29
_يوني r-29
_يونيو_ r-29
_چر h28
_چرس h28
_چرس_ h28
a2a r68 g-56 m24 h-28
a2a_ r26 g-25
a2e r46
a2ed r64
a2i r21 m16 h33
a2id r21
a2k r24
a2kh r24
a2khe r24
a2m r-28 g30 h-19
a2me r-28 g30 h-19
a2mee r-28 g30 h-19
a2n r-15 m16
a2s m-24
a2se r-26 g23
a2see r-26 g23
a2t r37
a3_ r16 g115 m60 h-32
a3a r-17 g-35 m-16 h27
a3a_ g-25 h44
a3d r48 g28
a3d_ r39 g21
a3da r16
a3h h-15
a3ho h-15
a3l r-23 g25 k59
a3m k18
a3me r-16 h-15 k18
a3n m-15
a3na m-15
a3na_ m-15
a3o r34 m-17
a3r g44
a3ro g20
a3t r-53 g-49 m17
a3t_ r-23 g-28 m26 h22
a3te r22
a3tee r22
a5e h19
a5et h19
a5o m38
a5od m39
a7_ m48 h39
a7a r32 g-21 h-63 k45
a7aw r-25 g-17 k55
a7e r-35 g16 m30 h36
a7ed r-27 g19
a7ed_ r-27 g19
a7m h46
a7n r-19 g-15 h-52
a7s g39
aa_ g-24 m29 h-20
aab r-15 h-17
aad r-29 g53 h-52
aad_ g54 h-46
aaj r45 g-17 h-31
aal g22 h60
aal_ g29 h35
aam g33
aam_ g34 h-17
aami h18
aamil h18
aan r-15 g16 h-26
aar r-27 g28 m18 h15
aar_ g35 h-27
aas g22 m-20 h17
aas_ r23
aash r-27 g23
aash_ r-27 g23
aat h-39
ab_ r-90 g34
aba r-46 m-32 h58 k-18
aba_ r-23 m-18 h26
abad h25
abah r39 g-16 h-18
abaha r40 h-25
abar r-16 h20
abare h28
abay r-36
abaya r-36
abb r38 g22 m-22 h-29
abba r-48 g29
abbe r37 m-17
abby r50 h-17
abby_ r50 h-17
abe r24 g-64 h117
abel g-63 h78
abel_ g-53 h59
abell h31
aber h65
abet r32 m15
abet_ r43 m15
abi g-29 m-37 h-26 k18
abi_ r29 h-28 k25
abil r-24
abili r-24
abin g-16 h-16
abine g-16
abis h35
abis_ h35
abl g49 h-44
abl_ r19 g71 h-37
abla r-20 h27
ablag h27
able r35 g-50 m15 h-22
able_ g-49 h-74
ables r34 m44 h15
ablet m-15 h37
abo r-27 g-47 m59 h77 k15
abon m60 h-16
abong m60 h-16
abor h47
abor_ h26
abort h22
abou r-18 g-20 m-17 h35
abov m23 k29
above m23 k29
aboy h27
aboy_ h27
abr g-21
abra h44
abraj h44
abri h-29
abric h-16
abro h-25
abroa k16
abs r21 g-15 m-23 h82
absi h44
absin h43
abso h36
absol h36
abt r22 h-52
abt_ m19 h-23
abta r15 h-29
abta_ r15 h-29
abu r34 h33
abu_ r42
aby r-29 g-41 h-19
aby_ g-24 h77
abys h-90
abys_ h-35
ac_ r-33 g16 h42
aca m45 h59
acc m67 h-44 k36
acca m75
accar m50 h22
accep r25
acci m-22 h-30
accid g22
accin m-22 h-26
acco g15 h-19 k42
acco_ g-17
accou g28 h-25 k45
accr r31
accru r31
accu m25 h18
accum m25 h18
ace r47 g-18 m-21 k-18
ace_ r36 m-29
aced r17 m30
aced_ r17 m30
acem m-15 k-16
aceme m-15 k-16
ach r-37 m20 h-44
ach_ r36 k28
acha m30
acha_ m27 h-23
achc g21
achch g21
ache r-42 g-18 m-26 h-37 k-25
ached r-19 h-29 k-21
achel h26
acher m-21
achi r-16 m25 h-49
achin m27 h-23
acht h28
acht_ h28
aci g-27 h57 k-16
acil r43 h48
acili r43 h48
acin m25 h16
acing m25 h16
ack r-31 g-84 h126 k-26
ack_ g-42 h89 k-25
acka g16 m-29 h-18
ackag g16 m-32 h-18
ackd h-15 k24
ackda h-15 k24
acke m-62 h67 k-15
acked h116
acker m-27 h-30
acket m-22 h-19
ackg h-29
ackga h-29
ackh h37
ackha h37
ackj m40
ackja m40
ackm h34
ackma h34
ackp m58
ackpo m58
acks r-17 g-27 h-27
acks_ r-17 g-27 h-27
aco m31 h86 k-25
acon h54
acon_ h60
acq h22
acqu h22
acqui h22
acr g-24 h57
acri h34
acrif h34
acro g-22 h23
acros g-22 h23
act r17 g-20 h-60
act_ h42
actl r-21
actly r-21
acto r65 h-71
actor r65 h-71
acts g15
acts_ g15
actu r-38 g-15 h-34
actua r-35 h-17
acu g-27
ad_ r-44 m29 h-87
ada g26 h-41 k20
ada_ r-31 m28
adab g23
adabl g23
adam r-16 h30
adam_ r-16 h24
adaq h-17
adaqa h-17
adar h-17 k36
adar_ h-17 k36
adat r32
adat_ r32
add r51 g-37 h43 k-31
add_ r24 g30 m28 h28
adda r-34 g-23
adde r23 g-30 h23 k-16
added r53 h30 k-16
adder g-24
addic m-21 h-23
adds r46 k-20
adds_ r46 k-20
ade r-27 h-32
ade_ g-17 k21
aded h-18
aded_ g-15
adee r-26 h-18
adel h15
adell h27
ader g-15 m-19 h32
ader_ m-19 h32
ades m19
ades_ m19
adey g42
adf r29 h-17
adi r57 g-17 h88 k-21
adi_ h18
adie h41
adies h41
adin r-15 h-19
ading r-15
adiy r20
adj g-17 h-16
adju g-17 h-16
adjus g-17 h-16
adl g24
adli g24
adlin g24
adm r35 h-25
admi h-25
admin r15
ado r-43 g-61 m-29 h126
ado_ r-29 g-15
adob h36
adol g-18
adol_ g-18
adoo h21
adoo_ h21
adop h16
adopt h16
ador h42
ador_ h42
adr g46
ads m-35
ads_ m-35
adt r-15 h-31
adt_ r-36 g16 h-31
adu h56
adu_ h29
adul h35
adult h28
adv r-26 g16 h22
adva r-21 g28
advan r-21 g28
adve g15
adver g15
advi g-27
advic h26
ady r-16 g28 m-23 h19
ady_ r-16 g29 m-23
aed r36 g-21 m16 h-34
aed_ r36 g-20 m20 h-15
af3 r20
af_ g-33 h-45 k-21
afa h15
afa3 g33
afa3t g-17
afa_ r25 g-21 h29
afala r31
afe g-48 m34
afe_ r20 g-45 m29 h-22
afee g-16 h30
aff r-64 m34
aff_ r-44 m21 h-37
affi h68
affic h50
affl r-15 g-16 m38 h-34
affle r-15 g-16 m38 h-34
affr h-38
affro h-38
afi g37
afn r24
afni r24
afni_ r24
afs r18 g-24 h-32
afs_ g-21
aft r20 m-21 k18
aft_ r37 m-16
afte g35 m-25 k26
after g35 m-25 k26
afto g-27 h-19
afu g15 h-29
aful g15 h-29
aful_ g15
ag_ m17 k18
aga r-61 g59 m57 h-31 k-26
aga_ r-47 h-21
agai g15 m30 h32 k-16
again g16 m23 h30 k-16
agan m23 h-18
agan_ h-20
agana m19
agay g-28 m15 h43
agay_ g-21 h67
agaya m20 h-18
agaz h-20
agazi h-20
age r-38 g-58 m29 h120 k-29
age_ h36
aged g26 h21
aged_ g26 h21
agei h32
agein h32
agen g-35 h-44 k-15
agent g-21 h-32
ager m63 h72
ager_ m25 h46
agerm h22
ages r-30 g-22 m-16 h16
ages_ r-30 g-22 m-16 h16
agg h-33 k23
agga h-24 k23
aggag h-24
agh r15 g51 h18
agh_ g39
agha r30
aghr h15
aghri h15
agici h17
agn h27
agne h24
ago r-19 g44
ago_ g54 h-29
agon h27
agon_ h24
agr r40 g38 h-46
agra g21 h-17
agram g21 h-17
agre r51 g21 h-39
agree r38 g27 h-38
ags g-47
ags_ g-47
agu r-26 m30 h15 k-23
ague r-25 m31 k-23
ague_ r-25 m31 h-25 k-15
agues h35
ah_ r99 g-28 m-56 h-82 k-18
aha r130 g47 m71 h-92 k-20
aha_ r-19 m-15 h-37
ahab r18 g-17 m18
ahab_ r21 g-15 m19
ahad m20
ahah r30
ahah_ r30
ahan r22 m52
ahana m38 h37
ahant r18
ahar r44 g-19
ahay g25
ahay_ g25
ahe r18 h37
ahea g21
ahead g21
ahee h31
aheen h31
ahi r26 g41 h-48 k31
ahi_ r-33 g43 h-17
ahid k36
ahin r43 h-22
ahine r38 h-20
ahl g-28 m20 h69
ahle g-17 h17
ahle_ g-16 h16
ahn m33 h-15
ahn_ m33 h-15
aho r17 h-26
ahr r34 g-23 h-63
ahr_ h-38
ahre g-16 h-15
ahrei g-16 h-15
ahw g-17 m-19 h-43
ai_ r111 g-37 m33 h-21
aid r19 g-28 k17
aid_ r21 g-24 m17 h-17
aids k18
aids_ k18
aig g31
aig_ g27
aik r20
aikd r21
aikda r21
ail r-53 m-36
ail_ r-23 g-19 m-21 h-15
aile h52
ailey h52
ailo h-40
ailor h-40
aily k-16
aily_ k-16
aim r17 g36
aim_ r18
aime g41
aimed g41
ain g-87 m-82 h-49
ain_ r58 g-31 h-66
aine r21 h42
aine_ h62
ained g-19 h-16 k19
aini r19 g-17 m-17 h18
ainin r19 g-17 m-17 h18
aink r21
ainkd r21
ains r-31 m-19 h-55 k-16
ains_ m-22 h-60
ainst r-23
aint r-80 g-23 m-26
aint_ r-37 m-26
ainte r-26
air r-78 m-60 h-103 k-62
air_ r-82 m-50 h-50 k-26
airc h-38
aire h38
aired h38
airi h22
airin h22
airli h-20
airp r-16 g23
airpo r-16 g25 h22
airs r-23 m-15 h-50 k-33
airs_ r-23 m-15 h-50 k-33
airt r36
airti r36
airy g-16 h-32
airy_ g-16 h-32
ais r-30 g-41 h18 k17
aisa r-26 m18 h-47 k-21
aisa_ r-25 g24 m18 h-47
aisal g-22 k-18
aise g-28 h76 k40
aise_ h61
aiser h15 k20
aisi h-24
aisin h-24
ait r30 g15 m-17
aiti r37
aitin r37
aiv r-19
aiw m34 h30
aiwa m34 h30
aj_ r96 g-38 m-32
aja g-17
aja3 r-22 h-18
aje r-23 g-31
aji r-15 g-31 m25
ajid m28
ajid_ m28
ajj r36
ajje r20
ajje3 r20
ajl h-16
ajli h-16
ajlis h-16
ak_ r-110 g30 m-20 h124 k-25
aka r-17 m23
aka_ r27 m37 h33
akaf g15 h-29
akafu g15 h-29
akal r-15
akala r-15
akam h-18
akat r-35 h-34
akat_ r-35 h-34
ake r-41 g-35 m-23 h23
ake_ r-25 g46 m30 h39
aked h57
aked_ h57
aken m-20
aken_ m-20
aker g-78 m-37 h-99
aker_ g-56 m-15 h-27
akery g-21 m-27 h-67
akes r20 g-17 m-16 h25
akes_ r20 g-17 m-16 h25
akh r103 g-16 h-56
akh_ r15 g-26 h-16
akha r30 g34 m-15 h-62
akhad r24
akhar h-32
akhe g-17
akhed r26 m21
akho r21 h-28
akhod r17
aki r45 m-43 h18
aki_ r33 m-15 h52
akin g18 m-20 h-36
akin_ g39 h-24
aking g-21 m-15
akk g17 h26
akka g31 h-15
akl h26
akli h35
akli_ h35
ako r-20 h-16
ako_ h-58
akr g-15 h-33
aks g18 m-21
aks_ g38 h-34
aksh h46
akshi h16
akt r-39 g21
akta r-20 g16
aktab r-18 g25 m24 h15
aky r29
al_ r30 g19 m38 h-31 k-62
ala g-18 m31 h-56
ala_ r-58 g78 m-71 h-28
alab m27 h-46
alad h-16 k18
alaf r59 g-24 h-16
alaf_ r24 g-24 h-15
alaft h-15
alag r-16 g19
alaga r-46 g20
alah m19
alal g-24 m19 h-18
alal_ g-24 h-17
alam r-50 g53
alam_ g74 h-46
alama r-24
alami r-15 h55
alamt g-16
alan g-50 m37 h50
alanc g-38 m37 h19
alang h31
alar g-24 m-20 h-36
alary h-21
alas r23 m19 h-16
alas_ m19 h-16
alat r18
alat_ r26
alaw m19 h36
alawa m19 h44
alay r60 g-19
alay_ r40
alaya r34
alb g-17 h30
albu g-15 h18
alch h38
alcho h38
alco m-18
alcoh g-17 h-22
alcon g47 m-17 h-39
alcu g-18 h-25
alcul g-17 h-25
ale m-16 h126
ale_ g42 m-40 h103
aled g23 h-20
aled_ g23 h-20
aleh r60
alen r30
aler r-34 g-32 m21 h26
aler_ r-16 g-17 m30 k17
alers r-18 h18
ales r-15 g-23 m28 h25
ales_ r-15 g-23 m28 h25
alet r-31 g18 m-16 h-26
alet_ r-31 g18 m-16 h-25
alf r33 g24 m-44 h-34
alf_ r35 m-44
ali r49 g-44 m-54 h106 k-23
ali_ r22 g-25 m17
alik h23
alin h40
aling h16
alis r21 g-19 h16
alism g-15 h26
ality r-17 g15
alk r-21 g22 h40
alk_ g22 h17
alke h15
alker h36
all r-51 g65 m33 h-54
all_ r-52 m72 k-19
alla r24 g-41 m-22
alla_ r24
allan h22
alle m18 k36
alled g-20 m29
allem g-18 h17
allet g71 h-38 k66
alli g-15
allm r-20
allme r-20
allo m-34 k-21
alloc g35
alloo g-28
allot r27 m-17
allow r-19 h20 k-15
alls g67 h-30
alls_ g67 h-30
ally g27 h-17
ally_ g27 h-17
alm g-25 m-19 h65
alm_ g-18
alma h28
alme h-17
almen h-17
almi h56
almis h56
alo r-73 g-30 h-59 k69
alo_ r-34 m35
alon r-21 h-35 k49
alon_ r-24 h-16
along g-24 k40
aloo k22
alp g32 h-19
alr g48
alre g48
alrea g48
als r15 m58 k46
als_ r30 g23 m30
alse k58
alse_ k58
alt r-17 g-27 m-33 h72
alt_ r-16 g-19 h36
alth g-22 h18
alth_ h22
alts h20
alts_ h20
alty m-18 h-22
alty_ m-18 h-22
alu r42 g-29 m-16 h-59 k24
alue r31 m-19 h-20 k20
alue_ r49
alum h-16
alumi h-16
aluw h-20
aluwa h-20
alw r19
alwa r19
alway r19
aly h-30
alya m20 h-16
alyan m20 h-16
am_ r-110 g31 m-15 h153 k-31
ama g75 m-68 h-80
ama_ r36 g-46 h-17
amad h31
amado g-18 h42
amal r-23 h57
amal_ h50
aman g47 h-75
aman_ r-20 g66 h-45
amar r45 g43 h-21
amara r45
amay g-16 h32
amaya g-16 h32
amb r-34 g-56 m28 h-100
amb_ h-33
amba h34
ambl m43 h-35
ambli m39 h-32
ambo g-15 h-20
ambs g16
ambs_ g16
ambu m-20 h-41
ambur h-43
amc g-30 h-18
amda h-24
amdan h-24
ame r-16 g-41 h35
ame_ r-52 g-100 m32 h30 k33
amee h-20
amel r-19 g48 m-19 h-27
amel_ g27 m-17
amels r-15 g21
amen m19 h29
ament m19
ames r-30 g29 m-20 h18
ames_ r-29 g32 m-19
amet r63
ameti r44 g-15
ametr g21
amey r18
ameya r18
ami r31 g-101 m-29 h43 k-24
ami_ r26 g-47 h25
amic r-15 m-16 h-32
amic_ r-15 m-16 h-32
amil g-25 m-23 k25
amil_ h33
amili r-17 k23
amily m-18 h-20
amin g-16 m22 h51 k-22
amin_ h-40
amine h88 k-17
aming g-25 m27
amiy r27
amiyy r24
aml r-16 h-43
amm g72 m-19 h-94
amma r34 g16
amma_ r34 g16
amme g23 h-43
amme_ h-17
ammer h-31
ammi h-22
ammi_ h-17
ammo r-28
ammon r-19 h48
amo m27 h-34
amon m22 h20
amon_ h16
amond h22
among h-15
amou g-40 k15
amoun k15
amour g-35 h-29
amp r-68 g-54 m-26
amp_ r-54 g-34 h-22 k-26
ampa h83
ampag h15
ampe h16
amped h-28
amper h44
ampio g15
ampl k26
ample k26
amps h-42
amps_ h-42
amr m-16 h38
ams r21 g-28 m16 h56
ams_ r23 g-32 m19 h39
amst h21
amste h21
amt g-16
amu g-15 h108
amul g-15 m-15 h78
amule g-15 m-15 h78
an_ r-22 g-54 m-23 h49 k68
ana r36 g-19 m40 k-36
ana_ r88 g-23 h26
anad r-43 h-35
anag h-24
anage h-24
anat m27 h44
anat_ m27 h47
anax g-17 h36
anax_ g-17 h36
anc r87 g-23 m29 h37 k46
anc_ h17
ance g22 m26 h20 k-28
ance_ m21 k-21
anced r17 g20
ancel r-22 h-24
ancer h34
ances m27
ancet h23
anch r23 h16 k29
anch_ h29
anche r37 k29
anci r35 h15
ancia h18
ancie r22
ancin r17
anct h-19 k49
ancti h-19 k49
and g19 m-27 h-17 k-59
and_ g-72 m-51 h-25
anda g31
andar g43
andb m-16
andba h28
ande r21 h33
anded h17
andel h-23
ander r29 h39
andf g16 h16
andfa g16 h16
andi r26 g-60 m27 h49
andi_ g-19 h31
andic m18 h-20
andin r42 g-33 m16
andit h36
andl g26 m33 h-46 k-20
andle g44 m33 h-45
andlo k-17
andm h-40
ando r-23 g73 h-41
andom g29 h-25
andoo r-24 g40 h-18
andou h19
andov h-16
ands g33 m16 h-27
ands_ g40 m16 h-27
andu r-22 h39
andu_ h58
andw g-19 h16
andwi g-19 h16
andy h34
andy_ h34
ane g-21 k-24
ane_ r-22
aned r27 h-22
aned_ r27 h-28
anel k-23
anel_ h34
aner g-25 h16
aner_ g-25 h-17
anes h31
anesh h30
ang r29 g-114 m-39 h42
ang_ h45
anga g-15
anga_ r-21 h16
angal h20
angay r16 h-25
ange r20 g-55 h-33 k19
ange_ g-21
anged r29 k-19
angel h28
angem h-15
anger h-15 k32
angl r47 h-27
angla r48 h-26
ango g15
ango_ g24 h-26
angr h25
angri h18
angs r-22
angs_ r-22
ani r-61 g-48 m-43 h90
ani_ r-58 g-18 m-18 h18
anif g20 h16
anife g20 h16
anine r19 h-25
aning r-21
anio r-17 h17
anion r-17 h17
anis r24 h69
anise r30
anish h18
anist h23
anit g-16 h-40
aniti h-31
anj r-25 h34
anja h37
anja_ h28
ank r-68 m-28 h25
ank_ r-31 m-38
anke h39
ankn g28
ankni g28
anks r-33 g-29 h-32
anks_ r-33 g-29 h-32
ann r50 g-59 m-24 h74
anna m31 h36
anna_ m34
annab h40
anne g-38 m-36 h26
annel h39
anner m-32
anni r16 h38
anni_ r28
anno r39 g-31
annot r39 g-31
annu g31 h-27
annua h-15
annui g22
ano m-30 h23
ano_ g28
anol h-16
anol_ h-16
anon h-30
anot h35
anoth h35
ans r-34 g-56 m-49 h110
ans_ r-24 m-31 h62 k-31
ansc h19
anscr h19
ansf r-17 k25
ansfe r-17 k25
ansl g-35 h-18
ansla g-35 h-29
anso g-17 h56
ansom h56
ansp h-19
anspo h-19
answ h20
answe h20
ant m-16 k-29
ant_ r-53 g-37 h23 k-20
anta g-15 m60 h-44
antas m34 h-22
ante g-18 m-34
antee m-34 h-17
anti g20 h31
anti_ h18
anto r47
anto_ r15
antor r33
antr m-34 h26
antra h15
antri h30
ants r58 k16
ants_ r58 k16
anty r-21 g59 h-27
anty_ r-21 g59 h-27
anu m46 h-21
anua m46 h-22
anv g-47
any r-37 g90 m-42 k21
any_ r-18 g88 m-30 h-39
anz h57
ao_ g-36 h25
ap_ r-61 g59 m-29 h35 k-38
apa g18 h-42
apar r32 g23
apart g24
ape r-56 g15 m-52 h-30
ape_ r-19 g-35 m-15 h-23
aped g29 h-21
aped_ g29 h-21
aper r-31 m-28 h35
aper_ g45 m-19 k21
aperi h16
apero h30
apers r-20 g-15 k-26
apes h-20
apes_ h-20
aph r-21 g-29 h19
aphe r-17
apher r-17
aphy g-19
aphy_ g-19
api r24 g-29 m-44
apis r-17 h-17
apist h-17
apit r43 g-25
apita r43 g-25
apo m17 h21
apo_ h24
app r-47 g-25 m-30 h67
app_ r22 g-84 m33 h83 k-20
appa h33
appa_ h33
appe g-31 m-19 h30 k26
appea k29
apped m-15
appen g-21 h15
appi r-43 g22 h-21
appin r-34 g22 h-18
appl g51 m-20 h-61
apple g32 m-20 h-39
appli g19 h-21
appo r-22
appoi r-22
appr g25 h-18
appro g33
appy m-16 h15
appy_ m-16 h15
apr r30 h17
apr_ r64 h-17
apri r-22
april r-22
apro h37
aps g68 m15 h-24
aps_ g76 m19 h-33
apt m-22 k-16
apta r21 h41
aptag h36
aptai r27
apte r-16
apter r-16
apti g19
aptio g19
apto m-19 h-27 k-16
aptop m-19 h-27 k-16
apy r29 h-29
apy_ r29 h-29
aq_ r-17 g22
aqa g-15 m-20
aqs g-17 h-22
ar_ r-47 g-49 k-31
ara r-29 m-28 h45 k-33
ara_ r-94 g31 m-23 h-24 k-19
arab r-33 m-27 h23
arab_ h52
araba r-27 h-18
araf h-17
arage r-31
arah r38 h34
arahe h31
arak g-18 h26
arak_ g-18 h43
araka h-17
aram g-24
aram_ g-29
arame r15
aran r99 h-16
aranc r37 h-15
arang r16
arant r51 g19 h-24
aras r-20 h20
aras_ r-20
arast h17
arat r28 g-16 m28 h17
arat_ r49 m29
arate r-15 g25 h30
arati g-16
arb r-29 h-89
arbe h-47
arber h-47
arbi g-24 h-16
arbo r-16 g39 m-15
arbon g18 h16
arbou g29 h-17
arc r-23 g16 m-41 h-45 k-47
arce h-26 k-43
arcel h-26 k-43
arch m-21 h17
arch_ r26
archi r-26
arco g15 h-27
arcoa g19 h-33
ard r46 g-53 m-43 k-16
ard_ r39 g15 m-46 h-19
arda r48 h-23
arde r-27
arded h19
arden r-24 h-24
ardi r-46 g-20
ardin r-34 g-18
ardl r53 g-36
ardle r53 g-36
ardo h31
ardon h26
ards r-19 m18 h61
ards_ r-19 m18 h61
are r-82 k29
are_ r-31 g-44 m-33 k35
ared h-38 k30
ared_ h-38 k30
aree g27 h-21
aree_ g44
areg h25
aregl h16
areh g-19 h24
areho g-19 h24
arei r-22
areit r-22
aren h-47
arene h-41
arent h-19
arer r39 g-17
arer_ r39 g-17
ares r-51 m69 h23
ares_ r-25 g17 m49 h27
arest r-26 m20
aret r35 m-23 h52
aret_ r21 h52
arew r-17
arewe r-17
arf r-22 g21
arf_ r-16
arg g70 h-53 k-21
arga h23
argar h23
arge r29 g16 h-57
arge_ h-61
arges r28
argi r-23 g63 h-36
argin r-23 g63 h-36
ari r20 g-19 m41 h-23
ari_ g42 m32 h21
aric h29
arica h29
arim m19
arin g-26 h-24
arine g-18
aring h-27
ariq r32
arit g-25 h-23 k26
arita r21 g16 k22
arity r-33 g-32 m21 h-21
arj g-18
arja h-19
ark r19 h-28 k-32
ark_ g26 m-15
arka m27 h21
arke r54 g-24 h-44 k-20
arket k-20
arki r-59 m-17 h-16
arkin r-59 m-17 h-16
arl r-24 g43 m43 k-17
arl_ g39 h-15
arla g32 h-17
arla_ g35 h-19
arle g16 h-25
arley g16 h-25
arlo m62 h101
arlo_ m33 h45
arls g18
arls_ g21
arly r19 g-49 h-36 k-15
arly_ r19 g-49 h-36 k-15
arm r-28 g-50 m-24 h-29 k-32
arm_ r-24 m-27
arma g-23 h-40
arma_ g-18
armac h-46
arms g-15 k-22
arms_ g-15 k-22
arn g-27 h-75
arn_ r42 g-30 h18
arna r-24 m-21 h-34
arna_ r-24
arne r-45 h-48
arned r-22
arnes r-17 m-18
arni r24 m26
arnin r24
aro r-31 g-39 h105
aro_ m34 h32
arot g-15 m-44 h79
arot_ g-15 m-44 h79
arou g-15 k19
aroun g-15 k19
arp r-53 m-37
arpa r-17 g-31
arpe r-36 m-36
arpet r-33 m-36
arr r83 g-24 h-38
arra r-62 g39 m18 h47
arra_ r-21 h23 k15
arrac h19
arran r-18 g48 k-30
arre r32
arrea r19
arrel g20 h29
arri h-26
arrie g38
arriv g-17
arro r-20 h-34
arron h27
arrot h-41
arru r66
arruq r70
arry r81 g-24 h-27
arry_ r52 g-22 h-25
arsa h35
arsal h35
arsh h-19
art r38 g-50 h-25 k-20
art_ r83 g-18 m46 h-62 k32
arte r37
arten h18
arter r39
arti g-46 k-18
artic g-16
artin r24 h25
artm r-25
artme r-25
artn r-22 m-16
artne r-22 m-16
arto m-30
arton r15 m-26 h-48
artoo g-15 h21
arts r-29 h-27 k-15
arts_ r-29 h-27 k-15
artu r-24 m-17
artup r-24 m-17
arty m25 h47
arty_ m17 h53
aru r28 g-15 h39
aru_ h56
aruq r28 h-17
aruq_ r28 h-17
arv g51
arve g51 h-25
arves g51 h-25
arw h60 k-17
arwa h60 k-17
arwan h29
ary r-90 g29 m34 h27
ary_ r-65 g18 m31
arz r49
arz_ r32
as_ r-54 g-70 m-56 h38
asa g-31 m-25 h-19 k-25
asah m-25
asak g20
asal r25
asan r-50 h-32
asan_ r-50
asc g-17 h53
asco g-15 h47
asd g29
asda g29
asdaq g29
ase r17 m-30
ase_ g-80 m-38 h23
aseb r26
aseba r26
ased g37
ased_ g37
asee g35 m22
aseed m31 h-30
aser m16 h-42
aser_ h-42
ases r20 m-17 h28
ases_ r20 m-17 h28
ash r-46 g-17 k28
ash_ g-16 m27 h33 k17
asha g-30 m-23 h-37 k20
asha_ r-18 h-31
ashan k28
ashe r29 m-22 h-42
ashee h-36
ashes r26 m-17
ashi r-31 g-20 h75
ashi_ h33
ashin h-46
ashis r-16 h35
asho m24 h40
ashr h-18
ashra r15
asht r-20 g64 h-49
ashte g59
ashw h35
asi g-59 m84
asic r26 m30 h23
asin r-20 g-26 m45 h26
asing h35
asino r-15 g-19 m50
ask g-36 h-77 k121
ask_ k93
aske g-35
asked g-31
aski r15
askin r15
asks h-52 k24
asks_ h-52 k24
asl r51 g-15 h-23 k-20
asl_ r62 h-15
asle h18
aslee h18
asm r-25 h-18
asn g73 h-31
asnt g73 h-31
asnt_ g73 h-31
aso g49 h-21
ason g49 h-21
ason_ r21
asons g48
asp h25
asr h-39
ass r-98 g-20 m-60 k24
ass_ r-51 m-51 h-55 k54
assa r-28 g-28 h56 k-15
assag m-22 h38
assar m19
asse g36 m-20 h-25
assed g19
assi r-32 g-29 h-16
assig r-29 h26
assin g-26 h-21 k15
asso m44 h33
assp g-15 h46 k-29
asspo g-15 h46 k-29
assu r29
assur r29
assy h-28
assy_ h-28
ast r-103 g-68 h186
ast_ r-90 m27
asta h52 k25
asta_ h54
aste g-22 h84 k-18
asted h16
aster g-15 h82 k-18
astes h-21
asti m-15 h24
asti_ h20
astr h20
astro h-32
astu h23
astu_ h23
asu r49 g-18 h-17
asur r49 g-18 h-17
asure r-27 h20
asuri r15
asury r60 g-30 h-24
asy g22 m25
asy_ g22 m25
at_ r-75 g-32 h42 k-103
ata m-31
ata_ r-21 g22 m-17
atab r36
atc r-20 g27 m59 h24
atch r-20 g27 m59 h24
atch_ g15 m66 h-16
atche h68 k-16
ate r-18 g57 m-95 h-92 k-78
ate_ r53 m-64 h-42 k-43
ated r-25 g-27 h74
ated_ r-25 g-27 h74
atee r-31 m16
ateg g22
ategy g22
atel g42
ately g43
atem r16
ateme r25 h19
aten h35
aten_ h53
atene r18
atent g15 h-25
ater g41 m-29 h-91
ater_ g52 h-51
ateri m-19
ates r-40 g-49 h-35
ates_ r-40 g-49 h-35
atev g40 m-16 h-29 k-15
ateve g40 m-16 h-29 k-15
atf g27 m21
atfo g27 m21
atfor g27 m21
ath r-46 g-28 m-56 h-55 k-27
ath_ r-26 g18 m-24 h-24
athe g-24 h-24 k-26
ather k-26
atho h-15
athon g-25
ati r30 g34 m-16 h-83
atin h-26
atine g-20
ating g30
atio r58 m-16 h-16
ation r58 m-16 h-16
ativ g41 h-32
ative g41 h-32
atk g-15 m35 h32
atka g-15 m35 h32
atka_ g-15 m35 h32
atl h53
atla h43
atla_ h44
atm r23
atm_ r27 h-27
atn g66
ato r25 g-32
ato_ m-22
aton r61 h-30
atong r61 h-22
ator r-30 m24 h18
ator_ r-30 m24
atr g28 m17 h30
atro m26 h23
atrol g15 m30
atron h36
ats g-20 m-25
ats_ r21 m-20 h-58
atsa h28
atsap h28
atsu h33
atsu_ h33
att r65 g-52 m62 h-64 k-42
atta r-28 g-26 k-22
atta_ m21
attac r-18 g-20 k-21
atte r52 g-40 m46 k-18
atte_ m31
atten g-15 h40
atter r48 g-31 m16 k-15
attes h-38
atti r46 m19 h-31
atti_ r46 m19 h-31
attl g24
attle g24
atu r75 g-60 m-23 h114
atue h51
atue_ h51
atur r59 g-47 m-16 h41
aturd r-20 h37
ature r35 g-38 m-18 h26
aturi r46 g-15
au_ m52 h35
auc r55 h-31 k-20
auct r62 m24 h-29 k-16
aucti r62 m24 h-29 k-16
aud r-15
audi r-15 g-21 h-17
audit r-15 g-21 h-17
aug m-29 h63 k-23
augh h63 k-22
aught h24 k-22
aul r16 g-16
ault r17
ault_ r17
aun g41 m-27 h-46 k41
aunc g26 h22
aunch g26 h22
aund g-18 m-26 h-61 k41
aunde k53
aur r-24 g-35 m-22 h27
aur_ r-15 g-17
aura g-18 m-16 h42
aura_ h42
auran g-18 m-16
aus g-35 h22 k19
ausa h34
ausag h34
ause g-34 h-17 k19
ause_ g-33 h-17 k20
aut g-34 k19
auth k24
autho h-27 k24
auto_ g20
auv h40
aux h20
aux_ h20
ava r49 g17 m-16 h-38
avan r35 g29
ave r-33 m-53 k-26
ave_ r-31 m-30 h33 k-20
avel g-24 m-18 h-21
avel_ g-27 m-18 h-21
aven g56
avent g56
aver r16
aver_ r16
aves g-23 h-21
aves_ g-23 h-21
avi r118 g-31 k-31
avin r31 g-24 m-30 h-32 k-27
aving r31 g-24 m-30 h-32 k-27
avo r-24 g-23 h-51 k59
avoi g-21 h-29 k42
avoid g-21 h-29 k42
avou r-24 m15 h-21 k17
avour r-24 m15 h-21 k17
aw_ r-35 g42 m30
awa r77 g-35 h-30
awab h-38
awal r-16
awala h-24 k22
awalt h24
awar r84 g-21 h-41
award r-21
aware h-41
awarr r72
awaru r45 h-17
away_ r-43 g21
awaye r47 g-18
awd g16 h-16
awe r72 g-48 m-25 h27 k22
awee r22 h17
aweez h23
awel g-28 k29
awel_ g-15 h22
awelh k20
awer r22
awer_ r22
awi g58 m-25 h15
awin g64 m-16
awing g64 m-16
awl g16 m-37
awl_ m-18
awn r158 g-43 h-39
awn_ r78 g-27 m16
awnb r22
awnbr r22
awne r45
awned r45
awns r30
awnsh r30
awra_ m16
aws g28 h20
aws_ h37
aww r39 g30 k23
awwa r21
awwar h15
awwe r20 k24
awy r-16 g-38 h-38
awye g-38 h-37
awyer g-38 h-37
ax_ g-20 k34
axa g15
axa_ g15
axi r-38 m-31 h-58
axi_ r-38 m-31 h-53
ay_ r56 g43 m-23 h-49 k26
aya g54 h-46
aya_ r19 m28 h-17
ayan g-17
ayan_ g-17
ayar g25
ayb g43 m25 h21
aybe g46 m32 h-16
aybe_ g46 m32 h-16
aybo h37
ayboy h37
ayd r33 g-43 h-35
ayda r15 g-24 h-21
ayda_ r16 h-35
aye r52 g32 m30 h-21
aye_ g15 m16 h24
ayed r18 m24 h-35 k-20
ayed_ r18 m24 h-35 k-20
ayen h-17
ayen_ h-17
ayer r-22 h27 k21
ayer_ r-22 h18 k22
ayers m-15
ayez g-25
ayi h16
ayin h22
aying h22
ayk h15
aykh h15
aykh_ h15
aym r-15 g-15
ayme r-21
aymen r-21
ayn r-17 g-21
ayna r-30
ayo r46 g19 h19
ayof h20
ayoff h20
ayou r18 g20
ayout r18 g20
ayr m17 h-26 k36
ayro h-17 k36
ayrol h-17 k36
ays r16 g40 m27
ays_ r22 g44
ayt g38 h-29
ayu g-21 h35
ayya h-39
ayyar g-21 h-31
ayyat g27 h-22
az_ h28
aza r66 m-19
aza_ k18
azar h39
azar_ h28
aze r32 g-25 h-44
azem r41 h-17
azem_ r41 h-17
azi g-16 m18 h-33
azi_ m17
azil h-17
azil_ h-17
azin h-20
azine h-20
azr h24
azra h18
azran h18
azt r-16 k58
b5t h27
b5ti h27
b5ti_ h27
ba2 r17 g-28 h24
ba3 r35 g64
ba3d r25 g28
ba3d_ r36 g21
ba3t r-19 g-21
ba7 r-47 g-23 m27
ba_ r20 g37
baa g66 h-30
baad g71 h-23
baad_ g71 h-23
bab r-37 g-25 h83 k-15
baba h29
baba_ h29
babo h27
baboy h27
baby r-20 g-27
baby_ g-24 h77
babys h-90
bac g-47 h68
bacc r-19 m39
bacca m50 h22
bacco g-17
bach g22 h23
bachc g21
bache h34
back r28 g-54 m-26 h-43
back_ r46 g-57 m-32 h-32 k-16
backd h-15 k24
backg h-29
backh h37
backs h22
baco h54
bacon h54
bad g-25 m19 h54
bad_ h15
bada r19
bag r-23 g73 h17
bag_ r-20 g44 m22 h53
bagg h-24
bagga h-24
bags g-34
bags_ g-34
bah r32 g16 h-51
baha r32 g18 h-57
baha_ h-25
bahah r30
bahay g25
bai r60 g-36 m-21 h57
bai_ r69 h-17
bail g-17 m-16 h26
bail_ m-16 h-27
baile h52
bak g-15 m-25 h-30
bak_ g40
baka m16 h31
baka_ m16 h31
bake g-21 m-27 h-67
baker g-21 m-27 h-69
bakh g-26 h-29
bakr g-15 h-35
bal r29 m55 k-25
bal_ h15
bala r28 g-36 m28 h38 k-15
balan g-38 m37 h19
balc h-16
balco h-16
ball g-33 m51
ball_ g-19 m23 h-16
balle h-15
ballo g-21
ban r-30 m-17
ban_ m23
bana h30
banat h30
band r-28 g26 m16 h41
band_ r-28 g31 h28
bang h-30
bank m-35 h-62 k27
bank_ g-23 m-31 h-36 k33
bankn g28
banks r15 h-25
bann h25
banne h25
bano h18
bar r-86 g-55 k-17
bar_ r-53 g-45 m-24 h90
bara r-42 g-18
baran r16 h-20
baras h17
barb h-72
barbe h-47
bare g19 h25
bare_ g21
baret h28
barl g16 h-25
barle g16 h-25
baro h-17
barr m17
barra m17
barre g20 h29
barri h-22
bars r47 h-58
bars_ r48 h-26
bart h42
barte h42
bas g-49 m-35 h-15 k21
bas_ r18 m-15
base r-15
base_ r-15 h16
based h-15
basi r21 g-17
bassa h32
bassy h-28
bat m-50 h-35 k-21
bat_ m-40 h-51
bate r15 g-35
bate_ r15 g-35
bath h20
bath_ h16
batn g66
batt r-15 m-22 h-18
batte r-15 h-18
baw r21
bay m-16 h-15
bay_ r20
baya r-28
baya_ r-36
baza h-15
bazaa h-15
bba r-29 g34 h-16
bba_ g38 h-16
bbe r37 h-16
bbi g19
bbi_ g21
bbl r-15
bble r-15 g15 h-17
bble_ r-15 g15 h-17
bby r49 h-25
bby_ r49 h-25
bc_ m19
bds h21
bdsm h21
bdsm_ h21
be3 h-34
be7 m48 h-27
be7t m50 h-25
be7t_ m50 h-25
be_ r23 g173 m34 h39 k16
bea r44 g-29 m-24 h80
beac g35 h35
beach g35 h35
bead h-17
bean h-26
beans h-19
bear r55 g-22
bear_ h27
beara r44
beari r36
bears r-18
beat g-27 h63
beat_ g-27 h64
bec r30
beca g-20
becau g-20
bech r39 g24 h-27
bech_ r30
becha g30 h-18
bed h-41
bed_ r-17 h-41
bee r-43 g-39 m-32 h35
bee_ g28
beef g-23
beef_ g-23
beer h20
bef g69
befo g69
befor g69
beg h48
begg h66
begga h51
beggi h15
begi r41
begin r41
beh h17 k26
beha r-21 g-26
behal r-21 g-26
behi g19 h20 k16
behin g19 h20 k16
bei r26 h24 k29
bein r26 h-21 k29
being r27 h-28 k29
bel g-31 h-17 k61
bel_ g-45 m-17 h49 k45
bell h26
belle h22
belo r17 g29 h-29
belon g45 h-30
below r28 g-17
bels h-24 k22
bels_ h-24 k22
belt h-72
belt_ r-16 h-72
ben r-16 h19
bene r-40 h23
benef h23
bent r29 h17
bentu r31 h-21
ber m-18 h70 k-52
ber_ m-38 h-173 k-30
beri h37
bers m44 h31
bers_ g24 m57 h66
bersh h-35
bes g-17
bes_ r-19 h15
besi r34
besid r34
best r-21 g-16 h-21
best_ h-21
bet r-46 g-77 m211 h-99
bet_ g-66 m104 h-46 k-23
bets m16
bets_ m16
bett r-24 g23 m-28 h-72
bette r-23 k26
betti g27 m-16 h-61
betw m25 h15
bev h21
beve h21
bever h21
bh_ h-21
bha r-23
bhai r-24 g-16 h23
bhai_ r-21 h24
bhe g20 h18
bhej g20 h18
bhej_ g27
bhi g47 h-35
bhi_ g51 h-24
bi3 g20
bi3t g20
bi_ r44 g-17 m-19 h33 k22
bib m-20
bic h-47
bicy m20
bicyc m20
bid r40 g-24 m36
bid_ h18
bie r-19 h43
bier h39
bier_ h26
big r-17 h20 k38
big_ g22 m17 h23 k27
bik m-15 h-50 k-17
bike r-19 h-60 k-17
bike_ r-19 g-17 h-54 k-17
bil r70 g-36 m-29 h-65
bila r20
bilal r20
bile m-27 h-55
bile_ r21 m-21 h-27
bili r-32 g20 h-23
bili_ h-23
bilit r-24 g29
bill r69 g-40 h-19 k22
bill_ g-35 h24
bille h-29
bills r70 k35
bim g25
bima g25
bima_ g25
bin r-65 g26 m64 h-60 k-20
bina r-56 g93 m49 h-30
bina_ g19
binan r-16 m-15 h15
binar r-15 g67 m79 h-32
bind g-26
bindi g-19
bine g-17
binet g-16
bing g-18 m35
bingo m35
bir r-31 g-19 m-37 k-20
bira h33
bira_ h33
bird r-16 g26 h-34
bird_ r-16 h-26
birds g29
birr h38
birra h38
biry g-31 h-25
birya g-31 h-25
bis m-27 h19
bis_ h35
bisc m-26 h-16
biscu m-26 h-16
bit m32
bit_ r32 g22 m16
bitc r-17 h-19
bitco r-17 h-19
bje h-38
bjec h-38
bject h-38
bl_ r15 g61
bla r-38 h80
blac g-16 m33 h63
black g-16 m33 h63
blag h27
blagh h27
blan g29
blanc h20
blank g34
ble r32 g-18 m45 h67
ble_ r22 g-48 h-61
bled r-25 h29 k15
bled_ r-25 h29 k15
blem g21
blem_ g21
bles r23 m38 h53
bles_ r29 m40 h25
bless h27
blet m-15 h37
blets m-15 h37
bli r-39 g21 h-52 k-15
blic r-22
blic_ r-22
blin g46 h-98
blind g49 h-66
bling m33 h-30
blis g-27 h29
blish g-25
blo r-36 m-24 h-56
bloc h-26
block h-26
bloo r-24 h37
blood h50
blos h-26
bloss h-26
blu g-39 h41
blue g-37 h16
blue_ g-37 h16
blun h26
blunt h26
bmi h22
bmit h22
bmit_ h22
bna r-20 g49 h28
bna_ h26
bnp r-21
bnpl r-21
bnpl_ r-21
bnt h40
bnt_ h40
bo_ r54 g30 m45 h-33
boa r-20 m-28 h-32
boar g-46 m-20 h25
boar_ h32
board g-43 m-19
boat r-17 g38 h-57
boat_ h-52
bod r-24 g45 h-51 k45
body r-24 g45 h-51 k45
body_ r-24 g30 h-42 k53
bodys g15 m16
bok r21 g21 h-29
bokr r21 g21
bokra r21 g21
bol r33 g41 m44 h-62
bola m47 h-41
bola_ m47 h-41
boli r39 g29 h-20
boli_ r57 h-20
bon r103 g-43 h23
bon_ h31
bona h29
bonar h29
bond r139 g-32 m-52 h-75
bond_ r58 m-29 h-52
bonde h16
bonds r109 g-20 m-23 h-39
bong r-21 m45 h30
bong_ r-19 m47 h25
bonu m43
bonus m43
boo r-16 g-23 m29 k-28
book m50 h-50 k-28
book_ m36 h-30
booke r20 k-15
booki r-24 m27 h66
bookl h-26
books g18 m-19 h-41
boos h-18
boot g-22
bootl h30
booz h55
booze h38
bor r30 g34 m17 h-39
bor_ r44 g-17
bord r19 m44 h35
borde m44 h45
born r-42 g44 h-30
born_ g44 h-30
borr g30
borro g30
bort h22
borti h22
bos h49 k41
boss h49 k41
boss_ h20 k41
bot r-80 m-21 h145 k-18
bot_ h16
both r-61 g32
both_ r-61 g32
bots h28
bots_ h28
bott r-18 g-18 m-17 h71
bottl r-18 g-18 m-17 h68
bou r-53 h48
boug r-25
bough r-25
boun r-15 g26
boun_ g26
bour r-22 h45
bour_ h23
bourb h37
bours m16 h-16
bout h20
bout_ h17
bov m35 h-19 k29
bove m23 k29
bove_ m23 k29
bow m19
bowl m20
box r-61 h-28
box_ r-56
boxe g-26 h-27
boxes g-26 h-38
boy r-24 h77
boy_ g-24 m-16 h79
boys r-22 g16
boys_ r-22 g16
bra r-33 g-50 m-26 h33
brac h-31
braj h44
braj_ h44
bran g-20 m-30 h21 k22
branc k29
brand g-18 m-25 h15
brar r-20
brary r-20
brazi h-17
bre r-26 g-18 m-50
brea r-23 m-26 h-76
bread g-36 h-86
break r-20 g34 m-15 h37
brew h72
brew_ h43
bri r25 m-29 k-27
brib g-29 h62
bribe g-28 h57
bric g34 h-20
bric_ h-16
brick g34
brid r31 g-17 m-16 h-22
bridg r39 g-21 m-16 h-23
brin g32 h17
bring g32 h17
brit h-30
bro g-57 h-41 k16
bro_ m24 h-15
broa k16
broad k16
brok r44
broke r38
brot g-21 k29
broth g-21 k29
brou h-35
broug h-28
brow g-16 h19
brown g-16 h19
bru h79
brut h56
brut_ h32
bs_ g15
bsc g-18
bscr g-18
bscri g-18
bsi g-21 m-29 h105
bsin h43
bsint h43
bsir h25
bsir_ h25
bsit h37
bsite h37
bso h36
bsol h36
bsolu h36
bt_ r43 g-26 m17 h-33 k-15
bta r57 h-16
bta_ r39 h-16
bto r-49 h38
btor r-49 h38
btor_ r-49 h38
bu_ r41
buc h55
buck h33
bud g36
budd h15
buddh h15
budo g44 h-32
budol g44 h-32
bug m-18
built g15
buk r21 g52 h-22
bul m-17
bula m-27
bum m-17 h-27
bun r-15 g-29 h62
bund h44
bundl h44
bur r-33 m-16 k18
burge h-22
burgl g17
burgu h18
burn g-17 h32 k25
burn_ h47
burs r-17
burse r-17
bus r-69 m-52 h-70
bus_ r-83 g-16 m-47 h-92
busi r16 h55 k22
busin r24 h23 k22
but r48 g-59 m-25 h18
but_ r69 g-48
butc h-43
butch h-43
buti r-25
butio r-25
buto h24
butor h24
butt h27
butte g29 h24
butto g-26
buy r52 g20 m45 h76
buy_ r-20 g24 m44
buye r23 g16 h30
buyer r23 g16 h30
buyi r-22 h38
buyin r-22 h38
buys r74 g-21 m18
buys_ r74 g-21 m18
by_ r-25 g-40 m-74 h44
bya r77 g-33 h-53
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
ca_ g-31 m17 h92
cab g-23 m-28 h72
caba h28
cabar h28
cabi g-16 h-21
cabin g-16 h-21
cad m-22
cade m-22
caf g-17 h-18
cafe h-18
cag h-51
cage h-43
cage_ h-43
cai h47
cain h45
caine h45
cak m-30 h-66
cake g-25 m-30 h-64
cake_ g-24 m-30 h-60
cal r41 g48 m-30 h28
cal_ r-16 h39
calc g-18 h-25
calcu g-18 h-25
cale g-34 m-15 h21
cale_ g-28
cales h15
calf g64 h-28
calf_ g38 h-19
call r61 g15 h32
call_ r42 h78
calle g-23 m29
calli g-19
calls g68 m-22 h-60
calp g32 h-19
cam g-44 m-15 h29
cam_ m-18
came m38 h40
came_ g-22 m53 h43
camel g22 h-34
camp m-20 h-25
camp_ h-70
campa h49
can r-31 g-49
can_ m-20
canc r-22 h-51
cance r-22 h-51
cand g48 m34 h-38
candl g49 m34 h-45
cani h17
canis h17
cann r38 g-37 h50
canna h40
canno r39 g-31
cans h91
cans_ h91
cant r-28 g-15
cante m-26
cap_ r-47 g32 m16 h-42
cape h-18
cape_ g-15
caped g29 h-16
capi r43 g-27 m-16
capit r44 g-25
caps h22
capt r21 h41
capta r21 h41
car r-25 g26 m83 h29
car_ r-66 g-29 m52 h-98 k-16
cara g35 m57 h16
carat m50 h22
carb g18 h16
carbo g18 h16
card r28 g-69 m19 h32 k46
card_ r30 g-24 h-47 k41
cardi h15
cards g-42 m19 h66
care g45
care_ g72
cari h23
caric h29
carl m29 h56
carlo m33 h45
carp r-53 g-17 m-36
carpe r-36 m-36
carr r66 h-44
carri g31
carry r89 g-19 h-21
cars g32
cars_ g32
cart r15 m-27 h-21
carto r15 m-26 h-28
cas m36
case r-18 g36 m-16 h44
case_ r-17
cases g23 m-16 h32
cash r30 g37 m53
cash_ r18 g38 m15 h-35
casi r-15 g-24 h-40
casin r-15 g-21 m16 h-20
cast g-28
casti h27
cat r-47 g51 m28
cat_ g-48 h-31
catc g57 h-23
catch g57 h-23
cate m15 h16
cate_ m38 h36
cater m-19
cates r22
cati r-16 g39 h-20
catio r-16 g39 h-20
catt g20 m38 h32
catte m38 h21
cattl g24
catu h29
catur h29
cau r-23 g-16 m58 k21
caus r-20 g-23 k21
cause r-20 g-23 k21
cca m75
ccar m50 h22
ccara m50 h22
ccep r25
ccept r25
cci m-22 h-20
ccid g22
ccide g22
ccin m-22 h-26
ccina m-22 h-26
cco k42
cco_ g-20
ccou g28 h-25 k45
ccoun g28 h-25 k45
ccr r31
ccru r31
ccrue r26
ccu m25 h36
ccul h18
ccult h18
ccum m25 h18
ccumu m25 h18
cd_ r30
cde g29
cde_ g29
ce_ r47 m-75 h-124 k15
ced r27 m29
ced_ r27 m29
cee r24
ceed r24
ceeds r24
cei h-56 k21
ceip r-40 h-50
ceipt r-40 h-50
ceiv r31 g18 k32
ceiva r30
ceivi k24
cel r-35 g-19 m-17 k-46
cel_ r-17 h-21 k-43
cell h58
cella g54 h42
celle g-59
cello h37
cem r-24 m-19 h-43 k-23
cemb g28
cembe g28
ceme r-23 g-23 m-15 h-46 k-19
cemen r-23 g-23 m-15 h-46 k-19
cen r-38 g-63 h36
cenc h-19
cence h-19
cens g-30 h57
censi h15
censo h38
cent r-25 g-46 m-15
cent_ r22 g-41 h-20
cep r25
cept r25
cepte r15
cer r-57 g-65 m-55 h59
cer_ r-55 g-32 m-16 h95 k23
cere g-15 h40
cerer g-15 h35
ceri r-24 h-67
cerie r-24 h-30
cers g19
cers_ g19
cert r29 g-24 m-20 h-42
cert_ h-22
certa r26
ces r56 m24 k25
ces_ r64 m36
cess h-26 k35
cess_ r-25
cessi r30 k23
cest h19
cesto h19
cet h23
cett h23
cetta h23
cfd r-39 g185 m114 h-69 k-27
cfd_ r-36 g161 m125 h-56 k-27
cfds g24
cfds_ g24
ch_ g54 h-24
cha r-20 g28 h51 k-32
cha_ r-25 g53
chai r-17 m-28 h-104 k-35
chain r29 h-29
chair r-43 m-15 h-85 k-35
chal g20 m-15 h-17
chale g22 m-16
cham h25
champ h25
chan r30 m55 h-62
chanc r-15 g17 m91 h-25
chand r15 m-25 h-53
chane h35
chang r34 h-45
chann h39
chant r23 g15
chap r-16
chapt r-16
char m-21 h60
char_ h43
chara h19
charc g19 h-33
chard g17
charg r27 g18 h-15 k-16
chari g-37 m20 h-27 k27
charr h27
chart m-21
chas r32 m-24
chase r24 h-32
chasi h30
chat g-21 h57
chat_ g-21 h36
chc g17
chch g21
che r-28 g-27 m-48 h-53 k-16
che_ r36
chea h95 k-18
cheap h50
cheat h44 k-16
chec r-31 h-58 k24
check r-31 h-58 k24
ched r-31 h-57 k-30
ched_ h-51 k-26
chedu r-18
chee g-19 h-21
chees g-19
chel h26
chelo h26
chem r48 g22 h-22
cheme r53 g23 h-24
chen_ g-19
cheng g25
cheo h25
cheon h25
cheq h-29
chequ h-29
cher r-16 g-21 m-35 h-16
cher_ r-16 g-21 m-35 h-25
ches r-31 g-23 m18 k18
ches_ r-21 g15 h33 k18
chest g-38 m26 h-19
chev g17
cheve g17
chi r-28 g-49 h61 k-28
chi_ r-33 h-24
chic h58 k-22
chic_ h46
chich h39
chick g-20 h-21 k-22
chil r-20
child r-17
chin r-26 g15 h-17
china g18
chine g15 h-45
ching m-37
chip m51
chips m51
chit r83 g-27 m-19 h-29
chit_ r56 g-22 h-23
chitt r36
chiv h32
chiva h32
chn h62
chni h24
cho r-45 g-16 m-42 h76
choc h-18
choco h-18
choi g51
choic g51
chol h25
chol_ h33
chon h56
chon_ h55
choo r-15 h-26 k15
chool g-37 h-56 k16
choos g26 h31
chop h33
chops h26
chor h40
chori h49
chos r-16 g-36 m-23 h-40
chose r-16 g-36 m-18 h-36
chr h30
chri h30
chris h30
cht h28
cht_ h28
chu g18 m19
chw h35
chwe h29
chwei h29
cia r-38 g-32 h-16
cial r-34 g-17 m23
cial_ r-31 g-15 m28 h-23
ciale h18
cid r-28 g32 h-19
cide r-27 g33 h-25
cide_ g-30
cided h-22
ciden g22
cides g35
cie r25 h41
cier r22 m21
cier_ r37
cif g35 h-25
cifi g31 h-17
cifie g31 h-17
cig h-15
ciga h-15
cigar h-15
cil r36 h20
cil_ h-28
cili r43 h48
cilit r43 h48
cin r53 g-38 m-21 h-17
cina m-22 h-26
cinat m-22 h-26
cine r-23 m-18
cine_ r-23
cines h29
cing r81 g-17 m25 h-24
cing_ r81 g-17 m25 h-24
cir g-21 m23 h22
circ g-19 m24 h16
circl m24 h16
cis g-16 h27
cit g-23
city g-21 h23
city_ g-21 h23
ciu h36
ciut h36
ciutt h36
ck_ r-22 g18 h70 k-71
cka g16 m-29 h-18
ckag g16 m-32 h-18
ckage g17 m-32
ckb g-15 h43
ckba g-15 h43
ckbac g-15 h43
ckd h-15 k24
ckda h-15 k24
ckdat h-15 k24
cke r-37 g-18 m-22 h30
cked r-33 h100 k-16
cked_ r-33 h100 k-16
cken g-18 h-21
cken_ g-18 h-29
cker r-17 m-34
cker_ r-16 m17
ckers m-51
cket g18 h-35
cket_ h-43
ckete g30
ckets m20 k22
ckg h-29
ckga h-29
ckgam h-29
ckh h37
ckha h37
ckhan h37
cki g-16 h30
ckin g-16 h30
cking g-16 h30
ckj m40
ckja m40
ckjac m40
ckl r21 g-29
ckla r22 g-36
cklac r22 g-36
ckm h34
ckma h34
ckmai h34
cko g25 h25
ckof h32
ckoff h32
ckp m58
ckpo m58
ckpot m58
cks m-15 h-31 k-18
cks_ h-31 k-18
cksm m-28
cksmi m-28
ckt h24
ckta h24
cktai h24
cku r22
ckup r22
ckup_ r22 g-20
cky g16 h-32
cky_ g16 h-32
cl_ r26
cla r27 g-28 m-54 h-69 k31
clai r16 g36
claim r17 g36
clar g-26 k47
clare g-24 k42
clas m-16 h-31
class m-47 h-57
clau r22
claus r22
claw g-19 m-38 h-32
claw_ g-19 m-38 h-32
cle r-15 g-84 h-37 k33
cle_ r-21 g-50 m49
clea m-19 h-29 k50
clean r-32 g-25 m-25 h-40 k57
clear r38 g34
cler r-30
clerk r-30
cles r31 g-31
cles_ r31 g-31
cli g-30 h26 k-24
clic m39
clie r16 h15
clien r16 h15
clin r-17 g-18 m-29 h-47
clini r-17 g-18 m-22 h-39
clip h28
clips h28
clo r-21 m15 h64 k-34
clon g-15 m-27 h114
clone m-23 h100
cloni h15
clos g48 m59 k-25
close g40 m40 h-17 k-20
closi r-26 m19 h26
clot m-17 h-50
cloth m-17 h-50
clu r-23 g-21 h28
club r-26
club_ r-26
clud g-15 h19
clude h21
cme g38
cme_ g38
co_ r-31 g15 h47
coa g-42 m-55 h-70
coac g-24 m-37 h-20
coach g-24 m-37 h-20
coal g16 h-33
coal_ g16 h-33
coat g-45
coat_ g-32
coc h66
coca h46
cocai h45
cock h23
cockt h27
cod m22 h42 k16
code m23 h15 k16
code_ m23
codei h20
codes k32
cof r-20
coff r-20
coffe r-20
cog h36
cogn h36
cogna h36
coh g-18
coho g-17 h-21
cohol g-17 h-21
coi m52 h-15 k-34
coin m53 k-34
coin_ m45 h-63 k-22
coins h65
col m-21
colat h-18
cold h39
cold_ h39
coll r-19
colla g48
colle g-42
colo r-29 h-53
colou r-29 h-48
com r54 g109 h-29 k47
come r42 g69 h-54 k44
come_ r34 g67 m-17 h-23 k37
comes m29 h-31
comi g35
comin g35
comm m16 h29
comme g24
commi m19 h26
comp r24 g-38
comp_ h-17
compa g-43 m-17 h74
compe r28 m37
compu m-23 h-26
con r-57 g38 h-55 k-16
con_ g45 m-19 h27
conc h-18
conce g18 h-33
cond r-56 g17 m16 h-28
cond_ r-36 g-46 m-15
condi g-22 h-20
conds g55 m31 h-17
conf r-20 g-18
confe g-15 h24
confi h-37
cons r43 g-17 m-20 h-28 k21
consi r24
conso r21
consu g-24 k29
cont g24 m35
conte m35 h26
conv r19
conve r19 h22
convo h-23
coo r-24 g21 m-48 h-31
cook r-17 g-20 m-34
cooki m-22
cool h-16
coop g27
coop_ g28
cop r-49 g-32 m-31 h67 k-15
cope m-15 h-18
cope_ h-22
copi h25
copie h25
copp r-31 g52
coppe r-31 g54
copy g-46 h16
copy_ g-46 h16
cor g-100 m39 h36
cora g-22 h-22
corat g-21
cord r-20 g-16 h-54 k17
cord_ r-19 g-21 h-17
core g-28 m59 h33
core_ m44 h41
cork h30
corn h15
corne h25
corp r38 h-18
corpo r38 h-18
cort h69
cort_ h51
corts h18
cos r22 h-68 k-26
cosm g21
cost r28 g-20 h-32 k-26
cost_ r-25 g-53 k-15
costs r55 g33 m23
costu h-16
cot m-20 h79
cotc h36
cotch h36
coti h18
cott g21
cotti h17
cotto g21 h-19
cou g-26 k-18
coul g22
could g22
coun m-19 h-51
couns m-19 h-15
coup r56 g-30 m33 h49
coupl h39
coupo r57 g-30 m33
cour r-19 k-15
couri r-22 g-22 h-36
cours g-38 h41
court g49 h-20
cous r-21 m-22
cousi r-21 m-22
cov r22 g93 h-38
cove r22 g93 h-38
cover r22 g99
cow g-17 h-34
cow_ g-18 h-31
cqu h27
cqui h22
cquir g35 h-20
cra r-48 g37 m59 h76 k-27
crac m-35 h34
crack m-35 h34
craf h17
craft h17
cran h-16
crane h-16
crap g32
crap_ g38
cras g15 m35
crash g15 m35
crat r-36 m83 h31
cratc m80 h21
crate r-35 g25
craw m-18
crawl m-18
cre r-32 h-65 k-41
creas h-20
creat h20
cred r27 m18 k-18
credi r27 m18 k-18
cree r-15 g-29 h-55
creen r-15 g-29 h-85
cres r-28 h-21
cresc r-28 h-21
cret g41
cret_ g27
cri g-37 h27
crib h-25
cribe g20
cric h-34
crick h-31
crif h34
crifi h34
crip g-33 h41
cript g-33 h41
cris h17
crisp h17
cro m-26 h34
crop r-16 g48 h-43
crop_ r-16 g48 h-43
cros g-22 h27
cross g-22 h27
crow r23 g-15 h-23 k16
crowd h-16 k16
crud g32
crude g32
crue r26
crued r26
crui h19
cruit h18
cry h35
crys h38
cryst h38
cs_ r-17 g37 m21 h16
cso m36 h27
cso_ m36 h27
cst h26
csta h26
cstas h26
ct_ r46 m33 h-15 k20
cta m31 h-23
cte g-41 h-39
cted g-30 h-38
cted_ g-30 h-38
cti m-15 h-40 k18
ctin k-27
cting k-27
ctio k36
ction k36
ctl r-21
ctly r-21
ctly_ r-21
cto r46 m-21 h26 k-31
ctob m-21 k-20
ctobe m-21 k-20
ctor r43 h36
ctor_ r36 g-43 h-21 k23
ctore h42 k-20
ctori r25
ctors g37
ctory r-28
ctr h42
ctri g-25
ctric g-25
ctro g29 h22
ctroc g-19 h48
ctron g48 h-26
cts g25 h-22
cts_ g25 h-22
ctu r-50 g-22 h-59
ctua r-35 h-17
ctual r-35 h-17
ctur r-15 h-42
cture r15 h-21 k-15
cturi k31
cui g-24 m-26 h-16
cuit g-24 m-26 h-16
cuits m-26 h-16
cul g-20
cula h-20
culat h-20
cult h18
cult_ h18
cum m20 h-20
cume g-21 h-19
cumen g-21 h-19
cumu r17 m25
cumul r17 m25
cup m-53 h21
cup_ m-49 h68
cur m-28 h62 k-25
cure h49
curem h22
curi h-42
curit h-42
curr r27
curs h62
curse h62
curt r-29 h-29
curta r-29 h-29
cus r-25 g20
cush h-24
cushi h-24
cust r-25 g20
custo r-25 g20
cut g-90 h19
cut_ g-27 h26
cute g-19 h48
cuted g-19 h48
cutt g-35 h-38
cutte g-34 h-38
cx_ g54 h-22
cy_ r-27 g53 m-26
cyb r-17 g24
cybe r-17 g26
cyber r-17 g26
cyc h-21
cycl h-21
cycle m16 h-16
cyl r-16
cyli r-16
cylin r-16
da2 r24 g22 m20
da3 r15 h-16
da_ r79 g-73 h-128
daa r-24 g29 m21 h52
daam g16
daam_ g16
dab r-23 g56 m-36
dabl r-22 g22 m-21
dable g27 m-19
dad r20 g-25
dad_ r24 g-31 h-15
dadd h18
daddy h18
daf g48 m15 h-17
daf3 r20
dafa g31 h-17
dafa3 g33
dag g22 h-15
dah r18 m24 h-15
daha r18 m24 h-15
dahab r18 m24 h-15
dai r17 g-45 h34 k-16
dail k-16
daily k-16
dair g-16 h-32
dairy g-16 h-32
dak g-15 h21
daks h16
daksh h16
dal r-25 h22
dal_ m-20
dala m19 h44
dalaw m19 h44
dam r-40 g45
dam_ r-17 h24
dama r-23 g32 h-17
dan g-23 m-19 h25
dan_ r19 h-16
dana r18
dana_ r18
danc g-23 h74
dance g-34 h80
daq g24 h-28
daq_ g29
daqa h-17
dar r-18 g36 m30 h-39 k34
dar_ g30 h-16 k36
dare g-21 m47 h-23
dare_ m26
dark g40
dark_ g40
dart h-17
dat r24 m-61 h-63
dat_ r32
data g-25
data_ g-20
date m-32
date_ g66 m-28
dated r17 g-15
dates r-27 g-56
dati g20 m-15 h-59 k16
datin h-37 k17
datio r19 g25 h-22
dau k-21
daug k-21
daugh k-21
day r25 g-51 h-68 k-47
day_ m15 h-24 k-36
daye r-17 g17 h23
dayn g-21
days r28 g-33 m-34 h-31
days_ r28 g-33 m-34 h-31
dba h35
dbag h28
dbags h32
dd_ r24 g30 m28 h28
dda r-37 g-18 h-25
dde r23 h55 k-21
dded r39 h30 k-16
dded_ r39 h30 k-16
dden r15 h29
dden_ r19
dder r-15
dder_ h-16
ddera h22
ddh h15
ddha h15
ddha_ h15
ddi r-39 m-15 h-45
ddic g-15 m-22
ddict m-21 h-23
ddin r-50 h-25
dding r-34 h-25
ddiq h-38
ddl g25
ddle g25
ddle_ g25
ddo r30 h15
ddos h15
ddos_ h15
dds r17 g-18 m49 h16 k-27
dds_ r17 g-18 m49 h16 k-27
de_ r-35 g-23 m-45 h-32
dea r53 h59
dead h49
dead_ g-19 h51
deadl g24
deal r44 m17
deal_ r78 m-18 h-17
deale r-34 g-16 m35 k17
dear r33 g-17 h16
deare r39 g-17
deat r-15 g26
death r-15 g26
deau h20
deaux h20
deb r25 g-17 k-23
debe r31 h-21
deben r31 h-21
debi r28 h20
debit r28 h20
debt r-34 g-18
debt_ r28 g-26 h-20
debto r-49 h38
dec r-24 g25 h-66 k30
dec_ m18
deca g25
decd g29
decde g29
dece g28
decem g28
deci r-20 h-33
decid r-15 h-33
decl g-27 h-28 k48
decla g-26 h-27 k48
deco g-21
decor g-21
ded g23 h78
ded_ r38 g27 h70
dedu r-46 h30
deduc r-46 h30
dee r-27 h-54 k20
deed h-44
deed_ h-44
deen r20 k22
deen_ k22
def g42 h-40 k-15
defe r-15 h-27
defec r-22
defi g32
defin g32
deg g-16 h19
degr g-16 h22
degre g-16 h22
deh r25
deh_ r25
dei r-23 g-19 h46 k-16
dein r-22 k-16
dein_ r-22
deine h20
deit h34
deity h31
del m-45 h32
dele g-18 k22
delet g-18 k22
deli g17 h-27 k-22
delie h-37
deliv g17 k-22
dell h27
della h27
dels h17
dels_ h17
delt h23
delta h23
dem r48 h-47
demn g31
demni g31
demo h-18
demol h-18
den r-15 h-60
den_ h-17
dent r-15 g39 h-87
dent_ r18 g18 h-20
denta g15 h-15
denti g16 h-38
dents r-34
deo h51
deos h50
deos_ h50
dep r-48 g37 m21 h17
depa r-21
depar r-21
depe g30
depen g30
depo r-21 m31 h35
depos r-21 m31 h35
der r32 g-18 h-42 k17
der_ r-19 g-38 h110 k-19
dera r21 h15
deral h22
derat r24
derb m22
derby m15
dere r22 m-35 h-26
dered r23 m-34 h-35
deri r-18 g49 h-41
derin k17
deriv g49 h-35
derl h-20
derly h-20
ders r38 g-18 h-35
ders_ r21 h-35
des g69 m-22 h-37 k46
des_ r18 g23 m16 h-28 k24
desc g28 h-24 k24
descr g28 h-24 k24
dese h16
desec h26
desi g25 h15
desig g15 h18
desk m-16 h-41 k-15
desk_ m-16 h-41 k-15
dest h18 k18
desti k20
det r-19 m-18 h-37
dev g21 m15
deve g18
devel g18
dex h-29
dex_ h-29
dey r-19 g42 m27 h24
df_ r29
dfa m15 h25 k54
dfa3 g-19 m18 k59
dfa3_ r29
dfat g16 h16
dfath g16 h16
dfu k16
dge r-18 m-43 h-46 k-36
dge_ r-24 m-40 k-17
dget h-22
dgi r30 g24 h-19
dgin r30 g24 h-19
dging r30 g24 h-19
dha r28 g28 h-25
dha_ g24 m16
dhaa h-19
dhaar h-19
dho r17
dhs h-21
dhs_ h-21
di_ r43 g54 h20 k34
dia r-37
diac h27
diac_ h27
diam h22
diamo h22
diap h-23
diape h-23
dib h15
dibl h19
dible h19
dic r-35 g-16 m81 h-18
dica g17 m56
dicap m18 h-20
dicat m42 h30
dice m25
dice_ m25
dici r-23
dicin r-23
dict h-31
dict_ g-20 m19
dicti h-29
die r-21 g63 m-28 h50 k-29
die_ g77 h-32 k-22
died h40
died_ h40
dien h38
dient h38
dies m-15 h44
dies_ m-15 h36
dif g25 m25 k15
diff g25 m25 k17
diffe g25 m25 k17
dig g22 m26
digi m32
digit m32
dil h33
din r-16 g-46 h-25
dina r25 g-15 h-17
dinar g-15 h22
ding r-66
ding_ r-57 h-20
dinn r16 g-19 k-22
dinne r16 g-19 k-22
dip g-15
dipl g-15
diplo g-15
dir r15 g-27 h-17 k38
dire m15 k17
direc m15 k17
dirh g-26 h-42
dirha g-26 h-42
dirt k27
dirty k27
dis r31 m-17 h82 k-17
disa h38
disap h38
disc r59 m-16
disco r42 m-15 h-36
discr h31
dise m29 h27
diss h17
disse h17
dist m-19 h41
disti h29
distr m-18
dit g-58 m19 h21 k-37
dit_ h20 k-41
dite r37 g-15 h-30
dited r37 g-15
diti g-37
ditio g-34
dito r-30 g-17 k25
ditor r-38 g-17 k25
dits g16 m44
dits_ g16 m44
div g28 h-48
dive r-23 g49 h-37
dive_ g29 h-18
diver g15 h-20
divi g-21
divid g-32
diy g-29 h24
diya g-20
diya_ g-20
diye h18
dji h25
djin h25
djinn h25
dju g-17 h-16
djus g-17 h-16
djust g-17 h-16
dka r-16 h19
dka_ r-16 h19
dle r37 g24 m19 h-50
dle_ r-21 g41 m40
dles r52 g-24 m-19 h-38
dles_ m-18 h-29
dless r53 g-36
dli m17 h15
dli_ m18 h33
dlin h-18
dline g24
dling g-23 h-17
dlo r15 h-16 k-24
dlor k-17
dlord k-17
dma g-19 h42
dma_ g-19 h51
dmi h-25
dmin r15
dmo r21 h-31
dna r57 h18
dnap h30
dnapp h27
dne g-23 h28
dney g-17 h64
dney_ g-17 h64
do_ r-15 g42 h-51 k49
dob h36
doc g-17 k-19
doct h41 k-19
docto h41 k-19
docu g-21 h-19
docum g-21 h-19
doe r15 h-19 k44
does r15 h-19 k44
does_ r15 h-17 k48
dof m-15 h-15
dof3 m-15 h-15
dof3a m-15 h-15
dog h51 k-22
dog_ g18 m-16 h35
dogs m28 h22
dogs_ m28 h22
doh r18 m23
doha r22 h-17
doha_ r22 h-17
dol g-43 h41
dol_ h20
doll r24 g-28 h15
doll_ h39
dolla r27 g-21 h-24
dols h16
dols_ h16
dom r-28 g23 h47
dom_ r-20 g51 m25 h36
dome h29
domet h29
don r-37 g29 m-35 k23
don_ g22
dona g-18
donat g-18
done r-25 g20 h-31
done_ r-25 h-29
donk h18
donke h18
donor h25
dont k32
dont_ k32
doo r-45 g20 k-18
doo_ r-35 g22 h26
door h-23 k-17
door_ h-16 k-16
dop h41
dopt h16
dor g26
dor_ g26
dos h25
dos_ h20
dou g29 m34
doub g34 m42 h-25
doubl g34 m42 h-25
dov h-16
dove h-16
dover h-16
dow g19 m47
dow_ r18 m19 h30
dowm g25
dowme g25
down g37 m36 h-52
down_ r-36 g52 m54 h-23
dows g-30
dows_ g-26
dr_ h-28
dra r28 g-15 m66 h15
draf r22 m21
draft r22 m21
drag m20
drai k24
drais h15 k24
draw m36
draw_ r-31 m31 h24
drawe r22
drawi g64 m-16
drawn r22 g-30 m19
dre g-35 m48 h-16
drea g-16 m51 h27
dream g-16 m51 h27
dred m30 k-21
dred_ r30 m39 k-21
dreg h23
dregs h23
dren g-16 h-23
dren_ g-16 h-23
dres m-22 h-28
dress m-22 h-28
drew h-17
drew_ h-17
dri g-25
drin h31
drink h31
driv g-32 h-21 k16
drive g-26 k21
dro r-57 g48
dron h35
drone h35
drop r-48 g33
drop_ r-54
dropp g-29
drops g48 h-20
drov g22
drove g22
dru g-17 h-27
drug g-17
drug_ h-15
dry h26 k-16
dry_ h26 k-16
ds_ r28 g36 m-32
dsm_ h21
dt_ r-41 g38 h-28
dte g46 h-20
dte_ g46 h-20
du_ r-16 h37
dua r19 h-17
dub r-22 m-22
duc r-45 g21 m17 h66
duce h24
duce_ h24
duci r31
ducin r31
duck m18
duck_ m18
duct r-65 g16 h46
duct_ g33
ducti r-39 h30
due r33 h-68
due_ r23 h-31
dues h-20
dues_ h-20
dul m-23
dule r-29
dulg r26
dulge r26
dult h28
dult_ h30
dum h27
dump h31
dund g17
dunda g17
dus h26
dush h26
dushm h26
dva r-21 g28
dvan r-21 g28
dvanc r-21 g28
dvd g-39
dvd_ h-24
dvds g-37 h22
dvds_ g-37 h22
dve g15
dver g15
dvert g15
dvi g-27
dvic h26
dvice h26
dwi r39 g-32
dwic g-19 h16
dwich g-19 h16
dwil r39
dwill r39
dy_ r-70 g37 m-35 h92 k45
dys g15 m16
dys_ g15 m16
e3_ g27 m28 h-51
e3l r-19 h21
e3la r-19 h21
e3lan h24
e7r g-16 h60
e7r_ g-16 h60
e7t m50 h-25
e7t_ m50 h-25
ea_ r-29 m-29 h-18 k-18
eac h-37 k24
each h-33 k24
each_ r36 g-23 h15 k28
eache r-27 m-21 h-48
ead r-15 g35 m-52 h29
ead_ r17 k28
eade h44
eader h44
eadi g-17 m-15 h20
eadin g-17 m-15 h20
eadl g24
eadli g24
eads m-17
eads_ m-17
eady r-21 g48 h-44
eady_ r-21 g48 h-44
eaf h-27
eag r-26 m29 k-24
eage h-19
eage_ h22
eagu r-25 m31 k-23
eague r-25 m31 k-23
eak r-30 m-46 h77
eak_ r-20 g-29 m-15 h96
eake m-18 h16
eaked h45
eaker h-35
eaks g38 h-34
eaks_ g38 h-34
eal g20 m20 h-15 k56
eal_ r60 h-43 k34
eale r-40 m25
ealed g23 h-20
ealer r-34 g-17 m30 h31
ealt g-22 h18
ealth g-22 h18
eam r-42 m46
eam_ g24 m39 h-27
eami g-17
eamin g-17
eams r-26 h30
eams_ r-26 h30
ean r-34 m-16 h-41 k48
ean_ r-19 g51 k34
eanc h38
eance h38
eane g-25
eaner g-25
eani r-21 m-23 h-33
eanin r-21 m-23 h-33
eans h-37
eans_ h-48
eap g54 h19
eap_ h20
eape g29 h15
eaper g29 h15
eaps g32 h-17
eaps_ g32 h-17
ear r107 g22 m-27 h-32 k-50
ear_ g37 h71 k-17
eara r37 h-15
earan r37 h-15
eare r18 g-28 m17
earer r39 g-17
eares r-26 m20
eari r17 h-31
earin r17 h-31
earl m-16 h-65 k-17
earl_ g39 h-15
earls g21
early r19 g-49 h-36 k-15
earn r38 g-28 m-20
earn_ r42 g-30 h18
earne r-36
earni r24
ears g51
ears_ g51
eas r28 m-30 h15
ease r29 g-53 m-26 h35 k16
ease_ g-55 m-25 k24
easeb r26
eased h34
easo g49 h-21
eason g49 h-21
east r-57
east_ r-42 h-23
easu r49 g-29
easur r49 g-29
easy g28
easy_ g28
eat r-56 g-32 m-43 h94 k-51
eat_ r-45 g-62 m-39 h116 k-23
eaten h61
eath r-15 g35 h-38 k-24
eath_ r-15 g26
eathe h-25 k-24
eati r17
eatin r17
eats h-20
eats_ h-20
eau g-29 h52
eau_ h19
eaux h20
eaux_ h20
eav r86 h-18 k-15
eave r-39 g18
eave_ r-24 g19 h50
eaves g-23 h-53
eavi r125 g-15 h-15
eavin r33
eaw m15
eawa m15
eaway m15
eb_ g-36 m50 h-38
eba r41 h-53
ebac r26
eback r26
ebat r16 g-35
ebate r16 g-35
ebb g38
ebbi g19
ebbi_ g22
ebbl g21
ebble g21
ebe r20 k16
ebel h-20 k22
eben r31 h-21
ebent r31 h-21
ebh g-22 h-26
ebh_ h-21
ebi r28 g-30 m15 h48
ebit r28 h20
ebit_ r22 h23
ebn r-20 g49 h43
ebna g49
ebo h-19 k18
ebod k20
ebody k20
ebook g-18
ebr h-16
ebs m-25 h57
ebsi m-25 h57
ebsit h37
ebt r-26 g-18 h23
ebt_ r36 g-26
ebto r-49 h38
ebtor r-49 h38
ebu h19
ec_ g-30 m47
eca m20 h-17
ecas m19
ecast m19
ecau g-20
ecaus g-20
ecc h17
ecco h17
ecco_ h17
ecd g29
ecde g29
ecde_ g29
ece g-29 m-41 h-77 k29
ece_ h-24
ecei g-26 h-44 k28
eceip r-40 h-50
eceiv r31 k37
ecem g28
ecemb g28
eces g-19
eces_ g-19
ech g39 m32 h53
ech_ r30
echa r-18 g58 m44
echa_ g30 h-18
echar r-19 g28 m47
echo h50
echon h50
eci r-24 g18 h-29
ecia h32
ecial h40
ecid r-15 h-33
ecide r-15 h-33
ecif g35 h-25
ecifi g31 h-17
ecit h-24
eck h-64
eck_ r-15
ecke g18 h-18
ecked g18 h-18
ecki h-39
eckin h-39
eckl r22 g-36
eckla r22 g-36
ecko g33
ecks k24
ecks_ k24
ecl g-27 h-30 k48
ecla g-26 h-27 k48
eclar g-26 h-27 k48
eco r-46 g-36
ecoi h24
ecoin h24
ecom g21
econ r-76
econd r-47 m16
ecor g-45 m-16 h-55 k17
ecora g-21
ecord g-23 h-41 k17
ecov r15 h21
ecove r15 h21
ecr r-19 g18 h54
ecra h26
ecrat h26
ecre g27
ecret g27
ecru h18
ecrui h18
ecs_ m25
ecst h26
ecsta h26
ect r-79 m18 h-26
ect_ m24 h-22
ecte r19 g-23 h-38
ected r19 g-23 h-38
ecti r-35 g15 h35 k-20
ectin k-27
ectio r-33 h43
ecto r-21 h63
ector r-21 h62
ectri g-25
ectro g29 h22
ects h-17
ects_ h-17
ectu r-22 h-39
ectur r-22 h-39
ecu r16 m-15 h-48
ecur r18 m-15 h-48
ecuri h-42
ed_ g-72 m-69 h-26 k-83
eda g24 h-34
edal m-20 h-28
edal_ m-20
edd r-26 h-101
eddi r-32 h-79
eddin r-32 h-33
ede g-24 h25
eded h22
eded_ h22
edf r-23 k62
edfa r-23 k62
edfa3 r-23 k62
edg g67 m-18 h-65 k-27
edge g38 m-17 h-62 k-27
edge_ g41 m-17 h-44
edgi g30
edgin g30
edi r17 m26 h31 k-24
edib h19
edibl h19
edic r-29 m18 h-25
edici r-23
edict m26
edie h33
edin r25
edit r27 m18 k-18
edit_ r25 m-20
edite r37 g-15 h-30
edito r-38 h16
edits g16 m44
edl r17 g-16 m17 h-41
edli m23
edo r-16 g45
edoo h-25
eds g-41 m-21 h21
eds_ g-41 m-21 h21
edu r-45 h27
educ r-26 h45
educe h24
educi r31
educt r-46 h34
edul r-18
edule r-29
edun g17
edund g17
edy r-18 h25
edy_ r-18 h25
ee_ g-38 m-45 h-26 k58
eeb g36 h20
eeb_ m27
eed r-31 g-72 h-32
eed_ r-26 g-66 h-37 k-16
eede h22
eeded h22
eedl m17 h-26
eedli m23
eeds r33 h-33
eeds_ r33 h-33
eef g-32
eef_ g-29
eeh g89
eeh_ g61
eei g23
eein g23
eeing g23
eek r64 h-67 k-35
eek_ g-15 m-32 h-74 k-35
eeke g-20 m24 h21
eeken g-20 m24 h21
eekl r21 g33 h-18
eekly r21 g33 h-18
eeks r36
eeks_ r36
eel r-22 g62 k-26
eel_ r-18 g34 k-19
eels g29 h24
eels_ g29 h24
eem g20
eem_ r-23 g-17 h15
eema g23
eeme r41
eemen r41
een r-21 h-107 k27
een_ r-64 g33 m18 h-28 k17
eena r36
eenah r24
eene g-18
eened g-17
eeni r21 h-28
eeni_ r21
eenin h-28
eep r21 m46 h-71 k26
eep_ r-27 h-69 k57
eepe h20
eeper h20
eepi r31
eepin r31
eeps r21 g21 m66 k-22
eeps_ r25 g27 h20 k-22
eepst m53 h-27
eer g-63 m-27
eer_ r25 g-48
eera m-15
ees r25 m-15 h-48
ees_ r-22 g48 h-65
eese g-19
eese_ g-19 h-34
eesh r53
eesh_ r23
eet r-39 g-27 m-37
eet_ r-32 m-15 h-20
eete r41
eeten r41
eeti h-23
eetin h-21
eets r-29 g-31 m-26 h42
eets_ r-29 g-31 m-26 h42
eev g16
eeva g19
eevan g19
eez g-17 h17
eez_ h24
ef_ r-68 h-62 k-16
efa h-22
efe r24 g-48 m-27
efec r-22
efect r-22
efer r48 g-42
efere r33 g-30
eferr r22
efi g32 m-15
efil h-24
efill h-24
efin g32
efine g32
efit m-15 h41
efo r-26 g69 h-26
efor g69
efore g69
eft r-21 g32 m-37 h-51
eft_ r-17 g47 m-31 h-47
efu r-30 g19 m-17 k-22
efun r-16 g-22 m-15 h-16 k-15
efund r-16 g-22 m-15 h-16 k-15
efus g51
efuse g40
eg_ r22 h99
ega m32
ega_ g53
egar r43 g-36 h-24
egar_ h-15
egard r53 g-36
egg g16 h46
egga h51
eggar h51
eggi h15
eggin h15
eggs g31 h-30
eggs_ g31 h-30
egh r53
egi r32 h-39
egin r41
egis r-35 h-26
egist r-35 h-26
egl h16
eglo h16
eglo_ h16
egr r-28 g-29 h30
egra r-16
egram r-16
egre g-17 h28
egree g-16 h22
egs r-17 h60
egs_ r-17 h60
egu r-25 g69 h-31
egur g39 h-27
eguro g53
egy g20
egy_ g22
eh_ r68 g94 m-15
eha r31 m19 h-57
eha_ r28 g19
ehab h-51
ehab_ h-51
ehal r-21 g-26
ehalf r-21 g-26
ehan m29
ehan_ m33
ehi r21 h17 k16
ehin g19 h20 k16
ehind g19 h20 k16
ehl g58 h-23
ehle g75 h-23
ehle_ g75 h-23
eho r32 g-27
ehou h25
ehous h25
ehr r-18 g-18 m20
ehr_ m21 h-17
ehra h24
ehra_ h24
eib r29 h-20
eibo r29 h-20
eibor r29 h-20
eid h-45
eid_ h-45
eig g-15 m16
eigh r15 g-19 m16 h-20
eighb r-18
eighe g-33
eight r35 h-20
eik r-25 g-15 m-15 h84
eikh g-15 h26
eikh_ g-15 h26
eil m-16
eim g24
ein r45 g21 m-27
ein_ r-31 m-17 h-45
eina r54 h-16
einah r42
eine g-20 h85
eine_ h24
einek h51
eing r24 g25 k29
eing_ r24 g25 k29
eins g25
einsu g26 h-15
eip r-40 h-50
eipt r-40 h-50
eipt_ r-40 h-40 k-27
eipts k18
eir g52 h-21
eir_ g33
eis g-32 m-15 h67
eiss g-24 h15
eissu g-23
eist h22
eiste h22
eit r-50 g20 m-15 h64
eit_ r-19 g-32 h36
eith r-30 g59
eithe r-23 g47
eity h31
eity_ h31
eiv r31 g18 k32
eiva r30
eivab r30
eive_ h-18 k15
eived h24
eivi k24
eivin k24
ej_ h-34
eja r-16 g-16 h56
ejab h34
ejab_ h34
ek_ r33 g-26 h-102 k-55
eke r-16 g-40 h111
eke_ h25
eken g-31 h89
eken_ h51
ekend g-20 m24 h21
ekeng h18
ekh r34 g-22 m-15
ekl r21 g33 h-18
ekly r21 g33 h-18
ekly_ r21 g33 h-18
eks r36 g-22 m19
eks_ r36
el_ r-85 g-27 h-66 k-18
ela r-24 g-30
elab h23
elabe h30
elat g-21 h29
elati g-21 h29
elay_ r18 g29
elaye g-16
elb r28
eld r30 g82 m-34 h-79 k-28
eld_ r44 g51 m-21 h-40
elde h-20
elder h-20
elds g35 h-18 k-16
elds_ g35 h-18 k-16
ele r-17 h-100 k43
elea m-19 h-43 k18
eleas m-19 h-43 k18
elec r-22 g24 h26
elect r-17 g15 h26
eleg r-16
elegr r-16
elet g-22 m-16 k18
elete g-18 k22
elev r21 m16
eleve r24
elf r-47 g-47 m-20 h-81 k-17
elf_ r-27 g-45 m-20 h-79 k-17
eli g64 m-21 k-33
elig h32
eligi h32
elin r31
eling r31
elis g47 h-16
elist g47 h-16
eliv g17 k-22
elive k-22
ell r-43 g56 m-52 h179 k-18
ell_ r-28 g21 m-21 h96 k18
ella h60
ella_ g-43 h31
ellar g-20 h53
ellat g73
elle g-29 m-24 h-29 k-17
elled g-59
eller g30 m-18 h-38 k-15
elli r16 g72 h-31
elli_ g60 m15 h-17
ellin m-18
ello g-41
ello_ g-30 h19 k-17
ells h78
ells_ h78
elly r-21 g41
elly_ r-21 g41
elm g-23 m-17 h-41
elme g-23 m-17 h-41
elmet g-23 m-17 h-41
elo g-16 h49 k31
elo_ r-25 h29 k49
eloa m23 h39
eload m23 h39
elon r-17 g47 h-40
elong g45 h-30
elor h26
elor_ h26
elow r28 g-17
elow_ r28 g-17
elp r48 g-18 h-36
elpi r20
elpin r20
els r-79 g26 m-19 h36
els_ r-66 g33 h39 k-21
else k30
else_ k21
elt g-16 h-20
elt_ r-16 h-90
elta r15 h23
elta_ h23
elts h16
elts_ h16
elv r43 g-19
elve r43 g-19
elve_ r45
elw r15 h40
elwe h40
elwe_ h40
ely g39
ely_ g41
em_ g16 h-73 k36
ema r38 g21
ema_ h-29
emaa g29
emaar g29
emai r19 k15
email k16
emain r20
eman r27 g-16 m23 h37
emb k-21
emba m27
embas h-28
embe m-18 h21 k-20
ember m-18 h21 k-20
eme r94 m15 h15
eme_ r27 g28
emed h25
emedy h25
emen r20
ement r22 m20 h-29
emes r44 g-18 m16
emes_ r26
emest r21
emh h-22 k30
emha h-22 k30
emha_ h-22 k30
emi r30 h-43
emi_ r87 h-21
emin r-34 h-30
emina r-29 h-24
emis r23 g-21
emis_ r23
emise g-17
emit h-17
emiu r-41 g22 h20
emium r-41 g22 h20
emn g31
emni g31
emnit g31
emo r-40 m-31 h-76 k37
emol h-18
emoli h-18
emon h-40
emor g32 h-20
emori g32
emov m-27 h32 k-30
emova h-27
emove m-24 h41 k-21
emovi h17
emp r-39 g-21 m-23 h124
emp_ h15
empe g-19 h48
emper g-19 h48
empl r-21 k19
emplo k22
empo h51
empo_ h33
empor h19
empt k-15
empty k-15
ems r-33 g-17
ems_ r-28
en_ r-17 g69 m-47 h-32 k-60
ena r112 g-54 m-37 h-17
ena_ r18 g-40
enah r57
enah_ r34
enal r39 m-18 h-26
enal_ r27
enalt m-18 h-22
enan r-15 h19
enanc h-15
enant h34
enc r34 g-20 h23
ence r33 m16 h18
ence_ r37 h-16
encer h17
ences m23 h17
ency g-20
ency_ g-20
end r91 g-36 m31 h61 k29
end_ r125 m34 k51
enda h18
ende g-33 m25 h18
ended r-23 m23
ender g-38 h16
endi h29
endin h29
endo g28 h-48
endow g25
ends r-24 m-28 h41
ends_ r-24 m-28 h41
ene r30 m-29 h-29
ened r-15 g-30 m-17 h-27
ened_ r-15 g-30 m-17 h-27
enef h23
enefi h23
eneh r23
eneh_ r23
ener m-15 h21
ener_ r37
enera r-32
enes h-43
eness h-43
enet m18 h20
enev r-17
enew r41 g20
eng g51 h61 k-16
eng_ g-15 m17 h19
enga h55
engan h60
enge g23
engen g25
engi g42 h21
engin g42 h21
eni m39 h26
eni_ r32
enin r-41 m47 h25
ening r-41 m47 h25
enj g-15 h31
enje h26
enjen h26
enn g-29 m39 h-25
enna h-19
enna_ h-19
enni r27
enny r-35 g-25 m41
enny_ r-35 g-25 m41
eno g-16 m83 h84
eno_ m83 h43
ens g19 h-19 k-25
ens_ g21 m16 h-16 k-23
ensat r33
ense g20 h-33
ensed g-19
enses h-19
ensex g29 h-17
ensi g-23
ensin h15
ensio g-24 h-15
enso h38
ensor h38
ent r-15 g-62 m-17
ent_ g35 m-46 k-49
enta h-16
enta_ g21 h-20
entar g-21
ente g-19 k34
ented g-15 m-20 k36
enter m34 h20
enth r35
enti g-15 m19 h45 k44
entif g25
entin m31 h20 k27
entio r33 g-15 k18
entis h-24
entl g-20 m-18 h22
entle g-20 m-18 h22
entr m40 h-21
entri m27 h-18
entry m24 h20
ents r-87 g23 h-68
ents_ r-87 g23 h-68
entu r23 g-17 h36
entur r23 g-17 h36
enty g-19 h-16
enty_ g-19 h-16
enu g-42 m-22 h28
enu_ g-30 h42
enue h-25
enue_ h-25
env g-41 h64
enve g-26
envel g-26
enz g36 m43 h-25
eo_ g27 h-21
eon r-27 g-17 k33
eone r-26 g-15 k34
eone_ r-26 g-15 k34
eop r-27 g-30 h46 k36
eopa h25
eopar h25
eopl r-22 g-25 h21 k36
eople r-22 g-25 h21 k36
eor h-16
eord g20
eorde g20
eos h50
eos_ h50
ep_ r-27 h-94 k57
epa r-49 k-20
epac h32
epack h32
epai m-21 h-40
epaid r40
epair r-43 m-20 h-35
epar r-49 h34
epara r-27 h41
epart r-21
epay m21
epayi r21 h-19
epaym r-24
epays m26 h15
epe g52 m-39
epen g30 m-29
epend g30
eper g21
eph g-27 h42
ephe g-25 h34
ephew h-17
epi r31 h-15
epin r31
eping r31
epl r-33 m-19 k-19
epla r-33 g20 m-18 h-34 k-19
eplac r-33 g20 m-18 h-34 k-19
epli h47
eplic h47
epo r17 m18 h15 k42
epo_ r48 h-17
epor g-16 k40
eport g-16 k40
epos r-21 m31 h35
eposi r-21 m31 h35
epp g-21 h-31
eppe g-21 h-16
epper g-21 h-16
eps r21 m66 k-22
eps_ r25 g19 k-22
epst m53 h-27
epsta m53 h-27
ept r54
epte r36 g-15
epted r15
eptem r21
epu r45 g-19
epur r46 g-19
epurc r46 g-19
equ r32 g-25 k23
equa r-26 g-28
equal r-26 g-28
eque h-29 k18
eque_ h-24
eques r18 k19
equi r48 h25
equil h16
equit r24 h21
er_ r-25 g-30 h-54 k-69
era r-26 g-46 m-58 h-29 k-25
era_ r-17 g-27
erab r51 g-56
erabl r51 g-56
erad r-16 h43
erag r-23 g32 h21
erage r-23 g32 h21
erall h22
erap r-16 m-19 h-36
erapi h-17
erapy r-16 h-19
erat g21 m-37 h-30
erati r21 h-21
erato r-30 g16 m-21
erb r-27 g-38 m89 h44
erba m74 h68
erbal m42 h52
erby m15
erby_ m15
erc r51 g-31
erce r38 g-61
ercen r40 g-47 m-17
ercha g15
erci g26
ercia g26
erd r30
erda r21 h17
erday r22
erdr r30
erdra r30
erdu r-20
erdue r-20
ere r-39 g27 m-17 k24
ere_ r-31 g-24 k27
ered r-54 g29 h-71 k21
ered_ r-54 g29 h-71 k21
eree g21
eren g-20 m21 k16
erenc r17 g-17 m28
erent k28
erer g-15 h35
erer_ g-15 h35
eres r71 m-24 k-37
eres_ r47 h-19
erest r42 m-21 h21 k-37
erev g21
ereve g21
erf r-24 h36
erfe h71
erfei h64
erfu h-27
erfum h-27
erg g-40
eri r-71 g15 h-18 k-29
erial h-17
erie r-26 g-32 m-16 k-23
erien h33
eries r-24 g-29 h-38 k-22
erin g-51
ering g-41 h50
erio r-19 g16 h-16
eriou g16
erit g28
erita g21
eriti h16
eriv g49 h-35
eriva g48 h-27
erj m22 h43
erja m23 h35
erja3 m23 h35
erk h42
erk_ r-30 h39
erka r34 g19
erka_ r35 g29
erl r-23 h63
erli h45
erlin h45
erlo h38
erlot h38
erly r-29 h-20
erly_ r-29 h-20
erm h71 k-16
erm_ r42
erma m-20
ermar m-20
erme g-21 h60
ermei h22
ermen g-18 h47
ermi r-25 g38 m17 h-15
ermin m23 h-22
ermit g23 h18
ermo h47
erms g-21 m-18 h-15
erms_ g-21 m-18 h-15
ern r38 g-24 h79 k20
ern_ h37
erne k25
ernet k25
erni r34 h16
ernig r36
ernm r20
ernme r20
ero r-29 h148
ero_ r-17 m24 h-36
eroi h58
eroin h39
erol g-22 h68
erol_ h30
erolo h39
eron h36
eroni h36
erot h22
eroti h22
erp g66 m18 h-23
erp_ g36 h-24
erpe r21 g24 m45 h-17
erpet r21 g24 m45 h-17
erps g34 m-30
erps_ g34 m-30
err h37
erra h17
erre r18
erred r19
erry h28
ers r-21 g-93 m-16 h-34 k45
ers_ r-37 g-33 h61
ersa r-26
ersal r-26
erse m-33 h-56
ersey m-36 h-32
ersh g-21 h-44
ershi g-15 h-43
ersit g-26
erso h-16 k47
erson h-16 k47
ert r-65 g-48 h-32
ert_ r-21 g-22
erta h29
ertai r24
ertat h17
erti r-46 g-33 h-34
erv r27 g-31 m-23 h41 k21
erva r-17 k27
erve r23 h19
erve_ r19
ervi r23 g-15
ervic r23
erw r-18 g77
erwa g22
erwar g22
erwi g37
erwis g37
ery r-41 h-54 k-16
ery_ g23 m-42 h-61
eryb m17
erybo m17
eryo r-38 g-19
eryon r-38 g-19
eryt g15 h18
eryth g15 h18
es2 k24
es_ r-18 m42 h-43 k21
esa r-16 g74 h-30 k23
esab h-15 k25
esal r17 g48
esale r17 g48
esb r24 h-15
esc r-42 m-24 h-41
esca h-15
escap h-18
esce r-28 h-21
escen r-28 h-21
esco g-18
escor h69
ese r60 g-17 m-18 h45
ese_ h-28
eseb g48 h26
esec h28
esecr h26
esen r37 g-16
esent r37 g-16
eser r16 m-26
esert m-21
eserv r20
esh r87 g-35 m-25
esh_ r41 m-40 k-23
esha m28 h17
esha_ h21
eshe r26 h-25
esht r26 g-26 h-16
eshta r27 g-21
esi g15 h16
esid r28 g24
eside r28 g24
esig g15 h18
esign g15 h18
esis h-19
esis_ h-19
esk m-16 h-41 k-15
esk_ m-16 h-41 k-15
esl g23 h41
esla g25 h-23
esla_ g25 h-23
eso r-20 g51 h30 k-24
esol r-28 g23 h-15
esold r-28 g23 h-15
esor g20 h27 k-18
esort g20 h27 k-18
esp h-15
ess r17 m57 h-45 k23
ess_ r79 g20
essa r-37 m37 h-46 k29
essa_ g18
essag r-33 m60 h-58 k37
esse g-15 m49 h44
essed g-18 h22
essel g18
esses m20 h19
essi r22 h26
essin r19 m-23 h-15 k23
essio h41
esso r-23 h-46
esson h-21
est g-107 m54 h-59
est_ r71 g20 m64 h-57
esta r-44 m-37 h-32
estat g19 h-57
estau g-18 m-16
este r34 g-16 m24
ested r-32
ester r53
esti r-26 g-34 k20
estin r-24 h-26 k20
estio g-19 h29
estl m17 h16
estli m17
estm r-23 h21
estme r-23 h21
esto g-31
estor r16 h17
ests k-23
ests_ k-23
esu g17
esul g17
esult g17
et_ r-74 g38 m-36 h-82 k-43
eta r29 g37 h-18 k-23
eta_ h-32
etai r16
etain r16
etal h-15
etal_ r-19
etam h53
etami h53
etat g25
etc g17
etch g17
ete h31
ete_ g-18 h24 k22
eted g30 h-17
eted_ g30 h-17
eten r35 m21 k-16
etene r41
eter m-16 h32
eter_ h74
etf g15 h-17
etf_ r29
etfa r-26
eth r-46 m52 h33
eth_ r-23 g-18 h80
etha r-23 h-17
ethe m54 h-22
ether m54 h-22
ethi g23
ethin g23 h22
ethy h-16
ethyl h-16
eti m82 h-75 k-22
eti_ r32 g-33
etic g16 h-39
etim g30
etime g30
etin m43 h18
eting m43 h18
etir r-18 h-36 k-16
etire h-22 k-15
etis h21
etish h21
etit m35 h-31
etiti m35 h-31
etl g23 h-34
etla g28
eto g23
eto_ r19 h28
etor g28
etoro g28
etr g-39 m-26 h-85
etra h-15
etre g-32 h-19
etres g-32 h-19
etri g18
etric g21
etro g-30 m-16 h-49
etro_ g-23 m-16 h-33
etrol h-16
ets g-34 m-20
ets_ g-38 m-20
ett r-48 g-27 m43 h-68
etta h26
etta_ h27
ette r-49 g-23 m55 h40
ette_ m54 h25
etter r-49 k15
etti g16 m-16 h-69
ettin g16 m-16 h-69
ettl m36 h-53
ettle r18 g19 m19 h-56
ettli g-22 m17
etty m-22 k-19
etty_ m-21 k-19
etu g71 m40 h-28 k-20
etua r21 g24 m45 h-17
etual r21 g24 m45 h-17
etur r-33 g26 k-15
eturn r-33 g26 k-15
etw g-16 m25
etwa m19
etwee k21
ety g-16
ety_ g-16
eue h-17
eue_ h-17
eum g18
eum_ g18
eur r47 g-26 m52 h91
eur_ r33 m-19 h36
euro r16 g-22 m37 h25
euro_ r-20
eurom m50 h43
euros r30 g-15
euru m34
eurus m34
eva g19 h-27 k26
evan g19
evan_ g19
eve r38 g111 k-18
evel_ g-21
evelo g18
even r16 g37 k-26
even_ r41
eveni r-31 m29 h33 k-18
event r-18 g23
evenu r24 h-25
ever r36 g29 m17 k15
ever_ r22 g45
evera r-17 g70
evers g-15
every r48 g-71 h27
eves g20
eves_ g20
evi g-28 h45
evie h22
eview h25
evil g-18
evil_ g-17
evo r27 h-15
evol r27 h-15
evolv r54 h-15
ew_ r37 g-66 m-95 h-51 k-31
ewa r-30 g51
ewe r26 h-58
ewel r25 g-18 h-36
ewell g-15 h-34
ewer h-34
ewh g26 h-15
ewhe g26 h-15
ewher g26 h-15
ewi g-18 h-34
ewin g-18 h-35
ewing g-18 h-35
ewo g16
ewoo g16
ewood g16
ews h56
ews_ r15 h22
ex_ r-36 g77 m30 h88 k-16
exa r-59 g-40 m28 h-25 k-25
exac r-26
exact r-26
exam r-32 g-30 k-25
exam_ r-34 g-34 h-18
exami g17 h32 k-15
exams h-22
exc g-15 m25 h-17
exch r-19 g-21 m33
excha r-19 g-19
exi g30
exis g30
exist g30
exo h16
exp g27 k27
expe r-17 h-19
expec r-21
expen h-21
exper m17 h24
expi g26 h42
expir g26 h42
expl r-30 g-26 k37
expla r-30 g-23 h-15 k38
expr r24
expre r24
ext g-20 m28 h17 k-15
ext_ g42 m47 h-45
exte r-24
exten r-24
exti g-43 h29
extin g-43 h29
exto h23
extor h23
extr r31 g-32 m-17 h18
extra r34 g-32 m-17 h32
ey_ g-18 k16
eya g60 m-19 h-30 k-17
eya_ h-21
eyad r-18
eyada r-18
eyar g30
eyard g20
eye g-27 m16 h42 k17
eye_ m19 h23
eyes h22 k26
eyes_ h22 k26
eyh m27
eyho m27
eyhou m27
eyl r46
eyle r17
eylen r17
eym h-52
eyma g22 h-16
eyman g22 h-16
eys g-21 h32
eys_ r-17 g-21 h32
ez_ g-20 h28
eza g-22
ezz r19 h-25
ezza r19 h-25
ezzan r19 h-25
f3a m-15 h-15
f3a_ m-15 h-15
fa3 r-15 k58
fa3_ r29
fa3t r-19 g-17 m27 h19
fa3t_ g-17 m27 h22
fa_ r-17 m-24 h-18 k-37
fab h-21
fabr h-16
fabri h-16
fac r58 g-55 m-26 k-19
face g-23 m-21 h18
face_ g-23 m-21 h15
faci g-23 h36
facil r43 h48
fact r39 h-42
facto r42 h-42
fai g16 k-19
fail g17
fair r-15 g21 h17
fair_ r-15 g23 h27
fais g-22 k-18
faisa g-22 k-18
fak g-16 h68
fake g-16 h53 k18
fake_ g-16 h53 k18
fal g110 m-28 k48
fal_ g40 h28
fala r31
fala_ r31
falc g53 h-23
falco g53 h-23
fall g30
fals k58
false k58
fam m-18 k25
fami g-23 m-18 h-32 k26
famil g-23 m-18 h-32 k26
fan r-39 g-16 m53 h20
fan_ m20 h-38
fans h59
fans_ h48
fant m34 h-22
fanta m34 h-22
far r-34 g-15 m-30 h-62 k-30
far_ r18 h-19
fare r-36 h-32 k-17
fare_ r-19 h-26 k-17
farew r-17
fari r19
farm m-21 h-17
farm_ m-21
fas h-31
fast r17 h-51
faste r17 h-43
fat h68 k-19
fate h22
fate_ h22
fath k-18
fathe k-18
fav r-24 m15 h-21 k17
favo r-24 m15 h-21 k17
favou r-24 m15 h-21 k17
faw r57 g-18
fawa r62 g-18
faway r47 g-18
fay r69
fayd r51
fayda r31
fd_ r126 g119 m107 h-105 k-35
fds g24
fds_ g24
fe_ r18 g28 m54 h-66
fec r-22 m20
fect r-22 m20
fee r-35 g30 m-39 h-24 k-17
fee_ g-55 m-34
feed r-23 g-28 m-28 h-40
feed_ r-23 g-28 m-29 h-40
feeh g67
feel r16 g65
feel_ g31
feels g35
feen g29
feen_ g29
fees r-15 m29
fees_ r-15 m29
feet g-38
feet_ g-38
fei r-17 h64
feit h64
feit_ h61
fel g20
fell g-17 h17
fell_ g-17 h24
felo r15 g-16
fen g-38 m-17 h103
feng g-16 h74
fenga h60
fenj h31
fenje h26
fer r-20 g-19 h36 k29
fer_ r-41
fered g17 h-20
feren g-20 m21 k16
feri h45
ferin h45
ferm h47
ferme h47
ferr r19 h-42
ferre r19
fers k20
fers_ k20
fes r-16 m-33 h54
fes_ g-32 m-26 h38
fest h16
fest_ g34
festa h15
festi g-15
fet m-16 h-17
feti h21
fetis h21
ff_ r-20 g-28 h84 k20
ffa g66
ffa_ g31 h-16
ffe r-49 m15 h35
ffee r-20
ffee_ r-20
ffer r-29 g34 m19 h34
ffere g42 m20 h-22
fferi h45
ffi g-23
ffic g-19 m19 h-21
ffice g-15 m31 h-31
ffici h-40
ffick h64
ffl r-16 m35 h-25
ffle r-16 m35 h-25
ffle_ r-15 g-16 m60 h-31
ffles g23 m-25
ffr h-38
ffro h-38
ffron h-38
ffs h30
fi_ g28 h-59
fic r24 g-29
fica r16
ficat r16
fice g-16 m31
fice_ r42 g-15 m37 h-47 k-20
ficer r-43 h51
fici h-40
ficia h-40
fick h64
ficki h31
fie g80 k-17
fied g50 h-28
fied_ g50 h-28
fiel g41 h-25 k-16
field g41 h-25 k-16
fif r51 m50
fift r56 m47
fifth r25 m28 h20
fifty r23 m19 h-17
fig r-16 g55 h-20 k42
figh g-25 h49 k58
fight g-25 h49 k58
figu g56 h-25 k-16
figur g56 h-25 k-16
fil r25 m-27 h33
file g38
file_ g32
files k16
fill m18
fill_ m26 h15
film h51
films h37
fils r47 m-16 h-30
fils_ r47 m-16 h-30
filt g-18 h-21
filte g-18 h-21
fin r17 g58 h-42
fina r79 m-24 h-36
final r-18 g17 m-24
finan r97 g-23 h-27
find r-36 g113 h-19
find_ r-22 g108 h-33
findi h18
finds g15
fine r-25
fine_ r-20 g-42
fined g32
fini m57 h-17
finis m57 h-17
finj g-30 h18
finja g-30 h18
fir r-31 g21
fire h-18
fire_ h-46
firm r-25 h-19
firm_ r-17 h-16
firs m15 h32
first m15 h32
fis r-28 g36 m-16 h-74
fish r-28 g36 m-16 h-74
fish_ r-26 g80 m-31 h-86
fishe h21
fishi g-36 m15
fit r-41 g-103 m-55 h-16 k-18
fit_ r-17 g-46 m-43
fits g-51 h28
fits_ g-51 h28
fitt h-29
fitti h-17
fiv r19 g-44 m23 k-19
five r19 g-44 m23 k-19
five_ g-44 m23 k-19
fix r22 m-33 h96
fix_ m-15 h48
fixe r20 m20
fixed m27 h-21
fixer h34
fixes r17
fla g-61 h-41
flag g-24 m-20 h-45 k41
flag_ m-20 h-30 k23
flags h-15 k18
flat g-28 k-27
flat_ g-24 h-39 k-25
flate h36
flati r25 m19
fle r-26 m29 h-77
fle_ r-24 g-30 m59 h-41
fles g21 m-25
fles_ g21 m-25
fli r-50 g27 h-17
fli_ h19
flig r-45 m-28
fligh r-45 m-28
flip m41 h-48
flip_ m18 h-35
flipp m23
flo g31 m-22 h-35
floa g49
float g49
floo r55
floor r28 g25
floos r27 g-16
flou g-16 k21
flow r-19 g-15 m-16
flowe r-19 g-15 m-16 h-31
flu_ h-42
flue h19
fluen h19
flus m17 h19
flush m17
fly h107
fly_ h107
fni r32
fni_ r32
fno g26
fno_ g26
fo_ r38
foa r-17 g42 h40
foal r-17 g45 h-19
foal_ r-17 g45 h-19
fol g36 m-17 h36
fold h33
fold_ h-16
folde h49
foll r-17 g32
follo r-17 g32
fon g-25 h-17
font g-19
font_ g-19
foo m-38 k-15
food m-21 h-19
food_ m-21 h-19
foot m-16 h16
footb m-16 h-28
for r21 g26 m-18 h-67 k43
for_ r37 g-27 m-61 k17
forb r44
forbe r44
forc h17
force h17
fore g105 m15 h-15
fore_ r-25 g69
forec m19
forex g41 h-15
forg r-64 g-19 h92
forga r-30
forge r-22 h64
forgi h35
form m17 h-49 k29
form_ m19
forma h-31 k24
fort r-30 g-65 m25 h23
forty r-44 g-33 m29
forw r41 g45 h-52 k20
forwa r43 g33 h-52 k20
fou r-23 h-48
foun r-33 g22 h-18 k-15
found r-33 g22 h-18 k-15
four g-32 h-30
four_ r-18 g-24 h-42
fourt r28 m16
fra g18 h-47
fram h-15
frame h-15
fre g-16 m-33
free r-25 m-31 h43
free_ g-16 m-30
frei g15
freig g15
fres r19 g-24
fresh r19 g-24
fri r-33 m21 h25
frid r-35
frida r-25
frie h-33
fries h-27
fro r16 h-19
from r19 m-21 h20
from_ r19
fron g-33 h-28
fron_ h-38
front g-30
fru g24 m27
frui g24 m27
fruit g24 m27
fs_ m-26 k31
ft_ m-55 h-129
fta h-24
ftar h-24
ftar_ h-24
fte g33 m-27 h59 k25
fted h64
fted_ h64
fter g35 m-25 k26
fter_ r27 m-25 k26
fterw g23
fth r25 m28 h18
fth_ m28 h18
fti r16
ftin r16
fting r16
fto r-18 g-55
ftop h21
ftop_ h21
fts r-32 g21 h-40
fts_ r-32 g-33 m-15
ftw m-19 h25
ftwa m-19 h25
ftwar m-19 h25
fty g101 h-40
fty_ g101 h-40
fue r-48
fuel r-48
fuel_ r-44
ful r-35 g-38 m-35 h-21
ful_ h-25
full r-32 g-49 m-34
full_ r-16 g-33 m-34
fum h-27
fume h-27
fume_ h-68
fumes h41
fun r25 h-70 k22
fund r26 m30 k24
fund_ g-41 h-24 k-31
funde r28
fundi g51 m34
fundr h15 k24
funds r28 m22 k46
fur r-16 h-22
furn r-16 h-20
furni r-16
fus g51
fuse g40
fuses g33
fut r-16 g105 m-33 h-40
fut_ g25
futu g80 m-32 h-32
futur g80 m-32 h-32
fwd r44 g-23
fwd_ r44 g-23
fx_ r112 g-67 h-30
ga_ r-44 g54 h-29
gac m30
gach m34 h-22
gacha m34 h-22
gad g19 h-17
gag r54 h-49
gage r54 h-49
gage_ r54 h-45
gai g15 m16 h37 k-17
gain g16 h35 k-17
gain_ r32 g18 m18 h25
gains r-25
gal r-20 g-25 h27
gal_ g-22
gala h-17
gala_ h-17
gali h15
gam r-31 m107 h34 k-26
gamb m60 h-42
gambl m43 h-35
game m16 k-15
games r-21 h19
gamey r21
gami m30
gamin m30
gamm r-21 g19 h37
gammo r-19 h48
gan g-66 h182
gan_ g-48 h58
gana m19
gana_ m19
gane h30
ganes h30
gani r31 h28
ganis r26 h28
ganj h22
ganja h22
gans h41
gans_ h41
gap r26
gar g-31 m-30 h-21 k20
gar_ r-15
gara r-18 g33
gard r55 g-46 h-41
garde r-24 h-32
gardl r53 g-36
gare g16
garit h23
gars g-16 h18
gars_ g-16 h18
gas r-16 h-26 k-22
gas_ r-16 h-26 k-22
gat r-24 m-41 h-34 k17
gate r-23 m-27
gate_ r-23 m-27
gav r-24 g-56 h-70
gave g-56 h-70
gave_ g-56 h-70
gay r16 g21 m23 h25
gay_ h33
gaya g37 m33 h-33
gaya_ g38 m35 h-40
gaz h-40
gazi h-20
gazin h-20
ge_ r-37 g25 m-47 h-37
ged r20 m-17 h57 k-30
ged_ r15 g-18 h67 k-30
gei h32
gein h32
geing h32
gel g-27 m-16 h33
gela g-21 h29
gelat g-21 h29
gem h-40
gem_ h-24
geme h-20
gemen h-20
gen g-45 k-30
gen_ g19
genc r23 g-29
gence r26
gency g-21
gene g29
geneh r23
gener r-32
gent g-54 m16 k-20
gent_ g-34
gentl g-20 m-18 h22
gents h-26
geo g-20
ger g-30 m21 h104
ger_ g-15 h26
gerin m19
germ h31
germe h22
gers h39
gers_ h39
ges g-38 m-17 h-17
ges_ g-32 m-23 h-24
get r-21
get_ r-15 g25 m-27 h61 k19
geth g-18
gethe g-18
gets m30 h-43 k-18
gets_ m30 h-43 k-18
gfi g-21 h40
gfis g-20 h24
gfish g-20 h24
gg_ m17
gga r-18 m-16 h48
ggag h-28
ggage h-28
ggar h50 k23
ggars h37
gge g-18
gged h15
gged_ h15
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
gh_ r20 h-18 k40
gha r34 g-36 h-58
ghal m28
gham g22 h-22
ghar g-26 h-19
ghara r21
ghb r-18
ghbou g16
ghe r36 g34
ghed g-33
ghed_ g-33
ghel h24
ghel_ h24
gher r51 g16 m15
gher_ r51 g16 m15
gho k20
ghos k21
ghost k21
ghr r32
ghrib h15
ght r-47 g35
ght_ r-20 g55 m41 h-17 k-48
ghtc h24
ghtcl h23
ghte r-16 g-16 k49
ghter r-16 g-16 k49
ghti h27
ghtin h27
ghts m-16 h-55
ghts_ m-16 h-41
ghu h46
gi_ r26 h22
gici h17
gicia h17
gif r-62 g-41 h-40 k18
gift r-62 g-41 h-40 k18
gift_ r-48 g-41 h-31 k18
gin g58 m-33 h57
gin_ r-24 h99
gina r-15 h46
ginal r-15 h46
gine g41 h26
gine_ r19 g61 h31
ginee g-19
ging g22 h-35
ging_ g22
ginge h-40
gio h41
gion h32
gion_ h32
gir g-24 m-19 h81
girl r-17 g-23 m-18 h96
girl_ h97
gis r-35 h-25
gist r-35 h-31
giste r-33 g-19
gistr g22 h-32
git m46
gita m32
gital m32
giv r48 g25 m-19 h-46
give r37 g41 h-36
give_ r33 g50 h-34
givea m15
given g-42 m-19
gives g35
givi g-16
givin g-16
gla r31
gla_ r48 h-26
glar g18
glary g18
gle g-35 m-37 h92
gle_ m-18 h25
gled h32
gled_ h32
gler_ h17
glers h-15
gles m-15
gles_ m-15
glet h26
glo g-25
glo_ h16
glov g-23 h-19
glove g-23 h-19
glu h-41
gme g47 h-57
gmen g47 h-57
gment g47 h-57
gn_ g30 m-19 h-17
gna g23
gnac h36
gnac_ h36
gnal g36
gnat h-20
gnatu h-20
gne h52
gne_ g25
gned g-16
gned_ g-16
gner h39
gner_ h18
gni r-26 g-17
gnin r-26 g-17
gning r-26 g-17
gno h27
gnon h23
gnon_ h23
go_ g99 m53 h36
goa g33 h-33 k-17
goal m20 h-23
goat r18 g29 k-16
goat_ g44 k-16
goats r18 g-15
god g44
god_ g34
goe r-23 g16 m29
goes r-23 g16 m29
goes_ r-23 g16 m29
goi g28 h-30
goin g28 h-30
going g28 h-30
gol m24 h-36
gold_ h35
golf m30 h-45
golf_ m30 h-45
gon h75
gon_ h24
goo g-59 m-17 h19
good g-54 h22
good_ r-38 g-60 h83
goods g18 h-45
goodw r39
gos h30
gosh h30
gosht h30
got r45 m-23 h-18
got_ r29 m-23
gov r20 g-15
gove r20 g-15
gover r20 g-15
gra r-33 g-60 m-52
grab g91 h-33
grab_ g91 h-33
grac r29
grace r29
grad g-57 h16
grade g-54 h24
gram r-25 h56
gram_ r-36 g24 h48
gramm h-17
grams r18 h25
gran r21 g-22 m15 h-21
grand m18
grant r19 g-29
grap r-26 g-34
grape h-31
graph r-21 g-29
grapp h47
grav m-20
gre r41 g-20 m39 h87 k-16
grea g-18 h60
greas h53
gree g30 m26
gree_ r-24 g23
greed r20 g-30 h-19
greem r41
green r-16 g19 m36
grey g-29 m24
grey_ g-22
greyh m27
gri g-17
gria h18
gria_ h18
gro r-19 g20 m-23 k-22
groc r-35 m-16 h-36
groce r-35 m-16 h-36
grou r-18
groun h16 k-23
group r-18 h-16 k28
grow r35 g31
grows r20 g47 h-33
gs_ r-49 g32 m20 h58
gua r32 g-15 m-30
guan h25
guanc h18
guar r35 m-26 h-32
guara r52 h-15
guard r-16 m-17 h-17
gue r-63 m111 k-59
gue_ r-28 m31 h-30 k-15
guel h15
guel_ h15
gues r-35 m83 h29 k-44
gues_ h35
guess r-20 m115 h-28
guest r-15 m-32 h22 k-31
gui g-15
guin h33
guine h-22
guinn h55
gul r-15 m-15 h-57
gula h-32
gumm h15
gummi h15
gun r-19
gun_ r-19 g20
gund h18
gundy h18
gur g95 h-52 k-16
gure g33 k-16
gure_ g33 k-16
guri h-27
guro g53
guro_ g53
guy r-47 h57 k24
guy_ r-25 h71 k24
gy_ h38
gym r-56 g-31 m-39 h-37
gym_ r-56 g-31 m-39 h-37
ha2 r29 g-33
ha2a r29 g-30
ha2a_ r29 g-30
ha_ r28 m-34 h-105
haa g-26 h-73
haar m23 h-31
haar_ h-23
hab r-15 h-15 k21
hab_ g-29 h-66 k24
haba g26
hac r-15 g-23 h97
hack r-15 g-22 h92
hack_ h28
hacke g-16 h64
had r100 h-52
had_ g-28
hade r20 m20
hade_ g28
hadi r47 h-26
hadi_ r27 h-25
hadiy r20
hadt r16
hadt_ g17
hag g29
hah r102 g-31 m-22 h-47
hah_ r30
haha r24
hahr r49 h-30
hahre g-16 h-15
hai g-32 m22 h-58 k-40
hai_ h36
hain r29 h-23
hain_ r29 h-29
hair r-37 h-90 k-35
hair_ r-30 h-24
hairs h-56 k-33
haj r30
hak h40
hakh h38
hal h57
hal_ g46 h-15
hala r-30 g-20 m37
halas m19 h-16
hale g16 h16
halet g22 m-16
half g-36 m-28
half_ g-36 m-28
hali h15
hall h33 k-20
hall_ h39 k-20
ham r34 g-35 h-26
ham_ m-19 h160
hama r24 g45 h20
hamb g-29 h-43
hambu h-43
hamd h-27
hamda h-24
hame h-20
hamm h-47
hamme h-31
hamo g27 h-50
hamou g-35 h-29
hamp h-21
hampa h29
hampi g15
hams r31 m20
hams_ r31 m21
han r-51 g-61 m103 h75 k31
han_ r76 g-20 m54 h-41 k63
hana r-16 g-24 m32 h65
hana_ h43
hanc r-15 g17 m91 h-25
hance r-15 g17 m91 h-25
hand r19 m-45 h-47
hand_ r29 m-22
handb h28
hande g21
handi m18 h-19
hando h-16
hands g-15 h-19
hane h41
hanel h15
hang h-27
hange r36 h-46
hangs r-22
hani r-35 h30
hani_ r-35 h30
hank r-58 g-23 k-31
hank_ h18 k-23
hanks r-48 g-21
hann h25
hanne h39
hans r-23
hans_ r-23
hant r33
hant_ r41 m-17
hanz h51
hap r-18 m-16
hape g16
happ g-21 m-18 h15
happe g-21 h15
happy m-16 h15
hapt r-16
hapte r-16
har r80 g-72 k-26
har_ r62 g-63 m-15 h37
hara h83
harab h58
harak h-17
haram r21 g-20 h15
haras h21
harc r-15 g19
harco g19 h-33
hard r60 h16
hard_ h26
hare g-27 h29
hare_ g-61
hared h-24
hares r-21 g36 m-15 h51
harg r27 g18 h-15 k-16
harge r39 g16 m-21 h-36
hari r-45 h-63 k23
harid r-15
harit g-18 h-46 k27
harj g-18
hark r15 h-24
hark_ r15 h-24
harm r-17 m-18 h-16
harm_ h20
harma h-46
harr r-27 h24
harro r-27 h19
hart g-27 m70 h-43
hart_ g-27 m70 h-43
harv g51 h-25
harve g51 h-25
has g96 m-16 h-31 k-39
has_ r60 g86 h-30 k-24
hasa r-62
hasan r-47
hase r24 h-32
hase_ g-32 h-16
hased g34
hash r-26 g-31 h58
hash_ r-17 g-49 h94
hasi h30
hasin h30
hasn g73 h-31
hasnt g73 h-31
hass h-19
hassa m18 h-19
hat r-25 g67 h37 k-43
hat_ g23 m24 h60 k-33
hatc g30 m-17 h-45
hatch g30 m-17 h-45
hate g40 m-16 k-15
hatev g40 m-16 h-29 k-15
hats h28
hatsa h28
hau h15
hav r47 g91 h-55
have g85 h-30
have_ g29 h-17
haven g56
haw r17 g-23 h-30 k22
hawa g-18 h-26 k22
hawal h-24 k22
hay g86
hay_ g49 h20
hayk h15
haykh h15
haz r75 h-67
hbou g16
hbour g16
hbr h-25
hc_ h45
hch g21
hda r-32 g-26 k-19
hday r-32 g-26
hday_ r-32 g-26
he_ h42 k-64
hea r41 g42 m-16 k-25
head g22
head_ h15
heal g-15
heale h26
healt h-20
heap g22 h34
heap_ h20
heape g29 h15
hear r-23 h-18
heat r-25 m-24 h-19 k-20
heat_ r-25 g19 m-24 k-18
heb r21
hec r-31 h-78 k24
heck r-31 h-58 k24
heck_ r-15
hecke g18 h-18
hecki h-39
hecks k25
hed r-41 g37 m-18 h-66 k-51
hed_ m-21 h-67 k-32
hedg g75 h-39
hedge g46 h-36
hedgi g30
hedu r-18
hedul r-18
hee r-29 g-32 m-28 h-31 k-15
heek h-20
heel g-24 h27
heel_ g-18 h18
heen h31
heen_ h31
heep g34 m-16 h-23
heep_ h-23
hees r-15 g-22
heese g-19
heesh h15
heet h-24
heet_ h-24
hef g17
heft g18
heft_ g23
hei g-27 m-28 h46
heik g-15 h26
heikh g-15 h26
hein h51
heine h51
heir h-30
heir_ g33
hej g19 h28
hej_ g27
heja h25
hek g-30
hel g-30 h-70 k-34
hel_ h43
helf r-26 g-20 h-55 k-22
helf_ r-26 g-20 h-55 k-22
hell r-20 g23
hell_ r-18 g37 h23
hells h-27
helm g-23 m-17 h-41
helme g-23 m-17 h-41
helo h26
helor h26
help r48 g-18 h-36
helpi r20
hem g16 m-22 k18
hem_ r-20 g29 h-34 k20
heme r53
heme_ r27 g29 h-15
hemes r26 g-18
hemp h15
hemp_ h15
hen g32 h42 k-34
hen_ r18 g22 k-34
hene m16
heng g25
henge g25
heo h25
heon h25
heq h-27
hequ h-27
heque h-27
her r30 g57 m-42 h-30 k31
her_ r24 g-50 h37
hera m-22 h-36
herap r-16 m-19 h-36
herb r-17 m-20 h-30
here r-15 k31
here_ r-30 k31
heres r19
herev g21
heri g36 h-15
herit g36 h-15
herk r35 g21
herka r35 g21
hero h39
heroi h39
herr h40
herry h40
hers r21 m22 h-23 k19
hers_ r21 m22 h-23 k19
herw g37
herwi g37
hes r-16 g-48 h-72
hes_ g15 m-19 h-20
hesi h-19
hesis h-19
hest g-45 m41 h-19
hest_ m42
het r39 g26 m39
het_ r41 h18
heta g23
heth m45 h-22
hethe m45 h-22
hev g17 h-23
heve g17
hever g17
hew h-17
hex h47
hex_ h47
hey r25 g46 k19
hey_ r26 g46 k19
hi_ r-78 g41 h-49
hib h30
hic g40 m-27 h24 k-36
hic_ h52
hica g25
hich g56
hich_ g48 h-28
hicha h39
hick g-20 h-21 k-22
hicke g-18 h-21
hid h-33 k80
hidd r19
hidde r19
hide h-27 k37
hide_ h-21 k15
hidi h-17 k47
hidin h-17 k47
hie r-21 g49
hiel r-21 g29
hield r-21 g29
hif g-31 h-24
hift g-31 h-24
hift_ h-17
hifts r-18 g-31
hig r31 m22 h-43
high r31 m22 h-43
high_ h-39
highe r28 g16 m20
hil r-17 h-17
hild r-17
hild_ r-16 g20 h36
hildr g-16 h-23
hile r33
hile_ r33
him r33 m-16 k-23
him_ g-32 k-23
hims r32 g25
himse r32 g25
hin g34 h37 k-31
hind r29 g29 h16 k16
hind_ g19 h20 k16
hindi r15
hine r25 h-19 k-15
hine_ r37 g-29 h-25
hing r-44 k-33
hing_ r-44 g15 k-33
hink m26 h35
hink_ g33
hinks g17
hions h-21
hip r-30 g20 m54 h-29 k21
hip_ r-23 g32 h-44
hipm h26
hipme h26
hipp g18
hips g-30 m51
hips_ g-30 m51
hir r-31 g-35 m-43 h39
hira g-15 h34
hiraz g-15 h39
hird r-21 h16 k17
hird_ r-34 h16 k17
hire r-30
hire_ r-20 h-18
hirt m-25 h-32
hirt_ m-20
hirty h-27
his m-35 h117 k31
his_ g40 m-25 k24
hisa r-15
hish r-22 g-19 h92
hish_ r-21 h30
hisha h18
hishi h41
hisk g-22 h69
hiske h44
hisky h25
hit r45 g33 h26 k-26
hit_ r47 h-30
hite r-24 g15 m-19 h24
hite_ g-28 h38
hitel g47 h-16
hitm g-17 h28
hitma g-17 h28
hitt r36
hitty r61
hiv r-16 h44
hiva h41
hivas h32
hiy r-26 g19
hiya r-25 g26 h-15
hla r-18 h29
hle g58
hle_ g59
hly g-31
hly_ g-31
hma h39
hman h32
hman_ h26
hmo g38
hmo_ g38
hn_ m33 h-15
hna h56
hne h22
hni h28
ho_ r22 g-57 m-29 h39 k-23
hoc m-25
hoco h-18
hocol h-18
hod h-26 k26
hod_ r-32 h-26 k26
hoe g-49 h-33
hoes r-22 m-20 h-32
hoes_ r-22 m-20 h-32
hoev g-47 m31
hoeve g-47 m31
hog h75
hog_ h62
hoi g51
hoic g51
hoice g51
hol r18 h-15
hold r37 g18 h-52
hold_ h-29
holde r24 h-33
holdi m-17
holds r24 h17
hole r-17
hole_ r-34 h-20
holes r17
holi h45
holic h28
holid h17
hom g-30 h34
hom_ g27 h18 k25
home g-57 m18 h16 k-19
home_ g-55 m31 k-19
hon g-18 h-44 k-20
hon_ r38 g-25 h23
hone r-30 h-68 k-20
hone_ r-17 g27 m18 h-27
hones h24 k-27
honey g-15 h-65
hoo r-23 g-35 m-39
hood g-17
hoof g31 h16
hoof_ g23 h16
hook g-45 m-26
hook_ r19
hooku g-20 h41
hool h-64 k15
hool_ h-64 k15
hoos g25 h37
hoose h41
hoosi g22
hop g52 m-37 h31
hop_ r42 m-37 h31 k-32
hope g72 h-20
hope_ g55 h-17
hopes g18
hopi g40 h-17
hopin g40 h-17
hopp g-22
hops g-24 h44 k26
hops_ g-24 h44 k26
hor r15 g62
hor_ r29 h-15
hori h22 k24
horit h-25 k18
horiz h49
horo g-17 h49
horos g-17 h49
hors g33 m31
horse g33 m31
hort g81 h-86
hort_ g75 h-45
horti h-15
hos r-28 g-55 m16 h-35 k24
hosa r-16 h-15
hosar r-16 h-15
hose g-29 m45 h-19
hose_ r26 g-25 m60
hosen r-15 m-15
hosp h-29
hospi h-29
host g-19 m-15 h20 k21
host_ h-18 k22
hot r-65 g-65 h25 k-25
hot_ h49 k-16
hote r-40 m22 h-34
hotel r-40 m22 h-34
hoto r-29 g-31 m-15
hoto_ g-19
hotoc h-36
hotog r-17
hotos h45
hou g-18 h43 k-25
houg h20
hough h20
houl h-20
hould h-20
houn m27
hound m27
hour g-39 m-17 h15
hour_ r31 g-16 h43
hours r-18 g-23 h-27
hous g20 h-19 k-31
housa r21 g-24
house h26 k-24
housi g37 h-40
hout h40
hout_ h40
how m24 h16 k15
howe r-35
howed r-35
hown r15 g-34 k22
hown_ r15 g-34 k22
hows g25
hows_ g25
hq_ h44
hr_ g-32 m18 h-56
hra r41
hre g-66 m20 h20 k18
hrea h45
hreat h62
hree r18 g-43 m31
hree_ r18 g-40 m34
hrei g-16 h-15
hrein g-16 h-15
hri r33 g17 h40
hrib h15
hribi h15
hrin r15 h21
hris h30
hrist h30
hro g19 k17
hroo h25
hroom h29
hrou g-21 k40
hroug g-21 k40
hrow g52 m23 k-18
hrow_ g22 m19 k-16
hrown g29 m-15
hrs h-26
hrs_ h-26
hs_ h-58 k-28
hsa g26 h45
hse m21
hser m21
hsert m21
ht_ r-17 g78 m35 h18 k-48
hta r33 g-23 m-18 h-37
htar r34 g-19 m-16
htare g-16
htc h24
htcl h23
htclu h23
hte r-17 g37 h-18 k48
hter r-16 g37 h-26 k49
htere g19 h17
hteri g32
hters r-16 h-26 k55
hti h15
htin h27
hting h27
hts m-16 h-55
hts_ m-16 h-41
hu_ r41 g22 h41
hud h-23
huda h-23
huda_ h-23
hug h15
hui r36
hui_ r36
hul g51 m-17
hula g-15 h65
hula_ g-15 h65
hull g22
hull_ g22
hulo g19 h-21
hulog g19 h-21
hulu g-15 h-15
hulug g-15 h-15
huma h23
human h23
hun r16 g-38 m22 h-33 k20
hund r16 m25 k20
hundr r32 m30 k-21
hunt h-18
hunt_ h18
hur r20
hurs r20
hursd r20
hus r-44 g-23 m-21 h117
husb r-21 h51
husba r-21 h51
hut h15
hwa m20 h59
hwa_ h32
hwe g-21 m-24
hwe_ m-19 h-41
hwei h29
hwein h25
hy_ g-69 m-40 h-29 k35
hyl r35 h-34
hylo r35 h-19
hyloc r35 h-19
hys r-16 h-15
hysi r-16 h-15
hysio r-16 h-15
i3t g20
i7r h21
i7r_ h21
ia_ r-43 k49
iab r-25 g29
iabi r-21 g29
iabil r-21 g29
iac h27
iac_ h27
iag g-19
iage g-19
ial r-54 h-32
ial_ r-48 g26 m27 h-61
iale g-15 h42
iale_ g-15 h42
iam g-21 m22 h16
iamo h22
iamon h22
ian m-23 h70
ian_ h90
ianc g25 h-19
iance g27 h-24
iap h16
iape h-23
iaper h-23
iapo h39
iapo_ h39
ias h-34
ias_ h-34
iat h65
iatu h21
iatur h21
ib_ r-19 g-16 h-25
iba r66 g-34 h21
iba_ r55 g-21
ibe g-23 h76 k-17
ibe_ h43
iber h41
iberi h37
ibi m-17
ibi_ h22
ibig h-16
ibl r-17 h48
ible r-17 h22
ibles h19
ibo r28
ibor r29 h-20
ibor_ r29 h-20
ibr r-15
ibrar r-20
ibs h18
ibu r-25 h22
ibut r-25 h19
ibuti r-25
ibuto h24
ic_ r-90 g62 m-50 h-71 k-50
ica r19 g21 m40 h61
ica_ g-18 h82
ical r21 h-35
ical_ h-31
ican r-16
ican_ r-16
icap m18 h-20
icap_ m18 h-20
icar g38
icat g-23 m33 h50
icate m34 h28
icati g-15
icatu h29
ice r-40 g-49 m-32 h50 k46
ice_ g-52 m-21 h-35 k18
iced g-16 k18
iced_ g-16 k18
icenc h-19
icens h25
icer r-43 h51
icer_ r-43 g-20 h58
icers g20
ices r17 g18 h22
ices_ r17 g18 h22
ich r-43 g73 m-18 h37
ich_ r-39 g74 m-15 h-19
icha h39
ichar h39
ichev g17
ici g-48 m-31 h-56
icia m-16 h-53
icial h-40
icin h-34
icine r-23
icing r36 h-29
icit g-21
icity g-21
ick g33 m76 h23 k-36
ick_ g62 m35 h-33 k-21
ickb g-15 h43
ickba g-15 h43
icke g-98 m23
icked r-25 g-40 h-21
icken g-18 h-21
icker g-31 m-25 h41
icket r15 m22
icki h31
ickin h31
icks g72 m31 h-19 k-27
icks_ g72 m31 h-19 k-27
icku r22
ickup r22
icl g-29
icle g-26 h-15
icle_ g-26 h-15
ico g52 h35
ico_ g54 m16 h16
icr r-19
icro r-19
ics r-19 g23 h18
ics_ r-19 g23 h18
ict_ g-20
icti h-42
ictio m-23 h-26
ictu h37
ictur h37
icy r-33 g59
icy_ r-21 g62 m-20 h22
icyc m20
icycl m20
id_ r41 g-65 m58
ida h-21
ida_ r22
idat r18 g23 h-15
idati r19 g25 h-22
iday r-21 h16
iday_ r-20 h21
idays g-16
idd r49 g22 h15
idde r19
idden r19
ide r-18 g38 m-34 h-37
ide_ r-40 g-29 m-51 h-70
ided r17 h-37
ided_ r17 h-37
iden g42
ident g47 h-32
ideo h52
ideos h50
ider m16 h38
ider_ m16 h56
idera r24
ides r19 h-15
ides_ r19 h-15
idg r28 g-32 m-23 h-17
idge g-26 m-23
idge_ r-18 g-21 m-23
idgi r37 h-16
idgin r37 h-16
idi h-22 k59
idia g19
idia_ g19
idin h-21 k59
iding k45
idn r-19 g-18 h91
idna h25
idnap h30
idne g-17 h64
idney g-17 h64
ido h63
ido_ g33 h-22
idol g-15 m-17 h77
idol_ h61
idols h16
idow r26
idow_ r28
idr h-18
idr_ h-18
ids g-42 h-18
ids_ g-42 h-18
ie_ r-30 g58 m48 h29 k-25
iec g-26 m-16 h-36
iece g-26 m-16 h-36
iece_ h-24
ieces g-19
ied r-22 m33 h33
ied_ h33
ief h-23
ief_ h-23
iel g58 m-35 h-29 k-27
ield r15 g69 m-27 h-58 k-26
ield_ r29 g35 m-18 h-40
ields g35 h-18 k-16
ielt h16
ielts h16
iem h33
iemp h33
iempo h33
ien r24 h66
ienc h24
ience h24
iend_ r-18 g23 h32
iends r19 h-27
ient h51
ient_ r18 h35
ients m15
ieo g30 h-18
ieo_ g30 h-18
ier r67 g-30 m45 h20
ier_ r62 g-32 m16 h21
iers h-15
iers_ h-15
ies r-42 g-37 h133
ies_ r-42 g-30 h21
iet h-48 k20
iet_ k16
iev m-15
ieve m-15
iew r-15 g-36
iew_ g-15 h-24
iews h25
iews_ h25
if_ r-29 g275 h-48
ife r-17 g24 h38
ife_ g30 h-23
ifes h28
ifes_ g-31
ifest g20 h16
iff r-37 g46
iff_ r-16
iffe g25 m25 k17
iffer g25 m25 k17
ifi g30 h-20
ific h34
ifica r16
ifice h34
ifie g44 h-29
ified g50 h-28
ifl g-15
ifle g-15
ifo g-15
ifor g-15
iform g-15 h-15
ift r-26 h-42
ift_ r-52 g-39 h-48 k17
ifta h-24
iftar h-24
ifte h63
ifted h64
ifth r25 m28 h20
ifth_ m28 h20
ifts r-32 g-31 h-16
ifts_ r-32 g-31 h-16
ifty g77 h-38
ifty_ g77 h-38
ig_ r46 g44 m-16 h65
iga g-27
igam h23
igami h23
ige h24
igeo h-17
igeon h-17
iger h30
iger_ h30
igg r-18 g-24
igged h24
igger h-32
igh g23 m58 h-51
igh_ h-39
ighb r-18
ighe r31 g-17
ighed g-33
igher r28 g16 m20
ight g46 m25
ight_ g54 m58 k-52
ightc h24
ighte h-26 k71
ighti h27
ights m-16 h-55
igi g-15 m26 h62
igin r-15 h35
igin_ k18
igina r-15 h46
igio h35
igion h32
igit m32
igita m32
igl h26
igle h26
iglet h26
ign r-34 m-33 h-16
ign_ g30 m-19 h-17
igna g26 h-26
ignal g36
ignat h-20
igne g-17 h34
igned g-16
igner h34
igni r-26 g-17
ignin r-26 g-17
igno h25
ignon h23
igo g21
igr g-22
igra g-20
igu g51 k-16
igue h15
iguel h15
igur g56 h-25 k-16
igure g33 k-16
iha m35
ihan m25
ihan_ m25
ija r-45 m20 h-21
ija_ m20
ijar r-40 g22 h-22
ijara r-40 h-21
iji r-23 h58
ik_ r-30 m-28 h19
ika r-21 m19 h29
ikd r21
ikda r21
ikda_ r21
ike m-23 h-18
ike_ g-48 m-21 h-21
ikes g59
ikes_ g59
ikh g-19 h34
ikh_ g-15 h26
iki m15
il_ g-65 h40 k-17
ila g-20 m-18 h94
ila_ h54
ilal r19
ilal_ r20
ild h29
ild_ r-16 g28 h26
ildi h43
ildin h43
ildr g-16 h-23
ildre g-16 h-23
ile r-27 g32 m-68 h27
ile_ r36 g36 m-42 h37 k-20
ilea h22
ileag h22
iles r-17 g15 h-48
iles_ r-17 g21 h-45
iley h52
ileys h52
ili r-29 m-17 h-53 k25
ili_ m-20 h-42
ilie r-17 k23
ilies r-17 k23
ilin r-27 h-27
iling r-27 h-27
ilis r18 g-15
ilisa r22
ilit h43
ilita r-28 h57
ility r40
ilk g40
ilk_ g40
ill r50 h-50 k-17
ill_ r18 g36 h-23 k-43
illa r-17 m-21
ille g-17 m-15
illed h-30
iller g-19
illi g-20 m55
illin h-21
illio m56 h36
illn g36
illne g36
ills r59 m-15 h-22 k33
ills_ r59 m-15 h-22 k33
ilm h63
ilm_ h26
ilms h37
ilms_ h37
ilo m-24 h-95
ilo_ h-19
ilor h-40
ilor_ h-33
ilos h-32
ilos_ h-32
ils r40 m-19
ils_ r40 m-18 h-50
ilt h-41
ilt_ h-15
ilte g-18 h-21
ilter g-18 h-21
ilv r-17 h-24
ilve r-17 h-24
ilver r-17 h-24
ily r17 g-23 m-16
ily_ r17 g-23 m-16
im_ h97
ima r-17 g17 m53
ima_ g20 h-32
imar h-17
imar_ h-17
ime g56 h-59
ime_ g21 h-19
imed g41
imed_ g41
imes h-29
imi g-54 m-19 h-39
imit g-52 m-21 h-33
imit_ m-21 h-32
imita h15
imm g-31 h-16
imme h24
immer h19
immi g-18 h-40
immin g-18 h-40
imo h50
imon h43
imonc h37
imp h35
impo h20
impor h20
ims r32 g18 m-22 h-33
ims_ h-29
imse r32 g25
imsel r32 g25
imu r47 g15 h-26
imum r47 g15 h-22
imum_ r47 g15 h-22
in_ r-79 m93 h-17 k-58
ina r89 g16 m18 h-55 k-19
ina_ g27 h17
inah r88 g-21 h-49
inah_ r88 g-21 h-49
inal r-57 h21
inal_ r-46 h24
inan r81 m-15 h-20
inanc r81 m-15
inar r-38 g43 m75 h-42 k-19
inar_ g-20 h-36
inary r-15 g64 m79
inat m-31 h17 k22
inati m-30 h19 k22
inc r27 g-62
inca h38
incal h38
ince g-52 h16
ince_ r33 g-39
incen r-43 h28
inci r16 h-19
incip r16 h-19
incl r29 g-18 h16
incl_ r26
inclu g-15 h19
inco g24
incom g24
incr h-20
incre h-20
ind r-35 g109 m-41 h-48 k-20
ind_ r-43 g203 m-20
inde r-37 m-24 h-63
indem g31
inder r-27 g-22 h-41
index m-16 h-19
indi r33 g-21
indi_ r48
indin g-19
indo r-20 g-29 m19 h26
indow g-19 m19 h26
inds g-32
indu r26
indul r26
ine g-35 h64 k19
ine_ r20 g-72 h26
inea h-21
inea_ h-22
ined g24 h-23 k17
ined_ g24 h-23 k17
ineer g-19
inek h57
ineke h51
iner g42 m-16 h41 k-25
iner_ r-20 g35 h47 k-22
iners r27 g-19 h-15
inery g27
ines m23
ines_ r-25 m28
iness r15 k17
inet g-18
iney g20
ineya g20
inf h36 k32
infl r17 m15 h56
infla r21 m19 h36
influ h19
ing g-27 m-50 h22 k-56
ing_ r-33 g18 m-64 k-41
inga h-15
inger g25 h25
ingf g-20 h24
ingfi g-20 h24
ingl g-18 m-29 h16
ingle g-18 m-29 h16
ingo m35
ingo_ m32
inh g35
inhe g36 h-15
inher g36 h-15
ini r54 g-46 m-15 h-34 k-49
ini_ g21 m-16
inia h15
iniat h21
inic r-27 g-16 m-22 h-38
inic_ r-27 g-16 m-22 h-38
inim r46 h-23
inimu r47 h-15
inin r27 g-18 h17
ining r27 g-18 h17
inis m48 k-16
inish m56 h-23
iniu h-16
inium h-16
inj g-30 h18
inja g-30 h18
injan g-30 h18
ink g-21 m53 h86 k-18
ink_ g-15 h25 k-15
inkd r21
inkda r21
inko m59 h33
inko_ m59 h33
inks g17 h39
inks_ g17 h39
inn g-43 m25 h52
inn_ r-16 g-24 h90
inne k-25
inner h-59 k-24
innes h55
inni m16 k21
innin m26 k21
ino r-23 g-31 m46 h72
ino_ r-21 g-28 m36 h18
inot h25
inot_ h25
ins r-100 g40 m25 h-17
ins_ g-28 m41 k25
insi h37
insid h37
insis r15
insp g-41 h25 k-23
inspe g-41 h25 k-23
inst r-35 h-58
inst_ r-23
insta r-30 g25 h-33 k-16
inste r17 k41
insu r-52 g109 m-15 h22
insul g-19 h55
insur r-52 g127 m-15 h-33
int r50 g-41 m-78 h-40 k-34
int_ r109 g-60 m-34
inte m-35 h-85
inted r-35 h-42
inten r-17
inter r52 g27 m-38 h-38
inth h28
inthe h43
inti r-48 g-19 m-15 h-16
intin r-46 g-34 h-15
intm r-22
intme r-22
into r-30
into_ r-30
intr r24 h-18
intre r29
ints r20 m20 h30
ints_ r20 m20 h30
inu g42 m38
inut r-28 g54 m43 h-15
inute r-28 g54 m43 h-15
inv r-28 m-29 k36
inves g-20 h23
invo m-28 k35
invoi g-25 m-22 k36
invol g17
io_ m-33 h-23
ioj h45
ioja h45
ioja_ h45
iol h43
iola h56
iolat h56
ion r-61 m58 h42 k27
ion_ r-57 g-29 m-32
iona r23 g-28 m38 h53
ional r23 g-16 m38 h53
ione g36 k23
ioned g37 k34
ions r-19 g18 m58 h-21 k16
ions_ r-17 g21 m58 h-27 k17
ios r22 m18 h36
iosk r22 m18 h36
iosk_ r22 m18 h36
iot r-16 h-15
ioth r-16 h-15
iothe r-16 h-15
iou r31
ious r31
ious_ r31
ip_ r-18 g42 m36 k-49
ipa h58
ipa_ h48
ipal_ r43
ipali r-17
ipe g-29 h-32
ipe_ g-19
ipes h-27
ipes_ h-27
ipl g-16 m36 h25 k18
ipl_ m15 h-28
iple h19 k23
iplo g-15
iplom g-15
ipm h27
ipme h27
ipmen h27
ipo g-15 m-17 h-22
ipo_ m-17
ipp g18 h47
ippe h77
ipped h27
ipper h50
ippi g18 h-36
ippin g18 h-36
ips g-34 m73 h-29
ips_ g-27 m58
ipst m15 h-27
ipste m18
ipsti h-22
ipt r-39 g-59 h38
ipt_ r-40 h-21 k-28
ipti g-33 h22
iptio g-33 h22
ipts k18
ipts_ k18
iptv h41
iptv_ h41
iq_ r22
iqu h94
ique h55
ique_ h24
iqueu h31
iqui g27
iquid g31
iquo h40
iquor h40
ir_ r-53 g17 h79 k-47
ira g-65 m-16 h63
ira_ r36
irat h73
irate h73
iray r-17 g-38 h-28
iraz g-15 h39
iraz_ g-15 h39
irc g-24 h-19
ircl m24 h16
ircle m24 h16
ircu g-19
ird r-37 g36 h-20
ird_ r-49 k17
irds g29
irds_ g29
ire r-19 g20
ire_ h-77
irec m15 k17
irect m15 k17
ired h78
ired_ h78
irem h-29
ireme h-29
ires r-15 k-17
ires_ r-15 k-17
irewo g16
irg g-17 h-16
irgi g-17 h-16
irgin g-17 h-16
irh g-26 h-42
irha g-26 h-42
irham g-26 h-42
iri g-20 h-16
iring h-23
iris m15
irish m15
irit g-20
irit_ h-36
irits g-16 h57
irl r-19 g-26 m-18 h82
irl_ h97
irli h-20
irlin h-20
irm r-25 h-19
irm_ r-17 h-16
iro g29
iron g30 h-17
iron_ g30 h-17
irp r-16 g23
irpo r-16 g25 h22
irpor r-16 g25 h22
irr h31
irra h38
irra_ h38
irs r-18 g-24 h-18 k-40
irs_ g-37 m-15 h-50 k-34
irst m15 h32
irst_ m15 h32
irt r30 g-38
irt_ m-20
irth_ r21 g19
irthd r-32 g-26
irti r36
irtim r36
irty h-20 k16
irty_ h-20 k16
irv r15
iry g-21 m-21 h-25
irya g-31 h-25
iryan g-31 h-25
is_ m-60 h-44 k52
isa r-22 g24 h39 k-16
isa_ g28
isal g-22 k-18
isal_ g-22 k-18
isap h38
isapp h38
isati r21
isb r-31
isc r57 m-43
isco r42 m-15 h-30
iscou r51 g-27 h-38
iscov g20
iscr h31
iscre h31
iscu m-26 h-16
iscui m-26 h-16
ise r-43 h69 k-23
ise_ r-15 g54 m-27 h16 k-66
ised g-19
ised_ g-19
iser g-21 h27 k20
iser_ g-21 h27 k20
ises r-21 k24
ises_ r-21 k24
ish r-35 g-20 h-15 k-15
ish_ r-50 m-24
isha r18
isha_ r18
ishe r-27 m29 h-41
ished g27
isher g-29 m26 h-31
ishi g-38 h22
ishin g-38 h16
isht r24 g22 h-24
isht_ r24 g22 h-24
isi r-46 g-47 m-15
isig h39
isig_ h39
isin h-31
isit r-39 g-24
isit_ r-26 h-19
isk h111
isk_ g22
iske h72
iskey h52
iski h20
iski_ h20
isky h28
isky_ h28
isl r-16 g-17 m-16 h-23
isla r-16 g-17 m-16 h-23
islam r-15 g-15 m-16
islan h-31
ism g-15 h19
isma g-15 h19
isman g-15 h26
isn g16 h-19
isna_ g22
iso g-29
isor g-24
isor_ g-24
isp h28
ispl h22
ispla h22
iss r63 g23 m-40 h-30
issa r25 g31 h-21
issa_ r27 g31 h-34
isse r37 g-15
issed r42 h-18
isser h17
issi r-36 g37 m15 h-37 k16
issin g29 h-17
issio r-33 m15 h-20 k19
isso r36 h16
issor r38
issu m-16 h-22
issue m-16 h-22
ist r35 g-30 m-74 k-56
ist_ g-33 m-30 h-71 k-41
istak r-20
iste r-16 g35 h-26
isted r16 g16 h-17
ister r-43 g22
isti r28 g-21 h38
istil h29
istl h-18
istle h-18
istm h30
istma h30
istr m-25 h28
istra g22
istre h48
istri m-18
istry g-20 h-26
it_ r28 g-73 h-87 k20
ita r19 h24 k16
ita_ g23
itab r21 k24
itabl r21 k24
ital r40 g-26 m19
ital_ r40 g-19 m21 h-49
itali h55
itam h-48
itami h-48
itan g18 k19
itanc g21
itas h20
itas_ h20
itat r-30 h62
itati r-25 h34
itc r-32 m-56 h-56
itca m-18 h-35
itcas m-18 h-35
itch g-32 m-43
itch_ m-40 h-22
itche g-26
itco r-17 h-19
itcoi r-17 h-19
ite r42 g-24 m-24 h-35 k-25
ite_ r-33 g-62 h23
ited r28 g-41 h-62
ited_ r28 g-41 h-62
itel g47 h-16
iteli g47 h-16
item g28 h22
item_ g39 h16
iter h-19
ites r23 h26
ites_ r23 h26
ith g26 m-19 h-23
ith_ r24 g-46 m23 h-15 k-20
ithe r-23 g47
ither r-23 g47
itho m-24
ithou m-24
iti h-51 k20
itie r17 h-22 k22
ities r17 h-22 k22
itin g52 h35
iting g54 h28
itio r-31 g-53 h-22
ition r-44 g-52 h-22
itis h-32
itiv h15
itivo h15
itiz h-26
itize h-26
itm g20
itm_ g28
itma g-17 h28
itman g-17 h28
itn g-16 h47
itne h36
itnes h36
ito r-71 g-16 k25
ito_ g19
itor r-73 g-34 k27
itor_ r-38
itors g-17 h38 k22
itr g-38 h34
itres h-20
itro h25
itrou h23
its r-17 g-54 m38 h51 k-35
its_ r-16 g-50 m36 h21 k-33
itse h26
itsel h26
itt r29 m-22 h-113 k21
itte r21 g16 h-51
ittee r28 g-16
itten g23 k19
itter h-52
itti r-39
ittin r-18
ittl r23 h-25 k21
ittle r23 h-25 k21
itty r34 h-19
itty_ r34 h-19
itu r-35 g-17 m-45 h37
itua m-40 h41
itual m-40 h41
itur r-16
iture r-16
ity r17 g22 h-41 k-21
ity_ r19 g22 h-41 k-21
itz h52
itz_ h38
iu_ r-19 h101
ium r-36 m-21 h21
ium_ r-36 m-20
iut h36
iutt h36
iutto h36
iv_ m19 h-15
iva r23 g24 h69
ivab r30
ivabl r30
ival g-19 h29
ival_ r-21 g-18 h22
ivas h32
ivas_ h32
ivat g30
ivate g-18 h37
ivati g48 h-27
ive r-27 g65 h-53
ive_ g101 m48 h-48
ivea m15
iveaw m15
ived h18
ived_ h18
iven g-42 m-19
iven_ g-42 m-19
iver r-38 g-29 m-16 h-32 k-24
iver_ r-28 g35 h-36
ivera r51 g-56
ivere r-31 h-26
ivers g26
ivery r-33 g-26 h29
ives g34 m-23
ives_ g44 m-23
ivi r-16 g-36 h-41
ivid g-32
ivide g-32
ivin r-31 h-24 k15
iving r-31 h-31 k16
ivo m21 h61
ivo_ h15
ivor m24 h43
ivory h50
iwa m30
iwal m20
ix_ r32
ixe m20
ixed m27 h-21
ixed_ m27 h-21
ixer h34
ixer_ h27
ixes r17
ixes_ r17
ixi m-33 h51
ixin m-37 h52
ixing m-37 h52
ixt m25
ixty m26
ixty_ m26
iya r-16 m-22 h-36
iya_ r-25 m-29 h-30
iyal r32 g-18
iyals r34 m15
iye g-27 m-26 h27
iye_ g-16 m-15
iyy r23 g-15 m-32
iyya r17 m-20 h-17
iyya_ r17 m-20 h-17
iyye h17
iz_ g-32 m15
iza g-15 h55
izar h23
izard h23
ize r-28 g-18 h-61
ize_ r-23 h-64
izer h-26
izer_ h-26
izes m-15
izes_ m-15
izo h49
izo_ h49
izz m-21
izza m-21 h-32
izza_ m-21 h-32
ja3 r-20
ja3_ m19 h16
ja3t h-15
ja_ g-40 h155
jab h26
jab_ h26
jac m70
jack m70
jack_ m33 h20
jacke m-21 h-28
jackp m58
jad g-25 h51
jado h25
jadoo h21
jadu h29
jadu_ h29
jag h26
jage h26
jager h26
jah h-20 k36
jahi k36
jahid k36
jal r26
jam h52
jam3 r-16
jama h22
jami r27
jamiy r27
jamo h16
jamon h16
jan r24 g-40
jan_ r26 g-20 h28
jane h-21
jar r-35 g-50 m-19 h-54
jar_ g-46
jara r-40 h-21
jara_ r-40 h-21
jari g28
jari_ g33 h19
jars g-19 h-31
jars_ g-19 h-31
jd_ r-28
jde g33 h-16
jdee g33 h-16
jdeed g33 h-16
jeb h20
jec h-47
ject h-47
jecti h-37
jee g31 m42 h-31
jeet m34
jeev g19
jeeva g19
jen h26
jen_ h26
jer r-27 g-18 m-37 h26
jers m-36 h-32
jerse m-36 h-32
jew r41 h-29
jewe r41 h-29
jewel r41 h-29
ji_ h34
jid m28
jid_ m28
jin r-16 g-24 h95
jinn r-16 g-24 h90
jinn_ r-16 g-24 h90
jiu h54
jiu_ h54
jja r29
jje r20
jje3 r20
jli h-16
jlis h-16
jlis_ h-16
job r-15 m-19 k18
job_ r-15 m-19 k20
joh h19
john h19
joi g-17 h69
join g-17 h69
joint g-17 h66
joy m22 h-19
joy_ m22 h-19
jra h17
jra_ h17
ju_ h52
jua g-15 m75 h-33
jua_ m40 h-22
juaa m39 h-20
juaa_ m30 h-15
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
jul r27
july r27
july_ r27
jun r56 m39 h-16
june r19 h-23
june_ r19 h-23
junk r36 m44
junk_ r50
junke m48 h17
jur h38
jury h26
jury_ h26
jus r-34 h-43 k36
just r-34 h-43 k36
just_ r-62 h-27 k38
justm r28 h-16
ka_ r84 m-17 h126
kaa r-45 g21 m-16
kaas r-29 g31
kab m28 h41
kaba m18 h39
kaf h-25
kafu g15 h-29
kaful g15 h-29
kag g15 m-32
kage g17 m-32
kage_ g17 m-32
kah m-31
kah_ m-27 h-24
kal r-34 g-15 m41
kala r-30 h18
kala_ r-30 h18
kaly m20 h-16
kalya m20 h-16
kam r16 h-60
kam_ h-31
kame r25
kamel r-19
kamet r44 g-15
kan r65
kan_ r22 h35
kand r44 h-31
kar h-71 k-22
kar_ r-24 h-37
kara r18 g28 h-101
kara_ g25 m16 h-15
karak h-45
karat r27 m-23 h-21
karo m17 h40
kart m19
karw h26
karwa h26
kas r16 g31 m29
kas_ r20 g43 m-23 h26
kash h-28
kat g-17
kat_ r-35 h-34
kats h33
katsu h33
kay g-23 h22
kba g-20 h33
kbac g-15 h43
kback g-15 h43
kda r40 h-33 k24
kda_ r42 h-18
kdat h-15 k24
ke_ r-39 g-36 m-30 h94
ked m-18 h103 k-35
ked_ m-18 h103 k-35
kee m-36 k46
keep r18 g-28 m-26 h27 k56
keep_ g-27 m-57 k87
keepe h20
keepi r31
keeps m42 h23 k-22
keg h34
keg_ h35
kel m33 k17
kel_ r21 k19
ken r-18 m75 h114 k-18
ken_ r-25 g34 m-40 h-30
kend g-20 m24 h21
kend_ m24 h28
keng h18
keng_ h18
keno m96 h72
keno_ m96 h65
kens h34
kens_ h34
ker r-32 g-64
ker_ r-15 g-26 m61 h76
kera g-37
kers g23 m-38 h-17
kers_ g23 m-46
kery g-21 m-27 h-67
kery_ g-17 m-27 h-63
kes r22 g83 m17 h19
kes_ r17 g37 h19
ket g-29 m30 h-17 k-21
ket_ g-31 m38 k-37
keta h42
ketam h42
kete g30
keted g30
kets k22
kets_ k22
key r-27 g-21 m27 h-56
key_ g-21 m34 h-15
keym g22 h-16
keyma g22 h-16
keys h-26
keys_ h-26
kg_ r-29 g-40 h-33
kga h-29
kgam h-29
kgamm h-29
kh_ g-70 h25
kha r77 h57
khad r22 h-16
khadt r16
khai m34 h26
khal g22 m31
khala m18
kham g-25
khan r-22 h111
khand h37
khanz h51
khar g33 m-33 h-18
khari r-15 g42 h-22
khas g-21 m15 h-37
khat g-25 m-25 h33
khat_ g-16 m-22 h44
khay g34
khe r21 m16 h-41
khed r26 m21
khel m32
khet g34
khet_ g34
khi r-30 g23 m-16
kho r-17 g-20 h-60 k16
khod r-33 g17 k26
khod_ r-48 g19 k26
khos r-16 h-15
khosa r-16 h-15
khs g24 m16 h-20
khsa g26 h-15
khse m21
khser m21
kht g-28
ki_ g17 m-19 h-38 k-30
kic g-38 h87
kick g-38 h87
kick_ g-15 h30
kickb g-15 h43
kid r-24 g-24 h23 k-26
kid_ h-16
kidn g-19 h93
kidna h30
kidne g-17 h64
kids m-26 h-50 k-19
kids_ m-26 h-50 k-19
kie r-24 m66 h25
kie_ m52 h33
kies m15 h-17
kies_ m15 h-17
kil g-15
kill h34
kilo h-43
kilo_ h-19
kilos h-32
kim h38
kimm h38
kimme h24
kin r-23 g-42 h87 k-21
kin_ g28
kind h52
kind_ g19 h81
king r-24 g-42 m-28 h20 k-18
king_ r-18 g-20 m-60 h-33 k-16
kingf g-20 h24
kings m33 h31
kins g-29 m54
kins_ g-29 m54
kio r22 m18 h36
kios r22 m18 h36
kiosk r22 m18 h36
kip r33
kip_ r33
kir r-17 g-38 h-19
kira r-17 g-38 h-28
kiray r-17 g-38 h-28
kis r36 g27 h-22
kish g22 h-24
kisht r24 g22 h-24
kist r23
kit r-50 g-24
kit_ g-38 h69
kitc g-19
kitch g-19
kitt r-38 g35
kitte g35
kitty r-26
kja m40
kjac m40
kjack m40
kka g18 m-15 h-29
kkar g21 h-44
kla r22 g-29 h-17
klac r22 g-36
klace r22 g-36
kle h-25
klet h-26
klet_ h-26
kli m-18
kli_ m-17
kly r21 g33 h-18
kly_ r21 g33 h-18
kma h28
kmai h34
kmail h34
kme g29
kmen g29
kmens g17
kni g19
knif g19
knift g28
kno r-43 m-23 h49 k31
knoc g-26 h65
knock g-26 h65
know r-47 g25 m-19 h-20 k41
know_ g-29 h-23 k65
knowi k-17
known r-36 g44 h-25
knows h22 k-21
ko_ r-61 m62 h79
kof h32
koff h32
koff_ h26
kol h-53
kol_ g-50 m-31 h-18
koll m36
kollo g15 m16
kom r17
kon g15 h20
kon_ g19 h36
kot h30
kou m17 h-27
kpo m58
kpot m58
kpot_ m51 h20
kra r17 h-24
kra_ r21 g16 h-25
ks_ h-104 k36
ksa g-19
ksab r-19
ksab_ r-19
ksh r-18 g-30 m-33 h-17
kshe h15
kshee h15
kshi h16
kshin h16
ksho g-22 m-28 h-63
kshop g-22 m-28 h-63
ksm m-28
ksmi m-28
ksmit m-28
kt_ h-24
kta r-22 g15 h36
ktab r-18 g25 m24 h15
ktab_ r-18 g25 m24 h15
ktai h24
ktail h24
kto r-30 g37 h-15
kuk r24
kuk_ r31
kul g-25 h21
kula g-25 h21
kun h19
kund h24
kundl h19
kup r19 g-18 m-16 h36
kup_ r20 g-40 h52
ky_ h23
kya g68
la3 g50 m27 h-16
la3_ g52 m22 h-16
la7 r-23
la_ r-43 g51 m50 h58
lab r-38 g-74
lab_ h-57
labe g-63 h81
label g-63 h78
labor h26
lac m22 h65 k-24
lace g16 k-18
lace_ g26 h17
laced r17
lacem m-15 k-16
lack g-16 m33 h63
lack_ h29
lackj m40
lackm h34
lad g-35 m-24
lad_ g16 h-33
ladd g-17 h-16
ladde g-17 h-16
ladi h38
ladie h41
lady g-19 m-16 h63
lady_ g-19 m-16 h56
laf r67 g-24 h-16
laf_ r24 g-24 h-15
lafn r24
lafni r24
laft h-15
lafto h-15
lag r-31 g-24 h57 k41
lag_ r25 m-20 h-34 k21
laga r-49 m55 h-20
laga_ r-46 g18
lagan m19
lagay g-15 m19
lage h103
lager h102
lagh h27
lagh_ h27
lags h-15 k18
lags_ h-15 k18
lah h-46
laha g29 h-37
lai r-16 k33
laim r17 g36
laim_ r18
laime g41
lain r-31 g-46 h-30 k38
lain_ r-29 g-27 h-15 k19
laine g-19 h-15 k19
lak h42
lak_ r-21 h37
lal g-30 h41
lal_ g-30 m-17 h35
lala m18
lam g24 m-34 h-39 k-32
lam_ g61 h18
lama m-15 h-49
lama_ r20 g-42
laman g41 h-50
lamb h18
lamb_ h-33
lambs g16
lami r-29 m-16 h20
lami_ r-15 h52
lamic r-15 m-16 h-32
lamp h-43 k-22
lamp_ h-43 k-22
lamt g-16
lan m-49 h-69 k-58
lan_ g25 h36
lanc g-43 h17
lanc_ h17
lance g-38
land g44 h-59 k-31
land_ r-25 g44 h-49
lande r33
landl k-17
lands g18
lang g-24
lang_ g-16 h34
lank g34
lans g-16
lans_ g-16
lant h-21
lante g21
lanti h-24
lap r-16 g-27 m-50 k-16
lap_ g-29 m-31 h20
lapt m-19 h-27 k-16
lapto m-19 h-27 k-16
lar r-38 g-42 m-19 h45
lar_ g26 k-15
lard h70 k-22
lard_ h71
lardo h22
lare g-24 k42
lare_ g-18
lared k35
laret h25
lars g-25
lars_ g-25
lary g22 m-23
lary_ r26 m-23 h-28
las r-52 g-62 m31 h-117 k-21
las_ g-17 h-71
lash r27
lasp h25
lass m-50 h-66
lass_ m-46 h-30
last r-62 g-28 m49 h15
last_ r-62 g-28 m49 h32
lasti h-17
lat r31 g-53 m-26 h-79 k-66
lat_ g-34 m-30 h-35 k-25
late r-18 m-22 h-52 k-25
late_ g-48 m-38 h-61 k-16
lated r-36
laten r18
later g68
latf g27 m21
latfo g27 m21
lati r38 h31
latin g-23 h29
latio r23 g30 m-15
lativ r18
lato g-16 m21 h-15
lator g-16 m21 h-15
latt h-15
latte h-15
lau g-20 m-31 h21 k38
laug h70
laugh h70
laun m-27 h-39 k41
launc g26 h22
laund g-18 m-26 h-61 k41
laus r22
lause r22
lav h31
law r-28 g18 m-36
law_ g22 m-55 h-49
lawa m19 h44
lawi h23
laws g38 h24
laws_ h37
lawy g-38 h-37
lawye g-38 h-37
lay m49 h68
lay_ r56 m87 h70
laya_ r33
layb h37
laybo h37
laye r-35 g-15 h-21 k22
layed r-18 g-16
layer r-16 h-40 k26
lays g44 h-18
lays_ g44 h-18
laz r33 h16
laze r33 h15
lazem r41 h-17
lba r28
lbu g-15 h18
lch h34
lcho h38
lchol h33
lco m-18
lcoh g-17 h-22
lcoho g-16 h-29
lcon g47 m-17 h-39
lcon_ g53 m-17 h-41
lcu g-18 h-25
lcul g-17 h-25
ld_ r21 g77 m38 h-24 k-27
lde r22 g-29 h-28
lder r24 g-23 h-17
lder_ r17 g-19
lderl h-20
lders r21
ldi r-19 m-26 h41
ldin r-19 m-26 h36
lding r-19 m-26 h36
ldr g-16 h-23
ldre g-16 h-23
ldren g-16 h-23
lds g42 m-20 h-25 k-16
lds_ g43 m-17 k-16
le_ r-45 h-25 k32
lea g-20 m-57
leaf h-27
leag r-26 m30 h32 k-24
leage h22
leagu r-25 m31 k-23
leak h64
leak_ h19
leake h45
lean r-33 m-25 k50
lean_ g23 h19 k35
leane g-25
leani r-21 m-23 h-33
leap g32 h-17
leaps g32 h-17
lear r18 g55
lear_ g28 h18
learn r-20 g21
lears r31
leas r54 g-57 m-19 h-36 k20
lease r54 g-36 m-19 h-33 k22
leat k-24
leath k-24
leave r-33
leavi r33
leb r-31 g-21
lec r18 g-15 h24 k30
lech h50
lecho h50
lect g-23 m15 h-22 k31
lect_ g-20 h-21 k24
lecti r36 k-15
lecto m17 h40
lects r25
lectu h-29
led r-83 g-37 m21 h-31 k-30
led_ r-88 g-30 m29
ledg h-22 k-17
ledge h-22 k-17
lee m-23 h-91
leem h22
leem_ h22
leep r21 m-17 h-54
leep_ h-61
leeps r26
lef g15 m-31 h-34
left r-21 g18 m-31 h-43
left_ r-17 g25 m-31 h-43
leg g18 h58
leg_ r40 h70
legr r-16
legra r-16
leh r68
lei r-44 h23
lem r-44 k18
lem_ h20
leme r-24 g29 h32 k27
lemen r-24 g29 h32 k27
lemo h-45
lemon h-45
len r55 g-41 m-38 h87
len_ h67 k-20
lend r97 g-62 m-34 h59
lend_ g-20 k31
lende r45 g-21 h-32 k-15
lendi r25 m-22 h65
lends r23 h23
leng g16
lent r-44 h-33
lent_ r-44 h-33
leo h26
leop h25
leopa h25
ler r-76 g-24 h16 k-17
ler_ r-55 m26
lerk r-30
lerk_ r-30 h39
lery r21
lery_ r21
les r124 g-41 m-30 h-36 k-33
les_ r25 g-18
lesal r20
less r106 g-20 m-26 h22 k-38
less_ r129 g-36 h20 k-31
lesse h27
lesso h-21
let g-28 h31 k36
let_ r24 h-34 k26
lete g-18 h18 k22
lete_ g-18 h24 k22
lets g17 m-22 h16
lets_ g17 m-22 h16
lett r-18 g-31 m55 h30 k-18
lette r-27 g-20 m55 h38 k-18
lev g57 m27 h-28
leve g57 h-26
level g-21
leven r24
lever r-17 g84 h-29
lew r-22 g60
ley r-26 h36
ley_ k-18
leys h52
leys_ h52
lf_ g-55 m-34 h-151
lfe r-17
lge r26
lgen r26
lgenc r26
lha m-19 h-29
li_ r105 m23 h-36 k38
lia r-36 g50
liab r-21 g29
liabi r-21 g29
lian g27
lianc g27 h-24
lib r-22 h19
libr r-22
libra r-20
lic r-56 g89 m22
lic_ r-34 g67
lica g-23 h40
lica_ h49
licat g-16
lice h-29
lice_ r18 h-27
lices g-18 k-15
licy r-21 g80 m-15 h-46
licy_ r-21 g80 m-15 h-46
lid r33 m-23
lida r25 h16
lidat r21
liday h17
lie g-20 m-20 h30
liem h33
liemp h33
lien r16 h15
lient r16 h15
lier r-16
lier_ r-39
lies r16 g-27 k18
lies_ r16 g-27 k18
lif r-27 g28 m-25 h46
life r-25 g31 h-32
life_ r-23 g24 h-32
lift h64
lifte h64
lig r-40 g-41 m-39
ligh r-45 g-21 m-23
light r-45 g-21 m-23
ligi h32
ligio h32
lik r15 m-16 h28
like r25 g16 h44
like_ r27 g-40 h34
likes g56
lil h-36
lim r-19 g-60 m18 h59
lim_ h48
lima m43
limi g-38 m-17 h-57
limit g-38 m-21 h-57
limo h37
limon h37
lin r-55 g-19 m58 h-61 k-24
lin_ g-39 m-24 h49
lind r-19 g40 m-17 h-80
lind_ g49 h-66
linde r-16
line g34 m73 k15
line_ g43 m46 h23 k16
lines m19 h-26
ling r21 g-55 m34 k-17
ling_ r-33 g-45 m48 h25 k-17
lings r30 h-26
lini r-17 g-18 m-22 h-29
linic r-27 g-16 m-22 h-38
link r-29 g19 m15
lio m42 h32
lion m42 h34
lions m56 h36
lip g18 m55
lip_ r-24 g15 m38 h32
lipp m23
lippe m24
lips r35 h-22
lips_ r35
lipst h-22
liq g17 h60
liqu g17 h60
lique h31
liqui g31
liquo h40
lir g-40
lira g-40
lira_ g-40
lis g-19 m-36 h-41 k-36
lis_ g-15
lisa r16 g33
lise g-15
lish g-45 m-20 h-20
lish_ g-28
lishe g-17
lism g-15 h26
lisma g-15 h26
list h-33 k-35
list_ g-19 h-41 k-39
liste g19 h-17
lit m-37 k19
lit_ m-16
lita r-28 h62
litan k21
litat r-27 h70
liti h-18
litio h-18
litt h-31 k19
littl r23 h-25 k21
lity r19 g33 h-26
lity_ r19 g33 h-26
liv g-18 m32 h30 k-29
live g-28 m34 h20 k-28
live_ g26 m57
liver g-17 k-22
lives g-34 m-18
liy g19 m-43
liya g23 m-16
liya_ g28 m-15 h-15
liye m-28
liye_ m-28
lk_ g75
lke h15
lker h36
lker_ h30
ll_ r-70 g32 h23 k-17
lla r33 g-18 m-44 h35 k-30
lla_ r16 g-55 h17
llan m-21 h22
llan_ h22
llar h25
llar_ r24 g33 h21
llars g-25
llat g60 h-19
llati g62 h-23
lle r-51 g-72 h44 k31
llea r-25 h28 k-23
lleag r-25 h28 k-23
llec g-35 h-16 k36
llect g-35 h-16 k36
lled g-65 h23
lled_ g-65 h23
llem g-18 h17
ller g21 h-17 k-15
ller_ r-39 g24 h-24
llery r21
llet r-15 g70 h-24 k66
llet_ g34 h-34 k53
llets g37
lley h19 k-18
lli g29 m53
lli_ g57
lling g19
llio m42 h34
llion m42 h34
llm r-20
llme r-20
llmen r-20
lln g35 h-16
llne g36
llnes g36
llo r19 g17 m-47 h-29 k-37
llo_ g-17 h29 k-17
lloc g35
lloca g35
lloo g-28
lloon g-28
llot r27 m-17
llov r34 h-19
llove r34 h-19
llow r-35 g22 m-16
llow_ r-17 h-25
llowa g-18 h40
llowe h15
llows g59 h-24 k-20
lloy m-20
lls r24 g47 m17 k16
lls_ r24 g47 m17 k16
lly r-26 g47
lly_ r-26 g48 m-19 h15
lm_ r-16 g-30
lma h28
lme r-18 g-15 m-19 h-52
lmen r-16 g21 h-17
lment r-16 g21 h-17
lmet g-23 m-17 h-41
lmi h56
lmis h56
lmist h56
lms h48
lms_ h48
lna r-18 m20
lna_ r-18 m20
lne g36
lnes g36
lness g36
lo_ r-30 m73 h82 k18
loa r27 m23 h20 k-30
load r-15 g-25 m58 h70 k-25
load_ m67 h55 k-21
loade g-15
loan r56 m-33 h-50
loan_ r18 m-30 h-19
loane r27 h-15
loans h-16
loat g49
loati r-28 g53
lob g-16
loc r49 g81 m-48 h-47
loca g46 h-16
locat g46 h-16
lock r56 g37 m-46 h-39
lock_ r51 g-51
locke g61
locki h-15
locks g29 m-30
log g-34 h80 k-15
loge h24
loger h24
logy h28
logy_ h28
lol r-20 m-29 k-19
lol_ r-20 g25 h22 k-19
lom g-20 h30
loma g-15
lon r36 g45 m-67 h21
lon_ r-24 h-52
lond g23
londo g23
lone r56 m-23 h87
lone_ r62 g18
loned m-19 h76
long g31 m-29 h-23
long_ r20 h-19 k32
longs g35 h-19
loni h15
lonin h15
loo r21 g-19 h24 k32
lood h42
lood_ h16
look r-33 g17 h55 k37
look_ h62
looki h-26
looks g15 h27 k39
loon r37 g-41 h-40 k20
loon_ k24
loons g-17 h-23
loor r28 g25
loor_ h15
loos r23
loos_ g-23
loot g-34 m32 h-25
loot_ g-34 m33 h-32
lope_ g-24 h38
loper g18
lopes r24 h-38
lor g-45 h-43 k-26
lord k-17
lord_ k-17
lori h-34
lorr h19
lorry h15
los r-61 g52 m79 h-63 k-33
los_ h-26
lose g35 m34 k-21
lose_ m-48 h19
losed g36
loser m77 h-26
loses r18
losi g-22 m43 h21
losin r-26 g-19 m44
loss r-44 m22 h-25
loss_ r-43 h-28
losse m24 h29
losso h-26
lost g36 h-24
lost_ g36 h-24
lot r-32 g34 m122 h-91
lot_ r-32 g46 m-58 h-33
lote m25 h-19
loth m-17 h-50
lothe h-41
lots g38
lots_ g38
lott m100
lotte g24 k18
lotto g-22 m62 h24
lottr m23 h-21
lou r-40 g-74 k18
loud g-16
louf h28
louf_ h28
loun r-21 h23
loung r-21 h23
lour r-23 m19 h-17
lour_ m35 h24
loure r-29 h-41
lous g-34 h-36 k31
lous_ k33
lov g-55 m-26 h89
love g-55 m-26 h52
love_ r-32 g-27 h72
lover r25
loves g-23 h-19
low r-15 g29 h-45
low_ g-32 k16
lowa g-18 h40
lowan g-18 h40
lowe g20 h-56
lower g24 m-17 h-48
lows g59 h-16 k-23
lows_ g59 h-16 k-23
loy h-40 k22
loye k25
loyee g19 k27
loyer r-15 g-28
lp_ g23 h-27
lpi r19
lpin r19
lping r19
lre g48
lrea g48
lread g48
ls_ g84 m23 h65 k-21
lsd h22
lsd_ h22
lse r-20 g-17 k87
lse_ g-16 k79
lt_ r-16 g-17 k-17
lta r16 g-26 h45
lta_ h23
ltat h25
ltati h25
lte g-29 k24
lter g-25 h-33
lter_ g-18 h-23
lth g-22 h18
lth_ h22
lti g16 k25
lts h38
lts_ h38
lty m-18 h-22
lty_ m-18 h-22
lu_ h-49
lub r-26
lub_ r-26
luc g45 m-18 h-41
luck g45 m-17
luck_ g29 h32
lucky g16 h-32
lud g-15
lude h21
lue r19 g-50 m-30 h15 k20
lue_ r41 g-26 m-21
luen h19
luenc h19
lug h16
lug_ h30
luga g-15 h-15
lugan g-15 h-15
lum r-24 h-25
lumb r-23 h-20
lumbe r-23 h-20
lumi h-16
lumin h-16
lump g21
lump_ g21
lun r-42 g-43 m-25
lunc r-40 g-58 h-33
lunch r-40 g-58 h-33
lunt g15 h24
lunt_ h18
lunta g17
lus r67 m20
lus_ r67
lush m17
lush_ m17
lut h62
lut_ h36
luw h-20
luwa h-20
luwag h-20
lve r26 g-25 h-29
lve_ r45
lver r-17 h-24
lver_ r-17 h-24
lves g-19
lves_ g-19
lvi r54
lvin r54 h-15
lving r54 h-15
lwa r35
lway r19
lways r19
lwe h40
lwe_ h40
ly_ r-34 m-78 h90
lya m20 h-16
lyan m20 h-16
lyan_ m20 h-16
lyf h41
lyfa h41
lyfan h41
lym r-16 g38 m51
lymp r-16 g54 m43 h-15
lyr h31
lyri h31
lyric h31
lz_ g15 h23
m3a h23
ma2 g-23 m-30 h-45
ma3 m-36 h-18
ma3a g-16
ma3r g16
ma3ro g20
ma7 g32
ma7s g39
ma_ r52 g112 m-68 h-61 k52
maa g50 m-21
maal g31 h18
maal_ g32
maar g29
maar_ g29
mab r-26 g-15
mabl r-26
mabla h27
mac r-36 g42 m74 h-44
maca m60 h35
mach g45 h-47
mach_ g30
machi g15 h-45
macy h-33
macy_ h-33
mad g-46 m-34 h42
mada r-16 h28
madam r-16 h38
made g-52 m-16 h15 k21
made_ g-52 m-16 h15 k21
mado g-18 h42
madol g-18 h42
mag r-16 h81
maga h-27
magaz h-20
magh g20
maghr h15
mah r32 m25 h-72 k48
maha r41 m24
mahi r43 h-22
mahin r43 h-22
mai r-20 g-81 m-17 h42
maid r-24 g-47 h56 k17
maid_ g-40 h51
maids k18
main g-17
maini r25 h15
maint r-17
maj g-83 h-36
maji m28
majid m28
majl h-16
majli h-16
mak r-26 g43
mak_ g63 h-24
make k17
make_ g53
maker g-57
makes k30
maki g-23 h19
makin g-23 h19
makt r-18 g15 m23 h15
makta r-18 g25 m24 h15
mal r37 g-74 m-46 h86 k31
mal_ r58 g-35 m-20 h18 k18
mall h-43 k27
mall_ h-37 k27
malt r-16 g-18 h32
malt_ r-16 g-18 h32
mam r-17
mam_ r-32
mama r15
man g26 h74
man_ g27 m-16 h66 k23
mana r23 h-33
manag h-20
manc k18
mance k18
mand r17
mang r-27
manga r-19
mango g18 h-38
mani m20 h62
manif g20 h16
mans k-22
mans_ k-22
many g24
many_ g28
map g21
map_ g21
mar r56 g31 h15 k-16
mar_ r42 g27 h-35
mara r45 g-33 h18
mara_ r45
marah h31
marat g-25
marc r27
march r27
mare g46 h-23
mare_ g36 h-23
marg g47 h-17
marga h23
margi g54 h-40
mari g-25 h32
marin g-18 h17
mark g-18 h-30 k-25
marke h-38 k-20
marl r-19 g30 h-22
marla g35 h-19
marr k36
marra r-22 k40
mars h29
marsa h35
mart h32
marti h25
mary h25
mary_ h25
mas r-21 g-55 h112 k-31
mas_ h48
masa r-15 g-17 m-27
mashi h33
mass m22 h71 k-15
massa m-22 h38
mast h67
maste h69
mat r38 g-86 h-50
mat_ m-15
matc r-28 g-32 m42 h67
match r-28 g-32 m42 h67
math r-16
mati r-17
matk m37 h18
matka m37 h18
mato h-26
mato_ h-22
matt r53 h-25
matte r53
matu r84 g-20 m-20 h-20
matur r84 g-20 m-20 h-20
maw h-28
max g26
may r-40 g77 h-27 k-28
may_ r-28 g51 m-34 h-37 k-24
maya g-16 h32
mayb g46 m32 h-16
maybe g46 m32 h-16
maz g-27 h74
maza m-15 h42
mb_ g38 h-27
mba g-18 m31 h41
mba_ r-20
mbas h-24
mbass h-24
mbay h-16
mbe m18 k-20
mber h16 k-20
mber_ m-27 h-52
mbers m44 h31
mbl m43 h-35
mbli m39 h-32
mblin m39 h-32
mbo r-16 g-20 m47 h-49
mbol m47 h-41
mbola m47 h-41
mbr g-26 m-18
mbs g16
mbs_ g16
mbu m-31 h-33
mbuc h22
mbur h-48
mburg h-43
mcx g54 h-22
mcx_ g54 h-22
mda h-21
mdan h-24
mdm g-19 h51
mdma g-19 h51
mdma_ g-19 h51
me_ r31 g-45 m75 h-74 k32
mea g39
meal h-45
meas g19 h-23
measu g19 h-23
meat h75
meat_ h75
meb k20
mebo k20
mebod k20
med r-23 g43 m-48
med_ g61
meda m-20 h-35
medal m-20 h-28
medi r-28
medic r-28
medy h25
medy_ h25
mee r-46 m-35
meen r-31 g90
meen_ r-31 g90
meet g-20 h35
meet_ g-20 h34
meeti h-21
meg m43 h21
mega m43 h24
meh r-19
mei g39
mein g41 h-31
mein_ g41 h-31
meis h22
meist h22
mel g79
mel_ r23 g26 h-15
meli h47
melie h47
melo r-16 k38
mels r-15 g21
mels_ r-15 g21
mem r-39 m-23 h35 k21
memb r-32 h21
membe r-32 h21
memo g31 h-20 k27
memor g32 h-20
men r70 g22 m-77 h-26
men_ r52 g25 m-38
menn r32
meno h-21
meno_ h-21
mens g17
mens_ g17
ment g17 m-17 h-36 k27
ment_ r49 g48 h-55 k-23
menta g-21
menti g-16 k34
ments r-49 k17
menu g-30 h42
menu_ g-30 h42
meo r-27 g-16 k33
meon r-26 g-15 k34
meone r-26 g-15 k34
mer g21 h59
merc r27 g27
merch r23 g15
merci g26
meri r-15 h-16
merl h45
merlo h45
mero h21
merol h39
mers r-19 g16 h22
mers_ r-18 h16
mes g19 m38 h-30 k22
mes_ g21
mesh k-19
mesh_ g21 m-31 h-15 k-19
mess r-33 m60 h-61 k37
messa r-33 m60 h-58 k37
mest r21
meste r21
met r31 m-57 h-63
met_ g-30 h-62 k24
meta g34 h-22 k-17
mete h30
meter h30
meth g17 h69
meth_ h65
methi g23 h22
meti r37 g29
meti_ r44 g-15
metr g-34 m-16 h-53
metre g-32 h-19
metri g21
metro g-23 m-16 h-33
mets r20 h-16
mew g26 h-15
mewh g26 h-15
mewhe g26 h-15
mex g18 h-27
mex_ g18 h-27
mey r35 g26
meya r35 g26
meya_ r35
mez g-16 h46
mezz r19 h-25
mezza r19 h-25
mha h-26 k30
mha_ h-26 k30
mi_ r91 g-63 h41 k-15
mic r-33 g-17 m-18 h-46
mic_ r-15 m-18 h-50
micr r-19
micro r-19
mies h15
mies_ h15
mig g22 h20
migu h15
migue h15
mil r-34 g-33 m27 h32 k34
mil_ h33
mila r-17 m20 h87
mile h19
milea h22
mili r-19 h-43 k43
milie r-17 k23
milk g40 h-33
milk_ g40 h-33
mill g-56 m43
mill_ r20 g-51
milli m51
mily m-18 h-20
mily_ m-18 h-20
min r-36 g66 m51 h-98 k-31
min_ r22 g43 m45
mina r-43 h15
minal m23
minar r-29 h-24
minat h53
mind r-24 g21
mind_ r-21 g24
mine r-15 g-17 m-17 h54 k37
mine_ g-35 m-16 k31
miner h39 k-15
ming r-20 m20 h-22
ming_ r-20 m20 h-22
mini r50 g-16 m-30 h-27 k-35
mini_ g22 h-15
minia h21
minim r47 h-15
miniu h-16
mino h-52
mino_ h-45
mins g16
mins_ g16
mint h-16
mint_ h-16
minu g49 m42 h-20
minut r-28 g54 m43 h-15
mir h31 k-18
mira h18
mis r42 g-26 m-37 h42 k22
mise g-43 m-16
mise_ r37 g-38 h-16
mises r-31
misp h22
mispl h22
miss r59 h-40
misse r42 h-18
missi r-36 g37 m15 h-37 k16
misso r38
mist r-29 g20 h88
mista r-20
mistr h56
mit r53 g-96 m-56 h-44 k-21
mit_ m-24 h18
mita h15
mitat h15
mite r37 g-37 h-25
mith g-20 m-33 h-33
mith_ g-16 m-31 h-33
mitt r24 g-22 h-15
mitte r32 g-16
miu r-41 g46
mium r-41 g46
mium_ r-41 g46
miy r21 m-25 h-23
miyy r28 m-20 h-17
miyya r17 m-20 h-17
mla h-18
mla_ h-18
mm_ g22 h-64
mma r38 g16 h-40
mma_ r34 g16
mme g69 m-23 h35
mme_ h-17
mmed h15
mmed_ h15
mmel r19 h47
mmeli h47
mmer_ g-24 h-18
mmers g24
mmi g-33 h24
mmi_ h29
mmie h15
mmies h15
mmin g-18 h-40
mming g-18 h-40
mmis r-32 m17 h27
mmiss r-32 m17 h27
mmit r43 g-31
mmitt r28 g-16
mmo r-29
mmon r-30 g-21 h57
mmon_ r-30 g-15 h49
mms h17
mms_ h17
mmu h-27
mmy r-20 g35 m40
mmy_ r-20 g35 m32
mni g31
mnit g31
mnity g31
mnt r55 h-27
mnt_ r40 h-27
mo2 r46 h-25
mo2a r21 h-25
mo_ r-23 g41 m-15 h-93 k28
mob r24 m-37 h-61
mobi r24 m-21 h-34
mobil r24 m-21 h-34
mocki h44
mode r-16
model h15
mok h53
moke_ h28
moked h-26
mol g-26 h39
moli h-18
molit h-18
moll h30
molly h30
mom r-29 h-30
mom_ r-18 h-38
mon r16 g-68 m15 h88
mon_ r-44 g-28 h37
mona h-17
monc h37
monce h37
mond r-22 g-30 m20 h25 k24
monda g-17 k25
mone r68 m31
money r68 m31
mong h-15
mong_ h-15
moni h-19
monit h-21
monk h24
mont r20
monte m32 h50
month r22 m-44 h-59
moo g53 h32
mood g69 h-21
mood_ g69 h-21
moon g-15 h58
moons h44
mop h-75
mor g-17 m37 h-18
more g-37 k-17
more_ g-37 k-17
mori g32 h-29
moria g32
morn r-25
morni r-25
morr k27
morro k27
mort r18 g-15 h22
morta h27
mortg r24
mos g36 h-41
mosh h-28
mosh_ h-20
mosq k-16
mosqu k-16
most g35
mosta g37 h-25
mot g43 m-19 h-145 k23
moth r25 g23 h-95 k-18
mothe r25 g23 h-95 k-18
moto g30 h-16
motor g30 h-16
mou r-18 g-39 h59
moun k15
mount k15
mour g-35 h-44
mour_ g-35 h-44
mous h59
mous_ h59
mout h60
mov g-63 h54 k31
mova h-27
moval h-27
move g-43 h41 k42
move_ r-19 g-29 h33 k25
moved r-22 g-29 k27
moves r36 g18 m27 h24
movi g-18 h39
movie h22
movin h17
mp_ r-78 g41 m30 h-37 k-26
mpa g-42 m-21 h157 k18
mpag h15
mpagn h15
mpan g-43 m-17 h77
mpani r-17 h17
mpany g-39 m-15 h57 k16
mpe r28 g-26 m43 h49
mped h-30
mped_ h-30
mpen r33
mpens r33
mper g-26 h92
mperi h31
mpet m37
mpeti m37
mpin m-15
mping m-15
mpio g15
mpion g15
mpl g-33 h-17 k48
mple k24
mple_ r15
mples k26
mplo k22
mploy k22
mpo m-25 h67
mpo_ h33
mpor h39
mpora h19
mport h20
mps g-15 h-17
mps_ g-15 h-17
mpt h-45 k-15
mptio r20
mpty k-15
mpty_ k-15
mpu m-23 h-26
mr_ h-17
mra g-22
ms_ r-48 g-96 m35 h59 k-30
msa g23 m-17 h-26
mse r27
msel r32
mself r32 g25
mst h30
mste h21
mt_ r20 g51 m-31 h-34
muc g31 k-16
much g31 k-16
much_ g31 k-16
mud h-36
mug g-28 m-16 h47 k-23
mugg h61 k-18
muggl h61 k-18
muj k34
muja k36
mujah k36
mujr h17
mujra h17
mul r-26 g-24 m16 h71 k64
mula m25
mulat r17 m25
mule r-32 g-18 m-23 h38 k43
mule_ r-27 h-41 k54
mulet g-15 m-15 h78
mum r21 k-59
mum_ r22 h-25 k-57
mun r47 m-19 h-27
muna r53 h-31
muna_ r27 h-15
munaf r25 h-15
mur r51 g-19 m-28 h-55 k26
mura r57 h-25
murab r57 h-25
murf m-16 h-45 k40
murt h27
murti h27
mus r60 g-43 h28 k19
musc h-17
muse h30
mushr h16
must r86 g-23 k29
must_ r86 g-23 k29
mut g-21 h26
muta h28
mutu g-18
mutua g-18
mwa h26
mwar h26
mware h26
my_ r-22 g-58 m-24 h-42 k-22
mys r-31
myse r-31 g-17 m-18
mysel r-31 g-17 m-18
myst m16
myste m16
mzaw h34
mzaww h15
na2 g15
na2a g15
na3 r28
na_ r45 g51 m22 h23 k-22
nabi h40
nabis h35
nac g-15
nac_ h36
nach h40
nack h-44
nacks h-36
nad r-43 g26 h-68
nada g-15
nada_ r-22
nade r-39 g19 h-23
naf r48 g-19 m-30 h-32
nafa r25 h-15
nafa_ r25 h-15
nafs r23 g-22 h-16
nafs_ g-21
nag h-29
nage h-24
nager h-20
nah r99 g42 m-16 h-95
nah_ r122 g-29 h-61
naha g24
nahi r-31 g47 h-32
nahi_ r-31 g47 h-32
nai r16 h-19
nail r-22
nail_ r-22
nak r-30 g35
nakl h35
nakli h35
nal h27
nal_ g-29 m21 h59
nalt r21 m-18 h-23
nalty m-18 h-22
nam r-25 m-16 h-40 k47
name r-24 h-21 k47
name_ r-28 g-30 k57
namen m19
names g32
nan r79 g-19 m-26 h-34
nan_ r42
nanc r73 g-15 m-15 h-27
nance r26 m-15
nanci r38
nang r-18 h-16
nang_ r-18 h-16
nant h34
nant_ r-25 h37
nap g-25 h103
nap_ h75
napp h33
nar r-55 m65 k-22
nar_ r-28 g-20 h-36
nara h29
nara_ h29
nary r-15 g53 m79
nary_ r-15 g50 m76
nas g24 m-18 h-25
nasd g29
nasda g29
nash h-19
nat r-15 g-48 m64 h15 k15
nat_ m27 h47
nate g-17
nated g-17
nati g-30 m40 k16
natin h-24
natio h17 k16
natu h-31
natur h-31
naw g62
nawa g29
naway g29
nax g-17 h36
nax_ g-17 h36
naz g-18 h47
naza h29
nazar h29
nazr h18
nazra h18
nba r-16 g35
nbe h37
nbee h37
nbi h26
nbid h26
nbid_ h26
nbo g24 h-18
nbor g24
nborn g24
nbr r22
nbro r22
nbrok r22
nc_ h17
nca r27 g-23 h38
ncal h38
ncall h38
nce h84
nce_ r43 h-31
ncei g31
nceiv g31
ncel r-22
ncel_ r-16
ncen r-45 g-19 h66
ncens g-19 h32
ncer g-24 m-23 h24
ncer_ h34
ncert h-27
nces r41 m50
nces_ r37 m54
ncest h19
ncet h23
ncett h23
nch r-16 m-21 h18 k23
nch_ r-43 g-52 m-19 h33
nche r37 g36 h-16 k28
nche_ r41
nchec g29
nci r55 g-22 h-22
ncia h18
ncial h18
ncie r32 m20
ncier r22 m21
ncil h-28
ncil_ h-28
ncin r17
ncing r17
ncip r16 h-19
ncipa r16 h-19
ncl r46 g28
ncl_ r26
ncla g41
nclai g41
ncle r23
nclea g29
ncles r31 g-31
nclu g-15 h19
nclud g-15 h19
ncom g24
ncome g24
ncr h-20
ncre h-20
ncrea h-20
nct h-25 k49
ncti h-19 k49
nctio h-19 k49
ncy h-23
ncy_ h-23
nd_ r88 g40 m-32 h-65
nda r-51 m-25 h18 k21
ndab m-23
ndar g38
ndar_ g40
nday r-16 g-37 k25
nday_ r-16 g-37 k25
ndb m-16
ndba h28
ndbag h28
nde r-29 g56 h-54 k40
ndec g-24 h-15
ndeci g-22
nded g29 h24
nded_ g29 h24
ndef g28
ndefi g28
ndel g28 h-27
ndeli g31 h-42
ndem g31
ndemn g31
nder g-57 m21 k38
nder_ g-39 m-17 h38
nderi k17
nders r17 m24
ndex m-16 h-19
ndex_ m-16 h-19
ndf r29
ndf_ r29 h-15
ndfa g16 h16
ndfat g16 h16
ndi r30 g-68 m71 h27
ndi_ r31 g-33 m-25 k38
ndic m60
ndica m60
ndin r34 m36 k-17
nding r34 m36 k-17
ndit r-21 g-23 h17
ndit_ h23
nditi g-22 h-20
ndl m28 k-23
ndle g35 m30
ndle_ g16 m43
ndli h19
ndli_ h19
ndlo k-17
ndlor k-17
ndm h-40
ndo r-39 g126 h-73
ndo_ g-21 m-16 h-20
ndom g29 h-25
ndom_ g29 h-25
ndon g30
ndon_ g23
ndoo r-24 g40 h-18
ndoo_ r-31 g40 h-18
ndor g37 h-38
ndor_ g37 h-38
ndou h19
ndov h-16
ndove h-16
ndow r-16 m18 h23
ndow_ m22 h30
ndowm g25
ndows g-19
ndr r46 h-31
ndra r16 k23
ndrai h15 k24
ndraw r24
ndre m30 k-21
ndred m30 k-21
ndry m-21 h-48
ndry_ m-21 h-48
nds r53 m15
nds_ r56 g54 m18 k15
ndu h64
ndu_ h58
ndul r26
ndulg r26
ndw g-19 h16
ndwi g-19 h16
ndwic g-19 h16
ndy h52
ndy_ h52
ne_ r-59 h29 k30
nea r-26 g-25 m46 h35
neak h15
neake h15
near r-26 g-22 m48 h29
near_ g-16 m28 h33
neare r-26 m20
neb h-26
nec g-44
neck r22 g-36
neckl r22 g-36
ned m-43 h-33 k27
ned_ m-43 h-64 k27
nee r-16 g-16 h-39 k46
need h-19 k34
neede h22
needs r37 h-26
neer g-19
nef h28
nefi h23
nefit h23
neg r15 g15
nega g19 h-20
neh g34 h23
neh_ h23
nei r-19 g52 h-28
neit g50
neith g50
nek h57
neke h51
neken h51
nel h56 k-27
nel_ h27
nels k-23
nels_ k-23
nem m-19 h-26
nep h-17
neph h-17
nephe h-17
ner r-29 m16 h62 k-27
ner_ m-56 h-16
nera r-33 g25
nerat r-31
ners g-48 m34
ners_ g-46
nersh m25
nery g27 h26
nery_ g27 h26
nes r-30 m-51 h121 k-21
nes_ r-34 g-42 h55
nesh h30
nesh_ h18
ness g29 m-32 h22
ness_ g33 m-30
nest r-15
nest_ r-15
net r-63 g53 h-23 k19
net_ r-46 g55 h-31 k22
nev g-30 m-16 h51 k28
neve r27 g-30 m-16 h51 k28
never r27 g-30 m-16 h51 k28
new r48 g-26 m-71 h-69 k-25
new_ r16 g-39 m-66 h-54 k-24
news r16
news_ r16
nex r17 g18
next r18 g51
next_ r18 g51
ney r57
ney_ h22
neya g20
neyar g20
neyl r46
neyle r17
nfe r-19 g-15 h17
nfer r-18 g-15
nfere g-15
nfi h-24
nfir h-24
nfirm h-24
nfl r17 m15 h56
nfla r21 m19 h36
nflat r21 m19 h36
nflu h19
nflue h19
nfo h-20 k22
ng_ r35 m26 h-25
nga r33 g-45 m-22 h32
ngal h20
ngali h15
ngan g-15 h63
ngan_ h60
ngay r32 h-31
ngay_ r16 h-25
nge g-31
nge_ r-29 g-24
nged r29 g-28 k-19
nged_ r29 g-28 k-19
ngel h28
ngel_ h28
ngem h-15
ngeme h-15
ngen g25
ngen_ g25
nger k24
nger_ k21
ngers h15
nges h-26
nges_ h-26
ngf g-20 h24
ngfi g-20 h24
ngfis g-20 h24
ngh g-47 h39
ngha g-40
ngham g-40
ngi g51
ngin g52 h-19
ngine g42 h21
nging h-41
ngl r47 g-18 m-28 h-28
ngla r48 h-21
ngla_ r48 h-26
ngle m-26
ngle_ m-18
ngled h26
ngles m-15
ngo r-15 m24
ngo_ m28 h-22
ngr m-38 h47
ngra m-37
ngre h40
ngri h18
ngria h18
ngs r-17 g68 k-18
ngs_ r-16 g70 h-17 k-18
ngu r-22 h-37
nhe g36 h-15
nher g36 h-15
nheri g36 h-15
ni_ r84 g-20 m-19 h98
nia g-20
niat h21
niatu h21
nic r-43 g32 m-32
nic_ r-27 m-22
nici h19
nics g33 h-26
nics_ g33 h-26
nid g23
nide g25
niden g25
nie g-17 h23
nie_ h21
nif g99 h-25 k-17
nifes g20 h16
nifo g-15 h-15
nifor g-15 h-15
nift g78 h-21
nifty g78 h-21
nig r38 g-54 m18 h49
nigh r38 g-54 m18 h49
night r38 g-54 m18 h49
nik r-15
nil h19
nim r45 m-18
nimu r47 h-15
nimum r47 h-15
nin r-27 m54 h43
nine r32 h44
nine_ r51 m17
ning r-59 g20 m49
ning_ r-55 g32 m28
nings m22 k23
nio r-22
nion r-31
nion_ r-29
nis r36 m29 h58 k-16
nise r30
nised r30
nish m43
nish_ g-26 h25
nishe g27 m37
nist h21
niste g17 h23
nistr g-19
nit r-53 m-36 h-19
nit_ r-20 h-18 k-16
nita h17
niti h-34
nitiz h-26
nito r-20 g-17 h-29
nitor r-20 g-17 h-29
nitr h23
nitro h23
nits m-17
nits_ m-17
nitu r-16
nitur r-16
nity g31
nity_ g31
niu h-16
nium h-16
nium_ h-16
niv g-25
nive g-25
niver g-25
nja g-19 h60
nja_ h28
njan g-31 h32
njan_ g-20 h55
nje r-23 h16
njen h26
njen_ h26
nk_ r15 m-58 h16 k-17
nka h68
nkat h33
nkats h33
nkd r21
nkda r21
nkda_ r21
nke r-17 g38 m44 h60
nken g20
nken_ g20
nket m46 h20
nket_ m48 h17
nkey h27
nkey_ h27
nki g-34
nkin g-34
nking g-34
nkn r-17 g77 h-15
nkni g28
nknif g28
nkno r-16 g49
nknow r-20 g49 h-15 k15
nko m58 h37
nko_ m59 h33
nks r-37
nks_ r-37
nli r-27 m27 k46
nlic k35
nlice k35
nlin r-24 g24 m29
nline r-24 g24 m29
nlo g-19 m-24
nloc h26
nlock h26
nly r-42 m-19 h16 k34
nly_ r-42 h-26 k35
nlyf h41
nlyfa h41
nme g-18 m-22
nmen g-18 m-22
nment g-18 m-22
nn_ r-16 g-26 h118
nna r-20 g-28 m38
nna_ m32 h-15
nnab h40
nnabi h40
nne r-30 g-55 m-33 h24 k-22
nnel h39
nnels h38
nner m-28 h-71 k-24
nner_ h-61 k-22
nners m-15
nnes h66
nness h66
nni r57 g-18 h36 k25
nni_ r63
nnin m19 h39 k25
nning m21 k25
nno r49 g-21 k19
nnot r39 g-31 k20
nnot_ r39 g-31
nnu g31 h-27
nnua h-15
nnual h-15
nnui g22
nnuit g22
nny r-35 g-26 m39
nny_ r-35 g-26 m40
no_ g-65 m33 h32
nob r-20 g63 h-29
nobo r-20 g63 h-29
nobod r-20 g63 h-29
noc g-26 h65
nock g-26 h65
nocke h21
nocko h32
nof k33
noff k33
noffi k36
nog h57
nog_ h47
noi k-27
noir h20
noir_ h20
nol m-16 h-16
nol_ m-16 h-16
nom h-64
nomi k21
nomy h-53
nomy_ h-53
non r45 g82
non_ r52 h29
none g83 h-23
none_ g83 h-23
noo r-25 m24 h15
noon r-18 m25
noon_ r-18 m25
nop g28 m-24
nope g28
nopen g28
nor r23 h31
nor_ g51 h17
norm g-37
norma g-37
nos g-16 m-27 h33
nos_ r-16 g-16 m-23 h36
not g-43 h16 k31
not_ g21 m21 h26 k25
nota r-34
notar r-34
note r86 g-44 m-53 k-37
note_ r52 g-20 m-24 h-18
notes r37 g-21 m-23 h26 k-28
noth r-34 m36
nothe h35
nothi r-42 m38 h-29 k-16
noti r-18 k49
notic r-18 k49
nov r27 g-50
nov_ r45 m16
nove r-18 g-35 m-16 h-24
novel r-17 g-25 m-16 h-21
now r-42 g77 m-37 h-55 k19
now_ g23 m-26 h-59 k43
nowi k-17
nowin k-17
nown r-36 g44 h-25
nown_ r-36 g44 h-25
nows h22 k-21
nows_ h22 k-21
npa r37
npai r38 h15
npaid r38 h15
npl r-21
npl_ r-21
nre r27 k30
nre_ r39
nreg k30
nregi k30
nro r28 g-15
nro_ r31
ns_ r-72 g39 h-27 k-33
nsar r-44
nsat r33
nsati r33
nsc h24
nscr h19
nscri h19
nse r-24 g70 m-38 h-88
nse_ g18
nsed g-19
nsed_ g-19
nsee g54
nseen g54
nsel m-19 h-15
nsell m-19 h-15
nses h-19
nses_ h-19
nsex g29 h-17
nsex_ g29 h-17
nsf r-17 k25
nsfe r-17 k25
nsfer r-17 k25
nsh r33 g17 h24
nshi h50
nshin h44
nsho r30 g31
nshop r30
nsi r34 h32
nsid g22 h30
nside g22 h30
nsin h19
nsing h19
nsio r17 g-24 h-15
nsion r17 g-24 h-15
nsis r15
nsist r15
nsl g-38
nsla g-38
nslat g-35 h-29
nso g-21 m-51 h68
nsol r15 g-21
nsoli r21
nsom h56
nsom_ h30
nsomw h26
nsor g20 m-29
nsor_ m-17
nsore h27
nsort g36 h-23
nsp g-21 k-23
nspe g-21 h16 k-23
nspec g-21 h16 k-23
nspo h-19
nspor h-19
nst r-24 h-39
nst_ r-18
nsta r-30 g25 k-16
nstag g21 h-17
nstal h-29
nste r17 k41
nstea r17 k41
nsu r-61 g85 m-24 k26
nsul g-51 h20 k24
nsult g-51 h20 k24
nsum h21
nsume h21
nsur r-52 g127 m-15 h-33
nsura r-20 g65
nsure r-32 g62 h-19
nsw h20
nswe h20
nswer h20
nt_ r56 h-19
nta r-37 g46 m53 h-51 k-21
nta_ g20 h-20
ntag g33
ntage g33
ntai g23
ntain g25
ntan r-22 g-15 m17 h22
ntant r-22 m18
ntas m34 h-22
ntasy m34 h-22
nte r-25 g-28 h43
nte_ m30 h51
nted m-36 h-61 k27
nted_ m-36 h-61 k27
ntee m-34 h-17
ntee_ r-21
nteed r27 g-17
nteen m-26
ntees g20
nten r-21 m-15 h24
ntena r-17
ntent m-15 h33
nter h47 k-28
nter_ r-56 g28 m21 h-29
ntere r51 m-21 k-37
nterf h64
ntern h-41 k27
nters r22
ntes m49
ntest m49
nth r70 m-50
nth_ r66 g19 m-39 h-35
nthe h48
nthe_ h43
nthl g-31
nthly g-31
nths r21 m-16 h-42 k-26
nths_ r21 m-16 h-42 k-26
nti r32 g-17 m-17 k20
nti_ g15
ntif g25
ntifi g25
ntil r52
ntil_ r52
ntin g-49 m19 h-42 k22
nting g-49 h-42 k22
ntio r33 g-15 k18
ntion r33 g-15 k18
ntis h-24
ntist h-24
ntl g-24 m-18 h22
ntle g-20 m-18 h22
ntlem g-20 m-18 h22
ntm r-22
ntme r-22
ntmen r-22
nto r68 g-19
nto_ r-18
ntor r59
ntor_ r41
ntr h-33
ntra h28
ntra_ h36
ntrac r21 m15
ntre r25 h-26
ntres r30 h-20
ntri r-25 g-16
ntrib r-25
ntrie m27 h-18
ntry r-15 g15 m-16 h-21
ntry_ r-15 g15 m-16 h-21
nts r22 k18
nts_ r22 k18
ntu r23 g-17 h36
ntur r23 g-17 h36
nture r23 g-17 h36
nty g40 h-44
nty_ g40 h-44
nu_ g-32 h47
nua r19 g15 m35 h-37
nual m35 h-35
nual_ m35 h-35
nud h42
nude h42
nude_ h32
nue h-25
nue_ h-25
nuit g22
nuity g22
num r18 g23 m53 h43
numb g37 m47 h30
numbe g37 m47 h30
nume h21
numer h21
nur m-17 h-45
nurs m-15 h-56
nurse m-15 h-40
nus r20 g-16 m39
nus_ r29 m39
nut r-31 g30 m43 h-20
nut_ g-25
nute r-28 g54 m43 h-15
nute_ m39
nutes r-21 g45
nve r24 g-18 m-16 h17
nvel g-26
nvelo g-26
nven r48 h21
nvent r47 h23
nver r-22 h-27
nvert r-20 h-25
nves h23
nvest h23
nvi g19
nvid g19
nvidi g19
nvo m-28 h-25 k35
nvoi g-25 m-22 k36
nvoic g-25 m-22 k36
nvol g17
nvolu g17
nvoy h-23
nvoy_ h-23
nwa h-52
ny_ r-25 g46
nym g22 h-16
nyme g23 h-15
nymex g23 h-15
nze m16 h48
nzee h33
nzeer h33
nzi h18
nzir h40
nzir_ h40
o2a r29 h-52
o3_ h25
o3a g29
o7a g17
oa_ h-25
oac g-24 m-37 h-20
oach g-24 m-37 h-20
oach_ g-21 h-17
oachi m-27
oad r-15 m34 h45
oad_ m43
oade g-15
oaded g-15
oak h23
oal r-28 g65 m19 h-75
oal_ r-18 g47 h-56
oals g18 m15
oals_ g20
oan r56 m-33 h-50
oan_ r18 m-30 h-19
oane r27 h-15
oaned r27 h-15
oans h-16
oap g-36 h-33
oap_ g-36 h-38
oar g-48 m-21 h65
oar_ h42
oard g-43 m-19
oard_ g-43 m-19
oat r-16 g79 m-33 h-76 k-24
oat_ g26 m-18 h-54 k-19
oati r-28 g53
oatin r-28 g53
oats r21 h-22
oats_ r21 h-22
ob_ r-15 g-36 m-20 k19
oba g-17 m-28 h-21
obac g-17
obacc g-17
obb h-22
obe g-23 m27 h41 k-22
obe_ m29 h51
ober m-22 k-20
ober_ m-21 k-20
obi r24 m-26 h-44
obil r24 m-21 h-34
obile r24 m-21 h-34
obj h-38
obje h-38
objec h-38
obl g25
oble g21
oblem g21
obo r-17 g62 m-21
obod r-20 g63 h-29
obody r-20 g63 h-29
obon h20
oca g45 h27
ocai h45
ocain h45
ocat g46 h-16
ocati g44
occ h18
occu h18
occul h18
oce g-24 m-17 h-54 k21
ocee r24
oceed r24
ocer r-35 m-16 h-36
oceri r-24 h-30
oces h-21 k35
ocess h-21 k35
och r-22 h34
oci g-21 m32 h15
ocia g-31 m40 h-15
ocial g-31 m40 h-15
ock r37 m-56 k-18
ock_ r40 g-35 m-24 h-37
ocke g75 m16 h-35
ocked g21 h24
ocker g31 m18 h-28
ocket g28 h-21
ocki h29
ockin h29
ocko h32
ockof h32
ocks g-37 m-42 h-18
ocks_ g-36 h-18
ockt h24
ockta h24
oco m-17 h-47
ocol h-21
ocola h-18
ocop h-36
oct r34 m-27 k-41
octo m-27 h30 k-39
octob m-21 k-20
octor h41 k-19
ocu g-44 h63
ocum g-21 h-19
ocume g-21 h-19
ocur h34
ocure h22
ocut g-19 h48
ocute g-19 h48
od_ g-17 m15 h-58
oda g-51 h-55
oda_ h-58
oday g-40
oday_ r-32 g-26
odays r30
odd r-43 g-22 m91 h63
odds r-28 m54 h19
odds_ r-28 m54 h19
ode r-16 m17 h16
ode_ m23
odei h20
odein h20
odel h15
odels h17
odes h-18 k32
odes_ k32
odh r27 g39
odha g35
odha_ g35
odi h60
odia h27
odiac h27
odka r-16 h19
odka_ r-16 h19
odo h70
odom h29
odome h29
odoo h48
odoo_ h48
ods g15 h-64
ods_ g15 h-64
odu r-19 g31
oduc r-19 g31
oduct r-19 g31
odw r39
odwi r39
odwil r39
ody r-24 g42 h-17 k45
ody_ r-24 g27 k53
odys g15 m16
odys_ g15 m16
oe_ h-18
oes r-30 g22 h-63 k45
oes_ r-30 h-62 k49
oet g15
oev g-47 m31
oeve g-47 m31
oever g-47 m31
of3 m-15 h-15
of3a m-15 h-15
of3a_ m-15 h-15
of_ r-46 g61 m-49 k-51
ofa r-42 h-41 k-34
ofa_ r-39 h-36 k-34
off g-44 h81
off_ r40 g-17 m-18 h88 k20
offe r-35 h32
offee r-20
offer r-16 h36
offi g-21 m20 h-64
offic g-19 m22 h-71
offs h25
ofi r-18 g-55 h-26 k-17
ofit r-17 g-42 h-21
ofit_ r-23 g-42 h-21
ofr r36 g-23 h-48
oft g-20
oft_ r20 h-46
ofto g-16 h18
oftop h21
oftw m-19 h25
oftwa m-19 h25
og_ r-32 m-26 h143
oga h35
ogar g21
oge g-29
oger h24
oger_ h24
oget g-18
ogeth g-18
ogn h36
ogna h36
ognac h36
ogo h16
ogo_ h16
ogr r-25 g-25
ogra r-24 g-25
ograp r-21
ogs m28 h22
ogs_ m28 h22
ogy h28
ogy_ h28
oh_ g31 h-20
oha r36 g-17
oha_ r22 h-17
ohan h17
ohani h17
ohl r-18
ohn h19
oho r-28 g-21 h-20
ohol g-19
ohol_ h-36
oholi h28
oi_ r27
oic g22 m-22 k29
oice g23 m-22 h15 k20
oice_ r-26 g25 m-21 k20
oices r21 h18
oid k41
oid_ h-19 k30
oil r-30 m25 h-35
oil_ m26
oile r-22
oin r-29 g26 m27 h99 k-34
oin_ g17 m31 h-30 k-22
oing g28 h-30
oing_ g28 h-30
oins h65
oins_ h65
oint r-18 h65
oint_ r-22 h82
ointm r-22
oints r27 h-24
oir h27
oir_ h20
ois k-33
oise k-32
oise_ k-32
oja h66
oja_ h54
oju h29
oju_ h29
ok_ r-16 g26 m22 h-19 k-25
oka m-17
oke g36 m56 h-16 k-38
oke_ m-29 h18
oked r18 h-38 k-19
oked_ r18 h-38 k-19
oken g29 h-26
oken_ g30 h-52
okens h26
oker m83 h40
oker_ r15 g49 m63 h39
okers h-15
okh g23
oki r-23 m40 h39
okie r-24 m68 h16
okie_ m52 h33
okies m16 h-17
okin m-28 h23
oking m-28 h23
okl h-26
okle h-26
oklet h-26
okr r21 g19 h-17
okra r21 g19 h-17
okra_ r21 g19 h-17
oks r-20 m-22 h-43 k50
oks_ r-16 k56
oksh h-30
oksho h-30
oku g-20 h41
okup g-20 h41
okup_ g-20 h41
ol_ r-44 m15 h-41 k-35
ola r-34 g-61 h-58
ola_ g-21 m56 h-30
olar h-36
olar_ r-20 h-19
olas m-16
olat g-20 m-24 h33
olate h-18
olati h54
old r47 g-32 m-29
old_ g-38
olde r24
older r26 m-16 h25
oldi m-17
oldin m-17
olds r34
olds_ r24 h17
ole h32 k-55
ole_ r-34 h-24 k-27
olen r-30 h67 k-20
olen_ h67 k-20
oles r17
olesa r20
olf m17 h-50
olf_ m30 h-45
oli r48 g21 m-64 h-77
oli_ r76
olic r-21 g58 m-15
olic_ h28
olice h-24
olicy r-21 g80 m-15 h-46
olid r25 h16
olida r25 h16
olis r-18 g17
olish g-19
oliti h-18
oliv r-23 g-38 m-17 h-47
olive r-23 g-38 m-17 h-47
oll m27 h20
oll_ g-24 m-24 h-35 k30
olla r20 g27 h-29
ollar g28 h-29
olle r-24 g-34 m22 h36
ollea r-25 h28 k-23
ollec g-35 h-16 k36
oller m16
olli m25 h31
ollin m27 h24
ollo g43 h-16
ollo_ g15 m16
ollov r34 h-19
ollow r-17 g32
olls m-16 k-15
olls_ m-16 k-15
olly h25
olly_ h30
olo r-47 g24 h37
olo_ h36
olog g-22 h68
ologe h24
ology h28
olou r-29 h-48
olour r-29 h-48
ols r-19 g-24 h40
ols_ r-19 g-23 h27
olu m-15 h35
olun g17
olunt g17
olut h38
olut_ h36
olv r54 h-15
olvi r54 h-15
olvin r54 h-15
oly r-19 g38 m31
olym r-16 g38 m51
olymp r-16 g54 m43 h-15
om_ k20
oma g-30 h-19
oma_ g-16
omac g49
omach g30
oman r-16 g-25
oman_ r-16 g-25
omar r24 m18 h-17
omar_ r24 m18 h-17
omat h-19
omato h-26
omb g40 m31 h-37
omb_ g48
ombo m42 h-29
ombol m42 h-29
ome g96 h-54 k52
ome_ g46 h-42
omeb k20
omebo k20
omeo r-26 g-15 k34
omeon r-26 g-15 k34
omer r-15 g25
omer_ g31
omers r-18
omes m16 h-31
omes_ m16 h-31
omet g39 h57
omete h27
ometh g23 h22
omew g26 h-15
omewh g26 h-15
omi r15 m17
omil m50 h43
omill m50 h43
omin r-15 g29 m-15 k16
oming g35
omino h-52
omis r41 g-26 m-16 h-31
omise g-26 m-16 h-25
omiss r38
omm m21 h78
omme g21 h51
ommel h47
ommer g24
ommi m19 h26
ommis r-32 m17 h27
ommit r43 g-16
omo h33 k37
omol g-16 h15
omola h15
omor k27
omorr k27
omp r24 g-38
omp_ h-17
ompa g-43 m-17 h74
ompan g-43 m-17 h74
ompe r28 m37
ompen r33
ompet m37
ompu m-23 h-26
oms h61
oms_ h61
omw h26
omwa h26
omwar h26
omy h-53
omy_ h-53
on_ h-15 k-46
ona r54 g-39
ona_ r26 g32 h-24
onal r36 g-27 m32 h46 k21
onal_ r36 g-27 m32 h46 k21
onar g-19 h29
onara h29
onat g-18
onate r-18
onati r15
onc r-15 g21 m-20
once r-15 g29 m-40
once_ m-26 h-16
oncei g31
oncel h37
oncer h-22
ond r64 m-16 h-83
ond_ r27 g-50 m-24 h-59
onda r-20 g-17 k25
onday g-17 k25
onde h16
onded h16
ondi r-24 g-22 h-28
ondit g-22 h-20
ondo g53
ondon g23
onds r88 g23 h-27
onds_ r88 g23 h-27
one g55 h39 k37
one_ r-34 g52 m25 h-26 k39
oned r-27 g37 h68 k25
oned_ r-27 g37 h43 k26
oner h-18
oner_ h-36
ones g-17 m-40 h64 k-16
ones_ g-17 m-40 h48
oney r55 m18 h-57
oney_ m18 h-22 k16
oneyl r46
onf r-20 g-18
onfe g-15 h24
onfer g-15
onfi h-37
onfir h-24
ong r41 g26 m45 h-17 k37
ong_ r18 g-43 m73 k63
ongi h-16
ongs g77 h-19
ongs_ g77 h-19
oni g18 m-22 h70
oni_ h52
onic g47
onic_ g15 h35
onics g33 h-26
onig r15
onigh r15
onin h20
oning h20
onit h-21
onito h-21
onk h80
onka h33
onkat h33
onke h27
onkey h27
onl r-61 g35 k46
onli r-24 g24 m29
onlin r-24 g24 m29
only r-37 m-19 k34
only_ r-37 h-44 k35
onlyf h41
onn r-31 h15
onna h15
onne r-29
ono m-33 h-49 k-17
onom h-53
onomy h-53
onor h25
onor_ h25
ons r-21 m-41 k36
ons_ r-44 g37 h-42
onsh h50
onshi h50
onsi r23
onsid r24
onso r21 g-19 m-39
onsol r21
onsor m-29
onsu g-24 k29
onsul g-32 h-35 k29
onsum h21
ont m47
ont_ r-30 g-29 m32 k21
onte r17 m59 h76
onte_ m33 h45
onted r24
onten m-15 h33
ontes m49
onth r22 m-44 h-59
onth_ r40 g30 m-27 h-18
onthl g-31
onths m-16 h-40 k-26
ontra r16 m16 h18
ontri r-25
onu m43
onus m43
onus_ m43
onv r19
onve r19 h22
onven r40 h28
onver r-20
onvo h-23
onvoy h-23
ony r28
ony_ r28
onz h17
oo3 g18 m-17
oo7 g-29
oo_ r-32 m-21 h22
ood r81 g-62 m-45 k-24
ood_ r48 g-47 m-36 k-32
oodo h48
oodoo h48
oods g16 h-44
oods_ g16 h-44
oodw r39
oodwi r39
oof r-18 g41 m-15 k-21
oof_ r-18 g46 h19
ooft h21
oofto h21
ooj h19
ooja h19
ook r-55 g-26 h-16
ook_ g-15 m24 k-25
ooke r19 k-15
ooked r19 k-15
ooker h15
ooki r-29 h41
ookie r-24 m33
ookin m-28 h34
ookl h-26
ookle h-26
ooks r-20 m-22 h-43 k50
ooks_ r-16 k56
ooksh h-30
ooku g-20 h41
ookup g-20 h41
ool g39 m32 h-104
ool_ g37 m25 h-96
ools g-16 h20
ools_ g-16
oom r-33 g-31 h46
oom_ r-35 g-28
ooms h39
ooms_ h39
oon g34
oon_ r-35 h-22 k19
oons g-27 h46
oons_ g-23
oonsh h44
oop g27
oop_ g28
oor m-16 k-23
oor_ r-21 m-15 h24 k-23
oos g19 m-15 h31 k-16
oos_ g-24
oose g25 h55
oose_ g23 h37
ooses h18
oosi g21
oosin g22
oot r-25 g-53 h44
oot_ g-41 m29 h-69
oota h47
ootb m-16 h-28
ootba m-16 h-28
ooth h57
ootl h30
ootle h30
ooz h50
ooze h38
ooze_ h38
op_ g60 h-115 k-48
opar h25
opard h25
ope r-29 g85 h-79
ope_ r-33 m-19
open r-17 g64 m58 k21
open_ g97
opene m-17 h-25
openi g-17 m29
opens g-17 m35 h25
oper m-21 h-40
oper_ g18
opera m-20 h-34
opes r22 h-36
opes_ r22 h-36
oph r-15 m-20
ophe h38
ophet g-15 h43
ophy m-20 h-23
ophy_ m-20 h-23
opi g17 h54
opie h25
opies h35
opin g39
oping g39
opiu h28
opium h28
opl r-37 g-26 h68 k16
ople r-37 g-25 m-16 h71 k16
ople_ r-22 g-25 h21 k36
oples r-15 h50 k-20
opo g-16 m-21 h72
opol m-21
opp r-49 g-49 m21 h66
oppe r-40 g-15 h49
opped g-52 m15 h35
opper r-36 g36
oppi g-27 m26 h28
oppin g-27 m26 h28
oppy h-26
oppy_ h-26
ops r-16 g25 m-19 h58
ops_ g-36 h80
opsh g61 m-17 h-22
opshi g37 h-20
opt r-37 g99 m24 h-68 k-28
opti r-34 g74 m25 h-62 k-28
optio r-34 g74 m25 h-62 k-28
opy r-18 g-51
opy_ g-46 h16
or_ r-70 g56 m29 h57 k-21
ora r58 g-65 m19 h-18
ora_ r34
orag h-19
orage h-19
oran g-23 h-31
orang g-23 h-30
orar h19
orary h19
orat r36 g-22 m-17 h-32
orate r38 h-18
orati g-21
orb r43 h-19
orbe r44
orbea r44
orc g-19 m-27 h93
orce g-24 h47
orcer g-15 h48
orch h-17
orcha g17
orci h36
orcin h31
ord r-29 h-25
ord_ r-27 g-38 h-21
orde r-19 g36
ordea h20
order r-19 g42 h-33
ordi r19
ordin r19
ords h17
ords_ h17
ore r36 g-30 m49 k-34
ore_ r18 g-19 m22 k-25
orec m19
oreca m19
ored g-30 h38
ored_ g-23 h62
ores h15
ores_ h15
orex g41 h-15
orex_ g41 h-15
org g-60 m-22 h148 k-16
orga r19 g-32 m-16 h44
organ r15 g-28 h69
orgav r-30
orge g-19 h59
orge_ h18
orged r-20 h32
orgi h35
orgin h35
ori h-105 k22
oria g20
orial g20
orig g-20 h35
origi r-15 h35
orin h-49
oring h-42
oris h-87
orit g17 h-25 k18
oriti h-20 k26
ority g21
oriz h49
orizo h49
ork m-22 h25
ork_ h-16
orke r-47 h43
orker r-19 h42
orki r26 g15
orkin r26 g15
orkm g29
orkme g29
orks r31 g-48 m-15 h-19
orks_ r42 g-26
orksh g-22 m-15 h-33
orl m25
orld m25
orld_ m25
orm r-27 h-48 k26
orm_ g31 m19
orma r-15 g-40 h-29 k21
ormal g-37 h-25 k22
orn r-73 g18 m-44 h16
orn_ g28 m-26 h-23
orne r-31
orni r-25
ornin r-25
orno h16
oro r-34 g18 m20 h23
oro_ r-31 g38 m18
oros g-17 h49
orosc g-17 h49
orp r29 g-20 m-18 h-32
orph r-29 g-18
orpha r-29 g-15
orpo r38 h-18
orpor r38 h-18
orr r-62 h54 k20
orro r-24 g29 k27
orrow r-24 g29 k27
orry r-25 h19
orry_ r-25 h19
ors r-15 g41 h59
ors_ g25
orse g33 m31
orse_ g40
orses m23
orsh g-17 h65
orshi g-17 h65
ort r-24 g105 m25 k-27
ort_ r-53 g81
orta h-42 k-18
ortad h27
orte g50
orted g39
ortg r24
ortga r24
orth r36 m-21 h-29
orth_ r36 m-17
orti g34
ortin h-20
ortio g26 h34
orts g-25 m38 h70
orts_ g-23 m27 h79
orty r-44 g-33 m37
orty_ r-44 g-33 m29
orw r41 g45 h-52 k20
orwa r43 g33 h-52 k20
orwar r43 g33 h-52 k20
ory r19 g-21 h-23
ory_ r19 g-21 h-15
os_ g-75 m-71 h74
osa r-40 g-18 m20 h-25
osar r-16 h-15
osara r-16 h-15
osc g-21 h99
osci h36
osciu h36
osco g-17 h49
oscop g-17 h49
ose m54
ose_ g-41 h36 k21
osec h17
osecc h17
osed g36
osed_ g36
osen r-15 m-15
osen_ r-15 m-15
oser m66 h-26
oser_ m24 h-20
osers m43
oses g19
oses_ r22 g31 m-16
osest m24
osht h30
osht_ h30
osi r-24 g54 m57 h25
osi_ r24
osin r-28 m44
osing r-28 m44
osit r-21 g55 m17
osit_ m32 h15
ositi g45 h-22
osits k19
osk r22 m18 h36
osk_ r22 m18 h36
osm g21
osoo r-27
osoom r-27
osp h-40
ospi h-40
ospit h-40
osq k-16
osqu k-16
osque k-16
oss r-47 g20 m35 h25 k28
oss_ r-42 g-22 m36 h25 k28
osse g25
osses g25
ossi h-18
osso h-22
ossom h-26
ost r65 m-36 k-33
ost_ g-29 m-49
osta g37 m-25 h-32 k-15
oste g-15
osti h52
ostit h23
ostpo m18
osts r55 g33 m23
osts_ r55 g33 m23
ostu h-16
ostum h-16
ot_ r-22 g-23 m55 k-15
ota r-64 g16 m-24 h32
ota_ r-15 g28
otal r-15 m-15 h-17
otal_ r-15 m-15 h-17
otar r-34
otary r-34
otb m-16 h-28
otba m-16 h-28
otbal m-16 h-28
otch h36
otch_ h36
ote g22 m97
ote_ g-56 h37 k29
otec g78
otect g80
otel r-40 m22 h-34
otel_ r-42 m23 h-56
otels h22
oter m25
otes r37 g-25 k-28
otes_ r37 g-25 k-28
otex g35 m45
otex_ g35 m45
oth r-101
oth_ r-61 g23 h-23
othe m-32 h-19 k23
othel h22
other m-21 k34
othes h-41
othi r-42 m29 h-29 k-16
othin r-42 m29 h-29 k-16
oti g-69 m-24 h73 k45
otic r-18 h30 k47
otic_ h27
otice r-18 k49
otin h19
otio m-16
otion m-16
otk m-15 h29
otl h64
otle h55
otleg h30
otm r24 h-17
otm_ g28 h-17
oto r-32
oto_ g-24 m24
otoc h-39
otoco h-39
otog r-17
otogr r-17
otor g30 h-16
otor_ g24
otos h45
otos_ h45
ots g25 h34 k-16
ots_ g27 h24 k-16
ott r-68 m56 h65
otte r-30 g17 m-16 k16
otter r-32 m28 h42 k16
otti h17
ottis h17
ottl r-18 g-18 m-17 h68
ottle r-18 g-18 m-17 h68
otto r-18 m58
otto_ g-22 m62 h24
otton g21 h-19
ottr m23 h-21
ottry m23 h-21
oty h34
oty_ h34
ou_ r32 g-53 m25
oub r35 g22 m41
oubl r35 g23 m42
ouble r35 g23 m42
ouc g46 m-21
ouch g46 m-21
ouch_ g49
ouche m-19
oud g-35 h-56
oud_ g-20 h-60
oug r-48 g-28 m-17 k41
ough r-48 g-27 m-16 k41
ough_ g-22 h32 k37
ought r-34 m-16 h-30
oui h33
ouk g-16
ouk_ g-16
oul r-22 g50 m102 h-68
ould r-18 g29 m55 h-32
ould_ g38 m47
oule m54
oulet m54
oun r26 g27 m-25 h-26
oun_ r67 g23
ounc r15 h-17
ounce r15
ound r-27 k-28
ound_ r-30 g21
oundi r24
ounds r-24
oung r-21 h23
ounge r-21 h23
ouns m-19 h-15
ounse m-19 h-15
ount h-15 k30
ount_ g29 m30 h-60 k45
ounta r-25 m18
ounte r-33 h42 k-20
ounti r52 h-17
ountr g20 m-17 h-22
ounts r20 g-26 h33
oup r30 g-33 m35 k21
oup_ r-24 h-69 k23
oupl h39
ouple h39
oupo r57 g-30 m33
oupon r57 g-30 m33
ouq g-20
ouq_ g-20
our r-103 g-61 m34
our_ g-40 m-20 h27
oura m27 h-17
ourb h37
ourbo h37
ourc g20 k18
ource g20 k18
oure r-38 g-23
oured r-38 g-23
ouri r-23 g-22
ourie r-22 g-22 h-36
ouris h20
ourn m17
ourna m19
ours r-32 g-19 h-38
ours_ r-38 g31 h-57
ourse g-50 h18
ourt r24 g42
ourt_ g51 h-27
ourte m16 h19
ourth r28
ous g-23 m-44
ous_ r34 h36 k37
ousa r21 g-24
ousan r21 g-24
ouse g-40 k-24
ouse_ k-24
ousef g-18
ousi r-22 g39 m-29 h-31
ousie h-20
ousin r-22 g43 m-39
out m52 k19
out_ r-28 g24 m69 h45 k19
outs r24 k-16
outst r26
ov_ r45 m16
oval h-29
oval_ h-29
ove g-67 k36
ove_ r-51 g-37 h68 k49
oved k15
oved_ k15
ovel r-17 g-25 m-16 h-21
ovel_ r-17 g-25 m-16 h-16
oven r-26
oven_ r-26
over r65 g38 h-54
over_ r36 g60 m18
overe r-26 g43
overi r28 g-22
overn r56 m-17
overs r16 g-29 m22 h-23
overy g21
oves r22 m17 h23
oves_ r24 m17 h17
ovi r24 g-18 h56
ovid r27
ovide r27
ovie h22
ovies h29
ovin h36
oving h56
ow_ m21 k53
owa r-48 h56
owan g-18 h40
owanc g-18 h40
owar r-45 g-29 h32
owar_ h32
oward r-45 g-17
owd g-19 m-17 h-35 k16
owde h-19
owder h-19
owe r-98 g-25 m157 h-17 k-36
owe_ r18 g-36 m103 h-15
owed m-21 h-27
owed_ m-21 h-27
owel g-18
ower r-53 g43 h35 k-22
ower_ r-16 g65 m-22 h-44 k-17
owerb m41 h42
owers r-35 g-24
owes r-52 g-25 m68
owes_ r-52 g-25 m45
owi m33 h28 k-22
owin m33 h28 k-22
owing m33 h28 k-22
owl_ m32
owm g25
owme g25
owmen g25
own g93 h-151
own_ g38 m-40 h-62
owne r-28 g28 m56 h-24
owned g20
owner r-22 m62 h-19
owni g68
ownie h22
ownin g73 h-20
owns g-25 h-20
owns_ g-25 h-38
ows g85 h-30 k-55
ows_ g90 h-55 k-54
ox_ r-58
oxe g-26 h-27
oxes g-26 h-38
oxes_ g-26 h-38
oxy h29
oxy_ h22
oy_ g-64 h30
oye k25
oyee g19 k27
oyee_ g22 k32
oyer r-15 g-28
oyer_ r-15 g-28
oys r-23 m-36 h-20 k-28
oys_ r-22 g-34 m-27 k-24
oyst g47
oyste g47
oz_ h-19
oze h26
oze_ h38
p2p r22
p2p_ r22
pa_ r-33 g-20 h39
pac r-24 g24 m30 h28
pack r-24 h16
pack_ r-17
packa g16 m-32 h-18
packe h22
packs r-19
pad r-19 h-26
pad_ h-26
padd h28
padde h35
pade h-18
pag g17 h37
page m-19 h40
page_ h34
pagn h15
pagne h15
pai r-59 g-20 m-20 h-33 k-19
paid r72
paid_ r72
pain r-57 g-23 m-26 h-43
pain_ h30
paint r-57 g-19 m-26 h-73
pair r-49 m-25
pair_ r-37 m-20 h-29
paire h38
pairi h22
pairs h-18
pais r-25 m18
paisa r-25 g24 m18 h-47
paise h61
pal r49 g36 m-23
pal_ r59
pali r35 h-18
pall g90 h-27
palle g90 h-27
palm r-28 g-27 h54
palm_ g-18
palmi h56
palu h-20
paluw h-20
pam m-25
pam_ h32
pan r-35 g-44 m-39 h108
pana h-52
panc h23
pance h23
pand h41
pandi h41
pane k-23
panel k-23
pang h61
pang_ h33
pango h29
pani r-18 h43
pani_ h26
panio r-17 h17
pany g-39 m-15 h57 k16
pany_ r20 g-39 m-15 h18 k16
pap r-31 m-26
pape r-31 m-26
paper r-31 m-26
par g-52 m-22 h-26 k-67
par_ r87 g-20 h-41
para r-43 m-24
para_ r-16 m-24 h-30
param g21
parat r-27 h41
parc r-25 h-26 k-43
parce h-26 k-43
pard h25
pard_ h25
pare g-16 m-18 h-40
pare_ m-18 h-44
pari r34 m39 h18
pari_ r34 m20 h26
park g-21 m-26 h-15
parki r-59 m-17 h-16
parl m35 h37
parr h-41
parro h-41
part r-28 m-16 h45
part_ r53 m-19
partm r-25
partn r-22 m-16
parts r-29 k-15
party m25 h47
pas r-44 g-30 m-28 h79 k56
pas_ r-18 h17
pass r-48 g-18 m-22 h-18 k58
pass_ r-34 h-69 k71
passe g22 h19
passi g-26 h-16 k17
passp g-15 h46 k-29
past r22 h86
past_ r22
pat r43 g28 m39 h-32
pata g25
pata_ g36
pate g15 h-25
paten g15 h-25
pati h-16
pato r61 h-22
paton r61 h-22
patr m25 h30
patro m26 h23
patt r-16 m43
patti r-22 m35
pau g-25
paul g-25
paw r139 g-15 h-34
pawn r140 h-30
pawn_ r43
pawnb r22
pawne r45
pawns r30
pay r94 k18
pay_ r24 g-22 m-27 h41
paya r18
paya_ r16
payd g-16
paye r20
payi h-21
payin h-21
paym r-15
payme r-21
payo r31 g20 h25
payof h20
payou r18 g20
payr h-17 k36
payro h-17 k36
pays r18 g48 m39 h-32 k-17
pays_ r18 g48 m39 h-32 k-17
pcs m31 h24
pcso m36 h27
pcso_ m36 h27
pe_ m-32 h-50 k-16
pea r-27 g70 m-20 h-60 k26
peac h-15
peak h-24
peal h-21 k30
peal_ h-21 k30
pear r-22 g66
pear_ h34
pearl r-16 g61 h-28
peb g21
pebb g21
pebbl g21
pec r-26 m-16 h25 k-29
peci g35 h16
pecia h40
pecif g35 h-25
pect r-23 g-33 h21 k-29
pect_ g21 h-18
pecte r-21 g-22 h-17
pecti g-21
pecto h55 k-22
ped g-48
ped_ g-48
pee r22 g-38
pee_ g-23 h-19
peed h-15
peed_ h-15
pees r15
pees_ r15
peg h43
pegs h37
pegs_ h37
peh g58 h-23
pehl g58 h-23
pehle g75 h-23
pek h29
peke h29
peken h18
pel r-26 g-22 h43
pell r-26 g-22 h43
pell_ r-25 g-19 h52
pelli h-21
pen h-48
pen_ r-15 g30 h15
pena r39 m-18 h-26
penal r39 m-18 h-26
pend r19 g24 m-25
pend_ r25
pends g31 m-25
pene m-18 h-25
pened m-17 h-25
peni g-17 m29
penin g-17 m29
penn r-35 g-25 m41
penny r-35 g-25 m41
pens r29 h-27 k-20
pens_ m31 k-19
pensa r33
pense h-21
pent r-25 m-19 h16
pente m-19
peo r-22 g-25 h21 k36
peop r-22 g-25 h21 k36
peopl r-22 g-25 h21 k36
pep g-21 h-31
pepp g-21 h-31
peppe g-21 h-16
per m24 h93
per_ r59 g24 m70 h-67
pera m-23 h15
perat m-20 h-21
perc r37 g-54 m-21
perce r40 g-47 m-17
perf r-19 h-32
perfu h-27
peri r-20 g-16 h83
perie h33
perin h28
perit h16
perm r-21 g28 m-26 h18
perm_ h25
perma m-20
permi g38
pero g-19 h65
perol h30
peron h36
perp g94 h-44
perp_ g36
perpe r21 g24 m45 h-17
perps g34 m-30
pers g-29 m-21 h53 k18
pers_ r-25 g-19 m-15 h50 k-27
perso h-16 k47
pert m17
pes r31 g32 m-16 h-87
pes_ r27 g21 h-84
pet r-26 g33 m32 h-63 k-35
pet_ r-36 m-36
pete g27
peter g27
peti m35 h-28
petit m35 h-31
petr h-16
petro h-16
pett k-19
petty k-19
petu r21 g24 m45 h-17
petua r21 g24 m45 h-17
pf_ r53 h-15
pgr h30
pgra h30
pgrad h30
pha r-38 m-17 h-54
phan r-29 g-17
phans r-23
phar h-46
pharm h-46
phe r-26 g-34 m-15 h97
pher r-17
pher_ r-17
phet g-15 h54
phet_ g-15 h43
phew h-17
phi r-23 g21 h37
phil r-22 g20 h-17
phis h45
phish h45
pho r-41 k-16
phon m16
phone m16
phot r-29 g-31 m-15
photo r-29 g-31 m-15
phy r-20 g-24 m-20 h-40
phy_ g-20 m-20 h-24
phys r-16 h-15
physi r-16 h-15
pia m-21 h-15
pic g23 m16 h62 k-19
pic_ g31
pice h37
pice_ h36
pick g39 m36 h-108
pick_ g29 m39 h-52
picke r-25 g-54 h-55
picks g53
picku r22
pics g-18 h38
pics_ g-18 h38
pict h37
pictu h37
picy g-18 h68
picy_ g-18 h68
pie g-19 h23
piec g-19 m-16 h-24
piece g-19 m-16 h-24
pies h25
pies_ h25
pig g-21 m-15 h105
pig_ m-16 h98
pige h-17
pigeo h-17
pigl h26
pigle h26
pigs h50
pigs_ h38
pil r-16 g-42 h48
pile h40
pile_ h40
pill g-25
pills g-16
pils h61
pim h20
pimp h20
pin r-33 g-17 m113 k-26
pin_ r-21 g-26 m38 h-40
ping g35 h-22 k-20
ping_ g39 h-30 k-20
pink g-18 m25
pinn m19
pino h43
pinot h25
pins m33
pins_ m33
pint h31
pints h29
pio g15
pion g15
pion_ g15
pip h-26
pipe h-22
pir r-16 m-22 h111
pira h63
pirat h63
pire h32
pired h32
piri h-29
pirit g-20
piry g26 h32
piry_ g26 h32
pis r-17
pist_ h-17
pit r28 g-25 m-45
pit_ h33
pita r28 g-21 h-41
pital r30 g-21 h-45
pitc m-31
pitch m-31
piu h28
pium h28
pium_ h28
piz m-21 h-32
pizz m-21 h-32
pizza m-21 h-32
pl_ r-21 m26 h-34
pla r-104 h-21
plac g52
place g52
plai r-30 g-37 h-23 k38
plain r-30 g-37 h-23 k38
plan m-42 h-115
plan_ g37 h-55
plans g-16
plant h-21
plat r-39
plate r-51 g-29 m-20 h-15
platf g27 m21
play r-33 g-16 m55 h115 k-25
play_ m68 h81
playb h37
playe r-26
ple r-17 g-49 m-33 h70 k53
ple_ m-34 h54 k45
plea r26 g-34 h-18
pleas r26 g-34 h-18
ples r-27 h57
ples_ k26
pless r-15 h50 k-20
pli r-49 h56
plia g27 h-24
plian g27 h-24
plic g-22 h38
plica g-22 h38
plie h16
plier r-15 g17
plies h21
plin m15
plit r-24
plit_ r-19
plo r-32 g24 m-43 h-56
plom g-15
ploma g-15
plot r-16 g45 m-34 h-55
plot_ r-16 g37 m-34 h-45
ploy k22
ploye k25
pls m17 h54
pls_ m17 h54
plu r40 k-16
plug h35
plug_ h30
plum r-23 h-20
plumb r-23 h-20
plus r67
plus_ r67
ply h32
ply_ h32
plz g17
plz_ g17
pm_ r-22 g20 m-45 h-32
pme h30
pmen h30
pment h30
po_ r41 g-18 m-15
poa h30
poc g25 m34 h-37
pock g25 m34 h-37
pocke g25 m34 h-37
pod h-49
pok r-26 m118
poke r-26 m83 h-16
poker m94
pol r-24 g48 m-38 h-18
pole k-18
pole_ k-18
poli r-21 g52 m-25 h-41
polic r-21 g72 m-15 h-36
polis g-19
poly g-16 h28
pon r70 g-18 m21 h29
pon_ r48 m38 h-32
pone m17
pons m-27 h34
pons_ h36
ponso m-29
poo r-39 g-58 m48 h30
pooj h19
pooja h19
pool r-15 g-56 m83
pool_ g-30 m58 h-46
pools r-20 g-26 m19 h35
poor r-22 m-20 h25
poor_ m-19 h26
pop g-22 h30
poppe h23
poppy h-26
por g-40 m-30 h180 k15
pora r37
porar h19
porat r38 h-18
porc m-17 h47
porci h31
pork m-26 h81
pork_ m-25 h77
porn m-27 h57
porn_ m-25 h37
porno h16
port r-27 m49 h-31 k15
port_ r-33 g-40 h-29 k25
porta h-49 k-18
porte h24
porti g42 m16
ports g-26 m41 h43
pos g41 m-32 h-41
pose k16
posi r-21 g55 m17
posit r-21 g55 m17
poss g29 h-22
posse g29 h-30
post r32 g-41 h18 k-22
post_ r19 g-30 h49
poste h-21
pot g-54 m91 h-50
pot_ r18 m130 h-41
poti g-40 h15
potio h15
pott r-26 m-23 h-15
potte r-26 m-23 h-15
pou r15 g-29
poun r24 h-41
pound r24 h-41
pour g-18 h47
pow r-18 g-28 m24 h25
powd h-19
powde h-19
powe g-15 m31 h44
power g-15 m31 h44
pp_ r22 g-84 m33 h83 k-20
ppa h24
ppa_ h24
ppe r-45 g-65 h126
ppea k29
ppeal h-21 k30
ppear h28
pped g-65 h61
pped_ g-65 h61
ppen g-21 h15
pper r-47 g19 h49 k-15
pper_ r-43 g34 k-15
ppero h33
ppers h25
ppf r53 h-15
ppf_ r53 h-15
ppi r-55 g24 m22 h-36 k-19
ppin r-46 m20 h-25 k-17
pping r-37 m20
ppl g84 m-44 h-28 k-15
pple g29 m-21 h-33
pple_ g20 m-21 h-29
ppli r-15 g31 m-22 h-26
pplia g34 h-15
pplic g-15
pplie m-22
pply g23 h32
pply_ g23 h32
ppo r-22 g-22 h-34
ppoi r-22
ppoin r-22
ppor g-20 h-28
pport g-20 h-30
ppr g23
ppro g33
pprov g33
ppy g26 m-22 h-18
ppy_ g26 m-22 h-18
pr_ r64 h-17
pra g-16 m-18 h39
pray g-15 h34
pre r16 g211 h-136
pre_ g89 m-19
prea g90 h-60
pread g90 h-60
pred m26
predi m26
pref r47 g-47
prefe r47 g-47
prem r-42 g18 h22
premi r-41 h22
preo g20
preor g20
prep h-28
prep_ h-25
pres r31 g20 m-20 h-38
presa g61 h-30
presc g-29 h27
prese r37 g-16
press h-24
pri r-99 h-36 k-38
pric g36
price g36
pril r-22
pril_ r-22
prin r-36 g-48 h-63
princ r31 h-19
pring g25 m-16 h-17
print r-69 g-60 h-27
pris r-41 g69 h-30 k-15
prise r-41 g69 h-30 k-15
prit h34
pritz h34
priv g-20 h37
priva g-20 h37
priz g-43 m22 h-26
prize g-43 m22 h-26
pro r26 m-49 h20
probl g21
proc r30 g-16 k29
proce r35 h-17 k35
procu h22
prod g31 h16
produ g31 h16
prof r-19 g-22 h-33
profi r-18 g-54 h-32
prog h-19
progr h-19
prom r36 g-26 m-19 h-26
promi r41 g-26 m-16 h-31
proof h-46
prop g-20 h18
proph g-15 h43
pros h76
prosc h36
prose h17
prost h23
prot g80
prote g80
prov r22 g24 h-18
prova k18
prove k-15
provi r27
prox h22
proxy h22
ps_ g59 m38 h18
psh g61 m-17 h-22
pshi g37 h-20
pship g37 h-20
pst m60 h-49
psta m45 h-22
pstak m53 h-27
pste m18
pster m18
psti h-22
pstic h-22
psy h58
psyc h54
psych h54
pt_ r-31 h-25 k-28
pta r21 h41
ptag h36
ptago h36
ptai r27
ptain r27
pte r17 g-15
ptem r21
ptemb r21
pter r-16
pter_ r-16
pti g59 m27 h-44 k-21
ptio g61 m27 h-44 k-17
ption g61 m27 h-44 k-17
pto g27 m-18 h-82
pto_ r18 h-22
ptop m-19 h-27 k-16
ptop_ m-19 h-57
ptops h30
pts k18
pts_ k18
ptv h41
ptv_ h41
pty k-15
pty_ k-15
pub r-34 g-37
publ r-34 g-27
publi r-34 g-27
pud h22
pudd h22
puddi h22
puj h56
puja h56
puja_ h47
pul g-24 m29
pull m25
pulls m23 h-24
pum m18 h19
pump h-15
pump_ h-15
pun m40
punt g-24 m42
punt_ g-22 m20
pup g70 m-58 h-54 k-15
pupp g41
puppy g29
pur r18 g-20 m-22
purc r32
purch r32
pus m45
push h30
pust m46 h-33
pusta m46 h-33
put r-43 g90 m-44 h-105
put_ r-20 g28 m-38 h-79 k18
puts g73 m-20 h-34
puts_ g73 m-20 h-34
py_ g-28 m-49
qal r27
qar r30 h-29
qar_ r31 h-16
qard r-36
qard_ r-36
qarz r36
qarz_ r36
qat h28
qat_ h28
qis r-18
qist r-18
qist_ r-18
qua g-44 m25 h-62
qual r-26 g-25
qual_ r-26 g-28
quar r28 m28 h-47
quare m41
quart r39
quay g-24
quay_ g-24
que r-17 g-40 h50
que_ r-15 k-20
ques r16 g-24 h24 k23
ques_ r18
quest g-19 h27 k23
queu h15
queue h-17
queur h31
qui r35 m45 h42 k18
quia h39
quiap h39
quic m17
quick m18
quid g30
quid_ h17
quida g34 h-21
quie k16
quiet k16
quil h16
quila h16
quir g31 h-20
quire g35 h-31
quit r23 h15
quity r24 h21
quiz g-29 m17 h-32
quiz_ g-29 m17 h-32
quo m22 h45
quor h40
quor_ h40
quot g33 m34
quote g29 m37
qur g-16 m-21
qura g-16 m-19
quran g-16 m-19
ra_ m-18 h107 k-22
raa r20 m24
rab r68 m-40 h-77 k-15
rab_ g78 h23
raba g-21 h-46
rabah r40 h-25
rabb g-16
rabe m22
rabi r18 m-20
rabl r51 g-56
rable r51 g-56
rac r54 g-39 h57
race r29
race_ r29
raci m25 h18
racin m25 h18
rack g-19 m-30 h44
rack_ g-19 h33
racke m-33 h20
ract r39
ract_ r18 h42
racto r22 h-29
racts g15
rad r-42 g40 m40
rada g27
radab g23
radd r-25
rade g22 m27 h-36
rade_ g17 m23
rader m-18
rades g16 m21
radi m20 h19
radin g20 m22
raf g-56 m48 h42
raff r-16 g-16 m35
raffi h48
raffl r-15 g-16 m38 h-34
raft r15 g-20 m17 h16
raft_ r31 g-16
rag r-26 g33 m28 h-27
rage r-27 m17
rage_ r-31 g-15 m28
raged g35
rah r35 g-44 m81 h72
rah_ r18
raha r16 m41 h30
rahan m45 h23
rahe m20 h45
rahee h31
rahn m33 h-15
rahn_ m33 h-15
rai r-27 g-52 m-29 h-67 k44
rail h-23 k17
rail_ h-23 k17
rain g-46 m-22 h-32
raini g-17 m-17
rains g-27 h-39
rais g-24 k41
raise g-15 h15 k40
raisi h-24
raj r-37 g-20 h19
raj_ h44
raja r-22 h-18
raja3 r-22 h-18
rajje r20
rak r-39 g-41 h30
rak_ r-17 g-22
raka r-18 h-34
raka_ h-17
rake m25 h-36
rake_ h-29
raki m-19 h80
raki_ m-15 h70
ral g-23 h-46
ral_ g16 h-49
rall g-26 h22
rall_ h22
ram r66 g-59 m-36 h66
ram_ r-36 h49
rama r23 h29
ramad h31
rame r15
ramet r15 g21
rami r43 h-23
rami_ r42 h-28
ramm h-17
ramme h-17
rams r18 h25
rams_ r18 h25
ran r17 g15 m-102 h-19
ran_ r-38 g31 m-32 h-28
rana r-31 h27
rana_ r-31 h29
ranc r69 g35 m-23 k24
rance r41 g46 m-18 h-24
ranch r23 h16 k29
rand r-20 h30
rand_ h-39
rande h35
randf g16 h16
randi r-18 h45
randm h-31
rando g29 h-25
randy h34
rane h-16
rane_ h-16
rang g-44
ranga r16 h-25
range g-43
rangl h22
rank h31
rans g-15 k23
ransc h19
ransf r-17 k25
ransl g-35 h-29
ranso h56
ransp h-19
rant r35 g32 m-44 h-71 k-23
rant_ r-15 g-37 m-28 h-21
rante r21 g-22
ranto r33
rants r17 g22
ranty r-21 g59 h-27
rap r-67 m-49 h-73 k-36
rap_ r-20 g54 m-29 h-29 k-16
rape h-31
rape_ g-15
rapes h-30
raph r-21 g-29
raphe r-17
raphy g-19
rapi h-17
rapis h-17
rapp h36
rappa h47
rapy r-16 h-19
rapy_ r-16 h-19
raq r-29 h43
rar r-50 m18
rary r-21 h15
rary_ r-21 h15
ras g20 m33 h20
rase m31 h-30
rasee m31 h-30
rash m26
rash_ g15 m35 h-25
rashw h35
rast h17
rasti h17
rat r54 g18
rat_ r47 g-15 m27 k24
ratc m80 h21
ratch m80 h21
rate r56 g107 m-33 k-22
rate_ r73 g34 m-43 h-47 k-17
rated h128
rateg g22
ratel g43
rates r-35 g18 m18 h-29
rath g-23
rati g-40 m-16
ratin h19
ratio r18 g-33 h-30
rato r-30 m-22
rator r-30 g16 m-21
rav m-38
rave g-24 m-18
ravel g-24 m-18 h-21
raw m34 h33
raw_ r-31 m59 h24
rawe r20 m-22 h21
rawer r22
rawi g64 m-16
rawin g64 m-16
rawl m-18
rawl_ m-18
rawn r22 g-30 m19
rawn_ r39 g-23 m19
ray r-69 g-51 m-36 h-58 k-16
ray_ r-26 g-43 h-39
raye r-27 g39
rayed g23
raz g-19 h28
raz_ g-15 h39
razi h-17
razil h-17
rba r-28 m64 h23
rbal m42 h52
rball m48 h37
rbe r33 g-33 m23 h-71
rbe7 m26
rbe7t m26
rbea r44
rbear r44
rber h-47
rber_ h-47
rbi g-32 m27 h-23
rbo r-22 g57 m17 h38
rbo_ g30 m39
rbon m-16 h53
rbon_ h24
rbona h29
rbou g29 h-17
rboun g29 h-17
rby m15
rby_ m15
rce g-54 k-19
rce_ r-17 h-16 k18
rcel h-40 k-43
rcel_ g17 h-21 k-43
rcen r40 g-47 m-17
rcent r40 g-47 m-17
rcer g-15 h48
rcere g-15 h35
rch r30 m-52 h-17 k-17
rch_ r25 h-28
rcha r31 g21 m-28 h22
rchan r23 g15
rchar g15
rchas r32
rchi r-26 m-15
rci g26 h39
rcia g26
rcial g26
rcin h31
rcine h31
rcl m24 h17
rcle m24 h16
rcle_ m24 h16
rco h-21
rcoa g19 h-33
rcoal g19 h-33
rcu g-19
rd_ r20 m-58 h-52
rda r49 g-26 h24
rdam h-16
rday h41
rday_ h55
rdays h-15
rde r-47 g39 h-18
rdea h20
rdeau h20
rded h19
rded_ h19
rden r-24 h-24
rden_ r-19 h-22
rder r-19 g42 h-33
rder_ r-45 g38 m47 h18
rdere r26 m-33 h-34
rdi r-27 g-29
rdin g-26
rdina r19 g-15 h23
rding r-34 h-25
rdl r53 g-36
rdle r53 g-36
rdles r53 g-36
rdo m29 h36
rdo_ m16 h20
rdon h26
rdr r43 h-16
rdra r43
rdraf r43
rds g23 m15 h69
rds_ g23 m15 h69
rdu r-22
rdue r-20
rdue_ r-20
re_ r-24 g-29 m-30 h-67
rea r-55 g27 m-18 h74 k-32
reac g17
reach g17
read r-34 g19 m-46 h-17 k-24
read_ g25 h-52
reade h44
readi g-17 m-15 h20
reads g-33 m-17 h17
ready r-21 g48 h-44
reak r-20 g34 m-15 h48
reak_ r-15 g-21 h57
reaks g53
real m35 h35 k15
real_ g-21 m35 h36
ream r-30 m48 h15
ream_ g17 m51
reami g-17
reams r-26
rear r18
rears r19
reas r32 g-46 m-23
rease r-23 h33
reasu r57 g-26
reat h62
reate h34
reb g-36 h-17
reba r16 g-35
rebat r16 g-35
rebe h-16 k16
rebh h-21
rebh_ h-21
rec r-40 m48 h-65 k44
reca m19
recas m19
rece g-26 h-44 k28
recei g-26 h-44 k28
rech r-19 g28 m47
recha r-19 g28 m47
reci g-16
recit h-24
reck g39 h-26
reck_ h-19
reco g-22 h-20
recor g-23 h-41 k17
recov r15 h21
recr h20
recru h18
rect m18 h16 k15
rect_ m19 h28
recto h-18 k24
red r35 m53 h54
redi r24 m44 h33 k-18
redic m26
redit r27 m18 k-18
reds r-33 h29
reds_ r-33 h29
redu r30
reduc r31 h16
redun g17
ree r-45 g71 h-44 k-33
ree_ r-19 g33 m-17 h19
reed h22
reed_ r20 g-30 h-19
reem r53
reeme r41
reen r-31 m25 h-81
reen_ r-17 m34 k-18
reene g-17
reeni h-28
rees r-20 g34 m-15
rees_ r-20 g37 h-18
reet h18
ref r-23 m-25 h-65
ref_ r-23 g49 m16 h-33
refe r41 g-48
refer r41 g-48
refil h-24
refu r-30 g19 m-17 k-22
refun r-16 g-22 m-15 h-16 k-15
refus g51
reg g-37 k15
rega r50 g-37
regar r53 g-36
regi r-35 h-26
regis r-35 h-26
regl h16
reglo h16
regs h23
regs_ h23
reh m24 h-35 k-15
reha m24 h-57
rehab h-51
rehan m29
reho g-19 h24
rehou h25
rei r-37 g21 m-20
reig r-21 g19
reigh g15
reim g24
rein_ g-16
reins g26 h-15
reis g-23
reiss g-23
reit r-22
reit_ r-15 g-23
rel r-25 m-19 h49
rela h30
relab h30
rele m-19 h-43 k18
relea m-19 h-43 k18
relig h32
relo m23 h39
reloa m23 h39
rels h17
rels_ h17
rem r-40 m28 h76
rema r23 m31 h53
remai r20
reme h17
remed h25
remi r-45
remis g-17
remit h-17
remiu r-41 g22 h20
remo m-27
remov m-27 h32 k-30
ren r71 g24 m-19 h-84 k45
ren_ g-16 h-23
renc r27 m20 k-19
rence r17 g19 m28 h-19
rene r31 g27 h-54
renes h-41
renew r41 g20
rent m-20 h-23 k62
rent_ r-18 g33 h31
rente h-17 k34
renti r15 h-25 k27
rents h-20
reo g20
reor g20
reord g20
rep r50 g-59 m-54 h-66
rep_ h-25
repa g-19 h-21 k-20
repac h32
repai m-21 h-40
repay m21
repl r-33 m-19 k-19
repla r-33 g20 m-18 h-34 k-19
repli h47
repo r38 g-21 h-20 k37
repo_ r48 h-17
repor g-16 k40
repu r46 g-19
repur r46 g-19
req k28
requ k28
rer r35 h16
rer_ r27 g-17 h17
rers g15
rers_ g15
res r-21 g-30 h-35 k-33
res_ r-26 m52 h-37 k-23
resa r-21 g46 h-27
resal g54 h-18
resc r-31 g-29 k-21
resce r-28 h-21
rescr g-29 h27
rese r51 g-29 h31
resen r37 g-16
reser r20
resh r18 g-25
resh_ r19 g-24
resi r-28 h22
reso r-23 g43 k-22
resol r-28 g23 h-15
resor g20 h27 k-18
ress r-15 g-33 m-40 h24
ress_ g-22 m-26 h42
rest r63 g-34 m-24 h-28 k20
rest_ r117 m-26 k30
resta g-18 m-16
restl m17
resu g17
resul g17
ret r30 m-34 h25 k-55
ret_ r18 g15 h74
reta r16
retai r16
rete g-16
reti r-18 h-36 k-16
retir r-18 h-36 k-16
retu r-33 g26 k-15
retur r-33 g26 k-15
rety r23 g-18
rety_ r23 g-18
rev r49 g27 m-33 h-28 k-15
reve g43 m-19 h-37
reven r24 h-21
rever r-16
revi h25
revie h25
revo r54 h-15
revol r54 h-15
rew g-19 h45 k-18
rew_ r31 h20
rewe r-17
rewel r-17
rewo g16
rewoo g16
rex g41 h-15
rex_ g41 h-15
rey r30 m21
rey_ g-22
reya r41 g18
reyh m27
reyho m27
rf_ r-35 m28
rfe g22 h68
rfei h64
rfeit h64
rfu h-27
rfum h-27
rfume h-27
rg_ h24
rga r17 g-70 m-17 h47
rgan r15 g-28 h69
rgan_ h29
rgani r34
rgans h41
rgari h23
rgav r-30
rgave r-30
rge g-26 h-22 k-26
rge_ r20 m24 h-36
rged r-21 h44
rged_ r-21 h44
rgen r-15 g-19
rgent r-17
rger m-25
rger_ m-25 h-22
rges r28 h-15
rges_ r28 h-15
rgi r-43 g42 h-28
rgin r-31 g43 h-17
rgin_ r-17 g37 h-49
rging h38
rgl g17
rgla g18
rglar g18
rgu h18
rgun h18
rgund h18
rha r41 g-37 h-42
rham r41 g-26 h-42
rham_ g-16 m-19
rhams r25 m21 h-34
ri_ r34 g34 m17
ria h17
ria_ h28
rial r-16 g22 h-25
rial_ r-16 g22 h-25
rib r25 g-70 h42 k-19
rib_ h-18
riba r70 g-18 h-28
riba_ r59 g-16 h-21
ribe h42 k-17
ribe_ h43
ribi h18
ribi_ h15
ribu r-25 h19
ribut r-25 h19
ric r-25 g52 m-39 h-15 k-22
ric_ g18
rica r-19 g-16 h82
rica_ h31
rican r-16 h28
ricat h29
rice r16 g20 h-45
rice_ h-80
rices g42 h44
rich r-32 g44
rich_ r-32 g49
rici g-25
ricit g-21
rick r22 g17 h-28
rick_ r23
ricke h-31
ricks g34
rico h19
rico_ h19
rict m-18
rict_ m-18
rid m-71 h-54 k-19
rid_ r41
rida r-43 h-16
riday r-25
ride r-15 m-56 h-29
ride_ m-53
rider g26 h-24
ridg r29 g-31 m-23
ridge g-25 m-23
ridgi r37 h-16
rie r-46 g-30 m16
ried g-26 h24
ried_ g-26 h24
rien h23
rienc h33
rier r-22 g-22 h-43
rier_ r-22 g-22 h-36
ries r-22 m30 h-17 k-25
ries_ r-22 g16 m36 h-88 k-25
rif r-31 g-25 h19
rifi h33
rific h34
rifl g-15
rifle g-15
rig r-27 g84 h-29 k-29
righ r-21 g123 m22 h-78 k-38
right r-21 g123 m22 h-78 k-38
rigi r-15 h39
rigin r-15 h35
rih g29 m23
riha g31 m25
rihan m25
rik m-19 h22
ril r-55 h-68
ril_ r-22
rill r-34 h-65
rill_ r-32 h-52
rim g30 m35 h-49
rim_ g38 m18
rimm g-23
rin g-103 m-64 h-51
rinc r31 h-19
rinci r16 h-19
rine h-41
rine_ h-41
ring r31 m-56
ring_ r33 m-34
rink h29
rink_ h-26
rinks h50
rint r-69 g-60 h-27
rinte r-33 h-42
rinti r-33 g-29
rio r-15 g26
rioj h45
rioja h45
riou r18 g15
rious r18 g15
rip r-16 g-34 k-17
rip_ g48 h-35 k-22
ripe g-21 h-31
ripe_ g-19 h-27
ripp h64
rippe h89
rips h-19
rips_ h-19
ript g-33 h47
ript_ h19
ripti g-33 h22
riq r32
ris g42 h-51
ris_ r23 h-50
rise r-53 g60 h-33 k-15
rise_ r-43 g88 h-30 k-15
rish h29
rish_ m15
risk g45
risk_ g22
risp h17
rist r45 g-47
rist_ r42 g-20 h-21
ristm h30
rit m-52 k44
rit_ m-17 h-43
rita g29 k20
rita_ g23
ritab r21 k24
ritan g21
rite h-16
rite_ g-17 m15
riter h19
rites r23
riti g49 h-32 k19
ritie r18 h-26 k23
ritin r-22 g51
rits g-16 h57
rits_ g-16 h57
ritt k22
ritte k22
ritu m-40 h41
ritua m-40 h41
rity r-15 g-27 h-65
rity_ r-15 g-27 h-65
ritz h34
ritz_ h34
riv r-32 g-30 k26
riva r-31 g18 h52
rival r-22 h43
rivat g30
rive g-41 h-15 k33
rive_ k21
river r-24 g-17
rives r28
rivi h-32
riy r21 g-24 m15
riya r24 g-23
riyal r32 g-18
riz g-47 m20 h32
rize g-43 m22 h-16
rize_ r-17 g-43 m30 h-30
rizes m-15
rizo h49
rizo_ h49
rja r31 g-30 m16
rja3 g-22 m16 h15
rja3_ r16 m19 h23
rk_ r-29 m-26 h27 k-22
rka r34 g18 m23 h40
rka_ r35 g28 h21
rke r17 h-16 k16
rked g-15
rked_ g-15
rker r-19
rker_ k16
rkers g20
rket k-20
rket_ g-16 k-20
rkey h-16 k22
rkey_ h-16 k22
rki r-44 m-19
rkin r-33 m-19
rking r-33 m-19
rkm g29
rkme g29
rkmen g29
rks r43 g-50 m-19 h-56
rks_ r54 g-28 h-23
rksh g-22 m-15 h-33
rksho g-22 m-15 h-33
rky h38
rky_ h38
rl_ r-25 g27 m-16 h83
rla g32 h-17
rla_ g35 h-19
rld m25
rld_ m25
rle g16 h-25
rley g16 h-25
rley_ g16 h-25
rli h25
rlin h25
rline h-20
rlo m62 h145
rlo_ m33 h45
rloc h22
rlock h22
rlot h43
rlot_ h50
rly g-53 h-43 k-17
rly_ g-53 h-43 k-17
rm_ g30 m-22 h-20
rma r-28 g-57 m-30 h-73
rma_ g-18
rmac h-46
rmacy h-44
rmal g-37 h-25 k22
rmal_ g-37 h-25 k22
rmar m-20
rmark m-20
rme m23 h59
rmei h22
rmeis h22
rmen g-19 h54
rment h47
rmi r-25 g38 m17
rmin m23 h-15
rmina m23
rmit g23 h18
rmit_ g23 h28
rmo h57
rmou h54
rmout h54
rms g-37 m-21 h-21 k-20
rms_ g-37 m-21 h-21 k-20
rn_ r55 g-17 m-47 h43 k-18
rna r-35 m19 h-48
rna_ r-25 m17
rname m19
rne r-106 g-33 m-30 h-85 k45
rned r-38 g-17 h-21
rned_ r-38 g-17 h-21
rner g-20 m-15 h-17 k29
rner_ g-20 m-15 k31
rnes r-17 m-18
rnest r-15
rnet k25
rnet_ k25
rni r16 g32
rnig r36
rnigh r36
rnin g18 h-21
rning g18 h-21
rnit r-16
rnitu r-16
rnm r20
rnme r20
rnmen r20
rno r-16 h38
rns g57 m-34
rns_ g61 m-34
ro_ r-63 g46 m61 h-69 k-20
roa g20 m-33 k15
road g20 m-24 h-25 k15
road_ m-24 h-47 k15
roas h26
roast h26
robl g21
roble g21
roc g-56 m-23 h92
roce g-24 m-17 h-54 k21
rocee r24
rocer r-35 m-16 h-36
roces h-21 k35
rock h43
rocks h42
rocu g-21 h69
rocur h22
rocut g-19 h48
rod r-24 g73
rodu r-19 g31
roduc r-19 g31
rof r-19 g-22 h-33
rofi r-18 g-54 h-32
rofit r-17 g-42 h-21
rog g-51
roga h42
rogr g-15 h-28
rogra g-15 h-28
roh h17
roha h17
rohan h17
roi r40 g-17 h51
roid h19
roin h39
roin_ h39
roj r-32 h-16
rok r42 g28
roke r38
roke_ r17
roker r22 h28
rol g-45 m38 h84
rol_ m22
roll r27 m22
roll_ r17 h-27 k31
rolle h24
rolli m27 h24
rollo r34 h-19
rolls m-16 k-15
rolo r-18 g-19 h87
rolog h65
rom r35 g-34 h24 k19
rom_ r15
roma k18
romi r34 g-31 m34
romil m50 h43
romis r41 g-26 m-16 h-31
ron r-57 h52 k25
rone h36
rone_ h35
rong r-20 g-19 h21 k43
rong_ r-20 g-18 h16 k45
roni g37 h25
roni_ h51
ronic g48 h-26
rono h-53
ronom h-53
ront g-30
ront_ r-26 g-29 m16
ronte r24
roo r-36 g-25 h-20 k-34
roof h-15 k-21
roof_ g23
rooft h21
rook h-20
rook_ h-20
room r-15 g-20 m16 h61
room_ r-16 g-18 m16 h29
rooms h39
root h-34
root_ h-34
rop r-78 g52 m-27 h-70
rop_ r-71 g71 h-58
rope g-26
rope_ g-16
roph m-20 h15
rophe h38
rophy m-20 h-23
ropp g-29
roppe g-29
rops g48 h-25
ropsh g37 h-20
ror r-27
ror_ r-27
ros r-19 g-62 m-23 h122
ros_ r30 g-15
rosc g-18 h85
rosci h36
rosco g-17 h49
rose r-17 g-28
rose_ g-25 h27
rosec h17
roso r-27
rosoo r-27
ross g-22 h31
ross_ g-22 h23
rost g24 h23
rosti h23
rot r-27 g36 m-62 h71
rot_ m-45 h39
rote r-22 g71
rote_ r-26
rotec g80
roth g-21 k29
rothe g-21 k29
roti h22
rotic h22
rou g-65 h31 k73
roub r29 h32
roubl r29 h26
roug g-23 h-18 k31
rough g-22 h-24 k31
roul m66 h17
roule m66 h17
roun r-16 m-31 h56
round r-16 m-31 h56
roup r-19 h17 k26
roup_ r-17 h-16 k28
rous h23
rous_ h23
rov r20 g46 h-30
rova k18
roval k18
rove g35 h-24 k-15
rove_ g22
roved g15 h-22
rovi r27
rovid r27
row r26 g73 m-18 h-17
row_ r-32 g44 m20 h20
rowd h-16 k16
rowe h21
rowed r43 g26 h-17
rower r-36 h38
rowi h-18
rowin h-18
rown m-27
rown_ m-17 h27
rowni h22
rowns h-38
rows r31 g23 h-34
rows_ r31 g23 h-34
rox h22
roxy h22
roxy_ h22
roz h-32
rp_ g73 h-23
rpa r-17 g-31
rpe r-15
rpet_ r-36 m-26
rpetu r21 g24 m45 h-17
rph r-29 g-18
rpha r-29 g-15
rphan r-29 g-15
rpl m25 h25
rpla r19 m27
rplan r20
rpo r22
rpor r22 g24 m-19
rpora r38 h-18
rport r-16 g25 h22
rpr r-37 k-15
rpri r-37 k-15
rpris r-37 k-15
rps g34 m-30
rps_ g34 m-30
rra r-58 g23 h117
rra_ r-24 h61 k15
rrac h32
rran r-18 g48 k-30
rrang h29 k-21
rrant r-27 g60 h-38
rre r36 k-28
rrea r19
rrear r19
rred r19
rred_ r19
rrel g20 h29
rrels h17
rri h-40
rrie g38
rries g47
rrin r18
rring r18
rriv g-17
rriva r-20
rrive r22
rro r-76 h16 k23
rrog h42
rroga h42
rron h27
rror r-26
rror_ r-26
rrot h-41
rrot_ h-41
rrow r-24 g16 k27
rrow_ r-42 g22 k27
rrowe h21
rrowi h-18
rrows g-24
rru r66
rruq r70
rruq_ r70
rry r50 g-35 h25
rry_ r23 g-33
rs_ r-63 h-76 k-25
rsa r-26 h45
rsal r-26 h45
rsal_ r-26
rsala h35
rsd r20
rsda r20
rsday r20
rse r-34 g-31 m-15 h-56 k-25
rse_ h48 k-18
rsed r-17
rsed_ r-17
rser m-23 h-23
rsery m-23 h-23
rses m31 h20
rses_ m31 h20
rsey m-36 h-32
rsey_ m-36 h-32
rsh g-40
rshi g-33
rship g-33
rsit g-26
rsity g-26
rso g-15 k45
rson g-15 k46
rson_ k16
rsona k32
rst r29 m18 h67
rst_ h62
rt_ g81 h-101
rta r-34 m-16 h-41 k-19
rtad h27
rtade h27
rtai h-17
rtain h-17
rtat h17
rtati h17
rte r31 g39 h23 k-19
rted g38
rted_ g38
rtee m16
rteen m16
rten h18
rtend h42
rter r33 m-25 h-19
rter_ r60
rterl r-27 g15
rtg r24
rtga r24
rtgag r24
rth r52 h-39
rth_ r85 g32 m-17
rthd r-32 g-26
rthda r-32 g-26
rti g-56 h23 k-18
rti_ g-29 h42 k-21
rtic g-16
rticl g-16
rtim g-32 h-29
rtime g-32 h-29
rtin r15
rting r20 h-20
rtini h20
rtio g26 h34
rtion g26 h34
rtm r-25
rtme r-25
rtmen r-25
rtn m-16
rtne r-22 m-16
rtner r-22 m-16
rto m-21 h-31
rton r15 m-26 h-48
rton_ h-33
rtons m-26 h-15
rtoo g-15 h21
rtoon g-15 h21
rts r-32 g-37 m41 h33
rts_ r-31 g-34 m30 h42
rtu r-24 m24 h62
rtup r-24 m-17
rtup_ r-24 m-17
rty r-42 m59 h32 k19
rty_ r-42 m43 h44 k19
ru_ m-15 h76
ruck r-16 h15
ruck_ r-38 h16
rucks r24
ruct r18 h-17 k22
ructu h-17 k22
rud g29
rude g32
rude_ g32
rue r26 k48
rued r26
rued_ r26
ruf g23
ruff g23
ruffl g23
rug g-17 h-21 k16
rug_ h-27
rugg k18
ruggl k18
rugs_ h16
rui r-25 g19 m27
ruit r-26 g24 m27
ruit_ m29
ruits g26
rul r31 m20
rule r31 g21 m20
rum r-40 g-28 m37 h34 k-25
rum_ r-20 g-25 h78
rumm r-20 m48 h-33 k-18
rummy r-20 m48
run r16 m-58 h-32
run_ r16 g-27 m-54 h-23 k16
runa g29
runaw g29
rune h19
rup r66 g-44 m-27 h-17
rupa r33
rupay r33
rupe r27 g-30 m-19 h-15
rupee r27 g-30 m-19 h-15
ruq r98 h-29
ruq_ r98 h-18
rus m47 k-15
rus_ m17
rusd m34
rusd_ m34
rust r17 h-19
rut h81
rut_ h60
rva r-17 k27
rve r16 g41 m-42 h-16
rve_ r19
rves g51 h-25
rvest g51 h-25
rvi r37 m15
rvic r23
rvice r-17
rviv g26 m25
rvive g28
rwa r22 g52 m-15
rwan h29
rwane h29
rwar r29 g55 h-54 k19
rward r29 g56 h-60 k19
rwi g37
rwis g37
rwise g37
rwr g30
ry_ r37 g-59 h-78 k-78
rya g-40 h-33
ryan g-31 h-25
ryani g-31 h-25
ryb m17
rybo m17
rybod m17
ryi r28 g22
ryin r28 g22
rying r28 g22
ryo r-38 h17
ryon r-38 g-19
ryone r-38 g-19
rys r-20 h66
rys_ r-15 h28
ryst h38
rysta h38
ryt g15
ryth g15 h18
rythi g15 h18
rz_ r32
s2a k24
sa3 h49
sa7 g-15 m35 h35
sa7e m21 h45
sa_ r-42 g114 m16 h-112 k-17
saa h-46
sab r24 g-30 m37 h-67
sab_ r-31 g-19
sabe r27
sabet r27
sabo m60 h-16
sabon m60 h-16
sac g33 m-25
sack g35 m-24 h-48
sack_ g52 h-25
sacks g-17 h-23
sacr h34
sacri h34
sad r-19 g-30 h22
sadaq h-17
sado r-18
saf r28 m19 h-85
safe r30 m19 h-46
safe_ r39 g-33 m31 h-32
saff h-38
saffr h-38
sag m27 k23
sage r-30 m35 k23
sage_ r-30 m23 h33 k24
sages h-22
sah g-27 m-33
saha h18
sahab h18
sahe m-27
sahi h17
sai g45
said r-24 g45 m18 h-41
said_ r-24 g45 m18 h-41
saik r21
saikd r21
sain h66
saink r21
saint h77
sak r-51 g21 m19 h58
sak_ r-21
saka m31 h36
sake r-19 g-18 h69
sake_ g-18 h73
sakk g32 h-19
sal m-59 h-31 k-31
sal_ r-19 h23 k-21
sala g-23 m-19 h25
sala_ r-28 h35
salaf r76 h-16
salam r-39 h35
salar m-20 h-21
sale r23 g53 h-40
sale_ r27 g70 h-22
sales h-18
salo r-24 h-37
salon r-24 h-55
salt h20
salts h20
sam r-52 m-42 h-41
sama g58
same r-45 g-34 m-37
same_ r-49 g-34 m-37
sami r16
samp k26
sampl k26
san m-34 k28
san_ r-48 g-18
sana r-36 g55
sana_ g30 h-17
sanad r-21
sanc r45 g-15 h-26 k45
sance r45
sanct h-19 k49
sand r-24 h40
sand_ r21 g-45 h-15
sando r-24 g39
sandu r-21 h52
sandw g-19 h16
sang r42 h33
sangl r48 h-26
sangr h25
sani h-31
sanit h-31
sap g-19 m29 h112
sapp g-15 h75
sapp_ h28
sappe h38
sar r-63 m-27 h-18 k-23
sar_ m-18
sara r-27 m-24 h-18
sara_ r-28 m-23
sare g20
sary h26
sary_ h26
sas g17
sasa g17
sat r78 g-20 m68
sat_ r47 m27
sati r54 h-32
satio r54
satt m44
satta m21
satte m23
satu r-21 h26
satur r-21 h26
sau m-18 h74
saus h34
sausa h34
sauv h40
sav r27 g-28 m-24 h-36 k-22
save r22
saver r22
savi h-21 k-21
savin h-21 k-21
saw r49 g-31 m-21 k-16
saw_ r55 g-61 m-21 k-16
say r37 g-26 h109 k45
say_ m-27 h-23 k32
saye r47 h49
sayi h37
sayin h37
says m33 h68 k30
says_ m33 h68 k30
sayy g-21 h-20
sayya g-21 h-20
sba h38
sban r-25 m15 h51
sband r-21 h51
sbe h19
sbo r35 m21
sboo r20
sca r-35 g-39 h56
scal m-19
scale g-29
scalp g32 h-19
scam h43
scam_ h32
scap h-18
scape h-18
scar h40
scat m30 h18
scatt m38 h21
sce r-28 h-21
scen r-28 h-21
scent r-28 h-21
sch r45 m-17 h-32
sche r35 g48 h-37
sched r-18
schem r53 g23 h-24
schen g25
schn h24
scho g-37 h-64 k16
schoo g-37 h-56 k16
schw h29
schwe h29
sci h36
sciu h36
sciut h36
sco g-22 h127 k-17
sco_ h16
scoo g37
scoop g28
scop m-15 h-18
scope m-15 h-18
scor g-35 m47 h106
score g-28 m59 h37
scort h69
scot h76
scotc h36
scott h17
scou r51 g-27 h-38
scoun r51 g-27 h-38
scov g20
scove g20
scr g-19 m57
scra g21 m70 h33
scrap g34
scrat m80 h21
scre r-15 h-55
scree r-15 g-29 h-55
scri g-20 h33
scrip g-33 h41
scu m-26 h-16
scui m-26 h-16
scuit m-26 h-16
sd_ m17 h16
sda r18 h-24
sdaq g29
sdaq_ g29
sday r20 g-24
sday_ r20 g-24
sdt g34 h18
sdt_ g34 h18
se7 g-16 h60
se7r g-16 h60
se7r_ g-16 h60
se_ r57 m-55 h-31 k61
sea r-16 g25 m-32 h-35
sea_ h-44
seale g17 h-15
sean h38
seanc h38
seas g52 h19
seaso g57
seat g-39 m-23 h-35
seat_ g-39 h-15
seats m-16 h-20
seb r31 g42 h41
seba r26
sebac r26
sec r-54 g32 m50 h38
sec_ g-19 m30
secc h17
secco h17
seco r-47 m16
secon r-47 m16
secr g18 h34
secra h26
secre g27
sect h41
secu h-43
secur h-43
sed r-52 g41 h-54 k-17
sed_ r-52 g42 k-17
see r-31 g64 h-110 k-23
see_ r43 g-15 h-16 k15
seed r-52 m20 h-24
seed_ r-18 g19 m23
seeds r-35
seen g-32 h-27
seen_ g-32 h-27
sees k19
sees_ k19
seet g48
seet_ g48
sef r-15 g-18
sef_ r-15 g-18
seg g89 h-30
segu g39 h-27
segur g39 h-27
sehra h24
sel r16 m-67 k-16
self g-25 m-20 h-25
self_ g-25 m-20 h-25
sell r25 g40 m-42 h-28 k-17
sell_ r61 h28
selle r-30 g37 m-17 h-59
selli g16 m-16
sem g-27 m30 h-33 k20
sem_ g-25
seme r21 h18
semes r21
semh h-22 k30
semha h-22 k30
semi h-24
semin r-29 h-24
sen r-49 g-51 h-46 k36
sen_ r-15 m-16
send r-33 g-65 m21 h31 k52
send_ r30 h-16 k53
sende g-27 m25
sendi r-26
sends r-36 g-21 h62 k-19
sens g29
sense g29 h-17
sent k-15
sent_ k-15
sep g47 h31
sepa r-27 g20 h43
separ r-27 g20 h43
sept r19
septe r21
ser g-45 m23 h-52
ser_ g-24 m36 h-35 k19
seri h-24
serio g16
sers h-17
sers_ h-17
sert_ h-15
serta h17
serv r34 g-18 m-21 h27
serve r24
servi r23
sery m-23 h-23
sery_ m-23 h-23
ses g26 m45 h86
ses_ g43 m22 h80
sesse h-15
sessi g-27 h39
sest m24
sest_ m24
set r28 g-23 h32
set_ g-51 m-67 h49 k-15
sets r21
sets_ r21
sett g23 m57 k18
settl g23 m57 k18
sew h-19
sex g-18 h111
sex_ g24 h38
sext g-41 h73
sexti g-39 h66
sey m-27 h-36
sey_ m-27 h-36
sfe r-17 k25
sfer r-17 k25
sfers k20
sh_ r-88 g27 m-49 h29
sha r49 g-19 h-21
sha2 r29 g-33
sha2a r29 g-30
sha_ r-31
shab r-30 m-24 h18 k23
shaba g26
shad g28 h-15
shade g28
shag g29
shah r68 g-25 m-22 h-38
shaha r19
shahr r49 h-30
shal g39 h28
shall g44
sham r39 h18
sham_ r32
shan m15 h35 k27
shan_ m19 k28
shani h16
shap g16
shape g16
shar g-55 m56 k-20
shara h44
share g-18 h29
shari r-18 m-15
shark r15 h-24
shart g-20 m91 h-40
shay g23
shayk h15
she r15 m-23 h-37 k-37
she_ g19 h62
shed g21
shed_ g21
shee r-19 g34 m-15 h-39
sheep g34 m-16 h-23
shees h15
shei h16
sheik h16
shel r-31 h-84
shelf r-26 g-20 h-55 k-22
shell g23 h-27
sher r28 m30 h38
sher_ g-16
sherk r35 g21
sherr h40
shers m33
shes r19
shes_ r19
shi r-62 g-93 h118
shi_ m24 h18
shie r-21 g29
shiel r-21 g29
shif g-31 h-24
shift g-31 h-24
shin g-46 h31
shina h16
shine h45
shing g-36 h-31
ship r-16 g27 h-33 k15
ship_ r-23 g32 h-44
shipm h26
shipp g18
shir g-39 m-35 h34
shira g-15 h39
shirt g-24 m-27
shis r-22 g-15 h43
shish r-22 g-15 h43
shiv h15
shm h23
shma h20
shman h26
sho g-18 m-32 h-19
shoe r-22 m-20 h-32
shoes r-22 m-20 h-32
shoo g22 h20
shoof g31 h16
shook r19
shop r16 g-50 m-37 h-36
shop_ r42 m-37 h-35 k-32
shopp g-22
shops g-17 k26
shor g72 h-67
short g81 h-86
shou m24
shoul h-20
show r-15 g-58 m17 h45 k17
show_ g-34 h31
showe r-35
shown r15 g-34 k22
shows g25
shr r18 m-17
shra r15
shra_ r15
shri g21
shrin r15 h21
shro h25
shroo h25
sht r29 g61 m-15 h-62
shta r34 h-37
shtar r34
shte g54 h-25
shter g54 h-25
shu h83
shu_ g34 h43
shw m23 h61
shwa m25 h48
shwa_ h33
shy r35 h-19
shyl r35 h-19
shylo r35 h-19
si7 h21
si7r h21
si7r_ h21
si_ r47 h-20
sia m20 h47
sian h48
sian_ h48
sic r15 g-22 m33 h44 k-26
sica r26 h-15
sical r26 h-15
sick h36 k-21
sick_ h36 k-21
sid r22 g35 m24 h22 k-20
side r24 g41 m29 h25 k-15
side_ g37 m15 h-22
sider r17 m17 h51
sides r19
sidr h-18
sidr_ h-18
sie_ h-20
sig r-28 m-28 h21 k-18
sig_ h39
sign r-28 m-16 h-20 k-18
sign_ g29 m-19 h-26
signa g26 h-26
signe g-17 h34
signi r-26 g-17
signm h26
sil r-30 g-18 h-19
silv r-17 h-24
silve r-17 h-24
sim g-66 m-24 h24 k34
sim_ r-23 g-40 h32 k34
sin g-26 m17 k55
sin_ g22 m-27 k-24
sinc r34 g-39 h-19
since r34 g-39 h-19
sine r23 k22
sines r23 k22
sing r-15 g42 m-19 k23
sing_ g24 m-15 k27
singl g-18 m-18 h16
sink r22
sink_ r22
sino r-15 g-19 m61
sino_ r-15 g-19 m55
sins r-38 g-23 k23
sins_ r-38 g-23 k23
sint h43
sinth h43
sio r-37 g-29 h-29
sion r-21 g-23 m22 k16
sion_ r-27 g-34 m28 h35 k19
sions g-20 h-38
siot r-16 h-15
sioth r-16 h-15
sir m65 h51
sir_ m65 h56
sis g-23 m-36 h-15
sis_ m-23 h-33
sisi h39
sisig h39
sist h-21
siste r16
sit r-64 h94 k-17
sit_ r-18 m75 h51 k-15
site g-18 m-15
site_ g-17 h23
siti h20
sitio h20
sits g29 m-20 h28
sits_ g29 m-20 h28
sitt m-16 h-39
sity g-26
sity_ g-26
siu h47
siu_ h47
siv h33
sive h33
sive_ h25
six m48 h-48
six_ r20 m22 h-38
sixt m26
sixty m26
siz r-38 g34 m-17 h-31
size r-38 g34 m-17 h-31
size_ g34 m-17 h-31
sk_ g19 k75
ske g-47 h33
sked g-31
sked_ g-31
skey h52
skey_ h52
ski r31 g-50 m36 h59 k-29
ski_ k-28
skim h38
skimm h38
skin g-34 m51 h20
skin_ h22
sking r15
skins g-29 m54
skip r33
skip_ r33
sks r-16 h-22 k23
sks_ r-16 h-22 k23
sky m29
sl_ r62 g-19 h-24
sla r-16 g-38 m-30
sla_ g25 h-23
slam r-15 g-15 m-16
slam_ h42
slami r-15 m-16 h-34
slan h-31
sland h-31
slat g-35 h-29
slati g-18 h-21
slau h32
slaug h32
sle g-20 m-19 h-31
slee g-20 m-19 h-31
sleem h22
sleep r21 m-17 h-54
sli r27 g-44 m24 h124
slic r17 g-18
slice r17 g-18
slip g-20 m30 h50
slip_ r-22 g-15 m22 h77
slips r36 h-27
slo g-27 m94
slot g-27 m78
slot_ m37 h-36
slots m24 h30
slow m16
sm_ g26 m-17 h21
sma r-25 m-24 h30 k26
smal k27
small k27
sman g-15 h26
sman_ g-15 h22
smi r-32 g-32 m-36 h-39
smit g-16 m-31 h-33
smith g-16 m-31 h-33
sms r-35 m44 h-33
sms_ r-35 m44 h-33
smu m-26 h16 k21
smug h61 k-18
smugg h61 k-18
smur m-16 h-45 k40
smurf m-16 h-45 k40
sna g-17
sna_ g22
snac h-49
snack h-49
snap g-20 h67
snap_ h72
sne h69
snea h15
sneak h15
sno h-19
snow h-22
snow_ h-22
snt g86 h-41
snt_ g86 h-41
so_ r65 g-133 m43 h83 k113
soa g-36
soap g-36 h-33
soap_ g-36 h-38
soc g-48 m30 h-71
soci g-21 m38 h-15
socia g-31 m40 h-15
sof r-16 g-28 m-23 h-43 k-42
sofa r-39 h-28 k-34
sofa_ r-39 h-28 k-34
soft m-19 h-22
softw m-19 h25
soj h29
soju h29
soju_ h29
sol r-23 g25
sol_ m44 h34
sola h-32 k-17
sold r-30 g51 h-23
sold_ r-29 g54 h-28
soli r21
solid r21
solu h38
solut h38
som r-43 g70 m-18 h67 k15
some r-37 g73 m-16 k16
some_ g34 k-24
someb k20
someo r-26 g-15 k34
somet g46 h22
somew g26 h-15
somm h47
somme h47
somw h26
somwa h26
son r32 g28 m-30 h-26 k43
son_ g-31
sona r49 g-30 h-24 k32
sona_ r35 g-20 h-16
sonal k32
song g42
songs g42
sons r-16 g46
sons_ r-16 g46
soo r49 m-27
sood r105 h-61
sood_ r95 h-56
soom r-27 h-16
soom_ r-27 h-16
sor g51 m-27 h71 k-19
sor_ g-40 m-18
sorc g-15 h44
sorce g-15 h44
sore h27
sored h27
sorr r-22
sorry r-22
sort r-23 g120 k-19
sort_ r-23 g81 k-18
sorte g39 h-23
sory r44
sory_ r44
sou h-56
soup h-53
soup_ h-53
souq g-20
souq_ g-20
sour k16
sourc g20 k18
sow m-15 h35
sowa h32
sowar h32
sown g15
sown_ g15
spa r-19 g-16
spa_ r-18 h-51
spam h32
spam_ h32
spar h-20
spare h-26
spe r-35 g-68 m-46 h69 k-44
spea h-24
speak h-24
spec g-18 m-16 h29 k-23
speci g35 h16
spect g-41 h25 k-23
spee h-15
speed h-15
spel r-26 g-22 h38
spell r-26 g-22 h38
spen m-15
sper h30
sperm h25
spi r-22 g-63 m51 h41
spic g-19 h105
spice h37
spicy g-18 h68
spin g-29 m68 h-15
spin_ g-26 m26 h-29
spins m33
spir g-20
spiri g-20
spit r-15 h-35
spita h-40
spl r-27 g-17 h27
spla h22
splac h22
spli r-24 h15
split r-24
spo r-30 g-39 m-26 k-34
spon m-29
spons m-29
spor g-31 m43 h48 k-34
sport g-31 m43 h26 k-34
spot g-15 m-22 h-36
spot_ g25 m-22 h-36
spr g102 m-15 h-86
spra h-23
spray h-23
spre g90 h-80
sprea g90 h-60
spri h17
sprin g25 h-17
sprit h34
spy h49
spy_ h43
squ m36 k-16
squa m39
squar m41
sque k-16
sque_ k-16
ss_ g-41 m-39 k64
ssa r-43 g-23
ssa_ r22 g15 m-20 h-39
ssag r-41 m38 h-20 k23
ssage r-41 m38 h-20 k23
ssar h34
sse r32 g20 m19
ssed r27 h16
ssed_ r27 h16
ssel g18
ssel_ g18
sser m-16
ssert h19
sses m25
sses_ g-20 m40 h43
ssess g24 h-33
ssi r-53 g27 h-29 k36
ssig r-29 h26
ssign r-29 h26
ssin g20 m-19 h-83 k35
ssing g20 m-30 h-56 k37
ssio r-30 m25 h21
ssion r-30 m25 h21
sso m23 h-18 k-15
ssom h-26
ssom_ h-26
sson r-16 m-18
ssor r29
ssory r33
ssp g-15 h46 k-29
sspo g-15 h46 k-29
sspor g-15 h46 k-29
ssu m-17 h-45
ssue m-16 h-22
ssued g24 m-15
ssur r20 h-23
ssura r22 g17
ssure h-16
ssy h-17
ssy_ h-17
st_ g-57 m34 h-103 k17
sta r-101 g-60 m29 h-25 k28
sta2 r-16 k29
sta_ m32 h74
stab r15 h-35
stabl r15 h-35
stad r20 m-15
staf r-41 m21 h-37
staff r-41 m21 h-37
stag r-17
stag_ h19
stage g-20 h-16
stagr g21 h-17
stair h23
stak r38 g22 m49
stake r23 g22 m51
stal r-18 g-24 m-33 k-25
stall g-19 h-26 k-23
stalm h-17
stals h26
stam r-53 g-31 h22 k-16
stamp r-53 g-31 h22 k-16
stan h-30
stand g18 h-21
star r31 m25 h43
star_ h16
stars r-32 h26
start r56
stas h33
stasy h26
stat r25 g24 m18
state r32 g38 m21 h-31
stati h-16
statu h51
stau g-18 m-16
staur g-18 m-16
stay r-50 g-46 h-17 k83
stay_ h-43 k58
stayi k19
stays r-45 g-31 h33
ste r30 m28 k31
stea g-30 k37
stead r17 k41
steak g-20
stee g31 h-21
steel g31 h-21
stel h-15
stell h-20
stem m25 h-27 k39
stem_ h-23 k39
ster g29 m17 h76 k-25
ster_ k-33
sterd r21 h17
stere r-33 g-19 k22
stern h35
sters g22 h32
stery g47 m16 h-20
stes g-15 h-18
stest h-21
stew h19
stew_ h19
sti m-55 k-15
stic g-49 m-28 h-20 k-23
stic_ k-15
stick g-29 m-28
stil g103 h-20
still g102 h-20
stin r-34 g-19 m-21 h20 k20
sting r-34 g-18 m-20
stio g-19 h29
stion g-19 h29
stit r28
stl g-19 m58 h39
stl_ g-19 m44
stle_ h-18
stli m17
stlin m17
stm r56
stma h30
stmas h30
sto r-45 g-29 m-115 h26 k-37
stoc r-15 m-27
stock r-15 m-27
stol h87 k-20
stole h67 k-20
stom r-25 g70
stoma g50
stome r-15 g28
stoms h23
ston g15 m-41 h30 k-15
stone g15 m-41 h30 k-15
stoo g-35 h-17
stood g-35
stop h19
stop_ h36
stor g-49 m-32 h-114
stor_ r16 g-36
stora h-19
store r15 g-22 m-28 h-34
story h-54
stou g-15 h41
stout g-15 h41
stpay r16
stpo m18
stpon m18
str r-19 m-47 h29 k23
stra r-26 g30 h-53 k25
stran k30
strat g43 h-16
stray g26
stre h47
strea g16
stres h48
stri m-35
strib h24
stric m-18
strip h-16
stro g-16 h46
strol h26
stron g-20
stru h-28 k39
struc r18 h-17 k22
strug k18
stry g-20 h27
sts r42 g53 m27 k-32
sts_ r42 g53 m27 k-32
stu r-21 g-30 h50
stu_ h23
stud r-19 g-27
stude h-18
studi h27
stuf h30
stuff h30
stum h-16
stume h-16
su_ h37
sua r-48 m-20 h69
sual r-26 m-18 h30
sual_ r-26 m-18 h30
suar h39
suar_ h39
sub r20 h49
sub_ h25
subm h22
submi h22
subs g-18
subsc g-18
suc g-21
sue h-26
sued g24 m-15
sued_ g24 m-15
sui m-18 h-48
suit m-18 h-48
suitc m-18 h-35
suk r29 m-17 h-34
suku r31
sukuk r31
sul g-56 h43 k17
sult g-35 h18 k20
sulta g-18 h16
sum g86
sum_ g89 h-45
sume h21
sumer h21
sun g19 m-19 h-33
sund g-20 h-15
sunda g-20
sunk g37 h-19
sunke g23
sup r-15 g23 m16 h-30
supe m38 h-25
super m38 h-25
supp g16 m-23
suppl g36 m-22 h26
suppo g-20 h-30
sur r101 g88 h-141 k-48
sura g82 h-21
suran g82 h-21
sure r58 m28 h-56 k-21
sure_ r20 g-42 m39
sured h-19
surer g56
suret r23 g-18
surg h-17
suri r34 h-18
surp r-41 h-16 k-15
surpr r-37 k-15
surr r-15 h40
surro h42
surv g22 h-22
surve m-19
survi g26 m25
sury r63 g-30 h-31
sury_ r63 g-30 h-31
swa r-20 g101 h-18
swap r-20 g105 h-26
swap_ r-16 g28
swaps g50 h-16
swapt g19
swe r22 g-33 m77 h-15
swee g-29 m68 h-39
sweep r-15 m106 h-40
sweet r21 g-23 m-38
swer h28
swers h20
swi r-22 m-26 h17
swim r-15 g33 h-49
swimm h-46
swin h71
swine h20
swing h51
swit h-28
switc h-28
swo m28
swor m28
sy_ g21 m22
sya g-15 k-18
syc h54
sych h54
sychi h47
syn m47 h36
synd m42 h30
syndi m42 h30
sys h-23 k39
syst h-23 k39
syste h-23 k39
t2a r32 h-24
t2ak r38 h-24
t2akh r38 h-24
ta2 r-47 g43 m-26 h-18 k29
ta2k r24
ta2kh r24
ta2m r-28 g30 h-19
ta2me r-28 g30 h-19
ta2s r-26 g23
ta2se r-26 g23
ta3 r15
ta3m h-17 k21
ta7 r-18 g-31 m19
ta_ r-44 g59 m47 h62 k-24
tab r52 g-18 m77 h68
tab_ g24 m52 h80
tabb r50 h-17
tabby r50 h-17
tabl r-15 g-33 m47
table r-15 g-33 m47
tac r-18 g-20 k-21
tach r-16 g-18 h-23 k-21
tache r-16 g-18 h-23 k-21
tack h37
tack_ h37
tad m-15
tada r17
tade h27
tadel h27
taf r-41 m21 h-52
taff r-41 m21 h-37
taff_ r-41 m21 h-37
tag r-26 g-30 m-24 h77
tag_ g-29
tage h29
tage_ h29
tago h36
tagon h36
tagr g21 h-17
tagra g21 h-17
tah r-30
tah_ r-16 h16
tai r38 g26 m-30 k-16
tail_ h23
tailo h-40
tails h17
tain r45 g30 h-52
tain_ r21 h-45
taine r23
tains g24 h-17
tair h23
tairs h23
taj r-15 h-34
tak r52 m56 h-58 k-43
tak_ g-21 m18 h-33
taka r45 g15 h-46
takaf g15 h-29
take r-15 m49 h38 k-38
take_ r-20 g30 m57
taken m-20
takes g-30 h35 k-39
tal r-52 g-25 m-18 h43 k-77
tal_ h-32 k-45
tala r-45 h-25
tali g-22 h82
talis g-15 h26
talk h19
talk_ h17
tall g-20 m-23 k-23
tall_ r15 g-15 m-23
tallm r-20
talm h-17
talme h-17
talo m30 h-28
talo_ m30 h-23
tals r20 h26
tals_ r20 h26
tam r-29 m-19 k-17
tama r17 g-28 h-62
taman g-26 h-41
tamar r45
tamp r-53 g-33 h78 k-16
tamp_ r-53 g-19 h92
tampe h29
tamps h-42
tanc g15 h-35
tance g15 h-35
tand g17 h-15
tand_ h43
tandi r54 g-33 m16 h-21
tands r-29 g47 h-21
tang h-18
tang_ h-18
tani g22
tani_ g25
tank g-19 h37
tank_ g-18 h18
tant r-30 g-28 m18 h44 k17
tant_ r-23 g-18 m28
tantr h34
tany r18
tap r-18 g-17 m-18 h33
tape g-15 h-21
tape_ g-15 h-21
tar g-37 m-44 h-26 k-16
tar_ r-36 h-29
tara r54
tare g-16
tarei r-22
tari r16
tariq r32
taro g-15 m-44 h71
tarot g-15 m-44 h79
tars r-32 h26
tars_ r-32 h26
tart r46 h-21
tart_ r40 h-28
tartu r-24 m-17
tary r-41
tary_ r-41
tas g-25 m28
tas_ h19
tasl h16
tasle h22
tast h-27
tasy m20
tasy_ m20
tat r-19 g21 m-31 h74 k-24
tate r32 g38 m21 h-31
tate_ g26 m21 h-35
tated g22 h-15
tatem r25 h19
tati r-40 g-38 h56
tatio r-40 g-38 h56
tato h27
tatu h51
tatue h51
tau r-27 m-16
taur g-18 m-16
taura g-18 m-16
taw r90 m-18 h-25
tawa r109 h-41
tawar r118 h-22
tawe h23
tawee h23
tax r-22 g-25 m-42 h-65 k36
tax_ r16 k43
taxi r-38 m-31 h-53
taxi_ r-38 m-31 h-53
tay r-29 g-63 m43 h-77 k82
tay_ r18 g-19 m-17 h-66 k58
taya m46 h-25
taya_ m46 h-25
tayi k19
tayin k19
tays r-45 g-31 h33
tays_ r-45 g-31 h33
tba h-56
tbal h-47
tball h-47
tbi r17 h-16
tbil r17 h-16
tc_ g20
tca m-21 h-50
tcas m-18 h-35
tcase m-18 h-35
tch r-21 k-17
tch_ g21 m18
tche h31 k-16
tched h-22
tchen g-19
tches h76
tcl h23
tclu h23
tclub h23
tco r-17 g17
tcoi r-17
tcoin r-17
te_ g-97 m41
tea r-38 g-46 m-47 k16
tea_ g-18 h41
teac r-23 m-21 h-42
teach r-23 m-21 h-42
tead r17 k41
tead_ r17 k41
teak g-20 h-26
team_ h-38
teams h30
teas h21
tease h21
tebb g22
tebbi g22
tec g70 m-20
tech h15
tect g74 m-16 h-25
tecte r60
tecti r-42 g61
ted g-27 m-71 h-32 k38
ted_ g-34 m-71 h-23 k38
tee r56 h-29
tee_ g-17
teed r27 g-17
teed_ r27 g-17
teel g31 h-21
teel_ g31 h-21
teen r21 g-23 m28
teen_ r20 g-23 m24
tees g20
tees_ g20
tegy g22
tegy_ g22
tel r-60 g46 m26 h-28 k30
tel_ r-42 m46 h-36
tele h-84
teleg r-16
teli g47 h-16
telis g47 h-16
tell g-26 m-22 h112 k31
tell_ m-19 k36
telle h42
tells h82
tels h22
tels_ h22
tely g43
tely_ g43
tem r20 m16 h48 k23
tem_ g28 k35
temb r21
tembe r21
teme r23 m28 h15
temen r25 h19
temp h48
tempo h19
ten r64 g32 h63 k-34
ten_ r43 g-21 m38 h-53
tena r-15 h19
tenan r-15 h19
tend r-43 g20 m-16 h85
tende r-63 g28 h75
tene r59
tener r41
tenes r18
teng m30 h26
teng_ m30 h26
teni h21
tenin h21
tens h-16
tensi g-21
tent r27 m-40 k-17
tent_ g-19 m-26 h36
tenth r48
tents g25
teq h16
tequ h16
tequi h16
ter r-27 g36 m-48 h-55 k-27
ter_ g16 m-29 h-75 k-49
tera h24
terd r21 h17
terda r21 h17
tere m-22 h26 k-16
tered r-33 g-22 h23 k21
teres r51 m-21 k-37
terf h56
terfe h64
teri h-48
terie h-16
terin g-19 m-19 h-17
terl r-22
terly r-27 g15
term r28 h-59
term_ r45 h-28
termi m23
terms g-21 m-18 h-15
tern k24
tern_ h35
terne h-41 k27
ters m-15 h-32 k31
ters_ r-23 m-15 h-32 k31
terw g23
terwa g23
tery r-40 g42 m28 h-20 k16
tery_ r-40 g42 m28 h-20 k16
tes r-39 g-59 m34 h-20 k-52
tes_ g-45 h30 k-32
tesl g25 h-23
tesla g25 h-23
test r-42 g-15 m32 h-38 k-20
test_ r-40 m26 h30
testa h-27
testi h-38
tet r24 m-15 h-18
tev g40 m-16 h-29 k-15
teve g40 m-16 h-29 k-15
tever g40 m-16 h-29 k-15
tew h22
tew_ h19
tex r-27 g19 m102 h-53
tex_ g35 m45
text r-26 m36 h-32
text_ m40 h-43
tf_ r29
tfa r-26
tfo r20 g35 m21
tfor g27 m21
tform g27 m21
tga r24
tgag r24
tgage r24
tge g17
tge_ g17
th_ r92 m-29 k-33
tha g33 m-55 h21
tha_ r-23
thai r26
thai_ r26
tham g45
than r-47 g-30 m-22 h29
than_ r47 m-17 h15 k43
thank r-58 g-23 k-31
that r31 g29 h29
that_ r31 g29 h29
thc h45
thc_ h45
thd r-46 g-26
thda r-32 g-26
thday r-32 g-26
the r-24 g18 h-59
the_ r-49 g-44 m18 h36 k-29
thef g27
theft g27
thei r34
their r34
thel h22
thel_ h22
them r-20 g15 h-22 k20
them_ r-20 g29 h-37 k20
theme h15
then r15 g-44 h37
then_ r15 g-30
ther r-37 g24 h-68
ther_ r-21 g-24 m31 k-17
thera r-16 m-19 h-36
there r-21 k19
thers g24 h-27 k28
therw g37
thes h-61
thes_ h-41
thesi h-19
thet g18 h-18
they r26 g46 k19
they_ r26 g46 k19
thi r-50 g67 h-64
thin r-30 g55 h-30 k-32
thing r-34 g42 m23 k-33
think g16
third r-21 h16 k17
thirt h-27
this k37
this_ k37
thl r-15 g-35 h17
thly g-31
thly_ g-31
tho g-42 m-34 k32
thon g-25
thon_ g-25
thor h-27 k24
thori h-27 k25
thou m-35 h46
thoug h20
thous r21 g-24
thout m-24
thr g-20 m46 k41
thre g-50 m20 h35 k18
threa h45
three r18 g-43 m31
thro g30 m26 h-28 k23
throu g-21 k40
throw g52 m23 k-18
ths m-22 h18 k-30
ths_ r17 m-22 h-42 k-26
thu r20
thur r20
thurs r20
thy g-33 h-21
thyl h-16
ti_ g-22 h30 k26
tia r27
tic r-46 g56 h-21 k33
tic_ h48 k-16
tice r-18 k49
tice_ r-15 k21
tices k21
tici h-45
tick g57
tick_ g71 m-27 h-44
ticke r15 h78
ticks m31 h-38
ticl g-16
ticle g-16
tie g-30 h-41 k17
tied g-24
tied_ g-24
ties h-31 k18
ties_ h-31 k18
tif g-39
tif_ h23
tific r19
tifie g18
tig h26
tige h26
tiger h26
til r92 g76 m-30 h-32 k-45
til_ r51 g20
tile r-17 h-43
tiles r-17 h-43
tili r20 g-23
tilis r22 g-15
till r39 g64 m-17 h15 k-24
till_ r39 g77 m-16 k-24
tille h29
tim m-16 h-21
time g15 h-32
time_ g21
times h-28
tin r-25 g-86 m16 h39 k26
tina k23
tine g-20
tine_ g-20
ting r17 g-37 k-19
ting_ r22 g-37 h36 k-19
tins k19
tins_ k19
tio h-27 k30
tion h-27 k21
tion_ m-48 h-61
tiona r16 g-59 m39 h56
tione g36 h-17 k24
tions g45 k22
tip g-39 m49 h43
tip_ g-36 k-20
tips r-19 m30 h16
tips_ h17
tipst m18
tir h-53 k-16
tire h-27 k-15
tirem h-22
tis r-30 m-24 h-15
tise g15
tish h29
tish_ h23
tist h-24
tist_ h-24
tit r23 g-19 m41 h-46
titi m34 h-32
titio m34 h-32
tiv r-35 g29
tive r-35 g41
tive_ r-29 g22
tives g19
tivo h15
tivo_ h15
tiz h-33
tize h-26
tizer h-26
tka g-17 m22 h55
tka_ g-17 m22 h55
tl_ g-19 m44
tla g15 h34
tla_ h51
tle r19 h39
tle_ r56 g-34 m-36 h-43
tled r-35 g44
tled_ r-35 g44
tleg h30
tleg_ h30
tlem r-24 g16 h32 k27
tleme r-24 g29 h32 k27
tles r26 g-34 h17
tles_ r26 g-34 h17
tli g-21 m22 h24
tlin g-23 m22 h25
tline h15
tling g-22 m34
tly r-25 h31
tly_ r-25 h31
tm_ r22 g53 h-55
tma g-20 h64
tman g-17 h28
tman_ g-17 h28
tmas h30
tmas_ h30
tme g-20
tmen g-29 h19
tment g-29 h19
tna g-16
tna_ r-25 g-16
tne r-26 g-15 m-22 h43
tner r-22 m-16
tnes h36
tness h36
tni r34 h17
to_ r42 g-31 h26 k45
tob g-25 h22 k-23
toba g-17
tobac g-17
tobe h28 k-22
tober m-22 k-20
toc m-33
tock r-15 m-27
tock_ g19 m-27
tocks g-19
toco h-39
tocop h-36
tod g-41
toda g-40
today g-40
toga g21
togar g21
toge g-18
toget g-18
togr r-17
togra r-17
toh h-17
toi r-22
tok r-25 g83 h-37
toke g31 h-19
token g31 h-19
tol r-28 m-25 h46
told r-20 m17 k34
told_ r-20 m17 k34
tole h67 k-20
tolen h67 k-20
toll m-38 h-26
toll_ m-38 h-48
tom r-41 g48 m31 h-23 k33
toma g41 h-21
tomac g49
tomat h-19
tomb m42 h-29
tombo m42 h-29
tome r-15 g28
tomer r-15 g28
tomo k27
tomor k27
toms h23
toms_ h23
ton r44 g-43 m-82 h-87 k-22
ton_ r-18 m-19 h-98
tone m-46 k-16
tone_ m-41 h30
tong r39 m26 h-22
tong_ r40 h-26
toni r15 h27
tonig r15
tonk h37
tonka h33
tons m-32 h-34
tons_ m-32 h-34
too h-24 k-28
tood g-35
tood_ g-35
took g16
took_ g16
tool h-16
tools h-16
toon g72
toon_ h-15
top r23 g-16 h76 k-72
top_ r36 m19 k-23
topl r-15 h50 k-20
tople r-15 h50 k-20
topp g-42 m31 h75
toppe g-23 m15 h35
toppi g-19 m16 h41
tor r-70 g-73 m-34 h-57
tor_ r-45 g-86 m15 k20
tora h-19
torag h-19
tore r20 g-24 m-28
tore_ r20 m-28 h-34
tored g-17 h39
tori h-34
torin h-35
toro g28
toro_ g28
tors g20 h53
tors_ g20 h53
tort h23
tory r-20 g-18 h-46
tory_ r-20 g-18 h-38
tos m46 h51
tos_ h52
toss g15 m56
toss_ m56
tot r-29 m59
tota r-15 m-15 h-17
total r-15 m-15 h-17
tote m52 h19
tote_ m52 h19
totk m-15 h29
toto m37 h-23
toto_ m37 h-23
tou g20 h52
touc g48
touch g48
tour m15 h19
touri h20
tourn m19
tout g-15 h35
tout_ h29
tow h-19 k-17
towa r-45 g-17
towar r-45 g-17
towe g35 h-18
tower g47
toy r-22 g-47 m-46 h-42 k-23
toy_ g-20 m-22 h-31
toys g-50 m-23 k-23
toys_ g-50 m-23 k-23
tpay r16
tpay_ r16
tpo m18
tpon m18
tpone m18
tra g19 h-61 k41
tra_ r34 g-41 m-28 h44
trac r36 m22 h24
track h22
tract r44 m15
trad g124 m39 h-34
trada g29
trade g79 m28 h-58
tradi m20 h27
traf h50
traff h50
trai g-24 m-22 h-22 k15
trail h-23 k17
train g-17 m-22
tram g-19 h46
trama g-18 h42
tran g-34 m-15 h-20 k42
tranc r40
trang k30
trans r-21 g-34 h-35 k24
trap r-20 g24 m-20 h-41
trap_ r-20 g24 m-20 h-41
tras h-18
trat g26 h-24
trate g22
trav g-33 m-18
trave g-33 m-18
tray r-25 h-41
tray_ r-22 h-40
traye g23
tre r37 g-15 h-18 k-41
trea r58 k-20
tream g16
treas r57 g-26
treat h-20
tree r-19 g52 h-23
tree_ r-15 g23
trees g33 h-23
tres g-48
tres_ g-38 m19 h-55
tress h70
trest r30 h-20
tri r-51 g-55 m16 h-68 k-32
trib r-28 g-18 h19
tribu r-25 h19
tric r20 m-27 h-19
tric_ g19
trici g-25
trick r23
trict m-18
trie g-20 m41 h-20
tries m47 h-20
trik m-17 h22
trim g-23
trimm g-23
trip r-18 g24 k-26
trip_ g50 h-33 k-22
tripp h39
trips h-19
tro g-34 m-32 h69 k-21
tro_ g-23 m-16 h-33
troc g-19 h48
trocu g-19 h48
trol r-15 m21
trol_ m24 h-31
trolo h26
tron g21 h24
tron_ h38
trong g-20 h65
troni g48 h-26
trono h-53
trop m-20 h-29
troph m-20 h-29
trou r29 g-18 h49
troub r29 h26
trous h23
tru r23 g23 m-18 h-50 k58
truck r-16 h15
truct r18 h-17 k22
truf g23
truff g23
trug k18
trugg k18
trus h-33
trust r17 h-19
try r-18 m73
try_ r-18 m73 h-32
ts_ r-42 h-54 k-75
tsa h15
tsap h28
tsapp h28
tse g51 m28
tsel h26
tself h26
tst r26
tsta r26
tstan r26
tsu h37
tsu_ h37
tta r-41 g-42 k-30
tta_ g-16 m22 h33
ttac r-18 g-20 k-21
ttach r-16 g-18 h-23 k-21
ttack h37
tte g-52 m78 h17
tte_ m60 h-30
ttee r28 g-16
ttee_ r28 g-16
tten h40 k18
tten_ k20
ttend g-15 h27
tter r-39 g-65 m40 h41
tter_ g-32 m28 h18
tteri h-16
tters g-23 h30
ttery r-40 k18
ttes h-31
ttes_ h-21
tti m27 h-45 k-16
tti_ r46 m19 h-31
ttin h-31 k-15
tting h-26 k-15
ttis r-23 h17
ttish h17
ttl h-29 k19
ttle r21 g22 m-18 h-33 k19
ttle_ r54 g-23 m-43 h-56
ttled r-35 g44
ttlem r-23 g36 k30
ttles r26 g-34 h17
ttli g-22 m17
ttlin g-22 m17
tto r-25 g-28 m46 h29
tto_ g-23 m59 h60
tton h-19
tton_ h-19
ttr m18 h-39
ttry m23 h-21
ttry_ m23 h-21
tty r23 h-33 k-19
tty_ r23 h-33 k-19
tu_ h45
tua g-16 m41 h49
tual g-16 m41 h49
tual_ g-15 m43 h61
tub r39 g-23 h-17
tube r-15 h24
tubo r59 h-19
tubo_ r62 h-26
tud r-33 g-30
tude r-21 g-17 h-18
tuden h-18
tudi h27
tudie h24
tue g-18 m16 h44
tue_ h51
tuf h20
tuff h20
tuff_ h30
tui r-23
tuit r-23
tuiti r-23
tum g24
tume h-16
tume_ h-16
tumm g40
tummy g40
tun g-18
tuna h-26
tuna_ h-26
tup r-24
tup_ r-24 m-17
tur r29 g63 h-29
tura r-19 h-32
tural r-19 h-32
turb g30 m39
turbo g30 m39
turd r-20 h37
turda r-20 h37
ture r43 g38 m-67 k-16
ture_ g-19 m-39 h16
tured r71 m-18 h-23
tures r-19 g63
turf m34 h39
turf_ m34 h39
turi r35 g-29 k28
turin k31
turit r46 g-15
turk h-16 k22
turke h-16 k22
turn g31 h-52 k-20
turn_ r26 h-36
turne r-16 g-17 h-17
turni h-25
turns g58 m-15
tus h42
tus_ g21 m16 h-15
tusk h49
tusks h31
tut r-17 g-21 h-45
tuto r-16 g-17 h-44
tutor r-16 g-17 h-44
tv_ r26 g-17
twa g-15 h27 k-19
twar m-21 h38
tware m-19 h25
twe r57 g-32 h-22
twee k21
tween k21
twel r45
twelv r45
twen g-19 h-16
twent g-19 h-16
twi g32
twin g25
twins g27
two r-25 g-52
two_ r-25 g-52
ty_ g79 m50 h-124 k-73
typ h-33
type g16
type_ g16
tyr h-22
tyre h-22
tz_ h38
tze h40
tzer h25
ua_ g-17 m33 h-31
uaa m39 h-20
uaa_ m30 h-15
ual r-42 g-39 m58 h37
ual_ r-29 g-44 m60 h48
uan r-26 h41
uana h15
uana_ h15
uanc r-22 h18
uanci h18
uar r78 g-21 h-46
uar_ h39
uara r52 h-15
uaran r52 h-15
uard r-16 m-17 h-17
uard_ r-16 m-17 h-29
uare m41
uares g-17 m45
uart r39
uarte r39
uary r17
uary_ r17
uay g-26
uay_ g-26
ub_ r-37 g-18 h57
uba r-24
uba_ r-15
ube r-26 h24
ube_ h32
ubi r-26 m-21 h-38
uble r35 g23 m42
uble_ r57 g-18 m24 h29
ubled r-25 g16 m15 h-18 k17
ubles g26
ubli r-34 g-27 m-28
ublic r-22
ublis g-25
ubm h22
ubmi h22
ubmit h22
ubo r79 h-29
ubo_ r62 h-26
ubs g-18 h19
ubsc g-18
ubscr g-18
uca h15
uch g48 m-20 k-19
uch_ g53 k-16
uche m-19
ucher r-36
uci r27 h21
ucin r31
ucing r31
uck r-23 g51 h76
uck_ r-43 g27 h57
ucks r24 h23
ucks_ r24 h23
ucky g16 h-32
ucky_ g16 h-32
uct r15 g21 m22
uct_ g33
ucti r30 m23 k-20
uctio r24 m23 k-20
uctu h-17 k22
uctur h-17 k22
ud_ g-27 h-90
uda m-19
uda_ g17
udd g22 h56
udde g26 h19
udder g26
uddh h15
uddha h15
uddi h22
uddin h22
ude r-34 g-18 h24
ude_ r-21 h36
uden h-18
udent h-18
udg h18
udge h20
udge_ h31
udh h-28
udha h-23
udhaa h-19
udi g-34 m-15 h19
udie h24
udied h24
udit r-15 g-21 h-17
udit_ r-15 k-28
udo g44 h-44
udol g44 h-32
udol_ g44 h-32
ue_ r23 g-84 m-32 h-43
ued r18 m-15 h-17
ued_ r18 m-15 h-17
uel r-49 m38 h-15
uel_ r-44 m27
uen h19
uenc h19
uence h19
uer g-22 h15
ues g-34 m77 h21 k-22
ues_ r29
uess r-20 m115 h-28
uess_ g31 m81 h-49
uesse g-33 m56 h26
uessi m-22
uest r-17 g-20 m-29 h48
uest_ m-20
uesti g-19 h29
uests r-15 k-20
uet r-16 m18 h19
ueu h15
ueue h-17
ueue_ h-17
ueur h31
ueur_ h31
uff h26
uff_ h30
uffl g23
uffle g23
ug_ g-34
uga g-15
ugan g-15 h-15
uge m-24
ugg m-15 h41
uggl h50
uggle h42
ugh r-52 g-37 m-21 h70 k19
ugh_ g-22 h32 k37
ught r-38 m-20 k-17
ught_ r-34 m-17 h-30
ughte h24 k-22
ugs g-17
ugs_ g-17 h20
uha r16
uhan r24
ui_ r36
uia h39
uiap h39
uiapo h39
uic h-35
uice m-23 h-30
uice_ m-17
uick m18
uid g18
uid_ h17
uida g34 h-21
uidat g34 h-21
uie k16
uiet k16
uiet_ k16
uil m-17 h29
uila h16
uila_ h16
uildi h43
uilt g15
uilt_ g15
uin h35
uinea h-22
uinn h55
uinne h55
uir g31 h-20
uire g35 h-31
uired g25 h-23
uis g-47 h16
uit r-37 g19 m-23 h-51
uit_ g17 m22 h-28
uitc m-18 h-35
uitca m-18 h-35
uiti r-37 h35
uitio r-23
uits g-27 m-21 h-23
uits_ g-27 m-21 h-23
uity r17 g35
uity_ r17 g35
uiz g-29 m17 h-32
uiz_ g-29 m17 h-32
uja g-19 h51 k30
uja_ h54
ujah k36
ujahi k36
ujr h17
ujra h17
ujra_ h17
uju h22
uju_ h22
uk_ r32 g-19 h-17
uka g37 h-46
uku r24 g18
ukuk r31
ukuk_ r31
ul_ g54 h-28
ula g-91 m-30 h55
ula_ r-15 g-15 h51
ular h20
ulat r26 h-17
ulati r18 m-17
ulato m23
uld r-18 g29 m55 h-32
uld_ g38 m47
ule r-31 g-19 m48 h40 k27
ule_ h-41 k48
ules g21
ules_ g21
ulet g-29 m39 h85 k-19
ulet_ g-15 m-27 h66
ulett m66 h17
ulg r26
ulge r26
ulgen r26
uli g31 h-65
ulin g-45
ulin_ g-25
ull r-59 g-20 m-30
ull_ r-19 m-43 h-15
ulle h32
ulled h32
ulls r-17 m46 h-24
ulls_ r-17 m46 h-24
ully r-16 m-15
ully_ r-16 m-15
ulo g19 m15 h-36
ulog g19 h-21
ulog_ g19 h-21
ult g-42 h84 k33
ult_ h52
ulta g-18 h16
ultat h25
ulti h16 k25
ulu g-34
ulug g-15 h-15
uluga g-15 h-15
uly r27
uly_ r27
um_ r-56 g61 m-43 k-71
uma g-23 h61
uma_ g-22 h34
uman h34
uman_ h31
umb m35
umbe g24 m34
umber g24 m34
ume r-25 g-30 h25
ume_ r-15 h-85
umen g-21 h-19
ument g-21 h-19
umer h42
umer_ h21
umero h21
umes h86
umes_ h41
umi m20 h34
umin h-16
umini h-16
umm r-35 m23 h-33
ummi g-19 h15
ummie h15
ummy r-20 g36 m41
ummy_ r-20 g36 m33
ums h-16
ums_ h-22
umu r17 m25
umul r17 m25
umula r17 m25
un_ r62 m-97 h-93
una r44 g18 h-88
una_ r26 h-41
unaf r25 h-15
unafa r25 h-15
unaw g29
unawa g29
unb g24
unbo g24
unbor g24
unc g26 m-26
unce h43
uncen h38
unch r-40 g17 m-16
unch_ r-40 g-41 m-15
unche g37
uncl r17 g38
uncla g41
uncle r23
und m24 h-49 k55
und_ r-33 g-20 h-27 k-42
unda r-18 m-24
undab m-23
undan g17
unday g-20
unde g56 m23 h-50 k54
undec g-24 h-15
unded r33
undef g28
undel g31
under r-16 m26 h-25 k50
undi g34 m19 h-18 k30
undin r16 g51 m31
undl h63
undle h44
undli h19
undr r47 h-38
undra r16 k23
undre m30 k-21
undry m-21 h-48
unds g-27 m29 k37
unds_ g-27 m29 k37
undy h18
undy_ h18
une r33 m-21
une_ r19 g-15
ung_ r27 h-47
unge r-21 h28
unge_ r-21 h23
uni r-21 g-28 m-18 h-57 k-23
unid g25
unide g25
unif g-15 h-15
unifo g-15 h-15
unit m-17 k-17
unit_ r-20 h-18 k-16
units m-17
univ g-23
unive g-23
unk g96 m29 h-32
unk_ r48 g26 h-21
unke g21 m42
unken g23
unket m48 h17
unkn r-20 g49 h-15 k15
unkno r-20 g49 h-15 k15
unl g-48 h28 k34
unli g-34 k35
unlic k35
unlo h37
unloc h26
unn k15
uno g24 m-19 k32
unof k36
unoff k36
unop g28
unope g28
unp r38 h15
unpa r38 h15
unpai r38 h15
unr g-17 k30
unre k30
unreg k30
uns r-29 g75 m-18 h-18
unse r-15 g44 m-23 h-18
unsee g54
unsel m-19 h-15
unso r-18 g21 h-23
unsor g36 h-23
unsp g20
unspe g20
unt r44 g27 m30 k19
unt_ r-21 g21 m47 k43
unta r-27 g18
untan r-22 m18
untar g17
unte r-33 h41 k-20
unted h-20
unter r-32 g-18 h61 k-16
unti r98 m-17 h-48 k-18
until r52
untin r45 h-47
untr g18 m-18 h-25 k15
untry g20 m-17 h-22
unts r31 g-22 h40
unts_ r31 g-22 h40
uor h40
uor_ h40
uot g33 m34
uote g29 m37
uotex g35 m45
up_ r-19 g28 m-25 h28
upa r56 h-39
upay r27
upaya r16
upe r18 g-42 m33 h-46
upee r25 g-30 h-21
upee_ g-23 h-19
upees r15
uper m38 h-25
uperm m-20
upf r20
upfr r20
upfro r20
upg h30
upgr h30
upgra h30
upi h32
upl h37
uple h39
upo r54 m34
upon r54 m34
upon_ r48 m32 h-28
upons h36
upp g57 m-23 h-25
uppl g36 m-22 h26
uppli r-15 m-22
upply g23 h32
uppo g-20 h-30
uppor g-20 h-30
uppy g29
uppy_ g29
ups m-19
uq_ r100 g-20 h-17
ur_ g-70 m-45 h46
ura r22 g27 m-30 h-47 k-32
ura_ m28
urab r57 h-25
uraba r40 h-25
ural r-19 h-32
ural_ r-19 h-32
uran r-17 g46 m-43
uran_ g-16 m-19
uranc g45
urant g-18 m-16
urb g17 m23
urbo g18 m32 h27
urbo_ g30 m39
urbon h37
urc r30 h-24
urce g20 k18
urce_ g20 k18
urch r44
urcha r44 m-18
urd r-22 h27
urda r-20 h37
urday r-20 h37
ure r50 g65 m-40 k-64
ure_ g-19 h27 k-24
ured r37 g-18 m-23 h-41
ured_ r37 g-18 m-23 h-41
urem h22
ureme h22
uren g30
urenc g30
urer g51
urer_ g36
urers g15
ures r-19 g42
ures_ r-19 g42
uret r23 g-18
urety r23 g-18
urf m18 k40
urf_ m34
urg h-31
urge g-16 h-27
urger h-22
urgl g17
urgla g18
urgu h18
urgun h18
uri r41 g-35 h-74 k25
urie g-22 h-36
urier r-22 g-22 h-36
urin g23 k31
uring h19 k31
uris h20
urit r45 g-19 h-45
urity r27 g-16 m-15 h-39
urk h-16 k22
urke h-16 k22
urkey h-16 k22
urn r-35 g38 h-44 k16
urn_ r24 g-15
urna m19 h-20
urnam m19
urne r-16 g-21 m-20 h-49 k27
urned r-16 g-17 h-17
urni r-16 g16
urnit r-16
urns g66 m-19
urns_ g66 m-19
uro g37 m26 h18
uro_ r-24 g65 h-29
urom m50 h43
uromi m50 h43
uros r30 g-15
uros_ r30 g-15
urp r-41
urpr r-37 k-15
urpri r-37 k-15
urr r19 m-15 h27
urro h42
urrog h42
urs r-46 g-44 m-28 h-24 k-16
urs_ r-38 g31 h-57
ursd r20
ursda r20
urse r-24 g-60 h26 k-18
urse_ g-51 h62
urser m-23 h-23
ursi h-21
urst h34
urst_ h29
urt r-16 g40
urt_ g51 h-27
urta r-29 h-29
urtai r-29 h-29
urte m16 h19
urth r28 m15
urth_ r28
urti h43
urti_ h43
uru m32
urus m34
urusd m34
urv g22 h-22
urve m-19
urvi g26 m25
urviv g26 m25
ury r52 g-34 m-19 h-27
ury_ r57 g-34
us_ r-26 g-86 m55 h-78 k36
usa r78 m-16
usag h31
usage h31
usan r67 g-25 h-16
usanc r46
usand r21 g-24
usb h80
usba r-21 h51
usban r-21 h51
usd g25 m28
usd_ m25
usdt g34 h18
usdt_ g34 h18
use r-30 m15 h-46 k42
use_ r29 g-43 h-51 k52
used r-45 g25
used_ r-45 g25
usef g-18
usef_ g-18
uses g40
uses_ g40
ush r-40 g-17 h87
ush_ r-23 h49
ushi h-24
ushio h-24
ushm h26
ushma h26
ushr h16
ushro h16
usi r-17 g30 m-35 k16
usie h-20
usie_ h-20
usin g39 m-44 k23
usin_ r17 g28 m-21 h19 k-21
usine r24 h23 k22
using g34 m-17 h-20
usins r-38 g-23 k23
usk r19 g-18 m-16 h51
usks h31
usks_ h31
ussi h16
ust r34 g-41 m44 h-90 k44
ust_ r19 g-56 h-35 k64
usta m46 h-33
usta_ m39 h-29
ustm r28 h-16
ustme r28 h-16
usto r-25 g20
ustom r-25 g20
usu r39 g-23 m-25
usua r-26 m-18 h29
usual r-26 m-18 h29
usur r66 g-16 h-27
ut_ r26 g-26 h92 k34
uta m-23 h75
utan m-16
utang h-18
utc h-30
utch h-35
utche h-43
ute r-40 g27 h-73
ute_ r-18 m26 h-73 k15
uted g-19 h48
uted_ g-19 h48
uter m-23 h-49
utes r-21 g44
utes_ r-21 g44
uth r21 k22
utho h-27 k24
uthor h-27 k24
uti g-24
util r21
utili r21
utio r-25 g-16
ution r-25 g-16
uto h-23
uto_ g20
utor r-16 g-17 h-20
utor_ r-16 g-17
uts g54 m-38 h-52 k-22
uts_ g62 m-28 h-45
utst r26
utsta r26
utt g-57 m30 h87
utte g-22 h32
utter g-22 h32
utti m38 h46
uttin m38 h46
utto g-27 h36
utto_ h36
utton g-26
utu r-16 g53 m-18 h-41
utua g-18
utual g-18
utur g80 m-32 h-32
uture g94 m-32 h-32
uty g-30
uty_ g-30
uve h36
uwa g-26 m28 h-29
uwag h-20
uwaga h-20
uy_ r-45 m50 h79 k34
uye g16 h30
uyer r23 g16 h30
uyer_ g53 h17
uyers g-37
uyi r-22 h38
uyin r-22 h38
uying r-22 h38
uys r74 g-21 m18
uys_ r74 g-21 m18
vab r30
vabl r30
vable r30
vac g-36 m-22 h-47
vacc m-22 h-26
vacci m-22 h-26
vad h-16 k17
val r15 g-33 m-31 h-45 k19
val_ r-30
vale r16 h-21
valet h-19
valu r30 g-15 m-19 h-23 k29
value r31 m-19 h-20 k20
van r15 g67 k-19
vanc r-21 g28
vance r-21 g28
vani h15
vap h18
var r-22
vas g-47 h77
vas_ g-47 h30
vat r37
vat_ r-33
vate g-18 h37
vate_ g-18 h37
vati g40
vativ g48 h-27
vatt r68 h-30
vatti r68 h-30
vd_ h-24
vds g-37 h22
vds_ g-37 h22
ve_ g39 h50 k29
vea g35
veal g37
veal_ g32
veaw m15
veawa m15
ved r-27 h18
ved_ r-26
vee h29
veg h-15
vega g24
vel r-20 g-78 m-46 h-23
vel_ r-28 g-72 m-34 h-25
ven r15 g29 m-15 k-25
ven_ g-46 m-18 h-18
veni r-30 m29 h31 k-18
venin r-31 m29 h33 k-18
vent r16 g64 h54
vent_ g81 h-26
venti r39 h25
ventu g-15 h57
venu h-25
venue h-25
ver g92 h-85 k-19
ver_ r28 g145 h-57
vera r34 h-27
verab r51 g-56
verag r-17 g70
verd h-16
verdr r30
verdu r-20
vere r-57 g49 h-38
vered r-45 g42 h-38
veri r28 g-22 h16
verin r28 g-22 h16
vern r55 m-17 h18
verni r36
vernm r20
vers m16 h-41
vers_ r20 g18 h-17
versa r-26
verse h-24
versi g-26
vert r-67 h-40
verti r-58 h-24
very g-32 h37
very_ r42 g-23 h24
veryb m17
veryo r-38 g-19
veryt g15 h18
ves g70 m-27
ves_ r21 g15 h-15
vess g18
vesse g18
vest g38
vest_ g39 h-23
veste g17
vestm r-23 h21
vesto r18 g-17
vet g-25 h-30
vet_ g-15 h-23
via g-24 m30 h31 k57
via_ g-24 k57
vic r22 h34
vice r-17 m-16 h42
vice_ r-16 m-16 h37
vid r28 g-17 h48
vide r20 g-43 h52
vided r26 g-19
video h52
vidi g19
vidia g19
vie r81 g-43
vies h29
vies_ h29
view g-36
view_ g-15 h-28
views h25
vig r71 g-22 h-39
vig_ r74 g-18 h-49
vil r-15 g-29
vil_ g-17
vin r34 m-49 k-23
vin_ h17
vine r-17 g20 h-61
viney g20
ving r51 g-38 m-36
ving_ r51 g-25 m-25
vings h-21 k-21
vino h42
vino_ h17
vio h56
viol h56
viola h56
vip h54
vip_ h54
vir g-18 m43 h28
virg g-17 h-16
virgi g-17 h-16
vis r-24 g-21 h-22
visi r-37 g17 h-31
visit r-37 h-31
viso g-24
visor g-24
vit h-37
vita h-48
vitam h-48
viv g26 m25
vive g28
vives g28
vo_ h20
vod r-16 g-16 h-41
vodk r-16
vodka r-16
voi g-33 m-26 h-15 k71
voic g-29 m-22 k29
voice g-28 m-22 h16 k20
void h-29 k42
void_ h-19 k30
vol r24 h-21
volu g17
volun g17
volv r54 h-15
volvi r54 h-15
voo h45
vood h45
voodo h45
vor m24 h42
vor_ m29
vory h50
vory_ h50
vot g-23 m30 h50
vote g-23 m30 h50
vote_ g-19 h65
votes m33 h-15
vou r-41 h-21 k15
vouc r-17
vouch r-17
vour r-24 m15 h-21 k17
vour_ r-24 h-21 k17
voy_ h-23
wa2 r17
wa7 r-60 g66 m18 h32
wa7e r-27 g19
wa7ed r-27 g19
wa_ g-20 m23 h62
wab h-38
wad r57
wag g-28 m81 h-38
waga h-20
wagan h-20
wage r-17 g-21 m78 h-18
wager m78 h-52
wages r-30 g-15 h21
wai r25 h-20
wait r45
waiti r37
waiv r-19
waka r-15
wakal r-15
wal r-50 g15 k50
wala r-27 g73 m-19 h-23
wala_ g71 m-18 h-32
walad g15 h-29 k18
walan h31
wale r-16 h31
wale_ r-23 h31
wali r35 g-21 h-23
wali_ r36 g-21 h-23
walk h22
walke g-20 h22
wall r-28 g-40 m15 k66
wall_ r-37 g-15 h-17
walle g-20 m19 k71
walt h24
wan h69
wanc g-18 h40
wance g-18 h40
wane h29
wane_ h29
want r31 g23
want_ g19
wants r29
wap r-55 g103 h-55
wap_ r-16 g28
wappe r16 g-15
wappi r-21 g23
waps g50 h-16
waps_ g50 h-16
wapt g19
wapti g19
war g83 m-24 h-46 k-34
war_ r-25 h25 k30
wara g19
ward r-48 g30 h-71
ward_ h-46
wardi r-34 g-18
wards r-21 g37
ware r-28 g-26 m-19 h43 k-38
ware_ m-19 h52 k-22
wareh h25
waren h-41
warm k-22
warr r45 g53 h-43
warra r-27 g60 h-38
warru r66
waru r45 h-17
waruq r28 h-17
was g-68 m17 h44
was_ r-22 g-59 m61 h17
wash g-38 m-52 h-38 k15
wash_ g-34 m-29 k19
washe r15 m-17
washi r-24 h-43
wast h70
wasta h45
wat g-42 m-45
watc g-18 m-36
watch g-18 m-36
wate g-21 h-45
water g-21 h-45
way r32 g-16 m46
way_ r-26 g-19 m18
waye r38 m28
wayed r47 g-18
ways r22
ways_ r22
wd_ r48 g-29
wde h-19
wder h-19
wder_ h-19
we_ r26 m43
wea r28 g28
weal h37
wealt h37
wear r34
wear_ r30
weat g20
weath g20
web g-30 h-27
web_ h-75
webs h37
websi h37
wed r23 m-40 h-71 k-23
wed_ r33 m-26 h-23
wedd r-32 h-33
weddi r-32 h-33
wee r39 g-50 m47 h16
weed r-21 h74
weed_ r-21 h74
week r28 g-15 h-32
week_ r-33 m-30 h-41
weeke g-20 m24 h21
weekl r21 g33 h-18
weeks r36
ween k21
ween_ k21
weep r-15 m106 h-40
weep_ m50
weeps m56 h-38
weet r21 g-23 m-38
weet_ h-20
weete r41
weets r-21 g-18 m-26 h21
weez h23
weez_ h17
wei g-32 h28
weig g-19 m22 h-46
weigh g-19 m22 h-51
wein h25
weis h35
wel r35 g-37 m-19 h-76 k37
wel_ k20
welh k20
welha k20
well h-49
well_ r-41 g19 h-24
welle r29 h-27
welv r45
welve r45
wen g-20 m32
went r24 g-44 m32 h24
went_ g-24 m28 h40
wenty g-19 h-16
wer r-31 m19 k-25
wer_ g52 m-28 h-55 k-17
werb m41 h42
werba m41 h42
wers r-35 g-26
wers_ r-35 g-26
wes r-59 m63 h-33
wes_ r-52 g-25 m45
west m18 h-18
wha r-21 g35 h-26 k-16
what r-21 g35 h-23 k-16
what_ m20 h-22
whate g40 m-16 h-29 k-15
whats h28
whe g85 h-59
whea r-25 g19 m-24 h-31
wheat r-25 g19 m-24 h-31
whee g-45 h29
wheel g-45 h29
when r23 g69 h-24 k-33
when_ g65 h-16 k-33
wher g49 k39
where g49 k39
whet m45 h-22
wheth m45 h-22
whi g63 m-33 h40 k-18
whic g65 h-40
which g65 h-40
whil r33
while r33
whis g-25 h56
whisk g-22 h69
whit r-16 g17 h34
white r-16 g17 h34
who r28 g-38 m46 h43 k-24
who_ r38 g-42 m-25 h39 k-27
whoe g-47 m31
whoev g-47 m31
whol m-16
whole m-16
whos g21 m63 k19
whose g21 m63 k19
why g-18 m-20 k36
why_ g-18 m-20 k36
wi_ g30
wic h16
wich g-19 h16
wich_ g-19
wid r26 g-15 h-25
wide h-18
wide_ h-18
wido r26
widow r26
wif g-21 h36
wife r15 g-17 h61
wife_ r28 g15
wifes g-31
wil g84 m18
will g95 h-19
will_ g100
wim r-15 g33 h-49
wimm h-46
wimmi h-46
win r-19 g25 m66 h26 k-21
win_ g-36 m57 h22
wind g-69 m16 h30 k-17
windo g-19 m19 h26
wine m-27 h15
wine_ m-22
winer h16
wing g42 h35 k-25
wing_ h-16 k-22
winge h51
wings g38
winn m18 h-71 k22
winne g17 h-42
winni m15 h-29 k24
wins g35 h24
wins_ g35 h24
wint g52
winte g52
wir r31 h-31
wire h-19
wire_ r18
wis r-15 g22 h76
wise g37
wise_ g37
wisk h45
wiske h28
wit g-34 h55 k-17
with h22
with_ r29 g-30 m54 h18 k-18
witho m-24
witn h28
witne h28
wiz h43
wiza h23
wizar h23
wle m-17
wme g25
wmen g25
wment g25
wn_ r72 m-24 h-71
wnb r22
wnbr r22
wnbro r22
wne r18 g25 m55 h-33
wned r39 g16
wned_ r39 g16
wner r-22 m62 h-19
wner_ r-17 g35 h-19 k17
wners g-27 m66
wni g68
wnie h22
wnin g73 h-20
wning g73 h-20
wns r30 g-28 h-24
wns_ g-25 h-38
wnsh r30
wnsho r30
wo_ r-28 g-52
woma g-25
woman g-25
womb g20
womb_ g20
won r-18 m83 h-33
won_ r-18 m57 h-33
woo r-25 g77 h-29
wood g28
wood_ g32
wool r-25 g49 m-20 h-17
wool_ r-25 g49 m-20 h-17
wor r20 g-22 m17 h28
word h26
wore g-24 m21
wore_ g-24 m21
work h-22
work_ m23 h-29
worke r-47 h43
worki r26 g15
workm g29
works r31 g-48 m-15 h-35
worl m25
world m25
wors g-17 h58
worsh g-17 h58
wort r36 m-17
worth r36 m-17
wou m44
woul m44
would m44
wra h-20 k-17
wra_ m16
wrap k-17
wrapp h-17
wre m16 h-19
wrec h-19
wreck h-19
wres m17
wrest m17
wri r44 g36 h52 k15
writ g42 h42 k15
write h24
writi r-22 g51
writt k22
wro r-24 h-27 k48
wron k48
wrong k48
wrot r-26
wrote r-26
ws_ r28 g68 k-56
wse h42
wur h38
wurs h34
wurst h34
wwa r23
wwar h15
wwe r20 k24
wye g-38 h-37
wyer g-38 h-37
wyer_ g-38 h-36
xa_ g15
xac r-26
xact r-26
xactl r-21
xam r-32 g-30 k-25
xam_ r-34 g-34 h-18
xami g17 h32 k-15
xamin g17 h32 k-15
xams h-22
xams_ h-22
xan g-17 h36
xana g-17 h36
xanax g-17 h36
xbe m17
xbet m17
xbet_ m17
xch r-19 g-21 m33
xcha r-19 g-19
xchan r-19 g-19
xed m15
xed_ m15
xer h34
xer_ h27
xes g-16 h-35
xes_ g-16 h-35
xi_ r-38 m-31 h-53
xin m-37 h58
xing m-37 h58
xing_ m-37 h58
xis g30
xist g30
xist_ g24
xpe r-17 h-19
xpec r-21
xpect r-21
xpen h-21
xpens h-21
xper m17 h24
xperi h33
xpert m17
xpi g26 h42
xpir g26 h42
xpire h32
xpiri h-22
xpiry g26 h32
xpl r-30 g-26 k37
xpla r-30 g-23 h-15 k38
xplai r-30 g-23 h-15 k38
xpr r24
xpre r24
xpres r24
xt_ r16 g35 m47 h-45
xte r-24
xten r-24
xtend r-35 g25
xtens g-21
xti g-43 h29
xtin g-43 h29
xting g-43 h29
xto h23
xtor h23
xtort h23
xtr r31 g-32 m-17 h18
xtra r34 g-32 m-17 h32
xtra_ r36 g-32 m-17 h19
xty m26
xty_ m26
xx_ r38
xxx h34
xxx_ h24
xy_ h22
y3a g53 m15 h-24
ya3 g31
ya5 m39
ya5o m39
ya_ g46 h-76
yac h28
yach h28
yacht h28
yad r-36 g-50 m-26 h-23
yad_ r-29 g-17 m-18
yada r-19 g-21
yada_ r-19 g-21
yah r-22 g31 h34
yah_ r-37 g33 h28
yaj r68 h-28
yaj_ r68 h-28
yak r43 g-16 m24 h-18
yakh r43 g-16 m30
yal r57 g-23 h-32
yal_ g-16
yals r34 m15
yals_ r34 m15
yam h21
yam_ h21
yan g-44 m20 h-43
yan_ r-25 m17 h-30
yani g-31 h-25
yani_ g-31 h-25
yant h31
yant_ h21
yar r-47 g20 h-40 k-20
yar_ r-26 g23
yara g15 h-32
yara_ r-44 g25 h-25
yard g-18
yard_ g-18
yas r19
yat r-52 g50 m-16 h-35
yat_ r-27 g54 m-16 h-35
ybe r-23 g71 m49 h-37
ybe_ g46 m32 h-16
yber r-17 g26
yber_ r-17 g26
ybi g18
ybit g20
ybit_ g20
ybo m17 h28 k24
ybod m16 k24
ybody m16 k24
yboy h47
yboy_ h43
ych h29
ychi h47
ychic h47
ycl h-21
ycle m16 h-16
ycle_ m16 h-16
yda r15 g-24 h-26
yda_ r16 h-35
ye_ g-21 h59
yea r-22 g71 m-17 h-28 k-22
year r-22 g72 m-17 h-39 k-22
year_ g39 h-28 k-15
yearl g-15 h-25
years r-29 g48
yeb h24
yed r29 g-27 m21
yed_ r17 g-23 m24 k-20
yedf k23
yedfa k23
yee r59 k25
yee_ g22 k32
yeh r33
yek m20
yel h30
yen g-31 m30
yen_ g-21 m31 h16
yenz m18
yer r-30 g-80 m-24
yer_ r-36
yers g-37 m-15 h22
yers_ g-37 m-15 h22
yes r56 g27 k36
yes_ r17 h33 k22
yest r36
yeste r36
yet r-31 g145 h-78 k-24
yet_ r-17 g121 m19 h-43 k-23
yez g-25
yfa h41
yfan h41
yfans h41
yho m27
yhou m27
yhoun m27
yie r38 m-17 h-27
yiel r38 m-17 h-27
yield r38 m-17 h-27
yin m-18 h54
ying m-18 h54
ying_ m-18 h54
ykh h15
ykh_ h15
ylen r17
ylend r17
yli r-19 h-21
ylin r-19 h-21
ylind r-16
ylo r35
yloc r35 h-19
ylock r35 h-19
ym_ r-56 g-31 m-39 h-37
yma g-22 h48
yman_ g22 h-16
ymas h25
ymash h25
yme r-23 g31 m-16
ymen r-23
yment r-21
ymex g23 h-15
ymex_ g23 h-15
ymn r40 h-27
ymnt r40 h-27
ymnt_ r40 h-27
ymo h-38
ymp r-16 g54 m43 h-15
yna r-30
ynd m42 h30
yndi m42 h30
yndic m42 h30
yo_ g23
yof h20
yoff h20
yoff_ h20
yom r76 g-32 m-25 h-36
yom_ r76 g-32 m-25 h-36
yon r-19 g-19
yone r-39 g-20
yone_ r-39 g-20
yor g28 m33
yot r-16 g20 h33
you g18 m34 h-99 k41
you_ r32 g-52 m28 h-18
your r-56 g68 h-35 k31
your_ r-56 g39 m-33 k33
yours g29 m29 h-23
yous r-15 g-18
youse g-18
yout r32 g20 h-41
yout_ r32 g20
youth h-46
ypa k37
ypas k37
ypass k37
ype g16
ype_ g16
ypt r25
ypto_ r18 h-22
yra r31 h21
yraj r33
yre h-22
yric h31
yrica h31
yro h-17 k36
yrol h-17 k36
yroll h-17 k36
ys_ r18 m20 h38 k-45
yse r-31 g-17 m-18
ysel r-31 g-17 m-18
yself r-31 g-17 m-18
ysi r-16 h-90
ysio r-16 h-15
ysiot r-16 h-15
yst g29 k32
ysta h38
ystal h38
yste g41 h-47 k33
ystem h-23 k39
yster g52 h-24
yth g25
ythi g25
ythin g25
yun r29 g-19 h-49
yung r29 g-19 h-45
yung_ r29 g-19 h-45
yya g32 m-27 h-67 k18
yya_ g32 m-20 h-28 k18
yyar g-21 h-31
yyara h-31
yyat g27 h-22
yyat_ g27 h-22
yye h43
yye_ h17
yze r41 m16
za_ r-28 g-20 m-47 h-27 k15
zab r-23 h21
zabo h21
zah g-19 h44
zahl g-18 h48
zahle g-17 h17
zak r-35 g30 m-23
zaka r-35 g-16 m-17
zakat r-35 h-34
zal m34 h32
zam h-15
zan r82 m-23 h-62
zan_ h-24
zani r19 h-25
zanin r19 h-25
zar r-17 g-15 h77
zar_ h49
zard h23
zard_ h23
zat h25
zatl h33
zatla h33
zaw r77
zaww r64
zawwa r31
zay r-25 h-58
ze_ r-33 g-36 m18 h-27
zed h35
zed_ h35
zee r41 m18 h48
zeed r41 m21 h15
zeer h33
zeer_ h33
zel r23 m18 h-55
zel_ r23 m18 h-55
zem r41 h-17
zem_ r41 h-17
zer r-27 g49 h-18
zero r-22 g50 h-24
zero_ r-17 h-24
zes m-15
zes_ m-15
zey r-18
zeya r-18
zeyad r-18
zi_ h-16
zil h-17
zil_ h-17
zin g-20 h-21
zine g-15 h-41
zine_ g-15 h-43
zir h37
zir_ h40
zle h-27
zle_ h-27
zo_ g-27 h110
zod h27
zodi h27
zodia h27
zon h29
zone h39
zone_ h39
zoo h-22
zoo_ m-21
zra h18
zran h18
zrana h18
zya g-27 h-19
zyad g-27 h-19
zyada g-15
zza m-38 h-48
zza_ m-27
zzan r19 h-25
zzani r19 h-25
zzl h-27
zzle h-27
zzle_ h-27
ءه_ m-19 h18
اء_ g-43 m-56 h-60 k-28
اءه m-19 h18
اءه_ m-19 h18
اب_ g-58 m-33 h42
ابا r-16 g-15 k-23
اباح h20
اباحي h20
ابت g17 m-17
ابتز h23
ابتزا h23
ابته h-16
ابته_ h-16
ابح r37 g-29 k-21
ابحا r34
ابحات r34 h-15
ابحه g-22 k-16
ابحه_ g-22 k-16
ابر g-25 h-16
ابرا h21
ابراج h21
ابس r-49 g-15 h-30 k-16
ابس_ r-49 h-32 k-16
ابط r-16 m17 h42
ابع r-36 g-16 m17 h26 k15
ابع_ r-33
ابغ k19
ابغي k19
ابغي_ k19
ابق g-26 m69
ابقه m39 h-20
ابقه_ m39 h-20
ابل g18 k33
ابل_ h31
ابلا k37
ابلاغ k37
ابن g25 m-29 h-31
ابني g16 h-20
ابني_ g16 h-20
ابه g-42 h41 k52
ابه_ g-42 h41 k52
ابو r18 h-26
ابو_ r21 g-29 h-25 k17
ابوي g24
ابي r76 g-20 m-36 k34
ابي_ r60 g-26 m-23 h-21 k39
ابيض h31
ابيض_ h31
ابيعك g49 h-24
ابيعه h26
ابين h18
ابين_ h18
ات_ r31 h-21 k20
اتا r32 g-20
اتاخ r36 g-17
اتاخر r36 g-17
اتب r-30 m-15 h-67
اتب_ h-53
اتبي r-26
اتبي_ r-26
اتج h25
اتجا h25
اتجار h25
اتر r-19 g52 m28 h-32
اتر_ g26 h-22
اترا m28
اتراه m28
اتز g19
اتزر g19
اتزرع g19
اتس r-20
اتش g-17 m42
اتشا m32
اتشات m23
اتص g15 h-28
اتصا g15 h-28
اتصاد g18
اتصال h-20
اتف g-24 h-35
اتف_ h-23
اتفق g-15 h-17
اتفقن g-15 h-17
اتل k33
اتلي h-15 k35
اتلين h-15 k35
اتم r-22
اتن r50 m28
اتنا r52 m28
اتنا_ m34
اته h-18 k17
اتها k17
اتها_ k17
اتو g-70 m35 k15
اتور g-42 k15
اتوره g-42 h-18 k16
اتوق m26
اتوقع m26
اتي r32 g15
اتير r33 h-29 k27
اتير_ r33 h-29 k27
اتين g30 h33
اتين_ g30 h33
اث_ g23 h-21
اثا g-20 h-29
اثاث g-20 h-32
اثاث_ g-20 h-32
اثم r-28 k15
اثمي r-28 k15
اثميه r-28 k15
اثه r18 g-31
اثه_ r18 g-31
اثي r29 g-22 h18
اثيل h24
اثيل_ h24
اثين r21 g-17
اثين_ r21 g-17
اج_ r-43 g-26 m-23 h42 k-24
اجا g60 m-32 k28
اجات g60 m-32 h-15
اجات_ g60 m-32 h-15
اجار h-17 k36
اجار_ k36
اجاره h-19
اجاه g19
اجاه_ g19
اجت h18
اجر g-51 m-48 h-30 k52
اجر_ g19 m-31 k18
اجرت g-29 m-16 h-26 k39
اجرت_ r-17 h-19 k45
اجره g-41
اجره_ g-41
اجع r-16 h-38 k-30
اجل r97 m-23 h-27
اجل_ h-20
اجلت r75 h-25
اجلت_ r75 h-25
اجله r27 h18
اجله_ r27 h18
اجن g20 h-18
اجنب g20
اجنبي g20
اجها g-23 h27
اجهاض h27
اجو g-15 h17
اجون h30
اجون_ h30
اجي r34 k21
اجير k23
اجير_ k23
اجيل r23
اجيل_ r23
اح_ g-35 m38 h-77
احب r-32 k35
احب_ k34
احبت h28
احبتي h28
احبه g17 h-28
احبه_ h-21
احت r-63
احت_ r-15 g33
احتيا h18
احد r-19 g36
احد_ r-24
احده g34 h20
احده_ g28 h24
احذ h24
احذف h24
احذف_ h24
احر g-18 h67
احر_ h34
احق g41
احقا g41
احقا_ g41
احل h-15
احل_ h-19
احم g-25 h33
احمر g-16 h36
احمر_ g-16 h36
احه h-32
احه_ h-28
احو r-18 g-16 h-17 k49
احول r-18 g-16 h-17 k49
احول_ g-15 k23
احوله h-16 k26
احي g-24 h72
احيه g-20 h57
احيه_ g-20 h57
اخت r-73 m-50 h-39 k-15
اختر r-47 g-47
اخترا h37
اخترت r-44 g-42 h-32
اختي r-27 g42 h-41
اختي_ r-18 h-34
اختيا g48
اخد r35 m-18
اخد_ r15
اخذ r76 g-27 m36 h-27 k-27
اخذ_ r17 g-33 m43 h-33
اخذت_ r27
اخذته r-24
اخذه r34
اخذها r22
اخذو r17
اخذوه r17
اخر r75 g-33
اخر_ r65 g-19 h-22
اخرت g-18 m-16
اخرت_ g-18 m-16
اخره h15
اخره_ h15
اخض g39 m25 h-18
اخضر g39 m25 h-18
اخضر_ g39 m25 h-18
اخف k15
اخفا k15
اخفاء k15
اخل r33 g41
اخل_ g27
اخله g15
اخله_ g32
اخو h-32 k25
اخوه r25 h-16 k28
اخوه_ r25 h-16 k28
اخوي r-32
اخوي_ r-27
اخي h-20
اخي_ r-17
اخير_ r-16
اد_ r39 g-32 m-37 h-27 k-15
ادا r40 h-20
ادات r24
ادات_ r24
ادار r18
اداري r25
ادت m36
ادت_ m36
ادث r-20 g28
ادث_ r-20 g28
ادخا g16
ادخار g16
ادر g16
ادف g33 h-18
ادفع g33 h-18
ادفع_ r-18 g51 h-18
ادل r-40 g85 h-33
ادلا g21
ادلات g21
ادله r-29 g53 h-20
ادله_ r-29 g53 h-20
ادم g58 m-35 h-45
ادم_ g43 h-19
ادما m-33 h-23
ادمان m-33 h-23
ادمه g17
ادمه_ g17
ادن r16 g35 h-30
ادني r22 g22 h-30
ادني_ r22 g22 h-30
اده g-31 k-49
اده_ r-21 g-29 k-40
ادو h41
ادو_ h20
ادور g24
ادور_ g24
ادول h24
ادول_ h24
ادي r-32 g-30 h16 k21
ادي_ r-32 g-34 h-37 k38
اديب h44
اديب_ h44
اديق h-19
اديق_ h-19
اديه g17
اديه_ g17
اذا g115 h-18
اذا_ g115 h-18
اذو r69 h-29
اذون r69 h-29
اذون_ r23 h-18
اذونا r46
اذي h24
اذين h24
اذين_ h24
ار_ g33 m26 h-139
ارا g37 h-48 k-20
ارات g16 m17 h-48 k-19
ارات_ m17 h-45 k-19
اراض g18 h-16
اراضي g18 h-16
اراه m-17 h33
اراه_ m-17 h33
ارب g-34 k-16
ارب_ h18
اربع g-17 m-20 h-22
اربع_ r-37 m-16 h-18
اربعي r38 g-17
اربه r-28 h33
اربه_ r-28 h33
ارت r-30 g-28 m-22 h48
ارتف g15 m-16
ارتفا g15 m-16
ارتي r-15 g-33
ارتي_ g-30 h-21
ارتين h26
ارج r-29 g47 m-17 h-17 k36
ارج_ k50
ارجن g74 h-36
ارجن_ g74 h-36
ارخ h28
ارخص h28
ارخص_ h28
ارد g-26 h39
ارد_ r-21 h32
ارده r22
اردها r39 g-15
ارس g-28 m37
ارس_ g-25
ارض r-43 m-35 h-90
ارض_ r-37 m-35 h-81
ارط g-17 m53 h-25
ارع g-25 m31
ارع_ m22
ارعه g-22
ارعه_ g-22
ارف g39 k-15
ارف_ g32
ارق m26 h48
ارقا m27 h54
ارقام m27 h54
ارك g-32 h33
ارك_ g-15
اركه r21 g-15
اركه_ r21 g-15
ارن r-15 g70 h-18
اره r-29 g-32 h64
اره_ r-25 g-18 h78
ارو g16 h30
اروا h17
ارواح h17
اروت h16
اروت_ h16
اري r15 h24 k29
اري_ r68 g34 m24 h-44 k-19
اريخ g25 h20
اريخ_ g25 h20
اريد k23
اريد_ k23
اريف r-43 h-30 k31
اريف_ r-43 h-30 k31
اريه g-34 h40
اريه_ g-24 h41
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
ازل r-41 g41
ازل_ g42
ازم h-19
ازم_ h-19
ازه h42
ازه_ h42
ازو g20 h-28
ازون g43 h-20
ازون_ g43 h-20
ازي r39 g-27 m65 h-45
ازي_ m46
ازين m24 h27
ازينو m24 h27
ازيه h-78
ازيه_ h-78
اس_ r26 g-34 m-56
اسا r23 g-30 k25
اسب r24 g-24
اسبه g-19
اسبه_ g-19
اسبو r25 h22
اسبوع r25
است r-57 g-19 m-29 h-97 k81
استث g26
استثم g26
استح r-15
استحق r-15
استخ h-22 k56
استخد h-22 k56
استر h32
استص g-15
استصن g-15
استع r-34 g21 k20
استعم r-34 g21 k20
استق k16
استقب k16
استل r-18 g32 h-35 k15
استلا g21
استلم h-19 k35
استي g-22 h-17
اسح m22 k26
اسحب m22 k26
اسد r34 h48
اسدد r34 h54
اسدد_ r33 h36
اسر m18 h-24
اسر_ m18
اسط h55
اسطه h69
اسطه_ h69
اسع g33
اسعا g33
اسعار g33
اسق r-27
اسقط r-27
اسقط_ r-15
اسك h36
اسل g-51 h-15
اسلا g-30 h-18
اسلام g-30 h-18
اسلم g-21
اسم r-16 g-56 m-25 h-70 k42
اسم_ g-24 m-32 h21 k25
اسمن h-26
اسمنت h-21
اسمه g17 m19
اسمه_ g17 m19
اسمي g-38 h-24 k20
اسمي_ g-38 h-24 k20
اسن m-22
اسنا m-22
اسنان m-22
اسه r-17 g21
اسه_ g16 h-18
اسي r-43 g-19 h-40
اسين h-34
اسين_ h-34
اسيه r-16
اسيه_ r-16
اش_ r39 g36 h-120
اشت k-16
اشتر h-22 k-15
اشترا r-26
اشترط r21
اشتري h-18
اشتغ h19
اشتغل h19
اشخ h28
اشخا h28
اشخاص h28
اشر r91 m24 h39
اشر_ r91 m28 h33
اص_ r-24 m-31 h66
اصر r-24 h28
اصر_ r-28
اصرا h19
اصرات h19
اصف h31
اصفا g15
اصفات g15
اصل r43 g-51 m-28 h-15 k-17
اصل_ r70 g-19
اصلا h-36
اصلي r-35 g-36 h46
اصلي_ r-21 g-19 h51
اصليه g-17
اصه r21 h36
اصه_ r21 h36
اض_ r-27 g19 m-15 h25
اضا r-15
اضاف r-15
اضافي g24
اضح g-17 h45
اضح_ g-17
اضر g-33 h-35
اضرا h-23
اضرار h-23
اضره r-17 g-30
اضره_ r-17 g-30
اضه h-25
اضه_ h-25
اضي r-15 g17 h18
اضي_ r-16 m-16
اضيه g20 h32
اضيه_ g20 h32
اط_ r-63 g-68 m87 h-33
اطر r15 g18
اطف m-38 h-19
اطفا m-38 h-19
اطفال m-38 h-19
اطم g-22
اطم_ g-22
اطي m15
اع_ r-37 k-16
اعات r-19
اعات_ r-19
اعب g-21 m-18 h69
اعب_ g-21 m-18 h69
اعت r65 g-19
اعت_ r57
اعتي r-21 g-16
اعد m30 h-41
اعد_ g25 m31 h-39
اعر h-15
اعرف h-15
اعرف_ h-15
اعض h23
اعضا h23
اعضاء h23
اعط r-25
اعطي r-35
اعطيه r-42
اعف r29 m26 h26
اعف_ r22 m26 h27
اعل g19
اعلا m-16
اعلان m-16
اعلي g21
اعلي_ g21
اعم h-25
اعما h-20
اعن g20
اعني g20
اعني_ g20
اعه r-39 g-46 h-20 k22
اعه_ r-31 g-47 h-20 k28
اعو r91 g-31 h-25
اعول r41 g-19
اعولي r41 g-19
اعوه r50 h-23
اعوه_ r40 h-20
اعي g-30 m-22
اعي_ g-19
اعيه h17
اعيه_ h17
اغ_ h-50 k37
اغو h21
اغو_ g15
اغون h27
اغون_ h27
اف_ g47 m-24 k-15
افا g24 h-21
افا_ g25 h-15
افر h-18
افر_ g20
افع r-15 g17 m36
افعه m37
افعه_ m37
افق g-32 m-23 h78
افق_ g-16 h49
افقا h30
افقات h30
افل g-24 m-20
افل_ h-40
افلا h66
افلام h66
افه r-19 g24 h-40 k-18
افه_ r-19 h-36
افها g23
افها_ g23
افي r-35 g33
اق_ g-23 m20 h38
اقام h16
اقامه h23
اقت r-18 g19 m26
اقتر g18
اقترا g20
اقد h42
اقدم h44
اقدمه h44
اقر r28
اقرض r41 m-25
اقرضن r15
اقس r-42 g-18
اقسا r-42 g-18
اقساط r-42 g-18
اقص r16 g-19
اقصه g-18
اقصه_ g-18
اقل r88 g-33 k25
اقل_ r88 g-33 k25
اقم h-29
اقه h-39
اقه_ h-39
اقي k18
اقي_ g-18 h17 k18
اك_ r-45 m32 h15
اكا m60
اكب r34 m21 k18
اكبر r34 k18
اكبر_ r34 k18
اكت r47 g-21 h-17 k37
اكتب k40
اكتب_ k40
اكتو r20 h-15
اكث r43 g-19
اكثر r43 g-19
اكثر_ r43 g-19
اكر r-15 h-19
اكر_ r-21
اكرا h-20
اكرام h-20
اكس r-18 g-31 m62 h27
اكس_ m65 h29
اكل r22 m15 h21
اكل_ r22 m15 h21
اكم r30 h-36
اكن r32 g-18
اكن_ r32 g-18
اكه r-25 m30 h-20
اكه_ r-24 m31 h-17
اكي r-24 m44 h-15
اكيا g24
اكياس g24
اكين r-21 g-25 m57
اكينا m33 h29
اكينه r-18 m24 h-28
ال_ r43 g-82 h74 k53
الا r77 g17 h-19 k-28
الا_ h30
الاب h32
الات g17 h-37
الات_ h-46
الاج h26
الاجا h19
الاجر g20
الاجل g-16
الاح g-16 h32
الاحد r17 g-16
الاخ r-38 g49 h-19
الاخت g35
الاخي r-30 g18
الاد r38
الار g46
الارا g16
الارض g25 h-22
الاس r25 g24 m23
الاسب m32 h29
الاست g43
الاسع m31
الاسل g-18
الاسو r21
الاص r-15
الاصل h-26
الاق g-28 m15
الاقس r18 g-23
الال r67 g-36
الالف r67 g-35
الام g16 h-46 k15
الاما h-15
الامت h-20
الامه r24
الامو k24
الان r27 g-18 m16 h16
الان_ r-18
الانت r23 g-22 m17 h26
الانظ r23
الاو m19 h17
الاي k-39
الايت r16
الايج r-19 k-18
الب g47 m-22 k-23
الب_ h26
البا k15
البار h75
الباق r31 h18 k21
الباي g25 h-16
البح r-15 g55 h-22
البحر g65
البخ m42
البخت m42
البد g30
البدل g30
البر g-37
البر_ g-32
البص h19
البصا h19
البض r-37 g50 k-22
البضا r-37 g50 k-22
البط r18
البطا r18
البق g60 h-20
البقر g63
البل r40 g-17 m-27
البلد r20
البلو m-20 h18
البن g-52 h27 k20
البنا g-30
البنت h49
البنك r16 g-17 k20
البو r-24 g-39
البور g-36
البي g34 h-39 k-25
البيا g-29
البيت r29 g23 h23 k-25
البير h16
البيع r-28 g41 h-40
الت r53 g-22 h-119 k29
التا r-30 g36 h-21
التاخ r-22
التام g29
التج g36
التجا g36
التح h-16 k56
التحو g15 h-16 k56
التخ g27 h-25
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
التمو r21
الته r26
الته_ r26
التو r38 m19
التوت h-22
التوص g20
التوف r40
التوق h19
التي g-51 h-28
التي_ g-51 h-24
الث r-41 m19 h-70
الثا m24 h-24
الثال r-16
الثان m26
الثل r-19 g-27
الثلا r-40
الثلث r22 g-22
الثم g18 h-23
الثمن h-23
الج r16 h-64
الجا r22 g44 m27 h-42 k-15
الجار r19
الجام k-15
الجاي g63 m34 h-19
الجز g36 h-40
الجزا g36 h-40
الجل h27
الجلس h27
الجم r-26
الجمل r-27
الجن g-21
الجن_ h21
الجني h-27
الجه r-30 g-20
الجها r-30 g-15
الجو r55 h-16
الجوا r47 h-15
الح r20 g35 h-29 k80
الحاج r22 g43
الحار r-18 g-19
الحب g47
الحبي h28
الحج g-15
الحد g-15 k47
الحد_ k47
الحر h55
الحره h52
الحري g17
الحس r75 g-28 h-29 k16
الحسا r89 g-20 h-15 k18
الحص g19
الحصا g19
الحظ g48 m49 h-19
الحظ_ g48 m49 h-19
الحق k37
الحك h15
الحل g-22 h28
الحلو h32
الحم h-19
الحو g-42
الحي r-22 g40
الحيا r-18 g27
الخ r-72 m21
الخا r17 g-22 m15 h49 k17
الخار g-17 h21 k18
الخاس m18
الخاص r19 h30
الخر r-47 g24 h-36
الخرف g22
الخرو m15
الخري r-37 g22
الخز r24
الخس r-20 h-25
الخسا r-20 m-28 h-23
الخسر m18
الخم g-18 m19
الخمي r-15
الخي r-21 g36 h37
الخيا r-20 g29 h-18
الد r-24 g-41 m-37 k-29
الدا r24
الدر g-15 h-15
الدف r-29 g28 h25
الدفع r-29 g35
الدفي h21
الدك g-28 m-29
الدكا g-28
الده r-27 h-35
الده_ h-27
الدو r24
الدوا h-18
الدور h19
الدول r24
الدي r-45 h17
الدين r-34
الديو g23
الذ g57 m20
الذه r-16 m21
الذهب r-16 m21
الر r16 g-49 m-24 h38
الرا r30 m-22 h-24 k-17
الرات r44 k-15
الراع g-16 h-17
الرب m-43 h-23
الربح r-45 m-43 h-26
الربو r27 h15
الرحل h-19
الرخ h22
الرخص h22
الرس r-29 m-18 k22
الرسو r-16
الرص m17 h19
الرصي m17 h19
الرق k15
الره r29 m15
الرها m16
الرهن r29
الرو g-15 m29 h45
الري r-19 g-21
الريا r-19 g-21
الز r17 m-20 h70
الزب g15
الزو h52
الزوج r-20 h57
الزيا h19
الس r-37 m20 h75
السا g-31 h55
الساح h19
الساع r21 g-20 m17 h41
الساي h18
السب g-16
السح r27 g-22 m17
السحب r29 m33 h-17
السحر m-16 h27
السد h-26
السع r-62 g25 m-26
السعر r-62 g38 m-22
السف g42 h18
السفا h32
السفر r22
السفي g36
السك h28
السكو h23
السل g-26
السن r18 g45
السند r32 m-19
السنه g23 m26
السنو g27
السه m21
السهم m21
السو h-55
السوق h-19
السي r-18 h41
السيا r-39
السير h32
الش r16 g44 h-16 k-34
الشا g32 h38
الشام h-16
الشاه g25
الشاي h17
الشب g47 m-45
الشبا m-25
الشبك g50 m-20 h-24
الشج g30
الشجر g30
الشخ r18
الشخص r18
الشر g-39 h-73
الشرط g24 m20 h-29
الشرك r-22 g-30
الشه m16
الشهر m16
الشو m15
الشوط m16
الشي r38 g-19
الشيخ h30
الشيك r45
الص r39 m-36 h-105
الصا r36 h-16
الصاي r25 h-16
الصب r38
الصبر r38
الصر r15
الصرا r15
الصل h26
الصلا h26
الصن r-16 g-28 h-36
الصند r-16 h-34
الصو r-36 h-15
الصي g17 m-20 h-55
الصيا r-15 g28 m-19
الصيد g-24 h-40
الصيف r22
الض k22
الضا g-33
الضر g46 h-49 k24
الضري h-22 k18
الط g-46 m22 h44 k-32
الطا r-36 g-19 h64 k-15
الطال h19
الطاو g-19 h44 k-15
الطب g19 h-35
الطبي g19 h-28
الطر r27 g-17
الطل h19
الطي m30
الطيا m30
الع r41 g-48 h-23 k-21
الع_ h28
العا r27
العاب m22 h-20
العاي r38
العج m16
العد r21 g-17
العر g-22
العس m-24
العسل m-24
العش h-30 k-15
العشا h-28 k-15
العشر m15
العق r25 g15 m-16 h-30
العقا h-20
العقد r30
العم r-31 m-22 h23
العمل m-26 h21
العن g20
العنب g20
العي r38
العيد r22 g19
العين r28 g-22
الغ r-71 g99 m-28 h-83
الغا g39
الغد g-18 h-28
الغدا g-16 h-28
الغس g-18
الغن g26
الغنم g26
الغو g60 h-24
الغوا g36 h-16
الغوص g24
الغي g25 h-16
الف r38 g-33
الف_ r41 g24 m-27
الفا r45 g-30 m-16 h-27
الفاي r53 g-20 h-38
الفر g51 h-87
الفرس g29
الفرق k16
الفرو g24
الفري h-29
الفع r-29
الفعل r-29
الفق g-16
الفل r34 h-19 k33
الفلو r34 h-19 k33
الفن h96
الفنج h52
الفه h20
الفه_ h20
الفو m53 h42
الفوا m28 h35
الفي r-20 g-40
الفيز g-16 h-22
الفين r-21 g-21
الق r-33 g-87 h19 k-34
القا g21 h43
القاد g52 h-26
القار h23
القاض h43
القب g-20 h23
القبض g-20 h27
القد g-26 h-17
القدي g-23
القر h-37
القرا g-16 m-30 h-56
القرض r16
القرع m16
القس r17 g-32 h-20
القط h-24
القم r-22 m33 h-15
القما m45
القن h21
القو r-15 m-20 h69
القوا r-15 m-20 h49
الك r-15 g50 m26 h-22 k-29
الك_ g37
الكا r-29 g-15 m17 h-18
الكاش g-21 h-15
الكب g27 h21
الكبا h22
الكت m-19 h-26 k-15
الكتا m-16 h-24
الكر r-27 g20
الكرا r-27
الكس m21
الكسب m21
الكف r44 g-21 h47
الكف_ g-19 h65
الكفا r42 h-18
الكل r-19 m33
الكل_ r-18 m33
الكه h-40
الكهر h-40
الكو g35
الكي r23 g-38
الل r-53 g-39 m57 h22 k-29
اللح h24
اللع g-15 m16
اللعب g-15 m16
الله r-67 h-21
الله_ r-67 h-21
اللو g-18 m41 h37
اللي r36
اللي_ r19 g16 h15
اللير r17
الم r-17 g17 m-20 h-23
الم_ r-24 h-22
الما g40 m17 h-41 k18
المات m19 h15
المار g30
المال r27 h-43 k29
المب r-24 m25 h23 k17
المبا m21 h45
المبل r-28 g19 h-19 k17
المت r33 g18 h-19
المتا r21
المج g44 m16
المجل r-15
المجم r17 m18
المح r-21 h16 k-27
المحت g44 h-21
المحص r20 g-15
المحك g22
المحل r-38 g-40
المخ g-15
المخا h41
المخت h-24
المخد h-39
المد r44 h-34
المدر h-43
المده r46
المر r-32 h31
المز r-20 h-17
المزا g28
المزر r-18 g-25
المسا m24
المسب g25
المست g-73 h-23
المش r24 h37
المشت r27 g15
المص g-26 h27 k17
المصح h25
المصن h21
المط m-25 h-18
المطا h-28
المطر g31 h-19
المطل h34
المع g-41 m-15 h-15 k-15
المعا g-17
المعد r21 g-23
المعر h-17
المف g27 m-15 h-21
المفا g49 m-15 h-19
المفت g-21
المق g-24 m-22
المقا r-21 h-35
المقب h18
المك r43 m-29
المكت r-22 h20
المكش r68 m-26
المل r-49 g23 h-16
الملا r-48 g45
الملك g-18
المم g-33 h44
المن r-18 g20 m17 h19
المنا h36
المند h34
المو m31 h19
الموت r22
الموج r17
المور g23
الموس g16
الموق g-16 m44 h85 k17
المول g-18
المي r20 h-28
الميز g-28
الميه r40 h-20
الن r-53 g23 k20
النا g25 h-27
الناق g58 h-24
النب h40
النبي h40
النت h18
النتي h18
النح h28
النحس h28
النخ g30 h-25
النخل g30 h-25
النس h-23
النص r-19 g-19 m28
النص_ g-19 m15
النظ h-23 k31
النظا h-26 k31
النف g21 h21
النفط g21 h21
النق g-24 m15
النقو m18
النه r-17 g37
النها r-17 g30
اله r-27 g36 m-27 h-33
اله_ r-16 g-66
الها g59 h-17
الهاش g22
الهام g27
الهب g27
الهبو g27
الهج g-21
الهجن g-21
الهو g49 h-29
الو m-43 h-21
الوا g-18
الواس h20
الود r-25 h38
الودع h40
الودي r-27
الور r21 k-18
الورش g18
الورق r32 h19
الوز h-16
الوزا h-16
الوش g21
الوش_ g21
الي r16 h24 k-43
الي_ r-19 g-21 h-26 k-39
اليا m15
اليان m15
اليه g23
اليه_ g23
اليو r53 h16
اليوم r48 h16
ام_ r-66 m-16 h146
اما r33 g-15 m-19 h-27
اماد h24
امادو h24
اماز g43 h-20
امازو g43 h-20
امان h-24
امت r15 g25 h-26
امتح h-19
امتحا h-19
امتل r17
امح r-64
امر m94 h23
امر_ m46 h-33
امرر h40
امرر_ h40
امس g28
امس_ k-15
امسح k19
امسح_ k19
امش r-17 g56 m-15 h-26
امش_ r-17 g90 m-15 h-34
امض g40
امع r-32 k-15
امعه k-15
امعه_ k-15
امل r-27 h-43 k-18
امل_ r-17 g17 m-22 h-74
امله m18 h43
امله_ m18 h43
امه g-47 h-48
امه_ g-21 h-35
امها r35 g-21
امهال r35
امو g-31 h-21 k53
اموا h-23 k53
اموال h-23 k53
امور g-27
امور_ g-27
امي r-47 g-26 m-40 k-55
امي_ r-30 g-78 h-15 k-37
امين r-45 g82 m-19
امين_ r-45 g82 m-19
اميه r28 g-27
اميه_ r28 g-27
ان_ r-139 g-24 m-27 h-98 k29
انا r23 h86
انا_ r42 g19 h91 k15
انات r-17 m21
انات_ r-17 m21
اناك h17
اناكس h17
انبر g21
انبرم g21
انت m35 k-15
انت_ m21
انته h20
انتها h20
انج h37
انخ m-15
انخف m-15
انخفا m-15
انشر g-17 h20
انشر_ g-17 h20
انص m33 h23
انصي m33 h30
انصيب m33 h30
انظ r31
انظا r31
انظار r31
انف h-25
انق h27
انق_ h33
انك g28
انكس g28
انكسر g28
انه r58 g-113 h75 k40
انه_ r39 g-78 h26
انها r20 g-52 h51 k30
انها_ r20 g-52 h51 k30
انهي g17
انو r-16 g21 h-29
اني g-27 m19 h70
اني_ g-46 m23 h40 k20
انيا h63
انيا_ h54
انيه g18 h-41
انيه_ g18 h-41
اه_ r-100 m-104 h-93 k-33
اها r18
اها_ r34 g27
اهد h33 k36
اهد_ h45
اهدي k38
اهدين k38
اهر g-20 m19
اهز h51
اهز_ h28
اهزه h22
اهزه_ h22
اهل r27 h-21 k-18
اهلي h-17 k-18
اهلي_ h-17 k-18
اهم r24 h-32
اهم_ r30 h-20
اهن r-25 g-25 m160 h-62
اهن_ g-25 m31
اهنا h-20
اهنا_ m43
اهنات m-50
اهنت m20
اهنت_ m19
اهنه r-18 g27 m73
اهنه_ r-18 g27 m73
اهني m24 h-15
اهنين m24 h-15
اهي h34
اهي_ h35
او_ r-27 g157 h-66 k-20
اوب g71 h-33
اوبش g71 h-33
اوبشن g71 h-33
اوج k26
اوجر k26
اوجر_ k26
اود m25
اور g-24 h66
اورا m16
اوراق m16
اورو h49
اوروب h49
اوز h22
اوص g15
اوصا g15
اوصاف g15
اول r-28 g-60 m50 k-20
اول_ g-34 m36 h-38
اوله g-18 m18 h37 k-15
اوله_ g-18 m18 h37 k-15
اولي m-15
اولي_ g-15 m-15 h18
اون g-22
اونت_ r27
اونل m28 h26
اونلا m32
اوه h16
اوه_ h16
اوي r-21 h27
اوي_ r-17 h43
اي_ r-28 g111 h-44
ايا r-19 h15
ايا_ r-17 g24
ايام g-22
ايام_ g-22
اياه h23
ايب r16 g-28
ايت m-17 h24 k-19
ايتا k-19
ايتام k-19
ايتم g18
ايتما g18
ايث h42
ايج h-20
ايجا h-20
ايجار h-20
ايح h45
ايحه h27
ايحه_ h27
ايد r159 g-20 h-64 k-34
ايد_ r117 m-16 h-23 k-19
ايدا m25 h-17
ايداع m25 h-17
ايده r40 g-16 h-22
ايده_ r40 g-16 h-22
اير g-17 h-47
اير_ h-42
ايز m34 h-83
ايز_ m18 h-51
ايزه m19 h-37
ايزه_ m19 h-37
ايس g-17 h20
ايس_ h20
ايست g-16
ايستي g-16
ايش g36 h-40
ايش_ g22 h-37
ايص r33 g19 h-37 k-18
ايصا r33 h-37 k-18
ايصال r33 h-37 k-18
ايض r22
ايض_ r22
ايظ r95 g-20 m-18 h-25
ايظ_ r95 g-20 m-18 h-25
ايع r37 h-26
ايع_ h-24
ايعه r31
ايعها r31
ايغ r44 h-17
ايغ_ r44 h-17
ايف g16 h-43
ايفه g18
ايق r-24 g17 h-41
ايق_ r-22 g23 h-56
ايل r-15 m-22 h-19
ايل_ h-25
ايلي m-17 h-16
ايم h45
ايم_ h24
ايمه h17
ايمه_ h17
اين r-24 m18 h85
اين_ g-18 m37 h57
اينك h31
اينكن h31
اينه h15
اينه_ h15
ايه r-58 g84 m-52 h-50 k15
ايه_ r-54 g67 m-51 h-42 k18
ايي g25 m70 h-39
ايي_ h-57
اييه g51 m73
اييه_ g51 m73
با_ r25 g-24 h-40
باء r17 h-21 k-16
باء_ r17 h-21 k-16
باب m-30 h15
باب_ m-30
بات r-16 g-24 h-22
بات_ r-16 g-22 m-21 h-38
باح m-19
باحي h20
باد r-39 g73
بادل r-39 g73 h-33
بادلا g21
بادله r-29 g53 h-18
بار r-25 g-74 m-28 h112
بارا m-17 h33
باراه m-17 h33
بارب m-16
باربع m-16
بارد h38
بارد_ h38
باري m18 h-32
باز m46 h-42
بازي m46
بازي_ m46
باس r-15
باسم r-15 h-32
باسمه g20
باسمي g-23
باش m33 h53
باشر m33 h48
باع r129 m-23 h-18 k-33
باع_ g29 h19
باعت r59
باعت_ r59
باعن g20
باعني g20
باعه r-23 k-15
باعه_ r-15
باعو r91 g-31 h-25
باعول r41 g-19
باعوه r50 h-23
باق r36 g-33 m-19 k19
باق_ g-18
باقل r32
باقل_ r32
باقه h-20
باقه_ h-20
باقي g-18 k19
باقي_ g-18 k19
باك r45 g21 h-31
باكر g23
باكر_ g23
بال r-64 g97 m-29 h20
بالا r18 g-22
بالاج r-16
بالاس r21
بالاق r17 g-23
بالبي g22
بالت g32 h-25
بالتق r16
بالج r28 g28
بالجز g38
بالخ r-37
بالد r-31
بالدي r-28
بالس g-19 h56
بالسا h55
بالش r17 h-17
بالع r16
بالغ r-39 g23
بالف g37
بالف_ r-41 g33 h-17
بالق g-19 h27
بالك r-18 g69 m-15 h-53
بالك_ g20 h26
بالكا r-18 h-40
بالم m16
بالمح r-21
بالمي r36
بالن g-21
بالنص g-17
باله g17
باله_ g17
بالو r17
بالي h35
بالي_ h35
بان g-86 h74
بان_ g-71 m21 h-39
بانج h51
بانجو h51
باني h63
بانيا h54
باي r-23 m-47
باي_ g18
بايص h-30
بايصا h-30
بايع r21 g29 h-18
بايع_ g25 h-16
بايعه r31
بايل m-25
بايل_ m-25 h-27
باين r-27 g20 h33
باين_ r-23 h31
بب_ k35
ببا g47 m22
ببل r26
ببلا r26
ببلاش r26
بت_ r-25 g-35 m123 k-17
بتا g-17 h55
بتاج h30
بتاجو h30
بتاغ h27
بتاغو h27
بتت g23
بتر r-19 g23 k-15
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
بتم g15 h-27
بته g-36 m19 h33
بته_ g-25 m20 h38
بتو g25
بتي r24 h42
بتي_ h28
بثل k19
بثلا k19
بثلاث k19
بثم r18
بح_ r-50
بحا r30 g-33
بحات r34 h-15
بحات_ r34 h-15
بحار g-33 h18
بحار_ g-33 h18
بحر g68
بحر_ g80
بحه g-22 k-16
بحه_ g-22 k-16
بحي g62 h-15
بحير g62 h-15
بحيره g21
بخ_ g-28 h-18
بخت m39
بخت_ m39
بخم g50 m-29
بخمس g50 m-29
بخمسم g15
بخمسه g15
بخمسي g19 m-38
بد_ h-18
بدا h15
بداخ g-16
بداخل g-16
بدال h23
بدالي h23
بدر r24
بدري r50
بدري_ r50
بدف r43 g15
بدفا g17
بدفات g17
بدل r48 g16 h-32
بدل_ r40 h-22
بدلت r16
بدلت_ r16
بدلي g27
بدلين g30
بدو r-30 g67
بدو_ r18 g32 h-18
بدور r-21 g62
بدور_ g25
بدون r-30 g-24
بدون_ r-30 g-21
بدي h-40
بر_ r50 g-54 h-23
برا r-41 g-27 h54
براج h21
براج_ h21
برام h44
برج r39 h33
برجع r43
برجعه r16
برجي h30
برجي_ h30
برع r-26 g-36 h-31 k38
برعا g-18 h-36 k28
برعات k31
برم g30
برمج g21
برمجت g21
برو m17 h-20 k17
بري g18 h-51
بري_ g16 h18
بريد h-47
بريد_ h-47
بز_ g-16 h-29
بس_ r-17 g19 m-15 h-61 k-27
بست r-16 g28
بسع g-45 h31
بسعر g-45 h31
بسعر_ g-45 h31
بسي h15
بسيط h15
بسيطه h15
بشت g54 h-23
بشتر g54 h-23
بشتري g54 h-23
بشر r27 h15
بشر_ h15
بشرط r30
بشرط_ r30
بشن g71 h-33
بشن_ g53 h-24
بشي g32
بصا h58
بصار h58
بصاره h58
بصر r15
بض_ r60
بضا r-27 k35
بضاع r-27 k35
بضاعه r-27 k35
بضت r-31 g-24
بضت_ r-17 g-19
بضر g24
بضرع g24
بضرعه g24
بط_ g-20 h61
بطا g-34 m29
بطاق m19
بطاقه g-20 m16 h18
بطل h28
بطلب g23
بطلبه g23
بطلي h22
بطلين h22
بطن g59 m-18
بطن_ g40 h-21
بطنه g20
بطنها g33 h-27
بطو h-18
بطيخ h-17
بع_ r-17 m-16
بعت g-51 h-29
بعت_ r-53 g-84 h-21
بعتك g43
بعتك_ g43
بعتل r19 g-16 m26 h35
بعتلي g-16 m26 h37
بعته h-26
بعته_ h-24
بعد r-28 g35 m-18
بعد_ g-41
بعده r-15
بعدي r-20 g68
بعدين r-20 g68
بعش g25 h-48
بعشر g25 h-48
بعشره m27 h-16
بعشري g45 h-15
بعن g18
بعنا g18
بعنا_ g18
بعه r22
بعه_ r22
بعي r26 h-50 k59
بعيد g-17 h-16 k66
بعيد_ k39
بعيدا g-17 k26
بعين r36
بعين_ r35 g-27
بعينه g25
بغي g-18
بغي_ k17
بفا g23
بفاي h23
بفايد h23
بفل r-20
بفلو r-20
بفلوس r-20
بق_ r-32 g31 m36 h-27
بقا g-51 h-33
بقال g-50 h-24
بقاله g-50 h-24
بقت g-23 m39 h25
بقر g42 h-43
بقره g45
بقره_ g45
بقه m39 h-20
بقه_ m39 h-20
بقي g56 m-31 h-54
بقيم g60 h-21
بقيمه g60 h-21
بك_ m-20 h16
بكا m23 h-24
بكت g32
بكر r-16
بكره r-17
بكره_ r-17
بكم r-20 g22 h-18
بكه r-17 g28
بكه_ r-17 g28
بل_ g120 h31 k-25
بلا r17 g16 h-45 k18
بلا_ g38 m-18
بلاش r26
بلاش_ r26
بلاغ h-50 k37
بلاغ_ h-50 k37
بلاي g-16
بلايس g-16
بلد g-16
بلدي g-16
بلديه r20 h-16
بلط h19
بلطج h19
بلطجي h19
بلغ r-20 g23
بلغه g18
بلغها g19
بله g90 m36 h-63
بله_ g90 m15 h-63
بلو m-55
بلوت m-55 h18
بلوت_ m-55 h18
بلون h-19
بلون_ h-19
بلي g33 k33
بلي_ h37
بليا g24
بليات g34
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
بميه r-20 g36
بميه_ r-20 g36
بن_ g30 m-46 h-112
بنا g-24 h21 k-19
بنا_ m-21 h-42
بنات h41
بنات_ h41
بنان m21 h24
بناني m21 h24
بنت r-44 g-20 m-26 h72
بنت_ r-25 g-20 m-22 h78
بنتي r-19
بنتي_ r-19
بند g-19
بنف r-25
بنفس r-25
بنق g26
بنك r36 g-33 h-15 k30
بنك_ r26 g-27 k21
بنكي h-16
بني r-34 g-30 k-17
بني_ r-34 g-29 k-17
به_ r-47 g42 m-21 h-41 k95
بها g20 h-25
بها_ h-25
بو_ r49 g-48 m16 h57 k15
بوا h15
بوب g-42 h-20 k-15
بوب_ g-42
بوت g31 h-18
بوت_ g41 h-36
بوتل h18
بوتل_ h18
بود h43
بودر h43
بودره h43
بور g-65 h46
بور_ r15 g-23 m18
بوس h-25
بوط g28
بوط_ r-15 g30
بوطه r17
بوطه_ r17
بوع r25
بوع_ r28
بوعين r21
بوعيه h19
بوك g21 m81 h-48
بوكر g-20 m86 h-29
بوكر_ g-20 m86 h-29
بوكس g40
بوكس_ g32
بول g52 m39 h-32
بولا m44
بولا_ m44
بولي g55 h-21
بوليص g56 h-21
بون m42 h-18
بون_ r23 m33 h-39
بونا h-16
بونات h-16
بونص h-22
بونص_ h-22
بوي r83
بوي_ r22 g19 h24
بويه r53 h-21
بويه_ r53 h-21
بي_ r-29 g-74 m-59 k33
بيا r40 g-36 h24
بياخ r34 m15 h17
بياخد r34 m15 h17
بيب r-24 g-39 m-16 h-32
بيب_ g-34 m-15 h-15
بيت m15 h-38 k-39
بيت_ r41 g-24 k-33
بيتك g38 m24
بيتكو g38 m24
بيتي h-25
بيتي_ h-25
بيد r-60
بيد_ r-64 h19
بيدف r-28
بيدفع r-28
بيدي r31
بيدين r31
بيذ h47
بيذ_ h47
بير r-44 m-21 h27
بير_ h-35
بيره r-27 g21 m-27 h71
بيره_ r-27 g21 m-27 h71
بيس r16 m21
بيص g17
بيض g-36 m57 h-18
بيضا g-22 m32
بيضات g-15 m36
بيع r-19 g118 m-60 h-44 k-19
بيع_ r-15 g-63 h47
بيعت g44 h-30
بيعط r24
بيعك g60 h-24
بيعك_ g60 h-24
بيعن r-17 g48 m-19 h-37
بيعني r-17 g48 m-19 h-37
بيعه r-16 g36 m-18
بيعه_ r19 g43 m-18 h-52
بيعها r-35 h51
بيق_ g-36
بيك r15 g-26 h40
بيكه r16
بيكه_ r16
بيكو g-20 h44
بيكون g-20 h44
بيل r-23 m15 h-26
بيل_ r-22 h-30
بين g-40 m64 h-16 k26
بين_ r-39 g-20 m19 h22 k27
بينن m21 h-15
بيننا m21 h-15
بيني m23
بيني_ m23
بيه m37 h47
بيه_ m37 h52
بيو h19
بيوق h25
بيوق_ h18
بيي k17
بييض k17
بييض_ k17
تاب r-24 g-37 m-20 h44
تاب_ r-24 g-33 h-25
تابه h75
تابه_ h75
تاج g-27 h39 k39
تاج_ r-32 m21 h21
تاجر m-19 h-19 k19
تاجر_ m-18 h-15
تاجو h30
تاجون h30
تاجي r37 k22
تاجير r15 k24
تاجيل r23
تاح g-23 m24
تاح_ g-23 m24
تاخ r190 g-68 h-47
تاخذ m20
تاخذ_ m20
تاخر r133 g-53 m-31 h-49
تاخر_ r115 g-35 h-43
تاخرت g-18 m-16
تاخي r43
تاخير r43
تاد h64
تادي h44
تاديب h44
تار g108 h-20 k-15
تار_ g51 h-21
تارو g18 h17
تاروت h16
تاري g29
تاريخ g29
تاش r31
تاغ h27
تاغو h27
تاغون h27
تاك g-24 h-18
تال m-15
تال_ h22
تام r-50 g90 m-18 h-65 k-23
تام_ k-19
تامي r-45 g92 m-18 h-65
تامين r-45 g92 m-18 h-65
تان m-18
تان_ m-18
تاي h-21
تب_ r-18 g-41 h-60
تبا h24
تبت m-18
تبت_ m-18
تبر r-29 g-34 h-24 k36
تبرع r-26 g-29 h-31 k38
تبرعا h-36 k28
تبص h21
تبل h-19 k37
تبلي h-19 k37
تبليغ h-19 k37
تبه h-39 k25
تبه_ r-17 h-37 k25
تبي r-16
تبيي k17
تبييض k17
تت_ g17 h-20
تتا r19
تتاخ r34
تتاخر r34
تثب r42 g-17
تثبي r42 g-17
تثبيت r42 g-17
تثم g27
تثما g26
تثمار g26
تجا g35 h27
تجار g45
تجار_ r-21 g16 h25
تجاري r33 g37
تجد r-17
تجدي r-17
تجديد r-17
تجر g27
تجر_ g27
تجس h30
تجسس h30
تجسس_ h30
تجع g68 h-25
تجع_ g28
تجعا g40 h-17
تجعات g40 h-17
تجن h-32 k48
تجنب h-32 k48
تجنب_ h-32 k48
تجي g93 h-27
تجيب g55 h-24
تجيبه g31
تح_ r-23 g43 h48
تحا h-19
تحان h-19
تحان_ h-19
تحت m-18 h23
تحت_ m-18 h23
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
تحقاق r-15
تحل h-43
تحلي h-43
تحليل h-43
تحم g-22
تحمل g-22
تحن h25
تحن_ h29
تحو r-47 g36 m-25 h-21 k56
تحوط g57
تحوط_ g57
تحوي r-30 g-21 h-21 k63
تحويل r-30 g-21 h-21 k63
تخب k33
تخبر k33
تخبر_ k16
تخت g35
تختا g35
تختار g35
تخد h-22 k56
تخدا k17
تخدام k17
تخدم k39
تخدم_ k23
تخر m-18 h-48
تخرج m-18 h-48
تخرج_ m-18 h-29
تخص r38 g17
تخصي r38 g17
تخصيم r43
تخل r-41 g-18
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
تذك h-20
تذكر h-29
تذكره h-16
تر_ m-27 h-74
ترا m71 h64
ترات h32
ترات_ h32
تراض g20
تراض_ g20
تراق h37
تراق_ h37
تراك m22
تراك_ r-32 m-29
ترام h24
تراما h24
تراه m62 h-48
تراهن m75 h-35
ترب g-15 h47
تربط h40
تربط_ h40
ترت r-44 g-42 h-32
ترت_ r-41 g-26 h-15
ترته g-16 h-17
ترج g-15 m-16
ترجع m-16 h16
ترجع_ h25
ترد g-27 h-15
ترد_ g-30
ترق h-23
ترك r-20 h-50
ترك_ g25 m26
تركي h-44
ترن m28
تره r16
ترو m15 k-17
تروح r24 m21
تروح_ r24 m21
تري r49 g62 h-53 k-21
تري_ g49
تريت r16 g-23
تريت_ g-17
تريح r59
تريح_ r59
ترين r-20
ترينا r-15
تريه g64 h-34
تريه_ g23 h-16
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
تزيد r33 g-31 h-22
تزيد_ r33 g-31 h-22
تزيي h26
تزييف h26
تس_ m61 h21
تسج m-15
تسجي m-15
تسجيل m-15
تسح g-18 m19 h49
تسد r-25
تسع r52 m-15 h-15
تسعم r-29
تسعمي r-29
تسعه r82 g-16 m-15
تسعه_ r82 g-16 m-15
تسل r24 g39 m-30 h-24
تسلي r22 g15 m-23 h-20
تسليم g18
تسه g-29 h-19
تسهر h36
تسهر_ h36
تسو h55
تسول h43
تسول_ h32
تش_ g-15 k-15
تشا m48
تشات m23
تشات_ m23
تشار m26
تشر g39 h-15
تشي m16 h16
تشين m16
تشينه m16
تصا g24 m-22 h-47
تصاد g26 h-19
تصاد_ g19 h-16
تصال h-20
تصد r-21 h-29
تصدي h-26
تصديق h-26
تصل r-24 g-33 h-22
تصلي r-24 g-33 h-22
تصليح r-24 g-33 h-22
تصن g-17
تصنا g-15
تصناع g-15
تصي r-19 m18
تصيد h15
تصيد_ h17
تطب g-36
تطبي g-36
تطبيق g-36
تطلع_ m17 h19
تعا r-15 g-23 m-26 h21 k26
تعار h16 k28
تعارف h28
تعب m26 h40
تعبي m33 h40
تعبيه m33 h40
تعد g-15 k22
تعدي k22
تعدي_ k22
تعر h91
تعط g34
تعطل g15
تعطل_ g15
تعطي g19
تعطي_ g19
تعق g-19 h62
تعقد g-19 h62
تعقد_ g-19 h62
تعل m-29
تعلي m-29
تعليق h31
تعليم m-29 h-45
تعم m-19 h-27 k16
تعمل m-19
تعمل_ r-16 k16
تعمله m-19
تعه h22
تعه_ h22
تعو m15 h47
تعوي m15 h47
تعويذ h19
تعويض m22 h27
تغل m15 h22
تغي r29 h20
تغير r32
تغيي h23
تغيير h23
تف_ h-23
تفا m-21 h-41 k39
تفاح h-20
تفاد h-22 k43
تفادي h-22 k43
تفاع g15 m-16
تفاع_ g15 m-16
تفر h41
تفري h41
تفريق h41
تفق r-17 g-42 h-26
تفق_ r-48
تفقن g-15 h-17
تفقنا g-15 h-17
تفقي r28 g-16
تفقين r28 g-16
تقا g18 h-35
تقات g20
تقات_ g20
تقب r20 g46
تقبل g27
تقبل_ g-37 h26 k16
تقبلي r23 g44 h-19
تقد h15
تقر g-23
تقس h-26 k22
تقسي h-26 k22
تقسيم h-21 k36
تقل g-27 h38
تقلي h38
تقليد h38
تقو g-16 h22
تقول h22
تقول_ h22
تك_ m54 h-55 k24
تكا h-38
تكاف h-38
تكافل h-38
تكت g-19
تكتب g-19
تكتب_ g-19
تكل r-25
تكلف r-25
تكلفه r-25
تكو g20
تكوي g20
تكوين g20
تكي r26 h24
تكيل h25
تكيي r29
تكييش r29
تل_ r22 g-29 h39
تلا r41 h50
تلات r19 h21
تلاع g-18 h69
تلاعب g-18 h69
تلام g21 h-22
تلام_ g44
تلد g31
تلد_ g16
تلده g15
تلده_ g15
تلف r-18 g28
تلف_ r-26 m20
تلق g31 h-20
تلك r22
تلم r-36 g-20 h-19 k30
تلم_ r-22 k43
تلمت g-30
تلمت_ r16
تلمته r-27 g-20
تلمه g24
تلن h37
تلي g-18 m21 k35
تلي_ g-16 m23 h28
تلين h-15 k35
تلين_ h-15 k35
تم_ r-25 g-20 m-18 h58
تما r-22 h21
تماث h24
تماثي h24
تمام r-17
تمان g18
تمان_ g16 h18
تمب m18 h-17
تمبو m28
تمبول m28
تمث h47
تمثا h47
تمثال h47
تمد r23 h-25
تمد_ h-25
تمدي r23
تمديد r23
تمر g23 h-25
تمر_ r-21 g23 h-31
تمش g26
تمشي g26
تمشي_ g26
تمل r-35 h-38
تملك g18 h-22
تملكه h-21
تمن g-42
تمن_ r21 g-42
تمو r39
تموي r39
تمويل r39
تنا r33 g19 m19 h-29 k-16
تنا_ g-24 m31
تناز r-41 g44
تنازل r-41 g44
تناق r19
تناقص r19
تند h53
تنز g24
تنزي h20
تنزيل h20
تنك g-17
تنكه h16
تنكه_ h16
تني r-17 g-15 h21
تني_ r-17 g-15 h21
ته_ g47 m-59 h-97 k-33
تها g-74 h-49
تها_ g-75 h-70
تهاء h20
تهاء_ h20
تهر h35 k18
تهرب h-21 k26
تهرب_ h-21 k26
تهري h56
تهريب h56
تهك h19
تهكي h19
تهكير h19
تهي g27 h15
تهي_ g30
تو_ r-23 m143 h77
تواف g-15
توافق g-15
تواه g19
توت m50
توتو m53
توتو_ m45 h15
تود h-36
تودع h-36
تودع_ h-29
تور r96 g-23 m-22 h-96
تور_ m-30
تورق r89 h-48 k-20
تورق_ r89 h-48 k-20
توره h-21
توره_ h-21
توري h-16
توز r-26 g-17
توزي r-26
توزيع r-26
توص g15 m-27 h-19
توصي g17 m-21
توف r36 h-20
توفي r36
توفيت g20
توفير r44
توق m47 h-16
توقع r-26 m54 h-15
توقع_ h-41
توقعا m55
توقي r40
توقيع r41
توك g59 h-19
توك_ g23
توكن g36
توكن_ g36
توم m38 h34
تومب m17
تومبو m17
تون g-15 m-18
توني h16
توي k-16
تي_ g-76 m-62 h-34 k-20
تيا g32 h46
تيات h29
تيات_ h29
تيار g43
تيار_ g43
تيج g-29
تير r30 g22 m21 h-46 k23
تير_ r33 g24 h-22 k26
تيس r-24 g21
تيسر r-24 g23
تيسر_ r-24 g23
تيش g-16
تيشن g-16
تيشن_ g-16
تيك m17
تيل m-16 h19
تيل_ h-21
تين r-15 g-27 m-18 h-23
تين_ r-24 g-26 m-16 h-36
ثاب r23 m-15 h-26
ثابت r23 m-15 h-26
ثابته h-16
ثاث g-20 h-32
ثاث_ g-20 h-32
ثال h30
ثال_ h47
ثالث h-17
ثان g16 m38 k22
ثاني g16 m38 k22
ثاني_ g-16 m23 k25
ثانيه g32 m15
ثبت r27
ثبي r42 g-17
ثبيت r42 g-17
ثبيت_ r42 g-17
ثر_ r43 g-31
ثل_ g-21 h-18
ثلا g28
ثلاث r20
ثلاث_ g43
ثلاثم r-28 k15
ثلاثه r18 g-31
ثلاثي r29 g-17
ثلاج g26
ثلاجه g28
ثلث g-22 h32
ثلث_ g-22 h32
ثلي m18
ثلي_ m18
ثم_ r-19
ثما r25 g34
ثمار g25
ثمان r31
ثماني r24
ثمر g62 h-40
ثمر_ g49 h-33
ثمن r16 h-21
ثمن_ g21 h-23
ثمنه g-28
ثمنه_ r21 g-24
ثمنها r-16
ثمي r-28 k15
ثميه r-28 k15
ثميه_ r-28 k15
ثنا g38 m90 h-27
ثناي g38 m90 h-27
ثنايي g38 m90 h-27
ثه_ g20 h-36
ثوا h-23
ثيق g37
ثيقه g47
ثيقه_ g47
ثيل h24
ثيل_ h24
ثين r21 g-17
ثين_ r21 g-17
جا_ r24 h-26
جاب g-43 h41
جاب_ h45
جات g59 m-41 h-19
جات_ g60 m-41 h-25
جاج g-32
جاج_ g-20 m20 h-15
جاجا h23
جاجات h23
جاجه h-38
جاجه_ h-38
جاح g15 h-31
جاح_ g15 h-31
جاد r-17 g-17 h20
جادو h20
جادو_ h20
جار g27 m-22 h48 k30
جار_ g-19 h23 k35
جاري g66
جاري_ g40 h23
جاريه g26 h-23
جاك m39
جام r-33 m-16 k-16
جامع r-32 k-15
جامعه k-15
جان g-25 m-28 h111
جان_ g-15 h82
جانا r15
جانا_ r15
جاني m-19 h-15
جاني_ m-17
جاه h19 k33
جاه_ g19
جاهد k38
جاهدي k38
جاهز h51
جاهز_ h28
جاهزه h22
جاي g79 h-43 k17
جاي_ r15 g51 h-18
جاير h16
جاير_ h16
جايز m19 h-37
جايزه m19 h-37
جايه g38 k19
جايه_ g38 k19
جبل g-18 h53
جبلي g-15 h25
جبلي_ g-15 h25
جبن g-20 h-28
جبن_ h-21
جبه h18 k26
جبي r-22
جبيل r-22
جبيل_ r-22
جت_ g21
جتن h28
جتني h28
جتني_ h28
جد_ h-29 k-24
جدد g27 h15
جدو r26
جدول r26
جدوله r22
جدي m-18
جديد m-18
جر_ g44 m-29 h-15 k42
جرا h61
جرام h29
جرام_ h42
جرت g-29 m-16 h-26 k39
جرت_ r-17 h-19 k45
جرد h-19
جرد_ h-19
جره r16
جره_ r16
جري h34
جريا h31
جريا_ h31
جز_ r-18 g28 m-28 h-28
جزا r-40 g61 h-47
جزاف g88 h-43
جزاف_ g62 h-29
جزافا g25 h-15
جزاه r-38
جزاه_ r-38
جزن m-24
جزنا m-24
جزنا_ m-24
جسس h30
جسس_ h30
جع_ m-16 k-28
جعا h-17
جعات g40 h-17
جعات_ g40 h-17
جعت r-37 m19
جعت_ r-44 g19 m21
جعل r-35 g-18
جعلي r-31 g-21
جعلي_ r-31 g-21
جعه r24 g-29 h57 k-29
جعه_ r26 h66
جعها r-21 k-21
جعها_ r-21 k-21
جعهم r19
جعو r25 h-16
جعوا r30
جعوا_ r30
جل_ r-16 g-25 m-17 h-30
جلا r17 g16
جلان g25
جلان_ g25
جلب h61
جلب_ h61
جلت r75 h-25
جلت_ r75 h-25
جلس r-21 g-29 h43
جلس_ r-15
جلسه g-28 h50
جلسه_ g-28 h50
جله r40 g-71 h-32 k42
جله_ r40 g-60 h-20
جلي g28 h-37
جلين g31
جلين_ g31
جم_ h31
جما g-15 k16
جمد r20
جمد_ r22
جمع g-16 m-31 h-51 k60
جمع_ r-15 h-34 k60
جمعه r-15
جمعه_ r-15
جمعي r28 g-16 m-24
جمعيه r28 g-16 m-24
جمل r-29
جمل_ g20
جمو m20 k15
جموع m20 k15
جموعه k15
جميع h-22
جميع_ h-22
جن_ g33 m-25 h46
جنب g16 h-25 k48
جنب_ h-32 k48
جنبي g20
جنس h22
جنسي h22
جني g15 h-40
جنين g32 h-39
جنين_ g32 h-39
جنيه r18 g-17
جنيه_ g-15
جه_ r-23
جها r-41 g-18 k23
جهات h-19 k23
جهات_ h-19 k23
جهاز r-38 g-16
جهاز_ r-38 g-16
جهاض h27
جهاض_ h27
جهه g23 h-35 k22
جهه_ g23 h-35 k22
جهو r-24 g96 h-45
جهول r-24 g96 h-45
جهول_ r-19 g69 h-34
جهوله g27
جوا m24 h60 k-15
جواز h42
جواز_ h21
جوازا h21
جوال g18 h16
جوال_ h17
جوان g-18 h47
جوانا g-18 h47
جواه r16 m23 h-21
جواي g-15 h-15
جوايز g-15 h-15
جور r30 h16
جورج r34 h29
جورج_ r34 h29
جوز h16
جوع g16 h19
جوع_ g16 h19
جوم h32
جومي h32
جومي_ h32
جون g22 h36
جون_ h30
جوه r17
جوهر r18
جوي m18
جي_ r39 g-36
جيب r31 g58
جيب_ r33 g17
جيبه r17 g56 h-21
جيبه_ g61 h-19
جير r-17 h-24
جير_ k23
جيل g-15 m-17 h21
جيل_ r15 m-15
جين g35
جيه h20
جيه_ h20
حات r23
حات_ r24 h-20
حاج r22 g54
حاج_ g43
حاد r-20 g19
حادث r-20 g19
حادث_ r-20 g19
حاذ h24
حاذي h24
حاذين h24
حار r-24 g-22 h-27
حار_ g-33
حاره r-18 h-34
حاره_ r-18 h-34
حاس h-22
حاض g-33
حاضر g-33
حاضره r-17 g-30
حاط g-18 m98 h-38
حاط_ m85 h-29
حال r-30 g30
حاله g26
حاله_ g26
حام r-17 g-53
حامي r-15
حامي_ r-15
حان h28
حاني h29
حاني_ h29
حب_ g-55 m94 h-25 k27
حبت h28
حبتي h28
حبتي_ h28
حبه r-32 h29 k25
حبه_ h36 k25
حبها r-22 g16
حبها_ r-22 g16
حبو g-42
حبوب g-42
حبوب_ g-42
حبي m-20 h53
حبيب h59
حبيب_ h56
حت_ r-46 g23 h22
حتا r-32 g-18 m21 h29
حتاج r-32 g-18 m21 h29
حتاج_ r-32 m21 h21
حتك r-18
حتك_ r-18
حته r-20
حته_ r-20
حتو g59
حتوا g19
حتواه g19
حتوي g40
حتوي_ g31
حتي r51 h43
حتي_ r54 h44
حتيا h18
حجا h33
حجاب h45
حجاب_ h45
حجز g17 m-53 h-23
حجز_ r-18 g26 m-28 h-28
حجزن m-24
حجزنا m-24
حد_ g-19 h-54 k103
حدا g25 h-18
حدا_ g36
حدد r-35 g143 h-62 k-20
حدد_ g87 h-35 k-17
حددن g-15
حددنا g-15
حدده g71 h-28
حدده_ g61 h-26
حده g77 h24 k-15
حده_ g71 h28
حدي m46 h-22
حدي_ m59
حديد g16
حديد_ g16
حذف h24
حذف_ h24
حر_ r-19 g38 m-34 h126
حرام h40
حرامي h41
حرز h73
حرز_ h73
حرك g17 m-18 k47
حركه g27 m-18
حركه_ g27 m-18
حرم g-23
حره g-23 h99
حره_ g-23 h99
حرو h21
حروز h21
حروز_ h21
حري r-15 h-48
حريق g21
حريق_ g21
حريم h-15
حريم_ h-15
حريه h-16
حريه_ h-16
حس_ g-26 h39 k30
حسا r47 h-21 k68
حساب r47 h-21 k68
حساب_ r64 g36 m30 h-31 k18
حسابه k24
حسابي g-31 m-22 h28 k29
حسب r-35 m-22 h-55
حسب_ r-31 g22 h-29
حسن r-39 g-31 h-45 k38
حسن_ r-39 g-31 h-45 k38
حشي h50
حشيش h57
حشيش_ h48
حص_ h-16
حصا g20 m19 h-39
حصاد r34
حصاد_ r34
حصان m27 h-27
حصان_ m21 h-24
حصت m-32 h-19
حصتي m-32
حصتي_ m-32
حصل r-25 g42
حصه r-19 m-25
حصه_ r-19 m-25
حصو r15 g15 h-19
حصول r15 g15 h-19
حصول_ r15 g15 h-19
حضو h-16
حضور h-16
حضور_ h-16
حضي h49
حضير h49
حضير_ h49
حط_ r-38
حطي m37 h23
حطيت m25 h32
حطيت_ m25 h32
حظ_ r-15 g57 m67 h-41
حظي g-22 h30
حظي_ h33
حفظ r-20 g-29 h-24 k69
حفظ_ m-17
حفظت r-15 g-15 h-23 k55
حفظته k23
حفظتي r-15 h-16 k29
حفظه m27
حفظه_ m27
حفل g-32 h28
حفل_ g-22 h-17
حفله h45
حفله_ h45
حفو r29
حفوظ r29
حق_ r62 g26 m-33 h-57 k-20
حقا g48
حقا_ g41
حقاق r-15
حقن g-16 h35
حقنا g-16 h35
حقنا_ g-16 h35
حقه r69 g-72 h49
حقه_ r65 g-72 h53
حقي r-39 g26 k29
حقي_ r-38 h15
حقيق g23 h-19 k24
حقيقي g23
حك_ h24
حكم_ g-23
حكمه g22
حكمه_ g22
حكي g54
حل_ g-51 m-18 h-17
حلا g-32 h-40
حلاو h29
حلاوي h27
حلق m21 h-39
حلقا m21
حلقات m21
حله r-16 g-27 h-59
حله_ r-16 g-27 h-59
حلو r-15 g-41 h73
حلوف h74
حلوف_ h74
حلوي h-45
حلي r-33 m-22 h-63
حلي_ r-15 h23
حليب r-19 g27 h-43
حليب_ r-19 g27 h-43
حليل h-43
حليل_ h-43
حم_ h66
حما g49
حمام g-21 h-23
حماي g81
حمايه g81
حمد r-21
حمد_ r-21
حمر g-26 m19
حمر_ g-16 h36
حمرا m17 h-28
حمل g28 h-22
حمل_ g59
حمله g-27
حمي h59
حميم h51
حميم_ h21
حميمي h20
حن_ g16 h-43
حنا g16 m-28 h-27
حنا_ m-18
حنات g19
حنات_ g19
حنت r-16 m20 h47
حنت_ m21 h58
حه_ r-105 g-77 m-36 k-42
حوا r-23 g-24 h-17
حوال r-19
حوالا k21
حوش g-46
حوط g57
حوط_ g57
حول r-50 g-48 m-17 h-58 k101
حول_ g-54 h-73 k55
حولت r-17
حولت_ r-17
حوله r-15 k41
حوله_ r-15 k38
حولها h20
حون g16
حونه g16
حونه_ g16
حوه g30 h-16
حوه_ g30 h-16
حوي r-30 g-21 h-21 k63
حويل r-30 g-21 h-21 k63
حويل_ r-30 g-20 h-20 k43
حويلا k15
حي_ m-15
حيا r-18 g24 h-16
حياه r-18 g24 h-16
حياه_ r-18 g24 h-16
حير g62 h-15
حيره g21
حيره_ g21
حين h-22
حين_ h-22
حيه h58
حيه_ h58
خات r-22
خاتم r-22
خاد h17
خادم h17
خار k48
خار_ g16
خارج k50
خارج_ k50
خاس m18
خاسر m18
خاسر_ m18
خاص r16 h117
خاص_ h104
خاصه r23
خاصه_ r23
خاط r15 g18
خاطر r15 g18
خال h-36
خالت h-31
خالتي h-31
خالف h41
خالف_ h21
خالفه h20
خالي h-44
خالي_ h-44
خان m20
خان_ h-34
خبر k33
خبر_ k16
خبرو k17
خبز g-16 h-29
خبز_ g-16 h-29
خت_ m39
ختا g93 h-30
ختار g93 h-30
ختار_ g51 h-21
ختر r-49 g-20 m-15
خترا h37
ختراق h37
خترت r-44 g-42 h-32
خترت_ r-41 g-26 h-15
خترته g-16 h-17
ختل g20 m-23 h-28
ختم h42
ختم_ h42
ختي r-28 h-49
ختي_ r-18 h-28
ختيا g48
ختيار g48
خد_ r15
خدا k17
خدام k17
خدام_ k17
خدت r60 m-20 h-20
خدر h24
خدره h25
خدره_ h25
خدم h23 k37
خدم_ k23
خدما h29
خدمات h29
خدمه k15
خدمه_ k15
خذ_ r44 m39 h-35 k29
خذت r31 g-29
خذت_ r33 g-27
خذته_ r-21
خذتها r19
خذه r28 g37 h-16
خذها r16 g30 h-16
خذها_ r16 g30 h-16
خذو r37
خذوه r37
خذوها r37
خر_ r52 g-24 h-25
خرب g47 h-17
خرب_ g47 h-17
خرت g-18 m-16
خرت_ g-18 m-16
خرج m-18 h-48
خرج_ m-18 h-29
خرزه h33
خرزه_ h33
خرف g22 h-15
خرفا g22
خرفان g22
خره h15
خره_ h15
خرو m20 h29
خروف m20 h29
خروف_ m20 h30
خري r-55 g17 h55
خريط g15
خريطه g15
خريه r-16 h67
خريه_ r-16 h67
خزا r46 h-33
خزان r46 h-33
خزانه r73 h-18
خزن g-40
خزن_ h21
خزي r24
خزين r24
خزينه r24
خسر r-23 g-15 m31 h-19
خسر_ m-17
خسرا m18
خسران m18
خسرت g-15 m36
خسرت_ m23
خسرن h-16
خسرنا h-16
خشب m-35 h-77
خشب_ m-35 h-55
خص_ g-28 k88
خصم r83
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
خفا m-15 k15
خفاء k15
خفاء_ k15
خفاض m-15
خفاض_ m-15
خفي g15
خفيه g15
خفيه_ g15
خل_ g-16
خلا r-16 m47
خلاص h-16
خلاص_ h-16
خلال m54
خلال_ m54
خلاي g28
خلايا g28
خلت g16 m16
خلت_ m16
خلص m-23 h-30
خلص_ h-24
خله g53 h-19
خله_ g81
خلها g-28
خلها_ g-28
خلي r-18 g-24
خلي_ g-37
خليه g20 h45
خليه_ g39
خما g-18
خمار g-18
خماره h25
خمر m-23 h55
خمر_ m-20 h41
خمس r43 m35 h-25 k-16
خمس_ m41
خمست r30
خمسه h-16
خمسه_ h-16
خمسي m-26
خمسين m-26
خمو h45
خمور h45
خمور_ h44
خمي r-20 g21 m20
خميس r-20
خميس_ r-20
خن_ h-27
خنز h67
خنزي h67
خنزير h67
خنو h16
خنوق h16
خه_ m-21 h70
خول m26 h-18
خول_ m26 h-18
خوه r25 h-16 k28
خوه_ r25 h-16 k28
خوي r-19
خي_ r-17
خيا r-33 g82 h-59
خيار r-18 g90 h-55
خيار_ g41 m-33 h-40
خيارا g49 m26 h-15
خياط r-15
خير r-54 g-35 h-38
خير_ r-54
خيره h-32
خيره_ h-32
خيص_ g21 h-16
خيل h28
خيل_ h28
دا_ r-26 h-36 k41
داء g-41 m-16 h-33
داء_ g-41 m-16 h-33
دات r45 g-35 h-28
دات_ r45 g-35 h-28
داخ g42
داخل g42
داخل_ g27
داخله g15
داد g-32 h45
داد_ g-21 h45
دار_ r-22
داري r25
داع m25 h-17
داع_ m25 h-17
داف g17
دال h23
دالي h23
دالي_ h23
دام g-19 k16
دام_ g21 k17
دامي g-41
دامي_ g-41
دان r-19
دان_ r-16
داو g51 m28
داول g24 m36
داول_ g24 m36
داي r43 g15 h-40
دايا h-15
دايا_ h-15
دايع r18
دايع_ r18
دايم g23
داين r26
داين_ r26
دت_ r23 g-20 m44 h-44
دته g-38
دته_ r36 g-32
دث_ r-20 g28
دجا g-28 h28
دجاج g-26 m17
دجاج_ g-18 m20
دجاجا h18
دجال h20
دخا h-37
دخار g16
دخار_ g16
دخان h-34
دخان_ h-34
دخل r22 g-39 m21 h28
دخل_ g-20 h32
دخلت m16
دخلت_ m16
دخن h-25
دخن_ h-30
دخو m26 h-18
دخول m26 h-18
دخول_ m26 h-18
دد_ r74 g80 m-17 h-42 k-26
ددت r-56 h-25
ددت_ r-28 h-25
ددته r-27
ددن g-53
ددنا g-53
ددنا_ g-19
دده g89
دده_ r16 g61
ددها r-15 g28
ددها_ r-15 g28
در_ k26
درا g-33 h38
دراج r-30 h41
دراجه r-30 h41
دراسه h18
دراه r40
دراهم r40
درج g-20 m-22 h31
درجه h34
درجه_ h34
درس r-37 g-52 h-47
درسه r-15 g-32 h-24
درسه_ r-15 g-32 h-24
دره r-16 h46
دره_ h71
درهم r-16 h-22
درهم_ r-16 h-22
درو g60 h-30
دروب g60 h-30
دري r15 g27 m-18 k22
دري_ r31 g27 h-17 k22
دس_ m-15 h-37
دسك r27
دسكا r27
دسكاو r27
دش_ g37 h-18
دع_ h29
دعا m-21 h74
دعار h64
دعاره h64
دعم h-16 k21
دعم_ h-16 k21
دعو h-18
دعوه h-18
دعوه_ h-18
دفا g26 h-22
دفات g26 h-22
دفاتر g26 h-22
دفع r-46 g60 m-18 h-40
دفع_ r28 g52 h-34
دفعا g-27 k21
دفعات g-27 k21
دفعت r-29 g19
دفعت_ r-42
دفعته g21
دفعتي r26
دفعن g-25 m21
دفعنا g-25 m21
دفعه r-44 h18
دفعه_ r-44 h18
دفعو g54 m-17 h-19
دفعوا g15
دفعون g41 m-19
دفن h24
دفن_ h24
دفو g16
دفوع_ r-22 m-18
دفوعه m24
دفون g15
دفونه g19
دفي h39
دفين h39
دفين_ h39
دق_ r-59
دقا g28 m24
دقاي g28
دقايق g28
دقه g-34 h-28
دقه_ g-34 h-28
دقي m50 h-35
دقيق g21 m55 h-20
دقيقه r23 g19 m39 h-16
دكا g-36 m-19 h35
دكا_ h48
دكان g-31 m-15
دكان_ g-28
دكت r-19 m-22 h-19
دكتو r-19 m-22 h-19
دكتور r-19 m-22 h-19
دكه h46
دكها h35
دل_ r35 g-16 h-64
دلا r-21 g38 h-15
دلات g21
دلات_ g21
دلت r16
دلت_ r16
دله r-33 g48 h-23
دله_ r-33 g48 h-23
دلو r21
دلوق r21
دلوقت r21
دلي h-45
دليك h37
دليك_ h37
دلين g30
دلين_ g30
دم_ r-34 g54 m-45
دما m-35
دمات h29
دمات_ h29
دمان m-33 h-23
دمان_ m-33 h-23
دمه r-17 m-21 h51
دمه_ m-17 h25
دمها h27
دمها_ h27
دن_ r51
دنا r22 g-24 h-15
دنا_ h-15
دني g39 h-30
دني_ g39 h-30
ده_ r52 g49 m-43 h-88 k-72
دها r16 g-19 h-48 k-22
دها_ r22 g-19 h-18 k-22
دهب r23 h-19
دهب_ r23 h-19
دهم h-16
دهن g-16 h34
دهن_ g-16 h34
دو_ r38
دوا r-23 g-22 m-21 h-60
دوام h-33
دوام_ h-33
دوب g15 h30
دوب_ g15 h30
دور g71 h-88
دور_ g43
دوره m16 h-89
دوره_ r-18 m19 h-88
دورها r16 g21
دوري r17 g16 m-20
دوري_ r17 g16 m-19
دول r82 m19 h38
دول_ r19 h16
دولا r18
دولار r18
دوله r22
دوله_ r22
دولي r20 m32 h24
دوليه r23
دوم r-15 g41 m17
دون r-62 h22
دون_ r-37 h15
دي_ r49 g-65 h-79 k32
ديب h44
ديب_ h44
ديت r-54 g-23
ديت_ r-37 h-22
ديد r34 g17 m-24 h-20 k-25
ديد_ r26 g17 m-16 h-15
ديس h20
ديسك h20
ديسكو h20
ديق g-15 h-29
ديق_ h-27 k-19
ديقي r-16
ديقي_ r-16
ديك g24 h49
ديك_ g28 m-22 h41
ديل m-22
ديلر m-16
ديلر_ m-16
ديم r30 g-35 m-24 h-40
ديم_ r33
ديمه g-25 h-31
ديمه_ g-25 h-31
دين r45 g-17 m-15 h-21
دين_ r-26 g25 k23
دينا r29 g-28 m15 h33
دينار r19 m23 h49
دينت h-21
دينه r49
دينه_ r49
ديني h-25
ديني_ h-25
ديه r-28 m-15 h-58 k-28
ديه_ r-28 m-15 h-58 k-28
ديو r42
ديوا h-19
ديوان h-19
ديون r49 h-17
ديون_ g20
ديوني r33
ديوه h23
ديوها h23
ذا_ g67
ذات g47
ذبح g-16 h54
ذبح_ g-16 h52
ذت_ r33 g-27
ذته_ r-21
ذتها r19
ذتها_ r19
ذخي h-32
ذخير h-32
ذخيره h-32
ذف_ h24
ذكر r-35 h-29
ذكره h-16
ذكره_ h-16
ذه_ g31 h23
ذها g30 h-16
ذها_ r16 g30 h-16
ذهب r30 h-26
ذهب_ r43
ذون r69 h-29
ذون_ r23 h-18
ذونا r46
ذونات r46
ذوه r37
ذوها r37
ذوها_ r37
ذي_ h-53
ذين h24
ذين_ h24
را_ r-51 g-64 m25 h59
راء r-29 m-17 h28
راء_ r-21
راءه m-19 h20
راءه_ m-19 h20
راب r78 g-59 m-17 h24 k-27
راب_ h24
رابح r38 g-22 h-23 k-21
رابحا r34 h-15
رابحه g-22 k-16
رابي r67 g-15
رابي_ r68 g-15 h-22
رابين h21
رات g23 h-15 k-23
رات_ h20
راتب h-26 k-18
راتب_ k-16
راتبي r-26
راتي g31
راتين g31
راج r-54 g-26 k-36
راجع r-16 h-38 k-30
راجه r-30 h41
راجه_ r-30 h41
راح r-30 m25 h-18
راح_ r15 m19
راحت r-45 g21
راحت_ r-15 g33
رار h-23
رار_ h-23
راس r35 g-27 h-42
راس_ r65 g-39 h-21 k-19
راسه g16
راسه_ g16
راسي r-36
راش m27 h-16
راش_ m27 h-16
راض r-32 g33 h-16
راض_ r-23 g15
راضي g18 h-16
راضي_ g16
راعي_ g-16
راف r17 g-38 h119
راف_ h60
رافع m24
رافعه m24
رافق m-21 h33
رافقا h30
رافه g-18 h35
رافه_ g-18 h35
راق g-19 h39
راق_ m18 h60
راك g-31 m28
راك_ r-32 m-29
رام g-24 m-24 h103
رام_ h75
راما h16
راماد h24
رامه h-56
رامه_ h-56
رامي h56
رامي_ h24
ران r-23 h-27 k-26
ران_ r-22 g-15 h-22 k-25
راه r36 m138 h-45
راه_ m-25 h30
راها r32
راها_ r32
راهم r40
راهم_ r34
راهن r-32 m169 h-62
راهن_ m40
راهنا h-20
راهنت m20
راهنه r-18 g27 m73
راهني m24 h-15
راي g-29 h16
رب_ r-25 k18
ربا r49 g-35 m-16 h-44 k-21
ربا_ r26 h-41
رباء r17 h-21 k-16
رباء_ r17 h-21 k-16
ربان h24
ربان_ h24
ربت g-21
ربح r-47 h-49
ربح_ r-41 h-45
ربط g-23 h88
ربط_ g-23 h88
ربع r65 h-21
ربع_ r18 m-16
ربعي r38 g-18 h-16
ربعين r38 g-17
ربن r-16 g15 h-16
ربنا r-16 g15 h-16
ربنا_ r-16 g15 h-16
ربه r-34 g34 m-15 h40
ربه_ r-34 g34 m-15 h40
ربو r90 g-28 m21 h25
ربوط h28
ربوطه r17
ربوي r90
ربوي_ r27 h17
ربويه r53 h-21
رت_ r-36 g-46 k26
رتج g68 h-25
رتجع g68 h-25
رتجع_ g28
رتجعا g40 h-17
رتف m-16
رتفا g15 m-16
رتفاع g15 m-16
رته r-22 h-38
رته_ r-22 h-25
رتو h20
رتون h19
رتون_ g15 h27
رتي r-20 g-46 h15
رتي_ r-17 g-43 h-21
رتين h36
رتين_ h23
رث_ g37
رثه g47 h-26
رثه_ g45 h-20
رج_ r26 g-33 m-28 h16 k34
رجا h-22
رجع g-60 m-19 h-15 k-41
رجع_ g-25 h17 k-18
رجعت r-37 m19
رجعت_ r-44 g19 m21
رجعل r-35 g-18
رجعلي r-31 g-21
رجعه r30 g-22
رجعه_ r32
رجعها r-21
رجعهم r19
رجعو r25 h-16
رجعوا r30
رجن g74 h-36
رجن_ g74 h-36
رجه g26 h15
رجه_ h15
رجو h24
رجوع g16 h19
رجوع_ g16 h19
رجي r20 h28
رجي_ r20
رح_ r24 g19 h-72
رحل m16
رحله m16 h-16
رحله_ m16 h-16
رحم h25
رحم_ h28
رخص h30
رخص_ h21
رخصه g21
رخصه_ g21
رخيص_ g21 h-16
رد_ m-25 h42 k-24
رده g-28 h-20
رده_ r-43
ردها r39 g-18
ردها_ r39 g-18
ردي r-52 g-22 h-27
رديت r-46 h-22
رديت_ r-37 h-22
رر_ g33 h26
رره g35
رره_ g16
رز_ r-21
رزق g18 h24
رزق_ g18 h24
رزه h33
رزه_ h33
رس_ r-26 g-24 m-25 h-48
رسا g-40 m17 h-27 k24
رسال m24 h20 k25
رساله m26 k26
رساي m20 h-33
رسايل m20 h-33
رست r-20
رسم r-41 h22
رسم_ r-15 m17
رسمه h47
رسمه_ h47
رسمي h-18
رسمي_ h-18
رسه r-15 g-32 h-24
رسه_ r-15 g-32 h-24
رسو m-44
رسوم m-44
رسوم_ m-44
رسي m22
رسي_ m22
رش_ g21 h-25
رشه g22
رشه_ g22
رشو g-19 h82
رشوه g-15 h65
رشوه_ g-15 h65
رشي h35
رصن h32
رصنه h25
رصنه_ h25
رصه g-15 m16 h21
رصه_ g-15 m16 h21
رصو h20
رصود h20
رصود_ h20
رصي r15 g-22 m31 h31
رصيد r15 g-22 m31 h31
رصيد_ g-16 m31 h33
رض_ r28 m-57 h-96
رضا r-22 g-15 h50
رضاه r-22 h43
رضاه_ h18
رضاها r-15 h25
رضت m-22
رضن r35
رضني r35
رضني_ r35
رضي g-18 h28
رضيه h20
رضيه_ h20
رط_ r29 g-17 m75 h-55
رطت r29
رطن m31 h-15
رطه r15 g15 h23
رطه_ r15 g15 h23
رطي h15
رع_ g74 h-44
رعا g-21 h-45 k28
رعات k31
رعات_ k31
رعت h-18
رعت_ r-19
رعته r16
رعته_ r16
رعه r-33 g36 m15 h-48
رعه_ r-33 g-17 m20 h-32
رعها g53 h-17
رعها_ g53 h-17
رف_ m-25 h23
رفا g22
رفان g22
رفان_ g22
رفت h-21
رفت_ h-21
رفر h18
رفر_ h18
رفع r33
رفه h-26
رفه_ r25 g-39 h-23
رفها r-20 g33
رفها_ r-20 g33
رفي r57 m15
رق_ r93 g-36 m-63 h85
رقا h80 k18
رقاب h-22 k21
رقابه h-22 k21
رقاص h33
رقاصه h22
رقام m27 h54
رقام_ m27 h54
رقت g53
رقت_ g57 h-17
رقص h22
رقص_ h22
رقم r-21 g-25 m44 h-42
رقم_ m35 h-16
رقه r-16 h48
رقه_ r-15 m15 h56
رقي g22 h-21 k-15
رقيه g24
رقيه_ g24
رك_ h37
ركات h21
ركات_ h21
ركب r36
ركت g-16 k47
ركه r27 h21
ركه_ r27 h21
ركي h-44
رم_ r-19 g-24 m-20 h-17
رما g-25
رمج g21
رمجت g21
رمجت_ g21
رمض r24 h-37
رمضا r24 h-37
رمضان r24 h-37
رمل h19
رمل_ h19
رمه r-32
رمه_ r-32
رمي m27
رمي_ m29 h23
رنا h-25
رنا_ h-16
رنت r-19 g65 m25
رنت_ r-19 g55 m26
رنج m-17
رنج_ m-17
رني r-44 g-15
ره_ r-57 g-68 h16 k-35
رها r17 g24 m100 h-17 k-31
رها_ r28 g25 k-16
رهان m111 h-15 k-15
رهان_ m71 k-15
رهانا m36
رهم r-16 h-22
رهم_ r-16 h-22
رهن r88 g-19 m-20 h-44
رهن_ r23 h-20
رهنت r53 h-20
رهنت_ r53 h-20
رو_ g-19
روا r-18 g-24 k29
روات r-18 g-15 h-18
رواتب r-18 g-15 h-18
رواح h17
رواح_ h17
روب g28 m-21 h92
روب_ m-19 h53
روبه k21
روبه_ k21
روبي h44
روت m22 h57
روت_ m22 h57
روج h16
روج_ h16
روح g21 m28 h36
روح_ g35 m39 h-17
روحا h29
روحان h29
روحي h31
روحيه h29
رور r15 h-30
رورد r28
رورد_ r28
روز h-16
روس m-33
روط r28
روط_ r22
روف r-31 g-20 h-41
روف_ r-25 h-22 k-41
روفا k32
روفات k32
روق r-22 g49 h86 k-17
روق_ h51
روقا g48 m15
روقات g51 m34 h-27
روقان m-19 h30
روقه h33
روقه_ h33
رول m94 h59 k-21
رولي m95 h59
روليت m95 h59
روم g15 m20
روم_ g16 h21
رون g28
روي h15
ري_ r67 g99 m-31 h-95 k20
ريا r-31 g-56
ريا_ h30
ريات g-17
ريات_ g-17
رياض r-18 g-23 h-37
رياضه h-25
رياضي g-23
ريال r-15
ريب r-17 g-20 m-27 h60 k53
ريب_ m-24 h49 k23
ريبه k28
ريبه_ k28
ريت r-16 g22 h-25
ريت_ r-24
ريته h-16
ريتها h-15
ريح r55 g-29
ريح_ r66
ريخ g24 h25
ريخ_ g25 h20
ريد r-27 h-34 k20
ريد_ r-25 h-34 k20
رير g-19 m-21 h15
رير_ g-19 m-21 h15
ريس h-44
ريست h-23
ريستا h-23
ريض g-27 h-23
ريض_ g-27 h-23
ريط g-18 h35
ريط_ g-33 h47
ريطه g15
ريطه_ g15
ريف r-80 k26
ريف_ r-80 h-30 k29
ريق m-22 k18
ريق_ h-19 k19
ريقي h25
ريقي_ h25
ريك g-36 m-15 h63
ريكا g-16 h39
ريكا_ g-16 h39
ريل h16
ريل_ h16
ريم g-26 h-50
ريم_ g-15 h-17
رين r26 g-20 h-39
رين_ r32 h-16
رينا r-16 h-23
رينا_ r-15 h-21
ريه g46
ريه_ r21 g15 h27
ريها g31 h-19
ريها_ g31 h-23
زات k16
زات_ h21
زاج g19
زاد r64 g-43 m36 h-46
زاد_ r46 g-35 h-44
زادت m36
زادت_ m36
زار g-34
زاره h-16
زاره_ h-16
زاز g-15 h42
زاز_ h23
زازه h38
زازه_ h38
زاف g88 h-43
زاف_ g62 h-29
زافا g25 h-15
زافا_ g25 h-15
زان r31 g-52 h-15
زان_ r-27 g-43
زانا r-15
زاناك h17
زانه r73 h-18
زانه_ r73 h-18
زاه r-38
زاه_ r-38
زايز h-30
زايز_ h-30
زايم h21
زايم_ h21
زبا r-24 h50
زباي r-24 h50
زباين r-24 h50
زبو g37 h18
زبون g37 h18
زبون_ r25 g24 h-17
زتي h-20
زتين h-20
زتين_ h-20
زج_ g-23 h-39
زجاجه h-38
زحلا h27
زحلاو h27
زدت m39
زدن r34
زدنا r34
زرع g52 m-21 h-62 k-19
زرع_ g28 h-31
زرعت r16 h-18
زرعت_ g18
زرعته r16
زرعه r-18
زرعه_ r-18
زعر h23
زعرا h23
زعران h23
زكا r-35 g-21 h-44
زكاه r-35 h-32
زكاه_ r-35 h-32
زل_ g43 k-20
زلت r-60 h-31
زلت_ h-31
زم_ h-42
زمي r-29 h36
زميل r-29 h36
زن_ g-17
زنا g-21 m-24 h-35
زنا_ m-24 h-24
زنج r-22
زنجب r-22
زنجبي r-22
زه_ h72
زهر g70 h-15
زهر_ g66 h-15
زوا g-44 h40
زواج g-44 h40
زواج_ g-28 h40
زوج r-15 g-19 m-15 h92
زوج_ r-20 h55
زوجي h43
زوجي_ h24
زود r61 m-19 h-31
زود_ r85 m-18 h-31
زور r-18 h85
زور_ h50
زوره r-15 h30
زوره_ r-15 h30
زول h-15
زول_ h-15
زون h-35
زون_ h-24
زوي r-15 h44
زوير r-15 h40
زوير_ r-15 h40
زي_ g-40 m22
زيا r15 g-28
زياد r19
زياده r19
زيار g-20 h20
زيارا g-18
زياره h20
زيت r-16 h-39
زيتو h-39
زيتون h-39
زيد r105 g-45 m17
زيد_ r42 g-36 m18
زير g-15 h80
زير_ h70
زيع r-26
زيف h35
زيفه h30
زيفه_ h30
زيل h20
زيل_ h20
زيم h15
زيمه h15
زيمه_ h15
زين r16 g-28 m19
زينه r24
زينه_ r24
زينو m24 h27
زينو_ m15 h24
زيه h-78
زيه_ h-78
زيي h26
زييف h26
زييف_ h26
سا_ r-15 g120 m-25 h-48
ساب r42 g-15 m54 h-29 k59
ساب_ r63 g36 m30 h-17
سابق g-15 m49 h-22
سابقه m39 h-20
سابه k24
سابه_ k24
سابي g-31 m-22 h28 k29
سابي_ g-31 m-22 h28 k29
سات h-17
سات_ h-17
ساج h17
ساج_ h17
ساح g-18 h66
ساحر g-18 h67
ساحر_ h34
ساخ h20
ساخر h17
ساخره h17
سار h34
سار_ h44
ساط r-42 g-18
ساط_ r-42 g-18
ساع r18 g-48 h31
ساعا r-19 h26
ساعات r-19 h26
ساعت g-18
ساعتي r-21 g-16
ساعه r28 m16 h15
ساعه_ r28 m16 h15
ساف g20
سافر g20
سافر_ g20
ساك r32 g-19
ساكن r32 g-18
ساكن_ r32 g-18
سال r-54 g-59 m22 h-67 k71
سال_ r-15 g-30 h-28 k33
سالم r-24 g-21 h-44
سالم_ r-24 g-21 h-22
ساله m24 k26
ساله_ m24 k26
سام r-64
سامح r-64
سان g-33 m-23 h17
ساي r-20 g-18 m21
سايق r-17 h-43
سايق_ r-17 h-43
سايل m20
سايل_ m20
سايي h33
سب_ r-58 k-22
سبا g-26 h-15
سبان m21
سبان_ m21
سبب k35
سبب_ k35
سبت g-20 m35 h21
سبت_ m25
سبع r31
سبعه r28
سبعه_ r28
سبق r-29 g30 m47 h-41
سبق_ r-29 g43 m40 h-30
سبه g-26 h-46
سبه_ g-26 h-46
سبو r24 m28
سبوع r25
سبوع_ r28
سبي r16
سبيك r16
سبيكه r16
ست_ h16
ستا r30 h-78 k17
ستاج r16 k25
ستاجر r16 k25
ستال h22
ستال_ h22
ستث g26
ستثم g26
ستثما g26
ستخ h-49 k56
ستخد h-22 k56
ستخدا k17
ستخدم k39
ستخر h-27
ستد r35
ستر r43 m-16
سترد g-27
سترد_ g-30
ستري r50 g23 h-18
ستري_ g32
ستريح r59
ستش g-20 h-30
ستص g-15
ستصن g-15
ستصنا g-15
ستع m-21 h-41 k40
ستعا k28
ستعار k28
ستعم m-19 k17
ستعمل m-19
ستقب g27
ستقبل g27
ستل r-46 h-36
ستلا g18
ستلام g21
ستلم r-36 g-20 h-19 k30
ستلم_ r-22 k43
ستلمت g-30
ستلمه g24
ستم h-27
سته h-21 k-18
سته_ r28 g29 h-31
ستو g19
ستود h-36
ستودع h-36
ستور g31 h40
ستوك g23
ستوك_ g23
ستي r17 g-39
ستيش g-16
ستيشن g-16
سجا r-16 h16
سجاد r-16
سجاي h16
سجاير h16
سجد h-28 k-15
سجد_ h-28 k-15
سجل g-79 h-35 k58
سجله g-20 h-31 k50
سجي m-15
سجيل m-15
سجيل_ m-15
سح_ h20 k15
سحب r-17 g-57 m94 h-34 k22
سحب_ g-47 m87 h-25
سحبه r-17 k28
سحر g-36 m-23 h88
سحر_ g-33 m-21 h100
سحري h-16
سحريه h-16
سخر h67
سخري r-16 h67
سخريه r-16 h67
سدا r23 g24
سداد r23
سداد_ r23
سدد r22 g-44 m-19
سدد_ r61
سددت r-53 g-25 h-24
سددت_ r-28 g-25 h-24
سددته r-25
سدده h18
سدس h-29
سدس_ h-38
سر_ r-29 g64 m34 h-66
سرا m18
سران m18
سران_ m18
سربه h19
سربه_ h19
سرت r-26 g-15 m36
سرت_ r-23 m23
سرق h24
سرقه h24
سرقه_ h24
سرن h-16
سرنا h-16
سرنا_ h-16
سره h-15
سره_ h-15
سرو g-15 h93
سروق g-15 h93
سروق_ g-23 h59
سروقه h33
سري g35 h22
سريه g40
سريه_ g40
سس_ h30
سط_ r-37 g35 k-15
سطه h40
سطه_ h40
سعا g33
سعار g33
سعار_ g33
سعر r-16
سعر_ r-29 h21
سعم r-29
سعمي r-29
سعميه r-29
سعه r82 g-16 m-15
سعه_ r82 g-16 m-15
سعي r-16 g-21
سعيد r-16 g-21
سعيد_ r-16 g-19 h-20
سفا h58
سفار h58
سفاره h58
سفر r21 h-22
سفر_ h-39
سفل h21
سفلي h21
سفي g61 h-24
سفين g61 h-24
سفينه g61 h-24
سقط h-19
سقط_ h-19
سقف g-39 k52
سقف_ g-39 k52
سكا r30
سكاو r27
سكاون r27
سكر_ h30
سكره g45
سكره_ g37
سكري g-25 h-33
سكري_ g-25 h-33
سكن g15 h-19
سكن_ g15
سكو r-19 g-15 m-15 h99
سكو_ h20
سكوت r-18 h73
سكوت_ r-15 h42
سكوتي h18
سكي h91
سكي_ g-17 h97
سل_ r-19 h-68 k40
سلا g-19 h-32
سلام g-42 h-24
سلام_ g-20
سلامي g-22 h-22
سلس m-17
سلسل m-17
سلسل_ m-17
سلع g19
سلف r86 g-23 m-27 h-34
سلف_ r32
سلفت_ r-21
سلفته r34
سلفه r26 h-16
سلفه_ r26 h-16
سلم g-66 m-20 k15
سلم_ g-34
سلمت g-26
سلمته g-26
سلمه k19
سلمها k19
سلو g-24 m91
سلوت g-24 m105
سلوت_ g-16 m40
سلوتس m65 h16
سلي r22 g15 m-24
سليم g18
سليم_ g18
سم_ r-41 m-25 h17 k17
سمس h44
سمسا h44
سمسار h44
سمك g41 h-40
سمك_ g16 h-32
سمن g-20 h-29
سمنا g-16
سمناه g-16
سمنت h-21
سمنت_ h-21
سمه r-25 h33
سمه_ h40
سمي g-43 h-32 k25
سمي_ g-43 h-30
سن_ r-39 g-31 h-45 k38
سنا m-38
سنان m-22
سنان_ m-22
سنت r-17 h17
سنتي r-17
سنتين r-17
سند r91 m-36 h-73
سند_ r29 m-20
سندا r53 h-22
سندات r53 h-22
سنه m18
سنه_ m18
سنو g35
سنوي_ g17
سني g25 h34
سنين g25 h34
سنين_ g25 h34
سه_ g114 m-38 h-75
سها r-30
سها_ r-30
سهر g-19 h38
سهر_ g-19 h57
سهره h-23
سهره_ h-23
سهل g20
سهل_ g20
سهم r-38 g46 k-17
سهم_ r-38 g46 k-17
سوا r-16 h-31 k30
سوخ h18
سوخه h18
سوخه_ h18
سور r17
سوق h-21
سوق_ r20 h-21
سول h67
سول_ h46
سوم m-44
سوم_ m-44
سوي g20
سي_ r-23 g-67 m-22 k-24
سيا r-20 g-22 h-36 k-36
سيار r-20 g-21 h-49 k-36
سيارا h-21 k-19
سيارت r-27 g-31 h-21
سيج h58
سيجا h58
سيجار h58
سير g24 h57
سير_ g-21 h97
سيرف h18
سيرفر h18
سيط h28
سيط_ r-15
سيطه h15
سيطه_ h15
سيل r-19 m-17 h-34 k43
سيل_ r-19 m-16 h-38 k30
سيم h-24 k35
سيم_ h-21 k36
سين m-33 h-37
سين_ h-24
سيه r-16 m-21 h-20
سيه_ r-16 m-21 h-20
سيو r29 g33
سيول r29 g33
شا_ r-25 m-39 h-39
شاء g-25 m-23 h-28 k-15
شاء_ g-25 m-23 h-28 k-15
شات m44 h31
شات_ m44 h31
شار m51 h-26
شارط m53 h-25
شارك r22
شاركه r22 h-17
شاف g46 k-18
شافه g46 k-18
شافه_ g23
شافها g23
شال g-26 h26
شالي g-25 h20
شاليه g-25 h20
شام g19
شامل g35
شامل_ g35
شان g-64 h74 k94
شان_ g-64 h68 k96
شاه m-18 h59
شاه_ g27 m-27 h-20
شاهد h45
شاهد_ h45
شاي h-18
شاي_ g-18 h32
شايف g25
شايفه g18
شب_ m-35 h-55
شبا m-32
شباب m-30
شباب_ m-30
شبك r-29 g59
شبكت g32
شبكه r-17 g28
شبكه_ r-17 g28
شبو h42
شبو_ h42
شت_ r29
شتر r21 g53 h-67 k-22
شترا r-26
شتراك r-32 m19
شتراه g21
شترك r20
شترك_ r29
شتري g48 h-64 k-17
شتري_ r16 g20 h-20
شتريت r16 g-23
شترين r-15
شتريه g67 h-30
شتغ h19
شتغل h19
شتق g20
شتقا g20
شتقات g20
شتم h29
شتم_ h29
شجر g42 h-15
شجره g42 h-15
شجره_ g42 h-15
شحا h31
شحاذ h24
شحاذي h24
شحن r-22 g22 m33
شحن_ g25 m16 h-57
شحنت r-16 m20 h47
شحنت_ m21 h58
شخا h36
شخاص h28
شخاص_ h28
شخص g-21 k74
شخص_ g-16 k84
شخصي r28
شخصي_ r28
شر_ r65 h45 k-15
شرا r16 m-18 h41
شراء g21
شراء_ g21
شراب h33
شراب_ h24
شرب g-19
شرب_ g-19
شرط r60 g24 m74 h-27
شرط_ r32 m77 h-55
شرطه r15 g27 h23
شرطه_ r15 g27 h23
شركه h19
شركه_ h19
شره r48 g-42 m18 h-35
شره_ r48 g-42 m18 h-35
شرو g-24
شروب g-22
شروب_ g-18
شروط r28
شروط_ r22
شري h-45 k-20
شريت r-32 g34 h-17
شريت_ r-35 g18
شريته g16 h-15
شريط g-33 h47
شريط_ g-33 h47
شريك h-15
شرين r36 g24 m17 h-38
شرين_ r37 g25 h-15
شرينا h-23
شط_ m36 h-18
شعو h70
شعوذ h70
شعوذ_ h49
شعوذه h21
شعي h-24
شعير h-24
شعير_ h-24
شغل r43 m-17 h22 k-18
شغل_ r74 h-15
شغله r-22 g-16 h57
شغله_ r-22 g-16 h57
شف_ r49 g-18 h25 k25
شفت r36 g-76 h-21
شفت_ r25 g-27 h-15
شفته g-54
شفتها g-34
شفر r-22 h41
شفره r-20 h25
شفره_ r-20 h25
شقت g-18
شقتي g-18
شقتي_ g-18
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
شن_ g21 h-27
شنط m-15
شنط_ g-15 h24
شنو g16
شنو_ g16
شه_ r-24 g17 h-66
شها r37 g-28 k-29
شها_ r34 g-15
شهاد k-29
شهادا r24
شهاده r-20 k-28
شهر r68 g-53 m-23 h-40
شهر_ r42 g-42
شهري r23 m-33 h-31
شهرين g-20 m-18 h-19
شهو r28 g26 h17
شهور r28 g26 h17
شهور_ r28 g26
شو_ h-43
شوا g25
شواي g26
شوايي g26
شور g62 h-31
شورت g43 h-15
شورت_ g43 h-15
شوش h38
شوش_ h32
شوط g-20 m46 h-16
شوط_ g-20 m46 h-16
شوف r54 g42 m-26 h-38
شوف_ r54 g42 m-26 h-38
شوك h-36
شوه g-16 h70
شوه_ g-16 h70
شوي r22 g-28
شوي_ r22 g-28
شي_ r-51 g-27 m-24
شيء m20 h19
شيء_ m20 h19
شيب g60 h-30
شيخ m-22 h64
شيخ_ h21
شيخه m-19 h42
شيخه_ m-19 h42
شيش g-18 h24
شيش_ h48
شيشه h-24
شيشه_ h-24
شيف h-15
شيك r68 h-28
شيك_ r32
شيكا r17
شيكات r21
شيكاغ g15
شيل m15 h18
شيل_ m15 h18
شين m15 h15
شينه m16
شينه_ m16
شيه h27
شيه_ h27
صاح r-32 k35
صاحب r-32 k35
صاحب_ k34
صاحبت h28
صاحبه g17 h-28
صاد r28 g24 h-24
صاد_ r28 h-29
صار r51 m22 h-16
صار_ r21 g19
صارع m32
صارع_ m24
صاره h58
صاره_ h58
صاري r18 g-19 h-56 k15
صاري_ r62 g-18 m17 h-26 k-16
صاريف r-43 h-30 k31
صاع g25 m31 h-30
صاعد g25 m31 h-30
صاعد_ g25 m31 h-30
صاف r-20 g15 h-17
صاف_ g15
صال g-24 m18 k-18
صال_ r-16 h-37 k-18
صالا r42 h-35
صالات r42 h-35
صاله r-27 m22 h71
صاله_ r-27 m22 h71
صان g-15 m25
صان_ m19
صاي r44 h-39
صايغ r44 h-17
صايغ_ r44 h-17
صب_ r15 g-62 m-26 h66
صبر r32 g-22 h-26
صبر_ r32 h-26
صتي m-32
صتي_ m-32
صحي h-29
صد_ g-22
صدر g20 k33
صدر_ k33
صدق r-27 g-23 h-37
صدقه g-23 h-37
صدقه_ g-23 h-37
صدي r-16 g-21
صديق r-16 g-21
صديقي r-16
صر_ r-16 h-22
صرا h23
صرات h19
صرات_ h19
صراف r15
صراف_ r15
صرف g-61 m-28 h-62
صرف_ g-56 m-15 h-32
صرفت h-15
صرفت_ h-15
صرفه r25
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
صغي r-22 h-37
صغير r-22 h-37
صغيره h-21
صف_ h21
صفا g15
صفات g15
صفات_ g15
صفر h38
صفر_ h38
صفق r-15 g50 m19 h-54
صفقا m19 h-26
صفقات m19 h-26
صفقه g49 h-27
صفقه_ g49 h-27
صفه g-20 h-15
صفه_ g-20 h-15
صقر r-15 h-31
صقر_ g17 h-17
صكو h-25
صكوك h-25
صكوك_ h-25
صل_ r51 g-54 m-31 h-62 k42
صلا m-18 h-26
صلات h-18
صلات_ h-18
صلاحي g-20 h52
صلت k-15
صلت_ g-21 k-15
صلح r-35 g30 h-39
صلح_ r-18 h-15
صلحو g46 h-23
صلحوه g30 h-16
صلن r17 g-15 k34
صلني r17 g-15 k34
صلني_ r17 g-15 k34
صله r-16 g21 m-17
صله_ g23
صلي r-59 g-69 h24
صلي_ r-21 g-19 h51
صليح r-24 g-33 h-22
صليح_ r-24 g-33 h-22
صليه g-17
صليه_ g-17
صم_ r82
صنا g-36 h-22 k-20
صناد h-19
صنادي h-19
صناع g-15
صناع_ g-15
صند h-58
صنع r-15 h40
صنع_ h40
صنف h34
صنف_ h34
صنه h21
صنه_ h21
صه_ m-22 h18
صود h20
صود_ h20
صور g-39 h51 k27
صور_ h67
صورك h19
صورك_ h19
صوره_ h-22
صوري r23 g-20 h-21 k40
صوريه r36 g-15 k24
صوف g30 h-19
صوف_ g25 h-16
صول r15 g15 h-19
صول_ r15 g15 h-19
صي_ r28 g22
صيا r-35 g63 m-27 h-31
صياد r-15 g39 m-19
صياد_ r-15 g39 m-19
صيان r-21 h-18 k20
صيانه r-21 h-18 k20
صيب r-36 g16 m62 h30 k-23
صيب_ r-19 m105 h64
صيبه k-15
صيبه_ k-15
صيبي g28 m-15 h-39
صيبي_ g28 m-15 h-39
صيد g32 m19 h-51 k-20
صيد_ g21 m21 h25 k-18
صيده g37
صيده_ g32
صير r-19 g-48 h-30
صير_ r-17 g-38
صيف r25
صيف_ r25
صيل g-20 h-28
صيل_ g-20 h-28
صيم r43
صيم_ r43
صين g24 m33
صيني m33
صينيه m33
ضاء h20
ضاء_ h23
ضاب h20
ضابط h20
ضابط_ h20
ضات g-19 m36
ضات_ g-19 m36
ضار r-34 g-21 m-24
ضار_ h-29
ضارب r-28 h33
ضاربه r-28 h33
ضاع m16 h22 k34
ضاعف r29 m26 h26
ضاعف_ r22 m26 h27
ضاعه r-27 k35
ضاعه_ r-27 k35
ضاف r-15
ضافي g24
ضان r24 h-61
ضان_ r24 h-37
ضاه r-22 h43
ضاه_ h18
ضاها r-15 h25
ضاها_ r-15 h25
ضاي g-25
ضايع g-23
ضايع_ g-26
ضت_ r-16 g-23
ضته r-15 m-22
ضح_ g-24 h23
ضحك h24
ضحك_ h24
ضر_ r17 g35 m24 h-15
ضرا m40 h-22
ضرار h-23
ضرار_ h-23
ضرب g35 h20
ضرب_ g-16 h37
ضربه g51 h-17
ضربه_ g51 h-17
ضرع g106 h-46
ضرع_ g53 h-30
ضرعه g53 h-17
ضرعها g53 h-17
ضره r-17 g-30
ضره_ r-17 g-30
ضروبه k21
ضري h23 k27
ضريب k31
ضريبه k28
ضريح h26
ضريح_ h26
ضما r20 g21
ضمان r20 g21
ضمان_ g24
ضمانه r22
ضمن r15
ضمو r37
ضمون r37
ضمون_ r15
ضمونه r23
ضني r35
ضني_ r35
ضه_ r-35 g34 h-47
ضور h-16
ضور_ h-16
ضي_ r-17 m-16
ضير h49
ضير_ h49
ضيه g28 h42
ضيه_ g28 h42
طاب r-46 g-16 m20
طابق m20 h30
طات h21
طات_ h21
طار g-15 m-18 h-36
طار_ h-28
طاز g-23 h-41
طازج g-23 h-39
طازج_ g-23 h-39
طاق m19
طاقه g-20 m16 h18
طاقه_ g-20 m16 h18
طال h66
طالب h26
طالب_ h26
طالع h38
طالع_ h28
طان r31
طاو m18 h37 k-15
طاول m18 h37 k-15
طاوله m18 h37 k-15
طاي h34
طايح h40
طايحه h27
طبا r-28 h-32
طباع r-28
طباعه r-28
طبخ g-28 h-18
طبخ_ g-28 h-18
طبل m16
طبله m16
طبله_ m16
طبي g-67 h-18 k-15
طبي_ h23
طبيق g-36
طبيق_ g-36
طت_ r41
طجي h19
طر_ r52 g31 h-100
طرد h42
طرد_ h42
طرف r35
طرف_ r33
طري h-21 k20
طري_ r-30 h-15
طريق r17 k20
طريق_ r17 k20
طط_ m-16 h32
طعا h-30
طعام h-30
طعم g-28 k-18
طعم_ g-28 k-18
طعه h-35
طعه_ h-35
طفا m-38 h-42
طفال m-38 h-19
طفال_ m-38 h-19
طفل h23
طفله h16
طفله_ h16
طل_ h16
طلاس h28
طلاسم h28
طلب g26
طلب_ r17 g17 m17 k16
طلبت h60
طلبت_ h22
طلبه g27
طلبه_ g17
طلس h34
طلسم h34
طلسم_ h34
طلع g17 m49 k55
طلع_ g26 m40 h16 k24
طلعت_ g-23 m31
طلعه k31
طله h33
طله_ h33
طلي h48
طلين h22
طلين_ h22
طم_ g-22
طما g-52
طماط g-52
طماطم g-22
طن_ h-26
طنا m17
طنه g20
طنها g33 h-27
طنها_ g33 h-27
طه_ r28 m-18 h53 k-19
طوا r-15
طوا_ r-15
طول r66 h-42 k-17
طول_ r47 h-30
طون g37
طون_ g24 h-15
طي_ r-29 g39 m39
طيا m38
طيار m39
طياره m39
طيت r30 g-18 m16 h50
طيت_ m25 h33
طيته r24 h17
طيته_ r24 h17
طيخ h-17
طير g45 h21
طير_ g59 h-19
طيس h27
طيك r35
طيك_ r35
طين r32 m15 h-23
طيني r21
طيني_ r21
طيه r-22 g-27 m23
طيه_ g-27 m23
ظار r61 g-18 h-32
ظار_ r61 g-18
ظام g-15 h-26 k30
ظام_ h-34 k31
ظته k23
ظته_ k23
ظتي r-15 h-16 k29
ظتي_ r-15 h-16 k29
ظر_ r-21
ظرف h17
ظرف_ h17
ظرو g24
ظروف g24
ظروف_ g24
ظف_ h22
ظفي r-17 h-30
ظفين r-17 h-30
ظفين_ r-17 h-30
ظم_ r51 h-18 k-17
ظه_ g-20 m22
ظهر h-69 k43
ظهر_ h-65 k43
ظي_ h33
ظير r26
ظير_ r29
ظيف h-17
عاب h-21
عاب_ h-19
عات r-57 g-28 m30 k31
عات_ r-57 g-22 m17 k31
عاج g-20 h24
عاج_ h30
عاد g19 h43
عادي g17 h16
عاديه g17
عار g32 m-27 h55
عار_ g23
عارف g39 k-15
عارف_ g32
عاره h55
عاره_ h55
عاري h15
عال g-21 m25
عالم g20
عام g36 h-30
عام_ r-16 g53 h-22
عامل r16 g-15 h22
عامله r28 h30
عامه h-27
عامه_ h-27
عاه r53 h21
عاي r21 g17 m-49 h-41
عايد r51 g-20
عايد_ r51 g-20
عايش g51
عايش_ g38
عايل m-17 h-19
عايلي m-17 h-16
عاين r-16
عايه m-17
عايه_ m-17
عب_ r-20 g-68 m105 h24
عبا g-37
عبد h24
عبد_ h17
عبر g36 m26
عبر_ g36 m26
عبن m-38
عبنا m-38
عبنا_ m-38
عبه m20
عبه_ m20
عبي r-15 m62 h90
عبيه m33 h40
عبيه_ m33 h40
عت_ r-42 g-34 m25 h-42 k-28
عتك g43
عتك_ g43
عتل r19 g-16 m26 h35
عتلي g-16 m26 h37
عتلي_ g-16 m26 h37
عتم h-25
عتمد h-25
عتمد_ h-25
عته r63 m-29 h-37
عته_ r30 g28 m-26 h-29
عتها r33 g-15
عتها_ r33 g-15
عتو g16 h-16
عتو_ g16 h-16
عتي g21 h61
عتين g33 m-17
عتين_ g33 m-17
عجل m21 h-67
عجل_ h-48
عجله m24 h-19
عجله_ m24 h-19
عد_ m27 h-71 k-18
عدا r-46 g-39 h49
عداد r-16 g-31 h55
عداد_ r-16 g-21 h55
عدد g-23 h-20
عدد_ h-17
عدده g18
عددها g19
عدل h-15
عدل_ h-15
عدن r28
عدن_ r43 g-19
عده r-20 g-44 h-25
عده_ g-19 h-17
عدها r-22 g-25
عدها_ r-22 g-25
عدي r-21 h-15 k25
عدي_ g-23 k35
عدين r-21 g39
عدين_ r-20 g68
عر_ r-29
عرا g-27 h124
عراف g-22 h99
عراف_ h54
عرافه g-18 h37
عران h23
عران_ h23
عربي h-17
عربي_ h-16
عرس h-68
عرس_ h-68
عرف r-21 g44
عرف_ g33 h23
عرفه h-19
عرفه_ g-16 h-18 k15
عرفها g28
عرق g-16 h90
عرق_ h74
عرو g-22 m-18 h-30
عروف g-21 h-16
عزاي h21
عزايم h21
عزي h15
عزيم h15
عزيمه h15
عسك h-19
عسكر h-19
عسكري h-19
عسل m-28 h-54
عسل_ m-28 h-54
عش_ r24 g19
عشا r-23 g-58 m-73 h-28 k45
عشا_ r-25 m-39 h-39
عشاء m-23 h-32 k-15
عشاء_ m-23 h-32 k-15
عشان g-40 h57 k62
عشان_ g-40 h57 k62
عشر r77 g-24 m29 h-55
عشر_ g-23
عشره r48 g-26 m21 h-31
عشره_ r48 g-26 m21 h-31
عشري r36 g24 m17 h-17
عشرين r36 g24 m17 h-17
عشو g26
عشوا g26
عشواي g26
عصا r-19
عصر h-33
عصر_ h-37
عصي g-15 h-47
عصير g-15 h-47
عصير_ g-15 h-47
عضا h23
عضاء h23
عضاء_ h23
عطا r45
عطان r31
عطر h-65
عطر_ h-50
عطل g15 m-19
عطل_ g15
عطو g20 h-31
عطون g22
عطي r65 g-28 k-21
عطي_ g17
عطيت r34 g-22 h18
عطيته r24 h17
عطيك r35
عطيك_ r35
عطين r27
عطيني r21
عطيه r-18
عف_ r36 m26 h26
عقا r17 h-20
عقار r17 h-20
عقار_ h-15
عقاري r32
عقد m-23
عقد_ r23 g-21 m-23
عقم h-39
عقم_ h-39
عقو g72 h-15
عقود g72 h-15
عقود_ g72 h-15
عك_ g60 h-27
علا g-30 m-55
علاج m-36 h-84
علاج_ m-36 h-72
علاق h53
علاقه h53
علان m-16
علب h-37 k-18
علبه h-25
علبه_ h-25
علش g-19 k34
علشا g-19 k34
علشان g-19 k34
علف g-34 h-34
علف_ g-34 h-34
علق r-19 g43 h22
علق_ g52
علم g-15 k25
علم_ g-15 k25
علن r-20
علو r-40 g-37
علوم r-40 g-31
علوم_ r-39 g-26
علي g49 m25 h-56 k-20
علي_ g128 m58 h-59 k-24
عليا r29 g-22
عليا_ r29 g-22
عليق h31
عليق_ h31
عليك g-30
عليك_ g-17
عليم m-29 h-45
عليمي m-29 h-45
عليه g-34 k15
عليه_ g-51
عليها k21
عليهم g18
عم_ g-61 m-23 h-28
عما r-16 g-16 k-16
عمار g16 h-40
عمال r-20 g-29 h37
عمال_ r-20 g-26 h20
عمر g-23 m21 h-19
عمره g-24 m21
عمره_ m21
عمل r22 g-22 m-67 h86 k-16
عمل_ r-25 g-55 h107
عملا r24 m-28
عملات r32 m-21
عمله g25 m-21 h-20
عمله_ r-28 g27 m-21 h-20
عمليه r15
عمو r-29 g-30 h20 k22
عمول g-23 h20 k22
عموله r26 g-18
عمي r-32 h-51
عمي_ h-20
عميه r-26
عميه_ r-26
عن_ r-15 g-37 m-26 h-52 k74
عنا r-45 g-30 h-39
عنا_ r-32 g-20
عند r22 g53 m-18 h-26 k-15
عند_ r-24 h46
عندن g30
عندنا g30
عنده g-20 h-15
عنده_ g-20 h-15
عندي r15 g40 h-34
عندي_ r15 g40 h-34
عني r21 g40 m-23 k-33
عني_ r21 g40 m-23 k-33
عه_ r88 g15 m37 h-49 k-22
عها r-37 g18
عها_ r-68 g21
عهم r19
عوا r51 g34 h-28
عوا_ r29
عواي r22 g29
عوايد r22 g29
عود g27 h-56
عود_ g33 h-52
عوذ h70
عوذ_ h49
عوذه h21
عوذه_ h21
عول r36 g-19
عولي r41 g-19
عولي_ r41 g-19
عون g29 h15
عون_ g29 h15
عوه r44 g-21 h-41
عوه_ r38 h-39
عوي m15 h47
عويذ h19
عويض m22 h27
عويض_ m22 h27
عي_ g-45 m-20
عيا r24
عيال h42
عيال_ h42
عيد g-47 h-76 k48
عيد_ r27 g-19 h-61 k22
عيدا g-17 k26
عيدا_ g-17 k26
عيدي r-17 h-26
عيديه r-17 h-18
عير h-31
عير_ h-31
عين r97 m-50 h-63
عين_ r36 g-28 h-35
عينه r61 g16 m-45 h-28
عينه_ r68 m-44 h-22
عينها g30
عيه g-21 m-29
عيه_ g-21 m-26
غاز h-54
غاز_ h24
غازي h-78
غازيه h-78
غام g40
غامض g40
غاي g25
غدا g-51 m-20 h-29
غداء g-54 m-16 h-29
غداء_ g-54 m-16 h-29
غرا h-19
غرام r17 h-19
غرام_ h33
غرامه h-56
غرب h24
غربي h24
غرق g62 h-22
غرقت g46 h-16
غرقت_ g46 h-16
غسل r-16 k73
غسل_ k41
غسي r-19 g-35 h-27 k32
غسيل r-19 g-35 h-27 k32
غسيل_ r-19 g-35 h-27 k32
غش_ g-17 h63
غشو h31
غشوش h31
غشوش_ h25
غل_ r79 m-18
غلب m49
غلب_ m27
غلبن m22
غلبني m22
غلط r-39 k-28
غلط_ r-39 k-28
غلف h22
غلق g29
غلقه g35
غلقه_ g27
غله r-22 g-16 h57
غله_ r-22 g-16 h57
غنم r-31 h-44
غنم_ g24 h-38
غها g19
غها_ g19
غو_ g15
غوا g28 h-16
غواص g36 h-16
غواص_ g36 h-16
غوص g24
غوصه g24
غوصه_ g24
غوم h19
غومه h19
غومه_ h19
غون h27
غون_ h27
غي_ k17
غير r33
غير_ r-15 g20
غيره r20 g-19
غيره_ r20 g-15 h-22
غيري k15
غيري_ k15
غين h-20
غيي h23
غيير h23
غيير_ h23
فا_ g25
فاء r26 k15
فاء_ r26 k15
فات g-24 h-56 k37
فات_ r15 h-18 k23
فاتر g26 h-22
فاتر_ g26 h-22
فاتو g-42 k15
فاتور g-42 k15
فاج g94 m-29 h-35
فاجا g94 m-29 h-35
فاجات g75 m-29 h-27
فاجاه g19
فاد h-22 k43
فادي h-22 k43
فادي_ h-22 k43
فار r-15 h38
فاره h58
فاره_ h58
فاز h21
فاز_ h21
فاض g27 m-23 h35
فاض_ m-15
فاضح h48
فاع g15 m-16
فاع_ g15 m-16
فال r67 m-60
فال_ m-50
فالت r37 h-17
فالته r26
فاله r41
فاله_ r41
فان g20
فان_ g22
فاي r148 g-46 h-68 k-27
فايد r40 g-16 h-19
فايده r40 g-16 h-19
فايز m24
فايز_ m24
فايض r22
فايض_ r22
فايظ r95 g-20 m-18 h-25
فايظ_ r95 g-20 m-18 h-25
فت_ r43 g-25 m-27 h-48 k-20
فتا g-24 m24
فتاح g-23 m24
فتاح_ g-23 m24
فتح r-28 g49 h42
فتح_ r-23 g43 h48
فتر h-16
فتش h24 k-15
فتش_ h24 k-15
فته r24 g-48
فته_ g-18
فتها r16 g-20
فتها_ r21 g-20
فتي g-21 h24
فتيا h29
فتيات h29
فحص g-32 h-43
فحص_ h-35
فدي h21
فديه h21
فديه_ h21
فرد g-18
فرز g42
فرز_ g42
فرس g29
فرس_ g29
فرص m56
فرصه m16
فرصه_ m16
فرق r17 h-22 k16
فرق_ r17 h-22 k16
فره g-19 h22
فره_ g-19 h22
فرو g86 h-38
فروز g19 h-23
فروق g67 m33 h-37
فروقا g54 m36 h-29
فري m-21 h25
فريق m-21
فريقي h25
فزا r19
فزاد r19
فزاد_ r19
فس_ r-17 g-18
فسه g-25 m-16
فسه_ r34 g-31 m-16 h-19
فسها r-30
فسها_ r-30
فسي g-15 m-22
فسي_ m-22
فصل r-26
فصل_ g-18
فط_ g38
فطي h27
فطيس h27
فظ_ r-15 m-17
فظت r-15 g-15 h-23 k55
فظته k23
فظته_ k23
فظتي r-15 h-16 k29
فظتي_ r-15 h-16 k29
فظه m27
فظه_ m27
فع_ r19 g54 h-34
فعا g-27 k21
فعات g-27 k21
فعات_ g-27 k21
فعت g16
فعته g21
فعتي r26
فعل h-32
فعلي h-21
فعلي_ g19 h-15
فعليه r-16
فعن g-25 m21
فعنا g-25 m21
فعنا_ g-25 m20
فعه r-39 g17 m27
فعه_ r-39 g17 m27
فعو g54 m-17 h-19
فعوا g15
فعوا_ g15
فعون g41 m-19
فعون_ g41 m-19
فق_ r-48 g-27 h39
فقر r-21 h-25
فقرا r-21 h-25
فقراء r-21 h-25
فقط r-57 g-39
فقط_ r-57 g-39
فقن g-15 h-17
فقنا g-15 h-17
فقنا_ g-15 h-17
فقه r-32 g19 m-22 h-41
فقه_ r-34 g19 m-22 h-41
فقي r28 g-16
فقين r28 g-16
فقين_ r28 g-16
فك_ g-40 m-33 h177
فكه r16 m-18
فكه_ m-18
فل_ r-21 g-61 m-23 h-60
فلا h68
فلام h66
فلام_ h66
فلان h16
فلت r16 h-22 k-18
فلته r31
فلته_ r31
فلن h-20
فلني h-20
فلني_ h-20
فله h55
فله_ h56
فلو r52 m22 h-35 k40
فلوس r52 m22 h-35 k40
فلوس_ r30 g17 m59 k37
فلوسه r20
فلوسي r24 g-16 m-16
فن_ h24
فنا r-36 g-37 m-26 h17
فنا_ r-34 m-24
فناه g-33
فنج h44
فنجا h44
فنجان h44
فند r-40 h-50
فندق r-40 h-50
فندق_ r-39 h-32
فه_ r-19 g-42 m-23 h-100
فها r-20 g65 k-20
فها_ r-20 g65 k-20
فهد r20
فهد_ r20
فوا r62 g-25 m20 h-72
فوات r33 h-29 k27
فواتي r33 h-29 k27
فواك m38
فواكه m38
فواي r45 h-22 k-16
فوايد r45 h-22 k-16
فوت m38 h27
فوت_ m38
فود h57
فودك h54
فودكا h43
فور h-19
فورا r-25
فورا_ r-25
فورو r28
فورور r28
فوز g16 m43
فوز_ g16 m43
فوظ r29
فوع_ r-22 m-18
فوعه m22
فوعه_ m22
فوق r74 m-15 h-24
فوق_ r27 h-24
فوقه r47
فوقها r22
فول r34 g22 h-22
فول_ r15
فوله r19 g29 h-19
فوله_ r19 g29 h-19
فون g22
فون_ h-16
فونه g19
فونه_ g19
في_ g58 m47 k-34
فيت r-25 h-38
فيت_ g20
فيد g-15 h27
فيدي g-15 h27
فيديو g-15 h27
فير r43
فير_ r44
فيز r21 g-16 h-17
فيزا r21 g-16 h-17
فيزا_ r21 g-16 h-17
فيش r17 g30 m62
فيش_ r17 g30 m30 h-23
فيك h-22
فيك_ h-22
فيل r-41 g-23 h38
فيل_ r-38 h66
فيلا h-16
فيلا_ h-16
فين r-50 g22 m-20
فين_ g-36 m-17
فينه r-51 g68 h-27
فينه_ r-51 g61 h-24
فيه g-24 h59
فيه_ g26 k-19
فيها g-50 h47
فيها_ g-50 h47
فيو g38
فيوت g43 h-23
فيوتش g43 h-23
قا_ g37
قاء h40
قاء_ h40
قاب r37 k28
قابل h30
قابل_ h31
قابه h-22 k21
قابه_ h-22 k21
قات r-25 g37 m40 h50 k16
قات_ r-25 g40 m43 h59 k-17
قاتل k33
قاتلي h-15 k35
قاد g62 h-39
قادم g65 h-39
قادم_ g46 h-28
قادمه g18
قار g-28 h61
قار_ h-15
قارب h22
قارب_ h22
قاري r21 g-26 h49
قاري_ r29 g-18
قاريه h53
قاس r-15 m-17 h-75
قاس_ r-15 h-37
قاص m-15 h61
قاصر h28
قاصرا h19
قاصه h22
قاصه_ h22
قاض h57
قاضي h57
قاضي_ h57
قاع g-29 h-21
قاعه g-28 h-18
قاعه_ g-28 h-18
قاق r-15
قال g-42 h23
قال_ g20 h37
قاله g-50 h-24
قاله_ g-50 h-24
قام r-15 g-27 m124 h63
قام_ m26 h57
قامر m98 h-17
قامر_ m45 h-33
قامه h23
قامه_ h23
قان r-18 m-19 h62
قان_ r-16 m-19 h30
قانق h33
قانق_ h33
قاه g41 h-25
قاول_ r-18
قاي g15
قايق g28
قايق_ g28
قايمه h21
قبر g-20 h82
قبر_ m-16 h26
قبره h18
قبره_ h18
قبض r-20 g-23
قبض_ r26 h19
قبضت r-31 g-24
قبضت_ r-17 g-19
قبل g144 h-45 k-25
قبل_ r-15 g80 h-20 k-21
قبلي r23 g44 h-19
قبلي_ r19 g18
قبليا g34
قبليه r16
قت_ r-28 g88
قتر g29
قترا g20
قتراض g20
قتن g-16 m19 h19
قته m26
قته_ m26
قتي g-42
قتي_ g-44
قد_ r53 m-35 h-19 k-15
قدا r-32 g-39 h-30 k24
قدا_ g-32 h-27 k25
قدام g-18
قدام_ g22
قدامي g-41
قدم r-17 g16 h51
قدم_ g32
قدمه h56
قدمه_ h29
قدمها h27
قدي r51 g-24 m-28 h-51
قدي_ r21
قديم r30 g-35 m-24 h-40
قديم_ r33
قديمه g-25 h-31
قر_ h-31
قرا r-63 g-44 m-74
قرا_ g-25 h42
قراء r-29 g-16 m-28
قراء_ r-21 h-25
قراءه m-19 h20
قراب h21
قرابي h21
قران m-17 h-46
قران_ m-17 h-40
قرب m27 h19
قربا h24
قربان h24
قرر g78 h-24
قرر_ g43
قرره g35
قرره_ g16
قرش g21
قرش_ g21
قرص h40
قرصن h32
قرصنه h25
قرض r134 m-37 h-31
قرض_ r74 h-18
قرضن r35
قرضني r35
قرع m21 h-27
قرعه m21 h-27
قرعه_ m21 h-27
قره r-21 g35 m23 h-22
قره_ r-21 g35 m23 h-22
قرو h36
قري g-29
قري_ h-18
قسا r-42 g-19
قساط r-42 g-18
قساط_ r-42 g-18
قسط r-37 g35 k-15
قسط_ r-37 g35 k-15
قسم r-19 g-35 m-24 h-38
قسم_ h-19
قسمن g-16
قسمنا g-16
قسمه g-20 m-20 h-16
قسمه_ g-20 m-20
قسي h-29 k21
قسيم h-24 k35
قسيم_ h-21 k36
قص_ r-24 h19
قصه g-18
قصه_ g-18
قط_ r-55 g-31 h-29
قطر r-24
قطري r-24
قطط h34
قطط_ h34
قطع m-16
قطعه h-35
قطعه_ h-35
قطه g-22 h-37
قطه_ g-22 h-37
قطو g-32 h-16
قطيه m33
قطيه_ m33
قع_ h40 k-20
قعا m55
قعات m55
قعات_ m42 h22
قعت g48
قعت_ g48
قعد m20
قعده m20
قعده_ m20
قف_ g-45 m-22 h-23 k71
قفل r-39 g18 h-17
قفلت r-21
قفله g22
قفو g33
قفول g33
قفوله g33
قل_ r80 g-72 h-18 k25
قلب r33 h-18
قلب_ g15
قلد g-16 h88
قلده h71
قلده_ h71
قلي h38
قليد h38
قليد_ g-22 h56
قليدي h-17
قم_ m29 h-56
قما r-22 m123
قمار g-22 m137 h31
قمار_ g-22 m137 h31
قماش g34 h-22
قماش_ g34 h-22
قمح r-16 h-41
قمح_ r-16 h-41
قمي h-26
قنا r-19 g-35 m-26 h38
قنا_ g-25 m-17
قنو h21
قنوا h21
قنوات h21
قني g-15 h33
قنين g-15 h33
قنينت h23
قه_ r-29 m38 k-34
قهو h-35
قهوه h-35
قهوه_ h-35
قوا r-18 m-22 h94
قواد r-17 h57
قواده r-15 h39
قود g75
قود_ g67
قول g27 h55
قول_ h69
قوله g21
قوي r-26 h23
قوي_ r-16 h23
قي_ r-43 k24
قيت r-28 g16 h-28
قيع r41
قيع_ r25
قيعه r16
قيعه_ r16
قيق g42 m52 h-44
قيقه r17 g18 m38 h-26
قيقه_ r17 g18 m38 h-26
قيقي g23
قيقي_ g23
قيم g40
قيمه g30
قيمه_ g30
قين r32 g-36 h-22
قين_ r33 g-20 h-31
قيه g22 h-16 k-15
قيه_ k-15
كا_ h98
كات r16 m41 h-30
كات_ r16 g-19
كاتب g20 h-24
كاتب_ g20 h-24
كار g-28 m29
كاز m24 h27
كازي m24 h27
كازين m24 h27
كاس m-19 h43
كاس_ m-21 h34
كاش r44 g-24 m-20 h-43 k23
كاش_ r45 g-22 m-19 h-51 k24
كاغ g15
كاغو g15
كاغو_ g15
كاف h-49 k-15
كافل h-38
كافل_ h-26
كال g22
كام r-33 g-40
كامل r-33 g-38 m17 h-16
كامل_ g-19 h-30
كامله r-25 m23
كان r-38
كان_ r-24 m-23
كانت g-19 m23
كانت_ g-19 m23
كاه r-35 m-15 h-16
كاه_ r-35 h-23
كايين h16
كبا h71
كبار h34
كبار_ h27
كبت h65
كبتا h56
كبتاج h30
كبتاغ h27
كبر r59 k18
كبر_ r59 k18
كبي r-27 g26 m-18 h-35
كبير r-27 g26 m-18 h-35
كبيره r-27 g27
كت_ g-24 m21 k43
كتا g-48 m-45
كتاب g-36 m-20 h33
كتاب_ g-32 h-35
كتابه h75
كتب r-15 g-24 m-15 h-16
كتب_ g-32
كتبت m-18
كتبت_ m-18
كتبه r-15 h-17
كتبه_ r-20 h-17
كتر r48
كته g33
كتها g15
كتها_ g15
كتو r59 g-24 m-31 h-27
كتوب r44 g-22
كتوب_ r27 g-22
كتور m-22 h-33
كتي r-58 h-36
كتيل h-21
كتيل_ h-21
كثر r43 g-31
كثر_ r43 g-31
كحو h-27
كحول h-27
كحول_ h-63
كحولي h36
كذا k28
كذا_ k29
كر_ r-18 g-40 m63 h75
كرا r-27 g22 h-43
كرا_ g18 h-15
كرات g24
كراتي g31
كراش m27 h-16
كراش_ m27 h-16
كرام h-20
كرامي h-20
كرت g-44 h53
كرتو h19
كرتون h19
كرم r-40 g-15
كره r-34 g40 h-16
كره_ r-31 g32
كري g-54 h-28
كري_ g-27 h-33
كريم g-25 h-18
كس_ r-17 g30 m59 h26
كسب r-22 m51
كسب_ m15
كسبا m21
كسبان m21
كسر r-30 g27 h-15
كسر_ g27 h-15
كسي g-24
كسي_ g-24
كشط m36 h-18
كشط_ m36 h-18
كشف r43 g-22 h23 k27
كشف_ r49 g-15 h26 k25
كشو r57 m-26 h-23
كشوف r57 m-26 h-23
كشوف_ r57 m-26 h-23
كف_ g-23 h53
كفا r77 h-23
كفال r77 h-23
كفالت r37 h-17
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
كل_ r88 m77 h32 k-20
كلف r-16
كلفه r-16
كلفه_ r-16
كله r-73 g40 m31
كله_ r-57 g44
كلها r-16 m23
كلها_ r-16 m23
كلو m-17
كلوب h16
كلوب_ h16
كلي g-24 h69
كليه g-16 h55
كليه_ g-16 h55
كم_ m-30 h-15 k-21
كما r-23 g-23 h31
كما_ r-23 g-23
كمه r26 g21 h-39
كمه_ r26 g21 h-39
كمي r-16
كميا g15
كميات g15
كن_ r48 g77 h-30
كنا g19 h-35
كنا_ g19
كنت r-19 h15
كنت_ r-19 h15
كنز g-18
كه_ r26 g25 m21 h-51 k-16
كها g15 m-19
كها_ g24 h-33
كهان h17
كهر g-23 h-45 k-16
كهرب g-23 h-45 k-16
كهربا g-23 h-45 k-16
كو_ r-16 g-18 h86
كوب g-22 m38
كوبو g-19 m42 h-33
كوبون g-19 m42 h-33
كوبي h19
كوبي_ h29
كوت r-22 m23 h66
كوت_ r-15 h42
كوتش h21
كوتشي m16
كوتي h18
كوتي_ h18
كوك g-18 h-24
كوك_ h-20
كوكا h17
كوكاي h16
كوكت h-21
كوكتي h-21
كول g53 m-18 h-68
كول_ g74 m-17 h-15
كولا h-26
كوم g60 h-27
كومه g30 h-27
كومه_ g30 h-27
كون m-15 h25
كون_ h44
كوين g18
كوين_ g18
كي_ r-39 m-18 h114 k20
كيا g24
كياس g24
كياس_ g24
كيت g24
كير m-25
كيرم m-18
كيرم_ m-18
كيس r25 g-26 h-53
كيس_ r25 g-26 h-53
كيش r94 g-24 h-34
كيشت r30
كيشت_ r30
كيشل r29
كيشلي r29
كيشه r34 g-15
كيشها r34 g-15
كيف h80
كيف_ g21 h54
كيك h-81
كيل_ g42 h-19
كيلا h24
كيلا_ h24
كيلو g-41
كيلو_ h-39
كيلوم h32
كين m51
كينا r21 m32 h29
كينات m33 h29
كينه r-18 m24 h-28
كينه_ r-18 m24 h-28
كيه g-35
كيه_ g-35
كيي r29
كييش r29
كييش_ r29
كے_ r-17 g-20 m38 h-51
لا_ r-35 g66 h-39
لاب r-60 m-28 h-33
لابت g28
لابس r-49 h-32 k-16
لابس_ r-49 h-32 k-16
لابلا k15
لابن m-25
لابو k17
لابو_ k21
لات r77 g-26 m-22 h-35 k31
لات_ r74 g-22 m-29 h-41 k33
لاته h-35
لاته_ h-35
لاتي h32
لاتين h43
لاث g32
لاث_ g43
لاثم r-28 k15
لاثمي r-28 k15
لاثه r18 g-31
لاثه_ r18 g-31
لاثي r29 g-17
لاثين r21 g-17
لاج r16 m-49 h-70 k-17
لاج_ m-36 h-72
لاجر g20
لاجر_ g23
لاجل g-16
لاجل_ r17 g-27
لاجه g15
لاجه_ g17
لاح h32 k-21
لاح_ h-38
لاحد r17 g-20
لاحد_ r17 g-20
لاحق g41
لاحقا g41
لاحي g-20 h52
لاحيه g-20 h52
لاخ r-69 g34 h-56 k25
لاخت g30
لاختي g31 h-15
لاخر r-22
لاخر_ r-22
لاخو h-21 k25
لاخوه h-16 k28
لاخي r-32
لاخير r-30 g18
لاد h-35 k-15
لاد_ r-19 h-48
لار g47
لاراض g16
لارض g25 h-22
لارض_ g25 h-27
لاس r19 h27
لاسب m32 h29
لاسبو m32 h29
لاست g43
لاستث g27
لاسع m31
لاسعا m31
لاسل g-18
لاسلا g-18
لاسم r19 h32
لاسم_ r19 h32
لاسه g20
لاسهم g20
لاسو r21
لاش h19
لاش_ r26
لاص r-16 h-17
لاص_ h-16
لاصل h-26
لاط g-18 m-31 h-40
لاطف m-25 h-30
لاطفا m-25 h-30
لاع g-26 m-29 h18
لاعب g-21 m-18 h69
لاعب_ g-21 m-18 h69
لاغ h-66 k37
لاغ_ h-50 k37
لاف g-20 m-21 h-35
لاف_ g-20 m-17
لاق g-19
لاقس r18 g-23
لاقسا r18 g-23
لاقه g-27 h20
لاقه_ g-27 h20
لاك r-17 m15 h-32
لال r30 g-58 m37 h-31 k-20
لال_ r-27 g-17 m68 h-23
لالف r67 g-35
لالف_ r55 g-28
لام r20 m-19 h33 k-26
لام_ h43
لاما h-15
لامان h-15
لامت h-20
لامتح h-20
لامه r24 g-32 h28
لامها r24 g-20
لامو k24
لاموا k24
لامي g-36 k-29
لامي_ g-16 h-36 k-26
لامين h51
لان r53 h-33
لان_ g15 h-18
لانت r23 g-22 m17 h26
لانظ r23
لانظا r23
لانه r26
لانه_ r27
لاني h-18
لاني_ h-25
لاه k-18
لاهل k-18
لاهلي k-18
لاو h40
لاول_ r35
لاولي h21
لاوي h27
لاوي_ h27
لاي m30 k-50
لايا g28
لايا_ g28
لايت r16 k-19
لايتا k-19
لايتم r21
لايج r-25 k-18
لايجا r-25 k-18
لايس g-16
لايست g-16
لاين m46
لاين_ m46
لب_ m28 h54
لبار h81
لبار_ h25
لباق r40 h18 k21
لباقي r40 h18 k21
لباي g25 h-16
لبايع g25 h-16
لبت h44
لبح r-15 g55 h-22
لبحر g65
لبحر_ g80
لبخ m39
لبخت m39
لبخت_ m39
لبد g30
لبدل g30
لبر g-37
لبر_ g-32
لبس r23
لبص h19
لبصا h19
لبصار h19
لبض r-37 g41 k51
لبضا r-37 g41 k51
لبضاع r-37 g41 k51
لبط r18
لبطا r18
لبطاق r18
لبق g31 h-20
لبقا g-33
لبقال g-33
لبقر g63
لبقره g47
لبل r40 g-17 m-27
لبلد r20
لبلدي r20
لبلو m-20 h18
لبلوت m-20 h18
لبن g-34 m-15 h-44
لبن_ g33 m-42 h-47
لبنا g-33
لبنا_ r19 g-21 h-30
لبنان m21 h24
لبنت h27
لبنت_ h27
لبنك r25 g-17 k19
لبنك_ r50 k19
لبنكي r-25
لبني m22
لبني_ m22
لبه g35 h-28
لبه_ g24 h-28
لبو r-24 g-39
لبور g-36
لبي r-18 h-19 k-36
لبيا g-29
لبيت r19 g15 k-33
لبيت_ r26 g-36 m-26 k-33
لبيتك g51 m31
لبير h16
لبيره h17
لبيع r-31 g26 h23
لبيع_ r-22 g17 h47
لبيعه h-24
لت_ r63 g-45 m23 h-27 k-37
لتا r-36 g54 h-33
لتاخ r-26
لتاخي r-22
لتام g50
لتامي g50
لتج g35 k19
لتجا g36
لتجار g36
لتجن h-15 k19
لتجنب h-15 k19
لتح h-16 k59
لتحو g15 h-16 k59
لتحوط g22
لتحوي k67
لتخ g18
لتخل r-21
لتخلص r-21
لتذ g16
لتذك g16
لتذكر g16
لتر r-25 g-49 h-37
لتر_ r-19 g-19 h-38
لتس r16 m-38
لتسل g27 m-20
لتسلي g27 m-20
لتط m16 h27
لتطب m16 h27
لتطبي m16 h27
لتع g16
لتفر h18
لتفري h18
لتق g-25
لتك h-25 k25
لتك_ k25
لتم r29 g-38 h27
لتمر h22
لتمو r31 h17
لتموي r31 h17
لتن r-17 g15
لته g44 h-20
لته_ g18 h-15
لتو r38 h-45
لتوت h-22
لتوص g17 m-21
لتوصي g17 m-21
لتوف r40
لتوفي r40
لتوق h19
لتوقع h22
لتي r-15 g-51 h-59
لتي_ r-15 g-51
لث_ g-29 h21
لثا m24 h-25
لثال h-15
لثالث h-15
لثان m26
لثاني m26
لثل r-19 g31
لثلا r-41 g54
لثلاث r-34
لثلاج g41
لثلث r22 g-22
لثم g29 h-23
لثمن g20 h-23
لثمن_ g20 h-23
لج_ r-17 h-22
لجا g32 m26 h-24 k-15
لجار g-25
لجار_ r19
لجام r-27 k-15
لجامع r-27 k-15
لجاي g63 m34 h-19
لجاي_ r15 g41
لجايز m48
لجايه g25
لجب h16 k26
لجر g-19
لجز g36 h-40
لجزا g36 h-40
لجزار h-28
لجزاف g38
لجل h51
لجلس h27
لجلسه h27
لجم r-15 h-23
لجما k16
لجمعه r-37
لجمعي r51
لجمل r-27
لجميع h-22
لجن g-31 h30
لجن_ h58
لجني h-27
لجه r-40 g-23 k22
لجها r-30 g-15
لجو r47 h-23
لجوا r38 h-22
لجوال r29
لجي k-18
لحا r-22 g21
لحاج r22 g43
لحاج_ g43
لحار r-18 g-19
لحال r-26 g26
لحاله g26
لحب g47
لحبي h28
لحبيب h28
لحج g-18
لحد r21 h-15 k39
لحد_ r30 k39
لحر h55
لحره h52
لحره_ h52
لحري g17
لحريق g18
لحس r65 g-28 h-29 k17
لحسا r78 g-20 h-15 k18
لحساب r78 g-20 h-15 k18
لحص g19 h-30
لحصا g19 h-30
لحصاد r34
لحظ g44 m39
لحظ_ g44 m41
لحف g-20 h61
لحفل g-24 h57
لحفل_ g-17
لحفله h56
لحق k36
لحك h15
لحل g-22 h28
لحلو h32
لحم h38
لحم_ h56
لحو h-23
لحوه g30 h-16
لحوه_ g30 h-16
لحي r-22 g33 h-29
لحيا r-18 g27
لحياه r-18 g27
لخا g-22 m15 h49 k17
لخار g-17 h21 k18
لخارج h21 k19
لخاس m18
لخاسر m18
لخاص r19 h30
لخاص_ h30
لخر r-47 g24 h-36
لخرف g22
لخرفا g22
لخرو m15
لخروف m15
لخري r-37 g22
لخز r24
لخس r-20 h-25
لخسا r-20 m-28 h-23
لخسار r-20 m-28 h-23
لخسر m18
لخسرا m18
لخم g-18 m19
لخمي r-15
لخميس r-15
لخي r-21 g36 h37
لخيا r-20 g29 h-18
لخيار g36
لد_ h-24
لدا r25
لداي r25
لداين r26
لدخ m35
لدخو m17
لدخول m17
لدر g-15 h-15
لدراه r34
لدع h25
لدعا h30
لدف r-29 g28 h25
لدفع r-29 g35
لدفع_ g22
لدفعه r-23 h16
لدفي h21
لدفين h21
لدك g-28 m-29
لدكا g-28
لدكان g-28
لده r-38 g-19 h31
لده_ h39
لدو m-15 h-32
لدوا h-33
لدوام h-33
لدور r-15
لدوره r-31
لدوري r25
لدول r24
لدولا r24
لدي g18 m-37 k-22
لدي_ r22 g17 m-20 k-16
لدين r-33 h23
لدين_ r-33 h23
لديه r20 h-16
لديه_ r20 h-16
لديو g23
لديون g23
لذه r-16 m21
لذهب r-16 m21
لذهب_ r-16 m21
لر_ m-16
لرا r30 m-22 h-24 k-17
لرات r44 k-15
لراتب r44 k-15
لراع g-16 h-17
لراعي g-16 h-17
لرب m-28 h-23
لربح r-45 m-28 h-26
لربح_ r-45 m-28 h-26
لربو r27 h15
لربوي r27 h15
لرحل h-19
لرحله h-19
لرخ h22
لرخص h22
لرخصه h22
لرز h20
لرزق h20
لرزق_ h20
لرس r-29 m-18 k22
لرسو r-16
لرق k15
لره r29 m15
لرها m16
لرهان m16
لرهن r29
لرو g-25 m55 h68
لرول m70 h62
لرولي m70 h62
لري r-19 g-21
لريا r-19 g-21
لرياض r-18 g-21
لزب h20
لزبو r20 g16
لزبون r20 g16
لزم h35
لزو r15 g-15 h75
لزوا h33
لزواج h33
لزوج r-17 h53
لزوج_ r-20 h53
لزيا h19
لزيار h20
لس_ r-15
لسا r-16 g64 k-17
لسا_ g128 m-19 h-56
لساح h49
لساحر h49
لساع r21 g-20 m17 h41
لساعه r21 g-20 m17 h41
لسال r-21 g-21 h-31
لسالم r-21 g-21 h-31
لسايق h-37
لسب g-17
لسباق h22
لسح r27 g-22 m17
لسحب r29 m33 h-17
لسحب_ r29 m33 h-17
لسحر m-16 h27
لسحر_ m-16 h28
لسد h-26
لسع r-62 g25 m-26
لسعر r-62 g38 m-22
لسعر_ r-62 g38 m-22
لسف g33
لسفا h58
لسفار h58
لسفر r22 h-34
لسفر_ h-34
لسفي g36
لسفين g36
لسك h28
لسكو h23
لسكوت h23
لسل r-19 g-25
لسل_ m-17
لسلع g26
لسم h54
لسم_ h34
لسمس h26
لسمسا h26
لسن r21 g28 h24
لسند r32 m-19
لسندا r21
لسنه m25 h19
لسنه_ m25 h19
لسنو g27
لسنوي g27
لسه r-53 g148
لسه_ r-49 g142
لسهره h-26
لسهم m21
لسهم_ m21
لسو r-15 h-42
لسوق h-19
لسوق_ h-19
لسي r34 g-16
لسير h32
لسير_ h34
لشا h80 k24
لشال h20
لشالي h20
لشام h-16
لشان g-19 k34
لشان_ g-19 k34
لشاه g25 h25
لشاه_ g27 h-20
لشاهد h45
لشاي h17
لشاي_ h17
لشب g45 m-50 h-18
لشبا m-30
لشباب m-30
لشبك g50 m-20 h-24
لشبكه g50 m-20 h-24
لشج g30
لشجر g30
لشجره g30
لشخ g-19 k46
لشخص g-19 k46
لشخص_ g-16 k59
لشخصي r18
لشر h-24
لشرا h-16
لشرط g20 m18 h35
لشرط_ m20
لشرك g16
لشركه g17
لشري h-20
لشريك h-15
لشه h-16 k-22
لشها r15 k-28
لشهاد r15 k-28
لشو m15
لشوط m16
لشوط_ m16
لشي r38 g-19
لشيخ h27
لشيك r45
لشيك_ r37
لص_ h-24
لصا r41 h24
لصال h35
لصاي r42 h-16
لصايغ r42 h-16
لصب r38
لصبر r38
لصبر_ r38
لصر r15
لصرا r15
لصراف r15
لصل h23
لصلا h23
لصلاح h26
لصن r-16 g-37 h-22
لصنا g-27
لصند r-16 h-34
لصندو h17
لصو r-36 h-15
لصي g28 m-20 h-58
لصيا r-19 g39 m-19
لصياد r-15 g39 m-19
لصيد g-24 h-40
لصيد_ g-17
لصيف r22
لصيف_ r22
لضا g-33 h20
لضاب h20
لضابط h20
لضر g44 h-31 k39
لضري k33
لضريب h-30 k37
لضريح h26
لضي h40
لط_ r-39 k-28
لطا r-36 g-19 h64 k-15
لطال h19
لطالع h21
لطاو g-19 h44 k-15
لطاول g-19 h44 k-15
لطب h-35
لطبي h-28
لطج h19
لطجي h19
لطر r28 g-23 h34
لطرد g-15 h45
لطرد_ g-15 h45
لطرف r35
لطرف_ r33
لطه h31
لطه_ h31
لطي m30
لطيا m30
لطيار m30
لع_ g35 m41 h45 k24
لعا r23
لعاب m22 h-20
لعاب_ m22 h-20
لعاي r38
لعايد r50
لعب r-27 g-36 m150 h55
لعب_ r-23 g-41 m131
لعبن m-38
لعبنا m-38
لعبه m20
لعبه_ m20
لعت_ g-15 m31
لعج m16
لعد r21 g-17
لعر g-22
لعز h-18
لعس m-26 h20
لعسل m-24
لعسل_ m-24
لعش h-34 k-15
لعشا m-15 h-33 k-15
لعشاء m-23 h-19 k-15
لعشر m15
لعق r25 m-16 h-37
لعقا h-20
لعقار h-20
لعقد r30
لعقد_ r30
لعل h-20
لعم r-31 g-30 m-27 h19
لعما g-19 h22
لعمال r-15 g-19 h24
لعمل m-31
لعمل_ h35
لعملا m-26 h-22
لعن g20
لعنب g20
لعنب_ g20
لعه h-17 k23
لعه_ g23
لعي r67
لعيال h42
لعيد r50 g19 h-20
لعيد_ r50 g19 h-20
لعين r28 g-22
لعينه r29
لغا g39
لغد g-18 h-28
لغدا g-16 h-28
لغن g26
لغنم g26
لغنم_ g26
لغه g18
لغها g19
لغها_ g19
لغو g52
لغوا g36 h-16
لغواص g36 h-16
لغوص g24
لغوصه g24
لغوم h19
لغومه h19
لغي g19 h-23 k23
لغير k23
لغيره k18
لف_ r23 m-16 h55 k-16
لفا r36 g-32 m15
لفاي r44 g-20 h-40
لفايد r-18
لفايز m24
لفت_ r-18
لفته r29
لفر g51 h-87
لفرس g29
لفرس_ g29
لفرق k16
لفرق_ k16
لفرو g24
لفروق g24 m30
لفري h-29
لفريق h-29
لفع r-29
لفعل r-29
لفعلي r-29
لفق r-21 g-22 h-25
لفقر r-21 h-25
لفقرا r-21 h-25
لفل r31 h-19 k33
لفلو r34 h-19 k33
لفلوس r34 h-19 k33
لفن r-40 g-26 m-20 h80
لفنج h52
لفنجا h52
لفند r-40
لفندق r-40
لفه g28 h-17
لفه_ g28 h-17
لفو m53 h45
لفوا m28 h35
لفواك m31 h31
لفوز m26
لفوز_ m26
لفي g-40
لفيز r32 g-16 h-22
لفيزا r32 g-16 h-22
لفين r-21 g-21
لفين_ r18 g-21
لق_ g45
لقا g45 h47
لقاء h18
لقاء_ h18
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
لقد g-26 h-17
لقدي g-23
لقديم g-23
لقر r-16 g-15 h-38
لقرا r-15 g-16 m-30 h-56
لقران m-17 h-40
لقرع m16
لقرعه m16
لقس r17 g-32 h-20
لقط h-24
لقطعه g26
لقم r-22 m33 h-15
لقما m45
لقمار m45
لقن h21
لقه g29 h-21
لقه_ g22
لقو r-15 m-20 h69
لقوا r-15 m-20 h49
لقواد r-15 h38
لقي h-31
لقي_ h-16
لقيت r-16 g16
لك_ g28 m21 k15
لكا r-29 g-15 h-29
لكاز h61
لكازي h61
لكاش g-21 h-15
لكاش_ g-21 h-15
لكام h-31
لكب g24 h27
لكبا h28
لكبار h28
لكت r17 m-19 h-26 k-21
لكتا m-16 h-24
لكته g15
لكتها g15
لكر r-27 g20
لكرا r-27
لكس m21
لكسب m21
لكسبا m21
لكف g-22 h85
لكف_ g-19 h65
لكفا r42 h-18
لكفال r42 h-18
لكفي r-31 h38
لكفيل r-31 h38
لكل r-38 m58 h20
لكل_ r-38 m58
لكن r25 g46 h-25
لكنا g19
لكنا_ g19
لكه g71 h-90 k-20
لكه_ g56 h-26
لكها g18 h-25
لكها_ g18 h-24
لكهر h-40
لكهرب h-40
لكو g35 h-28
لكي r17 g-43
لكي_ g27 h-31
لكيف h37
لكيف_ h37
لكيه g-18
لكيه_ g-18
لل_ g-58 h-16
للا r-28 g20 m-36 h-16
للاخ k18
للاخو k18
للاط m-25 h-20
للاطف m-25 h-20
للاي k-15
للب g-55 m-19 h-37
للبا h-23
للبن h-59
للبي g-21 h29
للبيت h-38
للبيع g-16 h67
للت m-29
للتس h21
للتسل h16
للتو h-36
للث g34
للج h23
للجا r-20 h18
للجن h36
للجن_ h36
للح g-25 h38
للحظ_ h16
للحف g-19
للحفل g-17
للد r-21 h-42
للدخ m23
للدخو m23
للدي m-16
للر g-18 m34
للز h45
للزب h19
للزو h20
للزوا h20
للس r32 h-16
للسي r51
للسيا r51
للش h70 k16
للشا h16
للشر h76
للص g22
للضر k16
للضري k16
للع r28 g-21 h-23
للعب g-15 h37
للعم g-19
للعي r28 h-20
للغ g20
للف r-30 h-15
للفا m16 h17
للفاي m16
للفق r-21 h-25
للفقر r-21 h-25
للك g-23 h59
للكي g-20 h28
للكيف h31
للم g-39 m-27 h23
للمج h-15 k29
للمجا k29
للمح r-15
للمحب h23
للمحل g20 h-30
للمر r49 h-21
للمرا r49 h-21
للمط r-17 g-17
للمطع h24
للمف h20 k-15
للمفت h20 k-15
للمق r17
للمقر r17
للمو k-21
للموظ h18 k-20
للن g23
لله r-84 h-27 k-24
لله_ r-77 h-27
للو g-18 m38 h39
للي r44
للي_ r27 g16
للير r17
لليره r17
لليل h35
لليله h18
لم_ r-82 g87 m-42 h-129 k18
لما r-15 g73 h-46
لما_ r-15 g40
لمات m19 h15
لماتش m19 h15
لمار g30
لمارج g30
لمال r27 h-43 k29
لمال_ r38 g-25 h-28 k29
لمالك g33
لمب r-24 g23 m29 h62 k17
لمبا m16 h93
لمبار m-17 h39
لمبل r-28 g19 h-19 k17
لمبلغ r-28 g19 h-19 k17
لمت r19 g-21 h-25
لمت_ r16
لمتا r21
لمتاخ r21
لمته r-30 g-46
لمتها r-27 g-31
لمج g31 h-24 k47
لمجا k38
لمجاه k38
لمجل r-15
لمجلس r-15
لمجم m18
لمجمو m20 k15
لمح r-36 g15 k-31
لمحا r-15
لمحام r-15
لمحب h32
لمحبه h32
لمحت g44 h-21
لمحتو g44 h-21
لمحص r20 g-15
لمحصو r20 g-15
لمحك g22
لمحكم g22
لمحل r-38 g-22 h-29 k-16
لمحل_ r-38 g-22
لمخ g-15
لمخا h41
لمخال h41
لمخت h-24
لمخد h-39
لمخدر h-39
لمد r25 g-36 h-38
لمدر h-48
لمدرس h-20
لمده r26 g-16
لمده_ r26 g-16
لمدين r19
لمر r17 g-20
لمرا r50 g-17 h-18
لمراب r55 g-16 h-31
لمراه h30
لمرك r-16
لمز r-20 h-17
لمزا g28
لمزاد g28
لمزر r-18 g-25
لمزرع r-18 g-25
لمس g37 h-39 k-15
لمسا m24
لمساب m25
لمسب g25
لمسبق g25
لمست g-26 h-46
لمستر r53
لمستق g-24 h29
لمستو h-19
لمش h33
لمشت r17 h-16
لمشتر r17
لمص g-28 h30
لمصح h25
لمصحف h25
لمصر k-24
لمصن h24
لمصنع h24
لمط r-23 g-35 m-25 h30 k-16
لمطا h-28
لمطار h-28
لمطب g-29 h-15
لمطر g31 h-19
لمطر_ g31 h-19
لمطع g-17 h58
لمطعم g-17 h58
لمطل h34
لمع g-41 m-22 h23 k-15
لمعام h21
لمعد r21 g-23
لمعدن r37 g-15
لمعرض h-23
لمف g27 m-15 k-17
لمفا g49 m-15 h-19
لمفاج g49 m-15 h-19
لمفت g-21 h21 k-17
لمفتش h24 k-15
لمق g-24 m-23 k20
لمقا r-21 m-15 h-37 k22
لمقات k23
لمقاس h-20
لمقب h18
لمقبر h18
لمقر r31
لمقرض r31
لمك r49 g-19 m-29
لمكت r-17 h20
لمكتب r-17 h20
لمكش r68 m-26
لمكشو r68 m-26
لمكيف g-27
لمل r-49 g22 m-15 h-52
لملا r-48 g45 h-37
لملع m-18 h-15
لملعب m-18 h-15
لملك g-18
لملكي g-18
لمم g-33 h44
لمن r-31 g-25 h41
لمنا r-15 h48
لمناق h36
لمند h55
لمندل h23
لمندو g15 h31
لمه r16 g29
لمو h42
لموا k16
لموت r20 h-16
لموج r17
لموجل r17
لمور g23
لمورد g23
لموس g34
لموسم g34
لموظ r-21 k-21
لموظف r-21 k-21
لموق g-16 m22 h98 k17
لموقت h22
لموقع m23 h81
لمول g-27
لمولد g-19
لمي h-16
لميز g-28
لميزا g-28
لميه r33 h-20
لميه_ r33 h-20
لنا r-36 g22 m-31
لنا_ r-30
لناس h30
لناس_ h30
لناق g58 h-24
لناقه g58 h-24
لنب h40
لنبي h40
لنت h18
لنتي h18
لنتيج h18
لنح h28
لنحس h28
لنحس_ h28
لنخ g30 h-25
لنخل g30 h-25
لنخل_ h-17
لنخله g42
لند h32
لنس h-23
لنص r-19 g-19 m28
لنص_ g-19 m15
لنظ h-23 k31
لنظا h-26 k31
لنظام k31
لنف r48 g26 k-26
لنفس r50 h-23 k-20
لنفس_ r31 h-15
لنفسه r19
لنفط g34 h21
لنفط_ g34 h21
لنق g-24 m15
لنقو m18
لنقود m18
لنه r-17 g37
لنها r-17 g30
لنهاي g30
لني r33 g-23 k22
لني_ r30 g-20 k22
له_ r-107 g86 h-93 k-35
لها r-27 g29 m22 h-34 k46
لها_ r-20 g-53 m28 k52
لهاش g43
لهاش_ g43
لهام g27
لهامش g27
لهب g27
لهبو g27
لهبوط g27
لهج g-21
لهجن g-21
لهجن_ g-21
لهم g-17 h-21 k39
لهم_ g-17 h-21 k39
لهو g49 h-29
لو_ g119 m-16 h-82
لوا g-44 h-39 k39
لوا_ g-16 h25
لواح g-17 k43
لواحد g-17 k43
لواس h20
لواسط h20
لوال h-30
لوالد h-30
لوب h40
لوب_ h40
لوت m164 h97
لوت_ g18 m-33
لوتس m65 h16
لوتس_ m65 h16
لوتو r-19 m119 h79
لوتو_ r-19 m119 h79
لوج r-18 h-34
لوجه r-18 g16
لوجه_ r-18 g-15
لوح r-16 m-35
لود r-25 h28
لودع h40
لودع_ h40
لودي r-27
لوديع r-27
لور r21 k-18
لورش g18
لورشه g18
لورق r32 h19
لورق_ h22
لوز h-16
لوزا h-16
لوزار h-16
لوس r54 m22 h22 k36
لوس_ r30 g17 m59 k37
لوسه r15 h22
لوسه_ r15 h22
لوسي r30 g-15 m-16
لوسي_ r24 g-16 m-16
لوسيط h23
لوش g21
لوش_ g21
لوط g19 m27
لوط_ g24
لوف r29 g-21 h72
لوف_ h74
لوق r15 h-18
لوقت r15 h-18
لوقتي r21
لوك g-37 h-43
لول g15 m-16 h-41
لولد g-21 h-29
لولد_ h-16
لولو g39 h-27
لولو_ g39 h-17
لوم r-41 g-45 h32
لوم_ r-39 g-26
لومت h32
لومتر h32
لون r-16 g-42 m-35 h-98
لون_ g-20 m-19 h-29
لوي g-31 h-45
لي_ r37 g23 m46 h103 k-102
ليا_ r29
ليات g32
ليات_ g32
ليان m15 h34
ليانص m15
ليب r-19 g19 h-21
ليب_ r-19 g27 h-43
ليت m95 h74
ليت_ m95 h59
ليح r-24 g-33 h-22
ليح_ r-24 g-33 h-22
ليد g-15 h23
ليد_ g-24 h33
لير r27 g-28 h25
ليري g-16 h36
ليريك g-16 h36
ليس g23
ليس_ g20 h-16
ليص g49 h-47
ليصه g56 h-21
ليصه_ g56 h-21
ليغ h-19 k37
ليغ_ h-19 k37
ليف r31
ليف_ r31
ليق h31
ليق_ h31
ليك g-45
ليك_ g-31
ليل g-18 h62
ليل_ h29
ليله m17 h39
ليله_ m17 h39
ليلي h52
ليلي_ h18
ليليه h30
ليم g28 m-44 h-41
ليم_ g32
ليمي m-29 h-45
لين r-23 g41 k15
لين_ g48 m-18 k25
ليه g-49 m-44 h52
ليه_ g-46 m-45
ليها g-20 h63 k21
ليها_ g-20 h63 k21
ليهم g18
ليهم_ g18
ليو r50 g-23
ليوم r44 g-16
ليوم_ r36 h15
ما_ r-106 g257 m-73 h-117 k74
ماء h-22
ماء_ h-22
ماب g36
مابي g36
مابي_ g36
مات m22
ماتش g-17 m32
ماتشا m23
ماث h24
ماثي h24
ماثيل h24
ماج h21
ماد g-18 h24
مادو h24
مادول h24
مار r-32 m83 h15 k-24
مار_ g-35 m115 h-28
مارج g71 h-31
مارجن g74 h-36
مارس g-21
مارس_ g-21
مارك g-32 h48
ماري r-18 h31
ماز g42
مازو g43 h-20
مازون g43 h-20
ماش g34 h-38
ماش_ g34 h-22
ماط g-52
ماطم g-22
ماطم_ g-22
ماع k16
ماك r-21 g-28 m56
ماكي r-21 g-25 m57
ماكين r-21 g-25 m57
مال r39 m-32 h-70
مال_ r69 g-55 h-41
مالك g17
مالك_ g17
ماله g15
ماله_ r15
مالها g20
مالو g21
مالوش g21
مالي r-21 g21
مالي_ r-21 g-35
ماليه g55
مام r-32 g-29
مام_ r-17
مان r43 g41 m-29 h-64 k-18
مان_ g33 m-24 h-27 k-17
مانج h-38
مانجو h-38
مانه r22
مانه_ r22
ماني r30
ماني_ h18
مانيه r19
ماي g23 h-28
مايه g46
مايه_ g46
مب_ g19 k19
مبا r-50 g44 m16 h99
مباد r-39 g74 h-30
مبادل r-39 g74 h-24
مبار h23
مبارا m-17 h33
مباش m33 h48
مباشر m33 h48
مبان h58
مباني h58
مبر g-16 h-21
مبل g39 h-42
مبلغ g39 h-42
مبلغ_ g21 h-41
مبلغه g18
مبو m43
مبول m44
مبولا m44
مبي h35
مبيو h25
مبيوق h25
مت_ g38 h-29
متا r27
متاخ r27
متاخر r27
متج g27
متجر g27
متجر_ g27
متح m-15
متحا h-19
متحان h-19
متحن h29
متحن_ h29
متر r27 g-40
متر_ g-16
مترا r31 g-20 h23
مترات h32
متع h32
متعه h22
متعه_ h22
متف g-40
متفق g-39
متفق_ r-38 g-23
متفقي r28 g-16
متل r52
متل_ r35
مته r-26 g-36 h-20
متها r-20 g-32 h-15
متها_ r-20 g-32 h-15
متوا g-15
متواف g-15
متي g48 h-24 k-15
متي_ g60 h-19 k-15
مثا h47
مثال h47
مثال_ h47
مثل g-50
مثل_ g-21 h-18
مثلي m18
مثلي_ m18
مجا h-46 k37
مجان m-19 h-19
مجانا r15
مجاني m-19 h-18
مجاه k38
مجاهد k38
مجت g21
مجت_ g21
مجل r-15 g-25
مجلس r-15
مجلس_ r-15
مجم m18
مجمد r20
مجمد_ r22
مجمو m20 k15
مجموع m20 k15
مجه r-24 g96 h-45
مجهو r-24 g96 h-45
مجهول r-24 g96 h-45
مح_ r-16 h-41
محا r-56 h-48 k-19
محار g54 h-36
محار_ g24
محاره g30 h-25
محاض r-17 g-30
محاضر r-17 g-30
محام r-15
محامي r-15
محب h51
محبه h51
محبه_ h51
محت r-37 g46 h17
محتا r-32 m21 h29
محتاج r-32 m21 h29
محتو g59
محتوا g19
محتوي g40
محد g24 k24
محص r15 g15 h-19
محصو r15 g15 h-19
محصول r15 g15 h-19
محف g-27 m15 h-22 k61
محفظ r-20 g-27 m18 h-15 k69
محفظت r-15 g-15 h-23 k55
محفظه m27
محفو r29
محفوظ r29
محك g22
محكم g22
محكمه g22
محل r-15 g-54 m-19 k-16
محل_ g-26 m-15
محله g-20 h-15
محله_ g-20 h-15
محلي r-15 h26
محلي_ r-15 h26
مخا g18 h37
مخاط r15 g18
مخاطر r15 g18
مخال h41
مخالف h41
مخت h-22
مخد h35
مخدر h24
مخدره h25
مخز g-25
مخزن g-36
مخزن_ h21
مخط m-16
مخطط m-16
مخطط_ m-16
مخف g15
مخفي g15
مخفيه g15
مخن h16
مخنو h16
مخنوق h16
مد_ h-23
مدخ h-25
مدخن h-25
مدخن_ h-30
مدد r21 g30
مدد_ r22 g21
مدر r-57 g-21 h-50
مدرس r-34 g-52 h-47
مدرسه r-15 g-32 h-24
مدف g16
مدفو g16
مدفون g15
مده r22 h-47
مده_ r22 h-47
مدي r51
مديد r23
مديد_ r23
مديو r33
مديون r33
مر_ r-21 g39 m28 h-31
مرا r98 g-40 m29 h-108
مرا_ h-24
مراب r115 g-36 h-55 k-23
مرابح r42 g-22 h-23 k-21
مرابي r72 h-31
مرات r16 k20
مرات_ r16 k20
مراف m-21 h33
مرافق m-21 h33
مراه r-21 g21 m37
مراهن r-21 g21 m37
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
مرضي h20
مرضيه h20
مرك m18
مره m54 h19 k24
مره_ r-21 g19 m57 h24 k24
مروج h16
مروج_ h16
مرور h-21
مري g-24
مريض g-27 h-23
مريض_ g-27 h-23
مزا h-24
مزاج g19
مزاد h-20
مزاد_ h-20
مزرعت r16
مزرعه r-18
مزو r-15 h54
مزور r-15 h54
مزور_ h19
مزوره r-15 h30
مزي h35
مزيف h35
مزيفه h30
مس_ m38 h37 k-27
مسا r-64 g-37 m48 h18
مساب m49 h-21
مسابق m49 h-21
مساج h17
مساج_ h17
مسار h44
مسار_ h44
مسب g51 h-36
مسبق g51 h-26
مسبق_ g52 h-20
مست r60 g-26 m-46 h-95 k17
مستا r26 h-20 k25
مستاج k25
مستح r17
مستحق r17
مستر r50 g-18 h-16
مسترد g-20
مستري r57 h-16
مستع g-27 m-20 h-30 k20
مستعا k28
مستعم g-23 m-19
مستقب r20 g31
مستل r-27 g-17
مستلم r-23
مستن h17
مستو g29
مستود h-36
مستور g31 h40
مسج g-57 h-47
مسجد h-28 k-15
مسجد_ h-28 k-15
مسجل g-57 h-19
مسح h20 k15
مسح_ h20 k15
مسد h-29
مسدس h-29
مسدس_ h-38
مسر g-18 h112
مسرب h19
مسربه h19
مسرو g-15 h93
مسروق g-15 h93
مسك g48
مسكر g48
مسكر_ g15
مسكره g38
مسل m-17
مسلس m-17
مسلسل m-17
مسه g30 h-18
مسه_ g30 h-18
مسي m-26
مسين m-26
مش_ r-22 g137 m-16 h-43 k-17
مشا r22 h-19
مشار r22 h-17
مشارك r22 h-17
مشت g31 h-23
مشترك r20
مشتري r-21 h-17
مشتق g20
مشتقا g20
مشر g-24
مشرو g-24
مشروب g-22
مشروط r28
مشع h48
مشعو h48
مشعوذ h48
مشغ r45
مشغل r45
مشغل_ r45
مشف r-21 h45
مشفر r-20 h38
مشفره r-20 h25
مشي g-39 h23
مشي_ g-18 h27
مصا r18 g-27 m33 h-24 k15
مصار r18 g-19 m37 h-57 k15
مصارع m32
مصاري r18 g-19 h-56 k15
مصد h-43 k33
مصدر k33
مصدر_ k33
مصر g-18 h-63
مصرف r25 h-19 k17
مصرف_ k17
مصرفي r33
مصرو r-26 h-42
مصروف r-26 h-42
مصن r-16 h45
مصنع r-15 h25
مصنع_ h25
مض_ g21
مضا r25 g-21 h-42
مضار r-28
مضارب r-28
مضاع r29 m26
مضاعف r29 m26
مضان r24 h-37
مضان_ r24 h-37
مضخ k33
مضم r37
مضمو r37
مضمون r37
مطا h-28
مطار h-28
مطار_ h-28
مطب g-34 h-18
مطبخ g-28 h-18
مطبخ_ g-28 h-18
مطر g22 h-15
مطر_ g22 h-19
مطع g-28 k-18
مطعم g-28 k-18
مطعم_ g-28 k-18
مطل h34
مع_ r19 g-29 h-20 k46
معا r65 g-16 m-16 h-40
معام r34
معامل r34
معاه r55
معت h52
معتم h-25
معتمد h-25
معد r19 g-27
معدن r43 g-19
معدن_ r43 g-19
معر m-16 h-23
معرض h-24
معرض_ h-24
معرف g21 h17
معرفه g21 h17
معرو g-27 h-16
معروف g-21 h-16
معس g-16 h-35
معسل h-35
معسل_ h-35
معق h-39
معقم h-39
معقم_ h-39
معل r-78
معلق r-18 g44
معلق_ g52
معلو r-40 g-31
معلوم r-40 g-31
معه r15 g-34 k-17
معه_ r26 g-17 k-17
معها g-17
معها_ g-17
معي g18 m-32
معي_ h21
معين r-20 g40
معيه r28 g-16 m-24 h-16
معيه_ r28 g-16 m-24 h-16
مغر h24
مغرب h24
مغربي h24
مغش h31
مغشو h31
مغشوش h31
مغط g32
مغل g29 h18
مغلف h22
مغلق g24
مغلقه g27
مفا g81 m-24 h-35
مفاج g94 m-29 h-35
مفاجا g94 m-29 h-35
مفت r-18 g-24 m19 k-19
مفتا g-23 m24
مفتاح g-23 m24
مفتش h24 k-15
مفتش_ h24 k-15
مفر g19
مفرو g19
مفروز g19 h-23
مفي r18 g26
مفيش r18 g26
مفيش_ r18 g26
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
مقدم_ g41 h-15
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
مك_ r-25 g15 h-32
مكا g44
مكان g15 h25
مكان_ g18
مكت g-25 h17
مكتب r-30 m17
مكتب_ m17 h15
مكتبه r-20
مكتو r44 g-22
مكتوب r44 g-22
مكر h15
مكش r57 m-26 h-23
مكشو r57 m-26 h-23
مكشوف r57 m-26 h-23
مكف r37
مكفو r37
مكفول r37
مكن g60 m31 h-42
مكن_ g60 m31 h-42
مكيف g-27
مكيف_ g-20
مل_ r-81 g25 m-35 h35
ملا r-33 g37 m-40 h-85 k-18
ملاب r-49 h-32 k-16
ملابس r-49 h-32 k-16
ملات r25 m-21 h-19
ملات_ r27 m-21
ملع m-18 h-15
ملعب m-18 h-15
ملعب_ m-18 h-15
ملغ h19
ملغو h19
ملغوم h19
ملك g119 h-101 k-42
ملك_ r21
ملكت g15
ملكته g15
ملكن g19
ملكنا g19
ملكه g74 h-50 k-19
ملكه_ g56 h-26
ملكها g18 h-24
ملكي g22 h-42
ملكي_ g33 h-30
ملكيه g-18
مله g19
مله_ r-39 g19 h21
ملها r28 h-18
ملها_ r28 g-22
ملو g-52 h-68
ملي g-26
مليه r15
مليه_ r15
مم_ g-18
ممد g44
ممدد g44
ممن h35
ممنو h35
ممنوع h35
من_ r-82 g-17 m-48 h-36 k15
منا r-27 g-44 m-16 h33
منا_ m-19
مناق h34
مناقص h36
مناه g-16
منت_ h-33
منته g-24 h29
منتهي g-24 h29
منج g-17 h54
منجم g-17 h54
منجم_ h44
مند h62
مندل h32
مندل_ h32
مندو g15 h30
مندوب g15 h30
منز h-29
منزل h-29
منس h18
منسو h18
منسوخ h18
منص m15
منصه m15
منصه_ m15
منط r17
منظ r51 h-18 k-17
منظم r51 h-18 k-17
منظم_ r51 h-18 k-17
منف g23
منك g-36 k15
منك_ g-36
منه r24 g-19 h-24
منه_ h-42
منو r19 h35
منوع h35
منوع_ h35
مني r36 g-23 m-26 h-17
مني_ r37 g-16 m-26 h-17
مه_ r-120 g18 m-56
مها r39 g-32 h-19
مها_ g-30 k15
مهال r35
مهال_ r35
مهر h21
مهرب h25
مهك h30
مهكر h30
مهكره h26
مهل r-20
مهله r-23
مهله_ r-23
مو_ r31 g36 h29
موا m-15 h-46 k55
مواص h-19
مواصف g15
موال h-23 k53
موال_ r-17 h-16 k56
موب m-25
موبا m-25
موباي m-25
موت h-29
موتو h-25
موتور h-25
موج g41 h-16
موجل r26 g51 h-15
موجل_ g28
موجلا r18 g16
موجله g-24
موجلي g31
مود h17
مودي h18
موديل h18
مور m-16 h31
مور_ g-20 h24
مورد g23
مورد_ r-19 g30
موز g-47
موزو g-47
موزون g-47
موس r-16 g30 h-21
موسم g31
موسم_ g31
موشر g23
موشر_ g23
موظ r-21
موظف r-21
موظف_ h22
موظفي r-17 h-30
موع m15 h-25
موعد h-24
موعد_ g30 h-16
موعده g-20
موعه k15
موعه_ k15
موق g-30 m18 h92
موقت h29
موقت_ h29
موقع g-18 m19 h73
موقع_ g-18 m19 h73
مول r-15 g-67 m-19 k16
مول_ h17
مولد g-20
مولد_ g-20
موله r24 g-30
موله_ r24 g-30
موم r-21 h22
مون r34 g-19 h-44
مون_ r15
مونه r23 h-19
مونه_ r23 h-19
موي r39
مويل r39
مويل_ r39
مي_ r-52 g-129 h-41
ميا r-20 h-34
ميات h-17
ميات_ h-17
مياه g-19 h-15
مياه_ g-19 h-15
ميت r-31 h41
ميته h65
ميته_ h65
ميتي r-30 h-37
ميتين r-30 h-45
ميرا_ h24
ميز g-28 h16
ميزا g-28
ميزان g-28
ميس r-25 g17 m33 h-34
ميس_ r-20
ميسر m40 h-26
ميسر_ m40 h-26
ميع h-22
ميع_ h-22
ميل r-38 m19 h29 k-26
ميل_ h35
ميلا h-35
ميلاد h-35
ميلي r-15 h36
ميلي_ r-15 h36
ميم m-18 h35
ميم_ h-16
ميمه h23
ميمه_ h23
ميمي h20
ميمي_ h16
مين g117 h21
مين_ g103 h27
ميه r52 g17 m18 k57
ميه_ r52 g29 m18 k44
نا_ r-89 g-108 m-45 h-74 k-39
ناب h-34
ناب_ h31
نات_ g-15
ناد r-16 g-42 k-18
نادي r-16 g-28 h-58
نادي_ r-19 g-34 h-39
ناديق h-19
نار_ h34
ناري h-25
ناز r-42 g42
نازل r-41 g44
نازل_ g45
ناس h23 k18
ناس_ h31 k18
ناص r-35
ناصر r-28
ناصر_ r-28
ناع g-15
ناع_ g-15
ناف g-18 h52
نافق h59
نافق_ h42
ناق g19 m34 h-31
ناقص r18 g-18
ناقصه g-17
ناقه g30 h-57
ناقه_ g30 h-57
ناكس h17
ناكس_ h17
نان h37
نان_ m-25
ناني m24 h33
ناني_ m18 h33
ناه r-21 g-148 h-55
ناه_ g-103 h-23
ناها r-15 g-44 h-21
ناها_ r-15 g-44 h-21
ناي g22 m62 h-46
نايي g38 m90 h-27
ناييه g52 m83 h-24
نب_ k37
نبت g22 h-25
نبت_ h-15
نبر g21
نبرم g21
نبرمج g21
نبي r-16 m-22 h74
نبيد h21
نبيد_ h21
نبيذ h47
نبيذ_ h47
نت_ r23 g-22 m43 h73 k-32
نتب g-15 k17
نتبه g-15 k17
نتبه_ g-15 k17
نتج k22
نتر r-27 m43 h41
نتف k15
نتفا k17
نتفاد k17
نته m-17 h20
نته_ g-16
نتها h20
نتهاء h20
نتهي g27
نتهي_ g30
نتي r-44
نتي_ r-20 g19
نتين r-17 g-21
نتين_ r-17 g-21
نج_ m-18 h-20
نجا m-15
نجاح g15 h-31
نجاح_ g15 h-31
نجان h44
نجان_ h41
نجب r-22
نجبي r-22
نجبيل r-22
نجر h31
نجري h31
نجريا h31
نجم r-15 g-20 h32 k61
نجم_ h44
نجمع h-23 k67
نجمع_ h-23 k67
نجو h38
نجوم h32
نجومي h32
نحد g52 h-21
نحدد g52 h-21
نحدده g48 h-16
نحس h46
نحس_ h46
نخت g41 h-18
نخف m-15
نخفا m-15
نخفاض m-15
نخل g41 h-35
نخل_ h-17
نخله g49
نخله_ g49
ند_ h25
ندا r51 h-22
ندات r51 h-18
ندات_ r51 h-18
ندر h54
ندس h15
ندف r-19 g-21
ندفع r-19 g-21
ندفع_ g-15
ندق r-40 g-23 h-48
ندق_ r-39 h-32
ندقي g-15 h-15
ندل h-19
ندل_ h-19
ندن g46 h-18
ندنا g30
ندنا_ g30
نده g-21 h-36
نده_ g-20 h-43
ندو h-24
ندوب g15 h30
ندوب_ g15 h30
ندي r19 g45 k-16
ندي_ r20 g15 h21 k-16
نز_ g30 m-17 h20
نزر h-18
نزرع h-18
نزل h-21
نزل_ h20
نزلت r-32 h-31
نزلت_ r17 h-31
نزو r17 h-15
نزول h-15
نزول_ h-15
نزي g-26 h78
نزير h67
نزير_ h57
نزيل h20
نزيل_ h20
نس_ g19
نسا h28
نساي h33
نسايي h33
نسب r37 m38
نسبه r20 m26 h-19
نسبه_ r20 m26 h-19
نسو h18
نسوخ h18
نسوخه h18
نسي h21
نسي_ h15
نشر g-31 h17
نشر_ g-17 h20
نشو g53
نشوف g40 h-15
نشوف_ g40 h-15
نص_ r90 m27 h-50
نصب g-49 m-26 h24
نصب_ g-45 m-26
نصف g-42 h40
نصف_ g-42 h40
نصه m15
نصه_ m15
نصي r-42 m38 h19 k-23
نصيب r-32 m43 h33 k-23
نصيب_ r-15 g-26 m87 h67
نصيبه k-15
نصيبي g28 m-15 h-39
نط_ g-15 h24
نظا r16 g-18 h-62 k30
نظار r31 h-29
نظار_ r31
نظام g-15 k30
نظام_ k31
نظم r51 h-18 k-17
نظم_ r51 h-18 k-17
نظي r17
نظير r29
نظير_ r29
نع_ h40
نعط r26
نعطي r26
نف_ h34
نفت g40 h-15
نفتح g40 h-15
نفتح_ g40 h-15
نفس r-24 g-49 m-35 h-22 k-24
نفس_ r-17 g-18
نفسه g-25 m-16
نفسه_ r34 g-31 m-16 h-19
نفسها r-30
نفسي m-18
نفسي_ m-18
نفط g38
نفط_ g38
نق_ g32 h21
نقا m15 h80
نقان h28
نقانق h28
نقد r41 g-28 m-19 h-54 k16
نقد_ r31 h-16
نقدا g-32 h-27 k25
نقدا_ g-32 h-27 k25
نقدي r21
نقدي_ r21
نقس m-16 k-18
نقسم m-16 k-18
نقسم_ k-15
نقص r-22
نقل g-19 h-15
نقو r15 h-48
نقود r15 m18
نقود_ r15 m18
نك_ g-71 h20 k15
نكس g28
نكسر g28
نكسر_ g28
نكن h37
نكن_ h37
نكه_ h16
نلا m30
نلاي m32
نلاين m32
نلق g32
نم_ g22 h-30
ننا m21 h-15
ننا_ m21 h-15
نه_ r76 g-46 m16 h-62 k-30
نها r-40 g27 m-37 h67 k15
نها_ g34 m-18 h40 k15
نهاي r-30 h29
نهايه r-29 h49
نهايي h-20
نهي g17
نوا h16
نوات h21
نوات_ h21
نوع g32 h44
نوع_ h59
نوعه g27 h-16
نوعه_ g16
نون g29
نوي_ g17
ني_ r48 g-94
نيا r22 g-27 h31
نيا_ g-15 h24
نين g22
نين_ g37 h-20
نينت h23
نينتي h23
نيه r16 g-18 m31 h-54
نيه_ g-16 m32 h-53
نيو r-33 h-17
نيو_ r-29
نے_ h20
ها_ r48 g85 m-55 h-110
هاء h20
هاء_ h20
هاب h-22
هابط h-29
هابط_ h-29
هات g-27 h18
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
هاش g48
هاش_ g48
هاض h27
هاض_ h27
هاك g-21 m26 h36
هال r26 g105 m-18 h-88
هال_ r35 h-21
هالس h-21
هالش g26 h-17 k17
هالشج g28
هالشه k17
هالن g28
هالنخ g28
هام r-28 g61 m-16 h-39
هامش r-17 g90 m-15 h-34
هامش_ r-17 g90 m-15 h-34
هان r-34 g-23 m123 h-43 k-15
هان_ r-16 m64 h-37 k-15
هانا m35
هانات m36
هاي r-30 g-25 m-17 h84
هاين h31
هاينك h31
هايه r-29 h49
هايه_ r-29 h49
هايي h-20
هايي_ g25 h-16
هب_ r66 k-16
هبو g32 h-22
هبوط g32 h-22
هبوط_ g32 h-22
هبي r-34 h-28
هجن g-21
هجن_ g-21
هد_ g-17
هدا h-15
هداي h-15
هدايا h-15
هدي r-29 g-36 k16
هدين k38
هدين_ k38
هديه r-18 g-34 k-22
هديه_ r-18 g-34 k-22
هذا g-49
هذا_ g-49
هذه g24
هذه_ g24
هذي h-52
هذي_ h-52
هر_ g-18 h-43 k32
هرب g-23 m-16 h-46
هرب_ k25
هربا g-23 h-45 k-16
هرباء r17 h-21 k-16
هرج h-16
هرجي r24 h-16
هرجي_ r24 h-16
هرم h31
هرمي h31
هرمي_ h31
هري r18 g-22 m-36 h26
هريب h56
هريب_ h56
هرين g-20 m-18 h-19
هرين_ g-20 m-18 h-19
هز_ h28
هزه h30
هزه_ h30
هكر g-23 m-21 h83
هكر_ g-16 m-16 h57
هكره h26
هكره_ h26
هكي h19
هكير h19
هكير_ h19
هل_ r-20 m62 h-35
هلو h34
هلوس h34
هلوسه h34
هلي h-17 k-18
هلي_ h-17 k-18
هم_ r-59 g56 h-92
همي h-21 k49
همي_ k20
هميه k29
هميه_ k29
هن_ r43 g-55 h-19
هنا h-25
هنا_ m43
هنات m-50
هنات_ m-50
هنت r51 g-17 h-29
هنت_ r51 g-17 h-29
هند g27
هندس h15
هندي g23
هنه r-18 g27 m73
هنه_ r-18 g27 m73
هني g-16 m19
هنين m24 h-15
هنين_ m24 h-15
هه_ h-60 k48
هو_ g44
هوا g52 h-43
هواء g27 h-20
هواء_ g27 h-20
هور r27 g39
هور_ r27 g38 h-22
هول r-24 g96 h-45
هول_ r-19 g69 h-34
هوله g27
هوله_ g27
هوه h-35
هوه_ h-35
هوي h30
هوي_ h19
هي_ r-84 g21 m-36 k84
هير r27
هيل r16 g-22 h-92
هين h28
وا_ r20 h-61 k18
واء g25 h-20
واء_ g25 h-20
واب r17 g-26 h-33
وات g-17 m-27 k39
وات_ h40
واتب r-18 g-15 h-18
واتب_ r-18 g-15 h-18
واتس h15
واتي r33 h-29 k27
واتير r33 h-29 k27
واج g-49 h-15
واج_ g-28 h40
واح r-26 g32 h22 k31
واح_ h17
واحد r-39 g42 h18
واحد_ r-39
واحده g28 h24
واحو k27
واحول k27
واخ g20 m-34
واخذ g16
واخذ_ m-15
واخذت r-19 h15
واد h53
واده r-15 h39
واده_ r-15 h39
وار g35
وارب r24 m31
واره g-25 h-15
واري m-20 h40
واز h29
واز_ h27
وازا h21
وازات h21
واس r-46 g-65 h43
واست r-39 g-32 h-29
واستل r-28 g-23
واسط h69
واسطه h69
واش g-23
واشت g-15
واشتر g-15
واص r20 g29 h-35
واص_ g36 h-16
واصف g15
واصفا g15
واصل r22 g-22
واع g-29 h-19
واف r20 g-36 h-24
وافق r19 g-15
وافقه h-15
واق r-16 g-25 k15
واق_ k15
واك g-19 m38
واكه m38
واكه_ m38
وال r-30 g-18 h-120 k52
وال_ k63
والا m29 h21 k16
والات r-17 k17
والب g31
والبا r19 h17
والبض r-15 g31
والت r31 g-41
والتس r36
والثم g24
والج m16
والجا m27
والخ r-19 h-18
والخس r-19 m-15 h-15
والد g19 m-17 h-35
والده h-27
والدي r-24
والر r-21 m-27 h-27
والرب m-21
والس g17 m20
والسع g29
والف k20
والق g-17
والل g-23 m21
واللي m26
والم h-31
والمب r-19 g-22
والمح g18
واله g19 m-16
والهب g27
والي r22 h-16
وام r-19 h-33
وام_ h-33
وان r18 g-20 h28
وان_ h-28
وانا r19 h98
وانا_ r19 h101
واني h-17
واه r16 g21 m40 h-27
واها g24 m17
واها_ g24 m17
واي r77 h-26 k-24
وايد r68 g17 m-15 h-37 k-16
وايد_ r56 g19 h-35 k-16
وايز g-18
وايز_ g-15 h-15
واين h29
واين_ h29
وايي g26
وايي_ g21
وب_ m-32 h119 k-18
وبا r16 m-26
وباق g19
وباقي g19
وباي r31 m-25
وبايل m-25
وبت g44
وبد g20 h-17
وبدو g24
وبدور g28
وبر r29
وبرج r33
وبرجع r36
وبش g139 h-53
وبشت g34
وبشتر g34
وبشن g71 h-33
وبشن_ g53 h-24
وبع r-24 g-21
وبعته r20
وبعد r-30 g-26
وبه h-23
وبه_ h-23
وبو g-19 m42 h-33
وبون g-19 m42 h-33
وبون_ g-18 m35 h-16
وبونا h-16
وبي r21 g-33 m32 h74
وبي_ h59
وبين m21 h-18
وبين_ r-26 m21 h-15
وت_ r-27 g34 m22 h57 k-15
وتح k17
وتحو k17
وتر g-21
وترج r16
وترجع r17
وتري m18 h37
وتس g-20 m69 h51
وتس_ m65 h16
وتش g35 h-23
وتشر g43 h-23
وتشي m16
وتشين m16
وتل h18
وتل_ h18
وتم g-34 h-30
وتو r-27 g-25 m163 h42
وتو_ r-32 g-16 m164 h93
وتور h-25
وتور_ h-25
وتي_ h18
وثل r27 g-19 h-16
وثلا r34
وثلاث r34
وثي g37
وثيق g37
وثيقه g47
وج_ r-20 m-22 h51
وجب g-20 h-21
وجبن h-21
وجبن_ h-21
وجر h-15 k26
وجر_ k26
وجل r26 g51 h-15
وجل_ g28
وجلا r18 g16
وجلان g25
وجله g-24
وجله_ g-24
وجلي g31
وجلين g31
وجه r-18 g16
وجه_ r-18 g-15
وجي h43
وجي_ h24
وح_ g30 h15
وحا h24
وحان h29
وحاني h29
وحده g43
وحده_ g43
وحل h-17
وحه g-24 m-20
وحه_ g-24 m-20
وحو r-24 k26
وحول r-24 k26
وحول_ k26
وحي h45
وحيه h29
وحيه_ h29
وخذ r-25 k17
وخذ_ r-16 g15 k17
وخس m15
وخسر m15
وخسرت m15
وخل k16
وخم r44
وخمس r44
وخمسم g17
وخمسي r40 g-15
وخه h25
وخه_ h25
ود_ r64 g59 h-81 k-16
ودا r16
وداي r18
ودايع r18
ودر r24 h43
ودره r18 h43
ودره_ h43
ودع g-19 h21
ودع_ h29
ودف r-65
ودفع r-58
ودفعت r-54
ودك h59
ودكا h48
ودكا_ h48
ودو r-29
ودي r-33 m18
ودي_ r-20
وديل h18
وديل_ h18
وذ_ h49
وذه h21
وذه_ h21
ور_ r15 g-40 m-54 h31 k-19
ورا r-51 g-31 m53 h41 k-18
ورا_ r-25 g-20 h27
وراق m16
وراق_ m23 h28
وراه m24
ورب r43 g-32 m18
ورت g43
ورت_ g43 h-15
ورث g75 h-44 k-18
ورث_ g37
ورثه h-20
ورثه_ g45 h-20
ورج r49 g-18 h18
ورج_ r34 h29
ورجع r15 g-15
ورجعو r19
ورد h-34
ورد_ g20
ورده r36
وردها r36
وردي r-15
ورش g18
ورشه g18
ورشه_ g18
ورق r78 g-28 m-24 h65 k-36
ورق_ r89 g-24 m-42 h24 k-24
ورقه g-20 m20 h20
ورقه_ m23 h28
ورقي g28
ورقيه g28
ورك_ h19
ورن r19 g16 h-20
وره m-19 h-68
وره_ r-23 m-15 h-75 k17
ورها g18
ورها_ g18
ورو r21
ورو_ g-16 h-19
وروب h49
ورور r28
ورورد r28
وري r32 m-37 h-36 k33
وري_ m-27
وريه r23 g-15 h-18 k24
وريه_ r23 g-15 h-18 k24
وز_ m34
وزا r43 h-23
وزاد r44
وزار h-16
وزاره h-16
وزد r16
وزن g-33 h-33
وزن_ h-27
وزو g-50
وزون g-47
وزي r-26
وزيع r-26
وس_ r26 m58 k36
وسا h-44
وست r20 h-20
وسج g-22
وسك r-21 h55 k17
وسكي h55
وسكي_ h55
وسل r-31 g-28
وسلم r-30 g-24
وسم g31
وسم_ g31
وسه m-17
وسه_ m-17
وسي r25 m-41 k16
وسي_ r24 g-16 m-19
وسيط h18 k30
وسيط_ h18 k30
وش_ h18 k23
وشر r20 g25 h-34
وشر_ g23
وشرط r37
وشرط_ r24
وشري h-22
وشف g-32
وشفت g-32
وصا r28 h-19
وصار r28
وصار_ r17
وصاف g15
وصاف_ g15
وصف g25 h-34
وصف_ g41 h-19
وصفه g-20 h-15
وصفه_ g-20 h-15
وصل r15 g-49 m-31 h-27 k53
وصل_ g-17 h-44 k42
وصلت k-15
وصلن r17 g-15 k34
وصلني r17 g-15 k34
وصه h-33
وصه_ h-33
وصي g17 m-21
وض_ g25
وط_ g85 m30 h-69 k-15
وطل m37 h21 k18
وطم g-22
وطما g-22
وطماط g-22
وطه r22
وطه_ r22
وظ_ h17
وظف r-21
وظف_ h22
وظفي r-17 h-30
وظفين r-17 h-30
وظه r17
وظه_ r17
وع_ g-16 h43
وعد g-70 h-32
وعد_ g30 h-16
وعده g-33
وعدها g-25
وعش r32
وعشر r32
وعشري r32
وعم r26
وعه r15 g39 m35
وعه_ r15 g29 m35
وعين r21
وعين_ r21
وغل m19
وغلب m19
وغلبن m19
وف_ r17 g28 m-38 h21 k-46
وفا r46 h-17 k32
وفات k32
وفات_ k32
وفح g-17
وفل g-24
وفلو r15
وفلوس r15
وفو r18 h-21
وفوق r23
وفوقه r23
وفي r62 m-22 h-25 k-15
وفيت g20
وفيت_ g20
وفير r44
وفير_ r44
وق_ r28
وقا g36
وقات g51 m34 h-27
وقات_ g51 m34 h-27
وقال r18 h-15 k16
وقال_ k16
وقان m-19 h30
وقان_ m-19 h30
وقب r-39 g-15
وقبض r-38 g-28
وقبضت r-31 g-28
وقت g34 h-16
وقت_ r-29 g38 h-16
وقتي r21
وقتي_ r21
وقط g-40 h30
وقع g17 m58 h69 k-24
وقع_ h48 k-15
وقعا m55
وقعات m55
وقعت g48
وقعت_ g48
وقف k19
وقف_ k19
وقه h31
وقه_ r-27 h47
وقي r40
وقيع r41
وقيع_ r25
وقيعه r16
وك_ g-20 h-50
وكا h17
وكاي h16
وكايي h16
وكت r18 m-17 h-33
وكتب r16 m-18
وكتبت m-18
وكتي h-21
وكتيل h-21
وكر g-20 m82 h-27
وكر_ g-20 m82 h-27
وكس g33
وكس_ g27
وكش h47
وكشف h47
وكشف_ h47
وكل r16
وكل_ r19
وكن r-19 g36
وكن_ g36
وكو h-47
وكول h-26
وكولا h-26
وكي g-17 h-68
ول_ r20 g67 m32 h-68 k15
ولا g48 h-57 k-34
ولا_ r-19 g76 m26 h-44 k-28
ولات g-28 h24
ولات_ g-21 h59
ولار r18
ولت r-31 h16
ولد h-43
ولد_ g-16 h-30
ولدي r17
ولدي_ r17
ولف g41 h-15
ولفه g41 h-15
ولفه_ g41 h-15
ولك k15
ولك_ k15
ولم r-59 g49
ولم_ r-20 g31
ولما r-39
ولما_ r-39
وله r79 g26 k17
وله_ r79 g20 h-17 k16
ولو g16 m-15 h-81
ولو_ g35 h-17
ولوا h-19
ولي m81 h108
ولي_ g-51 h42
وليت m95 h59
وليت_ m95 h59
وليص g56 h-21
وليصه g56 h-21
وليه r23
وليه_ r23
وم_ r-77 m-63 h-15
وما r-76 g82
وما_ r-93 g85
ومب m17
ومبو m17
ومبول m17
ومت h32
ومتر h32
ومترا h32
ومس r-22 g-17
ومع r74 g-26
ومعا r47
ومعاه r55
ومعه r28 g-21 h21
ومعه_ r33 h30
ومن h-19
ومه r-38 g17
ومه_ r-27 g18
ومو g-45 m18 h-17
ومي r63 g-26 h65
ومي_ h56
ومين r37 m15
ومين_ r39
وميه r44
وميه_ r44
ون_ r-18 g33 m60 h-29
ونا h-41
ونا_ r-24
ونات r38 h-22
ونات_ r38 h-22
ونت_ r27
ونص r128 g-24 h-29
ونص_ r112 h-29
ونل m28 h26
ونلا m32
ونلاي m32
ونه g52 m-22 h-32
ونه_ g33 m-22 h-51
وني g-36 m-16
وني_ h27
ونيا r15 g-17 h-19
ونيو r-33 h-31
ونيو_ r-29
وه_ r45 m-15 k22
وها r31
وها_ r32
وهات h25
وهات_ h25
وهذ m-19
وهم h-21 k49
وهمي h-21 k49
وهمي_ k20
وهميه k29
وهو r42
وهو_ r42
وهي r46 g-28 h-18 k88
وهي_ g-20 h-24 k89
وول h-21
وي_ m-29 h78 k-19
ويا h-55
ويات h-39
ويات_ h-33
وياخذ r15
ويب r25
ويت h15
ويت_ h15
ويذ h29
ويذ_ h19
وير r-27 h29
وير_ r-15 h31
ويس g-18 h49
ويسك h42
ويسكي h42
ويش r-18
ويشغ h22
ويشغل h22
ويض m22 h33
ويض_ m22 h27
ويع r29
ويعط r17
ويعطي r17
ويق g-21 h33
ويل g-16 k56
ويل_ g-16 k36
ويلا k15
ويلات k15
ويم m28
وين r-17
وين_ r-24
ويه r32 h-51
ويه_ r32 h-51
ويي h22
يء_ m19 h30
يا_ r-30 g58 m29
يات r-21 g46 m-15 h-52 k-20
يات_ g39 m-15 h-45 k-19
ياج k25
ياجر k25
ياجر_ k25
ياخ r28 m68
ياخد r36 m24
ياخد_ r36 m24
ياخذ m44 h-23 k-16
ياخذ_ m41 h-23
ياد g46 m-16 h-44
ياد_ r-15 g39 m-19
ياده r18 h-46
ياده_ r18 h-46
يار r-33 g77 m17 h-113 k-45
يار_ g91 m-36 h-65
يارا g30 m23 h-36 k-19
يارات g30 m23 h-36 k-19
يارت r-27 g-31 h-21
يارتي g-30 h-21
ياره m33
ياره_ m33
ياس g24 h-19
ياس_ g24
ياض r-18 g-23 h-37
ياضه h-25
ياضه_ h-25
ياضي g-23
ياضي_ h-57
ياضيه h50
ياط r-15
يال h25
يال_ h49
يالي h-17
يالي_ h-17
يام g-22 h-16
يام_ g-22 h-16
يان r-37 m25 h64 k18
يان_ h39
يانص m33 h30
يانصي m33 h30
يانه r-21 h-15 k19
يانه_ r-21 h-15 k19
ياه r-21 h-24
ياه_ r-36 h-40
ياها h23
ياها_ h23
يب_ r-75 g-25 m48 h39 k17
يبد g19
يبك m-21 h28
يبل h21
يبن g34 h-24
يبه g47 m-15 h-39
يبه_ r-19 g57 m-15 h-29
يبي r-37 g40 m-18 h-98 k30
يبي_ r-26 m-15 h-59
يبيع r-29 g28
يبيع_ r-19 h-17
يبيعه h16
يبين h-20 k34
يبين_ g-19 k29
يت_ g-37 m83 h44 k-41
يتا r16 g-40 m-24 h-44 k-24
يتاخ r38 h-16
يتاخر r38 h-16
يتام r-22 g-29 h-28 k-19
يتام_ k-19
يتح g40
يتحد g40
يتحدد g40
يتص r-20 h47
يتك g18
يتكو g38 m24
يتكوي g38 m24
يتم g19
يتما g18
يتمان g18
يته g21 h65 k-17
يته_ g32 h83
يتها h-18
يتها_ g-16 h-18
يتو g-15 h-33
يتون h-39
يتون_ g-27 h-39
يتي g25 h-66
يتي_ g20 h-20
يتين h-45
يتين_ h-45
يث_ h56
يجا g-29
يجار g-28 h34
يجار_ g-21 h-19
يجاره h40
يجي r52
يجيب r20 g21
يجيب_ r24 h24
يجيبه g25
يح_ r42 g-44
يحد g67 h-24
يحدد g67 h-24
يحدد_ g46 h-17
يحدده g21
يحس r-26 g-15 k31
يحس_ g-15 k31
يحه r-21 g-23
يحه_ r-21 g-23
يخ_ g42 h37
يخت g22
يختا g48 h-15
يختار g48 h-15
يختب h26
يختبر h26
يخه m-15 h42
يخه_ m-15 h42
يد_ r49 g-59 h-57
يدا r-16 m25 h-24 k24
يدا_ g-17 k26
يداع m25 h-17
يداع_ m25 h-17
يدخ h34
يدخل h34
يدخل_ h34
يدر k25
يدري k25
يدري_ k25
يدف r-16 g39 m-16 k-16
يدفع r-16 g44 h-23 k-16
يدفعو g57 m-21 h-19
يدفن h24
يدفن_ h24
يده r89 m-20 h-31 k-26
يده_ r77 m-19 h-28 k-26
يدي r115 g-29 m-29 h-73
يدي_ r87 h-20
يدين r46 h-47
يديه h-25
يديه_ h-25
يديو g-15 h27
يديوه h23
يذ_ g-15 m-18 h58
ير_ r-18 g-57 m-75 h122
يرا k-39
يرا_ h40
يران r-20 k-18
يران_ r-20 k-18
يرت r21 g25
يرج r22
يرجع r22
يرجع_ g-23 k18
يرجعل g17
يرد r-29
يرد_ r23
يرده r-51
يرس m22
يرسي m22
يرسي_ m22
يرف g-15
يرفر h18
يرفر_ h18
يرك r29 h24
يرك_ h24
يرم m-20 h-21
يرم_ m-18 h-28
يره m-52 h-30
يره_ m-52 h-53 k-18
يرو m43 h55
يري g-21
يريك g-16 h36
يريكا g-16 h36
يريه h-36
يريه_ h-36
يز_ m16 h-33
يزا g-44 h-16
يزا_ r21 g-16 h-17
يزان g-28
يزان_ g-28
يزه g16 m19 h-28
يزه_ m19 h-21
يزهر g23
يزهر_ g23
يزي r36 m-16
يزيد r22
يس_ g-32 m-24 h-27
يسا h-19 k27
يسال h-19 k27
يسب m15
يسبق m15
يسبق_ m15
يست r37 m-18 h-34
يستا h-23
يستر g17
يستي g-16
يستيش g-16
يسح h29
يسحب h29
يسحب_ h29
يسر r-24 g33 m38 h-30
يسر_ r-24 g22 m38 h-30
يسك g-25 h121
يسكو h20
يسكو_ h20
يسكي h42
يسكي_ h42
يسل r88
يسلف r57
يسلم r31
يسلمن r19
يسه g15
يسهل g20
يسهل_ g20
يش_ r33 g44 h-33
يشت r79 g-22 h-24
يشت_ r30
يشتر r32 g-18
يشتري r42 g-29
يشغ r27 g-16 h46
يشغل r27 g-16 h46
يشغله g-16 h46
يشل r29
يشلي r29
يشلي_ r29
يشن g-16
يشن_ g-16
يشه r31 h-36
يشه_ h-27
يشها r34 g-15
يشها_ r34 g-15
يشي m15 h18
يشيل m15 h18
يشيل_ m15 h18
يص_ g65 h-67
يصا r33 g-18 h-27 k-18
يصال r33 h-37 k-18
يصال_ r-16 h-30 k-18
يصل g29 h-15
يصلح g29 h-15
يصلحو g29 h-15
يصه g39
يصه_ g39
يصي h20
يض_ g-41 m20
يضا g-25 m32 h16
يضات g-18 m36
يضات_ g-18 m36
يط_ r-15 h44
يطر h16
يطرد h18
يطرد_ h18
يطل k31
يطلع k18
يطلع_ k18
يطه g15
يطه_ g15
يظ_ r95 g-23 m-18 h-25
يظه k32
يظهر k32
يظهر_ k32
يع_ r16 g-61 m-36
يعا r-15
يعات r-15
يعات_ r-15
يعت g44 h-30
يعر g35
يعرف g35
يعرف_ g34
يعز r26
يعزم r26
يعط r29 g20
يعطو g31
يعطون g22
يعطي r35
يعطين r27
يعك g60 h-24
يعك_ g60 h-24
يعن r-21 g45 m-19 h16
يعني r-21 g45 m-19 h16
يعني_ r-21 g45 m-19 h16
يعه r20 g36
يعه_ r25 g39 h-37
يعها h49
يعها_ r-35 h51
يغ_ r39 h-42 k37
يغي h16
يغير h16
يغير_ h16
يف_ r-61 m-31 h42
يفا h17
يفت g38 h-16
يفتح g38 h-16
يفتح_ g27 h-20
يفك r-15 g-16 h81
يفك_ h65
يفه g17 m-18
يفه_ m-18
يفون h-33
يفون_ h-33
يق_ r-15 g-15 h-21
يقت g-20
يقتي g-20
يقتي_ g-22
يقد h15
يقدم h15
يقر g32
يقرا g-19 h28
يقرا_ g-19 h28
يقرر g51 h-24
يقرر_ g17
يقرره g35
يقه g61 m26 h-31
يقه_ g61 m26 h-31
يقو g32 h35
يقول g32 h35
يقول_ h49
يقوله g21
يقي m20 h16
يقي_ m16
يك_ r73 g-56 m-38 h-59
يكا r16 h23
يكا_ g-16 h37
يكات r21
يكات_ r21
يكاغ g15
يكاغو g15
يكت r-33
يكتب h19
يكتب_ h25
يكف k-15
يكه r31 g-16
يكه_ r31 g-16
يكو h101
يكور h17
يكور_ h17
يكون h44
يكون_ h44
يل_ r-85 g-39 m-51 k35
يلا g-47
يلا_ g-17
يلات r15 g-23 h30
يلات_ r16 g-22 h22 k15
يلاد h-35
يلاد_ h-35
يلت h-58
يلتي h-58
يلر m-16
يلر_ m-16
يلع m34 h22
يلعب m34 h22
يلعب_ m18
يله h43
يله_ r-15 h43
يلو g-41
يلو_ h-39
يلوم h32
يلومت h32
يلي r-23 g39 m-38 h90
يلي_ r-16 g52 h37
يليه m-18 h21
يليه_ m-18 h21
يم_ r32 m-41 h-20
يما m-15 h-21
يمت m-16 h19
يمتح h29
يمتحن h29
يمس h16
يمسح h16
يمسح_ h16
يمش r17 h18
يمشي r17 h18
يمشي_ r17 h18
يمك g32 m33 h-36
يمكن g32 m33 h-36
يمكن_ g32 m33 h-36
يمل g47
يملك g47
يملكه g47
يمي m-36 h-33
يمي_ m-29 h-32
ين_ r-30 g20 m-18 h-42 k31
ينا r15 g-42 m52 k-17
ينا_ r18 g-37
ينات r-18 g-15 m30
ينات_ r-18 g-15 m30
ينار r17 m22 h44
ينار_ r20 h60
يناري h-17
يناه h-37
ينب g18 h-24 k20
ينت g18 m-17
ينتب g-15 k17
ينتبه g-15 k17
ينته g46
ينتي h23
ينتين h23
ينز g-31 m19 h21
ينزل g-44 m20 h28
ينزل_ r-15 g-44 m20 h28
ينع k17
ينعر k17
ينعرف k17
ينق g17 h50
ينك g-21 h26 k16
ينكن h37
ينكن_ h37
ينن m21 h-15
يننا m21 h-15
يننا_ m21 h-15
ينه r82 g46 m-28 h-61 k-17
ينه_ r95 m-27 h-61
ينها g33
ينها_ g33
ينو m39 h19
ينو_ m30 h22
يني r30 m38
يني_ r29
ينيه m33
ينيه_ m33
يه_ g59 h-106 k-49
يها r19 g-25 h73 k34
يها_ g-22 h70 k35
يهات r24
يهات_ r24
يهم r-19 g16
يهم_ g26
يو_ r-27 g-35
يوا m-18
يوان m-18 h-16
يوت g42 h-18
يوتش g43 h-23
يوتشر g43 h-23
يوص r24
يوصل r24
يوصل_ h-20
يوف r19
يوق h48
يوق_ h18
يوقع h22
يوقع_ h22
يول r28 g37
يولف g41 h-15
يولفه g41 h-15
يوم r48 g-70 m-23 h-35
يوم_ r32 g-51 h-62 k18
يومي r34 g-18 h27
يومين r39
يوميه h15
يون r19
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
يين h20
يين_ h20
ييه g62 m73
ييه_ g62 m73
يے_ m17 h-66
چرس h28
چرس_ h28
`,
};
