import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-84, -93, -91, -49, -106],
  likely: [31, 47, 10, 86, 28],
  possible: [-9, 5, -16, 71, 28],
  pieces: `
2a_ r17 h-21
2ak r15 h-23
2akh r15 h-23
2al g-21 k30
2al_ g-16
2ar r16
2ard r48
2ard_ r48
2as r-20 h-37 k31
2es r33 h-20
2est r33 h-20
2est_ r33 h-20
2id r15
2kh r17
2khe r17
2khee r17
2me r-23 g67 h-21
2mee r-23 g67 h-21
2meen r-23 g67 h-21
2p_ r23
2sa r47 m28 h18
3a_ r21 g30 m21
3ab r16
3ad r-26 h-17
3ah m19 h15
3al r68 m-16 k16
3al_ g34
3ala r46 g-15 h-48 k25
3ala_ h-40 k27
3alay r62
3ale r39 g-15
3aleh r68
3am h19
3and h21
3and_ h26
3ar r-16 g79 m-26 h44
3ara g18 m-16 h31
3ara_ g15 m-15 h33
3arb h16
3arbo h16
3as r20 m-17 k24
3ash r20 m-17 k24
3asha k18
3at r18 g-36 h33
3at_ r27 g-24
3atl h27
3ay r-37
3d_ r43 g19
3ee r-25 h-15
3eed r-17 h-15
3eed_ r-17 h-15
3end_ h22
3et r31 h-15
3et_ r42 h-15
3ho r18 h-15
3la g28 h34
3lan h26
3lan_ h26
3na g24
3na_ g24 h-16
3om g-16 h17
3omo g-16 h17
3omol g-16 h17
3t_ r-24 m27 h15
3ta g15
3tah g15
3tah_ g15
3te r33 h-25
3to r-32 h-21
5ti h27
5ti_ h27
7ad g58
7ade g21 h-16
7ag h-30
7ag_ h-30
7al g-18
7al_ r17
7am h-73
7an m28
7ani h24
7ani_ h24
7as r-33 h23
7ash r-16 h29
7ashi r-16 h29
7aw h36 k50
7awa h26
7awal h26
7awe k20
7awel k20
7ed r-20
7ed_ r-20
7ej h26
7eja h26
7ejab h26
7el h42
7elw h25
7elwe h25
7es h-36
7esa r21
7esab r21
7ess h-19
7r_ g-17 h79
7t_ m62 h-26
=!adult-service h29
=!adult-service+denial h25
=!adult-service+payment-versus-payment h25
=!alcoholic r30 h-27
=!alcoholic+!banking h-22
=!alcoholic+!unlawful-business h-20
=!alcoholic+denial r32 h22
=!alcoholic+excused h-20
=!alcoholic+pays-for-chance r31 h-35
=!alcoholic+percentage h-22
=!alcoholic+reference r32
=!alcoholic+soft-drink h-54
=!alcoholic+sums-1 r32
=!alcoholic+unit r32
=!banking r31 g-45 h-64 k75
=!banking+!watchers r20 g-26 h-26 k59
=!banking+charged-at r32 h-15
=!banking+conceal k29
=!banking+contrast r33
=!banking+dealing r44
=!banking+denial r18 g-32 h-27 k75
=!banking+pays-for-chance r25 h-37
=!banking+percentage h-36
=!banking+soft-drink h-36
=!banking+sums-0 r23 g-38 h-63 k75
=!banking+unit r20 h-16
=!bet-house r-15 m18 h26
=!bet-house+!operator r-15 m18 h26
=!bet-house+!unlawful-business r-15 m18 h26
=!bet-house+denial m18 h27
=!bet-house+sums-0 r-15 m18 h26
=!bill r17
=!bill+!sale-or-service h-17
=!bill+denial r17
=!bill+reference r17 h-17
=!capital g22
=!capital+!gift-money g22
=!capital+denial g22
=!capital+sums-0 g22
=!cash-form r20 g-16 h41
=!cash-form+!paper-money h40
=!cash-form+!sale-or-service r20 h20 k-17
=!cash-form+!watchers h48 k-36
=!cash-form+charged-at r20
=!cash-form+denial r20 g-16 h41
=!cash-form+reference r20 h30
=!cash-form+stays-unseen h31
=!cash-form+sums-0 h43
=!cash-form+unlicensed-giving h48 k-36
=!charged-at r27 g-75 h-26
=!charged-at+!dealing r29
=!charged-at+!fee r-18 g-16
=!charged-at+!gift-money k-17
=!charged-at+!price-of g16
=!charged-at+!sale-or-service h-21
=!charged-at+benefit r88
=!charged-at+contrast r-15
=!charged-at+dealing r-26
=!charged-at+deferred r-16
=!charged-at+denial r-35 g-63 h-20
=!charged-at+excused r-50
=!charged-at+extra r25 g-36 m24
=!charged-at+free-use r44
=!charged-at+friends r48
=!charged-at+gift-money g-19
=!charged-at+given-back r-36
=!charged-at+hand-over r-27
=!charged-at+lend-verb r17
=!charged-at+outside-prize r16
=!charged-at+pays-for-chance r17 g-19 k17
=!charged-at+reference r21 g-22 h-36 k35
=!charged-at+repay r46
=!charged-at+sale-or-service k26
=!charged-at+sums-0 g-65 m20 h-24
=!charged-at+sums-1 r21
=!charged-at+sums-2 r16
=!charged-at+trading r29
=!charged-at+under r-24
=!charged-at+unit k15
=!charged-at+wager-event g-22
=!charged-at+waiting r-16
=!charity g-27 h-20 k59
=!charity+!document k24
=!charity+!errand k24
=!charity+!gift-to g-16 k35
=!charity+!giving-drive g-16 k35
=!charity+!licensed k24
=!charity+denial g-27 h-20 k59
=!charity+reference g-16 k40
=!charity+sums-0 g-27 h-20 k59
=!charity+unlicensed-giving k36
=!contest-kind r-18 g-24 m40
=!contest-kind+!wager-event r-18 g-24 m40
=!contest-kind+denial r-18 g-24 m40
=!contrast r17 g46 h-20 k-32
=!contrast+charged-at g57 h-18 k-15
=!contrast+dealing h-23
=!contrast+denial g46 h-20 k-32
=!contrast+excused r21
=!contrast+not-mine-yet g16
=!contrast+pays-for-chance h-20
=!contrast+price-of g-22
=!contrast+reference g-16
=!contrast+sale-or-service g15
=!contrast+sums-0 g25 k-32
=!contrast+sums-1 g22 h-19
=!contrast+trade g-29
=!dealing r88 g22 m-25 h-18
=!dealing+!gift-money r17 g20 k-18
=!dealing+!pays r17 k-18
=!dealing+!pays-for-chance r31 k-18
=!dealing+!price-of r17 g23
=!dealing+!sale-or-service r61
=!dealing+!sell r21 g-19
=!dealing+!trade r22
=!dealing+charged-at r16 g-20
=!dealing+denial r81 g26 m-25
=!dealing+istisna g17
=!dealing+loose-order g31
=!dealing+no-spec g17
=!dealing+not-chosen g33
=!dealing+pays-for-chance r47 g26
=!dealing+reference r22
=!dealing+sums-0 r30 m-20
=!dealing+sums-1 r32 g25
=!debt r74 g-44 m26 h-18
=!debt+!lend r78 g-38 m28
=!debt+denial r64 g-60 m28 h-18
=!debt+pays-for-chance r32 g19
=!debt+sums-0 r45 g-44 m35
=!debt+sums-2 r29
=!delay-charge r-33
=!delay-charge+denial r-33
=!delay-charge+reference r-26
=!delay-charge+sums-0 r-26
=!described g21
=!described+denial g21
=!described+sums-0 g21
=!document g50 h-17
=!document+!licensed g65 h-44
=!document+!loose-order g19
=!document+cash-form g-15
=!document+charged-at g-18 k29
=!document+charity k27
=!document+denial g50 h-17
=!document+excused g17
=!document+gift-money g-15
=!document+gift-to k27
=!document+giving-drive g-19 k45
=!document+lawful-rate k18
=!document+name-after k17
=!document+paper-money g-15
=!document+pays-for-chance g22
=!document+sums-0 g18
=!document+to-dispose k18
=!document+unlicensed g41 h-18
=!document+unlicensed-giving g26 h-18
=!equity g38 m30 k-15
=!equity+dealing g24 m33
=!equity+denial g35 m30 k-15
=!equity+price-of g16
=!equity+reference m31
=!equity+sale-or-service g16
=!equity+sell g16
=!equity+sums-0 g38 m30 k-15
=!equity+trade g16
=!equity+trading g22 m27
=!errand g20 h-24
=!errand+avoid-control g27
=!errand+dealing g-18 h16
=!errand+denial g20 h-24
=!errand+giving-drive k26
=!errand+pays-for-chance g-18 h16
=!errand+price-of h17
=!errand+reference g16 h-21
=!errand+sale-or-service g-18 h16
=!errand+sham h17
=!errand+sums-0 g37 h-23
=!errand+to-dispose g20
=!errand+trade h17
=!errand+unlicensed g25
=!extra r-64 g-18 m-17 h-39
=!extra+!increase r15 g-19 h-26
=!extra+charged-at r-17
=!extra+comes-later r24
=!extra+deadline g-17
=!extra+denial r-64 g-18 m-17 h-39
=!extra+given-back r-17
=!extra+hand-over r21
=!extra+more-time r-21 h-20
=!extra+pays-for-chance r-19 h-18
=!extra+reference r-37 g18
=!extra+repay r-15
=!extra+return-on-capital r-16
=!extra+sale-or-service r-24
=!extra+sums-0 r-43 h-21
=!extra+sums-1 r-15 h-18
=!extra+under r15
=!extra+unit r-42
=!extra+waiting r-24
=!fee r-53 g-18 h-16
=!fee+!sale-or-service g-15
=!fee+charged-at r-35 g-15
=!fee+dealing r-22 g-24
=!fee+debt r-31
=!fee+denial r-53 g-18
=!fee+gift-money g-16
=!fee+insured r-23
=!fee+outside-prize r-34 g-26
=!fee+pays r-19
=!fee+pays-for-chance r-22
=!fee+reference r-53 g-36
=!fee+sale-or-service g-16
=!fee+sums-0 r-50 g-38
=!fee+unit r-18 g-20
=!friends h20
=!friends+denial h20
=!friends+pays-for-chance h29
=!friends+sums-0 m19 h21
=!gift-money g17 k-35
=!gift-money+!pays k-18
=!gift-money+!pays-for-chance g21 k-19
=!gift-money+!price-of g36
=!gift-money+charged-at g-23
=!gift-money+denial g17 k-35
=!gift-money+pays-for-chance g22
=!gift-money+reference r-29
=!gift-money+sale-or-service g20
=!gift-money+speed-up h27
=!gift-money+sums-0 k-21
=!gift-money+sums-1 g24
=!gift-money+trading g15
=!gift-to g-16 k35
=!gift-to+!giving-drive g-16 k35
=!gift-to+denial g-16 k35
=!gift-to+reference k17
=!gift-to+sums-0 g-16 k35
=!gift-to+unlicensed-giving k21
=!given-back h-24
=!given-back+!sale-or-service g20
=!given-back+charged-at g16
=!given-back+denial h-24
=!given-back+excused g-24
=!given-back+sums-0 r-26 h-19
=!given-back+to-dispose g27
=!giving-drive g-16 k35
=!giving-drive+denial g-16 k35
=!giving-drive+reference k17
=!giving-drive+sums-0 g-16 k35
=!giving-drive+unlicensed-giving k21
=!guaranteed r-38 g16
=!guaranteed+dealing r-30
=!guaranteed+denial r-38 g16
=!guaranteed+reference r-18
=!guaranteed+sums-0 r-38 g16
=!hand-over k36
=!hand-over+!take-in r-15
=!hand-over+before-possession g16
=!hand-over+charged-at k22
=!hand-over+denial k36
=!hand-over+pays-for-chance r16
=!hand-over+reference r18 g-20 k51
=!hand-over+sale-or-service k31
=!hand-over+sums-0 g16 k28
=!hand-over+unit r-17
=!in-return r-26 m-23
=!in-return+denial r-26 m-23
=!in-return+sums-0 r-23
=!increase r15 g-19 h-26
=!increase+denial r15 g-19 h-26
=!increase+hand-over r20
=!increase+under r15
=!insured r37 g-36 k-23
=!insured+denial r33 g-36 k-23
=!insured+sale-or-service r33 g-56 k-23
=!insured+sums-0 r37 g-36 k-23
=!late-rent m28 h33 k20
=!late-rent+denial m28 h33 k20
=!late-rent+sums-0 m28 h33 k20
=!late-rent+unlicensed-giving k20
=!lawful-bar h25
=!lawful-bar+denial h25
=!lawful-bar+reference h26
=!lawful-bar+sums-0 h25
=!lawful-rate r24 m22 h-18
=!lawful-rate+!sale-or-service h-18
=!lawful-rate+denial m22 h-18
=!lawful-rate+reference m22 h-16
=!lawful-rate+sums-0 m22 h-18
=!lease g19 h-31
=!lease+charged-at r18
=!lease+denial g19 h-31
=!lease+reference r16 h-16
=!lease+sale-or-service r18
=!lease+sums-0 g19 h-31
=!lend r74 g-38 m28
=!lend+charged-at g19
=!lend+denial r64 g-60 m28
=!lend+pays-for-chance r33 g19
=!lend+sums-0 r44 g-38 m35
=!lender-gain r21
=!lender-gain+denial r17
=!lender-gain+excused r28
=!lender-gain+sums-0 r32
=!licensed g19 h26
=!licensed+!loose-order g19
=!licensed+cash-form g-15
=!licensed+charged-at g-18 k29
=!licensed+charity k39
=!licensed+denial g19 h26
=!licensed+excused g17
=!licensed+friends h28
=!licensed+gift-money g-15
=!licensed+gift-to k39
=!licensed+giving-drive g-28 k57
=!licensed+lawful-rate k30
=!licensed+name-after k17
=!licensed+narcotic g-40 h83
=!licensed+paper-money g-15
=!licensed+reference g18 h16
=!licensed+sums-0 h42
=!licensed+to-dispose k30
=!licensed+unit g-20 h28
=!licensed+unlicensed g29 h-23
=!licensed+unlicensed-giving g19 h-21
=!limit k20
=!limit+denial k20
=!loose-order g26
=!loose-order+!no-spec g17
=!loose-order+denial g26
=!loose-order+excused g17
=!loose-order+reference g26
=!loose-order+sums-0 g26
=!loose-order+unlicensed g19
=!loose-order+unlicensed-giving g19
=!market-price g26
=!market-price+!priced-thing g23
=!market-price+!trading g25
=!market-price+denial g26
=!market-price+my-loss m-16
=!market-price+reference g20 m29
=!market-price+sums-0 g26
=!meat h24
=!meat+benefit g23
=!meat+denial h29
=!meat+excused g21
=!meat+sums-0 h24
=!metal-deal g28
=!metal-deal+denial g28
=!metal-deal+reference r-19 g28
=!metal-deal+sums-0 g28
=!more-time g-18
=!more-time+!waiting g-18
=!more-time+denial g-18
=!name-before g-24
=!name-before+charged-at g-21
=!name-before+denial g-24
=!name-before+reference g-21
=!narcotic h27
=!narcotic+denial h27
=!no-spec g17
=!no-spec+denial g17
=!no-spec+excused g17
=!no-spec+reference g17
=!no-spec+sums-0 g17
=!online-place r18 g-23
=!online-place+denial r18 g-23
=!operator r-15
=!operator+!unlawful-business r-15
=!operator+sums-0 r-15
=!paid-entry g-20 h66
=!paid-entry+denial g-20 h68
=!paid-entry+outside-prize h-17
=!paid-entry+sums-0 g-20 h34
=!paper-money h40
=!paper-money+!sale-or-service h22 k-17
=!paper-money+!watchers h48 k-36
=!paper-money+denial h40
=!paper-money+reference h31
=!paper-money+stays-unseen h31
=!paper-money+sums-0 h40
=!paper-money+unlicensed-giving h48 k-36
=!pass-on r15 g-33 h-29
=!pass-on+currency-forward r20 g-30
=!pass-on+denial r15 g-33 h-29
=!pass-on+sums-0 r15 g-33 h-29
=!payroll g-28 h76
=!payroll+!sale-or-service g-15 h44
=!payroll+!serves g-15 h44
=!payroll+benefit g-15 h46
=!payroll+denial g-28 h76
=!payroll+sums-0 g-28 h76
=!payroll+under h19
=!pays g18 k-18
=!pays+!pays-for-chance g-19 k-18
=!pays+!price-of g16
=!pays+dealing g15
=!pays+denial g18 k-18
=!pays+reference r-29
=!pays+trading g15
=!pays-for-chance r42 g-17 m-19 k-30
=!pays-for-chance+!price-of g23
=!pays-for-chance+!sale-or-service r16
=!pays-for-chance+charged-at g-32
=!pays-for-chance+dealing g22
=!pays-for-chance+denial r44 g-17 k-30
=!pays-for-chance+lease g-33
=!pays-for-chance+outside-prize h-17
=!pays-for-chance+price-of g31
=!pays-for-chance+reference r-22 g-32
=!pays-for-chance+sale-or-service g16
=!pays-for-chance+sums-0 r20 g-26 m-19 k-21
=!pays-for-chance+sums-1 r22
=!pays-for-chance+trading g15
=!pays-for-chance+under h-21
=!pays-for-chance+unit g-24
=!per-period r23 g-33
=!per-period+!return-on-capital r23 g-33
=!per-period+!sold-apart r23 g-33
=!per-period+!unit r23
=!per-period+denial r23 g-33
=!per-period+sums-0 r23 g-33
=!price-of g36 h-16
=!price-of+!price-word g18
=!price-of+!sale-or-service r17
=!price-of+!sell r21 g-19
=!price-of+!trade r20 h-16
=!price-of+denial g39
=!price-of+gift-money h-18
=!price-of+outside-prize h-17
=!price-of+sums-0 g40
=!price-of+under h-20
=!price-of+unknown g25
=!price-word r-23
=!price-word+!sale-or-service r-15
=!price-word+charged-at r-22 g-17
=!price-word+dealing r-22
=!price-word+denial r-23
=!price-word+gift-money r-22
=!price-word+istisna g23
=!price-word+no-spec g23
=!price-word+pays r-22
=!price-word+pays-for-chance r-22
=!price-word+reference r-15 g16
=!price-word+sale-or-service g-16
=!price-word+sums-0 r-23
=!priced-thing g23
=!priced-thing+!trading g17
=!priced-thing+denial g23
=!priced-thing+sums-0 g24
=!receivable g16
=!receivable+sums-0 g16
=!reference h24 k18
=!reference+denial h24 k18
=!reference+sums-0 h24 k18
=!repay g26 m25 h20
=!repay+!return-on-capital g23
=!repay+denial g26 m25 h20
=!repay+not-told g23
=!repay+pays-for-chance m25 h23
=!repay+reference g23
=!repay+sums-0 g30
=!return-on-capital g15
=!return-on-capital+!sold-apart r23 g-33
=!return-on-capital+!unit r23
=!return-on-capital+denial g15
=!return-on-capital+not-told g23
=!return-on-capital+reference g20
=!return-on-capital+sums-0 g15
=!sale-or-service r42 g-16 m-24 h16 k-23
=!sale-or-service+!sell r21 g-19
=!sale-or-service+!serves g-25 h44
=!sale-or-service+!trade r17
=!sale-or-service+!watchers r16 h20 k-17
=!sale-or-service+benefit r16
=!sale-or-service+charged-at g16
=!sale-or-service+debt r35
=!sale-or-service+denial r37 g-16 m-20 h23 k-22
=!sale-or-service+gift-money r-17
=!sale-or-service+istisna g17
=!sale-or-service+lend r42
=!sale-or-service+no-spec g17
=!sale-or-service+reference r21 g26 m-15 k-18
=!sale-or-service+stays-unseen h16
=!sale-or-service+sums-0 r17 m-15 h22 k-23
=!sale-or-service+sums-1 r20
=!sale-or-service+to-dispose g20
=!sale-or-service+unit h-18
=!sale-or-service+unlicensed-giving h22 k-17
=!search-for g15
=!search-for+denial g16
=!search-for+sums-0 g16
=!sell r21 g-34
=!sell+!trade r21 g-19
=!sell+denial r21 g-34
=!sell+sums-0 r21 g-34
=!serves g-22 h27
=!serves+denial g-22 h27
=!serves+reference r-17
=!serves+sums-0 g-22 h27
=!sold-apart h-15
=!sold-apart+!unit r23
=!sold-apart+denial g16 h-15
=!sold-apart+pays-for-chance r-20
=!sold-apart+reference g-35
=!stakes m-21
=!stakes+denial m-21
=!stakes+sums-0 m-19
=!stays-unseen g-36
=!stays-unseen+denial g-36
=!stays-unseen+sums-0 g-36
=!take-in r-15
=!take-in+denial r-15
=!take-in+sums-0 r-15 g17
=!take-in+unit r-15 g24
=!trade r23 h-16
=!trading g22 h-18
=!trading+denial g40 h-18
=!trading+sums-0 g22 h-18
=!unit r59 g15 m-29 h-20
=!unit+benefit r24
=!unit+charged-at g38 h17
=!unit+dealing g24
=!unit+denial r18 g32 m-26
=!unit+gift-money r25
=!unit+hand-over r30
=!unit+pays r26
=!unit+pays-for-chance r55 h-15
=!unit+reference r-29 g64 m-42
=!unit+sale-or-service g20 h17
=!unit+sums-0 r39 g27 m-26
=!unknown g-18 k33
=!unknown+denial k33
=!unknown+price-of g23
=!unknown+sums-0 g-18 k33
=!unknown+under k33
=!unlawful-business r-18 g-21 m-16
=!unlawful-business+denial g-21 m-16 h26
=!unlawful-business+excused h-20
=!unlawful-business+pays-for-chance m28 h43
=!unlawful-business+reference m-31
=!unlawful-business+serves h17
=!unlawful-business+soft-drink h-44
=!unlawful-business+sums-0 r-15 g-21 m-16
=!unlawful-business+sums-1 h-27
=!up-down g-15 m21
=!up-down+denial g-15 m21
=!wager-event r-18 m24
=!wager-event+dealing g-17 m27
=!wager-event+denial r-18 m24
=!wager-event+pays-for-chance r-18 g-24 m40
=!wager-event+reference r-18
=!wager-event+sums-0 r-18 g17
=!wager-event+unit r-18 g17
=!watchers r35 g-62 k72
=!watchers+avoid-control g-15
=!watchers+charged-at r22
=!watchers+conceal h-21 k42
=!watchers+dealing r22
=!watchers+denial r19 g-62 k73
=!watchers+pays-for-chance r22
=!watchers+reference g-17 h24
=!watchers+stays-unseen h30 k-18
=!watchers+sums-0 r35 g-62 k72
=!watchers+unlicensed-giving h38 k-25
=across-border+alcoholic h54
=across-border+before-possession g26
=across-border+charged-at h41
=across-border+dealing g15
=across-border+denial g17
=across-border+gift-money g15 h26
=across-border+given-back g23
=across-border+insured h27
=across-border+lawful-bar h30
=across-border+lease h35
=across-border+meat h-15
=across-border+meat-trade h-30
=across-border+not-pork h-20
=across-border+price-of r15 g-21
=across-border+reference g21 h-19
=across-border+sell g-15
=across-border+sums-0 g23
=across-border+trade r15 g-21
=across-border+unit r17
=across-border+unlawful-business h52
=across-border+watchers g-20 h24
=across-border+works-for h29
=actual-cost r-55
=actual-cost+charged-at r-45
=actual-cost+debt r-49
=actual-cost+lend r-45
=actual-cost+price-word r-55
=actual-cost+sale-or-service r-55
=actual-cost+sums-0 r-41
=adult-service r-80 g-117 m-67 h227 k-37
=adult-service+alcoholic h-24
=adult-service+banking r16 h20
=adult-service+bill m-15 h33
=adult-service+capital h47
=adult-service+charged-at m27 h125
=adult-service+contrast h22
=adult-service+dealing g-31 h73
=adult-service+denial r-15 h39
=adult-service+draw h-36
=adult-service+errand h22
=adult-service+excused g16 m-17 h-111
=adult-service+extra g20 h36
=adult-service+fee g20
=adult-service+gift-money h138
=adult-service+given-back r-16 h16
=adult-service+hand-over r-33 h69
=adult-service+insured r33 m24 h33
=adult-service+keep-cut h-32
=adult-service+late-rent h-56
=adult-service+lawful-bar h22
=adult-service+lawful-rate h15
=adult-service+lease h20
=adult-service+licensed h-69
=adult-service+market-price h33
=adult-service+narcotic h-37
=adult-service+not-pork h-26
=adult-service+official h-41
=adult-service+online-place g20 m-34 h26
=adult-service+paid-entry h-15
=adult-service+payroll r21
=adult-service+pays m-21 h67
=adult-service+pays-for-chance r-33 g-23 h197
=adult-service+per-period r22 h38
=adult-service+play-costs h-28
=adult-service+price-of g-15 m25 h20
=adult-service+reference h108
=adult-service+right-now r-58 g16 h21
=adult-service+sale-or-service m19 h-28
=adult-service+serves g-24 h20
=adult-service+settles-later r-43
=adult-service+sold-apart h36
=adult-service+sums-0 r-54 g-101 m-76 h177 k-37
=adult-service+sums-1 r-47 g-15 h56
=adult-service+sums-2 r21
=adult-service+surety-pay h31
=adult-service+take-in h17
=adult-service+to-learn g16 h34
=adult-service+trading r60 g18 h27
=adult-service+travelling h-22
=adult-service+unit r-46 g-37 h43
=adult-service+unlawful-business h59
=adult-service+wager-event m41 h-16
=adult-service+waiting r-34
=affirmation r24 g41 k-31
=affirmation+avoid-control k-15
=affirmation+capital g-20
=affirmation+deadline g28
=affirmation+dealing g18
=affirmation+denial r42 k-15
=affirmation+erase-it k-15
=affirmation+excused k-18
=affirmation+fixed-gain r20
=affirmation+gift-money r-19
=affirmation+reference r51 k-15
=affirmation+sale-or-service g44
=affirmation+sums-0 r22 g41 k-31
=affirmation+up-down g39
=agent-sells r33 g-20
=agent-sells+banking r33 g-16
=agent-sells+charged-at r20 g-20
=agent-sells+dealing r20 g-20
=agent-sells+gift-money r16
=agent-sells+metal g-15
=agent-sells+metal-deal r20 g-20
=agent-sells+pays-for-chance g-15
=agent-sells+price-of r20 g-20
=agent-sells+quick-cash r17
=agent-sells+sale-or-service r20 g-20
=agent-sells+sell r33 g-20
=agent-sells+sums-0 r33 g-20
=agent-sells+trade r20 g-20
=agent-sells+trading r20 g-20
=agent-sells+watchers r33 g-16
=alcoholic r-78 g-95 m-135 h274 k-54
=alcoholic+banking r17
=alcoholic+benefit h54
=alcoholic+capital h48
=alcoholic+charged-at g-20 m-25 h72
=alcoholic+dealing g-15
=alcoholic+delay-charge h-41
=alcoholic+denial g38 h-20
=alcoholic+document h-26
=alcoholic+equity h24
=alcoholic+errand g-16
=alcoholic+excused g26 h-173
=alcoholic+for-money m-20 h35
=alcoholic+friends h-58
=alcoholic+gift-money h-41
=alcoholic+given-back g-22 h-26
=alcoholic+hand-over r-16
=alcoholic+insured h22
=alcoholic+late-rent m-17 h-27
=alcoholic+lawful-bar h-176
=alcoholic+lease g-16 h110
=alcoholic+market-price g-28 h48
=alcoholic+metal-deal h18
=alcoholic+name-before h18
=alcoholic+narcotic h-64
=alcoholic+nobody-knows g54 h-23
=alcoholic+paid-entry m-24
=alcoholic+payroll g-21 h23
=alcoholic+pays-for-chance r-46 g18 m-58 h109
=alcoholic+price-of h24
=alcoholic+priced-thing g-24
=alcoholic+reference m-30 h94
=alcoholic+right-now g16
=alcoholic+sale-or-service r-27 m-20
=alcoholic+sealed g29
=alcoholic+sell h-27
=alcoholic+serves h72
=alcoholic+shut-thing g48
=alcoholic+soft-drink h-33
=alcoholic+sums-0 r-35 g-129 m-78 h217 k-52
=alcoholic+sums-1 r-24 g34 m-53 h63
=alcoholic+sums-2 r-18
=alcoholic+sums-apart r-18
=alcoholic+to-dispose h-17
=alcoholic+to-oppose g-28 h-102
=alcoholic+to-treat h-76
=alcoholic+trade g-19 h-16
=alcoholic+trading g-33 h73
=alcoholic+unit m-32 h44
=alcoholic+unlawful-business r-28 g-28 m-52 h-128
=alcoholic+wager-event g27 m-69 h40
=alcoholic+works-for h23
=arbun r-35 h-16
=arbun+charged-at r-19 g52
=arbun+dealing r-19 g-49 h17
=arbun+denial r-19 g96 h-57
=arbun+gift-money r-16 g-25 h28
=arbun+given-back r-16 g-26 h17
=arbun+no-date g22
=arbun+no-day g21
=arbun+no-decision-date g22
=arbun+pays-for-chance g-81
=arbun+price-of r-19 g-40 h28
=arbun+reference r-19 g38 m15
=arbun+sale-or-service r-19 g-48 h28
=arbun+sums-0 r-26 g61 h-33
=arbun+sums-2 g-26 h17
=arbun+unit g-27 m16
=avoid-control r-47 g-80 m-37 h-99 k338
=avoid-control+banking r-25 k34
=avoid-control+charged-at h62 k-21
=avoid-control+conceal k15
=avoid-control+denial g-21 h-41 k64
=avoid-control+erase-it h-15
=avoid-control+excused k-61
=avoid-control+gift-money h78 k-16
=avoid-control+lawful-rate h-29 k64
=avoid-control+limit k26
=avoid-control+nobody-knows g19 k-17
=avoid-control+official h19 k-24
=avoid-control+pays-for-chance k74
=avoid-control+reference g-17
=avoid-control+split r-17 k27
=avoid-control+stays-unseen g-28 h-26 k70
=avoid-control+sums-0 r-38 g-68 m-33 h-88 k285
=avoid-control+under g-38 m-23 h107
=avoid-control+unit h47
=avoid-control+unknown g23 k-20
=avoid-control+up-down m-18 h37 k-17
=avoid-control+wager-event m-18 h37 k-17
=avoid-control+watchers r-25 h-28 k90
=banking r216 g-88 m-53 h-135 k-18
=banking+below-face h15
=banking+benefit r-22 h40
=banking+bet-house h53
=banking+bill g-20 h-34 k-27
=banking+capital g20 m46 h15
=banking+cash-form r38 k-30
=banking+charged-at r91 g17 m-68 h17 k-78
=banking+charity r-31
=banking+comes-later r-55 g-18
=banking+commercial-paper r-16 k-25
=banking+contest-kind h15
=banking+contract-bet r-27 g31
=banking+contrast h-25 k30
=banking+contribute r-45
=banking+cut-mine r-28 h19
=banking+deadline r-31 g-41 k27
=banking+dealing r108 m25 k48
=banking+debt r69 m-35 h-51
=banking+debt-carrier r32 h-21
=banking+debt-grows r21
=banking+deferred r28
=banking+denial r-41 g-47 m-19 k17
=banking+document r65 h-15
=banking+draw r46 h22
=banking+equity r-96 g40 h141 k-17
=banking+errand r-40 m21 h22
=banking+exchange r-53 g31 m37
=banking+excused g-22 h58 k-20
=banking+extra r72 g36 h-22
=banking+fee r-45 m16 k-64
=banking+fixed-gain r49
=banking+fixed-paper r57 m-27 h-34
=banking+fixed-rate r-20
=banking+for-money r24 m-33
=banking+foreign-currency r30 m17
=banking+friends r62 m-17 h-35 k-15
=banking+gift-money r118 g-24 m15 h30 k-28
=banking+given-away r-42
=banking+given-back r79 g27 m46 h41
=banking+giving-drive r18 k-29
=banking+gold r15 g35 m19
=banking+gold-part r-15
=banking+guaranteed r64 m-20
=banking+guarantor r50
=banking+guarantor-gain r-26
=banking+halal-certified r66 h-16
=banking+hand-over r-85 g-21
=banking+impure-wealth m-15 k-27
=banking+in-return r65
=banking+increase r23
=banking+instalment-count r27
=banking+insured r-28 g-20
=banking+interest-business h75
=banking+islamic-paper r-51 h-39
=banking+keep-cut m16
=banking+kept-by-creditor r22 g18 h15
=banking+late-charge r-15
=banking+late-rent r21 h36
=banking+lawful-bar g15 h-31
=banking+lawful-rate r-82 h38 k-32
=banking+lease g-17 h22 k-17
=banking+lend r22 m-25
=banking+lend-verb r32 m-17
=banking+lender r23 g-17 h-17
=banking+licensed r19 h-18
=banking+limit k22
=banking+market-price r40 g17 m52 h63
=banking+metal r71
=banking+metal-deal r84 h28 k-17
=banking+more-back r24 h-15
=banking+my-wallet-lent r-18 k69
=banking+name-after r41 h-17 k-18
=banking+name-before h-26
=banking+not-told r-31 k21
=banking+online-place r-28 g38 h53 k-42
=banking+operator h29
=banking+outside-prize r-16 h-15
=banking+own-account r35
=banking+paid-entry r30 g17 m-16 h-35
=banking+paper-early r22
=banking+paper-money k-24
=banking+pass-along r-46 k29
=banking+passes-it r-24
=banking+payroll r30
=banking+pays r87 g-21 h26
=banking+pays-for-chance r41 m-32 h32
=banking+per-period r111 h-28 k-22
=banking+play-costs r-21
=banking+price-of r-45 m16 h-27 k50
=banking+price-word r-66
=banking+priced-thing r21 g26 m19
=banking+quick-cash r64 k-15
=banking+rate-charge h-16
=banking+receivable r20 g-15
=banking+reference r-31 h36 k-39
=banking+repay g-27
=banking+reschedule r17
=banking+return-on-capital r40 h43 k-20
=banking+right-now r28
=banking+sale-or-service g-24 m40 h31 k-55
=banking+sell r46 h-28 k16
=banking+serves r-18 h50 k-16
=banking+settles-later r-23 g-26 k20
=banking+sham k16
=banking+small-parts k34
=banking+sold-apart r42 g-18 h-23
=banking+sold-short r-20
=banking+split k47
=banking+stakes g-17 h50
=banking+stays-unseen r-30 g-16 k56
=banking+stipulated r18 g-20
=banking+stranger r-23
=banking+sums-0 r246 g-125 m-64 h-102 k-39
=banking+sums-1 r-18 g41 m33 h-25
=banking+sums-2 m-23
=banking+sums-apart r-18 m-23
=banking+surety r61 h-21
=banking+surety-pay r-18 m-17 h41
=banking+take-in h18
=banking+to-dispose r-28 k-15
=banking+to-learn r-35
=banking+to-oppose r-27 g-15
=banking+trade r17 g-24 k22
=banking+trading r-23 g38 m51 h83
=banking+under h15 k19
=banking+unit r65 g-23 h41 k-15
=banking+unknown r16 g-18 k27
=banking+unknown-party r-21 h-20 k22
=banking+unlawful-business h56
=banking+up-down r-35 m44 h58 k19
=banking+waiting r33
=banking+watchers g-42 m-33 h-28
=banking+with-money g-17 h42
=banking+zakat r-45 m-15
=before-possession r19 g53 h29 k-23
=before-possession+charged-at r23
=before-possession+dealing g68 k-22
=before-possession+denial r33 h42
=before-possession+hand-over g20
=before-possession+pays-for-chance r35
=before-possession+price-of g42
=before-possession+sale-or-service g48
=before-possession+sell g53 k-16
=before-possession+sums-0 g48 h29 k-21
=before-possession+take-in g20
=before-possession+trade g48 k-16
=below-face r65 g-36 h-24 k-22
=below-face+benefit h15
=below-face+cash-form r37
=below-face+charged-at r71
=below-face+commercial-paper r38
=below-face+dealing g-32
=below-face+deferred r24
=below-face+denial g-22
=below-face+friends r30
=below-face+gift-money g-35 h15
=below-face+paper-early r20
=below-face+paper-money r25
=below-face+payroll r24
=below-face+pays r-22 g-23
=below-face+pays-for-chance r25 g-34
=below-face+percentage h15
=below-face+price-of r31 g-17
=below-face+receivable r18
=below-face+reference g-18
=below-face+right-now r-17
=below-face+sale-or-service r17 g-25
=below-face+serves r24
=below-face+sold-short r128 g-34 h-24 k-19
=below-face+sums-0 r32 g-34 h-24 k-17
=below-face+sums-1 r32
=below-face+trade r41 g-20
=below-face+under r44
=below-face+unit r39
=below-face+wager-event r-35 g-17 h15
=benefit g-90 m-85
=benefit+bill r44 g-19 k-15
=benefit+buy-back g21
=benefit+capital g-17
=benefit+cash-form r48
=benefit+charged-at r-22 g-22 m-53 h-34
=benefit+comes-back g24
=benefit+comes-later r-22
=benefit+commercial-paper r39 m-15
=benefit+conceal h-32 k22
=benefit+condition r34
=benefit+contest-kind g20 m-34
=benefit+contribute m-15
=benefit+deadline r19
=benefit+dealing r15 m-15 h15 k32
=benefit+debt r39 g19
=benefit+debt-carrier r-21
=benefit+deferred r15
=benefit+denial g-26 h37 k-26
=benefit+draw r20 g30 m-36 h21
=benefit+exchange r19
=benefit+excused r-34 g22 h-34 k-30
=benefit+fee r16 h27
=benefit+fixed-gain r-24
=benefit+fixed-paper r19
=benefit+for-money h18
=benefit+free-use r70
=benefit+friends m-33 k-27
=benefit+game m-23
=benefit+gift-money r73 g-102 m-54 h-62
=benefit+gift-to r-30 g-65 m-18 h-35 k-48
=benefit+given-back g17 h19
=benefit+hand-over r-17 g31 m-29 h18
=benefit+in-return r74 g-28
=benefit+instalment-count r-31 h18
=benefit+insured r64 g44 h-15
=benefit+late-rent h38
=benefit+lawful-bar h-33
=benefit+lawful-rate r17 g-32 k-20
=benefit+lease r34 g-36 m-16 h40
=benefit+lend r51 g21 k-15
=benefit+lend-verb r71
=benefit+lender r51
=benefit+lender-gain g21 h-18
=benefit+metal-deal g19
=benefit+more-time r17
=benefit+my-wallet-lent r-21 k28
=benefit+name-after r18 h-20
=benefit+name-before g-31 h16 k-15
=benefit+narcotic g18
=benefit+nobody-knows g-20
=benefit+not-pork g17
=benefit+not-told r28
=benefit+official r-15 g27
=benefit+online-place k22
=benefit+outside-prize r43 m-66 h-16
=benefit+paid-entry r-47 g28 m-29
=benefit+paper-early r18
=benefit+paper-money r58
=benefit+payroll r-15 g18 h29
=benefit+pays r29 m-18
=benefit+pays-for-chance m-56
=benefit+percentage r-61 h15
=benefit+price-of g22 h-53 k19
=benefit+promised-cut r43 g-16
=benefit+reference r20 m-19 h-15 k69
=benefit+repay r67
=benefit+right-now r-40 g48
=benefit+sale-or-service r29 m-16 k51
=benefit+same-back r15
=benefit+sell g51 h-47
=benefit+serves r-15 k23
=benefit+sold-apart r21
=benefit+sold-short k19
=benefit+speed-up h33
=benefit+stakes m29
=benefit+stipulated r87 g-17
=benefit+sums-0 g-63 m-66 h-28 k19
=benefit+sums-1 r-27 m-24
=benefit+sums-2 h21
=benefit+sums-apart h25
=benefit+sums-equal r-34
=benefit+sums-shrink r31
=benefit+take-in r31
=benefit+tied-deal r-16 g-22
=benefit+to-debtor r15
=benefit+to-oppose g34 h-18
=benefit+trade r23 g19 m-17 h-56
=benefit+trading r85
=benefit+under h35
=benefit+undescribed g-41
=benefit+unit r-57 m-33 h52
=benefit+unknown k-31
=benefit+wager-event g21 m-34 h20
=benefit+watchers r80
=benefit+with-money r-15 m29
=benefit+wrapped-gift g-16 h-36
=bet-house r-99 g-38 m427 h295 k-21
=bet-house+bill h20
=bet-house+capital m34 h67
=bet-house+cash-form m35 h51 k-27
=bet-house+charged-at r-42 m158 h199
=bet-house+comes-later m23
=bet-house+contest-kind g25 h38
=bet-house+dealing m55 h118 k-15
=bet-house+equity m-66
=bet-house+errand h29 k25
=bet-house+exchange m23 h52
=bet-house+excused m-31
=bet-house+fee h-25
=bet-house+for-money h93
=bet-house+friends h79
=bet-house+game r-18 m27 h22
=bet-house+gift-money m28 h31
=bet-house+given-back m44 h78
=bet-house+insured h34
=bet-house+lawful-rate h44
=bet-house+lease m-81 h17
=bet-house+market-price m21
=bet-house+narcotic h-36
=bet-house+online-place g22 h47
=bet-house+operator r-33 m30 h56
=bet-house+own-stake h41
=bet-house+paid-entry r-32 m24 h48
=bet-house+paper-money m29 h63 k-27
=bet-house+pays-for-chance r-24 m113 h132 k-15
=bet-house+reference m70 h57
=bet-house+right-now m30 h107 k25
=bet-house+sale-or-service g-18 m55 h91
=bet-house+serves m-100 h43
=bet-house+stakes m28 h101
=bet-house+sums-0 r-80 g-49 m310 h180
=bet-house+sums-1 m85 h83 k-15
=bet-house+sums-2 r-19 m27 h33
=bet-house+sums-apart m21
=bet-house+to-learn m54 h68
=bet-house+to-oppose m-35
=bet-house+trading m33 h77
=bet-house+unit h78
=bet-house+unlawful-business g23 m-62 h-95
=bet-house+wager-event r-18 m35 h235
=bet-house+with-money g-28 m36 h89 k-20
=bet-house+works-for m-37
=bill g-65 m-27 h-65 k34
=bill+cash-form r75
=bill+charged-at r84 h-18
=bill+comes-back r-15 k32
=bill+comes-later r34
=bill+commercial-paper r-40
=bill+contrast k32
=bill+dealing r22 g-95 k26
=bill+debt r-29
=bill+deferred r-21 g-19
=bill+denial r-30 g-78 k46
=bill+draw m48
=bill+equity g29
=bill+errand g25 k25
=bill+exchange r15 h-26
=bill+excused g17 m25 h42
=bill+false-words r-33 k90
=bill+fee g20 m16
=bill+fixed-paper r24
=bill+for-money r31
=bill+friends g35 k-16
=bill+gift-money r47 g-32 m30 h17
=bill+given-back r-19 g-15
=bill+guaranteed r-29
=bill+hand-over r-50 h36
=bill+instalment-count r-21 g25
=bill+insured g-15 m-17
=bill+keep-cut g20
=bill+lawful-bar r-29 g-19
=bill+lawful-rate r18 g19 k-29
=bill+lease r-29 g56 k-19
=bill+lend-verb r17
=bill+licensed g-18
=bill+limit g-15
=bill+more-time r-27
=bill+my-wallet-lent k31
=bill+name-after h18
=bill+name-before r-20
=bill+narcotic g32 h-18
=bill+online-place m-37 h-26 k25
=bill+operator m23 h31
=bill+outside-prize m17
=bill+paid-entry r-19 m-34 h-23
=bill+paper-early r-24
=bill+paper-money r78 k16
=bill+pays r-16 g-62 m16
=bill+pays-for-chance r35 m21 k-21
=bill+per-period r-19 g57 m17 h42
=bill+percentage r36
=bill+price-of r44 g-17
=bill+price-word r-24 g-21
=bill+priced-thing g-26
=bill+reference r-36 g-43 m-39 h-38 k29
=bill+repay r-20 k21
=bill+return-on-capital r28 g74
=bill+right-now r57 k-21
=bill+sale-or-service g-30 m-17
=bill+search-for h44
=bill+sell r-17 g27
=bill+serves r18 g59 h-26
=bill+settles-later g-24
=bill+sham h-37 k30
=bill+small-parts h-16 k-38
=bill+sold-apart r-28 g43 h54
=bill+sold-short r30
=bill+split h-16 k-48
=bill+stipulated r-35 g22
=bill+sums-0 r59 g-57 m-43 h-70 k49
=bill+sums-1 k-16
=bill+sums-2 r-62
=bill+sums-apart r-23
=bill+sums-grow r-31
=bill+surety-pay r15 g16
=bill+take-in h33
=bill+to-learn m-18
=bill+to-oppose g20 h-20
=bill+trade r76 k-20
=bill+trading r-49
=bill+under r47 g-26 k-16
=bill+unit r-85 g62 m-21 h-36 k-35
=bill+unlawful-business h70 k-16
=bill+up-down r30 g16
=bill+wager-event g-17 m27
=bill+waiting r-19
=bill+watchers r-21 h-42 k21
=bill+with-money r25
=both-later g91
=both-later+charged-at r25
=both-later+comes-later g44
=both-later+deadline r25 g23
=both-later+dealing g42
=both-later+denial g22
=both-later+gift-money r25
=both-later+pays r25
=both-later+pays-for-chance r25 g23
=both-later+reference r-17 g51
=both-later+sale-or-service r21 g40
=both-later+settles-later g23
=both-later+sums-0 g91
=both-later+trading g18
=both-later+unit r25 g31
=buy-back r147 g-24 h-38
=buy-back+cash-form r41
=buy-back+charged-at r68 g-38
=buy-back+comes-later r19 g-18
=buy-back+dealing r74 h-26
=buy-back+deferred r41 g-31
=buy-back+extra r35 g-19
=buy-back+gift-money r17 g-23
=buy-back+hand-over g15
=buy-back+insured r45
=buy-back+narcotic r25
=buy-back+pays-for-chance r55
=buy-back+price-of r88 h-26
=buy-back+reference r54
=buy-back+right-now r-22 g22
=buy-back+sale-or-service r69 g-21 h-20
=buy-back+same-back r17 g-29
=buy-back+sell r98 g-22 h-20
=buy-back+serves r21
=buy-back+settles-later r27 g-25
=buy-back+sold-apart r18
=buy-back+sums-0 r86 h-37
=buy-back+sums-2 r73 g-15
=buy-back+sums-shrink r32
=buy-back+trade r88 h-26
=buy-back+up-down r24 g-21
=capital r155 g-116 h-66 k80
=capital+cash-form r24
=capital+charged-at r-26 g-25 h-46
=capital+comes-back r70
=capital+contest-kind g23
=capital+contrast r-81 g-31 h-22
=capital+contribute r17
=capital+cut-mine r-27 k17
=capital+dealing r56 m26
=capital+debt r-73 g-38 h-15
=capital+debt-carrier r24 g-17 h-18
=capital+deferred r-47
=capital+denial r59 g-48
=capital+document r50 h-16
=capital+draw h25
=capital+equity r-24 g-34 h55
=capital+exchange g21 m37
=capital+excused r-48 h15 k18
=capital+extra r-90 g16 m-22
=capital+fee r15
=capital+fixed-gain r79 m-18 h-23
=capital+fixed-paper r38 m-25 h-31
=capital+fixed-rate r27
=capital+for-money m-39
=capital+for-others k24
=capital+friends m-17
=capital+gift-money r21 m-23
=capital+gold g23 h19
=capital+grown-debt r33
=capital+guaranteed r189 m-37 h-44
=capital+halal-certified r49 h-16
=capital+hand-over r-60 g-26 h-26
=capital+in-return k17
=capital+insured r-16 g-35 h35
=capital+interest-business h-18
=capital+islamic-paper r-22
=capital+keep-cut r15
=capital+keeps-money r30
=capital+lawful-bar g17
=capital+lawful-rate m26
=capital+lease r-35
=capital+lend r-149
=capital+lend-verb r-24
=capital+lender-gain r24
=capital+licensed r28
=capital+market-price r-86 m22 h26
=capital+more-time r-35
=capital+name-after r19
=capital+narcotic r15 m16 h16
=capital+not-told r16
=capital+official g-17 h-25
=capital+online-place r-33 g17 m18 h47 k30
=capital+operator m47
=capital+outside-prize r-17
=capital+paid-entry g20 m20 k17
=capital+paper-money r24
=capital+pass-on r16 k36
=capital+pay-me r18
=capital+pays h20
=capital+pays-for-chance r85 g-21 m19
=capital+per-period r67 g-29 h-19
=capital+percentage r70 m24
=capital+price-of r-39 g29 m18 h-41
=capital+price-word k-18
=capital+priced-thing r-37 h27
=capital+principal-stays r40 g-28
=capital+receivable r-20
=capital+reference r45 g26 m21
=capital+repay r-67 g-25
=capital+return-on-capital r37 m-27 h-20
=capital+right-now h-15
=capital+sale-or-service m19 k-22
=capital+search-for g-26 h32
=capital+sell g30
=capital+serves r-19
=capital+sold-apart r32
=capital+split r-28 k36
=capital+stakes h35
=capital+stays-unseen r-15 g-16 k21
=capital+stranger k61
=capital+sums-0 r62 g-98 h-92 k60
=capital+sums-1 r101 h23 k19
=capital+sums-2 g-15
=capital+sums-apart g-15
=capital+surety-pay r-51 k17
=capital+take-in r-29
=capital+to-dispose g-17
=capital+to-oppose r-42 g-20 m-19
=capital+trade g21 h-22
=capital+trading r-58 g25 m75 h18
=capital+travelling m15
=capital+unit r42 g-25 h-17
=capital+unknown k21
=capital+unlawful-business r-45 m74 h157
=capital+up-down r-37 g18 m36
=capital+wager-event h23
=capital+waiting r-16
=capital+wash-money k41
=capital+watchers h-26
=capital+with-money r41 h54
=cash-form r80 g-30 h-48 k49
=cash-form+charged-at r128 g-60 m-24 k42
=cash-form+collection h-17
=cash-form+comes-back r53
=cash-form+comes-later g39 h20
=cash-form+commercial-paper g20
=cash-form+conceal g-15 k23
=cash-form+contest-kind h31
=cash-form+contract-bet g31
=cash-form+contrast r69 g-21 m16 h27 k-31
=cash-form+cut-mine r19
=cash-form+deadline r-18 h25
=cash-form+dealing r-15 g-74 m-33
=cash-form+debt k19
=cash-form+debt-grows r22
=cash-form+deferred r58 g51 m-17 k-19
=cash-form+denial r86 g-21 m-16 h27 k64
=cash-form+document k-15
=cash-form+equity r35 k-16
=cash-form+exchange r-31 g39 m-24
=cash-form+excused r-23 m-17
=cash-form+extra r58 g-39 h29
=cash-form+false-words k-15
=cash-form+fee h-20 k51
=cash-form+fixed-gain r31
=cash-form+fixed-paper r61 g-34 h-18
=cash-form+fixed-rate r36 h15
=cash-form+for-money r15 h39 k-22
=cash-form+foreign-currency r-60
=cash-form+forward-deal g41
=cash-form+friends r30 g-17 k27
=cash-form+game r-22 m23 h140 k-20
=cash-form+gift-money r-23 g23 m19 h-53
=cash-form+given-back r50
=cash-form+giving-drive r-17 g-15
=cash-form+gold r-21
=cash-form+gold-part r24 g29
=cash-form+grown-debt r22
=cash-form+guaranteed r19
=cash-form+hand-over r69 g-22 m-43 h-26
=cash-form+hidden-name r-27 k44
=cash-form+in-return r40
=cash-form+instalment-count r21 g29
=cash-form+insured g52 h-29 k-16
=cash-form+keep-cut r-15
=cash-form+kept-by-creditor h20
=cash-form+late-rent g-45
=cash-form+lawful-bar g19 h36
=cash-form+lawful-rate r114 h-27
=cash-form+lease r41 g-56 k20
=cash-form+left-open g16
=cash-form+lend r28 k17
=cash-form+lender r18
=cash-form+lender-gain r24
=cash-form+market-price r-45
=cash-form+metal r82 g-28 k-28
=cash-form+metal-deal r94 g-19 k-34
=cash-form+my-loss h15
=cash-form+my-wallet-lent r-38 k25
=cash-form+name-before h16
=cash-form+narcotic r-29 h63
=cash-form+nobody-knows r16
=cash-form+not-chosen r-35 g43
=cash-form+not-pork r20 m44 h53
=cash-form+not-told r-25
=cash-form+official h30 k-18
=cash-form+online-place m-15 h66
=cash-form+operator m21 h16
=cash-form+paid-entry r40
=cash-form+paper-early r39
=cash-form+paper-money r61 h-25 k50
=cash-form+pass-along r-26 k44
=cash-form+pass-on r-35
=cash-form+passes-it r30 m-17
=cash-form+payroll r36
=cash-form+pays r25 g-38
=cash-form+pays-for-chance r53 m35 h30 k-30
=cash-form+per-period r-50 m21 k78
=cash-form+pledge r30
=cash-form+price-of r-15 g-33
=cash-form+price-word r-27
=cash-form+priced-thing h-22
=cash-form+quick-cash r100
=cash-form+receivable r42
=cash-form+reference r120 h-15
=cash-form+repay r41
=cash-form+return-on-capital r18 k16
=cash-form+right-now r21 g-42 h32 k26
=cash-form+sale-or-service r-27 g-37 k93
=cash-form+same-back r51 g-15
=cash-form+sell r45 g-62 h-22 k-25
=cash-form+serves r47
=cash-form+settles-later r22 g28
=cash-form+sham r-17 g-18 k-32
=cash-form+sold-apart r42 g-25
=cash-form+sold-short r64 g-29 m-17
=cash-form+speed-up k-19
=cash-form+stakes h41
=cash-form+stranger m-18 k15
=cash-form+sums-0 r52 g-38 h-31 k86
=cash-form+sums-1 g-26
=cash-form+sums-2 g33 m-45 h-43 k-35
=cash-form+sums-3 m22
=cash-form+sums-apart m22
=cash-form+sums-equal r-54 m-17 k-23
=cash-form+sums-grow r-68 g59
=cash-form+sums-shrink r151 m-17 h-24
=cash-form+surety-pay h-15 k26
=cash-form+take-in r56
=cash-form+tick-guess m43
=cash-form+to-learn h-20 k19
=cash-form+to-oppose r25
=cash-form+trade g-50 m18 h39
=cash-form+trading m26 k-15
=cash-form+travelling r-23 h18
=cash-form+two-prices r-19 g40
=cash-form+undecided r-35 g92
=cash-form+unit r-23 k21
=cash-form+unknown r36
=cash-form+unknown-party m-20 k26
=cash-form+unlawful-business m62 h49
=cash-form+unlicensed r-19 g-15 h21
=cash-form+unlicensed-giving r-19 g-15 k31
=cash-form+up-down r34
=cash-form+wager-event r18 g-21 h133 k-33
=cash-form+waiting r25
=cash-form+wash-money h-19 k34
=cash-form+watchers r25 k-37
=cash-form+with-money r33 h40 k-16
=cash-form+works-for h16
=chance-pay r-16 g-83 m224 h-64 k-17
=chance-pay+chance-prize g-20 m58 h-41
=chance-pay+charged-at g-27 m70 h-30
=chance-pay+dealing g-50 m90
=chance-pay+draw m-16 h-26
=chance-pay+gift-money m47
=chance-pay+insured g-28 m48 h17
=chance-pay+late-rent h-16
=chance-pay+paid-entry g-20 m21 h-34
=chance-pay+pays m37
=chance-pay+pays-for-chance g-43 m113
=chance-pay+reference g-27 m25 h-22
=chance-pay+sums-0 g-63 m142 h-51 k-16
=chance-pay+sums-1 g-20 m75
=chance-pay+trade g-22
=chance-pay+unit g-29 m35 h-27
=chance-pay+wager-event g-35 m78 h-19
=chance-pay+with-money g-20 m29
=chance-prize r-15 g-82 m274 h-102
=chance-prize+charged-at g-22 m59
=chance-prize+dealing g-38 m31
=chance-prize+draw g-32 m29 h-16
=chance-prize+game m20
=chance-prize+gift-money g-20 h-17
=chance-prize+meat m36
=chance-prize+not-told g-48 m42
=chance-prize+online-place h33
=chance-prize+pays g-15 m26
=chance-prize+pays-for-chance g-77 m135 h-24
=chance-prize+price-of g23
=chance-prize+shut-thing g-21 m24
=chance-prize+sums-0 g-70 m214 h-93
=chance-prize+sums-1 m45
=chance-prize+unit m17 h-17
=chance-prize+wager-event g-20 m23
=charged-at r73 g-49 m-37 h-71
=charged-at+charity r-66
=charged-at+collection g-17 h-53 k86
=charged-at+comes-back r66 g25 m23
=charged-at+comes-later r-101 g29 h-58
=charged-at+commercial-paper r50 g-21 h-41
=charged-at+condition r86
=charged-at+contest-kind r18 m46 h-92
=charged-at+contract-bet r-24 g95 h15 k-15
=charged-at+contrast r-21 g35 h18 k-18
=charged-at+contribute m-30 h-15
=charged-at+cut-mine r-37 g-17 k45
=charged-at+deadline r-74 g40 m-30 h-36
=charged-at+dealing g82 m77 h-63 k42
=charged-at+debt r85 g-40 m-24 h62
=charged-at+debt-carrier r27 h-17
=charged-at+debt-grows r55
=charged-at+deferred r98 g-39 h-36
=charged-at+delay-charge r-16 g-35 h-53
=charged-at+denial r-130 g54 h-93 k27
=charged-at+dependant r-15 h-40
=charged-at+described r23 g-66 m23 h-35
=charged-at+document r26 g-41 h19 k-17
=charged-at+draw m135
=charged-at+each-in r-24 g-30
=charged-at+equity r-72 g-101 m-63 h89
=charged-at+erase-it k24
=charged-at+errand g-46 h-55
=charged-at+exchange r-36 m-17 h-61
=charged-at+excused r-86 m30 k-36
=charged-at+extra r58 g45 m-29 h-26 k-29
=charged-at+false-words h-28 k94
=charged-at+fee r105 m-46 h-56 k-73
=charged-at+first-takes r-22 g-20 m30
=charged-at+fixed-gain r55 g28 m-20
=charged-at+fixed-paper r76 g-21 h-22
=charged-at+fixed-rate r-21 m-19
=charged-at+for-money r144 g56 m-28 h51 k-23
=charged-at+for-others r-19 k26
=charged-at+foreign-currency r51 g-55 h-56 k-16
=charged-at+forward-deal g62
=charged-at+free-use r37
=charged-at+friends r140 h-44 k-41
=charged-at+future-crop g67 h-16
=charged-at+game m64 h15
=charged-at+gift-money r30 m-22 h20
=charged-at+gift-to r-46 g-30 h-48
=charged-at+given-away r-43
=charged-at+given-back r72 g-22 h-49
=charged-at+giving-drive r-25 g-27 h-27 k42
=charged-at+gold r-38 g39
=charged-at+gold-part r72 h-20
=charged-at+grows-with-time r37 h-23
=charged-at+guaranteed r36 m-19 h-32
=charged-at+guarantor r32 g-19
=charged-at+guarantor-gain r27 h-17
=charged-at+hand-over h84 k-34
=charged-at+hangs-if g49
=charged-at+he-picks g120 h-17
=charged-at+improper h24
=charged-at+impure-wealth r-33 m-15 k-17
=charged-at+in-return r55 g51
=charged-at+increase r66
=charged-at+instalment-count r102 g56 m-18 h-40
=charged-at+insurance-business g48
=charged-at+insured r-15 g21 h42
=charged-at+interest-business r-87 h144
=charged-at+interest-product r-32 h77
=charged-at+islamic-paper r-41
=charged-at+keep-cut r-43 g-15 h25 k46
=charged-at+keeps-money r58
=charged-at+kept-by-creditor g33 m53
=charged-at+late-charge r-18
=charged-at+late-rent r-20 g32 h41
=charged-at+lawful-bar r-21 g33 k-21
=charged-at+lawful-rate r-97 h-58 k-45
=charged-at+lease r65 g43 m-66 h17 k-65
=charged-at+left-open g24
=charged-at+lend r59 m-16 h62 k-20
=charged-at+lend-verb m-18 h65
=charged-at+lender r-32
=charged-at+lender-gain r75 g-15 m19 k17
=charged-at+licensed r-18 g-39 m17
=charged-at+limit r41 k-16
=charged-at+loose-order g19
=charged-at+loser-pays m64
=charged-at+lost-contest m47
=charged-at+market-price g-76 m48 h-29
=charged-at+meat r-30 g-31 m-35
=charged-at+meat-trade h-65
=charged-at+metal r19 g27 h-53 k-21
=charged-at+metal-deal g41 h-45
=charged-at+more-back r142 g-27 m-19 h-34
=charged-at+more-time r58 h-17
=charged-at+my-loss g37 h-27
=charged-at+my-wallet-lent r-55 g-21 k39
=charged-at+name-after r-37 g20 m-24 h-124 k28
=charged-at+name-before r73 g-50 m37 h50
=charged-at+narcotic r59 g-21 m44 h63 k-33
=charged-at+no-date g43
=charged-at+no-day g70
=charged-at+no-decision-date g21
=charged-at+nobody-knows g136 m-22 h-49
=charged-at+not-chosen r-20
=charged-at+not-mine-yet r-29 g82
=charged-at+not-pork r-46 g-30 m-37 h-145
=charged-at+not-told g47 h40
=charged-at+official r-90 g-40 m30 h53 k15
=charged-at+online-place g54 m70 h58
=charged-at+operator g-47 m36 h182
=charged-at+out-of-reach g89
=charged-at+out-there g76
=charged-at+outside-prize r-81 g-23 m-41 h-63
=charged-at+own-account k27
=charged-at+own-zakat-rate r-44 g69 m-16 h-43
=charged-at+paid-entry r-58 g-20 m70 h32
=charged-at+paper-money r107 g-60 h17 k44
=charged-at+pass-along r-36 h-17 k55
=charged-at+pass-on g18 m15 k-32
=charged-at+passes-it r-27 g-22
=charged-at+pay-for-cover g52 h39
=charged-at+pay-me r22
=charged-at+payment-versus-payment m-20
=charged-at+payroll h16
=charged-at+pays r-106 g45 h-40 k-15
=charged-at+pays-for-chance g-25 m-73 h-93 k-19
=charged-at+per-period r-29 g-28 m39 k42
=charged-at+percentage r-29 m-61 h-26 k23
=charged-at+play-costs r-38 m-24
=charged-at+pledge h-17
=charged-at+price-later r19
=charged-at+price-of r97 g80 h-28
=charged-at+price-open g127
=charged-at+price-word r113 m29
=charged-at+priced-thing r15 g47 m83 h20
=charged-at+principal-stays r23
=charged-at+promised-cut r61
=charged-at+quick-cash r31 g-15 k16
=charged-at+rate-charge r89 h-24
=charged-at+receivable r-56 g-15 m-17 h-32
=charged-at+reference r-32 g98 m28 h-22
=charged-at+refusal r-17 g36 h-25
=charged-at+repay r26 m21 k-15
=charged-at+return-on-capital r-75 m48 k23
=charged-at+right-now r-62 g22 m55 h123 k25
=charged-at+salam g15
=charged-at+sale-or-service r43 g-17 m47 h-95
=charged-at+same-back r44 g-31
=charged-at+sea-catch h32
=charged-at+search-for g46
=charged-at+sell r50 g-80 h-61
=charged-at+serves r41 m-60 h-15
=charged-at+settles-later r-77 g-21 h-22
=charged-at+sham k39
=charged-at+small-parts r-32
=charged-at+sold-apart g45 h-18
=charged-at+sold-short r-75 g39 m-28 h-46
=charged-at+speed-up r-31 h61
=charged-at+split g-28 h32
=charged-at+stakes r-28 g33 m20 h55
=charged-at+stays-unseen k23
=charged-at+stranger g-30 h-34 k49
=charged-at+sums-0 r-24 m-68 h-16
=charged-at+sums-1 r-25 g-29
=charged-at+sums-2 r157 h-85 k-17
=charged-at+sums-3 r-35 g-29 m27 h21
=charged-at+sums-apart m47 h-45
=charged-at+sums-equal r-50 g-24 m-28 h-15
=charged-at+sums-grow r110 g16
=charged-at+sums-shrink r72
=charged-at+surety r52 g-22
=charged-at+surety-pay r-50 g16 m-29
=charged-at+takaful g-23
=charged-at+take-in r-52 g30 h81 k39
=charged-at+tick-guess g28 m35
=charged-at+tied-deal r27
=charged-at+tied-trade r34
=charged-at+to-debtor r-25 g-39 h-23
=charged-at+to-dispose r-92 g-30
=charged-at+to-learn m-34 h-28 k-24
=charged-at+to-oppose r33 m-37 h-66
=charged-at+to-treat r-21 h-64
=charged-at+trade r42 g-24 m15 h-27 k17
=charged-at+trading r-26 g-59 h-28 k-22
=charged-at+travelling r-66 g15 h49 k-22
=charged-at+two-prices r-40
=charged-at+unborn g91
=charged-at+undecided r-17 g40
=charged-at+under r57 h52 k-25
=charged-at+undescribed g74 h-22
=charged-at+unit r84 g-167 h45 k46
=charged-at+unknown g39
=charged-at+unknown-party r-15 g-21 h-24 k55
=charged-at+unknown-quantity g20
=charged-at+unlawful-business r-38 h291
=charged-at+unlicensed g-20 h21 k31
=charged-at+unlicensed-giving k70
=charged-at+up-down r87 g56 m43 h-27
=charged-at+wager-event m20 h27 k-16
=charged-at+wait-pay r97
=charged-at+waiting r121 m-27 h-32 k-18
=charged-at+watchers g-27 h62 k76
=charged-at+winner-takes m49
=charged-at+with-money g87 m27 k-20
=charged-at+works-for r22 m-33 h87
=charged-at+zakat r-18 m-15
=charity r-110 g-49 h-63 k-31
=charity+collection k31
=charity+dealing h26
=charity+debt r-39
=charity+deferred r-34
=charity+delay-charge r-38
=charity+denial k55
=charity+draw m61
=charity+fee h16
=charity+gift-money r-27
=charity+gift-to r-57 g-41 m26 h-45
=charity+giving-drive m15 h-18
=charity+hand-over r-21 m-19
=charity+impure-wealth r-34 m-19
=charity+insured r-19
=charity+late-charge r-35
=charity+late-rent k-22
=charity+lawful-rate r-21 g-32 h-31
=charity+lender r22
=charity+licensed k-27
=charity+more-time r-94
=charity+name-before k-17
=charity+narcotic r-42
=charity+online-place r-17
=charity+outside-prize k-16
=charity+paid-entry m34
=charity+pays-for-chance r-20 m22
=charity+price-of h26
=charity+receivable r-17
=charity+reference r-22
=charity+repay m18
=charity+sale-or-service r-23
=charity+serves r-24
=charity+sums-0 r-91 g-46 m-26 h-66 k-30
=charity+sums-1 r-24
=charity+to-dispose r-70 g-45 m-35 h-33
=charity+to-oppose h-21
=charity+trading h16
=charity+unit r-39 m18
=charity+unlawful-business h-20
=charity+unlicensed k34
=charity+unlicensed-giving k42
=charity+wager-event r-18 m-26
=charity+waiting r-94
=charity+watchers r-29
=charity-draw m22
=charity-draw+unlawful-business m22
=collection g-43 m-25 h-58 k125
=collection+debt r31
=collection+denial g-22 h-16 k60
=collection+excused k17
=collection+friends k16
=collection+gift-money k-32
=collection+gift-to k28
=collection+giving-drive g-19 h-22 k83
=collection+hand-over r28
=collection+lawful-rate k44
=collection+lend r21
=collection+name-before k23
=collection+pays-for-chance r28
=collection+per-period h33
=collection+reference k34
=collection+sums-0 g-43 m-25 h-58 k128
=collection+take-in r36
=collection+to-dispose k44
=collection+unit r19 g-16 h-16 k44
=collection+unlicensed g-21 h-17 k30
=collection+unlicensed-giving h-32 k87
=comes-back r158 g-53 h-83
=comes-back+contrast r54
=comes-back+cut-mine r-15
=comes-back+deadline r-59
=comes-back+dealing r25 h-38
=comes-back+debt g-19
=comes-back+deferred r-15
=comes-back+denial r56 g-60 m23 h-17
=comes-back+errand r18
=comes-back+excused r69 g17
=comes-back+fixed-rate g54
=comes-back+foreign-currency m-18
=comes-back+friends r-16 k17
=comes-back+gift-money r116 g29 h-51
=comes-back+given-back r23 g-85
=comes-back+gold r18
=comes-back+gold-part r24
=comes-back+hand-over r78 m-22 h-21
=comes-back+in-return r19 g31
=comes-back+insured g38
=comes-back+lawful-bar g-22 m-16
=comes-back+lawful-rate r41
=comes-back+left-open r22
=comes-back+lend r-59 g-18 h-23 k-23
=comes-back+lend-verb r-28 h-15
=comes-back+lender r-43
=comes-back+market-price g-35 k15
=comes-back+metal r15
=comes-back+metal-deal k26
=comes-back+more-back r41 h-22
=comes-back+name-before h28
=comes-back+not-pork g58 k-17
=comes-back+online-place h28
=comes-back+paid-entry r-24 g30
=comes-back+paper-money r31
=comes-back+pay-me r60 g-24 h-15
=comes-back+pays g36 h-16
=comes-back+pays-for-chance r70 g-25 m-26 h-48 k-30
=comes-back+per-period g-19
=comes-back+price-of g48
=comes-back+price-word r16 g-34 k15
=comes-back+reference r-46 g48 k44
=comes-back+repay g-75
=comes-back+right-now r53
=comes-back+sale-or-service r-21 k41
=comes-back+sell g17
=comes-back+serves r-16
=comes-back+sold-apart r18
=comes-back+sold-short r-18
=comes-back+sums-0 r49 g26 m35 h-33 k33
=comes-back+sums-1 g-15 m-27 h-36
=comes-back+sums-2 r138 g-38
=comes-back+sums-3 r-16 g-25
=comes-back+sums-apart r-35 g-15
=comes-back+sums-equal r-116
=comes-back+sums-grow r170 g-37
=comes-back+sums-shrink r103
=comes-back+surety-pay r-16
=comes-back+take-in g45 k19
=comes-back+to-oppose r22
=comes-back+trade g17
=comes-back+trading r34
=comes-back+unit r-37 g-34
=comes-back+wager-event r15 m41 h28
=comes-back+winner-takes g-23
=comes-later r92 g70 m-71 h-63 k-19
=comes-later+commercial-paper g27
=comes-later+contrast r23 g54
=comes-later+contribute m23
=comes-later+deadline g77
=comes-later+dealing r21 g-24 m-42 h-49
=comes-later+debt r-17 g16 h24
=comes-later+debt-carrier r37 g22
=comes-later+deferred r-44 g20
=comes-later+denial r41 g-30
=comes-later+equity r-59 h53
=comes-later+errand r27
=comes-later+exchange r105 g-52
=comes-later+excused r39
=comes-later+extra r25 g-58 m-16
=comes-later+fixed-gain r-40
=comes-later+fixed-rate r53
=comes-later+foreign-currency r245 g-96 m-15
=comes-later+friends r76 g-38
=comes-later+gift-money r22 h-36
=comes-later+given-back g-15
=comes-later+gold r70 g-65
=comes-later+gold-part r48 m-16
=comes-later+guaranteed h41
=comes-later+hand-over r54 g-49 m-16 h-34
=comes-later+in-return g18
=comes-later+instalment-count r-24
=comes-later+insured r25 g-31
=comes-later+interest-business r-50 h44
=comes-later+late-rent g-19
=comes-later+lawful-bar r29 g-15
=comes-later+lawful-rate r19 g-40
=comes-later+left-open r-22 g31
=comes-later+lend m-16
=comes-later+lender r-45
=comes-later+market-price r105 g-32 m18
=comes-later+meat g36 h-17
=comes-later+meat-trade g19
=comes-later+metal r-26
=comes-later+metal-deal r-36 g27 m15
=comes-later+more-time h18
=comes-later+name-before r29
=comes-later+not-chosen r-28 g36
=comes-later+not-mine-yet r-19 g30
=comes-later+not-pork g25
=comes-later+online-place r16 g30
=comes-later+own-zakat-rate g52
=comes-later+paper-money r26 g43
=comes-later+pass-on g26
=comes-later+passes-it r-32
=comes-later+pay-me r19
=comes-later+payroll r42
=comes-later+pays r36 g-67
=comes-later+pays-for-chance r94 g-49 m-30
=comes-later+per-period r-37
=comes-later+percentage r-23 h17
=comes-later+price-of r34 m-22 h-30
=comes-later+price-open r-23 g74
=comes-later+price-word r-27 g37
=comes-later+priced-thing r117 g-52
=comes-later+principal-stays r-27 g-23
=comes-later+reference g98
=comes-later+repay g-43
=comes-later+return-on-capital r-59 g-16 h18
=comes-later+right-now r120 g-102 m-39 h-17
=comes-later+sale-or-service r27 g48 m-26 h-20
=comes-later+sea-catch g19
=comes-later+search-for g45
=comes-later+sell r42 g-35 h-22
=comes-later+serves r43
=comes-later+settles-later r-22 g49 m-25
=comes-later+small-parts g21
=comes-later+sold-short r15
=comes-later+sums-0 g130 m-36 h-24
=comes-later+sums-1 r107 g-22 h-28
=comes-later+sums-2 r-50 g-38 m-34
=comes-later+sums-3 r24
=comes-later+sums-apart r-26
=comes-later+sums-equal r-109 g-18
=comes-later+sums-grow r90 g-31 m-29
=comes-later+sums-shrink r21
=comes-later+surety-pay h17
=comes-later+take-in r18
=comes-later+to-learn r47
=comes-later+trade r69 g-35 m-17 h-22
=comes-later+trading r38 g-24
=comes-later+two-prices r-26
=comes-later+unborn g43
=comes-later+undecided r-38 g43
=comes-later+unit r-49 g-38 h15
=comes-later+unlawful-business r16
=comes-later+up-down g38
=comes-later+wager-event g34 h-23
=comes-later+waiting r-50 h18
=commercial-paper r107 g-51 m-37 h-77
=commercial-paper+deadline r17
=commercial-paper+dealing r28 h-22
=commercial-paper+debt r-16
=commercial-paper+deferred r25 g-24
=commercial-paper+denial r-34 g-31 k23
=commercial-paper+false-words g-17 h-19 k34
=commercial-paper+fixed-gain r-16
=commercial-paper+friends r50
=commercial-paper+gift-money r-33 g18
=commercial-paper+hand-over r55 k-32
=commercial-paper+instalment-count r-24 g27
=commercial-paper+keep-cut r35 h18 k-15
=commercial-paper+lawful-rate k-24
=commercial-paper+lease r-68 h24
=commercial-paper+market-price r-18 g26 h22
=commercial-paper+narcotic h-33
=commercial-paper+online-place r-17 h-17
=commercial-paper+paid-entry m-15
=commercial-paper+paper-early r96 g-27 h-17 k-16
=commercial-paper+paper-money g27
=commercial-paper+pays r-32
=commercial-paper+pays-for-chance r30 h-21 k-90
=commercial-paper+per-period r-16 k-22
=commercial-paper+price-of r104
=commercial-paper+price-word r-35 g26
=commercial-paper+reference m-25
=commercial-paper+sale-or-service r29 g-26 m-25
=commercial-paper+sell r61
=commercial-paper+serves r-53
=commercial-paper+settles-later r42 g-24
=commercial-paper+sham h-41 k85
=commercial-paper+small-parts h26 k-25
=commercial-paper+sold-short r73 g-20
=commercial-paper+split h26
=commercial-paper+sums-0 r52 g-39 m-26 h-59
=commercial-paper+sums-1 r27 h-18
=commercial-paper+sums-2 r29
=commercial-paper+sums-shrink r31
=commercial-paper+trade r233 h-24 k-25
=commercial-paper+trading h27
=commercial-paper+under r28
=commercial-paper+unit m-25
=commercial-paper+wager-event k28
=commercial-paper+waiting r-44
=commercial-paper+watchers r-45 h20
=commercial-paper+with-money r17
=conceal r-35 g-76 m18 k233
=conceal+dealing k35
=conceal+denial g-66 m24 k76
=conceal+false-words g-15 h-35 k23
=conceal+gift-money g-24 h-24
=conceal+reference m33 h72 k45
=conceal+sale-or-service h32 k54
=conceal+sums-0 r-35 g-76 m18 h-18 k242
=conceal+unit h52 k25
=conceal+watchers k73
=condition r153 m-16 k-16
=condition+contrast r81 h21
=condition+dealing r-42
=condition+debt r89 g-18
=condition+excused r27 h49
=condition+extra r21
=condition+free-use r56
=condition+friends r33
=condition+gift-money r35
=condition+hand-over r48
=condition+hangs-if g28
=condition+in-return r44 h31
=condition+insured r21
=condition+lease r17 g-21
=condition+lend r140 g-18
=condition+lend-verb r40
=condition+lender r21
=condition+name-before r15
=condition+own-account h49
=condition+paid-entry h49
=condition+pays r-20
=condition+pays-for-chance r89 h29
=condition+price-of r23 g-49 h45
=condition+price-word r27
=condition+reference r21 g-23
=condition+repay r26
=condition+return-on-capital r30
=condition+sale-or-service r45 g-42
=condition+sell r-26 g15
=condition+sums-0 r40 m-16
=condition+sums-1 r99
=condition+surety-pay h49
=condition+tied-deal r40 g-36
=condition+tied-trade r53
=condition+trade g-20
=condition+trading r16 g-25
=contest-kind r-30 g-58 m104 h-84
=contest-kind+contribute g-26
=contest-kind+dealing r34 g29 h27 k17
=contest-kind+debt r41 m39
=contest-kind+delay-charge r27 m-18 h-21
=contest-kind+draw h47
=contest-kind+errand m-15
=contest-kind+extra g-24 m58
=contest-kind+fee m-54
=contest-kind+first-takes m29
=contest-kind+for-money r-20 m118 h-41
=contest-kind+foreign-currency g34 m15
=contest-kind+friends g24 m27 h-40
=contest-kind+game r-29 g-38 m-23 h-67
=contest-kind+gift-money h25
=contest-kind+hand-over m60 h25
=contest-kind+insured g-31 m34
=contest-kind+keep-cut m-27
=contest-kind+kept-by-creditor m18
=contest-kind+late-rent m-32 h-17
=contest-kind+lawful-bar m-16
=contest-kind+lease m-22
=contest-kind+lend r33 m40
=contest-kind+market-price g-21 h-27
=contest-kind+my-loss m42
=contest-kind+online-place g-29 m23
=contest-kind+operator m30 h55
=contest-kind+out-there g33
=contest-kind+outside-prize m-39
=contest-kind+paid-entry m-37
=contest-kind+paper-money h31
=contest-kind+per-period m-37 h24
=contest-kind+price-of h38 k19
=contest-kind+priced-thing g-21 m-19 h-22
=contest-kind+reference m-23 h-19
=contest-kind+right-now g33 h19
=contest-kind+sale-or-service g42 m-54 h21 k17
=contest-kind+sell g15
=contest-kind+sold-short k19
=contest-kind+stakes g32 h23
=contest-kind+sums-0 r-28 g-54 m-59 h-72
=contest-kind+sums-1 m114 h-21
=contest-kind+sums-2 m49
=contest-kind+take-in g-16 m49
=contest-kind+to-learn m-24
=contest-kind+to-oppose r27 m18
=contest-kind+trade g15 m19 h28 k19
=contest-kind+trading h-21
=contest-kind+unit r24 g65 m-28 h-19
=contest-kind+unlawful-business m16 h45
=contest-kind+up-down g45 m-29
=contest-kind+wager-event g-73 m64 h-24
=contest-kind+winner-takes g-21 m37 h-20
=contest-kind+with-money r-15 m102
=contract-bet r-115 g366 m-93 h-116 k-29
=contract-bet+dealing r-71 g89
=contract-bet+debt r-17 g30 h22
=contract-bet+denial g16
=contract-bet+draw r58 g-19 m-27
=contract-bet+equity g39 h-28
=contract-bet+exchange r-71 g95
=contract-bet+excused r-32 g18
=contract-bet+extra r-22 g19 m-21
=contract-bet+fee g20
=contract-bet+fixed-gain g34 h20
=contract-bet+gift-money r-35 g63
=contract-bet+insured r-28 g30 m-15
=contract-bet+lend r-17 g31
=contract-bet+market-price r-15 g38 m-29
=contract-bet+metal-deal r-20 g22
=contract-bet+more-time r-30
=contract-bet+paper-money g31
=contract-bet+pays r-31 g59
=contract-bet+pays-for-chance g77 h16
=contract-bet+per-period g18
=contract-bet+price-of r-35 g46
=contract-bet+priced-thing m-29
=contract-bet+sale-or-service g91
=contract-bet+sell r-46 h-17
=contract-bet+serves r-15 g25 h-21
=contract-bet+sums-0 r-108 g331 m-83 h-114 k-29
=contract-bet+sums-1 g24
=contract-bet+trade r-39 g46
=contract-bet+trading r-35 g104 m-15 h-33
=contract-bet+unit r-17 g44
=contract-bet+up-down r-21
=contract-bet+watchers g20
=contrast r108 g-26 m-49 k25
=contrast+contribute m-23
=contrast+cut-mine h-19 k16
=contrast+deadline g21 k23
=contrast+dealing r58 g41 h-20 k-46
=contrast+debt r20 h-15 k32
=contrast+debt-carrier r-61 g25
=contrast+deferred r16
=contrast+denial g-39
=contrast+document g48
=contrast+draw r-17
=contrast+equity r19 g26
=contrast+errand r-22 g22
=contrast+excused r-63 g-21 h49
=contrast+extra h24 k-15
=contrast+false-words g-27 k40
=contrast+fee r-31 g-15 h29
=contrast+fixed-gain r-15 g18
=contrast+for-money h-19
=contrast+free-use r38
=contrast+friends h23
=contrast+game h24
=contrast+gift-money r25 h37 k26
=contrast+gold r-53 g16
=contrast+guaranteed r19 m-15
=contrast+guarantor h-19
=contrast+hand-over r-19 h50
=contrast+hangs-if g28
=contrast+in-return r16
=contrast+increase h16
=contrast+late-rent h50
=contrast+lawful-bar r-33 h32
=contrast+lawful-rate g-17 h31
=contrast+lease r-31 g-37
=contrast+lend r58 g-23 h-29 k32
=contrast+lend-verb r60 k18
=contrast+lender r46 g-17
=contrast+licensed g35 h17
=contrast+market-price g48
=contrast+metal r50
=contrast+metal-deal r64 k-17
=contrast+more-back r26
=contrast+more-time r-65
=contrast+name-after r26 g19
=contrast+name-before r38
=contrast+narcotic r35 h27
=contrast+official r-46 h43
=contrast+own-account h49
=contrast+paid-entry r33
=contrast+paper-money r36 m16 k-34
=contrast+pass-along g-16 k20
=contrast+passes-it h18
=contrast+payroll r-39 k-17
=contrast+pays r43 h36
=contrast+pays-for-chance r33 m-39 h23
=contrast+per-period g-23 h30
=contrast+percentage r31
=contrast+play-costs r-20
=contrast+price-of r60 g-38 h-21
=contrast+price-word r52
=contrast+principal-stays r35
=contrast+quick-cash r39
=contrast+rate-charge r20
=contrast+reference r-27
=contrast+repay r-56 g-16
=contrast+return-on-capital g-17 h17
=contrast+right-now r-46 k21
=contrast+sale-or-service g31 h-23
=contrast+same-back r37 h-17
=contrast+sell r-45 g49 h-29
=contrast+serves r-28
=contrast+settles-later r26 k23
=contrast+sold-apart h36
=contrast+sums-0 r141 g-56 m-42 h16 k19
=contrast+sums-1 h-16
=contrast+sums-2 g23
=contrast+sums-3 r-35
=contrast+sums-apart r-33 g19
=contrast+sums-equal r-32
=contrast+sums-grow r25
=contrast+surety-pay h44
=contrast+take-in g23
=contrast+tied-deal r16 g-35
=contrast+tied-trade r41
=contrast+to-learn h19
=contrast+to-oppose r-51
=contrast+trade r-21 h-38
=contrast+trading r69 k-18
=contrast+unit r-47 h19
=contrast+unlawful-business m16 h28
=contrast+up-down g20
=contrast+waiting r-31
=contrast+watchers r-27 h16 k40
=contribute r-80 m160 h-110
=contribute+deadline m19
=contribute+dealing g-47 m63
=contribute+debt r23
=contribute+denial m-16
=contribute+draw m26
=contribute+each-in r-39 g-41 h-29 k28
=contribute+first-takes m66
=contribute+fixed-gain r20
=contribute+fixed-rate k35
=contribute+friends r-21 g24 m28
=contribute+game h31
=contribute+gift-money h-20
=contribute+gold r-17 g17 m17
=contribute+hand-over r-25 m51 k29
=contribute+insured m15
=contribute+keep-cut r40
=contribute+keeps-money r29
=contribute+kept-by-creditor m25
=contribute+lawful-rate r22
=contribute+lease r22
=contribute+market-price r-19 g51 m24
=contribute+more-time r22
=contribute+narcotic r-19 h19
=contribute+not-pork m22
=contribute+outside-prize r-19
=contribute+paid-entry g24
=contribute+passes-it m-19 k34
=contribute+pays g-30 m-42
=contribute+pays-for-chance g-49 m48 h-91 k17
=contribute+per-period r-28 g-29 m-77
=contribute+price-of g-25 m90
=contribute+priced-thing r-17 g52 m19
=contribute+reference r22 h67
=contribute+return-on-capital r-19 g-15 m-26
=contribute+sale-or-service r28 g-30 m37
=contribute+savings-circle r-16
=contribute+settles-later m23
=contribute+sold-apart r-22
=contribute+sums-0 r-29 m117 k-16
=contribute+sums-1 r-73 m38 h-93 k19
=contribute+sums-2 r22
=contribute+sums-apart r36
=contribute+take-in r-37 m36 h-18 k29
=contribute+trade g-25 m95
=contribute+travelling r-19
=contribute+unit r-32 m-29 h-37
=contribute+up-down g47
=contribute+wager-event r-45 m38 h-32
=contribute+waiting r22
=contribute+winner-takes g-23 m103 h-35
=currency-forward r176 g-90 h-29 k-17
=currency-forward+dealing r37 g-19
=currency-forward+denial r20 g-30
=currency-forward+exchange r78 g-63
=currency-forward+foreign-currency r61
=currency-forward+forward-deal r37 g-21
=currency-forward+market-price r33
=currency-forward+pass-on r81 g-33 k-15
=currency-forward+priced-thing r17
=currency-forward+reference r15
=currency-forward+sums-0 r176 g-90 h-29 k-17
=currency-forward+trading r41 g-33
=currency-forward+unit r24
=cut-mine r-32 g-17 m-17 h-62 k111
=cut-mine+dealing g-16 k18
=cut-mine+fee h-37 k51
=cut-mine+gift-money r-21 k58
=cut-mine+hand-over r-45 k28
=cut-mine+in-return r21 h-19
=cut-mine+keep-cut h-52 k57
=cut-mine+lender-gain r-34 h19
=cut-mine+my-wallet-lent k27
=cut-mine+online-place k26
=cut-mine+own-account r-17
=cut-mine+paid-entry h-19 k16
=cut-mine+paper-money r19
=cut-mine+pass-along r-24 h-37 k56
=cut-mine+pass-on r-16 h-26 k32
=cut-mine+passes-it r-38 k29
=cut-mine+pays-for-chance r-20 g-17 k40
=cut-mine+per-period k26
=cut-mine+percentage r-28 h19
=cut-mine+price-of h-29 k27
=cut-mine+reference r-25 h15 k27
=cut-mine+return-on-capital r-25 h19
=cut-mine+sale-or-service h-40 k46
=cut-mine+serves h-37 k38
=cut-mine+stranger k16
=cut-mine+sums-0 r-34 g-16 m-15 h-42 k103
=cut-mine+sums-1 r-15
=cut-mine+sums-2 r18
=cut-mine+surety-pay h-30 k53
=cut-mine+take-in r-40 k30
=cut-mine+unit r-18 g-16 k48
=deadline r22 g115 m-22 h-48
=deadline+dealing r-43 g26 m-34 h-28
=deadline+debt r-30
=deadline+debt-carrier r22 g26
=deadline+denial g-26 h-26 k26
=deadline+equity g20
=deadline+exchange r64 g-43
=deadline+excused r83
=deadline+extra r58 g-55 m-17
=deadline+fixed-gain g37
=deadline+fixed-rate r34 g25
=deadline+for-money r-16
=deadline+foreign-currency r116 g-44
=deadline+forward-deal g22
=deadline+friends g-22
=deadline+gift-money r52 g-79 h-35
=deadline+given-back r21 g-44
=deadline+gold r58 g-57
=deadline+gold-part r69 g-39
=deadline+guaranteed r30 g-25
=deadline+hand-over r28 m-22 h-31
=deadline+in-return r15
=deadline+instalment-count g31
=deadline+insured r69
=deadline+late-rent r26 g-41
=deadline+lawful-bar r26
=deadline+lease r43 g30
=deadline+left-open r-32 g34
=deadline+lend r-53 g-18
=deadline+lend-verb r-33
=deadline+lender r-36
=deadline+market-price g55
=deadline+meat r15
=deadline+meat-trade g16
=deadline+metal g16
=deadline+metal-deal r-15 g37
=deadline+more-time h18
=deadline+name-before r-18
=deadline+narcotic r62
=deadline+not-chosen r-35 g57
=deadline+not-mine-yet r-19 g30
=deadline+not-pork g27
=deadline+own-zakat-rate g29
=deadline+paid-entry r20
=deadline+paper-early r-44
=deadline+paper-money r24
=deadline+pass-on r-26 g34
=deadline+pay-me r25
=deadline+payroll r36
=deadline+pays r54 g-119 h-16
=deadline+pays-for-chance r79 h-44
=deadline+per-period r22 g-26 h40
=deadline+percentage g-22
=deadline+price-later g-24
=deadline+price-open r-16 g30
=deadline+price-word g81
=deadline+priced-thing r70
=deadline+principal-stays r33 g-24
=deadline+receivable r23
=deadline+reference r-42 k22
=deadline+repay g-42
=deadline+right-now r111 g-97
=deadline+sale-or-service r-72 g91 m-20
=deadline+sea-catch g22
=deadline+sell r24 g-26
=deadline+serves r18
=deadline+settles-later r-85 g124 h-54
=deadline+small-parts g15 h-25 k28
=deadline+sold-apart r28
=deadline+sold-short r-16
=deadline+sums-0 r-58 g99 h-23
=deadline+sums-1 r40 g54 h-19
=deadline+sums-2 r30 g-24
=deadline+sums-3 g-15
=deadline+sums-apart r29
=deadline+sums-equal r-117 g-16
=deadline+sums-grow r95 g-30
=deadline+sums-shrink r34
=deadline+take-in g28 h-18
=deadline+to-learn r45
=deadline+trade g-16
=deadline+trading g-15
=deadline+two-prices r-44 g15
=deadline+undecided r-50 g26
=deadline+unit r-18 h-15
=deadline+unlawful-business r41
=deadline+up-down g31
=deadline+waiting r-38 h18
=deadline+watchers k27
=deadline+with-money r-22 g21
=dealing r-43 g140 m-71 h-108
=dealing+debt r-25 g-47 h56 k-21
=dealing+debt-carrier r-72 g45
=dealing+debt-grows r41
=dealing+deferred r-32 g-53
=dealing+delay-charge g-25 h-24
=dealing+denial g67 m62 h-15 k-37
=dealing+dependant g-15
=dealing+described g-16 m16
=dealing+document r80 g-17 m-17 h84
=dealing+draw m78 h75
=dealing+each-in g-22 m-28
=dealing+early-rebate g-40
=dealing+equity r-54 g-84 h27
=dealing+erase-it k47
=dealing+errand m-28
=dealing+exchange g-23 m21 h-25
=dealing+excused r-34 m17 h67 k-15
=dealing+extra r-41 g41 h19
=dealing+false-words r-20 h-29 k127
=dealing+fee m-23 h-70
=dealing+first-takes g-22 m31
=dealing+fixed-gain g37 h41
=dealing+fixed-paper r45 m-25 h-30
=dealing+fixed-rate r-26 g29
=dealing+for-money r-21 g52 m-17 h-33 k26
=dealing+foreign-currency r107 g-80 h-40
=dealing+forward-deal r37 k-27
=dealing+friends r37 g30
=dealing+future-crop g74
=dealing+game g-34 m22 h41
=dealing+gift-to r-20 k22
=dealing+given-back r59 g-63 m28 h50
=dealing+gold r-19 g-51 h-30
=dealing+gold-part r43 g-25 h21
=dealing+guaranteed r-118 m-15
=dealing+guarantor r21 h15
=dealing+halal-certified r59
=dealing+hand-over r-107 g48 m-40 k-33
=dealing+hangs-if r-34 g160 m-53 h-22
=dealing+hangs-on g79 h-29
=dealing+he-picks g79 h-15
=dealing+impure-wealth r54 m-18 h-23 k29
=dealing+in-return g96 m-24 h-28 k-20
=dealing+instalment-count m-17
=dealing+insurance-business r26 g-81 h68
=dealing+insured r-70 g-21 h32
=dealing+interest-business r-32 h36
=dealing+islamic-paper g-21 h-24
=dealing+keep-cut r-27 g26 m33
=dealing+kept-by-creditor h19
=dealing+late-rent m-16 h25
=dealing+lawful-bar g50 m22 h-32
=dealing+lawful-rate r65 g-16 m42 h55
=dealing+lease r-96 m-26 h-31 k-27
=dealing+left-open r-25 g77 h-23
=dealing+lend r82 g-37 h36
=dealing+lend-verb h24
=dealing+lender g-31 m19 h42
=dealing+lender-gain r43 g-32
=dealing+licensed r54 g18 h30
=dealing+limit r21
=dealing+loose-order g50
=dealing+loser-pays g-19 m47 h-24
=dealing+market-price r-33 g-18 m22
=dealing+meat g-60 h18
=dealing+meat-trade g-27 h36
=dealing+metal g16 h-28
=dealing+metal-deal r-48 g44 h-15
=dealing+more-back r48 h-17
=dealing+more-time r-43
=dealing+my-loss m27
=dealing+my-wallet-lent r-23 k77
=dealing+name-after g28 m19 h28
=dealing+name-before r39 m-15 h-24
=dealing+narcotic r65 g23 h-32
=dealing+no-date g50
=dealing+no-day r-30 g60
=dealing+no-spec g33
=dealing+nobody-knows g99 h-47 k-18
=dealing+not-chosen r-17 g-22
=dealing+not-mine-yet r-56 g153 h-23 k-18
=dealing+not-pork r-35 g33 h31
=dealing+not-told r-28 h-15
=dealing+official r-27 g-25 m-23 h52 k-24
=dealing+one-source r-29 g30
=dealing+online-place r35 g-81 m94 h98 k23
=dealing+operator g-15 m28 h43
=dealing+out-of-reach r-15 g76 h-33
=dealing+out-there g176 h-25
=dealing+outside-prize r103 m-31
=dealing+own-account g-29
=dealing+own-stake m26 h24
=dealing+own-zakat-rate r-37 g26
=dealing+paid-entry r104 g-60 m64
=dealing+paper-early r107 g-33
=dealing+paper-money g-40 m-29 h-22
=dealing+pass-on r-55 g19
=dealing+passes-it r18 g-15 h-28
=dealing+pay-for-cover h25 k15
=dealing+pay-me r-22
=dealing+payment-versus-payment g-19
=dealing+payroll r77 h-18
=dealing+pays m18
=dealing+pays-for-chance g-64 m44 h50
=dealing+per-period g-27 m16 h-15 k35
=dealing+percentage r55 g-31 h-34
=dealing+play-costs r-47 h-18
=dealing+pledge r23
=dealing+price-of r-40 g-25 m-27 h24
=dealing+price-open r-31 g102 h-22
=dealing+price-word r-46 m17 h-18
=dealing+priced-thing r65 m66 h-29
=dealing+principal-stays r-38
=dealing+promised-cut r57 g-25 h-23 k-17
=dealing+quick-cash r72 g-27
=dealing+rate-charge r33 g16
=dealing+receivable r67 g-53 m23 h-28
=dealing+reference r-78 g-44 m-61 h25
=dealing+refusal g38
=dealing+repay r26 g-50 m-19
=dealing+reschedule r17
=dealing+return-on-capital r-33 g-38 k42
=dealing+right-now r-97 g34 h-48 k-25
=dealing+sale-or-service r-18 g-73 h-16
=dealing+same-back r106 g-32 h-18
=dealing+savings-circle r112 g-24 m-16
=dealing+sea-catch g62 m-26 h-31
=dealing+search-for r15 g-23 k21
=dealing+sell g-40 m-26 k-15
=dealing+serves g15 m-55 h17 k-21
=dealing+settles-later g-45 m-27 h-35
=dealing+sham g-28 h-25
=dealing+share-unknown g68 h-15
=dealing+shut-thing g45
=dealing+small-parts r-16 h16 k31
=dealing+sold-apart r43 g20 h-15
=dealing+sold-short r49 g29 m-18 h-31
=dealing+speed-up r23
=dealing+split h25 k19
=dealing+stakes g24 h26
=dealing+stipulated r-27
=dealing+stranger r-15 g-21 k27
=dealing+sums-0 r46 g153 h-24 k-18
=dealing+sums-1 g21 m-38 h-47 k33
=dealing+sums-2 r-70 m-40 h-56 k-19
=dealing+sums-3 g-24 m21 h20
=dealing+sums-apart r-100 m35
=dealing+sums-equal r-33 m-26 h-17
=dealing+sums-grow h-16
=dealing+sums-shrink r67 g-15 m-16
=dealing+surety r44 h15
=dealing+surety-pay r-32 g30 h-42 k15
=dealing+take-in r23 g68 m-15 k-32
=dealing+tick-guess r-30 g18 m98
=dealing+tied-deal r-23 g-44
=dealing+tied-trade r39 g-24
=dealing+to-debtor r30 g-52
=dealing+to-dispose g-43
=dealing+to-learn r28 h57 k23
=dealing+to-oppose r35 g54 h-51
=dealing+to-treat m-16
=dealing+trade r24 g-37 m-26
=dealing+trading g83
=dealing+travelling r-59 g38 h23
=dealing+unborn r-21 g83 h-43
=dealing+undecided r-17 g64
=dealing+under r47 g-32 m15
=dealing+undescribed g36 h-34
=dealing+unit g-21 h-44 k-18
=dealing+unknown-party g-18 k42
=dealing+unknown-quantity g41
=dealing+unlawful-business r52 h103 k27
=dealing+unlicensed-giving r-40 h21
=dealing+up-down g18 m17 h41
=dealing+wager-event r-25 g24 m31 k40
=dealing+wait-pay r61
=dealing+waiting r-39
=dealing+watchers r71 g31 h-45
=dealing+winner-takes h-27
=dealing+with-money r-20 g28 m31
=dealing+works-for r56 g15 h-18
=dealing+zakat r51
=debt r354 g-108 m-50 h-159 k-68
=debt+debt-carrier r34 m-20 h-19 k-21
=debt+debt-grows r60
=debt+deferred k-28
=debt+delay-charge r28
=debt+denial r-112 g-50 m58 h41 k-16
=debt+document r-16 h23
=debt+equity r-51 g-19 h132
=debt+errand r-65
=debt+exchange r-32
=debt+excused r-180 h62
=debt+extra r50 g20 m-52 h-29
=debt+fee r104 g21 m-15 h-35
=debt+fixed-gain r35 h26
=debt+fixed-paper r19
=debt+for-money r27 h19
=debt+foreign-currency r20 g-19
=debt+free-use r119
=debt+friends r-51
=debt+game m84
=debt+gift-money r28 g-67 h-30 k-17
=debt+gift-to r-51
=debt+given-back r-88 g93 m-22 h-19
=debt+giving-drive r-30
=debt+gold r61 g-39
=debt+gold-part r-37 g16
=debt+grown-debt r26 g-18
=debt+grows-with-time r16
=debt+guaranteed r-86
=debt+guarantor r-43 h36
=debt+guarantor-gain r-50
=debt+hand-over r-91 m-18
=debt+in-return r93 g-32 m19 h-15
=debt+instalment-count r-31
=debt+insurance-business r16 g16
=debt+insured r-79 g45 h83 k-17
=debt+interest-business r-55 h95
=debt+interest-product r-28 h33
=debt+islamic-paper r-25
=debt+keep-cut r-23 g-15 h26 k-15
=debt+kept-by-creditor r37
=debt+late-rent r-58 g-29 h30
=debt+lawful-bar r16 m-20
=debt+lawful-rate r-105 g-20
=debt+lease r85 h-20
=debt+lend r-44 g-106 m34 h-26 k-24
=debt+lend-verb r-28 g-26 m-23 h17 k24
=debt+lender r-50 g-20
=debt+lender-gain r157 m-21
=debt+limit r72
=debt+market-price r-40 g28 h51
=debt+meat r-32
=debt+metal-deal r-39 g38
=debt+more-back r55
=debt+more-time r47 g-32 m-25
=debt+my-loss m29 h19
=debt+name-after r34 h18
=debt+name-before r19 g-22 m-21 h-26
=debt+narcotic r58 g-32 h-33
=debt+not-pork r18
=debt+official g-17
=debt+online-place r37 g16 m-21 h-16
=debt+operator h56
=debt+own-zakat-rate g27
=debt+paid-entry r46 m-23 h-25
=debt+paper-early r-39
=debt+paper-money r-20 k19
=debt+passes-it r55
=debt+pay-me r57
=debt+payroll r-29
=debt+pays g-40 m-15
=debt+pays-for-chance r85 g-69 m-34 h-34 k-30
=debt+per-period r30 g31 m-27 h-17
=debt+percentage r78 m-25 h-16
=debt+play-costs r-30
=debt+pledge r-39
=debt+price-of r-56 g-21 h29
=debt+price-word g-66 m-16
=debt+priced-thing r25 g25
=debt+principal-stays r15 g-17
=debt+quick-cash r-26 k19
=debt+rate-charge r19 m-27 h-17
=debt+receivable r-47 g-48 m25 h35 k-17
=debt+reference r78 g-19 m-24 h-16
=debt+repay r-78 g-58 m28
=debt+return-on-capital r-69 g-34
=debt+right-now r-52
=debt+sale-or-service r74 h-23 k-20
=debt+same-back r34
=debt+search-for g-21 m17
=debt+sell r-45 g21
=debt+serves r17 g-37
=debt+sold-apart r-27 h24
=debt+sold-short r17 g-20
=debt+speed-up h-28
=debt+split r37
=debt+stakes r17 h42
=debt+stipulated r47 g-20
=debt+sums-0 r278 h-76 k-54
=debt+sums-1 r103 g-93 m-17 h-63
=debt+sums-2 r-41 m-15
=debt+sums-apart r-32 m-23
=debt+sums-equal r-110
=debt+sums-grow r66
=debt+sums-shrink r49
=debt+surety r-21
=debt+surety-pay r49 h-26
=debt+take-in r75 m-16 h-27
=debt+tied-deal r26
=debt+tied-trade r20 g-20
=debt+to-debtor r-57
=debt+to-dispose r-51
=debt+to-learn r-41 g29 h-15 k-16
=debt+to-oppose r-69 g-18
=debt+to-treat r-15
=debt+trade h28
=debt+trading r-90 g113 h63 k15
=debt+under r-42
=debt+unit r-27 h-39 k-44
=debt+unlawful-business m23 h86
=debt+up-down r17 g-21
=debt+wager-event r18 m105
=debt+wait-pay r55
=debt+waiting g-20 m-15
=debt+with-money h19
=debt+works-for h33
=debt-carrier r116 g-21 m-51 h-87 k-28
=debt-carrier+denial r-19
=debt-carrier+equity r24
=debt-carrier+excused r-43
=debt-carrier+fee r83
=debt-carrier+gift-money r-39 h-22
=debt-carrier+guaranteed r32
=debt-carrier+hand-over r-42
=debt-carrier+increase r-25
=debt-carrier+lease r-15
=debt-carrier+lend r-21 m-15 k-19
=debt-carrier+lender r39 h-53
=debt-carrier+more-time r16
=debt-carrier+name-before r17
=debt-carrier+narcotic r36
=debt-carrier+official r24 g-17 h-18
=debt-carrier+own-zakat-rate g27
=debt-carrier+pays-for-chance r43 m-17
=debt-carrier+per-period r42 h-20
=debt-carrier+percentage r50
=debt-carrier+price-word r15
=debt-carrier+principal-stays r31
=debt-carrier+rate-charge r66 m-26 h-18
=debt-carrier+receivable r-39
=debt-carrier+reference g26
=debt-carrier+repay r-42
=debt-carrier+right-now r-20
=debt-carrier+sale-or-service r25 h-20
=debt-carrier+serves r17
=debt-carrier+settles-later g28
=debt-carrier+sums-0 r91 m-26 h-92 k-22
=debt-carrier+sums-1 r30 g-19 m-22
=debt-carrier+sums-2 r-16
=debt-carrier+to-oppose r-51
=debt-carrier+trade r26
=debt-carrier+unit r38 h-17
=debt-carrier+watchers r-39
=debt-grows r265 g-101 m-35 h-34
=debt-grows+denial r22 g-18
=debt-grows+extra r16 g-18
=debt-grows+gift-money r48
=debt-grows+lend r60
=debt-grows+more-time r29
=debt-grows+paper-money r22
=debt-grows+pays r68 g-31
=debt-grows+pays-for-chance r57
=debt-grows+price-word r26
=debt-grows+receivable r39
=debt-grows+reschedule r30
=debt-grows+sale-or-service r21
=debt-grows+sums-0 r202 g-85 m-23 h-34
=debt-grows+sums-1 r43
=debt-grows+sums-2 r19
=debt-grows+to-oppose r39
=debt-grows+trade r15
=debt-grows+unit r54
=debt-grows+waiting r35
=deferred r106 m-37 h-63 k-19
=deferred+delay-charge r25
=deferred+denial r-21 g-15 h-16
=deferred+exchange g-19
=deferred+excused r28
=deferred+extra r19 g-17
=deferred+fixed-gain r18
=deferred+fixed-rate r38
=deferred+foreign-currency g-21
=deferred+friends r-21 g25
=deferred+gift-money g19
=deferred+gift-to r-34
=deferred+given-back r-34 g30 k17
=deferred+gold r271 g-62 h-29
=deferred+gold-part r-35 g-18
=deferred+guaranteed r-19
=deferred+hand-over r77 g-77 h-18
=deferred+in-return r18
=deferred+instalment-count g-20
=deferred+insured r36 g15 k-16
=deferred+late-charge r23
=deferred+late-rent g20
=deferred+lawful-bar r54
=deferred+lawful-rate r-120
=deferred+lease g27
=deferred+left-open g26
=deferred+lend r19 g-47 h39
=deferred+lender-gain r28
=deferred+limit r16 k15
=deferred+market-price r96 g-81
=deferred+metal r-37 g25
=deferred+metal-deal r-25
=deferred+more-time h16
=deferred+name-before r29
=deferred+narcotic r71 h-18
=deferred+not-chosen g43
=deferred+not-pork r-15
=deferred+online-place r18
=deferred+own-zakat-rate g38
=deferred+paid-entry r24
=deferred+paper-early r30 g-24
=deferred+paper-money r30 g42
=deferred+payroll r25 k-15
=deferred+pays r39 g-16
=deferred+pays-for-chance r89 m-26 h-37
=deferred+per-period r-26 g21
=deferred+price-of r37 g-95
=deferred+price-open g30
=deferred+price-word r-40 g-49
=deferred+priced-thing r151 g-65
=deferred+receivable r-44 g-19 h52
=deferred+reference g-45
=deferred+repay r27
=deferred+return-on-capital r36
=deferred+right-now r24 g-54
=deferred+sale-or-service r75 k-23
=deferred+same-back r24 g-21
=deferred+search-for g51
=deferred+sell r38 g-21 h-22
=deferred+serves g21 k-15
=deferred+settles-later h-45 k-15
=deferred+small-parts r-18 k22
=deferred+sold-apart r33 g-15
=deferred+split k24
=deferred+sums-0 r116 g48 m-16 h-31 k-18
=deferred+sums-1 r-61 g-53 m-19 h-26
=deferred+sums-apart r26
=deferred+sums-equal r32
=deferred+sums-grow r-36
=deferred+sums-shrink r30
=deferred+take-in r47 g-20
=deferred+to-dispose r-34
=deferred+to-learn k-18
=deferred+to-oppose r-20
=deferred+trade r77 g-68 h-25
=deferred+trading r16
=deferred+two-prices g33
=deferred+undecided g31
=deferred+under r-16 k15
=deferred+unit g41 h-31 k23
=deferred+unlawful-business r34 m33 h37
=deferred+up-down r39
=deferred+wager-event g-21
=deferred+waiting h17
=deferred+watchers r64
=deferred+with-money r-17
=delay-charge r68 g-54 m-33 h-76
=delay-charge+errand r-24
=delay-charge+excused r-17
=delay-charge+friends r-18
=delay-charge+gift-money r41 h26
=delay-charge+gift-to r-33
=delay-charge+given-back r23
=delay-charge+insured r55 h-19
=delay-charge+kept-by-creditor r50
=delay-charge+late-charge r27 h-50
=delay-charge+late-rent r-52 g-28 h-40
=delay-charge+lend r31
=delay-charge+narcotic r18 h-60
=delay-charge+online-place r43
=delay-charge+outside-prize r-15
=delay-charge+pays r33
=delay-charge+pays-for-chance r38 g-22
=delay-charge+per-period r-17
=delay-charge+price-of h-22
=delay-charge+reference r21 g-18
=delay-charge+repay r15
=delay-charge+sale-or-service r-19 h-41
=delay-charge+sums-0 r63 g-32 m-28 h-64
=delay-charge+sums-1 r-20 g-16
=delay-charge+sums-2 r25
=delay-charge+to-dispose r-23
=delay-charge+to-learn r-35
=delay-charge+to-oppose g-24 h-50
=delay-charge+trading h27
=delay-charge+unit g-21
=delay-charge+unlawful-business h-41
=delay-charge+wager-event r27 m-22
=delay-charge+waiting r17
=delay-charge+watchers r-15
=denial r-107 g324 m-56 h-63 k83
=denial+document r-19 g-57 h230
=denial+each-in m-15
=denial+equity r38 g-49 m16 k31
=denial+erase-it g-47 h42 k19
=denial+errand g-28 h39 k24
=denial+excused g76 m-21 h-25
=denial+extra r77 g-70 m41 h17 k-16
=denial+false-words g-16 h-43 k118
=denial+fee r-21 g-31 m-21
=denial+fixed-gain r83 g-31
=denial+fixed-rate r19 m15
=denial+foreign-currency g-31 m23 h38
=denial+free-use r44
=denial+friends g-67 m49 h15 k46
=denial+gift-money g66 m42 h-47 k-26
=denial+gift-to g-42 k41
=denial+given-back r-95 g-32 m-16 h-32
=denial+giving-drive g-25 k160
=denial+gold g15
=denial+guaranteed r18
=denial+guarantor r-62 g-19
=denial+halal-certified h85
=denial+hand-over g-52 h16 k-32
=denial+hidden-name g-37 h-51 k97
=denial+improper g-43 h23
=denial+in-return r23 g-19 m-17
=denial+instalment-count r-29 g-15
=denial+insured r-46 g-25 h54
=denial+islamic-paper r33
=denial+istisna g75
=denial+keep-cut g-21
=denial+late-rent h38 k18
=denial+lawful-bar r-43 g60
=denial+lawful-rate g-52 m-16 h37 k63
=denial+lease r-24 g-24 m-17 h24 k22
=denial+left-open g23 h-17
=denial+lend r50 g-81 m46 h22
=denial+lend-verb g-17 m-23
=denial+lender r-39 m21 h30
=denial+lender-gain r18
=denial+licensed h36
=denial+loose-order g102 h-35
=denial+loser-pays g-18
=denial+market-price g62 m33 h41 k-26
=denial+meat h73
=denial+meat-trade h73
=denial+metal r18
=denial+metal-deal r40
=denial+more-back r17 g-16
=denial+more-time r-31 g-32 h-20
=denial+my-loss g-24 m24
=denial+name-after h59
=denial+name-before r-20 m29 h52
=denial+narcotic r23 g16 h73 k-24
=denial+no-date g60
=denial+no-day g57
=denial+no-decision-date g53
=denial+no-spec g99 h-15
=denial+nobody-knows g66 h-48 k-17
=denial+not-chosen g43 h-24
=denial+not-mine-yet k-19
=denial+not-pork r24 g-23 m-30 h38
=denial+not-told r25 g96 m-17 h-38
=denial+official g-37 h50 k-15
=denial+online-place m37 h18 k-16
=denial+operator m-21
=denial+outside-prize r-40 g-56 m-18 h-26
=denial+own-zakat-rate g15
=denial+paid-entry r52 m-18 h-26 k22
=denial+paper-money r65 h34 k69
=denial+pass-along g-30 k24
=denial+pass-on r-23 m25 h26 k-33
=denial+passes-it r35 g-18
=denial+pay-for-cover g50
=denial+pay-me r48
=denial+payment-versus-payment h20
=denial+payroll g-50 h42
=denial+pays r33 m20 h-19 k-24
=denial+pays-for-chance r22 g-39 m21 h79
=denial+per-period r87 m-15 h29
=denial+percentage r24
=denial+price-of r23 g134 h-35 k-19
=denial+price-word r19 m19 h28 k-22
=denial+priced-thing m23 h15
=denial+receivable r-17 m26 h25
=denial+reference g-21 m-30
=denial+refusal g-19
=denial+repay r-47 g-59 k-19
=denial+return-on-capital r124 h25
=denial+right-now r28 h-35
=denial+sale-or-service r26 h46 k106
=denial+savings-circle r-18 g-15 k15
=denial+search-for g29 m17
=denial+sell r62 g150 h-31
=denial+serves g-39 m18 h85 k30
=denial+settles-later g-38 h-34 k23
=denial+sham h42 k-16
=denial+shut-thing g26
=denial+small-parts g-37 h-33 k103
=denial+soft-drink h-24
=denial+sold-apart r63 g-53
=denial+sold-short r-31 g36 h-24
=denial+speed-up g-64 h73 k-18
=denial+split k51
=denial+stakes g-18 m15
=denial+stays-unseen g-85 k107
=denial+stranger g-37
=denial+sums-0 r-173 g230 m-74 h-121 k86
=denial+sums-1 r-29 g120 m45 h42 k-22
=denial+sums-2 r62 m-35 k22
=denial+sums-3 r33 h15
=denial+sums-apart r54 g-58 m-19 h33
=denial+sums-grow r17 g45
=denial+sums-shrink r19
=denial+surety r-51 g-19
=denial+surety-pay r-24
=denial+take-in r57
=denial+tick-guess m24
=denial+to-debtor r-29 g-38 h15
=denial+to-dispose k52
=denial+to-learn r24 g-18 m-17 k42
=denial+to-oppose g20 m-31
=denial+trade g84 m-21 h-20
=denial+trading g127 m41 h-31 k-31
=denial+two-prices g33
=denial+undecided g58 h-26
=denial+under r-49
=denial+undescribed g49 h-52 k-29
=denial+unit r-87 g70 m15 h-61 k70
=denial+unknown g55 h-15 k-42
=denial+unknown-party g-37
=denial+unlawful-business m-39
=denial+unlicensed g23 h-24 k41
=denial+unlicensed-giving h16 k45
=denial+unpromised r-19 g-33
=denial+up-down m47
=denial+wager-event r-24 m46 h-22
=denial+waiting r-53 g-28
=denial+watchers g-54 k29
=denial+with-money g15 m-20
=dependant g-22 m-39 h-124 k-21
=dependant+reference h-15
=dependant+sale-or-service h-24
=dependant+sums-0 g-22 m-39 h-124 k-21
=dependant+unit r21
=described g-88 h-68
=described+gift-money m23
=described+insured g-18
=described+pays-for-chance h-31
=described+reference h-18
=described+right-now g30
=described+sale-or-service h-15
=described+shut-thing g-20
=described+sums-0 g-67 m16 h-59
=described+sums-1 g-21
=described+unit g-25 h-18
=document g-123 m-61 h151 k-95
=document+errand k-20
=document+excused r-27 h-48
=document+fee r-20 h-166 k-18
=document+gift-money h28
=document+given-back r55
=document+halal-certified r51 g-23
=document+hand-over r-16 h19
=document+improper h17
=document+in-return g16 h-21
=document+instalment-count h20
=document+insured r-19 g-16 h-40
=document+late-rent g-38 h46
=document+lawful-rate r28
=document+licensed g34
=document+market-price h37
=document+metal r53
=document+metal-deal r56
=document+name-after g23 h21
=document+name-before h24
=document+not-told h22
=document+official h-20
=document+operator h15
=document+paid-entry h-37
=document+paper-money k-15
=document+payroll h44
=document+pays-for-chance r15 m-15 h-20
=document+per-period r30
=document+price-of r30 g-31 h96
=document+reference r-18 g-16
=document+sale-or-service r37 g-39 m-17 h-45 k-19
=document+sell r35 h60
=document+serves h77
=document+sham r-44 g-21 h294 k-29
=document+sold-apart h-33
=document+sold-short r15 h23
=document+sums-0 g-126 m-48 h187 k-90
=document+sums-1 h-36
=document+sums-2 r26
=document+sums-grow r35
=document+take-in h15
=document+to-learn h36
=document+to-oppose h-37
=document+trade r36 g-16 h87
=document+trading g-50 h30
=document+under g-16 h79
=document+unit r21 g-15 h29
=document+unlawful-business h26
=document+watchers r28
=draw r-52 g-145 m377 h-115 k-20
=draw+errand m-30
=draw+excused r24 g29 m-134
=draw+fee h44
=draw+for-money h25
=draw+friends h61
=draw+gift-money m62 h33
=draw+gift-to m59
=draw+giving-drive m30
=draw+hand-over r-32 g22 h38
=draw+insured g20 m18
=draw+late-rent m91
=draw+lawful-rate r21 m31 h47
=draw+lease m-15
=draw+market-price g-16 h34
=draw+name-after m48 h35
=draw+name-before h24
=draw+narcotic m21 h23
=draw+not-told h35
=draw+online-place m17 h40
=draw+outside-prize m-95
=draw+paid-entry r-74 m281 h-68
=draw+pays m36
=draw+pays-for-chance g-30 m205
=draw+per-period g-17 h54
=draw+price-of m27 h56
=draw+reference m56
=draw+sale-or-service g-26 m149 h136
=draw+shut-thing g-28
=draw+sums-0 g-119 m197 h-147 k-15
=draw+sums-1 r-19 g-23 m121 h27
=draw+sums-2 r-15 m50
=draw+sums-apart m32
=draw+take-in r-21
=draw+to-learn m-26
=draw+trade r29 h71
=draw+travelling m24
=draw+unit r-26 m116 h65
=draw+unlawful-business m59 h53
=draw+wager-event m-44
=draw+watchers r38
=draw+winner-takes m-27 h-18
=each-in r-76 g-64 m79 h-26
=each-in+first-takes m77
=each-in+game m19
=each-in+gift-money m-32
=each-in+hand-over r-30 k33
=each-in+insured m24
=each-in+narcotic r-19
=each-in+outside-prize r-23
=each-in+passes-it r-18 m-18 k34
=each-in+pays m-21
=each-in+pays-for-chance r-58 g-37 m15 h-25 k26
=each-in+per-period r-56
=each-in+reference m-15
=each-in+return-on-capital r-23
=each-in+sale-or-service m-15
=each-in+sums-0 r-25 g-24 m54 k-16
=each-in+sums-1 r-31 g-34 m30 h-18 k18
=each-in+sums-2 r-20
=each-in+take-in r-15 m-16 k33
=each-in+unit r-43 m-38
=each-in+wager-event m-16 h-22
=each-in+winner-takes g-18 m50
=early-rebate r38 g-40
=early-rebate+stipulated r49
=early-rebate+sums-0 g-40
=early-rebate+to-debtor g-33
=early-rebate+trading r49
=equity r-88 g-24 m-116 h102 k-34
=equity+excused r39 h66 k18
=equity+fee r34
=equity+fixed-gain g22 m-18
=equity+friends m-36
=equity+gift-money h-16
=equity+given-back g-78 h62
=equity+guaranteed r48
=equity+hand-over r-38 h23
=equity+insurance-business g-142 h156
=equity+insured r-52 g-166 m-17 h112
=equity+interest-business r-164 h238
=equity+islamic-paper h-28
=equity+keep-cut h31
=equity+kept-by-creditor m16
=equity+lawful-bar g-17
=equity+lawful-rate g44 m-24 h17
=equity+lease g41 h-31
=equity+lend r-43 g46 h23
=equity+lend-verb r-19 h20
=equity+lender r-47 g-17 h57
=equity+lender-gain m-24
=equity+market-price r-53 g61 h-18
=equity+metal-deal r-20 m-15 h33
=equity+name-after k16
=equity+name-before r21 h-20
=equity+narcotic g24
=equity+not-mine-yet g18
=equity+not-told g-36
=equity+online-place h16 k-25
=equity+operator m-86 h22
=equity+own-zakat-rate g-15
=equity+paid-entry r21
=equity+paper-money r17
=equity+pays r-18 m-17 h18
=equity+pays-for-chance r-54 g-26 m-27 h84
=equity+per-period r21 h18
=equity+percentage r-15 h20
=equity+price-of r-74 h31
=equity+price-word g34
=equity+priced-thing h-20
=equity+rate-charge r18
=equity+reference r93 g-63 m-45
=equity+repay r24
=equity+return-on-capital r-30 g21 h39
=equity+right-now g21
=equity+sale-or-service r-25 g62 h27
=equity+search-for g-44 h53
=equity+sell r24 h-26
=equity+serves r52 g29 m-39 h25 k-16
=equity+sold-apart r-41 h29
=equity+sold-short r-21
=equity+stakes h34
=equity+sums-0 r-96 g-100 m-99 h85 k-29
=equity+sums-1 r-15 g77 m-16
=equity+sums-2 r23
=equity+sums-apart r23
=equity+surety-pay m-24 h24
=equity+take-in k16
=equity+to-dispose h-21
=equity+trade r-33 h42
=equity+trading r-54 g23 h-17 k-29
=equity+unit g46 m-28
=equity+unlawful-business r-29 g-18 m-97 h109
=equity+up-down g-17 h27
=equity+watchers r-65 g73 h79 k-22
=equity+with-money r26 h34
=erase-it r-39 g-47 m-21 h-18 k217
=erase-it+errand k18
=erase-it+excused k-50
=erase-it+gift-money r-28 k83
=erase-it+insured g-19 k35
=erase-it+official h19 k-17
=erase-it+pays k52
=erase-it+pays-for-chance m-20 k84
=erase-it+reference h66 k-45
=erase-it+sale-or-service h33 k-28
=erase-it+sums-0 r-37 g-49 m-21 h-18 k216
=erase-it+to-learn h-17 k39
=erase-it+watchers k50
=errand r-144 g-63 m-90 h-157 k-54
=errand+excused g-87 h-26 k-34
=errand+extra r31 k21
=errand+fee r-46 h-47 k-30
=errand+for-money h32
=errand+foreign-currency r15
=errand+friends g-18 k-39
=errand+gift-money g-40 m-15
=errand+given-back r-27 g-32 m20 h20
=errand+hand-over r39 h24 k-26
=errand+improper h42
=errand+in-return h-20
=errand+insured g-28 h18 k27
=errand+keep-cut h-20
=errand+late-rent r31
=errand+lawful-rate h-15
=errand+lease g-22 h-49
=errand+lend r-42
=errand+licensed h22 k-24
=errand+meat g-16
=errand+name-after g28
=errand+name-before h24
=errand+narcotic h-33
=errand+nobody-knows g16
=errand+official h-26
=errand+online-place h30
=errand+operator h105 k25
=errand+pass-on k-16
=errand+payroll r15
=errand+pays r-25 k21
=errand+pays-for-chance r19 g-31
=errand+per-period g22 h28
=errand+percentage m21 h22
=errand+play-costs r-33 g16 m-21 h-32
=errand+price-of r-15 g27
=errand+price-word r19
=errand+reference r26 k-40
=errand+right-now k25
=errand+sale-or-service g-29 m-36 h-66 k-24
=errand+search-for g-23 h-44
=errand+serves r33 m-22 h-37 k17
=errand+sham h30
=errand+shut-thing g-31
=errand+sold-apart g32 h15
=errand+speed-up h18
=errand+stakes h24
=errand+sums-0 r-167 g-37 m-82 h-180 k-44
=errand+sums-1 r18 g-25 h23
=errand+surety-pay r-17 h-20
=errand+take-in r-19
=errand+to-dispose r-24 g-32
=errand+to-learn r-17 g-27 h46
=errand+to-oppose r-26 g-27 h-39
=errand+trade r-22 g23
=errand+trading g-56
=errand+unit g-24 m16 h19 k-51
=errand+unknown g23
=errand+unlawful-business m-18 h-19 k25
=errand+wager-event m-36 h29
=errand+waiting r-27
=errand+watchers r-39 k24
=errand+with-money h24
=errand+works-for r27
=exchange r112 g-24 m-34 h-103 k-33
=exchange+excused g73
=exchange+extra m31 h-21
=exchange+fee r-30 g-30 h79
=exchange+fixed-rate r52
=exchange+foreign-currency r-72 g-38 m-42 h-19
=exchange+forward-deal r41
=exchange+friends m-22 h-23
=exchange+gift-money r-27 g16 m-22
=exchange+gold r57
=exchange+hand-over r-22 h-16
=exchange+in-return r31
=exchange+keep-cut r28
=exchange+lawful-bar r36
=exchange+lawful-rate r-34 g21 m37
=exchange+lease g24
=exchange+market-price r-16 g15 h-30
=exchange+meat r15
=exchange+more-time r-15
=exchange+narcotic r56 g-33 h-27
=exchange+official r-15
=exchange+operator m18 h56
=exchange+paid-entry r30 h-16
=exchange+paper-money g40 m-18
=exchange+pass-on r73 g-53
=exchange+payment-versus-payment r-60 m-24
=exchange+payroll r-24
=exchange+pays-for-chance r35 g-67 m-61 h-55
=exchange+price-of r-16 g-17 m28 h-31
=exchange+price-word g55
=exchange+priced-thing r33
=exchange+reference g-33
=exchange+repay r18
=exchange+right-now h21
=exchange+sale-or-service r-22 g-22 m27 h43
=exchange+sell r22
=exchange+settles-later r111 g-37
=exchange+sold-short r28 g-47
=exchange+sums-0 r70 g41 m18 h-73 k-31
=exchange+sums-1 r37 g-42 m-41 h-19
=exchange+sums-2 r-23 g-23
=exchange+sums-apart r26
=exchange+sums-equal r-35
=exchange+sums-grow r-19
=exchange+sums-shrink r32
=exchange+trade r-19 g-49 h-24
=exchange+trading r44 m44
=exchange+unit r93 g-60 h-17
=exchange+unlawful-business m18 h31
=exchange+wager-event r24 g-15
=exchange+watchers r-22
=exchange+with-money r17 m16 h24
=excused r-339 g-512 m-384 h-710 k-197
=excused+extra g-86 h62
=excused+fee r-18 m-18 h44
=excused+fixed-rate g-21
=excused+for-money r-15
=excused+foreign-currency r17
=excused+free-use r25
=excused+friends r-35 k17
=excused+game m-51
=excused+gift-money r-40 g21 m22
=excused+given-back g-114
=excused+giving-drive k80
=excused+gold r24
=excused+guaranteed r-26
=excused+guarantor r-22
=excused+halal-certified r-27
=excused+hand-over r100 m16 k22
=excused+in-return r54 h49
=excused+instalment-count r22
=excused+insurance-business r31 g-52 h68
=excused+insured r52 g-202 h125
=excused+interest-business r-20 h81
=excused+islamic-paper r23
=excused+istisna g45
=excused+keep-cut h16
=excused+kept-by-creditor g26 h21
=excused+late-charge r-17
=excused+late-rent g-25 m-30
=excused+lawful-bar r29 h-35
=excused+lawful-rate h87 k-28
=excused+lease g63
=excused+lend r-144 h50
=excused+lend-verb h50
=excused+licensed r-21 h-19
=excused+loose-order g25
=excused+meat r23 h-71
=excused+metal-deal r88
=excused+more-time r-27
=excused+my-wallet-lent k-43
=excused+name-after g-15 h37
=excused+name-before r-37 m34 h39
=excused+narcotic g78 h-138
=excused+no-date g27
=excused+no-day g27
=excused+no-decision-date g27
=excused+no-spec g57
=excused+not-pork g-30
=excused+not-told g20
=excused+official r-20 m-18 h-44
=excused+online-place g-28 k-15
=excused+operator m-82 h-44
=excused+outside-prize r20
=excused+own-account h49 k-30
=excused+paid-entry r-21 g17 m-26
=excused+paper-early r20
=excused+paper-money r-23
=excused+pass-on g40 k21
=excused+pay-for-cover h34
=excused+payroll k-17
=excused+pays r22 g18 m16
=excused+pays-for-chance r-22 g-69 m28 h-47
=excused+percentage h27
=excused+price-of h99
=excused+priced-thing r36
=excused+reference r132 g65 m-22 h23 k-64
=excused+repay r18
=excused+return-on-capital r-20 h27
=excused+right-now r61 h-23
=excused+sale-or-service r17 g25 m-44 h76 k-55
=excused+sealed g19
=excused+search-for r33 g-160 h28
=excused+sell r22 h38
=excused+serves g17 h34 k-31
=excused+settles-later r40 g19
=excused+sham h-128
=excused+soft-drink h-22
=excused+sold-apart g-95
=excused+sold-short r67 g-17
=excused+split r18
=excused+stakes m-47 h34
=excused+stipulated g23
=excused+stranger k19
=excused+sums-0 r-364 g-418 m-403 h-636 k-185
=excused+sums-1 g-82 m18 h-115
=excused+sums-2 h41
=excused+sums-apart r-60 h19
=excused+sums-grow r52
=excused+sums-shrink r26 h21
=excused+surety-pay h54
=excused+takaful g-47
=excused+take-in r21 g-18 m31
=excused+to-dispose g-28
=excused+to-learn g-24 k-26
=excused+to-oppose r64 g-27 m-17 k-16
=excused+trade r21 g22 h34
=excused+under r-23 k-16
=excused+unit r23 m16 h-72 k26
=excused+unknown r24
=excused+unlawful-business r42 m-81 h-218
=excused+unlicensed g15 k36
=excused+unlicensed-giving g15 k40
=excused+up-down r-22
=excused+wager-event r26 g48 m-43 h34
=excused+waiting r-30
=excused+watchers h16 k-46
=excused+with-money r23 m-32 h34
=excused+works-for r15 h33
=extra r132 m15 h-40 k-55
=extra+fee r-26 g45 h30
=extra+fixed-rate r64
=extra+for-money g29 m-32 h20
=extra+foreign-currency g15
=extra+friends r31 g-21 m-44
=extra+gift-money r26 h42
=extra+given-back r58 g17
=extra+gold r-20
=extra+gold-part r43 g-41
=extra+guaranteed r29 g18
=extra+hand-over r27 g16 k-16
=extra+in-return r46 g-16
=extra+increase r52 h-17
=extra+instalment-count r-63
=extra+insurance-business h-15
=extra+insured r59 g41
=extra+interest-business r43 h-15
=extra+islamic-paper r-36
=extra+keep-cut r17 g16
=extra+lawful-bar r-34 h-21
=extra+lawful-rate r-39 g-17 m-34
=extra+lease r15 g-23 m-15
=extra+lend r159 g-16 m-65 h-23
=extra+lend-verb r33
=extra+market-price r-47 g83 m56 h-20
=extra+meat h-62
=extra+more-back r86
=extra+more-time m-26
=extra+my-loss m17 h18
=extra+name-before r30 g-26 m-32
=extra+narcotic r39 g-16
=extra+not-pork r25
=extra+online-place g46 m23 h79
=extra+operator g-26 m39 h83
=extra+outside-prize r26
=extra+paid-entry g-17 m39
=extra+paper-money r25 g-30 h34
=extra+pay-for-cover h-21 k21
=extra+payroll r-70 g46
=extra+pays m23 k17
=extra+pays-for-chance r-25 g48 m60 h30
=extra+per-period r93 g-33 h-22
=extra+percentage r19 g25
=extra+price-of r59
=extra+price-word r-25
=extra+priced-thing g41 m65
=extra+receivable r-26
=extra+reference g25 m-22 h16
=extra+repay r131 g-17
=extra+return-on-capital g-55 m-24 h-43
=extra+right-now r68 m-16 h38
=extra+sale-or-service r-44 m-24 h-33
=extra+same-back r26
=extra+savings-circle r45
=extra+search-for g49 k21
=extra+sell r18 g-23
=extra+serves m42
=extra+settles-later r48 g-65
=extra+sold-apart r18 g-36
=extra+sold-short r-29
=extra+stakes r-19
=extra+sums-0 r138 g-21 m44 h-53 k-39
=extra+sums-1 r66 h30 k-16
=extra+sums-2 r-28 g27
=extra+sums-3 r-44
=extra+sums-apart r16 m-15
=extra+sums-equal r-43
=extra+sums-grow r-21 g21
=extra+sums-shrink r-23
=extra+surety-pay r-27
=extra+take-in r76 g24 m-19 h-21
=extra+tick-guess r-25 g66 m35
=extra+tied-deal r18
=extra+to-dispose r-15 g22
=extra+to-learn r17 k21
=extra+to-oppose r-26 g18
=extra+trade r23 h18
=extra+trading g60 h-53
=extra+unit r-43 g-30 m-34 h-17
=extra+unlawful-business g-23 m18 h21
=extra+up-down r25
=extra+wager-event g-24 m34 h20
=extra+wait-pay r37
=extra+waiting r37 g21
=extra+watchers r64 h-23
=extra+with-money r-29 g25
=false-words r-77 g-66 h-132 k391
=false-words+gift-money r-36 g16 k78
=false-words+metal r15
=false-words+paper-money k-15
=false-words+reference r-23 g26 h-54 k140
=false-words+sale-or-service r-28 g-25 h-49 k228
=false-words+serves g-25 k55
=false-words+sham h-63 k52
=false-words+sums-0 r-77 g-66 h-132 k391
=false-words+trading h-33 k44
=false-words+unit h-19 k27
=false-words+watchers r-20 h-45 k47
=fee r68 g-89 m-41 h-47
=fee+for-money m-53 k27
=fee+friends r-22
=fee+game h16
=fee+gift-money r74 k63
=fee+given-back r-40
=fee+giving-drive h-18 k17
=fee+grows-with-time r16
=fee+guaranteed r25 g35 h15
=fee+guarantor r28
=fee+hand-over g-16
=fee+improper h21
=fee+instalment-count r15 h-21
=fee+insured r21
=fee+interest-business r-19
=fee+keep-cut m26 h25
=fee+kept-by-creditor r23 h27
=fee+late-charge r-20
=fee+late-rent r-38 g-16 m-15 h-57 k-21
=fee+lawful-bar r-19
=fee+lawful-rate r-17 g-27 m29 h37
=fee+lend r27 g29 h-18
=fee+lender r28 h-35
=fee+licensed r-28
=fee+limit g24
=fee+market-price r-27 g70 m17 h32
=fee+metal-deal r-17 g19
=fee+more-time r48
=fee+name-after h26
=fee+name-before h-18
=fee+narcotic h23 k25
=fee+not-told g-36 k-19
=fee+official h-55
=fee+online-place r48 g23 h-15 k-31
=fee+paid-entry m-17
=fee+paper-money h-20 k51
=fee+pass-along k24
=fee+passes-it h16
=fee+pay-for-cover g46
=fee+payroll r55 g35
=fee+pays r47 g20 m-19 h-30 k29
=fee+pays-for-chance r-44 g31 m-83 h-76
=fee+per-period r86 h-42
=fee+percentage r17 g-15 m17
=fee+play-costs g-16
=fee+pledge r40
=fee+price-of r-62
=fee+price-word r-44 g17
=fee+priced-thing r-17 g31
=fee+promised-cut r-21 h-24
=fee+rate-charge r56 h-15
=fee+reference r-28 g-38 m-30 h-64 k-26
=fee+repay r26
=fee+return-on-capital r30
=fee+right-now r-15 h32
=fee+sale-or-service r15 g-20 m-39 h27
=fee+search-for g30
=fee+sell r-20 h-15
=fee+serves r60 g-15 m26 h74
=fee+sham k37
=fee+sold-apart r30 g-32 k19
=fee+speed-up r29 h-29
=fee+stakes r-15 m-42 h43
=fee+sums-0 r113 g-81 m-30 h-59
=fee+sums-1 r-62
=fee+sums-2 r17 g-15 m-17
=fee+sums-apart r47
=fee+surety r52 h-29
=fee+surety-pay m26 h28
=fee+take-in h16
=fee+to-dispose r-46
=fee+to-oppose r-35 m-15 h-49
=fee+trade h-22
=fee+trading r-81 g35 k-15
=fee+under h16
=fee+unit r103 g-45 m-45 h-34
=fee+unlawful-business k31
=fee+wager-event r-21 m-30 h39 k25
=fee+watchers r-138 h23 k-50
=fee+winner-takes m17
=fee+with-money m-24 h48
=fee+works-for h25
=first-takes r-61 g-47 m193 h-34
=first-takes+fixed-rate r-28
=first-takes+gift-money m18
=first-takes+hand-over r-45 m36
=first-takes+insured m24
=first-takes+outside-prize m26
=first-takes+paid-entry m86
=first-takes+pays m18
=first-takes+pays-for-chance r-18 g-22 m83
=first-takes+per-period m23
=first-takes+sale-or-service m28
=first-takes+sums-0 r-22 g-33 m126 h-27
=first-takes+sums-1 r-34 m68
=first-takes+take-in r-45 m36
=first-takes+unit r-33 m25
=first-takes+wager-event r-16 m80
=first-takes+winner-takes r-32 g-22 m80 h-19
=fixed-gain r179 g-24 m-31
=fixed-gain+fixed-paper r50 g-19 h-20
=fixed-gain+for-money r24 h19
=fixed-gain+friends r36 g-18
=fixed-gain+gift-money r-22 g58 h-15
=fixed-gain+given-back r31 h-16
=fixed-gain+guaranteed r36
=fixed-gain+hand-over r-48 g23 h20
=fixed-gain+in-return r24
=fixed-gain+insured g-19
=fixed-gain+interest-product r28 h16
=fixed-gain+keep-cut r-20 g-15 m17 h50
=fixed-gain+keeps-money r28 g-20
=fixed-gain+lawful-rate r15 h-19
=fixed-gain+lease h21
=fixed-gain+lend r46 g23 h19
=fixed-gain+market-price g16 h27
=fixed-gain+metal-deal g35
=fixed-gain+name-before r36 g-18
=fixed-gain+paid-entry r24
=fixed-gain+paper-money r31
=fixed-gain+pays g48
=fixed-gain+pays-for-chance r65 h25
=fixed-gain+per-period r38 g-18 m-15
=fixed-gain+percentage r34
=fixed-gain+price-of r-30 g28 h67
=fixed-gain+price-word g-19 h19
=fixed-gain+principal-stays r-31
=fixed-gain+receivable r-18
=fixed-gain+reference g-24 m-20
=fixed-gain+repay g-27 h19
=fixed-gain+return-on-capital r94 g-62 m-16
=fixed-gain+right-now m15 h46
=fixed-gain+sell r-28 g-18 h22
=fixed-gain+serves h45
=fixed-gain+settles-later r26
=fixed-gain+sold-short r-15
=fixed-gain+sums-0 r144 g-33 m-23
=fixed-gain+sums-1 r-19 g26 h-18 k15
=fixed-gain+sums-2 r62 m-18
=fixed-gain+sums-apart r48
=fixed-gain+sums-grow r-18
=fixed-gain+sums-shrink r25
=fixed-gain+surety-pay r-24
=fixed-gain+take-in r-39 g38
=fixed-gain+to-oppose r58
=fixed-gain+trade r-18 g20 h47
=fixed-gain+trading r26 g27 h27
=fixed-gain+unit r21 g17 m-34
=fixed-gain+wager-event r41 m25 h67
=fixed-paper r373 g-83 m-53 h-134
=fixed-paper+gift-money r31
=fixed-paper+given-back r23 m-23 h-30
=fixed-paper+insured r30
=fixed-paper+interest-business r26 h-19
=fixed-paper+late-rent r48
=fixed-paper+lawful-rate r21 m-23 h-30
=fixed-paper+lend r19
=fixed-paper+lend-verb r16
=fixed-paper+market-price r17
=fixed-paper+online-place r19
=fixed-paper+paid-entry r26
=fixed-paper+paper-money r61 g-34 h-18
=fixed-paper+pays-for-chance r56 h-34
=fixed-paper+per-period r26
=fixed-paper+reference r25
=fixed-paper+return-on-capital r31
=fixed-paper+sale-or-service r60 m-25 h-33
=fixed-paper+sums-0 r340 g-80 m-49 h-101
=fixed-paper+sums-1 r33 h-33
=fixed-paper+trading r49 g-16
=fixed-paper+unit r61 g-16 h-18
=fixed-rate r27 h20
=fixed-rate+foreign-currency r46
=fixed-rate+forward-deal r-21 g-18
=fixed-rate+friends r59
=fixed-rate+gold r28
=fixed-rate+guaranteed g-24
=fixed-rate+hand-over g16 h25
=fixed-rate+lease h30
=fixed-rate+market-price m-16
=fixed-rate+narcotic r17
=fixed-rate+outside-prize r-19
=fixed-rate+paper-money r37
=fixed-rate+passes-it r60 h-19 k39
=fixed-rate+pays r-25 g28
=fixed-rate+pays-for-chance r43 h-23 k31
=fixed-rate+per-period h19
=fixed-rate+pledge r-16 h18
=fixed-rate+price-word g17
=fixed-rate+priced-thing r28
=fixed-rate+reference g-15 m19 h17
=fixed-rate+repay r-30 h16
=fixed-rate+return-on-capital r-18
=fixed-rate+right-now r41 g-24 m-20
=fixed-rate+sale-or-service r-25 g22 h24
=fixed-rate+sell r19
=fixed-rate+settles-later r44
=fixed-rate+sold-apart r-30
=fixed-rate+sold-short r19
=fixed-rate+sums-0 r-20 g-16 m15 h44 k-21
=fixed-rate+sums-1 r-43 g30 m-40 k25
=fixed-rate+sums-2 r62
=fixed-rate+sums-apart r45
=fixed-rate+sums-grow r30
=fixed-rate+take-in h30
=fixed-rate+trade g25
=fixed-rate+trading r-21
=fixed-rate+unit r-36 h-18
=fixed-rate+wager-event m20 h-15
=for-money r-24 g-20 m255 h-102 k-16
=for-money+friends r-16 g-21 m15
=for-money+game r-37 g-16 m151 h-53
=for-money+gift-money r-31 g-27
=for-money+given-back h23
=for-money+gold r-44
=for-money+guaranteed r25 m-20
=for-money+hand-over r15 g32 m-33 h32
=for-money+improper m-25 h28
=for-money+in-return m41
=for-money+instalment-count r34
=for-money+insured r-30
=for-money+late-rent r16 m-19
=for-money+lawful-rate r40 m-27
=for-money+lease r31
=for-money+lend r25 h19
=for-money+loser-pays r-25 m44 h-23
=for-money+market-price r-33 g16
=for-money+metal-deal r21
=for-money+more-time r15 g20
=for-money+my-loss r-19 m21
=for-money+name-after m-16 h15
=for-money+name-before h18
=for-money+narcotic r-20
=for-money+official m-23
=for-money+online-place m22 h84
=for-money+operator h109
=for-money+out-there g37
=for-money+own-stake g-19 m29 h45
=for-money+paid-entry m-22
=for-money+paper-money h52 k-21
=for-money+pays h-23 k32
=for-money+pays-for-chance m43 h-63 k29
=for-money+per-period r43 h24
=for-money+percentage r17 m-24
=for-money+price-of r-57 g-22
=for-money+price-word m15
=for-money+priced-thing r-43
=for-money+reference r17 g-16 m-21 h-16
=for-money+repay h54
=for-money+return-on-capital m-23
=for-money+right-now r30 h51
=for-money+sale-or-service m-60 h21 k21
=for-money+sell r-27
=for-money+sold-apart g18
=for-money+sold-short r-46 g19
=for-money+stakes g-22
=for-money+sums-0 r-40 m63 h-59
=for-money+sums-1 r27 g-26 m163 h-28
=for-money+sums-2 m26
=for-money+sums-apart m28 h-15
=for-money+take-in g41 h23
=for-money+tick-guess g55
=for-money+to-dispose m-30
=for-money+to-oppose h-20
=for-money+trade r-21
=for-money+trading r17 g18
=for-money+unit r59 m-18 h42
=for-money+unlawful-business m-57 h57 k32
=for-money+wager-event r-30 g-33 m56
=for-money+waiting r44 m-27
=for-money+watchers r25
=for-money+winner-takes r-22 m29 h-23
=for-money+with-money m16 k-25
=for-others r-40 g-16 h-37 k101
=for-others+hand-over r-34 h-18 k54
=for-others+sums-0 r-46 h-37 k101
=for-others+take-in r-21 h-18 k46
=for-others+unit k18
=foreign-currency r194 g-122 m18 h-85 k-56
=foreign-currency+forward-deal r114 g-100
=foreign-currency+free-use r19
=foreign-currency+friends r65 g-35 m28
=foreign-currency+gift-money r-56 h-17
=foreign-currency+given-back r71 h-16
=foreign-currency+hand-over r44 g-43 m-58 h-28
=foreign-currency+insured r-15 m-19
=foreign-currency+keep-cut h28
=foreign-currency+lawful-rate r22 h-17
=foreign-currency+lease r32
=foreign-currency+lend r16 g-19
=foreign-currency+market-price r23 g15 m27
=foreign-currency+name-before r-21
=foreign-currency+not-pork m16 h22
=foreign-currency+online-place r-19 g32 m33 h29
=foreign-currency+operator g20 m33 h37
=foreign-currency+paper-money r-56
=foreign-currency+pass-along r28
=foreign-currency+pass-on r115 g-77 h19 k-34
=foreign-currency+passes-it r31
=foreign-currency+payment-versus-payment r-100 m-35
=foreign-currency+payroll r37
=foreign-currency+pays-for-chance g-28 h19
=foreign-currency+per-period r33
=foreign-currency+price-of g22 h-23
=foreign-currency+price-word r46
=foreign-currency+priced-thing r33 g-58
=foreign-currency+receivable r24
=foreign-currency+reference r71 g-68 m34 h56
=foreign-currency+repay r29
=foreign-currency+return-on-capital r23
=foreign-currency+right-now r116 g-43 m-25 h-22
=foreign-currency+sale-or-service r52 g24 h-23
=foreign-currency+sell g23
=foreign-currency+serves r17 g17 m17
=foreign-currency+settles-later r187 g-51 m-19
=foreign-currency+sham h17
=foreign-currency+sold-apart r19 g-16
=foreign-currency+sold-short r-64 g-31
=foreign-currency+stakes r-18 g75 m80 h-18
=foreign-currency+sums-0 r228 g-124 h-131 k-51
=foreign-currency+sums-1 m21 h24
=foreign-currency+sums-2 r-34
=foreign-currency+sums-apart h23
=foreign-currency+surety-pay m17
=foreign-currency+take-in r31
=foreign-currency+tick-guess g49 m38
=foreign-currency+trade r-28
=foreign-currency+trading r47 g-63
=foreign-currency+travelling r-38
=foreign-currency+unit r87 g24 h-21
=foreign-currency+unlawful-business h33
=foreign-currency+up-down r-15 g28
=foreign-currency+wager-event r25 m35 h20
=foreign-currency+waiting r-20
=foreign-currency+with-money r-32 g35 m41
=forward-deal r42 g18 m-23 h-47 k-38
=forward-deal+guaranteed g-18
=forward-deal+lease k-16
=forward-deal+market-price r63 g-37
=forward-deal+paper-money g41
=forward-deal+pays-for-chance r-25
=forward-deal+price-of g43
=forward-deal+price-word r45
=forward-deal+priced-thing r45 g-25
=forward-deal+reference r30 g-35 k-22
=forward-deal+right-now g-15
=forward-deal+sale-or-service r45
=forward-deal+sell r-17 g16
=forward-deal+settles-later r28 g-15
=forward-deal+sums-0 r59 g39 h-42 k-38
=forward-deal+sums-1 r-18 g-21
=forward-deal+trade r-35 g35
=forward-deal+trading r62 g-49
=forward-deal+unit r16
=free-use r140 g-19 k-26
=free-use+gift-money r41
=free-use+hand-over r15
=free-use+in-return r44
=free-use+lend r129
=free-use+lend-verb r39
=free-use+outside-prize r41
=free-use+pays-for-chance r69 k-23
=free-use+reference r36
=free-use+repay r61
=free-use+return-on-capital r40
=free-use+sale-or-service r30
=free-use+sums-0 r81 g-19 k-15
=free-use+sums-1 r59
=friends r-70 g-57 m96 h-94 k23
=friends+game h-30
=friends+gift-money r-90 g-27 m22 h-53 k-54
=friends+gift-to r-19 h22 k-17
=friends+given-back h-20
=friends+guaranteed r18 g-32
=friends+hand-over r89
=friends+hidden-name h-22 k48
=friends+in-return r23
=friends+instalment-count h-21
=friends+insured g28 m23
=friends+keep-cut r25 m-35 h-27
=friends+kept-by-creditor r36
=friends+late-charge r-18
=friends+late-rent r-22 g15 h47
=friends+lawful-bar h-80
=friends+lawful-rate r17 m-53 h-30
=friends+lease g85
=friends+lend r-36 g-30
=friends+lend-verb r-25 h-20
=friends+lender-gain r36
=friends+market-price r37 g29 m-35
=friends+meat h39
=friends+more-back r52 h-17
=friends+more-time r-31
=friends+my-loss h-28
=friends+name-after g-20 m-19 h-25 k18
=friends+name-before g-20 k40
=friends+narcotic r-17 h23
=friends+not-pork g17 m24
=friends+not-told h38
=friends+official h47
=friends+online-place r20 m-20 h21 k15
=friends+operator h52
=friends+outside-prize r16 m-32
=friends+paid-entry r-36 g34 h32
=friends+paper-early r21
=friends+paper-money r17 g-16 k27
=friends+pass-along k24
=friends+passes-it r22 h21
=friends+pay-me r-28
=friends+payroll r-50 h21
=friends+pays r-48 g-18 m24
=friends+pays-for-chance r123 g-43 h-64
=friends+per-period r39 g19
=friends+percentage r59 h-23
=friends+price-of r40 g56 m-16
=friends+price-word r42
=friends+priced-thing r21 g16 m-18
=friends+receivable r16
=friends+reference r67 g-56 m-44 h36 k-28
=friends+repay r40 g-17 h-23
=friends+return-on-capital m-22 k-19
=friends+right-now r-26 g37
=friends+sale-or-service r22 m-41 h40
=friends+search-for g17 m17
=friends+sell r20 g16
=friends+serves g-33 m-30
=friends+settles-later r31
=friends+sham h30
=friends+small-parts r-16
=friends+sold-apart g16 h-15
=friends+sold-short r15
=friends+speed-up h59
=friends+stakes m109
=friends+sums-0 r-82 m37 h-18
=friends+sums-1 r-38 g-38 m90 h-58
=friends+sums-2 r67 g-25 m-23 h-15
=friends+sums-3 r-17
=friends+sums-apart r40 g-15
=friends+sums-equal r-43
=friends+sums-grow r84 m-15
=friends+sums-shrink r-31
=friends+surety r16
=friends+take-in r27 h35
=friends+to-learn h26 k-16
=friends+trade r56
=friends+trading m-21 h-23
=friends+unit r-16 g-18 h44
=friends+unlicensed k25
=friends+unlicensed-giving k36
=friends+up-down g39
=friends+wager-event m52 h-16
=friends+waiting r-29
=friends+winner-takes m31
=friends+with-money r-15 m47 h-15
=future-crop r-17 g231 m-21 h-63
=future-crop+gift-money g52
=future-crop+hand-over g15
=future-crop+own-zakat-rate g112 h-21
=future-crop+pays g24
=future-crop+pays-for-chance g90
=future-crop+price-of g32
=future-crop+reference g15
=future-crop+right-now g58
=future-crop+sale-or-service g23
=future-crop+sell g23
=future-crop+sums-0 r-16 g231 m-21 h-63
=future-crop+trade g23
=future-crop+unit g113
=game r-117 g-59 m245 h-144 k-32
=game+gift-money r-35 m84 h46
=game+given-back m16
=game+guaranteed g39
=game+hand-over m28
=game+in-return m28
=game+insured g18
=game+keep-cut m-27
=game+lawful-bar m-18 h43
=game+lawful-rate m17 h20
=game+lease m-15 h19
=game+lend m84
=game+loser-pays r-17 m19
=game+market-price m-19
=game+narcotic h39
=game+official g-21 m15 h33
=game+online-place m18 h24
=game+outside-prize m-19
=game+paper-money r-20 m60 h70 k-18
=game+pays-for-chance r-45 m105 h38
=game+per-period m-22
=game+play-costs m-23
=game+price-of g-30 m-27 h53
=game+reference g19 h39
=game+right-now m17 h16
=game+sale-or-service r20 g-33 h63
=game+speed-up h19
=game+sums-0 r-52 g-63 m71 h-115 k-28
=game+sums-1 r-43 m88 h-38
=game+sums-2 r-22 m64
=game+sums-apart r-20 m51
=game+to-learn g-21
=game+to-oppose m24 h-32
=game+trade g-18 h35
=game+unit m-20
=game+unlawful-business h39
=game+wager-event r-41 g-71 m-87 h-54
=game+winner-takes m38 h-16
=game+with-money r-19 m72 h-21
=gift-money r-15 m-46 k-26
=gift-money+gift-to r-47 g-65 m-19 h-35 k-48
=gift-money+given-back g-87
=gift-money+giving-drive r-33 k-32
=gift-money+gold r-126 g-20 h-24
=gift-money+gold-part r59 h16
=gift-money+grown-debt r40
=gift-money+guaranteed r37 g35 m-15 h-15
=gift-money+guarantor r27 g-19 h-17
=gift-money+halal-certified g-19
=gift-money+hand-over g24 k-24
=gift-money+hangs-if g25
=gift-money+he-picks g34
=gift-money+improper h37
=gift-money+in-return r48 g37 m-17
=gift-money+increase r-15 g18
=gift-money+instalment-count r-67 h-19
=gift-money+insured g37 m-29 h-32
=gift-money+istisna g15
=gift-money+keep-cut r-29 h-41
=gift-money+kept-by-creditor g-23
=gift-money+late-rent h20
=gift-money+lawful-bar g-31 h56 k-20
=gift-money+lawful-rate r117 g-34 k-30
=gift-money+lease r167 g41 m-22 h-22 k-16
=gift-money+left-open r16 g15
=gift-money+lend g-77 h-16
=gift-money+lender r107 g-40
=gift-money+lender-gain r73 g-15 k16
=gift-money+licensed h22
=gift-money+limit r17
=gift-money+loose-order g26
=gift-money+loser-pays g-20 m46 h-19
=gift-money+market-price r-61
=gift-money+meat r36 g-20
=gift-money+metal r55 k-16
=gift-money+metal-deal r48 g20
=gift-money+more-back r66 h-23
=gift-money+more-time r-15 g17 h-15
=gift-money+my-wallet-lent k34
=gift-money+name-before r-15 k-15
=gift-money+narcotic h-62
=gift-money+no-day r-38 g30
=gift-money+nobody-knows r-15 g31 h-18
=gift-money+not-chosen g34
=gift-money+not-pork m30 h28
=gift-money+not-told r-22 g-21
=gift-money+official r-69 g-17 h350 k-27
=gift-money+online-place r75 g-48 h107
=gift-money+operator g-19
=gift-money+out-there g24 m19
=gift-money+outside-prize g-18 m-38 h-27
=gift-money+own-account k-27
=gift-money+own-stake h60
=gift-money+own-zakat-rate g15
=gift-money+paid-entry g31 h-18
=gift-money+paper-early r33
=gift-money+paper-money r58 g28 h-38 k15
=gift-money+pass-along r-32 h-15 k48
=gift-money+pass-on r-58 g34 k51
=gift-money+passes-it r57
=gift-money+pay-for-cover r-16 g15 k15
=gift-money+payroll r32 g-30 h34
=gift-money+pays r-28 g53 h-28
=gift-money+pays-for-chance r-20 m26 h39
=gift-money+per-period g36 h-54
=gift-money+percentage g-19 m20
=gift-money+play-costs r-25
=gift-money+pledge h15
=gift-money+price-later r25 g-22 h22
=gift-money+price-of r-41 g28 m-30
=gift-money+price-word g30 m-15 h-22 k-21
=gift-money+priced-thing m33
=gift-money+principal-stays r52 g-17
=gift-money+promised-cut r32 g-15
=gift-money+quick-cash r18 g18
=gift-money+rate-charge r23
=gift-money+receivable r-21 g-26 m29 h25
=gift-money+reference g109 m-56 h-41 k26
=gift-money+refusal g26 h-15
=gift-money+repay r59 g-29
=gift-money+return-on-capital r44 m-23 h-25
=gift-money+right-now g17 h40
=gift-money+salam g15
=gift-money+sale-or-service g59 h-59 k72
=gift-money+same-back r54 g-25
=gift-money+savings-circle m-22
=gift-money+sea-catch h18
=gift-money+search-for g29 k21
=gift-money+sell g-23 h-23 k-27
=gift-money+serves r88 g27 m-19 h-45
=gift-money+settles-later g-20 h-25
=gift-money+sham r26 h22 k-37
=gift-money+shut-thing g23
=gift-money+small-parts g21
=gift-money+sold-apart g16 k-15
=gift-money+sold-short g-72 m-25 h-18
=gift-money+speed-up r27 m-19 h150 k-38
=gift-money+split r17 k35
=gift-money+stakes m31
=gift-money+stays-unseen k16
=gift-money+stranger g-21
=gift-money+sums-0 r-57 g-31
=gift-money+sums-1 r57 h27
=gift-money+sums-2 r-29 g31 m-61 h-33 k-26
=gift-money+sums-3 r15
=gift-money+sums-apart r34 g31
=gift-money+sums-equal g-19 m-35 h-21 k-23
=gift-money+sums-grow r-50 g23 h-16
=gift-money+sums-shrink h18
=gift-money+surety r39 h-17
=gift-money+surety-pay g30
=gift-money+take-in r27 g50 m29 h24
=gift-money+tick-guess r-21 g27 m28
=gift-money+to-dispose g-41
=gift-money+to-learn g-17 h-15 k17
=gift-money+to-oppose r-42 g-18 h-19
=gift-money+to-treat m-19
=gift-money+trade r23
=gift-money+trading r55 g36 h25 k-24
=gift-money+travelling r27 g37 h52
=gift-money+two-prices r-16 g33
=gift-money+undecided r-43 g92
=gift-money+under h80 k-22
=gift-money+undescribed g-21 h-18
=gift-money+unit r67 g-56 m-19 k-38
=gift-money+unknown g-30
=gift-money+unknown-party g-18 h-19 k62
=gift-money+unlawful-business r15 m34 k29
=gift-money+unlicensed r-19 g-15 h21
=gift-money+unlicensed-giving r-19 g-15 k15
=gift-money+up-down h53
=gift-money+victim-fee m-18 h-33 k120
=gift-money+wager-event g-37 m120 h77
=gift-money+wait-pay r64 h-20
=gift-money+waiting h-22
=gift-money+wash-money h-29 k84
=gift-money+watchers h100 k-58
=gift-money+winner-takes r16 m39 h-31
=gift-money+with-money g-29 m19 k-17
=gift-money+wrapped-gift g-16 h-36
=gift-to r-87 g-106 h-80 k-60
=gift-to+giving-drive m15 h-18 k-20
=gift-to+in-return r28
=gift-to+insured r-19
=gift-to+islamic-paper k-15
=gift-to+late-charge r-30
=gift-to+late-rent k-22
=gift-to+lawful-rate r-21 g-26 h-25
=gift-to+lender r15
=gift-to+licensed k-27
=gift-to+more-time r-48
=gift-to+name-before h16 k-26
=gift-to+narcotic r-19
=gift-to+nobody-knows g-25
=gift-to+outside-prize k-16
=gift-to+own-account k-23
=gift-to+paid-entry m32
=gift-to+price-of h-16
=gift-to+receivable r-17
=gift-to+reference g-16
=gift-to+repay m18
=gift-to+sale-or-service r-31 h-23
=gift-to+speed-up h27
=gift-to+sums-0 r-74 g-103 h-78 k-57
=gift-to+sums-1 r-26
=gift-to+sums-2 m18
=gift-to+to-dispose r-36 g-35
=gift-to+to-oppose h-21
=gift-to+undescribed g-49
=gift-to+unit r-36 g-24 m17
=gift-to+unlawful-business m17 h-20
=gift-to+unlicensed k34
=gift-to+unlicensed-giving k42
=gift-to+wager-event r-18
=gift-to+waiting r-52
=gift-to+watchers r22
=gift-to+wrapped-gift g-16 h-36
=given-away r-47
=given-away+hand-over r-39
=given-away+sums-0 r-45
=given-away+watchers r-39
=given-back g63 h-96 k-16
=given-back+gold r32 g24
=given-back+gold-part h23
=given-back+guaranteed m-26
=given-back+halal-certified r23
=given-back+hand-over r-27 g-78 h-16
=given-back+increase r25
=given-back+insurance-business r16 g-30 h28
=given-back+insured r-39 g199 h31
=given-back+islamic-paper g-17
=given-back+kept-by-creditor g25
=given-back+lawful-bar g24
=given-back+lawful-rate r-32 g32 m27
=given-back+lease r-39 g46
=given-back+lend r-114 m-15 h-19
=given-back+lend-verb r-33
=given-back+lender-gain r25
=given-back+licensed r34
=given-back+more-back r39
=given-back+name-after r25
=given-back+name-before g19 h-23
=given-back+narcotic r42
=given-back+online-place r-15 g16 m28 h61
=given-back+operator m52 h56
=given-back+paid-entry g23 h-27
=given-back+pass-on r22 k18
=given-back+pay-for-cover g-24
=given-back+pays r-15 g-41 h24
=given-back+pays-for-chance r63 g-57 h31
=given-back+per-period r31 g19
=given-back+percentage r93 m17 h16
=given-back+price-of r-77 m25 h29
=given-back+priced-thing r15
=given-back+receivable r-15 g18
=given-back+reference g-43 h17
=given-back+repay r32 g-134 m-36 h-38 k-19
=given-back+return-on-capital r60
=given-back+right-now r-32 g-16 h-20
=given-back+sale-or-service r-27 g15
=given-back+search-for g-20
=given-back+sell r20 g32
=given-back+serves r36 g-73 h76
=given-back+settles-later g-15
=given-back+sold-short g17
=given-back+stakes h39
=given-back+sums-0 r-59 g79 h-93 k-16
=given-back+sums-1 g40
=given-back+sums-2 r52 g-57
=given-back+sums-apart r27 g-45 h-17
=given-back+sums-equal r-21
=given-back+sums-grow r51
=given-back+takaful g-25
=given-back+to-dispose r-37 g-82
=given-back+to-learn g15
=given-back+to-oppose r-31 g-47 m-16 h-15
=given-back+trade r-15 g35
=given-back+trading r-45 g-71 m29 h85
=given-back+travelling h-31
=given-back+under r-23
=given-back+unit r62 g17 m29 h-26 k22
=given-back+unlawful-business m43 h47
=given-back+up-down r-28 m27 h17
=given-back+wager-event m18
=given-back+waiting r-31
=given-back+watchers r90 h-18
=given-back+with-money h41
=giving-drive r-37 g-69 m-24 h-130 k210
=giving-drive+hand-over h-27 k55
=giving-drive+late-rent k-22
=giving-drive+lawful-rate h-21
=giving-drive+lease h-20
=giving-drive+lend r18
=giving-drive+licensed k-27
=giving-drive+more-time r-33
=giving-drive+online-place m-15
=giving-drive+outside-prize k-16
=giving-drive+paper-money g-15 k17
=giving-drive+pass-on h16
=giving-drive+pays-for-chance r24 h18
=giving-drive+receivable r-30
=giving-drive+reference g-25 h20 k25
=giving-drive+sale-or-service r-23 h-31 k15
=giving-drive+serves h-31
=giving-drive+sums-0 r-60 g-90 m-29 h-147 k217
=giving-drive+sums-1 r24 g21
=giving-drive+take-in k36
=giving-drive+to-debtor r-16 k-23
=giving-drive+to-oppose h-21
=giving-drive+unit r-19 g-21 h-20 k30
=giving-drive+unlicensed g-30 k99
=giving-drive+unlicensed-giving g-26 k166
=giving-drive+wager-event h22
=giving-drive+waiting r-33
=giving-drive+watchers k-29
=gold r173 g-74 m-19 h-103 k-26
=gold+gold-part r218 g-54
=gold+hand-over r26 g-23
=gold+instalment-count r34
=gold+insured m-18
=gold+late-rent r25
=gold+lawful-bar r29 g20 m16 h25
=gold+lawful-rate g24
=gold+lease r58 g-21
=gold+market-price r53 g18 m17 h33
=gold+meat r25
=gold+narcotic r44 h-62
=gold+online-place g44 m16 h-18
=gold+paid-entry r16 g21 h-15
=gold+payment-versus-payment r-15
=gold+payroll r32
=gold+pays r-16 m15
=gold+pays-for-chance r63 h-46
=gold+per-period r55
=gold+percentage r-21 g19
=gold+pledge r33
=gold+price-of r-22 g-61
=gold+price-word g-44 m26
=gold+priced-thing r17 g17 m28
=gold+reference r-21 g60 h-19
=gold+repay r27
=gold+return-on-capital r-24 g18
=gold+right-now r43 g-24
=gold+sale-or-service r15 g-58
=gold+sell r-101 g-56
=gold+serves r68
=gold+settles-later r29 g-54
=gold+sold-apart g-37
=gold+split r38
=gold+stakes r-17 g38 h21
=gold+sums-0 r188 g-114 m-47 h-88 k-26
=gold+sums-1 g37 m28 h-15
=gold+take-in r26
=gold+tick-guess r-56 g61 m55
=gold+to-learn r37
=gold+trade r-41 g-61
=gold+trading g-15 m26
=gold+unit r223 g-60 m16 h-32
=gold+unlawful-business r41 h23
=gold+up-down r-49 g53
=gold+wager-event m30 h19
=gold+with-money g18 h20
=gold-part r93 g-75 m-23
=gold-part+hand-over r31 g-18
=gold-part+instalment-count r29
=gold-part+insured r-27
=gold-part+lawful-bar r51
=gold-part+lease r35
=gold-part+lend r24
=gold-part+market-price r96
=gold-part+online-place r18
=gold-part+paper-money g23
=gold-part+payroll r24 k-15
=gold-part+pays r49
=gold-part+pays-for-chance r49
=gold-part+price-of g-37 h22
=gold-part+priced-thing r169 g-52
=gold-part+right-now g-18
=gold-part+sale-or-service g-29 h22 k-15
=gold-part+sell r-27
=gold-part+serves r20 k-15
=gold-part+settles-later r25 g-40 m-17
=gold-part+small-parts k24
=gold-part+sold-short r-39
=gold-part+split k24
=gold-part+sums-0 r75 g-69 m-22
=gold-part+sums-apart r28
=gold-part+sums-grow r-21
=gold-part+trade g-23
=gold-part+unit r79 g-60 h-16 k20
=grown-debt r88 g-26
=grown-debt+lend r19 g-17
=grown-debt+more-time r28
=grown-debt+paper-money r22
=grown-debt+receivable r19 g-17
=grown-debt+right-now r19
=grown-debt+sums-0 r80 g-18
=grown-debt+unit r27
=grown-debt+waiting r57 g-18
=grows-with-time r70 h-27
=grows-with-time+hand-over r17
=grows-with-time+pays-for-chance r17
=grows-with-time+sale-or-service r16
=grows-with-time+sums-0 r51 h-25
=grows-with-time+sums-1 r19
=grows-with-time+unit r17
=grows-with-time+waiting r16
=guaranteed r207 g-28 h-109 k-33
=guaranteed+guarantor g34
=guaranteed+instalment-count r-50 h41
=guaranteed+insured r-41 g25
=guaranteed+lease r-26 g15
=guaranteed+lend r-84
=guaranteed+market-price r-27 g-24 m-18
=guaranteed+name-before g32 m36
=guaranteed+narcotic r49
=guaranteed+official r17
=guaranteed+paper-money r19
=guaranteed+payroll r-18 g62 h-20
=guaranteed+pays r-40 g53
=guaranteed+pays-for-chance r-22 g43 m-40
=guaranteed+per-period r102 g-17 m-21 h-24
=guaranteed+percentage r91
=guaranteed+price-word r-42 g-28 m-16
=guaranteed+priced-thing r16 g-39
=guaranteed+receivable r-23
=guaranteed+reference r-32 g17
=guaranteed+repay r47 g-17
=guaranteed+return-on-capital r203 g-72 m-22 h-36
=guaranteed+sale-or-service r-71 g-31 m-28
=guaranteed+settles-later g-32 h41
=guaranteed+sold-apart g79
=guaranteed+sold-short r-40 g26
=guaranteed+stakes r47
=guaranteed+stipulated r23 g-19
=guaranteed+sums-0 r239 g-15 m19 h-70 k-29
=guaranteed+sums-1 r-54 m-16 h-34
=guaranteed+sums-2 r23
=guaranteed+sums-apart r40
=guaranteed+surety-pay h16
=guaranteed+to-learn g15
=guaranteed+trade r21
=guaranteed+trading r38
=guaranteed+travelling r18
=guaranteed+under r19
=guaranteed+unit g-22 m-19 h16
=guaranteed+wager-event g-27 m-22
=guaranteed+watchers r-43 g42 h25
=guaranteed+with-money r49 m-17
=guarantor r66 m-21
=guarantor+guarantor-gain r20
=guarantor+hand-over r49 m-15
=guarantor+in-return r22 h-19
=guarantor+keep-cut r35
=guarantor+late-rent r-15
=guarantor+outside-prize r-22 h-17
=guarantor+paid-entry r22 h-19
=guarantor+payroll r16 g32
=guarantor+pays r43
=guarantor+pays-for-chance r47 h-19
=guarantor+per-period r20
=guarantor+price-of r52
=guarantor+reference r-16
=guarantor+return-on-capital r19
=guarantor+sums-0 r68 g-22 m-15
=guarantor+sums-1 g15
=guarantor+surety r24 g-31
=guarantor+surety-pay r62 h-29
=guarantor+take-in r33 m-15
=guarantor+trade r-22 h15
=guarantor-gain h-20
=guarantor-gain+hand-over r19
=guarantor-gain+lend r-50
=guarantor-gain+pays-for-chance r-50
=guarantor-gain+percentage r-40
=guarantor-gain+rate-charge r-50
=guarantor-gain+sums-0 h-20
=guarantor-gain+surety-pay r28
=guarantor-gain+take-in r19
=halal-certified r41 g-41 h-23
=halal-certified+lawful-rate r24
=halal-certified+licensed r15
=halal-certified+meat h-16
=halal-certified+meat-trade h-16
=halal-certified+metal r53
=halal-certified+metal-deal r56
=halal-certified+name-after h15
=halal-certified+not-pork g-15 h-29
=halal-certified+per-period r33
=halal-certified+price-of r23 h15
=halal-certified+return-on-capital r19 h-35
=halal-certified+sale-or-service r22 h-17
=halal-certified+sell r20
=halal-certified+serves h24
=halal-certified+sham r-24 h114
=halal-certified+sums-0 r24 g-37 h-30
=halal-certified+sums-1 r21
=halal-certified+to-learn h49
=halal-certified+trade r30
=halal-certified+under h18
=halal-certified+unit r19 g-16 h-17
=halal-certified+watchers r38
=hand-over g-95 h-112 k39
=hand-over+hangs-if g19
=hand-over+impure-wealth m-19
=hand-over+in-return r54 g22
=hand-over+increase r-21
=hand-over+instalment-count r-47
=hand-over+insured r53 m-22 h-16
=hand-over+interest-business r-19 h21
=hand-over+keep-cut g-28 m-22 k16
=hand-over+keeps-money r31
=hand-over+kept-by-creditor m20
=hand-over+late-rent r-40 h35
=hand-over+lawful-bar g-23 h-23
=hand-over+lawful-rate r118 g-33
=hand-over+lease r-23 g-23 m-19 h30 k-18
=hand-over+lend m-17 h15
=hand-over+lend-verb r34
=hand-over+lender r56 h-40
=hand-over+lender-gain r-24 h25
=hand-over+market-price r-20 m-23 h30 k15
=hand-over+metal g-20
=hand-over+metal-deal r-28 g-23 h21
=hand-over+more-back r82 m-20 h-16
=hand-over+more-time r-43
=hand-over+my-loss m31
=hand-over+name-after r42
=hand-over+name-before r45 g-41 h40
=hand-over+narcotic r42 g17 m15 h24
=hand-over+no-day r-22 g23
=hand-over+not-chosen r-17
=hand-over+not-mine-yet g44
=hand-over+not-pork g45 k-15
=hand-over+official k-23
=hand-over+online-place m23 h25
=hand-over+operator m32 h35
=hand-over+out-of-reach g23
=hand-over+outside-prize m-46
=hand-over+own-zakat-rate r-17 g-62
=hand-over+paid-entry r-32 g48 m37
=hand-over+paper-early r51
=hand-over+paper-money r57 g-35 m-33 h-20
=hand-over+pass-along r-27 h-16 k87
=hand-over+pass-on r-88 g-23 k69
=hand-over+passes-it r-18 g-45 m-28 k54
=hand-over+pay-me h21
=hand-over+payment-versus-payment r-27 m-15
=hand-over+payroll r55 h17
=hand-over+pays r-50 g-45 h36
=hand-over+pays-for-chance r72 m-23
=hand-over+per-period g-37 m-18 h23 k-30
=hand-over+pledge r-23 h18
=hand-over+price-later g-42
=hand-over+price-of r16 g97
=hand-over+price-open g31
=hand-over+price-word m17
=hand-over+priced-thing g36 h-21
=hand-over+quick-cash r27
=hand-over+receivable r28 m-16
=hand-over+reference g64 h-31 k-61
=hand-over+repay g-50 m-22
=hand-over+return-on-capital g-53 m-23
=hand-over+right-now r154 m-21 k-15
=hand-over+sale-or-service m-22 h44 k-35
=hand-over+same-back r54
=hand-over+savings-circle m-22
=hand-over+search-for g-61
=hand-over+sell h-30 k-17
=hand-over+serves r35 h-16
=hand-over+settles-later r120 g-77
=hand-over+small-parts g-16 h20
=hand-over+sold-apart r54 g30
=hand-over+sold-short g-30 m-18 h15
=hand-over+speed-up r20 h24 k-23
=hand-over+split r24
=hand-over+stakes h43
=hand-over+stranger r-29 k28
=hand-over+sums-0 r-41 g-53 m-40 h-50 k40
=hand-over+sums-1 r-66 g-32 m63 h-16
=hand-over+sums-2 r93 g21 m-33 h-47
=hand-over+sums-3 r21 g-32
=hand-over+sums-equal r-152 g-16
=hand-over+sums-grow r159 h-15
=hand-over+sums-shrink r97
=hand-over+surety r93 m-17
=hand-over+surety-pay r55 g-25 h22 k-17
=hand-over+take-in r62 g22 m40 k51
=hand-over+tied-deal r30
=hand-over+to-debtor g-40 k17
=hand-over+to-dispose m-32
=hand-over+to-learn r47 h23
=hand-over+to-oppose r-32 g17 m-22 h15 k-17
=hand-over+trade r35 g17
=hand-over+trading g-37 h17
=hand-over+travelling r-35 g20
=hand-over+two-prices r-67 g20
=hand-over+undecided r-65 g79
=hand-over+unit r135 g29 m-37 h79
=hand-over+unknown k16
=hand-over+unknown-party r-15 k21
=hand-over+unlawful-business r20 h44
=hand-over+unlicensed-giving k20
=hand-over+unpromised g-33
=hand-over+up-down r-23 k18
=hand-over+wager-event m70 h45
=hand-over+waiting r-28
=hand-over+watchers r20
=hand-over+winner-takes g-43 m29 h-28
=hand-over+with-money g-18 h24
=hangs-if r-35 g199 m-48 h-47
=hangs-if+in-return r-18 g28
=hangs-if+late-rent g54
=hangs-if+market-price g23
=hangs-if+name-before g27
=hangs-if+pays g23
=hangs-if+pays-for-chance g46
=hangs-if+price-of r-18 g62 m-34
=hangs-if+reference g31
=hangs-if+sale-or-service r-16 g55 m-16
=hangs-if+sell r-22 g87
=hangs-if+sums-0 r-34 g197 m-65 h-46
=hangs-if+sums-1 m17
=hangs-if+trade r-27 g94 m-29
=hangs-if+trading g25
=hangs-if+wager-event g55 m-46 h-31
=hangs-on g79 h-17
=hangs-on+pays-for-chance m16
=hangs-on+price-of g59 h-20
=hangs-on+sale-or-service g34 h-18
=hangs-on+sell g61 h-21
=hangs-on+serves g40 h-18
=hangs-on+sums-0 g79 m-21 h-16
=hangs-on+trade g70 h-21
=hangs-on+wager-event g28
=he-picks g206 h-48
=he-picks+insured g37
=he-picks+market-price g32
=he-picks+not-pork g45
=he-picks+pays g35
=he-picks+pays-for-chance g41
=he-picks+price-word g51
=he-picks+sale-or-service g39
=he-picks+sums-0 g201 h-48
=hidden-name r-51 g-73 m-40 h-89 k329
=hidden-name+online-place g-26 m-27 k82
=hidden-name+paper-money r-27 k44
=hidden-name+reference g-36 m-31 h-36 k125
=hidden-name+sums-0 r-31 g-70 m-31 h-83 k294
=hidden-name+unit r-26 k48
=improper r-20 g-15 m-48 h170 k-30
=improper+keep-cut h21
=improper+nobody-knows g-24
=improper+official m-16 h57
=improper+pays-for-chance g25
=improper+serves h21
=improper+speed-up g-33 m-15 h30
=improper+sums-0 r-20 g-40 m-48 h170 k-30
=improper+surety-pay h28
=improper+undescribed g-27
=improper+wager-event m-39 h37
=impure-wealth g-15 m-66 h-46
=impure-wealth+lawful-rate r-40 m-27
=impure-wealth+pays-for-chance r29 m-33 h-25 k29
=impure-wealth+reference k-17
=impure-wealth+sale-or-service r18 m-18 h-23 k31
=impure-wealth+sums-0 g-15 m-66 h-46
=impure-wealth+to-dispose r-31 m-19
=impure-wealth+unlawful-business m-65 h-36 k32
=impure-wealth+watchers r-17
=impure-wealth+zakat r-40 m-27
=in-return r123 g22 m92 h-49 k-34
=in-return+insured r40 g30
=in-return+late-rent h-19
=in-return+lawful-rate r21 h20
=in-return+lease r30 g-21 h-30
=in-return+lend r153 g-26 m23 h-15
=in-return+lend-verb r66 g-18
=in-return+lender r53
=in-return+lender-gain r23
=in-return+licensed h-20
=in-return+market-price r-39 g20
=in-return+my-loss m45
=in-return+narcotic h-21
=in-return+operator m-15 h-27
=in-return+out-there g18
=in-return+outside-prize r29
=in-return+own-account h49
=in-return+paid-entry h23
=in-return+paper-money r40
=in-return+pays g38 h-18
=in-return+pays-for-chance r114 g30 m-20
=in-return+per-period r-15 h23
=in-return+percentage r21
=in-return+price-of r-21 m-24
=in-return+price-word r16
=in-return+priced-thing r-38 g33
=in-return+receivable r25
=in-return+reference r-28
=in-return+return-on-capital r15 h20
=in-return+sale-or-service r-26 g46 h-33
=in-return+sell r-28 g70 h-18
=in-return+serves r-22 g48 h-51
=in-return+sold-short r18 g30
=in-return+stipulated r33
=in-return+sums-0 m106 h-46 k-32
=in-return+sums-1 r72 g28 m-16
=in-return+sums-2 r44
=in-return+sums-apart r35
=in-return+sums-shrink r23
=in-return+surety-pay h23
=in-return+take-in g28
=in-return+tied-deal r42 g-47
=in-return+tied-trade r55 g-20
=in-return+to-oppose r-16
=in-return+trade r-16 g27 m-19 h-26
=in-return+trading r55 g-18
=in-return+unit m-21 h19
=in-return+unlawful-business h-47
=in-return+up-down r-16 g18
=in-return+wager-event r-21 g21 m16
=in-return+watchers r50
=in-return+with-money g37 m24
=increase r52 h-17
=increase+lend r25
=increase+more-back r31
=increase+more-time g21
=increase+official h16
=increase+paid-entry m16
=increase+payroll r-35
=increase+pays-for-chance r37 h-16
=increase+per-period r24
=increase+repay r18
=increase+return-on-capital r28 m15
=increase+sale-or-service r-54
=increase+serves r-35
=increase+sold-apart g19
=increase+sums-0 r50
=increase+sums-1 m15
=increase+unit r-28
=increase+up-down r23
=increase+waiting r31 g21
=instalment-count r41 g-22 m-25
=instalment-count+late-rent r36
=instalment-count+lawful-bar r47
=instalment-count+lawful-rate r-54 g24
=instalment-count+lease r-21
=instalment-count+lend r-28
=instalment-count+market-price r21
=instalment-count+official r-19 g-17
=instalment-count+paper-money r21 g29
=instalment-count+pays r-20
=instalment-count+pays-for-chance r19 g-55 m-24 h32
=instalment-count+per-period r-26 g24
=instalment-count+percentage r18
=instalment-count+price-of r28
=instalment-count+price-word r-26 g16
=instalment-count+priced-thing r41
=instalment-count+reference r-31 g30 h18
=instalment-count+repay r-26 g-17
=instalment-count+sale-or-service r-34 g18 h-50
=instalment-count+serves r40 g33
=instalment-count+settles-later r-27 h41
=instalment-count+sold-apart r-25
=instalment-count+sold-short r22
=instalment-count+sums-0 g15
=instalment-count+sums-1 r45 g-33
=instalment-count+sums-apart r24
=instalment-count+sums-grow r-26
=instalment-count+to-oppose r35
=instalment-count+trade r31
=instalment-count+trading r-26 g28
=instalment-count+unit r29 g-22 m-25
=instalment-count+unlawful-business r20 h-17
=instalment-count+with-money r28
=insurance-business h87
=insurance-business+insured r29 g-64 h70
=insurance-business+lease h44
=insurance-business+name-after h42
=insurance-business+pay-for-cover g-20
=insurance-business+pays-for-chance r28 g-61 h34
=insurance-business+price-of r28 g-80 h68
=insurance-business+reference g15
=insurance-business+sale-or-service r26 g-43 h80
=insurance-business+search-for r25 g-54 h85
=insurance-business+sold-apart g26
=insurance-business+sums-0 r-25 h91
=insurance-business+trade r28 g-80 h68
=insurance-business+trading g-71 h66
=insurance-business+unit g21
=insured r-85 g188 m-31 h-188 k-43
=insured+interest-business r-23 h71
=insured+islamic-paper r-31
=insured+keep-cut r-36 h31
=insured+kept-by-creditor k15
=insured+late-charge r33
=insured+late-rent r35 g-44 h-45
=insured+lawful-bar r-34 h-23
=insured+lawful-rate r-35 g-42 k17
=insured+lease g-68 h-25
=insured+lend r36 g-33 h78
=insured+lend-verb r-67 h78
=insured+lender-gain r-17 g-23
=insured+licensed g-23
=insured+limit r-22 g20
=insured+market-price r-21 m-19
=insured+metal-deal h-18
=insured+more-time r23
=insured+name-after g51 h18
=insured+name-before g20 h17
=insured+narcotic r44 g32 m28 h-34
=insured+not-mine-yet g17
=insured+official r25 g33
=insured+online-place g-41 h76
=insured+operator h48
=insured+out-there g39
=insured+outside-prize r-45 g22 m-18 h16
=insured+own-zakat-rate g-27
=insured+paid-entry r62 g-46 m96 h-19
=insured+paper-early r49
=insured+paper-money r-16 g67 h-26 k-16
=insured+pass-on g-19
=insured+pay-for-cover r-40 g71 h-22 k19
=insured+payment-versus-payment r60
=insured+payroll r-19 g66 h24
=insured+pays m-42 k17
=insured+pays-for-chance g77 m37 h-31 k19
=insured+per-period r-56 g47
=insured+percentage h27
=insured+pledge r18
=insured+price-of r-32 g-71 h51
=insured+price-word g-15
=insured+priced-thing r15 g-22
=insured+reference r-50 g22 m-18 h-42
=insured+repay r15
=insured+return-on-capital g-35 h23
=insured+right-now r41 g51 h-31
=insured+sale-or-service r23 g34 m46 k-29
=insured+same-back r36
=insured+search-for g29 h29 k17
=insured+sell r-25 g-31 h52
=insured+serves r-17 g-41 m-21 h51
=insured+settles-later r58 g-22
=insured+sham h59
=insured+sold-apart h-17
=insured+sold-short g37 h-32
=insured+stranger g-26 h-18
=insured+sums-0 r-49 g106 m-36 h-139 k-30
=insured+sums-1 r-24 g42 h-70
=insured+sums-2 g40 h20
=insured+sums-apart r-24
=insured+sums-grow r-20 g44
=insured+sums-shrink r32 h21
=insured+takaful g-38
=insured+take-in r26 g-22
=insured+to-dispose r-15 g-20
=insured+to-learn m-15
=insured+trade r29 h43 k-16
=insured+trading r20 g-112 m-18
=insured+travelling r-17 g38 m-22 h-50
=insured+unit r-41 h-31 k-19
=insured+unknown g26
=insured+unlawful-business r-29 h96
=insured+wager-event r19 g-26 m45 h-60 k-15
=insured+waiting r39
=insured+watchers g17 h-26 k19
=insured+with-money r-31 g-21 m-23
=insured+works-for r-21 g-24 h33
=interest-business r-32 g-20 h173
=interest-business+late-rent r-19
=interest-business+lawful-rate h21
=interest-business+lend r-41 h72
=interest-business+lend-verb h56
=interest-business+lender r-32 h17
=interest-business+market-price r-42 h73
=interest-business+metal-deal r-28 h62
=interest-business+online-place r20
=interest-business+pays-for-chance r-39 h88
=interest-business+per-period r-24
=interest-business+percentage r-30
=interest-business+price-of r-25 g-17 h56
=interest-business+return-on-capital r-30 h35
=interest-business+sale-or-service g-15 h32
=interest-business+serves h55
=interest-business+sold-apart r-42 h36
=interest-business+sums-0 r-60 g-19 h160
=interest-business+sums-1 r28
=interest-business+trade r-25 g-17 h56
=interest-business+trading r-51 h108
=interest-business+unit h56
=interest-business+watchers r26 h58
=interest-product r-43 h69
=interest-product+lend r-39 h32
=interest-product+pays-for-chance r29
=interest-product+price-of h57
=interest-product+sale-or-service r22 h69
=interest-product+sums-0 r-47 h69
=islamic-paper r-23 g-39 m-20 h-83 k-23
=islamic-paper+lawful-rate r-46
=islamic-paper+pays-for-chance g-18 h-24
=islamic-paper+price-of h-24
=islamic-paper+reference r34 m-15
=islamic-paper+return-on-capital r-36
=islamic-paper+sale-or-service r-50 h-36
=islamic-paper+serves h-33
=islamic-paper+sums-0 g-39 h-83 k-23
=islamic-paper+trading h-28
=islamic-paper+unit r-34 h-17
=islamic-paper+watchers r-35 h-28
=istisna g25 h-39
=istisna+left-open g23
=istisna+loose-order g21
=istisna+market-price g-15
=istisna+no-spec g68
=istisna+reference g-22
=istisna+sums-0 g47 h-39
=istisna+sums-1 g-22
=istisna+unit g-26
=keep-cut g-74 m21 h45 k41
=keep-cut+kept-by-creditor m16 h15
=keep-cut+lease h-18
=keep-cut+lend r27 h-16
=keep-cut+lender r19 h-27
=keep-cut+lender-gain r-17 k27
=keep-cut+market-price m17 h24
=keep-cut+meat h27
=keep-cut+narcotic r15 h-34 k22
=keep-cut+online-place m-17 h21 k17
=keep-cut+own-account r-21 k20
=keep-cut+paper-early r23
=keep-cut+paper-money r-15
=keep-cut+pass-along r-44 h-24 k51
=keep-cut+pass-on r-36 g-17 m-16 k56
=keep-cut+passes-it h-26 k38
=keep-cut+payroll r33
=keep-cut+pays r-17
=keep-cut+pays-for-chance r56 g-42 m44 h-15
=keep-cut+per-period r30
=keep-cut+percentage m16 h-22
=keep-cut+price-of r-45 g37 m21 k18
=keep-cut+priced-thing r21 h19
=keep-cut+promised-cut r-20 h-19
=keep-cut+reference g-35 h-42
=keep-cut+return-on-capital h-16
=keep-cut+right-now r50 g-25
=keep-cut+sale-or-service r23 g22 m32 h22
=keep-cut+search-for g26 h-18
=keep-cut+sell g44
=keep-cut+serves r-17 m26 h51
=keep-cut+sold-short r45
=keep-cut+stipulated r-24
=keep-cut+stranger r-22 k22
=keep-cut+sums-0 r-27 g-27 h29 k39
=keep-cut+sums-1 r-49
=keep-cut+sums-2 r96 g-32
=keep-cut+sums-apart r64 g-23 m36 h15
=keep-cut+sums-shrink r15
=keep-cut+surety r44 h-28
=keep-cut+surety-pay m33
=keep-cut+take-in g-20
=keep-cut+trade r-23 g42
=keep-cut+trading r-32 g-17 h-38
=keep-cut+unit g-19 m20
=keep-cut+unknown-party r-20 k17
=keep-cut+unlawful-business h19
=keep-cut+wager-event m38 h27
=keep-cut+watchers r-18 h43
=keep-cut+winner-takes m46
=keeps-money r110 g-33 m-15
=keeps-money+pays-for-chance r80 g-21
=keeps-money+per-period r53
=keeps-money+return-on-capital r40 g-20
=keeps-money+sale-or-service r41
=keeps-money+sums-0 r60 g-25
=keeps-money+sums-2 r53
=keeps-money+sums-apart r53
=keeps-money+unit r35 g-20
=kept-by-creditor r89 m46 h-25 k18
=kept-by-creditor+late-charge r34
=kept-by-creditor+lawful-rate g25
=kept-by-creditor+lend r26
=kept-by-creditor+more-time r68
=kept-by-creditor+nobody-knows g26
=kept-by-creditor+online-place r32 k-15
=kept-by-creditor+pays g-31
=kept-by-creditor+pays-for-chance r17 g-20 m24
=kept-by-creditor+per-period r35
=kept-by-creditor+reference r38 k-15
=kept-by-creditor+return-on-capital r55
=kept-by-creditor+sale-or-service r21 h27
=kept-by-creditor+serves h27
=kept-by-creditor+sums-0 r70 m26 h-25 k18
=kept-by-creditor+sums-1 m25
=kept-by-creditor+undescribed g26
=kept-by-creditor+unit r-17 g26 m25
=kept-by-creditor+wager-event m34
=kept-by-creditor+waiting r88
=kept-by-creditor+watchers h21
=late-charge r27 h-50
=late-charge+late-rent r-56 h-40
=late-charge+narcotic r18 h-50
=late-charge+online-place r18
=late-charge+sums-0 r35 h-38
=late-charge+to-dispose r-23
=late-charge+to-learn r-21
=late-charge+unit h-55
=late-charge+waiting r30
=late-charge+watchers r-15
=late-rent r-128 g-75 m-56 h-112 k-38
=late-rent+lease r-29 g-16 h36
=late-rent+licensed r-21
=late-rent+loose-order g27
=late-rent+market-price r-23
=late-rent+meat g-18
=late-rent+more-time r-42
=late-rent+name-after g-34 m-27 h-60
=late-rent+name-before g-20 h-32
=late-rent+narcotic h-23 k-15
=late-rent+no-date g51
=late-rent+no-day g70
=late-rent+not-mine-yet g52
=late-rent+not-told h34
=late-rent+official m-24 h-42
=late-rent+online-place m-16 h-37
=late-rent+operator h15
=late-rent+outside-prize r-16
=late-rent+paid-entry r31 g24 m27 h21 k15
=late-rent+paper-money g-45
=late-rent+pays-for-chance g-31 h-31 k22
=late-rent+per-period r38 h15
=late-rent+percentage r18
=late-rent+pledge r27
=late-rent+price-later g-17 h16
=late-rent+price-of g71 m-33
=late-rent+price-word r-30
=late-rent+priced-thing r20 g19
=late-rent+reference r15 g16 m29
=late-rent+repay r-24
=late-rent+return-on-capital r16
=late-rent+right-now r-25 g21
=late-rent+sale-or-service r-34 g-19 m25 h49
=late-rent+sell r-18 h20
=late-rent+serves r-22 h66
=late-rent+settles-later g-27
=late-rent+sham h69
=late-rent+small-parts k24
=late-rent+sold-apart r15 h-18
=late-rent+sold-short g38
=late-rent+speed-up h49
=late-rent+split g-23
=late-rent+sums-0 r-113 h-78 k-36
=late-rent+sums-1 r-37 g-61 m-48 h-68
=late-rent+sums-2 r22 g-15 h26
=late-rent+sums-apart h26
=late-rent+sums-equal r-17
=late-rent+sums-grow r51
=late-rent+surety r-15
=late-rent+to-learn h-19
=late-rent+to-oppose r-21 h-48 k24
=late-rent+trade g31 h17
=late-rent+trading g-20
=late-rent+travelling k-15
=late-rent+unit g-38 h54
=late-rent+unlawful-business r16 m16 h67
=late-rent+up-down g44 m-15
=late-rent+wager-event g-26 m-66 h-50
=late-rent+waiting r-51
=late-rent+watchers h17
=late-rent+with-money r-19
=late-rent+works-for r47 h-20
=lawful-bar r-61 g-27 m-72 h-206 k-43
=lawful-bar+lawful-rate g30
=lawful-bar+lease r26
=lawful-bar+lend g-15 m-20
=lawful-bar+market-price g15 h25
=lawful-bar+meat r23 m-19 h-26
=lawful-bar+name-before h-29
=lawful-bar+narcotic r42 h-81
=lawful-bar+official h140
=lawful-bar+online-place g40 m33
=lawful-bar+paid-entry g21
=lawful-bar+paper-money g19
=lawful-bar+payroll h-20
=lawful-bar+pays-for-chance r50 h-38
=lawful-bar+per-period r32 h-16
=lawful-bar+price-of h-23
=lawful-bar+price-word r-26 m26
=lawful-bar+priced-thing r29 g20 m16 h25
=lawful-bar+reference r-44 g57 k19
=lawful-bar+repay h-23
=lawful-bar+right-now r33
=lawful-bar+sale-or-service r-67 g15 h-16 k20
=lawful-bar+sell r-35
=lawful-bar+serves h-29
=lawful-bar+settles-later r18
=lawful-bar+shut-thing g38
=lawful-bar+sold-apart r20 g-27
=lawful-bar+sold-short r18
=lawful-bar+speed-up h64
=lawful-bar+stakes g25 m15 h22
=lawful-bar+sums-0 r-53 g-35 m-67 h-177 k-42
=lawful-bar+sums-1 h-21
=lawful-bar+tick-guess m21
=lawful-bar+trade h-23
=lawful-bar+unborn g20
=lawful-bar+unit r48 g26 m-21 h-48 k17
=lawful-bar+unlawful-business r40 h-81 k20
=lawful-bar+up-down r-15
=lawful-bar+wager-event m-24 h47
=lawful-bar+watchers h73 k-29
=lawful-bar+with-money r15 g21 m15 h22
=lawful-bar+works-for r23 h-21
=lawful-rate r-101 g-91 m-64 h-97
=lawful-rate+lease r-59 g-15 m-19 h-18 k-37
=lawful-rate+lend r28
=lawful-rate+lender r38
=lawful-rate+lender-gain r-21 m-31
=lawful-rate+licensed r24 k-30
=lawful-rate+limit r-23 g-15
=lawful-rate+market-price r16 g-25 m29 h16
=lawful-rate+metal r44
=lawful-rate+metal-deal r51
=lawful-rate+more-time r-23
=lawful-rate+my-wallet-lent k32
=lawful-rate+name-after r18 h18
=lawful-rate+name-before r-31 h-23 k-28
=lawful-rate+narcotic g29 h-23
=lawful-rate+official h37 k-18
=lawful-rate+online-place r25 h19 k16
=lawful-rate+operator h22
=lawful-rate+paid-entry r-61 g19 h25
=lawful-rate+paper-money r80 h-25
=lawful-rate+passes-it r47 h-18
=lawful-rate+pays r104 g-34 h19 k15
=lawful-rate+pays-for-chance r-87 g35 m-50 h-49 k-32
=lawful-rate+per-period r42 g51 h28
=lawful-rate+percentage r-32 g-16 m-23 k-16
=lawful-rate+play-costs r-21 h-18
=lawful-rate+price-of r-83 m27 h19
=lawful-rate+price-word g-29 m27 h25
=lawful-rate+promised-cut r40 g-17
=lawful-rate+quick-cash r24
=lawful-rate+reference r27 g16
=lawful-rate+repay r-23 g-22
=lawful-rate+return-on-capital r-28 g43 m-33 h-34
=lawful-rate+right-now r34 g42 m-19
=lawful-rate+sale-or-service r29 m27 h32 k-17
=lawful-rate+search-for g-20 h38 k21
=lawful-rate+serves r36 g68 m-51 h48 k-27
=lawful-rate+settles-later g-25
=lawful-rate+sham r48 h-39 k16
=lawful-rate+sold-apart r17 h52
=lawful-rate+sold-short r22 g23
=lawful-rate+stakes r-16 h54
=lawful-rate+stipulated r22
=lawful-rate+sums-0 r-31 g-108 m-37 h-41
=lawful-rate+sums-1 r64 k-16
=lawful-rate+sums-2 r-120 m-19 h-47
=lawful-rate+sums-apart r-74 m-17 h-33
=lawful-rate+sums-grow r-37
=lawful-rate+surety-pay r33
=lawful-rate+take-in r81
=lawful-rate+to-debtor r15
=lawful-rate+to-dispose r-21 g-44
=lawful-rate+to-oppose h-26
=lawful-rate+trade h-19 k-17
=lawful-rate+trading r64 m36 h-20
=lawful-rate+travelling r-19 h-20
=lawful-rate+unit r-142 g69 m-26 h-47 k-39
=lawful-rate+unlawful-business m-24 h77 k-17
=lawful-rate+unlicensed k17
=lawful-rate+unlicensed-giving k25
=lawful-rate+up-down r-18 m33 k19
=lawful-rate+wager-event g16
=lawful-rate+waiting r17
=lawful-rate+watchers r25 g-30 h-19 k41
=lawful-rate+with-money r34 h67
=lawful-rate+works-for h15
=lawful-rate+zakat r-64 m-27 h-68
=lease r-79 g-34 m-176 h-91 k-35
=lease+left-open g21
=lease+lend r105
=lease+lend-verb r40
=lease+lender r23
=lease+licensed r-17
=lease+limit g-15
=lease+market-price r51 h-16
=lease+meat r15 g-19
=lease+more-time r-15
=lease+my-wallet-lent k33
=lease+name-after r15 g-23 m-18 h50
=lease+name-before r15
=lease+narcotic r19 g46 h-33
=lease+no-day g35
=lease+not-told h-27 k28
=lease+official h31 k-15
=lease+online-place m-34 h22 k34
=lease+operator g-29 m-107 h50
=lease+outside-prize m-23
=lease+paid-entry r-37 g29 m-16 h-27
=lease+paper-early r-33
=lease+paper-money r58 g-56 k32
=lease+pass-on g78
=lease+pay-for-cover g-16
=lease+payroll g-15 h41
=lease+pays g17 m-22
=lease+pays-for-chance r72 g130 m-22 h-78 k-20
=lease+per-period r-54
=lease+percentage r32
=lease+play-costs r-16
=lease+pledge r26
=lease+price-later h16
=lease+price-of g46 h-40
=lease+price-word h-18
=lease+priced-thing r86
=lease+reference m31 h-46 k16
=lease+repay r-25 g-15
=lease+return-on-capital g47 h-22
=lease+right-now r-23 g21 m-18
=lease+sale-or-service r-42 g53 m-26 h27 k-32
=lease+search-for g56 h20
=lease+sell r-38 g-34
=lease+serves r45 g40 m-74 h-87 k17
=lease+settles-later r21
=lease+sham h27
=lease+small-parts g20 h16
=lease+sold-apart r-18 g17
=lease+sold-short r-21 g75
=lease+stipulated r-30 g22
=lease+sums-0 r-38 g-44 m-147 h-60 k-22
=lease+sums-1 m-28 h-17
=lease+sums-2 r-31
=lease+sums-grow r-21
=lease+surety-pay r18
=lease+take-in r28 m-19 h27
=lease+tied-deal r35 g-21
=lease+tied-trade r40
=lease+to-learn r30 h-29
=lease+to-oppose g15 m-19 h-42
=lease+trade r-33 g17 h-17
=lease+trading r-98 g19 m41 h-51
=lease+travelling g-26 h-20
=lease+unit r-114 g44 m-37 k-43
=lease+unlawful-business r17 g-36 m-138 h294 k-19
=lease+up-down r16
=lease+wager-event g-31 m-31 h15
=lease+watchers r-26 h28 k-16
=lease+winner-takes m-15
=lease+with-money h-15
=lease+works-for r-35 g-45 m-63 h-53
=left-open r-26 g164 h-51
=left-open+market-price r-17 g51
=left-open+no-spec g18
=left-open+pays-for-chance g46
=left-open+price-of r-22 g70 h-15
=left-open+price-open g23
=left-open+price-word r-19 g66 h-22
=left-open+priced-thing r-17 g47
=left-open+reference g42
=left-open+sale-or-service r-22 g95 h-22
=left-open+sell g15
=left-open+serves g31
=left-open+settles-later r-23 g33
=left-open+sums-0 g133 h-51
=left-open+sums-1 g17
=left-open+sums-2 r-16
=left-open+sums-grow r-16
=left-open+trade g42
=left-open+undecided r-16 g21
=lend r155 g-100 m-19 h-136 k-46
=lend+lend-verb g-38 m-54 h-18 k23
=lend+lender r-34 g-16
=lend+lender-gain r109 m-17 h-18
=lend+limit r46
=lend+market-price g78
=lend+metal-deal r-47 g48
=lend+more-back r46
=lend+more-time r42 m-25
=lend+my-loss m29 h19
=lend+name-after r25 h32
=lend+name-before r-21 g-23 m-21 h-20
=lend+narcotic r36 g-28
=lend+not-pork r18
=lend+official r-84 h28
=lend+online-place r25 g20
=lend+operator h60
=lend+outside-prize r31
=lend+paid-entry r44 m-21 h-24
=lend+paper-early r-41
=lend+paper-money k17
=lend+passes-it r44
=lend+pay-me r57
=lend+payroll r-31
=lend+pays r19 g-35 m-17
=lend+pays-for-chance r21 g-68 m-40 h-29 k-27
=lend+percentage r68 g19 m-19
=lend+play-costs r-30
=lend+pledge r-31
=lend+price-of r17 g32
=lend+price-word r45 g-50
=lend+priced-thing g56
=lend+principal-stays r-38
=lend+quick-cash r-28 k19
=lend+rate-charge m-27
=lend+receivable r-83 g-66 m28 h53 k-16
=lend+reference r115 g-24 m-24 h-21
=lend+repay r-106 g-43 m28 h-27 k-19
=lend+return-on-capital r-39 g-31
=lend+right-now r-20
=lend+sale-or-service r140 g36 h-31 k-15
=lend+same-back r28
=lend+search-for g-22 m17
=lend+sell r50 g64 h-47
=lend+serves r79 g27 h-49
=lend+settles-later g-36
=lend+sold-apart h21
=lend+sold-short r15 g-18
=lend+stipulated r27
=lend+sums-0 r68 m29 h-66 k-20
=lend+sums-1 r-34 g-66 h-36
=lend+sums-2 r103 g-27 m-16 h-26 k-17
=lend+sums-3 r17 m-19
=lend+sums-apart r25 g-15 m-24
=lend+sums-equal r-124
=lend+sums-grow r206 g-17 h-22
=lend+surety r23 h-23
=lend+surety-pay r92 h-41
=lend+take-in r45 m-16
=lend+tied-deal r69
=lend+tied-trade r44 g-20
=lend+to-debtor r-46
=lend+to-dispose r-19
=lend+to-learn h-15
=lend+to-oppose r-45
=lend+to-treat r-18
=lend+trade r40 g56
=lend+trading r-68 g197
=lend+travelling r16
=lend+under r-37
=lend+unit r-72 g-37 h-15 k-19
=lend+unlawful-business m23 h44
=lend+up-down r35
=lend+wager-event m106
=lend+wait-pay r35
=lend+watchers r-26 h26
=lend+works-for h33
=lend-verb g-38 m-54 h-18 k23
=lend-verb+lender r-16
=lend-verb+lender-gain r29
=lend-verb+market-price r29
=lend-verb+name-after r35
=lend-verb+narcotic r18
=lend-verb+online-place r23
=lend-verb+passes-it r19
=lend-verb+pays-for-chance g-23 m-40
=lend-verb+per-period r-52
=lend-verb+percentage r55 m-17
=lend-verb+price-of r-23 h27
=lend-verb+price-word r19
=lend-verb+reference r18
=lend-verb+repay r-29
=lend-verb+return-on-capital r18
=lend-verb+right-now h-15
=lend-verb+serves r33
=lend-verb+sums-0 g-15 m-23 k16
=lend-verb+sums-1 m-23 h-22
=lend-verb+sums-apart r41
=lend-verb+sums-equal r-38
=lend-verb+sums-grow r26
=lend-verb+take-in r16
=lend-verb+trade r-38 h27
=lend-verb+trading r-50 k15
=lend-verb+unit r-47 h16
=lender r217 g-71 m-27 h-120
=lender+lender-gain r79 h-16
=lender+market-price g-25 h23
=lender+name-after r32
=lender+narcotic h-18
=lender+paper-money r18
=lender+pays r17 g-17 h23
=lender+pays-for-chance r27 g-45 h33
=lender+per-period r56 h-39
=lender+percentage r-26
=lender+principal-stays r37
=lender+rate-charge r15 m-15 h-34
=lender+receivable r-54 m27 h26
=lender+right-now r18
=lender+settles-later r-23
=lender+sold-apart r18
=lender+sold-short r15
=lender+sums-0 r138 g-59 h-86
=lender+sums-1 r20 h-28
=lender+sums-2 r33
=lender+sums-apart r35
=lender+sums-grow r25
=lender+surety-pay r-28
=lender+take-in h-15
=lender+trading r-33 h23 k31
=lender+unit r17 g-20
=lender+up-down h26
=lender+waiting r-26
=lender+watchers r39
=lender-gain r181 g-26 m-16
=lender-gain+passes-it r-37 h21 k16
=lender-gain+pay-me r23
=lender-gain+payroll r18
=lender-gain+pays-for-chance r95 g-32 h19
=lender-gain+per-period r58
=lender-gain+percentage r-17 h21
=lender-gain+price-of r19 g-17 h-16
=lender-gain+receivable r19
=lender-gain+reference h18
=lender-gain+repay r48
=lender-gain+return-on-capital r27 m22
=lender-gain+sell g17 h-22
=lender-gain+serves r21 m-24
=lender-gain+sold-apart r35
=lender-gain+sums-0 r54 g-15 h28
=lender-gain+sums-1 r85 h-21
=lender-gain+sums-2 r43
=lender-gain+sums-apart r30
=lender-gain+surety-pay h19
=lender-gain+trade g-17
=lender-gain+unit r37
=lender-gain+unlawful-business m-18 h15
=lender-gain+up-down r26
=licensed r-24 h-133 k-38
=licensed+metal r53
=licensed+metal-deal r56
=licensed+name-after r-15 g33 h-37 k-19
=licensed+narcotic h-78
=licensed+operator m17 h33
=licensed+outside-prize h17
=licensed+paid-entry m15 h16
=licensed+pays-for-chance h-16
=licensed+per-period m17
=licensed+price-of m17 h38
=licensed+reference m19
=licensed+repay r15
=licensed+return-on-capital r-24 m17
=licensed+sale-or-service r31
=licensed+sell g18
=licensed+serves r-15
=licensed+sham h37
=licensed+sums-0 r-33 h-91 k-38
=licensed+sums-1 h-43
=licensed+to-dispose k-27
=licensed+to-learn h41
=licensed+to-oppose h-37
=licensed+trade r20 g16 m17 h36
=licensed+trading g-33
=licensed+under h26
=licensed+unit r16 m19
=licensed+unlawful-business m17 h54
=licensed+watchers h-18 k17
=limit m-44 h-138 k156
=limit+market-price g19
=limit+pays-for-chance r47 g22 k18
=limit+price-word g19
=limit+reference g-15
=limit+sale-or-service g28
=limit+small-parts k17
=limit+split r-21 k43
=limit+stays-unseen k29
=limit+sums-0 g-32 m-38 h-127 k131
=limit+sums-1 r22 k24
=limit+sums-2 g26
=limit+under r-36 g-38 m-17 h-42 k128
=limit+unit h-31 k29
=limit+unknown g37
=limit+up-down r29 g-17 k72
=limit+watchers r28
=loose-order r-27 g148 h-39
=loose-order+no-spec g31
=loose-order+pays-for-chance g32
=loose-order+reference g45
=loose-order+sale-or-service g42
=loose-order+sums-0 r-27 g135 h-39
=loose-order+unit r-17 g27
=loser-pays r-27 g-45 m181 h-50
=loser-pays+my-loss m23 h-28
=loser-pays+pays g-21 m53 h-15
=loser-pays+pays-for-chance g-20 m74 h-31
=loser-pays+sums-0 g-40 m121 h-38
=loser-pays+sums-1 r-20 g-15 m60
=loser-pays+unit m16
=loser-pays+wager-event g-27 m75 h-36
=loser-pays+winner-takes m47 h-22
=lost-contest m47
=lost-contest+wager-event m47
=market-price r-89 g125 m21 h-39 k-36
=market-price+meat g-15
=market-price+metal-deal r-33 m-23
=market-price+name-after r-25
=market-price+name-before r28 g-18
=market-price+narcotic g-37 h52
=market-price+nobody-knows g19
=market-price+not-pork g-19 h48
=market-price+not-told g-40 h23
=market-price+online-place r-49 m111 h-29
=market-price+operator m46 h49
=market-price+own-zakat-rate g-17
=market-price+paid-entry r17 m-31
=market-price+paper-money r-49
=market-price+pass-along k19
=market-price+pass-on g28
=market-price+passes-it r20
=market-price+payment-versus-payment r-53
=market-price+payroll r21 g-19
=market-price+pays r26
=market-price+pays-for-chance r-68 g-40 m51 k15
=market-price+percentage r21 m46
=market-price+pledge r35 g-15
=market-price+price-bet g35 h-15
=market-price+price-later g-38
=market-price+price-of g-91
=market-price+price-open r-24 g63 h-21
=market-price+price-word r-35 g18 h31
=market-price+priced-thing g64 h-21 k-25
=market-price+reference r-54 g-37 m23 h45
=market-price+repay g-15 k15
=market-price+return-on-capital r-27 m16
=market-price+right-now g-30 m-22 h-21
=market-price+sale-or-service r-70 g66 m-19 h20
=market-price+search-for g-24
=market-price+sell r-22
=market-price+serves g52 h49
=market-price+settles-later r79
=market-price+sham h17
=market-price+sold-apart r-35 g-32
=market-price+sold-short g-25
=market-price+split r19
=market-price+stakes r-37 g175 m-33 h-16
=market-price+sums-0 r47 g29 m-84 h-76 k-34
=market-price+sums-1 r-50 g51 m71 h39
=market-price+sums-2 r-82 g46 m35
=market-price+sums-apart g26 m22
=market-price+sums-grow r-48 g20
=market-price+sums-shrink r-45
=market-price+surety-pay r15 m17 h20
=market-price+take-in g19
=market-price+tick-guess r-38 g58 m126 h-22
=market-price+tied-trade g-19
=market-price+to-learn r22
=market-price+to-oppose g38 m28
=market-price+trade r-28 g-58 m-31 k16
=market-price+trading g77 m64 h22 k-24
=market-price+undecided g32
=market-price+under g-19 m43
=market-price+unit r19 g-61 m-27 h38
=market-price+unlawful-business h115
=market-price+up-down r-45 g119 m98 h-22
=market-price+wager-event r-23 g-35 h27
=market-price+waiting r54
=market-price+watchers g37 h16
=market-price+winner-takes m23 h21
=market-price+with-money g105 m-45
=market-price+works-for g-20
=meat r-50 g-133 m-86 h46 k-28
=meat+meat-trade h19
=meat+name-before r15 m-18 h-29
=meat+narcotic g-17 h-98
=meat+not-pork g-40 h-132
=meat+pays r25 g-18
=meat+pays-for-chance g-74 m-24 h-89
=meat+price-of g-49 h-24
=meat+priced-thing r18 g-15
=meat+reference h-44
=meat+right-now h-23
=meat+sale-or-service r-16 g-40
=meat+sell h33
=meat+shut-thing g-26 m16 h-19
=meat+sums-0 g-113 m-72 h57 k-25
=meat+sums-1 r-31 g-20
=meat+sums-2 r-15
=meat+trade g-33
=meat+trading g-26
=meat+unit r-17 g-48 m-39 h-65
=meat+unlawful-business r23 h-58
=meat+wager-event g23 m-22 h-19
=meat-trade r-26 g-46 h-50
=meat-trade+not-pork r-20 g-51 m17 h-150
=meat-trade+pays-for-chance h54
=meat-trade+settles-later g16
=meat-trade+sums-0 r-19 g-46 h-50
=meat-trade+unit h56
=metal r55 g33 h-75 k-36
=metal+metal-deal r65 h-59 k-35
=metal+online-place h22
=metal+paper-money r75 g-27 k-26
=metal+pass-on r-21 g42
=metal+pays r19
=metal+pays-for-chance r67 h-20
=metal+price-of r-17 h-19
=metal+quick-cash r53 g-24 k-20
=metal+reference h-27
=metal+right-now r-23
=metal+sale-or-service h-42
=metal+sell g-29
=metal+serves r-17 g19 h-28
=metal+settles-later r-21 g41
=metal+sold-short r24
=metal+sums-0 r21 g39 h-75 k-36
=metal+sums-1 r35
=metal+trade h-22
=metal+unit g26 h-26
=metal+unknown r44
=metal+watchers r63
=metal-deal r82 m-32 h-57
=metal-deal+not-mine-yet g24
=metal-deal+online-place h22
=metal-deal+operator g-15 h38
=metal-deal+paper-money r75 g-19 k-28
=metal-deal+pass-on r-45 g73
=metal-deal+pays g29
=metal-deal+price-of r-25 g-20
=metal-deal+priced-thing h-37
=metal-deal+quick-cash r92 g-29 k-24
=metal-deal+reference r-27 g-40 h-24
=metal-deal+right-now r-31 g-31
=metal-deal+sale-or-service r-46 h-29
=metal-deal+sell r15 g-58 h-21
=metal-deal+serves h-33
=metal-deal+settles-later r-20 g23
=metal-deal+sold-short r24 g-26
=metal-deal+stakes h34
=metal-deal+sums-0 r78 m-40 h-48
=metal-deal+sums-1 g-27
=metal-deal+sums-2 g16
=metal-deal+take-in g-29 k27
=metal-deal+trade g-35
=metal-deal+trading g-28 m-18
=metal-deal+unit r-15 g28 m-17 h24
=metal-deal+unknown r37
=metal-deal+unlawful-business m-15
=metal-deal+up-down g18
=metal-deal+watchers r84 h28 k-17
=metal-deal+with-money h34
=more-back r249 g-24 m-30 h-57
=more-back+more-time r29
=more-back+name-before r22
=more-back+pays r34
=more-back+pays-for-chance r120 g-28 m-18
=more-back+per-period r55 g-20
=more-back+percentage r24 h-15
=more-back+repay r42
=more-back+return-on-capital r50
=more-back+sale-or-service r37
=more-back+sums-0 r80 h-41
=more-back+sums-1 r123 g-16
=more-back+sums-2 r46 h-15
=more-back+sums-apart r46 h-15
=more-back+take-in r25
=more-back+unit r47 h-17
=more-back+waiting r45
=more-time r165 g-23 m-35 h-103 k-32
=more-time+name-before m-20
=more-time+narcotic r-30
=more-time+online-place r22
=more-time+pays r-47
=more-time+pays-for-chance r46 g25
=more-time+per-period r26
=more-time+percentage r31
=more-time+price-of r19
=more-time+price-word r18
=more-time+repay r16
=more-time+reschedule h-15
=more-time+return-on-capital r37
=more-time+sale-or-service r51
=more-time+settles-later r16 g-21
=more-time+sold-apart g63
=more-time+sums-0 r78 g-49 m-19 h-97 k-25
=more-time+sums-1 r53
=more-time+sums-2 r34
=more-time+sums-apart r33 g15
=more-time+sums-grow r18
=more-time+surety-pay r26
=more-time+take-in r37
=more-time+to-dispose r-58
=more-time+to-learn r-27
=more-time+travelling r-28 g48
=more-time+unit r40 g-24
=more-time+wait-pay r62
=more-time+waiting r80 g17 h-62 k-19
=my-loss r-62 g-46 m308 h-49 k-30
=my-loss+pays-for-chance r-26 g-24 m90 h-43
=my-loss+stakes h-27
=my-loss+sums-0 g-31 m150 h-16
=my-loss+sums-1 r-50 g-25 m139 h-30 k-25
=my-loss+unlawful-business m15 h99
=my-loss+wager-event g-24 m160 h-52
=my-loss+winner-takes m21 h-17
=my-loss+with-money m45 h-32
=my-wallet-lent r-115 g-40 m-15 h-76 k244
=my-wallet-lent+online-place r-20 g-20 h-18 k57
=my-wallet-lent+own-account r-19 h-25 k18
=my-wallet-lent+paper-money r-38 k25
=my-wallet-lent+pass-along k21
=my-wallet-lent+pays-for-chance r-17 k40
=my-wallet-lent+per-period r-51 k49
=my-wallet-lent+reference r-20 g-20 h-18 k52
=my-wallet-lent+sale-or-service r-16 k58
=my-wallet-lent+sums-0 r-111 g-40 m-15 h-76 k237
=my-wallet-lent+surety-pay r-29 k43
=my-wallet-lent+unit k26
=my-wallet-lent+unknown-party h-15
=name-after m-96 h-115 k-27
=name-after+narcotic r19 k-15
=name-after+operator m-30
=name-after+outside-prize g28
=name-after+paid-entry m17 h-24
=name-after+pays m15
=name-after+pays-for-chance r49 g-39 h33
=name-after+per-period r22
=name-after+price-of h39
=name-after+reference r29 g-32 h-39
=name-after+right-now m-26 h-45
=name-after+sale-or-service r21 h66 k-23
=name-after+search-for h39
=name-after+sell h27
=name-after+serves g20
=name-after+sham h53
=name-after+sold-apart g37 h-15
=name-after+sums-0 r-21 g45 m-68 h-121 k-25
=name-after+sums-1 g-35 m-24
=name-after+sums-2 r29
=name-after+sums-grow r16
=name-after+take-in r15
=name-after+trade h39
=name-after+trading g-19
=name-after+travelling k-15
=name-after+unit r81 h-44 k-33
=name-after+unlawful-business h-30
=name-after+unlicensed g16 k23
=name-after+unlicensed-giving g16 k35
=name-after+wager-event m-28
=name-after+waiting g-35
=name-after+watchers k-17
=name-before g-85 h-36
=name-before+narcotic h-37
=name-before+online-place h95
=name-before+operator m23 h60
=name-before+paid-entry m-21 h-21
=name-before+paper-money h16
=name-before+pays r-23
=name-before+pays-for-chance r57 g-69 m-50 h-30
=name-before+per-period r49
=name-before+percentage r15
=name-before+price-of h-20
=name-before+reference r-22 m40 h64 k-20
=name-before+repay r-15
=name-before+return-on-capital r-16 g-32
=name-before+right-now g-27 h24
=name-before+sale-or-service r-46 m-24 h-41 k-21
=name-before+sell r16
=name-before+serves h-21
=name-before+sold-apart r-35
=name-before+stakes h18
=name-before+sums-0 g-35 m17 h-81
=name-before+sums-1 g-33 h47
=name-before+surety-pay r27
=name-before+take-in r-17 h24
=name-before+to-dispose k-17
=name-before+to-learn g-24
=name-before+to-oppose h-15
=name-before+to-treat r-24
=name-before+trading h-17
=name-before+travelling r22
=name-before+unit g-38 m-18 h-51
=name-before+wager-event m-35 h38
=name-before+with-money r20 h18
=narcotic r-31 g-105 m-31 h243 k-38
=narcotic+not-pork g23 h41
=narcotic+not-told g40 m68 h21
=narcotic+official m16
=narcotic+online-place h-22
=narcotic+operator h-19
=narcotic+paper-money r-24 h28
=narcotic+payroll r19
=narcotic+pays r38 g-23 h-60
=narcotic+pays-for-chance r99 g21
=narcotic+price-of g18 h-18
=narcotic+price-word r36 g-17
=narcotic+priced-thing r40 g-42 h35
=narcotic+reference r42 g35 m48 k-22
=narcotic+return-on-capital r-22
=narcotic+right-now r22 h-31
=narcotic+sale-or-service r70 g19 m39 h-120
=narcotic+sell r-16 g27 h-38
=narcotic+serves r19 g22 m32 h16 k16
=narcotic+settles-later r25
=narcotic+sold-apart r19 h-32
=narcotic+sold-short r40 g18
=narcotic+stakes m-21 h-27
=narcotic+stranger g-15
=narcotic+sums-0 r-69 g-93 m-42 h191 k-31
=narcotic+sums-1 r-19 g17 h67
=narcotic+sums-2 r52 g-21 h-15
=narcotic+sums-apart r29 h-31
=narcotic+sums-grow r27 g-21
=narcotic+sums-shrink h27
=narcotic+take-in r29
=narcotic+to-learn h-68
=narcotic+to-oppose h-23
=narcotic+trade r-34 g50
=narcotic+trading g-31 h97
=narcotic+travelling g48 k-22
=narcotic+unit r62 h76 k-46
=narcotic+unlawful-business r27 m-25 h-59
=narcotic+wager-event m-23 h22
=narcotic+watchers r21
=narcotic+with-money r43 m-27 h-28
=narcotic+works-for r23
=no-date g104
=no-date+no-day g61
=no-date+no-decision-date g53
=no-date+pays-for-chance g16
=no-date+price-of g58
=no-date+price-word g27
=no-date+reference g21
=no-date+sale-or-service g56
=no-date+sums-0 g112
=no-date+unit g49
=no-day r-38 g209 h-46 k-21
=no-day+no-decision-date g52
=no-day+pays r-25
=no-day+pays-for-chance r-29
=no-day+price-of g49
=no-day+price-word g17
=no-day+reference r-15 g34
=no-day+right-now g45
=no-day+sale-or-service g70 k-17
=no-day+sums-0 r-44 g215 h-39 k-21
=no-day+unit r-29 g84
=no-day+wager-event g19
=no-decision-date g53
=no-decision-date+reference g21
=no-decision-date+sale-or-service g33
=no-decision-date+sums-0 g53
=no-spec g112 h-23
=no-spec+pays-for-chance g27
=no-spec+reference g63
=no-spec+sale-or-service g27
=no-spec+sums-0 g94 h-23
=nobody-knows g240 m-28 h-108 k-48
=nobody-knows+not-pork g22 m-17
=nobody-knows+not-told g21
=nobody-knows+paper-money r16
=nobody-knows+pays g35
=nobody-knows+pays-for-chance g81 h-41
=nobody-knows+price-of g50 h-30
=nobody-knows+reference g65 h-47
=nobody-knows+sale-or-service g41 h-35
=nobody-knows+sealed g31
=nobody-knows+shut-thing g64 h-43
=nobody-knows+speed-up g-27
=nobody-knows+sums-0 r-29 g204 m-28 h-90 k-42
=nobody-knows+sums-1 g36 h-18
=nobody-knows+under g37
=nobody-knows+undescribed g-60 k-15
=nobody-knows+unit g32 h-57
=nobody-knows+unknown g48 h-19 k-36
=nobody-knows+watchers r16
=not-chosen r-44 g130 h-60
=not-chosen+paper-money r-26 g29
=not-chosen+pays-for-chance r-38 g40
=not-chosen+price-of g16
=not-chosen+reference g28
=not-chosen+sale-or-service r-22 h-17
=not-chosen+settles-later r-24 g66
=not-chosen+sums-0 g81 h-57
=not-chosen+sums-2 r-42 g38
=not-chosen+sums-grow r-42 g38
=not-chosen+two-prices r-27 g43
=not-chosen+undecided r-46 g36 h-25
=not-chosen+under g41
=not-chosen+unit r-26 g32
=not-mine-yet r-56 g203 h-28 k-32
=not-mine-yet+pays-for-chance r-18 g82
=not-mine-yet+price-of r-47 g118 h-18 k-15
=not-mine-yet+reference g99
=not-mine-yet+sale-or-service r-47 g150 h-18 k-17
=not-mine-yet+sell r-48 g112 h-21 k-15
=not-mine-yet+settles-later r-19 g30
=not-mine-yet+sums-0 r-56 g203 h-28 k-32
=not-mine-yet+trade r-56 g129 h-18 k-15
=not-mine-yet+unit r-19 g67
=not-pork r-56 g151 m-34 h-244 k-28
=not-pork+out-of-reach g49
=not-pork+out-there g43
=not-pork+paper-money r18 m44 h53
=not-pork+pays g16
=not-pork+pays-for-chance h-24
=not-pork+price-of r-38 g43
=not-pork+price-word h33
=not-pork+priced-thing h33
=not-pork+receivable r-28
=not-pork+repay r23
=not-pork+right-now g45
=not-pork+sell r-19 g25 h20
=not-pork+serves g-16 h32
=not-pork+settles-later g27
=not-pork+stakes g-17 h19
=not-pork+sums-0 r-50 g105 m-47 h-202 k-16
=not-pork+sums-1 r-22 g46 h-61
=not-pork+sums-apart r17 m25 h19
=not-pork+take-in r-22 g23
=not-pork+trade r-29 g31 m21 h55
=not-pork+unborn g41
=not-pork+undescribed g32
=not-pork+unit g-31 h51
=not-pork+unlawful-business m22 h35
=not-pork+wager-event g18 m19 h19
=not-pork+with-money m-16 h19
=not-told g178 m45 h-50 k17
=not-told+out-there g20
=not-told+paid-entry g-26 m29 h34
=not-told+paper-money r-25
=not-told+pass-along h-18
=not-told+passes-it r-15
=not-told+pays h23
=not-told+pays-for-chance g19 h33
=not-told+per-period r21 g18
=not-told+percentage r-25
=not-told+price-of r-15 g22 h-33
=not-told+reference r21 g58 m40 h17
=not-told+repay g26
=not-told+return-on-capital g20
=not-told+sale-or-service g35 h-26
=not-told+sell g-23 h-24
=not-told+serves g-31 m74
=not-told+shut-thing g46 h-22
=not-told+sums-0 r-27 g162 m20 h-112 k20
=not-told+sums-1 g23 m25 h65
=not-told+trade r-19 g-17 h-34
=not-told+trading g-35 h33
=not-told+unit g50 m17 h16
=not-told+unknown-party h-25 k19
=not-told+up-down g-20 h17
=not-told+wager-event g21 h-16
=not-told+watchers h-16 k27
=official r-117 g-79 m-90 h227 k-103
=official+online-place m-22 h-23
=official+paid-entry m-25 h-32
=official+paper-money h19 k-18
=official+payroll h-61 k21
=official+pays h41
=official+pays-for-chance r-42 m-47 h51
=official+principal-stays r31
=official+reference m-26 h-55 k29
=official+repay r-30
=official+sale-or-service g-24 m-33 h-135 k18
=official+sell h-29
=official+serves g-32 m-24 h-80 k21
=official+sham h-15 k22
=official+sold-apart r-15
=official+sold-short r-15 g16 h-29
=official+speed-up r-23 g-15 h113 k-34
=official+sums-0 r-91 g-61 m-83 h189 k-95
=official+sums-1 g-18 h41
=official+sums-2 r-35
=official+surety-pay r-21
=official+to-learn g-21 h-25
=official+to-oppose r-24 g27
=official+trade g-20
=official+travelling g22
=official+unit g15 k-17
=official+unlawful-business m-25 h16
=official+up-down h21
=official+watchers r-32 g-36 h54 k-65
=one-source r-32 g85 h-28
=one-source+price-of r-22
=one-source+sale-or-service r-29 g54
=one-source+sums-0 r-32 g85 h-28
=one-source+trade r-22
=one-source+unit g24 h-22
=online-place g-33 m154 h94
=online-place+operator h19
=online-place+own-stake g-18 m89 h142
=online-place+paid-entry g24 m-51
=online-place+paper-money m-15 h66
=online-place+pass-along h-26 k19
=online-place+pass-on h21 k42
=online-place+passes-it r17 m-31 h-29 k28
=online-place+payroll r25 k-15
=online-place+pays r39 g-56 h64 k27
=online-place+pays-for-chance r71 g22 m74 h139 k41
=online-place+per-period h-15
=online-place+percentage g24 m15 h15
=online-place+price-of m28
=online-place+price-word r28 g-27 m71
=online-place+priced-thing r-44 g49 m48 h-43
=online-place+reference g45 m-20 h37 k21
=online-place+return-on-capital m19
=online-place+right-now g16 m23 h103
=online-place+sale-or-service r26 g-40 m32 h29 k-27
=online-place+serves m-29 h95 k-15
=online-place+sham h-27 k34
=online-place+sold-apart h-30
=online-place+sold-short r-18 g-16
=online-place+stakes g-19 m48 h25
=online-place+stranger m-18 h-21 k33
=online-place+sums-0 r-41 g-89 m82 h-38 k-33
=online-place+sums-1 g43 m69 h150 k22
=online-place+sums-2 r21
=online-place+sums-grow r19
=online-place+surety-pay m-23
=online-place+take-in g28 h-27
=online-place+tick-guess m39
=online-place+to-dispose r-17
=online-place+to-oppose r-32 g21 h-31 k-17
=online-place+trade h17
=online-place+trading g76 m-25 k-16
=online-place+unit r60 m-35 k31
=online-place+unknown-party m-20 h-26
=online-place+unlawful-business g22
=online-place+up-down g29 h-28
=online-place+wager-event g-22 m54 h164 k21
=online-place+waiting r22
=online-place+watchers h-16 k-23
=online-place+with-money r-27 m38 h51
=online-place+works-for m-33 h-22
=operator r-93 g-41 m300 h125 k-25
=operator+outside-prize h21
=operator+paid-entry m24 h40
=operator+paper-money m23 h-16
=operator+pays m-38
=operator+pays-for-chance r-41 g-25 m72 h193
=operator+per-period g27 m31 h58
=operator+price-bet g67 m41 h-34
=operator+price-of m27
=operator+reference g-15 m94 h129
=operator+return-on-capital m34 h83
=operator+right-now m16 h83 k25
=operator+sale-or-service m65 h54
=operator+serves m-93 h74
=operator+stakes g-32 m32 h162
=operator+sums-0 r-58 g-21 m199 h-61 k-25
=operator+sums-1 r-27 m99 h156
=operator+sums-2 h31
=operator+to-learn m29 h121
=operator+to-oppose m-39
=operator+trading g-45 m56 h146
=operator+unit g-26 h116
=operator+unlawful-business r-24 m25 h-36
=operator+wager-event g-16 m81 h195
=operator+with-money g-32 m28 h133
=operator+works-for m-33 h37
=out-of-reach r-30 g210 h-102
=out-of-reach+out-there r-21 g82 h-44
=out-of-reach+pays-for-chance r-16 g30 m21 h-25
=out-of-reach+price-of r-19 g55 h-31
=out-of-reach+right-now h-18
=out-of-reach+sale-or-service g48 h-31
=out-of-reach+sell g35 h-16
=out-of-reach+serves g39 h-15
=out-of-reach+sums-0 r-24 g186 m-31 h-92
=out-of-reach+sums-1 g24
=out-of-reach+trade g48 h-31
=out-of-reach+unborn g28
=out-of-reach+wager-event g25
=out-there r-33 g327 m-46 h-101
=out-there+pays-for-chance r-17 g66 m21 h-28
=out-there+price-of r-23 g93 h-21
=out-there+price-word g22
=out-there+right-now g51 m-15 h-18
=out-there+sale-or-service g93 h-20
=out-there+sell g45
=out-there+sold-short g32
=out-there+sums-0 r-26 g331 m-49 h-91
=out-there+sums-1 m-15
=out-there+trade g77 h-21
=out-there+unit g55 m-15
=out-there+wager-event g66
=outside-prize g-57 m-143 h-144
=outside-prize+pays m-25
=outside-prize+pays-for-chance r69 g-43 m-73
=outside-prize+per-period r-49 m-18
=outside-prize+price-of r84
=outside-prize+reference r-56 m-28
=outside-prize+repay r20
=outside-prize+sale-or-service r60 m-29
=outside-prize+savings-circle r19 g-28 m-32
=outside-prize+sell r26
=outside-prize+serves h15
=outside-prize+sold-apart r-16 g53
=outside-prize+sold-short r71
=outside-prize+sums-0 g-33 m-123 h-148
=outside-prize+sums-2 g-18
=outside-prize+sums-apart g-18
=outside-prize+take-in m-46
=outside-prize+to-oppose r-18
=outside-prize+trade r102
=outside-prize+under h-17
=outside-prize+unit r-108 m-47 h-21
=outside-prize+unlawful-business h20
=outside-prize+wager-event r-34 m-74 h-45
=outside-prize+watchers h-15
=outside-prize+winner-takes r19 m-47
=own-account g-42 m-20 h16 k28
=own-account+paid-entry h49
=own-account+pays-for-chance g-28 h33
=own-account+price-of g-29 h34
=own-account+reference h-18
=own-account+return-on-capital r-17 h24 k17
=own-account+sale-or-service g-34 k-33
=own-account+serves g-25
=own-account+sums-0 g-39 m-20 h16
=own-account+surety-pay h45
=own-account+unit k25
=own-stake g-29 m143 h218
=own-stake+pays-for-chance m55 h75
=own-stake+reference m48 h91
=own-stake+stakes r15
=own-stake+sums-0 g-20 m81 h134
=own-stake+sums-1 m62 h84
=own-stake+wager-event m43 h87
=own-stake+with-money r15
=own-zakat-rate r-67 g101 h-62
=own-zakat-rate+pays h33
=own-zakat-rate+pays-for-chance r-27 g43
=own-zakat-rate+price-of r-29 h-25
=own-zakat-rate+reference g45
=own-zakat-rate+right-now g-57
=own-zakat-rate+sale-or-service r-31
=own-zakat-rate+search-for g-30 h24
=own-zakat-rate+sell r-23 g17
=own-zakat-rate+settles-later r-16 g38
=own-zakat-rate+sold-short r-17 g-52
=own-zakat-rate+sums-0 r-57 g108 h-58
=own-zakat-rate+trade r-26
=own-zakat-rate+unit r-24 g22 m-24 h-63
=paid-entry r-16 g-99 m87 h-33
=paid-entry+paper-money r33 m-22 h-31
=paid-entry+payroll h-18
=paid-entry+pays r-15 g38 m-26 h-17
=paid-entry+pays-for-chance r-67 g-26 m23 h48 k42
=paid-entry+per-period r35 g-20 m53 h44
=paid-entry+pledge r27
=paid-entry+price-of r48 g-50 h37
=paid-entry+price-word r-15 g-30
=paid-entry+receivable r24
=paid-entry+reference r15 g-36 h40 k15
=paid-entry+return-on-capital m36 h39
=paid-entry+right-now r-37 g53
=paid-entry+salam g-30
=paid-entry+sale-or-service r-25 g-93 m73 h-29
=paid-entry+savings-circle r17
=paid-entry+search-for g-30
=paid-entry+sell r49 h-35
=paid-entry+serves g-17
=paid-entry+settles-later r15
=paid-entry+sham h27
=paid-entry+sold-apart h17
=paid-entry+sold-short r19 g-20 m24
=paid-entry+stakes h36
=paid-entry+stranger h28
=paid-entry+sums-0 r17 g-44 m64 h-63
=paid-entry+sums-1 r-49 m-30
=paid-entry+sums-2 g-52 m45 h17
=paid-entry+sums-3 r18 h27
=paid-entry+sums-apart g-29 m43 h58
=paid-entry+sums-equal r-27
=paid-entry+sums-grow g-18
=paid-entry+sums-shrink r31 h-15
=paid-entry+take-in m21
=paid-entry+to-learn r-18 g-15 m-15 h-27
=paid-entry+to-oppose m-15 h32 k23
=paid-entry+trade r48 g-44 m50 h44
=paid-entry+trading r24
=paid-entry+unit r40 g28 h-31
=paid-entry+unlawful-business m28 h61
=paid-entry+up-down g44
=paid-entry+wager-event r-30 g34 m-18 h33
=paid-entry+watchers h19
=paid-entry+winner-takes m42
=paid-entry+with-money g-20 m40 h32
=paper-early r138 g-58 m-16 h-33 k-26
=paper-early+pays r21
=paper-early+pays-for-chance r88 g-25
=paper-early+price-of r120 g-33
=paper-early+receivable r49
=paper-early+reference r34
=paper-early+right-now r18
=paper-early+sale-or-service r115 g-35
=paper-early+sell r105 g-32
=paper-early+settles-later g-24
=paper-early+sold-short r96 g-15 k-15
=paper-early+sums-0 r97 g-41 h-24 k-19
=paper-early+sums-1 r18 g-17
=paper-early+sums-2 r22
=paper-early+sums-shrink r29
=paper-early+trade r173 g-39 h-19
=paper-early+under r35
=paper-money r53 g-23 m24 h-17 k64
=paper-money+pass-along r-26 k40
=paper-money+pass-on r-25
=paper-money+passes-it r30 m-17
=paper-money+payroll r36
=paper-money+pays r26 g-38 h-22
=paper-money+pays-for-chance r20 g33 m43 h61 k-29
=paper-money+per-period r-47 k79
=paper-money+pledge r30
=paper-money+price-of r-82
=paper-money+price-word r-52
=paper-money+priced-thing h-22
=paper-money+quick-cash r69
=paper-money+receivable r17
=paper-money+reference r110 h-15 k-15
=paper-money+repay r36
=paper-money+return-on-capital r44 k16
=paper-money+right-now g-23 h32 k26
=paper-money+sale-or-service r-63 g-22 k95
=paper-money+same-back r50
=paper-money+sell g-39 h-18 k-23
=paper-money+serves r37
=paper-money+settles-later r26 g27
=paper-money+sham r-28 g-18 h17 k-30
=paper-money+sold-apart r29
=paper-money+sold-short r45 g-29
=paper-money+speed-up r16 h-27 k-19
=paper-money+stakes h41
=paper-money+stranger m-18
=paper-money+sums-0 r-17 g-20 m17 h-65 k97
=paper-money+sums-1 r18 g-20 m29 h70
=paper-money+sums-2 r39 g17 m-45 h-36 k-33
=paper-money+sums-3 m22
=paper-money+sums-apart m22
=paper-money+sums-equal r-64 m-17 k-23
=paper-money+sums-grow g42
=paper-money+sums-shrink r108 m-16 h-18
=paper-money+surety-pay h-15 k26
=paper-money+take-in r39
=paper-money+to-learn h-20 k19
=paper-money+to-oppose r25
=paper-money+trade r-44 m19 h45
=paper-money+trading g-15
=paper-money+travelling r-25 h18
=paper-money+two-prices r-16 g33
=paper-money+undecided r-26 g77
=paper-money+undescribed g-31 h36
=paper-money+unit k16
=paper-money+unknown-party m-20 k22
=paper-money+unlawful-business m84 h50
=paper-money+unlicensed r-19 g-15 h21
=paper-money+unlicensed-giving r-19 g-15 k15
=paper-money+up-down r30
=paper-money+wager-event r20 g-28 m50 h99 k-29
=paper-money+waiting r25
=paper-money+wash-money h-19 k34
=paper-money+watchers k-31
=paper-money+with-money r42 h42 k-16
=pass-along r-36 g-58 m-24 h-89 k170
=pass-along+pass-on r-18 g-18 m-17 h-30
=pass-along+passes-it m-15 h-17 k-22
=pass-along+pays-for-chance r-47 h-16 k62
=pass-along+percentage r-46 k29
=pass-along+price-of r-21 h-16 k46
=pass-along+reference g-15 k24
=pass-along+sale-or-service h-18 k46
=pass-along+sold-short r-26
=pass-along+stranger r-19 h-26 k36
=pass-along+sums-0 r-37 g-58 m-15 h-82 k150
=pass-along+surety-pay k22
=pass-along+take-in k43
=pass-along+unit r-20 h-15 k54
=pass-along+unknown-party r-25 g-27 h-39 k71
=pass-on r-83 g16 m20 k74
=pass-on+passes-it m-18 h-19
=pass-on+pays-for-chance r-76 g27 h27
=pass-on+percentage r-32
=pass-on+price-of r-48 g73 k-22
=pass-on+priced-thing g35
=pass-on+reference r40 g-44
=pass-on+return-on-capital r-39 h24
=pass-on+right-now r-32 g-18
=pass-on+sale-or-service r-25
=pass-on+sell r-37 g22
=pass-on+serves k22
=pass-on+settles-later g26
=pass-on+sold-short r-53
=pass-on+stranger r-24 g-26 k73
=pass-on+sums-0 r-53 m-24 h-40 k63
=pass-on+sums-1 g16 m41 k15
=pass-on+sums-2 r-18
=pass-on+surety-pay k17
=pass-on+take-in g-21 h-16 k55
=pass-on+to-debtor h16
=pass-on+to-learn k-35
=pass-on+trade r-64 g61
=pass-on+trading r55 k-19
=pass-on+unit r-73 m-16 h-22 k39
=pass-on+unknown g-23 k52
=pass-on+unknown-party r-18 g-33 k52
=pass-on+with-money r-31 h22
=passes-it r29 g-65 m-41 h-40 k52
=passes-it+payroll h21
=passes-it+pays r42 h-18
=passes-it+pays-for-chance r38 g-27 m-20 h-17 k44
=passes-it+per-period r17
=passes-it+percentage r-31 h15
=passes-it+reference r66 g-36
=passes-it+return-on-capital r-24 h21
=passes-it+right-now r-40
=passes-it+sale-or-service g-22 k18
=passes-it+serves r-20 h-15 k22
=passes-it+small-parts h24
=passes-it+stranger m-17 k18
=passes-it+sums-0 r-28 g-45
=passes-it+sums-1 r26 m-42 k48
=passes-it+sums-2 r16 h-25
=passes-it+sums-3 r16
=passes-it+surety-pay g-21 h21
=passes-it+take-in g-33 m-21 k51
=passes-it+trading r27
=passes-it+unit r44 g-23
=passes-it+unknown-party m-19 k20
=passes-it+wager-event m18 h-16
=passes-it+winner-takes m29 h-16
=pay-for-cover r-68 g282 h-41
=pay-for-cover+pays r-18 k15
=pay-for-cover+pays-for-chance r-18 g82 k15
=pay-for-cover+per-period r-34 g103 h-26
=pay-for-cover+price-of h32
=pay-for-cover+reference g50
=pay-for-cover+return-on-capital r-16 g34
=pay-for-cover+sale-or-service g77 h20
=pay-for-cover+search-for g55 k19
=pay-for-cover+sold-apart r-19 g60 h-18
=pay-for-cover+sums-0 r-58 g241 h-40
=pay-for-cover+sums-1 g41
=pay-for-cover+to-oppose g-34
=pay-for-cover+trade h32
=pay-for-cover+travelling g42
=pay-for-cover+unit r-25 g68
=pay-me r43 k26
=pay-me+pays r-17
=pay-me+pays-for-chance h16
=pay-me+per-period r23
=pay-me+reference r42
=pay-me+return-on-capital r23
=pay-me+sold-apart r18
=pay-me+sums-0 k28
=pay-me+sums-1 r60 g-17
=pay-me+sums-2 r-43 g16
=pay-me+sums-apart r-22
=pay-me+sums-equal r-44
=pay-me+sums-grow r15
=pay-me+sums-shrink r24
=pay-me+take-in h17
=payment-versus-payment r-57 m-52 h-21 k-20
=payment-versus-payment+pays-for-chance m-28
=payment-versus-payment+price-of g-19
=payment-versus-payment+priced-thing r-41
=payment-versus-payment+right-now r-22 g-22
=payment-versus-payment+sale-or-service g-15
=payment-versus-payment+sell r30 g-15
=payment-versus-payment+sums-0 r-87 m-29 h-24 k-20
=payment-versus-payment+sums-1 m-20
=payment-versus-payment+sums-2 r21
=payment-versus-payment+sums-shrink r39
=payment-versus-payment+trade r23 g-19
=payment-versus-payment+trading r-27
=payment-versus-payment+unit r36
=payroll r-16 g15 m-42 h-79 k28
=payroll+pays-for-chance r22 g40 m-17
=payroll+per-period h51
=payroll+price-of r90 h-29
=payroll+priced-thing g-19
=payroll+receivable r23
=payroll+reference k-15
=payroll+repay r19
=payroll+return-on-capital h24
=payroll+right-now r53
=payroll+sale-or-service r44 g23 m-20 h-25
=payroll+sell r40 g-15 h-18
=payroll+serves r28 g-22 m-26 h-43
=payroll+sham k45
=payroll+sold-apart r-24 g71
=payroll+sold-short r56
=payroll+sums-0 r-17 m-25 h-106 k34
=payroll+sums-1 r-26 g21 m-16 h32
=payroll+sums-2 r17
=payroll+sums-grow r32
=payroll+take-in h16
=payroll+trade r76 g18 h-18
=payroll+unit r-17 g-64 m-24 k28
=payroll+unlawful-business h68
=payroll+watchers g19
=payroll+with-money r20
=pays g23 h-26
=pays+pays-for-chance r28 g57 h-29
=pays+per-period r-46 h-22
=pays+percentage g-21
=pays+play-costs r-25
=pays+price-later r20
=pays+price-of h-30
=pays+price-open g-28
=pays+price-word r34 g-19
=pays+priced-thing r51 m28
=pays+principal-stays r19
=pays+promised-cut r32 g-15
=pays+receivable r37
=pays+reference r-39 g77 m-41 h-16 k16
=pays+return-on-capital r-27
=pays+salam g15
=pays+sale-or-service g28 h-30 k21
=pays+savings-circle r31
=pays+search-for g31 k21
=pays+sell r38
=pays+serves h-20
=pays+settles-later r-17 g-63
=pays+small-parts g21
=pays+sold-short r-75 g-41
=pays+speed-up r35
=pays+split r15
=pays+stakes r18 m-17
=pays+stipulated r-21
=pays+sums-0 g-21 m40 h32
=pays+sums-1 g33 h-30
=pays+sums-2 m-20 h-29
=pays+sums-apart r-52 g41
=pays+sums-equal m-19
=pays+sums-grow r68 g-18
=pays+surety r43
=pays+surety-pay g42 h-18
=pays+take-in r54 h26
=pays+tick-guess r-26 g29 m32
=pays+to-debtor g-18
=pays+to-dispose g-26
=pays+to-learn g-20 k21
=pays+to-oppose h-17
=pays+trade r44 h-18
=pays+trading r21
=pays+travelling g16
=pays+unit r-20 g-39 m-25 h-22
=pays+unlawful-business r27 m-23 h-19 k29
=pays+up-down r-20 h20
=pays+wager-event r-23 g-66 m35 k30
=pays+waiting r-55 g16
=pays+watchers r60 h-18
=pays+winner-takes m24 h-15
=pays-for-chance r-69 g-62 m85 h40 k-92
=pays-for-chance+per-period r32 m-21 h-48 k53
=pays-for-chance+percentage r-38
=pays-for-chance+play-costs r-33 m-33 h-21
=pays-for-chance+pledge r-29
=pays-for-chance+price-later r25 g42
=pays-for-chance+price-of m-33 k16
=pays-for-chance+price-open g-18
=pays-for-chance+price-word r-79 g-94 m-32
=pays-for-chance+priced-thing r48 g68 m35 h-79
=pays-for-chance+principal-stays g-17
=pays-for-chance+promised-cut r57 g-16
=pays-for-chance+quick-cash m-15 k23
=pays-for-chance+rate-charge r35 h-19
=pays-for-chance+receivable r65 g-31
=pays-for-chance+reference r-41 g42 m51 h76 k-41
=pays-for-chance+repay g-22 m-16 h-49
=pays-for-chance+reschedule r22
=pays-for-chance+return-on-capital r-26 g-35 m48 h83 k15
=pays-for-chance+right-now r-50 g57 m18
=pays-for-chance+salam g21
=pays-for-chance+sale-or-service r-62 m-25 h-48 k-57
=pays-for-chance+same-back r64 g-31
=pays-for-chance+savings-circle r76 m-30
=pays-for-chance+sea-catch g37
=pays-for-chance+search-for r23 g46 m17 k17
=pays-for-chance+sell r-21 g75 h-61 k-20
=pays-for-chance+serves r40 g15 h30
=pays-for-chance+settles-later r35 g-18
=pays-for-chance+sham r-21 h101
=pays-for-chance+shut-thing g74 h-49
=pays-for-chance+small-parts r-42 g17 m-22 k43
=pays-for-chance+soft-drink h-78
=pays-for-chance+sold-apart r82 g-21 m-20
=pays-for-chance+sold-short r40 m-29 h-28
=pays-for-chance+speed-up r15 h32
=pays-for-chance+split r33 g17 h27 k16
=pays-for-chance+stakes g46 m95 h36
=pays-for-chance+stranger h25 k20
=pays-for-chance+sums-0 r-64 g-64 m15 h-99 k-60
=pays-for-chance+sums-1 r-134 g32 m19 h117
=pays-for-chance+sums-2 r84 g20 k-36
=pays-for-chance+sums-3 r45 g-50 m41 h34
=pays-for-chance+sums-apart r65 g26 m75 h58
=pays-for-chance+sums-equal r-207 g-18 m-33 h-34 k-15
=pays-for-chance+sums-grow r168 g-16 h-33
=pays-for-chance+sums-shrink r103 g-22 m20 h32
=pays-for-chance+surety r89
=pays-for-chance+surety-pay r-30 h63
=pays-for-chance+take-in r123 g-16
=pays-for-chance+tick-guess r-40 g122 m81
=pays-for-chance+tied-deal r34 g-28
=pays-for-chance+tied-trade r20 g-15
=pays-for-chance+to-debtor r23 g-19
=pays-for-chance+to-dispose r-31
=pays-for-chance+to-learn r51 g-16 h70 k18
=pays-for-chance+to-oppose m-21
=pays-for-chance+to-treat r-29 m-19
=pays-for-chance+trade g58 m17
=pays-for-chance+trading r20 g54 m25
=pays-for-chance+travelling r-57 g40 h-21
=pays-for-chance+two-prices r-75 g51
=pays-for-chance+unborn r-16 g34
=pays-for-chance+undecided r-69 g108
=pays-for-chance+under h19
=pays-for-chance+undescribed g30 h-35
=pays-for-chance+unit g-63 h-35 k-46
=pays-for-chance+unknown r15 g16
=pays-for-chance+unknown-party r-20 k26
=pays-for-chance+unlawful-business h171 k25
=pays-for-chance+up-down g64 m122 h15
=pays-for-chance+wager-event g-123 m119 h136 k32
=pays-for-chance+wait-pay r125
=pays-for-chance+waiting r74 m-35 h-30
=pays-for-chance+watchers r-62 g22 h31
=pays-for-chance+winner-takes g-47 m164 h-65
=pays-for-chance+with-money r-58 m52 h35
=pays-for-chance+works-for r59
=pays-for-chance+zakat m-15
=per-period r103 g-20 m-56 h-33
=per-period+percentage r56 h-22
=per-period+pledge r19
=per-period+price-of g-33 h46
=per-period+priced-thing r33
=per-period+principal-stays r19
=per-period+rate-charge r41 h-27
=per-period+reference g-15 m49 h53
=per-period+return-on-capital r63 g-32 h28
=per-period+right-now r-50 h-41 k23
=per-period+sale-or-service r-19 g56 h60 k-22
=per-period+savings-circle r-29 m-18
=per-period+search-for g55
=per-period+sell r16 g-26
=per-period+serves g37 h46
=per-period+settles-later r-21 g-26 h42
=per-period+shut-thing g20
=per-period+sold-apart r-43 g-30 h27
=per-period+sold-short r-34 k32
=per-period+stakes r38 h29
=per-period+sums-0 r49 g38 m-37 k-36
=per-period+sums-1 r38 g-35 k36
=per-period+sums-2 r32 m-17 h-18
=per-period+sums-3 r-17 g-17
=per-period+sums-apart r52 g-20 m-17 h-18
=per-period+sums-grow r-34
=per-period+surety r26
=per-period+surety-pay r-29 k29
=per-period+take-in g-26 h27
=per-period+to-learn r15 h39
=per-period+to-oppose h-21
=per-period+trade r31 g-22 m17 h20
=per-period+trading r-32 g-27 k15
=per-period+travelling r-28
=per-period+unit m-77 h-30
=per-period+unlawful-business r-18 m35 h62
=per-period+wager-event r-31 m-56 h24
=per-period+waiting r53
=per-period+watchers r49 h29 k-27
=per-period+winner-takes g-16 m53
=per-period+with-money h24 k32
=per-period+works-for r-26 g-25
=percentage h-27
=percentage+price-of h-20 k16
=percentage+receivable r17 g-15
=percentage+return-on-capital m26 h33
=percentage+right-now r33
=percentage+sale-or-service g-33 m16 h-40
=percentage+serves g-16
=percentage+soft-drink h-36
=percentage+sold-apart r61
=percentage+stipulated g-20
=percentage+stranger r-23
=percentage+sums-0 g-34 m-36 h-17
=percentage+sums-1 g22 m26
=percentage+surety r25
=percentage+surety-pay r-42 g-20 m-17 h44
=percentage+take-in h15
=percentage+to-oppose r22
=percentage+trade r-71 h-18
=percentage+trading m15
=percentage+under h15
=percentage+unit r27 m24
=percentage+unknown-party r-21
=percentage+unlawful-business m-39 h40
=percentage+up-down r-39 g21 m19 h15
=percentage+wager-event h22
=percentage+waiting r16
=percentage+with-money m-20
=percentage+zakat r-35 m-15
=play-costs r-67 g-24 m-101 h-92 k-27
=play-costs+price-of r-27 g-19
=play-costs+sale-or-service r-38 m-50 h-39
=play-costs+sold-apart g32
=play-costs+sums-0 r-50 g-16 m-77 h-79 k-27
=play-costs+sums-1 m-25
=play-costs+unit r-37
=play-costs+wager-event g-22 m-60 h-38
=pledge r56 g-29
=pledge+priced-thing r35 g-15
=pledge+reference r18
=pledge+repay r-54 h17
=pledge+sale-or-service r53
=pledge+sold-apart r23
=pledge+sums-0 r95 g-19 h-31
=pledge+sums-1 r-46 h18
=pledge+take-in r-16 h18
=price-bet g82 h-34
=price-bet+priced-thing g15
=price-bet+stakes g43 m-19 h-15
=price-bet+sums-0 g62 m-19 h-19
=price-bet+with-money g43 m-19 h-15
=price-later g70 h35
=price-later+price-of g-28
=price-later+price-open g-30
=price-later+price-word r-37 g22
=price-later+priced-thing g-16
=price-later+reference g21
=price-later+right-now r22 g-43
=price-later+salam g86
=price-later+sale-or-service g26
=price-later+search-for g114
=price-later+sell r28 g-30 h16
=price-later+sums-0 r-23 g98 h35
=price-later+sums-1 g-28
=price-later+trade r39 g-68 h16
=price-later+trading g40
=price-later+unit g48 h22
=price-of r-32 g59 m-39 k-29
=price-of+price-open g56 h-19
=price-of+price-word r48 g-24 m22
=price-of+priced-thing r27 g-43
=price-of+quick-cash r69 g-21
=price-of+rate-charge r17
=price-of+receivable r91 g-30 h-64
=price-of+reference r-57 g-44 k-19
=price-of+refusal g36
=price-of+repay r34
=price-of+return-on-capital g-26 h33
=price-of+right-now r-35 h-34
=price-of+sale-or-service r46 g22 h62
=price-of+same-back r106 g-39 h-18
=price-of+savings-circle r87
=price-of+sea-catch g20
=price-of+search-for r24 g-54
=price-of+sell r-17 g17 m-42 k-19
=price-of+serves g-37 m-27 h38
=price-of+settles-later r35 g-25
=price-of+sham g-24 h16
=price-of+share-unknown g68
=price-of+small-parts g-16 h16
=price-of+sold-apart r-15 g36 h22
=price-of+sold-short r98 m-34 h-32
=price-of+split g16
=price-of+stakes m-15 h27
=price-of+stranger k16
=price-of+sums-0 r-39 g75 h16 k-26
=price-of+sums-1 r30 g32 m-42
=price-of+sums-2 r-39 g-41
=price-of+sums-3 r17
=price-of+sums-apart r-61 m23
=price-of+sums-equal m-17
=price-of+sums-shrink r44 g-15
=price-of+surety r32 h15
=price-of+surety-pay r-15
=price-of+take-in r18 m17 h33 k-16
=price-of+tick-guess g-20 m41
=price-of+tied-deal g-50
=price-of+tied-trade r32 g-24
=price-of+to-dispose g17
=price-of+to-learn r-22 g21 h43 k-19
=price-of+to-oppose r-22 g61 h-35
=price-of+trade r-21 m-39
=price-of+trading r-40 g15
=price-of+travelling g15
=price-of+unborn g38
=price-of+under r62 g-15 h41
=price-of+undescribed g23 h-34
=price-of+unit r-36 m26
=price-of+unknown g27
=price-of+unknown-party k28
=price-of+unknown-quantity g41
=price-of+unlawful-business r21 g-16 m26 h90
=price-of+up-down r19 g-28 h43
=price-of+wager-event r-25 g75 h67
=price-of+wait-pay r45
=price-of+waiting r41
=price-of+watchers r-20 h25 k27
=price-of+winner-takes m33
=price-of+with-money r-49 h-16
=price-open r-40 g152 h-22
=price-open+price-word r-28 g112 h-22
=price-open+priced-thing g44 h-18
=price-open+reference g47
=price-open+right-now g27
=price-open+sale-or-service r-28 g119 h-22
=price-open+sums-0 r-40 g142 h-22
=price-open+unit g55
=price-open+wager-event g32
=price-word r-22 g68 h-69 k-32
=price-word+priced-thing r56 g-47 m36
=price-word+rate-charge r18
=price-word+reference r-17
=price-word+repay h19 k15
=price-word+return-on-capital r-31 g16
=price-word+right-now g-39
=price-word+salam g17
=price-word+sale-or-service h-19 k-24
=price-word+sell h23
=price-word+serves r-27 g38
=price-word+settles-later r47 g17
=price-word+sold-apart r-31
=price-word+sold-short r-27
=price-word+split g16
=price-word+stakes g27
=price-word+sums-0 r46 g177 m23 h-54 k-29
=price-word+sums-1 g-110 m-34
=price-word+sums-2 r-49
=price-word+sums-apart r-26
=price-word+sums-grow r-23
=price-word+sums-shrink r-27
=price-word+surety-pay r26
=price-word+take-in r19 g16
=price-word+tick-guess m55
=price-word+tied-trade g-19
=price-word+to-learn r22 k-18
=price-word+trade g-38 h23
=price-word+trading g80
=price-word+undecided g42
=price-word+under m16
=price-word+unit r29 g-112 h28
=price-word+unlawful-business h22
=price-word+wager-event g27 m-18
=price-word+wait-pay r67
=price-word+waiting r36
=price-word+watchers r-54
=price-word+with-money g17
=price-word+works-for g-20
=priced-thing r-32 g67 m-25 h-34 k-28
=priced-thing+reference r-78 g47 m42
=priced-thing+return-on-capital g18
=priced-thing+right-now r47
=priced-thing+sale-or-service r17
=priced-thing+sell r-60 h16
=priced-thing+serves h56
=priced-thing+settles-later r73 g-55
=priced-thing+sold-apart r20 g-27
=priced-thing+split r35 g16
=priced-thing+stakes r-39 g149 h-15
=priced-thing+sums-0 r19 g-87 m-93 k-26
=priced-thing+sums-1 r-23 g78
=priced-thing+sums-2 r-29 g75 m59 h-23
=priced-thing+sums-apart r-21 g58 m46 h-23
=priced-thing+sums-grow g17
=priced-thing+take-in r22 m15
=priced-thing+tick-guess r-69 g78 m145
=priced-thing+to-learn r22
=priced-thing+to-oppose g33 m25
=priced-thing+trade r-46 g-15 m-36
=priced-thing+trading r-26 g54 m30 h-24
=priced-thing+under m38
=priced-thing+unit r125 g-23 m31 h-58
=priced-thing+unlawful-business r52 h63
=priced-thing+up-down r-58 g153 m68 h-27
=priced-thing+wager-event r-23 g-36
=priced-thing+watchers r25
=priced-thing+with-money r-16 g82 m34
=principal-stays r111 g-51 h-19
=principal-stays+receivable r-31
=principal-stays+repay r-16
=principal-stays+settles-later g-23
=principal-stays+sums-0 r102 g-34 h-19
=principal-stays+unit g-33
=promised-cut r70 g-37 h-29 k-17
=promised-cut+reference r28 g-16 h-23 k-15
=promised-cut+sale-or-service r19 g-25 h-24 k-17
=promised-cut+stipulated r23 g-16
=promised-cut+sums-0 r38 g-33 h-29
=promised-cut+surety-pay r-20 h-19
=promised-cut+to-debtor r39
=promised-cut+trade r43 g-16
=promised-cut+trading r41 g-28 h-29 k-15
=quick-cash r95 m-20
=quick-cash+reference r29
=quick-cash+sale-or-service r81 g-23 k-20
=quick-cash+sell r82 g-25
=quick-cash+sold-short r22 k27
=quick-cash+sums-0 r107 m-17 k-23
=quick-cash+sums-1 k27
=quick-cash+take-in r38
=quick-cash+trade r85 g-25
=quick-cash+trading r64 g-27
=quick-cash+unit m-16 k27
=quick-cash+watchers r53 k-15
=rate-charge r191 g-15 m-37 h-39
=rate-charge+reference r30 g15 h44 k20
=rate-charge+repay r16
=rate-charge+return-on-capital r22
=rate-charge+sale-or-service r53 h29 k20
=rate-charge+sums-0 r165 g-15 m-37 h-37
=rate-charge+sums-1 r19
=rate-charge+surety-pay r21
=rate-charge+trading g16
=rate-charge+unit r107 h33
=rate-charge+watchers r19
=receivable r55 g-53 h19 k-32
=receivable+reference r66 g-17
=receivable+repay r40
=receivable+reschedule r-20
=receivable+sale-or-service r172 g-24 h-46
=receivable+sell r71 g-35 h-38
=receivable+serves r52 g-15 h-22
=receivable+sold-short r44
=receivable+sums-0 r37 g-37 m28 h37 k-27
=receivable+sums-1 r18 g-15
=receivable+sums-grow r31
=receivable+sums-shrink r-30
=receivable+surety r31 h-30
=receivable+surety-pay r54 h-18
=receivable+take-in r65
=receivable+to-debtor r-35
=receivable+to-learn r-21
=receivable+trade r132 g-27 h-55
=receivable+trading r34
=receivable+unit g-18 h-21
=receivable+unlawful-business r-15 m17 h19
=receivable+up-down r40
=receivable+wager-event r-27 m16
=receivable+waiting g-17
=receivable+watchers r22
=reference g-61 m-18
=reference+repay r17 g-38 h-20 k24
=reference+return-on-capital r28 g20 m-15
=reference+right-now r-15 g32 m34 k-25
=reference+sale-or-service r-67 m-23 h46 k-28
=reference+same-back r64 h-17
=reference+search-for g16
=reference+sell r42 g83 h-90
=reference+serves r44 m15 h-70
=reference+settles-later r-59 h17 k24
=reference+sham h-48 k81
=reference+shut-thing h-17
=reference+small-parts h17 k29
=reference+soft-drink g-16
=reference+sold-apart g-16 h-34
=reference+sold-short r-30 g-24 h-15
=reference+speed-up k16
=reference+split r29 k-19
=reference+stakes r36 g-31 m-17 h75
=reference+stays-unseen k55
=reference+stranger k15
=reference+sums-0 r-97 g37 h-28
=reference+sums-1 r-17 g-60 m-26 h-32
=reference+sums-2 r86 h25
=reference+sums-3 g-25 h23
=reference+sums-apart m33 h51
=reference+sums-equal m-20
=reference+sums-grow r25
=reference+sums-shrink r64
=reference+surety-pay h-33
=reference+take-in r57 g-21 m-18
=reference+tied-deal g-34
=reference+tied-trade r26
=reference+to-debtor r28 h22
=reference+to-dispose r-19
=reference+to-learn r-21 g-29 h27
=reference+to-oppose r34 m-16 h-30
=reference+trade r48 g-46 m21 k-34
=reference+trading r46 g-38 m32
=reference+two-prices r-20
=reference+undecided r-24 g69
=reference+under h-15 k-30
=reference+undescribed g15 h-21
=reference+unit g96 h-42 k28
=reference+unknown-party h-16 k46
=reference+unlawful-business m43 h131
=reference+unlicensed g25 h-19
=reference+unlicensed-giving g22
=reference+up-down g30
=reference+wager-event r-36 g37 m-37 h45 k16
=reference+waiting r-24 g-31
=reference+watchers r-36
=reference+with-money r32 g-45 h86
=refusal r-25 g39 m-18 h16
=refusal+sale-or-service g35 h16
=refusal+sums-0 r-35 g50 h23
=refusal+unit g26
=repay r102 g-96 m-34 h-96 k-23
=repay+return-on-capital g18 m-22 h-25
=repay+right-now r-15
=repay+sale-or-service r35 g-59 m-22 k32
=repay+search-for r-19
=repay+sell r48 g-18
=repay+serves r97 g-22
=repay+settles-later r23 g-32
=repay+sold-apart g37
=repay+sold-short r-18
=repay+stakes r59
=repay+sums-0 r72 g-39 h-29
=repay+sums-1 r-55 g-77 m-29 h-31
=repay+sums-2 r119 g20 h-36
=repay+sums-3 r-34
=repay+sums-apart g28 h-17
=repay+sums-equal r-127
=repay+sums-grow r205 h-19
=repay+sums-shrink r15
=repay+trade r33
=repay+trading r43 g16
=repay+unit r-30 g-96
=repay+unlawful-business m23 h45
=repay+up-down r17 g-28
=repay+wager-event m63 h19
=repay+waiting r25
=repay+watchers r47 g32
=repay+with-money r42
=reroute g-24 h-20 k79
=reroute+sums-0 g-24 h-20 k79
=reschedule r34 g-16 h-17
=reschedule+sale-or-service r29
=reschedule+sums-0 r30 h-15
=reschedule+to-oppose r20
=return-on-capital r106 g-17 m-34 h-73 k-27
=return-on-capital+right-now r-19
=return-on-capital+sale-or-service r-44 g48 k-15
=return-on-capital+search-for r-19
=return-on-capital+sell r30 g-27
=return-on-capital+serves g90 h30
=return-on-capital+settles-later g-30
=return-on-capital+small-parts h24
=return-on-capital+sold-apart r65 g-16 h17
=return-on-capital+sold-short r-45 k30
=return-on-capital+stakes r26 m-16
=return-on-capital+sums-0 r127 m-27 h-91 k-43
=return-on-capital+sums-1 k19
=return-on-capital+sums-2 h20
=return-on-capital+sums-3 r-22
=return-on-capital+sums-apart r24 g-16 m-24
=return-on-capital+sums-equal r-27
=return-on-capital+sums-grow r26
=return-on-capital+sums-shrink r-32 h26
=return-on-capital+surety-pay r-91 h50 k25
=return-on-capital+take-in r-53 h19
=return-on-capital+to-oppose r18
=return-on-capital+trade g-28 m17 h19
=return-on-capital+trading r-22
=return-on-capital+travelling r-28 g-32
=return-on-capital+unit g-37 m-28 h37
=return-on-capital+unlawful-business m31 h100
=return-on-capital+up-down r-24
=return-on-capital+wager-event r25 g16 m-19
=return-on-capital+waiting r45
=return-on-capital+watchers r42 h39 k-19
=return-on-capital+with-money k34
=right-now h-66
=right-now+sale-or-service r66 m28 k-33
=right-now+same-back r27
=right-now+search-for g-45
=right-now+sell g-38
=right-now+serves r40
=right-now+settles-later r53 g-78
=right-now+sold-apart r17 g-21
=right-now+sold-short g27 m-19 h-20
=right-now+stakes h71
=right-now+sums-0 g58 m30 h-63 k-28
=right-now+sums-1 g-22 k18
=right-now+sums-2 g-19 m-42 h-16
=right-now+sums-3 r26 g-28
=right-now+sums-equal r-48
=right-now+sums-grow r42 g-27 m-24
=right-now+surety-pay r23
=right-now+take-in g-49 m-27
=right-now+to-learn r27 g16 h-17
=right-now+to-oppose g21
=right-now+trade r-44 h-40
=right-now+trading r-32
=right-now+two-prices r-54
=right-now+undecided r-37 g35
=right-now+unit r55
=right-now+unlawful-business r17 g16 h58 k21
=right-now+up-down g16 k21
=right-now+wager-event g48 m56 h109 k-15
=right-now+watchers k47
=right-now+with-money r-26 h38
=right-now+works-for m-18
=salam+unit g-31
=sale-or-service r-18 g-96 m-58 h-103 k18
=sale-or-service+same-back r105 g-39 h-18
=sale-or-service+savings-circle r53 g-15
=sale-or-service+sea-catch g28
=sale-or-service+search-for h35
=sale-or-service+sell g-36 m-41 h43 k-23
=sale-or-service+serves r-22 g32 m-52 h24
=sale-or-service+settles-later r31 h-19
=sale-or-service+sham g-15 h-31 k96
=sale-or-service+share-unknown g68
=sale-or-service+shut-thing g32 h-37
=sale-or-service+small-parts r-19 h19 k-57
=sale-or-service+sold-apart r30 g72 h21
=sale-or-service+sold-short r75 h-22
=sale-or-service+speed-up h20
=sale-or-service+split g16 k-62
=sale-or-service+stakes r-23 g29 m-32 h101
=sale-or-service+stays-unseen r-22 k50
=sale-or-service+stipulated r16
=sale-or-service+sums-0 r-28 g30 m58 h-37 k45
=sale-or-service+sums-1 r86 g-72 m-99 h-74 k-27
=sale-or-service+sums-2 r-75 g-47 m-15
=sale-or-service+sums-apart r-63 g-42
=sale-or-service+sums-shrink h17
=sale-or-service+surety r50
=sale-or-service+surety-pay r47 g-17 m17
=sale-or-service+takaful g-19
=sale-or-service+take-in r86 g15 m-24 k-16
=sale-or-service+tick-guess m48
=sale-or-service+tied-deal r25 g-44
=sale-or-service+tied-trade r47 g-24
=sale-or-service+to-debtor r16
=sale-or-service+to-dispose r-46 g-47
=sale-or-service+to-learn r26 h18 k17
=sale-or-service+to-oppose r-44 g24 h-96
=sale-or-service+trade r142 m-19 h20 k-36
=sale-or-service+trading h19 k-29
=sale-or-service+travelling r-57 h-25
=sale-or-service+two-prices g24
=sale-or-service+unborn g24
=sale-or-service+undecided r-19 g42 h-19
=sale-or-service+under r69 g-31 k-29
=sale-or-service+undescribed g19 h-16
=sale-or-service+unit r-81 m59 h27 k-35
=sale-or-service+unknown g55 k-19
=sale-or-service+unknown-party k65
=sale-or-service+unknown-quantity g41
=sale-or-service+unlawful-business g-25 m40 h331 k24
=sale-or-service+unlicensed-giving r-28 h-24 k23
=sale-or-service+up-down g18 h34 k23
=sale-or-service+victim-fee m-18 h-49 k147
=sale-or-service+wager-event g73 m-37 h-53 k71
=sale-or-service+wait-pay r80
=sale-or-service+waiting r51
=sale-or-service+watchers m-19 h-36 k33
=sale-or-service+winner-takes m29
=sale-or-service+with-money r-49 g22 h85
=sale-or-service+works-for g-25 h18
=same-back r131 g-39 h-18
=same-back+sell r101 g-38 h-17
=same-back+settles-later r19 g-19
=same-back+sold-short r35
=same-back+sums-0 r112 g-34 h-17
=same-back+trade r106 g-39 h-18
=same-back+unit r47
=same-back+with-money r17
=savings-circle r21 g-39 m-35
=savings-circle+sell r31
=savings-circle+sold-short r71
=savings-circle+sums-0 g-35 m-22 h-16
=savings-circle+sums-1 r28
=savings-circle+take-in m-22
=savings-circle+trade r101
=savings-circle+unit r-64 m-19
=savings-circle+wager-event r-18 m-19
=sea-catch r-21 g155 m-50 h-25
=sea-catch+settles-later g30
=sea-catch+sums-0 g84 m-36
=sea-catch+sums-1 g72 m-15 h-25
=sealed g28 h-16
=sealed+shut-thing g24
=sealed+sums-0 g30 h-16
=search-for r-52 g59 m-15 h-49 k-25
=search-for+sell r32 g-15
=search-for+serves h-23
=search-for+settles-later g51
=search-for+sold-short r29
=search-for+sums-0 r-63 g46 m-23 h-39 k-21
=search-for+sums-1 g18
=search-for+surety-pay g26 h-18
=search-for+takaful g-49
=search-for+to-learn h-22 k20
=search-for+trade r36 g-51
=search-for+trading g-121 h38
=search-for+travelling g24
=search-for+unit g-57
=search-for+wager-event h-15
=search-for+works-for g-15
=sell g97 m-34 h-24 k-42
=sell+serves r-55 m-20 h21
=sell+settles-later r39 g-69
=sell+sham r29 g-22 h-22 k-15
=sell+share-unknown g72 h-20
=sell+shut-thing g45
=sell+sold-apart g16
=sell+sold-short h-15 k-17
=sell+sums-0 r-74 g146 m-24 k-35
=sell+sums-1 g-31 h-17
=sell+sums-2 r55
=sell+sums-apart r40
=sell+sums-shrink r21
=sell+surety-pay r-25 h-15
=sell+take-in g20 k-15
=sell+tied-deal r-23 g-15
=sell+to-learn h15
=sell+to-oppose g56 h-40
=sell+trade m-30 h-19 k-18
=sell+trading h-45
=sell+unborn g15
=sell+under r20 h16
=sell+undescribed g18
=sell+unit r-38 g54 h24 k-22
=sell+unknown g21 k-23
=sell+unlawful-business g-15 m-20
=sell+up-down r21
=sell+wager-event r-16 g65 h-45
=sell+waiting r-46
=sell+watchers r67 h-26 k20
=sell+with-money r-24 g-19
=serves g-72 m-79 h38
=serves+settles-later r-20 g-15
=serves+sham k21
=serves+small-parts k-15
=serves+sold-apart g20
=serves+sold-short r33
=serves+stakes h24
=serves+stipulated r-20
=serves+sums-0 r29 g-94 m-123 h-22
=serves+sums-1 r-91 g27 m46 h73
=serves+sums-2 r38
=serves+sums-apart r25
=serves+sums-equal r-31
=serves+sums-grow r38
=serves+surety r26
=serves+surety-pay m20 h17
=serves+take-in h-24
=serves+to-learn r34 g-24
=serves+trade g17 m-20 h35
=serves+trading r-83 g-49 m-23 h-33 k-15
=serves+travelling h-19
=serves+unborn g19
=serves+under r-17 h17
=serves+unit r31 g50 m-47 h28 k-16
=serves+unlawful-business m-152 h241
=serves+unlicensed-giving h-29 k19
=serves+up-down r-21 h16
=serves+wager-event m15 h32
=serves+watchers g21 h67 k-23
=serves+with-money h30
=serves+works-for r-25 m-38
=settles-later r51 g90 m-43 h-93
=settles-later+small-parts g15 h-26 k28
=settles-later+sold-apart r-16
=settles-later+sold-short r-17 g29
=settles-later+sums-0 r29 g95 m-30 h-71
=settles-later+sums-1 r-29 g34 h-15
=settles-later+sums-2 r19 g-25
=settles-later+sums-3 r31 g-15
=settles-later+sums-apart r18 g-15
=settles-later+sums-grow r-16 g-16
=settles-later+sums-shrink r49
=settles-later+to-learn r30 g-15
=settles-later+trade r36 g-45
=settles-later+trading g-52
=settles-later+two-prices r-46 g15
=settles-later+undecided r-47 g36
=settles-later+unit r-52 g-100 m-20
=settles-later+unlawful-business r20
=settles-later+wager-event h-17
=settles-later+waiting r-19
=settles-later+watchers k20
=settles-later+with-money g15
=sham r-31 g-98 m-53 h240 k33
=sham+sums-0 r-26 g-98 m-45 h195 k34
=sham+sums-1 h46
=sham+to-learn h25
=sham+trade g-24 h16
=sham+trading h-46 k16
=sham+unit h-25 k85
=sham+watchers h-17 k63
=share-unknown g90 h-45 k-16
=share-unknown+sums-0 g90 h-45 k-16
=share-unknown+trade g68
=shut-thing r-20 g352 m-20 h-136 k-25
=shut-thing+sums-0 r-20 g283 h-118 k-22
=shut-thing+sums-1 g70 h-18
=shut-thing+to-learn g-15
=shut-thing+trade g39
=shut-thing+undescribed g33 h-18
=shut-thing+unit g155 h-59
=shut-thing+wager-event g31 h-15
=small-parts r-82 g-67 m-56 h-106 k164
=small-parts+split r-42 g-26 m-18 h-24 k18
=small-parts+stays-unseen g-39 h-35 k96
=small-parts+sums-0 r-48 g-64 m-35 h-91 k134
=small-parts+sums-1 h-15 k19
=small-parts+to-oppose k26
=small-parts+trade g-16 h16
=small-parts+under h-18
=small-parts+unit r-21 h27 k33
=small-parts+watchers k37
=soft-drink g-25 h-111
=soft-drink+sums-0 g-25 h-69
=soft-drink+sums-1 h-42
=soft-drink+unit h-15
=sold-apart g201 m-31 h-58
=sold-apart+sold-short r25 g34
=sold-apart+stranger g-15
=sold-apart+sums-0 r-44 g194 h-58
=sold-apart+sums-1 r50 g-28 m-16
=sold-apart+sums-2 r-22 g34
=sold-apart+sums-apart r-36 g39
=sold-apart+take-in r-28
=sold-apart+to-learn g24 h15
=sold-apart+trade g47
=sold-apart+trading r-37
=sold-apart+unit r-21 k-27
=sold-apart+unlawful-business r-18 m27 h43
=sold-apart+waiting g63
=sold-apart+watchers r-37 g54
=sold-apart+with-money g20
=sold-short r120 g-15 m-38 h-34 k-17
=sold-short+sums-0 r97 m-17
=sold-short+sums-1 r-24 g31 m30
=sold-short+sums-2 r61 g-19 m-46 h-29
=sold-short+sums-3 g-17
=sold-short+sums-apart g-21
=sold-short+sums-equal r-48 m-24
=sold-short+sums-shrink r97 m-19 h-16
=sold-short+surety-pay r-37 g29 k28
=sold-short+take-in r32
=sold-short+to-oppose g34
=sold-short+trade r123 m-17 h-34
=sold-short+trading r38 g-37
=sold-short+travelling r-41 g-15
=sold-short+under r51
=sold-short+unit g-18 k22
=sold-short+unknown-party k19
=sold-short+unlawful-business g19 h-18
=sold-short+wager-event r-40 k16
=sold-short+watchers r-29
=sold-short+with-money r-61 g44 h-18
=speed-up r-17 g-75 m-46 h183 k-63
=speed-up+sums-0 r-27 g-75 m-44 h157 k-52
=speed-up+sums-1 h25
=speed-up+take-in h29
=speed-up+to-oppose h24
=speed-up+undescribed g-27
=speed-up+unit r24 h35
=speed-up+up-down h28
=speed-up+wager-event r15 m-19
=speed-up+watchers h28
=split r-17 g-48 h-32 k111
=split+stays-unseen r-19 k40
=split+sums-0 r-28 g-66 h-59 k95
=split+sums-1 r27 g25 m15 h27
=split+sums-2 r-16 k23
=split+under r-32 k32
=split+unit h24
=split+wager-event g-22 h27
=split+watchers k31
=stakes r-45 g62 m193 h-69 k-34
=stakes+sums-0 r-49 m93 h-126 k-29
=stakes+sums-1 r26 m63 h52
=stakes+sums-2 r-22 g54 m32 h-18
=stakes+sums-apart g50 m30
=stakes+sums-grow m24
=stakes+take-in h24
=stakes+tick-guess g30 m26
=stakes+to-learn m-21 h17
=stakes+to-oppose g39 m24 h-37
=stakes+trade r-15
=stakes+trading g59 m31 h52
=stakes+under g31
=stakes+unit g37 m17 h50
=stakes+unlawful-business m16 h66
=stakes+up-down r-17 g129 h-41
=stakes+wager-event g-29 m37 h117
=stakes+winner-takes h22
=stakes+with-money g-26 m39 k-22
=stays-unseen r-52 g-118 m-23 h-76 k322
=stays-unseen+sums-0 r-51 g-113 m-19 h-65 k273
=stays-unseen+under k29
=stays-unseen+unit k41
=stays-unseen+unknown g-17 k22
=stays-unseen+unlicensed-giving h30 k-18
=stays-unseen+up-down k18
=stays-unseen+watchers r-25 g-16 k52
=stipulated r81 g-20
=stipulated+sums-0 r91
=stipulated+sums-1 g-20
=stipulated+sums-2 r-20
=stipulated+surety-pay r-15
=stipulated+to-debtor r20
=stipulated+trade r46
=stipulated+trading r48
=stranger r-27 g-100 m-29 h-27 k173
=stranger+sums-0 r-34 g-91 h-54 k146
=stranger+sums-1 m-26 h27 k27
=stranger+surety-pay k22
=stranger+take-in k19
=stranger+trade h16
=stranger+unit r-23 h-20 k67
=stranger+unknown g-17 k19
=stranger+unknown-party g-43 m-18 k22
=sums-0 r-63 g186 m67 h383 k86
=sums-0+surety r74 g-35 h-44
=sums-0+surety-pay g-28 m-32 h23 k15
=sums-0+takaful r-26 g-98 m-25 h-62
=sums-0+take-in r-26 m73 k52
=sums-0+tick-guess r-39 g35 m162 h-34
=sums-0+tied-deal g-42
=sums-0+tied-trade r38 g-19
=sums-0+to-debtor r-51 g-66 h-19 k-18
=sums-0+to-dispose r-122 g-67 m-48 h-57 k-21
=sums-0+to-learn r-164 g-157 m-99 h-169 k-39
=sums-0+to-oppose r-48 g-62 m-62 h-117 k-27
=sums-0+to-treat r-18 g-27 m-84 h-113 k-39
=sums-0+trade r80 g-25 m-25 h-23 k-25
=sums-0+trading r-35 g111 m-27 h-109 k-26
=sums-0+travelling r-24 m-26 h-69 k-26
=sums-0+unborn r-21 g269 m-27 h-110
=sums-0+undecided g29 h-40
=sums-0+under r28 g-56 m-22 h38 k37
=sums-0+undescribed g104 h-57 k-48
=sums-0+unit g-72 m-30 h-15 k-25
=sums-0+unknown g101 h-61 k-35
=sums-0+unknown-party r-39 g-60 h-37 k116
=sums-0+unknown-quantity g28
=sums-0+unlawful-business r-43 g-101 h220 k-21
=sums-0+unlicensed r-19 h-34 k136
=sums-0+unlicensed-giving r-46 h-23 k167
=sums-0+unpromised r-18 g-33
=sums-0+up-down g38 m-59 h-55 k43
=sums-0+victim-fee g-18 m-30 h-57 k190
=sums-0+wager-event r-105 g-36 m47 h-113 k-36
=sums-0+wait-pay r83 h-24
=sums-0+waiting r90 g-46 h-90 k-19
=sums-0+wash-money r-28 g-21 m-16 h-61 k216
=sums-0+watchers g-53 m-19 h-62 k137
=sums-0+winner-takes r16 g-18 m69 h-20 k-21
=sums-0+with-money r30 g-24 m105 h-71 k-30
=sums-0+works-for r-60 g-46 m-66 h18
=sums-0+wrapped-gift g-16 h-36
=sums-0+zakat r-62 g-25 m-27 h-80
=sums-1 r-38 g53 m130 h42
=sums-1+surety r46
=sums-1+surety-pay m18 h42 k32
=sums-1+take-in r57 k19
=sums-1+tick-guess g122 m34
=sums-1+tied-deal r34
=sums-1+tied-trade r35
=sums-1+to-debtor r42 g16
=sums-1+to-dispose r-15
=sums-1+to-learn r59 h50
=sums-1+to-oppose r-52 g27
=sums-1+trade r31 g64 h-32
=sums-1+trading r48 g56 m-32
=sums-1+travelling g16 h-25
=sums-1+undescribed g25
=sums-1+unit r90 g75 m-59 h-49 k38
=sums-1+unknown r19 k16
=sums-1+unlawful-business r-26 m33 h55
=sums-1+up-down g78 m92
=sums-1+wager-event g-70 m109 h-20
=sums-1+wait-pay r109
=sums-1+waiting r120 m-28
=sums-1+watchers r-36 h19
=sums-1+winner-takes r-27 g-49 m131 h-38
=sums-1+with-money r-47 g45 m84 h82
=sums-1+works-for r27
=sums-2 r158 h-29 k-38
=sums-2+sums-apart g42 m57 h40
=sums-2+sums-equal r-353 g-34 m-35 h-37 k-26
=sums-2+sums-grow r310 g31 m-41 h-58
=sums-2+sums-shrink r195 g-30 h27
=sums-2+surety-pay h-30
=sums-2+take-in r35 h-36
=sums-2+to-oppose r35
=sums-2+trading r-57 g61
=sums-2+two-prices r-60 g43
=sums-2+undecided r-75 g90
=sums-2+under r-27
=sums-2+unit r-25 m-36
=sums-2+up-down r-15 g38 m30 h-23
=sums-2+wager-event g23 m60 h30
=sums-2+waiting r18
=sums-2+watchers g46 m-19
=sums-2+winner-takes r-16 m49
=sums-2+with-money r41 g23 m-22 h-53
=sums-3 r45 g-50 m41 h34
=sums-3+sums-apart r49 g-22 m31 h27
=sums-3+sums-equal r16
=sums-3+sums-grow g-27
=sums-3+sums-shrink r-19
=sums-3+trade r17
=sums-3+unit r-25 g-17
=sums-3+unlawful-business m18 h34
=sums-3+wager-event m41 h55
=sums-3+with-money g-17 h21
=sums-apart r55 g20 m88 h67
=sums-apart+take-in g23
=sums-apart+trading g42
=sums-apart+unit r-56 g-31 m-16
=sums-apart+unlawful-business m25 h51
=sums-apart+up-down g16 h-23
=sums-apart+wager-event r-26 m50 h88
=sums-apart+waiting r41 g15
=sums-apart+watchers r-30 g53 m-19
=sums-apart+winner-takes m51 h-19
=sums-apart+with-money m26
=sums-equal r-337 g-36 m-35 h-37 k-15
=sums-equal+take-in r-32
=sums-equal+unit r-85
=sums-equal+with-money r-48 m-24
=sums-grow r309 m-40 h-51
=sums-grow+surety-pay r27
=sums-grow+take-in r60
=sums-grow+trade r-23
=sums-grow+trading r-36 g18
=sums-grow+two-prices r-73 g30
=sums-grow+undecided r-75 g90
=sums-grow+unit r45 m-27
=sums-grow+up-down r-17 g23 m24
=sums-grow+wager-event m24
=sums-shrink r176 g-30 m18 h26
=sums-shrink+take-in r24
=sums-shrink+trade r34
=sums-shrink+trading r-16
=sums-shrink+unit r45
=sums-shrink+with-money r70 h-16
=surety r121 g-38 m-19 h-44
=surety+surety-pay r121 m-16 h-37
=surety+take-in r60 m-16
=surety+unit r22
=surety-pay g-39 m-19 h34 k39
=surety-pay+take-in r36 g-25 k-17
=surety-pay+to-oppose g20 h-19
=surety-pay+trade r-29 h-26
=surety-pay+trading g-27 h-41
=surety-pay+unit r-53 h39 k35
=surety-pay+unlawful-business m-30
=surety-pay+wager-event m32
=surety-pay+waiting r17
=surety-pay+watchers h59
=surety-pay+with-money r-41 g15 k28
=takaful r-28 g-98 m-25 h-62
=takaful+trading g-18
=takaful+unit g-26
=take-in r74 g25 m57 h-35 k71
=take-in+to-oppose r-23 g21
=take-in+trade r17 k-17
=take-in+trading g-51
=take-in+unit r94 m-25 k-37
=take-in+unknown k16
=take-in+unknown-party k16
=take-in+up-down r-20
=take-in+wager-event r-25 m83 h26
=take-in+waiting r41
=take-in+watchers r15
=take-in+winner-takes g-34 m49 h-37
=take-in+with-money g15 h24
=tick-guess r-66 g166 m207 h-44
=tick-guess+to-oppose g43 m38
=tick-guess+trading g46 m70
=tick-guess+unit r-30 g69 m62
=tick-guess+up-down r-35 g24 m25
=tick-guess+with-money g41 m16
=tied-deal r53 g-50
=tied-deal+tied-trade r60
=tied-deal+trade g-50
=tied-deal+trading r16 g-25
=tied-trade r79 g-24
=tied-trade+trade r33 g-20
=to-debtor r-20 g-50 k-25
=to-debtor+trade r26
=to-debtor+trading r43
=to-dispose r-137 g-78 m-48 h-57 k-21
=to-dispose+to-oppose r-28 g-59 m-17 h-23 k-15
=to-dispose+unit r-41 h-19
=to-dispose+unlawful-business m-40
=to-dispose+unlicensed k17
=to-dispose+unlicensed-giving k25
=to-dispose+wager-event r-18 m-26
=to-dispose+waiting r-58
=to-dispose+watchers r-29 k-15
=to-learn r-85 g-158 m-103 h-120 k-42
=to-learn+to-oppose h33
=to-learn+trade h47
=to-learn+trading g-58
=to-learn+unit r43 k-25
=to-learn+wager-event m-38 h36
=to-learn+waiting r-39
=to-learn+watchers r-31
=to-learn+with-money h17
=to-learn+works-for r27
=to-oppose r-65 g-26 m-59 h-114 k-36
=to-oppose+to-treat m-18
=to-oppose+trade g54 h-22
=to-oppose+trading g30
=to-oppose+travelling h-23
=to-oppose+unit g-31 m-35 h-57
=to-oppose+unlawful-business m-65 h-189
=to-oppose+up-down g18 m16
=to-oppose+wager-event r27 m-17 h21
=to-oppose+waiting r24
=to-oppose+watchers r-37 h22
=to-oppose+with-money g33 m52 h-36
=to-treat r-47 g-27 m-87 h-124 k-39
=to-treat+unit r-48 h15
=to-treat+unlawful-business m-72 h-107
=trade r128 g19 m-19 h-63 k-35
=trade+trading r43 g16
=trade+travelling r-54 g37
=trade+unborn g35
=trade+under r67 g-26 h16
=trade+undescribed g22 h-16
=trade+unit r35 g77 m56 h19 k-32
=trade+unlawful-business m28 h69
=trade+unlicensed-giving r-33
=trade+up-down r26 g-28
=trade+wager-event r-20 m20
=trade+waiting r-19 g18
=trade+watchers r58 k19
=trade+winner-takes m17
=trade+with-money r-18 h-18
=trading r-44 g227 m-46 h-108 k-30
=trading+travelling h20
=trading+under r19
=trading+unit r25 g-22 m-17 k-24
=trading+unlawful-business g-22 m29 h161
=trading+up-down r-15 g30 m43 h39
=trading+wager-event m-27
=trading+waiting r-25
=trading+watchers g43 h46
=trading+winner-takes m24 h21
=trading+with-money g26 h58
=travelling r-77 g27 m-31 h-94 k-26
=travelling+unit r-18 h-61 k-23
=travelling+waiting r-41 g48
=travelling+watchers r29 h15
=two-prices r-77 g58
=two-prices+undecided r-47 g63
=two-prices+unit r-28 g28
=unborn r-21 g281 m-28 h-110
=unborn+unit g18
=undecided r-80 g119 h-43
=undecided+unit r-39 g85
=under g-43 h42 k35
=under+undescribed g58
=under+unit g-19 m-17 h44
=under+up-down r19 g-19 m-21 h26 k18
=under+wager-event m-18 h52 k-17
=under+with-money g31
=undescribed g129 h-58 k-51
=undescribed+unit g-22
=undescribed+unknown h-22 k-26
=unit r26 g-23 m-133 h-81
=unit+unknown r-16 k17
=unit+unknown-party k39
=unit+unlawful-business r48 g-18 m45 h220
=unit+unlicensed h21
=unit+unlicensed-giving k39
=unit+up-down r-26 g75 h19
=unit+wager-event g69 m-16 h-36
=unit+wait-pay r57
=unit+waiting r21 h-19
=unit+watchers r39 h75 k17
=unit+winner-takes r17 m17 h15
=unit+with-money r29 m-19 h25 k31
=unit+works-for r35 g-15
=unknown r36 g127 h-65 k-18
=unknown+unknown-party r-16 g-25 k26
=unknown+watchers r41 g-17 k22
=unknown-party r-39 g-69 m-23 h-43 k138
=unknown-quantity g20
=unlawful-business r-83 g-101 m47 h334 k-25
=unlawful-business+wager-event m-102 h16 k28
=unlawful-business+with-money g17
=unlawful-business+works-for r18 m-53 h115
=unlicensed r-19 h-34 k136
=unlicensed+unlicensed-giving r-19 h-15 k81
=unlicensed-giving r-46 h-23 k167
=unpromised r-19 g-33
=up-down g153 m64 h-82 k42
=up-down+wager-event r-16 h49 k-21
=up-down+watchers r31 g-23 k24
=up-down+with-money r22 g25 m-33 h-21
=victim-fee g-18 m-30 h-57 k190
=wager-event r-119 g-87 m257 h-48 k-46
=wager-event+winner-takes r-16 g-23 m90 h-44
=wager-event+with-money g-44 m103 h38 k-15
=wait-pay r205 m-15 h-29
=wait-pay+waiting r122
=waiting r233 g-47 m-49 h-109 k-23
=waiting+watchers r16
=wash-money r-28 g-21 m-32 h-61 k252
=watchers r-45 m-42 h-45 k153
=winner-takes r-27 g-59 m250 h-77 k-26
=winner-takes+with-money g-27 h21
=with-money g27 m169 h-21 k-35
=works-for r-29 g-49 m-73 h21
=wrapped-gift g-16 h-36
=zakat r-64 g-25 m-27 h-81
_$_ h67
_%_ r216 m-20 h-112
_%_a_ g15
_%_and_ k24
_%_of_ r17 m-33 h17
_%_on_ m-21
_%_past_ r20
_%_علي_ r-21
_%_من_ r-54
_2a h-17 k56
_2ard r48
_2ard_ r48
_2e r21 h-29
_2es r33 h-20
_2est r33 h-20
_2est_ r33 h-20
_3a r23 g32 m-29 h47
_3ad r-19 h17
_3al r78 h-38 k16
_3al_ g34
_3ala r46 g-15 h-48 k25
_3ala_ h-40 k27
_3ale r39 g-15
_3and h21
_3and_ h26
_3and_sheikh_ h15
_3ar g62 m-26 h55
_3ara m-16 h42
_3ara_ m-15 h44
_3arb h16
_3as r20 m-17 k24
_3ash r20 m-17 k24
_3ashan_ r17 k21
_3atani_w_ r-19
_3ay r-37
_3e r-48 g-24 h-40
_3ee r-17 h-15
_3eed r-17 h-15
_3eed_ r-17 h-15
_3end_ h22
_3l g28
_3la g28
_3o g-16 h15
_3om g-16 h17
_3omo g-16 h17
_5a r-19 g19 h-15
_7a r-79 g91 k-18
_7ad g22
_7ag h-30
_7ag_ h-30
_7al r-17 g-18
_7as r-33 h23
_7ash r-16 h29
_7aw r18 h41
_7awa h26
_7awe r20 h17
_7e g-23 h36
_7ej h26
_7eja h26
_7ejab_ h26
_7ejab_3and_ h16
_7el h42
_7elw h25
_7elwe_ h25
_7elwe_la_ h25
_7es h-32
_7esa r21
_7ess h-19
_a2 r108 m-32
_a2a r29 g-17
_a3 g-16 k15
_a5 r16 g-33 h24
_a7 r15 m-23 h36 k47
_a_ r-62 g58 m69 h-38 k95
_a_betting_ m-35 h17
_a_bigger_ r19
_a_boat_ g50
_a_box_ r21 g-23
_a_car_ r-16 g34
_a_casino_ m-15
_a_conventional_ h22
_a_cow_ g-36
_a_friend_ h35 k-23
_a_guy_ r-24 h-28
_a_half_ r54
_a_hundred_ r-47
_a_little_ k29
_a_lot_ g27 m-31
_a_man_ r-18 k33
_a_month_ r55 g22 k32
_a_phone_ m23
_a_portion_ g51
_a_pub_ h-18
_a_share_ h27
_a_tenth_ r15
_a_third_ r43 g-27
_a_thousand_ r-15
_a_week_ r-36
_a_year_ r-25
_aa r23 g26 h-16
_aami h17
_aamil_ h17
_aan g21
_ab r-69 g26 h91 k40
_aba r-37
_abay r-37
_abaya_ r-37
_abl g61 h-37
_abl_ g62 h-37
_abl_ma_ g73 h-21
_abo r-22 g-47 k23
_abor h22
_abortion_ h22
_abou r-16 g-40
_about_ r-16 g-40
_about_the_ g-18 h-20
_abov m20 k32
_above_ m20 k32
_abr r-19 h44 k21
_abra h43
_abraj_ h43
_abro k23
_abroad_ k23
_abs h79
_absi h43
_absinthe_ h43
_abso h36
_absolut_ h36
_abu r38 h19
_abu_ r47
_ac r-31 m49 h34
_ac_ r-33 h-16
_acc r37 g39 m43 h-37 k38
_acci g22
_accident_ g27
_acco g32 m-16 h-20 k43
_account_ r18 g58 h-52 k43
_account_for_ k24
_account_is_ g-17
_account_to_ r-17
_accounts_ h37
_accr r24
_accrued_ r18
_accu m24 h17
_accumulator_ m24 h17
_acq h23
_acqu h23
_acquired_ g22 h-20
_acr g-20 h25
_acro g-20 h25
_across_ g-20 h25
_across_the_ h34
_act r-33
_actu r-33 h-15
_actual_ r-24
_ad r110 g-30 m-65 h82 k-47
_ad_ h34
_add r96 k-16
_add_ r29 g28 m27 h23
_adde r48 g-15 h18
_added_ r50
_adderall_ h23
_addi r-17 m-22 h-24
_addiction_ m-22 h-23
_adds r40 k-18
_adds_ r40 k-18
_adds_for_ r22
_adj h-16
_adju h-16
_adjustment_ r27 h-16
_adm h-27
_admi h-27
_ado h51
_adob h35
_adop h16
_ads m-16
_ads_ m-16
_ads_for_ h-18
_adu h34
_adul h34
_adult_diapers_ h-21
_adults_ h21
_adv r-28 m-15 h26
_adva r-23 g17
_advance_ r-33 g20
_adve g16
_advi g-20
_advice_ h26
_ae r32 g-23 m21 h-17
_aed r32 g-23 m21 h-17
_aed_ r32 g-23 m21 h-17
_aed_at_ r-24
_aed_per_ m31
_af g38 m-36 h100
_aff h54
_affi h19
_aft g45 m-24 k23
_afte g45 m-24 k23
_after_ r25 m-24 k23
_after_eid_ g16
_after_i_ r-15 g-19
_after_party_ h35
_after_the_ r17 g-15
_afterwards_ r-15 g23
_ag r33 g-24 m33 h39 k-38
_aga r17 g19 m17 h17
_agai r19 g18 m22 h31
_again_ r35 g24 m19 h23
_against_ r-16
_against_my_ h29
_age r-20 g-44 h54 k-17
_agei h33
_ageing_ h33
_agen g-36 k-16
_agency_fee_ g-17 h-35
_agent_ g-22 m16
_agent_for_ r25
_agent_to_ r27
_agi h17
_agr r43 h-42
_agre r43 h-42
_agree_ h-15
_agreed_ r25 g-25 h-20
_agreed_before_ r39 g-33
_agreed_in_ m17
_agreed_to_ r-29
_agreement_ r31 g23
_ah r27 g21 m-18
_ahe g22
_ahea g22
_ahead_ g22
_ai m-28 h-76
_aig g28
_aig_ g28
_air r16 m-20 h-48 k-15
_air_ m-15 h-20
_airl h-15
_airp r-16 h24
_airport_ r-16 h24
_airt r33
_airtime_ r33
_airtime_advance_ r15
_airtime_credit_ r27
_ak r58 g60 m-42 h-75
_akh g28 m-15 h-21
_akha h-18
_akhadt_ g17 h-18
_ako h-45
_ako_ h-45
_al m-38 h-27
_al_ g-18 m-19 h-43
_al_inah_ r23
_ala r37 g28 h-37
_alam g56 h-32
_alam_ g56 h-32
_alb h24
_albu h24
_alc g-36 h66
_alch h35
_alchol_ h30
_alco g-34 h31
_alcohol_ h-57
_alcoholic_ h28
_ale g-32 h56
_ale_ h54
_alf_ r27
_ali g-21
_ali_ g-19 m26
_all r-67 g88 m38 h-37 k-20
_all_ r-68 g85 m72 h-65
_all_fish_ g38
_all_future_ g49
_all_of_ r-31 h28
_all_paid_ g-18
_all_that_ g47 h-30
_all_the_ g29
_allo g20 m-23 k-23
_allocation_ g32
_allowance_ g-16 h37
_allowed_to_ g15
_allows_ g32 k-17
_alm h24
_alo g-15 h-34 k59
_alon h-16 k59
_along_ g-17 h-16 k38
_alr g42
_alre g42
_already_ g42
_already_paid_ g-33
_alu h-15
_alum h-15
_aluminium_ h-15
_alw r22 h-25
_alwa r22 h-25
_always_ r22 h-16
_am g-60 m-36 h-16
_am_ r31 h-29
_ama h15
_amal h28
_amal_ h28
_amb m-16 h-25
_ami h15
_amil h15
_amil_ h15
_amm h-65
_amo m20 h-23
_amon h-16
_among_ h-16
_amu g-18 h107
_amul g-18 m-17 h80
_amulet_ g-18 m-16 h79
_an r-86 g-35 m35 h19 k19
_an_ g-56 h18
_ana r22 m16 h-30
_ana_ r17 m17 h-27
_anc h18
_ance h18
_and r-41 g-74 k20
_and_ r-40 g-116 k21
_and_a_ r54 h-41 k-18
_and_above_ r26
_and_bottle_ h-23
_and_bought_ r-22
_and_coke_ h33
_and_date_ g38
_and_eggs_ h38
_and_forward_ k23
_and_he_ g23 m26
_and_i_ r-55 g51 k-18
_and_interest_ r15
_and_its_ g24
_and_keep_ k17
_and_metal_ g36
_and_my_ r-22 h-16
_and_on_ r-17
_and_paid_ r-32
_and_pass_ k25
_and_pay_ r-29 m21 h36
_and_pays_ h21
_and_send_ k38
_and_signed_ r-36 g-39
_and_sold_ g46
_and_taken_ r-18
_and_the_ r78 g-18 m15
_and_tonic_ h51
_and_took_ g-23
_and_transfer_ k22
_and_two_ h30
_and_will_ r18
_anda g45
_andar_ g45
_ang r28 g-34 h-19
_ang_ r31 h-33
_ange h27
_angel_ h27
_annu g29 h-22
_annuity_ g21
_ano h36
_anot h41
_another_ h41
_another_month_ r17
_another_name_ h29
_ans r-26
_answ h22
_answers_ h22
_ant h33
_anti h43
_any r-54 g110 m-16 h-38
_any_ r-64 g118 h-25
_ap r40 m-32 h-50
_apa g18
_apar g18
_ape g-22 h47
_aper g-22 h47
_aperol_ h31
_app g16 h-87
_app_ r21 g-70 m30 h50 k-26
_appe h-30 k28
_appeal_ h-21 k28
_appeal_by_ h-17 k31
_appl g55 m-20 h-67
_apple_ g27 m-20 h-41
_appliance_ g33 h-15
_appliance_care_ g28
_appo r-21
_appointment_ r-21
_appr g28 h-17
_approval_ k19
_approved_ g27 h-20
_apr r30 h-25
_apr_ r61 h-21
_apri r-32
_april_ r-32
_apy r47 h-15
_apy_ r47 h-15
_aq r21 g-15
_ar r-38 g-45 m-58 h70 k46
_ara g-22 m-19 h77
_arab h-16
_arak h79
_arak_ h79
_aram h-18
_arb h-37
_arc m-21 h-21
_are r-16 m-42 h64 k57
_are_ r-16 g-18 m-33 h68 k62
_area h-15
_area_ h-15
_areg h15
_areglo_ h15
_arm m19
_arm_wrestling_ m18
_aro k20
_arou k20
_around_ k20
_arr r19 g-49 h25
_arra h25 k-20
_arranged_ h37 k-18
_arrangement_ r17
_arre r18
_arrears_ r18
_arri g-23
_arrival_ r-22
_art g-21 m-16
_arti g-19
_article_ g-18
_as r-99 m-55 h63 k99
_as_ r-138 m-63 h100 k32
_as_a_ r-30 h-26
_as_agreed_ m21
_as_bar_ h31
_as_genuine_ h22
_as_gift_ h-27 k30
_as_he_ r20 g19
_as_in_ h-23 k-15
_as_is_ r-17 g43
_as_it_ r-24
_as_original_ h30
_as_per_ r16 g-29
_as_real_ h55
_as_the_ g43
_as_we_ r26 h-17
_asa r35 g-20 m26 h46
_ash g51
_ask g-49 m-18 h-48 k117
_ask_ g-22 k95
_aske g-32
_asked_ g-32
_aski r17
_asking_ r17
_asks h-23 k17
_asks_ h-23 k17
_asl r45 h-43 k-20
_ass r-27 g25
_assi r-29 h16
_assignment_ h24
_assu g32
_assurance_ g37
_ast h-24
_astr h-27
_astrologer_ h26
_astronomy_ h-55
_at r-45 m50 h37 k-17
_at_ r-76 g47 m73 h50
_at_%_ r15 g18
_at_a_ r52
_at_al_ r-42
_at_all_ r28
_at_counter_ r-16
_at_home_ m-35 h29
_at_month_ g16
_at_school_ m-15
_at_sea_ g36
_at_the_ r-85 g-39 m75 h84
_at_todays_ r21
_atm r28 h-25
_atm_ r28 h-25
_att g-42 m-17 h15 k-21
_atta r-18 g-24 h16 k-20
_attached_ r-15 g-23 h-22 k-20
_attack_ h38
_atte r17 g-18 h16
_attended_ h19
_attestation_ h-29
_au g-35 h-15 k-17
_auc r62 m23 h-29 k-15
_auct r62 m23 h-29 k-15
_auction_ r70 g-36 m15 h-16
_auctioned_ g45
_aud r-16 h-15 k-19
_audi r-16 h-15 k-19
_audit_ r-16 k-20
_aur r-15 g-17 h24
_aur_ r-15 g-17 h-15
_aura h39
_aura_ h39
_aut r-16 g-26 k19
_auth k24
_authorities_ h-19 k26
_auto_ g20
_autu r-16 g-23
_autumn_ r-16 g-23
_av g-20 m20 k42
_avo g-20 h-27 k42
_avoi g-20 h-27 k42
_avoid_ g-18 h-18 k30
_aw r-114 g68 m19 h-39 k-16
_aw_ r-40 g79 m25
_awa r-47 m-15 h-25
_awar r-30 h-32
_award_ r-22
_awareness_ h-40
_away r-15 m-21
_away_ r-15 m-21
_awe r-26
_awel r-26
_awel_ r-26
_ay g18 m-15
_ay_ g20 h-15
_b5 h27
_b5t h27
_b5ti h27
_b5ti_ h27
_b_ r27 h-71
_ba r43 g30 m-105 h28 k-36
_ba2 r16 h18
_ba3 r42 g47
_ba3d r21 g21
_ba3d_ r37 g19
_baa g64 h-26
_baad r-16 g68 h-24
_baad_ r-16 g68 h-24
_baad_me_ g29
_baad_mein_ g38
_bab r-35 h49
_baba h21
_baba_ h28
_babo h24
_baboy_ h24
_baby r-16 g-19 h-15
_baby_ g-19 h72
_babys_ h-33
_bac m17 h26
_bacc m50 h18
_baccarat_ m50 h20
_bach g20 h15
_bachelor_ h26
_bachelor_no_ h15
_back r15 g-17 m-29 h-80 k19
_back_ r28 g-22 m-41 h-71
_back_by_ g15 m-17
_back_cheaper_ r-22 g27
_back_for_ r72 h-25
_back_of_ h21
_back_on_ r24
_back_the_ h-20
_back_to_ r74 g-40 k15
_back_when_ r-47 g-15
_backgammon_ h-16
_backs_ h17
_baco h52
_bacon_ h57
_bacon_and_ h38
_bad r28 h31
_bad_ h16
_bad_luck_ h26
_bada r18
_bag r-35 g80
_bag_ r-17 g53 m19 h63
_bag_of_ g35 h32
_bagg h-30
_baggage_ h-24
_bags r-15 g-32 h-25
_bags_ r-15 g-32 h-25
_bah g39 h-19
_baha g39 h-19
_bai r72 g-34 h61
_bai_ r89 h-39
_bai_al_ r51 h-20
_bai_el_ r34 h-16
_bail g-17 h52
_baileys_ h52
_bak g-67
_bake g-19 m-28 h-67
_bakery_ g-19 m-28 h-65
_bakr h-38
_bal m16 k-15
_bala g-43 m27 h31
_bala_ g-20 h19
_balance_ g-22 m36 h19
_balance_transfer_ r35 m-15
_balc h-19
_ball g-26
_ball_ m-31
_ballet_ h-15
_balloons_ g-16
_ban m-19 h-47 k23
_bana h27
_banat_ h27
_band g30 m21 h-20
_band_ g36 h-15
_bangles_ h-19
_bank m-32 h-53 k30
_bank_ r-15 g-31 m-28 h-35 k34
_bank_card_ r-17 h-18 k50
_bank_does_ k19
_bank_is_ r57
_bank_letter_ r17
_bank_only_ k62
_bank_shares_ g35 h22
_bank_will_ h-21 k46
_banknifty_ g29
_banks_ r22 h-15
_bann h25
_bar r-60 g-37 m-22 h-48 k-19
_bar_ g-25 m-23 h93
_bar_tab_ h21
_bara r-53 h-16
_barangay_ r15 h-25
_barb h-70
_barber_ h-47
_bare g21
_bare_ g21
_barl h-28
_barley_ h-28
_baro h-16
_barr m18
_barrel_for_ h16
_barrels_ g24 h19
_barrels_for_ h33
_bars r43 h-60
_bars_ r47 h-27
_bart h43
_bartender_ h39
_bas r39 g-50 m-30 k20
_bas_ r45 m-19 h-22
_base r-17
_base_ r-15
_based_ h-16
_basi r21 g-18
_bat g17 m-51 k-18
_bath h19
_bath_ h15
_batt r-15 m-26 h-19
_battery_ r-15 m-15 h-19
_bay r17 m-16
_bc r-17 m19
_bc_ r-17 m19
_bd h21
_bds h21
_bdsm h21
_bdsm_ h21
_be r22 g133 m-23 h-54 k48
_be3 h-15
_be3t h-15
_be_ r84 g133 m-31 h-79 k33
_be_agreed_ g64
_be_fixed_ g20
_be_seen_ g23
_bea m-37 h74
_bead h-16
_bean h-19
_beans_ h-17
_bear r19 g-15
_bear_ h28
_bearing_ r37
_beat g-23 h51
_beat_ g-23 m-16 h57
_beat_up_ h25
_bec r20 g22 h-24
_beca r-16 g-18
_because_ r-26 g-17
_because_he_ r-48
_bech r42 g24 h-28
_bech_ r31
_becha_ g30 h-19
_beco g19
_become_ g17
_become_rich_ g17
_bed h-28
_bed_ r-21 h-28
_bee r-36 g-41 m-19
_bee_ g24
_beef g-23
_beef_ g-23
_bef g73
_befo g73
_before_ g73
_before_any_ g20
_before_due_ r-31 g-17
_before_he_ g15
_before_i_ g35
_before_the_ r-40 g28 h31
_before_they_ g51
_beg g17 h54
_begg g-15 h64
_beggars_ h37
_beh h15 k23
_beha r-21 g-27 k18
_behalf_ r-21 g-27 k18
_behalf_of_ r-21 g-27 k22
_behi r20 g26 h19
_behind_ r20 g26 h19
_behind_my_ h-20
_bei r28 k30
_bein r28 h-31 k30
_being_ r28 h-31 k30
_being_watched_ k19
_bel r20 g23 m16 h-72
_belo r21 g32 h-34
_belongs_ g38 h-22
_belongs_to_ g38 h-22
_below_ r32 g-18
_below_the_ k18
_belt h-73
_belt_ h-73
_ben r-50 h37
_bene r-43 h24
_bent g17 h35
_bes h-22
_best h-22
_best_ h-22
_bet r-42 g-56 m110 h-46
_bet_ r-38 g-32 k-15
_bet_on_ g108 m-75 h-16
_bet_with_ h-27
_bett g24 m-30 h-73 k16
_better_ k30
_betting_ g28 m-32 h-59
_betting_shop_ h32
_betw g-27 m27 h16
_between_ g-26 k16
_between_us_ g-22 k48
_bev h21
_beve h21
_bh r-16 g37 h17
_bhai r-25 g-17 h23
_bhai_ r-22 h24
_bhe g21 h15
_bhej g21 h15
_bhej_ g27
_bi r-18 g27 m41 h-67 k16
_bic r-17
_bicy r-17
_bicycle_ r-17
_bid r33 g-18 m48 h-29
_bid_ m17
_bie h27
_bier h27
_big m30 h54 k45
_big_ g20 m31 h49 k34
_big_ticket_ m35 h66
_bik g-16 h-39 k-17
_bike r-16 g-15 h-48 k-16
_bike_ r-16 h-40 k-16
_bil r57 g-30 k22
_bila r26
_bilal_ r26
_bill r36 g-34 h-16 k22
_bill_ r-26 g-32 h19
_bill_bought_ r18
_bill_purchased_ r16
_bill_taken_ r26
_billed_ h-27
_bills_ r55 k33
_bim g26
_bima g26
_bima_ g26
_bin r-47 g82 m63 h-32 k-19
_bina r-42 g109 m45 h-27
_bina_ g22
_binance_ r-16 h15
_binary_ g80 m69 h-20
_binary_options_ g29 m60
_bind g-26
_binding_ g-20
_bing m27
_bingo_ m23 h15
_bingo_hall_ m22 h69
_bir r-41 g-24 m-41 k-19
_bira h29
_bira_ h29
_bird r-19 g23 h-33
_bird_ r-19 h-27
_birds_ g28
_birds_in_ g29
_birr h31
_birra_ h31
_birt r-15
_birth_ g17
_birthday_ r-29 g-24
_biry g-31 h-25
_biryani_ g-31 h-25
_bis m-25 h-16
_bisc m-25 h-16
_biscuits_ m-25 h-16
_bit_ r21 k17
_bitc r-16 h-23
_bitcoin_ r-16 h-31
_bl r-55 g-54 h145 k-42
_bl_ h34
_bla r-16 m25 h64
_blac m33 h74
_black_ h51
_black_stone_ m-34
_blackjack_ m37
_blackmail_ h27
_blan g29
_blanc_ h16
_ble g-29 h82
_bled g-26 h48
_bled_ g-26 h48
_bles h27
_blessed_ h27
_blessed_by_ h22
_bli g43 h-68
_blin g43 h-68
_blind_ g43 h-68
_blind_box_ g41
_blo g-31 m-26 h-37
_bloc h-28
_blocking_ h-15
_bloo h45
_blood_sausage_ h28
_blos h-26
_blossom_ h-26
_blu g-34 h42
_blue g-31 h17
_blue_ g-31 h17
_blue_label_ h32
_blun h25
_blunt_ h18
_bn h21
_bnt h36
_bnt_ h36
_bnt_7elwe_ h25
_bo r-46 g30 m-36 h15 k-33
_boa r-25 h-34
_boar g-42 h24
_boar_ h31
_board_ g-39
_board_for_ g-24 m22 h-18
_boat r-24 g44 h-57
_boat_ r-24 h-57
_bok r26 g19
_bokr r26 g19
_bokra_ r26 g19
_bol r26 g46 h-21
_boli r33 g32 h-20
_boli_ r56 h-20
_bon r122 g-50 m-17 h-37
_bond r124 g-31 m-47 h-61
_bond_ r50 g-16 m-28 h-46
_bond_coupon_ r24 h-16
_bond_fee_ r18
_bond_paper_ r-62
_bonded_ h15
_bonds_ r97 m-19 h-33
_bong h16
_bonu g-16 m42
_bonus_ g-16 m42
_boo m16 h32 k-29
_book g22 m32 h-37 k-29
_book_ r29 m17 h-39
_book_for_ h-20
_booked_ r22 k-16
_bookie_ m34 h74
_booking_ m-25 h-25
_booklet_ h-25
_bookmaker_ h17
_bookmakers_ h-18
_books_ g22 k16
_bookshop_ h-24
_boot g-17 h18
_bootleg_ h34
_booz h53
_booze_ h36
_bor r-38 g44 h-59
_bord h28
_bordeaux_ h22
_born r-31 g26 h-18
_born_ g26 h-18
_borr g32
_borrow_ r-28 g41
_borrowed_ r37 g22 h-15
_borrowing_ h-20
_borrows_ g-19
_bos h51 k40
_boss h51 k40
_boss_ h22 k40
_bot r-56 g17 m-22 h140 k-19
_bot_ h20
_both r-37 g38
_both_ r-37 g38
_both_money_ r-18 g55
_both_sides_ g20
_bots h27
_bots_ h27
_bott r-18 g-18 m-17 h68
_bottle_ h38
_bottle_of_ h-60
_bottle_service_ h26
_bottles_ h26
_bottles_of_ h33
_bou r-35 m-21
_boug r-29
_bought_ r-29
_bought_a_ g-17
_bought_and_ r-23 g-30
_bought_by_ r18
_bought_for_ k19
_bought_from_ r25 g45
_bought_his_ r-27 g-62 h41
_bought_it_ g70 h-23
_bought_the_ r74
_bour h37
_bourbon_ h37
_bow m20
_bowl m20
_box r-53 h-20
_box_ r-53
_box_of_ g-15
_boxe g-16 h-29
_boxes_ g-16 h-37
_boy r-21
_boys r-21 g18
_boys_ r-21 g18
_boys_to_ h30
_br r-15 g-44 m-75 h132
_bra g-30 m-22 k16
_brac h-21
_bran g-20 m-30 h20 k23
_branch_ h28
_brand_ m-25 h-45
_branded_ h27
_brandy_ h32
_brazil_ h-18
_bre m-24 h-22
_brea m-23 h-78
_bread_ g-36 h-88
_break_ h61
_break_his_ h57
_breaks_ g34
_brew h50
_brew_ h39
_brewery_ h-17
_bri r17 g19 m-30 h21 k-20
_brib g-20 h59
_bribe_ g-19 h44
_bric g22
_brid r41 m-16 h-20
_bridging_ r47 h-18
_bridging_finance_ r22
_brin g33 h21
_bring_ h22
_brings_ g25
_brings_the_ h16
_brings_up_ g29 h-19
_brit h-30
_bro g-24 h59
_bro_ r-18 g-17 m23
_brok r22 h26
_broke_ r16
_broke_i_ r18
_broker_ r23 g53 h20
_brokers_ h-15
_brot h19 k30
_brothel_ h21
_brother_ g-19 k31
_brother_in_ r36
_brou h-23
_brought_ h-23
_brow h37
_brown_ h30
_bru h79
_brut h59
_brut_ h33
_bt r43 m22
_bta r44 g-16 m15
_bu r23 g66 m-69 h35 k23
_buc h41
_buck h41
_bud r-15 g35
_budo g44 h-31
_budol_ g44 h-31
_bug m-15
_bui g18
_buil g18
_building_ h45
_built_ g21
_buk r23 g42 h-19
_bum h-23
_bun g-21 h61
_bund h42
_bundle_ h36
_bur k22
_burger_ h-30
_burglary_ g18
_burgundy_ h18
_burn g-20 h30 k26
_burn_ h46
_bus r-24 m-54 h-87
_bus_ r-46 g-17 m-49 h-97
_busi r23 h21 k23
_business_ h21 k23
_but r56 g-24 h23
_but_ r61 g-43 h16
_butt g19 h24
_butter_ g16 h32
_buy r33 m44 h74
_buy_ r-35 g26 m46
_buy_a_ g-33 m31 h22
_buy_bachelor_ h15
_buy_in_ g-25 m95
_buy_it_ r-24 g34 h-20
_buy_now_ g-38
_buy_the_ g-31
_buy_your_ g32 m-32
_buye r26 h29
_buyer_ r16 g45
_buyers_ g-35 h15
_buyi r-27 h39
_buying_ r-27 h39
_buying_it_ r-15
_buying_the_ g17
_buys r67 g-15 m17
_buys_ r67 g-15 m17
_buys_it_ r37
_by r15 m-52 h-39 k51
_by_ r-52 m-68 k25
_by_a_ g20
_by_bank_ g-17
_by_guess_ g29 m-21
_by_hour_ h39
_by_ten_ h-17
_by_the_ r15 g32 m-25 h-30 k-19
_by_weight_ g42
_bya r77 m20 h-46
_byaj r40 h-18
_byaj_ r40 h-18
_byb g21
_bybi g21
_bybit_ g21
_byp k37
_bypa k37
_bypass_ k19
_bypassing_ k18
_c_ r29 h-36
_ca r-30 g-47 m-67 h-71
_cab g-25 h72
_caba h28
_cabaret_ h28
_cabi h-24
_caf h-23
_cafe h-23
_cafe_ h-18
_cag h-45
_cage h-45
_cage_ h-45
_cak g-26 m-35 h-54
_cake g-26 m-35 h-54
_cake_ g-26 m-35 h-63
_cal r28 g64 h-73
_calc g-19 h-23
_calf g44 h-24
_calf_ g44 h-24
_calf_in_ g65 h-15
_call r28 g42 h-41
_call_ r29 h20
_call_girl_ h17
_call_it_ r98 g-37
_call_option_ m-22
_call_options_ m-17
_called_ m30
_calls_ g77 m-18 h-57
_calls_on_ g34 h-23
_cam g-17 h-24
_cam_ h-52
_cam_show_ h29
_came g16 m30 h24
_came_ r27 m40 h26
_camel_ h-23
_camel_race_ m-21
_camels_ r-15 g17
_camera_ r-15
_camp m-20
_camp_ h-49
_campaign_for_ h27
_can g-37 h15
_can_ r25 m-23 h29
_can_not_ g17
_canc r-20 h-54
_cancel_ r-15
_cancellation_ g63
_cancelled_ g-54
_cand g40 m36 h-36
_candle_ g28 m45 h-27
_candle_green_ m26
_candle_red_ m35 h-16
_candles_ h-17
_cani h17
_cann r41 g-34 h46
_cannabis_ h33
_cannot_ r43 g-28
_cans h67
_cans_ h67
_cant r-22
_canteen_ m-25
_cap m-23 h44
_cap_ r-41 g39 h-23
_capi r51 g-25 m-18
_capital_ r51 g-23 m-17
_capital_and_ r36
_capital_back_ r30
_capital_protected_ r54
_capital_refunded_ r20
_caps h23
_capt h42
_captagon_ h33
_car g-21 m27
_car_ r-59 g-22 m45 h-98
_car_if_ g38
_car_on_ r-26
_carb g21
_carbon_ g27 h-15
_carbonara_ h28
_card r28 g-68 h45 k43
_card_ r33 g-27 h-23 k38
_card_for_ r-44 g-16 m41 h-46 k-15
_card_game_ m24
_card_interest_ r19
_card_replacement_ r-22 m-16
_cards_ g-39 h73
_cards_for_ m-29
_care g27 h-33
_care_ g47 h-15
_cari h22
_caricature_ h20
_carl m31 h55
_carlo_ m34 h45
_carp r-41 g-20 m-33
_carpet_ r-25 m-24
_carr r70 h-47
_carry_ r61 g-18 h-15
_cars g30
_cars_ g30
_cart m-26 h-23
_carton_ h-32
_cartons_ g15 m-25 h-17
_cas g15 m32 h50
_case r-19 g23 h76
_case_ r-16 g23 m18 h46
_case_of_ h36
_case_opening_ m32 h18
_cases_ m-16 h30
_cash r41 g35 m54 h27 k16
_cash_ r19 g35 m16 h-16 k17
_cash_advance_ r22
_cash_and_ r-26
_cash_at_ r31 m-17
_cash_for_ r-32 k18
_cash_in_ r-32 m24 h49
_cash_or_ r-50 g78
_cash_out_ m21 h35
_cash_price_ r-26 g-54
_cash_settled_ g65
_casi g-17 h-40
_casino_ g-15
_casino_chips_ k23
_cast g-24 m-32
_cast_ g17 m-17
_casting_ h26
_cat r-30 g36 m-37 h-49
_cat_ g-25
_catc g49 h-25
_catch_ g22 h-30
_catches_ g32
_cate m-20
_catering_ m-20
_catt g21
_cattle_ g21
_cau k18
_caus k18
_cause_ k19
_cb h22
_cd r29 h-15
_cd_ r30
_ce r21 g15 m-19 h-54
_ce_ g75 h-17
_cel g-19 h37
_cell g-19 h37
_cellar_ g-16 h47
_cem g-20 h-49
_ceme g-20 h-49
_cement_ g-20 h-49
_cer r38 g-17
_cert r40
_certain_ r25
_certificates_ r21
_cf r-39 g170 m137 h-56 k-26
_cfd r-39 g170 m137 h-56 k-26
_cfd_ r-36 g145 m149 h-42 k-26
_cfd_account_ r-18 g94 m64 h-31 k-26
_cfds g25
_cfds_ g25
_ch r39 g-120 m-41 h63
_cha g-26 m-64 k19
_chai m-30 h-73
_chai_pani_ h25
_chain_ r37
_chair_ m-16 h-24
_chairs_ r-17 h-56
_chal g27 m-16 h-16
_chalet_ g27 m-16
_cham h24
_chan m51 h-74 k15
_chance_ g20 m56
_chandelier_ h-39
_chandi_ r19
_change_ r-26 h-15 k16
_changed_ r36 h-24
_channels_ h37
_chap r-17
_chapter_ r-17
_char g-41 m-64 h20
_char_ h45
_char_siu_ h40
_charas_ h21
_charcoal_ g18 h-31
_charge_ g-32 m-24 h-39
_charge_on_ r17
_charged_ r19
_charged_by_ r34
_charges_ r29
_charges_for_ r17
_charging_ r-17
_charitable_ r21 k23
_charity_ r-30 g-24 m19 h-22
_charm_from_ h20
_chart_ m-20
_chat h43
_chat_ h25
_che r-29 g-71 m16
_chea h83 k-19
_cheap_ h26
_cheaper_ g29 h16
_cheat_ h33 k-18
_chec r-33 g-29 h-44 k23
_checked_ g-16
_checking_ h-37
_checks_ k23
_chee g-20 h-19
_cheese_ g-20 h-32
_cheq h-30
_cheque_ h-28
_ches m33 h-21
_chess_club_ m-15
_chest_ m30
_chi r38 g-23 m23 h54 k-16
_chic k-24
_chicken_ g-15 h-28
_chil h17
_child_ g18 h39
_children_ h-22
_chin g19
_china_ g20
_chip m53
_chips_ m53
_chit r89 g-25 h-19
_chit_ r55 g-21 h-23
_chitty_ r60
_chiv h31
_chivas_ h31
_cho r-36 m-32 h44
_choc h-19
_chocolate_ h-24
_choo g30 h29
_choose_ h23
_chooses_ h15
_choosing_ g22
_chop h34
_chops_ h26
_chor h42
_chorizo_ h49
_chos r-19 g-39 m-20 h-42
_chose_ g-18 h-28
_chose_the_ r16 h-21
_chosen_ r-17 g-21 m-17
_chr h28
_chri h28
_christmas_ h28
_chu g15 m19 h-19
_ci g-35 h37
_cir g-21 h26
_circ g-20 m15 h20
_circle_ m16 h20
_cit h33
_city m17 h31
_city_ m17 h31
_cl r-18 g-89 m-48 h25 k-48
_cla r40 g-31 m-42 h-30 k-15
_clai r25 h15
_claim_ r20
_clar h22
_claret_ h22
_clas m-16 h-27
_class_ m-47 h-70
_classes_ h23
_clau r24
_clause_ r24
_claw m-32 h-31
_claw_ m-32 h-31
_cle r-23 g-23 m-29 h-17 k34
_clea m-20 h-18 k44
_clean_ h-15 k43
_cleaning_ r-19 m-22 h-34 k17
_clear_ r35 h28
_clearance_ g16
_cler r-28
_clerk_ r-28 h41
_cli g-31 h30 k-28
_clic m36
_clie r22 h15
_client_ r27
_clin r-26 g-20 m-20 h-39
_clinic_ r-26 g-20 m-20 h-39
_clip h26
_clips_ h26
_clo h47 k-33
_clon g-17 m-25 h111
_clone_ h23
_cloned_ m-16 h73
_cloned_cards_ m-16 h19
_cloning_ h15
_clos g35 m54 k-24
_close_ r16 h-17
_closes_ g31 m18
_closest_ m15
_closing_ r-27 m16 h25
_clot g-22 m-17 h-52
_cloth_ g-18
_clothes_ h-40
_clu r-24
_club r-24
_club_ r-24
_club_sandwich_ h-27
_club_table_ m-15 h15
_cm g38 h-20
_cme g38
_cme_ g38
_co r-36 g-31 m-78 h-65 k-73
_coa g-61 m-46 h-31
_coac g-20 m-37 h-31
_coach_ g-18 h-28
_coaching_ m-27
_coat g-40
_coat_ g-25
_coc h79
_coca h46
_cocaine_ h45
_cock h20
_cocktails_ h18
_cod m22 k17
_code m22 k17
_code_ m23
_codeine_ h22
_coffee_cup_ h48
_coffee_dregs_ h24
_coffee_grounds_ h18
_cog h36
_cogn h36
_cognac_ h36
_coi g19 m50 h-35 k-32
_coin g19 m50 k-32
_coin_ g17 m33 h-60 k-22
_coins_ r17 m18 h42
_cold h58
_cold_ h58
_coll r-18
_collar_ r-17 g48
_colleague_ r-26 k-15
_colleagues_ h35
_collect_ h-19 k21
_collecting_ k-19
_collection_of_ k19
_collector_ m16
_collects_ r36
_colo r-25 h-61
_color_ m15
_coloured_ r-25 h-41
_com r59 g38 m19 h-19 k30
_come r49 h-34 k19
_come_ r32 k15
_comes_ r17 g17 m37 h-34
_comes_back_ r15 h-17
_comi g38
_coming_ g38
_comm g24 m16 h24
_commercial_ g29
_commercial_paper_ g-18
_commission_ r-28 g17 m16
_commission_for_ h-21
_commission_in_ h32
_commission_to_ h-16
_committee_ r30 g-19
_comp g-34 k16
_comp_ h-18
_companion_ r-16
_companion_for_ r-15
_company_ r16 g-42 m-16 k19
_company_for_ r21 h26
_compensation_ r16
_competition_ m35
_competition_entries_ m16
_competition_entry_ m23
_compound_ r-36
_compound_interest_ r-16
_compounding_ r42
_con r30 h-64
_conc h-18
_conceived_ g27
_concert_ h-21
_cond h-23
_condition_ g-15
_conf r-21 g-18
_conference_ g-17
_cons r45 m-21 h-15
_consideration_ r23
_consolidation_ r23
_consultation_ h22
_consulting_ h-31
_consumer_ h20
_cont m34
_container_ r-19 g31
_containers_ r28 g-20
_content_ g-15 h45
_contents_ g26
_contents_a_ g31
_contest_ m37
_contest_entry_ m17 h30
_contract_ r22 h41
_contract_for_ g51
_contract_on_ r-28 g28 m16
_contract_to_ r27 g-49 k18
_contractor_ h-28
_contribution_ r-25
_conv r16
_conventional_ r38 h25
_conventional_bank_ r37
_conventional_insurer_ g38 h-24
_convoy_ h-22
_coo g-20 m-43 h-30
_cook g-21 m-36
_cookies_ m-21 h-49
_cooking_ h78
_cooking_sherry_ h48
_cop r-41 m-18 h73
_copi h16
_copies_ h34
_copp r-29 g49
_copper_ r-29 g50
_copy g-35 h60
_copy_ g-35 h60
_copy_of_ h-34
_copy_watches_ g-18 h48
_cor g-26 h16
_cork h30
_corn h32
_corp r33 h-17
_corporate_ r33 h-17
_corporate_bond_ r18
_cos r22 h-28 k-23
_cosm g24
_cost r25 g-27 h-33 k-23
_cost_ r-40 g-36 k-17
_cost_of_ g15
_costs_ r69
_costume_ h-17
_cot g17
_cott g19 h-17
_cotton_ g19 h-17
_cou r-67 g-43 m-22 k-31
_coun r-74 g-21 m-36 h-28
_counselling_ m-16
_count_not_ g22
_counter_ r-42
_counterfeit_ h66
_country_ h-23
_counts_ g-17
_coup r54 g-28 m34 h48
_coupon_ r50 g-28 m33 h-26
_coupon_bond_ r29
_coupon_from_ r15 h-17
_coupon_on_ r19 m-15
_coupons_ h36
_cour r-33
_courier_ r-22 g-21 h-32
_courier_fee_ k37
_course_ g-35 h31
_court_ g49 h-26
_cous m-18
_cousin_ g29 m-26 h21 k-23
_cousins_ r-24 g-15 h-25 k25
_cov g88 h-54
_cove g88 h-54
_cover_ g95 m-17 h-18
_cover_for_ g-63
_covered_ r-33 g35
_covers_ r18 g-23 m23
_cow h-32
_cow_ h-35
_cr r-40 g36 m-18 h16 k-23
_cra r-38 g28 h37 k-19
_crac m-36 h32
_cracked_ h38
_craf g-16 h34
_craft_ g-16 h34
_cran h-17
_crane_ h-17
_cras g15 m33
_crash_ g15 m33
_crash_game_ m29 h57
_crat r-28 g33
_crates_ r-21 g24 h-23
_craw m-17
_crawl_ m-17
_cre k-24
_cred r19 m16
_credit_ r22 m-20
_credit_default_ r-33
_credit_for_ m26
_credit_line_ r30
_credited_ r40 g-17
_creditor_ r-48
_credits_ m42 h16
_cres r-28 h-21
_crescent_ r-28 h-21
_cri h-53
_cric h-36
_cricket_ h-32
_cris h16
_cro g18 m-24 h17
_crop g37 h-41
_crop_ g37 h-41
_crow g-17 h-17 k15
_cru g15
_crud g22
_crude_ g22
_cry h27
_cryp r16
_crypto_ r20 h-22
_crys h36
_crystals_ h24
_cs m36
_cu r-21 g-35 m-82 h92
_cumu r19
_cumulative_ r19
_cup m-56 h16
_cup_ m-54 h53
_cup_reading_ h15
_cur h72
_curs h61
_curse_ h61
_curt r-25 h-31
_curtains_ r-25 h-18
_cus r-24
_cush h-25
_cushions_ h-22
_cust r-24 h16
_customer_ g29
_customer_paid_ g23
_customs_ g-18 h21
_cut g-59
_cut_ g-18 h46
_cut_for_ h41
_cutt g-34 h-39
_cutter_ g-34 h-39
_cy r-30 h-34
_cyb g25
_cybe g25
_cyber_ g25
_cyl r-15
_cyli r-15
_d_ r59 g26 m34 h-97
_d_o_ r-22 g52
_da r53 g69 m23 k-99
_da_ r28 g-15 h-19
_daa r-18 m-15 h46
_daam g16
_daam_ g16
_dab g29
_dad r23 g-37 h16
_dad_ r25 g-35
_dadd h18
_daddy_ h18
_daf g33 h-24
_daf3 r21
_dafa g36 h-22
_dah m23 h-16
_daha m23 h-16
_dahab_ m23 h-16
_dai r25 g-48 h30 k-19
_dail k-19
_daily_ k-19
_dain r23
_dain_ r23
_dak h16
_daks h16
_dakshina_ h16
_dal m28 h44
_dala m18 h44
_dam r-22 g29
_dama r-22 g33 h-16
_dan g-33 h75
_dana r17
_dana_ r17
_danc g-28 h83
_dance_ g-20 h24
_dancer_ h45
_dar m29
_dare m34
_dare_ m34
_dart h-17
_dat r-32 g-29 m-44 h-27
_data g-22 m-15
_data_ g-20
_date r-15 m-27
_date_ g57 m-25
_dated_ r19
_dated_cheque_ r-18
_dates_ r-29 g-51
_dati r-16 h-35
_dating_ r-16 h-35
_dau k-20
_daug k-20
_day r100 g76 m-19 h-138 k-37
_day_ r116 g67 h-88 k-30
_day_one_ r41
_days m-33 h-20
_days_ m-33 h-20
_dd h16
_ddo h16
_ddos h16
_ddos_ h16
_ddos_attack_ h16
_de r21 g39 m-23 h-25
_de_ g-16 h18
_dea r54 g19 h32
_dead h45
_dead_ g-18 h46
_deadline_ g21
_deal r40 m15 h-15
_deal_ r73 g16 m-17 h-20
_dealer_ r-15 m32 k21
_dealers_ r-18 h18
_dear r26 h16
_dearer_ r31
_deat g23
_death_ g23
_deb r28 g-21 k-20
_debe r32 h-22
_debenture_ r27 h-18
_debi r30 m15 h21
_debit_ r25 m15 h24
_debt r-34 g-25
_debt_ r19 g-32 h-24
_debt_as_ r-30 h-21
_debt_stays_ r-47
_debtor_ r-41 h39
_dec r-22 g37 m16 h-47
_dec_ m17
_deca g26
_decd g27
_decde_ g27
_dece g21
_december_ g21
_deci r-16 g16 h-16
_decide_ g-25
_decide_by_ g-36
_decided_ g15
_decides_ g38
_decl g-25 h-17 k23
_declare_ g-18
_declare_it_ g-15 k16
_declared_ k16
_deco g-19
_decoration_ g-19
_ded r-44 h29
_dedu r-44 h31
_deduction_ r-31 h39
_dee g-19 h-16
_deed g-17 h-24
_deed_ g-17 h-24
_def r-18 h-37
_default_swap_ r-30
_defe r-23 h-28
_deg g-18 h23
_degr g-18 h26
_degree_ g-21 h21
_dei r-20 h30
_deit h34
_deity_ h29
_del r32 g-34 m-28 h28
_delay_ g29
_delayed_ g-15
_dele g-21 k20
_delete_ g-21 k20
_deli g-27 h17 k-17
_deliver_ g31
_deliver_in_ g19
_deliverable_ r51 g-51
_delivered_ g-22 h-21
_delivers_ g21
_delivers_in_ g31
_delivery_ r-36 h23
_delivery_in_ r50 g16
_delivery_of_ g17
_delt h23
_delta_ h23
_dem r33 h-33
_demo h-18
_demolition_ h-18
_demurrage_on_ r27
_den g-34 h-45
_dent h-38
_dental_plan_ g18
_dentist_ h-27
_dep r-31 g39 m18 h17
_depe g31
_depends_ g31
_depends_on_ g26
_depo r-22 m27 h33
_deposit_ m28
_deposit_certificates_ r17
_deposit_for_ r-53 m16 h-15
_deposit_paying_ r20
_deposits_ k19
_der r53 g42 h-50
_derb m17
_derby_ m17
_deri g52 h-35
_derivative_ g35 h-15
_derivatives_ g16
_des g15 m-38 k25
_desc h-20 k29
_description_ h-20 k29
_dese h15
_desert_ g15
_desi h17
_design_ g27 h-24
_designer_ h19
_desk m-16 h-42 k-17
_desk_ m-16 h-42 k-17
_dest h25 k17
_det h-15
_dev g24
_deve g20
_developer_ g20
_df r-41 m26 h32
_dh h-37
_dhs h-26
_dhs_ h-26
_di g112 h-88 k-19
_di_ g51 h-31
_dia r-22 g-27
_diam h23
_diap h-22
_diapers_ h-21
_dic m22
_dice m22
_dice_ m22
_die r-15 g66 m-24 h-54 k-22
_die_ g67 h-30 k-22
_die_they_ k-17
_died h18
_died_ h18
_dif g23 m24 k18
_diff g23 m24 k18
_different_ k29
_dig g36 m27
_digi m31
_digital_ m30
_din r15 g-17 h-20 k-22
_dinar_ r15
_dinn g-15 k-22
_dinner_ g-15 k-22
_dip g-15
_dipl g-15
_dir g-18 h-18 k35
_dire k17
_director_ h-19 k34
_directors_ h-25
_dirh g-21 h-36
_dirham_ m-19
_dirhams_ m26 h-27
_dirhams_at_ r-26
_dirhams_per_ m32
_dirt k27
_dirty_ k27
_dis r32 m-17 h81 k-15
_disa h38
_disappear_ h38
_disc r60 g15 m-16
_discount_ r-23 g-23
_discount_coupon_ r-46
_discounted_ r22
_discounting_ r50 h-15
_discovered_ g23
_dise m28 h29
_diss h17
_dissertation_ h17
_dist m-19 h35
_distillery_ h28
_distributor_ h21
_district_ m-19
_div r-19 g39 h-48
_dive r-29 g58 h-41
_dive_ g29 h-19
_diver_ h-22
_divi g-19
_diy g-19 h24
_diya r-25 g-15
_diya_ r-25 g-15
_dj h21
_dji h24
_djin h24
_djinn_ h24
_do r-76 g-33 m18 h-30 k59
_do_ r-48 h-15 k59
_do_not_ r-21 g16 m-16 h-19 k17
_doc g-19 k-20
_doct h40 k-20
_doctor_ g-26
_doctored_ h45 k-19
_docu g-16 h-20
_document_ h-16
_documentary_ g-15
_doe g17 h-15 k45
_does g17 h-15 k45
_does_ k49
_dog h56 k-21
_dog_ g22 m-30 h40
_dog_fight_ h26
_dog_fighting_ h18
_dog_fights_ h45
_dogs m25 h20
_dogs_ m25 h20
_doh r26 h-19
_doha r26 h-19
_doha_ r26 h-19
_dol r15 g-38
_doll r30 g-26 h20
_doll_ h40
_dollar_ r39 h-29
_dollars_ g-21
_dom g-36 m-15
_domino_ h-46
_don r-23 m-28 h-26 k27
_dona g-19
_donated_ r-16
_donated_to_ r-16
_donation_ r16 k-41
_donation_to_ r22 k-21
_donations_ k44
_donations_to_ k16
_done r-17 g16 h-25
_done_ r-17 g16 h-25
_donk h17
_donkey_ h17
_donor_ h23
_dont g15 k32
_dont_ g15 k32
_dont_have_ g26
_doo h-29 k-18
_door h-29 k-18
_door_ h-23 k-18
_dos r15
_dou g28 m38 h-16
_doub g28 m38
_double_ r15 m18
_double_or_ m24
_doubled_ r-20 m17 h-18 k15
_doubled_or_ g15 m23
_doubles_ g26
_dow g16 m43 h-30
_down g19 m44 h-54
_down_ r-33 g33 m64
_down_in_ m15
_down_min_ g39
_down_on_ g19
_dr r-128 g-42 m113
_dra r-26 m88 k-21
_draf r-24 m27
_drag m17 h-16
_draw m49 k-19
_draw_ r-22 g-21 m27 h27
_draw_coupon_ h19
_draw_for_ m28 h-15
_draw_of_ g29 m-16
_draw_ticket_ h-16
_drawer_ r20 h-17
_drawing_ g25 m-15
_drawings_ g39
_drawn_ g-20 m18
_dre g-17 m42
_drea m50 h26
_dream_ m50 h26
_dream_car_ m19
_dream_home_ m18 h-16
_dreg h24
_dregs_ h24
_dres h-18
_dress_ h-18
_dri r-40 g-32 m-15 k15
_drin h32
_drink_ h-27
_drinks_ h52
_driv g-25 h-21 k19
_drive_ r-38 k23
_driver_ r-20
_drives_ r45
_driving_ h-15
_dro r-51 g55 h-47
_dron h-16
_drone_ h-16
_drop r-40 g36 h-30
_drop_ r-49
_dru g-16 h-32
_drug g-16 h-15
_drug_ h-16
_dry h74
_dry_ h74
_dry_white_ h15
_dt g45 h-20
_dte g45 h-20
_dte_ g45 h-20
_du g-40 h-52
_dub r-25 m-23
_duc m15
_duck m15
_duck_ m15
_due r60 h-62
_due_ r50 h-34
_due_date_ g-24
_due_in_ r23
_dues h-20
_dues_ h-20
_dum h26
_dump h30
_dus h26
_dush h26
_dushman_ h26
_duty_free_ h43
_dv g-40
_dvd g-40
_dvd_ h-24
_dvds g-37 h23
_dvds_ g-37 h23
_e3 h26
_e3l h26
_e3la h26
_e3lan_ h26
_e_ g28
_e_dirham_ r16
_ea r58 g-126 h-22
_eac r25 g-49 m25 k29
_each r25 g-49 m25 k29
_each_ r25 g-49 m25 k29
_each_borrowed_ r15
_each_gets_ r-47
_each_he_ r27
_each_i_ r23
_each_month_ r-62 h26
_each_of_ m40
_each_one_ h-16 k21
_each_payment_ k29
_each_transfer_ k28
_each_week_ r26
_ear r45 g-75 m-32 h-26 k-17
_earl r21 g-43
_early_ r21 g-43
_early_settlement_ g-33
_earn r30
_earn_ r30 h19
_earnest_ r-19
_earnest_money_ r-19
_earnings_ r19
_eas h36
_eat h-21
_ec m-20 h24
_ecs h24
_ecst h24
_ecstasy_ h24
_ecstasy_pills_ h19
_ed g45
_edi h28
_edib h20
_edibles_ h20
_education_plan_ g24
_ee r39 h-15
_een r39 h-15
_eena r39 h-15
_eenah_ r24
_eg r-16 g17 m16 h-16
_egg g17 m16
_eggs g19 h-24
_eggs_ g19 h-24
_ei r68 g-23 h-45
_eib r26
_eibo r26
_eibor_ r26
_eid h-49
_eid_ h-49
_eig h26
_eigh h26
_eight_ h19
_ein r54 h-17
_eina r54 h-17
_einah_ r41
_eit r-22
_eith r-22
_either_ r-22
_el g62 m27 h-61 k15
_el_ r31 h-29
_eld r-15 h-21
_elde r-15 h-21
_elderly_ r-15 h-21
_ele h27
_elec r-15 g15
_election_ m22
_electricity_ g-20 h-16
_electrocuted_ g-17 h48
_electronics_ g22 h-25
_ell g69 m28 h-34
_elli r31 g37 m30
_elli_ r31 g37 m30
_elly r-21 g32 h-28
_elly_ r-21 g32 h-28
_els r-15 k29
_else r-15 k29
_else_ k21
_em r36 h-38 k22
_ema g16 k18
_emaa g25
_emaar_ g25
_emai k18
_email_ k18
_emb h-27
_emba h-29
_embassy_ h-29
_emi r82 h-25
_emi_ r66 h-24
_emis r21
_emis_ r21
_emp r-36 h33
_empl k24
_employee_ g20 k32
_employer_ g-25
_empt r-29 k-15
_empty_ k-15
_en r44 g79 m122 h-29 k-34
_end r39 g87 m54 h-91 k-18
_end_ r73 g34 h-54 k-17
_end_of_ r-20 g-32
_endi m40 h-26
_ending_ m41 h-29
_ending_sa_ m33 h-24
_endo g23
_endowment_ g23
_ends g30
_ends_ g30
_eng g40 m-20 h-15
_engi g40 h19
_engine_ g62 h30
_ent r-16 m78
_ente m38 h22
_enter_ m38
_entr m35
_entries_ m24 h-19
_entry_ m19
_entry_fee_ m-25
_entry_to_ m-17
_env g-41 h59
_enve g-31
_envelope_ g-27 h34
_envelope_for_ r-25 h97
_envelopes_ r24 h-37
_eq h17
_equ h17
_equa r-43 g-24
_equal_ r-43 g-24
_equi r50 g15 h22
_equity_ r26 g15 h21
_equity_in_ r-17 h40
_er r-25 g-20 h29
_ero h21
_erot h21
_erotic_ h19
_es r-24 m-21 h-36 k-15
_esc m-16 h44
_esca h-22
_escape_ g-16
_escaped_ g28 h-17
_esco h73
_escort_ h54
_escort_for_ h-18
_escort_service_ h55
_escorts_ h19
_esh r20 g-24 h-16
_esht r20 g-24 h-16
_est r-16 h-49
_esta g17 h-44
_estate_ g28 h-44
_et r74 m46 h-83
_etf r25
_etf_ r25
_eth m36 h-29
_eth_ m27
_eto g30
_etor g30
_etoro_ g30
_eu r52 g-42 m44 h23
_eur r52 g-42 m44 h23
_eur_ r35 m-22
_euro r19 g-38 m35 h25
_euro_ g-19
_euromillions_ m49 h41
_euros_ r25
_euru m31
_eurusd_ m31
_ev r36 m30 h42 k15
_eve r36 g18 m34 h40
_even r-16 g51 m19 k-19
_even_ g33
_evening_ m28 h30 k-16
_event_ g15
_ever r52 g-33 m15 h27 k15
_every_ r99 g-49 h19 k19
_every_borrowed_ r16
_every_month_ r52
_every_week_ r-28
_everybodys_ m15
_everyone_ r-41 g-21
_everyone_puts_ r-26 g-20
_everything_ g17 h17
_everything_under_ g27
_evi g-18
_evil g-18
_evil_ g-18
_evil_eye_ g-18
_ex r-98 m-43 h29 k-19
_ex_ h79
_exa r-52 g-35 h-16 k-26
_exac r-31
_exactly_ r-22
_exam r-22 g-28 k-26
_exam_ r-22 g-36 h-20
_exam_fee_ h-98
_examiner_ h50 k-15
_exams_ h-23
_exc r-22
_exce g16
_exch g-21
_exchange_ g-19 h17
_exchange_house_ r-16
_exi g30
_exis g30
_exist_ g25
_exp r-26 k26
_expe r-15 g15 h-19
_expected_ r-20
_expenses_ h-21
_experience_ h31
_experience_letter_ h17
_expi g28 h40
_expired_ h29
_expiring_ g16 h-23
_expiry_ g25 h34
_expl r-30 g-28 k36
_explained_ g-19 h-17 k15
_ext g-16 h-24
_exte r-24
_extended_ r-35 g22
_extended_warranty_ r-17
_extension_ g-22
_extr r33 g-28
_extra_ r36 g-28 h15
_ey m16 h39 k18
_eye m16 h39 k18
_eye_ m17 h23
_eyes h20 k25
_eyes_ h20 k25
_f_ g66 h-33
_fa r74 g-65 m-33 h-41
_fa2 r23
_fac r53 g-47 m-29 h15 k-20
_face g-18 m-23 h18
_face_ g-18 m-23 h15
_faci g-21 h41
_facilitation_ r-19 h41
_facility_ r52
_fact r48 h-44
_factor_ r44 h-23
_factoring_ r27
_factory_ r-26
_fai k-18
_fail g19
_fair r-15 g16
_fair_ r-15 g17 m-16
_fais g-21 k-18
_faisal_ g-21 k-18
_fak g-18 h55 k18
_fake g-18 h55 k18
_fake_ g-18 h55 k18
_fake_grass_ h-39
_fake_medical_ h27
_fal r-19 g56 m-18 h30 k54
_fal_ h39
_falc g49
_falcon_ g49
_fall g22
_fals k59
_false_ k59
_fam m-19 h-25 k22
_fami g-17 m-19 h-25 k22
_families_ r-15 k18
_family_ g-16 m-19 h-15
_fan r-31 m66 h-18
_fan_ m20 h-23
_fans h20
_fans_page_ h21
_fant m34 h-19
_fantasy_ m34 h-19
_far r-19 m-28 h-67 k-25
_fare r-15 m-16 h-33 k-15
_fare_ h-25 k-15
_farewell_ r-15
_farm m-17 h-17
_farm_ m-17
_fas h-24
_fast r16 h-47
_fastest_ h-22
_fat r-18 g-16 h50
_fate h23
_fate_ h23
_fathers_inheritance_ g17
_fav r-22 m16 h-23 k16
_favo r-22 m16 h-23 k16
_faw r64 g-16
_fawa r64 g-16
_fawayed_ r49 g-16
_fay r53 g-15 h-15
_fayd r36 g-15 h-15
_fayda_ r18 g-15 h-15
_fd r168 g-41 m-20 h-52
_fd_ r168 g-41 m-20 h-52
_fe r-43 m-36 h75 k-23
_fe_ g20 m26 h-21
_fee g27 m-32 h-52 k-15
_fee_ g-42 m-28
_fee_%_ r24
_fee_and_ h35
_fee_for_ r-21 g-29 m-25 h-16 k-15
_fee_of_ k-18
_fee_paid_ r16
_fee_per_ r53
_fee_so_ r23 k22
_fee_to_ r16 m-20 h-19 k27
_feed r-23 g-32 m-30 h-44
_feed_ r-23 g-32 m-30 h-44
_feeh g74 h-17
_feel r27 g64
_feel_ g44
_feels_ g20
_fees m26
_fees_ m26
_feet g-26
_feet_ g-26
_fel h18
_fell h42
_fell_ h52
_fell_off_ h54
_felo g-19
_fen g-20 m-18 h115
_feng h68
_fengan_ h56
_fenj h30
_fenjen_ h25
_ferm h43
_fermenting_ h30
_fermenting_tank_ h20
_fet h20
_feti h20
_fetish_ h20
_ff g32 h-16
_ffa g32 h-16
_ffa_ g32 h-16
_fi r46 g41 h24
_fi_ g20 h-37
_fie g20
_fiel g20 h-19
_field_ g20 h-19
_field_not_ g15
_fif r30 g-21 m53
_fift r35 g-21 m51
_fifty_ r37
_fig r-32 g44 h-33 k44
_figh r-15 g-26 h32 k62
_fight_ g-16 m18
_fight_money_ m21
_fighters_ h-27 k69
_fighting_ h18
_fights_ h45
_figu r-17 g59 h-28 k-18
_figure_ r-17 g34 k-18
_figure_never_ g28 h-19
_fil r45 g18 h35
_file r-15 g46 m-17 h19
_file_ g42 m-17 h21
_fill m17 h38
_film h47
_film_ h15
_films_ h32
_fils r68 g-18 h-31
_fils_ r68 g-18 h-31
_fils_on_ r28
_fils_per_ r28
_filt h-19
_filter_ h-19
_fin g42 h-44
_fina r70 m-29 h-38
_final_ m-29
_final_price_ g35
_finance_ r44 g-34 h-25
_finance_charge_ r-22
_financier_ r40
_find r-36 g118 h-24
_find_ r-23 g110 h-34
_find_one_ g18
_finding_ h17
_fine r-20 g-47
_fine_ g-45
_fine_for_ g-17 h-41
_fini m54 h-17
_finish_ g-24 m18
_finishers_ m34
_fir r-17 h26
_fire h-20
_fire_ h-47
_firm r-18
_firm_ r-18
_firs m16 h38
_first_ m16 h38
_first_buy_ g18
_first_copy_ g-20 h110
_fis g36 m-16 h-67
_fish g36 m-16 h-67
_fish_ g71 m-29 h-55
_fish_in_ g25
_fish_that_ g23
_fish_your_ g55
_fishing_ g-27
_fit r-21 g-63 h-20
_fitt r-17
_fitting_ r-17
_fiv r30 g-40 m22
_five r30 g-40 m22
_five_ r17 g-40 m22
_five_minutes_ g15 m21
_five_six_ r44 h-21
_five_star_ h21
_fix r20 m-36 h90
_fix_ m-16 h46
_fix_the_ h46
_fixe r16 m19
_fixed_ g-18 m26 h-24
_fixed_by_ r-16
_fixed_per_ r24
_fixed_price_ r15 g-17 m-16
_fixed_profit_ r27 g-15
_fixed_return_ r21
_fixed_returns_ r17
_fixed_time_ r-47 g59 m65
_fixer_ h28
_fixes_ r15
_fl r-79 m-36 h-60 k19
_fla g-43 m-25 h-80 k16
_flag g-25 m-20 h-46 k42
_flag_ m-20 h-31 k22
_flags_ h-16 k20
_flat g-16 h-39 k-26
_flat_ h-39 k-26
_flat_%_ r26
_flat_for_ r34
_flat_sold_ r-23 g26
_fle g19 m-17 h-16
_flee h-16
_fleet_ h-16
_fleet_insurance_ g42
_fli r-46 h-35
_flig r-42 m-28
_flight_ r-42 m-28
_flight_delay_ g31
_flip m46 h-45
_flip_ g-19 m22 h-31
_flip_coin_ m26
_flipped_ m24
_flipped_coin_ m24
_flo r-20 g29 m-23 h-23
_floa g36
_floating_ g31
_floo r28 g18
_floor_ r18 h15
_floor_plan_ r55 g-40
_flou k22
_flow r-17 g-19 m-16 h-20
_flower_ h19
_flowers_ r-17 g-20 h-49
_flu m17 h-26
_flu_ h-42
_flus m17 h17
_flush_ m17
_fly h119
_fn g26
_fno g26
_fno_ g26
_fo g-30 m-61 h19
_foa g47 h34
_foal g47 h-19
_foal_ g47 h-19
_fol h57
_fold h38
_folder_ h48
_foll h19
_followers_ h21
_fon g-19
_font g-19
_font_ g-19
_foo g-24 m-20 k-17
_food h-16
_food_ h-16
_foot g-18 m-20
_football_ m-20 h-27
_for g-59 m-22 h-29 k40
_for_ r32 g-51 m-62 k23
_for_a_ r-77 g23 m75 h19 k63
_for_ageing_ h33
_for_all_ g33 m-22
_for_at_ r23
_for_balcony_ h30
_for_being_ r46
_for_car_ m-19
_for_cash_ r47 g-17 m-18 k-16
_for_certain_ r25
_for_clinic_ g22
_for_dates_ g-30
_for_day_ r18
_for_days_ r15 g43
_for_each_ r156 h-16 k-23
_for_eid_ h-40
_for_euros_ r16
_for_evening_ m37 h16
_for_fish_ g-26
_for_giving_ r55
_for_goods_ r-21 g-20 k41
_for_her_ r25 g-16 h37 k-15
_for_him_ g20 h47 k-22
_for_his_ g-33 h62 k-17
_for_if_ m19
_for_it_ r-55 g49
_for_january_ r24
_for_kids_ m-15 h-19
_for_less_ r45
_for_lost_ r17
_for_lunch_ r-40 g-17
_for_me_ g-18 h51
_for_money_ r29 m32
_for_month_ r24
_for_my_ m29 h-24 k-42
_for_new_ r30 m-30
_for_next_ r-27
_for_night_ g-18
_for_nor_ g20
_for_nothing_ r42
_for_october_ r53
_for_our_ h35
_for_parking_ r-15
_for_patience_ r-20
_for_prayer_ h21
_for_restaurant_ h35
_for_right_ g24
_for_same_ r16
_for_school_ r-16 k36
_for_selling_ r21 g-16 h-22
_for_somebody_ k20
_for_someone_ h-20 k24
_for_sure_ r29 h-17
_for_that_ r-52 g16
_for_the_ r-162 g-42 m-78 h30 k18
_for_three_ r-16
_for_two_ g-22
_for_villa_ g-17
_for_week_ h-28
_for_what_ r-26 g31
_for_worship_ h36
_for_your_ g39 k18
_forb r41
_forbearance_ r41
_fore g36 m26
_forecast_ m18
_forex_ g41 h-15
_forg r-68 h84
_forgave_ r-33
_forge_ h19
_forged_ r-19 h29
_forged_signature_ h15
_forged_steel_ h-15
_forging_ h33
_form r-19 h-19 k16
_fort r-20 g-50 m28 h28
_forty_ r-31 g-18 m33 h21
_forw r38 g37 h-57 k19
_forward_ r40 g28 h-34 k25
_forward_contract_ r32 g-30
_forward_exchange_ r23 g-17
_forward_for_ r47
_forward_fx_ r27 g-21
_forward_money_ r-17 g-17 k30
_forward_on_ r28
_forward_purchase_ r-18 g19
_forward_rest_ r-18 k40
_forward_the_ k19
_forwarding_ r-37 g-19
_forwards_ r36 g28
_fou h-24
_foun r-25 g18 k-16
_found_ g18 h-19 k-16
_four r29 g-20
_four_ m-16 h-20
_fr r-31 m-19
_fra g22 h-45
_fre m-34 h43
_free r-22 g24 m-33 h37
_free_ r18 m-33
_free_entry_ m-24
_free_for_ m-18 h-17
_frei g15
_freight_ g15
_freight_forward_ g35
_freight_forwards_ g20
_fres g-28
_fresh_ g-28
_fri r-34 h-23
_frid r-39
_friday_ r-51 g21
_fridays_ r27 g-16
_frie h-27
_friend_ h36
_friends_ h-27
_fries_ h-27
_fro r31 g-41 h33
_from r17 m-20 h21
_from_ r17
_from_a_ g-34 h-17
_from_another_ g24
_from_china_ g20
_from_day_ r25
_from_her_ r28
_from_him_ r15
_from_home_ h-22 k-18
_from_me_ r20 g-36 m26 h22
_from_the_ g22 m-24 h-28 k80
_from_third_ g37
_fron r15 g-44 h22
_front_ r-16 g-44 m18 h22
_fronted_ r30
_fru g29 m24
_frui g29 m24
_fruit_ m26
_fruit_of_ g63
_fruits_ g26
_fruits_of_ g25
_ft g54 m30 h-31
_fu r-73 g85 m-21 h-64
_fue r-46
_fuel r-46
_fuel_ r-46
_ful r-33 g-67 m-26 h26
_full r-33 g-67 m-26 h26
_full_ r-15 g-66 m-26
_full_and_ r21
_full_moon_ h26
_full_new_ h19
_full_service_ h17
_fun r39 g29 m48 h-18 k24
_fund r41 g20 m42 k24
_fund_ r23 h-16 k-18
_fund_of_ r40 g-26
_funding_ g56 m39 k-28
_fundraiser_ k19
_fundraiser_by_ h-16 k26
_funds_ r21 g-23 m21 k46
_funeral_plan_ g22
_fur r-20 h-20
_furn r-20 h-17
_furniture_ r-20
_fut g108 m-30 h-44
_fut_ g24
_futu g84 m-29 h-32
_future_ m-19 h27
_future_by_ h37
_futures_ r-17 g87 h-59
_futures_account_ g28
_futures_of_ g-28
_fw r42 g-21
_fwd r42 g-21
_fwd_ r42 g-21
_fx r110 g-65 h-29
_fx_ r110 g-65 h-29
_fx_swap_ r43 g-15 h-16
_fx_swaps_ r34 g-23
_g_ r17 h31
_ga r-100 m56 h-112 k-49
_gac m34 h-20
_gach m34 h-20
_gacha_ m27 h-17
_gala h-17
_gala_ h-17
_gam r-15 m102 h19 k-25
_gamb m60 h-41
_gambling_ m33 h-29
_game m20
_game_ m17
_game_that_ g32
_games_ r-17 h20
_gameya_ r20
_gami m25 h-20
_gaming_ m25 h-20
_gaming_hall_ m-18 h-23
_gamm g20 m-16 h59
_gammon_ h70
_gan h52
_gane h29
_ganesh_ h17
_gang h15
_ganj h21
_ganja_ h21
_gar r-23 h-34
_gard r-17 h-29
_garden_ h-25
_gas r-15 g22 h-28 k-21
_gas_ r-15 g22 h-28 k-21
_gat r-26 g-24 m-29
_gate r-26 m-27
_gate_ r-26 m-27
_gav g-40 h-62
_gave r16 g-40 h-62
_gave_ r16 g-40 h-62
_gave_him_ r54
_gave_the_ r-36
_gay g34 h20
_ge m-25 h53
_gel g-25
_gel_ h-22
_gela g-22 h31
_gelatin_ h36
_gelatine_ g-20
_gem h-22
_gem_ h-24
_gen h31
_gene g28
_geneh_ r21
_generator_ r-21 g17
_gent g-20 h28
_get h40
_get_ r-32 g17 m-20 h78 k28
_get_out_ g-21
_get_rich_ r-20 g20
_gets r23 m19 h-38 k-20
_gets_ r23 m19 h-38 k-20
_gg m40 h40
_gh r44 g42 m-36 h-58 k19
_gha g21 m-17 h-60
_ghar g-25 h-21
_ghe g34 m-17
_gho k20
_ghos k21
_ghost_ k22
_gi g-81 m-90 h53 k20
_gif r-53 g-38 h-41 k19
_gift r-53 g-38 h-41 k19
_gift_ r-39 g-38 h-32 k19
_gift_for_ r-27 h-33
_gift_so_ k15
_gin g-25 m-23 h54
_gin_ g-38 h153
_gin_and_ h51
_ging h-40
_ginger_ h-40
_ginger_ale_ h-18
_ginger_beer_ h-22
_gir g-21 m-20 h71
_girl r-18 g-20 m-18 h88
_girl_ h91
_giv r50 m-18 h-40
_give r70 g21 h-37
_give_ r68 h-36
_give_me_ r-20
_giveaway_ m17
_given_ g-33 m-19
_gives_ g46
_gives_me_ r25 g24
_givi r-20
_giving_ r-20
_gl r-21 g-29 m-15 h-42
_gla r-15 h33
_glass_ h38
_glasses_ h-36
_glo g-21 h-18
_glov g-21 h-18
_gloves_ g-21 h-18
_glu h-41
_go r30 g39 m75 h46
_go_ m32 h93
_goa g22 h-35 k-17
_goal g-21 m23 h-18
_goat g43 h-17 k-16
_goat_ g56 k-16
_god g29
_goe m32
_goes m32
_goes_ m32
_goes_to_ r21 g-22 m24
_goi g44 h-18
_goin g44 h-18
_going_ g44 h-18
_gol m29 h-60
_gold_ g16 h31
_gold_coin_ r15
_gold_for_ r18
_gold_price_ r-19 m27
_gold_ring_ r-20
_gold_saver_ r17
_golf m28 h-45
_golf_ m28 h-45
_goo g-51 m-24 h18
_good g-45 m-18 h23
_good_ r-43 g-51 h80
_goods_ g19 h-42
_goodwill_ r42
_gos h28
_gosh h28
_gosht_ h28
_got r43
_got_ r43
_gov r22
_gove r22
_government_ r22
_gr g-23 h83
_gra r16 h17
_grab g69 h-31
_grab_ g69 h-31
_grad g-15
_graduation_ r15
_gram r15 h76
_gram_ h48
_grams_ r27 h28
_grams_of_ r17 h17
_gran r27 m15
_grand_ m23
_grape_ g-17
_grape_juice_ h-30
_grapes_ g16 h-34
_grappa_ h48
_gre r-15 g-24 m53 h60
_grea h52
_grease_ h52
_grease_the_ h31
_gree g18 m35
_green_ g18 m35
_grey g-29 m28
_grey_ g-21
_greyhounds_ m15
_gro m-21
_groc r-31 m-16 h-37 k-16
_groceries_ r-28 h-29
_grou r-16 k25
_grounds_ h18
_group_ h-15 k26
_group_of_ m16 h22
_grow r38 g15 h17
_grows_ r24 g24 h-24
_grows_with_ r30 h-17
_gu r-46 g-34 h15 k-15
_gua r35 m-29 h-19
_guan h18
_guanciale_ h18
_guar r40 m-26 h-37
_guarantee_ r-19
_guaranteed_ r22 g-17
_guarantees_ g19
_guarantees_my_ g20
_guarantor_ r23
_guard_ m-18 h-35
_gue r-36 g22 m78 k-30
_gues r-36 g22 m78 k-30
_guess_ g16 m91 h-50
_guess_number_ m19
_guess_the_ g-17 m21
_guess_weight_ m18
_guesses_ g-15 m36 h30
_guessing_ m-20
_guests_ h15 k-23
_gui h31
_guin h32
_guinea_ h-23
_guinea_pig_ h-21
_guinness_ h55
_gul m-15 h-51
_gummies_with_ h-34
_gun_ h-20
_guy r-29 g-18 h56 k25
_guy_ r-29 g-18 h69 k25
_gy r-65 g-40 m-32 h-41
_gym r-65 g-33 m-32 h-41
_gym_ r-65 g-33 m-32 h-41
_gym_membership_ h-53
_ha r22 g23 m-31 k-63
_haa r-15 m24 h-35
_haar m31
_hac r-21 g-25 h96
_hack r-21 g-25 h96
_hack_ h29
_hacked_ g-17 h53
_hacked_accounts_ h27
_hacker_ h15
_hacker_into_ h15
_had r42 g-31 h-21
_had_ g-28
_hadi r37
_hai r26
_hair r21
_hal g-64 m-27 h70
_hala r-18 g-16
_half r34 m-19 h25
_half_ r34 m-19 h25
_half_now_ r-21
_half_of_ h33
_half_the_ r-16 h-16
_hall g-43 h36 k-18
_hall_ g-43 h30 k-18
_ham r-31 g-55 h-23
_ham_ h193
_ham_and_ h45
_ham_sandwich_ h16
_hamb h-41
_hamd r-15 h-24
_hamm h-47
_hammer_ h-28
_hamo g-39 h-29
_hamour_ g-39 h-29
_hamp h-50
_han r-40 g26 m-19 h-23
_hand m-19 h-38
_hand_ r16 m-20
_hand_him_ r-17
_handbags_ h32
_handed_ g36
_handed_over_ g19
_handicap_ m18 h-20
_handover_ h-15
_hands_ r22 g-29
_hands_me_ r-17
_hands_on_ r17
_hands_over_ g-17 m18
_hang r-37 g26
_hangs_ r-21
_hap g-19 m-17
_happ g-19 m-17
_happens_ r17 h-15
_happy_ m-16 h17
_har r46 h45 k-15
_hara g-22 h26
_haram_ g-22 h16
_hard r21
_hard_ r21 h24
_harv g55 h-22
_harvest_ g36 h-18
_harvest_of_ g46 h-17
_has g106 k-25
_has_ r68 g66 h-29 k-24
_has_no_ g28 k-20
_has_not_ g16
_hasa r-49
_hasan_ r-46
_hash r-28 g-24 h75
_hash_ r-19 g-44 h91
_hash_oil_ g-21 h33
_hasn g75 h-29
_hasnt_ g75 h-29
_hat m17 h-56
_hat_ g-23 m35
_hatc g33 m-18 h-44
_hatched_ g16
_hau g20
_haul g20
_hav g81 h-27
_have g81 h-27
_have_ r19 g21
_have_the_ h23
_havent_ g61
_haw g17 h-15 k21
_hawa h-22 k21
_hay r37 g-33 h29
_hay_ h50
_haz m16 h-57
_he r85 g-40 m-56 k-45
_he_ r38 h-36 k-25
_he_asked_ r17
_he_buys_ r41
_he_gave_ r47
_he_gets_ r16 m-19
_he_gives_ r-30
_he_guarantees_ r15 g20
_he_is_ g-25
_he_keeps_ r-27
_he_lends_ r35
_he_lent_ r-24
_he_owe_ r-17 m23
_he_owes_ r-44 m18
_he_pays_ r-19 k-15
_he_picks_ g31
_he_returns_ r28
_he_says_ r30 m-16 h28 k27
_he_sells_ r-24
_he_sends_ r16
_he_signs_ h-16
_he_takes_ g-19 h23
_he_took_ r-17 g-19
_he_was_ m25
_he_will_ m22 h29
_hea r50 g-45 h-45
_heal g-32 h20
_healer_ h26
_heap_of_ g-22
_hear r-18 h-19
_hed r-27 g75 h-40
_hedg g75 h-40
_hedge_ g44 h-36
_hedge_through_ g36
_hedge_with_ g42
_hedging_ g31
_hei h49
_hein h49
_heineken_ h49
_hel r35 g-15 m-27 h-52
_hell r-15 g28 h22
_hell_ r-15 g28 h22
_helm g-25 m-17 h-46
_help r51 g-23 h-39
_help_ h-15
_helping_ r23
_hemp h15
_hemp_ h15
_hen h24
_her r34 g-36 m-21 h62
_her_ r32 g18 h48 k26
_her_account_ k20
_herb m-21 h-34
_here g-25 m24 k-25
_here_ g-20 m27 k-25
_here_is_ r20 m26
_hero h37
_heroin_ h37
_hex h46
_hex_ h46
_hi r22 m-27 h-57 k-25
_hi_ r-19 g-40
_hid h-19 k43
_hidd r20 g16
_hidden_ r20 g16
_hidden_camera_ h55
_hide h-20
_hide_ h-20
_hidi k33
_hiding_ k33
_hig r33 m24 h-44
_high r33 m24 h-44
_high_ h-42
_higher_ r32 m21
_higher_lower_ g15
_hil h-18
_him r35 g-19 k-27
_him_ g-34 h15 k-27
_him_and_ r-20 m26
_him_my_ r26 g-18
_him_the_ r-18 h-31
_him_when_ g17
_him_with_ g-22
_hims r31 g15
_himself_ r31 g15
_hin r17
_hind r17
_hindi_ r17
_hir r-35
_hire r-35
_hire_ r-23 h-23
_his r29 g39 m-53
_his_ r20 g39 m-50 h27
_his_account_ k16
_his_brother_ r26
_his_car_ r-28 g17 h-15
_his_children_ h37
_his_cousin_ g30
_his_figure_ g30
_his_for_ r-22
_his_kids_ h25
_his_money_ k23
_his_number_ g28
_his_old_ r-15 g-21
_his_own_ r-22 g-16 m-21
_his_share_ r25
_his_shop_ g27 h33
_his_wallet_ k19
_hisa r-18
_hit r-20 g22 h19 k-19
_hitm g-16 h28
_hitman_ g-16 h28
_hm g38
_hmo g38
_hmo_ g38
_ho r-85 g24 h141 k-90
_hoc m-15
_hock m-15
_hog g-15 h65
_hog_ g-15 h65
_hol r30 m17 h-23
_hold r25 g16 h-40
_hold_ g-16
_holders_ r21
_holding_ m-18
_holds_ g22
_holi h15
_holiday_ r23 h15
_hom g-45 m19 k-22
_home g-52 m19 h15 k-20
_home_ g-50 m32 k-20
_home_brew_ h31
_home_game_ m26 h-17
_home_insurance_ h-20
_home_with_ m24
_homemade_ h15
_hon h-60
_hone g16 h-60
_hone_ g28
_hone_se_ g28
_honey_ h-29
_honey_jars_ h-15
_hoo r-15 g-48 m-34 h28
_hook g-32 m-28 h24
_hookup_ g-19 h40
_hop r-15 g115 h48
_hope g78 h-16
_hope_ g56
_hopes_ g22
_hopi g42 h-18
_hoping_ g42 h-18
_hops h29
_hops_ h29
_hor m18 h84
_horo g-17 h49
_horoscope_ h45
_horoscope_subscription_ h24
_hors g26 m28
_horse_ g29
_horses_ m18
_hos r-17
_hosp r-15 h-27
_hospital_ r-15 h-27
_host h22
_hot r-37 g-22 h15 k-17
_hot_ g-18 h46 k-17
_hote r-37 h-40
_hotel_ r-37 h-66
_hotels_ h26
_hou r20 k-20
_hour g-32 m-20
_hour_ r32 h43
_hour_to_ h20
_hours_ r-18 g-20 h-30
_hous g27 m28 h-18
_house_ r16 g16 m16 h34
_house_if_ g19
_housie_ h-19
_housing_ h-18
_how g43 h-25
_how_ g16
_how_not_ g-20
_hq h44
_hq_ h44
_hr h-32
_hrs h-27
_hrs_ h-27
_hu r15 g16 m-30 h48
_hud h-22
_huda h-22
_huda_ r-25 h-22
_hul g70 h-33
_hula h31
_hula_ h31
_hulo g18 h-21
_hulog_ g18 h-21
_hulu h-15
_hum h24
_huma h23
_human_ h23
_hun g-26 m17 h-27 k21
_hund r17 g-20 m21 k21
_hundred_ r31 m42 h16 k-22
_hundred_and_ m-15
_hunt h-20
_hunt_ h16
_hus r-40 g-16 m-20 h107
_husb r-15 h50
_husband_ r-15 h31
_husband_back_ h27
_hy h19
_i_ r74 g33 m20 h-84 k-27
_i_bought_ r-41 h-29
_i_bring_ r33
_i_buy_ g36 m-17 h-20
_i_chose_ g-24
_i_collect_ k33
_i_cover_ r43 g-21
_i_decide_ g-36
_i_die_ g62 h-27 k-22
_i_do_ g30
_i_dont_ g25
_i_gave_ r34
_i_get_ g21
_i_give_ r27
_i_hand_ r38
_i_have_ g-19
_i_lend_ r-35
_i_lost_ g27 h16
_i_met_ m-18 h-21
_i_must_ r31
_i_never_ r23 k-29
_i_not_ m25
_i_only_ g-17 k19
_i_owe_ m24
_i_own_ g-33
_i_paid_ r-24 m23 h-47
_i_pass_ g39
_i_pay_ r-45 g19
_i_post_ h50
_i_publish_ h27
_i_put_ g-24
_i_return_ r-28
_i_said_ g-23 m40
_i_see_ r38
_i_sell_ r-23
_i_send_ r-31 m-15
_i_settle_ g-16
_i_short_ g53
_i_sold_ r-23 g18
_i_still_ r35
_i_submit_ h21
_i_took_ r-27 g-25
_i_use_ g18
_i_was_ g-34 h55 k-25
_ib h37
_ibe h41
_iber h41
_ic r-19 g33 m-22
_ice r-17 g-20 m-16 h51
_ice_ r-17 g-18 m-16 h28
_ico g58 h-31
_ico_ g58 h-31
_id r-61 h65
_id_ r-26 g-23 m16 h18
_id_with_ h23
_ido g15 m-18 h51
_ido_ g32 h-25
_idol g-17 m-18 h76
_idol_ h60
_idol_for_ h38
_idols_ h16
_idols_for_ h15
_ie g41 m27
_ieo g30 h-19
_ieo_ g30 h-19
_if r-53 g288 h-152 k-16
_if_ r-49 g292 h-129 k-16
_if_containers_ r28 g-20
_if_he_ r-36 g-22 m24
_if_i_ g95 m25 h-22 k-26
_if_my_ g60
_if_not_ g-43 m35
_if_something_ h-22
_if_the_ r-25 g98 m-37 h-23
_if_we_ r35
_if_you_ r16 g-15
_ift h-24
_ifta h-24
_iftar_ h-24
_iga h22
_igam h22
_igaming_ h22
_ij r-25 h-22
_ija r-41 h-21
_ijar r-41 h-21
_ijara_ r-41 h-21
_il h25
_ill g18
_ill_ g-17
_illn g36
_illness_ g36
_illness_rider_ g22
_im g-21 h34
_imi h15
_imit h15
_imitation_ h15
_imp h21
_impo h17
_import_ h-16
_importer_ h17
_in r100 g44 m-58 h-43
_in_ r-75 g50 m36 h-15 k-38
_in_a_ r-70 g-66 h157
_in_advance_ g15
_in_an_ g-42 h18
_in_and_ g44
_in_app_ r21
_in_april_ r-30
_in_case_ g30 m-21 h-30
_in_cash_ h18
_in_contract_ g-22 h-23
_in_five_ r-28
_in_full_ r-44 g-25 m-21 h-19
_in_her_ r-33
_in_his_ r93 g-88
_in_instalments_ r-21
_in_it_ g-21 m-21
_in_its_ h-24
_in_january_ g24
_in_jar_ g-20 h-16
_in_july_ r30
_in_june_ r69 g16
_in_law_ r27
_in_minutes_ m-15
_in_mother_ g25
_in_mothers_ g38
_in_my_ r-38 g-47 m-21 h-35
_in_name_ r37
_in_one_ g28
_in_our_ r-15
_in_play_ m42 h63
_in_seconds_ g20
_in_six_ r-30 g27
_in_ten_ r33 m-32
_in_the_ r-19 g64 h-193 k32
_in_three_ r22 k-15
_in_two_ g18
_in_your_ h-24
_ina r62 h-20
_inah r48
_inah_ r48
_inc r-33 h24
_inca h38
_incall_ h38
_ince r-44 h27
_incl r33 h17
_incl_ r27
_inco g24 h-15
_income_ g24 h-15
_incr h-22
_increase_ h-22
_ind g24 m-20 h-43
_inde g34 m-19 h-22
_indemnity_ g28
_index_ m-18 h-19
_indi h-19
_indu r25
_indulgence_ r25
_inf h28 k33
_infl r20 h56
_inflated_ h35
_inflation_ r27 m17
_inflation_adjustment_ r27 h-16
_inh g32 h-15
_inhe g32 h-15
_inheritance_ g15
_inheritance_before_ g23
_ins r-63 g53 h29
_insi h35
_inside_ g36 h-21
_insider_ g-19 m19 h57
_insp g-43 h25 k-22
_inspected_ g-20 h-18
_inspection_ g-25
_inspector_ h61 k-21
_inspector_so_ h23
_inst r-17 h-63 k25
_instagram_ g20 h-16
_instalment_ r22 h-19
_instalment_of_ r-55
_instalments_ g16
_instead_ r16 k40
_instead_of_ r18 k26
_insu r-50 g74 m-16 h32
_insulting_ h26
_insurance_company_ r29 g-58 h46
_insurance_for_ g58 h27
_insurance_hq_ h44
_insurance_policy_ k21
_insurer_ r-32 g54
_int r231 g-60 m-31 h-81 k-19
_int_ r163 g-18 h-71
_inte r60 g-30 m-22 h-29
_interes_ r28
_interest_ r74 m-20 h21 k-40
_interest_bearing_ r34
_interest_for_ r112
_interest_free_ r-71
_interest_in_ r-41
_interest_on_ r90 g-24
_interest_only_ r52 g-16
_interest_part_ r22
_interest_rate_ r-102 g76
_interest_to_ r-23
_internet_ h-40 k28
_into r-18 g-17
_into_ r-18 g-17
_intr r27
_intrest_ r33
_inv r-28 m-31 k35
_investment_ r-34 h28
_investment_in_ g-22 h32
_investor_ r27
_invo m-31 k34
_invoice_ r-22 m-23 h-15 k24
_invoice_for_ g-16 h34 k16
_invoice_is_ h-33 k23
_invoice_of_ r27
_invoice_was_ k27
_invoices_ r17 h21
_involuntary_ g16
_ip h79
_ipa h70
_ipa_ h53
_iphone_ g34 h-20
_ipl m15 h-27
_ipl_ m15 h-27
_ipo m-18
_ipo_ m-18
_ipt h40
_iptv h40
_iptv_ h40
_iptv_box_ h27
_iq m18 h-28
_ir m15 h-31
_iri m15
_iris m15
_irish_ m15
_iro g28 h-19
_iron g28 h-19
_iron_ g28 h-19
_is r-20 g41 m-41 h-109 k41
_is_ r26 g17 m-15 h-68 k37
_is_a_ g37
_is_being_ k34
_is_done_ g19
_is_for_ r-21 g-15 h54 k49
_is_in_ r27 m-19
_is_late_ r16 g16
_is_mine_ k-18
_is_my_ r63
_is_not_ h-23 k15
_is_our_ r21 m20
_is_paid_ r15
_is_the_ r28 g-24
_is_what_ r26
_is_your_ g-27 m32 h21 k-20
_is_yours_ g31 m33
_isl g-18 m-16 h-26
_isla g-18 m-16 h-26
_islam_ h42
_islamic_ m-15 h-30
_islamic_bank_ r-25 h-17
_island_ h-33
_iss g34 h-17
_issu g34 h-17
_issued_ g44
_istisna_ g17
_it r64 g67 m23 h-121 k93
_it_ r55 m17 h-174 k122
_it_all_ g-15 m42 h32
_it_and_ r-37 g19
_it_as_ r35 g26 m-16 h28
_it_at_ m21 h21
_it_back_ g-24
_it_comes_ g39
_it_for_ r-22 g23 h-15
_it_from_ k22
_it_in_ k-16
_it_is_ g-103 m-23 h-21 k74
_it_off_ k21
_it_on_ g-20 h22 k-72
_it_out_ k24
_it_paid_ r23
_it_rains_ g-44 h-30
_it_through_ h-22 k41
_it_to_ r-20 g30 h-25
_it_up_ g-25 h-24
_it_via_ k20
_ite g20 h21
_item g20 h21
_item_ g32 h15
_itm g27
_itm_ g27
_its r15 g22 m18 k-23
_its_ r20 g28 m15 h-23 k-20
_itse h26
_itself_ h26
_iv g15 h51
_ivo h51
_ivor h51
_ivory_ h51
_ivory_tusks_ h23
_ja r52 g-91 m-19 h27 k-17
_jac m27
_jack m27
_jack_ h22
_jacket_ m-20 h-26
_jackpot_ m48 h16
_jad h50
_jado h25
_jadoo_ h20
_jadu h26
_jadu_ h26
_jag h24
_jage h24
_jagermeister_ h21
_jam m-15 h50
_jama h23
_jami r23
_jamiyya_ r20
_jamo h16
_jamon_ h16
_jar g-51 h-69
_jar_ g-25 h-27
_jars g-22 h-33
_jars_ g-22 h-33
_jd r-32 g18
_jd_ r-32
_jde g30 h-15
_jdee g30 h-15
_jdeed_ g30 h-15
_je h-40 k-45
_jeb h18
_jee g31 m30 h-27
_jeet m32
_jeev g19
_jeevan_ g19
_jer m-35 h25
_jers m-33 h-32
_jersey_ m-33 h-32
_jew r35 h-30
_jewe r35 h-30
_jewellery_ r22 h-27
_ji r-15 g-23 m-15 h93
_jin g-16 h69
_jinn g-16 h64
_jinn_ g-16 h64
_jo r-30 g-28 m-16 h90
_job r-19 m-19 k17
_job_ r-19 m-19 h18 k18
_joh h18
_john h18
_joi g-21 h68
_join g-21 h68
_joint_ g-21 h59
_ju r54 g-47 m127 h-17 k16
_jua g-15 m78 h-42
_jua_ m39 h-22
_juaa m38 h-20
_juaa_ m30 h-15
_jud h28
_judg h28
_judge_ h30
_jug h30
_jug_ h30
_jui m-24 h-29
_juic m-24 h-29
_juice_ m-17
_juj h23
_juju h23
_juju_ h23
_jul r28 g-17
_july r28 g-17
_july_ r28 g-17
_jun r54 m38 h-17
_june r20 h-23
_june_ r20 h-23
_junk r34 m44
_junk_ r49
_junket_ r-15 m47 h17
_jur h29
_jus h-27 k29
_just h-27 k29
_just_ h-27 k29
_just_for_ h-24
_just_if_ g23
_k_ r96 h-18
_k_in_ g-16
_ka r84 g-66 k-28
_ka_ r15 m-68 h-35
_kaa h30
_kab m27 h36
_kaba m18 h39
_kafala_ r28
_kah h16
_kal m41 h15
_kala h18
_kala_ h18
_kaly m21 h-16
_kalyan_ m21 h-16
_kam g-29 m-17 h-32
_kame r20 g-26
_kamel_ r-25
_kameti_ r45
_kan r67 h-26
_kand r42 h-33
_kar m34
_kara r30 h-81
_karak_ h-46
_karo m18 h40
_kart m20
_karw h27
_karwane_ h27
_kas m32 h25
_kas_ m-19 h45
_kas_3al_ h31
_kash h-29
_kay h-29
_ke r-28 m72 k42
_ke_ r-21 g-31 h21
_ke_liye_ m-25
_kee g20 m-29 h-17 k55
_keep r15 g-15 h24 k65
_keep_ g-18 m-57 k86
_keep_%_ r-23 k24
_keep_and_ k23
_keep_each_ r-21 h-38 k60
_keep_it_ r39 k-25
_keep_the_ r28 k-40
_keeps_ m42 h21 k-18
_keeps_it_ g24 m33 h-15
_keeps_my_ g-17
_keg h38
_keg_ h34
_kel m24 k21
_kel_ r21 k24
_ken m100 h71
_keno m100 h71
_keno_ m100 h64
_ket g-20 m-28 h33
_keta h40
_ketamine_ h40
_key r-20 m45 h-106 k-21
_key_ m53 h-70
_key_man_ g38
_keym g22 h-15
_keyman_ g22 h-15
_keys h-27
_keys_ h-27
_kg r-16 g-38 h-36
_kg_ r-16 g-38 h-36
_kh r-54 g30 m30 h-38
_kha m15 h26
_khai m35 h25
_khal m38
_khalas_ m18 h-16
_khan r-17 h73
_khar r-33 g45 m-30
_khas h-39
_khat g-21 m-24 h32
_khat_ g-16 m-21 h43
_khay h-25
_khe g33 m26 h-33
_khel m31
_khet g32
_khet_ g32
_khet_mein_ g32
_khi r-27 g24
_kho r-15 h-18
_khos m-16
_ki r-64 g-38 m-35 k-38
_ki_ r-32 g41 h-85
_kic g-34 h89
_kick g-34 h89
_kick_ h32
_kick_backs_ h17
_kickback_ g-15 h38
_kid r-22 g-16 m-15 h21 k-28
_kidn g-21 h88
_kidney_ g-19 h64
_kids m-24 h-51 k-19
_kids_ m-24 h-51 k-19
_kil h-23
_kill h15
_kilo h-38
_kilo_ h-29
_kilo_hash_ h24
_kilos_ h-17
_kilos_of_ h-31
_kin g-22 m20 h55
_kind g-31 h50
_kind_ h84
_king m22
_king_ g15
_kingfisher_ h26
_kio r18 m15 h34
_kios r18 m15 h34
_kiosk_ r18 m15 h34
_kir r-18 g-37 h-23
_kira r-18 g-37 h-32
_kis r42 g29 h-32
_kish r22 g25 h-25
_kisht_ r22 g25 h-25
_kist r21
_kit r-46 m-26 h-38
_kit_ m-37 h32
_kitc g-20
_kitchen_ g-20
_kitt r-36 g31
_kitten_ g19
_kitty_ r-26
_kn r-38 g-42 h59 k18
_kno r-31 g-34 m-21 h57 k18
_knoc g-15 h63
_knocked_ h21
_knocked_on_ h21
_knockoff_ h25
_know r-28 g-19 m-17 k27
_know_ g-17 h-24 k65
_knowing_ k-18
_known_ r-16
_knows_ h21 k-20
_knows_what_ k-16
_ko r-84 m37
_ko_ r-41 g-19 h103
_kol g39 h-69
_kol_ r18 m-21 h-25
_kol_shahar_ r-30
_koll m30
_kot h25
_kr m22 h31
_ku g-23 h77
_kul g-19 h19
_kula g-19 h19
_kun h19
_kund h24
_kundli_ h18
_ky g45 h-15
_l_ r-19 m-15 h15
_la r-134 g-37 m26 k-31
_la_ r-31 g-22 m41 h60
_lab r-22 g-65 m-28 h35
_lab_ h-54
_labe g-54 h53
_label_ g-46 h44
_labelled_ h21
_labo h35
_labor_ h26
_lad g-38 h82
_ladd h-15
_ladder_ h-15
_ladi h34
_ladies_ h37
_lady g-19 m-19 h69
_lady_ g-18 m-18 h62
_lady_for_ h15
_lag g-16 m47 h81
_laga m62
_lagana_ m18
_lagay_ h24
_lagaya_ m21 h-24
_lage h99
_lager_ h103
_lah g40 m-15 h-23
_lak r17
_lal r-23 h42
_lal_ r-23 h42
_lam m-16 h-51 k-24
_lama h-25
_laman_ g40 h-20
_lamb h15
_lamb_ h-35
_lamp h-41 k-24
_lamp_ h-41 k-24
_lan r15 g30 h-51 k-25
_land r-18 g48 h-21 k-25
_land_ r-18 g52 h-16
_lands_on_ g18
_lang r33 g-15 h-48
_lang_ r33
_lap r-27 g-22 m-38 k-17
_lap_ g-26 m-32 h25
_lap_dance_ h52
_lapt r-21 h-29 k-17
_laptop_ r-21 h-55
_laptops_ h26
_lar r-15 h79 k-20
_lard h72 k-20
_lard_ h69
_las r-54 g-23 m62 h-22
_last r-54 g-23 m52 h35
_last_ r-54 g-23 m52 h35
_last_man_ m34
_last_week_ g21 m-24 h-19
_last_year_ r-26
_lat r24 g24 h-48 k-15
_late r24 g39 h-21 k-15
_late_ g-26 h-15
_late_on_ r19
_lateness_ r16
_later_ g66
_lau m-28 k40
_laun m-25 h-37 k40
_launder_ k22
_laundering_ k18
_law h-77
_law_ r15
_lawy g-33 h-36
_lawyer_ g-33 h-36
_lay r-23 g39 m21 h-49 k25
_lay_ g18 m23
_laye h-44 k25
_layer_ h-44 k25
_laz r49 h-20
_le g61 m-62 h-54 k-70
_le_ g30
_lea h50 k-41
_leaf h-26
_leag m34 h-20
_league_ m34 h-20
_leak h61
_leak_ h19
_leaked_ h42
_lean g19 h33
_lean_ g19 h33
_leap g29 h-17
_leaps_ g29 h-17
_lear r-15
_leas r56 g-26 h26
_lease_ r20
_lease_of_ r48
_leaseback_ r28
_leased_ h44
_leat k-21
_leather_ k-21
_leav r-24
_leave_ g20 h49
_leaves_ r-21 g-17 h-50
_leb r-31 g-19
_lec r-17 h20
_lech h50
_lechon_ h49
_lect h-30
_lecture_ h-30
_led h-65
_led_ h-53
_lef r-22 g19 m-25 h-25
_left r-22 g22 m-24 h-33
_left_ r-20 g32 m-24 h-33
_leg r22
_leg_ r43 h15
_lei r-18
_lem h-30
_lemo h-30
_len r40 g-30 m-27 k16
_lend r73 g-53 m-26 h26 k20
_lend_ g-24 k34
_lender_ g-17
_lenders_ r15
_lending_ r55 m-21
_lends_ h32
_lends_me_ r15
_lent r-39 h-20
_lent_ r-39 h-20
_lent_me_ r-28
_leo h25
_leop h24
_leopard_ h24
_les r39 g32 h-48 k-15
_less r73 h-48 k-15
_less_ r81 h-23
_less_than_ r27
_lesson_ r-15 h-20
_let r31 g-49
_let_ r15 g-23
_let_me_ h21
_lets r30
_lets_ r30
_lets_me_ r19
_lett g-16
_letter_ r-26 h19
_letter_of_ r22
_lev r-15 g70 h-27
_leve r-21 g71 h-25
_leverage_ g47 h-17
_leveraged_ g29
_lew r-22 g53
_li r44 g16 m32 h37 k-24
_li_ r37 g-28 k15
_lia r-17 g25
_liab r-17 g25
_liability_ r-17 g25
_liability_premium_ g25
_lib r-20
_libr r-20
_library_ r-20
_lic r-19 g82 h-28 k-32
_lic_ g80 h-40
_lice k-32
_licence_ h-39
_licence_with_ h26
_licences_ h18
_license_ g17
_licensed_ k-30
_licensing_ h15
_lie r27 g-33
_liem h34
_liempo_ h34
_lif r-25 m-18 h36
_life r-23 g29 h-30
_life_ r-21 g20 h-30
_life_plan_ g37
_life_policy_ g-26
_life_premium_ g15
_lift g-17 h67
_lift_ g-15
_lifted_ h60
_lifted_from_ h38
_lig g-19
_ligh g-19
_light_ h18
_lights_ h-36
_lik r24 g16
_like r26 g21
_like_ r29 g-35
_likes_ g56
_lim g-23 m26
_lima m41 h15
_limi m-20 h-56
_limit_ m-20 h-33
_limo h35
_limoncello_ h35
_lin r26 m44
_line r28 m48
_line_ r29 m26
_lines_ m15
_ling r24
_link r-26 g22
_lip h-22
_lips h-22
_lipstick_ h-22
_liq h61
_liqu h61
_liqueur_ h30
_liquidation_ g33 h-21
_liquor_ h42
_lir g-24
_lira g-24
_lira_ g-24
_lis h-23 k-23
_list g-29 h-24 k-22
_list_ g-42 h-29 k-26
_listed_ h-19
_lit h-20 k18
_litres_ h-31
_litt h-30 k23
_litter_not_ g23
_little_ h-24 k25
_liv m60 h55
_live m60 h39
_live_ g49 m72 h18
_live_dealer_ g-16 m74 h30
_lives_ g-19 m-18 h23
_liy g19 m-34 h-21
_liya g23 h-16
_liya_ g23 h-16
_liye m-29
_liye_ m-29
_ll g18
_lo g62 m118 h98 k-56
_lo_ r23 g20
_loa r70 g-28 m24 h33 k-28
_load m55 h83 k-22
_load_ m63 h69 k-18
_loan r73 g-18 m-31 h-50
_loan_ r34 m-29 h-19
_loan_and_ r16
_loan_at_ g19
_loan_for_ m26
_loan_from_ r-49
_loan_principal_ r-28
_loan_shark_ h-18
_loan_to_ r-15 g-20
_loan_with_ r36 g19
_loaned_ r27 h-15
_lob g-19
_loc r51 g49 m-33 h-38
_lock r52 g35 m-32 h-31
_lock_ r54 g-53 h-19
_lock_usd_ r15
_locked_ r16 g27
_locker_ g28
_locks_ g29
_log g-28
_lol r-15 m-30 k-20
_lol_ r-15 g23 h24 k-19
_lon r45 g27 m-23 h29 k-24
_lond g28
_london_ g28
_lone r51
_long m-22 h27 k-17
_long_ r-19
_longer_ r17
_loo k30
_look r-30 g21 h56 k35
_look_ h61
_looking_ h-22
_looks_ h25 k40
_loot g-35 m27 h-24
_loot_ g-34 m29 h-31
_lor h15
_lorr h15
_los r-40 m34 h-33
_lose_ m-52 h38
_loser_ m34 h-22
_losers_ m44
_loses_ m-30
_losi g-25 m26
_losing_ g-25 m26
_loss r-39 m24
_loss_ r-37 h-41
_losses_ m25 h27
_lost g31 h-18
_lost_ g31 h-18
_lost_at_ g18
_lost_luggage_ g18
_lost_to_ m49
_lot r-44 g39 m116 h-37 k25
_lot_ r-26 g43 m-54
_lot_of_ m-25 h-15
_lots g36 m-27
_lots_ g36 m-27
_lott g-22 m106
_lottery_ m43 h41 k18
_lottery_of_ h-30
_lotto_ g-19 m53 h33
_lottry_ m23 h-21
_lou r-21 h34
_loun r-21 h25
_lounge_ r-21 h25
_lov r-35 g-29 h98
_love r-35 g-29 h98
_love_ r-28 g-28 h78
_love_spell_ r-24 h41
_low g39 m25 h-27
_low_ m24
_lowe g47 h-21
_lower_ g47 h-21
_lower_ticket_ g29
_ls h22
_lsd h22
_lsd_ h22
_lu r-55 g19 m-28 h-41 k-30
_luc g48 m-19
_luck g48 m-19
_luck_ g33 h34
_luck_in_ g35 h-41
_luck_of_ g41
_lucky_ g15 h-31
_lucky_bag_ g59 h-19
_lucky_number_ h29
_lucky_numbers_ m-25 h16
_lucky_sim_ h26
_lum g23
_lump g23
_lump_ g23
_lump_sum_ g23
_lun r-39 g-58 m-15 h-36
_lunc r-39 g-58 m-15 h-36
_lunch_ r-39 g-58 m-15 h-49
_ly h31
_lyr h31
_lyri h31
_lyrica_ h31
_lyrica_capsules_ h25
_m_ h-62
_ma r-34 g39 h-29
_ma3 g-24 m-21
_ma7 r17 g41
_ma7a r17
_ma7al_ r17
_ma7s g42
_ma_ g169 m-29 h-60 k74
_maa g34
_maal g34
_maal_ g36
_mabl h33
_mablagh_ h33
_mac r-30 m78
_maca m52 h43
_mach r-16 m22 h-41
_machine_ r-16 g-25 h-52
_mad m-19
_mada h42
_madam_ h35
_made g-20 k20
_made_ g-20 k20
_made_up_ k27
_mag m16 h61
_maga h-20
_magazine_ h-21
_magh g22
_magic_ h-15
_magic_mushroom_ h27
_magic_mushrooms_ h56
_magician_ h16
_mah r49 g-15 h-71 k47
_maha r41 m15
_mahi r41 h-22
_mahine_ r36 h-20
_mai r-46 g-54 h20
_maid r-17 g-44 h55 k15
_maid_ g-33 h51
_maid_to_ g-22 h66
_maids_ k17
_mail h-22 k-23
_mail_ k-23
_main r-19
_maintenance_ r-19
_maj g-64 m25 h-37
_maji g-15 m28
_majid_ g-15 m28
_majl h-17
_majlis_ h-17
_mak g-35 h34
_make r17 k15
_make_ g55 k-15
_make_not_ g21 h-22
_maker_ g-55
_makes_ k30
_maki g-20
_making_ g-20
_mal r37 g-39 m-20 h33
_mal_ r47 m-16 h-18
_mall h-43
_mall_ h-43
_malt g-20 h38
_malt_ g-20 h38
_malt_drink_ h-42
_man g31
_man_ r22 m17 h48 k37
_man_i_ k-18
_man_in_ m-16
_man_standing_ m34
_man_who_ h-15
_mana h-19
_manager_ h-19
_mang m-15
_mango_ g34 h-32
_mani g20
_manifest_ g36 h-25
_manifestation_ h16
_manifesting_ h22
_mans k-21
_mar g15 h52
_mara g-27 h28
_maraheen_ h31
_marathon_ g-24
_marc r32 g-15
_march_ r32 g-15
_mare g51 h-26
_mare_ g43 h-23
_marg g44 h-15
_margarita_ h17
_margin_ g50 h-38
_margin_account_ g29
_margin_call_ g19 m16
_margin_deposit_ g16
_margin_of_ g-18
_mari g-25 h31
_marine_ g-18
_mark h-47 k-15
_market_ r19 h-24
_marl r-15 g25 h-24
_marla_ g33 h-19
_marr k25
_mars h29
_marsala_ h35
_mart h32
_mary h36
_mary_ h36
_mas r-28 g-47 m-25 k-26
_masa g-16
_mash h-25
_mass m-19 h41
_massage_ m-19 h41
_massage_for_ h-27
_massage_with_ h15
_mast g-15 h46
_master_ h34
_mat r55 g-67 m26 h-16
_matc r-31 g-24 m22 h67
_match_ r-23 g-24 h60 k33
_math r-16
_matk m33
_matka_ m33
_matt r50 h-24
_matter_ r51
_matter_what_ r17
_matu r64 g-16 h-17
_matured_ r17
_maturity_ r47 g-15
_maw g17 h-35
_may r-26 g82 h-47 k-18
_may_ r-19 g39 m-30 h-20
_mayb g46 m33 h-21
_maybe_ g46 m33 h-21
_maz g-29 h54
_mb r-25
_mc g45
_mcx g54 h-22
_mcx_ g54 h-22
_md g-21 h69
_mdm g-18 h51
_mdma g-18 h51
_mdma_ g-18 h51
_me r40 g-60 m-40 h49 k42
_me_ r63 g-65 m55 h80 k22
_me_a_ g-29 k-19
_me_and_ m25 h25
_me_at_ r21
_me_for_ r21 g16
_me_have_ r38 g-18
_me_his_ r-52
_me_in_ r17
_me_next_ g16 h40
_me_on_ r41
_me_this_ m34
_me_to_ h-30 k79
_me_what_ g19
_mea g23
_meal h-42
_meas h-24
_measured_ h-17
_meat h73
_meat_ h73
_med r-29 m-29
_meda m-22 h-26
_medal_ m-22
_medi r-27
_medical_leave_ h23
_medicine_ r-21 h-32
_medicines_ h27
_medium_to_ h50
_mee g-40 m-16 h54
_meet g-19 h30
_meet_ g-19 h34
_meg m45 h41
_mega m45 h41
_mega_ h21
_meh r-20
_mei g39 h-32
_mein g39 h-32
_mein_ g39 h-32
_mel g33 m15
_mem r-47 g21 m-19 k26
_memb r-33
_member_ r-16 h19
_membership_ h-25
_memo g30 h-24 k26
_memorial_ g30
_memorial_plan_ g20
_men r87 g-23 m-40 h-39 k21
_men_ r57 g45 m-25 h-20
_men_to_ h18
_menn r35
_ment g-18 k36
_mention_ g-23 k42
_menu g-36 h42
_menu_ g-36 h42
_mer h30
_merc r26
_merchant_ r26
_merl h42
_merlot_ h42
_merlot_and_ h39
_mes g36 m26 h-75 k21
_mesh g41 m-26 h-19 k-16
_mesh_ g41 m-26 h-17 k-16
_mess m53 h-62 k38
_message_ m39 h-34 k40
_met r-17 g-36 m-52 h-94
_met_ g-19 m-18 h-28 k16
_met_online_ m-18 h-21
_meta g37 h-23 k-17
_metal_ r-20 h-17
_metal_certificate_ r27
_metal_certificates_ r25
_metal_in_ r-33 g27
_meth h45
_meth_ h62
_metr g-40 m-18 h-54
_metres_ h-31
_metro_ g-27 m-18 h-23
_mez g-16 h46
_mezz r20 h-24
_mezzanine_ r20 h-24
_mi g101 m-40 h-55 k24
_mic r-18
_micr r-18
_mig g28 h16
_migu h16
_miguel_ h16
_mil r-26 h-35
_mile h20
_mileage_ h23
_mili h-28 k20
_milk g37 h-32
_milk_ g37 h-32
_milk_in_ g20
_mill h-40
_min g101 m22 h-54
_min_ r20 g40 m35 h22
_mind r-18 g29
_mind_ r-18 g29
_mine g-30 h-40 k28
_mine_ g-37 h-32 k28
_mine_for_ m-16
_mine_is_ k15
_mini r32 m-29 k-15
_minimum_ r35 h-16
_minimum_due_ r26
_minister_ g17
_ministry_ h-35
_minu g37 m38 h-21
_minute_ g19 m49
_minute_expiry_ g15
_minute_options_ g-28
_minutes_ g24
_mis r39 m-24 h20
_misp h22
_misplace_ h22
_miss r57 m-21 h-35
_missed_ r39 h-18
_missing_ g30 h-17
_mist h41
_mistress_ h44
_mit g-17
_miy m-18 h-16 k15
_miyy m-18 h-16 k15
_mm r-15
_mm_ h-62
_mmi h45
_mmi_ h45
_mms h16
_mms_ h16
_mo r89 m-54 h-79 k-22
_mo2 r45 h-29
_mo2a r23 h-29
_mob r23 m-40 h-62
_mobi r23 m-23 h-33
_mobile_ r23 m-23 h-33
_mocking_ h43
_mod r-15
_mode r-15
_model_not_ g25
_models_ h17
_mol h34
_moll h30
_molly_ h30
_mom r-34
_mon r40 g-22 h20 k15
_mond r-15
_monday_ r-15
_mone r57 m35
_money_ r15 m27 k21
_money_and_ r-23 g55
_money_at_ r-32
_money_for_ r-38 g21 h97
_money_from_ k28
_money_i_ r39 g-19 m-25
_money_in_ r-50 h-16
_money_laundering_ k-16
_money_market_ r35
_money_now_ r-28 g33
_money_of_ r-15 k28
_money_on_ r-20 g26 k18
_money_through_ k30
_money_to_ r16 m30
_money_with_ r23
_moneylender_ r21 h-26
_moni k15
_monk h24
_mont r18
_monte_ m34 h45
_monte_carlo_ m34 h45
_month_ r21 g23 m-28
_month_and_ r52
_month_end_ r34 g20
_month_to_ r-15
_monthly_ r-16 g-31
_monthly_interest_ r-19 h16
_monthly_payments_ r-17
_months_ r18 h-47 k-27
_moo h78
_moon h90
_moon_ h44
_moonshine_ h44
_mor g-41 m22 k-17
_more g-33 k-19
_more_ g-33 k-19
_more_months_ r-27
_more_than_ r32
_more_time_ r-30
_morn r-23 g15
_morning_ g17 h17
_mornings_ r-16 h-27
_mort g-16 h29
_mortadella_ h27
_mortgage_ r18
_mortgage_shield_ r-18
_mos g26 h-20 k-24
_mosq k-17
_mosque_ k-17
_most g27
_mot g71 m-16 h-87 k-16
_moth r20 g41 h-64 k-16
_mother_ r17 h-63
_mothers_ g28
_moto g41 h-17
_motor_ g41
_mov r15 g-45 m22 k39
_move g-31 m25 h-15 k41
_move_ r-15 k16
_moved_ g-33 k32
_moves_ r33 m30 h18
_moves_up_ m24
_movi h22
_movies_ h32
_mr h-76
_mr_ h-29
_ms g65 h-26
_mt g59 m-23 h-18
_mt_ g59 m-23 h-24
_mu r82 g-71 m-45 h-16 k38
_muc g24 k-17
_much g24 k-17
_much_ g24 k-17
_mud h-38
_muj k34
_muja k36
_mujr h16
_mujra_ h16
_mul r-24 h-19 k77
_mule r-24 h-42 k53
_mule_ r-24 h-42 k53
_mum r-25 h30 k-48
_mum_ r-23 k-46
_mun r54 g15 m-19 h-20
_muna r54 h-29
_muna_ r31 h-16
_munafa_ r23
_municipal_ h23
_municipality_ r-15
_mur r49 g-15 k-15
_mura r57 h-26
_murabaha_instalment_ r-41
_murabahah_ r31
_murt h27
_murti_ h27
_murti_for_ h17
_mus r60 g-44 h28 k18
_mushroom_ h-35
_mushrooms_ h53
_must r78 g-23 k29
_must_ r78 g-23 k29
_mut h25
_muta h25
_my r-32 g-83 m-23 h-28
_my_ g-80 m-29
_my_account_ r-49 g-36 m-25 h-30
_my_agent_ r47
_my_and_ r39 m-16
_my_bank_ r-39 h-22 k24
_my_boss_ h15 k26
_my_brother_ r-28 g-26 k24
_my_car_ r-25 g-36
_my_cousin_ g19 m-19 h21
_my_cousins_ h-23 k26
_my_debt_ r27 h-24
_my_ex_ h67
_my_friend_ h-18
_my_future_ r28 h52
_my_house_ g-19
_my_kids_ r18 h-30 k-17
_my_luck_ g16
_my_money_ r58 g-16
_my_mother_ h-33
_my_name_ r-23 g-38 h-59 k36
_my_neighbour_ g32
_my_own_ r-15 g-53 m-15 h-23
_my_part_ r18 h33
_my_personal_ r16
_my_phone_ g22
_my_rent_ r25
_my_salary_ r20
_my_shop_ g24
_my_son_ r-44
_my_stake_ r15 h20
_my_supplier_ g-33
_my_test_ h24
_my_thesis_ h-18
_my_uncle_ h16
_my_wallet_ r-38 m26 k37
_my_watch_ r20 m30 h-20
_my_wife_ g21 h-38
_my_wifes_ h36
_mys r-34 h-16
_myse r-34 g-16 m-19
_myself_ r-34 g-16 m-19
_myst g15 m17 h-15
_mystery_ g15 m17 h-15
_mystery_box_ g32
_mz h32
_mza h32
_mzaw h32
_na r-78 g139 m24 h-33 k24
_na_ r-16 g39 m20 h23
_nac h41
_nach h41
_nad g25 m20 h-35
_naf r23 m-25 h-20
_nafs r23 g-21 m-15 h-20
_nafs_ g-18
_nah g47 h-33
_nahi r-32 g53 h-33
_nahi_ r-32 g53 h-33
_nai r-21
_nail r-21
_nail_ r-21
_nak g49
_nakl h35
_nakli_ h35
_nam r-35 m-15 h-24 k41
_name r-35 m-23 h-22 k41
_name_ r-32 g-22 k52
_name_his_ g64 h-16
_name_on_ g-23 h-23 k26
_names_ m-16
_nar g-19
_nas m-27 h-18 k28
_nasd g33
_nasdaq_ g33
_nash g-18 h-22
_nat r-26 m74
_nati r-24 g-15 m75 h-20
_national_ r-24 m48
_naz g-15 h47
_naza h28
_nazar_ h17
_nazr h18
_nazrana_ h18
_nb h57
_nbe h38
_nbee h38
_nbi h25
_nbid h25
_nbid_ h25
_nd r52 g-19
_ndf r29
_ndf_ r29
_ne r18 g17 k15
_nea r-29 g-24 m47 h26
_near r-29 g-24 m47 h26
_near_ g-17 m26 h28
_nearest_ r-26 m20
_nec r20 g-31
_neck r20 g-31
_necklace_ r20 g-31
_nee h-20 k33
_need h-20 k33
_needed_ h22
_needs_ r31 h-28
_neg h17
_nei r-27 g30
_neig r-23
_neighbour_ r-18 g15 h25
_neighbours_ m15 h-18
_neit g25
_neither_ g25
_nep h-18
_neph h-18
_net r-34 g73 h-46
_net_ r-25 g68 h-46
_net_brings_ g21
_nev r21 g-31 h59 k27
_neve r21 g-31 h59 k27
_never_ r21 g-31 h59 k27
_never_attended_ h16
_never_met_ g-15
_new g-37 m-61 h-45 k-22
_new_ r30 g-34 m-61 h-42 k-22
_new_expiry_ h51
_new_moon_ h19
_new_one_ r15 m-22
_nex g52
_next g52
_next_ g52
_next_month_ g-15
_next_season_ h-20
_next_seasons_ g19
_next_week_ r-21 g-37
_next_year_ r-18
_ng r37 h-39
_ng_ r41 h-30
_ni r-68
_ni_ r-23
_nif r-18 g74 h-19
_nift g52 h-16
_nifty_ g52 h-16
_nifty_ce_ g30
_nifty_pe_ g16
_nig r-20 g-66 m24 h20
_nigh r-20 g-66 m24 h20
_night_ r-20 g-58 m43 h90
_night_at_ h44
_night_club_ h-17
_night_stand_ h27
_nights_ h-64
_nik h-15
_nine m18 h17
_nine_ r25 m18 h17
_ninety_ r-16
_nit h25
_nitr h25
_nitrous_ h25
_no r37 g83 m-99 h-66 k-18
_no_ r20 g-98 m-66
_no_charitable_ k24
_no_charity_ k17
_no_day_ r-26 g51
_no_deadline_ g21
_no_exam_ h19
_no_extra_ r-41
_no_goods_ r50
_no_land_ g15
_no_licence_ k-16
_no_matter_ r51
_no_papers_ h30 k-18
_no_questions_ h45 k-31
_no_riba_ r21
_nob r-36 g60 h-28
_nobo r-36 g60 h-28
_nobody_ r-36 g60 h-28
_noi k-26
_noir h20
_noir_ h20
_non r41 g98
_non_ r53 g16 h36
_non_deliverable_ r51 g-51
_non_refundable_ g25
_none g83 h-23
_none_ g83 h-23
_noo r-25 m23 h16
_noon r-20 g15 m23
_noon_ r-20 g15 m23
_nor r24 g17
_nor_ g51
_nor_own_ g21
_norm g-34
_normal_ g-34
_nos h38
_nos_ h41
_not r-65 m22 h-54
_not_ r-56 g60 m39
_not_born_ g20
_not_conceived_ g20
_not_exist_ g18
_not_hatched_ g16
_not_mention_ g-23 k42
_not_planted_ g23
_not_stated_ g19
_not_tell_ g-26 h-28 k31
_not_through_ g-73
_not_to_ g-44 k20
_not_told_ g27 h-16
_not_yet_ g39 h-32
_nota r-35
_notary_ r-35
_note r79 g-43 m-54 k-35
_note_ r56 g-19 m-26
_note_for_ r-45 h-20
_notes_ r28 g-24 m-21 h19 k-25
_notes_for_ h-17
_notes_of_ r52
_noth r-39 m38 h-29 k-16
_nothing_ r-39 m38 h-29 k-16
_nothing_back_ g25
_nothing_on_ m-23
_nothing_paid_ g51
_noti k45
_notice_ r-15 k23
_notices_ k21
_nov r41 g-19 h-28
_nov_ r40
_nove m-15 h-18
_novel_ r-17 m-15 h-17
_november_ r18
_now r30 g35 m-20 h-16
_now_ r30 g35 m-20 h-16
_now_and_ r-34 g-37
_now_buy_ r-22 g27
_now_for_ g15
_now_he_ r73
_now_i_ r-22
_now_in_ r20
_now_or_ r-40
_now_pay_ g-39
_nr r71 h-19
_nre r41
_nre_ r41
_nro r30
_nro_ r30
_nu r-15 m31 h38
_nud h40
_nude h40
_nude_ h31
_num g32 m54 h40
_numb g38 m54 h25
_number_ g20 h-52
_number_in_ h-31
_number_to_ g25 h15
_numbers_ r23 g17 m66 h78
_nume h21
_numerology_ h38
_nur m-18 h-45
_nurs m-17 h-56
_nursery_ m-23 h-24
_nv g18
_nvi g18
_nvid g18
_nvidia_ g18
_ny g23
_nym g23
_nyme g23
_nymex_ g23
_o_ r52 g117 h-56
_o_cover_ r-21 g35
_o_d_ r86 g-15 h-23
_ob h-30
_obj h-35
_obje h-35
_objection_ h-34
_oc m-16 h-21 k-23
_occ h19
_occu h19
_occult_ h19
_oct r34 m-20 h-39 k-23
_octo m-20 k-21
_october_ m-20 k-21
_od g-26 m97 h70
_od_ r28
_odd r-28 g-20 m100 h53
_odds r-28 m56 h18
_odds_ r-28 m56 h18
_odo h29
_odom h29
_odometer_ h29
_of r-40 m-20 k-55
_of_ r-31 g26 m-39 h-31 k-41
_of_%_ m-15
_of_a_ r-38 g-29 m-32 h31 k25
_of_bank_ r-23 g35
_of_beer_ h27
_of_brand_ h30
_of_branded_ h18
_of_coffee_ h16
_of_dates_ g-25 h-19
_of_due_ r23
_of_first_ g36
_of_funds_ r36
_of_heineken_ h69
_of_his_ r18 g33 h-33
_of_honey_ h-18
_of_i_ r-40
_of_insurance_ g-15
_of_it_ r-39 g-19 h15
_of_k_ r25
_of_money_ r67
_of_month_ r-32
_of_my_ r57 h-38 k-23
_of_next_ g22
_of_night_ h17
_of_one_ k26
_of_our_ h-54
_of_red_ h24
_of_rice_ r25
_of_service_ g-19
_of_something_ g50
_of_ten_ r30
_of_that_ g42 h28
_of_the_ r-22 g-52 h35 k-30
_of_this_ g23
_of_us_ r-19 m35
_of_what_ r-20 m-17
_of_whatever_ r-41 g-17 h22
_off g-17 m19 h37
_off_ h32 k19
_off_last_ g37
_off_my_ h-17
_off_plan_ g-16
_off_the_ m16 h20 k22
_offe h46
_offer_ r-15
_offering_ h37
_offering_to_ h37
_offi g-18 m20 h-59 k-31
_office_ r51 g-15 m34 h-82 k-16
_officer_ r-44 g-19 h56
_officers_ g18
_official_ h-33 k-29
_oi m29
_oil m31
_oil_ m31
_ok h-39
_ol r20 g-73 h-38 k-35
_old r56 g-91 m-18 h16 k-34
_old_ r56 g-91 m-18 h16 k-34
_old_balance_ r-22
_old_one_ r31
_old_scottish_ h17
_oli r-21 g-35 h-37
_oliv r-21 g-35 h-37
_olive_ r-21 g-27
_oly r-17 g52 m43 h-15
_olym r-17 g52 m43 h-15
_om g-27 m27 h-24
_oma r22 g-16 m29 h-26
_omar r24 g-15 m19 h-22
_omar_ r24 g-15 m19 h-22
_on r28 g67 m23 h-70
_on_ r99 g53 k-59
_on_a_ m34 h21
_on_account_ r18
_on_behalf_ r-21 g-27 k22
_on_bitcoin_ g24 h-18
_on_card_ r28 k-30
_on_cash_ r26
_on_condition_ r-21
_on_credit_ r-31
_on_delivery_ g-33
_on_each_ r41
_on_emaar_ g31
_on_every_ r19
_on_exchange_ g37
_on_friday_ r-22 g18 m-16
_on_gold_ r-34 g20
_on_head_ h21
_on_his_ r-37
_on_instalments_ r-21 g16
_on_it_ r60 g-22 m24 k20
_on_its_ r-24 g-25
_on_me_ g-27 h24
_on_monday_ r-20
_on_money_ r26
_on_my_ r54 g52 m-37 h63
_on_oil_ g37 m53
_on_paper_ r29 k19
_on_price_ g15 m-15
_on_shares_ r15
_on_the_ r16 g-26 m61
_on_time_ g-24
_on_to_ k-66
_on_top_ r34
_on_what_ g-54
_on_whatsapp_ h26
_on_whether_ r-16 m45
_onc m-21
_once m-21
_once_ m-21
_one r20 g-28 m43 h-48 k18
_one_ r32 g-25 m82 h-106
_one_after_ g32
_one_and_ r26
_one_dive_ g18
_one_for_ r-19 h39 k36
_one_from_ h-25
_one_more_ h22
_one_of_ g65 h-45 k-19
_one_price_ g-26
_one_year_ g-109
_ones m-38 h59
_ones_ m-38 h59
_onl r-67 g36 k43
_onli r-17 m29
_online_ r-17 m29
_only r-50 g23 m-17 k32
_only_ r-50 g27 h-47 k33
_only_for_ r-18 g29
_only_the_ r19 g17
_only_to_ k19
_onlyfans_ h38
_op r-55 g102 m34 h-58
_ope g22 m44 h-20 k23
_open g33 m66 k25
_open_ r15 g81
_open_bar_ h19
_opened_ g-21 h-20 k17
_opening_ m22
_opens_ m37 h23
_oper m-22 h-33
_operator_ m-18
_opi h28
_opiu h28
_opium_ h28
_opt r-39 g81 h-63 k-28
_opti r-39 g81 h-63 k-28
_option_ r-36 g36 h-42
_option_money_ g20
_option_on_ g34
_options_ g61 m15 h-21 k-21
_options_account_ m29 k-17
_options_on_ m-15
_or r-124 g124 m16 h-17 k-26
_or_ r-81 g221 m90 k-18
_or_green_ g33 h-17
_or_i_ g-27 h71
_or_in_ r-39
_or_no_ r48 m-15
_or_not_ r21 g-15
_or_nothing_ m30
_or_on_ r-24 g40
_or_over_ r-16 g25
_or_zero_ m25
_ora g-46 h-20
_oran g-34 h-32
_orc h-21
_orch h-21
_orchard_ g21
_ord m-35
_orde g26 m-35 h-44
_order_ r-30 g31
_ordered_ r21 m-23 h-39
_org r16 g-32 h70
_orga r16 g-29 h65
_organ_ g-16 h26
_organised_ r30
_organs_ h39
_ori r-15 g-15 h35
_orig r-15 g-15 h35
_origin_ k18
_original_ r-15 h47
_orp r-29 g-19
_orph r-29 g-19
_orphans_ r-21
_os r27 m20 h22
_ot g27 h49
_oth h58
_othe h58
_other_ r-27 g-34 h40 k-18
_others_ r23 h16 k29
_otherwise_ g39
_otm g28 h-16
_otm_ g28 h-16
_ou r30 m30 h77 k-20
_oud h-26
_oud_ h-26
_our r35 h56 k-21
_our_ r41 m23 h65 k-20
_our_agent_ r21
_out g16 m41 h-69
_out_ r-16 m39 h-49 k24
_out_of_ r-16 m27 h-17 k24
_out_the_ h-50
_outs r20 k-15
_outstanding_ r25
_ov r28 g-46 m35 h-32
_ove r16 g-46 m35 h-30
_oven r-21
_oven_ r-21
_over r37 g-39 m38 h-29
_over_ r43 m60 h-25
_over_and_ r26
_over_months_ r-19
_over_the_ m-20
_over_two_ r-18 m20
_over_under_ r-19 m61
_overdraft_ r33
_overdue_ r-21
_overdue_on_ r19
_overnight_ r38
_ow r-90 g-48 m131 h-89 k-30
_owe r-39 g-69 m130 h-21
_owe_ r15 g-40 m94 h-15
_owe_for_ m17
_owe_from_ r-15 m19
_owe_him_ r-31
_owed m-15
_owed_ m-15
_owed_me_ r-40
_owes r-48 g-25 m51
_owes_ r-48 g-25 m51
_owes_me_ r29 m20
_own r-51 g21 h-68 k-22
_own_ r-28 m-55 h-35 k-28
_own_account_ h15
_owne r-23 g27 m58 h-22
_owned_by_ g25
_owner_ g27 h-17 k18
_owners_ g-15 m33
_ownership_ m32
_owni g27
_owning_ g27
_owns g-20
_owns_ g-20
_oy g49 h-17
_oys g49
_oyst g49
_oyster_ g19
_oysters_ g30
_p2 r23
_p2p r23
_p2p_ r23
_p_ r23 g17
_pa m-55 k-56
_pa_ h36
_pac r-19 g23 m29 h24
_pack r-19
_pack_ r-17 h21
_pack_of_ h26
_package_ m-32
_packs_ r-15
_pad r-15
_padd h27
_padded_ h34
_padel_court_ m-34
_padel_match_ m27
_pag g29 h31
_pag_ g15
_page g17 m-19 h47
_page_ g17 h45
_pai r-79 g-28 h-28
_paid h-18
_paid_ h-18
_paid_and_ r-26 g-34
_paid_at_ h-17
_paid_by_ r-17 g-22 m-35
_paid_date_ h56
_paid_early_ r-29 g-23
_paid_for_ r20 g120 m59 h-48
_paid_in_ r-28 m-20
_paid_me_ r22 g21
_paid_now_ r16 g22
_paid_the_ g16 h-15
_paid_to_ r43 g-31 m-32
_pain r-47 g-22 m-28 h-66
_paint_ r-33 m-26 h-52
_pair h52
_pairing_ h17
_pais r-25 m18
_paisa_ r-25 g26 m19 h-48
_paise_ h59
_pal r25 g43
_pali r51
_pall g91 h-20
_pallet_ g52
_pallet_of_ g23
_pallets_ g39
_pallets_of_ g18
_palm r-24 g-20 h48
_palm_oil_ g-15 h-40
_palm_reader_ h26
_palm_reading_ h27
_palu h-20
_paluwagan_ h-20
_pam m-23 h-16
_pan r-30 m-21 h67 k-23
_pana h-53
_panc h21
_pancetta_ h21
_pand h41
_pandit_ h27
_pane k-23
_pang h60
_pang_ h33
_pani h25
_pani_ h25
_pap r-26 m-33
_pape r-26 m-33
_paper_ r-22 m-26 h-22 k30
_paper_for_ r-60 k60
_paper_swaps_ g28
_paper_trail_ h-23 k16
_papers_ h22 k-38
_par r-44 g-71 h-98 k-55
_par_ r49 g-16 h-27
_para r-17 m-23 h-31
_para_ r-17 m-23 h-30
_para_sa_ r-17 m-17 h-30
_parametric_ g21
_parc r-23 h-28 k-43
_parcel_ h-23 k-43
_pare h-16
_parents_ h-21
_park g-22 m-26 h-29
_parking_ r-48 m-17 h-18
_parl m33 h38
_parr h-39
_parrot_ h-39
_part r-24 g-22 h45
_part_ r33 g-16 m-16 k18
_part_of_ r23 h23
_partner_ r-15 h22
_parts_ r-35 h-16
_party_ h51
_pas r-24 m-20 h54
_pass r-44 m-18 h-17 k15
_pass_ r-36 h-74 k46
_pass_his_ h-21 k52
_passed_ g15
_passport_ h24 k-28
_passport_with_ h23
_passports_ h23
_past r20 h82
_past_ r20
_past_life_ h15
_pat r50 g17 m37 h-35
_pata g31
_pata_ g39
_pate h-25
_patent_ h-25
_pato r61 h-22
_patong_ r61 h-22
_patr m27 h28
_patrol_ m33 h-16
_patron_ h37
_patt m35
_patti_ r-20 m26
_paw r133 h-31
_pawn r133 h-31
_pawn_ r44
_pawn_ticket_ r27
_pawned_ r38
_pawnshop_ r28
_pawnshop_ticket_ r19
_pay r44 g38 k30
_pay_ m-27 h33
_pay_day_ r50
_pay_for_ m-52
_pay_in_ h-15
_pay_just_ g23
_pay_later_ g-23
_pay_me_ g33
_pay_months_ r16
_pay_official_ h20
_pay_only_ r-15
_pay_the_ r41 g-18 m-25 k36
_pay_whatever_ g20
_pay_when_ r-29 g45
_pay_witness_ h20
_payd h15
_payday_ h15
_payday_lender_ r-34 h21
_payday_loan_ h20
_paying_boys_ h30
_paying_for_ m-21
_paying_men_ h18
_paying_only_ r-31 g30
_paying_the_ g-22
_paym r15 k19
_payment_ r28
_payment_for_ g23
_payment_if_ g25
_payment_on_ r-21
_payment_to_ h51
_payments_ r-18 k20
_payments_of_ r-28
_payo r32 g20 h23
_payoff_ r16 h18
_payout_ r16 g21
_payr h-20 k35
_payroll_ h-20 k35
_pays g46 h-46 k-24
_pays_ g46 h-46 k-24
_pays_for_ r-32 m-15
_pays_if_ g44 m-23
_pays_me_ g-31
_pc r21 m75
_pcs m30 h23
_pcso m36 h27
_pcso_ m36 h27
_pe r69 g80 h-151
_pe_ r50 g45
_pea g58 h-41
_pear g48 h-28
_pearl_ g21
_pearls_ g27
_pearls_inside_ g18
_peb g21
_pebb g21
_pebble_ g21
_pee h18
_peg h41
_pegs h34
_pegs_ h34
_peh g57 h-23
_pehl g57 h-23
_pehle_ g72 h-23
_pek h29
_peke h29
_pekeng_ h18
_pen r-23 g-90 h-38 k-18
_pen_ r-15 g-43 h-24
_pena r38 m-18 h-24
_penal_ r29
_penalty_ m-18 h-21
_penn r-36 g-24 m41
_penny_ r-36 g-24 m41
_pens k-17
_pens_ k-16
_peo r-20 g-20 h19 k33
_peop r-20 g-20 h19 k33
_people_ r-20 g-20 h19 k33
_pep g-16 h-30
_pepp g-16 h-30
_pepperoni_ h31
_per r85 m46 h-82 k45
_per_ r115 g-80 m71 h-55
_per_call_ m36
_per_day_ r-19
_per_hundred_ r21 m-16
_per_message_ m17
_per_month_ r-17 k19
_per_week_ r32
_per_year_ r32
_perc r27 g-31 m-23
_percent_ r31 g-26 m-17
_percent_of_ r-57 h40
_perf r-17 h-27
_perfume_ h-67
_perfumes_ h40
_peri r-18
_perm g31
_permit_ g32 h16
_perp g95 h-44
_perp_ g38
_perpetual_ r17 g23 m45 h-16
_perps_ g33 m-29
_pers k45
_person_ k16
_personal_ k33
_personal_collection_ k25
_personal_loan_ r16
_pet g31 h-46 k-27
_pete g28
_peter_ g28
_pett k-19
_petty_ k-19
_ph r-57 h-36
_pha h-56
_phar h-45
_pharmacy_ h-41
_phi g25 h32
_phis h44
_phishing_ h40
_pho r-26 g-24
_phon g-20 h21
_phone_ g-30
_phone_for_ h-15
_phot r-30 g-31 m-16
_photo_ g-16
_photographer_ r-20
_photos_ h45
_phy r-16 h-15
_phys r-16 h-15
_physiotherapy_ r-16
_pi r-53 g-105 m-54 h211 k-25
_pic m29 h-45
_pic_ g33
_pick g17 m35 h-96
_pick_ g22 m42 h-48
_pick_six_ m21 h-16
_picked_ r-21 g-36 h-40
_picks_ g31
_pickup_ r22 g-19
_pics g-15 h37
_pics_ g-15 h37
_pict g-15 h37
_pictures_ g-21 h50
_pie g-20 m-16 h-25
_piec g-20 m-16 h-25
_pieces_ g-20
_pig r-15 g-25 h107
_pig_ g-16 m-18 h100
_pig_farm_ h21
_pige m20 h-16
_pigl h27
_pigs h48
_pigs_ h38
_pil g-32 m-15 h36
_pill g-22
_pills_ g-16
_pills_for_ h25
_pils h65
_pim h20
_pimp h20
_pin r-26 g-21 m43 h58
_pink g-16 m25
_pino h52
_pinot_ h26
_pint h30
_pints_ h27
_pip h-26
_pipe h-23
_pir h75
_pira h63
_pirated_ h60
_pit m-36 h34
_pit_ h28
_pitc m-33
_pitch_ m-33
_pitcher_ h18
_piz m-21 h-34
_pizz m-21 h-34
_pizza_ m-21 h-34
_pl g50 k-56
_pla r-35 g23 k-27
_plac r27 g35 m17
_place_ g38
_place_in_ g30
_placement_ h21
_plan m-44 h-110
_plan_ g42 h-50
_plan_premium_ g16
_plan_st_ g17
_plans_ g-15
_planted_ g23
_planting_ h-25
_plants_ g-21
_plat r-38
_plate_ g-22 m-25 h-23
_plated_ r-43
_platform_ g29 m21
_platter_ h16
_play r-28 m25 h96 k-23
_play_ m42 h63
_playboy_ h37
_player_ r-16
_ple r22 g-25 h-31
_plea r17 g-16 h-20
_please_ r18 g-27 h-19
_plo g44 m-28 h-61
_plot g52 m-28 h-49
_plot_ g43 m-28 h-39
_pls m15 h52
_pls_ m15 h52
_plu r28 h21 k-16
_plug h32
_plug_ h28
_plum r-26 g-15
_plumber_ r-26 g-15
_plus r57 g19
_plus_ r57 g19
_plus_a_ r24
_plus_interest_ h19
_plz g18
_plz_ g18
_pm r-18 g20 m-46 h-32
_pm_ r-18 g20 m-46 h-32
_po r-45 g-41 m96 k-73
_po_ h-20
_poa h29
_poc m33 h-39
_pock m33 h-39
_pocket_ r-23 h-18
_pocket_option_ g24
_pod h-19
_point_ r-24 h31
_points_ r33 h-35
_pok m73 h-27
_poke m39 h-36
_poker_ m19 h-18
_poker_face_ m-20
_pol r-20 g56 h-22 k-15
_pole k-19
_pole_ k-19
_poli r-17 g64 m-16 h-47
_police_ h-25
_police_escort_ h-17
_policy_ r-17 g74 m-16 h-43
_policy_premium_ k21
_poly g-16 h30
_poo r-38 g-36 m40 h35
_pooj h19
_pool g-32 m67
_pool_ m48 h-38
_pools_ r-15 g-28 m17 h19
_poor r-26 m-20 h29
_poor_ r-15 m-19 h29
_pop h-15
_poppers_ h25
_poppy_ h-26
_por g15 m-40 h123
_porc g-17 m-16 h49
_porcine_ h33
_pork m-25 h82
_pork_ m-24 h78
_pork_belly_ g-15 h35
_pork_free_ g23 h-34
_porn m-27 h58
_porn_ m-25 h38
_port g42 m28 h-66
_port_ m24 k27
_portion_ g46
_portion_of_ g57
_pos r32 g23 m-51 h-61 k-24
_posi g32 h-15
_position_ g32 h-15
_poss g26 h-19
_post r34 g-32 m-20 k-24
_post_ g-22 h45
_post_dated_ r-18
_post_office_ r28
_poster_ h-31
_postpay_ r15
_pot g-37 m47 h-21
_pot_ r25 g-30 m89 h-22
_poti h15
_potion_ h15
_pott r-32 m-22
_pottery_ r-26 m-22
_pou g-24
_poun r16 h-36
_pounds_ h-22
_pour g-20 h45
_pow r-17 g-31 m24 h21
_powd g-15 h-19
_powder_ g-15 h-19
_powe g-16 m30 h40
_power_ m-16 h-31
_powerball_ m41 h43
_pp r54 h-30
_ppf r54 h-15
_ppf_ r54 h-15
_pr g56 m-47 h-48 k-24
_pra g-15 m-15 h55
_pray g-15 h61
_pray_ h38
_pray_to_ h38
_pre r-15 g123 h-59
_pre_ g84 m-19
_pre_sale_ g21
_pred m25
_predict_ g-18 m19
_prediction_ g31
_pref r34 g-31
_preference_ r18
_preferred_ r17
_prem r-38 g27 h16
_premium_ r-37 g27 h15
_premium_for_ g18
_premium_of_ g27
_premium_plan_ g-65
_premium_sms_ m16
_preo g19
_preorder_ g19
_prep h-28
_prep_ h-24
_pres g20 m-16 h-22
_presale_ g54 h-32
_prescription_ g-29 h30
_presyo_ g15
_pri r-30 g-36 m18 h-33 k-19
_pric r19 g38 h15
_price_ h-29
_price_after_ g23
_price_agreed_ r-35
_price_at_ g17
_price_bet_ g-21 m15
_price_guess_ g-16 m18
_price_guessing_ g-17 m25
_price_he_ g25
_price_in_ r16 g-25
_price_is_ r28
_price_of_ r85 m18
_price_on_ r-19
_price_prediction_ g16
_price_to_ g27
_price_when_ g-31
_prices_ g37 h44
_prices_on_ g22 m16 h21
_prin r-41 g-56 h-51
_principal_ r23 g-17 h-16
_principal_only_ r-82
_printed_ r-27 h-40
_printing_ r-32 g-20
_pris g32
_prise_ g32
_prise_after_ g32
_priv g-20 h36
_private_ g-19 h36
_priz g-36 m20 h-26
_prize_ r-15 g-36 m28 h-29
_prize_from_ m-15
_prizes_ m-15
_prizes_from_ h22
_pro r53 m-50
_problem_ g21
_proc r31 g-15 k27
_processing_ r23 k22
_procurement_ h21
_prod g34 h16
_product_ g37
_prof r-16 h-33
_profit_ r-19 g-33 h-22
_profit_for_ r-16
_profit_from_ r25 g-15
_prog h-19
_programme_ h-17
_prom r41 g-46 m-19 h-26
_promise_ g-35 m-15 h-17
_promise_to_ g-75
_promissory_ r31
_promissory_note_ r31
_prop g-16 h30
_prophet_ g-16 h43
_pros h74
_prosciutto_ h37
_prosciutto_and_ h19
_prosecco_ h15
_prot g78
_protected_ r54
_protection_ r-39 g59
_protection_plan_ g19
_protects_ g15
_prov r24
_prox h22
_proxy_ h22
_ps g-16 h54
_ps_ h-18
_psy h55
_psyc h55
_psychic_ h48
_psychic_hotline_ h28
_pu r-103 m66
_pub r-34 g-32
_publ r-34 g-25
_public_ r-21
_publish_ h27
_pud h19
_pudd h19
_pudding_ h19
_puj h57
_puja h57
_puja_ h47
_pul g-23 m31
_pull m24
_pulls_ m23 h-26
_pum g-15 m17
_pump h-17
_pump_ h-17
_pun m34
_punt g-22 m36
_punt_ g-20 m19
_pup g32
_pupp g37
_puppy_ g26
_pur r-27 m-22
_purc r-17
_purchase_ r-31 g-19
_purchase_from_ r-26 g31
_purchased_ g34
_purchased_by_ r15
_purchased_from_ g16
_purchasing_ h31
_purchasing_manager_ h16
_pus m44
_push h27
_pust m47 h-34
_pusta_ m39 h-30
_put r-32 g96 h-67
_put_ r-16 g30 m-28 h-76 k20
_put_it_ g-26 k35
_put_my_ h30
_put_spread_ g36 m-17
_put_the_ r-17 g-40 m-22 h-45
_puts r-16 g71 m-18 h-34
_puts_ r-16 g71 m-18 h-34
_puts_on_ m-19
_py r37
_q_ r33 h-37
_qa r36 g-20
_qar r33 h-28
_qar_ r30 h-16
_qard r-33
_qard_ r-33
_qard_hasan_ r-46
_qarz r36
_qarz_ r36
_qarz_pe_ r19
_qat h27
_qat_ h27
_qu g-54 m47 h-40
_qua r21 m-15 h-28
_quar r26 m-15 h-25
_quarter_ r59
_quarterly_ r-25
_que g-16
_ques g-16 h22
_questions_ g-16 h24
_questions_asked_ k-15
_queu h-18
_queue_ h-18
_qui g-45 m61
_quia h40
_quiapo_ h40
_quic m22
_quie k16
_quiet_ k16
_quiz g-29 m17 h-34
_quiz_ g-29 m17 h-34
_quiz_night_ m-30
_quo g32 m34
_quot g33 m36
_quotex_ g36 m45
_qur g-15 m-22
_qura g-15 m-20
_quran_ g-15 m-20
_quran_competition_ m-29
_ra r-29 m121 h-17 k-25
_rab m21
_rac m48 h45
_race g15 m31 h24
_race_ g15 m15 h16
_raci m21
_racing_ m21
_rack g-15
_rad r-31 g-15 m-17 h-31
_raf g-18 m40 h-35
_raff g-18 m40 h-35
_raffle_ g-18 m57 h-33
_raffle_ticket_ m24
_raffles_ m-17
_rah g-15 m64
_raha r16 h-15
_rahn m41 h-17
_rahn_ m41 h-17
_rai g-19 h-58
_rain h-33
_rain_ g31
_rains_ g-33 h-30
_rais g-21 h-25 k18
_raj r-19
_raja r-18
_rak g-22 h29
_raki g-17 m-19 h74
_raki_ g-15 m-16 h63
_ram r19
_ran r-36 g49 h48
_ran_ g54 h-23
_ran_off_ g51 h-20
_rand r-18 h16
_randi_ r-17 h41
_random_ g28 h-28
_rans h51
_ransom_ h26
_ransomware_ h25
_ras r17 h30
_rash h26
_rat r77 g21 m-32 h-41 k-16
_rate r85 g30 m-30 h-59 k-16
_rate_ r91 g35 m-30 h-74 k-16
_rate_baad_ r-15 g30
_rate_collar_ g27
_rate_of_ r20
_rate_swap_ r-28 g68
_rati h18
_ratings_ h18
_rb m39 h-20
_rbe m25
_rbe7 m25
_rbe7t_ m25
_rd r61
_rd_ r61
_re g-209 m-32 k44
_re_ m18 h23
_rea r-79 g-60 h157
_reac g19
_read r-34 g-81 m-25 h201 k-24
_read_ h93
_read_his_ h36
_read_my_ h46
_reader_ h45
_reading_ g-32 h60
_reading_coffee_ h20
_reading_of_ h70
_reads_ g-35 h35
_ready_ r-22 h-40
_real m32 h33
_real_ g-17 m32 h37
_real_cash_ m21
_real_estate_ r17 h-32
_real_money_ m19 h-21
_reb g-38 h-23
_reba r17 g-38
_rebate_ r17 g-38
_rebe h-16 k15
_rec r-40 m16 h-43 k33
_rece g-20 m-16 h-45 k26
_receipt_ r-42 h-42 k-29
_receipt_attached_ r-15
_receipts_ k21
_receivables_ r47
_receive_ h-19 k16
_receive_and_ k17
_receive_money_ h-17 k21
_received_ g-20 h29
_received_and_ k27
_receiving_ k25
_receiving_and_ k34
_rech r-23 g27 m46
_recharge_ r-23 g44 m30 h-23
_reco h-17 k16
_records_ k16
_recovered_ r21
_recovery_ g22
_recr r-15 h21
_red m28 h71
_red_ r-40 m23 h24
_red_crescent_ r-28 h-21
_red_curtains_ h-18
_red_or_ g26 m55
_reds h39
_reds_ h39
_redu r32
_reduce_ h24
_reducing_ r33
_ref r-54 g-21 m-20 h-20 k-24
_ref_ r-22 m16 h-16
_refill_ h-27
_refu r-38 m-17 k-22
_refund_ r-30 g-23
_refund_of_ r-23 g-16
_refundable_ m-15
_refunded_ r18
_reg r35 g-15 h-38
_rega r53 g-34
_regardless_ r53 g-34
_regardless_if_ r50 g-34
_regi g20
_registration_ g20
_reh m28 h-59
_reha m29 h-57
_rehab_ h-51
_rehan_ m33
_rein g29 h-21
_reinsurance_ g16
_reis g-21
_rel r-15 h32
_rela h30
_rele m-18 h-43 k18
_release_ m-18 h-33 k26
_released_ g15
_religion_ h31
_relo m21 h38
_reload_ m21 h38
_rem r15 h56
_rema r26 m32 h48
_remaining_ r24 h16
_reme h25
_remedy_ h25
_remi h-18
_remo m-28 k15
_removal_ h-25
_remove_ h30
_removing_ h23
_ren r74 m-19 h-26 k38
_rene r41 g22 h-15
_rent r21 k41
_rent_ r-18 g19 h19 k-17
_rent_for_ r-21
_rent_her_ k17
_rent_his_ r21
_rent_is_ r49 g32
_rent_my_ k16
_rent_of_ g32
_rent_on_ r29
_rented_ g-25 k46
_renting_ r16 h-30 k27
_rep r31 g-49 m-49 h-41
_repa r-16 h-21 k-21
_repacked_ h31
_repaid_ r34
_repaid_in_ r40
_repair_ r-39 m-15 h-32
_repairs_ g15
_repaying_ r26 h-18
_repayment_ r-30
_repays_ m26
_repl r-34 m-20 k-19
_replacement_ r-23 m-16 h-18
_replica_ h47
_repo r34 g-18 h-22 k35
_repo_ r48 h-17
_report_ r-15 k19
_reports_ k18
_repu r46 g-15
_repurchase_ r46 g-15
_repurchase_at_ r26
_req k29
_requ k29
_res r-37 h27 k30
_rese h32
_resi r-23 h20
_reso r-25 g29 h16 k-22
_resold_ r-31
_resold_the_ r-21
_resort_ g28 k-18
_rest g-31 m-40 h-32 k63
_rest_ r30 m-26 h-31 k69
_rest_to_ r-18 m-17 k45
_restaurant_ r-19 g-20 m-15
_resu g21
_ret r-25 h-57 k-46
_reta r17
_retained_ r17
_reti r-18 h-35 k-17
_retirement_ h-20
_retu r-27 g22 k-16
_return_ r-24 g38
_return_it_ r-22
_return_of_ r-17
_return_pallet_ g24
_returned_ g-33 h-19
_returned_the_ r28
_returns_ g17
_returns_from_ r-16
_rev r52 g-19 m-26 h-29 k-17
_reve h-38
_revenue_ r23 m-15 h-25
_reverse_ r16
_revi h22
_reviews_ h18
_revo r56
_revolving_ r56
_ri r-22 g99 m-80 k-64
_rib r64 g-20 h-27
_riba r65 g-18 h-28
_riba_ r54 g-16 h-21
_ric r-45 g17 h-55
_rice g-23 h-53
_rice_ g-23 h-53
_rich r-29 g41
_rich_ r-29 g45
_rid g18 m-55 h-41
_ride m-55 h-37
_ride_ g-26 m-55
_rider_ g29
_rif g-15
_rifl g-15
_rig r-19 g124 h-52 k-35
_rigg h31
_rigged_ h23
_righ r-17 g136 h-82 k-35
_right_ g109 h-72 k-32
_right_of_ g41
_right_to_ g53 h-35
_rights_ g27
_rih m25
_riha m25
_rihan_ m25
_rim g36
_rim_ g36
_rin m-16 h29
_ring m-16 h24
_ring_ m-16 h24
_rio h45
_rioj h45
_rioja_ h45
_rip g-26 h-15
_ripe g-24 h-31
_ripe_ g-21 h-28
_ripp h24
_ripped_ h24
_ris g20
_rise_ r-19
_rish h27
_risk g33
_risk_ g33
_rit g-23 m-39 h55
_ritu m-39 h41
_ritual_ m-39 h41
_ritual_to_ m-38 h16
_riv h32
_riy r27 g-20
_riya r27 g-20
_riyals_ r38 m15
_riyals_per_ r-25 m27
_ro m-19 h17 k-65
_roa m-29
_road m-19 h-32
_road_ m-19 h-50
_roas h26
_roast_ h25
_roc h43
_rock h43
_roh h17
_roha h17
_rohani_ h17
_rol r41 h21 k-33
_roll r50 h16 k-24
_roll_ r28 g18 m-19
_roll_back_ h20
_rolling_ m28 h25
_rollover_ r31 h-20
_rolls_ k-16
_roo r-22 k-23
_roof h32 k-16
_roof_ k-16
_rooftop_ h24
_room r-17 m21
_room_ r-15 m16 h32
_root h-36
_root_ h-36
_root_beer_ h-31
_rop h-17
_rope h-17
_rope_ h-17
_ros r-20
_rose r-20
_rose_ r-20 h16
_rou r-18 m24 h51
_roug h25
_rough_ h19
_roul m66 h20
_roulette_ m66 h20
_roun m-25 h49
_round_ g29 h30
_rounds_ g-20
_rs r20 m22 h20
_rs_ r20 m22 h24
_ru r21 g-33 h69
_rul g15 m20
_rule g32 m20
_rum r-30 g-26 m33 h53 k-22
_rum_ g-23 h88
_rumm r-19 m45 h-35 k-17
_rummy_ r-19 m37
_run m-21 k16
_run_ g-22 m-21
_run_through_ h-15 k17
_runa g21
_runaway_ g21
_rup r58 g-26 m-27 h-29
_rupa r35
_rupaya_ r17
_rupe r23 g-23 m-18 h-17
_rupee_ r16 g-23
_rus h32
_s_ g17
_s_p_ g17
_sa r32 g-34 m21 h-38
_sa3 h48
_sa7 r-21 m33 h34
_sa7e m22 h45
_sa_ r-38 g30 m35 h-52
_sab r21 g-16 m25 h-70
_sabo m50
_sabong_ m50
_sac g26
_sack g27 h-43
_sack_ g26 h-18
_sacks_ h-25
_sacks_of_ r25 g19
_sacr h34
_sacrifice_ h34
_sacrifice_for_ h25
_sad g-16
_sada h-17
_saf r31 g-30 m16 h-72
_safe r32 g-38 m19 h-32
_safe_ r33 g-35 m31 h-24
_safe_with_ g-19 m42
_saff h-40
_saffron_ h-40
_sah g-16 h38
_saha h16
_sahab_ h16
_sahr h29
_sahra_ h29
_sai g52 h-17
_said r-33 g47 m16 h-35
_said_ r-33 g47 m16 h-35
_saik r22
_saikda_ r22
_sain h24
_sainkda_ r21
_saint_ h21
_sak r-28 g-22 h59
_sake g-19 h72
_sake_ g-19 h72
_sal r27 g-15 m-44 h-87
_sala r25 g-17 h-20
_salam_ g15
_salami_ h51
_salary_ h-21
_salary_as_ h29
_salary_claim_ r18
_salary_comes_ r22
_salary_slips_ r26 h-18
_sale g21 h-40
_sale_ r16 g40 h-23
_sale_and_ r28 g-17
_sale_of_ r-22 g-42
_sales_ g-15 h-18
_sall m-17
_salo r-28 h-33
_salon_ r-27 h-51
_salt h18
_salts_ h18
_sam r-59 g16 m-42 h-39 k18
_sama g56 h-19
_same r-41 g-33 m-35
_same_ r-45 g-33 m-35
_same_amount_ r-56
_same_dealer_ r17
_same_hour_ r21
_same_minute_ m-16
_same_seller_ r21
_same_shop_ r16
_samp g-16 k27
_samples_ g-16 k27
_san r-29 g20 h46 k40
_san_ h22
_san_miguel_ h16
_sana r-26 g52
_sanc g-15 k48
_sand r-46 h62
_sandu_ h53
_sandwich_ g-17
_sang r41
_sangla_ r49 h-26
_sangria_ h17
_sani h-32
_sanitizer_ h-26
_sar r29 g25 h-26
_sara r28 h-18
_sas g22
_sat g-22 m51
_satt m43
_satta_ m21
_satu r-23 g-15 m15 h41
_saturday_ r-22 h32
_sau r-18 m-16 h67
_saus h33
_sausage_ h30
_sauv h40
_sav r33 g-35 m-15 h-19 k-22
_save r21
_saver_ r21
_savi g-23 h-22 k-20
_savings_ g-20 h-22 k-20
_savings_bonus_ r35 h-16
_saw r38 g-55 m-17 h16 k-16
_saw_ r48 g-55 m-17 h16 k-16
_say r47 m15 h51 k41
_say_ g18 h-17 k38
_sayi h32
_saying_ h32
_says m24 h55 k17
_says_ m24 h55 k17
_sc r-28 g15 m65 h25
_sca r-20 g-33 h67
_scal m-15
_scale_ g-27
_scales_ h15
_scam h43
_scam_ h32
_scar h37
_scat m39 h23
_scatter_ m39 h23
_sch r30 m-18 h-29
_sche r40 g45 h-21
_scheme_ r29 g27 h-19
_schemes_ r25
_schengen_ g23
_schn h24
_scho g-32 h-61
_school_ g-32 h-49
_school_bus_ m17
_school_trip_ k-15
_schw h24
_sco r-17 g40
_scoo g36
_scoop_ g29
_scoop_of_ g24
_scop g31 h-30
_scope_ g31 h-30
_scope_to_ g30 h-17
_scor g-22 m31
_score_ m19
_scot h55
_scotch_ h38
_scottish_ h17
_scr r-20 m59 h-24
_scra m68 h34
_scrap_ g25 h16
_scratch_ m78 h30
_scratch_cards_ m62 h67
_scre r-18 h-60
_screened_ r-16
_screening_ h-34
_se r-99 g52 m-68 h-26 k-49
_se7 h59
_se7r h59
_se7r_ h59
_se_ r-18 g72 h-27
_se_pehle_ g72 h-23
_sea r-15 g35 m-23 h-40
_sea_ g20 h-41
_sealed_ g20 h-18
_sean h40
_seance_ h40
_seas g50
_season_ g18
_seasons_ g32
_seat g-42 h-27
_seat_ g-41
_seats_ h-24
_sec r-50 g42 m48
_sec_ g-19 m30
_seco r-50 g19
_second_ r-44 g-20 m-17
_seconds_ g39 m26 h-16
_secr g29
_secret_ g29
_secret_commission_ h26
_sect h39
_secu h-42
_security_ r-18 h-35
_security_deposit_ r-20
_see r-16 g-82 m-18 h-57
_see_ r26 k21
_see_which_ r-25
_seed r-37
_seed_ r-16 g18 h30
_seed_money_ r-16 h26
_seeds_ r-21 h-16
_seen g-80 h-28
_seen_ g-80 h-28
_seen_and_ h-17
_sees k18
_sees_ k18
_seg g92 h-30
_segu g39 h-27
_seguro_ g56
_seguro_ng_ g36
_seguro_sa_ g20
_sehra_ h23
_sel r35 g19 m-18 k-20
_sell r41 g33 m-18 h-15 k-20
_sell_ r54 h33
_sell_it_ g24
_sell_maid_ g-22 h52
_sell_my_ r-19 g39
_sell_the_ r26
_seller_ r-27 g60 m-18 h-52
_selling_ r18 g23
_selling_my_ g-18
_selling_salary_ r38
_selling_the_ g35
_sells_ g-32
_sells_me_ r-16 g-17
_sem h-24
_semi h-24
_seminar_ r-30 h-24
_sen r-78 g-39 k39
_send r-51 g-56 h35 k60
_send_ r-18 k57
_send_it_ r-15
_send_to_ k51
_sending_ r-26
_sends_ g-19 h60
_sens g29 h-17
_sensex_ g29 h-18
_sent r-39 k-21
_sent_ r-39 k-21
_sep g37 h35
_sepa r-29 g20 h45
_separately_ g22
_separately_for_ g22
_sept r19
_september_ r19
_ser m-25
_seri h-24
_serious_ g16
_serious_illness_ g16
_serv m-17
_service_charge_ r-24
_ses g-24 m15 h43
_sess g-24 m15 h43
_session_ m19 h62
_sessions_ g-16 h-19
_set r25 m-32 h-31
_set_ g-32 m-84 k-16
_sett r24 m52 h-24 k19
_settle_ r40 h-24
_settled_ r-30 g26
_settlement_ r-22 g41 k29
_settlement_discount_ r26
_settles_ r46 g-25 m20
_settling_ g-22 m15
_sev r16
_seve r16
_seven_ r16
_sew h-22
_sex g-44 h120
_sex_ h48
_sext g-40 h72
_sexting_ g-37 h66
_sh r20 g29 m-64 h26 k-21
_sha r32 g-16 h24
_sha2 r29 g-36
_sha2a_ r29 g-33
_sha_ r-17 g25 h-21
_shab r-26 g19 h44 k24
_shad g27 h-16
_shade_ g27
_shah r73 g-22 m-21 h-39
_shahrein_ g-15 h-16
_shal h32
_sham r40 g16
_sham_ r31
_shan h23
_shap g19
_shar r-56 g-46 m57 k-15
_sharab_ h55
_share_ g-64
_share_in_ r17 h18
_share_of_ g-23 h-29
_shared_ h-25
_shares_ r-15 g22 h45
_shares_at_ g35
_shares_i_ g-17
_shares_of_ r-27
_shark_ h-18
_shart_ g-15 m91 h-40
_she g31 m-41 k-19
_she_ r-17 g29 h45
_she_keeps_ r-30 h16
_she_stays_ g-18 h35
_shee g57
_sheep_ h-23
_sheets_ g-15 h17
_shei h15
_sheikh_ h15
_sheikh_la_ h19
_shel h-77
_shelf_ g-16 h-52
_shell_ g-17
_shells_ g23 h-26
_sher r32 g15 h36
_sherka_ r36 g27
_sherry_ h41
_shi r-26 m-27 h-19 k17
_shi_ g23 h-35
_shie r-19 g32
_shield_ r-19 g32
_shif g-30
_shifts_ r-19 g-30
_ship r-17 m15 h-38 k24
_ship_ r-23 g39 m16 h-61
_shipment_ h22
_shipment_of_ h27
_shir g-41 m-31 h33
_shiraz_ h40
_shirt_ m-24
_shirts_ g-21
_shis h15
_shisha_ h15
_sho g-38 m-19 h-36
_shoe r-18 g-17 m-20 h-31
_shoes_ r-18 g-17 m-20 h-31
_shook_ r15
_shook_hands_ r15
_shop g-25
_shop_ r39 h42 k-32
_shops_ r-18 h-15 k27
_shor g83 h-88
_short_ g85 h-43
_short_apple_ g32
_short_course_ g-15
_short_sale_ g-33
_shorting_ h-17
_show r-22 g-48 m17 h48
_show_ g-30 h30
_showed_ r-41
_shown_ r16 g-22 k22
_shr g16 h25
_shri g19
_shu g30 h32
_shu_ g52
_shy r34 h-18
_shyl r34 h-18
_shylock_ r34 h-18
_si r-32 g-96 m99 h125 k-30
_si7 h20
_si7r h20
_si7r_ h20
_sic g-19 h27 k-18
_sick g-17 h34 k-18
_sick_ g-17 h34 k-18
_sid g-15 h-21
_side m19 h-18
_side_ m23
_sidr h-18
_sidr_ h-18
_sig h-58
_sign h-60
_signature_ r15 h-23
_signed_for_ r33 h-31
_silv h-23
_silver_ h-23
_sim g-64 m-28 h18 k33
_sim_ r-24 g-41 h27 k33
_sim_swap_ g-31 h72
_sin r43 g-20
_sinc r22 g-31 h-20
_since_ r22 g-31 h-20
_sing h26
_single_ g-19 m-19 h17
_single_malt_ g-16 h64
_sink r24
_sink_ r24
_sir g15 m66 h33
_sir_ g20 m66 h37
_sis h37
_sisi h38
_sisig_ h38
_sit m29 h95
_sit_ m45 h71
_sit_my_ h44
_site h-29
_site_ h-27
_sits h36
_sits_ h36
_sits_ielts_ h17
_sitt h16
_siu h48
_siu_ h48
_six m43 h-45
_six_ m19 h-34
_six_months_ r-32 g41 h-38
_six_pack_ h29
_sixt m24
_sixty_ m24
_siz g21 h-29
_size g21 h-29
_size_ g21 h-29
_sk r22 m70 h-54 k-31
_ski r22 g-46 m42 h20 k-31
_skim h36
_skin g-43 m51
_skins_ g-31 m52
_skip r40
_skip_ r40
_sky g16 m34 h-36
_sky_ g20 h-23
_sl r48 g-80 m87 h38 k-24
_sla h47
_slau h16
_slaughter_ h16
_sle r19 m-17 h-50
_slee r19 m-17 h-50
_sleeps_ r26
_sli r35 g-33 h33
_slic r15 g-16
_slices_ g-16 k-15
_slip r21 g-17 h41
_slip_ h68
_slips_ r35 h-28
_slo g-26 m96
_slot g-26 m79
_slot_ m36 h-35
_slots_ m26 h30
_slow m16
_sm r-37 g-24 k35
_sma m-18 k25
_smal m-15 k25
_small_ m-15 k25
_smoke_ h28
_smoked_ h-27
_sms r-28 m43 h-31
_sms_ r-28 m43 h-31
_smu g-17 m-26 h23 k21
_smug g-16 h63 k-18
_smuggle_ h54
_smuggler_ h16
_smugglers_ h-16
_smur m-16 h-41 k39
_sn k-19
_sna g-18 h19
_snac h-46
_snacks_ h-34
_snap g-18 h65
_snap_ h71
_sne g31
_sno h-17
_snow h-21
_snow_ h-21
_so r64 g-165 m-83 k69
_so_ r69 g-100 h67 k120
_so_bank_ k57
_so_he_ r-15 m-18 h51
_so_i_ r24 h-21 k-15
_so_it_ k40
_so_nobody_ k27
_so_that_ r32 m-16 h-28 k-18
_so_the_ r74 h22
_so_they_ k29
_so_we_ r15
_soa g-35
_soap g-35 h-33
_soap_ g-35 h-38
_soc g-40 m32 h-68
_soci m39
_social_ g-31 m41 h-15
_society_ g18
_sof g-34 m-20 h-44 k-24
_sofa r-31 g-19 h-26 k-15
_sofa_ r-31 g-19 h-26 k-15
_soft m-19 h-24
_software_ m-19 h22
_soj h31
_soju h31
_soju_ h31
_sol g26 m-26 h-47
_sola h-30 k-19
_sold g35
_sold_ g37 h-17
_sold_as_ g-17 h74
_sold_at_ g-29
_sold_back_ r55 h-16
_sold_by_ g15
_sold_him_ r32 h-21
_sold_it_ g53
_sold_me_ r-18
_sold_my_ r-30 g-36 h-20 k39
_sold_on_ g26
_sold_separately_ g16
_sold_shares_ g-27
_sold_the_ r32 g-17 h-17
_sold_to_ g23
_sold_what_ g17
_solf m-15
_solfa_ m-15
_som r-33 g56 m-15 h34 k23
_some r-31 g59 m-15 h-20 k23
_some_ g58 h-22 k-18
_some_day_ g49
_somebody_ g-16 k27
_someone_ r-19 k27
_someone_sits_ h15
_something_ g20 h30
_something_for_ g-19 h71
_something_to_ g21
_somewhere_ g21 h-18
_somewhere_in_ g21 h-18
_somm h47
_sommelier_ h47
_son r18 h-22
_son_ g-17
_sona r32 g-16 h-19
_sona_ r32 g-16 h-19
_song g34
_songs_ g34
_soo r77 h15
_sood r96 h-63
_sood_ r87 h-57
_sor g-20 h43
_sorc h44
_sorcerer_ h35
_sou h-50
_soup h-52
_soup_ h-52
_souq g-21
_souq_ g-21
_sour g23
_source_ g24 k17
_source_one_ g30
_sow m-15 h36
_sowa h31
_sowar_ h31
_sowar_bala_ h31
_sp r-111 g-35 m-47 h47 k-39
_spa r-27 g-20 h-22
_spa_ r-26 h-47
_spam h35
_spam_ h35
_spar g-16 h-17
_spare_ g-16 h-32
_spare_parts_ h-17
_spe r-32 g-40 m-32 h35 k-21
_spea h-21
_special_ h40
_spee g-15
_speed_ g-15 h-15
_speed_up_ h-15
_spel r-26 g-18 h22
_spell_ r-24 g-16 h34
_spell_to_ h16
_spelling_ h-22
_sper h25
_sperm_ h25
_spi g-60 m47 h78
_spic m-15 h101
_spice_ h34
_spicy_ h67
_spin g-27 m68
_spin_ g-25 m27 h-28
_spins_ m34
_spins_on_ h-21
_spir g-20 h-15
_spirit_ h-34
_spirit_level_ h-28
_spirits_ h54
_spirits_duty_ h16
_spl r-21 m-17
_spli r-21 m-17 h15
_split_ r-19 m-17
_split_because_ k18
_split_since_ k23
_split_so_ k18
_split_the_ h18
_spo r-15 g-35 h-17
_spon m-30
_sponsor_ m-19
_spor m45 h17
_sports_ m23 h15
_sportsbook_ m15
_spot m-20 h-32
_spot_ g27 m-20 h-32
_spr g101 h-64
_spra h-23
_spray_ h-23
_spre g87 h-58
_spread_ g79 h-51
_spreads_ g15
_spri h17
_spring_ g28 h-18
_spritz_ h35
_spy h43
_spy_ h37
_spy_on_ h53
_sq m42 h-34
_squ m42
_squa m42
_squares_ g-17 m49
_st r-48 g24 m-88
_st_ g40
_sta r-32 g-30 m23 h17 k41
_staf r-36 m23 h-39
_staff_ r-36 m23 h-39
_stag g-15
_stag_ h19
_stak r62 g40 m-18 h24
_stake_ r47 g40 m34 h22
_stake_in_ h34
_stake_on_ g20 m21
_stakes_ m-51
_stakes_for_ m-19
_stall_ r21 g15
_stam r-30 g-20 h28 k-17
_stamp_ r-30 g-19 h84
_stamp_without_ h20
_stamped_ h-28
_stamps_ h-29
_stan r-20 h-17
_stand_ h46
_standing_ g-23 m26
_stands_ r-30 g40 h-29
_star m16 h43
_star_ h15
_stars_ r-30 h28
_start_ r43 g21 m15
_startup_ r-19 m-18
_stat r21 h61
_state_ m18
_stated_ g19 h-15
_statement_ r23 h20
_statue_ h53
_statue_of_ h37
_stay r-55 g-41 k82
_stay_ h-45 k60
_staying_ k19
_staying_under_ k19
_stays_ r-48 g-29 h40
_stays_till_ g-23 h55
_stays_with_ r25
_ste r-15 h-15 k-16
_stea g-15
_stee g31 h-21
_steel_ g31 h-21
_stel h-21
_stella_ h15
_ster h18
_stew h19
_stew_ h19
_sti g78 m-29 h-35
_stic g-23 m-22 h19
_stickers_ m-22 h36
_stil g105 h-48
_still_ g102 h-48
_still_in_ g21
_still_owe_ r27
_still_owned_ g25
_stl g-15 m44
_stl_ g-15 m44
_sto r-16 m-102 h39 k-43
_stoc r-25 m-26
_stock_ r-22 g33 m-26
_stocks_ g-25
_stol h79 k-21
_stolen_ h65 k-21
_stolen_car_ g38
_stolen_cars_ g19
_stolen_phone_ h-16
_stolen_phones_ g-46 h60
_stolen_wallet_ k-21
_stom g47
_stomach_ g29
_ston g20 m-39 h24
_stone_ g20 m-39 h29
_stone_for_ g-43 h20
_stoo r25 g-29 h-16
_stood_ r25 g-29
_stood_for_ r25 h-15
_stor g-17 m-27 h-84
_storage_ h-19
_storage_room_ g16
_storage_unit_ g-27
_store_ r21 g-27 m-27
_story_ h-47
_stou h41
_stout_ h35
_str r-21 g-23 k48
_stra r-26 g24 h-37 k23
_stranger_ r-23 k30
_strangled_ h26
_strategy_ g22
_strayed_ g20
_stre g-18
_strip_ h-47
_stripper_ h54
_strips_ h-20
_stro h57
_strong_ h52
_stru h-26 k36
_structured_ r33
_structuring_ k30
_stu r-26 g-32 h36
_stud r-26 g-30
_student_ h-18
_student_loan_ r26
_students_ r-21
_stuf h29
_stuff_ h29
_su r33 h-53 k-33
_sua h36
_suar h36
_suar_ h36
_sub g-15 h52
_sub_ h23
_subm h21
_submit_ h21
_subs g-16
_sugar_baby_ h54
_sugar_daddy_ h18
_sui g-35 m-18 h-36
_suit g-35 m-18 h-36
_suitcase_ m-18 h-36
_suk r26 m-18 h-34
_suku r29
_sukuk_ r29
_sul g-15 h16
_sum g76 h-39
_sum_ r-17 g87 h-47
_sun h-26
_sund g-25
_sunday_ g-25
_sunk g39 h-19
_sunken_ g24
_sup r-16 m18 h-28
_supe m40 h-25
_supermarket_ m-20
_supp m-21
_supplier_ r-30 m-21 h-29
_supplies_ h21
_supply_ h37
_support_ g-22 h-31
_sur r25 g-17 m36 h-43 k-25
_sure r69 g-37 m40 h-34
_sure_ r51 g-20 m43 h-32
_surety_ r18 g-17
_surg h-15
_surp r-29
_surprise_ r-17 g24
_surr r-17 h39
_surv g18 h-22
_survives_ g28
_survives_the_ g28
_sw r-20 g52 m81 h-49 k-29
_swa r-20 g104 h-24
_swap r-20 g104 h-24
_swap_ r-15 g38 m-15
_swap_at_ h-26
_swap_my_ r19 g-18
_swap_of_ g-29
_swaps_ g49 h-17
_swaption_ g18
_swe r17 g-24 m78 h-41
_swee g-22 m68 h-39
_sweep_ m51
_sweepstake_ m45 h-24
_sweet_ h-22
_sweet_white_ h18
_sweetener_ r34
_sweets_ r-23 m-26 h21
_swi m-20 h25
_swim g16 h-24
_swimming_ h-19
_swin h63
_swine_ h18
_swingers_ h17
_swit h-30
_swo g-15 m29
_swor g-15 m29
_sy g-17 m38 h23 k31
_syn m48 h36
_synd m42 h30
_syndicate_ m42 h30
_sys h-22 k38
_syst h-22 k38
_system_ h-22 k38
_system_only_ k30
_t_ h39
_ta g-70 m-42 h46 k-64
_ta2 r-25 g49 h-17
_ta2k r17
_ta2kheer_ r17
_ta2m r-23 g42 h-21
_ta2meen_ r-23 g42 h-21
_ta3 r19
_ta_ r-17 g-31 m-17 h32
_tab m61 h139 k-34
_tab_ m31 h56
_tabb r50 h-17
_tabby_ r50 h-17
_tabl r-53 m46 h83 k-34
_table_ r-41 g-19 m52 h28 k-26
_table_for_ m-20 h18
_tables_ h21
_tablets_ h34
_tag g-41 h18
_tag_ g-29 h-29
_tail h-21
_tailor_ h-33
_tak r36 h-18 k-36
_taka r39 h-48
_takaful_motor_ g49
_take r-25 h39 k-32
_take_ r-50 h16
_take_the_ g-23
_taken_ m-22
_taken_by_ r17 g15
_taken_from_ r39 h27
_taken_home_ g-30
_takes_ r35 m35 h18 k-40
_takes_it_ k-22
_takes_my_ g-17 h19
_takes_the_ r17
_takes_what_ g-17 m27
_taking_ h-28
_takings_ h20
_tal r-63 g18 m16 h34
_tala r-45 g16 h-21
_tali h27
_talisman_ h24
_talk h23
_talk_ h31
_talo m30 h-24
_talo_ m30 h-24
_tam h-23
_tama g-29 h-67
_taman_ g-16 h-34
_tamara_ r44
_tamp h57
_tamper_ h29
_tampering_ h28
_tan g25 h59
_tan_ h-37
_tank h38
_tank_ h18
_tant h65
_tap r-23 m-17 h32
_tape h-22
_tape_ h-22
_tar m-30
_taro m-45 h66
_tarot_ m-45 h75
_tas r-15 g-21 h-16
_tast h-23
_tat m-25 h-64
_taw r94 g-16 m-19
_tawa r110 h-20
_tawarruq_ r69
_tawaruq_ r27 h-20
_tawe h21
_taweez_ h16
_tax r-22 g-25 m-41 h-68 k40
_tax_ r15 g-18 k47
_taxi r-38 m-31 h-54
_taxi_ r-38 m-31 h-54
_tay r25 m44 h-39
_taya m49 h-21
_taya_ m49 h-21
_te r-67 g-45 m25 h84 k-38
_tea r-52 g-23 m-39 h-42 k-19
_tea_ g-23 h35
_tea_money_ h72
_teac r-30 m-20 h-43
_teacher_ m-20
_team h-37
_team_ m-20 h-69
_team_lunch_ h-26
_teams_ h32
_teb m-16 h27
_tebb g21
_tebbi_ g21
_tee r-19 m24
_teen r-19 m24
_teen_ r-18 m17
_teen_patti_ r-18 m27
_tel r-24 g-15 h57 k42
_tele r-17 h-73
_tell g-18 m-26 h116 k32
_tell_ g-16 m-23 k34
_teller_ h31
_tells_ h83
_tells_my_ h25
_tells_the_ g-21 h27
_tem h43
_temp h43
_temporary_ h18
_ten r79 m15 h-50 k-30
_ten_ r83 g-31 m16 h-89 k-27
_ten_days_ r27 m-24
_ten_dirhams_ r-19 m36
_ten_percent_ r28 h-15
_ten_thousand_ r15
_tena h26
_tenant_ h41
_tend r-18
_tender_ r-18
_tent m-17
_tent_ g-19 m-17
_tenth_ r21 g15
_teq h16
_tequ h16
_tequila_ h16
_ter r26 g-29 h27
_term r28 g-26 h-30
_term_ r46
_terminal_ r-17 m26 h-15
_terms_ g-17 m-17
_tes r-39 m-26
_tesl g25 h-24
_tesla_ g25 h-24
_test r-39 m-23
_test_ r-39 m-16 h57
_test_for_ r-26 h15
_tested_ h-21
_testing_ h-53
_tex r-24 m62 h-28
_text r-24 m41 h-18
_text_ m46 h-28
_tg g18
_tge g18
_tge_ g18
_th r26 g-27 m-19 h26 k60
_th_ r15 g-32
_tha r24 g22 m-35 h48
_than r-31 g-29 m-25 h38
_than_ r39 m-19 k23
_than_pot_ r17
_thank_ r-22 h17 k-21
_thank_you_ r-19 k-19
_thanks_ r-37 g-20
_thanks_for_ r-32 h-16
_that h31
_that_ h31
_that_does_ g25 k-24
_that_fell_ g16 h30
_that_has_ g-31 h19
_that_he_ m-16
_that_i_ r-47 g-30
_that_is_ g29 m15 h-16
_that_it_ r-18 g-32 h-18 k42
_that_never_ g-30 k53
_that_one_ g36
_that_pays_ r21
_that_same_ g19
_that_the_ r44 g66 h-46 k-17
_that_very_ g39 h-21
_that_was_ m34 h-27
_thc h43
_thc_ h43
_thc_gummies_ h33
_the g22 m-17 h-67
_the_ r-30 g-31 m17 k-25
_the_account_ r-32 g-15
_the_advance_ r17 h-15
_the_airport_ r-16 h33
_the_amount_ r41
_the_and_ r-23
_the_app_ g-37 m26 h48
_the_bank_ g-21 h-31 k-31
_the_banks_ r18
_the_betting_ h21
_the_bill_ r-18
_the_board_ g-36 m24
_the_boat_ g26 h-16
_the_book_ h-15
_the_books_ k22
_the_border_ h34
_the_boys_ r-21 g32 h-26
_the_buyer_ g-20 h16
_the_car_ g-94 m40
_the_card_ m51 h43
_the_carpets_ h21
_the_cash_ r22 g-16 h-22 k16
_the_casino_ m-18 h41
_the_clerk_ h38
_the_client_ r-29
_the_clinic_ h-50
_the_club_ g15
_the_coming_ g30
_the_company_ r15 g27 m-20 h-35 k22
_the_container_ h29
_the_contract_ r29 g-20 h39
_the_court_ g26
_the_customs_ h35 k73
_the_deal_ r46
_the_dealer_ h19
_the_debt_ r23 h-25
_the_derby_ m17
_the_dinner_ m19 h62
_the_dirhams_ r18
_the_diver_ h-22
_the_dog_ g23 h-37
_the_door_ g17
_the_draw_ m26
_the_due_ r25
_the_election_ g20 m17 h-23
_the_envelope_ h-27
_the_evening_ h-27
_the_exam_ h74
_the_examiner_ h50 k-15
_the_extra_ h21
_the_fair_ m20 h17
_the_farm_ r27 g38 h-29
_the_fighters_ h-23 k48
_the_finance_ r39
_the_first_ h-15
_the_flat_ g-19
_the_flight_ r-19 g-23
_the_for_ r28
_the_fridge_ h-28
_the_full_ r32
_the_future_ g-27 h36
_the_gam3eya_ r25
_the_gameya_ r20
_the_generator_ r-35
_the_goldsmith_ r34
_the_goods_ g22
_the_green_ m20 h57
_the_gym_ r-28 g-16 h-17
_the_hall_ g-20 m-15 h-20 k-16
_the_hat_ g-23 m35
_the_horse_ g17 m21
_the_hospital_ h-18
_the_hotel_ r-34
_the_house_ g23 m26 h27
_the_i_ r34
_the_inspector_ h36
_the_insurance_ r31
_the_interest_ r-31
_the_invoice_ h44
_the_jamiyya_ r33
_the_jeweller_ r-21
_the_job_ k-18
_the_judge_ h20
_the_kids_ g-27 h-41
_the_king_ g16
_the_kiosk_ r27 m22 h62
_the_kitchen_ h-24
_the_ladies_ h19
_the_lady_ m-17
_the_limit_ m-20 k19
_the_loan_ r38 g-24
_the_lot_ r-15
_the_majlis_ h-16
_the_mall_ h-38
_the_man_ g-19 m22 h51
_the_marathon_ g-24
_the_market_ r-25 h-35
_the_match_ m-22
_the_minister_ g17
_the_money_ r73 m-48 h-66
_the_neighbours_ k15
_the_next_ g20
_the_night_ h57
_the_nursery_ r-26 m-23 h-16
_the_officer_ h17 k31
_the_old_ r15 g-40 h17 k-31
_the_one_ g-20 m23 h-37
_the_online_ h53
_the_other_ r-40 g-21 h37
_the_owner_ g45
_the_padel_ m27
_the_palm_ h24
_the_party_ h54
_the_phone_ m29
_the_port_ h18
_the_pot_ m44 h-18
_the_price_ r15 g-26
_the_queue_ h-18
_the_race_ h31
_the_rain_ m-24
_the_real_ h-30
_the_receipt_ k-29
_the_red_ m-16 h-25
_the_referee_ h22
_the_rest_ r18
_the_roof_ g29
_the_same_ g-17
_the_savings_ r-25
_the_school_ m25 k-20
_the_sheep_ h-18
_the_shelf_ h-23
_the_ship_ g16 h-15
_the_shop_ r-17 g-30 h-25
_the_shops_ r-18 h-15 k27
_the_sofa_ r-16 g50 k-15
_the_souq_ g-21
_the_spot_ r-39 m-15
_the_staff_ m28
_the_sum_ r18
_the_supplier_ r22
_the_system_ k16
_the_table_ h35 k-22
_the_tailor_ h-17
_the_team_ h-24
_the_tender_ r-17 h32
_the_th_ r15 g-41
_the_trader_ r16
_the_trip_ g16 h-21
_the_unpaid_ r18
_the_villa_ r19 g27 h-16
_the_weekend_ m20 h53
_the_wheel_ g-27 h40
_the_whole_ r-24 h-16
_the_winner_ g16 m-16
_thef g28
_theft_ g28
_thei r27 g-23
_their_ r18 g-16
_them r-18 g30 h-16 k22
_them_ r-17 g46 h-31 k23
_then g-27
_then_ g-27
_ther m-25 h-27
_there_is_ g-16
_thes h-20
_thesis_ h-20
_they r28 g33 k20
_they_ r28 g33 k20
_they_are_ k15
_they_do_ h-16 k17
_they_does_ h-18 k32
_they_pay_ r-22 g49 h-19 k-20
_thi g25 h-38 k39
_thin g17 h-18
_thing_ r19
_think_ g33
_think_it_ g15
_thinks_ g21
_third_ r-22 g17 h17 k15
_third_company_ r29 g22
_third_of_ r-61 g-39 h70
_third_party_ g35
_thirty_ h-18
_this m18 h-17 k35
_this_ m18 h-17 k35
_this_is_ r-20 g-35 h70 k-34
_this_week_ r17 m16
_this_year_ g42
_tho r23 g-18 h25
_though_ g15 h17
_thousand_ r26 g-20
_thr r-19 g-29 m41 k43
_thre r-15 g-43 m19 h31 k18
_threaten_ h54
_three_ g-36 m36 h-18
_three_more_ r-15
_three_years_ h-17
_thro m22 h-28 k25
_through_ g-27 k44
_through_a_ r16 m21 h27
_through_the_ g-39 k43
_through_your_ k16
_throw_ g28 m19 k-17
_thrown_ m-16
_thu r18
_thur r19
_thursday_ r19
_ti g22 m27 h38
_tic g93 m38
_tick g93 m38
_tick_ g70 m-22 h-22
_tick_up_ g15
_ticket_ r26 h29
_ticket_for_ m16 h-25
_ticket_renewal_ r21
_tickets_ m17 k24
_tickets_for_ h-27
_tickets_to_ m-21
_ticks_ m32
_ticks_up_ g15
_tie g-36 h-16
_tig h25
_tige h25
_tiger_ h25
_til r26 g-25 m-26 k-15
_tile r-16 g16 h-43
_tiles_ r-16 g16 h-43
_till r41 g-41 h30
_till_ r41 g-41 h30
_till_i_ r22
_till_morning_ g-19 h35
_till_the_ h-21
_tim r15 m-16
_time r15 g17 m-15
_time_ r25 g16 h29
_time_value_ r41
_tin r-24 g-21 k17
_tins k18
_tins_ k18
_tip r-27 g-35 m37 h23 k-22
_tip_ g-37 k-21
_tip_for_ r-15 h-29
_tips r-20 m33 h18
_tips_ h18
_tipster_ m19
_tir r26 h-17
_tit g-15
_titl g-15
_title_ g-15
_to r-50 g-56 m57 h37
_to_ r59 g45 m-49 h62 k50
_to_a_ r-93 g-16 h-70 k27
_to_all_ r-22
_to_be_ r21 g138 m-16 h-29
_to_beat_ h45
_to_buy_ r-48 g105 m-18 h-35
_to_charity_ r-26 k-20
_to_close_ h-29
_to_decide_ g27
_to_get_ g-26 h36
_to_him_ r30 m31
_to_his_ k25
_to_lock_ r30 g-33
_to_me_ r62 g15 m-18
_to_my_ g-20 m15 h-55 k-76
_to_next_ r31 g-27 h30
_to_official_ h25
_to_omar_ r36 m21
_to_open_ r17 m16
_to_other_ h17
_to_poor_ r-15
_to_repurchase_ r19
_to_roll_ r-16 m-15
_to_same_ r38 h-16
_to_sell_ g23 h-16
_to_the_ g-49 m53 h53 k-15
_tob g-18 m22 h31
_toba g-18
_tobacco_ g-18
_tod g-17
_toda g-16
_today_ r-29 g-21
_today_and_ r35
_today_i_ r18
_today_the_ r17
_todays_ r22
_toga g20
_toge g-22
_together_ g-22
_tok g30 m-35 h-26
_toke g30 m-35 h-26
_token_ g25 h-44
_tokens_ m-31 h19
_tol r-16 m-18 h-48 k31
_told m19 k33
_told_ m19 k33
_told_me_ g-44 h15 k44
_toll m-36 h-28
_toll_ m-36 h-46
_tom m36 h-49 k23
_toma h-26
_tomato_ h-21
_tomb m39 h-31
_tombola_ m39 h-31
_tomo k25
_tomorrow_ k26
_ton r19 g-44 m21
_tone h-39
_tong m44
_tong_ m32
_tong_its_ m18
_toni r20 h27
_tonight_ r20 m-20 h-22
_tonights_ m19 h39
_tonk h37
_tonkatsu_ h32
_tons r-17 g-16
_tons_ r-17 g-16
_too h-18
_took g16
_took_ g16
_took_from_ m25 h29
_took_it_ h17
_took_the_ r-42 g46
_top r39 g-36 m37 h103 k-43
_top_ r42 m20 k-23
_top_floor_ g31
_top_of_ r19 h16
_top_up_ k-23
_topl h49 k-20
_topless_ h49 k-20
_topp g-39 m27 h65
_topped_ g-25 h24
_topped_up_ g-25 h24
_topping_ m17 h35
_topping_up_ m17 h35
_tos g18 m55
_toss g18 m55
_toss_ m55
_toss_pe_ m15
_tot r-26 m61
_tota m-15 h-17
_total_ m-15 h-17
_tote m54 h18
_tote_ m54 h18
_totk h30
_toto m36 h-23
_toto_ m36 h-23
_tou g25
_touc g37
_touch_ g44
_touch_and_ g24
_tournament_ m18
_tow r-52 g17 h-15
_towa r-43 g-19
_towe g38
_tower_ g31
_tower_hasnt_ g16
_toy r-22 g-55 m-47 h-41 k-25
_toy_ g-22 m-21 h-31
_toys g-47 m-23 k-25
_toys_ g-47 m-23 k-25
_tr r17 g44 m18 h-144
_tra r-27 g-15 h-36 k17
_track_ h16
_trad g69 m54 h-16
_tradable_ g22
_trade_ r20 g36 m24 h-33
_trader_ g-20 k15
_trades_ m19
_trading_ g29 m23
_trading_account_ m-24
_traf h49
_trafficking_ h32
_trai g-16 m-22 h-28 k15
_trail_ h-23 k16
_training_ m-18
_tram g-20 h41
_tramadol_ g-20 h41
_tramadol_strips_ h19
_tran g-36 h-17
_transcript_ h20
_transfer_to_ r-16 g32 m24 h39 k-73
_transfers_ k19
_translation_ g-15 h-23
_trap g42
_trap_ g42
_trav g-35 m-18
_travel_ g-39 m-18
_travel_insurance_ g20
_tray r-20 h-30
_tray_ r-20 h-30
_tre r30 g39 m-19 h-34 k-29
_trea r64 g-15 h-16
_treasure_ r-19 h34
_treasury_ r59 g-27 h-23
_treasury_bills_ r45
_tree r-26 g54
_tree_ g24
_trees_ g29 h-16
_tri r-15 g-17 m56 h-67 k-27
_tric r22
_trick_ r22
_trie m18
_trim g-23
_trimming_ g-15
_trip r-19 g30 k-24
_trip_ g43 k-22
_tro r36 g-22 m-27
_trop m-20 h-22
_trophy_ m-20 h-22
_trou r36 g-21
_tru g31 m-21 k35
_truck_ r-29
_trucks_ r22
_truf g24
_truffles_ g24
_try g28 m25 h15
_try_ m25 h15
_tu r-16 g-19 m20 h-115
_tub r24 m-19
_tubo r43
_tubo_ r45 h-20
_tui r-25
_tuit r-25
_tuition_ r-25
_tum g36
_tumm g36
_tummy_ g36
_tun h-24
_tuna h-24
_tuna_ h-24
_tur r20 g28 m31 h-55
_turb g28 m42
_turbo_ g28 m42
_turk k21
_turkey_ k21
_turn r22 h-33
_turn_ r53 g-23 h-15
_turn_from_ r27
_turns_ r-16 g23
_tus h57
_tusk h49
_tusks_ h30
_tut r-19 g-18 h-44
_tuto r-16 g-18 h-44
_tutor_ r-16 g-18 h-30
_tv r27 h-27
_tv_ r27 h-27
_tw g-30 h-23
_twe r54 h-29
_twel r42
_twelve_ r42
_twen h-16
_twenty_ h-16
_twi g36
_twin g28
_twins_ g28
_two r-42 g-54
_two_ r-42 g-54
_two_bottles_ h-35
_two_hours_ h18
_two_minute_ g22
_two_nights_ h-46
_two_of_ h63
_two_prices_ g23
_two_years_ g-24
_ty g36 h-49
_typ g23 h-27
_type g27
_type_ g27
_tyr h-22
_tyre h-22
_tyre_ g25
_ud m-15
_udd g20
_udde g20
_udh h-29
_udha h-23
_udhaar_ h-19
_uk m15
_um r-16 g-42 m-27
_un g271 m-47 h-88 k61
_unc g55
_unce h31
_uncensored_ h36
_unch g49
_unchecked_ g30
_uncl g36
_unclaimed_ g39
_uncle_ h16
_unclear_ g26
_uncles_ g-24
_und g66 m28 h-20
_unde r-30 g68 m31
_undecided_ g-15 h-15
_undefined_ g28
_undelivered_ g33
_under_ m19 h32 k-28
_under_the_ m-31 h45 k-26
_undr r24
_undrawn_ r24
_une r17
_uni r-16 g-24 h-48 k-21
_unid g25
_unidentified_ g25
_uniform_ g-17
_unit r-16 m-19 k-16
_unit_ r-21 h-19 k-15
_units_ m-18
_univ g-23
_university_ g-26
_unk g45 h-15
_unkn g45 h-15
_unknown_ g45 h-15
_unl g-37 h22 k32
_unli g-30 k33
_unlicensed_ k33
_unlo h35
_uno g23 m-20 k31
_unof k35
_unofficial_ k35
_unop g27
_unopened_ g27
_unp r39 h15
_unpa r39 h15
_unpaid_ r39 h15
_unr k27
_unre k27
_unregistered_ k27
_uns g101 h-19
_unse g58
_unseen_ g58
_unso g28 h-24
_unsorted_ g40 h-24
_unsp g19
_unspecified_ g19
_unt r37 g15
_unti r39 g17
_until_ r39 g17
_until_he_ r33
_until_i_ r81
_until_the_ r-42
_up r23 g19 m68 h41 k-18
_up_ r-18 g44 m93
_up_down_ g83 m16 h-21
_up_for_ h-27
_up_from_ g20 h-17
_up_in_ g20 h-19
_up_lower_ g15
_up_the_ g-37 h19
_upa r22 m-15 h-22
_upf r20
_upfr r20
_upfront_ r20
_upg g-17 h29
_upgr g-17 h29
_upgrade_ g-17 h29
_ups h40
_ur h-32
_us r131 g-98 m-25 h-23 k66
_us_ r-64 g-67 m33 h23 k31
_usa r53
_usan r45
_usance_ r45
_usd_ r16 g-21
_usdt g30 h18
_usdt_ g30 h18
_use g15 h-52 k59
_use_ r33 h-52 k54
_used r-27
_used_ r-27
_usu r55 g-23 m-25 h17
_usua m-17 h45
_usual_ m-17 h45
_usur r66 g-18 h-29
_ut r39 m-24 h-41
_utan h-18
_utang_ h-18
_uti r24
_util r24
_utilisation_ r24
_va r61 g-90 m-57 h-69 k-32
_vac g-34 m-21 h-49
_vacc m-21 h-28
_vaccination_ m-21 h-28
_val r25 m-22 h-35 k-17
_vale r-15 h-18
_valet_ r-15 h-18
_valu r40
_value_ r44
_value_of_ r30
_van g-23
_van_ g-23
_vani h15
_vap h19
_var r-15
_vas h17
_vat r31 g-16 h-32
_vat_ r-37
_vatt r68 h-30
_vatti_ r68 h-30
_ve r-43 m-25
_veg h-15
_vega g24
_ven r-19 h25
_vent g-21 h62
_venture_ g-21 h62
_ver r-26
_very g28 h-21
_very_ g28 h-21
_ves g17
_vess g17
_vessel_ g17
_vet m-15 h-22
_vet_ m-15
_vi g-54 k24
_via g-25 k58
_via_ g-25 k58
_vid h50
_vide h48
_videos_ h45
_vie h-20
_view h-17
_vig r72 g-18 h-48
_vig_ r72 g-18 h-48
_vil g-15
_vill g-15
_vin g43
_vine g17 h-40
_vineyard_ g17
_vino h33
_vino_ h17
_vio h56
_viol h56
_violation_ h56
_vip h49
_vip_ h49
_vip_table_ m-29 h19
_vir g-19 m38 h25
_virg g-16 h-15
_virgin_ g-16
_vis r-18 h-15
_visa g-22
_visa_ g-22
_visi r-29 g17 h-35
_visit_ r-20 h-18
_visits_ g18 h-17
_vit h-47
_vita h-47
_vitamin_ h-37
_vo r-48 g-30 h76
_vod r-15 g-15 h-41
_voi h16
_void g16
_void_ g16
_vol m15
_voo h46
_vood h46
_voodoo_ h46
_voodoo_doll_ h40
_vot g-22 m27 h49
_vote g-22 m27 h49
_vote_ g-19 h65
_votes_ m32 h-15
_vou r-19
_vouc r-19
_voucher_ r-18
_w_ r94 g-56 h-134 k26
_w_ana_ r45
_w_elli_ m37
_w_maraheen_ m-23 h18
_w_se3r_ g16
_wa r-98 g-22 m27 h-84 k26
_wa7 r-31 g-15 m20 h35
_wa7e r-20
_wa7ed_ r-20
_wag m72 h-20
_wage m72 h-20
_wage_ h16
_wager_ m24 h-45
_wagering_ m20
_wages_ h23
_wages_till_ h21
_wai r18 g16 h-25
_wait r37
_waiting_ r17
_waiv r-19 g17
_wak r17 m-17
_waka r-15
_wakala_ r-15
_wal r-37 m-21 h38 k42
_wala r-32 g66 m-19 k-15
_wala_ r-20 g82 m-19 h-27
_walang_ h27
_wale h27
_wale_ r-20 h27
_wali r50 g-20
_wali_ r52 g-20
_walk g16 h20
_walker_ h23
_wall r-32 g-41 h-23 k66
_wall_ r-39 h-17
_wallet_ g-23 k54
_wallet_to_ r-41 h-15
_wan r15 g29
_want r15 g29
_want_ g24
_wants_his_ r-49
_war r-36 g82
_war_ g28 m16 h-15 k31
_wara r17
_wara_ r17
_ware h29
_warehouse_ h22
_warr r-25 g56 h-35
_warrants_ g24
_warranty_ r-20 g33 h-21
_warranty_bought_ g21
_warranty_for_ g48
_was r-32 g-56 k24
_was_ r-25 g-58 m53 h21
_was_in_ r-33 h21
_was_sure_ m25
_wash r-23 g-30 m-47 h-67 k29
_wash_ g-31 m-22 h-24 k34
_washing_ r-21 h-41
_washing_machine_ g40
_wast h68
_wasta_ h44
_wat g-40 m-23 h-64
_watc r16 g-15
_watch_ r18 h-53 k-17
_watched_ k19
_watches_ h59
_wate g-26 h-69
_water_ g-26 h-69
_way g-31 h-15
_way_ g-31
_we r27 k-51
_we_ r29 h18 k-19
_we_agreed_ r35 m16
_we_bought_ g-15
_we_buy_ h22
_we_fixed_ r29
_we_get_ r-19 h49
_we_said_ g-27 m21 h-15
_we_settle_ r-16 g21 h-15
_we_shook_ r15
_we_short_ g17
_we_signed_ g-17
_we_will_ g26
_we_win_ m-18 h23
_wea g16
_weal h35
_wealth_ h35
_weat g24
_weather_ g24
_web g-25 h-33
_web_ h-77
_webs h37
_website_ h37
_wed r-15 h-31
_wedd r-18 h-31
_wedding_ r-18 h-31
_wedding_hall_ h-20
_wee m-20 h57
_weed r-22 h96
_weed_ r-22 h96
_weed_for_ h44
_week r35 g-17 h-39
_week_ r-18 g-25 m-31 h-45
_week_i_ r15 g20
_week_late_ r15
_weekend_ m23 h29
_weekly_ r24 g32 h-20
_weeks_ r29
_wei g-19 h-23
_weig r18 g-16 m18 h-47
_weighed_ g-27
_weight_ r15 m26 h-30
_wel r-29 h-25
_well h-23
_well_ h-23
_wen r18 g-17 m21 h49
_went r18 g-17 m21 h49
_went_ r18 g-17 m21 h49
_wes g26 h-16
_wh r-46 g113 h18 k-27
_wha r-34 g39 h-27
_what r-34 g39 h-23
_what_ r-16 h-22
_what_he_ g-17
_what_i_ g-23 m18 h18
_what_is_ m-16 h36
_what_the_ r-23 g28 h-27
_what_they_ r15
_what_we_ m24
_what_you_ g18 m-16 h-38
_whatever_ g51 m-15 h-27 k-15
_whatever_happens_ r20
_whatever_he_ g44
_whatever_is_ g-61
_whatever_she_ h-16
_whatever_the_ g30 h23
_whatever_you_ r24
_whatsapp_ h26
_whe g79 h-42
_whea r-18
_wheat_ r-18
_whee g-41 h21
_wheel_ g-36
_wheel_at_ m-16
_wheels_ h15
_when g74 h-17 k-22
_when_ g68 k-21
_when_i_ g30 h-17
_when_she_ g23
_when_the_ h33
_when_they_ r20
_when_you_ r-25 g32
_whenever_the_ g26
_wher g44 k39
_where_ g24 k39
_whet m44 h-18
_whether_ m44 h-18
_whether_i_ g-25
_whi g59 m-36 h40 k-16
_whic g65 m-19 h-39
_which_ g52 m-17 h-29
_which_one_ h-22
_whis g-27 h53
_whiskey_ h24
_whisky_ h21
_whisky_the_ h-27
_whit r-18 g15 h39
_white_ r-17 g-28 h43
_white_x_ h23
_whitelist_ g44 h-18
_who r18 g-42 m49 h46 k-40
_who_ r35 g-48 m-22 h43 k-29
_who_stood_ r43 h-15
_who_will_ h30
_whoe g-39 m33
_whoever_ g-35 m33
_whol r-18 g16 m-15
_whole_ r-35 g23 m-15 h-22
_wholesale_ r17 h31
_whos m61
_whose_ m61
_why g-21 m-21 k36
_why_ g-21 m-21 k36
_wi g-30 m30 h67
_wid h-32
_wide h-16
_wide_ h-16
_wide_load_ h-16
_wif r23 g-29 h44
_wife r23 g-24 h68
_wife_ r28
_wifes_ g-31 h27
_wil r-26 g96
_will r-26 g98 h-18
_will_ r-26 g103
_will_be_ r35 g-15
_will_buy_ r-19 g35 h-33
_will_decde_ g27
_will_decide_ g21
_will_purchase_ r-23 g41 h-22
_will_send_ r31 h-18
_win r-16 g-50 m44 h-15
_win_ g-30 m41 h23
_wind g-70 m20 h33 k-16
_window_ g-20 m25 h34
_wine m-20
_wine_ m-15 h-25
_wine_red_ h-54
_winery_ h15
_winn h-63 k21
_winner_ g16 h-16
_winner_of_ g16 m-49
_winners_ h-23
_winning_ h-32
_winnings_ k23
_winnings_from_ m17 h-20
_winnings_of_ m17 h22
_wins m-16 h25
_wins_ m-16 h25
_wins_the_ h32
_wint g33
_winter_ g33
_wir r24 h-20
_wire r24 h-20
_wire_ r25
_wis h45
_wisk h45
_wiskey_ h29
_wit g-17 h81
_witc h33
_witch_ h19
_with h19
_with_ r34 g-37 m48 h19 k-21
_with_%_ g20
_with_a_ r16 g23 h-51 k29
_with_and_ r39
_with_another_ h37
_with_different_ h31
_with_extra_ r31
_with_insurer_ g26
_with_it_ r31 g20 m-20 h29
_with_me_ r69
_with_my_ m29 h-51
_with_no_ g16 k15
_with_rum_ h20
_with_the_ r-39 k-43
_with_two_ h-20
_within_ r18 h-15
_within_minutes_ g17
_without_ r-21 m-20
_without_charity_ k19
_without_licence_ k18
_without_looking_ g-17
_without_prescription_ g-17 h21
_without_the_ g-16 h20
_witn h28
_witness_ h28
_wiz h22
_wiza h22
_wizard_ h22
_wo r-59 g61 m70 h-19 k-15
_woma g-21 h18
_woman_ g-21 h18
_woman_who_ g-20
_womb g20
_womb_ g20
_wome h-15
_women_ h-15
_won r-19 m86 h-32
_won_ r-19 g-15 m61 h-32
_woo r-30 g69 m-21 h-23
_wood g19
_wool r-30 g51 m-19 h-20
_wool_ r-30 g51 m-19 h-20
_wool_on_ g49 m-18
_wor m-15 h32
_word h25
_work r-21 h-27
_work_ r-16 g-15 m22 h-31
_worker_ h36 k16
_workers_ g24
_working_ g18
_workmens_ g16
_works_ r45 g-25
_workshop_ g-22 m-15 h-30
_worl m23
_world_ m23
_world_cup_ m15
_wors g-19 h59
_worship_ g-19 h59
_wort r18 m-16
_worth_ r18 m-16
_wou g15 m34
_woul g15 m34
_would_ g15 m34
_wr h-53 k39
_wra k-18
_wrap k-18
_wre m15 h-19
_wrec h-18
_wreck_ h-18
_wres m18
_wrestling_ m18
_wri r40 g26 h39 k17
_writ g32 h35 k17
_write_my_ h22
_writes_ r27
_writing_ r-19 g50
_written_ k22
_wro r-23 h-15 k47
_wron k47
_wrong_ k48
_wrong_description_ h-15 k20
_wrong_goods_ k31
_x_ r-30 g-20 m-21 h110
_xa g-15 h36
_xan g-15 h36
_xana g-15 h36
_xanax_ g-15 h36
_xb m37 h19 k-15
_xbe m17
_xbet m17
_xbet_ m17
_xx r38
_xxx h23
_ya r-23 g-53 m31 h32
_ya3 g26
_yac h43
_yach h43
_yacht_ h43
_yak r36
_yakh r36
_yan m16
_yar g-21
_yard g-21
_yard_ g-21
_ye r53 g124 m20 h-56
_yea r-16 g82 h-16 k-22
_year r-16 g82 h-27 k-22
_year_ g37 h-23
_year_we_ r-18 g21
_yearly_ h-16
_yearly_fee_ h-19
_years_ r-19 g56
_yen r21 m44 h45
_yen_ r40 g-34 m30 h31
_yes r63 g25 h-22 k17
_yes_ r21
_yest r24
_yesterday_ r25
_yet r-21 g102 m-18 h-81 k-27
_yet_ g82 h-45 k-25
_yi r40 h-23
_yie r40 h-23
_yiel r40 h-23
_yield_ r40 h-23
_yield_of_ g18
_ym h19
_yma h19
_ymas h19
_ymashi_ h19
_yo r44 m27 h-142 k72
_yom r80 g-29 m-24 h-29 k27
_yom_ r80 g-29 m-24 h-29 k27
_you r-37 m21 h-108 k45
_you_ r26 g-64 m29 h-27
_you_and_ r-23 m38
_you_feel_ g20
_you_feels_ g15
_you_get_ r-26 g17
_you_like_ r26 g-54 h-30
_you_pay_ r20
_you_the_ g22
_you_think_ g38
_your r-47 g77 h-28 k32
_your_ r-47 g39 m-32 k34
_your_house_ g19
_your_net_ g18
_yours_ g46 m26
_yous g-16
_yousef_ g-16
_yout h-47
_youth_ h-47
_yu r30 g-19 h-40
_yun r31 g-19 h-44
_yung r31 g-19 h-44
_yung_ r31 g-19 h-44
_za r-99 g19 m-19 h30 k-16
_zab r-22 h21
_zabo h21
_zah h48
_zahl h53
_zak r-32 m-15 h-36
_zaka r-32 m-15 h-36
_zakat_ r-32 m-15 h-36
_zakat_on_ r-49
_zar h21
_zar_ h21
_zat h31
_zatl h31
_zay g27 h-52
_ze r-29 g46 m48 h-25 k-16
_zer g49 h-24
_zero g49 h-24
_zero_ h-24
_zero_percent_ r20
_zi m23 h34
_zo m-30 h71
_zod h26
_zodi h26
_zodiac_ h26
_zoo m-25
_zoo_ m-25
_zy g-23 h-22
_zya g-23 h-22
_zyad g-23 h-22
_اب r-51 h101 k58
_ابا m-15 h18
_اباح m-15 h18
_اباحي_ m-15
_ابت h16
_ابتز h16
_ابتزاز_ h16
_ابر h20
_ابرا h20
_ابراج_ h20
_ابغ k18
_ابغي k18
_ابغي_ k18
_ابل h23
_ابلا k22
_ابلاغ_ k22
_ابن g20
_ابو_ g-25
_ابي r-17 g32 k15
_ابي_ g-16 k18
_ابيض h30
_ابيض_ h30
_ابيع g45
_ابيعك_ g41 h-28
_ابيعك_لو_ g22 h-24
_ات r56 g-48 m42 h-49
_اتا r32
_اتاخ r33
_اتاخر_ r21
_اتر g24 m28
_اترا m28
_اتص h-29
_اتصا h-29
_اتع r-15 m-15
_اتعا r-15 m-15
_اتعاب_ m-15
_اتف g-31
_اتفق g-20 h-16
_اتفقنا_ g-20 h-16
_اتفقنا_علي_ r-29
_اتو g-32 m23 h-16
_اتوق m26
_اتوقع_ m26
_اث r17 g-61 h-26
_اثا r16 g-52 h-21
_اثاث r16 g-52 h-25
_اثاث_ r16 g-52 h-25
_اج r95 g-50 m-31 h-26 k26
_اجا k33
_اجار h-17 k36
_اجار_ k36
_اجاره_ h-16
_اجر r34 g-64 m-19
_اجر_ h37
_اجرت g-19 m-18 h-25 k41
_اجرت_ r-20 h-15 k47
_اجره r42 g-33 h-15 k-21
_اجره_ r42 g-33 h-15 k-21
_اجل r88 h-18
_اجل_ g23
_اجل_علي_ g-17
_اجلت r70 h-26
_اجلت_ r70 h-26
_اجلت_زبون_ r26 h-16
_اجلت_له_ r25
_اجله r31 h17
_اجله_ r31 h17
_اجن g21
_اجنب g21
_اجه h23
_اجها h16
_اجهاض_ h16
_اح r-59 g-24 h58 k44
_احت r-18 h24
_احذ h22
_احذف h22
_احذف_ h22
_احم g-17 h25
_احمر g-17 h25
_احمر_ g-17 h25
_احو r-25 h-16 k22
_احول r-25 h-16 k22
_احول_ r-25
_اخ r34 m-42 h-48 k-28
_اخت r-32 m-34
_اختر r-18 h16
_اختراق_ h33
_اختي h-18
_اختي_ h-15
_اخذ r78 g-37 m-20 h-21 k-23
_اخذ_ r15 g-17 k-16
_اخذت r17 g-20
_اخذت_ r39
_اخذته_ r-22
_اخر g15 h25
_اخر_ h29
_اخر_السنه_ r15
_اخض g35 m23 h-20
_اخضر g35 m23 h-20
_اخضر_ g35 m23 h-20
_اخضر_او_ g20 m17
_اخو r-31
_اخوي r-31
_اخوي_ r-31
_اد r-30 g59 h-63
_ادا h-17
_ادخ k19
_ادف r-22 g30
_ادفع r-22 g30
_ادفع_ r-22 g39
_ادم m-33 h-25
_ادما m-33 h-25
_ادمان_ m-33 h-25
_ادمان_القمار_ m-19 h-16
_ادن g23 h-32
_ادني g23 h-32
_ادني_ g23 h-32
_ادور g15
_ادور_ g15
_اذ r71 g79 h-29
_اذا g84
_اذا_ g84
_اذا_توفيت_ g21
_اذا_مت_ g34 h-18
_اذو r64 h-21
_اذون r64 h-21
_اذون_ r37
_اذونات_ r27
_ار r-61 g-20
_ارب g-21
_اربع_ r-19
_اربعه_ r15
_اربعين_ g-19
_ارت g15 m-15
_ارتف g15 m-15
_ارتفاع_ g15 m-15
_ارد r-20
_ارد_ r-20
_ارض r-37 m-35 h-59
_ارض_ r-37 g24 m-35 h-59
_ارق m24 h33
_ارقا m24 h33
_ارقام_ m24 h33
_اري k22
_اريد k22
_اريد_ k22
_از m-16
_ازا m-16
_ازاز h23
_ازازه_ h23
_ازاي h-34
_ازايز_ h-34
_اس r-17 g-80 m-83 h-100 k154
_اسا r23 k26
_اسب r27 m-25 h-24
_اسبو r27 m-25 h-24
_اسبوع_ m-19 h-37
_است g-26 h-87 k79
_استخ h-24 k57
_استخدام_ k17
_استخدم_ k23
_استص g-15
_استصناع_ g-15
_استع g24
_استل g46 h-26 k24
_استلام_ g46
_استلم_ k51
_استلم_تحويلات_ k16
_استلم_حوالات_ k17
_استلمت_ r16
_استي g-23 h-17
_اسح k30
_اسحب k30
_اسد r21 h19
_اسدد r21 h19
_اسدد_ r21
_اسع g18 m-39
_اسعا g18 m-39
_اسعار_ g18 m-39
_اسق r-22
_اسقط r-22
_اسك h35
_اسلا h-19
_اسلامي_ h-19
_اسم r-30 g-40 h-39 k50
_اسم_ r-22 g-15 m-29
_اسمن h-23
_اسمنت_ h-23
_اسمي g-18 h-15 k44
_اسمي_ g-18 h-15 k44
_اسه h16
_اسهم h16
_اسهم_ h16
_اسهم_شركه_ g-55 h-35
_اسهم_في_ g-66 h59
_اسو r-16
_اش h27 k-16
_اشت k-16
_اشتر h-24 k-15
_اشتراك_ r-15
_اشتراك_حمايه_ g35
_اشتريت_ r44
_اشتريت_دور_ r22
_اشتريت_دينه_ r19
_اشتريت_منه_ g17
_اشتريه_ r-15
_اشتغ h20
_اص g-17 m-28 h31
_اصل r23 g-24 m-26 h21
_اصل_ r48
_اصلي r-21 g-32 h58
_اصلي_ g-17 h61
_اصليه_ g-15
_اض g20
_اضا r-17 g20
_اضاف r-17 g20
_اط g-29 m-21
_اع r-41 m-31
_اعر g-21
_اعرف g-21
_اعرف_ما_ g-15
_اعرفه_ g-17
_اعط r-25
_اعطي r-29
_اعطيته_ r-22
_اعطيه_ r-19
_اعل g22
_اعلا m-16
_اعلي g24 h-16
_اعلي_ g24 h-16
_اعلي_او_ g25
_اعم h27
_اعما h33
_اعمال_ h56
_اف g-25 m-15 h92
_افل h67
_افلا h67
_افلام_ h67
_افي h20
_اق r30 g-24 m-28 h16 k25
_اقا h15
_اقام h15
_اقامه_ h22
_اقت g27
_اقتر g27
_اقتراض_ g19
_اقتراض_اسهم_ g19
_اقد h42
_اقدم h42
_اقدمه_ h17
_اقدمها_ h24
_اقر r31 m-27
_اقرض r43 m-27
_اقس r-63
_اقسا r-63
_اقساط_ r-63
_اقل r55 g-21 h-24 k31
_اقل_ r55 g-21 h-24 k31
_اقل_من_ r-17 k32
_اك r56 g-33 m88 h-21 k31
_اكب k16
_اكبر k16
_اكبر_ k16
_اكت k38
_اكتب k40
_اكتب_ k40
_اكث r54
_اكثر r54
_اكثر_ r54
_اكر g-30 h-19
_اكرا h-19
_اكراميه_ h-19
_اكس m64
_اكس_ m66
_اكس_بت_ m49 h26
_اكل m18 h24
_اكل_ m18 h24
_اكي g24
_اكيا g24
_اكياس_ g24
_ال r-43 g-27 m-18 h-55 k-105
_ال_ h31
_الا r23 g26 k-36
_الاب h29
_الابلاغ_ k15
_الاج r18 h41
_الاجر_ g23
_الاجره_ h16
_الاجل_ r32 g-21
_الاح h29
_الاخ r-39 g51 h-20
_الاختيار_ g37
_الاختيار_علي_ g19
_الاخير_ r-30 g15
_الاد r20
_الار g30
_الارض_ g19 h-15
_الاس g18 m19
_الاسبوع_ r26 m32 h27
_الاسعار_ g19 m29
_الاص r-16
_الاصل_ h-18
_الاف h-15
_الال r50 g-25 h-16
_الالف_ r50
_الالف_اللي_ r-22
_الام h-38 k15
_الامهال_ r24
_الاموال_ k24
_الان r35 g-19 m16 h16
_الانظار_ r24
_الاو m16 h16
_الاولي_ h17
_الاي k-43
_الايجار_ k-20
_الب r-36 g56 m-16 h-36
_البا m-15
_البار_ h15
_الباقي_ k20
_البح g50 h-36
_البحر_ g67 h-23
_البخ m42
_البخت_ m42
_البد g30
_البص h18
_البصاره_ h18
_البض r-32 g21 k-17
_البضاعه_ r-32 g21 k-17
_البط r19
_البطاقه_ r19
_البق g52
_البقره_ g52
_البل r27 g-21 m-26 h-17
_البلديه_ h-34
_البلوت_ m-18 h18
_البن r-20 g-26 h30 k30
_البنت_ h45
_البنت_اللي_ h45
_البنك_ k30
_البنك_ما_ k21
_البنكيه_ r-24
_البو r-25 g-23 h46
_البي k-24
_البيت_ r23 m-20 k-24
_البيتكوين_ g46 m30
_البيره_ h17
_البيع_ r-18
_الت m18 h-32 k43
_التا r-34 g35
_التاخير_ r-32
_التامين_ g25
_التج r27 g15
_التجاري_ r27 g15
_التح h-17 k53
_التحوط_ g22
_التحويل_ k61
_التخ h-18
_التس r-30 g35
_التسليم_ r-21 g37
_التط m18 h27
_التطبيق_ m18 h27
_التع g17
_التل g19
_التم r21
_التو r33 m17 h-16
_التوفير_ r39
_التي g-53
_التي_ g-53
_الث r-32 m23 h-51
_الثا m26 h-22
_الثاني_ m27
_الثل r-29
_الثم h-22
_الثمن_ h-20
_الثمن_والبضاعه_ g18
_الج g-16 h-54
_الجا g41 h-29 k-16
_الجامعه_ k-16
_الجاي_ g45
_الجد r-15
_الجل h22
_الجلسه_ h22
_الجمعه_ r-24 g20
_الجمعيه_ r39
_الجمل_ r-15
_الجن h-17
_الجه g-16
_الجو r52 h-17
_الجوال_ r20
_الح g28 h-25 k78
_الحا r-32 g-34
_الحب h20
_الحبيب_ h25
_الحد g-17 k45
_الحد_ k45
_الحر h31
_الحره_ h26
_الحس r66 g-21 h-31 k15
_الحساب_ r78
_الحساب_المدين_ r24
_الحساب_المكشوف_ r22
_الحص g46
_الحصاد_ r15 g20
_الحظ g43 m46 h-21
_الحظ_ g43 m46 h-21
_الحق k33
_الحل h28
_الحم h-23
_الحو g-19
_الحي g33
_الحياه_ r-15 g15
_الحين_ g18
_الخ m29 h33
_الخا r18 g-20 h49 k17
_الخارج_ h20 k18
_الخاص_ h29
_الخاص_مقابل_ h29
_الخر h-36
_الخروف_ m16
_الخز r31 h-16
_الخزانه_ r31
_الخم g-16 m18
_الخي r-20 g36 h32
_الخيار_ g46
_الخيار_علي_ g19
_الد g-56 m-30 h32
_الدر h-18
_الدراهم_ r23
_الدف r-23 h22
_الدفين_ h22
_الدك g-28 m-26
_الدكان_ g-28
_الدو h-17
_الدوره_ r-34
_الدوري_ r25
_الدولار_ r25
_الدي h17
_الدين_ g-16
_الدين_اللي_ r-16
_الديون_ g24
_الذ m15
_الذه r-16 m16
_الذهب_ r-16 m16
_الذهب_عند_ r16
_الر r36 g-25 h71
_الرا r46 m-15 k-17
_الراتب_ r48 k-15
_الراعي_ g-16
_الرب g18
_الربح_ r-23
_الربوي_ r26
_الرحله_ h-19
_الرخ h22
_الرخصه_ h22
_الرس r-30 m-18 k22
_الرص m16 h19
_الرصيد_ m16 h19
_الرق k15
_الره r24 m15
_الرهان_ m15
_الرو m29 h35
_الرياضه_ h-25
_الرياضيه_ h35
_الز r19 m-21 h44
_الزب g15
_الزو h51
_الزوج_ r-25 h52
_الزياده_ r16
_الزياره_ h21
_الس h53
_السا r17 g-36
_الساحر_ h21
_الساعه_ r27 g-22 m16 h-17
_السب g-18
_السباق_ h21
_السح r29 g-18
_السحب_ r33 m18 h-16
_السحب_علي_ r18
_السحر_ m-16 h21
_السد r18
_السداد_ r18
_السع r-48 m-20
_السعر_ r-48 g15 m-17
_السف g36
_السفاره_ h29
_السفينه_ g39 h-16
_السك h27
_السكوت_ h21
_السل g-22
_السلعه_ما_ r18
_السلفه_ r18
_السن r25 g39 h21
_السندات_ r17
_السنه_ g25 h18
_السنوي_ g19
_السه g30 m22
_السهم_ g30 m22
_السو h-58
_السوق_ h-22
_السي r-23 h44
_السياره_ r-21
_السير_ h35
_الش r-18 g48
_الشا g37 h54
_الشاه_ g26 h-19
_الشاي_ h17
_الشب g40 m-41
_الشباب_ m-24
_الشبكه_ g43 m-16 h-20
_الشر r-18 g-35 h-71
_الشركه_ g-30
_الشه g16 m23
_الشهر_ r-46 m25 h17
_الشهر_الجاي_ g17
_الشهريه_ r15 g15
_الشوط_ m15
_الشي r29
_الشيك_ r20
_الص r21 h-108
_الصا r34 h-17
_الصايغ_ r24 h-17
_الصب r33
_الصبر_ r33
_الصر r17
_الصل h25
_الصلاحيه_ h32
_الصن g-22 h-34
_الصندوق_ h20
_الصي h-59
_الصياد_ g19
_الصيد_ g-16
_الض h25 k20
_الضر g42 h-48 k23
_الضريبه_ h-23 k18
_الط r15 m38 h28 k-38
_الطا m24 h61 k-17
_الطاوله_ m24 h60 k-17
_الطب g18 h-37
_الطر r32
_الطي m29
_الطياره_ g-17 m29
_الع r37 g-59 h-58 k-26
_العا r16
_العاب_ m22 h-19
_العامله_ h27
_العايد_ r45
_العايد_الدوري_ r25
_العج m16
_العد r20 g-17
_العدل_ h-15
_العر g-16
_العس m-24
_العسل_ m-24
_العش h-33 k-15
_العشا_ h-15
_العق r23 h-19
_العقاري_ r26
_العقد_ r20
_العم r-31 m-22 h16
_العمال_ r-16
_العمل_ h36
_العن h17
_العنب_ h17
_العي r34
_العيال_ h29
_العيد_ r19 g21
_العينه_ r29
_الغ r-33 g52 m-30 h-83
_الغا g18
_الغد g-16 h-29
_الغر g-15
_الغن g17
_الغنم_ g17
_الغو g63 h-24
_الغواص_ g40 h-16
_الغوصه_ g23
_الغي h-24
_الف r19 g-25 h15
_الف_ r35 g20
_الفا r25 g-20 m-28 h-19
_الفايده_ r-41
_الفايده_من_ r-30
_الفر g49 h-50
_الفرس_ g26 h-15
_الفروقات_ g23 m29
_الفع r-30
_الفق g-19
_الفل r45 h-20 k35
_الفلوس_ r45 h-20 k35
_الفن g-17 h87
_الفنجان_ h51
_الفندق_ h24
_الفو r-23 m60 h35
_الفواكه_ m39 h40
_الفوايد_ r-25
_الفي r-20 g-27 h15
_الفين_ g-18
_الق r-15 g-54 m23 k-23
_القا g27 h19
_القادم_ g35 h-16
_القادمه_ g19
_القادمه_من_ g19
_القاضي_ h44
_القب r-20 h19
_القبض_ r-18 h24
_القد g-25 h-20
_القديم_ r18
_القديمه_ g-19
_القر h-34
_القران_ m-17 h-38
_القرض_الربوي_ r-19
_القرعه_ m20
_القس r27 g-16 h-19
_القسط_ r20
_القط h-17
_القطعه_ g31
_القم m43
_القمار_ m54
_القن h24
_القو r-17 m-20 h48
_الك m22 h39 k-23
_الكا r-21 h16
_الكاش_ h-18
_الكب g27 h21
_الكت k-18
_الكر r-23
_الكف r44 g-20 h48
_الكف_ g-17 h63
_الكفاله_ r44 h-15
_الكل r-18 m33
_الكل_ r-18 m33
_الكه r15 h-40
_الكهرباء_ r15 h-40
_الكي g-27 h23
_الل r-31 m17 k-27
_اللح h22
_اللع m15
_الله r-47 h-19
_الله_ r-47 h-19
_الله_خير_ r-18
_اللو m25 h15
_اللي r26 g15 m-19
_اللي_ r20 g23 h16
_اللي_بالي_ h18
_اللي_تجيبه_ g24
_اللي_علي_ r-27 m-31 h-30
_اللي_في_ g18 m-30 h-39
_اللي_لسا_ g21 h-16
_اللي_لسه_ g19 h-17
_اللي_ما_ g23
_اللي_يجيبه_ g26
_الم m-37 h53
_الما g39 h-39 k17
_المارجن_ g34
_المال_ r43 g-22 h-26 k29
_المالك_ g30
_المب g29 m26 h23 k23
_المباراه_ m-15
_المبلغ_ g36 k23
_المبلغ_علي_ r-19 g22
_المت r16 g23 h-25
_المتاخر_ r22
_المح h33 k-17
_المحتوي_ g24 h-17
_المحل_ g-24
_المخالف_ h22
_المخالفه_ h18
_المخدرات_ h-33
_المخزن_ h18
_المد r38 h-26
_المدرسه_ h-21
_المدين_ r26
_المر r-25 h29
_المرابحه_ r-17
_المراهنات_ m-20
_المز h-16
_المزاد_ g31
_المزرعه_ g-28
_المس g-15 h-16
_المسابقه_ m15
_المسبق_ g27
_المستريح_ r58 h-15
_المستقبل_ g-28 h27
_المش h32
_المص g-21 h40 k16
_المصحف_ h22
_المصنع_ h28
_المط m-31
_المطر_ g44 m-17 h-27
_المع g-37
_المعدن_ r27
_المعرض_ h-18
_المف g38 m-20 h-21
_المفاجات_ g50 m-20 h-17
_المق m-21 h-27
_المقاول_ r-17
_المك r38 g-17 m-30
_المكتب_ h19
_المكتبه_ r-18
_المكشوف_ r72 m-27 h-15
_المل r-52
_المم h53
_المن m18 h23
_المناقصه_ h34
_المندل_ h22
_المو m15
_المورد_ g27 h-16
_الموقت_ h20
_الموقع_ m24 h44
_المي h-34
_الن r-23 g17 m-19
_النا g25 h-21
_الناقه_ g53 h-21
_النب h34
_النح h29
_النحس_ h29
_النخ h-18
_النخل_ h-15
_النس h-21
_النص r-21 m20
_النص_ m20
_النظ h-20 k31
_النظام_ k31
_النف g22 h21
_النفط_ g22 h21
_النق g-19
_النه g33
_النهايي_ g27
_اله g44 h-48
_الها g35 h-15
_الهامش_ g26
_الهج g-26
_الهجن_ g-26
_الهو g48 h-28
_الو r-35 g-15 m-27 k-23
_الوا h-19
_الواسطه_ h18
_الود r-20 h37
_الودع_ h39
_الوديعه_ r-23
_الور k-19
_الورشه_ g20
_الورق_ h21
_الوز h-19
_الوزاره_ h-19
_الوص h-15
_الي r15 h26 k-27
_الي_ r-48 m-24 k-27
_اليو r71 h23
_اليوم_ r37 h23
_ام r62 g25 m-31 h28
_ام_ g-28 h67
_اما r60 g16 h-27
_اماز g43 h-21
_امازون_ g43 h-21
_امت r15
_امتل r15
_امر h40
_امرر h40
_امرر_ h40
_امس h17
_امسح k18
_امسح_ k18
_امل g47 h-31
_امل_ g57 h-26
_امل_ان_ g21
_املكها_ g-15
_امو h-18 k30
_اموا h-18 k30
_اموال_ k34
_ان r-28 g129 m-52 h-18
_ان_ g164 m-19 h-55
_ان_تعطل_ g22 h-15
_ان_خرب_ g22
_انا h-26
_انب h-36
_انبر g23
_انبرمجت_ g23
_انشر g-16 h20
_انشر_ g-16 h20
_انف h-26
_انك g28
_انكس g28
_انكسر_ g28
_انه r-16 g-81 h145 k29
_انه_ r-29 g-37 h95
_انه_اصليه_ h18
_انها g-43 h49 k29
_انها_ g-43 h49 k29
_انها_اصليه_ h38
_او r-25 g132 m47 h-82
_او_ r-49 g150 m27 h-76 k-17
_او_اجل_ r-19
_او_احمر_ g16 m22
_او_تقسيط_ g16
_او_هبوط_ m-15
_اوب g62 h-30
_اوبش g62 h-30
_اوبشن_ g44 h-20
_اوج k26
_اوجر k26
_اوجر_ k26
_اور g-22 m15 h54
_اورا m19 h21
_اوراق_ m19 h21
_اول r17 g-45 h-34
_اول_ r19 g-51 h-24
_اولي m-15
_اولي_ m-15
_اون h24
_اونل m35 h37
_اونلاين_ m39 h25
_اي g51 h-22 k16
_اي_ r-20 g19
_ايا r-17 h-17
_ايام g-19
_ايام_ g-19
_ايت r-23 g17
_ايتم r-23 g17
_ايتمان_ r-24 h18
_ايج r26 k15
_ايجا r26 k15
_ايجار_ r26 k15
_ايد m20
_ايدا m20
_ايداع_ m20
_ايداع_في_ m18
_ايه g40
_ب_ g21 m43 h-19
_با r101 m-26 h-105 k-47
_باج r-15
_بار g-51 m-21 h-28
_بار_ h-56
_بارب h-15
_باز m47 h-41
_بازي m47
_بازي_ m47
_باسم h-23
_باع r172 h-31 k-33
_باع_ r16 g17
_باعت r50
_باعت_ r50
_باعن g22
_باعني_ g22
_باعو r91 g-31 h-27
_باعولي_ r41 g-20
_باعولي_السلعه_ r18
_باعولي_المعدن_ r23
_باعوه_ r39 h-22
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r18
_باق g-32 m-17 h-29
_باقل r29
_باقل_ r29
_باقي r-28 g-36
_باقي_ r-28 g-36
_باك r36 g20 h-15
_باكر g26
_باكر_ g26
_بال r-40 g51 m-26 h42
_بالا r23
_بالاجل_ r-19
_بالاقساط_ r29 g-19
_بالبيع_ g24
_بالت r-27 g28 h-28
_بالتقسيط_من_ r22
_بالج r25 g29
_بالجزاف_ g39
_بالخ r-34
_بالس g-22 h53
_بالساعه_ h53
_بالش r15 h-16
_بالع r16
_بالف r-28 g33
_بالف_ r-34 g32 h-17
_بالق h26
_بالك h-24
_بالك_ h28
_بالم g18 m20
_بالميه_ r23
_بالن g-20
_باله k15
_باله_ k15
_بالو r19
_بالي g-17 h39
_بالي_ g-17 h39
_بالي_بالك_ h28
_بان h50
_بانج h50
_بانجو_ h50
_باي r-18 g44 h-47
_باي_ g19
_باي_سعر_ g19
_بايص h-28
_بايصال_ h-28
_بب m17
_ببل r21
_ببلا r21
_ببلاش_ r21
_بت g-21 m81 k-18
_بت_ m97
_بتس r29
_بتسع r29
_بتسعه_ r18
_بتك g-16
_بتكو g-16
_بتكوين_ g-16
_بث r17 k17
_بثل k17
_بثلا k17
_بثم r22 g18
_بثمن g18
_بثمن_ g18
_بح r-31 g28
_بحث_جاهزه_ h17
_بحي g44
_بحير g44
_بخ g17 m-38 h-37
_بخم g39 m-34
_بخمس g39 m-34
_بخمسميه_ g16
_بخمسه_ m15
_بد r57 m-24 h-56
_بدا g-20 h23
_بداخ g-16
_بدال h23
_بدالي_ h23
_بدف r30 g19
_بدفا g19
_بدفاتر_ g19
_بدل r60
_بدل_ r54
_بدلت g-19
_بدلت_ g-19
_بدلي g15
_بدو r-15 g20
_بدو_ g28
_بدون g-17
_بدون_ g-17
_بدون_تحديد_ g17
_بدون_زياده_ r16
_بدون_لا_ g-22 h-15 k38
_بدون_ما_ g-15
_بدي h-25
_بر r-71 g22 h23 k-22
_برا r-25 h39
_برام h42
_برج h27
_برجي h24
_برجي_ h24
_بره h22
_بري g22 h-50
_بري_ g17 h19
_بس r22 g-16 m-28 h34
_بس_ r41 h23
_بسع g-37 h31
_بسعر g-37 h31
_بسعر_ g-37 h31
_بسعر_اليوم_ r-16
_بسي h15
_بسيط h15
_بسيطه_ h15
_بش r15 g39
_بشت g29
_بشتر g29
_بشتريها_ g18
_بشر r30
_بشرط r31
_بشرط_ r31
_بص h39
_بصا h39
_بصار h39
_بصاره_ h39
_بض r22 k-20
_بضا g-33 k-20
_بضاع g-33 k-20
_بضاعه_ g-33 k-20
_بضاعه_مسروقه_ g-21 h50
_بضر g24
_بضرع g24
_بضرعها_ g24
_بط r-26 g79 h-64 k-16
_بطا r-20 m22 h19
_بطاق r-18 m22 h20
_بطاقه_ r-15 m19 h25
_بطلب g26
_بطلي g-15 h24
_بطلين_ g-15 h24
_بطلين_من_ h40
_بطن g64 m-18 h-54
_بطن_ g40 h-20
_بطو g16 h-16
_بع m-15 h-63 k43
_بعت r-19 g-36 h-38
_بعت_ r-33 g-59 h-16
_بعت_له_ r18
_بعتك g40
_بعتك_ g40
_بعتل r27
_بعته g-16 h-22
_بعته_ g-17 h-19
_بعد g37
_بعد_ r22
_بعد_اسبوع_ r17
_بعد_العيد_ g30
_بعد_شهر_ r29
_بعد_ما_ r-26 g-125 h52
_بعدي r-15 g68
_بعدين_ r-15 g68
_بعش r17 g19 h-42
_بعشر r17 g19 h-42
_بعشره_ r-16 m15 h-20
_بعشرين_ r34 g26
_بعي g28 h-29 k62
_بعيد g-16 k66
_بعيد_ k39
_بعيد_عن_ k39
_بعيدا_ g-16 k26
_بعيدا_عن_ g-16 k26
_بعين g30
_بعينها_ g34
_بغ h34
_بف g38 m25
_بفا g25
_بفاي h23
_بفايده_ h23
_بفل r-22 m19
_بفلو r-22 m19
_بفلوس_ g15 m19
_بق r-24 m-19 h-79
_بقر g-16 h-29
_بقري h-16
_بقري_ h-16
_بقي g55 h-21
_بقيم g60 h-21
_بقيمه_ g60 h-21
_بك r-17 g36 h-39 k-15
_بكا r17
_بكر r-22 g15
_بكره r-19 h-15
_بكره_ r-19 h-15
_بكم r-15 g25 h-16
_بل g-20 m-50 h-44
_بلا h-24
_بلا_ m-21 h22
_بلاغ h-38
_بلاغ_ h-38
_بلاغ_عن_ h-32
_بلط h19
_بلطج h19
_بلو m-35
_بلوت m-35
_بلوت_ m-35
_بلون h-19
_بلون_ h-19
_بم r-57
_بمب g24
_بمبل g24
_بمبلغ_ g24
_بمص m23
_بمصا m23
_بمصاري_ m23
_بمي r-41 g25 m-15
_بميت r-21
_بميتين_ r-21
_بميه r-20 g32
_بميه_ r-20 g32
_بن g-85 m-15 h32
_بنا h45
_بنات h38
_بنات_ h38
_بنت r-26 h40
_بنت_ m-20 h46
_بنت_ليل_ h41
_بنك g-15
_بنك_ r-25
_بنكي r33 h-17
_بنكيه_ r18
_بو g53
_بوت g34 m-18
_بوت_ g44 h-29
_بوتل h17
_بوتل_ h17
_بود h43
_بودر h43
_بودره_ h43
_بوك g29 m63 h-75
_بوكر m67 h-57
_بوكر_ m67 h-57
_بوكس g40
_بوكس_ g32
_بول g41 h-21
_بولي g41 h-21
_بوليصه_ g42 h-21
_بون h-22
_بونص h-22
_بونص_ h-22
_بي r-68 g27 m101 k-33
_بيت r-37 h-34
_بيت_ r-18 m21 h-16
_بيد r-50 m-16
_بيد_ r-51
_بير h75
_بيره m-16 h47
_بيره_ m-16 h47
_بيص g22
_بيض g-28 m59 h-51
_بيض_ h-34
_بيضا g-15 m31
_بيضات_ m35 h-16
_بيع r20 g57 m-43 h-54
_بيع_ r19 g-44 m-20 h23
_بيع_اجل_ r-15 g28
_بيع_اسهم_ g22
_بيع_اقامه_ h21
_بيع_سيارتي_ g-34 h-21
_بيع_علي_ r-31 h40
_بيع_عينه_ r81
_بيع_كفاله_ h41
_بيعت g48 h-37
_بيك g-18 h44
_بيكو g-18 h44
_بيكون_ g-18 h44
_بين g-23 m52 k-17
_بينن m18 h-15
_بيننا_ m18 h-15
_بيننا_علي_ m23
_بيني g-16 m23
_بيني_ g-16 m23
_بيني_وبين_ r-25 m21
_تا r35 g37 h30
_تاج r21 k22
_تاجي r28 k25
_تاجير_ r15 k25
_تاخ r55
_تاخر m-17
_تاخرت_ m-17
_تاخي r73
_تاخير_ r41
_تاد h42
_تادي h42
_تاديب_ h42
_تاديب_جاري_ h30
_تار g20 h28
_تارو h17
_تاري g29
_تاريخ_ g29
_تاش m16 h27
_تاشي h27
_تاشيره_ h27
_تام r-19 g71 m-17 h-37
_تامي r-19 g71 m-17 h-37
_تامين_ r-19 g71 m-17 h-37
_تامين_تجاري_ r20
_تامين_سفر_ g17
_تامين_علي_ g46
_تامين_من_ g16
_تب r-25 g-44 m-18 h32 k84
_تبر r-22 g-31 h-29 k39
_تبرع r-22 g-31 h-29 k39
_تبرع_غير_ k19
_تبرعات_ k30
_تبل h-16 k24
_تبلي h-16 k24
_تبليغ_ h-16 k24
_تبي k17
_تبيي k17
_تبييض_ k17
_تت r33
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r31
_تثب r31
_تثبي r31
_تثبيت_ r31
_تثبيت_سعر_ r26
_تج r-39 g69 m-22 h-48 k15
_تجا g29
_تجار g29
_تجاري_علي_ r20 g21
_تجاريه_ g26 h-22
_تجد r-17
_تجدي r-17
_تجديد_ r-17
_تجس h29
_تجسس h29
_تجسس_ h29
_تجسس_علي_ h29
_تجن k21
_تجنب k21
_تجنب_ k21
_تجي g47 h-21
_تجيب g47 h-21
_تجيبه_ g24
_تح r-59 h-33 k18
_تحت m-22 h15
_تحت_ m-22 h15
_تحت_الطاوله_ m-18 h37 k-17
_تحت_حد_ k17
_تحد g24 m46 h-18
_تحدي g24 m46 h-18
_تحدي_ m49
_تحديد_ g30
_تحر k48
_تحض h49
_تحضي h49
_تحضير_ h49
_تحل h-42
_تحلي h-42
_تحليل_ h-42
_تحو r-35 g25 k-18
_تحوط g36
_تحوط_ g36
_تحوي r-20 k-16
_تحويل_ r-20 k-33
_تحويلات_ k16
_تخ g28 m18 h-76 k27
_تخب k33
_تخبر k33
_تخبر_ k16
_تخت g36
_تختا g36
_تختار_ g36
_تختار_اخضر_ g20
_تخل r-21 h-28
_تد r40 h25
_تدا g24 m35
_تداو g24 m35
_تداول_ g24 m35
_تداول_الفروقات_ m-16
_تداول_فروقات_ m30
_تدخ r25
_تدف r34 h-21
_تدفع r34 h-21
_تدفع_ r34 h-21
_تدل h48
_تدلي h36
_تدليك_ h36
_تذ g-28 h-24
_تذك g-27 h-16
_تذكر h-26
_تذكره_ m21
_تذكره_سحب_ m22 h-31
_تذكره_يانصيب_ h33
_تر r-15 g-59 m23
_ترا g-18 m22
_ترام h25
_ترامادول_ h25
_تراه m20
_تراهنا_ m18
_ترب h15
_تربط h15
_تربط_ h15
_ترج h19
_ترجع h25
_ترك h-38
_تز r20 g-19 h42
_تزو h55
_تزوي h55
_تزوير_ h51
_تزي r25 g-35
_تزيد r31 g-32 h-23
_تزيد_ r31 g-32 h-23
_تزيي h25
_تزييف_ h25
_تس r19 k-16
_تسع h-15
_تسعه r42 h-15
_تسعه_ r42 h-15
_تسل r18 g26 h-24
_تسلي r19 h-24
_تسه h-25
_تسهر h34
_تسهر_ h34
_تسو h39
_تسول h28
_تسول_ h28
_تص r-75 h-81
_تصد h-31
_تصدي h-28
_تصديق_ h-28
_تصل r-25 g-21 h-22
_تصلي r-25 g-21 h-22
_تصليح_ r-25 g-21 h-22
_تصي r-18 m18
_تصيد h15
_تصيد_ h18
_تط g-47 m30 h23
_تطب g-24 h-42
_تطبي g-24 h-42
_تطبيق_ g-24 h-42
_تطلع_ h17
_تع r-17 g-31 h229 k-29
_تعا g-16 h33
_تعار h28
_تعارف_ h28
_تعاو g-15
_تعب m24 h44
_تعبي m32 h44
_تعبيه_ m32 h44
_تعر h97
_تعط g37 h-15
_تعطل h-15
_تعطل_ h-15
_تعق g-23 h61
_تعقد g-23 h61
_تعقد_ g-23 h61
_تعل m-29
_تعلي m-29
_تعليق_ h31
_تعم h-20
_تعو m15 h44
_تعوي m15 h44
_تعويض_ m21 h25
_تغ g-19 h33
_تغي h24
_تغيي h24
_تغيير_ h24
_تف g-31 m-29 h45
_تفا h-32
_تفاح h-22
_تفاد k17
_تفادي_ k17
_تفر h16
_تفري h16
_تفريق_ h16
_تق m-21 k20
_تقا h-19
_تقس h-27 k28
_تقسي h-27 k28
_تقسيم_ h-24 k34
_تقسيم_المبلغ_ k26
_تقل h33
_تقلي h35
_تقليد_ g-19 h55
_تقو r-15
_تك g-54 m-24 h-53 k15
_تكا h-32
_تكاف h-32
_تكافل_ h-20
_تكت g-20
_تكتب g-20
_تكتب_ g-20
_تكي r28
_تكيل h24
_تكيي r29
_تكييش_ r29
_تل r27 g38 m20 h40
_تلا r21 g-31 h48
_تلاع g-20 h61
_تلاعب_ g-20 h61
_تلد g31
_تلد_ g16
_تلده g15
_تلده_ g15
_تلف g-20 m30 h28
_تم_ h-27
_تما h51
_تماث h23
_تماثيل_ h23
_تمث h46
_تمثا h46
_تمثال_ h46
_تمر g28 h-31
_تمر_ g28 h-31
_تمر_عام_ g48 h-30
_تمل g16
_تملك g16
_تمو r23 h-22
_تموي r23
_تمويل_ r23
_تن r-65 m-20 k-15
_تنا r-26 g23
_تناز r-32 g23
_تنازل_ g28
_تنازل_عن_ g39
_تنز g23
_تنزي h20
_تنزيل_ h20
_تنك g-16 h17
_ته g-17 h54
_تهر h34 k17
_تهرب h-21 k26
_تهرب_ h-21 k26
_تهرب_من_ h-17 k23
_تهري h55
_تهريب_ h55
_تهك h17
_تهكي h17
_تهكير_ h17
_تو r48 g24 m37 h-83 k-32
_توت m42
_توتو m42
_توتو_ m34 h17
_تور r77 m18 h-65 k-20
_تورق r81 h-46 k-20
_تورق_ r81 h-46 k-20
_تورق_منظم_ r30 k-17
_توص h17
_توف g21
_توفي g21
_توفيت_ g21
_توق h-18
_توقع r-17 h-21
_توقع_ g24 m-31 h-28
_توقع_سعر_ g-19
_توقع_صعود_ g24 m-33
_توقعات_ m29
_توقي r28
_توقيعه_ r15
_توك g38
_توكن g38
_توكن_ g38
_تي r-23 m20 h35
_تيس r-23 g25
_تيسر r-23 g29
_تيسر_ r-23 g29
_ثا h-33 k24
_ثاب r22 h-25
_ثابت r22 h-25
_ثابته_ r31 h-16
_ثان k21
_ثاني k21
_ثاني_ g-19 k25
_ثانيه_ g32
_ثل g-22
_ثلا r31 g-22
_ثلاث r32
_ثلاث_ g23
_ثلاثه_ r46 g-19
_ثلاثه_الاف_ r-21
_ثم g15 h-21
_ثمر g44 h-33
_ثمر_ g36 h-29
_ثمر_قبل_ g20
_ثمر_هالشجره_ g25
_ثمر_هالنخله_ g30
_ثمن g-31 h16
_ثمن_ r18
_ثمنه r-19 g-18
_ثمنه_ r-16
_ثمنها_ h-16
_ثن g33 m77 h-27
_ثنا g33 m77 h-27
_ثناي g33 m77 h-27
_ثناييه_ g48 m66 h-24
_ثناييه_صاعد_ g41
_جا r-22 g65 m-32 h72 k-19
_جاد h20
_جادو h20
_جادو_ h20
_جار g25 h32
_جاري g27 h20
_جاري_ g27 h20
_جاك m26
_جان h33
_جان_ h28
_جاه g-17 h45
_جاهز g-17 h45
_جاهز_ h26
_جاهزه_ g-15 h19
_جاي g40 m-28 h-39
_جايز m-28 h-32
_جايزه_ m-28 h-32
_جب g-19 h33
_جبل h23
_جبلي h23
_جبلي_ h23
_جت h29
_جتن h24
_جتني h24
_جتني_ h24
_جد g45 k-19
_جدد g25
_جدوله_الدين_ r-16
_جديد_ r15
_جديده_ r-17
_جر h45
_جرا h26
_جرد g27 h-18
_جرد_ g27 h-18
_جز r-24 m-15
_جزا r-21 g28
_جزاف g50 h-31
_جزاف_ g24 h-16
_جزافا_ g25 h-15
_جزاه r-18
_جزاه_ r-18
_جزاه_الله_ r-18
_جع g-25 h22
_جعه h23
_جعه_ h23
_جل g-30 h62
_جلب h38
_جلب_ h38
_جلس g-21 h25
_جلسه g-21 h25
_جلسه_ g-21 h25
_جم r-21 g-28 m-24 h-32
_جمع r-19 m-21
_جمعي r-19 m-19
_جمعيه_ r-19 m-19
_جمل_ g15
_جن g18 h46
_جن_ h39
_جنس h21
_جنسي h21
_جني g30
_جنين g37
_جنين_ g37
_جه k24
_جها k16
_جهات k16
_جهات_ k16
_جو m44 h142 k-24
_جوا m25 h40
_جواز h42
_جواز_ h21
_جوازات_ h22
_جوال m-15 h31
_جوال_ h24
_جواي h-15
_جوايز_ h-15
_جوي m18
_جي r-34 g-22
_جيب r-22 g-19
_حا g-33 m81 h-92
_حاد r-19 g20
_حادث r-19 g20
_حادث_ r-19 g20
_حاط g-17 m95 h-37
_حاط_ m84 h-28
_حاط_علي_ m40 h-16
_حب g-28 m-30
_حبو g-35
_حبوب g-35
_حبوب_ g-35
_حبوب_مخدره_ h24
_حبوب_هلوسه_ h15
_حبي h30
_حبيب h30
_حبيب_ h27
_حت h56
_حتي h56
_حتي_ h56
_حتي_احذف_ h22
_حتي_امسح_ h17
_حتي_لو_ g17
_حج g-27 m-33 h31
_حجا h32
_حجاب h44
_حجاب_ h44
_حجز m-42
_حجز_ m-17
_حجز_جوازات_ h20
_حجزن m-25
_حجزنا_ m-25
_حجزنا_vip_ m-20
_حد g26 m-22 h-49 k24
_حد_ h-34 k39
_حدا g39
_حدا_ g39
_حر m-29 h95
_حرام h38
_حرامي_ h24
_حراميه_ h17
_حرز h45
_حرز_ h45
_حرك g26 m-18
_حركه g26 m-18
_حركه_ g26 m-18
_حرو h20
_حروز h20
_حروز_ h20
_حس r-68 g31 h-83 k29
_حسا r-20 m17 k41
_حساب r-20 m17 k41
_حساب_ g49 m47
_حسابه_ k24
_حسابي_ g-31 m-26 h26 k23
_حسابي_الخاص_ h29
_حسابي_خاص_ h20
_حسب r-20 g24 h-34
_حسب_ r-20 g24 h-33
_حسب_ما_ g49
_حسن r-28 h-49
_حسن_ r-28 h-49
_حش g-20 h-30
_حشي h50
_حشيش h50
_حشيش_ h46
_حص r-42 g75 m-47 h-32
_حصا m27
_حصان m27
_حصان_ m22
_حصت g23 m-32 h-20
_حصتي m-30
_حصتي_ m-30
_حصه r-18 m-24
_حصه_ r-18 m-24
_حض h-28
_حط m21
_حطي m24
_حظ r-19 m21 h-47
_حظ_ m27 h-51
_حظي g-21
_حظير g-19
_حف r-18 m-26 h-54
_حفظ m-17
_حفظ_ m-17
_حفظ_القران_ m-17
_حفل h-33
_حفله h-15
_حفله_ h-15
_حق r87 h53 k-46
_حق_ r82 g25 m-17 k-20
_حق_الاختيار_ g37
_حق_البنت_ h45
_حق_الخيار_ g40
_حق_الشاي_ h17
_حق_شاي_ h77
_حقن g-16 h33
_حقنا g-16 h33
_حقنا_ g-16 h33
_حقه r43 g-78 h48
_حقه_ r43 g-78 h48
_حقي r-34 g34
_حقي_ r-33
_حقيق g33
_حقيقي_ g33
_حكم g-21
_حكم_ g-21
_حل r-30 g-28 h-72
_حلا g-22 h-45
_حلق h-34
_حلو g-30 h48
_حلي r-19 g24 h-40
_حليب r-19 g24 h-40
_حليب_ r-19 g24 h-40
_حليب_البقره_ g37
_حم r-16 g88 m17 h24
_حما g55 h26
_حماي g65
_حمايه_ g65
_حمايه_اجهزه_ g16
_حمايه_شاشه_ g19
_حمر m17 h-30
_حمرا m17 h-30
_حمل g55 h-31
_حمل_ g74 h-33
_حمل_الناقه_ g37
_حمله g-15
_حمله_ g-15
_حمي h59
_حميم h51
_حميم_ h20
_حميمي_ h16
_حو r-20 g-43 h-54 k17
_حوا r-26 g-28 h-20
_حوال r-24
_حوالات_ k22
_حول g-34 h-17 k16
_حول_ r26 g-26
_حوله h24
_حي g28 h-37
_حيا h-16
_حياه h-16
_حياه_ h-16
_خا r-40 g-33 k24
_خات r-18
_خاتم r-18
_خار k31
_خارج k31
_خارج_ k31
_خاص h58
_خاص_ h47
_خاص_مقابل_ h20
_خال h-77
_خالد r-24
_خالد_ r-24
_خالي r17 h-44
_خالي_ r17 h-44
_خب g-18
_خبز g-17 h-30
_خبز_ g-17 h-30
_خت h31
_ختم h31
_ختم_ h31
_خد r45 g-20 m16
_خدم h36
_خدما h29
_خدمات_ h29
_خذ r92 g37 h-33 k20
_خذ_ r42 k24
_خذت r21
_خذه g26
_خذها g24
_خذها_ g24
_خذو r17
_خذوه r17
_خذوها_ r17
_خر m-26
_خرب g28
_خرب_ g28
_خرز g-15
_خرزه h34
_خرزه_ h34
_خرو g-19 h38
_خروف g-19 h38
_خروف_ g-17 h39
_خز r25 h-31
_خزا h-27
_خزان h-27
_خزانه_ r25
_خس r19 g-36 m44
_خسا r18 g-22 m25
_خسار r18 g-22 m25
_خساره_ r18 g-22 m23
_خسر m19
_خسرت m17
_خسرت_ m16
_خسرت_الرهان_ h-15
_خسرن h-16
_خسرنا_ h-16
_خش g-24 m-20 h-39
_خشب g-22 m-19 h-47
_خشب_ g-22 m-19 h-23
_خص r71
_خصم r71
_خصم_ r61
_خصم_فواتير_ r30
_خض g-24 h-38
_خضا g-17 h-18
_خضار g-17 h-18
_خضار_ g-17 h-18
_خط h-20
_خل r-24 m35
_خلا r-15 m47
_خلال m55
_خلال_ m55
_خلال_دقيقه_ m31
_خلاي g17
_خلايا_ g17
_خلي g29 h17
_خليه g30 h16
_خليه_ g43 h-17
_خليه_بعينها_ g26
_خم r25 g-38 h60 k-15
_خما g-19 h-15
_خمار g-19 h-15
_خماره_ h25
_خمر m-25 h55
_خمر_ m-22 h42
_خمس r29 g-19 m37 k-15
_خمس_ m29 h17
_خمسم r20
_خمسميه_ r20
_خمسه g-15 h-15
_خمسه_ g-15 h-15
_خمسي r-39
_خمسين_ r-25 m24
_خمو h37
_خمور h37
_خمور_ h35
_خن h72
_خنز h59
_خنزي h59
_خنزير_ h51
_خي r-63 g64 h-46
_خيا g75 h-41
_خيار g75 h-41
_خيار_ g33 m-15 h-28
_خيار_بيع_ g20
_خيار_شراء_ g68
_خيارات_ g42
_خيارات_ثناييه_ g54 m68
_خير r-51
_خير_ r-28
_خيري r-20
_خيريه_ r-20
_دا g98
_داخ g34
_داخل g34
_داخله_ g35
_داي g25
_دايم g25
_دب m19
_دج g-30 h76
_دجا g-29 h71
_دجاج g-27 m16 h54
_دجاج_ g-20 m19 h35
_دجاجات_ h18
_دجال h17
_دخ r-16 g-26 h-42
_دخا h-35
_دخان h-35
_دخان_ h-35
_دخل m15
_در r-24 g32 h41
_درا g-27 h41
_دراج g-15 h39
_دراجه_ g-15 h39
_دراسه_ h15
_درج h33
_درجه h33
_درجه_ h33
_درو g59 h-31
_دروب g59 h-31
_دس r28
_دسك r28
_دسكا r28
_دسكاونت_ r28
_دع m-29 h15
_دعا m-18 h44
_دعار h34
_دعاره_ h34
_دف m-18 h-16
_دفا g17
_دفات g17
_دفاتر_ g17
_دفع g-18 m-17
_دفع_ r24 g19 h-17
_دفعا g-23 k22
_دفعات_ g-23 k22
_دفعت g15
_دفعت_ثمن_ g19
_دفعن g-26 m21
_دفعنا_ g-26 m21
_دفعه r-20 m-18
_دفعه_ r-20 m-16
_دفي h16
_دفين h16
_دفين_ h16
_دق r-20 g35 m63 h-22
_دقا g15
_دقاي g15
_دقايق_ g15
_دقي r-20 g21 m62 h-21
_دقيق r-20 g21 m62 h-21
_دقيقه_ g19 m47 h-16
_دك r-18 g-19 h34
_دكت r-17
_دكتو r-17
_دكه h37
_دكها h37
_دم r-35 g-21 m-41 h30
_دم_ r-35 g-21 m-41 h30
_ده r51 g-17 m-15 h-26
_دهب r39 h-21
_دهب_ r39 h-21
_دهن h20
_دهن_ h20
_دو r40 g-25 m32 h-88 k-27
_دوا r-15 h-53
_دور r51 g-34 h-95
_دور_ r22
_دوره r44 g-22 m20 h-89
_دوره_ m23 h-87
_دورها_ r31
_دوري m-17
_دوري_ m-15
_دول r24 m21 h29
_دولا r-15
_دولار_ g15
_دولي r15 m33 h31
_دون r-17 g16 k-16
_دون_ r-17 g16 k-16
_دي r50 g-28 m-25 h65
_ديك h29
_ديك_ m-23 h47
_ديل m-16
_ديلر m-16
_ديلر_ m-16
_دين r33 h55
_دين_ r-23 h40
_دين_علي_ r23 h26
_دينا r26 h52
_دينار_ r26 h52
_دينت h-23
_دينه r38
_دينه_ r38
_ديني r-16
_ديه h-25
_ديه_ h-25
_ديو r21
_ديون r24
_ذب g-17 h32
_ذبح g-17 h55
_ذبح_ g-17 h52
_ذم h15
_ذه r32 g-22 m-16 h-19
_ذهب r35 g-22 h-19
_ذهب_ r60
_ذهب_بالتقسيط_ r27
_را r-34 g-73 m69 k-42
_رات r-52 g-15
_راتب r-51 g-15 h-18
_راتب_ r-38
_راتبي_ r-15 k-15
_راح r-17 g20
_راح_ r16 m19
_راحت r-33 g30
_راحت_ r-15 g30
_راس r71 g-34 h-20 k-16
_راس_ r63 g-32 h-20 k-16
_راس_المال_ r44 h-22
_راس_مال_ r33
_راس_مالي_ r-29 g-31
_راف m27
_رافع m27
_رافعه_ m27
_راه m27 h-15
_راهن m27 h-15
_رب r66 h-26
_ربا r24
_ربا_ r24
_ربح r29
_ربح_ r33
_ربط h44
_ربط_ h44
_ربع_ h21
_ربن r-17 h-18
_ربنا r-17 h-18
_ربنا_ r-17 h-18
_ربو r63 h-21
_ربوي r63 h-21
_ربويه_ r50 h-19
_رج h16 k-33
_رجع r-19 g-17 k-33
_رجعت r-26 m20 h27
_رجعت_ r-26 m20 h27
_رجعه r18
_رجو g18 h19
_رجوع g18 h19
_رجوع_ g18 h19
_رح h18
_رحل m19
_رحله m19
_رحله_ m19
_رحم h17
_رخ g46
_رخص g27 h-24
_رخصه g27 h-24
_رخصه_ g27 h-24
_رد_الدين_ r39
_رد_السلفه_ r-43
_رز h-16
_رس r-16 g-46 m16 k-18
_رسا m48
_رسال m30 h28
_رساله_ m32
_رساله_جاهز_ h17
_رساي m18 h-37
_رسايل_ m18 h-37
_رسم r-31 h31
_رسم_ m18
_رسمه h46
_رسمه_ h46
_رسمه_ساخره_ h17
_رسمه_سخريه_ h29
_رسو r19 g-34 m-44 h-15
_رسوم r19 g-34 m-44 h-15
_رسوم_ r26 g-34 m-44 h-15
_رسوم_ضمان_ r18
_رش g-22 m-17 h71
_رشو g-19 h72
_رشوه g-16 h61
_رشوه_ g-16 h61
_رص m23 h55
_رصي m26 h38
_رصيد m26 h38
_رصيد_ m26 h40
_رصيد_في_ h16
_رض r-23 g-19 h56
_رضا r-22 g-16 h49
_رضاه r-22 h42
_رضاه_ h17
_رضاها_ h25
_رقا m-16 h20
_رقاص m-16 h33
_رقاصه_ h23
_رقم m29 h-31
_رقم_ g18 m21 h-26
_رقم_القطعه_ g31
_رقم_في_ m34
_رم g-18 m25 h-46
_رما g-16
_رمض h-36
_رمضا h-36
_رمضان_ h-36
_رمي m32
_رمي_ m32
_ره r47 g-16 m86 h-52
_رها m104 h-17
_رهان m104 h-17
_رهان_ m66
_رهان_بين_ m17
_رهان_بيني_ m21
_رهان_علي_ g41 m-45 h49
_رهانات_ m36
_رهن r51 g-17 m-18 h-35
_رهن_ h-20
_رهن_الذهب_ r16
_رهنت r51
_رهنت_ r51
_رهنت_الذهب_ r30
_رو r-26 h91
_روا r-19
_روات r-19
_رواتب_ r-19
_روح h52
_روحا h24
_روحاني_ h24
_روحي h27
_روحيه_ h25
_رول m24
_رولي m24
_روليت_ m24
_روم h20
_روم_ h20
_ري r-28 g-51 h31
_ريا r-28 g-23 m17 h-37
_رياض h-48
_رياضي_ h-59
_ريال r-27 g-20
_ريال_ r-26 g-20 h15
_زا g-63 m27 h15
_زاد g-49 m31 h-16
_زاد_ r-23 g-42
_زادت m36
_زادت_ m36
_زار h17
_زار_ h17
_زان h16
_زانا h18
_زاناكس_ h18
_زب g19 h39
_زبا h18
_زباي h18
_زبو g22 h21
_زبون g22 h21
_زبون_ r18
_زج h-16
_زجا h-16
_زجاج h-16
_زجاجه_ h-39
_زحلا h28
_زحلاوي_ h28
_زعر h21
_زعرا h21
_زعران_ h21
_زك r-33 g-22 h-45
_زكا r-33 g-22 h-45
_زكاه r-33 h-32
_زكاه_ r-33 h-32
_زم r-16 h-18
_زمي r-16
_زميل r-16
_زه g30 m-18
_زهر g30 m-18
_زو r-15 g-29 h71
_زوا g-21
_زواج g-21
_زواج_ليله_ h21
_زوج h43
_زوجي h36
_زوجي_ h22
_زي r-25 g-56
_زي_ g-16
_زيا h-15
_زياد h-15
_زياده_ h-15
_زيت g-28 h-25
_زيتو g-18 h-29
_زيتون_ g-18 h-29
_سا r-45 g-53 m-26 h48 k-19
_ساح h19
_ساحر h19
_ساحر_ h15
_ساخ h21
_ساخر h17
_ساخره_ h17
_ساع r-23 g-25
_ساعا h23
_ساعات_ h23
_ساعت g-25
_سال g-18 h-32
_سان h25
_ساي h15
_سب g-53 m22 h20
_سب_ r-30 g-20 h27
_سبع r37
_سبعه r37
_سبعه_ r37
_سبعه_الاف_ r21
_ست r35 m18 h-32
_سته r47 h-21
_سته_ r47 h-21
_ستو g19
_ستوك g19
_ستوك_ g19
_سج g-22 h23 k16
_سجا h16
_سح r-30 g-36 m19 h-28
_سحب r-21 g-17 m25 h-76
_سحب_ r-21 g-17 m25 h-69
_سحب_سياره_ m-24
_سحب_علي_ r22 g-17 m28
_سحر g-18 h47
_سحر_ g-15 h60
_سحري h-18
_سحريه_ h-18
_سخ r-19 h64
_سخر r-19 h64
_سخري r-19 h64
_سخريه_ r-19 h64
_سد r-40 g-32 h-42
_سدد r-49 g-31 h-17
_سددت r-29 g-25 h-17
_سددت_ r-25 g-25 h-17
_سر g42 h19
_سرق h28
_سرقه h29
_سرقه_ h29
_سريه g16
_سريه_ g16
_سع r39 g22 h-39
_سعر r37 g30 m16 h-23
_سعر_ r16 g19 m20 h-16
_سعر_حسب_ g17
_سعر_علي_ g-20
_سعره r21
_سعي h-19
_سعيد h-19
_سف g15 h21
_سفل h21
_سفلي h21
_سفي g25
_سفين g25
_سفينه_ g25
_سق g-24 k54
_سقف g-24 k54
_سقف_ g-24 k54
_سك g-31 k-18
_سكر g-26 h-29
_سكر_ h-16
_سكن h-17
_سكو h51
_سكوت h51
_سكوت_ h20
_سكوتي_ h17
_سل r-21 g-31 m42 h-20
_سلف h-16
_سلفن r-15
_سلفني_ r-15
_سلفه r16
_سلفه_ r16
_سلم m-18
_سلمته_ r16
_سلو m73 h-18
_سلوت m87
_سلوت_ m22 h-29
_سلوتس_ m65 h17
_سم g34
_سمس h19
_سمسا h19
_سمسار_ h19
_سمك g40 h-32
_سمك_ g15 h-23
_سمك_ب_ g24
_سمك_في_ g55
_سن r31 g37 m-24 h-34
_سنت r-15
_سنتي r-15
_سنتين_ r-15
_سند r59 m-17 h-53
_سند_ r21
_سندا r39
_سندات_ r39
_سنه r-15 h-16
_سنه_ r-15 h-16
_سني g25 h39
_سنين g25 h39
_سنين_ g25 h39
_سه r-15 g24
_سهم g36
_سهم_ g36
_سو g-21 m17 h-15
_سوق r22
_سوق_ r22
_سي r-50 g80 m-18 k-31
_سيا r-44 h-40 k-25
_سيار r-44 h-40 k-25
_سيارتي_ g-24 h-24
_سياره_ r-27 g23
_سيج h58
_سيجا h58
_سيجاره_ h40
_سير g26 h15
_سير_ g-18 h59
_سيرف h20
_سيرفر_ h20
_شا r-35 g25 k-33
_شار r-20
_شاف g47 k-18
_شافه g47 k-18
_شافه_ g23
_شافها_ g24
_شام g23
_شامل g28
_شامل_ g28
_شاه h34
_شاي_ g-15 h17
_شاي_ل_ h43
_شاي_لامين_ h33
_شايف g23
_شب r-34 h43
_شبك r-32 g16
_شبكت g35
_شبكه r-23 g-19 m17 h15
_شبكه_ r-23 g-19 m17 h15
_شبو h34
_شبو_ h34
_شت h29
_شتم h29
_شتم_ h29
_شح m37 h44
_شحا h31
_شحاذ h24
_شحاذين_ h24
_شحن g19 m41
_شحن_ g24 m21 h-47
_شحنت m20 h55
_شحنت_ m20 h55
_شخ k30
_شخص k30
_شخص_ k27
_شر r-24 g-17 m26 h25 k-33
_شرا m-21 h61
_شراء g25 h21
_شراء_ g25 h21
_شراء_اسهم_ g-22
_شراء_ذهب_ r31
_شراب h35
_شراب_ h25
_شرط m54 h-58
_شرط_ r-19 m55 h-46
_شرط_البيع_ g50
_شرط_كے_ m35
_شركه h29
_شركه_ h29
_شركه_تامين_ g-72 h65
_شركه_تجاريه_ h-19
_شري r-19 g-22 k-16
_شريت r-19 g30 h-20
_شريت_ r-19
_شريط g-32 h48
_شريط_ g-32 h48
_شريط_ترامادول_ h15
_شع g-42 h18
_شعي h-24
_شعير h-24
_شعير_ h-24
_شغ r-17
_شغل r-17
_شف r44 g-48 h-19
_شفت r44 g-43
_شفت_ r28 g-16
_شفته r16 g-27
_شفتها_ g-19
_شق g-17
_شقت g-22 h-18
_شقه h28
_شقه_ h28
_شك r15 g-22 m-18 h-16
_شم g-19 m22 h30
_شمب h56
_شمبا h56
_شمبانيا_ h52
_شمع m31 h-28
_شمعه m35
_شمعه_ m35
_شن m-16
_شنط m-16
_شنط_ g-22 h25
_شنطه h-17
_شنطه_ h-17
_شه r91 g-18 m-32 h-68 k-20
_شهادات_ r16
_شهاده_ r-28
_شهاده_بلا_ h15
_شهر r83 g-23 m-26 h-30
_شهر_ r64 k-16
_شهري r16 g-22 m-30 h-19
_شهرين_ g-15
_شهو r28 g23 h-17
_شهور r28 g23 h-17
_شهور_ r28 g23 h-17
_شو r18 g23 m18 h-58
_شور g42 h-16
_شورت g42 h-16
_شورت_ g42 h-16
_شوط m29
_شوط_ m29
_شوي r19 h15
_شوي_ r19 h15
_شي r-33 m-19 h-38
_شي_ r-44 h-34 k23
_شيء m19 h19
_شيء_ m19 h19
_شيخ m-19 h37
_شيخه m-18 h26
_شيخه_ m-18 h26
_شيف h-15
_شيك r16 h-21
_شيكاغو_ g15
_صا r-30 g55 m46 h-31 k23
_صاح r-22 k28
_صاحب r-22 k28
_صاحب_ h-17 k32
_صاحبتي_ h27
_صار r19 g28
_صار_ r16 g28
_صاع g26 m31 h-29
_صاعد g26 m31 h-29
_صاعد_ g26 m31 h-29
_صاعد_خلال_ g-15 m15
_صاعد_في_ g-19 m26
_صال m35 h17
_صاله m26 h31
_صاله_ m26 h31
_صب r-20 g-16
_صبر r-18 h-17
_صبر_ r-18 h-17
_صح g-17 m17 h-38
_صحي h-29
_صد r-16 g-15
_صدق g-22
_صدقه g-22
_صدقه_ g-22
_صدي r-15
_صديق r-15
_صديقي_ r-15
_صر g-39
_صرف g-39 m-18 h-31
_صرف_ r15 g-36 h-25
_صرف_دولار_ r-17
_صرف_رواتب_ r-19
_صع g31
_صعو g31
_صعود g31
_صعود_ g31
_صعود_او_ m-15
_صعود_هبوط_ m38
_صغ h-22
_صغي h-22
_صغير h-22
_صغيره_ h-22
_صف r-22 g57 m22 h-34
_صفق g57 m22 h-52
_صفقا m19 h-26
_صفقات_ m19 h-26
_صفقه g57 h-25
_صفقه_ g57 h-25
_صفقه_ثانيه_ g17
_صفقه_دقايق_ g16
_صفقه_دقيقه_ g26
_صق h-35
_صقر h-35
_صل r-27 h-33
_صلاحيه_ h20
_صلح r-27 h-24
_صلحو g17
_صلحوه_ g17
_صن k-17
_صنا g22 m15 h-24
_صناد g22 m15 h-20
_صناديق_ g22 m15 h-20
_صند h-32
_صندو h-32
_صندوق_ h-32
_صنف h34
_صنف_ h34
_صو m-17 h54 k29
_صور g-36 h67 k29
_صور_ h64
_صورك h17
_صورك_ h17
_صوري r16 h-20 k42
_صوريه_ r27 k28
_صوف g30
_صوف_ g30
_صوف_علي_ g30
_صي r-26 g53 m21 h-65
_صيا r-15
_صيان r-15
_صيانه_ r-15
_صيد g52 h-51
_صيد_ g47 h-26
_صيده g16
_صيده_ h15
_صين m33
_صيني m33
_صينيه_ m33
_ضا g32 h31
_ضار g-15 h48
_ضارب g-15 h48
_ضاربه_ g-15 h48
_ضد g18
_ضد_ g18
_ضر r-18 g42 h32
_ضرب h19
_ضرب_ h37
_ضربه g26 h-18
_ضربه_ g26 h-18
_ضرع g33
_ضرعه g30
_ضرعها_ g30
_ضري h27
_ضريب h27
_ضريبه_ h31
_ضم g46 h-18
_ضما g34
_ضمان g34
_ضمان_ g37
_ضمان_راس_ r16
_ضمانه_ r18
_طا r-19 g-29 h18
_طاز g-22 h-46
_طازج g-22 h-39
_طازج_ g-22 h-39
_طال h41
_طالب h25
_طالب_ h25
_طالب_يدخل_ h17
_طالع h17
_طاو h-15
_طاول h-15
_طاوله_ h-15
_طاوله_في_ h-15
_طاي h38
_طايح h38
_طايحه_ h26
_طب r-44 h-46
_طبا r-32 h-16
_طباع r-32
_طباعه_ r-32
_طبل m16
_طبله m16
_طبله_ m16
_طبي g-33 h27
_طبي_ g-23 h39
_طر h-21 k33
_طرد h-20
_طرد_ h-20
_طري k24
_طريق k24
_طريق_ k24
_طفل h22
_طفله h15
_طفله_ h15
_طقم_ذهب_ r20
_طل m15 h58
_طلب h50
_طلب_ m15
_طلبت h58
_طلبت_ h20
_طلس h30
_طلسم h30
_طلسم_ h30
_طلع g21 h-16
_طلع_ g42
_طن g-32
_طن_ g-32
_طو r69 h-17
_طول r69 h-17
_طول_ r49
_طي g49 h-61
_طير g49 h-41
_طير_ g49 h-41
_طير_في_ g49 h-41
_ظر g24
_ظرو g24
_ظروف g24
_ظروف_ g24
_ظه g29 h-18
_عا r-38 g77 h-19 k-18
_عاج g-17 h25
_عاج_ h30
_عاد h19
_عادي g16
_عاديه_ g16
_عار g31 h-17 k-15
_عارف g41 h-31
_عارف_ g31 h-29
_عال m25
_عام g39
_عام_ g48 h-30
_عام_القادمه_ g19
_عام_قادم_ g19
_عامل h23
_عامل_ h23
_عاي g22 m-29 h-33
_عايش g47
_عايش_ g34
_عايل m-17 h-21 k15
_عب g33 m36 h21
_عبر g33 m26
_عبر_ g33 m26
_عج h-52
_عجل h-59
_عجل_ h-40
_عجله h-19
_عجله_ h-19
_عد r-34 g-38
_عدا g-20 h22
_عداد g-20 h22
_عداد_ h22
_عداد_الكهرباء_ h-50
_عدد r-23 g20 h-20
_عدد_ r-23 h-15
_عدده g19
_عددها_ g19
_عر r-46 g-55 m-23 h63
_عرا h46
_عراف h44
_عراف_ h46
_عربون_من_ g17
_عرض_ h-24
_عرق g-19 h80
_عرق_ g-17 h64
_عرق_زحلاوي_ h28
_عز h36
_عزاي h21
_عزايم_ h21
_عزي h15
_عزيم h15
_عزيمه_ h15
_عس g26 h-25
_عسل g26 h-25
_عسل_ g26 h-25
_عش g-48 m-63 k54
_عشا r-15 g-47 m-62 k58
_عشا_ m-46 h-27
_عشان g-34 h62 k60
_عشان_ g-34 h62 k60
_عشان_البنك_ r-16
_عشان_لا_ h-23 k24
_عشان_ما_ g-45 h-49 k92
_عشان_يشيل_ h18
_عشان_يمسح_ h17
_عشان_يوقع_ h23
_عشر g-27
_عشر_ r-21 g-18
_عشره r40 h-16
_عشره_ r40 h-16
_عشو g27
_عشوا g27
_عشوايي_ g17
_عص r-23 h-29 k-18
_عصا r-18
_عصي h-28
_عصير h-28
_عصير_ h-28
_عصير_عنب_ h24
_عط r19 g-19 h-53
_عطر h-66
_عطر_ h-48
_عطي r22 g-18 h20
_عطيت r22 g-18 h20
_عطيته_ r21 h20
_عطيته_عشان_ h39
_عق g84 h-88
_عقد r-16 g45 m-16 h-49
_عقد_ g51 m-16 h-49
_عقد_حمايه_ g15
_عقد_مبادله_ r-18 g33
_عقو g51 h-37
_عقود g51 h-37
_عقود_ g51 h-37
_عقود_خيارات_ m-30
_عقود_ذهب_ r-19 g16
_عل r19 g-40 h-85 k23
_علا g-18 m-39 h-46
_علاج m-36 h-71
_علاج_ m-36 h-59
_علاج_ادمان_ m-19 h-16
_علاق h27
_علاقه_ h27
_علب h-15 k-18
_علش g-18 k34
_علشا g-18 k34
_علشان_ g-18 k34
_علشان_ما_ g-16 k32
_علف g-29 h-34
_علف_ g-29 h-34
_علم k25
_علم_ k25
_علي r37 g26 m52
_علي_ r24 g91 m70 h-33 k-16
_علي_السياره_ h-20
_علي_الشوط_ m15
_علي_القرض_ r61
_علي_المكشوف_ r46 m-27
_علي_النفط_ h22
_علي_امل_ g57 h-26
_علي_انه_ r-23 g-32 m-15 h86
_علي_انها_ r-26 g-43 h79
_علي_حسابي_ r25 h24
_علي_دفعات_ k24
_علي_راس_ r32
_علي_سته_ r-32
_علي_سعر_ g22 m24
_علي_سياره_ m21
_علي_شوط_ m29
_علي_ضمانه_ r18
_علي_كفالته_ r22
_علي_كفاله_ r27
_علي_كل_ r18
_علي_كيف_ g76 h-26
_علي_هل_ g-15 m69 h-29
_عليا r29 g-22
_عليا_ r29 g-22
_عليك g-26
_علين m-17 h15
_علينا_ m-17 h15
_عليه g-17 h19 k20
_عليه_ r-15 g-39 h17
_عليها_ k22
_عليهم_ g18
_عم g-62 h46 k-20
_عما k-19
_عمال k-16
_عمال_ k-16
_عمر g-26 m16 h-16
_عمره g-26 m16
_عمل h70 k-20
_عمل_ g-31 h58
_عملا r27 h20
_عملاء_ h27
_عملات_ r33
_عمله g40 h-16
_عمله_ g40 h-16
_عمله_لسا_ g34
_عمله_لسه_ g24
_عمو g-22 h23 k20
_عمول g-22 h23 k20
_عموله_ r29 g-18
_عمي h-20
_عمي_ h-20
_عن g-37 m-54 h-76 k26
_عن_ r-18 g-51 m-24 h-47 k77
_عن_حجز_ g39
_عن_شهر_ r23
_عن_طريق_ k24
_عن_كل_ h47
_عنب g-18
_عنب_ g-18
_عند g54 m-21 h-19 k-15
_عند_ r-27 h47
_عند_الصايغ_ h-16
_عند_الصراف_ r-18
_عند_شركه_ r26
_عندن g30
_عندنا_ g30
_عنده h-18
_عنده_ h-18
_عندي r24 g51 h-36
_عندي_ r24 g51 h-36
_عندي_زبون_ g19
_عندي_مشتري_ g29
_عني r28 g-18 k-20
_عني_ r28 g-18 k-20
_عو r23 h-16
_عوا r23 g22 h-16
_عواي r23 g22 h-16
_عوايد_ r23 g22 h-16
_عي r44 g-44 m-49 h-59
_عيا r24
_عيد h-29
_عيدي h-29
_عيديه_ h-21
_عين r34 g-24 m-40 h-29
_عين_ h-16
_عينه r46 g-24 m-40
_عينه_ r46 g-24 m-40
_غا g25 h-64
_غاز h-56
_غاز_ h23
_غازي h-79
_غازيه_ h-79
_غام g40
_غامض g40
_غد g-32
_غدا g-32
_غر g40 h-38 k32
_غرا r15 h-22
_غرام r15 h-22
_غرام_ h31
_غرامه_ h-58
_غرامه_تاخير_ r19
_غرش h15
_غرشت h15
_غرشتين_ h15
_غرشتين_من_ h15
_غرق g46 h-17
_غرقت g46 h-17
_غرقت_ g46 h-17
_غس r-25 g-43 m-16 h-50 k73
_غسل k42
_غسل_ k42
_غسي g-26 h-27 k33
_غسيل g-26 h-27 k33
_غسيل_ g-26 h-27 k33
_غش g-17 h63
_غش_ g-17 h63
_غن r-28 g-22 h-40
_غنم r-28 g-22 h-40
_غنم_ h-32
_غي g30
_غير r17 g18 h25
_غير_ g32
_غير_ما_ g21
_غيره h22
_فا r68 g-60 m-50 h32
_فات g-28
_فاتو g-27
_فاتوره_ g-26
_فاض h35
_فاضح h47
_فاي r84 g-38 h-33
_فايد r37 g-24 h-32
_فايده_ r37 g-24 h-32
_فايظ r29
_فايظ_ r29
_فت g-20 h108
_فتح h72
_فتح_ h74
_فتي h29
_فتيا h29
_فتيات_ h29
_فح h-32
_فحص h-18
_فحص_ h-18
_فد h21
_فدي h21
_فديه h21
_فديه_ h21
_فر r-18 g77 m29 h-92 k-15
_فرز g43
_فرز_ g43
_فرص m57
_فرق r22 h-34
_فرق_ r22 h-34
_فرو g43 h-28
_فروق g43 h-28
_فروقات_ g30 h-21
_فز r39 m-16 h-44
_فزا r22
_فزاد r22
_فزاد_ r22
_فط g-18 h15
_فطي h27
_فطيس h27
_فع g29 m24 h-26
_فعل h-22
_فعلي g26
_فعلي_ g31
_فق r-43 g-35 m-18
_فقط r-39 g-35
_فقط_ r-39 g-35
_فك r26 g-22 m-20
_فك_ g-18 h41
_فكه h-22
_فكه_ h-22
_فل r29 g-23 h-29
_فلا k15
_فلو r32 g-20 h-24
_فلوس r32 g-20 h-24
_فلوس_ m26
_فلوسه_ r28
_فلوسي_ m-18
_فن h-57
_فه h-16
_فهد h-16
_فهد_ h-16
_فو r77 g18 m20 h-65
_فوا r69 h-82
_فوات r19 h-25 k29
_فواتير_ r19 h-25 k29
_فواي r54 h-21 k-16
_فوايد_ r43 h-18 k-16
_فوايد_بطاقه_ r23
_فود h37
_فودك h33
_فودكا_ h21
_فور h-20
_فورا r-29
_فورا_ r-29
_فورو r29
_فورورد_ r29
_فوز g23 m17 h-17
_فوز_ g23 m17 h-17
_فوق r32 g17
_فوق_ g22
_في r-29 m101 h94 k-15
_في_ g43 m50 h35
_في_الخارج_ h20 k18
_في_السوق_ r-18 g22
_في_الفندق_ m15 h59
_في_المحل_ g-18
_في_النص_ m20
_في_تطبيق_ h16
_في_حسابي_ g-20 h32
_في_سحب_ m26
_في_شركه_ g-56 h69
_في_ضرعها_ g17
_في_نفس_ r27
_في_ورث_ g19
_في_ورثه_ g58
_فيد g-17
_فيدي g-17
_فيش m61
_فيش_ m35
_فيه m22 h45
_فيه_ g31 m17 h15
_فيها g-24 h31
_فيها_ g-24 h31
_فيو g46 h-23
_فيوت g46 h-23
_قا r-21 g-20 m-25 h180
_قات r-16 g-31 m-29 h110
_قات_ r-15 g-29 m-28 h101
_قادم_من_ g19
_قار g-21 h50
_قاري g-22 h51
_قاري_ g-15
_قاريه_ h51
_قاص h27
_قاصر h27
_قاصرات_ h19
_قاعه h-19
_قاعه_ h-19
_قال r-21 g49 m17
_قال_ r-21 g62 m17 h-22
_قاي h23
_قايم h23
_قايمه_ h23
_قب g101 h-18 k-37
_قبل g112 h-55 k-37
_قبل_ g112 h-55 k-37
_قبل_العقد_ g19
_قبل_ان_ g47 h-21
_قبل_بدو_ g28
_قبل_صيده_ g15
_قبل_ما_ r44 k-21
_قد r16 m-23 h-37
_قدام_ g24
_قدي r22 m-18 h-30
_قديم r22 m-18 h-30
_قديمه_ h-30
_قر m-17 h74
_قرا h46
_قراء h31
_قراءه_ h31
_قراءه_الكف_ h33
_قراب h20
_قرابين_ h20
_قرب h23
_قربا h23
_قربان_ h23
_قرش g20
_قرش_ g20
_قرض r29 h-16
_قرض_ r29 h-16
_قرض_بفايده_ r22
_قرض_حسن_ r-28
_قرع h-21
_قرعه h-21
_قرعه_ h-21
_قرو h15
_قس r-48 h-40
_قسط r-36 g35 k-16
_قسط_ r-36 g35 k-16
_قسط_القرض_ r23
_قسط_تامين_ r-15 g16
_قسط_قرض_ r21
_قسم h-22
_قص h-35
_قض g17
_قضي g17
_قضيه g17
_قضيه_ g17
_قط r-41 m27
_قطع h17
_قطعه g-21 h-17
_قطعه_ g-21 h-17
_قطي m23
_قطيه m23
_قطيه_ m23
_قع m20
_قعد m20
_قعده m20
_قعده_ m20
_قف r-22
_قفل r-22
_قفلت r-22
_قل r20 h-19
_قلب r20 h-19
_قم g-16 m72 h-18
_قما m76
_قمار m91 h29
_قمار_ m91 h29
_قماش m-16 h-25
_قماش_ m-16 h-25
_قمح h-28
_قمح_ h-28
_قن g-28 m-19 h92
_قنا h50
_قني h26
_قنين h26
_قنينتين_ h20
_قنينتين_من_ h20
_قهوه_القاضي_ h41
_قو r-18 g-15 h40
_قوا h37
_قواد h18
_قي g-21 m15
_قيم g-21 m15 h20
_قيمته_ r-15
_قيمه g-20 m15 h34
_قيمه_ g-20 m15 h34
_كا r-30 g-52 h62
_كا_ h21
_كاز m18 h-37
_كازي m18 h-37
_كازينو_ h-42
_كاس m-23 h74
_كاس_ m-22 h64
_كاس_علي_ m-20 h29
_كاش m-19 h-22 k17
_كاش_ m-18 h-29 k17
_كاش_او_ r-35 g29
_كام g-34 m17 h18
_كامل g-31 m19
_كامل_ r35 h-20
_كامله_ r-33 m24
_كامي h19
_كاميرا_ h42
_كان r-41 m19
_كان_ r-34
_كانت g-19 m23
_كانت_ g-19 m23
_كانت_بيننا_ m23
_كب r-30 g-32 h30
_كبا h40
_كبت h52
_كبتا h43
_كبتاجون_ h29
_كبي r-24 h-35
_كبير r-24 h-35
_كبيره_ r-24
_كت r-64 g-26 m-40 k-15
_كتا g-43 m-32 h27
_كتاب g-37 m-18 h31
_كتاب_ g-34 h-35
_كتاب_عن_ h-23
_كتابه_ h74
_كتب h-15
_كتب_ h-22
_كتي r-60 g17
_كح g-17 m-15 h-32
_كحو h-27
_كحول h-27
_كحول_ h-66
_كحولي_ h16
_كذ r16 k29
_كذا r16 k29
_كر r-20 g-47 h21 k-15
_كرا g26 m15 h-17
_كرات g28
_كراتين_ g30
_كراش m20
_كراش_ m20
_كرت g-43 h65
_كرتو g-17 h25
_كرتون_ h24
_كري g-26
_كريم g-25 h-17
_كس r-34 m38
_كسب m38
_كش r50 m24 h-21
_كشف r51
_كشف_ r51
_كشف_الحساب_ r84
_كف r67 g-20 m-30 h-47
_كفا r30
_كفال r30
_كفالته_ r26
_كفاله_%_ r16
_كفاله_من_ g25
_كفل r46 m-16 h-31
_كفلت r38
_كفلته_ r38
_كفلته_مقابل_ r15
_كفلته_ياخذ_ r17
_كفلن h-17
_كفلني_ h-17
_كل r40 g21 h74 k-27
_كل_ r79 k-19
_كل_اسبوع_ r31 h-16
_كل_سنه_ r-28 g15
_كل_شهر_ r36 h15
_كل_ما_ r110 m-21 h-45
_كل_واحد_ r-28 m-16
_كل_يوم_ r25 k21
_كلا r18
_كله r-49 g49 m39
_كله_ r-40 g44
_كلها m29
_كلها_ m29
_كلو m-20 h-15
_كلوب m-16
_كلوب_ m-16
_كلي g-21 h67
_كليه h53
_كليه_ h53
_كم r-32 g22 m-16 h37 k-21
_كم_ g46 m-21 k-17
_كما r-30 h31
_كما_ r-30
_كمب r16
_كمبي r16
_كمي r-18
_كن g-20
_كه g-20
_كهر g-20
_كهرب g-20
_كهرباء_ h18
_كو r-35 g33 m20
_كو_ h38
_كوب g-17 m37
_كوبو m41 h-37
_كوبون_ m29 h-15
_كوبونات_ h-22
_كوبي h28
_كوبي_ h28
_كوت m17
_كوكا h17
_كوكايين_ h15
_كوكت h-20
_كوكتيل_ h-20
_كول g63 m-16 h-47
_كول_ g75 m-16 h-21
_كوم g16 h-25
_كومه g24 h-25
_كومه_ g24 h-25
_كي r30 g30 m-30 h-16
_كي_ r-30 g-36 m24 h31
_كير m-19
_كيرم m-19
_كيرم_ m-19
_كيس g57 m-17
_كيس_ g57 m-17
_كيش r90 g-24 h-37
_كيشت r30
_كيشت_ r30
_كيشل r29
_كيشلي_ r29
_كيشه r31 g-16
_كيشها_ r31 g-16
_كيف g52 h50
_كيف_ g55 h24
_كيك h-19
_كيل h-32
_كيلو g-25 h-23
_كيلو_ h-31
_كے r-15 g-20 m39 h-54
_كے_ r-15 g-20 m39 h-54
_ل_ h42
_لا g-53 m-58 h-127 k44
_لا_ r-37 g-26 h-27 k70
_لا_اعرف_ g-15
_لا_املكها_ g31
_لا_تخبر_ k16
_لا_موعد_ g15
_لا_يعرف_ g20
_لا_يملكه_ g20
_لا_يملكها_ g19
_لاب r28 m-30 h-23
_لابن m-25
_لابو r28 k20
_لابو_ r28 k20
_لاح g36
_لاحق g37
_لاحقا_ g37
_لاخ r-28 h-26
_لاخر r-18
_لاخر_ r-18
_لام h26
_لامي h26
_لامي_ h-17
_لامين_ h43
_لان r26 g-38 h-36
_لان_ g-37
_لانه r22
_لانه_ r23
_لاني h-26
_لاني_ h-26
_لب g23 k35
_لبن g38 m-17
_لبن_ g38 m-38 h-51
_لبنا m21 h25
_لبناني_ m21 h25
_لبنت h29
_لت r-15 g-19 k30
_لتج k19
_لتجن k19
_لتجنب_ k19
_لث g31
_لج g-16 h15 k26
_لح r-19 g15 h66
_لحا r-15 g26
_لحال r-15 g26
_لحاله_ r-15 g26
_لحف h55
_لحفل h55
_لحم h31
_لحم_ h31
_لحم_خنزير_ h25
_لد g21
_لدي g23
_لدي_ g23
_لدي_شركه_ g23
_لز h36
_لس r-61 g238 m-33 h-56 k-15
_لسا r-34 g108 m-20 h-23
_لسا_ g124 m-20 h-58
_لسا_عند_ g15
_لسا_ما_ g16
_لسه r-25 g136 h-49
_لسه_ r-25 g136 h-45
_لش r17 h-28 k24
_لشا h15
_لشاه h15
_لشاهد_ h15
_لشخ k33
_لشخص k33
_لشخص_ k33
_لشر r16 g41 h-26
_لشرك g49
_لشركه_ g49
_لشه g-16 h-15
_لشهر g-16 h-15
_لشهر_ r15
_لص g-30 h74
_لصا h40
_لصال h35
_لط h24
_لطر h24
_لطرد h31
_لطرد_ h31
_لع r-23 g-18 m86
_لعب r-22 m89 h-34
_لعب_ r-21 g-25 m91 h-45
_لعب_ب_ m33 h-16
_لعب_علي_ g-21 m42 h-36
_لعبن m-39
_لعبنا_ m-39
_لعبه g15 m19
_لعبه_ g15 m19
_لعبه_الطياره_ g-17 m29
_لعبه_ما_ g29 m-16
_لغ k26
_لغي k26
_لغير k26
_لف g-18 m37 h36
_لفا m15
_لق r-24 g-16
_لقا h31
_لقاء h19
_لقاء_ h19
_لقي r-24 h-17
_لقيت r-19
_لك g23 m23 k30
_لك_ r16 g38 m22 h-18
_لكف r-29 h37
_لكفي r-29 h37
_لكفيل_ r-29 h37
_لكل r-15 m22
_لكل_ r-15 m22
_لكي k18
_لكي_ k18
_لل r-93 g-98 m-106 h64
_للا r-30 m-39
_للاخ k18
_للاط m-26 h-21
_للاطفال_ m-26 h-21
_للاي k-15
_للب g-51 h-31
_للبا h-30
_للبن h-44
_للبي g-19 h28
_للبيت_ h-35
_للبيع_ g-16 h63
_للت m-31
_للتس h21
_للج r-19 h18
_للجا r-19 h16
_للجن h35
_للجن_ h35
_للح g-22
_للحظ h16
_للحظ_ h16
_للحف g-19
_للحفله_ h28
_للد r-17 h-44
_للدخ m22
_للدخول_ m22
_للدي m-16
_للر g-18 m34
_للز h42
_للزب h17
_للزو h19
_للزواج_ h19
_للس r30 h-20
_للسهره_ h-28
_للسي r50
_للسياره_ r50
_للش h67 k15
_للشر h74
_للض k15
_للضر k17
_للع r29 g-16
_للعم g-21
_للف r-43
_للفا m16 h16
_للفايز_ m16
_للفق r-16 h-26
_للفقراء_ r-16 h-26
_للك h27
_للم g-19 m-29 h28
_للمج g-16 h-15 k30
_للمجاهدين_ k30
_للمح r-18
_للمحبه_ h23
_للمحل_ g17
_للمر r46 g-21 h-22
_للمط g-16
_للمطعم_ h23
_للمف h20
_للمفتش_ h20
_للمفتش_عشان_ h15
_للمو g15 k-20
_للموظف_ h37 k-17
_للموظف_عشان_ h26 k-15
_للموظفين_ h-24
_لم r-20 g132 m-35 k-49
_لم_ g163 h-87 k-28
_لما r16 g37
_لما_ r24 g44
_لمج k15
_لمجم k15
_لمجموعه_ k15
_لمس h-27
_لمست g20 h-25
_لمط h38
_لمطع h38
_لمع h28
_لمو m-16 h19
_لموق m-16 h17
_لموقع_ m-16 h17
_لن r44 g-30 m-23 h-19
_لنا g-18 h18 k17
_لناس h17
_لناس_ h17
_لنف r49 h-25 k-20
_لنفس r49 h-25 k-20
_لنفس_ r30 h-15
_لنفسه_ r18
_له r98 g-19 h-53 k-22
_له_ r123 h-22 k-51
_لهم g-15 h-21 k42
_لهم_ g-15 h-21 k42
_لو r-73 g143 m33 h-63
_لو_ r-21 g117 h-39
_لو_ما_ g17
_لوا k33
_لوت g19 m92 h34
_لوت_ g36 m-17 h-26
_لوتو m98 h68
_لوتو_ m98 h68
_لوج r-17
_لوجه r-17
_لوجه_ r-17
_لوجه_الله_ r-17
_لوح m-37
_لوط g21 h-17
_لوط_ g25
_لول g25 h-27
_لولو g38 h-18
_لولو_ g38 h-18
_لولو_في_ g28 h-18
_لون m-15
_لون_ m-15
_لي m-22 h69 k-26
_لي_ r57 g28
_لي_عند_ r-17
_لير r17 g-17 h28
_ليري g-17 h35
_ليريكا_ g-17 h35
_ليريكا_بدون_ h15
_ليس g24
_ليس_ g18 h-16
_ليل h60
_ليل_ h53
_ليله m21 h18
_ليله_ m21 h18
_ليله_مع_ h22
_ليلي h49
_ليلي_ h15
_ليليه_ h31
_لين r-40
_لين_ r-40
_ما r-49 g163 m-34 h-175 k40
_ما_ r-15 g174 m-53 h-100 k88
_ما_ابي_ g-16 k18
_ما_اتفقنا_ r22
_ما_اعرفه_ g-16
_ما_انبرمجت_ g17
_ما_تاخرت_ r16
_ما_تتاخر_ r16
_ما_تطلع_ k16
_ما_تظهر_ k15
_ما_تلد_ g16
_ما_تلده_ g15
_ما_حد_ g20 k-22
_ما_حدا_ g24
_ما_شافها_ g20
_ما_نعرف_ g18
_ما_هو_ r-27
_ما_هي_ r-16 g37
_ما_يبين_ g-15 k25
_ما_يدري_ k21
_ما_يطلع_ g17
_ماب g38
_مابي g38
_مابي_ g38
_مات h-21
_ماج h21
_مار g-16 m-23 h72
_مارج g40 h-20
_مارجن_ g41 h-25
_مارس g-22
_مارس_ g-22
_مارك g-17 h43
_ماري g-15 h45
_ماك g-19 m59
_ماكي g-16 m61
_ماكينات_ m33 h31
_ماكينه_ m28 h-27
_مال r17 g27 m-24 h-62 k-25
_مال_ r39 h-28
_ماله g21
_مالهاش_ g21
_مالي r-29 g19
_مالي_ r-29 g-34
_ماليه_ g53
_ماي g-18 h-53
_مب r-26 g40 k-22
_مب_من_ g-20 h24
_مبا r-40 g55 h-41
_مباد r-40 g75 h-29
_مبادلات_ g20
_مبادله_ r-31 g55 h-18
_مبل r23 h-37
_مبلغ r23 h-37
_مبلغ_ r37 g-28 h-35
_مبلغ_ثابت_ r27
_مبلغ_ثابته_ r17
_مبلغها_ g19
_مبي h23
_مبيو h25
_مبيوق_ h18
_مت r58 m-27 h-34 k-23
_مت_ g34 h-18
_متر g-23 h-20
_متع h26
_متعه h16
_متعه_ h16
_متف g-27
_متفق g-26
_متفق_ r-30 g-26
_متفق_عليه_ r-43 g-27
_متفقين_ r33
_متي r-23 g54 k-16
_متي_ r-23 g54 k-16
_متي_ما_ g28
_مث g-28
_مثل g-28
_مثل_ r15 g-22 h-20
_مثل_ما_ r15 g-22
_مج r-17 g44 m-20 h-61
_مجا h-35
_مجان m-20 h-19
_مجانا_ r20
_مجاني_ m-17
_مجه r-17 g75 h-45
_مجهو r-17 g75 h-45
_مجهول_ g41 h-33
_مجهوله_ g33
_مح r-54 h-39 k55
_محا r-45 g16 h-55 k-19
_محار g58 h-38
_محار_ g26
_محاره_ g32 h-27
_محاض r-17 g-31
_محاضره_ r-17 g-31
_محب h20
_محبه h20
_محبه_ h20
_محت r-29 m16 h34
_محتا r-29 m20 h23
_محتوي_ g-16 h17
_محد g23 h-15 k25
_محص g18
_محصو g18
_محصول_ g18
_محصول_قبل_ g15
_محف g-32 h-42 k70
_محفظ r-18 g-31 h-35 k78
_محفظته_ k23
_محفظتي_ h-16 k28
_محفظه_ g-17 m17 k24
_محفو r29
_محل r30 g-25 h19
_محل_ r45
_محلي h25
_محلي_ h25
_مخ g24 m-20 h52
_مخا g15
_مخاط g15
_مخد h75
_مخدر h64
_مخدرات_ h31
_مخدره_ h25
_مخز g-15
_مخزن g-26
_مخط g18
_مخطط g20 h-18
_مخطط_ g20 h-18
_مخف g15
_مخفي g15
_مخفيه_ g15
_مخن h16
_مخنو h16
_مد r-37 h-38 k-15
_مدخ h-23
_مدخن h-23
_مدخن_ h-28
_مدد g-17
_مدد_ g-17
_مدر r-43
_مدرس r-26 g-30 h-28
_مدرسه_ g-22
_مدفوع_ r-26 g-21 m-15
_مدفوعه_ g18 m23
_مدفونه_ g19
_مديو r26
_مر r49 m-16 h-87 k22
_مرا r47 h-62
_مراب r53 h-24 k-17
_مرابحات_ r36 h-15
_مرابحه_ r17
_مرات r16 k20
_مرات_ r16 k20
_مراف m-15
_مرافقه_ليليه_ h43
_مراه r-16 g18 m34 h-35
_مراهنات_ m-28
_مراهنه_ g24 m52 h-23
_مراهنه_علي_ g37
_مرب r16
_مربو r16
_مربوطه_ r16
_مرت g57 h-39
_مرتج g68 h-26
_مرتجع_ g29
_مرتجعات_ g39 h-16
_مرخ k16
_مرخص k16
_مرصو h20
_مرصود_ h20
_مرض h28
_مرضي h18
_مرضيه_ h18
_مره g16 k29
_مره_ g16 k29
_مروج h15
_مروج_ h15
_مرور h-21
_مري g-22 h-21
_مز r-26 h72
_مزاد g-21
_مزاد_ g-21
_مزر g28
_مزرع g28
_مزو r-15 h53
_مزور r-15 h53
_مزور_ h20
_مزوره_ r-15 h27
_مزي h36
_مزيف h36
_مزيفه_ h31
_مس r-46 g-79 m-71 h-26 k28
_مسا r-56 g-23 m15 h-15
_مساب m22 h-15
_مسابقه_ m22 h-15
_مساج h26
_مساج_ h26
_مساج_خدمه_ h15
_مسب g27 h-34
_مسبق g27 h-23
_مسبق_ g28
_مست r27 m-37 k31
_مستا k24
_مستع g-32 m-23 h-25 k23
_مستق r25 h-25
_مستقبلي_ r25
_مستقبليات_ r-16 g39
_مستقبليه_ r24 g-15
_مستن h15
_مستو g36 h32
_مسج g-61 h-50
_مسد h-21
_مسدس h-21
_مسدس_ h-30
_مسر g-32 h98
_مسرب h18
_مسربه_ h18
_مسرو g-30 h80
_مسروق_ g-25 h42
_مسروقه_ h37
_مسك g19 h23
_مسكر g19 h23
_مسكره_ g23
_مسل m-17
_مسلس m-17
_مسلسل_ m-17
_مش r44 k-23
_مش_ g41
_مش_من_ g-22 h29
_مشا r20 h-19
_مشار r20 h-17
_مشاركه_ r20 h-17
_مشت g32
_مشتر g29
_مشتري_ g29
_مشر r21 g-21
_مشرو r27 g-21
_مشروبات_روحيه_ h24
_مشع h23
_مشعو h23
_مشعوذ_ h20
_مشغ r40
_مشغل r40
_مشغل_ r40
_مشف r-19 h36
_مشفر r-18 h29
_مشفره_ r-18 h15
_مص g-57 h-148 k45
_مصا r29 h-41
_مصار r29 m15 h-49
_مصارع_ m23
_مصاري_ r42 h-15 k-17
_مصاريف_ h-33 k31
_مصر h-63 k29
_مصرف r37 h-18 k16
_مصرف_ k16
_مصرو r-25 h-44 k24
_مصروف_ r-25 h-33
_مصروفات_ k30
_مصن h16
_مض r110 g-21 h-36 k40
_مضا m17
_مضار r-20
_مضاربه_ r-20
_مضاع r29 g-17 m26
_مضاعف_ r23 g-17 m26
_مضر k15
_مضرو k15
_مضروبه_ k19
_مضم r37
_مضمو r37
_مضمونه_ r23
_مط g-29 h-61
_مطع h-62
_مطعم h-62
_مطعم_ h-62
_مع r-18 g-21 m-36 h-58 k-49
_مع_ r30 h21 k-15
_معا r34 h-23
_معت h35
_معتم h-24
_معتمد_ h-24
_معر h-16
_معرف g24
_معرفه_ g24
_معرو g-25
_معس g-15 h-35
_معسل g-15 h-35
_معسل_ g-15 h-35
_معق h-42
_معقم h-42
_معقم_ h-42
_معل r-71 h16
_معلق g39 h16
_معلق_ g45 h16
_معلق_علي_ g51 h-16
_معلو r-41 g-25
_معلوم_ r-39 g-21
_معه r15 g-16
_معي g16 h15
_معي_ h23
_مغ g38 m-18 h46
_مغش h31
_مغشو h31
_مغشوش_ h25
_مغل g30 h17
_مغلف h21
_مغلق g25
_مغلقه_ g25
_مف g39 m15 h-68
_مفا g29 h-16
_مفاج g39 h-16
_مفاجات_ g21
_مفاجاه_ g17
_مفت m19
_مفر g22
_مفرو g22
_مفروز_ g15
_مق r-21 g-17 h56
_مقا m28
_مقاب h27
_مقابل_ h27
_مقابل_ان_ h49
_مقام m46
_مقدد_ h-15
_مقر h46
_مقرص h24
_مقرصنه_ h17
_مقط g-17
_مقطو g-17
_مقطوع_ g-17
_مقف g41 h-24
_مقفل g16
_مقفو g25
_مقفوله_ g25
_مقل g-15 h86
_مقلد g-15 h86
_مقلده_ h69
_مك r36 k-24
_مكا g18 k-15
_مكان g23 h22
_مكت r27
_مكتب m17
_مكتب_ m17
_مكتو r36
_مكتوب_ r20
_مكر h15
_مكف r38
_مكفو r38
_مل r-22 g90 m-27 h-78 k-32
_ملا h-22 k-15
_ملاب h-20 k-15
_ملابس_ h-20 k-15
_ملص h15
_ملصق h15
_ملغ h19
_ملغو h19
_ملغومه_ h19
_ملك g84 h-57 k-15
_ملكن g19
_ملكنا_ g19
_ملكه g21
_ملكه_ g21
_ملكي g39 h-35
_ملكي_ g32 h-29
_مله g21
_مم g42 m-17 h-59
_من g-32 m-67 h70
_من_ r-96 g26 m-51
_من_السفاره_ h29
_من_السوق_ r21 g-20 h-19
_من_القرض_ r-71
_من_اللي_ r48 g-30 h49
_من_المحل_ r21 g-20
_من_المزاد_ g56
_من_المعرض_ h-18
_من_امازون_ g31
_من_بنك_ h-19
_من_حد_ k24
_من_حقنا_ g-16 h33
_من_حقه_ g-48 h44
_من_حقي_ g-27 h27
_من_شركه_ g40 h32
_من_عند_ h29
_من_غير_ g43
_من_فوايد_ r-15
_من_محل_ r20
_من_مكتب_ r15 m22
_من_هذه_ g23
_من_ورا_ g-15 h30
_منت g-23 h28
_منته g-23 h28
_منتهي_ g-20 h22
_منتهي_الصلاحيه_ h17
_منتهي_صلاحيه_ h15
_منج g-15 h48
_منجم g-15 h48
_منجم_ h43
_منجم_يقول_ h19
_منس h18
_منسو h18
_منسوخه_ h18
_منص g-15
_منصه g-15
_منصه_ g-15
_منظ r54 h-20 k-17
_منظم r54 h-20 k-17
_منظم_ r54 h-20 k-17
_منف g21
_منك g-19
_منك_ g-19
_منه_ r15 h-25
_منها h16
_منها_ h16
_مني r41
_مني_ r41
_مه r-23 g-18 h67
_مهر h20
_مهرب h25
_مهك h30
_مهكر h30
_مهكره_ h26
_مهل h15
_مو g64 m-57 h-19 k-20
_مو_ r38 g23 h37
_مو_عندي_ g41
_مو_من_ g-21 h23
_موا g24
_مواص g25 h-19
_مواصفات_ g28
_موب h23
_موبا h23
_موج g42 h-17
_موجل g53 h-17
_موجل_ r-18 g27
_موجلان_ g23
_موجله_ r18 g-23
_موجلين_ g30
_مود h16
_مودي h16
_موديل_ h16
_موز g-32
_موزو g-32
_موع g58 h-18
_موعد g58 h-18
_موعد_ g61 h-18
_موق g-16
_موقع_تعارف_ h19
_موقع_مراهنات_ h18
_مي r-22 g-33 m100
_ميا g-21 h-24
_ميت h48
_ميته h62
_ميته_ h62
_ميتي h-28
_ميتين_ h-28
_ميس m34 h-29
_ميسر m42 h-21
_ميسر_ m42 h-21
_ميل m20 h-25
_ميه m28
_ميه_ m28
_نا r-80 g-59 h22
_ناب_ h32
_ناد r-17 g-16 h-20
_نادي r-17 h-29
_نادي_ r-17 h-29
_ناس k15
_ناس_ k15
_ناص r-20
_ناصر r-20
_ناصر_ r-20
_ناف h59
_نافق h59
_نافق_ h43
_ناق r-22 g-33 m28 h-33
_ناقه g-23 h-33
_ناقه_ g-23 h-33
_ناي m-15
_نايت m-15
_نايت_ m-15
_نب m-22
_نبي m-21
_نبيد h21
_نبيد_ h21
_نبيذ h20
_نبيذ_ h20
_نت g-29 h-48 k47
_نتج k22
_نتف g17
_نتفا k17
_نتفادي_ k17
_نتفق_علي_ g-19
_نج r-16 k60
_نجم h-24 k70
_نجمع h-24 k70
_نجمع_ h-24 k70
_نجمع_فلوس_ k27
_نجمع_كاش_ k26
_نجو h33
_نجوم h33
_نجومي_ h33
_نح r-31 g73 h-43
_نحد g50 h-22
_نحدد g50 h-22
_نحدده_ g46 h-17
_نحدده_بعد_ g18
_نحس h18
_نحس_ h18
_نخ g33 h-26
_نخت g20 h-16
_نز r84 h-17
_نزل r69
_نزل_ r40
_نزلت r18
_نزلت_ r18
_نزو r18 g17 m20
_نزول g18 m20
_نزول_ g18 m20
_نس r57 m24 h26
_نسا h31
_نساي h31
_نسب r35 m33
_نسبه r19 m23 h-18
_نسبه_ r19 m23 h-18
_نسخ_ h23
_نشو g15
_نشوف g15
_نشوف_ g15
_نص r-27 m-16 h18 k-23
_نص_ g22 m19 h-62
_نصب g-21 m-16 h36
_نصب_ g-17 m-16 h25
_نصب_علي_ g-17 m-16 h21
_نصف g-22 h49
_نصف_ g-22 h49
_نصي r-23 k-22
_نصيب r-23 k-22
_نصيب_ g-36 m44 h34
_نصيبي_ g40 m-15 h-42
_نصيبي_في_ g78 h-23
_نصيبي_من_ g-32 h-26
_نظ r18 h-27
_نظي r30
_نظير r30
_نظير_ r30
_نعر g18
_نعرف g18
_نعرف_ g18
_نف r-40 g-26 m-24 h42
_نفس r-37 g-36 m-26 h38
_نفس_ r-40 h25
_نفس_المبلغ_ r-35
_نفسه g-28 m-15 h22
_نفسه_ g-28 m-15
_نفسه_يشتريه_ r22
_نفسه_يشتريها_ r26 g-21
_نق r29 g-45 h-131
_نقا m16
_نقد g-45 m-16 h-46 k19
_نقد_ r21
_نقدا g-36 h-29 k23
_نقدا_ g-36 h-29 k23
_نقو r21 h-46
_نل g22
_نه r-23 g-18 h33
_نها r-23 g-18 h33
_نهاي r-23 g-18 h33
_نهايه_ r-23 h41
_نهايه_الشهر_ r-23
_نو r-27 g36 h-45 k24
_نوع g44 h-31
_نوع_ g16 h-15
_نوعه g28 h-15
_نوعه_ g17
_ها r-50 g85 m34 h-66 k-18
_هاب h-21
_هابط h-28
_هابط_ h-28
_هابط_خلال_ m21
_هاته h37
_هاته_ h37
_هار m38
_هاك g-20 m25 h35
_هال g94 m-22 h-77
_هالس h-21
_هالش g22
_هالشجره_ g25
_هالشهر_ r15
_هالن g30
_هالنخله_ g30
_هام r-28 g37 h-28
_هامش r-20 g62 h-24
_هامش_ r-20 g62 h-24
_هاي h30
_هاين h30
_هاينكن_ h30
_هب m31 h-19
_هبو m31 h-19
_هبوط m31 h-19
_هبوط_ m25 h-19
_هج h37
_هد r-18 g-31
_هدا h-15
_هداي h-15
_هدايا_ h-15
_هدي r-18 g-31
_هديه r-18 g-31
_هديه_ r-18 g-31
_هديه_زواج_ h-36
_هديه_لشاهد_ h15
_هديه_للموظف_ h16
_هذ m24 h-19
_هذا g-35 m25 h26
_هذا_ g-35 m25 h26
_هذه g23
_هذه_ g23
_هذي g21 h-44
_هذي_ g21 h-44
_هر h20
_هرم h18
_هرمي h18
_هرمي_ h18
_هك m-15 h49
_هكر m-15 h49
_هكر_ m-15 h49
_هل g-21 m65
_هل_ r-16 g-15 m69 h-29
_هلو h15
_هلوس h15
_هلوسه_ h15
_هن g23
_هو r-44
_هو_ r-44 h-23
_هوي h17
_هي r-41 g17
_هي_ r-39 g29
_وا r-15 g-23 m21 h-75
_وات g-21 h16
_واتس g-21 h16
_واح g44 m-16 h25
_واحد r-23 g52 h26 k-30
_واحد_ r-23 g24 k-21
_واحد_من_ g50 h-20
_واحده_ g29 h17
_واحده_من_ g23 h-16
_واحو k31
_واخ m-22
_واخذ g16 m-15
_واخذ_ r16 m-19 h-15 k16
_وار r19 g72 m24 h-35
_وارب r23 m30
_واس r-35 g-41 h30
_واست r-27 g-18
_واستلمتها_ r-22
_واسط h33
_واسطه_ h33
_واش g-20
_واشت g-20
_واق g-26
_وال m37 h-86 k-18
_والا r16 m31 h22
_والب r28 g29
_والباقي_ r21 h23
_والبضاعه_ g30
_والبضاعه_موجلين_ g15
_والت r27 g-27
_والتسليم_ r27 g-18
_والث g18
_والثمن_ g18
_والج m21
_والخ r-22 h-18
_والخساره_ r-22 m-18 h-15
_والخساره_علي_ r-22
_والد r27
_والر r-16 g-15 m-29 h-29
_والربح_ m-22
_والس m15
_والسعر_ g16
_والف k19
_والق g-15
_والل g-21 m35
_واللي_ m35
_والم r-23 h-36
_والمبلغ_ r-22 g-18
_والمحتوي_ g15
_واله g24
_والهبوط_ g24
_وان_ m24
_وانا h41
_وانا_ h41
_واي h23
_واين h27
_واين_ h27
_وب r77 g29 m-22 h-19 k-34
_وبا g-15
_وباق g19
_وباقي_ g19
_وبد g23 h-18
_وبدو g28
_وبر r20
_وبرج r20
_وبش g28
_وبشت g28
_وبشتريها_ g28
_وبع g-19
_وبعت r18
_وبعد r-27 g-25
_وبي r39 g-19 m34
_وبير r-15
_وبيرجعها_ r-15
_وبين r15 g-16 m21
_وبين_ r-25 m21
_وت r16 g-96
_وتح k17
_وتحو k17
_وترج r16
_وتو h-22
_وث r49 g36 m-16 h-38
_وثل r26 g-15 h-19
_وثلا r32
_وثي g43
_وثيق g43
_وثيقه_ g43
_وج g-60 m-19 h18
_وجب h-22
_وجبن h-22
_وجبن_ h-22
_وح k24
_وحد g31 h17
_وحده g31 h17
_وحده_ g31 h17
_وحل h-17
_وحو k24
_وحول k24
_وحول_ k24
_وخ r23 g-24 m23 h-43
_وخس m15
_وخسر m15
_وخل k16
_وخم r48
_وخمس r48
_وخمسميه_ g19
_وخمسين_ r45
_ود g-24 m20 h-25 k-24
_ودع h20
_ودع_ h20
_ودف r-48
_ودفع r-42
_ودفعت_ r-32
_ودي m18
_ودي_ r-19
_وديع r15
_وديعه_ r15
_وذ h-61
_ور r27 g31 h-51 k-44
_ورا m34 h22
_ورا_ g-15 h30
_ورث g69 h-37
_ورث_ g19
_ورث_وهو_ g19
_ورثه_ g58
_ورثه_وهو_ g15
_ورثه_وهي_ g19
_ورج r42 h-16
_ورجع r42 h-16
_ورجعوا_ r45
_ورجعوا_خذوها_ r17
_ورد r-17
_ورد_ r-16
_ورده r33
_وردها_ r33
_ورق r-30 h31
_ورق_ h-19
_ورقه r-29 h31
_ورقه_ r-29 h31
_ورقي g26
_ورقيه_ g26
_ورو h-23
_وز r73 h-52
_وزا r42
_وزاد r42
_وزد r16
_وزن r15 g19
_وس r-51 g-85 h-34 k19
_وسد r-15
_وسدد r-15
_وسددت_ r-15
_وسك h57
_وسكي h57
_وسكي_ h57
_وسل r-29 g-25
_وسلم r-29 g-22
_وسي k30
_وسيط k34
_وسيط_ k34
_وش h-57 k24
_وش_ g37 k24
_وشر h-25
_وشري h-25
_وشف g-29
_وشفت g-29
_وص g-28 m-16
_وصا r28 g-20
_وصار r28 g-20
_وصف g20 h22
_وصف_ g33 h-18
_وصفه h40
_وصفه_ h40
_وصل g-28
_وصلت g-15
_وصلن k34
_وصلني_ k34
_وط g-36 m24 k18
_وطل m36 h21 k18
_وطم g-25
_وطما g-25
_وطماطم_ g-25
_وع g-104 m-32 h-142
_وعد r-19 g-44 h-32
_وعش r21
_وعشر r21
_وعشرين_ r21
_وف r42 g-42 m-23 h-50
_وفا r24 g16
_وفح g-18
_وفل g-27
_وفو r20 h-17
_وفوق r25
_وق g57 m-36 h-42 k-15
_وقا h-20 k16
_وقال h-20 k16
_وقال_ k16
_وقت r-25 g42 h-31
_وقت_ r-25 g42 h-31
_وقت_ما_ g37
_وقط g-44 h30
_وقع r49 g32 k-15
_وك r-16 g-53 h-34 k-15
_وكت m-19
_وكتب m-19
_وكتبت_ m-19
_وكش h48
_وكشف h48
_وكشف_ h48
_وكل m17
_وكل_ m17
_وكل_واحد_ m-24
_وكي g-30 h-61
_ول r-44 g86 m-42 h-85
_ولا g76 m-20 h-44 k-30
_ولا_ g74 m-19 h-44 k-28
_ولا_متي_ g24
_ولد r29 g23
_ولم r-41 g16
_ولم_ r-15 g16
_ولي r-22 m-18
_ولي_ r-22 m-17
_وم r-43 g-73 m-19 h-92
_وما r-51 g71 h-17
_وما_ r-69 g74
_وما_حددنا_ g21
_ومس r-24 h-23
_ومع r58 g-30
_ومعه r29 g-21 h18
_ومعه_ r31 h30
_ومو g-51
_وميه r17
_وميه_ r17
_ون r53 g-35 m35 h17
_ون_ m70 h15
_ون_اكس_ m51 h24
_ونص r105
_ونص_ r105
_وه r29 g24 m-40 h-44 k104
_وهذ m-19
_وهم h-23 k47
_وهمي h-23 k47
_وهمي_ h-15 k19
_وهميه_ k29
_وهو r39 g27
_وهو_ r39 g27
_وهو_ما_ h16 k-16
_وهو_نفسه_ r58 g-28
_وهي g-18 k69
_وهي_ k69
_وو g-23 m-26 h-22
_وي r27 m18 h47
_ويا r15
_وياخ r15
_وياخذ_ r17
_وير r-21
_ويس g-15 h45
_ويسك h41
_ويسكي_ h41
_ويش h22
_ويشغ h22
_ويشغله_ h22
_وين g27
_يا r-64 m108 h-76 k22
_يا_ r-39 g26 m47 h-50
_يا_نصيب_ m50 h15
_ياج k25
_ياجر k25
_ياجر_ k25
_ياخ m55 h-24
_ياخد k15
_ياخد_ k15
_ياخذ r-17 m49 k-15
_ياخذ_ r-21 m46
_يان m18 h24
_يانص m18 h24
_يانصيب_ m18 h24
_يب r-22 g34 h-28 k29
_يبد g21
_يبي h-17 k35
_يبيع_ h-15
_يبين g-15 k36
_يبين_ k28
_يت g29 h23
_يتا r38 h-16
_يتاخ r38 h-16
_يتاخر_ r38 h-16
_يتح g38
_يتحد g38
_يتحدد_ g38
_يتص h47
_يج r16
_يجي r26
_يجيب g21
_يجيب_ h24
_يجيبه_ g26
_يح r-52 k28
_يحد g67 h-25
_يحدد g67 h-25
_يحدد_ g47 h-18
_يحدده_ g15
_يحس r-28 g-17 k32
_يحس_ g-16 k32
_يخ r-21 g52 h20 k16
_يخت g26 h29
_يختا g26
_يختب h25
_يختبر_ h25
_يد r-84 g32 m-25
_يدخ h33
_يدخل h33
_يدخل_ h33
_يدر k24
_يدري k24
_يدري_ k24
_يدف r-24 g43
_يدفع r-24 g48 h-18
_يدفع_ r-22
_يدفعون_ g40 m-18
_يدفن h24
_يدفن_ h24
_ير r-32 g36
_يرج r18
_يرجع r18
_يرجع_ g-22 k18
_يرد r-24
_يز r22 h-19
_يزي r24
_يزيد r24
_يس r65 g-54 h34 k16
_يسا h-19 k27
_يسال h-19 k27
_يسب m17
_يسبق m17
_يسبق_ m17
_يست r19
_يسل r34 g-20
_يسلم r31
_يسه g21
_يسهل g21
_يسهل_ g21
_يش r57 h21 k-15
_يشت r53 g-17 h-17
_يشتر r53 g-17 h-17
_يشتريه_ r18
_يشتريها_ r22 g-15
_يشغ h23
_يشغل h23
_يشغله_ h23
_يشي m15 h18
_يشيل m15 h18
_يشيل_ m15 h18
_يصل g16
_يصلح g16
_يصي h18
_يط g-38 h54 k28
_يطر h16
_يطرد h18
_يطرد_ h18
_يطل g-19 m16 k29
_يطلع g-23 m16 k17
_يطلع_ g-23 m16 k17
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يع r-17 g60 h48
_يعر g32
_يعرف g32
_يعرف_ g38
_يعط r-15
_يغي h16
_يغير h16
_يغير_ h16
_يف r-18 g56 h58
_يفت g34 h-15
_يفتح g34 h-15
_يفتح_ g34 h-23
_يفتح_اعلي_ g26 h-21
_يفك g-16 h67
_يفك_ h53
_يفك_كل_ h16
_يق g29 h23
_يقر g32
_يقرا g-17 h32
_يقرا_ g-17 h32
_يقرر g48 h-24
_يقرر_ g17
_يقرره_ g16
_يقول_ h26
_يك r-17 g27 k-20
_يكت r-28 h17
_يكتب h20
_يكتب_ h23
_يكف k-15
_يل m27
_يلع m18
_يلعب m18
_يلعب_ m18
_يلعب_علي_ m18 h-18
_يم g50 m-18 h53
_يمت h28
_يمتح h28
_يمتحن_ h28
_يمس h17
_يمسح h17
_يمسح_ h17
_يمش h17
_يمشي h17
_يمشي_ h17
_يمل g43
_يملك g43
_يملكه_ g22
_يملكها_ g22
_ين g25 k49
_ينب g20 h-17 k19
_ينت g34 h-18 k15
_ينتب g-15 k17
_ينتبه_ g-15 k17
_ينز m16 h21
_ينزل g-17 m16 h29
_ينزل_ r-16 g-16 m16 h29
_ينع k16
_ينعر k16
_ينعرف_ k16
_يو g-16 m-25
_يوص r16
_يوصل r16
_يوصل_ h-21
_يوق h23
_يوقع h23
_يوقع_ h23
_يوم g-43 k15
_يوم_ g-28 h-29 k20
_يومي r28 g-15 h28
_يوميه_ h15
_يون r-24
_يوني r-24
_يونيو_ r-24
_چر h28
_چرس h28
_چرس_ h28
a2a r43 g-23 m28 h-20
a2a_ r26 g-28
a2e r24
a2i m16 h28
a2id r15
a2kh r17
a2khe r17
a2m r-23 g42 h-21
a2me r-23 g42 h-21
a2mee r-23 g42 h-21
a2s r37
a3_ r29 g113 m54
a3a g-26 h29
a3a_ g-28 h42
a3d r47 g21
a3d_ r43 g19
a3h h-15
a3ho h-15
a3m r19
a3n r-18 g24
a3na g24
a3r r-15 g25
a3t r-55 g-24 m17
a3t_ r-24 g-16 m27 h15
a5e h19
a7_ m49 h39
a7a m15 h-55 k34
a7al r17
a7al_ r17
a7e r-29 m35 h41
a7ed r-20
a7ed_ r-20
a7m h49
a7s g42
aa_ g-23 m29 h-18
aab r-18 h-17
aad r-32 g49 h-53
aad_ r-16 g51 h-47
aaj r45 h-32
aal r-15 g25 h59
aal_ g31 h35
aam g30
aam_ g34 h-18
aami h17
aamil h17
aan g18 h-25
aar r-35 g23 m17 h17
aar_ g30 h-17
aas h22
aat h-43
ab_ r-100 m27
aba r-43 m-30 h57 k-17
aba_ r-25 m-17 h23
abad h23
abah r40 g-16 h-18
abaha r41 h-25
abar r-20 h22
abare h28
abay r-37
abaya r-37
abb r46 g28 h-26
abby r50 h-17
abby_ r50 h-17
abe r39 g-53 h136
abel g-49 h76
abel_ g-47 h57
abell h31
aber r24 h62
abet r35
abet_ r48
abi g-25 m-34 h-37
abi_ r33 h-32
abil r-19
abili r-19
abin h-19
abis h33
abis_ h33
abl r33 g27 m-15 h-24 k-21
abl_ r18 g85 h-47
abla r-20 h33
ablag h33
able r36 g-48 h-24 k-15
able_ g-51 h-58
ables r32
ablet h34
abo r-41 g-68 m52 h71 k15
abon m58 h-17
abong m58 h-17
abor h48
abor_ h26
abort h22
abou r-23 g-49 m-17 h37
about r-16 g-40
abov m20 k32
above m20 k32
aboy h24
aboy_ h24
abr r-19 g-17
abra h43
abraj h43
abri h-26
abro h-30 k18
abroa k23
abs r19 m-22 h82
absi h44
absin h43
abso h36
absol h36
abt r20 h-26
abt_ m16 h-23
abu r29 h32
abu_ r38
aby r-16 g-19
aby_ g-19 h72
abys h-88
abys_ h-33
ac_ r-37 h42
aca m47 h63
acc r18 g23 m61 h-54 k34
acca m84
accar m50 h20
accep r31
acci m-21 h-32
accid g22
accin m-21 h-28
acco m-26 h-27 k41
acco_ g-18
accou r16 g28 m-16 h-32 k44
accr r24
accru r24
accu m24 h17
accum m24 h17
ace r20 g-30 k-18
ace_ h22
aced m31 h-20
aced_ m31 h-20
acem m-16
aceme m-16
ach r-44 m29 h-50
ach_ r31 h-22 k29
acha m30
acha_ m27 h-22
achc g20
achch g20
ache r-45 g-19 m-25 h-41 k-25
ached r-15 h-31 k-20
achel h26
acher m-20
achi r-17 m33 h-50
achin r-16 m36 h-20
acht h43
acht_ h43
aci g-22 h56
acil r30 h54
acili r30 h54
acin m21
acing m21
ack r-29 g-73 h122 k-21
ack_ g-52 h95 k-17
acka m-27 h-21
ackag m-32 h-21
ackd h-15 k25
ackda h-15 k25
acke r-17 m-60 h64 k-16
acked h111
acker m-26 h-28
acket m-21 h-19
ackg h-16
ackga h-16
ackh h38
ackha h38
ackj m37
ackja m37
ackm h28
ackma h28
ackp m59
ackpo m59
acks h-29
acks_ h-29
aco m30 h87 k-25
acon h52
acon_ h57
acq h23
acqu h23
acqui h23
acr g-21 h59
acri h34
acrif h34
acro g-20 h25
acros g-20 h25
act g-17 h-70
act_ h43
actl r-22
actly r-22
acto r63 h-72
actor r63 h-72
actu r-35 g-18 h-33
actua r-33 h-15
acu g-28
ad_ r-53 m35 h-77 k16
ada g39 h-53 k19
ada_ r-39 m28 h-15
adab g22
adabl g22
adam h22
adam_ h16
adaq h-17
adaqa h-17
adar h-18 k37
adar_ h-18 k37
add r61 g-35 h32 k-31
add_ r29 g28 m27 h23
adda r-21 g-22
adde r24 g-28 h18 k-15
added r54 h28
adder g-19
addic m-22 h-23
adds r40 k-18
adds_ r40 k-18
ade r-27 h-25
ade_ k18
aded h-22
adee r-31 g20 h-21
adel h20
adell h27
ader h33
ader_ h33
ades m17
ades_ m17
adf r33 g26
adi r56 g-28 m-29 h73 k-16
adie h37
adies h37
adiu h-18
adium h-18
adiy r24
adj h-16
adju h-16
adjus h-16
adl g21
adli g21
adlin g21
adm r25 h-30
admi h-27
ado r-38 g-64 m-30 h127
ado_ r-28 g-16
adob h35
adol g-20
adol_ g-20
adoo h20
adoo_ h20
adop h16
adopt h16
ador h43
ador_ h43
adr g50
ads m-35
ads_ m-35
adt g17 h-40
adt_ r-25 g25 h-40
adu h60
adu_ h26
adua r15
aduat r15
adul h41
adult h34
adv r-28 m-15 h26
adva r-23 g17
advan r-23 g17
adve g16
adver g16
advi g-20
advic h26
ady r-21 g18 m-24 h22
ady_ r-21 g19 m-24 h15
aed r32 g-24 m16 h-36
aed_ r32 g-23 m21 h-17
af3 r21
af_ r22 g-27 h-31 k-21
afa r24 g36
afa3 g39 m-17 h-17
afa_ r22
afala r28
afe g-41 m28
afe_ g-44 m23 h-21
afee h29
aff r-55 g-32 m42
aff_ r-39 m23 h-39
affi h65
affic h49
affl g-18 m40 h-35
affle g-18 m40 h-35
affr h-40
affro h-40
afi g29
afs g-21 m-15 h-37
afs_ g-18
aft r19 g30 m-19 k19
aft_ r41 m-17
afte g45 m-24 k23
after g45 m-24 k23
afto h-15
afu h-31
aful h-31
ag_ k17
aga r-48 g29 m50 h-36 k-22
aga_ r-55 h-25
agai r18 m28 h32
again r19 g18 m22 h31
agan m22 h-17
agan_ h-20
agana m18
agay g-21 m15 h43
agay_ g-19 h66
agaya m20 h-17
agaz h-20
agazi h-20
age r-22 g-54 m27 h117 k-30
age_ m-15 h43
aged g22 h19
aged_ g22 h19
agei h33
agein h33
agen g-36 h-52 k-16
agent g-22 h-31
ager m56 h68
ager_ m23 h43
agerm h21
ages r-15 g-19
ages_ r-15 g-19
agg r-18 h-34 k26
agga r-18 h-26 k26
aggag h-24
agh g55 h15
agh_ g36 h19
agha r27
agic_ h-15
agici h16
agn h24
agne h23
ago g42
ago_ g52 h-30
agon h27
agon_ h25
agr r34 g34 h-48
agra g20 h-16
agram g20 h-16
agre r43 g18 h-42
agree r43 g18 h-42
ags r-15 g-45
ags_ r-15 g-45
agu r-27 m31 k-24
ague r-26 m31 k-24
ague_ r-26 m31 h-28 k-15
agues h35
ah_ r73 g-56 m-46 h-78 k-16
aha r107 g19 m69 h-94 k-20
aha_ r-20 g-38 m-20 h-41
ahab g-15 m15
ahab_ m16
ahad r16 m20
ahah r31
ahah_ r31
ahan m58
ahar r46 g-19
ahay g32
ahay_ g32
ahe r18 m-18 h36
ahea g22
ahead g22
ahee h31
aheen h31
ahi r22 g49 h-53 k30
ahi_ r-34 g47 h-20
ahid k36
ahin r41 h-22
ahine r36 h-20
ahl r21 g-19 m18 h72
ahn m41 h-17
ahn_ m41 h-17
aho m-16 h-28
ahr r26 g-19 h-37
ahr_ r-17 h-36
ahra h24
ahra_ h29
ahre g-15 h-18
ahrei g-15 h-16
ahw m-17 h-28
ai_ r107 g-38 m31 h-19
aid r18 g-25
aid_ r16 g-18 m18
aids k17
aids_ k17
aig g32
aig_ g28
aik r22
aikd r22
aikda r22
ail r-62 m-31 k-16
ail_ r-25 m-22 h-21
aile h55
ailey h52
ailo h-38
ailor h-38
aily k-19
aily_ k-19
aim r21 g39
aim_ r20
aime g39
aimed g39
ain g-68 m-84 h-74
ain_ r65 h-78
aine r23 h40
aine_ h63
ained r15 g-19 h-18 k15
aini r16 m-18 h18
ainin r16 m-18 h18
aink r21
ainkd r21
ains r-44 m-21 h-45 k-18
ains_ r-28 m-23 h-53
ainst r-16
aint r-74 m-28 h-24
aint_ r-37 m-26 h-31
ainte r-30
air r-49 m-49 h-113 k-37
air_ r-65 m-43 h-47 k-28
airc r21 h-37
aire h41
aired h41
airi h20
airin h20
airl h-15
airli h-21
airp r-16 m16 h15
airpo r-16 h24
airs r-24 m-18 h-59
airs_ r-24 m-18 h-59
airt r33
airti r33
airy g-18 h-39
airy_ g-18 h-39
ais r-29 g-43 k20
aisa r-26 m19 h-48 k-20
aisa_ r-25 g26 m19 h-48
aisal g-21 k-18
aise g-29 h73 k40
aise_ h59
aiser k19
aisi h-27
aisin h-27
ait r27 g17 h-20
aiti r17
aitin r17
aiv r-19 g17
aive g17
aiw m35 h30
aiwa m35 h30
aj_ r93 g-37 m-32 h-19
aja3 r-24 h-19
aje g-23
aji g-15 m28
ajid g-15 m28
ajid_ g-15 m28
ajj r19 g17
ajl h-17
ajli h-17
ajlis h-17
ak_ r-95 g-26 h133 k-22
aka m26
aka_ r36 m43 h50
akaf h-31
akafu h-31
akal r-15
akala r-15
akam h-23
akat r-32 m-15 h-36
akat_ r-32 m-15 h-36
ake r-41 g-35 m-32 h17
ake_ r-24 g39 m40 h41
aked h66
aked_ h66
aken m-22
aken_ m-22
aker r-23 g-76 m-35 h-98
aker_ g-55 h-28
akery g-19 m-28 h-65
akes r36 m-15
akes_ r36 m-15
akh r105 h-54
akh_ g-21 h-15
akha r25 g35 m-16 h-59
akhad h-18
akhe r26 m16
akhed r22 m16
akho h-29
aki r42 g16 m-44
aki_ r34 g-15 m-16 h46
akin g33 m-19 h-38
aking m-18 h-19
akk g24 h22
akka g36 h-20
akl r17 h23
akli h35
akli_ h35
ako_ h-59
akr h-36
aks_ g23 h-32
aksh h44
akshi h16
akt r-44 h24
aky r27 g15
al_ r31 m27 h-33 k-56
ala g-37 m31 h-46
ala_ r-46 g65 m-62 h-30
alab m24 h-44
alad g-19 k23
alad_ g-19
alaf r52 g-15 h-17
alaf_ g-15 h-16
alaft h-15
alag r-24 g18
alaga r-53 g18
alah m18
alal g-23 m18 h-15
alal_ g-23
alam r-46 g43 h16
alam_ g71 h-40
alama r-25
alami h51
alan g-34 m36 h46
alanc g-22 m36 h19
alang h27
alar g-27 m-19 h-38
alary h-21
alas m18 h-17
alas_ m18 h-16
alat r18
alat_ r24
alaw m18 h44
alawa m18 h44
alay r62 g-16
alay_ r46
alb h36
albu h24
alch h35
alcho h35
alco m-15
alcoh g-18 h-22
alcon g42 h-31
alcu g-19 h-23
alcul g-18 h-23
ale g19 m-20 h125
ale_ g43 m-37 h110
aled g27 h-23
aled_ g27 h-23
aleh r68
alen r26
aler r-33 g-30 m20 h22
aler_ r-15 m29 k18
alers r-18 h18
ales g-21 m30 h25
ales_ g-21 m30 h25
alet r-30 g23 m-16 h-26
alet_ r-30 g23 m-16 h-24
alf r21 m-35 k17
alf_ r34 m-35 k17
ali r52 g-56 m-56 h97 k-24
ali_ r15 g-34
alid h-15
alik h17
alik_ h-15
alin h41
aling h16
alis r21 g-15 h17
alism h27
alit g15
ality r-16 g16
alk r-15 g25 m-15 h56
alk_ g17 h28
alke g16 m-15 h20
alker h34
all r-63 g70 m41 h-51
all_ r-59 g18 m60
alla g-32
alla_ r16
allan h22
alle m19 k32
alled m30
allet g67 h-41 k63
alli h-15
allm r-17
allme r-17
allo m-24 k-24
alloc g30
alloo g-17
allow g19 k-17
alls r-15 g63 h-20
alls_ r-15 g63 h-20
ally r16 g18 h-21
ally_ r16 g18 h-21
alm g-17 m-17 h53
alma h24
alme g15 h-19
almen g15 h-19
almi h52
almis h52
alo r-37 g-47 h-50 k82
alo_ m36
alon r-20 h-21 k54
alon_ r-27
along g-17 h-16 k38
aloo k31
alp g33 h-19
alr g42
alre g42
alrea g42
als r18 m60 k46
als_ r34 m30
alse k59
alse_ k59
alt r-22 g-27 m-30 h73
alt_ r-21 g-20 h40
alth g-18 h15
alth_ h21
alts h18
alts_ h18
alty m-18 h-21
alty_ m-18 h-21
alu r47 g-20 h-56 k22
alue r37 h-18 k20
alue_ r42 h-15
alum h-15
alumi h-15
aluw h-20
aluwa h-20
alw r16
alwa r16
alway r22 h-16
aly h-28
alya m21 h-16
alyan m21 h-16
am_ r-85 m-21 h144 k-27
ama g79 m-70 h-87
ama_ g-44 h-19
amad h28
amado g-20 h41
amal r-23 h59
amal_ h51
aman g54 h-84
aman_ r-20 g66 h-54
amar r44 g45 h-20
amara r44
amat m-16
amat_ m-16
amay h33
amaya h33
amb r-28 g-43 m29 h-94
amb_ h-35
amba h36
ambl m43 h-34
ambli m40 h-30
ambo h-20
ambu m-20 h-40
ambur h-41
amc g-23 h-20
amd h-15
amda r-15 h-24
amdan r-15 h-24
ame g-44 h16
ame_ r-34 g-77 m26 k30
amel r-28 g36 m-19 h-31
amel_ g19 m-19 h-17
amels r-15 g17
amen m18 h25
ament m18
amer r-15
amera r-15
ames r-20 m-24 h20
ames_ r-18 m-24
amet r63
ameti r45
ametr g21
amey r17
ameya r17
ami g-90 m-33 h62
ami_ g-39 h46
amic m-16 h-30
amic_ m-16 h-30
amil g-20 m-24 k21
amil_ h32
amili r-15 k18
amily g-16 m-19 h-15
amin m23 h42 k-22
amin_ h-40
amine g16 h88 k-16
aming g-21 m27
amiy r23
amiyy r20
aml r-22 h-46
amm r-24 g26 m-21 h-85
amma g24
amme g-15 h-35
amme_ h-17
ammer h-28
ammi h-21
ammi_ h-21
ammo r-27
ammon r-15 h55
amo m24 h-66
amon g-15 m20 h19
amon_ h16
amond h23
among h-16
amou g-38 h-39
amour g-39 h-29
amp r-48 g-48 m-21
amp_ r-33 g-31 h-27 k-29
ampa h85
ampe h19
amped h-28
amper h47
ampl g-16 k27
ample g-16 k27
amps h-29
amps_ h-29
amr m-16 h40
ams g-21 m20 h27
ams_ g-29 m23 h15
amst h15
amste h15
amu g-18 h107
amul g-18 m-17 h80
amule g-18 m-17 h80
an_ g-56 m-27 h24 k56
ana r49 m38 h-19 k-35
ana_ r92 g-28 h20
anad r-27 h-37
anag g-17 h-24 k-16
anage g-17 h-24 k-16
anat m18 h39
anat_ m18 h41
anax g-15 h36
anax_ g-15 h36
anay g18 h-16
anc r67 g-17 m26 h42 k50
anc_ h16
ance g26 m25 h21 k-30
ance_ g27 m18 k-23
anced g15
ancel r-20 h-21
ancer h29
ances m29
ancet h21
anch h21 k30
anch_ h28
anci r36 h16
ancia h18
ancie r22
ancin r19
anct h-19 k49
ancti h-19 k49
and r-18 g17 m-27 h-18 k-44
and_ g-91 m-56 h-29
anda g39
andar g44
andb m-17
andba h28
ande r17 g16 h33
anded g26 h18
andel h-25
ander r29 h40
andf g20 h18
andfa g20 h18
andi g-47 m29 h50
andi_ h28
andic m18 h-20
andin r24 g-24 m17
andit h36
andl g31 m34 h-44
andle g44 m34 h-43
andm h-37
ando r-22 g58 h-33
andom g28 h-28
andoo r-23 g24 m17
andou h17
andov h-15
ands g15 h-27
ands_ g15 h-27
andu r-25 g15 h35
andu_ h53
andw g-17 h16
andwi g-17 h16
andy h32
andy_ h32
ane h24 k-38
ane_ g20
aned r27 h-21
aned_ r27 h-25
anel k-23
anel_ h33
aner g-26 h16
anes h29
anesh h29
ang r34 g-119 m-39 h59
ang_ h42
angal h20
angay r15 h-25
ange g-67 h-27 k23
ange_ h-24
anged r30 k-18
angel h27
angem r17
anger r-29 k33
anges g-34
angi h28
angl r47 h-34
angla r49 h-26
ango m-15
ango_ g34 h-32
angr h24
angri h17
angs r-21
angs_ r-21
ani r-45 g-42 m-44 h89
ani_ r-41 g-17 m-20 h26
anif g21
anife g21
anine r20 h-24
aning r-19
anio r-19 h17
anion r-19 h17
anis r25 h67
anise r30
anish h18
anist h24
anit g-15 h-47
aniti h-32
anj r-26 h33
anja h37
anja_ h27
ank r-73 m-27 h30
ank_ r-42 m-34
anke h40
ankn g29
ankni g29
anks r-15 g-27 h-26
anks_ r-15 g-27 h-26
ann r59 g-61 m-29 h59
anna m31 h33
anna_ m33
annab h38
anne g-40 m-35 h21
annel h35
anner m-32
anni r21 h30
anni_ r34
anno r43 g-28
annot r43 g-28
annu g29 h-22
annui g21
ano m-38 h28
ano_ g27
anol h-16
anol_ h-16
anon h-31
anot h41
anoth h41
ans r-30 g-70 m-37 h107
ans_ r-20 g-27 m-31 h60 k-29
ansc h20
anscr h20
ansf k23
ansfe k23
ansl g-33 h-19
ansla g-33 h-30
anso h51
ansom h51
answ h22
answe h22
ant m-17 k-25
ant_ r-42 g-42 k-15
anta m60 h-40
antas m34 h-19
ante m-34
antee m-33
anti g17 h30
anti_ h18
anto r50
anto_ r16
antor r34
antr m-32 h27
antra h15
antri h31
ants r30
ants_ r30
anty r-20 g54 h-29
anty_ r-20 g54 h-29
anu m45 h-21
anua m45 h-23
anv g-44
any r-27 g71 m-33
any_ g69 m-25 h-31
anz h58
ao_ g-33 h25
ap_ r-67 g32 m-37 h34 k-41
apa h-45
apar r22 g17
apart g18
ape r-48 m-60 h-31
ape_ r-19 g-34 h-21
aped g28 h-22
aped_ g28 h-22
aper r-24 m-34 h37
aper_ r-20 g34 m-26 k30
aperi h16
apero h31
apers k-38
apes h-24
apes_ h-24
aph r-20 g-26
aphe r-20
apher r-20
aphy g-19
aphy_ g-19
api r29 g-27 m-47
apis r-18 h-18
apist h-18
apit r50 g-23 m-17
apita r50 g-23 m-17
apo m17 h21
apo_ h24
app r-37 g-32 m-22 h67 k-18
app_ r17 g-79 m28 h76 k-21
appa h36
appa_ h36
appe g-18 h31 k25
appea k28
apped h21
appen r17 g-16
appi r-28 h-23
appin r-23 h-19
appl g51 m-22 h-59
apple g32 m-22 h-38
appli g19 h-22
appo r-21
appoi r-21
appr g28 h-17
appro g36
appy m-16 h17
appy_ m-16 h17
apr h17
apr_ r61 h-21
apri r-32
april r-32
apro r-17 h39
aps g63 m15 h-26
aps_ g72 m17 h-36
apt r-39 k-17
apta h42
aptag h36
apte r-17
apter r-17
apti g18
aptio g18
apto r-21 h-29 k-17
aptop r-21 h-29 k-17
apy r31 h-29
apy_ r31 h-29
aq_ r-19 g27
aqa m-21
ar_ r-41 g-46 m-18 h-20 k-26
ara g-28 m-34 h45 k-32
ara_ r-60 m-27 h-23 k-18
arab r-39 m-27 h19
arab_ h49
araba r-32 h-19
arag r17
arage r-15
arah r25 h35
arahe h31
arak h29
arak_ h40
aram g-25
aram_ g-32
aran r92
aranc r38 h-16
arang r15
arant r49 g20 h-18
aras r-20
aras_ r-20
arat g-28 m27 h28
arat_ r53 m26
arate r-42 g20 h45
arath g-24
arb r-29 h-90
arbe h-47
arber h-47
arbi g-23
arbo r-18 g48
arbon g21
arbou g26 h-20
arc r-19 m-45 h-53 k-47
arce h-28 k-43
arcel h-28 k-43
arch g-21 m-24
arch_ r32 g-22
archi r-26
arco g15 h-25
arcoa g18 h-31
ard r33 g-54 m-39 k-16
ard_ r28 m-41
arda r46 h-23
arde r-23
arded h19
arden r-17 h-22
ardi r-48 g-21
ardin r-37 g-19
ardl r53 g-34
ardle r53 g-34
ardo h31
ardon h27
ards r-22 m16 h58
ards_ r-22 m16 h58
are r-98 g20 m-22 k19
are_ r-44 g-44 m-28 h16 k26
area h-15
area_ h-15
ared r-17 h-39 k29
ared_ r-17 h-39 k29
aree g37 h-23
areg h23
aregl h15
areh h21
areho h21
aren h-50
arene h-40
arent h-21
arer r31
arer_ r31
ares r-43 m57 h30
ares_ r-17 m36 h33
arest r-26 m20
aret r37 m-23 h50
aret_ r23 h50
arew r-15
arewe r-15
arf r-18 g22
arg g72 h-51 k-21
arga h22
argar h22
arge r32 g19 h-54
arge_ h-62
arges r29
argi r-26 g58 h-35
argin r-26 g58 h-35
ari g-28 m37 h-34
ari_ r21 g25 m30 h18
aric h28
arica h28
arim r-15 m19
arin r20 g-34 h-25
arine g-18
aring r21 g-16 h-26
ariq r23
arit g-15 h-25 k23
arita r20 g20 k21
arity r-30 g-24 m19 h-22
arj g-17
ark h-32 k-30
ark_ g18
arka m25 h24
arke r53 g-32 h-48 k-20
arket g-15 k-20
arki r-48 m-17 h-18
arkin r-48 m-17 h-18
arl r-19 g17 m41 k-20
arl_ g21
arla g30 h-16
arla_ g33 h-19
arle h-28
arley h-28
arlo m62 h99
arlo_ m34 h45
arls g24
arls_ g27
arly r18 g-53 h-28 k-17
arly_ r18 g-53 h-28 k-17
arm r-25 g-59 m-22 h-36 k-35
arm_ r-24 g-21 m-22
arma g-18 h-41
armac h-45
arms g-16 k-24
arms_ g-16 k-24
arn r-18 h-53
arn_ r24 g-32
arna r-28 m-18
arna_ r-28 g19
arne r-43 h-46
arned r-19
arnes r-19 m-18
arni r23 m26
arnin r23
arns g32
arns_ g32
aro r-33 g-24 h108
aro_ m35 h32
arot m-45 h75
arot_ m-45 h75
arou k20
aroun k20
arp r-41 m-34
arpe r-28 m-33
arpet r-22 g-15 m-33
arr r81 g-24 h-58
arra r-55 g55 h22
arra_ h30
arrac h21
arran g44 k-28
arrea r18
arrel g16 h29
arri r-15 h-31
arrie g37 h-15
arriv g-23
arro g-28 h-25
arron h28
arrot h-39
arru r64
arruq r69
arry r82 g-26 h-28
arry_ r52 g-24 h-24
ars k-15
ars_ g16
arsa h35
arsal h35
arsh h-15
art r28 h-28
art_ r68 m45 h-67 k42
arte r32 h16
arten h18
arter r34
arti g-22
artic g-18
artin r17 h24
artm r-18
artme r-18
artn r-21 m-16
artne r-21 m-16
arto m-28
arton m-26 h-48
artoo h19
arts r-35 h-29
arts_ r-35 h-29
artu r-19 m-18
artup r-19 m-18
arty m19 h45
arty_ h51
aru r24 m-16 h31
aru_ m-16 h50
aruq r27 h-20
aruq_ r27 h-20
arv g54
arve g55 h-22
arves g55 h-22
arw h59 k-17
arwa h59 k-17
arwan h29
ary r-78 g15 m32 h32
ary_ r-68 g22 m29 h18
arz r47
arz_ r30
as_ r-46 g-45 m-57 h47
asa r-40 g-32 m-27 h-27 k-24
asah m-26
asak g22
asal r24
asan r-50 h-31
asan_ r-50
asc g-16 h54
asco h49
asd g33
asda g33
asdaq g33
ase r27 g-47 m-33 h42
ase_ g-58 m-37
aseb r28
aseba r28
ased g34
ased_ g34
aser h-41
aser_ h-41
ases r16 m-17 h24
ases_ r16 m-17 h24
ash r-41 g-25 k24
ash_ r-15 g-31 m36 h38 k21
asha g-21 m-24 h-40
asha_ r-15 h-32
ashan r17 k21
ashe r26 m-19 h-40
ashed r15
ashes m-17
ashi r-32 g-23 h73
ashi_ h27
ashin h-45
ashis r-16 h36
asho g17 m22 h41
ashr h-25
asht g62 h-42
ashte g62
asi g-53 m81
asic r25 m30 h19
asin r-22 g-22 m46 h27
asing h35
asino g-15 m52
ask g-56 h-80 k117
ask_ g-22 k95
aske g-35
asked g-32
aski r17
askin r17
asks h-53 k17
asks_ h-53 k17
asl r51 h-24 k-20
asl_ r67 h-19
asle r-15 h17
aslee r-15 h17
asn g75 h-29
asnt g75 h-29
asnt_ g75 h-29
aso g45 h-23
ason g45 h-23
ason_ h-16
asons g32
asp h25
ass r-102 g-16 m-58 h-19 k27
ass_ r-49 m-50 h-59 k49
assa r-32 g-29 h57 k-15
assag m-19 h41
assar m19
asse g31 m-18 h-35 k24
assed g15
assi r-32 g-23 h-20
assig r-29 h24
assin g-17 h-22 k16
asso m42 h36
assp h46 k-28
asspo h46 k-28
assu r28
assur r28
assy h-29
assy_ h-29
ast r-97 g-71 h177
ast_ r-82 m28
asta h54 k25
asta_ h54
aste g-24 h78 k-17
aster g-15 h78 k-17
astes h-22
asti h21
asti_ h16
astr h17
astro h-32
astu h24
astu_ h24
asu r48 h-15
asur r48 h-15
asure r-25 h20
asury r59 g-27 h-23
asy m25
asy_ m25
at_ r-67 g-31 h64 k-69
ata r-20 g-25 m-32
ata_ r-18 m-16 h18
atab r37
atc r-17 g26 m66
atch r-17 g26 m66
atch_ m76
atche g21 h52 k-15
ate r-43 g56 m-102 h-77 k-74
ate_ r54 m-77 h-48 k-39
ated r-39 g-22 h76
ated_ r-39 g-22 h76
ateg g22
ategy g22
atel g42
ately g43
ateme r23 h20
aten h31
aten_ h48
atene r16
atent h-25
ater g27 m-32 h-93
ater_ g38 h-54
ateri m-20
ates r-36 g-45 h-27
ates_ r-36 g-45 h-27
atev g51 m-15 h-27 k-15
ateve g51 m-15 h-27 k-15
atf g29 m21
atfo g29 m21
atfor g29 m21
ath r-48 m-48 h-58 k-38
ath_ r-25 g22 h-24
athe h-21 k-37
ather g15 k-37
atho g-24 h-15
athon g-24
ati r56 m-17 h-84
atin g-16 h-27
atine g-20
atio r52 m-17
ation r52 m-17
ativ g40 h-32
ative g40 h-32
atk g-15 m31 h29
atka g-15 m31 h29
atka_ g-15 m31 h29
atl h49
atla h37
atla_ h42
atm r24
atm_ r28 h-25
atn g38
ato r26 g-26
ato_ m-20
aton r61 h-31
atong r61 h-22
ator r-28 m20 h15
ator_ r-30 m20
atr r-16 g28 m19 h29
atro m29 h21
atrol m33 h-16
atron h37
ats g-16 m-33
ats_ m-27 h-54
atsa h26
atsap h26
atsu h32
atsu_ h32
att r62 g-49 m55 h-102 k-42
atta r-27 g-30 k-21
atta_ m21
attac r-18 g-24 h16 k-20
atte r46 g-31 m43 k-19
atte_ m31
atten g-18 h40
atter r44 g-23 h16 k-16
attes h-38
atti r48 m18 h-29
atti_ r48 m18 h-29
attl g21
attle g21
atu r60 g-63 h131
atue h53
atue_ h53
atur r47 g-49 h55
aturd r-22 m15 h54
ature r25 g-35 h26
aturi r47 g-15
au_ m55 h33
auc r53 h-31 k-19
auct r62 m23 h-29 k-15
aucti r62 m23 h-29 k-15
aud r-19 k-19
audi r-16 h-15 k-19
audit r-16 h-15 k-19
aug g-15 m-28 h61 k-22
augh h61 k-21
aught h27 k-21
ault r15
ault_ r15
aun r-19 g50 m-25 h-43 k40
aunc g27 h24
aunch g27 h24
aund g-20 m-24 h-61 k40
aunde h-15 k53
aur r-35 g-37 m-20 h24
aur_ r-15 g-17 h-16
aura r-20 g-20 m-15 h40
aura_ h39
auran r-19 g-20 m-15
aus g-29 h20 k18
ausa h33
ausag h33
ause g-28 h-18 k18
ause_ g-28 h-18 k19
aut r-16 g-28 k19
auth k24
autho h-28 k24
auto_ g20
autu r-16 g-23
autum r-16 g-23
auv h40
aux h22
aux_ h22
ava r35 m-19 h-32
ave r-37 m-52 k-23
ave_ r-25 m-29 h20 k-20
avel g-27 m-18
avel_ g-31 m-18
aven g61
avent g61
aver r20
aver_ r21
aves r-21 g-17 h-20
aves_ r-21 g-17 h-20
avi r89 g-29 k-25
avin r17 g-27 m-31 h-28 k-20
aving r17 g-27 m-31 h-28 k-20
avo r-22 g-21 h-51 k58
avoi g-20 h-27 k42
avoid g-20 h-27 k42
avou r-22 m16 h-23 k16
avour r-22 m16 h-23 k16
aw_ r-21 m35
awa r76 g-52 h-18
awal r-18
awala h-25 k21
awar r81 g-16 h-48
award r-23
aware h-40
awarr r70
awaru r44 h-20
away g-19 m-16
away_ r-36
awaye r44 g-25
awe r46 g-38 m-17 h23
awee r23
aweez h21
awel r-19 g-18 k20
awel_ r-26 h22
awelh k24
awer r20 h-17
awer_ r20 h-17
awi g61 m-22 h22
awin g65 m-15
awing g65 m-15
awl g16 m-38
awl_ m-17
awn r159 g-44 h-43
awn_ r84 g-27 h-16
awnb r22
awnbr r22
awne r38
awned r38
awns r28
awnsh r28
awr m23
aws g33 m18 h-15
aws_ m18
aww k29
awwe k29
awy r-17 g-33 h-40
awye g-33 h-36
awyer g-33 h-36
ax_ g-24 k38
axi r-38 m-31 h-59
axi_ r-38 m-31 h-54
ay_ r73 m-25 h-29 k20
aya r-15 h-48
aya_ m30 h-19
ayar g20
ayb g42 m27 h16
aybe g46 m33 h-21
aybe_ g46 m33 h-21
aybo h37
ayboy h37
ayd r17 g-36 h-32
ayda g-25 h-23
ayda_ g-16 h-38
ayday h15
aye r51 g54 m23 h-22
aye_ g17 m17 h24
ayed r22 m22 h-37 k-20
ayed_ r22 m22 h-37 k-20
ayen g19 h-17
ayen_ g19 h-17
ayer r-25 h27 k20
ayer_ r-24 h19 k21
ayi r19 h16
ayin r19 h22
aying r19 h22
aym g-29
ayo r49 g19 h17
ayof r16 h18
ayoff r16 h18
ayou r16 g21
ayout r16 g21
ayr r-15 m18 h-29 k35
ayro h-20 k35
ayrol h-20 k35
ays g25 m42 h22
ays_ g29 m29 h28
ayt g36 h-34
ayu g-19 h34
ayya h-24
az_ m-16 h28
aza r74 g-30 m-18
azar r-15 h37
azar_ h25
aze r41 g-24 h-50
azi m18 h-34
azi_ m17
azil h-18
azil_ h-18
azin h-20
azine h-20
azr h24
azra h18
azran h18
azt r-25 h-19 k61
azz h28
azza h24
b5t h27
b5ti h27
b5ti_ h27
ba2 r16 h18
ba3 r26 g87
ba3d r21 g21
ba3d_ r37 g19
ba7 r-40 g-21 m28
ba_ r19 h19
baa g63 h-35
baad r-16 g68 h-24
baad_ r-16 g68 h-24
bab r-35 g-16 m-16 h71 k-15
baba h26
baba_ h28
babo h24
baboy h24
baby r-16 g-19 h-15
baby_ g-19 h72
babys h-88
bac g-34 h59
bacc r-16 m40
bacca m50 h20
bacco g-18
bach g19 h22
bachc g20
bache h33
back r25 g-38 m-22 h-47 k19
back_ r39 g-43 m-33 h-43
backd h-15 k25
backg h-16
backh h38
backs h22
baco h52
bacon h52
bad r17 m18 h55
bad_ h16
bada r18
bag r-44 g71
bag_ r-25 g44 m19 h51
bagg h-30
bagga h-24
bags r-15 g-32
bags_ r-15 g-32
bah r33 g23 h-51
baha r33 g25 h-58
baha_ h-25
bahah r31
bahay g32
bai r61 g-38 m-21 h60
bai_ r78
bail g-17 m-17 h24
bail_ m-17 h-28
baile h52
bak g-48 m-18
bake g-19 m-28 h-67
baker g-19 m-28 h-68
bakh g-22 h-29
bakr h-38
bal m48 k-25
bala g-43 m27 h30 k-15
bala_ g-20 h19
balan g-22 m36 h19
balc h-19
balco h-19
bali h-17
ball g-42 m46
ball_ g-17 m20 h-15
balle h-15
ban r-42
ban_ m24
bana h27
banat h27
band r-24 g29 m17 h33
band_ r-24 g33 h21
bang h-15
bangl h-19
bank m-32 h-53 k30
bank_ r-15 g-31 m-28 h-35 k34
bankn g29
banks r22 h-15
bann h25
banne h25
bano h17
bar r-65 g-56 k-19
bar_ r-18 g-38 m-24 h89
bara r-53
baran r15 h-19
barb h-70
barbe h-47
bare g15 h25
bare_ g21
baret h28
barl h-28
barle h-28
baro h-16
barr m18
barra m18
barre g16 h29
barri h-24
bars r43 h-60
bars_ r47 h-27
bart h43
barte h43
bas r37 g-54 m-40 h-28 k20
bas_ r45 m-19 h-22
base r-19
base_ r-17
based h-16
basi r21 g-18
bassa h33
bassy h-29
bat g-21 m-51 h-39 k-22
bat_ m-41 h-54
bate r16 g-38
bate_ r16 g-38
bath h19
bath_ h15
batt r-15 m-26 h-19
batte r-15 m-16 h-19
baw r23
bay m-19 h-20
bay_ r18
baya r-29
baya_ r-37
bba g38 h-22
bba_ g41 h-20
bbi g18
bbi_ g21
bbl g16
bble g19
bble_ g19
bby r49 h-24
bby_ r49 h-24
bc_ m19
bds h21
bdsm h21
bdsm_ h21
be3 h-15
be3t h-15
be7 m57 h-25
be7t m48 h-25
be7t_ m48 h-25
be_ r51 g139 m24 h43 k24
bea r46 m-27 h67
bead h-16
bean h-24
beans h-17
bear r60 g-29
bear_ h28
beara r41
beari r37 g-16
beat g-23 h51
beat_ g-23 m-16 h57
bec r17 g17
beca r-16 g-18
becau r-26 g-17
bech r42 g24 h-28
bech_ r31
becha g30 h-19
beco g19
becom g19
bed h-43
bed_ r-17 h-43
bee r-42 g-44 m-32 h38
bee_ g24
beef g-23
beef_ g-23
bef g73
befo g73
befor g73
beg g17 h54
begg g-15 h64
begga h50
beh h15 k23
beha r-21 g-27 k18
behal r-21 g-27 k18
behi r20 g26 h19
behin r20 g26 h19
bei r27 h20 k29
bein r27 h-24 k29
being r28 h-31 k30
bel g-29 h-23 k59
bel_ g-49 m-17 h48 k42
bell h27
belle h22
belo r21 g32 h-34
belon g50 h-37
below r32 g-18
bels h-24 k22
bels_ h-24 k22
belt h-73
belt_ h-73
ben r-18 h15
bene r-43 h24
benef h24
bent r30 g16
bentu r32 h-22
ber m-22 h120 k-52
ber_ m-53 h-141 k-33
beri h41
bers g15 m54 h54
bers_ g17 m66 h80
bersh h-25
bes r-40 g-22
bes_ r-18 h15
best r-21 g-21 h-22
best_ h-22
bet r-30 g-81 m223 h-104
bet_ g-56 m114 h-49 k-21
bets m17
bets_ m17
bett g24 m-30 h-73 k16
bette k30
betti g27 m-17 h-63
betw g-27 m27 h16
betwe g-26
bev h21
beve h21
bever h21
bhai r-25 g-17 h23
bhai_ r-22 h24
bhe g21 h15
bhej g21 h15
bhej_ g27
bhi g54 h-40
bhi_ g56 h-26
bi_ r42 m-19 h27
bib m-22
bic r-17 h-41
bicy r-17
bicyc r-17
bid r30 g-20 m41
bid_ h15
bie r-19 h42
bier h39
bier_ h25
big h18 k39
big_ g20 m17 h22 k29
bik g-16 m-15 h-52 k-17
bike r-16 g-16 h-60 k-16
bike_ r-16 h-53 k-16
bil r69 g-39 m-28 h-63
bila r26
bilal r26
bile m-29 h-55
bile_ r20 m-23 h-26
bili r-22 g21 h-19
bili_ h-25
bilit r-17 g25
bill r58 g-41 h-20 k21
bill_ g-37 h20
bille h-27
bills r65 k32
bim g26
bima g26
bima_ g26
bin r-49 g28 m64 h-54 k-19
bina r-42 g92 m45 h-27
bina_ g22
binan r-16 h15
binar g64 m74 h-29
bind g-26
bindi g-20
bing g-20 m37
bingo m37
bir r-41 g-24 m-41 k-19
bira h29
bira_ h29
bird r-19 g23 h-33
bird_ r-19 h-27
birds g28
birr h31
birra h31
birt r-15
birth r-15
biry g-31 h-25
birya g-31 h-25
bis g-15 m-26 h17
bis_ h33
bisc m-25 h-16
biscu m-25 h-16
bit r22 m40
bit_ r40 g25 m23
bitc r-16 h-23
bitco r-16 h-23
bje h-35
bjec h-35
bject h-35
bl_ r16 g77 m-17
bla r-36 m17 h97
blac m33 h74
black m33 h74
blag h33
blagh h33
blan g29
blanc h19
blank g36
ble r39 g-20 m36 h55 k-16
ble_ r23 g-51 m29 h-54
bled r-20 m17 h30
bled_ r-20 m17 h30
blem g21
blem_ g21
bles r20 h37 k-16
bles_ r27 g16
bless h27
blet h34
blets h34
bli r-38 g17 h-52 k-16
blic r-21
blic_ r-21
blin g40 h-98
blind g43 h-68
bling m33 h-29
blis g-28 h30
blish g-25 h15
blo g-31 m-26 h-37
bloc h-28
block h-28
bloo h45
blood h45
blos h-26
bloss h-26
blu g-34 h42
blue g-31 h17
blue_ g-31 h17
blun h25
blunt h25
bmi h21
bmit h21
bmit_ h21
bna r-16 h30
bna_ h29
bnt h36
bnt_ h36
bo_ r55 g39 m46 h-32
boa r-31 h-29
boar g-42 h29
boar_ h31
board g-39
boat r-24 g44 h-57
boat_ r-24 h-57
bod r-29 g35 h-47 k30
body r-29 g35 h-47 k30
body_ r-29 g39 h-38 k27
bok r26 g19 h-27
bokr r26 g19
bokra r26 g19
bol r26 g43 m41 h-64
bola m44 h-43
bola_ m44 h-43
boli r33 g32 h-20
boli_ r56 h-20
bon r110 g-48 h24
bon_ h30
bona h28
bonar h28
bond r138 g-33 m-50 h-72
bond_ r58 g-16 m-29 h-51
bonde h15
bonds r103 g-15 m-21 h-39
bong r-19 m44 h30
bong_ r-17 m46 h25
bonu g-16 m42
bonus g-16 m42
boo m28 k-33
book r-15 m48 h-51 k-32
book_ g-31 m30 h-38
booke r22 k-16
booki r-23 m29 h66
bookl h-25
books g22 m-19 h-35
boon g20
boon_ g20
boos h-18
boot g-20 h15
bootl h34
booz h53
booze h36
bor r-20 g21 m-20 h-36
bor_ r47 g-17
bord h28
borde h28
born r-45 g40 h-23
born_ g40 h-23
borr g32
borro g32
bort h22
borti h22
bos h51 k40
boss h51 k40
boss_ h22 k40
bot r-57 g21 m-23 h137 k-19
bot_ g16 h17
both r-37 g38
both_ r-37 g38
bots h27
bots_ h27
bott r-18 g-18 m-17 h68
bottl r-18 g-16 m-17 h63
bou r-84 g-28 h50
boug r-29
bough r-29
boun g24
boun_ g24
bour r-27 h54
bour_ r-23 h35
bourb h37
bours m15 h-18
bout r-16 g-40 m15 h20
bout_ r-16 g-40 m15 h17
bov m32 h-19 k31
bove m20 k32
bove_ m20 k32
bow m20
bowl m20
box r-53 h-20
box_ r-53
boxe g-16 h-29
boxes g-16 h-37
boy r-22 h75
boy_ g-20 m-16 h80
boys r-21 g17
boys_ r-21 g17
bra r-25 g-49 m-25 h36
brac h-21
braj h43
braj_ h43
bran g-20 m-30 h20 k23
branc k30
brand g-16 m-25
brar r-20
brary r-20
brazi h-18
bre g-17 m-50
brea m-23 h-78
bread g-36 h-88
break g31 m-16 h42
brew h68
brew_ h42
bri m-31 k-25
brib g-20 h59
bribe g-19 h54
bric g25 h-22
brick g22
brid r33 g-24 m-17 h-21
bridg r39 g-23 m-17 h-26
brin g33 h21
bring g33 h21
brit h-30
bro g-41 h-18 k22
bro_ r-18 g-17 m23
broa k23
broad k23
brok r43
broke r36
brot h19 k30
broth h19 k30
brou g-20 h-32
broug h-23
brow h15
brown h15
bru h81
brut h59
brut_ h33
bs_ h-17
bsc g-16
bscr g-16
bscri g-16
bsi g-17 m-28 h104
bsin h43
bsint h43
bsir h24
bsir_ h24
bsit h37
bsite h37
bso h36
bsol h36
bsolu h36
bt_ r25 g-33 h-38 k-15
bta r58 g-16
bta_ r37
bto r-41 h39
btor r-41 h39
btor_ r-41 h39
bu_ r37
buc h62
buck h41
bud r-15 g35
budo g44 h-31
budol g44 h-31
bug m-15
bui g18
buil g18
built g21
buk r23 g51 h-24
bul m-19
bula m-29
bum m-15 h-22
bun r-15 g-30 h57
bund h42
bundl h42
bur r-36 k22
burge h-20
burgl g16
burgu h18
burn g-20 h30 k26
burn_ h46
burs r-19
burse r-19
bus r-33 m-54 h-55
bus_ r-46 g-17 m-49 h-97
busi h53 k23
busin r23 h21 k23
but r31 g-37 m-16 h32
but_ r61 g-43
buti r-25
butio r-25
buto h21
butor h21
butt g19 h24
butte g23 h23
buy r33 m44 h74
buy_ r-35 g26 m46
buye r26 h29
buyer r26 h29
buyi r-27 h39
buyin r-27 h39
buys r67 g-15 m17
buys_ r67 g-15 m17
by_ g-48 m-74 h42
bya r77 g-15 m18 h-40
byaj r40 h-18
byaj_ r40 h-18
byb g21
bybi g21
bybit g21
byp k37
bypa k37
bypas k37
bys h-88
bys_ h-33
ca_ g-31 m24 h99
cab g-25 m-25 h69
caba h28
cabar h28
cabi h-24
cabin h-24
cad m-23
cade m-23
caf g-16 h-23
cafe h-23
cafe_ h-18
cag h-53
cage h-45
cage_ h-45
cai h47
cain h45
caine h45
cak m-33 h-63
cake g-26 m-33 h-62
cake_ g-26 m-33 h-61
cal r29 g42 m-33 h21
cal_ r-21 h38
calc g-19 h-23
calcu g-19 h-23
cale g-33 h24
cale_ g-27
cales h15
calf g44 h-24
calf_ g44 h-24
call r52 g29 h22
call_ r29 h64
calle g-17 m30
calli g-19
calls g77 m-18 h-57
calp g33 h-19
cam g-27 m-18 h18
cam_ g-15
came r19 g16 m30 h24
came_ r37 m40 h26
camel g24 h-37
camer r-15
camp m-20 h-23
camp_ h-70
campa h51
can r-18 g-55 h17
can_ m-23
canc r-20 h-54
cance r-20 h-54
cand g40 m36 h-36
candl g41 m36 h-43
cani h17
canis h17
cann r41 g-34 h46
canna h38
canno r43 g-28
cans h90
cans_ h90
cant r-22
cante m-25
cap_ r-41 g34 m17 h-41
cape h-17
cape_ g-16
caped g28 h-17
capi r50 g-25 m-18
capit r51 g-23 m-17
caps h23
capt h42
capta h42
car r-22 m80 h25
car_ r-59 g-22 m45 h-98
cara m57 h19
carat m50 h20
carb g21
carbo g21
card r25 g-52 m20 h34 k41
card_ r30 h-38 k38
cards g-41 m18 h63
care g47
care_ g67
cari h22
caric h28
carl m31 h55
carlo m34 h45
carp r-41 g-20 m-33
carpe r-28 m-33
carr r70 h-47
carri g30
carry r91 g-21 h-20
cars g30
cars_ g30
cart m-26 h-23
carto m-26 h-29
cas m35
case r-22 g28 m-15 h40
case_ r-18 g28
cases m-16 h30
cash r24 g35 m56
cash_ g35 m18 h-31
cashi m18 h15
casi g-17 h-40
casin g-17 m19 h-19
cast g-27
cast_ g15
casti h26
cat r-47 g50 m31
cat_ g-34
catc g49 h-25
catch g49 h-25
cate_ m38 h34
cater m-20
cates r21
cati r-16 g31 h-21
catio r-16 g31 h-21
catt g18 m39 h34
catte m39 h23
cattl g21
catu h28
catur h28
cau r-35 g-17 m59 k20
caus r-31 g-20 k20
cause r-31 g-20 k20
cca m84
ccar m50 h20
ccara m50 h20
ccep r31
ccept r31
cci m-21 h-21
ccid g22
ccide g22
ccin m-21 h-28
ccina m-21 h-28
cco m-26 k41
cco_ g-22
ccou r16 g28 m-16 h-32 k44
ccoun r16 g28 m-16 h-32 k44
ccr r24
ccru r24
ccrue r18
ccu m24 h35
ccul h19
ccult h19
ccum m24 h17
ccumu m24 h17
cd_ r30
cde g27
cde_ g27
ce_ r51 m-60 h-121
ced m30
ced_ m30
cee r22
ceed r22
ceeds r22
cei m-16 h-57 k19
ceip r-42 h-52
ceipt r-42 h-52
ceiv r28 g18 k31
ceiva r29
ceivi k25
cel r-30 g-23 m-15 k-47
cel_ r-16 h-23 k-43
cell h51
cella g47 h40
celle g-54
cello h35
cem r-20 m-19 h-49 k-23
cemb g21
cembe g21
ceme r-15 g-22 m-16 h-47 k-18
cemen r-15 g-22 m-16 h-47 k-18
cen r-47 g-59 h37
cenc h-22
cence h-22
cens g-33 h57
cense g-15
censi h15
censo h36
cent r-35 g-32
cent_ g-25 h-16
cep r31
cept r31
cer r-57 g-62 m-53 h56
cer_ r-52 g-30 h87 k25
cere h40
cerer h35
ceri r-28 h-65
cerie r-28 h-29
cers g17
cers_ g17
cert r29 g-25 m-20 h-39
cert_ h-21
certa r25
certi r15
ces r40 m26 k29
ces_ r48 m35
cess h-30 k34
cess_ r-24
cessi r30 k22
cest h18
cesto h18
cet h21
cett h21
cetta h21
cfd r-39 g170 m137 h-56 k-26
cfd_ r-36 g145 m149 h-42 k-26
cfds g25
cfds_ g25
ch_ g44 h-29
cha g30 m-16 h43
cha_ r-24 g53
chai m-30 h-100
chain r37 h-25
chair r-27 m-16 h-85
chal g27 m-16 h-16
chale g27 m-16
cham h24
champ h24
chan r23 m56 h-60
chanc r-15 g20 m90 h-29
chand r19 m-26 h-55
chane h33
chang r20 g-15 h-30
chann h35
chant r26
chap r-17
chapt r-17
char r-21 m-22 h59
char_ h45
chara h20
charc g18 h-31
chard g21
charg r25 g19 h-16 k-16
chari g-31 m18 h-28 k24
charr h28
chart m-20
chas r30 m-22
chase r25 h-31
chasi h31
chat g-20 h54
chat_ g-20 h36
chc g16
chch g20
che r-52 g-19 m-49 h-48 k-15
che_ r15 h19
chea h83 k-19
cheap g17 h42
cheat h40 k-18
chec r-33 h-58 k22
check r-33 h-58 k22
ched r-29 h-59 k-26
ched_ h-51 k-24
chedu r-17
chee g-20 h-19
chees g-20
chel h26
chelo h26
chem r48 g20 h-20
cheme r54 g21 h-21
chen_ g-20
cheng g23
cheo h26
cheon h26
cheq h-30
chequ h-30
cher r-19 g-18 m-35
cher_ r-18 g-16 m-35
ches r-36 m19 h-16 k19
ches_ r-31 g21 h18 k19
chest g-21 m28 h-19
chi r-34 g-46 h59 k-25
chi_ r-31 h-28
chic h58 k-24
chic_ h48
chich h38
chick g-15 h-21 k-24
chil h17
child h17
chin r-29 m19 h-15
china g20
chine r-16 m22 h-41
ching m-38
chip m53
chips m53
chit r79 g-26 m-19 h-28
chit_ r55 g-21 h-23
chitt r34
chiv h31
chiva h31
chn h64
chni h23
cho r-46 g-35 m-47 h69
choc h-19
choco h-19
chol h21
chol_ h30
chon h55
chon_ h54
choo r-17 h-24
chool g-32 h-52
choos g30 h29
chop h34
chops h26
chor h42
chori h49
chos r-19 g-19 m-24 h-47
chose r-19 g-19 m-20 h-42
chr h28
chri h28
chris h28
cht h43
cht_ h43
chu m18
chw h33
chwe h28
chwei h28
cia r-38 g-31
cial r-35 g-16 m23
cial_ r-30 m26 h-26
ciale h18
cid r-20 g35 h-16
cide r-20 g35 h-23
cide_ g-25
cided h-18
ciden g22
cides g38
cie r24 h39
cier r22 m21
cier_ r40
ciet g18
ciety g18
cif g32 h-24
cifi g29 h-16
cifie g29 h-16
cil r24 h25
cil_ h-29
cili r30 h54
cilit r30 h54
cin r30 g-34 m-25 h-26
cina m-21 h-28
cinat m-21 h-28
cine r-21 m-17
cine_ r-21
cines h27
cing r55 m21 h-27
cing_ r55 m21 h-27
cir g-21 m22 h20
circ g-20 m23
circl m24
cis h25
cit g-21
city g-20 h15
city_ g-20 h15
ciu h37
ciut h37
ciutt h37
ck_ r-23 m20 h65 k-54
cka m-27 h-21
ckag m-32 h-21
ckage m-32
ckb g-15 h43
ckba g-15 h43
ckbac g-15 h43
ckd h-15 k25
ckda h-15 k25
ckdat h-15 k25
cke r-36 g-19 m-17 h30
cked r-23 g-16 h101 k-16
cked_ r-23 g-16 h101 k-16
cken g-15 h-20
cken_ g-15 h-28
cker r-21 m-31
cker_ r-19 m17
ckers m-47
cket h-36
cket_ h-32
ckets m16 k23
ckg h-16
ckga h-16
ckgam h-16
ckh h38
ckha h38
ckhan h38
cki g-17 h37
ckin g-17 h37
cking g-17 h37
ckj m37
ckja m37
ckjac m37
ckl r19 g-24
ckla r20 g-31
cklac r20 g-31
ckm h28
ckma h28
ckmai h28
cko h30
ckof h30
ckoff h30
ckp m59
ckpo m59
ckpot m59
cks h-36 k-20
cks_ g17 m15 h-36 k-20
cksm m-29
cksmi m-29
ckt h23
ckta h23
cktai h23
cku r22
ckup r22
ckup_ r22 g-19
cky g15 h-31
cky_ g15 h-31
cl_ r27
cla r30 g-19 m-45 h-66 k33
clai r20 g38
claim r21 g39
clar g-28 k47
clare g-26 k42
clas m-16 h-26
class m-47 h-52
clau r24
claus r24
claw m-32 h-31
claw_ m-32 h-31
cle r-30 g-81 h-30 k29
cle_ g-60 m39
clea m-20 h-27 k44
clean r-26 g-25 m-25 h-39 k49
clear r25 g38
cler r-28
clerk r-28
cles g-24
cles_ g-24
cli g-32 h23 k-28
clic m36
clie r22 h15
clien r22 h15
clin r-17 g-21 m-27 h-46
clini r-17 g-21 m-20 h-40
clip h26
clips h26
clo r-27 m15 h59 k-33
clon g-17 m-25 h111
clone g-15 m-20 h96
cloni h15
clos g50 m53 k-24
close r16 g39 m38 h-21 k-20
closi r-27 m16 h25
clot g-22 m-17 h-52
cloth g-22 m-17 h-52
clu r-18 h21
club r-25
club_ r-25 h15
clud h18
clude h20
cme g38
cme_ g38
co_ r-29 h46
coa g-37 m-46 h-63
coac g-20 m-37 h-31
coach g-20 m-37 h-31
coal g17 h-31
coal_ g17 h-31
coat g-40
coat_ g-25
coc h79
coca h46
cocai h45
cock h20
cockt h24
cod m22 h40 k17
code m22 k17
code_ m23
codei h22
codes k31
cog h36
cogn h36
cogna h36
coh g-19
coho g-18 h-21
cohol g-18 h-21
coi m43 h-22 k-32
coin m43 k-32
coin_ g16 m32 h-65 k-22
coins r17 h60
col m-20
colat h-19
cold h58
cold_ h58
coll r-18
colla g47
colle g-35
colo r-25 h-56
color m15
colou r-25 h-51
com r41 g100 h-25 k35
come r35 g74 h-52 k25
come_ r21 g55 m-17 h-18 k21
comes g19 m32 h-35
comi g38
comin g38
comm g24 m16 h24
comme g27
commi m17 h21
comp g-38
comp_ h-18
compa g-46 m-18 h73 k15
compe m35
compu m-24 h-26
con r-53 g49 h-54 k-27
con_ g44 m-15 h35
conc h-18
conce h-31
cond r-57 g29 h-32
cond_ r-44 g-20 m-17
condi g-18 h-21
conds g39 m26 h-16
conf r-21 g-18
confe g-17 h23
confi h-36
cons r45 m-21 h-20
consi r23
conso r23
consu g-15
cont m34
conte m34 h26
conv r16
conve r16 h18
convo h-22
coo r-20 m-48 h-34
cook g-21 m-36
cooki m-21
cool h-15
coop g27
coop_ g29
cop r-51 g-35 m-32 h64 k-15
cope h-17
cope_ h-21
copi h26
copie h26
copp r-29 g49
coppe r-29 g50
copy g-46
copy_ g-46
cor g-74 m23
cora g-19 h-20
corat g-19
cord r-24 h-53 k18
cord_ r-23
cords k16
core g-23 m38
core_ m19
cork h30
corne h24
corp r33 h-17
corpo r33 h-17
cort h73
cort_ h54
corts h19
cos r22 h-68 k-23
cosm g24
cost r25 g-27 h-33 k-23
cost_ r-40 g-36 k-17
costs r69
costu h-17
cot h86
cotc h38
cotch h38
coti h18
cott g19
cotti h17
cotto g19 h-17
cou g-37 h-22 k-16
coun g-15 m-24 h-57 k16
couns m-20
count h-16 k16
coup r54 g-28 m34 h48
coupl h38
coupo r55 g-28 m34
cour r-24
couri r-22 g-21 h-32
cours g-36 h44
court g48 h-18
cous m-18
cousi m-18
cov r18 g96 h-37
cove r18 g96 h-37
cover r18 g104
cow h-32
cow_ h-35
cqu h28
cqui h23
cquir g33 h-20
cra r-42 g33 m55 h81 k-27
crac m-36 h32
crack m-36 h32
craf g-16 h18
craft g-16 h18
cran h-17
crane h-17
crap g19
crap_ g25 h16
cras g15 m33
crash g15 m33
crat r-31 g18 m82 h29
cratc m79
crate r-29 g28
craw m-17
crawl m-17
cre r-41 h-51 k-37
creas h-22
creat h17
cred r22 m16
credi r22 m16
cree r-18 g-36 h-33
creen r-18 g-36 h-60
cres r-28 h-21
cresc r-28 h-21
cret g44
cret_ g29
cri g-39 h23
crib g-15 h-25
cric h-36
crick h-32
crif h34
crifi h34
crip g-29 h40
cript g-29 h40
cris h16
crisp h16
cro m-24 h38
crop g37 h-41
crop_ g37 h-41
cros g-20 h28
cross g-20 h28
crow r19 g-17 h-24 k15
crowd h-16 k15
crud g22
crude g22
crue r18
crued r18
crui h20
cruit r-15 h19
cry g-15 h32
cryp r16
crypt r16
crys h36
cryst h36
cs_ r-17 g31 m20
cso m36 h27
cso_ m36 h27
cst h24
csta h24
cstas h24
ct_ r40 g15 m27 k16
cta m31 h-23
cte g-41 h-41
cted g-27 h-40
cted_ g-27 h-40
cti h-44 k19
ctin k-25
cting k-25
ctio k36
ction k36
ctl r-22
ctly r-22
ctly_ r-22
cto r43 m-20 h18 k-33
ctob m-20 k-21
ctobe m-20 k-21
ctor r37 h30
ctor_ r30 g-36 h-27 k22
ctore h42 k-20
ctori r27
ctors g30
ctory r-28
ctr h39
ctri g-23
ctric g-23
ctro g23 h22
ctroc g-17 h48
ctron g39 h-25
cts r21 g26 h-19
cts_ r21 g26 h-19
ctu r-46 g-38 h-56
ctua r-33 h-15
ctual r-33 h-15
ctur g-27 h-41
cture r15 g-17 h-21
cturi k30
cui g-29 m-26 h-16
cuit g-29 m-26 h-16
cuits m-25 h-16
cul g-22
cula h-18
culat h-18
cult h19
cult_ h19
cum m19 h-26
cume g-16 h-20
cumen g-16 h-20
cumu r18 m24
cumul r18 m24
cup m-56 h16
cup_ m-54 h53
cur m-25 h60 k-23
cure h47
curem h21
curi g-15 h-40
curit g-15 h-40
curr r29
curs h61
curse h61
curt r-25 h-31
curta r-25 h-31
cus r-24
cush h-25
cushi h-25
cust r-24 h16
custo r-24 h16
cut r27 g-77 h32
cut_ r29 g-19 h39
cute g-17 h48
cuted g-17 h48
cutt g-35 h-39
cutte g-34 h-39
cx_ g54 h-22
cy_ r-26 g52 m-26 h-17
cyb g22
cybe g25
cyber g25
cyc r-18 h-15
cycl r-18 h-15
cycle r-18
cyl r-15
cyli r-15
cylin r-15
da_ r82 g-33 h-136
daa r-26 g33 m16 h46
daam g16
daam_ g16
dab r-28 g58 m-38
dabl r-27 g22 m-23
dable r-15 g29 m-21
dad r40 g-30
dad_ r25 g-39
dadd h18
daddy h18
daf g52 h-24
daf3 r21
dafa g36 h-22
dafa3 g39 m-17 h-17
dag g18 h-24
dah m23 h-16
daha m23 h-16
dahab m23 h-16
dai r17 g-50 h30 k-19
dail k-19
daily k-19
dain r15
dain_ r15
dak h22
daks h16
daksh h16
dal r-27 h23
dal_ m-22
dala m16 h44
dalaw m18 h44
dam r-38 g50 h-22
dam_ r-16 g19
dama r-22 g33 h-16
dan g-20 m-20 h29
dan_ r21 h-17
dana r17
dana_ r17
danc g-26 h78
dance g-36 h84
daq r-15 g29 h-29
daq_ g33
daqa h-17
dar r-22 g39 m18 h-29 k36
dar_ g33 h-17 k37
dare m34
dare_ m34
dart h-17
dat r17 g-15 m-57 h-63
data g-22 m-15
data_ g-20
date m-27
date_ g53 m-25
dated r20
dates r-29 g-51
dati g21 m-16 h-59 k15
datin r-18 h-37 k17
datio r21 g24 h-22
dau k-20
daug k-20
daugh k-20
day r37 g-49 h-59 k-65
day_ r24 g-38 h-30 k-58
daye r-20 g21 h29
days r26
days_ r26
dba h35
dbag h28
dbags h32
dd_ r29 g28 m27 h23
dda r-21 h-20
dde r43 h50 k-19
dded r54 h28
dded_ r54 h28
dden r20 g16 h29
dden_ r20 g16
dder_ h-15
ddera h23
ddi g-16 m-17 h-42
ddic m-23
ddict m-22 h-23
ddin r-21 h-23
dding r-21 h-23
ddiq h-37
ddl g23
ddle g24
ddle_ g24
ddo h16
ddos h16
ddos_ h16
dds g-17 m51 h15 k-24
dds_ g-17 m51 h15 k-24
de_ r-36 m-49 h-37
dea r48 h54
dead h45
dead_ g-18 h46
deadl g21
deal r40 m15 h-15
deal_ r73 g16 m-17 h-20
deale r-33 m32 k17
dear r26 h16
deare r31
deat g23
death g23
deau h22
deaux h22
deb r28 g-21 k-20
debe r32 h-22
deben r32 h-22
debi r30 m15 h21
debit r30 m15 h21
debt r-34 g-25
debt_ r19 g-32 h-24
debto r-41 h39
dec r-23 g19 h-71 k31
dec_ m17
deca g26
decd g27
decde g27
dece g21
decem g21
deci r-17 h-31
decid h-31
decl g-29 h-26 k48
decla g-27 h-25 k48
deco g-19
decor g-19
ded g24 h89
ded_ r37 g19 h83
dedu r-44 h31
deduc r-44 h31
dee r-55 g28 h-58 k22
deed r-15 h-47
deed_ r-15 h-47
deen k22
deen_ k22
def r-18 g41 h-40 k-15
defe r-23 h-28
defec r-21
defi g32
defin g32
deg g-18 h23
degr g-18 h26
degre g-18 h26
deh r25
deh_ r25
dei r-25 g-21 h47 k-15
dein r-24 g-17
dein_ r-24
deine h22
deit h34
deity h29
del g-16 m-42 h37
dele g-21 k20
delet g-21 k20
deli h-22 k-18
delie h-39
deliv k-18
dell h27
della h27
dels h17
dels_ h17
delt h23
delta h23
dem r50 h-45
demn g28
demni g28
demo h-18
demol h-18
den h-60 k-16
den_ h-15
dent r-24 g34 h-86
dent_ g17 h-21
denti h-39
dents r-25
deo h50
deos h48
deos_ h48
dep r-31 g39 m18 h17
depe g31
depen g31
depo r-22 m27 h33
depos r-22 m27 h33
der r33 g-21 m-21 h-53 k17
der_ g-36 m-20 h109 k-19
dera r21 h16
deral h23
derat r23
derb m24
derby m17
dere r17 m-26 h-31
dered r19 m-26 h-40
deri r-16 g50 h-41
derin k18
deriv g52 h-35
derl r-15 h-21
derly r-15 h-21
ders r23 h-37
ders_ r23 h-37
des r-16 g65 m-20 h-33 k44
des_ g39 m18 h-27 k22
desc h-21 k26
descr h-21 k26
dese h15
desec h26
deser g15
desi h17
desig g25
desk m-16 h-42 k-17
desk_ m-16 h-42 k-17
dest h18 k17
desti k20
det r-24 m-19 h-39
dev g24 m15
deve g20
devel g20
dex h-30
dex_ h-30
dey m28 h25
df_ r29
dfa g16 m17 h26 k22
dfa3 m22 k28
dfa3_ r33
dfat g20 h18
dfath g20 h18
dfu k15
dge r-30 m-46 h-50 k-34
dge_ r-28 m-43 k-17
dget h-18
dgi r39 g24 h-22
dgin r39 g24 h-22
dging r39 g24 h-22
dha r24 g27 h-24
dha_ g26
dhaa h-19
dhaar h-19
dhs h-26
dhs_ h-26
di_ g30 m-28 k31
dia r-40 g-15
dia_ g17
diac h26
diac_ h26
diam h23
diamo h23
diap h-22
diape h-22
dib h15
dibl h20
dible h20
dic r-38 m76 h-20
dica g15 m57
dicap m18 h-20
dicat m42 h30
dice m22
dice_ m22
dici r-21
dicin r-21
dict h-30
dict_ g-21 m19
dicti g17 m-16 h-29
did h16
die r-20 g50 m-29 h39 k-27
die_ g67 h-30 k-22
died h31
died_ h31
dien h39
dient h39
dies h39
dies_ h31
dif g23 m24 k16
diff g23 m24 k18
diffe g23 m24 k18
dig g36 m27
digi m31
digit m31
dil h34
din g-50 h-19
dina g-20
dinar g-20 h22
ding r-45
ding_ r-40 h-22
dinn g-15 k-22
dinne g-15 k-22
dip g-15
dipl g-15
diplo g-15
dir g-21 k35
dire k17
direc k17
dirh g-21 h-36
dirha g-21 h-36
dirt k27
dirty k27
dis r32 m-17 h81 k-15
disa h38
disap h38
disc r60 g15 m-16
disco r39 m-15 h-32
discr g15 h27
dise m28 h29
diss h17
disse h17
dist m-19 h35
disti h28
distr m-19
dit g-42 m17 h22 k-47
dit_ k-29
dite r40 g-17 h-27
dited r40 g-17
diti g-34
ditio g-29
dito r-42
ditor r-48
dits m42 h16
dits_ m42 h16
div g39 h-52
dive r-29 g58 h-41
dive_ g29 h-19
diver g20 h-22
divi r19 g-19
divid r19 g-31
diy g-22 h23
diya g-15
diya_ g-15
diye r15 h18
dji h24
djin h24
djinn h24
dju h-16
djus h-16
djust h-16
dka h19
dka_ h19
dle r34 g23 m18 h-49
dle_ r-24 g41 m38
dles r52 g-21 m-18 h-37
dles_ m-17 h-28
dless r53 g-34
dli m16
dli_ m18 h32
dlin h-19
dline g21
dling g-15 h-17
dlo r21 h-17 k-15
dly r18
dly_ r18
dma g-18 h43
dma_ g-18 h51
dmi h-27
dmo r15 h-32
dna r24 h16
dnap h25
dnapp h22
dne g-31 h29
dnes h-15
dness h-15
dney g-19 h64
dney_ g-19 h64
do_ r-42 g68 h-55 k51
dob h35
doc g-19 k-20
doct h40 k-20
docto h40 k-20
docu g-16 h-20
docum g-16 h-20
doe g17 h-15 k45
does g17 h-15 k45
does_ k49
dog h46 k-22
dog_ g17 m-16 h30
dogs m25 h20
dogs_ m25 h20
doh r24 m21
doha r26 h-19
doha_ r26 h-19
dol g-41 h41 k-16
dol_ h15
doll r30 g-26 h20
doll_ h40
dolla r32 g-20 h-21
dols h16
dols_ h16
dom r-26 h46
dom_ r-20 g48 m25 h34
dome h29
domet h29
don r-27 g41 m-30 k24
don_ g27
dona g-19
donat g-19
done r-17 g24 h-27
done_ r-17 g16 h-25
donk h17
donke h17
donor h23
dont g15 k32
dont_ g15 k32
doo r-39 k-20
doo_ r-36 m15 h38
door h-29 k-18
door_ h-23 k-18
dop h40
dopt h16
dor g25
dor_ g25
dos h26
dos_ h21
dou g28 m29
doub g28 m38
doubl g28 m38
dov h-15
dove h-15
dover h-15
dow m49
dow_ g-26 m20 h34
dowm g23
dowme g23
down g39 m40 h-60
down_ r-26 g53 m59
dows g-20
dows_ g-17 h-16
dr_ h-28
dra r22 g-22 m65 h16
draf r22 m21
draft r22 m21
drag m17 h-16
drai k23
drais k23
draw m39
draw_ r-35 g-21 m25 h24
drawe r20 h-17
drawi g65 m-15
drawn r27 g-30 m16
dre g-30 m54 h-16
drea m50 h26
dream m50 h26
dred m32 k-22
dred_ r31 m42 h16 k-22
dreg h24
dregs h24
dren h-22
dren_ h-22
dres m-23 h-27
dress m-23 h-27
dri m-16 k15
drin h32
drink h32
driv g-25 h-21 k19
drive g-23 k19
drivi h-15
dro r-51 g51 h21
dron h34
drone h34
drop r-40 g48
drop_ r-49 g16
drops g43 h-21
dru g-16 h-32
drug g-16 h-15
drug_ h-16
dry g-16 h28 k-18
dry_ g-16 h28 k-18
ds_ r39 m-38
dsm_ h21
dt_ r-30 g45 h-38
dte g45 h-20
dte_ g45 h-20
du_ r-21 h72
dua r21 h-18
duat r15
duati r15
dub r-25 m-23
duc r-45 g24 h65
duce h24
duce_ h24
duci r33
ducin r33
duck m15
duck_ m15
duct r-65 g21 h46
duct_ g34
ducti r-40 h30
due r39 h-71
due_ r29 g-16 h-34
dues h-20
dues_ h-20
dul m-26
dule r-25
dulg r25
dulge r25
dult h34
dults h21
dum h26
dump h30
dun g16
dund g18
dunda g18
dus h26
dush h26
dushm h26
dva r-23 g17
dvan r-23 g17
dvanc r-23 g17
dvd g-40
dvd_ h-24
dvds g-37 h23
dvds_ g-37 h23
dve g16
dver g16
dvert g16
dvi g-20
dvic h26
dvice h26
dwi r42 g-30
dwic g-17 h16
dwich g-17 h16
dwil r42
dwill r42
dy_ r-81 g37 m-35 h95 k18
e3l r-19 h22
e3la r-19 h22
e3lan h26
e3t h-15
e7_ r-15
e7r h59
e7r_ h59
e7t m48 h-25
e7t_ m48 h-25
ea_ r-28 m-31 h-24 k-16
eac h-51 k25
each h-45 k25
each_ r31 k29
eache r-30 m-20 h-53
ead m-47 h24
ead_ r25 k26
eade h45
eader h45
eadi g-38 m-16 h23
eadin g-38 m-16 h23
eadl g21
eadli g21
eads m-19
eads_ m-19
eady r-21 g37 h-47
eady_ r-21 g37 h-47
eaf h-26
eag r-27 m28 k-24
eage h-18
eage_ h23
eagu r-26 m31 k-24
eague r-26 m31 k-24
eak r-24 m-48 h78
eak_ g-19 m-18 h100
eake m-18
eaked h42
eaker h-35
eaks g23 h-32
eaks_ g23 h-32
eal m22 h-22 k53
eal_ r55 h-42 k32
eale r-38 m22
ealed g27 h-23
ealer r-33 m29 h32
ealt g-18 h15
ealth g-18 h15
eam r-53 m45 h16
eam_ m36 h-19
eams r-36 h32
eams_ r-36 h32
ean r-24 m-16 h-35 k41
ean_ r-20 g41 k36
eanc h40
eance h40
eane g-25
eaner g-25
eani r-19 m-22 h-34 k17
eanin r-19 m-22 h-34 k17
eans h-37
eans_ h-48
eap g34 h25
eap_ g-24 h24
eape g29 h16
eaper g29 h16
eaps g29 h-17
eaps_ g29 h-17
ear r88 g35 m-26 h-28 k-48
ear_ g24 m17 h69
eara r38 h-16
earan r38 h-16
eare g-17 m17
earer r31
eares r-26 m20
eari r23 g-16 h-30
earin r23 g-16 h-30
earl m-18 h-55 k-20
earl_ g21
earls g27
early r18 g-53 h-28 k-17
earn r15 m-19
earn_ r24 g-32
earne r-38
earni r23
earns g32
ears g55
ears_ g55
eas r39 g-24 m-28
ease r41 g-53 m-26 h31 k15
ease_ r20 g-48 m-24 k24
easeb r28
eased h34
easo g45 h-23
eason g45 h-23
east r-54
east_ r-40 h-22
easu r50 g-15
easur r50 g-15
eat r-50 g-16 m-39 h90 k-51
eat_ r-40 g-60 m-22 h125 k-26
eaten h57
eath g38 h-35 k-21
eath_ g23
eathe g15 h-22 k-21
eati r19
eatin r19
eats h-24
eats_ h-24
eau h51
eau_ h15
eaux h22
eaux_ h22
eav r51 h-18
eave r-33
eave_ g20 h49
eaves r-21 g-17 h-50
eavi r85 h-17
eaw m17
eawa m17
eaway m17
eb_ r-25 g-30 m48 h-37
eba r47 g-52 m20 h-49
ebac r27 h-15
eback r27 h-15
ebat r17 g-38
ebate r17 g-38
ebb g36
ebbi g19
ebbi_ g21
ebbl g21
ebble g21
ebe g-16 h-19 k15
ebel h-20 k21
eben r32 h-22
ebent r32 h-22
ebi r30 g-20 m21 h46
ebit r30 m15 h21
ebit_ r25 m15 h24
ebn r-18 h44
ebna h16
ebo h-17 k26
ebod g-25 k30
ebody g-25 k30
ebook g-19
ebs m-24 h55
ebsi m-24 h55
ebsit h37
ebt r-34 g-25 h19
ebt_ r19 g-32 h-15
ebto r-41 h39
ebtor r-41 h39
ebu h20
ec_ g-34 m46
eca r-18 g15 m18 h-18
ecas m18
ecast m18
ecau r-26 g-17
ecaus r-26 g-17
ecc h15
ecco h15
ecco_ h15
ecd g27
ecde g27
ecde_ g27
ece g-29 m-40 h-87 k28
ece_ h-27
ecei g-20 m-16 h-45 k26
eceip r-42 h-52
eceiv r28 k35
ecem g21
ecemb g21
eces g-20
eces_ g-20
ech g39 m31 h47
ech_ r31
echa r-19 g57 m43
echa_ g30 h-19
echar r-23 g27 m46
echo h50
echon h50
eci r-26 g25 h-26
ecia h35
ecial h42
ecid h-31
ecide h-31
ecif g32 h-24
ecifi g29 h-16
ecit h-24
eck r-15 g-25 h-58
ecke h-21
ecked h-21
ecki h-37
eckin h-37
eckl r20 g-31
eckla r20 g-31
ecks k22
ecks_ k22
ecl g-29 h-29 k48
ecla g-27 h-25 k48
eclar g-27 h-25 k48
eco r-48 m-22
ecoi r16 h24
ecoin r16 h24
ecom g26
ecome g19
econ r-75
econd r-50 g19
ecor g-22 m-15 h-52 k18
ecora g-19
ecord h-40 k18
ecov h23
ecove h23
ecr r-19 g21 h54
ecra h26
ecrat h26
ecre g29
ecret g29
ecru r-15 h19
ecrui r-15 h19
ecs_ g17 m27
ecst h24
ecsta h24
ect r-66 m18 h-23
ect_ m20 h-17
ecte r23 g-22 h-40
ected r23 g-22 h-40
ecti r-32 h38 k-21
ectin k-25
ectio r-30 h46
ecto r-24 h58 k16
ector r-24 h58 k17
ectri g-23
ectro g23 h22
ects r15 g15 h-15
ects_ r15 g15 h-15
ectu r-23 h-39
ectur r-23 h-39
ecu r21 h-46
ecur r23 h-46
ecuri g-15 h-40
ed_ r-17 g-38 m-72 h-17 k-80
eda g28 h-33
edal m-22 h-26
edal_ m-22
edd g21 h-96
eddi r-18 h-77
eddin r-18 h-31
ede g-25 h27
eded h22
eded_ h22
edf r-18 k28
edfa r-18 k28
edfa3 r-18 k28
edg g64 m-18 h-66 k-29
edge g34 m-17 h-62 k-28
edge_ g39 m-17 h-47 k-16
edgi g31
edgin g31
edi m25 h29 k-21
edib h20
edibl h20
edic r-28 m17 h-28
edici r-21
edict m25
edie h34
edin r22
edit r22 m16
edit_ r25 m-20
edite r40 g-17 h-27
edito r-48 h15
edits m42 h16
edl r23 m16 h-42
edli m23
edo r-20 g48
eds g-36 m-22
eds_ g-36 m-22
edu r-42 h27
educ r-24 h47
educe h24
educi r33
educt r-44 h34
edul r-17
edule r-25
edun g18
edund g18
edy r-20 h25
edy_ r-20 h25
ee_ g-29 m-47 h-21 k61
eeb r-15 g19 m23 h33
eeb_ r-15 m28
eed r-45 g-60 h-24
eed_ r-38 g-62 h-24
eede h22
eeded h22
eedl m16 h-26
eedli m23
eeds r38 h-39
eeds_ r38 h-39
eef g-28
eef_ g-28
eeh g93 h-17
eeh_ g64
eek r33 h-75 k-44
eek_ r-21 g-19 m-33 h-77 k-43
eeke m23 h21
eeken m23 h21
eekl r24 g32 h-20
eekly r24 g32 h-20
eeks r29
eeks_ r29
eel g58 k-26
eel_ g43 k-16
eels g16 h22
eels_ g16 h22
eem g27
eem_ r-26 g-18
eema g23
eeme r31 g23
eemen r31 g23
een r-46 h-97 k24
een_ r-72 g17 m19 h-44 k15
eena r36
eenah r24
eene r-17 g-15
eened r-16
eeni h-36
eenin h-34
eep m48 h-89 k25
eep_ r-20 h-66 k53
eepi r24
eepin r24
eeps m68 k-18
eeps_ r19 g20 m15 h18 k-18
eepst m52 h-27
eer r21 g-57
eer_ r31 g-52
ees r52 g24 h-38
ees_ g62 h-60
eese g-20
eese_ g-20 h-32
eesh r56 g-15 h15
eesh_ r26
eet r-36 m-41
eet_ r-22 g27 m-17 h-29
eete r34
eeten r34
eeti h-22
eetin h-20
eets r-30 g-24 m-26 h34
eets_ r-30 g-24 m-26 h34
eev g18
eeva g19
eevan g19
eez g-16 h19
eez_ h23
ef_ r-62 h-66
efa h-22
efe g-29 m-26
efec r-21
efect r-21
efer r28 g-21
eferr r15 h-15
efi g30
efil h-27
efill h-27
efin g32
efine g32
efit h42
efo r-20 g73 m-16 h-30
efor g73
efore g73
eft r-22 g33 m-31 h-44
eft_ r-20 g56 m-24 h-38
efu r-38 m-17 k-22
efun r-18 m-15 h-18 k-15
efund r-18 m-15 h-18 k-15
efus g18
eg_ r16 h77
ega m32
ega_ g51
egar r38 g-34 h-24
egar_ r-15
egard r53 g-34
egg h49
egga h50
eggar h50
eggs g19 h-24
eggs_ g19 h-24
egh r57
egi r19 h-16
egis r-16
egist r-16
egl h15
eglo h15
eglo_ h15
egr r-24 g-28 h34
egre g-19 h31
egree g-18 h26
egs h62
egs_ h62
egu r-26 g70 h-31
egur g39 h-27
eguro g56
egy g22
egy_ g22
eh_ r75 g99 m-19
eha r20 m18 h-61
ehab h-51
ehab_ h-51
ehal r-21 g-27 k18
ehalf r-21 g-27 k18
ehan m30
ehan_ m33
ehi r30 g16 h17
ehin r20 g26 h19
ehind r20 g26 h19
ehl g57 h-23
ehle g72 h-23
ehle_ g72 h-23
ehou h22
ehous h22
ehr r-20 m20
ehr_ m21 h-21
ehra h23
ehra_ h23
eib r26
eibo r26
eibor r26
eid h-49
eid_ h-49
eighb r-31
eighe g-27
eight r18 g20 h-17
eik r-25 g-17 m-20 h80
eikh g-15 h25
eikh_ g-15 h25
ein r54 m-23 h19
ein_ r-29 h-32
eina r54 h-17
einah r41
eine g-22 h85
eine_ h25
einek h49
eing r29 k30
eing_ r29 k30
eins g28
einsu g29
eip r-42 h-52
eipt r-42 h-52
eipt_ r-42 h-42 k-29
eipts k21
eir g75 m-16 h-23
eir_ g18
eis g-29 h64
eiss g-22 h15
eissu g-21
eist h21
eiste h21
eit r-44 m-16 h73
eit_ r-17 g-28 m-15 h43
eith r-26 g27
eithe r-26 g27
eity h29
eity_ h29
eiv r28 g18 k31
eiva r29
eivab r29
eive_ h-19 k16
eived h23
eivi k25
eivin k25
ej_ h-36
eja r-15 g-16 h58
ejab h36
ejab_ h36
ek_ r-28 g-15 h-95 k-62
eke r-15 g-35 h108
eke_ h23
eken g-30 h88
eken_ h49
ekend m23 h21
ekeng h18
ekh m-17
ekl r24 g32 h-20
ekly r24 g32 h-20
ekly_ r24 g32 h-20
eks r29 g-16 m19
eks_ r29
el_ r-74 g-30 h-67
ela r-31 g-29
elab h19
elabe h30
elat g-22 h31
elati g-22 h31
elay_ g29
elaye g-15
elb m20
eld g72 m-28 h-72 k-18
eld_ g76 m-18 h-50
elde r-15 h-21
elder r-15 h-21
ele r-22 h-82 k42
elea m-18 h-43 k18
eleas m-18 h-43 k18
elec r-19 g22 h24
elect r-15 g15 h24
elet g-25 k16
elete g-21 k20
elev m17
elf r-26 g-46 m-22 h-84 k-16
elf_ g-46 m-22 h-81 k-16
elh k24
elha k24
elha_ k24
eli r15 g58 h22 k-29
elig h31
eligi h31
elin r32
eling r32
elis g44 h-18
elist g44 h-18
eliv k-18
elive k-18
ell r-37 g53 m-42 h181
ell_ r-21 g-15 m-19 h98 k16
ella h54
ella_ g-34 h31
ellar g-16 h47
ellat g63
elle m-23 h-31 k-17
elled g-46
eller g39 m-18 h-39 k-15
elli r30 g61 h-16
elli_ r31 g37 m30
ellin g24 m-20
ello_ h22
ells h80
ells_ h80
elly r-23 g35
elly_ r-23 g35
elm g-25 m-17 h-46
elme g-25 m-17 h-46
elmet g-25 m-17 h-46
elo g-19 h58
elo_ h35
eloa m21 h38
eload m21 h38
elon g50 h-34
elong g50 h-37
elor h26
elor_ h26
elow r32 g-18
elow_ r32 g-18
elp r51 g-23 h-39
elp_ h-15
elpi r23
elpin r23
els r-82 g31 m-19 h35
els_ r-67 g35 h43 k-23
else r-15 k29
else_ k21
elt g-18 m-16 h-28
elt_ h-94
elta h23
elta_ h23
elv r41 g-22
elve r41 g-22
elve_ r42
elw r18 h36
elwe h36
elwe_ h36
ely r-17 g43
ely_ r-17 g43
em_ r-23 g51 h-69 k37
ema r46 g17
ema_ h-30
emaa g25
emaar g25
emad h15
emade h15
emai r25 k17
email k18
emain r26
eman r29 m23 h41
emba m25 h-15
embas h-29
embe m-16 h25
ember m-16 h25
eme r84 h18
eme_ r28 g24
emed h25
emedy h25
emen r22 h-16
ement r22 g23 m16 h-27
emes r37 g-18 m15
emes_ r25
emi r40 h-58
emi_ r92 h-24
emin r-34 h-29
emina r-30 h-24
emis r19 g-18
emis_ r21
emit h-18
emiu r-37 g27 h15
emium r-37 g27 h15
emn g28
emni g28
emnit g28
emo r-46 m-34 h-61 k39
emol h-18
emoli h-18
emon h-26
emor g30 h-20
emori g30
emov m-27 h39 k-25
emova h-25
emove m-24 h41 k-15
emovi h23
emp r-37 g-16 m-25 h121
emp_ h15
empe g-19 h46
emper g-19 h46
empl r-17 k18
emplo k21
empo h52
empo_ h34
empor h18
empt k-15
empty k-15
ems r-32 g-21
ems_ r-27
en_ r-31 g65 m-57 h-33 k-54
ena r105 g-54 m-27 h-16
ena_ r18 g-37
enah r57
enah_ r35
enal r38 m-18 h-24
enal_ r29
enalt m-18 h-21
enan r-19 h22
enanc h-16
enant h38
enc r19 h31
ence r24 h26
ence_ r28
encer h18
ences g15 m24 h16
ency g-19 h-15
ency_ g-19 h-15
end r70 m31 h63 k38
end_ r103 m46 k53
enda h19
ende r-28 g-30
ended r-46 m22
ender r18 g-36
endi r17 h16
endin r17 h16
endo g29 h-55
endow g23
ends r-29 g18 m-25 h51
ends_ r-29 g18 m-25 h51
ene r22 g23 m-27 h-29
ened r-18 g-23 h-29
ened_ r-18 g-23 h-29
enef h24
enefi h24
eneh r21
eneh_ r21
ener h22
ener_ r29
enera r-23 g16
enes h-42
eness h-42
enet m15 h20
enev r-19
enew r41 g22 h-15
eng g60 h59 k-15
eng_ m16 h17
enga h53
engan h56
enge g24
engen g23
engi g40 h19
engin g40 h19
eni g-17 m39 h16
enin r-16 m45 h19
ening r-16 m45 h19
enj g-16 h30
enje h25
enjen h25
enn g-28 m38 h-29
enna h-20
enna_ h-20
enni r27
enny r-36 g-24 m41
enny_ r-36 g-24 m41
eno r15 g-22 m88 h84
eno_ r17 m88 h44
ens g20 m-28 k-21
ens_ g22 k-18
ensa r16
ensat r16
ense g21 h-33
ensed g-19
enses h-19
ensex g29 h-18
ensi g-22
ensin h15
ensio g-27 h-15
enso h35
ensor h35
ent r-38 g-38
ent_ g25 m-56 h15 k-62
enta h-15
enta_ g23 h-20
entar g-15
ente g-28 k42
ented g-25 m-20 k46
enter m38 h21
enth r21 g15
enth_ r21 g15
enti g-23 m18 h39 k45
entif g25
entin m31 h16 k26
entio r34 g-17 k20
entis h-27
entl g-20 m-16
entle g-20 m-16
entr r-15 m34 h-23
entri m24 h-19
entry m19
ents r-71 g30 h-67
ents_ r-71 g30 h-67
entu r25 g-22 h40
entur r25 g-22 h40
enty h-16
enty_ h-16
enu g-43 m-24 h30 k-16
enu_ g-36 h42
enue m-15 h-25
enue_ m-15 h-25
env g-41 h59
enve g-31
envel g-31
enz g17 m48
eo_ g25 h-20
eon r-19 k26
eone r-19 k27
eone_ r-19 k27
eop r-26 g-25 h43 k33
eopa h24
eopar h24
eopl r-20 g-20 h19 k33
eople r-20 g-20 h19 k33
eor h-15
eord g19
eorde g19
eos h48
eos_ h48
ep_ r-20 h-91 k53
epa r-37 g24 k-21
epac h31
epack h31
epai m-17 h-40
epaid r43
epair r-46 g19 m-15 h-37
epar r-34 h35
epara r-29 h41
epay m22
epayi r26 h-18
epaym r-22
epays m26
epe g52 m-39 h-23
epen g31 m-29
epend g31
eper g21
eph g-29 h40
ephe g-27 h32
ephew h-18
epi r24
epin r24
eping r24
epl r-34 m-24 k-19
epla r-34 m-20 h-34 k-18
eplac r-34 m-20 h-34 k-18
epli h47
eplic h47
epo m15 k40
epo_ r48 h-17
epor r-15 k39
eport r-15 k39
epos r-22 m27 h33
eposi r-22 m27 h33
epp g-16 h-30
eppe g-16
epper g-16
epr g-16
eps m68 k-18
eps_ r19 g15 m15 k-18
epst m52 h-27
epsta m52 h-27
ept r55
epte r31
eptem r19
epu r45 g-15
epur r46 g-15
epurc r46 g-15
equ r35 g-28 k23
equa r-26 g-29
equal r-26 g-29
eque h-28 k17
eque_ h-25
eques k18
equi r49 h27
equil h16
equit r26 g15 h21
er_ r-34 g-33 h-59 k-72
era r-19 g-40 m-48 h-34 k-22
era_ r-32 g-22
erab r51 g-51
erabl r51 g-51
erag r-27 g25 h21
erage r-27 g25 h21
eral m-15
erall h23
erap r-16 m-18 h-37
erapi h-18
erapy r-16 h-19
erat g27 m-24 h-27
erati r22 h-22
erato r-19 g15 m-20
erb r-18 g-35 m90 h37
erba m75 h67
erbal m42 h52
erby m17
erby_ m17
erc r45 g-15
erce r29 g-43
ercen r31 g-26 m-17
erci g29
ercia g29
erd r34 g-22
erda r22
erday r24
erdr r33
erdra r33
erdu r-21
erdue r-21
ere r-30 g33 k18
ere_ r-25 m18 k15
ered r-27 h-64 k28
ered_ r-27 h-64 k28
eree g18
eren m20 k18
erenc m26
erent k29
erer h35
erer_ h35
eres r58 m-23 k-40
eres_ r32
erest r43 m-20 h16 k-40
erf r-22 h40
erfe h76
erfei h70
erfu h-27
erfum h-27
erg g-48
eri r-85 g21 h-20 k-33
erial h-18
erie r-28 g-29 m-16 k-24
erie_ h15
erien h31
eries r-28 g-26 h-37 k-23
erin g-53
ering g-41 h44
erio r-18 g16 h-15
eriou g16
erit g24
erita g15
eriti h16
eriv g52 h-35
eriva g51 h-27
erj g-15 m21 h42
erja m23 h34
erja3 m23 h34
erk m-15 h37
erk_ r-28 h41
erka r35 g18
erka_ r36 g27
erl r-22 g-19 h58
erli h45
erlin h45
erlo h35
erlot h35
erly r-27 h-22
erly_ r-27 h-22
erm h88 k-16
erm_ r42 h16
erma m-21
ermar m-21
erme g-18 h55
ermei h21
ermen g-17 h43
ermi r-25 g27 m20 h-18
ermin r-17 m26 h-25
ermit g32
ermo h46
erms g-17 m-17
erms_ g-17 m-17
ern r45 g-20 h80 k21
ern_ h38
erne k26
ernet k26
erni r36 h16
ernig r38
ernm r22
ernme r22
ero r-21 h143
ero_ m25 h-35
eroi h55
eroin h37
erol g-19 h69
erol_ h31
erolo h38
eron h34
eroni h34
erot h21
eroti h21
erp g69 m19 h-20
erp_ g38 h-24
erpe r17 g23 m45 h-16
erpet r17 g23 m45 h-16
erps g33 m-29
erps_ g33 m-29
err r-19 h36
erra h15
erred r15 h-15
erry h30
ers r-20 g-76 m-23 h-33 k37
ers_ r-15 g-46 h58
ersa r-25
ersal r-25
erse m-31 h-57
ersey m-33 h-32
ersh h-39
ershi h-38
ersit g-26
erso h-15 k47
erson h-15 k47
ert r-62 g-41 h-28
ert_ r-19 g-15 m-15
erta h31
ertai r24
ertat h17
erti r-44 g-29 h-32
ertif r15
erv g-30 m-20 h40 k22
erva k27
erve h19
erw r-18 g79
erwa r-15 g21
erwar r-15 g21
erwi g39
erwis g39
ery r-41 h-58
ery_ g18 m-41 h-58
eryb m15
erybo m15
eryo r-41 g-21
eryon r-41 g-21
eryt g17 h17
eryth g17 h17
es2 k31
es_ g-17 m30 h-47 k26
esa r-17 g76 h-21
esab r20 h-18
esal g44
esale g44
esc r-39 g-20 m-23 h-43
esca h-16
escap h-17
esce r-28 h-21
escen r-28 h-21
esco g-16
escor h73
escr g-15 k15
escri g-15 k15
ese r32 g-41 h48
ese_ h-27
eseb h25
esec h28
esecr h26
eser g15
esert g15
esh r72 g-29 m-32
esh_ r39 m-44 k-19
esha m25
esha_ h20
eshe r25 h-25
esht r17 g-17 h-16
eshta r30 g-19
esi r-29 h24
esig g25
esign g25
esis h-20
esis_ h-20
esk m-16 h-42 k-17
esk_ m-16 h-42 k-17
esl g21 h40
esla g25 h-24
esla_ g25 h-24
eso r-22 g34 h34 k-24
esol r-31
esold r-31
esor g28 h22 k-18
esort g28 h22 k-18
esp h-15
ess r20 m44 h-58 k20
ess_ r61 g20
essa m32 h-48 k34
essag m53 h-59 k38
esse r-19 m30 h42
essed h22
essel g17
esses m26 h18
essi r21 h24
essin r17 m-20 h-16 k22
essio h40
esso r-20 h-46
esson h-20
est g-73 m46 h-60
est_ r62 g19 m53 h-65 k26
esta r-43 g-20 m-30 h-24
estat g18 h-57
estau r-19 g-20 m-15
este r19 m18
ested r-27
ester r50
esti r-15 g-30 h15 k19
estin h-15 k20
estio g-16 h22
estl m18
estli m18
estm r-24 h21
estme r-24 h21
esto g-39
estor r24 h18
ests r-15 g19 k-25
ests_ r-15 g19 k-25
esu g21
esul g21
esult g21
esy g15
esyo g15
esyo_ g15
et_ r-52 g57 m-32 h-88 k-47
eta r27 g45 h-18 k-19
eta_ g15 h-35
etai r17
etain r17
etal h-17 k-15
etal_ r-20 h-17
etam h50
etami h50
etat g23
ete h25
ete_ g-21 h24 k20
eted h-16
eted_ h-16
eten r33 m19 k-16
etene r34
eter r-15 m-16 h25
eter_ r-15 h68
etf h-16
etf_ r25
etfa r-16
eth r-47 g-28 m50 h41 k-15
eth_ r-19 g-23 h78
etha r-27 h-20
ethe g-17 m52 h-17
ether g-17 m52 h-17
ethi g20 h18
ethin g20 h30
ethy h-16
ethyl h-16
eti g-17 m83 h-82 k-25
eti_ r30 g-28
etic g17 h-39
etin m42 h18
eting m42 h18
etir r-18 h-35 k-17
etire h-20 k-15
etis h20
etish h20
etit m34 h-32
etiti m34 h-32
etl g21 h-35
eto g27
eto_ r18 h29
etor g30
etoro g30
etr r-17 g-17 m-28 h-77
etra g15 h-16
etre h-23
etres h-23
etri g16
etric g21
etro g-34 m-18 h-36
etro_ g-27 m-18 h-23
ets g-31 m-27
ets_ r-21 g-37 m-26
ett r-15 g-26 m49 h-63
etta h24
etta_ h25
ette r-30 g-25 m54 h38
ette_ m55 h28
etter r-29 k22
etti g18 m-17 h-71
ettin g18 m-17 h-71
ettl r19 m43 h-42
ettle r29 g17 m27 h-43
ettli g-22 m15
etty m-21 k-19
etty_ m-21 k-19
etu g66 m38 h-30 k-20
etua r17 g23 m45 h-16
etual r17 g23 m45 h-16
etur r-27 g22 k-16
eturn r-27 g22 k-16
etw g-32 m26
etwa m16
etwe g-26
etwee g-26 k16
eue h-18
eue_ h-18
eum g16
eum_ g16
eur r49 g-44 m44 h86
eur_ r32 m-22 h35
euro r19 g-38 m35 h25
euro_ g-19
eurom m49 h41
euros r25
euru m31
eurus m31
eva g19 h-24 k25
evan g19
evan_ g19
eve r50 g96 m17 k-17
evelo g20
even r33 g40 k-30
even_ r22 g24
eveni m28 h30 k-16
event g15
evenu r23 m-15 h-25
ever r37 g36 m17 h17 k19
ever_ r15 g43
evera r-17 g64
every r55 g-57 m15 h27 k15
evi g-29 h42
evie g-15 h20
eview h22
evil g-19
evil_ g-18
evo r30
evol r30
evolv r56
ew_ r28 g-47 m-85 h-36 k-23
ewa r-25 g56
ewe r25 g15 h-60
ewed g-15
ewed_ g-15
ewel r20 g-18 h-37
ewell h-35
ewer h-34
ewh g21 h-18
ewhe g21 h-18
ewher g21 h-18
ewi g-17 h-34
ewin g-17 h-35
ewing g-17 h-35
ews h52
ews_ h19
ex_ r-34 g80 m30 h81 k-17
exa r-53 g-38 m20 h-26 k-26
exac r-31
exact r-31
exam r-22 g-28 k-26
exam_ r-22 g-36 h-20
exami g18 h34 k-15
exams h-23
exc r-22 m20 h-24
exce g16
exch g-23 m29
excha g-21
exi g30
exis g30
exist g30
exo h16
exp r-26 k26
expe r-15 g15 h-19
expec r-20
expen h-21
exper m16 h22
expi g28 h40
expir g28 h40
expl r-30 g-28 k36
expla r-30 g-24 h-17 k37
ext m37 h18 k-17
ext_ g42 m56 h-38
exte r-24
exten r-24
exti g-40 h30
extin g-40 h30
exto h22
extor h22
extr r33 g-28
extra r33 g-28 h26
ey_ r-17 g-33 m16 k18
eya r25 g55 m-19 h-38
eya_ r19 h-23
eyar g33
eyard g17
eye g-27 m15 h42 k18
eye_ m17 h23
eyes h20 k25
eyes_ h20 k25
eyh m26
eyho m26
eyhou m26
eyl r42
eyle r15
eylen r15
eym h-49
eyma g22 h-15
eyman g22 h-15
eys g-17 h27
eys_ r-17 g-17 h31
ez_ h29
eza g-23
ezz r20 h-24
ezza r20 h-24
ezzan r20 h-24
fa2 r15
fa3 g35 k26
fa3_ r33 g19
fa3t m28 h17
fa3t_ m28 h17
fa_ r-17 m-24 h-32 k-17
fab h-18
fac r53 g-53 m-29 h15 k-20
face g-18 m-23 h18
face_ g-18 m-23 h15
faci g-21 h41
facil r30 h54
fact r48 h-44
facto r52 h-44
fai k-18
fail g19
fair r-15 h19
fair_ r-15 h28
fais g-21 k-18
faisa g-21 k-18
fak h68
fake g-18 h55 k18
fake_ g-18 h55 k18
fal r-15 g47 m-19 h23 k52
fal_ h39
fala r28
fala_ r28
falc g49
falco g49
fall g17
fals k59
false k59
fam m-19 h-25 k22
fami g-17 m-19 h-25 k22
famil g-17 m-19 h-25 k22
fan r-31 g-20 m55 h19
fan_ m20 h-39
fans h57
fans_ h46
fant m34 h-19
fanta m34 h-19
far r-35 m-28 h-67 k-25
far_ r18
fare r-31 m-16 h-33 k-15
fare_ r-16 h-25 k-15
farew r-15
farm m-17 h-17
farm_ m-17
fas h-29 k-15
fast r16 h-53
faste r16 h-47
fat r-18 h68 k-20
fate h23
fate_ h23
fath g15 h15 k-20
fathe g15 h15 k-20
fav r-22 m16 h-23 k16
favo r-22 m16 h-23 k16
favou r-22 m16 h-23 k16
faw r64 g-16
fawa r64 g-16
faway r49 g-16
fay r53 g-15 h-15
fayd r36 g-15 h-15
fayda r18 g-15 h-15
fd_ r132 g104 m128 h-95 k-35
fds g25
fds_ g25
fe_ m52 h-56
fec r-22 m19
fect r-22 m19
fee g39 m-43 h-32 k-17
fee_ g-44 m-32
feed r-23 g-32 m-30 h-44
feed_ r-23 g-32 m-30 h-44
feeh g74 h-17
feel r26 g56
feel_ g36
feels g20
feen g24
feen_ g24
fees m26
fees_ m26
feet g-26
feet_ g-26
fei r-16 h70
feit h70
feit_ h66
fel h17
fell h42
fell_ h52
felo g-19
fen g-20 m-18 h109
feng h68
fenga h56
fenj h30
fenje h25
fer r-15 h32 k32
fer_ r-33
fere k16
feren m20 k18
feri h42
ferin h42
ferm h43
ferme h43
ferr h-44
ferre r15 h-15
fers k19
fers_ k19
fes m-30 h60
fes_ g-32 m-23 h48
fest_ g33
festa h16
fet m-16 h-15
feti h20
fetis h20
ff_ r-48 h82
ffa g28
ffa_ g32 h-16
ffe r-20 h32 k15
ffer g16 m16 h42 k17
ffer_ r-15
ffere g23 m18 k18
fferi h42
ffi g-23
ffic g-20 m16 h-25
ffice g-15 m30 h-33
ffici h-42
ffick h63
ffl m37 h-26
ffle m37 h-26
ffle_ g-18 m57 h-33
ffles g24 m-21
ffr h-40
ffro h-40
ffron h-40
ffs h29
fi_ r-16 g35 h-60
fic r27 g-32
fica r16
ficat r16
fice g-16 m29
fice_ r45 g-16 m33 h-48 k-19
ficer r-44 h49
fici h-42
ficia h-42
fick h63
ficki h32
fie g60
fied g49 h-26
fied_ g49 h-26
fiel g20 h-19
field g20 h-19
fif r30 g-21 m53
fift r35 g-21 m51
fifty r37
fig r-32 g42 h-16 k39
figh r-15 g-28 h49 k57
fight r-15 g-28 h49 k57
figu r-17 g59 h-28 k-18
figur r-17 g59 h-28 k-18
fil r43 m-23 h30
file r-16 g40 m-17
file_ r-16 g36 m-17
files k15
fill m17
fill_ m25
film h47
film_ h15
films h32
fils r68 g-18 h-31
fils_ r68 g-18 h-31
filt h-19
filte h-19
fin g73 h-48
fina r80 m-29 h-38
final m-29
finan r90 g-23 h-27
find r-36 g118 h-24
find_ r-23 g110 h-34
findi h17
fine r-21 g-15
fine_ g-45
fined g32
fini m54 h-17
finis m54 h-17
fir r-25 g16
fire h-20
fire_ h-47
firm r-26 g15 h-21
firm_ r-18 h-18
firs m16 h38
first m16 h38
fis g42 m-16 h-75
fish g42 m-16 h-75
fish_ g83 m-29 h-88
fishe h21
fishi g-27
fit r-47 g-95 m-51 k-20
fit_ r-19 g-43 m-41
fits g-49 h29
fits_ g-49 h29
fitt r-17 h-22
fitti r-17
fiv r30 g-40 m22
five r30 g-40 m22
five_ r17 g-40 m22
fix r20 m-36 h90
fix_ m-16 h46
fixe r16 m19
fixed g-18 m26 h-24
fixer h34
fixes r15
fla g-50 h-44
flag g-25 m-20 h-46 k42
flag_ m-20 h-31 k22
flags h-16 k20
flat r17 g-22 k-28
flat_ h-39 k-26
flate h35
flati r27 m17
fle r-22 m29 h-77
fle_ r-19 g-31 m56 h-43
flee h-16
fleet h-16
fles g22 m-21
fles_ g22 m-21
fli r-49 h-16
fli_ h18
flig r-42 m-28
fligh r-42 m-28
flip m46 h-45
flip_ g-19 m22 h-31
flipp m24
flo r-20 g29 m-23 h-23
floa g36
float g36
floo r28 g18
floor r38 g26
flou k22
flow r-17 g-19 m-16 h-20
flowe r-17 g-19 m-16 h-31
flu_ h-42
flue h20
fluen h20
flus m17 h17
flush m17
fly h110
fly_ h110
fno g26
fno_ g26
foa g47 h34
foal g47 h-19
foal_ g47 h-19
fol h48
fold h31
fold_ h-17
folde h48
foll h19
follo h19
fon g-19
font g-19
font_ g-19
foo m-27 k-17
food h-16
food_ h-16
foot g-18 m-20
footb m-20 h-27
for r26 g30 m-17 h-65 k40
for_ r32 g-51 m-62 k23
forb r41
forbe r41
forc h16
force h16
fore g108 h-19 k-15
fore_ g73
forec m18
forex g41 h-15
forg r-68 h84
forga r-33
forge r-21 h60
forgi h33
form m17 h-51 k28
form_ m19
forma h-31 k24
fort r-20 g-50 m28 h28
forty r-31 g-18 m33 h21
forw r38 g37 h-57 k19
forwa r38 g37 h-57 k19
fou h-45
foun r-25 g18 k-16
found r-25 g18 k-16
four g-20 h-30
four_ m-18 h-41
fourt r26
fra g22 h-45
fre m-35
free r-22 g23 m-34 h44
free_ r18 m-33
frei g15
freig g15
fres g-28
fresh g-28
fri r-53 m27 h26
frid r-39
frida r-25
frie h-30
fries h-27
fro r19 g-30 m-16 h-21
from r17 m-20 h21
from_ r17
fron g-33 h-32
fron_ h-40
front g-33
fru g29 m24
frui g29 m24
fruit g29 m24
fs_ g-22 m-23 k31
ft_ m-48 h-114
fta h-24
ftar h-24
ftar_ h-24
fte g44 m-28 h55 k22
fted h60
fted_ h60
fter g45 m-24 k23
fter_ r25 m-24 k23
fterw r-15 g23
fto r-16 g-20
ftop h24
ftop_ h24
fts r-32 g22 h-40
fts_ r-32 g-32 m-15
ftw m-19 h22
ftwa m-19 h22
ftwar m-19 h22
fty r15 g90 h-38
fty_ r15 g90 h-38
fue r-54
fuel r-54
fuel_ r-46
ful r-40 g-59 m-29 h-19
ful_ h-24
full r-33 g-67 m-29
full_ r-15 g-66 m-29
fum h-27
fume h-27
fume_ h-67
fumes h40
fun r21 m24 h-43 k24
fund r23 m18 h-28 k24
fund_ g-28 h-27 k-28
funda m-15
funde r33
fundi g49 m30
fundr k23
funds r27 m21 k43
fur r-20 h-20
furn r-20 h-17
furni r-20
fus g18
fut g108 m-30 h-44
fut_ g24
futu g84 m-29 h-32
futur g84 m-29 h-32
fwd r42 g-21
fwd_ r42 g-21
fx_ r110 g-65 h-29
ga3 g-15 h-16
ga_ r-35 g53 h-35
gac m30
gach m34 h-20
gacha m34 h-20
gad g17 h-15
gag r48 h-52
gage r48 h-52
gage_ r48 h-49
gai r15 h37
gain r16 g17 h36
gain_ r35 g24 m17 h23
gains r-18
gal r-18 g-22 h22
gal_ g-19
gala h-17
gala_ h-17
gali h15
gam r-24 m116 h34 k-25
gamb m60 h-41
gambl m43 h-34
game m20
game_ m17
games r-17 h20
gamey r20
gami m30
gamin m30
gamm r-15 g20 h43
gammo r-15 h55
gan g-54 h174
gan_ g-40 h59
gana g18 m18
gana_ m18
gane h29
ganes h29
gani r32 h25
ganis r28 h25
ganj h21
ganja h21
gans h39
gans_ h39
gar g-67 m-29 h-20 k22
gar_ r-21
gard r37 g-38 h-38
garde r-17 h-29
gardl r53 g-34
gare g17
gari g15
garit h22
gars g-16 h18
gars_ g-16 h18
gas r-15 h-28 k-21
gas_ r-15 h-28 k-21
gat r-21 m-40 h-32
gate r-30 g-16 m-27
gate_ r-30 g-16 m-27
gav r-31 g-45 h-71
gave r-17 g-45 h-71
gave_ r-17 g-45 h-71
gay r21 m21 h24
gay_ h33
gaya m32 h-35
gaya_ m34 h-42
gaz h-41
gazi h-20
gazin h-20
ge_ r-34 g36 m-56 h-48 k-16
ged r27 g20 m-17 h71 k-28
ged_ r23 h80 k-28
gei h33
gein h33
geing h33
gel g-27 m-18 h30
gela g-22 h31
gelat g-22 h31
gem r17 h-40
gem_ h-24
geme r18 h-17
gemen r18 h-17
gen g-47 k-26
gen_ g19
genc g-33 h-17
gence r25
gency g-24
gene g28
geneh r21
gener r-23 g16
gent g-54 m19
gent_ g-33
gentl g-20 m-16
gents h-26
geo g-21
geon m19
ger r-20 g-30 m24 h102
ger_ r-15 g-19 h28
gerin m20
germ h29
germe h21
gers h37
gers_ h37
ges g-55 h-17
ges_ g-48 m-20 h-23
get r-23 g-15 h15
get_ r-33 g20 m-23 h61 k22
geth g-22
gethe g-22
gets r23 m19 h-42 k-20
gets_ r23 m19 h-42 k-20
gfi h43
gfis h26
gfish h26
gga r-23 m-16 h40
ggag h-31
ggage h-31
ggar r-18 h49 k25
ggars h37
gge g-20
gged g-15 h18
gged_ g-15 h18
gger h-24
gger_ h-24
ggi h21
ggin h21
gging h21
ggl g-16 h60
ggle g-16 h53
ggle_ h53
ggs g19 h-24
ggs_ g19 h-24
gh_ r41 k28
gha g-35 h-67
ghal m24
gham g23 h-21
ghar g-25 h-21
ghara r19
ghb r-32 h17
ghbo r-23
ghbou r-23
ghe r54 g19
ghed g-27
ghed_ g-27
ghel h24
ghel_ h24
gher r55
gher_ r55
gho k20
ghos k21
ghost k21
ghr r28
ght r-54 g47 h-17
ght_ r-26 g60 m31 k-50
ghte r-20 k48
ghter r-20 k48
ghti h27
ghtin h27
ghts h-52
ghts_ h-36
ghu g-16 h46
gi_ r24 h20
gic_ h-15
gici h16
gicia h16
gif r-53 g-38 h-41 k19
gift r-53 g-38 h-41 k19
gift_ r-39 g-38 h-32 k19
gin r-22 g62 m-35 h76
gin_ r-21 m-17 h99
gina r-15 h47
ginal r-15 h47
gine g39 h24
gine_ g62 h30
ginee g-23
ging r15 g29 h-21
ging_ r15 g29 h19
ginge h-40
gio h40
gion h31
gion_ h31
gir g-22 m-20 h79
girl r-18 g-21 m-18 h95
girl_ h99
gis r-17
gist r-16 h-18
giste k17
gistr g20
git m44
gita m30
gital m30
giv r37 m-18 h-40
give r58 g21 h-37
give_ r57 h-36
givea m17
given g-33 m-19
gives g46
givi r-20
givin r-20
gla r34
gla_ r49 h-26
glar g18
glary g18
gle r-15 g-34 m-38 h86
gle_ m-19 h28
gled h32
gled_ h32
gler_ h16
glers h-16
gles h-19
gles_ h-19
glet h27
glo g-23
glo_ h15
glov g-21 h-18
glove g-21 h-18
glu h-41
gme g49 h-56
gmen g49 h-56
gment g49 h-56
gn_ g35
gna g22
gnac h36
gnac_ h36
gnal g37
gnat r15 h-23
gnatu r15 h-23
gne r-16 g16 h49
gne_ g20
gner h41
gner_ h19
gni r-25
gnin r-25
gning r-25
gno h28
gnon h23
gnon_ h23
go_ r-29 g86 m53 h34
goa g22 h-35 k-17
goal g-21 m23 h-18
goat g43 h-17 k-16
goat_ g56 k-16
god g29
goe m28
goes m28
goes_ m28
goi g44 h-18
goin g44 h-18
going g44 h-18
gol m24 h-39
gold_ g16 h31
golf m28 h-45
golf_ m28 h-45
gon g-15 h75
gon_ h25
goo g-51 m-24 h18
good g-45 m-18 h23
good_ r-43 g-51 h80
goods g19 h-42
goodw r42
gos h28
gosh h28
gosht h28
got r58
got_ r43
gov r22 g-15
gove r22 g-15
gover r22 g-15
gra r-29 g-39 m-51
grab g69 h-31
grab_ g69 h-31
grad g-32 h15
grade g-26 h23
gradu r15
gram h46
gram_ r-29 g24 h35
gramm h-17
grams r27 h28
gran r27 g-19 m15 h-21
grand m19
grant r26 g-28
grap r-22 g-32
grape h-34
graph r-20 g-26
grapp h48
grav m-20
gre r17 g-26 m44 h89 k-19
grea h59
greas h52
gree r24 g18 m28 h-20
gree_ r-21
greed r25 g-25 h-20
greem r31 g23
green g18 m35
grey g-29 m28
grey_ g-21
greyh m26
gri g-16 m-15
gria h17
gria_ h17
gro m-22 k-18
groc r-31 m-16 h-37 k-16
groce r-31 m-16 h-37 k-16
grou r-16
groun h16 k-24
group r-16 h-15 k26
grow r38 g15 h17
grows r24 g24 h-24
gs_ r-63 g15 m21 h66
gua r33 g-16 m-31
guan h26
guanc h18
guar r39 m-27 h-32
guara r49
guard m-19 h-22
gue r-65 m107 k-54
gue_ r-29 g-15 m31 h-33 k-15
guel h16
guel_ h16
gues r-36 g22 m78 h29 k-39
gues_ h35
guess r-23 g23 m102 h-30
guest m-24 h24 k-23
gui g-15
guin h32
guine h-23
guinn h55
gul r-15 m-15 h-56
gula h-31
gun r-18
gun_ r-18 g21
gund h18
gundy h18
gur r-21 g98 h-54 k-18
gure r-17 g34 k-18
gure_ r-17 g34 k-18
guri h-28
guro g56
guro_ g56
guy r-49 g-18 h56 k25
guy_ r-29 g-18 h69 k25
gy_ h36
gym r-65 g-33 m-32 h-41
gym_ r-65 g-33 m-32 h-41
ha2 r29 g-36
ha2a r29 g-33
ha2a_ r29 g-33
ha_ r23 m-38 h-94
haa g-23 h-75
haar m24 h-33
haar_ h-23
hab r-25 m-17 k21
hab_ g-19 h-72 k26
hac r-21 g-26 h98
hack r-21 g-25 h93
hack_ h29
hacke r-17 g-19 h64
had r75 g18 h-51
had_ g-20
hade g26 m20
hade_ g27
hadi r35 h-22
hadi_ h-20
hadiy r24
hadt h-18
hadt_ g17 h-18
hah r109 g-29 m-24 h-47
hah_ r31
haha r35 m-15
hahr r43 h-35
hahre g-15 h-18
hai r26 g-26 m17 h-54
hai_ h33
hain r36 h-19
hain_ r37 h-25
hair h-87
hair_ h-24
hairs r-17 h-56
haj r29
hak h38
hakh h36
hal g-22 h67
hal_ g49 m-17 h-21
hala r-27 g-20 m33
halas m18 h-16
hale g24 h16
halet g27 m-16
half g-30 m-19 h21 k18
half_ g-30 m-19 h21 k18
halid h-15
hall r16 g-43 h38 k-18
hall_ g-43 h43 k-18
ham r23 h-40 k-17
ham_ r21 m-20 h173
hama r21 g50 h17
hamb g-16 h-41
hambu h-41
hamd r-15 h-27
hamda r-15 h-24
hame g16 h-21
hamm h-47
hamme h-28
hamo r-15 g23 h-47
hamou g-39 h-29
hamp h-16
hampa h29
hams r20 m25 h-19
hams_ r21 m26 h-27
han r-69 g-57 m104 h80
han_ r75 g-18 m54 h-41 k36
hana r-23 g-27 m18 h62
hana_ h44
hanc r-15 g20 m90 h-29
hance r-15 g20 m90 h-29
hand r15 m-48 h-43
hand_ r20 m-23
handb h28
hande g34
handi m18 h-21
hando h-15
hands g-29
hane h38
hang r-17
hange r22 h-30
hangs r-21
hani h38
hani_ h38
hank r-59 g-23 k-28
hank_ r-22 h17 k-21
hanks r-37 g-20
hann m15 h22
hanne h35
hans r-21
hans_ r-21
hant r18
hant_ r26
hanz h53
hap m-16
hape g19
happ g-19 m-17
happe r17 g-16
happy m-16 h17
hapt r-17
hapte r-17
har r72 g-53 k-28
har_ r49 g-62 h34
hara h82
harab h55
haram r19 g-22 h16
haras h21
harc r-18 g18
harco g18 h-31
hard r58
hard_ h15
hare g-35 h26
hare_ g-64
hared h-25
hares r-15 g22 h45
harg r25 g19 h-16 k-16
harge r42 g19 m-21 h-34
hargi r-17
hari r-46 h-64 k19
harid r-16
harit h-47 k24
harj g-17
hark h-24
hark_ h-24
harm r-18 m-18 h-18
harm_ h17
harma h-45
harr h33
harro h28
hart r17 g-23 m69 h-43
hart_ r17 g-23 m69 h-43
harv g55 h-22
harve g55 h-22
has r25 g77 m-18 h-35 k-38
has_ r81 g64 h-34 k-24
hasa r-60 g-17
hasan r-46
hase r25 h-31
hase_ r15 g-34
hased g34
hash r-28 g-27 h55
hash_ r-19 g-44 h91
hasi h31
hasin h31
hasn g75 h-29
hasnt g75 h-29
hass h-21
hassa m18 h-21
hat r-40 g54 m-19 h32 k-27
hat_ r-17 m22 h58 k-16
hatc g33 m-18 h-44
hatch g33 m-18 h-44
hate g51 m-15 k-15
hatev g51 m-15 h-27 k-15
hath h-16
hats h26
hatsa h26
hav r43 g90 h-54
have g81 h-28
have_ r19 g21
haven g61
haw r24 h-20 k21
hawa g-21 h-28 k21
hawal h-25 k21
hay r21 g51
hay_ g27 h17
haz r67 h-72
hbo r-23
hbou r-23
hbour r-23
hbr h-23
hc_ h43
hch g20
hda r-29 g-24 k-18
hday r-29 g-24
hday_ r-29 g-24
he_ h40 k-60
hea r40 g21 h16 k-26
head g20
heale h26
healt h-20
heap h41
heap_ g-24 h24
heape g29 h16
hear r-18 h-19
heat r-18 k-22
heat_ r-18 h19 k-19
heb r15
hec r-33 h-80 k22
heck r-33 h-58 k22
hecke h-21
hecki h-37
hecks k23
hed r-29 g42 m-27 h-67 k-50
hed_ r18 m-31 h-64 k-31
hedg g75 h-40
hedge g44 h-36
hedgi g31
hedu r-17
hedul r-17
hee r-17 g-38 m-29 h-37 k-17
heek h-18
heel g-20 h19
heel_ g-15
heen h31
heen_ h31
heep g36 m-16 h-23
heep_ h-23
heer r17
heer_ r17
hees g-23 h21
heese g-20
heesh h21
heet r-15 h-27
heet_ h-24
heets g-15
heft g15
heft_ g24
hei m-29 h45
heik g-15 h25
heikh g-15 h25
hein h49
heine h49
heir g21 h-30
heir_ g18
hej g20 h25
hej_ g27
heja h26
hek g-29
hel r23 g-19 h-67 k-19
hel_ h42
helf g-16 h-52 k-18
helf_ g-16 h-52 k-18
hell r-21 g33
hell_ r-15 h25
hells g23 h-26
helm g-25 m-17 h-46
helme g-25 m-17 h-46
helo h26
helor h26
help r51 g-23 h-39
help_ h-15
helpi r23
hem r16 g27 m-21 k20
hem_ r-17 g46 h-29 k23
heme r54
heme_ r29 g27
hemes r25 g-18
hemp h15
hemp_ h15
hen g40 h49 k-24
hen_ g32 k-24
heng g23
henge g23
heo h26
heon h26
heq h-27
hequ h-27
heque h-27
her r29 g53 m-26 h-28 k18
her_ r27 g-49 h33
hera r-16 m-18 h-37
herap r-16 m-18 h-37
herb m-21 h-34
here r-23 g25 m16 k24
here_ r-23 h-19 k20
heri g32 h-15
herit g32 h-15
herk r36 g20
herka r36 g20
hero h37
heroi h37
herr h41
herry h41
hers r22 g23 m23 k23
hers_ r22 g23 m23 k23
herw g39
herwi g39
hes r-30 h-87
hes_ r-25 g22 m-19 h-35
hesi h-20
hesis h-20
hest g-21 m28 h-19
hest_ m30
het r35 g16 m40
het_ r29 h15
heta g24
heth m44 h-18
hethe m44 h-18
hev h-20
hew h-18
hex h46
hex_ h46
hey r25 g33 k20
hey_ r28 g33 k20
hi_ r-68 g65 h-68
hib h30
hic g40 m-31 h26 k-32
hic_ h54
hica g23
hich g54 m-19
hich_ g52 m-17 h-29
hicha h38
hick g-15 h-21 k-24
hicke g-15 h-20
hid h-33 k79
hidd r20 g16
hidde r20 g16
hide h-26 k36
hide_ h-20
hidi h-17 k46
hidin h-17 k46
hie r-19 g32 m17
hiel r-19 g32
hield r-19 g32
hif g-30 h-27
hift g-30 h-27
hift_ h-18
hifts r-19 g-30
hig r33 m24 h-44
high r33 m24 h-44
high_ h-42
highe r32 m21
hil r-15 h-22
hild h17
hild_ g18 h39
hildr h-22
hile r29
hile_ r29
him r41 g-20 k-27
him_ g-34 h15 k-27
hims r31 g15
himse r31 g15
hin g39 m19 h40 k-36
hin_ r18 h-15
hina g15
hina_ g15
hind r37 g36
hind_ r20 g26 h19
hindi r17
hine r16 m19
hine_ r16 g-41 h-25
hines m18 h19
hing r-40 k-28
hing_ r-40 k-28
hink m25 h33
hink_ g33
hinks g21
hions h-22
hip r-27 g16 m59 h-27 k20
hip_ r-19 g19 h-35
hipm h22
hipme h22
hipp g21
hippi g16
hips g-21 m53
hips_ g-21 m53
hir r-28 g-39 m-32 h47
hira h33
hiraz h40
hird g17 h17 k15
hird_ r-22 g17 h17 k15
hire r-36 h16
hire_ r-24 h-16
hirt g-33 m-17 h-25
hirt_ m-24
hirts g-21
hirty h-18
his m-42 h109 k38
his_ r17 g37 m-32 k33
hisa r-18
hish r-20 g-22 h85
hish_ r-19 g-17 h27
hisha h15
hishi h40
hisk g-24 h68
hiske h46
hisky h21
hit r40 g25 m-16 h25 k-29
hit_ r45 h-36
hite r-27 g15 m-17 h30
hite_ r-17 g-28 h43
hitel g44 h-18
hitm g-16 h28
hitma g-16 h28
hitt r34
hitty r60
hiv r-16 h42
hiva h40
hivas h31
hiy r-33 g18 h-21
hiya r-27 g24 h-19
hla h26
hle g64 h15
hle_ g64
hly g-31
hly_ g-31
hma r-22 h38
hman h32
hman_ h26
hmo g38
hmo_ g38
hn_ m41 h-17
hna h54
hne h24
hni h27
ho_ r27 g-74 m-23 h42 k-26
hoc m-24
hock m-15
hoco h-19
hocol h-19
hod r19 m16 h-28
hod_ m16 h-28
hoe g-61 h-34
hoes r-18 g-17 m-20 h-31
hoes_ r-18 g-17 m-20 h-31
hoev g-39 m33
hoeve g-39 m33
hog g-15 h78
hog_ g-15 h65
hol h-18
hold r30 g22 h-52
hold_ h-20
holde r26 h-37
holdi m-18
holds g22
hole r-22
hole_ r-35 g21 h-30
holes h22
holi h42
holic h28
holid h15
hom g-26 h24
hom_ g27 k25
home g-52 m19 h15 k-20
home_ g-50 m32 k-20
homem h15
hon g-19 h-44 k-15
hon_ r20 g-24
hone r-20 h-58 k-15
hone_ g30 m15 h-28
hones h34 k-18
honey h-63
hoo r-30 g-31 m-48 h-23
hook g-42 m-28
hook_ r15
hooku g-19 h40
hool h-60
hool_ h-57
hoos g29 h35
hoose h39
hoosi g22
hop g63 m-33 h18
hop_ r59 g-17 m-32 h44 k-33
hope g78 h-16
hope_ g56
hopes g22
hopi g42 h-18
hopin g42 h-18
hopp g-18
hops r-18 g-21 h41 k25
hops_ r-18 g-21 h41 k25
hor g67
hor_ r26 h-15
hori h22 k22
horit h-25 k17
horiz h49
horo g-17 h49
horos g-17 h49
hors g26 m28
horse g26 m28
hort g90 h-83
hort_ g85 h-43
horti h-17
hos r-38 g-51 h-29
hose g-29 m41 h-18
hose_ g-27 m58
hosen r-17 m-17
hosp r-15 h-27
hospi r-15 h-27
host g-17 h21 k21
host_ h-19 k22
hot r-67 g-65 m-22 h17 k-25
hot_ g-18 h51 k-17
hote r-37 h-40
hotel r-37 h-40
hoto r-30 g-31 m-16
hoto_ g-16
hotoc h-36
hotog r-20
hotos h45
hou g-23 m19 h47 k-24
houg g15 h17
hough g15 h17
houn m26
hound m26
hour g-36 m-20
hour_ r32 g-16 h40
hours r-18 g-20 h-30
hous r22 k-24
housa r26 g-20
house m17 h32
housi h-37
hout r-24 h42
hout_ r-24 h42
how r-33 m23 h23
how_ h18
howe r-41
howed r-41
hown r16 g-22 k22
hown_ r16 g-22 k22
hq_ h44
hr_ r-31 g-19 m19 h-58
hra r34 h23
hra_ h34
hre g-58 m19 k16
hrea h47
hreat h63
hree g-39 m33
hree_ g-36 m36 h-18
hrei g-15 h-16
hrein g-15 h-16
hri r21 g15 h30
hrin h18
hris h28
hrist h28
hro k19
hroo m-16 h25
hroom h31
hrou g-27 k44
hroug g-27 k44
hrow g41 m21 k-18
hrow_ g28 m19 k-17
hrown m-16
hrs h-27
hrs_ h-27
hs_ m-26 h-69 k-30
hsa r-17 g30 h45
ht_ r-23 g86 m25 h33 k-50
hta r30 g-33 m-20 h-34
htar r30 g-25 m-18
htare g-23
hte r-36 g51 h-16 k44
hter r-35 g52 h-23 k45
htere g15 h18
hteri g34
hters r-20 h-27 k53
htin h27
hting h27
hts h-52
hts_ h-36
hu_ r47 g34 h38
hud h-22
huda h-22
huda_ h-22
hui r35
hui_ r35
hul g60 m-15
hula h65
hula_ h65
hulo g18 h-21
hulog g18 h-21
hulu h-15
hulug h-15
huma h23
human h23
hun r23 g-46 m23 h-32 k19
hund r17 g-21 m27 k19
hundr r31 m32 k-22
hunt h-20
hunt_ h16
hur r18
hurs r19
hursd r19
hus r-40 g-17 m-21 h115
husb r-15 h50
husba r-15 h50
hut g-15 h16
hwa m18 h53
hwa_ h26
hwe m-20
hwei h28
hwein h24
hy_ g-70 m-41 h-28 k33
hyl r34 h-34
hylo r34 h-18
hyloc r34 h-18
hys r-16 h-15
hysi r-16 h-15
hysio r-16 h-15
i7r h20
i7r_ h20
ia_ r-37 k50
iab r-17 g25
iabi r-17 g25
iabil r-17 g25
iac h26
iac_ h26
iag g-22
iage g-22
ial r-55 g15 h-35
ial_ r-48 g34 m28 h-67
iale g-15 h42
iale_ g-15 h42
iam g-23 m23 h17
iamo h23
iamon h23
ian g15 m-23 h65
ian_ h84
ianc g24 h-19
iance g25 h-25
iap h18
iape h-22
iaper h-22
iapo h40
iapo_ h40
iat h67
iatu h21
iatur h21
ib_ h-21
iba r61 g-33 h20
iba_ r50 g-20
ibe g-29 h77
ibe_ g-23 h44
iber h43
iberi h41
ibi g-15 m-19 h16
ibi_ h22
ibl r-16 h49
ible r-16 h23
ibles h20
ibo r25
ibor r26
ibor_ r26
ibrar r-20
ibs h21
ibs_ h17
ibu r-25 h19
ibut r-25 h16
ibuti r-25
ibuto h21
ic_ r-82 g63 m-48 h-73 k-53
ica r19 g20 m40 h59
ica_ g-15 h82
ical r20 h-36
ical_ h-31
icap m18 h-20
icap_ m18 h-20
icar g38
icat g-22 m33 h46
icate m34 h25
icatu h28
ice r-20 g-55 m-39 h50 k47
ice_ r16 g-60 m-30 h-43 k17
iced h16 k18
iced_ h16 k18
icenc h-22
icens h28
icer r-44 h49
icer_ r-44 g-19 h56
icers g18
ices r16 g15 h22
ices_ r16 g15 h22
ich r-28 g73 m-22 h36
ich_ r-18 g79 m-18 h-22
icha h38
ichar h38
ici r-25 g-52 m-35 h-54
icia m-17 h-53
icial h-42
icin r-17 h-33
icine r-21
icing h-27
icit g-20 h-16
icity g-20 h-16
ick g16 m80 h26 k-37
ick_ g56 m38 h-25 k-18
ickb g-15 h43
ickba g-15 h43
icke g-81 m27
icked r-21 g-36
icken g-15 h-20
icker g-29 m-22 h41
icket m16
icki h32
ickin h32
icks g46 m30 h-23 k-28
icks_ g46 m30 h-23 k-28
icku r22
ickup r22
icl g-33
icle g-28 h-16
icle_ g-28 h-16
ico g50 m20 h38
ico_ g52 m23 h16
icr r-18
icro r-18
ics r-16 g17 h15
ics_ r-16 g17 h15
ict g-22 h-16
ict_ g-22 h-16
icti g16 m-17 h-41
ictio g21 m-26 h-26
ictu g-15 h37
ictur g-15 h37
icy r-34 g61 h16
icy_ r-17 g62 m-20 h24
icyc r-17
icycl r-17
id_ r32 g-78 m55 h-20 k19
ida g21 h-23
idat r20 g23 h-15
idati r21 g24 h-22
iday r-20
iday_ r-29 g20 h20
idays g-16
idd r27 g29 h18
idde r20 g16
idden r20 g16
ide r-20 g19 m-28 h-27
ide_ r-32 g-31 m-48 h-74
ided r21 g-23 h-24
ided_ r21 g-23 h-24
iden g39
ident g47 h-30
ideo h51
ideos h48
ider m17 h37
ider_ m17 h56
idera r23
ides g33
ides_ g33
idg r24 g-34 m-26 h-23
idge r-23 g-27 m-26
idge_ r-22 g-27 m-26
idgi r47 h-18
idgin r47 h-18
idi h-22 k58
idia g18
idia_ g18
idin h-20 k59
iding k45
idn r-18 g-20 h88
idna h20
idnap h25
idne g-19 h64
idney g-19 h64
ido h60
ido_ g32 h-22
idol g-17 m-18 h76
idol_ h60
idols h16
idr h-18
idr_ h-18
ids g-31 h-21
ids_ g-31 h-21
ie_ r-29 g49 m41 h26 k-25
iec g-30 m-16 h-39
iece g-30 m-16 h-39
iece_ h-27
ieces g-20
ied r-22 m29 h15
ied_ h15
ief h-24
ief_ h-24
iel r17 g40 m-33 h-25 k-15
ield r18 g53 m-25 h-49
ield_ r18 g52 m-15 h-49
iem h34
iemp h34
iempo h34
ien r31 h65
ienc h20
ience h20
iend_ h33
iends h-27
ient r20 h52
ient_ r25 h33
ients m20
ieo g30 h-19
ieo_ g30 h-19
ier r49 g-24 m47 h21
ier_ r55 g-24 m17 h20
ies r-39 g-19 h125
ies_ r-39 h15
iet h-49
iet_ k16
iety g18
iety_ g18
iew g-24
iew_ h-15
iews h25
iews_ h25
if_ r-38 g268 h-57 k-19
ife g18 h42
ife_ g21 h-27
ifes h40
ifes_ g-31 h27
ifest g21
iff r-34 g42 k16
iff_ r-18
iffe g23 m24 k18
iffer g23 m24 k18
ifi g28 h-20
ific h33
ifica r16
ifice h34
ifie g43 h-29
ified g49 h-26
ifl g-15
ifle g-15
ift r-37 g-28 m16 h-33
ift_ r-43 g-53 h-43 k16
ifta h-24
iftar h-24
ifte h60
ifted h60
ifts r-32 g-30 h-18
ifts_ r-32 g-30 h-18
ifty r24 g68 h-35
ifty_ r24 g68 h-35
ig_ r40 g47 m-20 h61
iga g-28
igam h22
igami h22
ige m18 h25
igeo m20 h-16
igeon m20 h-16
iger h29
iger_ h29
igg g-15
igged h23
igger h-32
igh g33 m50 h-61
igh_ h-42
ighb r-31
ighbo r-23
ighe r43 g-17
ighed g-27
igher r32 m21
ight r-16 g55 m25 h-15
ight_ g62 m52 h17 k-55
ighte h-27 k69
ighti h27
ights h-52
igi g-18 m24 h61
igin r-15 g-15 h35
igin_ k18
igina r-15 h47
igio h34
igion h31
igit m31
igita m30
igl h27
igle h27
iglet h27
ign r-37 g21 m-24 h-16
ign_ g35
igna r15 g25 h-30
ignal g37
ignat r15 h-23
igne h33
igner h35
igni r-25
ignin r-25
igno h26
ignon h23
igo g22
igr g-22
igra g-20
igu r-17 g53 k-18
igue h16
iguel h16
igur r-17 g59 h-28 k-18
igure r-17 g34 k-18
iha m36 h-16
iha_ g17
ihan m25
ihan_ m25
ija r-44 m18 h-19
ija_ m19
ijar r-41 h-21
ijara r-41 h-21
iji r-23 h55
ik_ r-29 m-30 h16
ika r-18 m18 h28
ikd r22
ikda r22
ikda_ r22
ike m-23 h-21
ike_ g-40 m-21 h-22
ikes g54
ikes_ g54
ikh g-20 h34
ikh_ g-15 h25
iki m15 h60
il_ r-46 g-68 h41 k-19
ila g-19 m-22 h92
ila_ h55
ilal r25
ilal_ r26
ild m-17 h25
ild_ g24 h22
ildi h41
ildin h41
ildr h-22
ildre h-22
ile r-26 g33 m-63
ile_ r33 g35 m-46 k-20
ilea h23
ileag h23
iles r-16 h-48
iles_ r-16 g20 h-45
iley h52
ileys h52
ili r-25 m-16 h-49 k20
ili_ g19 m-20 h-47
ilie r-15 k18
ilies r-15 k18
ilin r-27 h-28
iling r-27 h-28
ilis r24
ilisa r24
ilit h47
ilita r-22 h56
ility r30
ilk g37
ilk_ g37
ill r38 g28 h-51 k-18
ill_ g68 h-22 k-40
illa r-15 g-15 m-17
illa_ h-16
ille g-17
illed h-27
iller g-19
illi g-20 m53
illin h-25
illio m55 h35
illn g36
illne g36
ills r55 g-15 m-17 h-25 k31
ills_ r55 g-15 m-17 h-25 k31
ilm h59
ilm_ h27
ilms h32
ilms_ h32
ilo g-19 m-22 h-87
ilo_ h-29
ilor h-38
ilor_ h-33
ilos h-17
ilos_ h-17
ils r56
ils_ r56 h-51
ilt h-37
ilt_ g20
ilte h-19
ilter h-19
ilv h-23
ilve h-23
ilver h-23
ily r18 g-29 m-17 k-15
ily_ r18 g-29 m-17 k-15
im_ g-26 h89
ima r-25 g20 m51
ima_ g18 h-32
imar h-16
imar_ h-16
ime g36 m-16 h-56
ime_ r17 h-15
imed g39
imed_ g39
imes h-29
imi g-51 m-17 h-39
imit g-48 m-20 h-32
imit_ m-20 h-33
imita h15
imm g-27
imme h23
immer h19
immi g-18 h-20
immin g-18 h-20
imo h48
imon h41
imonc h35
imp r18 h32
impo h17
impor h17
ims r32 m-26 h-33
ims_ h-28
imse r31 g15
imsel r31 g15
imu r35 h-20
imum r35 h-16
imum_ r35 h-16
in_ r-77 g34 m92 h-23 k-55
ina r72 h-52 k-19
ina_ g33 h15
inah r89 g-18 h-48
inah_ r89 g-18 h-48
inal r-52 h19
inal_ r-41 h21
inan r71 m-15 h-21
inanc r74
inar r-29 g33 m68 h-41 k-19
inar_ r-15 g-18 h-37
inary g52 m73
inat m-29 h26 k21
inati m-27 h17 k21
inc g-55
inca h38
incal h38
ince r-22 g-44
ince_ r22 g-32
incen r-44 h27
inci g-17 h-18
incip g-17 h-18
incl r33 h17
incl_ r27
inclu h18
inco g24 h-15
incom g24 h-15
incr h-22
incre h-22
ind r-33 g108 m-38 h-51 k-27
ind_ r-21 g186 m-21
inde r-32 m-24 h-65
indem g28
inder r-23 g-24 h-43
index m-18 h-19
indi_ r17
indin g-15
indo g-32 m21 h28
indow g-32 m21 h28
inds g-22
indu r25
indul r25
ine r-21 g-51 h72 k16
ine_ g-88 h19
inea h-21
inea_ h-23
ined r15 g24 h-25
ined_ r15 g24 h-25
ineer g-23
inek h55
ineke h49
iner g45 m-18 h37 k-23
iner_ r-19 g34 h41 k-20
iners r28 g-20
inery g30
ines m26 h32 k15
ines_ m31 h26
iness k16
inet r-16
inety r-16
iney g17
ineya g17
inf g-18 h37 k33
infl r20 h56
infla r23 m17 h36
influ h20
ing g-18 m-49 h26 k-56
ing_ r-32 m-61 k-38
inge g17
inger g17 h20
ingf h26
ingfi h26
ingl g-19 m-30 h17
ingle g-19 m-30 h17
ingo m37
ingo_ m34
inh g32
inhe g32 h-15
inher g32 h-15
ini r49 g-44 m-18 h-43 k-39
ini_ g19
inia h15
iniat h21
inic r-26 g-20 m-20 h-39
inic_ r-26 g-20 m-20 h-39
inim r33 h-25
inimu r35 h-16
inin r23 h15
ining r23 h15
inis m44 h-20
inish m53 h-25
iniu h-15
inium h-15
ink g-19 m51 h80 k-21
ink_ h17 k-19
inkd r21
inkda r21
inko m56 h32
inko_ m56 h32
inks g20 h37
inks_ g20 h37
inn r-17 g-29 m29 h50
inn_ g-24 h89
inne k-27
inner h-59 k-24
innes h55
inni m17 k20
innin m26 k20
ino r-20 g-28 m46 h68
ino_ r-17 g-25 m40 h16
inot h26
inot_ h26
ins r-129 g38 m23 h-22
ins_ r-46 g-21 m40 k25
insi h35
insid g17 h35
insis r15
insp g-43 h25 k-22
inspe g-43 h25 k-22
inst r-33 h-55
inst_ r-16
insta r-32 g21 h-31 k-16
inste r16 k40
insu r-52 g103 m-16 h18
insul g-22 h53
insur r-52 g125 m-16 h-35
int r63 g-62 m-80 h-41 k-29
int_ r93 g-58 m-35 h-25
inte m-36 h-85
inted r-38 h-40
inten r-19
inter r56 m-37 h-39
inth h28
inthe h43
inti r-37
intin r-35 g-27
intm r-21
intme r-21
into r-19 g-17
into_ r-19 g-17
intr r26
intre r32
ints r27 m18 h27
ints_ r27 m18 h27
inu g31 m34
inut r-18 g43 m41 h-16
inute r-18 g43 m41 h-16
inv r-18 m-31 k35
inves g-21 h24
invo m-31 k34
invoi g-15 m-25 k35
invol g16
io_ m-38 h-22
ioj h45
ioja h45
ioja_ h45
iol h40
iola h56
iolat h56
ion r-61 m57 h31 k28
ion_ r-54 g-42 m-34
iona r21 m37 h46
ional r21 m37 h46
ione g34 k21
ioned g37 k32
ions r-20 g21 m58 h-34 k17
ions_ r-17 g22 m58 h-40 k18
ios r18 m15 h34
iosk r18 m15 h34
iosk_ r18 m15 h34
iot r-16 h-15
ioth r-16 h-15
iothe r-16 h-15
iou r32
ious r30
ious_ r30
ip_ m26 k-50
ipa h57
ipa_ h45
ipal_ r36 g-17
ipali r-16
ipe g-32 h-35
ipe_ g-21
ipes h-28
ipes_ h-28
ipl g-16 m35 h30 k20
ipl_ m15 h-27
iple h21 k24
iplo g-15
iplom g-15
ipm h25
ipme h25
ipmen h25
ipo g-19 m-18 h-19
ipo_ m-18
ipp g18 h46
ippe h74
ipped h23
ipper h51
ippi g21 h-34
ippin g21 h-34
ips g-23 m75 h-30
ips_ g-17 m61
ipst h-25
ipste m19
ipsti h-22
ipt r-38 g-53 h35
ipt_ r-42 h-21 k-30
ipti g-28 h20
iptio g-28 h20
ipts k21
ipts_ k21
iptv h40
iptv_ h40
iqu h95
ique h55
ique_ h24
iqueu h30
iqui g27
iquid g30
iquo h42
iquor h42
ir_ r-51 h85 k-37
ira g-52 m-19 h52
ira_ r27 g21
irat h69
irate h69
iray r-18 g-37 h-32
iraz h40
iraz_ h40
irc g-26 h-19
ircl m24
ircle m24
ircu r20 g-21
ird r-27 g51 h-19
ird_ r-41 k15
irds r15 g28
irds_ r15 g28
ire r-16
ire_ m-15 h-75
irec k17
irect k17
ired h78
ired_ h78
irem h-28
ireme h-28
ires k-16
ires_ k-16
irg g-16 h-15
irgi g-16 h-15
irgin g-16 h-15
irh g-21 h-36
irha g-21 h-36
irham g-21 h-36
iri r-27 g-21
irin r-19
iring r-19 h-15
iris m15
irish m15
irit g-20 h-15
irit_ h-34
irits h54
irl r-20 g-21 m-18 h81
irl_ h99
irli h-21
irlin h-21
irm r-26 g15 h-21
irm_ r-18 h-18
iro g27
iron g28 h-19
iron_ g28 h-19
irp r-16 m16 h15
irpo r-16 h24
irpor r-16 h24
irr h23
irra h31
irra_ h31
irs h-22
irs_ r-16 m-18 h-59
irst m16 h38
irst_ m16 h38
irt r21 g-59 m16
irt_ m-24
irth r-15
irth_ g17
irthd r-29 g-24
irti r33
irtim r33
irts g-21
irts_ g-21
irty k17
irty_ k17
irv r16
iry g-24 m-20 h-30
irya g-31 h-25
iryan g-31 h-25
is_ r21 m-74 h-56 k55
isa r-24 g21 h38 k-16
isa_ g19 h-15
isal g-21 k-18
isal_ g-21 k-18
isap h38
isapp h38
isat g15
isati r24
isb r-33
isc r58 m-41
isco r39 m-15 h-26
iscou r50 g-23 h-34
iscov g23
iscr g15 h27
iscre g15 h27
iscu m-25 h-16
iscui m-25 h-16
ise r-20 h67 k-18
ise_ r-36 g49 m-26 h17 k-61
ised r19
ised_ r19
iser g-18 h24 k19
iser_ g-18 h24 k19
ises g-29 k25
ises_ g-29 k25
ish r-26 m17 h-22 k-21
ish_ r-40 g21 m-15
ishe r-25 m25 h-40
ished g27
isher g-32 m24 h-29
ishi g-32 h20
ishin g-31
isht r22 g25 h-25
isht_ r22 g25 h-25
isi r-36 g-51
isig h38
isig_ h38
isin h-33
isit r-32 g-25
isit_ r-20 h-18
isits g18 h-17
isk h111
isk_ g33
iske h76
iskey h53
iski h18
iski_ h18
isky h25
isky_ h25
isl g-18 m-16 h-26
isla g-18 m-16 h-26
islam g-16 m-16
islan h-33
ism h19
isma h21
isman h27
isna_ g17
iso g-20
isor g-16
isor_ g-16
isp h26
ispl h22
ispla h22
iss r60 g28 m-36 h-30
issa r25 g27 h-20
issa_ r27 g27 h-33
isse r34 g-20
issed r39 h-18
isser h17
issi r-33 g44 h-37 k19
issin g30 h-17
issio r-31 h-20 k22
isso r29 h18
issor r31
issu h-24
issue h-24
ist r18 g-35 m-63 h23 k-48
ist_ r27 m-27 h-57 k-43
iste h-17
isted r22 h-19
ister r-31
isti g-23 h42
istil h28
istl h-20
istle h-20
istm h28
istma h28
istr m-27 h30
istra g18
istre h44
istri m-19
istry g-16
ists h16
ists_ h16
it_ r47 g-70 h-76 k26
ita r32 g-20 h16 k15
ita_ g28
itab r21 k23
itabl r21 k23
ital r48 g-30
ital_ r48 g-21 m16 h-54
itali h55
itam h-47
itami h-47
itan k19
itanc g15
itas h19
itas_ h19
itat r-27 h61
itati r-24 h33
itc r-35 g-20 m-54 h-64
itca m-18 h-36
itcas m-18 h-36
itch r-16 g-30 m-43
itch_ m-38 h-24
itche g-27
itco r-16 h-23
itcoi r-16 h-23
ite r20 g-25 m-19 h-40 k-28
ite_ r-32 g-51 h19
ited r34 g-40 h-64
ited_ r34 g-40 h-64
itel g44 h-18
iteli g44 h-18
item g20 h21
item_ g32 h15
iter h-16
ites r27 h26
ites_ r27 h26
ith m-24 h-22
ith_ r38 g-40 k-23
ithe r-26 g27
ither r-26 g27
ithi r18 h-15
ithin r18 h-15
itho r-21 m-20
ithou r-21 m-20
iti r-18 h-49 k22
itie r19 h-20 k22
ities r19 h-20 k22
itin r-18 g47 h35
iting r-18 g49 h28
itio r-28 g-58 h-20
ition r-42 g-57 h-20
itis h-33
itiv h15
itivo h15
itiz h-26
itize h-26
itl g-15
itle g-15
itle_ g-15
itm g20
itm_ g27
itma g-16 h28
itman g-16 h28
itn h43
itne h34
itnes h34
ito r-82 h16
ito_ g24
itor r-82 g-21 h18 k15
itor_ r-48
itors r-15 h41
itr g-32 h32
itres h-23
itro h27
itrou h25
its g-30 m40 h47 k-39
its_ g-22 m37 h16 k-37
itse h26
itsel h26
itt m-15 h-107 k24
itte r17 g21 h-52
ittee r30 g-19
itten g31 k18
itter h-50
itti r-40
ittin r-19
ittl h-24 k25
ittle h-24 k25
itty r34 h-18
itty_ r34 h-18
itu r-42 m-44 h42
itua m-39 h41
itual m-39 h41
itur r-20
iture r-20
ity r17 h-42 k-23
ity_ r20 h-42 k-23
itz g-15 h54
itz_ h39
iu_ r-22 g-15 h101
ium r-33 m-20 h21
ium_ r-33 m-20 h15
iut h37
iutt h37
iutto h37
iv_ m20
iva r17 h76
ivab r29
ivabl r29
ival g-18 h28
ival_ r-24 g-17 h23
ivas h31
ivas_ h31
ivat g32
ivate g-19 h36
ivati g51 h-27
ive g70 h-52
ive_ r34 g73 m48 h-34 k18
ivea m17
iveaw m17
ived h16
ived_ h16
iven g-33 m-19
iven_ g-33 m-19
iver r-37 g-16 m-20 h-38 k-22
iver_ r-35 g25 m-16 h-39
ivera r51 g-51
ivere r-27 h-27
ivers g20
ivery r-36 h23
ives g43 m-25
ives_ g52 m-25
ivi r-30 g-36 h-39 k16
ivid r19 g-31
ivide g-31
ivin r-49 h-24 k17
iving r-49 h-31 k17
ivo m22 h63
ivo_ h15
ivor m25 h44
ivory h51
iwa m30
iwal m20
ix_ r22
ixe m19
ixed m26 h-24
ixed_ m26 h-24
ixer h34
ixer_ h28
ixes r15
ixes_ r15
ixi m-34 h52
ixin m-38 h53
ixing m-38 h53
ixt m24
ixty m24
ixty_ m24
iya m-28 h-31
iya_ r-17 m-33 h-31
iyal r32 g-20
iyals r38 m15
iye g-23 m-29 h21
iye_ m-18
iyy r15 m-33
iyya r15 m-20 h-20
iyya_ r15 m-20 h-20
iz_ g-33 m15
iza h62
izar h22
izard h22
ize r-19 g-27 h-60
ize_ r-23 g-20 m15 h-62
izer h-26
izer_ h-26
izes m-15
izes_ m-15
izo h49
izo_ h49
izz r-17 m-21
izza m-21 h-34
izza_ m-21 h-34
ja3 r-21
ja3_ m19 h28
ja3t h-15
ja_ g-41 h154
jab r16 h27
jab_ h29
jac m67
jack m67
jack_ m29 h17
jacke m-20 h-30
jackp m59
jad h50
jado h25
jadoo h20
jadu h26
jadu_ h26
jag h24
jage h24
jager h24
jah h-20 k36
jahi k36
jahid k36
jal r28
jam m-15 h50
jama h23
jami r23
jamiy r23
jamo h16
jamon h16
jan r26 g-19 h22
jan_ r27 h23
jar r-32 g-59 m-21 h-57
jar_ g-34
jara r-41 h-21
jara_ r-41 h-21
jari_ h19
jars g-22 h-33
jars_ g-22 h-33
jd_ r-32
jde g30 h-15
jdee g30 h-15
jdeed g30 h-15
jeb h18
jec h-45
ject h-45
jecti h-34
jee g54 m46 h-33
jeet m32
jeev g19
jeeva g19
jen h25
jen_ h25
jer r-20 m-35 h30
jers m-33 h-32
jerse m-33 h-32
jew r35 h-30
jewe r35 h-30
jewel r35 h-30
ji_ h33
jid g-15 m28
jid_ g-15 m28
jin g-24 h94
jinn g-24 h89
jinn_ g-24 h89
jiu r-17 h53
jiu_ r-17 h53
jli h-17
jlis h-17
jlis_ h-17
job r-19 m-19 k17
job_ r-19 m-19 h18 k18
joh h18
john h18
joi g-21 h68
join g-21 h68
joint g-21 h66
joy m22 h-17
joy_ m22 h-17
jra h16
jra_ h16
ju_ h54
jua g-15 m74 h-33
jua_ m39 h-22
juaa m38 h-20
juaa_ m30 h-15
jud h28
judg h28
judge h30
jug h30
jug_ h30
jui m-24 h-29
juic m-24 h-29
juice m-24 h-29
juj h23
juju h23
juju_ h23
jul r28 g-17
july r28 g-17
july_ r28 g-17
jun r54 m38 h-17
june r20 h-23
june_ r20 h-23
junk r34 m44
junk_ r49
junke r-15 m47 h17
jur h37
jury h26
jury_ h26
jus r-18 h-43 k25
just r-18 h-43 k25
just_ r-45 h-27 k27
justm r27 h-16
ka_ r84 m-18 h127
kaa r-19
kab m27 h39
kaba m18 h39
kaf h-27
kafu h-31
kaful h-31
kag m-32
kage m-32
kage_ m-32
kah r-16 m-23
kal r-30 m40 h15
kala r-28 h18
kala_ r-28 h18
kaly m21 h-16
kalya m21 h-16
kam r19 g-34 h-56
kam_ h-36
kame r20 g-26
kamel r-25
kamet r45
kan r67
kand r42 h-33
kar g28 h-75 k-15
kar_ r-26 h-38
kara r27 g24 h-104
kara_ g27 m17 h-20
karak h-46
kari r-15
karo m18 h40
kart m20
karw h27
karwa h27
kas g33 m28
kas_ r22 g42 m-24 h26
kash h-29
kat g-15
kat_ r-32 m-15 h-36
kats h32
katsu h32
kay g-20 h18
kba g-18 h33
kbac g-15 h43
kback g-15 h43
kda r41 h-29 k25
kda_ r43
kdat h-15 k25
ke_ r-38 g-54 h101
ked m-25 h104 k-34
ked_ m-25 h104 k-34
kee r-15 m-34 h-15 k48
keep g-20 m-25 k58
keep_ g-18 m-57 k86
keepi r24
keeps m42 h21 k-18
keg h38
keg_ h34
kel m24 k21
kel_ r21 k24
ken r-26 m52 h104 k-19
ken_ r-29 g31 m-37 h-32
kend m23 h21
kend_ m23 h29
keng h18
keng_ h18
keno m100 h71
keno_ m100 h63
kens m-31 h27
kens_ m-31 h27
ker r-43 g-61
ker_ r-18 g-27 m64 h76
kera g-39
kers g27 m-37 h-18
kers_ g28 m-44
kery g-19 m-28 h-65
kery_ g-19 m-28 h-65
kes r31 g35 m17
kes_ r32 g40
ket g-34 m34 k-24
ket_ g-32 m34 k-39
keta h40
ketam h40
kets k23
kets_ k23
key r-23 m23 h-57
key_ g-15 m32 h-17
keym g22 h-15
keyma g22 h-15
keys h-27
keys_ h-27
kg_ r-16 g-38 h-36
kga h-16
kgam h-16
kgamm h-16
kh_ g-63 h24
kha r50 h54
khad g17 h-20
khadt h-18
khai m35 h25
khal g22 m31
khala m16
khali h-15
khan r-19 h114
khand h38
khanz h53
khar g37 m-34
khari r-16 g45 h-21
khas g-18 h-39
khat g-26 m-26 h32
khat_ g-16 m-21 h43
khe r27 g36 m33 h-38
khe_ g18
khed r22 m16
khee r17
kheer r17
khel m31
khet g32
khet_ g32
khi r-26 g24 m-20 h-15
kho r20 g-16 h-57
khod g16 m17
khod_ g19 m17
khos m-16
khs g30 h-18
khsa g30 h-16
kht g-24
ki_ g18 m-22 k-32
kic g-34 h89
kick g-34 h89
kick_ h32
kickb g-15 h43
kid r-22 g-16 m-15 h21 k-28
kidn g-21 h88
kidna h25
kidne g-19 h64
kids m-24 h-51 k-19
kids_ m-24 h-51 k-19
kie r-23 m67 h25
kie_ m50 h32
kies m17 h-15
kies_ m17 h-15
kil g-17
kill h32
kilo h-38
kilo_ h-29
kilos h-17
kim h36
kimm h36
kimme h23
kin r-29 g-56 h88 k-22
kin_ g30
kind g-31 h50
kind_ h84
king r-36 g-24 m-30 h20 k-20
king_ r-30 m-62 h-37 k-18
kingf h26
kings m32 h34
kins g-31 m52
kins_ g-31 m52
kio r18 m15 h34
kios r18 m15 h34
kiosk r18 m15 h34
kip r40
kip_ r40
kir r-18 g-37 h-23
kira r-18 g-37 h-32
kiray r-18 g-37 h-32
kis r30 g28 h-26
kish g25 h-25
kisht r22 g25 h-25
kist r21
kit r-50
kit_ g-19 h66
kitc g-20
kitch g-20
kitt r-36 g31
kitte g31
kitty r-26
kja m37
kjac m37
kjack m37
kka g24 h-33
kkar g29 h-46
kla r20 g-24 h-18
klac r20 g-31
klace r20 g-31
kle h-24
klet h-25
klet_ h-25
kli m-19
kli_ m-19
kly r24 g32 h-20
kly_ r24 g32 h-20
kma h22
kmai h28
kmail h28
kme g29
kmen g29
kmens g16
kni g21
knif g21
knift g29
kno r-41 m-26 h45 k30
knoc g-15 h63
knock g-15 h63
know r-36 g26 m-21 h-20 k41
know_ g-17 h-24 k65
knowi k-18
known r-24 g36 h-24
knows h21 k-20
ko_ r-59 m58 h69
kof h30
koff h30
koff_ h25
kol g37 h-53
kol_ r18 m-21
koll m30
kom r15
kon g-15 h23
kon_ h41
kot h30
kou m15 h-30
kpo m59
kpot m59
kpot_ m52 h19
kra r17 h-28
kra_ r26 h-28
ks_ h-116 k29
ksa m17
ksh g-29 m-31
kshi h16
kshin h16
ksho g-22 m-27 h-54
kshop g-22 m-27 h-54
ksm m-29
ksmi m-29
ksmit m-29
kt_ h-26
kta r-28 h50
ktai h23
ktail h23
kto r-30 g37
kuk r24
kuk_ r29
kul g-19 h19
kula g-19 h19
kun h19
kund h24
kundl h18
kup r19 g-15 m-20 h32
kup_ r20 g-38 h50
ky_ h21
kya g71
la3 g51 m30 h-17
la7 r-21
la_ r-71 g49 m48 h41
lab r-35 g-61
lab_ h-65
labe g-49 h79
label g-49 h76
labor h26
lac g-16 m28 h70 k-28
lace k-18
lace_ h15
laced h-20
lacem m-16
lack m33 h74
lack_ h51
lackj m37
lackm h28
lad r-15 g-43 m-23 k19
lad_ h-26
ladd h-15
ladde h-15
ladi h27
ladie h37
lady g-19 m-19 h69
lady_ g-18 m-18 h62
laf r57 g-15 h-17
laf_ g-15 h-16
laft h-15
lafto h-15
lag r-31 g-28 m17 h65 k34
lag_ r25 m-20 h-34 k20
laga r-57 m53 h-22
laga_ r-53 g16 h-16
lagan m18
lagay m19
lage h106
lager h105
lagh h33
lagh_ h33
lags h-16 k20
lags_ h-16 k20
lah g17 h-48
laha g31 h-40
lai k32
laim r21 g39
laim_ r20
laime g39
lain r-31 g-37 h-25 k36
lain_ r-29 g-18 k21
laine g-19 h-17 k15
lak h31
lak_ r-28 h26
lal g-22 h32
lal_ g-22 m-22 h27
lala m18
lam r-56 g32 m-31 h-33 k-33
lam_ g58 h24
lama r-25 h-47
lama_ g-39
laman g40 h-47
lamb h15
lamb_ h-35
lami r-19 m-15 h16
lami_ h46
lamic m-15 h-30
lamp h-41 k-24
lamp_ h-41 k-24
lan r34 m-45 h-65 k-54
lan_ r16 g27 h38
lanc g-29 h18
lanc_ h16
lance g-22
land g42 h-58 k-25
land_ r-20 g49 h-48
lang r20 g-25
lang_ r20 g-16 h31
lank g33
lans g-15
lans_ g-15
lant h-20
lante g23
lanti h-25
lants g-21
lap r-27 g-22 m-38 k-17
lap_ g-26 m-32 h25
lapt r-21 h-29 k-17
lapto r-21 h-29 k-17
lar r-31 g-44 m-22 h36
lar_ g28 k-16
lard h72 k-20
lard_ h69
lardo h23
lare g-26 k42
lare_ g-18
lared k32
laret h22
lars g-21
lars_ g-21
lary m-24
lary_ g15 m-24 h-28
las r-60 g-54 m32 h-110 k-21
las_ g-19 h-72
lasp h25
lass m-50 h-63
lass_ m-47 h-30
last r-54 g-23 m52 h20
last_ r-54 g-23 m52 h35
lasti h-15
lat r38 g-38 m-31 h-79 k-64
lat_ g-19 m-32 h-35 k-26
late m-25 h-55 k-23
late_ g-48 m-39 h-63 k-17
lated r-38
laten r16
later g65
latf g29 m21
latfo g29 m21
lati r38 h35 k-15
latin g-24 h31
latio r23 g27
lativ r19
lato g-18 m19 h-17
lator g-18 m19 h-17
lau g-17 m-28 h21 k37
laug h68
laugh h68
laun m-25 h-37 k40
launc g27 h24
laund g-20 m-24 h-61 k40
laus r24
lause r24
lav h29
law m-20 h-33
law_ m-38 h-45
lawa m18 h44
laws g36
lawy g-33 h-36
lawye g-33 h-36
lay m56 h73
lay_ r54 m82 h59
laya_ r16
layb h37
laybo h37
laye r-30 h-26 k20
layed g-15
layer r-16 h-41 k25
laz r42
laze r42
lbu h24
lch h31
lcho h35
lchol h30
lco m-15
lcoh g-18 h-22
lcoho g-17 h-29
lcon g42 h-31
lcon_ g49 h-30
lcu g-19 h-23
lcul g-18 h-23
ld_ g73 m33 k-18
lde r18 g-33 h-32
lder r20 g-25 h-20
lder_ g-20
lderl r-15 h-21
lders r21
ldi m-30 h38
ldin m-30 h34
lding m-30 h34
ldr h-22
ldre h-22
ldren h-22
lds r15 g19 m-19
lds_ g19 m-16
le_ r-59 g17 h-26 k37
lea m-56
leaf h-26
leag r-27 m30 h30 k-24
leage h23
leagu r-26 m31 k-24
leak h61
leak_ h19
leake h42
lean r-26 m-25 k43
lean_ g19 h18 k37
leane g-25
leani r-19 m-22 h-34 k17
leap g29 h-17
leaps g29 h-17
lear g49
lear_ r28 g26 h19
leara g16
learn r-15
leas r69 g-33 m-18 h-37 k21
lease r69 g-33 m-18 h-34 k22
leat k-21
leath k-21
leav r-24
leave r-33
leb r-31 g-19
lec r26 h22 k31
lech h50
lecho h50
lect r18 g-17 h-24 k32
lect_ h-19 k21
lecti r32 k-15
lecto m16 h37
lects r36
lectu h-30
led r-64 g-39 m23 h-36 k-34
led_ r-69 g-30 m30 k-16
ledg h-23 k-18
ledge h-23 k-18
lee g-15 m-26 h-103
leep r26 m-17 h-54
leeps r26
leet h-16
leet_ h-16
lef g19 m-25 h-26
left r-22 g22 m-24 h-33
left_ r-20 g32 m-24 h-33
leg g17 h38
leg_ r39 h49
lega r-16
leh r76
lei r-46 h22
lem r-58 g18 m-16 h15 k22
lem_ h25
leme r-22 g33 h21 k29
lemen r-22 g33 h21 k29
lemo h-30
lemon h-30
len r54 g-33 m-37 h82
len_ h65 k-21
lend r91 g-56 m-32 h52
lend_ g-24 k34
lende r46 g-17 h-34
lendi r49 m-23 h48
lends h32
leng g21
lent r-39 h-31
lent_ r-39 h-31
leo h25
leop h24
leopa h24
ler r-78 g-35 k-16
ler_ r-59 g21 m21
lerk r-28
lerk_ r-28 h41
lers g-18
lers_ g-18
lery r22
lery_ r22
les r97 g-30 m-41 h-35 k-31
les_ m-28
lesa r-17 g17 h26
lesal r17 h26
less r107 g-31 m-24 h23 k-38
less_ r122 g-32 h20 k-29
lesse h27
lesso h-20
let g-34 m18 h38 k41
let_ r23 h-47 k29
lete g-21 h17 k20
lete_ g-21 h24 k20
lets m-15 h39
lets_ m-15 h39
lett r-15 g-30 m54 h28 k-16
lette r-27 g-21 m54 h37 k-16
lev g70 m25 h-27
leve g70 h-25
lever r-16 g76 h-28
lew r-23 g64
ley r-15 h41 k-18
ley_ k-18
leys h52
leys_ h52
lf_ r21 g-46 m-29 h-145
lfa r-18 m-15
lfa_ m-15
lge r25
lgen r25
lgenc r25
lha m-18 h-30 k23
lha_ k24
li_ r126 g22 m34 h-33
lia r-31 g45 h17
liab r-17 g25
liabi r-17 g25
lian g26
lianc g25 h-25
lib r-21 h16
libr r-20
libra r-20
lic r-56 g84 m19
lic_ r-35 g69 h-15
lica g-18 h39
lica_ h50
lice h-30
lice_ r16 h-29
lices g-16 k-15
licy r-17 g74 m-16 h-43
licy_ r-17 g74 m-16 h-43
lid r36 m-23
lida r28 m-15
lidat r23
liday h15
lie r15 m-18 h24
liem h34
liemp h34
lien r22 h15
lient r22 h15
lier r-17
lier_ r-31
lies k16
lies_ k16
lif r-25 m-18 h48
life r-23 g31 h-31
life_ r-21 g22 h-31
lift g-17 h67
lift_ g-15
lifte h60
lig r-33 g-37 m-37
ligh r-42 g-18 m-23
light r-42 g-18 m-23
ligi h31
ligio h31
lik m-16 h22
lik_ h-15
like r24 g19 h41
like_ r27 g-37 h33
likes g56
lil h-38
lim g-58 m15 h53
lim_ h45
lima m41 h15
limi g-36 m-16 h-56
limit g-36 m-20 h-56
limo h35
limon h35
lin r-49 m55 h-61 k-26
lin_ m-22 h56
lind r-21 g33 m-16 h-81
lind_ g43 h-68
linde r-15
line g28 m70
line_ g37 m48 h24 k15
lines m15 h-27
ling g-41 m30 k-18
ling_ r-41 g-33 m44 h18 k-18
lings r30 h-24
lini r-17 g-21 m-20 h-32
linic r-26 g-20 m-20 h-39
link r-31 m15
lio m41 h31
lion m42 h34
lions m55 h35
lip r15 m37 h-21
lip_ r-17 m21 h27
lipp m24
lippe m24
lips r33 h-24
lips_ r33
lipst h-22
liq h61
liqu h61
lique h30
liqui g30
liquo h42
lir g-24
lira g-24
lira_ g-24
lis g16 m-29 h-44 k-33
lisa g36
lisat g15
lish g-27 h-18
lism h27
lisma h27
list g15 h-41 k-32
list_ h-46 k-36
liste h-19
lit m-38 k24
lit_ m-21
lita r-22 h61
litan k20
litat r-22 h68
liti h-18
litio h-18
litt h-30 k23
littl h-24 k25
lity g31 h-20
lity_ g31 h-20
liv g-35 m32 h41 k-27
live g-35 m34 h21 k-25
live_ g21 m57
liver g-17 k-18
lives g-35 m-18
liy g29 m-45
liya g33 m-16
liya_ g34 m-15 h-16
liye m-29
liye_ m-29
lk_ g57 h15
lke g16 m-15 h20
lker h34
lker_ h28
ll_ r-81 g27 h28
lla m-34 h29 k-31
lla_ g-49 h15
llan m-21 h23
llan_ h22
llar h22
llar_ r21 g34
llars g-21
llat g48 h-16
llati g50 h-19
lle r-37 g-55 h44 k26
llea r-26 h27 k-24
lleag r-26 h27 k-24
llec r16 g-29 k37
llect r16 g-29 k37
lled g-57 h24
lled_ g-57 h24
ller r-16 h-22 k-15
ller_ r-43 g32 h-27
llery r22
llet g67 h-26 k62
llet_ g29 h-30 k50
llets g39
lli r20 g23 m64
lli_ r29 g35 m28
llin g25
lling g26
llio m42 h34
llion m42 h34
llm r-17
llme r-17
llmen r-17
lln g35 h-15
llne g36
llnes g36
llo r16 m-37 k-17
llo_ r-17 h28
lloc g30
lloca g30
lloo g-17
lloon g-17
llov r31 h-20
llove r31 h-20
llow r-15 g15 h21
llow_ h-20
llowa g-16 h37
llows g32 k-17
lloy m-23 h-16
lls r31 g36 m19
lls_ r31 g36 m19
lly r-28 g45
lly_ r-28 g46 m-21
lm_ g-21
lma h24
lme r-16 g-19 m-19 h-58
lmen r-16 g19 h-19
lment r-16 g19 h-19
lmet g-25 m-17 h-46
lmi h52
lmis h52
lmist h52
lms h42
lms_ h42
lna r-16 m16
lna_ r-16 m16
lne g36
lnes g36
lness g36
lo_ r34 m69 h86
loa r31 m23 h23 k-36
load r-15 g-16 m56 h70 k-25
load_ m65 h57 k-21
loan r51 g-18 m-31 h-45
loan_ m-29 h-15
loane r27 h-15
loans h-16
loat g36
loati g31
lob g-19
loc r61 g78 m-44 h-45
loca g43 h-17
locat g43 h-17
lock r66 g37 m-40 h-36
lock_ r54 g-46
locke g57
locki h-15
locks g26 m-30
log g-43 h76
loge h26
loger h26
logy g-17 h26
logy_ g-17 h26
lol r-15 m-30 k-20
lol_ r-15 g23 h24 k-19
lom g-20 h29
loma g-15
lon g34 m-63 h36
lon_ r-27 g-17 h-54
lond g28
londo g28
lone r45 m-20 h93
lone_ r50 k18
loned m-16 h73
long g39 m-27 h-25
long_ k31
longe r17
longs g38 h-22
loni h15
lonin h15
loo h29 k45
lood h37
look r-30 g21 h56 k35
look_ h61
looki h-22
looks h25 k40
loon r30 g-31 h-35 k26
loon_ k30
loons g-16
loor r38 g26
loor_ r18 h15
loos r-19 m-15
loot g-35 m31 h-25
loot_ g-34 m33 h-31
lope_ g-27 h34
loper g20
lopes r24 h-37
lor g-49 h-27 k-24
lorr h15
los r-61 g42 m80 h-50 k-30
lose r20 g28 m33 k-21
lose_ g-18 m-45 h21
losed g24
loser m78 h-28
loses r21 g21
losi g-19 m40 h18
losin r-27 g-15 m41
loss r-39 m23 h-27
loss_ r-37 h-28
losse m25 h27
losso h-26
lost g31 h-18
lost_ g31 h-18
lot r-34 m134 h-95
lot_ r-27 g58 m-59 h-36
lote m25 h-19
loth g-22 m-17 h-52
loth_ g-18
lothe h-40
lots g33
lots_ g33
lott g-23 m110
lotte m22 k17
lotto g-19 m59 h26
lottr m23 h-21
lou r-52 g-73 k19
loud g-16
louf h27
louf_ h27
loun r-21 h25
loung r-21 h25
lour r-25 g-15 m22 h-21
lour_ m39 h20
loure r-25 h-41
lous g-29 h-33 k32
lous_ k33
lov g-53 m-27 h60
love g-53 m-27 h60
love_ r-28 g-28 h78
lover r24
loves g-21 h-18
low g17 h-35
low_ r28 g-26 k19
lowa g-16 h37
lowan g-16 h37
lowe r-24 g27 h-59
lower r-24 g23 m-18 h-49
lows g32 k-18
lows_ g32 k-18
loy g15 h-43 k21
loye k24
loyee g19 k26
loyer g-25
lp_ g17 h-31
lpi r21
lpin r21
lping r21
lre g42
lrea g42
lread g42
ls_ r28 g57 m30 h57 k-22
lsd h22
lsd_ h22
lse r-22 k87
lse_ k80
lt_ r-19 h-22 k-16
lta g-27 h43
lta_ h23
ltat h22
ltati h22
lte g-22
lter g-20 h-31
lter_ h-21
lth g-18 h15
lth_ h21
lti g21 k21
lts h51
lts_ h51
lty m-18 h-21
lty_ m-18 h-21
lu_ h-49
lub r-25
lub_ r-25 h15
luc g48 m-21 h-38
luck g48 m-19
luck_ g33 h34
lucky g15 h-31
lude h20
lue r22 g-33 m-19 h19 k23
lue_ r31 g-29 m-16
luen h20
luenc h20
lug_ h28
luga h-15
lugan h-15
lum r-27 h-15 k-15
lumb r-26 g-15
lumbe r-26 g-15
lumi h-15
lumin h-15
lump g23
lump_ g23
lun r-42 g-44 m-27
lunc r-39 g-58 m-15 h-36
lunch r-39 g-58 m-15 h-36
lunt h24
lunt_ h18
lunta g16
lus r57 m18
lus_ r57
lush m17
lush_ m17
lut h64
lut_ h36
luw h-20
luwa h-20
luwag h-20
lve r30 g-24 h-28
lve_ r42
lver h-23
lver_ h-23
lves g-16
lves_ g-16
lvi r56
lvin r56
lving r56
lwa r36
lway r22 h-16
lways r22 h-16
lwe h36
lwe_ h36
ly_ r-33 m-96 h84
lya m21 h-16
lyan m21 h-16
lyan_ m21 h-16
lyf h38
lyfa h38
lyfan h38
lym r-17 g36 m54 h15
lymp r-17 g52 m43 h-15
lyr h31
lyri h31
lyric h31
lz_ g17 h26
m3a r16 h16
ma3 g-27 m-24 h-21
ma7 r17 g41
ma7a r17
ma7al r17
ma7s g42
ma_ g90 m-65 h-58 k58
maa g58 m-15
maal g34
maal_ g36
maar g25
maar_ g25
mabl h33
mabla h33
mac r-39 g31 m82 h-39
maca m62 h37
mach r-16 g36 m22 h-44
mach_ g29
machi r-16 m22 h-41
macy h-31
macy_ h-31
mad r-23 m-36 h31
mad_ r-17
mada h29
madam h42
made g-22 m-16 k20
made_ g-22 m-16 k20
mado g-20 h41
madol g-20 h41
mag r-17 h76
maga h-29
magaz h-20
magh g22
mah r46 g-16 m20 h-75 k47
maha r39 m25
mahi r41 h-22
mahin r41 h-22
mai g-84 m-22 h35
maid r-17 g-44 h55 k15
maid_ g-33 h51
maids k17
main g-20
maini r24 h16
maint r-19
maj g-75 h-41
maji g-15 m28
majid g-15 m28
majl h-17
majli h-17
mak r-21 g27
mak_ g63 h-28
make_ g55 k-15
maker g-56
makes k30
maki g-20
makin g-20
mal r32 g-69 m-44 h77 k33
mal_ r51 g-31 m-23 k21
male h16
male_ h16
mall h-47 k25
mall_ h-41 k25
malt g-20 h34
malt_ g-20 h34
man g28 h71
man_ r-29 g35 m-18 h69 k24
mana r19 h-35
manag h-19
manc k18
mance k18
mand r21
mang m-15
mango g16 h-42
mani m19 h62
manif g21
mans k-21
mans_ k-21
mar r41 g27 m-16 k-26
mar_ r17 g28 h-34
mara r43 g-29 h18
mara_ r44
marah h31
marat g-24
marc r32 g-15
march r32 g-15
mare g51 h-26
mare_ g43 h-23
marg g44 h-15
marga h22
margi g50 h-38
mari g-25 h31
marin g-18 h15
mark g-16 h-30 k-23
marke g-15 h-39 k-20
marl r-15 g25 h-24
marla g33 h-19
marr k25
marra k29
marri m-15
mars h29
marsa h35
mart h32
marti h26
mary h20
mary_ h20
mas r-34 g-55 h108 k-28
mas_ h47
masa g-16 m-28
mashi h27
mass r-19 m23 h77 k-15
massa m-19 h41
mast g-15 h64
maste g-15 h66
mat r46 g-67 h-58
mat_ m-19
matc r-31 g-24 m31 h62
match r-31 g-24 m31 h62
mate r-17
math r-16
matk m33
matka m33
mato h-26
mato_ h-21
matt r50 h-24
matte r51
matu r64 g-16 h-17
matur r64 g-16 h-17
maw g17 h-35
max g26
may r-36 g68 k-18
may_ r-20 g38 m-31
maya h33
mayb g46 m33 h-21
maybe g46 m33 h-21
maz g-25 h65
maza m-15 h38
mb_ g20 h-25
mba r-20 g-18 m30 h42
mba_ r-21
mbas h-25
mbass h-25
mbe m26 h15 k-17
mber m18 h19 k-17
mber_ m-28 h-68
mbers g15 m54 h54
mbl m43 h-34
mbli m40 h-30
mblin m40 h-30
mbo m46 h-51
mbol m44 h-43
mbola m44 h-43
mbr g-28 m-21 h-16
mbu m-29 h-32
mbuc h21
mbur h-47
mburg h-41
mcx g54 h-22
mcx_ g54 h-22
mda r-15 h-20
mdan r-15 h-24
mdm g-18 h51
mdma g-18 h51
mdma_ g-18 h51
me_ r42 g-34 m71 h-82 k19
mea g23
meal h-42
meas h-24
measu h-24
meat h73
meat_ h73
meb g-25 k30
mebo g-25 k30
mebod g-25 k30
med r-27 g42 m-49
med_ g63
meda m-22 h-33
medal m-22 h-26
medi r-27
medic r-27
medy h25
medy_ h25
mee r-31 g33 m-19 h16
meen r-23 g70
meen_ r-23 g70
meet g-19 h30
meet_ g-19 h34
meeti h-20
meg m42 h22
mega m42 h24
meh r-20
mei g38
mein g39 h-32
mein_ g39 h-32
meis h21
meist h21
mel g75
mel_ g18 h-19
meli h47
melie h47
mels r-15 g17
mels_ r-15 g17
mem r-47 g19 m-21 h41 k26
mema h15
memad h15
memb r-33 h31
membe r-33 h31
memo g30 h-24 k26
memor g30 h-20
men r89 m-69 h-33
men_ r53 g21 m-28 h19
menn r35
mens g15
mens_ g15
ment g18 m-17 h-42 k26
ment_ r53 g39 m-19 h-57 k-23
menta g-15
menti g-20 h16 k35
ments r-41 k15
menu g-36 h42
menu_ g-36 h42
meo r-19 k26
meon r-19 k27
meone r-19 k27
mer g19 h70
mera r-15
mera_ r-15
merc r29 g22
merch r26
merci g29
meri r-15 h-16
merl h42
merlo h42
mero h21
merol h38
mers g15 h22
mers_ h16
mes g24 m25 h-32 k27
mes_ r19 g16
mesh g16 k-16
mesh_ g30 m-35 h-17 k-16
mess m53 h-62 k38
messa m53 h-59 k38
met r37 m-62 h-62 k-20
met_ r16 g-29 h-64 k16
meta g37 h-23 k-17
metal h-17 k-15
mete h25
meter h25
meth h74
meth_ h62
methi g20 h30
meti r42 g15
meti_ r45
metr g-19 m-18 h-47
metre h-23
metri g21
metro g-27 m-18 h-23
mets r22 g-15 h-19
mew g21 h-18
mewh g21 h-18
mewhe g21 h-18
mex g18 h-27
mex_ g18 h-27
mey r32 g23
meya r32 g23
meya_ r32
mez g-16 h46
mezz r20 h-24
mezza r20 h-24
mi_ r66 g-54 h76
mic r-27 g-16 m-18 h-44
mic_ m-18 h-49
micr r-18
micro r-18
mig g28 h16
migu h16
migue h16
mil r-41 m26 h37 k29
mil_ h32
mila m19 h85
mile h20
milea h23
mili r-15 g18 h-44 k38
milie r-15 k18
milk g37 h-32
milk_ g37 h-32
mill g-16 m44
milli m50
mily g-16 m-19 h-15
mily_ g-16 m-19 h-15
min r-45 g72 m49 h-99 k-29
min_ r30 g29 m40
mina r-46 m17
minal r-17 m26 h-15
minar r-30 h-24
minat h52
mind r-20 g26
mind_ r-18 g29
mine g-18 m-19 h47 k32
mine_ g-34 m-18 k26
miner h40 k-15
ming r-18 m19
ming_ r-18 m19
mini r47 m-32 h-29 k-22
mini_ g21
minia h21
minim r35 h-16
minis r16 h-15
miniu h-15
mino h-53
mino_ h-46
mins g15
mins_ g15
mint h-15
mint_ h-15
minu g37 m38 h-21
minut r-18 g43 m41 h-16
mir h31
mis r50 g-65 m-36 h33 k24
mise g-61 m-17
mise_ g-35 m-15 h-17
misp h22
mispl h22
miss r55 g15 h-41
misse r39 g-17 h-18
missi r-33 g44 h-37 k19
misso r31
mist r-26 h86
mistr h47
mit r40 g-74 m-57 h-60 k-22
mit_ m-23
mita h15
mitat h15
mite g-33 h-23
mith m-35 h-33
mith_ m-33 h-33
mitt r28 g-20 h-19
mitte r35 g-19
miu r-37 g27 h15
mium r-37 g27 h15
mium_ r-37 g27 h15
miy r21 m-28 h-21
miyy r18 m-20 h-20
miyya r15 m-20 h-20
mm_ g19 h-67
mma g24 h-37
mme g35 m-22 h35
mme_ h-17
mmed h15
mmed_ h15
mmel r16 h47
mmeli h47
mmer g20
mmer_ g-18 h-19
mmers g25
mmi g-40 h36
mmi_ h23
mmin g-18 h-20
mming g-18 h-20
mmis r-31 g15 m15 h26
mmiss r-31 g15 m15 h26
mmit r43 g-33
mmitt r30 g-19
mmo r-27
mmon r-26 h63
mmon_ r-26 h56
mms h16
mms_ h16
mmy r-19 g33 m38
mmy_ r-19 g33 m30
mn_ r-16 g-23
mni g28
mnit g28
mnity g28
mnt r52 h-19
mnt_ r36 h-19
mo2 r45 h-29
mo2a r23 h-29
mo_ r-33 g39 m-17 h-99 k28
mob r23 m-40 h-62
mobi r23 m-23 h-33
mobil r23 m-23 h-33
mocki h43
mode r-15
mok h33
moke_ h28
moked h-27
mol g-25 h40
mola h15
moli h-18
molit h-18
moll h30
molly h30
mom r-34 h-29
mom_ r-26 h-35
mon r22 g-61 m15 h117
mon_ r-36 g-20 h35
monc h35
monce h35
mond r-24 g-15 m20 h27
monda r-15
mone r57 m34
money r57 m35
mong h-16
mong_ h-16
moni k15
monit k15
monk h24
mont r18
monte m33 h49
month r22 m-43 h-53
moo g52 h31
mood g68 h-19
mood_ g68 h-19
moon g-16 h55
moons h44
mop h-75
mor m28
more g-33 k-19
more_ g-33 k-19
mori g30 h-30
moria g30
morn r-23 g15
morni r-23 g15
morr k25
morro k25
mort r15 g-16 h24
morta h27
mortg r18
mos g26 h-20 k-24
mosq k-17
mosqu k-17
most g27
mosta g30 h-16
mot g70 m-20 h-147 k24
moth r20 g41 h-93 k-16
mothe r20 g41 h-93 k-16
moto g41 h-17
motor g41 h-17
mou g-34 h17
mour g-39 h-47
mour_ g-39 h-47
mous h20
mous_ h20
mout h62
mov g-51 h47
mova h-25
moval h-25
move g-35 h26 k26
move_ r-16 h31
moved r-21 g-34 k32
moves r33 m29 h26
movi g-15 h46
movie h22
movin h23
mp_ r-58 g40 m32 h-44 k-29
mpa g-47 m-21 h158 k17
mpan g-46 m-18 h76 k15
mpani r-19 h17
mpany g-45 m-16 h56 k17
mpe g-24 m46 h54
mped m15 h-33
mped_ m15 h-33
mpen r16
mpens r16
mper g-26 h91
mperi h32
mpet m35
mpeti m35
mpin m-15
mping m-15
mpl g-34 h-20 k49
mple g-16 k25
mple_ r17
mples g-16 k27
mplo k21
mploy k21
mpo m-24 h63
mpo_ h34
mpor h35
mpora h18
mport h17
mpt h-41 k-15
mptio r20
mpty k-15
mpty_ k-15
mpu m-24 h-26
mr_ h-21
mra g-22
ms_ r-51 g-89 m36 h41 k-35
msa g32 m-20 h-28
mse r27
msel r31
mself r31 g15
mst h25
mste h15
mt_ r17 g45 m-35 h-35
muc g24 k-17
much g24 k-17
much_ g24 k-17
mud h-38
mug g-33 m-20 h42 k-24
mugg g-16 h63 k-18
muggl g-16 h63 k-18
muj k34
muja k36
mujah k36
mujr h16
mujra h16
mul r-24 g-29 h72 k64
mula m24
mulat r18 m24
mule r-29 g-21 m-24 h38 k41
mule_ r-24 h-42 k53
mulet g-18 m-17 h80
mum k-59
mum_ h-22 k-56
mun r51 m-19 h-24
muna r54 h-29
muna_ r31 h-16
munaf r23
mur r50 g-19 m-27 h-52 k24
mura r57 h-26
murab r57 h-26
murf m-16 h-41 k39
murt h27
murti h27
mus r53 g-44 h51 k18
muse h27
mushr h18
must r78 g-23 k29
must_ r78 g-23 k29
mut h22
muta h25
mutu m15
mwa h25
mwar h25
mware h25
my_ r-18 g-59 m-16 h-41 k-19
mys r-34 h-16
myse r-34 g-16 m-19
mysel r-34 g-16 m-19
myst g15 m17 h-15
myste g15 m17 h-15
mzaw h32
na3 r32
na_ r50 g25 m29 h25
nab h38
nabi h38
nabis h33
nac g-16
nac_ h36
nach h41
nack h-41
nacks h-34
nad r-31 g36 m15 h-51
nada_ r-21
nade r-29 g26
naf r36 m-30 h-34
nafa r23
nafa_ r23
nafs g-21 m-15 h-20
nafs_ g-18
nag g-17 h-31 k-16
nage g-17 h-24 k-16
nager h-19
nah r93 m-19 h-97
nah_ r124 g-26 h-61
naha g-18 m-16
nahi r-32 g53 h-33
nahi_ r-32 g53 h-33
nai r18 h-19
nail r-21
nail_ r-21
nak r-29 g38 m-15
nakl h35
nakli h35
nal h19
nal_ g-22 m18 h49
nalt r16 m-18 h-21
nalty m-18 h-21
nam r-30 m-18 h-42 k45
name r-23 h-24 k46
name_ r-32 g-22 k52
namen m18
names m-16
nan r69 m-20 h-34
nan_ r43
nanc r65 h-28
nanci r41
nang r-20 h-16
nang_ r-20 h-16
nant h38
nant_ h41
nap g-22 h96
nap_ h74
napp h28
nar r-47 m59 k-19
nar_ r-27 g-18 h-37
nara h28
nara_ h28
nary g52 m73
nary_ g49 m69
nas h-22
nasd g33
nasda g33
nash g-18 h-22
nat r-25 g-49 m57
nat_ m18 h41
nate r-16 g-15
nated r-16 g-15
nati g-32 m43
natin h-25
natio g-15 m16 h16
natu h-34
natur h-34
naw g57
nawa g21
naway g21
nax g-15 h36
nax_ g-15 h36
nay g15
naz g-15 h47
naza h28
nazar h28
nazr h18
nazra h18
nba r-17 g37
nbe h38
nbee h38
nbi h25
nbid h25
nbid_ h25
nbo h-20
nbr r22
nbro r22
nbrok r22
nc_ h16
nca r26 g-23 h38
ncal h38
ncall h38
nce h90
nce_ r50 m-15 h-34
nced g15
nced_ g15
ncei g27
nceiv g27
ncel r-20
ncel_ r-15
ncen r-45 g-22 h62
ncens g-22 h29
ncer r-16 g-25 m-24 h21
ncer_ h29
ncert h-26
nces r28 m52 h16
nces_ r23 m57
ncest h18
ncet h21
ncett h21
nch r-35 m-22 h29 k24
nch_ r-41 g-51 m-21 h38
nche r18 g34 k29
nchec g30
nci r47 g-26 h-24
ncia h18
ncial h18
ncie r31 m20
ncier r22 m21
ncil h-29
ncil_ h-29
ncin r19
ncing r19
ncip g-17 h-18
ncipa g-17 h-18
ncl r42 g38
ncl_ r27
ncla g39
nclai g39
ncle_ h16
nclea g26
ncles g-24
nclu h18
nclud h18
ncom g24 h-15
ncome g24 h-15
ncr h-22
ncre h-22
ncrea h-22
nct h-23 k49
ncti h-19 k49
nctio h-19 k49
ncy h-29
ncy_ h-29
nd_ r89 g44 m-31 h-63
nda r-48 g25 m-22 h19
ndab m-25
ndabl m-15
ndar g40
ndar_ g42
nday r-16 g-26
nday_ r-16 g-26
ndb m-17
ndba h28
ndbag h28
nde r-48 g63 h-48 k37
ndec g-18 h-17
ndeci g-15 h-15
nded r-24 g41 h31
nded_ r-24 g41 h31
ndef g28
ndefi g28
ndel g28 h-30
ndeli g32 h-45
ndem g28
ndemn g28
nder g-67 m15 k38
nder_ r26 g-55 h48
nderi k18
ndex m-18 h-19
ndex_ m-18 h-19
ndf r29
ndf_ r29
ndfa g20 h18
ndfat g20 h18
ndi g-39 m73 h22
ndi_ g-20 m-24 k38
ndic m60
ndica m60
ndin r35 m39 k-20
nding r35 m39 k-20
ndit r-18 g-20 h15
ndit_ h22
nditi g-18 h-21
ndl m27 k-16
ndle g33 m30
ndle_ g17 m42
ndli h18
ndli_ h18
ndly r18
ndly_ r18
ndm h-37
ndo r-26 g111 m18 h-68
ndo_ m-16 h-25
ndom g28 h-28
ndom_ g28 h-28
ndon g36
ndon_ g28
ndoo r-23 g24 m17
ndor g37 h-39
ndor_ g37 h-39
ndou h17
ndov h-15
ndove h-15
ndow m20 h25
ndow_ g-20 m25 h34
ndowm g23
ndr r45 g-24 h-30
ndra r17 k22
ndrai k23
ndraw r24
ndre m32 k-22
ndred m32 k-22
ndry m-18 h-46
ndry_ m-18 h-46
nds r46
nds_ r54 g33 m15 k23
ndu h54
ndu_ h53
ndul r25
ndulg r25
ndw g-17 h16
ndwi g-17 h16
ndwic g-17 h16
ndy h50
ndy_ h50
ne_ r-52 h27 k20
nea r-29 g-27 m45 h31
near r-29 g-24 m47 h26
near_ g-17 m26 h28
neare r-26 m20
neb h-28
nec g-37
neck r20 g-31
neckl r20 g-31
ned g20 m-52 h-37 k30
ned_ g23 m-52 h-66 k34
nee g15 h-40 k45
need h-20 k33
neede h22
needs r31 h-28
neer g-23
nef h28
nefi h24
nefit h24
neg g18
nega g21 h-19
neh g35 h21
neh_ h21
nei r-27 g30
neig r-23
neigh r-23
neit g25
neith g25
nek h55
neke h49
neken h49
nel m15 h52 k-28
nel_ h24
nels k-23
nels_ k-23
nem m-19 h-27
nep h-18
neph h-18
nephe h-18
ner r-26 m15 h64 k-37
ner_ m-57 k-24
nera r-25 g27
nerat r-21 g16
ners r17 g-36 m33
ners_ g-36
nersh m25
nery g30 h26
nery_ g30 h26
nes r-22 g-17 m-47 h138
nes_ r-24 g-40 h76
nesh h29
nesh_ h17
ness g22 m-34 h18
ness_ g27 m-33
nest r-19
nest_ r-19
net r-56 g39 h-19 k19
net_ r-25 g42 h-29 k21
nety r-16
nety_ r-16
nev g-26 m-16 h51 k27
neve r28 g-26 m-16 h51 k27
never r28 g-26 m-16 h51 k27
new r51 g-15 m-66 h-60 k-24
new_ r19 g-35 m-61 h-42 k-22
news r15
news_ r15
nex g21
next g52
next_ g52
ney r50 m17 h-16
ney_ g-18 m15 h17
neya g17
neyar g17
neyl r42
neyle r15
nfe r-22 g-17 h17
nfer r-21 g-17
nfere g-17
nfi h-23
nfir h-24
nfirm h-24
nfl r19 h56
nfla r23 m17 h36
nflat r23 m17 h36
nflu h20
nflue h20
nfo h-21 k21
ng_ r15 m22 h-28
nga r47 g-34 m-21 h31
nga_ r31
ngal h20
ngali h15
ngan h59
ngan_ h56
ngay r32 h-30
ngay_ r15 h-25
nge g-35
nge_ r-20
nged r30 k-18
nged_ r30 k-18
ngel h27
ngel_ h27
ngem r17
ngeme r17
ngen g23
ngen_ g23
nger k25
nger_ k21
nges g-34 h-26
nges_ g-34 h-26
ngf h26
ngfi h26
ngfis h26
ngh g-44 h39
ngha g-38
ngham g-38
ngi r-20 g49 h25
ngin r-18 g50
ngine g40 h19
nging h-18
ngl r47 g-15 m-29 h-33
ngla r49 h-21
ngla_ r49 h-26
ngle m-26
ngle_ m-19
ngled h26
ngles h-19
ngo m22
ngo_ g20 m26 h-27
ngr m-37 h47
ngra m-35
ngre h41
ngri h17
ngria h17
ngs r-19 g67 h-18 k-19
ngs_ r-19 g69 h-21 k-19
ngu r-21 h-36
nhe g32 h-15
nher g32 h-15
nheri g32 h-15
ni_ r74 g-21 h96
nia g-22
niat h21
niatu h21
nic r-38 g22 m-31
nic_ r-26 m-21 h-15
nici h21
nics g22 h-25
nics_ g22 h-25
nid g23
nide g25
niden g25
nie g-18 h18
nie_ h19
nif r-15 g105 h-28
nifes g21
nift g81 h-22
nifty g81 h-22
nig r42 g-62 m23 h50
nigh r42 g-62 m23 h50
night r42 g-62 m23 h50
nik h-15
nil h20
nim r31 m-18
nimu r35 h-16
nimum r35 h-16
nin r-21 g-16 m44 h30
nine r17 h34
nine_ r46
ninet r-16
ning r-34 m43
ning_ r-35 m19
nings g-18 m25 k23
nio r-18
nion r-30
nion_ r-28
nis r31 m24 h51
nise r30
nised r30
nish m42
nish_ g-25 h24
nishe g23 m35
nist h16
niste g17 h23
nistr g-18
nit r-62 m-35
nit_ r-21 h-19 k-15
niti h-37
nitiz h-26
nito r-19 g-21 h-21 k15
nitor r-19 g-21 h-21 k15
nitr h25
nitro h25
nits m-18
nits_ m-18
nitu r-20
nitur r-20
nity g28
nity_ g28
niu h-15
nium h-15
nium_ h-15
niv g-23
nive g-23
niver g-23
nja h56
nja_ h27
njan h29
njan_ h29
nje r-24
njen h25
njen_ h25
nk_ g19 m-59 k-18
nka h68
nkat h32
nkats h32
nkd r21
nkda r21
nkda_ r21
nke r-21 g35 m44 h60
nken g21
nken_ g21
nket r-15 m46 h19
nket_ r-15 m47 h17
nkey h25
nkey_ h25
nki g-37
nkin g-37
nking g-37
nkn g74 h-18
nkni g29
nknif g29
nkno g45
nknow g45 h-15
nko m55 h37
nko_ m56 h32
nks r-19
nks_ r-19
nli r-23 g-19 m29 k44
nlic k33
nlice k33
nlin r-17 m29
nline r-17 m29
nlo g-17 m-24
nloc h25
nlock h25
nly r-50 g23 m-17 k32
nly_ r-50 g27 h-28 k33
nlyf h38
nlyfa h38
nme g-17 m-23
nmen g-17 m-23
nment g-17 m-23
nn_ g-26 h117
nna r-25 g-22 m34
nna_ m30 h-19
nnab h38
nnabi h38
nne r-29 g-57 m-32 h17 k-25
nnel h35
nnels h37
nner m-27 h-74 k-24
nner_ h-63 k-22
nnes g-15 h66
nness h66
nni r63 g-19 h28 k23
nni_ r71
nnin m15 h33 k23
nning m20 k23
nno r39 k21
nno_ r-16 g17
nnot r42 g-28 k21
nnot_ r43 g-28
nnu g29 h-22
nnui g21
nnuit g21
nny r-36 g-24 m39
nny_ r-36 g-24 m40
no_ g-67 m33 h27 k-17
nob r-36 g60 h-28
nobo r-36 g60 h-28
nobod r-36 g60 h-28
noc g-15 h63
nock g-15 h63
nocke h21
nocko h30
nof k32
noff k32
noffi k35
nog h57
nog_ h47
noi h15 k-26
noir h20
noir_ h20
nol m-18 h-19
nol_ m-18 h-19
nom h-65
nomi k21
nomy h-55
nomy_ h-55
non r38 g80 m-15
non_ r49 h27
none g83 h-23
none_ g83 h-23
noo r-25 m23 h16
noon r-20 g15 m23
noon_ r-20 g15 m23
nop g27 m-29
nope g27
nopen g27
nor r22 h28
nor_ g47
norm g-34
norma g-34
nos h30
nos_ h34
not r-22 g-38 h23 k30
not_ g27 m22 h21 k24
nota r-35
notar r-35
note r76 g-43 m-54 k-37
note_ r56 g-19 m-26
notes r25 g-24 m-21 h22 k-27
noth r-36 m28
nothe h41
nothi r-39 m38 h-29 k-16
noti r-15 k52
notic r-15 k52
nov r28 g-26
nov_ r40
nove m-15 h-18
novel r-17 m-15 h-17
novem r18
now g53 m-42 h-58 k21
now_ r18 m-29 h-61 k45
nowi k-18
nowin k-18
nown r-24 g36 h-24
nown_ r-24 g36 h-24
nows h21 k-20
nows_ h21 k-20
npa r39
npai r39 h15
npaid r39 h15
nre r28 k27
nre_ r41
nreg k27
nregi k27
nro r24
nro_ r30
ns_ r-71 g37 k-24
nsat r16
nsati r16
nsc h24
nscr h20
nscri h20
nse r-28 g74 m-37 h-86
nsed g-19
nsed_ g-19
nsee g58
nseen g58
nsel m-20
nsell m-20
nses h-19
nses_ h-19
nsex g29 h-18
nsex_ g29 h-18
nsf k23
nsfe k23
nsfer k23
nsh r27 h30
nshi h50
nshin h44
nsho r28
nshop r28
nsi r34 h30
nsid g27 h28
nside g27 h28
nsin h19
nsing h19
nsio g-27 h-15
nsion g-27 h-15
nsis r15
nsist r15
nsl g-37
nsla g-37
nslat g-33 h-30
nso m-43 h60
nsol r16 g-21
nsoli r23
nsom h51
nsom_ h26
nsomw h25
nsor g23 m-30
nsor_ m-19
nsore h24
nsort g40 h-24
nsp g-25 k-22
nspe g-23 h16 k-22
nspec g-23 h16 k-22
nst r-26 h-55
nst_ r-16
nsta r-32 g21 h-31 k-16
nstag g20 h-16
nstal h-31 k-16
nste r16 k40
nstea r16 k40
nsu r-61 g88 m-25
nsul g-47 h25
nsult g-44 h25
nsum h20
nsume h20
nsur r-52 g125 m-16 h-35
nsura r-18 g71
nsure r-34 g54 h-21
nsw h22
nswe h22
nswer h22
nt_ r45 h-25 k-18
nta r-25 g52 m31 h-73 k-24
nta_ g19 h-20
ntag g32
ntage g32
ntai g23
ntain g25
ntan r-16 g-21
ntas m34 h-19
ntasy m34 h-19
nte r-24 g-32 h35
nte_ m31 h53
nted m-38 h-52 k36
nted_ m-38 h-52 k36
ntee m-33
ntee_ r-19
nteed r22 g-17
nteen m-25
ntees g19
nten r-23 m-16 h23
ntena r-19
ntent m-16 h34
nter h26 k-28
nter_ r-60 g16 m23 h-39
ntere r53 m-20 k-40
nterf h70
ntern h-40 k28
nters r21
ntes m50
ntest m50
nth r56 m-45
nth_ r58 g37 m-36 h-27
nthe h48
nthe_ h43
nthl r-16 g-31
nthly r-16 g-31
nths r18 h-47 k-27
nths_ r18 h-47 k-27
nti r30 m-19 k21
nti_ g20
ntif g25
ntifi g25
ntil r39 g17
ntil_ r39 g17
ntin g-42 m19 h-41 k22
nting r23 g-42 h-41 k22
ntio r34 g-17 k20
ntion r34 g-17 k20
ntis h-27
ntist h-27
ntl g-25 m-16
ntle g-20 m-16
ntlem g-20 m-16
ntm r-21
ntme r-21
ntmen r-21
nto r66 g-39
nto_ g-18
ntor r42
ntor_ r23
ntr g-17 h-21 k17
ntra r21 g17 h27
ntra_ h35
ntrac r31 g16
ntre r28
ntres r33
ntri r-25
ntrib r-25
ntrie m24 h-19
ntro h-15
ntry h-32
ntry_ h-32
ntu r25 g-22 h40
ntur r25 g-22 h40
nture r25 g-22 h40
nty g47 h-45
nty_ g47 h-45
nu_ g-37 h47
nua r20 m36 h-37
nual m36 h-35
nual_ m36 h-35
nud h40
nude h40
nude_ h31
nue m-15 h-25
nue_ m-15 h-25
nui g15
nuit g21
nuity g21
num r16 g27 m61 h39
numb g38 m54 h25
numbe g38 m54 h25
nume h21
numer h21
nur m-18 h-45
nurs m-17 h-56
nurse m-17 h-38
nus r22 g-25 m37
nus_ r31 g-22 m37
nut r-21 g43 m41 h-21
nute r-18 g43 m41 h-16
nute_ g19 m49
nutes g24
nve r26 g-23 m-17
nvel g-31
nvelo g-31
nven r46 h17
nvent r46 h18
nver r-25 h-26
nvert r-23 h-24
nves h24
nvest h24
nvi g18
nvid g18
nvidi g18
nvo m-31 h-26 k34
nvoi g-15 m-25 k35
nvoic g-15 m-25 k35
nvol g16
nvolu g16
nvoy h-22
nvoy_ h-22
nwa h-52
ny_ g33
nym g23 h-16
nyme g23
nymex g23
nze g18 m22 h48
nzee h33
nzeer h33
nzi h18
nzir h41
nzir_ h41
o2a r25 h-52
o3_ m-18 h22
o3a g29
oac g-20 m-37 h-31
oach g-20 m-37 h-31
oach_ g-18 h-28
oachi m-27
oad r-31 m35 h42
oad_ r-29 m44
oak h25
oal r-22 g43 m22 h-69
oal_ g49 m17 h-55
oals m15
oan r51 g-18 m-31 h-45
oan_ m-29 h-15
oane r27 h-15
oaned r27 h-15
oans h-16
oap g-35 h-33
oap_ g-35 h-38
oar g-44 h68
oar_ h41
oard g-39
oard_ g-39
oat r-33 g82 m-26 h-76 k-26
oat_ r-26 g43 m-15 h-65 k-20
oati g31
oatin g31
ob_ r-20 g-35 m-20 k18
oba g-18 m-29 h-23
obac g-18
obacc g-18
obb h-17
obe g-19 m26 h41 k-25
obe_ m28 h52
ober m-21 k-21
ober_ m-20 k-21
obi r23 m-27 h-44
obil r23 m-23 h-33
obile r23 m-23 h-33
obj h-35
obje h-35
objec h-35
obl g25
oble g21
oblem g21
obo r-30 g63 m-20
obod r-36 g60 h-28
obody r-36 g60 h-28
obon h20
oca g41 h27
ocai h45
ocain h45
ocat g43 h-17
ocati g36
occ h19
occu h19
occul h19
oce g-20 m-16 h-56 k18
ocer r-31 m-16 h-37 k-16
oceri r-28 h-29
oces h-24 k35
ocess h-24 k35
och r-22 h34
oci m31
ocia g-31 m41 h-15
ocial g-31 m41 h-15
ocie g18
ociet g18
ock r27 m-51 k-18
ock_ r32 g-26 m-18 h-33
ocke g65 m15 h-41
ocked g18 h21
ocker g33 m18 h-26
ocket h-24
ocki h27
ockin h27
ocko h30
ockof h30
ocks g-34 m-41 h-16
ocks_ g-31 h-16
ockt h23
ockta h23
oco h-31
ocol h-22
ocola h-19
ocop h-36
oct r33 m-28 k-42
octo m-28 h28 k-41
octob m-20 k-21
octor h40 k-20
ocu r-15 g-38 h61
ocum g-16 h-20
ocume g-16 h-20
ocur h33
ocure h21
ocut g-17 h48
ocute g-17 h48
od_ r33 g-16 m28 h-61 k-28
oda g-27 h-57
oda_ h-57
oday g-16
oday_ r-29 g-21
odays r22
odd r-29 g-22 m92 h61
odds r-28 m56 h18
odds_ r-28 m56 h18
ode r-15 m15
ode_ m23
odei h22
odein h22
odels h17
odes h-21 k31
odes_ k31
odh r21 g42
odi h60
odia h26
odiac h26
odka h19
odka_ h19
odo h72
odom h29
odome h29
odoo h50
odoo_ h50
ods g16 h-61
ods_ g16 h-61
odu r-21 g34
oduc r-21 g34
oduct r-21 g34
odw r42
odwi r42
odwil r42
ody r-29 g33 h-15 k30
ody_ r-29 g37 k27
oe_ h-18
oes r-33 h-58 k46
oes_ r-33 g-19 h-56 k50
oet g15
oev g-39 m33
oeve g-39 m33
oever g-39 m33
of_ r-46 g40 m-51 h-18 k-58
ofa r-37 g-19 h-38 k-15
ofa_ r-31 g-19 h-33 k-15
off g-39 h83
off_ h88
offe h39
offer h46
offi g-22 m17 h-68
offic g-20 m19 h-75
offs h24
ofi r-15 g-41 h-26 k-16
ofit g-33 h-22
ofit_ r-19 g-33 h-22
ofr r38 g-16 h-49
oft m-16
oft_ r20 h-46
ofto h24
oftop h24
oftw m-19 h22
oftwa m-19 h22
og_ r-32 m-27 h137
oga h31
ogar g20
oge g-30
oger h26
oger_ h26
oget g-22
ogeth g-22
ogn h36
ogna h36
ognac h36
ogo g-15
ogo_ g-15 h16
ogr r-18 g-19
ogra r-21 g-19
ograp r-20
ogs m25 h20
ogs_ m25 h20
ogy g-17 h26
ogy_ g-17 h26
oh_ g28 h-24
oha r39 g-17
oha_ r26 h-19
ohan h17
ohani h17
ohn h18
oho r-33 g-28 h-24
ohol g-20
ohol_ h-35
oholi h28
oi_ r28
oic m-25 h16 k28
oice m-25 h17 k19
oice_ r-22 m-23 k17
oices r17 h21
oid k41
oid_ h-18 k29
oil r-31 m27 h-34
oil_ m27
oile r-21
oin r-33 g21 m27 h109 k-32
oin_ r-15 m20 h-27 k-22
oing g44 h-18
oing_ g44 h-18
oins r17 h60
oins_ r17 h60
oint r-18 g-18 h67
oint_ r-27 g-21 h90
ointm r-21
oints r31 h-28
oir h27
oir_ h20
ois k-32
oise k-31
oise_ k-31
oja h67
oja_ h54
oju h31
oju_ h31
ok_ h-25
oke g26 m40 k-40
oke_ g-19 m-19 h31
oked r20 h-40 k-20
oked_ r20 h-40 k-20
oken g38 m-35 h-31
oken_ g33 h-50
okens m-31 h19
oker m83 h38
oker_ r23 g46 m64 h39
okers h-17
okh g28
oki r-22 m42 h44
okie r-23 m69 h17
okie_ m50 h32
okies m18 h-15
okin m-27 h28
oking m-27 h28
okl h-25
okle h-25
oklet h-25
okr r26 g16 h-18
okra r26 g16 h-18
okra_ r26 g16 h-18
oks r-28 m-20 h-42 k48
oks_ r-22 h-18 k56
oksh h-24
oksho h-24
oku g-19 h40
okup g-19 h40
okup_ g-19 h40
ol_ r-28 m20 h-34 k-32
ola r-38 g-38 h-67 k-22
ola_ g-18 m54 h-34
olar h-38
olar_ r-20 h-20
olas m-16
olat m-24 h33
olate h-19
olati h55
old r35 g-22 m-23
old_ g-43 h35
olde r26
older r27 h21
oldi m-18
oldin m-18
olds r20 g22
olds_ g22
ole r-20 h31 k-56
ole_ r-35 g19 h-34 k-26
olen r-29 h65 k-21
olen_ h65 k-21
oles h22
olesa r17 h26
olf h-53
olf_ m28 h-45
olfa m-15
olfa_ m-15
oli r41 g37 m-56 h-70
oli_ r73
olic r-17 g52 m-16
olic_ h28
olice h-25
olicy r-17 g74 m-16 h-43
olid r28 m-15
olida r28 m-15
olis r-23 g39
oliti h-18
oliv r-21 g-35 h-37
olive r-21 g-35 h-37
oll g-35 m29 h26
oll_ g-16 m-24 h-34 k29
olla r21 g27 h-25
ollar r15 g29 h-25
olle r-18 g-37 m20 h32
ollea r-26 h27 k-24
ollec r16 g-29 k37
olli m26 h32
ollin m28 h25
ollo r15
ollov r31 h-20
ollow h19
olls k-16
olls_ k-16
olly h25
olly_ h30
olo r-48 g18 h34
olo_ h36
olog g-24 h68
ologe h26
ology g-17 h26
olor m15
olor_ m15
olou r-25 h-51
olour r-25 h-51
ols r-26 g-27 h29
ols_ r-25 g-25 h17
olu m-15 h36
olun g16
olunt g16
olut h38
olut_ h36
olv r56
olvi r56
olvin r56
oly r-19 g36 m29
olym r-17 g36 m54 h15
olymp r-17 g52 m43 h-15
om_ g25 k38
oma g-32
oma_ g-15
omac g44
omach g29
oman g-21
oman_ g-21
omar r24 g-15 m19 h-22
omar_ r24 g-15 m19 h-22
omat h-19
omato h-26
omb g15 m34 h-35
omb_ g20
ombo m39 h-31
ombol m39 h-31
ome g85 h-47 k41
ome_ g61 h-41 k-18
omeb g-25 k30
omebo g-25 k30
omem h15
omema h15
omen_ h-15
omeo r-19 k27
omeon r-19 k27
omer g21
omer_ g29
omes g19 m20 h-35
omes_ g19 m20 h-35
omet g18 h62
omete h25
ometh g20 h30
omew g21 h-18
omewh g21 h-18
omi r20 g-25 m20
omil m49 h41
omill m49 h41
omin g30 k16
oming g38
omino h-53
omis r42 g-46 m-17 h-30
omise g-46 m-17 h-25
omiss r31
omm g24 m21 h75
omme g24 h50
ommel h47
ommer g27
ommi m17 h21
ommis r-31 g15 m15 h26
ommit r43 g-19
omo h36 k22
omol g-16 h17
omor k25
omorr k25
omp g-38
omp_ h-18
ompa g-46 m-18 h73 k15
ompan g-46 m-18 h73 k15
ompe m35
ompen r16
ompet m35
ompu m-24 h-26
oms r-18 g-19 h62
oms_ r-18 g-19 h62
omw h25
omwa h25
omwar h25
omy h-55
omy_ h-55
on_ g29 k-36
ona r63 g-66 h33 k15
ona_ r38 g-23 h-22
onal r33 m31 h39 k21
onal_ r33 m31 h39 k21
onar h28
onara h28
onat g-19
onate r-16
onati r16
onc m-15
once g26 m-35 k16
once_ m-21
oncei g27
oncel h35
oncer h-21
ond r62 m-21 h-83 k-20
ond_ r21 g-31 m-26 h-61
onda r-23
onday r-15
onde h15
onded h15
ondi r-20 g-18 h-28
ondit g-18 h-21
ondo g56
ondon g28
onds r89 h-26
onds_ r89 h-26
one g42 m-25 h42 k45
one_ r-20 g51 m21 h-18 k34
oned g34 m-21 h66 k24
oned_ g34 m-21 h42 k28
oner h-18
oner_ h-37
ones r-16 g-17 m-39 h66
ones_ r-16 g-17 m-39 h52
oney r47 g-19 m23 h-60
oney_ m20 h-26 k19
oneyl r42
onf r-21 g-18
onfe g-17 h23
onfer g-17
onfi h-36
onfir h-24
ong r26 g33 m44 h-27 k35
ong_ g-35 m71 k61
onge r17
onger r17
ongi h-19
ongs g72 h-22
ongs_ g72 h-22
oni m-19 h79
oni_ h50
onic g39
onic_ g17 h30
onics g22 h-25
onig r20 h17
onigh r20 h17
onin h19
oning h19
onit k15
onito k15
onk h78
onka h32
onkat h32
onke h25
onkey h25
onl r-67 g36 k43
onli r-17 m29
onlin r-17 m29
only r-50 g23 m-17 k32
only_ r-50 g27 h-47 k33
onlyf h38
onn r-28 h15
onna h15
onne r-25
ono m-40 h-54 k-18
onom h-55
onomy h-55
onor h23
onor_ h23
ons m-29 k20
ons_ r-17 g26 m23 h-34
onsh h50
onshi h50
onsi r21
onsid r23
onso r22 g-16 m-42
onsol r23
onsor m-30
onsu g-15
onsul g-25 h-28
onsum h20
ont g-15 m44
ont_ r-31 g-28 m29 k21
onte r20 m59 h75
onte_ m34 h45
onted r30
onten m-16 h34
ontes m50
onth r22 m-43 h-53
onth_ r21 g23 m-28
onthl r-16 g-31
onths r18 h-47 k-27
ontra r24 m15 h17
ontri r-25
onu g-16 m42
onus g-16 m42
onus_ g-16 m42
onv r16
onve r16 h18
onven r39 h24
onver r-23
onvo h-22
onvoy h-22
ony r28
ony_ r28
onz h15
oo3 r23 g20 m-24 h-16
oo3_ r23 m-18
oo_ r-33
ood r82 g-40 m-36 k-25
ood_ r44 g-26 m-25 h-15 k-29
oodo h50
oodoo h50
oods g16 h-41
oods_ g16 h-41
oodw r42
oodwi r42
oof h-20 k-24
oof_ g16 k-16
ooft h24
oofto h24
ooj h19
ooja h19
ook r-52 g-30 h-16
ook_ g-29 m17
ooke r22 k-16
ooked r22 k-16
ooker h17
ooki r-29 h46
ookie r-23 m34
ookin m-27 h38
ookl h-25
ookle h-25
ooks r-28 m-20 h-42 k48
ooks_ r-22 h-18 k56
ooksh h-24
ooku g-19 h40
ookup g-19 h40
ool g27 m24 h-115
ool_ g26 m23 h-90
ools r-15 g-21
ools_ r-15 g-21
oom r-15 g-16 h48
oom_ g-15
ooms h41
ooms_ h41
oon k20
oon_ r-42 g45 h-32 k26
oons g-26 h54
oons_ g-20
oonsh h44
oop g27
oop_ g29
oor m-16 h-22 k-25
oor_ r-15 m-15 h21 k-25
oos r-34 g28 m-23 h27
oos_ r-16
oose g27 h53
oose_ g23 h37
ooses h15
oosi r-22 g22
oosin g22
oot r-25 g-69 h43
oot_ g-41 m27 h-71
oota h42
ootb m-20 h-27
ootba m-20 h-27
ooth h57
ootl h34
ootle h34
ooz h48
ooze h36
ooze_ h36
op_ r19 g65 h-135 k-50
opar h24
opard h24
ope r-23 g81 m17 h-71
ope_ r-26 m-15
open g61 m62 k21
open_ r15 g81
opene h-20
openi m27
opens m37 h23
oper m-22 h-40
oper_ g20
opera m-22 h-34
opes r17 g16 h-35
opes_ r17 g16 h-35
oph m-20
ophe h38
ophet g-16 h43
ophy m-20 h-22
ophy_ m-20 h-22
opi g18 h50
opie h26
opies h34
opin g41
oping g41
opiu h28
opium h28
opl r-33 g-21 m-19 h65
ople r-33 g-20 m-22 h67
ople_ r-20 g-20 h19 k33
oples h49 k-20
opo m-27 h68
opol m-26
opp r-49 g-32 m19 h65
oppe r-37 h49
opped g-39 h34
opper r-33 g32 h15
oppi g-20 m27 h28
oppin g-20 m27 h28
oppy h-26
oppy_ h-26
ops r-19 g23 m-22 h76
ops_ g-37 h100
opsh g60 m-18 h-24
opshi g38 h-21
opt r-39 g81 m27 h-64 k-28
opti r-39 g81 m27 h-64 k-28
optio r-39 g81 m27 h-64 k-28
opy r-20 g-50
opy_ g-46
or_ r-81 g83 m21 h48 k-18
ora r46 g-72 h-17
ora_ r30
orag h-19
orage h-19
oran g-34 h-33
orang g-34 h-32
orar h18
orary h18
orat r31 g-19 m-15 h-29
orate r33 h-17
orati g-19
orb r40 h-21
orbe r41
orbea r41
orc g-16 m-27 h92
orce g-23 h45
orcer h47
orch h-18
orcha g21
orci h37
orcin h33
ord r-50 m-22 h-26
ord_ r-26 g-22 h-18
orde r-22 g31 m-36 h-25
ordea h22
order r-22 g37 m-36 h-48
ords h17 k15
ords_ h17 k15
ore g-25 m35 h-18 k-40
ore_ g-23 h-37 k-32
orec m18
oreca m18
ored g-17 h32
ored_ h57
ores h17
ores_ h17
orex g41 h-15
orex_ g41 h-15
org g-58 m-25 h138 k-16
orga r16 g-35 m-17 h43
organ r15 g-29 h71
orgav r-33
orge h53
orge_ h18
orged r-19 h29
orgi h33
orgin h33
ori h-80 k27
oria g18
orial g18
orig g-16 h35
origi r-15 g-15 h35
orin r18 h-40
oring r18 h-33
oris h-68
orit g15 h-25 k17
oriti h-19 k26
ority g20
oriz h49
orizo h49
ork m-24 h20
ork_ g-16 h-18
orke r-42 g17 h43
orker g18 h41
orki g18
orkin g18
orkm g29
orkme g29
orks r44 g-47 m-15 h-17
orks_ r45 g-25
orksh g-22 m-15 h-30
orl m23
orld m23
orld_ m23
orm r-26 h-49 k26
orm_ g30 m19
orma g-36 h-30 k22
ormal g-34 h-24 k23
orn r-67 g21 m-47
orn_ g21 m-26 h-21
orne r-34
orni r-23 g15
ornin r-23 g15
orno h17
oro r-33 g23 m17 h18
oro_ r-24 g42 m15
oros g-17 h49
orosc g-17 h49
orp r24 g-29 m-17 h-31
orph r-29 g-27
orpha r-29 g-19
orpo r33 h-17
orpor r33 h-17
orr r-32 h49
orro r-16 g31 k26
orrow r-16 g31 k26
orry r-16
orry_ r-16
ors g43 h50
ors_ g36
orse g26 m28
orse_ g29
orses m18
orsh g-19 h64
orshi g-19 h64
ort r-23 g84 m32 h15 k-29
ort_ r-33 g38
orta h-40 k-17
ortad h27
orte g50
orted g47
ortg r18
ortga r18
orth r18 m-21 h-28
orth_ r18 m-16
orti g38
ortin h-22
ortio g29 h33
orts g-17 m32 h64
orts_ g-17 m21 h72
ortsb m15
orty r-31 g-18 m41
orty_ r-31 g-18 m33 h21
orw r38 g37 h-57 k19
orwa r38 g37 h-57 k19
orwar r38 g37 h-57 k19
ory g-19 h-26
ory_ g-19 h-18
os_ g-61 m-35 h81
osa r-36 g-20 m15 h-20
osc g-23 h99
osci h37
osciu h37
osco g-17 h49
oscop g-17 h49
ose g17 m48
ose_ g-32 h30
osec h15
osecc h15
osed g24
osed_ g24
osen r-17 m-17
osen_ r-17 m-17
oser m69 h-28
oser_ m25 h-22
osers m44
oses r20 g30 h19
oses_ r21 g40 h25
osest m15
osh h18
osht h28
osht_ h28
osi r-57 g49 m57 h25
osin r-30 m41
osing r-30 m41
osit r-22 g46 m21 h17
osit_ m28
ositi g32 h-16
osits k19
osk r18 m15 h34
osk_ r18 m15 h34
osm g24
oso r15
osp r-15 h-37
ospi r-15 h-37
ospit r-15 h-37
osq k-17
osqu k-17
osque k-17
oss r-46 g28 m46 h29 k28
oss_ r-38 g-18 m44 h29 k28
osse g26
osses g26
ossi h-18
osso h-22
ossom h-26
ost r69 g-24 m-58 k-31
ost_ r-29 g-36 m-41
osta g30 m-25 h-22 k-15
osti h51
ostit h22
ostp r26
osts r69
osts_ r69
ostu h-17
ostum h-17
ot_ m64
ota r-64 m-23 h30
ota_ r-15 g17
otal m-15 h-17
otal_ m-15 h-17
otar r-35
otary r-35
otb m-20 h-27
otba m-20 h-27
otbal m-20 h-27
otch h38
otch_ h38
ote g28 m84
ote_ r22 g-51 h42 k27
otec g75
otect g78
otel r-37 h-40
otel_ r-37 h-66
otels h26
oter m26
otes r25 g-27 k-27
otes_ r25 g-27 k-27
otex g36 m45
otex_ g36 m45
oth r-90 g16
oth_ r-42 g20 h-31
othe m-33 h-28 k27
othel h20
other g17 m-23 k42
othes h-40
othi r-39 m28 h-29 k-16
othin r-39 m28 h-29 k-16
oti g-67 m-22 h72 k48
otic r-15 h30 k49
otic_ h26
otice r-15 k52
otin h18
otio g-15 m-15
otion g-15 m-15
otk h30
otl h64
otle h55
otleg h34
otm r24 h-16
otm_ g28 h-16
oto r-33
oto_ g-20 m24
otoc h-39
otoco h-39
otog r-20
otogr r-20
otor g41 h-17
otor_ g41
otos h45
otos_ h45
ots g18 h34 k-17
ots_ g21 h23 k-16
ott r-70 g-29 m65 h68
otte r-32 k15
otter r-34 m24 h43 k15
otti h17
ottis h17
ottl r-18 g-16 m-17 h63
ottle r-18 g-16 m-17 h63
otto r-17 m53
otto_ g-19 m59 h26
otton g19 h-17
ottr m23 h-21
ottry m23 h-21
oty g-15 h34
oty_ g-15 h34
ou_ r28 g-60 m25 h-19
oub r32 g16 m37
oubl r33 g17 m38
ouble r33 g17 m38
ouc g35 m-22
ouch g35 m-22
ouch_ g44
ouche m-21
oud g-35 h-58
oud_ g-22 h-59
oug r-44 g-27 m-22 k38
ough r-44 g-26 m-22 k38
ough_ g-21 h26 k33
ought r-32 m-19 h-29
oui h33
oul r-18 g36 m89 h-67
ould m45 h-27
ould_ g18 m37
oule m52
oulet m52
oun r30 g25 m-37 h-30
oun_ r61 g20
ounc r15 h-18
ounce r15
ound r-18 k-29
ound_ r-20 g25
oundi r20
ounds r-22
oung r-21 h25
ounge r-21 h25
ouns m-20
ounse m-20
ount h-17 k29
ount_ g44 m44 h-37 k43
ounta r-16 h-18
ounte r-37 h38 k-19
ounti r50 h-15
ountr h-23
ounts r21 g-30 h37
oup r34 g-32 m36 k19
oup_ r-17 h-68 k21
oupl h38
ouple h38
oupo r55 g-28 m34
oupon r55 g-28 m34
ouq r15 g-21
ouq_ r15 g-21
our r-112 g-57 m38
our_ r-34 g-32 m-17 h36
oura m27 h-19
ourb h37
ourbo h37
ourc g19 k17
ource g19 k17
oure r-30 g-25
oured r-30 g-25
ouri r-22 g-21
ourie r-22 g-21 h-32
ouris h20
ourn m17
ourna m18
ours r-25 g-29 h-37
ours_ r-28 g15 h-57
ourse g-44 h20
ourt r20 g41
ourt_ g49 h-26
ourte h18
ous g-25 m-25 h-32
ous_ r29 k34
ousa r26 g-20
ousan r26 g-20
ouse g-31
ouse_ h18
ousef g-16
ousi r-21 g27 h-41
ousie h-19
ousin r-16 g27 m-19 h-22
out m53 k20
out_ r-29 m69 h42 k19
outs r20 k-15
outst r25
ov_ r40
oval h-28
oval_ h-28
ove g-36 k21
ove_ r-54 g-24 h81 k28
oved g-15 h-28 k20
oved_ g-15 h-28 k20
ovel r-17 m-15 h-17
ovel_ r-17 m-15 h-17
ovem r18
ovemb r18
oven r-31
oven_ r-31
over r62 g41 h-66
over_ r34 g63 m18 h-26
overe r-30 g39
overi r24 g-20
overn r60 m-17
overs r17 g-23 m23 h-18
overy g22
oves r22 m18 h25
oves_ r24 m18 h19
ovi r31 g-15 h28
ovid r24
ovide r24
ovie h22
ovies h32
oving h25
ow_ g-23 m22 k51
owa r-39 h67
owan g-16 h37
owanc g-16 h37
owar r-43 g-29 h31
owar_ h31
oward r-43 g-19
owd g-22 m-15 h-34 k15
owde g-15 h-19
owder g-15 h-19
owe r-110 g-19 m151 h-17 k-41
owe_ r15 g-40 m94 h-15
owed g22 m-22 h-27
owed_ g22 m-22 h-27
ower r-58 g41 h28 k-25
ower_ r-27 g64 m-21 h-49 k-18
owerb m41 h43
owers r-29 g-22 m-15
owes r-48 g-25 m74
owes_ r-48 g-25 m51
owi m33 h28 k-23
owin m33 h28 k-23
owing m33 h28 k-23
owl_ m34
owm g23
owme g23
owmen g23
own r-28 g72 h-153
own_ r-32 g53 m-39 h-56
owne r-23 g33 m58 h-23
owned g19
owner r-16 m63 h-17
owni g24
ownie h19
ownin g27
owns g-24 h-36
owns_ g-24 h-36
ows g35 k-40
ows_ g39 h-24 k-39
ox_ r-56
oxe g-16 h-29
oxes g-16 h-37
oxes_ g-16 h-37
oxy h29
oxy_ h22
oy_ g-65 h30
oye k24
oyee g19 k26
oyee_ g20 k32
oyer g-25
oyer_ g-25
oys r-22 g19 m-35 h-21 k-29
oys_ r-21 g-30 m-27 k-25
oyst g49
oyste g49
oz_ h-18
oze h26
oze_ h36
p2p r23
p2p_ r23
pa_ r-44 g-15 h35
pac r-19 g28 m29 h28
pack r-19
pack_ r-17
packa m-32 h-21
packe h26
packs r-15
pad r-16 g-16 h-18
pad_ h-26
padd h27
padde h34
pag g24 h44
pag_ g15
page g17 m-19 h47
page_ g17 h45
pai r-49 g-15 h-44 k-20
paid r72 g-17
paid_ r72 g-21
pain r-48 g-23 m-28 h-54
paint r-47 m-28 h-52
pair r-49 m-22 h16
pair_ r-39 m-15 h-32
paire h41
pairi h20
pais r-25 m18
paisa r-25 g26 m19 h-48
paise h59
pal r46 g37 m-16
pal_ r52 g-17
pali r35 h-17
pall g91 h-20
palle g91 h-20
palm r-24 g-20 h48
palmi h52
palu h-20
paluw h-20
pam m-25 h20
pam_ h35
pan r-35 g-51 m-40 h101
pana h-53
panc h21
pance h21
pand h41
pandi h41
pane k-23
panel k-23
pang h60
pang_ h33
pango h27
pani r-23 h42
pani_ h25
panio r-19 h17
pany g-45 m-16 h56 k17
pany_ r16 g-45 m-16 h18 k17
pap r-26 m-33
pape r-26 m-33
paper r-26 m-33
par g-69 m-24 h-26 k-53
par_ r95 g-16 h-44
para r-46 m-23
para_ r-17 m-23 h-30
param g21
parat r-29 h41
parc r-23 h-28 k-43
parce h-28 k-43
pard h24
pard_ h24
pare g-24 m-22 h-40
pare_ g-16 m-22 h-43
pari r34 m41 h19
pari_ r34 m22 h27
park g-22 m-26 h-22
parki r-48 m-17 h-18
parl m33 h38
parr h-39
parro h-39
part r-43 m-19 h51
part_ r33 m-16 k18
partm r-18
partn r-21 m-16
parts r-35 h-16
party m19 h45
pas r-40 g-20 m-26 h69 k50
pas_ r-17
pass r-44 m-19 h-19 k53
pass_ r-36 h-70 k65
passe g19 h20
passi g-17 h-16 k18
passp h46 k-28
past r20 h82
past_ r20
pat r48 g17 m37 h-35
pata g31
pata_ g39
pate h-25
paten h-25
pati h-18
pato r61 h-22
paton r61 h-22
patr m27 h28
patro m29 h21
patt m42
patti r-20 m33
paw r131 g-15 h-36
pawn r133 h-31
pawn_ r44
pawnb r22
pawne r38
pawns r28
pay r86 g23 k18
pay_ m-32 h33
paya r17
paya_ r17
payd h15
payda h15
paye r21
payi r25 h-18
payin r25 h-18
payo r32 g20 h23
payof r16 h18
payou r16 g21
payr h-20 k35
payro h-20 k35
pays r15 g46 m34 h-32 k-24
pays_ r15 g46 m34 h-32 k-24
pcs m30 h23
pcso m36 h27
pcso_ m36 h27
pe_ g25 m-27 h-50 k-17
pea r-17 g56 m-17 h-54 k25
peak h-21
peal h-21 k28
peal_ h-21 k28
pear g50
pear_ h35
pearl g48 h-28
peb g21
pebb g21
pebbl g21
pec r-25 h25 k-28
peci g32 h18
pecia h42
pecif g32 h-24
pect r-23 g-34 h19 k-27
pect_ g19 h-19
pecte r-20 g-20 h-18
pecti g-25
pecto h56 k-21
ped r-21 g-29 m25
ped_ r-19 g-28 m25
pee r20 g-35 h-17
pee_ r15 g-23 h-18
peed g-15
peed_ g-15 h-15
peg h41
pegs h34
pegs_ h34
peh g57 h-23
pehl g57 h-23
pehle g72 h-23
pek h29
peke h29
peken h18
pel r-26 g-18 h28
pell r-26 g-18 h28
pell_ r-24 g-16 h34
pelli h-22
pen h-47
pen_ g17
pena r38 m-18 h-24
penal r38 m-18 h-24
pend r18 g27 m-22
pend_ r23
pends g31 m-22
pene h-20
pened h-20
peni m27
penin m27
penn r-36 g-24 m41
penny r-36 g-24 m41
pens r15 h-23 k-19
pens_ m34 k-17
pensa r16
pense h-21
pent r-27 m-19 h16
pente m-19
peo r-20 g-20 h19 k33
peop r-20 g-20 h19 k33
peopl r-20 g-20 h19 k33
pep g-16 h-30
pepp g-16 h-30
peppe g-16
per h78
per_ r54 m61 h-61 k16
pera g-15 m-26 h16
perat m-22 h-20
perc r27 g-31 m-23
perce r31 g-26 m-17
perf r-17 h-33
perfu h-27
peri r-19 g-17 h83
perie h31
perin h28
perit h16
perm r-20 g15 m-26 h16
perm_ h25
perma m-21
permi g24
pero g-22 h65
perol h31
peron h34
perp g95 h-44
perp_ g38
perpe r17 g23 m45 h-16
perps g33 m-29
pers g-16 m-19 h35
pers_ h33 k-38
perso h-15 k47
pert m17
pes r29 g36 h-90
pes_ r24 g26 h-87
pet r-19 g34 m33 h-65 k-34
pet_ r-26 m-36
pete g28
peter g28
peti m34 h-29
petit m34 h-32
pett k-19
petty k-19
petu r17 g23 m45 h-16
petua r17 g23 m45 h-16
pf_ r54 h-15
pgr g-17 h29
pgra g-17 h29
pgrad g-17 h29
pha r-35 m-18 h-54
phan r-29 g-21 m-15
phans r-21
phar h-45
pharm h-45
phe r-29 g-38 h94
pher r-20
pher_ r-20
phet g-16 h53
phet_ g-16 h43
phew h-18
phi r-22 g15 h35
phil r-22 g19 h-17
phis h44
phish h44
pho r-37
phon m15
phone m15
phot r-30 g-31 m-16
photo r-30 g-31 m-16
phy r-16 g-24 m-20 h-37
phy_ g-19 m-20 h-21
phys r-16 h-15
physi r-16 h-15
pia m-20 h-17
pic m21 h70
pic_ g33
pice h34
pice_ h34
pick g17 m43 h-97
pick_ g22 m42 h-48
picke r-21 g-46 h-43
picks g31
picku r22
pics g-15 h37
pics_ g-15 h37
pict g-15 h37
pictu g-15 h37
picy h67
picy_ h67
pie g-22 h23
piec g-20 m-16 h-25
piece g-20 m-16 h-25
pies h24
pies_ h24
pig r-15 g-25 h107
pig_ g-16 m-18 h100
pige m20 h-16
pigeo m20 h-16
pigl h27
pigle h27
pigs h48
pigs_ h38
pil g-37 m-16 h36
pill g-22
pills g-16
pils h65
pim h20
pimp h20
pin r-36 g-24 m108 k-27
pin_ r-22 g-25 m39 h-39
ping g26 h-20 k-20
ping_ g29 h-26 k-20
pink g-16 m25
pinn m18
pino h42
pinot h26
pins m34
pins_ m34
pint h30
pints h27
pip h-26
pipe h-23
pir m-21 h108
pira h63
pirat h63
pire h29
pired h29
piri h-31
pirin g15 h-15
pirit g-20 h-15
piry g25 h34
piry_ g25 h34
pis r-18
pist_ h-18
pit r34 g-24 m-50 k-15
pit_ h35
pita r34 g-21 h-44
pital r36 g-21 h-49
pitc m-33
pitch m-33
piu h28
pium h28
pium_ h28
piz m-21 h-34
pizz m-21 h-34
pizza m-21 h-34
pl_ m26 h-33
pla r-83 g-15 h-22
plac g27
place g27
plai r-30 g-24 h-17 k37
plain r-30 g-24 h-17 k37
plan r23 m-44 h-113
plan_ r29 g40 h-53
plans g-15
plant h-20
plat r-38
plate r-43 g-34 m-25 h-17
platf g29 m21
platt h16
play r-29 g-17 m51 h114 k-25
play_ m68 h82
playb h37
playe r-23
ple r-15 g-34 m-39 h56 k53
ple_ m-38 h54 k44
plea r17 g-16 h-20
pleas r17 g-16 h-20
ples r-26 g-16 h55
ples_ g-16 k27
pless h49 k-20
pli r-44 h54
plia g25 h-25
plian g25 h-25
plic g-17 h37
plica g-17 h37
plie h16
plier r-16 g18
plies h21
plit r-21 m-17
plit_ r-19 m-17
plo g32 m-37 h-53
plom g-15
ploma g-15
plot g52 m-28 h-49
plot_ g43 m-28 h-39
ploy k21
ploye k24
pls m15 h52
pls_ m15 h52
plu r28 h18 k-16
plug h32
plug_ h28
plum r-26 g-15
plumb r-26 g-15
plus r57 g18
plus_ r57 g18
ply h36
ply_ h36
plz g18
plz_ g18
pm_ r-18 g20 m-46 h-32
pme h29
pmen h29
pment h29
po_ r42 g-23 m-19
poa h29
poc m33 h-39
pock m33 h-39
pocke m33 h-39
pod h-45
pok r-25 m126
poke r-25 m92
poker m92
pol r-20 g56 m-31 h-18 k-15
pole k-19
pole_ k-19
poli r-17 g63 m-16 h-43
polic r-17 g64 m-16 h-34
poly g-16 h29
pon r84 g-41 h28
pon_ r47 g-27 m40 h-31
pone r22
pons m-29 h34
pons_ h36
ponso m-30
poo r-38 g-50 m54 h30
pooj h19
pooja h19
pool g-45 m81 h-18
pool_ g-17 m62 h-43
pools r-15 g-28 m16 h26
poor r-26 m-20 h29
poor_ r-15 m-19 h29
pop g-23 h29
poppe h25
poppy h-26
por g-41 m-28 h176 k15
pora r31
porar h18
porat r33 h-17
porc g-17 m-16 h49
porci h33
pork m-25 h82
pork_ m-24 h78
porn m-27 h58
porn_ m-25 h38
porno h17
port r-36 m47 h-38 k16
port_ r-36 g-43 h-27 k27
porta h-49 k-17
porte h21
porti g46
ports g-21 m35 h38
pos g42 m-33 h-42
pose k16
posi r-22 g46 m21 h17
posit r-22 g46 m21 h17
poss g26 h-19
posse g26 h-28
post r34 g-32 m-20 k-24
post_ g-22 h45
poste h-24
postp r26
pot g-52 m86 h-41
pot_ r17 m121 h-35
poti g-38 h15
potio h15
pott r-28 m-22
potte r-28 m-22
pou r22 g-27
poun r27 h-40
pound r27 h-40
pour g-20 h45
pow r-17 g-31 m24 h21
powd g-15 h-19
powde g-15 h-19
powe g-16 m30 h40
power g-16 m30 h40
pp_ r17 g-79 m28 h76 k-21
ppa h24
ppa_ h24
ppe r-41 g-40 h127
ppea k28
ppeal h-21 k28
ppear h29
pped g-44 m21 h69
pped_ g-44 m21 h69
ppen r17 g-16
ppens r17 h-15
pper r-39 g21 m-18 h56
pper_ r-35 g40
ppero h31
ppers h29
ppf r54 h-15
ppf_ r54 h-15
ppi r-42 m24 h-36 k-19
ppin r-38 m20 h-26 k-18
pping r-30 m20
ppl g75 m-43 h-24
pple g30 m-22 h-32
pple_ g21 m-22 h-27
ppli g32 m-21 h-29
pplia g33 h-15
pplie m-21
pply h37
pply_ h37
ppo r-21 g-25 h-35
ppoi r-21
ppoin r-21
ppor g-22 h-28
pport g-22 h-31
ppr g27
ppro g36
pprov g36
ppy g21 m-22 h-17
ppy_ g21 m-22 h-17
pr_ r61 h-21
pra g-17 m-16 h38
pray g-15 h38
pray_ h15
pre r-15 g208 h-125
pre_ g84 m-19
prea g87 h-58
pread g87 h-58
pred m25
predi m25
pref r34 g-31
prefe r34 g-31
prem r-38 g27 h16
premi r-37 h16
preo g19
preor g19
prep h-28
prep_ h-24
pres g19 m-17 h-34
presa g54 h-32
presc g-29 h26
press r-15 h-17
presy g15
pri r-96 h-29 k-33
pric r19 g38 h15
price r19 g38 h15
pril r-32
pril_ r-32
prin r-46 g-44 h-69
princ r24 g-17 h-18
pring g28 h-18
print r-65 g-55 h-34
pris r-29 g65 h-24
prise r-29 g65 h-24
prit h35
pritz h35
priv g-20 h36
priva g-20 h36
priz g-36 m20 h-26
prize g-36 m20 h-26
pro r22 g16 m-51 h16
probl g21
proc r31 g-15 k27
proce r37 h-19 k34
procu h21
prod g34 h16
produ g34 h16
prof r-16 h-33
profi r-15 g-39 h-33
prog h-19
progr h-19
prom r41 g-46 m-19 h-26
promi r42 g-46 m-17 h-30
proo r-17
proof h-45
prop g-20 h18
proph g-16 h43
pros h74
prosc h37
prose h15
prost h22
prot g78
prote g78
prov r19 g27 h-19
prova k19
prove g17 k-15
provi r24
prox h22
proxy h22
ps_ g73 m36 h33
psh g60 m-18 h-24
pshi g38 h-21
pship g38 h-21
pst m57 h-42
psta m44 h-17
pstak m52 h-27
pste m19
pster m19
psti h-22
pstic h-22
psy h59
psyc h55
psych h55
pt_ r-37 g-15 h-25 k-31
pta h42
ptag h36
ptago h36
pte r15
ptem r19
ptemb r19
pter r-17
pter_ r-17
pti g70 m25 h-46 k-23
ptio r-15 g70 m25 h-46 k-19
ption r-15 g70 m25 h-46 k-19
pto h-75
pto_ r20 h-22
ptop r-21 h-29 k-17
ptop_ r-21 h-55
ptops h26
pts k21
pts_ k21
ptv h40
ptv_ h40
pty k-15
pty_ k-15
pub r-34 g-32 h15
publ r-34 g-25
publi r-34 g-25
pud h19
pudd h19
puddi h19
puj h57
puja h57
puja_ h47
pul g-25 m29
pull m24
pulls m23 h-26
pum g-15 m17 h17
pump h-17
pump_ h-17
pun m34
punt g-22 m36
punt_ g-20 m19
pup g32
pupp g37
puppy g26
pur r16 g-22 m-22
purc r30
purch r30
pus m44
push h27
pust m47 h-34
pusta m47 h-34
put r-44 g93 m-34 h-107
put_ r-16 g35 m-28 h-78 k20
puts r-16 g71 m-18 h-34
puts_ r-16 g71 m-18 h-34
py_ g-33 m-46 k-16
qal r28
qar r33 h-28
qar_ r30 h-16
qard r-33
qard_ r-33
qarz r36
qarz_ r36
qat h27
qat_ h27
qua g-41 m27 h-61
qual r-26 g-24
qual_ r-26 g-29
quar r22 m30 h-42
quare m45
quart r34
que g-39 m-16 h51
que_ g-15 h19 k-20
ques g-23 h19 k24
quest g-16 h22 k25
queue h-18
queur h30
qui r32 g-15 m48 h46 k17
quia h40
quiap h40
quic m22
quid g29
quid_ h17
quida g33 h-21
quie k16
quiet k16
quil h16
quila h16
quir g29 h-21
quire g33 h-31
quit r26 h15
quity r26 g15 h21
quiz g-29 m17 h-34
quiz_ g-29 m17 h-34
quo m22 h46
quor h42
quor_ h42
quot g31 m34
quote g30 m36
qur g-15 m-22
qura g-15 m-20
quran g-15 m-20
ra_ m-17 h116 k-32
raa m23
rab r61 g-15 m-21 h-54 k-16
rab_ g61 h21
raba g-18 h-48
rabah r41 h-25
rabe m21
rabi r16 m-20
rabl r51 g-51
rable r51 g-51
rac r29 g-24 h62
race m27 h23
race_ g15 m15 h22
raci m21
racin m21
rack g-20 m-33 h35
rack_ g-21 h28
racke m-33 h16
ract r30 g17 h-16
ract_ r20 g17 h43
racto h-28
rad r-24 g50 m42 h-15
rada g22
radab g22
radd r-29 m-15 h-16
rade g37 m31 h-36
rade_ g19 m22
rades m19
radi g17 m21 h21
radin g29 m23
radu r15
radua r15
raf r29 g-45 m51
raff g-18 m37
raffi h46
raffl g-18 m40 h-35
raft g-27 m17 h19
raft_ r33 g-19
rag g23 m21 h-36
rage r-17
rage_ r-19 g-19 m26
raged g29
rah g-33 m87 h73
raha m43 h28
raha_ r16
rahan m50 h22
rahe m18 h47
rahee h31
rahn m41 h-17
rahn_ m41 h-17
rai r-33 g-21 m-30 h-63 k42
rail h-23 k16
rail_ h-23 k16
rain r-19 g-27 m-21 h-19 k-16
rain_ g24
raini m-18
rains g-33 h-30
rais g-25 k41
raise g-15 k40
raisi h-27
raj r-34 h19
raj_ h43
raja r-24 h-19
raja3 r-24 h-19
rajj g17
rak r-34 g-43 h32
rak_ r-15 g-19
raka r-15 h-34
raki g-17 m-19 h74
raki_ g-15 m-16 h63
ral g-18 h-48
ral_ g18 h-51
rall g-24 h23
rall_ h23
ram r53 g-58 m-36 h72
ram_ r-31 h34
rama r28 h25
ramad h28
ramet g21
ramm h-17
ramme h-17
rams r27 h28
rams_ r27 h28
ran r20 g15 m-102 h-26
ran_ r-40 g27 m-31 h-32
rana h28
rana_ h30
ranc r53 g43 m-23 k25
rance r45 g49 m-18 h-23
ranch h21 k30
rand r-18 h26
rand_ h-37
rande h33
randf g20 h18
randi r-18 h44
randm h-29
rando g28 h-28
randy h32
rane h-17
rane_ h-17
rang g-51
ranga r15 h-25
range g-52 h-23
rangl h23
rank h32
rans k21
ransc h20
ransf k23
ransl g-33 h-30
ranso h51
rant r30 g28 m-44 h-62 k-19
rant_ r-23 g-36 m-27 h-19
rante r18 g-22
ranto r34
rants r22 g23
ranty r-20 g54 h-29
rap r-55 m-45 h-65 k-38
rap_ g35 m-32 h-25 k-17
rape h-34
rape_ g-17
rapes g16 h-34
raph r-20 g-26
raphe r-20
raphy g-19
rapi h-18
rapis h-18
rapp h45
rappa h48
rapy r-16 h-19
rapy_ r-16 h-19
raq r-32 h40
rar r-56 m19
rary r-22 h15
rary_ r-22 h15
ras g20 m23 h57
rase m22
rash m25
rash_ g15 m33 h-26
rat r50 g24 m16
rat_ r48 g-16 m22 k31
ratc m79
ratch m79
rate r42 g114 m-31 h24 k-23
rate_ r77 g35 m-42 h-62 k-16
rated h127
rateg g22
ratel g43
rates r-28 g20 m18 h-18
rath g-29
ratho g-24
rati g-39 m-16 h-20
ratin h18
ratio r17 g-31 h-37
rato r-20 m-22
rator r-19 g15 m-20
rav g-27 m-37
rave g-27 m-18
ravel g-27 m-18
raw m35 h20
raw_ r-35 g-21 m50 h24
rawe r19
rawer r20 h-17
rawi g65 m-15
rawin g65 m-15
rawl m-17
rawl_ m-17
rawn r27 g-30 m16
rawn_ r41 g-22 m16
ray r-77 g-38 m-37 h-54
ray_ r-26 g-29 h-30
raye r-27 g38
rayed g20
raz g-17 h28
raz_ h40
razi h-18
razil h-18
rba r-27 m66 h22
rbal m42 h52
rball m48 h37
rbe r29 g-32 m21 h-70
rbe7 m25
rbe7t m25
rbea r41
rbear r41
rber h-47
rber_ h-47
rbi g-39 m25 h-22
rbo r-26 g64 m21 h36
rbo_ g28 m42
rbon h51
rbon_ g15 h23
rbona h28
rbou g26 h-20
rboun g26 h-20
rby m17
rby_ m17
rce g-37 k-19
rce_ r-15 h-17 k17
rcel h-43 k-43
rcel_ h-23 k-43
rcen r31 g-26 m-17
rcent r31 g-26 m-17
rcer h47
rcere h35
rch r38 m-58 h-25 k-17
rch_ r31 g-25 h-30
rcha r33 g21 m-30 h17
rchan r26
rchar g20
rchas r30
rchi r-26
rci g29 h39
rcia g29
rcial g29
rcin h33
rcine h33
rcl m24
rcle m24
rcle_ m24
rco h-18
rcoa g18 h-31
rcoal g18 h-31
rcu r20 g-21
rd_ r21 m-45 h-35 k18
rda r47 g-30 h33
rdam h-23
rday g-22 m16 h56
rday_ g-22 h34
rde r-45 g36 m-38 h-28
rdea h22
rdeau h22
rded h19
rded_ h19
rden r-17 h-22
rden_ h-18
rder r-22 g37 m-36 h-48
rder_ r-43 g42
rdere r21 m-23 h-39
rdi r-48 g-37 h16
rdin r-37 g-32
rding r-37 h-27
rdl r53 g-34
rdle r53 g-34
rdles r53 g-34
rdo m29 h37
rdo_ m16 h21
rdon h27
rdr r45 h-15
rdra r45
rdraf r45
rds g22 h70
rds_ g22 h70
rdu r-24 h-16
rdue r-21
rdue_ r-21
re_ r-49 g-17 m-28 h-79
rea r-51 m-22 h69 k-23
reac g19
reach g19
read r-28 m-43 k-27
read_ g38 h-46
reade h45
readi g-38 m-16 h23
reads g-26 m-19
ready r-21 g37 h-47
reak g31 m-16 h50
reak_ h61
reaks g34
real m32 h33
real_ g-17 m32 h37
ream r-40 g-22 m47 h24
ream_ m50 h20
reams r-36
rear r17
rears r18
reas r25 g-44 m-22 h-17
rease r-26 h31
reasu r56 g-24
reat h53
reate h30
reb g-38
reba r17 g-38
rebat r17 g-38
rebe h-16 k15
rec r-40 m50 h-59 k43
reca m18
recas m18
rece g-20 m-16 h-45 k26
recei g-20 m-16 h-45 k26
rech r-23 g27 m46
recha r-23 g27 m46
recit h-24
reck h-19
reck_ h-19
reco h-17 k16
recor h-40 k18
recov h23
recr r-15 h21
recru r-15 h19
rect m18 h18
rect_ m19 h33
recto h-20 k25
red r31 m59 h53
red_ m22 h15
redi r20 m41 h30
redic m25
redit r22 m16
reds r-35 h25
reds_ r-35 h25
redu r32
reduc r33 h17
redun g18
ree r-52 g73 h-38 k-38
ree_ r-22 g21 m-18
reed h22
reed_ r25 g-25 h-20
reem r43 g23
reeme r31 g23
reen r-27 g-18 m28 h-63
reen_ m34 h-17 k-19
reene r-16
reeni h-34
rees r-15 g30 m-16
rees_ r-15 g33
reet h15
ref r-35 g16 m-24 h-70
ref_ r-22 g58 m16 h-38
refe r30 g-33
refer r30 g-33
refil h-27
refu r-38 m-17 k-22
refun r-18 m-15 h-18 k-15
refus g18
reg r17 g-27 k17
rega r49 g-35
regar r53 g-34
regi r-16
regis r-16
regl h15
reglo h15
regs h24
regs_ h24
reh m24 h-39 k-16
reha m26 h-57
rehab h-51
rehan m30
reho h21
rehou h22
rei r-18 m-16
reig r-15 g16
reigh g15
rein_ g-15
reins g29
reis g-21
reiss g-21
rel r-15 m-23 h44
rela h30
relab h30
rele m-18 h-43 k18
relea m-18 h-43 k18
relig h31
relo m21 h38
reloa m21 h38
rels g24 h19
rels_ g24 h19
rem r-34 m26 h75
rema r27 m31 h54
remai r26
reme h18
remed h25
remi r-37
remit h-18
remiu r-37 g27 h15
remo m-28 k15
remov m-27 h39 k-25
ren r74 m-18 h-80 k42
ren_ h-22
renc m19 k-18
rence g15 m26 h-16
rene r33 g27 h-55
renes h-40
renew r41 g22 h-15
rent r26 m-17 h-25 k64
rent_ g26 h26
rente g-15 k43
renti r16 h-30 k27
rents h-21
reo r-16 g19
reor g19
reord g19
rep r43 g-59 m-53 h-69
rep_ h-24
repa h-24 k-21
repac h31
repai m-17 h-40
repay m22
repl r-34 m-24 k-19
repla r-34 m-20 h-34 k-18
repli h47
repo r34 g-18 h-22 k35
repo_ r48 h-17
repor r-15 k39
repu r46 g-15
repur r46 g-15
req k29
requ k29
rer r28
rer_ r20
res r-50 g-17 h-34 k-32
res_ r-18 g23 m38 h-35 k-23
resa r-20 g41 h-29
resal g51 h-21
resc r-31 g-29 k-22
resce r-28 h-21
rescr g-29 h26
rese r24 g-20 h32
resh g-28 h-17
resh_ g-28
resi r-23 h20
reso r-25 g29 h16 k-22
resol r-31
resor g28 h22 k-18
ress r-27 g-26 m-40 h24
ress_ r-17 m-28 h44
rest r62 g-41 m-22 h-20 k23
rest_ r112 m-25 h-15 k29
resta r-19 g-20 m-15
restl m18
resu g21
resul g21
resy g15
resyo g15
ret r27 m-33 h24 k-56
ret_ r20 g16 h72
reta r17
retai r17
reti r-18 h-35 k-17
retir r-18 h-35 k-17
retu r-27 g22 k-16
retur r-27 g22 k-16
rety r18 g-17
rety_ r18 g-17
rev r52 m-28 h-29 k-17
reve g17 h-38
reven r22 m-15 h-20
rever r-15
revi h22
revie h22
revo r56
revol r56
rew g-25 h33
rew_ r20 h15
rewe r-15
rewel r-15
rex g41 h-15
rex_ g41 h-15
rey r28 m21
rey_ g-21
reya r37 g18
reyh m26
reyho m26
rf_ r-34 h-47
rfe g17 h74
rfei h70
rfeit h70
rfo k15
rfu h-27
rfum h-27
rfume h-27
rg_ h20
rga g-74 m-18 h45
rgan r15 g-29 h71
rgan_ g-16 h32
rgani r35
rgans h39
rgari h22
rgav r-33
rgave r-33
rge g-16 h-20 k-25
rge_ r16 m23 h-38
rged h38
rged_ h38
rgen r-17 g-22
rgent r-15
rger m-23
rger_ m-23 h-20
rges r29
rges_ r29
rgi r-46 g37 h-26
rgin r-33 g38 h-17
rgin_ r-15 g34 h-47
rging r-17 h35
rgl g16
rgla g18
rglar g18
rgu h18
rgun h18
rgund h18
rha r40 g-35 h-36
rham r40 g-21 h-36
rham_ m-19
rhams m26 h-27
ri_ g25 m21
ria h16 k-15
ria_ h27
rial r-17 g23 h-29
rial_ r-17 g23 h-29
rib r19 g-75 h40 k-15
rib_ h-19
riba r65 g-18 h-28
riba_ r54 g-16 h-21
ribe g-20 h40
ribe_ g-23 h44
ribi h19
ribs h17
ribs_ h17
ribu r-25 h16
ribut r-25 h16
ric r-26 g46 m-39 k-21
ric_ g21
rica r-17 g-15 h82
rica_ h31
rican h30
ricat h28
rice h-39
rice_ g-22 h-82
rices g37 h44
rich r-29 g44
rich_ r-29 g48
rici g-23
ricit g-20 h-16
rick r22 h-34
rick_ r22
ricke h-32
ricks g21
rico h22
rico_ h22
rict m-19
rict_ m-19
rid g-19 m-74 h-58
rid_ r36
rida r-42 h-16
riday r-25
ride m-55 h-24
ride_ g-27 m-55
rider g28 h-24
ridg r25 g-34 m-26 h-18
ridge r-22 g-27 m-26
ridgi r47 h-18
rie r-51 g-24 m23 k-18
rie_ h15
ried g-17 h20
ried_ g-17 h20
rien h24
rienc h31
rier r-22 g-21 h-40
rier_ r-22 g-21 h-32
ries r-23 g18 m28 h-16 k-26
ries_ r-23 g21 m33 h-87 k-26
rif r-35 g-24 h19
rifi h31
rific h34
rifl g-15
rifle g-15
rig r-26 g87 h-32 k-27
righ r-17 g124 h-82 k-35
right r-17 g124 h-82 k-35
rigi r-15 g-15 h39
rigin r-15 g-15 h35
rih g22 m24
riha g24 m25 h-16
rihan m25
rik m-19 h22
ril r-58 h-67
ril_ r-32
rill r-27 h-66
rill_ r-23 h-51
rim r-25 g28 m32 h-54
rim_ r-15 g35 m16
rimm g-23
rimmi g-15
rin g-69 m-62 h-56
rinc r24 g-17 h-18
rinci g-17 h-18
rine h-42
rine_ h-42
ring r15 g19 m-53
ring_ r30 m-30
rings g18
rink h29
rink_ h-29
rinks h52
rint r-65 g-55 h-34
rint_ g-16
rinte r-32 h-40
rinti r-32 g-20
rio g23
rioj h45
rioja h45
riou r16
rious r16
rip g-46 h15 k-20
rip_ g37 h-40 k-23
ripe g-24 h-31
ripe_ g-21 h-28
ripp h67
rippe h90
rips h-20
rips_ h-20
ript g-29 h47
ript_ h20
ripti g-28 h20
riq r23
ris g38 h-38
ris_ h-51
rise r-41 g61 h-28
rise_ r-36 g76 h-24
rish h29
rish_ m15
risk g33
risk_ g33
risp h16
rist r40 g-38
ristm h28
rit m-52 k41
rit_ m-17 h-42
rita g26 k19
rita_ g28
ritab r21 k23
ritan g15
rite r18 h-15
rite_ g-18
riter h20
rites r27
riti g50 h-32 k21
ritie r20 h-24 k24
ritin r-19 g51
rits h54
rits_ h54
ritt k21
ritte k21
ritu m-39 h41
ritua m-39 h41
rity g-33 h-67
rity_ g-33 h-67
ritz h35
ritz_ h35
riv r-37 g-31 k27
riva r-34 g18 h52
rival r-25 h43
rivat g32
rive g-41 h-16 k28
rive_ k20
river r-20
rives r32 g-19
rivi h-30
rivin h-15
riy r15 g-24 m16
riya r19 g-24
riyal r32 g-20
riz g-39 m18 h33
rize g-36 m20 h-16
rize_ r-15 g-36 m28 h-29
rizes m-15
rizo h49
rizo_ h49
rja r30 g-32 m15 h19
rja3 g-24 m15 h25
rja3_ m19 h34
rk_ r-29 m-25 h26 k-20
rka r34 g22 m20 h36
rka_ r36 g27 h21
rke r23 g-16 h-20 k15
rked g-18
rked_ g-18
rker g18
rker_ k16
rkers g24
rket g-15 k-20
rket_ g-21 k-20
rkey k21
rkey_ k21
rki r-63 g15 m-19 h-16
rkin r-51 g15 m-19 h-16
rking r-51 g15 m-19 h-16
rkm g29
rkme g29
rkmen g29
rks r39 g-47 m-19 h-57
rks_ r39 g-25 h-26
rksh g-22 m-15 h-30
rksho g-22 m-15 h-30
rky h39
rky_ h39
rl_ r-18 h84
rla g30 h-16
rla_ g33 h-19
rld m23
rld_ m23
rle h-28
rley h-28
rley_ h-28
rli h25
rlin h25
rline h-21
rlo m62 h140
rlo_ m34 h45
rloc h21
rlock h21
rlot h40
rlot_ h48
rls g17
rls_ g19
rly g-60 h-37 k-21
rly_ g-60 h-37 k-21
rm_ g16 m-20 k-16
rma r-23 g-52 m-31 h-76 k15
rmac h-45
rmacy h-41
rmal g-34 h-24 k23
rmal_ g-34 h-24 k23
rmar m-21
rmark m-20
rme m24 h55
rmei h21
rmeis h21
rmen g-18 h50
rment h43
rmi r-25 g27 m20
rmin r-17 m26 h-18
rmina r-17 m26 h-15
rmit g32
rmit_ g32 h16
rmo h56
rmou h55
rmout h55
rms r15 g-28 m-22 k-21
rms_ r15 g-28 m-22 k-21
rn_ r40 m-48 h39 k-16
rna r-37 m19 h-24
rna_ r-28
rname m18
rne r-102 g-38 m-23 h-86 k48
rned r-32 g-26 h-19
rned_ r-32 g-26 h-19
rner g-18 h-19 k30
rner_ g-18 k32
rnes r-19 m-18
rnest r-19
rnet k26
rnet_ k26
rni g41
rnig r38
rnigh r38
rnin g22 h-24
rning g22 h-24
rnit r-20 h16
rnitu r-20
rnm r22
rnme r22
rnmen r22
rno r-15 h38
rns g73 m-32
rns_ g76 m-32
ro_ r-40 g35 m46 h-63
roa r-22 g17 m-31 k22
road r-16 g17 m-21 h-28 k22
road_ r-16 m-21 h-49 k22
roas h26
roast h26
robl g21
roble g21
roc g-51 m-21 h91
roce g-20 m-16 h-56 k18
rocer r-31 m-16 h-37 k-16
roces h-24 k35
rock h44
rocks h43
rocu g-20 h68
rocur h21
rocut g-17 h48
rod r-28 g79
rodu r-21 g34
roduc r-21 g34
rof r-16 h-33
rofi r-15 g-39 h-33
rofit g-33 h-22
rog g-52
roga h40
rogr h-29
rogra h-29
roh h17
roha h17
rohan h17
roi r38 g-19 h45
roid h18
roin h37
roin_ h37
rok r40 g31
roke r36
roke_ r16
roker r21 h26
rol r-24 g-42 m39 h81
rol_ m26
roll r25 m21
roll_ h-25 k32
rolle h22
rolli m28 h25
rollo r31 h-20
rolls k-16
rolo r-22 g-15 h89
rolog h66
rom r35 g-45 h25 k21
rom_ r15
roma k18
romi r33 g-50 m33
romil m49 h41
romis r42 g-46 m-17 h-30
ron r-59 g-22 h48 k24
ron_ m-16 h18
rone h34
rone_ h34
rong r-19 h15 k40
rong_ r-19 k44
roni g27 h24
roni_ h50
ronic g39 h-25
rono h-55
ronom h-55
ront g-33
ront_ r-26 g-33
ronte r30
roo r-35 g-33 h-28 k-42
roof h-15 k-24
roof_ k-16
rooft h24
rook h-22
rook_ h-22
room r-24 h60
room_ r-23 h22
rooms h41
root h-36
root_ h-36
rop r-61 g58 m-32 h-70
rop_ r-58 g63 h-55
rope g-24
roph m-20 h17
rophe h38
rophy m-20 h-22
rops g43 h-26
ropsh g38 h-21
ror r-26
ror_ r-26
ros g-72 h132
ros_ r25 h-15
rosc g-20 h86
rosci h37
rosco g-17 h49
rose r-20 h16
rose_ r-20 h16
rosec h15
ross g-20 h32
ross_ g-20 h25
rost h22
rosti h22
rot g40 m-64 h76
rot_ g-19 m-47 h36
rote g70
rotec g78
roth h19 k30
rothe h19 k30
roti h21
rotic h21
rou g-75 h18 k72
roub r35
roug g-36 k34
rough g-35 h-19 k35
roul m66 h20
roule m66 h20
roun r-18 m-26 h59
round r-18 m-26 h59
roup r-17 h18 k25
roup_ h-15 k26
rous h25
rous_ h25
rov r16 g38 h-19
rova k19
roval k19
rove g28 k-15
roved g19 h-23
rovi r24
rovid r24
row r27 g56 k18
row_ r-31 g46 m19 h20
rowd h-16 k15
rowe h22
rowed r37 g22 h-15
rower r-26 g-17 h38
rowi h-20
rowin h-20
rown m-28
rown_ m-18 h24
rowni h19
rowns h-36
rows r29 h-27
rows_ r29 h-27
rox h22
roxy h22
roxy_ h22
roz h-31
rp_ g36 h-16
rpa h-15
rpe h-15
rpet h-15
rpet_ r-25 m-24
rpetu r17 g23 m45 h-16
rph r-29 g-27
rpha r-29 g-19
rphan r-29 g-19
rpl r18 m24 h27
rpla r18 m26 h16
rplan r19
rpo r18
rpor r18
rpora r33 h-17
rport r-16 h24
rpr r-29
rpri r-29
rpris r-29
rps g33 m-29
rps_ g33 m-29
rra r-53 g38 h83
rra_ h61
rrac h31
rran g44 k-28
rrang h23 k-20
rrant r-25 g56 h-35
rre r17 k-31
rrea r18
rrear r18
rred r15 h-15
rred_ r15 h-15
rrel g16 h29
rrels g24 h19
rri h-43
rrie g37 h-15
rries g50
rriv g-23
rriva r-22
rrive r25
rro r-48 h21 k24
rrog h40
rroga h40
rron h28
rror r-25
rror_ r-25
rrot h-39
rrot_ h-39
rrow r-16 g15 k26
rrow_ r-37 g18 k26
rrowe h22
rrowi h-20
rru r64
rruq r69
rruq_ r69
rry r58 g-34 m-17 h18 k-16
rry_ r30 g-31 m-17 k-16
rs_ r-50 g33 m-15 h-84 k-21
rsa r-25 h45
rsal r-25 h45
rsal_ r-25
rsala h35
rsd r19
rsda r19
rsday r19
rse r-33 g-46 m-21 h-66 k-23
rse_ h56 k-15
rsed r-19 h-16
rsed_ r-19 h-16
rser m-23 h-24
rsery m-23 h-24
rses m24
rses_ m24
rsey m-33 h-32
rsey_ m-33 h-32
rsh g-30
rshi g-22 h17
rship g-22 h17
rsit g-26
rsity g-26
rso k44
rson k45
rsona k33
rst r17 m18 h70
rst_ r18 h65
rt_ g68 h-90 k22
rta r-27 m-16 h-40 k-17
rtad h27
rtade h27
rtai h-17
rtain h-17
rtat h17
rtati h17
rte r26 g49 h25 k-20
rted g45
rted_ g45
rten h18
rtend h43
rter r30 m-24 h-16
rter_ r55
rterl r-25
rtg r18
rtga r18
rtgag r18
rth r26 m-23 h-40 k-16
rth_ r55 g30 m-16
rthd r-29 g-24
rthda r-29 g-24
rti g-26 h25
rti_ h46
rtic g-18
rticl g-18
rtif r15
rtifi r15
rtim g-33 h-27
rtime g-33 h-27
rting h-24
rtini h21
rtio g29 h33
rtion g29 h33
rtis g15
rtm r-18
rtme r-18
rtmen r-18
rtn m-16
rtne r-21 m-16
rtner r-21 m-16
rto m-20 h-32
rton m-26 h-48
rton_ h-32
rtons g15 m-25 h-17
rtoo h19
rtoon h19
rts r-37 g-42 m42 h22
rts_ r-35 g-42 m30 h30
rtsb m15
rtsbo m15
rtu r-20 m20 h55
rtup r-19 m-18
rtup_ r-19 m-18
rty r-32 g-20 m60 h43 k19
rty_ r-32 g-20 m44 h56 k19
ru_ m-18 h71
ruc h-16 k16
ruck_ r-29
rucks r22
ruct r21 h-17 k18
ructu r15 h-17 k18
rud g19
rude g22
rude_ g22
rue r18 k45
rued r18
rued_ r18
ruf g24
ruff g24
ruffl g24
rug g-16 h-26 k16
rug_ h-28
rugg k17
ruggl k17
rui r-26 g22 m26
ruit r-27 g28 m24
ruit_ m26
ruits g26
rul g15 m20
rule g32 m20
rum r-30 g-27 m33 h44 k-22
rum_ g-25 h89
rumm r-19 m45 h-35 k-17
rummy r-19 m45
run m-32
run_ g-22 m-21
runa g21
runaw g21
rune h17
rup r58 g-33 m-28 h-19
rupa r35
rupay r35
rupe r23 g-23 m-18 h-17
rupee r23 g-23 m-18 h-17
ruq r95 h-29
ruq_ r95 h-20
rus m44
rus_ m18
rusd m31
rusd_ m31
rut h81
rut_ h59
rva k27
rve g43 m-32
rves g55 h-22
rvest g55 h-22
rvi r28
rviv g25 m25
rvive g28
rwa r17 g54 m-16
rwan h29
rwane h29
rwar r24 g58 h-62 k19
rward r24 g60 h-67 k19
rwi g39
rwis g39
rwise g39
ry_ r48 g-79 h-75 k-68
rya g-40 h-33
ryan g-31 h-25
ryani g-31 h-25
ryb m15
rybo m15
rybod m15
ryi r29 g26
ryin r29 g26
rying r29 g26
ryo r-41 h16
ryon r-41 g-21
ryone r-41 g-21
ryp r16
rypt r16
rypto r16
rys g-19 h59
ryst h36
rysta h36
ryt g17
ryth g17 h17
rythi g17 h17
rz_ r30
s2a k31
sa3 h48
sa7 r-21 m33 h34
sa7e m22 h45
sa_ r-59 g101 m16 h-122 k-17
saa h-47
sab r58 g-25 m45 h-72 k-15
sab_ r-22 h-15
sabo m58 h-17
sabon m58 h-17
sac g26
sack g27 h-43
sack_ g26 h-18
sacks h-25
sacr h34
sacri h34
sad g-20 h22
sadaq h-17
sado r-18
saf r31 m16 h-80
safe r32 m19 h-40
safe_ r33 g-35 m31 h-24
saff h-40
saffr h-40
sag m23 k24
sage r-19 m31 k24
sage_ r-15 m17 h35 k26
sages h-22
sah g-29 m-38 h24
saha h16
sahab h16
sahe m-30
sahi h16
sahr h29
sahra h29
sai r-15 g51 h-36
said r-33 g47 m16 h-35
said_ r-33 g47 m16 h-35
saik r22
saikd r22
sain h24
saink r21
saint h32
sak r-52 g28 m20 h59
sak_ r-20
saka m30 h35
sake r-22 g-19 h68
sake_ g-19 h72
sakk g39 h-22
sal m-64 h-29 k-34
sal_ r-18 h21 k-21
sala g-29 m-24
sala_ r-25 h35
salaf r67 h-21
salam r-33 h29
salar m-19 h-21
sale r22 g61 h-38
sale_ r30 g80 m-15 h-15
sales g-15 h-18
sall g-15 m-17
salo r-28 h-33
salon r-27 h-51
salt h18
salts h18
sam r-64 m-42 h-39 k18
sama g56 h-19
same r-41 g-33 m-35
same_ r-45 g-33 m-35
samp g-16 k27
sampl g-16 k27
san g-16 m-30 h15 k29
san_ r-53 g-20 h15
sana r-26 g52
sanad g17
sanc r44 g-16 h-26 k45
sance r44
sanct h-19 k49
sand r-20 g-15 h43
sand_ r26 g-43 h-18
sando r-23 g28
sandu r-22 g17 h48
sandw g-17 h16
sang r41 h33
sangl r49 h-26
sangr h24
sani h-32
sanit h-32
sap g-21 m27 h105
sapp g-16 h73
sapp_ h26
sappe h38
sar r-33 m-36 h-19 k-15
sar_ m-22
sara m-28 h-17
sara_ r-20 m-28
sare g19
sary h22
sary_ h22
sas g22
sat r60 g-19 m77
sat_ r49 m28
sati r40 h-25
satio r40
satt m43
satta m21
satte m22
satu r-23 g-15 m15 h41
satur r-23 g-15 m15 h41
sau r-18 m-16 h72
saus h33
sausa h33
sauv h40
sav r33 g-35 m-26 h-39 k-22
save r21
saver r21
savi g-23 h-22 k-20
savin g-23 h-22 k-20
saw r34 g-55 m-21 k-16
saw_ r48 g-55 m-21 k-16
say r34 h121 k34
say_ k34
saye r48 h46
sayi h32
sayin h32
says m24 h55 k17
says_ m24 h55 k17
sba m16 h32
sban r-23 m18 h49
sband r-15 h50
sbe h18
sbo r33 m20
sboo r26
sbook m15
sca r-35 g-36 h65
scal m-17
scale g-29
scalp g33 h-19
scam h43
scam_ h32
scap h-17
scape h-17
scar h37
scat g-16 m37 h32
scatt m39 h23
sce r-28 h-21
scen r-28 h-21
scent r-28 h-21
sch r48 m-19 h-29
sche r37 g45 h-35
sched r-17
schem r54 g21 h-21
schen g23
schn h24
scho g-32 h-61
schoo g-32 h-52
schw h28
schwe h28
sci h37
sciu h37
sciut h37
sco h98 k-19
sco_ h17
scoo g36
scoop g29
scop h-17
scope h-17
scor g-29 m29 h66
score g-23 m38
scort h73
scot h80
scotc h38
scott h17
scou r50 g-23 h-34
scoun r50 g-23 h-34
scov g23
scove g23
scr g-44 m59 h31
scra m68 h34
scrap g21 h22
scrat m79
scre r-18 g-21 h-33
scree r-18 g-36 h-33
scri g-32 h35
scrip g-29 h40
scu m-25 h-16
scui m-25 h-16
scuit m-25 h-16
sd_ g-18 m16
sda m-17 h-28
sdaq g33
sdaq_ g33
sday r15 g-24
sday_ r15 g-24
sdt g30 h18
sdt_ g30 h18
se7 h59
se7r h59
se7r_ h59
se_ r36 g30 m-51 h-40 k55
sea r-18 g23 m-26 h-28
sea_ g20 h-41
seale g20 h-18
sean h40
seanc h40
seas g45 h18
seaso g50
seat g-42 h-27
seat_ g-41
seats h-24
seb r27 h40
seba r28
sebac r28
sec r-53 g29 m47 h35
sec_ g-19 m30
secc h15
secco h15
seco r-50 g19
secon r-50 g19
secr g21 h34
secra h26
secre g29
sect h39
secu h-42
secur h-42
sed r-42 g35 m-20 h-56
sed_ r-42 g36 m-20
see r-22 g17 h-78 k-18
see_ r26 k21
seed r-38 m15
seed_ r-17 g18 m18 h42
seeds r-21 h-16
seen g-22 m-15 h-33
seen_ g-22 m-15 h-33
sees k18
sees_ k18
seet g49
seet_ g49
sef g-16
sef_ g-16
seg g92 h-30
segu g39 h-27
segur g39 h-27
sehra h23
sel m-67 k-19
self g-30 m-22 h-28
self_ g-30 m-22 h-28
sell r26 g28 m-40 h-27 k-20
sell_ r54 h28
selle r-22 g50 m-18 h-60
selli g29 m-16
sells g-32
sem m33 h-28 k20
seme r16 h22
semi h-24
semin r-30 h-24
sen r-79 g-55 h-32 k38
sen_ r-17 m-17
send r-51 g-56 h35 k60
send_ r-18 k57
sende g-26
sendi r-26
sends g-19 h60
sens g29
sense g29 h-18
sent r-22 g-21 k-21
sent_ r-22 g-21 k-21
sep g37 h29
sepa r-29 g20 h45
separ r-29 g20 h45
sept r19
septe r19
ser g-47 m20 h-54
ser_ g-21 m35 h-43 k18
seri h-24
serio g16
sers g-15 h-16
sers_ g-15 h-16
sert_ g15
serta h17
serv r18 g-15 m-18 h27
sery m-23 h-24
sery_ m-23 h-24
ses r16 g-19 m45 h92
ses_ r23 m27 h85
sessi g-24 h38
sest m15
sest_ m15
set g-25 h24
set_ r-15 g-44 m-65 h55 k-16
sett r24 m52 h-24 k19
settl r24 m52 h-24 k19
sev r16
seve r16
seven r16
sew h-17
sex g-16 h108
sex_ g24 h36
sext g-40 h72
sexti g-37 h66
sey g16 m-26 h-37
sey_ m-26 h-37
sfe k23
sfer k23
sfers k19
sh_ r-68 g26 m-40 h25 k-21
sha r72 g-46
sha2 r29 g-36
sha2a r29 g-33
sha_ r-27
shab r-26 g17 m-23 h24 k24
shad g27 h-16
shade g27
shah r73 g-22 m-21 h-39
shaha r30
shahr r43 h-35
shal h32
sham r40 g16
sham_ r31
shan m15 h31 k19
shan_ m19 k21
shap g19
shape g19
shar r-15 g-46 m56 h-21 k-18
shara g19 h41
share r-20 g-29 h26
shari r-21 m-18
shark h-24
shart g-15 m91 h-40
she m-20 h-50 k-41
she_ r-17 g29 h45
shed g26
shed_ g26
shee r-17 g31 h-39
sheep g36 m-16 h-23
shees h21
shei h15
sheik h15
shel h-77
shelf g-16 h-52 k-18
shell h-23
sher r25 g-18 m30 h31
sherk r36 g20
sherr h41
shers m33
shi r-57 g-80 h109
shi_ m23
shie r-19 g32 m17
shiel r-19 g32
shif g-30 h-27
shift g-30 h-27
shin g-40 h32
shina h16
shine h47
shing g-30 h-31
ship g24 h-29 k17
ship_ r-19 g19 h-35
shipm h22
shipp g21
shir g-41 m-31 h33
shira h40
shirt g-27 m-24
shis r-20 g-18 h37
shish r-20 g-18 h37
shm h22
shma h20
shman h26
sho g-23 m-27 h-42
shoe r-18 g-17 m-20 h-31
shoes r-18 g-17 m-20 h-31
shook r15
shop r23 g-49 m-32 h-44
shop_ r59 g-16 m-32 h-16 k-33
shopp g-18
shops r-18 h-15 k27
shor g83 h-70
short g90 h-83
shou m22
show r-22 g-48 m17 h48
show_ g-30 h30
showe r-41
shown r16 g-22 k22
shr m-21
shri g19
shrin h18
shro m-16 h25
shroo m-16 h25
sht r20 g62 m-16 h-56
sht_ g17
shta r30 g-19 h-34
shtar r30 g-19
shte r-15 g64 h-24
shter r-15 g64 h-24
shu g19 h80
shu_ g43 h40
shw m21 h56
shwa m24 h44
shy r34 h-18
shyl r34 h-18
shylo r34 h-18
si7 h20
si7r h20
si7r_ h20
si_ r18 h-20
sia m20 h41
sian h42
sian_ h42
sic r16 g-27 m33 h41 k-25
sica r25 h-16
sical r25 h-16
sick g-17 h34 k-18
sick_ g-17 h34 k-18
sid g21 m24 h22 k-21
side g28 m29 h26 k-16
side_ g43 m15 h-28 k-15
sider r16 m19 h50
sidr h-18
sidr_ h-18
sie_ h-19
sig r-31 m-21 h15 k-15
sig_ h38
sign r-30 g27 h-25 k-15
sign_ g29 h-17
signa r15 g25 h-30
signe h33
signi r-25
signm h24
sil r-18 g-20 h-17
silv h-23
silve h-23
sim g-64 m-28 h18 k33
sim_ r-24 g-41 h27 k33
sin g-24 m32 k52
sin_ g20 m-32 k-27
sinc r22 g-31 h-20
since r22 g-31 h-20
sine r23 g16 h21 k23
sines r23 h21 k23
sing r-19 g25 k21
sing_ r-18 g17 h-16 k26
singl g-19 m-19 h17
sink r24
sink_ r24
sino g-15 m63
sino_ g-15 m57
sins r-24 g-15 h-25 k25
sins_ r-24 g-15 h-25 k25
sint h43
sinth h43
sio r-35 g-24 h-30
sion r-19 g-19 m23 k17
sion_ r-23 g-28 m28 h35 k19
sions g-18 h-39
siot r-16 h-15
sioth r-16 h-15
sir r-15 m63 h50
sir_ m63 h55
sis g-29 m-37 k-19
sis_ m-23 h-32
sisi h38
sisig h38
sit r-64 g-15 m19 h95
sit_ r-23 m71 h66
siti h27
sitio h27
sits g18 m-20 h21
sits_ g18 m-20 h21
sitt h-39
sity g-26
sity_ g-26
siu h48
siu_ h48
siv h33
sive h33
sive_ h25
six m43 h-45
six_ m19 h-34
sixt m24
sixty m24
siz r-34 g20 h-29
size r-34 g20 h-29
size_ g21 h-29
sk_ k74
ske g-47 h37
sked g-32
sked_ g-32
skey h53
skey_ h53
ski r38 g-43 m35 h53 k-31
ski_ k-29
skim h36
skimm h36
skin g-35 m49 h19
skin_ h20
sking r17
skins g-31 m52
skip r40
skip_ r40
sks h-23 k16
sks_ h-23 k16
sky m29
sl_ r67 g-26 h-27
sla g-39 m-30 h-15
sla_ g25 h-24
slam g-16 m-16
slam_ h42
slami m-15 h-35
slan h-33
sland h-33
slat g-33 h-30
slati g-15 h-23
slau h34
slaug h34
sle g-22 m-20 h-33
slee g-22 m-20 h-33
sleep r26 m-17 h-54
sli r33 g-38 h118
slic r15 g-16
slice r15 g-16
slip r21 g-17 h41
slip_ h68
slips r35 h-28
slo g-26 m96
slot g-26 m79
slot_ m36 h-35
slots m26 h30
slow m16
sm_ g24 m-16 h17
sma m-25 h28 k24
smal m-15 k25
small m-15 k25
sman h27
sman_ h24
smi r-20 g-21 m-38 h-19
smit m-33 h-33
smith m-33 h-33
sms r-28 m43 h-31
sms_ r-28 m43 h-31
smu g-17 m-26 h23 k21
smug g-16 h63 k-18
smugg g-16 h63 k-18
smur m-16 h-41 k39
smurf m-16 h-41 k39
sna_ g17
snac h-46
snack h-46
snap g-18 h65
snap_ h71
sne g31 h75
sno h-17
snow h-21
snow_ h-21
snt g86 h-39
snt_ g86 h-39
so_ r42 g-96 h73 k112
soa g-35
soap g-35 h-33
soap_ g-35 h-38
soc g-40 m32 h-68 k-15
soci m39
socia g-31 m41 h-15
socie g18
sof g-34 m-20 h-44 k-24
sofa r-31 g-19 h-26 k-15
sofa_ r-31 g-19 h-26 k-15
soft m-19 h-24
softw m-19 h22
soj h31
soju h31
soju_ h31
sol r-32 h18 k-19
sol_ m42 h37
sola h-30 k-19
sold r-43 g24 h-19
sold_ r-42 g26 h-24
solf m-15
solfa m-15
soli r23
solid r23
solu h38
solut h38
som r-37 g52 m-19 h66 k21
some r-31 g57 m-18 k22
some_ g56 k-19
someb g-25 k30
someo r-19 k27
somet g24 h29
somew g21 h-18
somm h47
somme h47
somw h25
somwa h25
son r35 g30 m-34 h-24 k39
son_ g-15 m-15
sona r45 g-20 h-26 k33
sona_ r32 g-16 h-19
sonal k33
song g34
songs g34
sons g30
sons_ g30
soo r77
sood r96 h-63
sood_ r87 h-57
sor r20 m-31 h62 k-19
sor_ g-32 m-20
sorc h44
sorce h44
sore h24
sored h24
sort g75 k-19
sort_ g28 k-18
sorte g47 h-24
sory r36
sory_ r36
sou g26 h-63
soup h-52
soup_ h-52
souq g-21
souq_ g-21
sour g18
sourc g19 k17
sow m-15 h36
sowa h31
sowar h31
spa r-27 g-20 h-22
spa_ r-26 h-47
spam h35
spam_ h35
spar g-16 h-17
spare g-16 h-24
spe r-35 g-65 m-43 h59 k-43
spea h-21
speak h-21
spec g-18 h30 k-22
speci g32 h18
spect g-43 h25 k-22
spee g-15
speed g-15
spel r-26 g-18 h22
spell r-26 g-18 h22
sper h30
sperm h25
spi r-26 g-58 m49 h41
spic m-15 h101
spice h34
spicy h67
spin g-27 m68
spin_ g-25 m27 h-28
spins m34
spir g-20 h-15
spiri g-20 h-15
spit r-16 h-31
spita r-15 h-37
spl r-24 g-18 m-17 h19
spla h22
splac h22
spli r-21 m-17 h15
split r-21 m-17
spo r-22 g-50 m-16 k-35
spon m-30
spons m-30
spor g-26 m34 h50 k-34
sport g-26 m34 h27 k-34
spot m-20 h-32
spot_ g27 m-20 h-32
spr g101 h-83
spra h-23
spray h-23
spre g87 h-77
sprea g87 h-58
spri h17
sprin g28 h-18
sprit h35
spy h43
spy_ h37
squ m41 k-17
squa m42
squar m45
sque k-17
sque_ k-17
ss_ r-22 g-37 m-24 k54
ssa r-24 g-38
ssa_ r24 m-22 h-38
ssag r-23 m34 h-18 k24
ssage r-23 m34 h-18 k24
ssar h32
sse r23 g38 h-20
ssed r30 m-15 h18
ssed_ r30 m-15 h18
ssel g17
ssel_ g17
ssert h19
sses m34
sses_ g-19 m47 h44
ssess g19 h-30
ssi r-50 g40 h-19 k36
ssig r-29 h24
ssign r-29 h24
ssin g33 m-17 h-64 k35
ssing g33 m-28 h-58 k37
ssio r-27 g17 m25 h20
ssion r-27 g17 m25 h20
sso m23 k-16
ssom h-26
ssom_ h-26
sson m-17
sson_ r-17
ssor r20
ssory r23
ssp h46 k-28
sspo h46 k-28
sspor h46 k-28
sss r-17
sss_ r-17
ssu h-49
ssue h-24
ssued g23
ssur r21 h-24
ssura r21 g16
ssure h-17
ssy h-18
ssy_ h-18
st_ r21 g-50 m33 h-91 k15
sta r-112 g-36 m37 h-17
sta2 k32
sta_ m33 h71
staf r-36 m23 h-39
staff r-36 m23 h-39
stag r-16
stag_ h19
stage h-17
stagr g20 h-16
stai h-17
stak r44 g28 m34
stake r27 g28 m35
stal r-21 m-25 k-27
stall h-17 k-23
stalm g15 h-19
stals h24
stam r-30 g-20 h28 k-17
stamp r-30 g-20 h28 k-17
stan h-28
stand h-19
star r20 m24 h35
star_ h15
stars r-30 h23
start r47 g21
stas m-16 h32
stasy h24
stat r25 g19
state r32 g35 m18 h-33
stati h-16
statu h53
stau r-19 g-20 m-15
staur r-19 g-20 m-15
stay r-55 g-41 k82
stay_ h-45 k60
stayi k19
stays r-48 g-29 h40
ste r18 m27 k39
stea g-26 k35
stead r16 k40
steak g-15
stee g31 h-21
steel g31 h-21
stell h-21
stem m22 h-26 k38
stem_ h-22 k38
ster g20 m19 h76 k-21
ster_ k-34
sterd r22
stere k27
stern h36
sters g22 h34
stery g19 m17 h-15
stes h-18
stest h-22
stew h19
stew_ h19
sti r-22 m-54 k-17
stic g-48 m-28 h-20 k-24
stic_ k-15
stick g-28 m-28
stil g93 h-19
still g90 h-19
stin r-27 g-18 m-21 h30 k20
sting r-26 g-18 m-20 h15
stio g-16 h22
stion g-16 h22
stl g-16 m59 h33
stl_ g-15 m44
stle_ h-20
stli m18
stlin m18
stm r49
stma h28
stmas h28
sto r-33 g-50 m-115 h27 k-34
stoc r-25 m-26
stock r-25 m-26
stol h86 k-21
stole h65 k-21
stom r-24 g55
stoma g47
stome g23
stoms g-18 h21
ston m-39 h23
stone m-39 h23
stoo r25 g-29 h-16
stood r25 g-29
stor r24 g-57 m-31 h-102
stor_ r24 g-40
stora h-19
store r21 g-27 m-27 h-21
story h-54
stou h41
stout h41
stp r26
stpay r15
str r-15 g-28 m-51 h26 k37
stra r-27 g32 h-61 k19
stran k29
strat g40 h-22
stray g24
stre g-19 h49
stres h44
stri m-32
strib h21
stric m-19
strip g-19
stro h39
strol h28
stru r18 h-28 k36
struc r21 h-17 k18
strug k17
stry g-16 h40
stry_ h17
sts r54 g37 k-28
sts_ r54 g37 k-28
stu r-30 g-32 h44
stu_ h24
stud r-26 g-30
stude g-15 h-18
studi h17
stuf h29
stuff h29
stum h-17
stume h-17
su_ h37
sua r-34 m-19 h82
sual m-17 h46
sual_ m-17 h46
suar h36
suar_ h36
sub g-15 h55
sub_ h23
subm h21
submi h21
subs g-16
subsc g-16
sue h-28
sued g23
sued_ g23
sui m-18 h-48
suit m-18 h-48
suitc m-18 h-36
suk r26 m-18 h-34
suku r29
sukuk r29
sul g-49 h46
sult g-23 h20
sulta g-21
sum g86 h-19
sum_ r-17 g87 h-47
sume h20
sumer h20
sun g21 h-30
sund g-25
sunda g-25
sunk g39 h-19
sunke g24
sup r-16 m18 h-28
supe m40 h-25
super m40 h-25
supp m-21
suppl g27 m-21 h29
suppo g-22 h-31
sur r109 g91 h-146 k-46
sura g87 h-21
suran g87 h-21
sure r56 m28 h-60 k-17
sure_ r24 g-47 m40
sured h-20
surer g59 h-25
suret r18 g-17
surg h-15
suri r30 h-20
surp r-29 h-18
surpr r-29
surr r-17 h39
surro h40
surv g18 h-22
surve m-18
survi g25 m25
sury r64 g-28 h-30
sury_ r64 g-28 h-30
swa r-20 g100 h-16
swap r-20 g104 h-24
swap_ r-15 g38 m-15
swaps g49 h-17
swapt g18
swe r17 g-29 m77 h-15
swee g-22 m68 h-39
sweep r-15 m107 h-40
sweet m-38
swer h30
swers h22
swi m-22 h34 k-15
swim g16 h-24
swimm h-19
swin h63
swine h18
swing h45
swit h-30
switc h-30
swo g-16 m29
swor g-16 m29
sy_ m22
syc h55
sych h55
sychi h49
syn m48 h36
synd m42 h30
syndi m42 h30
syo g15
syo_ g15
sys h-22 k38
syst h-22 k38
syste h-22 k38
t2a r15 h-23
t2ak r15 h-23
t2akh r15 h-23
ta2 r-39 g59 m-21 h-19 k32
ta2k r17
ta2kh r17
ta2m r-23 g42 h-21
ta2me r-23 g42 h-21
ta3 r31 g17
ta7 r-22 g-28 m17 h16
ta_ r-41 g36 m46 h81 k-20
tab r48 g-30 m72 h69 k-15
tab_ r-16 m60 h86
tabb r50 h-17
tabby r50 h-17
tabl r-19 g-23 m35
table r-19 g-23 m35
tac r-18 g-24 h16 k-20
tach r-15 g-23 h-22 k-20
tache r-15 g-23 h-22 k-20
tack h38
tack_ h38
tade h27
tadel h27
taf r-36 m23 h-56
taff r-36 m23 h-39
taff_ r-36 m23 h-39
tag r-21 g-25 m-23 h83
tag_ g-31
tage h26
tage_ h26
tago h36
tagon h36
tagr g20 h-16
tagra g20 h-16
tah r-34 h15
tah_ r-16 g15 h22
taha r-15 g-15
tai r15 m-32 k-15
tail_ h22
tailo h-38
tails h18
tain r22 g28 h-50
tain_ r23 h-42
taine r25
tains r-25 g28 h-18
tak r84 m51 h-58 k-41
tak_ g-16 m17 h-33
taka r39 h-48
takaf h-31
take g17 m46 h32 k-37
take_ r-18 g23 m76
taken m-22
takes r30 g-20 h19 k-40
tal r-44 m-21 h47 k-81
tal_ r19 m-15 h-38 k-48
tala r-52 h-18
tali g-20 h83
talis h27
talk h29
talk_ h31
tall m-16 k-23
tall_ r21 g15 m-16
tallm r-17
talm g15 h-19
talme g15 h-19
talo m30 h-29
talo_ m30 h-24
tals r19 h24
tals_ r19 h24
tam r-17 g-33 m-19 k-19
tama g-29 h-67
taman g-27 h-47
tamar r44
tamp r-31 g-21 h84 k-17
tamp_ r-30 g-19 h84
tampe h29
tamps h-29
tan r-18 m-17
tanc h-35
tance h-35
tand_ h46
tandi r36 g-24 m17 h-15
tands r-30 g40 h-29
tang h-18
tang_ h-18
tani g20
tani_ g23
tank h38
tank_ h18
tant r-28 g-35 h22 k18
tant_ r-17 g-25 h-32
tantr h36
tany r16
tap r-23 m-17 h32
tape h-22
tape_ h-22
tar r-17 g-48 m-49 h-17 k-19
tar_ r-29 g-15 h-26
tara r39
tare g-23
tariq r23
taro m-45 h66
tarot m-45 h75
tars r-30 h23
tars_ r-30 h23
tart r40 h-31
tart_ r36 h-37
tartu r-19 m-18
tary r-42
tary_ r-42
tas g-23 m26
tas_ h19
tast h-28
tasy m20
tasy_ m20
tat r-18 g15 m-35 h29 k-15
tate r32 g35 m18 h-33
tate_ g25 m18 h-38
tated g19 h-15
tatem r23 h20
tati r-39 g-36 h54
tatio r-39 g-36 h54
tato h27
tatu h53
tatue h53
tau r-37 m-15
taur r-19 g-20 m-15
taura r-19 g-20 m-15
taw r94 g-16 m-19
tawa r110 h-20
tawar r114 h-25
tawe h21
tawee h21
tax r-22 g-25 m-41 h-68 k40
tax_ r15 g-18 k47
taxi r-38 m-31 h-54
taxi_ r-38 m-31 h-54
tay r-40 g-51 m47 h-74 k81
tay_ r15 h-66 k60
taya m46 h-24
taya_ m46 h-24
tayi k19
tayin k19
tays r-48 g-29 h40
tays_ r-48 g-29 h40
tba g-21 h-60
tbal h-46
tball h-46
tc_ g21
tca m-21 h-50
tcas m-18 h-36
tcase m-18 h-36
tch r-33 m16 h33 k-18
tch_ m30
tche r-19 h39 k-15
tched h-20
tchen g-20
tches g15 h57
tco r-16 g19
tcoi r-16
tcoin r-16
te_ g-89 m41
tea r-51 g-50 m-47 h-23 k16
tea_ g-23 h35
teac r-30 m-20 h-43
teach r-30 m-20 h-43
tead r16 k40
tead_ r16 k40
teak g-20 h-25
team_ h-43
teams h32
teas h20
tease h20
tebb g21
tebbi g21
tec g68 m-20
tect g73 m-16 h-22
tecte r54
tecti r-39 g55
tects g15
ted g-55 m-61 h-31 k29
ted_ g-57 m-61 h-18 k29
tee r18 g-15 h-24
tee_ g-19
teed r22 g-17
teed_ r22 g-17
teel g31 h-21
teel_ g31 h-21
teen g-24 m26
teen_ g-24 m22
tees g19
tees_ g19
tegy g22
tegy_ g22
tei r20 h-15
tein r20 h-15
tein_ r20 h-21
tel r-73 g55 h-39 k26
tel_ r-37 m35 h-45
tele r-17 h-73
teli g44 h-18
telis g44 h-18
tell g-28 m-29 h100 k27
tell_ g-16 m-23 k34
telle h43
tells h83
tels h26
tels_ h26
tely g43
tely_ g43
tem g-19 h42 k22
tem_ g19 k33
temb r19
tembe r19
teme r19 m26 h16
temen r23 h20
temp h43
tempo h18
ten r55 g20 h68 k-31
ten_ r53 g-17 m20 h-56
tena r-19 h22
tenan r-19 h22
tend r-31 g15 h77
tende r-53 g24 h67
tene r50
tener r34
tenes r16
teng m29 h24
teng_ m29 h24
teni h23
tenin h23
tens h-17
tensi g-22
tent m-35 k-16
tent_ g-22 m-23 h34
tenth r21 g15
tents g26
teq h16
tequ h16
tequi h16
ter r-22 g42 m-51 h-54 k-23
ter_ g19 m-26 h-72 k-45
tera h22
terd r22
terda r22
tere r33 m-20 h21
tered h22 k26
teres r53 m-20 k-40
terf h61
terfe h70
teri h-55 k-16
terie h-16
terin g-21 m-20 h-23
terl r-19
terly r-25
term r27 h-33
term_ r46
termi r-17 m26 h-15
terms g-17 m-17
tern k25
tern_ h36
terne h-40 k28
ters m-17 h-46 k29
ters_ r-29 m-17 h-44 k29
terw r-15 g23
terwa r-15 g23
tery r-45 g36 m24
tery_ r-45 g36 m24
tes r-52 g-55 m25 h-28 k-55
tes_ g-64 h33 k-35
tesl g25 h-24
tesla g25 h-24
test r-43 m33 h-48 k-20
test_ r-42 m28 h29
testa h-29
testi h-43
tet r24 m-16 h-19
tev g51 m-15 h-27 k-15
teve g51 m-15 h-27 k-15
tever g51 m-15 h-27 k-15
tew h22
tew_ h19
tex r-24 g23 m107 h-40
tex_ g36 m45
text r-24 m41 h-18
text_ m46 h-28
tf_ r25
tfa r-16
tfo g37 m20
tfor g29 m21
tform g29 m21
tga r18
tgag r18
tgage r18
tge g18
tge_ g18
th_ r69 g29 h19 k-27
tha r20 g32 m-51 h34
tha_ r-16
thai r23
thai_ r23
tham g50
than r-31 g-29 m-25 h29
than_ r39 m-19 k23
thank r-59 g-23 k-28
that h31
that_ h31
thc h43
thc_ h43
thd r-42 g-24
thda r-29 g-24
thday r-29 g-24
the r-33 g25 h-58
the_ r-33 g-40 m17 h41 k-25
thef g28
theft g28
thei r27 g-23
their r27 g-23
thel h20
thel_ h21
them r-18 g30 h-16 k22
them_ r-17 g46 h-31 k23
then g-45 h37
then_ g-27
ther r-29 g33 h-71
ther_ r-23 g-44 m25 k-25
thera r-16 m-18 h-37
there k16
thers g45 h-15 k31
therw g39
thes h-60
thes_ h-40
thesi h-20
thet g18 h-21
they r28 g33 k20
they_ r28 g33 k20
thi r-31 g63 m34 h-58
thin r-26 g55 h-24 k-30
thin_ r18 h-15
thing r-35 g32 m26 k-28
think g17
third g17 h17 k15
thirt h-18
this m18 h-17 k35
this_ m18 h-17 k35
thl r-16 g-39 h17
thly r-16 g-31
thly_ r-16 g-31
tho r-16 g-42 m-33 k24
thon g-24
thon_ g-24
thor h-28 k24
thori h-27 k25
thou m-33 h41
thoug g15 h17
thous r26 g-20
thout r-21 m-20
thr r-19 g-29 m41 k43
thre r-15 g-43 m19 h31 k18
threa h47
three g-39 m33
thro m22 h-28 k25
throu g-27 k44
throw g41 m21 k-18
ths m-23 k-31
ths_ m-23 h-49 k-27
thu r18
thur r19
thurs r19
thy g-31 h-23
thyl h-16
ti_ r25 g-30 h28 k42
tia r27
tic r-36 g59 h-27 k34
tic_ h50 k-17
tice r-15 k52
tice_ r-15 k23
tices k21
tici h-45
tick g65
tick_ g74 m-28 h-42
ticke h69
ticks m32 h-35
ticl g-18
ticle g-18
tie g-34 h-51 k16
tied g-29
tied_ g-29
ties h-31 k17
ties_ h-31 k17
tif g-39
tif_ h24
tific r19
tifie g20
tig h25
tige h25
tiger h25
til r89 g60 m-34 h-38 k-40
til_ r39 g18
tile r-16 g16 h-43
tiles r-16 g16 h-43
tili r23 g-23
tilis r24
till r43 g49 m-21 k-22
till_ r43 g61 m-21 h-17 k-22
tille h28
tim m-19
time m-16 h-24
time_ r19
times h-26
tin r-21 g-97 m21 h44 k19
tina k23
tine g-20
tine_ g-20
ting r23 g-44 k-23
ting_ r25 g-43 h43 k-23
tins k18
tins_ k18
tio h-33 k32
tion h-33 k23
tion_ g-30 m-50 h-55
tiona g-39 m38 h49
tione g34 k25
tions g46 k23
tip r-20 g-38 m50 h46
tip_ g-37 k-21
tips r-20 m33 h18
tips_ h18
tipst m19
tir h-52 k-17
tire h-25 k-15
tirem h-20
tis r-28 m-23 h-16
tise g16
tish h27
tish_ h21
tist h-27
tist_ h-27
tit g-23 m36 h-48
titi m33 h-33
titio m33 h-32
titl g-15
title g-15
titu r-16
tiv r-36 g31
tive r-36 g40
tive_ r-30 g24
tives g16
tivo h15
tivo_ h15
tiz h-31
tize h-26
tizer h-26
tka g-17 m19 h53
tka_ g-17 m19 h53
tl_ g-15 m44
tla h28
tla_ g-15 h48
tle r22 g-24 h39 k18
tle_ r43 g-38 m-33 h-39
tled r-30 g26
tled_ r-30 g26
tleg h34
tleg_ h34
tlem r-22 g21 h21 k29
tleme r-22 g33 h21 k29
tles r35 g-30 h26
tles_ r35 g-30 h26
tli g-22 m20 h21
tlin g-23 m20 h22
tline h15
tling g-22 m33
tly r-28 h27
tly_ r-28 h27
tm_ r24 g52 h-53
tma g-18 h62
tman g-16 h28
tman_ g-16 h28
tmas h28
tmas_ h28
tme g-27 h15
tmen g-36 h20
tment g-36 h20
tna_ r-27
tne r-24 g-17 m-22 h45
tner r-21 m-16
tner_ r-15 h22
tners h-17
tnes h34
tness h34
tni r29 h16
to_ r41 g-17 h27 k48
tob g-23 h22 k-26
toba g-18
tobac g-18
tobe h29 k-24
tober m-21 k-21
toc r-25 g-16 m-35
tock r-25 m-26
tock_ r-22 g22 m-26
tocks g-25
toco h-39
tocop h-36
tod g-17
toda g-16
today g-16
tog r-16 h-16
toga g20
togar g20
toge g-22
toget g-22
togr r-20
togra r-20
toh r-18 g-19 h-21
toi r-21
tok r-24 g81 m-37 h-42
toke g30 m-35 h-26
token g30 m-35 h-26
tol r-22 m-22 h38
told m19 k33
told_ m19 k33
tole h65 k-21
tolen h65 k-21
toll m-36 h-28
toll_ m-36 h-46
tom r-38 g36 m29 h-18 k34
toma g42 h-22
tomac g44
tomat h-19
tomb m39 h-31
tombo m39 h-31
tome g23
tomer g23
tomo k25
tomor k25
toms g-18 h21
toms_ g-18 h21
ton r54 g-17 m-69 h-92 k-28
ton_ h-85
tone m-48 h-16 k-15
tone_ m-39 h28
tong r38 m26 h-22
tong_ r40 m15 h-26
toni r20 h27
tonig r20 h17
tonk h37
tonka h32
tons m-32 h-40
tons_ m-32 h-40
too r21 g-27 h-57
tood r25 g-29
tood_ r25 g-29
took g16
took_ g16
tool h-15
tools h-15
toon g26
toon_ g29 h-20
top r18 g-30 m41 h99 k-65
top_ r21 g17 h-42 k-26
topl h49 k-20
tople h49 k-20
topp g-41 m26 h76
toppe g-27 h35
toppi m16 h41
tops h26
tops_ h26
tor r-73 g-54 m-38 h-48
tor_ r-62 g-66 k18
tora h-19
torag h-19
tore r26 g-29 m-27 h17
tore_ r21 g-27 m-27 h-21
tored h38
tori h-25
torin r18 h-23
toro g30
toro_ g30
tors g30 h53
tors_ g30 h53
tort h22
tory r-18 g-15 h-49
tory_ r-18 g-15 h-41
tos m45 h52
tos_ h52
toss g18 m55
toss_ m55
tot r-26 m61
tota m-15 h-17
total m-15 h-17
tote m54 h18
tote_ m54 h18
totk h30
toto m36 h-23
toto_ m36 h-23
tou h47
touc g37
touch g37
tour h16
touri h20
tourn m18
tout h35
tout_ h29
tow r-24 k-17
towa r-43 g-19
towar r-43 g-19
towe g38
tower g50
toy r-22 g-55 m-47 h-41 k-25
toy_ g-22 m-21 h-31
toys g-47 m-23 k-25
toys_ g-47 m-23 k-25
tpay r15
tpay_ r15
tra r-16 g21 h-58 k42
tra_ r31 g-40 m-24 h38
trac r29 m19 h17
track h15
tract r33 g17
trad g114 m45 h-34
trada g28
trade r15 g63 m33 h-59
tradi g17 m21 h27
traf h49
traff h49
trai g-18 m-22 h-20
trail h-23 k16
train g-16 m-22
tram g-21 h45
trama g-20 h41
tran g-32 k40
tranc r18
trang k29
trans g-36 h-31 k22
trap m-22 h-46
trap_ m-22 h-46
tras h-19
trat g24 h-31
trate g22
trav g-35 m-18
trave g-35 m-18
tray r-28 g17 h-32
tray_ r-20 h-31
traye g20
tre r47 k-33
trea r58 g-28
treas r56 g-24
treat h-27
tree r-20 g48 h-20
tree_ g24
trees g29 h-16
tres r22 g-24
tres_ g-19 m20 h-62
tress h63
trest r33
tri r-44 g-58 m15 h-65 k-32
trib r-29 g-17 h16
tribu r-25 h16
tric r19 m-31 h-21
tric_ g20
trici g-23
trick r22
trict m-19
trie m36 h-21
tries m42 h-20
trik h23
trim g-23
trimm g-23
trip r-19 k-28
trip_ g38 h-39 k-23
tripp h43
trips h-20
tro g-43 m-31 h51 k-21
tro_ g-27 m-18 h-23
troc g-17 h48
trocu g-17 h48
trol r-19 m25
trol_ m28 h-33
trolo h28
tron g20 h16
tron_ h40
trong h57
troni g39 h-25
trono h-55
trop m-20 h-27
troph m-20 h-27
trou r36 g-21 h25
trous h25
tru g26 m-22 h-55 k71
truc h-16 k16
truct r21 h-17 k18
truf g24
truff g24
trug k17
trugg k17
trus h-24
try r-16 m73
try_ r-16 g-26 m73 h-26
ts_ r-44 g16 h-44 k-71
tsap h26
tsapp h26
tsb m15
tsbo m15
tsboo m15
tse g47 m33
tsel h26
tself h26
tst r25
tsta r25
tstan r25
tsu h37
tsu_ h37
tt_ g-17
tta r-42 g-40 k-29
tta_ m22 h27
ttac r-18 g-24 h16 k-20
ttach r-15 g-23 h-22 k-20
ttack h38
tte g-72 m84 h15 k15
tte_ m61 h-29
ttee r30 g-19
ttee_ r30 g-19
tten h40 k17
tten_ g18 k19
ttend r17 g-18 h26
tter r-23 g-62 m30 h41
tter_ r20 g-36 m23 h20 k17
tteri h-16
tters g-27 h30
ttery r-42 k18
ttes h-31
ttes_ h-21
tti r17 m31 h-43 k-18
tti_ r48 m18 h-29
ttin h-30 k-16
tting h-26 k-16
ttis r-22 h17
ttish h17
ttl h-21 k21
ttle r22 g16 h-22 k21
ttle_ r39 g-22 m-37 h-47
ttled r-30 g26
ttlem r-22 g41 k29
ttles r35 g-30 h26
ttli g-22 m15
ttlin g-22 m15
tto r-25 m49
tto_ g-23 m55 h63
tton g16 h-18
tton_ g19 h-17
ttr m17 h-37
ttry m23 h-21
ttry_ m23 h-21
tty r23 h-33 k-19
tty_ r23 h-33 k-19
tu_ h43
tua m39 h46
tual m39 h46
tual_ m42 h57
tub r39
tubo r59 h-18
tubo_ r61 h-26
tud r-41 g-31
tude r-29 g-16 h-18
tuden g-15 h-18
tudi h17
tue g-19 m15 h46
tue_ h53
tuf h21
tuff h21
tuff_ h29
tui r-25
tuit r-25
tuiti r-25
tum r-21
tume h-17
tume_ h-17
tumm g36
tummy g36
tumn r-16 g-23
tumn_ r-16 g-23
tun g-20
tuna h-24
tuna_ h-24
tup r-20
tup_ r-19 m-18
tur r23 g48 h-41
tura h-32
tural h-32
turb g28 m42
turbo g28 m42
turd r-22 m15 h54
turda r-22 m15 h54
ture r36 g31 m-52 h16
ture_ g-20 m-36 h29
tured r50 h-21
tures g54
turi r33 g-26 k26
turin k30
turit r47 g-15
turk k21
turke k21
turn g31 h-57 k-18
turn_ r27 h-38
turne g-22 h-19
turni h-27
turns g40 m-18
tus h43
tus_ g21 m16
tusk h49
tusks h30
tut r-19 g-21 h-45
tuto r-16 g-18 h-44
tutor r-16 g-18 h-44
tv_ r26 g-19 h17
twa h20
twar m-23 h35
tware m-19 h22
twe r52 g-38 h-22
twee g-26 k16
tween g-26 k16
twel r42
twelv r42
twen h-16
twent h-16
twi g35
twin g27
twins g28
two r-42 g-54
two_ r-42 g-54
ty_ g95 m43 h-121 k-80
typ g23 h-33
type g27
type_ g27
tyr h-22
tyre h-22
tyre_ g25
tz_ h39
tze h43
tzer h28
ua_ g-16 m33 h-32
uaa m38 h-20
uaa_ m30 h-15
ual r-31 g-31 m58 h47
ual_ r-21 g-33 m61 h58
uan r-30 h42
uana h15
uana_ h15
uanc r-25 h18
uanci h18
uar r77 g-17 h-44 k-15
uar_ h36
uara r49
uaran r49
uard m-19 h-22
uard_ m-18 h-35
uare m45
uares g-17 m49
uart r34
uarte r34
uary r19
uary_ r19
uat r15
uati r15
uatio r15
uay g-29
uay_ g-29
ub_ r-35 h64
uba r-23
ube r-21 h26
ube_ h33
ubi r-33 m-21 h-39
uble r33 g17 m38
uble_ r51 g-21 m18
ubled r-20 m17 h-18 k15
ubles g26
ubli r-34 g-25 m-29
ublic r-21
ublis g-25 h15
ubm h21
ubmi h21
ubmit h21
ubo r59 h-18
ubo_ r61 h-26
ubs g-16
ubsc g-16
ubscr g-16
uca h15
uch r-22 g53 m-31 k-18
uch_ r-15 g63 k-17
uche m-21
ucher r-19
uci r29 h22
ucin r33
ucing r33
uck r-16 g44 h69
uck_ r-34 g21 h34
ucke h23
ucks r22 h23
ucks_ r22 h23
ucky g15 h-31
ucky_ g15 h-31
uct r19 g21 m21
uct_ g34
ucti r29 m22 k-17
uctio r25 m23 k-17
uctu r15 h-17 k18
uctur r15 h-17 k18
ud_ g-30 h-88
uda m-17 h15
udd g15 h52
udde g20 h19
udder g20
uddi h19
uddin h19
ude r-34 g-18 h19
ude_ r-18 h35
uden g-15 h-18
udent g-15 h-18
udg h18
udge h20
udge_ h30
udh h-29
udha h-23
udhaa h-19
udi g-19 k-19
udit r-16 h-15 k-19
udit_ r-16 k-20
udo g44 h-41
udol g44 h-31
udol_ g44 h-31
ue_ r24 g-91 m-31 h-43
ued r17 g20
ued_ r17 g20
uel r-55 m40 h-21
uel_ r-47 m29 h-16
uen h20
uenc h20
uence h20
uer h15
ues r-21 g-15 m71 h16 k-15
ues_ r23
uess r-23 g23 m102 h-30
uess_ g16 m91 h-50
uesse m31 h25
uessi m-20
uest r-15 g-18 m-21 h46
uest_ k19
uesti g-16 h22
uests h15 k-23
uet m16 h18
ueue h-18
ueue_ h-18
ueur h30
ueur_ h30
uff g19 h19
uff_ h29
uffl g24
uffle g24
ug_ g-39
uga g-22
ugan h-15
uge m-23
ugg h41
uggl g-16 h52
uggle g-16 h45
ugh r-49 g-35 m-24 h63 k17
ugh_ g-21 h26 k33
ught r-38 m-21 k-16
ught_ r-32 m-21 h-30
ughte h28 k-21
ugs g-15
ugs_ g-15 h15
uha r17
uhan r23
ui_ r35
uia h40
uiap h40
uiapo h40
uic h-32
uice m-24 h-29
uice_ m-17
uid g18
uid_ h17
uida g33 h-21
uidat g33 h-21
uie k16
uiet k16
uiet_ k16
uil m-20 h22
uila h16
uila_ h16
uildi h41
uilt g21
uilt_ g21
uin h37
uinea h-23
uinn h55
uinne h55
uir g29 h-21
uire g33 h-31
uired g22 h-24
uis g-48 h18
uit r-39 g19 m-30 h-51
uit_ g19 m19 h-28
uitc m-18 h-36
uitca m-18 h-36
uiti r-39 h33
uitio r-25
uits g-26 m-20 h-24
uits_ g-26 m-20 h-24
uity r18 g36
uity_ r18 g36
uiz g-29 m17 h-34
uiz_ g-29 m17 h-34
uja g-19 h51 k29
uja_ h55
ujah k36
ujahi k36
ujr h16
ujra h16
ujra_ h16
uju h23
uju_ h23
uk_ r24 g-15 h-21
uka g38 h-48
ukr r-15
uku r23 g18
ukuk r29
ukuk_ r29
ul_ g50 h-30
ula g-85 m-33 h51
ula_ r-15 h50
ular h19
ulat r22 h-17
ulati r18 m-16
ulato m21
uld m45 h-27
uld_ g18 m37
ule r-61 m45 h38 k30
ule_ r-34 h-42 k53
ules g23
ules_ g23
ulet g-31 m36 h86 k-20
ulet_ g-18 m-30 h65
ulett m66 h20
ulg r25
ulge r25
ulgen r25
uli g70 h-69
ull r-48 g-26 m-23
ull_ r-23 g-29 m-34
ulle h32
ulled h32
ulls m44 h-26
ulls_ m44 h-26
ulo g18 m15 h-37
ulog g18 h-21
ulog_ g18 h-21
ult g-36 h97 k21
ult_ h38
ulta g-21
ultat h22
ulti h19 k21
ults h27
ults_ h27
ulu g-33 h15
ulug h-15
uluga h-15
uly r28 g-17
uly_ r28 g-17
um_ r-62 g35 m-46 h28 k-72
uma g-19 h60
uma_ g-18 h33
uman h35
uman_ h32
umb r-15 m39
umbe g20 m41
umber g20 m41
ume r-26 g-19 h22
ume_ r-18 h-84
umen g-16 h-20
ument g-16 h-20
umer h42
umer_ h20
umero h21
umes g-16 h85
umes_ h40
umi m22 h37
umin h-15
umini h-15
umm r-17 g17 m21 h-24
ummi g-15
ummy r-19 g34 m39
ummy_ r-19 g34 m31
umn r-16 g-23
umn_ r-16 g-23
ums h-17
ums_ h-23
umu r18 m24
umul r18 m24
umula r18 m24
un_ r48 m-31 h-34
una r44 g15 h-79
una_ r30 h-39
unaf r23
unafa r23
unaw g21
unawa g21
unc r-18 g19 m-27
unce r15 h40
uncen h36
unch r-39 m-17
unch_ r-39 g-41 m-16
unche g35
uncl g36
uncla g39
und m26 h-50 k52
und_ r-26 h-35 k-39
unda r-15 m-19
undab m-25
undan g18
unday g-25
unde g50 m27 h-36 k53
undec g-18 h-17
unded r37
undef g28
undel g33
under r-25 m33 k50
undi g31 m15 k30
undin g49 m27
undl h60
undle h42
undli h18
undr r46 g-22 h-37
undra r17 k22
undre m32 k-22
undry m-18 h-46
unds g-26 m28 k33
unds_ g-26 m28 k33
undy h18
undy_ h18
une r34 g23 m-25 h-17
une_ r19
ung_ r29 h-46
unge r-21 h30
unge_ r-21 h25
uni r-19 g-24 m-20 h-54 k-23
unid g25
unide g25
unit r-20 m-19 k-17
unit_ r-21 h-19 k-15
units m-18
univ g-23
unive g-23
unk r25 g90 m25 h-33
unk_ r47 g24 h-22
unke r-15 g21 m43
unken g24
unket r-15 m47 h17
unkn g45 h-15
unkno g45 h-15
unl g-37 h22 k32
unli g-30 k33
unlic k33
unlo h35
unloc h25
unn k15
uno g23 m-20 k31
unof k35
unoff k35
unop g27
unope g27
unp r39 h15
unpa r39 h15
unpai r39 h15
unr k27
unre k27
unreg k27
uns r-27 g82 m-21 h-23
unse g48 m-25 h-19
unsee g58
unsel m-20
unso r-19 g25 h-24
unsor g40 h-24
unsp g19
unspe g19
unt r22 g29 m19 h-19 k18
unt_ r-23 g40 m60 k40
unta r-19 m-15 h-20
untar g16
unte r-37 h24 k-19
unted h-19
unter r-45 h43
unti r84 m-17 h-44 k-18
until r39 g17
untin r45 h-44
untr h-26
untry h-23
unts r21 g-27 h44
unts_ r21 g-27 h44
uor h42
uor_ h42
uot g31 m34
uote g30 m36
uotex g36 m45
up_ r-21 h44
upa r57 g-16 h-38
upay r29
upaya r17
upe g-34 m35 h-47
upee r22 g-23 h-22
upee_ r15 g-23 h-18
uper m40 h-25
uperm m-20
upf r20
upfr r20
upfro r20
upg g-17 h29
upgr g-17 h29
upgra g-17 h29
upi h33
upl h34
uple h38
upo r52 g-27 m35
upon r52 g-27 m35
upon_ r47 g-27 m34 h-28
upons h36
upp g43 m-22 h-24
uppl g27 m-21 h29
uppli r-16 m-21
upply h37
uppo g-22 h-31
uppor g-22 h-31
uppy g26
uppy_ g26
ups m-22
uq_ r98 g-19 h-23
ur_ r-16 g-63 m-44 h51
ura g39 m-30 h-51 k-31
ura_ m28
urab r57 h-26
uraba r41 h-25
ural h-32
ural_ h-32
uran r-27 g50 m-43
uran_ g-15 m-20
uranc g46
urant r-19 g-20 m-15
urb g15 m27
urbo g15 m36 h29
urbo_ g28 m42
urbon h37
urc r31 h-23
urce g19 k17
urce_ g19 k17
urch r43
urcha r43 m-17
urd r-26 m15 h41
urda r-22 m15 h54
urday r-22 m15 h54
ure r29 g60 m-29 k-56
ure_ g-26 h34 k-18
ured r26 h-42
ured_ r26 h-42
urem h21
ureme h21
urer g53 h-25
urer_ g47 h-18
ures g54
ures_ g54
uret r18 g-17
urety r18 g-17
urf m-16 h-41 k39
urf_ h-36
urg h-29
urge h-25
urger h-20
urgl g16
urgla g18
urgu h18
urgun h18
uri r40 g-40 h-75 k24
urie g-21 h-32
urier r-22 g-21 h-32
urin g25 k30
uring h15 k30
uris h20
urit r49 g-30 h-44
urity r29 g-29 h-39
urk k21
urke k21
urkey k21
urn r-40 g39 h-47 k20
urn_ r23
urna m18 h-22
urnam m18
urne g-27 m-16 h-51 k29
urned g-22 h-19
urni r-24 g24
urnit r-20
urns g47 m-18
urns_ g47 m-18
uro g23 m25 h18
uro_ g45 m-21 h-28
urom m49 h41
uromi m49 h41
uros r25
uros_ r25
urp r-29
urpr r-29
urpri r-29
urr r18 h24
urro h40
urrog h40
urs r-44 g-71 m-28 h-28 k-15
urs_ r-28 g15 h-57
ursd r19
ursda r19
urse r-28 g-70 m-19 h26 k-16
urse_ g-50 h63
urser m-23 h-24
ursi h-21
urst h32
urst_ h28
urt r-17 g43
urt_ g49 h-26
urta r-25 h-31
urtai r-25 h-31
urte h18
urti h46
urti_ h46
uru m29
urus m31
urusd m31
urv g18 h-22
urve m-18
urvi g25 m25
urviv g25 m25
ury r52 g-32 m-21 h-26
ury_ r57 g-32
us_ g-93 m49 h-90 k39
usa r75 m-17
usag h31
usage h31
usan r71 g-20 h-19
usanc r45
usand r26 g-20
usb h78
usba r-15 h50
usban r-15 h50
usc g-15
usd g17 m25
usd_ r15 m24
usdt g30 h18
usdt_ g30 h18
use r-24 g-25 m15 h-43 k51
use_ r32 g-24 h-46 k56
used r-47
used_ r-47
usef g-16
usef_ g-16
uses g19
uses_ g19
ush r-43 g-17 h82
ush_ r-25 m-16 h47
ushi h-25
ushio h-25
ushm h26
ushma h26
ushr h18
ushro h18
usi r-16 m-19 k15
usie h-19
usie_ h-19
usin g19 m-25 k21
usin_ g29 m-26 h21 k-23
usine r23 h21 k23
using h-18
usins r-24 g-15 h-25 k25
usk r19 g-17 m-15 h50
usks h30
usks_ h30
uss r16 h29
ust r44 g-49 m44 h-85 k46
ust_ r40 g-52 h-41 k54
usta m47 h-34
usta_ m39 h-30
ustm r27 h-16
ustme r27 h-16
usto r-24 h16
ustom r-24 h16
usu r54 g-23 m-25 h20
usua m-17 h45
usual m-17 h45
usur r66 g-18 h-29
ut_ r38 g-16 m22 h95 k36
uta m-21 h77
utan m-15
utang h-18
utc g15
ute r-30 g17 h-74
ute_ r-18 g18 m36 h-71
uted g-17 h48
uted_ g-17 h48
uter m-24 h-52
utes g23
utes_ g23
uth r18 k22
utho h-28 k24
uthor h-28 k24
uti g-26
util r24
utili r24
utio r-28 g-15
ution r-28 g-15
uto h-24
uto_ g20
utor r-16 g-18 h-23
utor_ r-16 g-18
uts g56 m-34 h-52 k-21
uts_ r-20 g62 m-26 h-44
utst r25
utsta r25
utt g-47 m37 h80
utte g-31 h28
utter g-31 h28
utti m37 h42
uttin m37 h42
utto h35
utto_ h37
utu r-16 g57 h-44
utum r-16 g-23
utumn r-16 g-23
utur g84 m-29 h-32
uture g95 m-29 h-32
uve h38
uwa r-15 g-29 m26 h-30
uwag h-20
uwaga h-20
uy_ r-64 m51 h77 k34
uye h29
uyer r26 h29
uyer_ r16 g45
uyers g-35 h15
uyi r-27 h39
uyin r-27 h39
uying r-27 h39
uys r67 g-15 m17
uys_ r67 g-15 m17
vab r29
vabl r29
vable r29
vac g-36 m-21 h-49
vacc m-21 h-28
vacci m-21 h-28
vad h-15 k17
val g-19 m-27 h-43 k16
val_ r-35
vale h-20
valet r-15 h-18
valu r36 m-15 h-21 k29
value r37 h-18 k20
van m-16
vanc r-23 g17
vance r-23 g17
vani h15
vap h19
var r-15
vas g-44 h77
vas_ g-44 h30
vat r21
vat_ r-37
vate g-19 h36
vate_ g-19 h36
vati g44
vativ g51 h-27
vatt r68 h-30
vatti r68 h-30
vd_ h-24
vds g-37 h23
vds_ g-37 h23
ve_ g33 h61 k16
vea m17
veaw m17
veawa m17
ved r-24
ved_ r-22
vee h31
veg h-15
vega g24
vel r-17 g-52 m-43 h-16
vel_ r-25 g-45 m-33 h-20
vem r18
vemb r18
vembe r18
ven r26 g46 m-18 k-28
ven_ g-22 m-16
veni m28 h28 k-16
venin m28 h30 k-16
vent r21 g58 m-16 h53
vent_ r-17 g76 h-28
venti r38 h21
ventu g-21 h62
venu m-15 h-25
venue m-15 h-25
ver r15 g79 h-99 k-16
ver_ r24 g116 h-76
vera r34 h-27
verab r51 g-51
verag r-17 g64
verdr r33
verdu r-21
vere r-56 g51 h-38
vered r-45 g47 h-38
veri r24 g-20 h17
verin r24 g-20 h17
vern r60 m-17 h18
verni r38
vernm r22
vers h-37
vers_ r28 g16 h-16
versa r-25
verse h-25
versi g-27
vert r-69 h-38
verti r-59 h-22
very h29
very_ r50 h21
veryb m15
veryo r-41 g-21
veryt g17 h17
ves g65 m-23
vess g17
vesse g17
vest g43
vest_ g36 h-18
veste g17
vestm r-24 h21
vesto r27 g-18
vet m-15 h-15
vet_ m-15
via g-33 m33 h33 k58
via_ g-33 k58
vic h32
vice m-18 h40
vice_ m-18 h35
vid r30 g-19 h45
vide r25 g-45 h50
video h51
vidi g18
vidia g18
vie r67 g-25
vies h32
vies_ h32
view g-24
view_ h-20
views h25
vig r69 g-22 h-38
vig_ r72 g-18 h-48
vil g-34
vil_ g-18
vill g-15
villa g-15
vin r22 m-53 h-27 k-18
vin_ h17
vine g17 h-58
viney g17
ving r33 g-34 m-39 h-30
ving_ r26 m-28
vings g-20 h-22 k-20
vino h40
vino_ h17
vio h56
viol h56
viola h56
vip h49
vip_ h49
vir g-19 m38 h25
virg g-16 h-15
virgi g-16 h-15
vis r-18 g-22 h-27
visa g-22
visa_ g-22
visi r-29 g17 h-35
visit r-29 h-35
viso g-16
visor g-16
vit h-37
vita h-47
vitam h-47
viv g25 m25
vive g28
vives g28
vo_ h20
vod r-15 g-15 h-41
voi g-21 m-28 k70
voic g-18 m-25 k28
voice g-17 m-25 h15 k19
void h-27 k42
void_ h-18 k29
vol r26 h-20
volu g16
volun g16
volv r56
volvi r56
voo h46
vood h46
voodo h46
vor m25 h42
vor_ m30
vory h51
vory_ h51
vot g-22 m27 h49
vote g-22 m27 h49
vote_ g-19 h65
votes m32 h-15
vou r-41 h-22 k15
vouc r-19
vouch r-19
vour r-22 m16 h-23 k16
vour_ r-22 h-23 k16
voy_ h-22
wa2 r21
wa7 r-53 g44 m16 h29
wa7e r-20
wa7ed r-20
wa_ r-21 m22 h56
wab h-17
wad r23
wag g-22 m76 h-41
waga h-20
wagan h-20
wage m72 h-20
wage_ h16
wager m73 h-59
wages h23
wai r17 g16 h-22
wait r37
waiti r17
waiv r-19 g17
waive g17
waka r-15
wakal r-15
wal r-56 g19 m-16 k53
wala r-34 g65 m-19 h-20
wala_ r-22 g82 m-19 h-36
walan h27
wale h27
wale_ r-20 h27
wali r34 g-20 h-20
wali_ r36 g-20 h-20
walk g15 h25
walke h28
wall r-32 g-41 h-23 k66
wall_ r-39 h-17
walle g-23 k68
wan h68
wanc g-16 h37
wance g-16 h37
wane h29
wane_ h29
want r15 g29
want_ g24
wap r-55 g100 h-56
wap_ r-15 g38 m-15
waps g49 h-17
waps_ g49 h-17
wapt g18
wapti g18
war g62 m-23 h-32 k-36
war_ r-24 h21 k30
wara r16
wara_ r16 h20
ward r-43 g36 h-65
ward_ r17 h-40
wardi r-37 g-19
wards r-22 g39
ware r-26 g-21 m-20 h39 k-38
ware_ g-18 m-19 h50 k-21
wareh h22
waren h-40
warr r45 g49 h-40
warra r-25 g56 h-35
warru r64
waru r44 h-20
waruq r27 h-20
was r-37 g-56 h46
was_ r-29 g-58 m53 h26
wash r-25 g-30 m-53 h-37
wash_ g-31 m-28 k16
washe m-17
washi r-21 h-41
wast h68
wasta h44
wat g-49 m-24 h-17
watc r16 g-15
watch r16 g-15
wate g-31 h-49
water g-31 h-49
way r44 g-17 m40
way_ r-15 g-17 m21
waye r36 m21
wayed r49 g-16
ways r24 h-20
ways_ r24 h-20
waz g-18
waza g-15
wd_ r45 g-27
wde g-15 h-19
wder g-15 h-19
wder_ g-15 h-19
we_ r33 m49 h43 k-21
wea g16
weal h35
wealt h35
wear h-17
weat g24
weath g24
web g-25 h-33
web_ h-77
webs h37
websi h37
wed r16 m-36 h-71 k-22
wed_ m-23 h-23
wedd r-18 h-31
weddi r-18 h-31
wee r39 g-63 m47
weed r-22 h64
weed_ r-22 h64
week r35 g-17 h-39
week_ r-18 g-25 m-31 h-45
weeke m23 h21
weekl r24 g32 h-20
weeks r29
ween g-26 k16
ween_ g-26 k16
weep r-15 m107 h-40
weep_ m51
weeps m56 h-38
weet m-38
weet_ h-22
weete r34
weets r-23 m-26 h21
weez h21
weez_ h16
wei g-29 h30
weig r18 g-16 m18 h-43
weigh r18 g-16 m18 h-47
wein h24
weis h34
wel r18 g-38 m-16 h-70 k35
wel_ r-34 h20 k26
welh k24
welha k24
well r15 h-52
well_ r-27 h-25
welle r22 h-27
welv r42
welve r42
wen r21 g-23 m25 h34
went r30 g-23 m25 h34
went_ r18 g-17 m21 h49
wenty h-16
wer r-39 m32 k-28
wer_ g50 m-18 h-61 k-18
werb m41 h43
werba m41 h43
wers r-29 g-27 m-15
wers_ r-29 g-27 m-15
wes r-57 m67 h-36
wes_ r-48 g-25 m51
west m18 h-16
wha r-34 g39 h-27
what r-34 g39 h-23
what_ r-16 h-22
whate g51 m-15 h-27 k-15
whats h26
whe g86 h-59
whea r-18
wheat r-18
whee g-41 h21
wheel g-41 h21
when g74 h-17 k-22
when_ g68 k-21
wher g52 h-31 k33
where g52 h-31 k33
whet m44 h-18
wheth m44 h-18
whi g59 m-36 h40 k-17
whic g65 m-19 h-39
which g65 m-19 h-39
whil r29
while r29
whis g-27 h53
whisk g-24 h68
whit r-18 g15 h39
white r-18 g15 h39
who r18 g-42 m49 h46 k-40
who_ r35 g-48 m-22 h43 k-29
whoe g-39 m33
whoev g-39 m33
whol r-18 g16 m-15
whole r-18 g16 m-15
whos m61
whose m61
why g-21 m-21 k36
why_ g-21 m-21 k36
wic h16
wich g-17 h16
wich_ g-17
wid h-22
wide h-16
wide_ h-16
wif g-29 h44
wife r23 g-24 h68
wife_ r28
wifes g-31 h27
wil r16 g74 m20
will r16 g85 h-31
will_ r16 g90 h-26
wim g16 h-24
wimm h-19
wimmi h-19
win g16 m61 h21 k-23
win_ g-32 m52 h16
wind g-70 m20 h33 k-16
windo g-32 m21 h28
wine m-23
wine_ m-18
winer h16
wing g45 h28 k-26
wing_ h-17 k-23
winge h45
wings g39
winn m21 h-66 k21
winne g15 h-42
winni m19 h-25 k23
wins g37 m-16 h25
wins_ g37 m-16 h25
wint g33
winte g33
wir r24 h-20
wire r24 h-20
wire_ r25
wis g23 h79 k-16
wise g39
wise_ g39
wisk h45
wiske h29
wit g-23 h51 k-15
with h19
with_ r34 g-37 m48 h19 k-21
withi r18 h-15
witho r-21 m-20
witn h28
witne h28
wiz h42
wiza h22
wizar h22
wl_ m17
wle m-18
wme g23
wmen g23
wment g23
wn_ r52 g25 m-27 h-67
wnb r22
wnbr r22
wnbro r22
wne r15 g29 m57 h-30
wned r31 g15
wned_ r31 g15
wner r-16 m63 h-17
wner_ g27 h-17 k18
wners m65
wni g24
wnie h19
wnin g27
wning g27
wns r28 g-25 h-40
wns_ g-24 h-36
wnsh r28
wnsho r28
wo_ r-45 g-54
woma g-21 h18
woman g-21 h18
womb g20
womb_ g20
wome h-15
women h-15
won r-19 m86 h-32
won_ r-19 g-15 m61 h-32
woo r-30 g77 h-34
wood g26
wood_ g31
wool r-30 g51 m-19 h-20
wool_ r-30 g51 m-19 h-20
wor g-27 h24
word h26
wore g-28 m22
wore_ g-28 m22
work h-26
work_ g-15 m22 h-30
worke r-42 g17 h43
worki g18
workm g29
works r44 g-47 m-15 h-35
worl m23
world m23
wors g-19 h59
worsh g-19 h59
wort r18 m-16
worth r18 m-16
wou g15 m34
woul g15 m34
would g15 m34
wra m17 k-18
wrap k-18
wre m15 h-19
wrec h-19
wreck h-19
wres m18
wrest m18
wri r38 g42 h46 k16
writ g49 h41 k16
write r18 h23
writi r-19 g51
writt k21
wro h-29 k47
wron k47
wrong k47
ws_ r23 g31 m21 k-42
wse h43
wur h36
wurs h32
wurst h32
wwe k29
wye g-33 h-36
wyer g-33 h-36
wyer_ g-33 h-36
xac r-31
xact r-31
xactl r-22
xam r-22 g-28 k-26
xam_ r-22 g-36 h-20
xami g18 h34 k-15
xamin g18 h34 k-15
xams h-23
xams_ h-23
xan g-15 h36
xana g-15 h36
xanax g-15 h36
xbe m17
xbet m17
xbet_ m17
xce g16
xch g-23 m29
xcha g-21
xchan g-21
xed m16 h-16
xed_ m16 h-16
xer h34
xer_ h28
xes r15 h-34
xes_ r15 h-34
xi_ r-38 m-31 h-54
xin m-38 h59
xing m-38 h59
xing_ m-38 h59
xis g30
xist g30
xist_ g25
xpe r-15 g15 h-19
xpec r-20
xpect r-20
xpen h-21
xpens h-21
xper m16 h22
xperi h31
xpert m17
xpi g28 h40
xpir g28 h40
xpire h29
xpiri g16 h-23
xpiry g25 h34
xpl r-30 g-28 k36
xpla r-30 g-24 h-17 k37
xplai r-30 g-24 h-17 k37
xt_ g42 m56 h-38
xte r-24
xten r-24
xtend r-30 g22
xtens g-22
xti g-40 h30
xtin g-40 h30
xting g-40 h30
xto h22
xtor h22
xtort h22
xtr r30 g-28
xtra r31 g-28 h26
xtra_ r33 g-28 h15
xty m24
xty_ m24
xx_ r38
xxx h33
xxx_ h23
xy_ h22
ya3 g28
ya_ h-74 k-15
yac h43
yach h43
yacht h43
yad r-28 g-33 m-24 h-17
yad_ r-21
yada g-20
yada_ g-20
yah r-25 h34
yah_ r-42 h32
yaj r63 h-29
yaj_ r63 h-29
yak r34 m19 h-21
yakh r34 m24
yal r64 g-26 h-28
yal_ g-18 h-15
yals r38 m15
yals_ r38 m15
yam h18
yam_ h18
yan g-41 m18 h-45
yan_ r-26 m18 h-29
yani g-31 h-25
yani_ g-31 h-25
yant r18 h28
yant_ h22
yar r-41 g57 h-25
yar_ r-28 g24
yara h-18
yara_ g16 h-18
yat r-35 g34 h-21
yat_ g38 h-21
ybe r-22 g69 m50 h-44
ybe_ g46 m33 h-21
yber g25
yber_ g25
ybi g18
ybit g21
ybit_ g21
ybo h30
yboy h47
yboy_ h43
ych h32
ychi h49
ychic h49
ycl r-18 h-15
ycle r-18
ycle_ r-18
yda g-25 h-28
yda_ g-16 h-38
yday h15
yday_ h15
ye_ h56
yea r-16 g82 h-16 k-22
year r-16 g82 h-27 k-22
year_ g37 h-23
yearl h-16
years r-19 g56
yeb h24
yed r26 g-29 m18 h-16
yed_ r22 g-25 m22 h-15 k-20
yedf r-18 k28
yedfa r-18 k28
yee r56 k23
yee_ g20 k32
yeh r17
yek m20
yel h32
yen r-19 m30
yen_ g-15 m30 h15
yer r-26 g-88 m-22
yer_ r-31 h-15
yers g-35 h22
yers_ g-35 h22
yes r55 g15 k42
yes_ r18 h31 k22
yest r24
yeste r24
yet r-17 g120 h-81 k-27
yet_ g102 m15 h-45 k-25
yfa h38
yfan h38
yfans h38
yho m26
yhou m26
yhoun m26
yie r40 h-23
yiel r40 h-23
yield r40 h-23
yin r22 m-20 h54
ying r22 m-20 h54
ying_ r22 m-20 h54
ylen r15
ylend r15
yli r-18 h-20
ylin r-18 h-20
ylind r-15
ylo r34 h-16
yloc r34 h-18
ylock r34 h-18
ym_ r-65 g-33 m-32 h-41
yma g-25 h45
yman_ g22 h-15
ymas h19
ymash h19
yme r-15 g31
ymex g23
ymex_ g23
ymn r39 h-19
ymnt r39 h-19
ymnt_ r39 h-19
ymo h-36
ymp r-17 g52 m43 h-15
ynd m42 h30
yndi m42 h30
yndic m42 h30
yo_ g24
yof r16 h18
yoff r16 h18
yoff_ r16 h18
yom r80 g-29 m-24 h-29 k27
yom_ r80 g-29 m-24 h-29 k27
yon r-19 g-23
yone r-43 g-22
yone_ r-43 g-22
yor g34 m29
yot r-16 h34
you g18 m33 h-101 k44
you_ r26 g-64 m29 h-27
your r-47 g77 h-28 k32
your_ r-47 g39 m-32 k34
yours g38 m26 h-24
yous g-16
youse g-16
yout r33 g21 h-42
yout_ r33 g21
youth h-47
ypa k37
ypas k37
ypass k37
ype g27
ype_ g27
ypt r28
ypto r16
ypto_ r20 h-22
yra r16 h20
yraj r16
yre h-22
yre_ g25
yri m15
yric h31
yrica h31
yro h-20 k35
yrol h-20 k35
yroll h-20 k35
ys_ r15 g-43 m33 h52 k-42
yse r-34 g-16 m-19
ysel r-34 g-16 m-19
yself r-34 g-16 m-19
ysi r-16 h-88
ysio r-16 h-15
ysiot r-16 h-15
yst g38 k32
ysta h36
ystal h36
yste g51 h-49 k32
ystem h-22 k38
yster g64 h-27
yun r31 g-19 h-49
yung r31 g-19 h-44
yung_ r31 g-19 h-44
yya r23 m-23 h-43
yya_ r15 m-20 h-20
yye h43
yze r37 m18
za_ m-45 h-26
zab r-22 h21
zabo h21
zaf_ h19
zah h48
zahl h53
zak r-32 m-17
zaka r-32 m-17
zakat r-32 m-15 h-36
zal m32 h34
zan r79 m-27 h-60
zan_ h-18
zani r20 h-24
zanin r20 h-24
zar r-19 h74
zar_ h46
zard h22
zard_ h22
zat h26
zatl h31
zatla h31
zaw r29 h16
zay g27 h-52
ze_ r-35 g-45 m21 h-28
zed h33
zed_ h33
zee r38 m19 h47
zeer h33
zeer_ h33
zel r23 g24 m25 h-52
zel_ r23 g24 m25 h-52
zer r-18 g47 h-17
zero g49 h-24
zero_ h-24
zes m-15
zes_ m-15
zi_ h-18
zil h-18
zil_ h-18
zin g-20 h-22
zine g-15 h-42
zine_ g-15 h-44
zir h39
zir_ h41
zle h-25
zle_ r-16 h-25
zo_ g-26 h110
zod h26
zodi h26
zodia h26
zon h28
zoo h-28
zoo_ m-25
zra h18
zran h18
zrana h18
zya g-23 h-22
zyad g-23 h-22
zza r17 m-36 h-34
zza_ m-28
zzan r20 h-24
zzani r20 h-24
zzl r-16 h-25
zzle r-16 h-25
zzle_ r-16 h-25
ءه_ g-15 m-19 h15
اء_ r-20 g-48 m-59 h-75 k-26
اءه g-15 m-19 h15
اءه_ g-15 m-19 h15
اب_ g-68 m-25 h41
ابا r-17 k-23
اباح m-15 h18
اباحي m-15 h18
ابت g16
ابتز h21
ابتزا h21
ابته r31 h-16
ابته_ r31 h-16
ابح r36 g-26 k-17
ابحا r35
ابحات r36 h-15
ابحه g-17
ابحه_ g-17
ابر g-28 h-22
ابرا h20
ابراج h20
ابس r-55 h-26 k-15
ابس_ r-55 h-30 k-15
ابط r-16 m16 h42
ابع h20 k16
ابغ k18
ابغي k18
ابغي_ k18
ابق g-27 m68
ابقه m37 h-24
ابقه_ m37 h-24
ابل g-21 h19 k35
ابل_ h27
ابلا k36
ابلاغ k36
ابن m-29 h-19
ابني g15 h-24
ابني_ g15 h-24
ابه g-17 h39 k51
ابه_ g-17 h39 k51
ابو r23 k15
ابو_ r26 g-26 k19
ابوي g22
ابي r54 m-40 k27
ابي_ r61 g-33 m-27 h-26 k33
ابيض h30
ابيض_ h30
ابيع g42
ابيعك g41 h-28
ابيعه h24
ابين h19
ابين_ h19
ات_ r25 h-29 k22
اتا r30 g-15
اتاخ r33
اتاخر r33
اتب r-30 m-15 h-70
اتب_ h-56
اتبي r-23 k-15
اتبي_ r-23 k-15
اتج h25
اتجا h25
اتجار h25
اتر r-15 g52 m28 h-32
اتر_ g28 h-22
اترا m28
اتراه m28
اتز g20
اتزر g20
اتزرع g20
اتس g-18
اتش g-17 m41
اتشا m32
اتشات m23
اتص m-16 h-32
اتصا m-16 h-32
اتصاد g17
اتصال h-25
اتع r-15 m-15
اتعا r-15 m-15
اتعاب r-15 m-15
اتف g-30 h-32
اتف_ h-27
اتفق g-20 h-16
اتفقن g-20 h-16
اتل k32
اتلي h-15 k34
اتلين h-15 k34
اتم r-18 g16
اتن r54 m26
اتنا r56 m27
اتنا_ m33
اته h-28 k17
اتها k18
اتها_ k18
اتو r-15 g-60 m27
اتور g-27
اتوره g-26 h-18 k15
اتوق m26
اتوقع m26
اتي r41
اتي_ g-22
اتير r33 h-30 k27
اتير_ r33 h-30 k27
اتين g29 h32
اتين_ g29 h32
اث_ g20 h-21
اثا g-22 h-29
اثاث g-22 h-33
اثاث_ g-22 h-33
اثم r-23
اثمي r-23
اثميه r-23
اثه r27 g-26
اثه_ r27 g-26
اثي r29 g-17 h15
اثيل h23
اثيل_ h23
اثين r21
اثين_ r21
اج_ r-43 g-55 h54 k-22
اجا g59 m-27 k31
اجات g56 m-27 h-18
اجات_ g56 m-27 h-18
اجار h-17 k36
اجار_ k36
اجاره h-16
اجاه g21
اجاه_ g21
اجت h15
اجر r18 g-38 m-31 k53
اجر_ r16 g19 h16 k19
اجرت g-20 m-18 h-25 k41
اجرت_ r-20 h-15 k47
اجره r18 g-37
اجره_ r18 g-37
اجع r-19 h-39 k-29
اجل r92 g-17 m-20 h-28
اجل_ h-18
اجلت r70 h-26
اجلت_ r70 h-26
اجله r24 h16
اجله_ r24 h16
اجن g21 h-15
اجنب g21
اجنبي g21
اجه r-39
اجه_ r-32
اجها g-21 h26
اجهاض h26
اجون h29
اجون_ h29
اجي r34 k22
اجير k23
اجير_ k23
اجيل r17
اجيل_ r17
اح_ g-23 m37 h-66
احب r-21 k32
احب_ k32
احبت h27
احبتي h27
احبه g18 h-27
احبه_ h-20
احت r-52 g18
احت_ r-15 g31
احتيا h18
احد g33 m-16
احد_ r-16
احده g34
احده_ g29 h17
احذ h22
احذف h22
احذف_ h22
احر g-23 h68
احر_ h36
احق g37
احقا g37
احقا_ g37
احل h-17
احل_ h-21
احم g-17 h34
احمر g-17 h34
احمر_ g-17 h34
احه h-34
احه_ h-30
احو r-29 h-21 k52
احول r-29 h-21 k52
احول_ r-25 k24
احوله h-20 k28
احي g-23 m-15 h70
احي_ m-15
احيه g-19 h56
احيه_ g-19 h56
اخت r-73 m-45 h-31 k-16
اختر r-45 g-33
اخترا h33
اخترت r-44 g-28 h-30
اختي r-28 g42 h-36
اختي_ r-20 h-28
اختيا g49
اخد r38 k15
اخد_ m20 k15
اخذ r55 g-18 m33 h-33 k-24
اخذ_ m40 h-41
اخذت_ r23
اخذته r-27
اخذه r35
اخذها r21
اخر r88 g-24
اخر_ r77 g-15 h-15
اخرت m-18
اخرت_ m-18
اخره h15
اخره_ h15
اخض g35 m23 h-20
اخضر g35 m23 h-20
اخضر_ g35 m23 h-20
اخف k15
اخفا k15
اخفاء k15
اخل r22 g18
اخله g19
اخله_ g35
اخو h-24 k28
اخوه r21 h-16 k28
اخوه_ r21 h-16 k28
اخوي r-31
اخوي_ r-31
اخي h-21 k-15
اخي_ h-15
اخير_ r-22
اد_ r33 m-27 h-35 k-16
ادا r26 h-24
ادات r24
ادات_ r24
ادت m36
ادت_ m36
ادث r-19 g29
ادث_ r-19 g29
ادخ k19
ادخا g18
ادخار g18
ادر g22
ادف g28
ادفع g28
ادفع_ r-15 g38
ادل r-41 g84 h-33
ادلا g20
ادلات g20
ادله r-31 g55 h-21
ادله_ r-31 g55 h-21
ادم g60 m-35 h-47
ادم_ g46 h-19
ادما m-33 h-25
ادمان m-33 h-25
ادمه g18
ادمه_ g18
ادن g36 h-32
ادني g22 h-32
ادني_ g22 h-32
اده r-18 g-37 h21 k-27
اده_ r-25 g-34 k-16
ادو h39
ادو_ h18
ادور g22
ادور_ g22
ادول h25
ادول_ h25
ادي r-26 g-31 h16 k21
ادي_ r-29 g-33 h-37 k38
اديب h42
اديب_ h42
اديق m15 h-20
اديق_ m15 h-20
اديه g16
اديه_ g16
اذا r-19 g114
اذا_ r-19 g114
اذو r56 h-32
اذون r56 h-32
اذون_ r29 h-21
اذونا r27
اذي h24
اذين h24
اذين_ h24
ار_ g25 m16 h-154
ارا g37 h-56 k-19
ارات g17 m16 h-49 k-19
ارات_ m16 h-41 k-19
اراض g22 h-18
اراضي g22 h-18
اراه m-18 h32
اراه_ m-18 h32
ارب g-24 k-17
ارب_ h16
اربع r25 m-19 h-23
اربع_ r-33 h-17
اربعه r16
اربعي r37 g-19
اربه r-20 h33
اربه_ r-20 h33
ارت m-23 h41
ارت_ r15
ارتف g15 m-15
ارتفا g15 m-15
ارتي g-27
ارتي_ g-24 h-24
ارتين h25
ارج r-35 g54 m-19 h-19 k35
ارج_ k50
ارجن g75 m-15 h-37
ارجن_ g75 m-15 h-37
ارد h40
ارد_ r-23 h33
ارس g-28 m36
ارس_ g-26
ارض r-33 g-28 m-36 h-74
ارض_ r-33 g-18 m-36 h-74
ارط g-17 m53 h-25
ارع m30
ارع_ m21
ارف g40
ارف_ g30
ارق m26 h49
ارقا m27 h55
ارقام m27 h55
ارك g-32 h33
ارك_ g-15
اركه r18 g-15
اركه_ r18 g-15
ارن g68 h-18
اره r-38 g-48 h66
اره_ r-36 g-39 h86
ارو h37
اروا h16
ارواح h16
اري h21 k25
اري_ r67 g30 m25 h-44 k-22
اريخ g26 h21
اريخ_ g26 h21
اريد k22
اريد_ k22
اريف r-33 h-33 k31
اريف_ r-33 h-33 k31
اريه r-21 g-23 m-16 h39
اريه_ g-23 h39
از_ r-36 h85
ازا m-19 h-16
ازات h22
ازات_ h22
ازاز h28
ازازه h28
ازاي h-34
ازايز h-34
ازج g-22 h-39
ازج_ g-22 h-39
ازل r-32 g17
ازل_ g22
ازم h-20
ازم_ h-20
ازه g-15 h53
ازه_ g-15 h53
ازو g43 h-21
ازون g43 h-21
ازون_ g43 h-21
ازي g-20 m64 h-45
ازي_ m47
ازين m21 h27
ازينو m21 h27
ازيه h-79
ازيه_ h-79
اس_ r20 g-41 m-54
اسا r18 g-24 k25
اسب r21 g-23
اسبه r-15 g-20
اسبه_ r-15 g-20
اسبو r30 h24
اسبوع r30
است r-28 g-16 m-28 h-87 k72
استث g26
استثم g26
استخ h-24 k57
استخد h-24 k57
استر h33
استص g-15
استصن g-15
استع r-21 g21
استق k17
استقب k17
استل r-16 g30 h-32 k19
استلا g16
استلف r-15
استلم h-18 k39
استي g-23 h-17
اسح m22 k30
اسحب m22 k30
اسد r21 h48
اسدد r21 h54
اسدد_ r21 h35
اسر m17 h-24
اسر_ m17
اسط h51
اسطه g-16 h62
اسطه_ g-16 h62
اسع g34
اسعا g34
اسعار g34
اسق r-22
اسقط r-22
اسك h35
اسل g-23
اسلا g-27 h-19
اسلام g-27 h-19
اسم r-16 g-65 m-29 h-67 k50
اسم_ g-23 m-33 h16 k20
اسمن h-28
اسمنت h-23
اسمه m17
اسمه_ m17
اسمي g-28 k35
اسمي_ g-28 k35
اسن m-22
اسنا m-22
اسنان m-22
اسه r-17 h-20
اسه_ g19 h-22
اسي r-42 g-25 h-44
اسين h-35
اسين_ h-35
اسيه r-19
اسيه_ r-19
اش_ r60 g41 h-96
اشت r-17 k-16
اشتر h-23 k-15
اشترا r-28
اشترط r23
اشتري r-15 h-16
اشتغ h20
اشتغل h20
اشخ h26
اشخا h26
اشخاص h26
اشر r83 m21 h31
اشر_ r83 m25 h24
اشير h27
اشيره h27
اص_ r-22 m-32 h60
اصر r-15 h27
اصر_ r-20
اصرا h19
اصرات h19
اصف h31
اصل r29 g-47 m-31 h-23
اصل_ r67 g-22 h-20
اصلا h-34
اصلي r-33 g-32 h44
اصلي_ r-22 g-17 h47
اصليه g-15
اصه r21 h34
اصه_ r21 h34
اض_ r-15 g23 h21
اضا r-17
اضاف r-17 g20
اضافي r-17 g20
اضح g-22 h42
اضح_ g-20
اضر g-31 h-35
اضرا h-23
اضرار h-23
اضره r-17 g-31
اضره_ r-17 g-31
اضه h-25
اضه_ h-25
اضي r-18 g25
اضي_ r-22 m-17
اضيه g17 h26
اضيه_ g17 h26
اط_ r-50 g-37 m89 h-34
اطر g15
اطف m-38 h-19
اطفا m-38 h-19
اطفال m-38 h-19
اطل g-29 k21
اطم g-25
اطم_ g-25
اطي m15
اع_ r-23 k-15
اعب g-21 m-19 h67
اعب_ g-21 m-19 h67
اعت r49 g-17
اعت_ r49
اعتي g-25
اعد m29 h-46
اعد_ g26 m31 h-38
اعر g-21
اعرف g-21
اعرفه g-17
اعض h24
اعضا h24
اعضاء h24
اعط r-23
اعطي r-28
اعطيه r-24
اعف r29 g-17 m26 h24
اعف_ r23 g-17 m26 h25
اعل g22
اعلا m-16
اعلان m-16
اعلي g24 h-16
اعلي_ g24 h-16
اعم h-28
اعما h-22
اعن g22
اعني g22
اعني_ g22
اعه r-52 g-53 k20
اعه_ r-45 g-56 k25
اعو r91 g-31 h-27
اعول r41 g-20
اعولي r41 g-20
اعوه r50 h-25
اعوه_ r39 h-22
اعي g-31 m-22
اعي_ g-19 h-16
اعيه h18
اعيه_ h18
اغ_ h-51 k36
اغو h22
اغو_ g15
اغون h27
اغون_ h27
اف_ g52 m-20
افا g20 h-24
افا_ g25 h-15
افر g15 h-19
افر_ g17
افع r-15 g16 m39
افعه m40
افعه_ m40
افق g-32 m-23 h81
افق_ g-15 h47
افقا h31
افقات h31
افقه g-15
افقه_ g-15
افل r-15 g-20 m-21 h18
افل_ h-36
افلا h67
افلام h67
افه r-15 g30 h-41 k-18
افه_ r-15 h-36
افها g24
افها_ g24
افي r-34 g28
اق_ r-17 g-22 h35
اقام h15
اقامه h22
اقب h-15
اقت r-23 g26 m26
اقتر g27
اقترا g19
اقد h39
اقدم h42
اقدمه h42
اقر r31
اقرض r43 m-27
اقس r-33 g-16
اقسا r-33 g-16
اقساط r-33 g-16
اقص g-18
اقصه g-17
اقصه_ g-17
اقل r84 g-29 k31
اقل_ r84 g-29 k31
اقم h-28
اقه h-43
اقه_ h-43
اقي k17
اقي_ g-33 k17
اك_ r-40 m31
اكا m59
اكب r40 m21 k16
اكبر r41 k16
اكبر_ r41 k16
اكت r46 g-20 h-18 k37
اكتب k40
اكتب_ k40
اكتو r20 h-15
اكث r57 g-15
اكثر r57 g-15
اكثر_ r57 g-15
اكر h-19
اكر_ r-15 g16
اكرا h-19
اكرام h-19
اكس r-16 g-27 m57 h24
اكس_ m62 h27
اكل m18 h24
اكل_ m18 h24
اكم h-35
اكه r-26 m29 h-24
اكه_ r-24 m29 h-20
اكي r-20 m43
اكيا g24
اكياس g24
اكين r-19 g-23 m55
اكينا m33 h31
اكينه m23 h-27
ال_ r40 g-63 m-15 h56 k52
الا r66 k-28
الا_ h31
الاب h29
الات h-25 k16
الات_ h-39 k16
الاج h41
الاجر g19
الاح h29
الاخ r-39 g51 h-20
الاخت g37
الاخي r-30 g15
الاد r20
الار g39
الارا g16
الارض g19 h-15
الاس r23 m15
الاسب m27 h29
الاست g32
الاسع g16 m28
الاص r-16
الاصل r-16 h-32
الاف h-15
الاق r23 g-26
الاقس r30 g-19
الال r50 g-25 h-16
الالف r50 g-25 h-16
الام h-38 k15
الاما h-18
الامه r24
الامو k24
الان r35 g-19 m16 h16
الانت r25 g-23 m17 h26
الانظ r24
الاو m21 h16
الاي k-43
الايت r21
الايج k-20
الب g59 m-32 k-24
الب_ h21
البا m-16
البار h76
الباق r31 g-16 h15 k20
الباي g20 h-16
البح g55 h-32
البحر g66 h-18
البخ m42
البخت m42
البد g30
البدل g30
البر g-31
البر_ g-20
البص h18
البصا h18
البض r-33 g50 k-21
البضا r-33 g50 k-21
البط r19
البطا r19
البق g52 h-16
البقر g52
البل r27 g-21 m-26
البلا r15
البلو m-18 h18
البن g-33 h28 k20
البنت h45
البنك r19 g-23 h-16 k20
البو r-25 g-35 h27
البور g-36
البي g36 h-35 k-24
البيا g-25
البيت r20 g36 h22 k-24
البيع r-20 g28 h-22
الت r34 h-110 k33
التا r-34 g35
التاخ r-32
التام g25
التج r27 g15
التجا r27 g15
التح h-17 k51
التحو g15 h-17 k54
التخ g24 h-31
التس g17 m-23
التسل g19
التط m18 h27
التطب m18 h27
التع g17
التق g-18
التل g17
التم g-16
الته r26
الته_ r26
التو r33 m17 h-16
التوت h-22
التوص g15
التوف r39
التي r21 g-53 h-28
التي_ r21 g-53 h-25
الث r-56 m18 h-68
الثا m26 h-22
الثال r-17 h-15
الثان m27
الثل r-29
الثلا r-29
الثم r-16 g18 h-22
الثمن r-16 h-20
الج h-66
الجا g41 m39 h-38 k-16
الجام k-16
الجاي g47 m49 h-19
الجز g33 h-40
الجزا g33 h-40
الجل h22
الجلس h22
الجمع r15
الجمل r-26
الجن g-19
الجن_ h21
الجني h-26
الجه r-24 g-23
الجها r-24 g-19
الجو r52 h-17
الجوا r42 h-16
الح h-31 k78
الحا r-32 g-34
الحار r-17
الحب h20
الحبي h25
الحد g-17 k45
الحد_ k45
الحر h31
الحره h26
الحس r66 g-21 h-31 k15
الحسا r76 h-15 k17
الحص g46
الحصا g46
الحظ g43 m46 h-21
الحظ_ g43 m46 h-21
الحق k33
الحل h28
الحلو h32
الحم r-19 h-23
الحو g-44
الحي g33
الحيا r-15 g15
الحين g18
الخ r-64 g17 m24
الخا r18 g-24 h46 k17
الخار g-18 h20 k17
الخاس m17
الخاص r22 h29
الخر r-44 g29 h-41
الخرف g22
الخرو m16
الخري r-36 g27
الخز r31 h-16
الخزا r17
الخس r-25 h-27
الخسا r-25 m-32 h-23
الخسر m18
الخم g-16 m18
الخمي r-19
الخي r-20 g36 h32
الخيا r-15 g41 h-19
الد r-18 g-50 m-29 k-27
الد_ r-24
الدر h-21
الدف r-23 g17 h22
الدفع r-23 g23
الدفي h22
الدك g-28 m-26
الدكا g-28
الده h-26
الده_ h-26
الدو h-17
الدوا h-16
الدول r25
الدي r-21 h17
الدين g-16
الديو g24
الذ g36 m15
الذه r-16 m16
الذهب r-16 m16
الر r18 g-43 m-26 h35
الرا r41 g-17 m-19 h-20 k-17
الرات r48 k-15
الراع g-19
الرب m-41 h-27
الربح r-36 m-41 h-27
الربو r26
الرحل h-19
الرخ h22
الرخص h22
الرس r-31 m-18 k22
الرسو r-19
الرص m16 h19
الرصي m16 h19
الرق k15
الره r24 m15
الرها m15
الرهن r26
الرو g-15 m27 h42
الز r19 m-21 h67
الزب g15
الزو h51
الزوج r-25 h57
الزيا r16 h19
الس m17 h75
السا g-36 h46
الساح h21
الساع r21 g-22 m16 h36
الساي h19
السب g-18
السح r26 g-22 m16
السحب r30 m33 h-16
السحر m-16 h27
السد r18
السدا r18
السع r-48 m-25
السعر r-48 g27 m-23
السف g36
السفا h29
السفر r17
السفي g39 h-16
السك h27
السكو h21
السل g-33
السلف r18
السن r25 g27
السند r28 m-19
السنه m25
السنو g19
السه g30 m22
السهم g30 m22
السو h-58
السوق h-22
السي r-29 h33
السيا r-21
السير h33
الش g55 h-35 k-23
الشا g29 h39
الشام h-16
الشاه g24
الشاي h17
الشب g40 m-41
الشبا m-24
الشبك g43 m-16 h-20
الشج g33
الشجر g33
الشر r-21 g-43 m15 h-73
الشرط g28 m22 h-29
الشرك r-16 g-31
الشري g-15 h-15
الشه m16
الشهر m16
الشوط m15
الشي r45
الشيخ h28
الشيك r48
الص r21 h-108
الصا r34 h-17
الصاي r24 h-17
الصب r33
الصبر r33
الصر r17
الصل h25
الصلا h25
الصن g-22 h-34
الصند h-32
الصو r-37 h-15
الصي h-59
الصيا g19 h-15
الصيد g-24 h-41
الض k20
الضر g42 h-48 k23
الضري h-23 k18
الط r15 m36 h47 k-38
الطا m22 h75 k-17
الطال h15
الطاو m24 h60 k-17
الطب g18 h-37
الطبي g18 h-31
الطر r32
الطل h16
الطي m29
الطيا g-17 m29
الع r50 g-61 h-18 k-26
الع_ h27
العا r28
العاب m22 h-19
العاي r34
العج m16
العد r19 g-17
العدل h-15
العر g-16
العس m-24
العسل m-24
العش h-34 k-15
العشا h-29 k-15
العشر r16
العق r30 h-19
العقا r17
العقد r28
العم r-31 m-22 h16
العمل m-26 h21
العن h17
العنب h17
العي r32 h17
العيا h29
العيد r19 g21
العين r26 g-22
الغ r-38 g86 m-34 h-85
الغا g18
الغد g-16 h-29
الغدا h-29
الغر g-15
الغن g27
الغنم g27
الغو g63 h-24
الغوا g40 h-16
الغوص g23
الغي g30 h-20
الف r34 h21
الف_ r51 g40 m-16
الفا r35 g-21 m-19 h-21
الفاي r40 g-21 h-32
الفر r-19 g49 h-50
الفرس g26 h-15
الفرق k16
الفرو g23
الفري h-36
الفع r-30
الفعل r-30
الفق g-19
الفل r35 h-20 k34
الفلو r35 h-20 k34
الفن g-17 h87
الفنج h51
الفه h18
الفه_ h18
الفو r-15 m49 h37
الفوا m27 h31
الفي r-16 g-29
الفين r-31 g-21
الق r-32 g-67 k-36
القا g15 h43
القاد g54 h-26
القار h21
القاض h44
القب h19
القبض h24
القد g-25 h-20
القدي g-25
القر h-34
القرا m-29 h-51
القرع m16
القس g-18 h-19
القط h-25
القطع g15 h-15
القم m35
القما m46
القن h24
القو r-17 m-20 h48
القوا r-17 m-20 h48
الك r-27 g24 m21 k-31
الك_ h15
الكا r-34 h-31
الكاش h-18
الكب g27 h21
الكبا h23
الكت k-18
الكر r-23
الكرا r-23
الكف r44 g-20 h48
الكف_ g-17 h63
الكفا r44 h-15
الكل r-18 m33
الكل_ r-18 m33
الكه r15 h-42
الكهر r15 h-40
الكو g37
الكي g-27 h23
الكيل g-26 h18
الل r-35 g-31 m48 k-28
اللح h22
اللع m15
اللعب m15
الله r-47 h-19
الله_ r-47 h-19
اللو m25 h15
اللي r23
اللي_ g15 m21
الليل h15
الم r-36 g20 m-19
الم_ r-21
الما g36 m15 h-41 k16
المات m18
المار g34
المال r31 h-43 k28
المب r-25 m23 h25 k20
المبا m21 h42
المبل r-29 g20 k20
المت r16 g23 h-25
المتا r22
المج m16
المجم r16 m19
المح r-23 g27 h16 k-28
المحت g40 h-22
المحك g27
المحل r-18 g-35
المخا h40
المخت h-25
المخد h-43
المد r38 h-26
المدر h-34
المدي r18
المر r-25 h29
المز h-16
المزا g31
المزر g-28
المس g-15 h-16
المسا m25
المسب g27
المست r16 g-63 h-20
المش h32
المص g-21 h40 k16
المصح h22
المصن h28
المط m-31 h-26
المطا h-26
المطر g44 m-17 h-27
المطل h32
المع g-37
المعد g-16
المعر h-18
المف g38 m-20 h-21
المفا g54 m-20 h-19
المق g-25 m-22
المقا r-19 h-38
المقب h17
المك r38 g-17 m-30
المكت r-24 h19
المكش r72 m-27 h-15
المل r-52 h-16
الملا r-52 g17
المم h53
المن m18 h22
المنا h35
المند h31
المو m28 h24
الموج r15
المور g21 h-16
الموق m43 h85
المي h-41
الميز g-31
الميه r23 h-20
الن r-40 g18 h-15 k21
النا g24 h-25
الناق g53 h-21
النب h42
النبي h42
النت h17
النتي h17
النح h29
النحس h29
النخ g33 h-23
النخل g33 h-23
النس h-21
النص r-22 g-20 m28
النص_ g-19 m16
النظ h-20 k31
النظا h-23 k31
النف g22 h21
النفط g22 h21
النق g-30
النقو m17
النه g33
النها g27
اله g43 m-28 h-39
اله_ g-46
الها g56 h-18
الهاش g21
الهام g26
الهب g24
الهبو g24
الهج g-26
الهجن g-26
الهو g48 h-28
الو r-17 m-34
الوا g-19
الواس h18
الود r-20 h37
الودع h39
الودي r-23
الور r30 k-19
الورش g20
الورق r37 h17
الوز h-19
الوزا h-19
الوش g22
الوش_ g22
الوص h-15
الي h21 k-46
الي_ r-48 g-17 m-19 h-32 k-41
اليان m15
اليه g19
اليه_ g19
اليو r71 h23
اليوم r65 h23
ام_ r-61 m-18 h137
اما r57 g-15 m-22 h-29
اماد h25
امادو h25
اماز g43 h-21
امازو g43 h-21
امتل r15
امح r-57
امر m89
امر_ m45 h-34
امرر h40
امرر_ h40
امسح k18
امسح_ k18
امش r-20 g88 m-18 h-27
امش_ r-20 g88 m-18 h-35
امض g40
امع r-28 k-16
امعه k-16
امعه_ k-16
امل r-21 g-17 h-59 k-18
امل_ g19 m-24 h-77
امله m23 h28
امله_ m23 h28
امه r18 g-38 m-15 h-46
امه_ r-15 h-33
امها r33 g-20
امهال r33
امو g-27 h-19 k54
اموا h-22 k54
اموال h-22 k54
امي r-39 m-41 k-49
امي_ r-27 g-42 k-29
امين r-42 g82 m-19 h-19
امين_ r-42 g82 m-19 h-19
اميه r30 g-27
اميه_ r30 g-27
ان_ r-156 g-28 m-29 h-92 k34
انا g-48 h84
انا_ r15 g-29 h88
انات m20
انات_ m20
اناك h18
اناكس h18
انبر g23
انبرم g23
انت g-15 m34
انت_ m21
انته h20
انتها h20
انج h41
انجو h15
انجو_ h15
انشر g-16 h20
انشر_ g-16 h20
انص m33 h25
انصي m33 h32
انصيب m33 h32
انظ r31
انظا r31
انظار r31
انف h-26
انق h28
انق_ h34
انك g27
انكس g28
انكسر g28
انه r58 g-113 h73 k24
انه_ r45 g-68 h23
انها g-43 h49 k29
انها_ g-43 h49 k29
انو h-16
اني g-26 h65
اني_ g-43 m17 h36 k20
انيا h63
انيا_ h54
انيه g17 h-40
انيه_ g17 h-40
اه_ r-93 m-107 h-80 k-34
اها r20 g31 h-20
اها_ r38 g50
اهد h33 k38
اهد_ h46
اهدي k39
اهدين k39
اهر r15 g-21 m18
اهز g-17 h45
اهز_ h26
اهزه g-15 h19
اهزه_ g-15 h19
اهل k-20
اهلي h-17 k-20
اهلي_ h-17 k-20
اهم r29 h-29
اهم_ r32 h-22
اهن r-35 g-16 m156 h-64
اهن_ g-17 m31 h-15
اهنا h-18
اهنا_ m41
اهنات m-48
اهنت m15
اهنه r-15 g24 m73
اهنه_ r-15 g24 m73
اهني m23 h-15
اهنين m23 h-15
اهي h34
اهي_ h35
او_ r-49 g171 m16 h-68 k-17
اوب g69 h-34
اوبش g69 h-34
اوبشن g69 h-34
اوج k26
اوجر k26
اوجر_ k26
اور g-19 h70
اورا m19 h21
اوراق m19 h21
اورو h48
اوروب h48
اوز h20
اول g-42 m56 k-24
اول_ g-22 m37 h-38
اوله m26 h45 k-17
اوله_ m26 h45 k-17
اولي m-15
اولي_ m-15 h15
اون g-26
اونت_ r28
اونل m35 h37
اونلا m39 h25
اوه h16
اوه_ h16
اوي r-21 h25
اوي_ r-16 h44
اي_ r-16 g54 h-46
ايا r-24
ايا_ r-15 g24
ايام g-19
ايام_ g-19
ايت m-19 h26 k-18
ايت_ m-15
ايتا k-18
ايتام k-18
ايتم g18
ايتما g18
ايث g-17 h40
ايج h-20
ايجا h-20
ايجار h-20
ايح h42
ايحه h26
ايحه_ h26
ايد r154 g-22 h-64 k-32
ايد_ r109 m-18 h-22 k-19
ايدا m24 h-16
ايداع m24 h-16
ايده r41 g-20 h-23
ايده_ r41 g-20 h-23
اير g-25 h-49
اير_ r-15 g-17 h-45
ايز g-17 m33 h-90
ايز_ m15 h-55
ايزه m20 h-41
ايزه_ m20 h-41
ايس g-17 h19
ايس_ h19
ايست g-16
ايستي g-16
ايش g29 h-43
ايش_ g17 h-40
ايص r32 h-35 k-20
ايصا r32 h-35 k-20
ايصال r32 h-35 k-20
ايض r22
ايض_ r22
ايظ r99 g-19 m-18 h-26
ايظ_ r99 g-19 m-18 h-26
ايع h-25
ايع_ h-24
ايغ r41 h-18
ايغ_ r41 h-18
ايف g15 h-44
ايفه g15
ايق r-25 h-42
ايق_ r-24 h-57
ايك r-15
ايك_ r-15
ايل r-15
ايل_ m15
ايلي m-17 h-21 k15
ايم h55
ايم_ h34
ايمه h17
ايمه_ h17
اين r-41 g-17 m20 h92
اين_ r-25 g-20 m43 h68
اينك h30
اينكن h30
ايه r-50 g62 m-42 h-36
ايه_ r-43 g46 m-42 h-29
ايي g44 m67 h-40
ايي_ h-59
اييه g55 m71
اييه_ g55 m71
با_ r22 g-26 h-40
باء r21 h-21
باء_ r21 h-21
باب m-30
باب_ m-30
بات r-20 g-24 h-28
بات_ r-20 g-23 m-22 h-37
باج r-15
باح m-19
باحي m-15 h18
باحي_ m-15
باد r-40 g73
بادل r-40 g73 h-33
بادلا g20
بادله r-31 g55 h-18
بار r-30 g-77 m-29 h101
بارا m-18 h32
باراه m-18 h32
بارب h-15
باربع h-15
بارد h36
بارد_ h36
باري m19 h-29
باز m47 h-41
بازي m47
بازي_ m47
باسم h-23
باش m32 h49
باشر m32 h44
باع r125 m-26 h-18 k-35
باع_ g20 h21
باعت r50
باعت_ r50
باعن g22
باعني g22
باعه r-25
باعه_ r-18
باعو r91 g-31 h-27
باعول r41 g-20
باعوه r50 h-25
باق r26 g-45 m-20 h-18 k17
باق_ g-16
باقل r29
باقل_ r29
باقه h-21
باقه_ h-21
باقي g-33 k17
باقي_ g-33 k17
باك r31 g28 h-34
باكر g26
باكر_ g26
بال r-42 g70 m-28 h30
بالا r23
بالاج r-19
بالاس r19
بالاق r29 g-19
بالبي g24 h-19
بالت r-27 g28 h-28
بالتم r-15
بالج r25 g29
بالجز g39
بالخ r-34
بالس g-22 h53
بالسا h53
بالش r15 h-16
بالع r16
بالغ g24
بالف r-28 g33
بالف_ r-34 g32 h-17
بالق h26
بالك h-24
بالك_ h28
بالكا h-47
بالم g18 m20
بالمي r18
بالن g-20
باله g19
باله_ g19
بالو r19
بالي h28
بالي_ h28
بان g-72 h76
بان_ g-57 h-37
بانج h50
بانجو h50
باني h63
بانيا h54
باي r-54 m-28
باي_ g19
بايص h-28
بايصا h-28
بايع g25 h-16
بايع_ g20 h-16
بايل h17
باين r-22 g24 h28
باين_ r-19 h29
بب_ g-16 k24
ببل r21
ببلا r21
ببلاش r21
بت_ g-27 m113 k-17
بتا g-21 h56
بتاج h29
بتاجو h29
بتاغ h27
بتاغو h27
بتز h28
بتزا h21
بتزاز h21
بتس r29
بتسع r29
بتسعه r18
بتك g-16
بتكو g-16
بتكوي g-16
بتل h44
بته r21 g-38 m15 h30 k-15
بته_ r23 g-23 m17 h37
بتو g27
بتي h35
بتي_ h21
بثل k17
بثلا k17
بثلاث k17
بثم r22 g18
بثمن g18
بثمن_ g18
بح_ r-32 g-16
بحا r33 g-34
بحات r36 h-15
بحات_ r36 h-15
بحار g-34 h17
بحار_ g-34 h17
بحر g70
بحر_ g78 h-19
بحه g-17
بحه_ g-17
بحي g59 h-15
بحير g59 h-15
بحيره g20
بخ_ g-29 h-16
بخت m39
بخت_ m39
بخم g39 m-34
بخمس g39 m-34
بخمسم g16
بخمسه m15
بد_ h-18
بدا g-20 h15
بداخ g-16
بداخل g-16
بدال h23
بدالي h23
بدف r40 g18
بدفا g19
بدفات g19
بدل r48 h-33
بدل_ r44 h-22
بدلت g-19
بدلت_ g-19
بدلي g28
بدلين g31
بدو r-21 g54
بدو_ g37 h-19
بدور g39
بدور_ g25
بدون g-20
بدون_ g-17
بدي h-41
بر_ g-45 h-24
برا r-28 h53
براج h20
براج_ h20
برام h42
برج r24 h32
برجع r29
برجعه r16
برجي h29
برجي_ h29
برع r-22 g-37 h-23 k39
برعا g-17 h-29 k28
برعات k30
برم g31
برمج g23
برمجت g23
بره h23
بره_ h23
برو h-23 k17
بروك h-16
بري h-53
بري_ g17 h17
بريد g-16 h-46
بريد_ g-16 h-46
بز_ g-17 h-30
بس_ m-17 h-37 k-19
بسع g-37 h31
بسعر g-37 h31
بسعر_ g-37 h31
بسي h15
بسيط h15
بسيطه h15
بشت g58 h-24
بشتر g58 h-24
بشتري g58 h-24
بشر r27 h15
بشر_ h15
بشرط r31
بشرط_ r31
بشن g69 h-34
بشن_ g51 h-24
بشي g32
بصا h58
بصار h58
بصاره h58
بض_ r47
بضا r-22 k33
بضاع r-21 k33
بضاعه r-21 k33
بضر g24
بضرع g24
بضرعه g24
بط_ g-22 h58
بطا g-34 m28
بطاق m19
بطاقه g-23 m16 h16
بطل h31
بطلب g26
بطلبه g26
بطلي g-15 h24
بطلين g-15 h24
بطن g51 m-20 h-20
بطن_ g40 h-20
بطو g16 h-18
بطيخ h-25
بع_ r-39 g29
بعت g-54 h-25
بعت_ r-33 g-60 h-23
بعتك g40
بعتك_ g40
بعتل r22 g-15 m22 h32
بعتلي m23 h34
بعته g-19 h-27
بعته_ h-19
بعد r-20 m-23
بعد_ g-35
بعدي r-23 g65
بعدين r-23 g65
بعش r17 g19 h-42
بعشر r17 g19 h-42
بعشره r-16 m15 h-20
بعشري r34 g26
بعن g17
بعنا g17
بعنا_ g17
بعه r54
بعه_ r54
بعي r26 h-50 k58
بعيد g-16 k66
بعيد_ k39
بعيدا g-16 k26
بعين r37 h-17
بعين_ r36 g-28
بعينه g30
بغي_ k16
بفا g25
بفاي h23
بفايد h23
بفل r-22 m19
بفلو r-22 m19
بفلوس r-22 m19
بق_ r-27 g32 m40 h-32
بقا g-44 m-17 h-39
بقال g-43 h-25
بقاله g-43 h-25
بقت g-22 m39 h24
بقر g36 h-40
بقره g52
بقره_ g52
بقري h-16
بقري_ h-16
بقه m37 h-24
بقه_ m37 h-24
بقي g51 m-33 h-54
بقيم g60 h-21
بقيمه g60 h-21
بك_ m-20
بكا r17 m23
بكت g35
بكر r-18 g15
بكره r-19 h-15
بكره_ r-19 h-15
بكم r-15 g25 h-16
بكه r-23 g25
بكه_ r-23 g25
بل_ g87 h47 k-20
بلا r30 g15 h-48 k18
بلا_ g35 m-21
بلاش r29
بلاش_ r29
بلاغ h-51 k36
بلاغ_ h-51 k36
بلاي g-16
بلايس g-16
بلد g-17
بلدي g-17
بلديه h-17
بلط h19
بلطج h19
بلطجي h19
بلغ r-18 g25
بلغه g21
بلغها g19
بله m38
بله_ m15
بلو m-53
بلوت m-53 h18
بلوت_ m-53 h18
بلون h-19
بلون_ h-19
بلي g22 k32
بلي_ r18 g-16 h37
بليا r-16 g24
بليات r-16 g37
بليغ h-19 k37
بليغ_ h-19 k37
بليه r16 g18
بليه_ r16 g18
بمب g24
بمبل g24
بمبلغ g24
بمص m23
بمصا m23
بمصار m23
بمي r-41 g25 m-15
بميت r-21
بميتي r-21
بميه r-20 g32
بميه_ r-20 g32
بن_ g21 m-45 h-124
بنا h41
بنا_ m-23 h-18
بنات h37
بنات_ h37
بنان m21 h25
بناني m21 h25
بنت r-31 g-21 m-26 h79
بنت_ g-21 m-22 h85
بنتي r-18
بنتي_ r-18
بنف r-21
بنفس r-21
بنق g26
بنك r34 g-38 h-19 k30
بنك_ r25 g-29 k22
بنكي h-17
بنه h20
بني r-21 k-19
بني_ r-20 k-19
به_ r-57 g54 m-16 h-40 k94
بها g20
بها_ g18
بو_ r28 g-45 h73 k17
بوب g-35 h-27 k-15
بوب_ g-35
بوت g31 h-19
بوت_ g41 h-36
بوتل h17
بوتل_ h17
بود h43
بودر h43
بودره h43
بور g-46 h48
بوط g24
بوط_ r-15 g25
بوطه r16
بوطه_ r16
بوع r30
بوع_ r24
بوك r-15 g21 m76 h-59
بوكر g-19 m81 h-40
بوكر_ g-19 m81 h-40
بوكس g40
بوكس_ g32
بول g47 m39 h-31
بولا m44
بولا_ m44
بولي g51 h-21
بوليص g53 h-21
بون r18 m45 h-22
بون_ r30 m31 h-34
بونا h-22
بونات h-22
بونص h-22
بونص_ h-22
بوي r83
بوي_ r25 g17 h24
بويه r50 h-19
بويه_ r50 h-19
بي_ r-26 g-72 m-62 h20 k29
بيا r18 g-33 h27
بيال r16
بيب g-31 m-19 h-37
بيب_ g-27 m-15 h-22
بيت m28 h-45 k-35
بيت_ r35 h-15 k-33
بيتك g35 m23
بيتكو g35 m23
بيتي h-26
بيتي_ h-26
بيد r-50 m-18
بيد_ r-51 h18
بيذ h50
بيذ_ h50
بير r-53 m-26 h37
بير_ h-41
بيرج r-15
بيرجع r-15
بيره r-24 g19 m-27 h49
بيره_ r-24 g19 m-27 h49
بيس r27 m21
بيص g22
بيض g-32 m54 h-21
بيضا g-15 m31
بيضات m35 h-16
بيع g116 m-50 h-24 k-18
بيع_ g-29 m-17 h53
بيعت g48 h-37
بيعط r25
بيعك g41 h-28
بيعك_ g41 h-28
بيعه g36 m-20
بيعه_ r33 g51 m-20 h-48
بيعها r-28 g-15 h58
بيق g16
بيق_ g-34
بيك g-24 h36
بيكو g-18 h44
بيكون g-18 h44
بيل r-24 h-31
بيل_ r-24 h-30
بين g-42 m59 h-20 k28
بين_ r-37 g-18 m18 h23 k29
بينن m18 h-15
بيننا m18 h-15
بيني g-17 m23
بيني_ g-17 m23
بيه m37 h45
بيه_ m37 h45
بيو h18
بيوق h25
بيوق_ h18
بيي k17
بييض k17
بييض_ k17
تاب r-24 g-38 m-22 h40
تاب_ r-24 g-35 h-27
تابه h74
تابه_ h74
تاج g-23 h45 k42
تاج_ r-29 m20 h21
تاجر k21
تاجو h29
تاجون h29
تاجي r33 k23
تاجير r15 k25
تاجيل r17
تاخ r155 g-38 h-47
تاخذ r-22 g16 m26
تاخر r135 g-43 m-32 h-47
تاخر_ r115 g-29 h-42
تاخرت m-18
تاخي r41
تاخير r41
تاد h59
تادي h42
تاديب h42
تار g91 h-21 k-15
تار_ g58 h-22
تارو h21
تاري g29
تاريخ g29
تاش r26
تاشي h27
تاشير h27
تاغ h27
تاغو h27
تاغون h27
تاك g-22 h-16
تال h20
تال_ h20
تام r-44 g91 m-18 h-70 k-23
تام_ k-18
تامي r-41 g93 m-18 h-70
تامين r-41 g93 m-18 h-70
تان r-16 m-15
تان_ m-15
تاي r-15 h-21
تب_ r-15 g-39 h-55
تبا h24
تبت m-19
تبت_ m-19
تبر r-23 g-35 m-15 h-19 k37
تبرع r-22 g-31 h-23 k39
تبرعا h-29 k28
تبص h20
تبل h-19 k37
تبلي h-19 k37
تبليغ h-19 k37
تبه r-17 h-38 k25
تبه_ r-17 h-36 k25
تبي_ k-15
تبيي k17
تبييض k17
تت_ g18 h-22
تتا r18
تتاخ r33
تتاخر r33
تثب r43 g-18
تثبي r43 g-18
تثبيت r43 g-18
تثم g28
تثما g26
تثمار g26
تجا r17 g28 h23
تجار r17 g38
تجار_ h25
تجاري r30 g45
تجد r-17
تجدي r-17
تجديد r-17
تجر g28
تجر_ g28
تجس h29
تجسس h29
تجسس_ h29
تجع g68 h-26
تجع_ g29
تجعا g39 h-16
تجعات g39 h-16
تجن h-30 k48
تجنب h-30 k48
تجنب_ h-30 k48
تجي g89 h-33
تجيب g54 h-25
تجيبه g31
تح_ r-19 g27 h48
تحت m-22 h15
تحت_ m-22 h15
تحد r-20 g61 m51 h-32
تحدد g38
تحدد_ g38
تحدي g24 m54 h-18
تحدي_ m57
تحديد g30
تحر k48
تحض h49
تحضي h49
تحضير h49
تحق h-15
تحقا h-15
تحل h-43
تحلي h-43
تحليل h-43
تحم g-20
تحمل g-20
تحن h27
تحن_ h28
تحو r-41 g38 m-26 h-24 k55
تحوط g58
تحوط_ g58
تحوي r-24 g-20 h-22 k62
تحويل r-24 g-20 h-22 k62
تخب k33
تخبر k33
تخبر_ k16
تخت g36
تختا g36
تختار g36
تخد h-24 k57
تخدا k17
تخدام k17
تخدم h-15 k40
تخدم_ k23
تخر m-20 h-34
تخرج m-20 h-34
تخرج_ g-15 m-20 h-34
تخص r45
تخصي r45
تخصيم r45
تخل r-39 g-16 m-15
تخلص r-34 m-15
تخلص_ r-20 m-15
تخم g28 m20
تخمي g28 m20
تدا g24 m35
تداو g24 m35
تداول g24 m35
تدخ r25
تدف r31 g-22
تدفع r31 g-22
تدفع_ r31 g-22
تدل h48
تدلي h36
تدليك h36
تذك g-34 h-16
تذكر h-26
تذكره m18
تر_ g-20 m-32 h-83
ترا r-28 m69 h57
ترات g-17 h30
ترات_ g-17 h30
تراض g19
تراض_ g19
تراق h33
تراق_ h33
تراك r-18 m21
تراك_ r-24 m-29
ترام h25
تراما h25
تراه m60 h-46
تراهن m73 h-34
ترب g-15 h45
تربط h38
تربط_ h38
ترت r-44 g-28 h-30
ترت_ r-40 g-19 h-17
ترجع_ h25
ترد g-26
ترد_ g-29
ترض g19
ترط r23
ترك r-26 m15 h-30
ترك_ g23 m28
تركي h-38
ترن m29 h18
تره r19
ترو g21 k-19
تري r55 g66 h-52 k-20
تري_ g51
تريت r20 g-27
تريت_ r20 g-20
تريح r58 h-15
تريح_ r58 h-15
تريه g56 h-42
تريه_ g26 h-20
تريها g30 h-22
تزا h28
تزاز h21
تزاز_ h21
تزر g46 h-30
تزرع g46 h-30
تزرع_ g27 h-18
تزو r-15 h44
تزوي r-15 h44
تزوير r-15 h40
تزي r25 g-35
تزيد r31 g-32 h-23
تزيد_ r31 g-32 h-23
تزيي h25
تزييف h25
تس_ m61 h21
تسح g-23 h48
تسع r35 h-21
تسعم r-24
تسعمي r-24
تسعه r59 h-15
تسعه_ r59 h-15
تسل r23 g23 m-32 h-27
تسلي r24 m-24 h-23
تسليم g17
تسه h-25
تسهر h34
تسهر_ h34
تسو h55
تسول h44
تسول_ h33
تش_ g-15
تشا m48
تشات m23
تشات_ m23
تشار m25
تشر g41 h-15
تشي m15 h16
تشين m16
تشينه m16
تصا m-23 h-52
تصاد g22 h-19
تصاد_ h-15
تصال h-25
تصد r-20 h-31
تصدي h-28
تصديق h-28
تصل r-25 g-21 h-22
تصلي r-25 g-21 h-22
تصليح r-25 g-21 h-22
تصن g-19
تصنا g-15
تصناع g-15
تصي r-18 m18
تصيد h15
تصيد_ h18
تطب g-34
تطبي g-34
تطبيق g-34
تطلع_ h17
تعا r-19 g-25 m-28 h18 k25
تعاب r-15 m-15
تعاب_ m-15
تعار k28
تعارف h28
تعاو g-15
تعب m24 h44
تعبي m32 h44
تعبيه m32 h44
تعد g-16 k22
تعدي k22
تعدي_ k22
تعر h84
تعط g37
تعق g-18 h60
تعقد g-18 h60
تعقد_ g-18 h60
تعل m-29
تعلي m-29
تعليق h31
تعليم m-29 h-46
تعم m-21 h-20
تعمل m-21
تعمله g-17 m-20
تعه h20
تعه_ h20
تعو m15 h44
تعوي m15 h44
تعويذ h20
تعويض m21 h25
تغل m15 h22
تغي r25 h24
تغيي h24
تغيير h24
تف_ h-27
تفا m-21 h-37 k39
تفاح h-22
تفاد h-22 k43
تفادي h-22 k43
تفاع g15 m-15
تفاع_ g15 m-15
تفر h42
تفري h42
تفريق h42
تفق g-39 h-25
تفق_ r-41 g-20
تفقن g-20 h-16
تفقنا g-20 h-16
تفقي r33
تفقين r33
تقا h-36
تقب r24 g24 h-16
تقبل g24
تقبل_ r-15 g-33 h24 k17
تقبلي r25 g34 h-17
تقس h-28 k22
تقسي h-28 k22
تقسيم h-24 k34
تقل g-17 h33
تقلي h35
تقليد h35
تقو r-15 g-15 h17
تقول h17
تقول_ h17
تك_ r17 g30 m55 h-50 k24
تكا h-32
تكاف h-32
تكافل h-32
تكت g-20
تكتب g-20
تكتب_ g-20
تكل r-24
تكلف r-24
تكلفه r-24
تكو g19 h-15
تكوي g19 h-15
تكوين g19 h-15
تكي r26 h23
تكيل h24
تكيي r29
تكييش r29
تل_ r32 g-32 h37
تلا r21 h57
تلاع g-20 h68
تلاعب g-20 h68
تلام g16 h-23
تلام_ g37
تلد g31
تلد_ g16
تلده g15
تلده_ g15
تلف g28
تلف_ m18
تلفو g17
تلفون g17
تلق g36 h-22
تلك r22
تلم r-34 g-17 h-19 k28
تلم_ r-25 g-15 k40
تلمت g-24
تلمته r-23 g-20
تلمه g24
تلن h37
تلي g-17 m17 k34
تلي_ g-15 m19 h22
تلين h-15 k34
تلين_ h-15 k34
تم_ r-26 g-19 m-19 h52
تما r-16 h32
تماث h23
تماثي h23
تمان g18
تمان_ g15 h17
تمب m16 h-15
تمبو m26
تمبول m26
تمث h46
تمثا h46
تمثال h46
تمد r26 h-24
تمد_ h-24
تمدي r28
تمديد r28
تمر r-16 g18 h-27
تمر_ r-16 g18 h-39
تمل r-28 h-39
تملك g22 h-22
تملكه h-21
تمو r35
تموي r35
تمويل r35
تنا r38 m18 h-22
تنا_ g-33 m24
تناز r-32 g23
تنازل r-32 g23
تناق r17
تناقص r17
تند h51
تنز g23
تنزي h20
تنزيل h20
تنظ r-15
تنظي r-15
تنظيف r-15
تنك g-16 h17
تني g-17
تني_ g-17
ته_ r27 g43 m-43 h-110 k-31
تها g-77 h-48
تها_ g-73 h-69
تهاء h20
تهاء_ h20
تهر h34 k17
تهرب h-21 k26
تهرب_ h-21 k26
تهري h55
تهريب h55
تهك h17
تهكي h17
تهكير h17
تهي g23
تهي_ g27
تو_ r-23 g-18 m146 h87
تواف g-15
توافق g-15
تواه g19
توت m52
توتو m55
توتو_ m46 h17
تود h-32
تودع h-32
تودع_ h-32
تور r82 m-20 h-76
تور_ r-17 m-25 h15
تورق r89 h-50 k-20
تورق_ r89 h-50 k-20
توره h-21
توره_ h-21
توري h-17
توز r-26 g-23
توزي r-26
توزيع r-26
توص m-28 h-22
توصي m-23 h-18
توصيل m-15 h-18
توف r35 h-22
توفي r36 h-16
توفيت g21
توفير r42
توق m40 h-23
توقع r-28 m48 h-21
توقع_ h-40
توقعا m54
توقي r39
توقيع r41
توك g57 h-18
توك_ g19
توكن g38
توكن_ g38
توم m33 h26
تومب m17
تومبو m17
تون g-27 m-20
تون_ h-20
توني g-15
توي k-16
تي_ r-65 g-90 m-58 h-27 k-19
تيا g30 h46
تيات h29
تيات_ h29
تيار g44
تيار_ g44
تيج g-27
تير r31 g25 m21 h-49 k23
تير_ r33 g27 h-24 k25
تيس r-23 g25
تيسر r-23 g29
تيسر_ r-23 g29
تيش g-16
تيشن g-16
تيشن_ g-16
تيك m16
تيل m-15 h22
تيل_ h-20
تين r-29 g-27
تين_ r-44 g-26 h-24
ثاب r24 h-25
ثابت r24 h-25
ثابته r31 h-16
ثاث g-22 h-33
ثاث_ g-22 h-33
ثال h28
ثال_ h46
ثالث h-18
ثان m37 h-15 k24
ثاني m37 k24
ثاني_ g-19 m24 k27
ثانيه g32
ثبي r43 g-18
ثبيت r43 g-18
ثبيت_ r43 g-18
ثر_ r57 g-28
ثل_ r15 g-22 h-20
ثلا r27 g22
ثلاث r25
ثلاث_ g43
ثلاثم r-23
ثلاثه r27 g-26
ثلاثي r29
ثلاج g26
ثلاجه g28
ثلث r-18 h28
ثلث_ r-18 h30
ثلي m19
ثلي_ m19
ثما r33 g38
ثمار g30
ثمان r36
ثماني r28
ثمر g54 h-37
ثمر_ g46 h-34
ثمن_ g27 h-21
ثمنه r-19 g-18
ثمنه_ r-16
ثمنها h-16
ثمي r-23
ثميه r-23
ثميه_ r-23
ثنا g36 m91 h-27
ثناي g36 m91 h-27
ثنايي g36 m91 h-27
ثه_ r23 g19 h-40
ثوا h-24
ثيق g40
ثيقه g49
ثيقه_ g49
ثيل h23
ثيل_ h23
ثين r21
ثين_ r21
جا_ g43 h-27
جاب g-16 h40
جاب_ h44
جات g56 m-37 h-26
جات_ g56 m-37 h-31
جاج g-33
جاج_ g-23 m19 h-16
جاجا h24
جاجات h24
جاجه h-39
جاجه_ h-39
جاد g-21 h19
جادو h20
جادو_ h20
جار m-23 h48 k29
جار_ g-40 h26 k35
جاري g59
جاري_ g34 h18
جاريه g26 h-22
جاك m38
جام r-29 m-18 k-16
جامع r-28 k-16
جامعه k-16
جان g-27 m-30 h107
جان_ g-16 h81
جانا r20
جانا_ r20
جاني m-21 h-15
جاني_ m-19
جاه k34
جاه_ g21
جاهد k39
جاهدي k39
جاهز g-17 h45
جاهز_ h26
جاهزه g-15 h19
جاي g81 m17 h-42
جاي_ g55 h-17
جاير h16
جاير_ h16
جايز m20 h-41
جايزه m20 h-41
جايه g36
جايه_ g36
جبل g-15 h50
جبلي h23
جبلي_ h23
جبن h-22
جبن_ h-22
جبي r-24
جبيل r-24
جبيل_ r-24
جت_ g22
جتن h24
جتني h24
جتني_ h24
جد_ h-32 k-25
جدد g25
جدو r19
جدول r19
جدوله r15
جدي m-18
جديد m-18
جر_ g42 k45
جرا r-18 h61
جرام h30
جرام_ h42
جرت g-20 m-18 h-25 k41
جرت_ r-20 h-15 k47
جرد g27 h-18
جرد_ g27 h-18
جره r20
جره_ r20
جري h35
جريا h32
جريا_ h32
جز_ g32 m-31 h-33
جزا r-31 g60 h-48
جزاف g88 h-44
جزاف_ g63 h-29
جزافا g25 h-15
جزاه r-28
جزاه_ r-28
جزن m-25
جزنا m-25
جزنا_ m-25
جسس h29
جسس_ h29
جع_ r34 k-27
جعا g19 h-18
جعات g39 h-16
جعات_ g39 h-16
جعت r-40 m19 h27
جعت_ r-42 m20 h27
جعه g-21 m-17 h49 k-28
جعه_ r27 h58
جعها r-24 k-18
جعها_ r-24 k-18
جعو r20 h-16
جعوا r26
جعوا_ r26
جل_ g-31 h-30
جلا g20
جلان g23
جلان_ g23
جلب h60
جلب_ h60
جلت r69 h-26
جلت_ r69 h-26
جلس r-19 g-21 h39
جلسه g-21 h47
جلسه_ g-21 h47
جله r42 g-68 h-23 k21
جله_ r42 g-58 h-23
جلي g27 h-39
جلين g30
جلين_ g30
جم_ h31
جما k16
جمد r21
جمد_ r23
جمع m-29 h-52 k67
جمع_ r-17 h-36 k65
جمعه r-23 g20
جمعه_ r-23 g20
جمعي r28 m-19
جمعيه r28 m-19
جمل r-28
جمل_ r-15 g18
جمو m20 k15
جموع m20 k15
جموعه k15
جميع h-24
جميع_ h-24
جن_ g30 m-27 h47 k-15
جنب g19 h-22 k47
جنب_ h-30 k48
جنبي g21
جنس h21
جنسي h21
جني g21 h-39
جنين g32 h-38
جنين_ g32 h-38
جنيه r17
جه_ r-55 h22
جها r-36 k22
جها_ g20
جهات h-18 k23
جهات_ h-18 k23
جهاز r-34 g-20
جهاز_ r-34 g-20
جهاض h26
جهاض_ h26
جهه h-30 k22
جهه_ h-30 k22
جهو r-17 g75 h-45
جهول r-17 g75 h-45
جهول_ g41 h-33
جهوله g33
جوا r16 g-16 m19 h61 k-15
جواز h42
جواز_ h21
جوازا h22
جوال m-18 h22
جوال_ r18 m-15 h15
جوان g-16 h45
جوانا g-16 h45
جواه r16 g15 m21 h-25
جواي h-15
جوايز h-15
جور r22 h24
جوع g18 h19
جوع_ g18 h19
جوم h33
جومي h33
جومي_ h33
جون g20 h35
جون_ h29
جوه r18
جوهر r19
جوي m18
جي_ r46 g-41
جيب g56 h-16
جيب_ g15
جيبه r24 g58 h-24
جيبه_ g64 h-20
جير r-17 h-26
جير_ k23
جيل m-17 h19
جين g32
جيه h21
جيه_ h21
حات r23
حات_ r23 h-20
حاد r-19 g20
حادث r-19 g20
حادث_ r-19 g20
حاذ h24
حاذي h24
حاذين h24
حار r-23 h-31
حار_ g-35
حاره r-17 g21 h-37
حاره_ r-17 g21 h-37
حاس r-23 h-24
حاض g-31
حاضر g-31
حاضره r-17 g-31
حاط g-17 m95 h-37
حاط_ m84 h-28
حال r-16 g28
حاله g25
حاله_ g25
حام r-22 g-47
حامي r-18
حامي_ r-18
حان h39
حاني h28
حاني_ h28
حب_ g-54 m86 h-25 k24
حبت h27
حبتي h27
حبتي_ h27
حبه h30 k28
حبه_ g-16 h37 k24
حبو g-35
حبوب g-35
حبوب_ g-35
حبي m-22 h50
حبيب h55
حبيب_ h53
حت_ r-40 g19
حتا r-29 g-18 m20 h23
حتاج r-29 g-18 m20 h23
حتاج_ r-29 m20 h21
حته r-19
حته_ r-19
حتو g56
حتوا g19
حتواه g19
حتوي g37
حتوي_ g29
حتي h53
حتي_ h56
حتيا h18
حجا h32
حجاب h44
حجاب_ h44
حجز g20 m-56 h-28
حجز_ g30 m-31 h-33
حجزن m-25
حجزنا m-25
حد_ g-24 m-17 h-48 k96
حدا g28 h-19
حدا_ g39
حدد r-24 g165 h-67 k-21
حدد_ g88 h-37 k-17
حدده g67 h-30
حدده_ g62 h-28
حده g68 h27
حده_ g63 h31
حدي g16 m42 h-22
حدي_ m57
حديد g22 h-15
حديد_ g22 h-15
حذف h22
حذف_ h22
حر_ r-23 g33 m-35 h119
حرام h38
حرامي h41
حرز g-15 h72
حرز_ g-15 h72
حرك m-18 k48
حركه g26 m-18
حركه_ g26 m-18
حره g-18 h71
حره_ g-18 h71
حرو h20
حروز h20
حروز_ h20
حري g15 h-41
حريق g22
حريق_ g22
حريه h-18
حريه_ h-18
حس_ g-27 h40 k31
حسا r43 h-17 k69
حساب r43 h-17 k69
حساب_ r56 g35 m45 h-21 k23
حسابه k24
حسابي g-34 m-26 h24 k25
حسب r-44 m-21 h-55
حسب_ r-44 g22 h-33
حسن r-45 g-29 h-49 k39
حسن_ r-45 g-29 h-49 k39
حشي h45
حشيش h54
حشيش_ h46
حص_ h-21
حصا g47 m18 h-38
حصاد r15 g20
حصاد_ r15 g20
حصان m27 h-31
حصان_ m22 h-28
حصت r-21 m-32 h-20
حصتي m-30
حصتي_ m-30
حصه r-18 m-24
حصه_ r-18 m-24
حصو g22 h-17
حصول g22 h-17
حصول_ g22 h-17
حضو h-16
حضور h-16
حضور_ h-16
حضي h49
حضير h49
حضير_ h49
حط_ r-37
حطي m27 h20
حطيت m15 h28
حطيت_ m15 h28
حظ_ r-15 g53 m64 h-51
حظي g-28 h29
حظي_ h32
حظير g-19
حف_ h-15
حفظ r-22 g-33 h-26 k68
حفظ_ m-17
حفظت h-24 k54
حفظته k23
حفظتي h-16 k28
حفظه g-17 m27
حفظه_ g-17 m27
حفل g-34 h19
حفل_ g-22 h-18
حفله h38
حفله_ h38
حفو r29
حفوظ r29
حق_ r68 g25 m-17 h-41 k-21
حقا g45 h-15
حقا_ g37
حقن g-16 h33
حقنا g-16 h33
حقنا_ g-16 h33
حقه r43 g-78 h48
حقه_ r43 g-78 h48
حقي r-34 g24 k26
حقي_ r-33
حقيق g23 h-20 k21
حقيقي g23
حك_ h23
حكم_ g-21
حكمه g27
حكمه_ g27
حل_ r25 g-48 h-24
حلا h-40
حلاو h29
حلاوي h28
حلق m19 h-38
حلقا m19
حلقات m19
حله r-17 g-16 h-59
حله_ r-17 g-16 h-59
حلو r-15 g-39 h63
حلوف h73
حلوف_ h73
حلوي h-48
حلي r-20 m-23 h-63
حلي_ m-15 h20
حليب r-19 g23 h-40
حليب_ r-19 g23 h-40
حليل h-43
حليل_ h-43
حم_ g-17 h64
حما r-17 g68
حماي g78
حمايه g78
حمد r-23
حمد_ r-23
حمر g-28 m19
حمر_ g-17 h34
حمرا m17 h-30
حمل g35 h-28
حمل_ g61
حمله g-22
حمي h59
حميم h51
حميم_ h20
حميمي h20
حن_ g21 m17 h-21
حنا m-29 h-27
حنا_ m-17
حنات g17
حنات_ g17
حنت r-17 m19 h41
حنت_ m20 h55
حه_ r-110 g-62 m-36 k-36
حوا r-26 g-23 h-21
حوال r-24
حوالا k22
حوط g58
حوط_ g58
حول r-35 g-38 m-21 h-67 k106
حول_ g-47 h-77 k51
حوله r-15 k42
حوله_ r-15 k38
حولها h17
حون g16
حونه g16
حونه_ g16
حوه g31 h-17
حوه_ g31 h-17
حوي r-24 g-20 h-22 k62
حويل r-24 g-20 h-22 k62
حويل_ r-24 g-18 h-22 k41
حويلا k16
حي_ m-15
حيا r-15 g16 h-16
حياه r-15 g16 h-16
حياه_ r-15 g16 h-16
حير g59 h-15
حيره g20
حيره_ g20
حين h-22
حين_ h-22
حيه h53
حيه_ h53
خات r-18
خاتم r-18
خاد h17
خادم h17
خار k48
خار_ g18
خارج k50
خارج_ k50
خاس m17
خاسر m17
خاسر_ m17
خاص r18 h113
خاص_ h102
خاصه r24
خاصه_ r24
خاط g15
خاطر g15
خال h-38
خالت h-31
خالتي h-31
خالد r-24
خالد_ r-24
خالف h40
خالف_ h22
خالفه h18
خالي h-44
خالي_ h-44
خان g-18 m23
خان_ g-18 h-35
خبر k33
خبر_ k16
خبز g-17 h-30
خبز_ g-17 h-30
خت_ m39
ختا g74 h-29
ختار g74 h-29
ختار_ g58 h-22
ختر r-48 g-24 m-16
خترا h33
ختراق h33
خترت r-44 g-28 h-30
خترت_ r-40 g-19 h-17
ختل g16 m-24 h-28
ختم h42
ختم_ h42
ختي r-31 h-47
ختي_ r-20 h-22
ختيا g49
ختيار g49
خد_ m30
خدا k17
خدام k17
خدام_ k17
خدت r60 m-21 h-25
خدر h21
خدره h25
خدره_ h25
خدم h21 k37
خدم_ k23
خدما h29
خدمات h29
خدمه k15
خدمه_ k15
خذ_ r48 m34 h-43
خذت r17
خذت_ r25
خذته_ r-22
خذه r30 g35
خذه_ r15
خذها r15 g29
خذها_ r15 g29
خذو r32
خذوه r32
خذوها r32
خر_ r67 g-16 h-21
خرب g45 h-17
خرب_ g45 h-17
خرت m-18
خرت_ m-18
خرج m-20 h-34
خرج_ g-15 m-20 h-34
خرز g-15
خرزه h34
خرزه_ h34
خرف g22 h-17
خرفا g22
خرفان g22
خره h15
خره_ h15
خرو m23 h25
خروف m23 h25
خروف_ m23 h26
خري r-57 g23 h51
خريه r-19 h64
خريه_ r-19 h64
خزا r30 h-38
خزان r30 h-38
خزانه r56 h-19
خزن g-25 h15
خزن_ h24
خزي r26
خزين r26
خزينه r26
خسر m52 h-25
خسرا m18
خسران m18
خسرت g-18 m32
خسرت_ m19
خسرن h-16
خسرنا h-16
خشب g-15 m-22 h-47
خشب_ g-15 m-22 h-23
خص_ r-20 g-26 k89
خصم r58
خصم_ r50
خصه g22
خصه_ g22
خصي r62 g-21
خصي_ r17
خصيم r45
خصيم_ r45
خضا g-17 h-31
خضار g-17 h-31
خضار_ g-17 h-31
خضر g28 m60 h-23
خضر_ g35 m23 h-20
خضرا m36
خطط m-15
خطط_ m-15
خفا k15
خفاء k15
خفاء_ k15
خفي g15
خفيه g15
خفيه_ g15
خل_ g-41
خلا r-15 m47
خلال m55
خلال_ m55
خلاي g29
خلايا g29
خلت g16 m15
خلت_ m15
خلص m-24 h-31
خلص_ r-20 m-15 h-23
خله g55 h-24 k17
خله_ g85 h-16
خلها g-31 k20
خلها_ g-31 k20
خلي g-18 h19
خليه g21 h39
خليه_ g43 h-17
خما g-19 h-15
خمار g-19 h-15
خماره h25
خمر m-21 h54
خمر_ m-19 h40
خمس r79 g16 m20 h-26 k-17
خمس_ m29 h17
خمسم r20
خمسمي r20
خمسه g-18 h-15
خمسه_ g-18 h-15
خمسي m-25
خمسين m-25
خمو h47
خمور h47
خمور_ h45
خمي r-31 g22 m19
خميس r-29
خميس_ r-29
خن_ h-25
خنز h65
خنزي h65
خنزير h65
خنو h16
خنوق h16
خه_ m-22 h57
خول m30 h-17
خول_ m30 h-17
خوه r21 h-16 k28
خوه_ r21 h-16 k28
خوي r-18
خوي_ r-15
خي_ h-15
خيا r-29 g89 h-61
خيار r-19 g98 h-55
خيار_ g52 m-32 h-42
خيارا g46 m27
خير r-46 g-29 h-38
خير_ r-49
خيره h-32
خيره_ h-32
خيص_ g23 h-18
خيل h26
خيل_ h26
دا_ m-15 h-38 k39
داء g-40 m-15 h-32
داء_ g-40 m-15 h-32
دات r47 g-36 h-28
دات_ r47 g-36 h-28
داخ g18
داخل g18
داخله g19
داد g-38 h38
داد_ g-25 h38
دار r-18
دار_ r-18
داع m24 h-16
داع_ m24 h-16
داف g19
دال h23
دالي h23
دالي_ h23
دام m-20 k17
دام_ g22 m-15 k17
داو g48 m27
داول g24 m35
داول_ g24 m35
داي r22 g16 h-34
دايا h-15
دايا_ h-15
دايع r18
دايع_ r18
دايم g25
دت_ r18 g-18 m46 h-44
دته r15 g-17
دته_ r15 g-17
دث_ r-19 g29
دجا g-29 h28
دجاج g-27 m16
دجاج_ g-20 m19
دجاجا h18
دجال h20
دخا h-38
دخار g18
دخار_ g18
دخان g-18 h-35
دخان_ g-18 h-35
دخل r24 g-41 m21 h21
دخل_ g-20 h29
دخلت m15
دخلت_ m15
دخن h-23
دخن_ h-28
دخو m30 h-17
دخول m30 h-17
دخول_ m30 h-17
دد_ r63 g83 m-15 h-39 k-23
ددت r-44 h-22
ددت_ r-40 h-22
دده g90 h-15
دده_ g66
ددها g24
ددها_ g24
در_ h21 k24
درا g-37 h31
دراج r-34 g-15 h39
دراجه r-34 g-15 h39
دراس r-17
دراسه h15
دراه r37
دراهم r37
درج g-23 m-22 h28
درجه h33
درجه_ h33
درس r-27 g-31 h-50
درسه g-23 h-32
درسه_ g-23 h-32
دره r-19 g17 h39 k-15
دره_ h70
درهم r-19 h-28
درهم_ r-19 h-28
درو g59 h-31
دروب g59 h-31
دري g28 k22
دري_ r19 g28 h-16 k22
دس_ m-15 h-41
دسك r28
دسكا r28
دسكاو r28
دش_ g33 h-20
دع_ h24
دعا m-18 h74
دعار h64
دعاره h64
دعم h-16 k21
دعم_ h-16 k21
دعو h-18
دعوه h-18
دعوه_ h-18
دفا g28 h-22
دفات g28 h-22
دفاتر g28 h-22
دفت r16
دفتر r16
دفع r-33 g43 m-22 h-29
دفع_ r35 g35 h-28
دفعا g-23 k22
دفعات g-23 k22
دفعت r-17 g22
دفعت_ r-30
دفعته g17
دفعن g-26 m21
دفعنا g-26 m21
دفعه r-31 m-19
دفعه_ r-31 m-16
دفعو g52 m-16 h-21
دفعوا g16
دفعون g40 m-18
دفن h24
دفن_ h24
دفوع_ r-26 g-21 m-15
دفوعه g18 m23
دفون g15
دفونه g19
دفي h38
دفين h38
دفين_ h38
دق_ r-55
دقا g15 m16
دقاي g15
دقايق g15
دقه g-35
دقه_ g-35
دقي m51 h-40
دقيق g20 m56 h-21
دقيقه r20 g18 m41 h-16
دكا g-36 m-15 h16
دكا_ h27
دكان g-31
دكان_ g-28
دكت r-17 m-22 h-21
دكتو r-17 m-22 h-21
دكتور r-17 m-22 h-21
دكه g-15 h50
دكها h37
دل_ r41 g-15 h-66
دلا r-22 g37 h-15
دلات g20
دلات_ g20
دلت g-19
دلت_ g-19
دله r-31 g52 h-23
دله_ r-31 g52 h-23
دلي h-47
دليك h36
دليك_ h36
دلين g31
دلين_ g31
دم_ r-32 g21 m-45 h21
دما m-36
دمات h29
دمات_ h29
دمان m-33 h-25
دمان_ m-33 h-25
دمه r-16 m-21 h48
دمه_ m-17 h24
دمها h24
دمها_ h24
دن_ r48 g17
دنا r18 g37 h-16
دنا_ g37 h-16
دني g22 h-32
دني_ g22 h-32
ده_ r43 g40 m-38 h-64 k-44
دها r22 g-21 h-38 k-23
دها_ r22 g-21 k-23
دهب r39 h-21
دهب_ r39 h-21
دهم h-15
دهن g-17 h34
دهن_ g-17 h34
دو_ g16
دوا r-36 g-21 m-22 h-58
دوام r-20 h-30
دوام_ r-20 h-30
دوب h28
دوب_ h28
دور r20 g25 h-96
دور_ g42
دوره m20 h-89
دوره_ r-21 m23 h-88
دورها r30
دوري r17 m-18
دوري_ r17 m-16
دوق m15
دوق_ m15
دول r71 m17 h32
دول_ r24 h16
دوله r15
دوله_ r15
دولي r15 m33 h19
دوليه r22
دوم m19
دون r-31 h25
دون_ r-31 h17
دي_ g-49 m16 h-71 k32
ديب h42
ديب_ h42
ديت r-36 g-18
ديت_ r-23
ديد r40 g18 m-25 h-23 k-23
ديد_ r27 m-19 h-19
ديس h20
ديسك h20
ديسكو h20
ديق g-17 h-32
ديق_ h-29 k-20
ديقي r-15
ديقي_ r-15
ديك h52
ديك_ m-23 h47
ديل g-15 m-23
ديلر m-16
ديلر_ m-16
ديم r26 g-37 m-20 h-39
ديم_ r30
ديمه g-30 h-30
ديمه_ g-30 h-30
دين r31 g-15 h-23
دين_ r-27 g34 k27
دينا r23 g-28 m18 h20
دينار r25 m18 h40
دينت h-23
دينه r41
دينه_ r41
ديني r-18
ديني_ r-16
ديه r-38 g-23 m-17 h-58 k-29
ديه_ r-38 g-23 m-17 h-58 k-29
ديو r36
ديوا h-16
ديوان h-16
ديون r41 h-19
ديون_ g20
ديوني r26
ديوه h21
ديوها h21
ذا_ r-24 g64 m15
ذبح g-19 h53
ذبح_ g-19 h51
ذت_ r25
ذته_ r-22
ذخي h-32
ذخير h-32
ذخيره h-32
ذف_ h22
ذكر r-38 h-26
ذكره m18
ذكره_ m18
ذه_ g29 h23
ذها g29
ذها_ r15 g29
ذهب r19 g-20 h-20
ذهب_ r44
ذون r56 h-32
ذون_ r29 h-21
ذونا r27
ذونات r27
ذوه r32
ذوها r32
ذوها_ r32
ذي_ g23 m-15 h-46
ذين h24
ذين_ h24
را_ r-56 g-52 m19 h52
راء r-26 m-22 h27
راء_ r-18
راءه m-19 h20
راءه_ m-19 h20
راب r73 g-62 m-18 h22 k-23
راب_ h25
رابح r36 g-17 h-24 k-17
رابحا r36 h-15
رابحه g-17
رابي r66 g-21
رابي_ r67 g-21 h-23
رابين h20
رات h-17 k-24
رات_ g-25 h21
راتب h-25 k-18
راتب_ k-15
راتبي r-23 k-15
راتي g30
راتين g30
راج r-56 g-27 k-33
راجع r-19 h-39 k-29
راجه r-34 g-15 h39
راجه_ r-34 g-15 h39
راح r-17 g21 m22 h-23
راح_ r16 m19 h-15
راحت r-33 g31
راحت_ r-15 g31
رار h-23
رار_ h-23
راس r30 g-30 h-43
راس_ r62 g-41 h-20 k-18
راسه g19
راسه_ g19
راسي r-36
راش m26 h-18
راش_ m26 h-18
راض r-25 g39 h-20
راض_ g17
راضي g22 h-18
راضي_ g16
راع h-23
راعي_ g-16
راف r15 g-39 h117
راف_ h59
رافع m27
رافعه m27
رافق m-20 h33
رافقا h31
رافه g-15 h35
رافه_ g-15 h35
راق g-16 h46
راق_ h54
راك r-30 g-30 m27
راك_ r-24 m-29
رام g-35 m-23 h102
رام_ h70
راما h18
راماد h25
رامه h-52
رامه_ h-52
رامي g-18 h55
رامي_ h24
راميه g-16
ران r-21 h-28 k-25
ران_ r-19 h-21 k-25
راه r27 m131 h-50
راه_ m-26 h28
راها r19
راها_ r19
راهم r37
راهم_ r34
راهن r-25 m162 h-62
راهن_ m37
راهنا h-18
راهنت m15
راهنه r-15 g24 m73
راهني m23 h-15
راي g-21 h15
رب_ r-23 k21
ربا r44 g-35 m-16 h-44 k-19
ربا_ r23 h-41
رباء r21 h-21
رباء_ r21 h-21
ربان h23
ربان_ h23
ربح r-33 h-47
ربح_ r-28 h-43
ربط g-24 h85
ربط_ g-24 h85
ربع r16 g15 h-21
ربع_ r-42 g29
ربعه r16
ربعه_ r16
ربعي r37 g-21 h-18
ربعين r37 g-19
ربن r-17 h-18
ربنا r-17 h-18
ربنا_ r-17 h-18
ربه r-29 m-18 h36
ربه_ r-29 m-18 h36
ربو r85 g-31 m21 h23
ربوط h27
ربوطه r16
ربوي r89
ربوي_ r30 h17
ربويه r50 h-19
رت_ r-35 g-18 h-16 k27
رتج g68 h-26
رتجع g68 h-26
رتجع_ g29
رتجعا g39 h-16
رتف g15 m-15
رتفا g15 m-15
رتفاع g15 m-15
رته h-39
رته_ h-32
رتو h26
رتون h25
رتون_ h24
رتي g-46
رتي_ g-42 h-24
رتين h33
رتين_ h21
رث_ g28
رثه g44 h-33
رثه_ g38 h-21
رج_ r20 g-35 m-29 h23 k33
رجا r17 h-25
رجع r35 g-46 m-20 k-36
رجع_ r52 g-19 h17 k-16
رجعت r-40 m19 h27
رجعت_ r-42 m20 h27
رجعه h-16
رجعه_ r34
رجعها r-24
رجعو r20 h-16
رجعوا r26
رجن g75 m-15 h-37
رجن_ g75 m-15 h-37
رجه g32 h33
رجه_ h33
رجو g16 h23
رجوع g18 h19
رجوع_ g18 h19
رجي r21 h27
رجي_ r21
رح_ h-75
رحله h-18
رحله_ h-18
رحم h23
رحم_ h27
رخص h33
رخص_ h23
رخصه g22
رخصه_ g22
رخيص_ g23 h-18
رد_ r-43 m-27 h37 k-26
رده g-17
رده_ r-24
ردي r-41 g-20 h-18
رديت r-36
رديت_ r-23
رر_ g23 h25
رره g31
رره_ g16
رز_ g20
رزق g16 h26
رزق_ g16 h26
رزه h34
رزه_ h34
رس_ r-31 g-16 m-26 h-51
رسا g-37 h-32 k21
رسال m23 h21 k24
رساله m26 k25
رساي m18 h-37
رسايل m18 h-37
رست r-19
رسم r-44 h21
رسم_ m18
رسمه h46
رسمه_ h46
رسمي r-15 h-18
رسمي_ h-18
رسه g-23 h-32
رسه_ g-23 h-32
رسو m-44
رسوم m-44 h-15
رسوم_ m-44 h-15
رسي m22
رسي_ m22
رش_ g20 h-26
رشت h15
رشتي h15
رشتين h15
رشه g24
رشه_ g24
رشو g-21 h83
رشوه g-16 h65
رشوه_ g-16 h65
رشي h35
رصن h32
رصنه h25
رصنه_ h25
رصه g-24 m16 h21
رصه_ g-24 m16 h21
رصو h20
رصود h20
رصود_ h20
رصي r16 g-19 m34 h37
رصيد r16 g-19 m34 h37
رصيد_ m34 h39
رض_ r28 g-21 m-62 h-101
رضا r-22 g-16 h49
رضاه r-22 h42
رضاه_ h17
رضاها h25
رضه h16
رضي g-17 h25
رضيه h18
رضيه_ h18
رط_ r16 m74 h-51
رطت r32
رطن m31 h-16
رطه r18 g17 h22
رطه_ r18 g17 h22
رطي h15
رع_ g82 h-43
رعا g-17 h-40 k28
رعات k30
رعات_ k30
رعت h-15
رعت_ r-22
رعه r-24 g56 m19 h-50
رعه_ r-24 m24 h-32
رعها g55 h-18
رعها_ g55 h-18
رف_ r17 m-26 h19
رفا g22
رفان g22
رفان_ g22
رفر h20
رفر_ h20
رفع r31
رفه g-21 h-26
رفه_ r20 g-35 h-23
رفي r36 m18
رق_ r86 g-37 m-63 h78
رقا r-15 h83 k18
رقاب h-20 k22
رقابه h-20 k22
رقاص m-16 h33
رقاصه h23
رقام m27 h55
رقام_ m27 h55
رقت g50
رقت_ g56 h-18
رقص h22
رقص_ h22
رقم r-18 g-19 m42 h-49
رقم_ m34 h-19
رقه h53
رقه_ h53
رقي g23 h-20 k-15
رقيه g25
رقيه_ g25
رك_ h40
ركات h22
ركات_ h22
ركت g-20 k48
ركه r26 g19 h17
ركه_ r26 g19 h17
ركي h-38
رم_ m-21 h-15
رما g-23 h-17
رمان h-15
رمان_ h-15
رمج g23
رمجت g23
رمجت_ g23
رمض h-36
رمضا h-36
رمضان h-36
رمل h19
رمل_ h19
رمي m25
رمي_ m27 h23
رنا m16 h-17
رنا_ h-15
رنت r-16 g63 m25
رنت_ r-15 g53 m27
رنج m-22
رنج_ m-22
رني r-39
ره_ r-50 g-74 h16 k-32
رها r21 m102 h-23 k-31
رها_ r27 k-17
رهان m111 h-18
رهان_ m72
رهانا m36
رهم r-19 h-28
رهم_ r-19 h-28
رهن r77 g-17 m-18 h-35
رهن_ h-20
رهنت r51
رهنت_ r51
رو_ g-22 h-18
روا r-19 g-27 k28
روات r-19 g-17 h-17
رواتب r-19 g-17 h-17
رواح h16
رواح_ h16
روب g30 m-21 h84
روب_ m-19 h47
روبه k19
روبه_ k19
روبي h44
روت m21 h53
روت_ m21 h53
روج h15
روج_ h15
روح g27 m32 h40
روح_ g31 m40 h-18
روحا h28
روحان h28
روحي h30
روحيه h27
رور r18 h-29
رورد r29
رورد_ r29
روز h-16
روس m-22
روط r33
روط_ r29
روف r-39 h-41
روف_ r-36 h-20 k-30
روفا k30
روفات k30
روق r-23 g51 h84 k-17
روق_ h47
روقا g47
روقات g50 m33 h-28
روقان m-19 h30
روقه g15 h36
روقه_ g15 h36
رول r-16 m90 h56 k-23
رولي m94 h56
روليت m94 h56
روم m21
روم_ h26
ري_ r59 g74 m-28 h-81 k21
ريا r-18 g-45
ريا_ h32
رياض r-21 h-39
رياضه h-25
ريال g-21
ريال_ g-21
ريالا r-15
ريب g-20 m-27 h61 k54
ريب_ m-24 h50 k23
ريبه k29
ريبه_ k29
ريت g16 h-27
ريته h-18
ريتها h-17
ريح r46 g-29
ريح_ r55
ريخ g26 h26
ريخ_ g26 h21
ريد r-26 h-34 k20
ريد_ r-26 h-34 k20
رير g-21 m-21 h30
رير_ g-21 m-21 h30
ريس h-47
ريست h-23
ريستا h-23
ريض g-22 h-26
ريض_ g-22 h-26
ريط g-17 h36
ريط_ g-32 h48
ريف r-69 h-17 k27
ريف_ r-69 h-33 k29
ريق g15 m-22 k22
ريق_ h-16 k22
ريقي h28
ريقي_ h28
ريك g-35 h59
ريكا g-17 h37
ريكا_ g-17 h37
ريل h16
ريل_ h16
ريم g-25 m-15 h-49
ريم_ g-15 h-16
رين r39 g-27 h-37
رين_ r42 g-18
رينا h-26
ريه g34 h30
ريه_ r16 h52 k15
ريها r-22 g29 h-22
ريها_ r-21 g30 h-26
زات k16
زات_ h22
زاج g17
زاد r46 g-42 m33 h-47
زاد_ r26 g-34 h-45
زادت m36
زادت_ m36
زار g-16 h-17
زار_ g-16
زاره h-19
زاره_ h-19
زاز h56
زاز_ h21
زازه h35
زازه_ h35
زاف g88 h-44
زاف_ g63 h-29
زافا g25 h-15
زافا_ g25 h-15
زان r16 g-52 h-23
زان_ r-28 g-44
زاناك h18
زانه r56 h-19
زانه_ r56 h-19
زاه r-28
زاه_ r-28
زايز h-32
زايز_ h-32
زايم h21
زايم_ h21
زبا r-19 h45
زباي r-19 h45
زباين r-19 h45
زبو r16 g35 h18
زبون r16 g35 h18
زبون_ r36 g22 h-15
زج_ g-22 h-39
زجا h-16
زجاج h-16
زجاجه h-39
زحلا h28
زحلاو h28
زدت m39
زدن r27
زدنا r27
زرع g72 m-15 h-57 k-20
زرع_ g43 h-31
زرعت g19 h-15
زرعت_ g18
زعر h21
زعرا h21
زعران h21
زكا r-33 g-25 h-45
زكاه r-33 h-32
زكاه_ r-33 h-32
زل_ r22 g28 k-16
زلت r-57
زم_ g-17 h-41
زمي r-29 h35
زميل r-29 h35
زنا m-25 h-30
زنا_ m-25 h-30
زنج r-24
زنجب r-24
زنجبي r-24
زه_ g-17 h75
زهر g51 m-18
زهر_ g49
زوا g-27 h42
زواج g-27 h42
زواج_ h42
زوج r-22 g-18 h94
زوج_ r-25 h54
زوجي h41
زوجي_ h22
زود r81 m-23 h-33
زود_ r81 m-23 h-33
زور r-18 h83
زور_ h50
زوره r-15 h27
زوره_ r-15 h27
زون r-16 h-31
زون_ h-29
زوي r-15 h44
زوير r-15 h40
زوير_ r-15 h40
زي_ g-32 m19
زيا g-21
زياد h-21
زياده h-21
زيار g-18 h21
زيارا g-16
زياره h21
زيت g-26 h-40
زيتو g-15 h-44
زيتون g-15 h-44
زيد r73 g-41 m21
زيد_ r40 g-38 m21
زير g-15 h78
زير_ h70
زيع r-26
زيف h36
زيفه h31
زيفه_ h31
زيل h20
زيل_ h20
زيم h15
زيمه h15
زيمه_ h15
زين r18 g-30
زينه r26
زينه_ r26
زينو m21 h27
زينو_ h23
زيه h-79
زيه_ h-79
زيي h25
زييف h25
زييف_ h25
سا_ r-18 g115 m-26 h-50
ساب r39 g-20 m62 h-29 k58
ساب_ r55 g35 m45 k16
سابق g-15 m48 h-26
سابقه m37 h-24
سابه k24
سابه_ k24
سابي g-34 m-26 h24 k25
سابي_ g-34 m-26 h24 k25
سات h-16
سات_ h-16
ساح g-23 h66
ساحر g-23 h68
ساحر_ h36
ساخ h21
ساخر h17
ساخره h17
سار g-21 h33
سار_ h44
ساط r-33 g-16
ساط_ r-33 g-16
ساع g-59 h37
ساعا h23
ساعات h23
ساعت g-25
ساعتي g-25
ساعه m16 h27
ساعه_ m16 h27
ساف g17
سافر g17
سافر_ g17
سال r-44 g-34 m22 h-65 k67
سال_ g-29 h-28 k32
سالم r-21 h-39
سالم_ r-21
ساله m24 k24
ساله_ m24 k24
سام r-58 m-17
سامح r-57
سان g-33 m-25 h16
ساي r-27 g-17 m18 h-16
سايق r-23 h-43
سايق_ r-23 h-43
سايل m16
سايل_ m16
سايي h31
سب_ r-76 g-21 k-22
سبا r-20 g-24
سبب g-16 k24
سبب_ g-16 k24
سبت g-24 m36 h20
سبت_ m29 h15
سبع r37
سبعه r37
سبعه_ r37
سبق r-26 g33 m49 h-45
سبق_ r-26 g44 m44 h-29
سبه g-29 m17 h-49
سبه_ g-29 m17 h-49
سبو r29 m23
سبوع r30
سبوع_ r24
ست_ h16
ستا r23 g-17 h-79 k18
ستاج r17 k24
ستاجر r17 k24
ستال h20
ستال_ h20
ستث g26
ستثم g26
ستثما g26
ستح h-15
ستحق h-15
ستحقا h-15
ستخ h-32 k57
ستخد h-24 k57
ستخدا k17
ستخدم h-15 k40
ستر r42 m-17
سترد g-26
سترد_ g-29
ستري r49 g24 h-20
ستري_ g32
ستريح r58 h-15
ستش g-19 h-31
ستص g-15
ستصن g-15
ستصنا g-15
ستع m-24 h-39 k29
ستعا k28
ستعار k28
ستعم m-21
ستعمل m-21
ستقب g24
ستقبل g24
ستل r-40 h-36
ستلا g16
ستلام g16
ستلف r-15
ستلم r-34 g-17 h-19 k28
ستلم_ r-25 g-15 k40
ستلمت g-24
ستلمه g24
سته r23 k-18
سته_ r47 h-22
ستو g33 k-15
ستود h-32
ستودع h-32
ستور g36 h41
ستوك g19
ستوك_ g19
ستي g-41
ستيش g-16
ستيشن g-16
سجا g-17 h15
سجاي h16
سجاير h16
سجد h-30 k-16
سجد_ h-30 k-16
سجل g-71 h-24 k38
سح_ h21 k15
سحب g-59 m82 h-38 k25
سحب_ g-46 m74 h-25
سحر r-15 g-37 m-23 h86
سحر_ g-34 m-21 h101
سحري h-18
سحريه h-18
سخر r-16 h64
سخري r-19 h64
سخريه r-19 h64
سدا r26 g24 h-16
سداد r26
سداد_ r26
سدد g-39 h22
سدد_ r44 h20
سددت r-44 g-25 h-17
سددت_ r-40 g-25 h-17
سدده h19
سدس h-30
سدس_ h-39
سر_ r-34 g56 m47 h-69
سرا m18
سران m18
سران_ m18
سربه h18
سربه_ h18
سرت r-25 g-18 m32
سرت_ r-21 m19
سرق h23
سرقه h24
سرقه_ h24
سرن h-16
سرنا h-16
سرنا_ h-16
سره h-15
سره_ h-15
سرو r-16 h91
سروق r-16 h91
سروق_ g-25 h54
سروقه g15 h36
سري h22
سريه h15
سريه_ h15
سس_ h29
سط_ r-29 g37 h-15 k-16
سطه h60
سطه_ h60
سعا g34
سعار g34
سعار_ g34
سعر r-22
سعر_ r-38 h21
سعره r16
سعرها r16
سعم r-24
سعمي r-24
سعميه r-24
سعه r59 h-15
سعه_ r59 h-15
سعي g-20 h-19
سعيد g-20 h-19
سعيد_ g-19 h-32
سفا h56
سفار h56
سفاره h56
سفر r18 g-15 h-24
سفر_ h-42
سفل h21
سفلي h21
سفي g64 h-25
سفين g64 h-25
سفينه g64 h-25
سقط h-21
سقط_ r17 h-21
سقف g-30 k54
سقف_ g-30 k54
سكا r30
سكاو r28
سكاون r28
سكر h41
سكر_ g-22 h30
سكره g32
سكره_ g23
سكري g-20
سكري_ g-20
سكن h-21
سكو r-16 g-16 m-16 h95 k-15
سكو_ h20
سكوت r-16 h71 k-15
سكوت_ h40
سكوتي h17
سكي h93
سكي_ g-21 h99
سل_ r-20 h-74 k39
سلا r-18 g-18 h-35
سلام g-39 h-27
سلام_ g-19
سلامي g-20 h-22
سلس r-15 m-17
سلسل r-15 m-17
سلسل_ m-17
سلع g19
سلف r68 g-33 m-28 h-25
سلف_ r21
سلفته r21
سلفه r33
سلفه_ r33
سلم g-53 m-23
سلم_ g-26
سلمت g-22
سلمته g-22
سلو g-22 m91
سلوت g-22 m105
سلوت_ m40
سلوتس m65 h17
سلي r24 m-25 h-17
سليم g16
سليم_ g17
سم_ r-41 m-25
سمس h44
سمسا h44
سمسار h44
سمك g47 h-40
سمك_ g26 h-31
سمن g-19 h-28
سمنت h-23
سمنت_ h-23
سمه r-24 g-29 h29
سمه_ g-27 h36
سمي g-32 h-22 k39
سمي_ g-35 h-20 k27
سميه r16
سميه_ r16
سن_ r-45 g-29 h-49 k39
سنا m-22
سنان m-22
سنان_ m-22
سنت r-15 h20
سنتي r-15
سنتين r-15
سند r87 m-36 h-66
سند_ r31 m-22
سندا r56 h-21
سندات r56 h-21
سنه m19
سنه_ m19
سنو g25
سنوي_ g19
سني g24 h32
سنين g24 h32
سنين_ g24 h32
سه_ g60 m-31 h-67
سهر g-21 h32
سهر_ g-20 h56
سهره h-27
سهره_ h-27
سهل g21
سهل_ g21
سهم r-30 g57 k-16
سهم_ r-30 g57 k-16
سوا r-15 h-28 k29
سوخ h18
سوخه h18
سوخه_ h18
سور r15
سوق h-22
سوق_ r15 h-22
سول h69
سول_ h47
سوم m-44 h-15
سوم_ m-44 h-15
سي_ r-25 g-60 m-30 k-22
سيا g-15 h-34 k-35
سيار h-47 k-35
سيارا h-23 k-19
سيارت r-17 g-24 h-24
سيج h58
سيجا h58
سيجار h58
سير g25 h52
سير_ g-20 h98
سيرف h20
سيرفر h20
سيط h20 k15
سيط_ k15
سيطه h15
سيطه_ h15
سيل r-21 m-18 h-34 k41
سيل_ r-21 m-18 h-38 k29
سيم h-27 k34
سيم_ h-24 k34
سين m-25 h-39
سين_ r20 h-25
سيه r-19 m-21 h-25
سيه_ r-19 m-21 h-25
شا_ r-24 m-37 h-42
شاء g-27 m-23 h-29
شاء_ g-27 m-23 h-29
شات m38 h25
شات_ m38 h25
شار m48 h-26
شارط m53 h-25
شارك r20
شاركه r20 h-17
شاف g47 k-18
شافه g47 k-18
شافه_ g23
شافها g24
شال g-31 h26
شالي g-30 h19
شاليه g-30 h19
شام g18
شامل g30 h-15
شامل_ g30 h-15
شان g-56 h77 k93
شان_ g-56 h72 k94
شاه m-20 h60
شاه_ g26 m-26 h-19
شاهد h46
شاهد_ h46
شاي h-19
شاي_ g-16 h34
شايف g23
شايفه g15
شب_ g-15 m-22 h-23
شبا m-31
شباب m-30
شباب_ m-30
شبك r-32 g59
شبكت g35
شبكه r-23 g25
شبكه_ r-23 g25
شبو h41
شبو_ h41
شت_ r29
شتر g62 h-68 k-22
شترا r-28
شتراك r-24 m18
شتراه g23
شترط r23
شتري g51 h-64 k-16
شتري_ g21 h-20
شتريت r20 g-27
شتريه g58 h-37
شتغ h19
شتغل h19
شتم h29
شتم_ h29
شتي h15
شتين h15
شتين_ h15
شجر g46 h-17
شجره g44 h-17
شجره_ g44 h-17
شحا h31
شحاذ h24
شحاذي h24
شحن r-22 g24 m38
شحن_ g28 m21 h-49
شحنت r-17 m19 h41
شحنت_ m20 h55
شخا h34
شخاص h26
شخاص_ h26
شخص g-18 k76
شخص_ k85
شخصي r17
شخصي_ r17
شر_ r44 h53
شرا m-22 h41
شراء g17
شراء_ g17
شراب h35
شراب_ h25
شرب g-21
شرب_ g-21
شرط r44 g28 m74 h-25
شرط_ m78 h-51
شرطه r18 g28 h22
شرطه_ r18 g28 h22
شركه h19
شركه_ h19
شره r47 g-33 h-40
شره_ r47 g-33 h-40
شرو r18 g-24
شروب g-21
شروب_ g-17
شروط r33
شروط_ r29
شري g-23 h-49 k-18
شريت r-30 g31 h-20
شريت_ r-32
شريته g19 h-16
شريط g-32 h48
شريط_ g-32 h48
شريك h-15
شرين r47 m18 h-39
شرين_ r49 g18
شرينا h-26
شط_ m35 h-18
شعر h-15
شعر_ h-15
شعو h69
شعوذ h69
شعوذ_ h47
شعوذه h21
شعي h-24
شعير h-24
شعير_ h-24
شغل r31 h18 k-16
شغل_ r53
شغله r-23 g-16 h55
شغله_ r-23 g-16 h55
شف_ r45 g-16 h25 k24
شفت r40 g-73
شفت_ r28 g-16
شفته g-57
شفتها g-35
شفر r-21 h43
شفره r-20 h26
شفره_ r-20 h26
شقت g-22 h-18
شقه h38
شقه_ h38
شكل r16 h-21
شله g24 h-16
شله_ g24 h-16
شلي r29
شلي_ r29
شمب h56
شمبا h56
شمبان h56
شمع m27 h-28
شمعه m31
شمعه_ m31
شن_ g18 h-28
شنط m-16
شنط_ g-22 h25
شنطه h-17
شنطه_ h-17
شه_ r-20 g19 h-64
شها r41 g-29
شها_ r31 g-16
شهادا r24
شهر r73 g-34 m-20 h-43 k-24
شهر_ r43 g-19 k-25
شهري r26 g-15 m-32 h-33
شهرين g-22 h-16
شهو r28 g23 h15
شهور r28 g23 h15
شهور_ r28 g23 h-17
شو_ h-50
شوا g25
شواي g27
شوايي g27
شور g62 h-33
شورت g42 h-16
شورت_ g42 h-16
شوش h38
شوش_ h33
شوط g-16 m44 h-16
شوط_ g-16 m44 h-16
شوف r57 g18 m-27 h-34
شوف_ r57 g18 m-27 h-34
شوه g-17 h70
شوه_ g-17 h70
شوي r19 g-29
شوي_ r19 g-29
شي_ r-35 g-22 m-22
شيء m19 h19
شيء_ m19 h19
شيب g59 h-31
شيخ g-15 m-22 h63
شيخ_ h20
شيخه m-18 h43
شيخه_ m-18 h43
شير h28
شيره h27
شيره_ h27
شيش g-18 h22
شيش_ h46
شيشه h-24
شيشه_ h-24
شيف h-15
شيك r63 h-30
شيك_ r30 h-17
شيكا r18
شيكات r22
شيكاغ g15
شيل m15 h18
شيل_ m15 h18
شين m15
شينه m16
شينه_ m16
شيه h26
شيه_ h26
صاح r-21 k32
صاحب r-21 k32
صاحب_ k32
صاحبت h27
صاحبه g18 h-27
صاد g50 h-19
صاد_ g42 h-23
صار r59 g-17 m25
صار_ r32
صارت r15
صارت_ r15
صارع m32
صارع_ m23
صاره h58
صاره_ h58
صاري g-15 h-50
صاري_ r47 m18 h-17 k-18
صاريف r-33 h-33 k31
صاع g26 m31 h-29
صاعد g26 m31 h-29
صاعد_ g26 m31 h-29
صاف r-15 h-17
صال g-35 k-20
صال_ r-16 h-40 k-20
صالا r47 h-34
صالات r47 h-34
صاله r-29 g-21 m19 h66
صاله_ r-29 g-21 m19 h66
صان m25
صان_ m19
صاي r41 m-15 h-41
صايغ r41 h-18
صايغ_ r41 h-18
صب_ g-60 m-27 h66
صبر h-26
صبر_ h-26
صتي m-30
صتي_ m-30
صحي h-29
صدر g19 h-15 k32
صدر_ k32
صدق r-21 g-22 h-22
صدقه g-22 h-22
صدقه_ g-22 h-22
صدي r-15 g-20
صديق r-15 g-20
صديقي r-15
صر_ m-15 h-24
صرا h25
صرات h19
صرات_ h19
صرف r32 g-53 m-18 h-54
صرف_ g-49 h-38
صرفه r22
صرفي r35
صرو r-28 h-44
صروف r-28 h-44
صروف_ r-27 h-33 k-29
صروفا k30
صري r21
صعد g-15
صعد_ g-15
صعو g45
صعود g45
صعود_ g45
صغي r-22 h-38
صغير r-22 h-38
صغيره h-22
صف_ g16 h29
صفر h39
صفر_ h39
صفق g57 m22 h-52
صفقا m19 h-26
صفقات m19 h-26
صفقه g57 h-25
صفقه_ g57 h-25
صفه g-21
صفه_ g-21
صقر r-18 h-35
صقر_ h-19
صل_ r64 g-33 m-36 h-71 k41
صلا h-25
صلات h-18
صلات_ h-18
صلاحي g-19 h52
صلت g-24
صلت_ g-24
صلح r-31 g31 h-39
صلح_ r-20 h-15
صلحو g48 h-24
صلحوه g31 h-17
صلن r15 k34
صلني r15 k34
صلني_ r15 k34
صله r-30 g17 m-18
صلي r-58 g-53 m-15 h22
صلي_ r-22 g-17 h47
صليح r-25 g-21 h-22
صليح_ r-25 g-21 h-22
صليه g-15
صليه_ g-15
صم_ r50
صنا g-15 k-19
صناد m15 h-20
صنادي m15 h-20
صناع g-15
صناع_ g-15
صند h-64
صندو m15
صندوق m15
صنع h41
صنع_ h43
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-25
صود h20
صود_ h20
صور g-36 h51 k29
صور_ h64
صورك h17
صورك_ h17
صوري r16 h-20 k42
صوريه r27 k28
صوف g30 h-19
صوف_ g26 h-16
صول g22 h-17
صول_ g22 h-17
صي_ r17 g30 m-19
صيا r-23 g62 h-26
صياد g33
صياد_ g33
صيان r-19
صيانه r-19
صيب r-35 g22 m63 h31 k-22
صيب_ r-19 g-21 m108 h62
صيبي g40 m-15 h-42
صيبي_ g40 m-15 h-42
صيد g37 m21 h-48 k-20
صيد_ g25 m24 h28 k-17
صيده g38
صيده_ g33
صير g-43 h-25
صير_ g-36
صيل g-18 m-15 h-31
صيل_ g-18 m-15 h-31
صيم r45
صيم_ r45
صين m33
صيني m33
صينيه m33
ضاء h18
ضاء_ h24
ضاب h20
ضابط h20
ضابط_ h20
ضات g-20 m35
ضات_ g-20 m35
ضار r-26 g-22 m-28
ضار_ g-17 h-31
ضارب r-20 h33
ضاربه r-20 h33
ضاع h17 k33
ضاعف r29 g-17 m26 h24
ضاعف_ r23 g-17 m26 h25
ضاعه r-21 k33
ضاعه_ r-21 k33
ضاف r-17 g20
ضافي r-17 g20
ضان h-63
ضان_ h-36
ضاه r-22 h42
ضاه_ h17
ضاها h25
ضاها_ h25
ضت_ g-16
ضح_ g-26 h23
ضحك h23
ضحك_ h23
ضد_ g18
ضر_ r16 g34 m23 h-16
ضرا m36 h-27
ضرار h-23
ضرار_ h-23
ضرب h19
ضرب_ h37
ضربه g26 h-18
ضربه_ g26 h-18
ضرع g104 h-46
ضرع_ g49 h-28
ضرعه g55 h-18
ضرعها g55 h-18
ضره r-17 g-31
ضره_ r-17 g-31
ضرو k15
ضروب k15
ضروبه k19
ضري h24 k27
ضريب k32
ضريبه k29
ضريح h26
ضريح_ h26
ضما r24 g23
ضمان r24 g23
ضمان_ g26
ضمانه r18
ضمو r37
ضمون r37
ضمونه r23
ضه_ r-20 g32 h-35
ضور h-16
ضور_ h-16
ضي_ r-22 m-17 h-15
ضير h49
ضير_ h49
ضيف h15
ضيف_ h15
ضيه g31 h31
ضيه_ g31 h31
طاب g-18 m20 h28
طابق m20 h28
طات h19
طات_ h19
طار g-19 m-16 h-33
طار_ h-26
طاز g-22 h-46
طازج g-22 h-39
طازج_ g-22 h-39
طاق m19
طاقه g-23 m16 h16
طاقه_ g-23 m16 h16
طال h60
طالب h21
طالب_ h21
طالع h36
طالع_ h27
طان g-16
طاني g-16
طاو m26 h45 k-17
طاول m26 h45 k-17
طاوله m26 h45 k-17
طاي h33
طايح h38
طايحه h26
طبا r-32 h-32
طباع r-32
طباعه r-32
طبخ g-29 h-16
طبخ_ g-29 h-16
طبل m16
طبله m16
طبله_ m16
طبي g-61
طبي_ h39
طبيق g-34
طبيق_ g-34
طت_ r32
طجي h19
طر_ r40 g40 h-105
طرد h43
طرد_ h43
طرف r41
طرف_ r37
طري h-20 k24
طريق k24
طريق_ k24
طط_ m-15 h30
طعا h-29
طعام h-29
طعم g-32 k-17
طعم_ g-32 k-17
طعه h-24
طعه_ h-24
طفا m-38 h-37
طفال m-38 h-19
طفال_ m-38 h-19
طفل h22
طفله h15
طفله_ h15
طلاس h27
طلاسم h27
طلب g15 h17
طلب_ m15 h-19
طلبت h58
طلبت_ h20
طلبه g31
طلبه_ g19
طلس h33
طلسم h33
طلسم_ h33
طلع g-21 m69 k49
طلع_ m45 k28
طلعه k21
طله h32
طله_ h32
طلي g-15 h48
طلين g-15 h24
طلين_ g-15 h24
طم_ g-25
طما g-25
طماط g-25
طماطم g-25
طن_ h-25
طنا m17
طه_ r21 g31 m-19 h60 k-19
طوا r-15
طوا_ r-15
طوع g-17
طوع_ g-17
طول r69 h-39 k-18
طول_ r49 h-25
طون g26
طون_ g29 h-15
طي_ r-25 g45 m39 h-16
طيا m37
طيار g-17 m38
طياره g-17 m38
طيت r28 g-31 h45
طيت_ m15 h30
طيته h15
طيته_ h15
طيخ h-25
طير g38 h20
طير_ g55 h-19
طيس h27
طيك r33
طيك_ r33
طين r26 h-24
طيني r24
طيني_ r24
طيه r-17 g-22 m23
طيه_ g-22 m23
ظار r62 g-20 h-32
ظار_ r62 g-20
ظام g-15 h-26 k30
ظام_ h-35 k31
ظته k23
ظته_ k23
ظتي h-16 k28
ظتي_ h-16 k28
ظر_ r-19
ظرف h17
ظرف_ h17
ظرو g24
ظروف g24
ظروف_ g24
ظف_ h17
ظفي r-17 h-29
ظفين r-15 h-29
ظفين_ r-15 h-29
ظم_ r54 h-20 k-17
ظه_ g-23 m22
ظهر h-72 k44
ظهر_ g-17 h-67 k44
ظي_ h32
ظير r29 g-19
ظير_ r30
ظيف r-15
عاب r-16 h-22
عاب_ h-18
عات r-51 g-20 m29 h-18 k31
عات_ r-51 g-15 m16 k31
عاج g-17 h25
عاج_ h30
عاد g16 h44
عادي g16 h20
عاديه g16
عار g36 m-30 h53
عار_ g25
عارف g40
عارف_ g30
عاره h54
عاره_ h54
عال m21
عام g40 h-40
عام_ g56 h-22
عامل r19 g-16
عامله r26 h17
عامه h-27
عامه_ h-27
عاه r36 h18
عاو g-15
عاي r19 m-50 h-50
عايد r45 g-16
عايد_ r45 g-16
عايش g47
عايش_ g34
عايل m-17 h-24 k15
عايلي m-17 h-21 k15
عاين g-15
عايه m-15
عايه_ m-15
عب_ r-19 g-66 m103
عبا g-40
عبد h25
عبد_ h17
عبر g33 m26
عبر_ g33 m26
عبن m-39
عبنا m-39
عبنا_ m-39
عبه m23
عبه_ m23
عبي r-15 m61 h92
عبيه m32 h44
عبيه_ m32 h44
عت_ r-39 g-20 m20 h-21 k-25
عتك g40
عتك_ g40
عتل r22 g-15 m22 h32
عتلي m23 h34
عتلي_ m23 h34
عتم h-26
عتمد h-24
عتمد_ h-24
عته r19 h-34
عته_ r20 h-21
عتها g-16
عتها_ g-16
عتي g15 h58
عتين g29 m-22
عتين_ g29 m-22
عجل m20 h-70
عجل_ h-51
عجله m24 h-19
عجله_ m24 h-19
عد_ m23 h-77 k-17
عدا r-49 g-43 h46
عداد r-19 g-37 h54
عداد_ r-19 g-24 h54
عدد h-23
عدد_ h-18
عدده g17
عددها g19
عدل h-16
عدل_ h-16
عدن r25
عدن_ r36
عده g-37
عده_ g-15 m19
عدها g-22
عدها_ g-22
عدي r-23 h-22 k24
عدي_ g-24 k35
عدين r-23 g33 h-21
عدين_ r-23 g65
عر_ r-38
عرا g-24 h119
عراف g-18 h96
عراف_ h51
عرافه g-15 h37
عران h21
عران_ h21
عرس h-68
عرس_ h-68
عرض_ h-15
عرف r-15 g28
عرف_ g38 h24
عرفه h-18
عرفه_ g-15 h-17
عرق g-19 h89
عرق_ g-17 h73
عره r16
عرها r16
عرها_ r16
عرو g-28
عروف g-18
عزاي h21
عزايم h21
عزي h15
عزيم h15
عزيمه h15
عسل m-28 h-60
عسل_ m-28 h-60
عش_ r25 g18
عشا r-28 g-58 m-77 h-30 k43
عشا_ r-24 m-37 h-42
عشاء m-23 h-35
عشاء_ m-23 h-35
عشان g-34 h62 k60
عشان_ g-34 h62 k60
عشر r72 g-17 m27 h-49
عشر_ r-22 g-18
عشره r47 g-16 h-36
عشره_ r47 g-16 h-36
عشري r47 g17 m19
عشرين r47 g17 m19
عشو g27
عشوا g27
عشواي g27
عصا r-18
عصر h-35
عصر_ h-39
عصي h-39
عصير h-39
عصير_ h-39
عضا h24
عضاء h24
عضاء_ h24
عطا r17
عطر h-66
عطر_ h-48
عطل m-19
عطو h-30
عطي r52 g-16 k-20
عطي_ g24
عطيت r22 g-19 h17
عطيته h15
عطيك r33
عطيك_ r33
عطين r24
عطيني r24
عطيه r-17
عف_ r41 g-17 m26 h25
عقا r26
عقار r26
عقاري r34
عقد g-32 m-17
عقد_ r21 g-26 m-17
عقم h-42
عقم_ h-42
عقو r-15 g74 h-15
عقود r-15 g74 h-15
عقود_ r-15 g74 h-15
عك_ g41 h-36
علا g-31 m-56
علاج m-36 h-71
علاج_ m-36 h-59
علاق h51
علاقه h51
علان m-16
علب h-39 k-18
علبه h-26
علبه_ h-26
علش g-18 k34
علشا g-18 k34
علشان g-18 k34
علف g-29 h-34
علف_ g-29 h-34
علق g37 h28
علق_ g45 h16
علم k25
علم_ k25
علن r-15
علو r-41 g-34
علوم r-41 g-25
علوم_ r-39 g-21
علي g63 m21 h-58 k-18
علي_ g133 m67 h-63 k-28
عليا r29 g-22
عليا_ r29 g-22
عليق h31
عليق_ h31
عليك g-26
عليم m-29 h-46
عليمي m-29 h-46
علين h15
علينا h15
عليه r-21 g-26 k20
عليه_ r-29 g-49
عليها k22
عليهم g18
عم_ r-16 g-43 m-15 h-28
عما r-20 g-30 k-15
عمار h-45
عمال r-24 g-31 h37
عمال_ r-24 g-29 h21
عمر g-25 m20 h-17
عمره g-26 m20
عمره_ m20
عمل r22 g-17 m-64 h88 k-26
عمل_ g-53 h110
عملا r25 m-29
عملات r30 m-20
عمله g23 m-22 h-16
عمله_ r-23 g23 m-22 h-16
عمو r-16 g-31 h17 k23
عمول g-23 h17 k23
عموله r29 g-19
عمي r-19 h-56
عمي_ h-20
عميه r-19
عميه_ r-19
عن_ r-18 g-51 m-24 h-47 k77
عنا r-24 g-23 h-42
عنا_ r-24
عنب g-18
عنب_ g-18
عند g54 m-21 h-19 k-15
عند_ r-27 h47
عندن g30
عندنا g30
عنده h-18
عنده_ h-18
عندي r24 g51 h-36
عندي_ r24 g51 h-36
عني g29 h24 k-34
عني_ g29 h24 k-34
عه_ r92 g17 m38 h-51 k-17
عها r-61 g16 h20
عها_ r-61 g16 h20
عوا r44 g39 h-32
عوا_ r25 h-16
عواي r19 g30 h-16
عوايد r19 g30 h-16
عود g24 h-57
عود_ g27 h-51
عوذ h69
عوذ_ h47
عوذه h21
عوذه_ h21
عول r35 g-20
عولي r41 g-20
عولي_ r41 g-20
عون g31
عون_ g31
عوه r39 g-22 h-43
عوه_ r39 h-40
عوي m15 h44
عويذ h20
عويض m21 h25
عويض_ m21 h25
عي_ r-22 g-49
عيا r23 h29
عيال h29
عيال_ h29
عيد r16 g-36 h-81 k48
عيد_ r29 h-63 k22
عيدا g-16 k26
عيدا_ g-16 k26
عيدي h-29
عيديه h-21
عير h-32
عير_ h-32
عين r102 g-20 m-48 h-68
عين_ r37 g-39 h-38 k15
عينه r65 g18 m-45 h-30
عينه_ r72 g-16 m-44 h-24
عينها g34
عيه r18 g-18 m-33
عيه_ r16 g-16 m-29
غاز h-56
غاز_ h23
غازي h-79
غازيه h-79
غام g40
غامض g40
غدا g-46 m-22 h-29
غداء g-53 m-15 h-29
غداء_ g-53 m-15 h-29
غرا h-16
غرام h-16
غرام_ h31
غرامه h-52
غرب h24
غربي h24
غرش h15
غرشت h15
غرشتي h15
غرق g62 h-23
غرقت g46 h-17
غرقت_ g46 h-17
غسل r-18 k72
غسل_ k42
غسي r-21 g-34 m-15 h-28 k31
غسيل r-21 g-34 m-15 h-28 k31
غسيل_ r-21 g-34 m-15 h-28 k31
غش_ g-17 h63
غشو h31
غشوش h31
غشوش_ h25
غل_ r47
غلب m43
غلب_ m27
غلبن m16
غلبني m16
غلف h21
غلق g30
غلقه g33
غلقه_ g25
غله r-23 g-18 h55
غله_ r-23 g-18 h55
غنم r-33 h-46
غنم_ g18 h-38
غها g19
غها_ g19
غو_ g15
غوا g31 h-16
غواص g40 h-16
غواص_ g40 h-16
غوص g23
غوصه g23
غوصه_ g23
غوم h19
غومه h19
غومه_ h19
غون h27
غون_ h27
غي_ k16
غير r19 k17
غير_ r-19 g21
غيره g-18
غيره_ h-24
غيري k15
غيري_ k15
غين h-23
غيي h24
غيير h24
غيير_ h24
فا_ g25
فاء k15
فاء_ k15
فات r-27 h-57 k34
فات_ h-17 k22
فاتر g28 h-22
فاتر_ g28 h-22
فاتو g-27
فاتور g-27
فاج g92 m-24 h-35
فاجا g92 m-24 h-35
فاجات g71 m-24 h-27
فاجاه g21
فاد h-22 k43
فادي h-22 k43
فادي_ h-22 k43
فار r-20 h36
فاره h56
فاره_ h56
فاز h18
فاز_ h18
فاض g22 m-23 h32
فاضح h47
فاع g15 m-15
فاع_ g15 m-15
فال r62 m-63
فال_ m-52
فالت r38 h-20
فالته r26
فاله r36
فاله_ r36
فان g20
فان_ g22
فاي r156 g-44 h-66 k-29
فايد r41 g-20 h-20
فايده r41 g-20 h-20
فايز m24
فايز_ m24
فايض r22
فايض_ r22
فايظ r99 g-19 m-18 h-26
فايظ_ r99 g-19 m-18 h-26
فت_ r54 g-15 h-22 k-21
فتا m27
فتح r-19 g25 h54
فتح_ r-19 g27 h48
فتر r16
فتش h23
فتش_ h23
فته g-56
فته_ g-17
فتها r15 g-26
فتها_ r21 g-26
فتي g-22 h21
فتيا h29
فتيات h29
فحص g-16 h-39
فحص_ h-39
فحه h18
فحه_ h18
فدي h21
فديه h21
فديه_ h21
فرد r-18 g-18
فرز g43
فرز_ g43
فرس g26 h-15
فرس_ g26 h-15
فرص m57
فرق h-26 k16
فرق_ h-26 k16
فره h23
فره_ h23
فرو g89 h-39
فروز g22 h-23
فروز_ g15
فروق g66 m32 h-37
فروقا g53 m35 h-30
فري m-21 h15
فريق m-21
فريقي h28
فزا r22
فزاد r22
فزاد_ r22
فس_ g-17
فسه g-31 m-15
فسه_ r28 g-31 m-15 h-22
فسي m-25
فسي_ m-25
فصل r-20
فط_ g45 h17
فطي h27
فطيس h27
فظ_ m-17
فظت h-24 k54
فظته k23
فظته_ k23
فظتي h-16 k28
فظتي_ h-16 k28
فظه g-17 m27
فظه_ g-17 m27
فع_ r21 g40 h-28
فعا g-23 k22
فعات g-23 k22
فعات_ g-23 k22
فعت g19
فعته g17
فعل r-34 h-32
فعلي r-34 g17 h-21
فعلي_ r-20 g31 h-15
فعن g-26 m21
فعنا g-26 m21
فعنا_ g-26 m21
فعه r-23 m21
فعه_ r-23 m23
فعو g52 m-16 h-21
فعوا g16
فعوا_ g16
فعون g40 m-18
فعون_ g40 m-18
فق_ r-41 g-35 h34
فقر r-16 h-26
فقرا r-16 h-26
فقراء r-16 h-26
فقط r-39 g-35
فقط_ r-39 g-35
فقن g-20 h-16
فقنا g-20 h-16
فقنا_ g-20 h-16
فقه r-24 g22 m-17 h-41
فقه_ r-28 g22 m-17 h-41
فقي r33
فقين r33
فقين_ r33
فك_ g-46 m-33 h172
فكه r26 m-17
فكه_ m-17
فل_ r-23 g-57 m-24 h-58
فلا h67
فلام h67
فلام_ h67
فلت r16
فلته r32
فلته_ r32
فلن h-17
فلني h-17
فلني_ h-17
فله h45
فله_ h46
فلو r57 m30 h-38 k28
فلوس r57 m30 h-38 k28
فلوس_ r23 g20 m53 k37
فلوسه r25
فلوسي r15 m-18
فن_ h24
فنا r-19 g-43 m-30
فنا_ r-19 m-27 h-16
فناه g-40
فنج h42
فنجا h42
فنجان h42
فند r-36 h-55
فندق r-36 h-55
فندق_ r-36 h-39
فه_ g-44 m-28 h-102
فها g47 k-19
فها_ g47 k-19
فهد h-16
فهد_ h-16
فوا r63 g-20 m18 h-77
فوات r33 h-30 k27
فواتي r33 h-30 k27
فواك g-15 m37
فواكه g-15 m37
فواي r46 g-15 h-21 k-16
فوايد r46 g-15 h-21 k-16
فوت m41 h26
فوت_ m42
فود h37
فودك h33
فودكا h21
فور h-20
فورا r-29
فورا_ r-29
فورو r29
فورور r29
فوز g22 m42
فوز_ g22 m42
فوظ r29
فوع_ r-26 g-21 m-15
فوعه g17 m22
فوعه_ g17 m22
فوق r57 m-17
فوق_ g22
فوقه r47 g-18
فوقها r23
فول r37 g21 h-23
فول_ r16
فوله r21 g21 h-20
فوله_ r21 g21 h-20
فون g29
فون_ h-15
فونه g19
فونه_ g19
في_ g40 m47 k-26
فيت r-23 h-40
فيت_ g21
فيد g-17 h24
فيدي g-17 h24
فيديو g-17 h24
فير r41
فير_ r42
فيز h-15
فيزا h-15
فيزا_ h-15
فيش r22 g24 m57
فيش_ r22 g24 m30 h-21
فيك h-23
فيك_ h-23
فيل r-40 g-19 h32
فيل_ r-39 h63
فيلا h-17
فيلا_ h-17
فين r-57 g21 m-23
فين_ g-37 m-20
فينه r-49 g72 h-28
فينه_ r-49 g64 h-25
فيه g15 h62
فيه_ g41 h18
فيها g-26 h43
فيها_ g-26 h43
فيو g41
فيوت g46 h-23
فيوتش g46 h-23
قا_ g33 m-15
قاء h41
قاء_ h41
قاب r28 m-15 k30
قابل h24
قابل_ h27
قابه h-20 k22
قابه_ h-20 k22
قات r-19 g24 m37 h51
قات_ r-20 g28 m39 h60 k-18
قاتل k32
قاتلي h-15 k34
قاد g63 h-40
قادم g68 h-39
قادم_ g49 h-29
قادمه g19
قار r16 g-29 h68
قارب h20
قارب_ h20
قاري r27 g-26 h43
قاري_ r31 g-20
قاريه h51
قاس r-17 m-20 h-75
قاس_ r-17 h-37
قاص m-18 h60
قاصر h27
قاصرا h19
قاصه h23
قاصه_ h23
قاض h58
قاضي h58
قاضي_ h58
قاع g-33 h-24
قاعه g-32 h-19
قاعه_ g-32 h-19
قال_ r-23 g45 h35
قاله g-43 h-25
قاله_ g-43 h-25
قام r-15 g-24 m121 h57
قام_ m26 h58
قامر m94 h-23
قامر_ m45 h-31
قامه h22
قامه_ h22
قان r-15 m-19 h64
قان_ m-19 h30
قانق h34
قانق_ h34
قاه g42 h-27
قاول_ r-17
قاي h15
قايق g15
قايق_ g15
قايم h21
قايمه h21
قبر g-17 h84
قبر_ m-16 h30
قبره h17
قبره_ h17
قبض g-33 h16
قبض_ r17 h16
قبل g149 h-49 k-24
قبل_ r-17 g93 h-24 k-20
قبلي r25 g34 h-17
قبلي_ r25
قبليا r-16 g37
قبليه r16
قت_ r-41 g83
قتر g37 h-16
قترا g19
قتراض g19
قترض g19
قتن g-16 m19 h18
قته m26
قته_ m26
قتي g-42 h-19
قتي_ g-40
قد_ r46 m-31 h-23 k-16
قدا r-19 g-49 h-33 k23
قدا_ g-36 h-29 k23
قدام_ g24
قدد_ h-15
قدم h58
قدمه h53
قدمه_ h28
قدمها h24
قدي r26 g-43 m-20 h-49
قديم r26 g-37 m-20 h-39
قديم_ r30
قديمه g-30 h-30
قر_ h-32
قرا r-62 g-58 m-77 h19
قرا_ g-28 h42
قراء r-25 g-16 m-29
قراء_ r-16 h-26
قراءه m-19 h20
قراب h20
قرابي h20
قران m-17 h-43
قران_ m-17 h-38
قرب m25 h18
قربا h23
قربان h23
قرر g70 h-26
قرر_ g36
قرره g31
قرره_ g16
قرش g20
قرش_ g20
قرص h41
قرصن h32
قرصنه h25
قرض r117 m-41 h-22
قرض_ r71 h-22
قرع m19 h-27
قرعه m19 h-27
قرعه_ m19 h-27
قره g42 m27 h-23
قره_ g42 m27 h-23
قرو h36
قري g-29
قري_ h-24
قسا r-33 g-17
قساط r-33 g-16
قساط_ r-33 g-16
قسط r-29 g37 h-15 k-16
قسط_ r-29 g37 h-15 k-16
قسم g-34 h-40
قسم_ h-23
قسمه g-21 h-16
قسمه_ g-21
قسي h-31 k22
قسيم h-27 k34
قسيم_ h-24 k34
قص_ r-32 h23
قصه g-17
قصه_ g-17
قضي g17 m-15
قضيه g17 m-15
قضيه_ g17 m-15
قط_ r-23 g-28 h-30
قطر r-19
قطط h34
قطط_ h34
قطعه h-24
قطعه_ h-24
قطه h-36
قطه_ h-36
قطو r-23 g-40 h-15
قطوع g-17
قطوع_ g-17
قطيه m34
قطيه_ m34
قع_ h34 k-19
قعا m54
قعات m54
قعات_ m41 h17
قعت g28
قعت_ g28
قعد m20
قعده m20
قعده_ m20
قف_ g-29 m-22 h-18 k54
قفل r-41 g24 h-18
قفل_ r-16
قفلت r-22
قفله g23
قفو g25
قفول g25
قفوله g25
قل_ r74 g-70 h-16 k31
قلب r20 h-21
قلب_ g21
قلد g-15 h86
قلده h69
قلده_ h69
قلي h35
قليد h35
قليد_ g-19 h55
قليدي r19 h-20
قم_ m28 h-61
قما r-18 g16 m122
قمار r-16 g-19 m137 h31
قمار_ r-16 g-19 m137 h31
قماش g35 m-16 h-26
قماش_ g35 m-16 h-26
قمح g-31 h-32
قمح_ g-31 h-32
قمي h-27
قنا g-31 m-29 h46
قنا_ g-27 m-19
قنو h22
قنوا h22
قنوات h22
قني h30
قنين h30
قنينت h20
قه_ r-24 m29 k-32
قهو h-33
قهوه h-33
قهوه_ h-33
قوا r-19 m-22 h92
قواد r-19 h56
قواده r-17 h38
قود g61
قود_ g68
قول g19 h48
قول_ h62
قوله g21
قوي r-30
قي_ r-61 k19
قيت r-30 h-29
قيع r41
قيع_ r25
قيعه r15
قيعه_ r15
قيق g37 m50 h-47
قيقه r15 g16 m38 h-29 k15
قيقه_ r15 g16 m38 h-29 k15
قيقي g23
قيقي_ g23
قيم g30
قيمه g31
قيمه_ g31
قين r40 g-24 h-20
قين_ r41 h-29
قيه g26 h-21
كا_ h75
كات r17 m40 h-36
كات_ r17 g-18
كاتب g24 h-28
كاتب_ g24 h-28
كار g-31 m28
كاز m21 h27
كازي m21 h27
كازين m21 h27
كاس m-19 h38
كاس_ m-22 h30
كاش r45 g-20 m-21 h-42
كاش_ r46 g-18 m-20 h-50
كاغ g15
كاغو g15
كاغو_ g15
كاف g-15 h-46 k-15
كافل h-32
كافل_ h-20
كال g19
كام r-23 g-44
كامل r-23 g-41 m15 h-21
كامل_ g-18 h-32
كامله r-33 m24
كان r-42 g-21
كان_ r-35 m-20
كانت g-19 m23
كانت_ g-19 m23
كاه r-33 g-20 m-15 h-16
كاه_ r-33 g-19 h-24
كايين h15
كبا h71
كبار h35
كبار_ h29
كبت h65
كبتا h56
كبتاج h29
كبتاغ h27
كبر r41 k16
كبر_ r41 k16
كبي r-24 g27 m-18 h-37
كبير r-24 g27 m-18 h-37
كبيره r-24 g27 h-15
كت_ g-28 m21 k43
كتا g-43 m-36 h25
كتاب g-37 m-22 h29
كتاب_ g-34 h-37
كتابه h74
كتب g-24 m-19
كتب_ g-34
كتبت m-19
كتبت_ m-19
كتبه r-18 h-17
كتبه_ r-18 h-17
كتر r48
كته g35
كتو r33 g-25 m-25 h-28
كتوب r18 g-18
كتوب_ g-18
كتور r15 m-22 h-35
كتي r-62 g17 h-38
كتيل h-20
كتيل_ h-20
كثر r57 g-28
كثر_ r57 g-28
كحو h-27
كحول h-27
كحول_ h-66
كحولي h38
كد_ g15
كذا r16 k29
كر_ g-45 m48 h62
كرا r-19 g23 h-45
كرا_ g20
كرات g25
كراتي g30
كراش m26 h-18
كراش_ m26 h-18
كرام h-19
كرامي h-19
كرت g-47 h52
كرتو h25
كرتون h25
كرم g-17
كره r-37
كره_ r-33
كري g-50
كري_ g-24
كريم g-25 h-17
كريم_ g-15
كس_ r-16 g32 m57 h24
كسب m51
كسر r-31 g25 h-16
كسر_ g25 h-15
كسي g-22
كسي_ g-22
كشط m35 h-18
كشط_ m35 h-18
كشف r45 g-15 h23 k27
كشف_ r45 g-15 h25 k24
كشو r59 m-27 h-29
كشوف r59 m-27 h-29
كشوف_ r59 m-27 h-29
كف_ g-22 h49
كفا r74 h-23
كفال r74 h-23
كفالت r38 h-20
كفاله r36
كفل r55 m-16 h-31
كفلت r38
كفلته r38
كفلن h-17
كفلني h-17
كفو r38
كفول r38
كفي r-44 h19
كفي_ h-18 k-15
كفيل r-36 h37
كفيل_ r-36 h37
كل_ r58 g-18 m83 h29 k-24
كلا r18
كله r-49 g49 m39
كله_ r-40 g44
كلها m29
كلها_ m29
كلو m-21
كلوب m-16 h17
كلوب_ m-16 h17
كلي g-24 h68
كليه g-17 h54
كليه_ g-17 h54
كم_ r-15 m-30 h-18 k-19
كما r-30 h31
كما_ r-30
كمب r16
كمبي r16
كمبيا r16
كمه g26 h-42
كمه_ g26 h-42
كمي r-18
كن_ r28 g70 h-34
كنا g19 h-37
كنا_ g19
كنت r-24
كنت_ r-24
كه_ g41 m21 h-48 k-17
كها m-20
كها_ g19 h-37
كهان h16
كهر r18 g-23 h-44
كهرب r18 g-23 h-44
كهربا r18 g-23 h-44
كو_ g-24 h94
كوب g-17 m41 h-16
كوبو m44 h-37
كوبون m44 h-37
كوبي h20
كوبي_ h28
كوت r-22 m19 h65 k-15
كوت_ h40
كوتش h22
كوتشي m16
كوتي h17
كوتي_ h17
كوك g-22 h-25
كوك_ g-18 h-22
كوكا h17
كوكاي h15
كوكت h-20
كوكتي h-20
كول g57 m-18 h-76
كول_ g71 m-17
كوم g50 m-17 h-31
كومه g24 h-28
كومه_ g24 h-28
كون m-15 h24
كون_ h43
كوين g17
كوين_ g17
كي_ r-40 m-21 h111 k19
كيا g24
كياس g24
كياس_ g24
كيت g25
كير m-27
كيرم m-19
كيرم_ m-19
كيس g29 m-17 h-52
كيس_ g29 m-17 h-52
كيش r90 g-24 h-37
كيشت r30
كيشت_ r30
كيشل r29
كيشلي r29
كيشه r31 g-16
كيشها r31 g-16
كيف r-18 g19 h54
كيف_ r-16 g28 h28
كيك h-25
كيل g-39
كيل_ g18 h-15
كيلا h24
كيلا_ h24
كيلو g-51
كيلو_ h-37
كيلوم g-17 h30
كين r-26 m51
كينا m33 h31
كينات m33 h31
كينه m23 h-27
كينه_ m23 h-27
كيه g-31
كيه_ g-31
كيي r29
كييش r29
كييش_ r29
كے_ r-15 g-20 m39 h-54
لا_ r-52 g71 h-32 k26
لاب r-46 m-31 h-35
لابت g26
لابس r-55 h-30 k-15
لابس_ r-55 h-30 k-15
لابلا k15
لابن m-25
لابو r28 k17
لابو_ r28 k20
لات r66 g-21 m-20 h-38 k33
لات_ r61 g-16 m-28 h-39 k34
لاتي h30
لاتين h42
لاث g26
لاث_ g43
لاثم r-23
لاثمي r-23
لاثه r27 g-26
لاثه_ r27 g-26
لاثي r29
لاثين r21
لاج m-51 h-45
لاج_ m-36 h-59
لاجا h23
لاجر g19
لاجر_ g23
لاجره h16
لاجل_ g-23
لاجه g26
لاجه_ g28
لاح h25 k-21
لاح_ h-37
لاحد r19
لاحد_ r19
لاحق g37
لاحقا g37
لاحي g-19 h52
لاحيه g-19 h52
لاخ r-68 g40 h-57 k23
لاخت g35
لاختي g35 h-18
لاخر r-18
لاخر_ r-18
لاخو h-16 k28
لاخوه h-16 k28
لاخي r-34
لاخير r-30 g15
لاد h-31 k-18
لاد_ h-43
لار g40
لارا h-16
لاراض g16
لارض g19 h-15
لارض_ g19 h-15
لاس r18 h26
لاسب m27 h29
لاسبو m27 h29
لاست g32
لاستث g27
لاسع g16 m28
لاسعا g16 m28
لاسم r18 h31
لاسم_ r18 h31
لاش r19 h16
لاش_ r29
لاص r-16 g-22 h-27
لاصل r-16 h-32
لاصل_ h-18
لاط g-16 m-32 h-42
لاطف m-26 h-32
لاطفا m-26 h-32
لاع g-25 m-29 h16
لاعب g-21 m-19 h67
لاعب_ g-21 m-19 h67
لاغ h-67 k36
لاغ_ h-51 k36
لاف m-15 h-32
لاق r20 g-15
لاقس r30 g-19
لاقسا r30 g-19
لاقه g-26 h16
لاقه_ g-26 h16
لاك r-18 h-33
لال r21 g-36 m48 h-34 k-19
لال_ r-20 m68 h-22
لالف r50 g-25 h-16
لالف_ r50
لام r27 g-38 m-17 h37 k-18
لام_ r21 h41
لاما h-18
لامه r23 g-27 h28
لامها r24 g-18
لامو k24
لاموا k24
لامي g-32 k-19
لامي_ h-36 k-16
لامين h50
لان r54 h-39
لان_ r-17 g17 h-21
لانت r25 g-23 m17 h26
لانظ r24
لانظا r24
لانه r20
لانه_ r20
لاني h-19
لاني_ h-26
لاه k-20
لاهل k-20
لاهلي k-20
لاو h40
لاول_ r19
لاولي h17
لاوي h28
لاوي_ h28
لاي m44 k-54
لايا g29
لايا_ g29
لايت r21 k-18
لايتا k-18
لايتم r24
لايج r-20 k-20
لايجا r-20 k-20
لايس g-16
لايست g-16
لاين m52
لاين_ m52
لب_ m28 h42
لبا m-16 h-20
لبار h76
لبار_ h15
لباق r40 g-16 h15 k20
لباقي r40 g-16 h15 k20
لباي g20 h-16
لبايع g20 h-16
لبت h40
لبح g55 h-32
لبحر g66 h-18
لبحر_ g78 h-15
لبخ m39
لبخت m39
لبخت_ m39
لبد g30
لبدل g30
لبر g-31
لبر_ g-20
لبص h18
لبصا h18
لبصار h18
لبض r-33 g38 k53
لبضا r-33 g38 k53
لبضاع r-33 g38 k53
لبط r19
لبطا r19
لبطاق r19
لبق g28 h-16
لبقا g-24
لبقال g-24
لبقر g52
لبقره g52
لبل r27 g-21 m-26
لبلا r15
لبلو m-18 h18
لبلوت m-18 h18
لبن g-18 m-18 h-20
لبن_ g25 m-41 h-51
لبنان m21 h25
لبنت g-16 h39
لبنت_ g-15 h39
لبنك r27 g-23 h-16 k18
لبنك_ r50 g-15 h-16 k18
لبنكي r-24
لبني m16
لبني_ m16
لبه g42 h-30
لبه_ g31 h-29
لبو r-25 g-35 h27
لبور g-36
لبي h-18 k-36
لبيا g-25
لبيت g29 k-33
لبيت_ r15 g-17 m-23 k-33
لبيتك g46 m30
لبيره h17
لبيع r-24 h37
لبيع_ r-24 h50
لت_ r79 g-66 m20 k-29
لتا r-36 g60
لتاخ r-34
لتاخي r-32
لتام g50
لتامي g50
لتج r26 g15 k18
لتجا r27 g15
لتجار r27 g15
لتجن k19
لتجنب k19
لتح h-17 k55
لتحو g15 h-17 k57
لتحوط g22
لتحوي k64
لتخ g15 h-19
لتخل r-22
لتخلص r-22
لتر r-18 g-30 h-37
لتس m-36
لتسل g16 m-21
لتسلي g16 m-21
لتط m15 h27
لتطب m15 h27
لتطبي m15 h27
لتع g17
لتفر h18
لتفري h18
لتق g-18
لتك k24
لتك_ k24
لتل g17
لتم r16 h21
لتمر h21
لتمو h15
لتموي h15
لته g18 m-15 h-26
لته_ g19 m-15 h-20
لتو r33 h-32
لتوت h-22
لتوص m-23 h-18
لتوصي m-23 h-18
لتوف r39
لتوفي r39
لتي g-50 h-64
لتي_ g-49
لث_ r-26 h18
لثا m26 h-25
لثال h-16
لثالث h-16
لثان m27
لثاني m27
لثل r-31 g52
لثلا r-31 g52
لثلاث r-35
لثلاج g40
لثم r-16 g29 h-22
لثمن r-16 g22 h-20
لثمن_ r-16 g22 h-20
لجا g29 m38 h-22 k-16
لجام r-26 k-16
لجامع r-26 k-16
لجاي g47 m49 h-19
لجاي_ g45
لجايز m51
لجز g33 h-40
لجزا g33 h-40
لجزار h-27
لجزاف g39
لجل h45
لجلس h22
لجلسه h22
لجم h-26
لجما k16
لجمع r24
لجمعه r-24 g20
لجمعي r47
لجمل r-26
لجمل_ r-15
لجميع h-24
لجن g-28 h30
لجن_ h57
لجني h-26
لجه r-34 g-25 k21
لجها r-24 g-19
لجو r40 h-25
لجوا r29 h-24
لجوال r20
لجي k-18
لحا r-47
لحار r-17
لحال r-30 g26
لحاله r-15 g26
لحب h20
لحبي h25
لحبيب h25
لحج g-15
لحد k39
لحد_ k39
لحر h31
لحره h26
لحره_ h26
لحس r60 g-21 h-31 k17
لحسا r70 h-15 k19
لحساب r70 h-15 k19
لحص g46 h-28
لحصا g46 h-28
لحصاد r15 g20
لحظ g40 m36
لحظ_ g40 m38
لحف g-19 h56
لحفل g-26 h52
لحفل_ g-17
لحفله h53
لحق k32
لحل h28
لحلو h32
لحم r-19 h35
لحم_ h58
لحو h-24
لحوه g31 h-17
لحوه_ g31 h-17
لحي g26 h-30
لحيا r-15 g15
لحياه r-15 g15
لحين g18
لحين_ g18
لخا r18 g-24 h46 k17
لخار g-18 h20 k17
لخارج h20 k18
لخاس m17
لخاسر m17
لخاص r22 h29
لخاص_ h29
لخر r-44 g29 h-41
لخرف g22
لخرفا g22
لخرو m16
لخروف m16
لخري r-36 g27
لخز r31 h-16
لخزا r17
لخزان r17
لخس r-25 h-27
لخسا r-25 m-32 h-23
لخسار r-25 m-32 h-23
لخسر m18
لخسرا m18
لخم g-16 m18
لخمي r-19
لخي r-20 g36 h32
لخيا r-15 g41 h-19
لخيار g50
لد_ r-19 h-22
لدخ m40
لدخو m22
لدخول m22
لدر h-21
لدراه r38
لدع h25
لدعا h30
لدف r-23 g17 h22
لدفع r-23 g23
لدفع_ g22
لدفي h22
لدفين h22
لدك g-28 m-26
لدكا g-28
لدكان g-28
لده h37
لده_ h37
لدو h-39
لدوا r-20 h-30
لدوام r-20 h-30
لدوره r-34
لدوري r25
لدول r25
لدولا r25
لدي g15 m-38 k-22
لدي_ r21 g16 m-22 k-16
لدين g-17 h20
لدين_ g-17 h20
لديه h-17
لديه_ h-17
لديو g24
لديون g24
لذه r-16 m16
لذهب r-16 m16
لذهب_ r-16 m16
لر_ m-16
لرا r41 g-17 m-19 h-20 k-17
لرات r48 k-15
لراتب r48 k-15
لراع g-19
لراعي g-19
لرب m-25 h-27
لربح r-36 m-25 h-27
لربح_ r-36 m-25 h-27
لربو r26
لربوي r26
لرحل h-19
لرحله h-19
لرخ h22
لرخص h22
لرخصه h22
لرز h22
لرزق h22
لرزق_ h22
لرس r-31 m-18 k22
لرسو r-19
لرق k15
لره r24 m15
لرها m15
لرهان m15
لرهن r26
لرو g-24 m54 h66
لرول m69 h60
لرولي m69 h60
لرياض r-20
لريال r19
لزب h17
لزبو r18
لزبون r18
لزم g20 h33
لزو r15 g-17 h71
لزوا h31
لزواج h31
لزوج r-18 h51
لزوج_ r-25 h52
لزيا r16 h19
لزياد r16
لزيار h21
لسا r-24 g72 k-18
لسا_ g124 m-20 h-58
لساح g-19 h49
لساحر g-19 h49
لساع r21 g-22 m16 h36
لساعه r21 g-22 m16 h36
لسايق h-36
لسب r-16 g-19
لسباق h21
لسح r26 g-22 m16
لسحب r30 m33 h-16
لسحب_ r30 m33 h-16
لسحر m-16 h27
لسحر_ m-16 h29
لسد r18
لسدا r18
لسداد r18
لسع r-48 m-25
لسعر r-48 g27 m-23
لسعر_ r-48 g27 m-23
لسف g29
لسفا h56
لسفار h56
لسفر r17 h-34
لسفر_ h-34
لسفي g39 h-16
لسفين g39 h-16
لسك h27
لسكو h21
لسكوت h21
لسل g-29
لسل_ m-17
لسلع g22
لسلف r18
لسلفه r18
لسم h52
لسم_ h33
لسمس h25
لسمسا h25
لسن r27 h18
لسند r28 m-19
لسندا r17
لسنه m23 h16
لسنه_ m23 h16
لسنو g19
لسنوي g19
لسه r-39 g147
لسه_ r-35 g118 m-15
لسهره h-28
لسهم g30 m22
لسهم_ g30 m22
لسو h-46
لسوق h-22
لسوق_ h-22
لسي r21
لسيا r30
لسيار r30
لسير h33
لسير_ h35
لشا h79 k24
لشال h19
لشالي h19
لشام h-16
لشان g-18 k34
لشان_ g-18 k34
لشاه g24 h26
لشاه_ g26 h-19
لشاهد h45
لشاي h17
لشاي_ h17
لشب g39 m-46
لشبا m-30
لشباب m-30
لشبك g43 m-16 h-20
لشبكه g43 m-16 h-20
لشج g33
لشجر g33
لشجره g33
لشخ g-16 k47
لشخص g-16 k47
لشخص_ k57
لشر h-24
لشرا h-15
لشرط g21 m20 h33
لشرط_ m23
لشركه g15
لشري g-15 h-21
لشريك h-15
لشه r17 h-15
لشهر_ r-16
لشوط m15
لشوط_ m15
لشي r45
لشيخ h26
لشيك r48
لشيك_ r36
لص_ r-20 m-15 h-23
لصا r47 g-20 h23
لصال h35
لصاي r40 h-17
لصايغ r40 h-17
لصب r33
لصبر r33
لصبر_ r33
لصد h15
لصر r17
لصق h15
لصل h25
لصلا h25
لصلاح h25
لصن g-22 h-19
لصند h-32
لصندو h20
لصو r-37 h-15
لصي r-15 h-64
لصيا g33 h-20
لصياد g33
لصيد g-24 h-41
لصيد_ g-16
لضا g-18 h19
لضاب h20
لضابط h20
لضر g40 h-29 k39
لضري k34
لضريب h-29 k39
لضريح h26
لضي h36
لطا m22 h75 k-17
لطال h15
لطالع h19
لطاو m24 h60 k-17
لطاول m24 h60 k-17
لطب h-37
لطبي h-31
لطج h19
لطجي h19
لطر r33 g-16 h32
لطرد g-16 h45
لطرد_ g-16 h45
لطرف r41
لطرف_ r37
لطه h26
لطه_ h26
لطي m29
لطيا g-17 m29
لطيار g-17 m29
لع_ m45 h40 k28
لعا r22
لعاب m22 h-19
لعاب_ m22 h-19
لعامل r-15
لعاي r34
لعايد r45
لعب r-26 g-33 m145 h48
لعب_ r-25 g-38 m130 h-20
لعبن m-39
لعبنا m-39
لعبه m23
لعبه_ m23
لعت m27
لعت_ m27
لعج m16
لعد r19 g-17
لعدل h-15
لعدل_ h-15
لعر g-16
لعز h-20
لعس m-26
لعسل m-24
لعسل_ m-24
لعش h-40 k-15
لعشا m-15 h-36 k-15
لعشا_ h-15
لعشاء m-23 h-21
لعشر r21
لعشره r24
لعق r30 h-25
لعقا r17
لعقار r17
لعقد r28
لعقد_ r28
لعم r-32 g-32 m-28
لعما g-21 h19
لعمال r-16 g-21 h24
لعمل m-32
لعمل_ h36
لعملا m-26 h-26
لعن h17
لعنب h17
لعنب_ h17
لعه h-17 k20
لعه_ g21
لعي r62
لعيا h29
لعيال h29
لعيد r50 g21
لعيد_ r50 g21
لعين r26 g-22
لعينه r29
لغا g18
لغد g-16 h-29
لغدا h-29
لغر g-15
لغس r-15
لغن g27
لغنم g27
لغنم_ g27
لغه g21
لغها g19
لغها_ g19
لغو g56
لغوا g40 h-16
لغواص g40 h-16
لغوص g23
لغوصه g23
لغوم h19
لغومه h19
لغي g23 h-28 k26
لغير k26
لغيره k21
لف_ r31 h36 k-15
لفا r30 g-25
لفاي r35 g-21 h-34
لفايد r-33
لفايز m24
لفت h-15
لفت_ r-18
لفته r17
لفر r-19 g49 h-50
لفرس g26 h-15
لفرس_ g26 h-15
لفرق k16
لفرق_ k16
لفرو g23
لفروق g23 m29
لفري h-36
لفريق h-36
لفع r-30
لفعل r-30
لفعلي r-30
لفق r-16 g-24 h-26
لفقر r-16 h-26
لفقرا r-16 h-26
لفل r32 g-16 h-20 k34
لفلو r35 h-20 k34
لفلوس r35 h-20 k34
لفن r-49 g-30 m-26 h70
لفنج h51
لفنجا h51
لفند r-36
لفندق r-36
لفه g25 m-16 h-18
لفه_ g25 m-16 h-18
لفو r-16 m50 h40
لفوا m27 h31
لفواك m30 h27
لفواي r-16
لفوز m23
لفوز_ m23
لفون g17
لفي g-29 m-15
لفيز r17 h-19
لفيزا r17 h-19
لفين r-31 g-21
لفين_ g-21
لق_ g41
لقا r-18 g43 h47
لقاء h19
لقاء_ h19
لقات m17
لقات_ m17
لقاد g54 h-26
لقادم g54 h-26
لقار h21
لقارب h21
لقاض h48
لقاضي h48
لقاه g45 h-20
لقب h32
لقبر m-16 h30
لقبر_ m-16 h30
لقبض h24
لقبض_ h24
لقد g-25 h-20
لقدي g-25
لقديم g-25
لقر h-35
لقرا r-16 m-29 h-51
لقران m-17 h-38
لقرع m16
لقرعه m16
لقس g-18 h-19
لقط h-25
لقطع g15 h-15
لقطعه g31
لقم m35
لقما m46
لقمار m46
لقن h24
لقه g26 h-22
لقه_ g20
لقو r-17 m-20 h48
لقوا r-17 m-20 h48
لقواد r-17 h38
لقي r-17 h-36
لقي_ g17 h-20
لقيت r-19
لك_ m18 k17
لكا r-34 h-42
لكاز h64
لكازي h64
لكاش h-18
لكاش_ h-18
لكام h-35
لكب g24 h28
لكبا h30
لكبار h30
لكت r18 k-24
لكر r-23
لكرا r-23
لكف g-21 h85
لكف_ g-17 h63
لكفا r44 h-15
لكفال r44 h-15
لكفي r-33 h37
لكفيل r-33 h37
لكل r-33 m55 h15
لكل_ r-33 m55
لكن r19 g44 h-24
لكنا g19
لكنا_ g19
لكه g67 h-93 k-19
لكه_ g52 h-27
لكها g18 h-27
لكها_ g18 h-25
لكهر r15 h-40
لكهرب r15 h-40
لكو g37 h-29
لكي h-18
لكي_ g25 h-30
لكيل g-26 h18
لكيلو g-26 h16
لل_ g-57 h-17
للا r-30 g16 m-39
للاخ k18
للاخو k18
للاط m-26 h-21
للاطف m-26 h-21
للاي k-15
للب g-51 h-31
للبا h-30
للبن h-44
للبي g-19 h28
للبيت h-35
للبيع g-16 h63
للت m-31
للتس h21
للتسل h16
للج r-19 h18
للجا r-19 h16
للجن h35
للجن_ h35
للح g-26 h36
للحظ_ h16
للحف g-19
للحفل g-18
للد r-17 h-44
للدخ m22
للدخو m22
للدي m-16
للر g-18 m34
للز h42
للزب h17
للزو h19
للزوا h19
للس r30 h-20
للسي r50
للسيا r50
للش h67 k15
للشر h74
للض k15
للضر k17
للضري k17
للع r29 g-26
للعب h35
للعم g-21
للف r-43
للفا m16 h16
للفاي m16
للفق r-16 h-26
للفقر r-16 h-26
للك h27
للم g-19 m-29 h28
للمج g-16 h-15 k30
للمجا k30
للمح r-18
للمحب h23
للمحل g17 h-32
للمر r46 g-21 h-22
للمرا r46 g-21 h-22
للمط g-16
للمطع h23
للمف h20
للمفت h20
للمو g15 k-20
للموظ k-19
لله r-61 h-28 k-26
لله_ r-61 h-28 k-15
للو m22 h21
للي r33
للي_ r20 g15 m21
لليل h37
لليله h21
لم_ r-73 g95 m-38 h-127 k19
لما g73 h-50
لما_ g44
لمات m18
لماتش m18
لمار g34
لمارج g34
لمال r31 h-43 k28
لمال_ r41 g-25 h-28 k28
لمالك g30
لمب r-26 g21 m27 h68 k19
لمبا m16 h93
لمبار m-16 h43
لمبل r-29 g20 k20
لمبلغ r-29 g20 k20
لمت g-24 h-31
لمتا r22
لمتاخ r22
لمته r-23 g-43
لمته_ g-16
لمتها r-25 g-27
لمج h-25 k48
لمجا k39
لمجاه k39
لمجم m19
لمجمو m20 k15
لمح r-41 g34 k-33
لمحا r-18
لمحام r-18
لمحب h31
لمحبه h31
لمحت g40 h-22
لمحتو g40 h-22
لمحك g27
لمحكم g27
لمحل r-18 g-19 h-28 k-16
لمحل_ r-18 g-19
لمخا h40
لمخال h40
لمخت h-25
لمخد h-43
لمخدر h-43
لمد r25 g-34 h-30
لمدر h-34
لمدرس h-21
لمده g-28
لمده_ g-28
لمدي r18
لمدين r24
لمر r21
لمرا r48 g-25 h-24
لمراب r55 g-24 h-32
لمراه h26
لمز h-16
لمزا g31
لمزاد g31
لمزر g-28
لمزرع g-28
لمس r16 h-42 k-20
لمسا m25
لمساب m26
لمسب g27
لمسبق g27
لمست r22 g-38 h-45
لمستر r52 h-15
لمستق g-17 h27
لمستو h-23
لمش h32
لمص g-25 h40
لمصح h22
لمصحف h22
لمصر k-23
لمصن h28
لمصنع h28
لمط g-25 m-31 h22
لمطا h-26
لمطار h-26
لمطر g44 m-17 h-27
لمطر_ g44 m-17 h-27
لمطع g-20 h57
لمطعم g-20 h57
لمطل h32
لمع g-36 m-17 h28
لمعد g-16
لمعدن r27
لمعرض h-24
لمف g38 m-20
لمفا g54 m-20 h-19
لمفاج g54 m-20 h-19
لمفت h20
لمفتش h23
لمق g-25 m-23 h-17 k19
لمقا r-19 h-40 k20
لمقات k22
لمقاس h-20
لمقب h17
لمقبر h17
لمقر r30
لمقرض r30
لمك r46 g-22 m-30
لمكت r-16 h19
لمكتب r-16 h19
لمكش r72 m-27 h-15
لمكشو r72 m-27 h-15
لمكيف g-32
لمل r-52 m-16 h-51
لملا r-52 g16 h-37
لملع m-20
لملعب m-20
لمم h53
لمن r-25 g-16 h39
لمنا h44
لمناق h35
لمند h52
لمندل h22
لمندو h29
لمه r15 g31
لمو g16 h56
لموا k17
لموج r15
لموجل r15
لمور g21
لمورد g21
لموس g26
لموسم g26
لموظ r-19 k-19
لموظف r-19 k-19
لموق m27 h102
لموقت h20
لموقع m28 h83
لمي h-29
لميز g-31
لميزا g-31
لميه r18 h-20
لميه_ r18 h-20
لنا r-41 g32 m-24 h-15
لنا_ r-34
لناس h28
لناس_ h28
لناق g53 h-21
لناقه g53 h-21
لنب h42
لنبي h42
لنت h17
لنتي h17
لنتيج h17
لنح h29
لنحس h29
لنحس_ h29
لنخ g33 h-23
لنخل g33 h-23
لنخل_ h-15
لنخله g43
لند h32
لنس h-21
لنص r-22 g-20 m28
لنص_ g-19 m16
لنظ h-20 k31
لنظا h-23 k31
لنظام k31
لنف r45 g25 k-25
لنفس r49 h-25 k-20
لنفس_ r30 h-15
لنفسه r18
لنفط g34 h20
لنفط_ g34 h20
لنق g-30
لنقو m17
لنقود m17
لنه g36
لنها g30
لنهاي g30
لني r32 g-21 k23
لني_ r28 g-21 k23
له_ r-77 g55 h-72 k-28
لها r-26 g44 m27 h-27 k37
لها_ r-20 g-34 m37 k43
لهاش g42
لهاش_ g42
لهام g26
لهامش g26
لهب g24
لهبو g24
لهبوط g24
لهج g-26
لهجن g-26
لهجن_ g-26
لهم g-16 h-21 k40
لهم_ g-16 h-21 k40
لهو g48 h-28
لو_ r-28 g109 h-87
لوا g-45 h-44 k29
لوا_ g-20 h23
لواس h18
لواسط h18
لوال h-30
لوالد h-30
لوب m-16 h38
لوب_ m-16 h38
لوت m156 h91
لوت_ g21 m-32
لوتس m65 h17
لوتس_ m65 h17
لوتو m103 h59
لوتو_ m103 h59
لوج r-17 g-26
لوجه r-17
لوجه_ r-17
لوح r-19 m-38
لود r-20 h24
لودع h39
لودع_ h39
لودي r-23
لوديع r-23
لور r30 k-19
لورش g20
لورشه g20
لورق r37 h17
لورق_ h21
لوز h-19
لوزا h-19
لوزار h-19
لوس r59 m29 h18 k25
لوس_ r23 g20 m53 k37
لوسه r19 h18
لوسه_ r19 h18
لوسي r24 m-18
لوسي_ r15 m-18
لوسيط h24
لوش g22
لوش_ g22
لوص h-15
لوط g20 m27
لوط_ g25
لوف h73
لوف_ h73
لوك h-27
لول g18 h-34
لولد g-18 h-30
لولد_ h-17
لولو g38 h-18
لولو_ g38 h-18
لولي h15
لولي_ h15
لوم r-42 g-42 h30
لوم_ r-39 g-21
لومت g-17 h30
لومتر g-17 h30
لون r-16 g-34 m-35 h-104
لون_ m-15 h-31
لوي g-30 h-48
لي_ r38 g-26 m42 h115 k-102
ليا_ r29
ليات r-16 g36
ليات_ r-16 g36
ليان m15 h33
ليانص m15
ليب r-19 g15 h-19
ليب_ r-19 g23 h-40
ليت m94 h70
ليت_ m94 h56
ليح r-25 g-21 h-22
ليح_ r-25 g-21 h-22
ليد g-16 h16
ليد_ r-16 g-25 h29
ليدي r17
لير r31 g-24 h26
ليري g-17 h35
ليريك g-17 h35
ليس g21
ليس_ g18 h-16
ليص r-15 g50 h-49
ليصه g53 h-21
ليصه_ g53 h-21
ليغ h-19 k37
ليغ_ h-19 k37
ليف r32
ليف_ r32
ليق h31
ليق_ h31
ليك r-15 g-41
ليك_ g-28
ليل g-19 h55
ليل_ h27
ليله m17 h39
ليله_ m17 h39
ليلي h49
ليلي_ h15
ليليه h31
ليم g26 m-45 h-42
ليم_ g29
ليمي m-29 h-46
لين r-51 g42 m-15
لين_ r-47 g50 m-19 k24
لينا h15
لينا_ h15
ليه g-38 m-46 h51
ليه_ g-38 m-48
ليها g-18 h65 k21
ليها_ g-18 h65 k21
ليهم g18
ليهم_ g18
ليو r68 g-19 h19
ليوم r62 h21
ليوم_ r34 h21
ما_ r-77 g245 m-73 h-120 k81
ماء h-24
ماء_ h-24
ماب g38
مابي g38
مابي_ g38
مات m20
ماتش g-17 m31
ماتشا m23
ماث h23
ماثي h23
ماثيل h23
ماج h21
ماد g-21 h23
مادو h25
مادول h25
مار r-32 m80 h18 k-25
مار_ g-29 m114 h-29
مارج g73 m-15 h-33
مارجن g75 m-15 h-37
مارس g-22
مارس_ g-22
مارك g-31 h45
ماري h28
ماز g39
مازو g43 h-21
مازون g43 h-21
ماش g35 m-16 h-42
ماش_ g35 m-16 h-26
ماط g-25
ماطم g-25
ماطم_ g-25
ماع k16
ماك r-19 g-26 m54
ماكي r-19 g-23 m55
ماكين r-19 g-23 m55
مال r34 m-31 h-68
مال_ r63 g-59 h-36
ماله g19
مالها g21
مالو g22
مالوش g22
مالي r-29 g25
مالي_ r-29 g-34
ماليه g59
مام r-33
مام_ r-21
مان r79 g45 m-32 h-74 k-18
مان_ g31 m-24 h-36 k-18
مانج h-35
مانجو h-35
مانه r48 h-15
مانه_ r48 h-15
ماني r34
ماني_ h18
مانيه r20
ماي g30 h-36
مايه g56
مايه_ g56
مب_ g19
مبا r-53 g40 m15 h96
مباد r-40 g75 h-29
مبادل r-40 g75 h-23
مبار g-17 h23
مبارا m-18 h32
مباش m32 h44
مباشر m32 h44
مبان h58
مباني h58
مبر h-23
مبل g37 h-38
مبلغ g37 h-38
مبلغ_ g16 h-36
مبلغه g21
مبو m42
مبول m44
مبولا m44
مبي h35
مبيا r16
مبيال r16
مبيو h25
مبيوق h25
مت_ g30 h-30
متا r29
متاخ r29
متاخر r29
متج g28
متجر g28
متجر_ g28
متح h16
متحن h28
متحن_ h28
متر g-40
مترا g-21 h23
مترات g-17 h30
متع h29
متعه h20
متعه_ h20
متف g-32
متفق g-30
متفق_ r-33 g-30
متفقي r33
متل r60
مته r-29 g-44 h-23
مته_ g-16
متها r-17 g-28 h-18
متها_ r-17 g-28 h-18
متوا g-15
متواف g-15
متي g34 h-28 k-16
متي_ g46 h-20 k-16
مثا h46
مثال h46
مثال_ h46
مثل g-29
مثل_ r15 g-22 h-20
مثلي m19
مثلي_ m19
مجا h-48 k38
مجان m-21 h-19
مجانا r20
مجاني m-21 h-18
مجاه k39
مجاهد k39
مجت g23
مجت_ g23
مجل g-22
مجم m19
مجمد r21
مجمد_ r23
مجمو m20 k15
مجموع m20 k15
مجه r-17 g75 h-45
مجهو r-17 g75 h-45
مجهول r-17 g75 h-45
مح_ g-31 h-32
محا r-62 h-49 k-21
محار g58 h-38
محار_ g26
محاره g32 h-27
محاض r-17 g-31
محاضر r-17 g-31
محام r-18
محامي r-18
محب g-17 h51
محبه g-17 h51
محبه_ g-17 h51
محت r-34 g43
محتا r-29 m20 h23
محتاج r-29 m20 h23
محتو g56
محتوا g19
محتوي g37
محد g23 h-15 k25
محص g22 h-17
محصو g22 h-17
محصول g22 h-17
محف g-32 h-23 k60
محفظ r-22 g-31 m18 h-16 k68
محفظت h-24 k54
محفظه g-17 m27
محفو r29
محفوظ r29
محك g27
محكم g27
محكمه g27
محل g-44 m-16 k-16
محل_ r27 g-24
محلي h25
محلي_ h25
مخا g15 h36
مخاط g15
مخاطر g15
مخال h40
مخالف h40
مخت h-26
مخد h32
مخدر h21
مخدره h25
مخز g-15
مخزن g-25 h15
مخزن_ h24
مخط m-15
مخطط m-15
مخطط_ m-15
مخف g15
مخفي g15
مخفيه g15
مخن h16
مخنو h16
مخنوق h16
مد_ h-25
مدخ h-23
مدخن h-23
مدخن_ h-28
مدد r25 g31
مدد_ r25 g21
مدر r-42 h-38
مدرس r-25 g-31 h-50
مدرسه g-23 h-32
مدفون g15
مده g-31 h-53
مده_ g-31 h-53
مدي r58
مديد r28
مديد_ r28
مديو r26
مديون r26
مر_ g30 m24 h-35
مرا r91 g-48 m31 h-115
مرا_ h-26
مراب r107 g-38 h-56 k-19
مرابح r36 g-17 h-24 k-17
مرابي r71 g-21 h-32
مرات r15 k20
مرات_ r15 k20
مراف m-20 h33
مرافق m-20 h33
مراه r-18 g17 m39
مراهن r-18 g17 m39
مرب h27
مربو h27
مربوط h27
مرت g55 h-47
مرتج g68 h-26
مرتجع g68 h-26
مرر h40
مرر_ h40
مرصو h20
مرصود h20
مرض h28
مرضي h18
مرضيه h18
مرك m18
مره m45 h30 k26
مره_ g17 m45 h30 k26
مروج h15
مروج_ h15
مرور h-21
مري g-16
مريض g-22 h-26
مريض_ g-22 h-26
مزا g27 h-26
مزاج g17
مزاد h-20
مزاد_ h-20
مزو r-15 h53
مزور r-15 h53
مزور_ h20
مزوره r-15 h27
مزي h36
مزيف h36
مزيفه h31
مس_ m23 h44 k-26
مسا r-55 g-37 m47 h16
مساب m48 h-21
مسابق m48 h-21
مسار h44
مسار_ h44
مسب g53 h-44
مسبق g53 h-33
مسبق_ g54 h-21
مست r56 g-34 m-50 h-74 k17
مستا r23 h-19 k24
مستاج k24
مستر r49 g-16 h-18
مسترد g-19
مستري r55 h-18
مستع g-32 m-23 h-25 k23
مستعا k28
مستعم g-31 m-21
مستقب r22 g28
مستل r-24
مستلم r-24
مستن h15
مستو g49
مستود h-32
مستور g36 h41
مسج g-61 h-50
مسجد h-30 k-16
مسجد_ h-30 k-16
مسح h21 k15
مسح_ h21 k15
مسد h-30
مسدس h-30
مسدس_ h-39
مسر r-16 h110
مسرب h18
مسربه h18
مسرو r-16 h91
مسروق r-16 h91
مسك g19 h23
مسكر g19 h23
مسكره g23
مسل m-17
مسلس m-17
مسلسل m-17
مسم r19
مسمي r20
مسميه r20
مسه h-18
مسه_ h-18
مسي m-25
مسين m-25
مسين_ r20
مش_ r-24 g128 m-18 h-45 k-17
مشا r20 h-19
مشار r20 h-17
مشارك r20 h-17
مشت g29 h-16
مشتر g24
مشتري g24
مشر g-24
مشرو r18 g-24
مشروب g-21
مشروط r33
مشع h46
مشعو h46
مشعوذ h46
مشغ r40
مشغل r40
مشغل_ r40
مشف r-20 h47
مشفر r-20 h40
مشفره r-20 h26
مشي h36
مشي_ h36
مصا g-23 m32 h-20
مصار g-15 m37 h-51
مصارع m32
مصاري g-15 h-50
مصد h-26 k32
مصدر k32
مصدر_ k32
مصر r19 g-15 h-67
مصرف r25 h-19 k16
مصرف_ k16
مصرفي r35
مصرو r-28 h-44
مصروف r-28 h-44
مصن h44
مصنع h25
مصنع_ h28
مض_ g22
مضا g-16 h-43
مضار r-20 h-15
مضارب r-20 h-15
مضاع r29 g-17 m26
مضاعف r29 g-17 m26
مضان h-36
مضان_ h-36
مضخ k32
مضر k15
مضرو k15
مضروب k15
مضم r37
مضمو r37
مضمون r37
مطا h-26
مطار h-26
مطار_ h-26
مطب g-29 h-16
مطبخ g-29 h-16
مطبخ_ g-29 h-16
مطر g30 h-23
مطر_ g30 h-27
مطع g-32 k-17
مطعم g-32 k-17
مطعم_ g-32 k-17
مطل h32
مع_ g-17 h-32 k50
معا r58 g-15 h-29
معام r34 h-15
معامل r34 h-15
معت h46
معتم h-24
معتمد h-24
معد g-19
معدن r36
معدن_ r36
معر m-18 h-17
معرض h-26
معرض_ h-26
معرف g21 h18
معرفه g21 h18
معرو g-25
معروف g-18
معس g-19 h-35
معسل g-15 h-35
معسل_ g-15 h-35
معق h-42
معقم h-42
معقم_ h-42
معل r-71
معلق g39 h16
معلق_ g45 h16
معلو r-41 g-25
معلوم r-41 g-25
معه g-31 k-16
معه_ r20 k-16
معها g-20
معها_ g-20
معي m-25
معي_ h23
معيه r28 g-15 m-19 h-18
معيه_ r28 g-15 m-19 h-18
مغر h24
مغرب h24
مغربي h24
مغش h31
مغشو h31
مغشوش h31
مغل g30 h17
مغلف h21
مغلق g25
مغلقه g25
مفا g83 m-20 h-35
مفاج g92 m-24 h-35
مفاجا g92 m-24 h-35
مفت r-15 m19
مفتش h23
مفتش_ h23
مفر g22
مفرو g22
مفروز g22 h-23
مقا r-18 g-16 m15 h-40 k28
مقاب h27
مقابل h27
مقات h-15 k34
مقاتل h-15 k34
مقاس r-17 h-70
مقاس_ r-17 h-37
مقام m46
مقامر m46
مقب h17
مقبر h17
مقبره h17
مقدد_ h-15
مقر r25 h44
مقرص h24
مقرصن h24
مقرض r31
مقرض_ r31
مقط g-38
مقطو g-37
مقطوع g-17
مقف g41 h-24
مقفل g16
مقفو g25
مقفول g25
مقل g-15 h86
مقلد g-15 h86
مقلده h69
مك_ r-17 g47 h-33
مكا g47 k-15
مكان g23 h22
مكان_ g25
مكت g-20 h25
مكتب r-24 m16
مكتب_ m16 h23
مكتبه r-18
مكتو r19 g-18
مكتوب r19 g-18
مكر h15
مكش r59 m-27 h-29
مكشو r59 m-27 h-29
مكشوف r59 m-27 h-29
مكف r38
مكفو r38
مكفول r38
مكن g67 m29 h-45
مكن_ g67 m29 h-45
مكيف g-32
مل_ r-56 g24 m-40 h36 k-18
ملا r-34 m-43 h-86 k-17
ملاب r-55 h-30 k-15
ملابس r-55 h-30 k-15
ملات r27 m-20 h-19
ملات_ r27 m-20
ملص h15
ملصق h15
ملع m-20
ملعب m-20
ملعب_ m-20
ملغ h19
ملغو h19
ملغوم h19
ملك g131 h-103 k-39
ملكن g19
ملكنا g19
ملكه g70 h-52 k-19
ملكه_ g52 h-27
ملكها g18 h-25
ملكي g28 h-42
ملكي_ g32 h-29
مله r-29
مله_ r-40
ملها h-19
ملي g-30 h-17
مم_ g-20
ممن h36
ممنو h36
ممنوع h36
من_ r-86 g30 m-52 h-30 k16
منا r-19 g-47 m-22 h29 k-15
منا_ g-22 m-22
مناق h33
مناقص h35
منت_ h-23
منته g-23 h28
منتهي g-23 h28
منج g-16 h53
منجم g-16 h53
منجم_ h43
مند h59
مندل h31
مندل_ h31
مندو h28
مندوب h28
منز h-29
منزل h-29
منس h18
منسو h18
منسوخ h18
منص m15
منصه m15
منصه_ m15
منظ r54 h-20 k-17
منظم r54 h-20 k-17
منظم_ r54 h-20 k-17
منف g21
منك g-19 k16
منك_ g-19
منه_ h-37
منو h36
منوع h36
منوع_ h36
مني r35 g-27
مني_ r35 g-22
مه_ r-105 m-51 h-16
مها r33 g-30 h-21
مها_ g-27
مهال r33
مهال_ r33
مهر h20
مهرب h25
مهك h30
مهكر h30
مهكره h26
مو_ r37 g33 h24
موا m-17 h-46 k57
مواص h-19
موال h-22 k54
موال_ r-19 h-15 k58
موب h17
موبا h17
موباي h17
موج r17 g42 h-19
موجل r27 g53 h-17
موجل_ g27
موجلا g20
موجله r18 g-23
موجلي g30
مود h16
مودي h16
موديل h16
مور m-16 h26
مور_ g-17 h21
مورد g21
مورد_ g27
موز g-52
موزو g-52
موزون g-52
موس r-20 g24 h-18
موسم g26
موسم_ g26
موشر g20
موشر_ g20
موظ r-21
موظف r-21
موظف_ h17
موظفي r-17 h-29
موع m15 h-19
موعد g15 h-18
موعد_ g18 h-18
موعه k15
موعه_ k15
موق g-25 m20 h91
موقت h26
موقت_ h26
موقع g-17 m21 h70
موقع_ g-17 m21 h70
مول g-45 m-19 h16 k19
موله r29 g-19
موله_ r29 g-19
موم r-15 h22
مون r34 g-16 h-44
مونه r23 h-19
مونه_ r23 h-19
موي r35
مويل r35
مويل_ r35
مي_ r-39 g-92 m-20 h-35
ميا h-34
ميات h-17
ميات_ h-17
مياه g-21
مياه_ g-21
ميت r-21 g-24 h53
ميته h67
ميته_ h67
ميتي r-19 g-18 h-27
ميتين r-19 g-18 h-36
ميرا_ h20
ميز g-31
ميزا g-31
ميزان g-31
ميس r-34 g18 m31 h-38
ميس_ r-29
ميسر m40 h-25
ميسر_ m40 h-25
ميع h-24
ميع_ h-24
ميل r-37 m19 h30 k-28
ميل_ h33
ميلا h-31
ميلاد h-31
ميلي r-16 h35
ميلي_ r-16 h35
ميم m-19 h33
ميم_ h-18
ميمه h24
ميمه_ h24
ميمي h20
ميمي_ h16
مين g106 k-15
مين_ g95 h16
ميه r29 g21 m22 k54
ميه_ r29 g29 m22 k40
نا_ r-85 g-110 m-30 h-71 k-30
ناء h-15
ناء_ h-15
ناب h-34
ناب_ h32
نات r-17
نات_ r-17
ناد g-41 h-15 k-19
نادي g-31 h-59 k-15
نادي_ r-20 g-33 h-40
ناديق m15 h-20
نار r17
نار_ r21 h27
ناري h-25
ناز r-32 g21
نازل r-32 g23
نازل_ g28
ناس h20 k19
ناس_ h29 k19
ناص r-26
ناصر r-20
ناصر_ r-20
ناع g-15
ناع_ g-15
ناف g-16 h50
نافق h59
نافق_ h43
ناق g20 m32 h-33
ناقص r16 g-17
ناقصه g-16
ناقه g30 h-54
ناقه_ g30 h-54
ناك g19
ناكس h18
ناكس_ h18
نان r-16 h35
نان_ m-25
ناني m26 h32
ناني_ m19 h32
ناه g-78 m-15 h-20
ناه_ r16 g-47
ناها g-30
ناها_ g-30
ناي m57 h-52
نايت m-15
نايت_ m-15
نايي g36 m91 h-27
نايي_ g-16
ناييه g52 m83 h-24
نب_ g-32 k36
نبت g23 h-24
نبر g23
نبرم g23
نبرمج g23
نبي r-19 m-21 h75
نبي_ g-15 h16
نبيد h21
نبيد_ h21
نبيذ h50
نبيذ_ h50
نت_ r16 g-28 m36 h87 k-30
نتب g-15 k17
نتبه g-15 k17
نتبه_ g-15 k17
نتج k22
نتر r-26 m41 h40
نتف g17
نتفا k17
نتفاد k17
نته r-15 m-20 h15
نتها h20
نتهاء h20
نتهي g24
نتهي_ g27
نتي r-38 g17
نتي_ r-19 g19
نتين r-15
نتين_ r-15
نج_ m-23 h-20
نجا g-20 m-16 h27
نجان h42
نجان_ h40
نجب r-24
نجبي r-24
نجبيل r-24
نجر h32
نجري h32
نجريا h32
نجم r-18 g-20 h29 k66
نجم_ h43
نجمع h-24 k70
نجمع_ h-24 k70
نجو h39
نجوم h33
نجومي h33
نحد g50 h-22
نحدد g50 h-22
نحدده g46 h-17
نحس h47
نحس_ h47
نخت g20 h-16
نخل g45 h-33
نخل_ h-15
نخله g51
نخله_ g51
ند_ g-20 h26
ندا r53 h-21
ندات r53 h-17
ندات_ r53 h-17
ندر h51
ندف r-20 g-18
ندفع r-20 g-18
ندق r-36 g-19 h-59
ندق_ r-36 h-39
ندقي h-20
ندل h-21
ندل_ h-21
ندن g46 h-19
ندنا g30
ندنا_ g30
نده h-41
نده_ h-48
ندو h-24
ندوب h28
ندوب_ h28
ندوق m15
ندوق_ m15
ندي r22 g31 h24 k-15
ندي_ r22 g31 h24 k-15
نز_ g27 m-19 h19
نزر g22 h-18
نزرع g22 h-18
نزل r28
نزل_ r26 h15
نزلت r-29
نزلت_ r18
نزو r18
نزي g-28 h76
نزير h65
نزير_ h57
نزيل h20
نزيل_ h20
نس_ g19
نسا h26
نساي h31
نسايي h31
نسب r33 m32
نسبه r17 m22 h-20
نسبه_ r17 m22 h-20
نسو h18
نسوخ h18
نسوخه h18
نسي h26
نشر g-29 h18
نشر_ g-16 h20
نشو g29
نشوف g15
نشوف_ g15
نص_ r88 m30 h-59
نصب g-49 m-27 h21
نصب_ g-45 m-27
نصف g-22 h49
نصف_ g-22 h49
نصه m15
نصه_ m15
نصي r-43 m39 h21 k-22
نصيب r-31 m45 h36 k-22
نصيب_ r-15 g-37 m90 h66
نصيبي g40 m-15 h-42
نط_ g-22 h25
نطه h-17
نطه_ h-17
نظا r19 g-17 h-61 k30
نظار r31 h-29
نظار_ r31
نظام g-15 k30
نظام_ k31
نظم r54 h-20 k-17
نظم_ r54 h-20 k-17
نظي r15
نظير r30
نظير_ r30
نظيف r-15
نع_ h43
نف_ h34
نفس g-57 m-36 k-22
نفس_ g-17
نفسه g-31 m-15
نفسه_ r28 g-31 m-15 h-22
نفسي m-19 h-17
نفسي_ m-19 h-17
نفط g45 h17
نفط_ g45 h17
نق_ g33 h21
نقا m16 h81
نقان h29
نقانق h29
نقد r24 g-54 m-21 h-55 k16
نقد_ r27 h-16
نقدا g-36 h-29 k23
نقدا_ g-36 h-29 k23
نقص r-29
نقل h-20
نقل_ h-16
نقو r15 h-50
نقود r15 m17
نقود_ r15 m17
نك_ g-57 h15 k16
نكس g28
نكسر g28
نكسر_ g28
نكن h36
نكن_ h36
نلا m37 h18
نلاي m39 h25
نلاين m39 h25
نلق g30
نم_ g16 h-30
ننا m18 h-15
ننا_ m18 h-15
نه_ r57 g-35 m15 h-58 k-43
نها r-28 g20 m-35 h62 k15
نها_ m-22 h31 k15
نهاي r-23 h31
نهايه r-23 h48
نهايي g22 h-17
نوا h18
نوات h22
نوات_ h22
نوع g27 h25
نوع_ h40
نوعه g28 h-15
نوعه_ g17
نوف r-15
نوي_ g19
ني_ g-120 m15 h28
نيا r24 g-27 h31
نيا_ g-15 h25
نين g25
نين_ g36 h-26
نينت h20
نينتي h20
نيه r24 m30 h-58
نيه_ m32 h-57
نيو r-27 h-19
نيو_ r-24
نے_ h20
ها_ r52 g95 m-41 h-88
هاء h20
هاء_ h20
هاب h-21
هابط h-28
هابط_ h-28
هات r17 g-23 h17
هات_ r21 k22
هاتف h-30
هاتف_ h-30
هاته h37
هاته_ h37
هادا r24
هادات r24
هار m38
هار_ m28
هاز r-34 g-20
هاز_ r-34 g-20
هاش g42
هاش_ g42
هاض h26
هاض_ h26
هاك g-20 m25 h35
هال g94 m-23 h-89
هال_ r35 h-24
هالس h-21
هالش g22
هالشج g25
هالشه r15
هالن g30
هالنخ g30
هام r-28 g63 m-18 h-39
هامش r-20 g88 m-18 h-35
هامش_ r-20 g88 m-18 h-35
هان r-25 g-26 m121 h-42
هان_ m66 h-36
هانا m34
هانات m36
هاي r-23 m-17 h86
هاين h30
هاينك h30
هايه r-23 h48
هايه_ r-23 h48
هايي g22 h-17
هايي_ g22 h-17
هب_ r83 k-15
هبو g27 h-21
هبوط g27 h-21
هبوط_ g27 h-21
هبي r-26 h-27
هجن g-26
هجن_ g-26
هد_ g-16
هدا h-15
هداي h-15
هدايا h-15
هدي r-22 g-32 k16
هدين k39
هدين_ k39
هديه r-18 g-31 k-22
هديه_ r-18 g-31 k-22
هذا g-33 m19
هذا_ g-33 m19
هذه g23
هذه_ g23
هذي g21 h-44
هذي_ g21 h-44
هر_ g-16 h-45 k15
هرب r17 g-24 m-17 h-45
هرب_ k25
هربا r18 g-23 h-44
هرباء r21 h-21
هرج h-16
هرجي r26 h-16
هرجي_ r26 h-16
هرم h31
هرمي h31
هرمي_ h31
هره h-19
هره_ h-19
هري r22 g-26 m-35 h22
هريب h55
هريب_ h55
هرين g-22 h-16
هرين_ g-22 h-16
هز_ h26
هزه h26
هزه_ h26
هكر g-19 m-23 h82
هكر_ m-17 h56
هكره h26
هكره_ h26
هكي h17
هكير h17
هكير_ h17
هل_ r-20 m60 h-36
هلو h32
هلوس h32
هلوسه h32
هلي h-17 k-20
هلي_ h-17 k-20
هم_ r-49 g33 m-16 h-88
همي h-23 k47
همي_ h-15 k19
هميه k29
هميه_ k29
هن_ r18 g-46 m16
هنا g19 h-27
هنا_ m41
هنات m-48
هنات_ m-48
هنت r49 h-21
هنت_ r49 h-21
هند h18
هنه r-15 g24 m73
هنه_ r-15 g24 m73
هني g-15 m19
هنين m23 h-15
هنين_ m23 h-15
هه_ g-25 h-56 k48
هو_ g30 h-19
هوا g52 h-42
هواء g27 h-19
هواء_ g27 h-19
هور r28 g35
هور_ r28 g35 h-24
هول r-17 g75 h-45
هول_ g41 h-33
هوله g33
هوله_ g33
هوه h-33
هوه_ h-33
هوي h31
هوي_ h19
هي_ r-55 g36 m-16 k68
هين h28
وا_ r18 h-67 k20
واء g25 h-22
واء_ g25 h-22
واب g-25 h-40
واب_ g-15
وات g-27 m-29 k40
وات_ h41
واتب r-19 g-17 h-17
واتب_ r-19 g-17 h-17
واتس g-18
واتي r33 h-30 k27
واتير r33 h-30 k27
واج g-32
واج_ h42
واح r-20 g28 m-22 h20 k30
واح_ h16
واحد r-30 g38 h22
واحد_ r-30
واحده g29 h17
واحو k31
واحول k31
واخ m-24
واخذ g16 m-15
واخذ_ r16 m-19 h-15 k16
واخذت r-21 h18
واد h50
واده r-17 h38
واده_ r-17 h38
وار g43
وارب r23 m30
واري m-20 h39
واز h29
واز_ h27
وازا h22
وازات h22
واس r-37 g-50 h59
واست r-27 g-18
واستل r-18
واسط g-16 h62
واسطه g-16 h62
واش g-25
واشت g-20
واشتر g-20
واص g30 m-17 h-35
واص_ g40 h-16
واصل r22 g-23
واف g-19
وافق g-15
وافقه h-15
واق g-27 k15
واق_ h-15 k15
واك r24 g-23 m37 h-19
واكه g-15 m37
واكه_ g-15 m37
وال r-24 h-122 k48
وال_ m-19 k63
والا m29 h29 k19
والات r-16 k19
والب r28 g29
والبا r17 h16
والبض g30
والت r27 g-27
والتس r27 g-18
والث g18
والثم g18
والج m21
والخ r-22 h-18
والخس r-22 h-15
والد r27 h-35
والده h-26
والر r-16 g-15 m-29 h-29
والرب m-22
والس m15
والسع g16
والف k19
والق g-15
والل g-21 m35
واللي m35
والم r-23 h-36
والمب r-22 g-18
والمح g15
واله g17 m-19 k-15
والهب g24
والي r21 h-16
وام r-20 h-30
وام_ r-20 h-30
وان g-28 h26
وان_ m16 h-26
وانا g-21 h94
وانا_ g-21 h96
واه r16 g26 m38 h-30
واها g30 m17
واها_ g30 m17
واي r74 h-31 k-24
وايد r65 g15 m-15 h-36 k-16
وايد_ r54 g16 h-33 k-16
وايز g-15
وايز_ h-15
واين h27
واين_ h27
وايي g27
وايي_ g17
وب_ r-25 g-19 m-27 h112
وبا h25
وباق g19
وباقي g19
وباي h17
وبايل h17
وبد g23 h-18
وبدو g28
وبدور g28
وبر r19
وبرج r20
وبرجع r22
وبش g130 h-56
وبشت g28
وبشتر g28
وبشن g69 h-34
وبشن_ g51 h-24
وبع g-19
وبعت r18
وبعته r18
وبعد r-27 g-25
وبه h-24
وبه_ h-24
وبو m44 h-37
وبون m44 h-37
وبون_ m33 h-15
وبونا h-22
وبي r43 g-31 m30 h73
وبي_ h57
وبير r-15
وبيرج r-15
وبين r15 g-16 m21 h-17 k15
وبين_ r-25 m21 k15
وت_ r-27 g37 m20 h54 k-16
وتح k17
وتحو k17
وتر g-22 h19
وترج r16
وترجع r16
وتري m20 h41
وتس g-25 m70 h51
وتس_ m65 h17
وتش g37 h-24
وتشر g46 h-23
وتشي m16
وتشين m16
وتل h17
وتل_ h17
وتم g-28 h-32
وتو r-33 g-19 m154 h45
وتو_ r-23 g-15 m149 h75
وتي_ h17
وثل r26 g-15 h-19
وثلا r32
وثلاث r32
وثي g40
وثيق g40
وثيقه g49
وج_ r-26 h72
وجب g-22 h-22
وجبن h-22
وجبن_ h-22
وجر h-18 k26
وجر_ k26
وجل r27 g53 h-17
وجل_ g27
وجلا g20
وجلان g23
وجله r18 g-23
وجله_ r18 g-23
وجلي g30
وجلين g30
وجه r-17
وجه_ r-17
وجي h41
وجي_ h22
وح_ g27 h15
وحا r-15 h23
وحان h28
وحاني h28
وحد g34
وحده g34
وحده_ g34
وحل h-17
وحه g-17 m-17
وحه_ g-17 m-17
وحو k24
وحول k24
وحول_ k24
وحي h44
وحيه h27
وحيه_ h27
وخس m15
وخسر m15
وخسرت m15
وخل k16
وخم r48
وخمس r48
وخمسم g19
وخمسي r45
وخه h26
وخه_ h26
ود_ r63 g56 h-85
ودا r17
وداي r18
ودايع r18
ودر r16 h43
ودره h43
ودره_ h43
ودع h24
ودع_ h24
ودف r-48
ودفع r-42
ودفعت r-32
ودك h39
ودكا h27
ودكا_ h27
ودي r-25 m17
ودي_ r-19
وديل h16
وديل_ h16
وذ_ h47
وذه h21
وذه_ h21
ور_ g-21 m-49 h29 k-18
ورا r-49 g-29 m53 h45 k-16
ورا_ r-29 g-22 h25
وراق m19 h21
وراق_ m19 h21
وراه m23
ورب m26
ورت g41
ورت_ g42 h-16
ورث g58 h-45 k-18
ورث_ g28
ورثه h-22
ورثه_ g38 h-21
ورج r69 h25
ورجع r42 h-16
ورجعو r45
ورد r24 h-29
ورد_ h-16
ورده r33
وردها r33
ورش g20
ورشه g20
ورشه_ g20
ورق r88 g-19 m-26 h68 k-35
ورق_ r87 g-26 m-38 h23 k-23
ورقه h26
ورقه_ h26
ورقي g26
ورقيه g26
ورك_ h17
ورن r20 g17 h-20
وره m-16 h-68
وره_ r-33 h-74 k16
ورها r28
ورها_ r28
ورو r24 g-16
ورو_ g-19 h-25
وروب h48
ورور r29
ورورد r29
وري r27 m-35 h-40 k38
وري_ m-24
وريه r16 h-19 k28
وريه_ r16 h-19 k28
وز_ r-16 m33
وزا r39 h-26
وزاد r42
وزار h-19
وزاره h-19
وزد r16
وزن h-32
وزن_ h-29
وزو g-55
وزون g-52
وزي r-26
وزيع r-26
وس_ r20 m51 k36
وسا h-46
وسد r-15
وسدد r-15
وسددت r-15
وسك h57
وسكي h57
وسكي_ h57
وسل r-29 g-25
وسلم r-29 g-22
وسم g26
وسم_ g26
وسه r18 h20
وسه_ r18 h20
وسي m-42 k22
وسي_ r15 m-20
وسيط k32
وسيط_ k32
وش_ k22
وشر g16 h-25
وشر_ g20
وشري h-25
وشف g-29
وشفت g-29
وصا r28 h-23
وصار r28 g-20
وصف g16 h-34
وصف_ g37 h-20
وصفه g-21
وصفه_ g-21
وصل g-35 m-34 h-37 k53
وصل_ m-17 h-51 k41
وصلت g-15
وصلن r15 k34
وصلني r15 k34
وصه h-35
وصه_ h-35
وصي m-23 h-18
وصيل m-15 h-18
وصيل_ m-15 h-18
وض_ g25 h-16
وط_ g86 m29 h-72 k-15
وطل m36 h21 k18
وطم g-25
وطما g-25
وطماط g-25
وطه r19
وطه_ r19
وظ_ m16 h18
وظف r-21
وظف_ h17
وظفي r-17 h-29
وظفين r-15 h-29
وظه r15
وظه_ r15
وع_ r-16 g-25 h27
وعد r-20 g-29 h-31
وعد_ g18 h-18
وعده g-22
وعدها g-22
وعش r21
وعشر r21
وعشري r21
وعه g42 m34
وعه_ g31 m34
وعي m-15
وف_ r15 m-32 h23 k-37
وفا r23 g16 h-16 k30
وفات k30
وفات_ k30
وفح g-18
وفل g-27
وفو r19 h-24
وفوق r25
وفوقه r25
وفي r31 m-22 h-21
وفيت g21
وفيت_ g21
وفير r42
وفير_ r42
وق_ g27
وقا g34 h-19
وقات g50 m33 h-28
وقات_ g50 m33 h-28
وقال h-20 k16
وقال_ k16
وقان m-19 h30
وقان_ m-19 h30
وقت r-25 g40 m-15
وقت_ r-25 g34 m-15
وقط g-44 h30
وقع m50 h59 k-24
وقع_ h44
وقعا m54
وقعات m54
وقعت g28
وقعت_ g28
وقه r22 m-16 h36
وقه_ h50
وقي r39
وقيع r41
وقيع_ r25
وقيعه r15
وك_ h-43
وكا h16
وكاي h15
وكايي h15
وكت m-15 h-33
وكتب m-19
وكتبت m-19
وكتي h-20
وكتيل h-20
وكر g-19 m77 h-37
وكر_ g-19 m77 h-37
وكس g34
وكس_ g27
وكش h48
وكشف h48
وكشف_ h48
وكل m17
وكل_ m17
وكن r-21 g38 m-16 h-15
وكن_ g38
وكو h-53
وكي g-29 h-71
ول_ r34 g65 m32 h-72
ولا g47 h-66 k-34
ولا_ g67 m24 h-45 k-28
ولات g-19 h16
ولات_ g-19 h59
ولت r-21 k18
ولد r22 m-16 h-39
ولد_ h-25
ولدي r16
ولدي_ r16
ولف g43 h-17
ولفه g43 h-17
ولفه_ g43 h-17
ولم r-41 g25
ولم_ r-15 g16
وله r49 g43 k21
وله_ r49 g38 k18
ولو g16 h-75
ولو_ g38 h-18
ولوا h-20
ولي m78 h95
ولي_ g-39 h29
وليت m94 h56
وليت_ m94 h56
وليص g53 h-21
وليصه g53 h-21
وليه r21
وليه_ r21
وم_ r-74 g-60 m-60 h-15
وما r-51 g67
وما_ r-69 g70
ومب m17
ومبو m17
ومبول m17
ومت g-17 h30
ومتر g-17 h30
ومترا g-17 h30
ومس r-24
ومع r58 g-30
ومعه r29 g-21 h18
ومعه_ r31 h30
ومه r-47
ومه_ r-33
ومو g-42 m16 h-17
ومي r60 g-22 h60
ومي_ h50
ومين r41 m15
ومين_ r44
وميه r19
وميه_ r19
ون_ g21 m55 h-33
ونا r17 h-34
ونات r23 h-17
ونات_ r23 h-17
ونت_ r28
ونص r103 h-31
ونص_ r103 h-31
ونل m35 h37
ونلا m39 h25
ونلاي m39 h25
ونه r-15 g29 m-25 h-29
ونه_ r-15 g38 m-25 h-52
وني g-48 m-19
وني_ h30
ونيا g-18 h-18
ونيو r-27 h-32
ونيو_ r-24
وه_ r40 m-15 k21
وها r23
وها_ r23 h-15
وهات h25
وهات_ h25
وهذ m-19
وهم h-23 k47
وهمي h-23 k47
وهمي_ h-15 k19
وهميه k29
وهو r39 g27
وهو_ r39 g27
وهي g-19 k69
وهي_ k69
وول h-20
وي_ m-41 h65 k-17
ويا h-55
ويات h-41
ويات_ h-35
وياخ r15
وياخذ r19
ويذ h29
ويذ_ h19
وير r-36 h26
وير_ r-15 h30
ويس g-15 h45
ويسك h41
ويسكي h41
ويش m-15
ويشغ h22
ويشغل h22
ويض m20 h27
ويض_ m21 h25
ويق g-19 h37
ويل k61
ويل_ k40
ويلا k16
ويلات k16
ويم r-20 m29
وين r-18
وين_ r-17
ويه r40 g-24 h-55
ويه_ r40 g-24 h-55
ويي h21
يء_ m18 h30
يا_ g27 m26
يات g71 h-46 k-21
يات_ g64 h-40 k-21
ياج k25
ياجر k25
ياجر_ k25
ياخ r15 m62
ياخد m20 k15
ياخد_ m20 k15
ياخذ m42 h-22 k-15
ياخذ_ m39 h-22
ياد g44 h-26
ياد_ g33
ياده h-27
ياده_ h-27
يار r-33 g86 m15 h-118 k-44
يار_ g102 m-36 h-72
يارا g31 m22 h-36 k-19
يارات g31 m22 h-36 k-19
يارت r-17 g-24 h-24
يارتي g-24 h-24
ياره m33 h15
ياره_ m33 h15
ياس g24 h-21
ياس_ g24
ياض r-21 h-39
ياضه h-25
ياضه_ h-25
ياضي_ h-59
ياضيه h46
يال g-16 h21
يال_ h46
يالي h-16
يالي_ h-16
يام g-19
يام_ g-19
يان r-35 m24 h68
يان_ h37
يانص m33 h32
يانصي m33 h32
يانه r-20
يانه_ r-20
ياه r-44 h-51
ياه_ r-34 h-38
يب_ r-103 g-35 m52 h32 k17
يبد g21
يبك m-20 h25
يبل h21
يبن g34 h-19
يبه g60 m-20 h-36
يبه_ g66 m-19 h-31
يبي r-34 g39 m-21 h-90 k31
يبي_ r-29 g21 m-15 h-63
يبيع_ h-15
يبين h-22 k34
يبين_ k28
يت_ r21 g-35 m73 h48 k-40
يتا r18 g-38 h-44 k-20
يتاخ r38 h-16
يتاخر r38 h-16
يتام r-20 g-29 h-28 k-18
يتام_ k-18
يتح g38
يتحد g38
يتحدد g38
يتص r-23 h47
يتك g16
يتكو g35 m23
يتكوي g35 m23
يتم g19
يتما g18
يتمان g18
يته r20 h60 k-17
يته_ r18 h77
يتها h-17
يتها_ h-17
يتو g-16 h-38
يتون g-15 h-44
يتون_ g-15 h-44
يتي h-56
يتي_ g17 h-20
يتين g-18 h-36
يتين_ g-18 h-36
يث_ g-16 h54
يجا g-25
يجار g-23 h34
يجار_ g-17 h-18
يجاره h40
يجي r40
يجيب g21
يجيب_ h24
يجيبه g26
يح_ r28 g-27
يحد g67 h-25
يحدد g67 h-25
يحدد_ g47 h-18
يحدده g20
يحس r-28 g-17 k32
يحس_ g-16 k32
يحه r-21 g-25
يحه_ r-21 g-25
يخ_ g44 h33
يختا g26
يختار g26
يختب h25
يختبر h25
يخه m-16 h43
يخه_ m-16 h43
يد_ r61 g-58 h-59
يدا m23 h-23 k25
يدا_ g-16 k26
يداع m24 h-16
يداع_ m24 h-16
يدخ h31
يدخل h31
يدخل_ h31
يدر k24
يدري k24
يدري_ k24
يدف g44 m-15 k-15
يدفع g49 h-26 k-15
يدفعو g57 m-21 h-21
يدفن h24
يدفن_ h24
يده r67 g15 m-21 h-33 k-25
يده_ r53 m-20 h-30 k-25
يدي r33 g-35 m-21 h-67
يدي_ r42 h-15
يدين h-42
يديه h-27
يديه_ h-27
يديو g-17 h24
يديوه h21
يذ_ g-16 m-17 h59
ير_ g-69 m-79 h124
يرا k-40
يرا_ h36
يران r-19 k-17
يران_ r-19 k-17
يرت r15 g20
يرجع_ g-22 k18
يرجعل g18
يرد r-35
يرده r-46
يرس m22
يرسي m22
يرسي_ m22
يرف h16
يرفر h20
يرفر_ h20
يرك h23
يرك_ h23
يرم m-21 h-20
يرم_ m-19 h-26
يره m-41 h-33
يره_ m-41 h-55 k-18
يرو r-15 m41 h52
يري g-23 h18
يريك g-17 h35
يريكا g-17 h35
يز_ h-35
يزا g-36 h-16
يزا_ h-15
يزان g-31
يزان_ g-31
يزه m20 h-27
يزه_ m20 h-26
يزو h-15
يزي r38 m-16
يزيد r24
يس_ r-32 m-27 h-33
يسا h-19 k27
يسال h-19 k27
يسب m17
يسبق m17
يسبق_ m17
يست r20 h-39
يستا h-23
يستر g16
يستي g-16
يستيش g-16
يسح h27
يسحب h27
يسحب_ h27
يسد r15
يسدد r15
يسر r-23 g34 m37 h-31
يسر_ r-23 g23 m37 h-31
يسك g-24 h120
يسكو h20
يسكو_ h20
يسكي h41
يسكي_ h41
يسل r58 g-20
يسلم r31
يسلمن r18
يسه g18
يسهل g21
يسهل_ g21
يش_ r42 g31 h-38
يشت r75 g-19 h-30
يشت_ r30
يشتر r45 g-15 h-17
يشتري r45 g-25
يشغ g-15 h44
يشغل g-15 h44
يشغله g-15 h44
يشل r29
يشلي r29
يشلي_ r29
يشن g-16
يشن_ g-16
يشه r30 g-15 h-37
يشه_ h-27
يشها r31 g-16
يشها_ r31 g-16
يشي m15 h18
يشيل m15 h18
يشيل_ m15 h18
يص_ g20 h-71
يصا r32 h-24 k-20
يصال r32 h-35 k-20
يصال_ r-16 h-28 k-20
يصل g31 h-16
يصلح g31 h-16
يصلحو g31 h-16
يصه g36
يصه_ g36
يصي h18
يض_ g-40 m19 h-19
يضا g-19 m31
يضات g-18 m35
يضات_ g-18 m35
يط_ h35
يطر h16
يطرد h18
يطرد_ h18
يطل k29
يطلع k17
يطلع_ k17
يظ_ r98 g-23 m-18 h-26
يظه k33
يظهر k33
يظهر_ k33
يع_ g-26 m-38
يعا r-15 h-15
يعات r-15
يعات_ r-15
يعت g48 h-37
يعر g32
يعرف g32
يعرف_ g38
يعط r19
يعطو g17
يعطي r24
يعطين r24
يعك g41 h-28
يعك_ g41 h-28
يعن r-16 g25 h33
يعني r-16 g25 h33
يعني_ r-16 g25 h33
يعه g27 h24
يعه_ r38 g37 h-34
يعها r-28 h58
يعها_ r-28 h58
يغ_ r38 h-43 k36
يغي h16
يغير h16
يغير_ h16
يف_ r-84 m-32 h36 k21
يفا h18
يفت g34 h-15
يفتح g34 h-15
يفتح_ g34 h-23
يفك g-18 h81
يفك_ g-16 h66
يفه m-19
يفه_ m-19
يفون h-33
يفون_ h-33
يق_ g-24 h-20
يقت g-25
يقتي g-25
يقتي_ g-23
يقر g31
يقرا g-17 h32
يقرا_ g-17 h32
يقرر g48 h-26
يقرر_ g17
يقرره g31
يقه g63 m26 h-34
يقه_ g63 m26 h-34
يقو g40 h31
يقول g40 h31
يقول_ g19 h45
يقوله g21
يقي r-27 m23 h17
يقي_ r-25 m18
يك_ r48 g-72 m-40 h-17
يكا r17 h22
يكا_ g-17 h35
يكات r22
يكات_ r22
يكاغ g15
يكاغو g15
يكت r-28
يكتب h18
يكتب_ h23
يكف k-15
يكه r25
يكه_ r25
يكو h96
يكون h43
يكون_ h43
يل_ r-83 g-52 m-33 k38
يلا g-22
يلا_ g-19
يلات h22 k15
يلات_ h15 k16
يلاد h-31
يلت h-59
يلتي h-59
يلر m-16
يلر_ m-16
يلع m33 h20
يلعب m33 h20
يلعب_ m18
يله h37
يله_ r-16 h37
يلو g-51
يلو_ h-37
يلوم g-17 h30
يلومت g-17 h30
يلي r-23 g-16 m-38 h91 k15
يلي_ r-17 h41
يليه g-15 m-18 h18 k15
يليه_ g-15 m-18 h18 k15
يم_ r23 g-15 m-36
يما m-15 h-19
يمتح h28
يمتحن h28
يمته_ r-15
يمس h17
يمسح h17
يمسح_ h17
يمش h17
يمشي h17
يمشي_ h17
يمك g33 m31 h-39
يمكن g33 m31 h-39
يمكن_ g33 m31 h-39
يمل g43
يملك g43
يملكه g43
يمي m-38 h-37
يمي_ m-30 h-34
ين_ r-38 h-32 k31
ينا g-55 m49 h-33 k-18
ينا_ g-36 h-16
ينات r-20 m30
ينات_ r-20 m30
ينار r24 m17 h35
ينار_ r27 h52
يناري h-18
يناه g-23 h-44
ينب g17 h-24 k19
ينت m-18
ينتب g-15 k17
ينتبه g-15 k17
ينته g41
ينتي h20
ينتين h20
ينز m16 h21
ينزل g-17 m16 h28
ينزل_ g-16 m16 h28
ينع k16
ينعر k16
ينعرف k16
ينق h49
ينك g-24 h26 k16
ينكن h36
ينكن_ h36
ينن m18 h-15
يننا m18 h-15
يننا_ m18 h-15
ينه r85 g49 m-25 h-70 k-17
ينه_ r97 m-23 h-70
ينها g38
ينها_ g38
ينو m36 h21
ينو_ m28 h22
يني r27 g-17 m38
يني_ r22
ينيه m33
ينيه_ m33
يه_ r-34 g34 h-105 k-55
يها h72 k40
يها_ r-26 h70 k40
يهات r21
يهات_ r21
يهم g29
يهم_ g25
يو_ r-20 g-32
يوا m-19
يوان m-18
يوت g44 h-18
يوتش g46 h-23
يوتشر g46 h-23
يوص r16
يوصل r16
يوصل_ h-21
يوق h49
يوق_ h18
يوقع h23
يوقع_ h23
يول g43
يولف g43 h-17
يولفه g43 h-17
يوم r59 g-57 m-20 h-32
يوم_ r20 g-42 h-61 k19
يومي r59 g-15 h28
يومين r44
يوميه h15
يون r16
يون_ m16
يونيو r-24
يوه h21
يوها h21
يوهات h21
يي_ h-48
يير h27
يير_ h27
ييش r29
ييش_ r29
ييض k17
ييض_ k17
ييف h25
ييف_ h25
يين h20
يين_ h20
ييه g50 m71
ييه_ g50 m71
يے_ m17 h-69
چرس h28
چرس_ h28
`,
};
