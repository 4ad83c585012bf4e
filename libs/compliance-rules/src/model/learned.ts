import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-82, -92, -91, -51, -106],
  likely: [33, 48, 10, 89, 27],
  possible: [-8, 6, -18, 70, 27],
  pieces: `
2a_ r17 h-20
2al g-21 k30
2al_ r15 g-16
2ar r15
2ard r48
2ard_ r48
2as r-20 g-16 h-38 k31
2es r37 h-20
2est r37 h-20
2est_ r37 h-20
2id r16
2kh r18
2khe r18
2khee r18
2me r-22 g66 h-20
2mee r-22 g66 h-20
2meen r-22 g66 h-20
2p_ r23
2sa r49 m28 h16
3a_ r22 g27 m21
3ab r17
3ad r-26 h-16
3ah m19 h15
3al r64 m-16 k15
3al_ g34
3ala r41 g-17 h-49 k25
3ala_ h-39 k27
3alay r63
3ale r39 g-16
3aleh r69
3am h18
3an h15
3and h22
3and_ h26
3ar r-17 g80 m-26 h43
3ara g19 m-17 h31
3ara_ g15 m-16 h32
3arb h15
3arbo h15
3as r20 g-15 m-18 k24
3ash r20 g-15 m-18 k24
3asha k18
3at r20 g-37 h34
3at_ r28 g-25
3atl h29
3ay r-37
3d_ r41 g20
3ee r-26 h-16
3end_ h22
3et r31
3et_ r42
3ha r15
3ha_ r15
3ho r21 h-16
3la g28 h33
3lan h25
3lan_ h25
3na g23
3na_ g23 h-16
3om g-16 h17
3omo g-16 h17
3omol g-16 h17
3t_ r-22 m28 h15
3ta g17
3tah g17
3tah_ g17
3te r33 h-26
3to r-34 h-22
5ti h27
5ti_ h27
7ad g59
7ade g22 h-15
7ag h-30
7ag_ h-30
7al g-22
7al_ r18
7am h-73
7an m29
7ani h23
7ani_ h23
7as r-33 h23
7ash r-16 h29
7ashi r-16 h29
7aw h36 k50
7awa h26
7awal h26
7awe k20
7awel k20
7ed r-21
7ed_ r-21
7ej h26
7eja h26
7ejab h26
7el h41
7elw h25
7elwe h25
7es h-35
7esa r20
7esab r20
7ess m15 h-19
7r_ g-18 h79
7t_ m63 h-26
=!adult-service h30
=!adult-service+denial h25
=!adult-service+payment-versus-payment h25
=!alcoholic h-29
=!alcoholic+!banking h-22
=!alcoholic+!unlawful-business h-21
=!alcoholic+denial h22
=!alcoholic+excused h-21
=!alcoholic+pays-for-chance h-36
=!alcoholic+percentage h-22
=!alcoholic+soft-drink h-55
=!alcoholic+sums-0 h-15
=!banking r31 g-45 h-63 k75
=!banking+!watchers r20 g-25 h-26 k59
=!banking+charged-at r31 h-15
=!banking+conceal k29
=!banking+contrast r32
=!banking+dealing r42
=!banking+denial r17 g-31 h-27 k75
=!banking+pays-for-chance r25 h-37
=!banking+percentage h-37
=!banking+soft-drink h-37
=!banking+sums-0 r23 g-37 h-63 k75
=!banking+unit r21 h-15
=!bet-house m18 h23
=!bet-house+!operator m18 h23
=!bet-house+!unlawful-business m18 h23
=!bet-house+denial m18 h25
=!bet-house+sums-0 m18 h23
=!bill r16
=!bill+!sale-or-service h-16
=!bill+denial r16
=!bill+reference r16 h-16
=!capital g23
=!capital+!gift-money g23
=!capital+denial g23
=!capital+sums-0 g23
=!cash-form r19 g-16 h41
=!cash-form+!paper-money h39
=!cash-form+!sale-or-service r19 h21 k-17
=!cash-form+!watchers h47 k-35
=!cash-form+charged-at r19
=!cash-form+denial r19 g-16 h41
=!cash-form+reference r19 h29
=!cash-form+stays-unseen h30
=!cash-form+sums-0 h42
=!cash-form+unlicensed-giving h47 k-35
=!charged-at r17 g-73 h-28
=!charged-at+!dealing r29
=!charged-at+!fee r-16 g-17
=!charged-at+!gift-money k-17
=!charged-at+!price-of g17
=!charged-at+!sale-or-service h-20
=!charged-at+benefit r70
=!charged-at+dealing r-24
=!charged-at+deferred r-17
=!charged-at+denial r-29 g-61 h-20
=!charged-at+excused r-48
=!charged-at+extra r25 g-36 m26
=!charged-at+free-use r45
=!charged-at+gift-money g-20
=!charged-at+given-back r-32
=!charged-at+hand-over r-26
=!charged-at+insured r-20
=!charged-at+outside-prize r16
=!charged-at+pays-for-chance g-19 k17
=!charged-at+reference r27 g-21 h-38 k35
=!charged-at+repay r32
=!charged-at+sale-or-service k25
=!charged-at+sums-0 g-63 m22 h-25
=!charged-at+sums-2 r17
=!charged-at+under r-20
=!charged-at+unit k15
=!charged-at+wager-event g-21
=!charged-at+waiting r-20
=!charity g-27 h-19 k59
=!charity+!document k25
=!charity+!errand k25
=!charity+!gift-to g-16 k35
=!charity+!giving-drive g-16 k35
=!charity+!licensed k25
=!charity+denial g-27 h-19 k59
=!charity+reference g-15 k41
=!charity+sums-0 g-27 h-19 k59
=!charity+unlicensed-giving k36
=!contest-kind r-18 g-25 m34
=!contest-kind+!wager-event r-18 g-25 m34
=!contest-kind+denial r-18 g-25 m34
=!contrast r18 g46 h-19 k-31
=!contrast+charged-at g57 h-18 k-15
=!contrast+dealing h-24
=!contrast+denial r15 g46 h-19 k-31
=!contrast+excused r21
=!contrast+not-mine-yet g18
=!contrast+pays-for-chance h-21
=!contrast+price-of g-21
=!contrast+sale-or-service g18
=!contrast+sums-0 g26 k-31
=!contrast+sums-1 g20 h-20
=!contrast+trade g-29
=!dealing r89 m-23 h-17
=!dealing+!gift-money r18 k-18
=!dealing+!pays r18 k-18
=!dealing+!pays-for-chance r32 g-22 k-18
=!dealing+!price-of r16 g25
=!dealing+!sale-or-service r59
=!dealing+!sell r20 g-17
=!dealing+!trade r22
=!dealing+charged-at g-18
=!dealing+denial r82 g15 m-23
=!dealing+istisna g18
=!dealing+no-spec g18
=!dealing+not-chosen g15
=!dealing+pays-for-chance r44 g25
=!dealing+reference r21 g15 m-15
=!dealing+sums-0 r31 m-17
=!dealing+sums-1 r33 g24
=!debt r75 g-45 m26 h-18
=!debt+!lend r78 g-38 m28
=!debt+denial r63 g-60 m28 h-18
=!debt+pays-for-chance r34 g17
=!debt+sums-0 r46 g-44 m35
=!debt+sums-2 r28
=!delay-charge r-32
=!delay-charge+denial r-32
=!delay-charge+reference r-24
=!delay-charge+sums-0 r-24
=!described g21
=!described+denial g21
=!described+sums-0 g21
=!document g51 h-17
=!document+!licensed g67 h-45
=!document+!loose-order g19
=!document+cash-form g-16
=!document+charged-at g-16 k17
=!document+charity k29
=!document+denial g51 h-17
=!document+excused g16
=!document+gift-money g-16
=!document+gift-to k29
=!document+giving-drive g-19 k50
=!document+lawful-rate k18
=!document+name-after g17
=!document+paper-money g-16
=!document+pays-for-chance g24
=!document+reference g15
=!document+sums-0 g18
=!document+to-dispose k18
=!document+unlicensed g41 h-18 k-17
=!document+unlicensed-giving g26 h-18
=!equity g39 m30
=!equity+dealing g23 m33
=!equity+denial g35 m30
=!equity+price-of g15
=!equity+reference m30
=!equity+sale-or-service g15
=!equity+sell g15
=!equity+sums-0 g39 m30
=!equity+trade g15
=!equity+trading g24 m27
=!errand g19 h-22 k17
=!errand+avoid-control g25
=!errand+dealing g-18 h17
=!errand+denial g19 h-22 k17
=!errand+giving-drive k26
=!errand+pays-for-chance g-18 h17
=!errand+price-of h17
=!errand+reference g17 h-19
=!errand+sale-or-service g-18 h17
=!errand+sham h17
=!errand+sums-0 g35 h-22 k17
=!errand+to-dispose g20
=!errand+trade h17
=!errand+unlicensed g24
=!extra r-59 m-17 h-38
=!extra+!increase g-20 h-26
=!extra+charged-at r-23
=!extra+denial r-60 m-17 h-38
=!extra+gift-money r-17
=!extra+given-back r-16
=!extra+hand-over r26
=!extra+more-time r-19 h-20
=!extra+pays-for-chance r-18 h-18
=!extra+reference r-32 g17
=!extra+sale-or-service r-23
=!extra+sums-0 r-46 h-20
=!extra+sums-1 h-18
=!extra+under r15
=!extra+unit r-50
=!extra+waiting r-24
=!fee r-52 g-19 h-18
=!fee+!sale-or-service g-16
=!fee+charged-at r-36 g-15
=!fee+dealing r-23 g-23
=!fee+debt r-31
=!fee+denial r-52 g-19
=!fee+gift-money g-16
=!fee+insured r-22
=!fee+outside-prize r-34 g-24
=!fee+pays-for-chance r-23
=!fee+reference r-53 g-36
=!fee+sale-or-service g-15
=!fee+sums-0 r-48 g-39 h-15
=!fee+unit r-19 g-21
=!friends h16
=!friends+denial h16
=!friends+pays-for-chance h25
=!friends+sums-0 m19 h19
=!gift-money k-35
=!gift-money+!pays g20 k-18
=!gift-money+!pays-for-chance k-19
=!gift-money+!price-of g38
=!gift-money+charged-at g-20
=!gift-money+denial k-35
=!gift-money+pays-for-chance g24
=!gift-money+reference r-30
=!gift-money+sale-or-service g22
=!gift-money+speed-up h26
=!gift-money+sums-0 g-17 k-20
=!gift-money+sums-1 g25 k-15
=!gift-money+trading g16
=!gift-to g-16 k35
=!gift-to+!giving-drive g-16 k35
=!gift-to+denial g-16 k35
=!gift-to+reference k17
=!gift-to+sums-0 g-16 k35
=!gift-to+unlicensed-giving k21
=!given-back h-25
=!given-back+!sale-or-service g20
=!given-back+charged-at g16
=!given-back+denial h-25
=!given-back+excused g-23
=!given-back+sums-0 r-27 h-19
=!given-back+to-dispose g27
=!giving-drive g-16 k35
=!giving-drive+denial g-16 k35
=!giving-drive+reference k17
=!giving-drive+sums-0 g-16 k35
=!giving-drive+unlicensed-giving k21
=!guaranteed r-37 g16
=!guaranteed+dealing r-28
=!guaranteed+denial r-37 g16
=!guaranteed+reference r-16
=!guaranteed+sums-0 r-37 g16
=!hand-over k40
=!hand-over+!take-in r-16
=!hand-over+before-possession g17
=!hand-over+charged-at k22
=!hand-over+denial k40
=!hand-over+pays-for-chance r17
=!hand-over+reference r18 g-21 k51
=!hand-over+sale-or-service k31
=!hand-over+sums-0 g19 k32
=!hand-over+unit r-18
=!in-return r-29 m-23
=!in-return+denial r-29 m-23
=!in-return+sums-0 r-24
=!increase g-20 h-26
=!increase+denial g-20 h-26
=!increase+under r15
=!insured r36 g-35 k-23
=!insured+denial r31 g-35 k-23
=!insured+sale-or-service r31 g-56 k-23
=!insured+sums-0 r36 g-35 k-23
=!late-rent m28 h32 k21
=!late-rent+denial m28 h32 k21
=!late-rent+sums-0 m28 h32 k21
=!late-rent+unlicensed-giving k21
=!lawful-bar h25
=!lawful-bar+denial h25
=!lawful-bar+reference h26
=!lawful-bar+sums-0 h25
=!lawful-rate r26 m22 h-17
=!lawful-rate+!sale-or-service h-17
=!lawful-rate+denial m22 h-17
=!lawful-rate+reference m22 h-16
=!lawful-rate+sums-0 m22 h-17
=!lease g19 h-31
=!lease+charged-at r17
=!lease+denial g19 h-31
=!lease+reference r16 h-16
=!lease+sale-or-service r17
=!lease+sums-0 g19 h-31
=!lend r73 g-39 m28
=!lend+charged-at g18
=!lend+denial r61 g-61 m28
=!lend+pays-for-chance r34 g18
=!lend+sums-0 r43 g-39 m35
=!lender-gain r23
=!lender-gain+denial r18
=!lender-gain+excused r28
=!lender-gain+sums-0 r33
=!licensed g21 h28
=!licensed+!loose-order g19
=!licensed+cash-form g-16
=!licensed+charged-at g-16 k17
=!licensed+charity k41
=!licensed+denial g21 h28
=!licensed+excused g16
=!licensed+gift-money g-16
=!licensed+gift-to k41
=!licensed+giving-drive g-27 k62
=!licensed+lawful-rate k30
=!licensed+name-after g17
=!licensed+narcotic g-41 h85
=!licensed+paper-money g-16
=!licensed+reference g20 h17 k-18
=!licensed+sums-0 h44
=!licensed+to-dispose k30
=!licensed+unit g-21 h29
=!licensed+unlicensed g30 h-22
=!licensed+unlicensed-giving g20 h-18
=!limit k20
=!limit+denial k20
=!loose-order g26
=!loose-order+!no-spec g18
=!loose-order+denial g26
=!loose-order+excused g18
=!loose-order+reference g26
=!loose-order+sums-0 g26
=!loose-order+unlicensed g19
=!loose-order+unlicensed-giving g19
=!market-price g29
=!market-price+!priced-thing g22
=!market-price+!trading g25
=!market-price+denial g29
=!market-price+my-loss m-15
=!market-price+reference g22 m29
=!market-price+sums-0 g30
=!meat h25
=!meat+benefit g23
=!meat+denial h30
=!meat+excused g22
=!meat+sums-0 h25
=!metal-deal g28
=!metal-deal+!unit g15
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
=!no-spec g18
=!no-spec+denial g18
=!no-spec+excused g18
=!no-spec+reference g18
=!no-spec+sums-0 g18
=!online-place r17 g-23
=!online-place+denial r17 g-23
=!paid-entry g-20 h67
=!paid-entry+denial g-20 h68
=!paid-entry+outside-prize h-17
=!paid-entry+sums-0 g-20 h33
=!paper-money h39
=!paper-money+!sale-or-service h22 k-17
=!paper-money+!watchers h47 k-35
=!paper-money+denial h39
=!paper-money+reference h30
=!paper-money+stays-unseen h30
=!paper-money+sums-0 h39
=!paper-money+unlicensed-giving h47 k-35
=!pass-on r17 g-33 h-29
=!pass-on+currency-forward r21 g-30
=!pass-on+denial r17 g-33 h-29
=!pass-on+sums-0 r17 g-33 h-29
=!payroll g-30 h76
=!payroll+!sale-or-service g-16 h44
=!payroll+!serves g-16 h44
=!payroll+benefit g-16 h45
=!payroll+denial g-30 h76
=!payroll+sums-0 g-30 h76
=!payroll+under h20
=!pays g23 k-18
=!pays+!pays-for-chance k-18
=!pays+!price-of g17
=!pays+dealing g15
=!pays+denial g23 k-18
=!pays+reference r-30
=!pays+trading g16
=!pays-for-chance r44 g-26 m-17 k-28
=!pays-for-chance+!price-of g26
=!pays-for-chance+!sale-or-service r16
=!pays-for-chance+charged-at g-30
=!pays-for-chance+dealing g23
=!pays-for-chance+denial r46 g-26 k-28
=!pays-for-chance+lease g-33
=!pays-for-chance+outside-prize h-17
=!pays-for-chance+price-of g31
=!pays-for-chance+reference r-22 g-30
=!pays-for-chance+sale-or-service g16
=!pays-for-chance+sums-0 r20 g-36 m-17 k-18
=!pays-for-chance+sums-1 r24
=!pays-for-chance+trading g16
=!pays-for-chance+under h-21
=!pays-for-chance+unit g-23
=!per-period r23 g-33
=!per-period+!return-on-capital r23 g-33
=!per-period+!sold-apart r23 g-33
=!per-period+!unit r23
=!per-period+denial r23 g-33
=!per-period+sums-0 r23 g-33
=!price-of g38 h-16
=!price-of+!price-word g16
=!price-of+!sale-or-service r16
=!price-of+!sell r20 g-17
=!price-of+!trade r20 h-16
=!price-of+denial g41
=!price-of+gift-money h-17
=!price-of+outside-prize h-17
=!price-of+sums-0 g42
=!price-of+under h-19
=!price-of+unknown g25
=!price-word r-21 g15
=!price-word+charged-at r-21 g-17
=!price-word+dealing r-21
=!price-word+denial r-21 g16
=!price-word+gift-money r-21
=!price-word+istisna g25
=!price-word+no-spec g25
=!price-word+not-chosen g15
=!price-word+pays r-21
=!price-word+pays-for-chance r-21
=!price-word+reference g18
=!price-word+sale-or-service g-17
=!price-word+sums-0 r-21 g17
=!priced-thing g22
=!priced-thing+!trading g17
=!priced-thing+denial g22
=!priced-thing+sums-0 g24
=!receivable g15
=!receivable+sums-0 g15
=!reference h24 k18
=!reference+denial h24 k18
=!reference+sums-0 h24 k18
=!repay g26 m25 h20
=!repay+!return-on-capital g24
=!repay+denial g26 m25 h20
=!repay+not-told g24
=!repay+pays-for-chance m26 h23
=!repay+reference g24
=!repay+sums-0 g30
=!return-on-capital+!sold-apart r23 g-33
=!return-on-capital+!unit r23
=!return-on-capital+not-told g24
=!return-on-capital+reference g21
=!sale-or-service r43 g-16 m-25 h16 k-22
=!sale-or-service+!sell r20 g-17
=!sale-or-service+!serves g-26 h44
=!sale-or-service+!trade r17
=!sale-or-service+!watchers r16 h20 k-17
=!sale-or-service+benefit r18
=!sale-or-service+charged-at g16
=!sale-or-service+debt r35
=!sale-or-service+denial r35 g-16 m-20 h25 k-21
=!sale-or-service+gift-money r-16
=!sale-or-service+istisna g18
=!sale-or-service+lend r41
=!sale-or-service+no-spec g18
=!sale-or-service+not-chosen g15
=!sale-or-service+reference r20 g26 m-16 k-18
=!sale-or-service+stays-unseen h17
=!sale-or-service+sums-0 r19 h21 k-22
=!sale-or-service+sums-1 r19
=!sale-or-service+to-dispose g20
=!sale-or-service+unit h-17
=!sale-or-service+unlicensed-giving h22 k-17
=!search-for g15
=!search-for+denial g16
=!search-for+sums-0 g16
=!sell r20 g-31
=!sell+!trade r20 g-17
=!sell+denial r20 g-31
=!sell+sums-0 r20 g-31
=!serves g-22 h26
=!serves+denial g-22 h26
=!serves+reference r-18
=!serves+sums-0 g-22 h26
=!sold-apart h-16
=!sold-apart+!unit r23
=!sold-apart+denial g18 h-16
=!sold-apart+pays-for-chance r-19
=!sold-apart+reference g-32
=!sold-apart+sums-0 g15
=!stakes m-22
=!stakes+denial m-22
=!stakes+sums-0 m-19
=!stays-unseen g-35
=!stays-unseen+denial g-35
=!stays-unseen+sums-0 g-35
=!take-in r-16
=!take-in+denial r-16
=!take-in+sums-0 r-16 g25
=!take-in+unit r-16 g27
=!trade r24 h-16
=!trade+denial r15
=!trade+sums-0 r15
=!trading g23 h-18
=!trading+denial g40 h-18
=!trading+sums-0 g23 h-18
=!unit r63 g16 m-29 h-23
=!unit+benefit r24
=!unit+charged-at g38 h16
=!unit+dealing r18 g24
=!unit+denial r22 g33 m-25
=!unit+gift-money r31
=!unit+hand-over r35
=!unit+pays r32
=!unit+pays-for-chance r59 h-19
=!unit+reference r-24 g62 m-43
=!unit+sale-or-service g19 h16
=!unit+sums-0 r37 g30 m-25
=!unknown g-18 h-15 k33
=!unknown+denial h-15 k33
=!unknown+price-of g22
=!unknown+sums-0 g-18 h-15 k33
=!unknown+under k33
=!unlawful-business r-16 g-15 m-16 h16
=!unlawful-business+denial g-15 m-16 h45
=!unlawful-business+excused h-21
=!unlawful-business+pays-for-chance m28 h41
=!unlawful-business+reference m-30
=!unlawful-business+serves h16
=!unlawful-business+soft-drink h-21
=!unlawful-business+sums-0 g-15 m-16
=!unlawful-business+sums-1 h-28
=!up-down g-16 m20
=!up-down+denial g-16 m20
=!wager-event r-18 m18
=!wager-event+dealing g-17 m21
=!wager-event+denial r-18 m18
=!wager-event+pays-for-chance r-18 g-25 m34
=!wager-event+reference r-18
=!wager-event+sums-0 r-18 g22
=!wager-event+unit r-18 g20
=!watchers r36 g-61 k72
=!watchers+charged-at r24
=!watchers+conceal h-22 k41
=!watchers+dealing r24
=!watchers+denial r20 g-61 k73
=!watchers+pays-for-chance r24
=!watchers+reference g-17 h23
=!watchers+stays-unseen h29 k-17
=!watchers+sums-0 r36 g-61 k72
=!watchers+unlicensed-giving h37 k-24
=across-border+alcoholic h53
=across-border+before-possession g26
=across-border+charged-at h40
=across-border+dealing g18 h-17
=across-border+denial g17
=across-border+gift-money g18 h24
=across-border+given-back g23
=across-border+insured h27
=across-border+lawful-bar h30
=across-border+lease h37
=across-border+meat-trade h-30
=across-border+not-pork h-20
=across-border+price-of g-19
=across-border+reference g22 h-21
=across-border+sums-0 g22
=across-border+trade g-19
=across-border+unit r20
=across-border+unlawful-business h54
=across-border+watchers g-19 h24
=actual-cost r-57
=actual-cost+charged-at r-45
=actual-cost+debt r-50
=actual-cost+lend r-46
=actual-cost+price-word r-57
=actual-cost+sale-or-service r-57
=actual-cost+sums-0 r-43
=adult-service r-77 g-115 m-68 h225 k-37
=adult-service+alcoholic h-24
=adult-service+banking r15 h20
=adult-service+bill m-15 h32
=adult-service+capital h49
=adult-service+charged-at m25 h125
=adult-service+contrast h22
=adult-service+dealing g-31 h68
=adult-service+denial r-16 h40
=adult-service+draw h-37
=adult-service+errand h22
=adult-service+excused g16 m-17 h-112
=adult-service+extra g20 h35
=adult-service+fee g20
=adult-service+gift-money h136
=adult-service+given-back r-17 h15
=adult-service+hand-over r-31 h69
=adult-service+insured r32 m23 h31
=adult-service+keep-cut h-33
=adult-service+late-rent h-55
=adult-service+lawful-bar h23
=adult-service+lawful-rate h15
=adult-service+lease h20
=adult-service+licensed h-70
=adult-service+market-price r-17 h33
=adult-service+narcotic h-35
=adult-service+not-pork h-27
=adult-service+official h-43
=adult-service+online-place g19 m-34 h25
=adult-service+paid-entry h-16
=adult-service+payroll r20
=adult-service+pays m-22 h66
=adult-service+pays-for-chance r-36 g-22 h193
=adult-service+per-period r21 h38
=adult-service+play-costs h-28
=adult-service+price-of g-15 m24 h17
=adult-service+reference h108
=adult-service+right-now r-58 g16 h21
=adult-service+sale-or-service m21 h-30
=adult-service+serves g-25 h20
=adult-service+settles-later r-44
=adult-service+sold-apart h35
=adult-service+sums-0 r-48 g-100 m-78 h178 k-37
=adult-service+sums-1 r-49 h55
=adult-service+sums-2 r21
=adult-service+surety-pay h31
=adult-service+take-in h17
=adult-service+to-learn g16 h32
=adult-service+trading r60 g17 h27
=adult-service+travelling h-22
=adult-service+unit r-48 g-35 h46
=adult-service+unlawful-business h58
=adult-service+wager-event m43 h-17
=adult-service+waiting r-34
=affirmation r24 g44 k-31
=affirmation+avoid-control k-15
=affirmation+capital g-21
=affirmation+deadline g27
=affirmation+dealing g17
=affirmation+denial r42 k-15
=affirmation+erase-it k-15
=affirmation+excused k-18
=affirmation+fixed-gain r20
=affirmation+gift-money r-19
=affirmation+reference r51 k-15
=affirmation+sale-or-service g42
=affirmation+sums-0 r22 g45 k-31
=affirmation+up-down g38
=agent-sells r34 g-22
=agent-sells+banking r33 g-17
=agent-sells+charged-at r21 g-22
=agent-sells+dealing r21 g-22
=agent-sells+gift-money r18 g-15
=agent-sells+metal g-17
=agent-sells+metal-deal r21 g-22
=agent-sells+pays-for-chance g-17
=agent-sells+price-of r21 g-22
=agent-sells+quick-cash r16
=agent-sells+sale-or-service r21 g-22
=agent-sells+sell r34 g-22
=agent-sells+sums-0 r34 g-22
=agent-sells+trade r21 g-22
=agent-sells+trading r21 g-22
=agent-sells+watchers r33 g-17
=alcoholic r-72 g-93 m-136 h273 k-52
=alcoholic+banking r17
=alcoholic+benefit h55
=alcoholic+capital h47
=alcoholic+charged-at g-23 m-26 h81
=alcoholic+dealing g-17
=alcoholic+delay-charge h-41
=alcoholic+denial g45
=alcoholic+document h-26
=alcoholic+equity h23
=alcoholic+errand g-16
=alcoholic+excused g28 h-173
=alcoholic+for-money m-20 h35
=alcoholic+friends h-63
=alcoholic+gift-money h-43
=alcoholic+given-back g-23 h-26
=alcoholic+insured h21
=alcoholic+late-rent m-17 h-29
=alcoholic+lawful-bar h-179
=alcoholic+lease g-15 h109
=alcoholic+market-price g-28 h49
=alcoholic+metal-deal h18
=alcoholic+name-before h15
=alcoholic+narcotic h-68
=alcoholic+nobody-knows g55 h-23
=alcoholic+not-pork h15
=alcoholic+paid-entry m-24
=alcoholic+payroll g-22 h23
=alcoholic+pays-for-chance r-42 g20 m-58 h105
=alcoholic+price-of h22
=alcoholic+priced-thing g-22
=alcoholic+reference m-30 h89
=alcoholic+right-now g18
=alcoholic+sale-or-service r-25 m-19
=alcoholic+sealed g29
=alcoholic+sell h-26
=alcoholic+serves h70
=alcoholic+shut-thing g47
=alcoholic+sums-0 r-32 g-126 m-80 h220 k-50
=alcoholic+sums-1 r-24 g33 m-51 h58
=alcoholic+sums-2 r-15
=alcoholic+sums-apart r-24
=alcoholic+to-dispose h-17
=alcoholic+to-learn h31
=alcoholic+to-oppose g-28 h-104
=alcoholic+to-treat h-76
=alcoholic+trade g-21 h-15
=alcoholic+trading g-31 h71
=alcoholic+unit m-33 h39
=alcoholic+unlawful-business r-29 g-27 m-52 h-124
=alcoholic+wager-event g28 m-68 h53
=alcoholic+works-for h23
=arbun r-36 h-17
=arbun+charged-at r-20 g55
=arbun+dealing r-20 g-47 h15
=arbun+denial r-19 g94 h-56
=arbun+gift-money r-17 g-25 h26
=arbun+given-back r-17 g-25 h15
=arbun+no-date g21
=arbun+no-day g20
=arbun+no-decision-date g21
=arbun+pays-for-chance g-83
=arbun+price-of r-20 g-39 h26
=arbun+reference r-20 g39
=arbun+sale-or-service r-20 g-46 h26
=arbun+sums-0 r-27 g66 h-33
=arbun+sums-2 g-28 h17
=arbun+unit g-26 m15
=avoid-control r-49 g-79 m-38 h-100 k339
=avoid-control+banking r-25 k33
=avoid-control+charged-at h59 k-21
=avoid-control+conceal k15
=avoid-control+denial g-23 h-41 k64
=avoid-control+erase-it h-17
=avoid-control+excused k-61
=avoid-control+gift-money h75 k-16
=avoid-control+lawful-rate h-29 k64
=avoid-control+limit k27
=avoid-control+nobody-knows g18 k-17
=avoid-control+official h18 k-25
=avoid-control+pays-for-chance k75
=avoid-control+reference g-16
=avoid-control+split r-17 k27
=avoid-control+stays-unseen g-26 h-26 k70
=avoid-control+sums-0 r-38 g-67 m-34 h-90 k285
=avoid-control+under g-37 m-23 h104
=avoid-control+unit m-15 h46
=avoid-control+unknown g21 k-20
=avoid-control+up-down m-18 h36 k-17
=avoid-control+wager-event m-18 h36 k-17
=avoid-control+watchers r-28 h-27 k90
=banking r220 g-87 m-51 h-135 k-23
=banking+below-face h16
=banking+benefit r-25 h39
=banking+bet-house h53
=banking+bill g-18 h-33 k-28
=banking+capital g21 m45
=banking+cash-form r46 k-29
=banking+charged-at r95 g15 m-62 h16 k-87
=banking+charity r-33
=banking+comes-later r-53 g-24
=banking+commercial-paper r-21 k-25
=banking+contest-kind h16
=banking+contract-bet r-25 g30
=banking+contrast h-26 k30
=banking+contribute r-41
=banking+cut-mine r-28 h19
=banking+deadline r-32 g-42 k28
=banking+dealing r100 m28 k49
=banking+debt r60 m-31 h-51
=banking+debt-carrier r28 h-20
=banking+debt-grows r21
=banking+deferred r24
=banking+denial r-43 g-42 m-16 k17
=banking+document r64
=banking+draw r45 h21
=banking+equity r-98 g41 h141 k-16
=banking+errand r-40 m21 h22
=banking+exchange r-51 g32 m37
=banking+excused g-21 h58 k-20
=banking+extra r57 g36 h-22
=banking+fee r-45 m16 k-65
=banking+fixed-gain r46
=banking+fixed-paper r54 m-29 h-35
=banking+fixed-rate r-20
=banking+for-money r25 m-35
=banking+foreign-currency r29 m16
=banking+friends r69 g-21 m-16 h-36
=banking+gift-money r110 g-21 m16 h27 k-28
=banking+given-away r-41
=banking+given-back r86 g28 m44 h40
=banking+giving-drive r18 k-30
=banking+gold r17 g35 m19
=banking+gold-part r-17
=banking+guaranteed r62 m-22
=banking+guarantor r50
=banking+guarantor-gain r-24
=banking+halal-certified r66 h-15
=banking+hand-over r-92 g-18
=banking+impure-wealth r-15 m-15 k-27
=banking+in-return r65
=banking+increase r23
=banking+instalment-count r32
=banking+insured r-20 g-21
=banking+interest-business h76
=banking+islamic-paper r-46 h-39
=banking+keep-cut m16 h-16
=banking+kept-by-creditor r25 g18
=banking+late-charge r-15
=banking+late-rent r32 h37
=banking+lawful-bar g15 h-31
=banking+lawful-rate r-87 h39 k-32
=banking+lease r-17 g-15 h25 k-17
=banking+lend r16 m-19
=banking+lend-verb r22
=banking+lender r27 g-15 m-15 h-18
=banking+licensed r19 h-16
=banking+limit k23
=banking+market-price r35 g19 m55 h62
=banking+metal r77
=banking+metal-deal r96 h27 k-18
=banking+name-after r48 h-17 k-17
=banking+name-before h-27
=banking+not-told r-31 g-17 k20
=banking+online-place r-25 g38 h53 k-53
=banking+operator h30
=banking+outside-prize h-15
=banking+paid-entry r33 g17 m-17 h-35
=banking+paper-early r20
=banking+paper-money r16 k-23
=banking+pass-along r-45 k28
=banking+passes-it r-24
=banking+payroll r31
=banking+pays r79 g-19 h27
=banking+pays-for-chance r42 m-37 h30
=banking+per-period r113 g-15 h-27 k-23
=banking+play-costs r-23
=banking+price-of r-40 g-15 m17 h-27 k51
=banking+price-word r-70
=banking+priced-thing r23 g27 m19
=banking+quick-cash r67 k-15
=banking+rate-charge h-16
=banking+receivable r21 g-16
=banking+reference r-30 h37 k-48
=banking+repay g-32
=banking+reschedule r16
=banking+return-on-capital r44 m17 h44 k-19
=banking+right-now r26
=banking+sale-or-service g-21 m41 h33 k-53
=banking+sell r57 h-28 k18
=banking+serves r-19 h51 k-27
=banking+settles-later r-22 g-27 k21
=banking+sham k16
=banking+small-parts h17 k32
=banking+sold-apart r43 g-16 h-24
=banking+sold-short r-16
=banking+split g-16 k47
=banking+stakes g-18 h50
=banking+stays-unseen r-30 g-17 k53
=banking+stipulated r21 g-20
=banking+stranger r-20
=banking+sums-0 r235 g-122 m-63 h-101 k-44
=banking+sums-1 g38 m36 h-27
=banking+sums-2 m-23
=banking+sums-apart r-16 m-23
=banking+surety r62 h-21
=banking+surety-pay r-18 m-18 h40
=banking+take-in r-19 h17
=banking+to-dispose r-29 k-15
=banking+to-learn r-33
=banking+to-oppose r-24
=banking+trade g-23 k24
=banking+trading r-23 g37 m51 h84
=banking+under h16 k20
=banking+unit r64 g-24 h41
=banking+unknown r15 g-20 k27
=banking+unknown-party r-20 h-20 k22
=banking+unlawful-business h54
=banking+up-down r-18 m37 h59 k21
=banking+waiting r31
=banking+watchers g-42 m-35 h-28
=banking+with-money g-18 h42
=banking+zakat r-44 m-15
=before-possession r21 g51 h27 k-24
=before-possession+charged-at r23
=before-possession+dealing g65 k-23
=before-possession+denial r35 h41
=before-possession+hand-over g19
=before-possession+pays-for-chance r36
=before-possession+price-of g39
=before-possession+sale-or-service g46
=before-possession+sell g51 k-17
=before-possession+sums-0 g45 h27 k-21
=before-possession+take-in g19
=before-possession+trade g45 k-17
=below-face r66 g-37 h-24 k-21
=below-face+benefit h15
=below-face+cash-form r39
=below-face+charged-at r71
=below-face+commercial-paper r40
=below-face+dealing g-31
=below-face+deferred r23
=below-face+denial g-21
=below-face+friends r28
=below-face+gift-money g-31 h16
=below-face+paper-early r22
=below-face+paper-money r26
=below-face+payroll r24
=below-face+pays r-19 g-22
=below-face+pays-for-chance r25 g-33 h15
=below-face+percentage h16
=below-face+price-of r26 g-16
=below-face+receivable r17
=below-face+reference g-17
=below-face+right-now r-21
=below-face+sale-or-service r16 g-24
=below-face+serves r24
=below-face+sold-short r134 g-37 h-24 k-19
=below-face+sums-0 r32 g-35 h-24 k-16
=below-face+sums-1 r34
=below-face+trade r37 g-22
=below-face+under r42
=below-face+unit r43
=below-face+wager-event r-32 g-17 h16
=benefit g-83 m-87
=benefit+bill r43 g-18 k-15
=benefit+buy-back g23
=benefit+capital g-16
=benefit+cash-form r40
=benefit+charged-at g-15 m-55 h-32
=benefit+comes-back g24
=benefit+comes-later r-20
=benefit+commercial-paper r36 m-15
=benefit+conceal h-32 k22
=benefit+condition r37
=benefit+contest-kind g21 m-37
=benefit+contribute m-17
=benefit+deadline r22
=benefit+dealing r45 m-15 k32
=benefit+debt r39 g18
=benefit+debt-carrier r-23
=benefit+denial g-30 h37 k-24
=benefit+draw r18 g32 m-38 h21
=benefit+excused r-21 g20 h-33 k-29
=benefit+fee r18 h28
=benefit+fixed-gain r-22
=benefit+fixed-paper r20
=benefit+for-money h18
=benefit+free-use r69
=benefit+friends m-33 k-27
=benefit+game m-25
=benefit+gift-money r90 g-95 m-55 h-64
=benefit+gift-to r-29 g-53 m-17 h-37 k-48
=benefit+given-back g16 h18
=benefit+gold r-16
=benefit+hand-over g35 m-31 h18
=benefit+in-return r66 g-30
=benefit+instalment-count r-30 h18
=benefit+insured r48 g43 h-15
=benefit+late-rent h38
=benefit+lawful-bar h-32
=benefit+lawful-rate r22 g-35 k-20
=benefit+lease r41 g-38 m-15 h42
=benefit+lend r40 g21 k-15
=benefit+lend-verb r55
=benefit+lender r46
=benefit+lender-gain g21 h-18
=benefit+market-price r18
=benefit+metal-deal g19
=benefit+more-time r16
=benefit+my-wallet-lent r-21 k25
=benefit+name-after r20 h-19
=benefit+name-before g-36 h17 k-15
=benefit+narcotic g17
=benefit+not-pork g20
=benefit+not-told r35 h-15
=benefit+official r-15 g28
=benefit+online-place k16
=benefit+outside-prize r44 m-67 h-17
=benefit+own-account k-20
=benefit+paid-entry r-46 g31 m-29
=benefit+paper-early r15
=benefit+paper-money r52
=benefit+passes-it k15
=benefit+payroll g16 h28
=benefit+pays r31 m-19
=benefit+pays-for-chance m-59
=benefit+percentage r-57 h16
=benefit+price-of g20 h-53 k19
=benefit+promised-cut r44 g-16
=benefit+reference r32 m-20 k63
=benefit+repay r56
=benefit+right-now r-32 g57
=benefit+sale-or-service r34 m-15 k54
=benefit+same-back r17
=benefit+sell g62 h-47
=benefit+sold-apart r19
=benefit+sold-short k19
=benefit+speed-up h32
=benefit+stakes m29
=benefit+stipulated r80 g-17
=benefit+sums-0 g-52 m-67 h-27 k17
=benefit+sums-1 r-29 g-16 m-24
=benefit+sums-2 h21
=benefit+sums-apart r23 h26
=benefit+sums-equal r-41
=benefit+sums-shrink r34
=benefit+take-in r33
=benefit+tied-deal g-23
=benefit+to-debtor h-15
=benefit+to-oppose g33 h-18
=benefit+trade r25 g21 m-15 h-55
=benefit+trading r68
=benefit+under h35
=benefit+undescribed g-32
=benefit+unit r-64 m-36 h50
=benefit+unknown k-31
=benefit+wager-event g25 m-37 h19
=benefit+waiting r16
=benefit+watchers r73
=benefit+with-money r-16 m29
=benefit+wrapped-gift g-16 h-36
=bet-house r-98 g-38 m426 h296 k-22
=bet-house+bill h21
=bet-house+capital m35 h67
=bet-house+cash-form m35 h53 k-28
=bet-house+charged-at r-44 m155 h199
=bet-house+comes-later g15 m23
=bet-house+contest-kind g26 h36
=bet-house+dealing m54 h117 k-15
=bet-house+equity m-67
=bet-house+errand h27 k25
=bet-house+exchange m22 h51
=bet-house+excused m-32
=bet-house+fee h-25
=bet-house+for-money h91
=bet-house+friends h77
=bet-house+game r-20 m27 h20
=bet-house+gift-money m28 h30
=bet-house+given-back r-15 m43 h77
=bet-house+insured h34
=bet-house+lawful-rate h45
=bet-house+lease m-81 h19
=bet-house+market-price m22
=bet-house+narcotic h-37
=bet-house+online-place g20 h46
=bet-house+operator r-31 m30 h60
=bet-house+own-stake h41
=bet-house+paid-entry r-30 m25 h47
=bet-house+paper-money m30 h65 k-28
=bet-house+pays-for-chance r-26 m112 h131 k-15
=bet-house+reference m67 h59
=bet-house+right-now m29 h107 k25
=bet-house+sale-or-service g-17 m52 h94
=bet-house+serves m-99 h46
=bet-house+stakes m30 h104
=bet-house+sums-0 r-76 g-51 m309 h179
=bet-house+sums-1 m84 h84 k-15
=bet-house+sums-2 r-22 m26 h33
=bet-house+sums-apart m21
=bet-house+to-learn m54 h64
=bet-house+to-oppose m-35
=bet-house+trading m32 h75
=bet-house+unit h77
=bet-house+unlawful-business g23 m-62 h-96
=bet-house+wager-event r-17 m37 h233
=bet-house+with-money g-28 m36 h94 k-20
=bet-house+works-for m-37
=bill g-62 m-28 h-67 k34
=bill+cash-form r74
=bill+charged-at r92 h-38
=bill+comes-back r-19 k32
=bill+comes-later r32
=bill+commercial-paper r-32
=bill+contrast r-15 k32
=bill+dealing r27 g-95 k24
=bill+debt r-36
=bill+deferred r-22 g-19
=bill+denial r-31 g-76 k46
=bill+draw m49
=bill+equity g28
=bill+errand g25 k25
=bill+exchange r18 h-25
=bill+excused g15 m24 h45
=bill+extra g-15
=bill+false-words r-36 k90
=bill+fee g19 m16
=bill+fixed-gain r18
=bill+fixed-paper r24
=bill+for-money r32
=bill+friends g35 k-16
=bill+gift-money r36 g-23 m19 h16
=bill+given-back r-17
=bill+guaranteed r-31
=bill+hand-over r-41
=bill+instalment-count g26
=bill+insured g-16 m-16
=bill+keep-cut g19
=bill+lawful-bar r-30 g-19
=bill+lawful-rate r20 g24 k-29
=bill+lease r-28 g59 k-19
=bill+licensed g-18
=bill+limit g-15
=bill+more-time r-29
=bill+my-wallet-lent k31
=bill+name-after h23
=bill+name-before r-21
=bill+narcotic g32 h-17
=bill+online-place m-37 h-26 k25
=bill+operator m22 h33
=bill+outside-prize m18
=bill+paid-entry r-19 m-36 h-22
=bill+paper-early r-29
=bill+paper-money r77 k16
=bill+pays r-22 g-62
=bill+pays-for-chance r31 k-19
=bill+per-period r-17 g67 h44
=bill+percentage r36
=bill+price-of r46
=bill+price-word r-20 g-20
=bill+priced-thing g-25
=bill+reference r-43 g-38 m-39 h-36 k28
=bill+repay r-22 k21
=bill+return-on-capital r22 g73
=bill+right-now r52 k-21
=bill+sale-or-service g-28 m-16
=bill+search-for h45
=bill+sell r-17 g26
=bill+serves g58 h-23
=bill+settles-later g-22
=bill+sham h-38 k30
=bill+small-parts h-17 k-37
=bill+sold-apart r-25 g47 h54
=bill+sold-short r29
=bill+split h-17 k-48
=bill+stipulated r-38 g22
=bill+sums-0 r60 g-54 m-39 h-72 k49
=bill+sums-1 k-15
=bill+sums-2 r-55 m15
=bill+sums-grow r-34
=bill+surety-pay r17 g19
=bill+to-learn m-17 h-15
=bill+to-oppose g18 h-20
=bill+trade r78 k-20
=bill+trading r-52
=bill+under r47 g-24 k-16
=bill+unit r-92 g67 m-19 h-30 k-35
=bill+unlawful-business h79 k-16
=bill+up-down r31 g16
=bill+wager-event g-16 m30
=bill+waiting r-22
=bill+watchers r-24 h-42 k21
=bill+with-money r22
=both-later g93
=both-later+charged-at r25
=both-later+comes-later g46
=both-later+deadline r25 g22
=both-later+dealing g42
=both-later+denial g25
=both-later+gift-money r25
=both-later+pays r25
=both-later+pays-for-chance r25 g21
=both-later+reference r-18 g53
=both-later+sale-or-service r20 g40
=both-later+settles-later g24
=both-later+sums-0 g93
=both-later+trading g17
=both-later+unit r25 g32
=buy-back r144 g-23 h-37
=buy-back+cash-form r45 g-16
=buy-back+charged-at r75 g-42
=buy-back+comes-later r15 g-15
=buy-back+dealing r72 h-25
=buy-back+deferred r48 g-33
=buy-back+extra r37 g-18
=buy-back+gift-money r22 g-28
=buy-back+hand-over r-16 g15
=buy-back+insured r43
=buy-back+lend r-15 g16
=buy-back+narcotic r31
=buy-back+paper-money r18 g-16
=buy-back+pays-for-chance r58
=buy-back+price-of r86 h-25
=buy-back+reference r57
=buy-back+right-now r-24 g26
=buy-back+sale-or-service r68 g-20 h-19
=buy-back+same-back g-23
=buy-back+sell r96 g-23 h-19
=buy-back+serves r28
=buy-back+settles-later r24 g-25
=buy-back+sold-apart r20
=buy-back+sums-0 r82 h-37
=buy-back+sums-2 r67 g-16
=buy-back+sums-shrink r30
=buy-back+trade r86 h-25
=buy-back+unit r15
=buy-back+up-down r23 g-21
=buy-back+with-money r18
=capital r155 g-121 h-65 k80
=capital+cash-form r22
=capital+charged-at r-29 g-30 h-45
=capital+comes-back r53
=capital+commercial-paper r-16
=capital+contrast r-83 g-30 h-22
=capital+contribute r17
=capital+cut-mine r-27 k17
=capital+dealing r55 m25
=capital+debt r-77 g-38 h-16
=capital+debt-carrier r23 g-17 h-18
=capital+deferred r-50
=capital+denial r59 g-49
=capital+document r53 h-15
=capital+draw h24
=capital+equity r-24 g-32 m15 h56
=capital+exchange g22 m36
=capital+excused r-52 k18
=capital+extra r-84 m-19
=capital+fixed-gain r78 g-15 m-18 h-22
=capital+fixed-paper r38 m-27 h-31
=capital+fixed-rate r30
=capital+for-money r-16 m-41
=capital+for-others k24
=capital+friends h-15
=capital+gift-money r23 m-24
=capital+gold g24 h19
=capital+grown-debt r33
=capital+guaranteed r191 m-39 h-44
=capital+halal-certified r49 h-15
=capital+hand-over r-52 g-28 h-26
=capital+in-return k17
=capital+insured r-17 g-35 h35
=capital+interest-business h-18
=capital+islamic-paper r-23
=capital+keep-cut r15
=capital+keeps-money r33
=capital+lawful-bar g18
=capital+lawful-rate g15 m25
=capital+lease r-32
=capital+lend r-143
=capital+lend-verb r-16
=capital+lender-gain r22
=capital+licensed r29
=capital+market-price r-71 g17 m23 h26
=capital+more-time r-31
=capital+name-after r16
=capital+narcotic m20 h16
=capital+official g-17 h-25
=capital+online-place r-35 g18 m17 h47 k30
=capital+operator m50
=capital+outside-prize r-18
=capital+paid-entry g24 k17
=capital+paper-money r22
=capital+pass-on r15 k35
=capital+pay-me r17
=capital+pays h19
=capital+pays-for-chance r75 g-18
=capital+per-period r69 g-29 m-23 h-17
=capital+percentage r66 m21
=capital+price-of r-37 g18 m20 h-43
=capital+price-word k-18
=capital+priced-thing r-36 g17 h27
=capital+principal-stays r38 g-26
=capital+receivable r-21
=capital+reference r50 g17 m21
=capital+repay r-55 g-30
=capital+return-on-capital r36 m-23 h-20
=capital+right-now h-15
=capital+sale-or-service m19 k-23
=capital+search-for g-24 h32
=capital+sell g19
=capital+serves r-21
=capital+sold-apart r34
=capital+sold-short r15
=capital+split r-27 k36
=capital+stakes m15 h35
=capital+stays-unseen r-17 g-17 k21
=capital+stranger k60
=capital+sums-0 r58 g-103 h-91 k61
=capital+sums-1 r103 h22 k19
=capital+surety-pay r-51 k17
=capital+take-in r-29 m-15
=capital+to-dispose g-17
=capital+to-oppose r-43 g-19 m-18
=capital+trade h-23
=capital+trading r-58 g23 m78 h19
=capital+travelling m15
=capital+unit r39 g-26 h-17
=capital+unknown k21
=capital+unlawful-business r-42 m74 h155
=capital+up-down r-18 g20 m38
=capital+wager-event h21
=capital+wash-money k41
=capital+watchers h-25
=capital+with-money r40 h54
=cash-form r73 g-33 h-48 k49
=cash-form+charged-at r117 g-70 m-25 k41
=cash-form+collection h-17
=cash-form+comes-back r60
=cash-form+comes-later g38 h20
=cash-form+commercial-paper g21
=cash-form+conceal k24
=cash-form+contest-kind h31
=cash-form+contract-bet g31
=cash-form+contrast r59 g-18 m16 h27 k-32
=cash-form+cut-mine r20
=cash-form+deadline r-33 h25
=cash-form+dealing r-23 g-74 m-32
=cash-form+debt m-15 h-15 k18
=cash-form+debt-grows r21
=cash-form+deferred r40 g52 m-17 k-20
=cash-form+denial r84 g-19 m-16 h27 k65
=cash-form+document k-16
=cash-form+equity r34 k-15
=cash-form+errand h-15
=cash-form+exchange r-27 g38 m-24
=cash-form+excused r-21 m-16
=cash-form+extra r58 g-39 h26
=cash-form+false-words k-15
=cash-form+fee m15 h-21 k49
=cash-form+fixed-gain r34 g-15
=cash-form+fixed-paper r58 g-33 h-20
=cash-form+fixed-rate r35 h18
=cash-form+for-money h39 k-23
=cash-form+foreign-currency r-63
=cash-form+forward-deal g41
=cash-form+friends r36 k27
=cash-form+game r-20 m22 h138 k-22
=cash-form+gift-money r-33 g22 m20 h-56
=cash-form+given-back r37
=cash-form+giving-drive g-16
=cash-form+gold r-16
=cash-form+gold-part g26
=cash-form+grown-debt r17
=cash-form+guaranteed r21
=cash-form+hand-over r63 g-18 m-44 h-25 k15
=cash-form+hidden-name r-27 k44
=cash-form+in-return r43
=cash-form+instalment-count r21 g18
=cash-form+insured g45 h-30 k-16
=cash-form+kept-by-creditor h20
=cash-form+late-rent g-47
=cash-form+lawful-bar g20 h35
=cash-form+lawful-rate r112 h-27
=cash-form+lease r36 g-60 k21
=cash-form+left-open r-15 g20
=cash-form+lend r23 k17
=cash-form+lender r18
=cash-form+lender-gain r24
=cash-form+market-price r-53
=cash-form+metal r77 g-26 k-28
=cash-form+metal-deal r89 g-16 k-35
=cash-form+my-loss h15
=cash-form+my-wallet-lent r-40 k26
=cash-form+name-before h16
=cash-form+narcotic r-25 h81
=cash-form+nobody-knows r16
=cash-form+not-chosen r-45 g44
=cash-form+not-pork r23 m44 h51
=cash-form+not-told r-28
=cash-form+official h28
=cash-form+online-place h65
=cash-form+operator r-17 m21 h17
=cash-form+paid-entry r55
=cash-form+paper-early r31
=cash-form+paper-money r62 h-24 k51
=cash-form+pass-along r-25 k53
=cash-form+pass-on r-33 k16
=cash-form+passes-it r21 m-17
=cash-form+payroll r24
=cash-form+pays r27 g-39
=cash-form+pays-for-chance r50 m36 h29 k-31
=cash-form+per-period r-55 m22 k77
=cash-form+pledge r32
=cash-form+price-of r-18 g-32
=cash-form+price-word r-40
=cash-form+priced-thing h-22
=cash-form+quick-cash r90
=cash-form+receivable r41
=cash-form+reference r112 h-15
=cash-form+repay r41
=cash-form+return-on-capital r21 k16
=cash-form+right-now r23 g-36 h31 k27
=cash-form+sale-or-service r-52 g-25 k90
=cash-form+same-back r48
=cash-form+sell r57 g-61 h-23 k-25
=cash-form+serves r44
=cash-form+settles-later g29
=cash-form+sham r-16 g-18 k-32
=cash-form+sold-apart r42 g-27
=cash-form+sold-short r62 g-22 m-16
=cash-form+speed-up k-19
=cash-form+stakes h42
=cash-form+stranger m-18 k15
=cash-form+sums-0 r48 g-33 h-28 k86
=cash-form+sums-1 g-30
=cash-form+sums-2 g30 m-45 h-44 k-36
=cash-form+sums-3 m22
=cash-form+sums-apart m21
=cash-form+sums-equal r-51 m-17 k-23
=cash-form+sums-grow r-90 g58
=cash-form+sums-shrink r162 g-16 m-16 h-25
=cash-form+surety-pay h-17 k26
=cash-form+take-in r54 g-17
=cash-form+tick-guess m43
=cash-form+to-learn h-20 k19
=cash-form+to-oppose r27
=cash-form+trade g-51 m17 h38
=cash-form+trading m26 k-15
=cash-form+travelling r-23 h17
=cash-form+two-prices r-22 g36
=cash-form+undecided r-17 g89
=cash-form+unit r-19 k21
=cash-form+unknown r33
=cash-form+unknown-party m-21 k25
=cash-form+unlawful-business m61 h46
=cash-form+unlicensed r-18 g-16 h21
=cash-form+unlicensed-giving r-18 g-16 k32
=cash-form+up-down r26
=cash-form+wager-event r17 g-20 h135 k-33
=cash-form+waiting r23
=cash-form+wash-money h-19 k33
=cash-form+watchers r36 k-38
=cash-form+with-money r33 h41 k-16
=cash-form+works-for h15
=chance-pay g-81 m223 h-66 k-17
=chance-pay+chance-prize g-17 m59 h-40
=chance-pay+charged-at g-23 m71 h-30
=chance-pay+dealing g-49 m88
=chance-pay+draw m-15 h-27
=chance-pay+gift-money m46 h-15
=chance-pay+insured g-27 m48 h17
=chance-pay+late-rent h-16
=chance-pay+paid-entry g-20 m21 h-35
=chance-pay+pays m36 h-15
=chance-pay+pays-for-chance g-40 m114 h-15
=chance-pay+reference g-29 m24 h-23
=chance-pay+sums-0 g-61 m141 h-53 k-17
=chance-pay+sums-1 g-20 m75
=chance-pay+trade g-21
=chance-pay+unit g-24 m36 h-27
=chance-pay+wager-event g-35 m78 h-20
=chance-pay+with-money g-20 m29
=chance-prize r-15 g-78 m271 h-101
=chance-prize+charged-at g-16 m59
=chance-prize+dealing g-36 m30
=chance-prize+draw g-31 m27 h-15
=chance-prize+game m20
=chance-prize+gift-money g-19 h-18
=chance-prize+meat m36
=chance-prize+not-told g-42 m43
=chance-prize+online-place h33
=chance-prize+pays g-15 m24
=chance-prize+pays-for-chance g-72 m132 h-23
=chance-prize+price-of g21
=chance-prize+shut-thing g-22 m24
=chance-prize+sums-0 g-66 m212 h-92
=chance-prize+sums-1 m44
=chance-prize+unit m17 h-17
=chance-prize+wager-event g-18 m20
=charged-at r79 g-46 m-45 h-68
=charged-at+charity r-69
=charged-at+collection g-17 h-54 k88
=charged-at+comes-back r63 g28 m20
=charged-at+comes-later r-120 g44 h-56
=charged-at+commercial-paper r56 g-23 h-41
=charged-at+condition r82
=charged-at+contest-kind r18 g-23 m53 h-80
=charged-at+contract-bet r-24 g95 k-15
=charged-at+contrast r-18 g41 h15 k-19
=charged-at+contribute m-37 h-16
=charged-at+cut-mine r-35 g-16 k45
=charged-at+deadline r-27 g44 m-23 h-35
=charged-at+dealing g83 m70 h-63 k41
=charged-at+debt r95 g-34 m-21 h58
=charged-at+debt-carrier r49 h-17
=charged-at+debt-grows r52
=charged-at+deferred r88 g-55 h-39
=charged-at+delay-charge g-32 h-56
=charged-at+denial r-122 g58 h-92 k19
=charged-at+dependant r-15 h-38
=charged-at+described r24 g-68 m22 h-33
=charged-at+document r26 g-45 h22 k-16
=charged-at+draw g15 m137
=charged-at+each-in r-23 g-28
=charged-at+equity r-63 g-104 m-56 h87
=charged-at+erase-it k25
=charged-at+errand r-42 g-39 h-44
=charged-at+exchange r-25 m-18 h-55
=charged-at+excused r-80 g-17 m41 k-36
=charged-at+extra r44 g43 m-19 h-29 k-28
=charged-at+false-words h-29 k95
=charged-at+fee r94 g-20 m-52 h-51 k-66
=charged-at+first-takes r-31 g-23 m39
=charged-at+fixed-gain r67 g24 m-15
=charged-at+fixed-paper r71 g-20 h-22
=charged-at+fixed-rate m-17 h-23
=charged-at+for-money r141 g49 m-21 h49 k-22
=charged-at+for-others r-19 k26
=charged-at+foreign-currency r39 g-58 h-58 k-16
=charged-at+forward-deal g62
=charged-at+free-use r36
=charged-at+friends r144 m25 h-37 k-42
=charged-at+future-crop g61
=charged-at+game r-16 m67
=charged-at+gift-money r47 m-20 h39
=charged-at+gift-to r-45 h-50
=charged-at+given-away r-45
=charged-at+given-back r60 g-27 h-42
=charged-at+giving-drive r-26 g-28 h-26 k49
=charged-at+gold r-44 g39
=charged-at+gold-part r52 h-22
=charged-at+grows-with-time r38 h-23
=charged-at+guaranteed r48 g17 m-16 h-29
=charged-at+guarantor r40 g-18
=charged-at+guarantor-gain r27 h-17
=charged-at+hand-over r-36 g-20 h62 k-33
=charged-at+hangs-if g34
=charged-at+he-picks g121 h-17
=charged-at+improper h24
=charged-at+impure-wealth r-27 m-15 k-17
=charged-at+in-return r62 g49
=charged-at+increase r75
=charged-at+instalment-count r116 g43 m-19 h-38
=charged-at+insurance-business g48
=charged-at+insured g32 h41
=charged-at+interest-business r-84 h142
=charged-at+interest-product r-30 h76
=charged-at+islamic-paper r-38
=charged-at+keep-cut r-57 g-15 h27 k47
=charged-at+keeps-money r41
=charged-at+kept-by-creditor g32 m51
=charged-at+late-charge r-19
=charged-at+late-rent r-37 g43 h34
=charged-at+lawful-bar g33 k-21
=charged-at+lawful-rate r-86 m-15 h-79 k-45
=charged-at+lease r58 g52 m-66 k-65
=charged-at+left-open g18
=charged-at+lend r65 h62 k-19
=charged-at+lend-verb h65
=charged-at+lender r-22
=charged-at+lender-gain r76 g-17 m19 k16
=charged-at+licensed r-21 g-41 m17
=charged-at+limit r41 k-15
=charged-at+loose-order g19
=charged-at+loser-pays m42
=charged-at+lost-contest m47
=charged-at+market-price g-80 m42 h-19
=charged-at+meat r-26 g-18 m-27 h-19
=charged-at+meat-trade r-15 h-67
=charged-at+metal g29 h-54 k-21
=charged-at+metal-deal g42 h-46
=charged-at+more-back r125 h-32
=charged-at+more-time r47 g19 h-17
=charged-at+my-loss g36 h-27
=charged-at+my-wallet-lent r-52 g-21 k34
=charged-at+name-after r-42 g29 m-26 h-127 k17
=charged-at+name-before r66 g-48 m46 h53
=charged-at+narcotic r75 g-24 m37 h57 k-33
=charged-at+no-date g42
=charged-at+no-day g68
=charged-at+no-decision-date g20
=charged-at+nobody-knows g138 m-21 h-38
=charged-at+not-mine-yet r-20 g87
=charged-at+not-pork r-47 g-31 m-37 h-142
=charged-at+not-told g38 m18 h41
=charged-at+official r-93 g-41 m29 h65
=charged-at+online-place g57 m66 h55
=charged-at+operator g-50 m33 h178
=charged-at+out-of-reach g83
=charged-at+out-there g67
=charged-at+outside-prize r-83 g-22 m-43 h-62
=charged-at+own-account k20
=charged-at+own-zakat-rate r-45 g70 h-43
=charged-at+paid-entry r-62 g-19 m82 h58
=charged-at+paper-early r23
=charged-at+paper-money r110 g-70 k43
=charged-at+pass-along r-36 h-17 k55
=charged-at+pass-on g18 k-29
=charged-at+passes-it r-33 g-17 k16
=charged-at+pay-for-cover g51 h39
=charged-at+pay-me r19
=charged-at+payment-versus-payment m-19
=charged-at+payroll h18
=charged-at+pays r-123 g63 h-37
=charged-at+pays-for-chance g-34 m-73 h-84 k-16
=charged-at+per-period r-26 g-20 m43 k41
=charged-at+percentage r-32 m-58 h-29
=charged-at+play-costs r-40 m-23
=charged-at+pledge h-16
=charged-at+price-later r17
=charged-at+price-of r93 g60
=charged-at+price-open g119
=charged-at+price-word r92 g-18 m29
=charged-at+priced-thing g35 m66 h16
=charged-at+promised-cut r60
=charged-at+quick-cash r15 k16
=charged-at+rate-charge r89 h-24
=charged-at+receivable r-65 g-17 m-17 h-31
=charged-at+reference r-33 g90 m32 k-17
=charged-at+refusal r-18 g30 h-16
=charged-at+repay r20 g-15 m25
=charged-at+return-on-capital r-81 m53 k22
=charged-at+right-now r-59 m50 h129 k26
=charged-at+sale-or-service r50 m46 h-114
=charged-at+same-back r32 g-29
=charged-at+sea-catch r-19 h30
=charged-at+search-for g45
=charged-at+sell r39 g-64 h-60
=charged-at+serves r57 m-62
=charged-at+settles-later r-31 h-25
=charged-at+sham r-16 k39
=charged-at+small-parts r-32
=charged-at+sold-apart r15 g50 h-16
=charged-at+sold-short r-64 g32 m-30 h-49
=charged-at+speed-up r-32 h57
=charged-at+split g-25 h34
=charged-at+stakes r-24 g25 h53
=charged-at+stays-unseen k24
=charged-at+stranger g-28 h-35 k50
=charged-at+sums-0 r-16 m-72 h-22
=charged-at+sums-1 r-19 g-29 h20
=charged-at+sums-2 r141 g-18 h-85 k-17
=charged-at+sums-3 r-26 m25 h19
=charged-at+sums-apart m55 h-45
=charged-at+sums-equal r-65 g-19 m-28 h-15
=charged-at+sums-grow r126
=charged-at+sums-shrink r60
=charged-at+surety r49 g-21
=charged-at+surety-pay r-55 g19 m-29
=charged-at+takaful g-24
=charged-at+take-in r-56 g39 h53 k28
=charged-at+tick-guess g33 m33
=charged-at+tied-deal r26
=charged-at+tied-trade r33
=charged-at+to-debtor r-26 g-38 h-22
=charged-at+to-dispose r-90 g-31
=charged-at+to-learn r-45 m-36 k-24
=charged-at+to-oppose r24 m-35 h-68
=charged-at+to-treat r-20 h-66
=charged-at+trade r46 g-20 h-27 k17
=charged-at+trading r-21 g-45 h-34 k-22
=charged-at+travelling r-43 h49 k-23
=charged-at+unborn g92
=charged-at+under r59 h49 k-24
=charged-at+undescribed g81
=charged-at+unit r71 g-174 m23 h45 k44
=charged-at+unknown g33
=charged-at+unknown-party r-16 g-21 h-24 k57
=charged-at+unlawful-business r-25 g-16 h315
=charged-at+unlicensed g-18 h21 k21
=charged-at+unlicensed-giving k62
=charged-at+up-down r84 g50 m31 h-21
=charged-at+wager-event m51 h41 k-15
=charged-at+wait-pay r89
=charged-at+waiting r130 m-26 h-26 k-18
=charged-at+watchers g-28 h63 k74
=charged-at+winner-takes g-18 m50
=charged-at+with-money g94 m26 k-19
=charged-at+works-for r20 m-33 h85
=charged-at+zakat r-19 m-15
=charity r-114 g-55 h-61 k-31
=charity+collection k31
=charity+dealing h26
=charity+debt r-39
=charity+deferred r-36
=charity+delay-charge r-37
=charity+denial k58
=charity+draw m60
=charity+fee h16
=charity+gift-money r-28
=charity+gift-to r-62 g-49 m25 h-44
=charity+giving-drive r-16 m15 h-18
=charity+hand-over r-18 m-20
=charity+impure-wealth r-36 m-20
=charity+insured r-19
=charity+late-charge r-34
=charity+late-rent k-22
=charity+lawful-rate r-23 g-34 h-30
=charity+lender r23
=charity+licensed k-27
=charity+more-time r-93
=charity+name-before k-17
=charity+narcotic r-42
=charity+online-place r-18
=charity+outside-prize k-16
=charity+paid-entry m34
=charity+pays-for-chance r-20 m21
=charity+price-of h26
=charity+receivable r-18
=charity+reference r-24
=charity+repay m18
=charity+sale-or-service r-23
=charity+serves r-24
=charity+sums-0 r-94 g-48 m-26 h-64 k-30
=charity+sums-1 r-27
=charity+to-dispose r-70 g-47 m-36 h-32
=charity+to-oppose r-15 h-20
=charity+trading h16
=charity+unit r-40 m18 h-15
=charity+unlawful-business h-20
=charity+unlicensed k36
=charity+unlicensed-giving k45
=charity+wager-event r-18 m-27
=charity+waiting r-95
=charity+watchers r-29
=charity-draw m21
=charity-draw+unlawful-business m21
=collection g-42 m-25 h-57 k128
=collection+debt r33
=collection+denial g-22 h-15 k62
=collection+excused k18
=collection+friends k18
=collection+gift-money k-31
=collection+gift-to k28
=collection+giving-drive g-18 h-21 k84
=collection+hand-over r32
=collection+lawful-rate k44
=collection+name-before k23
=collection+paper-money k16
=collection+pays-for-chance r27
=collection+reference k36
=collection+sums-0 g-42 m-25 h-57 k131
=collection+take-in r37
=collection+to-dispose k44
=collection+unit r18 g-16 h-16 k45
=collection+unlicensed g-22 h-15 k33
=collection+unlicensed-giving g-15 h-30 k90
=comes-back r162 g-50 h-71
=comes-back+contrast r53
=comes-back+deadline r-19
=comes-back+dealing r56 g17 h-41
=comes-back+debt g-19
=comes-back+denial r86 g-56 m24
=comes-back+excused r53 g20
=comes-back+fixed-rate r-18 g51
=comes-back+for-money g18
=comes-back+foreign-currency r29
=comes-back+gift-money r98 g44 h-38
=comes-back+given-back r20 g-80
=comes-back+gold r15
=comes-back+gold-part r22
=comes-back+hand-over r66 g24 m-19 h-17
=comes-back+in-return r16 g31
=comes-back+insured r15 g41
=comes-back+lawful-bar g-21 m-17
=comes-back+lawful-rate r41
=comes-back+left-open r24
=comes-back+lend r-45 g-20 h-24 k-22
=comes-back+lend-verb h-16
=comes-back+market-price r-15 g-31 k15
=comes-back+metal r16
=comes-back+metal-deal k28
=comes-back+more-back r45 h-22
=comes-back+name-after r17
=comes-back+name-before h28
=comes-back+not-pork g58 k-17
=comes-back+online-place h28
=comes-back+paid-entry r-28 g31
=comes-back+paper-money r37
=comes-back+passes-it r-16
=comes-back+pay-me r57 g-18 h-17
=comes-back+payroll r-15
=comes-back+pays g50 h-17
=comes-back+pays-for-chance r55 g-18 m-22 h-47 k-28
=comes-back+price-of g46
=comes-back+price-word r18 g-31 k15
=comes-back+reference r-42 g52 h20 k29
=comes-back+repay g-79
=comes-back+right-now r50
=comes-back+sale-or-service r-21 g-16 k46
=comes-back+settles-later r17 g16
=comes-back+sums-0 r52 g25 m34 h-24 k27
=comes-back+sums-1 g-19 m-22 h-31
=comes-back+sums-2 r120 g-41 h-16
=comes-back+sums-3 g-15
=comes-back+sums-apart r-27 g-21
=comes-back+sums-equal r-133
=comes-back+sums-grow r168 g-29
=comes-back+sums-shrink r109
=comes-back+surety-pay r-15
=comes-back+take-in g41 h-15
=comes-back+to-oppose r20
=comes-back+trading r36
=comes-back+unit r-15 g-35
=comes-back+wager-event m41 h27
=comes-back+with-money r27
=comes-later r82 g56 m-63 h-62 k-19
=comes-later+commercial-paper g29
=comes-later+contrast r47 g41
=comes-later+contribute m22
=comes-later+deadline r-27 g119 h-17
=comes-later+dealing r35 g-25 m-38 h-47
=comes-later+debt r-18 h25
=comes-later+debt-carrier r49 g15
=comes-later+deferred r-31
=comes-later+denial r72 g-27
=comes-later+equity r-55 h52
=comes-later+errand r26
=comes-later+exchange r116 g-48
=comes-later+excused r42
=comes-later+extra r41 g-57
=comes-later+fixed-gain r-53
=comes-later+fixed-rate r49
=comes-later+foreign-currency r270 g-96 m-17
=comes-later+friends r74 g-49
=comes-later+gift-money g23 h-34
=comes-later+given-back r-15 g-21
=comes-later+gold r84 g-63
=comes-later+gold-part r49 g-39 m-15
=comes-later+guaranteed h40
=comes-later+hand-over r75 g-42 m-19 h-39
=comes-later+instalment-count r-40
=comes-later+insured r30 g-36
=comes-later+interest-business r-46 h44
=comes-later+lawful-bar r32
=comes-later+lawful-rate r17 g-42
=comes-later+left-open r-22 g37
=comes-later+lend r-27 m-16
=comes-later+lender r-53
=comes-later+market-price r78 g-17 m21
=comes-later+meat g37 h-17
=comes-later+meat-trade g21
=comes-later+metal r-28
=comes-later+metal-deal r-37 g29 m17
=comes-later+more-time h17
=comes-later+name-after r-15
=comes-later+name-before r27
=comes-later+not-chosen r-27 g39
=comes-later+not-mine-yet g30
=comes-later+not-pork g21
=comes-later+online-place r17
=comes-later+own-zakat-rate g49
=comes-later+paper-money r22 g41
=comes-later+pass-on r-19 g26
=comes-later+passes-it r-26
=comes-later+pay-me r18
=comes-later+payroll r35
=comes-later+pays r32 g-45
=comes-later+pays-for-chance r72 g-43 m-29 h-17
=comes-later+per-period r-35
=comes-later+percentage r-23 h17
=comes-later+price-of r54 g16 m-23 h-31
=comes-later+price-open r-22 g46
=comes-later+price-word g16
=comes-later+priced-thing r140 g-45
=comes-later+principal-stays r-30 g-21
=comes-later+reference r-15 g67 h-15
=comes-later+repay g-42
=comes-later+return-on-capital r-60 g-16 h18
=comes-later+right-now r89 g-88 m-42 h-17
=comes-later+sale-or-service r17 g31 m-26 h-22
=comes-later+search-for g48
=comes-later+sell r42 g-43 h-22
=comes-later+serves r32
=comes-later+settles-later g39 m-24
=comes-later+small-parts g20
=comes-later+sold-short r29
=comes-later+sums-0 g106 m-32 h-20
=comes-later+sums-1 r114 g-26 h-30
=comes-later+sums-2 r-55 g-23 m-36
=comes-later+sums-3 r22
=comes-later+sums-apart r-23
=comes-later+sums-equal r-99
=comes-later+sums-grow r71 g-25 m-30
=comes-later+sums-shrink r18
=comes-later+surety-pay h15
=comes-later+take-in h-15
=comes-later+to-learn r46
=comes-later+trade r72 g-32 m-16 h-22
=comes-later+trading r42 g-29
=comes-later+two-prices r-31 g15
=comes-later+unborn g43
=comes-later+undecided r-40 g53
=comes-later+unit r-40 g-31
=comes-later+unlawful-business r17
=comes-later+up-down m17
=comes-later+wager-event g37 h-22
=comes-later+waiting r-34 h17
=comes-later+with-money r24
=commercial-paper r101 g-52 m-39 h-78
=commercial-paper+dealing r28 h-22
=commercial-paper+debt r-17
=commercial-paper+deferred r18 g-24
=commercial-paper+denial r-32 g-30 k23
=commercial-paper+extra r-17
=commercial-paper+false-words g-16 h-19 k34
=commercial-paper+friends r46
=commercial-paper+gift-money r-34 g21
=commercial-paper+hand-over r44 k-33
=commercial-paper+instalment-count g29
=commercial-paper+keep-cut r37 h18
=commercial-paper+lawful-rate k-25
=commercial-paper+lease r-60 h24
=commercial-paper+market-price r-19 g28 h22
=commercial-paper+narcotic h-33
=commercial-paper+online-place r-19 h-15 k-15
=commercial-paper+paid-entry m-15
=commercial-paper+paper-early r79 g-29 h-16 k-15
=commercial-paper+paper-money g29
=commercial-paper+pays r-34
=commercial-paper+pays-for-chance r34 h-21 k-89
=commercial-paper+per-period r-19 k-24
=commercial-paper+price-of r101
=commercial-paper+price-word r-39 g28
=commercial-paper+reference m-25
=commercial-paper+sale-or-service r32 g-27 m-25
=commercial-paper+sell r59
=commercial-paper+serves r-54
=commercial-paper+settles-later r32 g-24
=commercial-paper+sham h-42 k85
=commercial-paper+small-parts h26 k-26
=commercial-paper+sold-short r73 g-25
=commercial-paper+split h26
=commercial-paper+sums-0 r41 g-38 m-26 h-59
=commercial-paper+sums-1 r19 h-18
=commercial-paper+sums-2 r41
=commercial-paper+sums-shrink r29
=commercial-paper+trade r231 h-23 k-24
=commercial-paper+trading h27
=commercial-paper+under r26
=commercial-paper+unit m-25
=commercial-paper+wager-event k28
=commercial-paper+waiting r-46
=commercial-paper+watchers r-48 h18
=conceal r-38 g-71 m18 k233
=conceal+dealing k35
=conceal+denial g-66 m24 k75
=conceal+false-words g-15 h-34 k22
=conceal+gift-money g-23 h-23
=conceal+reference m33 h72 k45
=conceal+sale-or-service h33 k54
=conceal+sums-0 r-38 g-71 m18 h-21 k242
=conceal+unit h51 k25
=conceal+watchers k73
=condition r155 m-16 k-16
=condition+contrast r81 h20
=condition+dealing r-43
=condition+debt r93 g-17
=condition+excused r26 h49
=condition+extra r20
=condition+free-use r54
=condition+friends r36
=condition+gift-money r33
=condition+hand-over r48
=condition+hangs-if g30
=condition+in-return r49 h31
=condition+insured r23
=condition+lease r20 g-20
=condition+lend r143 g-17
=condition+lend-verb r43
=condition+lender r16
=condition+name-before r18
=condition+own-account h49
=condition+paid-entry h49
=condition+pays r-19
=condition+pays-for-chance r93 h29
=condition+price-of r20 g-49 h45
=condition+price-word r27
=condition+reference r22 g-23
=condition+repay r25
=condition+return-on-capital r29
=condition+sale-or-service r45 g-41
=condition+sell r-27 g15
=condition+sums-0 r41 m-16
=condition+sums-1 r102
=condition+surety-pay h49
=condition+tied-deal r42 g-36
=condition+tied-trade r52
=condition+trade g-18
=condition+trading r16 g-24
=contest-kind r-31 g-59 m113 h-76
=contest-kind+contribute g-28 m20
=contest-kind+dealing r30 g31 h24 k18
=contest-kind+debt r38 m37
=contest-kind+delay-charge r26 m-18 h-21
=contest-kind+draw h47
=contest-kind+errand m-16 h24
=contest-kind+extra g-23 m58
=contest-kind+fee m-60
=contest-kind+first-takes m30
=contest-kind+for-money r-16 m120 h-43
=contest-kind+foreign-currency g33 m17
=contest-kind+friends m24 h-48
=contest-kind+game r-29 g-38 m-22 h-74
=contest-kind+gift-money h25
=contest-kind+hand-over m58 h28
=contest-kind+insured g-30 m43
=contest-kind+keep-cut m-25
=contest-kind+kept-by-creditor m19
=contest-kind+late-rent m-33 h-18
=contest-kind+lawful-bar m-16
=contest-kind+lease m-23 h-15
=contest-kind+lend r30 m38
=contest-kind+market-price g-17 h-28
=contest-kind+my-loss m46
=contest-kind+online-place g-29 m22
=contest-kind+operator m29 h53
=contest-kind+out-there g30 m16
=contest-kind+outside-prize m-41
=contest-kind+paid-entry m-46 h-15
=contest-kind+paper-money h31
=contest-kind+pays-for-chance m19
=contest-kind+per-period m-20 h24
=contest-kind+price-of g15 h37 k19
=contest-kind+priced-thing g-16 m-17 h-23
=contest-kind+reference m-25 h-22
=contest-kind+right-now g31 h19
=contest-kind+sale-or-service g44 m-62 h20 k17
=contest-kind+sell g16
=contest-kind+sold-short k19
=contest-kind+stakes g35 h16
=contest-kind+sums-0 r-29 g-53 m-48 h-57
=contest-kind+sums-1 m113 h-26
=contest-kind+sums-2 m48
=contest-kind+take-in g-17 m51 h16
=contest-kind+to-learn m-26 h16
=contest-kind+to-oppose r24 m17
=contest-kind+trade g24 h29 k19
=contest-kind+trading h-21
=contest-kind+unit r22 g63 m-28 h-25
=contest-kind+unlawful-business m16 h61
=contest-kind+up-down g51 m-24
=contest-kind+wager-event g-79 m68 h-18
=contest-kind+winner-takes g-25 m29 h-19
=contest-kind+with-money r-16 m94
=contract-bet r-113 g365 m-92 h-117 k-29
=contract-bet+dealing r-73 g89
=contract-bet+debt r-17 g31 h22
=contract-bet+denial g16
=contract-bet+draw r59 g-19 m-27
=contract-bet+equity g41 h-28
=contract-bet+exchange r-72 g94
=contract-bet+excused r-32 g18
=contract-bet+extra r-22 g19 m-21
=contract-bet+fee g20
=contract-bet+fixed-gain g36 h19
=contract-bet+gift-money r-36 g64
=contract-bet+insured r-27 g30
=contract-bet+lend r-17 g32
=contract-bet+market-price r-15 g39 m-28
=contract-bet+metal-deal r-21 g24
=contract-bet+more-time r-29
=contract-bet+paper-money g31
=contract-bet+pays r-32 g60
=contract-bet+pays-for-chance g78 h16
=contract-bet+per-period g20
=contract-bet+price-of r-36 g48
=contract-bet+priced-thing m-28
=contract-bet+sale-or-service g94
=contract-bet+sell r-47 h-17
=contract-bet+serves r-15 g27 h-20
=contract-bet+sums-0 r-105 g329 m-82 h-113 k-29
=contract-bet+sums-1 g26
=contract-bet+trade r-40 g48
=contract-bet+trading r-35 g105 m-15 h-32
=contract-bet+unit r-17 g46
=contract-bet+watchers g20
=contrast r115 g-29 m-47 k23
=contrast+contribute m-23
=contrast+cut-mine r15 h-19 k15
=contrast+deadline r32 k23
=contrast+dealing r49 g36 h-20 k-47
=contrast+debt h-16 k33
=contrast+debt-carrier r-62 g25
=contrast+deferred r15
=contrast+denial r-16 g-35
=contrast+document g47
=contrast+draw r-16
=contrast+equity r20 g26
=contrast+errand r-21 g21 h15
=contrast+excused r-64 g-22 h49
=contrast+extra r30 h22 k-15
=contrast+false-words g-29 k40
=contrast+fee r-33 h29
=contrast+fixed-gain r-20 g17
=contrast+for-money h-20
=contrast+free-use r36
=contrast+friends r26 h20
=contrast+game h23
=contrast+gift-money h34 k24
=contrast+gold r-52 g16
=contrast+guarantor h-19
=contrast+hand-over h49
=contrast+hangs-if g30
=contrast+in-return r19
=contrast+increase h15
=contrast+late-rent h52
=contrast+lawful-bar r-31 h32
=contrast+lawful-rate g-17 h30
=contrast+lease r-42 g-39
=contrast+lend r54 g-20 h-29 k32
=contrast+lend-verb r62 k18
=contrast+lender r41 g-16
=contrast+licensed g35 h18
=contrast+market-price g41
=contrast+metal r37
=contrast+metal-deal r51 k-18
=contrast+more-back r25
=contrast+more-time r-66
=contrast+name-after r21 g18
=contrast+name-before r41
=contrast+narcotic r35 h27
=contrast+official r-49 h42
=contrast+own-account h49
=contrast+paid-entry r34
=contrast+paper-money r27 m16 k-34
=contrast+pass-along g-16 k20
=contrast+passes-it h16
=contrast+payroll k-17
=contrast+pays r42 h36
=contrast+pays-for-chance r32 m-36 h19
=contrast+per-period g-23 h30
=contrast+percentage r31
=contrast+play-costs r-21
=contrast+price-of r47 g-31 h-23
=contrast+price-word r53
=contrast+priced-thing g16
=contrast+principal-stays r33
=contrast+quick-cash r26
=contrast+rate-charge r22
=contrast+reference r-28
=contrast+repay r-60 g-17
=contrast+return-on-capital g-16 h16
=contrast+right-now r-46 k22
=contrast+sale-or-service g23 h-20
=contrast+same-back r36 h-17
=contrast+sell r-51 g61 h-29
=contrast+settles-later r29 k24
=contrast+sold-apart h37
=contrast+sums-0 r123 g-59 m-43 h16 k18
=contrast+sums-1 r28 g17 m-15 h-19
=contrast+sums-2 g21
=contrast+sums-3 r-39
=contrast+sums-apart g17
=contrast+sums-equal r-42
=contrast+sums-grow r25
=contrast+surety-pay h41
=contrast+take-in g23
=contrast+tied-deal r19 g-35
=contrast+tied-trade r42
=contrast+to-learn h19
=contrast+to-oppose r-51
=contrast+trade r-28 g16 h-37
=contrast+trading r54 k-19
=contrast+unit r-63 h18
=contrast+unlawful-business m16 h27
=contrast+up-down g20
=contrast+waiting r-38
=contrast+watchers r-23 h16 k39
=contrast+works-for g-15
=contribute r-81 m163 h-109
=contribute+deadline m22
=contribute+dealing g-45 m65
=contribute+debt r28
=contribute+denial m-15
=contribute+draw m19
=contribute+each-in r-40 g-42 m-23 h-29 k27
=contribute+excused m-15
=contribute+first-takes m62
=contribute+fixed-rate k36
=contribute+friends r-22 g26 m27
=contribute+game m25 h32
=contribute+gift-money h-20
=contribute+hand-over r-24 m55 k29
=contribute+insured m15
=contribute+keep-cut r38
=contribute+kept-by-creditor m26
=contribute+lawful-rate r22
=contribute+lease r22
=contribute+market-price r-19 g55 m25
=contribute+more-time r24
=contribute+narcotic r-18 h19
=contribute+not-pork m21
=contribute+outside-prize r-21 m-15
=contribute+paid-entry g23
=contribute+passes-it m-17 k34
=contribute+pays g-32 m-40
=contribute+pays-for-chance g-46 m53 h-91 k17
=contribute+per-period r-31 g-28 m-65
=contribute+price-of g-20 m90
=contribute+priced-thing r-17 g56 m20
=contribute+reference r21 h67
=contribute+return-on-capital r-16 m-23
=contribute+sale-or-service r26 g-27 m33
=contribute+savings-circle r-17
=contribute+settles-later m22
=contribute+sums-0 r-33 m124 k-16
=contribute+sums-1 r-62 m32 h-91 k18
=contribute+sums-2 r15
=contribute+sums-apart r26
=contribute+take-in r-28 m38 h-17 k29
=contribute+trade g-26 m94
=contribute+unit r-39 m-33 h-37
=contribute+up-down g57
=contribute+wager-event r-45 m39 h-30
=contribute+waiting r24
=contribute+winner-takes g-26 m105 h-34
=currency-forward r177 g-89 h-29 k-17
=currency-forward+dealing r38 g-19
=currency-forward+denial r21 g-30
=currency-forward+exchange r79 g-62
=currency-forward+foreign-currency r59
=currency-forward+forward-deal r38 g-20
=currency-forward+market-price r26
=currency-forward+pass-on r80 g-31 k-16
=currency-forward+priced-thing r18
=currency-forward+reference r16
=currency-forward+sums-0 r177 g-89 h-29 k-17
=currency-forward+trading r42 g-32
=currency-forward+unit r23
=cut-mine r-28 g-16 m-17 h-65 k111
=cut-mine+dealing g-15 k18
=cut-mine+fee h-38 k50
=cut-mine+gift-money r-19 h-15 k58
=cut-mine+hand-over r-44 k29
=cut-mine+in-return r23 h-19
=cut-mine+keep-cut h-54 k57
=cut-mine+lender-gain r-35 h19
=cut-mine+my-wallet-lent k27
=cut-mine+online-place k26
=cut-mine+own-account r-17
=cut-mine+paid-entry r15 h-19 k15
=cut-mine+paper-money r20
=cut-mine+pass-along r-24 h-39 k56
=cut-mine+pass-on r-16 h-26 k33
=cut-mine+passes-it r-38 k30
=cut-mine+pays-for-chance r-18 g-16 k41
=cut-mine+per-period k27
=cut-mine+percentage r-28 h19
=cut-mine+price-of h-30 k27
=cut-mine+reference r-24 k27
=cut-mine+return-on-capital r-25 h20
=cut-mine+sale-or-service h-40 k47
=cut-mine+serves h-38 k37
=cut-mine+stranger k16
=cut-mine+sums-0 r-32 g-15 m-15 h-44 k103
=cut-mine+sums-1 r-15
=cut-mine+sums-2 r19
=cut-mine+surety-pay h-32 k52
=cut-mine+take-in r-39 k31
=cut-mine+unit r-16 g-15 k48
=deadline r19 g137 m-21 h-55
=deadline+dealing g31 m-32 h-23
=deadline+debt-carrier r36 g19
=deadline+deferred r18
=deadline+denial r29 g-15 h-26 k27
=deadline+exchange r49
=deadline+excused r90
=deadline+extra r72 g-54
=deadline+fixed-gain g25
=deadline+fixed-rate r29 g25
=deadline+foreign-currency r108 g-17
=deadline+forward-deal g21
=deadline+friends r19 g-24
=deadline+gift-money r49 g-77 h-32
=deadline+given-back r20 g-49
=deadline+gold r61 g-59
=deadline+gold-part r53 g-41
=deadline+guaranteed r29 g-26
=deadline+hand-over r35 m-17 h-24
=deadline+instalment-count r-16 g30
=deadline+insured r58
=deadline+late-rent r29 g-28
=deadline+lawful-bar r47
=deadline+lease r42 g33
=deadline+left-open r-32 g37
=deadline+lend r-45 g-17
=deadline+lend-verb r-30
=deadline+lender r-26
=deadline+market-price r-17 g65
=deadline+meat r23
=deadline+meat-trade g17
=deadline+metal g16
=deadline+metal-deal g27
=deadline+name-before r-17
=deadline+narcotic r49
=deadline+not-chosen r-42 g63
=deadline+not-mine-yet g30
=deadline+not-pork g27
=deadline+own-zakat-rate g29
=deadline+paid-entry r17
=deadline+pass-on r-27 g33
=deadline+passes-it r24
=deadline+pay-me r21
=deadline+pays r82 g-101 h-16
=deadline+pays-for-chance r74 h-34 k15
=deadline+per-period r15 g-22 h42
=deadline+percentage g-21
=deadline+price-of r-36
=deadline+price-open g30
=deadline+price-word g86
=deadline+priced-thing r66
=deadline+principal-stays r29 g-23
=deadline+receivable r19
=deadline+reference r-37 k23
=deadline+repay r-27 g-44
=deadline+return-on-capital g-16
=deadline+right-now r85 g-72
=deadline+sale-or-service r-98 g122 m-22
=deadline+sell g-28
=deadline+settles-later r-51 g112 h-52
=deadline+small-parts g15 h-25 k28
=deadline+sold-short g28
=deadline+sums-0 r-44 g98 h-37
=deadline+sums-1 r35 g52
=deadline+sums-equal r-78
=deadline+sums-grow r76
=deadline+sums-shrink r37
=deadline+take-in g23
=deadline+to-learn r41
=deadline+trade r-17
=deadline+trading g-26
=deadline+two-prices r-38 g34
=deadline+undecided r-39 g25
=deadline+unit r17 h-18
=deadline+unlawful-business r45
=deadline+wager-event r17
=deadline+with-money g28
=dealing r-41 g149 m-69 h-107
=dealing+debt r-22 g-41 h61 k-20
=dealing+debt-carrier r-72 g42
=dealing+debt-grows r41
=dealing+deferred r-23 g-52
=dealing+delay-charge r15 g-21 h-25
=dealing+denial g63 m59 h-15 k-36
=dealing+described g-15 m16
=dealing+document r84 g-18 m-17 h83
=dealing+draw m76 h72
=dealing+each-in g-21 m-27
=dealing+early-rebate g-40
=dealing+equity r-53 g-83 m-15 h27
=dealing+erase-it k47
=dealing+errand r-27 m-28
=dealing+exchange g-27 m21 h-26
=dealing+excused r-30 m15 h67 k-16
=dealing+extra r-46 g37 h18
=dealing+false-words r-21 h-30 k126
=dealing+fee m-23 h-71
=dealing+first-takes g-25 m38
=dealing+fixed-gain g26 h40
=dealing+fixed-paper r44 m-26 h-29
=dealing+fixed-rate r-26 g23
=dealing+for-money r-20 g51 m-17 h-33 k25
=dealing+foreign-currency r115 g-66 h-41
=dealing+forward-deal r37 k-27
=dealing+friends r43
=dealing+future-crop g51
=dealing+game g-35 h40
=dealing+gift-money r-16
=dealing+gift-to r-19 k22
=dealing+given-back r50 g-56 m29 h48
=dealing+gold r-38 g-45 m15 h-32
=dealing+gold-part r34 g-23 h21
=dealing+guaranteed r-115 g-17 m-16
=dealing+guarantor r31 h15
=dealing+halal-certified r60
=dealing+hand-over r-98 g42 m-42 k-36
=dealing+hangs-if r-34 g157 m-53 h-22
=dealing+hangs-on g79 h-29
=dealing+he-picks g80 h-16
=dealing+impure-wealth r52 m-18 h-24 k28
=dealing+in-return g91 m-24 h-27 k-19
=dealing+instalment-count m-18
=dealing+insurance-business r25 g-82 h68
=dealing+insured r-72 h31
=dealing+interest-business r-31 h38
=dealing+islamic-paper g-20 h-24
=dealing+keep-cut r-43 g29 m24
=dealing+kept-by-creditor h19
=dealing+late-rent r-20 h22
=dealing+lawful-bar g51 m22 h-32
=dealing+lawful-rate r70 g-21 m42 h68
=dealing+lease r-90 m-26 h-34 k-28
=dealing+left-open r-21 g72 h-22
=dealing+lend r97 g-43 m-27
=dealing+lend-verb h26
=dealing+lender g-28 m19 h41
=dealing+lender-gain r47 g-32
=dealing+licensed r57 g18 h31
=dealing+limit r21
=dealing+loose-order g43
=dealing+loser-pays m49 h-24
=dealing+market-price r-33 m17 h-15
=dealing+meat g-62 h19
=dealing+meat-trade g-26 h35
=dealing+metal g21 h-29
=dealing+metal-deal r-54 g43
=dealing+more-back r45 h-18
=dealing+more-time r-44
=dealing+my-loss m23
=dealing+my-wallet-lent r-22 k79
=dealing+name-after g34 m21 h29
=dealing+name-before r36 m-18 h-25
=dealing+narcotic r60 g26 h-31
=dealing+no-date g39
=dealing+no-day r-29 g66
=dealing+no-spec g23
=dealing+nobody-knows g98 h-43 k-18
=dealing+not-chosen g-15
=dealing+not-mine-yet r-49 g138 h-19 k-18
=dealing+not-pork r-35 g36 h29
=dealing+not-told r-27 m18
=dealing+official r-30 g-25 m-24 h48 k-24
=dealing+one-source r-30 g27
=dealing+online-place r30 g-78 m97 h108 k24
=dealing+operator g-17 m26 h40
=dealing+out-of-reach g76 h-33
=dealing+out-there g175 h-25
=dealing+outside-prize r101 g-19 m-35
=dealing+own-account g-28
=dealing+own-stake m26 h24
=dealing+own-zakat-rate r-37 g33
=dealing+paid-entry r90 g-60 m68 h17
=dealing+paper-early r103 g-32
=dealing+paper-money g-39 m-27 h-21
=dealing+pass-on r-57 g17
=dealing+passes-it r15 g-15 h-16
=dealing+pay-for-cover h26 k16
=dealing+pay-me r-25
=dealing+payment-versus-payment g-19
=dealing+payroll r58 g23 h-18
=dealing+pays r-17 m21
=dealing+pays-for-chance g-62 m46 h50
=dealing+per-period r17 g-43 h-17 k34
=dealing+percentage r51 g-30 h-32
=dealing+play-costs r-48 h-20
=dealing+pledge r20 h15
=dealing+price-of r-36 g-34 m-24 h31
=dealing+price-open r-23 g98 h-23
=dealing+price-word r-52 g15 m19 h-19
=dealing+priced-thing r44 m68 h-32
=dealing+principal-stays r-51
=dealing+promised-cut r57 g-26 h-24 k-17
=dealing+quick-cash r60 g-25
=dealing+rate-charge r36 g16
=dealing+receivable r52 g-54 m26 h-28
=dealing+reference r-79 g-52 m-60 h30
=dealing+refusal r-15 g42
=dealing+repay r50 g-55 m-17
=dealing+reschedule r17
=dealing+return-on-capital r-34 g-47 k43
=dealing+right-now r-116 h-50 k-25
=dealing+sale-or-service r-42 g-77 h-21
=dealing+same-back r96 g-29 h-17
=dealing+savings-circle r106 g-22 m-18
=dealing+sea-catch g55 m-24 h-28
=dealing+search-for g-22 k21
=dealing+sell g-36 m-27 k-15
=dealing+serves r-23 g25 m-54 h16 k-21
=dealing+settles-later r57 g-53 m-27 h-31
=dealing+sham g-26 h-23
=dealing+share-unknown g68 h-17
=dealing+shut-thing g44
=dealing+small-parts r-16 h16 k30
=dealing+sold-apart r32 g19 h-16
=dealing+sold-short r40 g36 m-18 h-32
=dealing+speed-up r23
=dealing+split h25 k19
=dealing+stakes g28 h24
=dealing+stipulated r-28
=dealing+stranger g-22 k27
=dealing+sums-0 r43 g145 m-17 h-27 k-16
=dealing+sums-1 g21 m-34 h-52 k32
=dealing+sums-2 r-81 m-41 h-48 k-20
=dealing+sums-3 m22 h19
=dealing+sums-apart r-89 m33
=dealing+sums-equal r-19 m-26
=dealing+sums-grow r-22
=dealing+sums-shrink r52 g-17
=dealing+surety r42 h15
=dealing+surety-pay r-34 g23 h-28 k15
=dealing+take-in g66 k-31
=dealing+tick-guess r-33 g22 m105
=dealing+tied-deal r-22 g-43
=dealing+tied-trade r39 g-23
=dealing+to-debtor r31 g-53
=dealing+to-dispose g-44
=dealing+to-learn h55 k23
=dealing+to-oppose r35 g61 h-51
=dealing+to-treat m-16
=dealing+trade r32 g-25 m-27
=dealing+trading g84
=dealing+travelling r-61 g37 h24
=dealing+two-prices g22
=dealing+unborn g80 h-42
=dealing+undecided g62
=dealing+under r44 g-31 m15
=dealing+undescribed g33 h-19
=dealing+unit r19 g-22 h-52 k-18
=dealing+unknown-party g-17 k43
=dealing+unknown-quantity g24
=dealing+unlawful-business r43 m18 h110 k31
=dealing+unlicensed-giving r-39 h19
=dealing+up-down r19 g-17 m22 h44
=dealing+wager-event r-25 g20 m24 k39
=dealing+wait-pay r61
=dealing+waiting r-24 g18
=dealing+watchers r67 g29 h-45
=dealing+winner-takes g18 h-28
=dealing+with-money g32 m27
=dealing+works-for r52 h-17
=dealing+zakat r50
=debt r350 g-109 m-41 h-154 k-66
=debt+debt-carrier r29 m-17 h-19 k-21
=debt+debt-grows r61
=debt+deferred k-27
=debt+delay-charge r26
=debt+denial r-103 g-49 m59 h42 k-17
=debt+document h23
=debt+equity r-46 g-17 h132
=debt+errand r-53
=debt+exchange r-47
=debt+excused r-178 h61
=debt+extra r15 g20 m-47 h-28
=debt+fee r104 g22 h-36
=debt+fixed-gain r37 h26
=debt+fixed-paper r19
=debt+for-money r30 h19
=debt+foreign-currency g-17
=debt+free-use r111 k-15
=debt+friends r-52
=debt+game m87 h15
=debt+gift-money r23 g-67 h-30 k-18
=debt+gift-to r-55
=debt+given-back r-101 g90 m-23 h-19
=debt+giving-drive r-28
=debt+gold r53 g-39
=debt+gold-part r-30 g15
=debt+grown-debt r27 g-19
=debt+grows-with-time r16
=debt+guaranteed r-77
=debt+guarantor r-34 h36
=debt+guarantor-gain r-50
=debt+hand-over r-87 m-17
=debt+in-return r86 g-30 m20 h-15
=debt+instalment-count r-25
=debt+insurance-business r16 g17
=debt+insured r-81 g46 h81 k-17
=debt+interest-business r-52 h93
=debt+interest-product r-28 h33
=debt+islamic-paper r-21
=debt+keep-cut r-26 g-17 h24 k-15
=debt+kept-by-creditor r35
=debt+late-rent r-62 g-19 h30
=debt+lawful-bar m-20
=debt+lawful-rate r-104 g-17
=debt+lease r81 h-20
=debt+lend r-26 g-106 m21 h-40 k-23
=debt+lend-verb r-29 g-27 m-17 h17 k25
=debt+lender r-53 g-24
=debt+lender-gain r157 m-22
=debt+limit r69
=debt+market-price r-40 g30 h53
=debt+meat r-26
=debt+metal-deal r-37 g35
=debt+more-back r35
=debt+more-time r27 g-23 m-26
=debt+my-loss m31 h19
=debt+name-after r29 h17
=debt+name-before r32 g-24 m-20 h-25
=debt+narcotic r58 g-34 h-33
=debt+not-pork r18
=debt+official r-20 g-17 h15
=debt+online-place r38 g16 m-23 h-17
=debt+operator h55
=debt+own-zakat-rate g29
=debt+paid-entry r42 m-22 h-25
=debt+paper-money r-20 k18
=debt+passes-it r53
=debt+pay-me r50
=debt+payroll r-33
=debt+pays g-43 m-16
=debt+pays-for-chance r74 g-72 m-32 h-33 k-30
=debt+per-period r30 g32 m-28 h-17
=debt+percentage r73 m-19 h-17
=debt+play-costs r-30
=debt+pledge r-41
=debt+price-of r-68 g-28 h31
=debt+price-word g-61 m-15
=debt+priced-thing r23 g25
=debt+principal-stays g-18
=debt+quick-cash r-27 k19
=debt+rate-charge r18 m-28 h-17
=debt+receivable r-47 g-51 m28 h40 k-18
=debt+reference r77 m-24 h-15
=debt+repay r-99 g-58 m25
=debt+return-on-capital r-65 g-32 m-17
=debt+right-now r-53
=debt+sale-or-service r73 h-21 k-21
=debt+same-back r29
=debt+search-for g-22 m17
=debt+sell r-47 g17
=debt+serves r23 g-39
=debt+settles-later r21 g-18
=debt+sold-apart r-37 h24
=debt+sold-short g-21
=debt+speed-up r15 h-27
=debt+split r37
=debt+stakes r19 h42
=debt+stipulated r40 g-20
=debt+sums-0 r274 h-71 k-52
=debt+sums-1 r110 g-97 m-17 h-66
=debt+sums-2 r-40 m-15
=debt+sums-apart r-57 m-20
=debt+sums-equal r-119
=debt+sums-grow r84
=debt+sums-shrink r59
=debt+surety r-23
=debt+surety-pay r49 h-26
=debt+take-in r65 h-27
=debt+tied-deal r31
=debt+tied-trade r24 g-19
=debt+to-debtor r-49
=debt+to-dispose r-51
=debt+to-learn r-27 g31 h-15 k-16
=debt+to-oppose r-64
=debt+trade h30
=debt+trading r-102 g119 h64
=debt+under r-39
=debt+unit g-15 h-38 k-42
=debt+unlawful-business m23 h85
=debt+up-down r60 g-41
=debt+wager-event m105
=debt+wait-pay r58
=debt+waiting r22
=debt+with-money g-16 h19
=debt+works-for h32
=debt-carrier r123 g-18 m-48 h-88 k-28
=debt-carrier+denial r-22
=debt-carrier+equity r24
=debt-carrier+excused r-46
=debt-carrier+extra r24
=debt-carrier+fee r80
=debt-carrier+gift-money r-40 h-22
=debt-carrier+guaranteed r32
=debt-carrier+hand-over r-39
=debt-carrier+lease r-16
=debt-carrier+lend r-28 k-19
=debt-carrier+lender r39 h-53
=debt-carrier+narcotic r34
=debt-carrier+official r23 g-17 h-18
=debt-carrier+own-zakat-rate g29
=debt-carrier+pays-for-chance r35 m-15
=debt-carrier+per-period r43 h-21
=debt-carrier+percentage r49
=debt-carrier+price-word r15
=debt-carrier+principal-stays r30
=debt-carrier+rate-charge r62 m-26 h-16
=debt-carrier+receivable r-38
=debt-carrier+reference g28
=debt-carrier+repay r-15
=debt-carrier+right-now r-23
=debt-carrier+sale-or-service r18 h-18
=debt-carrier+serves r16
=debt-carrier+settles-later g22
=debt-carrier+sums-0 r89 m-27 h-89 k-22
=debt-carrier+sums-1 r43 g-15 m-18
=debt-carrier+sums-2 r-20
=debt-carrier+to-oppose r-50
=debt-carrier+trade r24
=debt-carrier+unit r49 m16 h-16
=debt-carrier+watchers r-41
=debt-grows r257 g-101 m-36 h-35
=debt-grows+denial r24 g-18
=debt-grows+gift-money r44
=debt-grows+lend r61
=debt-grows+more-time r26
=debt-grows+paper-money r21
=debt-grows+pays r61 g-32
=debt-grows+pays-for-chance r54
=debt-grows+price-word r27
=debt-grows+receivable r41
=debt-grows+reschedule r32
=debt-grows+sale-or-service r22
=debt-grows+sums-0 r197 g-85 m-23 h-34
=debt-grows+sums-1 r41
=debt-grows+sums-2 r19
=debt-grows+to-oppose r41
=debt-grows+trade r15
=debt-grows+unit r53
=debt-grows+waiting r31
=deferred r119 m-36 h-64 k-18
=deferred+delay-charge r23
=deferred+denial h-15
=deferred+exchange g-20
=deferred+excused r16
=deferred+extra r21
=deferred+fixed-gain r24
=deferred+fixed-rate r40
=deferred+foreign-currency r23 g-23
=deferred+friends r-21 g26
=deferred+gift-money k-15
=deferred+gift-to r-37
=deferred+given-back r-47 g31 k17
=deferred+gold r283 g-62 h-29
=deferred+gold-part r-35 g-18
=deferred+guaranteed r-19
=deferred+hand-over r56 g-75 h-19
=deferred+in-return r24
=deferred+instalment-count r-21 g-15
=deferred+insured r41 k-16
=deferred+late-charge r21
=deferred+lawful-bar r48
=deferred+lawful-rate r-120
=deferred+lease g27
=deferred+left-open g24
=deferred+lend g-46 h43
=deferred+lender-gain r26
=deferred+limit r16 k15
=deferred+market-price r87 g-74
=deferred+metal r-33 g25
=deferred+metal-deal r-21
=deferred+more-time h16
=deferred+name-before r28
=deferred+narcotic r75 h-19
=deferred+not-chosen r-15 g39
=deferred+online-place r22
=deferred+own-zakat-rate g37
=deferred+paid-entry r15
=deferred+paper-early r25 g-24
=deferred+paper-money r36 g42
=deferred+payroll k-15
=deferred+pays r50 g-32
=deferred+pays-for-chance r101 m-27 h-40
=deferred+per-period r-38 g20
=deferred+price-later g16
=deferred+price-of r22 g-92
=deferred+price-word r-51 g-45
=deferred+priced-thing r153 g-65
=deferred+receivable r-45 g-18 h56
=deferred+reference g-36
=deferred+repay r49
=deferred+return-on-capital r31
=deferred+right-now g-53
=deferred+sale-or-service r62 k-23
=deferred+same-back g-17
=deferred+search-for g50
=deferred+sell r32 g-28 h-21
=deferred+serves g20 k-15
=deferred+settles-later r15 h-45 k-16
=deferred+small-parts r-18 k24
=deferred+sold-apart r24 g-17
=deferred+split k24
=deferred+sums-0 r87 g38 h-31 k-17
=deferred+sums-1 r-26 g-49 m-21 h-27
=deferred+sums-apart r27
=deferred+sums-equal r26
=deferred+sums-grow r-17
=deferred+sums-shrink r22
=deferred+take-in r43 g-19
=deferred+to-dispose r-35
=deferred+to-learn k-18
=deferred+to-oppose r-20
=deferred+trade r73 g-70 h-24
=deferred+trading r17
=deferred+two-prices g36
=deferred+undecided g31
=deferred+under r-16 k15
=deferred+unit g48 h-32 k24
=deferred+unlawful-business r18 m33 h35
=deferred+up-down r28
=deferred+wager-event g-18
=deferred+waiting h16
=deferred+watchers r61
=delay-charge r67 g-52 m-33 h-76
=delay-charge+errand r-25
=delay-charge+excused r-18
=delay-charge+friends r-17
=delay-charge+gift-money r40 h25
=delay-charge+gift-to r-32
=delay-charge+given-back r22
=delay-charge+insured r53 h-19
=delay-charge+kept-by-creditor r46
=delay-charge+late-charge r26 h-49
=delay-charge+late-rent r-48 g-20 h-37
=delay-charge+lend r27
=delay-charge+narcotic r18 h-61
=delay-charge+online-place r44
=delay-charge+pays r32
=delay-charge+pays-for-chance r38 g-25 h-15
=delay-charge+per-period r-17
=delay-charge+price-of h-22
=delay-charge+reference r24
=delay-charge+repay r15
=delay-charge+sale-or-service r-19 h-41
=delay-charge+sums-0 r64 g-28 m-28 h-64
=delay-charge+sums-1 r-18 g-19
=delay-charge+sums-2 r22
=delay-charge+to-dispose r-23
=delay-charge+to-learn r-35
=delay-charge+to-oppose g-16 h-49
=delay-charge+trading h27
=delay-charge+unlawful-business h-41
=delay-charge+wager-event r26 m-23
=delay-charge+waiting r16
=denial r-99 g331 m-59 h-65 k84
=denial+document r-19 g-57 h227
=denial+each-in g-16 m-15
=denial+equity r37 g-47 m17 k18
=denial+erase-it g-48 h42 k21
=denial+errand g-28 h39 k24
=denial+excused r21 g72 m-21 h-29
=denial+extra r67 g-75 m35 h18 k-17
=denial+false-words g-16 h-42 k118
=denial+fee r-18 g-31 m-21
=denial+fixed-gain r88 g-33
=denial+fixed-rate r17 m16
=denial+foreign-currency r22 g-34 m17 h37
=denial+free-use r43
=denial+friends g-66 m45 k34
=denial+gift-money r-24 g64 m38 h-48 k-26
=denial+gift-to g-44 k44
=denial+given-back r-97 g-34 m-17 h-32
=denial+giving-drive g-24 h15 k166
=denial+gold g15
=denial+guaranteed r29
=denial+guarantor r-50
=denial+halal-certified h85
=denial+hand-over g-46 k-34
=denial+hidden-name g-38 h-50 k98
=denial+improper g-43 h21
=denial+in-return r25 g-18 m-17
=denial+instalment-count r-40
=denial+insured r-52 h52
=denial+islamic-paper r33
=denial+istisna g78
=denial+keep-cut g-18
=denial+late-rent r-16 h37 k17
=denial+lawful-bar r-42 g62
=denial+lawful-rate g-44 m-16 h37 k66
=denial+lease r-28 g-25 m-17 h25 k22
=denial+left-open h-19
=denial+lend r23 g-82 m19
=denial+lend-verb g-16 m-23
=denial+lender r-41 m22 h28
=denial+lender-gain r22
=denial+licensed h37
=denial+loose-order g78 h-34
=denial+loser-pays g-18
=denial+market-price g63 m33 h39 k-25
=denial+meat h72
=denial+meat-trade h71
=denial+metal r20
=denial+metal-deal r42
=denial+more-time r-19 g-33 h-20
=denial+my-loss g-29 m16
=denial+name-after h58
=denial+name-before m30 h53
=denial+narcotic r23 h69 k-24
=denial+no-date g60
=denial+no-day g59
=denial+no-decision-date g54
=denial+no-spec g89 h-16
=denial+nobody-knows g61 h-47 k-18
=denial+not-chosen g28 h-24
=denial+not-mine-yet k-19
=denial+not-pork r25 g-22 m-30 h33
=denial+not-told r37 g98 m-17 h-37 k-15
=denial+official g-38 h46 k-16
=denial+online-place m37 h17 k-16
=denial+operator m-22
=denial+outside-prize r-40 g-54 m-20 h-26
=denial+own-zakat-rate g18
=denial+paid-entry r21 m-17 h-26 k21
=denial+paper-money r67 h33 k69
=denial+pass-along g-31 k21
=denial+pass-on r-22 m24 h26 k-35
=denial+passes-it r44 g-20
=denial+pay-for-cover g50
=denial+pay-me r52
=denial+payment-versus-payment h20
=denial+payroll g-53 h42
=denial+pays g-23 m18 k-24
=denial+pays-for-chance g-30 m17 h76
=denial+per-period r87 m-16 h28
=denial+percentage r26 g-15
=denial+price-of r29 g138 h-28 k-19
=denial+price-word r19 m23 h28 k-22
=denial+priced-thing m16
=denial+receivable r-15 m27 h24
=denial+reference r-15 g-20 m-34
=denial+refusal g-19
=denial+repay r-19 g-59 k-19
=denial+return-on-capital r126 h23
=denial+right-now r24 g25 h-37
=denial+sale-or-service h44 k105
=denial+savings-circle r-19 g-15 k15
=denial+search-for g30 m17
=denial+sell r49 g150 h-29
=denial+serves g-41 m19 h85 k31
=denial+settles-later r21 g-34 h-34 k24
=denial+sham h44 k-16
=denial+shut-thing g28 h-15
=denial+small-parts g-36 h-30 k101
=denial+sold-apart r72 g-57
=denial+sold-short r-18 g39 h-27
=denial+speed-up g-64 h70 k-18
=denial+split k51
=denial+stakes g-26
=denial+stays-unseen g-85 k106
=denial+stranger g-36
=denial+sums-0 r-170 g224 m-74 h-117 k87
=denial+sums-1 r-22 g114 m41 h38 k-22
=denial+sums-2 r63 m-33 k22
=denial+sums-3 r32 g-15 h16
=denial+sums-apart r53 g-58 m-16 h33
=denial+sums-grow g55
=denial+sums-shrink r21
=denial+surety r-50
=denial+surety-pay r-25
=denial+take-in r29
=denial+tick-guess m27
=denial+to-debtor r-29 g-37
=denial+to-dispose k55
=denial+to-learn r25 g-17 m-17 k41
=denial+to-oppose g18 m-30
=denial+trade g90 m-20 h-21
=denial+trading g118 m40 h-31 k-31
=denial+two-prices r-15 g44
=denial+undecided g46 h-17
=denial+under r-47
=denial+undescribed g47 h-59 k-30
=denial+unit r-88 g69 h-60 k73
=denial+unknown g54 h-15 k-42
=denial+unknown-party g-38
=denial+unlawful-business m-38
=denial+unlicensed g22 h-22 k38
=denial+unlicensed-giving h17 k44
=denial+unpromised r-21 g-34
=denial+up-down m37
=denial+wager-event r-22 g-31 m50 h-22
=denial+waiting r-44 g-28
=denial+watchers g-50 k33
=denial+with-money m-29
=dependant g-22 m-36 h-124 k-20
=dependant+reference h-15
=dependant+sale-or-service h-25
=dependant+sums-0 g-22 m-36 h-124 k-20
=dependant+unit r21
=described g-88 h-67
=described+gift-money m22
=described+insured g-18
=described+pays-for-chance h-31
=described+reference h-17
=described+right-now g32
=described+shut-thing g-21
=described+sums-0 g-67 m15 h-58
=described+sums-1 g-21
=described+unit g-24 h-18
=document r16 g-127 m-60 h163 k-95
=document+errand k-21
=document+excused r-28 h-53
=document+fee r-22 h-166 k-19
=document+gift-money h26
=document+given-back r59
=document+halal-certified r52 g-21
=document+hand-over r-15 h19
=document+improper h17
=document+in-return g16 h-23
=document+instalment-count h21
=document+insured r-20 g-17 h-41
=document+late-rent r-15 g-38 h39
=document+lawful-rate r29
=document+licensed g34
=document+market-price h35
=document+metal r55
=document+metal-deal r58
=document+name-after g23 h21
=document+name-before h24
=document+not-told h22
=document+official h-21
=document+operator h16
=document+paper-money k-16
=document+payroll h43
=document+pays-for-chance r15
=document+per-period r30
=document+price-of r30 g-33 h94
=document+reference r-15 g-15 h27
=document+return-on-capital r15
=document+sale-or-service r37 g-40 m-17 h-47 k-19
=document+sell r37 h59
=document+serves h77
=document+sham r-45 g-19 h284 k-30
=document+sold-apart h-35
=document+sold-short r15 h23
=document+speed-up h15
=document+sums-0 g-131 m-50 h176 k-89
=document+sums-2 r32
=document+sums-grow r42
=document+take-in h15
=document+to-learn h36
=document+to-oppose h-38
=document+trade r37 g-18 h84
=document+trading g-53 h29
=document+under g-16 h77
=document+unit r19 h28
=document+unlawful-business h24
=document+watchers r27
=draw r-53 g-141 m379 h-115 k-20
=draw+errand m-30
=draw+excused r21 g30 m-135
=draw+fee h44
=draw+for-money h25
=draw+friends h62
=draw+gift-money m61 h30
=draw+gift-to m59
=draw+giving-drive m29
=draw+hand-over r-32 g26 m16 h38
=draw+insured g21 m19
=draw+late-rent m87
=draw+lawful-rate r18 m32 h46
=draw+lease m-15
=draw+market-price g-16 h33
=draw+name-after m45 h36
=draw+name-before h23
=draw+narcotic m20 h23
=draw+not-told h36
=draw+online-place m17 h39
=draw+outside-prize m-91
=draw+paid-entry r-74 m277 h-73
=draw+pays m31 h-16
=draw+pays-for-chance g-24 m199
=draw+per-period g-16 h56
=draw+price-of m28 h58
=draw+reference m55
=draw+sale-or-service g-29 m144 h133
=draw+shut-thing g-27
=draw+sums-0 g-118 m196 h-146 k-16
=draw+sums-1 r-21 g-20 m116 h26
=draw+sums-2 m57
=draw+sums-apart m38
=draw+take-in r-22
=draw+to-learn m-26
=draw+trade r27 h73
=draw+travelling m19
=draw+unit r-25 m121 h64
=draw+unlawful-business m58 h51
=draw+wager-event m-38
=draw+watchers r36
=draw+winner-takes m-23 h-18
=each-in r-75 g-65 m73 h-26
=each-in+first-takes m73
=each-in+game m19
=each-in+gift-money m-31
=each-in+hand-over r-25 k33
=each-in+narcotic r-18
=each-in+passes-it r-15 m-17 k34
=each-in+pays m-20
=each-in+pays-for-chance r-58 g-36 h-25 k25
=each-in+per-period r-58
=each-in+reference m-15
=each-in+return-on-capital r-23
=each-in+sale-or-service m-15
=each-in+sums-0 r-27 g-27 m53 k-17
=each-in+sums-1 r-29 g-31 m25 h-17 k18
=each-in+sums-2 r-19
=each-in+take-in m-15 k33
=each-in+unit r-47 m-42
=each-in+wager-event m-19 h-22
=each-in+winner-takes g-19 m52
=early-rebate r36 g-40
=early-rebate+stipulated r48
=early-rebate+sums-0 g-40
=early-rebate+to-debtor g-34
=early-rebate+trading r48
=equity r-78 g-28 m-106 h102 k-42
=equity+excused r48 h66 k18
=equity+fee r35
=equity+fixed-gain m-18
=equity+friends m-24
=equity+gift-money h-18
=equity+given-back g-79 h61
=equity+guaranteed r47
=equity+hand-over r-41 h22
=equity+insurance-business g-142 h156
=equity+insured r-53 g-166 h111
=equity+interest-business r-159 h237
=equity+islamic-paper h-28
=equity+keep-cut h31
=equity+kept-by-creditor m15
=equity+lawful-bar g-17
=equity+lawful-rate g42 m-26 h16
=equity+lease g41 h-30
=equity+lend r-37 g46 h23
=equity+lend-verb r-21 h20
=equity+lender r-48 g-15 h57
=equity+lender-gain m-24
=equity+market-price r-55 g55 h-21
=equity+metal-deal r-20 m-16 h33
=equity+name-before r21 h-19
=equity+narcotic g25
=equity+not-mine-yet g16
=equity+not-told g-35
=equity+online-place m-16 h17 k-24
=equity+operator m-87 h22
=equity+paid-entry r22
=equity+paper-money r15
=equity+passes-it m15
=equity+pays r-16 m-15 h16
=equity+pays-for-chance r-52 g-28 m-25 h83
=equity+per-period r22 h18
=equity+percentage r-16 h20
=equity+price-of r-74 h31
=equity+price-word g37
=equity+priced-thing h-21
=equity+rate-charge r19
=equity+reference r95 g-63 m-37 k-17
=equity+repay r25
=equity+return-on-capital r-30 g21 h39
=equity+right-now g20
=equity+sale-or-service r-30 g58 h28
=equity+search-for g-42 h53
=equity+sell r20 h-26
=equity+serves r54 g28 m-40 h26
=equity+sold-apart r-40 h29
=equity+sold-short r-23
=equity+stakes h34
=equity+sums-0 r-93 g-98 m-103 h83 k-36
=equity+sums-1 g67 h15
=equity+sums-2 r29
=equity+sums-apart r29
=equity+surety-pay m-24 h25
=equity+to-dispose h-21
=equity+trade r-35 h42
=equity+trading r-54 g15 h-17 k-28
=equity+unit g40 m-21
=equity+unlawful-business r-27 g-16 m-102 h106
=equity+up-down g-15 h27
=equity+wager-event m20
=equity+watchers r-64 g72 h79 k-21
=equity+with-money r26 h34
=erase-it r-38 g-48 m-21 h-19 k217
=erase-it+errand k18
=erase-it+excused k-50
=erase-it+gift-money r-29 k83
=erase-it+insured g-21 k35
=erase-it+lawful-rate k15
=erase-it+official h18 k-17
=erase-it+pays k52
=erase-it+pays-for-chance m-20 k84
=erase-it+reference h65 k-44
=erase-it+sale-or-service h33 k-28
=erase-it+sums-0 r-36 g-51 m-21 h-19 k216
=erase-it+to-learn h-16 k39
=erase-it+watchers k50
=errand r-141 g-62 m-91 h-157 k-55
=errand+excused g-84 h-31 k-34
=errand+extra r33 k21
=errand+fee r-37 h-42 k-27
=errand+for-money r16 h32
=errand+friends r16 g-17 k-36
=errand+gift-money g-45
=errand+given-back r-28 g-33 m20 h20
=errand+gold r-19
=errand+hand-over h25 k-27
=errand+improper h42
=errand+in-return h-22
=errand+insured g-30 h27 k27
=errand+keep-cut h-18
=errand+late-rent r30
=errand+lease g-25 h-52
=errand+lend r-28
=errand+licensed h23 k-24
=errand+name-after g27
=errand+name-before h24
=errand+narcotic h-33
=errand+nobody-knows g17
=errand+not-pork g-15
=errand+official h-20
=errand+online-place h28
=errand+operator h104 k25
=errand+paper-money h-15
=errand+pass-on k-17
=errand+payroll r18
=errand+pays r-25 k21
=errand+pays-for-chance g-36
=errand+per-period g21 h27
=errand+percentage m21 h22
=errand+play-costs r-32 g15 m-20 h-32 k-15
=errand+price-of g24
=errand+reference r28 k-40
=errand+right-now r-19 k25
=errand+sale-or-service r-23 g-31 m-36 h-63 k-22
=errand+search-for g-22 h-41
=errand+serves r42 m-24 h-37 k19
=errand+sham h30
=errand+shut-thing g-17
=errand+sold-apart g31
=errand+speed-up h17
=errand+stakes h24
=errand+sums-0 r-147 g-36 m-83 h-177 k-45
=errand+sums-1 r20 g-25 h20
=errand+surety-pay h-18
=errand+to-dispose r-24 g-33
=errand+to-learn r-32 g-30 h48
=errand+to-oppose r-26 g-27 h-35
=errand+trade r-18 g21
=errand+trading g-54 m-15
=errand+unit r-22 g-27 m18 h27 k-48
=errand+unknown g24
=errand+unlawful-business m-18 k25
=errand+wager-event m-36 h42
=errand+waiting r-28
=errand+watchers r-40 k22
=errand+with-money h24
=errand+works-for r24
=exchange r108 g-24 m-33 h-102 k-34
=exchange+excused g72
=exchange+extra m32 h-23
=exchange+fee r-29 g-29 h79
=exchange+fixed-rate r54
=exchange+foreign-currency r-67 g-37 m-44 h-20
=exchange+forward-deal r43
=exchange+friends m-23 h-23
=exchange+gift-money r-28 m-21
=exchange+gold r57
=exchange+hand-over r-21 h-16
=exchange+insured r-16
=exchange+keep-cut r29
=exchange+lawful-bar r36
=exchange+lawful-rate r-33 g22 m37
=exchange+lease g26
=exchange+market-price r17 h-25
=exchange+meat r16
=exchange+more-time r-15
=exchange+narcotic r56 g-33 h-28
=exchange+official r-15
=exchange+operator m18 h56
=exchange+paid-entry r28 h-17
=exchange+paper-money g41 m-18
=exchange+pass-on r73 g-52
=exchange+payment-versus-payment r-56 m-22
=exchange+payroll r-19
=exchange+pays-for-chance r21 g-67 m-60 h-57
=exchange+price-of r-16 g-19 m28 h-32
=exchange+price-word g54
=exchange+priced-thing r30
=exchange+reference g-32
=exchange+right-now g-16 h21
=exchange+sale-or-service r-36 g-22 m27 h41
=exchange+sell r22
=exchange+serves g-17
=exchange+settles-later r114 g-33
=exchange+sold-short r38 g-46
=exchange+sums-0 r69 g39 m20 h-72 k-32
=exchange+sums-1 r28 g-38 m-42 h-19
=exchange+sums-2 r-18 g-25
=exchange+sums-apart r28
=exchange+sums-equal r-42
=exchange+sums-shrink r39
=exchange+trade r-20 g-52 h-25
=exchange+trading r38 m45
=exchange+unit r85 g-52 h-17
=exchange+unlawful-business m18 h30
=exchange+wager-event r23 g-15
=exchange+watchers r-21
=exchange+with-money r17 m15 h25
=excused r-343 g-516 m-382 h-707 k-197
=excused+extra r-16 g-85 h63
=excused+fee r-16 m-19 h42
=excused+first-takes m20
=excused+fixed-rate g-21
=excused+for-money r-16
=excused+free-use r23
=excused+friends r-31 k17
=excused+game m-50
=excused+gift-money r-37 m21
=excused+given-back g-114
=excused+giving-drive k80
=excused+gold r19
=excused+halal-certified r-28
=excused+hand-over r75 m23 k22
=excused+in-return r52 h49
=excused+increase r-15
=excused+insurance-business r30 g-52 h69
=excused+insured r53 g-202 m-15 h123
=excused+interest-business r-18 h81
=excused+islamic-paper r20
=excused+istisna g48
=excused+keep-cut h15
=excused+kept-by-creditor g25 h21
=excused+late-charge r-17
=excused+late-rent g-27 m-30
=excused+lawful-bar r24 h-36
=excused+lawful-rate h90 k-28
=excused+lease g60
=excused+lend r-141 h49
=excused+lend-verb h49
=excused+licensed r-22 h-19
=excused+meat r24 h-75
=excused+metal-deal r89
=excused+more-time r-27
=excused+my-wallet-lent k-41
=excused+name-after g-15 h39
=excused+name-before r-36 m33 h37
=excused+narcotic g80 h-139
=excused+no-date g28
=excused+no-day g28
=excused+no-decision-date g28
=excused+no-spec g46
=excused+nobody-knows g-16
=excused+not-pork g-28
=excused+not-told g20
=excused+official r-23 m-18 h-46
=excused+online-place g-26
=excused+operator m-80 h-44
=excused+out-there g-15
=excused+outside-prize r18
=excused+own-account h49 k-28
=excused+paid-entry r-19 g18 m-30
=excused+paper-early r18
=excused+paper-money r-20
=excused+pass-on g40 k20
=excused+pay-for-cover h34
=excused+payroll k-16
=excused+pays r27
=excused+pays-for-chance r-29 g-77 m23 h-52
=excused+per-period r-24
=excused+percentage h27
=excused+price-of h99
=excused+priced-thing r27
=excused+reference r135 g60 m-23 h20 k-62
=excused+repay r24
=excused+return-on-capital r-18 h27
=excused+right-now r65 h-23
=excused+sale-or-service r20 g16 m-48 h74 k-55
=excused+sealed g17
=excused+search-for r33 g-154 h28
=excused+sell r23 h38
=excused+serves g18 h34 k-30
=excused+settles-later r41 g18
=excused+sham h-116
=excused+soft-drink h-26
=excused+sold-apart g-93
=excused+sold-short r61 g-19
=excused+split r20
=excused+stakes m-48 h34
=excused+stipulated g23
=excused+stranger k19
=excused+sums-0 r-362 g-412 m-399 h-635 k-185
=excused+sums-1 g-91 m17 h-114
=excused+sums-2 h41
=excused+sums-apart r-61 h20
=excused+sums-grow r41
=excused+sums-shrink r30 h22
=excused+surety-pay h53
=excused+takaful g-47
=excused+take-in g-15 m38
=excused+tied-deal r15
=excused+to-dispose g-27
=excused+to-learn r-24 g-22 k-26
=excused+to-oppose r69 g-28 m-16 k-16
=excused+trade r15 g20 h34
=excused+trading r16
=excused+under r-21 k-17
=excused+unit m22 h-67 k25
=excused+unknown r24
=excused+unlawful-business r33 m-81 h-219
=excused+unlicensed g15 k37
=excused+unlicensed-giving k42
=excused+wager-event r24 g52 m-43 h35
=excused+waiting r-33
=excused+watchers h17 k-47
=excused+with-money r23 m-33 h34
=excused+works-for r16 h33
=extra r136 m22 h-41 k-56
=extra+fee r-23 g45 h29
=extra+fixed-rate r62
=extra+for-money g28 m-23 h21
=extra+friends r36 g-21 m-31
=extra+gift-money r28 h39
=extra+given-back r39 g15
=extra+gold r-18
=extra+gold-part r43 g-40
=extra+guaranteed r31 g17
=extra+hand-over r47 g20 k-15
=extra+in-return r48 g-15
=extra+increase r62 h-19
=extra+instalment-count r-64
=extra+insurance-business h-15
=extra+insured r62 g41
=extra+interest-business r43 h-15
=extra+islamic-paper r-36
=extra+keep-cut r17 g16
=extra+lawful-bar r-33 h-20
=extra+lawful-rate r-50 g-17 m-38
=extra+lease g-25 m-16
=extra+lend r129 g-15 m-59 h-23
=extra+lend-verb r27
=extra+lender r23
=extra+market-price r-49 g79 m59 h-21
=extra+meat h-60
=extra+more-back r54
=extra+more-time r19 m-28
=extra+my-loss h19
=extra+name-before r32 g-25 m-19
=extra+narcotic r38 g-16
=extra+not-pork r25
=extra+online-place g46 m18 h77
=extra+operator g-26 m38 h84
=extra+outside-prize r32
=extra+paid-entry g-17 m50
=extra+paper-money r27 g-30 h31
=extra+pay-for-cover h-19 k21
=extra+payroll r-44 g45
=extra+pays r-22 m22 k17
=extra+pays-for-chance g48 m63 h30
=extra+per-period r92 g-31 h-22
=extra+percentage g24 m15
=extra+price-of r50
=extra+price-word r-34
=extra+priced-thing g37 m59
=extra+receivable r-25
=extra+reference g28 m-16 h19
=extra+repay r131
=extra+return-on-capital g-53 m-29 h-42
=extra+right-now r66 m-19 h37
=extra+sale-or-service r-29 m-16 h-31
=extra+same-back r26
=extra+savings-circle r46
=extra+search-for g48 k21
=extra+sell g-24
=extra+serves m41
=extra+settles-later r47 g-63
=extra+sold-apart r18 g-35
=extra+sold-short r-23
=extra+split r15
=extra+stakes r-19 m-19
=extra+sums-0 r127 g-26 m44 h-53 k-40
=extra+sums-1 r66 h29 k-16
=extra+sums-2 r-15 g27 m-17
=extra+sums-3 r-41
=extra+sums-apart m-20
=extra+sums-grow r-19 g21
=extra+sums-shrink r-24
=extra+surety-pay r-28
=extra+take-in r68 g26 h-22
=extra+tick-guess r-22 g67 m35
=extra+tied-deal r17
=extra+to-dispose g21
=extra+to-learn r16 k21
=extra+to-oppose r-20 g19
=extra+trade h18
=extra+trading g60 h-54
=extra+unit r-48 g-35 m-35 h-21
=extra+unlawful-business g-24 m18 h22
=extra+up-down r25
=extra+wager-event g-23 m46 h20
=extra+wait-pay r30
=extra+waiting r36 g19
=extra+watchers r59 h-22
=extra+with-money r-22 g16
=false-words r-78 g-66 h-132 k392
=false-words+gift-money r-34 g16 k77
=false-words+metal r15
=false-words+paper-money k-15
=false-words+reference r-25 g26 h-55 k140
=false-words+sale-or-service r-30 g-27 h-49 k228
=false-words+serves g-26 k56
=false-words+sham h-64 k52
=false-words+sums-0 r-78 g-66 h-132 k392
=false-words+trading h-33 k44
=false-words+unit h-19 k27
=false-words+watchers r-20 h-45 k46
=fee r69 g-89 m-40 h-46
=fee+for-money m-52 k27
=fee+friends r-18
=fee+game h15
=fee+gift-money r77 k60
=fee+given-back r-37
=fee+giving-drive h-18 k17
=fee+grows-with-time r16
=fee+guaranteed r24 g35
=fee+guarantor r27
=fee+hand-over g-17
=fee+improper h20
=fee+instalment-count r15 h-21
=fee+insured r23
=fee+interest-business r-18
=fee+keep-cut m27 h23
=fee+kept-by-creditor r20 h27
=fee+late-charge r-20
=fee+late-rent r-36 m-18 h-57
=fee+lawful-bar r-19
=fee+lawful-rate r-20 g-23 m30 h37
=fee+lend r26 g27 h-19
=fee+lender r29 h-35
=fee+licensed r-28
=fee+limit g24
=fee+market-price r-26 g62 m17 h33
=fee+more-time r44 g-17
=fee+name-after h27
=fee+name-before h-20
=fee+narcotic h22 k24
=fee+not-told g-26
=fee+official h-50
=fee+online-place r48 g23 h-18 k-30
=fee+paid-entry m-17
=fee+paper-money m15 h-21 k49
=fee+pass-along k24
=fee+passes-it h15
=fee+payroll r49 g36
=fee+pays r48 m-18 h-31 k30
=fee+pays-for-chance r-51 g20 m-84 h-78 k17
=fee+per-period r91 h-44
=fee+percentage g-15 m17
=fee+pledge r40
=fee+price-of r-59
=fee+price-word r-43 g19
=fee+priced-thing r-17 g32
=fee+promised-cut r-20 h-24
=fee+rate-charge r53
=fee+reference r-27 g-39 m-31 h-62 k-22
=fee+repay r28
=fee+return-on-capital r31
=fee+right-now r-15 h33
=fee+sale-or-service g-17 m-39 h29
=fee+search-for g30
=fee+sell r-18 h-15
=fee+serves r61 g-16 m27 h73
=fee+sham k37
=fee+sold-apart r31 g-31 k19
=fee+speed-up r30 h-30
=fee+stakes r-16 m-42 h44
=fee+sums-0 r112 g-72 m-32 h-57
=fee+sums-1 r-56
=fee+sums-2 m-15
=fee+sums-apart r41
=fee+surety r53 h-30
=fee+surety-pay m27 h25
=fee+to-dispose r-46
=fee+to-oppose r-31 m-15 h-44
=fee+trade h-21
=fee+trading r-77 g26 k-15
=fee+under h15
=fee+unit r109 g-55 m-46 h-29
=fee+unlawful-business k31
=fee+wager-event r-21 m-36 h38 k24
=fee+watchers r-137 h21 k-46
=fee+winner-takes m18
=fee+with-money m-23 h49
=fee+works-for h25
=first-takes r-70 g-48 m191 h-32
=first-takes+fixed-rate r-27
=first-takes+gift-money m25
=first-takes+hand-over r-55 m30
=first-takes+outside-prize m28
=first-takes+paid-entry m76
=first-takes+pays m25
=first-takes+pays-for-chance r-17 g-25 m72
=first-takes+per-period m23
=first-takes+sums-0 r-32 g-31 m128 h-24
=first-takes+sums-1 r-33 g-16 m63
=first-takes+take-in r-55 m30
=first-takes+unit r-31
=first-takes+wager-event r-15 g-15 m71
=first-takes+winner-takes r-44 g-25 m88 h-17
=fixed-gain r189 g-27 m-28
=fixed-gain+fixed-paper r46 g-19 h-21
=fixed-gain+for-money r30 h19
=fixed-gain+friends r45 g-15
=fixed-gain+gift-money g58 h-16
=fixed-gain+given-back r28 h-15
=fixed-gain+guaranteed r31 m-16
=fixed-gain+hand-over r-45 g29 h23
=fixed-gain+in-return r24
=fixed-gain+insured g-19
=fixed-gain+interest-product r29 h16
=fixed-gain+keep-cut r-21 m17 h48
=fixed-gain+keeps-money r24 g-17
=fixed-gain+lawful-rate r18 h-17
=fixed-gain+lease h22
=fixed-gain+lend r43 g22 h20
=fixed-gain+market-price h27
=fixed-gain+metal-deal g27
=fixed-gain+name-before r45 g-15
=fixed-gain+paid-entry r24
=fixed-gain+paper-early r15
=fixed-gain+paper-money r34 g-15
=fixed-gain+pays g51
=fixed-gain+pays-for-chance r74 h24
=fixed-gain+per-period r45
=fixed-gain+percentage r33
=fixed-gain+price-of r-21 g20 h67
=fixed-gain+price-word g-19 h19
=fixed-gain+principal-stays r-29
=fixed-gain+receivable r-15
=fixed-gain+reference g-21 m-20
=fixed-gain+repay g-27 h19
=fixed-gain+return-on-capital r104 g-62
=fixed-gain+right-now h46
=fixed-gain+sale-or-service r16
=fixed-gain+sell r-20 g-19 h20
=fixed-gain+serves h46
=fixed-gain+settles-later r20
=fixed-gain+sold-apart r15
=fixed-gain+sold-short r-18
=fixed-gain+sums-0 r142 g-33 m-24
=fixed-gain+sums-1 r-22 g15 m-17 h-18 k15
=fixed-gain+sums-2 r74
=fixed-gain+sums-apart r62
=fixed-gain+sums-grow r-19
=fixed-gain+sums-shrink r25
=fixed-gain+surety-pay r-28
=fixed-gain+to-oppose r55
=fixed-gain+trade h46
=fixed-gain+trading r28 g22 h27
=fixed-gain+unit r28 m-28
=fixed-gain+wager-event r36 m22 h66
=fixed-paper r368 g-83 m-55 h-135
=fixed-paper+gift-money r27
=fixed-paper+given-back r22 m-24 h-29
=fixed-paper+insured r30
=fixed-paper+interest-business r26 h-19
=fixed-paper+late-rent r49
=fixed-paper+lawful-rate r20 m-24 h-29
=fixed-paper+lend r19
=fixed-paper+lend-verb r16
=fixed-paper+market-price r18
=fixed-paper+online-place r20
=fixed-paper+paid-entry r26
=fixed-paper+paper-money r58 g-33 h-20
=fixed-paper+pays-for-chance r52 h-36
=fixed-paper+per-period r24
=fixed-paper+receivable r15
=fixed-paper+reference r27
=fixed-paper+return-on-capital r30
=fixed-paper+sale-or-service r59 m-26 h-33
=fixed-paper+sums-0 r338 g-80 m-50 h-101
=fixed-paper+sums-1 r30 h-34
=fixed-paper+trading r49 g-18
=fixed-paper+unit r62 g-16 h-18
=fixed-rate r32 m-16
=fixed-rate+foreign-currency r39
=fixed-rate+forward-deal r-20 g-18
=fixed-rate+friends r56
=fixed-rate+gift-money r17
=fixed-rate+gold r30
=fixed-rate+guaranteed g-18
=fixed-rate+hand-over r15
=fixed-rate+lease r27
=fixed-rate+market-price m-15
=fixed-rate+narcotic r15
=fixed-rate+outside-prize r-17
=fixed-rate+paper-money r38
=fixed-rate+passes-it r56 h-17 k38
=fixed-rate+pays r-23 g27
=fixed-rate+pays-for-chance r32 h-15 k31
=fixed-rate+per-period h20
=fixed-rate+pledge r-18 h19
=fixed-rate+price-word g15
=fixed-rate+priced-thing r29
=fixed-rate+reference h19
=fixed-rate+repay r-38 h17
=fixed-rate+return-on-capital r-17
=fixed-rate+right-now r33 g-23 m-21
=fixed-rate+sale-or-service g24
=fixed-rate+sell r21
=fixed-rate+settles-later r45
=fixed-rate+sold-apart r-28
=fixed-rate+sold-short r19
=fixed-rate+sums-0 g-21 h29 k-20
=fixed-rate+sums-1 r-47 g30 m-36 k25
=fixed-rate+sums-2 r63
=fixed-rate+sums-apart r46
=fixed-rate+sums-grow r31
=fixed-rate+take-in g15 h15
=fixed-rate+trade g23
=fixed-rate+trading r-20
=fixed-rate+unit r-30 h-15
=fixed-rate+wager-event h-16
=fixed-rate+winner-takes m18 h-15
=for-money r-24 g-16 m252 h-103
=for-money+foreign-currency r-15
=for-money+game r-36 g-16 m147 h-50
=for-money+gift-money r-33 g-26 h15
=for-money+given-back g17 h22
=for-money+gold r-40
=for-money+guaranteed r24 m-24
=for-money+hand-over r39 g37 m-20 h33
=for-money+improper m-25 h28
=for-money+in-return m40
=for-money+instalment-count r31
=for-money+insured r-31
=for-money+lawful-rate r43 m-27
=for-money+lease r34
=for-money+lend r27 h19
=for-money+loser-pays r-20 m43 h-23
=for-money+market-price r-30 g15
=for-money+metal-deal r22
=for-money+more-time r16 g19
=for-money+my-loss r-19 g15 m25
=for-money+name-after m-16 h15
=for-money+official m-23
=for-money+online-place m22 h86
=for-money+operator h109
=for-money+out-there g35
=for-money+own-stake g-15 m24 h45
=for-money+paper-money h53 k-22
=for-money+pays h-23 k32
=for-money+pays-for-chance m47 h-62 k30
=for-money+per-period r35 h24
=for-money+percentage r18 m-25
=for-money+price-of r-54 g-27
=for-money+priced-thing r-40
=for-money+reference r17 g-18 h-16
=for-money+repay h54
=for-money+return-on-capital m-25
=for-money+right-now r32 h51
=for-money+sale-or-service m-51 h21 k20
=for-money+sell r-25
=for-money+sold-apart g17
=for-money+sold-short r-46 g18
=for-money+stakes g-22
=for-money+sums-0 r-42 m53 h-62
=for-money+sums-1 r28 g-26 m171 h-26
=for-money+sums-2 m25
=for-money+sums-apart m28 h-15
=for-money+take-in g37 h22
=for-money+tick-guess g56
=for-money+to-oppose h-20
=for-money+trade r-18
=for-money+trading r17 g19
=for-money+unit r56 h41
=for-money+unlawful-business m-57 h56 k32
=for-money+wager-event r-26 g-22 m49
=for-money+waiting r29 m-25
=for-money+watchers r26
=for-money+winner-takes r-21 m32 h-22
=for-money+with-money g-17 m19 k-23
=for-others r-37 g-17 h-36 k102
=for-others+hand-over r-35 h-17 k55
=for-others+sums-0 r-49 h-36 k102
=for-others+take-in r-21 h-17 k48
=for-others+unit k18
=foreign-currency r203 g-118 m25 h-84 k-59
=foreign-currency+forward-deal r111 g-99
=foreign-currency+free-use r17
=foreign-currency+friends r44 g-31 m28
=foreign-currency+game r-15
=foreign-currency+gift-money r-57 h-20
=foreign-currency+given-back r72 h-15
=foreign-currency+hand-over r51 g-45 m-47 h-28
=foreign-currency+insured r-18 m-17
=foreign-currency+keep-cut h27
=foreign-currency+lawful-rate r21 h-16
=foreign-currency+lease r25
=foreign-currency+lend g-17
=foreign-currency+market-price r20 g45 m16
=foreign-currency+name-before r-27
=foreign-currency+not-pork r-15 m16 h22
=foreign-currency+online-place r-18 g25 m31 h37
=foreign-currency+operator g26 m32 h40
=foreign-currency+paper-money r-57
=foreign-currency+pass-along r28
=foreign-currency+pass-on r122 g-74 h19 k-35
=foreign-currency+passes-it r33
=foreign-currency+payment-versus-payment r-97 m-36
=foreign-currency+payroll r46
=foreign-currency+pays r17
=foreign-currency+pays-for-chance r-17 m24 h28
=foreign-currency+per-period r33
=foreign-currency+price-of g30 h-24
=foreign-currency+price-word r46
=foreign-currency+priced-thing r25 g-53 h-15
=foreign-currency+reference r59 g-64 m37 h57
=foreign-currency+repay r54
=foreign-currency+return-on-capital r23
=foreign-currency+right-now r121 g-45 m-16 h-20
=foreign-currency+sale-or-service r42 g21 h-23
=foreign-currency+sell g15
=foreign-currency+serves r26 m17
=foreign-currency+settles-later r192 g-49 m-21
=foreign-currency+sham h15
=foreign-currency+sold-short r-62 g-31
=foreign-currency+stakes r-19 g70 m72
=foreign-currency+sums-0 r220 g-121 h-140 k-54
=foreign-currency+sums-1 m26 h30
=foreign-currency+sums-2 r-20
=foreign-currency+sums-apart r-18 h25
=foreign-currency+surety-pay m17
=foreign-currency+take-in r29
=foreign-currency+tick-guess r-15 g53 m44
=foreign-currency+trade r-41 g20
=foreign-currency+trading r45 g-64
=foreign-currency+travelling r-46
=foreign-currency+unit r125 g20
=foreign-currency+unlawful-business h34
=foreign-currency+up-down g18
=foreign-currency+wager-event r24 m36 h20
=foreign-currency+waiting r-29
=foreign-currency+with-money r-32 g36 m34
=forward-deal r41 g17 m-25 h-48 k-38
=forward-deal+guaranteed g-18
=forward-deal+lease k-15
=forward-deal+market-price r47 g-15
=forward-deal+paper-money g41
=forward-deal+pays-for-chance r-26
=forward-deal+price-of g42
=forward-deal+price-word r46
=forward-deal+priced-thing r49 g-25
=forward-deal+reference r28 g-38 k-21
=forward-deal+right-now g-15
=forward-deal+sale-or-service r47 g-15
=forward-deal+sell r-18 g15
=forward-deal+settles-later r29 g-15
=forward-deal+sums-0 r60 g39 h-44 k-38
=forward-deal+sums-1 r-19 g-22
=forward-deal+trade r-36 g34
=forward-deal+trading r61 g-50
=free-use r137 g-18 k-26
=free-use+gift-money r40
=free-use+hand-over r18
=free-use+in-return r48
=free-use+lend r125
=free-use+lend-verb r39
=free-use+lender-gain r17
=free-use+outside-prize r42
=free-use+pays-for-chance r70 k-24
=free-use+reference r35
=free-use+repay r63
=free-use+return-on-capital r39
=free-use+sale-or-service r30
=free-use+sums-0 r75 g-18 k-15
=free-use+sums-1 r62
=friends r-59 g-51 m87 h-92 k24
=friends+game h-31
=friends+gift-money r-73 g-49 m19 h-32 k-51
=friends+gift-to r-18 h16 k-15
=friends+given-back h-17
=friends+guaranteed r17 g-25
=friends+hand-over r91 g-26
=friends+hangs-if g18
=friends+hidden-name h-21 k48
=friends+instalment-count r18 h-22
=friends+insured g32 m22
=friends+keep-cut r25 m-37 h-27
=friends+kept-by-creditor r34
=friends+late-charge r-17
=friends+late-rent r-26 g22 h47
=friends+lawful-bar h-84
=friends+lawful-rate m-50 h-30
=friends+lease g86 k-15
=friends+lend r-34 g-31
=friends+lend-verb r-33 h-18
=friends+lender-gain r40
=friends+market-price r19 g33 m-17
=friends+meat h42
=friends+metal-deal g-15
=friends+more-back r43 h-17
=friends+more-time r-30
=friends+my-loss m15 h-29
=friends+name-after g-18 m-19 h-26 k19
=friends+name-before g-15 k40
=friends+narcotic g-16 h24
=friends+not-pork g17 m23
=friends+not-told h38
=friends+official h81
=friends+online-place r19 m-20 h22 k15
=friends+operator h52
=friends+outside-prize r19 m-33
=friends+paid-entry r-26 g35 h33
=friends+paper-early r18
=friends+paper-money k28
=friends+pass-along k23
=friends+passes-it r23 h19
=friends+pay-me r-25
=friends+payroll r-38 h20
=friends+pays r-51 g-21 m20
=friends+pays-for-chance r110 g-54 h-59
=friends+per-period g26
=friends+percentage r60 h-23
=friends+price-of r36 g24
=friends+price-word r50
=friends+priced-thing r29 g18 m-16
=friends+reference r72 g-54 m-35 h34 k-41
=friends+repay r27 g-23 h-22
=friends+return-on-capital g-18 m-16 k-15
=friends+right-now r-33
=friends+sale-or-service r27 m-30 h39
=friends+search-for g17 m17
=friends+sell r17 g23
=friends+serves r18 g-32 m-29
=friends+settles-later r23 g-16
=friends+sham h28
=friends+sold-apart r21 h-15
=friends+sold-short r19
=friends+speed-up h57
=friends+stakes m111
=friends+sums-0 r-87 m22 h-18
=friends+sums-1 r-56 g-37 m90 h-55
=friends+sums-2 r103 g-17 m-17 h-19
=friends+sums-apart r27
=friends+sums-equal r-26
=friends+sums-grow r109
=friends+sums-shrink r-27
=friends+surety r16
=friends+take-in r32 h34
=friends+to-learn h25 k-16
=friends+to-oppose r-16
=friends+trade r52 g22
=friends+trading h-25
=friends+unit r-32 g-23 h44
=friends+unlicensed-giving k23
=friends+wager-event m41 h-22
=friends+waiting r-30
=friends+watchers r15
=friends+winner-takes m32
=friends+with-money m46
=future-crop g192 m-21 h-61
=future-crop+gift-money g24
=future-crop+own-zakat-rate g108 h-20
=future-crop+pays-for-chance g63
=future-crop+price-of g40
=future-crop+sale-or-service g27
=future-crop+sell g27
=future-crop+sums-0 g192 m-21 h-61
=future-crop+trade g27
=future-crop+unit g62
=game r-116 g-60 m248 h-147 k-30
=game+gift-money r-33 m80 h43 k-15
=game+given-back m16
=game+guaranteed g39
=game+hand-over m27
=game+in-return m26
=game+insured g18
=game+lawful-bar m-18 h42
=game+lawful-rate m16 h19
=game+lease m-17 h19
=game+lend m87 h15
=game+loser-pays m17
=game+market-price m-16
=game+narcotic h36
=game+official g-21 m15 h32
=game+online-place m18 h22
=game+outside-prize m-21
=game+paper-money r-17 m58 h69 k-19
=game+pays-for-chance r-45 m108 h39
=game+play-costs m-24
=game+price-of g-30 m-35 h54
=game+reference g19 h37
=game+right-now h16
=game+sale-or-service r20 g-33 m-18 h63
=game+speed-up h18
=game+sums-0 r-56 g-66 m77 h-119 k-26
=game+sums-1 r-37 m84 h-36
=game+sums-2 r-24 m64
=game+sums-apart r-22 m52
=game+to-learn g-21
=game+to-oppose m24 h-31
=game+trade g-18 h36
=game+unlawful-business h37
=game+wager-event r-40 g-73 m-86 h-59
=game+winner-takes m31 h-18
=game+with-money r-21 m69 h-21
=gift-money m-49 k-26
=gift-money+gift-to r-46 g-53 m-18 h-37 k-48
=gift-money+given-back r17 g-79 h18
=gift-money+giving-drive r-28 k-30
=gift-money+gold r-118 g-24 h-26
=gift-money+gold-part r56 g15 h16
=gift-money+grown-debt r40
=gift-money+guaranteed r32 g31 m-15 h-15
=gift-money+guarantor r25 g-21 h-17
=gift-money+halal-certified g-18
=gift-money+hand-over g15 k-16
=gift-money+he-picks g36
=gift-money+improper h37
=gift-money+in-return r49 g34 m-17
=gift-money+increase r-19 g16
=gift-money+instalment-count r-48 h-18
=gift-money+insured g33 m-28 h-29
=gift-money+istisna g17
=gift-money+keep-cut r-44 h-36
=gift-money+kept-by-creditor g-21
=gift-money+late-rent h20
=gift-money+lawful-bar g-29 h53 k-20
=gift-money+lawful-rate r120 g-28 h27 k-31
=gift-money+lease r169 g43 m-22 k-16
=gift-money+left-open r20 g15
=gift-money+lend g-74 m-32 h-41
=gift-money+lender r110 g-37
=gift-money+lender-gain r81 k15
=gift-money+licensed r15 h22
=gift-money+limit r16
=gift-money+loose-order g18
=gift-money+loser-pays g-15 m46 h-19
=gift-money+market-price r-62 m15 h16
=gift-money+meat r36 g-22
=gift-money+metal r48 k-16
=gift-money+metal-deal r42 g26
=gift-money+more-back r59 h-24
=gift-money+more-time r-24 g15 h-15
=gift-money+my-wallet-lent k34
=gift-money+name-after r17
=gift-money+name-before k-16
=gift-money+narcotic h-62
=gift-money+no-day r-36 g35
=gift-money+nobody-knows g29
=gift-money+not-chosen g33
=gift-money+not-pork m29 h28
=gift-money+not-told r-20 g-36 h16
=gift-money+official r-73 g-18 m-16 h356 k-19
=gift-money+online-place r66 g-47 h119
=gift-money+operator g-20 h-15
=gift-money+out-there g21 m18
=gift-money+outside-prize g-18 m-37 h-28
=gift-money+own-account k-27
=gift-money+own-stake h60
=gift-money+paid-entry g35
=gift-money+paper-early r42
=gift-money+paper-money r57 g29 h-39 k16
=gift-money+pass-along r-30 h-16 k57
=gift-money+pass-on r-58 g33 k59
=gift-money+passes-it r47
=gift-money+pay-for-cover r-17 k16
=gift-money+payroll r41 g-17 h32
=gift-money+pays r-37 g55 h-28
=gift-money+pays-for-chance m23 h41
=gift-money+per-period g26 h-54
=gift-money+percentage g-19 m21
=gift-money+play-costs r-25
=gift-money+pledge h15
=gift-money+price-later r25 g-20 h22
=gift-money+price-of r-46 m-26
=gift-money+price-word g28 h-24 k-22
=gift-money+priced-thing r22 g-20 m33
=gift-money+principal-stays r39 g-18
=gift-money+promised-cut r31 g-17
=gift-money+quick-cash g20
=gift-money+rate-charge r26
=gift-money+receivable r-38 g-27 m32 h24
=gift-money+reference r-28 g97 m-50 h-22 k29
=gift-money+refusal g22
=gift-money+repay r40 g-29 m-16
=gift-money+return-on-capital r40 m-25 h-26
=gift-money+right-now r30 g-23 h43
=gift-money+sale-or-service g70 h-64 k68
=gift-money+same-back r52 g-23
=gift-money+savings-circle m-21
=gift-money+sea-catch h22
=gift-money+search-for g29 k21
=gift-money+sell g-21 h-22 k-26
=gift-money+serves r97 g31 m-19 h-45
=gift-money+settles-later r33 g-41 h-21
=gift-money+sham r26 h22 k-36
=gift-money+shut-thing g23
=gift-money+small-parts g20
=gift-money+sold-apart g20 k-16
=gift-money+sold-short r-26 g-61 m-25 h-19
=gift-money+speed-up r30 m-18 h147 k-38
=gift-money+split r19 k35
=gift-money+stakes m30
=gift-money+stays-unseen k15
=gift-money+stranger g-22
=gift-money+sums-0 r-54 g-35
=gift-money+sums-1 r77 h22
=gift-money+sums-2 r-41 g32 m-62 h-25 k-27
=gift-money+sums-apart r28 g30 m-16 h-16
=gift-money+sums-equal r21 g-17 m-35 h-16 k-23
=gift-money+sums-grow r-48 g23
=gift-money+sums-shrink r-33 h16
=gift-money+surety r38 h-17
=gift-money+surety-pay r-16 g29 h29
=gift-money+take-in g52 m25 h34
=gift-money+tick-guess r-20 g28 m28
=gift-money+to-dispose g-42
=gift-money+to-learn g-19 k17
=gift-money+to-oppose r-46 g-16 h-20
=gift-money+to-treat m-19
=gift-money+trade r22
=gift-money+trading r54 g50 h22 k-23
=gift-money+travelling r21 g39 h51
=gift-money+two-prices r-15 g26
=gift-money+undecided g76
=gift-money+under h77 k-22
=gift-money+unit r61 g-53 m-18 k-40
=gift-money+unknown g-30
=gift-money+unknown-party g-18 h-19 k61
=gift-money+unlawful-business r17 m39 h16 k32
=gift-money+unlicensed r-18 g-16 h21
=gift-money+unlicensed-giving r-18 g-16 k16
=gift-money+up-down r23 g-21 m15 h56
=gift-money+victim-fee m-18 h-33 k117
=gift-money+wager-event g-29 m122 h76
=gift-money+wait-pay r65 h-20
=gift-money+waiting h-17
=gift-money+wash-money h-28 k83
=gift-money+watchers h99 k-58
=gift-money+winner-takes r17 m29 h-32
=gift-money+with-money g-29 k-18
=gift-money+wrapped-gift g-16 h-36
=gift-to r-91 g-102 h-81 k-60
=gift-to+given-back r-16
=gift-to+giving-drive r-16 m15 h-18 k-18
=gift-to+in-return r28
=gift-to+insured r-19
=gift-to+islamic-paper k-15
=gift-to+late-charge r-28
=gift-to+late-rent k-22
=gift-to+lawful-rate r-23 g-28 h-24
=gift-to+licensed k-27
=gift-to+more-time r-49
=gift-to+name-before h17 k-26
=gift-to+narcotic r-18
=gift-to+outside-prize k-16
=gift-to+own-account k-23
=gift-to+paid-entry m33
=gift-to+pays-for-chance r-15
=gift-to+price-of h-16
=gift-to+receivable r-19
=gift-to+repay m18
=gift-to+sale-or-service r-23 h-23
=gift-to+speed-up h28
=gift-to+sums-0 r-80 g-95 h-79 k-57
=gift-to+sums-1 r-33
=gift-to+sums-2 r22 m18
=gift-to+to-dispose r-36 g-38
=gift-to+to-oppose h-20
=gift-to+undescribed g-38
=gift-to+unit r-38 m17 h-15
=gift-to+unlawful-business m17 h-20
=gift-to+unlicensed k36
=gift-to+unlicensed-giving k45
=gift-to+wager-event r-18
=gift-to+waiting r-50
=gift-to+watchers r21
=gift-to+wrapped-gift g-16 h-36
=given-away r-47
=given-away+hand-over r-36
=given-away+sums-0 r-47
=given-away+watchers r-36
=given-back g64 h-91 k-16
=given-back+gold r35 g24
=given-back+gold-part r-18 h22
=given-back+guaranteed m-23
=given-back+halal-certified r22
=given-back+hand-over r-21 g-63 m-15 h-15
=given-back+increase r27
=given-back+insurance-business r16 g-31 h27
=given-back+insured r-52 g200 h31
=given-back+kept-by-creditor r15 g24
=given-back+lawful-bar g24
=given-back+lawful-rate r-29 g32 m27
=given-back+lease r-37 g48
=given-back+lend r-127 h-15
=given-back+lend-verb r-36
=given-back+lender-gain r23
=given-back+licensed r34
=given-back+more-back r41
=given-back+name-after r28
=given-back+name-before g38 h-24
=given-back+narcotic r41
=given-back+official r15
=given-back+online-place r-15 g16 m29 h59
=given-back+operator m52 h56
=given-back+paid-entry g22 h-27
=given-back+pass-on r21 k18
=given-back+pay-for-cover g-24
=given-back+pays r-18 g-33 h23
=given-back+pays-for-chance r65 g-46 h35
=given-back+per-period r32 g16
=given-back+percentage r91 h15
=given-back+price-of r-78 m28 h27
=given-back+price-word r-27
=given-back+receivable g17
=given-back+reference g-40 h16
=given-back+repay r38 g-141 m-36 h-37 k-19
=given-back+return-on-capital r64 g-24 h-15
=given-back+right-now r-40 h-20
=given-back+sale-or-service r-33 g16
=given-back+search-for g-20
=given-back+sell r17 g31
=given-back+serves r42 g-75 h76
=given-back+settles-later g-15
=given-back+sold-short g17
=given-back+stakes h38
=given-back+sums-0 r-57 g77 h-96 k-16
=given-back+sums-1 r25 g44
=given-back+sums-2 r28 g-57
=given-back+sums-apart g-44 h-16
=given-back+sums-equal r-19
=given-back+sums-grow r58
=given-back+to-dispose r-36 g-82
=given-back+to-learn g16
=given-back+to-oppose r-30 g-46 m-15 h-15
=given-back+trade g32
=given-back+trading r-45 g-71 m30 h85
=given-back+travelling h-31
=given-back+under r-22
=given-back+unit r46 m29 h-26 k22
=given-back+unlawful-business m43 h43
=given-back+up-down r-15 m27 h17
=given-back+wager-event m20
=given-back+waiting r-17
=given-back+watchers r95 h-17
=given-back+with-money h40
=giving-drive r-34 g-70 m-23 h-129 k213
=giving-drive+hand-over h-28 k53
=giving-drive+late-rent k-22
=giving-drive+lawful-rate h-20
=giving-drive+lease h-19
=giving-drive+lend r21
=giving-drive+licensed k-27
=giving-drive+more-time r-32
=giving-drive+outside-prize k-16
=giving-drive+paper-money g-16 k19
=giving-drive+pass-on h16
=giving-drive+pays-for-chance r23 h17
=giving-drive+receivable r-27
=giving-drive+reference g-27 h21 k30
=giving-drive+sale-or-service r-23 h-30
=giving-drive+serves h-30
=giving-drive+sums-0 r-57 g-91 m-28 h-146 k220
=giving-drive+sums-1 r23 g21
=giving-drive+take-in k39
=giving-drive+to-debtor k-24
=giving-drive+to-oppose h-20
=giving-drive+unit r-19 g-23 h-20 k33
=giving-drive+unlicensed g-31 k102
=giving-drive+unlicensed-giving g-27 k172
=giving-drive+wager-event h22
=giving-drive+waiting r-32
=giving-drive+watchers k-30
=gold r185 g-72 m-19 h-105 k-27
=gold+gold-part r234 g-53
=gold+hand-over r26 g-17
=gold+instalment-count r30
=gold+insured r19 m-19
=gold+late-rent r27
=gold+lawful-bar r36 g18 m16 h24
=gold+lawful-rate g24
=gold+lease r59 g-23
=gold+market-price r35 g17 m17 h33
=gold+meat r27
=gold+narcotic r51 h-63
=gold+online-place g45 m16 h-18
=gold+paid-entry r20 g18 h-15
=gold+pays m15 h-15
=gold+pays-for-chance r68 h-47
=gold+per-period r43
=gold+percentage r-21 g20
=gold+pledge r31
=gold+price-of r-29 g-55
=gold+price-word g-41 m27
=gold+priced-thing r16 g18 m29
=gold+reference g58 h-20
=gold+repay r26
=gold+return-on-capital r-26 g20
=gold+right-now r52 g-22
=gold+sale-or-service g-52
=gold+sell r-91 g-60
=gold+serves r55
=gold+settles-later r30 g-55
=gold+sold-apart g-38
=gold+split r41
=gold+stakes r-16 g38 h22
=gold+sums-0 r193 g-113 m-46 h-90 k-27
=gold+sums-1 g36 m27
=gold+take-in r29
=gold+tick-guess r-54 g63 m53
=gold+to-learn r16
=gold+trade r-58 g-58
=gold+trading r15 m26
=gold+unit r226 g-59 h-34
=gold+unlawful-business r33 h24
=gold+up-down r-48 g56
=gold+wager-event m31 h18
=gold+with-money g17 m16 h20
=gold-part r96 g-73 m-23
=gold-part+hand-over r16 g-15
=gold-part+instalment-count r26
=gold-part+insured r-21
=gold-part+lawful-bar r49
=gold-part+lease r34
=gold-part+lend r17
=gold-part+market-price r85
=gold-part+online-place r22
=gold-part+paper-money g22
=gold-part+payroll k-15
=gold-part+pays r64
=gold-part+pays-for-chance r78
=gold-part+price-of r-18 g-32 h22
=gold-part+priced-thing r161 g-49
=gold-part+right-now r-19 g-16
=gold-part+sale-or-service r-15 g-28 h22 k-15
=gold-part+sell r-27
=gold-part+serves k-15
=gold-part+settles-later r29 g-36 m-17
=gold-part+small-parts k24
=gold-part+sold-short r-32
=gold-part+split k24
=gold-part+sums-0 r75 g-63 m-22
=gold-part+sums-1 r15
=gold-part+sums-apart r26
=gold-part+sums-grow r-19
=gold-part+trade g-20
=gold-part+unit r69 g-55 h-18 k20
=grown-debt r86 g-29
=grown-debt+lend r20 g-17
=grown-debt+more-time r29
=grown-debt+paper-money r17
=grown-debt+receivable r19 g-17
=grown-debt+right-now r19
=grown-debt+sums-0 r81 g-18
=grown-debt+unit r27
=grown-debt+waiting r57 g-18
=grows-with-time r67 h-27
=grows-with-time+hand-over r18
=grows-with-time+pays-for-chance r18
=grows-with-time+sale-or-service r15
=grows-with-time+sums-0 r49 h-24
=grows-with-time+sums-1 r18
=grows-with-time+unit r16
=guaranteed r203 g-29 h-107 k-33
=guaranteed+guarantor g34
=guaranteed+instalment-count r-55 h40
=guaranteed+insured r-47 g26
=guaranteed+lawful-rate r-15
=guaranteed+lease r-36
=guaranteed+lend r-80
=guaranteed+market-price r-22 g-26 m-19
=guaranteed+name-before g38 m36
=guaranteed+narcotic r53
=guaranteed+official r17
=guaranteed+paper-money r21
=guaranteed+payroll r-23 g60 h-20
=guaranteed+pays r-45 g51
=guaranteed+pays-for-chance r-26 g43 m-38
=guaranteed+per-period r104 m-23 h-23
=guaranteed+percentage r92
=guaranteed+price-of r22
=guaranteed+price-word r-35 g-31 m-17
=guaranteed+priced-thing r15 g-40
=guaranteed+receivable r-28
=guaranteed+reference r-37 g22
=guaranteed+repay r49 g-15
=guaranteed+return-on-capital r203 g-71 m-25 h-37
=guaranteed+sale-or-service r-65 g-27 m-29
=guaranteed+settles-later g-31 h40
=guaranteed+sold-apart g78
=guaranteed+sold-short r-31 g26
=guaranteed+stakes r48
=guaranteed+stipulated r16 g-19
=guaranteed+sums-0 r241 g-16 m16 h-69 k-29
=guaranteed+sums-1 r-60 m-16 h-35
=guaranteed+sums-2 r25
=guaranteed+sums-apart r35
=guaranteed+surety-pay g19 h16
=guaranteed+to-learn g16
=guaranteed+trade r25
=guaranteed+trading r37
=guaranteed+travelling r21
=guaranteed+under r20
=guaranteed+unit g-18 m-20 h17
=guaranteed+wager-event g-29 m-24
=guaranteed+watchers r-44 g41 h25
=guaranteed+with-money r47 m-17
=guarantor r69 m-21
=guarantor+guarantor-gain r20
=guarantor+hand-over r49 m-15
=guarantor+in-return r21 h-19
=guarantor+keep-cut r35
=guarantor+late-rent r-15
=guarantor+outside-prize r-21 h-17
=guarantor+paid-entry r21 h-19
=guarantor+payroll r15 g31
=guarantor+pays r42
=guarantor+pays-for-chance r51 h-19
=guarantor+per-period r19
=guarantor+price-of r60
=guarantor+reference r-17
=guarantor+return-on-capital r18
=guarantor+sale-or-service r25
=guarantor+sums-0 r76 g-17 m-15
=guarantor+surety r21 g-27
=guarantor+surety-pay r58 h-29
=guarantor+take-in r35 m-15
=guarantor-gain h-21
=guarantor-gain+hand-over r22
=guarantor-gain+lend r-50
=guarantor-gain+pays-for-chance r-50
=guarantor-gain+percentage r-38
=guarantor-gain+rate-charge r-50
=guarantor-gain+sums-0 h-21
=guarantor-gain+surety-pay r28
=guarantor-gain+take-in r22
=halal-certified r39 g-43 h-25
=halal-certified+lawful-rate r22
=halal-certified+meat h-17
=halal-certified+meat-trade h-17
=halal-certified+metal r55
=halal-certified+metal-deal r58
=halal-certified+name-after h16
=halal-certified+not-pork g-17 h-30
=halal-certified+per-period r32
=halal-certified+price-of r24 h16
=halal-certified+return-on-capital r18 h-33
=halal-certified+sale-or-service r21 h-15
=halal-certified+sell r21
=halal-certified+serves h24
=halal-certified+sham r-24 h104
=halal-certified+sums-0 r22 g-39 h-31
=halal-certified+sums-1 r22
=halal-certified+to-learn h50
=halal-certified+trade r31
=halal-certified+under h19
=halal-certified+unit r19 g-15 h-18
=halal-certified+watchers r37
=hand-over g-92 h-107 k38
=hand-over+hangs-if g28
=hand-over+improper h15
=hand-over+impure-wealth m-20
=hand-over+in-return r55 g22
=hand-over+increase r-25
=hand-over+instalment-count r-40
=hand-over+insured r48 g16 m-23 h-16
=hand-over+interest-business r-18 h21
=hand-over+keep-cut g-25 m-23 k15
=hand-over+keeps-money r19
=hand-over+kept-by-creditor m21
=hand-over+late-rent r-40 h36
=hand-over+lawful-bar g-25 h-21
=hand-over+lawful-rate r123 g-51 h-17
=hand-over+lease m-17 k-17
=hand-over+lend m-15 h17
=hand-over+lend-verb r24
=hand-over+lender r55 h-41
=hand-over+lender-gain r-20 g-15 h24
=hand-over+market-price r-35 h43
=hand-over+metal g-22
=hand-over+metal-deal r-29 g-18 h21
=hand-over+more-back r70 m-18 h-16
=hand-over+more-time r-24
=hand-over+my-loss m30
=hand-over+name-after r43
=hand-over+name-before r29 g-31 h47
=hand-over+narcotic r32 g22 h24
=hand-over+no-day r-27 g27
=hand-over+not-chosen r-24
=hand-over+not-mine-yet g23
=hand-over+not-pork g47 k-15
=hand-over+online-place r-21 m23 h34
=hand-over+operator m30 h34
=hand-over+out-of-reach g21
=hand-over+outside-prize m-45
=hand-over+own-zakat-rate r-17 g-69
=hand-over+paid-entry r-19 g56 m17
=hand-over+paper-early r41
=hand-over+paper-money r59 g-36 m-34 h-20 k21
=hand-over+pass-along r-25 m-16 h-15 k94
=hand-over+pass-on r-75 g-21 k76
=hand-over+passes-it r-17 g-40 m-25 k58
=hand-over+pay-me h20
=hand-over+payment-versus-payment r-25 m-15
=hand-over+payroll r44 h15
=hand-over+pays r-38 g-31 m-16 h40
=hand-over+pays-for-chance r96 m-31
=hand-over+per-period r23 g-38 m-22 h29 k-29
=hand-over+percentage m18
=hand-over+pledge r-26 g-15 h19
=hand-over+price-later g-41
=hand-over+price-of r30 g68
=hand-over+price-open g22
=hand-over+price-word r-25 m17
=hand-over+priced-thing g20 h-22
=hand-over+quick-cash r48
=hand-over+rate-charge r15
=hand-over+receivable r18 m-16
=hand-over+reference r29 g46 m-20 h-34 k-61
=hand-over+repay r-16 g-45 m-22 h18
=hand-over+return-on-capital g-54 m-20
=hand-over+right-now r156 m-18
=hand-over+sale-or-service g16 m-31 h19 k-38
=hand-over+same-back r47
=hand-over+savings-circle m-21
=hand-over+search-for g-58
=hand-over+sell h-28 k-17
=hand-over+serves r22
=hand-over+settles-later r87 g-69 m-15
=hand-over+small-parts h19
=hand-over+sold-apart r61 g19
=hand-over+sold-short m-19 h15
=hand-over+speed-up r22 h24 k-24
=hand-over+split r27
=hand-over+stakes h43
=hand-over+stranger r-27 k27
=hand-over+sums-0 r-53 g-61 m-27 h-57 k39
=hand-over+sums-1 r-66 g-30 m63
=hand-over+sums-2 r76 g16 m-33 h-39
=hand-over+sums-3 r38 g-17
=hand-over+sums-apart m-17
=hand-over+sums-equal r-94 g-15
=hand-over+sums-grow r109 h-15
=hand-over+sums-shrink r85
=hand-over+surety r94 m-17
=hand-over+surety-pay r55 g-15 m-18 h34 k-16
=hand-over+take-in r71 g23 m37 h-16 k52
=hand-over+tied-deal r30
=hand-over+to-debtor g-41 k17
=hand-over+to-dispose m-31
=hand-over+to-learn h22
=hand-over+to-oppose r-44 g18 m-17 k-17
=hand-over+trade r39 g21
=hand-over+trading g-34 h18
=hand-over+travelling r-38 g20
=hand-over+two-prices r-63 g29
=hand-over+undecided r-39 g35
=hand-over+unit r114 m-42 h81
=hand-over+unknown k17
=hand-over+unknown-party k20
=hand-over+unlawful-business r24 h46
=hand-over+unlicensed-giving k19
=hand-over+unpromised g-34
=hand-over+up-down r-30
=hand-over+wager-event m61 h42
=hand-over+waiting r-17
=hand-over+watchers r23
=hand-over+winner-takes g-33 m30 h-26
=hand-over+with-money h24
=hangs-if r-34 g198 m-48 h-48
=hangs-if+in-return r-16 g30
=hangs-if+late-rent g39
=hangs-if+market-price g26
=hangs-if+pays-for-chance g35
=hangs-if+price-of r-21 g71 m-34
=hangs-if+reference g31
=hangs-if+sale-or-service r-16 g64 m-16
=hangs-if+sell r-22 g93
=hangs-if+sums-0 r-34 g188 m-66 h-46
=hangs-if+trade r-27 g104 m-28
=hangs-if+trading g24
=hangs-if+wager-event g67 m-47 h-31
=hangs-on g79 h-17
=hangs-on+pays-for-chance m17
=hangs-on+price-of g58 h-20
=hangs-on+sale-or-service g33 h-18
=hangs-on+sell g62 h-21
=hangs-on+serves g41 h-17
=hangs-on+sums-0 g80 m-22 h-16
=hangs-on+trade g70 h-21
=hangs-on+wager-event g31
=he-picks g207 m-15 h-43
=he-picks+insured g38
=he-picks+market-price g30
=he-picks+not-pork g45
=he-picks+pays g38
=he-picks+pays-for-chance g38
=he-picks+price-word g50
=he-picks+sale-or-service g37
=he-picks+sums-0 g202 m-15 h-43
=hidden-name r-52 g-76 m-37 h-86 k331
=hidden-name+online-place g-26 m-27 k83
=hidden-name+paper-money r-27 k44
=hidden-name+reference g-36 m-31 h-35 k127
=hidden-name+sums-0 r-33 g-71 m-30 h-80 k296
=hidden-name+unit r-25 k48
=improper r-21 g-16 m-47 h169 k-30
=improper+keep-cut h20
=improper+nobody-knows g-24
=improper+official m-15 h56
=improper+pays-for-chance g24
=improper+serves h20
=improper+speed-up g-34 h31
=improper+sums-0 r-21 g-40 m-47 h169 k-30
=improper+surety-pay h27
=improper+undescribed g-27
=improper+wager-event m-38 h37
=impure-wealth r18 g-15 m-65 h-47
=impure-wealth+lawful-rate r-40 m-28 h-15
=impure-wealth+online-place r-15
=impure-wealth+pays-for-chance r27 m-32 h-26 k28
=impure-wealth+reference k-16
=impure-wealth+sale-or-service r16 m-18 h-24 k30
=impure-wealth+sums-0 r18 g-15 m-65 h-47
=impure-wealth+to-dispose r-31 m-20
=impure-wealth+to-oppose r-15
=impure-wealth+unlawful-business m-65 h-37 k32
=impure-wealth+watchers r-17
=impure-wealth+zakat r-40 m-28 h-15
=in-return r110 g25 m91 h-50 k-35
=in-return+insured r23 g28
=in-return+late-rent h-18
=in-return+lawful-rate r31 h20
=in-return+lease r34 g-20 h-29
=in-return+lend r128 g-22 m25 h-15
=in-return+lend-verb r38
=in-return+lender r52
=in-return+lender-gain r24
=in-return+licensed h-22
=in-return+market-price r-30 g22
=in-return+my-loss m45
=in-return+name-before r15
=in-return+narcotic h-21
=in-return+operator m-15 h-26
=in-return+out-there g25
=in-return+outside-prize r29
=in-return+own-account h49
=in-return+paid-entry h22
=in-return+paper-money r43
=in-return+pays g36 h-17
=in-return+pays-for-chance r104 g33 m-22
=in-return+per-period r-15 h23
=in-return+percentage r21
=in-return+price-of m-23
=in-return+price-word r24
=in-return+priced-thing r-29 g34
=in-return+receivable r23
=in-return+reference r-26
=in-return+return-on-capital r16 h20
=in-return+right-now g17
=in-return+sale-or-service r-34 g41 h-32
=in-return+sell r-44 g71 h-18
=in-return+serves r-22 g48 h-50
=in-return+sold-short g34
=in-return+stipulated r38
=in-return+sums-0 m106 h-47 k-32
=in-return+sums-1 r68 g32 m-18
=in-return+sums-2 r30
=in-return+sums-apart r17
=in-return+sums-grow r15
=in-return+surety-pay h22
=in-return+take-in g27
=in-return+tied-deal r43 g-47
=in-return+tied-trade r55 g-19
=in-return+trade r-17 g26 m-18 h-26
=in-return+trading r38 g-16
=in-return+unit r-22 m-23 h18
=in-return+unlawful-business h-48
=in-return+up-down r-16 g19
=in-return+wager-event r-20 g22 m16
=in-return+watchers r53
=in-return+with-money g40 m22
=increase r62 h-19
=increase+lend r22
=increase+more-back r33
=increase+more-time g20
=increase+official r15 h16
=increase+paid-entry m15
=increase+payroll r-38
=increase+pays-for-chance r38 h-17
=increase+per-period r26
=increase+repay r38
=increase+return-on-capital r29
=increase+sale-or-service r-57
=increase+serves r-38
=increase+sold-apart g17
=increase+sums-0 r43
=increase+sums-1 r28 m15
=increase+sums-2 r-15
=increase+unit r-29
=increase+up-down r21
=increase+waiting r28 g20
=instalment-count r47 g-24 m-27
=instalment-count+insured g-24
=instalment-count+late-rent r28
=instalment-count+lawful-bar r40
=instalment-count+lawful-rate r-41 g26
=instalment-count+lease g16
=instalment-count+official r-17 g-16
=instalment-count+paper-money r21 g18
=instalment-count+pays r-18
=instalment-count+pays-for-chance r23 g-54 m-25 h32
=instalment-count+per-period r-33 g25
=instalment-count+percentage r21
=instalment-count+price-word r-33 g18
=instalment-count+priced-thing r38
=instalment-count+reference r-44 g41 h18
=instalment-count+repay r-27 g-16
=instalment-count+sale-or-service r-55 g23 h-50
=instalment-count+serves r34 g33
=instalment-count+settles-later r-35 h40
=instalment-count+sold-apart r-36
=instalment-count+sums-0 g24
=instalment-count+sums-1 r34 g-32
=instalment-count+sums-2 r24 g-16
=instalment-count+sums-apart r41
=instalment-count+to-oppose r32
=instalment-count+trading r-26 g27
=instalment-count+unit r29 g-24 m-27
=instalment-count+unlawful-business h-17
=instalment-count+with-money r22
=insurance-business h89
=insurance-business+insured r29 g-64 h70
=insurance-business+lease h45
=insurance-business+name-after h43
=insurance-business+pay-for-cover g-20
=insurance-business+pays-for-chance r27 g-60 h34
=insurance-business+price-of r27 g-81 h69
=insurance-business+reference g15
=insurance-business+sale-or-service r26 g-44 h81
=insurance-business+search-for r24 g-52 h87
=insurance-business+sold-apart g27
=insurance-business+sums-0 r-25 h92
=insurance-business+trade r27 g-81 h69
=insurance-business+trading g-73 h66
=insurance-business+unit g21
=insured r-88 g188 m-38 h-189 k-43
=insured+interest-business r-24 h69
=insured+islamic-paper r-17
=insured+keep-cut r-38 h37
=insured+kept-by-creditor k15
=insured+late-charge r32
=insured+late-rent r33 g-40 h-45
=insured+lawful-bar r-33 h-23
=insured+lawful-rate r-41 g-40 k17
=insured+lease r-18 g-69 h-24
=insured+lend r33 g-32 h77
=insured+lend-verb r-77 h77
=insured+lender-gain r-19 g-24
=insured+licensed g-24
=insured+limit r-22 g20
=insured+market-price r-36
=insured+metal-deal h-19
=insured+more-time r23
=insured+name-after g52 h19
=insured+name-before g28 h17
=insured+narcotic r32 g35 m27 h-33
=insured+not-mine-yet g20
=insured+official r26 g35
=insured+online-place g-39 h75
=insured+operator g-15 h48
=insured+out-there g38
=insured+outside-prize r-45 g23 m-20 h16
=insured+own-zakat-rate g-27
=insured+paid-entry r70 g-46 m95 h-21
=insured+paper-early r47
=insured+paper-money g60 h-27 k-16
=insured+pass-on g-19
=insured+pay-for-cover r-40 g68 h-21 k21
=insured+payment-versus-payment r58
=insured+payroll r-17 g64 h22
=insured+pays r19 m-44 k18
=insured+pays-for-chance g84 m35 h-33 k20
=insured+per-period r-56 g46
=insured+percentage h27
=insured+pledge r19
=insured+price-of r-30 g-61 h50
=insured+price-word r-15
=insured+priced-thing g-21
=insured+reference r-60 g18 m-20 h-45
=insured+return-on-capital g-32 h24
=insured+right-now r30 g72 m-16 h-24
=insured+sale-or-service r25 g32 m50 k-29
=insured+same-back r32
=insured+search-for g30 h37 k17
=insured+sell g-31 h51
=insured+serves r-21 g-41 m-21 h50
=insured+settles-later r62 g-28
=insured+sham g-15 h58
=insured+sold-apart h-19
=insured+sold-short r24 g41 h-32
=insured+stranger g-30 h-17
=insured+sums-0 r-49 g114 m-41 h-137 k-29
=insured+sums-1 r-24 g39 h-72
=insured+sums-2 r-15 g35 h20
=insured+sums-apart r-17
=insured+sums-grow r-28 g42
=insured+sums-shrink r32 h22
=insured+takaful g-25
=insured+take-in r26 g-23
=insured+to-dispose r-16 g-22
=insured+to-learn m-15
=insured+trade r50 h42 k-17
=insured+trading g-101
=insured+travelling r-18 g39 m-21 h-50
=insured+unit r-51 m19 h-33 k-20
=insured+unknown g26
=insured+unlawful-business r-27 h97
=insured+wager-event r20 g-27 m58 h-54 k-15
=insured+waiting r35
=insured+watchers r16 h-26 k19
=insured+with-money g-20 m-23
=insured+works-for r-20 g-24 h31
=interest-business r-30 g-22 h172
=interest-business+late-rent r-17
=interest-business+lawful-rate h21
=interest-business+lend r-38 h71
=interest-business+lend-verb h55
=interest-business+lender r-30 h18
=interest-business+market-price r-42 h73
=interest-business+metal-deal r-28 h62
=interest-business+online-place r22
=interest-business+pays-for-chance r-37 h90
=interest-business+per-period r-25 h15
=interest-business+percentage r-28
=interest-business+price-of r-24 g-16 h57
=interest-business+return-on-capital r-27 h35
=interest-business+sale-or-service g-15 h33
=interest-business+serves h55
=interest-business+sold-apart r-41 h36
=interest-business+sums-0 r-58 g-20 h158
=interest-business+sums-1 r28
=interest-business+trade r-24 g-16 h57
=interest-business+trading r-51 h108
=interest-business+unit h56
=interest-business+watchers r25 h58
=interest-product r-43 h70
=interest-product+lend r-39 h33
=interest-product+pays-for-chance r28 h15
=interest-product+price-of h58
=interest-product+sale-or-service r21 h71
=interest-product+sums-0 r-46 h70
=islamic-paper r-16 g-33 m-20 h-83 k-22
=islamic-paper+lawful-rate r-44
=islamic-paper+pays-for-chance g-18 h-24
=islamic-paper+reference r30 m-15
=islamic-paper+return-on-capital r-35
=islamic-paper+sale-or-service r-43 g-20 h-38
=islamic-paper+serves h-34
=islamic-paper+sums-0 g-33 h-83 k-22
=islamic-paper+trading h-28
=islamic-paper+unit r-26 h-17
=islamic-paper+watchers r-29 h-28
=istisna g30 h-39
=istisna+left-open g27
=istisna+loose-order g25
=istisna+no-spec g72
=istisna+reference g-18
=istisna+sums-0 g53 h-38
=istisna+sums-1 g-23
=istisna+unit g-25
=keep-cut g-72 m20 h45 k42
=keep-cut+kept-by-creditor m15 h15
=keep-cut+lease h-18
=keep-cut+lend r22 g-18 h-16
=keep-cut+lender r20 h-28
=keep-cut+lender-gain r-17 k26
=keep-cut+market-price r-16 m19 h23
=keep-cut+narcotic r16 h-34 k22
=keep-cut+online-place m-17 h20 k17
=keep-cut+own-account r-21 k19
=keep-cut+pass-along r-45 h-25 k52
=keep-cut+pass-on r-38 g-16 m-17 k56
=keep-cut+passes-it h-28 k38
=keep-cut+payroll r33
=keep-cut+pays r-34
=keep-cut+pays-for-chance r38 g-35 m31 h-17
=keep-cut+per-period r30
=keep-cut+percentage m16 h-23 k15
=keep-cut+price-of r-45 g37 k19
=keep-cut+priced-thing r20 h19
=keep-cut+promised-cut r-20 h-19
=keep-cut+receivable r-29
=keep-cut+reference g-31 h-39
=keep-cut+return-on-capital h-17
=keep-cut+right-now r47 g-25
=keep-cut+sale-or-service r22 g22 m25 h20
=keep-cut+search-for g26
=keep-cut+sell g45
=keep-cut+serves r-16 m27 h50
=keep-cut+sold-short r34
=keep-cut+stipulated r-26
=keep-cut+stranger r-21 k22
=keep-cut+sums-0 r-24 g-31 h34 k41
=keep-cut+sums-1 r-51
=keep-cut+sums-2 r83 g-31
=keep-cut+sums-apart r60 g-23 m35
=keep-cut+surety r45 h-28
=keep-cut+surety-pay m35
=keep-cut+take-in g-19
=keep-cut+to-oppose r15
=keep-cut+trade r-21 g43
=keep-cut+trading r-33 g-18 h-40
=keep-cut+unit g-15 m25
=keep-cut+unknown-party r-20 k18
=keep-cut+unlawful-business h18
=keep-cut+wager-event r-15 m40 h33
=keep-cut+watchers r-18 h42
=keep-cut+winner-takes m37
=keeps-money r95 g-30
=keeps-money+pays-for-chance r64 g-18
=keeps-money+per-period r39
=keeps-money+return-on-capital r25 g-17
=keeps-money+sale-or-service r36
=keeps-money+sums-0 r61 g-24
=keeps-money+sums-2 r38
=keeps-money+sums-apart r38
=keeps-money+unit r20 g-17
=kept-by-creditor r88 m46 h-25 k19
=kept-by-creditor+late-charge r33
=kept-by-creditor+lawful-rate g24
=kept-by-creditor+lend r26
=kept-by-creditor+more-time r67
=kept-by-creditor+nobody-knows g25
=kept-by-creditor+online-place r31
=kept-by-creditor+pays g-31
=kept-by-creditor+pays-for-chance g-20 m23
=kept-by-creditor+per-period r34
=kept-by-creditor+reference r36
=kept-by-creditor+return-on-capital r54
=kept-by-creditor+sale-or-service r19 h27
=kept-by-creditor+serves h27
=kept-by-creditor+sums-0 r71 m25 h-25 k19
=kept-by-creditor+sums-1 m26
=kept-by-creditor+undescribed g25
=kept-by-creditor+unit r-16 g27 m24
=kept-by-creditor+wager-event m35
=kept-by-creditor+waiting r86
=kept-by-creditor+watchers h21
=late-charge r26 h-49
=late-charge+late-rent r-55 h-36
=late-charge+narcotic r18 h-49
=late-charge+online-place r20
=late-charge+sums-0 r36 h-37
=late-charge+to-dispose r-23
=late-charge+to-learn r-20
=late-charge+unit h-54
=late-charge+waiting r29
=late-charge+watchers r-15
=late-rent r-119 g-73 m-55 h-111 k-34
=late-rent+lease r-38 g-18 h36
=late-rent+lend r-20
=late-rent+licensed r-20
=late-rent+loose-order g29
=late-rent+market-price r-17
=late-rent+meat g-19
=late-rent+more-time r-39
=late-rent+name-after g-32 m-27 h-61
=late-rent+name-before g-21 h-33
=late-rent+narcotic h-20 k-16
=late-rent+no-date g52
=late-rent+no-day g71
=late-rent+not-mine-yet g52
=late-rent+official m-24 h-42
=late-rent+online-place m-16 h-39
=late-rent+operator h16
=late-rent+outside-prize r-19
=late-rent+paid-entry r24 g24 m24 h19
=late-rent+paper-money g-47
=late-rent+pays-for-chance g-39 h-34 k22
=late-rent+per-period r31
=late-rent+percentage r21
=late-rent+pledge r29
=late-rent+price-later g-15 h16
=late-rent+price-of g80 m-33
=late-rent+price-word r-30
=late-rent+priced-thing r21 g20
=late-rent+reference r16 g20 m26
=late-rent+repay r-27
=late-rent+right-now r-25 g23
=late-rent+sale-or-service r-36 m24 h49
=late-rent+sell r-17 h19
=late-rent+serves r-21 h66
=late-rent+settles-later g-28
=late-rent+sham h58
=late-rent+small-parts k24
=late-rent+sold-apart r17 h-20
=late-rent+sold-short g37
=late-rent+speed-up h48
=late-rent+split g-23
=late-rent+sums-0 r-109 h-76 k-33
=late-rent+sums-1 g-60 m-50 h-68
=late-rent+sums-2 h26
=late-rent+sums-apart r-20 h26
=late-rent+sums-grow r32
=late-rent+surety r-15
=late-rent+take-in m-16
=late-rent+to-learn h-20
=late-rent+to-oppose r-23 h-50 k24
=late-rent+trade g32 h16
=late-rent+trading g-15
=late-rent+travelling k-15
=late-rent+unit r-20 g-23 h56
=late-rent+unlawful-business r18 m15 h61
=late-rent+up-down g45
=late-rent+wager-event g-29 m-74 h-47
=late-rent+waiting r-51
=late-rent+watchers h31
=late-rent+with-money r-18
=late-rent+works-for r45 h-19
=lawful-bar r-53 g-24 m-74 h-208 k-44
=lawful-bar+lawful-rate g31
=lawful-bar+lease r23 g15
=lawful-bar+lend r15 m-20
=lawful-bar+market-price h24
=lawful-bar+meat r24 m-22 h-24
=lawful-bar+metal r-15
=lawful-bar+metal-deal r-15
=lawful-bar+name-before h-29
=lawful-bar+narcotic r40 h-80
=lawful-bar+official h136
=lawful-bar+online-place g41 m33
=lawful-bar+paid-entry r15 g20
=lawful-bar+paper-money g20
=lawful-bar+pays-for-chance r45 h-37
=lawful-bar+per-period r24 h-15
=lawful-bar+price-of r-17 h-24
=lawful-bar+price-word r-21 m27
=lawful-bar+priced-thing r36 g18 m16 h24
=lawful-bar+reference r-43 g54 k19
=lawful-bar+repay h-23
=lawful-bar+right-now r40
=lawful-bar+sale-or-service r-69 m16 h-15 k20
=lawful-bar+sell r-33
=lawful-bar+serves h-30
=lawful-bar+settles-later r23
=lawful-bar+shut-thing g40
=lawful-bar+sold-apart g-27
=lawful-bar+speed-up h64
=lawful-bar+stakes g25 m17 h22
=lawful-bar+sums-0 r-50 g-34 m-68 h-180 k-43
=lawful-bar+sums-1 h-21
=lawful-bar+tick-guess r-15 m19
=lawful-bar+trade r-20 h-24
=lawful-bar+unborn g21
=lawful-bar+unit r50 g30 m-26 h-49 k17
=lawful-bar+unlawful-business r31 h-80 k20
=lawful-bar+up-down r-16
=lawful-bar+wager-event m-26 h46
=lawful-bar+watchers h73 k-29
=lawful-bar+with-money r17 g20 m17 h22
=lawful-bar+works-for r24 h-23
=lawful-rate r-104 g-91 m-63 h-93
=lawful-rate+lease r-48 m-17 h-26 k-37
=lawful-rate+lend r38
=lawful-rate+lend-verb r15
=lawful-rate+lender r38
=lawful-rate+lender-gain r-18 m-31
=lawful-rate+licensed r23 k-30
=lawful-rate+limit r-24 g-15
=lawful-rate+market-price r27 g-33 m30
=lawful-rate+metal r45
=lawful-rate+metal-deal r51
=lawful-rate+more-time r-22
=lawful-rate+my-wallet-lent k32
=lawful-rate+name-after r17 h21
=lawful-rate+name-before r-30 h-22 k-29
=lawful-rate+narcotic r-19 g29 h-22
=lawful-rate+official h33 k-19
=lawful-rate+online-place h34 k16
=lawful-rate+operator m15 h25
=lawful-rate+paid-entry r-63 g20 h24
=lawful-rate+paper-money r81 h-25
=lawful-rate+passes-it r42
=lawful-rate+pays r87 g-27 h28 k15
=lawful-rate+pays-for-chance r-90 g29 m-54 h-43 k-32
=lawful-rate+per-period r39 g47 h28
=lawful-rate+percentage r-35 g-15 m-26 k-16
=lawful-rate+play-costs r-23 h-17
=lawful-rate+price-of r-84 m31 h21
=lawful-rate+price-word g-46 m28 h22
=lawful-rate+promised-cut r40 g-17
=lawful-rate+quick-cash r25
=lawful-rate+reference r23 g22
=lawful-rate+repay r-20 g-30
=lawful-rate+return-on-capital r-36 g36 m-33 h-33
=lawful-rate+right-now r41 m-15
=lawful-rate+sale-or-service r33 m29 h29 k-16
=lawful-rate+search-for g-19 h45 k21
=lawful-rate+sell r-15
=lawful-rate+serves g69 m-50 h50 k-26
=lawful-rate+settles-later g-22
=lawful-rate+sham r49 h-33 k16
=lawful-rate+sold-apart r20 h50
=lawful-rate+sold-short r15
=lawful-rate+stakes h53
=lawful-rate+stipulated r27
=lawful-rate+sums-0 r-25 g-106 m-34 h-49
=lawful-rate+sums-1 r69 g16 k-16
=lawful-rate+sums-2 r-132 m-19 h-29
=lawful-rate+sums-apart r-69 m-18 h-30
=lawful-rate+sums-grow r-50
=lawful-rate+surety-pay r26 h27
=lawful-rate+take-in r97
=lawful-rate+to-debtor h-15
=lawful-rate+to-dispose r-23 g-45
=lawful-rate+to-oppose r15 h-26
=lawful-rate+trade r-20 h-16 k-17
=lawful-rate+trading r66 m36 h-21
=lawful-rate+travelling r-19 h-21
=lawful-rate+unit r-134 g48 m-24 h-43 k-40
=lawful-rate+unlawful-business m-25 h83 k-17
=lawful-rate+unlicensed k17
=lawful-rate+unlicensed-giving k26
=lawful-rate+up-down r-18 m34 k17
=lawful-rate+wager-event h17
=lawful-rate+waiting r19
=lawful-rate+watchers r19 g-28 h-19 k40
=lawful-rate+with-money r28 h67
=lawful-rate+zakat r-65 g-16 m-28 h-67
=lease r-82 g-36 m-175 h-91 k-33
=lease+left-open g18
=lease+lend r100
=lease+lend-verb r39
=lease+lender r22
=lease+licensed r-18
=lease+limit g-15
=lease+market-price r43 h-16
=lease+meat r15 g-21
=lease+more-time r-15
=lease+my-wallet-lent k34
=lease+name-after r15 g-26 m-18 h53
=lease+name-before r17
=lease+narcotic r16 g44 h-33
=lease+no-day g35
=lease+not-told h-26 k28
=lease+official h31 k-15
=lease+online-place m-34 h24 k34
=lease+operator g-31 m-106 h51
=lease+outside-prize m-22
=lease+paid-entry r-41 g29 m-15 h-28
=lease+paper-early r-37
=lease+paper-money r54 g-60 k33
=lease+pass-on g76
=lease+pay-for-cover g-16
=lease+payroll g-18 h41
=lease+pays g18 m-22
=lease+pays-for-chance r75 g134 m-22 h-78 k-19
=lease+per-period r-58
=lease+percentage r30
=lease+play-costs r-15
=lease+pledge r25
=lease+price-later h16
=lease+price-of g55 h-35
=lease+price-word h-18
=lease+priced-thing r84
=lease+reference r-18 m32 h-39 k16
=lease+repay r-26
=lease+return-on-capital r-15 g45 h-21
=lease+right-now r-15 g26 m-18
=lease+sale-or-service r-42 g52 m-24 h21 k-32
=lease+search-for g51 h20
=lease+sell r-40 g-39
=lease+serves r35 g37 m-72 h-85 k18
=lease+sham h26
=lease+small-parts g20 h16
=lease+sold-apart r-17 g26
=lease+sold-short r-22 g74
=lease+stipulated r-38 g22
=lease+sums-0 r-38 g-45 m-147 h-60 k-20
=lease+sums-1 m-27 h-19
=lease+sums-2 r-34
=lease+sums-grow r-34
=lease+surety-pay r17
=lease+take-in r53 m-17
=lease+tied-deal r36 g-20
=lease+tied-trade r38
=lease+to-learn r24 h-30
=lease+to-oppose m-19 h-42
=lease+trade r-34 g17 h-20
=lease+trading r-101 m41 h-50
=lease+travelling g-27 h-20
=lease+unit r-113 g52 m-35 k-44
=lease+unlawful-business r22 g-35 m-138 h298 k-18
=lease+up-down r15 g19
=lease+wager-event g-34 m-32 h16
=lease+watchers r-27 h29 k-16
=lease+winner-takes m-15
=lease+works-for r-32 g-43 m-64 h-54
=left-open r-28 g157 h-52
=left-open+market-price g44
=left-open+no-spec g22
=left-open+pays-for-chance g37
=left-open+price-of r-19 g87 h-15
=left-open+price-open g16
=left-open+price-word r-17 g62 h-22
=left-open+priced-thing g39
=left-open+reference g48
=left-open+sale-or-service r-19 g91 h-22
=left-open+sell g17
=left-open+serves g30
=left-open+settles-later r-27 g28
=left-open+sums-0 g142 h-52
=left-open+sums-2 r-20
=left-open+sums-grow r-20
=left-open+trade g46
=left-open+undecided r-20 g19
=left-open+unit r-15 g28
=lend r138 g-95 m-24 h-124 k-46
=lend+lend-verb g-36 m-49 k24
=lend+lender m-18 h-19
=lend+lender-gain r117 m-17 h-17
=lend+limit r44
=lend+market-price g79
=lend+metal-deal r-45 g44
=lend+more-back r29
=lend+more-time r38 m-26
=lend+my-loss m31 h19
=lend+name-after r21 h31
=lend+name-before g-23 m-20 h-20
=lend+narcotic r31 g-28
=lend+not-pork r18
=lend+official r-88 h31
=lend+online-place r26 g19 m-15
=lend+operator h59
=lend+outside-prize r34
=lend+paid-entry r36 m-20 h-24
=lend+paper-money k17
=lend+passes-it r46
=lend+pay-me r50
=lend+payroll r-28
=lend+pays g-33 m-16
=lend+pays-for-chance r39 g-64 m-59 h-44 k-27
=lend+percentage r57 g18
=lend+play-costs r-30
=lend+pledge r-32
=lend+price-of r32 g33
=lend+price-word r43 g-46
=lend+priced-thing g57
=lend+principal-stays r-40
=lend+quick-cash r-29 k19
=lend+rate-charge m-28
=lend+receivable r-61 g-61 h30 k-17
=lend+reference r99 g-28 m-24 h-20
=lend+repay r-129 g-40 m29 k-18
=lend+return-on-capital r-33 g-29 m-15
=lend+right-now r-29
=lend+sale-or-service r140 g32 h-29 k-15
=lend+same-back r28
=lend+search-for g-23 m17
=lend+sell r31 g61 h-46
=lend+serves r79 g26 h-48
=lend+settles-later g-34
=lend+sold-apart h21
=lend+sold-short r18 g-21
=lend+stipulated r19
=lend+sums-0 r89 m17 h-77 k-20
=lend+sums-1 r-33 g-62 h-29
=lend+sums-2 r68 g-26 m-15 k-17
=lend+sums-3 m-16
=lend+sums-apart m-21
=lend+sums-equal r-135
=lend+sums-grow r199 g-17
=lend+sums-shrink r25 m-15
=lend+surety r23 h-23
=lend+surety-pay r94 h-41
=lend+take-in r30
=lend+tied-deal r72
=lend+tied-trade r45 g-19
=lend+to-debtor r-38
=lend+to-dispose r-17
=lend+to-learn h-15
=lend+to-oppose r-43
=lend+to-treat r-16
=lend+trade r40 g53
=lend+trading r-85 g192
=lend+under r-34
=lend+unit r-50 g-34 k-18
=lend+unlawful-business m23 h43
=lend+up-down r50 g-17
=lend+wager-event m106
=lend+wait-pay r38
=lend+waiting r47
=lend+watchers r-22 h26
=lend+works-for h32
=lend-verb g-36 m-49 k24
=lend-verb+lender-gain r32
=lend-verb+market-price r28
=lend-verb+name-after r34
=lend-verb+narcotic r16
=lend-verb+online-place r24
=lend-verb+passes-it r18
=lend-verb+pays-for-chance g-21 m-41
=lend-verb+per-period r-46
=lend-verb+percentage r46
=lend-verb+price-of r-24 h28
=lend-verb+price-word r19
=lend-verb+reference r17
=lend-verb+repay r-33
=lend-verb+return-on-capital r19
=lend-verb+right-now h-16
=lend-verb+sale-or-service r-16
=lend-verb+serves r33
=lend-verb+sums-0 g-17 m-17 k17
=lend-verb+sums-1 m-23 h-23
=lend-verb+sums-2 r-19
=lend-verb+sums-apart r23
=lend-verb+sums-equal r-43
=lend-verb+sums-grow r27
=lend-verb+tied-deal r16
=lend-verb+trade r-40 h28
=lend-verb+trading r-71
=lend-verb+unit r-67
=lender r221 g-75 m-23 h-120
=lender+lender-gain r83 h-17
=lender+market-price g-23 h24
=lender+name-after r28
=lender+narcotic h-18
=lender+paper-money r18
=lender+passes-it r15
=lender+pays g-15 h23
=lender+pays-for-chance r24 g-46 h31
=lender+per-period r55 h-38
=lender+percentage r-23
=lender+principal-stays r34
=lender+rate-charge r17 m-16 h-33
=lender+receivable r-55 m28 h24
=lender+right-now r15
=lender+settles-later r-32
=lender+sold-apart r16
=lender+sums-0 r158 g-64 h-86
=lender+sums-1 h-29
=lender+sums-2 r28
=lender+sums-apart r32
=lender+sums-grow r21
=lender+surety-pay r-27
=lender+take-in h-16
=lender+trading r-34 h24 k31
=lender+unit r25 g-25
=lender+up-down g-20 h26
=lender+waiting r-27
=lender+watchers r40
=lender-gain r171 g-27 m-15
=lender-gain+passes-it r-35 h21 k16
=lender-gain+pay-me r25
=lender-gain+payroll r17
=lender-gain+pays r15
=lender-gain+pays-for-chance r101 g-33 h17
=lender-gain+per-period r64
=lender-gain+percentage r-18 h21
=lender-gain+price-of r21 g-19 h-16
=lender-gain+receivable r16
=lender-gain+reference h19
=lender-gain+repay r51
=lender-gain+return-on-capital r26 g-16 m22
=lender-gain+sell g16 h-21
=lender-gain+serves r20 m-24
=lender-gain+sold-apart r34
=lender-gain+sums-0 r58 h30
=lender-gain+sums-1 r67 h-23
=lender-gain+sums-2 r43
=lender-gain+sums-apart r32
=lender-gain+surety-pay h19
=lender-gain+trade g-19
=lender-gain+unit r40
=lender-gain+unlawful-business m-17 h15
=lender-gain+up-down r25
=licensed r-28 h-132 k-37
=licensed+metal r55
=licensed+metal-deal r58
=licensed+name-after r-16 g32 h-36 k-20
=licensed+narcotic h-78
=licensed+operator m16 h33
=licensed+outside-prize h17
=licensed+pays-for-chance h-19
=licensed+per-period m16
=licensed+price-of r16 m16 h38
=licensed+reference m18
=licensed+repay r16
=licensed+return-on-capital r-24 m16
=licensed+sale-or-service r32
=licensed+sell g18
=licensed+serves r-15
=licensed+sham h29
=licensed+speed-up h15
=licensed+sums-0 r-34 h-87 k-37
=licensed+sums-1 h-45
=licensed+to-dispose k-27
=licensed+to-learn h41
=licensed+to-oppose h-38
=licensed+trade r23 g17 m16 h36
=licensed+trading g-32
=licensed+under h26
=licensed+unit r18 m19
=licensed+unlawful-business m16 h52
=licensed+watchers h-17 k17
=limit m-43 h-139 k157
=limit+market-price g18
=limit+pays-for-chance r46 g21 k18
=limit+price-word g19
=limit+sale-or-service g28
=limit+small-parts k16
=limit+split r-21 k44
=limit+stays-unseen k29
=limit+sums-0 r-17 g-31 m-37 h-127 k131
=limit+sums-1 r22 k24
=limit+sums-2 g25
=limit+under r-36 g-39 m-16 h-43 k129
=limit+unit h-31 k27
=limit+unknown g37
=limit+up-down r27 g-18 h-15 k73
=limit+watchers r25
=loose-order r-25 g129 h-39
=loose-order+no-spec g21
=loose-order+nobody-knows g18
=loose-order+pays-for-chance g20
=loose-order+reference g40
=loose-order+sale-or-service g32
=loose-order+sums-0 r-25 g129 h-39
=loose-order+unit r-16 g31
=loser-pays r-24 g-41 m163 h-49
=loser-pays+my-loss m25 h-27
=loser-pays+pays g-15 m56 h-16
=loser-pays+pays-for-chance g-15 m75 h-30
=loser-pays+sums-0 g-40 m102 h-37
=loser-pays+sums-1 r-16 m61
=loser-pays+unit m16
=loser-pays+wager-event g-21 m80 h-35
=loser-pays+winner-takes m50 h-21
=lost-contest m47
=lost-contest+wager-event m47
=market-price r-87 g129 m17 h-28 k-32
=market-price+metal-deal r-31 m-23
=market-price+name-after r-18
=market-price+name-before r25 g-18
=market-price+narcotic r37 g-33 h51
=market-price+nobody-knows g20
=market-price+not-pork g-20 h48
=market-price+not-told g-38 h24
=market-price+online-place r-47 m107 h-23
=market-price+operator g-15 m34 h62
=market-price+paid-entry r21 m-16
=market-price+paper-money r-43
=market-price+pass-along k19
=market-price+pass-on g44
=market-price+passes-it r18 m15
=market-price+payment-versus-payment r-37
=market-price+pays r24
=market-price+pays-for-chance r-56 g-33 m42
=market-price+percentage r18 m50
=market-price+pledge r34
=market-price+price-bet g16
=market-price+price-later g-41
=market-price+price-of r28 g-86
=market-price+price-open r-17 g47 h-22
=market-price+price-word r-29 g16 h30
=market-price+priced-thing g64 k-23
=market-price+reference r-56 m27 h41
=market-price+repay g-15 k15
=market-price+return-on-capital r-29 m18
=market-price+right-now g-19 m-19
=market-price+sale-or-service r-56 g60 h19
=market-price+search-for g-26
=market-price+sell r-16
=market-price+serves r-27 g58 h48
=market-price+settles-later r53
=market-price+sham h22
=market-price+sold-apart r-39 g-20
=market-price+sold-short r23 g-25
=market-price+split r21
=market-price+stakes r-32 g146 m-57
=market-price+sums-0 r35 g52 m-70 h-66 k-30
=market-price+sums-1 r-53 g35 m66 h40
=market-price+sums-2 r-63 g43 m24
=market-price+sums-apart g33 m22
=market-price+sums-grow r-36
=market-price+sums-shrink r-46
=market-price+surety-pay r18 m17 h17
=market-price+take-in r19 g27
=market-price+tick-guess r-31 g65 m126 h-24
=market-price+tied-trade g-17
=market-price+to-learn h-15
=market-price+to-oppose g38 m21 h-15
=market-price+trade g-46 m-33 k15
=market-price+trading r-21 g81 m63 h16 k-24
=market-price+travelling r22
=market-price+undecided g34
=market-price+under g-18 m43
=market-price+unit r23 g-69 m-22 h42
=market-price+unlawful-business h113
=market-price+up-down r-37 g103 m77
=market-price+wager-event r-24 g-33 m17 h25
=market-price+waiting r48
=market-price+watchers g38 h15
=market-price+winner-takes h21
=market-price+with-money g87 m-52
=market-price+works-for g-20
=meat r-47 g-131 m-81 h40 k-28
=meat+meat-trade h29
=meat+name-before m-20 h-28
=meat+narcotic g-17 h-95
=meat+not-pork g-42 h-129
=meat+pays r27 g-19
=meat+pays-for-chance g-80 m-26 h-88
=meat+price-of g-49 h-24
=meat+priced-thing r21
=meat+reference h-45
=meat+right-now h-21
=meat+sale-or-service r-16 g-36
=meat+sell h33
=meat+shut-thing m16 h-19
=meat+sums-0 g-107 m-66 h51 k-26
=meat+sums-1 r-35 g-24 m-15
=meat+trade g-39
=meat+trading g-26
=meat+unit g-48 m-33 h-59
=meat+unlawful-business r24 h-58
=meat+wager-event g23 h-18
=meat-trade r-28 g-48 h-47
=meat-trade+not-pork r-24 g-50 m17 h-149
=meat-trade+pays-for-chance h52
=meat-trade+settles-later g17
=meat-trade+sums-0 r-22 g-48 h-47
=meat-trade+unit h54
=metal r53 g34 h-74 k-36
=metal+metal-deal r63 h-59 k-35
=metal+online-place h23
=metal+paper-money r69 g-25 k-26
=metal+pass-on r-23 g42
=metal+pays r20
=metal+pays-for-chance r57 g19 h-21
=metal+price-of r-24 h-18
=metal+quick-cash r43 g-22 k-21
=metal+reference h-27
=metal+right-now r-19
=metal+sale-or-service h-41
=metal+sell g-26
=metal+serves r-15 g19 h-27
=metal+settles-later r-22 g41
=metal+sums-0 r18 g38 h-74 k-36
=metal+sums-1 r35
=metal+trade h-22
=metal+unit g28 h-25
=metal+unknown r45 g-15
=metal+watchers r70
=metal-deal r88 m-33 h-57
=metal-deal+not-mine-yet g25
=metal-deal+online-place h23
=metal-deal+operator g-15 h36
=metal-deal+paper-money r69 g-15 k-28
=metal-deal+pass-on r-46 g71
=metal-deal+pays g31
=metal-deal+price-of r-29 g-27
=metal-deal+priced-thing h-37
=metal-deal+quick-cash r82 g-28 k-25
=metal-deal+reference r-24 g-42 h-24
=metal-deal+right-now r-29 g-24
=metal-deal+sale-or-service r-53 h-26
=metal-deal+sell g-55 h-21
=metal-deal+serves h-33
=metal-deal+settles-later r-20 g24
=metal-deal+sold-short g-22
=metal-deal+stakes m15 h32
=metal-deal+sums-0 r76 m-42 h-47
=metal-deal+sums-1 r17 g-30
=metal-deal+sums-2 g19
=metal-deal+take-in r-16 g-29 k29
=metal-deal+trade r-16 g-41
=metal-deal+trading g-30 m-19
=metal-deal+unit g30 m-18 h23
=metal-deal+unknown r37
=metal-deal+unlawful-business m-16
=metal-deal+watchers r89 h27 k-18
=metal-deal+with-money h32
=more-back r216 m-22 h-53
=more-back+more-time r31
=more-back+pays r29
=more-back+pays-for-chance r117 m-19
=more-back+per-period r44
=more-back+repay r44
=more-back+return-on-capital r41
=more-back+sale-or-service r31
=more-back+sums-0 r68 h-39
=more-back+sums-1 r111
=more-back+sums-2 r37 m-18 h-15
=more-back+sums-apart r37 m-18 h-15
=more-back+unit r44 h-16
=more-back+waiting r43
=more-time r165 g-26 m-38 h-103 k-32
=more-time+name-before m-19
=more-time+narcotic r-31
=more-time+online-place r19
=more-time+pays r-50
=more-time+pays-for-chance r39 g21
=more-time+per-period r31
=more-time+percentage r31
=more-time+price-of r16
=more-time+price-word r16
=more-time+reschedule h-16
=more-time+return-on-capital r37
=more-time+sale-or-service r48
=more-time+settles-later g-22
=more-time+sold-apart g62
=more-time+sums-0 r86 g-45 m-19 h-97 k-25
=more-time+sums-1 r29
=more-time+sums-2 r50
=more-time+sums-apart r27
=more-time+sums-grow r16
=more-time+surety-pay r24
=more-time+take-in r43
=more-time+to-dispose r-58
=more-time+to-learn r-22
=more-time+travelling r-27 g47
=more-time+unit r43 g-17
=more-time+wait-pay r65
=more-time+waiting r82 g15 h-63 k-20
=my-loss r-65 g-50 m305 h-52 k-31
=my-loss+pays-for-chance r-30 g-24 m86 h-42
=my-loss+stakes h-26
=my-loss+sums-0 g-33 m146 h-19
=my-loss+sums-1 r-51 g-27 m141 h-30 k-26
=my-loss+unit m-19
=my-loss+unlawful-business h97
=my-loss+wager-event g-23 m157 h-51
=my-loss+winner-takes m24 h-16
=my-loss+with-money g-17 m35 h-31
=my-wallet-lent r-115 g-40 h-76 k245
=my-wallet-lent+online-place r-17 g-19 h-17 k53
=my-wallet-lent+own-account r-18 h-25
=my-wallet-lent+paper-money r-40 k26
=my-wallet-lent+pass-along k21
=my-wallet-lent+pays-for-chance r-16 k40
=my-wallet-lent+per-period r-49 k49
=my-wallet-lent+reference r-17 g-19 h-17 k49
=my-wallet-lent+sale-or-service r-19 k62
=my-wallet-lent+sums-0 r-111 g-40 h-75 k238
=my-wallet-lent+surety-pay r-29 k43
=my-wallet-lent+unit k26
=my-wallet-lent+unknown-party h-15
=name-after r17 m-96 h-112 k-26
=name-after+narcotic r19 k-16
=name-after+operator m-29
=name-after+outside-prize g29
=name-after+paid-entry m16 h-24
=name-after+pays m17
=name-after+pays-for-chance r59 g-38 h33
=name-after+per-period r25
=name-after+price-of h40
=name-after+reference r29 g-22 h-38
=name-after+return-on-capital r16
=name-after+right-now m-26 h-46
=name-after+sale-or-service r16 h71 k-21
=name-after+search-for h40
=name-after+sell h27
=name-after+serves g18
=name-after+sham h53
=name-after+sold-apart g37 h-15
=name-after+sums-0 r-20 g46 m-69 h-117 k-24
=name-after+sums-1 r15 g-32 m-23
=name-after+sums-2 r22
=name-after+take-in r20
=name-after+trade h40
=name-after+travelling k-15
=name-after+unit r84 h-47 k-28
=name-after+unlawful-business h-31
=name-after+unlicensed g19
=name-after+unlicensed-giving g19 k24
=name-after+wager-event m-29
=name-after+waiting g-29
=name-after+watchers r17 k-17
=name-before g-73 h-32
=name-before+narcotic h-37
=name-before+online-place h96
=name-before+operator m23 h61
=name-before+paid-entry h-24
=name-before+paper-money h16
=name-before+pays r-22
=name-before+pays-for-chance r44 g-57 m-43 h-30
=name-before+per-period r27 h17
=name-before+percentage r15
=name-before+price-of h-21
=name-before+reference r-16 m45 h60 k-21
=name-before+return-on-capital g-31
=name-before+right-now r-17 g-22 h24
=name-before+sale-or-service r-37 h-43 k-21
=name-before+sell r19
=name-before+serves h-21
=name-before+sold-apart r-26
=name-before+stakes h18
=name-before+sums-0 g-33 h-81
=name-before+sums-1 r-33 g-26 h51
=name-before+sums-2 r24
=name-before+surety-pay r26
=name-before+take-in h24
=name-before+to-dispose k-17
=name-before+to-learn g-25
=name-before+to-oppose h-17
=name-before+to-treat r-24
=name-before+trading m19 h-16
=name-before+travelling r23
=name-before+unit r-22 g-37 h-46
=name-before+unlawful-business h-17
=name-before+wager-event m-27 h37
=name-before+with-money r17 h18
=narcotic r-35 g-102 m-29 h241 k-39
=narcotic+not-pork g30 h39
=narcotic+not-told g42 m68 h23
=narcotic+official m17
=narcotic+online-place h-21
=narcotic+operator h-18
=narcotic+paper-money r-21 h47
=narcotic+payroll r20
=narcotic+pays r31 g-23 h-60
=narcotic+pays-for-chance r90 g24
=narcotic+per-period g16
=narcotic+price-of g18 h-18
=narcotic+price-word r36
=narcotic+priced-thing r38 g-38 h34
=narcotic+reference r49 g40 m47 k-21
=narcotic+repay r16
=narcotic+return-on-capital r-18
=narcotic+right-now r22 h-30
=narcotic+sale-or-service r64 g19 m38 h-117
=narcotic+sell g24 h-36
=narcotic+serves r19 g19 m32 k16
=narcotic+sold-apart r17 h-31
=narcotic+sold-short r34 g18
=narcotic+stakes m-19 h-30
=narcotic+stranger g-17
=narcotic+sums-0 r-67 g-96 m-42 h193 k-32
=narcotic+sums-1 g20 h65
=narcotic+sums-2 r38 g-17 h-16
=narcotic+sums-apart r26 h-32
=narcotic+sums-grow r21 g-18
=narcotic+sums-shrink h27
=narcotic+take-in r26
=narcotic+to-learn h-71
=narcotic+to-oppose h-23
=narcotic+trade r-34 g45
=narcotic+trading g-32 h95
=narcotic+travelling r-15 g48 k-23
=narcotic+unit r61 h75 k-45
=narcotic+unlawful-business r27 m-25 h-64
=narcotic+wager-event m-25 h19
=narcotic+watchers r20
=narcotic+with-money r43 m-26 h-30
=narcotic+works-for r24
=no-date g99
=no-date+no-day g65
=no-date+no-decision-date g54
=no-date+price-of g42
=no-date+reference g20
=no-date+sale-or-service g39
=no-date+sums-0 g107
=no-date+unit g54
=no-day r-38 g213 h-46 k-21
=no-day+no-decision-date g52
=no-day+pays r-24
=no-day+pays-for-chance r-30
=no-day+price-of g51
=no-day+price-word g21
=no-day+reference g37
=no-day+right-now g51
=no-day+sale-or-service g74 k-17
=no-day+sums-0 r-42 g222 h-38 k-21
=no-day+unit r-28 g93
=no-day+wager-event g21
=no-decision-date g54
=no-decision-date+reference g20
=no-decision-date+sale-or-service g33
=no-decision-date+sums-0 g54
=no-spec g104 h-22
=no-spec+price-word g15
=no-spec+reference g55
=no-spec+sale-or-service g15
=no-spec+sums-0 g99 h-22
=nobody-knows g241 m-27 h-103 k-49
=nobody-knows+not-pork g21 m-15
=nobody-knows+not-told g20
=nobody-knows+paper-money r16
=nobody-knows+pays g31
=nobody-knows+pays-for-chance g80 h-37
=nobody-knows+price-of g39
=nobody-knows+reference g57 h-36
=nobody-knows+sale-or-service g45 h-40
=nobody-knows+sealed g32
=nobody-knows+shut-thing g65 h-44
=nobody-knows+speed-up g-27
=nobody-knows+sums-0 r-27 g203 m-27 h-85 k-43
=nobody-knows+sums-1 g38 h-17
=nobody-knows+under g41
=nobody-knows+undescribed g-51 h-17 k-15
=nobody-knows+unit g35 h-45
=nobody-knows+unknown g48 h-19 k-36
=nobody-knows+watchers r16
=not-chosen r-50 g119 h-61
=not-chosen+paper-money r-31 g25
=not-chosen+pays-for-chance r-44 g40
=not-chosen+price-of g25
=not-chosen+reference r-20 g33
=not-chosen+sale-or-service r-25 h-17
=not-chosen+settles-later r-36 g66
=not-chosen+sums-0 g79 h-60
=not-chosen+sums-2 r-54 g31
=not-chosen+sums-grow r-54 g31
=not-chosen+two-prices r-33 g36
=not-chosen+undecided r-24 g25 h-25
=not-chosen+under g42
=not-chosen+unit r-28 g26
=not-mine-yet r-49 g187 h-24 k-33
=not-mine-yet+pays-for-chance r-20 g73
=not-mine-yet+price-of r-40 g103 k-16
=not-mine-yet+reference g97
=not-mine-yet+sale-or-service r-40 g137 k-17
=not-mine-yet+sell r-46 g110 h-17 k-16
=not-mine-yet+settles-later g30
=not-mine-yet+sums-0 r-49 g187 h-24 k-33
=not-mine-yet+trade r-49 g113 k-16
=not-mine-yet+unit g69
=not-pork r-56 g152 m-33 h-241 k-29
=not-pork+out-of-reach g49
=not-pork+out-there g43
=not-pork+paper-money r21 m44 h51
=not-pork+pays g19
=not-pork+pays-for-chance h-22
=not-pork+price-of r-34 g46
=not-pork+price-word g-15 h33
=not-pork+priced-thing h33
=not-pork+receivable r-26
=not-pork+repay r23
=not-pork+right-now g49
=not-pork+sell r-18 g33 h19
=not-pork+serves g-18 h32
=not-pork+settles-later g27
=not-pork+stakes g-17 h20
=not-pork+sums-0 r-50 g106 m-45 h-205 k-17
=not-pork+sums-1 r-23 g46 h-55
=not-pork+sums-apart r17 m26 h19
=not-pork+take-in r-21 g23
=not-pork+trade r-25 g36 m21 h54
=not-pork+trading h15
=not-pork+unborn g43
=not-pork+undescribed g33
=not-pork+unit g-29 h49
=not-pork+unlawful-business m21 h34
=not-pork+wager-event g19 m20 h19
=not-pork+with-money m-15 h20
=not-told g169 m48 h-51 k21
=not-told+paid-entry g-27 m28 h35
=not-told+paper-money r-28
=not-told+pass-along h-18
=not-told+pays h21
=not-told+pays-for-chance h34
=not-told+per-period r29 g19
=not-told+price-of r-16 h-33
=not-told+reference r24 g71 m37 h18
=not-told+repay g16
=not-told+sale-or-service g33 h-24
=not-told+sell g-19 h-24
=not-told+serves g-30 m73
=not-told+shut-thing g45 h-22
=not-told+sums-0 r-28 g144 m24 h-111 k25
=not-told+sums-1 g32 m25 h62
=not-told+trade r-16 h-34
=not-told+trading g-31 h33
=not-told+unit r-17 g49 m21 h16
=not-told+unknown-party h-25 k18
=not-told+up-down g-23 h21
=not-told+wager-event h-16
=not-told+watchers h-16 k27
=official r-123 g-80 m-92 h229 k-98
=official+online-place r-15 m-23 h-23
=official+paid-entry m-25 h-33
=official+payroll h-61 k21
=official+pays m-15 h37
=official+pays-for-chance r-44 m-46 h47
=official+principal-stays r30
=official+reference m-26 h-58 k29
=official+repay r-26
=official+sale-or-service r-15 g-25 m-33 h-130 k17
=official+sell h-29
=official+serves g-34 m-24 h-81 k21
=official+sham h-16 k22
=official+sold-apart r-15
=official+sold-short r-15 g18 h-29
=official+speed-up r-20 g-16 h110 k-35
=official+sums-0 r-100 g-63 m-86 h189 k-89
=official+sums-1 g-17 h40
=official+sums-2 r-29
=official+sums-apart r-17
=official+surety-pay r-21
=official+to-learn g-21 h-24
=official+to-oppose r-24 g28
=official+trade g-19
=official+travelling g23
=official+unit g16 k-18
=official+unlawful-business m-25 h16
=official+up-down h20
=official+watchers r-34 g-38 h50 k-67
=one-source r-33 g88 h-28
=one-source+price-of r-23
=one-source+sale-or-service r-30 g53
=one-source+sums-0 r-33 g88 h-28
=one-source+trade r-23
=one-source+unit g22 h-22
=online-place r-18 g-34 m155 h98
=online-place+operator g18
=online-place+own-stake g-21 m90 h142
=online-place+paid-entry g24 m-51
=online-place+paper-money h65
=online-place+pass-along h-26 k19
=online-place+pass-on g-15 h22 k44
=online-place+passes-it m-31 k30
=online-place+payroll r16
=online-place+pays r33 g-56 m15 h79 k27
=online-place+pays-for-chance r67 g29 m71 h138 k41
=online-place+per-period h-17
=online-place+percentage g23
=online-place+price-of m28
=online-place+price-word r31 g-28 m71
=online-place+priced-thing r-41 g53 m48 h-45
=online-place+reference g50 m-22 h33 k21
=online-place+return-on-capital m17
=online-place+right-now m25 h99
=online-place+sale-or-service r19 g-42 m33 h26 k-24
=online-place+serves m-29 h94 k-23
=online-place+sham h-27 k34
=online-place+sold-apart h-30
=online-place+sold-short r-16 g-16
=online-place+stakes m48 h16
=online-place+stranger m-17 h-21 k34
=online-place+sums-0 r-39 g-96 m80 h-36 k-34
=online-place+sums-1 r15 g48 m70 h139 k22
=online-place+surety-pay m-22 h23
=online-place+take-in g30
=online-place+tick-guess m38
=online-place+to-dispose r-18
=online-place+to-oppose r-31 g20 h-32 k-17
=online-place+trade h17
=online-place+trading g73 m-27 k-17
=online-place+unit r64 m-40 h17 k32
=online-place+unknown-party m-19 h-27 k15
=online-place+unlawful-business g19
=online-place+up-down g25 h-18
=online-place+wager-event g-25 m53 h162 k22
=online-place+waiting r19
=online-place+watchers r-17 h-16 k-23
=online-place+with-money r-27 m39 h30
=online-place+works-for m-33 h-22
=operator r-90 g-37 m301 h117 k-25
=operator+outside-prize h21
=operator+paid-entry m25 h40
=operator+paper-money m22 h-15
=operator+pays m-39
=operator+pays-for-chance r-39 m69 h182
=operator+per-period g27 m29 h58
=operator+price-bet g70 m43 h-32
=operator+price-of m26
=operator+reference m93 h111
=operator+return-on-capital m33 h83
=operator+right-now m16 h84 k25
=operator+sale-or-service m65 h60
=operator+serves m-94 h75
=operator+stakes g-21 m35 h150
=operator+sums-0 r-58 g-29 m201 h-61 k-25
=operator+sums-1 r-24 m98 h147
=operator+sums-2 h31
=operator+to-learn m29 h119
=operator+to-oppose m-38
=operator+trading g-48 m60 h143
=operator+unit g-27 h115
=operator+unlawful-business r-24 m22 h-38
=operator+wager-event g-16 m83 h191
=operator+with-money g-21 m29 h121
=operator+works-for m-32 h38
=out-of-reach r-31 g207 h-103
=out-of-reach+out-there r-20 g83 h-45
=out-of-reach+pays-for-chance r-20 g30 m19 h-24
=out-of-reach+price-of r-16 g57 h-31
=out-of-reach+right-now h-18
=out-of-reach+sale-or-service g49 h-31
=out-of-reach+sell g37 h-17
=out-of-reach+serves g37 h-15
=out-of-reach+sums-0 r-20 g183 m-32 h-93
=out-of-reach+sums-1 g24
=out-of-reach+trade g49 h-31
=out-of-reach+unborn g28
=out-of-reach+wager-event g29
=out-there r-31 g329 m-46 h-102
=out-there+pays-for-chance r-19 g75 m17 h-26
=out-there+price-of r-20 g93 h-21
=out-there+price-word g21
=out-there+right-now g56 h-18
=out-there+sale-or-service g90 h-20
=out-there+sell g47
=out-there+sold-short g43
=out-there+sums-0 r-23 g329 m-46 h-91
=out-there+sums-1 m-18
=out-there+trade g85 h-21
=out-there+unit g62
=out-there+wager-event g68
=outside-prize g-60 m-143 h-145
=outside-prize+pays m-27
=outside-prize+pays-for-chance r72 g-39 m-77 k-15
=outside-prize+per-period r-50 m-17
=outside-prize+price-of r86 g-17
=outside-prize+reference r-56 m-30
=outside-prize+repay r24
=outside-prize+return-on-capital r16
=outside-prize+sale-or-service r63 g-20 m-31
=outside-prize+savings-circle r22 g-25 m-32
=outside-prize+sell r27
=outside-prize+serves h15
=outside-prize+sold-apart r-17 g53
=outside-prize+sold-short r70
=outside-prize+sums-0 g-39 m-120 h-149
=outside-prize+sums-1 m-16
=outside-prize+sums-2 g-17
=outside-prize+sums-apart g-17
=outside-prize+take-in m-45
=outside-prize+to-oppose r-19
=outside-prize+trade r104 g-17
=outside-prize+under h-17
=outside-prize+unit r-107 m-52 h-24
=outside-prize+unlawful-business h20
=outside-prize+wager-event r-35 m-70 h-49
=outside-prize+winner-takes r22 m-44
=own-account g-42 m-25 h16 k24
=own-account+paid-entry h49
=own-account+passes-it r-15
=own-account+pays-for-chance g-26 h32
=own-account+price-of g-28 h33
=own-account+reference h-17
=own-account+return-on-capital r-17 h25 k16
=own-account+sale-or-service g-33 k-30
=own-account+serves g-25
=own-account+sums-0 g-39 m-25 h16
=own-account+surety-pay h45
=own-account+unit k25
=own-stake g-28 m139 h219 k-15
=own-stake+pays-for-chance m56 h76
=own-stake+reference m48 h92
=own-stake+stakes r16
=own-stake+sums-0 g-18 m76 h135
=own-stake+sums-1 m63 h85
=own-stake+wager-event m36 h87
=own-stake+with-money r16
=own-zakat-rate r-70 g104 h-62
=own-zakat-rate+pays g-20 h32
=own-zakat-rate+pays-for-chance r-29 g40
=own-zakat-rate+price-of r-27 g15 h-26
=own-zakat-rate+reference g35
=own-zakat-rate+right-now g-67
=own-zakat-rate+sale-or-service r-29
=own-zakat-rate+search-for g-28 h24
=own-zakat-rate+sell r-21 g21
=own-zakat-rate+settles-later r-16 g40
=own-zakat-rate+sold-short r-20 g-47
=own-zakat-rate+sums-0 r-59 g109 h-59
=own-zakat-rate+trade r-24
=own-zakat-rate+unit r-26 g16 m-26 h-64
=paid-entry r-18 g-98 m91 h-30
=paid-entry+paper-money r34 m-22 h-31
=paid-entry+payroll h-20
=paid-entry+pays r-29 g38 m-20
=paid-entry+pays-for-chance r-86 g-20 m18 h57 k43
=paid-entry+per-period r35 g-16 m42 h38
=paid-entry+pledge r29
=paid-entry+price-of r60 g-52 m19 h47
=paid-entry+price-word r-16 g-28
=paid-entry+receivable r22
=paid-entry+reference g-43 h57 k16
=paid-entry+return-on-capital m34 h37
=paid-entry+right-now r-36 g64
=paid-entry+salam g-29
=paid-entry+sale-or-service r-36 g-97 m78 h-34
=paid-entry+search-for g-29
=paid-entry+sell r57 h-37
=paid-entry+serves g-18
=paid-entry+sham h25
=paid-entry+sold-apart h15
=paid-entry+sold-short r21 g-20 m24
=paid-entry+stakes h36
=paid-entry+stranger h26
=paid-entry+sums-0 r19 g-52 m67 h-67
=paid-entry+sums-1 r-49 m-29
=paid-entry+sums-2 g-48 m45 h17
=paid-entry+sums-3 r17 h26
=paid-entry+sums-apart g-30 m42 h57
=paid-entry+sums-grow r-21 g-16
=paid-entry+sums-shrink r37 h-15
=paid-entry+to-learn g-16 m-15 h-23
=paid-entry+to-oppose m-16 h31 k23
=paid-entry+trade r55 g-45 m49 h40
=paid-entry+trading r24
=paid-entry+unit r48 g37 h-34
=paid-entry+unlawful-business m33 h69
=paid-entry+up-down g45
=paid-entry+wager-event r-29 g35 m-20 h33
=paid-entry+watchers h20
=paid-entry+winner-takes m35
=paid-entry+with-money g-20 m39 h33
=paper-early r173 g-54 m-16 h-32 k-25
=paper-early+pays r30
=paper-early+pays-for-chance r89 g-20
=paper-early+price-of r113 g-32
=paper-early+receivable r57
=paper-early+reference r35
=paper-early+right-now r25
=paper-early+sale-or-service r102 g-36
=paper-early+sell r92 g-30
=paper-early+serves r-15
=paper-early+settles-later r25 g-24
=paper-early+sold-short r84 g-17
=paper-early+sums-0 r120 g-41 h-24 k-18
=paper-early+sums-1 r57
=paper-early+trade r163 g-40 h-19
=paper-early+under r32
=paper-early+unit r33
=paper-money r54 g-27 m24 h-16 k65
=paper-money+pass-along r-25 k49
=paper-money+pass-on r-25
=paper-money+passes-it r21 m-17
=paper-money+payroll r24 k-15
=paper-money+pays r28 g-39 h-22
=paper-money+pays-for-chance r15 g35 m43 h61 k-29
=paper-money+per-period r-52 h-15 k79
=paper-money+pledge r32
=paper-money+price-of r-79
=paper-money+price-word r-52
=paper-money+priced-thing r15 h-22
=paper-money+quick-cash r59
=paper-money+receivable r18
=paper-money+reference r98 h-15
=paper-money+repay r37
=paper-money+return-on-capital r47 k16
=paper-money+right-now r23 g-16 h31 k27
=paper-money+sale-or-service r-73 k92
=paper-money+same-back r48
=paper-money+sell g-37 h-19 k-22
=paper-money+serves r33
=paper-money+settles-later r18 g29
=paper-money+sham r-28 g-18 h18 k-29
=paper-money+sold-apart r28
=paper-money+sold-short r40 g-22
=paper-money+speed-up r16 h-28 k-18
=paper-money+stakes h42
=paper-money+stranger m-18
=paper-money+sums-0 m17 h-61 k98
=paper-money+sums-1 r30 g-23 m29 h69
=paper-money+sums-2 r20 m-45 h-38 k-34
=paper-money+sums-3 m22
=paper-money+sums-apart m21
=paper-money+sums-equal r-77 m-17 k-23
=paper-money+sums-grow g39
=paper-money+sums-shrink r110 g-15 m-16 h-19
=paper-money+surety-pay h-17 k26
=paper-money+take-in r36 g-16
=paper-money+to-learn h-20 k19
=paper-money+to-oppose r27
=paper-money+trade r-46 m19 h45
=paper-money+trading g-15
=paper-money+travelling r-24 h17
=paper-money+two-prices r-15 g26
=paper-money+undecided g70
=paper-money+undescribed g-31 h35
=paper-money+unit k15
=paper-money+unknown-party m-21 k21
=paper-money+unlawful-business m83 h48
=paper-money+unlicensed r-18 g-16 h21
=paper-money+unlicensed-giving r-18 g-16 k16
=paper-money+wager-event r20 g-28 m50 h101 k-30
=paper-money+waiting r23
=paper-money+wash-money h-19 k33
=paper-money+watchers k-31
=paper-money+with-money r44 h43 k-16
=pass-along r-35 g-59 m-24 h-91 k171
=pass-along+pass-on r-17 g-19 m-19 h-30
=pass-along+passes-it m-15 h-18 k-19
=pass-along+pays-for-chance r-48 h-17 k62
=pass-along+percentage r-45 k28
=pass-along+price-of r-21 h-17 k45
=pass-along+reference k24
=pass-along+sale-or-service h-18 k46
=pass-along+sold-short r-26
=pass-along+stranger r-15 h-28 k34
=pass-along+sums-0 r-36 g-59 h-83 k151
=pass-along+surety-pay k22
=pass-along+take-in k43
=pass-along+unit r-18 h-17 k53
=pass-along+unknown-party r-23 g-29 h-40 k70
=pass-on r-72 g17 m26 k76
=pass-on+passes-it g-16 m-19 h-21
=pass-on+pays-for-chance r-68 g26 h28
=pass-on+percentage r-29
=pass-on+price-of r-49 g73 k-22
=pass-on+priced-thing g36
=pass-on+reference r36 g-46
=pass-on+return-on-capital r-38 h25
=pass-on+right-now r-21 g-17
=pass-on+sale-or-service r-28
=pass-on+sell r-35 g22
=pass-on+serves k24
=pass-on+sold-short r-55
=pass-on+stranger r-22 g-25 k71
=pass-on+sums-0 r-40 h-41 k65
=pass-on+sums-1 r-15 g16 m38
=pass-on+sums-2 r-18
=pass-on+surety-pay k17
=pass-on+take-in g-21 h-16 k54
=pass-on+to-debtor h16
=pass-on+to-learn k-36
=pass-on+trade r-65 g61
=pass-on+trading r55 k-19
=pass-on+unit r-52 h-22 k37
=pass-on+unknown g-23 k52
=pass-on+unknown-party r-16 g-32 k49
=pass-on+with-money r-31 h22
=passes-it r26 g-63 m-37 h-33 k54
=passes-it+payroll h20
=passes-it+pays r39
=passes-it+pays-for-chance r37 g-22 m-24 k44
=passes-it+per-period r19
=passes-it+percentage r-29 h15
=passes-it+reference r78 g-32
=passes-it+return-on-capital r-21 h21
=passes-it+right-now r-41
=passes-it+sale-or-service g-15 k21
=passes-it+serves r-20 k24
=passes-it+small-parts h24
=passes-it+stranger m-17 k15
=passes-it+sums-0 r-27 g-47
=passes-it+sums-1 r20 m-40 k47
=passes-it+sums-2 r15
=passes-it+sums-3 r18
=passes-it+surety-pay h32
=passes-it+take-in g-30 m-16 k49
=passes-it+trading r30 m15
=passes-it+unit r40 g-19
=passes-it+unknown-party m-19 k17
=passes-it+wager-event m22 h-16
=passes-it+winner-takes m22 h-16
=pay-for-cover r-68 g283 h-38
=pay-for-cover+pays r-20 k16
=pay-for-cover+pays-for-chance r-16 g80 k16
=pay-for-cover+per-period r-33 g102 h-27
=pay-for-cover+price-of h32
=pay-for-cover+reference g46
=pay-for-cover+return-on-capital r-15 g36
=pay-for-cover+sale-or-service g74 h20
=pay-for-cover+search-for g55 k19
=pay-for-cover+sold-apart r-20 g62 h-18
=pay-for-cover+sums-0 r-59 g240 h-38
=pay-for-cover+sums-1 g43
=pay-for-cover+to-oppose g-34
=pay-for-cover+trade h32
=pay-for-cover+travelling g44
=pay-for-cover+unit r-24 g72
=pay-me r35 k27
=pay-me+pays r-22 g15
=pay-me+pays-for-chance h15
=pay-me+per-period r25
=pay-me+reference r42
=pay-me+repay h15
=pay-me+return-on-capital r25
=pay-me+right-now r-17
=pay-me+sold-apart r17
=pay-me+sums-0 k28
=pay-me+sums-1 r55
=pay-me+sums-2 r-50 g16
=pay-me+sums-apart r-23
=pay-me+sums-equal r-52
=pay-me+sums-grow r15
=pay-me+sums-shrink r27
=pay-me+take-in h16
=payment-versus-payment r-54 g-17 m-50 h-20 k-20
=payment-versus-payment+pays-for-chance m-27
=payment-versus-payment+price-of g-19
=payment-versus-payment+priced-thing r-37
=payment-versus-payment+right-now r-20 g-24
=payment-versus-payment+sale-or-service g-15
=payment-versus-payment+sell r31 g-15
=payment-versus-payment+sums-0 r-83 m-29 h-23 k-20
=payment-versus-payment+sums-1 m-19
=payment-versus-payment+sums-2 r19
=payment-versus-payment+sums-shrink r37
=payment-versus-payment+trade r21 g-19
=payment-versus-payment+trading r-24
=payment-versus-payment+unit r36
=payroll g20 m-41 h-79 k29
=payroll+pays-for-chance r52 g52 m-16
=payroll+per-period h50
=payroll+price-of r70 h-29
=payroll+receivable r23
=payroll+reference r-19
=payroll+repay r21
=payroll+return-on-capital h23
=payroll+right-now r57
=payroll+sale-or-service r48 g34 m-20 h-25
=payroll+sell r43 g-17 h-18
=payroll+serves r34 m-25 h-42
=payroll+sham k45
=payroll+sold-apart r-24 g69
=payroll+sold-short r44
=payroll+sums-0 r-35 m-25 h-105 k35
=payroll+sums-1 r-18 g16 m-16 h30
=payroll+sums-2 r37
=payroll+sums-apart r23
=payroll+sums-grow r25
=payroll+take-in h15
=payroll+trade r55 g22 h-18
=payroll+unit g-54 m-24 k29
=payroll+unlawful-business h67
=payroll+watchers g18
=pays g23 h-26
=pays+pays-for-chance r30 g59 h-29
=pays+per-period r-45 h-22
=pays+percentage g-20
=pays+play-costs r-25
=pays+price-later r19
=pays+price-of g22 h-19
=pays+price-open g-25
=pays+price-word r25 g-16
=pays+priced-thing r54 m27
=pays+promised-cut r31 g-17
=pays+receivable r18
=pays+reference r-49 g45 m-35 k19
=pays+return-on-capital r-30
=pays+sale-or-service r-19 g20 h-38 k22
=pays+savings-circle r26
=pays+search-for g31 k21
=pays+sell r28
=pays+serves h-20
=pays+settles-later g-78
=pays+small-parts g20
=pays+sold-short r-82 g-40
=pays+speed-up r37
=pays+split r18
=pays+stakes r17 m-17
=pays+stipulated r-25
=pays+sums-0 g-19 m40 h30
=pays+sums-1 g33 h-36
=pays+sums-2 r-31 m-21 h-20
=pays+sums-apart r-54 g42
=pays+sums-equal m-18
=pays+sums-grow r45 g-22
=pays+sums-shrink r-21
=pays+surety r42
=pays+surety-pay g37
=pays+take-in r39 h36
=pays+tick-guess r-26 g30 m33
=pays+to-debtor g-18
=pays+to-dispose g-26
=pays+to-learn g-21 k21
=pays+to-oppose h-19
=pays+trade r35 g18 h-20
=pays+trading r21
=pays+travelling g18
=pays+unit g-43 m-27 h-21
=pays+unlawful-business r31 m-17 k32
=pays+up-down h19
=pays+wager-event r-21 g-56 m34 k30
=pays+waiting r-40
=pays+watchers r59 h-17
=pays+winner-takes m24 h-16
=pays-for-chance r-64 g-63 m87 h42 k-92
=pays-for-chance+per-period r15 h-46 k54
=pays-for-chance+percentage r-37
=pays-for-chance+play-costs r-32 m-41 h-23
=pays-for-chance+pledge r-32 h15
=pays-for-chance+price-later r26 g41
=pays-for-chance+price-of m-32 k19
=pays-for-chance+price-open g-23
=pays-for-chance+price-word r-75 g-94 m-28
=pays-for-chance+priced-thing r46 g58 m30 h-82
=pays-for-chance+principal-stays g-17
=pays-for-chance+promised-cut r57 g-18
=pays-for-chance+quick-cash r18 k23
=pays-for-chance+rate-charge r39 h-18
=pays-for-chance+receivable r48 g-36 m17
=pays-for-chance+reference r-43 g37 m48 h78 k-36
=pays-for-chance+repay r-37 g-23 m-19 h-51
=pays-for-chance+reschedule r25
=pays-for-chance+return-on-capital r-17 g-28 m51 h82 k16
=pays-for-chance+right-now r-16 g27 m16 h-18
=pays-for-chance+salam g19
=pays-for-chance+sale-or-service r-46 g26 m-36 h-52 k-56
=pays-for-chance+same-back r59 g-29
=pays-for-chance+savings-circle r76 m-31
=pays-for-chance+sea-catch g26
=pays-for-chance+search-for r32 g46 m17 k17
=pays-for-chance+sell r-29 g83 h-61 k-20
=pays-for-chance+serves r58 g19 h35
=pays-for-chance+settles-later r21 g-29 m-15
=pays-for-chance+sham r-22 h95
=pays-for-chance+shut-thing g73 h-50
=pays-for-chance+small-parts r-39 g15 m-20 k43
=pays-for-chance+soft-drink h-80
=pays-for-chance+sold-apart r76 m-22 k-15
=pays-for-chance+sold-short r34 m-30 h-30
=pays-for-chance+speed-up r18 h28
=pays-for-chance+split r38 g17 h28 k16
=pays-for-chance+stakes g44 m80 h37
=pays-for-chance+stranger h24 k20
=pays-for-chance+sums-0 r-53 g-65 m25 h-102 k-58
=pays-for-chance+sums-1 r-150 g26 h117
=pays-for-chance+sums-2 r91 g15 k-36
=pays-for-chance+sums-3 r48 g-38 m38 h36
=pays-for-chance+sums-apart r55 g26 m78 h60
=pays-for-chance+sums-equal r-206 g-18 m-33 h-29
=pays-for-chance+sums-grow r189 m-17 h-34
=pays-for-chance+sums-shrink r101 g-25 m20 h29
=pays-for-chance+surety r87
=pays-for-chance+surety-pay r-33 m-18 h72 k15
=pays-for-chance+take-in r114 g-17 m-32 h18
=pays-for-chance+tick-guess r-40 g126 m91
=pays-for-chance+tied-deal r35 g-27
=pays-for-chance+tied-trade r19
=pays-for-chance+to-debtor r21 g-19
=pays-for-chance+to-dispose r-31
=pays-for-chance+to-learn r37 g-16 h65 k18
=pays-for-chance+to-oppose m-27
=pays-for-chance+to-treat r-29 m-18
=pays-for-chance+trade g57 m15
=pays-for-chance+trading g60 m23
=pays-for-chance+travelling r-36 g38 m-15 h-20
=pays-for-chance+two-prices r-70 g57
=pays-for-chance+unborn g25
=pays-for-chance+undecided r-34 g72
=pays-for-chance+under h20
=pays-for-chance+undescribed g27 h-20
=pays-for-chance+unit r-15 g-77 m16 h-36 k-45
=pays-for-chance+unknown g17
=pays-for-chance+unknown-party r-20 k27
=pays-for-chance+unlawful-business h175 k28
=pays-for-chance+up-down g46 m107 h28
=pays-for-chance+wager-event g-123 m122 h138 k32
=pays-for-chance+wait-pay r113
=pays-for-chance+waiting r76 m-27 h-19
=pays-for-chance+watchers r-62 g18 h31
=pays-for-chance+winner-takes g-39 m153 h-66
=pays-for-chance+with-money r-44 g31 m52 h27
=pays-for-chance+works-for r57
=pays-for-chance+zakat m-15
=per-period r108 g-16 m-49 h-32
=per-period+percentage r60 h-22
=per-period+pledge r21
=per-period+price-of g-37 h44
=per-period+priced-thing r26
=per-period+principal-stays r19
=per-period+rate-charge r37 h-26
=per-period+reference m46 h52
=per-period+return-on-capital r75 g-27 h26
=per-period+right-now r-17 h-42 k22
=per-period+sale-or-service r-28 g52 h60 k-20
=per-period+savings-circle r-31 m-17
=per-period+search-for g56
=per-period+sell g-30
=per-period+serves g39 h46
=per-period+settles-later g-20 h43
=per-period+shut-thing g17
=per-period+sold-apart r-41 g-26 h29
=per-period+sold-short r-31 k33
=per-period+stakes r38 h30
=per-period+sums-0 r45 g35 m-28 k-34
=per-period+sums-1 r36 g-39 k37
=per-period+sums-2 r27 h-18
=per-period+sums-apart r47 g-15 h-18
=per-period+sums-grow r-18
=per-period+surety r26
=per-period+surety-pay r-30 h-15 k31
=per-period+take-in g-18 m-17 h27
=per-period+to-learn r16 h39
=per-period+to-oppose h-22
=per-period+trade g-24 m16 h19
=per-period+trading r-31 g-19
=per-period+travelling r-26
=per-period+unit m-68 h-25
=per-period+unlawful-business r-30 m33 h62
=per-period+wager-event r-35 m-41 h24
=per-period+waiting r48
=per-period+watchers r47 h29 k-27
=per-period+winner-takes g-15 m45
=per-period+with-money r23 h23 k32
=per-period+works-for r-26 g-24
=percentage h-28
=percentage+price-of h-20 k16
=percentage+receivable r20 g-16
=percentage+reference r21
=percentage+return-on-capital m26 h34
=percentage+right-now r32
=percentage+sale-or-service g-32 m17 h-39
=percentage+serves g-16
=percentage+soft-drink h-37
=percentage+sold-apart r60
=percentage+stipulated g-20
=percentage+stranger r-20
=percentage+sums-0 g-35 m-36 h-18
=percentage+sums-1 r16 g22 m32
=percentage+surety r27
=percentage+surety-pay r-43 g-20 m-18 h43
=percentage+take-in h15
=percentage+to-oppose r22
=percentage+trade r-72 h-18
=percentage+trading m15
=percentage+under h16
=percentage+unit r29 m22
=percentage+unknown-party r-20
=percentage+unlawful-business m-39 h39
=percentage+up-down r-40 g22 h16
=percentage+wager-event h20
=percentage+waiting r16
=percentage+with-money m-20
=percentage+zakat r-36 m-15
=play-costs r-67 g-18 m-104 h-95 k-19
=play-costs+price-of r-28 g-17
=play-costs+sale-or-service r-40 m-53 h-38
=play-costs+sold-apart g31
=play-costs+sums-0 r-50 m-79 h-82 k-19
=play-costs+sums-1 m-25
=play-costs+unit r-37
=play-costs+wager-event g-22 m-66 h-39
=pledge r51 g-31
=pledge+priced-thing r34
=pledge+reference r19
=pledge+repay r-55 h18
=pledge+sale-or-service r54
=pledge+sold-apart r24
=pledge+sums-0 r91 g-19 h-31
=pledge+sums-1 r-49 h19
=pledge+take-in r-18 h19
=price-bet g86 h-32
=price-bet+priced-thing g16
=price-bet+stakes g49 m-16
=price-bet+sums-0 g61 m-15 h-18
=price-bet+trading m17
=price-bet+with-money g49 m-16
=price-later g70 h35
=price-later+price-of g-28
=price-later+price-open g-30
=price-later+price-word r-40 g19
=price-later+priced-thing g-19
=price-later+reference g23
=price-later+right-now r20 g-40
=price-later+salam g84
=price-later+sale-or-service g24
=price-later+search-for g111
=price-later+sell r31 g-31 h16
=price-later+settles-later g16
=price-later+sums-0 r-25 g100 h35
=price-later+sums-1 g-30
=price-later+trade r40 g-66 h16
=price-later+trading g37
=price-later+unit r-16 g49 h22
=price-of r-27 g63 m-36 k-27
=price-of+price-open g23 h-20
=price-of+price-word r55 g-20 m21
=price-of+priced-thing r22 g-49
=price-of+quick-cash r55 g-19
=price-of+rate-charge r18
=price-of+receivable r96 g-34 h-64
=price-of+reference r-59 g-49 h24 k-15
=price-of+repay r42
=price-of+return-on-capital g-32 h33
=price-of+right-now r-23 g-26 h-36
=price-of+sale-or-service r36 g16 h57
=price-of+same-back r96 g-35 h-17
=price-of+savings-circle r89
=price-of+sea-catch g26
=price-of+sealed h-15
=price-of+search-for r23 g-51
=price-of+sell m-43 k-19
=price-of+serves g-35 m-27 h38
=price-of+settles-later r25 g-24
=price-of+sham g-23 h18
=price-of+share-unknown g68 h-15
=price-of+small-parts g-15 h16
=price-of+sold-apart r-20 g43 h20
=price-of+sold-short r99 m-34 h-33
=price-of+split g16
=price-of+stakes h25
=price-of+stranger k16
=price-of+sums-0 r-44 g78 h22 k-25
=price-of+sums-1 r37 g36 m-41
=price-of+sums-2 r-35 g-41
=price-of+sums-3 r15
=price-of+sums-apart r-60 m25
=price-of+sums-equal m-17
=price-of+sums-shrink r49 g-17
=price-of+surety r31 h15
=price-of+take-in r23 m18 h33 k-15
=price-of+tick-guess g-17 m39
=price-of+tied-deal g-50
=price-of+tied-trade r34 g-23
=price-of+to-learn r-21 g22 h41 k-19
=price-of+to-oppose r-20 g59 h-35
=price-of+trade r-18 m-41
=price-of+trading r-42 g26
=price-of+travelling r-17 g16
=price-of+unborn g37
=price-of+under r59 h40
=price-of+undescribed g19 h-19
=price-of+unit r-37 m22
=price-of+unknown g26
=price-of+unknown-party k29
=price-of+unlawful-business g-19 m30 h102
=price-of+up-down r34 g-37 h42
=price-of+wager-event r-27 g72 h64
=price-of+wait-pay r42
=price-of+waiting r35
=price-of+watchers r-16 g-15 h24 k27
=price-of+winner-takes m26
=price-of+with-money r-36 h-17
=price-open r-34 g124 h-23
=price-open+price-word r-22 g69 h-23
=price-open+priced-thing h-19
=price-open+reference g19
=price-open+sale-or-service r-22 g82 h-23
=price-open+sell g16
=price-open+sums-0 r-34 g124 h-23
=price-open+trade g19
=price-open+unit g34
=price-open+wager-event g44
=price-word r-19 g64 h-72 k-33
=price-word+priced-thing r59 g-52 m33
=price-word+rate-charge r19
=price-word+repay h19 k15
=price-word+return-on-capital r-32 g19
=price-word+right-now g-47
=price-word+salam g16
=price-word+sale-or-service h-21 k-25
=price-word+sell h20
=price-word+serves r-25 g42
=price-word+settles-later r47 g18
=price-word+sold-apart r-27
=price-word+sold-short r-32
=price-word+split g16
=price-word+stakes g30
=price-word+sums-0 r36 g174 m20 h-56 k-30
=price-word+sums-1 g-106 m-31
=price-word+sums-2 r-30
=price-word+sums-apart r-21
=price-word+sums-shrink r-25
=price-word+surety-pay r28
=price-word+take-in r32 g21
=price-word+tick-guess m59
=price-word+tied-trade g-17
=price-word+to-learn k-18
=price-word+trade g-29 h21
=price-word+trading g83
=price-word+undecided g34
=price-word+under m15
=price-word+unit r20 g-115 h26
=price-word+wager-event g32 m-20
=price-word+wait-pay r65
=price-word+waiting r24
=price-word+watchers r-58
=price-word+with-money g16
=price-word+works-for g-20
=priced-thing r-26 g56 m-30 h-43 k-30
=priced-thing+reference r-78 g49 m44
=priced-thing+repay r15
=priced-thing+return-on-capital g20
=priced-thing+right-now r38 m-15
=priced-thing+sell r-47 h16
=priced-thing+serves h56
=priced-thing+settles-later r75 g-55
=priced-thing+sold-apart g-27
=priced-thing+sold-short r-23
=priced-thing+split r38 g16
=priced-thing+stakes r-37 g143 h-18
=priced-thing+sums-0 r16 g-93 m-92 k-28
=priced-thing+sums-1 r-25 g77
=priced-thing+sums-2 r-18 g71 m50 h-24
=priced-thing+sums-apart r-16 g66 m50 h-24
=priced-thing+take-in r29 m15
=priced-thing+tick-guess r-69 g82 m146 h-16
=priced-thing+to-oppose g32 m16
=priced-thing+trade r-63 m-33
=priced-thing+trading r-21 g59 m32 h-25
=priced-thing+under m38
=priced-thing+unit r114 g-44 m32 h-59 k-15
=priced-thing+unlawful-business r44 h63
=priced-thing+up-down r-59 g148 m52 h-28
=priced-thing+wager-event r-23 g-39
=priced-thing+watchers r26
=priced-thing+with-money r-17 g82 m37
=principal-stays r94 g-48 h-18
=principal-stays+receivable r-45
=principal-stays+repay r-16
=principal-stays+settles-later g-21
=principal-stays+sums-0 r96 g-31 h-18
=principal-stays+unit g-29
=promised-cut r71 g-40 h-30 k-17
=promised-cut+reference r30 g-15 h-23 k-15
=promised-cut+sale-or-service r20 g-24 h-25 k-17
=promised-cut+stipulated r24 g-16
=promised-cut+sums-0 r40 g-36 h-30
=promised-cut+surety-pay r-20 h-19
=promised-cut+to-debtor r41
=promised-cut+trade r44 g-16
=promised-cut+trading r44 g-30 h-29 k-15
=quick-cash r105
=quick-cash+reference r29
=quick-cash+sale-or-service r67 g-20 k-20
=quick-cash+sell r69 g-23
=quick-cash+sold-short k27
=quick-cash+sums-0 r117 k-23
=quick-cash+sums-1 r-15 k27
=quick-cash+take-in r38
=quick-cash+trade r70 g-23
=quick-cash+trading r50 g-25
=quick-cash+unit k27
=quick-cash+watchers r58 k-15
=rate-charge r189 m-37 h-36
=rate-charge+reference r30 h45 k20
=rate-charge+repay r19
=rate-charge+return-on-capital r22
=rate-charge+sale-or-service r51 h31 k20
=rate-charge+sums-0 r162 m-35 h-34
=rate-charge+sums-1 r16
=rate-charge+surety-pay r21
=rate-charge+trading g16
=rate-charge+unit r102 h35
=rate-charge+watchers r20
=receivable r49 g-57 m15 h24 k-33
=receivable+reference r62 g-18
=receivable+repay r39
=receivable+reschedule r-17
=receivable+sale-or-service r174 g-24 h-45
=receivable+sell r75 g-36 h-37
=receivable+serves r51 g-16 h-22
=receivable+sold-short r29
=receivable+sums-0 r35 g-40 m30 h39 k-28
=receivable+sums-1 r21 g-15
=receivable+sums-grow r30
=receivable+sums-shrink r-38
=receivable+surety r33 h-30
=receivable+surety-pay r56 h-17
=receivable+take-in r64
=receivable+to-debtor r-28
=receivable+to-learn r-23 h-15
=receivable+trade r137 g-27 h-54
=receivable+trading r32
=receivable+unit g-22 h-21
=receivable+unlawful-business m18 h19
=receivable+up-down r38
=receivable+wager-event r-27 m17
=receivable+wait-pay r16
=receivable+waiting g-17
=receivable+watchers r22
=reference g-61 m-18 h-17
=reference+repay r20 g-37 h-21 k24
=reference+return-on-capital r26 g23 m-20
=reference+right-now g23 m36 k-24
=reference+sale-or-service r-80 g-18 m-21 h40 k-25
=reference+same-back r60 h-17
=reference+search-for g17
=reference+sell r39 g89 h-91
=reference+serves r39 g16 h-71
=reference+settles-later r-49 h19 k24
=reference+sham h-49 k81
=reference+shut-thing h-18
=reference+small-parts g-15 h16 k30
=reference+soft-drink g-16
=reference+sold-apart g-17 h-35
=reference+sold-short r-29 g-33 h-17
=reference+speed-up r-15 k16
=reference+split r32 k-18
=reference+stakes r37 g-17 m-16 h55
=reference+stays-unseen k54
=reference+stranger k15
=reference+sums-0 r-89 g33 h-23
=reference+sums-1 g-53 m-21 h-38
=reference+sums-2 r65 g-24 h22
=reference+sums-3 r25 g-16 h22
=reference+sums-apart m32 h51
=reference+sums-equal m-20
=reference+sums-grow r34
=reference+sums-shrink r57
=reference+surety-pay h-32
=reference+take-in r52 m-26 k-26
=reference+tied-deal g-35
=reference+tied-trade r30
=reference+to-debtor r29 h22
=reference+to-dispose r-22
=reference+to-learn r-16 g-29 h22
=reference+to-oppose r39 h-34
=reference+trade r50 g-46 m18 k-33
=reference+trading r56 g-35 m40
=reference+undecided g52
=reference+under h-15 k-30
=reference+unit g101 h-38 k31
=reference+unknown-party h-16 k45
=reference+unlawful-business g-16 m46 h142
=reference+unlicensed g26 h-19
=reference+unlicensed-giving g23
=reference+up-down g38 m18
=reference+wager-event r-29 g36 m-35 h43 k15
=reference+waiting r-30 g-21
=reference+watchers r-39
=reference+with-money r30 g-27 h65
=refusal r-27 g37 m-17 h20
=refusal+sale-or-service r-15 g39 h17
=refusal+sums-0 r-39 g47 m-15 h28
=refusal+unit g23
=repay r123 g-92 m-32 h-96 k-21
=repay+return-on-capital r15 m-22 h-26
=repay+sale-or-service r17 g-67 m-21 k33
=repay+sell r46 g-18
=repay+serves r92 g-25
=repay+settles-later r31 g-29
=repay+sold-apart g37
=repay+sold-short r-21
=repay+stakes r58
=repay+sums-0 r79 g-37 h-23
=repay+sums-1 r-44 g-73 m-28 h-33
=repay+sums-2 r121 g18 h-41
=repay+sums-3 r-34
=repay+sums-apart g27 h-19
=repay+sums-equal r-144
=repay+sums-grow r205 h-21
=repay+sums-shrink r25
=repay+trade r41
=repay+trading r24 g18
=repay+unit r-54 g-104
=repay+unlawful-business m23 h45
=repay+unpromised r-17
=repay+up-down g-27
=repay+wager-event m69 h19
=repay+waiting r17
=repay+watchers r51 g32
=repay+with-money r38
=reroute g-25 h-20 k80
=reroute+sums-0 g-25 h-20 k80
=reschedule r36 g-16 h-17
=reschedule+sale-or-service r30
=reschedule+sums-0 r30 h-16
=reschedule+to-oppose r21
=return-on-capital r118 g-16 m-31 h-74 k-25
=return-on-capital+right-now r-19
=return-on-capital+sale-or-service r-34 g46
=return-on-capital+search-for r-17
=return-on-capital+sell r27 g-29
=return-on-capital+serves g89 h30
=return-on-capital+settles-later g-30
=return-on-capital+small-parts h24
=return-on-capital+sold-apart r72 h18 k-15
=return-on-capital+sold-short r-47 k32
=return-on-capital+split r15
=return-on-capital+stakes r26 m-15
=return-on-capital+sums-0 r119 m-30 h-93 k-40
=return-on-capital+sums-1 k18
=return-on-capital+sums-2 h22
=return-on-capital+sums-3 r-20
=return-on-capital+sums-apart r19 g-19 m-17
=return-on-capital+sums-equal r-27
=return-on-capital+sums-grow r29
=return-on-capital+sums-shrink r-30 h27
=return-on-capital+surety-pay r-88 h50 k26
=return-on-capital+take-in r-49 h18
=return-on-capital+trade g-31 m16 h18
=return-on-capital+trading r-23
=return-on-capital+travelling r-29 g-31
=return-on-capital+unit g-42 m-24 h35
=return-on-capital+unlawful-business m31 h100
=return-on-capital+wager-event r26 m-16
=return-on-capital+waiting r42
=return-on-capital+watchers r47 h39 k-19
=return-on-capital+with-money k35
=right-now h-69
=right-now+sale-or-service r65 m27 k-32
=right-now+same-back r25
=right-now+search-for g-42
=right-now+sell g-16
=right-now+serves r46
=right-now+settles-later r47 g-65
=right-now+sold-apart g-22
=right-now+sold-short r22 g43 m-20 h-21
=right-now+stakes h72
=right-now+sums-0 g26 m37 h-60 k-29
=right-now+sums-1 k18
=right-now+sums-2 r-20 m-48 h-19
=right-now+sums-3 r36
=right-now+sums-apart m-16
=right-now+sums-equal r-40
=right-now+sums-grow r33 g-20 m-25
=right-now+sums-shrink r19
=right-now+surety-pay r22
=right-now+take-in r17 g-46 m-28
=right-now+to-learn g16 h-17
=right-now+to-oppose g20
=right-now+trade r-43 h-40
=right-now+trading r-28
=right-now+two-prices r-48
=right-now+undecided r-31
=right-now+unit r69 g-24
=right-now+unlawful-business r19 g18 h56 k21
=right-now+wager-event g38 m54 h114 k-15
=right-now+watchers k48
=right-now+with-money g15 h38
=right-now+works-for m-18
=salam+unit g-29
=sale-or-service g-98 m-53 h-106 k17
=sale-or-service+same-back r95 g-35 h-17
=sale-or-service+savings-circle r53
=sale-or-service+sea-catch g31
=sale-or-service+search-for h40
=sale-or-service+sell g-37 m-41 h46 k-22
=sale-or-service+serves r-19 g34 m-51 h28
=sale-or-service+settles-later r22 h-18
=sale-or-service+sham h-28 k96
=sale-or-service+share-unknown g68 h-15
=sale-or-service+shut-thing g30 h-38
=sale-or-service+small-parts r-18 h18 k-57
=sale-or-service+sold-apart r22 g65 h20
=sale-or-service+sold-short r68 h-22
=sale-or-service+speed-up h17
=sale-or-service+split k-62
=sale-or-service+stakes r-21 g31 m-27 h101
=sale-or-service+stays-unseen r-24 h-16 k50
=sale-or-service+stipulated r20
=sale-or-service+sums-0 r-26 g33 m52 h-36 k44
=sale-or-service+sums-1 r85 g-82 m-87 h-78 k-27
=sale-or-service+sums-2 r-61 g-38 m-15
=sale-or-service+sums-apart r-24 g-37
=sale-or-service+sums-grow r-29
=sale-or-service+sums-shrink h16
=sale-or-service+surety r51
=sale-or-service+surety-pay r49 g-17 m17
=sale-or-service+takaful g-17
=sale-or-service+take-in r101 g25 m-31 h-20
=sale-or-service+tick-guess m52
=sale-or-service+tied-deal r27 g-43
=sale-or-service+tied-trade r50 g-24
=sale-or-service+to-debtor r17
=sale-or-service+to-dispose r-47 g-49
=sale-or-service+to-learn h24 k17
=sale-or-service+to-oppose r-39 g24 h-90
=sale-or-service+trade r126 m-21 h20 k-36
=sale-or-service+trading r-17 h18 k-28
=sale-or-service+travelling r-35 h-25
=sale-or-service+unborn g25
=sale-or-service+undecided g37 h-19
=sale-or-service+under r68 g-30 k-29
=sale-or-service+undescribed g18 h-19
=sale-or-service+unit r-90 m55 h32 k-32
=sale-or-service+unknown g54 k-19
=sale-or-service+unknown-party k66
=sale-or-service+unknown-quantity g24
=sale-or-service+unlawful-business g-24 m37 h324 k24
=sale-or-service+unlicensed-giving r-27 h-27 k22
=sale-or-service+up-down h34
=sale-or-service+victim-fee m-18 h-49 k144
=sale-or-service+wager-event g64 m-45 h-49 k70
=sale-or-service+wait-pay r77
=sale-or-service+waiting r38
=sale-or-service+watchers m-19 h-38 k36
=sale-or-service+winner-takes m21
=sale-or-service+with-money r-52 g21 m15 h87
=sale-or-service+works-for g-30 h18
=same-back r121 g-35 h-17
=same-back+sell r96 g-35 h-17
=same-back+settles-later g-17
=same-back+sold-short r31
=same-back+sums-0 r111 g-35 h-17
=same-back+trade r96 g-35 h-17
=same-back+unit r35
=savings-circle r18 g-35 m-35
=savings-circle+sell r31
=savings-circle+sold-short r71
=savings-circle+sums-0 g-33 m-22 h-16
=savings-circle+sums-1 r30
=savings-circle+take-in m-21
=savings-circle+trade r103
=savings-circle+unit r-62 m-20
=savings-circle+wager-event r-19 m-17
=sea-catch r-28 g152 m-48 h-24
=sea-catch+settles-later g20
=sea-catch+sums-0 r-15 g79 m-33
=sea-catch+sums-1 g73 m-15 h-27
=sealed g26 h-17
=sealed+shut-thing g21 h-15
=sealed+sums-0 g28 h-17
=search-for r-44 g57 m-15 h-48 k-25
=search-for+sell r31 g-18
=search-for+serves h-21
=search-for+settles-later g50
=search-for+sold-short r27
=search-for+sums-0 r-63 g45 m-23 h-39 k-20
=search-for+sums-1 r15 g17
=search-for+surety-pay g26
=search-for+takaful g-49
=search-for+to-learn h-23 k20
=search-for+trade r37 g-51
=search-for+trading g-121 h38
=search-for+travelling g24
=search-for+unit g-56
=search-for+works-for g-16
=sell g99 m-34 h-24 k-42
=sell+serves r-36 m-20 h21
=sell+settles-later r35 g-82
=sell+sham r29 g-22 h-19 k-15
=sell+share-unknown g74 h-20
=sell+shut-thing g42
=sell+sold-apart r16 h-15
=sell+sold-short k-15
=sell+sums-0 r-58 g140 m-24 k-35
=sell+sums-1 g-22 h-17
=sell+sums-2 r40
=sell+sums-apart r17
=sell+sums-shrink r29
=sell+surety-pay r-21 h-15
=sell+take-in g18 k-16
=sell+tied-deal r-21 g-17
=sell+to-learn h15
=sell+to-oppose g54 h-40
=sell+trade r16 m-30 h-19 k-18
=sell+trading h-46
=sell+unborn g16
=sell+under r18 h17
=sell+undescribed g17
=sell+unit r-43 g66 h21 k-21
=sell+unknown g21 k-23
=sell+unlawful-business m-20
=sell+up-down r35 g-29
=sell+wager-event r-15 g71 h-47
=sell+waiting r-41 g17
=sell+watchers r77 h-28 k20
=sell+with-money r-17 g-21
=serves g-72 m-77 h38
=serves+settles-later r-27
=serves+sham k21
=serves+small-parts k-15
=serves+sold-apart g20
=serves+sold-short r23
=serves+stakes h24
=serves+stipulated r-24
=serves+sums-0 r21 g-87 m-123 h-23
=serves+sums-1 r-89 g22 m47 h74
=serves+sums-2 r51
=serves+sums-apart r52
=serves+sums-grow r31
=serves+surety r26
=serves+surety-pay m21 h16
=serves+take-in h-22
=serves+to-learn r36 g-24
=serves+trade g15 m-20 h35
=serves+trading r-82 g-51 m-25 h-34
=serves+travelling r16 h-19
=serves+unborn g20
=serves+under r-16 h17
=serves+unit r41 g60 m-47 h28
=serves+unlawful-business m-152 h239
=serves+unlicensed-giving h-30 k19
=serves+up-down r-21 h15
=serves+wager-event m15 h30
=serves+watchers g19 h68 k-21
=serves+with-money h30
=serves+works-for r-21 m-38 h-15
=settles-later r68 g92 m-44 h-90
=settles-later+small-parts g15 h-27 k28
=settles-later+sold-short g36
=settles-later+sums-0 r17 g92 m-28 h-68
=settles-later+sums-1 g30 h-16
=settles-later+sums-2 g-27
=settles-later+sums-apart r20 g-17
=settles-later+sums-shrink r39
=settles-later+to-learn r28
=settles-later+trade r31 g-49
=settles-later+trading g-53
=settles-later+two-prices r-44 g34
=settles-later+undecided r-39 g28
=settles-later+unit r-32 g-88 m-22 h-15
=settles-later+unlawful-business r21
=settles-later+wager-event h-17
=settles-later+watchers g-15 k21
=settles-later+with-money g24
=sham r-32 g-98 m-53 h241 k32
=sham+sums-0 r-27 g-98 m-44 h196 k34
=sham+sums-1 h45
=sham+to-learn h24
=sham+trade g-23 h17
=sham+trading h-47 k16
=sham+unit h-30 k84
=sham+watchers h-18 k63
=share-unknown g92 h-48 k-17
=share-unknown+sums-0 g92 h-48 k-17
=share-unknown+trade g68 h-15
=shut-thing r-19 g352 m-21 h-137 k-26
=shut-thing+sums-0 r-19 g283 h-119 k-22
=shut-thing+sums-1 g69 h-17
=shut-thing+to-learn g-17
=shut-thing+trade g36
=shut-thing+undescribed g32 h-20
=shut-thing+unit g147 h-57
=shut-thing+unknown g15
=shut-thing+wager-event g31 h-16
=small-parts r-77 g-67 m-54 h-103 k164
=small-parts+split r-37 g-27 m-16 h-24 k18
=small-parts+stays-unseen g-36 h-33 k95
=small-parts+sums-0 r-45 g-62 m-35 h-90 k134
=small-parts+sums-1 r-16 k19
=small-parts+to-oppose k26
=small-parts+trade g-15 h16
=small-parts+under h-18
=small-parts+unit r-19 h26 k33
=small-parts+watchers k35
=soft-drink g-19 h-92
=soft-drink+sums-0 g-19 h-49
=soft-drink+sums-1 h-43
=soft-drink+unit h-15
=sold-apart g206 m-34 h-58
=sold-apart+sold-short g34
=sold-apart+stranger g-17
=sold-apart+sums-0 r-44 g202 h-58
=sold-apart+sums-1 r47 g-29 m-19
=sold-apart+sums-2 r-18 g34
=sold-apart+sums-apart r-29 g40
=sold-apart+take-in r-26
=sold-apart+to-learn g24
=sold-apart+trade g45
=sold-apart+trading r-35
=sold-apart+unit r-32 k-28
=sold-apart+unlawful-business r-30 m27 h42
=sold-apart+waiting r-16 g62
=sold-apart+watchers r-37 g54
=sold-apart+with-money g19
=sold-short r117 m-40 h-37 k-16
=sold-short+sums-0 r101 g-15 m-17
=sold-short+sums-1 r-22 g31 m26
=sold-short+sums-2 r45 g-23 m-47 h-30
=sold-short+sums-apart g-23
=sold-short+sums-equal r-42 m-25
=sold-short+sums-shrink r77 m-17 h-15
=sold-short+surety-pay r-41 g27 k28
=sold-short+take-in r28
=sold-short+to-oppose g33
=sold-short+trade r125 m-17 h-34
=sold-short+trading r24 g-31
=sold-short+travelling r-43 g-19
=sold-short+under r48
=sold-short+unit g-33 k25
=sold-short+unlawful-business g18 h-20
=sold-short+wager-event r-37 k16
=sold-short+watchers r-26
=sold-short+with-money r-50 g53 h-19
=speed-up r-18 g-75 m-46 h180 k-63
=speed-up+sums-0 r-33 g-75 m-43 h156 k-52
=speed-up+sums-1 r15 h24
=speed-up+take-in h32
=speed-up+to-oppose h22
=speed-up+undescribed g-27
=speed-up+unit r24 h33
=speed-up+up-down h27
=speed-up+wager-event m-19
=speed-up+watchers h29
=split g-49 h-32 k111
=split+stays-unseen r-18 k40
=split+sums-0 r-24 g-66 h-60 k95
=split+sums-1 r29 g25 h29
=split+sums-2 r-15 k23
=split+under r-33 k33
=split+unit r15 h24
=split+wager-event g-22 h27
=split+watchers k31
=stakes r-44 g55 m183 h-68 k-35
=stakes+sums-0 r-47 m96 h-125 k-29
=stakes+sums-1 r26 g15 m55 h55
=stakes+sums-2 r-23 g45 m27 h-20
=stakes+sums-apart g55 m34
=stakes+take-in h24
=stakes+tick-guess g31 m33
=stakes+to-learn m-22 h17
=stakes+to-oppose g39 m17 h-37
=stakes+trading g68 m28 h50
=stakes+under g33
=stakes+unit r15 g32 h56
=stakes+unlawful-business m18 h67
=stakes+up-down r-16 g110 h-34
=stakes+wager-event g-30 m34 h115
=stakes+winner-takes h21
=stakes+with-money g-24 m43 k-23
=stays-unseen r-53 g-114 m-25 h-74 k321
=stays-unseen+sums-0 r-53 g-109 m-21 h-63 k273
=stays-unseen+under k29
=stays-unseen+unit k42
=stays-unseen+unknown g-17 k22
=stays-unseen+unlicensed-giving h29 k-17
=stays-unseen+up-down k18
=stays-unseen+watchers r-25 g-17 k49
=stipulated r74 g-23
=stipulated+sums-0 r90
=stipulated+sums-1 g-21
=stipulated+sums-2 r-24
=stipulated+to-debtor r20
=stipulated+trade r47
=stipulated+trading r43
=stranger r-24 g-102 m-28 h-29 k172
=stranger+sums-0 r-33 g-93 h-54 k145
=stranger+sums-1 m-25 h25 k27
=stranger+surety-pay k22
=stranger+take-in k20
=stranger+trade h16
=stranger+unit r-22 h-21 k67
=stranger+unknown g-18 k19
=stranger+unknown-party g-42 m-17 k21
=sums-0 r-80 g179 m69 h382 k87
=sums-0+surety r75 g-30 h-44
=sums-0+surety-pay g-32 m-32 h25
=sums-0+takaful r-24 g-89 m-24 h-63
=sums-0+take-in m72 k47
=sums-0+tick-guess r-43 g40 m161 h-36
=sums-0+tied-deal g-43
=sums-0+tied-trade r42 g-20
=sums-0+to-debtor r-42 g-66 h-20 k-19
=sums-0+to-dispose r-123 g-70 m-49 h-58 k-22
=sums-0+to-learn r-155 g-157 m-101 h-169 k-41
=sums-0+to-oppose r-45 g-62 m-63 h-116 k-26
=sums-0+to-treat r-18 g-25 m-86 h-114 k-41
=sums-0+trade r89 g-18 m-26 h-24 k-26
=sums-0+trading r-23 g114 m-31 h-111 k-25
=sums-0+travelling r-40 m-23 h-70 k-26
=sums-0+unborn g265 m-28 h-110
=sums-0+undecided g34 h-33
=sums-0+under r30 g-55 m-20 h38 k37
=sums-0+undescribed g107 h-48 k-46
=sums-0+unit g-68 m-39 h-15 k-25
=sums-0+unknown g98 h-61 k-35
=sums-0+unknown-party r-37 g-61 h-37 k116
=sums-0+unlawful-business r-42 g-103 h224 k-20
=sums-0+unlicensed r-18 h-32 k134
=sums-0+unlicensed-giving r-45 h-22 k167
=sums-0+unpromised r-22 g-34
=sums-0+up-down r23 g34 m-58 h-49 k37
=sums-0+victim-fee g-18 m-29 h-58 k187
=sums-0+wager-event r-100 g-31 m47 h-110 k-37
=sums-0+wait-pay r78 h-24
=sums-0+waiting r68 g-41 h-95 k-19
=sums-0+wash-money r-28 g-21 m-15 h-61 k215
=sums-0+watchers g-50 m-19 h-56 k139
=sums-0+winner-takes g-21 m72 h-16 k-20
=sums-0+with-money r30 g-28 m104 h-67 k-29
=sums-0+works-for r-57 g-48 m-67 h17
=sums-0+wrapped-gift g-16 h-36
=sums-0+zakat r-64 g-28 m-28 h-80
=sums-1 r-54 g46 m132 h42
=sums-1+surety r44
=sums-1+surety-pay h34 k33
=sums-1+take-in r59 k18
=sums-1+tick-guess g126 m39
=sums-1+tied-deal r34
=sums-1+tied-trade r32
=sums-1+to-debtor r41 g17
=sums-1+to-learn r58 h48
=sums-1+to-oppose r-48 g28
=sums-1+trade r33 g59 h-33
=sums-1+trading r40 g42 m-22
=sums-1+travelling h-25
=sums-1+undescribed g26
=sums-1+unit r67 g76 m-54 h-44 k38
=sums-1+unknown r20 k16
=sums-1+unlawful-business r-28 m33 h49
=sums-1+up-down g77 m78
=sums-1+wager-event g-73 m112 h-21
=sums-1+wait-pay r93
=sums-1+waiting r146 m-28
=sums-1+watchers r-38 h17
=sums-1+winner-takes r-24 g-44 m128 h-40
=sums-1+with-money r-42 g48 m84 h76
=sums-1+works-for r24
=sums-2 r184 h-32 k-39
=sums-2+sums-apart g47 m62 h36
=sums-2+sums-equal r-315 g-24 m-36 h-31 k-25
=sums-2+sums-grow r298 g15 m-48 h-60
=sums-2+sums-shrink r191 g-32 h24
=sums-2+surety-pay h-16
=sums-2+take-in h-25
=sums-2+to-oppose r28
=sums-2+trading r-61 g68
=sums-2+two-prices r-70 g38
=sums-2+undecided r-46 g45
=sums-2+under r-29
=sums-2+unit r-25 g-25 m-29
=sums-2+up-down r-20 g35 m29 h-24
=sums-2+wager-event g23 m58 h30
=sums-2+waiting r31
=sums-2+watchers g45 m-19
=sums-2+winner-takes m51
=sums-2+with-money r32 g20 m-20 h-55
=sums-3 r48 g-38 m38 h36
=sums-3+sums-apart r47 g-25 m28 h31
=sums-3+sums-shrink r-18
=sums-3+trade r15
=sums-3+unlawful-business m19 h32
=sums-3+wager-event r-16 m38 h56
=sums-3+with-money h22
=sums-apart r57 g22 m90 h67
=sums-apart+take-in g28
=sums-apart+trade r-18
=sums-apart+trading g50
=sums-apart+unit r-76 g-23
=sums-apart+unlawful-business m25 h51
=sums-apart+up-down g26 h-24
=sums-apart+wager-event r-28 m48 h88
=sums-apart+waiting r27
=sums-apart+watchers r-30 g52 m-19
=sums-apart+winner-takes m54 h-20
=sums-apart+with-money m27
=sums-equal r-304 g-27 m-36 h-31
=sums-equal+take-in r-38
=sums-equal+unit r-65
=sums-equal+with-money r-42 m-25
=sums-grow r306 m-46 h-54
=sums-grow+surety-pay r16
=sums-grow+take-in r44
=sums-grow+to-oppose r16
=sums-grow+trade r-27
=sums-grow+trading r-36 g18
=sums-grow+two-prices r-70 g38
=sums-grow+undecided r-46 g45
=sums-grow+unit r51 m-27
=sums-grow+wager-event m23
=sums-grow+with-money g18
=sums-shrink r173 g-32 m19 h23
=sums-shrink+take-in r29
=sums-shrink+trade r38
=sums-shrink+trading r-18
=sums-shrink+unit r52
=sums-shrink+with-money r59
=surety r119 g-34 m-19 h-44
=surety+surety-pay r120 m-15 h-37
=surety+take-in r62 m-16
=surety+unit r22
=surety-pay g-36 m-25 h43 k39
=surety-pay+take-in r37 g-15 m-18 h26 k-16
=surety-pay+to-oppose g19 h-20
=surety-pay+trade r-26 h-26
=surety-pay+trading g-20 h-43
=surety-pay+unit r-51 h38 k35
=surety-pay+unlawful-business m-29
=surety-pay+wager-event m33
=surety-pay+waiting r15
=surety-pay+watchers h59
=surety-pay+with-money r-43 k28
=takaful r-27 g-89 m-24 h-63
=takaful+trading g-19
=takaful+unit g-29
=take-in r69 g28 m56 h-39 k65
=take-in+to-oppose r-24 g20
=take-in+trade k-17
=take-in+trading g-46
=take-in+unit r89 m-36 h-16 k-32
=take-in+unknown k17
=take-in+unknown-party k17
=take-in+wager-event r-19 m81 h23
=take-in+waiting r45
=take-in+watchers r15
=take-in+winner-takes g-33 m52 h-35
=take-in+with-money h24
=tick-guess r-67 g175 m216 h-47
=tick-guess+to-oppose g44 m40
=tick-guess+trading g46 m72
=tick-guess+unit r-34 g70 m65
=tick-guess+up-down r-39 g31 m29
=tick-guess+with-money g43 m17
=tied-deal r54 g-50
=tied-deal+tied-trade r59
=tied-deal+trade g-50
=tied-deal+trading r16 g-24
=tied-trade r79 g-24
=tied-trade+trade r35 g-19
=to-debtor r-15 g-49 k-26
=to-debtor+trade r25
=to-debtor+trading r44
=to-dispose r-137 g-81 m-49 h-58 k-22
=to-dispose+to-oppose r-30 g-59 m-17 h-24 k-15
=to-dispose+unit r-43 h-19
=to-dispose+unlawful-business m-41
=to-dispose+unlicensed k17
=to-dispose+unlicensed-giving k26
=to-dispose+wager-event r-18 m-27
=to-dispose+waiting r-60
=to-dispose+watchers r-30 k-15
=to-learn r-96 g-158 m-105 h-121 k-43
=to-learn+to-oppose h34
=to-learn+trade h45
=to-learn+trading g-57
=to-learn+unit k-25
=to-learn+wager-event m-40 h41
=to-learn+waiting r-37
=to-learn+watchers r-31
=to-learn+with-money h17
=to-learn+works-for r24
=to-oppose r-65 g-27 m-64 h-115 k-35
=to-oppose+to-treat m-17
=to-oppose+trade g51 h-22
=to-oppose+trading g32
=to-oppose+travelling h-23
=to-oppose+unit g-23 m-30 h-52
=to-oppose+unlawful-business m-64 h-190
=to-oppose+up-down g21
=to-oppose+wager-event r24 m-19 h23
=to-oppose+waiting r27
=to-oppose+watchers r-35 h21
=to-oppose+with-money g31 m54 h-36
=to-treat r-47 g-25 m-87 h-126 k-41
=to-treat+unit r-47
=to-treat+unlawful-business m-70 h-107
=trade r131 g20 m-21 h-65 k-36
=trade+trading r42
=trade+travelling r-56 g36
=trade+unborn g29
=trade+under r63 g-27 h16
=trade+undescribed g21 h-19
=trade+unit r26 g58 m49 h17 k-30
=trade+unlawful-business m26 h64
=trade+unlicensed-giving r-33
=trade+up-down r38 g-41
=trade+wager-event r-20
=trade+waiting r-16 g24
=trade+watchers r58 k19
=trade+with-money h-18
=trading r-44 g224 m-43 h-112 k-30
=trading+travelling h20
=trading+under r18
=trading+unit g-25 k-24
=trading+unlawful-business g-23 m23 h156
=trading+up-down m50 h40
=trading+wager-event m-18
=trading+waiting r-21
=trading+watchers g41 h45
=trading+winner-takes h21
=trading+with-money g33 m15 h57
=travelling r-65 g26 m-33 h-95 k-26
=travelling+unit r-27 h-60 k-23
=travelling+waiting r-42 g47
=travelling+watchers r27 h15
=two-prices r-77 g67
=two-prices+undecided r-39 g36
=two-prices+unit g22
=unborn g278 m-29 h-110
=undecided r-50 g79 h-34
=undecided+unit g60
=under g-43 h42 k36
=under+undescribed g58
=under+unit g-17 m-18 h43
=under+up-down r16 g-16 m-20 h25 k19
=under+wager-event m-18 h52 k-17
=under+with-money g33
=undescribed g134 h-49 k-49
=undescribed+unknown g16 h-23 k-26
=unit r29 g-23 m-133 h-76
=unit+unknown r-16 k17
=unit+unknown-party k39
=unit+unlawful-business r42 m36 h212
=unit+unlicensed h21
=unit+unlicensed-giving k43
=unit+up-down r-16 g68 h25
=unit+wager-event g66 h-31
=unit+wait-pay r45
=unit+waiting r25 h-21
=unit+watchers r29 h86 k20
=unit+winner-takes r20
=unit+with-money r30 m-28 h22 k31
=unit+works-for r34 g-15
=unknown r32 g123 h-66 k-18
=unknown+unknown-party r-16 g-25 k26
=unknown+watchers r42 g-18 k22
=unknown-party r-37 g-70 m-23 h-44 k138
=unlawful-business r-85 g-103 m47 h331 k-24
=unlawful-business+wager-event m-103 h27 k28
=unlawful-business+with-money g16
=unlawful-business+works-for r24 m-53 h114
=unlicensed r-18 h-32 k134
=unlicensed+unlicensed-giving r-18 k79
=unlicensed-giving r-45 h-22 k167
=unpromised r-24 g-34
=up-down g143 m49 h-69 k36
=up-down+wager-event r-15 m-15 h49 k-20
=up-down+watchers r50 g-20 k26
=up-down+with-money g16 m-28 h-22
=victim-fee g-18 m-29 h-58 k187
=wager-event r-117 g-84 m255 h-45 k-46
=wager-event+winner-takes g-25 m95 h-46
=wager-event+with-money g-46 m100 h39 k-16
=wait-pay r186 h-29
=wait-pay+waiting r101
=waiting r246 g-45 m-42 h-101 k-23
=wash-money r-28 g-21 m-30 h-61 k252
=watchers r-51 m-43 h-39 k156
=winner-takes r-32 g-57 m254 h-75 k-25
=winner-takes+with-money g-28 h20
=with-money g35 m170 h-25 k-35
=works-for r-30 g-50 m-74 h17
=wrapped-gift g-16 h-36
=zakat r-65 g-28 m-28 h-80
_$_ h67
_%_ r217 g-17 m-19 h-114
_%_and_ k24
_%_of_ r16 m-34 h16
_%_on_ m-22
_%_past_ r20
_%_علي_ r-20
_%_من_ r-56
_2a h-18 k57
_2ard r48
_2ard_ r48
_2e r24 h-29
_2es r37 h-20
_2est r37 h-20
_2est_ r37 h-20
_3a r21 g26 m-31 h42
_3ad r-20 h16
_3al r75 h-40 k15
_3al_ g34
_3ala r41 g-17 h-49 k25
_3ala_ h-39 k27
_3ale r39 g-16
_3an h15
_3and h22
_3and_ h26
_3ar g62 m-26 h54
_3ara m-17 h42
_3ara_ m-16 h43
_3arb h15
_3as r20 g-15 m-18 k24
_3ash r20 g-15 m-18 k24
_3ashan_ r19 k21
_3atani_w_ r-19
_3ay r-37
_3e r-50 g-26 h-42
_3end_ h22
_3l g28
_3la g28
_3o g-16 h15
_3om g-16 h17
_3omo g-16 h17
_5a r-20 g20
_7a r-78 g87 k-18
_7ad g22
_7ag h-30
_7ag_ h-30
_7al r-16 g-21
_7as r-33 h23
_7ash r-16 h29
_7aw r19 h42
_7awa h26
_7awe r20 h18
_7e g-24 h37
_7ej h26
_7eja h26
_7ejab_ h26
_7ejab_3and_ h16
_7el h41
_7elw h25
_7elwe_ h25
_7elwe_la_ h25
_7es h-30
_7esa r20
_7ess m15 h-19
_a2 r107 m-32
_a2a r29 g-18
_a3 g-17 k15
_a5 r18 g-34 h24
_a7 m-20 h35 k47
_a_ r-71 g62 m67 h-26 k89
_a_betting_ m-35 h17
_a_bigger_ r19
_a_boat_ g50
_a_car_ r-16 g33
_a_casino_ m-16
_a_conventional_ h22
_a_friend_ h35 k-21
_a_guy_ r-23 h-28
_a_half_ r39
_a_hundred_ r-51
_a_little_ k30
_a_lot_ g27 m-32 h-17
_a_man_ r-18 k30
_a_month_ r43 k31
_a_phone_ m23
_a_portion_ g48
_a_pub_ h-19
_a_share_ h27
_a_tenth_ r15
_a_third_ r44 g-26
_a_thousand_ r-15
_a_week_ r-25
_a_year_ r-15
_aa r23 g27 h-16
_aami h17
_aamil_ h17
_aan g21
_ab r-69 g27 h93 k42
_aba r-38
_abay r-38
_abaya_ r-38
_abl g62 h-36
_abl_ g64 h-36
_abl_ma_ g74 h-21
_abo r-18 g-44 m17 k24
_abor h22
_abortion_ h22
_abou g-41
_about_ g-41
_about_the_ g-18 h-20
_abov g16 m22 k33
_above_ g16 m22 k33
_abr r-18 h44 k21
_abra h43
_abraj_ h43
_abro k24
_abroad_ k24
_abs h78
_absi h43
_absinthe_ h43
_abso h36
_absolut_ h36
_abu r32 h23
_abu_ r40
_ac r-31 m45 h33
_ac_ r-35 h-17
_acc r38 g44 m42 h-38 k38
_acci g22
_accident_ g26
_acco g36 m-16 h-23 k43
_account_ r18 g62 h-56 k43
_account_for_ k17
_account_is_ g-17 m-17
_account_to_ r-18
_accounts_ h38
_accr r23
_accrued_ r18
_accu m24 h17
_accumulator_ m24 h17
_acq h23
_acqu h23
_acquired_ g25 h-20
_acr g-21 h24
_acro g-21 h24
_across_ g-21 h24
_across_the_ h34
_act r-33
_actu r-33
_actual_ r-23
_ad r107 g-42 m-66 h83 k-48
_ad_ h35
_add r88 k-18
_add_ r31 g31 m27 h23
_adde r36 g-15 h16
_added_ r40
_adderall_ h22
_addi r-16 m-23 h-24
_addiction_ m-23 h-23
_adds r40 k-19
_adds_ r40 k-19
_adds_for_ r24
_adj h-16
_adju h-16
_adjustment_ r28 h-16
_adm h-27
_admi h-27
_ado h51
_adob h36
_adop h15
_ads m-16
_ads_ m-16
_ads_for_ h-17
_adu h35
_adul h35
_adult_diapers_ h-21
_adults_ h21
_adv r-22 m-15 h26
_adva r-22 g18
_advance_ r-35 g20
_advance_for_ g15
_advi g-19
_advice_ h25
_ae r30 g-25 m19 h-18
_aed r30 g-25 m19 h-18
_aed_ r30 g-25 m19 h-18
_aed_at_ r-26
_aed_per_ m31
_af g32 m-32 h103 k15
_aff h54
_affi h20
_aft g40 m-21 k23
_afte g40 m-21 k23
_after_ r22 m-21 k24
_after_eid_ g18
_after_i_ g-17
_after_party_ h33
_after_the_ r25
_after_they_ g-20
_afterwards_ r-15 g25
_ag r28 g-22 m31 h42 k-36
_aga r19 g22 m15 h16
_agai r21 g19 m20 h30
_again_ r34 g23 m20 h22
_against_my_ h29
_age r-23 g-46 h56 k-15
_agei h34
_ageing_ h34
_agen g-39 k-15
_agency_ g-15
_agency_fee_ g-17 h-35
_agent_ g-23 m16
_agent_for_ r25
_agent_to_ r28
_agi h17
_agr r42 h-40
_agre r42 h-40
_agree_ r-16
_agreed_ r25 g-26 h-19
_agreed_before_ r41 g-34
_agreed_in_ m17
_agreed_to_ r-29
_agreement_ r32 g23
_ah r22 g17 m-17
_ahe g18
_ahea g18
_ahead_ g18
_ai m-30 h-78
_aig g28
_aig_ g28
_air r19 m-21 h-49 k-15
_air_ m-15 h-20
_airp h23
_airport_ h23
_airt r35
_airtime_ r35
_airtime_credit_ r27
_ak r63 g59 m-42 h-75
_akh g27 m-16 h-22
_akha h-19
_akhadt_ g16 h-19
_ako h-44
_ako_ h-44
_al r15 g24 m-39 h-20
_al_ m-23 h-45
_al_inah_ r23
_ala r37 g29 h-38
_alam g57 h-34
_alam_ g57 h-34
_alb h23
_albu h23
_alc g-38 h69
_alch h36
_alchol_ h30
_alco g-36 h33
_alcohol_ h-56
_alcoholic_ h28
_ale g-31 h60
_ale_ g-15 h59
_alf r30
_alf_ r28
_ali g-25
_ali_ g-23 m25
_all r-61 g98 m49 h-34 k-19
_all_ r-60 g96 m83 h-63
_all_fish_ g37
_all_future_ g47
_all_of_ r-24 g15 h28
_all_paid_ g-19
_all_that_ g41 h-30
_all_the_ g29
_allo g19 m-22 k-22
_allocation_ g30
_allowance_ g-17 h36
_allowed_to_ g15
_allows_ g31 k-15
_alm h23
_alo h-33 k61
_alon h-16 k61
_along_ g-16 h-16 k38
_alr g44
_alre g44
_already_ g44
_already_paid_ g-33
_alu h-15
_alum h-15
_aluminium_ h-15
_alw r22 h-25
_alwa r22 h-25
_always_ r22 h-16
_am g-59 m-37 h-15
_am_ r16 h-29
_amal h28
_amal_ h28
_amb m-18 h-26
_ami h15
_amil h15
_amil_ h15
_amm r-18 h-65
_amo m20 h-20
_amon h-16
_among_ h-16
_amu g-17 h107
_amul g-17 m-17 h80
_amulet_ g-17 m-17 h79
_an r-84 g-32 m34 h17 k17
_an_ g-51 h15
_ana r22 m15 h-31
_ana_ r19 m17 h-28
_anc h18
_ance h18
_and r-44 g-75 k19
_and_ r-43 g-117 k19
_and_a_ r39 g-15 h-26 k-18
_and_above_ r25
_and_bottle_ h-25
_and_bought_ r-23
_and_coke_ h33
_and_date_ g39
_and_eggs_ h37
_and_forward_ k23
_and_he_ g26 m43
_and_i_ r-43 g48 m-16
_and_interest_ r15
_and_its_ g23
_and_keep_ k17
_and_metal_ g36
_and_on_ r-19
_and_paid_ r-33
_and_pass_ k25
_and_pay_ r-27 m20 h33
_and_pays_ h20
_and_send_ k34
_and_signed_ r-33 g-47
_and_sold_ g53
_and_taken_ r-20
_and_takes_ h24
_and_the_ r84 g-18
_and_tonic_ h51
_and_took_ r-23 g-16
_and_transfer_ k22
_and_two_ h30
_anda g45
_andar_ g45
_ang r29 g-34 h-20
_ang_ r30 h-33
_ange h26
_angel_ h26
_annu g27 h-22
_annual_ h-15
_annuity_ g22
_ano h34
_anot h39
_another_ h39
_another_name_ h28
_ans r-25
_answ h22
_answers_ h22
_ant h31
_anti h43
_any r-55 g117 m-16 h-39
_any_ r-63 g125 h-26
_ap r47 m-32 h-44
_apa g20
_apar g20
_ape g-21 h47
_aper g-21 h47
_aperol_ h31
_app g15 h-85
_app_ r17 g-73 m29 h57 k-26
_appe h-29 k27
_appeal_ h-21 k27
_appeal_by_ h-17 k31
_appl g56 m-19 h-73
_apple_ g28 m-19 h-41
_appliance_ g33
_appliance_care_ g28
_appo r-21
_appointment_ r-21
_appr g29 h-17
_approval_ k19
_approved_ g27 h-20
_apr r37 h-20
_apr_ r56 h-18
_apri r-19
_april_ r-19
_apy r47 h-15
_apy_ r47 h-15
_aq r20 g-15
_ar r-53 g-54 m-53 h77 k47
_ara g-17 m-20 h74
_arab h-18
_arak h80
_arak_ h80
_aram h-20
_arb h-36
_arc m-20 h-22
_are r-18 g-35 m-36 h78 k59
_are_ r-18 g-39 m-32 h68 k61
_arm m19
_arm_wrestling_ m17
_aro k19
_arou k19
_around_ k19
_arr r18 g-48 h22
_arra r16 h23 k-20
_arranged_ h36 k-18
_arrangement_ r17 h-15
_arri g-20
_arrival_ r-22
_arrives_ r-15
_art g-20 m-16
_arti g-18 h-15
_article_ g-17 h-15
_as r-90 m-49 h60 k100
_as_ r-121 m-63 h99 k33
_as_a_ r-30 h-25
_as_agreed_ m20
_as_bar_ h32
_as_genuine_ h23
_as_gift_ h-26 k30
_as_he_ r22 g19
_as_in_ h-23 k-15
_as_is_ r-20 g46
_as_it_ r-21 h-20
_as_original_ h30
_as_per_ r17 g-27
_as_real_ h54
_as_the_ g43
_as_we_ r31 h-17
_asa r34 g-20 m26 h46
_ash g49
_ask g-46 h-47 k118
_ask_ g-20 k95
_aske r-19 g-30
_asked_ r-19 g-30
_asked_for_ r-27
_aski r18
_asking_ r18
_asks h-24 k18
_asks_ h-24 k18
_asl r45 h-43 k-19
_ass r-25 g23
_assi r-27 h16
_assignment_ h24
_assu g32
_assurance_ g37
_ast h-24
_astr h-27
_astrologer_ h26
_astronomy_ h-55
_at r-54 m59 h39
_at_ r-87 g47 m84 h51
_at_%_ r15 g18
_at_a_ r50
_at_al_ r-43
_at_all_ r29
_at_home_ m-27 h28
_at_month_ r18 g17
_at_school_ m-16
_at_sea_ g36
_at_the_ r-63 g-48 m69 h77
_at_todays_ r15
_atm r28 h-26
_atm_ r28 h-26
_att g-41 m-18 h16 k-15
_atta r-18 g-24 h16
_attached_ r-16 g-22 h-22
_attack_ h38
_atte r18 g-18 h16
_attended_ h19
_attestation_ h-29
_au g-33 h-17 k-19
_auc r62 m24 h-29 k-15
_auct r62 m24 h-29 k-15
_auction_ r69 g-36 m17 h-15
_auctioned_ g45
_aud r-17 h-15 k-20
_audi r-17 h-15 k-20
_audit_ r-17 k-21
_aur r-15 g-17 h24
_aur_ g-17 h-15
_aura h40
_aura_ h40
_aut r-17 g-23 k18
_auth k25
_authorities_ h-19 k26
_auto_ g19
_autu r-18 g-18
_autumn_ r-18 g-18
_av g-21 m21 h15 k42
_avo g-21 h-27 k42
_avoi g-21 h-27 k42
_avoid_ g-19 h-18 k29
_aw r-106 g69 m20 h-39 k-16
_aw_ r-40 g78 m26
_awa r-45 m-15 h-25
_awar r-31 h-31
_award_ r-22
_awareness_ h-40
_away m-22
_away_ m-22
_awe r-19
_awel r-19
_awel_ r-19
_ay g17 m-15
_ay_ g19 h-15
_b5 h27
_b5t h27
_b5ti h27
_b5ti_ h27
_b_ r25 h-73
_ba r41 g28 m-105 h25 k-37
_ba2 h16
_ba3 r43 g47
_ba3a r15
_ba3d r17 g21
_ba3d_ r34 g20
_baa g64 h-26
_baad r-15 g67 h-23
_baad_ r-15 g67 h-23
_baad_me_ g29
_baad_mein_ g38
_bab r-35 h51
_baba h21
_baba_ h28
_babo h24
_baboy_ h24
_baby r-16 g-19
_baby_ g-19 h72
_babys_ m15 h-30
_bac m16 h25
_bacc m50 h18
_baccarat_ m50 h20
_bach g20 h16
_bachelor_ h26
_bachelor_no_ h15
_back r18 g-17 m-30 h-82 k19
_back_ r33 g-23 m-43 h-74
_back_as_ h-20
_back_by_ m-15
_back_cheaper_ r-24 g29
_back_for_ r71 h-24
_back_of_ h22
_back_on_ r25
_back_the_ h-19
_back_to_ r74 g-43 k15
_back_when_ r-47 g-16
_backgammon_ h-15
_backs_ h17
_baco h53
_bacon_ h58
_bacon_and_ h37
_bad r26 h31
_bad_ h16
_bad_luck_ h27
_bada r19
_bag r-34 g80
_bag_ r-17 g51 m20 h63
_bag_of_ g27 h39
_bagg h-30
_baggage_ h-24
_bags g-30 h-27
_bags_ g-30 h-27
_bah g39 h-17
_baha g39 h-17
_bai r71 g-34 h61
_bai_ r89 h-40
_bai_al_ r51 h-20
_bai_el_ r34 h-16
_bail g-17 h53
_baileys_ h53
_bak g-68
_bake g-19 m-27 h-67
_bakery_ g-19 m-27 h-65
_bakr h-38
_bal m16 h-19 k-15
_bala g-41 m28 h33
_bala_ g-20 h20
_balance_ g-21 m36 h20
_balance_transfer_ r34 m-16
_balc h-35
_balcony_ h-18
_ball g-24
_ball_ m-32
_ballet_ h-15
_balloons_ g-15
_ban m-20 h-45 k22
_bana h28
_banat_ h28
_band g29 m20 h-20
_band_ g34 h-15
_bangles_ h-20
_bank m-33 h-52 k29
_bank_ g-31 m-29 h-37 k36
_bank_card_ r-17 h-20 k53
_bank_does_ k20
_bank_is_ r58
_bank_letter_ r18
_bank_only_ k63
_bank_shares_ g35 h21
_bank_will_ h-22 k46
_banknifty_ g29
_banks_ r18
_bann h26
_bar r-71 g-36 m-21 h-48 k-19
_bar_ g-24 m-22 h93
_bar_tab_ h20
_bara r-56 h-15
_barangay_ r16 h-25
_barb h-69
_barber_ h-46
_bare g22
_bare_ g22
_barl h-29
_barley_ h-29
_baro h-16
_barr m18
_barrel_for_ h16
_barrels_ g28 h18
_barrels_for_ h32
_bars r33 h-61
_bars_ r37 h-27
_bart h43
_bartender_ h39
_bas r42 g-48 m-32 k20
_bas_ r43 g-15 m-19 h-23
_based_ h-16
_basi r21 g-17
_bat g18 m-50 k-17
_bath h19
_bath_ h15
_batt r-16 m-27 h-19
_battery_ r-16 m-15 h-19
_bay r16 m-16
_bc r-16 m19
_bc_ r-16 m19
_bd h21
_bds h21
_bdsm h21
_bdsm_ h21
_be r16 g141 m-21 h-52 k48
_be3 h-15
_be3t h-15
_be_ r66 g139 m-32 h-75 k34
_be_agreed_ g65
_be_fixed_ g22
_be_seen_ g24
_bea m-38 h77
_bead h-16
_bean h-18
_beans_ h-16
_bear r20 g-17
_bear_ h28
_bearing_ r37
_beat g-23 h54
_beat_ g-23 m-18 h59
_beat_up_ h30
_bec r30 g21 h-25
_beca g-19
_because_ r-16 g-18
_bech r41 g24 h-28
_bech_ r30
_becha_ g29 h-19
_beco g19
_become_ g17
_become_rich_ g17
_bed g-16 h-28
_bed_ r-21 h-28
_bee r-37 g-44 m-19
_bee_ g23
_beef r-15 g-25
_beef_ r-15 g-25
_bef g74 m-16
_befo g74 m-16
_before_ g74
_before_any_ g17 h-15
_before_due_ r-27 g-17
_before_i_ g49
_before_the_ r-38 g25 h32
_before_they_ g48
_before_we_ g-15
_beg g17 h54
_begg h64
_beggars_ h37
_beh k23
_beha r-17 g-28 k18
_behalf_ r-17 g-28 k18
_behalf_of_ r-17 g-27 k22
_behi r19 g28 h18
_behind_ r19 g28 h18
_behind_my_ h-20
_bei r26 k29
_bein r26 h-31 k29
_being_ r26 h-31 k29
_being_watched_ k18
_bel r22 g23 m17 h-73
_belo r19 g33 h-35
_belonging_ h-15
_belonging_to_ h-15
_belongs_ g38 h-22
_belongs_to_ g38 h-22
_below_ r29 g-16
_below_the_ k18
_belt h-72
_belt_ h-72
_ben r-50 g15 h36
_bene r-43 h24
_bent g19 h35
_bes h-23
_best h-22
_best_ h-22
_bet r-42 g-55 m114 h-47
_bet_ r-39 g-29 k-15
_bet_on_ g119 m-69 h-15
_bet_with_ h-27
_bett g22 m-30 h-71 k16
_better_ k30
_betting_ g25 m-32 h-58
_betting_shop_ h35
_betw g-28 m27
_between_ g-26 k16
_between_us_ g-22 k48
_bev h21
_beve h21
_bh r-15 g36
_bhai r-23 g-16 h22
_bhai_ r-21 h23
_bhe g21
_bhej g21
_bhej_ g28
_bi r-24 g28 m50 h-61 k15
_bic r-16
_bicy r-16
_bicycle_ r-16
_bid r34 g-18 m49 h-29
_bid_ r16 m18
_bie h27
_bier h27
_big m28 h54 k44
_big_ g21 m30 h50 k34
_big_ticket_ m33 h67
_bik h-40 k-17
_bike r-18 h-48 k-17
_bike_ r-18 h-40 k-17
_bil r55 g-35 k21
_bila r27
_bilal_ r27
_bill r32 g-36 h-15 k21
_bill_ r-28 g-34 h18
_bill_bought_ r17
_bill_purchased_ r15
_bill_taken_ r27
_billed_ h-27
_bills_ r56 k33
_bim g26
_bima g26
_bima_ g26
_bin r-47 g81 m61 h-33 k-20
_bina r-42 g110 m44 h-27
_bina_ g23
_binance_ r-16 m-15 h15
_binary_ g79 m68 h-20
_binary_options_ g28 m60
_bind g-27
_binding_ g-21
_bing m26
_bingo_ m23 h15
_bingo_hall_ m22 h70
_bir r-48 g-23 m-43 k-19
_bira h29
_bira_ h29
_bird r-27 g25 h-33
_bird_ r-27 h-27
_birds_ g28
_birds_in_ g28
_birr h31
_birra_ h31
_birt r-15
_birth_ g15
_birthday_ r-28 g-22
_biry g-32 h-25
_biryani_ g-32 h-25
_bis m-26 h-17
_bisc m-26 h-17
_biscuits_ m-26 h-17
_bit_ r20 k17
_bitc r-15 h-24
_bitcoin_ r-15 h-32
_bl r-51 g-53 h151 k-42
_bl_ h35
_bla r-15 m24 h64
_blac m33 h74
_black_ h51
_black_stone_ m-34
_blackjack_ m37
_blackmail_ h26
_blan g28
_blanc_ h16
_ble g-29 h81
_bled g-26 h47
_bled_ g-26 h47
_bles h27
_blessed_ h27
_blessed_by_ h22
_bli g46 h-68
_blin g46 h-68
_blind_ g46 h-68
_blind_box_ g38
_blo r-15 g-31 m-27 h-27
_bloc h-29
_blocking_ h-16
_bloo h43
_blood_sausage_ h28
_blu g-34 h39
_blue g-31
_blue_ g-31
_blue_label_ h32
_blun h26
_blunt_ h18
_bn h22
_bnt h37
_bnt_ h37
_bnt_7elwe_ h25
_bo r-45 g39 m-35 h15 k-34
_boa r-16 h-40
_boar g-42 h15
_boar_ h32
_board_ g-38 h-17
_board_for_ g-24 m21
_boat r-16 g42 h-56
_boat_ r-16 h-56
_bok r24 g18
_bokr r24 g18
_bokra_ r24 g18
_bol r26 g45 h-21
_boli r34 g31 h-20
_boli_ r55 h-20
_bon r128 g-52 m-17 h-38
_bond r120 g-33 m-47 h-61
_bond_ r49 g-16 m-27 h-45
_bond_coupon_ r23 h-16
_bond_fee_ r17
_bond_paper_ r-59
_bonded_ h15
_bonds_ r95 m-20 h-33
_bong h16
_bonu r15 g-16 m41
_bonus_ r15 g-16 m41
_boo m17 h37 k-28
_book g23 m33 h-32 k-28
_book_ r19 m17 h-29
_booked_ r20 k-15
_bookie_ m36 h73
_booking_ m-24 h-26
_booklet_ h-26
_bookmakers_ h-18
_books_ g20 k15
_bookshop_ h-25
_boot g-18 h17
_bootleg_ h34
_booz h54
_booze_ h37
_bor r-36 g45 h-59
_bord h27
_bordeaux_ h22
_born r-33 g27 h-18
_born_ g27 h-18
_borr g32
_borrow_ g41
_borrowed_ r26 g19 h-15
_borrowing_ h-20
_borrows_ g-18
_bos h50 k40
_boss h50 k40
_boss_ h22 k40
_bot r-57 g24 m-22 h142 k-19
_bot_ h21
_both r-41 g49
_both_ r-41 g49
_both_money_ r-19 g53
_both_sides_ g20
_bots h27
_bots_ h27
_bott r-16 g-21 m-15 h70
_bottle_ h36
_bottle_of_ h-62
_bottle_service_ h25
_bottles_ h31
_bottles_of_ h32
_bou r-36 g-15 m-20
_boug r-31
_bought_ r-31
_bought_and_ r-24 g-31
_bought_by_ r17 g-22
_bought_for_ k19
_bought_from_ r28 g45
_bought_his_ r-32 g-61 h42
_bought_it_ g61 h-23
_bought_the_ r77
_bour h37
_bourbon_ h37
_bow m19
_bowl m19
_box r-56 h-22
_box_ r-56
_box_of_ g-16
_boxe g-16 h-30
_boxes_ g-16 h-36
_boy r-20
_boy_ h18
_boys r-20 g20
_boys_ r-20 g20
_boys_to_ h34
_br r-19 g-47 m-74 h131
_bra g-29 m-21 k17
_brac h-19
_bran g-20 m-31 h17 k23
_branch_ h29
_brand_ m-26 h-48
_branded_ h28
_brandy_ h30
_brazil_ h-18
_bre m-23 h-22
_brea m-21 h-77
_bread_ g-37 h-88
_break_ h62
_break_his_ h56
_breaks_ g35
_brew h48
_brew_ h38
_brewery_ h-16
_brewing_ h-15
_bri r24 g17 m-32 h20 k-20
_brib g-20 h60
_bribe_ g-19 h45
_bric g22
_brid r40 m-16 h-19
_bridging_ r46 h-17
_bridging_finance_ r22
_brin g30 h18
_bring_ h21
_brings_ g23
_brings_the_ h16
_brings_up_ g24 h-20
_brit h-29
_bro r-20 g-23 h60
_bro_ r-21 g-18 m22 h-17
_brok r15 h25
_broker_ r18 g54 h18
_brokers_ h-15
_brot h21 k30
_brothel_ h21
_brother_ g-17 k31
_brou h-21
_brought_ h-21
_brow h37
_brown_ h29
_bru h79
_brut h59
_brut_ h33
_bt r43 m22
_bta r45 g-16 m15
_bu r19 g65 m-73 h40 k24
_buc h41
_buck h41
_bud r-16 g36
_budo g45 h-32
_budol_ g45 h-32
_bug m-15
_bui g17
_buil g17
_building_ h45
_built_ g21
_buk r22 g42 h-20
_bullion_ m-15
_bum h-22
_bun g-21 h61
_bund h41
_bundle_ h36
_bur r-15 k22
_burger_ h-31
_burglary_ g18
_burgundy_ h26
_burn g-24 h30 k26
_burn_ h45
_bus r-22 m-56 h-88
_bus_ r-46 g-16 m-49 h-100
_busi r23 h22 k23
_business_ h22 k23
_but r60 g-26 h23
_but_ r64 g-45 h16
_butt g20 h24
_butter_ g17 h32
_buy r28 g18 m43 h73
_buy_ r-40 g25 m43
_buy_a_ g-34 m31 h22
_buy_bachelor_ h15
_buy_in_ g-26 m94
_buy_it_ r-27 g39 h-21
_buy_now_ g-33
_buy_the_ g-34
_buy_your_ g35 m-31
_buye r32 h27
_buyer_ r24 g47
_buyers_ g-34 h15
_buyi r-27 h39
_buying_ r-27 h39
_buying_the_ g18
_buys r63 g-16 m16
_buys_ r63 g-16 m16
_buys_it_ r36
_by m-47 h-45 k53
_by_ r-56 m-63 k26
_by_a_ g21
_by_bank_ g-17
_by_guess_ g28 m-19
_by_hour_ h40
_by_ten_ h-17
_by_the_ g16 m-23 h-32 k-20
_by_weight_ g42
_bya r75 m20 h-47
_byaj r41 h-17
_byaj_ r41 h-17
_byb g21
_bybi g21
_bybit_ g21
_byp k37
_bypa k37
_bypass_ k19
_bypassing_ k18
_c_ r27 h-37
_ca r-31 g-46 m-68 h-69
_cab g-22 h73
_caba h28
_cabaret_ h28
_cabi h-22
_caf h-23
_cafe h-23
_cafe_ h-18
_cag h-44
_cage h-44
_cage_ h-46
_cak r-15 g-19 m-36 h-55
_cake r-15 g-19 m-36 h-55
_cake_ r-15 g-19 m-36 h-64
_cal r25 g68 h-74
_calc g-20 h-23
_calf g53 h-24
_calf_ g53 h-24
_calf_in_ g62 h-16
_call r27 g39 h-42
_call_ r26 h19
_call_it_ r96 g-38
_call_option_ m-17
_call_options_ m-17
_called_ m29
_calls_ g77 m-18 h-56
_calls_on_ g34 h-23
_cam g-21 h-24
_cam_ h-51
_cam_show_ h29
_came m28 h24
_came_ r23 m40 h22
_camel_ h-24
_camel_race_ m-19
_camels_ g19
_camp m-19
_camp_ h-49
_campaign_for_ h26
_can g-38 h15
_can_ r26 m-23 h30
_can_not_ g17
_canc r-20 h-54
_cancel_ r-15
_cancellation_ g63
_cancelled_ g-53
_cand g39 m34 h-37
_candle_ g27 m41 h-27
_candle_green_ m26
_candle_red_ m36 h-15
_candles_ h-17
_cani h17
_cann r42 g-34 h45
_cannabis_ h33
_cannot_ r44 g-28
_cans h66
_cans_ h66
_cant r-20
_canteen_ m-25
_cap m-23 h46
_cap_ r-42 g38 h-23
_capi r52 g-26 m-19
_capital_ r52 g-24 m-18
_capital_and_ r41
_capital_back_ r29
_capital_protected_ r54
_capital_refunded_ r20
_caps h22
_capt h42
_captagon_ h33
_car g-22 m32
_car_ r-65 g-21 m48 h-97 k-15
_car_for_ r-19
_car_if_ g44
_car_wash_ k15
_carb g20
_carbon_ g27
_carbonara_ h28
_card r30 g-75 m15 h40 k44
_card_ r39 g-32 h-26 k39
_card_for_ r-43 g-16 m40 h-44 k-15
_card_game_ m26
_card_interest_ r20
_card_replacement_ r-22 m-16
_cards_ g-41 h69
_cards_for_ m-31
_care g28 h-32
_care_ g48
_cari h22
_caricature_ h20
_carl m29 h56
_carlo_ m33 h45
_carp r-39 g-23 m-33
_carpet_ r-25 m-24
_carr r74 g19 h-44
_carry_ r63 g-18
_cars g30
_cars_ g30
_cart m-26 h-22
_carton_ h-29
_cartons_ g17 m-25 h-18
_cas g18 m33 h46
_case r-23 g24 h76
_case_ r-20 g24 m18 h45
_case_of_ h38
_case_opening_ m33 h18
_cases_ m-15 h30
_cash r37 g35 m54 h25 k16
_cash_ r27 g36 m15 h-17 k17
_cash_advance_ r18
_cash_and_ r-28 k21
_cash_at_ r31 m-18
_cash_for_ r-30 k20
_cash_in_ r-35 m23 h48
_cash_or_ r-57 g74
_cash_out_ m22 h34
_cash_price_ r-27 g-53
_cash_settled_ g64
_cash_to_ h-15
_casi g-17 h-42
_casino_ g-15
_casino_chips_ k22
_cast g-23 m-30
_cast_ g18 m-16
_casting_ h27
_cat r-22 g23 m-36 h-46
_cat_ g-29
_catc g37 h-24
_catch_ h-29
_catches_ g35
_cate m-19
_catering_ m-19
_catt g22
_cattle_ g22
_cau k18
_caus k18
_cause_ k19
_cb h22
_cd r28 h-15
_cd_ r29
_ce r17 m-19 h-54
_ce_ g75 h-18
_cel g-19 h37
_cell g-19 h37
_cellar_ g-16 h47
_cem g-20 h-49
_ceme g-20 h-49
_cement_ g-20 h-49
_cer r37 g-18
_cert r38 h-15
_certain_ r24
_certificates_ r22
_cf r-40 g169 m136 h-54 k-26
_cfd r-40 g169 m136 h-54 k-26
_cfd_ r-37 g143 m147 h-40 k-26
_cfd_account_ r-17 g90 m63 h-28 k-26
_cfds g26
_cfds_ g26
_ch r38 g-125 m-42 h60
_cha g-23 m-63 k18
_chai m-30 h-72
_chai_pani_ h25
_chain_ r38
_chair_ m-15 h-24
_chairs_ r-17 h-55
_chal g29 m-15 h-26
_chalet_ g29 m-15
_cham h25
_chan g17 m49 h-71 k15
_chance_ g20 m55
_chandelier_ h-38
_chandi_ r19
_change_ r-20 h-16 k16
_changed_ r32 h-24
_channels_ h38
_chap r-17
_chapter_ r-17
_char g-41 m-64 h22
_char_ h46
_char_siu_ h41
_charas_ h21
_charcoal_ g19 h-31
_charge_ g-31 m-24 h-39
_charge_on_ r18
_charged_ r15
_charged_by_ r31
_charges_ r31
_charges_for_ r18
_charging_ r-16
_charitable_ r22 k23
_charity_ r-31 g-25 m19 h-21
_charm_from_ h20
_chart_ m-22
_chat h43
_chat_ h25
_che r-26 g-72
_chea g16 h83 k-19
_cheap_ h26
_cheaper_ g30 h17
_cheat_ h33 k-18
_chec r-33 g-30 h-44 k23
_checked_ g-17
_checking_ h-37
_checks_ k23
_chee g-20 h-19
_cheese_ g-20 h-30
_cheq r16 h-31
_cheque_ h-29
_ches m33 h-23
_chess_ h-15
_chess_club_ m-16
_chest_ m30
_chi r38 g-24 m26 h55 k-16
_chic k-24
_chicken_ g-15 h-28
_chil h17
_child_ g18 h41
_children_ h-24
_chin g19
_china_ g19
_chip m55
_chips_ m55
_chit r87 g-26 h-18
_chit_ r54 g-21 h-22
_chitty_ r58
_chiv h32
_chivas_ h32
_cho r-41 g-16 m-33 h44
_choc h-19
_chocolate_ h-22
_choo g23 h28
_choose_ h23
_chooses_ h15
_chop h34
_chops_ h26
_chor h40
_chorizo_ h46
_chos r-25 g-39 m-22 h-42
_chose_ g-15 h-25
_chose_the_ h-23
_chosen_ r-16 g-24 m-19 h-17
_chr h29
_chri h29
_christmas_ h29
_chu g16 m18 h-18
_ci g-34 h36
_cir g-21 m17 h26
_circ g-20 m19 h19
_circle_ m21 h19
_cit h33
_city m15 h31
_city_ m15 h31
_cl g-90 m-48 h36 k-48
_cla r44 g-32 m-42 h-31
_clai r27 h15
_claim_ r21
_clar h23
_claret_ h23
_clas m-17 h-27
_class_ m-48 h-71
_classes_ h23
_clau r22
_clause_ r22
_claw m-32 h-32
_claw_ m-32 h-32
_cle r-21 g-23 m-29 k35
_clea m-20 h-21 k45
_clean_ h-15 k43
_cleaning_ m-23 h-33 k19
_clear_ r35 h28
_clearance_ g16
_cler r-29 h22
_clerk_ r-29 h22
_cli g-32 h29 k-28
_clic m35
_clie r32 h16
_client_ r38
_clin r-24 g-22 m-20 h-40
_clinic_ r-24 g-22 m-20 h-40
_clip h26
_clips_ h26
_clo h43 k-34
_clon g-17 m-24 h111
_clone_ h23
_cloned_ m-16 h74
_cloned_cards_ m-15 h18
_cloning_ h15
_clos r-18 g36 m53 k-23
_close_ h-19
_closes_ r15 g29
_closest_ m15
_closing_ r-31 m16 h24
_clot g-23 m-17 h-52
_cloth_ g-21
_clothes_ h-41
_clu r-25
_club r-25
_club_ r-25
_club_sandwich_ h-30
_cm g38 h-20
_cme g38
_cme_ g38
_co r-42 g-28 m-82 h-63 k-70
_coa g-62 m-46 h-31
_coac g-20 m-37 h-31
_coach_ g-18 h-27
_coaching_ m-27
_coat g-40
_coat_ g-25
_coc h80
_coca h46
_cocaine_ h45
_cock h20
_cocktails_ h18
_cod m22 k17
_code m22 k17
_code_ m23
_codeine_ h19
_coffee_cup_ h47
_coffee_dregs_ h25
_coffee_grounds_ h18
_cog h36
_cogn h36
_cognac_ h36
_coi g22 m51 h-37 k-32
_coin g22 m51 k-32
_coin_ g19 m36 h-61 k-22
_coins_ r19 m17 h40
_col g16
_cold h57
_cold_ h57
_coll r-17
_collar_ r-18 g49
_colleague_ r-23 k-16
_colleagues_ h36
_collect_ h-19
_collecting_ k-17
_collection_of_ k19
_collector_ m16
_collects_ r37
_colo r-25 h-55
_color_ m15
_coloured_ r-25 h-29
_com r56 g38 m27 h-18 k31
_come r43 g16 m18 h-37 k20
_come_ r28 m-16 k16
_comes_ g19 m33 h-37
_comes_back_ r19 h-18
_comi g37
_coming_ g38
_comm g22 m16 h23
_commercial_ g30
_commercial_paper_ g-18
_commission_ r-28 g16 m17
_commission_for_ h-22
_commission_in_ h31
_commission_to_ h-16
_committee_ r27 g-18
_commodity_ r16
_comp g-36 k16
_comp_ h-17
_companion_ r-16
_companion_for_ r-15
_company_ g-41 m-16 k20
_company_for_ r20 h24
_compensation_ r16
_competition_ m34
_competition_entries_ m16
_competition_entry_ m23
_compound_ r-38
_compound_interest_ r-17
_compounding_ r43
_con r28 h-61
_conc h-16
_conceived_ g27
_concert_ h-19
_cond h-23
_condition_ g-15
_conf r-18 g-20
_conference_ g-17
_cons r41 m-22
_consideration_ r24
_consolidation_ r19
_consultation_ h22
_consulting_ h-30
_consumer_ h20
_cont m38
_container_ r-22 g34
_containers_ r28 g-19
_content_ g-16 h46
_contents_ g24
_contents_a_ g31
_contest_ m43
_contest_entry_ m17 h30
_contract_ r24 h40
_contract_for_ g48
_contract_on_ r-32 g27 m18
_contract_to_ r25 g-50 k18
_contractor_ h-27
_contribution_ r-23
_conventional_ r38 h26
_conventional_bank_ r36
_conventional_insurer_ g37 h-25
_convoy_ h-22
_coo g-21 m-42 h-33
_cook g-21 m-35
_cookies_ m-20 h-50
_cooking_ h79
_cooking_sherry_ h50
_cop r-39 m-19 h80
_copi h16
_copies_ h34
_copp r-29 g48
_copper_ r-29 g50
_copy g-32 h68
_copy_ g-32 h68
_copy_of_ h-35
_copy_watches_ g-17 h48
_cor g-26
_cork h28
_corn g-15 h30
_corp r33 h-17
_corporate_ r33 h-17
_corporate_bond_ r18
_cos r26 h-28 k-24
_cosm g24
_cost r29 g-33 h-32 k-24
_cost_ r-41 g-36 k-18
_cost_of_ g15
_costs_ r74
_costume_ h-17
_cot g17
_cott g20 h-17
_cotton_ g20 h-17
_cou r-77 g-56 m-24 k-24
_coun r-80 g-22 m-35 h-27 k-15
_counselling_ m-15
_count_not_ g20
_counted_ g15
_counter_ r-45
_counterfeit_ h66
_country_ h-21
_counts_ g-16
_coup r55 g-29 m33 h49
_coupon_ r51 g-29 m33 h-26
_coupon_bond_ r28
_coupon_from_ r15 h-16
_coupon_on_ r20
_coupons_ h37
_cour r-38
_courier_ r-21 g-21 h-31
_courier_fee_ k33
_course_ g-33 h30
_court_ g42 h-26
_cous m-20
_cousin_ g16 m-27 h20 k-23
_cousins_ r-27 h-27 k23
_cov g93 m-22 h-55
_cove g93 m-22 h-55
_cover_ g99 h-19
_cover_for_ g-63
_covered_ r-35 g35
_covers_ r18 g-24
_cow h-33 k-15
_cow_ h-36 k-15
_cr r-40 g31 m-17 h16 k-22
_cra r-38 g21 h35 k-20
_crac m-34 h33
_cracked_ h37
_craf g-15 h35
_craft_ g-15 h35
_cran h-18
_crane_ h-18
_cras g17 m31
_crash_ g17 m31
_crash_game_ m28 h57
_crat r-29 g22
_crate_ g16
_crates_ r-21 h-21
_craw m-17
_crawl_ m-17
_cre k-23
_cred r20 m16 k-15
_credit_ r20 m-20
_credit_card_ r17
_credit_default_ r-34
_credit_for_ r22 m25
_credit_line_ r28
_credit_we_ r-19
_credited_ r45
_creditor_ r-52
_credits_ m42 h17
_cres r-29 h-20
_crescent_ r-29 h-20
_cri h-49
_cric h-35
_cricket_ h-31
_cris h20
_cro g16 m-24 h17
_crop g35 h-41
_crop_ g35 h-41
_crow g-16 h-16 k16
_cru g15
_crud g23
_crude_ g23
_cry h27
_cryp r16
_crypto_ r20 h-23
_crys h36
_crystals_ h25
_cs m38
_cu r-15 g-34 m-81 h91
_cumu r19
_cumulative_ r19
_cup m-56
_cup_ m-53 h51
_cup_reading_ h15
_cur h78
_curs h62
_curse_ h62
_curt r-25 h-26
_curtains_ r-25
_cus r-20
_cush h-24
_cushions_ h-21
_cust r-20 h17
_customer_ g28
_customer_paid_ g22
_customs_ r-15 g-17 h19
_cut g-60
_cut_ g-19 h44
_cut_for_ h41
_cutt g-34 h-40
_cutter_ g-34 h-40
_cy r-32 h-37
_cyb r-16 g25
_cybe r-16 g25
_cyber_ r-16 g25
_d_ r57 g26 m35 h-97
_d_o_ r-22 g54
_da r46 g71 m23 k-98
_da_ r27 g-15 h-19
_daa r-18 m-15 h46
_daam g16
_daam_ g16
_dab g27
_dad r22 g-38 h16
_dad_ r25 g-36
_dadd h18
_daddy_ h18
_daf g34 h-24
_daf3 r23
_dafa g38 h-21
_dah m22 h-16
_daha m22 h-16
_dahab_ m22 h-16
_dai r24 g-47 h32 k-19
_dail k-19
_daily_ k-19
_dain r22
_dain_ r22
_dak h16
_daks h16
_dakshina_ h16
_dal m27 h44
_dala m17 h44
_dam r-22 g28
_dama r-22 g31 h-16
_dan g-33 h77
_dana r17
_dana_ r17
_danc g-29 h83
_dance_ g-21 h23
_dancer_ h45
_dar m33
_dare m34
_dare_ m34
_dart h-16
_dat r-38 g-28 m-44 h-28
_data g-22 m-15
_data_ g-20
_date r-20 m-27
_date_ g56 m-26
_dated_ r16
_dated_cheque_ r-21
_dates_ r-30 g-49
_dati r-16 h-35
_dating_ r-16 h-35
_dau k-19
_daug k-19
_day r105 g81 m-21 h-140 k-37
_day_ r118 g74 h-87 k-30
_day_one_ r37
_days m-33 h-21
_days_ m-33 h-21
_dd h16
_ddo h16
_ddos h16
_ddos_ h16
_ddos_attack_ h16
_de g43 m-25 h-24
_de_ g-16 h20
_dea r48 h30
_dead h45
_dead_ g-18 h47
_deadline_ g20
_deal r32 m16 h-16
_deal_ r62 g15 m-17 h-21
_dealer_ m32 k20
_dealers_ r-17 h18
_dear r27 h15
_deat g23
_death_ g23
_deb r23 g-22 k-21
_debe r32 h-22
_debenture_ r26 h-18
_debi r30 m15 h18
_debit_ r24 m15 h23
_debt r-39 g-25
_debt_ g-32 h-21
_debt_as_ r-30 h-21
_debtor_ r-41 h38
_dec r-21 g34 m21 h-45
_dec_ m16
_deca g26
_decd g27
_decde_ g27
_deci r-15 g23 h-17
_decide_ g-26
_decide_by_ g-36
_decided_ g17
_decides_ g42
_decl g-25 h-17 k22
_declare_ g-18
_declare_it_ g-15 k16
_declared_ k15
_deco g-18
_decoration_ g-18
_ded r-41 h29
_dedu r-41 h31
_deduction_ r-30 h39
_dee g-19 h-18
_deed g-18 h-26
_deed_ g-18 h-26
_def r-18 h-36
_default_swap_ r-29
_defe r-22 h-27
_deg g-18 h22
_degr g-18 h25
_degree_ g-22 h21
_dei r-24 h29
_deit h33
_deity_ h28
_del r29 g-36 m-28 h28
_delay_ r15 g29
_delayed_ g-17
_dele g-21 k19
_delete_ g-21 k19
_deli g-27 h17 k-18
_deliver_ g28
_deliver_in_ g19
_deliverable_ r54 g-51
_delivered_ g-19 h-22
_delivers_ g22
_delivers_in_ g30
_delivery_ r-43 h24
_delivery_in_ r48 g16
_delivery_of_ g18
_delt h23
_delta_ h23
_dem r34 h-33
_demo h-18
_demolition_ h-18
_demurrage_on_ r27
_den g-32 h-44
_dent h-38
_dental_ g15
_dental_plan_ g18
_dentist_ h-26
_dep r-29 g41 m17 h17
_depe g31
_depends_ g31
_depends_on_ g25
_depo r-21 m27 h32
_deposit_ g15 m28
_deposit_certificates_ r17
_deposit_for_ r-52 m19 h-15
_deposit_paying_ r18
_deposits_ k19
_der r52 g50 h-46
_deri g51 h-34
_derivative_ g34
_derivatives_ g15
_des g16 m-38 k25
_desc h-20 k28
_description_ h-20 k28
_desert_ g16
_desi h18
_design_ g28 h-24
_designer_ h18
_desk m-17 h-43 k-17
_desk_ m-17 h-43 k-17
_dest h26 k17
_det h-16
_dev g26
_deve g23
_developer_ g23
_df r-40 m26 h31
_dh h-35
_dhs h-25
_dhs_ h-25
_di g118 h-89 k-18
_di_ g53 h-31
_dia r-23 g-26
_diam h23
_diap h-22
_diapers_ h-21
_dic m18
_dice m18
_dice_ m18
_die g67 m-25 h-52 k-23
_die_ g69 h-29 k-22
_die_they_ g16 k-17
_died h18
_died_ h18
_dif g22 m22 k19
_diff g22 m22 k19
_different_ k30
_dig g34 m27
_digi m30
_digital_ m30
_din g-16 h-20 k-22
_dinn k-21
_dinner_ k-21
_dip g-15
_dipl g-15
_dir g-22 h-17 k35
_dire k17
_director_ h-19 k34
_directors_ h-25
_dirh g-26 h-36
_dirham_ m-17
_dirhams_ m21 h-27
_dirhams_at_ r-29
_dirhams_per_ m34
_dirhams_to_ r17
_dirt k27
_dirty_ k27
_dis r33 m-16 h84
_disa h38
_disappear_ h38
_disc r63 m-16
_discount_ r-20 g-23
_discount_coupon_ r-48
_discounted_ r23
_discounting_ r50 h-15
_discovered_ g24
_dise m29 h30
_diss h17
_dissertation_ h17
_dist m-19 h35
_distillery_ h27
_distributor_ h21
_district_ m-19
_div g53 h-48
_dive g73 h-42
_dive_ g24 h-20
_diver_ h-23
_divi g-21
_diy g-20 h24
_diya r-26 g-15
_diya_ r-26 g-15
_dj h20
_dji h25
_djin h25
_djinn_ h25
_do r-72 g-45 m17 h-32 k60
_do_ r-51 h-15 k59
_do_not_ r-20 g21 m-16 h-19 k17
_doc g-20 k-23
_doct h39 k-20
_doctor_ g-29
_doctored_ h45 k-19
_docu h-20
_document_ h-16
_doe g17 h-15 k46
_does g17 h-15 k46
_does_ k49
_dog g17 h54 k-21
_dog_ g28 m-31 h38
_dog_fight_ h27
_dog_fighting_ h19
_dog_fights_ h45
_dogs m24 h21
_dogs_ m24 h21
_doh r22 h-19
_doha r22 h-19
_doha_ r22 h-19
_dol r20 g-43
_doll r34 g-30 h20
_doll_ h39
_dollar_ r43 h-24
_dollars_ g-19
_dollars_to_ g-15
_dollars_today_ r-15
_dom g-36
_domino_ h-46
_don r-22 m-27 h-25 k28
_dona g-19
_donated_ r-16
_donated_to_ r-16
_donation_ r15 k-40
_donation_to_ r22 k-21
_donations_ k44
_donations_to_ k16
_done r-16 g18 h-24
_done_ r-16 g18 h-24
_donk h17
_donkey_ h17
_donor_ h23
_dont g18 k32
_dont_ g18 k32
_dont_have_ g27
_doo h-29 k-16
_door h-29 k-16
_door_ h-23 k-16
_dou g27 m37 h-15
_doub g27 m37
_double_ r16 m16 h16
_double_or_ m19
_doubled_ r-20 m18 h-18 k15
_doubled_or_ g16 m24
_doubles_ g28
_dow m40 h-30
_down m42 h-54
_down_ r-30 g25 m61
_down_in_ m19
_down_min_ g40
_dr r-124 g-41 m110
_dra r-24 m92 k-20
_draf r-23 m27 h15
_drag m17 h-15
_draw m52 k-18
_draw_ r-19 g-18 m25 h28
_draw_coupon_ h19
_draw_for_ m26 h-16
_draw_of_ g31 m-17
_drawer_ r22 h-18
_drawing_ g16
_drawings_ g43
_drawn_ g-20 m17
_dre g-18 m40
_drea m49 h26
_dream_ m49 h26
_dream_car_ m19
_dream_home_ m17 h-16
_dreg h25
_dregs_ h25
_dres h-19
_dress_ h-19
_dri r-49 g-34 m-15 k17
_drin h34
_drink_ h-26
_drinks_ h52
_driv r-22 g-27 h-20 k20
_drive_ r-25 k22
_driver_ r-25
_drives_ r28 g-15
_dro r-42 g59 h-47
_dron h-15
_drone_ h-15
_drop r-33 g52 h-31
_drop_ r-41
_drops_ g17
_dru g-16 h-31
_drug g-16
_drug_ h-17
_dry h45
_dry_ h45
_dry_red_ h16
_dry_white_ h19
_dt g45 h-20
_dte g45 h-20
_dte_ g45 h-20
_du g-40 h-54
_dub r-29 m-22
_duc m15
_duck m15
_duck_ m15
_due r60 h-63
_due_ r50 g-16 h-35
_due_date_ g-23
_due_in_ r21
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
_dvds g-38 h23
_dvds_ g-38 h23
_e3 h25
_e3l h25
_e3la h25
_e3lan_ h25
_e_ g27
_e_dirham_ r18
_ea r67 g-126 h-22
_eac r27 g-45 m26 k29
_each r27 g-45 m26 k29
_each_ r27 g-45 m26 k29
_each_borrowed_ r16
_each_gets_ r-44
_each_he_ r26
_each_i_ r23
_each_month_ r-52 g15 h26
_each_of_ m37
_each_one_ k20
_each_payment_ k29
_each_transfer_ k27
_each_week_ r22
_ear r53 g-78 m-31 h-29 k-17
_earl r28 g-42
_early_ r28 g-42
_early_settlement_ g-34
_earn r32 g-18
_earn_ r29 h19
_earnest_ r-20
_earnest_money_ r-20
_earnings_ r18
_eas h36
_eat h-20
_ec m-21 h24
_ecs h24
_ecst h24
_ecstasy_ h24
_ecstasy_pills_ h19
_ed g45
_edi h27
_edib h20
_edibles_ h20
_education_plan_ g24
_ee r39
_een r39
_eena r39
_eenah_ r24
_eg g17 m16 h-16
_egg g17 m16
_eggs g20 h-24
_eggs_ g20 h-24
_ei r64 h-44
_eib r26
_eibo r26
_eibor_ r26
_eid g17 h-49
_eid_ g17 h-49
_eig h27
_eigh h27
_eight_ h20
_ein r54 h-17
_eina r54 h-17
_einah_ r41
_eit r-23
_eith r-23
_either_ r-23
_el g62 m28 h-61
_el_ r31 h-29
_eld r-15 h-21
_elde r-15 h-21
_elderly_ r-15 h-21
_ele h27
_elec r-16
_election_ m22
_electricity_ g-20 h-16
_electrocuted_ g-17 h46
_electronics_ g22 h-25
_ell g71 m29 h-35
_elli r31 g38 m31
_elli_ r31 g38 m31
_elly r-22 g33 h-28
_elly_ r-22 g33 h-28
_els r-15 k28
_else r-15 k28
_else_ k21
_em r35 h-39 k21
_ema g16 k18
_emaa g25
_emaar_ g25
_emai k18
_email_ k19
_emb h-28
_emba h-31
_embassy_ h-31
_emi r84 h-25
_emi_ r65 h-24
_emis r21
_emis_ r21
_emp r-38 h33
_empl k23
_employee_ g20 k32
_employer_ g-25
_empt r-29 k-15
_empty_ k-15
_en r36 g75 m124 h-19 k-35
_end r22 g86 m57 h-91 k-18
_end_ r54 g34 h-53 k-17
_end_of_ r-19 g-38
_endi m38 h-26
_ending_ m39 h-29
_ending_sa_ m33 h-24
_endo g23
_endowment_ g23
_ends g30
_ends_ g30
_eng g41 m-20
_engi g41 h18
_engine_ g65 h29
_ent m78
_ente m37 h21
_enter_ m37
_entr m36 h-15
_entries_ m23 h-23
_entry_ m22
_entry_fee_ m-32
_env g-44 h61
_enve g-34
_envelope_ g-31 h39
_envelope_for_ r-26 h76
_envelopes_ r24 h-40
_eq h16
_equ h16
_equa r-42 g-23
_equal_ r-42 g-23
_equi r49 g15 h22
_equity_ r26 g15 h20
_equity_in_ r-18 h39
_er r-24 g-21 h28
_ero h21
_erot h21
_erotic_ h19
_es r-26 m-21 h-39 k-15
_esc m-17 h44
_esca h-22
_escaped_ g26 h-16
_esco h72
_escort_ h52
_escort_for_ h-21
_escort_service_ h56
_escorts_ h20
_esh r19 g-25 h-16
_esht r19 g-25 h-16
_est r-16 h-49
_esta g18 h-43
_estate_ g29 h-43
_et r75 m48 h-85
_etf r25
_etf_ r25
_eth m36 h-31
_eth_ g-16 m27
_eto g29
_etor g29
_etoro_ g29
_eu r49 g-41 m45 h21
_eur r49 g-41 m45 h21
_eur_ r39 g-15 m-20
_euro g-34 m35 h23
_euro_ g-17
_euromillions_ m50 h42
_euros_ r22
_euru m30
_eurusd_ m30
_ev r38 m30 h43 k15
_eve r39 g19 m34 h40
_even g49 m18 k-19
_even_ g33
_evening_ m28 h29 k-16
_ever r52 g-30 m15 h28
_every_ r100 g-48 h17 k19
_every_borrowed_ r21
_every_month_ r47 m15
_every_week_ r-22
_everybodys_ m15
_everyone_ r-40 g-19
_everyone_puts_ r-22 g-22
_everything_ g18 h17
_everything_under_ g27
_evi g-17
_evil g-17
_evil_ g-17
_evil_eye_ g-17
_ex r-104 g-15 m-43 h25 k-19
_ex_ h80
_exa r-54 g-36 h-16 k-26
_exac r-34
_exactly_ r-27
_exam r-20 g-29 k-26
_exam_ r-22 g-36 h-19
_exam_fee_ h-97
_examiner_ h50 k-15
_exams_ h-24
_exc r-23 h-15
_exce g15
_exch r-17 g-24
_exchange_ g-20 h15
_exchange_house_ r-15
_exi g28
_exis g28
_exist_ g24
_exp r-26 k26
_expe r-15 g16 h-25
_expected_ r-19
_expenses_ h-20
_experience_ h23
_experience_letter_ h19
_expi g28 h42
_expired_ h30
_expiring_ g15 h-23
_expiry_ g26 h35
_expl r-30 g-28 k35
_explained_ g-19 h-16 k15
_ext g-15 h-25
_exte r-23
_extended_ r-35 g22
_extended_warranty_ r-17
_extension_ g-21
_extr r30 g-27
_extra_ r32 g-27
_ey m15 h37 k18
_eye m15 h37 k18
_eye_ m16 h22
_eyes h21 k25
_eyes_ h21 k25
_f_ g65 h-33
_fa r60 g-61 m-40 h-43
_fa2 r24
_fac r54 g-46 m-23 h16 k-20
_face g-16 m-18 h18
_face_ g-16 m-18 h15
_faci g-22 h42
_facilitation_ r-18 h41
_facility_ r50 h-15
_fact r50 h-43
_factor_ r45 h-22
_factoring_ r26
_factory_ r-25
_fai k-17
_fail g20
_fair r-16 g16
_fair_ r-16 g16 m-17
_fais g-22 k-17
_faisal_ g-22 k-17
_fak g-19 h56 k17
_fake g-19 h56 k17
_fake_ g-19 h56 k17
_fake_grass_ h-25
_fake_medical_ g-15 h26
_fal r-17 g52 m-21 h30 k53
_fal_ h39
_falc g48
_falcon_ g48
_fall g17 m-18
_fals k59
_false_ k59
_fam m-19 h-26 k19
_fami m-19 h-26 k19
_families_ k20
_family_ r15 m-19 h-16
_fan r-32 m67 h-18
_fan_ m21 h-23
_fans h19
_fans_page_ h21
_fant m34 h-19
_fantasy_ m34 h-19
_fantasy_league_ m-15
_far r-23 m-29 h-68 k-26
_fare r-15 m-17 h-34 k-15
_fare_ m-15 h-26 k-15
_farewell_ r-15
_farm m-18 h-17
_farm_ m-18
_fas h-25
_fast r16 h-48
_fastest_ h-22
_fat r-33 g-15 h50
_fate h23
_fate_ h23
_fathers_inheritance_ g15
_fav r-18 m15 h-22 k16
_favo r-18 m15 h-22 k16
_faw r64 g-17
_fawa r64 g-17
_fawayed_ r49 g-17
_fay r52 g-15 h-16
_fayd r35 g-15 h-15
_fayda_ r18 g-15 h-15
_fd r168 g-41 m-20 h-53
_fd_ r168 g-41 m-20 h-53
_fe r-54 m-37 h74 k-24
_fe_ g19 m26 h-21
_fee g25 m-31 h-51 k-15
_fee_ g-40 m-33 h16
_fee_%_ r24
_fee_and_ h36
_fee_for_ r-20 g-23 m-32 h-15
_fee_of_ k-18
_fee_paid_ r16
_fee_per_ r54
_fee_so_ r23 k23
_fee_to_ r16 m-18 h-17 k26
_feed r-19 g-30 m-25 h-43
_feed_ r-19 g-30 m-25 h-43
_feeh g74 h-18
_feel g63
_feel_ g43
_feels_ g20
_fees r15 g-15 m27
_fees_ r15 g-15 m27
_feet g-26
_feet_ g-26
_fel h16
_fell h41
_fell_ h51
_fell_off_ h53
_felo g-20
_fen g-20 m-17 h115
_feng h68
_fengan_ h56
_fenj h30
_fenjen_ h25
_ferm h42
_fermenting_ h29
_fermenting_tank_ h19
_fet h19
_feti h19
_fetish_ h19
_ff g32 h-15
_ffa g32 h-15
_ffa_ g32 h-15
_fi r39 g49
_fi_ g20 h-36
_fie g18
_fiel g18 h-18
_field_ g17 h-18
_fif r30 g-22 m51 h16
_fift r35 g-22 m50 h16
_fifty_ r37 g-16
_fig r-32 g44 h-31 k45
_figh g-26 h34 k61
_fight_ g-16 m18
_fight_money_ m21
_fighters_ h-27 k68
_fighting_ h19
_fights_ h45
_figu r-18 g59 h-28 k-17
_figure_ r-18 g36 k-17
_figure_never_ g26 h-19
_fil r45 g25 h36
_file r-15 g45 m-17 h18
_file_ r-15 g43 m-17 h21
_fill m15 h38
_film h48
_film_ h16
_films_ h32
_fils r68 h-31
_fils_ r68 h-31
_fils_on_ r26
_fils_per_ r24
_filt g-15 h-18
_filter_ g-15 h-18
_fin g41 h-41
_fina r68 m-30 h-38
_final_ m-30
_final_price_ g38
_finance_ r46 g-35 h-24
_finance_charge_ r-20
_financier_ r42
_find r-36 g113 h-23
_find_ r-20 g106 h-36
_finding_ h21
_fine r-18 g-43
_fine_ g-41
_fine_for_ h-41
_fini m64
_finishers_ m33
_finj h15
_finjan_ h15
_fir r-19 h27
_fire h-19
_fire_ h-47
_firm r-18
_firm_ r-18
_firs m18 h38
_first_ m18 h38
_first_buy_ g19
_first_copy_ g-19 h111
_fis g38 m-18 h-67
_fish g38 m-18 h-67
_fish_ g73 m-32 h-55
_fish_in_ g24
_fish_that_ g22
_fish_your_ g56
_fishing_ g-27
_fit r-21 g-62 h-19
_fitt r-16
_fitting_ r-16
_fiv r26 g-36 m21
_five r26 g-36 m21
_five_ g-36 m21
_five_minutes_ m23
_five_six_ r44 h-21
_five_star_ h21
_fix r17 m-34 h94
_fix_ m-16 h46
_fix_the_ h45
_fixe r17 m21
_fixed_ g-19 m28 h-22
_fixed_per_ r26
_fixed_price_ g-20 m-17
_fixed_profit_ r28 g-15
_fixed_return_ r21
_fixed_returns_ r17
_fixed_time_ r-47 g59 m66
_fixer_ h28
_fixes_ g15
_fl r-82 m-29 h-59 k18
_fla g-43 m-27 h-80 k16
_flag g-26 m-20 h-47 k42
_flag_ m-20 h-31 k22
_flags_ h-16 k20
_flat g-15 h-39 k-26
_flat_ h-39 k-26
_flat_%_ r28
_flat_for_ r34
_flat_sold_ r-25 g24
_fle g15 h-15
_flee h-15
_fleet_ h-15
_fleet_insurance_ g43
_fli r-45 g18 h-36
_flig r-43 m-29
_flight_ r-43 m-29
_flight_delay_ g31
_flip m45 h-46
_flip_ g-20 m20 h-32
_flip_coin_ m26
_flipped_ m25
_flipped_coin_ m25
_flo r-23 g29 m-22 h-23
_floa g36
_floating_ g31
_floo r26 g18
_floor_ r17 h15
_floor_plan_ r55 g-39
_flou k21
_flow r-17 g-20 h-19
_flower_ h19
_flowers_ r-17 g-20 h-49
_flu m17 h-26
_flu_ h-42
_flus m17 h16
_flush_ m17
_fly h120
_fn g25
_fno g26
_fno_ g26
_fo g-31 m-61 h16
_foa g52 h32
_foal g52 h-20
_foal_ g52 h-20
_fol h58
_fold h38
_folder_ h48
_foll h20
_followers_ h22
_fon g-20
_font g-20
_font_ g-20
_foo g-24 m-21 k-16
_food h-15
_food_ h-15
_foot g-17 m-21
_football_ m-21 h-27
_for g-56 m-20 h-30 k39
_for_ r27 g-55 m-60 k24
_for_a_ r-105 g16 m79 h46 k54
_for_ageing_ h34
_for_all_ g29
_for_being_ r44
_for_car_ m-18
_for_cash_ r56 g-17 m-20 k-16
_for_certain_ r24
_for_clinic_ g23
_for_dates_ g-29
_for_day_ r17
_for_days_ r16 g42
_for_each_ r154 h-16 k-24
_for_eid_ h-40
_for_euros_ r15
_for_evening_ m36 h17
_for_every_ r15
_for_fish_ g-25
_for_giving_ r50
_for_goods_ r-20 g-20 k41
_for_her_ g-15 h39 k-15
_for_him_ h47 k-22
_for_his_ g-20 h60 k-18
_for_if_ m16
_for_it_ r-35 g43
_for_january_ r24
_for_kids_ m-17 h-20
_for_less_ r45
_for_lunch_ r-36 g-17 h-15
_for_me_ r-20 h50
_for_money_ r27 m31
_for_month_ r18
_for_my_ r-22 g17 m31 h-31 k-40
_for_new_ r30 m-30
_for_night_ g-20
_for_nor_ g22
_for_nothing_ r40
_for_october_ r55
_for_our_ h34
_for_parking_ r-17
_for_prayer_ h21
_for_restaurant_ h36
_for_right_ g25
_for_same_ r16
_for_school_ r-18 k35
_for_selling_ r21 g-18 h-22
_for_somebody_ k20
_for_someone_ h-21 k25
_for_sure_ r29 h-16
_for_the_ r-155 g-51 m-75 h31 k19
_for_three_ g24
_for_two_ g-21
_for_villa_ g-15
_for_week_ h-30
_for_what_ r-28 g39
_for_worship_ h37
_forb r41
_forbearance_ r41
_fore g34 m27
_forecast_ m18
_forex_ g39
_forg r-65 h82
_forgave_ r-32
_forge_ h19
_forged_ r-19 h29
_forged_signature_ h15
_forged_steel_ h-16
_forging_ h33
_form r-16 h-20
_fort r-20 g-46 m29 h27
_forty_ r-31 g-17 m33 h20
_forw r38 g37 h-57 k20
_forward_ r39 g27 h-34 k23
_forward_contract_ r29 g-32
_forward_exchange_ r25 g-17
_forward_for_ r46
_forward_fx_ r28 g-21
_forward_money_ r-17 g-17 k30
_forward_on_ r28
_forward_purchase_ r-19 g19
_forward_rest_ r-17 k39
_forward_the_ k19
_forwarding_ r-36 g-19
_forwards_ r36 g29
_fou h-26
_foun r-25 g17 h-16 k-16
_found_ g17 h-21 k-16
_four r31 g-28
_four_ g-22 h-20
_fr r-42 m-23
_fra g22 h-45
_fre m-36 h43
_free r-30 g22 m-35 h40
_free_ m-35
_free_entry_ m-26
_free_for_ m-18 h-17
_frei g17
_freight_ g17
_freight_forward_ g35
_freight_forwards_ g20
_fres r18 g-29
_fresh_ r18 g-29
_fri r-40 h-23
_frid r-41
_friday_ r-44 g24
_fridays_ r17 g-15
_fridge_ g-15
_frie h-29
_friend_ r-17 h35
_friends_ h-27
_fries_ h-27
_fro r27 g-39 h31
_from r16 m-19 h19
_from_ r16
_from_a_ g-36 h-20
_from_another_ g23
_from_china_ g19
_from_day_ r22
_from_her_ r30
_from_home_ h-21 k-17
_from_me_ g-37 m25 h21
_from_the_ g26 m-18 h-38 k67
_from_third_ g37
_fron g-42 h23
_front_ r-16 g-42 m17 h23
_fru g30 m24
_frui g30 m24
_fruit_ m26
_fruit_of_ g64
_fruits_ g25
_fruits_of_ g25
_ft g57 m29 h-29
_fu r-71 g85 m-23 h-66
_fue r-43
_fuel r-43
_fuel_ r-43
_ful r-31 g-64 m-27 h24
_full r-31 g-64 m-27 h24
_full_ g-63 m-27
_full_and_ r22
_full_moon_ h26
_full_new_ h18
_full_payment_ g17
_full_service_ h17
_fun r37 g28 m47 h-19 k24
_fund r39 g18 m42 k24
_fund_ r26 h-17 k-18
_fund_of_ r40 g-27
_funding_ g56 m41 k-28
_fundraiser_ k20
_fundraiser_by_ h-15 k25
_funds_ r18 g-24 m19 k46
_funeral_plan_ g23
_fur r-22 h-20
_furn r-22 h-17
_furniture_ r-22
_fut g109 m-30 h-44 k-15
_fut_ g24
_futu g85 m-29 h-33
_future_ m-18 h25
_future_by_ h37
_futures_ r-18 g87 h-58
_futures_account_ g26
_futures_of_ g-28
_fw r43 g-22
_fwd r43 g-22
_fwd_ r43 g-22
_fx r112 g-64 h-29
_fx_ r112 g-64 h-29
_fx_swap_ r44 g-15 h-17
_fx_swaps_ r34 g-24
_g_ r15 h32
_ga r-93 g-15 m61 h-112 k-47
_gac m33 h-20
_gach m33 h-20
_gacha_ m27 h-17
_gala h-19
_gala_ h-19
_gam r-15 m100 h17 k-26
_gamb m61 h-42
_gambling_ m34 h-29
_game m17
_game_ m16
_game_that_ g32
_games_ r-15 h20
_gameya_ r20
_gami m25 h-19
_gaming_ m25 h-19
_gaming_hall_ m-18 h-23
_gamm g20 m-16 h55
_gammon_ h66
_gan h51
_gane h28
_ganesh_ h17
_gang h15
_ganj h22
_ganja_ h22
_gar r-20 h-34
_gard r-15 h-28
_garden_ h-25
_gas g22 h-30 k-21
_gas_ g22 h-30 k-21
_gat r-23 g-23 m-31
_gate r-23 m-29
_gate_ r-23 m-29
_gav g-38 h-52
_gave r18 g-38 h-52
_gave_ r18 g-38 h-52
_gave_him_ r54
_gave_the_ r-51
_gay g35 h19
_ge m-28 h47
_gel g-25
_gel_ h-22
_gela g-21 h31
_gelatin_ h36
_gelatine_ g-19
_gem h-16
_gem_ h-25
_gen h31
_gene g30
_geneh_ r19
_generator_ r-21 g18
_gent g-19 h27
_get h26
_get_ r-25 m-18 h60 k28
_get_out_ g-21
_get_rich_ r-19 g18
_gets r19 h-33 k-19
_gets_ r19 h-33 k-19
_gg m40 h39
_gh r44 g43 m-37 h-59 k19
_gha g20 m-17 h-59
_ghar g-25 h-22
_ghe g35 m-17
_gho k20
_ghos k22
_ghost_ k23
_gi g-76 m-92 h51 k20
_gif r-51 g-28 h-43 k19
_gift r-51 g-28 h-43 k19
_gift_ r-37 g-28 h-33 k19
_gift_for_ r-23 h-36
_gift_so_ k15
_gin g-25 m-23 h54
_gin_ g-38 h152
_gin_and_ h51
_ging h-38
_ginger_ h-38
_ginger_beer_ h-25
_gir g-21 m-20 h72
_girl r-19 g-20 m-18 h89
_girl_ h91
_giv r45 m-20 h-42
_give r65 g19 h-38
_give_ r65 h-36
_give_me_ r-20
_giveaway_ m17
_given_ g-34 m-20
_gives_ g44
_gives_me_ r31 g23
_givi r-20 g-16
_giving_ r-20 g-16
_gl r-17 g-28 m-16 h-42
_gla h34
_glass_ h38
_glasses_ h-37
_glo g-20 h-18
_glov g-20 h-18
_gloves_ g-20 h-18
_glu h-42
_go r37 g34 m71 h47
_go_ m29 h93
_goa g19 h-36 k-17
_goal g-22 m23 h-18
_goat g41 h-18 k-16
_goat_ g57 k-16
_goats_ g-16
_god g31
_goe m32
_goes m32
_goes_ m32
_goes_to_ r26 m26
_goi g41
_goin g41
_going_ g41
_gol m28 h-61
_gold h-15
_gold_ g15 h31
_gold_coin_ r17
_gold_for_ r20
_gold_price_ r-15 m28
_gold_saver_ r17
_golf m28 h-46
_golf_ m28 h-46
_goo g-47 m-23 h19
_good g-41 m-17 h23
_good_ r-50 g-49 h80
_goods_ g20 h-41
_goodwill_ r41
_gos h27
_gosh h27
_gosht_ h27
_got r42
_got_ r42
_gov r22
_gove r22
_government_ r22
_gr r-21 g-33 h87
_gra h24
_grab g69 h-32
_grab_ g69 h-32
_grad g-16 h-15
_gram r18 h76
_gram_ h48
_grams_ r27 h28
_grams_of_ h17
_gran r27 m15 h-15
_grand_ m23
_grape_ g-16
_grape_juice_ h-31
_grapes_ g16 h-32
_grappa_ h47
_gre r-20 g-24 m54 h57
_grea h51
_grease_ h51
_grease_the_ h30
_gree g18 m37
_green_ g18 m37
_grey r-15 g-30 m27
_grey_ g-20
_gro m-23
_groc r-32 m-17 h-35 k-16
_groceries_ r-28 h-28
_grou r-15 k25
_grounds_ h18
_group_ h-17 k26
_grow r39 g15 h17
_grows_ r25 g24 h-24
_grows_with_ r31 h-16
_gu r-49 g-34 h16 k-15
_gua r36 g-15 m-30 h-19
_guan h19
_guanciale_ h19
_guar r40 m-27 h-37
_guarantee_ r-19
_guaranteed_ r19 g-18
_guarantees_ r18 g19
_guarantor_ r22
_guard_ m-19 h-35
_gue r-39 g24 m79 k-30
_gues r-39 g24 m79 k-30
_guess_ g16 m92 h-51
_guess_number_ m19
_guess_the_ g-18 m21
_guess_weight_ m18
_guesses_ m35 h33
_guessing_ m-21
_guests_ k-22
_gui h30
_guin h31
_guinea_ h-23
_guinea_pig_ h-21
_guinness_ h54
_gul m-15 h-50
_gummies_with_ h-33
_gun_ h-21
_guy r-27 g-19 h57 k25
_guy_ r-27 g-19 h70 k25
_gy r-55 g-38 m-33 h-42
_gym r-55 g-33 m-33 h-42
_gym_ r-55 g-33 m-33 h-42
_ha g18 m-34 k-59
_haa m23 h-35
_haar m31
_hac r-21 g-25 h97
_hack r-21 g-25 h97
_hack_ h30
_hacked_ g-17 h52
_hacked_accounts_ h27
_hacker_ h15
_hacker_into_ h16
_had r48 g-30 h-22
_had_ g-27
_hadi r35
_hai r30
_hair r21
_hal r-17 g-66 m-31 h73
_hala r-18 g-16
_half r25 m-21 h25
_half_ r25 m-21 h25
_half_now_ r-31
_half_of_ h34
_half_the_ h-15
_hall g-38 h38 k-17
_hall_ g-37 h32 k-17
_ham r-30 g-53 h-30
_ham_ h192
_ham_and_ h46
_ham_sandwich_ h18
_hamb h-41
_hamd r-18 h-28
_hamm h-47
_hammer_ h-30
_hamp h-51
_han r-31 g35 m-18 h-25
_hand m-18 h-40
_hand_ r16 m-23
_handbags_ h33
_handed_ g37
_handed_over_ g19
_handicap_ m18 h-19
_hands_ r27 g-19 m16
_hands_me_ r-17
_hands_over_ g-16 m29
_hang r-35 g26
_hangs_ r-18
_hap g-18 m-18
_happ g-18 m-18
_happens_ r18 h-15
_happy_ m-16 h17
_har r33 h47 k-16
_hara g-21 h27
_haram_ g-21 h16
_hard_ h25
_harv g55 h-20
_harvest_ g33 h-18
_harvest_of_ g44 h-16
_has g108 k-23
_has_ r63 g62 h-26 k-21
_has_no_ g27 k-17
_has_not_ g17
_hasa r-50
_hasan_ r-44
_hash r-28 g-25 h74
_hash_ r-19 g-44 h90
_hash_oil_ g-22 h33
_hasn g76 h-28
_hasnt_ g76 h-28
_hat m19 h-57
_hat_ g-23 m36
_hatc g35 m-16 h-44
_hatched_ g15
_hau g20
_haul g20
_hav g76 h-28
_have g76 h-28
_have_ r16 g16
_have_the_ h23
_have_yet_ g15
_havent_ g60
_haw h-15 k21
_hawa h-22 k21
_hay r37 g-33 h30
_hay_ h50
_haz m16 h-59
_he r101 g-45 m-49 h-18 k-45
_he_ r44 m19 h-35 k-26
_he_buys_ r36
_he_gave_ r40
_he_gets_ m-17
_he_gives_ r-25
_he_guarantees_ g20
_he_is_ g-23
_he_keeps_ r-27
_he_lends_ r32
_he_lent_ r-28
_he_owe_ r-16 m22
_he_owes_ r-40 m17
_he_pays_ r-19 k-16
_he_picks_ g32 m-15
_he_returns_ r23
_he_says_ m-16 h33 k27
_he_sells_ r-26
_he_sends_ r17
_he_signs_ h-16
_he_takes_ r-16 g-17 h19
_he_was_ m24
_he_will_ g18 m19 h31
_hea r48 g-44 h-47
_head_ h15
_heal g-33 h20
_healer_ h25
_heap_of_ g-22
_hear r-18 h-19
_hed r-30 g76 h-40
_hedg g76 h-40
_hedge_ g45 h-36
_hedge_through_ g35
_hedge_with_ g40
_hedging_ g31
_hei h46
_hein h46
_heineken_ h46
_hel r41 g-24 m-27 h-49
_hell g16 h22
_hell_ g16 h22
_helm g-25 m-18 h-46
_help r55 g-20 h-37
_help_ r15 k15
_helping_ r25
_hemp h15
_hemp_ h15
_hen h23
_her r45 g-18 m-24 h57
_her_ r41 g32 m-15 h45 k27
_her_account_ k20
_herb m-22 h-35
_here g-24 m24 k-26
_here_ g-18 m26 k-26
_here_is_ r19 m26
_hero g-15 h37
_heroin_ g-15 h37
_hex h46
_hex_ h46
_hi r33 m-22 h-58 k-24
_hi_ r-19 g-40
_hid h-19 k44
_hidd r19 g18
_hidden_ r19 g18
_hidden_camera_ h55
_hide h-20
_hide_ h-20
_hidi k32
_hiding_ k32
_hig r31 m24 h-44
_high r31 m24 h-44
_high_ h-42
_higher_ r30 m22
_higher_lower_ g15
_hil h-18
_him r36 g-19 k-26
_him_ g-33 k-26
_him_and_ r-21 m26
_him_for_ r-18
_him_my_ r30 g-15
_him_the_ h-32
_him_with_ g-18
_hims r24
_himself_ r24
_hin r17
_hind r17
_hindi_ r17
_hir r-36
_hire r-36
_hire_ r-23 h-21
_his r39 g37 m-43
_his_ r30 g37 m-42 h30
_his_account_ k16
_his_car_ r-25 g19 h-16
_his_children_ h36
_his_figure_ g31
_his_for_ r-23
_his_kids_ h25
_his_money_ k23
_his_number_ g29
_his_old_ r-18 g-20
_his_own_ r-25 g-16 m-18
_his_share_ r26
_his_shop_ g27 h33
_his_wallet_ k18
_hisa r-18
_hit r-23 g26 h18 k-19
_hitm g-16 h28
_hitman_ g-16 h28
_hm g38
_hmo g38
_hmo_ g38
_ho r-71 h141 k-89
_hoc m-15
_hock m-15
_hog h65
_hog_ h65
_hol r42 m21 h-24
_hold r21 h-40
_hold_ g-25
_holders_ r21
_holding_ g16 m-18
_holds_ g23
_holi r21 h15
_holiday_ h15
_hom g-42 m22 k-22
_home g-50 m22 h18 k-19
_home_ g-47 m35 k-19
_home_brew_ h30
_home_game_ m27 h-17
_home_with_ m25
_homemade_ h15
_hon g22 h-60
_hone g23 h-60
_hone_ g27
_hone_se_ g27
_honey_ h-28
_honey_jars_ h-15
_hoo r-16 g-47 m-36 h28
_hook g-33 m-28 h23
_hookup_ g-19 h39
_hop g117 h46
_hope g80 h-15
_hope_ g55
_hopes_ g26
_hops h28
_hops_ h28
_hor m18 h83
_horo g-16 h49
_horoscope_ h45
_horoscope_subscription_ h23
_hors g21 m29
_horse_ g23
_horses_ m17
_hos r-20
_hosp r-16 h-25
_hospital_ r-16 h-25
_host h21
_hot r-38 g-21 k-17
_hot_ g-19 h45 k-16
_hote r-38 h-41
_hotel_ r-37 h-66
_hotels_ h25
_hou k-20
_hour g-36 m-27
_hour_ r29 g-16 m-20 h43
_hour_to_ h20
_hours_ r-18 g-21 h-30
_hous g28 m30 h-16
_house_ g16 m18 h34
_house_if_ g21
_housie_ h-18
_housing_ g15 h-17
_how g29 h-25
_how_not_ g-18
_hq h45
_hq_ h45
_hr h-34
_hrs h-28
_hrs_ h-28
_hu g18 m-29 h47
_hud h-22
_huda h-22
_huda_ r-26 h-22
_hul g71 h-33
_hula h31
_hula_ h31
_hulo g19 h-20
_hulog_ g19 h-20
_hulu h-15
_hum h24
_huma h23
_human_ h23
_hun g-25 m17 h-26 k21
_hund r19 g-20 m21 k21
_hundred_ r31 m41 h17 k-23
_hundred_and_ m-15
_hunt h-18
_hunt_ h17
_hus r-41 g-15 m-21 h107
_husb r-15 h49
_husband_ r-15 h30
_husband_back_ h26
_hy h20
_i_ r69 g31 m32 h-93 k-26
_i_am_ r16
_i_bought_ r-33 h-29
_i_bring_ r25
_i_buy_ g42 m-17 h-21
_i_collect_ k23
_i_cover_ r41 g-20
_i_decide_ g-36
_i_die_ g64 h-26 k-22
_i_do_ g32
_i_dont_ g24
_i_gave_ r37
_i_get_ g21
_i_give_ r27
_i_hand_ r35 m-16
_i_have_ g-29
_i_lend_ r-32
_i_lost_ g27 h15
_i_must_ r31
_i_never_ r27 k-31
_i_not_ m24
_i_only_ r-15 k19
_i_owe_ r20 g-15 m29
_i_own_ g-34
_i_paid_ m26 h-50
_i_pass_ g40
_i_pay_ r-40 g24
_i_post_ h49
_i_publish_ h24
_i_put_ g-27 m15
_i_return_ r-31
_i_said_ r-35 g-22 m48
_i_see_ r42
_i_sell_ r-24
_i_send_ r-18
_i_settle_ r17
_i_short_ g53
_i_sold_ r-29 g18
_i_still_ r33
_i_submit_ h21
_i_took_ g-25
_i_use_ g19
_i_was_ g-35 h54 k-24
_ib h39
_ibe h42
_iber h42
_ic r-18 g31 m-23
_ice r-16 g-20 m-17 h50
_ice_ r-16 g-18 m-17 h28
_ico g58 h-30
_ico_ g58 h-30
_id r-56 h66
_id_ r-26 g-24 m16 h18
_id_with_ h23
_ido g15 m-19 h52
_ido_ g32 h-25
_idol g-17 m-19 h77
_idol_ h60
_idol_for_ h38
_idols_ h17
_idols_for_ h15
_ie g41 m26
_ieo g30 h-19
_ieo_ g30 h-19
_if r-67 g280 h-157 k-17
_if_ r-61 g284 h-129 k-17
_if_containers_ r28 g-19
_if_he_ r-34 g-19 m22
_if_i_ g92 m24 h-21 k-27
_if_my_ g54
_if_not_ g-42 m35
_if_something_ h-22
_if_the_ r-25 g103 m-38 h-23
_if_you_ r16
_iga h21
_igam h21
_igaming_ h21
_ij r-28 h-20
_ija r-43 h-19
_ijar r-43 h-19
_ijara_ r-43 h-19
_il h24
_ill g16
_ill_ g-18
_illn g36
_illness_ g36
_illness_rider_ g21
_im g-22 h37
_imi h17
_imit h17
_imitation_ h17
_imp h22
_impo h18
_import_ h-16
_importer_ h18
_in r90 g40 m-48 h-40
_in_ r-79 g48 m48 k-43
_in_a_ r-61 g-60 h154
_in_an_ g-39
_in_and_ g43
_in_app_ r21
_in_case_ g32 m-21 h-31
_in_cash_ h18
_in_contract_ g-21 h-23
_in_five_ r-30
_in_full_ r-41 g-29 m-22 h-21
_in_her_ r-32
_in_his_ r72 g-88 h-16
_in_instalments_ r-18
_in_it_ g-22 m-21
_in_its_ h-23
_in_january_ g23
_in_jar_ g-19 h-17
_in_july_ r30
_in_june_ r66 g16
_in_minutes_ g15 m-17
_in_mother_ g24
_in_mothers_ g37
_in_my_ r-41 g-44 m-23 h-39
_in_name_ r36
_in_one_ g29
_in_play_ m42 h61
_in_seconds_ g23
_in_six_ r-34 g27
_in_the_ g80 h-160 k37
_in_three_ r18 k-15
_in_two_ r16 g17
_in_your_ h-24
_ina r63 h-21
_inah r48
_inah_ r48
_inc r-32 h24
_inca h38
_incall_ h38
_ince r-44 h26
_incl r33 h17
_incl_ r26
_inco g25
_income_ g25
_incr h-22
_increase_ h-22
_ind g25 m-20 h-43
_inde g33 m-20 h-22
_indemnity_ g29
_index_ m-19 h-19
_indi h-18
_indu r25
_indulgence_ r25
_inf h28 k32
_infl r21 m15 h55
_inflated_ h35
_inflation_ r27 m18
_inflation_adjustment_ r28 h-16
_inh g34 h-15
_inhe g34 h-15
_inheritance_before_ g20
_ins r-62 g53 m-15 h28
_insi h39
_inside_ g32 h-16
_insider_ g-18 m18 h55
_insp g-42 h24 k-22
_inspected_ g-20 h-17
_inspection_ g-22
_inspector_ h60 k-22
_inspector_so_ h22
_inst r-16 h-63 k25
_instagram_ g21 h-17
_instalment_ r32 h-19
_instalment_of_ r-39
_instalments_ r-28 g17
_instead_ r17 k40
_instead_of_ r19 k25
_insu r-50 g74 m-17 h28
_insulting_ h26
_insurance_ g15
_insurance_company_ r28 g-57 h47
_insurance_for_ g59 h27
_insurance_hq_ h45
_insurance_policy_ k21
_insurer_ r-32 g53
_int r226 g-64 m-29 h-83 k-17
_int_ r159 g-20 h-71
_inte r63 g-29 m-23 h-31
_interes_ r27
_interest_ r67 m-20 h20 k-40
_interest_bearing_ r34
_interest_for_ r110
_interest_free_ r-55
_interest_in_ r-33
_interest_on_ r84 g-25
_interest_only_ r49 g-17
_interest_part_ r22
_interest_rate_ r-97 g75
_interest_to_ r-24
_internet_ h-40 k28
_into r-19 g-17
_into_ r-19 g-17
_intr r25
_intrest_ r32
_inv r-30 m-31 k36
_investment_ r-34 h28
_investment_in_ g-21 h32
_investor_ r27
_invo m-31 k34
_invoice_ r-23 m-23 h-15 k23
_invoice_for_ g-16 h33 k16
_invoice_is_ h-33 k22
_invoice_of_ r28
_invoice_was_ k27
_invoices_ r19 h21
_involuntary_ g16
_ip h78
_ipa h69
_ipa_ h54
_iph g15
_ipho g15
_iphone_ g34 h-20
_ipl m15 h-28
_ipl_ m15 h-28
_ipo m-18
_ipo_ m-18
_ipt h40
_iptv h40
_iptv_ h40
_iptv_box_ h27
_iq m18 h-28
_ir m15 h-32
_iri m15
_iris m15
_irish_ m15
_iro g29 h-19
_iron g29 h-19
_iron_ g29 h-19
_is r-21 g39 m-33 h-110 k42
_is_ r22 h-70 k39
_is_a_ g35
_is_being_ k33
_is_done_ r-15 g20
_is_for_ r-23 g-17 h55 k48
_is_in_ r25 g22 m-21
_is_late_ r18 g16
_is_mine_ g-19
_is_my_ r62
_is_not_ h-23 k15
_is_our_ r22 m19
_is_paid_ g16
_is_the_ r29 g-25
_is_what_ r25
_is_your_ g-26 m31 h21 k-19
_is_yours_ g28 m33
_isl g-17 m-16 h-25
_isla g-17 m-16 h-25
_islam_ h42
_islamic_ m-15 h-30
_islamic_bank_ r-20 h-17
_island_ h-32
_iss g34 h-17
_issu g34 h-17
_issued_ g44
_istisna_ g18
_it r73 g71 m23 h-145 k95
_it_ r62 m17 h-163 k125
_it_all_ g-15 m40 h32
_it_and_ g20
_it_as_ r30 g35 m-15 h29
_it_at_ m21 h19
_it_back_ r22 g-27
_it_for_ r-27 h-15
_it_from_ k23
_it_in_ k-19
_it_is_ g-96 m-23 h-21 k73
_it_on_ g-23 h22 k-67
_it_out_ k24
_it_paid_ r29 g19
_it_rains_ g-44 h-30
_it_through_ h-23 k40
_it_to_ g27 h-25
_it_up_ g-24 h-20
_it_via_ k20
_ite g18 h23
_item g18 h23
_item_ g31 h15
_itm g27
_itm_ g27
_its r17 g26 m19 k-23
_its_ r21 g33 m17 h-20 k-20
_itse h26
_itself_ h26
_iv h50
_ivo h50
_ivor h50
_ivory_ h50
_ivory_tusks_ h23
_ja r52 g-79 m-19 h30 k-16
_jac m26
_jack m26
_jack_ h21
_jacket_ m-21 h-29
_jackpot_ m48 h17
_jad h50
_jado h25
_jadoo_ h20
_jadu h26
_jadu_ h26
_jag h24
_jage h24
_jagermeister_ h20
_jam m-16 h56
_jama h23
_jami r25
_jamiyya_ r22
_jamo h16
_jamon_ h16
_jar g-37 h-70
_jar_ g-21 h-27
_jars h-32
_jars_ h-32
_jd r-32 g18
_jd_ r-32
_jde g30
_jdee g30
_jdeed_ g30
_je h-40 k-36
_jeb h18
_jee g17 m30 h-27
_jeet m32
_jeev g20
_jeevan_ g20
_jer m-33 h25
_jers m-31 h-34
_jersey_ m-31 h-34
_jew r32 h-29
_jewe r32 h-29
_jewellery_ r25 h-27
_ji g-22 h92
_jin g-15 h70
_jinn g-15 h65
_jinn_ g-15 h65
_jo r-29 g-29 m-15 h91
_job r-16 m-19 h15 k16
_job_ r-16 m-19 h19 k18
_joh h18
_john h18
_joi g-22 h70
_join g-22 h70
_joint_ g-21 h60
_ju r57 g-52 m128 h-20 k17
_jua m77 h-42
_jua_ m39 h-22
_juaa m38 h-20
_juaa_ m30 h-15
_jud h25
_judg h25
_judge_ h27
_jug h29
_jug_ h29
_jui m-22 h-29
_juic m-22 h-29
_juice_ m-16
_juj h23
_juju h23
_juju_ h23
_jul r29 g-18
_july r29 g-18
_july_ r29 g-18
_jun r57 m37 h-16
_june r24 h-22
_june_ r24 h-22
_junk r33 m44
_junk_ r48
_junket_ r-15 m47 h17
_jur h30
_jus h-27 k30
_just h-27 k30
_just_ h-27 k30
_just_for_ h-24
_just_if_ g23
_k_ r88 h-18
_k_in_ g-17
_ka r84 g-66 k-28
_ka_ r17 m-67 h-34
_kaa h29
_kab m27 h35
_kaba m18 h37
_kafala_ r29
_kah h16
_kal g-15 m42 h15
_kala h18
_kala_ h18
_kaly m21 h-16
_kalyan_ m21 h-16
_kam r15 g-28 m-15 h-21
_kame r17 g-25
_kamel_ r-27
_kameti_ r44
_kan r63 h-24
_kand r43 h-33
_kar m17
_kara r26 h-83
_karak_ h-47
_karo m19 h39
_karw h27
_karwane_ h27
_kas m33 h25
_kas_ m-19 h44
_kas_3al_ h30
_kash h-29
_kay h-31
_ke r-30 m74 k39
_ke_ r-19 g-31 h23
_ke_liye_ m-25
_kee g23 m-30 h-21 k53
_keep m-16 h21 k62
_keep_ m-57 k84
_keep_%_ r-22 k24
_keep_and_ k23
_keep_each_ r-20 h-37 k56
_keep_it_ r36 g15 k-25
_keep_the_ r30 k-41
_keeps_ m41 h17 k-17
_keeps_it_ g22 m31
_keeps_my_ g-15
_keg h37
_keg_ h32
_kel m23 k21
_kel_ r21 g15 k24
_ken m101 h72
_keno m101 h72
_keno_ m101 h65
_ket g-20 m-27 h34
_keta h40
_ketamine_ h40
_key r-22 m47 h-109 k-22
_key_ m53 h-71
_key_man_ g38
_keym g22
_keyman_ g22
_keys h-29
_keys_ h-29
_kg r-18 g-38 h-32
_kg_ r-18 g-38 h-32
_kh r-52 g31 m33 h-34
_kha m18 h32
_khai m35 h24
_khal m40
_khalas_ g-15 m17 h-17
_khan r-18 h72
_khar r-30 g45 m-30
_khas h-39
_khat g-20 m-21 h43
_khat_ g-17 m-21 h41
_khay h-27
_khe g33 m26 h-35
_khel m33
_khet g31
_khet_ g31
_khet_mein_ g31
_khi r-26 g24
_kho h-17
_khos m-17
_ki r-66 g-45 m-33 k-39
_ki_ r-31 g41 h-85
_kic g-34 h89
_kick g-34 h89
_kick_ h32
_kick_backs_ h17
_kickback_ g-15 h39
_kid r-26 g-20 m-18 h21 k-28
_kidn g-20 h89
_kidney_ g-19 h63
_kids m-26 h-49 k-19
_kids_ m-26 h-49 k-19
_kil h-23
_kilo h-37
_kilo_ h-28
_kilo_hash_ h25
_kilos_ h-17
_kin g-23 m20 h55
_kind g-33 h49
_kind_ h84
_king m22
_king_ g16
_kingfisher_ h25
_kio r18 m18 h35
_kios r18 m18 h35
_kiosk_ r18 m18 h35
_kir r-18 g-37 h-24
_kira r-18 g-37 h-32
_kis r42 g29 h-31
_kish r22 g25 h-25
_kisht_ r22 g25 h-25
_kist r20
_kit r-38 m-24 h-38
_kit_ g-15 m-35 h31
_kitt r-28 g25
_kitty_ r-27
_kn r-41 g-39 h57 k19
_kno r-33 g-30 m-21 h56 k19
_knoc h63
_knocked_ h21
_knocked_on_ h21
_knockoff_ h25
_know r-31 g-17 m-16 k28
_know_ g-18 h-24 k65
_knowing_ k-18
_known_ r-18
_knows_ h19 k-20
_knows_what_ k-17
_ko r-87 m37
_ko_ r-42 g-18 h102
_kol g38 h-69
_kol_ r16 m-21 h-26
_kol_shahar_ r-29
_koll m31
_kot h25
_kr m22 h32
_ku g-24 h77
_kul g-19 h19
_kula g-19 h19
_kun h19
_kund h24
_kundli_ h18
_ky g45 h-15
_l_ r-22 m-16 h16
_la r-136 g-38 m28 h17 k-31
_la_ r-31 g-23 m42 h55
_lab r-23 g-65 m-28 h33
_lab_ h-54
_labe r-16 g-56 h52
_label_ g-46 h43
_labelled_ h21
_labo h35
_labor_ h26
_lad g-38 h81
_ladd h-15
_ladder_ h-15
_ladi h35
_ladies_ h37
_lady g-19 m-19 h69
_lady_ g-18 m-18 h62
_lag g-16 m47 h82
_laga m61
_lagana_ m19
_lagay_ h24
_lagaya_ m21 h-25
_lage h100
_lager_ h104
_lah g39 m-15 h-24
_lal r-23 h43
_lal_ r-23 h43
_lam m-16 h-51 k-24
_lama h-26
_laman_ g41 h-22
_lamb h15
_lamb_ h-36
_lamp h-40 k-24
_lamp_ h-40 k-24
_lan r16 g32 h-53 k-25
_land r-16 g50 h-22 k-25
_land_ r-20 g53 h-16
_lands_on_ g19
_lang r33 g-16 h-49
_lang_ r33
_lap r-21 g-21 m-35 k-16
_lap_ g-27 m-28 h25
_lap_dance_ h51
_lapt r-15 h-30 k-16
_laptop_ r-15 g16 h-55
_laptops_ h25
_lar r-16 h80 k-17
_lard h73 k-17
_lard_ h70
_las r-53 g-26 m64 h-20
_last r-53 g-26 m54 h38
_last_ r-53 g-26 m54 h38
_last_man_ m33
_last_week_ m-18
_last_year_ r-31
_lat r20 g21 h-52 k-17
_late r20 g36 h-24 k-17
_late_ g-28 h-18
_late_on_ r19
_late_payment_ r-16
_lateness_ r17
_later_ g65
_lau m-28 k40
_laun m-25 h-34 k40
_launder_ k22
_laundering_ k18
_law h-72
_lawy g-33 h-36
_lawyer_ g-33 h-35
_lay r-25 g37 m19 h-47 k25
_lay_ g20 m23
_laye h-43 k25
_layer_ h-43 k25
_laz r49 h-20
_le r18 g59 m-62 h-51 k-74
_le_ g31
_lea h43 k-48
_leaf h-26
_leag m32 h-19
_league_ m32 h-19
_leak h60
_leak_ h20
_leaked_ h40
_lean g20 h26
_lean_ g20 h26
_leap g29 h-17
_leaps_ g29 h-17
_lear r-15 g15
_leas r54 g-25 h28
_lease_ r20
_lease_of_ r49
_leaseback_ r27
_leased_ h45
_leat k-21
_leather_ k-21
_leav r-24 k-19
_leave_ g20 h49 k-19
_leaves_ r-23 g-17 h-51
_leb r-30 g-20
_lec r-15 h20
_lech h50
_lechon_ h49
_lect h-30
_lecture_ h-30
_led h-64
_led_ h-53
_lef r-21 m-26 h-28
_left r-20 g17 m-25 h-37
_left_ r-17 g28 m-25 h-37
_leg r19
_leg_ r43 h17
_lei r-18
_lem h-31
_lemo h-31
_len r41 g-29 m-22 k17
_lend r67 g-52 m-21 h25 k21
_lend_ r15 g-25 k35
_lender_ g-15
_lenders_ r16
_lending_ r55 m-15
_lends_ r-23 h33
_lent r-32 h-19
_lent_ r-32 h-19
_lent_me_ r-33
_leo h26
_leop h25
_leopard_ h25
_les r37 g30 h-35 k-15
_less r71 h-35 k-15
_less_ r76 h-24
_less_than_ r27
_let r38 g-49
_let_ r17 g-24
_let_me_ h23
_lets r33
_lets_ r33
_lets_me_ r20
_letter_ r-27 h20
_letter_of_ r21
_lev r-18 g71 h-29
_leve r-24 g72 h-27
_leverage_ r-16 g45 m15 h-17
_leveraged_ g29
_lew r-23 g54
_li r42 g15 m33 h33 k-24
_li_ r33 g-27 k15
_lia r-18 g25
_liab r-18 g25
_liability_ r-18 g25
_liability_premium_ r-16 g25
_lib r-20 h15
_libr r-20
_library_ r-19
_lic r-19 g82 h-30 k-30
_lic_ g81 h-39
_lice k-30
_licence_ h-38
_licence_with_ h27
_licences_ h18
_license_ g17
_licensed_ k-30
_lie r26 g-34
_liem h34
_liempo_ h34
_lif r-24 m-17 h37
_life r-22 g29 h-30
_life_ r-19 g20 h-30
_life_plan_ g38
_life_policy_ g-26
_life_premium_ g15
_lift g-16 h67
_lifted_ h60
_lifted_from_ h40
_lig g-18 h-15
_ligh g-18 h-15
_light_ h18
_lights_ h-36
_lik r21
_like r22 g16
_like_ r25 g-30
_likes_ g46
_lim g-24 m24
_lima m39
_limi m-19 h-55
_limit_ m-19 h-32
_limo h35
_limoncello_ h35
_lin r28 m43
_line r30 m47
_line_ r30 m25
_ling r24
_link r-26 g22
_liq g15 h60
_liqu g15 h60
_liqueur_ h28
_liquidation_ g33 h-21
_liquor_ h43
_lir g-22
_lira g-22
_lira_ g-22
_lis h-22 k-23
_list g-27 h-23 k-23
_list_ g-42 h-29 k-26
_listed_ h-19
_lit h-20 k17
_litres_ h-31
_litt h-30 k22
_litter_not_ g23
_little_ h-25 k25
_liv m59 h54
_live m59 h38
_live_ g52 m71 h19
_live_dealer_ m73 h30
_lives_ g-20 m-18 h24
_liy g20 m-33 h-21
_liya g23 h-16
_liya_ g23 h-16
_liye m-28
_liye_ m-28
_ll g18
_lo r18 g58 m118 h100 k-56
_lo_ r22 g21
_loa r73 g-34 m24 h34 k-29
_load g-15 m55 h80 k-22
_load_ m63 h68 k-18
_loan r75 g-18 m-31 h-46
_loan_ r28 m-28 h-17
_loan_at_ g19
_loan_from_ r-36
_loan_principal_ r-27
_loan_shark_ h-17
_loan_to_ r-18 g-18
_loan_with_ r35 g19
_loaned_ r26 h-15
_lob g-19
_loc r54 g50 m-33 h-36
_lock r55 g36 m-31 h-29
_lock_ r53 g-52 h-20
_locked_ r16 g26
_locker_ g28
_locks_ g33
_log g-27
_lol r-16 m-30 k-20
_lol_ r-16 g24 h25 k-19
_lon r44 g25 m-23 h29 k-25
_lond g27
_london_ g27
_lone r51
_long m-23 h28 k-17
_long_ r-21
_longer_ r16
_loo k31
_look r-25 h62 k36
_look_ h56
_looking_ h-17
_looks_ g16 h22 k41
_loot g-31 m29 h-24
_loot_ g-31 m31 h-31
_los r-39 m34 h-36
_lose_ m-54 h36
_loser_ m35 h-22
_losers_ m37
_loses_ m-19
_losi g-26 m27
_losing_ g-26 m27
_loss r-40 m22 h-17
_loss_ r-38 h-43
_losses_ m24 h25
_lost g31 m-15 h-18
_lost_ g31 m-15 h-18
_lost_at_ g17
_lost_luggage_ g17
_lost_to_ m27
_lot r-45 g35 m111 h-40 k26
_lot_ r-28 g42 m-55
_lot_of_ m-26 h-19
_lots g35 m-27
_lots_ g35 m-27
_lott g-24 m104
_lottery_ m45 h47 k20
_lotto_ g-19 m51 h32
_lottry_ m23 h-21
_lou r-20 h33
_loun r-20 h23
_lounge_ r-20 h23
_lov r-36 g-29 h97
_love r-36 g-29 h97
_love_ r-29 g-29 h77
_love_spell_ r-25 h40
_low g40 m27 h-28
_low_ m24
_lowe g48 h-22
_lower_ g48 h-22
_lower_ticket_ g30
_ls h23
_lsd h23
_lsd_ h23
_lu r-68 g21 m-31 h-45 k-30
_luc g47 m-20
_luck g47 m-20
_luck_ g33 h34
_luck_in_ g36 h-42
_luck_of_ g38
_lucky_ h-31
_lucky_bag_ g59 h-18
_lucky_number_ h29
_lucky_numbers_ m-25 h15
_lucky_sim_ h26
_lum g24
_lump g24
_lump_ g24
_lump_sum_ g24
_lun r-47 g-54 m-17 h-41
_lunc r-47 g-54 m-17 h-41
_lunch_ r-47 g-54 m-17 h-54
_ly h31
_lyr h31
_lyri h31
_lyrica_ h31
_lyrica_capsules_ h25
_m_ h-63
_ma r-38 g36 h-30
_ma3 g-24 m-20
_ma7 r18 g41 m-15
_ma7a r18
_ma7al_ r18
_ma7s g42
_ma_ g166 m-31 h-59 k74
_maa g34 h15
_maal g34 h15
_maal_ g36
_mab g-15
_mabl h32
_mablagh_ h32
_mac r-34 m77
_maca m50 h44
_mach r-18 m21 h-40
_machine_ r-18 g-26 h-51
_mad m-19
_mada h41
_madam_ h35
_made g-19 k20
_made_ g-19 k20
_made_up_ k27
_mag m16 h65
_maga h-21
_magazine_ h-22
_magh g22
_magic_mushroom_ h26
_magic_mushrooms_ h53
_magician_ h16
_mah r47 h-71 k49
_maha r41 m15
_mahi r41 h-22
_mahine_ r36 h-20
_mai r-45 g-54 m-16 h21
_maid r-15 g-44 m-16 h53 k15
_maid_ g-34 h50
_maid_to_ g-22 h66
_maids_ k17
_mail h-23 k-23
_mail_ k-23
_main r-21
_maintenance_ r-21
_maj g-65 m25 h-39
_maji g-15 m28
_majid_ g-15 m28
_majl h-18
_majlis_ h-18
_mak g-41 h34
_make r16
_make_ g54 k-15
_make_not_ g21 h-21
_maker_ g-56
_makes_ k29
_maki g-19
_making_ g-19
_mal r38 g-36 m-21 h33
_mal_ r46 m-16 h-17
_mall h-44
_mall_ h-44
_malt g-18 h37
_malt_ g-18 h37
_malt_drink_ h-42
_man g24
_man_ r22 m15 h47 k34
_man_in_ m-17
_man_standing_ m33
_man_who_ h-17
_mana h-19
_manager_ h-18
_mang m-15
_mango_ g36 h-33
_mani g21
_manifest_ g37 h-25
_manifestation_ h16
_manifesting_ h21
_mans k-21
_mar g22 h61
_mara g-29 h31
_maraheen_ h31
_marathon_ g-25
_marc r33 g-17
_march_ r33 g-17
_mare g59 h-27
_mare_ g50 h-24
_marg g45 h-15
_margarita_ h17
_margin_ g51 h-37
_margin_account_ g28
_margin_call_ g19 m16
_margin_deposit_ g16
_mari g-25 h30
_marine_ g-18
_mark h-35 k-15
_market_ r19 h-29
_marl g25 h-24
_marla_ g33 h-20
_marr k24
_mars h28
_marsala_ h34
_mart h32
_mary h35
_mary_ h35
_mas r-27 g-47 m-24 k-26
_masa g-16
_mash h-26
_mass m-19 h42
_massage_ m-19 h42
_massage_for_ h-27
_massage_with_ h16
_mast g-15 h45
_master_ h34
_mat r59 g-68 m27 h-20
_matc r-32 g-24 m22 h67
_match_ r-24 g-24 h60 k33
_math r-16
_matk m33
_matka_ m33
_matt r50 h-23
_matter_ r51
_matter_what_ r18
_matu r62 g-16 h-17
_matured_ r17
_maturity_ r44 g-15
_maw g17 h-36
_may r-31 g83 h-51 k-19
_may_ r-23 g42 m-32 h-21
_mayb g45 m34 h-23
_maybe_ g45 m34 h-23
_maz g-30 h53
_mb r-20
_mc g45
_mcx g53 h-22
_mcx_ g53 h-22
_md g-21 h69
_mdm g-18 h51
_mdma g-18 h51
_mdma_ g-18 h51
_me r27 g-59 m-26 h55 k42
_me_ r40 g-63 m46 h76 k22
_me_a_ g-31 k-18
_me_and_ m22 h25
_me_at_ r21
_me_for_ r19
_me_have_ r43 g-19
_me_his_ r-51
_me_in_ r26
_me_next_ g18 h38
_me_the_ g-15
_me_this_ m35
_me_to_ h-30 k79
_mea g22
_meal h-42
_meas h-24
_measured_ h-17
_meat h72
_meat_ h72
_med r-30
_meda h-23
_medi r-29
_medical_leave_ g-15 h24
_medicine_ r-23 h-31
_medicines_ h27
_medium_to_ h50
_mee g-42 m-16 h51
_meet g-17 h28
_meet_ g-17 h33
_meg m43 h41
_mega m43 h41
_mega_ h21
_meh r-19
_mei g39 h-31
_mein g39 h-31
_mein_ g39 h-31
_mel g33 m15
_mem r-51 g22 m-17 k26
_memb r-38
_member_ r-16 h17
_membership_ h-26
_memo g30 h-24 k26
_memorial_ g30
_memorial_plan_ g20
_men r97 g-21 m-41 h-31 k21
_men_ r57 g46 m-26 h-24
_men_to_ h18
_menn r46
_ment g-18 h-15 k36
_mention_ g-23 k42
_menu g-37 h41
_menu_ g-37 h41
_mer h30
_merc r23
_merchant_ r23
_merl h42
_merlot_ h42
_merlot_and_ h39
_mes g35 m25 h-76 k21
_mesh g41 m-26 h-19 k-16
_mesh_ g41 m-26 h-17 k-16
_mess m53 h-63 k38
_message_ m39 h-35 k40
_met g-35 m-39 h-94
_met_ g-18 m-17 h-30
_meta g37 h-22 k-17
_metal_ r-21 h-16
_metal_certificate_ r29
_metal_certificates_ r27
_metal_in_ r-34 g27
_meter_ h15
_meth h45
_meth_ h63
_metr g-38 h-51
_metres_ h-30
_metro_ g-26 h-20
_mez g-16 h45
_mezz r21 h-25
_mezzanine_ r21 h-25
_mi g98 m-38 h-50 k26
_mic r-20 h-15
_micr r-20
_mig g30 h16
_migu h16
_miguel_ h16
_mil r-26 h-34
_mile h19
_mileage_ h23
_mili h-28 k20
_milk g35 h-32
_milk_ g35 h-32
_milk_in_ g21
_mill h-39
_min g97 m26 h-49
_min_ r16 g45 m34 h20
_mind r-18 g30
_mind_ r-18 g30
_mine g-40 h-30 k30
_mine_ g-39 h-29 k30
_mine_for_ g17 m-17
_mini r31 m-28 k-15
_minimum_ r34 h-16
_minimum_due_ r27
_minister_ g17
_ministry_ h-34
_minu g37 m41 h-20
_minute_ g19 m51
_minute_expiry_ g15
_minute_options_ g-29
_minutes_ r-16 g23
_mis r42 m-24 h19
_misp h22
_misplace_ h22
_miss r59 m-21 h-36
_missed_ r42 h-18
_missing_ g30 h-17
_mist h41
_mistress_ h44
_mit g-19
_miy m-17 h-16 k15
_miyy m-17 h-16 k15
_mm r-20
_mm_ r-17 h-61
_mmi h44
_mmi_ h44
_mms h16
_mms_ h16
_mo r89 m-56 h-82 k-23
_mo2 r47 h-29
_mo2a r24 h-29
_mob r25 m-41 h-61
_mobi r25 m-24 h-33
_mobile_ r25 m-24 h-33
_mocking_ h43
_model_not_ g24
_models_ h17
_mol h35
_moll h30
_molly_ h30
_mom r-35
_mon r39 g-27 h18 k15
_mond r-16
_monday_ r-16
_mone r53 m33
_money_ m25 k20
_money_and_ r-19 g53
_money_at_ r-31
_money_for_ r-36 g23 h96
_money_from_ k29
_money_i_ r36 g-18 m-23
_money_in_ r-46 h-18
_money_laundering_ k-16
_money_market_ r35
_money_of_ k28
_money_on_ r-20 g27 k18
_money_through_ k32
_money_to_ m29 h15
_money_with_ r22
_moneylender_ r21 h-26
_moni k15
_monk h23
_mont r18
_monte_ m33 h45
_monte_carlo_ m33 h45
_month_ g23 m-26
_month_and_ r48
_month_end_ r20 g24
_monthly_ r-16 g-29
_monthly_interest_ r-18 h15
_monthly_payments_ r-19
_months_ r24 h-46 k-28
_moo h79
_moon h89
_moon_ h44
_moonshine_ h44
_mor g-33 m24 k-16
_more g-26 k-19
_more_ g-26 k-19
_more_than_ r28
_more_time_ r-33
_morn r-22 g20
_morning_ g22 h17
_mornings_ r-17 h-26
_mort g-18 h28
_mortadella_ h27
_mortgage_ r18
_mortgage_shield_ r-18
_mos g29 h-21 k-24
_mosq k-17
_mosque_ k-17
_most g28
_mot g74 m-16 h-86 k-15
_moth r17 g43 h-64 k-15
_mother_ r18 h-62
_mothers_ g29
_moto g42 h-16
_motor_ g40
_mov g-48 m22 k38
_move g-36 m26 k41
_move_ r-17 k16
_moved_ r-15 g-33 k32
_moves_ r32 m31 h19
_moves_up_ m25
_movi h23
_movies_ h32
_mr h-75
_mr_ h-27
_ms g66 h-25
_mt g58 m-23 h-16
_mt_ g58 m-23 h-23
_mu r83 g-80 m-46 h-16 k36
_muc g27 k-17
_much g27 k-17
_much_ g27 k-17
_mud h-39
_muj k34
_muja k36
_mujr h16
_mujra_ h16
_mul r-22 h-18 k77
_mule r-22 h-41 k54
_mule_ r-22 h-41 k54
_mum r-27 h30 k-51
_mum_ r-25 k-48
_mun r54 g15 m-19 h-20
_muna r53 h-30
_muna_ r31 h-16
_munafa_ r23
_municipal_ h23
_municipality_ r-16
_mur r49 k-15
_mura r57 h-26
_murabaha_instalment_ r-36
_murabahah_ r31
_murt h27
_murti_ h27
_murti_for_ h17
_mus r59 g-51 h30 k19
_mushroom_ h-33
_mushrooms_ h50
_must r77 g-33 k30
_must_ r77 g-33 k30
_mut h25
_muta h26
_my r-30 g-83 m-22 h-26
_my_ g-81 m-27
_my_account_ r-47 g-38 m-26 h-28
_my_agent_ r48
_my_and_ r37 m-16
_my_bank_ r-39 h-24 k24
_my_boss_ h15 k25
_my_brother_ r-34 g-24 k24
_my_car_ r-26 g-40
_my_cousin_ r16 g35 m-19 h20
_my_cousins_ h-25 k24
_my_debt_ r31 h-25
_my_ex_ h67
_my_friend_ r-28 h-19
_my_future_ r28 h51
_my_house_ g-18
_my_kids_ r19 h-30 k-17
_my_loan_ r17
_my_luck_ g16
_my_money_ r59
_my_mother_ h-33
_my_name_ r-24 g-39 h-61 k40
_my_own_ g-50 m-16 h-23 k-16
_my_part_ r19 h32
_my_phone_ g21
_my_rent_ r21
_my_share_ m15
_my_shop_ g22
_my_son_ r-42
_my_stake_ r16 h20
_my_supplier_ g-31
_my_test_ h24
_my_thesis_ h-19
_my_turn_ r-17
_my_uncle_ r21 h16
_my_wallet_ r-38 m25 k39
_my_watch_ r21 m29 h-20
_my_wife_ g21 h-37
_my_wifes_ h36
_mys r-34 h-16
_myse r-34 g-15 m-19
_myself_ r-34 g-15 m-19
_myst m17 h-15
_mystery_ m17 h-15
_mystery_box_ g31
_mz h32
_mza h32
_mzaw h32
_na r-84 g143 m23 h-32 k22
_na_ r-18 g40 m20 h23
_nac h42
_nach h42
_nad g24 m20 h-34
_naf r23 m-26 h-19
_nafs r23 g-19 m-16 h-19
_nafs_ g-18
_nah g46 h-33
_nahi r-30 g53 h-33
_nahi_ r-30 g53 h-33
_nai r-21
_nail r-21
_nail_ r-21
_nak g52
_nakl h36
_nakli_ h36
_nam r-35 m-16 h-24 k39
_name r-35 m-25 h-21 k39
_name_ r-31 g-20 k50
_name_his_ g66 h-16
_name_on_ g-25 h-22 k28
_names_ m-16
_nar g-15
_nas m-25 h-18 k28
_nasd g32
_nasdaq_ g32
_nash g-18 h-21
_nat r-24 m72
_nati r-22 g-15 m73 h-19
_national_ r-22 m47
_naz g-15 h47
_naza h29
_nazar_ h17
_nazr h18
_nazrana_ h18
_nb h56
_nbe h38
_nbee h38
_nbi h25
_nbid h25
_nbid_ h25
_nd r53 g-19
_ndf r29
_ndf_ r29
_ne g19 m15
_nea r-30 g-23 m46 h23
_near r-30 g-23 m46 h23
_near_ g-17 m26 h27
_nec r22 g-19
_neck r22 g-19
_necklace_ r22 g-19
_nee r-23 h-18 k33
_need r-23 h-18 k33
_needed_ h21
_needs_ h-23
_neg h17
_nei r-25 g22
_neig r-21
_neighbour_ r-21 g15 h25
_neighbours_ m18 h-18
_neit g20
_neither_ g20
_nep h-18
_neph h-18
_net r-39 g70 h-46
_net_ r-29 g68 h-45
_net_brings_ g21
_nev r22 g-30 h58 k25
_neve r22 g-30 h58 k25
_never_ r22 g-30 h58 k25
_never_attended_ h15
_never_met_ k-16
_new r16 g-37 m-55 h-38 k-19
_new_ r37 g-34 m-55 h-34 k-19
_new_expiry_ h50
_new_moon_ h18
_new_one_ r15 m-22
_nex g44
_next g44
_next_ g44
_next_month_ r18 g-18
_next_season_ h-23
_next_seasons_ g21
_next_week_ r-33 g-31
_ng r38 h-38
_ng_ r43 h-29
_ni r-57
_ni_ r-24
_nif r-20 g75 h-20
_nift g53 h-17
_nifty_ g53 h-17
_nifty_ce_ g29
_nifty_pe_ g16
_nig r-19 g-63 m31 h18
_nigh r-19 g-63 m31 h18
_night_ r-18 g-54 m49 h88
_night_club_ h-17
_night_stand_ h26
_nights_ h-62
_nin r22
_nine r22 m17 h15
_nine_ r16 m17 h15
_nit h25
_nitr h25
_nitrous_ h25
_no r57 g76 m-81 h-65 k-20
_no_ g-97 m-69
_no_charitable_ k24
_no_charity_ k17
_no_day_ r-26 g52
_no_deadline_ g20
_no_exam_ h19
_no_extra_ r-36
_no_goods_ r48
_no_land_ g15
_no_matter_ r51
_no_papers_ h29 k-17
_no_questions_ h44 k-31
_no_riba_ r19
_nob r-27 g57 h-28
_nobo r-27 g57 h-28
_nobody_ r-27 g57 h-28
_noi k-26
_noir h21
_noir_ h21
_non r42 g96 h20
_non_ r54 g15 h36
_non_deliverable_ r54 g-51
_non_refundable_ g25
_none g81 h-16
_none_ g81 h-16
_noo r-24 m23 h16
_noon r-18 g15 m24
_noon_ r-18 g15 m24
_nor r21
_nor_ g48
_nor_own_ g22
_norm g-34
_normal_ g-34
_nos r29 h38
_nos_ h41
_not r-58 m19 h-55
_not_ r-57 g66 m35
_not_acquired_ g15
_not_born_ g20
_not_conceived_ g19
_not_exist_ g17
_not_hatched_ g15
_not_have_ g15
_not_mention_ g-23 k42
_not_planted_ g21
_not_said_ g15
_not_stated_ g19
_not_tell_ g-22 h-30 k31
_not_through_ g-71
_not_to_ g-44 k21
_not_told_ g24 h-15
_not_yet_ g37 h-32
_nota r-37
_notary_ r-37
_note r81 g-45 m-55 k-35
_note_ r52 g-19 m-26
_note_for_ r-45 h-20
_notes_ r26 g-22 m-21 h18 k-25
_notes_for_ h-18
_noth r-29 m40 h-27 k-15
_nothing_ r-29 m40 h-27 k-15
_nothing_back_ g26
_nothing_on_ m-22
_nothing_paid_ g52
_noti r-16 k45
_notice_ r-17 k23
_notices_ k21
_nov r39 g-16 h-26
_nov_ r37
_nove m-15 h-16
_novel_ r-17 m-15
_november_ r18
_now r28 g28 m-15 h-18
_now_ r28 g28 m-15 h-18
_now_and_ g-32
_now_buy_ r-24 g29
_now_for_ r-15
_now_he_ r66
_now_i_ r-21
_now_in_ r23
_now_or_ r-48
_now_pay_ g-36
_nr r72 h-19
_nre r42
_nre_ r42
_nro r30
_nro_ r30
_nu r-15 m31 h40
_nud h39
_nude h39
_nude_ h29
_num g36 m54 h42
_numb g42 m54 h29
_number_ g26 m-15 h-49
_number_to_ g26
_numbers_ r24 g16 m69 h78
_nume h21
_numerology_ h38
_nur g-15 m-19 h-45
_nurs m-18 h-55
_nursery_ m-23 h-24
_nv g18
_nvi g18
_nvid g18
_nvidia_ g18
_ny g23
_nym g23
_nyme g23
_nymex_ g23
_o_ r52 g116 h-55
_o_cover_ r-21 g36
_o_d_ r85 g-17 h-23
_ob h-32
_obj h-36
_obje h-36
_objection_ h-35
_oc m-16 h-19 k-23
_occ h19
_occu h19
_occult_ h19
_oct r33 m-20 h-38 k-23
_octo m-20 k-22
_october_ m-20 k-22
_od g-26 m97 h71
_od_ r28
_odd r-26 g-20 m101 h54
_odds r-26 m57 h19
_odds_ r-26 m57 h19
_odo h30
_odom h30
_odometer_ h30
_of r-42 m-15 k-53
_of_ r-32 g31 m-40 h-34 k-39
_of_%_ m-15
_of_a_ r-34 g-28 m-33 h28 k26
_of_bank_ r-24 g35
_of_beer_ h27
_of_brand_ h30
_of_branded_ h18
_of_coffee_ h17
_of_dates_ g-22 h-19
_of_due_ r21
_of_first_ g37
_of_for_ r16
_of_funds_ r35
_of_heineken_ h67
_of_his_ r15 g38 h-27
_of_honey_ h-18
_of_i_ r-42
_of_insurance_ g-16
_of_it_ r-25 h16
_of_k_ r25
_of_loan_ r15
_of_money_ r65
_of_month_ r-31
_of_my_ r55 h-39 k-23
_of_next_ g23
_of_night_ h17
_of_one_ k25
_of_our_ h-44
_of_red_ h24
_of_rice_ r23
_of_service_ g-19
_of_something_ g48
_of_ten_ r36
_of_that_ g40 h29
_of_the_ r-35 g-44 m18 k-32
_of_us_ r-15 g-20 m30
_of_what_ r-18 m-16
_of_whatever_ r-38 h22
_off g-25 m26 h43
_off_ h36 k19
_off_the_ m16 h15 k22
_offe h47
_offering_ h36
_offering_to_ h36
_offi g-17 m20 h-57 k-32
_office_ r54 m34 h-73 k-16
_officer_ r-45 g-19 h52
_officers_ g18
_official_ h-36 k-29
_oi g-16 m26
_oil m29
_oil_ m29
_ok h-40
_ol r26 g-72 h-38 k-35
_old r61 g-91 m-19 k-34
_old_ r61 g-91 m-19 k-34
_old_one_ r28
_old_scottish_ h17
_oli r-20 g-33 h-36
_oliv r-20 g-33 h-36
_olive_ r-20 g-24
_oly r-17 g52 m43
_olym r-17 g52 m43
_om g-16 h-24
_oma r20 h-26
_omar r22 h-22
_omar_ r22 h-22
_on r25 g64 m15 h-77
_on_ r97 g63 k-58
_on_a_ m35 h21
_on_account_ r22
_on_behalf_ r-17 g-27 k22
_on_bitcoin_ h-18
_on_card_ r29 k-31
_on_cash_ r25
_on_condition_ r-18
_on_credit_ r-25
_on_delivery_ g-34
_on_each_ r39
_on_emaar_ g31
_on_every_ r19
_on_exchange_ g36
_on_friday_ r-24 g20 m-16
_on_gold_ r-37 g21
_on_head_ h21
_on_his_ r-32
_on_instalments_ r-20 g15
_on_it_ r58 g-23 m24 k20
_on_its_ r-23 g-25
_on_monday_ r-19
_on_money_ r24
_on_my_ r54 g42 m-38 h62
_on_oil_ g20 m51
_on_paper_ r29 k19
_on_price_ g15
_on_the_ m50
_on_time_ g-25
_on_top_ r39
_on_what_ g-51
_on_whatsapp_ h25
_on_whether_ m45
_onc m-22
_once m-22
_once_ m-22
_one r22 g-36 m43 h-56 k19
_one_ r32 g-32 m81 h-112
_one_after_ g34
_one_and_ r26
_one_for_ r-16 h41 k36
_one_from_ h-27
_one_more_ h22
_one_of_ g65 h-39 k-20
_one_price_ g-25
_one_to_ g-15
_one_year_ g-107
_ones m-38 h56
_ones_ m-38 h56
_onl r-65 g38 k43
_onli r-18 m31
_online_ r-18 m31
_only r-48 g26 m-17 k32
_only_ r-48 g29 h-46 k33
_only_for_ r-21 g29
_only_the_ r20 g19
_only_to_ k19
_onlyfans_ h38
_op r-54 g99 m34 h-53
_ope g18 m43 h-16 k23
_open g29 m65 k25
_open_ r17 g75
_open_bar_ h19
_opened_ g-20 h-20 k18
_opening_ r-15 m22
_opens_ m35 h23
_oper m-23 h-30
_operator_ m-20
_opi h29
_opiu h29
_opium_ h29
_opt r-38 g82 h-62 k-28
_opti r-38 g82 h-62 k-28
_option_ r-35 g37 h-42
_option_money_ g21
_option_on_ g21
_option_to_ r-16
_options_ g61 h-20 k-21
_options_account_ m30 k-17
_options_on_ m-15
_or r-122 g127 m16 k-27
_or_ r-80 g221 m91 k-20
_or_green_ g35 h-17
_or_i_ g-28 m-15 h68
_or_in_ r-25
_or_no_ r47
_or_not_ r22 g-19
_or_nothing_ g-16 m25
_or_on_ r-22 g40
_or_zero_ m24
_ora g-47
_orc h-18
_orch h-18
_orchard_ g20
_ord m-34
_orde g24 m-34 h-45
_order_ r-34 g36
_order_from_ g15
_ordered_ r25 m-23 h-39
_org r18 g-32 h70
_orga r18 g-30 h64
_organ_ g-16 h26
_organised_ r31
_organs_ h39
_ori g-15 h35
_orig g-15 h35
_origin_ k18
_original_ h46
_orp r-32
_orph r-32
_orphans_ r-23
_os r27 m23 h23
_ot g25 h48
_oth h57
_othe h57
_other_ r-33 g-37 h40 k-19
_others_ r25 h15 k29
_otherwise_ g40
_otm g29 h-16
_otm_ g29 h-16
_ou m28 h79 k-19
_oud h-26
_oud_ h-26
_our r22 g15 h60 k-19
_our_ r28 g15 m22 h68 k-19
_our_agent_ r22
_out g23 m40 h-71
_out_ r-23 g16 m38 h-51 k24
_out_of_ m28 h-17 k24
_outs r22 k-15
_outstanding_ r26
_ov r36 g-53 m39 h-33
_ove r23 g-53 m39 h-31
_over r36 g-48 m41 h-30
_over_ r46 g-22 m63 h-27
_over_and_ r25
_over_months_ r-22
_over_two_ m19
_over_under_ r-23 m60
_overdraft_ r31
_overdue_ r-22
_overdue_on_ r18
_overnight_ r38
_ow r-85 g-46 m137 h-87 k-38
_owe r-31 g-69 m135 h-19
_owe_ r19 g-42 m96
_owe_for_ m17
_owe_from_ r-16 m20
_owe_him_ r-37
_owed m-15
_owed_ m-15
_owed_me_ r-36
_owes r-46 g-25 m54
_owes_ r-46 g-25 m54
_owes_me_ r21 m22
_own r-54 g23 h-68 k-30
_own_ r-32 m-53 h-34 k-37
_own_account_ h15
_owne r-22 g27 m58 h-22
_owned_by_ g24
_owner_ g28 h-17 k19
_owners_ g-15 m35
_ownership_ m32
_owni g25
_owning_ g25
_owns g-21
_owns_ g-21
_oy g50 h-17
_oys g50
_oyst g50
_oyster_ g20
_oysters_ g30
_p2 r23
_p2p r23
_p2p_ r23
_p_ r25 g16
_pa m-49 k-57
_pa_ h37
_pac r-20 g21 m29 h25
_pack r-20
_pack_ r-18 h21
_pack_of_ h27
_package_ m-32
_pad r-16
_padd h26
_padded_ h33
_padel_court_ m-33
_padel_match_ m28
_pag g33 h31
_page g22 m-19 h46
_page_ g22 h45
_pai r-66 g-29 h-29
_paid m16 h-16
_paid_ m16 h-16
_paid_and_ r-25 g-29
_paid_at_ r-15 h-18
_paid_by_ r-20 g-16 m-32
_paid_date_ h56
_paid_early_ r-30 g-23
_paid_for_ g121 m61 h-30
_paid_in_ r-15 g-20 m-22
_paid_me_ r23 g20
_paid_now_ r15
_paid_the_ g15 h-15
_paid_to_ r41 g-31 m-33
_paid_today_ g-16
_pain r-29 g-24 m-29 h-68
_pain_ h-16
_paint_ m-26 h-52
_pair h52
_pairing_ h17
_pais r-24 m17
_paisa_ r-24 g27 m18 h-48
_paise_ g-15 h58
_pal r24 g40
_pali r50
_pall g91 h-19
_pallet_ g52
_pallet_of_ g24
_pallets_ g39
_pallets_of_ g18
_palm r-24 g-22 h48
_palm_ g-15
_palm_oil_ g-17 h-41
_palm_reader_ h26
_palm_reading_ h27
_palu h-20
_paluwagan_ h-20
_pam m-24 h-16
_pan r-32 m-21 h64 k-23
_pana h-53
_panc h21
_pancetta_ h21
_pand h40
_pandit_ h27
_pane k-23
_pang h59
_pang_ h31
_pani h25
_pani_ h25
_pap r-22 g-16 m-32
_pape r-22 g-16 m-32
_paper_ r-20 m-26 h-16 k29
_paper_for_ r-59 k61
_paper_swaps_ g28
_paper_trail_ h-24 k16
_papers_ h18 k-37
_par r-39 g-67 h-102 k-56
_par_ r50 g-17 h-27
_para r-18 m-23 h-31
_para_ r-18 m-23 h-30
_para_sa_ r-18 m-17 h-29
_parametric_ g20
_parc r-24 h-29 k-44
_parcel_ h-25 k-44
_pare h-15
_parents_ h-19
_park g-19 m-28 h-32
_parking_ r-50 m-19 h-19
_parl m35 h39
_parr h-39
_parrot_ h-39
_part r-20 g-21 h44
_part_ r35 g-17 k19
_part_of_ r28 h22
_partner_ r-15 h21
_parts_ r-35 h-16
_party_ h51
_pas r-29 m-17 h55
_pass r-49 m-15 h-15 k15
_pass_ r-39 h-77 k44
_pass_his_ h-21 k52
_passed_ g15
_passport_ h32 k-27
_passport_with_ h20
_passports_ h21
_past r20 h82
_past_ r20
_past_life_ h15
_pat r56 g19 m40 h-31
_pata g30
_pata_ g38
_pate h-25
_patent_ h-25
_pati r19
_patience_ r19
_pato r60 h-23
_patong_ r60 h-23
_patr m26 h28
_patrol_ m32 h-16
_patron_ h37
_patt m34
_patti_ r-22 m26
_paw r135 h-31
_pawn r135 h-31
_pawn_ r45
_pawn_ticket_ r29
_pawned_ r38
_pawnshop_ r28
_pawnshop_ticket_ r20
_pay r40 g44 k30
_pay_ m-27 h33
_pay_day_ r49
_pay_for_ m-48
_pay_him_ r-16
_pay_in_ h-16
_pay_just_ g23
_pay_later_ g-20
_pay_me_ g32
_pay_months_ r15
_pay_now_ g28
_pay_official_ h20
_pay_the_ r33 g-18 m-24 k36
_pay_whatever_ g18
_pay_when_ r-25 g43
_pay_witness_ h19
_payday_lender_ r-33 h21
_payday_loan_ h20
_paying_boys_ h34
_paying_for_ m-20
_paying_men_ h18
_paying_only_ r-33 g29
_paying_the_ r21
_paym k19
_payment_for_ g28
_payment_if_ g26
_payment_on_ r-19
_payment_to_ h48
_payments_ k20
_payo r33 g19 h23
_payoff_ r16 h18
_payout_ r17 g20 m15
_payr r-15 h-20 k36
_payroll_ r-15 h-20 k36
_pays r15 g50 h-47 k-24
_pays_ r15 g50 h-47 k-24
_pays_for_ r-30 m-15
_pays_if_ g37 m-24
_pays_me_ g-25
_pc r21 m72
_pcs m28 h24
_pcso m34 h28
_pcso_ m34 h28
_pe r65 g84 h-151
_pe_ r50 g45
_pea g56 h-42
_pear g46 h-28
_pearl_ g17 h-15
_pearls_ g29
_pearls_inside_ g18
_peb g21
_pebb g21
_pebble_ g21
_pee h18
_peg h41
_pegs h34
_pegs_ h34
_peh g55 h-23
_pehl g55 h-23
_pehle_ g71 h-23
_pek h29
_peke h29
_pekeng_ h18
_pen r-25 g-76 h-39 k-18
_pen_ g-26 h-24
_pena r37 m-18 h-24
_penal_ r29
_penalty_ m-18 h-21
_penn r-37 g-24 m41
_penny_ r-37 g-24 m41
_pens g-15 k-17
_pens_ k-15
_peo r-18 g-20 h19 k33
_peop r-18 g-20 h19 k33
_people_ r-18 g-20 h19 k33
_pep h-29
_pepp h-29
_pepperoni_ h30
_per r83 m48 h-80 k36
_per_ r116 g-77 m72 h-55
_per_branch_ r16
_per_call_ m37
_per_day_ r-17
_per_hundred_ r22 m-16
_per_message_ m17
_per_month_ k19
_per_week_ r29
_per_year_ r32
_perc r27 g-31 m-22
_percent_ r31 g-26
_percent_of_ r-53 h41
_perf r-18 h-26
_perfume_ h-66
_perfumes_ h40
_peri r-18
_perm g31
_permit_ g33 h16
_perp g98 h-44
_perp_ g39
_perpetual_ r17 g26 m45 h-17
_perps_ g33 m-29 h-15
_pers k45
_person_ k16
_personal_ k34
_personal_collection_ k25
_pet g32 h-47 k-19
_pete g29
_peter_ g29
_ph r-57 m-15 h-34
_pha h-57
_phar h-46
_pharmacy_ h-40
_phi g25 h32
_phis h44
_phishing_ h39
_pho r-24 g-27
_phon g-18 h21
_phone_ g-29
_phone_at_ m16
_phone_for_ h-15
_phot r-30 g-36
_photo_ h17
_photographer_ r-18
_photos_ h42
_phy r-16 h-15
_phys r-16 h-15
_physiotherapy_ r-16
_pi r-52 g-114 m-56 h212 k-25
_pic m21 h-46
_pic_ g34
_pick m26 h-98
_pick_ g24 m44 h-47
_pick_six_ m21 h-16
_picked_ r-19 g-43 h-40
_picks_ g31
_pickup_ r24 g-21
_pics g-15 h36
_pics_ g-15 h36
_pict g-15 h36
_pictures_ g-22 h50
_pie g-21 m-17 h-26
_piec g-21 m-17 h-26
_pieces_ g-21
_pig r-16 g-24 h107
_pig_ g-16 m-18 h98
_pig_farm_ h21
_pige m20 h-16
_pigl h27
_pigs h48
_pigs_ h37
_pil g-37 m-17 h33
_pill g-23
_pills_ g-16
_pills_for_ h23
_pils h66
_pim h19
_pimp h19
_pin r-28 g-22 m43 h57
_pink g-16 m25
_pino h52
_pinot_ h26
_pint h31
_pints_ h27
_pip h-25
_pipe h-22
_pir h77
_pira h64
_pirated_ h61
_pit m-37 h32
_pit_ h29
_pitc m-34
_pitch_ m-34 h-15
_pitcher_ h18
_piz h-29
_pizz h-29
_pizza_ h-29
_pl g42 k-55
_pla r-35 g20 k-27
_plac r28 g28
_place_ g31
_place_in_ g28
_placement_ h22
_plan m-43 h-111
_plan_ g40 h-50
_plan_premium_ g16
_plan_st_ g18
_plans_ g-15
_planted_ g22
_planting_ h-24
_plants_ g-17
_plat r-38
_plate_ g-24 m-23 h-23
_plated_ r-42
_platform_ g31 m21
_platter_ h19
_play r-27 m25 h94 k-25
_play_ m42 h61
_playboy_ h37
_player_ r-16
_ple r20 g-28 h-30
_plea r15 g-17 h-20
_please_ r16 g-28 h-18
_plo g42 m-25 h-52
_plot g50 m-25 h-40
_plot_ g42 m-25 h-28
_pls m16 h53
_pls_ m16 h53
_plu r32 h19 k-15
_plug h32
_plug_ h27
_plum r-23 g-15
_plumber_ r-23 g-15
_plus r59 g19
_plus_ r59 g19
_plus_a_ r25
_plus_interest_ h19
_plz g18
_plz_ g18
_pm r-16 g19 m-45 h-34
_pm_ r-16 g19 m-45 h-34
_po r-53 g-34 m96 k-77
_po_ h-20
_poa h29
_poc m33 h-39
_pock m33 h-39
_pocket_ r-22 h-18
_pocket_option_ g23
_pod h-19
_point_ r-24 h32
_points_ r33 h-36
_pok m74 h-27
_poke m39 h-36
_poker_ m19 h-18
_pol r-20 g56 h-22 k-15
_pole k-19
_pole_ k-19
_poli r-17 g64 m-15 h-46
_police_ h-22
_police_escort_ h-19
_policy_ r-16 g73 m-15 h-43
_policy_premium_ k21
_poly g-17 h28
_poo r-37 g-35 m40 h37
_pooj h19
_pool g-32 m67
_pool_ m47 h-37
_pools_ g-29 m18 h20
_poor r-26 m-21 h29
_poor_ r-15 m-20 h29
_pop h-16
_poppers_ h26
_poppy_ h-26
_por m-42 h123
_porc g-17 m-17 h49
_porcine_ h33
_pork m-25 h85
_pork_ m-24 h81
_pork_belly_ g-17 h37
_pork_free_ g23 h-32
_pork_ribs_ h15
_porn m-27 h58
_porn_ m-25 h38
_port g41 m27 h-69
_port_ m24 k26
_portion_ g47
_portion_of_ g54
_pos r31 g21 m-51 h-62 k-24
_posi g31
_position_ g31
_poss g24 h-19
_post r32 g-31 m-20 k-23
_post_ g-22 h44
_post_dated_ r-21
_post_office_ r27
_poster_ h-32
_postpay_ r16
_pot r-19 g-39 m38 h-22
_pot_ g-32 m81 h-23
_poti h15
_potion_ h15
_pott r-33 m-22
_pottery_ r-26 m-22
_pou r15
_poun r20 h-40
_pounds_ g22 h-21
_pour g-19 h44
_pow r-17 g-33 m24 h22
_powd g-15 h-18
_powder_ g-15 h-18
_powe g-17 m31 h40
_power_ m-16 h-31
_powerball_ m41 h43
_pp r54 h-29
_ppf r54 h-15
_ppf_ r54 h-15
_pr g59 m-50 h-46 k-24
_pra g-15 m-15 h54
_pray g-15 h60
_pray_ h37
_pray_to_ h37
_pre r-17 g121 h-58
_pre_ g82 m-19
_pre_sale_ g21
_pred m26
_predict_ g-18 m20
_prediction_ g33
_pref r34 g-33
_preference_ r18
_preferred_ r18
_prem r-37 g26 h17
_premises_ g-15
_premium_ r-35 g27 h15
_premium_for_ g18
_premium_of_ g26
_premium_plan_ g-62
_premium_sms_ m16
_preo g19
_preorder_ g19
_prep h-28
_prep_ h-25
_pres g22 m-16 h-22
_presale_ g54 h-33
_prescription_ g-30 h32
_presyo_ g16
_pri r-26 g-30 m18 h-35 k-19
_pric r19 g34
_price_ h-31
_price_after_ g40
_price_agreed_ r-36
_price_at_ g17
_price_bet_ g-22 m15
_price_guess_ g-17 m18
_price_guessing_ g-18 m25
_price_is_ r30
_price_of_ r94 m17
_price_on_ r-18
_price_paid_ g15
_price_prediction_ g16
_price_to_ g32
_price_when_ g-30
_prices_ g38 h44
_prices_on_ g23 m17 h20
_prin r-40 g-51 h-51
_principal_ r23 g-16 h-16
_principal_only_ r-84
_printed_ r-28 h-40
_printing_ r-32 g-21
_pris g32
_prise_ g32
_prise_after_ g32
_priv g-21 h36
_private_ g-20 h36
_priz g-29 m20 h-26
_prize_ r-15 g-28 m28 h-28
_prizes_ m-15
_prizes_from_ h23
_pro r46 m-53
_problem_ g20
_proc r33 k27
_processing_ r23 k22
_procurement_ h21
_prod g34 h16
_product_ g38 h15
_prof r-20 h-31
_profit_ r-24 g-32 h-21
_profit_from_ r26 g-15
_prog h-18
_programme_ h-16
_prom r35 g-44 m-21 h-27
_promise_ g-32 m-15 h-16
_promise_to_ g-73
_promissory_ r28
_promissory_note_ r28
_prop g-18 h31
_prophet_ g-16 h43
_pros h70
_prosciutto_ h32
_prosciutto_and_ h28
_prosecco_ h15
_prot g77
_protected_ r54
_protection_ r-39 g58
_protection_plan_ g19
_protects_ g16
_prov r23
_prox h23
_proxy_ h23
_ps g-16 h52
_ps_ h-18
_psy h54
_psyc h54
_psychic_ h47
_psychic_hotline_ h28
_pu r-119 m73
_pub r-33 g-28 h20
_pub_ h22
_publ r-33 g-21
_public_ r-22
_publish_ h24
_pud h18
_pudd h18
_pudding_ h18
_puj h57
_puja h57
_puja_ h47
_pul g-23 m29
_pull m24
_pulls_ m23 h-26
_pum g-16 m16
_pump h-17
_pump_ h-17
_pun m35
_punt g-21 m37
_punt_ g-19 m20
_pup g36
_pupp g36
_puppy_ g25
_pur r-26 m-24
_purc r-18
_purchase_ r-31 g-23
_purchase_from_ r-24 g31
_purchased_ g35
_purchased_from_ g16
_purchasing_ h30
_purchasing_manager_ h16
_purs h-15
_purse_ h-15
_pus m44
_push h26
_pust m47 h-34
_pusta_ m40 h-30
_put r-49 g93 h-64
_put_ r-26 g28 m-27 h-72 k20
_put_it_ g-27 m-16 k34
_put_my_ h28
_put_on_ m15
_put_spread_ g35 m-17
_put_the_ g-38 m-21 h-48
_puts r-25 g70 h-34
_puts_ r-25 g70 h-34
_puts_on_ m-19
_py r34
_q_ r34 h-36
_qa r38 g-20
_qar r34 h-27
_qar_ r28 h-15
_qard r-30
_qard_ r-30
_qard_hasan_ r-44
_qarz r36
_qarz_ r36
_qarz_pe_ r19
_qat h28
_qat_ h28
_qu g-55 m47
_qua r24 m-15 h-30
_quar r29 h-27
_quarter_ r62
_quarterly_ r-25
_que g-16 h28
_ques g-16 h20
_questions_ g-16 h23
_questions_asked_ k-15
_qui g-44 m58
_quia h39
_quiapo_ h39
_quic m22
_quie k16
_quiet_ k16
_quiz g-28 h-22
_quiz_ g-28 h-22
_quiz_night_ m-33
_quo g33 m34
_quot g34 m36
_quotex_ g36 m45
_qur g-15 m-22
_qura g-15 m-21
_quran_ g-15 m-21
_quran_competition_ m-29
_ra r-26 m114 k-25
_rab m21
_rac m36 h43
_race g16 m17 h24
_race_ g16 m19 h15
_raci m22
_racing_ m22
_rack g-15
_rad r-26 g-15 m-16 h-21
_raf g-15 m40 h-36
_raff g-15 m40 h-36
_raffle_ g-15 m56 h-33
_raffle_ticket_ m23
_raffles_ m-16
_rah g-16 m65
_raha h-15
_rahn m42 h-16
_rahn_ m42 h-16
_rai g-16 h-59
_rain h-34
_rain_ g34
_rains_ g-30 h-30
_rais g-22 h-25 k18
_rak g-22 h28
_raki g-18 m-19 h73
_raki_ g-15 m-16 h63
_ram r20
_ran r-40 g46 h45
_ran_ g45 h-21
_rand r-18 g18 h15
_randi_ r-18 h40
_random_ g33 h-28
_rans h50
_ransom_ h26
_ransomware_ h23
_ras r15 g21 h35
_rash h32
_rat r77 g21 m-32 h-41 k-16
_rate r83 g30 m-30 h-58 k-16
_rate_ r88 g34 m-30 h-73 k-16
_rate_baad_ r-15 g29
_rate_collar_ g27
_rate_of_ r20
_rate_swap_ r-28 g67
_rati h17
_ratings_ h17
_rb m40 h-19
_rbe m25
_rbe7 m25
_rbe7t_ m25
_rd r58
_rd_ r58
_re g-208 m-29 k44
_re_ m17 h24
_rea r-76 g-62 h154
_reac g17
_read r-31 g-80 m-27 h201 k-25
_read_ h93
_read_his_ h36
_read_my_ h46
_reader_ h45
_reading_ g-31 h60
_reading_coffee_ h20
_reading_of_ h69
_reads_ g-37 h34
_ready_ r-20 h-40
_real m31 h33
_real_ g-17 m31 h37
_real_cash_ m21
_real_estate_ r18 h-33
_real_money_ m19 h-21
_reb g-38 h-21
_reba r18 g-38
_rebate_ r18 g-38
_rebe h-16 k15
_rec r-42 m16 h-41 k34
_rece r-16 g-20 m-17 h-45 k28
_receipt_ r-41 h-44 k-33
_receipt_attached_ r-16
_receipts_ k28
_receivables_ r48
_receive_ h-18 k16
_receive_and_ k17
_receive_money_ h-16 k22
_received_ g-19 h31
_received_and_ k27
_receiving_ k24
_receiving_and_ k34
_rech r-23 g27 m45
_recharge_ r-23 g44 m29 h-24
_reco h-17 k15
_recovered_ r19
_recovery_ g21
_recr r-15 h21
_red m32 h56
_red_ r-37 m28
_red_crescent_ r-29 h-20
_red_or_ g27 m55
_reds h39
_reds_ h39
_redu r31
_reduce_ h25
_reducing_ r32
_ref r-54 g-19 m-19 h-21 k-24
_ref_ r-22 m16 h-16
_refill_ h-27
_refu r-38 m-17 k-21
_refund_ r-30 g-24
_refund_of_ r-23 g-17
_refundable_ m-15
_refunded_ r17
_reg r34 g-16 h-36
_rega r54 g-33
_regardless_ r54 g-33
_regardless_if_ r51 g-33
_regi g18 k-15
_registration_ g18
_reh m27 h-58
_reha m29 h-56
_rehab_ h-50
_rehan_ m33
_rein g29 h-20
_reinsurance_ g16
_reis g-22
_rel r-17 h34
_rela h30
_rele m-18 h-43 k18
_release_ m-18 h-34 k26
_released_ g15
_religion_ h31
_relo m21 h39
_reload_ m21 h39
_rem h55
_rema r24 m32 h48
_remaining_ r22 h15
_reme h24
_remedy_ h24
_remi h-18
_remo m-28 k15
_removal_ h-25
_remove_ h29
_removing_ h23
_ren r75 m-19 h-29 k39
_rene r40 g22 h-16
_renewal_ h-15
_rent r24 k41
_rent_ g22 h15 k-17
_rent_for_ r-27
_rent_her_ k17
_rent_his_ r20
_rent_is_ r49 g32
_rent_my_ k16
_rent_of_ g30
_rent_on_ r28
_rented_ g-25 k46
_renting_ r15 h-31 k26
_rep r31 g-47 m-50 h-40
_repa r-17 h-20 k-22
_repacked_ h31
_repaid_ r35
_repaid_in_ r41
_repair_ r-40 m-15 h-32
_repairs_ g15
_repay_ r-27
_repaying_ r24 h-18
_repayment_ r-23
_repays_ m26
_repl r-33 m-19 k-20
_replacement_ r-24 m-16 h-20
_replica_ h49
_repo r34 g-18 h-22 k35
_repo_ r48 h-16
_report_ r-15 k19
_reports_ k18
_repu r47
_repurchase_ r47
_repurchase_at_ r27
_req k29
_requ k29
_res r-34 h29 k29
_rese h31
_resi r-21 h20
_reso r-26 g28 h16 k-21
_resold_ r-30
_resold_the_ r-19
_resort_ g26 k-17
_rest g-27 m-39 h-30 k63
_rest_ r31 m-25 h-31 k69
_rest_to_ r-17 m-17 k45
_restaurant_ r-20 g-20
_resu g19
_ret r-28 h-55 k-45
_reta r16
_retained_ r16
_reti r-17 h-33 k-18
_retirement_ h-19
_retu r-31 g21 k-15
_return_ r-17 g36
_return_it_ r-25
_return_of_ r-16
_return_pallet_ g23
_returned_ r-23 g-28 h-20
_returns_from_ r-16
_rev r52 g-18 m-24 h-30 k-16
_reve h-38
_revenue_ r22 m-15 h-25
_reverse_ r16
_revi h21
_reviews_ h18
_revo r56
_revolving_ r56
_ri r-24 g94 m-77 k-64
_rib r61 g-20 h-27
_riba r63 g-18 h-27
_riba_ r52 g-16 h-20
_ric r-40 h-53
_rice g-21 h-53
_rice_ g-21 h-53
_rich r-25 g35
_rich_ r-25 g43
_rid g20 m-53 h-47
_ride m-53 h-35
_ride_ g-26 m-53
_rider_ g28
_rif g-16
_rifl g-16
_rig r-17 g122 h-52 k-35
_rigg h31
_rigged_ h24
_righ r-15 g133 h-82 k-35
_right_ g104 h-73 k-32
_right_of_ g42
_right_to_ g58 h-36
_rights_ g29
_rih m25
_riha m25
_rihan_ m25
_rim g36
_rim_ g36
_rin h30
_ring h25
_ring_ h25
_rio h46
_rioj h46
_rioja_ h46
_rip g-26 h-15
_ripe g-24 h-30
_ripe_ g-20 h-27
_ripp h23
_ripped_ h23
_ris g20
_rise_ r-19
_rish h27
_risk g31
_risk_ g31
_rit g-23 m-39 h59
_rita h19
_ritalin_ h19
_ritu m-39 h41
_ritual_ m-39 h41
_ritual_to_ m-38 h16
_riv h32
_riy r24 g-23
_riya r24 g-23
_riyal_ g-15
_riyals_ r33
_riyals_per_ r-23 m27
_ro g-17 m-19 h29 k-65
_roa m-28
_road m-19 h-33
_road_ m-19 h-51
_roas h28
_roast_ h26
_roc h42
_rock h42
_roh h16
_roha h16
_rohani_ h16
_rol r39 h19 k-34
_roll r48 k-25
_roll_ r27 g18 m-20
_roll_back_ h20
_rolling_ m28 h26
_rollover_ r31 h-20
_rolls_ h-15 k-16
_roo r-30 g-16 k-23
_roof h32 k-16
_roof_ k-16
_rooftop_ h24
_room r-19 g-19 m19 h19
_room_ r-17 g-19 h42
_root h-34
_root_ h-34
_root_beer_ h-28
_rop h-18
_rope h-18
_rope_ h-18
_ros r-20
_rose r-19
_rose_ r-19 h30
_rou m22 h46
_roug h25
_rough_ h18
_roul m66 h19
_roulette_ m66 h19
_roun m-27 h48
_round_ g28 h29
_rounds_ g-20
_rs r17 m22 h23
_rs_ r17 m22 h27
_ru r19 g-47 h78
_rul m19
_rum r-28 g-25 m32 h52 k-21
_rum_ g-24 h87
_rumm r-17 m43 h-35 k-17
_rummy_ r-16 m35
_run m-21 k17
_run_ g-24 m-23 k15
_run_through_ h-15 k17
_runa g22
_runaway_ g22
_rup r56 g-26 m-27 h-29
_rupa r35
_rupaya_ r18
_rupe r21 g-23 m-17 h-16
_rupee_ g-23
_rus h34
_s_ g16
_s_p_ g16
_sa r22 g-36 m22 h-39
_sa3 h47
_sa7 r-18 m33 h32
_sa7e m22 h43
_sa_ r-36 g30 m33 h-50
_sab r24 m24 h-70
_sabo m49
_sabong_ m49
_sac g28
_sack g29 h-42
_sack_ g26 h-17
_sacks_ h-24
_sacks_of_ r23 g22
_sacr h34
_sacrifice_ h34
_sacrifice_for_ h25
_sad g-17
_sada h-17
_saf r29 g-29 m15 h-74
_safe r31 g-36 m18 h-33
_safe_ r32 g-33 m30 h-26
_saff h-40
_saffron_ h-40
_sah g-15 h39
_saha h16
_sahab_ h16
_sahr h29
_sahra_ h29
_sai g47 h-17
_said r-33 g51 h-34
_said_ r-33 g51 h-34
_saik r22
_saikda_ r22
_sain h24
_sainkda_ r22
_saint_ h21
_sak r-17 g-23 h59
_sake g-20 h71
_sake_ g-20 h71
_sal r27 g-19 m-43 h-85
_sala r27 g-18 h-19
_salami_ h52
_salary_ h-20
_salary_as_ h31
_salary_claim_ r19
_salary_slips_ r26 h-18
_sale g18 h-40
_sale_ r17 g38 h-23
_sale_and_ r26 g-16
_sale_of_ r-24 g-46
_sales_ g-16 h-17
_sall m-16
_salo r-28 h-33
_salon_ r-28 h-51
_salt h18
_salts_ h18
_sam r-53 g21 m-38 h-41 k18
_sama g57 h-19
_same r-34 g-29 m-31
_same_ r-39 g-29 m-31
_same_amount_ r-56
_same_dealer_ r19
_same_hour_ r22
_same_minute_ r16
_same_seller_ r20
_same_shop_ r15
_samp k27
_samples_ k27
_san r-31 g16 h45 k39
_san_ h22
_san_miguel_ h16
_sana r-25 g51
_sanc g-16 k48
_sand r-48 h61
_sandu_ r-15 h53
_sandwich_ g-17
_sang r42
_sangla_ r49 h-26
_sangria_ h17
_sani h-31
_sanitizer_ h-26
_sar r24 g24 h-26
_sara r29 h-20
_sas g22
_sat g-21 m50
_satt m43
_satta_ m21
_satu r-23 g-15 m15 h39
_saturday_ r-22 h32
_sau r-18 m-16 h66
_saus h34
_sausage_ h29
_sauv h39
_sav r33 g-35 m-17 h-19 k-21
_save r19
_saver_ r19
_savi r17 g-23 h-22 k-20
_savings_ g-21 h-22 k-20
_savings_bonus_ r30 h-16
_saw r27 g-44 m-15 h16 k-16
_saw_ r38 g-44 m-15 h16 k-16
_say r28 m17 h53 k41
_say_ h-17 k38
_sayi h30
_saying_ h30
_says r-15 m26 h58 k17
_says_ r-15 m26 h58 k17
_sc r-24 g17 m64 h23
_sca r-20 g-32 h65
_scale_ g-25
_scales_ h16
_scam h43
_scam_ h33
_scar h36
_scat m38 h22
_scatter_ m38 h22
_sch r36 m-19 h-29
_sche r39 g44 h-21
_scheme_ r29 g27 h-18
_schemes_ r26
_schengen_ g23
_schn h24
_scho g-30 h-61
_school_ g-30 h-50
_school_bus_ m17
_school_trip_ k-15
_schw h24
_sco r-21 g38
_scoo g37
_scoop_ g28
_scoop_of_ g22
_scop g30 h-31
_scope_ g30 h-31
_scope_to_ g29 h-17
_scor g-25 m30
_score_ m19
_scot h55
_scotch_ h38
_scottish_ h17
_scr r-19 m58 h-24
_scra g15 m67 h34
_scrap_ g24 h15
_scratch_ m77 h30
_scratch_cards_ m58 h67
_scre r-18 h-60
_screened_ r-16
_screening_ h-34
_se r-98 g64 m-66 h-24 k-48
_se7 g-16 h59
_se7r g-16 h59
_se7r_ g-16 h59
_se_ r-19 g71 h-27
_se_pehle_ g71 h-23
_sea r-15 g39 m-20 h-43
_sea_ g21 h-43
_seal g17
_sealed_ g27 h-17
_sean h40
_seance_ h40
_seas g48
_season_ g15
_seasons_ g34
_seat g-42 h-25
_seat_ g-41
_seats_ h-21
_sec r-47 g40 m47
_sec_ g-18 m30
_seco r-45 g16
_second_ r-42 g-20 m-16
_seconds_ g36 m24 h-16
_secr g29
_secret_ g29
_secret_commission_ h26
_sect h38
_secu h-43
_security_ r-18 h-36
_security_deposit_ r-19
_see r-15 g-77 m-20 h-58
_see_ r22 k21
_see_which_ r-34
_seed r-31
_seed_ g18 h31
_seed_money_ h26
_seeds_ r-18 h-19
_seen g-72 h-28
_seen_ g-72 h-28
_seen_and_ h-17
_sees k18
_sees_ k18
_seg g91 h-29
_segu g38 h-26
_seguro_ g55
_seguro_ng_ g35
_seguro_sa_ g20
_sehra_ h24
_sel r33 g23 m-18 k-21
_sell r36 g39 m-18 h-17 k-21
_sell_ r48 h31
_sell_it_ g26
_sell_maid_ g-22 h52
_sell_my_ r-15 g40
_sell_the_ r27
_seller_ r-29 g60 m-18 h-54
_selling_ r19 g22
_selling_my_ g-17
_selling_salary_ r39
_selling_the_ g38
_sells_ g-30
_sells_me_ r-19 g-16
_sem h-24
_semi h-24
_seminar_ r-28 h-24
_sen r-70 g-36 m16 h16 k42
_send r-45 g-55 h36 k62
_send_ m15 k60
_send_to_ m15 k50
_sending_ r-23
_sends_ r-16 g-22 h59
_sens g29 h-18
_sensex_ g29 h-18
_sent r-38 k-20
_sent_ r-38 k-20
_sep g37 h34
_sepa r-32 g20 h44
_separately_ g22
_separately_for_ g22
_sept r20
_september_ r20
_ser m-25
_seri h-25
_serious_ g16
_serious_illness_ g16
_serv m-18
_service_charge_ r-26
_ses g-25 m17 h43
_sess g-25 m17 h43
_session_ m22 h62
_sessions_ g-17 h-20
_set r32 m-38 h-24
_set_ g-32 m-85 k-16
_sett r26 g16 m46 h-23 k19
_settle_ r36 h-26
_settled_ r-33 g24
_settlement_ r-25 g38 k30
_settlement_discount_ r23
_settles_ r44 g-17
_settling_ g-16 m20
_sew h-22
_sex g-45 h119
_sex_ h48
_sext g-40 h72
_sexting_ g-37 h65
_sh r17 g34 m-59 h29 k-22
_sha r35 g-17 h22
_sha2 r29 g-36
_sha2a_ r29 g-34
_sha_ r-17 g26 h-21
_shab r-26 g20 h43 k24
_shad g28 h-16
_shade_ g28
_shah r73 g-24 m-22 h-40
_shal h33
_sham r44 g16
_sham_ r30
_shan h24
_shap g20
_shar r-59 g-47 m60 k-15
_sharab_ h55
_share_ g-63
_share_in_ r16 h17
_share_of_ g-22 m17 h-28
_shared_ h-24
_shares_ g20 h44
_shares_at_ g27
_shares_i_ g-21
_shares_of_ r-28
_shark_ h-17
_shart_ g-15 m90 h-41
_she g32 m-43 k-21
_she_ r-28 g32 h45
_she_keeps_ r-25 h15
_she_stays_ g-15 h35
_shee g54
_sheep_ h-23
_sheets_ g-17 h16
_shei g-16 h16
_sheikh_ g-16 h16
_sheikh_la_ h19
_shel h-78
_shelf_ h-53
_shell_ g-16
_shells_ g24 h-26
_sher r32 h31
_sherka_ r36 g26
_sherry_ h36
_shi r-31 m-20 h-16 k18
_shi_ g24 h-36
_shie r-19 g31
_shield_ r-19 g31
_shif g-30
_shifts_ r-20 g-30
_ship r-21 g15 h-40 k25
_ship_ r-24 g41 m15 h-60
_shipment_ h22
_shipment_of_ h27
_shir g-42 m-22 h35
_shiraz_ h39
_shirts_ g-22
_shis h15
_shisha_ h15
_sho g-31 m-19 h-35
_shoe r-16 g-16 m-20 h-31
_shoes_ r-16 g-16 m-20 h-31
_shop g-25 h16
_shop_ r32 h45 k-33
_shopping_ h-15
_shops_ r-15 k27
_shor g80 h-89
_short_ g83 h-43
_short_apple_ g31
_short_sale_ g-33
_shorting_ h-17
_show r-20 g-49 m15 h50 k15
_show_ g-29 h30
_showed_ r-37
_shown_ r15 g-23 k22
_shr g17 h25
_shri g20
_shro h16
_shu g31 h41
_shu_ g50
_shy r34 h-18
_shyl r34 h-18
_shylock_ r34 h-18
_si r-48 g-105 m98 h125 k-29
_si7 h20
_si7r h20
_si7r_ h20
_sic g-19 h28 k-18
_sick g-17 h35 k-18
_sick_ g-17 h35 k-18
_sid g-15 h-20
_side m19 h-16
_side_ m23
_sidr h-18
_sidr_ h-18
_sig h-57
_sign h-59
_signature_ r16 h-23
_signed_for_ r51 h-30
_signing_ g-15
_sil r-18
_silv r-16 h-22
_silver_ r-16 h-22
_sim r-19 g-62 m-29 h17 k33
_sim_ r-21 g-40 h24 k33
_sim_swap_ g-32 h72
_sin r46
_sinc r23 g-28 h-20
_since_ r23 g-28 h-20
_sing h25
_single_ g-16 m-19 h17
_single_malt_ h64
_sink r24
_sink_ r24
_sir m65 h32
_sir_ g17 m65 h37
_sis h37
_sisi h38
_sisig_ h38
_sit m31 h94
_sit_ m45 h71
_sit_my_ h44
_site h-30
_site_ h-28
_sits h35
_sits_ h35
_sits_ielts_ h16
_sitt h17
_siu h49
_siu_ h49
_six m40 h-45
_six_ m21 h-34
_six_months_ r-26 g27 h-39
_six_pack_ h30
_sixt m19
_sixty_ m19
_siz g15 h-30
_size g15 h-30
_size_ g15 h-30
_sk r18 m68 h-55 k-32
_ski r18 g-42 m42 h20 k-32
_skim h36
_skin g-39 m51
_skins_ g-25 m53
_skip r37
_skip_ r37
_sky g16 m32 h-38
_sky_ g20 h-25
_sl r47 g-82 m72 h37 k-25
_sla h47
_slau h16
_slaughter_ h16
_sle r20 m-18 h-50
_slee r20 m-18 h-50
_sleeps_ r27
_sli r35 g-35 h33
_slic r15 g-16
_slices_ g-16 k-16
_slip r21 g-19 h42
_slip_ r-15 h70
_slips_ r36 h-28
_slo g-24 m81
_slot g-24 m86
_slot_ m40 h-36
_slots_ m29 h30
_sm r-35 g-23 h-15 k34
_sma m-18 k24
_smal m-16 k24
_small_ m-16 k24
_smoke_ h26
_smoked_ h-23
_sms r-30 m45 h-31
_sms_ r-30 m45 h-31
_smu g-17 m-24 h22 k22
_smug g-16 h63 k-17
_smuggle_ h53
_smuggler_ h16
_smugglers_ h-16
_smur m-15 h-40 k39
_sn k-18
_sna g-18 h19
_snac h-46
_snacks_ h-35
_snap g-18 h64
_snap_ h71
_sne g33
_snea h15
_sneakers_ h15
_sno h-18
_snow h-22
_snow_ h-22
_so r59 g-156 m-78 k70
_so_ r74 g-102 h65 k118
_so_bank_ k57
_so_he_ m-16 h48
_so_i_ r34 h-22 k-15
_so_it_ k41
_so_nobody_ k27
_so_that_ r32 m-18 h-27 k-18
_so_the_ r67 h26
_so_they_ r-15 k28
_soa g-35
_soap g-35 h-33
_soap_ g-35 h-38
_soc g-41 m31 h-68
_soci m37
_social_ g-32 m40
_society_ g19
_sof g-39 m-20 h-43 k-23
_sofa r-24 g-23 h-27 k-15
_sofa_ r-24 g-23 h-27 k-15
_soft m-19 h-21
_software_ m-19 h21
_soj h30
_soju h30
_soju_ h30
_sol g25 m-26 h-48
_sola h-32 k-19
_sold g36
_sold_ g39 h-17
_sold_as_ g-17 h76
_sold_at_ g-27
_sold_back_ r61 h-16
_sold_by_ g18
_sold_him_ r35 h-22
_sold_it_ r-27 g60
_sold_me_ r-15
_sold_my_ r-31 g-49 h-20 k40
_sold_on_ g21
_sold_separately_ g15
_sold_shares_ g-31
_sold_the_ r39 g-21 h-16
_sold_to_ g29
_sold_what_ r-15 g16
_solf m-15
_solfa_ m-15
_som r-36 g58 h38 k25
_some r-35 g61 h-15 k25
_some_ g63 h-26 k-19
_somebody_ g-16 k27
_someone_ r-18 k27
_something_ g20 h26
_something_for_ g-20 h67
_something_to_ g22
_somewhere_ g22
_somewhere_in_ g22
_somm h46
_sommelier_ h46
_son r18 h-24
_son_ g-16
_sona r32 g-17 h-19
_sona_ r32 g-17 h-19
_song g33
_songs_ g33
_soo r77 h15
_sood r96 h-62
_sood_ r87 h-57
_sor r-19 g-21 h45
_sorc h44
_sorcerer_ h35
_sorr r-15
_sorry_ r-15
_sou h-50
_soup h-50
_soup_ h-50
_sour g21 k15
_source_ g23 k18
_source_one_ g31
_sow m-15 h37
_sowa h32
_sowar_ h32
_sowar_bala_ h32
_sp r-115 g-31 m-45 h45 k-40
_spa r-28 g-18 h-21
_spa_ r-27 h-47
_spam h35
_spam_ h35
_spar g-16 h-17
_spare_ g-16 h-32
_spare_parts_ h-18
_spe r-34 g-40 m-32 h36 k-20
_spea h-22
_spec h15
_special_ h41
_spee g-16
_speed_ g-16 h-15
_speed_up_ h-16
_spel r-27 g-16 h22
_spell_ r-25 g-15 h34
_spell_to_ h16
_spelling_ h-21
_sper h25
_sperm_ h25
_spi g-58 m47 h77
_spic h102
_spice_ h34
_spicy_ h67
_spin g-26 m68
_spin_ g-23 m27 h-29
_spins_ m33
_spins_on_ h-21
_spir g-19 h-16
_spirit_ h-35
_spirits_ g-15 h54
_spirits_duty_ h16
_spl r-21 g-16 m-16
_spli r-21 g-16 m-16 h15
_split_ r-19 m-15
_split_because_ k18
_split_since_ k23
_split_so_ k18
_split_the_ h18
_spo g-31 h-21
_spon m-30
_sponsor_ m-19
_spor m45 h15
_sports_ m25
_sportsbook_ m15
_spot m-17 h-33
_spot_ g27 m-17 h-33
_spr g100 m-15 h-63
_spra h-23
_spray_ h-23
_spre g89 h-58
_spread_ g80 h-51
_spreads_ g15
_spri h17
_spring_ g26 h-18
_spritz_ h35
_spy h41
_spy_ h35
_spy_on_ h53
_sq m43 h-35
_squ m43
_squa m43
_squares_ g-15 m49
_st r-59 g17 m-91
_st_ g41
_sta r-44 g-34 m29 h22 k40
_staf r-33 m23 h-41
_staff_ r-33 m23 h-41
_stag g-15
_stag_ h18
_stak r63 g40 m-20 h21
_stake_ r46 g37 m31 h21
_stake_in_ h34
_stake_on_ g17 m15
_stakes_ m-50
_stakes_for_ m-18
_stall_ r21
_stam r-28 g-24 h38 k-17
_stamp_ r-28 g-15 h76
_stamp_without_ h18
_stamped_ h-29
_stan r-21 h-16
_stand_ h51
_standing_ g-21 m23
_stands_ r-30 g28 h-31
_star m16 h46
_star_ h15
_stars_ r-27 h27
_start_ r19 g22 m15
_startup_ r-15 m-18
_stat r21 h59
_state_ m18
_stated_ g19 h-15
_statement_ r23 h20
_statue_ h52
_statue_of_ h36
_stay r-54 g-40 h-15 k82
_stay_ h-46 k60
_staying_ k19
_staying_under_ k19
_stays_ r-46 g-28 h40
_stays_till_ g-20 h55
_stays_with_ r20
_ste r-15 h-15 k-16
_stea g-15
_stee g31 h-21
_steel_ g31 h-21
_stel h-21
_stella_ h15
_ster h18
_stew h19
_stew_ h19
_sti g80 m-30 h-32
_stic g-22 m-22 h20
_stickers_ m-22 h36
_stil g105 h-44
_still_ g104 h-44
_still_belonging_ h-15
_still_in_ g24
_still_owe_ r26
_still_owned_ g24
_stl g-15 m44
_stl_ g-15 m44
_sto m-100 h42 k-42
_stoc r-24 m-25
_stock_ r-21 g36 m-25
_stocks_ g-25
_stol h78 k-21
_stolen_ h64 k-21
_stolen_car_ g37
_stolen_cars_ g20
_stolen_phone_ h-16
_stolen_phones_ g-45 h58
_stolen_wallet_ h-15 k-21
_stom g45
_stomach_ g28
_ston g17 m-39 h29
_stone_ g23 m-39 h27
_stone_for_ g-42 h20
_stoo r29 g-30 h-18
_stood_ r29 g-30
_stood_for_ r26 h-15
_stor g-19 m-28 h-83
_storage_ h-15
_storage_unit_ g-29
_store_ r20 g-29 m-28
_story_ h-47
_stou h41
_stout_ h35
_str r-21 g-28 h-22 k48
_stra r-26 g26 h-38 k23
_stranger_ r-23 k30
_strangers_ r15
_strangled_ h26
_strategy_ g23
_strayed_ g21
_stre g-17
_stri g-20
_strip_ h-47
_stripper_ h54
_strips_ h-21
_stro h56
_strong_ h51
_stru h-27 k35
_structured_ r33
_structuring_ k30
_stu r-28 g-30 h36
_stud r-28 g-28
_student_ h-18
_student_loan_ r22
_students_ r-18
_stuf h30
_stuff_ h30
_su r25 h-54 k-31
_sua h36
_suar h36
_suar_ h36
_sub g-15 h52
_sub_ h23
_subm h21
_submit_ h21
_subs g-16
_sugar_baby_ h53
_sugar_daddy_ h18
_sui g-36 m-18 h-35
_suit g-36 m-18 h-35
_suitcase_ m-18 h-35
_suk r25 m-17 h-34
_suku r28
_sukuk_ r28
_sul h15
_sum g75 h-40
_sum_ r-23 g89 h-49
_summ r15
_summer_ r15
_sun h-27
_sund g-24
_sunday_ g-24
_sunk g39 h-19
_sunken_ g23
_sup r-18 m18 h-28
_supe m39 h-25
_supermarket_ m-20
_supervisor_ h15
_supp m-21
_supplier_ r-29 m-21 h-29
_supplies_ h22
_supply_ h37
_support_ g-20 h-31
_sur r20 g-15 m39 h-43 k-23
_surc r15
_surcharge_ r15
_sure r66 g-35 m43 h-33
_sure_ r50 g-19 m47 h-31
_surety_ r16 g-16
_surg h-16
_surp r-30
_surprise_ r-18 g23
_surr r-16 h39
_surv g19 h-21
_survives_ g29
_survives_the_ g27
_sw r-19 g50 m84 h-47 k-29
_swa r-21 g104 h-23
_swap r-21 g104 h-23
_swap_ r-17 g38 m-15
_swap_at_ h-25
_swap_my_ r21 g-17
_swap_of_ g-29
_swaps_ g50 h-17
_swaption_ g18
_swe r18 g-23 m79 h-40
_swee g-21 m69 h-38
_sweepstake_ m43 h-24
_sweet_ h-23
_sweet_white_ h18
_sweetener_ r35
_sweets_ r-22 m-25 h22
_swi m-20 h25
_swim g16 h-24
_swimming_ h-19
_swin h64
_swine_ h18
_swingers_ h16
_swit h-30
_swo g-17 m30
_swor g-17 m30
_sy g-18 m37 h33 k31
_syn m47 h35
_synd m41 h30
_syndicate_ m41 h30
_syr h20
_syru h23
_syrup_ h23
_sys h-22 k38
_syst h-22 k38
_system_ h-22 k38
_system_only_ k30
_t_ m-17 h37
_ta g-73 m-41 h41 k-63
_ta2 r-23 g46 h-17
_ta2k r18
_ta2kheer_ r18
_ta2m r-22 g41 h-20
_ta2meen_ r-22 g41 h-20
_ta3 r19
_ta_ r-17 g-32 m-17 h33
_tab m60 h140 k-34
_tab_ m32 h56
_tabb r50 h-16
_tabby_ r50 h-16
_tabl r-66 m44 h83 k-34
_table_ r-54 g-18 m51 h28 k-25
_table_for_ m-21 h18
_tables_ h22
_tablets_ h34
_tag g-41 h21
_tag_ g-29 h-26
_tail h-20
_tailor_ h-32
_tak r29 k-36
_taka r41 h-48
_takaful_motor_ g47
_take r-36 h44 k-31
_take_ r-51
_take_the_ g-21
_taken_ r-20 m-23
_taken_by_ r21
_taken_from_ r41 h27
_taken_home_ g-31
_takes_ r34 m36 h26 k-40
_takes_it_ k-23
_takes_my_ g-16 h18
_takes_the_ r21
_taking_ h-30
_takings_ h21
_tal r-59 g20 h38
_tala r-41 g16 h-23
_tali h30
_talisman_ h26
_talk g16 h23
_talk_ h31
_talo m31 h-23
_talo_ m31 h-23
_tam h-25
_tama g-29 h-69
_taman_ g-17 h-35
_tamara_ r44
_tamp h57
_tamper_ h28
_tampering_ h29
_tan g23 h58
_tan_ h-37
_tank h35
_tank_ h17
_tant h66
_tap g-15 m-17
_tape h-19
_tape_ h-19
_tar m-30
_taro m-45 h66
_tarot_ m-45 h75
_tas r-18 g-25 h-16
_tast h-23
_tat m-25 h-64
_taw r95 g-17 m-20
_tawa r111 h-20
_tawarruq_ r69
_tawaruq_ r27 h-20
_tawe h21
_taweez_ h16
_tax r-26 g-25 m-42 h-68 k39
_tax_ g-17 k47
_taxi r-39 m-32 h-54
_taxi_ r-39 m-32 h-54
_tay r26 m44 h-38
_taya m50 h-21
_taya_ m50 h-21
_te r-75 g-48 m25 h81 k-36
_tea r-53 g-19 m-37 h-42 k-19
_tea_ g-20 h35
_tea_money_ h72
_teac r-29 m-20 h-44
_teacher_ m-20
_team h-35
_team_ m-20 h-66
_team_lunch_ h-23
_team_wins_ g15
_teams_ h30
_teb m-16 h28
_tebb g21
_tebbi_ g21
_tee r-21 m24
_teen r-21 m24
_teen_ r-20 m17
_teen_patti_ r-20 m27
_tel r-21 g-32 h65 k44
_tele r-18 h-74 k15
_telegram_ k15
_tell g-39 m-19 h125 k33
_tell_ g-19 m-16 k35
_teller_ h30
_tells_ g-18 h81
_tells_my_ h25
_tells_the_ h27
_tem h43
_temp h43
_temporary_ h18
_ten r70 m17 h-61 k-30
_ten_ r68 g-29 m18 h-84 k-27
_ten_days_ r27 m-25
_ten_percent_ r16
_ten_thousand_ r25
_tenant_ h20
_tend r-18
_tender_ r-18
_tent m-17
_tent_ g-19 m-17
_tenth_ r15
_teq h16
_tequ h16
_tequila_ h16
_ter r22 g-26 h27
_term r23 g-22 h-31
_term_ r51
_terminal_ r-16 m26 h-16
_terms_ m-18
_tes r-38 m-23
_tesl g25 h-24
_tesla_ g25 h-24
_test r-38 m-20
_test_ r-38 h56
_test_for_ r-26 h15
_tested_ h-20
_testing_ h-53
_tex r-21 m63 h-29
_text r-21 m41 h-19
_text_ m47 h-29
_tg g17
_tge g17
_tge_ g17
_th r38 g-15 m-28 h22 k60
_th_ r25 g-21
_tha r21 g21 m-35 h46
_than r-27 g-31 m-25 h38
_than_ r35 m-19 k24
_than_pot_ r18
_thank_ r-25 h17 k-21
_thank_you_ r-21 k-18
_thanks_ r-26 g-20
_thanks_for_ r-20
_that h29
_that_ h29
_that_does_ g26 k-24
_that_fell_ g17 h30
_that_has_ g-30 h18
_that_he_ m-16
_that_i_ r-36 g-29
_that_is_ m15 h-15
_that_it_ r-22 g-31 h-18 k43
_that_never_ g-30 k54
_that_one_ g35
_that_pays_ r18
_that_ran_ g17
_that_same_ g18
_that_the_ r43 g62 h-46 k-18
_that_very_ g36 h-20
_that_was_ m35 h-28
_thc h44
_thc_ h44
_thc_gummies_ h32
_the g16 m-16 h-66
_the_ r-27 g-34 k-24
_the_account_ r-32 g-16 k15
_the_advance_ r17 h-17
_the_airport_ h33
_the_amount_ r41
_the_and_ r-22
_the_app_ g-36 m28 h63
_the_bank_ g-21 h-30 k-30
_the_banks_ r16
_the_betting_ h21
_the_bill_ r-20
_the_board_ g-34 m22
_the_boat_ g20 h-16
_the_book_ h-17
_the_books_ k22
_the_border_ h34
_the_boys_ r-17 g32 h-28
_the_broker_ r-19
_the_buyer_ g-17 h16
_the_car_ g-86 m41
_the_card_ r16 m49 h44
_the_carpets_ h21
_the_cash_ r23 g-18 h-23 k16
_the_casino_ m-18 h41
_the_clerk_ h31
_the_clinic_ h-51
_the_club_ g15
_the_coming_ g29
_the_company_ g21 m-20 h-35 k25
_the_container_ h29
_the_contract_ r30 g-18 h38
_the_court_ g27
_the_customs_ h34 k73
_the_dealer_ h19
_the_debt_ h-24
_the_dinner_ m22 h61
_the_diver_ h-23
_the_dog_ g27 h-39
_the_draw_ m26
_the_due_ r23
_the_election_ g19 m18 h-22
_the_envelope_ r19 g-15 h-35
_the_evening_ h-28
_the_exam_ h74
_the_examiner_ h50 k-15
_the_extra_ h21
_the_fair_ m21 h16
_the_farm_ r27 g43 h-27
_the_fighters_ h-24 k47
_the_finance_ r40
_the_first_ h-17
_the_fish_ g17
_the_flat_ r-17 g-18
_the_flight_ r-19 g-23
_the_fridge_ h-29
_the_full_ r35
_the_future_ g-24 h36
_the_gam3eya_ r25
_the_gameya_ r20
_the_generator_ r-35
_the_goods_ g25
_the_green_ m18 h57
_the_gym_ r-21 g-20 h-17
_the_hall_ g-16 m-17 h-19 k-15
_the_hat_ g-23 m36
_the_horse_ m24
_the_hospital_ h-17
_the_hotel_ r-35
_the_house_ g24 m26 h27
_the_i_ r25
_the_inspector_ h36
_the_insurance_ r31
_the_interest_ r-33
_the_invoice_ h45
_the_jamiyya_ r32
_the_jeweller_ r-31
_the_job_ k-18
_the_judge_ h17
_the_kids_ g-25 h-35
_the_king_ g16
_the_kiosk_ r28 m18 h62
_the_kitchen_ h-24
_the_ladies_ h18
_the_lady_ m-17
_the_limit_ m-19 k19
_the_loan_ r34 g-26
_the_lot_ r-17
_the_majlis_ h-17
_the_mall_ h-39
_the_man_ g-19 m21 h50
_the_marathon_ g-25
_the_market_ r-25 h-37
_the_match_ m-25
_the_minister_ g17
_the_money_ r72 m-48 h-68
_the_night_ h57
_the_nursery_ r-26 m-23 h-16
_the_office_ h-34
_the_officer_ k31
_the_old_ r25 g-36 h17 k-31
_the_one_ g-20 m21 h-36
_the_online_ h52
_the_other_ r-35 g-22 h35
_the_owner_ g46
_the_padel_ m28
_the_palm_ h23
_the_party_ h57
_the_phone_ m30
_the_port_ h18
_the_pot_ m42 h-17
_the_price_ r19 g-39
_the_race_ h30
_the_rain_ m-24
_the_real_ h-30
_the_receipt_ k-29
_the_red_ m-16 h-23
_the_referee_ h21
_the_rest_ r21
_the_roof_ g30
_the_same_ r15 g-21
_the_savings_ r-22
_the_school_ m24 k-18
_the_sheep_ h-18
_the_shelf_ h-24
_the_ship_ g18 h-16
_the_shop_ r-18 g-27 h-23
_the_shops_ r-15 k27
_the_sofa_ g44 k-15
_the_spot_ r-35
_the_staff_ m28
_the_supplier_ r17
_the_system_ h-15 k15
_the_table_ r-16 h40 k-21
_the_tailor_ h-15
_the_team_ h-23
_the_tender_ r-16 h33
_the_th_ r25 g-29
_the_trip_ g18 h-21
_the_unpaid_ r16
_the_villa_ r24 g19 h-16
_the_weekend_ r-21 m22 h53
_the_wheel_ g-25 h40
_the_whole_ r-22 h-18
_the_winner_ m-15
_thef g28
_theft_ g28
_thei r35 g-22
_their_ r28 g-15
_them r-20 g28 h-16 k22
_them_ r-20 g43 h-31 k23
_then g-31
_then_ g-31
_ther m-24 h-29
_thes h-19
_thesis_ h-19
_they r30 g32 k21
_they_ r30 g32 k21
_they_do_ h-16 k17
_they_does_ h-19 k32
_they_pay_ r-34 g53 h-19 k-21
_thi g25 h-35 k38
_thin g18 h-17
_thing_ r17
_think_ g31
_thinks_ g22
_third_ r-18 g17 h18 k15
_third_company_ r27 g21
_third_of_ r-57 g-37 h69
_third_party_ g32
_thirty_ h-19
_this h-17 k35
_this_ h-17 k35
_this_is_ r-23 g-39 h70 k-35
_this_week_ r20 m17
_this_year_ g38
_tho r19 h23
_though_ r-16 g15 h18
_thousand_ r26
_thr g-24 m42 k41
_thre g-39 m20 h31 k15
_threaten_ h55
_three_ g-31 m36 h-19
_three_years_ h-17
_thro m22 h-28 k26
_through_ g-27 h-15 k45
_through_a_ r17 m21 h26
_through_the_ g-36 k43
_through_your_ k18
_throw_ g28 m18 k-17
_thrown_ m-16
_ti g28 m27 h36
_tic g95 m41
_tick g95 m41
_tick_ g71 m-17 h-24
_tick_up_ g15
_ticket_ r19 g-16 h32
_ticket_for_ h-26
_ticket_renewal_ r22
_tickets_ m21 k24
_tickets_for_ h-24
_tickets_to_ m-22 h-17
_ticks_ m31
_ticks_up_ g15
_tie g-36 h-15
_tig h25
_tige h25
_tiger_ h25
_til r15 g-26 m-25 h-15 k-15
_tile r-15 h-44
_tiles_ r-15 h-44
_till r30 g-39 h29
_till_ r30 g-39 h29
_till_i_ r23
_till_morning_ g-17 h36
_till_the_ h-20
_tim r19 m-17
_time r20 g15 m-16
_time_ r30 g16 h30
_time_value_ r42
_tin r-15 g-20 k19
_tins k20
_tins_ k20
_tip r-27 g-31 m37 h24 k-23
_tip_ g-35 k-21
_tip_for_ r-16 h-27
_tips r-19 m33 h19
_tips_ r-15 h18
_tipster_ m19
_tir r25 h-17
_to r-40 g-58 m52 h32
_to_ r62 g45 m-53 h60 k48
_to_a_ r-96 h-65 k26
_to_be_ r24 g145 m-17 h-29
_to_beat_ h49
_to_buy_ r-48 g98 m-19 h-36
_to_charity_ r-25 k-20
_to_close_ h-29
_to_decide_ g26
_to_get_ g-26 h39
_to_him_ r30 m29
_to_his_ k24
_to_lock_ r28 g-33
_to_me_ r64 m-19
_to_my_ g-23 m16 h-55 k-79
_to_next_ r25 g-25 h24
_to_official_ h25
_to_open_ r16 m16
_to_other_ h18
_to_pay_ r-21
_to_poor_ r-15
_to_repurchase_ r19
_to_roll_ r-16 m-16
_to_same_ r36 h-16
_to_sell_ g25 h-15
_to_the_ g-55 m67 h55
_tob g-18 m23 h32
_toba g-18
_tobacco_ g-18
_tod g-19
_toda g-18
_today_ r-20 g-17
_today_and_ r29
_todays_ r15
_toga g19
_toge g-23
_together_ g-23
_tok g29 m-35 h-26
_toke g29 m-35 h-26
_token_ g24 h-46
_tokens_ m-30 h20
_tol r-18 m-21 h-48 k30
_told g25 m15 k32
_told_ g25 m15 k32
_told_me_ g-19 h15 k43
_toll m-36 h-28
_toll_ m-36 h-46
_tom r-19 m37 h-49 k23
_toma h-26
_tomato_ h-21
_tomb m39 h-32
_tombola_ m39 h-32
_tomo r-16 k25
_tomorrow_ k26
_ton r26 g-45 m18
_tone h-39
_tong m44
_tong_ m32
_tong_its_ m18
_toni r19 h25
_tonight_ r19 m-17 h-22
_tonights_ h38
_tonk h37
_tonkatsu_ h32
_tons g-16
_tons_ g-16
_too h-19
_took_from_ m25 h28
_took_it_ h17
_took_the_ r-52 g39
_top r37 g-36 m40 h100 k-44
_top_ r44 m23 k-23
_top_floor_ g29
_top_of_ r21 h16
_top_up_ k-23
_topl h48 k-20
_topless_ h48 k-20
_topp g-39 m27 h65
_topping_ m17 h36
_topping_up_ m17 h36
_tos g17 m56
_toss g17 m56
_toss_ m56
_toss_pe_ m16
_tot r-28 m62
_tota r-15 m-15 h-17
_total_ r-15 m-15 h-17
_tote m55 h20
_tote_ m55 h20
_totk h30
_toto m36 h-24
_toto_ m36 h-24
_tou g23
_touc g34
_touch_ g41
_touch_and_ g23
_tournament_ m18
_tow r-48 g16 h-15
_towa r-39 g-19
_towe g37
_tower_ g31
_tower_hasnt_ g16
_toy r-22 g-57 m-47 h-40 k-25
_toy_ g-22 m-20 h-31
_toys g-46 m-23 k-25
_toys_ g-46 m-23 k-25
_tr r16 g37 m18 h-149
_tra r-26 h-38 k18
_track_ h16
_trad g70 m54 h-16
_tradable_ g22
_trade_ r19 g35 m25 h-33
_trader_ g-18
_trades_ m19
_trading_ g29 m24
_trading_account_ m-24
_traf h49
_trafficking_ h33
_trai m-23 h-28 k15
_trail_ h-24 k16
_training_ m-19
_tram g-21 h42
_tramadol_ g-21 h42
_tramadol_strips_ h20
_tran g-35 h-17
_transcript_ h20
_transfer_to_ r-16 g30 m25 h40 k-78
_transfers_ k21
_translation_ g-15 h-24
_trap g41
_trap_ g41
_trav g-32 m-17
_travel_ g-36 m-17
_travel_insurance_ g20
_tray r-19 h-29
_tray_ r-19 h-29
_tre r32 g41 m-19 h-34 k-29
_trea r64 g-15 h-17
_treasure_ r-20 h34
_treasury_ r61 g-27 h-23
_treasury_bills_ r44
_tree r-25 g56
_tree_ g25
_trees_ g31 h-16
_tri r-18 m57 h-68 k-28
_tric r22
_trick_ r22
_trim g-22
_trimming_ g-16
_trip r-20 g33 k-25
_trip_ r-15 g43 k-23
_tro r34 g-20 m-28
_trop m-20 h-23
_trophy_ m-20 h-23
_trou r34 g-20
_tru g37 m-20 h-15 k35
_truck_ r-31
_trucks_ r24
_truf g25
_truffles_ g25
_trun g16
_trunk_ g16
_try m25 h16
_try_ m25 h16
_tu r-20 m20 h-108
_tub r23 m-18 h-15
_tubo r42
_tubo_ r44 h-20
_tui r-27
_tuit r-27
_tuition_ r-27
_tum g35
_tumm g35
_tummy_ g35
_tun h-25
_tuna h-25
_tuna_ h-25
_tur r19 g33 m29 h-46
_turb g27 m42
_turbo_ g27 m42
_turk k21
_turkey_ k21
_turn r20 h-34
_turn_ r45 g-21 h-15
_turn_from_ r27
_turns_ r-16 g28
_tus h57
_tusk h49
_tusks_ h30
_tut r-17 g-19 h-45
_tuto r-16 g-19 h-45
_tutor_ r-16 g-19 h-31
_tv r29 h-27
_tv_ r29 h-27
_tw g-24 h-22
_twe r52 h-24
_twel r35
_twelve_ r35
_twen r17
_twenty_ r17
_twi g34
_twin g27
_twins_ g27
_two r-48 g-48
_two_ r-48 g-48
_two_bottles_ h-17
_two_hours_ h19
_two_minute_ g20
_two_nights_ h-43
_two_prices_ g24
_two_years_ g-34
_ty g38 h-48
_typ g23 h-26
_type g27
_type_ g27
_tyr g15 h-22
_tyre g15 h-22
_tyre_ g24
_ud m-16
_udd g21
_udde g21
_udh r15 m-15 h-28
_udha r15 h-23
_udhaar_ h-20
_uk m15
_um r-19 g-42 m-29
_un g270 m-41 h-90 k59
_unc g52
_unce h31
_uncensored_ h36
_unch g49
_unchecked_ g30
_uncl r15 g38
_unclaimed_ g40
_uncle_ r19 h16
_unclear_ g25
_uncles_ g-20
_und g66 m28 h-20
_unde r-32 g69 m31
_undecided_ h-15
_undefined_ g27
_undelivered_ g35
_under_ m19 h32 k-29
_under_the_ m-30 h44 k-26
_undr r24
_undrawn_ r24
_une r17
_uni r-23 g-24 h-49 k-21
_unid g24
_unidentified_ g24
_uniform_ g-17
_unit r-18 m-19 k-17
_unit_ r-22 h-21 k-15
_units_ m-18
_univ g-23
_university_ g-26
_unk g46 h-15 k15
_unkn g46 h-15 k15
_unknown_ g46 h-15 k15
_unl g-34 h22 k32
_unli g-30 k33
_unlicensed_ k33
_unlo h33
_uno g22 m-22 k32
_unof k35
_unofficial_ k35
_unop g26
_unopened_ g26
_unp r39 h15
_unpa r39 h15
_unpaid_ r39 h15
_unr k28
_unre k28
_unregistered_ k28
_uns g99 h-19
_unse g55
_unseen_ g55
_unso g28 h-24
_unsorted_ g41 h-24
_unsp g19
_unspecified_ g19
_unt r35 g15
_unti r36 g17
_until_ r36 g17
_until_he_ r36
_until_i_ r63
_up g23 m75 h42 k-16
_up_ r-30 g49 m101
_up_down_ g88 h-21
_up_for_ h-29
_up_from_ g16 h-15
_up_in_ g15
_up_lower_ g15
_up_the_ g-36 h22
_upa r23 h-22
_upf r20
_upfr r20
_upfront_ r20
_upg g-17 h28
_upgr g-17 h28
_upgrade_ g-17 h28
_ups h40
_ur h-30
_us r139 g-109 m-25 k67
_us_ r-50 g-76 m33 h41 k34
_usa r51 h-15
_usan r44
_usance_ r44
_usd_ g-20
_usdt g31 h18
_usdt_ g31 h18
_use h-54 k57
_use_ r31 h-52 k51
_used r-24
_used_ r-24
_usu r53 g-21 m-23 h15
_usua m-15 h45
_usual_ m-15 h45
_usur r65 g-16 h-30
_ut r39 m-23 h-41
_utan h-18
_utang_ h-18
_uti r26
_util r26
_utilisation_ r24
_va r67 g-91 m-56 h-68 k-31
_vac g-34 m-21 h-49
_vacc m-21 h-28
_vaccination_ m-21 h-28
_val r24 m-20 h-34 k-16
_vale r-16 h-17
_valet_ r-16 h-17
_valu r40
_value_ r45
_value_of_ r31
_van g-25
_van_ r15 g-25
_vani h15
_vap h19
_vari r15
_vas h17
_vat r31 g-15 h-32
_vat_ r-36
_vatt r67 h-31
_vatti_ r67 h-31
_ve r-35 m-26
_veg h-16
_vega g24
_ven r-19 h26
_vent g-21 h62
_venture_ g-21 h62
_ver r-18 g17
_very g36 h-20
_very_ g36 h-20
_ves g17
_vess g17
_vessel_ g17
_vet m-16 h-23
_vet_ m-16
_vi g-55 k23
_via g-25 k58
_via_ g-25 k58
_vid h50
_vide h49
_videos_ h45
_vie h-20
_view h-17
_vig r71 g-17 h-47
_vig_ r71 g-17 h-47
_villa_ h-16
_vin g42
_vine g16 h-40
_vineyard_ g17
_vino h33
_vino_ h17
_vio h56
_viol h56
_violation_ h56
_vip h50
_vip_ h50
_vip_table_ m-28 h18
_vir g-20 m37 h24
_virg g-16 h-16
_virgin_ g-16
_vis r-17 h-17
_visa g-22
_visa_ g-22
_visi r-28 g15 h-34
_visit_ r-19 h-18
_visits_ g19 h-16
_vit h-46
_vita h-46
_vitamin_ h-37
_vo r-55 g-28 h73
_vod r-16 g-16 h-42
_vodk r-15
_vodka_ r-15
_voi h15
_vol m15
_voo h46
_vood h46
_voodoo_ h46
_voodoo_doll_ h39
_vot g-21 m28 h50
_vote g-21 m28 h50
_vote_ g-18 h65
_votes_ m32 h-16
_vou r-25
_vouc r-25
_voucher_ r-26 m-15
_w_ r100 g-58 h-127 k26
_w_ana_ r44
_w_elli_ m37
_w_maraheen_ m-24 h17
_w_se3r_ g18
_wa r-92 g-17 m28 h-84 k25
_wa7 r-33 g-15 m20 h35
_wa7e r-21
_wa7ed_ r-21
_wag m72 h-21
_wage m72 h-21
_wage_ h17
_wager_ m24 h-47
_wagering_ m20
_wages_ g-17 h22
_wages_till_ h21
_wai r26 g21 h-28
_wait r45
_wait_ r33
_waiv r-19 g17 h-17
_wak r18 m-16
_waka r-15
_wakala_ r-15
_wal r-37 m-22 h39 k42
_wala r-29 g64 m-19 k-15
_wala_ r-19 g80 m-19 h-27
_walang_ h27
_wale r-15 h26
_wale_ r-21 h26
_wali r50 g-19
_wali_ r52 g-19
_walk g17 h21
_walker_ h23
_wall r-31 g-48 h-23 k66
_wall_ r-35 g-18 h-18
_wallet_ g-24 m15 k54
_wallet_to_ r-41 h-17
_wan g31
_want g31
_want_ g25
_war r-35 g78
_war_ g27 m17 h-16 k34
_wara r18 g15
_wara_ r18
_ware h29
_warehouse_ h22
_warr r-27 g55 h-35
_warrants_ g24
_warranty_ r-22 g33 h-21
_warranty_bought_ g21
_warranty_for_ g48
_was r-34 g-57 k24
_was_ r-28 g-57 m51 h20
_was_in_ r-33 h21
_was_sure_ m24
_wash r-21 g-31 m-45 h-66 k29
_wash_ g-32 m-19 h-25 k33
_washing_ r-21 h-39
_washing_machine_ g39
_wast h68
_wasta_ h43
_wat g-39 m-23 h-61
_watc r16
_watch_ r18 h-54 k-17
_watched_ k18
_watches_ h60
_wate g-27 h-66
_water_ g-27 h-66
_way g-28 h-15
_way_ g-28
_we r29 m-18 k-49
_we_ r31 g23 m-32 k-17
_we_agreed_ r41 m17
_we_bought_ g-18
_we_buy_ h24
_we_fixed_ r21
_we_get_ h21
_we_short_ g17
_we_will_ g26
_we_win_ m-17 h24
_wea g16
_weal h35
_wealth_ h35
_weat g24
_weather_ g24
_web g-25 h-32
_web_ h-76
_webs h36
_website_ h36
_wed h-32
_wedd r-19 h-32
_wedding_ r-19 h-32
_wedding_hall_ h-20
_wee m-17 h59
_weed r-19 h96
_weed_ r-19 h96
_weed_for_ h44
_week r30 g-19 h-37
_week_ r-22 g-29 m-26 h-40
_week_i_ r16
_week_late_ r16
_weekend_ m23 h29
_weekly_ r23 g33 h-21
_weeks_ r28
_wei g-17 m16 h-21
_weig r19 m19 h-45
_weighed_ g-22
_weight_ r15 m27 h-27
_wel r-26 h-24
_well h-23
_well_ h-23
_wen r19 g-15 m19 h50
_went r19 g-15 m19 h50
_went_ r19 g-15 m19 h50
_wes g26 h-15
_wh r-58 g112 h20 k-28
_wha r-37 g46 h-29 k-16
_what r-37 g46 h-25 k-16
_what_ r-17 h-22
_what_he_ g-17
_what_i_ g-27 m24 h18
_what_is_ r-16 g15 m-15 h34
_what_the_ r-23 g19 h-28
_what_you_ g17 m-15 h-37
_whatever_ g54 m-15 h-28 k-15
_whatever_happens_ r20
_whatever_he_ g44
_whatever_is_ g-55
_whatever_she_ h-16
_whatever_the_ g25 h23
_whatever_you_ r25 g-15 k-15
_whatsapp_ h25
_whe g61 h-48
_whea r-16
_wheat_ r-16
_whee g-39 h21
_wheel_ g-35
_wheel_at_ m-18
_wheels_ h15
_when g80 h-18 k-22
_when_ g74 k-22
_when_i_ g29 h-17
_when_she_ g22
_when_the_ r15 h31
_when_you_ r-20 g28
_whenever_the_ g25
_wher g21 h-17 k39
_where_ g17 h-17 k39
_whet m42 h-20
_whether_ m42 h-20
_whether_i_ g-29
_whi g65 m-33 h49
_whic g70 m-15 h-32
_which_ g53 h-20
_whichever_ g17
_whis g-28 h51
_whiskey_ h23
_whisky_ h21
_whisky_the_ h-27
_whit g15 h40
_white_ g-28 h47
_white_x_ h25
_whitelist_ g44 h-19
_who g-41 m60 h48 k-41
_who_ r26 g-49 h42 k-29
_who_stood_ r43 h-15
_who_will_ h28
_whoe g-39 m36
_whoever_ g-33 m34
_whol r-18 g19 m-17
_whole_ r-35 g23 m-17 h-25
_wholesale_ r17 h28
_whos m60
_whose_ m60
_why g-20 m-21 k36
_why_ g-20 m-21 k36
_wi g-30 m29 h64
_wid h-34
_wif r22 g-29 h46
_wife r22 g-24 h69
_wife_ r29
_wifes_ g-31 h28
_wil r-28 g98
_will r-28 g100 h-16
_will_ r-28 g105
_will_be_ g-16
_will_buy_ r-20 g32 h-33
_will_decde_ g27
_will_decide_ g22
_will_purchase_ r-22 g41 h-23
_will_see_ r-21
_will_send_ r33 h-17
_win g-45 m38 h-18
_win_ g-31 m42 h23
_wind g-70 m20 h34 k-17
_window_ g-19 m25 h35
_wine m-20
_wine_ m-15 h-25
_wine_red_ h-48
_winn h-64 k20
_winner_ h-16
_winner_of_ m-48
_winners_ h-23
_winning_ h-32
_winnings_ k22
_winnings_from_ m18 h-19
_winnings_of_ m18 h23
_wins g19 m-15 h23
_wins_ g19 m-15 h23
_wins_the_ h31
_wint g32
_winter_ g32
_wir r17 h-21
_wire r17 h-21
_wire_ r28 h-15
_wis h45
_wisk h45
_wiskey_ h29
_wit g-16 h79
_witc h34
_witch_ h20
_with r15 h17
_with_ r35 g-36 m55 h20 k-19
_with_%_ g19
_with_a_ r19 g22 m-17 h-54 k29
_with_and_ r39
_with_another_ h35
_with_different_ h30
_with_him_ g15
_with_insurer_ g27
_with_it_ g20 h29
_with_me_ r64
_with_my_ m27 h-50
_with_no_ g16 k16
_with_rum_ h20
_with_the_ r-46 k-43
_with_two_ h-19
_within_ r19 h-16
_within_minutes_ g18
_without_ r-24 m-19 h15
_without_charity_ k19
_without_licence_ k18
_without_looking_ g-17
_without_prescription_ g-18 h22
_without_the_ g-17 h20
_witn h28
_witness_ h28
_wiz h22
_wiza h22
_wizard_ h22
_wo r-38 g53 m69 h-20
_woma g-23 h18
_woman_ g-23 h18
_woman_who_ g-22
_womb g20
_womb_ g20
_wome h-15
_women_ h-15
_won r-18 m84 h-33
_won_ r-18 g-15 m61 h-33
_woo r-33 g71 m-20 h-22
_wood g20
_wool r-33 g51 m-18 h-19
_wool_ r-33 g51 m-18 h-19
_wool_on_ g48 m-16
_wor r18 m-15 h30
_word h24
_work h-28
_work_ g-16 m24 h-28
_worker_ h33 k16
_workers_ g24
_working_ g18
_workmens_ g16
_works_ r38 g-25
_workshop_ g-22 m-15 h-31
_worl m22
_world_ m22
_wors g-20 m-16 h59
_worship_ g-20 m-16 h59
_wort r18 m-16
_worth_ r18 m-16
_wou m36
_woul m36
_would_ m36
_wr h-55 k37
_wra k-19
_wrap k-19
_wre m15 h-18
_wrec h-18
_wreck_ h-18
_wres m17
_wrestling_ m17
_wri r38 g25 h38 k17
_writ g34 h33 k17
_write_my_ h22
_writes_ r18
_writing_ r-16 g50
_written_ k22
_wro r-26 h-16 k46
_wron k46
_wrong_ k48
_wrong_description_ h-15 k20
_wrong_goods_ k31
_wrot r-16
_wrote_ r-16
_x_ r-35 g-20 m-21 h106
_xa g-15 h37
_xan g-15 h37
_xana g-15 h37
_xanax_ g-15 h37
_xb m38 h22 k-15
_xbe m16
_xbet m16
_xbet_ m16
_xx r37
_xxx h23
_ya g-53 m35 h35
_ya3 g25
_yac h39
_yach h39
_yacht_ h39
_yak r38
_yakh r38
_yan m15
_yar g-22
_yard g-22
_yard_ g-22
_ye r35 g125 m29 h-58
_yea g79 m-15 h-16 k-21
_year g79 m-15 h-27 k-21
_year_ g48 h-23
_year_we_ g33
_yearly_ h-17
_years_ g42
_yen r19 m48 h45
_yen_ r37 g-30 m34 h31
_yes r38 g28 h-22 k17
_yest r24
_yesterday_ r24
_yet r-17 g100 m-18 h-81 k-25
_yet_ g82 h-45 k-24
_yi r38 h-24
_yie r38 h-24
_yiel r38 h-24
_yield_ r38 h-24
_yield_of_ g17
_ym h20
_yma h20
_ymas h20
_ymashi_ h20
_yo r47 g15 m27 h-143 k70
_yom r81 g-30 m-24 h-30 k27
_yom_ r81 g-30 m-24 h-30 k27
_you r-33 m21 h-108 k44
_you_ r26 g-67 m30 h-27
_you_and_ r-22 g-15 m38
_you_feel_ g19
_you_get_ r-25 g15
_you_like_ r25 g-52 h-29
_you_pay_ r21
_you_the_ g25
_you_think_ g36
_your r-42 g80 h-27 k30
_your_ r-41 g41 m-31 k30
_your_house_ g21
_your_net_ g18
_yours_ g48 m24
_yout h-46
_youth_ h-46
_yu r29 g-19 h-40
_yun r30 g-18 h-44
_yung r30 g-18 h-44
_yung_ r30 g-18 h-44
_za r-101 g17 m-17 h32 k-16
_zab r-23 h22
_zabo h22
_zah h49
_zahl h53
_zak r-32 m-15 h-35
_zaka r-32 m-15 h-35
_zakat_ r-32 m-15 h-35
_zakat_on_ r-48
_zar h21
_zar_ h21
_zat h31
_zatl h31
_zay g26 h-51
_ze r-31 g47 m47 h-24 k-17
_zer g48 h-24
_zero g48 h-24
_zero_ h-24
_zero_percent_ r20
_zi m23 h33
_zo m-31 h70
_zod h26
_zodi h26
_zodiac_ h26
_zoo m-26 h-17
_zoo_ m-26 h-17
_zy g-23 h-23
_zya g-23 h-23
_zyad g-23 h-23
_اب r-53 h105 k60
_ابا m-15 h18
_اباح m-15 h18
_اباحي_ m-15
_ابت h16
_ابتز h16
_ابتزاز_ h16
_ابر h20
_ابرا h20
_ابراج_ h20
_ابل h23
_ابلا k21
_ابلاغ_ k21
_ابن g20
_ابو_ g-25
_ابي g26 k15
_ابي_ k18
_ابيض h30
_ابيض_ h30
_ابيع g39
_ابيعك_ g42 h-29
_ابيعك_لو_ g23 h-24
_ات r57 g-55 m42 h-51
_اتا r32
_اتاخ r34
_اتاخر_ r25
_اتر g25 m29
_اترا m29
_اتص h-29
_اتصا h-29
_اتع r-15 m-15
_اتعا r-15 m-15
_اتعاب_ m-15
_اتف g-40
_اتفق g-29 h-16
_اتفقنا_ g-29 h-16
_اتفقنا_علي_ r-29
_اتو g-32 m23 h-16
_اتوق m26
_اتوقع_ m26
_اث r16 g-58 h-26
_اثا r16 g-52 h-21
_اثاث r16 g-52 h-24
_اثاث_ r16 g-52 h-24
_اج r95 g-51 m-31 h-28 k25
_اجا k33
_اجار h-17 k36
_اجار_ k36
_اجاره_ h-16
_اجر r34 g-65 m-19
_اجر_ h38
_اجرت g-19 m-18 h-24 k41
_اجرت_ r-21 h-15 k47
_اجره r44 g-34 h-15 k-21
_اجره_ r44 g-34 h-15 k-21
_اجل r88 h-18
_اجل_ g23
_اجل_علي_ g-18
_اجلت r70 h-26
_اجلت_ r70 h-26
_اجلت_زبون_ r26 h-16
_اجلت_له_ r25
_اجله r31 h17
_اجله_ r31 h17
_اجن g20
_اجنب g20
_اجه h23
_اجها h16
_اجهاض_ h16
_اح r-60 g-27 h59 k43
_احت r-18 h24
_احذ h22
_احذف h22
_احذف_ h22
_احم g-19 h24
_احمر g-19 h24
_احمر_ g-19 h24
_احو r-24 h-16 k21
_احول r-24 h-16 k21
_احول_ r-24
_اخ r44 g23 m-46 h-47 k-25
_اخت r-16 m-35
_اختر h16
_اختراق_ h33
_اختي h-17
_اختي_ h-15
_اخذ r74 g-35 m-20 h-20 k-20
_اخذت r19 g-20
_اخذت_ r41
_اخذته_ r-23
_اخذو r15
_اخذوها_ r15
_اخر g16 h26
_اخر_ h29
_اخر_الشهر_ r22
_اخض g35 m23 h-20
_اخضر g35 m23 h-20
_اخضر_ g35 m23 h-20
_اخضر_او_ g19 m18
_اخو r-34
_اخوي r-34
_اخوي_ r-34
_اد r-22 g54 h-58
_ادا r21
_ادان r16
_اداني_ r16
_ادخ k19
_ادف r-26 g31
_ادفع r-26 g31
_ادفع_ r-27 g39
_ادم m-33 h-24
_ادما m-33 h-24
_ادمان_ m-33 h-24
_ادمان_القمار_ m-19 h-15
_ادن g21 h-32
_ادني g21 h-32
_ادني_ g21 h-32
_ادور g15
_ادور_ g15
_اذ r73 g82 h-29
_اذا g86
_اذا_ g86
_اذا_توفيت_ g21
_اذا_مت_ g33 h-18
_اذو r64 h-21
_اذون r64 h-21
_اذون_ r36
_اذونات_ r27
_ار r-51 g-24
_ارب r19 g-23
_اربع r16
_اربع_ r-21
_اربعه_ r33
_اربعين_ g-18
_ارت g15 m-15
_ارتف g15 m-15
_ارتفاع_ g15 m-15
_ارد r-18
_ارد_ r-18
_ارض r-40 g17 m-36 h-61
_ارض_ r-40 g27 m-36 h-61
_ارق m24 h32
_ارقا m24 h32
_ارقام_ m24 h32
_اري k22
_اريد k22
_اريد_ k22
_از m-16
_ازا m-16
_ازاز h23
_ازازه_ h23
_ازاي h-34
_ازايز_ h-34
_اس r-22 g-70 m-83 h-100 k157
_اسا r27 k26
_اسب r23 m-24 h-24
_اسبو r23 m-24 h-24
_اسبوع_ m-17 h-36
_است g-22 h-87 k83
_استخ h-25 k57
_استخدام_ k17
_استخدم_ k23
_استص g-16
_استصناع_ g-16
_استع h-15
_استل r-15 g42 h-24 k23
_استلام_ g47
_استلم_ k51
_استلم_تحويلات_ k16
_استلم_حوالات_ k17
_استلمت_ r16
_استي g-24 h-17
_اسح k30
_اسحب k30
_اسد r21 h19
_اسدد r21 h19
_اسدد_ r20
_اسع g18 m-40
_اسعا g18 m-40
_اسعار_ g18 m-40
_اسق r-23
_اسقط r-23
_اسك h36
_اسلا h-19
_اسلامي_ h-19
_اسم r-24 g-41 h-40 k49
_اسم_ r-21 m-30
_اسمن h-23
_اسمنت_ h-23
_اسمي g-18 h-16 k44
_اسمي_ g-18 h-16 k44
_اسه g-15 h17
_اسهم g-15 h17
_اسهم_ g-15 h17
_اسهم_شركه_ g-56 h-35
_اسهم_في_ g-66 h59
_اسو r-16
_اش h27 k-16
_اشت k-16
_اشتر g16 h-24 k-15
_اشتراك_ m-16
_اشتراك_حمايه_ g35
_اشتريت_ r45 g-20
_اشتريت_دور_ r22
_اشتريت_دينه_ r18
_اشتريه_ r-16
_اشتغ h19
_اص g-20 m-28 h30
_اصل r24 g-27 m-26 h20
_اصل_ r48
_اصلي r-20 g-33 h58
_اصلي_ g-18 h60
_اصليه_ g-15
_اض g20
_اضا r-16 g20
_اضاف r-16 g20
_اط g-29 m-21
_اع r-45 m-31
_اعر g-21
_اعرف g-21
_اعرفه_ g-17
_اعط r-32
_اعطي r-36
_اعطيته_ r-28
_اعطيه_ r-18
_اعل g21
_اعلا m-16
_اعلي g23 h-16
_اعلي_ g23 h-16
_اعلي_او_ g23
_اعم h27
_اعما h33
_اعمال_ h55
_اف g-24 m-15 h101
_افل h67
_افلا h67
_افلام_ h67
_افي h20
_اق r15 g-26 m-26 h15 k25
_اقا h15
_اقام h15
_اقامه_ h22
_اقت g27
_اقتر g27
_اقتراض_ g19
_اقتراض_اسهم_ g19
_اقد h40
_اقدم h40
_اقدمه_ h17
_اقدمها_ h23
_اقر r27 g-15 m-26
_اقرض r39 m-26
_اقس r-62
_اقسا r-62
_اقساط_ r-62
_اقل r44 g-21 h-24 k31
_اقل_ r44 g-21 h-24 k31
_اقل_من_ r-15 k31
_اك r57 g-28 m81 h-20 k32
_اكب k17
_اكبر k17
_اكبر_ k17
_اكت k38
_اكتب k41
_اكتب_ k41
_اكث r55
_اكثر r55
_اكثر_ r55
_اكر g-30 h-19
_اكرا h-19
_اكراميه_ h-19
_اكس m64
_اكس_ m67
_اكس_بت_ m50 h27
_اكل m18 h25
_اكل_ m18 h25
_اكي g24
_اكيا g24
_اكياس_ g24
_ال r-44 g-28 m-16 h-53 k-101
_ال_ h31
_الا r24 g32 k-37
_الاب h29
_الابلاغ_ k15
_الاج r18 h40
_الاجر_ g23
_الاجره_ h15
_الاجل_ r29 g-21
_الاح h29
_الاخ r-40 g49 h-20
_الاختيار_ g37
_الاختيار_علي_ g19
_الاخير_ r-32
_الاد r19
_الار r-17 g31
_الارض_ g17 h-15
_الاس g19 m18
_الاسبوع_ r25 m31 h27
_الاسعار_ g19 m29
_الاص r-18
_الاصل_ h-18
_الاف r25 h-15
_الاف_ r25
_الاق m-15
_الال r36 g-21
_الالف_ r36
_الام h-38 k15
_الامهال_ r23
_الاموال_ k24
_الان r31 g-19 m17 h15
_الان_ r-16
_الانظار_ r24
_الاو h17
_الاي k-43
_الايجار_ k-20
_الب r-38 g66 m-17 h-37
_البا m-16
_الباقي_ k20
_البح g51 h-36
_البحر_ g67 h-22
_البخ m42
_البخت_ m42
_البد g29
_البص h18
_البصاره_ h18
_البض r-33 g22 k-17
_البضاعه_ r-33 g22 k-17
_البط r20
_البطاقه_ r20
_البق g52
_البقره_ g52
_البل r27 g-20 m-33 h-17
_البلديه_ h-34
_البلوت_ m-26 h18
_البن r-22 g-25 h29 k31
_البنت_ h45
_البنت_اللي_ h45
_البنك_ k31
_البنك_ما_ k20
_البنكيه_ r-23
_البو r-25 g-24 h46
_البي k-25
_البيت_ r20 m-18 h15 k-25
_البيتكوين_ g45 m30
_البيره_ h17
_البيع_ r-17
_الت m19 h-29 k42
_التا r-36 g35
_التاخير_ r-31
_التامين_ g24
_التج r27
_التجاري_ r27
_التح h-17 k52
_التحوط_ g22
_التحويل_ h-15 k60
_التخ h-17
_التس r-31 g46
_التسليم_ r-22 g48
_التع g16
_التل g21
_التم r20
_التو r33 m17 h-17
_التوفير_ r40
_التي g-53
_التي_ g-53
_الث r-19 g-19 m23 h-52
_الثا m26 h-23
_الثاني_ m27
_الثل r-22
_الثم h-22
_الثمن_ g-19 h-20
_الثمن_والبضاعه_ g18
_الج g-20 h-56
_الجا g44 h-30 k-16
_الجامعه_ k-16
_الجاي_ g42
_الجد r-18
_الجل h21
_الجلسه_ h21
_الجمعه_ r-21 g19
_الجمعيه_ r38
_الجمل_ r-15
_الجن h-18
_الجه g-15
_الجو r53 h-17
_الجوال_ r19
_الح g27 h-28 k77
_الحا r-30 g-36
_الحب h20
_الحبيب_ h25
_الحد g-16 k45
_الحد_ k45
_الحر h30
_الحره_ h25
_الحس r64 g-20 h-31 k15
_الحساب_ r76
_الحساب_المدين_ r25
_الحساب_المكشوف_ r21
_الحص g46
_الحصاد_ g16
_الحظ g44 m45 h-22
_الحظ_ g44 m45 h-22
_الحق k33
_الحل h29
_الحم h-24
_الحو g-20
_الحي g36
_الحين_ g22
_الخ g-15 m30 h33
_الخا r18 g-21 h49 k16
_الخارج_ h19 k18
_الخاص_ h29
_الخاص_مقابل_ h29
_الخر h-36
_الخروف_ m17
_الخز r30 h-16
_الخزانه_ r30
_الخم g-16 m18
_الخي r-21 g41 h33
_الخيار_ g45
_الخيار_علي_ g19
_الد g-50 m-28 h35
_الدر r-19 h-17
_الدراهم_ r16
_الدف h26
_الدفين_ h21
_الدك g-29 m-26
_الدكان_ g-29
_الدو h-17
_الدوره_ r-37
_الدوري_ r25
_الدولار_ r24
_الدي h17
_الدين_ g-15
_الدين_اللي_ r-17
_الديون_ g23
_الذه m15
_الذهب_ m15
_الر r28 g-24 m15 h71 k15
_الرا r37 k-15
_الراتب_ r38 g20 k-15
_الراعي_ g-16
_الرب g15
_الربح_ r-22
_الربوي_ r26
_الرحله_ h-19
_الرخ h22
_الرخصه_ h22
_الرس r-30 m-19 k22
_الرص m17 h19
_الرصيد_ m17 h19
_الرق k15
_الرم g-15
_الره r24 m16
_الرهان_ m16
_الرو m30 h35
_الرياضه_ h-25
_الرياضيه_ h34
_الز r16 m-21 h45
_الزب g16
_الزو h51
_الزوج_ r-27 h53
_الزياره_ h20
_الس r18 h55
_السا r21 g-36
_الساحر_ h21
_الساعه_ r24 g-23 m16 h-18
_السب g-16
_السباق_ h20
_السح r27 g-17
_السحب_ r32 m18 h-16
_السحب_علي_ r19
_السحر_ m-16 h26
_السد r17
_السداد_ r17
_السع r-41 m-20
_السعر_ r-41 m-16
_السف g35
_السفاره_ h29
_السفينه_ g39 h-16
_السك h26
_السكوت_ h20
_السل g-21
_السلعه_ما_ r19
_السلفه_ r19
_السن r22 g39 h20
_السندات_ r17
_السنه_ g24 h18
_السنوي_ g20
_السه g30 m22
_السهم_ g30 m22
_السو r-15 h-59
_السوق_ h-23
_السي r-20 h43
_السياره_ r-20
_السير_ h35
_الش g43
_الشا g37 h56
_الشاه_ g26 h-19
_الشاي_ h17
_الشب g40 m-41
_الشباب_ m-25
_الشبكه_ g43 m-16 h-20
_الشر r-15 g-35 h-72
_الشركه_ g-27
_الشه m25
_الشهر_ r-39 m26 h16
_الشهريه_ g16
_الشوط_ m16
_الشي r28
_الشيك_ r21
_الص r16 h-108
_الصا r35 h-17
_الصايغ_ r23 h-17
_الصب r31
_الصبر_ r31
_الصل h25
_الصلاحيه_ h32
_الصن g-23 h-33
_الصندوق_ h20
_الصي h-60
_الصياد_ g23
_الصيد_ g-16
_الض r16 h25 k20
_الضر g43 h-48 k23
_الضريبه_ h-22 k18
_الط m36 h27 k-38
_الطا m22 h60 k-17
_الطاوله_ m23 h61 k-17
_الطب g16 h-37
_الطر r25
_الطي m29
_الطياره_ g-17 m29
_الع r39 g-56 h-54 k-25
_العا r16
_العاب_ m22 h-19
_العامله_ h27
_العايد_ r45
_العايد_الدوري_ r25
_العج m16
_العد r21 g-18
_العدل_ h-16
_العر g-15
_العش h-34 k-15
_العشا_ h-15
_العشاء_ m-16 h-15
_العق r25 h-20
_العقاري_ r25
_العقد_ r24
_العم r-31 m-26 h16
_العمال_ r-16
_العمل_ h36
_العن h17
_العنب_ h17
_العي r38
_العيال_ h29
_العيد_ r20 g17
_العينه_ r29
_الغ r-32 g53 m-29 h-84
_الغا g19
_الغد g-17 h-28
_الغر g-15
_الغن g15
_الغنم_ g15
_الغو g64 h-24
_الغواص_ g40 h-17
_الغوصه_ g24
_الغي h-24
_الف r22 g-21
_الف_ r36 g20
_الفا r23 g-20 m-29 h-19
_الفايده_ r-42
_الفايده_من_ r-32
_الفر g51 m17 h-51
_الفرس_ g25 h-15
_الفروقات_ g23 m28
_الفع r-32
_الفق g-19
_الفل r45 h-20 k34
_الفلوس_ r45 h-20 k34
_الفن g-15 h87
_الفنجان_ h51
_الفندق_ h23
_الفو r-23 m61 h35
_الفواكه_ m40 h41
_الفوايد_ r-24
_الفي g-28
_الفين_ r16 g-20
_الق g-52 m23 k-24
_القا g26 h18
_القادم_ g34 h-16
_القادمه_ g18
_القادمه_من_ g18
_القاضي_ h44
_القب g-16 h19
_القبض_ g-16 h25
_القد g-27 h-20
_القديم_ r16
_القديمه_ g-20
_القر h-34
_القران_ m-17 h-38
_القرض_الربوي_ r-18
_القرعه_ m21
_القس r34 g-17 h-20
_القسط_ r25
_القط h-17
_القطعه_ g30
_القم m42
_القمار_ m55
_القن h24
_القو r-16 m-19 h48
_الك m22 h39 k-23
_الكا r-21 h16
_الكاش_ h-18
_الكب g27 h21
_الكت k-18
_الكر r-25
_الكف r47 g-19 h48
_الكف_ g-15 h63
_الكفاله_ r45 h-15
_الكل r-15 m33
_الكل_ r-15 m33
_الكه r15 h-40
_الكهرباء_ r15 h-40
_الكي g-23 h23
_الل r-31 m20 k-23
_الله r-49 h-19
_الله_ r-49 h-19
_اللو m24 h15
_اللي r26 m-15
_اللي_ r17 g22 h15
_اللي_بالي_ h18
_اللي_تجيبه_ g28
_اللي_علي_ m-30 h-31
_اللي_في_ g22 m-30 h-41
_اللي_لسا_ g21 h-16
_اللي_لسه_ g20 h-17
_اللي_ما_ g22
_اللي_يجيبه_ g26
_الم m-38 h51
_الما g46 h-38 k17
_المارجن_ g34
_المال_ r39 g-22 h-26 k28
_المالك_ g30
_المب g32 m21 h19 k23
_المباراه_ m-17
_المبلغ_ g40 k23
_المبلغ_علي_ r-21 g23
_المت r16 g22 h-28
_المتاخر_ r22
_المح h33 k-16
_المحتوي_ g22 h-17
_المحل_ g-23
_المخالف_ h22
_المخالفه_ h17
_المخدرات_ h-32
_المخزن_ h18
_المد r39 h-16
_المدرسه_ h-21
_المدين_ r27
_المر r-23 h29
_المرابحه_ r-16
_المراهنات_ m-20
_المز r-15 h-16
_المزاد_ g32
_المزرعه_ r-15 g-28
_المس g-16 h-17
_المسبق_ g25
_المستريح_ r57 h-15
_المستقبل_ g-27 h26
_المش h32
_المص g-19 h40 k16
_المصحف_ h22
_المصنع_ h28
_المط m-32
_المطر_ g44 m-17 h-27
_المع g-38
_المعدن_ r27
_المف g38 m-21 h-22
_المفاجات_ g50 m-21 h-17
_المق g-25 m-18 h-27
_المك r38 g-34 m-30
_المكتب_ h20
_المكتبه_ r-17
_المكشوف_ r73 m-27 h-15
_المل r-51
_المم h52
_المن m18 h20
_المناقصه_ h33
_المندل_ h23
_المورد_ g27 h-15
_الموسم_ r-16
_الموقت_ h20
_الموقع_ m24 h44
_المي h-35
_الن r-20 g26 m-19 k18
_النا g20 m-15 h-19
_الناقه_ g47 h-21
_النب h34
_النح h29
_النحس_ h29
_النخ h-20
_النخل_ h-17
_النس h-21
_النص r-24 m19
_النص_ m19
_النظ h-21 k31
_النظام_ k31
_النف g22 h21
_النفط_ g22 h21
_النق g-15
_النه g33
_النهايي_ g27
_اله g46 h-49
_الها g36 h-15
_الهامش_ g26
_الهج g-26
_الهجن_ g-26
_الهو g48 h-28
_الو r-33 g-22 m-19 k-21
_الوا h-20
_الواسطه_ h18
_الود r-19 h37
_الودع_ h38
_الوديعه_ r-22
_الور m-15 k-19
_الورشه_ g19
_الورق_ m-15 h21
_الوز h-20
_الوزاره_ h-20
_الي h26 k-28
_الي_ r-51 m-24 k-28
_اليو r65 g-16 h23
_اليوم_ r31 h23
_ام r45 g25 m-31 h30
_ام_ g-27 h69
_اما r53 h-27
_اماز g41 h-21
_امازون_ g41 h-21
_امت r15
_امتل r15
_امر h40
_امرر h40
_امرر_ h40
_امس h16
_امسح k18
_امسح_ k18
_امل g45 h-31
_امل_ g56 h-26
_امل_ان_ g21
_املكها_ g-16
_امو h-18 k31
_اموا h-18 k31
_اموال_ k34
_ان r-24 g126 m-50 h-16
_ان_ g162 m-19 h-55
_ان_تعطل_ g22 h-15
_ان_خرب_ g22
_انا g-18 h-25
_انب h-36
_انبر g23
_انبرمجت_ g23
_انشر g-16 h20
_انشر_ g-16 h20
_انف h-26
_انك g28
_انكس g28
_انكسر_ g28
_انه r-17 g-80 h146 k29
_انه_ r-31 g-36 h96
_انه_اصليه_ h18
_انها g-43 h50 k29
_انها_ g-43 h50 k29
_انها_اصليه_ h38
_او r-25 g136 m48 h-84
_او_ r-45 g150 m27 h-76 k-17
_او_اجل_ r-22
_او_احمر_ g15 m23
_او_تقسيط_ g18
_او_هبوط_ m-15
_اوب g61 h-30
_اوبش g61 h-30
_اوبشن_ g43 h-20
_اوج k26
_اوجر k26
_اوجر_ k26
_اور g-22 m15 h54
_اورا m19 h21
_اوراق_ m19 h21
_اول r15 g-40 h-35
_اول_ r18 g-51 h-25
_اولي m-15
_اولي_ m-15
_اون h23
_اونل m35 h37
_اونلاين_ m39 h25
_اي g48 h-15 k16
_اي_ r-22
_ايا r-16
_ايام g-23
_ايام_ g-23
_ايت r-22 g17
_ايتم r-22 g17
_ايتمان_ r-24 h18
_ايج r27 k15
_ايجا r27 k15
_ايجار_ r27 k15
_ايد m20
_ايدا m20
_ايداع_ m20
_ايداع_في_ m17
_ايه g42
_ب_ g21 m43 h-18
_با r92 m-23 h-99 k-47
_باج r-16
_بار r-15 g-53 m-22 h-30
_بار_ h-58
_بارب h-15
_باز m46 h-41
_بازي m46
_بازي_ m46
_باع r167 h-31 k-34
_باع_ g18
_باعت r50
_باعت_ r50
_باعن g22
_باعني_ g22
_باعه k-15
_باعو r93 g-31 h-27
_باعولي_ r42 g-21
_باعولي_السلعه_ r19
_باعولي_المعدن_ r22
_باعوه_ r40 h-22
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق g-31 m-17 h-29
_باقل r29
_باقل_ r29
_باقي r-28 g-35
_باقي_ r-28 g-35
_باك r34
_بال r-38 g48 m-26 h39
_بالا r23
_بالاجل_ r-22
_بالاقساط_ r31 g-17
_بالبيع_ g23
_بالت r-27 g28 m-15 h-28
_بالتقسيط_من_ r23
_بالج r26 g30
_بالجزاف_ g39
_بالخ r-35 g15
_بالد r-16
_بالس g-22 h52
_بالساعه_ h54
_بالش r15 h-17
_بالف r-15 g32
_بالف_ r-15 g30 h-17
_بالق h27
_بالك h-26
_بالك_ h29
_بالم g18 m20
_بالميه_ r26
_بالن g-21
_باله k16
_باله_ k16
_بالو r20
_بالي g-16 h39
_بالي_ g-16 h39
_بالي_بالك_ h29
_بان h49
_بانج h49
_بانجو_ h49
_باي r-18 g45 h-47
_باي_ g19
_باي_سعر_ g19
_بايص h-28
_بايصال_ h-28
_بب m16
_ببل r20
_ببلا r20
_ببلاش_ r20
_بت g-29 m82 k-18
_بت_ m98
_بتس r27
_بتسع r27
_بتك g-18 h-15
_بتكو g-18 h-15
_بتكوين_ g-18 h-15
_بث r15 k17
_بثل k17
_بثلا k17
_بثم r17 g17
_بثمن g17
_بثمن_ g17
_بح r-31 g28
_بحث_جاهزه_ h16
_بحي g44
_بحير g44
_بخ m-37 h-38
_بخم g34 m-34
_بخمس g34 m-34
_بخمسميه_ g16
_بخمسه_ m15
_بد r46 m-25 h-56
_بدا g-19 h23
_بداخ g-15
_بدال h23
_بدالي_ h23
_بدف r31 g19
_بدفا g19
_بدفاتر_ g19
_بدل r58
_بدل_ r53
_بدلت g-18
_بدلت_ g-18
_بدلي g15
_بدو r-16 g23
_بدو_ g30
_بدون g-17
_بدون_ g-17
_بدون_تحديد_ g17
_بدون_زياده_ r15
_بدون_لا_ g-22 h-15 k38
_بدون_ما_ g-15
_بدي r-18 h-25
_بر r-55 g22 h20 k-23
_برا r-41 h39
_برام h42
_برج h27
_برجي h24
_برجي_ h24
_بره h21
_بري g17 h-52
_بري_ g16 h20
_بس r15 m-26 h33
_بس_ r39 h23
_بسع g-34 h31
_بسعر g-34 h31
_بسعر_ g-34 h31
_بسعر_اليوم_ g17
_بش r18 g35
_بشت g23
_بشتر g23
_بشر r30
_بشرط r30
_بشرط_ r30
_بص h39
_بصا h39
_بصار h39
_بصاره_ h39
_بض r24 k-20
_بضا g-34 h15 k-20
_بضاع g-34 h15 k-20
_بضاعه_ g-34 h15 k-20
_بضاعه_مسروقه_ g-20 h51
_بضر g25
_بضرع g25
_بضرعها_ g25
_بط r-27 g72 h-64 k-17
_بطا r-18 m22 h20
_بطاق r-18 m22 h21
_بطاقه_ r-15 g-15 m19 h25
_بطلب g26
_بطلي g-15 h23
_بطلين_ g-15 h23
_بطلين_من_ h40
_بطن g62 m-18 h-53
_بطن_ g40 h-21
_بطو g19 h-16
_بع r-17 h-60 k45
_بعت r-28 g-33 h-37
_بعت_ r-37 g-60
_بعتك g40
_بعتك_ g40
_بعتل r26
_بعته r-18 h-24
_بعته_ r-17 h-21
_بعد g40
_بعد_ r22
_بعد_اسبوع_ r20
_بعد_العيد_ g28
_بعد_ما_ r-23 g-114 h51
_بعدي r-19 g67
_بعدين_ r-19 g67
_بعش g17 h-42
_بعشر g17 h-42
_بعشره_ r-18 m17 h-20
_بعشرين_ r31 g26
_بعي g26 h-30 k61
_بعيد g-17 k65
_بعيد_ k39
_بعيد_عن_ k39
_بعيدا_ g-17 k26
_بعيدا_عن_ g-17 k26
_بعين g30
_بعينها_ g34
_بغ h34
_بف g36 m26
_بفا g25
_بفاي r15 h23
_بفايده_ r15 h23
_بفل r-23 m20
_بفلو r-23 m20
_بفلوس_ m21
_بق r-22 m-20 h-81
_بقر g-16 h-31
_بقري h-18
_بقري_ h-18
_بقي g55 h-21
_بقيم g59 h-21
_بقيمه_ g59 h-21
_بك r-19 g37 h-37
_بكر r-21
_بكره r-18 h-15
_بكره_ r-18 h-15
_بكم r-16 g28 h-16
_بل r-15 g-16 m-33 h-37
_بلا_ m-21 h34
_بلاغ h-39
_بلاغ_ h-39
_بلاغ_عن_ h-32
_بلط h19
_بلطج h19
_بلو m-16
_بلون h-21
_بلون_ h-21
_بم r-49
_بمب g25
_بمبل g25
_بمبلغ_ g25
_بمص m23
_بمصا m23
_بمصاري_ m23
_بمي r-35 g24 m-15
_بميت r-21
_بميتين_ r-21
_بميه g29
_بميه_ g29
_بن g-83 m-15 h31
_بنا h45
_بنات h38
_بنات_ h38
_بنت r-23 h40
_بنت_ m-20 h46
_بنت_ليل_ h41
_بنف r-18
_بنفس r-18
_بنك g-16
_بنك_ r-24 g-15
_بنكي r33 h-17
_بنكيه_ r19
_بو g51
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
_بوليصه_ g41 h-21
_بون h-22
_بونص h-22
_بونص_ h-22
_بي r-74 m98 k-33
_بيت r-37 h-29
_بيت_ r-18 m16 h-17
_بيد r-51 m-16
_بيد_ r-51
_بير h76
_بيره m-17 h47
_بيره_ m-17 h47
_بيص g23
_بيض g-27 m58 h-51
_بيض_ h-34
_بيضا g-15 m31
_بيضات_ m35 h-17
_بيع r21 g63 m-44 h-56
_بيع_ r24 g-42 m-20 h23
_بيع_اجل_ g28
_بيع_اسهم_ g23
_بيع_اقامه_ h22
_بيع_سيارتي_ g-34 h-21
_بيع_علي_ r-31 h41
_بيع_عينه_ r79
_بيع_كفاله_ h40
_بيعت g50 h-38
_بيك g-18 h44
_بيكو g-18 h44
_بيكون_ g-18 h44
_بين g-20 m54 k-17
_بينن m19 h-15
_بيننا_ m19 h-15
_بيننا_علي_ m23
_بيني m23
_بيني_ m23
_بيني_وبين_ r-27 m21
_تا r36 g37 h29
_تاج r19 k22
_تاجي r26 k25
_تاجير_ r16 k25
_تاخ r59
_تاخي r75
_تاخير_ r42
_تاد h41
_تادي h41
_تاديب_ h41
_تاديب_جاري_ h29
_تار g20 h28
_تارو h17
_تاري g30
_تاريخ_ g30
_تاش m16 h27
_تاشي h27
_تاشيره_ h27
_تام r-20 g72 m-17 h-37
_تامي r-20 g72 m-17 h-37
_تامين_ r-20 g72 m-17 h-37
_تامين_تجاري_ r20
_تامين_سفر_ g16
_تامين_علي_ g45
_تامين_من_ g15
_تب r-23 g-44 m-17 h32 k84
_تبر r-22 g-32 h-29 k39
_تبرع r-22 g-32 h-29 k39
_تبرع_غير_ k19
_تبرعات_ k29
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
_تث r32
_تثب r32
_تثبي r32
_تثبيت_ r32
_تثبيت_سعر_ r28
_تج r-40 g70 m-22 h-49 k15
_تجا g26 h-15
_تجار g26 h-15
_تجاري_علي_ r20 g22
_تجاريه_ g22 h-21
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
_تجي g52 h-22
_تجيب g52 h-22
_تجيبه_ g28
_تح r-59 h-35 k19
_تحت m-22
_تحت_ m-22
_تحت_الطاوله_ m-18 h36 k-17
_تحت_حد_ k17
_تحد g25 m45 h-18
_تحدي g25 m45 h-18
_تحدي_ m48
_تحديد_ g30
_تحر k48
_تحض h48
_تحضي h48
_تحضير_ h48
_تحل h-42
_تحلي h-42
_تحليل_ h-42
_تحو r-36 g24 k-18
_تحوط g35
_تحوط_ g35
_تحوي r-20 k-16
_تحويل_ r-20 k-33
_تحويلات_ k16
_تخ g28 m17 h-76 k27
_تخب k32
_تخبر k32
_تخبر_ k15
_تخت g36
_تختا g36
_تختار_ g36
_تختار_اخضر_ g19
_تخل r-20 h-28
_تد r30 h25
_تدا r-15 g24 m35
_تداو r-15 g24 m35
_تداول_ r-15 g24 m35
_تداول_الفروقات_ m-16
_تداول_فروقات_ m30
_تدخ r24
_تدف r27 h-21
_تدفع r27 h-21
_تدفع_ r27 h-21
_تدل h49
_تدلي h36
_تدليك_ h36
_تذ m15 h-15
_تذكر m17
_تذكره_ m19
_تذكره_سحب_ m21 h-32
_تذكره_يانصيب_ h29
_تر r-18 g-55 m18
_ترا g-15 m19
_ترام h24
_ترامادول_ h24
_تراه m17
_ترب h15
_تربط h15
_تربط_ h15
_ترج r-19 h19
_ترجع r-19 h25
_ترك h-38
_تز r35 g-18 m-15 h42
_تزو h54
_تزوي h54
_تزوير_ h51
_تزي r41 g-34
_تزيد r48 g-31 h-23
_تزيد_ r48 g-31 h-23
_تزيي h26
_تزييف_ h26
_تس k-17
_تسع h-15
_تسعه r38 h-15
_تسعه_ r38 h-15
_تسل g25 h-25
_تسلي r20 h-25
_تسه h-25
_تسهر h34
_تسهر_ h34
_تسو h39
_تسول h28
_تسول_ h28
_تص r-74 h-82
_تصد h-31
_تصدي h-28
_تصديق_ h-28
_تصل r-24 g-21 h-22
_تصلي r-24 g-21 h-22
_تصليح_ r-24 g-21 h-22
_تصي r-17 m19
_تصيد h16
_تصيد_ h18
_تط g-45 m29 h22
_تطب g-23 h-44
_تطبي g-23 h-44
_تطبيق_ g-23 h-44
_تطلع_ h17
_تع r-15 g-21 h229 k-29
_تعا h33
_تعار h28
_تعارف_ h28
_تعب m25 h44
_تعبي m32 h44
_تعبيه_ m32 h44
_تعر h99
_تعط g37 h-15
_تعطل h-15
_تعطل_ h-15
_تعق g-23 h60
_تعقد g-23 h60
_تعقد_ g-23 h60
_تعل m-29 h-15
_تعلي m-29 h-15
_تعليق_ h31
_تعم h-21
_تعو m15 h44
_تعوي m15 h44
_تعويض_ m21 h24
_تغ g-18 h33
_تغي h23
_تغيي h23
_تغيير_ h23
_تف r-15 g-29 m-30 h44
_تفا h-32
_تفاح h-23
_تفاد k17
_تفادي_ k17
_تفر h16
_تفري h16
_تفريق_ h16
_تق m-22 k20
_تقا h-19
_تقس h-27 k28
_تقسي h-27 k28
_تقسيط_ g15
_تقسيم_ h-24 k35
_تقسيم_المبلغ_ k26
_تقل h34
_تقلي h35
_تقليد_ g-20 h55
_تقليدي_ h-15
_تقو r-15
_تك g-55 m-23 h-53 k15
_تكا h-33
_تكاف h-33
_تكافل_ h-20
_تكت g-19
_تكتب g-19
_تكتب_ g-19
_تكي r27
_تكيل h24
_تكيي r29
_تكييش_ r29
_تل r27 g36 m21 h40
_تلا r19 g-33 h47
_تلاع g-20 h61
_تلاعب_ g-20 h61
_تلد g32
_تلد_ g17
_تلده g15
_تلده_ g15
_تم_ g-17 h-27
_تما g-15 h51
_تماث h23
_تماثيل_ h23
_تمث h46
_تمثا h46
_تمثال_ h46
_تمر r-15 g42 h-32
_تمر_ r-15 g42 h-32
_تمر_عام_ g47 h-30
_تمل g15
_تملك g15
_تمو r21 h-22
_تموي r21
_تمويل_ r21
_تن r-40 m-19 k-15
_تنا r-26 g23
_تناز r-32 g23
_تنازل_ g27
_تنازل_عن_ g38
_تنز g21
_تنزي h20
_تنزيل_ h20
_تنك g-18 h17
_ته g-18 h55
_تهر h34 k17
_تهرب h-21 k26
_تهرب_ h-21 k26
_تهرب_من_ h-17 k23
_تهري h56
_تهريب_ h56
_تهك h17
_تهكي h17
_تهكير_ h17
_تو r47 g26 m37 h-84 k-32
_توت m43
_توتو m43
_توتو_ m34 h18
_تور r78 m18 h-64 k-21
_تورق r81 h-45 k-21
_تورق_ r81 h-45 k-21
_تورق_منظم_ r32 k-17
_توص h15
_توف g21
_توفي g21
_توفيت_ g21
_توق h-19
_توقع r-18 h-22
_توقع_ g27 m-30 h-29
_توقع_سعر_ g-19
_توقع_صعود_ g24 m-32
_توقعات_ m29
_توقي r27
_توقيعه_ r15
_توك g39
_توكن g39
_توكن_ g39
_تي r-26 m22 h35
_تيس r-26 g20
_ثا h-33 k23
_ثاب r21 h-25
_ثابت r21 h-25
_ثابته_ r31 h-16
_ثان k21
_ثاني k21
_ثاني_ g-21 k24
_ثانيه_ g33 m15
_ثلا r25
_ثلاث r25
_ثلاث_ g33
_ثلاثه_ r38 g-22
_ثلاثه_الاف_ r-29
_ثم g29 h-22
_ثمر g56 h-34
_ثمر_ g48 h-31
_ثمر_قبل_ g18
_ثمر_هالشجره_ g24
_ثمر_هالنخله_ g26
_ثمن g-25 h16
_ثمن_ r18
_ثمنه r-18 g-19
_ثمنها_ h-16
_ثن g33 m77 h-27
_ثنا g33 m77 h-27
_ثناي g33 m77 h-27
_ثناييه_ g47 m67 h-24
_ثناييه_صاعد_ g40
_جا r-21 g49 m-32 h77 k-19
_جاد h20
_جادو h20
_جادو_ h20
_جار g27 h34
_جاري g28 h22
_جاري_ g28 h22
_جاك m25
_جان h33
_جان_ h28
_جاه g-16 h47
_جاهز g-16 h47
_جاهز_ h26
_جاهزه_ h21
_جاي g19 m-28 h-36
_جايز m-28 h-30
_جايزه_ m-28 h-30
_جب g-19 h32
_جبل h23
_جبلي h23
_جبلي_ h23
_جت h29
_جتن h24
_جتني h24
_جتني_ h24
_جد g43 k-19
_جدد g25
_جدوله_الدين_ r-16
_جديده_ r-15
_جر h44
_جرا h26
_جرد g27 h-18
_جرد_ g27 h-18
_جز r-29 m-15
_جزا r-26 g31
_جزاف g49 h-31
_جزاف_ g24 h-16
_جزافا_ g25 h-15
_جزاه r-20
_جزاه_ r-20
_جزاه_الله_ r-20
_جع g-24 h21
_جعه h23
_جعه_ h23
_جل g-29 h62
_جلب h38
_جلب_ h38
_جلس g-21 h25
_جلسه g-21 h25
_جلسه_ g-21 h25
_جم r-20 g-28 m-22 h-30
_جمع r-17 m-19
_جمعي r-20 m-17
_جمعيه_ r-20 m-17
_جن r16 h47
_جن_ h39
_جنس h21
_جنسي h21
_جني r17 g25
_جنين g35
_جنين_ g35
_جنيه r17
_جه k24
_جها k16
_جهات k16
_جهات_ k16
_جو m44 h143 k-24
_جوا m24 h40
_جواز h42
_جواز_ h21
_جوازات_ h22
_جوال m-16 h32
_جوال_ h24
_جوي m18
_جي r-35 g-23
_جيب r-21 g-20
_حا g-19 m79 h-92
_حاد r-18 g19
_حادث r-18 g19
_حادث_ r-18 g19
_حاط g-19 m94 h-37
_حاط_ m84 h-28
_حاط_علي_ m38 h-16
_حب g-29 m-30
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
_حتي_لو_ g15
_حج g-25 m-37 h30
_حجا h30
_حجاب h43
_حجاب_ h43
_حجز m-46
_حجز_ m-21
_حجز_جوازات_ h20
_حجزن m-25
_حجزنا_ m-25
_حجزنا_vip_ m-19
_حد g26 m-15 h-49 k23
_حد_ h-34 k38
_حدا g38
_حدا_ g38
_حر m-29 h95
_حرام h38
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
_حس r-74 g37 h-83 k29
_حسا r-21 m16 k41
_حساب r-21 m16 k41
_حساب_ g49 m49
_حسابه_ k24
_حسابي_ g-31 m-29 h26 k22
_حسابي_الخاص_ h29
_حسابي_خاص_ h20
_حسب r-24 g29 h-35
_حسب_ r-24 g29 h-34
_حسب_ما_ g52
_حسن r-29 h-49
_حسن_ r-29 h-49
_حش g-21 h-29
_حشي h50
_حشيش h50
_حشيش_ h46
_حص r-41 g73 m-48 h-32
_حصا m27
_حصان m27
_حصان_ m21
_حصت g22 m-32 h-20
_حصتي m-31
_حصتي_ m-31
_حصه r-16 m-24
_حصه_ r-16 m-24
_حض h-29
_حط m22
_حطي m24
_حطيت h15
_حطيت_ h15
_حظ r-18 m22 h-47
_حظ_ m28 h-51
_حف r-18 m-27 h-58
_حفظ m-17
_حفظ_ m-17
_حفظ_القران_ m-17
_حفل h-37
_حفله h-17
_حفله_ h-17
_حق r101 h51 k-46
_حق_ r72 g24 m-16 k-20
_حق_الاختيار_ g37
_حق_البنت_ h45
_حق_الخيار_ g41
_حق_الشاي_ h17
_حق_شاي_ h77
_حقن g-16 h33
_حقنا g-16 h33
_حقنا_ g-16 h33
_حقه r40 g-79 h46
_حقه_ r40 g-79 h46
_حقي g33
_حقيق g33
_حقيقي_ g33
_حكم g-21
_حكم_ g-21
_حل r-28 g-29 h-71
_حلا g-23 h-45
_حلق h-35
_حلو g-29 h49
_حلي r-15 g24 h-40
_حليب r-15 g24 h-40
_حليب_ r-15 g24 h-40
_حليب_البقره_ g37
_حم r-15 g84 m17 h24
_حما g56 h25
_حماي g66
_حمايه_ g66
_حمايه_اجهزه_ g16
_حمايه_شاشه_ g20
_حمر m17 h-30
_حمرا m17 h-30
_حمل g50 h-29
_حمل_ g69 h-32
_حمل_الناقه_ g38
_حمي h58
_حميم h51
_حميم_ h20
_حميمي_ h16
_حو r-23 g-47 h-54 k15
_حوا r-22 g-34 h-20
_حوال r-19
_حوالات_ k21
_حول g-32 h-16 k15
_حول_ r24 g-28
_حولت r-16
_حوله h25
_حي g27 h-38
_حيا h-16
_حياه h-16
_حياه_ h-16
_خا r-48 g-31 k24
_خات r-19
_خاتم r-19
_خار k31
_خارج k31
_خارج_ k31
_خاص h58
_خاص_ h47
_خاص_مقابل_ h20
_خال r-18 h-79
_خالد r-24
_خالد_ r-24
_خالي h-44
_خالي_ h-44
_خب g-18
_خبز g-16 h-30
_خبز_ g-16 h-30
_خت h31
_ختم h31
_ختم_ h31
_خد r45 g-19 m17
_خدم h36
_خدما h29
_خدمات_ h29
_خذ r86 g28 h-33 k20
_خذ_ r35 k24
_خذه g23
_خذها g21
_خذها_ g21
_خذو r18
_خذوه r18
_خذوها_ r18
_خر m-26
_خرب g26
_خرب_ g26
_خرز g-16
_خرزه h34
_خرزه_ h34
_خرو g-18 h38
_خروف g-18 h38
_خروف_ g-16 h39
_خز r25 h-31
_خزا h-27
_خزان h-27
_خزانه_ r26
_خس r19 g-31 m39
_خسا r17 g-22 m25
_خسار r17 g-22 m25
_خساره_ r17 g-22 m24
_خسرت m17
_خسرت_ m16
_خسرت_الرهان_ h-15
_خسرن h-15
_خسرنا_ h-15
_خش g-21 m-21 h-38
_خشب g-19 m-20 h-47
_خشب_ g-19 m-20 h-22
_خص r68 g-15
_خصم r68
_خصم_ r58
_خصم_فواتير_ r29
_خض g-24 h-39
_خضا g-17 h-18
_خضار g-17 h-18
_خضار_ g-17 h-18
_خط h-20
_خل r-16 m36
_خلا m47
_خلال m55
_خلال_ m55
_خلال_دقيقه_ m31
_خلاي g17
_خلايا_ g17
_خلي g30 h18
_خليه g31 h16
_خليه_ g43 h-17
_خليه_بعينها_ g26
_خم g-35 h60 k-15
_خما g-17 h-15
_خمار g-17 h-15
_خماره_ h24
_خمر m-25 h56
_خمر_ m-22 h42
_خمس r16 g-15 m37 h-15 k-15
_خمس_ m29 h18
_خمسه r19 g-16 h-15
_خمسه_ r19 g-16 h-15
_خمسه_الاف_ r21
_خمسي r-36
_خمسين_ r-22 m24
_خمو h37
_خمور h37
_خمور_ h36
_خن h72
_خنز h59
_خنزي h59
_خنزير_ h51
_خي r-67 g69 h-46
_خيا g74 h-40
_خيار g74 h-40
_خيار_ g32 m-15 h-27
_خيار_بيع_ g18
_خيار_شراء_ g69
_خيارات_ g42
_خيارات_ثناييه_ g55 m68
_خير r-57
_خير_ r-31
_خيري r-20
_خيريه_ r-20
_دا g96
_داخ g33
_داخل g33
_داخله_ g34
_داي g25
_دايم g25
_دب m20
_دج g-32 h74
_دجا g-31 h69
_دجاج g-29 h52
_دجاج_ g-22 m17 h33
_دجاجات_ h18
_دجال h18
_دخ r-17 g-27 m18 h-42
_دخا h-35
_دخان h-35
_دخان_ h-35
_دخل m17
_در r-27 g37 h40
_درا g-27 h41
_دراج g-16 h39
_دراجه_ g-16 h39
_دراسه_ h16
_درج h33
_درجه h33
_درجه_ h33
_دره r-15 g18
_درهم r-15 g18
_درهم_ r-15 g18
_درو g60 h-32
_دروب g60 h-32
_دس r28
_دسك r28
_دسكا r28
_دسكاونت_ r28
_دع m-28 h15
_دعا m-17 h44
_دعار h33
_دعاره_ h33
_دف g-26 h-17
_دفا g18
_دفات g18
_دفاتر_ g18
_دفع g-36
_دفع_ r25 g20 h-18
_دفعا g-23 k22
_دفعات_ g-23 k22
_دفعت_ثمن_ g26
_دفعن g-24 m22
_دفعنا_ g-24 m22
_دفعه r-21 m-19
_دفعه_ r-20 m-16
_دفي h17
_دفين h17
_دفين_ h17
_دق r-20 g35 m62 h-23
_دقا g15
_دقاي g15
_دقايق_ g15
_دقي r-19 g21 m61 h-21
_دقيق r-19 g21 m61 h-21
_دقيقه_ g19 m46 h-16
_دك r-18 g-18 h33
_دكت r-18
_دكتو r-18
_دكه h37
_دكها h37
_دم r-34 g-21 m-41 h31
_دم_ r-34 g-21 m-41 h31
_ده r47 g-16 m-16 h-25
_دهب r34 h-20
_دهب_ r34 h-20
_دهن h20
_دهن_ h20
_دو r46 g-26 m32 h-89 k-27
_دوا h-52
_دور r53 g-32 h-94
_دور_ r22
_دوره r44 g-19 m20 h-88
_دوره_ r15 m24 h-87
_دورها_ r29
_دوري m-16
_دول r27 m21 h28
_دولار_ r-17 g15
_دولي m33 h31
_دون r-15 g16 k-16
_دون_ r-15 g16 k-16
_دي r57 g-31 m-26 h60
_ديك h28
_ديك_ m-22 h48
_ديل m-16
_ديلر m-16
_ديلر_ m-16
_دين r40 h52
_دين_ r-26 h43
_دين_علي_ r20 h27
_دينا r30 h53
_دينار_ r30 h53
_دينت r18 h-30
_دينه r37
_دينه_ r37
_ديني r-15
_ديه h-24
_ديه_ h-24
_ديو r21
_ديون r26
_ذب g-17 h32
_ذبح g-17 h55
_ذبح_ g-17 h52
_ذم h15
_ذه r28 g-17 m-16 h-20
_ذهب r31 g-17 h-20
_ذهب_ r58
_ذهب_بالتقسيط_ r30
_را r-19 g-81 m71 k-42
_رات r-46 g-18
_راتب r-45 g-18 h-19
_راتب_ r-33 g-16
_راح r-15 g21
_راح_ r15 m19
_راحت r-31 g30
_راحت_ g30
_راس r70 g-32 h-21 k-15
_راس_ r62 g-29 h-21 k-15
_راس_المال_ r43 h-22
_راس_مال_ r34
_راس_مالي_ r-29 g-28
_راف m27
_رافع m27
_رافعه_ m27
_راه m28 h-15
_راهن m28 h-15
_رب r65 h-25
_ربا r23
_ربا_ r23
_ربح r28
_ربح_ r32
_ربط h45
_ربط_ h45
_ربع_ h21
_ربن r-16 h-18
_ربنا r-16 h-18
_ربنا_ r-16 h-18
_ربو r62 h-20
_ربوي r62 h-20
_ربويه_ r49 h-19
_رج k-33
_رجع r-19 g-18 k-33
_رجعت r-29 m20 h27
_رجعت_ r-29 m20 h27
_رجعه r18
_رجو g18 h19
_رجوع g18 h19
_رجوع_ g18 h19
_رح h18
_رحل m18
_رحله m18
_رحله_ m18
_رحم h16
_رخ g45
_رخص g28 h-24
_رخصه g28 h-24
_رخصه_ g28 h-24
_رد_الدين_ r41
_رد_السلفه_ r-41
_رز h-16
_رس g-47 m18 k-17
_رسا m47
_رسال m29 h26
_رساله_ m32
_رساله_جاهز_ h17
_رساي m17 h-37
_رسايل_ m17 h-37
_رسم r-29 h31
_رسم_ m17
_رسمه h46
_رسمه_ h46
_رسمه_ساخره_ h17
_رسمه_سخريه_ h29
_رسو r18 g-35 m-39 h-15
_رسوم r18 g-35 m-39 h-15
_رسوم_ r27 g-35 m-39 h-15
_رسوم_ضمان_ r18
_رش g-23 m-18 h71
_رشو g-18 h72
_رشوه g-15 h61
_رشوه_ g-15 h61
_رص m23 h55
_رصي m26 h38
_رصيد m26 h38
_رصيد_ m26 h40
_رصيد_في_ h16
_رض r-23 g-20 h56
_رضا r-23 g-16 h49
_رضاه r-23 h42
_رضاه_ h17
_رضاها_ r-15 h25
_رقا m-16 h20
_رقاص m-16 h33
_رقاصه_ h23
_رقم m29 h-32
_رقم_ g18 m20 h-27
_رقم_القطعه_ g30
_رقم_في_ m33
_رقمي r16
_رم g-20 m25 h-48
_رمض h-36
_رمضا h-36
_رمضان_ h-36
_رمي m31
_رمي_ m31
_ره r43 m87 h-53
_رها m105 h-18
_رهان m105 h-18
_رهان_ m67
_رهان_بين_ m17
_رهان_بيني_ m21
_رهان_علي_ g45 m-42 h50
_رهانات_ m35
_رهن r48 g-18 m-18 h-36
_رهن_ r-15 h-20
_رهنت r51
_رهنت_ r51
_رهنت_الذهب_ r29
_رو r-25 h92
_روا r-20 k15
_روات r-20 k15
_رواتب_ r-20 k15
_روح h52
_روحا h24
_روحاني_ h24
_روحي h26
_روحيه_ h24
_رول m24
_رولي m24
_روليت_ m24
_روم h20
_روم_ h20
_ري r-31 g-52 h32
_ريا r-30 g-22 m15 h-36
_رياض h-49
_رياضي_ h-60
_ريال r-29 g-19
_ريال_ r-28 g-19 h17
_زا r15 g-60 m26 h16
_زاد g-49 m31 h-15
_زاد_ g-42
_زادت m36
_زادت_ m36
_زار h17
_زار_ h17
_زان h16
_زانا h17
_زاناكس_ h17
_زب g19 h40
_زبا h18
_زباي h18
_زبو g21 h22
_زبون g21 h22
_زبون_ r18
_زج h-17
_زجا h-17
_زجاج h-17
_زجاجه_ h-39
_زحلا h28
_زحلاوي_ h28
_زعر h21
_زعرا h21
_زعران_ h21
_زك r-33 g-24 h-45
_زكا r-33 g-24 h-45
_زكاه r-33 h-32
_زكاه_ r-33 h-32
_زم h-18
_زه g29 m-16
_زهر g29 m-16
_زو r-15 g-30 h68
_زوا g-21
_زواج g-21
_زواج_ليله_ h21
_زوج h40
_زوجي h32
_زوجي_ h17
_زي r-21 g-60
_زي_ g-19
_زيا h-15
_زياد h-15
_زياده_ h-15
_زيت g-33 h-27
_سا r-46 g-52 m-26 h45 k-19
_ساح h19
_ساحر h19
_ساحر_ h15
_ساخ h20
_ساخر h17
_ساخره_ h17
_ساع r-21 g-25
_ساعا h23
_ساعات_ h23
_ساعت g-27
_سال g-18 h-33
_سالم h-15
_سالم_ h-15
_سام r-16
_سان h23
_ساي h15
_سب g-52 m22 h18
_سب_ r-30 g-20 h27
_سباق h-15
_سبع r18
_سبعه r18
_سبعه_ r18
_سبي r16
_سبيك r16
_سبيكه_ r16
_ست r26 m17 h-31 k-15
_سته r39 h-21
_سته_ r39 h-21
_ستو g19
_ستوك g19
_ستوك_ g19
_سج g-22 h23 k16
_سجا h16
_سح r-31 g-35 m19 h-30
_سحب r-22 g-17 m25 h-76
_سحب_ r-22 g-17 m25 h-70
_سحب_سياره_ m-24
_سحب_علي_ r22 g-17 m29
_سحر g-18 h46
_سحر_ g-15 h59
_سحري h-17
_سحريه_ h-17
_سخ r-19 h64
_سخر r-19 h64
_سخري r-19 h64
_سخريه_ r-19 h64
_سد r-24 g-28 h-42
_سدد r-32 g-27 h-16
_سددت r-32 g-27 h-16
_سددت_ r-28 g-27 h-16
_سر g42 h19
_سرق h28
_سرقه h29
_سرقه_ h29
_سريه g16
_سريه_ g16
_سع r36 g25 h-39
_سعر r36 g33 m15 h-23
_سعر_ r16 g22 m18 h-16
_سعر_حسب_ g16
_سعر_علي_ g-15
_سعره r20
_سعي h-19
_سعيد h-19
_سف h21
_سفل h22
_سفلي h22
_سفي g26
_سفين g26
_سفينه_ g26
_سق g-23 k54
_سقف g-23 k54
_سقف_ g-23 k54
_سك k-18
_سكر h-29
_سكر_ h-15
_سكن h-17
_سكو h51
_سكوت h51
_سكوت_ h20
_سكوتي_ h17
_سل r-31 g-26 m43 h-18
_سلفن r-22
_سلفني_ r-22
_سلفه r18
_سلفه_ r18
_سلم m-18
_سلمته_ r18
_سلو m72 h-18
_سلوت m86
_سلوت_ m21 h-29
_سلوتس_ m65 h16
_سم g35 m-18
_سمس h19
_سمسا h19
_سمسار_ h19
_سمك g41 h-32
_سمك_ h-23
_سمك_ب_ g24
_سمك_في_ g55
_سن r24 g26 m-25 h-34
_سند r57 m-16 h-53
_سند_ r16
_سندا r41
_سندات_ r41
_سنه r-20 h-16
_سنه_ r-20 h-16
_سني g33 h38
_سنين g33 h38
_سنين_ g33 h38
_سه r-15 g25
_سهم g36
_سهم_ g36
_سو m17 h-15
_سوق r24
_سوق_ r24
_سي r-49 g77 m-17 k-30
_سيا r-43 h-40 k-25
_سيار r-43 h-40 k-25
_سيارتي_ g-26 h-24
_سياره_ r-28 g20
_سيج h57
_سيجا h57
_سيجاره_ h40
_سير g26 h15
_سير_ g-19 h59
_سيرف h19
_سيرفر_ h19
_شا r-34 g22 k-34
_شار r-21
_شاف g47 k-18
_شافه g47 k-18
_شافه_ g24
_شافها_ g23
_شام g23
_شامل g28
_شامل_ g28
_شاه h34
_شاي_ g-15 h17
_شاي_ل_ h44
_شاي_لامين_ h33
_شايف g21
_شب r-32 h47
_شبك r-30 m15
_شبكه r-19 g-16 m17 h15
_شبكه_ r-19 g-16 m17 h15
_شبو h34
_شبو_ h34
_شت h29
_شتم h29
_شتم_ h29
_شح m37 h47
_شحا h31
_شحاذ h24
_شحاذين_ h24
_شحن g18 m40
_شحن_ g24 m20 h-48
_شحنت m21 h56
_شحنت_ m21 h56
_شخ k29
_شخص k29
_شخص_ k27
_شر r-41 m28 h33 k-33
_شرا m-20 h60
_شراء g25 h20
_شراء_ g25 h20
_شراء_اسهم_ g-24
_شراء_ذهب_ r36
_شراب h34
_شراب_ h25
_شرط m55 h-46
_شرط_ r-21 m56 h-48
_شرط_البيع_ g49
_شرط_كے_ m35
_شرك g-18
_شركه g-15 h29
_شركه_ g-15 h29
_شركه_تامين_ g-74 h65
_شركه_تجاريه_ h-19
_شري r-38 k-15
_شريت r-40 g41 h-21
_شريت_ r-40 g27
_شريط g-33 h47
_شريط_ g-33 h47
_شريط_ترامادول_ h15
_شريك r15
_شع g-36 h40
_شغ r-16
_شغل r-16
_شف r40 g-54 h-20
_شفت r40 g-46
_شفت_ r25 g-15
_شفته r15 g-31
_شفتها_ g-22
_شق g-15
_شقت g-22 h-20
_شقه h29
_شقه_ h29
_شك r15 g-23 m-17 h-16
_شم g-19 m22 h30
_شمب h56
_شمبا h56
_شمبانيا_ h52
_شمع m31 h-28
_شمعه m35
_شمعه_ m35
_شن m-16
_شنط m-16
_شنط_ g-23 h25
_شنطه h-17
_شنطه_ h-17
_شه r87 g-30 m-33 h-67 k-20
_شهادات_ r15
_شهاده_ r-28
_شهر r82 g-35 m-28 h-29 k-15
_شهر_ r59 k-16
_شهري r22 g-22 m-32 h-20
_شهرين_ r18 g-15
_شهو r27 g23 h-17
_شهور r27 g23 h-17
_شهور_ r27 g23 h-17
_شو r22 g23 m19 h-58
_شور g42 h-16
_شورت g42 h-16
_شورت_ g42 h-16
_شوط m30
_شوط_ m30
_شوي r21 h15
_شوي_ r21 h15
_شي r-21 m-19 h-37
_شي_ r-20 h-35 k26
_شيء m19 h19
_شيء_ m19 h19
_شيخ m-20 h38
_شيخه m-19 h27
_شيخه_ m-19 h27
_شيك h-21
_شيكاغو_ g15
_صا r-34 g56 m49 h-30 k23
_صاح r-23 k28
_صاحب r-23 k28
_صاحب_ r-23 h-17 k32
_صاحبتي_ h27
_صار r15 g28
_صار_ g28
_صاع g26 m30 h-29
_صاعد g26 m30 h-29
_صاعد_ g26 m30 h-29
_صاعد_خلال_ g-15 m15
_صاعد_في_ g-18 m26
_صال m35 h18
_صاله m26 h31
_صاله_ m26 h31
_صب g-18
_صبر h-16
_صبر_ h-16
_صح m18 h-38
_صحي h-29
_صد r-15 g-18
_صدق g-25
_صدقه g-25
_صدقه_ g-25
_صر r-16 g-39
_صرف g-39 m-19 h-31
_صرف_ r15 g-36 m-15 h-25
_صرف_دولار_ r-17
_صع g33 h-15
_صعو g33 h-15
_صعود g33 h-15
_صعود_ g33 h-15
_صعود_او_ m-15
_صعود_هبوط_ m39
_صغ h-22
_صغي h-22
_صغير h-22
_صغيره_ h-22
_صف r-21 g56 m21 h-34
_صفق g56 m21 h-51
_صفقا m19 h-26
_صفقات_ m19 h-26
_صفقه g56 h-25
_صفقه_ g56 h-25
_صفقه_ثانيه_ g17
_صفقه_دقايق_ g16
_صفقه_دقيقه_ g25
_صق h-29
_صقر h-29
_صل r-23 h-33
_صلاحيه_ h20
_صلح r-23 h-23
_صلحو g17
_صلحوه_ g17
_صن g17 h-15 k-17
_صنا g21 h-23
_صناد g21 h-19
_صناديق_ g21 h-19
_صند h-33
_صندو h-33
_صندوق_ h-33
_صنف h34
_صنف_ h34
_صو m-17 h54 k29
_صور g-35 h67 k29
_صور_ h64
_صورك h17
_صورك_ h17
_صوري r15 h-19 k42
_صوريه_ r24 k28
_صوف g30
_صوف_ g30
_صوف_علي_ g30
_صي r-27 g54 m21 h-64
_صيا r-15
_صيان r-15
_صيانه_ r-15
_صيد g53 h-50
_صيد_ g51 h-25
_صيده_ h16
_صين m33
_صيني m33
_صينيه_ m33
_ضا g31 h31
_ضار h48
_ضارب h48
_ضاربه_ h48
_ضد g16
_ضد_ g16
_ضر r-15 g42 h32
_ضرب h19
_ضرب_ h37
_ضربه g26 h-18
_ضربه_ g26 h-18
_ضرع g33
_ضرعه g29
_ضرعها_ g29
_ضري h27
_ضريب h27
_ضريبه_ h31
_ضم g50 h-18
_ضما g34
_ضمان g34
_ضمان_ g38
_ضمان_%_ r15
_ضمان_راس_ r16
_ضمانه_ r19
_ضمي g16
_ضمير g16
_طا g-42 h18
_طاز g-23 h-45
_طازج g-23 h-39
_طازج_ g-23 h-39
_طال h41
_طالب h24
_طالب_ h24
_طالب_يدخل_ h18
_طالع h17
_طاو h-15
_طاول h-15
_طاوله_ h-15
_طاي h37
_طايح h37
_طايحه_ h25
_طب r-46 h-46
_طبا r-32 h-15
_طباع r-32
_طباعه_ r-32
_طبل m16
_طبله m16
_طبله_ m16
_طبي g-33 h26
_طبي_ g-24 h38
_طر h-25 k32
_طرد h-24
_طرد_ h-24
_طري r16 k24
_طريق r16 k24
_طريق_ r16 k24
_طفل h22
_طفله h15
_طفله_ h15
_طل m17 h57
_طلب r23 g-20 h51
_طلب_ m16
_طلبت r16 h58
_طلبت_ r16 h22
_طلس h30
_طلسم h30
_طلسم_ h30
_طلع g26 h-17
_طلع_ g44
_طن g-36
_طن_ g-36
_طو r68 h-18
_طول r68 h-18
_طول_ r49
_طي g49 h-63
_طير g49 h-42
_طير_ g49 h-42
_طير_في_ g49 h-42
_ظر g24
_ظرو g24
_ظروف g24
_ظروف_ g24
_ظه g28 h-18
_عا r-37 g75 h-21 k-18
_عاج g-17 h25
_عاج_ h30
_عاد h18
_عادي g16
_عاديه_ g16
_عار g30 h-17 k-15
_عارف g41 h-31
_عارف_ g31 h-29
_عال m24
_عام g38
_عام_ g47 h-30
_عام_القادمه_ g18
_عام_قادم_ g18
_عامل h23
_عامل_ h23
_عاي g22 m-29 h-34
_عايش g48
_عايش_ g35
_عايل m-17 h-21
_عب g32 m37 h21
_عبر g32 m26
_عبر_ g32 m26
_عج h-52
_عجل h-59
_عجل_ h-40
_عجله h-19
_عجله_ h-19
_عد r-36 g-39
_عدا g-19 h21
_عداد g-19 h21
_عداد_ h21
_عداد_الكهرباء_ h-50
_عدد r-25 g18 h-20
_عدد_ r-25 h-15
_عدده g17
_عددها_ g17
_عر r-47 g-55 m-22 h63
_عرا h46
_عراف h45
_عراف_ h47
_عربون_من_ g16
_عرض_ h-24
_عرق g-19 h81
_عرق_ g-17 h65
_عرق_زحلاوي_ h28
_عز h36
_عزاي h20
_عزايم_ h20
_عزي h15
_عزيم h15
_عزيمه_ h15
_عس g25 h-25
_عسل g25 h-25
_عسل_ g25 h-25
_عش r21 g-37 m-49 h-15 k54
_عشا g-46 m-45 k58
_عشا_ m-46 h-26
_عشان g-41 h63 k59
_عشان_ g-41 h63 k59
_عشان_البنك_ r-15
_عشان_لا_ h-24 k24
_عشان_ما_ g-41 h-49 k91
_عشان_يشيل_ h18
_عشان_يمسح_ h17
_عشان_يوقع_ h23
_عشر r21 g-19
_عشر_ r-20 g-16
_عشره r45 h-19
_عشره_ r45 h-19
_عشو g28
_عشوا g28
_عشوايي_ g17
_عص r-24 g-17 h-30 k-19
_عصا r-18
_عصي h-28
_عصير h-28
_عصير_ h-28
_عصير_عنب_ h24
_عط r34 g-17 h-52
_عطا r16
_عطر h-66
_عطر_ h-48
_عطي r20 g-17 h20
_عطيت r20 g-17 h20
_عطيته_ r17 h20
_عطيته_عشان_ h39
_عق g82 h-86
_عقد r-15 g43 m-16 h-48
_عقد_ g49 m-16 h-48
_عقد_حمايه_ g16
_عقد_مبادله_ r-18 g33
_عقو g50 h-36
_عقود g50 h-36
_عقود_ g50 h-36
_عقود_خيارات_ m-29
_عقود_ذهب_ r-19 g15
_عل g-40 h-85 k23
_علا g-17 m-40 h-45
_علاج m-36 h-71
_علاج_ m-36 h-59
_علاج_ادمان_ m-19 h-15
_علاق h27
_علاقه_ h27
_علب h-16 k-18
_علش g-18 k34
_علشا g-18 k34
_علشان_ g-18 k34
_علشان_ما_ g-16 k32
_علف g-32 h-34
_علف_ g-32 h-34
_علم k25
_علم_ k25
_علي r35 g27 m53
_علي_ r31 g92 m69 h-34 k-16
_علي_السياره_ h-20
_علي_الشوط_ m16
_علي_القرض_ r61
_علي_المكشوف_ r46 m-27
_علي_النفط_ h22
_علي_امل_ g56 h-26
_علي_انه_ r-24 g-32 h87
_علي_انها_ r-25 g-43 h80
_علي_حسابي_ r26 h24
_علي_دفعات_ k24
_علي_راس_ r33
_علي_سته_ r-33
_علي_سعر_ g23 m24
_علي_سياره_ m23
_علي_شوط_ m30
_علي_ضمانه_ r19
_علي_كفالته_ r22
_علي_كفاله_ r26
_علي_كل_ r19
_علي_كيف_ g76 h-26
_علي_هل_ g-17 m69 h-29
_عليا r33 g-20
_عليا_ r33 g-20
_عليك g-26
_علين h15
_علينا_ h15
_عليه r-17 g-17 h20 k19
_عليه_ r-22 g-36 h17
_عليها_ k21
_عليهم_ g15
_عم g-57 h44 k-20
_عما k-19
_عمال k-16
_عمال_ k-16
_عمر g-26 m17 h-16
_عمره g-26 m16
_عمل r16 g18 h69 k-20
_عمل_ g-29 h59
_عملا r27 h21
_عملاء_ h27
_عملات_ r34
_عمله g41 h-18
_عمله_ g41 h-18
_عمله_لسا_ g30
_عمله_لسه_ g22
_عملي r15
_عمليه_ r15
_عمو g-22 h22 k20
_عمول g-22 h22 k20
_عموله_ r29 g-17
_عمي h-21
_عمي_ h-21
_عن g-34 m-58 h-78 k27
_عن_ r-33 g-47 m-26 h-48 k77
_عن_حجز_ g38
_عن_شهر_ r21
_عن_طريق_ r16 k24
_عن_كل_ h47
_عنب g-19
_عنب_ g-19
_عند r16 g53 m-22 h-19
_عند_ h48
_عند_الصايغ_ h-16
_عند_الصراف_ r-20
_عند_شركه_ r25
_عندن g29
_عندنا_ g29
_عنده h-18
_عنده_ h-18
_عندي r20 g45 h-37
_عندي_ r20 g45 h-37
_عندي_زبون_ g20
_عندي_مشتري_ g30
_عني r27 g-18 k-21
_عني_ r27 g-18 k-21
_عو r23 h-16
_عوا r23 g22 h-16
_عواي r23 g22 h-16
_عوايد_ r23 g22 h-16
_عي r45 g-39 m-50 h-58
_عيا r26
_عيد h-28
_عيدي h-28
_عيديه_ h-21
_عين r34 g-23 m-40 h-28
_عين_ h-16
_عينه r46 g-22 m-40
_عينه_ r46 g-22 m-40
_غا g23 h-65
_غاز h-57
_غاز_ h24
_غازي h-80
_غازيه_ h-80
_غام g39
_غامض g39
_غد g-28
_غدا g-28
_غر g39 h-37 k32
_غرا h-20
_غرام h-20
_غرام_ h30
_غرامه_ h-56
_غرامه_تاخير_ r17
_غرش h15
_غرشت h15
_غرشتين_ h15
_غرشتين_من_ h15
_غرق g44 h-17
_غرقت g44 h-17
_غرقت_ g44 h-17
_غس r-26 g-43 m-17 h-49 k74
_غسل k42
_غسل_ k42
_غسي g-26 h-27 k33
_غسيل g-26 h-27 k33
_غسيل_ g-26 h-27 k33
_غش g-17 h63
_غش_ g-17 h63
_غن r-25 g-19 h-39
_غنم r-25 g-19 h-39
_غنم_ h-31
_غي g30
_غير g19 h23
_غير_ g29
_غير_ما_ g22
_غيره h23
_فا r65 g-61 m-49 h33
_فات g-27
_فاتو g-26
_فاتوره_ g-26
_فاض h35
_فاضح h47
_فاي r85 g-38 h-32
_فايد r37 g-24 h-32
_فايده_ r37 g-24 h-32
_فايظ r30
_فايظ_ r30
_فت g-21 h109
_فتح h72
_فتح_ h75
_فتي h29
_فتيا h29
_فتيات_ h29
_فح h-32
_فحص h-19
_فحص_ h-19
_فد h21
_فدي h22
_فديه h22
_فديه_ h22
_فر r-20 g79 m27 h-95 k-15
_فرز g42
_فرز_ g42
_فرص m56
_فرق r21 h-34
_فرق_ r21 h-34
_فرو g43 h-28
_فروق g43 h-28
_فروقات_ g30 h-21
_فز r26 h-47
_فط g-18 h16
_فطي h27
_فطيس h27
_فع g32 m19 h-26
_فعل g17 h-21
_فعلي g31
_فعلي_ g31
_فق r-41 g-34 m-18
_فقط r-39 g-33
_فقط_ r-39 g-33
_فك r30 g-26 m-20
_فك_ g-19 h40
_فكه m-15 h-22
_فكه_ m-15 h-22
_فل r28 g-23 h-28
_فلو r31 g-21 h-24
_فلوس r31 g-21 h-24
_فلوس_ m26
_فلوسه_ r31
_فلوسي_ m-17
_فن h-57
_فه h-16
_فهد h-16
_فهد_ h-16
_فو r82 g20 m22 h-64
_فوا r67 h-81
_فوات r19 h-25 k28
_فواتير_ r19 h-25 k28
_فواي r53 g-15 h-21 k-15
_فوايد_ r41 h-17 k-15
_فوايد_بطاقه_ r22
_فود h38
_فودك h34
_فودكا_ h21
_فور h-20
_فورا r-26
_فورا_ r-26
_فورو r28
_فورورد_ r28
_فوز g22 m17 h-17
_فوز_ g22 m17 h-17
_فوق r34 g20
_فوق_ g24
_في r-31 m103 h100 k-16
_في_ g40 m52 h35
_في_الخارج_ h19 k18
_في_الفندق_ h59
_في_المحل_ g-19
_في_النص_ m19
_في_تطبيق_ h15
_في_حسابي_ g-20 h32
_في_سحب_ m26
_في_شركه_ g-57 h69
_في_ضرعها_ g17
_في_نفس_ r30
_في_ورث_ g20
_في_ورثه_ g60
_فيد g-16
_فيدي g-16
_فيش m61
_فيش_ m35
_فيه m24 h47
_فيه_ g30 m19 h18
_فيها g-25 h29
_فيها_ g-25 h29
_فيو g46 h-23
_فيوت g46 h-23
_قا r-29 g-21 m-25 h184
_قات r-16 g-31 m-29 h110
_قات_ g-29 m-29 h101
_قادم_من_ g18
_قار g-23 h56
_قاري g-23 h57
_قاريه_ h50
_قاص h27
_قاصر h27
_قاصرات_ h18
_قاعه h-19
_قاعه_ h-19
_قال r-29 g48 m17
_قال_ r-29 g60 m17 h-22
_قاي h24
_قايم h24
_قايمه_ h24
_قب g103 h-19 k-37
_قبل g115 h-55 k-37
_قبل_ g115 h-55 k-37
_قبل_العقد_ g19
_قبل_ان_ g43 h-20
_قبل_بدو_ g30
_قبل_ما_ r43 k-22
_قد g18 m-23 h-39
_قدام_ g33
_قدي r16 m-18 h-30
_قديم r16 m-18 h-30
_قديمه_ h-30
_قر m-16 h76
_قرا h46
_قراء h31
_قراءه_ h31
_قراءه_الكف_ h33
_قراب h20
_قرابين_ h20
_قرب h23
_قربا h23
_قربان_ h23
_قرش g21
_قرش_ g21
_قرض r29 h-15
_قرض_ r29 h-15
_قرض_بفايده_ r23
_قرض_حسن_ r-29
_قرع h-21
_قرعه h-21
_قرعه_ h-21
_قس r-48 g16 h-40
_قسط r-36 g36 h-15 k-16
_قسط_ r-36 g36 h-15 k-16
_قسط_القرض_ r23
_قسط_تامين_ g16
_قسط_قرض_ r20
_قسم h-22
_قص h-35
_قض g17
_قضي g17
_قضيه g17
_قضيه_ g17
_قط r-39 m25
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
_قف r-21
_قفل r-21
_قفلت r-21
_قل r16 h-19
_قلب r17 h-19
_قم g-15 m71 h-18
_قما m75
_قمار m91 h29
_قمار_ m91 h29
_قماش m-15 h-25
_قماش_ m-15 h-25
_قمح h-28
_قمح_ h-28
_قن g-26 m-20 h92
_قنا h50
_قني h26
_قنين h26
_قنينتين_ h20
_قنينتين_من_ h20
_قه h-15
_قهو h-15
_قهوه h-15
_قهوه_ h-15
_قهوه_القاضي_ h41
_قو r-20 g-16 h39
_قوا h37
_قواد h18
_قي g-24 m16
_قيم g-24 m16 h19
_قيمت h-16
_قيمه g-21 m16 h34
_قيمه_ g-21 m16 h34
_كا g-49 h61
_كا_ h21
_كاز m17 h-37
_كازي m17 h-37
_كازينو_ h-41
_كاس m-23 h74
_كاس_ m-21 h64
_كاس_علي_ m-19 h29
_كاش r17 m-18 h-22 k16
_كاش_ r18 m-17 h-29 k17
_كاش_او_ r-34 g29
_كام g-35 m16 h18
_كامل g-31 m18
_كامل_ r33 h-20
_كامله_ r-30 m23
_كامي h19
_كاميرا_ h43
_كان r-20 m19
_كانت g-19 m23
_كانت_ g-19 m23
_كانت_بيننا_ m23
_كب r-32 g-34 h30
_كبا h41
_كبت h51
_كبتا h43
_كبتاجون_ h29
_كبي r-26 h-36
_كبير r-26 h-36
_كبيره_ r-26
_كت r-63 g-28 m-40 k-15
_كتا g-44 m-31 h26
_كتاب g-37 m-17 h31
_كتاب_ g-33 h-35
_كتاب_عن_ h-23
_كتابه_ h74
_كتب h-22
_كتب_ h-22
_كتي r-61 g16
_كح m-15 h-21
_كحو h-17
_كحول h-17
_كحول_ h-47
_كذ r16 k29
_كذا r16 k29
_كر r-22 g-51 h19 k-15
_كرا g26 m15 h-17
_كرات g28
_كراتين_ g29
_كراش m20
_كراش_ m20
_كرت g-43 h63
_كرتو g-17 h24
_كرتون_ h22
_كري g-29
_كريم g-28 h-17
_كس r-34 m38
_كسب m38
_كش r50 m24 h-23
_كشف r51
_كشف_ r51
_كشف_الحساب_ r84
_كف r67 g-17 m-30 h-47
_كف_ h-15
_كفا r31
_كفال r31
_كفالته_ r26
_كفاله_%_ r16
_كفاله_من_ g25
_كفل r46 m-16 h-31
_كفلت r38
_كفلته_ r38
_كفلته_ياخذ_ r17
_كل r32 g25 h73 k-28
_كل_ r68 k-20
_كل_اسبوع_ r23 h-16
_كل_سنه_ r-27 g15
_كل_شهر_ r39
_كل_ما_ r108 m-21 h-45
_كل_واحد_ r-29 m-20
_كل_يوم_ r30 k21
_كلا r21
_كله r-49 g53 m34
_كله_ r-40 g51
_كلها m31
_كلها_ m31
_كلو m-20 h-15
_كلوب m-16
_كلوب_ m-16
_كلي g-20 h67
_كليه h53
_كليه_ h53
_كم r-37 g18 h37 k-23
_كم_ g44 m-20 k-19
_كما r-31 h31
_كما_ r-31
_كمي r-17
_كن g-20
_كه g-20 m-15
_كهر g-20
_كهرب g-20
_كهرباء_ h18
_كو r-37 g29 m17
_كو_ h38
_كوب g-18 m38
_كوبو m42 h-36
_كوبون_ m30
_كوبونات_ h-22
_كوبي h28
_كوبي_ h28
_كوت m18
_كور m-15
_كوكا h17
_كوكايين_ h15
_كوكت h-20
_كوكتيل_ h-20
_كول g61 m-16 h-47
_كول_ g74 m-16 h-21
_كوم h-24
_كومه g22 h-24
_كومه_ g22 h-24
_كي r30 g28 m-30 h-17
_كي_ r-28 g-35 m24 h31
_كير m-19
_كيرم m-19
_كيرم_ m-19
_كيس g57 m-16
_كيس_ g57 m-16
_كيش r88 g-22 h-37
_كيشت r29
_كيشت_ r29
_كيشل r28
_كيشلي_ r28
_كيشه r31 g-15
_كيشها_ r31 g-15
_كيف g51 h50
_كيف_ g55 h24
_كيك h-19
_كيل h-32
_كيلو g-29 h-23
_كيلو_ h-30
_كے r-15 g-20 m38 h-55
_كے_ r-15 g-20 m38 h-55
_ل_ h42
_لا g-60 m-57 h-126 k43
_لا_ r-16 g-33 h-29 k69
_لا_اعرف_ g-15
_لا_املكها_ g32
_لا_تخبر_ k15
_لا_موعد_ g15
_لا_يعرف_ g21
_لا_يملكه_ g20
_لا_يملكها_ g20
_لاب r27 m-29 h-23
_لابن m-25
_لابو r29 k21
_لابو_ r29 k21
_لاح g37
_لاحق g37
_لاحقا_ g37
_لاخ r-34 h-26
_لاخر r-23
_لاخر_ r-23
_لام h25
_لامي h25
_لامي_ h-17
_لامين_ h43
_لان r21 g-38 h-32
_لانه r19
_لانه_ r19
_لاني h-26
_لاني_ h-26
_لب g24 k35
_لبن g38 m-17
_لبن_ g39 m-38 h-52
_لبنا m21 h26
_لبناني_ m21 h26
_لبنت h30
_لت g-20 h15 k30
_لتج k19
_لتجن k19
_لتجنب_ k19
_لج r21 h16 k25
_لح r-16 h67
_لحا g25
_لحال g25
_لحاله_ g25
_لحف h56
_لحفل h56
_لحم h30
_لحم_ h30
_لحم_خنزير_ h25
_لد g21
_لدي g22
_لدي_ g22
_لدي_شركه_ g22
_لز h36
_لس r-63 g240 m-31 h-57 k-15
_لسا r-34 g110 m-19 h-24
_لسا_ g120 m-19 h-58
_لسه r-27 g134 h-49
_لسه_ r-27 g134 h-46
_لش h-28 k24
_لشا h15
_لشاه h15
_لشاهد_ h15
_لشخ k33
_لشخص k33
_لشخص_ k33
_لشر g39 h-25
_لشرك g48
_لشركه_ g48
_لشه g-15 h-16
_لشهر g-15 h-16
_لص g-28 h73
_لصا h40
_لصال h35
_لط h24
_لطر h24
_لطرد h31
_لطرد_ h31
_لع r-23 g-20 m95
_لعب r-21 m99 h-34
_لعب_ r-20 g-26 m91 h-44
_لعب_ب_ m32 h-16
_لعب_علي_ g-22 m42 h-36
_لعبن m-27
_لعبنا_ m-27
_لعبه g15 m18
_لعبه_ g15 m18
_لعبه_الطياره_ g-17 m29
_لعبه_ما_ g30 m-16
_لغ k26
_لغي k26
_لغير k26
_لف g-18 m36 h35
_لفا m15
_لق r-20 g-17 h18
_لقا h32
_لقاء h19
_لقاء_ h19
_لقي r-20
_لقيت r-20
_لك g27 k30
_لك_ r28 g39 m22 h-18
_لكف r-30 h37
_لكفي r-30 h37
_لكفيل_ r-30 h37
_لكل r-16
_لكل_ r-16
_لكي k18
_لكي_ k18
_لل r-90 g-97 m-102 h69
_للا r-31 m-32
_للاخ k18
_للاط m-27 h-17
_للاطفال_ m-27 h-17
_للاي k-15
_للب g-52 h-32
_للبا h-30
_للبن h-44
_للبي g-18 h28
_للبيت_ h-36
_للبيع_ g-16 h64
_للت m-31
_للتس h22
_للج r-23 h19
_للجا r-20 h16
_للجن h35
_للجن_ h35
_للح g-22
_للحظ h16
_للحظ_ h16
_للحف g-19
_للحفله_ h28
_للد r-17 h-44
_للدخ m21
_للدخول_ m21
_للدي m-17
_للر g-19 m33
_للز h42
_للزب h17
_للزو h18
_للزواج_ h18
_للس r30 h-21
_للسهره_ h-28
_للسي r49
_للسياره_ r49
_للش h64 k15
_للشر h73
_للض k15
_للضر k17
_للضي h-15
_للع r29
_للعم g-22
_للف r-42 h-15
_للفا m17 h15
_للفايز_ m17
_للفق r-16 h-26
_للفقراء_ r-16 h-26
_للك h27
_للم m-30 h25
_للمج h-15 k30
_للمجاهدين_ k30
_للمح r-19
_للمحبه_ h23
_للمحل_ g16
_للمر r45 g-22 h-23
_للمط g-17
_للمطعم_ h24
_للمف h19 k-15
_للمفتش_ h19 k-15
_للمفتش_عشان_ h15
_للمو k-20
_للموظف_ h38 k-17
_للموظف_عشان_ h26 k-15
_للموظفين_ h-24
_لله r-16
_للي r16 h15
_لم r-18 g127 m-36 k-50
_لم_ g162 h-88 k-28
_لما r17 g38
_لما_ r23 g43
_لمج k15
_لمجم k15
_لمجموعه_ k15
_لمس h-27
_لمست g20 h-25
_لمط h38
_لمطع h38
_لمع h27
_لمو m-16 h20
_لموق m-16 h17
_لموقع_ m-16 h17
_لن r45 g-26 m-22 h-20
_لنا g-16 h17 k17
_لناس h17
_لناس_ h17
_لنف r50 h-25 k-20
_لنفس r50 h-25 k-20
_لنفس_ r31 h-15
_لنفسه_ r19
_له r106 g-17 h-52 k-22
_له_ r119 h-21 k-51
_لهم g-15 h-21 k41
_لهم_ g-15 h-21 k41
_لو r-80 g144 m30 h-63
_لو_ r-26 g118 h-39
_لو_ما_ g15
_لوا g-15 k32
_لوت r-15 g18 m91 h34
_لوت_ g36 m-18 h-26
_لوتو m97 h68
_لوتو_ m97 h68
_لوج r-17
_لوجه r-17
_لوجه_ r-17
_لوجه_الله_ r-17
_لوح m-38
_لوط g21 h-17
_لوط_ g24
_لول g26 h-28
_لولو g40 h-19
_لولو_ g40 h-19
_لولو_في_ g28 h-19
_لون m-15
_لون_ m-15
_لي r39 m-23 h74 k-25
_لي_ r80 g18 h21
_لير g-17 h28
_ليري g-17 h34
_ليريكا_ g-17 h34
_ليريكا_بدون_ h15
_ليس g24 h-15
_ليس_ g19 h-16
_ليست_في_ g15
_ليل h60
_ليل_ h53
_ليله m21 h17
_ليله_ m21 h17
_ليله_مع_ h23
_ليلي h49
_ليلي_ h15
_ليليه_ h32
_لين r-24
_لين_ r-24
_ما r-61 g167 m-38 h-176 k40
_ما_ r-36 g172 m-58 h-102 k88
_ما_ابي_ k18
_ما_اتفقنا_ r24
_ما_اعرفه_ g-16
_ما_انبرمجت_ g18
_ما_تتاخر_ r15
_ما_تطلع_ k16
_ما_تلد_ g17
_ما_تلده_ g15
_ما_حد_ g21 k-22
_ما_حدا_ g25
_ما_شافها_ g18
_ما_نعرف_ g19
_ما_هو_ r-25
_ما_هي_ r-15 g28
_ما_يبين_ g-15 k25
_ما_يدري_ k21
_ما_يطلع_ g15
_ماب g39
_مابي g39
_مابي_ g39
_مات h-21
_ماج h19
_مار m-23 h73
_مارج g39 h-20
_مارجن_ g41 h-25
_مارس g-19
_مارس_ g-19
_مارك g-17 h43
_ماري g-15 h46
_ماك g-17 m59
_ماكي m61
_ماكينات_ m32 h31
_ماكينه_ m28 h-27
_مال r18 g28 m-23 h-61 k-25
_مال_ r38 h-28
_ماله g20
_ماله_ r15
_مالهاش_ g20
_مالي r-29 g22
_مالي_ r-29 g-31
_ماليه_ g53
_ماي g-17 h-53
_مب r-26 g42 k-22
_مب_من_ g-20 h24
_مبا r-40 g55 h-32
_مباد r-40 g75 h-30
_مبادلات_ g20
_مبادله_ r-31 g54 h-18
_مبار m17
_مبل r21 h-37
_مبلغ r21 h-37
_مبلغ_ r36 g-29 h-36
_مبلغ_ثابت_ r27
_مبلغ_ثابته_ r17
_مبلغها_ g20
_مبي h23
_مبيو h25
_مبيوق_ h18
_مت r59 m-25 h-33 k-23
_مت_ g33 h-18
_متر g-22 h-20
_متع h26
_متعه h16
_متعه_ h16
_متف g-27
_متفق g-26
_متفق_ r-30 g-26
_متفق_عليه_ r-44 g-27
_متفقين_ r38
_متي r-26 g52 k-16
_متي_ r-26 g52 k-16
_متي_ما_ g20
_مث g-28
_مثل g-28
_مثل_ g-22 h-20
_مثل_ما_ g-21
_مج r-15 g44 m-20 h-61
_مجا h-36
_مجان m-19 h-18
_مجانا_ r20
_مجاني_ m-17
_مجه r-16 g74 h-46
_مجهو r-16 g74 h-46
_مجهول_ g38 h-33
_مجهوله_ g36
_مح r-30 g16 h-39 k54
_محا r-44 h-55 k-19
_محار g59 h-38
_محار_ g27
_محاره_ g32 h-27
_محاض r-17 g-31
_محاضره_ r-17 g-31
_محب h20
_محبه h20
_محبه_ h20
_محت m16 h36
_محتا m20 h25
_محتوي_ g-16 h17
_محد g24 h-16 k25
_محص g20
_محصو g20
_محصول_ g20
_محف g-31 h-42 k70
_محفظ r-19 g-31 h-36 k78
_محفظته_ k23
_محفظتي_ h-16 k28
_محفظه_ g-17 m17 k24
_محفو r28
_محل r28 g-24 h18
_محل_ r44
_محلي h25
_محلي_ h25
_مخ g25 m-19 h52
_مخا g16
_مخاط g16
_مخد h75
_مخدر h64
_مخدرات_ h31
_مخدره_ h25
_مخز g-17
_مخزن g-27
_مخط g20 m-15
_مخطط g22 h-18
_مخطط_ g22 h-18
_مخف g15
_مخفي g15
_مخفيه_ g15
_مخن h16
_مخنو h16
_مد r-40 h-37 k-15
_مدخ h-23
_مدخن h-23
_مدخن_ h-28
_مدد g-18
_مدد_ g-18
_مدر r-43
_مدرس r-24 g-31 h-28
_مدرسه_ g-22
_مدفوع_ r-24 g-22 m-16
_مدفوعه_ g22 m23
_مدفونه_ g18
_مديو r26
_مر r47 m-16 h-85 k23
_مرا r46 h-61
_مراب r53 h-23 k-17
_مرابحات_ r36 h-15
_مرابحه_ r17
_مرات r16 k21
_مرات_ r16 k21
_مراف m-15
_مرافقه_ليليه_ h44
_مراه r-16 g18 m35 h-35
_مراهنات_ m-27
_مراهنه_ g23 m52 h-23
_مراهنه_علي_ g37
_مرب r16
_مربو r16
_مربوطه_ r16
_مرت g56 m-15 h-41
_مرتج g69 h-25
_مرتجع_ g29
_مرتجعات_ g39 h-16
_مرخ k16
_مرخص k16
_مرصو h20
_مرصود_ h20
_مرض h27
_مرضي h18
_مرضيه_ h18
_مره g15 k29
_مره_ g15 k29
_مروج h15
_مروج_ h15
_مري g-22 h-21
_مز r-28 h72
_مزاد g-20
_مزاد_ g-20
_مزر g29
_مزرع g29
_مزو r-15 h52
_مزور r-15 h52
_مزور_ h19
_مزوره_ h28
_مزي h36
_مزيف h36
_مزيفه_ h31
_مس r-48 g-82 m-71 h-27 k29
_مسا r-56 g-26 m15 h-15
_مساب m22 h-15
_مسابقه_ m22 h-15
_مساج h27
_مساج_ h27
_مساج_خدمه_ h15
_مسب g26 h-35
_مسبق g26 h-23
_مسبق_ g27
_مست r24 m-37 k31
_مستا k24
_مسترد_ g-15
_مستع g-28 m-24 h-25 k23
_مستق r26 h-25
_مستقبلي_ r25
_مستقبليات_ r-17 g39
_مستقبليه_ r24 g-16
_مستن h15
_مستو g35 h33
_مسج g-61 h-51
_مسد h-21
_مسدس h-21
_مسدس_ h-30
_مسر g-32 h98
_مسرب h18
_مسربه_ h18
_مسرو g-30 h80
_مسروق_ g-25 h42
_مسروقه_ h36
_مسك g17 h23
_مسكر g17 h23
_مسكره_ g23
_مسل m-17
_مسلس m-17
_مسلسل_ m-17
_مش r44 k-21
_مش_ g40
_مش_من_ g-22 h28
_مشا r20 h-19
_مشار r20 h-17
_مشاركه_ r21 h-17
_مشت g32
_مشتر g30
_مشتري_ g30
_مشر r22 g-15
_مشرو r28 g-15
_مشروبات_روحيه_ h23
_مشع h23
_مشعو h23
_مشعوذ_ h20
_مشغ r40
_مشغل r40
_مشغل_ r40
_مشف r-18 h36
_مشفر r-18 h29
_مشفره_ r-18
_مص r16 g-55 h-148 k45
_مصا r31 h-41
_مصار r31 h-49
_مصارع_ m22
_مصاري_ r43 h-15 k-17
_مصاريف_ h-33 k31
_مصر g-15 m-15 h-63 k28
_مصرف r36 h-18 k16
_مصرف_ k16
_مصرو r-24 h-44 k24
_مصروف_ r-23 h-33
_مصروفات_ k30
_مصن h16
_مض r108 g-20 h-37 k40
_مضا m17
_مضار r-20
_مضاربه_ r-20
_مضاع r31 g-18 m26
_مضاعف_ r25 g-18 m26
_مضر k15
_مضرو k15
_مضروبه_ k19
_مضم r37
_مضمو r37
_مضمونه_ r23
_مط g-28 h-61
_مطع h-62
_مطعم h-62
_مطعم_ h-62
_مع r-23 g-18 m-36 h-63 k-49
_مع_ r31 h21 k-15
_معا r33 h-23
_معت h35
_معتم h-24
_معتمد_ h-24
_معر h-15
_معرف g24
_معرفه_ g24
_معرو g-26
_معس g-15 h-35
_معسل g-15 h-35
_معسل_ g-15 h-35
_معق h-47
_معقم h-47
_معقم_ h-47
_معل r-70 h16
_معلق r-15 g38 h16
_معلق_ g44 h16
_معلق_علي_ g50 h-16
_معلو r-39 g-25
_معلوم_ r-38 g-20
_معي r-16 h15
_معي_ h23
_مغ g37 m-18 h46
_مغش h31
_مغشو h31
_مغشوش_ h25
_مغل g29 h17
_مغلف h21
_مغلق g25
_مغلقه_ g24
_مف g47 m15 h-68
_مفا g28 h-16
_مفاج g36 h-16
_مفاجات_ g22
_مفاجاه_ g15
_مفت m20
_مفتوح_ g20
_مفر g22
_مفرو g22
_مق r-18 g-18 h54
_مقا m28
_مقاب h26
_مقابل_ h26
_مقابل_ان_ h49
_مقاط h15
_مقاطع_ h15
_مقام m47
_مقدد_ h-15
_مقر h47
_مقرص h25
_مقرصنه_ h17
_مقط g-17
_مقطو g-17
_مقطوع_ g-17
_مقف g41 h-24
_مقفل g16
_مقفو g26
_مقفوله_ g26
_مقل g-16 h86
_مقلد g-16 h86
_مقلده_ h69
_مك r39 k-24
_مكا g18
_مكان g24 h21
_مكاني_ h15
_مكت r28 m15
_مكتب m18
_مكتب_ m18
_مكتو r37
_مكتوب_ r21
_مكر h15
_مكف r38
_مكفو r38
_مل r-21 g91 m-28 h-80 k-32
_ملا h-21 k-15
_ملاب h-19 k-15
_ملابس_ h-19 k-15
_ملغ h19
_ملغو h19
_ملغومه_ h19
_ملك g84 h-58 k-15
_ملكن g18
_ملكنا_ g18
_ملكه g21
_ملكه_ g21
_ملكي g39 h-36
_ملكي_ g33 h-30
_مله g21
_مم g43 m-18 h-59
_من g-23 m-75 h69
_من_ r-91 g28 m-52
_من_السفاره_ h29
_من_السوق_ r19 g-19 h-19
_من_القرض_ r-72
_من_اللي_ r47 g-30 h48
_من_المحل_ r23 g-20
_من_المزاد_ g58
_من_امازون_ g30
_من_بنك_ h-20
_من_حد_ k24
_من_حقنا_ g-16 h33
_من_حقه_ g-48 h44
_من_حقي_ g-27 h27
_من_شركه_ g37 h32
_من_عند_ h29
_من_غير_ g42
_من_فوايد_ r-16
_من_محل_ r20
_من_مكتب_ r16 m23
_من_هذه_ g22
_من_ورا_ g-16 h29
_منت g-22 h28
_منته g-22 h28
_منتهي_ g-19 h22
_منتهي_الصلاحيه_ h17
_منتهي_صلاحيه_ h15
_منج h48
_منجم h48
_منجم_ h43
_منجم_يقول_ h20
_منس h19
_منسو h19
_منسوخه_ h19
_منص g-15
_منصه g-15
_منصه_ g-15
_منظ r54 h-20 k-17
_منظم r54 h-20 k-17
_منظم_ r54 h-20 k-17
_منف g20
_منك g-19
_منك_ g-19
_منه r17 g16
_منه_ r22 g16 h-30
_منها h16
_منها_ h16
_مني r40
_مني_ r40
_مه r-26 g-18 h68
_مهر h20
_مهرب h25
_مهك h30
_مهكر h30
_مهكره_ h26
_مهل h15
_مو g60 m-55 h-21 k-20
_مو_ r35 g24 h37
_مو_عندي_ g43
_مو_من_ g-21 h22
_موا g24
_مواص g25 h-19
_مواصفات_ g29
_موب h23
_موبا h23
_موج g43 h-17
_موجل g54 h-17
_موجل_ g28
_موجلان_ g23
_موجله_ g-21
_موجلين_ g28
_مود h15
_مودي h15
_موديل_ h15
_موز g-37
_موزو g-37
_موع g55 h-18
_موعد g55 h-18
_موعد_ g61 h-18
_موق g-16
_موقع g-15
_موقع_ g-15
_موقع_تعارف_ h19
_موقع_مراهنات_ h18
_مي r-40 g-35 m99
_ميا g-22 h-23
_ميت h48
_ميته h63
_ميته_ h63
_ميتي r15 h-28
_ميتين_ r15 h-28
_ميس g15 m34 h-29
_ميسر m41 h-20
_ميسر_ m41 h-20
_ميل m20 h-25
_ميه r-25 m27
_ميه_ r-25 m27
_نا r-61 g-52 h24
_ناب_ h32
_ناد r-17 g-15 h-18
_نادي r-17 h-27
_نادي_ r-17 h-27
_ناف h59
_نافق h59
_نافق_ h43
_ناق r-19 g-18 m29 h-31
_ناقه h-33
_ناقه_ h-33
_ناي m-15
_نايت m-15
_نايت_ m-15
_نب m-22
_نبي m-21
_نبيد h21
_نبيد_ h21
_نبيذ h21
_نبيذ_ h21
_نت g-24 h-49 k47
_نتج k22
_نتف g22
_نتفا k17
_نتفادي_ k17
_نتفق g16
_نتفق_ g16
_نتفق_علي_ g-19
_نتفق_عليه_ g16
_نج r-16 k60
_نجم h-25 k71
_نجمع h-25 k71
_نجمع_ h-24 k71
_نجمع_فلوس_ k27
_نجمع_كاش_ k26
_نجو h33
_نجوم h33
_نجومي_ h33
_نح r-32 g72 h-42
_نحد g49 h-22
_نحدد g49 h-22
_نحدده_ g45 h-17
_نحدده_بعد_ g18
_نحس h18
_نحس_ h18
_نخ g31 h-26
_نخت g19 h-16
_نز r80 h-18
_نزل r65
_نزل_ r35
_نزلت r19
_نزلت_ r19
_نزو r18 g18 m20
_نزول g19 m20
_نزول_ g19 m20
_نس r55 m24 h26
_نسا h32
_نساي h32
_نسب r34 m32
_نسبه r19 m23 h-18
_نسبه_ r19 m23 h-18
_نسخ_ h23
_نص r-25 g-16 m-19 h18 k-24
_نص_ g21 m19 h-61
_نصب g-22 m-16 h36
_نصب_ g-18 m-16 h25
_نصب_علي_ g-18 m-16 h21
_نصف g-22 h50
_نصف_ g-22 h50
_نصي r-23 k-22
_نصيب r-23 k-22
_نصيب_ g-39 m45 h34
_نصيبي_ g42 h-43
_نصيبي_في_ g80 h-25
_نصيبي_من_ g-33 h-26
_نظ r17 h-27
_نظي r30
_نظير r30
_نظير_ r30
_نعر g19
_نعرف g19
_نعرف_ g19
_نف r-36 g-26 m-33 h39
_نفس r-34 g-35 m-35 h35
_نفس_ r-39 h27
_نفس_المبلغ_ r-36
_نفسه g-27 m-21 h22
_نفسه_ g-27 m-21
_نفسه_يشتريه_ r23
_نفسه_يشتريها_ r27 g-20
_نق r24 g-47 h-132
_نقا m16
_نقد g-44 m-16 h-46 k19
_نقدا g-37 h-29 k23
_نقدا_ g-37 h-29 k23
_نقو r21 h-46
_نل g22
_نه r-27 g-19 h33
_نها r-27 g-19 h33
_نهاي r-27 g-19 h33
_نهايه_ r-27 h42
_نهايه_الشهر_ r-27
_نو r-29 g36 h-43 k25
_نوع g43 h-30
_نوع_ g16 h-15
_نوعه g27 h-15
_نوعه_ g16
_نوف r-17
_نوفم r-17
_نوفمبر_ r-17
_ها r-49 g79 m32 h-68 k-18
_هاب h-21
_هابط h-28
_هابط_ h-28
_هابط_خلال_ m21
_هاته h37
_هاته_ h37
_هار m37
_هاك g-20 m26 h35
_هال g89 m-23 h-80
_هالس h-21
_هالش g22
_هالشجره_ g24
_هالشهر_ r15
_هالن g27
_هالنخله_ g27
_هام r-28 g35 h-27
_هامش r-20 g62 h-23
_هامش_ r-20 g62 h-23
_هاي h30
_هاين h30
_هاينكن_ h30
_هب m32 h-20
_هبو m32 h-20
_هبوط m32 h-20
_هبوط_ m26 h-20
_هبوط_ثانيه_ m16
_هج h37
_هد g-34
_هدا h-15
_هداي h-15
_هدايا_ h-15
_هدي g-33
_هديه g-33
_هديه_ g-33
_هديه_زواج_ h-36
_هديه_لشاهد_ h15
_هديه_للموظف_ h17
_هذ m25 h-19
_هذا g-37 m25 h26
_هذا_ g-37 m25 h26
_هذه g22
_هذه_ g22
_هذي h-44
_هذي_ h-44
_هر h20
_هرم h18
_هرمي h18
_هرمي_ h18
_هك h49
_هكر h49
_هكر_ h49
_هل r-16 g-22 m65
_هل_ r-19 g-17 m69 h-29
_هلو h15
_هلوس h15
_هلوسه_ h15
_هن g25
_هو r-43
_هو_ r-43 h-24
_هوي h17
_هي r-42
_هي_ r-39 g20
_وا g-18 m16 h-76
_وات g-21 h16
_واتس g-21 h16
_واح g43 m-18 h23
_واحد r-26 g53 h25 k-30
_واحد_ r-26 g24 k-20
_واحد_من_ g50 h-20
_واحده_ g29 h17
_واحده_من_ g23 h-16
_واحو k30
_واخ g20 m-22
_واخذ g32 m-15
_واخذ_ r17 m-19 h-15 k16
_واد r19
_وار g69 m24 h-35
_وارب r20 m31
_واس r-33 g-39 h30
_واست r-24
_واستلمتها_ r-21
_واسط h33
_واسطه_ h33
_واش g-22
_واشت g-22
_واق g-25
_وال r-15 m34 h-83 k-17
_والا m32 h22
_والب r27 g30
_والباقي_ r23 h22
_والبضاعه_ g29
_والت r28 g-34
_والتسليم_ r29 g-26
_والث g25
_والثمن_ g25
_والج m22
_والخ r-23 h-18
_والخساره_ r-23 m-17 h-15
_والخساره_علي_ r-23
_والد r27
_والر m-28 h-29
_والربح_ m-20
_والس m16
_والسعر_ g16
_والف k19
_والق r-16 g-17
_والل g-20 m29
_واللي_ m29
_والم r-24 h-31
_والمبلغ_ r-22 g-19
_والمحتوي_ g15
_واله g24
_والهبوط_ g24
_وان_ m24
_وانا h39
_وانا_ h39
_واي h22
_واين h27
_واين_ h27
_وب r80 g21 m-26 h-20 k-35
_وباق g20
_وباقي_ g20
_وبد h-18
_وبدو g15
_وبدور_ g15
_وبر r17
_وبرج r17
_وبش g29
_وبشت g29
_وبشتريها_ g29
_وبع g-23 m-17
_وبعت r28
_وبعد r-27 g-27 m-16
_وبي r40 g-15 m35
_وبين m21
_وبين_ r-27 m21
_وت g-97
_وتح k17
_وتحو k17
_وتو h-21
_وث r42 g42 m-17 h-20
_وثل r25
_وثلا r32 h-16
_وثي g42
_وثيق g42
_وثيقه_ g42
_وج g-59 m-19 h16
_وجب h-22
_وجبن h-22
_وجبن_ h-22
_وح r-19 g16 k24
_وحد g31 h21
_وحده g31 h21
_وحده_ g31 h21
_وحو k24
_وحول k24
_وحول_ k24
_وخ r21 g-24 m25 h-43
_وخس m17 h-15
_وخسر m17 h-15
_وخسرت_ h-15
_وخل k16
_وخم r46
_وخمس r46
_وخمسميه_ g17
_وخمسين_ r36
_ود g-33 m22 h-27 k-23
_ودع h20
_ودع_ h20
_ودف r-36
_ودفع r-29
_ودفعت_ r-22
_ودي m18
_ودي_ r-18
_وذ h-61
_ور r33 g37 h-47 k-44
_ورا m36 h22
_ورا_ g-16 h29
_ورث g71 h-38
_ورث_ g20
_ورث_وهو_ g20
_ورثه h-15
_ورثه_ g60
_ورثه_وهو_ g16
_ورثه_وهي_ g19
_ورج r41
_ورجع r41
_ورجعوا_ r47
_ورجعوا_اخذوها_ r15
_ورجعوا_خذوها_ r18
_ورد r-17
_ورده r24
_وردها_ r24
_ورق r-25 h31
_ورق_ h-20
_ورقه r-25 h31
_ورقه_ r-25 h31
_ورقي g26
_ورقيه_ g26
_ورو h-23
_وز r77 h-51
_وزا r42
_وزاد r42
_وزد r24
_وزن g21
_وس r-48 g-85 h-33 k19
_وسك h58
_وسكي h58
_وسكي_ h58
_وسل r-23 g-26
_وسلم r-23 g-23
_وسي k30
_وسيط k34
_وسيط_ k34
_وش g19 h-58 k23
_وش_ g34 k24
_وشر r22 h-25
_وشري h-25
_وص g-29 m-18
_وصا r31 g-19 h-15
_وصار r31 g-19 h-15
_وصف g20 h22
_وصف_ g33 h-18
_وصفه h39
_وصفه_ h39
_وصل g-29
_وصلت g-16
_وصلن k34
_وصلني_ k34
_وط g-37 m25 k17
_وطل m36 h22 k17
_وطم g-25
_وطما g-25
_وطماطم_ g-25
_وع g-90 m-34 h-142
_وعد r-19 g-28 h-32
_وعش r20
_وعشر r20
_وعشرين_ r20
_وف r33 g-42 m-22 h-52
_وفا r24 g16
_وفح g-18
_وفل g-27
_وفو h-19
_وق r23 g72 m-37 h-49
_وقا r41 g-16 h-27 k16
_وقال r41 g-16 h-27 k16
_وقال_ r20 k16
_وقت r-29 g36 h-32
_وقت_ r-29 g36 h-32
_وقت_ما_ g37
_وقط h30
_وقع r50 g32 k-15
_وك g-53 m17 h-36 k-15
_وكش h47
_وكشف h47
_وكشف_ h47
_وكل m34
_وكل_ m34
_وكي g-31 h-60
_ول g87 m-41 h-84
_ولا g71 m-16 h-44 k-30
_ولا_ g71 m-16 h-44 k-28
_ولا_متي_ g25
_ولد r24 g22
_ولم r-16 g18
_ولم_ r-16 g18
_ولي r-24 m-19
_ولي_ r-24 m-18
_وم r-17 g-73 m-15 h-95
_وما r-24 g62 h-16
_وما_ r-39 g64 k16
_ومس r-21 h-23
_ومع r54 g-36
_ومعه r28 g-26 h18
_ومعه_ r31 h30
_ومو g-34
_وميه r17
_وميه_ r17
_ون r51 g-31 m36 h16
_ون_ m70 h16
_ون_اكس_ m51 h25
_ونص r102
_ونص_ r102
_وه r35 g16 m-43 h-39 k104
_وهذ m-19
_وهم h-24 k47
_وهمي h-24 k47
_وهمي_ h-15 k19
_وهميه_ k29
_وهو r36 g21
_وهو_ r36 g21
_وهو_ما_ h15 k-16
_وهو_نفسه_ r60 g-27
_وهي g-17 k69
_وهي_ k69
_وو m-27 h-22
_وي r20 m18 h46
_وير r-27
_ويرج r-16
_ويرجعها_ r-16
_ويس g-17 h45
_ويسك h40
_ويسكي_ h40
_ويش h21
_ويشغ h21
_ويشغله_ h21
_وين g29
_يا r-64 m105 h-76 k22
_يا_ r-42 g28 m47 h-49
_يا_نصيب_ m50 h15
_ياج k25
_ياجر k25
_ياجر_ k25
_ياخ m53 h-24
_ياخد k15
_ياخد_ k15
_ياخذ r-16 m47 k-15
_ياخذ_ r-20 m42
_يان m19 h22
_يانص m19 h22
_يانصيب_ m19 h22
_يب r-31 g35 h-24 k28
_يبد g20
_يبي r-21 h-16 k35
_يبيع r-22 g15
_يبيع_ h-15
_يبين g-15 k36
_يبين_ k28
_يت g28 h22
_يتا r38 h-16
_يتاخ r38 h-16
_يتاخر_ r38 h-16
_يتح g38
_يتحد g38
_يتحدد_ g38
_يتص h47
_يجي r26
_يجيب g25
_يجيب_ h24
_يجيبه_ g26
_يح r-52 k28
_يحد g62 h-20
_يحدد g62 h-20
_يحدد_ g41
_يحدده_ g16
_يحس r-27 g-18 k32
_يحس_ g-16 k32
_يخ r-19 g51 k16
_يخت g28 h29
_يختا g28
_يختب h26
_يختبر_ h26
_يد r-84 g31 m-24 h-16
_يدخ h35
_يدخل h35
_يدخل_ h35
_يدر k24
_يدري k24
_يدري_ k24
_يدف r-26 g42
_يدفع r-24 g47 h-18
_يدفع_ r-21
_يدفعون_ g41 m-19
_يدفن h24
_يدفن_ h24
_ير r-34 g35
_يرج r15
_يرجع r15
_يرجع_ g-22 k19
_يرد r-26
_يز h-19
_يس r56 g-53 h33 k16
_يسا h-19 k27
_يسال h-19 k27
_يسب m18
_يسبق m18
_يسبق_ m18
_يست r20
_يسل r25 g-21
_يسلم r18
_يسه g21
_يسهل g21
_يسهل_ g21
_يش r56 h19 k-15
_يشت r52 g-17 h-18
_يشتر r52 g-17 h-17
_يشتريه_ r19
_يشتريها_ r22 g-15
_يشغ h22
_يشغل h22
_يشغله_ h22
_يشي h18
_يشيل h18
_يشيل_ h18
_يصل g17
_يصلح g17
_يصي h18
_يط g-33 m15 h46 k28
_يطر h17
_يطرد h19
_يطرد_ h19
_يطل m16 k29
_يطلع g-18 m16 k17
_يطلع_ g-18 m16 k17
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يع r-16 g61 h50
_يعر g32
_يعرف g32
_يعرف_ g38
_يعط r-16
_يغ h15
_يغي h16
_يغير h16
_يغير_ h16
_يف r-18 g55 h58
_يفت g34 h-15
_يفتح g34 h-15
_يفتح_ g34 h-22
_يفتح_اعلي_ g24 h-21
_يفك g-15 h68
_يفك_ h52
_يفك_كل_ h16
_يق g33 h23
_يقر g33
_يقرا g-15 h33
_يقرا_ g-15 h33
_يقرر g48 h-23
_يقرر_ g17
_يقرره_ g16
_يقول_ h25
_يك g25 k-21
_يكت r-28 h17
_يكتب h21
_يكتب_ h24
_يكف k-16
_يل m27
_يلع m18
_يلعب m18
_يلعب_ m18
_يلعب_علي_ m18 h-18
_يم g51 m-19 h53
_يمت h29
_يمتح h29
_يمتحن_ h29
_يمس h17
_يمسح h17
_يمسح_ h17
_يمش h17
_يمشي h17
_يمشي_ h17
_يمل g44
_يملك g44
_يملكه_ g22
_يملكها_ g22
_ين g35 k49
_ينب g19 h-17 k19
_ينت g33 h-18 k15
_ينتب g-15 k17
_ينتبه_ g-15 k17
_ينز m17 h20
_ينزل g-15 m17 h27
_ينزل_ r-15 g-15 m17 h27
_ينع k16
_ينعر k16
_ينعرف_ k16
_يو m-26
_يوص r16
_يوصل r16
_يوصل_ h-22
_يوق h23
_يوقع h23
_يوقع_ h23
_يوم g-34
_يوم_ g-18 h-30 k19
_يومي r31 g-16 h28
_يوميه_ h16
_يون r-27
_يوني r-27
_يونيو_ r-27
_چر h28
_چرس h28
_چرس_ h28
a2a r36 g-28 m28 h-18
a2a_ r26 g-28
a2e r22
a2i r15 m17 h25
a2id r16
a2kh r18
a2khe r18
a2m r-22 g41 h-20
a2me r-22 g41 h-20
a2mee r-22 g41 h-20
a2s r37
a3_ r28 g113 m55
a3a g-25 h32
a3a_ g-28 h42
a3at r15
a3d r44 g21
a3d_ r41 g20
a3h h-16
a3m r19
a3n r-17 g23
a3na g23
a3r g25
a3t r-59 g-25 m16
a3t_ r-22 g-17 m28 h15
a5e h18
a7_ m48 h39
a7a m15 h-56 k34
a7al r18
a7al_ r18
a7e r-28 m35 h39
a7ed r-21
a7ed_ r-21
a7m h48
a7s g42
aa_ g-22 m28 h-17
aab r-18 h-17
aad r-30 g49 h-52
aad_ r-15 g50 h-47
aaj r45 h-32
aal r-15 g25 h59
aal_ g30 h36
aam g30
aam_ g34 h-18
aami h17
aamil h17
aan r-15 g18 h-24
aar r-34 g22 m17 h16
aar_ g29 h-17
aas h22
aat h-43
ab_ r-98 m26
aba r-43 m-32 h56 k-17
aba_ r-26 m-19 h24
abad h22
abah r40 h-18
abaha r41 h-25
abar r-20 h22
abare h28
abay r-38
abaya r-38
abb r47 g28 h-26
abby r50 h-16
abby_ r50 h-16
abe r41 g-53 h135
abel r-16 g-50 h75
abel_ g-47 h56
abell h32
aber r30 h62
abet r34
abet_ r48
abi g-21 m-34 h-36
abi_ r35 h-32
abil r-20
abili r-20
abin h-17
abis h33
abis_ h33
abl r32 g28 m-17 h-23 k-21
abl_ r21 g87 h-47
abla r-16 h32
ablag h32
able r29 g-47 h-24 k-15
able_ r-21 g-50 h-56
ables r33 k-15
ablet h34
abo r-36 g-64 m53 h70 k15
abon m58 h-18
abong m58 h-18
abor h48
abor_ h26
abort h22
abou g-49 m-18 h36
about g-41
abov g16 m22 k33
above g16 m22 k33
aboy h24
aboy_ h24
abr r-20 g-16
abra h43
abraj h43
abri h-26
abro h-30 k18
abroa k24
abs r20 m-22 h81
absi h44
absin h43
abso h36
absol h36
abt r21 h-27
abt_ m16 h-24
abu r23 h34
abu_ r31
aby r-16 g-19
aby_ g-19 h72
abys h-85
abys_ m15 h-30
ac_ r-45 h41
aca m47 h65
acc r21 g27 m61 h-54 k35
acca m84
accar m50 h20
accep r28
acci m-21 h-31
accid g22
accin m-21 h-28
acco g18 m-25 h-29 k41
acco_ g-18
accou r16 g32 m-16 h-35 k45
accr r23
accru r23
accu m24 h17
accum m24 h17
ace r24 g-20 m-19 k-17
ace_ r21 h21
aced h-19
aced_ h-19
acem m-16
aceme m-16
ach r-45 m30 h-55
ach_ r32 h-21 k29
acha m30
acha_ m27 h-21
achc g20
achch g20
ache r-45 g-22 m-25 h-44 k-18
ached r-16 h-33
achel h26
acher m-20
achi r-20 m34 h-52
achin r-18 m37 h-21
acht h39
acht_ h39
aci g-23 h53
acil r29 h54
acili r29 h54
acin m22
acing m22
ack r-30 g-73 h121 k-21
ack_ g-53 h96 k-18
acka m-27 h-20
ackag m-32 h-20
ackd h-15 k25
ackda h-15 k25
acke r-17 m-56 h61 k-16
acked h109
acker m-26 h-28
acket m-21 h-20
ackg h-15
ackga h-15
ackh h38
ackha h38
ackj m37
ackja m37
ackm h27
ackma h27
ackp m59
ackpo m59
acks h-30
acks_ h-30
aco m30 h89 k-25
acon h53
acon_ h58
acq h23
acqu h23
acqui h23
acr g-22 h58
acri h34
acrif h34
acro g-21 h24
acros g-21 h24
act g-18 h-69
act_ h42
actl r-27
actly r-27
acto r63 h-71
actor r63 h-71
actu r-35 g-18 h-33
actua r-33
acu g-28
ad_ r-54 m33 h-78 k16
ada g40 h-55 k18
ada_ r-40 m29 h-16
adab g22
adabl g22
adam h22
adam_ h16
adaq h-17
adaqa h-17
adar h-19 k37
adar_ h-19 k37
add r81 g-34 h42 k-32
add_ r31 g31 m27 h23
adda r-21 g-22
adde r41 g-27 h29 k-15
added r43 h27
adder g-20
addic m-23 h-23
adds r40 k-19
adds_ r40 k-19
ade r-22 h-24
ade_ k18
aded h-21
adee r-32 g20 h-21
adel h20
adell h27
ader h34
ader_ h34
ades m16
ades_ m16
adf r32 g28
adi r48 g-24 m-23 h75 k-17
adie h37
adies h37
ading h16
adiy r25
adj h-16
adju h-16
adjus h-16
adl g20
adli g20
adlin g20
adm r24 h-30
admi h-27
ado r-39 g-66 m-28 h127
ado_ r-27 g-16
adob h36
adol g-21
adol_ g-21
adoo h20
adoo_ h20
adop h15
adopt h15
ador h43
ador_ h43
adr g52
ads m-36
ads_ m-36
adt g17 h-40
adt_ r-19 g24 h-40
adu g-15 h59
adu_ h26
adul h42
adult h35
adv r-22 m-15 h26
adva r-22 g18
advan r-22 g18
advi g-19
advic h25
ady r-23 g22 m-24 h20
ady_ r-23 g22 m-23
aed r30 g-26 h-37
aed_ r30 g-25 m19 h-18
af3 r23
af_ r22 g-27 h-31 k-21
afa r21 g37
afa3 g41 m-18 h-17
afa_ r22
afala r29
afe g-37 m26 h-15
afe_ r21 g-41 m22 h-22
afee h29
aff r-52 g-29 m41 h-16
aff_ r-37 m23 h-41
affi h66
affic h49
affl g-15 m40 h-36
affle g-15 m40 h-36
affr h-40
affro h-40
afi g30
afs g-19 m-16 h-37
afs_ g-18
aft r20 g27 m-16 k20
aft_ r40 m-18
afte g40 m-21 k23
after g40 m-21 k23
afu h-31
aful h-31
ag_ k17
aga r-47 g32 m49 h-38 k-22
aga_ r-54 h-24
agai r19 g16 m27 h31
again r21 g19 m20 h30
agan m22 h-16
agan_ h-20
agana m19
agay g-22 m15 h43
agay_ g-19 h66
agaya m20 h-17
agaz h-21
agazi h-21
age r-22 g-43 m25 h115 k-21
age_ g20 m-17 h42
aged g21 h20
aged_ g21 h20
agei h34
agein h34
agen g-39 h-53 k-15
agenc g-15
agent g-23 h-33
ager m56 h68
ager_ m22 h43
agerm h20
ages g-22 h15
ages_ g-22 h15
agg r-16 h-34 k26
agga r-16 h-26 k26
aggag h-24
agh r20 g54
agh_ g34 h19
agha r28
agi h17
agici h16
agn h23
agne h23
ago g42
ago_ g52 h-29
agon h27
agon_ h25
agr r33 g35 h-48
agra g21 h-17
agram g21 h-17
agre r42 g18 h-40
agree r42 g18 h-40
ags g-42
ags_ g-42
agu r-24 m29 k-24
ague r-23 m29 k-24
ague_ r-23 m29 h-29 k-16
agues h36
ah_ r65 g-58 m-46 h-77 k-16
aha r107 g18 m69 h-95 k-20
aha_ r-23 g-38 m-20 h-41
ahab g-15
ahab_ m16
ahad m20
ahah r31
ahah_ r31
ahan m58
ahar r46 g-21
ahay g32
ahay_ g32
ahe m-18 h35
ahea g18
ahead g18
ahee h31
aheen h31
ahi r22 g47 h-54 k29
ahi_ r-33 g47 h-20
ahid k36
ahin r41 h-22
ahine r36 h-20
ahl r21 g-18 m18 h73
ahn m42 h-16
ahn_ m42 h-16
aho m-16 h-28
ahr r28 g-20 h-37
ahr_ h-35
ahra h25
ahra_ h29
ahre g-17 h-20
ahw m-17 h-28
ai_ r107 g-39 m32 h-20
aid g-23 k16
aid_ g-16
aids k17
aids_ k17
aig g28
aig_ g28
aik r22
aikd r22
aikda r22
ail r-63 m-33 k-16
ail_ r-27 m-23 h-22
aile h55
ailey h53
ailo h-38
ailor h-38
ails g18
ails_ g18
aily k-19
aily_ k-19
aim r23 g39
aim_ r21
aime g40
aimed g40
ain r18 g-72 m-81 h-73
ain_ r63 h-83
aine r20 h39
aine_ h62
ained r15 g-19 h-17 k15
aini m-19 h19
ainin m-19 h19
aink r22
ainkd r22
ains r-40 g-34 h-41 k-18
ains_ r-27 g-30 h-49
aint r-58 g-15 m-29 h-21
aint_ r-19 m-26 h-32
ainte r-30
air r-59 m-49 h-112 k-37
air_ r-69 m-44 h-48 k-28
airc r21 h-37
aire h40
aired h40
airi h20
airin h20
airli h-21
airp m16
airpo h23
airs r-28 m-18 h-58
airs_ r-28 m-18 h-58
airt r35
airti r35
airy g-18 h-37
airy_ g-18 h-37
ais r-27 g-43 k20
aisa r-26 m18 h-48 k-19
aisa_ r-24 g27 m18 h-48
aisal g-22 k-17
aise g-29 h72 k40
aise_ g-15 h58
aiser k20
aisi h-27
aisin h-27
ait r35 g23 h-21
ait_ r24
aiv r-19 g17 h-17
aive g17
aiw m35 h29
aiwa m35 h29
aj_ r94 g-37 m-32 h-18
aja g-16
aja3 r-21 h-20
aje g-23
aji g-15 m28
ajid g-15 m28
ajid_ g-15 m28
ajj r19 g17
ajl h-18
ajli h-18
ajlis h-18
ak_ r-93 g-24 h137 k-22
aka m28
aka_ r37 m46 h49
akaf h-31
akafu h-31
akal r-16
akala r-15
akam h-23
akat r-32 m-15 h-35
akat_ r-32 m-15 h-35
ake r-33 g-36 m-32 h17
ake_ g43 m38 h38
aked h64
aked_ h64
aken r-20 m-23
aken_ r-20 m-23
aker r-21 g-76 m-34 h-100
aker_ g-56 h-33
akery g-19 m-27 h-65
akes r35 h15
akes_ r35 h15
akh r102 h-55
akh_ g-21 h-15
akha r26 g36 m-16 h-61
akhad r17 h-19
akhe r26 m16
akhed r21 m16
akho h-29
aki r43 m-42
aki_ r35 g-15 m-16 h46
akin g32 m-18 h-40
aking m-18 h-20
akk g23 h22
akka g36 h-20
akl r16 h23
akli h36
akli_ h36
ako_ h-59
akr h-36
aks_ g22 h-34
aksh h44
akshi h16
akt r-41 h24
aky r27 g15
al_ r29 m34 h-29 k-58
ala g-43 m29 h-49
ala_ r-53 g63 m-62 h-30
alab m23 h-45
alad g-18 k23
alad_ g-18
alaf r56 g-17 h-21
alaf_ g-17 h-17
alaft h-16
alag r-23 g18
alaga r-51 g18
alah m17
alal g-22 m17
alal_ g-22
alam r-47 g44 h17
alam_ g69 h-41
alama r-24
alami h52
alan g-35 m36 h48
alanc g-21 m36 h20
alang h27
alar g-30 m-20 h-37
alary h-20
alas g-15 m17 h-18
alas_ g-15 m17 h-17
alat r18
alat_ r24
alaw m17 h43
alawa m17 h43
alay r63 g-15
alay_ r48
alb h36
albu h23
alc g-16
alch h36
alcho h36
alcoh g-18 h-21
alcon g42 h-45
alcu g-20 h-23
alcul g-19 h-23
ale g25 m-21 h122
ale_ g42 m-35 h109
aled g34 h-23
aled_ g34 h-23
aleh r69
alen r22
aler r-31 g-30 m18 h25 k15
aler_ g-15 m28 k17
alers r-17 h18
ales r-17 g-22 m31 h25
ales_ r-17 g-22 m31 h25
alet r-31 g25 m-15 h-33
alet_ r-31 g25 m-15 h-31
alf r31 m-38 k16
alf_ r29 m-38 k16
ali r46 g-58 m-53 h75 k-25
ali_ g-37
alik h20
alin h46
alin_ h19
aling h16
alis r21 g-15 h20
alism h30
alit g16
ality r-16 g17
alk r-16 g28 m-17 h56
alk_ g18 h29
alke g17 m-15 h19
alker h34
all r-54 g68 m40 h-51
all_ r-47 g19 m63
alla r15 g-33
alla_ r16
allan h22
allat g-15
alle m18 k32
alled m29
allet g67 h-39 k63
alli g-15 h-15
allm r-17
allme r-17
allo m-23 k-23
alloc g28
alloo g-17
allow g18 k-16
alls r-19 g66 h-20
alls_ r-19 g66 h-20
ally r17 g18 h-20
ally_ r17 g18 h-20
alm m-19 h53
alm_ g-15
alma h23
alme g21 h-19
almen g21 h-19
almi h52
almis h52
alo r-34 g-49 h-47 k84
alo_ m37
alon r-18 h-21 k56
alon_ r-28
along g-16 h-16 k38
aloo k31
alp g32 h-19
alr g44
alre g44
alrea g44
als r18 g-17 m58 k46
als_ r31 m30
alse k59
alse_ k59
alt r-20 g-28 m-30 h73
alt_ r-19 g-18 h39
alth g-20 h16
alth_ h22
alts h18
alts_ h18
alty m-18 h-21
alty_ m-18 h-21
alu r39 g-16 h-56 k22
alue r37 h-18 k20
alue_ r43 h-15
alum h-15
alumi h-15
aluw h-20
aluwa h-20
alw r17
alwa r17
alway r22 h-16
aly h-27
alya m21 h-16
alyan m21 h-16
am_ r-95 m-21 h147 k-29
ama g80 m-68 h-87
ama_ g-45 h-20
amad h30
amado g-21 h42
amal r-23 h60
amal_ h51
aman g54 h-85
aman_ r-24 g67 h-55
amar r44 g48 h-20
amara r44
amat m-16
amat_ m-16
amay h34
amaya h34
amb r-27 g-38 m27 h-93
amb_ h-36
amba h37
ambl m43 h-35
ambli m40 h-31
ambo h-19
ambu m-22 h-40
ambur h-41
amc g-23 h-19
amd h-20
amda r-18 h-28
amdan r-18 h-28
ame g-47
ame_ r-28 g-72 m28 k28
amel r-28 g37 m-18 h-28
amel_ g18 m-18 h-19
amels g19
amen m18 h26
ament m18
ames r-17 m-25 h22
ames_ r-16 m-24
amet r63
ameti r44
ametr g20
amey r17
ameya r17
ami g-86 m-34 h62 k-18
ami_ g-38 h48
amic m-16 h-30
amic_ m-16 h-30
amil g-18 m-23 k18
amil_ h32
amili k20
amily r15 m-19 h-16
amin m22 h43 k-24
amin_ h-39
amine g16 h86 k-17
aming g-22 m27
amiy r25
amiyy r22
aml h-34
amm r-25 g27 m-21 h-86
amma g24
amme h-35
amme_ h-16
ammer h-30
ammi h-22
ammi_ h-22
ammo r-32
ammon r-15 h51
amo m22 h-70
amon g-15 m21 h19
amon_ h16
amond h23
among h-16
amou g-34 h-43
amp r-44 g-51 m-19 h19
amp_ r-30 g-27 h-33 k-28
ampa h84
ampe h17
amped h-29
amper h47
ampl k27
ample k27
amr m-16 h41
ams g-25 m17 h24
ams_ g-32 m20
amst h15
amste h15
amu g-17 h107
amul g-17 m-17 h80
amule g-17 m-17 h80
an_ g-62 m-28 h17 k55
ana r49 m37 h-23 k-25
ana_ r94 g-32 h19
anad r-26 h-38
anag h-25
anage h-25
anat m19 h37
anat_ m19 h39
anax g-15 h37
anax_ g-15 h37
anay g19 h-16
anc r69 g-17 m26 h46 k50
anc_ h16
ance g25 m22 h21 k-31
ance_ g26 k-24
ancel r-20 h-21
ancer h29
ances m29
ancet h21
anch h23 k31
anch_ h29
anci r33 h16
ancia h19
ancie r23
anct g-15 h-19 k49
ancti g-15 h-19 k49
and r-15 g22 m-24 h-20 k-43
and_ g-85 m-49 h-24
anda g40
andar g43
andb m-18
andba h30
ande g17 h34
anded g29 h17
andel h-24
ander r26 h40
andf g20 h17
andfa g20 h17
andi g-47 m26 h51
andi_ h29
andic m18 h-19
andin r23 g-22 m15
andit h35
andl g30 m31 h-46
andle g43 m31 h-45
andm h-37
ando r-22 g61 h-33
andom g33 h-28
andoo r-24 g23 m17
andou h18
ands m20 h-30
ands_ m20 h-30
andu r-25 g15 h34
andu_ r-15 h53
andw g-17 h16
andwi g-17 h16
andy h30
andy_ h30
ane h24 k-39
ane_ g19
aned r26 h-22
aned_ r26 h-26
anel k-23
anel_ h34
aner g-26 h16
anes h29
anesh h28
ang r36 g-119 m-39 h62
ang_ h41
angal h21
angay r16 h-25
ange g-68 h-19 k22
anged r31 k-18
angel h26
angem r17 h-15
anger r-29 h-15 k33
anges g-34 h-17
angi h28
angl r49 h-37
angla r49 h-26
ango m-15
ango_ g36 h-33
angr h23
angri h17
angs r-18
angs_ r-18
ani r-43 g-42 m-45 h89
ani_ r-44 g-18 m-19 h26
anif g22
anife g22
anin k16
anine r21 h-25
aning k16
anio r-18 h17
anion r-18 h17
anis r26 h67
anise r31
anish h17
anist h24
anit g-15 h-47
aniti h-31
anj r-25 h34
anja h37
anja_ h27
ank r-63 m-28 h25
ank_ r-43 m-35
anke h38
ankn g29
ankni g29
anks g-28 h-24
anks_ g-28 h-24
ann r54 g-64 m-27 h57
anna m31 h33
anna_ m33
annab h38
anne g-41 m-35 h19
annel h36
anner m-32 h-17
anni r16 g-15 h32
anno r44 g-28
annot r44 g-28
annu g27 h-22
annua h-15
annui g22
ano m-39 h26
ano_ g27
anol h-17
anol_ h-17
anon h-31
anot h39
anoth h39
ans r-30 g-71 m-39 h102
ans_ r-18 g-30 m-32 h56 k-29
ansc h20
anscr h20
ansf k25
ansfe k25
ansl g-32 h-19
ansla g-32 h-30
anso h50
ansom h50
answ h22
answe h22
ant r-23 m-16 h-24 k-25
ant_ r-39 g-43
anta m60 h-40
antas m34 h-19
ante m-34
antee r17 m-34
anti g16 h30
anti_ h19
anto r47
antor r33
antr m-32 h27
antra h15
antri h32
ants r17
ants_ r17
anty r-22 g54 h-29
anty_ r-22 g54 h-29
anu m44 h-21
anua m44 h-23
anv g-44
any r-31 g57 m-33
any_ g60 m-25 h-29
anz h59
ao_ g-33 h27
ap_ r-66 g32 m-34 h36 k-42
apa h-39
apar r23 g19
apart g20
ape r-46 m-61 h-28
ape_ r-19 g-32 h-22
aped g26 h-20
aped_ g26 h-20
aper r-22 m-34 h38
aper_ r-21 g33 m-26 k29
aperi h16
apero h31
apers k-37
apes h-23
apes_ h-23
aph r-19 g-27
aphe r-18
apher r-18
aphy g-20
aphy_ g-20
api r29 g-28 m-49
apis r-18 h-18
apist h-18
apit r51 g-24 m-18
apita r51 g-24 m-18
apo m16 h20
apo_ h24
app r-39 g-32 m-20 h67 k-18
app_ g-81 m28 h82 k-22
appa h36
appa_ h36
appe g-16 h32 k24
appea k27
apped h21
appen r18
appi r-26 h-22
appin r-21 h-19
appl g53 m-21 h-65
apple g34 m-21 h-37
appli g19 h-28
appo r-21
appoi r-21
appr g29 h-17
appro g36
appy m-16 h17
appy_ m-16 h17
apr r36
apr_ r56 h-18
apri r-19
april r-19
aps g65 m15 h-28
aps_ g73 m17 h-37
apt r-34 k-16
apta h42
aptag h36
apte r-17
apter r-17
apti g18
aptio g18
apto r-15 h-30 k-16
aptop r-15 h-30 k-16
apy r31 h-29
apy_ r31 h-29
aq_ r-21 g27
aqa m-20
ar_ r-40 g-40 m-26 h-22 k-25
ara g-27 m-34 h42 k-32
ara_ r-61 m-28 h-21 k-18
arab r-40 m-29 h19
arab_ h49
araba r-31 h-18
arag r23
arage r-18
arah r24 h35
arahe h31
arak h30
arak_ h41
aram g-20
aram_ r-15 g-31
aran r93
aranc r37 h-16
arang r16
arant r50 g19 h-18
aras r-20
aras_ r-20
arat g-28 m33 h31
arat_ r53 m26
arate r-44 g20 h44
arath g-25
arb r-28 h-90
arbe h-47
arber h-46
arbi g-24
arbo r-18 g48
arbon g20
arbou g27 h-20
arc r-19 m-44 h-55 k-48
arce h-29 k-44
arcel h-29 k-44
arch g-22 m-23
arch_ r33 g-24
archi r-26
arco g16 h-25
arcoa g19 h-31
ard r25 g-61 m-40
ard_ r19 m-35 h-19
arda r45 h-23
arde r-21
arded h20
arden r-15 h-21
ardi r-48 g-21
ardin r-36 g-19
ardl r54 g-33
ardle r54 g-33
ardo h30
ardon h25
ards r-22 h55
ards_ r-22 h55
are r-101 m-18 h21 k21
are_ r-49 g-54 m-27 k25
ared r-18 h-37 k29
ared_ r-18 h-37 k29
aree g36 h-24
areg h23
areh h21
areho h21
aren h-50
arene h-40
arent h-19
arer r33
ares r-44 m56 h28
ares_ r-16 m36 h32
aret r38 m-23 h49
aret_ r24 h51
arew r-15
arewe r-15
arf r-19 g23
arg g72 h-50 k-22
arga h23
argar h23
arge r31 g20 h-53
arge_ h-63
arges r31
argi r-27 g57 h-35
argin r-27 g57 h-35
ari g-29 m37 h-35
ari_ r22 g24 m29 h16
aric h28
arica h28
arie r-15
arim r-17 m19
arin r21 g-35 h-25
arine g-18
aring r21 g-17 h-25
ariq r23
arit g-16 h-23 k23
arita r21 g20 k21
arity r-31 g-25 m19 h-21
arj g-18
ark h-22 k-30
ark_ g18 m-15
arka m25 h22
arke r49 g-29 h-38 k-19
arket h-19 k-19
arki r-50 m-19 h-19
arkin r-50 m-19 h-19
arl g15 m39 k-19
arl_ g17 h-15
arla g30
arla_ g33 h-20
arle h-29
arley h-29
arlo m63 h99
arlo_ m33 h45
arls g27
arls_ g29
arly r24 g-53 h-29 k-16
arly_ r24 g-53 h-29 k-16
arm r-24 g-60 m-22 h-34 k-35
arm_ r-23 g-20 m-22
arma g-19 h-41
armac h-46
arms g-18 k-24
arms_ g-18 k-24
arn r-17 h-52
arn_ r21 g-29
arna r-28 m-17
arna_ r-28 g18
arne r-43 h-46
arned r-18
arnes r-20 m-17
arni r22 m26
arnin r22
arns g31
arns_ g31
aro r-33 g-24 h108
aro_ m35 h31
arot m-45 h75
arot_ m-45 h75
arou k19
aroun k19
arp r-39 m-34
arpe r-24 g-18 m-33
arpet r-21 g-23 m-33
arr r82 g-15 h-60
arra r-52 g51 m15 h21
arra_ h29
arrac h21
arran g42 k-28
arrel g18 h29
arri h-33
arrie g45 h-15
arriv g-20
arro g-26 h-24
arron h27
arrot h-39
arru r65
arruq r69
arry r84 g-27 h-28
arry_ r54 g-25 h-23
ars r-18
ars_ g16
arsa h34
arsal h34
arsh h-15
art r17 m-22 h-28
art_ r51 m48 h-65 k41
arte r35 h15
arten h19
arter r37
arti g-21
artic g-17 h-15
artin r15 h24
artm r-18
artme r-18
artn r-19 m-17
artne r-19 m-17
arto m-28
arton m-26 h-48
artoo h19
arts r-35 h-29
arts_ r-35 h-29
artu r-15 m-18
artup r-15 m-18
arty m19 h45
arty_ h51
aru r25 m-16 h31
aru_ m-16 h51
aruq r27 h-20
aruq_ r27 h-20
arv g55
arve g55 h-20
arves g55 h-20
arw h59 k-17
arwa h59 k-17
arwan h29
ary r-79 g15 m31 h32
ary_ r-70 g21 m28 h18
arz r48
arz_ r31
as_ r-51 g-47 m-60 h46
asa r-42 g-36 m-27 h-26 k-25
asah m-26
asak g22
asal r25
asan r-47 h-29
asan_ r-47
asc g-15 h54
asco h48
asd g32
asda g32
asdaq g32
ase r28 g-48 m-35 h40
ase_ g-62 m-39
aseb r27
aseba r27
ased g36
ased_ g36
aser h-42
aser_ h-42
ases r16 m-17 h25
ases_ r16 m-17 h25
ash r-51 g-22 k24
ash_ g-31 m34 h33 k21
asha g-21 m-25 h-39
asha_ r-17 h-32
ashan r19 k21
ashe r16 g-15 m-19 h-33
ashed r16
ashes m-17
ashi r-33 g-15 h74
ashi_ h27
ashin h-43
ashis r-16 h35
asho g16 m23 h42
ashr h-26
asht g60 h-43
ashte g60
asi g-52 m87
asic r25 m31 h19
asin g-22 m51 h36
asing h35
asino g-15 m51
ask r-16 g-51 h-82 k118
ask_ g-20 k95
aske r-26 g-31
asked r-19 g-30
aski r18
askin r18
asks h-57 k18
asks_ h-57 k18
asl r48 g-15 h-23 k-19
asl_ r68 h-18
asle r-19 h17
aslee r-19 h17
asn g76 h-28
asnt g76 h-28
asnt_ g76 h-28
aso g43 h-26
ason g43 h-26
ason_ h-19
asons g34
asp h25
ass r-100 m-57 k26
ass_ r-49 m-52 h-55 k48
assa r-32 g-24 h56 k-15
assag m-19 h42
assar m19
asse g30 m-17 h-39 k24
assed g15
assi r-34 g-24 h-20
assig r-27 h24
assin g-17 h-23 k16
asso m40 h34
assp h53 k-27
asspo h53 k-27
assu r28
assur r28
assy h-31
assy_ h-31
ast r-96 g-74 h178
ast_ r-81 m32
asta h53 k25
asta_ h53
aste g-28 h77 k-17
aster g-15 h77 k-17
astes h-22
asti h20
asti_ h16
astr h18
astro h-32
astu h24
astu_ h24
asu r49 h-16
asur r49 h-16
asure r-27 h20
asuri r15
asury r61 g-27 h-23
asy m26
asy_ m26
at_ r-66 g-32 h60 k-68
ata r-18 g-26 m-33
ata_ r-18 m-16 h17
atab r38
atc r-18 g21 m66
atch r-18 g21 m66
atch_ m75
atche g23 h54 k-16
ate r-43 g55 m-103 h-78 k-73
ate_ r57 m-80 h-51 k-38
ated r-39 g-21 h76
ated_ r-39 g-21 h76
ateg g23
ategy g23
atel g42
ately g43
ateme r23 h20
aten h32
aten_ h49
atene r17
atent h-25
ater g27 m-31 h-92
ater_ g36 h-52
ateri m-19
ates r-32 g-55 h-26
ates_ r-32 g-55 h-26
atev g54 m-15 h-28 k-15
ateve g54 m-15 h-28 k-15
atf g31 m21
atfo g31 m21
atfor g31 m21
ath r-58 m-44 h-46 k-37
ath_ r-23 g21 h-25
athe r-18 k-36
ather r-18 k-36
atho g-25
athon g-25
ati r52 h-81
atie r19
atien r19
atin g-16 h-28
atine g-19
atio r41 m-19 h-16
ation r41 m-19 h-16
ativ g40 h-31
ative g40 h-31
atk g-16 m31 h27
atka g-16 m31 h27
atka_ g-16 m31 h27
atl h50
atla h38
atla_ h42
atm r24
atm_ r28 h-26
atn g38
ato r24 g-24
ato_ m-20
aton r60 h-31
atong r60 h-23
ator r-30 m20 h17
ator_ r-30 m20
atr r-17 g26 m18 h29
atro m28 h21
atrol m32 h-16
atron h37
ats g-21 m-29
ats_ m-24 h-54
atsa h25
atsap h25
atsu h32
atsu_ h32
att r63 g-49 m54 h-98 k-36
atta r-26 g-30 k-15
atta_ m21
attac r-18 g-24 h16
atte r48 g-32 m44 k-20
atte_ m30
atten r15 g-18 h40
atter r43 g-25 h18 k-16
attes h-37
atti r45 m18 h-29
atti_ r45 m18 h-29
attl g22
attle g22
atu r59 g-65 h128
atue h52
atue_ h52
atur r47 g-50 h54
aturd r-22 m15 h53
ature r27 g-36 h25
aturi r44 g-15
au_ m53 h33
auc r54 h-32 k-19
auct r62 m24 h-29 k-15
aucti r62 m24 h-29 k-15
aud r-19 k-20
audi r-17 h-15 k-20
audit r-17 h-15 k-20
aug g-15 m-31 h61 k-22
augh h61 k-20
aught h27 k-20
aul g15
aun r-20 g51 m-25 h-39 k40
aunc g30 h24
aunch g30 h24
aund g-21 m-24 h-58 k40
aunde h-16 k53
aur r-35 g-37 m-19 h26
aur_ g-17 h-16
aura r-21 g-20 h42
aura_ h40
auran r-20 g-20
aus g-30 h20 k18
ausa h34
ausag h34
ause g-29 h-19 k18
ause_ g-29 h-19 k19
aut r-17 g-25 k18
auth k25
autho h-29 k25
auto_ g19
autu r-18 g-18
autum r-18 g-18
auv h39
aux h22
aux_ h22
ava r35 m-19 h-30
ave r-36 m-52 k-29
ave_ r-21 m-29 h25 k-26
avel g-32 m-17
avel_ g-36 m-17
aven g60
avent g60
aver r18
aver_ r19
aves r-23 g-17 h-20
aves_ r-23 g-17 h-20
avi r90 g-28 k-24
avin r21 g-27 m-33 h-29 k-20
aving r21 g-27 m-33 h-29 k-20
avo r-18 g-21 h-50 k57
avoi g-21 h-27 k42
avoid g-21 h-27 k42
avou r-18 m15 h-22 k16
avour r-18 m15 h-22 k16
aw_ r-42 g21 m34
awa r76 g-50 h-18
awal r-19
awala h-25 k21
awar r81 g-16 h-47
award r-22
aware h-40
awarr r71
awaru r44 h-20
away g-16 m-16
away_ r-36
awaye r44 g-25
awe r55 g-38 m-18 h23
awee r23
aweez h21
awel g-19 k20
awel_ r-19 h22
awelh k24
awer r22 h-18
awer_ r22 h-18
awi g55 m-21 h21
awin g58
awing g58
awl g15 m-39
awl_ m-17
awn r158 g-42 h-43
awn_ r83 g-27 h-17
awnb r23
awnbr r23
awne r38
awned r38
awns r28
awnsh r28
awr m22
aws g33 m23 h-17
aws_ m24
aww k29
awwe k30
awy r-15 g-33 h-39
awye g-33 h-36
awyer g-33 h-36
ax_ g-24 k38
axi r-40 m-33 h-59
axi_ r-39 m-32 h-54
ay_ r57 m-25 h-31 k20
aya r-17 g15 h-47
aya_ m30 h-18
ayar g20
ayb g42 m28
aybe g45 m34 h-23
aybe_ g45 m34 h-23
aybo h37
ayboy h37
ayd g-37 h-34
ayda g-26 h-25
ayda_ g-16 h-37
aye r49 g55 m23 h-22
aye_ g17 m16 h24
ayed r20 m23 h-37 k-19
ayed_ r20 m23 h-37 k-19
ayen g19 h-17
ayen_ g19 h-17
ayer r-25 h28 k19
ayer_ r-24 h19 k21
ayi r21 h16
ayin r22 h21
aying r22 h21
aym g-30
ayo r50 g18 h17
ayof r16 h18
ayoff r16 h18
ayou r17 g20 m15
ayout r17 g20 m15
ayr r-16 m18 h-29 k36
ayro r-15 h-20 k36
ayrol r-15 h-20 k36
ays r15 g22 m37 h23
ays_ r19 g26 m25 h30
ayt g36 h-35
ayu g-19 h34
ayya h-26
ayyan h-15
az_ m-18 h27
aza r74 g-31 m-18
azar r-15 h36
azar_ h25
aze r40 g-24 h-50
azi m20 h-34
azi_ m17
azil h-18
azil_ h-18
azin h-21
azine h-21
azr h24
azra h18
azran h18
azt r-25 h-20 k61
azz h27
azza h23
b5t h27
b5ti h27
b5ti_ h27
ba2 h16
ba3 r27 g86
ba3a r15
ba3at r15
ba3d r17 g21
ba3d_ r34 g20
ba7 r-44 g-23 m28
ba_ r20 h20
baa g63 h-35
baad r-15 g67 h-23
baad_ r-15 g67 h-23
bab r-35 g-15 m-16 h73 k-15
baba h26
baba_ h28
babo h24
baboy h24
baby r-16 g-19
baby_ g-19 h72
babys h-85
bac g-35 h60
bacc m40
bacca m50 h20
bacco g-18
bach g19 h23
bachc g20
bache h33
back r27 g-38 m-24 h-48 k19
back_ r42 g-45 m-35 h-45
backd h-15 k25
backg h-15
backh h38
backs h22
baco h53
bacon h53
bad r16 m19 h54
bad_ h16
bada r19
bag r-41 g70
bag_ r-24 g41 m20 h52
bagg h-30
bagga h-24
bags g-30
bags_ g-30
bah r34 g25 h-50
baha r35 g27 h-58
baha_ h-26
bahah r31
bahay g32
bai r58 g-40 m-21 h61
bai_ r75
bail g-17 m-17 h25
bail_ m-17 h-28
baile h53
bak g-49 m-16
bake g-19 m-27 h-67
baker g-19 m-27 h-68
bakh g-22 h-29
bakr h-38
bal m48 h-16 k-25
bala r15 g-41 m28 h33
bala_ g-20 h20
balan g-21 m36 h20
balc h-35
balco h-35
bali h-15
ball g-41 m45
ball_ g-18 m18
balle h-15
ban r-43
ban_ m25
bana h28
banat h28
band r-25 g29 m15 h32
band_ r-25 g33 h20
bang h-16
bangl h-20
bank m-33 h-52 k29
bank_ g-31 m-29 h-37 k36
bankn g29
banks r18
bann h26
banne h26
bano h18
bar r-74 g-56 k-19
bar_ r-15 g-37 m-23 h87
bara r-56
baran r16 h-20
barb h-69
barbe h-47
bare g15 h26
bare_ g22
baret h28
barl h-29
barle h-29
baro h-16
barr m18
barra m18
barre g18 h29
barri h-24
bars r33 h-61
bars_ r37 h-27
bart h43
barte h43
bas r41 g-52 m-42 h-29 k18
bas_ r43 g-15 m-19 h-23
base r-15 m-16
base_ r-15
based h-16
basi r21 g-17
bassa h33
bassy h-31
bat g-20 m-50 h-38 k-21
bat_ m-40 h-54
bate r17 g-38
bate_ r17 g-38
bath h19
bath_ h15
batt r-16 m-27 h-19
batte r-16 m-16 h-19
baw r24
bay m-19 h-18
bay_ r18
baya r-30
baya_ r-38
bba g38 h-22
bba_ g41 h-20
bbi g18
bbi_ g20
bbl g15
bble g18
bble_ g18
bby r49 h-23
bby_ r49 h-23
bc_ m19
bds h21
bdsm h21
bdsm_ h21
be3 h-15
be3t h-15
be7 m57 h-25
be7t m48 h-25
be7t_ m48 h-25
be_ r33 g145 m25 h45 k24
bea r46 m-28 h71
bead h-16
bean h-23
beans h-16
bear r61 g-30
bear_ h28
beara r41
beari r37 g-17
beat g-23 h54
beat_ g-23 m-18 h59
bec r26
beca g-19
becau r-16 g-18
bech r41 g24 h-28
bech_ r30
becha g29 h-19
beco g19
becom g19
bed h-44
bed_ r-18 h-44
bee r-43 g-47 m-31 h39
bee_ g23
beef r-15 g-25
beef_ r-15 g-25
bef g74 m-16
befo g74 m-16
befor g74 m-16
beg g17 h54
begg h64
begga h50
beh k23
beha r-17 g-28 k18
behal r-17 g-28 k18
behi r19 g28 h18
behin r19 g28 h18
bei r25 h20 k29
bein r25 h-23 k29
being r26 h-31 k29
bel g-29 h-25 k59
bel_ g-49 m-16 h48 k41
bell h28
belle h23
belo r19 g33 h-35
belon g50 h-37
below r29 g-16
bels r-15 h-25 k22
bels_ r-15 h-25 k22
belt h-72
belt_ h-72
ben r-19 h15
bene r-43 h24
benef h24
bent r30 g18
bentu r32 h-22
ber m-17 h121 k-51
ber_ m-51 h-140 k-35
beri h42
bers g15 m59 h54
bers_ g16 m69 h80
bersh h-26
bes r-36 g-19
bes_ r-17
best r-19 g-19 h-22
best_ h-22
bet r-32 g-81 m225 h-103
bet_ g-53 m118 h-49 k-21
bets m17
bets_ m17
bett g22 m-30 h-71 k16
bette k30
betti g24 m-17 h-63
betw g-28 m27
betwe g-26
bev h21
beve h21
bever h21
bhai r-23 g-16 h22
bhai_ r-21 h23
bhe g21
bhej g21
bhej_ g28
bhi g53 h-40
bhi_ g56 h-26
bi_ r45 m-18 h27
bic r-16 h-36
bicy r-16
bicyc r-16
bid r32 g-21 m42
bid_ h15
bie r-20 h42
bier h39
bier_ h25
big h18 k39
big_ g21 m16 h22 k29
bik m-17 h-52 k-17
bike r-18 h-61 k-17
bike_ r-18 h-52 k-17
bil r70 g-42 m-29 h-62
bila r27
bilal r27
bile m-30 h-54
bile_ r22 m-24 h-26
bili r-24 g20 h-18
bili_ h-25
bilit r-18 g25
bill r55 g-43 h-19 k20
bill_ r-15 g-38 h20
bille h-27
bills r66 k32
bim g26
bima g26
bima_ g26
bin r-50 g31 m63 h-52 k-20
bina r-42 g91 m44 h-27
bina_ g23
binan r-16 m-15 h15
binar g62 m73 h-28
bind g-27
bindi g-21
bing g-19 m37
bingo m37
bir r-48 g-23 m-43 k-19
bira h29
bira_ h29
bird r-27 g25 h-33
bird_ r-27 h-27
birds g28
birr h31
birra h31
birt r-15
birth r-15
biry g-32 h-25
birya g-32 h-25
bis m-26 h17
bis_ h33
bisc m-26 h-17
biscu m-26 h-17
bit r21 m36
bit_ r37 g24 m23
bitc r-15 h-24
bitco r-15 h-24
bje h-36
bjec h-36
bject h-36
bl_ r19 g78 m-17
bla r-31 m17 h96
blac m33 h74
black m33 h74
blag h32
blagh h32
blan g28
blanc h19
blank g34
ble r35 g-19 m34 h55 k-16
ble_ r16 g-52 m26 h-51
bled r-20 m18 h29
bled_ r-20 m18 h29
blem g20
blem_ g20
bles r23 g15 h35 k-16
bles_ r29 g18 k-15
bless h27
blet h34
blets h34
bli r-33 g23 h-57 k-15
blic r-22
blic_ r-22
blin g43 h-99
blind g46 h-68
bling m34 h-29
blis g-22 h26
blish g-20
blo r-15 g-31 m-27 h-27
bloc h-29
block h-29
bloo h43
blood h43
blu g-34 h39
blue g-31
blue_ g-31
blun h26
blunt h26
bmi h21
bmit h21
bmit_ h21
bna r-16 h30
bna_ h28
bnt h37
bnt_ h37
bo_ r55 g37 m47 h-33
boa r-23 h-34
boar g-42 h22
boar_ h32
board g-38
boat r-16 g42 h-56
boat_ r-16 h-56
bod r-21 g32 h-48 k30
body r-21 g32 h-48 k30
body_ r-21 g36 h-39 k27
bok r24 g18 h-26
bokr r24 g18
bokra r24 g18
bol r26 g42 m40 h-65
bola m43 h-44
bola_ m43 h-44
boli r34 g31 h-20
boli_ r55 h-20
bon r116 g-50 h23
bon_ h30
bona h28
bonar h28
bond r134 g-34 m-51 h-72
bond_ r57 g-16 m-29 h-50
bonde h15
bonds r101 g-15 m-22 h-38
bong r-20 m44 h30
bong_ r-18 m46 h25
bonu r15 g-16 m41
bonus r15 g-16 m41
boo m30 k-32
book r-20 m48 h-51 k-31
book_ g-32 m30 h-32
booke r20 k-15
booki r-22 m31 h64
bookl h-26
books g20 m-20 h-37
boon g21
boon_ g21
boos h-17
boot g-21 h15
bootl h34
booz h54
booze h37
bor r-18 g19 m-23 h-35
bor_ r48 g-17
bord h27
borde h27
born r-47 g39 h-23
born_ g39 h-23
borr g32
borro g32
bort h22
borti h22
bos h50 k40
boss h50 k40
boss_ h22 k40
bot r-59 g28 m-23 h139 k-19
bot_ g15 h17
both r-41 g49
both_ r-41 g49
bots h27
bots_ h27
bott r-16 g-21 m-15 h70
bottl r-16 g-18 h66
bou r-70 g-32 h49
boug r-31
bough r-31
boun g25
boun_ g25
bour r-24 h53
bour_ r-24 h34
bourb h37
bours m18 h-18
bout g-41 h19
bout_ g-41 h16
bov m34 h-20 k32
bove g16 m22 k33
bove_ g16 m22 k33
bow m19
bowl m19
box r-56 h-22
box_ r-56
boxe g-16 h-30
boxes g-16 h-36
boy r-21 h80
boy_ g-19 m-15 h85
boys r-20 g19
boys_ r-20 g19
bra r-26 g-49 m-24 h35
brac h-19
braj h43
braj_ h43
bran g-20 m-31 h17 k23
branc k31
brand g-16 m-26
brar r-19
brary r-19
brazi h-18
bre g-18 m-50
brea m-21 h-77
bread g-37 h-88
break g32 m-17 h44
brew h66
brew_ h42
bri r16 m-34 k-23
brib g-20 h60
bribe g-20 h55
bric g25 h-23
brick g22
brid r33 g-22 m-18 h-20
bridg r39 g-22 m-18 h-25
brin g30 h18
bring g30 h18
brit h-29
bro g-38 h-17 k22
bro_ r-21 g-18 m22 h-17
broa k24
broad k24
brok r37
broke r31
brot h21 k30
broth h21 k30
brou g-18 h-29
broug h-21
bru h82
brut h59
brut_ h33
bs_ h-18
bsc g-16
bscr g-16
bscri g-16
bsi g-16 m-28 h103
bsin h43
bsint h43
bsir h25
bsir_ h25
bsit h36
bsite h36
bso h36
bsol h36
bsolu h36
bt_ r20 g-34 h-36 k-15
bta r60 g-16
bta_ r38
bto r-41 h38
btor r-41 h38
btor_ r-41 h38
bu_ r31 h15
buc h63
buck h41
bud r-16 g36
budo g45 h-32
budol g45 h-32
bug m-15
bui g16
buil g17
built g21
buk r22 g51 h-24
bul m-22
bula m-30
bulli m-15
bum m-16 h-21
bun r-15 g-27 h57
bund h41
bundl h41
bur r-34 k22
burge h-23
burgl g17
burgu h26
burn g-24 h30 k26
burn_ h45
burs r-18
burse r-18
bus r-31 m-56 h-57
bus_ r-46 g-16 m-49 h-100
busi r15 h53 k23
busin r23 h22 k23
but r35 g-37 m-18 h33
but_ r64 g-45
buti r-24
butio r-24
buto h21
butor h21
butt g20 h24
butte g24 h23
buy r28 g18 m43 h73
buy_ r-40 g25 m43
buye r32 h27
buyer r32 h27
buyi r-27 h39
buyin r-27 h39
buys r63 g-16 m16
buys_ r63 g-16 m16
by_ g-36 m-80 h38
bya r75 g-15 m18 h-41
byaj r41 h-17
byaj_ r41 h-17
byb g21
bybi g21
bybit g21
byp k37
bypa k37
bypas k37
bys h-85
bys_ m15 h-30
ca_ g-30 m24 h102
cab g-22 m-25 h69
caba h28
cabar h28
cabi h-22
cabin h-22
cad m-24
cade m-24
caf h-23
cafe h-23
cafe_ h-18
cag h-52
cage h-44
cage_ h-46
cai h47
cain h45
caine h45
cak r-15 m-33 h-64
cake r-15 g-18 m-33 h-63
cake_ r-15 g-18 m-33 h-62
cal r28 g46 m-34 h20
cal_ r-20 h38
calc g-20 h-23
calcu g-20 h-23
cale g-31 h23
cale_ g-25
cales h16
calf g53 h-24
calf_ g53 h-24
call r54 g25 h22
call_ r26 h62
calle g-17 m29
calls g77 m-18 h-56
calp g32 h-19
cam g-32 m-20 h19
cam_ g-16
came r17 m28 h24
came_ r32 m40 h22
camel g26 h-34
camp m-19 h-23
camp_ h-69
campa h51
can r-15 g-57 h18
can_ m-23
canc r-20 h-54
cance r-20 h-54
cand g39 m34 h-37
candl g40 m34 h-44
cani h17
canis h17
cann r42 g-34 h45
canna h38
canno r44 g-28
cans h89
cans_ h89
cant r-20
cante m-25
cap_ r-42 g33 m18 h-41
cape h-16
caped g26 h-16
capi r50 g-26 m-19
capit r52 g-24 m-18
caps h22
capt h42
capta h42
car r-18 m85 h27
car_ r-65 g-21 m48 h-97 k-15
cara m57 h19
carat m50 h20
carb g20
carbo g20
card r27 g-58 m21 h30 k42
card_ r37 m15 h-40 k39
cards g-43 h60
care g49
care_ g68
cari h22
caric h28
carl m29 h56
carlo m33 h45
carp r-39 g-23 m-33
carpe r-24 g-18 m-33
carr r74 g19 h-44
carri g39
carry r93 g-21 h-20
cars g30
cars_ g30
cart m-26 h-22
carto m-26 h-29
cas m35
case r-25 g29 m-16 h40
case_ r-22 g29
cases m-15 h30
cash r19 g35 m56
cash_ g36 m17 h-33
cashi m19 h15
casi g-17 h-42
casin g-17 m17 h-20
cast g-26
cast_ g16
casti h27
cat r-40 g39 m31
cat_ g-37
catc g37 h-24
catch g37 h-24
cate_ r-15 m38 h34
cater m-19
cates r22
cati r-17 g31 h-29
catio r-17 g31 h-29
catt g19 m38 h34
catte m38 h22
cattl g22
catu h28
catur h28
cau r-27 g-16 m56 k20
caus r-21 g-21 k20
cause r-21 g-21 k20
cca m84
ccar m50 h20
ccara m50 h20
ccep r28
ccept r28
cci m-21 h-21
ccid g22
ccide g22
ccin m-21 h-28
ccina m-21 h-28
cco m-26 k41
cco_ g-22
ccou r16 g32 m-16 h-35 k45
ccoun r16 g32 m-16 h-35 k45
ccr r23
ccru r23
ccrue r18
ccu m24 h36
ccul h19
ccult h19
ccum m24 h17
ccumu m24 h17
cd_ r29
cde g27
cde_ g27
ce_ r55 m-54 h-119
cee r27
ceed r27
ceeds r27
cei r-16 m-17 h-58 k21
ceip r-41 h-54
ceipt r-41 h-54
ceiv r25 g19 k29
ceiva r22
ceivi k24
cel r-32 g-21 k-48
cel_ r-17 h-25 k-44
cell h51
cella g47 h40
celle g-53
cello h35
cem r-23 h-50 k-23
ceme r-17 g-23 m-16 h-48 k-18
cemen r-17 g-23 m-16 h-48 k-18
cen r-50 g-61 h37
cenc h-21
cence h-21
cens g-33 h54
censo h36
cent r-38 g-31
cent_ g-26
cep r28
cept r28
cer r-58 g-62 m-54 h55
cer_ r-52 g-30 h83 k24
cere h40
cerer h35
ceri r-28 h-64
cerie r-28 h-28
cers g17
cers_ g17
cert r29 g-24 m-20 h-39
cert_ h-19
certa r24
certi g-15
ces r28 m25 k28
ces_ r32 m34
cess h-30 k33
cess_ r-22
cessi r31 k22
cest h18
cesto h18
cet h21
cett h21
cetta h21
cfd r-40 g169 m136 h-54 k-26
cfd_ r-37 g143 m147 h-40 k-26
cfds g26
cfds_ g26
ch_ g42 h-24
cha g28 m-15 h37
cha_ r-23 g51
chai m-30 h-98
chain r38 h-26
chair r-28 m-15 h-83
chal g29 m-15 h-26
chale g29 m-15
cham h25
champ h25
chan r16 m55 h-58
chanc r-17 g20 m89 h-29
chand r19 m-26 h-53
chane h35
chang r16 g-16 h-33
chann h36
chant r23
chap r-17
chapt r-17
char m-22 h59
char_ h46
chara h20
charc g19 h-31
chard g20
charg r26 g19 h-16 k-17
chari g-32 m18 h-27 k24
charr h27
chart m-22
chas r29 m-22
chase r25 h-31
chasi h30
chat g-20 h54
chat_ g-20 h36
chc g16
chch g20
che r-52 g-17 m-52 h-48
che_ r16 h19
chea g16 h83 k-19
cheap g19 h42
cheat h41 k-18
chec r-33 h-58 k22
check r-33 h-58 k22
ched r-29 h-60 k-21
ched_ h-51 k-19
chedu r-18
chee g-20 h-19
chees g-20
chel h26
chelo h26
chem r49 g20 h-21
cheme r56 g21 h-21
cheng g23
cheo h26
cheon h26
cheq r16 h-31
chequ r16 h-31
cher r-25 g-22 m-35
cher_ r-26 g-20 m-35
ches r-37 m18 k20
ches_ r-31 g21 h19 k20
chess h-15
chest g-22 m29 h-16
chev g17
cheve g17
chi r-33 g-43 m19 h58 k-25
chi_ r-30 h-29
chic h58 k-24
chic_ h47
chich h38
chick g-16 h-21 k-24
chil h17
child h17
chin r-29 m21 h-15
china g19
chine r-18 m21 h-40
ching m-38
chip m55
chips m55
chit r76 g-26 m-18 h-28
chit_ r54 g-21 h-22
chitt r33
chiv h32
chiva h32
chn h66
chni h25
cho r-44 g-39 m-50 h68
choc h-19
choco h-19
chol h21
chol_ h30
chon h55
chon_ h54
choo h-25
chool g-30 h-53
choos g23 h28
chop h34
chops h26
chor h40
chori h46
chos r-25 g-20 m-26 h-48
chose r-25 g-20 m-22 h-42
chr h29
chri h29
chris h29
cht h39
cht_ h39
chu m18
chw h33
chwe h28
chwei h28
cia r-36 g-33
cial r-34 g-17 m22
cial_ r-30 g-16 m26 h-27
ciale h19
cid r-20 g39 h-17
cide r-19 g40 h-24
cide_ g-26
cided h-18
ciden g22
cides g42
cie r31 h40
cier r23 m21
cier_ r42
ciet g19
ciety g19
cif g31 h-24
cifi g28 h-16
cifie g28 h-16
cil r21 h25
cil_ h-29
cili r29 h54
cilit r29 h54
cin r22 g-34 h-27
cina m-21 h-28
cinat m-21 h-28
cine r-23
cine_ r-23
cines h27
cing r48 m22 h-28
cing_ r48 m22 h-28
cir g-21 m25 h19
circ g-20 m27
circl m28
cis h22
cit g-22
city g-20 h15
city_ g-20 h15
ciu h32
ciut h32
ciutt h32
ck_ r-23 m25 h63 k-52
cka m-27 h-20
ckag m-32 h-20
ckage m-32
ckb g-15 h43
ckba g-15 h43
ckbac g-15 h43
ckd h-15 k25
ckda h-15 k25
ckdat h-15 k25
cke r-35 g-23 m-24 h31
cked r-21 g-20 h102 k-16
cked_ r-21 g-20 h102 k-16
cken g-15 h-20
cken_ g-15 h-28
cker r-21 m-30
cker_ r-19 m16
ckers m-47
cket h-34
cket_ h-31
ckets m20 k22
ckg h-15
ckga h-15
ckgam h-15
ckh h38
ckha h38
ckhan h38
cki h37
ckin h37
cking h37
ckj m37
ckja m37
ckjac m37
ckl r22
ckla r22 g-19
cklac r22 g-19
ckm h27
ckma h27
ckmai h27
cko h30
ckof h30
ckoff h30
ckp m59
ckpo m59
ckpot m59
cks h-41 k-19
cks_ g19 m16 h-41 k-19
cksm m-29
cksmi m-29
ckt h23
ckta h23
cktai h23
cku r24
ckup r24
ckup_ r24 g-21
cky h-31
cky_ h-31
cl_ r26
cla r34 g-19 m-45 h-67 k32
clai r21 g38
claim r23 g39
clar g-28 k47
clare g-26 k42
clas m-17 h-27
class m-48 h-51
clau r22
claus r22
claw m-32 h-32
claw_ m-32 h-32
cle r-26 g-79 k29
cle_ g-61 m40
clea m-20 h-29 k45
clean r-25 g-25 m-25 h-40 k51
clear r26 g36
cler r-29 h22
clerk r-29 h22
cles g-20
cles_ g-20
cli r16 g-33 h21 k-28
clic m35
clie r32 h16
clien r32 h16
clin g-23 m-27 h-48
clini g-23 m-20 h-41
clip h26
clips h26
clo r-32 h54 k-34
clon g-17 m-24 h111
clone m-19 h96
cloni h15
clos r-18 g50 m52 k-23
close g37 m36 h-25 k-19
closi r-31 m16 h24
clot g-23 m-17 h-52
cloth g-23 m-17 h-52
clu r-20 h19
club r-26
club_ r-26
clud h18
clude h20
cme g38
cme_ g38
co_ r-28 h47
coa g-38 m-46 h-63
coac g-20 m-37 h-31
coach g-20 m-37 h-31
coal g18 h-31
coal_ g18 h-31
coat g-40
coat_ g-25
coc h80
coca h46
cocai h45
cock h20
cockt h25
cod m22 h37 k17
code m22 k17
code_ m23
codei h19
codes k31
cog h36
cogn h36
cogna h36
coh g-19
coho g-18 h-20
cohol g-18 h-20
coi m40 h-24 k-32
coin m41 k-32
coin_ m31 h-66 k-22
coins r19 h59
col m-19
colat h-19
cold h57
cold_ h57
coll r-17
colla g48
colle g-35
colo r-25 g-15 h-49
color m15
colou r-25 h-42
com r40 g104 m18 h-24 k36
come r32 g79 h-55 k26
come_ r19 g57 m-19 h-17 k23
comes g21 m28 h-38
comi g37
comin g38
comm g22 m16 h23
comme g27
commi m17 h21
comp g-39 k15
comp_ h-17
compa g-46 m-18 h73 k15
compe m34
compu m-26 h-26
con r-51 g49 h-63 k-28
con_ g42 h39
conc h-16
conce g15 h-30
cond r-52 g26 h-31
cond_ r-42 g-20 m-16
condi g-19 h-21
conds g36 m24 h-16
conf r-18 g-20
confe g-17 h22
confi h-36
cons r41 m-22 h-17
consi r24
conso r19
consu g-15
cont g16 m38
conte m38 h27
conve h19
convo h-22
cony h-18
cony_ h-18
coo r-20 m-48 h-36
cook g-21 m-35
cooki m-21
cool h-16
coop g26
coop_ g28
cop r-51 g-39 m-33 h60 k-15
cope h-18
cope_ h-23
copi h26
copie h26
copp r-29 g48
coppe r-29 g50
copy g-52
copy_ g-52
cor g-75 m22
cora g-19 h-20
corat g-18
cord r-22 h-52 k17
cord_ r-21
core g-26 m38
core_ m19
cork h28
corn g-15
corne h22
corp r33 h-17
corpo r33 h-17
cort h72
cort_ h52
corts h20
cos r26 h-70 k-24
cosm g24
cost r29 g-33 h-32 k-24
cost_ r-41 g-36 k-18
costs r74
costu h-17
cot h85
cotc h38
cotch h38
coti h18
cott g20
cotti h17
cotto g20 h-17
cou g-48 h-25
coun m-23 h-57 k15
couns m-18
count h-16 k15
coup r55 g-29 m33 h49
coupl h38
coupo r56 g-29 m33
cour r-29
couri r-21 g-21 h-31
cours g-34 h43
court g42 h-19
cous m-20 h-18 k-16
cousi m-20
cov r17 g97 m-19 h-38
cove r17 g97 m-19 h-38
cover r17 g104
cow h-33 k-15
cow_ h-36 k-15
cqu h28
cqui h23
cquir g25 h-20
cra r-41 g27 m56 h79 k-27
crac m-34 h33
crack m-34 h33
craf g-16 h19
craft g-16 h19
cran h-18
crane h-18
crap g19
crap_ g24 h15
cras g17 m31
crash g17 m31
crat r-31 m82 h25
cratc m78
crate r-30 g17
craw m-17
crawl m-17
cre r-42 h-51 k-38
creas h-22
creat h17
cred r21 m16 k-15
credi r21 m16 k-15
cree r-18 g-37 h-33
creen r-18 g-37 h-60
cres r-29 h-20
cresc r-29 h-20
cret g44
cret_ g29
cri g-41 h27
crib g-15 h-27
cric h-35
crick h-31
crif h34
crifi h34
crip g-30 h42
cript g-30 h42
cris h20
crisp h20
cro m-24 h37
crop g35 h-41
crop_ g35 h-41
cros g-21 h26
cross g-21 h26
crow r18 g-16 h-23 k16
crowd h-15 k16
crud g23
crude g23
crue r18
crued r18
crui h18
cruit r-15 h19
cry g-15 h32
cryp r16
crypt r16
crys h36
cryst h36
cs_ r-18 g35 m22 h15
cso m34 h28
cso_ m34 h28
cst h24
csta h24
cstas h24
ct_ r38 g15 m28
cta m31 h-22
cte g-42 h-40
cted g-27 h-39
cted_ g-27 h-39
cti h-45 k22
ctin k-23
cting k-23
ctio k37
ction k37
ctl r-27
ctly r-27
ctly_ r-27
cto r41 m-19 h18 k-34
ctob m-20 k-22
ctobe m-20 k-22
ctor r36 h29
ctor_ r30 g-34 h-28 k21
ctore h42 k-20
ctori r25
ctors g30
ctory r-26
ctr h40
ctri g-23
ctric g-23
ctro g22 h22
ctroc g-17 h46
ctron g39 h-25
cts r24 g26 h-18
cts_ r24 g26 h-18
ctu r-43 g-38 h-56
ctua r-33
ctual r-33
ctur g-27 h-42
cture r19 g-18 h-21
cturi k30
cui g-27 m-27 h-17
cuit g-27 m-27 h-17
cuits m-26 h-17
cul g-22
cula h-18
culat h-18
cult h19
cult_ h19
cum m19 h-27
cume h-20
cumen h-20
cumu r18 m23
cumul r18 m23
cup m-56
cup_ m-53 h51
cur m-26 h64 k-23
cure h46
curem h21
curi g-15 h-40
curit g-15 h-40
curr r31
curs h62
curse h62
curt r-25 h-26
curta r-25 h-26
cus r-20
cush h-24
cushi h-24
cust r-20 h17
custo r-20 h17
cut r25 g-78 h28
cut_ r28 g-19 h37
cute g-17 h46
cuted g-17 h46
cutt g-35 h-40
cutte g-34 h-40
cx_ g53 h-22
cy_ r-27 g47 m-26 h-15
cyb r-16 g23
cybe r-16 g25
cyber r-16 g25
cyc r-18
cycl r-18
cycle r-18
da_ r81 g-34 h-138
daa r-26 g33 m15 h46
daam g16
daam_ g16
dab r-24 g57 m-39
dabl r-23 g22 m-23
dable g30 m-21
dad r41 g-30
dad_ r25 g-39
dadd h18
daddy h18
daf g53 h-24
daf3 r23
dafa g38 h-21
dafa3 g41 m-18 h-17
dag g20 h-24
dah m22 h-16
daha m22 h-16
dahab m22 h-16
dai r17 g-50 h32 k-19
dail k-19
daily k-19
dain r16
dain_ r16
dak h22
daks h16
daksh h16
dal r-28 m24 h27
dala m16 h44
dalaw m17 h43
dam r-35 g50 h-22
dam_ g22
dama r-22 g31 h-16
dan g-19 m-21 h28
dan_ r21 h-16
dana r17
dana_ r17
danc g-27 h78
dance g-37 h84
daq r-15 g28 h-29
daq_ g32
daqa h-17
dar r-25 g36 m20 h-29 k36
dar_ g31 h-17 k37
dare m34
dare_ m34
dart h-16
dat g-16 m-59 h-63
data g-22 m-15
data_ g-20
date r-20 m-27
date_ g52 m-26
dated r17
dates r-30 g-49
dati g20 m-17 h-59 k15
datin r-18 h-38 k17
datio r18 g23 m-15 h-21
dau k-19
daug k-19
daugh k-19
day r52 g-41 h-64 k-63
day_ r26 g-23 h-33 k-55
daye r-21 g21 h30
days r39
days_ r39
dba h37
dbag h30
dbags h33
dd_ r31 g31 m27 h23
dda r-21 h-20
dde r59 h58 k-18
dded r43 h27
dded_ r43 h27
dden r19 g18 h27
dden_ r19 g18
dder_ h-15
ddera h22
ddi r-15 g-16 m-17 h-45
ddic m-24
ddict m-23 h-23
ddin r-22 h-24
dding r-24 h-24
ddiq h-37
ddl g23
ddle g24
ddle_ g24
ddo r16 h16
ddos h16
ddos_ h16
dds g-17 m51 h16 k-24
dds_ g-17 m51 h16 k-24
de_ r-35 m-47 h-37
dea r48 h53
dead h45
dead_ g-18 h47
deadl g20
deal r32 m16 h-16
deal_ r62 g15 m-17 h-21
deale r-31 m32 k17
dear r27 h15
deat g23
death g23
deau h22
deaux h22
deb r23 g-22 k-21
debe r32 h-22
deben r32 h-22
debi r30 m15 h18
debit r30 m15 h18
debt r-39 g-25
debt_ g-32 h-21
debto r-41 h38
dec r-22 g17 m19 h-70 k32
dec_ m16
deca g26
decd g27
decde g27
deci r-17 h-32
decid g19 h-32
decl g-28 h-26 k48
decla g-27 h-25 k48
deco g-18
decor g-18
ded g34 h86
ded_ r32 g27 h78
dedu r-41 h31
deduc r-41 h31
dee r-44 g27 h-59 k22
deed h-48
deed_ h-48
deen k22
deen_ k22
def r-18 g41 h-39
defe r-22 h-27
defec r-20
defi g31
defin g31
deg g-18 h22
degr g-18 h25
degre g-18 h25
deh r26
deh_ r26
dei r-30 g-22 h44 k-15
dein r-29 g-18
dein_ r-29
deine h19
deit h33
deity h28
del g-17 m-41 h37
dele g-21 k19
delet g-21 k19
deli h-21 k-19
delie h-38
deliv k-19
dell h27
della h27
dels h17
dels_ h17
delt h23
delta h23
dem r50 h-45
demn g29
demni g29
demo h-18
demol h-18
den h-61 k-15
dent r-25 g35 h-87
dent_ g18 h-20
denta g15
denti h-40
dents r-22
deo h51
deos h48
deos_ h48
dep r-29 g41 m17 h17
depe g31
depen g31
depo r-21 m27 h32
depos r-21 m27 h32
der r42 g-15 m-30 h-52 k18
der_ g-31 m-21 h106 k-20
dera r19 h15
deral h22
derat r24
dere r22 g-20 m-27 h-31
dered r23 g-18 m-26 h-41
deri r-17 g49 h-40
derin k18
deriv g51 h-34
derl r-15 h-21
derly r-15 h-21
ders r24 h-38
ders_ r24 h-38
des g68 m-22 h-36 k43
des_ g41 m17 h-28 k22
desc h-21 k26
descr h-21 k26
desec h26
deser g16
desi h18
desig g25
desk m-17 h-43 k-17
desk_ m-17 h-43 k-17
dest h17 k17
desti k20
det r-18 m-17 h-25
dev g26 m15
deve g23
devel g23
dex h-31
dex_ h-31
dey m28 h23
df_ r29
dfa g15 m16 h24 k21
dfa3 m21 k27
dfa3_ r32
dfat g20 h17
dfath g20 h17
dfu k16
dge r-29 m-47 h-51 k-34
dge_ r-27 m-44 k-17
dget h-16
dgi r39 g25 h-21
dgin r39 g25 h-21
dging r39 g25 h-21
dha r17 g26 h-24
dha_ g26
dhaa h-20
dhaar h-20
dhs h-25
dhs_ h-25
di_ g33 m-28 k31
dia r-47
dia_ g18
diac h26
diac_ h26
diam h23
diamo h23
diap h-22
diape h-22
dib h15
dibl h20
dible h20
dic r-39 m71 h-22
dica m55
dicap m18 h-19
dicat m41 h30
dice m18
dice_ m18
dici r-23
dicin r-23
dict h-31
dict_ g-21 m20
dicti g18 m-16 h-30
die r-19 g50 m-30 h41 k-28
die_ g69 h-29 k-22
died h30
died_ h30
dien h40
dient h40
dies h40
dies_ h31
dif g21 m22 k16
diff g22 m22 k19
diffe g22 m22 k19
dig g34 m27
digi m30
digit m30
dil h34
din g-44 h-23
dina g-20
dinar g-20 h21
ding r-40
ding_ r-39 h-25
dinn k-21
dinne k-21
dip g-15
dipl g-15
diplo g-15
dir g-24 k35
dire k17
direc k17
dirh g-26 h-36
dirha g-26 h-36
dirt k27
dirty k27
dis r33 m-16 h84
disa h38
disap h38
disc r63 m-16
disco r42 m-15 h-32
discr g15 h27
dise m29 h30
diss h17
disse h17
dist m-19 h35
disti h27
distr m-19
dit g-43 m16 h21 k-49
dit_ k-30
dite r45 h-27
dited r45
diti g-34
ditio g-30
dito r-44
ditor r-52
dits m42 h17
dits_ m42 h17
dity_ r16
div g53 h-53
dive g73 h-42
dive_ g24 h-20
diver g27 h-23
divi r19 g-21
divid r19 g-31
diy g-22 h22
diya g-15
diya_ g-15
diye h18
dji h25
djin h25
djinn h25
dju h-16
djus h-16
djust h-16
dka r-15 h19
dka_ r-15 h19
dle r35 g22 m15 h-51
dle_ r-22 g40 m35
dles r53 g-21 m-17 h-38
dles_ m-16 h-29
dless r54 g-33
dli m16
dli_ m18 h32
dlin h-19
dline g20
dling g-16 h-17
dlo r21 h-16 k-16
dly r15
dly_ r15
dma g-18 h42
dma_ g-18 h51
dmi h-27
dmo r15 h-31
dna r23 h18
dnap h26
dnapp h23
dne g-33 h30
dnes h-15
dness h-15
dney g-19 h63
dney_ g-19 h63
do_ r-45 g72 h-55 k51
dob h36
doc g-20 k-23
doct h39 k-20
docto h39 k-20
docu h-20
docum h-20
doe g17 h-15 k46
does g17 h-15 k46
does_ k49
dog h44 k-22
dog_ g23 m-17 h28
dogs m24 h21
dogs_ m24 h21
doh r17 m19
doha r22 h-19
doha_ r22 h-19
dol g-47 m-15 h41 k-17
dol_ m-15 h15
doll r34 g-30 h20
doll_ h39
dolla r36 g-25 h-19
dols h17
dols_ h17
dom r-28 g18 h45
dom_ r-23 g53 m26 h33
dome h30
domet h30
don r-25 g44 m-29 k25
don_ g26
dona g-19
donat g-19
done r-16 g26 h-26
done_ r-16 g18 h-24
donk h17
donke h17
donor h23
dont g18 k32
dont_ g18 k32
doo r-38 k-18
doo_ r-36 m16 h39
door h-29 k-16
door_ h-23 k-16
dop h40
dopt h15
dor g26
dor_ g26
dos h26
dos_ h21
dou g27 m28
doub g27 m37
doubl g27 m37
dow m47
dow_ g-25 m20 h35
dowm g23
dowme g23
down g34 m38 h-61
down_ r-24 g47 m57
dows g-21
dows_ g-18 h-15
dr_ h-27
dra r24 g-22 m67 h18
draf r21 m21
draft r21 m21
drag m17 h-15
drai k24
drais k24
draw m41
draw_ r-32 g-18 m22 h26
drawe r22 h-18
drawi g58
drawn r25 g-28
dre g-30 m50 h-17
drea m49 h26
dream m49 h26
dred m32 k-23
dred_ r31 m41 h17 k-23
dreg h25
dregs h25
dren h-24
dren_ h-24
dres m-24 h-27
dress m-24 h-27
dri m-15 k17
drin h34
drink h34
driv r-22 g-27 h-20 k20
drive r-22 g-25 k20
dro r-42 g55 h21
dron h35
drone h35
drop r-33 g63
drop_ r-41 g25
drops g52 h-20
dru g-16 h-31
drug g-16
drug_ h-17
dry g-18 k-17
dry_ g-18 k-17
ds_ r23 m-36
dsm_ h21
dt_ r-23 g45 h-37
dte g45 h-20
dte_ g45 h-20
du_ r-23 h74
dua h-20
dub r-29 m-22
duc r-43 g24 h68
duce h25
duce_ h25
duci r32
ducin r32
duck m15
duck_ m15
duct r-61 g22 h47
duct_ g34 h15
ducti r-39 h31
due r38 h-72
due_ r28 g-18 h-35
dues h-20
dues_ h-20
dul m-25
dule r-25
dulg r25
dulge r25
dult h35
dults h21
dum h26
dump h30
dun g16
dund g18
dunda g18
dus h26
dush h26
dushm h26
dva r-22 g18
dvan r-22 g18
dvanc r-22 g18
dvd g-40
dvd_ h-24
dvds g-38 h23
dvds_ g-38 h23
dvi g-19
dvic h25
dvice h25
dwi r41 g-30
dwic g-17 h16
dwich g-17 h16
dwil r41
dwill r41
dy_ r-74 g37 m-24 h98 k18
e3l r-23 h21
e3la r-23 h21
e3lan h25
e3t h-15
e7_ r-15
e7r g-16 h59
e7r_ g-16 h59
e7t m48 h-25
e7t_ m48 h-25
ea_ r-25 m-20
eac h-53 k24
each h-47 k24
each_ r32 k29
eache r-29 m-20 h-55
ead r-15 m-48 h24
ead_ r21 k25
eade h45
eader h45
eadi g-37 m-16 h24
eadin g-37 m-16 h24
eadl g20
eadli g20
eads m-20
eads_ m-20
eady r-23 g40 h-48
eady_ r-23 g40 h-48
eaf h-26
eag r-23 m26 k-25
eage h-19
eage_ h23
eagu r-23 m29 k-24
eague r-23 m29 k-24
eak r-22 m-48 h73
eak_ g-17 m-17 h104
eake m-18
eaked h40
eaker h-34
eaks g22 h-34
eaks_ g22 h-34
eal m21 h-23 k53
eal_ r49 h-42 k32
eale r-36 g19 m20
ealed g34 h-23
ealer r-31 g-15 m28 h30 k15
ealt g-20 h16
ealth g-20 h16
eam r-55 m46 h16
eam_ m36 h-18
eams r-39 h32
eams_ r-39 h32
ean r-28 m-17 h-43 k43
ean_ r-28 g40 k37
eanc h40
eance h40
eane g-25
eaner g-25
eani m-23 h-33 k19
eanin m-23 h-33 k19
eans h-36
eans_ h-47
eap g38 h25
eap_ g-22 h23
eape g30 h17
eaper g30 h17
eaps g29 h-17
eaps_ g29 h-17
ear r93 g26 m-25 h-32 k-47
ear_ g34 m17 h68
eara r37 h-16
earan r37 h-16
eare g-18 m16
eari r21 g-17 h-29
earin r21 g-17 h-29
earl m-19 h-57 k-19
earl_ g17 h-15
earls g29
early r24 g-53 h-29 k-16
earn r17 m-18
earn_ r21 g-29
earne r-38
earni r22
earns g31
ears g41
ears_ g41
eas r40 g-27 m-28
ease r40 g-53 m-26 h32 k15
ease_ r20 g-49 m-25 k23
easeb r27
eased h36
easo g43 h-26
eason g43 h-26
east r-54
east_ r-40 h-23
easu r50 g-16
easur r50 g-16
eat r-50 g-21 m-39 h95 k-50
eat_ r-40 g-65 m-24 h128 k-26
eaten h59
eath g37 h-36 k-21
eath_ g23
eathe g15 h-22 k-21
eati r18
eatin r18
eats h-21
eats_ h-21
eau h50
eaux h22
eaux_ h22
eav r50 h-20 k-19
eave r-32 k-19
eave_ g20 h49 k-19
eaves r-23 g-17 h-51
eavi r82 h-18
eaw m17
eawa m17
eaway m17
eb_ r-25 g-30 m47 h-37
eba r46 g-52 m20 h-49
ebac r26 h-15
eback r26 h-15
ebat r18 g-38
ebate r18 g-38
ebb g36
ebbi g18
ebbi_ g21
ebbl g21
ebble g21
ebe g-16 h-19
ebel h-20 k20
eben r32 h-22
ebent r32 h-22
ebi r30 g-22 m21 h45
ebit r30 m15 h18
ebit_ r24 m15 h23
ebn r-17 h43
ebna h16
ebo h-21 k27
ebod g-24 k30
ebody g-24 k30
ebook g-19
ebs m-24 h55
ebsi m-24 h55
ebsit h36
ebt r-39 g-25 h22
ebt_ g-32
ebto r-41 h38
ebtor r-41 h38
ebu h19
ec_ g-31 m45
eca m18 h-19
ecas m18
ecast m18
ecau r-16 g-18
ecaus r-16 g-18
ecc h15
ecco h15
ecco_ h15
ecd g27
ecde g27
ecde_ g27
ece g-45 m-37 h-87 k29
ece_ h-28
ecei r-16 g-20 m-17 h-45 k28
eceip r-41 h-54
eceiv r25 k33
eces g-21
eces_ g-21
ech g39 m30 h48
ech_ r30
echa r-21 g56 m42
echa_ g29 h-19
echar r-23 g27 m45
echo h50
echon h50
eci r-23 g31 h-25
ecia h35
ecial h43
ecid g19 h-32
ecide g19 h-32
ecif g31 h-24
ecifi g28 h-16
ecit h-22
eck g-15 h-54
ecke h-21
ecked h-21
ecki h-37
eckin h-37
eckl r22 g-19
eckla r22 g-19
ecks k22
ecks_ k22
ecl g-28 h-29 k48
ecla g-27 h-25 k48
eclar g-27 h-25 k48
eco r-42 m-21
ecoi r17 h24
ecoin r17 h24
ecom g27
ecome g19
econ r-70
econd r-45 g16
ecor g-21 m-16 h-52 k17
ecora g-18
ecord h-39 k17
ecov h23
ecove h23
ecr r-20 g20 h55
ecra h26
ecrat h26
ecre g29
ecret g29
ecru r-15 h19
ecrui r-15 h19
ecs_ g17 m27
ecst h24
ecsta h24
ect r-66 m21 h-22
ect_ m21 h-18
ecte r24 g-21 h-39
ected r24 g-21 h-39
ecti r-31 h39 k-17
ectin k-23
ectio r-28 h47
ecto r-26 h57 k16
ector r-26 h56 k16
ectri g-23
ectro g22 h22
ects r17 g16 h-15
ects_ r17 g16 h-15
ectu r-22 h-39
ectur r-22 h-39
ecu r20 h-47
ecur r22 h-47
ecuri g-15 h-40
ed_ r-26 g-39 m-83 h-19 k-76
eda g25 m28 h-29
edal h-23
edd g21 h-96
eddi r-18 h-77
eddin r-18 h-32
ede g-20 h25
eded h21
eded_ h21
edf r-17 k28
edfa r-17 k28
edfa3 r-17 k28
edg g64 m-18 h-65 k-30
edge g33 m-17 h-61 k-29
edge_ g38 m-17 h-47 k-16
edgi g31
edgin g31
edi m24 h29 k-21
edib h20
edibl h20
edic r-30 m17 h-27
edici r-23
edict m26
edie h35
edin r23
edit r21 m16 k-15
edit_ r22 m-20
edite r45 h-27
edito r-52 h15
edits m42 h17
edl r23 g-15 m15 h-42
edli g-15 m23
edo r-22 g47
eds r-16 g-37 m-24
eds_ r-16 g-37 m-24
edu r-41 h30
educ r-23 h50
educe h25
educi r32
educt r-41 h35
edul r-18
edule r-25
edun g18
edund g18
edy r-17 h24
edy_ r-17 h24
ee_ r16 g-25 m-52 h-22 k59
eeb r-16 g19 m22 h33
eeb_ r-16 m27
eed r-51 g-56 h-24
eed_ r-29 g-64 h-24 k-15
eede h21
eeded h21
eedl g-15 m15 h-27
eedli g-15 m23
eeds r18 h-37
eeds_ r18 h-37
eef r-15 g-30
eef_ r-15 g-30
eeh g94 h-18
eeh_ g65
eek r28 h-76 k-44
eek_ r-25 g-23 m-29 h-75 k-42
eeke m23 h20
eeken m23 h20
eekl r23 g33 h-21
eekly r23 g33 h-21
eeks r28
eeks_ r28
eel r-35 g61 k-26
eel_ g46 k-16
eels g16 h22
eels_ g16 h22
eem g28
eem_ r-29 g-18
eema g23
eeme r32 g23
eemen r32 g23
een r-39 h-98 k24
een_ r-65 g21 m18 h-46 k15
eena r36
eenah r24
eene r-17 g-15
eened r-16
eeni h-36
eenin h-34
eep m48 h-90 k32
eep_ r-18 h-65 k60
eepi r23
eepin r23
eeps m66 k-17
eeps_ g19 m15 h15 k-17
eepst m51 h-27
eer r21 g-58 h-15
eer_ r31 g-54
ees r64 g20 h-38
ees_ g58 h-61
eese g-20
eese_ g-20 h-30
eesh r56 g-15 h15
eesh_ r25
eet r-25 m-41
eet_ g27 m-18 h-29
eete r35
eeten r35
eeti h-22
eetin h-20
eets r-29 g-23 m-25 h33
eets_ r-29 g-23 m-25 h33
eev g18
eeva g20
eevan g20
eez g-20 h18
eez_ h22
ef_ r-64 g16 h-61
efa h-21
efe g-29 m-26
efec r-20
efect r-20
efer r27 g-22
eferr r15
efi g28
efil h-27
efill h-27
efin g31
efine g31
efit h43
efo r-24 g74 m-18 h-30
efor g74 m-16
efore g74 m-16
eft r-20 g28 m-31 h-47
eft_ r-18 g52 m-25 h-42
efu r-38 m-17 k-21
efun r-17 m-15 h-19 k-15
efund r-17 m-15 h-19 k-15
efus g18
eg_ r16 h77
ega m31
ega_ g51
egar r39 g-33 h-23
egar_ r-16
egard r54 g-33
egg h50
egga h50
eggar h50
eggs g20 h-24
eggs_ g20 h-24
egh r60
egi r21 h-17
egis r-17
egist r-17
egr r-23 g-27 h32
egra k15
egram k15
egre g-19 h30
egree g-18 h25
egs r-15 h64
egs_ r-15 h64
egu r-29 g71 h-31
egur g38 h-26
eguro g55
egy g23
egy_ g23
eh_ r70 g102 m-22
eha r24 m19 h-60
ehab h-50
ehab_ h-50
ehal r-17 g-28 k18
ehalf r-17 g-28 k18
ehan m31
ehan_ m33
ehi r28 g17 h16
ehin r19 g28 h18
ehind r19 g28 h18
ehl g55 h-23
ehle g71 h-23
ehle_ g71 h-23
eho r16
ehou h22
ehous h22
ehr r-20 m19
ehr_ m20 h-21
ehra h24
ehra_ h24
eib r26
eibo r26
eibor r26
eid g17 h-49
eid_ g17 h-49
eig m15
eigh m15
eighb r-27
eighe g-22
eight r21 g17 h-16
eik r-25 g-18 m-22 h81
eikh g-16 h26
eikh_ g-16 h26
ein r54 m-25 h15
ein_ r-25 h-32
eina r54 h-17
einah r41
eine g-20 h79
eine_ h22
einek h46
eing r27 k29
eing_ r27 k29
eins g28
einsu g29
eip r-41 h-54
eipt r-41 h-54
eipt_ r-41 h-44 k-33
eipts k28
eir r18 g67 m-17 h-27
eir_ r19 g20 h-15
eis g-30 h64
eiss g-23 h15
eissu g-22
eist h20
eiste h20
eit r-46 m-16 h71
eit_ r-18 g-28 h44
eith r-27 g27
eithe r-27 g27
eity h28
eity_ h28
eiv r25 g19 k29
eiva r22
eivab r22
eive_ h-18 k16
eived h25
eivi k24
eivin k24
ej_ h-37
eja r-15 g-16 h57
ejab h37
ejab_ h37
ek_ r-29 g-18 h-92 k-61
eke r-15 g-33 h105
eke_ h24
eken g-27 h84
eken_ h46
ekend m23 h20
ekeng h18
ekh m-17
ekl r23 g33 h-21
ekly r23 g33 h-21
ekly_ r23 g33 h-21
eks r28 g-16 m19
eks_ r28
el_ r-67 g-29 h-63
ela r-30 g-29
elab h18
elabe h30
elat g-21 h31
elati g-21 h31
elay_ r15 g29
elaye g-17
eld g74 m-29 h-73 k-17
eld_ g77 m-18 h-51
elde r-15 h-21
elder r-15 h-21
ele r-26 m-22 h-82 k42
elea m-18 h-43 k18
eleas m-18 h-43 k18
elec r-20 g21 h25
elect r-16 h25
eleg k15
elegr k15
elet g-24 k15
elete g-21 k19
elf r-31 g-48 m-17 h-82
elf_ r-16 g-48 m-17 h-79
elh k24
elha k24
elha_ k24
eli r-16 g57 m-16 h22 k-30
elig h31
eligi h31
elis g44 h-19
elist g44 h-19
eliv k-19
elive k-19
ell r-39 g37 m-36 h182
ell_ r-19 g-24 h106 k18
ella h53
ella_ g-32 h30
ellar g-16 h47
ellat g63
elle m-23 h-33 k-17
elled g-44
eller g40 m-18 h-41 k-15
elli r31 g62 h-15
elli_ r31 g38 m31
ellin g25 m-18
ello_ h22
ells g-27 h78
ells_ g-27 h78
elly r-24 g35
elly_ r-24 g35
elm g-25 m-18 h-46
elme g-25 m-18 h-46
elmet g-25 m-18 h-46
elo r17 g-20 h62
elo_ h35
eloa m21 h39
eload m21 h39
elon g50 h-31
elong g50 h-37
elor h26
elor_ h26
elow r29 g-16
elow_ r29 g-16
elp r55 g-20 h-37
elp_ r15 k15
elpi r25
elpin r25
els r-85 g33 m-18 h38
els_ r-70 g39 h45 k-23
else r-15 k28
else_ k21
elt g-19 m-15 h-27
elt_ h-93
elta h23
elta_ h23
elv r34 g-21
elve r34 g-21
elve_ r35
elw r17 h37
elwe h37
elwe_ h37
ely r-18 g43
ely_ r-18 g43
em_ r-26 g48 h-69 k37
ema r46 g17
ema_ h-31
emaa g25
emaar g25
emad h15
emade h15
emai r23 k17
email k18
emain r24
eman r31 m23 h41
emba m26 h-15
embas h-31
embe h23
ember h23
eme r79 m16 h17
eme_ r29 g24
emed h24
emedy h24
emen r19 h-17
ement r19 g19 m19 h-29
emes r34 g-18 m15
emes_ r26
emi r43 h-58
emi_ r90 h-24
emin r-33 h-28
emina r-28 h-24
emis r20 g-18
emis_ r21
emise g-15
emit h-18
emiu r-35 g27 h15
emium r-35 g27 h15
emn g29
emni g29
emnit g29
emo r-41 m-33 h-61 k40
emol h-18
emoli h-18
emon h-26
emor g30 h-21
emori g30
emov m-26 h38 k-25
emova h-25
emove m-23 h40 k-15
emovi h23
emp r-39 g-15 m-26 h121
emp_ h15
empe g-19 h46
emper g-19 h46
empl r-19 k18
emplo k20
empo h52
empo_ h34
empor h18
empt k-15
empty k-15
ems r-29 g-28 h22
ems_ r-24
en_ r-48 g74 m-56 h-34 k-52
ena r110 g-55 m-28 h-31
ena_ r18 g-37
enah r56
enah_ r35
enal r37 m-18 h-24
enal_ r29
enalt m-18 h-21
enant h18
enc r28 h31
ence r31 m18 h24
ence_ r34
encer h17
ences g15 m24 h16
ency g-22 h-16
ency_ g-22 h-16
end r55 g-16 m38 h63 k40
end_ r97 m48 h16 k56
enda h19
ende r-26 g-27
ended r-47 m21
ender r20 g-32
endi r22 h15
endin r22 h15
endo g29 h-55
endow g23
ends r-39 g15 m-21 h50
ends_ r-39 g15 m-21 h50
ene r23 g25 m-27 h-31
ened r-16 g-22 h-29
ened_ r-16 g-22 h-29
enef h24
enefi h24
eneh r19
eneh_ r19
ener h21
ener_ r30
enera r-23 g17
enes h-42
eness h-42
enet m15 h20
enev r-18
enew r40 g22 h-16
enewa h-15
eng g60 h71 k-16
eng_ g-15 m17 h15
enga h52
engan h56
enge g23
engen g23
engi g41 h18
engin g41 h18
eni g-18 m38
enin r-19 m47 h18
ening r-19 m47 h18
enj g-18 h30
enje h25
enjen h25
enn g-26 m40 h-19
enni r26
enno r20
enny r-37 g-24 m41
enny_ r-37 g-24 m41
eno r16 g-23 m87 h82
eno_ r16 m87 h45
ens g24 m-29 k-21
ens_ g28 k-18
ensa r16
ensat r16
ense g20 h-30
ensed g-18
enses h-18
ensex g29 h-18
ensi g-22
ensio g-28
enso h36
ensor h36
ent r-31 g-36
ent_ g25 m-55 h15 k-67
enta_ g24 h-21
ente g-27 k42
ented g-25 m-20 k46
enter m37 h20
enth r15
enth_ r15
enti g-23 m18 h35 k46
entif g24
entin m31 k26
entio r34 g-18 k21
entis h-26
entl g-19 m-16
entle g-19 m-16
entr m35 h-28
entri m23 h-23
entry m22
ents r-59 g29 h-69
ents_ r-59 g29 h-69
entu r25 g-23 h40
entur r25 g-23 h40
enty r17
enty_ r17
enu g-44 m-26 h30 k-16
enu_ g-37 h41
enue m-15 h-25
enue_ m-15 h-25
env g-44 h61
enve g-34
envel g-34
enz g18 m48
eo_ g24 h-20
eon r-18 k26
eone r-18 k27
eone_ r-18 k27
eop r-20 g-25 h44 k33
eopa h25
eopar h25
eopl r-18 g-20 h19 k33
eople r-18 g-20 h19 k33
eor h-15
eord g19
eorde g19
eos h48
eos_ h48
ep_ r-18 h-90 k60
epa r-41 g21 k-22
epac h31
epack h31
epai m-18 h-39 k-15
epaid r45
epair r-45 g19 m-15 h-37 k-15
epar r-38 h36
epara r-32 h41
epay m21
epay_ r-27
epayi r24 h-18
epays m26
epe g52 m-40 h-23
epen g31 m-29
epend g31
eper g21
eph g-29 h40
ephe g-27 h32
ephew h-18
epi r23
epin r23
eping r23
epl r-33 m-24 k-20
epla r-33 m-21 h-35 k-18
eplac r-33 m-21 h-35 k-18
epli h49
eplic h49
epo m15 k39
epo_ r48 h-16
epor k39
eport k39
epos r-21 m27 h32
eposi r-21 m27 h32
epp h-29
eps m66 h-18 k-17
eps_ m15 k-17
epst m51 h-27
epsta m51 h-27
ept r55
epte r31
eptem r20
epu r45
epur r47
epurc r47
equ r37 g-27 k23
equa r-25 g-28
equal r-25 g-28
eque h-29 k17
eque_ h-26
eques k18
equi r47 h26
equil h16
equit r26 g15 h20
er_ r-32 g-34 h-59 k-65
era g-44 m-47 h-33 k-21
era_ r-31 g-27
erab r54 g-51
erabl r54 g-51
erag r-25 g25 h20
erage r-25 g25 h20
eral m-15
erall h22
erap r-16 m-19 h-37
erapi h-18
erapy r-16 h-19
erat g30 m-25 h-29
erati r24 h-22
erato r-17 g16 m-22
erb r-20 g-24 m79 h40
erba m75 h68
erbal m42 h53
erc r42
erce r29 g-44
ercen r31 g-26
erci g30
ercia g30
erd r32 g-19
erda r24
erday r24
erdr r31
erdra r31
erdu r-22
erdue r-22
ere r-31 g19 k20
ere_ r-20 m22 k15
ered r-33 h-63 k29
ered_ r-33 h-63 k29
eree g19
eren m18 k18
erenc m24
erent k30
erer h35
erer_ h35
eres r62 m-21 k-40
eres_ r33
erest r47 m-20 h16 k-40
erf r-22 g-15 h41
erfe h77
erfei h70
erfu h-26
erfum h-26
erg g-48
eri r-82 g19 h-23 k-33
erial h-18
erie r-28 g-30 m-16 k-24
erie_ h16
erien h23
eries r-28 g-28 h-35 k-23
erin g-51
ering g-40 h44
erio r-18 g16 h-16
eriou g16
erit g25
eriti h16
eriv g51 h-34
eriva g50 h-26
erj g-15 m21 h41
erja m23 h33
erja3 m23 h33
erk m-15 h57
erk_ r-29 h22
erka r35 g17
erka_ r36 g26
erl r-20 g-20 h58
erli h45
erlin h45
erlo h35
erlot h35
erly r-26 h-21
erly_ r-26 h-21
erm h84 k-20
erm_ r47 h16
erma m-21
ermar m-21
erme g-20 h54
ermei h20
ermen g-18 h42
ermi r-25 g29 m20 h-20
ermin r-16 m26 h-25
ermit g33
ermo h44
erms m-18
erms_ m-18
ern r46 g-20 h81 k22
ern_ h38
erne k26
ernet k26
erni r36 h16
ernig r38
ernm r22
ernme r22
ero r-23 h142
ero_ m24 h-35
eroi g-15 h55
eroin g-15 h37
erol g-18 h68
erol_ h31
erolo h38
eron h34
eroni h34
erot h21
eroti h21
erp g67 m18 h-23
erp_ g39 h-24
erpe r17 g26 m45 h-17
erpet r17 g26 m45 h-17
erps g33 m-29 h-15
erps_ g33 m-29 h-15
err r-17 h34
erra h16
erred r15
erry h27
ers r-21 g-73 m-29 h-34 k37
ers_ g-47 m-16 h58
ersa r-24
ersal r-24
erse m-28 h-58
ersey m-31 h-34
ersh h-40
ershi h-38
ersit g-26
erso h-15 k47
erson h-15 k47
ert r-64 g-48 h-28
ert_ r-17 m-16
erta h31
ertai r23
ertat h17
erti r-43 g-42 h-34
ertif g-15
erv g-30 m-21 h41 k22
erva k27
erve h19
erw r-17 g82
erwa r-15 g23
erwar r-15 g23
erwi g40
erwis g40
ery r-38 h-52
ery_ g18 m-37 h-55
eryb m15
erybo m15
eryo r-40 g-19
eryon r-40 g-19
eryt g18 h17
eryth g18 h17
es2 k31
es_ r-31 g-27 m25 h-49 k28
esa r-19 g79 h-19
esab r19 h-17
esal g45
esale g45
esc r-40 g-19 m-24 h-42
esca h-16
escap h-16
esce r-29 h-20
escen r-29 h-20
esco g-15
escor h72
escr g-17
escri g-17
ese r30 g-40 h47
ese_ h-23
eseb h24
esec h28
esecr h26
eser g16
esert g16
esh r74 g-32 m-33
esh_ r42 m-45 k-20
esha m26
esha_ h19
eshe r26 h-24
esht r17 g-19 h-16
eshta r28 g-20
esi r-26 h24
esig g25
esign g25
esis h-19
esis_ h-19
esk m-17 h-43 k-17
esk_ m-17 h-43 k-17
esl g22 h40
esla g25 h-24
esla_ g25 h-24
eso r-21 g32 h34 k-23
esol r-30
esold r-30
esor g26 h22 k-17
esort g26 h22 k-17
esp h-17
ess r17 m46 h-52 k19
ess_ r56 g16
essa m32 h-50 k33
essag m53 h-60 k38
esse r-22 m32 h45
essed h22
essel g17
esses m26 h21
essi r20 h24
essin r18 m-21 h-15 k22
essio h39
esso r-16 h-36
est g-68 m32 h-57
est_ r60 g19 m35 h-68 k26
esta r-43 g-21 m-30 h-22
estat g19 h-56
estau r-20 g-20
este m20
ested r-28
ester r46
esti g-30 k19
estin k20
estio g-16 h20
estl m17
estli m17
estm r-24 h21
estme r-24 h21
esto g-38
estor r25 h18
ests r-15 g23 k-25
ests_ r-15 g23 k-25
esu g19
esul g19
esult g19
esy g16
esyo g16
esyo_ g16
et_ r-43 g62 m-31 h-95 k-46
eta r27 g44 m-15 h-20 k-19
eta_ g15 h-36
etai r16
etain r16
etal h-16
etal_ r-21 h-16
etam h49
etami h49
etat g23
ete h24
ete_ g-21 h23 k19
eted h-16
eted_ h-16
eten r35 m19 k-16
etene r35
eter r-18 m-17 h25
eter_ r-16 h67
etf h-16
etf_ r25
etfa r-16
eth r-42 g-27 m49 h45 k-15
eth_ r-19 g-26 h77
etha r-21
ethe g-15 m50 h-20
ether g-15 m50 h-20
ethi g20
ethin g20 h26
ethy h-16
ethyl h-16
eti g-18 m81 h-80 k-26
eti_ r31 g-28
etic g16 h-38
etin m43 h18
eting m43 h18
etir r-17 h-33 k-18
etire h-19 k-16
etis h19
etish h19
etit m34 h-32
etiti m34 h-32
etl g21 h-36
eto r15 g25
eto_ r17 h29
etor g29
etoro g29
etr r-15 g-16 h-74
etra g15 h-17
etre h-22
etres h-22
etri g15
etric g20
etro g-33 h-34
etro_ g-26 h-20
ets g-29 m-29
ets_ r-18 g-36 m-28
ett g-22 m44 h-63
etta h25
etta_ h25
ette r-34 g-23 m54 h38
ette_ m55 h26
etter r-32 k21
etti g17 m-17 h-71
ettin g17 m-17 h-71
ettl r24 m38 h-41
ettle r20 g15 m18 h-47
ettli g-16 m20
etty m-22
etty_ m-20
etu r-15 g67 m38 h-30 k-19
etua r17 g26 m45 h-17
etual r17 g26 m45 h-17
etur r-31 g21 k-15
eturn r-31 g21 k-15
etw g-32 m26
etwa m16
etwe g-26
etwee g-26 k16
eum g17
eum_ g17
eur r45 g-43 m45 h82
eur_ r35 g-17 m-20 h33
euro g-34 m35 h23
euro_ g-17
eurom m50 h42
euros r22
euru m30
eurus m30
eva g20 h-24 k25
evan g20
evan_ g20
eve r43 g95 m25 k-18
evel g20
evelo g23
even r27 g41 m15 k-29
even_ r15 g26
eveni m28 h29 k-16
evenu r22 m-15 h-25
ever r39 g31 m22 h20 k17
ever_ r17 g35
evera r-18 g63
evers g-15
every r55 g-53 m15 h28
evi g-29 m-16 h42
evie g-15 h19
eview h21
evil g-19
evil_ g-17
evo r30
evol r30
evolv r56
ew_ r35 g-51 m-76 h-32 k-21
ewa r-21 g55
ewal h-15
ewal_ h-15
ewe r20 g20 h-58
ewed g-15
ewed_ g-15
ewel r17 h-37
ewell h-35
ewer h-33
ewh g22
ewhe g22
ewher g22
ewi g-17 h-35
ewin g-16 h-36
ewing g-16 h-36
ews h52
ews_ h19
ex_ r-33 g79 m29 h81 k-17
exa r-54 g-39 m20 h-26 k-26
exac r-34
exact r-34
exam r-20 g-29 k-26
exam_ r-22 g-36 h-19
exami g18 h34 k-16
exams h-24
exc r-24 m20 h-24
exce g15
exch r-17 g-26 m30
excha r-17 g-23
exi g28
exis g28
exist g28
exo h16
exp r-26 k26
expe r-15 g16 h-25
expec r-19
expen h-20
exper m16
expi g28 h42
expir g28 h42
expl r-30 g-28 k35
expla r-30 g-24 h-16 k37
ext g-19 m34 h24 k-16
ext_ g35 m54 h-30
exte r-23
exten r-23
exti g-40 h30
extin g-40 h30
exto h22
extor h22
extr r30 g-27
extra r30 g-27 h25
ey_ r-16 g-32 m20 k18
eya r21 g54 m-18 h-37
eya_ r15 h-23
eyar g33
eyard g17
eye g-26 h41 k18
eye_ m16 h22
eyes h21 k25
eyes_ h21 k25
eyh m25
eyho m25
eyhou m25
eyl r41
eyle r15
eylen r15
eym h-49
eyma g22
eyman g22
eys h25
eys_ r-18 h29
ez_ h29
eza g-26
ezz r21 h-25
ezza r21 h-25
ezzan r21 h-25
fa3 g36 k25
fa3_ r32 g21
fa3t m28 h16
fa3t_ m28 h16
fa_ m-24 h-33 k-18
fab h-18
fac r54 g-52 m-23 h16 k-20
face g-16 m-18 h18
face_ g-16 m-18 h15
faci g-22 h42
facil r29 h54
fact r50 h-43
facto r54 h-43
fah g15
faha g15
fai k-17
fail g20
fair r-16 h17
fair_ r-16 h27
fais g-22 k-17
faisa g-22 k-17
fak g-15 h70
fake g-19 h56 k17
fake_ g-19 h56 k17
fal g43 m-22 h23 k51
fal_ h39
fala r29
fala_ r29
falc g48
falco g48
fall m-18
fals k59
false k59
fam m-19 h-26 k19
fami m-19 h-26 k19
famil m-19 h-26 k19
fan r-32 g-22 m55 h20
fan_ m21 h-38
fans h58
fans_ h47
fant m34 h-19
fanta m34 h-19
far r-39 m-29 h-68 k-26
far_ r18
fare r-30 m-17 h-34 k-15
fare_ r-16 m-15 h-26 k-15
farew r-15
farm m-18 h-17
farm_ m-18
fas m-17 h-29 k-15
fast r15 m-16 h-52
faste r16 h-48
fat r-33 h68 k-21
fate h23
fate_ h23
fath k-20
fathe k-20
fav r-18 m15 h-22 k16
favo r-18 m15 h-22 k16
favou r-18 m15 h-22 k16
faw r64 g-17
fawa r64 g-17
faway r49 g-17
fay r52 g-15 h-16
fayd r35 g-15 h-15
fayda r18 g-15 h-15
fd_ r130 g103 m127 h-93 k-35
fds g26
fds_ g26
fe_ m53 h-56
fec r-21 m19
fect r-21 m19
fee g34 m-42 h-32 k-17
fee_ g-44 m-37
feed r-19 g-30 m-25 h-43
feed_ r-19 g-30 m-25 h-43
feeh g74 h-18
feel g55
feel_ g35
feels g20
feen g23
feen_ g23
fees r15 g-15 m27
fees_ r15 g-15 m27
feet g-26
feet_ g-26
fei h70
feit h70
feit_ h66
fel h16
fell h41
fell_ h51
felo g-20
fen g-20 m-17 h109
feng h68
fenga h56
fenj h30
fenje h25
fer r-20 h32 k35
fer_ r-22
fere k17
feren m18 k18
feri h41
ferin h41
ferm h42
ferme h42
ferr h-42
ferre r15
fers k21
fers_ k21
fes m-28 h58
fes_ g-33 m-22 h48
fest_ g34
festa h16
fet m-16 h-15
feti h19
fetis h19
ff_ r-48 g-19 h83
ffa g28
ffa_ g32 h-15
ffe r-16 m15 h32 k15
ffer g16 m19 h42 k17
ffere g22 m22 k19
fferi h41
ffi g-22
ffic g-19 m16 h-23
ffice m30 h-28
ffici h-44
ffick h64
ffl m36 h-27
ffle m36 h-27
ffle_ g-15 m56 h-33
ffles g25 m-20
ffr h-40
ffro h-40
ffron h-40
ffs h28
fi_ r-17 g35 h-59
fic r30 g-30
fica r16
ficat r16
fice g-16 m29
fice_ r48 m34 h-39 k-19
ficer r-45 h45
fici h-44
ficia h-44
fick h64
ficki h33
fie g56
fied g47 h-27
fied_ g47 h-27
fiel g18 h-18
field g18 h-18
fif r30 g-22 m51 h16
fift r35 g-22 m50 h16
fifty r37 g-16
fig r-32 g42 k40
figh g-29 h52 k57
fight g-29 h52 k57
figu r-18 g59 h-28 k-17
figur r-18 g59 h-28 k-17
fil r44 m-24 h33
file r-16 g38 m-17
file_ r-16 g35 m-17
files k15
fill m15
fill_ m23
film h48
film_ h16
films h32
fils r68 h-31
fils_ r68 h-31
filt g-15 h-18
filte g-15 h-18
fin g71 h-44
fina r79 m-30 h-38
final m-30
finan r89 g-24 h-26
find r-36 g113 h-23
find_ r-20 g106 h-36
findi h21
fine r-19
fine_ g-41
fined g31
fini m64
finis m64
finj h15
finja h15
fir r-24
fire h-19
fire_ h-47
firm r-24 h-20
firm_ r-18 h-18
firs m18 h38
first m18 h38
fis g43 m-19 h-76
fish g43 m-19 h-76
fish_ g83 m-32 h-89
fishe h21
fishi g-27
fit r-50 g-95 m-53 k-20
fit_ r-24 g-43 m-43
fits g-50 h29
fits_ g-50 h29
fitt r-16 h-23
fitti r-16
fiv r26 g-36 m21
five r26 g-36 m21
five_ g-36 m21
fix r17 m-34 h94
fix_ m-16 h46
fixe r17 m21
fixed g-19 m28 h-22
fixer h34
fixes g15
fla g-50 h-44
flag g-26 m-20 h-47 k42
flag_ m-20 h-31 k22
flags h-16 k20
flat r16 g-22 k-28
flat_ h-39 k-26
flate h35
flati r27 m18
fle r-20 m38 h-76
fle_ r-18 g-30 m55 h-43
flee h-15
fleet h-15
fles g23 m-20
fles_ g23 m-20
fli r-48 h-17
fli_ h18
flig r-43 m-29
fligh r-43 m-29
flip m45 h-46
flip_ g-20 m20 h-32
flipp m24
flo r-23 g29 m-22 h-23
floa g36
float g36
floo r26 g18
floor r37 g27
flou k21
flow r-17 g-20 h-19
flowe r-17 g-20 h-31
flu_ h-42
flue h19
fluen h19
flus m17 h16
flush m17
fly h111
fly_ h111
fno g26
fno_ g26
foa g52 h32
foal g52 h-20
foal_ g52 h-20
fol h48
fold h31
fold_ h-17
folde h48
foll h20
follo h20
fon g-20
font g-20
font_ g-20
foo m-27 k-16
food h-15
food_ h-15
foot g-17 m-21
footb m-21 h-27
for r22 g36 m-17 h-66 k38
for_ r27 g-55 m-60 k24
forb r41
forbe r41
forc h16
force h16
fore g108 h-19 k-15
fore_ g74
forec m18
forex g39
forg r-65 h82
forga r-32
forge r-20 h61
forgi h33
form g17 m17 h-53 k25
form_ m19
forma h-31 k24
fort r-20 g-46 m29 h27
forty r-31 g-17 m33 h20
forw r38 g37 h-57 k20
forwa r38 g37 h-57 k20
fou h-46
foun r-25 g17 h-16 k-16
found r-25 g17 h-16 k-16
four r15 g-28 h-30
four_ g-22 m-17 h-40
fourt r29
fra g22 h-45
fre m-37
free r-30 g22 m-36 h46
free_ m-35
frei g17
freig g17
fres r18 g-29
fresh r18 g-29
fri r-57 m24 h27
frid r-41
frida r-28
fridg g-15
frie h-30
fries h-27
fro r20 g-30 m-15 h-22
from r16 m-19 h19
from_ r16
fron g-34 h-30
fron_ h-40
front g-34
fru g30 m24
frui g30 m24
fruit g30 m24
fs_ g-22 m-23 k31
ft_ m-48 h-115
fta h-28
fte g38 m-24 h58 k23
fted h60
fted_ h60
fter g40 m-21 k23
fter_ r22 m-21 k24
fterw r-15 g25
fto g-20
ftop h24
ftop_ h24
fts r-35 g24 m15 h-32
fts_ r-35 g-32 m-15
ftw m-19 h21
ftwa m-19 h21
ftwar m-19 h21
fty g89 h-38
fty_ g89 h-38
fue r-52
fuel r-52
fuel_ r-43
ful r-37 g-56 m-31 h-21
ful_ h-25
full r-31 g-64 m-30
full_ g-63 m-30
fum h-26
fume h-26
fume_ h-66
fumes h40
fun r20 m24 h-44 k25
fund r22 m18 h-30 k25
fund_ g-28 h-28 k-29
funda m-15
funde r34
fundi g49 m32
fundr k24
funds r23 m19 k43
fur r-22 h-20
furn r-22 h-17
furni r-22
fus g18
fut g109 m-30 h-44 k-15
fut_ g24
futu g85 m-29 h-33
futur g85 m-29 h-33
fwd r43 g-22
fwd_ r43 g-22
fx_ r112 g-64 h-29
ga3 g-16 h-17
ga_ r-35 g54 h-36
gac m30
gach m33 h-20
gacha m33 h-20
gad g19 h-15
gag r45 h-54
gage r45 h-54
gage_ r45 h-50
gai r16 g15 m24 h36
gain r17 g19 m17 h35
gain_ r34 g23 m18 h22
gains r-16
gal r-20 g-21 h17
gal_ g-18
gala h-19
gala_ h-19
gali h15
gam r-24 g-15 m114 h32 k-26
gamb m61 h-42
gambl m43 h-35
game m17
game_ m16
games r-15 h20
gamey r20
gami m30
gamin m30
gamm r-15 g20 h40
gammo r-15 h51
gan g-54 h174
gan_ g-40 h60
gana g18 m18
gana_ m19
gane h28
ganes h28
gani r34 h26
ganis r29 h26
ganj h22
ganja h22
gans h39
gans_ h39
gar g-74 m-30 h-19 k23
gar_ r-20
gard r39 g-44 h-37
garde r-15 h-28
gardl r54 g-33
gare g17
garit h23
gars g-15 h20
gars_ g-15 h20
gas h-30 k-21
gas_ h-30 k-21
gat r-18 m-41 h-31
gate r-27 g-15 m-29
gate_ r-27 g-15 m-29
gav r-29 g-43 h-63
gave r-15 g-43 h-63
gave_ r-15 g-43 h-63
gay r22 m22 h22
gay_ h32
gaya m32 h-35
gaya_ m34 h-43
gaz h-41
gazi h-21
gazin h-21
ge_ r-32 g45 m-56 h-39 k-17
ged r31 g20 m-16 h71 k-29
ged_ r26 h80 k-29
gei h34
gein h34
geing h34
gel g-27 m-19 h30
gela g-21 h31
gelat g-21 h31
gem r18 h-35
gem_ h-25
geme r18 h-19
gemen r18 h-19
gen g-50 k-25
gen_ g18
genc r15 g-34 h-16
gence r25
gency g-26
gene g30
geneh r19
gener r-23 g17
gent g-54 m18
gent_ g-35
gentl g-19 m-16
geo g-22
geon m19
ger r-25 g-28 m24 h103
ger_ r-18 g-18 h28
gerin m20
germ h30
germe h20
gers h35
gers_ h35
ges r19 g-60 h-21
ges_ r20 g-53 m-20 h-28
get r-20
get_ r-26 g17 m-21 h47 k22
geth g-23
gethe g-23
gets r19 h-38 k-19
gets_ r19 h-38 k-19
gfi h43
gfis h25
gfish h25
gga r-21 m-16 h40
ggag h-31
ggage h-31
ggar r-17 h49 k25
ggars h37
gge g-21
gged g-15 h18
gged_ g-15 h18
gger h-24
gger_ h-24
ggi h21
ggin h21
gging h21
ggl g-16 h60
ggle g-16 h52
ggle_ h53
ggs g20 h-24
ggs_ g20 h-24
gh_ r46 k28
gha r15 g-37 h-67
ghal m24
gham g23 h-21
ghar g-25 h-22
ghara r18
ghb r-28 h16
ghbo r-21
ghbou r-21
ghe r52 g25
ghed g-22
ghed_ g-22
ghel h24
ghel_ h24
gher r54
gher_ r54
gho k20
ghos k22
ghost k22
ghr r31
ght r-57 g46 h-15
ght_ r-27 g59 m36 k-50
ghte r-19 k48
ghter r-19 k48
ghti h28
ghtin h28
ghts m-15 h-51
ghts_ m-15 h-35
ghu g-16 h45
gi_ r24 h20
gici h16
gicia h16
gif r-51 g-28 h-43 k19
gift r-51 g-28 h-43 k19
gift_ r-37 g-28 h-33 k19
gin r-23 g63 m-34 h74
gin_ r-24 m-18 h97
gina h46
ginal h46
gine g40 h22
gine_ g65 h29
ginee g-24
ging g28 h-18
ging_ g28 h20
ginge h-38
gio h40
gion h31
gion_ h31
gir g-22 m-20 h80
girl r-19 g-21 m-18 h97
girl_ h99
gis r-17
gist r-17 h-17
giste k18
gistr g18
git m44
gita m30
gital m30
giv r34 m-20 h-42
give r55 g19 h-38
give_ r55 h-36
givea m17
given g-34 m-20
gives g44
givi r-20 g-16
givin r-20 g-16
gla r36
gla_ r49 h-26
glar g18
glary g18
gle g-32 m-37 h85
gle_ m-19 h29
gled h32
gled_ h32
gler_ h16
glers h-16
gles h-20
gles_ h-20
glet h27
glo g-21
glov g-20 h-18
glove g-20 h-18
glu h-42
gme g49 h-56
gmen g49 h-56
gment g49 h-56
gn_ g35
gna g19
gnac h36
gnac_ h36
gnal g36
gnat r16 h-23
gnatu r16 h-23
gne r-15 g19 h49
gne_ g20
gner h40
gner_ h18
gni r-24 g-15
gnin r-24 g-15
gning r-24 g-15
gno h28
gnon h23
gnon_ h23
go_ r-27 g80 m51 h35
goa g19 h-36 k-17
goal g-22 m23 h-18
goat g41 h-18 k-16
goat_ g57 k-16
goats g-16
god g31
goe m27
goes m27
goes_ m27
goi g41
goin g41
going g41
gol m23 h-41
gold h-15
gold_ g15 h31
golf m28 h-46
golf_ m28 h-46
gon g-17 h75
gon_ h25
goo g-47 m-23 h19
good g-41 m-17 h23
good_ r-50 g-49 h80
goods g20 h-41
goodw r41
gos h27
gosh h27
gosht h27
got r56
got_ r42
gov r21 g-15
gove r21 g-15
gover r21 g-15
gra r-33 g-49 m-52
grab g69 h-32
grab_ g69 h-32
grad g-33
grade g-26 h22
gram h45
gram_ r-25 g27 h34 k15
gramm h-16
grams r27 h28
gran r27 g-18 m15 h-23
grand m19
grant r26 g-28
grap r-19 g-31
grape h-36
graph r-19 g-27
grapp h47
grav m-20
gre g-25 m44 h88 k-19
grea h58
greas h51
gree r26 g18 m29 h-19
gree_ r-25
greed r25 g-26 h-19
greem r32 g23
green g18 m37
grey r-15 g-30 m27
grey_ g-20
greyh m25
gri g-15
gria h17
gria_ h17
gro m-24 k-18
groc r-32 m-17 h-35 k-16
groce r-32 m-17 h-35 k-16
grou r-15
groun h17 k-24
group r-15 h-17 k26
grow r39 g15 h17
grows r25 g24 h-24
gs_ r-65 m21 h69
gua r34 g-17 m-32
guan h26
guanc h19
guar r39 m-28 h-32
guara r50
guard m-19 h-23
gue r-65 m105 k-55
gue_ r-26 g-15 m29 h-33 k-16
guel h16
guel_ h16
gues r-39 g24 m79 h31 k-38
gues_ h36
guess r-25 g26 m102 h-29
guest m-24 h24 k-22
gui g-15
guin h31
guine h-23
guinn h54
gul m-15 h-55
gula h-31
gun r-26
gun_ r-26 g21
gund h26
gundy h26
gur r-21 g98 h-54 k-17
gure r-18 g36 k-17
gure_ r-18 g36 k-17
guri h-27
guro g55
guro_ g55
guy r-48 g-19 h57 k25
guy_ r-27 g-19 h70 k25
gy_ h36
gym r-55 g-33 m-33 h-42
gym_ r-55 g-33 m-33 h-42
ha2 r29 g-36
ha2a r29 g-34
ha2a_ r29 g-34
ha_ r22 m-38 h-87
haa g-23 h-75
haar m25 h-34
haar_ h-23
hab r-26 m-18 k21
hab_ g-19 h-71 k26
hac r-21 g-26 h99
hack r-21 g-25 h93
hack_ h30
hacke r-17 g-19 h64
had r83 g20 h-53
had_ g-18
hade g28 m20
hade_ g28
hadi r32 m-15 h-22
hadi_ h-21
hadiy r25
hadt h-19
hadt_ g16 h-19
hah r110 g-32 m-25 h-48
hah_ r31
haha r36 m-15
hahr r44 h-35
hahre g-17 h-20
hai r29 g-26 m18 h-53
hai_ h34
hain r37 h-20
hain_ r38 h-26
hair h-84
hair_ h-23
hairs r-17 h-55
haj r28
hak h39
hakh h37
hal g-24 h61
hal_ r-17 g51 m-17 h-21
hala r-29 g-21 m34
halas g-15 m17 h-17
hale g26
halet g29 m-15
half g-39 m-21 h22 k17
half_ g-39 m-21 h22 k17
hall r16 g-37 h39 k-17
hall_ g-37 h45 k-17
ham r30 h-47 k-16
ham_ r23 m-18 h173
hama r20 g53 h18
hamb g-17 h-41
hambu h-41
hamd r-18 h-31
hamda r-18 h-28
hame g16 h-23
hamm h-47
hamme h-30
hamo r-15 g21 h-53
hamp h-16
hampa h29
hams r22 g-16 m19 h-20
hams_ r23 m20 h-27
han r-64 g-45 m104 h77
han_ r72 g-22 m54 h-40 k37
hana r-23 g-15 m18 h60
hana_ h44
hanc r-17 g20 m89 h-29
hance r-17 g20 m89 h-29
hand r24 m-47 h-43
hand_ r20 m-26
handb h30
hande r-16 g35
handi m18 h-20
hands r27 g-19 m16
hane h39
hang r-19
hange r19 h-34
hangs r-18
hani r-15 h38
hani_ r-15 h38
hank r-51 g-22 k-27
hank_ r-25 h17 k-21
hanks r-26 g-20
hann h23
hanne h36
hans r-23
hans_ r-23
hant r16
hant_ r23
hanz h52
hap m-16
hape g20
happ g-18 m-18
happe r18
happy m-16 h17
hapt r-17
hapte r-17
har r65 g-54 k-29
har_ r51 g-62 h33
hara r16 h84
harab h55
haram r18 g-21 h16
haras h21
harc r-17 g19
harco g19 h-31
hard r37
hard_ h15
hare g-35 h23
hare_ g-63
hared h-24
hares g20 h44
harg r26 g19 h-16 k-17
harge r42 g20 m-20 h-34
hargi r-16
hari r-42 h-63 k19
harit h-46 k24
harj g-18
hark h-23
hark_ h-23
harm r-15 m-18 h-19
harm_ h18
harma h-46
harr h32
harro h27
hart r18 g-23 m68 h-43
hart_ r18 g-23 m68 h-43
harv g55 h-20
harve g55 h-20
has r20 g77 m-20 h-33 k-36
has_ r76 g61 h-30 k-21
hasa r-62 g-20
hasan r-44
hase r25 h-31
hase_ r15 g-37
hased g35
hash r-28 g-28 m-15 h55
hash_ r-19 g-44 h90
hasi h30
hasin h30
hasn g76 h-28
hasnt g76 h-28
hass h-23
hat r-44 g64 m-25 h37 k-28
hat_ r-21 h54 k-17
hatc g35 m-16 h-44
hatch g35 m-16 h-44
hate g54 m-15 h-16 k-15
hatev g54 m-15 h-28 k-15
hats h25
hatsa h25
hav r43 g85 h-55
have g76 h-29
have_ r16 g16 h-15
haven g60
haw r21 g-31 h-20 k21
hawa g-21 h-27 k21
hawal h-25 k21
hay r20 g51
hay_ g28 h18
haz r66 h-75
hbo r-21
hbou r-21
hbour r-21
hbr h-24
hc_ h44
hch g20
hda r-29 g-22 k-17
hday r-28 g-22
hday_ r-28 g-22
he_ h40 k-60
hea r33 g18 h16 k-26
head g18
head_ h15
heale h25
healt h-19
heap h40
heap_ g-22 h23
heape g30 h17
hear r-18 h-19
heat r-17 k-22
heat_ r-16 h20 k-19
hec r-33 h-80 k22
heck r-33 h-58 k22
hecke h-21
hecki h-37
hecks k23
hed r-31 g45 m-27 h-67 k-47
hed_ r18 m-30 h-65 k-27
hedg g76 h-40
hedge g45 h-36
hedgi g31
hedu r-18
hedul r-18
hee g-39 m-29 h-38 k-18
heek h-20
heel g-18 h19
heen h31
heen_ h31
heep g34 h-23
heep_ h-23
heer r18
heer_ r18
hees g-23 h22
heese g-20
heesh h21
heet r-16 h-27
heet_ h-23
heets g-17
heft_ g24
hei g-15 m-32 h39
heik g-16 h26
heikh g-16 h26
hein h46
heine h46
heir r18 m-15 h-34
heir_ r19 g20 h-15
hej g21 h23
hej_ g28
heja h24
hek g-30
hel r31 g-20 h-67 k-17
hel_ h42
helf h-53 k-18
helf_ h-53 k-18
hell r-17 g24
hell_ h25
hells g24 h-26
helm g-25 m-18 h-46
helme g-25 m-18 h-46
helo h26
helor h26
help r55 g-20 h-37
help_ r15 k15
helpi r25
hem r16 g25 m-21 k20
hem_ r-20 g42 h-29 k23
heme r55
heme_ r29 g26
hemes r26 g-17
hemp h15
hemp_ h15
hen r-18 g44 h47 k-24
hen_ g35 k-24
heng g23
henge g23
heo h26
heon h26
heq h-28
hequ h-28
heque h-28
her r20 g55 m-23 h-27 k19
her_ g-36 h27
hera r-16 m-19 h-37
herap r-16 m-19 h-37
herb m-22 h-35
here r-17 m25 k26
here_ r-16 m15 k21
heri g34 h-15
herit g34 h-15
herk r36 g18
herka r36 g18
hero g-15 h37
heroi g-15 h37
herr h36
herry h36
hers r28 g25 m22 k23
hers_ r28 g25 m22 k23
herw g40
herwi g40
hes r-35 h-85
hes_ r-31 g19 m-24 h-36
hesi h-19
hesis h-19
hess h-15
hess_ h-15
hest g-22 m29 h-16
hest_ m30
het r36 g19 m40
het_ r27 h27
heta g24
heth m42 h-20
hethe m42 h-20
hev g17 h-22
heve g17
hever g17
hew h-18
hex h46
hex_ h46
hey r27 g32 k21
hey_ r30 g32 k21
hi_ r-65 g64 h-70
hib h29
hic g45 m-27 h33 k-30
hic_ h53
hica g24
hich g58 m-15
hich_ g53 h-20
hicha h38
hick g-16 h-21 k-24
hicke g-15 h-20
hid h-32 k79
hidd r19 g18
hidde r19 g18
hide g-15 h-25 k36
hide_ h-20
hidi h-16 k46
hidin h-16 k46
hie r-19 g31 m17
hiel r-19 g31
hield r-19 g31
hif g-30 h-22
hift g-30 h-22
hift_ h-19
hifts r-20 g-30
hig r31 m24 h-44
high r31 m24 h-44
high_ h-42
highe r30 m22
hil m-18 h-19
hild h17
hild_ g18 h41
hildr h-24
hile r29
hile_ r29
him r41 g-20 k-26
him_ r18 g-33 k-26
hims r24
himse r24
hin g39 m16 h37 k-35
hin_ r19 h-16
hind r35 g37
hind_ r19 g28 h18
hindi r17
hine m18
hine_ g-43 h-24
hines m18 h19
hing r-37 k-27
hing_ r-37 k-27
hink m28 h34
hink_ g31
hinks g22
hions h-21
hip r-34 m60 h-31 k21
hip_ r-23 g19 h-35
hipm h22
hipme h22
hipp g21 h-15
hippi g17
hips g-22 m55
hips_ g-22 m55
hir r-30 g-41 m-24 h50
hira h32
hiraz h39
hird g17 h18 k15
hird_ r-18 g17 h18 k15
hire r-36 h16
hire_ r-24 h-15
hirt g-35 h-23
hirts g-22
hirty h-19
his m-45 h108 k38
his_ r25 g35 m-35 k32
hisa r-18
hish r-20 g-23 h83
hish_ r-18 g-17 h25
hisha h15
hishi h39
hisk g-25 h67
hiske h46
hisky h21
hit r37 g27 m-16 h26 k-29
hit_ r44 h-37
hite r-25 g15 m-16 h30
hite_ g-28 h47
hitel g44 h-19
hitm g-16 h28
hitma g-16 h28
hitt r33
hitty r58
hiv h42
hiva h40
hivas h32
hiy r-32 g17 m-16 h-21
hiya r-26 g23 h-19
hla h26
hle g63 h16
hle_ g64
hly g-29
hly_ g-29
hma r-20 h38
hman h32
hman_ h26
hmo g38
hmo_ g38
hn_ m42 h-16
hna h54
hne h25
hni h28
ho_ r18 g-74 h41 k-26
hoc m-25
hock m-15
hoco h-19
hocol h-19
hod r19 m16 h-28
hod_ m16 h-28
hoe g-62 h-29
hoes r-16 g-16 m-20 h-31
hoes_ r-16 g-16 m-20 h-31
hoev g-39 m36
hoeve g-39 m36
hog h77
hog_ h65
hol r18 h-18
hol_ g-15
hold r26 g16 h-53
hold_ g-20 h-21
holde r25 h-37
holdi g16 m-18
holds g23
hole r-21 g16
hole_ r-35 g20 h-33
holes h25
holi r21 h43
holic h28
holid r21 h15
hom g-21 h23
hom_ g29 k24
home g-50 m22 h18 k-19
home_ g-47 m35 k-19
homem h15
hon h-46 k-15
hon_ g-27
hone r-16 g18 h-60 k-15
hone_ g30 h-29
hones h33 k-18
honey h-63
hoo r-24 g-25 m-51 h-26
hook g-32 m-28
hooku g-19 h39
hool h-61
hool_ h-58
hoos g22 h35
hoose h38
hop g64 m-30 h17
hop_ r51 g-18 m-28 h45 k-33
hope g80 h-15
hope_ g55
hopes g26
hopp g-19 h-15
hoppi h-15
hops r-16 g-21 h41 k25
hops_ r-16 g-21 h41 k25
hor g61
hor_ r27 h-16
hori h19 k23
horit h-25 k17
horiz h46
horo g-16 h49
horos g-16 h49
hors g21 m29
horse g21 m29
hort g87 h-83
hort_ g83 h-43
horti h-17
hos r-46 g-54 h-28
hose g-31 m38 h-19
hose_ g-27 m58
hosen r-16 m-19 h-17
hosp r-16 h-25
hospi r-16 h-25
host g-17 h21 k22
host_ h-19 k23
hot r-65 g-69 m-21 h19 k-25
hot_ g-19 h51 k-16
hote r-38 h-41
hotel r-38 h-41
hoto r-30 g-36
hoto_ h17
hotoc g-19 h-47
hotog r-18
hotos h42
hou g-18 h50 k-23
houg r-16 g15 h18
hough r-16 g15 h18
houn m25
hound m25
hour g-40 m-27
hour_ r29 g-19 m-20 h40
hours r-18 g-21 h-30
hous r21 k-24
housa r26
house m20 h33
housi h-35
hout r-27 h42
hout_ r-27 h42
how r-30 g-20 m22 h25
how_ g-29 h18
howe r-37
howed r-37
hown r15 g-23 k22
hown_ r15 g-23 k22
hq_ h45
hr_ r-26 g-17 m18 h-58
hra r33 h20
hra_ h33
hre g-56 m20
hrea h48
hreat h65
hree g-34 m34
hree_ g-31 m36 h-19
hri r19 g16 h30
hrin h16
hris h29
hrist h29
hro r-16 k21
hroo m-15 h27
hroom h34
hrou g-27 h-15 k45
hroug g-27 h-15 k45
hrow g41 m21 k-18
hrow_ g28 m18 k-17
hrown m-16
hrs h-28
hrs_ h-28
hs_ m-24 h-70 k-30
hsa r-16 g31 h45
ht_ r-26 g87 m30 h33 k-50
hta r28 g-35 m-20 h-35
htar r28 g-27 m-17
htare g-25
hte r-34 g48 h-17 k44
hter r-32 g48 h-25 k45
htere g17 h18
hteri g34
hters r-19 h-27 k53
htin h28
hting h28
hts m-15 h-51
hts_ m-15 h-35
hu_ r44 g31 h37
hud h-22
huda h-22
huda_ h-22
hui r36
hui_ r36
hul g61 m-15
hula h65
hula_ h65
hulo g19 h-20
hulog g19 h-20
hulu h-15
hulug h-15
huma h23
human h23
hun r24 g-45 m24 h-32 k19
hund r19 g-21 m28 k19
hundr r34 m32 k-23
hunt h-18
hunt_ h17
hus r-41 g-16 m-22 h114
husb r-15 h49
husba r-15 h49
hwa m18 h52
hwa_ h25
hwe m-20
hwei h28
hwein h24
hy_ g-71 m-41 h-29 k34
hyl r34 h-34
hylo r34 h-18
hyloc r34 h-18
hys r-16 h-15
hysi r-16 h-15
hysio r-16 h-15
i7r h20
i7r_ h20
ia_ r-35 k50
iab r-17 g25
iabi r-18 g25
iabil r-18 g25
iac h26
iac_ h26
iag g-22
iage g-22
ial r-54 h-38
ial_ r-47 g30 m28 h-70
iale g-15 h43
iale_ g-15 h43
iam g-23 m23 h17
iamo h23
iamon h23
ian g16 m-23 h39
ian_ h53
ianc g25 h-16
iance g26 h-21
iap h18
iape h-22
iaper h-22
iapo h39
iapo_ h39
iat h68
iati r15
iatu h21
iatur h21
ib_ h-17
iba r59 g-34 h22
iba_ r48 g-21
ibe r-15 g-30 h78
ibe_ g-24 h45
iber h45
iberi h42
ibi m-17 h15
ibi_ h22
ibl h49
ible h23
ibles h20
ibo r25 g-15
ibor r26
ibor_ r26
ibr r-15
ibrar r-19
ibs h21
ibs_ h17
ibu r-24 h20
ibut r-24 h17
ibuti r-24
ibuto h21
ic_ r-78 g65 m-49 h-71 k-51
ica r20 g22 m38 h55
ica_ g-15 h84
ical r22 h-35
ical_ h-31
icap m18 h-19
icap_ m18 h-19
icar g39
icat g-21 m32 h38
icate m33 h26
icati h-16
icatu h28
ice r-22 g-56 m-42 h46 k47
ice_ g-60 m-33 h-39 k15
iced h16 k17
iced_ h16 k17
icenc h-21
icens h24
icer r-45 h45
icer_ r-45 g-19 h52
icers g18
ices r18 g16 h22
ices_ r18 g16 h22
ich r-32 g72 m-18 h43
ich_ r-27 g78
icha h38
ichar h38
ichev g17
ici r-29 g-55 m-35 h-54
icia m-17 h-51
icial h-44
icin r-19 h-33
icine r-23
icing h-29
icit g-20 h-16
icity g-20 h-16
ick g16 m77 h20 k-38
ick_ g60 m45 h-31 k-18
ickb g-15 h43
ickba g-15 h43
icke g-86 m17
icked r-19 g-43
icken g-15 h-20
icker g-27 m-22 h41
icket m16
icki h33
ickin h33
icks g47 m29 h-25 k-29
icks_ g47 m29 h-25 k-29
icku r24
ickup r24
icl g-34
icle g-28 h-18
icle_ g-28 h-17
ico g50 m21 h38
ico_ g52 m23 h16
icr r-20
icro r-20
ics r-17 g16 h15
ics_ r-17 g16 h15
ict g-21 h-17
ict_ g-22
icti g17 m-17 h-43
ictio g23 m-26 h-27
ictu g-15 h36
ictur g-15 h36
icy r-32 g61 h23
icy_ r-16 g61 m-19 h24
icyc r-16
icycl r-16
id_ r28 g-68 m51 h-24 k20
ida r18 g23 h-22
ida_ r15
idat r17 g22 m-15
idati r18 g23 m-15 h-21
iday_ r-30 g23 h21
idays r23 g-15
idd r25 g32 h16
idde r19 g18
idden r19 g18
ide r-15 g19 m-28 h-28
ide_ r-31 g-35 m-45 h-72
ided r21 g-20 h-25
ided_ r21 g-20 h-25
iden g38
ident g46 h-31
ideo h52
ideos h48
ider m17 h36
ider_ m17 h55
idera r24
ides g36
ides_ g36
idg r25 g-37 m-27 h-23
idge r-21 g-31 m-27
idge_ r-19 g-31 m-27
idgi r46 h-17
idgin r46 h-17
idi h-28 k58
idia g18
idia_ g18
idin h-26 k59
iding h-19 k45
idn r-20 g-18 h88
idna h21
idnap h26
idne g-19 h63
idney g-19 h63
ido r-15 h62
ido_ g32 h-22
idol g-17 m-19 h77
idol_ h60
idols h17
idr h-18
idr_ h-18
ids g-28 h-19
ids_ g-28 h-19
ie_ r-28 g51 m40 h26 k-26
iec g-35 m-17 h-40
iece g-35 m-17 h-40
iece_ h-28
ieces g-21
ied r-20 g21 m29 h15
ied_ h15
ief h-24
ief_ h-24
iel r16 g39 m-33 h-23
ield r16 g51 m-25 h-48
ield_ r16 g50 h-48
iem h34
iemp h34
iempo h34
ien r45 h64
ienc r19 h19
ience r19 h19
iend_ r-21 h33
iends h-27
ient r29 h53
ient_ r36 h34
ients m20
ieo g30 h-19
ieo_ g30 h-19
ier r48 g-26 m46 h22
ier_ r58 g-25 m16 h21
ies r-40 g-18 h127
ies_ r-40 h15
iet g15 h-51
iet_ k16
iety g19
iety_ g19
iev m-15
ieve m-15
iew g-24
iew_ h-16
iews h25
iews_ h25
if_ r-51 g260 h-58 k-19
ife g18 h43
ife_ g20 h-26
ifes h40
ifes_ g-31 h28
ifest g22
iff r-36 g41 k16
iff_ r-18
iffe g22 m22 k19
iffer g22 m22 k19
ifi g27 h-20
ific h32
ifica r16
ifice h34
ifie g41 h-29
ified g47 h-27
ifl g-16
ifle g-16
ift r-39 g-18 m16 h-32
ift_ r-38 g-42 h-46 k17
ifte h60
ifted h60
ifts r-35 g-30
ifts_ r-35 g-30
ifty r23 g67 h-35
ifty_ r23 g67 h-35
ig_ r41 g47 m-20 h62
iga g-27
igam h21
igami h21
ige m18 h25
igeo m20 h-16
igeon m20 h-16
iger h29
iger_ h29
igg g-16
igged h24
igger h-32
igh g34 m52 h-60
igh_ h-42
ighb r-27
ighbo r-21
ighe r41 m16
ighed g-22
igher r30 m22
ight r-15 g55 m26 h-15
ight_ g60 m57 h18 k-53
ighte h-27 k68
ighti h28
ights m-15 h-51
igi g-18 m24 h62
igin g-15 h35
igin_ k18
igina h46
igio h35
igion h31
igit m30
igita m30
igl h27
igle h27
iglet h27
ign r-37 g23 m-25 h-15
ign_ g35
igna r16 g22 h-30
ignal g36
ignat r16 h-23
igne h33
igner h35
igni r-24 g-15
ignin r-24 g-15
igno h26
ignon h23
igo g22
igr g-22
igu r-18 g53 k-17
igue h16
iguel h16
igur r-18 g59 h-28 k-17
igure r-18 g36 k-17
iha m36 h-16
iha_ g16
ihan m25
ihan_ m25
ija r-44 m17 h-19
ija_ m19
ijar r-43 h-19
ijara r-43 h-19
iji r-22 h54
ik_ r-26 m-30 h17
ika r-19 m17 h28
ikd r22
ikda r22
ikda_ r22
ike m-19 h-21
ike_ g-47 m-17 h-21
ikes g48
ikes_ g48
ikh g-22 h35
ikh_ g-16 h26
iki h60
il_ r-37 g-75 h41 k-19
ila g-20 m-25 h90
ila_ h55
ilal r26
ilal_ r27
ild m-17 h26
ild_ g25 h25
ildi h42
ildin h42
ildr h-24
ildre h-24
ile r-23 g20 m-64
ile_ r35 g33 m-47 h16 k-22
ilea h23
ileag h23
iles r-15 h-50
iles_ r-15 g17 h-46
iley h53
ileys h53
ili r-25 m-15 h-50 k22
ili_ g18 m-21 h-47
ilie k20
ilies k20
ilin r-27 h-30
iling r-27 h-30
ilis r24
ilisa r24
ilit h48
ilita r-22 h57
ility r29
ilk g35
ilk_ g35
ill r32 g33 h-50 k-17
ill_ g71 h-22 k-39
illa m-18
illa_ h-18
ille g-16
illed h-27
iller g-20
illi g-21 m53
illin h-26
illio m56 h36
illn g36
illne g36
ills r56 m-19 h-23 k30
ills_ r56 m-19 h-23 k30
ilm h60
ilm_ h28
ilms h32
ilms_ h32
ilo m-22 h-87
ilo_ h-28
ilor h-38
ilor_ h-32
ilos h-17
ilos_ h-17
ils r57
ils_ r57 h-50
ilt h-38
ilt_ g20 h-15
ilte g-15 h-18
ilter g-15 h-18
ilv r-16 h-22
ilve r-16 h-22
ilver r-16 h-22
ily r18 g-28 m-18 k-21
ily_ r18 g-28 m-18 k-21
im_ g-25 h85
ima r-26 g19 m49
ima_ g19 h-32
imar h-15
imar_ h-15
ime g36 m-17 h-56
ime_ r20 h-16
imed g40
imed_ g40
imes h-28
imi g-53 m-18 h-38
imit g-49 m-19 h-30
imit_ m-19 h-32
imita h17
imm g-26
imme h23
immer h19
immi g-18 h-20
immin g-18 h-20
imo h49
imon h41
imonc h35
imp h34
impo h18
impor h18
ims r25 m-21 h-30
ims_ h-28
imse r24
imsel r24
imu r34 h-20
imum r34 h-16
imum_ r34 h-16
in_ r-65 g31 m94 h-20 k-57
ina r75 h-53 k-19
ina_ g32
inah r89 g-18 h-48
inah_ r89 g-18 h-48
inal r-50 h17
inal_ r-40 h19
inan r70 m-15 h-21
inanc r72 m-15
inar r-28 g31 m67 h-40 k-19
inar_ g-18 h-37
inary g51 m72
inat m-28 h26 k21
inati m-26 h17 k21
inc g-54
inca h38
incal h38
ince r-21 g-42
ince_ r23 g-29
incen r-44 h26
inci g-16 h-18
incip g-16 h-18
incl r33 h17
incl_ r26
inclu h18
inco g25
incom g25
incr h-22
incre h-22
ind r-35 g104 m-40 h-52 k-26
ind_ r-16 g188 m-23
inde r-29 m-24 h-66
indem g29
inder r-22 g-26 h-44
index m-19 h-19
indi_ r17
indin g-16 h15
indo g-32 m22 h29
indow g-32 m22 h29
inds g-23
indu r25
indul r25
ine g-49 h73 k16
ine_ g-90 h19
inea h-21
inea_ h-23
ined r15 g23 h-24
ined_ r15 g23 h-24
ineer g-24
inek h52
ineke h46
iner g40 m-18 h42 k-23
iner_ r-22 g30 h46 k-21
iners r28 g-19
inery g30
ines m24 h30 k15
ines_ m31 h22
iness r15 k17
iney g17
ineya g17
inf g-19 h37 k32
infl r21 m15 h55
infla r24 m18 h36
influ h19
ing g-23 m-50 h28 k-53
ing_ r-25 m-65 k-38
inga h-15
inge g16
inger g16 h23
ingf h25
ingfi h25
ingl g-16 m-30 h17
ingle g-16 m-30 h17
ingo m37
ingo_ m34
inh g33
inhe g34 h-15
inher g34 h-15
ini r45 g-41 h-42 k-40
ini_ r17 g18
inia h16
iniat h21
inic r-24 g-22 m-20 h-40
inic_ r-24 g-22 m-20 h-40
inim r32 h-25
inimu r34 h-16
inin r21 h16
ining r21 h16
inis m53 h-20
inish m62 h-22
iniu h-15
inium h-15
inj h15
inja h15
injan h15
ink g-18 m54 h82 k-22
ink_ h17 k-20
inkd r22
inkda r22
inko m59 h31
inko_ m59 h31
inks g20 h36
inks_ g20 h36
inn r-26 g-32 m24 h48
inn_ g-23 h89
inne k-26
inner h-59 k-23
innes h54
inni k19
innin m21 k19
ino r-20 g-29 m44 h66
ino_ r-18 g-25 m39 h15
inot h26
inot_ h26
ins r-125 g33 m27 h-21
ins_ r-46 g-28 m47 k24
insi h39
insid h39
insis r15
insp g-42 h24 k-22
inspe g-42 h24 k-22
inst r-29 h-55
insta r-33 g25 h-31 k-15
inste r17 k40
insu r-52 g103 m-17 h15
insul g-22 h52
insur r-52 g125 m-17 h-37
int r71 g-56 m-80 h-41 k-27
int_ r103 g-51 m-37 h-21
inte m-38 h-86
inted r-37 h-40
inten r-21
inter r61 m-38 h-42
inth h27
inthe h43
inti r-39
intin r-37 g-29
intm r-21
intme r-21
into r-20 g-17
into_ r-20 g-17
intr r23
intre r31
ints r27 m19 h26
ints_ r27 m19 h26
inu g31 m35
inut g42 m44
inute g42 m44
inv r-20 m-31 k36
inves g-22 h24
invo m-31 k34
invoi m-25 k35
invol g16
io_ m-37 h-25
ioj h46
ioja h46
ioja_ h46
iol h41
iola h56
iolat h56
ion r-65 m50 h30 k28
ion_ r-61 g-42 m-37
iona r22 m36 h47
ional r22 m36 h47
ione g33 k22
ioned g36 k32
ions r-20 g20 m56 h-32 k17
ions_ r-18 g21 m56 h-38 k19
ios r18 m18 h35
iosk r18 m18 h35
iosk_ r18 m18 h35
iot r-16 h-15
ioth r-16 h-15
iothe r-16 h-15
iou r31
ious r28
ious_ r28
ip_ m36 k-51
ipa h56
ipa_ h46
ipal_ r36 g-17
ipali r-16
ipe g-33 h-34
ipe_ g-20
ipes h-27
ipes_ h-27
iph g15
ipho g15
iphon g15
ipl g-16 m34 h28 k19
ipl_ m15 h-28
iple h21 k23
iplo g-15
iplom g-15
ipm h25
ipme h25
ipmen h25
ipo g-16 m-18 h-20
ipo_ m-18
ipp g21 h45
ippe h74
ipped h23
ipper h51
ippi g24 h-36
ippin g24 h-36
ips g-24 m77 h-38
ips_ g-16 m63
ipst h-30
ipste m19
ipt r-35 g-56 h34
ipt_ r-41 h-25 k-34
ipti g-29 h22
iptio g-29 h22
ipts k28
ipts_ k28
iptv h40
iptv_ h40
iqu m-15 h93
ique h51
ique_ h23
iqueu h28
iqui g27
iquid g30
iquo h43
iquor h43
ir_ r-43 h84 k-38
ira g-49 m-21 h49
ira_ r25 g23
irat h70
irate h70
iray r-18 g-37 h-32
iraz h39
iraz_ h39
irc g-25 h-19
ircl m28
ircle m28
ircu r20 g-20
ird r-32 g52 h-18
ird_ r-45
irds g28
irds_ g28
ire r-24 k19
ire_ m-16 h-74
irec k17
irect k17
ired r-15 h77
ired_ r-15 h77
irem h-26
ireme h-26
irg g-16 h-16
irgi g-16 h-16
irgin g-16 h-16
irh g-26 h-36
irha g-26 h-36
irham g-26 h-36
iri r-23 g-20
irin r-16
iring r-16
iris m15
irish m15
irit g-19 h-16
irit_ h-35
irits g-15 h54
irl r-21 g-21 m-18 h82
irl_ h99
irli h-21
irlin h-21
irm r-24 h-20
irm_ r-18 h-18
iro g28
iron g29 h-19
iron_ g29 h-19
irp m16
irpo h23
irpor h23
irr h21
irra h31
irra_ h31
irs r-21 h-20
irs_ r-21 m-18 h-58
irst m18 h38
irst_ m18 h38
irt r16 g-62 m25
irth r-15
irth_ g15
irthd r-28 g-22
irti r35
irtim r35
irts g-22
irts_ g-22
irty k18
irty_ k18
irv r16
iry g-24 m-21 h-28
irya g-32 h-25
iryan g-32 h-25
is_ r23 m-68 h-56 k56
isa r-25 g20 h36 k-16
isa_ g19 h-18
isal g-22 k-17
isal_ g-22 k-17
isap h38
isapp h38
isat g15
isati r24
isb r-30
isc r63 m-42
isco r42 m-15 h-26
iscou r52 g-23 h-33
iscov g24
iscr g15 h27
iscre g15 h27
iscu m-26 h-17
iscui m-26 h-17
ise r-21 g-21 h67 k-18
ise_ r-31 g53 m-28 h16 k-62
ised r17 g-22
ised_ r17 g-22
iser g-17 h25 k19
iser_ g-17 h25 k19
ises g-28 k25
ises_ g-28 k25
ish r-21 m22 k-20
ish_ r-41 g20
ishe r-18 m21 h-42
ished g27
isher g-28 m24 h-29
ishi g-32 h18
ishin g-31
isht r22 g25 h-25
isht_ r22 g25 h-25
isi r-32 g-50 m-23
isig h38
isig_ h38
isin h-33
isit r-29 g-26
isit_ r-19 h-18
isits g19 h-16
isk h109
isk_ g31
iske h74
iskey h51
iski h18
iski_ h18
isky g-15 h25
isky_ g-15 h25
isl g-17 m-16 h-25
isla g-17 m-16 h-25
islam g-15 m-16
islan h-32
ism h21
isma h23
isman h30
isna_ g18
iso g-20
isor g-16
isor_ g-16
isp h33
ispl h22
ispla h22
iss r59 g25 m-33 h-29
issa r25 g26 h-20
issa_ r26 g26 h-33
isse r37 g-19
issed r42 h-18
isser h17
issi r-33 g42 m15 h-36 k19
issin g30 h-17
issio r-30 m15 h-19 k22
isso r27 h16
issor r28
issu h-24
issue h-24
ist r15 g-36 m-60 h21 k-49
ist_ r25 g-15 m-25 h-58 k-43
iste h-16
isted r19 h-19
ister r-28
isti g-23 h43
istil h27
istl h-21
istle h-21
istm h29
istma h29
istr m-26 h29
istra g17
istre h44
istri m-19
ists h17
ists_ h17
it_ r60 g-61 h-71 k25
ita r37 g-24
ita_ g28
itab r22 k23
itabl r22 k23
ital r48 g-32 h-28
ital_ r48 g-23 h-46
itali h19
itam h-46
itami h-46
itan k18
itas h20
itas_ h20
itat r-25 h63
itati r-22 h36
itc r-33 g-20 m-59 h-66
itca m-18 h-35
itcas m-18 h-35
itch r-16 g-25 m-43
itch_ m-39 h-26
itche g-22
itco r-15 h-24
itcoi r-15 h-24
ite r16 g-26 m-18 h-40 k-29
ite_ r-28 g-51 h22
ited r36 g-37 h-66
ited_ r36 g-37 h-66
itel g44 h-19
iteli g44 h-19
item g18 h23
item_ g31 h15
iter h-16
ites r18 h25
ites_ r18 h25
ith r-15 m-25 h-26
ith_ r27 g-41 m21 k-22
ithe r-27 g27
ither r-27 g27
ithi r19 h-16
ithin r19 h-16
itho r-24 m-19 h15
ithou r-24 m-19 h15
iti r-20 h-49 k21
itie r18 h-19 k22
ities r18 h-19 k22
itin r-18 g49 h35
iting r-18 g50 h28
itio r-29 g-57 h-20
ition r-43 g-56 h-20
itis h-33
itiv h15
itivo h15
itiz h-26
itize h-26
itm g20
itm_ g27
itma g-16 h28
itman g-16 h28
itn h42
itne h34
itnes h34
ito r-86 h15
ito_ g24
itor r-87 g-21 h18 k15
itor_ r-52
itors r-15 h41
itr g-32 h34
itres h-23
itro h27
itrou h25
its g-24 m41 h48 k-41
its_ g-15 m39 h16 k-39
itse h26
itsel h26
itt r27 m-15 h-108 k24
itte r31 g19 h-53
ittee r27 g-18
itten g29 k18
itter h-51
itti r-39
ittin r-19
ittl h-25 k25
ittle h-25 k25
itty r31 h-18
itty_ r31 h-18
itu r-43 m-44 h43
itua m-39 h41
itual m-39 h41
itur r-22
iture r-22
ity r16 h-42 k-22
ity_ r18 h-42 k-22
itz g-15 h54
itz_ h39
iu_ r-21 g-15 h102
ium r-36 m-16 h22
ium_ r-36 h15
iut h32
iutt h32
iutto h32
iv_ m20
iva h77
ivab r22
ivabl r22
ival g-18 h27
ival_ r-22 g-17 h21
ivas h32
ivas_ h32
ivat g30
ivate g-20 h36
ivati g50 h-26
ive g75 h-50
ive_ r43 g71 m46 h-32 k16
ivea m17
iveaw m17
ived h16
ived_ h16
iven g-34 m-20
iven_ g-34 m-20
iver r-33 m-20 h-38 k-21
iver_ r-31 g31 m-16 h-38
ivera r54 g-51
ivere r-23 g16 h-27
ivers g17
ivery r-43 h24
ives r19 g47 m-25
ives_ r19 g57 m-25
ivi r-28 g-37 h-39 k15
ivid r19 g-31
ivide g-31
ivin r-47 h-23 k17
iving r-46 h-30 k17
ivo m22 h62
ivo_ h15
ivor m24 h43
ivory h50
iwa r-17 m30
iwal r-16 m20
ix_ r18
ixe m21
ixed m28 h-22
ixed_ m28 h-22
ixer h34
ixer_ h28
ixes g15
ixes_ g15
ixi m-34 h53
ixin m-38 h53
ixing m-38 h53
ixt m18
ixty m19
ixty_ m19
iya m-32 h-32
iya_ r-15 m-36 h-30
iyal r29 g-23
iyal_ g-15
iyals r33
iye g-24 m-29 h23
iye_ m-17
iyy r18 m-32
iyya r18 m-19 h-19
iyya_ r18 m-19 h-19
iz_ g-32
iza h62
izar h22
izard h22
ize r-17 g-26 h-60
ize_ r-24 g-19 m15 h-62
izer h-26
izer_ h-26
izes m-15
izes_ m-15
izo h46
izo_ h46
izz r-18 h-29
izza h-29
izza_ h-29
ja3 r-22
ja3_ m19 h28
ja3t h-16
ja_ g-41 h153
jab r24 h26
jab_ h28
jac m67
jack m67
jack_ m29 h16
jacke m-21 h-32
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
jal r29
jam m-16 h56
jama h23
jami r25
jamiy r25
jamo h16
jamon h16
jan r24 g-20 h22
jan_ r29 h23
jar r-37 g-49 m-21 h-56
jar_ g-32
jara r-43 h-19
jara_ r-43 h-19
jari_ h20
jars h-32
jars_ h-32
jd_ r-32
jde g30
jdee g30
jdeed g30
jeb h18
jec h-46
ject h-46
jecti h-35
jee g41 m45 h-32
jeet m32
jeev g20
jeeva g20
jen h25
jen_ h25
jer r-20 m-33 h29
jers m-31 h-34
jerse m-31 h-34
jew r32 h-29
jewe r32 h-29
jewel r32 h-29
ji_ h33
jid g-15 m28
jid_ g-15 m28
jin g-23 h95
jinn g-23 h89
jinn_ g-23 h89
jiu r-16 h53
jiu_ r-16 h53
jli h-18
jlis h-18
jlis_ h-18
job r-16 m-19 h15 k16
job_ r-16 m-19 h19 k18
joh h18
john h18
joi g-22 h70
join g-22 h70
joint g-22 h67
joy m22 h-17
joy_ m22 h-17
jra h16
jra_ h16
ju_ h53
jua g-15 m73 h-33
jua_ m39 h-22
juaa m38 h-20
juaa_ m30 h-15
jud h25
judg h25
judge h27
jug h29
jug_ h29
jui m-22 h-29
juic m-22 h-29
juice m-22 h-29
juj h23
juju h23
juju_ h23
jul r29 g-18
july r29 g-18
july_ r29 g-18
jun r57 m37 h-16
june r24 h-22
june_ r24 h-22
junk r33 m44
junk_ r48
junke r-15 m47 h17
jur h38
jury h26
jury_ h26
jus r-16 h-42 k26
just r-16 h-42 k26
just_ r-44 h-27 k28
justm r28 h-16
ka_ r85 m-15 h125
kaa r-18
kab m27 h39
kaba m18 h37
kaf h-26
kafu h-31
kaful h-31
kag m-32
kage m-32
kage_ m-32
kah r-15 m-22
kal r-32 g-15 m40 h15
kala r-29 h18
kala_ r-29 h18
kaly m21 h-16
kalya m21 h-16
kam r24 g-33 h-45
kam_ h-37
kame r17 g-25
kamel r-27
kamet r44
kan r63
kand r43 h-33
kar g30 h-79 k-16
kar_ r-26 h-38
kara r24 g24 h-105
kara_ g27 m17 h-19
karak h-47
kari r-17
karo m19 h39
karw h27
karwa h27
kas g31 m29
kas_ r22 g42 m-23 h24
kash h-29
kat g-15
kat_ r-32 m-15 h-35
kats h32
katsu h32
kay g-20 h17
kba g-19 h36
kbac g-15 h43
kback g-15 h43
kda r41 h-30 k25
kda_ r44 h-15
kdat h-15 k25
ke_ r-31 g-55 h98
ked m-29 h112 k-35
ked_ m-29 h112 k-35
kee r-21 m-36 h-17 k46
keep g-17 m-27 k56
keep_ m-57 k84
keepi r23
keeps m41 h17 k-17
keg h37
keg_ h32
kel m23 k21
kel_ r21 k24
ken r-34 m51 h103 k-19
ken_ r-38 g26 m-38 h-34
kend m23 h20
kend_ m23 h29
keng h18
keng_ h18
keno m101 h72
keno_ m101 h65
kens m-30 h28
kens_ m-30 h28
ker r-48 g-58
ker_ r-22 g-26 m62 h82
kera g-38
kers g28 m-35 h-19
kers_ g28 m-43
kery g-19 m-27 h-65
kery_ g-19 m-27 h-65
kes r31 g27 m20
kes_ r31 g32
ket g-30 m36 k-25
ket_ g-35 m32 k-39
keta h40
ketam h40
kets k22
kets_ k22
key r-22 m25 h-53
key_ g-15 m31
keym g22
keyma g22
keys h-29
keys_ h-29
kg_ r-18 g-38 h-32
kga h-15
kgam h-15
kgamm h-15
kh_ g-63 h25
kha r45 h58
khad r15 g16 h-21
khadt h-19
khai m35 h24
khal g22 m34
khala g-15 m16
khan r-22 h113
khand h38
khanz h52
khar g38 m-34
khari g45 h-22
khas g-20 h-39
khat g-24 m-24 h43
khat_ g-17 m-21 h41
khe r29 g36 m34 h-40
khe_ g18
khed r21 m16
khee r18
kheer r18
khel m33
khet g31
khet_ g31
khi r-25 g24 m-19 h-15
kho r20 g-16 h-57
khod g15 m17
khod_ g19 m17
khos m-17
khs g31 h-17
khsa g31 h-16
kht g-24
ki_ g19 m-23 k-33
kic g-34 h89
kick g-34 h89
kick_ h32
kickb g-15 h43
kid r-26 g-20 m-18 h21 k-28
kidn g-20 h89
kidna h26
kidne g-19 h63
kids m-26 h-49 k-19
kids_ m-26 h-49 k-19
kie r-22 m68 h24
kie_ m52 h30
kies m17 h-15
kies_ m17 h-15
kil g-16
kill h31
kilo h-37
kilo_ h-28
kilos h-17
kim h36
kimm h36
kimme h23
kin r-33 g-52 m15 h88 k-22
kin_ g28
kind g-33 h49
kind_ h84
king r-36 g-22 m-29 h20 k-19
king_ r-32 m-62 h-37 k-17
kingf h25
kings m33 h35
kins g-25 m53
kins_ g-25 m53
kio r18 m18 h35
kios r18 m18 h35
kiosk r18 m18 h35
kip r37
kip_ r37
kir r-18 g-37 h-24
kira r-18 g-37 h-32
kiray r-18 g-37 h-32
kis r29 g28 h-26
kish g25 h-25
kisht r22 g25 h-25
kist r20
kit r-42
kit_ g-20 h65
kitt r-28 g25
kitte g25
kitty r-27
kja m37
kjac m37
kjack m37
kka g23 h-33
kkar g29 h-45
kla r22 h-18
klac r22 g-19
klace r22 g-19
kle h-24
klet h-26
klet_ h-26
kli m-19
kli_ m-18
kly r23 g33 h-21
kly_ r23 g33 h-21
kma h22
kmai h27
kmail h27
kme g29
kmen g29
kmens g16
kni g20
knif g20
knift g29
kno r-41 g16 m-26 h43 k31
knoc h63
knock h63
know r-38 g29 m-21 h-22 k42
know_ g-18 h-24 k65
knowi k-18
known r-25 g38 h-26 k16
knows h19 k-20
ko_ r-57 m60 h68
kof h30
koff h30
koff_ h25
kol g37 h-53
kol_ r16 m-22
koll m31
kon g-15 h24
kon_ h41
kot h30
kou m15 h-31
kpo m59
kpot m59
kpot_ m52 h18
kra r22 h-17
kra_ r24 h-29
ks_ h-93 k27
ksa m18
ksh r-16 g-29 m-32
kshi h16
kshin h16
ksho g-22 m-28 h-56
kshop g-22 m-28 h-56
ksm m-29
ksmi m-29
ksmit m-29
kt_ h-26
kta r-26 h49
ktai h23
ktail h23
kto r-30 g39
kuk r23
kuk_ r28
kul g-19 h19
kula g-19 h19
kun h19
kund h24
kundl h18
kup r21 g-17 m-19 h30
kup_ r22 g-41 h47
ky_ m-15
kya g71
la3 g51 m31 h-17
la7 r-21
la_ r-68 g47 m50 h43
lab r-35 g-61
lab_ h-66
labe r-16 g-50 h79
label r-16 g-50 h75
labor h26
lac m18 h69 k-28
lace m-15 k-18
lace_ h15
laced h-19
lacem m-16
lack m33 h74
lack_ h51
lackj m37
lackm h27
lad g-42 m-24 k19
lad_ h-25
ladd h-15
ladde h-15
ladi h28
ladie h37
lady g-19 m-19 h69
lady_ g-18 m-18 h62
laf r61 g-17 h-21
laf_ g-17 h-17
laft h-16
lag r-26 g-28 m18 h67 k34
lag_ r25 m-20 h-34 k20
laga r-55 m53 h-21
laga_ r-51 g16 h-15
lagan m19
lagay m18
lage h108
lager h107
lagh h32
lagh_ h32
lags h-16 k20
lags_ h-16 k20
lah g17 h-47
laha g31 h-40
lai k32
laim r23 g39
laim_ r21
laime g40
lain r-31 g-37 h-24 k36
lain_ r-30 g-18 k21
laine g-19 h-16 k15
lak r-17 h32
lak_ r-31 h27
lal g-24 h32
lal_ g-23 m-23 h27
lala m17
lam r-56 g38 m-30 h-32 k-33
lam_ g56 h22
lama r-24 h-47
lama_ g-40
laman g41 h-48
lamb h15
lamb_ h-36
lami r-17 m-15 h18
lami_ h48
lamic m-15 h-30
lamp h-40 k-24
lamp_ h-40 k-24
lan r40 m-45 h-65 k-52
lan_ r15 g26 h37
lanc g-27 h18
lanc_ h16
lance g-21
land g45 h-58 k-25
land_ r-21 g51 h-48
lang r22 g-25
lang_ r22 g-16 h32
lank g31
lans g-15
lans_ g-15
lant h-18
lante g22
lanti h-24
lants g-17
lap r-21 g-21 m-35 k-16
lap_ g-27 m-28 h25
lapt r-15 h-30 k-16
lapto r-15 h-30 k-16
lar r-32 g-49 m-25 h38
lar_ g21 k-16
lard h73 k-17
lard_ h70
lardo h22
lare g-26 k42
lare_ g-18
lared k32
laret h23
lars g-19
lars_ g-19
lary m-24
lary_ m-24 h-28
las r-56 g-55 m32 h-114 k-21
las_ g-19 h-74
lasp h25
lass m-52 h-62
lass_ m-48 h-33
last r-53 g-26 m54 h22
last_ r-53 g-26 m54 h38
lasti h-17
lat r34 g-37 m-33 h-77 k-65
lat_ g-18 m-32 h-34 k-26
late m-26 h-57 k-24
late_ g-52 m-39 h-63 k-17
lated r-36
laten r17
later g63
latf g31 m21
latfo g31 m21
lati r38 h36
latin g-24 h31
latio r23 g25 m-16
lativ r19
lato g-17 m21 h-17
lator g-17 m21 h-17
lau g-15 m-28 h23 k37
laug g-15 h69
laugh g-15 h69
laun m-25 h-34 k40
launc g30 h24
laund g-21 m-24 h-58 k40
laus r22
lause r22
lav h29
law r-19 m-21 h-30
law_ m-38 h-40
lawa m17 h43
laws g36
lawy g-33 h-36
lawye g-33 h-36
lay m55 h74
lay_ r58 m82 h59
laya_ r16
layb h37
laybo h37
laye r-32 h-24 k18
layed r-16 g-17
layer r-16 h-40 k24
laz r42
laze r42
lbu h23
lch h32
lcho h36
lchol h30
lcoh g-18 h-21
lcoho g-17 h-28
lcon g42 h-45
lcon_ g48 h-27
lcony h-18
lcu g-20 h-23
lcul g-19 h-23
ld_ g69 m27 k-18
lde g-33 h-32
lder r15 g-25 h-21
lder_ g-21
lderl r-15 h-21
lders r21
ldi m-31 h38
ldin m-31 h33
lding m-31 h33
ldr h-24
ldre h-24
ldren h-24
lds g20 m-18
lds_ g20 m-16
le_ r-72 g16 h-29 k35
lea m-54
leaf h-26
leag r-23 m28 h29 k-25
leage h23
leagu r-23 m29 k-24
leak h60
leak_ h20
leake h40
lean r-25 m-25 h-15 k45
lean_ g19 k38
leane g-25
leani m-23 h-33 k19
leap g29 h-17
leaps g29 h-17
lear g51
lear_ r28 g25 h19
leara g16
learn r-15 g15
leas r67 g-33 m-19 h-34 k21
lease r68 g-33 m-19 h-32 k21
leat k-21
leath k-21
leav r-24 k-19
leave r-32 k-19
leb r-30 g-20
lec r25 h24 k28
lech h50
lecho h50
lect r17 g-19 h-23 k29
lect_ h-19
lecti r33
lecto m16 h37
lects r37
lectu h-30
led r-64 g-42 m28 h-36 k-35
led_ r-69 g-30 m35 h-15 k-16
ledg h-22 k-18
ledge h-22 k-18
lee r-16 m-28 h-102
leep r26 m-18 h-53
leeps r27
leet h-15
leet_ h-15
lef m-26 h-29
left r-20 g17 m-25 h-37
left_ r-17 g28 m-25 h-37
leg g18 h39 k15
leg_ r40 h51
lega r-18
legr k15
legra k15
leh r76
lei r-48 h21
lem r-55 g16 h16 k21
lem_ h27
leme r-25 g30 h21 k30
lemen r-25 g30 h21 k30
lemo h-31
lemon h-31
len r52 g-34 m-33 h82
len_ h64 k-21
lend r82 g-56 m-28 h52
lend_ r15 g-25 k35
lende r47 g-15 h-34
lendi r49 m-17 h48
lends r-23 h33
leng g20
lent r-32 h-29
lent_ r-32 h-29
leo h26
leop h25
leopa h25
ler r-78 g-36 h24 k-17
ler_ r-62 g18 m20
lerk r-29 h22
lerk_ r-29 h22
lers g-17
lers_ g-17
lery r25
lery_ r25
les r99 g-29 m-42 h-24 k-30
les_ m-31
lesa r-17 g19 h29
lesal r17 h29
less r105 g-32 m-22 h35 k-38
less_ r117 g-33 h19 k-29
lesse h27
let g-34 m21 h37 k41
let_ r19 h-48 k30
lete g-21 h16 k19
lete_ g-21 h23 k19
lets m-15 h39
lets_ m-15 h39
lett g-28 m54 h29 k-17
lette r-29 g-21 m54 h37 k-17
lev g71 h-29
leve g72 h-27
lever r-18 g74 h-28
lew r-23 g58
ley r-16 h40 k-17
ley_ k-17
leys h53
leys_ h53
lf_ g-46 m-27 h-144
lfa r-20 m-15
lfa_ m-15
lge r25
lgen r25
lgenc r25
lha m-18 h-29 k23
lha_ k24
li_ r121 g20 m33 h-31
lia r-31 g46 h-16
liab r-18 g25
liabi r-18 g25
lian g26 h-25
lianc g26 h-21
lib r-21 h18
libr r-20
libra r-19
lic r-58 g82 m18
lic_ r-35 g67
lica g-19 h32
lica_ h51
licat h-19
lice h-32
lice_ r15 h-27
lices g-16 k-16
licy r-16 g73 m-15 h-43
licy_ r-16 g73 m-15 h-43
lid r47 m-20
lida r40 h15
lidat r19
liday r21 h15
lie r23 m-19 h24
liem h34
liemp h34
lien r32 h16
lient r32 h16
lier r-19
lier_ r-31
lies k19
lies_ k19
lif r-24 m-17 h49
life r-22 g31 h-31
life_ r-19 g22 h-31
lift g-16 h67
lifte h60
lig r-34 g-36 m-39
ligh r-43 g-17 m-24
light r-43 g-17 m-24
ligi h31
ligio h31
lik m-17 h24
like r20 h40
like_ r23 g-31 h31
likes g46
lil h-37
lim r-18 g-59 m15 h53
lim_ h46
lima m39
limi g-37 m-16 h-55
limit g-37 m-19 h-55
limo h35
limon h35
lin r-57 g17 m57 h-56 k-23
lin_ m-22 h59
lind r-16 g36 m-15 h-81
lind_ g46 h-68
line g27 m70
line_ g37 m48 h25
lines h-29
ling g-36 m31 k-15
ling_ r-27 g-28 m45 h20 k-15
lings h-25
lini g-23 m-20 h-32
linic r-24 g-22 m-20 h-40
link r-31 m15
lio m41 h31
lion m41 h34
lion_ m-15
lions m56 h36
lip r17 m38 h-27
lip_ r-17 m21 h29
lipp m24
lippe m25
lips r34 h-30
lips_ r34
liq g15 h60
liqu g15 h60
lique h28
liqui g30
liquo h43
lir g-22
lira g-22
lira_ g-22
lis g23 m-27 h-28 k-34
lisa g36
lisat g15
lish g-21
lish_ h27
lism h30
lisma h30
list g16 h-40 k-32
list_ h-47 k-36
liste h-19
lit m-35 h15 k23
lit_ m-19
lita r-22 h62
litan k20
litat r-22 h69
liti h-18
litio h-18
litt h-30 k22
littl h-25 k25
lity g32 h-19
lity_ g32 h-19
liv g-33 m30 h41 k-28
live g-33 m32 h21 k-25
live_ g28 m56
liver g-18 k-19
lives g-39 m-18
liy g30 m-44
liya g33 m-16
liya_ g35 m-15 h-16
liye m-28
liye_ m-28
lk_ g56 h17
lke g17 m-15 h19
lker h34
lker_ h28
ll_ r-80 g25 h32
lla r20 m-36 h29 k-31
lla_ g-48
llan m-21 h23
llan_ h22
llar r17 h23
llar_ r24 g27 h18
llars g-19
llat g48
llati g49 h-18
lle r-38 g-55 h42 k24
llea r-23 h25 k-24
lleag r-23 h25 k-24
llec g-29 k35
llect g-29 k35
lled g-53 h26
lled_ g-53 h26
ller r-18 h-25 k-15
ller_ r-48 g32 h-30
llery r25
llet g66 h-25 k62
llet_ g28 h-28 k50
llets g39
lli r19 g22 m59
lli_ r30 g36 m28
llin g25 m-15
lling g26
llio m41 h34
llion m41 h34
llm r-17
llme r-17
llmen r-17
lln g35 h-15
llne g36
llnes g36
llo m-35 h-17 k-15
llo_ r-19 h27
lloc g28
lloca g28
lloo g-17
lloon g-17
llov r31 h-20
llove r31 h-20
llow r-16 h20
llow_ h-20
llowa g-17 h36
llows g31 k-15
lloy m-23 h-15
lls r31 g25 m19
lls_ r31 g25 m19
lly r-27 g46
lly_ r-27 g47 m-20
lm_ g-25
lma h23
lme r-16 g-16 m-20 h-58
lmen r-16 g23 h-19
lment r-16 g23 h-19
lmet g-25 m-18 h-46
lmi h52
lmis h52
lmist h52
lms h42
lms_ h42
lne g36
lnes g36
lness g36
lo_ r37 m67 h86
loa r30 m24 h23 k-36
load r-17 g-20 m57 h68 k-25
load_ r-17 m65 h56 k-21
loan r53 g-18 m-31 h-43
loan_ m-28
loane r26 h-15
loans r21
loat g36
loati g31
lob g-19
loc r63 g78 m-44 h-43
loca g42 h-16
locat g42 h-16
lock r67 g39 m-41 h-35
lock_ r55 g-48
locke g59
locki h-16
locks g28 m-30
log g-43 h76
loge h26
loger h26
logy g-17 h26
logy_ g-17 h26
lol r-16 m-30 k-20
lol_ r-16 g24 h25 k-19
lom g-20 h28
loma g-15
lon g37 m-64 h36
lon_ r-28 g-15 h-53
lond g27
londo g27
lone r46 m-20 h94
lone_ r51 k20
loned m-16 h74
long g40 m-29 h-25
long_ k30
longe r16
longi h-15
longs g38 h-22
loni h15
lonin h15
loo h32 k45
lood h34
look r-25 h62 k36
look_ h56
looki h-17
looks g16 h22 k41
loon r30 g-31 h-35 k26
loon_ k31
loons g-15
loor r37 g27
loor_ r17 h15
loos r-21 m-17
loot g-31 m33 h-24
loot_ g-31 m35 h-31
lope_ g-31 h39
loper g23
lopes r24 h-40
lor g-43 h-27 k-24
los r-68 g45 m78 h-41 k-30
lose r16 g29 m36 h-15 k-20
lose_ g-16 m-40 h18
losed g28
loser m72 h-28
loses r24 g18
losi r-18 g-17 m42 h17
losin r-31 m43
loss r-40 m22
loss_ r-38 h-30
losse m24 h25
lost g31 m-15 h-18
lost_ g31 m-15 h-18
lot r-33 m138 h-90
lot_ r-24 g56 m-55 h-33
lote m25 h-18
loth g-23 m-17 h-52
loth_ g-21
lothe h-41
lots g33
lots_ g33
lott g-25 m109
lotte m23 k19
lotto g-19 m56 h25
lottr m23 h-21
lou r-50 g-73 k17
loud g-17
louf h27
louf_ h27
loun r-20 h23
loung r-20 h23
lour r-25 m23
lour_ m43 h17
loure r-25 h-29
lous g-29 h-33 k32
lous_ k33
lov g-50 m-28 h59
love g-50 m-28 h59
love_ r-29 g-29 h77
lover r24
loves g-20 h-18
low g18 h-37
low_ r25 g-25 k19
lowa g-17 h36
lowan g-17 h36
lowe r-24 g29 m-16 h-60
lower r-24 g24 h-51
lows g31 k-17
lows_ g31 k-17
loy g17 h-43 k20
loye k23
loyee g19 k26
loyer g-25
lp_ g16 h-31 k15
lpi r24
lpin r24
lping r24
lre g44
lrea g44
lread g44
ls_ r23 g63 m31 h58 k-22
lsd h23
lsd_ h23
lse r-20 g-15 k86
lse_ g-15 k79
lt_ r-18 h-23 k-16
lta r15 g-28 h43
lta_ h23
ltat h22
ltati h22
lte g-23
lter g-22 h-31
lter_ g-15 h-21
lth g-20 h16
lth_ h22
lti g21 k21
lts h51
lts_ h51
lty m-18 h-21
lty_ m-18 h-21
lu_ h-48
lub r-26
lub_ r-26
luc g47 m-22 h-38
luck g47 m-20
luck_ g33 h34
lucky h-31
lude h20
lue r22 g-32 m-18 h15 k23
lue_ r32 g-27
luen h19
luenc h19
lug_ h27
luga h-15
lugan h-15
lum r-33 h-15 k-15
lumb r-23 g-15
lumbe r-23 g-15
lumi h-15
lumin h-15
lump g24
lump_ g24
lun r-51 g-40 m-27 h-17
lunc r-47 g-54 m-17 h-41
lunch r-47 g-54 m-17 h-41
lunt h24
lunt_ h18
lunta g16
lus r59 m20
lus_ r59
lush m17
lush_ m17
lut h64
lut_ h36
luw h-20
luwa h-20
luwag h-20
lve r17 g-22 h-28
lve_ r35
lver r-16 h-22
lver_ r-16 h-22
lves g-16
lves_ g-16
lvi r56
lvin r56
lving r56
lwa r36
lway r22 h-16
lways r22 h-16
lwe h37
lwe_ h37
ly_ r-32 m-101 h85
lya m21 h-16
lyan m21 h-16
lyan_ m21 h-16
lyf h38
lyfa h38
lyfan h38
lym r-17 g35 m54
lymp r-17 g52 m43
lyr h31
lyri h31
lyric h31
lz_ g17 h27
m3a r15 h17
ma3 g-27 m-23 h-20
ma7 r18 g41 m-15
ma7a r18
ma7al r18
ma7s g42
ma_ g89 m-55 h-58 k57
maa g59 m-15
maal g34 h15
maal_ g36
maar g25
maar_ g25
mab g-15
mabl h32
mabla h32
mac r-42 g31 m81 h-39
maca m61 h38
mach r-18 g35 m21 h-43
mach_ g28
machi r-18 m21 h-40
macy h-30
macy_ h-30
mad r-22 m-38 h32
mad_ r-19
mada h29
madam h41
made g-22 m-16 k20
made_ g-22 m-16 k20
mado g-21 h42
madol g-21 h42
mag r-16 h79
maga h-29
magaz h-21
magh g22
mah r45 g-15 m21 h-75 k49
maha r38 m25
mahi r41 h-22
mahin r41 h-22
mai g-84 m-23 h35
maid r-15 g-44 m-16 h53 k15
maid_ g-34 h50
maids k17
main g-20
maini r22 h15
maint r-21
maj g-76 h-41
maji g-15 m28
majid g-15 m28
majl h-18
majli h-18
mak r-18 g22
mak_ g62 h-28
make_ g54 k-15
maker g-56
makes k29
maki g-19
makin g-19
mal r36 g-68 m-46 h76 k31
mal_ r50 g-31 m-23 k20
male h16
male_ h16
mall h-50 k24
mall_ h-44 k24
malt g-18 h33
malt_ g-18 h33
man g21 h74
man_ r-24 g40 m-21 h72 k20
mana r18 h-36
manag h-19
manc k18
mance k18
mand r22
mang m-15
mango g19 h-41
mani m20 h61
manif g22
mans k-21
mans_ k-21
many g-16
mar r42 g42 m-25 h18 k-27
mar_ r15 g38 h-34
mara r44 g-30 h21
mara_ r44
marah h31
marat g-25
marc r33 g-17
march r33 g-17
mare g59 h-27
mare_ g50 h-24
marg g45 h-15
marga h23
margi g51 h-37
mari g-25 h30
marin g-18 h15
mark h-17 k-22
marke h-28 k-19
marl g25 h-24
marla g33 h-20
marr k24
marra k29
marri m-15
mars h28
marsa h34
mart h32
marti h26
mary h19
mary_ h19
mas r-36 g-56 h103 k-28
mas_ h46
masa g-16 m-28 h-15
mash g-15
mashi h27
mass r-15 m21 h76 k-15
massa m-19 h42
mast g-15 h63
maste g-15 h65
mat r50 g-67 h-62
mat_ m-19
matc r-32 g-24 m31 h62
match r-32 g-24 m31 h62
math r-16
matk m33
matka m33
mato h-26
mato_ h-21
matt r50 h-23
matte r51
matu r62 g-16 h-17
matur r62 g-16 h-17
maw g17 h-36
max g26
may r-40 g70 k-19
may_ r-24 g40 m-33 h-15
maya h34
mayb g45 m34 h-23
maybe g45 m34 h-23
maz g-27 h63
maza m-15 h37
mb_ g21 h-26
mba g-19 m30 h42
mba_ r-17
mbas h-26
mbass h-26
mbe m31 h15 k-15
mber m23 h19 k-15
mber_ m-27 h-67
mbers g15 m59 h54
mbl m43 h-35
mbli m40 h-31
mblin m40 h-31
mbo m47 h-51
mbol m43 h-44
mbola m43 h-44
mbr g-27 m-23 h-17
mbu m-32 h-32
mbuc h21
mbur h-46
mburg h-41
mcx g53 h-22
mcx_ g53 h-22
mda r-18 h-24
mdan r-18 h-28
mdm g-18 h51
mdma g-18 h51
mdma_ g-18 h51
me_ r32 g-37 m66 h-91 k17
mea g22
meal h-42
meas h-24
measu h-24
meat h72
meat_ h72
meb g-24 k30
mebo g-24 k30
mebod g-24 k30
med r-30 g38 m-19
med_ g62
meda h-30
medal h-23
medi r-29
medic r-29
medy h24
medy_ h24
mee r-29 g29 m-19
meen r-22 g67
meen_ r-22 g67
meet g-17 h28
meet_ g-17 h33
meeti h-20
meg m42 h22
mega m42 h23
meh r-19
mei g38
mein g39 h-31
mein_ g39 h-31
meis h20
meist h20
mel g74
mel_ g17 h-21
meli h46
melie h46
mels g19
mels_ g19
mem r-51 g20 m-21 h38 k26
mema h15
memad h15
memb r-38 h29
membe r-38 h29
memo g30 h-24 k26
memor g30 h-21
men r94 m-66 h-26
men_ r52 g20 m-29 h17
menn r46
menno r20
mens g15
mens_ g15
ment g18 h-45 k27
ment_ r39 g37 m-16 h-59 k-21
menti g-20 k36
ments r-31
menu g-37 h41
menu_ g-37 h41
meo r-18 k25
meon r-18 k27
meone r-18 k27
mer h72
mera g-15
mera_ g-15
merc r25 g23
merch r23
merci g30
meri r-15 h-15
merl h42
merlo h42
mero h21
merol h38
mers g15 h22
mers_ h16
mes g22 m20 h-33 k28
mes_ r19 g17 m-18
mesh g16 k-16
mesh_ g30 m-36 h-17 k-16
mess m53 h-63 k38
messa m53 h-60 k38
met r40 m-52 h-67 k-20
met_ r17 g-29 h-64
meta g37 h-22 k-17
metal h-16
mete h24
meter r-17 h24
meth h70
meth_ h63
methi g20 h26
meti r40 g15
meti_ r44
metr g-18 h-44
metre h-22
metri g20
metro g-26 h-20
mets r21 h-19
mew g22
mewh g22
mewhe g22
mex g22 h-29
mex_ g22 h-29
mey r30 g22
meya r30 g22
meya_ r30
mez g-16 h45
mezz r21 h-25
mezza r21 h-25
mi_ r63 g-54 h76
mic r-26 g-17 m-18 h-44
mic_ m-18 h-49
micr r-20
micro r-20
mig g30 h16
migu h16
migue h16
mil r-39 m26 h38 k27
mil_ h32
mila r-15 m18 h86
mile h19
milea h23
mili g19 h-44 k40
milie k20
milk g35 h-32
milk_ g35 h-32
mill g-16 m45
milli m50
mily r15 m-19 h-16
mily_ r15 m-19 h-16
min r-47 g73 m51 h-95 k-29
min_ r22 g34 m39
mina r-44 m17
minal r-16 m26 h-16
minar r-28 h-24
minat h52
mind r-21 g25
mind_ r-18 g30
mine g-27 m-16 h56 k35
mine_ g-36 m-16 k29
miner h47 k-15
ming r-18 m19
ming_ r-18 m19
mini r40 m-31 h-32 k-22
mini_ g20
minia h21
minim r34 h-16
minis r17 h-17
miniu h-15
mino h-54
mino_ h-46
mins g16
mins_ g16
mint h-15
mint_ h-15
minu g37 m41 h-20
minut g42 m44
mir h30
mis r47 g-65 m-37 h32 k24
mis_ r15
mise g-59 m-19
mise_ g-32 m-15 h-16
mises g-15
misp h22
mispl h22
miss r56 h-40
misse r41 g-17 h-18
missi r-33 g42 m15 h-36 k19
misso r28
mist r-25 h86
mistr h47
mit r27 g-76 m-57 h-61 k-26
mit_ m-22 k-15
mita h17
mitat h17
mite g-34 h-23
mith m-36 h-34
mith_ m-33 h-34
mitt r26 g-18 h-19
mitte r33 g-18
miu r-35 g27 h15
mium r-35 g27 h15
mium_ r-35 g27 h15
miy r23 m-29 h-21
miyy r20 m-19 h-19
miyya r18 m-19 h-19
mm_ r-21 g17 h-66
mma g24 h-36
mme r16 g36 m-22 h34
mme_ h-16
mmed h15
mmed_ h15
mmel r16 h46
mmeli h46
mmer g21
mmer_ g-17 h-20
mmers g24
mmi g-42 h36
mmi_ h23
mmin g-18 h-20
mming g-18 h-20
mmis r-30 m16 h26
mmiss r-30 m16 h26
mmit r41 g-33
mmitt r27 g-18
mmo r-27
mmod r15
mmodi r15
mmon r-26 h60
mmon_ r-26 h52
mms h16
mms_ h16
mmy r-17 g33 m36
mmy_ r-17 g33 m29
mn_ r-18 g-18
mni g29
mnit g29
mnity g29
mnt r51 h-19
mnt_ r36 h-19
mo2 r47 h-29
mo2a r24 h-29
mo_ r-37 g39 m-19 h-98 k29
mob r25 m-41 h-61
mobi r25 m-24 h-33
mobil r25 m-24 h-33
mocki h43
modi r15
modit r15
mok h34
moke_ h26
moked h-23
mol g-25 h40
mola h16
moli h-18
molit h-18
moll h30
molly h30
mom r-35 h-30
mom_ r-27 h-34
mon r26 g-65 m15 h112
mon_ r-32 g-19 h31
monc h35
monce h35
mond r-25 m21 h26
monda r-16
mone r53 m32
money r53 m33
mong h-16
mong_ h-16
moni k15
monit k15
monk h23
mont r18
monte m31 h50
month r22 m-41 h-53
moo g50 h30
mood g67 h-19
mood_ g67 h-19
moon g-17 h54
moons h44
mop h-77
mor m30
more g-26 k-19
more_ g-26 k-19
mori g30 h-30
moria g30
morn r-22 g20
morni r-22 g20
morr r-16 k25
morro r-16 k25
mort r15 g-18 h24
morta h27
mortg r18
mos g29 h-21 k-24
mosq k-17
mosqu k-17
most g28
mosta g30 h-16
mot g73 m-22 h-145 k23
moth r17 g43 h-93 k-15
mothe r17 g43 h-93 k-15
moto g42 h-16
motor g42 h-16
mou g-44
mour g-39 h-51
mour_ g-39 h-51
mous h20
mous_ h20
mout h62
mov g-53 h46
mova h-25
moval h-25
move g-39 h25 k26
move_ r-18 h31
moved r-21 g-34 k32
moves r32 m30 h27
movi h46
movie h23
movin h23
mp_ r-59 g44 m32 h-51 k-28
mpa r-16 g-47 m-22 h158 k18
mpan g-46 m-18 h76 k15
mpani r-18 h17
mpany g-44 m-16 h56 k18
mpe g-23 m46 h53
mped h-34
mped_ h-34
mpen r16
mpens r16
mper g-25 h91
mperi h33
mpet m34
mpeti m34
mpin m-15
mping m-15
mpl r-22 g-31 h-22 k48
mple k25
mples k27
mplo k20
mploy k20
mpo m-24 h65
mpo_ h34
mpor h36
mpora h18
mport h18
mpt h-41 k-15
mptio r19
mpty k-15
mpty_ k-15
mpu m-26 h-26
mr_ h-20
mra g-22
ms_ r-57 g-97 m35 h44 k-33
msa g32 m-20 h-27
mse r19
msel r24
mself r24
mst h25
mste h15
mt_ r15 g44 m-38 h-34
muc g27 k-17
much g27 k-17
much_ g27 k-17
mud h-39
mug g-33 m-17 h41 k-24
mugg g-16 h63 k-17
muggl g-16 h63 k-17
muj k34
muja k36
mujah k36
mujr h16
mujra h16
mul r-21 g-29 h74 k64
mula m23
mulat r18 m23
mule r-27 g-20 m-24 h39 k41
mule_ r-22 h-41 k54
mulet g-17 m-17 h80
mum g-17 k-61
mum_ h-22 k-59
mun r51 m-19 h-24
muna r53 h-30
muna_ r31 h-16
munaf r23
mur r48 g-18 m-26 h-51 k24
mura r57 h-26
murab r57 h-26
murf m-15 h-40 k39
murt h27
murti h27
mus r53 g-51 h51 k19
muse h27
mushr h18
must r77 g-33 k30
must_ r77 g-33 k30
mut h23
muta h26
mutu m15
mwa h23
mwar h23
mware h23
my_ g-60 m-15 h-39 k-19
mys r-34 h-16
myse r-34 g-15 m-19
mysel r-34 g-15 m-19
myst m17 h-15
myste m17 h-15
mzaw h32
na3 r33
na_ r50 g24 m31 h29
nab h38
nabi h38
nabis h33
nac g-17
nac_ h36
nach h42
nack h-41
nacks h-35
nad r-33 g35 m16 h-50
nada_ r-21
nade r-27 g25
naf r36 m-30 h-33
nafa r23
nafa_ r23
nafs g-19 m-16 h-19
nafs_ g-18
nag h-32
nage h-25
nager h-19
nah r94 m-19 h-97
nah_ r125 g-26 h-61
naha g-19 m-16
nahi r-30 g53 h-33
nahi_ r-30 g53 h-33
nai r16 h-19
nail r-21
nail_ r-21
nak r-29 g41
nakl h36
nakli h36
nal h18
nal_ g-20 m15 h48
nalt r15 m-18 h-21
nalty m-18 h-21
nam r-30 m-20 h-40 k42
name r-24 h-24 k44
name_ r-31 g-20 k50
namen m18
names m-16
nan r74 m-20 h-47
nanc r61 m-15 h-23
nance m-15
nanci r37
nang r-20 h-16
nang_ r-20 h-16
nant h18
nant_ h20
nap g-23 h96
nap_ h73
napp h29
nar r-46 m57 k-19
nar_ r-26 g-18 h-37
nara h28
nara_ h28
nary g51 m72
nary_ g48 m68
nas h-22
nasd g32
nasda g32
nash g-18 h-21
nat r-20 g-49 m56
nat_ m19 h39
nate r-16 g-15
nated r-16 g-15
nati g-30 m42
natin h-25
natio m15 h16
natu r15 h-34
natur r15 h-34
naw g59
nawa g22
naway g22
nax g-15 h37
nax_ g-15 h37
nay g16
naz g-15 h47
naza h29
nazar h29
nazr h18
nazra h18
nba r-16 g37
nbe h38
nbee h38
nbi h25
nbid h25
nbid_ h25
nbo h-19
nbr r23
nbro r23
nbrok r23
nc_ h16
nca r26 g-22 h38
ncal h38
ncall h38
nce r-16 h89
nce_ r54 h-35
ncei g27
nceiv g27
ncel r-20
ncel_ r-15
ncen r-45 g-23 h62
ncens g-23 h29
ncer r-15 g-22 m-23 h22
ncer_ h29
ncert h-24
nces m52 h16
nces_ m56
ncest h18
ncet h21
ncett h21
nch r-40 m-23 h25 k25
nch_ r-46 g-44 m-22 h33
nche r18 g32 k30
nchec g30
nci r46 g-24 h-24
ncia h19
ncial h19
ncie r37 m21
ncier r23 m21
ncil h-29
ncil_ h-29
ncip g-16 h-18
ncipa g-16 h-18
ncl r47 g37
ncl_ r26
ncla g40
nclai g40
ncle r20
ncle_ r19 h16
nclea g25
ncles g-20
nclu h18
nclud h18
ncom g25
ncome g25
ncr h-22
ncre h-22
ncrea h-22
nct g-15 h-23 k49
ncti g-15 h-19 k49
nctio g-15 h-19 k49
ncy h-28
ncy_ h-28
nd_ r88 g47 m-27 h-65
nda r-47 g28 m-24 h20
ndab m-25
ndabl m-15
ndar g39
ndar_ g41
nday g-24
nday_ g-24
ndb m-18
ndba h30
ndbag h30
nde r-47 g64 h-49 k37
ndec g-17 h-17
ndeci h-15
nded r-24 g42 h29
nded_ r-24 g42 h29
ndef g27
ndefi g27
ndel g29 h-29
ndeli g32 h-44
ndem g29
ndemn g29
nder g-67 m15 k38
nder_ r22 g-55 h49 k-15
nderi k18
ndex m-19 h-19
ndex_ m-19 h-19
ndf r29
ndf_ r29
ndfa g20 h17
ndfat g20 h17
ndi g-40 m73 h24
ndi_ g-22 m-24 k38
ndic m59
ndica m59
ndin r37 m40 k-20
nding r37 m40 k-20
ndit r-17 g-20
ndit_ h22
nditi g-19 h-21
ndl m25
ndle g31 m27
ndle_ g16 m39
ndli h18
ndli_ h18
ndly r15
ndly_ r15
ndm h-37
ndo r-26 g114 m17 h-68
ndo_ m-17 h-27
ndom g33 h-28
ndom_ g33 h-28
ndon g35
ndon_ g27
ndoo r-24 g23 m17
ndor g38 h-38
ndor_ g38 h-38
ndou h18
ndow m20 h26
ndow_ g-19 m25 h35
ndowm g23
ndr r47 g-24 h-27
ndra r15 k23
ndrai k24
ndraw r24
ndre m32 k-23
ndred m32 k-23
ndry m-18 h-42
ndry_ m-18 h-42
nds r58 m27
nds_ r58 g31 m27 k23
ndu h54
ndu_ r-15 h53
ndul r25
ndulg r25
ndw g-17 h16
ndwi g-17 h16
ndwic g-17 h16
ndy h56
ndy_ h56
ne_ r-58 h23 k22
nea r-30 g-26 m45 h29
neak h15
neake h15
near r-30 g-23 m46 h23
near_ g-17 m26 h27
neb h-28
nec g-25
neck r22 g-19
neckl r22 g-19
ned g23 m-51 h-38 k31
ned_ g26 m-50 h-66 k34
nee r-32 g23 h-39 k45
need r-23 h-18 k33
neede h21
needs h-23
neer g-24
nef h28
nefi h24
nefit h24
neg g17
nega g21 h-18
neh g35 h21
neh_ h21
nei r-25 g22
neig r-21
neigh r-21
neit g20
neith g20
nek h52
neke h46
neken h46
nel m15 h53 k-28
nel_ h26
nels k-23
nels_ k-23
nem h-28
nep h-18
neph h-18
nephe h-18
ner r-31 h65 k-36
ner_ m-59 k-23
nera r-25 g28
nerat r-21 g17
ners r18 g-36 m32
ners_ g-35
nersh m24
nery g30 h25
nery_ g30 h25
nes r-20 g-20 m-48 h141
nes_ r-21 g-40 h80
nesh h28
nesh_ h17
ness g20 m-35 h17
ness_ g25 m-34
nest r-20
nest_ r-20
net r-39 g40 h-18 k19
net_ r-30 g40 h-28 k21
nev g-24 m-16 h50 k25
neve r30 g-24 m-16 h50 k25
never r30 g-24 m-16 h50 k25
new r57 g-15 m-60 h-54 k-22
new_ r24 g-35 m-55 h-34 k-19
newa h-15
newal h-15
news r16
news_ r16
next g44
next_ g44
ney r51 m16 h-18
ney_ h17
neya g17
neyar g17
neyl r41
neyle r15
nfe r-24 g-17 h16
nfer r-23 g-17
nfere g-17
nfi h-23
nfir h-23
nfirm h-23
nfl r20 m15 h55
nfla r24 m18 h36
nflat r24 m18 h36
nflu h19
nflue h19
nfo h-21 k21
ng_ r18 m19 h-30
nga r47 g-33 m-21 h28
nga_ r31
ngal h21
ngali h15
ngan h60
ngan_ h56
ngay r32 h-31
ngay_ r16 h-25
nge g-35
nge_ r-21
nged r31 k-18
nged_ r31 k-18
ngel h26
ngel_ h26
ngem r17 h-15
ngeme r17 h-15
ngen g23
ngen_ g23
nger k24
nger_ k20
nges g-34 h-33
nges_ g-34 h-33
ngf h25
ngfi h25
ngfis h25
ngh g-44 h39
ngha g-38
ngham g-38
ngi r-20 g50 h23
ngin r-18 g50
ngine g41 h18
nging h-18
ngl r49 m-29 h-16
ngla r49 h-22
ngla_ r49 h-26
ngle m-26
ngle_ m-19
ngled h26
ngles h-20
ngo m21
ngo_ g23 m27 h-29
ngr m-40 h47
ngre h41
ngri h17
ngria h17
ngs r-23 g65 h-19 k-16
ngs_ r-23 g67 h-22 k-16
ngu r-21 h-36
nhe g34 h-15
nher g34 h-15
nheri g34 h-15
ni_ r63 g-26 h93
nia g-20
niat h21
niatu h21
nic r-35 g18 m-31
nic_ r-24 m-21 h-16
nici h22
nics g22 h-25
nics_ g22 h-25
nid g22
nide g24
niden g24
nie g-22 h18
nie_ h19
nif r-19 g105 h-29
nifes g22
nift g83 h-22
nifty g83 h-22
nig r42 g-56 m24 h48
nigh r42 g-56 m24 h48
night r42 g-56 m24 h48
nil h20
nim r30 m-18
nimu r34 h-16
nimum r34 h-16
nin g-16 m40 h28
nine r28 h32
nine_ r37
ning r-30 m43 k15
ning_ r-28 g17
nings g-21 m30 k21
nio r-20
nion r-33
nion_ r-31
nis r33 m33 h52
nise r31
nised r31
nish m50
nish_ g-26 m22 h28
nishe g22 m30
niste g17 h22
nistr g-15
nit r-67 m-36
nit_ r-22 h-21 k-15
niti h-36
nitiz h-26
nito r-20 g-20 h-21
nitor r-20 g-20 h-21
nitr h25
nitro h25
nits m-18
nits_ m-18
nitu r-22
nitur r-22
nity g29
nity_ g29
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
nje r-22 h15
njen h25
njen_ h25
nk_ g20 m-57 k-17
nka h70
nkat h32
nkats h32
nkd r22
nkda r22
nkda_ r22
nke r-21 g36 m43 h59
nken g20
nken_ g20
nket r-15 m45 h19
nket_ r-15 m47 h17
nkey h25
nkey_ h25
nki g-37
nkin g-37
nking g-37
nkn g75 h-18
nkni g29
nknif g29
nkno g46
nknow g46 h-15 k15
nko m57 h36
nko_ m59 h31
nli r-23 g-19 m30 k44
nlic k33
nlice k33
nlin r-18 m31
nline r-18 m31
nlo g-15 m-24
nloc h24
nlock h24
nly r-48 g26 m-17 k32
nly_ r-48 g29 h-28 k33
nlyf h38
nlyfa h38
nme g-17 m-23
nmen g-17 m-23
nment g-17 m-23
nn_ g-25 h117
nna r-26 g-21 m36 h17
nna_ m32
nnab h38
nnabi h38
nne r-32 g-60 m-33 k-25
nnel h36
nnels h38
nner m-28 h-76 k-23
nner_ h-65 k-22
nners m-17
nnes g-15 h65
nness h65
nni r49 g-21 h29 k22
nni_ r57
nnin h33 k22
nning m16 k22
nno r54 k20
nno_ g17
nnot r44 g-28 k21
nnot_ r44 g-28
nnu g27 h-22
nnua h-15
nnual h-15
nnui g22
nnuit g22
nny r-37 g-24 m39
nny_ r-37 g-24 m40
no_ g-67 m28 h21 k-18
nob r-27 g57 h-28
nobo r-27 g57 h-28
nobod r-27 g57 h-28
noc h63
nock h63
nocke h21
nocko h30
nof k33
noff k33
noffi k35
nog h58
nog_ h47
noi h16 k-26
noir h21
noir_ h21
nol h-17
nol_ h-17
nom h-65
nomi k21
nomy h-55
nomy_ h-55
non r38 g77 m-15
non_ r50 h28
none g81 h-16
none_ g81 h-16
noo r-24 m23 h16
noon r-18 g15 m24
noon_ r-18 g15 m24
nop g26 m-30
nope g26
nopen g26
nor r19 h28
nor_ g44 h15
norm g-34
norma g-34
nos r29 h30
nos_ h34
not g-37 h20 k30
not_ g33 m19 h21 k23
nota r-37
notar r-37
note r80 g-45 m-55 k-37
note_ r52 g-19 m-26
notes r26 g-22 m-21 h21 k-27
noth r-23 m29
nothe h39
nothi r-29 m40 h-27 k-15
noti r-16 k52
notic r-16 k52
nov r27 g-23
nov_ r37
nove m-15 h-16
novel r-17 m-15
novem r18
now g50 m-36 h-62 k22
now_ r16 m-23 h-63 k45
nowi k-18
nowin k-18
nown r-25 g38 h-26 k16
nown_ r-25 g38 h-26 k16
nows h19 k-20
nows_ h19 k-20
npa r39
npai r39 h15
npaid r39 h15
nre r30 k28
nre_ r42
nreg k28
nregi k28
nro r27
nro_ r30
ns_ r-57 g29 k-24
nsat r16
nsati r16
nsc h24
nscr h20
nscri h20
nse r-29 g70 m-36 h-84
nsed g-18
nsed_ g-18
nsee g55
nseen g55
nsel m-18
nsell m-18
nses h-18
nses_ h-18
nsex g29 h-18
nsex_ g29 h-18
nsf k25
nsfe k25
nsfer k25
nsh r29 h31
nshi h50
nshin h44
nsho r28
nshop r28
nsi r32 h29
nsid g24 h32
nside g24 h32
nsio g-28
nsion g-28
nsis r15
nsist r15
nsl g-36
nsla g-36
nslat g-32 h-30
nso m-44 h58
nsol g-23
nsoli r19
nsom h50
nsom_ h26
nsomw h23
nsor g23 m-31
nsor_ m-19
nsore h23
nsort g41 h-24
nsp g-24 k-23
nspe g-23 h16 k-23
nspec g-23 h16 k-23
nst r-23 h-55
nsta r-33 g25 h-31 k-15
nstag g21 h-17
nstal h-30 k-15
nste r17 k40
nstea r17 k40
nsu r-61 g88 m-26
nsul g-46 h26
nsult g-43 h26
nsum h20
nsume h20
nsur r-52 g125 m-17 h-37
nsura r-17 g72 h-16
nsure r-35 g52 h-21
nsw h22
nswe h22
nswer h22
nt_ r65 h-30 k-22
nta r-25 g44 m29 h-76 k-23
nta_ g21 h-21
ntag g31
ntage g31
ntan r-15 g-19
ntas m34 h-19
ntasy m34 h-19
nte r-20 g-27 h35
nte_ m29 h52
nted m-38 h-51 k35
nted_ m-38 h-51 k35
ntee r17 m-34
ntee_ r-19
nteed r19 g-18
nteen m-25
ntees r18 g19
nten r-25 m-17 h25
ntena r-21
ntent m-17 h34
nter h23 k-29
nter_ r-62 g17 m20 h-40
ntere r56 m-20 k-40
nterf h70
ntern h-40 k28
nters r21
ntes m55
ntest m55
nth r48 m-44
nth_ r44 g35 m-35 h-27
nthe h48
nthe_ h43
nthl r-16 g-29
nthly r-16 g-29
nths r24 h-46 k-28
nths_ r24 h-46 k-28
nti r24 m-19 k21
nti_ g20
ntif g24
ntifi g24
ntil r36 g17
ntil_ r36 g17
ntin g-45 m20 h-41 k22
nting r20 g-45 h-41 k22
ntio r34 g-18 k21
ntion r34 g-18 k21
ntis h-26
ntist h-26
ntl g-23 m-16
ntle g-19 m-16
ntlem g-19 m-16
ntm r-21
ntme r-21
ntmen r-21
nto r62 g-38
nto_ g-18
ntor r42
ntor_ r22
ntr g-17 h-22 k16
ntra r21 g16 h28
ntra_ h35
ntrac r30 g17 m17
ntre r27
ntres r32
ntri r-23
ntrib r-23
ntrie m23 h-23
ntry h-31
ntry_ h-31
ntu r25 g-23 h40
ntur r25 g-23 h40
nture r25 g-23 h40
nty g48 h-40
nty_ g48 h-40
nu_ g-38 h47
nua r17 m37 h-37
nual m37 h-36
nual_ m37 h-36
nud h39
nude h39
nude_ h29
nue m-15 h-25
nue_ m-15 h-25
nui g15
nuit g22
nuity g22
num r15 g31 m59 h40
numb g42 m54 h29
numbe g42 m54 h29
nume h21
numer h21
nur g-15 m-19 h-45
nurs m-18 h-55
nurse m-18 h-38
nus r29 g-23 m35
nus_ r40 g-22 m35
nut g42 m44 h-17
nute g42 m44
nute_ g19 m51
nutes r-16 g23
nve r29 g-25 m-16
nvel g-34
nvelo g-34
nven r46 h17
nvent r46 h19
nver r-26 h-27
nvert r-24 h-25
nves h24
nvest h24
nvi g18
nvid g18
nvidi g18
nvo m-31 h-26 k34
nvoi m-25 k35
nvoic m-25 k35
nvol g16
nvolu g16
nvoy h-22
nvoy_ h-22
nwa h-51
ny_ r-15 g23 h-25
nym g23 h-16
nyme g23
nymex g23
nze g18 m22 h49
nzee h33
nzeer h33
nzi h18
nzir h40
nzir_ h40
o2a r24 h-52
o3_ m-17 h21
o3a g30
oac g-20 m-37 h-31
oach g-20 m-37 h-31
oach_ g-18 h-27
oachi m-27
oad r-30 m36 h39
oad_ r-30 m44
oak h26
oal r-23 g48 m20 h-69
oal_ r-16 g53 m16 h-55
oals m15
oan r53 g-18 m-31 h-43
oan_ m-28
oane r26 h-15
oaned r26 h-15
oans r21
oap g-35 h-33
oap_ g-35 h-38
oar g-44 h62
oar_ h43
oard g-38
oard_ g-38
oat r-28 g78 m-26 h-77 k-27
oat_ r-20 g44 m-15 h-65 k-20
oati g31
oatin g31
ob_ r-18 g-34 m-20 k17
oba g-18 m-29 h-21
obac g-18
obacc g-18
obb h-16
obe g-19 m27 h42 k-26
obe_ m29 h52
ober m-21 k-22
ober_ m-20 k-22
obi r25 m-28 h-44
obil r25 m-24 h-33
obile r25 m-24 h-33
obj h-36
obje h-36
objec h-36
obl g24
oble g20
oblem g20
obo r-23 g60 m-20
obod r-27 g57 h-28
obody r-27 g57 h-28
obon h21
oca g41 m-15 h26
ocai h45
ocain h45
ocat g42 h-16
ocati g35
occ h19
occu h19
occul h19
oce g-20 m-17 h-55 k18
ocer r-32 m-17 h-35 k-16
oceri r-28 h-28
oces h-24 k34
ocess h-24 k34
och r-22 h34
oci m29
ocia g-32 m40
ocial g-32 m40
ocie g19
ociet g19
ock r31 m-49 k-17
ock_ r34 g-26 m-18 h-33
ocke g66 m15 h-39
ocked g20 h23
ocker g33 m18 h-27
ocket h-23
ocki h27
ockin h27
ocko h30
ockof h30
ocks g-34 m-40 h-18
ocks_ g-29 h-18
ockt h23
ockta h23
oco g-16 h-41
ocol h-21
ocola h-19
ocop g-19 h-47
oct r32 g-15 m-29 k-43
octo m-29 h27 k-41
octob m-20 k-22
octor h39 k-20
ocu g-36 h60
ocum h-20
ocume h-20
ocur h34
ocure h21
ocut g-17 h46
ocute g-17 h46
od_ r35 m28 h-62 k-27
oda g-29 h-58
oda_ h-59
oday g-18
oday_ r-20 g-17
odays r15
odd r-27 g-21 m92 h62
odds r-26 m57 h19
odds_ r-26 m57 h19
ode m15
ode_ m23
odei h19
odein h19
odels h17
odes h-23 k31
odes_ k31
odh r23 g41
odi h60
odia h26
odiac h26
odit r15
odity r16
odka r-15 h19
odka_ r-15 h19
odo h72
odom h30
odome h30
odoo h50
odoo_ h50
ods g16 h-60
ods_ g16 h-60
odu r-20 g34
oduc r-20 g34
oduct r-20 g34
odw r41
odwi r41
odwil r41
ody r-21 g29 h-17 k30
ody_ r-21 g34 k27
oe_ h-18
oes r-25 h-62 k45
oes_ r-25 h-60 k49
oet g15
oev g-39 m36
oeve g-39 m36
oever g-39 m36
of_ r-53 g45 m-52 h-22 k-55
ofa r-32 g-23 h-38 k-15
ofa_ r-24 g-23 h-33 k-15
off g-45 m15 h88
off_ h91
offe h40
offer h47
offi g-21 m17 h-66
offic g-19 m19 h-73
offs h23
ofi r-19 g-41 h-23 k-17
ofit r-18 g-32 h-21
ofit_ r-24 g-32 h-21
ofr r38 g-17 h-47
oft m-16
oft_ r20 h-42
ofto h24
oftop h24
oftw m-19 h21
oftwa m-19 h21
og_ r-35 m-28 h134
oga h32
ogar g19
oge g-33
oger h26
oger_ h26
oget g-23
ogeth g-23
ogn h36
ogna h36
ognac h36
ogo_ h16
ogr r-16 g-19
ogra r-19 g-19
ograp r-19
ogs m24 h21
ogs_ m24 h21
ogy g-17 h26
ogy_ g-17 h26
oh_ g24 h-25
oha r35 g-17
oha_ r22 h-19
ohan h16
ohani h16
ohn h18
oho r-34 g-29 h-24
ohol g-21
ohol_ h-35
oholi h28
oi_ r25
oic m-25 h16 k28
oice m-25 h17 k19
oice_ r-23 m-23 k16
oices r19 h21
oid k41
oid_ h-18 k29
oil r-27 g-15 m24 h-33
oil_ m25
oile r-22
oin r-28 g17 m24 h117 k-31
oin_ r-15 m18 h-28 k-22
oing g41
oing_ g41
oins r19 h59
oins_ r19 h59
oint r-20 g-17 h69
oint_ r-29 g-18 h93
ointm r-21
oints r31 h-30
oir h28
oir_ h21
ois k-32
oise k-30
oise_ k-30
oja h66
oja_ h55
oju h30
oju_ h30
ok_ h-26
oke g21 m40 k-41
oke_ g-18 m-19 h30
oked r19 h-31 k-20
oked_ r19 h-31 k-20
oken g36 m-35 h-31
oken_ g31 h-51
okens m-30 h20
oker m83 h34
oker_ r19 g47 m64 h36
okers h-17
okh g29
oki r-23 m45 h47
okie r-22 m70 h15
okie_ m52 h30
okies m19 h-15
okin m-25 h32
oking m-25 h32
okl h-26
okle h-26
oklet h-26
okr r24 g16 h-19
okra r24 g16 h-19
okra_ r24 g16 h-19
oks r-32 m-22 h-47 k48
oks_ r-26 h-22 k56
oksh h-25
oksho h-25
oku g-19 h39
okup g-19 h39
okup_ g-19 h39
ol_ r-24 m32 h-35 k-33
ola r-34 g-42 h-67 k-22
ola_ g-19 m54 h-36
olar h-39
olar_ r-18 h-21
olas m-17
olat m-23 h34
olate h-19
olati h55
old r26 m-26
old_ g-36 h34
olde r25
older r26 h21
oldi m-18
oldin g16 m-18
olds g23
olds_ g23
ole r-19 h29 k-57
ole_ r-35 g18 h-38 k-26
olen r-30 h64 k-21
olen_ h64 k-21
oles h25
olesa r17 h29
olf h-54
olf_ m28 h-46
olfa m-15
olfa_ m-15
oli r53 g37 m-55 h-67
oli_ r73
olic r-17 g52 m-15
olic_ h28
olice h-22
olicy r-16 g73 m-15 h-43
olid r40 h15
olida r40 h15
olis r-22 g39 h-15
oliti h-18
oliv r-20 g-33 h-36
olive r-20 g-33 h-36
oll g-36 m31 h25
oll_ g-15 m-25 h-34 k30
olla r23 g23 h-24
ollar r18 g24 h-24
olle r-16 g-37 m21 h31
ollea r-23 h25 k-24
ollec g-29 k35
olli m26 h32
ollin m28 h26
ollo r15
ollov r31 h-20
ollow h20
olls k-16
olls_ k-16
olly h25
olly_ h30
olo r-48 g17 h40
olo_ h36
olog g-24 h67
ologe h26
ology g-17 h26
olor m15
olor_ m15
olou r-25 h-42
olour r-25 h-42
ols r-25 g-29 h29
ols_ r-25 g-27 h17
olu m-15 h35
olun g16
olunt g16
olut h38
olut_ h36
olv r56
olvi r56
olvin r56
oly r-20 g35 m27
olym r-17 g35 m54
olymp r-17 g52 m43
om_ r21 g28 k37
oma g-28 m-20
oma_ g-15
omac g44
omach g28
oman g-23
oman_ g-23
omar r22 h-22
omar_ r22 h-22
omat h-18
omato h-26
omb g15 m34 h-36
omb_ g20
ombo m39 h-32
ombol m39 h-32
ome g94 h-40 k38
ome_ g70 h-42 k-17
omeb g-24 k30
omebo g-24 k30
omem h15
omema h15
omen_ h-15
omeo r-18 k27
omeon r-18 k27
omer g21
omer_ g28
omes g21 m17 h-38
omes_ g21 m17 h-38
omet g18 h56
omete h24
ometh g20 h26
omew g22
omewh g22
omi g-25 m18
omil m50 h42
omill m50 h42
omin g30 k16
oming g38
omino h-54
omis r35 g-44 m-19 h-29
omise g-44 m-19 h-24
omiss r28
omm g22 m21 h74
omme g24 h48
ommel h46
ommer g27
ommi m17 h21
ommis r-30 m16 h26
ommit r41 g-19
ommod r15
omo g-18 h36 k23
omol g-16 h17
omor r-16 k25
omorr r-16 k25
omp g-39 k15
omp_ h-17
ompa g-46 m-18 h73 k15
ompan g-46 m-18 h73 k15
ompe m34
ompen r16
ompet m34
ompu m-26 h-26
oms r-19 g-18 h59
oms_ r-19 g-18 h59
omw h23
omwa h23
omwar h23
omy h-55
omy_ h-55
on_ g31 k-36
ona r66 g-64 h33 k16
ona_ r40 g-21 h-24
onal r33 m29 h39 k22
onal_ r33 m29 h39 k22
onar h28
onara h28
onat g-19
onate r-16
onati r15
onc r-15 m-16 k15
once r-15 g21 m-37 k16
once_ m-22
oncei g27
oncel h35
oncer h-19
ond r65 m-22 h-83 k-20
ond_ r22 g-31 m-25 h-60
onda r-24
onday r-16
onde h15
onded h15
ondi r-19 g-19 h-29
ondit g-19 h-21
ondo g56
ondon g27
onds r89 h-24
onds_ r89 h-24
one g43 m-27 h46 k46
one_ r-21 g49 m19 h-21 k36
oned g33 m-21 h66 k24
oned_ g33 m-21 h41 k27
oner h-17
oner_ h-37
ones g-18 m-38 h73
ones_ g-18 m-38 h60
oney r51 g-15 m22 h-60
oney_ m19 h-27 k18
oneyl r41
onf r-18 g-20
onfe g-17 h22
onfer g-17
onfi h-36
onfir h-23
ong r22 g32 m43 h-27 k35
ong_ g-34 m72 k63
onge r16
onger r16
ongi h-19
ongin h-15
ongs g71 h-22
ongs_ g71 h-22
oni m-23 h78
oni_ h48
onic g39
onic_ g17 h29
onics g22 h-25
onig r19 h16
onigh r19 h16
onin h19
oning h19
onit k15
onito k15
onk h77
onka h32
onkat h32
onke h25
onkey h25
onl r-65 g38 k43
onli r-18 m31
onlin r-18 m31
only r-48 g26 m-17 k32
only_ r-48 g29 h-46 k33
onlyf h38
onn r-27 h15
onna h15
onne r-25
ono m-42 h-53 k-18
onom h-55
onomy h-55
onor h23
onor_ h23
ons m-31 k19
ons_ g27 m23 h-34
onsh h50
onshi h50
onsi r21
onsid r24
onso r19 g-18 m-44
onsol r19
onsor m-30
onsu g-15
onsul g-24 h-26
onsum h20
ont g-20 m48
ont_ r-27 g-29 m27 k21
onta h-16
onte r19 m62 h77
onte_ m33 h45
onten m-17 h34
ontes m55
onth r22 m-41 h-53
onth_ g23 m-26
onthl r-16 g-29
onths r24 h-46 k-28
ontra r23 g15 m17 h17
ontri r-23
onu g-16 m41
onus r15 g-16 m41
onus_ r15 g-16 m41
onve h19
onven r38 h24
onver r-24
onvo h-22
onvoy h-22
ony r29
ony_ r29
onz h15
oo3 r22 g21 m-22 h-16
oo3_ r22 m-17
oo_ r-33 h-17
ood r83 g-40 m-37 k-24
ood_ r39 g-26 m-26 h-17 k-28
oodo h50
oodoo h50
oods g16 h-41
oods_ g16 h-41
oodw r41
oodwi r41
oof r-19 h-19 k-24
oof_ r-19 g18 k-16
ooft h24
oofto h24
ooj h19
ooja h19
ook r-47 g-36
ook_ g-27 m15
ooke r20 k-15
ooked r20 k-15
ooker h16
ooki r-30 h50
ookie r-22 m36
ookin m-25 h43
ookl h-26
ookle h-26
ooks r-32 m-22 h-47 k48
ooks_ r-26 h-22 k56
ooksh h-25
ooku g-19 h39
ookup g-19 h39
ool g25 m24 h-118
ool_ g28 m23 h-91
ools r-15 g-22
ools_ r-15 g-22
oom g-25 h34
oom_ g-24
ooms h40
ooms_ h40
oon k20
oon_ r-40 g46 h-33 k25
oons g-26 h55
oons_ g-20
oonsh h44
oop g26
oop_ g28
oor m-17 h-20 k-24
oor_ m-16 h22 k-24
oos r-36 g23 m-24 h27
oos_ r-16
oose g31 h52
oose_ g28 h37
ooses h15
oosi r-18
oot r-28 g-63 h45
oot_ g-38 m29 h-69
oota h42
ootb m-21 h-27
ootba m-21 h-27
ooth h58
ootl h34
ootle h34
ooz h49
ooze h37
ooze_ h37
op_ r28 g72 h-141 k-48
opar h25
opard h25
ope r-18 g82 m16 h-67
ope_ r-27
open g55 m62 k21
open_ r17 g75
opene h-21
openi r-15 m28
opens m35 h23
oper m-23 h-37
oper_ g23
opera m-23 h-31
opes r17 g21 h-38
opes_ r17 g21 h-38
oph m-20
ophe h38
ophet g-16 h43
ophy m-20 h-23
ophy_ m-20 h-23
opi g19 h50
opie h26
opies h34
opin g41
oping g41
opiu h29
opium h29
opl r-31 g-21 m-19 h64
ople r-31 g-20 m-23 h67
ople_ r-18 g-20 h19 k33
oples h48 k-20
opo g-15 m-28 h71
opol m-27
opp r-51 g-35 h65
oppe r-38 h48
opped g-40 h33
opper r-33 g32 h15
oppi g-20 m16 h28
oppin g-20 m16 h28
oppy h-26
oppy_ h-26
ops r-18 g28 m-21 h75
ops_ g-29 h98
opsh g57 m-17 h-23
opshi g35 h-20
opt r-39 g82 m28 h-62 k-28
opti r-38 g82 m28 h-62 k-28
optio r-38 g82 m28 h-62 k-28
opy r-19 g-56
opy_ g-52
or_ r-79 g77 m22 h49 k-17
ora r46 g-71
orag h-15
orage h-15
oran g-34 h-18
orar h18
orary h18
orat r31 g-18 m-15 h-29
orate r33 h-17
orati g-18
orb r41 h-20
orbe r41
orbea r41
orc g-17 m-27 h95
orce g-23 h45
orcer h47
orcha g20
orci h37
orcin h33
ord r-45 m-20 h-27
ord_ r-23 g-21 h-17
orde r-20 g29 m-34 h-27
ordea h22
order r-20 g35 m-34 h-49
ords h17
ords_ h17
ore m31 h-18 k-42
ore_ h-38 k-34
orec m18
oreca m18
ored g-19 h32
ored_ h56
ores h18
ores_ h18
orex g39
orex_ g39
org g-58 m-23 h136 k-17
orga r16 g-35 m-16 h40
organ r16 g-30 h71
orgav r-32
orge h55
orge_ h19
orged r-19 h29
orgi h33
orgin h33
ori h-84 k27
oria g18
orial g18
orig g-17 h35
origi g-15 h35
orin r16 h-39
oring r16 h-34
oris h-68
orit g15 h-25 k17
oriti h-19 k26
ority g19
oriz h46
orizo h46
ork m-23 h20
ork_ g-17
orke r-21 g15 h39
orker r-21 g16 h37
orki g18
orkin g18
orkm g29
orkme g29
orks r34 g-47 m-15 h-20
orks_ r38 g-25
orksh g-22 m-15 h-31
orl m22
orld m22
orld_ m22
orm r-26 h-51 k23
orm_ g34 m19
orma g-36 h-30 k22
ormal g-34 h-24 k22
orn r-70 g23 m-47
orn_ g20 m-26 h-22
orne r-36
orni r-22 g20
ornin r-22 g20
orno h17
oro r-31 g21 m16 h19
oro_ r-22 g40
oros g-16 h49
orosc g-16 h49
orp r20 g-21 m-17 h-33
orph r-32 g-20
orpha r-32
orpo r33 h-17
orpor r33 h-17
orr r-41 h52
orro r-20 g28 k26
orrow r-20 g28 k26
orry r-21 h15
orry_ r-21 h15
ors r-16 g37 h49
ors_ g36
orse g21 m29
orse_ g23
orses m17
orsh g-20 m-16 h64
orshi g-20 m-16 h64
ort r-18 g84 m31 h15 k-30
ort_ r-31 g36
orta g-15 h-40 k-17
ortad h27
orte g50
orted g47
ortg r18
ortga r18
orth r18 m-21 h-27
orth_ r18 m-16
orti g40
ortin h-22
ortio g31 h33
orts g-19 m34 h61
orts_ g-19 m23 h69
ortsb m15
orty r-31 g-18 m41
orty_ r-31 g-17 m33 h20
orw r38 g37 h-57 k20
orwa r38 g37 h-57 k20
orwar r38 g37 h-57 k20
ory r16 g-19 h-27
ory_ r16 g-19 h-19
os_ g-59 m-37 h76
osa r-36 g-17 m18 h-19
osc g-23 h95
osci h32
osciu h32
osco g-16 h49
oscop g-16 h49
ose r-25 g19 m50
ose_ r-16 g-25 h41
osec h15
osecc h15
osed g28
osed_ g28
osen r-16 m-19 h-17
osen_ r-16 m-19 h-17
oser m63 h-28
oser_ m26 h-22
osers m37
oses r21 g26 h18
oses_ r22 g38 h24
osest m15
osh h18
osht h27
osht_ h27
osi r-57 g44 m58 h25
osin r-31 m43
osing r-31 m43
osit r-21 g47 m21 h17
osit_ g15 m28
ositi g33 h-15
osits k19
osk r18 m18 h35
osk_ r18 m18 h35
osm g24
osp r-17 h-34
ospi r-17 h-34
ospit r-17 h-34
osq k-17
osqu k-17
osque k-17
oss r-20 g26 m46 h39 k28
oss_ g-17 m44 h26 k28
osse g24
osses g24
ossi h-19
ost r70 g-27 m-62 k-31
ost_ r-31 g-35 m-42
osta g30 m-25 h-22 k-15
osti h51
ostit h23
ostp r27
osts r74
osts_ r74
ostu h-17
ostum h-17
ot_ r-17 m60
ota r-68 g15 m-23 h31
ota_ r-15 g17
otal r-15 m-15 h-17
otal_ r-15 m-15 h-17
otar r-37
otary r-37
otb m-21 h-27
otba m-21 h-27
otbal m-21 h-27
otch h38
otch_ h38
ote g28 m84
ote_ r15 g-53 h44 k26
otec g74
otect g77
otel r-38 h-41
otel_ r-37 h-66
otels h25
oter m26
otes r26 g-25 k-27
otes_ r26 g-25 k-27
otex g36 m45
otex_ g36 m45
oth r-91 g27
oth_ r-45 g28 h-32
othe m-31 h-29 k25
othel h20
other g16 m-21 k41
othes h-41
othi r-29 m30 h-27 k-15
othin r-29 m30 h-27 k-15
oti g-71 m-24 h71 k48
otic r-16 h30 k49
otic_ h26
otice r-16 k52
otin h18
otio g-16 m-15
otion g-16 m-15
otk h30
otl h63
otle h55
otleg h34
otm r24 h-16
otm_ g29 h-16
oto r-31
oto_ g-18 m27
otoc g-19 h-50
otoco g-19 h-50
otog r-18
otogr r-18
otor g42 h-16
otor_ g40
otos h42
otos_ h42
ots g17 h33 k-17
ots_ g20 h22 k-17
ott r-69 g-33 m69 h71
otte r-33 k17
otter r-34 m25 h46 k17
otti h17
ottis h17
ottl r-16 g-18 h66
ottle r-16 g-18 h66
otto r-17 m51
otto_ g-19 m56 h25
otton g20 h-17
ottr m23 h-21
ottry m23 h-21
oty h34
oty_ h34
ou_ r28 g-64 m27 h-20
oub r32 g16 m36
oubl r33 g18 m37
ouble r33 g18 m37
ouc r-16 g32 m-22
ouch r-16 g32 m-22
ouch_ g41
ouche m-21
oud g-36 h-59
oud_ g-23 h-60
oug r-48 g-27 m-22 k37
ough r-48 g-26 m-21 k37
ough_ g-20 h24 k33
ought r-35 m-18 h-27
oui h33
oul r-22 g23 m89 h-67
ould m44 h-27
ould_ m36
oule m52
oulet m52
oun r20 g23 m-32 h-34
oun_ r63 g21
ounc h-19
ound g15 k-29
ound_ r-23 g23
oundi r21
oung r-20 h23
ounge r-20 h23
ouns m-18
ounse m-18
ount h-16 k28
ount_ g46 m44 h-38 k43
ounta r-16 g-16 h-17
ounte r-38 h37 k-20
ounti r50 h-15
ountr h-21
ounts g-30 h38
oup r35 g-34 m34 h16 k19
oup_ r-17 h-67 k21
oupl h38
ouple h38
oupo r56 g-29 m33
oupon r56 g-29 m33
our r-119 g-62 m36 k15
our_ r-45 g-35 m-21 h32
oura m27 h-20
ourb h37
ourbo h37
ourc g18 k18
ource g18 k18
oure r-30 g-25 h23
oured r-30 g-25
ouri r-21 g-21
ourie r-21 g-21 h-31
ouris h19
ourn m16
ourna m18
ours r-28 g-25 h-37
ours_ r-25 g17 h-57
ourse g-42 h19
ourt r25 g36
ourt_ g42 h-26
ourte h18
ous g-26 m-27 h-35
ous_ r29 k34
ousa r26
ousan r26
ouse g-30
ouse_ h19
ousi r-19 g18 m-15 h-43
ousie h-18
ousin r-16 g18 m-21 h-24
out m55 k19
out_ r-29 m70 h42 k18
outs r22 k-15
outst r26
ov_ r37
oval h-27
oval_ h-27
ove g-42 k21
ove_ r-60 g-28 h78 k30
oved h-27 k20
oved_ h-27 k20
ovel r-17 m-15
ovel_ r-17 m-15
ovem r18
ovemb r18
oven r-23
oven_ r-23
over r60 g37 h-68
over_ r39 g59 m26 h-28
overe r-33 g38
overi r24 g-20
overn r60 m-16
overs r18 g-24 h-18
overy g21
oves r21 g-16 m19 h25
oves_ r23 g-15 m19 h20
ovi r30 h27
ovid r23
ovide r23
ovie h23
ovies h32
oving h25
ow_ g-31 m24 h-16 k52
owa r-34 h68
owan g-17 h36
owanc g-17 h36
owar r-39 g-29 h32
owar_ h32
oward r-39 g-19
owd g-22 m-15 h-33 k16
owde g-15 h-18
owder g-15 h-18
owe r-108 g-21 m141 h-17 k-39
owe_ r19 g-42 m96
owed g22 m-20 h-26
owed_ g22 m-20 h-26
ower r-57 g40 m15 h28 k-23
ower_ r-26 g64 m-19 h-51 k-16
owerb m41 h43
owers r-29 g-22
owes r-46 g-25 m54
owes_ r-46 g-25 m54
owi m33 h30 k-23
owin m33 h30 k-23
owing m33 h30 k-23
owl_ m34
owm g23
owme g23
owmen g23
own r-31 g72 m-15 h-155
own_ r-36 g53 m-41 h-57
owne r-22 g33 m58 h-23
owned g19
owner m62 h-17
owni g22
ownie h19
ownin g25
owns g-24 h-36
owns_ g-24 h-36
ows g36 k-39
ows_ g38 h-23 k-38
ox_ r-58
oxe g-16 h-30
oxes g-16 h-36
oxes_ g-16 h-36
oxy h29
oxy_ h23
oy_ g-64 h35
oye k23
oyee g19 k26
oyee_ g20 k32
oyer g-25
oyer_ g-25
oys r-20 g22 m-32 h-21 k-29
oys_ r-20 g-27 m-25 k-25
oyst g50
oyste g50
oz_ h-19
oze h26
oze_ h37
p2p r23
p2p_ r23
pa_ r-45 g-16 h36
pac r-20 g28 m29 h29
pack r-20
pack_ r-18
packa m-32 h-20
packe h26
pad r-17 h-16
pad_ h-26
padd h26
padde h33
pag g28 h45
page g22 m-19 h46
page_ g22 h45
pai r-34 g-20 h-44 k-20
paid r68 g-20
paid_ r68 g-24
pain r-30 g-24 m-29 h-55
paint r-29 g-15 m-29 h-52
pair r-47 m-22 h15 k-15
pair_ r-40 m-15 h-32
paire h40
pairi h20
pais r-24 m17
paisa r-24 g27 m18 h-48
paise g-15 h58
pal r44 g34 m-18
pal_ r51 g-17
pali r34 h-17
pall g91 h-19
palle g91 h-19
palm r-24 g-22 h48
palm_ g-15
palmi h52
palu h-20
paluw h-20
pam m-25 h20
pam_ h35
pan r-40 g-49 m-40 h100
pana h-53
panc h21
pance h21
pand h40
pandi h40
pane k-23
panel k-23
pang h59
pang_ h31
pango h28
pani r-23 h42
pani_ h25
panio r-18 h17
pany g-44 m-16 h56 k18
pany_ g-44 m-16 h19 k18
pap r-22 m-32
pape r-22 m-32
paper r-22 m-32
par g-64 m-23 h-29 k-54
par_ r96 g-17 h-44
para r-50 m-23
para_ r-18 m-23 h-30
param g20
parat r-32 h41
parc r-24 h-29 k-44
parce h-29 k-44
pard h25
pard_ h25
pare g-23 m-23 h-38
pare_ g-16 m-23 h-43
pari r34 m41 h19
pari_ r34 m22 h26
park g-19 m-28 h-26
parki r-50 m-19 h-19
parl m35 h39
parr h-39
parro h-39
part r-39 m-15 h51
part_ r35 k19
partm r-18
partn r-19 m-17
parts r-35 h-16
party m19 h45
pas r-45 g-21 m-23 h75 k49
pas_ r-16 h17
pass r-49 m-17 h-17 k52
pass_ r-39 h-73 k64
passe g18 h19
passi g-16 h-17 k18
passp h53 k-27
past r20 h82
past_ r20
pat r54 g19 m40 h-32
pata g30
pata_ g38
pate h-25
paten h-25
pati r19
patie r19
pato r60 h-23
paton r60 h-23
patr m26 h28
patro m28 h21
patt m41
patti r-22 m33
paw r133 g-16 h-36
pawn r135 h-31
pawn_ r45
pawnb r23
pawne r38
pawns r28
pay r81 g28 k17
pay_ r-19 m-32 h35
paya r18
paya_ r18
paye r21
payi r35 h-17
payin r35 h-17
payo r33 g19 h23
payof r16 h18
payou r17 g20 m15
payr r-15 h-20 k36
payro r-15 h-20 k36
pays r23 g49 m33 h-34 k-24
pays_ r23 g49 m33 h-34 k-24
pcs m28 h24
pcso m34 h28
pcso_ m34 h28
pe_ g25 m-26 h-47 k-17
pea r-20 g52 m-17 h-54 k24
peak h-22
peal h-21 k27
peal_ h-21 k27
pear r-15 g48
pear_ h35
pearl g46 h-28
peb g21
pebb g21
pebbl g21
pec r-25 h25 k-27
peci g31 h18
pecia h43
pecif g31 h-24
pect r-22 g-31 h18 k-27
pect_ g20 h-19
pecte r-19 g-20 h-17
pecti g-22
pecto h55 k-22
ped r-24 g-29 m23
ped_ r-22 g-28 m24
pee r17 g-35 h-17
pee_ g-24 h-18
peed g-16
peed_ g-16 h-15
peg h41
pegs h34
pegs_ h34
peh g55 h-23
pehl g55 h-23
pehle g71 h-23
pek h29
peke h29
peken h18
pel r-27 g-16 h28
pell r-27 g-16 h28
pell_ r-25 g-15 h34
pelli h-21
pen h-46
pen_ g25
pena r37 m-18 h-24
penal r37 m-18 h-24
pend r21 g26 m-22
pend_ r23
pends g31 m-22
pene h-21
pened h-20
peni r-15 m28
penin r-15 m28
penn r-37 g-24 m41
penny r-37 g-24 m41
pens r16 h-23 k-19
pens_ m33 k-17
pensa r16
pense h-20
pent r-26 m-20 h16
pente m-20
peo r-18 g-20 h19 k33
peop r-18 g-20 h19 k33
peopl r-18 g-20 h19 k33
pep h-29
pepp h-29
per h76
per_ r53 m59 h-58 k18
pera m-27 h20
perat m-23 h-21
perc r27 g-31 m-22
perce r31 g-26
perf r-18 g-15 h-32
perfu h-26
peri r-19 g-17 h75
perie h23
perin h29
perit h16
perm r-21 g17 m-26
perm_ h25
perma m-21
permi g28
pero g-22 h64
perol h31
peron h34
perp g98 h-44
perp_ g39
perpe r17 g26 m45 h-17
perps g33 m-29 h-15
pers g-16 m-18 h32
pers_ h31 k-37
perso h-15 k47
pert m17
pes r30 g39 m-15 h-91
pes_ r24 g29 h-88
pet r-18 g28 m32 h-67 k-26
pet_ r-27 m-36
pete g29
peter g29
peti m33 h-29
petit m34 h-32
petu r17 g26 m45 h-17
petua r17 g26 m45 h-17
pf_ r54 h-15
pfr r15
pfro r15
pfron r15
pgr g-17 h28
pgra g-17 h28
pgrad g-17 h28
pha r-38 m-19 h-57
phan r-32 m-15
phans r-23
phar h-46
pharm h-46
phe r-28 g-38 h92
pher r-18
pher_ r-18
phet g-16 h52
phet_ g-16 h43
phew h-18
phi r-22 h35
phil r-21 g19 h-16
phis h44
phish h44
pho r-38 g-15
phot r-30 g-36
photo r-30 g-36
phy r-17 g-25 m-20 h-38
phy_ g-20 m-20 h-23
phys r-16 h-15
physi r-16 h-15
pia m-20 h-17
pic h69
pic_ g34
pice h34
pice_ h34
pick m34 h-98
pick_ g24 m44 h-47
picke r-19 g-51 h-43
picks g31
picku r24
pics g-15 h36
pics_ g-15 h36
pict g-15 h36
pictu g-15 h36
picy h67
picy_ h67
pie g-22 h24
piec g-21 m-17 h-26
piece g-21 m-17 h-26
pies h23
pies_ h23
pig r-16 g-24 h107
pig_ g-16 m-18 h98
pige m20 h-16
pigeo m20 h-16
pigl h27
pigle h27
pigs h48
pigs_ h37
pil g-37 m-17 h33
pill g-23
pills g-16
pils h66
pim h19
pimp h19
pin r-33 g-20 m100 k-27
pin_ r-23 g-23 m38 h-42
ping g30 h-22 k-20
ping_ g33 h-29 k-20
pink g-16 m25
pinn m19
pino h40
pinot h26
pins m33
pins_ m33
pint h31
pints h27
pip h-25
pipe h-22
pir m-22 h110
pira h64
pirat h64
pire h30
pired h30
piri h-31
pirin h-15
pirit g-19 h-16
piry g26 h35
piry_ g26 h35
pis r-18
pist_ h-18
pit r33 g-27 m-52 k-15
pit_ h35
pita r34 g-23 m-16 h-38
pital r35 g-23 m-16 h-43
pitc m-34
pitch m-34
piu h29
pium h29
pium_ h29
piz h-29
pizz h-29
pizza h-29
pl_ m27 h-34
pla r-83 g-19 h-23
plac g21
place g21
plai r-30 g-24 h-16 k37
plain r-30 g-24 h-16 k37
plan r22 m-43 h-114
plan_ r28 g38 h-52
plans g-15
plant h-18
plat r-38
plate r-42 g-31 m-23 h-17
platf g31 m21
platt h19
play r-29 g-18 m52 h112 k-27
play_ m68 h79
playb h37
playe r-22
ple r-30 g-34 m-40 h55 k52
ple_ r-20 m-38 h54 k44
plea r15 g-17 h-20
pleas r15 g-17 h-20
ples r-25 h53
ples_ k27
pless h48 k-20
pli r-46 h51
plia g26 h-21
plian g26 h-21
plic g-18 h30
plica g-18 h30
plie h16
plier r-18 g18
plies h22
plit r-21 m-15
plit_ r-19 m-15
plo r-15 g31 m-34 h-45
plom g-15
ploma g-15
plot g50 m-25 h-40
plot_ g42 m-25 h-28
ploy k20
ploye k23
pls m16 h53
pls_ m16 h53
plu r32 h17 k-15
plug h32
plug_ h27
plum r-23 g-15
plumb r-23 g-15
plus r59 g18
plus_ r59 g18
ply h37
ply_ h37
plz g18
plz_ g18
pm_ r-16 g19 m-45 h-34
pme h29
pmen h29
pment h29
po_ r36 g-21 m-20
poa h29
poc m33 h-39
pock m33 h-39
pocke m33 h-39
pod h-46
pok r-26 m126
poke r-26 m92
poker m92
pol r-20 g56 m-32 h-17 k-15
pole k-19
pole_ k-19
poli r-17 g64 m-15 h-41
polic r-17 g65 m-15 h-31
polis h-15
poly g-17 m-16 h28
pon r84 g-40 h28
pon_ r48 g-27 m40 h-31
pone r20
pons m-30 h33
pons_ h37
ponso m-30
poo r-37 g-51 m54 h30
pooj h19
pooja h19
pool g-48 m81 h-19
pool_ g-19 m61 h-44
pools g-29 m17 h26
poor r-26 m-21 h29
poor_ r-15 m-20 h29
pop g-23 h30
poppe h26
poppy h-26
por g-40 m-27 h179
pora r30
porar h18
porat r33 h-17
porc g-17 m-17 h49
porci h33
pork m-25 h85
pork_ m-24 h81
porn m-27 h58
porn_ m-25 h38
porno h17
port r-33 m49 h-37 k16
port_ r-36 g-41 h-25 k27
porta h-49 k-17
porte h23
porti g47
ports g-22 m36 h35
pos g42 m-34 h-43
pose k16
posi r-21 g47 m21 h17
posit r-21 g47 m21 h17
poss g24 h-19
posse g24 h-27
post r32 g-31 m-20 k-23
post_ g-22 h44
poste h-25
postp r27
pot r-18 g-54 m81 h-44
pot_ m116 h-37
poti g-38 h15
potio h15
pott r-29 m-22
potte r-29 m-22
pou r25 g-18
poun r29 h-43
pound r29 h-43
pour g-19 h44
pow r-17 g-33 m24 h22
powd g-15 h-18
powde g-15 h-18
powe g-17 m31 h40
power g-17 m31 h40
pp_ g-81 m28 h82 k-22
ppa h24
ppa_ h24
ppe r-44 g-40 h127
ppea k27
ppeal h-21 k27
ppear h30
pped r-15 g-46 m22 h69
pped_ r-15 g-46 m22 h69
ppen r18
ppens r18 h-15
pper r-39 g22 m-19 h56
pper_ r-35 g39
ppero h30
ppers h29
ppf r54 h-15
ppf_ r54 h-15
ppi r-42 m15 h-37 k-19
ppin r-37 h-27 k-18
pping r-28
ppl g75 m-43 h-29
pple g31 m-22 h-31
pple_ g22 m-22 h-27
ppli g33 m-21 h-35
pplia g33
pplie m-21
pply h37
pply_ h37
ppo r-21 g-23 h-35
ppoi r-21
ppoin r-21
ppor g-20 h-29
pport g-20 h-31
ppr g28
ppro g36
pprov g36
ppy g19 m-21 h-16
ppy_ g19 m-21 h-16
pr_ r56 h-18
pra g-17 m-16 h37
pray g-15 h37
pray_ h15
pre r-16 g207 h-126
pre_ g82 m-19
prea g89 h-58
pread g89 h-58
pred m26
predi m26
pref r34 g-33
prefe r34 g-33
prem r-37 g26 h17
premi r-35 h17
preo g19
preor g19
prep h-28
prep_ h-25
pres g21 m-17 h-35
presa g54 h-33
presc g-30 h26
press r-16 h-18
presy g16
pri r-83 h-31 k-34
pric r19 g34
price r19 g34
pril r-19
pril_ r-19
prin r-47 g-37 m-17 h-68
princ r23 g-17 h-18
pring g26 m-15 h-18
print r-62 g-46 h-33
pris r-30 g66 h-24
prise r-30 g66 h-24
prit h35
pritz h35
priv g-21 h36
priva g-21 h36
priz g-29 m20 h-26
prize g-29 m20 h-26
pro r32 g18 m-54
probl g20
proc r33 k27
proce r39 h-20 k33
procu h21
prod g34 h16
produ g34 h16
prof r-20 h-31
profi r-19 g-40 h-30
prog h-18
progr h-18
prom r35 g-44 m-21 h-27
promi r35 g-44 m-19 h-29
proo h-31
proof h-43
prop g-22 h20
proph g-16 h43
pros h70
prosc h32
prose h15
prost h23
prot g77
prote g77
prov r18 g29 h-19
prova k19
prove g19 k-15
provi r23
prox h23
proxy h23
ps_ g76 m35 h43
psh g57 m-17 h-23
pshi g35 h-20
pship g35 h-20
pst m55 h-47
psta m41 h-17
pstak m51 h-27
pste m19
pster m19
psy h58
psyc h54
psych h54
pt_ r-35 g-15 h-29 k-35
pta h42
ptag h36
ptago h36
ptem r20
ptemb r20
pter r-17
pter_ r-17
pti g69 m26 h-43 k-22
ptio g69 m26 h-43 k-19
ption g69 m26 h-43 k-19
pto h-76
pto_ r20 h-23
ptop r-15 h-30 k-16
ptop_ r-15 g16 h-55
ptops h25
pts k28
pts_ k28
ptv h40
ptv_ h40
pty k-15
pty_ k-15
pub r-33 g-29 h24
pub_ h26
publ r-33 g-21
publi r-33 g-21
pud h18
pudd h18
puddi h18
puj h57
puja h57
puja_ h47
pul r17 g-23 m28
pull m24
pulls m23 h-26
puls r16
pum g-16 m16 h16
pump h-17
pump_ h-17
pun m35
punt g-21 m37
punt_ g-19 m20
pup g36
pupp g36
puppy g25
pur r18 g-23 m-24
purc r29
purch r29
purs h-15
purse h-15
pus m44
push h26
pust m47 h-34
pusta m47 h-34
put r-60 g89 m-32 h-103
put_ r-26 g33 m-27 h-75 k20
puts r-25 g70 h-34
puts_ r-25 g70 h-34
py_ g-41 m-46 k-15
qal r28
qar r34 h-27
qar_ r28 h-15
qard r-30
qard_ r-30
qarz r36
qarz_ r36
qat h28
qat_ h28
qua g-42 m29 h-63
qual r-25 g-22
qual_ r-25 g-28
quar r25 m32 h-43
quare m46
quart r37
que g-38 m-15 h68
que_ h15 k-21
ques g-24 h18 k23
quest g-16 h20 k24
queu h36
queur h28
qui r32 g-20 m46 h51 k18
quia h39
quiap h39
quic m22
quid g29
quid_ h17
quida g33 h-21
quie k16
quiet k16
quil h16
quila h16
quir g22 h-21
quire g25 h-32
quit r25
quity r26 g15 h20
quiz g-28 h-22
quiz_ g-28 h-22
quo m22 h46
quor h43
quor_ h43
quot g32 m34
quote g30 m36
qur g-15 m-22
qura g-15 m-21
quran g-15 m-21
ra_ m-18 h121 k-31
raa m23
rab r61 m-24 h-54 k-15
rab_ g60 h21
raba g-16 h-47
rabah r41 h-25
rabe m21
rabi r17 m-20
rabl r54 g-51
rable r54 g-51
rac r29 g-19 h57
race h22
race_ g16 m19 h20
raci m22
racin m22
rack g-18 m-30 h35
rack_ g-20 h28
racke m-30 h16
ract r29 g17 h-16
ract_ r20 h42
racto h-27
rad r-32 g48 m43
rada g21
radab g22
radd r-22
rade g36 m30 h-37
rade_ g19 m23
rades m19
radi g18 m22 h20
radin g29 m24
raf r31 g-41 m51
raff g-15 m37
raffi h46
raffl g-15 m40 h-36
raft g-26 m17 h20
raft_ r31 g-18
rag g23 m21 h-33
rage r-20
rage_ r-18 g-19 m26
raged g29
rah g-35 m88 h70
raha m44 h26
raha_ r15
rahan m50 h21
rahe m18 h46
rahee h31
rahn m42 h-16
rahn_ m42 h-16
rai r-35 g-24 m-35 h-64 k42
rail h-24 k16
rail_ h-24 k16
rain r-19 g-29 m-26 h-19 k-16
rain_ g20
raini m-19
rains g-30 h-30
rais g-26 k41
raise k40
raisi h-27
raj r-33 h17
raj_ h43
raja r-21 h-20
raja3 r-21 h-20
rak r-32 g-43 h30
rak_ g-19
raka h-34
raki g-18 m-19 h73
raki_ g-15 m-16 h63
ral g-19 h-48
ral_ g18 h-51
rall g-25 h22
rall_ h22
ram r62 g-51 m-36 h69
ram_ r-26 h33
rama r28 h25
ramad h30
ramet g20
ramm h-16
ramme h-16
rams r27 h28
rams_ r27 h28
ran r24 m-99
ran_ r-35 g19 m-28 h-20
rana h28
rana_ h29
ranc r55 g44 m-23 k26
rance r43 g49 m-18 h-27
ranch h23 k31
rand r-20 h20
rand_ h-40
rande h34
randf g20 h17
randi r-18 g-15 h43
randm h-29
rando g33 h-28
randy h30
rane h-18
rane_ h-18
rang g-51
ranga r16 h-25
range g-51
rangl h23
rank h29
rans k22
ransc h20
ransf k25
ransl g-32 h-30
ranso h50
rant r29 g26 m-43 h-61 k-19
rant_ r-25 g-38 m-26 h-16
rante r19 g-23
ranto r33
rants r24 g23
ranty r-22 g54 h-29
rap r-51 m-44 h-68 k-37
rap_ g34 m-31 h-26 k-16
rape h-36
rape_ g-16
rapes g16 h-32
raph r-19 g-27
raphe r-18
raphy g-20
rapi h-18
rapis h-18
rapp h44
rappa h47
rapy r-16 h-19
rapy_ r-16 h-19
raq r-35 h40
rar r-57 m19
rary r-22 h15
rary_ r-22 h15
ras g28 m22 h67
rase m23
rash m24
rash_ g17 m31 h-28
rass h17
rass_ h17
rat r54 g17 m19
rat_ r49 g-16 m21 k31
ratc m78
ratch m78
rate r37 g105 m-29 h21 k-23
rate_ r70 g41 m-41 h-67 k-16
rated h127
rateg g23
ratel g43
rates r-25 m18 h-17
rath g-30
ratho g-25
rati g-38 m-15 h-21
ratin h17
ratio r19 g-30 h-36
rato r-19 m-23
rator r-17 g16 m-22
rav g-32 m-37
rave g-32 m-17 h19
ravel g-32 m-17
raw m36 h20
raw_ r-32 g-19 m46 h26
rawe r22
rawer r22 h-18
rawi g58
rawin g58
rawl m-17
rawl_ m-17
rawn r25 g-28
rawn_ r40 g-22
ray r-76 g-35 m-38 h-54
ray_ r-26 g-29 h-30
raye r-25 g39
rayed g21
raz g-17 h28
raz_ h39
razi h-18
razil h-18
rba r-30 m67 h21
rbal m42 h53
rball m48 h38
rbe r30 g-32 m21 h-69
rbe7 m25
rbe7t m25
rbea r41
rbear r41
rber h-46
rber_ h-46
rbi g-38 m24 h-22
rbo r-27 g63 m21 h36
rbo_ g27 m42
rbon h51
rbon_ h23
rbona h28
rbou g27 h-20
rboun g27 h-20
rce g-38 k-29
rce_ r-15 h-17 k18
rcel h-44 k-44
rcel_ h-25 k-44
rcen r31 g-26
rcent r31 g-26
rcer h47
rcere h35
rch r41 g-17 m-59 h-21 k-17
rch_ r31 g-27 h-29
rcha r36 g19 m-30 h17
rchan r23
rchar g19
rchas r29
rchi r-26
rci g30 h39
rcia g30
rcial g30
rcin h33
rcine h33
rcl m28
rcle m28
rcle_ m28
rco h-18
rcoa g19 h-31
rcoal g19 h-31
rcu r20 g-20
rd_ m-38 h-37 k18
rda r47 g-29 h33
rday g-21 m15 h55
rday_ g-21 h34
rde r-41 g29 m-36 h-28
rdea h22
rdeau h22
rded h20
rded_ h20
rden r-15 h-21
rden_ h-18
rder r-20 g35 m-34 h-49
rder_ r-45 g47
rdere r25 m-23 h-39
rdi r-48 g-38 h17
rdin r-36 g-32
rding r-36 h-26
rdl r54 g-33
rdle r54 g-33
rdles r54 g-33
rdo m29 h38
rdo_ m16 h23
rdon h25
rdr r44 h-16
rdra r44
rdraf r44
rds g22 h65
rds_ g22 h65
rdu r-26 h-16
rdue r-22
rdue_ r-22
re_ r-45 g-17 m-24 h-78
rea r-59 m-18 h76 k-21
reac g17
reach g17
read r-29 m-44 k-28
read_ g37 h-46
reade h45
readi g-37 m-16 h24
reads g-28 m-20
ready r-23 g40 h-48
reak g32 m-17 h44
reak_ h62
reaks g35
real m31 h33
real_ g-17 m31 h37
ream r-42 g-22 m47 h23
ream_ m49 h19
reams r-39
reas r27 g-44 m-22 h-19
rease r-25 g-15 h29
reasu r57 g-24
reat h54
reate h31
reb g-38
reba r18 g-38
rebat r18 g-38
rebe h-16 k15
rec r-42 m50 h-57 k44
reca m18
recas m18
rece r-16 g-20 m-17 h-45 k28
recei r-16 g-20 m-17 h-45 k28
rech r-23 g27 m45
recha r-23 g27 m45
recit h-22
reck h-19
reck_ h-19
reco h-17 k15
recor h-39 k17
recov h23
recr r-15 h21
recru r-15 h19
rect m18 h18
rect_ m19 h32
recto h-19 k25
red r21 m65 h49
red_ m27
redi r18 m42 h30 k-15
redic m26
redit r21 m16 k-15
reds r-33 h24
reds_ r-33 h24
redu r31
reduc r31 h18
redun g18
ree r-47 g79 h-35 k-42
ree_ r-20 g28 m-19
reed h23
reed_ r25 g-26 h-19
reem r47 g23
reeme r32 g23
reen r-25 g-19 m30 h-63
reen_ m36 h-17 k-19
reene r-16
reeni h-34
rees g31 m-17
rees_ g34 m-15
reet h17
ref r-36 g17 m-24 h-71
ref_ r-22 g61 m16 h-38
refe r29 g-35
refer r29 g-35
refil h-27
refu r-38 m-17 k-21
refun r-17 m-15 h-19 k-15
refus g18
reg r17 g-28 h15 k16
rega r50 g-34
regar r54 g-33
regi r-17
regis r-17
regs h25
regs_ h25
reh m25 h-38 k-16
reha m26 h-56
rehab h-50
rehan m31
reho h21
rehou h22
rei r-20 m-16
reig g18
reigh g17
rein_ g-17
reins g29
reis g-22
reiss g-22
rel r-17 m-24 h45
rela h30
relab h30
rele m-18 h-43 k18
relea m-18 h-43 k18
relig h31
relo m21 h39
reloa m21 h39
rels g28 h18
rels_ g28 h18
rem r-37 m25 h78
rema r25 m31 h54
remai r24
reme h19
remed h24
remi r-37
remis g-15
remit h-18
remiu r-35 g27 h15
remo m-28 k15
remov m-26 h38 k-25
ren r72 m-23 h-86 k45
ren_ h-24
renc m16 k-19
rence m24 h-17
rene r32 g27 h-56
renes h-40
renew r40 g22 h-16
rent r27 m-18 h-25 k65
rent_ g28 h21
rente g-16 k43
renti r15 h-31 k26
rents h-19
reo g19
reor g19
reord g19
rep r44 g-59 m-55 h-68
rep_ h-25
repa h-24 k-22
repac h31
repai m-18 h-39 k-15
repay m21
repl r-33 m-24 k-20
repla r-33 m-21 h-35 k-18
repli h49
repo r34 g-18 h-22 k35
repo_ r48 h-16
repor k39
repu r47
repur r47
req k29
requ k29
rer r30
rer_ r23
res r-47 g-16 h-34 k-26
res_ r-16 g25 m39 h-33 k-17
resa r-21 g40 h-30
resal g50 h-22
resc r-30 g-30 k-22
resce r-29 h-20
rescr g-30 h26
rese r20 g-21 h31
resh r17 g-30 h-19
resh_ r18 g-29
resi r-21 h20
reso r-26 g28 h16 k-21
resol r-30
resor g26 h22 k-17
ress r-27 g-23 m-41 h23
ress_ r-18 m-29 h45
rest r62 g-38 m-21 h-19 k23
rest_ r102 m-24 h-17 k29
resta r-20 g-20
restl m17
resu g19
resul g19
resy g16
resyo g16
ret r24 m-36 h25 k-55
ret_ r21 g16 h73
reta r16
retai r16
reti r-17 h-33 k-18
retir r-17 h-33 k-18
retu r-31 g21 k-15
retur r-31 g21 k-15
rety r16 g-16
rety_ r16 g-16
rev r52 m-24 h-30 k-16
reve h-38
reven r21 m-15 h-20
revi h21
revie h21
revo r56
revol r56
rew g-19 h33
rew_ r21
rewe r-15
rewel r-15
rex g39
rex_ g39
rey r22 m21
rey_ g-20
reya r37 g17
reyh m25
reyho m25
rf_ r-33 h-47
rfe g18 h75
rfei h70
rfeit h70
rfo k15
rfu h-26
rfum h-26
rfume h-26
rg_ h21
rga g-75 m-17 h42
rgan r16 g-30 h71
rgan_ g-16 h32
rgani r36
rgans h39
rgari h23
rgav r-32
rgave r-32
rge g-17 h-20 k-25
rge_ r15 m23 h-39
rged h38
rged_ h38
rgen r-16 g-23
rger m-23
rger_ m-23 h-23
rges r31
rges_ r31
rgi r-46 g38 h-28
rgin r-35 g38 h-18
rgin_ r-18 g34 h-48
rging r-17 h35
rgl g17
rgla g18
rglar g18
rgu h26
rgun h26
rgund h26
rha r42 g-41 h-36
rham r42 g-27 h-36
rham_ m-17
rhams m21 h-27
ri_ g23 m21
ria h15 k-15
ria_ h27
rial r-15 g20 h-30
rial_ r-15 g20 h-30
rib r17 g-75 h40 k-15
rib_ h-19
riba r63 g-18 h-27
riba_ r52 g-16 h-20
ribe g-22 h39
ribe_ g-24 h45
ribi h19
ribs h17
ribs_ h17
ribu r-24 h17
ribut r-24 h17
ric r-25 g40 m-35 k-20
ric_ g21
rica r-17 h82
rica_ h31
rican h30
ricat h28
rice h-41
rice_ g-26 h-84
rices g38 h44
rich r-25 g39
rich_ r-25 g46
rici g-23
ricit g-20 h-16
rick r22 h-33
rick_ r22
ricke h-31
ricks g21
rico h22
rico_ h22
rict m-19
rict_ m-19
rid g-17 m-74 h-63
rid_ r38
rida r-44 h-15
riday r-28
ride m-53 h-23
ride_ g-26 m-53
rider g27 h-24
ridg r26 g-37 m-27 h-18
ridge r-19 g-31 m-27
ridgi r46 h-17
rie r-56 g-18 m20 k-15
rie_ h16
ried h21
ried_ h21
rien h15
rienc h23
rier r-21 g-22 h-40
rier_ r-21 g-21 h-31
ries r-27 m28 h-17 k-26
ries_ r-27 g18 m33 h-89 k-26
rif r-34 g-24 h20
rifi h31
rific h34
rifl g-16
rifle g-16
rig r-24 g82 h-32 k-27
righ r-15 g120 h-82 k-35
right r-15 g120 h-82 k-35
rigi g-15 h38
rigin g-15 h35
rih g22 m24
riha g24 m25 h-16
rihan m25
rik h23
ril r-46 h-68
ril_ r-19
rill r-27 h-68
rill_ r-24 h-53
rim r-27 g30 m33 h-54
rim_ r-17 g35 m16
rimm g-22
rimmi g-16
rin g-66 m-66 h-56
rinc r23 g-17 h-18
rinci g-16 h-18
rine h-41
rine_ h-41
ring r17 m-54
ring_ r15 m-28
rink h30
rink_ h-30
rinks h52
rint r-62 g-46 h-33
rinte r-30 h-40
rinti r-32 g-21
rio g22
rioj h46
rioja h46
riou r15 g15
rious r15 g15
rip g-40 h17 k-21
rip_ r-15 g39 h-39 k-23
ripe g-24 h-30
ripe_ g-20 h-27
ripp h67
rippe h89
rips h-21
rips_ h-21
ript g-30 h48
ript_ h20
ripti g-29 h22
riq r23
ris g37 h-38
ris_ h-51
rise r-44 g63 h-29
rise_ r-37 g75 h-24
rish h27
rish_ m15
risk g31
risk_ g31
risp h20
rist r39 g-41
ristm h29
rit m-52 k41
rit_ m-16 h-44
rita r15 g23 k19
rita_ g28
ritab r22 k23
rital h19
rite h-16
rite_ g-18
riter h21
rites r18
riti g49 h-32 k21
ritie r19 h-24 k24
ritin r-16 g51
rits g-15 h54
rits_ g-15 h54
ritt k21
ritte k21
ritu m-39 h41
ritua m-39 h41
rity g-35 h-68
rity_ g-35 h-68
ritz h35
ritz_ h35
riv r-44 g-31 k27
riva r-33 g16 h52
rival r-24 h42
rivat g30
rive g-40 h-17 k29
rive_ h-15 k20
river r-25
rives g-22
rivi h-29
riy g-28 m15
riya r16 g-27
riyal r29 g-23
riz g-32 m19 h30
rize g-29 m20 h-16
rize_ r-15 g-28 m28 h-28
rizes m-15
rizo h46
rizo_ h46
rja r24 g-33 m15 h18
rja3 g-24 m15 h25
rja3_ m19 h33
rk_ r-24 m-24 h18 k-20
rka r34 g21 m20 h34
rka_ r36 g26 h20
rke r42 g-15 k16
rked r38 g-18
rked_ r38 g-18
rker r-21 g16 h28
rker_ h24 k16
rkers g24
rket h-19 k-19
rket_ g-18 k-19
rkey k21
rkey_ k21
rki r-65 g15 m-20 h-18
rkin r-53 g15 m-20 h-18
rking r-53 g15 m-20 h-18
rkm g29
rkme g29
rkmen g29
rks r34 g-47 m-19 h-20
rks_ r38 g-25
rksh g-22 m-15 h-31
rksho g-22 m-15 h-31
rky h40
rky_ h40
rl_ r-19 m-15 h84
rla g30
rla_ g33 h-20
rld m22
rld_ m22
rle h-29
rley h-29
rley_ h-29
rli h24
rlin h24
rline h-21
rlo m61 h140
rlo_ m33 h45
rloc h21
rlock h21
rlot h40
rlot_ h47
rls g18
rls_ g21
rly g-62 h-35 k-20
rly_ g-62 h-35 k-20
rm_ g21 m-21 k-18
rma r-24 g-52 m-31 h-75 k15
rmac h-46
rmacy h-40
rmal g-34 h-24 k22
rmal_ g-34 h-24 k22
rmar m-21
rmark m-20
rme g-17 m24 h54
rmei h20
rmeis h20
rmen g-19 h49
rment h42
rmi r-25 g29 m20
rmin r-16 m26 h-18
rmina r-16 m26 h-16
rmit g33
rmit_ g33 h16
rmo h54
rmou h55
rmout h55
rms g-24 m-22 k-22
rms_ g-24 m-22 k-22
rn_ r37 m-50 h36 k-15
rna r-37 m20 h-22
rna_ r-28 m15
rname m18
rne r-112 g-38 m-23 h-88 k47
rned r-39 g-25 h-20
rned_ r-39 g-25 h-20
rner g-18 m-15 h-20 k29
rner_ g-18 m-15 k31
rnes r-20 m-17
rnest r-20
rnet k26
rnet_ k26
rni r15 g43
rnig r38
rnigh r38
rnin g28 h-24
rning g28 h-24
rnit r-22 h16
rnitu r-22
rnm r22
rnme r22
rnmen r22
rno h38
rns g68 m-31
rns_ g71 m-31
ro_ r-54 g35 m60 h-65
roa r-20 g18 m-30 k22
road g18 m-20 h-30 k22
road_ m-20 h-50 k22
roas h28
roast h28
robl g20
roble g20
roc g-53 m-21 h90
roce g-20 m-17 h-55 k18
rocer r-32 m-17 h-35 k-16
roces h-24 k34
rock h43
rocks h42
rocu g-20 h67
rocur h21
rocut g-17 h46
rod r-27 g79
rodu r-20 g34
roduc r-20 g34
rof r-20 h-31
rofi r-19 g-40 h-30
rofit r-18 g-32 h-21
rog g-52
roga h41
rogr h-27
rogra h-27
roh h16
roha h16
rohan h16
roi r34 g-20 h45
roid h18
roin g-15 h37
roin_ g-15 h37
rok r34 g31
roke r31
roker r22 h24
rol r-24 g-40 m37 h78
rol_ g-16 m25
roll r21 m20 h-15
roll_ h-26 k33
rolle h21
rolli m28 h26
rollo r31 h-20
rolls h-15 k-16
rolo r-21 g-15 h89
rolog h66
rom r42 g-43 h26 k20
rom_ r16
romi r26 g-48 m31
romil m50 h42
romis r35 g-44 m-19 h-29
ron r-57 g-26 h47 k23
ron_ m-17 h17
rone h35
rone_ h35
rong r-21 g-16 m15 k40
rong_ r-20 g-15 k43
roni g26 h24
roni_ h49
ronic g39 h-25
rono h-55
ronom h-55
ront g-34
ront_ r-22 g-34
roo r-30 g-41 h-40 k-42
roof k-24
roof_ k-16
rooft h24
rook h-22
rook_ h-22
room g-22 h45
room_ g-21
rooms h40
root h-34
root_ h-34
rop r-55 g71 m-40 h-72
rop_ r-50 g69 h-58
rope g-24
roph m-20 h15
rophe h38
rophy m-20 h-23
rops g52 h-25
rops_ g17
ropsh g35 h-20
ror r-25
ror_ r-25
ros g-70 h137
ros_ r22 h-17
rosc g-19 h82
rosci h32
rosco g-16 h49
rose r-20 h29
rose_ r-19 h30
rosec h15
ross g-21 h29
ross_ g-21 h24
rost h23
rosti h23
rot g38 m-63 h79
rot_ g-20 m-48 h36
rote g67
rote_ r-16
rotec g77
roth h21 k30
rothe h21 k30
roti h21
rotic h21
rou g-73 h17 k72
roub r33
roug g-35 k34
rough g-34 h-17 k34
roul m66 h19
roule m66 h19
roun m-29 h59
round m-29 h59
roup r-17 h17 k25
roup_ h-17 k26
rous h25
rous_ h25
rov r18 g30 h-19
rova k19
roval k19
rove g20 k-15
roved g20 h-22
rovi r23
rovid r23
row r23 g58 h-15 k20
row_ r-19 g47 m18 h19
rowd h-15 k16
rowe h22
rowed r28 g19 h-15
rower r-25 g-15 h37
rowi h-20
rowin h-20
rown m-27
rown_ m-17 h23
rowni h19
rowns h-36
rows r21 h-26
rows_ r21 h-26
rox h23
roxy h23
roxy_ h23
roz h-31
rp_ g36 h-16
rpa r-15 h-16
rpe h-15
rpet h-15
rpet_ r-25 m-24
rpetu r17 g26 m45 h-17
rph r-32 g-20
rpha r-32
rphan r-32
rpl r18 m24 h27
rpla r18 m26 h16
rplan r19
rpo r18
rpor r18
rpora r33 h-17
rport h23
rpr r-31
rpri r-30
rpris r-30
rps g33 m-29 h-15
rps_ g33 m-29 h-15
rra r-50 g35 h82
rra_ h60
rrac h32
rran g42 k-28
rrang r16 h21 k-20
rrant r-27 g55 h-35
rre k-31
rred r15
rred_ r15
rrel g18 h29
rrels g28 h18
rri h-44
rrie g45 h-15
rries g48
rriv g-20
rriva r-22
rrive r24
rro r-50 h22 k24
rrog h41
rroga h41
rron h27
rror r-24
rror_ r-24
rrot h-39
rrot_ h-39
rrow r-20 g16 k26
rrow_ r-21 g19 k26
rrowe h22
rrowi h-20
rru r65
rruq r69
rruq_ r69
rry r55 g-36 m-19 h17 k-16
rry_ r27 g-33 m-19 k-16
rs_ r-55 g30 m-19 h-83 k-27
rsa r-24 h44
rsal r-24 h44
rsal_ r-24
rsala h34
rse r-38 g-48 m-21 h-71 k-23
rse_ h51 k-16
rsed r-18 h-16
rsed_ r-18 h-16
rser m-23 h-24
rsery m-23 h-24
rses m23
rses_ m23
rsey m-31 h-34
rsey_ m-31 h-34
rsh g-30
rshi g-22 h17
rship g-22 h17
rsit g-26
rsity g-26
rso k45
rson k46
rsona k34
rst r16 m20 h70
rst_ r16 h65
rt_ g63 h-81 k29
rta r-30 m-16 h-36 k-17
rtad h27
rtade h27
rtat h17
rtati h17
rte r29 g51 h24 k-20
rted g45
rted_ g45
rten h19
rtend h43
rter r37 m-24 h-16
rter_ r62
rterl r-25
rtg r18
rtga r18
rtgag r18
rth r28 m-23 h-40 k-16
rth_ r56 g27 m-16
rthd r-28 g-22
rthda r-28 g-22
rti g-37 h22
rti_ h46
rtic g-17 h-15
rticl g-17 h-15
rtif g-15
rtifi g-15
rtim g-31 h-27
rtime g-31 h-27
rting h-24
rtini h21
rtio g31 h33
rtion g31 h33
rtm r-18
rtme r-18
rtmen r-18
rtn m-17
rtne r-19 m-17
rtner r-19 m-17
rto m-20 h-31
rton m-26 h-48
rton_ h-29
rtons g17 m-25 h-18
rtoo h19
rtoon h19
rts r-38 g-45 m29 h17
rts_ r-36 g-45 m18 h25
rtsb m15
rtsbo m15
rtu r-16 m19 h55
rtup r-15 m-18
rtup_ r-15 m-18
rty r-31 g-20 m59 h43 k19
rty_ r-31 g-19 m43 h55 k19
ru_ m-18 h71
ruc h-16 k16
ruck_ r-31
rucks r24
ruct r22 h-17 k18
ructu r15 h-17 k18
rud g20
rude g23
rude_ g23
rue r18 k46
rued r18
rued_ r18
ruf g25
ruff g25
ruffl g25
rug g-16 h-16 k16
rug_ h-17
rugg k17
ruggl k17
rui r-24 g22 m27
ruit r-25 g29 m24
ruit_ m26
ruits g25
rul m19
rum r-28 g-27 m32 h43 k-21
rum_ g-25 h88
rumm r-17 m43 h-35 k-17
rummy r-16 m43
run m-30
run_ g-24 m-23 k15
runa g22
runaw g22
rune h17
runk g16
runk_ g16
rup r56 g-33 m-27
rup_ h23
rupa r35
rupay r35
rupe r21 g-23 m-17 h-16
rupee r21 g-23 m-17 h-16
ruq r96 g-15 h-31
ruq_ r96 h-20
rus m44
rus_ m18
rusd m30
rusd_ m30
rut h81
rut_ h58
rva k27
rve g44 m-29
rves g55 h-20
rvest g55 h-20
rvi r27
rviso h15
rviv g27 m24
rvive g29
rwa r16 g55 m-17
rwan h29
rwane h29
rwar r23 g59 h-61 k19
rward r23 g62 h-67 k19
rwi g40
rwis g40
rwise g40
ry_ r48 g-81 h-92 k-67
rya g-41 h-33
ryan g-32 h-25
ryani g-32 h-25
ryb m15
rybo m15
rybod m15
ryo r-40 h20
ryon r-40 g-19
ryone r-40 g-19
ryp r16
rypt r16
rypto r16
rys g-17 h58
ryst h36
rysta h36
ryt g18
ryth g18 h17
rythi g18 h17
rz_ r31
s2a k31
sa3 h47
sa7 r-18 m33 h32
sa7e m22 h43
sa_ r-60 g98 m15 h-124 k-17
saa h-47
sab r59 g-24 m44 h-71 k-15
sab_ r-22
sabo m58 h-18
sabon m58 h-18
sac g28
sack g29 h-42
sack_ g26 h-17
sacks h-24
sacr h34
sacri h34
sad g-21 h22
sadaq h-17
sado r-18
saf r29 m15 h-81
safe r31 m18 h-41
safe_ r32 g-33 m30 h-26
saff h-40
saffr h-40
sag r15 m23 k23
sage r-18 m31 k23
sage_ r-15 m17 h34 k25
sages h-21
sah g-28 m-38 h24
saha h16
sahab h16
sahe m-30
sahi h16
sahr h29
sahra h29
sai r-15 g47 h-37
said r-33 g51 h-34
said_ r-33 g51 h-34
saik r22
saikd r22
sain h24
saink r22
saint h32
sak r-42 g29 m21 h60
sak_ r-21
saka m32 h34
sake g-20 h67
sake_ g-20 h71
sakk g39 h-21
sal m-62 h-25 k-35
sal_ r-17 h22 k-22
sala g-31 m-25 h15
sala_ r-26 h34
salaf r69 h-22
salam r-33 h31
salar m-20 h-20
sale r23 g60 h-36
sale_ r31 g80 h-20
sales g-16 h-17
sall g-15 m-16
salo r-28 h-33
salon r-28 h-51
salt h18
salts h18
sam r-59 m-38 h-41 k18
sama g57 h-19
same r-34 g-29 m-31
same_ r-39 g-29 m-31
samp k27
sampl k27
san m-32 h15 k29
san_ r-48 h17
sana r-25 g51
sanad g17
sanc r43 g-17 h-26 k45
sance r43
sanct g-15 h-19 k49
sand r-22 h41
sand_ r26 g-39 h-20
sando r-24 g26
sandu r-25 g17 h48
sandw g-17 h16
sang r42 h32
sangl r49 h-26
sangr h23
sani h-31
sanit h-31
sap g-22 m28 h104
sapp g-16 h72
sapp_ h25
sappe h38
sar r-34 m-35 h-19 k-16
sar_ m-20
sara m-28 h-18
sara_ r-20 m-28
sare g19
sary h22
sary_ h22
sas g22
sat r62 g-18 m77
sat_ r51 m28
sati r40 h-25
satio r40
satt m43
satta m21
satte m22
satu r-23 g-15 m15 h39
satur r-23 g-15 m15 h39
sau r-18 m-16 h71
saus h34
sausa h34
sauv h39
sav r33 g-35 m-28 h-38 k-21
save r19
saver r19
savi r17 g-23 h-22 k-20
savin r17 g-23 h-22 k-20
saw r24 g-44 m-18 k-16
saw_ r38 g-44 m-18 k-16
say r16 h121 k34
say_ k35
saye r50 h47
sayi h30
sayin h30
says r-15 m26 h58 k17
says_ r-15 m26 h58 k17
sba h29
sban r-24 m17 h48
sband r-15 h49
sbe h18
sbo r34 m20
sboo r26
sbook m15
sca r-36 g-33 h64
scal m-16
scale g-27
scalp g32 h-19
scam h43
scam_ h33
scap h-16
scape h-16
scar h36
scat g-15 m37 h31
scatt m38 h22
sce r-29 h-20
scen r-29 h-20
scent r-29 h-20
sch r55 m-20 h-29
sche r38 g44 h-35
sched r-18
schem r56 g21 h-21
schen g23
schn h24
scho g-30 h-61
schoo g-30 h-53
schw h28
schwe h28
sci h32
sciu h32
sciut h32
sco h97 k-19
sco_ h17
scoo g37
scoop g28
scop h-18
scope h-18
scor g-32 m28 h65
score g-26 m38
scort h72
scot h80
scotc h38
scott h17
scou r52 g-23 h-33
scoun r52 g-23 h-33
scov g24
scove g24
scr g-45 m59 h31
scra g15 m67 h34
scrap g20 h21
scrat m78
scre r-18 g-23 h-33
scree r-18 g-37 h-33
scri g-33 h34
scrip g-30 h42
scu m-26 h-17
scui m-26 h-17
scuit m-26 h-17
sd_ g-17 m15
sda m-16 h-28
sdaq g32
sdaq_ g32
sday g-23
sday_ g-23
sdt g31 h18
sdt_ g31 h18
se7 g-16 h59
se7r g-16 h59
se7r_ g-16 h59
se_ r28 g32 m-49 h-33 k53
sea r-17 g26 m-24 h-32
sea_ g21 h-43
seal g17
seale g27 h-17
sean h40
seanc h40
seas g42
seaso g48
seat g-42 h-25
seat_ g-41
seats h-21
seb r25 g-15 h39
seba r27
sebac r27
sec r-49 g27 m47 h34
sec_ g-18 m30
secc h15
secco h15
seco r-45 g16
secon r-45 g16
secr g21 h34
secra h26
secre g29
sect h38
secu h-43
secur h-43
sed r-39 g23 m-19 h-55
sed_ r-39 g25 m-19
see r-21 g18 m-15 h-81 k-18
see_ r22 k21
seed r-32 m15
seed_ g18 m18 h43
seeds r-18 h-19
seen g-17 m-17 h-33
seen_ g-17 m-17 h-33
sees k18
sees_ k18
seet g47
seet_ g47
seg g91 h-29
segu g38 h-26
segur g38 h-26
sehra h24
sel m-60 k-18
self r-16 g-34 m-17 h-26
self_ r-16 g-34 m-17 h-26
sell r23 g35 m-39 h-30 k-21
sell_ r48 h25
selle r-23 g50 m-18 h-62
selli g28 m-15
sells g-30
sem m33 h-29 k20
seme m15 h23
semi h-24
semin r-28 h-24
sen r-73 g-56 h-34 k41
sen_ r-16 m-19
send r-45 g-55 h36 k62
send_ m15 k60
sende g-23
sendi r-23
sends r-16 g-22 h59
sens g29 h-15
sense g29 h-18
sent r-25 g-19 k-20
sent_ r-25 g-19 k-20
sep g37 h29
sepa r-32 g20 h44
separ r-32 g20 h44
sept r20
septe r20
ser g-52 m16 h-56
ser_ g-24 m36 h-43 k18
seri h-25
serio g16
sers h-17
sers_ h-17
sert g15
sert_ g16
serta h17
serv r16 m-18 h28
sery m-23 h-24
sery_ m-23 h-24
ses r19 g-22 m46 h92
ses_ r27 m26 h87
sessi g-25 m15 h37
sest m15
sest_ m15
set g-22 h31
set_ g-44 m-66 h61 k-16
sett r26 g16 m46 h-23 k19
settl r26 g16 m46 h-23 k19
sew h-18
sex g-17 h107
sex_ g23 h35
sext g-40 h72
sexti g-37 h65
sey g15 m-23 h-38
sey_ m-23 h-38
sfe k25
sfer k25
sfers k21
sh_ r-62 g26 m-32 h31 k-21
sha r84 g-48
sha2 r29 g-36
sha2a r29 g-34
sha_ r-30
shab r-26 g17 m-24 h25 k24
shad g28 h-16
shade g28
shah r73 g-24 m-22 h-40
shaha r30
shahr r44 h-35
shal r15 h33
shall r15
sham r44 g16
sham_ r30
shan m15 h32 k19
shan_ r15 m20 k21
shap g20
shape g20
shar r-17 g-47 m59 h-22 k-18
shara g18 h41
share r-24 g-29 h23
shari r-19 m-17
shark h-23
shart g-15 m90 h-41
she m-27 h-53 k-43
she_ r-28 g32 h45
shed g27
shed_ g27
shee r-16 g28 h-39
sheep g34 h-23
shees h21
shei g-16 h16
sheik g-16 h16
shel h-78
shelf h-53 k-18
shell h-23
sher r25 g-16 m28 h32
sherk r36 g18
sherr h36
shers m32
shi r-65 g-78 h113
shi_ m21
shie r-19 g31 m17
shiel r-19 g31
shif g-30 h-22
shift g-30 h-22
shin g-41 h33
shina h16
shine h47
shing g-30 h-31
ship r-20 g23 h-30 k17
ship_ r-23 g19 h-35
shipm h22
shipp g21 h-15
shir g-42 m-22 h35
shira h39
shirt g-28
shis r-20 g-19 h36
shish r-20 g-19 h36
shm h22
shma h20
shman h26
sho r-16 g-18 m-28 h-44
shoe r-16 g-16 m-20 h-31
shoes r-16 g-16 m-20 h-31
shoo g18
shop r18 g-50 m-29 h-44
shop_ r50 g-17 m-28 h-15 k-33
shopp g-19 h-15
shops r-15 k27
shor g80 h-72
short g87 h-83
shou m21
show r-20 g-49 m15 h50 k15
show_ g-29 h30
showe r-37
shown r15 g-23 k22
shr m-21
shri g20
shrin h16
shro m-15 h27
shroo m-15 h27
sht r20 g58 m-16 h-57
sht_ g17
shta r28 g-20 h-35
shtar r28 g-20
shte g62 h-25
shter g62 h-25
shu g19 h89
shu_ g41 h40
shw m21 h55
shwa m24 h43
shy r34 h-18
shyl r34 h-18
shylo r34 h-18
si7 h20
si7r h20
si7r_ h20
si_ r19 h-21
sia m20 h43
sian h43
sian_ h43
sic r16 g-24 m33 h42 k-25
sica r27
sical r27
sick g-17 h35 k-18
sick_ g-17 h35 k-18
sid g19 m23 h25 k-21
side g26 m28 h29 k-15
side_ g40 m15 h-24 k-15
sider r15 m18 h48
sidr h-18
sidr_ h-18
sie_ h-18
sig r-31 g19 m-21 h16 k-15
sig_ h38
sign r-31 g31 h-23 k-15
sign_ g31 h-18
signa r16 g22 h-30
signe h33
signi r-24 g-15
signm h24
sil r-23 g-19 h-17
silv r-16 h-22
silve r-16 h-22
sim r-19 g-62 m-29 h17 k33
sim_ r-21 g-40 h24 k33
sin r16 g-28 m35 k50
sin_ m-27 k-26
sinc r23 g-28 h-20
since r23 g-28 h-20
sine r23 g19 h22 k23
sines r23 h22 k23
sing r-24 g27 k20
sing_ r-22 g16 h-22 k25
singl g-16 m-19 h17
sink r24
sink_ r24
sino g-16 m62
sino_ g-16 m56
sins r-27 h-27 k23
sins_ r-27 h-27 k23
sint h43
sinth h43
sio r-34 g-26 h-30
sion r-18 g-20 m15 k17
sion_ r-23 g-29 m21 h36 k19
sions g-20 h-39
siot r-16 h-15
sioth r-16 h-15
sir m63 h50
sir_ m63 h55
sis g-34 m-36 k-19
sis_ g-15 m-23 h-31
sisi h38
sisig h38
sit r-67 g-15 m23 h96
sit_ r-22 m71 h66
siti h28
sitio h28
sits g19 m-17 h21
sits_ g19 m-17 h21
sitt h-38
sity g-26
sity_ g-26
siu h49
siu_ h49
siv h32
sive h32
sive_ h25
six m40 h-45
six_ m21 h-34
sixt m19
sixty m19
siz r-30 g15 h-30
size r-30 g15 h-30
size_ g15 h-30
sk_ k74
ske r-28 g-43 h37
sked r-19 g-30
sked_ r-19 g-30
skey h51
skey_ h51
ski r35 g-40 m35 h54 k-32
ski_ k-30
skim h36
skimm h36
skin g-32 m49 h19
skin_ h21
sking r18
skins g-25 m53
skip r37
skip_ r37
sks h-28 k16
sks_ h-28 k16
sky m28
sl_ r67 g-26 h-26
sla g-38 m-31 h-15
sla_ g25 h-24
slam g-15 m-16
slam_ h42
slami m-15 h-35
slan h-32
sland h-32
slat g-32 h-30
slati g-15 h-24
slau h34
slaug h34
sle g-22 m-21 h-33
slee g-22 m-21 h-33
sleep r26 m-18 h-53
sli r33 g-41 h119
slic r15 g-16
slice r15 g-16
slip r21 g-19 h42
slip_ r-15 h70
slips r36 h-28
slo g-24 m81
slot g-24 m86
slot_ m40 h-36
slots m29 h30
sm_ g23 m-17 h15
sma m-25 h29 k24
smal m-16 k24
small m-16 k24
sman h30
sman_ h26
smi r-30 g-21 m-38 h-19
smit m-33 h-34
smith m-33 h-34
sms r-30 m45 h-31
sms_ r-30 m45 h-31
smu g-17 m-24 h22 k22
smug g-16 h63 k-17
smugg g-16 h63 k-17
smur m-15 h-40 k39
smurf m-15 h-40 k39
sna h15
sna_ g18
snac h-46
snack h-46
snap g-18 h64
snap_ h71
sne g32 h74
snea h15
sneak h15
sno h-18
snow h-22
snow_ h-22
snt g86 h-39
snt_ g86 h-39
so_ r44 g-96 h69 k109
soa g-35
soap g-35 h-33
soap_ g-35 h-38
soc g-42 m31 h-68 k-15
soci m37
socia g-32 m40
socie g19
sof g-39 m-20 h-43 k-23
sofa r-24 g-23 h-27 k-15
sofa_ r-24 g-23 h-27 k-15
soft m-19 h-21
softw m-19 h21
soj h30
soju h30
soju_ h30
sol r-34 h15 k-19
sol_ m40 h35
sola h-32 k-19
sold r-42 g25 h-19
sold_ r-41 g28 h-23
solf m-15
solfa m-15
soli r19
solid r19
solu h38
solut h38
som r-42 g53 h87 k22
som_ h18
some r-35 g58 k24
some_ g60 h-19 k-20
someb g-24 k30
someo r-18 k27
somet g23 h24
somew g22
somm h46
somme h46
somw h23
somwa h23
son r34 g27 m-33 h-19 k41
son_ g-16 m-16
sona r42 g-20 h-27 k34
sona_ r32 g-17 h-19
sonal k34
song g33
songs g33
sons g30
sons_ g30
soo r77 m-15
sood r96 h-62
sood_ r87 h-57
sor r17 m-32 h64 k-17
sor_ g-31 m-20
sorc h44
sorce h44
sore h23
sored h23
sorr r-15
sorry r-15
sort g73 k-18
sort_ g26 k-17
sorte g47 h-24
sory r38
sory_ r38
sou r-16 g44 h-63
soup h-50
soup_ h-50
sour g16 k15
sourc g18 k18
sow m-15 h37
sowa h32
sowar h32
spa r-28 g-18 h-21
spa_ r-27 h-47
spam h35
spam_ h35
spar g-16 h-17
spare g-16 h-23
spe r-37 g-64 m-43 h60 k-43
spea h-22
speak h-22
spec g-16 h31 k-23
speci g31 h18
spect g-42 h24 k-22
spee g-16
speed g-16
spel r-27 g-16 h22
spell r-27 g-16 h22
sper h30
sperm h25
spi r-28 g-57 m49 h43
spic h102
spice h34
spicy h67
spin g-26 m68
spin_ g-23 m27 h-29
spins m33
spir g-19 h-16
spiri g-19 h-16
spit r-18 h-28
spita r-17 h-34
spl r-24 g-19 m-16 h20
spla h22
splac h22
spli r-21 g-16 m-16 h15
split r-21 m-15
spo r-21 g-46 h15 k-35
spon m-30
spons m-30
spor g-26 m37 h54 k-33
sport g-26 m37 h32 k-33
spot m-17 h-33
spot_ g27 m-17 h-33
spr g100 m-15 h-84
spra h-23
spray h-23
spre g89 h-79
sprea g89 h-58
spri h17
sprin g26 h-18
sprit h35
spy h47
spy_ h41
squ m42 k-17
squa m43
squar m46
sque k-17
sque_ k-17
ss_ g-39 m-26 k53
ssa r-21 g-31
ssa_ r24 m-20 h-38
ssag r-21 m34 h-18 k23
ssage r-21 m34 h-18 k23
ssar h31
sse r25 g39 h-23
ssed r31 h16
ssed_ r31 h16
ssel g17
ssel_ g17
ssert h19
sses m33
sses_ g-18 m45 h45
ssess g17 h-32
ssi r-52 g37 h-18 k35
ssig r-27 h24
ssign r-27 h24
ssin g35 m-17 h-64 k34
ssing g35 m-28 h-58 k36
ssio r-27 g15 m28 h20
ssion r-27 g15 m28 h20
sso m22 k-15
sson m-16 h15
sson_ r-15 h15
ssor r18
ssory r22
ssp h53 k-27
sspo h53 k-27
sspor h53 k-27
sss r-18
sss_ r-18
ssu h-48
ssue h-24
ssued g23
ssur r22 h-24
ssura r20 g16
ssure h-17
ssy h-20
ssy_ h-20
st_ g-56 m21 h-91 k15
sta r-121 g-36 m40
sta2 k31
sta_ m33 h68
staf r-33 m23 h-41
staff r-33 m23 h-41
stag r-15 h-16
stag_ h18
stage h-18
stagr g21 h-17
stai h-19
stak r45 g27 m30
stake r28 g27 m31
stal r-21 m-27 k-26
stall h-18 k-23
stalm g21 h-19
stals h25
stam r-28 g-24 h38 k-17
stamp r-28 g-24 h38 k-17
stan h-27
stand h-18
star m24 h37
star_ h15
stars r-27 h22
start r25 g22
stas m-16 h31
stasy h24
stat r27 g21
state r34 g37 m18 h-33
stati h-15
statu h52
stau r-20 g-20
staur r-20 g-20
stay r-54 g-40 h-15 k82
stay_ h-46 k60
stayi k19
stays r-46 g-28 h40
ste r18 m20 k38
stea g-28 k35
stead r17 k40
steak g-15
stee g31 h-21
steel g31 h-21
stel h-15
stell h-21
stem m23 h-26 k38
stem_ h-22 k38
ster g23 m19 h76 k-20
ster_ k-34
sterd r24
stere k28
stern h36
sters g22 h34
stery g19 m17 h-15
stes h-19
stest h-22
stew h19
stew_ h19
sti m-52 k-17
stic g-48 m-26 h-26 k-24
stic_ k-15
stick g-28 m-26
stil g92 h-17
still g90 h-17
stin r-15 g-17 m-20 h32 k20
sting r-15 g-17 m-19 h17
stio g-16 h20
stion g-16 h20
stl g-15 m58 h32
stl_ g-15 m44
stle_ h-20
stli m17
stlin m17
stm r49
stma h29
stmas h29
sto r-26 g-52 m-113 h30 k-36
stoc r-24 m-25
stock r-24 m-25
stol h85 k-21
stole h64 k-21
stom r-21 g55
stoma g45
stome g23
stoms r-15 g-17 h19
ston m-39 h27 k-15
stone m-39 h27 k-15
stoo r29 g-30 h-18
stood r29 g-30
stor r23 g-57 m-32 h-101
stor_ r25 g-38
stora h-15
store r20 g-29 m-28 h-22
story h-55
stou h41
stout h41
stp r27
stpay r16
str r-16 g-33 m-48 h24 k36
stra r-26 g33 h-59 k18
stran k29
strat g40 h-21
stray g25
stre g-19 h44
stres h44
stri g-20 m-28
strib h21
stric m-19
strip g-16
stro h38
strol h28
stru r18 h-28 k35
struc r22 h-17 k18
strug k17
stry h40
stry_ h18
sts r59 g34 k-28
sts_ r59 g34 k-28
stu r-32 g-30 h44
stu_ h24
stud r-28 g-28
stude h-18
studi h16
stuf h30
stuff h30
stum h-17
stume h-17
su_ h37
sua r-34 m-17 h81
sual m-15 h45
sual_ m-15 h45
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
suitc m-18 h-35
suk r25 m-17 h-34
suku r28
sukuk r28
sul g-49 h45
sult g-24 h22
sulta g-21
sum g85 h-20
sum_ r-23 g89 h-49
sume h20
sumer h20
summ r15
summe r15
sun g22 m-15 h-30
sund g-24
sunda g-24
sunk g39 h-19
sunke g23
sup r-18 m18 h-28
supe m39 h-25
super m39 h-25
supp m-21
suppl g25 m-21 h29
suppo g-20 h-31
sur r103 g93 h-150 k-45
sura g88 h-23
suran g88 h-23
surc r15
surch r15
sure r51 m31 h-59 k-17
sure_ r22 g-44 m44
sured h-20
surer g59 h-24
suret r16 g-16
surg h-16
suri r30 h-20
surp r-30 h-20
surpr r-30
surr r-16 h39
surro h41
surv g19 h-21
surve m-18
survi g27 m24
sury r65 g-28 h-30
sury_ r65 g-28 h-30
swa r-21 g100 h-15
swap r-21 g104 h-23
swap_ r-17 g38 m-15
swaps g50 h-17
swapt g18
swe r18 g-28 m78
swee g-21 m69 h-38
sweep r-16 m108 h-39
sweet m-39
swer h30
swers h22
swi g-15 m-21 h34
swim g16 h-24
swimm h-19
swin h64
swine h18
swing h46
swit h-30
switc h-30
swo g-18 m30
swor g-18 m30
sy_ m22
syc h54
sych h54
sychi h48
syn m47 h35
synd m41 h30
syndi m41 h30
syo g16
syo_ g16
syr h20
syru h23
syrup h23
sys h-22 k38
syst h-22 k38
syste h-22 k38
ta2 r-37 g56 m-21 h-20 k31
ta2k r18
ta2kh r18
ta2m r-22 g41 h-20
ta2me r-22 g41 h-20
ta3 r32 g18
ta7 r-22 g-28 m17 h16
ta_ r-39 g37 m45 h76 k-21
tab r40 g-30 m71 h67 k-15
tab_ r-15 m60 h84
tabb r50 h-16
tabby r50 h-16
tabl r-30 g-22 m33
table r-30 g-22 m33
tac r-18 g-24 h16
tach r-16 g-22 h-22
tache r-16 g-22 h-22
tack h38
tack_ h38
tade h27
tadel h27
taf r-33 m23 h-58
taff r-33 m23 h-41
taff_ r-33 m23 h-41
tag r-23 g-26 m-22 h81
tag_ g-31
tage h23
tage_ h23
tago h36
tagon h36
tagr g21 h-17
tagra g21 h-17
tah r-34 h15
tah_ r-15 g16 h22
taha r-15 g-16
tai g15 m-32
tail_ h22
tailo h-38
tails h18
tain r19 g20 h-49
tain_ r22 h-44
taine r23 h-15
tains r-25
tak r81 m51 h-55 k-41
tak_ g-15 m18 h-32
taka r41 h-48
takaf h-31
take g19 m44 h34 k-36
take_ r-19 g24 m74
taken r-20 m-23
takes r30 g-15 h25 k-40
tal r-44 m-26 h26 k-80
tal_ m-18 h-27 k-48
tala r-49 h-19
tali g-20 h49
talin h19
talis h30
talk h29
talk_ h31
tall m-16 k-23
tall_ r21 m-16
talla g-15
tallm r-17
talm g21 h-19
talme g21 h-19
talo m31 h-27
talo_ m31 h-23
tals r21 h25
tals_ r21 h25
tam r-16 g-38 m-19 h15 k-19
tama g-29 h-69
taman g-28 h-48
tamar r44
tamp r-29 g-26 h95 k-17
tamp_ r-28 g-15 h76
tampe h27
tan r-17 g-17 m-15
tanc h-35
tance h-35
tand_ h51
tandi r37 g-21 m15 h-15
tands r-30 g28 h-31
tang h-18
tang_ h-18
tani g20
tani_ g23
tank h35
tank_ h17
tant r-28 g-33 h23 k18
tant_ r-17 g-23 h-32
tantr h37
tany r16
tap g-15 m-17
tape h-19
tape_ h-19
tar r-31 g-47 m-48 h-18 k-19
tar_ r-26 g-16 h-31
tara r38
tare g-25
tariq r23
taro m-45 h66
tarot m-45 h75
tars r-27 h22
tars_ r-27 h22
tart r21 h-28
tart_ r16 h-34
tartu r-15 m-18
tary r-44
tary_ r-44
tas g-28 m26
tas_ h20
tast h-28
tasy m20
tasy_ m20
tat g16 m-37 h31 k-17
tate r34 g37 m18 h-33
tate_ g26 m18 h-39
tated g19 h-15
tatem r23 h20
tati r-36 g-37 h56
tatio r-36 g-37 h56
tato h27
tatu h52
tatue h52
tau r-37
taur r-20 g-20
taura r-20 g-20
taw r95 g-17 m-20
tawa r111 h-20
tawar r115 h-25
tawe h21
tawee h21
tax r-26 g-25 m-42 h-68 k39
tax_ g-17 k47
taxi r-39 m-32 h-54
taxi_ r-39 m-32 h-54
tay r-39 g-50 m47 h-73 k81
tay_ r17 h-66 k60
taya m47 h-24
taya_ m47 h-24
tayi k19
tayin k19
tays r-46 g-28 h40
tays_ r-46 g-28 h40
tba g-23 h-61
tbal h-46
tball h-46
tc_ g20
tca m-21 h-49
tcas m-18 h-35
tcase m-18 h-35
tch r-34 m16 h32 k-18
tch_ g-15 m29
tche r-20 h40 k-16
tched h-19
tches g16 h57
tco r-15
tcoi r-15
tcoin r-15
te_ g-84 m40
tea r-46 g-47 m-45 h-22 k15
tea_ g-20 h35
teac r-29 m-20 h-44
teach r-29 m-20 h-44
tead r17 k40
tead_ r17 k40
teak g-19 h-24
team_ h-41
teams h30
teas h21
tease h21
teb m-15
tebb g21
tebbi g21
tec g67 m-18
tect g72 h-21
tecte r54
tecti r-39 g54
tects g16
ted g-52 m-59 h-31 k29
ted_ g-54 m-59 h-19 k29
tee r23 g-16 h-24
tee_ g-20 h-15
teed r19 g-18
teed_ r19 g-18
teel g31 h-21
teel_ g31 h-21
teen g-24 m24
teen_ g-24 m21
tees r18 g19
tees_ r18 g19
tegy g23
tegy_ g23
tei r19 h-15
tein r19 h-15
tein_ r19 h-21
tel r-73 g44 h-35 k28
tel_ r-37 m34 h-45
tele r-18 h-74 k15
teleg k15
teli g44 h-19
telis g44 h-19
tell g-46 m-22 h106 k27
tell_ g-19 m-16 k35
telle h42
tells g-18 h81
tels h25
tels_ h25
tely g43
tely_ g43
tem g-20 h44 k22
tem_ g18 h-15 k33
temb r20
tembe r20
teme r19 m26 h17
temen r23 h20
temp h43
tempo h18
ten r59 g17 h62 k-31
ten_ r52 g-17 m20 h-50
tend r-29 g15 h78
tend_ r17
tende r-53 g24 h67
tene r52
tener r35
tenes r17
teng m29 h24
teng_ m29 h24
teni h24
tenin h24
tens h-16
tensi g-21
tent m-37 k-15
tent_ g-23 m-24 h33
tenth r15
tents g24
teq h16
tequ h16
tequi h16
ter r-25 g42 m-50 h-51 k-22
ter_ m-28 h-70 k-47
tera h23
terd r24
terda r24
tere r38 m-20 h21
tered h21 k27
teres r56 m-20 k-40
terf h61
terfe h70
teri h-55 k-16
terie h-16
terin g-18 m-19 h-22
terl r-19
terly r-25
term r23 h-34
term_ r51
termi r-16 m26 h-16
terms m-18
tern k25
tern_ h36
terne h-40 k28
ters m-15 h-48 k30
ters_ r-28 m-15 h-45 k30
terw r-15 g25
terwa r-15 g25
tery r-46 g28 m24 k15
tery_ r-46 g28 m24 k15
tes r-61 g-62 m26 h-24 k-55
tes_ r-19 g-74 h35 k-35
tesl g25 h-24
tesla g25 h-24
test r-42 m30 h-46 k-20
test_ r-40 m25 h29
testa h-29
testi h-43
tet r23 m-15 h-20
tev g54 m-15 h-28 k-15
teve g54 m-15 h-28 k-15
tever g54 m-15 h-28 k-15
tew h23
tew_ h19
tex r-22 g24 m108 h-42
tex_ g36 m45
text r-21 m41 h-19
text_ m47 h-29
tf_ r25
tfa r-16
tfo g38 m20
tfor g31 m21
tform g31 m21
tga r18
tgag r18
tgage r18
tge g17
tge_ g17
th_ r55 g40 h16 k-25
tha r23 g31 m-49 h42
tha_ h16
thai r23
thai_ r23
tham g53
than r-27 g-31 m-25 h27
than_ r35 m-19 k24
thank r-51 g-22 k-27
that h29
that_ h29
thc h44
thc_ h44
thd r-40 g-22
thda r-28 g-22
thday r-28 g-22
the r-41 g24 h-49
the_ r-31 g-42 h41 k-24
thef g28
theft g28
thei r35 g-22
their r35 g-22
thel h20
thel_ h21
them r-20 g28 h-16 k22
them_ r-20 g43 h-31 k23
then g-48 h37
then_ g-31
ther r-47 g38 h-78
ther_ r-48 g-47 m24 k-28
thera r-16 m-19 h-37
there k16
thers r20 g46 h-16 k32
therw g40
thes h-60
thes_ h-41
thesi h-19
thet g20
they r30 g32 k21
they_ r30 g32 k21
thi r-34 g59 m18 h-58
thin r-26 g52 h-25 k-28
thin_ r19 h-16
thing r-35 g34 m27 k-27
think g16
third g17 h18 k15
thirt h-19
this h-17 k35
this_ h-17 k35
thl r-16 g-37 h17
thly r-16 g-29
thly_ r-16 g-29
tho r-22 g-36 m-27 k24
thon g-25
thon_ g-25
thor h-29 k25
thori h-27 k25
thou m-34 h41
thoug r-16 g15 h18
thous r26
thout r-24 m-19 h15
thr g-24 m42 k41
thre g-39 m20 h31 k15
threa h48
three g-34 m34
thro m22 h-28 k26
throu g-27 h-15 k45
throw g41 m21 k-18
ths m-21 k-32
ths_ m-21 h-50 k-28
thy g-32 h-22
thyl h-16
ti_ r22 g-29 h30 k41
tia r27
tic r-39 g58 h-35 k33
tic_ h48 k-16
tice r-16 k52
tice_ r-17 k23
tices k21
tici h-44
tick g67 m15 h-15
tick_ g75 m-22 h-49
ticke h70
ticks m31 h-36
ticl g-17 h-15
ticle g-17 h-15
tie r17 g-27 h-44 k16
tied g-27
tied_ g-27
tien r19
tienc r19
ties h-31 k16
ties_ h-31 k16
tif g-39
tif_ h24
tific r19
tifie g18
tig h25
tige h25
tiger h25
til r77 g59 m-34 h-38 k-40
til_ r36 g16
tile r-15 h-44
tiles r-15 h-44
tili r24 g-22
tilis r24
till r32 g52 m-21 k-22
till_ r32 g65 m-21 h-16 k-22
tille h27
tim m-19 h-15
time m-17 h-23
time_ r21
times h-25
tin g-93 m22 h45 k21
tina m15 k23
tine g-19
tine_ g-19
ting r25 g-41 k-23
ting_ r26 g-40 h43 k-23
tins k20
tins_ k20
tio h-34 k31
tion h-34 k23
tion_ g-30 m-46 h-57
tiona r15 g-40 m37 h50
tione g33 k25
tions g48 k22
tip r-19 g-34 m49 h46
tip_ g-35 k-21
tips r-19 m33 h19
tips_ r-15 h18
tipst m19
tir h-50 k-18
tire h-24 k-16
tirem h-19
tis r-24 g-15 m-22 h-16
tish h25
tish_ h19
tist h-26
tist_ h-26
tit g-23 m35 h-50
titi m33 h-33
titio m33 h-32
titu r-15
tiv r-36 g31
tive r-36 g40
tive_ r-29 g25
tives g15
tivo h15
tivo_ h15
tiz h-30
tize h-26
tizer h-26
tka g-18 m19 h52
tka_ g-18 m19 h52
tl_ g-15 m44
tla h28
tla_ g-15 h49
tle r17 g-25 h37 k18
tle_ r45 g-41 m-31 h-44
tled r-33 g24
tled_ r-33 g24
tleg h34
tleg_ h34
tlem r-26 g19 h21 k30
tleme r-25 g30 h21 k30
tles r34 g-23 h31
tles_ r34 g-23 h31
tli g-16 m24 h25
tlin g-18 m24 h26
tling g-16 m37
tly r-35 h27
tly_ r-35 h27
tm_ r23 g53 h-53
tma g-18 h63
tman g-16 h28
tman_ g-16 h28
tmas h29
tmas_ h29
tme g-26 h15
tmen g-35 h20
tment g-35 h20
tna_ r-27
tne r-23 g-17 m-23 h45
tner r-19 m-17
tner_ r-15 h21
tners h-16
tnes h34
tness h34
tni r27 h16
to_ r36 g-18 h33 k47
tob g-22 h24 k-26
toba g-18
tobac g-18
tobe h30 k-25
tober m-21 k-22
toc r-24 g-22 m-33 h-23
tock r-24 m-25
tock_ r-21 g24 m-25
tocks g-25
toco g-19 h-50
tocop g-19 h-47
tod g-19
toda g-18
today g-18
tog h-17
toga g19
togar g19
toge g-23
toget g-23
togr r-18
togra r-18
toi r-22
tok r-25 g80 m-37 h-43
toke g29 m-35 h-26
token g29 m-35 h-26
tol r-24 m-25 h37
told g25 m15 k32
told_ g25 m15 k32
tole h64 k-21
tolen h64 k-21
toll m-36 h-28
toll_ m-36 h-46
tom r-40 g31 m30 h-17 k31
toma g40 h-21
tomac g44
tomat h-18
tomb m39 h-32
tombo m39 h-32
tome g23
tomer g23
tomo r-16 k25
tomor r-16 k25
toms r-15 g-17 h19
toms_ r-15 g-17 h19
ton r59 g-19 m-70 h-88 k-28
ton_ h-83
tone m-47 k-15
tone_ g15 m-39 h25 k-15
tong r38 m27 h-21
tong_ r40 m15 h-25
toni r19 h25
tonig r19 h16
tonk h37
tonka h32
tons m-31 h-42
tons_ m-31 h-42
too r31 g-27 h-60
tood r29 g-30
tood_ r29 g-30
tool h-16
tools h-16
toon g26
toon_ g29 h-20
top r22 g-29 m43 h95 k-65
top_ r29 g20 m15 h-44 k-26
topl h48 k-20
tople h48 k-20
topp g-40 m26 h77
toppe g-26 h34
toppi g-15 m16 h43
tops h25
tops_ h25
tor r-81 g-50 m-39 h-47
tor_ r-66 g-62 k18
tora h-15
torag h-15
tore r27 g-31 m-28 h16
tore_ r20 g-29 m-28 h-22
tored h38
tori h-25
torin r16 h-23
toro g29
toro_ g29
tors g30 h53
tors_ g30 h53
tort h22
tory r-17 g-16 h-49
tory_ r-17 g-16 h-41
tos m44 h49
tos_ h49
toss g17 m56
toss_ m56
tot r-28 m62
tota r-15 m-15 h-17
total r-15 m-15 h-17
tote m55 h20
tote_ m55 h20
totk h30
toto m36 h-24
toto_ m36 h-24
tou h48
touc g34
touch g34
tour h16
touri h19
tourn m18
tout h35
tout_ h29
tow r-21 k-15
towa r-39 g-19
towar r-39 g-19
towe g37
tower g49
toy r-22 g-57 m-47 h-40 k-25
toy_ g-22 m-20 h-31
toys g-46 m-23 k-25
toys_ g-46 m-23 k-25
tpay r16
tpay_ r16
tra r-18 g25 h-58 k42
tra_ r29 g-39 m-25 h41
trac r28 m20 h15
track h15
tract r32 g19 m17
trad g113 m45 h-33
trada g27
trade r15 g63 m32 h-59
tradi g18 m22 h28
traf h49
traff h49
trai r-17 g-18 m-23 h-20
trail h-24 k16
train g-15 m-23
tram g-22 h46
trama g-21 h42
tran g-30 m-16 k41
tranc r20
trang k29
trans g-35 h-32 k23
trap m-21 h-45
trap_ m-21 h-45
tras h-21
trat g22 h-31
trate g23
trav g-32 m-17
trave g-32 m-17
tray r-25 g19 h-30
tray_ r-19 h-30
traye g21
tre r47 k-34
trea r59 g-28
treas r57 g-24
treat h-28
tree r-20 g51 h-18
tree_ g25
trees g31 h-16
tres r20 g-22
tres_ g-17 m20 h-61
tress h63
trest r32
tri r-48 g-58 m18 h-67 k-33
trib r-29 g-16 h17
tribu r-24 h17
tric r17 m-30 h-19
tric_ g19
trici g-23
trick r22
trict m-19
trie m34 h-24
tries m41 h-24
trik h24
trim g-22
trimm g-22
trip r-20 g17 k-29
trip_ r-15 g40 h-40 k-23
tripp h44
trips h-21
tro g-43 m-16 h50 k-21
tro_ g-26 h-20
troc g-17 h46
trocu g-17 h46
trol r-19 m23
trol_ m27 h-33
trolo h28
tron g19 h15
tron_ h39
trong h56
troni g39 h-25
trono h-55
trop m-20 h-28
troph m-20 h-28
trou r34 g-20 h25
trous h25
tru g33 m-22 h-56 k70
truc h-16 k16
truct r22 h-17 k18
truf g25
truff g25
trug k17
trugg k17
trun g16
trunk g16
trus h-25
try r-15 g-26 m73
try_ r-15 g-23 m73 h-23
ts_ r-61 m-15 h-40 k-63
tsap h25
tsapp h25
tsb m15
tsbo m15
tsboo m15
tse g49 m32
tsel h26
tself h26
tst r26
tsta r26
tstan r26
tsu h37
tsu_ h37
tt_ g-15
tta r-41 g-39 k-23
tta_ m22 h28
ttac r-18 g-24 h16
ttach r-16 g-22 h-22
ttack h38
tte g-75 m85 h16 k15
tte_ m60 h-30
ttee r27 g-18
ttee_ r27 g-18
tten r16 h40 k17
tten_ g17 k19
ttend r18 g-18 h26
tter r-26 g-65 m32 h45
tter_ r17 g-36 m23 h21 k16
tteri h-16
tters g-26 h29
ttery r-43 k19
ttes h-31
ttes_ h-22
tti r18 m31 h-43 k-18
tti_ r45 m18 h-29
ttin h-30 k-17
tting h-26 k-17
ttis r-23 h17
ttish h17
ttl r21 h-17 k20
ttle r17 m-16 h-22 k20
ttle_ r41 g-27 m-36 h-50
ttled r-33 g24
ttlem r-25 g38 k30
ttles r34 g-23 h31
ttli g-16 m20
ttlin g-16 m20
tto r-25 m48 h-16
tto_ g-22 m53 h57
tton g16 h-18
tton_ g20 h-17
ttr m17 h-37
ttry m23 h-21
ttry_ m23 h-21
tty r19 h-32
tty_ r19 h-32
tu_ h43
tua m36 h47
tual m36 h47
tual_ m39 h58
tub r38 h-15
tubo r58 h-18
tubo_ r60 h-26
tud r-42 g-30
tude r-28 g-16 h-18
tuden h-18
tudi h16
tue g-18 m16 h44
tue_ h52
tuf h21
tuff h21
tuff_ h30
tui r-27
tuit r-27
tuiti r-27
tum r-23
tume h-17
tume_ h-17
tumm g35
tummy g35
tumn r-18 g-18
tumn_ r-18 g-18
tun g-16
tuna h-25
tuna_ h-25
tup r-16
tup_ r-15 m-18
tur r19 g47 h-35
tura r-15 h-33
tural r-15 h-33
turb g27 m42
turbo g27 m42
turd r-22 m15 h53
turda r-22 m15 h53
ture r39 g26 m-52
ture_ g-26 m-35 h28
tured r51 h-22
tures g54
turi r30 g-26 k26
turin k30
turit r44 g-15
turk k21
turke k21
turn g34 h-58 k-18
turn_ r27 h-39
turne r-21 g-20 h-20
turni h-27
turns g41 m-17
tus h42
tus_ g21 m16 h-15
tusk h49
tusks h30
tut r-18 g-21 h-45
tuto r-16 g-19 h-45
tutor r-16 g-19 h-45
tv_ r28 g-20 h17
twa h19
twar m-24 h33
tware m-19 h21
twe r51 g-37 h-19
twee g-26 k16
tween g-26 k16
twel r35
twelv r35
twent r17
twi g33
twin g26
twins g27
two r-48 g-48
two_ r-48 g-48
ty_ g88 m35 h-117 k-73
typ g23 h-33
type g27
type_ g27
tyr g15 h-22
tyre g15 h-22
tyre_ g24
tz_ h39
tze h43
tzer h28
ua_ g-15 m33 h-33
uaa m38 h-20
uaa_ m30 h-15
ual r-31 g-27 m58 h46
ual_ r-21 g-32 m61 h57
uan r-30 h42
uana h15
uana_ h15
uanc r-25 h19
uanci h19
uar r77 g-17 h-45 k-15
uar_ h36
uara r50
uaran r50
uard m-19 h-23
uard_ m-19 h-35
uare m46
uares g-15 m49
uart r37
uarte r37
uary r15
uary_ r15
uay g-32
uay_ g-32
ub_ r-34 h72
uba r-26
ube r-21 h25
ube_ h33
ubi r-33 m-21 h-39
uble r33 g18 m37
uble_ r50 g-23 m16 h16
ubled r-20 m18 h-18 k15
ubles g28
ubli r-33 g-21 m-29
ublic r-22
ublis g-20
ubm h21
ubmi h21
ubmit h21
ubo r58 h-18
ubo_ r60 h-26
ubs g-16
ubsc g-16
ubscr g-16
uca h15
uch r-27 g52 m-31 k-18
uch_ r-15 g63 k-17
uche m-21
ucher r-25
uci r28 h21
ucin r32
ucing r32
uck r-17 g42 h69
uck_ r-37 g22 h33
ucke h23
ucks r24 h22
ucks_ r24 h22
ucky h-31
ucky_ h-31
uct r22 g22 m22
uct_ g34 h15
ucti r30 m23 k-17
uctio r27 m24 k-17
uctu r15 h-17 k18
uctur r15 h-17 k18
ud_ g-29 h-91
uda m-18 h17
udd g16 h50
udde g21 h18
udder g21
uddi h18
uddin h18
ude r-33 g-17 h19
ude_ r-18 h33
uden h-18
udent h-18
udg h16
udge r-15 h18
udge_ h27
udh r15 m-15 h-28
udha r15 h-23
udhaa h-20
udi r-16 g-20 k-20
udit r-17 h-15 k-20
udit_ r-17 k-21
udo g45 h-43
udol g45 h-32
udol_ g45 h-32
ue_ r29 g-90 m-31 h-26
ued r16 g19
ued_ r16 g19
uel r-53 m40 h-20
uel_ r-43 m29 h-15
uen h19
uenc h19
uence h19
ues r-28 m72 h16 k-16
ues_ r20
uess r-25 g26 m102 h-29
uess_ g16 m92 h-51
uesse m31 h28
uessi m-21
uest r-16 g-17 m-20 h44
uest_ k19
uesti g-16 h20
uests k-22
uet m16 h17
ueu h36
ueur h28
ueur_ h28
uff g20 h19
uff_ h30
uffl g25
uffle g25
ug_ g-38
uga g-22
ugan h-15
uge g-16 m-23
ugg h40
uggl g-16 h52
uggle g-16 h45
ugh r-55 g-34 m-25 h63 k16
ugh_ g-20 h24 k33
ught r-42 m-21 k-17
ught_ r-35 m-21 h-28
ughte h27 k-20
ugs g-16
ugs_ g-16 h16
uha r18
uhan r23
ui_ r36
uia h39
uiap h39
uiapo h39
uic h-33
uice m-22 h-29
uice_ m-16
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
uildi h42
uilt g21
uilt_ g21
uin h36
uinea h-23
uinn h54
uinne h54
uir g22 h-21
uire g25 h-32
uired g25 h-25
uis g-48 h17
uit r-37 g23 m-29 h-54
uit_ g21 m18 h-30
uitc m-18 h-35
uitca m-18 h-35
uiti r-42 h34
uitio r-27
uits g-26 m-20 h-24
uits_ g-26 m-20 h-24
uity r17 g36
uity_ r17 g36
uiz g-28 h-22
uiz_ g-28 h-22
uja g-19 h51 k29
uja_ h55
ujah k36
ujahi k36
ujr h16
ujra h16
ujra_ h16
uju h23
uju_ h23
uk_ r26 h-20
uka g38 h-46
uku r23 g18
ukuk r28
ukuk_ r28
ul_ g50 h-31
ula g-83 m-34 h49
ula_ h49
ular h18
ulat r22 h-17
ulati r16 m-18
ulato m22
uld m44 h-27
uld_ m36
ule r-60 g-24 m45 h39 k30
ule_ r-34 h-41 k54
ulet g-31 m36 h85 k-20
ulet_ g-17 m-30 h66
ulett m66 h19
ulg r25
ulge r25
ulgen r25
uli g70 h-69
ull r-48 g-24 m-26
ull_ r-23 g-26 m-36
ulle h32
ulled h33
ulli m-15
ullio m-15
ulls m43 h-26
ulls_ m43 h-26
ulo g19 h-36
ulog g19 h-20
ulog_ g19 h-20
uls r16
ult g-37 h99 k20
ult_ h39
ulta g-21
ultat h22
ulti h19 k21
ults h27
ults_ h27
ulu g-32 h16
ulug h-15
uluga h-15
uly r29 g-18
uly_ r29 g-18
um_ r-75 g34 m-42 h25 k-74
uma g-19 h61
uma_ g-18 h33
uman h37
uman_ h33
umb m38
umbe g24 m40
umber g24 m40
ume r-26 g-33 h23
ume_ r-18 h-84
umen h-20
ument h-20
umer h41
umer_ h20
umero h21
umes h85
umes_ h40
umi m22 h34
umin h-15
umini h-15
umm r-17 m21 h-23
umme r15
ummer r15
ummi g-15
ummy r-17 g33 m37
ummy_ r-17 g33 m29
umn r-18 g-18
umn_ r-18 g-18
ums h-17
ums_ h-24
umu r18 m23
umul r18 m23
umula r18 m23
un_ r38 m-33 h-35
una r43 g18 h-80
una_ r28 h-41
unaf r23
unafa r23
unaw g22
unawa g22
unc r-39 g23 m-17
unce h39
uncen h36
unch r-47 g20 m-18 h-18
unch_ r-47 g-34 m-18 h-17
unche g34
uncl r15 g38
uncla g40
uncle r20
und m29 h-46 k51
und_ r-27 h-41 k-40
unda m-21
undab m-25
undan g18
unday g-24
unde g50 m28 h-38 k52
undec g-17 h-17
unded r38
undef g27
undel g35
under r-28 m33 k49
undi g31 m18 k31
undin g49 m29
undl g-15 h60
undle h41
undli h18
undr r47 g-22 h-34
undra r15 k23
undre m32 k-23
undry m-18 h-42
unds g-19 m34 k34
unds_ g-19 m34 k34
undy h26
undy_ h26
une r37 g20 m-25 h-17
une_ r23 m-15
ung_ r28 h-46
unge r-20 h29
unge_ r-20 h23
uni r-26 g-26 m-20 h-55 k-23
unid g24
unide g24
unit r-22 m-19 k-17
unit_ r-22 h-21 k-15
units m-18
univ g-23
unive g-23
unk r25 g94 m25 h-34
unk_ r47 g28 h-22
unke r-15 g21 m43
unken g23
unket r-15 m47 h17
unkn g46 h-15 k15
unkno g46 h-15 k15
unl g-34 h22 k32
unli g-30 k33
unlic k33
unlo h33
unloc h24
unn k15
uno g22 m-23 k32
unof k35
unoff k35
unop g26
unope g26
unp r39 h15
unpa r39 h15
unpai r39 h15
unr k28
unre k28
unreg k28
uns r-27 g80 m-20 h-23
unse g46 m-24 h-19
unsee g55
unsel m-18
unso r-20 g26 h-24
unsor g41 h-24
unsp g19
unspe g19
unt g20 m18 h-15 k16
unt_ r-22 g43 m61 k40
unta r-19 m-15 h-19
untar g16
unte r-38 h23 k-20
unted g15 h-20
unter r-48 h43
unti r81 m-17 h-44 k-19
until r36 g17
untin r45 h-43
untr h-24 k15
untry h-21
unts g-28 h45
unts_ g-28 h45
uor h43
uor_ h43
uot g32 m34
uote g30 m36
uotex g36 m45
up_ r-30 m20 h55
upa r58 g-16 h-38
upay r30
upaya r18
upe g-36 m35 h-47
upee r20 g-24 h-22
upee_ g-24 h-18
uper m39 h-25
uperm m-20
upf r20
upfr r20
upfro r20
upg g-17 h28
upgr g-17 h28
upgra g-17 h28
upl h35
uple h38
upo r53 g-27 m34
upon r53 g-27 m34
upon_ r48 g-27 m34 h-28
upons h37
upp g41 m-22 h-24
uppl g25 m-21 h29
uppli r-18 m-21
upply h37
uppo g-20 h-31
uppor g-20 h-31
uppy g25
uppy_ g25
ups m-25
ups_ g15
uq_ r89 h-24
ur_ r-23 g-69 m-46 h45
ura g42 m-31 h-55 k-30
ura_ m28
urab r57 h-26
uraba r41 h-25
ural r-15 h-33
ural_ r-15 h-33
uran r-29 g51 m-43
uran_ g-15 m-21
uranc g47
urant r-20 g-20
urb m29
urbo m37 h28
urbo_ g27 m42
urbon h37
urc r31 h-23
urce g18 k18
urce_ g18 k18
urch r44
urcha r44 m-16
urd r-26 m15 h41
urda r-22 m15 h53
urday r-22 m15 h53
ure r30 g58 m-28 k-56
ure_ g-27 h33 k-17
ured r28 g-16 m-15 h-33
ured_ r28 g-16 m-15 h-33
urem h21
ureme h21
urer g54 h-24
urer_ g47 h-17
ures g54
ures_ g54
uret r16 g-16
urety r16 g-16
urf m-15 h-40 k39
urf_ h-36
urg h-24
urge g-16 h-27
urger h-23
urgl g17
urgla g18
urgu h26
urgun h26
uri r38 g-41 h-75 k26
urie g-21 h-31
urier r-21 g-21 h-31
urin r-15 g23 k30
uring r-15 h15 k30
uris h19
urit r46 g-30 h-45
urity r26 g-29 h-40
urk k21
urke k21
urkey k21
urn r-48 g35 h-49 k20
urn_ r23 m-15
urna m18 h-22
urnam m18
urne r-21 g-24 m-16 h-51 k29
urned r-21 g-20 h-20
urni r-23 g21
urnit r-22
urns g43 m-17
urns_ g43 m-17
uro g26 m25 h16
uro_ r-17 g47 m-20 h-29
urom m50 h42
uromi m50 h42
uros r22
uros_ r22
urp r-30
urpr r-30
urpri r-30
urr r19 h25
urro h41
urrog h41
urs r-50 g-68 m-28 h-30 k-21
urs_ r-25 g17 h-57
urse r-32 g-69 m-21 h23 k-17
urse_ g-48 h60
urser m-23 h-24
ursi h-21
urst h33
urst_ h29
urt g38
urt_ g42 h-26
urta r-25 h-26
urtai r-25 h-26
urte h18
urti h46
urti_ h46
uru m29
urus m30
urusd m30
urv g19 h-21
urve m-18
urvi g27 m24
urviv g27 m24
ury r52 g-32 m-21 h-27 k-15
ury_ r58 g-32
us_ g-99 m50 h-82 k43
usa r73 m-19
usag h31
usage h31
usan r70 m-15 h-20
usanc r44
usand r26
usb h76
usba r-15 h49
usban r-15 h49
usd g19 m23
usd_ m22
usdt g31 h18
usdt_ g31 h18
use g-33 m16 h-45 k50
use_ r36 g-26 h-46 k55
used r-46
used_ r-46
uses g19
uses_ g19
ush r-47 g-16 h81
ush_ r-26 m-15 h46
ushi h-24
ushio h-24
ushm h26
ushma h26
ushr h18
ushro h18
usi m-23
usie h-18
usie_ h-18
usin m-28 k19
usin_ g16 m-27 h20 k-23
usine r23 h22 k23
using h-17
usins r-27 h-27 k23
usk r18 g-16 m-16 h50
usks h30
usks_ h30
uss r16 h29
ust r46 g-56 m45 h-83 k45
ust_ r38 g-60 h-40 k55
usta m47 h-34
usta_ m40 h-30
ustm r28 h-16
ustme r28 h-16
usto r-20 h17
ustom r-20 h17
usu r53 g-21 m-23 h18
usua m-15 h45
usual m-15 h45
usur r65 g-16 h-30
ut_ r31 m22 h96 k35
uta m-21 h77
utan m-15
utang h-18
utc g15
ute r-23 g17 h-72
ute_ g18 m39 h-71 k15
uted g-17 h46
uted_ g-17 h46
uter m-26 h-53
utes r-16 g23
utes_ r-16 g23
uth r19 k23
utho h-29 k25
uthor h-29 k25
uti g-24
util r26
utili r26
utio r-25
ution r-25
uto h-25
uto_ g19
utor r-16 g-19 h-24
utor_ r-16 g-19
uts g56 m-29 h-52 k-23
uts_ r-28 g61 m-21 h-45
utst r26
utsta r26
utt g-47 m37 h73
utte g-29 h25
utter g-29 h25
utti m36 h42
uttin m36 h42
utto h31
utto_ h32
utu r-19 g62 m-15 h-45
utum r-18 g-18
utumn r-18 g-18
utur g85 m-29 h-33
uture g95 m-29 h-33
uve h36
uwa r-15 g-29 m26 h-30
uwag h-20
uwaga h-20
uy_ r-67 m48 h79 k34
uye h27
uyer r32 h27
uyer_ r24 g47
uyers g-34 h15
uyi r-27 h39
uyin r-27 h39
uying r-27 h39
uys r63 g-16 m16 h-15
uys_ r63 g-16 m16 h-15
vab r22
vabl r22
vable r22
vac g-35 m-21 h-49
vacc m-21 h-28
vacci m-21 h-28
vad h-15 k17
val g-20 m-25 h-43 k17
val_ r-33
vale h-18
valet r-16 h-17
valu r36 h-21 k29
value r37 h-18 k20
van r21 m-16
vanc r-22 g18
vance r-22 g18
vani h15
vap h19
vari r15
vas g-44 h79
vas_ g-44 h30
vat r20
vat_ r-36
vate g-20 h36
vate_ g-20 h36
vati g43
vativ g50 h-26
vatt r67 h-31
vatti r67 h-31
vd_ h-24
vds g-38 h23
vds_ g-38 h23
ve_ g26 h64
vea m17
veaw m17
veawa m17
ved r-23
ved_ r-22
vee h29
veg h-16
vega g24
vel r-18 g-54 m-42
vel_ r-27 g-46 m-32
vem r18
vemb r18
vembe r18
ven r17 g46 k-27
ven_ r-15 g-19
veni m28 h27 k-16
venin m28 h29 k-16
vent r23 g55 m-17 h54
vent_ r-16 g75 h-27
venti r37 h22
ventu g-21 h62
venu m-15 h-25
venue m-15 h-25
ver r23 g70 h-94 k-18
ver_ r27 g113 h-75
vera r35 h-27
verab r54 g-51
verag r-18 g63
verdr r31
verdu r-22
vere r-56 g53 h-38
vered r-44 g49 h-38
veri r24 g-22 h18
verin r24 g-22 h18
vern r59 m-16 h18
verni r38
vernm r22
vers g-15 h-36
vers_ r30 h-16
versa r-24
verse h-24
versi g-27
vert r-70 g-20 h-37
verti r-58 g-17 h-22
very h32
very_ r52 h21
veryb m15
veryo r-40 g-19
veryt g18 h17
ves g67 m-20
vess g17
vesse g17
vest g43
vest_ g33 h-18
veste g15
vestm r-24 h21
vesto r27 g-17
vet m-16 h-16
vet_ m-16
via g-33 m33 h33 k57
via_ g-33 k57
vic h31
vice m-19 h40
vice_ m-19 h35
vid r29 g-18 h45
vide r24 g-44 h49
video h52
vidi g18
vidia g18
vie r67 g-25
vies h32
vies_ h32
view g-24
view_ h-21
views h25
vig r68 g-21 h-38
vig_ r71 g-17 h-47
vil g-33
vil_ g-17
vin r27 m-55 h-29 k-18
vin_ h16
vine g16 h-57
viney g17
ving r39 g-35 m-41 h-30
ving_ r29 m-28
vings g-21 h-22 k-20
vino h41
vino_ h17
vio h56
viol h56
viola h56
vip h50
vip_ h50
vir g-20 m37 h24
virg g-16 h-16
virgi g-16 h-16
vis r-17 g-24 m-16 h-29
visa g-22
visa_ g-22
visi r-28 g15 h-34
visit r-28 h-34
viso g-16
visor g-16
vit h-36
vita h-46
vitam h-46
viv g27 m24
vive g29
vives g29
vo_ h20
vod r-16 g-16 h-42
vodk r-15
vodka r-15
voi g-21 m-29 k70
voic g-15 m-25 k29
voice m-25 h15 k19
void h-27 k41
void_ h-18 k29
vol r25 h-19
volu g16
volun g16
volv r56
volvi r56
voo h46
vood h46
voodo h46
vor m24 h42
vor_ m29
vory h50
vory_ h50
vot g-21 m28 h50
vote g-21 m28 h50
vote_ g-18 h65
votes m32 h-16
vou r-44 h-20 k16
vouc r-25
vouch r-25
vour r-18 m15 h-22 k16
vour_ r-18 h-22 k16
voy_ h-22
wa2 r20
wa7 r-55 g44 m16 h28
wa7e r-21
wa7ed r-21
wa_ r-22 m22 h56
wab h-18
wad r23
wag g-16 m75 h-41
waga h-20
wagan h-20
wage m72 h-21
wage_ h17
wager m73 h-59
wages g-17 h22
wai r25 g21 h-25
wait r45
wait_ r33
waiv r-19 g17 h-17
waive g17
wak r17
waka r-15
wakal r-15
wal r-59 m-17 k51
wala r-33 g64 m-19 h-20
wala_ r-23 g80 m-19 h-36 k-15
walan h27
wale r-15 h26
wale_ r-21 h26
wali r31 g-19 h-19
wali_ r33 g-19 h-19
walk g16 h25
walke h28
wall r-31 g-48 h-23 k66
wall_ r-35 g-18 h-18
walle g-24 k68
wan r-25 h68
wanc g-17 h36
wance g-17 h36
wane h29
wane_ h29
want g31
want_ g25
wap r-55 g99 h-55
wap_ r-17 g38 m-15
waps g50 h-17
waps_ g50 h-17
wapt g18
wapti g18
war r16 g61 m-22 h-28 k-34
war_ r-20 h22 k32
wara r16
wara_ r16 h21
ward r-38 g39 h-61
ward_ r18 h-36
wardi r-36 g-19
wards r-19 g41
ware r-24 g-21 m-21 h37 k-39
ware_ g-17 m-20 h49 k-21
wareh h22
waren h-40
warr r43 g47 h-40
warra r-27 g55 h-35
warru r65
waru r44 h-20
waruq r27 h-20
was r-38 g-57 h44
was_ r-32 g-57 m51 h25
wash r-23 g-31 m-51 h-36
wash_ g-32 m-26 k16
washe m-17
washi r-21 h-39
wast h68
wasta h43
wat g-47 m-24
watc r16
watch r16
wate g-33 h-46
water g-33 h-46
way r46 m38
way_ m19
waye r36 m21
wayed r49 g-17
ways r24 h-21
ways_ r24 h-21
waz g-18
waza g-15
wd_ r46 g-27
wde g-15 h-18
wder g-15 h-18
wder_ g-15 h-18
we_ r38 g19 m34 h30 k-19
wea g16
weal h35
wealt h35
wear h-17
weat g24
weath g24
web g-25 h-32
web_ h-76
webs h36
websi h36
wed m-33 h-71 k-22
wed_ m-20 h-23
wedd r-19 h-32
weddi r-19 h-32
wee r39 g-63 m52
weed r-19 h65
weed_ r-19 h65
week r30 g-19 h-37
week_ r-22 g-29 m-26 h-40
weeke m23 h20
weekl r23 g33 h-21
weeks r28
ween g-26 k16
ween_ g-26 k16
weep r-16 m108 h-39
weeps m54 h-37
weet m-39
weet_ h-23
weete r35
weets r-22 m-25 h22
weez h21
weez_ h16
wei g-27 h32
weig r19 m19 h-41
weigh r19 m19 h-45
wein h24
weis h34
wel r16 g-41 m-16 h-70 k36
wel_ r-28 h20 k26
welh k24
welha k24
well r15 h-51
well_ r-25 h-25
welle r18 h-27
welv r35
welve r35
wen r26 g-21 m23 h39
went r36 g-21 m23 h39
went_ r19 g-15 m19 h50
wenty r17
wer r-39 m36 k-28
wer_ g51 m-15 h-64 k-16
werb m41 h43
werba m41 h43
wers r-29 g-27
wers_ r-29 g-27
wes r-56 m48 h-35
wes_ r-46 g-25 m54
west h-17
wha r-37 g46 h-29 k-16
what r-37 g46 h-25 k-16
what_ r-17 h-22
whate g54 m-15 h-28 k-15
whats h25
whe g72 h-48
whea r-16
wheat r-16
whee g-39 h21
wheel g-39 h21
when g80 h-18 k-22
when_ g74 k-22
wher g31 h-17 k36
where g31 h-17 k36
whet m42 h-20
wheth m42 h-20
whi g65 m-33 h49 k-16
whic g70 m-15 h-32
which g70 m-15 h-32
whil r29
while r29
whis g-28 h51
whisk g-25 h67
whit g15 h40
white g15 h40
who g-41 m60 h48 k-41
who_ r26 g-49 h42 k-29
whoe g-39 m36
whoev g-39 m36
whol r-18 g19 m-17
whole r-18 g19 m-17
whos m60
whose m60
why g-20 m-21 k36
why_ g-20 m-21 k36
wic h15
wich g-17 h16
wich_ g-17
wid h-24
wif g-29 h45
wife r22 g-24 h69
wife_ r29
wifes g-31 h28
wil g76 m21
will g87 h-30
will_ g92 h-24
wim g16 h-24
wimm h-19
wimmi h-19
win g16 m58 h18 k-24
win_ g-33 m53 h16
wind g-70 m20 h34 k-17
windo g-32 m22 h29
wine m-23
wine_ m-18
winer h16
wing g40 h28 k-26
wing_ h-17 k-23
winge h46
wings g43
winn h-67 k20
winne h-42
winni h-25 k22
wins g46 m-15 h23
wins_ g46 m-15 h23
wint g32
winte g32
wir r17 h-21
wire r17 h-21
wire_ r28 h-15
wis g18 h78 k-16
wise g40
wise_ g40
wisk h45
wiske h29
wit g-23 h48 k-16
with r15 h17
with_ r35 g-36 m55 h20 k-19
withi r19 h-16
witho r-24 m-19 h15
witn h28
witne h28
wiz h42
wiza h22
wizar h22
wl_ m17
wle m-19
wme g23
wmen g23
wment g23
wn_ r47 g24 m-30 h-70 k-20
wnb r23
wnbr r23
wnbro r23
wne r16 g28 m57 h-30
wned r30
wned_ r30
wner m62 h-17
wner_ g28 h-17 k19
wners m67
wni g22
wnie h19
wnin g25
wning g25
wns r28 g-26 h-40
wns_ g-24 h-36
wnsh r28
wnsho r28
wo_ r-52 g-48
woma g-23 h18
woman g-23 h18
womb g20
womb_ g20
wome h-15
women h-15
won r-18 m84 h-33
won_ r-18 g-15 m61 h-33
woo r-33 g78 h-33
wood g27
wood_ g32
wool r-33 g51 m-18 h-19
wool_ r-33 g51 m-18 h-19
wor r25 h23
word h25
work h-27
work_ g-16 m24 h-27
worke r-21 g15 h39
worki g18
workm g29
works r34 g-47 m-15 h-36
worl m22
world m22
wors g-20 m-16 h59
worsh g-20 m-16 h59
wort r18 m-16
worth r18 m-16
wou m36
woul m36
would m36
wra m16 k-19
wrap k-19
wre m15 h-19
wrec h-19
wreck h-19
wres m17
wrest m17
wri r36 g41 h45 k16
writ g51 h40 k16
write h22
writi r-16 g51
writt k21
wro r-15 h-30 k46
wron k46
wrong k46
wrot r-16
wrote r-16
ws_ r15 g30 m26 k-41
wse h41
wur h37
wurs h33
wurst h33
wwe k30
wye g-33 h-36
wyer g-33 h-36
wyer_ g-33 h-35
xac r-34
xact r-34
xactl r-27
xam r-20 g-29 k-26
xam_ r-22 g-36 h-19
xami g18 h34 k-16
xamin g18 h34 k-16
xams h-24
xams_ h-24
xan g-15 h37
xana g-15 h37
xanax g-15 h37
xbe m16
xbet m16
xbet_ m16
xce g15
xch r-17 g-26 m30
xcha r-17 g-23
xchan r-17 g-23
xed m17 h-16
xed_ m17 h-16
xer h34
xer_ h28
xes h-34
xes_ h-34
xi_ r-39 m-32 h-54
xin m-38 h59
xing m-38 h59
xing_ m-38 h59
xis g28
xist g28
xist_ g24
xpe r-15 g16 h-25
xpec r-19
xpect r-19
xpen h-20
xpens h-20
xper m16
xperi h23
xpert m17
xpi g28 h42
xpir g28 h42
xpire h30
xpiri g15 h-23
xpiry g26 h35
xpl r-30 g-28 k35
xpla r-30 g-24 h-16 k37
xplai r-30 g-24 h-16 k37
xt_ g34 m54 h-30
xte r-23
xten r-23
xtend r-28 g21
xtens g-21
xti g-40 h30
xtin g-40 h30
xting g-40 h30
xto h22
xtor h22
xtort h22
xtr r30 g-27
xtra r30 g-27 h25
xtra_ r32 g-27
xty m19
xty_ m19
xx_ r37
xxx h33
xxx_ h23
xy_ h23
ya3 g27
ya_ h-73 k-15
yac h39
yach h39
yacht h39
yad r-25 g-32 m-23 h-18
yad_ r-19
yada r-16 g-21
yada_ r-16 g-21
yah r-31 h32
yah_ r-45 h31
yaj r64 h-29
yaj_ r64 h-29
yak r34 m19 h-23
yakh r34 m24
yal r61 g-29 h-28
yal_ g-20 h-15
yals r33
yals_ r33
yam h19
yam_ h19
yan g-44 m16 h-46
yan_ r-25 m18 h-27
yani g-32 h-25
yani_ g-32 h-25
yant h27
yant_ h22
yar r-41 g55 h-25
yar_ r-27 g24
yara h-18
yara_ g16 h-18
yat r-39 g35 h-23
yat_ g39 h-23
ybe r-24 g68 m51 h-46
ybe_ g45 m34 h-23
yber r-16 g25
yber_ r-16 g25
ybi g18
ybit g21
ybit_ g21
ybo h30
yboy h47
yboy_ h43
ych h31
ychi h48
ychic h48
ycl r-18
ycle r-18
ycle_ r-18
yda g-26 h-29
yda_ g-16 h-37
ye_ h55
yea g79 m-15 h-16 k-21
year g79 m-15 h-27 k-21
year_ g48 h-23
yearl h-17
years g42
yeb h24
yed r27 g-29 m19 h-16
yed_ r20 g-26 m23 k-19
yedf r-17 k28
yedfa r-17 k28
yee r56 k23
yee_ g20 k32
yeh r17
yek m20
yel h32
yen r-22 g15 m33
yen_ m33
yer r-21 g-84 m-22
yer_ r-25 h-16
yers g-34 h23
yers_ g-34 h23
yes r30 g19 k42
yes_ h31 k22
yest r24
yeste r24
yet g117 h-81 k-25
yet_ g101 h-45 k-24
yfa h38
yfan h38
yfans h38
yho m25
yhou m25
yhoun m25
yie r38 h-24
yiel r38 h-24
yield r38 h-24
yin r24 m-21 h52
ying r24 m-21 h52
ying_ r24 m-21 h52
ylen r15
ylend r15
yli r-18 h-20
ylin r-18 h-20
ylo r34 h-17
yloc r34 h-18
ylock r34 h-18
ym_ r-55 g-33 m-33 h-42
yma g-25 h44
yman_ g22
ymas h20
ymash h20
yme g29
ymex g23
ymex_ g23
ymn r37 h-19
ymnt r37 h-19
ymnt_ r37 h-19
ymo h-37
ymp r-17 g52 m43
ynd m41 h30
yndi m41 h30
yndic m41 h30
ynt r20
yo_ g26
yof r16 h18
yoff r16 h18
yoff_ r16 h18
yom r81 g-30 m-24 h-30 k27
yom_ r81 g-30 m-24 h-30 k27
yon r-18 g-21 m-15
yone r-42 g-20
yone_ r-42 g-20
yor g34 m28
yot r-16 h33
you g21 m36 h-99 k42
you_ r26 g-67 m30 h-27
your r-42 g80 h-27 k30
your_ r-41 g41 m-31 k30
yours g39 m24 h-24
yout r32 g20 m15 h-41
yout_ r32 g20 m15
youth h-46
ypa k37
ypas k37
ypass k37
ype g27
ype_ g27
ypt r28
ypto r16
ypto_ r20 h-23
yra h20
yre g15 h-22
yre_ g24
yri m15
yric h31
yrica h31
yro r-15 h-20 k36
yrol r-15 h-20 k36
yroll r-15 h-20 k36
yru h23
yrup h23
yrup_ h23
ys_ r23 g-40 m31 h51 k-42
yse r-34 g-15 m-19
ysel r-34 g-15 m-19
yself r-34 g-15 m-19
ysi r-16 h-89
ysio r-16 h-15
ysiot r-16 h-15
yst g38 k32
ysta h36
ystal h36
yste g51 h-50 k32
ystem h-22 k38
yster g64 h-27
yth r-17
ythi r-17
ythin r-17
yun r30 g-18 h-49
yung r30 g-18 h-44
yung_ r30 g-18 h-44
yya r21 m-23 h-46
yya_ r18 m-19 h-19
yyan h-15
yye h42
yze r38 m18
za_ m-39 h-22
zab r-23 h22
zabo h22
zaf_ h20
zah h49
zahl h53
zak r-33 m-18
zaka r-33 m-18
zakat r-32 m-15 h-35
zal m33 h34
zan r81 g-17 m-27 h-62
zan_ h-19
zani r21 h-25
zanin r21 h-25
zar r-19 h74
zar_ h46
zard h22
zard_ h22
zat h27
zatl h31
zatla h31
zaw r30 h15
zay g26 h-51
ze_ r-35 g-45 m20 h-28
zed h35
zed_ h35
zee r39 m19 h47
zeer h33
zeer_ h33
zel r23 g25 m25 h-53
zel_ r23 g25 m25 h-53
zer r-15 g47 h-16
zero g48 h-24
zero_ h-24
zes m-15
zes_ m-15
zi_ h-18
zil h-18
zil_ h-18
zin g-19 h-22
zine g-15 h-43
zine_ g-15 h-44
zir h39
zir_ h40
zle h-25
zle_ r-16 h-25
zo_ g-27 h107
zod h26
zodi h26
zodia h26
zon h30
zoo h-31
zoo_ m-26 h-17
zra h18
zran h18
zrana h18
zya g-23 h-23
zyad g-23 h-23
zza r17 m-28 h-30
zza_ m-20
zzan r21 h-25
zzani r21 h-25
zzl r-16 h-25
zzle r-16 h-25
zzle_ r-16 h-25
ءه_ m-18 h15
اء_ r-26 g-52 m-61 h-77 k-26
اءه m-18 h15
اءه_ m-18 h15
اب_ g-68 m-24 h38
ابا r-17 k-23
اباح m-15 h18
اباحي m-15 h18
ابت g15
ابتز h21
ابتزا h21
ابته r31 h-16
ابته_ r31 h-16
ابح r36 g-24 k-17
ابحا r35
ابحات r36 h-15
ابر g-27 h-22
ابرا h20
ابراج h20
ابس r-56 h-26 k-15
ابس_ r-56 h-29 k-15
ابط r-15 m16 h42
ابع h20 k16
ابق g-26 m69
ابقه m36 h-24
ابقه_ m36 h-24
ابل g-20 h17 k34
ابل_ h26
ابلا k36
ابلاغ k36
ابن m-28 h-20
ابني g15 h-25
ابني_ g15 h-25
ابه g-17 h39 k50
ابه_ g-17 h39 k50
ابو r17 k15
ابو_ r19 g-25 k19
ابوي g23
ابي r57 m-43 k27
ابي_ r61 g-31 m-30 h-27 k33
ابيض h30
ابيض_ h30
ابيع g35
ابيعك g42 h-29
ابيعه g-15 h24
ابين h18
ابين_ h18
ات_ r22 h-29 k21
اتا r30
اتاخ r34
اتاخر r34
اتب r-36 h-71
اتب_ r-16 h-56
اتبي r-21
اتبي_ r-21
اتج h25
اتجا h25
اتجار h25
اتر g53 m28 h-32
اتر_ g28 h-22
اترا m29
اتراه m29
اتز g20
اتزر g20
اتزرع g20
اتس g-18
اتش m41
اتشا m32
اتشات m22
اتص m-16 h-32
اتصا m-16 h-32
اتصاد g17
اتصال h-25
اتع r-15 m-15
اتعا r-15 m-15
اتعاب r-15 m-15
اتف g-39 h-31
اتف_ h-26
اتفق g-29 h-16
اتفقن g-29 h-16
اتل k32
اتلي h-15 k34
اتلين h-15 k34
اتم r-19 g17
اتن r51 m26
اتنا r53 m26
اتنا_ m34
اته h-30 k16
اتها k17
اتها_ k17
اتو r-15 g-60 m26
اتور g-27
اتوره g-26 h-18 k15
اتوق m26
اتوقع m26
اتي r40
اتي_ g-21
اتير r33 h-30 k26
اتير_ r33 h-30 k26
اتين g28 h32
اتين_ g28 h32
اث_ h-22
اثا g-24 h-29
اثاث g-24 h-33
اثاث_ g-24 h-33
اثم r-18
اثمي r-18
اثميه r-18
اثه r32 g-25
اثه_ r32 g-25
اثي r26 h15
اثيل h23
اثيل_ h23
اثين r18
اثين_ r18
اج_ r-20 g-53 h55 k-22
اجا g59 m-27 k31
اجات g57 m-27 h-20
اجات_ g57 m-27 h-20
اجار h-17 k36
اجار_ k36
اجاره h-16
اجاه g19
اجاه_ g19
اجر g-39 m-28 k53
اجر_ g18 h16 k19
اجرت g-20 m-18 h-24 k41
اجرت_ r-21 h-15 k47
اجره r18 g-38
اجره_ r18 g-38
اجع r-20 h-40 k-29
اجل r85 g-18 m-21 h-28
اجل_ h-18
اجلت r70 h-26
اجلت_ r70 h-26
اجله r26 h16
اجله_ r26 h16
اجن g20 h-17
اجنب g20
اجنبي g20
اجه r-43
اجه_ r-35
اجها g-21 h26
اجهاض h26
اجون h29
اجون_ h29
اجي r27 k22
اجير r15 k23
اجير_ r15 k23
اجيل r16
اجيل_ r16
اح_ g-24 m38 h-67
احب r-21 k32
احب_ r-15 m15 k32
احبت h27
احبتي h27
احبه g17 h-27
احبه_ h-20
احت r-63 g18
احت_ g33
احتيا h18
احد g32 m-16
احد_ r-15
احده g35
احده_ g29 h17
احذ h22
احذف h22
احذف_ h22
احر g-18 h68
احر_ h36
احق g37
احقا g37
احقا_ g37
احل h-17
احل_ h-21
احم g-19 h34
احمر g-19 h34
احمر_ g-19 h34
احه h-32
احه_ h-28
احو r-29 h-22 k51
احول r-29 h-22 k51
احول_ r-24 k23
احوله h-20 k28
احي g-23 m-15 h70
احي_ m-15
احيه g-19 h56
احيه_ g-19 h56
اخت r-65 m-45 h-31 k-16
اختر r-36 g-31
اخترا h33
اخترت r-35 g-26 h-30
اختي r-28 g41 h-36
اختي_ r-20 h-28
اختيا g49
اخد r34 k15
اخد_ r16 m20 k15
اخذ r53 m31 h-32 k-22
اخذ_ m38 h-40
اخذت_ r26
اخذته r-30
اخذه r34 g21
اخذها r22 g18
اخذو r15
اخذوه r15
اخر r89 g-23
اخر_ r77 h-15
اخرت m-16
اخرت_ m-16
اخره h15
اخره_ h15
اخض g35 m23 h-20
اخضر g35 m23 h-20
اخضر_ g35 m23 h-20
اخف k15
اخفا k15
اخفاء k15
اخل r20 g17
اخله g19
اخله_ g34
اخو h-21 k28
اخوه r22 h-17 k28
اخوه_ r22 h-17 k28
اخوي r-34
اخوي_ r-34
اخي h-22 k-15
اخي_ h-15
اخير_ r-21
اد_ r34 g-20 m-18 h-32
ادا r40 g-18 h-17
ادات r24
ادات_ r24
ادان r16
اداني r16
ادت m36
ادت_ m36
ادث r-18 g28
ادث_ r-18 g28
ادخ k19
ادخا g19
ادخار g19
ادر g22
ادف g29
ادفع g29
ادفع_ g38
ادل r-41 g84 h-34
ادلا g20
ادلات g20
ادله r-31 g54 h-22
ادله_ r-31 g54 h-22
ادم g60 m-35 h-46
ادم_ g44 h-20
ادما m-33 h-24
ادمان m-33 h-24
ادمه g17
ادمه_ g17
ادن g35 h-32
ادني g21 h-32
ادني_ g21 h-32
اده r-15 g-38 h21 k-27
اده_ r-22 g-34 k-16
ادو h38
ادو_ h18
ادور g23
ادور_ g23
ادول h24
ادول_ h24
ادي r-28 g-33 h17 k21
ادي_ r-30 g-33 h-36 k38
اديب h41
اديب_ h41
اديق h-19
اديق_ h-19
اديه g16
اديه_ g16
اذا r-17 g116
اذا_ r-17 g116
اذو r56 h-31
اذون r56 h-31
اذون_ r29 h-21
اذونا r27
اذي h24
اذين h24
اذين_ h24
ار_ g24 m18 h-155
ارا g34 h-46 k-20
ارات g19 m15 h-49 k-19
ارات_ m15 h-40 k-19
اراض g16
اراضي g16
اراه h36
اراه_ h36
ارب g-23 k-17
ارب_ h15
اربع r30 m-20 h-24
اربع_ r-35 h-17
اربعه r34
اربعي r32 g-19
اربه r-20 h33
اربه_ r-20 h33
ارت g-17 m-25 h40
ارت_ r16
ارتف g15 m-15
ارتفا g15 m-15
ارتي g-30
ارتي_ g-26 h-24
ارتين h24
ارج r-39 g52 m-19 h-19 k35
ارج_ k49
ارجع r-15
ارجن g75 h-37
ارجن_ g75 h-37
ارد h39
ارد_ r-22 h31
ارس r-15 g-25 m35
ارس_ r-15 g-22
ارض r-36 g-26 m-37 h-76
ارض_ r-36 g-16 m-37 h-76
ارط g-18 m53 h-25
ارع m29
ارع_ m20
ارف g39
ارف_ g30
ارق m26 h49
ارقا m27 h55
ارقام m27 h55
ارك r15 g-32 h35
اركه r19 g-15
اركه_ r19 g-15
ارن g68 h-17
اره r-39 g-53 h67
اره_ r-36 g-39 h89
ارو h37
اروا h16
ارواح h16
اري h25 k24
اري_ r68 g28 m25 h-38 k-22
اريخ g26 h21
اريخ_ g26 h21
اريد k22
اريد_ k22
اريف r-34 h-33 k31
اريف_ r-34 h-33 k31
اريه r-17 m-17 h38
اريه_ h38
از_ r-36 h84
ازا m-19 h-17
ازات h22
ازات_ h22
ازاز h28
ازازه h28
ازاي h-34
ازايز h-34
ازج g-23 h-39
ازج_ g-23 h-39
ازل r-32 g17
ازل_ g21
ازم h-19
ازم_ h-19
ازه h54
ازه_ h54
ازو g41 h-21
ازون g41 h-21
ازون_ g41 h-21
ازي g-20 m64 h-46
ازي_ m46
ازين m21 h28
ازينو m21 h28
ازيه h-80
ازيه_ h-80
اس_ r23 g-49 m-51
اسا r21 g-20 k25
اسب r22 g-24
اسبه r-15 g-20
اسبه_ r-15 g-20
اسبو r27 h22
اسبوع r27
است r-38 m-28 h-88 k76
استث g26
استثم g26
استخ h-25 k57
استخد h-25 k57
استر h33
استص g-16
استصن g-16
استع r-21 h-15
استق k17
استقب k17
استل r-22 g30 h-31 k18
استلف r-20
استلم h-16 k39
استي g-24 h-17
اسح m21 k30
اسحب m21 k30
اسد r21 h48
اسدد r21 h54
اسدد_ r20 h35
اسر m18 h-24
اسر_ m18
اسط h50
اسطه g-17 h61
اسطه_ g-17 h61
اسع g35
اسعا g35
اسعار g35
اسق r-23
اسقط r-23
اسك h36
اسلا g-16 h-19
اسلام g-16 h-19
اسم g-63 m-29 h-59 k50
اسم_ g-19 m-34 h20 k20
اسمن h-28
اسمنت h-23
اسمي g-29 k35
اسمي_ g-29 k35
اسن m-22
اسنا m-22
اسنان m-22
اسه r-16 h-17
اسه_ g19 h-21
اسي r-46 g-25 h-43
اسين h-34
اسين_ h-34
اسيه r-21
اسيه_ r-21
اش_ r58 g43 h-96
اشت r-22 k-16
اشتر h-24 k-15
اشترا r-25
اشتري h-17
اشتغ h19
اشتغل h19
اشخ h26
اشخا h26
اشخاص h26
اشر r80 m20 h28
اشر_ r80 m24 h21
اشي h15
اشير h27
اشيره h27
اص_ r-19 m-33 h60
اصر h25
اصرا h18
اصرات h18
اصف m-15 h29
اصل r27 g-50 m-30 h-23
اصل_ r66 g-24 h-20
اصلا h-34
اصلي r-34 g-33 h44
اصلي_ r-24 g-18 h46
اصليه g-15
اصه r21 h34
اصه_ r21 h34
اض_ r-16 g24 h21
اضا r-16
اضاف r-16 g20
اضافي r-16 g20
اضح g-24 h42
اضح_ g-21
اضر g-32 h-35
اضرا h-23
اضرار h-23
اضره r-17 g-31
اضره_ r-17 g-31
اضه h-25
اضه_ h-25
اضي g21 h19
اضي_ r-18 m-17
اضيه h32
اضيه_ h32
اط_ r-48 g-34 m89 h-33
اطر g16
اطف m-39 h-17
اطفا m-39 h-17
اطفال m-39 h-17
اطل g-31 k21
اطم g-25
اطم_ g-25
اطي m15
اع_ r-26 k-16
اعب g-21 m-19 h67
اعب_ g-21 m-19 h67
اعت r50 g-18
اعت_ r48
اعتي g-27
اعد m29 h-47
اعد_ g26 m30 h-39
اعر g-21
اعرف g-21
اعرفه g-17
اعض h24
اعضا h24
اعضاء h24
اعط r-26
اعطي r-29
اعطيه r-22
اعف r31 g-18 m26 h22
اعف_ r25 g-18 m26 h23
اعل g21
اعلا m-16
اعلان m-16
اعلي g23 h-16
اعلي_ g23 h-16
اعم h-28
اعما h-22
اعن g22
اعني g22
اعني_ g22
اعه r-55 g-50 k19
اعه_ r-47 g-54 k25
اعو r93 g-31 h-27
اعول r42 g-21
اعولي r42 g-21
اعوه r51 h-25
اعوه_ r40 h-22
اعي g-38 m-22 k15
اعي_ g-20 h-17
اعيه h18
اعيه_ h18
اغ_ h-52 k36
اغو h22
اغو_ g15
اغون h27
اغون_ h27
اف_ r18 g55 m-18
افا g18 h-20
افا_ g25 h-15
افر g15 h-19
افر_ g18
افع r-15 m40
افعه m40
افعه_ m40
افق g-33 m-23 h82
افق_ g-16 h47
افقا h31
افقات h31
افقه g-16
افقه_ g-16
افل r-15 g-20 m-21 h18
افل_ h-36
افلا h67
افلام h67
افه r-16 g29 h-40 k-18
افه_ r-16 h-36
افها g23
افها_ g23
افي r-33 g28
اق_ r-17 g-22 h32
اقام h15
اقامه h22
اقب h-15
اقت r-23 g20 m27
اقتر g27
اقترا g19
اقد h38
اقدم h40
اقدمه h40
اقر r27 g-15
اقرض r39 m-26
اقس r-30 g-15
اقسا r-30 g-15
اقساط r-30 g-15
اقص g-15
اقل r74 g-30 k31
اقل_ r74 g-30 k31
اقم h-28
اقه h-43
اقه_ h-43
اقي k16
اقي_ g-32 k16
اك_ r-40 m30
اكا m58
اكب r38 k17
اكبر r39 k17
اكبر_ r39 k17
اكت r45 g-19 h-18 k37
اكتب k41
اكتب_ k41
اكتو r18 h-15
اكث r60 g-15
اكثر r60 g-15
اكثر_ r60 g-15
اكر g-21 h-15
اكر_ r-18
اكرا h-19
اكرام h-19
اكس r-18 g-29 m57 h24
اكس_ m63 h27
اكل m18 h25
اكل_ m18 h25
اكم h-35
اكه r-26 m31 h-23
اكه_ r-24 m32 h-19
اكي r-19 m43
اكيا g24
اكياس g24
اكين r-17 g-19 m56
اكينا m32 h31
اكينه m23 h-27
ال_ r47 g-69 m-19 h52 k50
الا r66 k-28
الا_ h31
الاب h29
الات h-25 k16
الات_ h-39 k16
الاج h40
الاجر g19
الاح h29
الاخ r-40 g49 h-20
الاخت g37
الاخي r-32
الاد r19
الار r-17 g40
الارا g16
الارض g17 h-15
الاس r24 m15
الاسب m26 h29
الاست g29
الاسع g16 m28
الاسل g-16
الاص r-18
الاصل r-18 h-32
الاف r25 h-15
الاف_ r25
الاق r25 g-24 m15
الاقس r32 g-17
الال r36 g-21
الالف r36 g-21
الام h-38 k15
الاما h-18
الامه r23
الامو k24
الان r31 g-19 m17 h15
الان_ r-16
الانت r25 g-23 m18 h26
الانظ r24
الاو m17 h17
الاي k-43
الايت r21
الايج k-20
الب g64 m-34 k-23
الب_ h18
البا m-17
البار h74
الباق r34 g-17 h15 k20
الباي g19 h-17
البح r-15 g52 h-32
البحر g63 h-18
البخ m42
البخت m42
البد g29
البدل g29
البر g-18
البر_ g-21
البص h18
البصا h18
البض r-34 g51 k-21
البضا r-34 g51 k-21
البط r20
البطا r20
البق g52 h-16
البقر g52
البل r27 g-20 m-33
البلو m-26 h18
البن g-32 h27 k21
البنت h45
البنك r15 g-22 h-16 k21
البو r-25 g-36 h28
البور g-37
البي g32 h-34 k-25
البيا g-25
البيت r17 g35 h22 k-25
البيع r-19 g28 h-22
الت r29 h-113 k32
التا r-37 g35
التاخ r-31
التام g24
التج r27
التجا r27
التح h-17 k51
التحو g16 h-17 k53
التخ g23 h-30
التس g20 m-27
التسل g22
التع g16
التق g-22
التل g15
التم g-19
الته r26
الته_ r26
التو r33 m17 h-17
التوت h-23
التوص g17
التوف r40
التي g-53 h-30
التي_ g-53 h-26
الث r-27 m18 h-70
الثا m26 h-23
الثال h-15
الثان m27
الثل r-22
الثلا r-22
الثم r-15 g15 h-22
الثمن r-15 h-20
الج h-68
الجا g44 m40 h-39 k-16
الجام k-16
الجاي g50 m49 h-20
الجز g34 h-40
الجزا g34 h-40
الجل h21
الجلس h21
الجمع r16
الجمل r-26
الجن g-19
الجن_ h21
الجه r-22 g-23
الجها r-22 g-20
الجو r53 h-17
الجوا r43 h-16
الح h-34 k77
الحا r-30 g-36
الحار r-15
الحب h20
الحبي h25
الحد g-16 k45
الحد_ k45
الحر h30
الحره h25
الحس r64 g-20 h-31 k15
الحسا r74 h-16 k17
الحص g46
الحصا g46
الحظ g44 m45 h-22
الحظ_ g44 m45 h-22
الحق k33
الحل h29
الحلو h33
الحم r-19 h-24
الحو g-45
الحي g36
الحين g22
الخ r-62 m26
الخا r18 g-24 m15 h46 k16
الخار g-17 h19 k17
الخاس m18
الخاص r21 h29
الخر r-46 g31 h-41
الخرف g22
الخرو m17
الخري r-37 g28
الخز r30 h-16
الخزا r17
الخس r-26 h-27
الخسا r-26 m-31 h-23
الخسر m18
الخم g-16 m18
الخي r-21 g41 h33
الخيا r-17 g43 h-19
الد g-47 m-27 k-28
الد_ r-24
الدر g-17 h-20
الدف g27 h26
الدفع g33
الدفي h21
الدك g-29 m-26
الدكا g-29
الده h-27
الده_ h-27
الدو h-17
الدوا h-16
الدول r24
الدي r-18 h17
الدين g-15
الديو g23
الذ g33
الذه m15
الذهب m15
الر r15 g-41 m-24 h35 k15
الرا r34 m-18 h-21 k-15
الرات r38 g20 k-15
الراع g-19
الرب m-40 h-26
الربح r-35 m-40 h-27
الربو r26
الرحل h-19
الرخ h22
الرخص h22
الرس r-30 m-19 k22
الرسو r-20
الرص m17 h19
الرصي m17 h19
الرق k15
الرم g-15
الره r24 m16
الرها m16
الرهن r26
الرو g-15 m27 h43
الز r16 m-21 h68
الزب g16
الزو h51
الزوج r-27 h57
الزيا h19
الس m17 h77
السا r16 g-36 h45
الساح h21
الساع r19 g-23 m16 h36
الساي h18
السب g-16
السح r22 g-21 m17 h15
السحب r28 m32 h-16
السحر m-16 h31
السد r17
السدا r17
السع r-44 m-26
السعر r-44 g22 m-22
السف g35
السفا h29
السفر r16
السفي g39 h-16
السك h26
السكو h20
السل g-32
السلف r18
السن r22 g28
السند r28 m-19
السنه m24
السنو g20
السه g30 m22
السهم g30 m22
السو r-15 h-59
السوق h-23
السي r-26 h33
السيا r-20
السير h33
الش g49 h-38 k-23
الشا g29 h40
الشام h-16
الشاه g24
الشاي h17
الشب g40 m-41
الشبا m-25
الشبك g43 m-16 h-20
الشج g32
الشجر g32
الشر r-17 g-42 h-73
الشرط g27 m22 h-31
الشرك g-29
الشري h-15
الشه m18
الشهر m18
الشوط m16
الشي r43
الشيخ h24
الشيك r49
الص r16 h-108
الصا r35 h-17
الصاي r23 h-17
الصب r31
الصبر r31
الصل h25
الصلا h25
الصن g-23 h-33
الصند h-32
الصو r-36 h-15
الصي h-60
الصيا g23 h-16
الصيد g-25 h-41
الض r16 k20
الضر g43 h-48 k23
الضري h-22 k18
الط m35 h44 k-38
الطا m22 h74 k-17
الطاو m23 h61 k-17
الطب g16 h-37
الطبي g16 h-30
الطر r25
الطل h16
الطي m29
الطيا g-17 m29
الع r48 g-58 m-17 k-26
الع_ h27
العا r28
العاب m22 h-19
العاي r34
العج m16
العد r19 g-18
العدل h-16
العر g-15
العس m-25
العسل m-25
العش h-34 k-15
العشا m-18 h-30 k-15
العق r28 h-20
العقا r17
العقد r26
العم r-32 m-26 h16
العمل m-25 h21
العن h17
العنب h17
العي r36 h16
العيا h29
العيد r20 g17
العين r29
الغ r-37 g86 m-32 h-86
الغا g19
الغد g-17 h-28
الغدا h-28
الغر g-15
الغن g25
الغنم g25
الغو g64 h-24
الغوا g40 h-17
الغوص g24
الغي g30 h-20
الف r37 h20
الف_ r57 g44 m-18
الفا r34 g-21 m-20 h-21
الفاي r38 g-21 h-32
الفر r-22 g51 m17 h-51
الفرس g25 h-15
الفرق k16
الفرو g23
الفع r-32
الفعل r-32
الفق g-19
الفل r36 h-20 k33
الفلو r36 h-20 k33
الفن g-15 h87
الفنج h51
الفه h17
الفه_ h17
الفو r-15 g-15 m50 h37
الفوا g-15 m28 h31
الفي g-32
الفين r-27 g-24
الق r-35 g-67 k-37
القا h42
القاد g52 h-26
القار h20
القاض h44
القب g-16 h19
القبض g-16 h25
القد g-27 h-20
القدي g-27
القر h-34
القرا m-29 h-51
القس r19 g-19 h-20
القط h-25
القطع h-15
القم m35
القما m47
القن h24
القو r-16 m-19 h48
القوا r-16 m-19 h48
الك r-23 g22 m19 k-31
الك_ h15
الكا r-33 h-33
الكاش h-18
الكب g27 h21
الكبا h23
الكت k-18
الكر r-25
الكرا r-25
الكف r47 g-19 h48
الكف_ g-15 h63
الكفا r45 h-15
الكل r-15 m33
الكل_ r-15 m33
الكه r15 h-41
الكهر r15 h-40
الكو g37
الكي g-23 h23
الكيل g-22 h18
الل r-34 g-29 m46 k-24
الله r-49 h-19
الله_ r-49 h-19
اللو m24 h15
اللي r23
اللي_ g15 m19
الليل h16
الم r-37 g16 m-19 k-15
الم_ r-17 h-15
الما g43 m17 h-40 k16
المات m19 h15
المار g34
المال r27 h-43 k28
المب r-24 g15 m18 h21 k20
المبا m19 h38
المبل r-28 g22 k20
المت r16 g22 h-28
المتا r22
المج m15
المجم r15 m19
المح r-22 g26 h16 k-28
المحت g36 h-22
المحك g28
المحل r-18 g-34
المخا h39
المخت h-26
المخد h-43
المد r39 h-16
المدر h-21
المدي r18
المر r-23 h29
المز r-15 h-16
المزا g32
المزر r-15 g-28
المس g-16 h-17
المسا m25
المسب g25
المست r16 g-61 h-21
المش h32
المص g-19 h40 k16
المصح h22
المصن h28
المط m-32 h-27
المطا h-26
المطر g44 m-17 h-27
المطل h31
المع g-38
المعد g-16
المعر h-19
المف g38 m-21 h-22
المفا g54 m-21 h-19
المق g-35 m-19
المقا h-38
المقب h18
المك r38 g-34 m-30
المكت r-26 h20
المكش r73 m-27 h-15
المل r-51
الملا r-51 g20
المم h52
المن m18 h20
المنا h34
المند h31
المو m28 h23
المور g21 h-15
الموس r-16
الموق m43 h85
المي h-41
الميز g-29
الميه r26 h-19
الن r-37 g23 h-15 k25
النا g19 m-15 h-23
الناق g47 h-21
النب h42
النبي h42
النت h18
النتي h18
النح h29
النحس h29
النخ g41 h-25
النخل g41 h-25
النس h-21
النص r-25 g-23 m30
النص_ g-21 m18
النظ h-21 k31
النظا h-24 k31
النف g22 h21
النفط g22 h21
النق g-25
النقو m16
النه g33
النها g27
اله r-15 g38 m-27 h-40
اله_ g-53
الها g56 h-18
الهاش g20
الهام g26
الهب g24
الهبو g24
الهج g-26
الهجن g-26
الهو g48 h-28
الو r-15 g-17 m-25 h19
الوا g-18
الواس h18
الود r-19 h37
الودع h38
الودي r-22
الور r30 m-15 k-19
الورش g19
الورق r38 m-15 h16
الوز h-20
الوزا h-20
الوش g22
الوش_ g22
الي h19 k-46
الي_ r-60 m-18 h-34 k-41
اليان m15
اليه g18
اليه_ g18
اليو r65 g-16 h23
اليوم r61 h23
ام_ r-59 m-18 h133
اما r51 g-18 m-23 h-31
اماد h24
امادو h24
اماز g41 h-21
امازو g41 h-21
امتل r15
امح r-59
امر m90
امر_ m45 h-33
امرر h40
امرر_ h40
امسح k18
امسح_ k18
امش r-20 g88 m-17 h-27
امش_ r-20 g88 m-17 h-35
امض g39
امع r-27 k-16
امعه k-16
امعه_ k-16
امل h-59 k-18
امل_ g27 m-24 h-78
امله m22 h28
امله_ m22 h28
امه r17 g-40 h-43
امه_ r-16 g-15 h-31
امها r33 g-19
امهال r33
امو g-29 h-19 k54
اموا h-21 k54
اموال h-21 k54
امي r-46 g17 m-42 k-49
امي_ r-37 g-29 k-30
امين r-41 g80 m-19 h-19
امين_ r-41 g80 m-19 h-19
اميه r32 g-28
اميه_ r32 g-28
ان_ r-149 g-28 m-23 h-92 k36
انا g-51 h84
انا_ r21 g-33 h88
انات m19
انات_ m19
اناك h17
اناكس h17
انبر g23
انبرم g23
انت r23 g-16 m36
انت_ m21
انته h20
انتها h20
انج h40
انجو h15
انجو_ h15
انشر g-16 h20
انشر_ g-16 h20
انص m34 h24
انصي m34 h32
انصيب m34 h32
انظ r31
انظا r31
انظار r31
انف h-26
انق h28
انق_ h34
انك g28
انكس g28
انكسر g28
انه r58 g-111 h74 k24
انه_ r43 g-67 h24
انها g-43 h50 k29
انها_ g-43 h50 k29
انو h-16
اني g-29 h64
اني_ g-49 h37 k19
انيا h63
انيا_ h54
انيه g19 h-41
انيه_ g19 h-41
اه_ r-91 g34 m-85 h-75 k-23
اها r18 g24 h-17
اها_ r36 g42
اهد h34 k38
اهد_ h46
اهدي k39
اهدين k39
اهر r15 g-20 m18
اهز g-16 h47
اهز_ h26
اهزه h21
اهزه_ h21
اهل k-20
اهلي h-18 k-20
اهلي_ h-18 k-20
اهم r27 h-28
اهم_ r27 h-21
اهن r-38 m153 h-64
اهن_ r-15 g-17 m31
اهنا h-19
اهنا_ m37
اهنات m-47
اهنت m15
اهنه r-15 g23 m73
اهنه_ r-15 g23 m73
اهني m24 h-15
اهنين m24 h-15
اهي h35
اهي_ h35
او_ r-45 g171 m18 h-67 k-17
اوب g68 h-34
اوبش g68 h-34
اوبشن g68 h-34
اوج k26
اوجر k26
اوجر_ k26
اور g-19 h69
اورا m19 h21
اوراق m19 h21
اورو h48
اوروب h48
اوز h20
اول g-45 m60 k-24
اول_ g-19 m36 h-39
اوله g-21 m27 h44 k-17
اوله_ g-21 m27 h44 k-17
اولي m-15
اولي_ m-15 h16
اونت_ r28
اونل m35 h37
اونلا m39 h25
اوه h16
اوه_ h16
اوي r-19 h26
اوي_ r-15 h44
اي_ r-35 g46 h-39
ايا r-22
ايا_ r-16 g27
ايام g-23
ايام_ g-23
ايت m-19 h25 k-18
ايت_ m-15
ايتا k-18
ايتام k-18
ايتم g18
ايتما g18
ايث g-16 h40
ايج h-20
ايجا h-20
ايجار h-20
ايح h42
ايحه h25
ايحه_ h25
ايد r151 g-23 h-64 k-31
ايد_ r106 m-18 h-22 k-19
ايدا m24 h-16
ايداع m24 h-16
ايده r40 g-19 h-23
ايده_ r40 g-19 h-23
اير g-16 h-51
اير_ r-16 h-48
ايز g-17 m34 h-88
ايز_ m16 h-54
ايزه m21 h-38
ايزه_ m21 h-38
ايس g-16 h20
ايس_ h20
ايست g-15
ايستي g-15
ايش g30 h-44
ايش_ g17 h-41
ايص r33 h-36 k-20
ايصا r33 h-36 k-20
ايصال r33 h-36 k-20
ايض r21
ايض_ r21
ايظ r98 g-19 m-18 h-26
ايظ_ r98 g-19 m-18 h-26
ايع h-26
ايع_ h-25
ايغ r40 h-18
ايغ_ r40 h-18
ايف h-43
ايق r-19 h-43
ايق_ r-17 h-57
ايك r-15
ايك_ r-15
ايل_ m15
ايله g15
ايله_ g15
ايلي m-17 h-21
ايم h56
ايم_ h34
ايمه h17
ايمه_ h17
اين r-42 g-18 m20 h92
اين_ r-26 g-21 m42 h68
اينك h30
اينكن h30
ايه r-49 g56 m-41 h-36
ايه_ r-42 g38 m-41 h-29
ايي g43 m65 h-40
ايي_ h-59
اييه g57 m70
اييه_ g57 m70
با_ r22 g-27 h-41
باء r21 h-21
باء_ r21 h-21
باب m-30
باب_ m-30
بات r-20 g-24 h-33
بات_ r-20 g-23 m-21 h-41
باج r-16
باح m-17
باحي m-15 h18
باحي_ m-15
باد r-40 g73
بادل r-40 g73 h-34
بادلا g20
بادله r-31 g54 h-18
بار r-30 g-79 m-27 h105
بارا h36
باراه h36
بارب h-15
باربع h-15
بارد h35
بارد_ h35
باري m18 h-29
باز m46 h-41
بازي m46
بازي_ m46
باش m32 h49
باشر m32 h45
باع r120 m-26 h-19 k-35
باع_ g21 h20
باعت r50
باعت_ r50
باعن g22
باعني g22
باعه r-26 k-15
باعه_ r-18
باعو r93 g-31 h-27
باعول r42 g-21
باعوه r51 h-25
باق r28 g-44 m-23 h-21 k16
باق_ g-15
باقل r29
باقل_ r29
باقه h-21
باقه_ h-21
باقي g-32 k17
باقي_ g-32 k17
باك r29 g20 h-32
بال r-41 g66 m-27 h27
بالا r23
بالاج r-22
بالاس r20
بالاق r31 g-17
بالبي g21 h-19
بالت r-27 g28 m-15 h-28
بالج r26 g30
بالجز g39
بالخ r-35 g15
بالد r-16
بالس g-22 h52
بالسا h54
بالش r15 h-17
بالغ g22
بالف r-15 g32
بالف_ r-15 g30 h-17
بالق h27
بالك h-26
بالك_ h29
بالكا h-49
بالم g18 m20
بالمح g15
بالمي r18
بالن g-21
باله g19
باله_ g19
بالو r20
بالي h29
بالي_ h29
بان g-77 h75
بان_ g-62 h-37
بانج h49
بانجو h49
باني h63
بانيا h54
باي r-49 m-28
باي_ g19
بايص h-28
بايصا h-28
بايع g25 h-17
بايع_ g19 h-17
بايل h17
باين r-22 g24 h28
باين_ r-19 h28
بب_ g-15 k24
ببل r20
ببلا r20
ببلاش r20
بت_ g-31 m113 k-17
بتا g-21 h56
بتاج h29
بتاجو h29
بتاغ h27
بتاغو h27
بتز h28
بتزا h21
بتزاز h21
بتس r27
بتسع r27
بتك g-18 h-15
بتكو g-18 h-15
بتكوي g-18 h-15
بتل h44
بته r21 g-39 h27 k-15
بته_ r23 g-22 m15 h34
بتو g25
بتي h34
بتي_ h19
بثل k17
بثلا k17
بثلاث k17
بثم r17 g17
بثمن g17
بثمن_ g17
بح_ r-31 g-16
بحا r32 g-34
بحات r36 h-15
بحات_ r36 h-15
بحار g-34 h18
بحار_ g-34 h18
بحر r-15 g66
بحر_ g77 h-19
بحي g58 h-15
بحير g58 h-15
بحيره g20
بخ_ g-29 h-16
بخت m39
بخت_ m39
بخم g34 m-34
بخمس g34 m-34
بخمسم g16
بخمسه m15
بد_ h-18
بدا g-19 h16
بداخ g-15
بداخل g-15
بدال h23
بدالي h23
بدف r40 g18
بدفا g19
بدفات g19
بدل r45 h-33
بدل_ r43 h-22
بدلت g-18
بدلت_ g-18
بدلي g28
بدلين g30
بدو r-22 g45
بدو_ g39 h-19
بدور g29
بدور_ g29
بدون g-20
بدون_ g-17
بدي h-41
بر_ r23 g-44 h-24
برا r-44 h53
براج h20
براج_ h20
برام h42
برج r26 h32
برجع r32
برجعه r18
برجي h29
برجي_ h29
برع r-22 g-38 h-23 k39
برعا g-17 h-28 k27
برعات k29
برم g32
برمج g23
برمجت g23
بره h24
بره_ h24
برو h-24 k17
بروك h-16
بري g23 h-56
بري_ g16 h18
بز_ g-16 h-30
بس_ r-17 m-15 h-38 k-19
بسع g-34 h31
بسعر g-34 h31
بسعر_ g-34 h31
بشت g52 h-24
بشتر g52 h-24
بشتري g52 h-24
بشر r26 h15
بشر_ h15
بشرط r30
بشرط_ r30
بشن g68 h-34
بشن_ g50 h-24
بشي g33
بصا h58
بصار h58
بصاره h58
بض_ r53 g-17
بضا r-21 k33
بضاع r-21 k33
بضاعه r-21 k33
بضر g25
بضرع g25
بضرعه g25
بط_ g-21 h59
بطا g-39 m28
بطاق m19
بطاقه g-25 m15 h16
بطل h31
بطلب g26
بطلبه g26
بطلي g-15 h23
بطلين g-15 h23
بطن g51 m-22 h-18
بطن_ g40 h-21
بطو g19 h-19
بطي h-15
بطيخ h-25
بع_ r-39 g28
بعت g-51 h-24
بعت_ r-37 g-61 h-18
بعتك g40
بعتك_ g40
بعتل r20 m24 h32
بعتلي m24 h34
بعته g-17 h-30
بعته_ h-21
بعد r-23 m-25
بعد_ g-34
بعدي r-28 g64
بعدين r-28 g64
بعش g17 h-42
بعشر g17 h-42
بعشره r-18 m17 h-20
بعشري r31 g26
بعن g16
بعنا g16
بعنا_ g16
بعه r52
بعه_ r52
بعي r25 h-51 k58
بعيد g-17 k65
بعيد_ k39
بعيدا g-17 k26
بعين r33 h-17
بعين_ r30 g-27
بعينه g30
بغي g-19
بغي_ k18
بفا g25
بفاي r15 h23
بفايد r15 h23
بفل r-23 m20
بفلو r-23 m20
بفلوس r-23 m20
بق_ r-28 g29 m41 h-32
بقا r-15 g-42 h-38
بقال r-15 g-42 h-24
بقاله r-15 g-42 h-24
بقت g-22 m40 h25
بقر g36 h-42
بقره g52
بقره_ g52
بقري h-18
بقري_ h-18
بقه m36 h-24
بقه_ m36 h-24
بقي g51 m-33 h-55
بقيم g59 h-21
بقيمه g59 h-21
بك_ m-19
بكا m23
بكت g25
بكر r-18
بكره r-18 h-15
بكره_ r-18 h-15
بكم r-16 g28 h-16
بكه r-21 g27
بكه_ r-21 g27
بل_ g91 h45 k-21
بلا r26 g20 h-38 k19
بلا_ g40 m-21 h23
بلاش r25
بلاش_ r25
بلاغ h-52 k36
بلاغ_ h-52 k36
بلاي g-15
بلايس g-15
بلد g-16
بلدي g-16
بلديه h-18
بلط h19
بلطج h19
بلطجي h19
بلغ r-19 g28
بلغه r-15 g22
بلغها g20
بله m37
بله_ m15
بلو m-42
بلوت m-42 h18
بلوت_ m-42 h18
بلون h-21
بلون_ h-21
بلي g20 k32
بلي_ r17 g-16 h38
بليا r-17 g23
بليات r-17 g36
بليغ h-19 k37
بليغ_ h-19 k37
بليه r16 g17
بليه_ r16 g17
بمب g25
بمبل g25
بمبلغ g25
بمص m23
بمصا m23
بمصار m23
بمي r-35 g24 m-15
بميت r-21
بميتي r-21
بميه g29
بميه_ g29
بن_ g22 m-46 h-124
بنا h40
بنا_ h-19
بنات h37
بنات_ h37
بنان m21 h26
بناني m21 h26
بنت r-29 g-22 m-26 h79
بنت_ g-21 m-22 h85
بنتي r-18
بنتي_ r-18
بنف r-29
بنفس r-29
بنق g27
بنك r35 g-38 h-21 k31
بنك_ r26 g-28 k24
بنكي h-17
بنه h20
بني r-17 k-19
بني_ r-17 k-19
به_ r-54 g54 m-19 h-41 k93
بها g16
بها_ g15
بو_ r21 g-46 h75 k17
بوب g-35 h-28 k-15
بوب_ g-35
بوت g31 h-18
بوت_ g41 h-36
بوتل h17
بوتل_ h17
بود h43
بودر h43
بودره h43
بور g-48 h47
بوط g26
بوط_ r-17 g27
بوطه r16
بوطه_ r16
بوع r27
بوع_ r19
بوعي h15
بوك r-16 g21 m76 h-58
بوكر g-19 m80 h-39
بوكر_ g-19 m80 h-39
بوكس g40
بوكس_ g32
بول g48 m38 h-31
بولا m43
بولا_ m43
بولي g52 h-21
بوليص g52 h-21
بون r19 m46 h-21
بون_ r31 m31 h-34
بونا h-22
بونات h-22
بونص h-22
بونص_ h-22
بوي r81
بوي_ r23 g17 h22
بويه r49 h-19
بويه_ r49 h-19
بي_ r-18 g-73 m-63 h27 k29
بيا r15 g-33 h27
بيب g-31 m-19 h-37
بيب_ g-27 m-15 h-22
بيت m25 h-41 k-36
بيت_ r34 g-17 h-16 k-33
بيتك g35 m23
بيتكو g35 m23
بيد r-51 m-18
بيد_ r-51 h18
بيذ h51
بيذ_ h51
بير r-52 g16 m-25 h36
بير_ h-42
بيره r-26 g20 m-27 h49
بيره_ r-26 g20 m-27 h49
بيس r28 m20
بيص g23
بيض g-30 m54 h-21
بيضا g-15 m31
بيضات m35 h-17
بيع g117 m-50 h-25 k-18
بيع_ g-25 m-16 h52
بيعت g50 h-38
بيعط r22
بيعك g42 h-29
بيعك_ g42 h-29
بيعه g28 m-20
بيعه_ r35 g44 m-20 h-48
بيعها r-27 g-15 h59
بيق_ g-35
بيك r16 g-26 h36
بيكه r16
بيكه_ r16
بيكو g-18 h44
بيكون g-18 h44
بيل r-24 h-31
بيل_ r-23 h-29
بين g-37 m60 h-20 k28
بين_ r-42 g-19 m16 h23 k29
بينن m19 h-15
بيننا m19 h-15
بيني g-15 m23
بيني_ g-15 m23
بيه m37 h46
بيه_ m37 h46
بيو h18
بيوق h25
بيوق_ h18
بيي k17
بييض k17
بييض_ k17
تاب r-25 g-38 m-22 h40
تاب_ r-25 g-35 m-15 h-27
تابه h74
تابه_ h74
تاج r33 g-24 h47 k42
تاجر k21
تاجو h29
تاجون h29
تاجي r32 k23
تاجير r16 k25
تاجيل r16
تاخ r160 g-39 h-46
تاخذ r-20 g15 m27
تاخر r137 g-43 m-31 h-47
تاخر_ r116 g-28 h-42
تاخرت m-16
تاخي r44
تاخير r44
تاد h57
تادي h41
تاديب h41
تار g92 h-23 k-15
تار_ g58 h-21
تارو h21
تاري g30
تاريخ g30
تاش r26
تاشي h27
تاشير h27
تاغ h27
تاغو h27
تاغون h27
تاك g-23 h-15
تال h20
تال_ h20
تام r-43 g90 m-18 h-70 k-23
تام_ k-18
تامي r-40 g91 m-18 h-70
تامين r-40 g91 m-18 h-70
تان r-17 m-15
تان_ m-15
تاي r-16 h-21
تب_ r-23 g-34 h-54
تبا h24
تبت r19 m-24
تبت_ r19 m-24
تبر r-24 g-35 h-19 k37
تبرع r-22 g-32 h-23 k39
تبرعا h-28 k27
تبص h20
تبل h-19 k37
تبلي h-19 k37
تبليغ h-19 k37
تبه r-16 h-39 k25
تبه_ r-16 h-37 k25
تبيي k17
تبييض k17
تت_ g18 h-22
تتا r18
تتاخ r33
تتاخر r33
تثب r43 g-19
تثبي r43 g-19
تثبيت r43 g-19
تثم g27
تثما g26
تثمار g26
تجا r17 g22 h22
تجار r17 g32
تجار_ h25
تجاري r31 g38
تجد r-16
تجدي r-16
تجديد r-16
تجر g27
تجر_ g27
تجس h30
تجسس h30
تجسس_ h30
تجع g69 h-25
تجع_ g29
تجعا g39 h-16
تجعات g39 h-16
تجن h-30 k48
تجنب h-30 k48
تجنب_ h-30 k48
تجي g91 h-34
تجيب g56 h-27
تجيبه g32
تح_ r-20 g28 h48
تحت m-22
تحت_ m-22
تحد r-20 g62 m50 h-32
تحدد g38
تحدد_ g38
تحدي g25 m53 h-18
تحدي_ m56
تحديد g30
تحر k48
تحض h48
تحضي h48
تحضير h48
تحق h-15
تحقا h-15
تحل h-43
تحلي h-43
تحليل h-43
تحم g-19
تحمل g-19
تحن h26
تحن_ h29
تحو r-41 g37 m-28 h-24 k54
تحوط g57
تحوط_ g57
تحوي r-23 g-20 h-22 k61
تحويل r-23 g-20 h-22 k61
تخب k32
تخبر k32
تخبر_ k15
تخت g36
تختا g36
تختار g36
تخد h-25 k57
تخدا k17
تخدام k17
تخدم h-16 k39
تخدم_ k23
تخر m-20 h-35
تخرج m-20 h-35
تخرج_ g-16 m-20 h-35
تخص r44
تخصي r44
تخصيم r44
تخل r-39 g-16 m-15
تخلص r-35 m-15
تخلص_ r-22 m-15
تخم g27 m19
تخمي g27 m19
تدا r-15 g24 m35
تداو r-15 g24 m35
تداول r-15 g24 m35
تدخ r24
تدف r24 g-22
تدفع r24 g-22
تدفع_ r24 g-22
تدل h49
تدلي h36
تدليك h36
تذك g-19
تذكره m15
تر_ g-20 m-31 h-84
ترا r-26 m65 h55
ترات g-17 h30
ترات_ g-17 h30
تراض g19
تراض_ g19
تراق h33
تراق_ h33
تراك r-16 m20
تراك_ r-23 m-31
ترام h24
تراما h24
تراه m57 h-47
تراهن m69 h-34
ترب g-15 h45
تربط h38
تربط_ h38
ترت r-35 g-26 h-30
ترت_ r-29 g-15 h-17
ترج g-16 m-16
ترجع m-15
ترجع_ h25
ترد g-27 h-16
ترد_ g-30
ترض g20
ترك r-27 m16 h-30
ترك_ g24 m29
تركي h-38
ترن m30 h18
تره r20
ترو g21 k-19
تري r64 g67 h-53 k-20
تري_ g49
تريت r27 g-23
تريت_ r22 g-26
تريح r57 h-15
تريح_ r57 h-15
تريه g53 h-41
تريه_ g23 h-20
تريها g30 h-22
تزا h27
تزاز h21
تزاز_ h21
تزر g46 h-30
تزرع g46 h-30
تزرع_ g26 h-18
تزو h44
تزوي h44
تزوير h40
تزي r41 g-34
تزيد r48 g-31 h-23
تزيد_ r48 g-31 h-23
تزيي h26
تزييف h26
تس_ m61 h21
تسج m-16
تسجي m-16
تسجيل m-16
تسح g-23 h47
تسع r28 h-21
تسعم r-24
تسعمي r-24
تسعه r52 h-15
تسعه_ r52 h-15
تسل g25 m-30 h-28
تسلي r27 m-23 h-25
تسليم g17
تسه h-25
تسهر h34
تسهر_ h34
تسو h55
تسول h43
تسول_ h32
تش_ k-15
تشا m47
تشات m22
تشات_ m22
تشار m25
تشر g41 h-15
تشي m15 h16
تشين m16
تشينه m16
تصا m-23 h-52
تصاد g23 h-19
تصاد_ g15 h-15
تصال h-25
تصد r-20 h-31
تصدي h-28
تصديق h-28
تصل r-24 g-21 h-22
تصلي r-24 g-21 h-22
تصليح r-24 g-21 h-22
تصن g-20
تصنا g-16
تصناع g-16
تصي r-17 m19
تصيد h16
تصيد_ h18
تطب g-35
تطبي g-35
تطبيق g-35
تطلع_ h17
تعا r-19 m-28 h18 k25
تعاب r-15 m-15
تعاب_ m-15
تعار k28
تعارف h28
تعب m25 h44
تعبي m32 h44
تعبيه m32 h44
تعد g-15 k22
تعدي k22
تعدي_ k22
تعر h84
تعط g37
تعق g-17 h59
تعقد g-17 h59
تعقد_ g-17 h59
تعل m-29 h-15
تعلي m-29 h-15
تعليق h31
تعليم m-29 h-46
تعم g-29 m-21 h-21
تعمل g-29 m-21
تعمل_ g-17
تعمله m-20
تعه h20
تعه_ h20
تعو m15 h44
تعوي m15 h44
تعويذ h20
تعويض m21 h24
تغل m15 h21
تغي r26 h23
تغيي h23
تغيير h23
تف_ h-26
تفا m-21 h-36 k39
تفاح h-23
تفاد h-22 k43
تفادي h-22 k43
تفاع g15 m-15
تفاع_ g15 m-15
تفر h42
تفري h42
تفريق h42
تفق g-42 h-24
تفق_ r-39
تفقن g-29 h-16
تفقنا g-29 h-16
تفقي r38
تفقين r38
تقا h-36
تقب r25 g23 h-19
تقبل g24
تقبل_ g-31 h22 k17
تقبلي r24 g33 h-16
تقس h-28 k22
تقسي h-28 k22
تقسيم h-24 k35
تقل g-17 h34
تقلي h35
تقليد h35
تقو r-15 h17
تقول h17
تقول_ h17
تك_ g34 m55 h-52 k24
تكا h-33
تكاف h-33
تكافل h-33
تكت g-19
تكتب g-19
تكتب_ g-19
تكل r-23
تكلف r-23
تكلفه r-23
تكو g17 h-16
تكوي g17 h-16
تكوين g17 h-16
تكي r26 h23
تكيل h24
تكيي r29
تكييش r29
تل_ r30 g-30 h37
تلا r19 h57
تلاع g-20 h67
تلاعب g-20 h67
تلام h-23
تلام_ g35
تلد g32
تلد_ g17
تلده g15
تلده_ g15
تلف g28
تلف_ m19
تلق g34 h-22
تلك r22
تلم r-33 h-18 k28
تلم_ r-22 g-18 k40
تلمت g-20
تلمت_ r15
تلمته r-24 g-17
تلمه g26
تلمها g15
تلن h37
تلي g-19 m17 k34
تلي_ g-17 m19 h18
تلين h-15 k34
تلين_ h-15 k34
تم_ r-25 g-23 m-20 h53
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
تمد r25 h-24
تمد_ h-24
تمدي r27
تمديد r27
تمر r-16 g25 h-27
تمر_ r-16 g25 h-39
تمل r-29 h-39
تملك g21 h-22
تملكه h-21
تمو r33
تموي r33
تمويل r33
تنا r36 m16 h-28
تنا_ g-32 m24
تناز r-32 g23
تنازل r-32 g23
تناق r16
تناقص r16
تند h51
تنز g21
تنزي h20
تنزيل h20
تنظ r-15
تنظي r-15
تنظيف r-15
تنك g-18 h17
تني g-20
تني_ g-20
ته_ r22 g24 m-41 h-110 k-33
تها r-25 g-67 h-49
تها_ r-18 g-63 h-70
تهاء h20
تهاء_ h20
تهر h34 k17
تهرب h-21 k26
تهرب_ h-21 k26
تهري h56
تهريب h56
تهك h17
تهكي h17
تهكير h17
تهي g24
تهي_ g28
تو_ r-23 g-18 m146 h88
تواف g-15
توافق g-15
تواه g19
توب r-17
توت m52
توتو m56
توتو_ m47 h18
توح_ g20
تود h-33
تودع h-33
تودع_ h-33
تور r82 m-19 h-75
تور_ r-18 m-24 h15
تورق r90 h-50 k-21
تورق_ r90 h-50 k-21
توره h-21
توره_ h-21
توري h-17
توز r-28 g-23
توزي r-28
توزيع r-28
توص m-28 h-24
توصي g15 m-23 h-19
توصيل m-15 h-19
توف r37 h-22
توفي r37 h-16
توفيت g21
توفير r43
توق m41 h-25
توقع r-28 m48 h-23
توقع_ h-41
توقعا m54
توقي r38
توقيع r40
توك g58 h-17
توك_ g19
توكن g39
توكن_ g39
توم m32 h27
تومب m17
تومبو m17
تون g-30 m-21
تون_ g-15 h-24
توني g-15
توي g32
توي_ g24
تي_ r-62 g-85 m-60 h-28 k-19
تيا g31 h46
تيات h29
تيات_ h29
تيار g45
تيار_ g45
تيج g-29
تير r30 g26 m21 h-50 k22
تير_ r32 g27 h-26 k25
تيس r-26 g20
تيش g-15
تيشن g-15
تيشن_ g-15
تيك m16
تيل h21
تيل_ h-20
تين r-45 g-29
تين_ r-59 g-27 h-18
ثاب r25 h-25
ثابت r25 h-25
ثابته r31 h-16
ثاث g-24 h-33
ثاث_ g-24 h-33
ثال h28
ثال_ h46
ثالث h-18
ثان m38 h-15 k23
ثاني m38 k23
ثاني_ g-21 m23 k27
ثانيه g33 m15
ثبي r43 g-19
ثبيت r43 g-19
ثبيت_ r43 g-19
ثر_ r60 g-27
ثل_ g-22 h-20
ثلا r29 g17
ثلاث r33
ثلاث_ g33
ثلاثم r-18
ثلاثه r32 g-25
ثلاثي r26
ثلاج g25 h-16
ثلاجه g26
ثلث r-19 h29
ثلث_ r-19 h30
ثلي m19
ثلي_ m19
ثما r26 g34
ثمار g26
ثمان r28
ثماني r25
ثمر g67 h-38
ثمر_ g59 h-35
ثمن_ g30 h-22
ثمنه r-18 g-19
ثمنها h-16
ثمي r-18
ثميه r-18
ثميه_ r-18
ثنا g36 m91 h-27
ثناي g36 m91 h-27
ثنايي g36 m91 h-27
ثه_ r27 g20 h-43
ثوا h-24
ثيق g41
ثيقه g48
ثيقه_ g48
ثيل h23
ثيل_ h23
ثين r18
ثين_ r18
جا_ g42 h-27
جاب r16 g-16 h38
جاب_ h43
جات g57 m-28 h-15
جات_ g57 m-27 h-20
جاج g-36
جاج_ g-25 m17 h-18
جاجا h24
جاجات h24
جاجه h-39
جاجه_ h-39
جاد g-22 h19
جادو h20
جادو_ h20
جار m-23 h48 k29
جار_ g-36 h27 k35
جاري g55
جاري_ g33 h18
جاريه g23 h-21
جاك m37
جال r16
جال_ r16
جام r-28 m-17 k-17
جامع r-27 k-16
جامعه k-16
جان g-27 m-30 h108
جان_ g-16 h81
جانا r20
جانا_ r20
جاني m-21 h-15
جاني_ m-19
جاه k34
جاه_ g19
جاهد k39
جاهدي k39
جاهز g-16 h47
جاهز_ h26
جاهزه h21
جاي g65 m17 h-40
جاي_ g53 h-18
جاير h16
جاير_ h16
جايز m21 h-38
جايزه m21 h-38
جايه g21
جايه_ g21
جبل g-17 h52
جبلي h23
جبلي_ h23
جبن h-22
جبن_ h-22
جبي r-23
جبيل r-23
جبيل_ r-23
جت_ g22
جتن h24
جتني h24
جتني_ h24
جد_ h-32 k-25
جدد g25
جدو r21
جدول r21
جدوله r15
جدي m-18
جديد m-18
جر_ g40 k45
جرا r-20 h60
جرام h29
جرام_ h42
جرت g-20 m-18 h-24 k41
جرت_ r-21 h-15 k47
جرد g27 h-18
جرد_ g27 h-18
جره r21
جره_ r21
جري h35
جريا h32
جريا_ h32
جز_ g33 m-35 h-33
جزا r-38 g62 h-48
جزاف g89 h-44
جزاف_ g63 h-29
جزافا g25 h-15
جزاه r-31
جزاه_ r-31
جزن m-25
جزنا m-25
جزنا_ m-25
جسس h30
جسس_ h30
جع_ r31 m-15 k-26
جعا g20 h-18
جعات g39 h-16
جعات_ g39 h-16
جعت r-51 m19 h27
جعت_ r-46 m20 h27
جعه r16 g-29 m-20 h53 k-28
جعه_ r29 h63
جعها r-28 g-16 k-19
جعها_ r-28 g-16 k-19
جعو r20 h-17
جعوا r27
جعوا_ r27
جل_ g-31 m-15 h-30
جلا g19
جلان g23
جلان_ g23
جلب h61
جلب_ h61
جلت r69 h-26
جلت_ r69 h-26
جلس r-17 g-21 h39
جلسه g-21 h47
جلسه_ g-21 h47
جله r39 g-66 m15 h-23 k21
جله_ r39 g-56 m15 h-23
جلي g26 h-39
جلين g28
جلين_ g28
جم_ h31
جما k16
جمد r21
جمد_ r23
جمع m-28 h-51 k67
جمع_ r-17 h-33 k64
جمعه r-19 g19
جمعه_ r-19 g19
جمعي r25 m-17
جمعيه r25 m-17
جمل r-29
جمل_ r-15 g18
جمو m20 k15
جموع m20 k15
جموعه k15
جميع h-24
جميع_ h-24
جن_ g30 m-26 h45 k-15
جنب g18 h-24 k47
جنب_ h-30 k48
جنبي g20
جنس h21
جنسي h21
جني g15 h-39
جنين g30 h-39
جنين_ g30 h-39
جنيه r17 g-15
جه_ r-58 h24
جها r-35 g-18 k22
جها_ g16
جهات h-18 k23
جهات_ h-18 k23
جهاز r-33 g-20
جهاز_ r-33 g-20
جهاض h26
جهاض_ h26
جهه h-31 k22
جهه_ h-31 k22
جهو r-16 g74 h-46
جهول r-16 g74 h-46
جهول_ g38 h-33
جهوله g36
جوا r16 g-15 m19 h62
جواز h42
جواز_ h21
جوازا h22
جوال m-18 h22
جوال_ r17 m-16 h15
جوان g-16 h46
جوانا g-16 h46
جواه r16 g15 m21 h-25
جواي h-15
جوايز h-15
جور r24 h25
جوع g18 h19
جوع_ g18 h19
جوم h33
جومي h33
جومي_ h33
جون g19 h35
جون_ h29
جوه r18
جوهر r18
جوي m18
جي_ r46 g-40
جيب g61
جيب_ g20
جيبه r25 g58 h-25
جيبه_ g66 h-20
جير r-19 h-27
جير_ r15 k23
جيل m-18 h19
جيل_ m-16
جين g31
جيه h21
جيه_ h21
حات r22
حات_ r23 h-20
حاد r-18 g19
حادث r-18 g19
حادث_ r-18 g19
حاذ h24
حاذي h24
حاذين h24
حار r-23 g-15 h-31
حار_ g-35
حاره r-15 g21 h-38
حاره_ r-15 g21 h-38
حاس r-19 h-24
حاض g-32
حاضر g-32
حاضره r-17 g-31
حاط g-19 m94 h-37
حاط_ m84 h-28
حال r-18 g29
حاله g25
حاله_ g25
حام r-20 g-34
حامي r-19
حامي_ r-19
حان h40
حاني h29
حاني_ h29
حب_ g-54 m88 h-26 k25
حبت h27
حبتي h27
حبتي_ h27
حبه h30 k28
حبه_ g-16 h37 k24
حبو g-35
حبوب g-35
حبوب_ g-35
حبي m-21 h49
حبيب h55
حبيب_ h52
حت_ r-37 g22
حتا g-19 m20 h25
حتاج g-19 m20 h25
حته r-17
حته_ r-17
حتو g51
حتوا g19
حتواه g19
حتوي g32
حتوي_ g24
حتي h53
حتي_ h56
حتيا h18
حجا h30
حجاب h43
حجاب_ h43
حجز g24 m-59 h-28
حجز_ g31 m-35 h-33
حجزن m-25
حجزنا m-25
حد_ g-23 m-18 h-49 k96
حدا g27 h-18
حدا_ g38
حدد r-30 g162 h-62 k-22
حدد_ g84 h-32 k-17
حدده g68 h-30
حدده_ g63 h-28
حده g68 h31
حده_ g63 h35
حدي g16 m49 h-22
حدي_ m56
حديد g21 h-15
حديد_ g21 h-15
حذف h22
حذف_ h22
حر_ r-25 g32 m-34 h121
حرام h38
حرامي h41
حرز g-16 h72
حرز_ g-16 h72
حرك m-18 k48
حركه g26 m-18
حركه_ g26 m-18
حره h70
حره_ h70
حرو h21
حروز h21
حروز_ h21
حري h-41
حريق g21
حريق_ g21
حريه h-17
حريه_ h-17
حس_ g-27 h41 k31
حسا r42 h-17 k69
حساب r42 h-17 k69
حساب_ r54 g34 m47 h-22 k23
حسابه k24
حسابي g-33 m-29 h24 k25
حسب r-47 m-24 h-57
حسب_ r-47 g27 h-34
حسن r-44 g-28 h-49 k39
حسن_ r-44 g-28 h-49 k39
حشي h45
حشيش h55
حشيش_ h46
حص_ h-21
حصا g46 m16 h-38
حصاد g16
حصاد_ g16
حصان m27 h-31
حصان_ m21 h-28
حصت r-21 m-32 h-20
حصتي m-31
حصتي_ m-31
حصه r-16 m-24
حصه_ r-16 m-24
حصو g24 h-17
حصول g24 h-17
حصول_ g24 h-17
حضو h-16
حضور h-16
حضور_ h-16
حضي h48
حضير h48
حضير_ h48
حط_ r-35 m15
حطي m27 h21
حطيت m15 h29
حطيت_ m15 h29
حظ_ r-15 g51 m63 h-51
حظي h29
حظي_ h32
حف_ h-16
حفظ r-22 g-33 h-27 k68
حفظ_ m-17
حفظت r-15 h-23 k54
حفظته k23
حفظتي h-16 k28
حفظه g-17 m27
حفظه_ g-17 m27
حفل g-34 h16
حفل_ g-21 h-21
حفله h37
حفله_ h37
حفو r28
حفوظ r28
حق_ r59 g26 m-16 h-40 k-20
حقا g45
حقا_ g37
حقن g-16 h33
حقنا g-16 h33
حقنا_ g-16 h33
حقه r40 g-79 h46
حقه_ r40 g-79 h46
حقي g23 h-15 k26
حقيق g23 h-19 k21
حقيقي g23
حك_ h24
حكم_ g-21
حكمه g28
حكمه_ g28
حل_ r24 g-48 h-25
حلا g-15 h-39
حلاو h30
حلاوي h28
حلق m18 h-39
حلقا m18
حلقات m18
حله r-18 g-17 h-60
حله_ r-18 g-17 h-60
حلو r-16 g-38 h64
حلوف h72
حلوف_ h72
حلوي h-49
حلي r-17 m-23 h-64
حلي_ m-15 h20
حليب r-15 g23 h-41
حليب_ r-15 g23 h-41
حليل h-43
حليل_ h-43
حم_ g-18 h65
حما r-17 g69
حماي g79
حمايه g79
حمد r-22
حمد_ r-22
حمر g-30 m19
حمر_ g-19 h34
حمرا m17 h-30
حمل g29 h-26
حمل_ g56
حمله g-21
حمي h58
حميم h51
حميم_ h20
حميمي h20
حن_ g22 m16 h-20
حنا m-32 h-27
حنا_ m-20
حنات g18
حنات_ g18
حنت r-17 m19 h41
حنت_ m21 h56
حه_ r-106 g-60 m-36 k-35
حوا r-22 g-30 h-22
حوال r-19
حوالا k21
حوط g57
حوط_ g57
حول r-43 g-30 m-21 h-58 k105
حول_ g-41 h-62 k52
حولت r-16
حولت_ r-16
حوله k41
حوله_ k38
حولها h17
حون g17
حونه g17
حونه_ g17
حوه g32 h-17
حوه_ g32 h-17
حوي r-23 g-20 h-22 k61
حويل r-23 g-20 h-22 k61
حويل_ r-23 g-18 h-22 k40
حويلا k16
حي_ m-15
حيا h-16
حياه h-16
حياه_ h-16
حير g58 h-15
حيره g20
حيره_ g20
حين h-24
حين_ h-24
حيه h52
حيه_ h52
خات r-19
خاتم r-19
خاد h17
خادم h17
خار k47
خار_ g19
خارج k49
خارج_ k49
خاس m18
خاسر m18
خاسر_ m18
خاص r18 h112
خاص_ h102
خاصه r24
خاصه_ r24
خاط g16
خاطر g16
خال r-32 g-15 h-39
خالد r-24
خالد_ r-24
خالف h39
خالف_ h22
خالفه h17
خالي h-44
خالي_ h-44
خان g-18 m23
خان_ g-18 h-35
خبر k32
خبر_ k15
خبز g-16 h-30
خبز_ g-16 h-30
خت_ m39
ختا g75 h-30
ختار g75 h-30
ختار_ g58 h-21
ختر r-39 g-22 m-15
خترا h33
ختراق h33
خترت r-35 g-26 h-30
خترت_ r-29 g-15 h-17
ختل g15 m-25 h-28
ختم h42
ختم_ h42
ختي r-32 h-47
ختي_ r-20 h-22
ختيا g49
ختيار g49
خد_ r16 m31
خدا k17
خدام k17
خدام_ k17
خدت r54 m-26 h-30
خدر h21
خدره h25
خدره_ h25
خدم h20 k37
خدم_ k23
خدما h29
خدمات h29
خدمه k15
خدمه_ k15
خذ_ r38 g20 m31 h-42 k17
خذت r19
خذت_ r26
خذته_ r-23
خذتها r15
خذه r27 g44
خذها g39
خذها_ g39
خذو r32
خذوه r32
خذوها r32
خر_ r68 h-21
خرب g42 h-17
خرب_ g42 h-17
خرت m-16
خرت_ m-16
خرج m-20 h-35
خرج_ g-16 m-20 h-35
خرز g-16
خرزه h34
خرزه_ h34
خرف g22 h-17
خرفا g22
خرفان g22
خره h15
خره_ h15
خرو m24 h25
خروف m24 h25
خروف_ m24 h26
خري r-59 g23 h51
خريط g15
خريطه g15
خريه r-19 h64
خريه_ r-19 h64
خزا r30 h-38
خزان r30 h-38
خزانه r56 h-18
خزن g-28 h15
خزن_ h24
خزي r26
خزين r26
خزينه r26
خسر m49 h-24
خسرا m18
خسران m18
خسرت g-18 m34
خسرت_ m20
خسرن h-15
خسرنا h-15
خشب g-29 m-20 h-47
خشب_ g-29 m-20 h-22
خص_ r-20 g-27 k88
خصم r56
خصم_ r48
خصه g23
خصه_ g23
خصي r61 g-21
خصي_ r17
خصيم r44
خصيم_ r44
خضا g-17 h-32
خضار g-17 h-32
خضار_ g-17 h-32
خضر g27 m59 h-23
خضر_ g35 m23 h-20
خضرا m35
خطط m-15
خطط_ m-15
خفا k15
خفاء k15
خفاء_ k15
خفي g15
خفيه g15
خفيه_ g15
خل_ g-29
خلا m47
خلال m55
خلال_ m55
خلاي g29
خلايا g29
خلت g17 m17
خلت_ m17
خلص m-24 h-31
خلص_ r-22 m-15 h-23
خله g47 h-23 k18
خله_ g79 h-15
خلها g-32 k20
خلها_ g-32 k20
خلي g-19
خليه g22 h39
خليه_ g43 h-17
خما g-17 h-15
خمار g-17 h-15
خماره h24
خمر m-21 h53
خمر_ m-19 h40
خمس r66 g15 m20 h-27 k-16
خمس_ m29 h18
خمسم g15
خمسمي g15
خمسه r20 g-23 h-15
خمسه_ r20 g-23 h-15
خمسي m-25
خمسين m-25
خمو h47
خمور h47
خمور_ h45
خمي r-28 g19 m18
خميس r-25
خميس_ r-25
خن_ h-26
خنز h65
خنزي h65
خنزير h65
خنو h16
خنوق h16
خه_ m-21 h52
خول m35 h-17
خول_ m35 h-17
خوه r22 h-17 k28
خوه_ r22 h-17 k28
خوي r-21
خوي_ r-18
خي_ h-15
خيا r-30 g90 h-60
خيار r-19 g96 h-54
خيار_ g50 m-32 h-41
خيارا g46 m26
خير r-51 g-31 h-39
خير_ r-52
خيره g-15 h-31
خيره_ g-15 h-31
خيص_ g22 h-17
خيل h27
خيل_ h27
دا_ r-16 m-16 h-38 k39
داء g-40 m-15 h-32
داء_ g-40 m-15 h-32
دات r47 g-35 h-28
دات_ r47 g-35 h-28
داخ g17
داخل g17
داخله g19
داد g-36 h39
داد_ g-23 h39
دار r-19
دار_ r-17
داع m24 h-16
داع_ m24 h-16
داف g17
دال h23
دالي h23
دالي_ h23
دام m-19 k17
دام_ g31 k17
داني m-15
داو r-15 g49 m27
داول r-15 g24 m35
داول_ r-15 g24 m35
داي r21 g15 h-34
دايا h-15
دايا_ h-15
دايع r18
دايع_ r18
دايم g25
دت_ g-22 m41 h-48
دته r21 g-17
دته_ r21 g-17
دث_ r-18 g28
دجا g-31 h27
دجاج g-29
دجاج_ g-22 m17
دجاجا h18
دجال h20
دجال_ h15
دخا h-38
دخار g19
دخار_ g19
دخان g-18 h-35
دخان_ g-18 h-35
دخل r21 g-41 m24 h22
دخل_ g-21 h30
دخلت m17
دخلت_ m17
دخن h-23
دخن_ h-28
دخو m35 h-17
دخول m35 h-17
دخول_ m35 h-17
دد_ r74 g86 h-34 k-23
ددت r-46 h-22
ددت_ r-42 h-22
دده g91 h-16
دده_ g69
ددها g22
ددها_ g22
در_ h21 k24
درا g-39 h33
دراج r-31 g-16 h39
دراجه r-31 g-16 h39
دراس r-17
دراسه h16
دراه r37
دراهم r37
درج g-22 h40
درجه h33
درجه_ h33
درس r-26 g-31 h-50
درسه g-23 h-33
درسه_ g-23 h-33
دره r-24 g21 h39
دره_ h70
درهم r-23 g18 h-28
درهم_ r-23 g18 h-28
درو g60 h-32
دروب g60 h-32
دري g25 k21
دري_ r18 g25 h-17 k21
دس_ m-15 h-41
دسك r28
دسكا r28
دسكاو r28
دش_ g34 h-21
دع_ h23
دعا m-18 h73
دعار h63
دعاره h63
دعم h-16 k21
دعم_ h-16 k21
دعو h-18
دعوه h-18
دعوه_ h-18
دفا g28 h-22
دفات g28 h-22
دفاتر g28 h-22
دفت r17
دفتر r17
دفع r-26 g25 m-15 h-26
دفع_ r40 g44 h-23
دفعا g-23 k22
دفعات g-23 k22
دفعت r-28
دفعت_ r-20
دفعن g-24 m22
دفعنا g-24 m22
دفعه r-27 m-19
دفعه_ r-27 m-16
دفعو g53 m-19 h-21
دفعوا g17
دفعون g41 m-19
دفن h24
دفن_ h24
دفوع_ r-24 g-22 m-16
دفوعه g22 m23
دفونه g18
دفي h38
دفين h38
دفين_ h38
دق_ r-54
دقا g15 m17
دقاي g15
دقايق g15
دقه g-38
دقه_ g-38
دقي m50 h-40
دقيق g20 m55 h-21
دقيقه r20 g18 m40 h-16
دكا g-37 m-16
دكا_ h27
دكان g-32
دكان_ g-29
دكت r-18 m-22 h-22
دكتو r-18 m-22 h-22
دكتور r-18 m-22 h-22
دكه g-15 h50
دكها h37
دل_ r39 g-16 h-66
دلا r-22 g35 h-15
دلات g20
دلات_ g20
دلت g-18
دلت_ g-18
دله r-31 g52 h-24
دله_ r-31 g52 h-24
دلي h-48
دليك h36
دليك_ h36
دلين g30
دلين_ g30
دم_ r-30 g18 m-44 h21
دما m-35
دمات h29
دمات_ h29
دمان m-33 h-24
دمان_ m-33 h-24
دمه r-15 m-21 h46
دمه_ m-17 h23
دمها h23
دمها_ h23
دن_ r45 g16
دنا g37 h-16
دنا_ g37 h-16
دني g21 h-32
دني_ g21 h-32
ده_ r32 g42 m-37 h-63 k-44
دها r26 h-38 k-23
دها_ r26 k-23
دهب r34 h-20
دهب_ r34 h-20
دهم h-18
دهن g-17 h35
دهن_ g-17 h35
دو_ g18
دوا r-35 g-20 m-22 h-58
دوام r-20 h-30
دوام_ r-20 h-30
دوب h27
دوب_ h27
دور r17 g18 h-97
دور_ g46
دوره g-21 m20 h-89
دوره_ r-23 m24 h-87
دورها r29
دوري r16 m-17
دوري_ r16 m-15
دوق m16
دوق_ m16
دول r72 m17 h31
دول_ r24 h15
دوله r15
دوله_ r15
دولي m33 h19
دوليه r22
دوم m17
دون r-28 h25
دون_ r-27 h18
دي_ g-50 m16 h-70 k31
ديب h41
ديب_ h41
ديت r-49 g-15
ديد r37 g16 m-26 h-23 k-23
ديد_ r23 m-20 h-20
ديس h20
ديسك h20
ديسكو h20
ديق g-19 h-33
ديق_ h-29 k-20
ديك h50
ديك_ m-22 h48
ديل g-16 m-24
ديلر m-16
ديلر_ m-16
ديم r21 g-38 m-20 h-40
ديم_ r24
ديمه g-31 h-30
ديمه_ g-31 h-30
دين r35 g-21 h-29
دين_ r-28 g33 k26
دينا r24 g-29 m19 h21
دينار r28 m19 h40
دينت r18 h-30
دينه r39
دينه_ r39
ديني r-17
ديني_ r-15
ديه r-35 g-24 m-18 h-58 k-29
ديه_ r-35 g-24 m-18 h-58 k-29
ديو r35
ديوا h-17
ديوان h-17
ديون r40 h-19
ديون_ g20
ديوني r26
ديوه h20
ديوها h20
ذا_ r-26 g66 m16
ذبح g-19 h54
ذبح_ g-19 h51
ذت_ r26
ذته_ r-23
ذتها r15
ذتها_ r15
ذخي g-15 h-31
ذخير g-15 h-31
ذخيره g-15 h-31
ذف_ h22
ذكر r-36
ذكره m15
ذكره_ m15
ذه_ g26 h22
ذها g39
ذها_ g39
ذهب r18 g-19 h-20
ذهب_ r44
ذون r56 h-31
ذون_ r29 h-21
ذونا r27
ذونات r27
ذوه r32
ذوها r32
ذوها_ r32
ذي_ m-15 h-47
ذين h24
ذين_ h24
را_ r-55 g-50 m20 h52
راء r-26 m-22 h27
راء_ r-18
راءه m-18 h21
راءه_ m-18 h21
راب r75 g-60 m-19 h22 k-23
راب_ h25
رابح r37 h-23 k-17
رابحا r36 h-15
رابي r65 g-23
رابي_ r66 g-23 h-23
رابين h20
رات h-19 k-24
رات_ g-24 h21
راتب r-16 h-25 k-18
راتب_ k-15
راتبي r-21
راتي g29
راتين g29
راج r-54 g-29 k-33
راج_ h15
راجع r-20 h-40 k-29
راجه r-31 g-16 h39
راجه_ r-31 g-16 h39
راح r-29 g23 m25 h-23
راح_ r15 m19 h-15
راحت r-45 g33
راحت_ g33
رار h-23
رار_ h-23
راس r26 g-29 h-43
راس_ r61 g-39 h-21 k-18
راسه g19
راسه_ g19
راسي r-39
راش m26 h-17
راش_ m26 h-17
راض r-20 g34
راض_ g17
راضي g16
راضي_ g16
راع g-19 h-24
راعي g-19
راعي_ g-16
راف g-40 h118
راف_ h60
رافع m27
رافعه m27
رافق m-20 h34
رافقا h31
رافه g-15 h35
رافه_ g-15 h35
راق g-18 h46
راق_ h54
راك r-29 g-29 m28
راك_ r-23 m-31
رام g-33 m-22 h102
رام_ h69
راما g-15 h17
راماد h24
رامه h-49
رامه_ h-49
رامي g-18 h55
رامي_ h24
راميه g-15
ران r-22 h-28 k-25
ران_ r-20 h-22 k-25
راه r27 m134 h-45
راه_ m-23 h32
راها r20
راها_ r20
راهم r37
راهم_ r30
راهن r-26 m159 h-63
راهن_ m37
راهنا h-19
راهنت m15
راهنه r-15 g23 m73
راهني m24 h-15
راي g-21 h15
رب_ r-23 k21
ربا r41 g-32 m-16 h-46 k-19
ربا_ r23 h-42
رباء r21 h-21
رباء_ r21 h-21
ربان h23
ربان_ h23
ربح r-32 h-46
ربح_ r-27 h-42
ربط g-23 h86
ربط_ g-23 h86
ربع r22 h-23
ربع_ r-43 g28
ربعه r34
ربعه_ r34
ربعي r32 g-21 h-19
ربعين r32 g-19
ربن r-16 h-18
ربنا r-16 h-18
ربنا_ r-16 h-18
ربه r-27 m-16 h35
ربه_ r-27 m-16 h35
ربو r84 g-32 m21 h23
ربوط h27
ربوطه r16
ربوي r87
ربوي_ r28 h18
ربويه r49 h-19
رت_ r-21 g-19 h-16 k28
رتج g69 h-25
رتجع g69 h-25
رتجع_ g29
رتجعا g39 h-16
رتف g15 m-15
رتفا g15 m-15
رتفاع g15 m-15
رته h-40
رته_ h-33
رتو h24
رتون h23
رتون_ h22
رتي g-30 h20
رتي_ g-26 h-24
رتين h44
رتين_ h32
رث_ g31
رثه g42 h-33
رثه_ g38 h-23
رج_ r20 g-36 m-30 h22 k34
رجا r20
رجع r38 g-58 m-25 k-36
رجع_ r49 g-19 h17 k-16
رجعت r-51 m19 h27
رجعت_ r-46 m20 h27
رجعه r26 g-22 m-17
رجعها r-28 g-16
رجعو r20 h-17
رجعوا r27
رجن g75 h-37
رجن_ g75 h-37
رجه g35 h33
رجه_ h33
رجو g16 h23
رجوع g18 h19
رجوع_ g18 h19
رجي r20 h28
رجي_ r20
رح_ h-78
رحله h-18
رحله_ h-18
رحم h22
رحم_ h27
رخص h33
رخص_ h22
رخصه g23
رخصه_ g23
رخيص_ g22 h-17
رد_ r-30 m-28 h35 k-26
رده r17 h-16
رده_ r-24
ردها r31
ردها_ r31
ردي r-54 g-17 h-20
رر_ g22 h25
رره g31
رره_ g16
رز_ g19
رزق g16 h27
رزق_ g16 h27
رزه h34
رزه_ h34
رس_ r-35 m-27 h-50
رسا g-36 h-34 k21
رسال m22 h19 k23
رساله m24 k24
رساي m17 h-37
رسايل m17 h-37
رست r-19
رسم r-40 g-15 h20
رسم_ m17
رسمه h46
رسمه_ h46
رسمي h-19
رسمي_ h-19
رسه g-23 h-33
رسه_ g-23 h-33
رسو m-40
رسوم m-39 h-15
رسوم_ m-39 h-15
رسي m21
رسي_ m21
رش_ g19 h-26
رشت h15
رشتي h15
رشتين h15
رشه g23
رشه_ g23
رشو g-20 h82
رشوه g-16 h65
رشوه_ g-16 h65
رشي h35
رصن h33
رصنه h25
رصنه_ h25
رصه g-25 m15 h21
رصه_ g-25 m15 h21
رصو h20
رصود h20
رصود_ h20
رصي r15 g-20 m34 h38
رصيد r15 g-20 m34 h38
رصيد_ m34 h40
رض_ r25 g-18 m-62 h-104
رضا r-23 g-16 h49
رضاه r-23 h42
رضاه_ h17
رضاها r-15 h25
رضن r15
رضني r15
رضني_ r15
رضه h16
رضي g-17 h25
رضيه h18
رضيه_ h18
رط_ r21 m75 h-53
رطن m31 h-15
رطه r17 h33
رطه_ r17 h33
رطي h15
رع_ g83 h-43
رعا g-17 h-39 k27
رعات k29
رعات_ k29
رعت r-15 h-15
رعت_ r-21
رعه r-24 g54 m17 h-50
رعه_ r-24 m23 h-32
رعها g54 h-18
رعها_ g54 h-18
رف_ r19 m-27 h20
رفا g22
رفان g22
رفان_ g22
رفر h19
رفر_ h19
رفع r30
رفه g-22 h-27
رفه_ r20 g-36 h-24
رفي r31 m19
رق_ r85 g-34 m-65 h78
رقا h84 k18
رقاب h-20 k21
رقابه h-20 k21
رقاص m-16 h33
رقاصه h23
رقام m27 h55
رقام_ m27 h55
رقت g48
رقت_ g53 h-18
رقص h22
رقص_ h22
رقم r-16 g-19 m42 h-50
رقم_ m34 h-20
رقمي r15
رقه h54
رقه_ h54
رقي g24 h-20 k-15
رقيه g26
رقيه_ g26
رك_ r-15 h41
ركات h22
ركات_ h22
ركت g-20 k48
ركه r32 g16 h17
ركه_ r32 g16 h17
ركي h-38
رم_ m-21 h-15
رما g-23 h-19
رمان h-15
رمان_ h-15
رمج g23
رمجت g23
رمجت_ g23
رمض h-36
رمضا h-36
رمضان h-36
رمل h20
رمل_ h20
رمي m25
رمي_ m27 h23
رنا h-17
رنا_ h-15
رنت r-17 g63 m26
رنت_ r-16 g53 m27
رنج m-22
رنج_ m-22
رني r-41
ره_ r-50 g-69 h15 k-32
رها r21 m103 h-25 k-30
رها_ r29 k-16
رهان m112 h-19
رهان_ m73
رهانا m35
رهم r-23 g18 h-28
رهم_ r-23 g18 h-28
رهن r73 g-18 m-18 h-36
رهن_ h-20
رهنت r51
رهنت_ r51
رو_ g-22 h-19
روا r-20 g-26 k29
روات r-20 g-17 h-17
رواتب r-20 g-17 h-17
رواح h16
رواح_ h16
روب g34 m-21 h89
روب_ m-18 h57
روبه k19
روبه_ k19
روبي h43
روت m21 h54
روت_ m21 h54
روج h15
روج_ h15
روح g25 m32 h40
روح_ g29 m40 h-18
روحا h29
روحان h29
روحي h29
روحيه h27
رور r17 h-23
رورد r28
رورد_ r28
روز h-16
روس m-23
روط r35
روط_ r31
روف r-38 g-15 h-40
روف_ r-36 h-19 k-31
روفا k30
روفات k30
روق r-23 g50 h85 k-17
روق_ h47
روقا g47
روقات g51 m33 h-28
روقان m-18 h30
روقه g15 h35
روقه_ g15 h35
رول r-17 m90 h57 k-22
رولي m93 h57
روليت m93 h57
روم m20
روم_ h26
روي h15
ري_ r60 g85 m-29 h-74 k20
ريا r-16 g-42
ريا_ h32
رياض r-21 h-41
رياضه h-25
رياضي h-15
ريال g-19
ريال_ g-19 h15
ريب g-21 m-28 h60 k54
ريب_ m-25 h50 k23
ريبه k28
ريبه_ k28
ريت g30 h-27
ريت_ r-17
ريته g17 h-18
ريتها h-18
ريح r46 g-30
ريح_ r54
ريخ g26 h26
ريخ_ g26 h21
ريد r-26 h-37 k20
ريد_ r-26 h-37 k20
رير g-25 m-20 h30
رير_ g-25 m-20 h30
ريس h-48
ريست h-23
ريستا h-23
ريض g-22 h-26
ريض_ g-22 h-26
ريط g-19 h34
ريط_ g-33 h47
ريطه g15
ريطه_ g15
ريف r-71 h-18 k26
ريف_ r-71 h-33 k29
ريق g15 m-17 k22
ريق_ h-17 k22
ريقي h27
ريقي_ h27
ريك g-36 h59
ريكا g-17 h37
ريكا_ g-17 h37
ريل h15
ريل_ h15
ريم g-28 m-15 h-50
ريم_ g-16 h-16
رين r47 g-30 m15 h-37
رين_ r48 g-18
رينا h-26
ريه g39 h25
ريه_ h46 k15
ريها r-19 g29 h-22
ريها_ r-19 g30 h-26
زات k15
زات_ h22
زاج g16
زاد r50 g-41 m36 h-47
زاد_ r32 g-32 h-45
زادت m36
زادت_ m36
زار g-17 h-17
زار_ g-17
زاره h-20
زاره_ h-20
زاز h56
زاز_ h21
زازه h35
زازه_ h35
زاف g89 h-44
زاف_ g63 h-29
زافا g25 h-15
زافا_ g25 h-15
زان r22 g-47 h-22
زان_ r-22 g-39
زاناك h17
زانه r56 h-18
زانه_ r56 h-18
زاه r-31
زاه_ r-31
زايز h-32
زايز_ h-32
زايم h20
زايم_ h20
زبا r-19 h46
زباي r-19 h46
زباين r-19 h46
زبو r17 g35 h18
زبون r17 g35 h18
زبون_ r35 g22 h-15
زج_ g-23 h-39
زجا h-17
زجاج h-17
زجاجه h-39
زحلا h28
زحلاو h28
زدن r24
زدنا r24
زرع g72 m-15 h-57 k-20
زرع_ g42 h-31
زرعت g20 h-15
زرعت_ g19
زرعه r-15
زرعه_ r-15
زعر h21
زعرا h21
زعران h21
زكا r-33 g-29 h-45
زكاه r-33 g-17 h-32
زكاه_ r-33 g-17 h-32
زل_ r18 g27 k-16
زلت r-54
زم_ g-16 h-40
زمي r-25 h35
زميل r-25 h35
زنا m-25 h-33
زنا_ m-25 h-33
زنج r-23
زنجب r-23
زنجبي r-23
زه_ r-16 g-15 h79
زهر g48 m-16
زهر_ g47
زوا g-27 h42
زواج g-27 h42
زواج_ h42
زوج r-21 g-18 h92
زوج_ r-27 h55
زوجي h37
زوجي_ h17
زود r83 m-24 h-33
زود_ r83 m-24 h-33
زور r-18 h82
زور_ h49
زوره h28
زوره_ h28
زون r-15 g15 h-31
زون_ g18 h-29
زوي h44
زوير h40
زوير_ h40
زي_ g-34 m20
زيا g-17
زياد r16 h-21
زياده r16 h-21
زيار g-16 h20
زيارا g-15
زياره h20
زيت r-17 g-28 h-41
زيتو g-17 h-45
زيتون g-17 h-45
زيد r74 g-37 m20
زيد_ r58 g-37 m20
زير g-16 h78
زير_ h69
زيع r-28
زيف h36
زيفه h31
زيفه_ h31
زيل h20
زيل_ h20
زيم h15
زيمه h15
زيمه_ h15
زين r19 g-29
زينه r26
زينه_ r26
زينو m21 h28
زينو_ h23
زيه h-80
زيه_ h-80
زيي h26
زييف h26
زييف_ h26
سا_ r-21 g111 m-26 h-50
ساب r38 g-19 m61 h-30 k60
ساب_ r54 g34 m47 k16
سابق m48 h-26
سابقه m36 h-24
سابه k24
سابه_ k24
سابي g-33 m-29 h24 k25
سابي_ g-33 m-29 h24 k25
سات h-17
سات_ h-17
ساح g-18 h65
ساحر g-18 h68
ساحر_ h36
ساخ h20
ساخر h17
ساخره h17
سار g-19 h33
سار_ h44
ساط r-30 g-15
ساط_ r-30 g-15
ساع g-61 h36
ساعا h23
ساعات h23
ساعت g-27
ساعتي g-27
ساعه m16 h26
ساعه_ m16 h26
ساف g18
سافر g18
سافر_ g18
سال r-38 g-33 m21 h-67 k66
سال_ g-29 h-28 k31
سالم r-17 h-39
سالم_ r-17 h-15
ساله m23 k24
ساله_ m23 k24
سام r-61 m-17
سامح r-59
سان g-32 m-25
ساي r-19 g-17 m18 h-16
سايق r-16 h-43
سايق_ r-16 h-43
سايل m15
سايل_ m15
سايي h32
سب_ r-75 g-17 k-23
سبا r-19 g-27
سبب g-15 k24
سبب_ g-15 k24
سبت g-21 m35 h20
سبت_ m29 h15
سبع r17
سبعه r18
سبعه_ r18
سبق r-27 g31 m50 h-45
سبق_ r-27 g41 m45 h-29
سبه g-29 m18 h-48
سبه_ g-29 m18 h-48
سبو r26 m25
سبوع r27
سبوع_ r19
سبوعي h15
سبي r16
سبيك r16
سبيكه r16
ست_ h16
ستا r18 g-19 h-79 k18
ستاج k24
ستاجر k24
ستال h21
ستال_ h21
ستث g26
ستثم g26
ستثما g26
ستح h-15
ستحق h-15
ستحقا h-15
ستخ h-33 k57
ستخد h-25 k57
ستخدا k17
ستخدم h-16 k39
ستر r44 m-17
سترد g-27
سترد_ g-30
ستري r48 g24 h-19
ستري_ g32
ستريح r57 h-15
ستش g-19 h-32
ستص g-16
ستصن g-16
ستصنا g-16
ستع g-28 m-25 h-40 k28
ستعا k28
ستعار k28
ستعم g-27 m-21
ستعمل g-27 m-21
ستقب g24
ستقبل g24
ستل r-41 h-35
ستلف r-17
ستلم r-33 h-18 k28
ستلم_ r-22 g-18 k40
ستلمت g-20
ستلمه g26
سته r17 k-18
سته_ r39 h-22
ستو g66
ستود h-33
ستودع h-33
ستور g35 h42
ستوك g19
ستوك_ g19
ستي g-42
ستيش g-15
ستيشن g-15
سجا g-18 h15
سجاي h16
سجاير h16
سجد h-30 k-16
سجد_ h-30 k-16
سجل g-71 h-25 k37
سجي m-16
سجيل m-16
سجيل_ m-16
سح_ h21
سحب g-59 m82 h-40 k24
سحب_ g-47 m73 h-26
سحر r-15 g-37 m-22 h90
سحر_ g-33 m-21 h104
سحري h-17
سحريه h-17
سخر r-17 h64
سخري r-19 h64
سخريه r-19 h64
سدا r24 g24 h-17
سداد r24
سداد_ r24
سدد r28 g-33 h23
سدد_ r60 h21
سددت r-46 g-27 h-16
سددت_ r-42 g-27 h-16
سدده r15 h19
سدس h-29
سدس_ h-38
سر_ r-36 g53 m48 h-69
سرا m18
سران m18
سران_ m18
سربه h18
سربه_ h18
سرت r-23 g-18 m34
سرت_ r-20 m20
سرق h23
سرقه h25
سرقه_ h25
سرن h-15
سرنا h-15
سرنا_ h-15
سره h-15
سره_ h-15
سرو r-16 h91
سروق r-16 h91
سروق_ g-25 h54
سروقه g15 h35
سري h22
سريه h15
سريه_ h15
سس_ h30
سط_ r-25 g38 h-16 k-16
سطه h59
سطه_ h59
سعا g35
سعار g35
سعار_ g35
سعر r-25 h15
سعر_ r-40 h22
سعره r15
سعرها r17
سعم r-24
سعمي r-24
سعميه r-24
سعه r52 h-15
سعه_ r52 h-15
سعي g-20 h-19
سعيد g-20 h-19
سعيد_ g-19 h-32
سفا h56
سفار h56
سفاره h56
سفر r17 g-18 h-25
سفر_ h-42
سفل h22
سفلي h22
سفي g65 h-25
سفين g65 h-25
سفينه g65 h-25
سقط h-21
سقط_ h-21
سقف g-29 k54
سقف_ g-29 k54
سكا r30
سكاو r28
سكاون r28
سكر h40
سكر_ g-22 h29
سكره g31
سكره_ g22
سكن h-21
سكو r-15 g-16 m-16 h95 k-15
سكو_ h20
سكوت r-15 h71 k-15
سكوت_ h40
سكوتي h17
سكي h91
سكي_ g-25 h97
سل_ r-21 h-74 k39
سلا r-21 h-35
سلام g-30 h-27
سلام_ g-22
سلامي h-22
سلس m-17
سلسل m-17
سلسل_ m-17
سلع g20
سلف r41 g-26 m-25 h-20
سلف_ r21
سلفت_ r-15
سلفن r-15
سلفني r-15
سلفه r36
سلفه_ r36
سلم r-15 g-54 m-22
سلم_ g-24
سلمت g-23
سلمته g-23
سلو g-21 m91
سلوت g-21 m104
سلوت_ m39
سلوتس m65 h16
سلي r27 m-24 h-18
سليم g17
سليم_ g17
سم_ r-43 m-28
سمس h44
سمسا h44
سمسار h44
سمك g47 h-40
سمك_ g23 h-32
سمن g-20 h-28
سمنت h-23
سمنت_ h-23
سمه r-24 g-29 h33
سمه_ g-28 h40
سمي g-31 h-24 k38
سمي_ g-36 h-21 k27
سميه_ g15
سن_ r-44 g-28 h-49 k39
سنا m-22
سنان m-22
سنان_ m-22
سنت h19
سند r84 m-35 h-66
سند_ r27 m-21
سندا r58 h-20
سندات r58 h-20
سنه r-20 m19
سنه_ r-20 m19
سنوي_ g19
سني g32 h32
سنين g32 h32
سنين_ g32 h32
سه_ r17 g55 m-37 h-67
سهر g-20 h32
سهر_ g-20 h56
سهره h-27
سهره_ h-27
سهل g21
سهل_ g21
سهم r-30 g56 k-16
سهم_ r-30 g56 k-16
سوا r-16 h-29 k29
سوخ h19
سوخه h19
سوخه_ h19
سوق h-21
سوق_ r16 h-21
سول h69
سول_ h47
سوم m-39 h-15
سوم_ m-39 h-15
سي_ r-26 g-59 m-34 k-22
سيا g-18 h-35 k-35
سيار g-17 h-47 k-35
سيارا h-25 k-19
سيارت r-15 g-26 h-24
سيج h57
سيجا h57
سيجار h57
سير g24 h52
سير_ g-21 h98
سيرف h19
سيرفر h19
سيط h20 k15
سيط_ k15
سيل r-20 m-18 h-34 k41
سيل_ r-20 m-18 h-38 k29
سيم h-27 k34
سيم_ h-24 k35
سين m-26 h-40
سين_ h-25
سيه r-21 m-21 h-25
سيه_ r-21 m-21 h-25
شا_ r-24 m-38 h-41
شاء g-29 m-28 h-30
شاء_ g-29 m-28 h-30
شات m36 h23
شات_ m36 h23
شار m47 h-27
شارط m53 h-25
شارك r20
شاركه r21 h-17
شاف g47 k-18
شافه g47 k-18
شافه_ g24
شافها g23
شال g-31 h25
شالي g-30 h18
شاليه g-30 h18
شام g17
شامل g31 h-15
شامل_ g31 h-15
شان g-62 h78 k92
شان_ g-62 h73 k93
شاه h61
شاه_ g26 h-19
شاهد h46
شاهد_ h46
شاي h-19
شاي_ g-16 h34
شايف g21
شب_ g-29 m-20 h-22
شبا m-32
شباب m-30
شباب_ m-30
شبك r-31 g52
شبكه r-21 g27
شبكه_ r-21 g27
شبو h41
شبو_ h41
شت_ r28
شتر g61 h-69 k-22
شترا r-25
شتراك r-23 m17
شتراه g22
شتري r18 g49 h-65 k-16
شتري_ g20 h-22
شتريت r27 g-23
شتريه g55 h-37
شتغ h18
شتغل h18
شتم h29
شتم_ h29
شتي h15
شتين h15
شتين_ h15
شجر g43 h-17
شجره g43 h-17
شجره_ g43 h-17
شحا h31
شحاذ h24
شحاذي h24
شحن r-23 g24 m37
شحن_ g28 m20 h-49
شحنت r-17 m19 h41
شحنت_ m21 h56
شخا h34
شخاص h26
شخاص_ h26
شخص g-18 h-15 k76
شخص_ r-15 k84
شخصي r17
شخصي_ r17
شر_ r42 h50
شرا m-21 h40
شراء g17
شراء_ g17
شراب h34
شراب_ h25
شرب g-22
شرب_ g-22
شرط r45 g26 m75 h-16
شرط_ m78 h-53
شرطه r17 g27 h33
شرطه_ r17 g27 h33
شركه r15 h19
شركه_ r15 h19
شره r47 g-22 h-43
شره_ r47 g-22 h-43
شرو r19 g-19
شروب g-16 h19
شروب_ h19
شروط r35
شروط_ r31
شري g-18 h-51 k-18
شريت r-38 g42 h-21
شريت_ r-40 g27
شريته g15 h-16
شريط g-33 h47
شريط_ g-33 h47
شريك h-15
شرين r45 m20 h-39
شرين_ r47 g16
شرينا h-26
شط_ m35 h-18
شعر h-15
شعر_ h-15
شعو h69
شعوذ h69
شعوذ_ h48
شعوذه h21
شغل r30 h17 k-16
شغل_ r52
شغله r-23 g-17 h54
شغله_ r-23 g-17 h54
شف_ r46 g-16 h23 k24
شفت r40 g-46
شفت_ r25 g-15
شفته r15 g-31
شفتها g-22
شفر r-20 h43
شفره r-19 h25
شفره_ r-19 h25
شقت g-22 h-20
شقه h38
شقه_ h38
شكل r16 h-20
شله g25 h-16
شله_ g25 h-16
شلي r28
شلي_ r28
شمب h56
شمبا h56
شمبان h56
شمع m27 h-28
شمعه m31
شمعه_ m31
شن_ g19 h-28
شنط m-16
شنط_ g-23 h25
شنطه h-17
شنطه_ h-17
شه_ r-22 g18 h-63
شها r40 g-28
شها_ r31 g-15
شهادا r24
شهر r76 g-47 m-20 h-41 k-25
شهر_ r46 g-33 k-26
شهري r29 m-33 h-33
شهرين g-22 h-16
شهريه g15
شهو r27 g23
شهور r27 g23
شهور_ r27 g23 h-17
شو_ h-50
شوا g26
شواي g28
شوايي g28
شور g61 h-33
شورت g42 h-16
شورت_ g42 h-16
شوش h38
شوش_ h33
شوط g-17 m46 h-16
شوط_ g-17 m46 h-16
شوف r55 g21 m-27 h-33
شوف_ r55 g21 m-27 h-33
شوه g-17 h70
شوه_ g-17 h70
شوي r21 g-30
شوي_ r21 g-30
شي_ g-18 m-22
شيء m19 h19
شيء_ m19 h19
شيب g60 h-32
شيخ m-23 h60
شيخ_ h23
شيخه m-19 h37
شيخه_ m-19 h37
شير h28
شيره h27
شيره_ h27
شيش g-18 h23
شيش_ h46
شيشه h-23
شيشه_ h-23
شيك r55 h-29
شيك_ r23 h-16
شيكا r18
شيكات r21
شيكاغ g15
شيل h18
شيل_ h18
شين m15
شينه m16
شينه_ m16
شيه h25
شيه_ h25
صاح r-21 k32
صاحب r-21 k32
صاحب_ r-15 m15 k32
صاحبت h27
صاحبه g17 h-27
صاد g47 h-18
صاد_ g40 h-23
صار r58 g-15 m24 h-15
صار_ r30
صارت r16
صارت_ r16
صارع m31
صارع_ m22
صاره h58
صاره_ h58
صاري h-50
صاري_ r47 m18 h-17 k-18
صاريف r-34 h-33 k31
صاع g26 m30 h-29
صاعد g26 m30 h-29
صاعد_ g26 m30 h-29
صاف r-15 h-18
صال g-33 k-20
صال_ h-40 k-20
صالا r47 h-35
صالات r47 h-35
صاله r-28 g-19 m18 h67
صاله_ r-28 g-19 m18 h67
صان m24
صان_ m18
صاي r40 m-15 h-41
صايغ r40 h-18
صايغ_ r40 h-18
صب_ g-59 m-27 h65
صبر r15 g-15 h-25
صبر_ r15 h-25
صتي m-31
صتي_ m-31
صحي h-29
صدر g17 h-15 k31
صدر_ k31
صدق r-22 g-25 h-21
صدقه g-25 h-21
صدقه_ g-25 h-21
صدي g-20
صديق g-20
صر_ h-27
صرا h25
صرات h18
صرات_ h18
صرف r29 g-53 m-19 h-54
صرف_ g-48 m-16 h-37
صرفه r21
صرفي r35
صرو r-27 h-44
صروف r-27 h-44
صروف_ r-26 h-33 k-30
صروفا k30
صري r21
صعد g-15
صعد_ g-15
صعو g47 h-15
صعود g47 h-15
صعود_ g47 h-15
صغي r-22 h-38
صغير r-22 h-38
صغيره h-22
صف_ g17 h29
صفر h37
صفر_ h37
صفق g56 m21 h-51
صفقا m19 h-26
صفقات m19 h-26
صفقه g56 h-25
صفقه_ g56 h-25
صفه g-21 h-15
صفه_ g-21 h-15
صقر h-29
صقر_ h-20
صل_ r64 g-34 m-26 h-61 k41
صلا h-24
صلات h-18
صلات_ h-18
صلاحي g-19 h52
صلت g-23
صلت_ g-23
صلح r-29 g31 h-39
صلح_ r-21 h-15
صلحو g49 h-24
صلحوه g32 h-17
صلن r17 k34
صلني r17 k34
صلني_ r17 k34
صله r-32 g16 m-20
صلي r-58 g-53 m-15 h22
صلي_ r-24 g-18 h46
صليح r-24 g-21 h-22
صليح_ r-24 g-21 h-22
صليه g-15
صليه_ g-15
صم_ r48
صنا g-17 k-20
صناد h-19
صنادي h-19
صناع g-16
صناع_ g-16
صند h-65
صندو m16
صندوق m16
صنع h41
صنع_ h43
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-26
صود h20
صود_ h20
صور g-36 h52 k29
صور_ h64
صورك h17
صورك_ h17
صوري r15 h-19 k42
صوريه r24 k28
صوف g30 h-19
صوف_ g26 h-16
صول g24 h-17
صول_ g24 h-17
صي_ r17 g29 m-19
صيا r-21 g51 h-22
صياد g23
صياد_ g23
صيان r-18
صيانه r-18
صيب r-34 g18 m62 h29 k-22
صيب_ r-18 g-26 m110 h60
صيبي g42 h-43
صيبي_ g42 h-43
صيد g38 m22 h-47 k-20
صيد_ g28 m25 h29 k-17
صيده g36
صيده_ g32
صير r-15 g-46 h-26
صير_ r-15 g-38
صيل g-17 m-16 h-32
صيل_ g-17 m-16 h-32
صيم r44
صيم_ r44
صين m33
صيني m33
صينيه m33
ضاء h18
ضاء_ h24
ضاب h19
ضابط h19
ضابط_ h19
ضات g-19 m35
ضات_ g-19 m35
ضار r-27 g-21 m-27
ضار_ g-17 h-32
ضارب r-20 h33
ضاربه r-20 h33
ضاع h17 k33
ضاعف r31 g-18 m26 h22
ضاعف_ r25 g-18 m26 h23
ضاعه r-21 k33
ضاعه_ r-21 k33
ضاف r-16 g20
ضافي r-16 g20
ضان h-63
ضان_ h-36
ضاه r-23 h42
ضاه_ h17
ضاها r-15 h25
ضاها_ r-15 h25
ضاي g-15
ضت_ g-19
ضح_ g-27 h23
ضحك h24
ضحك_ h24
ضد_ g16
ضر_ r16 g32 m23 h-16
ضرا m35 h-27
ضرار h-23
ضرار_ h-23
ضرب h19
ضرب_ h37
ضربه g26 h-18
ضربه_ g26 h-18
ضرع g105 h-46
ضرع_ g51 h-28
ضرعه g54 h-18
ضرعها g54 h-18
ضره r-17 g-31
ضره_ r-17 g-31
ضرو k15
ضروب k15
ضروبه k19
ضري h23 k27
ضريب k31
ضريبه k28
ضريح h26
ضريح_ h26
ضما r25 g22
ضمان r25 g22
ضمان_ g25
ضمانه r19
ضمو r37
ضمون r37
ضمونه r23
ضمي g16
ضمير g16
ضني r15
ضني_ r15
ضه_ r-25 g33 h-34
ضور h-16
ضور_ h-16
ضي_ r-18 m-17 h-17
ضير h48
ضير_ h48
ضيف h15
ضيف_ h15
ضيه g26 h36
ضيه_ g26 h36
طاب g-19 m21 h29
طابق m21 h29
طات h18
طات_ h18
طار g-18 m-16 h-33
طار_ h-26
طاز g-23 h-45
طازج g-23 h-39
طازج_ g-23 h-39
طاق m19
طاقه g-25 m15 h16
طاقه_ g-25 m15 h16
طال h55
طالب h18
طالب_ h18
طالع h36
طالع_ h27
طان g-15
طاني g-15
طاو g-19 m27 h45 k-17
طاول g-19 m27 h45 k-17
طاوله g-19 m27 h45 k-17
طاي h33
طايح h37
طايحه h25
طبا r-32 h-34
طباع r-32
طباعه r-32
طبخ g-29 h-16
طبخ_ g-29 h-16
طبل m16
طبله m16
طبله_ m16
طبي r-16 g-63
طبي_ h38
طبيق g-35
طبيق_ g-35
طجي h19
طر_ r39 g41 h-105
طرد g-17 h41
طرد_ g-17 h41
طرف r35
طرف_ r35
طري h-20 k24
طريق r16 k24
طريق_ r16 k24
طط_ m-15 h30
طعا h-30
طعام h-30
طعم g-34 k-18
طعم_ g-34 k-18
طعه h-24
طعه_ h-24
طفا m-39 h-35
طفال m-39 h-17
طفال_ m-39 h-17
طفل h22
طفله h15
طفله_ h15
طلاس h26
طلاسم h26
طلب r22 h18
طلب_ m16 h-18
طلبت r16 h58
طلبت_ r16 h22
طلبه g30
طلبه_ g19
طلس h33
طلسم h33
طلسم_ h33
طلع g-26 m72 k49
طلع_ m47 h15 k28
طلعه k21
طله h32
طله_ h32
طلي g-15 h48
طلين g-15 h23
طلين_ g-15 h23
طم_ g-25
طما g-25
طماط g-25
طماطم g-25
طن_ h-26
طنا m17
طه_ r23 g27 m-20 h66 k-18
طوع g-17
طوع_ g-17
طول r68 h-41 k-18
طول_ r49 h-25
طون g28
طون_ g31 h-15
طي_ r-21 g44 m35 h-16
طيا m37
طيار g-17 m38
طياره g-17 m38
طيت r24 g-30 h45
طيت_ m15 h30
طيته h15
طيته_ h15
طيخ h-25
طير g38 h19
طير_ g56 h-20
طيس h27
طيك r29
طيك_ r29
طين r26 h-24
طيني r24
طيني_ r24
طيه g-24 m23
طيه_ g-24 m23
ظار r61 g-20 h-33
ظار_ r61 g-20
ظام g-15 h-26 k29
ظام_ h-35 k31
ظته k23
ظته_ k23
ظتي h-16 k28
ظتي_ h-16 k28
ظرف h16
ظرف_ h16
ظرو g24
ظروف g24
ظروف_ g24
ظف_ h16
ظفي r-19 h-28
ظفين r-18 h-28
ظفين_ r-18 h-28
ظم_ r54 h-20 k-17
ظه_ g-24 m24
ظهر h-72 k44
ظهر_ h-68 k44
ظي_ h32
ظير r30
ظير_ r30
ظيف r-15
عاب r-16 h-22
عاب_ h-19
عات r-46 g-20 m29 h-18 k30
عات_ r-46 g-15 m15 k30
عاج g-17 h25
عاج_ h30
عاد g15 h43
عادي g16 h20
عاديه g16
عار g36 m-30 h53
عار_ g25
عارف g39
عارف_ g30
عاره h53
عاره_ h53
عال m21
عام g34 h-40
عام_ g53 h-22
عامل r19 g-19
عامل_ g-16
عامله r25 h17
عامه h-27
عامه_ h-27
عاه r32 h17
عاي r18 g18 m-50 h-49
عايد r44 g-17
عايد_ r44 g-17
عايش g48
عايش_ g35
عايل m-17 h-21
عايله g15
عايلي m-17 h-21
عاين g-16
عايه m-15
عايه_ m-15
عب_ r-18 g-67 m100
عبا g-40
عبد h25
عبد_ h17
عبر g32 m26
عبر_ g32 m26
عبن m-27
عبنا m-27
عبنا_ m-27
عبه m21
عبه_ m21
عبي m62 h92
عبيه m32 h44
عبيه_ m32 h44
عت_ r-37 g-32 m22 h-16 k-25
عتك g40
عتك_ g40
عتل r20 m24 h32
عتلي m24 h34
عتلي_ m24 h34
عتم h-26
عتمد h-24
عتمد_ h-24
عته r15 g-24 h-37
عته_ r15 h-23
عتها g-20
عتها_ g-20
عتي g17 h58
عتي_ g-15
عتين r-16 g34 m-23
عتين_ r-16 g34 m-23
عجل m20 h-70
عجل_ h-51
عجله m24 h-19
عجله_ m24 h-19
عد_ m27 h-75
عدا r-48 g-42 h48
عداد r-18 g-36 h56
عداد_ r-18 g-23 h56
عدد h-22
عدد_ h-18
عدده g16
عددها g17
عدل h-17
عدل_ h-17
عدن r23
عدن_ r35
عده g-22
عده_ g-17 m19
عدها m-16
عدها_ m-16
عدي r-29 h-22 k25
عدي_ g-23 k35
عدين r-29 g29 h-21
عدين_ r-28 g64
عر_ r-40
عرا g-25 h119
عراف g-19 h96
عراف_ h51
عرافه g-15 h37
عران h21
عران_ h21
عرس h-68
عرس_ h-68
عرض m-15
عرض_ h-17
عرف g28
عرف_ g38 h25
عرفه h-19
عرفه_ g-15 h-17
عرق g-19 h89
عرق_ g-17 h73
عره r15
عرها r17
عرها_ r17
عرو g-29
عروف g-20
عزاي h20
عزايم h20
عزي h15
عزيم h15
عزيمه h15
عسل m-29 h-60
عسل_ m-29 h-60
عش_ r19 g21
عشا r-26 g-58 m-64 h-28 k43
عشا_ r-24 m-38 h-41
عشاء m-28 h-35
عشاء_ m-28 h-35
عشان g-41 h63 k59
عشان_ g-41 h63 k59
عشر r69 m26 h-52
عشر_ r-22 g-16
عشره r47 h-39
عشره_ r47 h-39
عشري r45 m21 h-15
عشرين r45 m21 h-15
عشو g28
عشوا g28
عشواي g28
عصا r-18
عصر h-36
عصر_ h-41
عصي h-39
عصير h-39
عصير_ h-39
عضا h24
عضاء h24
عضاء_ h24
عطا r18
عطر h-66
عطر_ h-48
عطل m-19
عطو h-30
عطي r51 g-19 k-20
عطي_ g23
عطيت r18 g-19 h16
عطيته h15
عطيك r29
عطيك_ r29
عطين r24
عطيني r24
عف_ r45 g-18 m26 h23
عقا r25
عقار r25
عقاري r33
عقد g-32 m-17
عقد_ r23 g-26 m-17
عقم h-47
عقم_ h-47
عقو r-15 g72
عقود r-15 g72
عقود_ r-15 g72
عك_ g42 h-36
علا g-30 m-56
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
علف g-32 h-34
علف_ g-32 h-34
علق r-15 g36 h29
علق_ g44 h16
علم g-15 k25
علم_ g-15 k25
علن r-15
علو r-38 g-34
علوم r-39 g-25
علوم_ r-38 g-20
علي g68 m17 h-58 k-18
علي_ g133 m66 h-63 k-28
عليا r33 g-20
عليا_ r33 g-20
عليق h31
عليق_ h31
عليك g-26
عليم m-29 h-46
عليمي m-29 h-46
علين h15
علينا h15
عليه r-31 g-27 k19
عليه_ r-36 g-46
عليها k21
عليهم g15
عم_ r-15 g-44 m-15 h-28
عما r-18 g-31 k-15
عمار h-45
عمال r-24 g-32 h37
عمال_ r-24 g-30 h21
عمر g-26 m16 h-17
عمره g-26 m15
عمره_ m15
عمل r22 g-25 m-63 h87 k-26
عمل_ g-66 h110
عملا r24 m-29
عملات r30 m-20
عمله g28 m-22 h-18
عمله_ r-21 g28 m-22 h-18
عمليه r15
عمو r-17 g-31 h17 k22
عمول g-23 h17 k22
عموله r29 g-18
عمي r-26 h-57
عمي_ h-21
عميه r-24
عميه_ r-24
عن_ r-33 g-47 m-26 h-48 k77
عنا r-26 g-20 h-43
عنا_ r-26
عنب g-19
عنب_ g-19
عند r16 g53 m-22 h-19
عند_ h48
عندن g29
عندنا g29
عنده h-18
عنده_ h-18
عندي r20 g45 h-37
عندي_ r20 g45 h-37
عني g28 h21 k-34
عني_ g28 h21 k-34
عه_ r96 g20 m36 h-49 k-18
عها r-66 g20 h19
عها_ r-66 g20 h19
عهم m-15
عهم_ m-15
عوا r45 g39 h-33
عوا_ r26 h-17
عواي r19 g30 h-16
عوايد r19 g30 h-16
عود g26 h-59
عود_ g28 h-51
عوذ h69
عوذ_ h48
عوذه h21
عوذه_ h21
عول r35 g-21
عولي r42 g-21
عولي_ r42 g-21
عون g32
عون_ g32
عوه r43 g-21 m-15 h-42
عوه_ r39 h-40
عوي m15 h44
عويذ h20
عويض m21 h24
عويض_ m21 h24
عي_ r-21 g-54
عيا r25 h29
عيال h29
عيال_ h29
عيد r17 g-39 h-81 k48
عيد_ r31 g-15 h-63 k22
عيدا g-17 k26
عيدا_ g-17 k26
عيدي h-28
عيديه h-21
عين r102 m-47 h-66
عين_ r36 g-23 h-37 k15
عينه r66 g21 m-45 h-29
عينه_ r71 m-43 h-23
عينها g34
عيه r20 g-25 m-33
عيه_ r15 g-19 m-28
غاز h-57
غاز_ h24
غازي h-80
غازيه h-80
غام g39
غامض g39
غدا g-43 m-23 h-28
غداء g-53 m-15 h-28
غداء_ g-53 m-15 h-28
غرام_ h30
غرامه h-49
غرب h24
غربي h24
غرش h15
غرشت h15
غرشتي h15
غرق g61 h-23
غرقت g44 h-17
غرقت_ g44 h-17
غسل r-18 k72
غسل_ k42
غسي r-20 g-32 m-16 h-28 k31
غسيل r-20 g-32 m-16 h-28 k31
غسيل_ r-20 g-32 m-16 h-28 k31
غش_ g-17 h63
غشو h31
غشوش h31
غشوش_ h25
غل_ r44
غلب m43
غلب_ m27
غلبن m16
غلبني m16
غلف h21
غلق g29
غلقه g32
غلقه_ g24
غله r-23 g-20 h54
غله_ r-23 g-20 h54
غنم r-31 h-45
غنم_ g20 h-37
غها g20
غها_ g20
غوا g31 h-17
غواص g40 h-17
غواص_ g40 h-17
غوص g24
غوصه g24
غوصه_ g24
غوم h19
غومه h19
غومه_ h19
غون h27
غون_ h27
غي_ k18
غير r17 k16
غير_ r-23 g19
غيره g-19
غيره_ h-23
غيري k15
غيري_ k15
غين h-23
غيي h23
غيير h23
غيير_ h23
فا_ g24
فاء k15
فاء_ k15
فات r-26 h-57 k36
فات_ h-17 k22
فاتر g28 h-22
فاتر_ g28 h-22
فاتو g-27
فاتور g-27
فاج g90 m-24 h-36
فاجا g90 m-24 h-36
فاجات g72 m-24 h-28
فاجاه g19
فاد h-22 k43
فادي h-22 k43
فادي_ h-22 k43
فار r-17 h35
فاره h56
فاره_ h56
فاز h18
فاز_ h18
فاض g23 m-24 h31
فاضح h47
فاع g15 m-15
فاع_ g15 m-15
فال r62 m-63
فال_ m-53
فالت r37 h-19
فالته r26
فاله r38
فاله_ r38
فان g20
فان_ g22
فاي r156 g-43 h-66 k-30
فايد r42 g-19 h-20
فايده r42 g-19 h-20
فايز m24
فايز_ m24
فايض r21
فايض_ r21
فايظ r98 g-19 m-18 h-26
فايظ_ r98 g-19 m-18 h-26
فت_ r45 h-21 k-20
فتا m27
فتح r-20 g24 h53
فتح_ r-20 g28 h48
فتر r17
فتش h23 k-15
فتش_ h23 k-15
فته g-28
فته_ g-17
فتوح_ g20
فتي g-24 h21
فتيا h29
فتيات h29
فحص g-16 h-40
فحص_ h-40
فحه h18
فحه_ h18
فدي h22
فديه h22
فديه_ h22
فرد r-19 g-17
فرز g42
فرز_ g42
فرس g25 h-15
فرس_ g25 h-15
فرص m56
فرق m-15 h-26 k16
فرق_ m-15 h-26 k16
فره g-16 h22
فره_ g-16 h22
فرو g89 h-38
فروز g22 h-23
فروق g66 m31 h-37
فروقا g53 m34 h-30
فري m-16
فريق m-15
فريقي h27
فس_ r-19 g-19
فسه g-31 m-21
فسه_ r27 g-30 m-21 h-22
فسي m-29
فسي_ m-29
فصل r-22
فط_ g44 h17
فطي h27
فطيس h27
فظ_ m-17
فظت r-15 h-23 k54
فظته k23
فظته_ k23
فظتي h-16 k28
فظتي_ h-16 k28
فظه g-17 m27
فظه_ g-17 m27
فع_ r27 g49 h-23
فعا g-23 k22
فعات g-23 k22
فعات_ g-23 k22
فعل r-36 h-31
فعلي r-36 g21 h-21
فعلي_ r-22 g31
فعن g-24 m22
فعنا g-24 m22
فعنا_ g-24 m22
فعه r-19 m21
فعه_ r-18 m24
فعو g53 m-19 h-21
فعوا g17
فعوا_ g17
فعون g41 m-19
فعون_ g41 m-19
فق_ r-39 g-29 h35
فقر r-16 h-26
فقرا r-16 h-26
فقراء r-16 h-26
فقط r-39 g-33
فقط_ r-39 g-33
فقن g-29 h-16
فقنا g-29 h-16
فقنا_ g-29 h-16
فقه r-23 g22 m-17 h-42
فقه_ r-27 g22 m-17 h-42
فقي r38
فقين r38
فقين_ r38
فك_ g-40 m-32 h170
فكه r26 m-17
فكه_ m-17
فل_ r-22 g-56 m-25 h-59
فلا h68
فلام h67
فلام_ h67
فلت r16
فلته r32
فلته_ r32
فلن h-17
فلني h-17
فلني_ h-17
فله h44
فله_ h45
فلو r56 m31 h-37 k28
فلوس r56 m31 h-37 k28
فلوس_ r21 g19 m53 k36
فلوسه r27
فلوسي m-17
فمب r-17
فمبر r-17
فمبر_ r-17
فن_ h24
فنا r-20 m-30
فنا_ r-20 m-28 h-17
فنج h42
فنجا h42
فنجان h42
فند r-35 h-56
فندق r-35 h-56
فندق_ r-35 h-40
فني r-15
فني_ r-15
فه_ g-46 m-28 h-103
فها g46 k-19
فها_ g46 k-19
فهد h-16
فهد_ h-16
فوا r61 g-20 m19 h-77
فوات r33 h-30 k26
فواتي r33 h-30 k26
فواك g-15 m38
فواكه g-15 m38
فواي r44 g-16 h-21 k-15
فوايد r44 g-16 h-21 k-15
فوت g-15 m41 h26
فوت_ m41
فود h38
فودك h34
فودكا h21
فور h-20
فورا r-26
فورا_ r-26
فورو r28
فورور r28
فوز g20 m43
فوز_ g20 m43
فوظ r28
فوع_ r-24 g-22 m-16
فوعه g20 m21
فوعه_ g20 m21
فوق r48 m-16 h-16
فوق_ g24
فوقه r41 g-16
فول r37 g21 h-23
فول_ r16
فوله r21 g21 h-21
فوله_ r21 g21 h-21
فون g30
فونه g18
فونه_ g18
في_ g35 m48 k-26
فيت r-23 h-40
فيت_ g21
فيد g-16 h24
فيدي g-16 h24
فيديو g-16 h24
فير r42
فير_ r43
فيز h-15
فيزا h-15
فيزا_ h-15
فيش r23 g23 m56
فيش_ r23 g23 m30 h-21
فيك h-24
فيك_ h-24
فيل r-41 g-19 h36
فيل_ r-38 h62
فيلا h-18
فيلا_ h-18
فين r-57 g20 m-22
فين_ g-40 m-20
فينه r-52 g73 h-28
فينه_ r-52 g65 h-25
فيه h63
فيه_ g40 h20
فيها g-26 h42
فيها_ g-26 h42
فيو g41
فيوت g46 h-23
فيوتش g46 h-23
قا_ g33 m-15
قاء h41
قاء_ h41
قاب r28 m-16 k29
قابل h22
قابل_ h26
قابه h-20 k21
قابه_ h-20 k21
قات r-19 g26 m36 h51
قات_ r-19 g30 m38 h60 k-18
قاتل k32
قاتلي h-15 k34
قاد g59 h-40
قادم g65 h-39
قادم_ g47 h-29
قادمه g18
قار g-32 h72
قارب h18
قارب_ h18
قاري r26 g-28 h48
قاري_ r30 g-20
قاريه h50
قاس g-16 m-18 h-74
قاس_ g-16 h-37
قاص m-18 h60
قاصر h27
قاصرا h18
قاصه h23
قاصه_ h23
قاض h56
قاضي h56
قاضي_ h56
قاع g-31 h-24
قاعه g-30 h-19
قاعه_ g-30 h-19
قال g-16
قال_ g45 h35
قاله r-15 g-42 h-24
قاله_ r-15 g-42 h-24
قام r-15 g-25 m121 h58
قام_ m26 h59
قامر m95 h-23
قامر_ m45 h-31
قامه h22
قامه_ h22
قان r-16 m-19 h65
قان_ m-18 h30
قانق h34
قانق_ h34
قاه g37 h-27
قاي h15
قايق g15
قايق_ g15
قايم h22
قايمه h22
قبر g-15 h85
قبر_ m-15 h30
قبره h18
قبره_ h18
قبض g-41
قبض_ r24 g-17
قبل g154 h-50 k-25
قبل_ g98 h-25 k-20
قبلي r24 g33 h-16
قبلي_ r25
قبليا r-17 g36
قبليه r16
قت_ r-46 g74
قتر g38 h-16
قترا g19
قتراض g19
قترض g20
قتن g-15 m19 h19
قته m27
قته_ m27
قتي g-43 h-21
قتي_ g-41 h-17
قد_ r27 m-31 h-23 k-17
قدا r-23 g-46 h-35 k23
قدا_ g-37 h-29 k23
قدام_ g33
قدد_ h-15
قدم h56
قدمه h51
قدمه_ h28
قدمها h23
قدي r50 g-39 m-21 h-49
قدي_ r29
قديم r21 g-38 m-20 h-40
قديم_ r24
قديمه g-31 h-30
قر_ h-33
قرا r-61 g-57 m-77 h19
قرا_ g-26 h42
قراء r-25 g-16 m-29
قراء_ r-16 h-26
قراءه m-18 h21
قراب h20
قرابي h20
قران m-17 h-43
قران_ m-17 h-38
قرب m27 h19
قربا h23
قربان h23
قرر g67 h-25
قرر_ g35
قرره g31
قرره_ g16
قرش g21
قرش_ g21
قرص h42
قرصن h33
قرصنه h25
قرض r114 m-38 h-20
قرض_ r72 h-20
قرضن r15
قرضني r15
قرع m17 h-27
قرعه m17 h-27
قرعه_ m17 h-27
قره g42 m28 h-22
قره_ g42 m28 h-22
قرو h36
قري g-33
قري_ h-18
قسا r-30 g-16
قساط r-30 g-15
قساط_ r-30 g-15
قسط r-25 g38 h-16 k-16
قسط_ r-25 g38 h-16 k-16
قسم g-34 h-41
قسم_ h-23
قسمه g-22 h-17
قسمه_ g-22
قسي h-31 k22
قسيم h-27 k34
قسيم_ h-24 k35
قص_ h23
قضي g17 m-15
قضيه g17 m-15
قضيه_ g17 m-15
قط_ r-26 g-26 h-31
قطط h34
قطط_ h34
قطعه h-24
قطعه_ h-24
قطه h-39
قطه_ h-39
قطو r-23 g-41 h-19
قطوع g-17
قطوع_ g-17
قطيه m34
قطيه_ m34
قع_ h32 k-19
قعا m54
قعات m54
قعات_ m41 h17
قعت g27
قعت_ g27
قعد m20
قعده m20
قعده_ m20
قف_ g-33 m-22 h-17 k54
قفل r-39 g22 h-18
قفلت r-21
قفله g22
قفو g26
قفول g26
قفوله g26
قل_ r65 g-71 k31
قلب r17 h-20
قلب_ g22
قلد g-16 h86
قلده h69
قلده_ h69
قلي h35
قليد h35
قليد_ g-20 h55
قليدي r20 h-20
قم_ r-21 m28 h-67
قما r-21 g18 m122
قمار r-16 g-18 m137 h31
قمار_ r-16 g-18 m137 h31
قماش g35 m-15 h-26
قماش_ g35 m-15 h-26
قمح g-31 h-32
قمح_ g-31 h-32
قمي r15 h-27
قنا g-39 m-29 h47
قنا_ g-36 m-19
قنو h22
قنوا h22
قنوات h22
قني h30
قنين h30
قنينت h20
قه_ r-22 m33 k-33
قهو h-34
قهوه h-34
قهوه_ h-34
قهي h-16
قوا r-19 m-21 h92
قواد r-19 h56
قواده r-16 h38
قود g59
قود_ g67
قول h47
قول_ g-17 h61
قوله g21
قوي r-31
قي_ r-34 k19
قيت r-31 h-29
قيع r40
قيع_ r25
قيعه r15
قيعه_ r15
قيق g37 m48 h-47
قيقه r16 g16 m36 h-29 k15
قيقه_ r16 g16 m36 h-29 k15
قيقي g23
قيقي_ g23
قيم g35
قيمت h-16
قيمته h-16
قيمه g38
قيمه_ g38
قين r46 g-24 h-20
قين_ r47 h-29
قيه g29 h-20
قيه_ g17
كا_ h75
كات r16 m41 h-37
كات_ r16 g-19
كاتب g23 h-29
كاتب_ g23 h-29
كار g-15 m27
كاز m21 h28
كازي m21 h28
كازين m21 h28
كاس m-19 h35
كاس_ m-21 h27
كاش r46 g-17 m-20 h-42
كاش_ r47 g-15 m-20 h-50
كاغ g15
كاغو g15
كاغو_ g15
كاف g-18 h-42 k-15
كافل h-33
كافل_ h-20
كام r-20 g-47
كامل r-20 g-42 m15 h-21
كامل_ g-20 h-32
كامله r-30 m23
كان r-24 g-17
كان_ m-21
كانت g-19 m23
كانت_ g-19 m23
كاني h15
كاني_ h15
كاه r-33 g-24 m-16 h-16
كاه_ r-33 g-23 h-24
كايين h15
كبا h71
كبار h35
كبار_ h29
كبت h65
كبتا h56
كبتاج h29
كبتاغ h27
كبر r39 k17
كبر_ r39 k17
كبي r-26 g28 m-18 h-38
كبير r-26 g28 m-18 h-38
كبيره r-26 g28 h-15
كت_ g-28 m21 k43
كتا g-44 m-36 h25
كتاب g-37 m-22 h29
كتاب_ g-33 m-15 h-37
كتابه h74
كتب g-21 m-23 h-21
كتب_ g-33
كتبه r-17 h-18
كتبه_ r-17 h-18
كتر r47
كته g22
كتو r32 g-24 m-25 h-29
كتوب r18 g-17
كتوب_ g-17
كتور m-22 h-35
كتي r-63 g16 h-37
كتيل h-20
كتيل_ h-20
كثر r60 g-27
كثر_ r60 g-27
كحو h-17
كحول h-17
كحول_ h-47
كحولي h30
كد_ g15
كذا r16 k29
كر_ g-52 m49 h65
كرا r-20 g22 h-44
كرا_ g21
كرات g24
كراتي g29
كراش m26 h-17
كراش_ m26 h-17
كرام h-19
كرامي h-19
كرت g-47 h62
كرتو h23
كرتون h23
كرم g-17
كره r-34
كره_ r-31
كري g-34
كريم g-28 h-17
كريم_ g-16
كس_ r-16 g30 m57 h25
كسب m50
كسر r-30 g25 h-16
كسر_ g25 h-15
كسي g-23
كسي_ g-23
كشط m35 h-18
كشط_ m35 h-18
كشف r46 g-16 h21 k26
كشف_ r46 g-15 h24 k24
كشو r60 m-27 h-29
كشوف r60 m-27 h-29
كشوف_ r60 m-27 h-29
كف_ g-22 h48
كفا r75 h-22
كفال r75 h-22
كفالت r37 h-19
كفاله r38
كفل r54 m-16 h-31
كفلت r38
كفلته r38
كفلن h-17
كفلني h-17
كفو r38
كفول r38
كفي r-42 h19
كفي_ h-18 k-15
كفيل r-36 h36
كفيل_ r-36 h36
كل_ r46 m87 h30 k-24
كلا r21
كله r-49 g53 m34
كله_ r-40 g51
كلها m31
كلها_ m31
كلو m-20
كلوب m-16 h17
كلوب_ m-16 h17
كلي g-23 h69
كليه g-15 h55
كليه_ g-15 h55
كم_ r-18 m-28 h-17 k-21
كما r-31 h31
كما_ r-31
كمه g25 h-43
كمه_ g25 h-43
كمي r-17 g15
كن_ r25 g72 h-35
كنا g18 h-36
كنا_ g18
كنت r-25
كنت_ r-25
كه_ r19 g42 m15 h-47 k-17
كها m-20
كها_ g18 h-37
كهان h17
كهر r19 g-24 h-45
كهرب r19 g-24 h-45
كهربا r19 g-24 h-45
كو_ g-22 h94
كوب g-18 m41 h-15
كوبو m45 h-36
كوبون m45 h-36
كوبي h21
كوبي_ h28
كوت r-21 m18 h64 k-15
كوت_ h40
كوتش h22
كوتشي m16
كوتي h17
كوتي_ h17
كور m-15
كوك g-22 h-25
كوك_ g-18 h-23
كوكا h17
كوكاي h15
كوكت h-20
كوكتي h-20
كول g55 m-18 h-76
كول_ g71 m-17 h-15
كوم g46 m-17 h-32
كومه g22 h-29
كومه_ g22 h-29
كون m-15 h24
كون_ h43
كوين g15
كوين_ g15
كي_ r-39 m-21 h109 k18
كيا g24
كياس g24
كياس_ g24
كيت g24
كير m-27
كيرم m-19
كيرم_ m-19
كيس g28 m-16 h-52
كيس_ g28 m-16 h-52
كيش r88 g-22 h-37
كيشت r29
كيشت_ r29
كيشل r28
كيشلي r28
كيشه r31 g-15
كيشها r31 g-15
كيف r-16 g21 h54
كيف_ g29 h27
كيك h-25
كيل g-37
كيل_ g19 h-15
كيلا h24
كيلا_ h24
كيلو g-50
كيلو_ h-37
كيلوم g-17 h30
كين r-24 g-19 m51
كينا m32 h31
كينات m32 h31
كينه m23 h-27
كينه_ m23 h-27
كيه g-32
كيه_ g-32
كيي r29
كييش r29
كييش_ r29
كے_ r-15 g-20 m38 h-55
لا_ r-19 g62 h-27 k27
لاب r-49 m-30 h-35
لابت g25
لابس r-56 h-29 k-15
لابس_ r-56 h-29 k-15
لابلا k15
لابن m-25
لابو r29 k18
لابو_ r29 k21
لات r66 g-21 m-20 h-37 k33
لات_ r60 g-16 m-28 h-40 k34
لاتي h31
لاتين h42
لاث g20
لاث_ g33
لاثم r-18
لاثمي r-18
لاثه r32 g-25
لاثه_ r32 g-25
لاثي r26
لاثين r18
لاج r-15 m-52 h-47
لاج_ m-36 h-59
لاجا h22
لاجر g19
لاجر_ g23
لاجره h15
لاجل_ g-24
لاجه g24
لاجه_ g26
لاح h24 k-22
لاح_ h-38
لاحد r22
لاحد_ r22
لاحق g37
لاحقا g37
لاحي g-19 h52
لاحيه g-19 h52
لاخ r-76 g38 h-58 k23
لاخت r-15 g32
لاختي r-15 g33 h-18
لاخر r-23
لاخر_ r-23
لاخو h-18 k28
لاخوه h-17 k28
لاخي r-36
لاخير r-32
لاد h-31 k-18
لاد_ h-44
لار g40
لارا h-16
لاراض g16
لارض g17 h-15
لارض_ g17 h-15
لاس r17 h24
لاسب m26 h29
لاسبو m26 h29
لاست g29
لاستث g27
لاسع g16 m28
لاسعا g16 m28
لاسل g-16
لاسلا g-16
لاسم r18 h30
لاسم_ r18 h30
لاش r16 h15
لاش_ r25
لاص r-18 g-24 h-28
لاصل r-18 h-32
لاصل_ h-18
لاط g-16 m-33 h-40
لاطف m-27 h-29
لاطفا m-27 h-29
لاع g-23 m-30 h15
لاعب g-21 m-19 h67
لاعب_ g-21 m-19 h67
لاغ h-68 k36
لاغ_ h-52 k36
لاف r25 h-32
لاف_ r25
لاق r21
لاقس r32 g-17
لاقسا r32 g-17
لاقه g-28 h17
لاقه_ g-28 h17
لاك r-18 h-33
لال g-35 m47 h-31 k-19
لال_ r-21 m67 h-21
لالف r36 g-21
لالف_ r36
لام r25 g-33 m-18 h34 k-18
لام_ r20 h38
لاما h-18
لامه r23 g-30 h28
لامها r23 g-17
لامو k24
لاموا k24
لامي g-20 k-19
لامي_ h-36 k-16
لامين h50
لان r45 h-35
لان_ r-22 g16 h-16
لانت r25 g-23 m18 h26
لانظ r24
لانظا r24
لانه r18
لانه_ r18
لاني h-19
لاني_ h-26
لاه k-20
لاهل k-20
لاهلي k-20
لاو m15 h40
لاوي h28
لاوي_ h28
لاي r-15 m45 k-53
لايا g29
لايا_ g29
لايت r21 k-18
لايتا k-18
لايتم r24
لايج r-23 k-20
لايجا r-23 k-20
لايس g-15
لايست g-15
لاين m52 h15
لاين_ m52 h15
لب_ g-16 m28 h41
لبا r21 m-17 h-22
لبار h74
لباق r43 g-17 h15 k20
لباقي r43 g-17 h15 k20
لباي g19 h-17
لبايع g19 h-17
لبت r18 g-21 h41
لبت_ r21
لبح r-15 g52 h-32
لبحر g63 h-18
لبحر_ g77 h-15
لبخ m39
لبخت m39
لبخت_ m39
لبد g29
لبدل g29
لبر g-18 m15
لبر_ g-21
لبص h18
لبصا h18
لبصار h18
لبض r-34 g39 k53
لبضا r-34 g39 k53
لبضاع r-34 g39 k53
لبط r20
لبطا r20
لبطاق r20
لبق g28 h-16
لبقا g-25
لبقال g-25
لبقر g52
لبقره g52
لبل r27 g-20 m-33
لبلو m-26 h18
لبلوت m-26 h18
لبن g-17 m-19 h-21
لبن_ g27 m-42 h-52
لبنان m21 h26
لبنت g-16 h39
لبنت_ g-15 h39
لبنك r26 g-22 h-16 k19
لبنك_ r50 h-16 k19
لبنكي r-23
لبني m16
لبني_ m16
لبه g40 h-31
لبه_ g28 h-29
لبو r-25 g-36 h28
لبور g-37
لبي r-15 h-17 k-36
لبيا g-25
لبيت g29 k-33
لبيت_ g-16 m-22 k-33
لبيتك g45 m30
لبيره h17
لبيع r-23 h37
لبيع_ r-23 h50
لت_ r77 g-62 m24 k-30
لتا r-40 g58
لتاج g15
لتاخ r-35
لتاخي r-31
لتام g48
لتامي g48
لتج r26 k17
لتجا r27
لتجار r27
لتجن k19
لتجنب k19
لتح h-17 k54
لتحو g16 h-17 k56
لتحوط g22
لتحوي h-15 k64
لتخ h-18
لتخل r-20
لتخلص r-20
لتر r-15 g-29 h-36
لتس g17 m-38
لتسل g19 m-20
لتسلي g19 m-20
لتط m17 h29
لتطب m17 h29
لتطبي m17 h29
لتع g16
لتفر h18
لتفري h18
لتق g-22
لتك k24
لتك_ k24
لتل g15 h-15
لتم r17 h21
لتمر h21
لتمو h15
لتموي h15
لته g19 m-15 h-26
لته_ g20 m-15 h-20
لتو r33 h-33
لتوت h-23
لتوص g15 m-23 h-18
لتوصي g15 m-23 h-18
لتوف r40
لتوفي r40
لتي g-51 h-66
لتي_ g-51
لث_ h19
لثا m26 h-25
لثال h-17
لثالث h-17
لثان m27
لثاني m27
لثل r-26 g37
لثلا r-26 g37
لثلاث r-22
لثلاج g39
لثم r-15 g27 h-22
لثمن r-15 g19 h-20
لثمن_ r-15 g19 h-20
لجا g33 m38 h-23 k-16
لجام r-24 k-16
لجامع r-24 k-16
لجاي g50 m49 h-20
لجاي_ g42
لجايز m51
لجز g34 h-40
لجزا g34 h-40
لجزار h-27
لجزاف g39
لجل h45
لجلس h21
لجلسه h21
لجم h-26
لجما k16
لجمع r23
لجمعه r-21 g19
لجمعي r45
لجمل r-26
لجمل_ r-15
لجميع h-24
لجن g-29 h30
لجن_ h57
لجه r-32 g-26 k21
لجها r-22 g-20
لجو r40 h-25
لجوا r30 h-24
لجوال r19
لجي k-18
لح_ r-15
لحا r-44
لحار r-15
لحال r-28 g25
لحاله g25
لحب h20
لحبي h25
لحبيب h25
لحد k40
لحد_ k40
لحر h30
لحره h25
لحره_ h25
لحس r61 g-20 h-31 k17
لحسا r70 h-16 k19
لحساب r70 h-16 k19
لحص g46 h-28
لحصا g46 h-28
لحصاد g16
لحظ g41 m37
لحظ_ g41 m37
لحف g-19 h56
لحفل g-26 h52
لحفل_ g-17
لحفله h54
لحق k32
لحل h29
لحلو h33
لحم r-19 h35
لحم_ h59
لحو h-24
لحوه g32 h-17
لحوه_ g32 h-17
لحي g29 h-33
لحين g22
لحين_ g22
لخا g-24 m15 h46 k16
لخار g-17 h19 k17
لخارج h19 k18
لخاس m18
لخاسر m18
لخاص r21 h29
لخاص_ h29
لخر r-46 g31 h-41
لخرف g22
لخرفا g22
لخرو m17
لخروف m17
لخري r-37 g28
لخز r30 h-16
لخزا r17
لخزان r17
لخس r-26 h-27
لخسا r-26 m-31 h-23
لخسار r-26 m-31 h-23
لخسر m18
لخسرا m18
لخم g-16 m18
لخي r-21 g41 h33
لخيا r-17 g43 h-19
لخيار g49
لد_ r-20 h-23
لدخ m40
لدخو m21
لدخول m21
لدر g-17 h-20
لدراه r31
لدع h25
لدعا h30
لدف g27 h26
لدفع g33
لدفع_ g30
لدفي h21
لدفين h21
لدك g-29 m-26
لدكا g-29
لدكان g-29
لده h36
لده_ h36
لدو h-40
لدوا r-20 h-30
لدوام r-20 h-30
لدوره r-37
لدوري r25
لدول r24
لدولا r24
لدي m-38 k-22
لدي_ r15 m-23 k-16
لدين g-16 h21
لدين_ g-16 h21
لديه h-18
لديه_ h-18
لديو g23
لديون g23
لذه m15
لذهب m15
لذهب_ m15
لر_ m-16
لرا r34 m-18 h-21 k-15
لرات r38 g20 k-15
لراتب r38 g20 k-15
لراع g-19
لراعي g-19
لرب m-25 h-26
لربح r-35 m-25 h-27
لربح_ r-35 m-25 h-27
لربو r26
لربوي r26
لرحل h-19
لرحله h-19
لرخ h22
لرخص h22
لرخصه h22
لرز h23
لرزق h23
لرزق_ h23
لرس r-30 m-19 k22
لرسو r-20
لرق k15
لرم g-15
لره r24 m16
لرها m16
لرهان m16
لرهن r26
لرو g-24 m54 h67
لرول m70 h61
لرولي m70 h61
لرياض r-21
لريال r20
لزب h17
لزبو r17
لزبون r17
لزم g20 h33
لزو r15 g-16 h71
لزوا h31
لزواج h31
لزوج r-19 h52
لزوج_ r-27 h53
لزيا h19
لزيار h20
لسا r-19 g73 k-18
لسا_ g120 m-19 h-58
لساح h49
لساحر h49
لساع r19 g-23 m16 h36
لساعه r19 g-23 m16 h36
لسايق h-36
لسب r-16 g-18
لسباق h20
لسح r22 g-21 m17 h15
لسحب r28 m32 h-16
لسحب_ r28 m32 h-16
لسحر m-16 h31
لسحر_ m-16 h33
لسد r17
لسدا r17
لسداد r17
لسع r-44 m-26
لسعر r-44 g22 m-22
لسعر_ r-44 g22 m-22
لسف g28
لسفا h56
لسفار h56
لسفر r16 h-35
لسفر_ h-35
لسفي g39 h-16
لسفين g39 h-16
لسك h26
لسكو h20
لسكوت h20
لسل g-29
لسل_ m-17
لسلع g23
لسلف r18
لسلفه r18
لسم h51
لسم_ h33
لسمس h25
لسمسا h25
لسن r25 h18
لسند r28 m-19
لسندا r17
لسنه m23 h15
لسنه_ m23 h15
لسنو g20
لسنوي g20
لسه r-41 g148
لسه_ r-34 g119
لسهره h-28
لسهم g30 m22
لسهم_ g30 m22
لسو r-15 h-47
لسوق h-23
لسوق_ h-23
لسي r23
لسيا r30
لسيار r30
لسير h33
لسير_ h35
لشا h78 k23
لشال h18
لشالي h18
لشام h-16
لشان g-18 k34
لشان_ g-18 k34
لشاه g24 h27
لشاه_ g26 h-19
لشاهد h46
لشاي h17
لشاي_ h17
لشب g38 m-46 h-15
لشبا m-30
لشباب m-30
لشبك g43 m-16 h-20
لشبكه g43 m-16 h-20
لشج g32
لشجر g32
لشجره g32
لشخ g-16 k47
لشخص g-16 k47
لشخص_ k58
لشر h-25
لشرا h-15
لشرط g20 m19 h30
لشرط_ m22
لشرك g15
لشركه g17
لشري h-21
لشريك h-16
لشه r19 h-15
لشهر_ g-15
لشوط m16
لشوط_ m16
لشي r43
لشيخ h22
لشيك r49
لشيك_ r37
لص_ r-22 m-15 h-23
لصا r47 g-19 h23
لصال h35
لصاي r39 h-17
لصايغ r39 h-17
لصب r31
لصبر r31
لصبر_ r31
لصل h25
لصلا h25
لصلاح h25
لصن g-23 h-18
لصند h-32
لصندو h20
لصو r-36 h-15
لصي r-17 h-60
لصيا g23 h-16
لصياد g23
لصيد g-25 h-41
لصيد_ g-16
لضا g-19 h18
لضاب h19
لضابط h19
لضر g40 h-30 k39
لضري k34
لضريب h-30 k38
لضريح h26
لضي h36
لطا m22 h74 k-17
لطالع h19
لطاو m23 h61 k-17
لطاول m23 h61 k-17
لطب h-37
لطبي h-30
لطج h19
لطجي h19
لطر r27 h33
لطرد g-16 h46
لطرد_ g-16 h46
لطرف r35
لطرف_ r35
لطه h26
لطه_ h26
لطي m29
لطيا g-17 m29
لطيار g-17 m29
لع_ m47 h42 k28
لعا r22
لعاب m22 h-19
لعاب_ m22 h-19
لعامل r-15
لعاي r34
لعايد r45
لعايل g15
لعب r-25 g-33 m149 h48
لعب_ r-24 g-40 m126 h-19
لعبن m-27
لعبنا m-27
لعبه m21
لعبه_ m21
لعت m27
لعت_ m27
لعج m16
لعد r19 g-18
لعدل h-16
لعدل_ h-16
لعر g-15
لعز h-20
لعس m-28
لعسل m-25
لعسل_ m-25
لعش h-40 k-15
لعشا m-19 h-36 k-15
لعشا_ h-15
لعشاء m-28 h-21
لعشر r16
لعشره r20
لعق r28 h-26
لعقا r17
لعقار r17
لعقد r26
لعقد_ r26
لعم r-32 g-30 m-32
لعما g-22 h19
لعمال r-17 g-22 h25
لعمل m-31
لعمل_ h36
لعملا m-26 h-27
لعن h17
لعنب h17
لعنب_ h17
لعه h-17 k19
لعه_ g23
لعي r66 g17
لعيا h29
لعيال h29
لعيد r51 g16
لعيد_ r51 g16
لعين r29
لعينه r29
لغا g18
لغد g-17 h-28
لغدا h-28
لغر g-15
لغن g25
لغنم g25
لغنم_ g25
لغه r-15 g22
لغها g20
لغها_ g20
لغو g56
لغوا g40 h-17
لغواص g40 h-17
لغوص g24
لغوصه g24
لغوم h19
لغومه h19
لغي g22 h-28 k26
لغير k26
لغيره k20
لف_ r38 h37 k-15
لفا r29 g-26
لفاي r33 g-21 h-35
لفايد r-33
لفايز m24
لفت r-22 m15
لفت_ r-23
لفر r-22 g51 m17 h-51
لفرس g25 h-15
لفرس_ g25 h-15
لفرق k16
لفرق_ k16
لفرو g23
لفروق g23 m28
لفع r-32
لفعل r-32
لفعلي r-32
لفق r-16 g-24 h-26
لفقر r-16 h-26
لفقرا r-16 h-26
لفل r32 g-15 h-20 k33
لفلو r36 h-20 k33
لفلوس r36 h-20 k33
لفن r-50 g-27 m-26 h70
لفنج h51
لفنجا h51
لفند r-35
لفندق r-35
لفني r-15
لفني_ r-15
لفه r16 g26 m-16 h-19
لفه_ r16 g26 m-16 h-19
لفو r-15 m50 h42
لفوا g-15 m28 h31
لفواك m30 h28
لفواي r-17
لفوز m23
لفوز_ m23
لفي g-32
لفيز r17 h-19
لفيزا r17 h-19
لفين r-27 g-24
لفين_ g-24
لق_ g40
لقا r-17 g39 h46
لقاء h19
لقاء_ h19
لقات m16
لقات_ m16
لقاد g52 h-26
لقادم g52 h-26
لقار h20
لقارب h20
لقاض h47
لقاضي h47
لقاه g44 h-21
لقب g-16 h31
لقبر m-15 h30
لقبر_ m-15 h30
لقبض g-16 h25
لقبض_ g-16 h25
لقد g-27 h-20
لقدي g-27
لقديم g-27
لقر h-35
لقرا r-16 m-29 h-51
لقران m-17 h-38
لقس r19 g-19 h-20
لقط h-25
لقطع h-15
لقطعه g30
لقم m35
لقما m47
لقمار m47
لقن h24
لقه g25 h-22
لقه_ g19
لقو r-16 m-19 h48
لقوا r-16 m-19 h48
لقواد r-16 h38
لقي r-32 h-32
لقي_ g16 h-16
لقيت r-20
لك_ m18 k15
لكا r-33 h-44
لكاز h64
لكازي h64
لكاش h-18
لكاش_ h-18
لكام h-34
لكب g24 h28
لكبا h30
لكبار h30
لكت r18 k-24
لكر r-25
لكرا r-25
لكف g-21 h85
لكف_ g-15 h63
لكفا r45 h-15
لكفال r45 h-15
لكفي r-32 h37
لكفيل r-32 h37
لكل r-32 m45 h15
لكل_ r-32 m45
لكن r19 g42 h-24
لكنا g18
لكنا_ g18
لكه g66 h-94 k-19
لكه_ g52 h-27
لكها g17 h-27
لكها_ g17 h-25
لكهر r15 h-40
لكهرب r15 h-40
لكو g37 h-29
لكي_ g25 h-31
لكيل g-22 h18
لكيلو g-22 h16
لل_ g-56 h-17
للا r-31 m-32
للاخ k18
للاخو k18
للاط m-27 h-17
للاطف m-27 h-17
للاي k-15
للب g-52 h-32
للبا h-30
للبن h-44
للبي g-18 h28
للبيت h-36
للبيع g-16 h64
للت m-31
للتس h22
للتسل h17
للج r-23 h19
للجا r-20 h16
للجن h35
للجن_ h35
للح g-26 h37
للحظ_ h16
للحف g-19
للحفل g-17
للد r-17 h-44
للدخ m21
للدخو m21
للدي m-17
للر g-19 m33
للز h42
للزب h17
للزو h18
للزوا h18
للس r30 h-21
للسي r49
للسيا r49
للش h64 k15
للشر h73
للض k15
للضر k17
للضري k17
للضي h-15
للع r29 g-17
للعب h35
للعم g-22
للف r-42 h-15
للفا m17 h15
للفاي m17
للفق r-16 h-26
للفقر r-16 h-26
للك h27
للم m-30 h25
للمج h-15 k30
للمجا k30
للمح r-19
للمحب h23
للمحل g16 h-31
للمر r45 g-22 h-23
للمرا r45 g-22 h-23
للمط g-17
للمطع h24
للمف h19 k-15
للمفت h19 k-15
للمو k-20
للموظ k-19
لله r-65 h-27 k-22
لله_ r-63 h-27
للو m21 h21
للي r38
للي_ r22 g15 m19
لليل h37
لليله h20
لم_ r-80 g94 m-40 h-123 k17
لما r18 g82 h-51
لما_ r23 g43
لمات m19 h15
لماتش m19 h15
لمار g34
لمارج g34
لمال r27 h-43 k28
لمال_ r37 g-25 h-28 k28
لمالك g30
لمب r-26 g23 m20 h63 k19
لمبا h88
لمبار m-21 h37
لمبل r-28 g22 k20
لمبلغ r-28 g22 k20
لمت g-20 h-34
لمت_ r15
لمتا r22
لمتاخ r22
لمته r-21 g-41
لمتها r-26 g-29
لمج h-25 k49
لمجا k39
لمجاه k39
لمجم r15 m18
لمجمو m20 k15
لمح r-41 g31 k-33
لمحا r-19
لمحام r-19
لمحب h32
لمحبه h32
لمحت g36 h-22
لمحتو g36 h-22
لمحك g28
لمحكم g28
لمحل r-18 g-20 h-27 k-16
لمحل_ r-18 g-20
لمخا h39
لمخال h39
لمخت h-26
لمخد h-43
لمخدر h-43
لمد r26 g-32 h-21
لمدر h-21
لمدرس h-21
لمده g-26
لمده_ g-26
لمدي r18
لمدين r25
لمر r21
لمرا r46 g-27 h-25
لمراب r54 g-25 h-32
لمراه h25
لمز r-15 h-16
لمزا g32
لمزاد g32
لمزر r-15 g-28
لمزرع r-15 g-28
لمس r16 h-42 k-19
لمسا m25
لمساب m26
لمسب g25
لمسبق g25
لمست r23 g-38 h-46
لمستر r52 h-15
لمستق g-15 h25
لمستو h-23
لمش h32
لمص g-22 h40
لمصح h22
لمصحف h22
لمصر k-23
لمصن h28
لمصنع h28
لمط g-26 m-33 h22
لمطا h-26
لمطار h-26
لمطر g44 m-17 h-27
لمطر_ g44 m-17 h-27
لمطع g-21 h57
لمطعم g-21 h57
لمطل h31
لمع g-38 m-17 h26 k-15
لمعد g-16
لمعدن r27
لمعرض h-26
لمف g38 m-21 k-15
لمفا g54 m-21 h-19
لمفاج g54 m-21 h-19
لمفت h19 k-15
لمفتش h23 k-15
لمق g-35 m-20 h-16 k19
لمقا h-39 k20
لمقات k22
لمقاس g-16 h-19
لمقب h18
لمقبر h18
لمقر r28
لمقرض r28
لمك r46 g-38 m-30
لمكت r-18 h20
لمكتب r-18 h20
لمكش r73 m-27 h-15
لمكشو r73 m-27 h-15
لمكي g-29
لمكيف g-29
لمل r-51 m-19 h-46
لملا r-51 g17 h-37
لملع m-24
لملعب m-24
لمم h52
لمن r-23 g-16 h38
لمنا h44
لمناق h34
لمند h51
لمندل h23
لمندو h28
لمه g35 h15
لمو r-18 g19 h56
لموا k18
لمور g21
لمورد g21
لموس r-16 g27
لموسم r-16 g27
لموظ r-19 k-20
لموظف r-19 k-20
لموق m27 h102
لموقت h20
لموقع m28 h82
لمي h-29
لميز g-29
لميزا g-29
لميه r22 h-19
لميه_ r22 h-19
لنا r-44 g26 m-23
لنا_ r-37
لناس h30
لناس_ h30
لناق g47 h-21
لناقه g47 h-21
لنب h42
لنبي h42
لنت h18
لنتي h18
لنتيج h18
لنح h29
لنحس h29
لنحس_ h29
لنخ g41 h-25
لنخل g41 h-25
لنخل_ h-17
لنخله g38
لند h33
لنس h-21
لنص r-25 g-23 m30
لنص_ g-21 m18
لنظ h-21 k31
لنظا h-24 k31
لنظام k31
لنف r46 g24 k-26
لنفس r50 h-25 k-20
لنفس_ r31 h-15
لنفسه r19
لنفط g34 h20
لنفط_ g34 h20
لنق g-25
لنقو m16
لنقود m16
لنه g38
لنها g32
لنهاي g32
لني r31 g-18 k27
لني_ r27 g-17 k27
له_ r-81 g55 h-72 k-26
لها r-15 g39 m29 h-27 k36
لها_ g-38 m39 k42
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
لهم g-15 h-21 k40
لهم_ g-15 h-21 k40
لهو g48 h-28
لو_ r-32 g112 h-87
لوا g-45 h-46 k31
لوا_ r16 g-19 h22
لواس h18
لواسط h18
لوال h-31
لوالد h-31
لوب m-16 h38
لوب_ m-16 h38
لوت m165 h91
لوت_ g22 m-22
لوتس m65 h16
لوتس_ m65 h16
لوتو m102 h58
لوتو_ m102 h58
لوج r-17 g-25
لوجه r-17
لوجه_ r-17
لوح r-19 m-39
لود r-19 h24
لودع h38
لودع_ h38
لودي r-22
لوديع r-22
لور r30 m-15 k-19
لورش g19
لورشه g19
لورق r38 m-15 h16
لورق_ m-15 h21
لوز h-20
لوزا h-20
لوزار h-20
لوس r57 m30 h19 k25
لوس_ r21 g19 m53 k36
لوسه r20 h18
لوسه_ r20 h18
لوسي r21 m-17
لوسي_ m-17
لوسيط h24
لوش g22
لوش_ g22
لوط g20 m27
لوط_ g24
لوف h72
لوف_ h72
لوك g-15 h-27
لول g19 h-35
لولد g-19 h-30
لولد_ h-17
لولو g40 h-19
لولو_ g40 h-19
لولي h15
لولي_ h15
لوم r-40 g-42 h30
لوم_ r-38 g-20
لومت g-17 h30
لومتر g-17 h30
لون r-18 g-34 m-35 h-106
لون_ m-15 h-33
لوي g-27 h-49
لي_ r48 g-33 m38 h113 k-102
ليا_ r32
ليات r-17 g34
ليات_ r-17 g34
ليان m15 h34
ليانص m15
ليب r-16 g16 h-20
ليب_ r-15 g23 h-41
ليت m93 h70
ليت_ m93 h57
ليح r-24 g-21 h-22
ليح_ r-24 g-21 h-22
ليد g-16 h17
ليد_ r-17 g-25 h30
ليدي r18
ليدي_ r15
لير r27 g-26 h25
ليري g-17 h34
ليريك g-17 h34
ليس g23 h-16
ليس_ g19 h-16
ليص g49 h-49
ليصه g52 h-21
ليصه_ g52 h-21
ليغ h-19 k37
ليغ_ h-19 k37
ليف r33
ليف_ r33
ليق h31
ليق_ h31
ليك g-40
ليك_ g-24
ليل g-18 h54
ليل_ h27
ليله m18 h37
ليله_ m18 h37
ليلي h49
ليلي_ h15
ليليه h32
ليم g26 m-44 h-43
ليم_ g30
ليمي m-29 h-46
لين r-37 g45 m-18
لين_ r-31 g49 m-19 k24
لينا h15
لينا_ h15
ليه g-39 m-44 h49
ليه_ g-37 m-46
ليها g-17 h66 k21
ليها_ g-17 h66 k21
ليهم g15
ليهم_ g15
ليو r61 g-24 h19
ليوم r56 g-19 h21
ليوم_ r27 g-19 h21
ما_ r-49 g232 m-74 h-123 k85
ماء h-24
ماء_ h-24
ماب g39
مابي g39
مابي_ g39
مات m21
ماتش m32
ماتشا m22
ماث h23
ماثي h23
ماثيل h23
ماج h19
ماد g-21 h22
مادو h24
مادول h24
مار r-33 m80 h18 k-25
مار_ g-31 m114 h-29
مارج g73 m-15 h-33
مارجن g75 h-37
مارس g-19
مارس_ g-19
مارك g-32 h45
ماري h28
ماز g38
مازو g41 h-21
مازون g41 h-21
ماش g35 m-15 h-42
ماش_ g35 m-15 h-26
ماط g-25
ماطم g-25
ماطم_ g-25
ماع k16
ماك r-17 g-22 m54
ماكي r-17 g-19 m56
ماكين r-17 g-19 m56
مال r31 m-30 h-67
مال_ r59 g-59 h-35
ماله g18
ماله_ r15
مالها g20
مالو g22
مالوش g22
مالي r-29 g28
مالي_ r-29 g-31
ماليه g59
مام r-31
مام_ r-19
مان r71 g47 m-32 h-75 k-18
مان_ g33 m-25 h-37 k-17
مانج h-35
مانجو h-35
مانه r48 h-15
مانه_ r48 h-15
ماني r32
ماني_ h18
مانيه r17
ماي g31 h-37
مايه g57
مايه_ g57
مب_ g19
مبا r-52 g40 m17 h99
مباد r-40 g75 h-30
مبادل r-40 g75 h-24
مبار g-17 h27
مبارا h36
مباش m32 h45
مباشر m32 h45
مبان h58
مباني h58
مبر r-17 h-23
مبر_ r-17
مبل g40 h-37
مبلغ g40 h-37
مبلغ_ g18 h-36
مبلغه r-15 g22
مبو m41
مبول m43
مبولا m43
مبي h35
مبيو h25
مبيوق h25
مت_ g31 h-31
متا r29
متاخ r29
متاخر r29
متج g27
متجر g27
متجر_ g27
متح h16
متحن h29
متحن_ h29
متر g-39
مترا g-21 h23
مترات g-17 h30
متع h30
متعه h20
متعه_ h20
متف g-31
متفق g-29
متفق_ r-31 g-29
متفقي r38
متل r59
مته r-22 g-44 h-23
متها r-17 g-31 h-18
متها_ r-17 g-31 h-18
متوا g-15
متواف g-15
متي r-17 g29 h-29 k-16
متي_ r-17 g43 h-21 k-16
مثا h46
مثال h46
مثال_ h46
مثل g-29
مثل_ g-22 h-20
مثلي m19
مثلي_ m19
مجا h-48 k38
مجان m-21 h-18
مجانا r20
مجاني m-21 h-18
مجاه k39
مجاهد k39
مجت g23
مجت_ g23
مجل g-22
مجم m18
مجمد r21
مجمد_ r23
مجمو m20 k15
مجموع m20 k15
مجه r-16 g74 h-46
مجهو r-16 g74 h-46
مجهول r-16 g74 h-46
مح_ g-31 h-32
محا r-64 h-50 k-22
محار g59 h-38
محار_ g27
محاره g32 h-27
محاض r-17 g-31
محاضر r-17 g-31
محام r-20
محامي r-19
محب g-17 h52
محبه g-17 h52
محبه_ g-17 h52
محت g39 h15
محتا m20 h25
محتاج m20 h25
محتو g51
محتوا g19
محتوي g32
محد g24 h-16 k25
محص g24 h-17
محصو g24 h-17
محصول g24 h-17
محف g-31 h-23 k60
محفظ r-22 g-31 m18 h-16 k68
محفظت r-15 h-23 k54
محفظه g-17 m27
محفو r28
محفوظ r28
محك g28
محكم g28
محكمه g28
محل g-44 m-15 k-16
محل_ r26 g-24
محلي h25
محلي_ h25
مخا g16 h35
مخاط g16
مخاطر g16
مخال h39
مخالف h39
مخت h-26
مخد h32
مخدر h21
مخدره h25
مخز g-18
مخزن g-28 h15
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
مدد r22 g31
مدد_ r22 g22
مدر r-44 h-25
مدرس r-25 g-31 h-50
مدرسه g-23 h-33
مده g-30 h-54
مده_ g-30 h-54
مدي r58
مديد r27
مديد_ r27
مديو r26
مديون r26
مر_ g45 m26 h-36
مرا r89 g-48 m31 h-116
مرا_ h-26
مراب r107 g-37 h-56 k-19
مرابح r37 h-23 k-17
مرابي r70 g-22 h-32
مرات k20
مرات_ k20
مراف m-20 h34
مرافق m-20 h34
مراه r-18 g16 m39
مراهن r-18 g16 m39
مرب h27
مربو h27
مربوط h27
مرت g54 h-49
مرتج g69 h-25
مرتجع g69 h-25
مرر h40
مرر_ h40
مرصو h20
مرصود h20
مرض h27
مرضي h18
مرضيه h18
مرك m17
مره m42 h30 k27
مره_ g16 m42 h30 k27
مروج h15
مروج_ h15
مري g-17
مريض g-22 h-26
مريض_ g-22 h-26
مزا g29 h-27
مزاج g16
مزاد h-20
مزاد_ h-20
مزرعه r-15
مزو r-15 h52
مزور r-15 h52
مزور_ h19
مزوره h28
مزي h36
مزيف h36
مزيفه h31
مس_ m24 h44 k-26
مسا r-55 g-39 m47 h16
مساب m48 h-20
مسابق m48 h-20
مسار h44
مسار_ h44
مسب g52 h-44
مسبق g52 h-33
مسبق_ g52 h-21
مست r55 g-32 m-51 h-74 k17
مستا r22 h-19 k24
مستاج k24
مستر r48 g-17 h-18
مسترد g-19
مستري r55 h-18
مستع g-28 m-24 h-25 k23
مستعا k28
مستعم g-26 m-21
مستقب r22 g29
مستل r-21 g-16
مستلم r-21 g-16
مستن h15
مستو g47
مستود h-33
مستور g35 h42
مسج g-61 h-51
مسجد h-30 k-16
مسجد_ h-30 k-16
مسح h21
مسح_ h21
مسد h-29
مسدس h-29
مسدس_ h-38
مسر r-16 g-15 h110
مسرب h18
مسربه h18
مسرو r-16 h91
مسروق r-16 h91
مسك g17 h23
مسكر g17 h23
مسكره g23
مسل m-17
مسلس m-17
مسلسل m-17
مسم g15
مسمي g15
مسميه g15
مسه r19 g-16 h-18
مسه_ r19 g-16 h-18
مسي m-25
مسين m-25
مش_ r-25 g128 m-18 h-46 k-17
مشا r20 h-19
مشار r20 h-17
مشارك r20 h-17
مشت g30 h-16
مشتر g24
مشتري g24
مشر g-19
مشرو r19 g-19
مشروب g-16 h19
مشروط r35
مشع h47
مشعو h47
مشعوذ h47
مشغ r40
مشغل r40
مشغل_ r40
مشف r-20 h47
مشفر r-19 h39
مشفره r-19 h25
مشي h36
مشي_ h36
مصا g-22 m32 h-20
مصار m36 h-51
مصارع m31
مصاري h-50
مصد h-26 k31
مصدر k31
مصدر_ k31
مصر r21 g-15 m-15 h-67
مصرف r27 h-19 k16
مصرف_ k16
مصرفي r35
مصرو r-27 h-44
مصروف r-27 h-44
مصن h45
مصنع h26
مصنع_ h28
مض_ g20
مضا g-15 h-45
مضار r-20 h-15
مضارب r-20 h-15
مضاع r31 g-18 m26
مضاعف r31 g-18 m26
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
مطر g31 h-23
مطر_ g31 h-27
مطع g-34 k-18
مطعم g-34 k-18
مطعم_ g-34 k-18
مطل h31
مع_ g-23 h-30 k49
معا r55 g-16 h-29
معام r35
معامل r35
معت h45
معتم h-24
معتمد h-24
معد g-19
معدن r35
معدن_ r35
معر m-19 h-19
معرض h-28
معرض_ h-28
معرف g21 h18
معرفه g21 h18
معرو g-26
معروف g-20
معس g-19 h-35
معسل g-15 h-35
معسل_ g-15 h-35
معق h-47
معقم h-47
معقم_ h-47
معل r-70
معلق r-15 g38 h16
معلق_ g44 h16
معلو r-39 g-25
معلوم r-39 g-25
معه r15 g-25 k-16
معه_ r26 k-16
معي m-23
معي_ h23
معيه r25 m-17 h-19
معيه_ r25 m-17 h-19
مغر h24
مغرب h24
مغربي h24
مغش h31
مغشو h31
مغشوش h31
مغل g29 h17
مغلف h21
مغلق g25
مغلقه g24
مفا g82 m-21 h-36
مفاج g90 m-24 h-36
مفاجا g90 m-24 h-36
مفت r-15 m20 k-15
مفتش h23 k-15
مفتش_ h23 k-15
مفر g22
مفرو g22
مفروز g22 h-23
مقا g-24 m16 h-40 k27
مقاب h26
مقابل h26
مقات h-15 k34
مقاتل h-15 k34
مقاس g-16 h-69
مقاس_ g-16 h-37
مقام m46
مقامر m47
مقب h18
مقبر h18
مقبره h18
مقدد_ h-15
مقر r26 h45
مقرص h25
مقرصن h25
مقرض r33
مقرض_ r33
مقط g-38
مقطو g-38
مقطوع g-17
مقف g41 h-24
مقفل g16
مقفو g26
مقفول g26
مقل g-16 h86
مقلد g-16 h86
مقلده h69
مك_ r-18 g45 h-33
مكا g47
مكان g24 h21
مكان_ g27
مكاني h15
مكت g-18 h25
مكتب r-27 m17
مكتب_ m17 h24
مكتبه r-17
مكتو r20 g-17
مكتوب r20 g-17
مكر h15
مكش r60 m-27 h-29
مكشو r60 m-27 h-29
مكشوف r60 m-27 h-29
مكف r38
مكفو r38
مكفول r38
مكن g66 m29 h-46
مكن_ g66 m29 h-46
مكي g-29
مكيف g-29
مل_ r-49 g16 m-41 h37 k-18
ملا r-34 g15 m-42 h-86 k-17
ملاب r-56 h-29 k-15
ملابس r-56 h-29 k-15
ملات r29 m-20 h-18
ملات_ r29 m-20
ملع m-24
ملعب m-24
ملعب_ m-24
ملغ h19
ملغو h19
ملغوم h19
ملك g131 h-98 k-40
ملكن g18
ملكنا g18
ملكه g70 h-52 k-19
ملكه_ g52 h-27
ملكها g17 h-25
ملكي g29 h-36
ملكي_ g33 h-30
مله r-28
مله_ r-37
ملها h-19
ملي g-28 h-17
مليه r15
مليه_ r15
مم_ g-19
ممن h36
ممنو h36
ممنوع h36
من_ r-80 g35 m-54 h-28 k15
منا r-17 g-50 m-21 h30 k-15
منا_ g-25 m-21
مناق h32
مناقص h34
منت_ h-23
منته g-22 h28
منتهي g-22 h28
منج g-15 h54
منجم g-15 h54
منجم_ h43
مند h58
مندل h31
مندل_ h31
مندو h27
مندوب h27
منز h-29
منزل h-29
منس h19
منسو h19
منسوخ h19
منص m15
منصه m15
منصه_ m15
منظ r54 h-20 k-17
منظم r54 h-20 k-17
منظم_ r54 h-20 k-17
منف g20
منك g-19 k16
منك_ g-19
منه h-18
منه_ h-42
منو h36
منوع h36
منوع_ h36
مني r37 g-30
مني_ r37 g-24
مه_ r-119 m-51
مها r32 g-30 h-22
مها_ g-28
مهال r33
مهال_ r33
مهر h20
مهرب h25
مهك h30
مهكر h30
مهكره h26
مو_ r34 g34 h24
موا m-17 h-46 k57
مواص h-19
موال h-21 k54
موال_ r-20 k58
موب h17
موبا h17
موباي h17
موج r17 g43 h-18
موجل r28 g54 h-17
موجل_ g28
موجلا g19
موجله g-21
موجلي g28
مود h15
مودي h15
موديل h15
مور m-16 h25
مور_ g-18 h21
مورد g21
مورد_ g27
موز g-37
موزو g-37
موزون g-37
موس r-24 g25 h-20
موسم r-16 g26
موسم_ r-16 g26
موشر g20
موشر_ g20
موظ r-21
موظف r-21
موظف_ h16
موظفي r-19 h-28
موع g21 m15 h-19
موعد h-18
موعد_ g20 h-18
موعه k15
موعه_ k15
موق g-26 m20 h92
موقت h26
موقت_ h26
موقع g-18 m21 h70
موقع_ g-18 m21 h70
مول g-44 m-19 h15 k19
موله r29 g-18
موله_ r29 g-18
موم r-15 h22
مون r35 g-16 h-45
مونه r23 h-20
مونه_ r23 h-20
موي r33
مويل r33
مويل_ r33
مي_ r-46 g-83 m-20 h-36
ميا h-34
ميات h-18
ميات_ h-18
مياه g-22
مياه_ g-22
ميت r-16 g-22 h52
ميته h67
ميته_ h67
ميتي r-15 g-16 h-28
ميتين r-15 g-16 h-37
ميرا_ h21
ميز g-29
ميزا g-29
ميزان g-29
ميس r-30 g17 m30 h-38
ميس_ r-25
ميسر m40 h-25
ميسر_ m40 h-25
ميع h-24
ميع_ h-24
ميل r-33 m19 h29 k-28
ميل_ h33
ميلا h-31
ميلاد h-31
ميلي h35
ميلي_ h35
ميم g-15 m-19 h33
ميم_ h-18
ميمه h24
ميمه_ h24
ميمي h20
ميمي_ h16
مين g102 k-15
مين_ g92 h15
ميه g23 m21 k54
ميه_ g31 m21 k41
نا_ r-80 g-109 m-31 h-77 k-30
ناء h-17
ناء_ h-17
ناب h-35
ناب_ h32
نات r-17
نات_ r-17
ناد r-15 g-41 k-19
نادي r-15 g-32 h-58 k-15
نادي_ r-20 g-33 h-39
ناديق h-19
نار r19
نار_ r24 h27
ناري h-26
ناز r-32 g21
نازل r-32 g23
نازل_ g27
ناس h23 k19
ناس_ h32 k19
ناع g-16
ناع_ g-16
ناف g-16 h51
نافق h59
نافق_ h43
ناق g29 m32 h-32
ناقص r15
ناقه g42 h-54
ناقه_ g42 h-54
ناك g20
ناكس h17
ناكس_ h17
نان r-16 h35
نان_ m-25
ناني m26 h33
ناني_ m19 h33
ناه g-53 m-15 h-21
ناه_ g-16
ناها g-36
ناها_ g-36
ناي g18 m57 h-54
نايت m-15
نايت_ m-15
نايي g36 m91 h-27
نايي_ g-16
ناييه g52 m83 h-24
نب_ g-33 k36
نبت g23 h-24
نبر g23
نبرم g23
نبرمج g23
نبي r-18 g-15 m-21 h72
نبيد h21
نبيد_ h21
نبيذ h51
نبيذ_ h51
نت_ r19 g-31 m38 h88 k-30
نتب g-15 k17
نتبه g-15 k17
نتبه_ g-15 k17
نتج k22
نتر r-28 m41 h40
نتف g22
نتفا k17
نتفاد k17
نتفق g16
نتفق_ g16
نته r-17 g15 m-20
نتها h20
نتهاء h20
نتهي g25
نتهي_ g28
نتي r-36 g16
نتي_ r-18 g18
نج_ m-23 h-20
نجا g-16 m-15 h26
نجان h42
نجان_ h40
نجب r-23
نجبي r-23
نجبيل r-23
نجر h32
نجري h32
نجريا h32
نجم r-19 g-19 h29 k66
نجم_ h43
نجمع h-25 k71
نجمع_ h-24 k71
نجو h39
نجوم h33
نجومي h33
نحد g49 h-22
نحدد g49 h-22
نحدده g45 h-17
نحس h47
نحس_ h47
نخت g19 h-16
نخل g52 h-35
نخل_ h-17
نخله g45
نخله_ g45
ند_ r17 g-16 h26
ندا r56 h-21
ندات r56 h-17
ندات_ r56 h-17
ندر h51
ندف r-22 g-20
ندفع r-22 g-20
ندق r-36 g-16 h-59
ندق_ r-35 h-40
ندقي h-19
ندل h-21
ندل_ h-21
ندن g45 h-18
ندنا g29
ندنا_ g29
نده h-41
نده_ h-48
ندو g17 h-28
ندوب h27
ندوب_ h27
ندوق m16
ندوق_ m16
ندي r18 g25 h24 k-16
ندي_ r18 g25 h24 k-16
نز_ g27 m-18 h19
نزر g22 h-18
نزرع g22 h-18
نزل r24
نزل_ r22 h15
نزلت r-27
نزلت_ r19
نزو r18
نزي g-29 h76
نزير h65
نزير_ h57
نزيل h20
نزيل_ h20
نس_ g19
نسا h27
نساي h32
نسايي h32
نسب r29 m31
نسبه r15 m22 h-20
نسبه_ r15 m22 h-20
نسو h19
نسوخ h19
نسوخه h19
نسي h26
نشر g-23 h18
نشر_ g-16 h20
نشو g28
نص_ r87 m33 h-59
نصب g-49 m-27 h21
نصب_ g-45 m-27
نصف g-22 h50
نصف_ g-22 h50
نصه m15
نصه_ m15
نصي r-43 m36 h19 k-22
نصيب r-31 m42 h34 k-22
نصيب_ r-15 g-41 m90 h65
نصيبي g42 h-43
نط_ g-23 h25
نطه h-17
نطه_ h-17
نظا r18 g-18 h-62 k29
نظار r31 h-29
نظار_ r31
نظام g-15 k29
نظام_ k31
نظم r54 h-20 k-17
نظم_ r54 h-20 k-17
نظي r15
نظير r30
نظير_ r30
نظيف r-15
نع_ h43
نف_ h34
نفس g-58 m-44 k-22
نفس_ r-19 g-19
نفسه g-31 m-21
نفسه_ r27 g-30 m-21 h-22
نفسي m-24 h-21
نفسي_ m-24 h-21
نفط g44 h17
نفط_ g44 h17
نق_ g33 h21
نقا m16 h80
نقان h29
نقانق h29
نقد r27 g-48 m-21 h-56 k15
نقد_ h-17
نقدا g-37 h-29 k23
نقدا_ g-37 h-29 k23
نقدي r29
نقدي_ r29
نقل h-18
نقو r15 h-49
نقود r15 m16
نقود_ r15 m16
نك_ g-56 k17
نكس g28
نكسر g28
نكسر_ g28
نكن h36
نكن_ h36
نلا m37 h18
نلاي m39 h25
نلاين m39 h25
نلق g29
نم_ g18 h-29
ننا m19 h-16
ننا_ m19 h-16
نه_ r58 g-40 h-60 k-43
نها r-30 g18 m-36 h64 k15
نها_ m-23 h33 k15
نهاي r-27 h31
نهايه r-27 h48
نهايي g20 h-17
نو_ r-15
نوا h17
نوات h22
نوات_ h22
نوع g28 h24
نوع_ h39
نوعه g27 h-15
نوعه_ g16
نوف r-18
نوفم r-17
نوفمب r-17
نوي_ g19
ني_ r25 g-115 m15 h23
نيا r25 g-28 h30
نيا_ g-16 h25
نين g29
نين_ g40 h-28
نينت h20
نينتي h20
نيه r21 m30 h-59
نيه_ m30 h-59
نيو r-29 h-19
نيو_ r-27
نے_ h20
ها_ r36 g102 m-46 h-89
هاء h20
هاء_ h20
هاب h-21
هابط h-28
هابط_ h-28
هات g-22 h18
هات_ k22
هاتف h-29
هاتف_ h-29
هاته h37
هاته_ h37
هادا r24
هادات r24
هار m37
هار_ m27
هاز r-33 g-20
هاز_ r-33 g-20
هاش g42
هاش_ g42
هاض h26
هاض_ h26
هاك g-20 m26 h35
هال r15 g88 m-24 h-92
هال_ r38 h-28
هالس h-21
هالش g22
هالشج g24
هالشه r15
هالن g27
هالنخ g27
هام r-28 g61 m-17 h-39
هامش r-20 g88 m-17 h-35
هامش_ r-20 g88 m-17 h-35
هان r-27 g-22 m122 h-42
هان_ m67 h-37
هانا m34
هانات m35
هاي r-27 m-18 h87
هاين h30
هاينك h30
هايه r-27 h48
هايه_ r-27 h48
هايي g20 h-17
هايي_ g20 h-17
هب_ r78 k-15
هبو g28 h-22
هبوط g28 h-22
هبوط_ g28 h-22
هبي r-25 h-27
هجن g-26
هجن_ g-26
هد_ g-15
هدا h-15
هداي h-15
هدايا h-15
هدي r-19 g-35 k17
هدين k39
هدين_ k39
هديه g-33 k-22
هديه_ g-33 k-22
هذا g-33 m21
هذا_ g-33 m21
هذه g21
هذه_ g21
هذي m-15 h-45
هذي_ m-15 h-45
هر_ r15 g-29 h-44 k15
هرب r18 g-25 m-18 h-46
هرب_ k25
هربا r19 g-24 h-45
هرباء r21 h-21
هرج r27 h-15
هرجي r26 h-15
هرجي_ r26 h-15
هرم h31
هرمي h31
هرمي_ h31
هره h-18
هره_ h-18
هري r24 g-26 m-36 h23
هريب h56
هريب_ h56
هرين g-22 h-16
هرين_ g-22 h-16
هريه g15
هريه_ g15
هز_ h26
هزه h28
هزه_ h28
هكر g-18 m-22 h82
هكر_ m-16 h56
هكره h26
هكره_ h26
هكي h17
هكير h17
هكير_ h17
هل_ r-23 m61 h-35
هلو h32
هلوس h32
هلوسه h32
هلي h-18 k-20
هلي_ h-18 k-20
هم_ r-48 g40 m-30 h-91
همي h-24 k47
همي_ h-15 k19
هميه k29
هميه_ k29
هن_ r17 g-49 m15 h-15
هنا g25 h-28
هنا_ m37
هنات m-47
هنات_ m-47
هنت r49 h-21
هنت_ r49 h-21
هند h18
هنه r-15 g23 m73
هنه_ r-15 g23 m73
هني g-16 m19
هنين m24 h-15
هنين_ m24 h-15
هه_ g-24 h-57 k48
هو_ g25
هوا g52 h-42
هواء g27 h-19
هواء_ g27 h-19
هور r26 g33
هور_ r26 g33 h-25
هول r-16 g74 h-46
هول_ g38 h-33
هوله g36
هوله_ g36
هوه h-34
هوه_ h-34
هوي h31
هوي_ h20
هي_ r-62 g26 m-17 k68
هين h28
وا_ r22 h-68 k20
واء g25 h-22
واء_ g25 h-22
واب g-22 h-39
وات g-42 m-29 k40
وات_ g-17 h41
واتب r-20 g-17 h-17
واتب_ r-20 g-17 h-17
واتس g-18
واتي r33 h-30 k26
واتير r33 h-30 k26
واج r-19 g-31
واج_ h42
واح r-20 g27 m-22 h18 k30
واح_ h16
واحد r-33 g38 h21
واحد_ r-33
واحده g29 h17
واحو k30
واحول k30
واخ g17 m-24
واخذ g32 m-15
واخذ_ r17 m-19 h-15 k16
واخذت r-22 h18
واد h51
واده r-16 h38
واده_ r-16 h38
وار g31
وارب r20 m31
واري m-19 h39
واز h30
واز_ h27
وازا h22
وازات h22
واس r-35 g-47 h58
واست r-24
واستل r-16
واسط g-17 h61
واسطه g-17 h61
واش g-25
واشت g-22
واشتر g-22
واص g30 m-16 h-36
واص_ g40 h-17
واصل r21 g-23
واف g-20
وافق g-15
وافقه h-15
واق r-16 g-26 k15
واق_ h-16 k15
واك r20 g-20 m38 h-19
واكه g-15 m38
واكه_ g-15 m38
وال r-17 h-120 k49
وال_ m-19 k62
والا m30 h29 k19
والات r-16 k19
والب r27 g30
والبا r18 h16
والبض g29
والت r28 g-34
والتس r29 g-26
والث g25
والثم g25
والج m22
والخ r-23 h-18
والخس r-23 h-15
والد r27 h-37
والده h-27
والر m-28 h-29
والرب m-20
والس m16
والسع g16
والف k19
والق r-16 g-17
والل g-20 m29
واللي m29
والم r-24 h-31
والمب r-22 g-19
واله g18 m-19 k-15
والهب g24
والي r21 h-16
وام r-20 h-30
وام_ r-20 h-30
وان g-27 h23
وان_ m24 h-27
وانا g-21 h93
وانا_ g-21 h95
واني h-15
واه r16 g27 m38 h-31
واها g31 m17
واها_ g31 m17
واي r71 h-31 k-22
وايد r62 m-15 h-37 k-15
وايد_ r51 g15 h-33 k-15
وايز g-15
وايز_ h-15
واين h27
واين_ h27
وايي g28
وايي_ g17
وب_ r-25 g-15 m-27 h120
وبا h21
وباق g20
وباقي g20
وباي h17
وبايل h17
وبد h-18
وبدو g15
وبدور g15
وبر r15
وبرج r17
وبرجع r19
وبش g132 h-56
وبشت g29
وبشتر g29
وبشن g68 h-34
وبشن_ g50 h-24
وبع g-23 m-17
وبعت r28
وبعته r28
وبعد r-27 g-27 m-16
وبه h-24
وبه_ h-24
وبو m45 h-36
وبون m45 h-36
وبون_ m33
وبونا h-22
وبي r45 g-27 m31 h73
وبي_ h56
وبين m21 h-17
وبين_ r-27 m21
وت_ r-24 g37 m28 h53 k-16
وتح k17
وتحو k17
وتر g-20 h18
وتري m19 h40
وتس g-26 m69 h50
وتس_ m65 h16
وتش g37 h-23
وتشر g46 h-23
وتشي m16
وتشين m16
وتل h17
وتل_ h17
وتم g-32 h-32
وتو r-32 g-18 m154 h46
وتو_ r-23 g-16 m149 h76
وتي_ h17
وثل r25
وثلا r32 h-16
وثلاث r32
وثي g41
وثيق g41
وثيقه g48
وج_ r-27 h71
وجب g-22 h-22
وجبن h-22
وجبن_ h-22
وجر h-18 k26
وجر_ k26
وجل r28 g54 h-17
وجل_ g28
وجلا g19
وجلان g23
وجله g-21
وجله_ g-21
وجلي g28
وجلين g28
وجه r-17
وجه_ r-17
وجي h37
وجي_ h17
وح_ g41
وحا r-16 h23
وحان h29
وحاني h29
وحد g34 h18
وحده g34 h18
وحده_ g34 h18
وحه g-21 m-18
وحه_ g-21 m-18
وحو k24
وحول k24
وحول_ k24
وحي h43
وحيه h27
وحيه_ h27
وخس m17 h-15
وخسر m17 h-15
وخسرت m17 h-15
وخل k16
وخم r46
وخمس r46
وخمسم g17
وخمسي r36
وخه h26
وخه_ h26
ود_ r60 g56 h-85
ودا r15
وداي r18
ودايع r18
ودر r22 h43
ودره r15 h43
ودره_ h43
ودع h23
ودع_ h23
ودف r-36
ودفع r-29
ودفعت r-22
ودك h39
ودكا h27
ودكا_ h27
ودي r-26 m17
ودي_ r-18
وديل h15
وديل_ h15
وذ_ h48
وذه h21
وذه_ h21
ور_ g-22 m-50 h37 k-18
ورا r-47 g-28 m54 h44 k-16
ورا_ r-26 g-22 h24
وراق m19 h21
وراق_ m19 h21
وراه m23
ورب m26
ورت g41
ورت_ g42 h-16
ورث g60 h-46 k-18
ورث_ g31
ورثه h-23
ورثه_ g38 h-23
ورج r69 g-16 h32
ورجع r41
ورجعو r47
ورد r23 h-29
ورد_ g16 h-16
ورده r24
وردها r24
ورش g19
ورشه g19
ورشه_ g19
ورق r97 g-18 m-26 h68 k-35
ورق_ r87 g-26 m-37 h22 k-24
ورقه h26
ورقه_ h26
ورقي g26
ورقيه g26
ورك_ h17
ورن r19 g17 h-20
وره g-18 m-20 h-68
وره_ r-34 m-15 h-74 k16
ورها r28
ورها_ r28
ورو r23 g-18 m-15
ورو_ g-19 h-25
وروب h48
ورور r28
ورورد r28
وري r26 m-33 h-46 k38
وري_ m-23
وريه h-25 k28
وريه_ h-25 k28
وز_ r-16 m34
وزا r39 h-26
وزاد r42
وزار h-20
وزاره h-20
وزد r24
وزن h-31
وزن_ h-28
وزو g-39
وزون g-37
وزي r-28
وزيع r-28
وس_ r21 m51 k35
وسا h-45
وسك h58
وسكي h58
وسكي_ h58
وسل r-23 g-26
وسلم r-23 g-23
وسم r-16 g26
وسم_ r-16 g26
وسه r19 h20
وسه_ r19 h20
وسي m-43 k22
وسي_ m-20
وسيط k32
وسيط_ k32
وش_ k21
وشر r19 g15 h-25
وشر_ g20
وشري h-25
وصا r31 h-24
وصار r31 g-19 h-15
وصف g18 h-35
وصف_ g39 h-21
وصفه g-21 h-15
وصفه_ g-21 h-15
وصل r16 g-37 m-26 h-27 k52
وصل_ h-41 k41
وصلت g-16
وصلن r17 k34
وصلني r17 k34
وصه h-35
وصه_ h-35
وصي g15 m-23 h-19
وصيل m-15 h-19
وصيل_ m-15 h-19
وض_ g25 h-17
وط_ g85 m31 h-72
وطل m36 h22 k17
وطم g-25
وطما g-25
وطماط g-25
وطه r19
وطه_ r19
وظ_ m16 h19
وظف r-21
وظف_ h16
وظفي r-19 h-28
وظفين r-18 h-28
وظه r15
وظه_ r15
وع_ r-22 g-26 h27
وعد r-22 h-31
وعد_ g20 h-18
وعش r20
وعشر r20
وعشري r20
وعه g54 m34
وعه_ g43 m34
وعي m-15
وف_ m-31 h23 k-38
وفا r23 g16 h-16 k30
وفات k30
وفات_ k30
وفح g-18
وفل g-27
وفم r-17
وفمب r-17
وفمبر r-17
وفو h-25
وفي r35 m-22 h-23
وفيت g21
وفيت_ g21
وفير r43
وفير_ r43
وق_ g34
وقا r34 g31 h-24
وقات g51 m33 h-28
وقات_ g51 m33 h-28
وقال r41 g-16 h-27 k16
وقال_ r20 k16
وقان m-18 h30
وقان_ m-18 h30
وقت r-29 g34 m-16
وقت_ r-29 g29 m-16
وقط h30
وقع m49 h58 k-24
وقع_ h43
وقعا m54
وقعات m54
وقعت g27
وقعت_ g27
وقه r16 m-15 h36
وقه_ h50
وقي r38
وقيع r40
وقيع_ r25
وقيعه r15
وك_ h-43
وكا h15
وكاي h15
وكايي h15
وكت r16 m-20 h-36
وكتي h-20
وكتيل h-20
وكر g-19 m77 h-36
وكر_ g-19 m77 h-36
وكس g34
وكس_ g27
وكش h47
وكشف h47
وكشف_ h47
وكل m34
وكل_ m34
وكن r-22 g39 m-17 h-15
وكن_ g39
وكو h-52
وكي g-30 h-70
ول_ r29 g60 m34 h-62
ولا r16 g40 h-68 k-35
ولا_ g64 m26 h-46 k-28
ولات g-18 h16
ولات_ g-18 h59
ولت r-29 k18
ولد r18 m-16 h-39
ولد_ h-25
ولف g44 h-17
ولفه g44 h-17
ولفه_ g44 h-17
ولم r-18 g26
ولم_ r-16 g18
وله r56 g36 k19
وله_ r56 g30 k17
ولو g18 h-75
ولو_ g40 h-19
ولوا h-19
ولي m77 h90
ولي_ g-36 h27
وليت m93 h57
وليت_ m93 h57
وليص g52 h-21
وليصه g52 h-21
وليه r22
وليه_ r22
وم_ r-80 g-57 m-57 h-15
وما r-24 g58
وما_ r-39 g61 k16
ومب m17
ومبو m17
ومبول m17
ومت g-17 h30
ومتر g-17 h30
ومترا g-17 h30
ومس r-22
ومع r54 g-36
ومعه r28 g-26 h18
ومعه_ r31 h30
ومه r-50
ومه_ r-35
ومو g-25 m18 h-18
ومي r65 g-23 h58
ومي_ h51
ومين r39
ومين_ r43
وميه r23
وميه_ r23
ون_ g33 m54 h-36
ونا r17 h-36
ونات r22 h-17
ونات_ r22 h-17
ونت_ r28
ونص r101 h-32
ونص_ r101 h-32
ونل m35 h37
ونلا m39 h25
ونلاي m39 h25
ونه g27 m-26 h-29
ونه_ g36 m-26 h-52
وني g-36 m-19
وني_ h30
ونيا g-19 h-18
ونيو r-29 h-33
ونيو_ r-27
وه_ r38 m-15 k21
وها r27
وها_ r28 h-16
وهات h24
وهات_ h24
وهذ m-19
وهر r18
وهم h-24 k47
وهمي h-24 k47
وهمي_ h-15 k19
وهميه k29
وهو r36 g21
وهو_ r36 g21
وهي g-18 k69
وهي_ k69
وي_ m-44 h65
ويا h-56
ويات h-42
ويات_ h-36
وياخذ r16
ويذ h29
ويذ_ h19
وير r-41 h25
وير_ h29
ويرج r-16
ويرجع r-16
ويس g-17 h45
ويسك h40
ويسكي h40
ويش m-16
ويشغ h21
ويشغل h21
ويض m19 h27
ويض_ m21 h24
ويق g-17 h38
ويل m-15 k60
ويل_ k39
ويلا k16
ويلات k16
ويم r-19 m29
وين r-17
وين_ r-17
ويه r39 g-22 h-54
ويه_ r39 g-22 h-54
ويي h21
يء_ m18 h30
يا_ g33 m25
يات g70 h-47 k-21
يات_ g63 h-41 k-21
ياج k25
ياجر k25
ياجر_ k25
ياخ r16 m60
ياخد r16 m20 k15
ياخد_ r16 m20 k15
ياخذ m40 h-22 k-15
ياخذ_ m35 h-22
ياد g35 h-23
ياد_ g22
ياده r15 h-27
ياده_ r15 h-27
يار r-30 g82 m15 h-119 k-43
يار_ g101 m-36 h-71
يارا g33 m21 h-38 k-19
يارات g33 m21 h-38 k-19
يارت r-15 g-26 h-24
يارتي g-26 h-24
ياره m33
ياره_ m33
ياس g24 h-20
ياس_ g24
ياض r-21 h-41
ياضه h-25
ياضه_ h-25
ياضي h-15
ياضي_ h-60
ياضيه h44
يال g-18 h23
يال_ h48
يالي h-16
يالي_ h-16
يام g-23 h-15
يام_ g-23 h-15
يان r-34 m24 h67
يان_ h37
يانص m34 h32
يانصي m34 h32
يانه r-19
يانه_ r-19
ياه r-42 h-47
ياه_ r-29 h-38
يب_ r-104 g-35 m47 h35 k17
يبد g20
يبك m-20 h26
يبل h21
يبن g35 h-20
يبه g60 m-23 h-37
يبه_ g67 m-23 h-32
يبي r-44 g41 m-20 h-91 k31
يبي_ r-29 g22 h-64
يبيع r-15 g15
يبيع_ h-15
يبين h-22 k34
يبين_ k28
يت_ g-32 m71 h46 k-40
يتا r18 g-39 h-44 k-20
يتاخ r38 h-16
يتاخر r38 h-16
يتام r-20 g-30 h-28 k-18
يتام_ k-18
يتح g38
يتحد g38
يتحدد g38
يتص r-23 h47
يتك g19
يتكو g35 m23
يتكوي g35 m23
يتم g18
يتما g18
يتمان g18
يته m-15 h60 k-17
يته_ m-15 h77
يتها h-18
يتها_ h-18
يتو g-18 h-40
يتون g-17 h-45
يتون_ g-17 h-45
يتي h-53
يتي_ g16 h-16
يتين g-16 h-37
يتين_ g-16 h-37
يث_ g-15 h55
يجا g-26
يجار g-23 h34
يجار_ g-17 h-17
يجاره h40
يجي r41
يجيب g25
يجيب_ h24
يجيبه g26
يح_ r28 g-24
يحد g62 h-20
يحدد g62 h-20
يحدد_ g41
يحدده g21
يحس r-27 g-18 k32
يحس_ g-16 k32
يحه r-20 g-25
يحه_ r-20 g-25
يخ_ g42 h35
يختا g28
يختار g28
يختب h26
يختبر h26
يخه m-15 h37
يخه_ m-15 h37
يد_ r70 g-55 m-15 h-60
يدا r-15 m23 h-23 k25
يدا_ g-17 k26
يداع m24 h-16
يداع_ m24 h-16
يدخ h33
يدخل h33
يدخل_ h33
يدر k24
يدري k24
يدري_ k24
يدف g45 k-16
يدفع g49 h-26 k-16
يدفعو g57 m-21 h-21
يدفن h24
يدفن_ h24
يده r52 g16 m-21 h-32 k-25
يده_ r54 m-20 h-29 k-25
يدي r31 g-31 m-24 h-72
يدي_ r42 h-15
يدين h-47
يديه h-27
يديه_ h-27
يديو g-16 h24
يديوه h20
يذ_ g-18 m-17 h60
ير_ r-20 g-63 m-79 h132
يرا k-40
يرا_ h37
يران r-20 k-17
يران_ r-20 k-17
يرت r18 g39
يرجع_ g-22 k19
يرجعل g18
يرد r-40
يرده r-50
يرس m21
يرسي m21
يرسي_ m21
يرف h17
يرفر h19
يرفر_ h19
يرك h22
يرك_ h22
يرم m-21 h-20
يرم_ m-19 h-26
يره m-40 h-34
يره_ m-40 h-56 k-18
يرو m42 h53
يري g-22 h17
يريك g-17 h34
يريكا g-17 h34
يز_ h-36
يزا g-34 h-15
يزا_ h-15
يزان g-29
يزان_ g-29
يزه m21 h-25
يزه_ m21 h-24
يزو h-15
يزي r23 m-15
يس_ r-29 m-27 h-32
يسا h-19 k27
يسال h-19 k27
يسب m18
يسبق m18
يسبق_ m18
يست r25 h-39
يستا h-23
يستر g16
يستي g-15
يستيش g-15
يسح h28
يسحب h28
يسحب_ h28
يسر r-26 g30 m38 h-31
يسر_ r-26 g18 m38 h-31
يسك g-25 h118
يسكو h20
يسكو_ h20
يسكي h40
يسكي_ h40
يسل r49 g-21
يسلم r18
يسلمن r18
يسه g18
يسهل g21
يسهل_ g21
يش_ r42 g30 h-39
يشت r74 g-18 h-31
يشت_ r29
يشتر r44 h-17
يشتري r44 g-25
يشغ g-16 h44
يشغل g-16 h44
يشغله g-16 h44
يشل r28
يشلي r28
يشلي_ r28
يشن g-15
يشن_ g-15
يشه r29 g-15 h-37
يشه_ h-27
يشها r31 g-15
يشها_ r31 g-15
يشي h18
يشيل h18
يشيل_ h18
يص_ g18 h-70
يصا r33 g-15 h-24 k-20
يصال r33 h-36 k-20
يصال_ h-28 k-20
يصل g31 h-16
يصلح g31 h-16
يصلحو g31 h-16
يصه g35
يصه_ g35
يصي h18
يض_ g-40 m18 h-20
يضا g-18 m31
يضات g-17 m35
يضات_ g-17 m35
يط_ h33
يطر h17
يطرد h19
يطرد_ h19
يطل m16 k29
يطلع g-18 m16 k17
يطلع_ g-18 m16 k17
يظ_ r98 g-23 m-18 h-26
يظه k33
يظهر k33
يظهر_ k33
يع_ g-25 m-37
يعا h-15
يعت g50 h-38
يعر g32
يعرف g32
يعرف_ g38
يعط r19
يعطو g17
يعطي r24
يعطين r24
يعك g42 h-29
يعك_ g42 h-29
يعن g24 h28
يعني g24 h28
يعني_ g24 h28
يعه g20 m-15 h24
يعه_ r40 g30 m-15 h-34
يعها r-27 h58
يعها_ r-27 h58
يغ_ r36 h-43 k36
يغي h16
يغير h16
يغير_ h16
يف_ r-84 m-31 h36 k20
يفا h18
يفت g34 h-15
يفتح g34 h-15
يفتح_ g34 h-22
يفك g-17 h81
يفك_ g-15 h65
يفه m-19
يفه_ m-19
يفون h-32
يفون_ h-32
يق_ g-26 h-20
يقت g-26
يقتي g-26
يقتي_ g-24
يقر g33
يقرا g-15 h33
يقرا_ g-15 h33
يقرر g48 h-25
يقرر_ g17
يقرره g31
يقه g60 m33 h-34 k15
يقه_ g60 m33 h-34 k15
يقو g24 h30
يقول g24 h30
يقول_ h44
يقوله g21
يقي r-27 m20 h16
يقي_ r-26 m17
يك_ r37 g-74 m-40 h-17
يكا r16 h21
يكا_ g-17 h35
يكات r21
يكات_ r21
يكاغ g15
يكاغو g15
يكت r-28
يكتب h18
يكتب_ h24
يكف k-16
يكه r27
يكه_ r27
يكو h94
يكون h43
يكون_ h43
يل_ r-83 g-48 m-36 k37
يلا g-23
يلا_ g-20
يلات h22 k15
يلات_ h15 k16
يلاد h-31
يلت h-60
يلتي h-60
يلر m-16
يلر_ m-16
يلع m33 h20
يلعب m33 h20
يلعب_ m18
يله h39
يله_ h39
يلو g-50
يلو_ h-37
يلوم g-17 h30
يلومت g-17 h30
يلي r-19 g-16 m-36 h90
يلي_ h40
يليه g-15 m-18 h19
يليه_ g-15 m-18 h19
يم_ r17 g-17 m-36
يما m-16 h-19
يمتح h29
يمتحن h29
يمته h-16
يمس h17
يمسح h17
يمسح_ h17
يمش h17
يمشي h17
يمشي_ h17
يمك g34 m30 h-40
يمكن g34 m30 h-40
يمكن_ g34 m30 h-40
يمل g44
يملك g44
يملكه g44
يمي m-37 h-36
يمي_ m-29 h-34
ين_ r-38 g18 h-32 k30
ينا g-46 m48 h-34 k-18
ينا_ g-34 h-16
ينات r-20 m31
ينات_ r-20 m31
ينار r26 g15 m18 h35
ينار_ r29 h53
يناري h-18
يناه g-27 h-44
ينب g16 h-23 k19
ينت m-20 h-16
ينتب g-15 k17
ينتبه g-15 k17
ينته r-15 g41
ينتي h20
ينتين h20
ينز m17 h20
ينزل g-15 m17 h27
ينزل_ g-15 m17 h27
ينع k16
ينعر k16
ينعرف k16
ينق h48
ينك g-25 h25 k16
ينكن h36
ينكن_ h36
ينن m19 h-15
يننا m19 h-15
يننا_ m19 h-15
ينه r83 g36 m-25 h-68 k-17
ينه_ r93 m-23 h-68
ينها g38
ينها_ g38
ينو m36 h21
ينو_ m27 h23
يني r24 m38
يني_ r20
ينيه m33
ينيه_ m33
يه_ r-42 g24 h-104 k-55
يها h73 k39
يها_ r-24 h69 k40
يهم g28
يهم_ g24
يو_ r-16 g-30
يوت g44 h-18
يوتش g46 h-23
يوتشر g46 h-23
يوص r16
يوصل r16
يوصل_ h-22
يوق h49
يوق_ h18
يوقع h23
يوقع_ h23
يول g44
يولف g44 h-17
يولفه g44 h-17
يوم r52 g-54 m-21 h-33
يوم_ g-38 h-61 k18
يومي r63 g-16 h28
يومين r43
يوميه h16
يون_ m16
يونيو r-27
يوه h20
يوها h20
يوهات h20
يي_ h-48
يير h27
يير_ h27
ييش r29
ييش_ r29
ييض k17
ييض_ k17
ييف h26
ييف_ h26
يين h19
يين_ h19
ييه g51 m70
ييه_ g51 m70
يے_ m18 h-70
چرس h28
چرس_ h28
`,
};
