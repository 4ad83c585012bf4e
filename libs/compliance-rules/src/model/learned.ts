import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-89, -101, -95, -55, -111],
  likely: [30, 33, 22, 95, 26],
  possible: [-20, -15, -12, 72, 26],
  pieces: `
2a_ h-43
2ab r25
2af g24
2ah h-76
2ak r33 h-24
2akh r33 h-24
2akha r26 h-24
2al r43 g-16 k24
2al_ r47 g-15
2ar r40
2ard r69
2ard_ r69
2as r-21 g-15 h-24 k26
2ass k19
2asse k19
2ba g21
2bal g21
2bale g27
2d_ m-26
2ed r69
2es r19
2est r35
2est_ r35
2et g44
2id r25
2kh r35
2khe r35
2khee r35
2le h41
2lee h41
2leed h41
2me r-30 g63 h-19
2mee r-30 g63 h-19
2meen r-30 g63 h-19
2na r-36 g42
2oo g56 h20
2ood g71 h-21
2ood_ g71 h-21
2p_ r22
2sa r41 m23 h20
2sat r23 m23 h20
2sat_ r23 m23 h20
2zaz_ h18
3a_ r40 g71 k-19
3ab r18
3ad r-18 g33 k-17
3ah g-27 m21
3al r57 g30 h-16
3al_ r-29 g91 m26 h-26
3ala r64 g-36 m-35 h-37 k23
3ala_ r20 m-24 h-30 k23
3alay r66 g-17
3ale r33 h17
3aleh r55
3am r-16 g26 h32
3ama r-16 h24
3amal r-16 h24
3amm g31
3an g-27 m-15
3and g-27
3ar r-22 g51 h88
3ara h46
3ara_ m-22 h69
3arab m24 h-28
3as r30 g-25 m-18 h-59 k40
3ash r30 g-25 m-15 h-17 k40
3asha r15 g-20 k38
3ashr r16 h-20
3at g-39 k38
3at_ g-31 k61
3ate r15
3atl h39
3ay r-36
3d_ r49 g24
3ee r-20
3eed r-16
3eed_ r-16
3en r19 g-28 h15
3end r19 g-28 h15
3end_ h24
3et r46
3et_ r56
3in r29 g-15
3ind r29 g-15
3la g19 h23
3lan h20
3lan_ h20
3me h-24 k30
3mel k30
3mel_ k18
3na m-16
3na_ m-16
3om g-26 h15
3omo h15
3omol h15
3ro g26
3t_ g-16 m18 h17
3te r43 h-19
3tee r21
3to r-40 g37
3to_ r-22
3toh r-17
5ad r-39 g48
5adt r-39 g48
5de k19
5dem k19
5dem_ k19
5et h29
5od g-15 m39
5ti h20
5ti_ h20
7ad r15 g43 h-38 k33
7ad_ r33 k16
7add k26
7adde k26
7ade g21
7ag h-29
7ag_ h-29
7al r-45
7am r-19 h-68
7an m16
7ani h23
7ani_ h23
7ar r20 g32
7as r-46 h27
7ash r-19 h38
7ashi r-16 h32
7aw r29 g-17 h29 k49
7awa h27
7awal h27
7awe r34 g-20 k26
7awel r34 g-20 k26
7ay r-21 g55
7aya r-21 g55
7ayah r-21 g54
7b_ m60 h-22
7ed r-25 g17 k16
7ed_ r-25 g17 k16
7ej h34
7eja h34
7ejab h34
7el h38
7elw h27
7elwe h27
7es h-24 k38
7esa k38
7esab k38
7ess h-15
7n_ m22 h-18
7r_ g-20 h89
7t_ g-25 m55 h-42
=!adult-service h43
=!adult-service+!alcoholic h24
=!adult-service+!narcotic h24
=!adult-service+denial h26
=!adult-service+payment-versus-payment h26
=!adult-service+sums-0 h23
=!alcoholic r49 g-17 h-36
=!alcoholic+!narcotic h24
=!alcoholic+!unlawful-business h-26
=!alcoholic+denial r51 g-16
=!alcoholic+excused h-18
=!alcoholic+pays-for-chance r24 h-23
=!alcoholic+reference r26 h-17
=!alcoholic+soft-drink h-50
=!alcoholic+sums-0 h-27
=!alcoholic+sums-1 r51
=!alcoholic+unit r52
=!alcoholic+unlawful-business h-17
=!banking r37 g-38 h-61 k70
=!banking+!debt r26
=!banking+!watchers r19 g-19 h-25 k56
=!banking+charged-at r38 h-22
=!banking+conceal k34
=!banking+contrast r35
=!banking+dealing r42
=!banking+denial r27 g-32 h-38 k70
=!banking+pays-for-chance r19 h-24
=!banking+percentage h-24
=!banking+soft-drink h-24
=!banking+sums-0 r30 g-32 h-61 k70
=!bet-house m18 h25
=!bet-house+!operator m18 h25
=!bet-house+!unlawful-business m18 h25
=!bet-house+denial m18 h28
=!bet-house+sums-0 m18 h25
=!bill r26 g23
=!bill+!lawful-rate g25 h-17
=!bill+!lease r39 g-21 h-17
=!bill+!sale-or-service g24 h-17
=!bill+charged-at g38
=!bill+denial r27 g23
=!bill+free-use r15
=!bill+reference g42 h-17
=!bill+sums-0 g23
=!capital g23
=!capital+!gift-money g23
=!capital+denial g23
=!capital+sums-0 g23
=!cash-form g17 h30
=!cash-form+!paper-money g21 h39 k-18
=!cash-form+!sale-or-service r19 h22 k-19
=!cash-form+!watchers h44 k-42
=!cash-form+charged-at r15
=!cash-form+dealing g31
=!cash-form+denial g17 h30
=!cash-form+pays-for-chance r15 g30
=!cash-form+reference r15 g22 h33
=!cash-form+sale-or-service g31
=!cash-form+stays-unseen g27 h33
=!cash-form+sums-0 g22 h30
=!cash-form+unlicensed-giving h44 k-42
=!charged-at g-52 m15
=!charged-at+!extra g-17
=!charged-at+!fee r-44
=!charged-at+!gift-money h16 k-15
=!charged-at+!given-back r-25 g-16
=!charged-at+!increase g-17
=!charged-at+!price-of g16
=!charged-at+!sale-or-service g31
=!charged-at+benefit r46 g26
=!charged-at+dealing r-31
=!charged-at+debt r35
=!charged-at+deferred r-16
=!charged-at+denial g-31 m15
=!charged-at+excused r-35 g22 k-15
=!charged-at+extra r19 g-20 m22
=!charged-at+free-use r45
=!charged-at+friends r32
=!charged-at+gift-money g-20
=!charged-at+given-back r-31
=!charged-at+hand-over r-31
=!charged-at+in-return r48 g-17
=!charged-at+lease r-28 g15
=!charged-at+lend r53
=!charged-at+official h16
=!charged-at+outside-prize r20
=!charged-at+pays r-37
=!charged-at+pays-for-chance r18
=!charged-at+price-word r-17
=!charged-at+reference r17 g-17 h-25 k39
=!charged-at+repay r32
=!charged-at+return-on-capital r-19
=!charged-at+sale-or-service r15 k22
=!charged-at+small-parts k39
=!charged-at+sums-0 r-27 g-40 m21
=!charged-at+sums-1 r20
=!charged-at+to-oppose r31
=!charged-at+trading r20
=!charged-at+unit r-32 g-23 k17
=!charged-at+wager-event r20 g-22
=!charity g-21 h-16 k57
=!charity+!document k22
=!charity+!errand k22
=!charity+!gift-to k34
=!charity+!giving-drive k34
=!charity+!licensed k22
=!charity+denial g-21 h-16 k57
=!charity+reference k39
=!charity+sums-0 g-21 h-16 k57
=!charity+unlicensed-giving k34
=!commercial-paper k22
=!commercial-paper+denial k22
=!commercial-paper+sums-0 k22
=!condition r-25 g-25
=!condition+denial r-25 g-25
=!condition+sums-0 r-51
=!contest-kind r-22 g-27 m41
=!contest-kind+!wager-event r-22 g-27 m41
=!contest-kind+denial r-22 g-27 m41
=!contest-kind+sums-0 r-16
=!contrast r20 g53 h-21 k-38
=!contrast+charged-at r16 g65 k-17
=!contrast+dealing h-18
=!contrast+debt r23
=!contrast+denial g53 h-21 k-38
=!contrast+excused r22
=!contrast+hand-over r20
=!contrast+outside-prize g-15 h-17
=!contrast+pays-for-chance g-17 h-16
=!contrast+price-of r-15 g-20
=!contrast+reference r-15 g-36
=!contrast+refusal g17
=!contrast+right-now r24 g16 h-18
=!contrast+sale-or-service r-15
=!contrast+sums-0 g28 k-36
=!contrast+sums-1 g25 h-18
=!contrast+to-oppose r16
=!contrast+trade r-15 g-31
=!dealing r79 g20 m-20 h-22
=!dealing+!gift-money r34 k-17
=!dealing+!market-price g15
=!dealing+!pays r34 g-15 k-17
=!dealing+!pays-for-chance r33 k-17
=!dealing+!price-word g17
=!dealing+!sale-or-service r37
=!dealing+!sell g-19
=!dealing+!trade r21
=!dealing+bill r16 k24
=!dealing+charged-at r38
=!dealing+denial r79 g36 m-20 h-15
=!dealing+gift-money g22
=!dealing+istisna g22
=!dealing+lawful-rate g23
=!dealing+loose-order g29
=!dealing+no-spec g22
=!dealing+not-chosen g27
=!dealing+pays-for-chance r52 g20
=!dealing+reference g23 k15
=!dealing+sale-or-service r23 k23
=!dealing+sums-0 r25 m-16
=!dealing+sums-1 r23 g32
=!dealing+sums-2 r32 g-21
=!debt r86 g-47 m27 h-20
=!debt+!deferred g-23
=!debt+!lend r79 g-40 m27
=!debt+benefit g30
=!debt+dealing g33
=!debt+denial r91 g-66 m27 h-19
=!debt+pays-for-chance r37 g35
=!debt+reference g18
=!debt+sale-or-service g24
=!debt+sold-short g36
=!debt+sums-0 r59 g-47 m32
=!debt+sums-2 r27
=!delay-charge r-29
=!delay-charge+denial r-29
=!delay-charge+reference r-17
=!delay-charge+sums-0 r-17
=!described g24
=!described+denial g24
=!described+sums-0 g24
=!document g51 h-23
=!document+!errand h-15
=!document+!licensed g62 h-52
=!document+!loose-order g22
=!document+cash-form k17
=!document+charged-at g-16 k54
=!document+charity k24
=!document+denial g51 h-23
=!document+excused g21
=!document+gift-money k17
=!document+gift-to k24
=!document+giving-drive k35
=!document+name-after g18
=!document+paper-money k17
=!document+pays-for-chance g22
=!document+sums-0 g20
=!document+unit k27
=!document+unlicensed g34 h-22
=!document+unlicensed-giving g20 h-21 k20
=!draw h20
=!draw+sums-0 h20
=!equity g34 m29 k-18
=!equity+charged-at m24
=!equity+dealing g19 m29
=!equity+denial g30 m29 k-18
=!equity+market-price g19
=!equity+metal-deal g19
=!equity+price-of g18
=!equity+reference m28
=!equity+sale-or-service g18
=!equity+sell g17
=!equity+sums-0 g34 m29 k-18
=!equity+trade g18
=!equity+trading g23 m24
=!equity+unit g19
=!errand g18 h-24
=!errand+!licensed h-15
=!errand+avoid-control g33
=!errand+benefit g15
=!errand+denial g18 h-24
=!errand+giving-drive k18
=!errand+not-told g28
=!errand+price-of g16
=!errand+reference h-16
=!errand+sums-0 g37 h-20
=!errand+trade g16
=!errand+unit g-20 k16
=!errand+unlicensed g18
=!errand+unlicensed-giving h-15
=!extra r-79 g-31 m-15 h-46 k-27
=!extra+!increase g-30 h-30 k-16
=!extra+charged-at k-16
=!extra+comes-later r29
=!extra+contrast r24
=!extra+denial r-80 g-31 m-15 h-46 k-18
=!extra+gift-money r-38
=!extra+hand-over r18
=!extra+lend-verb r-17
=!extra+more-time r-37
=!extra+name-before r31
=!extra+pays-for-chance r-32
=!extra+reference r-47
=!extra+repay r-44
=!extra+return-on-capital r-17
=!extra+sale-or-service r-17
=!extra+sums-0 r-16 g-19 h-34 k-27
=!extra+sums-1 r-62
=!extra+unit r-52
=!extra+waiting r-42
=!fee r-82 g-32
=!fee+charged-at r-38 g-23
=!fee+dealing r-37 g-37
=!fee+debt r-28
=!fee+denial r-56 g-32
=!fee+gift-money r-30 g-21
=!fee+insured r-24
=!fee+lease g-15
=!fee+outside-prize r-35 g-31
=!fee+pays r-46
=!fee+pays-for-chance r-61
=!fee+price-of g-16
=!fee+reference r-51 g-45
=!fee+sale-or-service g-24
=!fee+sums-0 r-41 g-53
=!fee+unit r-45 g-18
=!fee+wager-event r-23
=!fixed-rate r18
=!fixed-rate+!hand-over r18
=!fixed-rate+!take-in r18
=!fixed-rate+denial r18
=!fixed-rate+sums-0 r18
=!for-money r35
=!for-money+denial r35
=!for-money+pays-for-chance r35
=!for-money+per-period r35
=!for-money+unit r35
=!foreign-currency g-31 h38 k-15
=!foreign-currency+denial g-31 h38 k-15
=!foreign-currency+sums-0 g-31 h38 k-15
=!friends g-28 h23
=!friends+dealing m27 h30
=!friends+denial g-27 h23
=!friends+pays-for-chance h30
=!friends+reference r17
=!friends+sums-0 r-24 g-22 m20 h23
=!gift-money r17 g20 h15 k-32
=!gift-money+!pays r23 k-17
=!gift-money+!pays-for-chance g20 k-15
=!gift-money+!price-of g36
=!gift-money+charged-at g-21
=!gift-money+dealing r-16 g24
=!gift-money+denial r19 g20 h15 k-32
=!gift-money+reference r-40 g16
=!gift-money+sale-or-service g19
=!gift-money+speed-up h28
=!gift-money+sums-0 k-17
=!gift-money+sums-1 g27
=!gift-money+trading g34
=!gift-to k34
=!gift-to+!giving-drive k34
=!gift-to+denial k34
=!gift-to+reference k16
=!gift-to+sums-0 k34
=!gift-to+unlicensed-giving k19
=!given-back g-22 h-19 k-37
=!given-back+denial g-22 h-19 k-37
=!given-back+excused r-18 g-27
=!given-back+sums-0 g-22 h-18 k-37
=!given-back+to-dispose g21
=!giving-drive k34
=!giving-drive+denial k34
=!giving-drive+reference k16
=!giving-drive+sums-0 k34
=!giving-drive+unlicensed-giving k19
=!guaranteed r-47
=!guaranteed+banking r-32
=!guaranteed+dealing r-32
=!guaranteed+denial r-47
=!guaranteed+gift-money r-19
=!guaranteed+lawful-rate r-25
=!guaranteed+pays r-19
=!guaranteed+pays-for-chance r-19
=!guaranteed+reference r-25
=!guaranteed+sums-0 r-47
=!hand-over r24 k47
=!hand-over+debt r41
=!hand-over+denial r30 k47
=!hand-over+lend r41
=!hand-over+pays-for-chance r30
=!hand-over+reference r18 g-31 h18 k58
=!hand-over+sale-or-service r-16
=!hand-over+sums-0 g19 k43
=!in-return r-50 g-33 m-28
=!in-return+debt r-43
=!in-return+denial r-50 g-33 m-28
=!in-return+lend r-36 m-28
=!in-return+outside-prize h-17
=!in-return+sums-0 r-74 g-16
=!in-return+unpromised r-27
=!increase g-30 h-30 k-16
=!increase+charged-at k-16
=!increase+contrast r35
=!increase+dealing r18
=!increase+debt r15
=!increase+denial g-30 h-30 k-16
=!increase+hand-over r24
=!increase+lend r20
=!increase+outside-prize r17
=!increase+sums-0 g-19 h-18 k-16
=!insured r35 g-41
=!insured+!sale-or-service g27
=!insured+denial r34 g-41
=!insured+excused g58
=!insured+reference r18
=!insured+sale-or-service r35 g-66 k-21
=!insured+sums-0 r37 g-41
=!late-rent r-20 g18 m27 h34 k19
=!late-rent+!lease g21
=!late-rent+denial r-20 g18 m27 h34 k19
=!late-rent+sums-0 r-20 g18 m27 h34 k19
=!late-rent+unlicensed-giving k19
=!lawful-bar h29
=!lawful-bar+denial h29
=!lawful-bar+reference h30
=!lawful-bar+sums-0 h29
=!lawful-rate r26 m22 h-18
=!lawful-rate+!lease r27 h-17
=!lawful-rate+!sale-or-service r18 g19 h-18
=!lawful-rate+benefit r32
=!lawful-rate+charged-at g38 m24
=!lawful-rate+denial m22
=!lawful-rate+free-use r15
=!lawful-rate+pays-for-chance r24
=!lawful-rate+reference g19 m22 h-17
=!lawful-rate+sums-0 m22
=!lease r28 h-30
=!lease+!sale-or-service r23 g-21 h-17
=!lease+denial r29 h-25
=!lease+free-use r15
=!lease+pays-for-chance r32
=!lease+reference h-17
=!lease+sums-0 h-25
=!lend r66 g-40 m27
=!lend+benefit g30
=!lend+charged-at g18
=!lend+dealing g33
=!lend+denial r66 g-59 m27
=!lend+pays-for-chance r39 g35
=!lend+reference g18
=!lend+sale-or-service g24
=!lend+sums-0 r37 g-40 m32
=!lender-gain r29
=!lender-gain+denial r27
=!lender-gain+excused r32
=!lender-gain+sums-0 r34
=!licensed h46 k18
=!licensed+!loose-order g22
=!licensed+cash-form k17
=!licensed+charged-at g-16 k54
=!licensed+charity k36
=!licensed+denial h46 k18
=!licensed+excused g21
=!licensed+friends h23
=!licensed+gift-money k17
=!licensed+gift-to k36
=!licensed+giving-drive g-20 k48
=!licensed+lawful-rate k26
=!licensed+name-after g18
=!licensed+narcotic g-34 h84
=!licensed+paper-money k17
=!licensed+reference h20
=!licensed+sums-0 g-23 h62 k18
=!licensed+to-dispose k26
=!licensed+unit g-16 h23 k20
=!licensed+unlicensed g23 h-26
=!licensed+unlicensed-giving h-23 k20
=!limit k18
=!limit+denial k18
=!loose-order g35
=!loose-order+!no-spec g19
=!loose-order+denial g35
=!loose-order+excused g19
=!loose-order+reference g27
=!loose-order+sums-0 g35
=!loose-order+unlicensed g22
=!loose-order+unlicensed-giving g22
=!market-price g57 h-19 k-15
=!market-price+!metal-deal g21
=!market-price+!price-word g25
=!market-price+!priced-thing g24
=!market-price+!sale-or-service g23
=!market-price+!trading g36
=!market-price+!unit g21
=!market-price+charged-at r-15 g42 m24
=!market-price+dealing r-15 g24 m24
=!market-price+denial g57 h-19 k-15
=!market-price+gift-money g29
=!market-price+istisna g15
=!market-price+loose-order g15
=!market-price+my-loss m-17
=!market-price+no-spec g15
=!market-price+pays-for-chance g31
=!market-price+price-of r-15 g17
=!market-price+reference m27
=!market-price+sale-or-service r-15 g17
=!market-price+sums-0 g36 h-18
=!meat h18
=!meat+benefit g23
=!meat+denial h18
=!meat+excused g23
=!meat+sums-0 h18
=!metal-deal r-20 g44
=!metal-deal+!trading g21
=!metal-deal+!unit g29
=!metal-deal+denial r-20 g44
=!metal-deal+reference r-24 g29
=!metal-deal+sums-0 g29
=!more-time r29 g-20
=!more-time+!waiting r29 g-20
=!more-time+dealing g-15
=!more-time+denial r29 g-20
=!more-time+gift-money g-15
=!more-time+pays-for-chance r31 g-15
=!more-time+reference g-15
=!more-time+sums-0 g-16
=!name-before g-22
=!name-before+charged-at g-19
=!name-before+denial g-22
=!name-before+reference g-19
=!narcotic h21
=!narcotic+denial h21
=!no-spec g19
=!no-spec+denial g19
=!no-spec+excused g19
=!no-spec+reference g19
=!no-spec+sums-0 g19
=!not-told k18
=!not-told+denial k18
=!not-told+sums-0 k18
=!online-place r18 g-30
=!online-place+denial r18 g-30
=!operator h17
=!operator+!unlawful-business h17
=!operator+denial h20
=!operator+sums-0 h17
=!paid-entry g-24 h67
=!paid-entry+denial g-22 h68
=!paid-entry+outside-prize g-17 h-17
=!paid-entry+sums-0 g-22 h31
=!paper-money g21 h39 k-18
=!paper-money+!sale-or-service h22 k-19
=!paper-money+!watchers h44 k-42
=!paper-money+dealing g36
=!paper-money+denial g21 h39 k-18
=!paper-money+reference g27 h33
=!paper-money+stays-unseen g27 h33
=!paper-money+sums-0 g21 h39 k-18
=!paper-money+unlicensed-giving h44 k-42
=!pass-on r50 g-36 h-33
=!pass-on+currency-forward r20 g-30
=!pass-on+denial r50 g-36 h-33
=!pass-on+sums-0 r18 g-30 h-33
=!payroll g-28 h81
=!payroll+!sale-or-service g-16 h46
=!payroll+!serves g-16 h46
=!payroll+benefit h49
=!payroll+denial g-28 h81
=!payroll+sums-0 g-28 h81
=!payroll+under h21
=!pays r23 k-17
=!pays+!pays-for-chance g-15
=!pays+!price-of g16
=!pays+charged-at r19
=!pays+dealing g22
=!pays+denial r25 k-17
=!pays+reference r-34
=!pays+sale-or-service r16
=!pays+trading g18
=!pays-for-chance r91 g-42 m-22
=!pays-for-chance+!price-of g22
=!pays-for-chance+!sold-short g19
=!pays-for-chance+charged-at r42 g-30
=!pays-for-chance+dealing g33
=!pays-for-chance+denial r98 g-39 m-17
=!pays-for-chance+hand-over m-16
=!pays-for-chance+lease g-34
=!pays-for-chance+outside-prize g-15 h-17
=!pays-for-chance+price-of r20 g38
=!pays-for-chance+reference r-24 g-36
=!pays-for-chance+sale-or-service r37 g22
=!pays-for-chance+sell r20 g18
=!pays-for-chance+sums-0 r51 g-42 m-22
=!pays-for-chance+sums-1 r40
=!pays-for-chance+trade r20 g18
=!pays-for-chance+unit g-54 k15
=!pays-for-chance+wager-event m-17
=!per-period r27 g-34
=!per-period+!return-on-capital r27 g-34
=!per-period+!sold-apart r27 g-34
=!per-period+!unit r27
=!per-period+denial r27 g-34
=!per-period+sums-0 r27 g-34
=!price-of g24 h-15
=!price-of+!sell g-19
=!price-of+!trade r17 h-17
=!price-of+dealing g18
=!price-of+denial g40
=!price-of+outside-prize h-17
=!price-of+sums-0 r-17 g27
=!price-of+unknown g27
=!price-word r-21 h-19
=!price-word+dealing r-38
=!price-word+denial g22 h-19
=!price-word+gift-money r-38 g15
=!price-word+istisna g22
=!price-word+loose-order g15
=!price-word+no-spec g22
=!price-word+pays r-38 g-15
=!price-word+pays-for-chance g-16
=!price-word+price-of r-15
=!price-word+sale-or-service r-15
=!price-word+sums-0 r-41 g17 h-19
=!price-word+sums-1 r21
=!price-word+trade r-15
=!priced-thing g24
=!priced-thing+!trading g16
=!priced-thing+denial g24
=!priced-thing+sums-0 g27
=!receivable+benefit g30
=!receivable+pays-for-chance g35
=!reference g-22 k25
=!reference+denial g-22 h16 k25
=!reference+sums-0 r15 g-22 k25
=!reference+unit k18
=!repay g39 m25 h19
=!repay+!return-on-capital g40
=!repay+dealing g21
=!repay+denial g39 m25 h19
=!repay+not-told g40
=!repay+pays-for-chance g16 m23 h20
=!repay+reference g40
=!repay+sums-0 g27
=!repay+sums-1 m24 h27
=!return-on-capital r21 g23
=!return-on-capital+!sold-apart r27 g-34
=!return-on-capital+!unit r27
=!return-on-capital+denial r21 g23
=!return-on-capital+not-told g40
=!return-on-capital+reference g30
=!return-on-capital+sums-0 r27
=!sale-or-service r83 m-15 h20 k-37
=!sale-or-service+!sell g-19
=!sale-or-service+!serves g-30 h46
=!sale-or-service+!watchers r21 h20 k-16
=!sale-or-service+benefit r34 g16
=!sale-or-service+charged-at r20 g49 h-15
=!sale-or-service+dealing r20
=!sale-or-service+debt h20
=!sale-or-service+denial r78 g19 h30 k-37
=!sale-or-service+excused g19
=!sale-or-service+free-use r26 g-17
=!sale-or-service+gift-money g18
=!sale-or-service+hand-over g25
=!sale-or-service+istisna g22
=!sale-or-service+late-rent h19
=!sale-or-service+lawful-rate g31
=!sale-or-service+lease g60
=!sale-or-service+lend r39
=!sale-or-service+loose-order g15
=!sale-or-service+no-spec g22
=!sale-or-service+pays-for-chance r66
=!sale-or-service+reference r68 g29 k-25
=!sale-or-service+refusal g-19
=!sale-or-service+repay h18
=!sale-or-service+return-on-capital r21
=!sale-or-service+stays-unseen h17
=!sale-or-service+sums-0 g22 h26 k-37
=!sale-or-service+sums-1 r104 g-18
=!sale-or-service+unlicensed-giving h22 k-19
=!sell g-44
=!sell+!trade g-19
=!sell+denial g-44
=!sell+sums-0 g-44
=!serves g-19 h30
=!serves+dealing r-15
=!serves+denial g-19 h30
=!serves+reference r-15
=!serves+sums-0 g-19 h30
=!sold-apart g23
=!sold-apart+!unit r22
=!sold-apart+denial g23
=!sold-apart+pays-for-chance r-25
=!sold-apart+reference g-33
=!sold-apart+sums-0 g23
=!sold-short r28
=!sold-short+dealing r28
=!sold-short+denial r28
=!sold-short+sale-or-service r28
=!sold-short+sums-0 g19
=!stakes m-24
=!stakes+denial m-24
=!stakes+excused m-15
=!stakes+sums-0 m-16
=!stays-unseen g-35
=!stays-unseen+denial g-35
=!stays-unseen+sums-0 g-35
=!surety-pay+outside-prize h-17
=!take-in k-21
=!take-in+dealing r18
=!take-in+denial k-21
=!take-in+pays-for-chance r18
=!take-in+reference g-17
=!take-in+sums-0 g19 k-19
=!take-in+to-dispose g-20
=!take-in+trading g28
=!trade r18 h-18
=!trading g25 h-18 k-15
=!trading+!unit g21
=!trading+dealing g-17
=!trading+denial g41 h-18 k-15
=!trading+sums-0 h-17
=!unit r85 g37 m-25 h-18
=!unit+benefit r27
=!unit+charged-at g56 h16
=!unit+dealing r25 g67
=!unit+denial r51 g46 m-24
=!unit+gift-money r39
=!unit+hand-over r61
=!unit+pays r48
=!unit+pays-for-chance r87 h-16
=!unit+price-of g25
=!unit+reference r-22 g72 m-39
=!unit+sale-or-service g52
=!unit+sums-0 r53 g16 m-24
=!unit+sums-1 r15
=!unit+trade g25
=!unknown g-17 k30
=!unknown+denial k30
=!unknown+price-of g25
=!unknown+sums-0 g-17 k30
=!unknown+under g-24 k31
=!unlawful-business r-15 g-19 k-15
=!unlawful-business+denial g-19 h30 k-15
=!unlawful-business+excused h-18
=!unlawful-business+pays-for-chance m27 h48
=!unlawful-business+reference m-25 h28
=!unlawful-business+soft-drink h-52
=!unlawful-business+sums-0 g-19 h-28 k-15
=!unlawful-business+sums-1 h-22
=!unlawful-business+to-learn h-22
=!up-down r-27 g-42 m18 k31
=!up-down+denial r-21 g-40 m18 k32
=!up-down+pays-for-chance r-17 g-29 m17
=!up-down+sums-0 k21
=!wager-event r-22 m25 h-22 k26
=!wager-event+dealing g-19 m28
=!wager-event+denial r-22 m25 h-22 k26
=!wager-event+pays-for-chance r-22 g-27 m41
=!wager-event+reference r-16
=!wager-event+sale-or-service r-16 g19
=!wager-event+sums-0 r-16 g19 h-22 k26
=!wager-event+unit r-16 g19
=!waiting r39
=!waiting+denial r39
=!waiting+gift-money g-15
=!waiting+pays-for-chance r46 g-15
=!waiting+reference g-15
=!watchers r19 g-70 k65
=!watchers+charged-at r20
=!watchers+conceal h-19 k50
=!watchers+dealing r20
=!watchers+denial g-70 k66
=!watchers+gift-to r-15
=!watchers+pays-for-chance r20
=!watchers+reference g-15 h28
=!watchers+stays-unseen h32 k-23
=!watchers+sums-0 r19 g-70 k65
=!watchers+unlicensed-giving h38 k-32
=across-border+before-possession g18
=across-border+bill h-42
=across-border+charged-at h57
=across-border+friends g-20
=across-border+gift-money h18
=across-border+given-back g38
=across-border+insured h28
=across-border+lawful-bar h32
=across-border+lease m22 h15
=across-border+meat-trade h-22
=across-border+pays-for-chance m15 h-23
=across-border+price-of r15 g-25 h-16
=across-border+reference r-17 g21
=across-border+sale-or-service k-15
=across-border+sell g-24
=across-border+sums-0 h-32
=across-border+sums-1 h27
=across-border+trade g-31
=across-border+unit r19 h15
=across-border+unlawful-business h41
=across-border+watchers g-22 h26
=across-border+works-for h27
=actual-cost r-37
=actual-cost+charged-at r-29
=actual-cost+debt r-29
=actual-cost+lend r-26
=actual-cost+pays-for-chance r-25
=actual-cost+price-word r-37
=actual-cost+sale-or-service r-37
=actual-cost+sums-0 r-20
=adult-service r-58 g-133 m-74 h217 k-42
=adult-service+alcoholic h-39
=adult-service+banking r31
=adult-service+benefit h-27
=adult-service+bill m-16 h40
=adult-service+capital h50
=adult-service+cash-form r19
=adult-service+charged-at r33 g-18 m44 h42
=adult-service+comes-later r-54
=adult-service+contrast r-18 h32
=adult-service+deadline r-15
=adult-service+dealing r24 h83
=adult-service+debt r16
=adult-service+denial r-22 h25
=adult-service+document h-20
=adult-service+draw h-36
=adult-service+errand h30
=adult-service+excused g20 m-25 h-112
=adult-service+extra r20 g24 h48
=adult-service+fee g17 h26
=adult-service+friends h-34
=adult-service+gift-money m34 h146
=adult-service+hand-over h64
=adult-service+in-return r20
=adult-service+insured r24 g-21 m22 h38
=adult-service+keep-cut h-19
=adult-service+late-rent h-47
=adult-service+lawful-bar h-40
=adult-service+lawful-rate h40
=adult-service+lease r-21 h18
=adult-service+lend r35
=adult-service+licensed h-70
=adult-service+market-price h34
=adult-service+name-after r16 h-15
=adult-service+narcotic h-70
=adult-service+not-pork h-66
=adult-service+official h-48
=adult-service+online-place g24 m-35 h33
=adult-service+paper-money h29
=adult-service+payroll h20
=adult-service+pays m-23 h66
=adult-service+pays-for-chance r-18 g-21 m-15 h240
=adult-service+per-period r15 h21
=adult-service+play-costs h-23
=adult-service+price-of r15 g-15 m21
=adult-service+priced-thing r-26 h34
=adult-service+reference r32 g15 h75
=adult-service+repay r-23 g-21 h16
=adult-service+return-on-capital h21
=adult-service+right-now r-66 g20
=adult-service+sale-or-service r-25 m18 h-17
=adult-service+serves g-26
=adult-service+settles-later r-40
=adult-service+sold-apart h24
=adult-service+sums-0 r-37 g-123 m-80 h149 k-42
=adult-service+sums-1 r-55 h81
=adult-service+sums-2 r34
=adult-service+surety-pay r-18 h33
=adult-service+take-in h21
=adult-service+to-learn g19 h34
=adult-service+trade g-15
=adult-service+trading r106 g16 h28
=adult-service+travelling h-21
=adult-service+unit g-31 m-15 h55
=adult-service+unlawful-business h78
=adult-service+wager-event m48 h-27
=adult-service+waiting r-40
=adult-service+watchers r35 h-29
=affirmation g45 h-15 k-33
=affirmation+avoid-control k-18
=affirmation+capital g-16
=affirmation+deadline g20
=affirmation+dealing g25
=affirmation+denial r47 k-18
=affirmation+erase-it k-18
=affirmation+excused k-20
=affirmation+fixed-gain r20
=affirmation+guaranteed r15
=affirmation+price-word g20
=affirmation+reference r57 k-18
=affirmation+return-on-capital r15
=affirmation+sale-or-service g45
=affirmation+sums-0 g45 k-33
=affirmation+unit r-42
=affirmation+up-down g42
=agent-sells r39 g-23
=agent-sells+banking r34
=agent-sells+charged-at r29 g-23
=agent-sells+dealing r29 g-23
=agent-sells+metal g-23
=agent-sells+metal-deal r29 g-23
=agent-sells+price-of r24
=agent-sells+quick-cash r22
=agent-sells+sale-or-service r24
=agent-sells+sell r39 g-23
=agent-sells+sums-0 r39 g-23
=agent-sells+trade r24
=agent-sells+trading r29 g-23
=agent-sells+watchers r34
=alcoholic r-119 g-70 m-151 h292 k-53
=alcoholic+banking k-19
=alcoholic+benefit h96
=alcoholic+bill r-16 h-41
=alcoholic+capital h50
=alcoholic+charged-at r-19 m-30 h74 k-18
=alcoholic+comes-later r-26 h-17
=alcoholic+deadline r-20
=alcoholic+dealing r-22
=alcoholic+debt r-36
=alcoholic+delay-charge h-51
=alcoholic+denial g42 h-20
=alcoholic+document h-28
=alcoholic+equity h25
=alcoholic+excused g69 h-133
=alcoholic+extra g29
=alcoholic+for-money m-23 h42
=alcoholic+friends h-38
=alcoholic+given-back g-29 h-56
=alcoholic+hand-over r-48 h24
=alcoholic+late-rent m-17
=alcoholic+lawful-bar r-17 h-245
=alcoholic+lease h96
=alcoholic+lend r-43 h-32
=alcoholic+market-price g-28 h60
=alcoholic+meat g43 h-24
=alcoholic+metal-deal h16
=alcoholic+name-after h-20
=alcoholic+name-before h19
=alcoholic+narcotic g39 h-97
=alcoholic+nobody-knows g40
=alcoholic+paid-entry g51 m-32 h-21
=alcoholic+payroll g-21 h31
=alcoholic+pays-for-chance r-90 g39 m-53 h81
=alcoholic+price-of h46
=alcoholic+price-word h-15
=alcoholic+priced-thing g-23
=alcoholic+reference m-36 h114
=alcoholic+right-now g19
=alcoholic+sale-or-service r-31 g16 m-19 h16
=alcoholic+sealed g36
=alcoholic+sell h-28
=alcoholic+serves h84
=alcoholic+shut-thing g72
=alcoholic+soft-drink h-66
=alcoholic+sums-0 r-45 g-147 m-86 h159 k-51
=alcoholic+sums-1 r-22 g77 m-64 h134
=alcoholic+sums-2 r-43
=alcoholic+sums-apart r-20
=alcoholic+to-oppose g-22 h-118
=alcoholic+to-treat h-83
=alcoholic+trade g-16 h-17
=alcoholic+trading g-34 h94
=alcoholic+unit g15 m-34 h86
=alcoholic+unlawful-business r-29 g-22 m-49 h-94 k-20
=alcoholic+wager-event g61 m-72 h40
=alcoholic+works-for h29
=arbun r-31 g-31 k-21
=arbun+charged-at g35
=arbun+dealing r-25 g-63 h22
=arbun+denial g101 h-58 k-16
=arbun+gift-money r-22 g-33 h36
=arbun+given-back r-22 g-35 h22
=arbun+insured g-31
=arbun+market-price g-31
=arbun+no-date g25
=arbun+no-day g24
=arbun+no-decision-date g25
=arbun+pays-for-chance r-17 g-71 h15
=arbun+price-of r-25 g-48 h36
=arbun+price-word g-31
=arbun+reference g32 m16
=arbun+sale-or-service r-25 g-60 h36
=arbun+sums-0 r-17 g22 h-27 k-21
=arbun+sums-2 g-16 h19
=arbun+unit g-46 m16
=avoid-control r-44 g-69 m-38 h-93 k316
=avoid-control+banking r-23 k29
=avoid-control+charged-at h68 k-18
=avoid-control+conceal k17
=avoid-control+denial g-18 h-42 k71
=avoid-control+erase-it h-24 k25
=avoid-control+excused k-53
=avoid-control+gift-money m-16 h62
=avoid-control+lawful-rate h-28 k75
=avoid-control+limit k22
=avoid-control+nobody-knows g23 k-29
=avoid-control+official h21 k-22
=avoid-control+pays-for-chance k40
=avoid-control+price-of h32
=avoid-control+reference g-21 h-19 k18
=avoid-control+split r-17 k29
=avoid-control+stays-unseen g-26 h-18 k39
=avoid-control+sums-0 r-32 g-64 m-37 h-90 k296
=avoid-control+under r-15 g-36 m-28 h96
=avoid-control+undescribed k-18
=avoid-control+unit h43
=avoid-control+unknown g23 k-31
=avoid-control+up-down m-15 h55
=avoid-control+wager-event m-15 h55
=avoid-control+watchers r-23 h-27 k92
=banking r238 g-113 m-63 h-131
=banking+below-face h15 k-17
=banking+benefit r-26 g-23 m28 h69 k22
=banking+bet-house m15 h65
=banking+bill r-30 g-15 h-34 k-37
=banking+capital r22 m54 k-29
=banking+cash-form r33 k-56
=banking+charged-at r122 g-21 m-71 k-88
=banking+charity r-46 k-16
=banking+comes-later r-47 g-17 h19
=banking+commercial-paper r-50 k-33
=banking+contest-kind h15
=banking+contract-bet r-28 g39
=banking+contrast h-22 k18
=banking+contribute r-43
=banking+cut-mine r-39 h21 k18
=banking+deadline r-51 g-72 k19
=banking+dealing r114 g35 m33 k28
=banking+debt r65 g-38 m-38 h-41
=banking+debt-carrier h-17
=banking+debt-grows r18
=banking+deferred r35
=banking+delay-charge r15
=banking+denial r-40 g-44 m-20
=banking+document r105
=banking+draw r39 h49
=banking+equity r-98 g29 h140 k-21
=banking+errand r-36 m24 h27
=banking+exchange r-45 g47 m43
=banking+excused r19 h75 k-20
=banking+extra r92 g40 k-19
=banking+false-words r-16 h-23 k50
=banking+fee r-37 k-40
=banking+fixed-gain r78 h-19
=banking+fixed-paper r76 m-23 h-29
=banking+for-money m-35 k18
=banking+foreign-currency r23 m15
=banking+friends r53 g-26 h-30
=banking+gift-money r76 g-30 m18 h28 k-23
=banking+gift-to r18
=banking+given-away r-44
=banking+given-back r42 m53 h41 k-31
=banking+giving-drive r29 k-24
=banking+gold g35 m17
=banking+gold-part r-21
=banking+guaranteed r60 m-20
=banking+guarantor r64 h-18
=banking+guarantor-gain r-21
=banking+halal-certified r86 h-19
=banking+hand-over r-123 g-25
=banking+impure-wealth m-16 k-27
=banking+in-return r69
=banking+insured r-58 h19
=banking+interest-business h87
=banking+islamic-paper r-42 h-42
=banking+keep-cut m15 k47
=banking+keeps-money r34
=banking+kept-by-creditor g17 k28
=banking+late-rent r38 h30 k26
=banking+lawful-bar g18 h-35
=banking+lawful-rate r-115 h42 k-39
=banking+lease r-33 k-36
=banking+lend m-27
=banking+lend-verb r15 m-16
=banking+lender r27 g-20 m-17 k-27
=banking+lender-gain h18
=banking+licensed r21 h-21
=banking+market-price r90 g19 m49 h61
=banking+metal r72 g-18
=banking+metal-deal r80 g19 h17
=banking+more-back r22
=banking+more-time r30 k-15
=banking+my-wallet-lent r-41 k55
=banking+name-after r34 h-21 k31
=banking+name-before r25 h-19 k-27
=banking+narcotic h-25
=banking+not-told r-40 g-19 m16 h23
=banking+online-place r-68 g39 m23 h45 k-63
=banking+operator r-18 m18 h23
=banking+outside-prize r-17
=banking+own-account r26
=banking+paid-entry r57 g24 h-41
=banking+paper-early r49
=banking+paper-money k-50
=banking+pass-along r-35 k22
=banking+passes-it r-21 h18
=banking+pay-me k34
=banking+payroll r29 h16
=banking+pays r103 g-20
=banking+pays-for-chance r39 m-34 k23
=banking+per-period r60 g-17 h-50 k-20
=banking+percentage r18 h27 k15
=banking+play-costs r-19
=banking+price-of r-18 g-21 h-58 k41
=banking+price-word r-61
=banking+priced-thing r41 g-18
=banking+quick-cash r73 k-15
=banking+rate-charge r-30 h-20 k-21
=banking+receivable r31
=banking+reference r-33 g-40 h30 k-54
=banking+repay g-46 m-24
=banking+return-on-capital r31 g-23 h30
=banking+right-now r-31 k49
=banking+sale-or-service g-20 m41 h42 k-41
=banking+sell r65 h-25
=banking+serves g-24 h51 k-28
=banking+settles-later r-35 g-37
=banking+sham k24
=banking+small-parts r-20 k34
=banking+sold-apart r40 g-45 h-19
=banking+sold-short r-28
=banking+speed-up r17
=banking+split k40
=banking+stakes g-22 m-25 h60
=banking+stays-unseen r-21 g-21 k64
=banking+stipulated g-25
=banking+stranger r-26 k20
=banking+sums-0 r222 g-129 m-70 h-104
=banking+sums-1 r20 g21 m34 h-30
=banking+sums-2 m-26
=banking+sums-apart m-26
=banking+surety r75 h-28
=banking+surety-pay m-15 h37 k-21
=banking+take-in g-15 m-25 h19 k-25
=banking+to-dispose r-26 g-19 k-21
=banking+to-learn r-24
=banking+to-oppose g-16
=banking+trade r37 g-25
=banking+trading g44 m60 h89
=banking+under r-45 g-31 m18 h58
=banking+unit r83 g-26 h21 k-21
=banking+unknown k32
=banking+unknown-party r-38 h-18 k28
=banking+unlawful-business h41
=banking+up-down r-55 m45 h59
=banking+wager-event h21
=banking+waiting r81 k-15
=banking+watchers r-16 g-44 m-44 h-47
=banking+with-money r-37 h53 k28
=banking+zakat r-41 m-16
=before-possession r16 g62 h41 k-41
=before-possession+charged-at r36
=before-possession+dealing r28 g74 k-30
=before-possession+denial r36 h51 k-24
=before-possession+hand-over r32 g23
=before-possession+metal-deal r26
=before-possession+not-mine-yet r-16 k-16
=before-possession+pays-for-chance r52
=before-possession+price-of r28 g50 k-15
=before-possession+sale-or-service r23 g54
=before-possession+sell g52 k-20
=before-possession+sums-0 r-17 g65 h41 k-39
=before-possession+take-in g19
=before-possession+trade g56 k-16
=below-face r98 g-62 h-29 k-32
=below-face+cash-form r34 g-16
=below-face+charged-at r72 g-24
=below-face+comes-later r23 g-16
=below-face+commercial-paper r35
=below-face+dealing g-44
=below-face+debt r22
=below-face+deferred r39
=below-face+denial r-16 g-29
=below-face+friends r40
=below-face+gift-money g-53 h15 k-19
=below-face+lawful-rate r27 g-18
=below-face+lend r20
=below-face+paper-early r15
=below-face+paper-money r23
=below-face+payroll r47
=below-face+pays g-38
=below-face+pays-for-chance r26 g-44
=below-face+percentage h15
=below-face+price-of r41 g-27
=below-face+receivable r20
=below-face+reference r-33 g-19
=below-face+right-now r-25
=below-face+sale-or-service r30 g-43 k-16
=below-face+sell g-16
=below-face+serves r47 g-15
=below-face+sold-short r172 g-60 h-33 k-24
=below-face+sums-0 r56 g-60 h-29 k-29
=below-face+sums-1 r42
=below-face+trade r70 g-31
=below-face+under r54
=below-face+unit r67 g-15
=below-face+wager-event r-41 g-17 h15
=benefit r41 g-130 m-100 h-79
=benefit+bill r81 g-18 k-18
=benefit+buy-back r17 g20
=benefit+capital r33 g-29 m19 h53 k-18
=benefit+cash-form r61 h-22
=benefit+charged-at m-65 h-30 k16
=benefit+comes-back r53 k30
=benefit+comes-later r20 g-37
=benefit+commercial-paper r22
=benefit+conceal h-21 k18
=benefit+condition r46
=benefit+contest-kind g19 m-29 k55
=benefit+contrast h15
=benefit+deadline r46 g-40
=benefit+dealing r-20 h31
=benefit+debt r64 k-17
=benefit+deferred r53 g-26
=benefit+denial r21 h47 k-16
=benefit+dependant g-18
=benefit+document r-15 k37
=benefit+draw r27 g24 m-31 h42
=benefit+equity r-35 g24
=benefit+errand r15 k30
=benefit+exchange r29
=benefit+excused r-22 g35 m-19 h-16 k-37
=benefit+extra r-44 g24 m19 h20
=benefit+false-words k22
=benefit+fee r45 h22
=benefit+fixed-gain r-47 m-15 h-27
=benefit+fixed-paper r22
=benefit+fixed-rate r35 m16
=benefit+for-money m-16 h28
=benefit+free-use r84
=benefit+friends g36 k-21
=benefit+game m-20
=benefit+gift-money r38 g-95 m-78 h-51
=benefit+gift-to r-56 g-77 m-23 h-24 k-52
=benefit+given-back r21 m28 h54
=benefit+gold g25
=benefit+guaranteed g-16
=benefit+guarantor r-38
=benefit+in-return r57
=benefit+instalment-count r-39
=benefit+insured r73 g35
=benefit+keep-cut k15
=benefit+keeps-money r60 g-26
=benefit+late-rent r39 h81
=benefit+lawful-bar g25 h-32
=benefit+lawful-rate r-30 g-34 m23 h39 k-22
=benefit+lease r64 g-59 m-23 h31
=benefit+lend r47 g22 k-20
=benefit+lend-verb r99
=benefit+lender r84
=benefit+lender-gain g22 h-20
=benefit+licensed k23
=benefit+limit r66 k-17
=benefit+market-price r31 g46
=benefit+meat-trade h25
=benefit+metal-deal g23
=benefit+more-time r18
=benefit+my-wallet-lent r-20
=benefit+name-after h-58
=benefit+name-before g-26 h23
=benefit+narcotic g16
=benefit+not-pork g30
=benefit+not-told r27
=benefit+official r19 g28 h56
=benefit+outside-prize r69 m-69
=benefit+own-account k-28
=benefit+paid-entry r-63 g48 m-62 h-31 k47
=benefit+paper-early r26
=benefit+paper-money r43
=benefit+payroll r-44 g37 h27
=benefit+pays r38 m-23 k-28
=benefit+pays-for-chance r-55 g47 m-65 h17 k-55
=benefit+per-period r21 g-39
=benefit+percentage r-69 h15
=benefit+price-of g61 h-58 k19
=benefit+price-word r25
=benefit+priced-thing g51
=benefit+promised-cut r36
=benefit+receivable r-35
=benefit+reference r20 g-23 k91
=benefit+repay r111
=benefit+return-on-capital r26 g-17
=benefit+right-now g27
=benefit+sale-or-service h30 k41
=benefit+same-back r19
=benefit+sell r-28 g61 h-55
=benefit+serves r-48 g27 m20 h17 k19
=benefit+settles-later r49 g-46
=benefit+sold-apart g-21
=benefit+sold-short g42 k15
=benefit+speed-up h35
=benefit+stakes m28 h21
=benefit+stipulated r99 g-20
=benefit+sums-0 g-36 m-74 h-81 k35
=benefit+sums-1 r19 g-67 m-15 h-18
=benefit+sums-2 r17 g-22 h20 k-15
=benefit+sums-3 r15
=benefit+sums-apart h47
=benefit+sums-equal r-27
=benefit+sums-grow m-15 h-27
=benefit+sums-shrink r42 g-15
=benefit+surety-pay r-25
=benefit+take-in r81
=benefit+tied-deal r-20 g-27
=benefit+to-debtor r32
=benefit+to-learn r16 g15
=benefit+to-oppose r-20 g38
=benefit+trade g33 h-62
=benefit+trading r87 g21
=benefit+travelling h26
=benefit+under h33
=benefit+undescribed g-28
=benefit+unit r-42 m-36 h81 k-49
=benefit+unknown g-15 k-39
=benefit+up-down h15
=benefit+wager-event r-18 g43 m-37 h26 k54
=benefit+watchers r111
=benefit+with-money r-80 m26 h21
=benefit+wrapped-gift r-18 g-16 h-33
=bet-house r-108 g-26 m437 h323 k-19
=bet-house+bill h35
=bet-house+capital m38 h77
=bet-house+cash-form m35 h54 k-25
=bet-house+charged-at r-41 m154 h178
=bet-house+comes-later m31
=bet-house+contest-kind g32 m-37
=bet-house+dealing m61 h124
=bet-house+draw h25
=bet-house+equity m-89
=bet-house+errand k24
=bet-house+exchange m33 h59
=bet-house+excused m-33
=bet-house+fee h-33
=bet-house+for-money h109
=bet-house+friends h77
=bet-house+game r-21 m29 h15
=bet-house+gift-money m18 h16
=bet-house+given-back r-16 m52 h88
=bet-house+in-return h-24
=bet-house+insured h28
=bet-house+lawful-rate m18 h71
=bet-house+lease m-54 h67
=bet-house+market-price g18
=bet-house+narcotic m21
=bet-house+online-place g23 m30 h46 k-15
=bet-house+operator r-38 m44 h79
=bet-house+own-stake h55
=bet-house+paid-entry r-24
=bet-house+paper-money m28 h64 k-25
=bet-house+pays-for-chance r-44 m175 h191
=bet-house+reference m50 h38
=bet-house+right-now m46 h119 k21
=bet-house+sale-or-service m51 h106
=bet-house+serves m-104 h31
=bet-house+stakes m29 h113
=bet-house+sums-0 r-67 g-43 m278 h164
=bet-house+sums-1 g17 m104 h95
=bet-house+sums-2 r-40 m48 h64
=bet-house+sums-apart r-26 m44 h40
=bet-house+to-learn m58 h59
=bet-house+to-oppose m-33
=bet-house+trading m24 h77
=bet-house+unit h88
=bet-house+unlawful-business g18 m-60 h-93
=bet-house+wager-event m42 h221
=bet-house+with-money g-19 m34 h103 k-16
=bet-house+works-for m-43
=bill g-64 m-36 h-77 k35
=bill+cash-form r95
=bill+charged-at r137 m32 h-39
=bill+comes-back r-17 k20
=bill+comes-later r40 g20
=bill+commercial-paper r-37
=bill+condition r27
=bill+contest-kind g42 m-22
=bill+contrast g-18 m38 k35
=bill+contribute m-17 k17
=bill+deadline r23
=bill+dealing g-119 k22
=bill+deferred r-34 g-26 k26
=bill+denial r-19 g-88 k43
=bill+draw m44
=bill+equity g20 m-20
=bill+errand g26 k18
=bill+exchange r33
=bill+excused m24 h25
=bill+extra g-22 k56
=bill+false-words r-40 g-23 k99
=bill+fee r-27 m17
=bill+fixed-gain g-16
=bill+fixed-paper r71
=bill+fixed-rate h28
=bill+for-money r35
=bill+friends r39 g36 k-45
=bill+gift-money r30 g-45 m26 h23 k-30
=bill+given-back g-16 k35
=bill+guaranteed r-35 g17
=bill+hand-over r-49 g-29 h34 k34
=bill+in-return g-15
=bill+increase r-45 k24
=bill+instalment-count g30
=bill+insured m-20
=bill+keeps-money r49
=bill+late-rent r25
=bill+lawful-bar r-15 g-22
=bill+lawful-rate h22 k-35
=bill+lease r-38 g34 m-20 h-23 k-25
=bill+lend r25
=bill+lend-verb r39
=bill+lender r16
=bill+licensed r-17
=bill+market-price r-28
=bill+meat h-18
=bill+metal-deal r-26
=bill+more-time r-39
=bill+my-wallet-lent k34
=bill+name-after g18
=bill+name-before k-18
=bill+narcotic g34 h-22
=bill+official r23
=bill+online-place m-37 h-23 k24
=bill+operator m17 h50
=bill+outside-prize m25
=bill+paid-entry r-42 g-19 m-26
=bill+paper-early r-31
=bill+paper-money r95 k15
=bill+pays r-35 g-88 k-32
=bill+pays-for-chance r92 g-50 h-45 k-31
=bill+per-period r-43 g54 h41
=bill+play-costs g33
=bill+price-of r74 g-21 k20
=bill+price-word r-28
=bill+priced-thing g-32
=bill+receivable r24
=bill+reference r-56 g-37 m-50 h-30 k36
=bill+repay r-33 k18
=bill+return-on-capital g80
=bill+right-now r54 k-27
=bill+sale-or-service g-27 m-27
=bill+search-for h43
=bill+sell g46
=bill+serves r39 g60 h-30
=bill+settles-later r31
=bill+sham h-39 k41
=bill+small-parts r-16 k-28
=bill+sold-apart r-26 g40 h46
=bill+sold-short r22 k27
=bill+split r-16 k-38
=bill+stipulated r-31 g27
=bill+sums-0 r22 g-16 m-42 h-85 k55
=bill+sums-1 r22 g-46 k-19
=bill+sums-2 r-42
=bill+sums-grow r-52
=bill+surety-pay r22
=bill+take-in g-16 h51
=bill+tied-trade r33
=bill+to-learn m-16
=bill+to-oppose g16 h-21
=bill+trade r106 g16
=bill+trading r-41
=bill+under r43 g-16 k-15
=bill+unit r-123 g92 m-18 h-43 k-29
=bill+unlawful-business h47
=bill+up-down r83 g24
=bill+wager-event r-19 g-33 m62
=bill+watchers r-24 h-37 k20
=bill+with-money r32
=both-later g95
=both-later+charged-at r27
=both-later+comes-later g51
=both-later+deadline r27 g26
=both-later+dealing g38
=both-later+denial g25
=both-later+gift-money r26
=both-later+pays r27
=both-later+pays-for-chance r27 g25
=both-later+reference r-18 g49
=both-later+sale-or-service r25 g40
=both-later+settles-later g26
=both-later+sums-0 g95
=both-later+trading g19
=both-later+unit r26 g33
=buy-back r146 h-56
=buy-back+cash-form r67 g-24
=buy-back+charged-at r80 g-35
=buy-back+comes-later r20
=buy-back+dealing r76 h-23
=buy-back+deferred r55 g-32
=buy-back+extra r51 g-26
=buy-back+for-money r18
=buy-back+gift-money r40 g-32
=buy-back+given-back r-15 g42 h-15
=buy-back+gold-part r28
=buy-back+hand-over r-18
=buy-back+insured r60 h-16
=buy-back+lend g15
=buy-back+narcotic r23
=buy-back+paper-money r37 g-23
=buy-back+pays-for-chance r58 g-15
=buy-back+price-of r82 h-27
=buy-back+reference r68
=buy-back+right-now r-21 g23
=buy-back+sale-or-service r86 h-37
=buy-back+same-back r17 g-27
=buy-back+sell r101 h-32
=buy-back+serves r18 h-17
=buy-back+settles-later r19 g-20
=buy-back+sums-0 r89 g31 h-54
=buy-back+sums-1 g-23
=buy-back+sums-2 r67
=buy-back+sums-grow r15
=buy-back+sums-shrink r25
=buy-back+trade r82 h-27
=buy-back+unit r23 g26
=buy-back+up-down r22
=buy-back+with-money r26
=capital r169 g-119 m-22 h-55 k69
=capital+charged-at r-93 g-39 h-35 k-35
=capital+comes-back r71
=capital+comes-later g27
=capital+commercial-paper r-19
=capital+contest-kind m-15
=capital+contrast r-60 g-25 m-15 h-24 k-28
=capital+contribute r22
=capital+cut-mine r-23
=capital+dealing r110 m23 k19
=capital+debt r-69 g-34
=capital+debt-carrier r45 g-18 h-24
=capital+deferred r-62 g-15 h-18
=capital+denial r87 g-66
=capital+document r49 h-17
=capital+draw m16 h52
=capital+equity r-72 g-36 h76
=capital+errand r-17
=capital+exchange g17 m41
=capital+excused r-41
=capital+extra r-35
=capital+fee r49
=capital+fixed-gain r142 g-19 m-24 h-25
=capital+fixed-paper r33 m-22 h-26
=capital+fixed-rate r32
=capital+for-money m-38
=capital+for-others k26
=capital+friends r-49 g-17 h24
=capital+gift-money r37 g18 m-19 h-20 k38
=capital+given-back r-23 g-33 k-24
=capital+gold g27 h19
=capital+grown-debt r26
=capital+guaranteed r177 g-16 m-37 h-50 k-17
=capital+halal-certified r49 h-17
=capital+hand-over r-135
=capital+increase r23
=capital+insured r-39 g-34 m-32
=capital+interest-business h-21
=capital+islamic-paper r-21
=capital+keep-cut k19
=capital+keeps-money r47 g-44
=capital+lawful-bar g21
=capital+lawful-rate m33
=capital+lease r-65
=capital+lend r-152
=capital+lend-verb r-69 h27
=capital+lender-gain r20
=capital+licensed r30 h-15
=capital+market-price r-95 g37 m21
=capital+more-time r-24
=capital+name-before r20 m18
=capital+not-pork r-17
=capital+not-told g-23
=capital+official r18 g-18 h-31
=capital+online-place r-42 g16 m15 h49 k18
=capital+operator m48
=capital+paid-entry r-22 g26
=capital+paper-money r27
=capital+pass-on g-16 k31
=capital+passes-it r24
=capital+pay-me r18
=capital+pays k17
=capital+pays-for-chance r100 h23
=capital+per-period r164 h-20
=capital+percentage r104 m26 k-20
=capital+price-of r-39 h-51
=capital+price-word k-16
=capital+priced-thing r-33 g22 h24
=capital+principal-stays r59 g-23
=capital+reference r20 m18 h76 k-18
=capital+repay r-78 g-42 m-24
=capital+return-on-capital r64 g-41 m-28 h-20
=capital+right-now h-18
=capital+sale-or-service g-17 m26 h35
=capital+search-for r-20 g-24 h29
=capital+sell r23
=capital+serves r-34 g-25 h-32
=capital+sold-apart r58 g-21
=capital+sold-short r44
=capital+speed-up k17
=capital+split r-24 k39
=capital+stakes r36 h35
=capital+stays-unseen r-16 k25
=capital+stranger g-16 k64
=capital+sums-0 r63 g-106 m-16 h-89 k56
=capital+sums-1 r90 h28
=capital+sums-2 g-16
=capital+sums-apart r31 g-16
=capital+sums-shrink r-19
=capital+surety-pay r-41 k26
=capital+take-in r-66 h26
=capital+to-dispose g-18
=capital+to-learn k-16
=capital+to-oppose r-37 g-22 m-21
=capital+trade r18
=capital+trading r-83 g15 m76
=capital+travelling m20
=capital+under g-15 m18 h41
=capital+unit r122 g-37 k-17
=capital+unknown k23
=capital+unlawful-business r-41 m73 h143
=capital+up-down r-61 g19 m30
=capital+wager-event r15 h23
=capital+wash-money k42
=capital+watchers r21 h-36
=capital+with-money r39 h52
=cash-form r58 g-20 h-37 k81
=cash-form+charged-at r135 g-39 h15 k58
=cash-form+comes-back r26 m-16 k27
=cash-form+comes-later g71
=cash-form+commercial-paper g21
=cash-form+conceal g-16 h-15 k22
=cash-form+condition r28 g16
=cash-form+contest-kind r-16 h31
=cash-form+contract-bet g31
=cash-form+contrast r87 h22 k-19
=cash-form+cut-mine r29 h-18
=cash-form+deadline r-29 g38 h18
=cash-form+dealing r-28 g-82 m-18 k-40
=cash-form+debt r72 m-18 h-24 k16
=cash-form+debt-carrier r20
=cash-form+debt-grows r34
=cash-form+deferred r72 g65
=cash-form+denial r47 g-42 k63
=cash-form+document r-19 h33 k20
=cash-form+equity r50
=cash-form+erase-it r-21 h-25 k34
=cash-form+errand k16
=cash-form+exchange g41 m-38
=cash-form+excused r-18 g-25 m-15
=cash-form+extra r37 g-53 h36
=cash-form+false-words k-19
=cash-form+fee r-31 m15 k46
=cash-form+fixed-gain r29
=cash-form+fixed-paper r63 g-33 h-21
=cash-form+fixed-rate r49 h18 k-16
=cash-form+for-money r16 g-23 m20 h33 k-32
=cash-form+foreign-currency r-56
=cash-form+forward-deal g36
=cash-form+friends r43 g-32 h-15 k38
=cash-form+game r-17 h144 k-30
=cash-form+gift-money r-61 m30 h-77 k18
=cash-form+gift-to r-16 h-18
=cash-form+given-back r46
=cash-form+gold r-63 m-16
=cash-form+gold-part r56 g29
=cash-form+grown-debt r18
=cash-form+guaranteed r41
=cash-form+hand-over r41 m-53 h-42
=cash-form+hidden-name r-28 g-16 k37
=cash-form+in-return r36 g18
=cash-form+increase r-19 h19
=cash-form+instalment-count r45 g21
=cash-form+insured r96 g49 h-34 k-16
=cash-form+keep-cut r-16 h-15
=cash-form+kept-by-creditor h23
=cash-form+late-rent g-42 h-27 k-25
=cash-form+lawful-bar r30 h37
=cash-form+lawful-rate r119 h-36
=cash-form+lease r57 g-37
=cash-form+left-open g20
=cash-form+lend r29 m-18 k21
=cash-form+lender k-26
=cash-form+lender-gain r15
=cash-form+licensed r-19 k19
=cash-form+market-price r-26 h-20
=cash-form+metal r111 g-33 k-31
=cash-form+metal-deal r126 g-33 k-34
=cash-form+more-back r15
=cash-form+more-time k15
=cash-form+my-loss h15
=cash-form+my-wallet-lent r-46 k48
=cash-form+name-after m22 h22
=cash-form+name-before h16
=cash-form+narcotic r-32 m22 h73 k-16
=cash-form+nobody-knows r23
=cash-form+not-chosen r-29 g35
=cash-form+not-pork r15 m48 h61
=cash-form+not-told r-19 h-16 k23
=cash-form+official h65 k-18
=cash-form+online-place m-23 h68 k-21
=cash-form+operator m16
=cash-form+outside-prize r26
=cash-form+own-account k33
=cash-form+paid-entry r54
=cash-form+paper-early r34
=cash-form+paper-money r52 m-18 h-40 k50
=cash-form+pass-along r-26 k53
=cash-form+pass-on r-42 k34
=cash-form+passes-it r35 m-24
=cash-form+payroll r40
=cash-form+pays r47 g-50 m-22
=cash-form+pays-for-chance g68 m19 h54 k-24
=cash-form+per-period r-28 g27 h37 k51
=cash-form+percentage h-17
=cash-form+pledge r24
=cash-form+price-of g-42 h15
=cash-form+price-word r-38 g21
=cash-form+priced-thing r18 m-19 h-55 k-19
=cash-form+quick-cash r92 g-21 h-20 k45
=cash-form+receivable r39
=cash-form+reference r107 h-21 k-41
=cash-form+repay r56 h29
=cash-form+return-on-capital r28 g-19
=cash-form+right-now r20 g-49 m18 h38
=cash-form+sale-or-service h20 k66
=cash-form+same-back r56 g-20
=cash-form+sell r42 g-65 h-26 k-33
=cash-form+serves r36 g-19
=cash-form+settles-later r40 g39
=cash-form+sham g-25 k-32
=cash-form+sold-apart r28 k15
=cash-form+sold-short r78 g-49 h38 k-23
=cash-form+speed-up r16
=cash-form+stakes g15 h54
=cash-form+stipulated r32
=cash-form+stranger m-26
=cash-form+sums-0 r68 g-87 h-24 k94
=cash-form+sums-1 r16 m39 h18 k16
=cash-form+sums-2 r-34 g82 m-56 h-45 k-24
=cash-form+sums-3 m18
=cash-form+sums-apart r-23 m23
=cash-form+sums-equal r-77 m-15 k-23
=cash-form+sums-grow r-75 g100 m-19
=cash-form+sums-shrink r147 m-26 h-18
=cash-form+surety-pay h-17 k25
=cash-form+take-in r32 g-17 m-27
=cash-form+tick-guess m44
=cash-form+to-learn m-21 h-19
=cash-form+to-oppose k30
=cash-form+trade r16 g-50 m17 h60 k-24
=cash-form+trading r49 m21 h-25 k-24
=cash-form+travelling r-21 h18
=cash-form+two-prices r-50 g36
=cash-form+undecided r-27 g88
=cash-form+under h20
=cash-form+unit r-33 g27 h-16 k69
=cash-form+unknown r53 g-22
=cash-form+unknown-party r-15 m-25 h-18 k18
=cash-form+unlawful-business m66 h60
=cash-form+unlicensed r-15 h24 k16
=cash-form+unlicensed-giving r-15 k40
=cash-form+up-down r56
=cash-form+wager-event g-17 h99 k-39
=cash-form+waiting r48
=cash-form+wash-money h-15 k32
=cash-form+watchers h24 k-46
=cash-form+with-money g-24 m23 h53 k-19
=chance-pay r-21 g-88 m227 h-85 k-29
=chance-pay+chance-prize g-23 m57 h-38
=chance-pay+charged-at g-28 m81 h-41
=chance-pay+dealing g-57 m76
=chance-pay+draw h-46
=chance-pay+gift-money m33
=chance-pay+insured g-31 m52 h17
=chance-pay+paid-entry g-21 m23 h-50
=chance-pay+pays m21
=chance-pay+pays-for-chance r-15 g-43 m100 h-15
=chance-pay+reference g-27 m25 h-31
=chance-pay+sums-0 g-66 m144 h-55 k-27
=chance-pay+sums-1 g-21 m75 h-29
=chance-pay+trade g-28 m16
=chance-pay+unit g-35 m41
=chance-pay+wager-event g-38 m77
=chance-pay+with-money g-20 m28
=chance-prize r-27 g-92 m302 h-108
=chance-prize+charged-at g-27 m78 h-21
=chance-prize+dealing g-48 m23
=chance-prize+draw g-32 m39 h-21
=chance-prize+game m19
=chance-prize+gift-money g-22 m-37
=chance-prize+meat m36
=chance-prize+not-told g-48 m43
=chance-prize+online-place h36
=chance-prize+pays g-19
=chance-prize+pays-for-chance g-76 m138 h-29
=chance-prize+price-of g38 m-20 h-16
=chance-prize+reference m20
=chance-prize+shut-thing g-22 m25
=chance-prize+sums-0 r-21 g-82 m236 h-87
=chance-prize+sums-1 m55 h-20
=chance-prize+trade g-28 m16
=chance-prize+unit h-18
=chance-prize+wager-event g-25 m27
=charged-at r35 g-124 m-58 h-37
=charged-at+charity r-29 g-24 m15 h-40
=charged-at+collection r-20 g-16 h-73 k86
=charged-at+comes-back r141 g23 m27 h-28 k-24
=charged-at+comes-later r-95 h-48 k-25
=charged-at+commercial-paper r32 g-31 h-42 k-19
=charged-at+condition r81 g20
=charged-at+contest-kind g-58 m18 h-119 k43
=charged-at+contract-bet r-36 g77 h22 k-18
=charged-at+contrast r-46 g76 h19
=charged-at+contribute r26 m-45 h-22
=charged-at+cut-mine r-29 h21 k33
=charged-at+deadline r-51 g85 m-36 h-61 k-28
=charged-at+dealing r55 m81 k15
=charged-at+debt r93 m-26 h59
=charged-at+debt-carrier m-21 h-26
=charged-at+debt-grows r70
=charged-at+deferred r110 g-38 h-30 k24
=charged-at+delay-charge g-31 m19
=charged-at+denial r-92 g63 m-27 h-81 k45
=charged-at+dependant k-17
=charged-at+described r28 g-64 h-31
=charged-at+document r26 g-66 m-15 h-26 k-23
=charged-at+draw g44 m157 h-15
=charged-at+each-in r-15 g-35
=charged-at+equity g-101 m-93 h68
=charged-at+erase-it k34
=charged-at+errand g-54 k-32
=charged-at+exchange r-20 m-21 h-72
=charged-at+excused r-99 g29 m46 k-35
=charged-at+extra r53 g65 h-22 k-17
=charged-at+false-words g-23 h-28 k92
=charged-at+fee r71 g-32 m-46 h-73 k-52
=charged-at+first-takes r-18 g-22 m19
=charged-at+fixed-gain r-24 g35 h15 k18
=charged-at+fixed-paper r95 g-19 h-22
=charged-at+fixed-rate r-64 g-26 m27
=charged-at+for-money r170 g26 m-38 h53
=charged-at+for-others k24
=charged-at+foreign-currency r72 g-73 h-46
=charged-at+forward-deal r-18 g67
=charged-at+free-use r39 g-21
=charged-at+friends r135 k-29
=charged-at+future-crop r-31 g62
=charged-at+game r-26 g-38 m70 h15
=charged-at+gift-money r41 g-32 m26 k26
=charged-at+gift-to r-56 g-40 h-75 k-16
=charged-at+given-away r-54 g-18
=charged-at+given-back r78 g21 h-68
=charged-at+giving-drive r-16 g-28 h-42 k43
=charged-at+gold r-20 g33 k-17
=charged-at+gold-part r54 k24
=charged-at+grows-with-time r42 h-22
=charged-at+guaranteed r44 g64 m-24 h-25
=charged-at+guarantor r53 g-26
=charged-at+guarantor-gain r28 h-20
=charged-at+hand-over g87 m32 h86 k-139
=charged-at+hangs-if g50
=charged-at+he-picks g133 h-16
=charged-at+improper h41
=charged-at+impure-wealth r-21 m-16 k-19
=charged-at+in-return r25 g106
=charged-at+increase r108
=charged-at+instalment-count r75 g79 h-36
=charged-at+insurance-business g57
=charged-at+insured r-21 g-55 m47 h59 k-17
=charged-at+interest-business r-95 h138
=charged-at+interest-product r-31 h74
=charged-at+islamic-paper r-47 g45
=charged-at+keep-cut r-30 m27 h78 k48
=charged-at+keeps-money r93 g-38
=charged-at+kept-by-creditor r19 g29 m33 h-60
=charged-at+late-charge r-22
=charged-at+late-rent r-71 g39 h23 k25
=charged-at+lawful-bar h-18 k-34
=charged-at+lawful-rate r-161 g31 m-18 h-53 k-76
=charged-at+lease r100 m-74 h75 k-72
=charged-at+left-open r-24 g53
=charged-at+lend r69 m-19 h61
=charged-at+lend-verb m-31 h78 k21
=charged-at+lender r-25
=charged-at+lender-gain r106 m22 h-15
=charged-at+licensed g-63 m22 h24 k-20
=charged-at+limit r124 g-15 m-19
=charged-at+loose-order g54
=charged-at+loser-pays m63
=charged-at+lost-contest m42
=charged-at+market-price r47 g-84 m40 h16 k-17
=charged-at+meat r-28 g-72 m-28 k-15
=charged-at+meat-trade h-61
=charged-at+metal h-61 k-19
=charged-at+metal-deal r-30 h-37
=charged-at+more-back r126 g-29 h-26
=charged-at+more-time r36 h-16 k19
=charged-at+my-loss g41 h-32
=charged-at+my-wallet-lent r-57 g-17 k44
=charged-at+name-after r22 g-28 m-24 h-109 k56
=charged-at+name-before r146 g-40 m28 k23
=charged-at+narcotic r88 m63 h41
=charged-at+no-date g49
=charged-at+no-day g92
=charged-at+no-decision-date g26
=charged-at+nobody-knows g158 m-25 h-34
=charged-at+not-chosen r-21 g52
=charged-at+not-mine-yet r-24 g78
=charged-at+not-pork r-53 m-45 h-166
=charged-at+not-told g69 h16
=charged-at+official r-99 m34 h38
=charged-at+one-source g27
=charged-at+online-place g55 m56 h78 k44
=charged-at+operator r-15 g-67 h172 k17
=charged-at+out-of-reach g140
=charged-at+out-there g65
=charged-at+outside-prize r-89 g-43 m-49 h-61
=charged-at+own-account r-28 k28
=charged-at+own-zakat-rate r-23 g62 m-21 h-41
=charged-at+paid-entry r-99 g30 m92 h29 k18
=charged-at+paper-money r107 g-39 h23 k60
=charged-at+pass-along r-48 k41
=charged-at+pass-on r29 h-31 k-38
=charged-at+passes-it r-41 g-34 k21
=charged-at+pay-for-cover g32 h36
=charged-at+pay-me g31 k30
=charged-at+payment-versus-payment r-36 m-15 h-20
=charged-at+payroll r-43 h20
=charged-at+pays r-43 g48 m47 h-46 k-30
=charged-at+pays-for-chance m-66 h-93 k-27
=charged-at+per-period r-16 m36
=charged-at+percentage r-16 g-27 m-60 k27
=charged-at+play-costs r-52 m-15
=charged-at+price-later r47 g-67
=charged-at+price-of r78 g58 h-81
=charged-at+price-open g65
=charged-at+price-word r87 g36 m39 h54 k-20
=charged-at+priced-thing g74 m78 k-24
=charged-at+promised-cut r54
=charged-at+quick-cash r38
=charged-at+rate-charge r92 h-19
=charged-at+receivable r-38 g20 h-39
=charged-at+reference r-112 g152 h-22
=charged-at+refusal r-22 g75 m-21 h-15
=charged-at+repay r36 g38 m15 h-22 k-27
=charged-at+reschedule r31
=charged-at+return-on-capital r-89 g25 m33 h-35 k30
=charged-at+right-now g-33 m71 h174 k19
=charged-at+salam g21
=charged-at+sale-or-service r-36 g-22 m110 h-35 k-18
=charged-at+same-back r47 g-28
=charged-at+sea-catch g41 h30
=charged-at+search-for g24
=charged-at+sell r44 g-112 h-46
=charged-at+serves g56 m-75 h24
=charged-at+settles-later r-43 g21 h-25 k-25
=charged-at+sham g-16 k41
=charged-at+shut-thing g33
=charged-at+small-parts g-47
=charged-at+sold-apart g103 h-43
=charged-at+sold-short r-93 g99 m-27 h-31
=charged-at+speed-up r-45 m16 h71
=charged-at+split r-28 g-26 h26 k-27
=charged-at+stakes r-31 g47 h18
=charged-at+stays-unseen k15
=charged-at+stipulated g-22
=charged-at+stranger h-45 k57
=charged-at+sums-0 r-33 m-86 h-29
=charged-at+sums-1 r17 g-43 h47 k17
=charged-at+sums-2 r100 g-60 m18 h-60
=charged-at+sums-3 r-49 g-22 m25
=charged-at+sums-apart r41 m41 h-30 k16
=charged-at+sums-equal r-96 g-33 m-38 h-31
=charged-at+sums-grow g-20 m39 h16 k-15
=charged-at+sums-shrink r92 g-24
=charged-at+surety r60 g-28
=charged-at+surety-pay r-67 m-25 k-15
=charged-at+takaful g-37
=charged-at+take-in r-17 m15 h75 k45
=charged-at+tick-guess r-16 g25 m30
=charged-at+tied-deal r20
=charged-at+tied-trade r28
=charged-at+to-debtor r-38 g-36 h-16
=charged-at+to-dispose r-79 g-35
=charged-at+to-learn r-22 h-21 k-32
=charged-at+to-oppose r38 g83 m-42 h-70
=charged-at+to-treat h-45
=charged-at+trade r19 h-24
=charged-at+trading r-30 g-111 k-36
=charged-at+travelling r-69 g33 m16 h81 k-25
=charged-at+two-prices r-64
=charged-at+unborn g117
=charged-at+undecided g57
=charged-at+under h57 k-32
=charged-at+undescribed g55
=charged-at+unit r120 g-85 m-48 h47 k16
=charged-at+unknown g24
=charged-at+unknown-party r-25 g-20 h-18 k51
=charged-at+unknown-quantity g21
=charged-at+unlawful-business r-44 g-25 m-24 h303
=charged-at+unlicensed g-19 h24 k57
=charged-at+unlicensed-giving g18 k85
=charged-at+up-down r109 g16 m49 h-46
=charged-at+wager-event r-53 g-28 m32 h29 k15
=charged-at+wait-pay r88
=charged-at+waiting r169 g-27 m-34 h-27
=charged-at+watchers r-24 h21 k81
=charged-at+winner-takes r16 g-20 m51 h-22
=charged-at+with-money g105 h-42 k-23
=charged-at+works-for r20 m-55 h123
=charged-at+wrapped-gift r-18
=charged-at+zakat m-16
=charity r-89 g-50 h-87 k-33
=charity+collection k32
=charity+dealing r-23 h25
=charity+debt r-39
=charity+deferred r-28
=charity+denial k46
=charity+draw m47
=charity+fee r-25 h16
=charity+gift-money r-31
=charity+gift-to r-50 g-46 m33 h-57
=charity+given-away k-19
=charity+giving-drive r-18 g-25 h-33
=charity+hand-over r-24 m-30 k-28
=charity+impure-wealth r-25 m-18
=charity+insured r-25
=charity+late-charge r-51
=charity+lawful-rate r-21 g-31 h-33
=charity+lender r34
=charity+licensed k-27
=charity+more-time r-107
=charity+name-after k-15
=charity+name-before k-15
=charity+narcotic r-40
=charity+online-place r-28
=charity+paid-entry m47
=charity+pays-for-chance r-35 m33
=charity+price-of h25
=charity+receivable r-17
=charity+reference r-48 g-15 m24
=charity+repay m17
=charity+sale-or-service r-37
=charity+serves r-23
=charity+sums-0 r-70 g-50 m-18 h-77 k-32
=charity+sums-1 r-28
=charity+to-dispose r-84 g-45 m-36 h-35
=charity+to-oppose r-19 m-17 h-16 k-21
=charity+trade h33
=charity+trading h15
=charity+unit r-53 g-23 m18
=charity+unlawful-business h-19
=charity+unlicensed k34
=charity+unlicensed-giving k41
=charity+wager-event r-17
=charity+waiting r-113
=charity+watchers r-18 k-16
=charity-draw m19
=charity-draw+unlawful-business m19
=collection g-52 m-26 h-69 k117
=collection+comes-back r23
=collection+comes-later r15
=collection+dealing k-19
=collection+debt r31
=collection+denial g-20 h-20 k54
=collection+excused k21
=collection+gift-money k-32
=collection+gift-to k28
=collection+giving-drive g-16 h-20 k84
=collection+gold r-20 k-15
=collection+hand-over r35
=collection+lawful-rate k42
=collection+lend r20
=collection+name-after k16
=collection+name-before k19
=collection+pays-for-chance r22 k-19
=collection+per-period h38
=collection+reference r-15 k21
=collection+sale-or-service k-22
=collection+serves r17 g-15 h-22
=collection+sums-0 g-52 m-24 h-55 k128
=collection+sums-1 r-15
=collection+sums-2 r17
=collection+take-in r30
=collection+to-dispose k42
=collection+unit k50
=collection+unlicensed g-17 h-15 k36
=collection+unlicensed-giving h-26 k103
=comes-back r131 g-74 h-68 k26
=comes-back+comes-later r25 g29
=comes-back+commercial-paper k17
=comes-back+condition r21
=comes-back+contrast r112 h-21
=comes-back+deadline g32
=comes-back+dealing g33 h-51 k21
=comes-back+debt g-24
=comes-back+delay-charge r-16
=comes-back+denial r38 g-55 m20
=comes-back+document h18 k30
=comes-back+equity r23 g-34
=comes-back+errand g19 k24
=comes-back+excused r50
=comes-back+extra r-28
=comes-back+fee r42
=comes-back+fixed-rate g53 k-21
=comes-back+for-money r-26
=comes-back+foreign-currency m-15
=comes-back+free-use r37
=comes-back+friends r-45
=comes-back+gift-money r65 m-24 h-60 k37
=comes-back+given-back g-105
=comes-back+giving-drive k25
=comes-back+gold g-31
=comes-back+gold-part r27
=comes-back+hand-over r51 m-18 h-25 k-49
=comes-back+in-return r38 g19
=comes-back+increase r-17
=comes-back+insured g45
=comes-back+keep-cut r-52 g19
=comes-back+lawful-bar r-19 g-16
=comes-back+lawful-rate r44
=comes-back+lease g-22
=comes-back+left-open r22
=comes-back+lend r-50 g-22 h-20 k-24
=comes-back+lend-verb r-21
=comes-back+lender r-33
=comes-back+lender-gain r19
=comes-back+licensed k37
=comes-back+limit r39
=comes-back+market-price r37 g-37 h28 k16
=comes-back+metal-deal k25
=comes-back+more-back r27 h-15
=comes-back+name-after r51
=comes-back+name-before r17 h42
=comes-back+narcotic r42
=comes-back+not-pork r23 g66 k-17
=comes-back+not-told g25
=comes-back+official r-17
=comes-back+online-place h18
=comes-back+own-zakat-rate g-15
=comes-back+paid-entry g19
=comes-back+paper-money m-16 k27
=comes-back+passes-it g-15
=comes-back+pay-me r55 g-26
=comes-back+payroll g-15
=comes-back+pays r-26 g34 m-20 h-30 k24
=comes-back+pays-for-chance r84 g-61 m-43 h-51 k-20
=comes-back+per-period r-70
=comes-back+price-of r22 g47
=comes-back+price-word r68 k16
=comes-back+priced-thing r36 g-21
=comes-back+rate-charge r18
=comes-back+reference r-66 g49 k31
=comes-back+repay g-106
=comes-back+return-on-capital r-20 g-22
=comes-back+right-now k-17
=comes-back+sale-or-service r42 k33
=comes-back+sea-catch g19
=comes-back+sell g19
=comes-back+settles-later g48
=comes-back+sham r18 h20
=comes-back+sold-short r-37
=comes-back+speed-up k15
=comes-back+stipulated r31
=comes-back+stranger m-15
=comes-back+sums-0 r19 g26 m26 h-37 k70
=comes-back+sums-1 g-44 m-31 h-16
=comes-back+sums-2 r109 g-40 k-30
=comes-back+sums-3 g-17
=comes-back+sums-apart r-51 g-21
=comes-back+sums-equal r-95 g-16
=comes-back+sums-grow r182 g-20 k-22
=comes-back+sums-shrink r83
=comes-back+take-in g27
=comes-back+trading r47 g-40
=comes-back+unit r-94
=comes-back+unknown-party m-15
=comes-back+up-down r18
=comes-back+wager-event g16 m41 h25
=comes-back+winner-takes g-22
=comes-later r47 g25 m-59 h-71
=comes-later+commercial-paper r18 g28
=comes-later+contest-kind g29 m27
=comes-later+contrast r31 g67
=comes-later+contribute m21
=comes-later+deadline g50
=comes-later+dealing r50 g-56 m-48 h-41 k-17
=comes-later+debt r-25 g-29 m-20 h21
=comes-later+debt-carrier r37
=comes-later+deferred r-81 k16
=comes-later+delay-charge r18
=comes-later+denial r78 g-29 m20
=comes-later+equity r-61 h61
=comes-later+errand r30
=comes-later+exchange r120 g-61
=comes-later+excused r30 h26
=comes-later+extra r39 g-65
=comes-later+fee g-16
=comes-later+fixed-gain r-33
=comes-later+fixed-rate r49
=comes-later+for-money r15
=comes-later+foreign-currency r267 g-90 m-27
=comes-later+friends r97 g-66
=comes-later+gift-money r57 g73 h-43
=comes-later+given-back r19
=comes-later+gold r112 g-71
=comes-later+gold-part r34 g-15 m-17
=comes-later+guaranteed h34
=comes-later+hand-over r44 g-92 m-35 h-44
=comes-later+hangs-if m-16
=comes-later+instalment-count r-41 g31
=comes-later+insured g-38
=comes-later+interest-business r-50 h50
=comes-later+late-rent r-15 g-28
=comes-later+lawful-bar r19 g-22
=comes-later+lawful-rate r62
=comes-later+left-open r-27 g34
=comes-later+lend r-35 g-31 m-22
=comes-later+lender r-48 h20
=comes-later+limit r23
=comes-later+market-price r79 g-63
=comes-later+meat r-21 g24 h-19
=comes-later+metal r-45
=comes-later+metal-deal r-60 m19
=comes-later+more-back r36
=comes-later+more-time r-18 h22
=comes-later+name-after g-27
=comes-later+name-before r45
=comes-later+narcotic r33
=comes-later+not-chosen r-18 g23
=comes-later+not-mine-yet r-18 g26
=comes-later+not-pork r-28 g43
=comes-later+not-told g44
=comes-later+official r16 g-27 k26
=comes-later+online-place g30 h-17
=comes-later+own-zakat-rate g79
=comes-later+paper-early r-43
=comes-later+paper-money r30 g73 h-17
=comes-later+pass-on g26
=comes-later+passes-it r-17 k25
=comes-later+payroll r45 g-27
=comes-later+pays g-53
=comes-later+pays-for-chance r82 g-53 m-44 h-29
=comes-later+price-later r30 g-32
=comes-later+price-of r31 g22 m-28 h-18
=comes-later+price-open g79
=comes-later+price-word r-58 g22
=comes-later+priced-thing r104 g-52
=comes-later+principal-stays r-19 g-25
=comes-later+receivable r-19
=comes-later+reference r51 g27 h-17
=comes-later+repay r-28 g-52
=comes-later+return-on-capital r-73 g-16
=comes-later+right-now r93 g-92 m-28 h-25
=comes-later+salam g48
=comes-later+sale-or-service r55 g29 m-33 h-27
=comes-later+sea-catch g18
=comes-later+search-for g68
=comes-later+sell r66 g-52
=comes-later+serves r40 h23
=comes-later+settles-later r-51 g40 m-33 k16
=comes-later+sham r23
=comes-later+small-parts g25
=comes-later+sold-apart r-19 g-30
=comes-later+sold-short g-19
=comes-later+stipulated r44 g-19
=comes-later+sums-0 g110 m-43 h-16
=comes-later+sums-1 r132 g-44 m19 h-18 k15
=comes-later+sums-2 r-89 g-37 m-28 h-21
=comes-later+sums-3 h-16
=comes-later+sums-apart h-17
=comes-later+sums-equal r-146
=comes-later+sums-grow r60 g-32 m-19 k-19
=comes-later+sums-shrink k19
=comes-later+take-in r47 m-16 k31
=comes-later+to-learn r35
=comes-later+trade r70 g-58 m-19
=comes-later+trading r53 g-58
=comes-later+two-prices r-21
=comes-later+unborn g21
=comes-later+undecided r-32 g49
=comes-later+unit r-93 g-73 h15
=comes-later+unlawful-business r18
=comes-later+up-down g19 m32
=comes-later+wager-event r18 g32 h-23
=comes-later+waiting r-42 h22
=comes-later+watchers r-39 g-35 k45
=comes-later+with-money h19
=commercial-paper r105 g-74 m-30 h-76
=commercial-paper+dealing r45 g-25 h-28 k-22
=commercial-paper+deferred r43 g-22
=commercial-paper+denial g-37 k15
=commercial-paper+errand h-17 k-21
=commercial-paper+exchange r17
=commercial-paper+excused r-22
=commercial-paper+false-words g-21 h-15 k27
=commercial-paper+fee r-15
=commercial-paper+fixed-gain r-16
=commercial-paper+friends r47 k-25
=commercial-paper+gift-money r-30
=commercial-paper+hand-over r62 k-31
=commercial-paper+instalment-count g28
=commercial-paper+keep-cut r63 h22 k-21
=commercial-paper+lawful-rate k-29
=commercial-paper+lease r-43 h29
=commercial-paper+market-price r-15 g28 h18
=commercial-paper+narcotic h-34
=commercial-paper+online-place r-19 h-33
=commercial-paper+paper-early r102 g-24 h-18 k-22
=commercial-paper+paper-money r-17 g28
=commercial-paper+pays g-20
=commercial-paper+pays-for-chance r39 h-21 k-101
=commercial-paper+per-period r-24 k-20
=commercial-paper+price-of r133
=commercial-paper+price-word r-30 g28 k15
=commercial-paper+reference g-28 m-19
=commercial-paper+right-now r-43 k17
=commercial-paper+sale-or-service r84 g-40 m-19
=commercial-paper+sell r90
=commercial-paper+serves r-48
=commercial-paper+settles-later r54 g-22
=commercial-paper+sham h-44 k90
=commercial-paper+small-parts h29 k-16
=commercial-paper+sold-short r80 k-15
=commercial-paper+split h29
=commercial-paper+sums-0 r86 g-62 m-22 h-63
=commercial-paper+sums-1 r-49
=commercial-paper+sums-2 r69
=commercial-paper+sums-shrink r69
=commercial-paper+take-in r-15
=commercial-paper+to-oppose r17
=commercial-paper+trade r266 h-22 k-28
=commercial-paper+trading h28
=commercial-paper+under r26
=commercial-paper+unit r-69 g-30 m-19
=commercial-paper+wager-event k26
=commercial-paper+waiting r-21
=commercial-paper+watchers r-66 h21 k-37
=conceal r-37 g-62 m17 h35 k211
=conceal+dealing g-15 k42
=conceal+denial g-55 m26 h-16 k83
=conceal+document h64 k-66
=conceal+errand h49
=conceal+false-words h-43
=conceal+gift-money g-27 h-17 k27
=conceal+licensed h19
=conceal+pays k18
=conceal+pays-for-chance h15
=conceal+reference g26 m32 h89
=conceal+sale-or-service h29 k20
=conceal+sums-0 r-37 g-62 m17 h18 k220
=conceal+unit g-18 h81 k61
=conceal+watchers k57
=condition r150 m-16 k-22
=condition+contrast r86 h27
=condition+dealing r-40 g-15
=condition+debt r96 g-20
=condition+excused r26 h51
=condition+extra r19
=condition+free-use r55
=condition+friends r28
=condition+gift-money r37 h-15
=condition+hand-over r47
=condition+hangs-if g27
=condition+in-return r51 h30
=condition+lawful-rate r22
=condition+lease r29 g-23
=condition+lend r145 g-21
=condition+lend-verb r38
=condition+lender r32
=condition+own-account h51
=condition+paid-entry h51
=condition+paper-money r28 g16
=condition+pays h-15
=condition+pays-for-chance r90 h27
=condition+per-period r24
=condition+price-of r28 g-45 h51
=condition+price-word r19
=condition+priced-thing g16
=condition+reference r36 g-21
=condition+sale-or-service r45 g-39
=condition+sell r-28 g17
=condition+sums-0 r43 m-16 h19 k-18
=condition+sums-1 r77
=condition+sums-2 r21
=condition+sums-apart r30
=condition+surety-pay h51
=condition+take-in r28
=condition+tied-deal r41 g-33
=condition+tied-trade r38 g-16
=condition+trade r19 g-18
=condition+trading g-22
=condition+up-down r19
=condition+works-for g-16
=contest-kind r-51 g-44 m95 h-90
=contest-kind+contribute g-23
=contest-kind+dealing r27 g27 m15 k15
=contest-kind+debt r49 m46
=contest-kind+delay-charge r31 h-27
=contest-kind+draw h28
=contest-kind+equity m-16
=contest-kind+errand m-20
=contest-kind+extra g-28 m61
=contest-kind+fee m-45
=contest-kind+first-takes m29 h-18
=contest-kind+for-money r-46 m168 h-30 k-16
=contest-kind+foreign-currency r-22 g37
=contest-kind+friends m22 h-51
=contest-kind+game r-37 g-54 m-31 h-61
=contest-kind+gift-money r-29 m65 k44
=contest-kind+hand-over m56 h22
=contest-kind+insured m43
=contest-kind+keep-cut m-45
=contest-kind+late-rent m-28 h-15
=contest-kind+lawful-bar m-16
=contest-kind+lease m-30
=contest-kind+lend r48 m48
=contest-kind+licensed r18
=contest-kind+loser-pays r-18
=contest-kind+market-price r-23 g-29 h-33
=contest-kind+meat g50 m-18 h-17
=contest-kind+my-loss m55
=contest-kind+name-after r18
=contest-kind+name-before h17
=contest-kind+narcotic h16
=contest-kind+not-pork g-18 m40
=contest-kind+online-place g-39 m45 h46
=contest-kind+operator m27 h67
=contest-kind+out-there g31 m31
=contest-kind+outside-prize m-35
=contest-kind+paid-entry m-72 h-52 k44
=contest-kind+paper-money r-16 h31
=contest-kind+pays m53 h-28
=contest-kind+pays-for-chance m20 h-36
=contest-kind+per-period m-35 h23
=contest-kind+percentage h15
=contest-kind+price-of g51 m-38 h23 k18
=contest-kind+price-word g22
=contest-kind+priced-thing r-23 g-23 m-17 h-30
=contest-kind+receivable m17
=contest-kind+reference g-31 m-81 h-65 k44
=contest-kind+repay r17 m15 h18
=contest-kind+return-on-capital m-15
=contest-kind+right-now g21 m17
=contest-kind+sale-or-service r-22 g83 m-79
=contest-kind+sold-short k17
=contest-kind+stakes g30 h21
=contest-kind+sums-0 r-26 g-39 m-77 h-65
=contest-kind+sums-1 m112 h-31
=contest-kind+sums-2 m59
=contest-kind+sums-apart m23
=contest-kind+take-in g-21 m52
=contest-kind+tick-guess g-16 m15
=contest-kind+to-learn m-27
=contest-kind+to-oppose r22 m15
=contest-kind+trade r-22 h23 k18
=contest-kind+trading g-17 h-18
=contest-kind+unit r32 g24
=contest-kind+unlawful-business h53
=contest-kind+up-down g54 m-34
=contest-kind+wager-event r-20 g-77 m44 h-31
=contest-kind+winner-takes g-18 m44 h-22
=contest-kind+with-money r-32 m124
=contract-bet r-115 g368 m-81 h-120 k-32
=contract-bet+dealing r-60 g86
=contract-bet+debt r-18 g34 h22
=contract-bet+draw r65 g-18 m-27
=contract-bet+equity g35 h-20
=contract-bet+exchange r-77 g101
=contract-bet+excused r-32 g28
=contract-bet+extra r-26 g18 m-20
=contract-bet+fee r15 g19
=contract-bet+fixed-gain g25 h22
=contract-bet+gift-money r-23 g45
=contract-bet+guaranteed r-26 g32
=contract-bet+insured r-30 g29 m-15
=contract-bet+lend r-18 g34
=contract-bet+market-price r-19 g53 m-16
=contract-bet+metal g19 h-19
=contract-bet+metal-deal r-17 g30
=contract-bet+more-time r-28
=contract-bet+paper-money g31
=contract-bet+pays r-19 g36
=contract-bet+pays-for-chance g63 h18
=contract-bet+per-period g23
=contract-bet+price-of r-40 g54
=contract-bet+priced-thing g24 m-16
=contract-bet+return-on-capital g16
=contract-bet+sale-or-service r-21 g86
=contract-bet+sell r-48 g16
=contract-bet+serves r-15 g16 h-20
=contract-bet+sums-0 r-107 g338 m-74 h-120 k-32
=contract-bet+trade r-41 g54
=contract-bet+trading r-43 g94 h-26
=contract-bet+unit r-15 g49
=contract-bet+up-down r-22
=contract-bet+watchers g31
=contrast r76 g15 m-46 k37
=contrast+contribute m-24
=contrast+cut-mine r20
=contrast+deadline r19 g23 k18
=contrast+dealing r33 g75 m-19 h-17 k-40
=contrast+debt r-17 h-30 k20
=contrast+debt-carrier r-48 g22
=contrast+denial r36 g-64 k37
=contrast+document g45
=contrast+draw r-18 g18
=contrast+equity g19
=contrast+errand g24 h16 k31
=contrast+exchange r18
=contrast+excused r-43 g-18 h49
=contrast+extra r46 g-16 h21
=contrast+false-words g-55 k38
=contrast+fee r-53 g-30 h32
=contrast+fixed-gain r-22 g17
=contrast+fixed-rate r15 g20
=contrast+free-use r25
=contrast+friends r75
=contrast+game h32
=contrast+gift-money g-18 k62
=contrast+given-back r-15 k18
=contrast+gold r-49
=contrast+gold-part r25
=contrast+guaranteed m-20
=contrast+guarantor h-18
=contrast+hand-over h59 k23
=contrast+hangs-if g27
=contrast+in-return r29
=contrast+increase h21
=contrast+insured g-18
=contrast+late-rent g18 h51
=contrast+lawful-bar r-32 h37
=contrast+lawful-rate h28
=contrast+lease r-73 g-25 h-29
=contrast+lend g-21 h-41 k20
=contrast+lend-verb r61 h-21
=contrast+lender r19 g-24
=contrast+lender-gain r20
=contrast+licensed g34 h17
=contrast+market-price g49
=contrast+metal r69 g-19
=contrast+metal-deal r82 k-17
=contrast+more-back r36
=contrast+more-time r-53
=contrast+name-after r22
=contrast+name-before r28
=contrast+narcotic r44 h26
=contrast+official r-43 h48
=contrast+online-place m-15
=contrast+own-account h51
=contrast+own-zakat-rate g23
=contrast+paid-entry r34 h17
=contrast+paper-money r48 k-21
=contrast+pass-along g-19 k21
=contrast+passes-it h20
=contrast+payroll r-41 k-21
=contrast+pays r53 m-15 h34 k25
=contrast+pays-for-chance g37 m-61
=contrast+per-period g-18 h36
=contrast+percentage r34 g-16
=contrast+play-costs r-18
=contrast+price-of r58 m-15 h-24 k-15
=contrast+price-word r37
=contrast+priced-thing g22
=contrast+principal-stays r30
=contrast+quick-cash r46 g-16 k-19
=contrast+rate-charge r15 k-17
=contrast+receivable r15
=contrast+reference r-34 m-22 h20
=contrast+repay r-65 g-24
=contrast+return-on-capital g-34 h17
=contrast+right-now r-30 h20
=contrast+sale-or-service r-40 g66 m19 h-25 k17
=contrast+same-back r34
=contrast+search-for g33
=contrast+sell r-28 g40 h-19 k-17
=contrast+serves r-31 g-15 h-20
=contrast+settles-later r23 k17
=contrast+sham r37
=contrast+sold-apart r21 h42
=contrast+sold-short g-16
=contrast+stipulated r20
=contrast+sums-0 r135 g-16 m-55 h25 k40
=contrast+sums-1 r20 g37 h-28
=contrast+sums-2 r-46
=contrast+sums-3 r-33
=contrast+sums-apart r-54 g24 h22
=contrast+sums-grow r29
=contrast+sums-shrink r-41
=contrast+surety r-17
=contrast+surety-pay h40
=contrast+take-in r25 g43 k-20
=contrast+tied-deal r23 g-32
=contrast+tied-trade r29 g-16
=contrast+to-dispose r-15 k16
=contrast+to-learn h20
=contrast+to-oppose r-50 g15
=contrast+trade h-39 k-24
=contrast+trading r71 k-20
=contrast+unit r-75 h15 k-24
=contrast+unlawful-business h25
=contrast+up-down r-15
=contrast+wager-event r-19 g16 m28 h18
=contrast+watchers r-30 k37
=contrast+with-money g-15
=contrast+works-for r16
=contribute r-113 m170 h-90 k24
=contribute+deadline r25
=contribute+dealing g-16 m69
=contribute+deferred r-36 k35
=contribute+denial g28 m-21
=contribute+draw g-23 h-16
=contribute+each-in r-25 g-31 m-33 h-28 k23
=contribute+excused r31
=contribute+extra r-18 m-17 k24
=contribute+first-takes m57
=contribute+fixed-gain r25
=contribute+fixed-rate r20 m-17 k36
=contribute+for-money m27
=contribute+friends r-17 m33
=contribute+game r-16 m23 h29
=contribute+gift-money m-15 h-17
=contribute+gold r-22 g36 m29
=contribute+guaranteed r16
=contribute+hand-over r-17 g-20 m75 k28
=contribute+insured r-23
=contribute+keep-cut r29
=contribute+keeps-money r15
=contribute+kept-by-creditor m34
=contribute+lawful-rate r24 m23
=contribute+market-price r-18 g64 m35
=contribute+more-back r16
=contribute+more-time r29
=contribute+narcotic r-22 h22
=contribute+not-pork m46
=contribute+online-place r16
=contribute+outside-prize m-15
=contribute+paid-entry g16
=contribute+passes-it m-21 k35
=contribute+pays r-21 m-51
=contribute+pays-for-chance g-59 m65 h-68
=contribute+per-period r-15 g-31 m-72
=contribute+price-of g-21 m123 h17
=contribute+price-word m24
=contribute+priced-thing r-22 g64 m30
=contribute+reference r27 m45 h69 k16
=contribute+return-on-capital g-23 m-28
=contribute+sale-or-service r35 m56
=contribute+savings-circle m-15
=contribute+settles-later m17
=contribute+stakes g26 m47
=contribute+sums-0 r-67 g-33 m144
=contribute+sums-1 r-99 g29 m25 h-84 k19
=contribute+sums-2 r21
=contribute+sums-apart r66 k-16
=contribute+surety-pay r-33
=contribute+take-in r-44 m55 h-21 k26
=contribute+to-learn m-23
=contribute+trade g-41 m94 h17
=contribute+travelling r-21
=contribute+unit r-43 g-34 m-26 h-43
=contribute+up-down g29
=contribute+wager-event r-34 m36 h-34
=contribute+waiting r29
=contribute+winner-takes g-38 m103 h-32
=currency-forward r189 g-98 h-29 k-15
=currency-forward+dealing r37
=currency-forward+denial r20 g-30
=currency-forward+exchange r80 g-56
=currency-forward+foreign-currency r69 g-25
=currency-forward+forward-deal r37 g-16
=currency-forward+market-price r42 g-23
=currency-forward+pass-on r86 g-46
=currency-forward+priced-thing r26 g-22
=currency-forward+reference r16
=currency-forward+sums-0 r189 g-98 h-29 k-15
=currency-forward+trading r45 g-30
=currency-forward+unit r33 g-15
=cut-mine r-38 m-20 h-53 k107
=cut-mine+fee h-36 k47
=cut-mine+gift-money r-18 k51
=cut-mine+hand-over r-33 k18
=cut-mine+in-return r29
=cut-mine+keep-cut r-27 m-18 h-51 k67
=cut-mine+lender-gain r-29 h23
=cut-mine+my-wallet-lent k21
=cut-mine+online-place k25
=cut-mine+own-account r-15
=cut-mine+paid-entry r20
=cut-mine+paper-money r29 h-18
=cut-mine+pass-along r-23 h-28 k45
=cut-mine+pass-on h-18 k27
=cut-mine+passes-it r-51 m-16 k35
=cut-mine+pays-for-chance r-22 k49
=cut-mine+per-period k21
=cut-mine+percentage r-39 h21 k18
=cut-mine+price-of h-17 k18
=cut-mine+reference r-21 h17 k23
=cut-mine+return-on-capital r-17 h20
=cut-mine+sale-or-service h-39 k38
=cut-mine+serves h-36 k37
=cut-mine+stranger k20
=cut-mine+sums-0 r-49 h-30 k98
=cut-mine+sums-1 h-17
=cut-mine+sums-2 r25
=cut-mine+surety-pay h-22 k48
=cut-mine+take-in r-33 k21
=cut-mine+unit k45
=deadline r55 g111 m-17 h-63
=deadline+dealing g-21 m-34 h-18 k-20
=deadline+debt r-40 g-18
=deadline+debt-carrier g19
=deadline+deferred m16 k15
=deadline+denial r31 g-24 h-19 k42
=deadline+draw h46
=deadline+each-in r34
=deadline+equity r-28 g20
=deadline+exchange r67 g-50
=deadline+excused r113
=deadline+extra r69 g-43
=deadline+fixed-gain g37
=deadline+fixed-rate r16
=deadline+foreign-currency r127 g-58
=deadline+forward-deal g22
=deadline+friends r49 g-41 k-17
=deadline+gift-money r38 g-32 h-26
=deadline+given-back r32 g-48
=deadline+gold r91 g-67
=deadline+gold-part r41 g-61
=deadline+grown-debt r20
=deadline+guaranteed r35 g-15
=deadline+hand-over r123 g-23 m-27 h-21 k16
=deadline+he-picks r-16
=deadline+in-return r24
=deadline+instalment-count r-24 g42
=deadline+insured r61 g-27
=deadline+keep-cut r25
=deadline+keeps-money r16 g-19
=deadline+late-rent r42 g-34
=deadline+lawful-bar r44 g-18
=deadline+lawful-rate g-18
=deadline+lease r69 g47
=deadline+left-open r-35 g24
=deadline+lend r-85 g-29
=deadline+lend-verb r-26
=deadline+lender r-43
=deadline+limit r36
=deadline+market-price r23 g25
=deadline+metal r-28 g15
=deadline+metal-deal r-49 g33
=deadline+more-back r46
=deadline+more-time h22
=deadline+name-after g-18
=deadline+name-before r25
=deadline+narcotic r71 h-34
=deadline+not-chosen r-29 g48
=deadline+not-mine-yet r-18 g26
=deadline+not-pork g27
=deadline+not-told g72
=deadline+one-source g26
=deadline+own-zakat-rate r-17 g24
=deadline+paid-entry r22
=deadline+paper-early r-43
=deadline+paper-money g38
=deadline+pass-on r-32 g35
=deadline+payroll g-27
=deadline+pays r29 g-136
=deadline+pays-for-chance r116 g-59 m-15 h-20
=deadline+per-period r36 g-55 h45
=deadline+percentage g-26
=deadline+price-later r25 g-30
=deadline+price-of k-15
=deadline+price-open g18
=deadline+price-word g77
=deadline+priced-thing r68
=deadline+principal-stays r34 g-32
=deadline+reference r-23 g25
=deadline+repay r-28 g-48
=deadline+return-on-capital r24
=deadline+right-now r73 g-69
=deadline+sale-or-service r-47 g40 m-19 h-20 k-17
=deadline+sea-catch g20
=deadline+sell r18 g-21
=deadline+settles-later r-69 g133 h-47
=deadline+small-parts h-15 k24
=deadline+sold-apart g-24
=deadline+sold-short g-26
=deadline+stipulated r33 g-15
=deadline+sums-0 r-123 g122 h-53 k-33
=deadline+sums-1 r26 g37
=deadline+sums-2 r99 g-40
=deadline+sums-3 r53
=deadline+sums-apart r144
=deadline+sums-equal r-145
=deadline+sums-grow r125 g-23
=deadline+sums-shrink r28 k19
=deadline+take-in k36
=deadline+to-learn r53
=deadline+trade g-18
=deadline+trading g15
=deadline+travelling g-45
=deadline+two-prices r-44 g39
=deadline+undecided r-45 g36
=deadline+under r-26 k19
=deadline+unit r17 g-20 h-20 k-21
=deadline+unlawful-business r49 h16
=deadline+up-down r19 g27
=deadline+wager-event r15
=deadline+waiting h22
=deadline+watchers r-39 g-21 k38
=deadline+works-for r65 g35
=dealing r-33 g96 m-93 h-114 k21
=dealing+debt r16 g-17 m-28 h40 k-25
=dealing+debt-carrier r-72 g74
=dealing+debt-grows r40
=dealing+deferred r-50 g-20 k-19
=dealing+delay-charge g-24 h-36
=dealing+denial r111 g73 m56 h-31 k-69
=dealing+dependant h67
=dealing+described g-32
=dealing+document r71 m-15 h62
=dealing+draw r-25 m122 h111
=dealing+each-in g-19
=dealing+early-rebate g-38
=dealing+equity r-61 g-29 m-15
=dealing+erase-it k55
=dealing+errand r22 g17 m-18 h38 k30
=dealing+exchange r22 g-29 m31 h-24
=dealing+excused m27 h71
=dealing+extra r25 g63 m49 h40 k30
=dealing+false-words h-27 k136
=dealing+fee r-16 m-24 h-69 k21
=dealing+first-takes g-17 m28 h-15
=dealing+fixed-gain g38 h26 k22
=dealing+fixed-paper r63 g-20 m-21 h-26
=dealing+fixed-rate g66 m-28
=dealing+for-money g110 m-17 h-23 k25
=dealing+foreign-currency r142 g-73 h-44
=dealing+forward-deal r57 k-31
=dealing+friends r33 g55
=dealing+future-crop g79
=dealing+game g-23 m19 h37
=dealing+gift-money r-24 k-28
=dealing+gift-to r-26 g-15
=dealing+given-back r46 m38 h59
=dealing+giving-drive r-16
=dealing+gold r-51 m40 h-25
=dealing+gold-part r31 g-19 h18
=dealing+guaranteed r-115 g-51
=dealing+halal-certified r60 h-17
=dealing+hand-over r-98 g31 m-72 h-27
=dealing+hangs-if r-24 g159 m-63 h-18
=dealing+hangs-on g94 m-15 h-36
=dealing+he-picks g82
=dealing+impure-wealth r58 m-20 h-21 k27
=dealing+in-return g61 m-22 h-20 k-17
=dealing+increase r28
=dealing+instalment-count g24
=dealing+insurance-business g-94 h71
=dealing+insured r-26 g-43 k27
=dealing+interest-business r-35 h44
=dealing+islamic-paper g27
=dealing+keep-cut r37 g23 m36 h-35
=dealing+keeps-money g-16
=dealing+kept-by-creditor g16 h25
=dealing+late-rent r56 g24 k-25
=dealing+lawful-bar r21 g80 m36 h-46
=dealing+lawful-rate r71 g-19 m54 h35
=dealing+lease r-162 g-20 m-33 h-40 k-53
=dealing+left-open r-30 g119 h-15
=dealing+lend r112 g-23 m-32 h26 k-16
=dealing+lend-verb r33
=dealing+lender g-29 m18 h48
=dealing+lender-gain r28 g-33 h19
=dealing+licensed r55 h23
=dealing+limit m-16 k17
=dealing+loose-order g69
=dealing+loser-pays g-29 m47 h-16
=dealing+lost-contest m24
=dealing+market-price g-28 m24
=dealing+meat r36 g-78
=dealing+meat-trade g-23 h40
=dealing+metal r18 h-35
=dealing+metal-deal r-57 g29 h-25
=dealing+more-back r38 g-15 h-15
=dealing+more-time r-39
=dealing+my-loss m17
=dealing+my-wallet-lent r-32 k68
=dealing+name-after g36 m27 h96
=dealing+name-before g34 m-42 h-25 k-21
=dealing+narcotic g33 h-36
=dealing+no-date g51
=dealing+no-day r-37 g17
=dealing+no-decision-date g15
=dealing+no-spec g16
=dealing+nobody-knows r-33 g130 m-17 h-41 k-25
=dealing+not-chosen r-16 g-44 h-15
=dealing+not-mine-yet r-59 g166 h-24 k-21
=dealing+not-pork g-19 m27 h39
=dealing+not-told r-34 m23 k15
=dealing+official r-49 m-21 h40 k-22
=dealing+one-source r-25 g32
=dealing+online-place r16 g-66 m87 h118 k18
=dealing+operator m34 h53
=dealing+out-of-reach r-18 g80 h-28
=dealing+out-there r-24 g179 h-19
=dealing+outside-prize r122 g-25 m-19
=dealing+own-account g-27
=dealing+own-stake m32 h28
=dealing+own-zakat-rate r-48 g39 h15
=dealing+paid-entry r97 g-77 m69
=dealing+paper-early r85 g-35
=dealing+paper-money r35 g-45 m-16 k-38
=dealing+pass-along r-22 k21
=dealing+pass-on r-55 g32 h-33
=dealing+passes-it r34 h-16 k-26
=dealing+pay-for-cover r-26 g-36 h15 k17
=dealing+pay-me h20
=dealing+payment-versus-payment r26 g-40 h-27 k22
=dealing+payroll r105 g27 h-20
=dealing+pays r-28 m23 k18
=dealing+pays-for-chance g-26 h24
=dealing+per-period r52 g-55 h20 k24
=dealing+percentage r46 g21 h-31 k26
=dealing+play-costs r-45 g-17
=dealing+pledge r30 h21
=dealing+price-later g-17
=dealing+price-of r-15 g-25 m-23
=dealing+price-open r-38 g81 h-20
=dealing+price-word r-59 g-35 k-19
=dealing+priced-thing r48 m78 h-46
=dealing+principal-stays r-37 g17
=dealing+promised-cut r54 g-48 h-32 k-15
=dealing+quick-cash r101 g-23
=dealing+rate-charge r48 g18
=dealing+receivable r41 g-45 m25 h-26
=dealing+reference r-78 m-46 h39 k-47
=dealing+refusal g31
=dealing+repay r50 g57 m-37 k90
=dealing+return-on-capital r-49 k75
=dealing+right-now r-103 g41 h-20 k-27
=dealing+sale-or-service g-77 m-16 h-20 k-34
=dealing+same-back r111 g-29
=dealing+savings-circle r119
=dealing+sea-catch g99 m-25 h-36
=dealing+sealed h-15
=dealing+search-for g-34 k20
=dealing+sell g-43 m-35
=dealing+serves g52 m-46 h20 k-26
=dealing+settles-later g-30 m-24 h-28 k-17
=dealing+sham r38 h-25
=dealing+share-unknown g59
=dealing+shut-thing g18
=dealing+small-parts r-26 g-24 m-18 k32
=dealing+sold-apart r40
=dealing+sold-short r18 g58 m-21 h-21
=dealing+speed-up g50 h-29
=dealing+split g18 h29 k18
=dealing+stakes r31 g25 m25
=dealing+stipulated g-55 h-31
=dealing+stranger r-21 g-18 m-15 k17
=dealing+sums-0 g149 k37
=dealing+sums-1 g19 m-49 h-69 k19
=dealing+sums-2 g-38 m-61 h-38 k-35
=dealing+sums-3 r-19 g-33 m15
=dealing+sums-apart r-157 m17
=dealing+sums-equal r-15 m-27
=dealing+sums-grow r25 g-40
=dealing+sums-shrink r117 g-22 m-21
=dealing+surety r20
=dealing+surety-pay r-51 h-29
=dealing+take-in r31 g84 m-39 k-57
=dealing+tick-guess r-29 g15 m93
=dealing+tied-deal g-42
=dealing+tied-trade r32 g-28
=dealing+to-debtor r28 g-48
=dealing+to-dispose g-47 k22
=dealing+to-learn r29 h90 k26
=dealing+to-oppose r32 g40 h-54
=dealing+to-treat r21
=dealing+trade r26 m-20 h16 k29
=dealing+trading r-39 g77
=dealing+travelling r-44 g66 m-19 h57
=dealing+two-prices r-20 g24
=dealing+unborn r-18 g94 h-37
=dealing+undecided g57
=dealing+under r63 g-40 m35 h37 k-37
=dealing+undescribed h-31
=dealing+unit r40 g-103 h-84 k18
=dealing+unknown-party r-28 g-17 m-15 k50
=dealing+unknown-quantity g35
=dealing+unlawful-business r64 h81 k28
=dealing+unlicensed-giving r-37 h21
=dealing+up-down r28 g-32 h30 k-20
=dealing+wager-event r-27 g76 m31 h29 k29
=dealing+wait-pay r64
=dealing+watchers r75 g50 h-45 k-28
=dealing+winner-takes g32 h-38
=dealing+with-money g21 m53 h-36
=dealing+works-for r67 g26 h-22
=dealing+zakat r52
=debt r319 g-125 m-44 h-172 k-66
=debt+debt-carrier m-24 k-22
=debt+debt-grows r65
=debt+deferred r-17 k-31
=debt+delay-charge r49
=debt+denial r-183 g-68 m84 h43 k-21
=debt+document r-37 m17 h33
=debt+equity r-106 h172
=debt+errand r-36 h-15
=debt+exchange r-57 g30
=debt+excused r-182 g-18 h69
=debt+extra r25 g27 m-54 h-43 k-15
=debt+fee r106 h-37
=debt+fixed-gain r74 h26
=debt+fixed-paper r15
=debt+fixed-rate r31 g-16
=debt+for-money r45 h18
=debt+free-use r94
=debt+friends r-33 h41
=debt+game r-18 m100 h17
=debt+gift-money r73 g-47 m-25 k-33
=debt+gift-to r-42
=debt+given-back r-78 g107 m-31 h-20 k-23
=debt+giving-drive r-29
=debt+gold r69 g-26
=debt+gold-part r-29
=debt+grown-debt g-15
=debt+grows-with-time r24
=debt+guaranteed r-112 g18
=debt+guarantor r-33 h33
=debt+guarantor-gain r-53
=debt+hand-over r-114 g-19 h52 k-16
=debt+in-return r82 g-34
=debt+increase r-23 h-15
=debt+instalment-count r-71
=debt+insurance-business g18
=debt+insured r-24 g49 h78 k-22
=debt+interest-business r-72 h91
=debt+interest-product r-33 h31
=debt+islamic-paper r-34
=debt+keep-cut r-40 g-22 h43
=debt+kept-by-creditor r33
=debt+late-charge r40
=debt+late-rent g-29 h31
=debt+lawful-bar r-27 m-21
=debt+lawful-rate r-133 g-33 h20
=debt+lease r121 h-16
=debt+lend r-63 g-132 m30
=debt+lend-verb r-16 g-21 m-34 h17 k44
=debt+lender r-99 g-19 m-22 k-34
=debt+lender-gain r142
=debt+limit r98
=debt+market-price r-56 g63 h51
=debt+metal r19
=debt+metal-deal g37
=debt+more-back r49
=debt+more-time r72 g-33
=debt+my-loss m35 h18
=debt+my-wallet-lent r-66 k63
=debt+name-after r57 h17
=debt+name-before r39 g-42 m-33 h-16
=debt+narcotic r89 g-29 h-32
=debt+not-pork r45
=debt+not-told r37 g-38 h20
=debt+official g-22 h30
=debt+online-place g20 m-20 h-29 k37
=debt+operator h64
=debt+outside-prize r-22
=debt+own-zakat-rate g29
=debt+paid-entry r78 m-21 h-23
=debt+paper-early r-47
=debt+paper-money r-18 g17 h-18 k16
=debt+passes-it r26
=debt+pay-me r46
=debt+payment-versus-payment r66
=debt+payroll r-74 h-19
=debt+pays r-63 g-22 m-39 h20
=debt+pays-for-chance r75 g-63 m-32 h-39 k-28
=debt+per-period r95 g19 m-31 h-25
=debt+percentage r117 m-22 h-22 k-20
=debt+play-costs r-27
=debt+pledge r-34
=debt+price-of r-67 h20
=debt+price-word g-70 m-17
=debt+priced-thing r-20 g44
=debt+principal-stays g-15
=debt+quick-cash r-35 k15
=debt+rate-charge r27 m-26 h-21
=debt+receivable r-71 g-65 m22 h34 k-24
=debt+reference r42 g-35 m-18
=debt+refusal g-17
=debt+repay r-113 g-69 m36
=debt+return-on-capital r-28 g-52
=debt+right-now r-48
=debt+sale-or-service r97 g-48 h-30
=debt+same-back r35
=debt+savings-circle r-24
=debt+search-for r-21 g-25 m16
=debt+sell r-73 g35 h-15
=debt+serves g-41
=debt+settles-later g-38
=debt+sham r-16
=debt+sold-apart h24
=debt+sold-short r32
=debt+speed-up r16 h-16
=debt+split r53
=debt+stakes r15 h53
=debt+stipulated r76 g-23
=debt+sums-0 r265 h-80 k-45
=debt+sums-1 r97 g-101 h-61
=debt+sums-2 r-18 g-15
=debt+sums-3 r-26 m-15 h-22
=debt+sums-apart g-23 m-19 h-20
=debt+sums-equal r-72
=debt+sums-grow r40
=debt+surety r-16 h19
=debt+surety-pay r72 h-18
=debt+take-in r101 g-34 m-18 k-33
=debt+tied-deal r23 g-19
=debt+tied-trade r33 g-24
=debt+to-debtor r-50
=debt+to-dispose r-55
=debt+to-learn r-31 g28 h-18 k-16
=debt+to-oppose r-114 g-29
=debt+to-treat r-20
=debt+trade r49
=debt+trading r-78 g145 h63
=debt+two-prices r-24 g22
=debt+under r-37 g-22 k-16
=debt+unit r-35 g-27 h-56 k-27
=debt+unlawful-business r20 m22 h78
=debt+up-down g-27
=debt+wager-event r58 m103
=debt+wait-pay r57
=debt+waiting g-34 m-18
=debt+watchers r-33
=debt+with-money r24 g-20 h26
=debt+works-for r-25 h17
=debt-carrier r89 g-25 m-61 h-67 k-30
=debt-carrier+deferred r-23
=debt-carrier+denial r-30
=debt-carrier+excused r-27
=debt-carrier+fee r103 g-16
=debt-carrier+fixed-gain r17
=debt-carrier+friends h29
=debt-carrier+gift-money r-28 g17
=debt-carrier+guaranteed r25
=debt-carrier+hand-over r-62
=debt-carrier+in-return g-15
=debt-carrier+increase r-17
=debt-carrier+lawful-rate r22
=debt-carrier+lend g-29 m-19 h33 k-17
=debt-carrier+lender r47 h-54
=debt-carrier+more-time r26
=debt-carrier+name-before r15
=debt-carrier+narcotic r37
=debt-carrier+official r29 g-18
=debt-carrier+own-zakat-rate r-25 g29
=debt-carrier+paid-entry r22
=debt-carrier+paper-money r20
=debt-carrier+pays g34
=debt-carrier+pays-for-chance r33 g-17 m-33 h17
=debt-carrier+per-period r71 g-16 h-26
=debt-carrier+percentage r34
=debt-carrier+price-of r-25 g34
=debt-carrier+principal-stays r44
=debt-carrier+rate-charge r75 g-15 m-26
=debt-carrier+reference r-24 g19
=debt-carrier+repay r-54
=debt-carrier+return-on-capital r23
=debt-carrier+right-now r-40
=debt-carrier+sale-or-service r36 h-21
=debt-carrier+serves r18
=debt-carrier+settles-later r-16 g21
=debt-carrier+sums-0 r75 g24 m-44 h-85 k-27
=debt-carrier+sums-1 g-22 h20
=debt-carrier+sums-2 r37 g-27
=debt-carrier+sums-apart r38
=debt-carrier+sums-grow g-15
=debt-carrier+surety-pay r26
=debt-carrier+to-dispose r-15
=debt-carrier+to-oppose r-44 g-15
=debt-carrier+trade r18
=debt-carrier+trading r20
=debt-carrier+unit r64 g-31
=debt-carrier+watchers r-44
=debt-grows r268 g-110 m-28 h-30
=debt-grows+deferred r15
=debt-grows+denial r22 g-17
=debt-grows+extra g-17
=debt-grows+gift-money r31
=debt-grows+lend r73
=debt-grows+paper-money r25
=debt-grows+pays r73 g-37
=debt-grows+pays-for-chance r79
=debt-grows+price-word r23
=debt-grows+receivable r34
=debt-grows+reschedule r22
=debt-grows+sale-or-service r18
=debt-grows+sums-0 r190 g-89 m-15 h-28
=debt-grows+sums-1 r61
=debt-grows+sums-2 r17
=debt-grows+sums-grow r18
=debt-grows+to-oppose r41
=debt-grows+unit r51
=debt-grows+waiting r30
=deferred r78 g18 m-26 h-50
=deferred+delay-charge r19
=deferred+denial r-16 g-41 h-20 k16
=deferred+document r-16 m17
=deferred+errand r-25
=deferred+exchange g-17
=deferred+excused r34
=deferred+extra r23 g-19 k33
=deferred+fixed-rate r33
=deferred+foreign-currency r28 g-19
=deferred+friends r-57 g26
=deferred+gift-money g20 k-32
=deferred+gift-to r-28
=deferred+given-back r-18 g39 k39
=deferred+gold r299 g-63 h-29
=deferred+gold-part r-50 m-15 k16
=deferred+guaranteed r-27
=deferred+hand-over r113 g-70
=deferred+increase k35
=deferred+instalment-count r-25 g-29
=deferred+insured r62 h-15 k-17
=deferred+late-charge r18
=deferred+late-rent g17
=deferred+lawful-bar r53
=deferred+lawful-rate r-106 g-15 h19
=deferred+left-open g24
=deferred+lend g-51 h39
=deferred+lender r-24
=deferred+lender-gain r18
=deferred+market-price r122 g-85
=deferred+metal r-37 g24
=deferred+metal-deal r-25
=deferred+more-time r-32 m28 h21
=deferred+name-before r37
=deferred+narcotic r70 h-16
=deferred+not-chosen r-16 g52
=deferred+not-pork r-18
=deferred+online-place g15
=deferred+own-zakat-rate g51
=deferred+paid-entry r30
=deferred+paper-early r39 g-22
=deferred+paper-money g54
=deferred+payroll r34 k-17
=deferred+pays g-22
=deferred+pays-for-chance r115 m-23 h-16
=deferred+per-period r-43
=deferred+price-later r18 g20
=deferred+price-of g-28
=deferred+price-open r20 g17
=deferred+price-word r-70
=deferred+priced-thing r139 g-54
=deferred+principal-stays r-56 g15
=deferred+receivable r-97 g-30 h44
=deferred+reference r-30 g-35 h-17 k20
=deferred+return-on-capital r27
=deferred+right-now r93 g-92
=deferred+sale-or-service r50
=deferred+same-back r26 g-23
=deferred+search-for g66
=deferred+sell g-20 h-32
=deferred+serves k-16
=deferred+settles-later r-19 g-27 h-47
=deferred+small-parts g19 k24
=deferred+sold-apart r49 g-29
=deferred+split k24
=deferred+sums-0 r117 g35 m-20 h-26 k-21
=deferred+sums-1 r-28 g-35 h-19
=deferred+sums-2 r-49 g21 k18
=deferred+sums-equal r52
=deferred+sums-grow r-77 g26
=deferred+sums-shrink k19
=deferred+take-in r38
=deferred+to-dispose r-32
=deferred+to-learn k-17
=deferred+to-oppose r-36
=deferred+trade r87 g-65 h-30
=deferred+trading m-16
=deferred+two-prices r-49 g39
=deferred+undecided g39
=deferred+under r-21 k31
=deferred+unit r20 g22 m-19 h-32 k28
=deferred+unlawful-business r54 m38 h43
=deferred+up-down r56 g-31
=deferred+wager-event g-30
=deferred+waiting r-54 h21
=deferred+watchers r40
=deferred+with-money r28
=delay-charge r83 g-49 m-29 h-31 k-17
=delay-charge+errand r-28
=delay-charge+fee h31
=delay-charge+for-money m16
=delay-charge+friends r-34 h63
=delay-charge+gift-money r16 m15
=delay-charge+gift-to r-42
=delay-charge+given-back r16
=delay-charge+giving-drive r-25
=delay-charge+instalment-count r16
=delay-charge+insured r64 g-16 h-25
=delay-charge+kept-by-creditor r62
=delay-charge+late-charge r19 h-45
=delay-charge+late-rent r-62 g-23 h-25
=delay-charge+lawful-rate r25
=delay-charge+lend r39
=delay-charge+more-time g-17
=delay-charge+narcotic h-58
=delay-charge+online-place r42
=delay-charge+outside-prize r-18
=delay-charge+pays r30
=delay-charge+pays-for-chance r24 g-18
=delay-charge+per-period r-22
=delay-charge+price-of h-27
=delay-charge+reference r56 g-19
=delay-charge+sale-or-service h-22
=delay-charge+sums-0 r90 g-34 m-28 h-21 k-17
=delay-charge+sums-1 r-30
=delay-charge+sums-2 r23
=delay-charge+to-dispose r-27
=delay-charge+to-learn r-40
=delay-charge+to-oppose g-19 h-60
=delay-charge+trade h-27
=delay-charge+trading r-23 h27
=delay-charge+unit g-23 h55
=delay-charge+unlawful-business h-51
=delay-charge+wager-event r31 m-19 h-21
=delay-charge+waiting r17 g-17
=delay-charge+watchers h-15
=delay-charge+with-money r-36 m17
=denial r-74 g308 m-54 h-58 k100
=denial+document r-20 g-48 m15 h262 k-38
=denial+draw m-23
=denial+each-in m-18 k15
=denial+equity r36 g-44 k24
=denial+erase-it g-62 h112
=denial+errand g-37 h37
=denial+exchange r38 g-45
=denial+excused r-29 g92 m-37 h-27
=denial+extra r104 g-67 m59 k-20
=denial+false-words g-47 h-48 k114
=denial+fee r-42 g-55
=denial+fixed-gain r66
=denial+for-money g38 h17
=denial+foreign-currency r-25 g-44 m18 h29
=denial+free-use r60 g-17
=denial+friends r56 g-106 m47 k67
=denial+gift-money r16 g142 m26 h-60
=denial+gift-to r-17 g-41 k53
=denial+given-back r-92 g-34 h-30 k-21
=denial+giving-drive g-19 k147
=denial+gold r56
=denial+guaranteed r33
=denial+guarantor r-68 g-18
=denial+halal-certified r-15 h80 k-28
=denial+hand-over r21 g-67 m-34
=denial+hidden-name g-37 h-51 k84
=denial+improper g-43 h17
=denial+in-return m-15 h-16
=denial+instalment-count r-30 g-20
=denial+insured r-19 g-74 m-21 h48 k17
=denial+islamic-paper r26
=denial+istisna g84
=denial+keep-cut r-57
=denial+keeps-money r47 g-35
=denial+late-rent h17 k15
=denial+lawful-bar r-29 g33
=denial+lawful-rate g-52 h17 k62
=denial+lease r-20 g62 k45
=denial+lend r23 g-87 m68 h27
=denial+lend-verb m-24
=denial+lender r-26 g-15 h28
=denial+lender-gain g-20
=denial+licensed r-15 h24
=denial+loose-order g114 h-33
=denial+loser-pays g-18 m15
=denial+market-price r23 g77 m42 h28 k-29
=denial+meat h77
=denial+meat-trade h69
=denial+metal r33 g-38 h70 k-30
=denial+metal-deal r46 g-23 h72 k-33
=denial+more-back r27 g-27
=denial+more-time r-76 g-45 m17 h-17
=denial+my-loss m44
=denial+name-after h29
=denial+name-before g-35 m44 h56
=denial+narcotic r31 h64 k-23
=denial+no-date g61
=denial+no-day g57
=denial+no-decision-date g60
=denial+no-spec g95
=denial+nobody-knows g66 h-43 k-27
=denial+not-chosen g42 h-28
=denial+not-mine-yet g22 k-18
=denial+not-pork g18 m-23 h16
=denial+not-told g86 m-16 h-38
=denial+official g-63 h96 k-23
=denial+online-place r19 g-48 m17 h17 k-38
=denial+operator m-19
=denial+outside-prize r-46 g-65 h-25
=denial+paid-entry r27 h-40 k18
=denial+paper-money r18 g-22 h16 k66
=denial+pass-along g-28 k18
=denial+pass-on g25 m28 h30 k-46
=denial+passes-it r31 g-43 k24
=denial+pay-for-cover g55
=denial+pay-me r45
=denial+payment-versus-payment h24 k-16
=denial+payroll r26 g-31 h43
=denial+pays r26 g35 h-22 k-45
=denial+pays-for-chance r62 g-21 m25 h54 k-37
=denial+per-period r96 h28 k15
=denial+percentage r24 g-17
=denial+play-costs r15
=denial+price-of r-17 g152 m-18 h-45 k-22
=denial+price-word g-40 m22 h21 k-28
=denial+priced-thing r44 m29 k-19
=denial+receivable m19 h25
=denial+reference r-39 g-28 h-19
=denial+refusal m-25 h31 k31
=denial+repay r-106 g-73 k-29
=denial+reschedule g15
=denial+return-on-capital r122 h26 k-19
=denial+right-now r102 g-30 h-38 k40
=denial+sale-or-service g79 h20 k95
=denial+savings-circle r-16
=denial+sealed h-15
=denial+search-for g56 m16
=denial+sell r90 g88 h-27
=denial+serves g-42 m17 h62 k52
=denial+settles-later r-56 g-46 m17 h-32 k39
=denial+sham r24 g-15 h39 k-16
=denial+shut-thing g18 h-15 k-18
=denial+small-parts r-15 g-43 h-25 k77
=denial+soft-drink h-34
=denial+sold-apart r54 g-19
=denial+sold-short r28 g74 h-42
=denial+speed-up r-18 g-67 m16 h73 k-27
=denial+split r-24 k35
=denial+stays-unseen g-62 k93
=denial+stipulated r16
=denial+stranger g-37
=denial+sums-0 r-180 g191 m-87 h-107 k123
=denial+sums-1 r56 g154 m47 h49 k-36
=denial+sums-2 r23 g-17 m-21 h-18 k15
=denial+sums-3 r26 g-19 h18
=denial+sums-apart r88 g-73 h21
=denial+sums-grow r-28 g50
=denial+sums-shrink k19
=denial+surety r-64 g-17
=denial+surety-pay r-54 g33 h-18
=denial+take-in r24 k33
=denial+tick-guess m23
=denial+to-debtor r-25 g-36
=denial+to-dispose r17 k38
=denial+to-learn m-23 k39
=denial+to-oppose r32 m-23
=denial+to-treat r49 m-15
=denial+trade g36 m-22 h-19
=denial+trading r42 g194 m30 h-23 k-48
=denial+two-prices g19
=denial+undecided g54 h-32
=denial+under r-96
=denial+undescribed g69 h-52 k-32
=denial+unit r-54 g66 k71
=denial+unknown r27 g64 h-20 k-41
=denial+unknown-party g-27
=denial+unlawful-business m-35
=denial+unlicensed g16 h-27 k53
=denial+unlicensed-giving k53
=denial+unpromised r-36 g-42
=denial+up-down m56
=denial+wager-event r-20 g-76 m31 h-22
=denial+waiting r-93 g-50
=denial+watchers g-41 m-15 h39 k34
=denial+with-money r56 g61 m-43
=denial+works-for k33
=dependant g-35 m-34 h-85 k-38
=dependant+gift-money k-20
=dependant+hand-over r40 k-15
=dependant+market-price h64
=dependant+reference r28 h-18
=dependant+sale-or-service h38
=dependant+sums-0 g-35 m-34 h-85 k-38
=described g-104 m35 h-68
=described+hand-over g27
=described+insured g-16
=described+not-told m42
=described+repay r25
=described+right-now g20
=described+serves r-18 g-17
=described+shut-thing g-26
=described+sums-0 g-79 h-51
=described+sums-1 g-26 m33 h-17
=described+unit g-29
=described+wager-event m54
=document g-122 m-57 h127 k-134
=document+errand r-25 h-24
=document+excused r-25 h-37
=document+fee r-19 m-22 h-171 k-18
=document+fixed-rate g20 h-18
=document+for-money h-19
=document+friends h-16
=document+gift-money g-20 h28 k35
=document+given-back r48 h-15
=document+guarantor r-16
=document+halal-certified r72 g-19 k-29
=document+hand-over g34 h38
=document+improper h16
=document+in-return g17 h-26
=document+instalment-count g-30 h18
=document+insured r-27 h-41
=document+late-rent r-23 h45
=document+lawful-rate r30 h22
=document+lease r-16 h16
=document+lend r-18 m17
=document+licensed g25 h43
=document+market-price h40
=document+metal r54
=document+metal-deal r58
=document+more-time r-33 m17
=document+name-before h19
=document+not-told h24
=document+official h-26
=document+paid-entry h-40
=document+paper-money r-19 h33 k20
=document+payroll h48
=document+pays h-20
=document+pays-for-chance r55 g-19 k-15
=document+per-period r28 h43
=document+percentage r27
=document+price-of r24 g-25 h81
=document+reference h28
=document+repay h19
=document+return-on-capital r36
=document+sale-or-service r37 g-53 m-28 h-17 k-18
=document+sell r29 h47
=document+serves h71
=document+settles-later m17
=document+sham r-47 g-19 h334 k-26
=document+sold-apart h-31
=document+sold-short r18 g-18 h45
=document+speed-up g19 h19
=document+sums-0 r-19 g-125 m-66 h174 k-121
=document+sums-1 m15 h-46
=document+sums-2 r27
=document+sums-grow r33
=document+surety r-16
=document+take-in g20
=document+to-learn h32
=document+to-oppose h-43
=document+trade r30 h82
=document+trading g-45 h32
=document+travelling h-24
=document+under g-21 h88
=document+unit r20 g-38 h45
=document+unlawful-business h24
=document+watchers r48
=draw r-44 g-167 m380 h-108 k-36
=draw+errand m-18
=draw+excused r18 g35 m-101
=draw+extra m18 h30
=draw+fee h39
=draw+for-money g27 h34
=draw+friends h66
=draw+gift-money r17 m92 h61
=draw+gift-to m47
=draw+giving-drive m22
=draw+hand-over g30 h38
=draw+insured r-17 m18
=draw+late-rent m76
=draw+lawful-rate m52 h69
=draw+lease r16 m-17
=draw+market-price g-18 m19 h33
=draw+name-after m41 h37
=draw+name-before h26
=draw+narcotic m22 h23
=draw+not-told g-22 h36
=draw+online-place g-15 m26 h56
=draw+outside-prize m-88
=draw+paid-entry r-97 m274 h-71
=draw+paper-money h39
=draw+pays m64
=draw+pays-for-chance g-40 m245 h38
=draw+per-period g-19 h58
=draw+price-of m28 h60
=draw+price-word m17
=draw+reference r-20 m88 h19
=draw+right-now r17 h28
=draw+sale-or-service g-46 m169 h159
=draw+serves h30
=draw+shut-thing g-31
=draw+sums-0 g-128 m197 h-151 k-28
=draw+sums-1 r-16 g-39 m136 h28
=draw+sums-2 m41 h15
=draw+sums-apart m20 h16
=draw+to-learn m-25
=draw+to-oppose m-18
=draw+trade r25 h73
=draw+travelling m22
=draw+unit m118 h70
=draw+unlawful-business m54 h46
=draw+wager-event m-30 h17
=draw+watchers r44
=draw+winner-takes m-26 h-21
=draw+with-money g30
=each-in r-65 g-67 m71 h-30
=each-in+excused r31
=each-in+first-takes m68
=each-in+fixed-gain r16 g16
=each-in+fixed-rate m-30 k36
=each-in+game m17
=each-in+gift-money r-17
=each-in+hand-over r-18 m16 k32
=each-in+insured m27
=each-in+late-rent m-18
=each-in+narcotic r-22
=each-in+outside-prize r-17
=each-in+paid-entry m38
=each-in+passes-it r-23 m-19 k35
=each-in+pays-for-chance r-34 g-39 m41 h-26 k16
=each-in+per-period r-61
=each-in+price-of g-29
=each-in+reference r36 m30
=each-in+sale-or-service r26
=each-in+stakes r-15 m29
=each-in+sums-0 r-18 g-31 m20 k-28
=each-in+sums-1 r-40 g-31 m51 h-18
=each-in+sums-2 r-38
=each-in+surety-pay r-31
=each-in+take-in r-30 k29
=each-in+unit r-26 m-37
=each-in+wager-event m-17 h-28
=each-in+winner-takes g-26 m54
=early-rebate r57 g-42
=early-rebate+pays-for-chance r31
=early-rebate+stipulated r67
=early-rebate+sums-0 g-38
=early-rebate+to-debtor g-35
=early-rebate+trading r67
=equity r-85 m-117 h87 k-33
=equity+excused r30 h76 k20
=equity+extra r-21 h-32
=equity+fee r90
=equity+fixed-gain g47
=equity+for-money r28
=equity+friends r-36 m-34 h25
=equity+given-back r-26 g-64 h56
=equity+guaranteed r92
=equity+hand-over r-39 g-26 m-22 h53
=equity+in-return r-21 g26
=equity+insurance-business g-182 h198
=equity+insured r-42 g-180 m-16 h101
=equity+interest-business r-167 h261
=equity+islamic-paper h-35
=equity+keep-cut r25 m15 h40
=equity+kept-by-creditor m21
=equity+late-rent g22
=equity+lawful-bar g-18
=equity+lawful-rate r-22 g29 m-22 h29
=equity+lease g25 h-35
=equity+lend r-81 g68 h57
=equity+lend-verb r-22 h48
=equity+lender r-52 h66
=equity+lender-gain r32 m-27
=equity+market-price r-17 g20 h-32
=equity+metal r-16
=equity+metal-deal r-45 m-27 h39
=equity+name-after k23
=equity+name-before r15 h-15
=equity+narcotic g20 h-22
=equity+not-mine-yet g21
=equity+not-pork m29
=equity+online-place k-26
=equity+operator m-109 h30
=equity+own-zakat-rate g-19
=equity+paid-entry r24
=equity+paper-money r30 g20
=equity+passes-it m20
=equity+pays m-24 h18
=equity+pays-for-chance r-18 g-52 h94
=equity+per-period g-15 h22
=equity+percentage r16 g-15 h17
=equity+price-of r-68 g-26
=equity+price-word r42 g18
=equity+priced-thing g-38 h-30
=equity+rate-charge r19
=equity+reference r50 m-46 h-19
=equity+repay r17
=equity+return-on-capital r-45 g19 h33
=equity+right-now g23
=equity+sale-or-service g56 m-32 h36
=equity+search-for g-59 h50
=equity+sell r15 h-46
=equity+serves r69 g16 m-35 h27 k-18
=equity+sold-apart r-41 h35
=equity+sold-short r-15
=equity+stakes m31 h41
=equity+sums-0 r-89 g-120 m-124 h72 k-31
=equity+sums-1 g101
=equity+sums-2 g17
=equity+sums-apart g31
=equity+surety-pay m-21 h22
=equity+takaful h-16
=equity+take-in m-22 h39
=equity+to-dispose h-21
=equity+to-learn g15
=equity+trade r-29
=equity+trading r-37 g26 h-17 k-33
=equity+unit r44 g26 m-19
=equity+unlawful-business r-23 g-15 m-116 h136
=equity+up-down h28
=equity+watchers r-105 g89 h87 k-25
=equity+with-money r40 h41
=erase-it r-44 g-62 h44 k198
=erase-it+errand k23
=erase-it+excused k-45
=erase-it+gift-money r-20 h-20 k83
=erase-it+insured k35
=erase-it+lawful-rate k29
=erase-it+official h17 k-15
=erase-it+paper-money r-21 h-25 k34
=erase-it+pays k55
=erase-it+pays-for-chance k91
=erase-it+reference h61 k-27
=erase-it+sale-or-service h34 k-20
=erase-it+sums-0 r-43 g-61 h44 k198
=erase-it+to-learn h-15 k43
=erase-it+unit h38 k-15
=erase-it+watchers r-22 h-15 k54
=errand r-169 g-111 m-99 h-175 k-62
=errand+excused g-72 h-20 k-43
=errand+extra r17 k20
=errand+fee r-31 h-37 k-33
=errand+fixed-gain r22
=errand+fixed-rate r15
=errand+for-money r31 m29 h30
=errand+foreign-currency m27
=errand+friends m-18 h-18 k-32
=errand+gift-money g-46 k64
=errand+given-back r-35 g-40 m19 h26
=errand+gold r-30 g-21
=errand+guaranteed r-15
=errand+hand-over r52 g32 h32 k-35
=errand+improper h41
=errand+in-return r22 h-24
=errand+instalment-count g-22
=errand+insured g-33 h21 k27
=errand+keep-cut h-22
=errand+late-rent r28
=errand+lawful-bar r-22 g-21
=errand+lawful-rate r-15
=errand+lease g-22 h-33
=errand+lend r-34 h-15
=errand+lend-verb r38
=errand+licensed h32 k-26
=errand+market-price g-18 m19
=errand+meat g-16 h-34
=errand+more-back r31
=errand+name-after h-25
=errand+name-before h23
=errand+narcotic r15 h-18
=errand+nobody-knows g17
=errand+official r-19 h-26
=errand+online-place m20 h29
=errand+operator m18 h89 k24
=errand+outside-prize h-15
=errand+paid-entry g-16
=errand+paper-money k16
=errand+pass-on k-15
=errand+payroll r15
=errand+pays r-15 g-18 k40
=errand+pays-for-chance r42 g-21 m-17 h37
=errand+per-period g18
=errand+percentage r-15 m24 h27
=errand+play-costs r-39 m-30 h-21
=errand+price-of g26
=errand+price-word g25
=errand+priced-thing g-15
=errand+receivable g16
=errand+reference r32 k-56
=errand+right-now k19
=errand+sale-or-service g-29 m-37 h-57 k-37
=errand+search-for g-58 h-78
=errand+sell h43
=errand+serves r29 m-23 h-29 k19
=errand+sham h30
=errand+small-parts k17
=errand+sold-apart g33
=errand+sold-short g23
=errand+speed-up h32
=errand+stakes h23
=errand+sums-0 r-181 g-76 m-56 h-211 k-51
=errand+sums-1 g-63 m-43 h36
=errand+sums-2 r29 g27
=errand+sums-apart g29
=errand+surety-pay r-18 h-22
=errand+take-in h16
=errand+to-dispose r-26 g-40
=errand+to-learn r-38 g-32 m-24 h64
=errand+to-oppose r-30 h-44 k-15
=errand+trade g33 h26
=errand+trading g-45
=errand+undescribed g-24
=errand+unit r32 g-33 m15 h40 k-56
=errand+unknown g20
=errand+unlawful-business k24
=errand+wager-event m-44 h48
=errand+waiting r-45
=errand+watchers r-41
=errand+with-money h23
=errand+works-for r24
=exchange r135 g-33 m-44 h-111 k-42
=exchange+excused g63
=exchange+extra m32 h-28
=exchange+fee r-36 g-32 h89
=exchange+fixed-rate r49
=exchange+foreign-currency r-104 g-39 m-41
=exchange+forward-deal r42
=exchange+friends h-31
=exchange+gift-money m-31
=exchange+given-back g25 m43
=exchange+gold r80 g-19 m-15
=exchange+guaranteed r-35 g34
=exchange+hand-over m-19
=exchange+in-return r21
=exchange+keep-cut r15
=exchange+lawful-bar r54
=exchange+lawful-rate r-26 g25 m43
=exchange+lease r52 g18
=exchange+lend r-20 g31
=exchange+market-price h-27
=exchange+meat r42
=exchange+name-before h-23
=exchange+narcotic r43 g-31 h-51
=exchange+official r-19
=exchange+operator h51
=exchange+outside-prize r16
=exchange+paid-entry r29
=exchange+paper-money r25 g41 m-35
=exchange+pass-on r74 g-47
=exchange+payment-versus-payment r-61
=exchange+payroll r-23
=exchange+pays-for-chance r56 g-64 m-51 h-65
=exchange+price-of m27 h-31
=exchange+price-word g49
=exchange+priced-thing r29 g-24
=exchange+reference r18 g-45 h-18
=exchange+right-now h21
=exchange+sale-or-service r-46 g-23 m33 h73
=exchange+sell r66
=exchange+serves g-16
=exchange+settles-later r136 g-61
=exchange+sham r20
=exchange+sold-short r-17 g-16 h-18
=exchange+sums-0 r53 g26 h-71 k-40
=exchange+sums-1 r53 g-49 m-33 h-19
=exchange+sums-apart r18
=exchange+sums-equal r-33
=exchange+sums-grow r-26
=exchange+sums-shrink r70 h-19
=exchange+take-in r24
=exchange+trade r-24 g-46 h-24
=exchange+trading r71 m47
=exchange+unit r93 g-66 h-34
=exchange+unlawful-business m21 h26
=exchange+wager-event r32 h15
=exchange+waiting r15
=exchange+watchers r-29 g19
=exchange+with-money g18
=excused r-348 g-487 m-384 h-705 k-240
=excused+extra r-17 g-84 h68
=excused+false-words g55
=excused+fee r-26 m-18 h40
=excused+fixed-gain r46
=excused+for-money r-20 g20
=excused+forward-deal g-24
=excused+free-use r19
=excused+friends r-29 g-15
=excused+game m-48
=excused+gift-money r-39 g69 m45 k15
=excused+given-back g-127
=excused+giving-drive k71
=excused+gold r29
=excused+gold-part r21
=excused+guaranteed r-29 g-27
=excused+halal-certified r-25
=excused+hand-over r106 g15 k22
=excused+in-return r50 h51
=excused+insurance-business r32 g-54 h70
=excused+insured r44 g-184 m-21 h123
=excused+interest-business r-20 h92
=excused+islamic-paper r26 g39
=excused+istisna g57
=excused+keep-cut h18
=excused+kept-by-creditor g24 h23
=excused+late-rent m-38
=excused+lawful-bar r37 g19 h-45
=excused+lawful-rate h79 k-22
=excused+lease g70
=excused+lend r-130 h43
=excused+lend-verb h43
=excused+lender h26
=excused+licensed r-22 h-20
=excused+limit k-21
=excused+loose-order g23
=excused+market-price g-17
=excused+meat r26 g42 h-60
=excused+metal-deal r89
=excused+more-time r-49
=excused+my-wallet-lent k-47
=excused+name-after g-18 h88
=excused+name-before r-15 m34 h51
=excused+narcotic r23 g122 h-156
=excused+no-date g30
=excused+no-day g30
=excused+no-decision-date g30
=excused+no-spec g64
=excused+not-pork g-30 m32
=excused+not-told g34
=excused+official r-25 m-16 h-41
=excused+online-place g-31 k-19
=excused+operator m-92 h-30
=excused+out-of-reach g-42
=excused+out-there g-22
=excused+own-account h51 k-29
=excused+own-zakat-rate g-15
=excused+paid-entry g22 m-22
=excused+paper-money r-18 g-25
=excused+pass-on r-18 g41 k25
=excused+pay-for-cover h35
=excused+payroll r23 k-15
=excused+pays r19 g34 m46
=excused+pays-for-chance r-35 g-34 m62 h-35
=excused+percentage h26
=excused+price-of r-20 h102
=excused+priced-thing r53
=excused+reference r122 g98 m-15 h66 k-74
=excused+refusal h-21
=excused+repay r19
=excused+return-on-capital r-36 h26
=excused+right-now r49 h-25
=excused+sale-or-service r29 m-52 h73 k-46
=excused+sealed g22
=excused+search-for r27 g-155 h35
=excused+sell r16 g27 h43
=excused+serves r16 g-15 h51 k-27
=excused+settles-later r36
=excused+sham h-117
=excused+shut-thing g26
=excused+soft-drink h-19
=excused+sold-apart r21 g-101
=excused+sold-short r84 g-33
=excused+split r18
=excused+stakes m-64 h41
=excused+stipulated r27 g27
=excused+stranger k18
=excused+sums-0 r-348 g-428 m-400 h-630 k-233
=excused+sums-1 g-38 m16 h-118
=excused+sums-2 r-26 h43
=excused+sums-3 r39 g-32
=excused+sums-apart r-37 h23
=excused+sums-grow r45
=excused+sums-shrink r17 h20
=excused+surety-pay h56
=excused+takaful r-26 g-53 h-16
=excused+take-in r17
=excused+tied-deal r24
=excused+to-dispose g-36
=excused+to-learn h-19 k-31
=excused+to-oppose r62 g-30 m-17 h-15 k-20
=excused+trade r40 g29 h38
=excused+trading g-35 m-15
=excused+travelling g-20
=excused+unborn g-28
=excused+under r-32 k-24
=excused+unit r-30 g72 m20 h-24
=excused+unknown r22
=excused+unlawful-business r53 m-92 h-229
=excused+unlicensed g20 k37
=excused+unlicensed-giving g19 k50
=excused+up-down r-22 g19
=excused+wager-event r24 g39 m-43 h23
=excused+waiting r-53
=excused+watchers r27 h23 k-53
=excused+with-money r29 m-39 h41
=excused+works-for h30
=extra r140 m16 h-33 k-54
=extra+fee r-51 g51 h32
=extra+fixed-rate r46
=extra+for-money r-46 m-63 h18
=extra+friends r81 g-18 m-51 h-18
=extra+gift-money r20 g24 h42
=extra+given-back r75 m22 h45 k34
=extra+gold r-45 g37 m18
=extra+gold-part r35 g-45 k33
=extra+guaranteed r58
=extra+hand-over r26
=extra+in-return r32
=extra+increase r63
=extra+instalment-count r-75 g15
=extra+insurance-business h-22
=extra+insured r69 k15
=extra+interest-business r51 h-15
=extra+islamic-paper r-32
=extra+keep-cut g16
=extra+lawful-bar r-37 g46 m28 h-24
=extra+lawful-rate r-50 g-24 m-23 h18
=extra+lease r27 g-44
=extra+lend r133 m-62 h-35 k-20
=extra+lend-verb r35 h-27
=extra+lender-gain r-21
=extra+limit r-27
=extra+market-price r-83 g68 m51 h-39
=extra+meat h-63
=extra+more-back r89
=extra+more-time r-28 m-24
=extra+my-loss g15 h17
=extra+name-before r53 g-29 m-33
=extra+narcotic r40 g-15 h-17
=extra+not-pork r28
=extra+online-place r18 g60 m38 h100
=extra+operator g-31 m39 h96
=extra+outside-prize r27
=extra+paid-entry g-17 m48
=extra+paper-money g-40 h41
=extra+pay-for-cover h-22 k20
=extra+payroll r-80 g61 h-15
=extra+pays r55 g-15 m32 h30
=extra+pays-for-chance r-26 g47 m55 k20
=extra+per-period r73 g-22 h-26
=extra+percentage g29
=extra+price-of r87 g25 h-23 k30
=extra+price-word r-32
=extra+priced-thing r-40 g79 m70
=extra+receivable r-34
=extra+reference r-63 g35 m-23 k15
=extra+repay r152 g-16 m16 h26
=extra+reschedule r-21
=extra+return-on-capital r-27 g-41 m-28 h-41
=extra+right-now r104 m-21 h38
=extra+sale-or-service r-47 g-32 m-24 h-20 k40
=extra+same-back r28
=extra+savings-circle r44
=extra+search-for g42 k20
=extra+serves r-31 m51
=extra+settles-later r40 g-72
=extra+sold-apart g-22
=extra+sold-short r-80 g37 k29
=extra+split r20
=extra+stakes r-29 h23
=extra+sums-0 r168 g-56 m62 h-33 k-38
=extra+sums-1 r63 g17 m-21 k-16
=extra+sums-2 r-41 g35 m-24
=extra+sums-3 r-50
=extra+sums-apart m-15
=extra+sums-equal r-38
=extra+sums-grow r-25 g30
=extra+sums-shrink r-30
=extra+surety-pay r-20
=extra+takaful r-26
=extra+take-in r117 g22 m-27 h-18 k-17
=extra+tick-guess r-26 g66 m37
=extra+tied-deal r18
=extra+to-dispose r-15 g28 m21 h26
=extra+to-learn k20
=extra+to-oppose g19 h-25
=extra+trade k30
=extra+trading r-27 g71 m21 h-78
=extra+unit g-42 m-45 h-42
=extra+unlawful-business g-31 h23
=extra+wager-event g-25 m18 h17
=extra+wait-pay r42
=extra+waiting r16 g25 k-19
=extra+watchers r71 h-28
=extra+winner-takes r52 m-18
=extra+with-money r-71 g51 m20 h26
=false-words r-80 g-88 h-135 k349
=false-words+friends k73
=false-words+gift-money r-45 k74
=false-words+gift-to k54
=false-words+insured k36
=false-words+lawful-rate g-20
=false-words+lease g-20
=false-words+metal r15
=false-words+paper-money k-19
=false-words+price-of k36
=false-words+reference r-21 g29 h-51 k156
=false-words+sale-or-service r-27 g-49 h-42 k222
=false-words+serves g-32 k50
=false-words+sham h-63 k60
=false-words+sums-0 r-80 g-88 h-135 k349
=false-words+trading h-31 k49
=false-words+unit h-15 k-31
=false-words+watchers r-16 h-44 k65
=fee r54 g-86 m-39 h-25
=fee+fixed-gain g15
=fee+for-money m-49 k26
=fee+foreign-currency r-28 m15 h19
=fee+friends r-40
=fee+game h17
=fee+gift-money r93 h17 k97
=fee+given-back r-45
=fee+giving-drive h-17 k25
=fee+gold r-15
=fee+grows-with-time r24
=fee+guaranteed r33 g32
=fee+guarantor r32
=fee+hand-over r54 g-27 k21
=fee+improper h20
=fee+in-return g-16
=fee+instalment-count r36 h-17
=fee+insured g-23 h18
=fee+interest-business r-15
=fee+keep-cut r-34 m21 h29
=fee+kept-by-creditor r21 g20 h29
=fee+late-charge r-21
=fee+late-rent r-56 g-20 h-26
=fee+lawful-bar r-16
=fee+lawful-rate g-44 m41 h31 k-15
=fee+lease r-25 g-25
=fee+lend r-24 g26 h-22
=fee+lend-verb r-15 k21
=fee+lender r42 h-33 k-16
=fee+licensed r-30 h-18
=fee+limit g23 k-18
=fee+market-price g77 m15 h31
=fee+metal r-19 g58
=fee+metal-deal r-31 g99
=fee+more-time r49 g-16
=fee+name-after r-36 h22 k22
=fee+name-before h-17
=fee+narcotic h29 k27
=fee+not-told g-28 h-15
=fee+official h-82
=fee+online-place r76 g26 k-19
=fee+paper-money r-31 m15 k46
=fee+pass-along k18
=fee+passes-it g22 k17
=fee+pay-for-cover g47
=fee+payroll r99 g30
=fee+pays r47 g20 m-21 h-35 k45
=fee+pays-for-chance r-53 m-71 h-51 k22
=fee+per-period r85 g-30 h-36 k19
=fee+percentage r17 g-19 m15
=fee+pledge r33
=fee+price-of r-78
=fee+price-word r-46
=fee+priced-thing r-29 g29
=fee+promised-cut r-23 h-20
=fee+rate-charge r55 g-18
=fee+receivable r23
=fee+reference g-56 m-27 k-36
=fee+repay r56
=fee+return-on-capital r59
=fee+right-now r-40 h39
=fee+sale-or-service g-22 m-43 h15
=fee+search-for g22
=fee+sell r-24 h-17
=fee+serves r63 g-30 m23 h67
=fee+sham k37
=fee+sold-apart r33 g-31 h15 k20
=fee+sold-short r-29
=fee+speed-up r33 h-31 k-18
=fee+stakes r-16 m-37 h48
=fee+stranger k18
=fee+sums-0 r129 g-81 m-36 h-57
=fee+sums-1 r-72 h32
=fee+sums-apart r38
=fee+sums-equal r23
=fee+surety r60 h-27
=fee+surety-pay m23 h28
=fee+take-in r32
=fee+to-dispose r-49
=fee+to-learn g-15
=fee+to-oppose r-34 h-54
=fee+trade g15 h-26
=fee+trading r-18 g47
=fee+under h20 k-18
=fee+unit r117 g-26 m-44 h-36
=fee+unlawful-business k30
=fee+wager-event r-26 m-20 h41 k21
=fee+watchers r-122 k-46
=fee+winner-takes m21
=fee+with-money m-19 h58
=fee+works-for r-19 h18
=first-takes r-49 g-45 m183 h-55
=first-takes+fixed-rate r-24 m18
=first-takes+gift-money m24
=first-takes+hand-over r-36 m48
=first-takes+paid-entry m76
=first-takes+pays m16
=first-takes+pays-for-chance g-21 m84 h-25
=first-takes+per-period m20
=first-takes+sale-or-service m33 h-15
=first-takes+stakes h36
=first-takes+sums-0 r-18 g-38 m105 h-38
=first-takes+sums-1 r-24 m78
=first-takes+take-in r-36 m48
=first-takes+unit r-29 m23
=first-takes+wager-event m73
=first-takes+winner-takes r-25 g-15 m82
=first-takes+with-money h36
=fixed-gain r125 g-27
=fixed-gain+fixed-paper r69 g-17 h-24
=fixed-gain+fixed-rate g21
=fixed-gain+for-money h18
=fixed-gain+friends r28 g-17
=fixed-gain+gift-money r-19 g90 m-16 h-21
=fixed-gain+given-back r40 h-17
=fixed-gain+guaranteed r54
=fixed-gain+hand-over r-67 g29
=fixed-gain+instalment-count r-24 g22
=fixed-gain+insured g-30 m39
=fixed-gain+interest-product r32 h16
=fixed-gain+keep-cut g-20 m19 h61
=fixed-gain+keeps-money r35 g-26
=fixed-gain+lawful-rate r28 g-15 h-17
=fixed-gain+lease h18
=fixed-gain+lend r77 g28 h19
=fixed-gain+market-price g52 m-17 h26
=fixed-gain+metal-deal g21
=fixed-gain+more-back g-15
=fixed-gain+name-before r28 g-17
=fixed-gain+narcotic g-16
=fixed-gain+not-told r15
=fixed-gain+paid-entry r-59 m36 h20
=fixed-gain+paper-money r29
=fixed-gain+passes-it r-25
=fixed-gain+pays r-39 g83 m-16
=fixed-gain+pays-for-chance h29 k20
=fixed-gain+per-period r73 m-22 k-19
=fixed-gain+percentage r38
=fixed-gain+pledge r34
=fixed-gain+price-of r-46 g67 h70
=fixed-gain+price-word h18
=fixed-gain+principal-stays r-27
=fixed-gain+rate-charge g18
=fixed-gain+receivable r-15
=fixed-gain+reference r31 g21 m-22 k17
=fixed-gain+repay r19 g-31 h18
=fixed-gain+return-on-capital r122 g-51 m-22
=fixed-gain+right-now g-21 h48
=fixed-gain+sale-or-service g101 m23
=fixed-gain+sell r-39 h24
=fixed-gain+serves r-19 h43
=fixed-gain+settles-later r29 g-16
=fixed-gain+sold-short r-23 g46
=fixed-gain+stipulated r23
=fixed-gain+sums-0 r166 g-32 m-19
=fixed-gain+sums-1 r-31 g15 m-20 h-36 k29
=fixed-gain+sums-apart r40
=fixed-gain+sums-grow r-83 m36 h25
=fixed-gain+sums-shrink r33
=fixed-gain+surety-pay r-43
=fixed-gain+take-in r-80 g61
=fixed-gain+to-oppose r34
=fixed-gain+trade r-34 g67 h52
=fixed-gain+trading g68 m-15 h25
=fixed-gain+unit r65 m-18 k-31
=fixed-gain+wager-event r47 m32 h68
=fixed-paper r410 g-82 m-60 h-131 k-20
=fixed-paper+gift-money r37
=fixed-paper+given-back r21 m-20 h-23
=fixed-paper+insured r58
=fixed-paper+interest-business r21 h-22
=fixed-paper+late-rent r46
=fixed-paper+lawful-rate r19 m-20 h-23
=fixed-paper+lend r15
=fixed-paper+market-price r15
=fixed-paper+online-place r31
=fixed-paper+paid-entry r48 m-21
=fixed-paper+paper-money r63 g-33 h-21
=fixed-paper+pays-for-chance r120 h-33
=fixed-paper+per-period r38
=fixed-paper+reference r34
=fixed-paper+return-on-capital r25
=fixed-paper+sale-or-service r90 g-15 m-20 h-26
=fixed-paper+sums-0 r306 g-75 m-56 h-100 k-17
=fixed-paper+sums-1 r103 h-31
=fixed-paper+trading r43
=fixed-paper+unit r60 g-21
=fixed-rate r18 h19 k23
=fixed-rate+foreign-currency r22
=fixed-rate+forward-deal r-25
=fixed-rate+friends r62 k-15
=fixed-rate+gift-money r34 g28 m-15 k-22
=fixed-rate+gold r32 g-17
=fixed-rate+gold-part r-20
=fixed-rate+guaranteed g-23
=fixed-rate+hand-over m18 h20 k24
=fixed-rate+hangs-if g16
=fixed-rate+insured r-24 m31
=fixed-rate+keep-cut r52 k-18
=fixed-rate+late-rent g30
=fixed-rate+lawful-rate r31 h27
=fixed-rate+lease r41 g-16 h28
=fixed-rate+lend r28 g-16
=fixed-rate+market-price r-40 m-16
=fixed-rate+meat r18
=fixed-rate+narcotic r-20 k37
=fixed-rate+outside-prize r-17
=fixed-rate+paid-entry h18
=fixed-rate+paper-money r49 k-15
=fixed-rate+passes-it r30 m-21 h-31 k52
=fixed-rate+pays r-17 g44
=fixed-rate+pays-for-chance r37
=fixed-rate+per-period r22
=fixed-rate+percentage r15
=fixed-rate+pledge r-24 h22
=fixed-rate+price-of r20 g18 m-21
=fixed-rate+price-word m29
=fixed-rate+reference r47 m30 k-15
=fixed-rate+repay h20
=fixed-rate+return-on-capital r15
=fixed-rate+right-now r19 g-22
=fixed-rate+sale-or-service g16 m47 h19
=fixed-rate+sell r31
=fixed-rate+serves r-33 g29
=fixed-rate+settles-later r56
=fixed-rate+sold-short g16
=fixed-rate+speed-up g16
=fixed-rate+sums-0 r-37 g-32 h42
=fixed-rate+sums-1 r-42 g42 h-15
=fixed-rate+sums-2 r70 k31
=fixed-rate+sums-apart r42 k35
=fixed-rate+sums-equal r22
=fixed-rate+sums-grow r32
=fixed-rate+take-in r23 m18 h20 k25
=fixed-rate+to-learn r32
=fixed-rate+to-oppose r17 k27
=fixed-rate+trade g49
=fixed-rate+trading r-33
=fixed-rate+under k44
=fixed-rate+unit r-50 g-22 m-16 k-27
=fixed-rate+up-down r31
=fixed-rate+winner-takes m39
=fixed-rate+with-money g20
=for-money m251 h-91 k-30
=for-money+foreign-currency r-31 m34
=for-money+friends r-36 m27
=for-money+game r-52 g-48 m174 h-35
=for-money+gift-money r-32 g-34 m-17 h19
=for-money+given-back r-22 g17 m-18 h28
=for-money+gold r-17
=for-money+gold-part r19
=for-money+guaranteed r33 m-18
=for-money+hand-over r-20 g34 m-41 h34
=for-money+improper m-26 h28
=for-money+in-return r-20 m41
=for-money+instalment-count r76
=for-money+insured r-35 m-36
=for-money+late-rent r18 m-15
=for-money+lawful-bar r-21 g46
=for-money+lawful-rate m-26
=for-money+lease r33
=for-money+lend h18
=for-money+lend-verb r-18
=for-money+lender r22
=for-money+loose-order g26
=for-money+loser-pays r-46 g-18 m55 h-21
=for-money+market-price r-37 m21
=for-money+metal-deal r25
=for-money+more-time g25
=for-money+my-loss r-30 h-21
=for-money+name-after g23 m-22
=for-money+name-before g39 h21
=for-money+narcotic r-27
=for-money+official m-23
=for-money+online-place r-20 g-16 h96 k19
=for-money+operator h119
=for-money+own-stake g-20 h49
=for-money+paper-money g-21 h46 k-32
=for-money+pays r-32 h-16 k31
=for-money+pays-for-chance g-23 m54 h-44
=for-money+per-period r28 g22 h31
=for-money+percentage r-15 m-30
=for-money+price-of r-42 g46
=for-money+price-word r31 m17
=for-money+priced-thing r-54
=for-money+receivable m-21
=for-money+reference g-16 m-44 h-15 k19
=for-money+refusal g30 m-16
=for-money+repay g19 h51
=for-money+return-on-capital r-18 m-21
=for-money+right-now m21 h55
=for-money+sale-or-service r-28 g39 m-66 h27 k24
=for-money+sell r-35 g72
=for-money+serves r-21
=for-money+settles-later r38
=for-money+small-parts r-22 m-25
=for-money+sold-apart g17
=for-money+sold-short g23
=for-money+stakes g-33
=for-money+sums-0 r-40 g31 m56 h-69 k-21
=for-money+sums-1 r49 g-35 m187 h-17
=for-money+sums-apart r-24 m22
=for-money+sums-equal r-17
=for-money+take-in r-15 g50 h23
=for-money+tick-guess g57
=for-money+to-dispose m-28
=for-money+to-learn m32 h22
=for-money+to-oppose r-26 h-15 k19
=for-money+trade r-36 g63 m-16
=for-money+unit r52 h30
=for-money+unlawful-business m-58 h59 k31
=for-money+up-down r47
=for-money+wager-event r-51 g-54 m81
=for-money+waiting m-22
=for-money+watchers r28 k18
=for-money+winner-takes g-22 m40 h-21
=for-money+with-money r25 g-25 k-27
=for-others r-37 g-18 h-37 k110
=for-others+hand-over r-32 h-18 k52
=for-others+sums-0 r-42 h-37 k110
=for-others+take-in r-16 h-18 k41
=for-others+unit k17
=foreign-currency r207 g-125 m38 h-75 k-60
=foreign-currency+forward-deal r101 g-106
=foreign-currency+friends r50 g-42 m28 h-18 k-15
=foreign-currency+game r-31
=foreign-currency+gift-money r-58 g-17 h-28
=foreign-currency+given-back r93 g-20 h-17
=foreign-currency+guaranteed g-15
=foreign-currency+hand-over r39 g-32 m-49 h-32
=foreign-currency+insured m-22
=foreign-currency+keep-cut h24
=foreign-currency+lawful-rate r22 h-17
=foreign-currency+lease r32
=foreign-currency+lend r49 g-31
=foreign-currency+lender r-45
=foreign-currency+loser-pays r-29
=foreign-currency+market-price r29 g23 m43
=foreign-currency+name-after r35
=foreign-currency+name-before r-34
=foreign-currency+not-pork m15 h22
=foreign-currency+online-place r-21 g24 m37 h40
=foreign-currency+operator g19 m31 h44
=foreign-currency+paid-entry r-20
=foreign-currency+paper-money r-56
=foreign-currency+pass-along r30 k-15
=foreign-currency+pass-on r124 g-91 h19 k-33
=foreign-currency+passes-it r46
=foreign-currency+pay-me r23
=foreign-currency+payment-versus-payment r-131 m-43 h-16
=foreign-currency+payroll r35 h22
=foreign-currency+pays r17
=foreign-currency+pays-for-chance r-16 h29
=foreign-currency+per-period r20
=foreign-currency+price-of r-23 g46 h-23
=foreign-currency+price-word r42 g15
=foreign-currency+priced-thing r63 g-41 m-18
=foreign-currency+quick-cash r-49 m-18
=foreign-currency+receivable r44
=foreign-currency+reference r60 g-85 m31 h56
=foreign-currency+repay r39
=foreign-currency+right-now r214 g-72 m-28 h-17
=foreign-currency+sale-or-service r24 g42 h-25
=foreign-currency+sell g26
=foreign-currency+serves r25 g21 m15
=foreign-currency+settles-later r180 g-76 m-19
=foreign-currency+sham h18
=foreign-currency+sold-short r-87 g-23
=foreign-currency+stakes r-23 g69 m67
=foreign-currency+sums-0 r256 g-131 h-139 k-49
=foreign-currency+sums-1 m26 h40
=foreign-currency+sums-2 r-46
=foreign-currency+sums-apart r-54 h24
=foreign-currency+surety-pay r-16 m15
=foreign-currency+take-in r38
=foreign-currency+tick-guess g45 m28
=foreign-currency+to-learn r48 m27
=foreign-currency+to-oppose r-15
=foreign-currency+trade r-53 g22 h-15
=foreign-currency+trading r40 g-64
=foreign-currency+travelling r-27
=foreign-currency+unit r112 g36 m19
=foreign-currency+unlawful-business h40
=foreign-currency+up-down g24
=foreign-currency+wager-event m32 h27
=foreign-currency+waiting r-25 g20
=foreign-currency+with-money r-31 g29 m42
=forward-deal r52 g25 m-24 h-46 k-40
=forward-deal+guaranteed r-16
=forward-deal+lease k-18
=forward-deal+market-price r81 g-38
=forward-deal+paper-money g36
=forward-deal+pays-for-chance r-31
=forward-deal+price-of r19 g41
=forward-deal+price-word r54
=forward-deal+priced-thing r71 g-28
=forward-deal+reference r36 g-40 k-23
=forward-deal+sale-or-service r56 g-18
=forward-deal+sell r-20 g18
=forward-deal+settles-later r20
=forward-deal+sums-0 r78 g49 h-46 k-40
=forward-deal+sums-1 r-26 g-24
=forward-deal+trade r-36 g38
=forward-deal+trading r67 g-61
=forward-deal+unit r41
=free-use r151 g-35 k-35
=free-use+friends r19
=free-use+gift-money r33
=free-use+hand-over r17
=free-use+in-return r41
=free-use+lend r105
=free-use+lend-verb r44
=free-use+outside-prize r70
=free-use+pays-for-chance r93 g-22 k-21
=free-use+reference r60 g-21
=free-use+repay r83
=free-use+return-on-capital r41
=free-use+sale-or-service r46
=free-use+sums-0 r63 g-18 k-27
=free-use+sums-1 r88 g-17
=friends r-27 g-98 m104 h-67
=friends+game r-21 h-43
=friends+gift-money r-84 m27 k-50
=friends+gift-to r-25 k-20
=friends+given-back r-35 g18 h-26
=friends+gold r-22 g25
=friends+guaranteed g-30
=friends+hand-over r42 h32 k-61
=friends+hangs-if g34
=friends+hidden-name h-19 k58
=friends+in-return r19
=friends+instalment-count h-19
=friends+insured g68 m19
=friends+keep-cut m-34
=friends+kept-by-creditor r37
=friends+late-charge r-20
=friends+late-rent r46 g27 h54 k-22
=friends+lawful-bar r-21 g15 h-84 k-16
=friends+lawful-rate r65 g-28 m-44 h-23 k18
=friends+lease g109 k-25
=friends+lend r-32 g-37 h40
=friends+lend-verb r-61
=friends+lender r-23 g23
=friends+lender-gain r31
=friends+loser-pays g-20
=friends+market-price r23 g28 m-23
=friends+meat h39
=friends+metal-deal g-15
=friends+more-back r59
=friends+more-time r-35
=friends+my-loss m21 h-20
=friends+name-after r-26 g-27 m-19 h-35 k28
=friends+name-before g-40 k49
=friends+narcotic g-15 m20 h40
=friends+not-pork r18
=friends+not-told r-16 h39 k22
=friends+official r28 h55
=friends+online-place r16 h23
=friends+operator h58
=friends+outside-prize r21 m-20
=friends+own-zakat-rate g-49
=friends+paid-entry r-28 g30 m-19 h25
=friends+paper-early r24
=friends+paper-money r27 g-30 h-23 k38
=friends+pass-along k26
=friends+passes-it r56 h20
=friends+pay-me r-25
=friends+payment-versus-payment r50
=friends+payroll r-55 h20
=friends+pays r-48 g64 m19
=friends+pays-for-chance r113 g-55 h-89 k-26
=friends+per-period r34 g42
=friends+percentage r49 h-22 k-18
=friends+price-of r41 g94 m-15 h-20
=friends+price-word r97 g-18 m-19
=friends+priced-thing g50
=friends+receivable r49
=friends+reference r55 g-49 m-40 h27 k-33
=friends+repay h-36 k-24
=friends+return-on-capital g36 m-21 k-17
=friends+right-now r-37 k-16
=friends+sale-or-service g-23 m-43 h18 k-17
=friends+search-for g15 m16
=friends+sell r25 g25 k-27
=friends+serves r-40 g-33 m-33 h-44
=friends+settles-later r45
=friends+sham h29
=friends+small-parts r-20 h-18
=friends+sold-apart r21 g17 h-31
=friends+speed-up h54
=friends+split h-27
=friends+stakes r-19 g-19 m135
=friends+sums-0 r-83 g16 m52
=friends+sums-1 r-32 g-75 m77 h-53
=friends+sums-2 r130 g-33 m-19 h-21
=friends+sums-3 r-42
=friends+sums-apart r61 g-18 h-19
=friends+sums-equal r-58
=friends+sums-grow r99 m-27
=friends+take-in r64 m-32 h56 k-56
=friends+to-learn m-17
=friends+to-oppose h36
=friends+trade r84 g20 h-33 k-27
=friends+trading r-18
=friends+travelling h32
=friends+under r21 k-16
=friends+unit r-26 g59 m-20 h22
=friends+unlicensed k19
=friends+unlicensed-giving k28
=friends+up-down g56 m15
=friends+wager-event m21 h-41
=friends+watchers r27 k44
=friends+with-money g-26 m88
=friends+works-for g-16 h-15
=future-crop r-36 g257 m-22 h-48
=future-crop+gift-money g62
=future-crop+hand-over g23
=future-crop+own-zakat-rate g104 h-18
=future-crop+pays g16
=future-crop+pays-for-chance g88
=future-crop+price-of g33
=future-crop+reference r-17
=future-crop+right-now g43
=future-crop+sale-or-service g26
=future-crop+sell g17
=future-crop+sums-0 r-25 g244 m-22 h-48
=future-crop+trade g17
=future-crop+unit r-29 g114
=game r-140 g-79 m273 h-131 k-40
=game+gift-money r-30 m61 h61 k-18
=game+given-back m18
=game+guaranteed g43
=game+hand-over m25
=game+in-return m28
=game+insured r-20 g19
=game+keep-cut m-38
=game+lawful-bar m-15 h49
=game+lawful-rate h16
=game+lease m-26
=game+lend r-18 m100 h17
=game+loser-pays r-33
=game+market-price r-16 m-18
=game+my-loss m29
=game+narcotic h50
=game+not-pork m16 h20
=game+official g-23 h34
=game+online-place h26
=game+out-there g-35 m51
=game+outside-prize m-19
=game+paper-money r-22 m29 h76 k-26
=game+pays m38
=game+pays-for-chance r-55 m126 h54
=game+per-period m-19
=game+play-costs m-26
=game+price-of g-34 h48
=game+receivable r-20 m24
=game+reference g21 h42
=game+right-now m19 h20
=game+sale-or-service r20 g-31 h50
=game+sold-apart g15
=game+speed-up h20
=game+sums-0 r-62 g-71 m94 h-122 k-34
=game+sums-1 r-46 m86 h-22
=game+sums-2 r-32 m67
=game+sums-apart r-30 m56
=game+to-learn g-23 m-19
=game+to-oppose m30 h-28
=game+trade g-28 m15 h31
=game+unlawful-business h35
=game+wager-event r-51 g-88 m-78 h-51 k-17
=game+winner-takes m46
=game+with-money r-17 m71 h-24
=gift-money r-30 m-64 h-15 k-32
=gift-money+gift-to r-78 g-77 m-25 h-24 k-54
=gift-money+given-back r-16 g-119 h28
=gift-money+giving-drive r-22 k-30
=gift-money+gold r-132 m19 h-20
=gift-money+gold-part r93 g16 h20 k-15
=gift-money+grown-debt r35
=gift-money+guaranteed r42 m-16 k-22
=gift-money+guarantor r24
=gift-money+halal-certified g-16
=gift-money+hand-over r-57 g17 k-23
=gift-money+hangs-if g36
=gift-money+he-picks g47
=gift-money+improper h42
=gift-money+in-return r25 g52
=gift-money+increase r-32 g23
=gift-money+instalment-count r-33 g-16
=gift-money+insurance-business r-21 g18
=gift-money+insured r31 g52 m-21 k16
=gift-money+keep-cut r30 g-16 h-40 k18
=gift-money+keeps-money g-24
=gift-money+kept-by-creditor g-30
=gift-money+late-rent r37 m-28 h50
=gift-money+lawful-bar g-41 m-21 h57 k-16
=gift-money+lawful-rate r123 g29 m23 k-37
=gift-money+lease r92 g25 m-30 h-22
=gift-money+left-open r15
=gift-money+lend g-74 m-27
=gift-money+lender r83 g-38 k-21
=gift-money+lender-gain r57 g-15 h15
=gift-money+licensed h28 k18
=gift-money+loose-order g29
=gift-money+loser-pays g-25 m47
=gift-money+lost-contest m24
=gift-money+market-price r-104 g-46 m18
=gift-money+meat r46 g-41 h16
=gift-money+metal r78 k-17
=gift-money+metal-deal r58
=gift-money+more-back r51 h-20
=gift-money+more-time g21 k-15
=gift-money+my-wallet-lent r-24 k27
=gift-money+name-after g-33 h-30
=gift-money+name-before m-35 k-17
=gift-money+narcotic r-27 h-101 k-15
=gift-money+no-date g21
=gift-money+no-day r-44 g42
=gift-money+nobody-knows r-15 g32
=gift-money+not-pork g-61 m81 h33
=gift-money+not-told r-32 m-22 h17
=gift-money+official r-85 m-18 h334 k-27
=gift-money+online-place r72 g-49 m-20 h121
=gift-money+operator h-42
=gift-money+out-there g36
=gift-money+outside-prize m-24 h-19
=gift-money+own-account k-42
=gift-money+own-stake h64
=gift-money+own-zakat-rate h15
=gift-money+paid-entry g63 h-46 k50
=gift-money+paper-money r67 h-47
=gift-money+pass-along r-21 g-21 k54
=gift-money+pass-on r-54 g23 k69
=gift-money+passes-it r60
=gift-money+pay-for-cover r-27 h-17 k17
=gift-money+pay-me r31 g23 h19
=gift-money+payroll r33 g-16 h27
=gift-money+pays r-50 g53 h-17 k18
=gift-money+pays-for-chance r-26 g56 m16 h55 k-23
=gift-money+per-period r25 g65 h-68
=gift-money+percentage r-25 m26
=gift-money+play-costs r-25 m-15 h-38
=gift-money+pledge r22 h22
=gift-money+price-later r18 g-59 h23
=gift-money+price-of r-39 g38 m-27 h-60 k-16
=gift-money+price-word g-15 k-20
=gift-money+priced-thing g-50 m32 h-21
=gift-money+principal-stays r48
=gift-money+promised-cut r38 g-15
=gift-money+quick-cash r27
=gift-money+rate-charge r33
=gift-money+receivable r-40 g-34 m19
=gift-money+reference r16 g131 m-47 h-54 k86
=gift-money+refusal g20
=gift-money+repay r23 g24
=gift-money+reschedule r17
=gift-money+return-on-capital r33 g52 m-15 h-32 k-27
=gift-money+right-now r-39 g40 m35 h64
=gift-money+sale-or-service r32 g47 m-56 h-66 k73
=gift-money+same-back r58 g-27
=gift-money+savings-circle r19 m-18
=gift-money+sea-catch h19
=gift-money+sealed g18
=gift-money+search-for k20
=gift-money+sell g16 h-31 k-32
=gift-money+serves r90 g32 m-26 h-48
=gift-money+settles-later r32 g23 h-16 k-15
=gift-money+sham r24 m-19 k-32
=gift-money+shut-thing g24
=gift-money+small-parts r-26 g24 m-35
=gift-money+sold-apart r-18
=gift-money+sold-short g-114 m-34
=gift-money+speed-up r38 g-20 m-22 h169 k-29
=gift-money+split m-37 k31
=gift-money+stakes r15 g-20 m82
=gift-money+stipulated r25
=gift-money+stranger r-21 g-19 m-16
=gift-money+sums-0 r-30 g-62 m21 h15
=gift-money+sums-1 r51 g18 m-20
=gift-money+sums-2 r-111 g41 m-59 h-39 k-27
=gift-money+sums-3 r60
=gift-money+sums-apart r-27 g36 h-32
=gift-money+sums-equal r60 m-31 h-15 k-23
=gift-money+sums-grow r-109 g17 m-16
=gift-money+sums-shrink r24 h17
=gift-money+surety r36
=gift-money+surety-pay g65 k20
=gift-money+take-in r39 g33 m37 h41 k-15
=gift-money+tick-guess r-24 g33 m31
=gift-money+to-dispose r-17 g-52
=gift-money+to-learn g-20
=gift-money+to-oppose r-43 g-32
=gift-money+to-treat r40 m-16
=gift-money+trade r-24 g26 m17 k-15
=gift-money+trading r61 m-23 h25 k-26
=gift-money+travelling r23 g42 h58
=gift-money+two-prices r-29 g39
=gift-money+unborn g35
=gift-money+undecided r-25 g83
=gift-money+under r25 g-28 m-20 h70 k-26
=gift-money+undescribed g-24
=gift-money+unit r99 g-36 m-77 h-27 k-85
=gift-money+unknown g-29 k-18
=gift-money+unknown-party r-16 g-26 m-15 h-20 k53
=gift-money+unlawful-business r31 m25 k28
=gift-money+unlicensed r-15 h24 k16
=gift-money+unlicensed-giving r-15 h18 k26
=gift-money+unpromised r24
=gift-money+up-down r19 g28 h81
=gift-money+victim-fee m-20 h-30 k117
=gift-money+wager-event r-30 m105 h81 k39
=gift-money+wait-pay r57 h-15
=gift-money+waiting r32 h-17 k-18
=gift-money+wash-money h-23 k86
=gift-money+watchers r28 h88 k-40
=gift-money+winner-takes r29 m37 h-25
=gift-money+with-money r-27 g-37 m24 h23 k-21
=gift-money+works-for g17
=gift-money+wrapped-gift r-18 g-16 h-33
=gift-to r-106 g-123 h-81 k-58
=gift-to+given-away k-16
=gift-to+giving-drive r-18 g-25 h-33 k-19
=gift-to+hand-over k-19
=gift-to+in-return r34
=gift-to+insured r-20
=gift-to+late-charge r-37
=gift-to+late-rent h34
=gift-to+lawful-rate r-21 g-28 h-27 k17
=gift-to+lender r37
=gift-to+licensed k-27
=gift-to+more-time r-48
=gift-to+name-before h23 k-22
=gift-to+narcotic r-17
=gift-to+official h41
=gift-to+own-account k-33
=gift-to+paid-entry m46 h-25
=gift-to+pays-for-chance r-20 m23
=gift-to+receivable r-17
=gift-to+reference r-21 m24
=gift-to+repay r-20 m17
=gift-to+sale-or-service r-35 h-22
=gift-to+speed-up h27
=gift-to+sums-0 r-80 g-123 h-61 k-55
=gift-to+sums-1 r-33
=gift-to+sums-2 m17
=gift-to+to-dispose r-30 g-34 k17
=gift-to+to-oppose m-17 h-16 k-21
=gift-to+trade g-15
=gift-to+undescribed g-35
=gift-to+unit r-46 g-27 m17
=gift-to+unlawful-business h-19
=gift-to+unlicensed k34
=gift-to+unlicensed-giving k41
=gift-to+wager-event r-17
=gift-to+waiting r-55
=gift-to+watchers r25 h24
=gift-to+wrapped-gift r-18 g-16 h-33
=given-away r-54 g-18
=given-away+giving-drive k-16
=given-away+hand-over r-30 k-21
=given-away+reference g-15
=given-away+sums-0 r-51 g-18
=given-away+watchers r-30
=given-back g76 h-115 k-29
=given-back+gold r40 g25
=given-back+gold-part h24 k29
=given-back+guaranteed g-20 m-31
=given-back+halal-certified r30 h-15
=given-back+hand-over g-67
=given-back+hangs-if g-19
=given-back+in-return g19
=given-back+increase r24 k35
=given-back+instalment-count r-20
=given-back+insurance-business h29
=given-back+insured r-24 g215 m-15
=given-back+keep-cut r25
=given-back+kept-by-creditor g26
=given-back+late-rent g-17
=given-back+lawful-bar g28
=given-back+lawful-rate g16 m33
=given-back+lease r-22 g74
=given-back+lend r-48 m-24 h-20 k-26
=given-back+lend-verb r-30 g18
=given-back+lender r-16 g24
=given-back+lender-gain r17
=given-back+licensed r33 h-15
=given-back+market-price r22 g24
=given-back+meat g30 h20
=given-back+more-back r35
=given-back+name-before h-26
=given-back+narcotic r18 g24 h-25
=given-back+official g36
=given-back+online-place r-31 g45 m49 h95 k-15
=given-back+operator m55 h56
=given-back+own-zakat-rate g15
=given-back+paid-entry g21 h-19
=given-back+pass-on r38 k25
=given-back+pay-for-cover g-26
=given-back+payroll h-15
=given-back+pays g-40 h20 k20
=given-back+pays-for-chance r74 g-77 h29
=given-back+per-period r16 g30 h-19
=given-back+percentage r134 g-16 m20 h15
=given-back+price-of r-53 g50 m20 h29
=given-back+priced-thing r32
=given-back+receivable r-23
=given-back+reference g-76 m21 h36 k22
=given-back+repay g-188 m-55 h-55 k-24
=given-back+return-on-capital r61 m-22
=given-back+right-now r-34 g-22 h-18
=given-back+sale-or-service g26 k23
=given-back+search-for g19
=given-back+sell r15 g55 h-16
=given-back+serves r27 g-85 m28 h75
=given-back+sold-apart r-23 g-19
=given-back+sold-short g44
=given-back+stakes r30 h63
=given-back+sums-0 r-121 g110 h-107
=given-back+sums-1 r38 g34 k-25
=given-back+sums-2 r84 g-68
=given-back+sums-apart r-17 g-56 h-17
=given-back+sums-grow r64
=given-back+sums-shrink r32
=given-back+surety-pay r16
=given-back+takaful g-17
=given-back+to-dispose r-33 g-88 h34
=given-back+to-oppose r-36 g-43 m-18
=given-back+trade g90 h22
=given-back+trading r-60 g-42 m37 h86
=given-back+travelling g21 h-30
=given-back+under r-22 g-22 m18 h35
=given-back+unit r74 m32 h-30 k25
=given-back+unlawful-business m40 h24
=given-back+unpromised r-25
=given-back+up-down r-42 g38 m28 h16
=given-back+wager-event m57
=given-back+waiting r-42
=given-back+watchers r59 m-16 h-27 k-23
=given-back+with-money m24 h65
=giving-drive r-22 g-82 m-25 h-130 k215
=giving-drive+hand-over m-20 h-17 k39
=giving-drive+late-charge r-20
=giving-drive+lawful-rate h-26 k20
=giving-drive+lend r20
=giving-drive+licensed k-27
=giving-drive+more-time r-41
=giving-drive+paid-entry k-20
=giving-drive+paper-money k21
=giving-drive+pass-on h17
=giving-drive+pays-for-chance r27
=giving-drive+receivable r-29
=giving-drive+reference g-18 h19 k15
=giving-drive+sale-or-service r-30 h-30 k19
=giving-drive+serves h-30
=giving-drive+stranger k15
=giving-drive+sums-0 r-52 g-98 m-29 h-135 k222
=giving-drive+sums-1 r20 g20 h-15
=giving-drive+take-in k35
=giving-drive+to-debtor r-17 k-23
=giving-drive+to-dispose g-16 k20
=giving-drive+to-oppose m-17 h-16 k-21
=giving-drive+unit r-20 g-26 k34
=giving-drive+unlicensed g-27 k96
=giving-drive+unlicensed-giving g-24 k162
=giving-drive+waiting r-41
=giving-drive+watchers k-34
=gold r225 g-76 m-17 h-91 k-38
=gold+gold-part r225 g-64 h-16
=gold+guaranteed r-36
=gold+hand-over r30 g-41
=gold+instalment-count r87
=gold+insured r42 m-17
=gold+late-rent r27
=gold+lawful-bar r28 g21 h25
=gold+lawful-rate g29
=gold+lease r88 g-21
=gold+market-price r63 g24 m16 h37
=gold+meat r23
=gold+narcotic h-65
=gold+online-place r-19 g46 m15 h-20
=gold+paper-money m-16
=gold+payment-versus-payment r-17
=gold+payroll r74 g-21
=gold+pays m25 h-15
=gold+pays-for-chance r106 h-36
=gold+per-period r71 g-20
=gold+percentage r-23 g16
=gold+pledge r26
=gold+price-of r-38 g-30
=gold+price-word g-35 m41
=gold+priced-thing r20 g26 m24 k-18
=gold+reference r-52 g94 h-19
=gold+repay r49 g-19
=gold+return-on-capital r-43 g15
=gold+right-now r58 g-28
=gold+sale-or-service r30 g-36 m26
=gold+sell r-109 g-46
=gold+serves r88
=gold+settles-later r61 g-65
=gold+small-parts r36
=gold+sold-apart g-40
=gold+split r38
=gold+stakes r-22 g54 m25 h23
=gold+sums-0 r195 g-129 m-52 h-83 k-36
=gold+sums-1 r45 g49 m35
=gold+sums-2 r-15
=gold+sums-grow r-17
=gold+take-in r37
=gold+tick-guess r-67 g66 m63
=gold+to-learn r31
=gold+trade r-55 g-50
=gold+trading r16
=gold+unit r310 g-79 m18 h-47
=gold+unlawful-business r56 h24
=gold+up-down r-60 g49
=gold+wager-event m29 h22
=gold+with-money m17 h21
=gold-part r79 g-83 m-24
=gold-part+hand-over r58 g-30
=gold-part+instalment-count r48
=gold-part+insured r-20
=gold-part+lawful-bar r64
=gold-part+lease r31
=gold-part+market-price r98
=gold-part+metal r-19
=gold-part+metal-deal r-19
=gold-part+not-pork r-18
=gold-part+online-place g15
=gold-part+paper-money r36 g24
=gold-part+payroll r24 k-16
=gold-part+pays r45
=gold-part+pays-for-chance r77
=gold-part+per-period r-22
=gold-part+price-of g-41 h18
=gold-part+priced-thing r153 g-55
=gold-part+principal-stays r-28 g15
=gold-part+receivable r-29
=gold-part+reference k28
=gold-part+right-now g-28
=gold-part+sale-or-service g-31 h17
=gold-part+same-back r16
=gold-part+sell r-19
=gold-part+serves k-16
=gold-part+settles-later g-61 m-20
=gold-part+small-parts k24
=gold-part+sold-short r-51
=gold-part+split k24
=gold-part+sums-0 r51 g-78 m-24 k19
=gold-part+sums-2 r22
=gold-part+sums-apart r26
=gold-part+trade r34 g-24
=gold-part+trading r15 g-46
=gold-part+unit r103 g-88
=gold-part+with-money r18
=grown-debt r73 g-25
=grown-debt+lend g-15
=grown-debt+more-time r25
=grown-debt+paper-money r18
=grown-debt+receivable g-15
=grown-debt+right-now r20
=grown-debt+sums-0 r57 g-15
=grown-debt+unit r27
=grown-debt+waiting r82 g-15
=grows-with-time r69 g-16 h-27
=grows-with-time+sale-or-service r20
=grows-with-time+sums-0 r58 g-16 h-26
=grows-with-time+unit r16
=grows-with-time+waiting r16
=guaranteed r212 g-20 h-96 k-45
=guaranteed+guarantor g37
=guaranteed+hand-over g28 h-17
=guaranteed+instalment-count r-32 h34
=guaranteed+insured r-52 g34
=guaranteed+keep-cut r-17 h22
=guaranteed+late-rent g-21
=guaranteed+lawful-rate r-32
=guaranteed+lease r-58 g21
=guaranteed+lend r-94 g30
=guaranteed+lend-verb r24
=guaranteed+lender r52
=guaranteed+market-price r39 g-37 m-15
=guaranteed+name-before r15 g28 m33
=guaranteed+narcotic r49
=guaranteed+official r18
=guaranteed+paper-money r39
=guaranteed+passes-it r25
=guaranteed+pay-for-cover g37
=guaranteed+payroll r-16 g54 h-17
=guaranteed+pays r-41 g43
=guaranteed+pays-for-chance g38 m-43
=guaranteed+per-period r123 g-20 m-17 h-17
=guaranteed+percentage r107 g-25
=guaranteed+price-word r-62 g-42 m-15
=guaranteed+priced-thing r17 g-36
=guaranteed+receivable r-22
=guaranteed+reference r-74 g30 h-24
=guaranteed+repay r37 g-40
=guaranteed+return-on-capital r248 g-90 m-16 h-39
=guaranteed+sale-or-service r-71 g-35 m-23
=guaranteed+search-for r-19
=guaranteed+serves g21 h16
=guaranteed+settles-later r-15 h34
=guaranteed+sold-apart r16 g82
=guaranteed+sold-short r-53 g53
=guaranteed+stakes r51 m-15
=guaranteed+stipulated g-38
=guaranteed+sums-0 r241 g-20 m17 h-65 k-42
=guaranteed+sums-1 r-36 m-16 h-30
=guaranteed+sums-apart r27
=guaranteed+surety-pay g15
=guaranteed+take-in r15
=guaranteed+trade r17
=guaranteed+trading r82 g-18
=guaranteed+travelling r18
=guaranteed+unit r50 m-17
=guaranteed+wager-event g-28 m-23 h-17
=guaranteed+watchers r-41 g50 h18
=guaranteed+with-money r42 m-17
=guarantor r77 m-22 h-15
=guarantor+guarantor-gain r23
=guarantor+hand-over r50 m-17
=guarantor+in-return r26 h-18
=guarantor+keep-cut r37
=guarantor+late-rent r-19
=guarantor+lend r17
=guarantor+outside-prize r-22
=guarantor+paid-entry r26 h-18
=guarantor+passes-it r-16
=guarantor+payroll r24 g37
=guarantor+pays r42
=guarantor+pays-for-chance r62 h-20
=guarantor+percentage r26
=guarantor+price-of r58 g-18
=guarantor+reference r-34 g19
=guarantor+return-on-capital r23
=guarantor+sale-or-service r16
=guarantor+serves r18
=guarantor+sold-apart g43
=guarantor+sums-0 r84 g-30 m-16
=guarantor+sums-1 g26
=guarantor+surety r22 g-33
=guarantor+surety-pay r68 h-30
=guarantor+take-in r23 m-17
=guarantor+trade r-19
=guarantor+unit r-21
=guarantor+watchers g16
=guarantor-gain h-20
=guarantor-gain+hand-over r24
=guarantor-gain+lend r-53
=guarantor-gain+pays-for-chance r-47
=guarantor-gain+percentage r-42
=guarantor-gain+rate-charge r-47
=guarantor-gain+sums-0 h-20
=guarantor-gain+surety-pay r29
=guarantor-gain+take-in r24
=halal-certified r57 g-53 h-22 k-29
=halal-certified+insured r-15
=halal-certified+lawful-rate r19 h-15
=halal-certified+lease r-16
=halal-certified+metal r54
=halal-certified+metal-deal r58
=halal-certified+not-pork g-32 h-18
=halal-certified+pays-for-chance r34
=halal-certified+per-period r31
=halal-certified+price-of r23 g18
=halal-certified+return-on-capital r21 h-31
=halal-certified+sale-or-service r22
=halal-certified+sell r19
=halal-certified+serves h20
=halal-certified+sham r-24 h122
=halal-certified+sums-0 r23 g-50 h-27 k-29
=halal-certified+sums-1 r45
=halal-certified+to-learn h41
=halal-certified+trade r30 g18
=halal-certified+under h21
=halal-certified+unit h-19
=halal-certified+watchers r56
=hand-over r-24 g-94 m-26 h-108 k57
=hand-over+hangs-if g24
=hand-over+improper h15
=hand-over+impure-wealth m-18
=hand-over+in-return r95
=hand-over+increase r-27
=hand-over+instalment-count r-48
=hand-over+insurance-business r-21
=hand-over+insured r77 g-50 k-31
=hand-over+interest-business r-20 h27
=hand-over+keep-cut r-15 g16 m-23 h15 k19
=hand-over+keeps-money r32
=hand-over+kept-by-creditor m21
=hand-over+late-rent r-25 g-22 m-19 h36 k-24
=hand-over+lawful-bar r25 g-47 h-30
=hand-over+lawful-rate r128 k-57
=hand-over+lease r30 g-58 m-22 h29 k-27
=hand-over+lend r-28 g-36 h47 k-15
=hand-over+lend-verb h34
=hand-over+lender r52 h-36 k-22
=hand-over+lender-gain h22
=hand-over+licensed g16 h34
=hand-over+limit r17
=hand-over+market-price g33 m-15 h23 k38
=hand-over+meat g-16 h60
=hand-over+metal g-28
=hand-over+metal-deal r-50 g-30 h22
=hand-over+more-back r69
=hand-over+my-loss m18
=hand-over+name-after r19
=hand-over+name-before r63 g-27 h35
=hand-over+narcotic h18 k32
=hand-over+no-day r-24
=hand-over+not-mine-yet g30
=hand-over+not-pork r-16 g105 h-20
=hand-over+not-told h15
=hand-over+official k-25
=hand-over+online-place r28 g21 m31 h57 k-21
=hand-over+operator m32 h36
=hand-over+out-of-reach g25
=hand-over+outside-prize r-19 m-56
=hand-over+own-zakat-rate g-93
=hand-over+paid-entry r15 g47 k-20
=hand-over+paper-early r80
=hand-over+paper-money r73 g-35 m-33 h-37
=hand-over+pass-along r-46 k65
=hand-over+pass-on r-74 g-36 h-18 k17
=hand-over+passes-it r-41 g-67 m-37 h-22 k37
=hand-over+pay-me r25 h30
=hand-over+payment-versus-payment r-61 h-27
=hand-over+payroll r77 g-27 h17
=hand-over+pays r-42 g-86 m-28 h59
=hand-over+pays-for-chance r90 g30 m-34 h-15
=hand-over+per-period r25 g-17 m-15 h16 k-28
=hand-over+percentage h16
=hand-over+pledge r-28 h22
=hand-over+price-later r24 g-33
=hand-over+price-of g106 h17 k27
=hand-over+price-word g65 m63 k-15
=hand-over+priced-thing r28 g21 m-15 h-18
=hand-over+quick-cash r16 m-18
=hand-over+rate-charge r30
=hand-over+receivable r34
=hand-over+reference r-32 g80 m-17 h-15 k-45
=hand-over+repay g-38 m-23 h23 k-43
=hand-over+return-on-capital r16 g-63 m-24
=hand-over+right-now r183 g-57
=hand-over+sale-or-service r21 g32 h57 k15
=hand-over+same-back r64
=hand-over+savings-circle m-35
=hand-over+search-for g-65
=hand-over+sell r34 h-34 k-15
=hand-over+serves r63 h-26 k15
=hand-over+settles-later r105 g-81 k19
=hand-over+small-parts r19 h20 k-16
=hand-over+sold-apart r78
=hand-over+sold-short r-72 m-32 h-23
=hand-over+speed-up r29 h30 k-31
=hand-over+split r24
=hand-over+stakes h77
=hand-over+stipulated r58
=hand-over+stranger r-28 g-23 k42
=hand-over+sums-0 r-88 g-75 m-34 h-29 k50
=hand-over+sums-1 r-24 g-44 m75 k-22
=hand-over+sums-2 r78 g50 m-49 h-69 k20
=hand-over+sums-3 g-25 m-17
=hand-over+sums-apart g24 k53
=hand-over+sums-equal r-197 g-33 m-17 h-33
=hand-over+sums-grow r195 g49 m-28 h-18
=hand-over+sums-shrink r102 g-15
=hand-over+surety r95 m-17
=hand-over+surety-pay r36 h17
=hand-over+take-in r58 g19 m63 h-42 k85
=hand-over+tied-deal r26
=hand-over+to-debtor r17 g-42 k27
=hand-over+to-dispose g-28 m-31
=hand-over+to-learn r84 g26 h22 k-20
=hand-over+to-oppose r39 m-45 h15
=hand-over+to-treat r26
=hand-over+trade g54 h-29 k38
=hand-over+trading g-79 m-15
=hand-over+two-prices r-82 g19
=hand-over+undecided r-54 g60
=hand-over+under g-20 k34
=hand-over+unit r47 g116 m-55 h78 k-61
=hand-over+unknown r17 k24
=hand-over+unknown-party r-23 g-15 h20 k31
=hand-over+unlawful-business r39 h28
=hand-over+unlicensed-giving k18
=hand-over+unpromised g-35
=hand-over+up-down r78 g-44 k15
=hand-over+wager-event g-16 m48 h80
=hand-over+watchers g-18 k-20
=hand-over+winner-takes r-16 g-57 m34
=hand-over+with-money r-35 g-27 m-20 h30
=hand-over+works-for r15 g-18
=hangs-if r-33 g209 m-57 h-42
=hangs-if+hangs-on h-15
=hangs-if+in-return g27
=hangs-if+late-rent g52
=hangs-if+market-price g21
=hangs-if+name-before g24
=hangs-if+pays g36
=hangs-if+pays-for-chance g70 m-17
=hangs-if+price-of g50 m-30
=hangs-if+priced-thing g18
=hangs-if+reference g44
=hangs-if+sale-or-service g41
=hangs-if+sell r-22 g75
=hangs-if+sums-0 r-24 g190 m-67 h-39
=hangs-if+sums-1 g20
=hangs-if+take-in g16
=hangs-if+trade r-23 g84 m-26
=hangs-if+trading g32
=hangs-if+wager-event g50 m-50
=hangs-if+winner-takes g29
=hangs-on g87 h-23
=hangs-on+pays-for-chance g21
=hangs-on+price-of g72 h-24
=hangs-on+sale-or-service g35 h-22
=hangs-on+sell g63 h-26
=hangs-on+serves g48 h-22
=hangs-on+sums-0 g87 m-19 h-21
=hangs-on+trade g81 h-26
=hangs-on+wager-event g17
=he-picks r-16 g164 m-17 h-43
=he-picks+insured g37
=he-picks+market-price g21
=he-picks+not-pork g61
=he-picks+pays g47
=he-picks+pays-for-chance g48
=he-picks+price-word g21
=he-picks+sale-or-service g36
=he-picks+sums-0 r-16 g161 m-15 h-43
=hidden-name r-50 g-61 m-32 h-93 k314
=hidden-name+online-place g-16 m-22 h-22 k80
=hidden-name+paper-money r-28 g-16 k37
=hidden-name+reference g-24 m-31 h-37 k123
=hidden-name+sums-0 r-32 g-61 m-28 h-91 k273
=hidden-name+unit r-22 g-16 k39
=improper r-22 m-53 h188 k-38
=improper+keep-cut h20
=improper+nobody-knows g-27
=improper+official g-15 m-15 h76
=improper+pays-for-chance g26
=improper+reference h30
=improper+sale-or-service g30
=improper+serves h20
=improper+speed-up g-37 m-18 h28
=improper+sums-0 r-22 g-27 m-53 h188 k-38
=improper+surety-pay h27
=improper+undescribed g-29
=improper+unit g27 h33
=improper+wager-event m-42 h39
=improper+watchers h29
=impure-wealth r27 m-67 h-44
=impure-wealth+lawful-rate r-37 m-29 h-21
=impure-wealth+pays-for-chance r37 m-35 h-26 k27
=impure-wealth+reference k-16
=impure-wealth+sale-or-service r23 m-20 h-21 k31
=impure-wealth+sums-0 r27 m-67 h-44
=impure-wealth+to-dispose r-25 m-18
=impure-wealth+to-oppose r-17
=impure-wealth+unit r19
=impure-wealth+unlawful-business m-66 h-41 k31
=impure-wealth+zakat r-37 m-29 h-21
=in-return r166 g23 m87 h-53 k-32
=in-return+insured g54 m-16
=in-return+keep-cut r23 g-15
=in-return+late-rent r-15 h-18
=in-return+lawful-rate r30 h23
=in-return+lease r22 g-39 h-45
=in-return+lend r163 g-20
=in-return+lend-verb r77 g-18
=in-return+lender r71
=in-return+lender-gain r26
=in-return+licensed h-24
=in-return+market-price r-51 g56
=in-return+my-loss m56
=in-return+operator m-18 h-24
=in-return+outside-prize r24
=in-return+own-account h51
=in-return+paid-entry r33 h20
=in-return+paper-money r36 g18
=in-return+payroll r-26
=in-return+pays g18 h-15
=in-return+pays-for-chance r113 m-17
=in-return+per-period r36 h24
=in-return+percentage r16
=in-return+price-of m-18
=in-return+priced-thing r-27 g59
=in-return+reference r-18
=in-return+return-on-capital h23
=in-return+sale-or-service r-60 g24 h-22
=in-return+sell r-38 g70
=in-return+serves r-42 g25 h-51
=in-return+sold-short g20
=in-return+stipulated r28
=in-return+sums-0 r34 g20 m111 h-30 k-34
=in-return+sums-1 r64 m-17
=in-return+sums-2 r39
=in-return+sums-apart r67
=in-return+sums-equal r-36
=in-return+sums-shrink r23
=in-return+surety-pay g-26 h20
=in-return+take-in g19
=in-return+tied-deal r40 g-52
=in-return+tied-trade r45 g-24
=in-return+to-oppose r-34
=in-return+trade g19 h-16
=in-return+trading g26
=in-return+unit r80 g-47 m-24 h15
=in-return+unlawful-business h-48
=in-return+wager-event r-22 g29
=in-return+watchers r56 m-21
=in-return+with-money g27 m36
=in-return+works-for g-16
=increase r63
=increase+insured r25
=increase+lawful-rate r-91
=increase+lend r19
=increase+more-back r27
=increase+more-time g24
=increase+official h16
=increase+paid-entry m17
=increase+paper-money r-19 h19
=increase+payroll r-50
=increase+pays-for-chance r46 m16
=increase+per-period r45
=increase+reference k24
=increase+repay r23
=increase+return-on-capital r47 m17
=increase+sale-or-service r-95 k24
=increase+serves r-50
=increase+sold-apart g24
=increase+sums-0 r34 m-18
=increase+sums-1 r41 m15
=increase+unit r65
=increase+waiting r32 g24
=instalment-count r36 m-18 k-21
=instalment-count+late-rent r16
=instalment-count+lawful-bar r47 g15
=instalment-count+lawful-rate r-38 g30
=instalment-count+lease g21
=instalment-count+lend r-58
=instalment-count+lender r19
=instalment-count+market-price r39 g21
=instalment-count+narcotic r21
=instalment-count+official r-32 g-20
=instalment-count+paper-money r45 g21
=instalment-count+pays-for-chance r66 g-22 m-18 h36
=instalment-count+per-period r-47 g34
=instalment-count+price-word g16
=instalment-count+priced-thing r54
=instalment-count+receivable r-27
=instalment-count+reference r-17 g42 h24
=instalment-count+repay r-25 g-22
=instalment-count+sale-or-service r-21 g55 h-47
=instalment-count+sell g20
=instalment-count+serves r45 g34
=instalment-count+settles-later r-69 h34
=instalment-count+sold-apart r-41 g15
=instalment-count+sold-short r-20 g18
=instalment-count+sums-0 g22 k-15
=instalment-count+sums-1 r15
=instalment-count+sums-2 g-15
=instalment-count+sums-apart r25
=instalment-count+sums-grow r-23
=instalment-count+to-oppose r33
=instalment-count+trading r-40 g63
=instalment-count+unit r28 m-18 k-21
=instalment-count+unlawful-business r15
=instalment-count+waiting r-34
=instalment-count+with-money r22
=insurance-business h102
=insurance-business+insured r20 g-35 h51
=insurance-business+lease g19 h43
=insurance-business+name-after h41
=insurance-business+pays r-21
=insurance-business+pays-for-chance g-72 h42
=insurance-business+per-period g27
=insurance-business+price-of r27 g-93 h77
=insurance-business+reference r-16 g25
=insurance-business+sale-or-service r32 g-63 h87
=insurance-business+search-for r29 g-81 h85
=insurance-business+serves g-90 h81
=insurance-business+sold-apart g29
=insurance-business+sums-0 r-25 h102
=insurance-business+sums-1 r16
=insurance-business+trade r27 g-93 h77
=insurance-business+trading g-86 h88
=insurance-business+unit r-21 g17 h20
=insured r-79 g146 m-27 h-189 k-66
=insured+interest-business r-37 h83
=insured+islamic-paper r-28
=insured+keep-cut r-44 h41
=insured+kept-by-creditor h-32
=insured+late-charge r48
=insured+late-rent r32 g-53 h-23
=insured+lawful-bar r-30 h-21
=insured+lawful-rate r-52 g-29 m-55 h-44
=insured+lease r19 g-35
=insured+lend r95 g-28 h79
=insured+lend-verb r-53 h75
=insured+lender r25
=insured+lender-gain g-24
=insured+licensed g-19
=insured+limit r-22 g16
=insured+market-price r-36 g-33 m-20 h-32
=insured+meat h-17
=insured+metal-deal h-27
=insured+more-time r22 g15
=insured+name-after g50 h17
=insured+name-before r17 h19
=insured+narcotic r63 g39 h-81
=insured+not-mine-yet g16
=insured+not-pork r15 h-17
=insured+official r29 g33
=insured+online-place g-44 m-20 h51
=insured+operator g-22 h49
=insured+out-there g49
=insured+outside-prize r-55 g30 m-18
=insured+own-zakat-rate g-31
=insured+paid-entry r74 g-69 m100 h25
=insured+paper-early r43 g-18
=insured+paper-money r16 g89 h-28 k-16
=insured+pass-along g-15 k23
=insured+pass-on g-42
=insured+passes-it r-40
=insured+pay-for-cover r-41 g41 h-19 k19
=insured+payment-versus-payment r66
=insured+payroll g65 h27
=insured+pays r21 m-38 h24 k20
=insured+pays-for-chance r43 g54 m59 h-35 k18
=insured+per-period r-79 g73
=insured+percentage r-20 m19 h67
=insured+play-costs m-15
=insured+pledge r16
=insured+price-of r-36 g-64 h52 k18
=insured+price-word r-31 g-41 m30
=insured+priced-thing g-45
=insured+reference r-45 g29 m-30 h-21
=insured+repay r28 g31 h-15
=insured+return-on-capital r19 g-61 h22
=insured+right-now r44 h-22
=insured+sale-or-service r21 g34 m52 h-36 k-16
=insured+same-back r41
=insured+search-for r17 h24 k19
=insured+sell r-54 g-45 h42
=insured+serves g-52 m-50 h28
=insured+settles-later r44 g-42
=insured+sham g-21 h71
=insured+sold-apart r-17 g56
=insured+sold-short r33 h-31
=insured+stakes m-22
=insured+stranger h-23
=insured+sums-0 r-39 g104 m-49 h-133 k-58
=insured+sums-1 r-52 g39 m21 h-76
=insured+sums-2 h20
=insured+sums-apart r-29
=insured+sums-equal r23
=insured+sums-grow g19
=insured+sums-shrink r21 h23
=insured+surety-pay r-26 g18
=insured+takaful g-39 h-16
=insured+take-in m22
=insured+to-dispose g-20
=insured+to-learn g26 m-16
=insured+to-oppose g29 k-18
=insured+trade r35 g-26 h40
=insured+trading g-84 m-21 h-27
=insured+travelling r-15 g49 m-29 h-89
=insured+unit r-27 g49 m52 h-21 k-21
=insured+unlawful-business r-25 g-17 h72
=insured+up-down r-16 g-47 h35
=insured+wager-event g-19 m64 h-52 k-17
=insured+waiting r32 g18
=insured+wash-money g-15 k53
=insured+watchers h-18
=insured+with-money r-19 g-28 m-28
=insured+works-for r-19 g-26 h34
=interest-business r-40 g-18 h181
=interest-business+lawful-rate h23
=interest-business+lend r-42 h67
=interest-business+lend-verb r-19 h45
=interest-business+lender r-33 h23
=interest-business+market-price r-46 h65
=interest-business+metal-deal r-30 h53
=interest-business+online-place r23
=interest-business+pays-for-chance r-45 h95
=interest-business+per-period r-23
=interest-business+percentage r-31 h20
=interest-business+price-of r-28 h65
=interest-business+return-on-capital r-26 h31
=interest-business+sale-or-service h34
=interest-business+serves h60
=interest-business+sold-apart r-41 h38
=interest-business+sums-0 r-61 g-18 h167
=interest-business+sums-1 r22
=interest-business+trade r-28 h65
=interest-business+trading r-53 h104
=interest-business+unit h41
=interest-business+watchers r36 h65
=interest-business+with-money h31
=interest-product r-44 h69
=interest-product+lend r-47 h31
=interest-product+pays-for-chance r24 h17
=interest-product+price-of h60
=interest-product+sale-or-service r25 h72
=interest-product+sums-0 r-45 h69
=islamic-paper r-20 m-18 h-88 k-23
=islamic-paper+lawful-rate r-40
=islamic-paper+pays-for-chance g27
=islamic-paper+reference r36
=islamic-paper+return-on-capital r-32
=islamic-paper+sale-or-service r-53 h-34
=islamic-paper+serves h-37
=islamic-paper+sums-0 h-88 k-23
=islamic-paper+trading h-35
=islamic-paper+unit r-35 h-20
=islamic-paper+watchers r-37 h-35
=istisna h-50 k-18
=istisna+loose-order g15
=istisna+market-price g-24
=istisna+no-spec g67
=istisna+pays-for-chance g-18 h-19
=istisna+reference h-17
=istisna+sale-or-service g20
=istisna+search-for h-16
=istisna+sums-0 g30 h-31
=istisna+sums-1 h-16
=istisna+unit g-31
=keep-cut r15 g-51 k71
=keep-cut+kept-by-creditor g21 m21 h19
=keep-cut+lawful-rate r48 g-16 h-57
=keep-cut+lease r16 g-20 h-16 k16
=keep-cut+lend r15 k17
=keep-cut+lend-verb r24 k23
=keep-cut+lender r26 h-18 k-16
=keep-cut+lender-gain k22
=keep-cut+market-price r-27 m24 h32
=keep-cut+meat h18
=keep-cut+metal-deal g16 m-16
=keep-cut+narcotic h-53 k23
=keep-cut+not-told m15 h-18
=keep-cut+official h24
=keep-cut+online-place r28 k34
=keep-cut+own-account r-19
=keep-cut+own-zakat-rate g-20
=keep-cut+paid-entry r33
=keep-cut+paper-early r27
=keep-cut+paper-money r-16 h-15
=keep-cut+pass-along r-45 h-22 k47
=keep-cut+pass-on r-23 k52
=keep-cut+passes-it r-19 h-27 k40
=keep-cut+payroll r66
=keep-cut+pays k-17
=keep-cut+pays-for-chance r95 m42 h-45 k17
=keep-cut+percentage r-31 g-19 m15 h-19 k54
=keep-cut+price-of r-47 g54 m19 h21 k28
=keep-cut+price-word r-16 g40
=keep-cut+priced-thing g17 h18
=keep-cut+promised-cut r-17 h-18
=keep-cut+receivable r-21
=keep-cut+reference r59 g-46 h-36
=keep-cut+repay r20 h19
=keep-cut+return-on-capital r18 h-22 k22
=keep-cut+right-now r45 m-17 h-28 k25
=keep-cut+sale-or-service r20 g81 m25 h27 k17
=keep-cut+search-for g16 h-19
=keep-cut+sell g49 h-36
=keep-cut+serves m23 h55
=keep-cut+sold-short r24 g18 k25
=keep-cut+stipulated r-41
=keep-cut+stranger k28
=keep-cut+sums-0 r-60 g-17 m-16 k76
=keep-cut+sums-1 g-23
=keep-cut+sums-2 r89
=keep-cut+sums-3 m26 h24
=keep-cut+sums-apart r41 g-26 m36 h24
=keep-cut+sums-equal r56
=keep-cut+sums-grow r-24 g23
=keep-cut+surety r47 h-26
=keep-cut+surety-pay r-17 g-16 m30
=keep-cut+take-in r18 g-20 m-15
=keep-cut+to-oppose r34
=keep-cut+trade r-39 g78 h-39
=keep-cut+trading r-39 g-22 m19 h-26
=keep-cut+unit r-22 g-23
=keep-cut+unknown-party r-24 k26
=keep-cut+unlawful-business h41
=keep-cut+wager-event r-19 g20 m33 h30
=keep-cut+watchers r-17 h47
=keep-cut+winner-takes m46
=keep-cut+with-money k24
=keeps-money r156 g-91 k-16
=keeps-money+lawful-rate r49
=keeps-money+lease r49
=keeps-money+pays-for-chance r104 g-46
=keeps-money+per-period r43
=keeps-money+reference r73 g-54
=keeps-money+return-on-capital r28 g-26
=keeps-money+right-now r34
=keeps-money+sale-or-service r41
=keeps-money+sums-0 r82 g-59 k-16
=keeps-money+sums-1 r42 g-20
=keeps-money+sums-2 r33
=keeps-money+sums-apart r33
=keeps-money+unit r36 g-26
=kept-by-creditor r101 m32 h-29 k36
=kept-by-creditor+late-charge r54
=kept-by-creditor+lawful-rate g22 h43
=kept-by-creditor+lease r20
=kept-by-creditor+market-price g34 m21
=kept-by-creditor+more-time r59
=kept-by-creditor+narcotic r26 h16
=kept-by-creditor+nobody-knows g24
=kept-by-creditor+official m20 h34
=kept-by-creditor+online-place r32 k-16
=kept-by-creditor+pays g-31
=kept-by-creditor+pays-for-chance r36 g-33 m21
=kept-by-creditor+per-period r31
=kept-by-creditor+price-of g24
=kept-by-creditor+reference h-25 k-17
=kept-by-creditor+repay r18
=kept-by-creditor+return-on-capital r70
=kept-by-creditor+right-now m-19
=kept-by-creditor+sale-or-service r23 g38 h29
=kept-by-creditor+serves h29
=kept-by-creditor+sums-0 r70 m17 h-29 k38
=kept-by-creditor+sums-1 m25
=kept-by-creditor+sums-2 r21
=kept-by-creditor+sums-apart r16
=kept-by-creditor+take-in r21
=kept-by-creditor+trade r16 g24
=kept-by-creditor+undescribed g24
=kept-by-creditor+unit g42 m24 h-29
=kept-by-creditor+wager-event m24
=kept-by-creditor+waiting r84
=kept-by-creditor+watchers r-28 h18 k21
=kept-by-creditor+winner-takes m21
=late-charge r19 h-45
=late-charge+late-rent r-61 h-47
=late-charge+narcotic h-45
=late-charge+online-place r19
=late-charge+sums-0 r24 h-34
=late-charge+to-dispose r-27
=late-charge+unit h-49
=late-charge+waiting r17
=late-charge+watchers h-15
=late-rent r-119 g-103 m-65 h-139 k-66
=late-rent+lawful-rate r27
=late-rent+lease g-43 h48
=late-rent+lend r28
=late-rent+lend-verb r16
=late-rent+lender r22
=late-rent+licensed r-22
=late-rent+loose-order g28
=late-rent+meat r22 g-20
=late-rent+more-time r-76 g-15
=late-rent+name-after g-27 m-22 h-68
=late-rent+name-before r-23 h-30
=late-rent+narcotic g25 m25 h-37
=late-rent+no-date g31
=late-rent+no-day g43
=late-rent+not-mine-yet g56
=late-rent+not-told h35
=late-rent+official r19 m-20 h-24
=late-rent+online-place r-27 h-41
=late-rent+operator h41
=late-rent+outside-prize r-24
=late-rent+paid-entry g33 m38 k17
=late-rent+paper-money g-42 m22 k-25
=late-rent+payroll h58
=late-rent+pays r45 m-26
=late-rent+pays-for-chance g23 h-36 k15
=late-rent+per-period h19
=late-rent+percentage r35
=late-rent+play-costs r-15
=late-rent+pledge r24
=late-rent+price-of r42 g119 m-30 h-32
=late-rent+price-word r-20
=late-rent+priced-thing r21 g28
=late-rent+receivable r44
=late-rent+reference g18 m44
=late-rent+refusal m-18
=late-rent+repay r-27 k-40
=late-rent+return-on-capital r38 k-19
=late-rent+sale-or-service g-21 m38 h73 k29
=late-rent+search-for g19
=late-rent+sell g19 h15
=late-rent+serves r-23 h45
=late-rent+settles-later g-25
=late-rent+sham h73
=late-rent+small-parts k26
=late-rent+sold-short g39 m35
=late-rent+speed-up g21 h32
=late-rent+split g-22
=late-rent+sums-0 r-57 m-23 h-86 k-60
=late-rent+sums-1 r-78 g-79 m-47 h-87
=late-rent+sums-2 r17 g-17 h26
=late-rent+sums-apart r-33 h26
=late-rent+sums-grow r60
=late-rent+surety r-19
=late-rent+take-in g29 m-21 h-15 k-34
=late-rent+to-dispose g-15
=late-rent+to-learn g-18 h-16
=late-rent+to-oppose r-27 h-48 k22
=late-rent+trade r50 g64 h-15
=late-rent+trading g-23
=late-rent+travelling g49
=late-rent+unit r-43 g-40 m23 h54 k-23
=late-rent+unlawful-business r17 m32 h82
=late-rent+up-down g48 m-16
=late-rent+wager-event g-22 m-46 h-49
=late-rent+waiting r-88 g-15
=late-rent+watchers r-19 h16
=late-rent+with-money m32
=late-rent+works-for r66 h-25
=lawful-bar r-85 g-29 m-97 h-219 k-48
=lawful-bar+lawful-rate g36 h-16
=lawful-bar+lease r33
=lawful-bar+lend r-32 m-21
=lawful-bar+lend-verb r-43
=lawful-bar+lender r-37
=lawful-bar+licensed h-15
=lawful-bar+market-price h25
=lawful-bar+meat r41 m-19
=lawful-bar+metal r-17
=lawful-bar+metal-deal r-17
=lawful-bar+name-before h-24 k-15
=lawful-bar+narcotic r48 h-133
=lawful-bar+official h166
=lawful-bar+online-place r-23
=lawful-bar+operator g-16 h24
=lawful-bar+paid-entry g27
=lawful-bar+paper-money r31
=lawful-bar+payroll h-23
=lawful-bar+pays r16 h-19
=lawful-bar+pays-for-chance r64 g-29 m-20
=lawful-bar+per-period r31
=lawful-bar+play-costs g-18
=lawful-bar+price-of r-38 h-15
=lawful-bar+price-word r-17 m28
=lawful-bar+priced-thing r28 g21 h25
=lawful-bar+reference r-48 g41 h-16 k25
=lawful-bar+repay h-17
=lawful-bar+right-now r58
=lawful-bar+sale-or-service r-76 m17 h-26 k25
=lawful-bar+sell r-41 g69
=lawful-bar+serves h-24
=lawful-bar+settles-later r26
=lawful-bar+shut-thing g31
=lawful-bar+sold-apart r20 g-33
=lawful-bar+sold-short r28 g-31
=lawful-bar+speed-up h62
=lawful-bar+stakes g18 m25 h24
=lawful-bar+sums-0 r-113 g-29 m-67 h-212 k-48
=lawful-bar+sums-1 m-30
=lawful-bar+sums-2 r15
=lawful-bar+sums-grow r29
=lawful-bar+tick-guess m24
=lawful-bar+trade r-40 g53 h-15
=lawful-bar+trading g48
=lawful-bar+unborn g26
=lawful-bar+unit r53 g34 m-22 h-59 k24
=lawful-bar+unlawful-business r56 h-82 k25
=lawful-bar+up-down r-23
=lawful-bar+wager-event g-31 m-19 h81
=lawful-bar+watchers h74 k-27
=lawful-bar+with-money r41 m25 h24
=lawful-bar+works-for r26
=lawful-rate r-106 g-96 m-56 h-88 k-34
=lawful-rate+lease r-105 g-37 m-22 h30 k-38
=lawful-rate+lend r34 g-16
=lawful-rate+lend-verb r46
=lawful-rate+lender r68 k-17
=lawful-rate+lender-gain r-31 m-27
=lawful-rate+licensed r19 k-27
=lawful-rate+market-price m26
=lawful-rate+metal r31
=lawful-rate+metal-deal r46
=lawful-rate+my-wallet-lent k35
=lawful-rate+name-before r-26 h-24 k-26
=lawful-rate+narcotic g30 h-29
=lawful-rate+official r29 h71 k-23
=lawful-rate+online-place r27 m19 h26
=lawful-rate+operator m19 h29
=lawful-rate+out-there g19
=lawful-rate+paid-entry r-33 g22 m-17 h17
=lawful-rate+paper-money r77 g25 h-35
=lawful-rate+passes-it r72
=lawful-rate+payroll r-33
=lawful-rate+pays r136 g-54
=lawful-rate+pays-for-chance r-100 g28 m-51 h-38 k-46
=lawful-rate+per-period r52 g31 h24
=lawful-rate+percentage r-49 g-16 m-27 k-21
=lawful-rate+play-costs r-24
=lawful-rate+price-of r-19 m34
=lawful-rate+price-word m25 h26
=lawful-rate+priced-thing r-35
=lawful-rate+promised-cut r35
=lawful-rate+quick-cash r28
=lawful-rate+reference r47 g-20 h31 k-30
=lawful-rate+repay r-28 g-39 m-24
=lawful-rate+return-on-capital r-51 g16 m-33 h-15
=lawful-rate+right-now r30 g51 h-22
=lawful-rate+sale-or-service r60 g-40 m18 h20 k-25
=lawful-rate+search-for r-16 g-16 h39 k20
=lawful-rate+serves g53 m-32 h39 k-24
=lawful-rate+sham r55 h-35
=lawful-rate+sold-apart r33 h51
=lawful-rate+sold-short r68
=lawful-rate+speed-up r19 h-19
=lawful-rate+stakes m-25 h61
=lawful-rate+sums-0 g-115 m-24 h-25 k-16
=lawful-rate+sums-1 g36 h-33 k-18
=lawful-rate+sums-2 r-75 g-16 m-21 h-28
=lawful-rate+sums-3 r-32
=lawful-rate+sums-apart r-61 m-18
=lawful-rate+sums-grow r-33
=lawful-rate+surety-pay r49 g-22
=lawful-rate+take-in r143 m-22 h51
=lawful-rate+tied-trade r29
=lawful-rate+to-debtor r32
=lawful-rate+to-dispose r-21 g-42
=lawful-rate+to-oppose r33 g-18 h-22 k-18
=lawful-rate+trade h-17 k-18
=lawful-rate+trading r55 g17 m42
=lawful-rate+travelling r-18 h-20
=lawful-rate+under r-31 g-17 m24 h43
=lawful-rate+unit r-169 g73 m-20 k-51
=lawful-rate+unlawful-business m-30 h81
=lawful-rate+unlicensed-giving k20
=lawful-rate+up-down m34
=lawful-rate+waiting r38
=lawful-rate+watchers r23 g-27 h-33 k19
=lawful-rate+with-money h73
=lawful-rate+zakat r-65 g-16 m-29 h-67
=lease r-90 g-61 m-183 h-83 k-43
=lease+left-open g50
=lease+lend r129 g-17
=lease+lend-verb r74
=lease+lender r20
=lease+lender-gain r-16
=lease+licensed r-15 g-19
=lease+limit g-17
=lease+market-price r55 g33 h-30
=lease+meat r18 g-21
=lease+metal-deal r-15
=lease+more-time r-22
=lease+my-wallet-lent k36
=lease+name-after r19 g-31 m-18 h58
=lease+name-before g48
=lease+narcotic r20 g40 h-26
=lease+not-told h-22 k26
=lease+online-place r-16 m-38 k32
=lease+operator g-36 m-75 h102
=lease+outside-prize g-17 m-21
=lease+paid-entry r-41 g21 h-36
=lease+paper-early r-32
=lease+paper-money r73 g-35 k22
=lease+pass-on g84
=lease+passes-it r16
=lease+pay-for-cover g-15
=lease+payroll r25 g-18 h37
=lease+pays r-35 m-29
=lease+pays-for-chance g60 m-19 h-140 k-29
=lease+per-period r-44
=lease+percentage r22
=lease+play-costs r-17
=lease+pledge r22
=lease+price-later g15
=lease+price-of r-18 g32 h-61
=lease+price-word g50 h-17
=lease+priced-thing r81
=lease+receivable r-35
=lease+reference r-49 g41 m15 k21
=lease+refusal g15 h16
=lease+repay r23
=lease+return-on-capital r-28 g62 h-20
=lease+right-now r-45 m-27
=lease+sale-or-service r-72 g40 m-41 h65 k-30
=lease+search-for g65 h25
=lease+sell r-27 g-46
=lease+serves r70 g30 m-66 h-106 k39
=lease+settles-later r28 g-18
=lease+sham h20
=lease+small-parts g23
=lease+sold-apart r-37 g28
=lease+sold-short r-15 g95
=lease+stipulated r-24 g27
=lease+sums-0 r-44 m-171 h-81 k-41
=lease+sums-1 r-15 g-46
=lease+sums-2 r-33
=lease+sums-apart r-27
=lease+surety-pay g-15 h-29
=lease+take-in r59 m-30 h43 k-24
=lease+tied-deal r28 g-23
=lease+tied-trade r51
=lease+to-learn r24 g-16 h-27
=lease+to-oppose g30 m-17 h-51
=lease+trade g19 h-25
=lease+trading r-94 g16 m43 h-43
=lease+travelling g-23 h-17
=lease+under k-34
=lease+undescribed g15
=lease+unit r-102 g-26 m-35 k-52
=lease+unknown g20
=lease+unlawful-business r22 g-41 m-119 h320
=lease+up-down r59 h-18 k-20
=lease+wager-event m-52 h16
=lease+waiting r-15
=lease+watchers h32 k-26
=lease+winner-takes g24 m-19
=lease+works-for r-43 g-52 m-60 h-67
=left-open r-46 g197 h-40
=left-open+market-price r-16 g93
=left-open+not-chosen g30
=left-open+pays-for-chance r-22 g78
=left-open+price-of r-23 g60
=left-open+price-open g26
=left-open+price-word r-18 g100 h-15
=left-open+priced-thing r-16 g43
=left-open+reference g25
=left-open+right-now r-24 g15
=left-open+sale-or-service r-21 g146 h-15
=left-open+serves g29
=left-open+settles-later r-36 g20
=left-open+sums-0 g189 h-40
=left-open+sums-1 g23
=left-open+sums-2 r-34 g-15
=left-open+sums-grow r-28
=left-open+trade g44
=left-open+two-prices g16
=left-open+undecided r-16 g26
=left-open+undescribed g25
=left-open+unit g33
=left-open+unknown g20
=lend r176 g-137 m-25 h-119 k-27
=lend+lend-verb r25 g-27 m-70 h-17 k40
=lend+lender r-99 m-17 k-22
=lend+lender-gain r123 h-22
=lend+limit r71
=lend+market-price g87
=lend+metal-deal r-18 g43
=lend+more-back r38
=lend+more-time r34
=lend+my-loss m35 h18
=lend+my-wallet-lent r-66 k63
=lend+name-after r39 h31
=lend+name-before r-17 g-46 m-33 h-16
=lend+narcotic r44 g-21
=lend+not-pork r47
=lend+official r-47 h48
=lend+online-place g23 m-15 h-22 k37
=lend+operator h64
=lend+outside-prize r44
=lend+own-zakat-rate r49
=lend+paid-entry r61
=lend+paper-early r-41
=lend+paper-money k21
=lend+pay-me r46
=lend+payment-versus-payment r66
=lend+payroll r-42
=lend+pays g-31 m-43
=lend+pays-for-chance g-73 m-36 h-19 k-16
=lend+per-period r52 m-28 k16
=lend+percentage r91 g28 m-16 h-15
=lend+play-costs r-27
=lend+pledge r-27
=lend+price-of r48 g26
=lend+price-word r96 g-64
=lend+priced-thing r20 g60
=lend+principal-stays r-70
=lend+quick-cash r-38 k15
=lend+rate-charge g15 m-26
=lend+receivable r-103 g-79 m24 h49 k-23
=lend+reference r75 m-17
=lend+repay r-175 g-66 m41 h-18 k-16
=lend+return-on-capital r-20 g-46
=lend+right-now r-32
=lend+sale-or-service r149 g17 h-17
=lend+same-back r30
=lend+search-for r-15 g-26 m16
=lend+sell r40 g88 h-48
=lend+serves r91 g29 h-46
=lend+settles-later g-41
=lend+sold-apart r-32 h21
=lend+split r59
=lend+stipulated r50
=lend+sums-0 r74 g-19 m25 h-59
=lend+sums-1 g-70 m-20 h-22
=lend+sums-2 r106 g-46 h-16 k-28
=lend+sums-3 m-17 h-22
=lend+sums-apart m-15 h-20
=lend+sums-equal r-128
=lend+sums-grow r259 g-36 h-16
=lend+sums-shrink r-25
=lend+surety r34 h-18
=lend+surety-pay r109 h-29
=lend+take-in r63 g-34 m-18 h20 k-33
=lend+tied-deal r69 g-20
=lend+tied-trade r58 g-24
=lend+to-debtor r-43
=lend+to-learn h-18
=lend+to-oppose r-90
=lend+to-treat r-20
=lend+trade r62 g66
=lend+trading r-64 g224
=lend+under g-17 k-16
=lend+unit r-63 g-26 h-22
=lend+unlawful-business m23 h40
=lend+up-down r32
=lend+wager-event r56 m105
=lend+wait-pay r34
=lend+waiting r-21 m-17
=lend+watchers r-52 h26
=lend+works-for r-25 h17
=lend-verb r25 g-27 m-70 h-17 k40
=lend-verb+lender r-20 k-16
=lend-verb+lender-gain r52
=lend-verb+market-price r49 g-18
=lend-verb+my-wallet-lent r-56 k32
=lend-verb+name-after r46
=lend-verb+narcotic r28
=lend-verb+online-place r-22 h-19 k44
=lend-verb+passes-it r16
=lend-verb+pays-for-chance g-15 m-38 h-26
=lend-verb+per-period r-45 k17
=lend-verb+percentage r56 m-16
=lend-verb+price-of r-27
=lend-verb+price-word r81
=lend-verb+reference r-25 h34
=lend-verb+repay r-70
=lend-verb+sale-or-service r-23 h21
=lend-verb+sell r16 g20
=lend-verb+settles-later r25
=lend-verb+sold-short r-15
=lend-verb+sums-0 m-32 k56
=lend-verb+sums-1 m-32 h-23 k-18
=lend-verb+sums-2 r30
=lend-verb+sums-apart r65
=lend-verb+sums-equal r-47
=lend-verb+sums-grow r26
=lend-verb+take-in h25 k-17
=lend-verb+tied-deal g-19
=lend-verb+tied-trade r34
=lend-verb+to-learn r25
=lend-verb+trade r-61
=lend-verb+trading r-38
=lend-verb+unit r-108
=lend-verb+up-down g24
=lender r225 g-83 m-45 h-109 k-37
=lender+lender-gain r68
=lender+market-price r43 g-28 h28
=lender+more-time r-15
=lender+name-after r27 h-15
=lender+narcotic h-21
=lender+paper-money k-26
=lender+passes-it r19
=lender+payroll r-25
=lender+pays h28
=lender+pays-for-chance r50 g-44 h30 k-26
=lender+per-period r39 h-42
=lender+percentage k-19
=lender+price-word r32
=lender+priced-thing r27
=lender+principal-stays r38
=lender+rate-charge r28 h-30 k-15
=lender+receivable r-58 m15 h23
=lender+repay r-20
=lender+return-on-capital r-39
=lender+right-now r18
=lender+sale-or-service h-16
=lender+serves h15
=lender+settles-later r-35
=lender+sums-0 r135 g-70 m-19 h-70 k-23
=lender+sums-1 r46 m-20 h-32
=lender+sums-2 r30
=lender+sums-grow r30
=lender+surety-pay r-31
=lender+take-in r-34
=lender+tied-trade r21
=lender+trade r-40
=lender+trading h28 k33
=lender+unit g-28 m-23
=lender+up-down r-17 h28
=lender+waiting r-41
=lender+watchers r36
=lender+with-money h19
=lender-gain r173 g-41
=lender-gain+narcotic r19
=lender-gain+pass-on k16
=lender-gain+passes-it r-32 h24
=lender-gain+pays-for-chance r76 g-31 h23
=lender-gain+per-period r61
=lender-gain+percentage h23
=lender-gain+price-of r20 g-18
=lender-gain+receivable r15
=lender-gain+reference r24
=lender-gain+repay r45
=lender-gain+return-on-capital m27
=lender-gain+sale-or-service r18
=lender-gain+sell r40 g17
=lender-gain+serves m-23
=lender-gain+sold-apart r27
=lender-gain+stipulated r27
=lender-gain+sums-0 r63 g-28 h25
=lender-gain+sums-1 r76 h-22
=lender-gain+sums-2 r35
=lender-gain+sums-apart r24
=lender-gain+surety-pay h18
=lender-gain+take-in r27
=lender-gain+trade g-18
=lender-gain+unit r34
=lender-gain+unlawful-business m-15
=licensed r-27 h-128 k-44
=licensed+metal r54
=licensed+metal-deal r58
=licensed+name-after g23 h-48 k-19
=licensed+narcotic h-90
=licensed+operator m18 h27
=licensed+outside-prize h17
=licensed+paid-entry m20
=licensed+paper-money r-19 k19
=licensed+pays-for-chance r-16 m16 h-23
=licensed+per-period g15 m18
=licensed+price-of m18 h34
=licensed+reference m25
=licensed+return-on-capital r-33 m18
=licensed+sale-or-service m17 k-16
=licensed+sell r22
=licensed+sham h28
=licensed+sold-short r16
=licensed+speed-up h26
=licensed+sums-0 r-30 h-83 k-44
=licensed+sums-1 h-46
=licensed+to-dispose k-27
=licensed+to-learn h32
=licensed+to-oppose h-46
=licensed+trade r32 m18 h32
=licensed+trading g-28
=licensed+under g-20 h23
=licensed+unit r19 m24
=licensed+unlawful-business m18 h52
=licensed+wager-event r18
=licensed+watchers h-16
=limit r72 g-41 m-58 h-139 k206
=limit+market-price g20
=limit+pays-for-chance r75 m-27 k59
=limit+price-word g20
=limit+reference k26
=limit+repay r43
=limit+return-on-capital r18
=limit+right-now g-16 k18
=limit+sale-or-service g29 k-24
=limit+serves r28
=limit+small-parts r-18 k16
=limit+sold-short r15
=limit+split r-19 k43
=limit+stays-unseen k19
=limit+sums-0 g-50 m-31 h-134 k103
=limit+sums-1 r-17 m-21 k101
=limit+sums-2 r64 g16
=limit+sums-3 r16
=limit+sums-apart r52
=limit+sums-grow r24
=limit+trading r-17
=limit+under r-39 g-38 m-22 h-56 k155
=limit+unit r27 g-20 h-37
=limit+unknown g27
=limit+up-down g-32 h-25 k109
=limit+watchers r18
=loose-order r-26 g157 h-33
=loose-order+no-spec g26
=loose-order+pays g21
=loose-order+pays-for-chance g51
=loose-order+price-of g36
=loose-order+reference g67
=loose-order+sale-or-service g62
=loose-order+sums-0 r-26 g122 h-33
=loose-order+unit r-21 g26
=loser-pays r-53 g-58 m186 h-46
=loser-pays+lost-contest m24
=loser-pays+my-loss m17 h-23
=loser-pays+pays g-23 m51
=loser-pays+pays-for-chance r-18 g-32 m85 h-23
=loser-pays+sums-0 g-54 m118 h-38
=loser-pays+sums-1 r-33 g-18 m68
=loser-pays+unit r-18 m26
=loser-pays+wager-event r-23 g-45 m78 h-32
=loser-pays+winner-takes g-15 m36 h-23
=lost-contest m42
=lost-contest+pays m24
=lost-contest+pays-for-chance m24
=lost-contest+sums-1 m18
=lost-contest+wager-event m42
=market-price r-106 g121 m36 h-24 k-35
=market-price+meat r-32 g-49
=market-price+meat-trade h30
=market-price+metal r-29
=market-price+metal-deal r-56 m-27
=market-price+name-after g34
=market-price+name-before r41 g-27
=market-price+narcotic g-60 h71
=market-price+not-mine-yet g15
=market-price+not-pork g-28 h44
=market-price+not-told r-19 g-47 h28
=market-price+official m21 h-22
=market-price+online-place r-55 g16 m109 h-44
=market-price+operator m36 h46
=market-price+outside-prize r16
=market-price+paid-entry g-21 m-18
=market-price+paper-money r-29 g36
=market-price+pass-on r18 g27
=market-price+passes-it r24 m20 h-17 k30
=market-price+payment-versus-payment r-57 m-17
=market-price+payroll r45 g-19 h22
=market-price+pays r-27
=market-price+pays-for-chance r-62 g-52 m54 k34
=market-price+per-period k21
=market-price+percentage r71 g-16 m46
=market-price+pledge r32
=market-price+price-bet g35 h-15
=market-price+price-later g-33
=market-price+price-of r18 g-101 h-29
=market-price+price-open r-17 g79 h-20
=market-price+price-word r-41 h49
=market-price+priced-thing r16 g74 h-32 k-37
=market-price+quick-cash r-22 m-17
=market-price+reference r-82 g-54 h53
=market-price+refusal g21
=market-price+repay k18
=market-price+return-on-capital r-73 m20
=market-price+right-now r57 g30 m-28 h-17
=market-price+sale-or-service g41 m-17 h19
=market-price+sell r-25 g-15
=market-price+serves g31 h31
=market-price+settles-later r92 g-20
=market-price+sham h18
=market-price+small-parts r27 g-47
=market-price+sold-apart r-41 g-36
=market-price+sold-short r30 g-56
=market-price+stakes r-55 g200 m-22
=market-price+stipulated g-19
=market-price+sums-0 r45 m-76 h-54 k-34
=market-price+sums-1 r-72 g87 m60 h16
=market-price+sums-2 r-72 g61 m52 h17
=market-price+sums-3 g-18
=market-price+sums-apart r-18 g29 m34 h17
=market-price+sums-grow r-36 g15 m19
=market-price+sums-shrink r-18
=market-price+surety-pay m15 h22
=market-price+take-in g31
=market-price+tick-guess r-32 g53 m122 h-17
=market-price+tied-trade g-20
=market-price+to-learn r21 m27
=market-price+to-oppose g66 m31
=market-price+trade r-21 g-28 m-28 k15
=market-price+trading r-23 g100 m41 k-40
=market-price+undecided g38
=market-price+under r16 m43
=market-price+undescribed r22 g-23
=market-price+unit r-20 g-45 h45
=market-price+unlawful-business r26 h125
=market-price+up-down r-32 g69 m93 h-25
=market-price+wager-event r-37 g-57 h41
=market-price+waiting r45 g15
=market-price+watchers r-28 g63 h21
=market-price+winner-takes m24 h24
=market-price+with-money r43 g96 m-41
=market-price+works-for r19 g-22
=meat r-47 g-133 m-85 h53 k-27
=meat+meat-trade h30
=meat+name-before m-19 h-43
=meat+narcotic r-22 m-17 h-111
=meat+not-pork g-84 h-134
=meat+own-zakat-rate r-20
=meat+pays r30 g-36
=meat+pays-for-chance r-30 g-53 h-68
=meat+price-of g-39 h-36
=meat+price-word r-32 g-33
=meat+priced-thing r18 g-28
=meat+reference h-37
=meat+return-on-capital g38
=meat+right-now h-16
=meat+sale-or-service g-41 h20
=meat+search-for g26 h-34
=meat+sell r37 g-20 h21
=meat+shut-thing g21 m16 h-23
=meat+sold-short g15
=meat+sums-0 g-109 m-71 h50 k-23
=meat+sums-1 r-33 g-24
=meat+sums-apart r-17
=meat+trade r25
=meat+trading g-32 h-15
=meat+unit r-56 g-44 m-30 h-38
=meat+unlawful-business r26 h-60
=meat+wager-event g47 m-30 h-36
=meat+with-money g-15
=meat-trade r-27 g-49 h-40
=meat-trade+not-pork r-22 g-56 m15 h-141
=meat-trade+pays-for-chance m17 h54
=meat-trade+price-of h16
=meat-trade+sums-0 r-19 g-49 h-44
=meat-trade+unit h50
=metal r66 g45 h-65 k-53
=metal+metal-deal r76 h-40 k-52
=metal+narcotic h-33
=metal+online-place h40
=metal+paper-money r101 g-25 k-29
=metal+pass-on r-22 g42
=metal+pays r25 g18
=metal+pays-for-chance r103 h-27
=metal+price-of h-26
=metal+priced-thing r-33
=metal+quick-cash r69 g-22 k-20
=metal+reference g-34 h-35
=metal+right-now g-23
=metal+sale-or-service g19 h-58
=metal+sell r15 g-51
=metal+serves g20 h-29
=metal+settles-later r-42 g39
=metal+sham r20
=metal+sold-short r37 g-21
=metal+sums-0 r20 g54 h-58 k-53
=metal+sums-1 r36
=metal+trade g-16 h-21
=metal+unit g60 k-18
=metal+unknown r57 g-23
=metal+unlawful-business h-16
=metal+watchers r71 g-18
=metal-deal r75 m-53 h-38 k-17
=metal-deal+narcotic h-33
=metal-deal+not-mine-yet g29
=metal-deal+not-pork g-18
=metal-deal+online-place g-20 h40
=metal-deal+operator g-15 m-26 h34
=metal-deal+paper-money r101 g-25 k-29
=metal-deal+pass-on r-39 g75
=metal-deal+passes-it g16
=metal-deal+payment-versus-payment g-16
=metal-deal+pays-for-chance r18 g-25
=metal-deal+per-period r16
=metal-deal+price-of r-32 g-25
=metal-deal+priced-thing r-24 h-50
=metal-deal+quick-cash r111 g-22 k-23
=metal-deal+reference r-29 g-64 h-32
=metal-deal+right-now r-16 g-32
=metal-deal+sale-or-service r-57 g20 h-44 k20
=metal-deal+sell r22 g-60
=metal-deal+serves h-40
=metal-deal+settles-later r-38 g25
=metal-deal+sham r27
=metal-deal+sold-short r37 g-39
=metal-deal+stakes h34
=metal-deal+sums-0 r75 m-65 h-29 k-17
=metal-deal+sums-1 g-18
=metal-deal+take-in r-31 g-29 k32
=metal-deal+trade g-19
=metal-deal+trading g-24 m-26
=metal-deal+unit r-45 g62 m-26 h44 k-20
=metal-deal+unknown r45 g-15
=metal-deal+unlawful-business m-27
=metal-deal+up-down g16
=metal-deal+watchers r90 g19 h17
=metal-deal+with-money h33
=more-back r241 g-36 h-44 k-17
=more-back+more-time r25
=more-back+paper-money r15
=more-back+pays r29
=more-back+pays-for-chance r135 g-36
=more-back+per-period r50 g-31
=more-back+percentage r22
=more-back+reference r17 g-15
=more-back+repay r32
=more-back+return-on-capital r51 g-15
=more-back+sale-or-service r41 g-17
=more-back+sums-0 r66 h-36 k-16
=more-back+sums-1 r137 g-26
=more-back+sums-2 r38
=more-back+sums-apart r38
=more-back+take-in r22
=more-back+unit r91 g-15 h-17
=more-back+waiting r43
=more-time r166 g-28 m-25 h-104 k-27
=more-time+name-after g-15
=more-time+name-before m-21
=more-time+narcotic r-48
=more-time+outside-prize r-18
=more-time+paid-entry r34
=more-time+paper-money k15
=more-time+pays r-60
=more-time+pays-for-chance r42 g20
=more-time+percentage r38
=more-time+reference r22
=more-time+repay r17
=more-time+reschedule r16 h-15
=more-time+return-on-capital r24
=more-time+right-now r-18
=more-time+sale-or-service r64 k-16
=more-time+settles-later g-21 m17
=more-time+sold-apart g73
=more-time+sums-0 r99 g-51 m-25 h-103 k-25
=more-time+sums-1 r44 g15
=more-time+sums-2 r28
=more-time+sums-apart r36
=more-time+surety-pay r35
=more-time+take-in r53
=more-time+to-dispose r-57
=more-time+to-learn r-30
=more-time+to-oppose r-15
=more-time+trading r-15 g-15
=more-time+travelling r-28 g50
=more-time+unit r41 g-32 h-21
=more-time+wait-pay r47
=more-time+waiting r59 g17 m-16 h-64 k-20
=my-loss r-78 g-28 m324 h-53 k-36
=my-loss+pays m21
=my-loss+pays-for-chance r-36 g-26 m102 h-51
=my-loss+sale-or-service m16
=my-loss+stakes h-28
=my-loss+sums-0 r-17 g-32 m143
=my-loss+sums-1 r-54 m160 h-41 k-24
=my-loss+unit h-15
=my-loss+unlawful-business m17 h106
=my-loss+wager-event g-25 m129 h-42
=my-loss+winner-takes m19 h-15
=my-loss+with-money m47 h-25
=my-wallet-lent r-129 g-38 h-63 k259
=my-wallet-lent+online-place r-30 g-15 h-15 k37
=my-wallet-lent+own-account r-28 h-19 k21
=my-wallet-lent+paper-money r-46 k48
=my-wallet-lent+pays r-17 k25
=my-wallet-lent+pays-for-chance r-34 k61
=my-wallet-lent+per-period r-58 k45
=my-wallet-lent+reference r-16 g-15 h-15 k26
=my-wallet-lent+sale-or-service k53
=my-wallet-lent+sums-0 r-118 g-38 h-63 k221
=my-wallet-lent+surety-pay r-17 k30
=my-wallet-lent+unit k53
=my-wallet-lent+watchers r-31 k48
=name-after m-87 h-88 k-25
=name-after+name-before r-19
=name-after+narcotic r23 m22 h-30
=name-after+operator m-21
=name-after+outside-prize g28
=name-after+paid-entry m26 h-16
=name-after+paper-money m22 h22
=name-after+passes-it r-19
=name-after+pays-for-chance r64
=name-after+per-period r-15 g32 h-25
=name-after+price-of g-15 h30
=name-after+price-word r-18 g41
=name-after+priced-thing r28
=name-after+reference g-64 k17
=name-after+repay k-19
=name-after+return-on-capital g17 k-21
=name-after+right-now m-25 h-41
=name-after+sale-or-service g49 m15 h33 k28
=name-after+search-for h40
=name-after+sell h22
=name-after+serves g15
=name-after+sham h47
=name-after+sold-apart g39 h-30
=name-after+sold-short m29
=name-after+sums-0 r-24 g18 m-83 h-66 k-19
=name-after+sums-2 r21
=name-after+to-learn h-25
=name-after+to-treat r26 h-29
=name-after+trade r16 h30
=name-after+trading g-29 h79
=name-after+travelling h32 k-17
=name-after+unit r82 g27 h-48 k-20
=name-after+unlawful-business h-42
=name-after+unlicensed g21
=name-after+unlicensed-giving g20 k35
=name-after+up-down r-22
=name-after+wager-event r18
=name-after+waiting g-33
=name-after+watchers r26 k37
=name-after+with-money r21 m27
=name-before g-115 h-78 k-34
=name-before+narcotic h-27
=name-before+official r16
=name-before+online-place h90
=name-before+operator m18 h27
=name-before+paid-entry r24 m-16 h-18
=name-before+paper-money h16
=name-before+passes-it r17 g-21
=name-before+pays r-44 m-17
=name-before+pays-for-chance r83 g-75 m-66 h-26
=name-before+per-period r63 h23
=name-before+percentage r45
=name-before+price-of g36 h-55 k-18
=name-before+price-word r23 g-17
=name-before+receivable r-15
=name-before+reference r-23 g21 m46 h60 k-18
=name-before+repay r-31 g47 h16
=name-before+return-on-capital r15
=name-before+right-now g-23 h17
=name-before+sale-or-service r-50 m-18 h-39 k-37
=name-before+sell k-19
=name-before+serves h-26
=name-before+sold-apart r-24
=name-before+sold-short r-16
=name-before+stakes h23
=name-before+sums-0 r-22 g-49 m22 h-104 k-28
=name-before+sums-1 r-44 g-36 m-22 h49
=name-before+sums-2 r43 g-17 h-23
=name-before+sums-apart g-26
=name-before+sums-equal r-22
=name-before+sums-grow r31
=name-before+sums-shrink r54
=name-before+surety-pay r31
=name-before+take-in h35
=name-before+to-dispose k-15
=name-before+to-learn g-27 h15
=name-before+to-treat r-31
=name-before+trade k-19
=name-before+travelling r25
=name-before+unit g-21 m-22 h-50
=name-before+unlawful-business h-33
=name-before+wager-event g18 m-34 h22
=name-before+waiting r16
=name-before+with-money h21
=narcotic r-19 g-98 m-42 h205 k-18
=narcotic+not-pork h52
=narcotic+not-told g27 m95 h36
=narcotic+official g33 m17
=narcotic+online-place g36 h-53
=narcotic+operator h-25
=narcotic+outside-prize h28
=narcotic+paid-entry r-15 g18 h24
=narcotic+paper-money r-31 m26 h22 k-16
=narcotic+passes-it r-22 g-17 k37
=narcotic+payment-versus-payment h-25
=narcotic+payroll r18
=narcotic+pays r21 h-49
=narcotic+pays-for-chance r94 g26 m-22 h-31
=narcotic+per-period g15
=narcotic+price-of r-16 h-17
=narcotic+priced-thing r48 g-51 h33
=narcotic+reference g65 m53 k-20
=narcotic+repay g28
=narcotic+return-on-capital r-15 g42
=narcotic+right-now r65 g22 m-19 h-49
=narcotic+sale-or-service r30 g36 h-94 k19
=narcotic+sea-catch g-21 h16
=narcotic+search-for g21
=narcotic+sell r-51 h-36
=narcotic+serves r15 m34 h-21 k22
=narcotic+settles-later r28 g26
=narcotic+sold-apart r33 g41 h-34
=narcotic+sold-short r30 g44 h-45
=narcotic+stakes r-22 m-21 h-17
=narcotic+stranger g19 h-21
=narcotic+sums-0 r-78 g-70 m-43 h206 k-47
=narcotic+sums-1 r-17 m19 h45
=narcotic+sums-2 r15 k36
=narcotic+sums-3 r62 m-21 h-37
=narcotic+sums-apart r-19 h-32 k36
=narcotic+sums-equal r21 h-17
=narcotic+sums-grow r82 h-15
=narcotic+sums-shrink h17
=narcotic+take-in k36
=narcotic+to-learn h-57
=narcotic+trade r-49 g63
=narcotic+trading g-31 h100
=narcotic+travelling g45 k-21
=narcotic+unit r66 m-15 h78 k-32
=narcotic+unlawful-business r43 m-25 h-87
=narcotic+unlicensed-giving r-22 k32
=narcotic+wager-event h29
=narcotic+waiting r-17
=narcotic+watchers r26
=narcotic+with-money r35 h-59
=narcotic+works-for r26
=no-date g96
=no-date+no-day g34
=no-date+no-decision-date g60
=no-date+pays g19
=no-date+pays-for-chance g29
=no-date+price-of g47
=no-date+price-word g22
=no-date+reference g27
=no-date+sale-or-service g49
=no-date+sums-0 g108
=no-date+unit g28
=no-day r-43 g199 h-42 k-20
=no-day+no-decision-date g59
=no-day+not-pork g15
=no-day+pays r-34 g-23
=no-day+pays-for-chance r-38 g-44
=no-day+price-of g46
=no-day+price-word g21
=no-day+reference r-17 g59
=no-day+repay r-17 g34
=no-day+right-now g34
=no-day+sale-or-service g68
=no-day+sums-0 r-52 g204 h-35 k-20
=no-day+unit r-31 g46
=no-day+wager-event g18
=no-decision-date g60
=no-decision-date+price-of g15
=no-decision-date+reference g27
=no-decision-date+sale-or-service g40
=no-decision-date+sums-0 g60
=no-spec g102 h-17
=no-spec+pays-for-chance g22
=no-spec+reference g45
=no-spec+sale-or-service g16
=no-spec+search-for g44
=no-spec+sums-0 g80 h-17
=nobody-knows r-21 g271 m-53 h-78 k-58
=nobody-knows+not-pork g23 m-21
=nobody-knows+not-told g46
=nobody-knows+paper-money r23
=nobody-knows+pays g31
=nobody-knows+pays-for-chance g111 h-20
=nobody-knows+price-of r-16 g95 h-25
=nobody-knows+priced-thing r21 g-16
=nobody-knows+receivable g15
=nobody-knows+reference g73 h-34
=nobody-knows+return-on-capital r-17 g15
=nobody-knows+sale-or-service r-24 g81 h-37
=nobody-knows+sealed g22 h-15
=nobody-knows+shut-thing g45 h-26
=nobody-knows+sold-short g52 h-15
=nobody-knows+speed-up g-29
=nobody-knows+sums-0 r-40 g217 m-53 h-78 k-51
=nobody-knows+sums-1 g56
=nobody-knows+trade r-16 g56 h-15
=nobody-knows+trading r22 g-16
=nobody-knows+under g37 k-17
=nobody-knows+undescribed g-71 k-20
=nobody-knows+unit r-23 g48 h-41
=nobody-knows+unknown g49 h-21 k-47
=nobody-knows+watchers r23
=not-chosen r-38 g137 h-67
=not-chosen+paper-money r-19 g16
=not-chosen+pays-for-chance r-25 g26
=not-chosen+price-word g15
=not-chosen+reference g31
=not-chosen+sale-or-service r-27 h-16
=not-chosen+settles-later r-30 g60
=not-chosen+sums-0 g73 h-63
=not-chosen+sums-1 g23
=not-chosen+sums-2 r-37 g41
=not-chosen+sums-grow r-37 g41
=not-chosen+trade g-18
=not-chosen+two-prices g45
=not-chosen+undecided r-39 g38 h-33
=not-chosen+under g36
=not-chosen+unit r-18 g21
=not-mine-yet r-61 g214 h-31 k-35
=not-mine-yet+pays-for-chance g79 h-19
=not-mine-yet+price-of r-43 g131 h-21 k-15
=not-mine-yet+reference g83
=not-mine-yet+right-now g18
=not-mine-yet+sale-or-service r-43 g138 k-16
=not-mine-yet+sell r-52 g119 k-19
=not-mine-yet+settles-later r-18 g26
=not-mine-yet+sums-0 r-61 g214 h-31 k-35
=not-mine-yet+trade r-59 g123 k-15
=not-mine-yet+trading g17
=not-mine-yet+unit r-16 g67
=not-pork r-75 g153 m-57 h-256 k-34
=not-pork+not-told g28
=not-pork+out-of-reach g46
=not-pork+out-there r-21 g42
=not-pork+paper-money m48 h61
=not-pork+pays g-29 m50
=not-pork+pays-for-chance r-17 g25 m68 k-15
=not-pork+price-of r-43
=not-pork+price-word r18 h30
=not-pork+priced-thing h30
=not-pork+reference g-17
=not-pork+right-now g33 m-21
=not-pork+sell r-16 g21 h22
=not-pork+serves h30
=not-pork+settles-later g24
=not-pork+stakes g-25
=not-pork+sums-0 r-66 g87 m-75 h-224 k-19
=not-pork+sums-1 r-31 g75 h-60
=not-pork+sums-2 r22 m-23
=not-pork+sums-apart h28
=not-pork+take-in r-19 g21
=not-pork+trade r-30 g17 m20 h57
=not-pork+trading g-52
=not-pork+unborn g75
=not-pork+undescribed g27
=not-pork+unit r19 h70
=not-pork+unlawful-business m25 h34
=not-pork+wager-event g16 m27 h23
=not-pork+with-money m-64
=not-told r-47 g177 m63 h-56 k18
=not-told+paid-entry g-26 m25 h35
=not-told+paper-money r-19 h-16 k23
=not-told+pass-along r-19 h-23
=not-told+pays h26 k22
=not-told+pays-for-chance g48 m-40 h39 k18
=not-told+per-period g29 h-45
=not-told+percentage r-28
=not-told+price-of r-22 h-41
=not-told+reference r27 g36 m35 h29
=not-told+repay g22
=not-told+return-on-capital g31 m-18
=not-told+sale-or-service m17 h-19
=not-told+sea-catch m-16
=not-told+sell g-59 m16 h-27
=not-told+serves g-29 m100
=not-told+sham r-15
=not-told+shut-thing g54 h-20
=not-told+sold-apart g31
=not-told+sums-0 r-73 g123 m28 h-114 k28
=not-told+sums-1 g66 m35 h58
=not-told+sums-2 r23
=not-told+sums-apart r31
=not-told+trade r-19 g-30 m16 h-41
=not-told+trading r-19 g-38 h38
=not-told+undescribed g19
=not-told+unit g120
=not-told+unknown g16
=not-told+unknown-party r-19 h-23
=not-told+up-down r-29 m-23 h23
=not-told+wager-event g71 m15 h-46
=not-told+watchers k37
=official r-144 g-97 m-87 h274 k-102
=official+online-place g30 m-19 h-23
=official+outside-prize h-15
=official+paid-entry m-19 h-32
=official+paper-money h55 k-18
=official+passes-it m21 h-22 k27
=official+payroll h-68 k21
=official+pays r-24 h27
=official+pays-for-chance r-89 g20 m-47
=official+per-period r-15
=official+percentage r17
=official+price-of r19
=official+principal-stays r44
=official+receivable r50
=official+reference r24 m-23 h-37 k15
=official+repay r-43
=official+return-on-capital r24
=official+sale-or-service r31 g-28 m-30 h-174 k16
=official+search-for g27
=official+sell g-18 h-20
=official+serves g-39 m-26 h-53 k21
=official+sham h-15 k21
=official+sold-apart r-43
=official+sold-short r-22 g35 h-39
=official+speed-up r-27 g-20 h118 k-34
=official+sums-0 r-78 g-76 m-75 h200 k-94
=official+sums-1 r-40 g-21 h85
=official+sums-2 r-28
=official+surety-pay r-24 h28
=official+to-dispose r-15
=official+to-learn g-23 h-34
=official+to-oppose r-23 g18
=official+trade r34
=official+trading r-19 m21
=official+travelling g22
=official+unit h21 k-19
=official+unlawful-business m-26
=official+up-down h23
=official+watchers r-31 g-74 h120 k-52
=one-source r-30 g110 h-26
=one-source+price-of r-20
=one-source+reference r-25 g31
=one-source+sale-or-service r-25 g48
=one-source+sums-0 r-30 g110 h-26
=one-source+trade r-20
=one-source+unit g45 h-24
=online-place g-49 m148 h85 k27
=online-place+operator m47 h24 k-15
=online-place+own-stake m83 h130
=online-place+paid-entry g29 m-40
=online-place+paper-money m-23 h68 k-21
=online-place+pass-along h-22 k17
=online-place+pass-on g-15 m15 h29 k34
=online-place+passes-it r35 m-16 h-25 k17
=online-place+payroll r50 k-18
=online-place+pays r42 g-56 h77
=online-place+pays-for-chance r78 g43 m80 h134
=online-place+per-period r18 g-15
=online-place+percentage g31 m23 h21
=online-place+price-of h20 k15
=online-place+price-word r27 g-21 m70 h-29
=online-place+priced-thing r-51 g51 m49 h-40
=online-place+reference g38 m-22 h26 k23
=online-place+repay r16 g27 m21 h26
=online-place+return-on-capital r36 g37 m29
=online-place+right-now r27 g18 h107
=online-place+sale-or-service r29 g-21 m37 h28
=online-place+sell g16 k24
=online-place+serves r22 m-19 h76 k-21
=online-place+sham h-27 k31
=online-place+sold-apart g-15 h-29
=online-place+sold-short r-17 h54
=online-place+stakes r-24 g-16 m62 h63
=online-place+stranger m-28 h-29 k40
=online-place+sums-0 r-61 g-99 m83 h-47
=online-place+sums-1 r27 g40 m69 h142 k31
=online-place+sums-2 r28
=online-place+sums-grow r21
=online-place+surety-pay r23 m-21
=online-place+take-in r27 g29 h19
=online-place+tick-guess m31
=online-place+to-dispose r-30 m20 h24
=online-place+to-oppose r-16 m-27 h-27
=online-place+trade g17 h65 k19
=online-place+trading g99 m-23 k-15
=online-place+unit r72 m-43 h-31 k47
=online-place+unknown-party m-30 h-35 k22
=online-place+unlawful-business g17
=online-place+up-down g35 h-33
=online-place+wager-event g-37 m35 h219
=online-place+waiting r29
=online-place+watchers r-37 k-32
=online-place+with-money r-30 m61 h91
=online-place+works-for m-38 h-22
=operator r-108 g-53 m293 h123 k-19
=operator+outside-prize h23
=operator+paid-entry m34 h61
=operator+paper-money m19 h-24
=operator+pays m-33
=operator+pays-for-chance r-49 g-20 m87 h243
=operator+per-period g28 m30 h51
=operator+price-bet g71 m42 h-36
=operator+price-of h-16
=operator+priced-thing g-16 m46 h24
=operator+reference m120 h146 k-15
=operator+return-on-capital r-16 m34 h77
=operator+right-now m25 h86 k24
=operator+sale-or-service m59 h97
=operator+serves m-106 h49
=operator+stakes g-25 m28 h161
=operator+sums-0 r-62 g-45 m213 h-71 k-19
=operator+sums-1 r-32 m83 h160
=operator+sums-2 h34
=operator+to-learn m25 h110
=operator+to-oppose m-37
=operator+trading g-39 m40 h128
=operator+unit g-26 m19 h121
=operator+unlawful-business r-33 m36 h-42
=operator+wager-event g-26 m78 h197
=operator+with-money g-25 m28 h132
=operator+works-for m-39 h27
=out-of-reach r-27 g238 h-97 k-17
=out-of-reach+out-there r-25 g75 h-41
=out-of-reach+pays-for-chance g59 m17 h-24
=out-of-reach+price-of r-19 g58 h-28
=out-of-reach+right-now h-17
=out-of-reach+sale-or-service g49 h-28
=out-of-reach+sell g41
=out-of-reach+serves g34
=out-of-reach+sums-0 r-20 g173 m-34 h-87 k-17
=out-of-reach+sums-1 g65
=out-of-reach+trade r-16 g58 h-28
=out-of-reach+unborn g26
=out-of-reach+wager-event g18
=out-there r-47 g315 m-35 h-100
=out-there+pays g57
=out-there+pays-for-chance r-21 g79 m26 h-27
=out-there+price-of r-30 g97 h-21
=out-there+price-word g24
=out-there+right-now g40 h-17
=out-there+sale-or-service g92 h-23
=out-there+sell g33
=out-there+sold-short g40
=out-there+sums-0 r-42 g317 m-50 h-89
=out-there+sums-1 r-16
=out-there+trade r-27 g85 h-21
=out-there+unit g52
=out-there+wager-event g39
=outside-prize r27 g-63 m-155 h-140 k-22
=outside-prize+paid-entry m-28 h-18
=outside-prize+paper-money r19
=outside-prize+pays r53 m-17
=outside-prize+pays-for-chance r80 g-43 m-78
=outside-prize+per-period r-30 m-27
=outside-prize+price-of r100 g-21
=outside-prize+reference r-44 g-30 m-16
=outside-prize+repay r64
=outside-prize+sale-or-service r63 g-28 m-24
=outside-prize+savings-circle r18 g-20 m-39
=outside-prize+sell r20
=outside-prize+sold-apart r-30 g53
=outside-prize+sold-short r80
=outside-prize+sums-0 r17 g-43 m-139 h-150
=outside-prize+sums-2 g-18
=outside-prize+sums-apart g-16
=outside-prize+take-in m-56
=outside-prize+to-learn m-17
=outside-prize+to-oppose r-16 g15 h-24
=outside-prize+trade r108 g-20
=outside-prize+unit r-99 m-34 h-17
=outside-prize+wager-event r-28 m-63 h-41
=outside-prize+waiting r-18
=outside-prize+winner-takes m-56
=own-account r-16 g-42 m-19 h18 k57
=own-account+paid-entry h51
=own-account+paper-money k33
=own-account+pass-on h16
=own-account+pays-for-chance r-23 g-29 h33 k29
=own-account+price-of g-27 h35 k-15
=own-account+reference h-15 k-17
=own-account+return-on-capital r-15 h21
=own-account+sale-or-service g-33 k-37
=own-account+serves g-26
=own-account+sums-0 g-35 m-19 h18
=own-account+surety-pay h48
=own-account+unit r-18 k92
=own-stake g-26 m128 h240 k-15
=own-stake+pays-for-chance g-17 m60 h90
=own-stake+reference m40 h82
=own-stake+sums-0 r-15 g-16 m69 h144
=own-stake+sums-1 m59 h96
=own-stake+unit h19
=own-stake+wager-event m53 h100
=own-stake+with-money r17 m-15
=own-zakat-rate r-34 g132 h-54
=own-zakat-rate+pays m16 h30
=own-zakat-rate+pays-for-chance r-41 g64
=own-zakat-rate+price-later g23
=own-zakat-rate+price-of r-17 h-16
=own-zakat-rate+price-word g18
=own-zakat-rate+priced-thing g24
=own-zakat-rate+reference g39
=own-zakat-rate+right-now g-82
=own-zakat-rate+sale-or-service r-18 g-23
=own-zakat-rate+search-for h23
=own-zakat-rate+settles-later r-24 g35 h-15
=own-zakat-rate+sold-short g-61
=own-zakat-rate+sums-0 r-19 g117 h-44
=own-zakat-rate+sums-1 g38 m-21
=own-zakat-rate+sums-2 g-23
=own-zakat-rate+take-in r36 g-23
=own-zakat-rate+trade g-47
=own-zakat-rate+unit g43 m-27 h-54
=own-zakat-rate+with-money r-21
=paid-entry r-19 g-45 m92 h-48 k18
=paid-entry+paper-money r41 m-21 h-22
=paid-entry+payroll r19
=paid-entry+pays g39 h-19
=paid-entry+pays-for-chance r-95 m49 h83 k42
=paid-entry+per-period r37 g-25 m42 h67
=paid-entry+pledge r24
=paid-entry+price-of r38 g-62 m18 h32
=paid-entry+price-word r-19 g-44
=paid-entry+receivable r35
=paid-entry+reference g-77 h45 k34
=paid-entry+repay r24
=paid-entry+return-on-capital m55 h50
=paid-entry+right-now r-34 g77
=paid-entry+salam g-50
=paid-entry+sale-or-service r-38 g-113 m52 h-52
=paid-entry+savings-circle m-18
=paid-entry+search-for g-50
=paid-entry+sell r24 h-16
=paid-entry+serves g-39 k-15
=paid-entry+settles-later r17
=paid-entry+sham h32
=paid-entry+shut-thing g29
=paid-entry+sold-apart h20
=paid-entry+sold-short r25 g-20 m20
=paid-entry+stakes h31
=paid-entry+stranger h31 k16
=paid-entry+sums-0 r61 g-63 m18 h-90
=paid-entry+sums-1 r-38 g58 m-31 h-18 k28
=paid-entry+sums-2 r-93 g-40 m108 h38
=paid-entry+sums-3 r51 h23
=paid-entry+sums-apart r51 m36 h50
=paid-entry+sums-equal r-15
=paid-entry+sums-grow r-86 g-30 m56 h22
=paid-entry+to-learn r-24 g-31 m-30 h-23
=paid-entry+to-oppose m-23 h45 k16
=paid-entry+trade r66 g-49 m41 h39
=paid-entry+trading r24 g31 m-18
=paid-entry+travelling g32
=paid-entry+unit r63 g83 h-40
=paid-entry+unlawful-business m39 h85
=paid-entry+up-down g50 m-24 k37
=paid-entry+wager-event r-26 g83 m-65 h37 k43
=paid-entry+watchers r32 h32 k-17
=paid-entry+winner-takes m33
=paid-entry+with-money r15 g-20 m35 h31
=paper-early r128 g-60 m-15 h-30 k-30
=paper-early+pays-for-chance r98 g-31
=paper-early+percentage r26
=paper-early+price-of r121 g-36
=paper-early+receivable r46
=paper-early+reference r39 k-15
=paper-early+right-now r35
=paper-early+sale-or-service r134 g-35 k-15
=paper-early+sell r104 g-29
=paper-early+serves r-15
=paper-early+settles-later r-31 g-22
=paper-early+sold-short r101 g-19 k-18
=paper-early+sums-0 r78 g-34 h-28 k-27
=paper-early+sums-1 r30 g-25
=paper-early+sums-2 r21
=paper-early+sums-shrink r26
=paper-early+trade r197 g-38 h-16 k-16
=paper-early+under r30
=paper-early+unit r-40 k-16
=paper-early+waiting r-50
=paper-money r43 h-26 k61
=paper-money+pass-along r-26 k32
=paper-money+pass-on r-26
=paper-money+passes-it r35 m-24
=paper-money+payroll r36
=paper-money+pays r48 g-50 m-22 h-18
=paper-money+pays-for-chance g57 m40 h71 k-23
=paper-money+per-period r-16 g27 h19 k51
=paper-money+percentage h-17
=paper-money+pledge r24
=paper-money+price-of r-32 h21
=paper-money+price-word r-63 g21
=paper-money+priced-thing r15 g39 m-18 h-26
=paper-money+quick-cash r68 g-21 h-20 k49
=paper-money+reference r100 h-16 k-43
=paper-money+repay r50
=paper-money+return-on-capital r70 g-21
=paper-money+right-now r26 g-36 m18 h38
=paper-money+sale-or-service r-48 m15 h26 k67
=paper-money+same-back r55 g-18
=paper-money+sell r31 g-41 h-22 k-31
=paper-money+serves r31
=paper-money+settles-later r41 g41
=paper-money+sham r-32 g-17 k-29
=paper-money+sold-apart r30
=paper-money+sold-short r57 g-48 h38 k-21
=paper-money+speed-up r17
=paper-money+stakes g15 h54
=paper-money+stipulated r21
=paper-money+stranger m-26
=paper-money+sums-0 r-15 g-31 h-64 k74
=paper-money+sums-1 r42 m55 h62 k15
=paper-money+sums-2 g22 m-52 h-38 k-22
=paper-money+sums-3 m18
=paper-money+sums-apart r-23 m23
=paper-money+sums-equal r-91 m-15 k-23
=paper-money+sums-grow r19 g40 m-16
=paper-money+sums-shrink r111 m-26 h-15
=paper-money+surety-pay h-17 k25
=paper-money+take-in r23 g-17 k19
=paper-money+to-learn h-19
=paper-money+trade r-17 m19 h64 k-20
=paper-money+trading r33 g19 k-16
=paper-money+travelling r-21 h18
=paper-money+two-prices r-29 g39
=paper-money+undecided r-17 g68
=paper-money+undescribed g-25 h39
=paper-money+unit r-42 g24 k63
=paper-money+unknown-party r-15 m-25 h-18 k18
=paper-money+unlawful-business m85 h61 k-15
=paper-money+unlicensed r-15 h24 k16
=paper-money+unlicensed-giving r-15 h18 k26
=paper-money+up-down r51
=paper-money+wager-event g-24 m98 h105 k-38
=paper-money+waiting r48
=paper-money+wash-money h-15 k32
=paper-money+watchers r-25 h27 k-40
=paper-money+with-money g-22 m23 h55 k-19
=pass-along r-42 g-58 m-17 h-72 k142
=pass-along+pass-on g-24 h-28
=pass-along+passes-it k-39
=pass-along+pays-for-chance r-41 h-15 k56
=pass-along+percentage r-35 k22
=pass-along+price-of r-26 k48
=pass-along+reference g-15 k30
=pass-along+sale-or-service r-30 h-20 k31
=pass-along+stranger r-19 h-18 k33
=pass-along+sums-0 r-34 g-58 h-67 k123
=pass-along+sums-1 k18
=pass-along+surety-pay k21
=pass-along+take-in k33
=pass-along+unit r-16 k60
=pass-along+unknown-party r-27 g-26 h-33 k60
=pass-on r-61 m21 h-32 k71
=pass-on+passes-it g-22 h-15 k-26
=pass-on+pay-me k24
=pass-on+payment-versus-payment r-27 h-28
=pass-on+pays r-21 g24
=pass-on+pays-for-chance r-57 g34 k30
=pass-on+percentage r-18
=pass-on+price-of r-55 g81 k-18
=pass-on+priced-thing r17 g26
=pass-on+reference r44 g-52
=pass-on+return-on-capital r-37 h21
=pass-on+right-now r-29
=pass-on+sale-or-service r-27 k-22
=pass-on+sell r-45 g25
=pass-on+serves r-16
=pass-on+settles-later g29
=pass-on+sold-short r-32 h-26
=pass-on+stranger r-23 g-28 h19 k55
=pass-on+sums-0 r-29 m-27 h-56 k43
=pass-on+sums-1 r-24 m41 k30
=pass-on+sums-apart h22
=pass-on+take-in g-22 k44
=pass-on+to-debtor h17
=pass-on+to-learn k-34
=pass-on+trade r-64 g69
=pass-on+trading r58
=pass-on+unit r-59 h-28 k53
=pass-on+unknown g-29 k43
=pass-on+unknown-party r-20 g-41 h15 k32
=pass-on+with-money r-21
=passes-it r-18 g-90 m-41 h-66 k78
=passes-it+payroll h17
=passes-it+pays r34
=passes-it+pays-for-chance g-33 m-34 h-39 k54
=passes-it+per-period r45 k19
=passes-it+percentage r-38 h21
=passes-it+price-of r17
=passes-it+priced-thing r32
=passes-it+reference r60 g-28 k19
=passes-it+return-on-capital r25 g-15 h18
=passes-it+sale-or-service r53 g-23 k31
=passes-it+serves r-16 h-23 k31
=passes-it+small-parts h25
=passes-it+sold-apart r34
=passes-it+sold-short r-20
=passes-it+stranger k18
=passes-it+sums-0 r-54 g-64 k44
=passes-it+sums-1 r31 m-46 h-35 k19
=passes-it+sums-2 g-21 h-18 k15
=passes-it+sums-apart r-18 k29
=passes-it+sums-grow r35
=passes-it+sums-shrink r-22
=passes-it+surety r-16
=passes-it+surety-pay r-31 h20
=passes-it+take-in g-36 m-34 k55
=passes-it+to-oppose r48
=passes-it+trading r27 m20
=passes-it+unit r52
=passes-it+unknown-party k18
=passes-it+wager-event m38
=passes-it+watchers k46
=passes-it+winner-takes m34
=pay-for-cover r-70 g279 m-20 h-41
=pay-for-cover+pays r-29 k17
=pay-for-cover+pays-for-chance r-27 g85 k17
=pay-for-cover+per-period r-34 g116 h-24
=pay-for-cover+price-of h33
=pay-for-cover+reference g54
=pay-for-cover+return-on-capital r-25 g47
=pay-for-cover+sale-or-service r-18 g43 h25
=pay-for-cover+search-for g56 k18
=pay-for-cover+sold-apart g59
=pay-for-cover+sums-0 r-63 g229 m-20 h-41
=pay-for-cover+sums-1 g49
=pay-for-cover+to-oppose g-38
=pay-for-cover+trade h33
=pay-for-cover+travelling g52
=pay-for-cover+unit r-26 g81
=pay-me r62 g-20 m-18 k65
=pay-me+pays r-18 h19
=pay-me+pays-for-chance r46 g15 h34
=pay-me+per-period r25
=pay-me+percentage k26
=pay-me+reference r35
=pay-me+repay h19
=pay-me+return-on-capital r21
=pay-me+right-now r39
=pay-me+sold-apart r21
=pay-me+sums-0 g-33 h-18 k73
=pay-me+sums-1 r91 h19
=pay-me+sums-2 r-41
=pay-me+sums-apart r-18
=pay-me+sums-equal r-43
=pay-me+sums-shrink r22
=pay-me+take-in h22
=pay-me+unit r43 h16
=payment-versus-payment r-61 g-23 m-54 h-31
=payment-versus-payment+pays-for-chance r-39 g-18 m-34 h-31 k22
=payment-versus-payment+price-of g-24
=payment-versus-payment+priced-thing r-48
=payment-versus-payment+right-now r-32 g-40 m-18
=payment-versus-payment+sale-or-service g-17
=payment-versus-payment+sell r15 g-27
=payment-versus-payment+settles-later r15
=payment-versus-payment+sold-short h-27 k25
=payment-versus-payment+sums-0 r-80 m-33 h-33
=payment-versus-payment+sums-1 m-22
=payment-versus-payment+sums-shrink r47
=payment-versus-payment+trade g-22
=payment-versus-payment+trading r-24
=payment-versus-payment+unit r53 h-27 k24
=payment-versus-payment+with-money h-26 k25
=payroll g-15 m-58 h-57 k19
=payroll+pays r26
=payroll+pays-for-chance r31 g15 m-26 k-17
=payroll+per-period r-18 g-28 h41
=payroll+price-of r74 g22 h-27
=payroll+priced-thing r39 g-17
=payroll+repay r-19
=payroll+return-on-capital r-24 h24
=payroll+right-now r81
=payroll+sale-or-service r45 m-34 h-35 k-20
=payroll+sell r33 h-18
=payroll+serves r17 g-35 m-37 h-51 k-18
=payroll+sham k46
=payroll+sold-apart r-18 g75
=payroll+sold-short r69 g15
=payroll+sums-0 m-43 h-82 k31
=payroll+sums-1 r48 h26
=payroll+sums-2 r-21
=payroll+sums-3 r-41
=payroll+sums-apart r-43
=payroll+sums-equal r-32
=payroll+sums-shrink r16
=payroll+take-in r48
=payroll+to-oppose g-15
=payroll+trade r63 g35 h-18
=payroll+unit r-60 g-105 m-20 k19
=payroll+unlawful-business m-22 h68
=payroll+watchers g19 h17
=payroll+with-money g18
=pays r-31 g27 m36 h-28
=pays+pays-for-chance r30 g64 h-25 k17
=pays+per-period r-56 g20 h-30 k16
=pays+play-costs r-25
=pays+price-of h-31
=pays+price-open g-17
=pays+price-word r27 g-42
=pays+priced-thing r24 g-31 m38
=pays+principal-stays g18
=pays+promised-cut r38 g-15
=pays+rate-charge r18
=pays+receivable g-15
=pays+reference r-33 g57 m-25 h-17
=pays+repay r43 g56 h18
=pays+return-on-capital r-42
=pays+right-now r-32 g-24 h44
=pays+salam g42
=pays+sale-or-service r21 m-20 h-29 k16
=pays+savings-circle r40
=pays+search-for g39 k20
=pays+sell r31 g34
=pays+serves r33 m-20
=pays+settles-later r-33 g-63
=pays+small-parts r-24 g25 m-15
=pays+sold-apart r-24 g-46
=pays+sold-short r-71 g-95 h16
=pays+speed-up r31 h-18
=pays+stakes r18 g-18 m31 h-16
=pays+stipulated g-16
=pays+stranger r-20 m-15
=pays+sums-0 g21 m65 h32 k30
=pays+sums-1 g-15 h-39 k-17
=pays+sums-2 r-48 g25 m-29 h-21
=pays+sums-apart r-78 g59
=pays+sums-equal r-18 m-21
=pays+sums-grow r69 g-30
=pays+surety r42
=pays+surety-pay r18 g40 h-15
=pays+take-in r66 h46
=pays+tick-guess r-28 g33 m36
=pays+to-dispose g-25 k20
=pays+to-learn g-16 k20
=pays+to-treat r26
=pays+trade r32 g48
=pays+trading r15 g-28 m-18 h15
=pays+travelling g46
=pays+unit r-86 g-31 m-28 h-23 k18
=pays+unlawful-business r47 m-26 k28
=pays+up-down r-19 h25
=pays+wager-event r-24 g-51 m51 h25 k18
=pays+wait-pay r15
=pays+waiting r-33
=pays+watchers r44 h-37 k21
=pays+winner-takes r18
=pays+with-money r-20 g-15
=pays+works-for r17
=pays-for-chance r-36 g-110 m47 h-15 k-96
=pays-for-chance+per-period m-31 k41
=pays-for-chance+percentage r-50 g22 k34
=pays-for-chance+play-costs r-29 g-48 m-29
=pays-for-chance+pledge h21
=pays-for-chance+price-later g36
=pays-for-chance+price-of r-54 g-23 m-42 k19
=pays-for-chance+price-open g-44
=pays-for-chance+price-word r-41 g-124 m-43
=pays-for-chance+priced-thing r55 g38 m46 h-70
=pays-for-chance+promised-cut r60 g-15
=pays-for-chance+quick-cash r19 m-20 k15
=pays-for-chance+rate-charge r22 h-18
=pays-for-chance+receivable r44 g-28
=pays-for-chance+reference m63 h90 k-38
=pays-for-chance+repay g51 m-15 h-34 k-17
=pays-for-chance+reschedule r23
=pays-for-chance+return-on-capital r-46 m41 h68
=pays-for-chance+right-now r-26 g25 k-29
=pays-for-chance+salam g30
=pays-for-chance+sale-or-service r-43 h-38 k-103
=pays-for-chance+same-back r71 g-28
=pays-for-chance+savings-circle r80 m-41
=pays-for-chance+sea-catch g49
=pays-for-chance+sealed h-15
=pays-for-chance+search-for r22 g64 m24 h-25 k20
=pays-for-chance+sell r-42 g69 h-71 k-26
=pays-for-chance+serves h38
=pays-for-chance+settles-later r-20 k17
=pays-for-chance+sham h93
=pays-for-chance+shut-thing g126 h-40
=pays-for-chance+small-parts r-63 g25 m-23 h16 k53
=pays-for-chance+soft-drink h-66
=pays-for-chance+sold-apart r85 g-76
=pays-for-chance+sold-short r-30 g-24 m-29 h-24 k23
=pays-for-chance+speed-up h26
=pays-for-chance+split r46 g16 h38
=pays-for-chance+stakes r-25 g37 m124
=pays-for-chance+stays-unseen g36 k16
=pays-for-chance+stipulated r90 g-42
=pays-for-chance+stranger r-20 m-21 h22 k25
=pays-for-chance+sums-0 r-96 g-28 h-111 k-44
=pays-for-chance+sums-1 r-163 m19 h113 k-15
=pays-for-chance+sums-2 r137 g-24 k-33
=pays-for-chance+sums-3 r86 g-68 m23
=pays-for-chance+sums-apart r80 m50 h37 k15
=pays-for-chance+sums-equal r-207 g-43 m-47 h-38 k-36
=pays-for-chance+sums-grow r213 g-23 h-32 k-26
=pays-for-chance+sums-shrink r137 g-25 m20 h17
=pays-for-chance+surety r96
=pays-for-chance+surety-pay r-17 h55
=pays-for-chance+takaful r-22
=pays-for-chance+take-in r100 g-29 m-17
=pays-for-chance+tick-guess r-60 g126 m83
=pays-for-chance+tied-deal r26
=pays-for-chance+tied-trade g-16
=pays-for-chance+to-debtor r29 h16
=pays-for-chance+to-dispose r-26
=pays-for-chance+to-learn r70 m-47 h67
=pays-for-chance+to-oppose g-33
=pays-for-chance+to-treat r-16 h29
=pays-for-chance+trade r-34 g77 m24 h24
=pays-for-chance+trading r40 g20 m20
=pays-for-chance+travelling r-62 g72 h-25
=pays-for-chance+two-prices r-90 g51
=pays-for-chance+unborn r-18 g67
=pays-for-chance+undecided r-50 g78
=pays-for-chance+under r-31 k34
=pays-for-chance+undescribed h-31
=pays-for-chance+unit r-20 g-77 h-26 k-55
=pays-for-chance+unknown r38
=pays-for-chance+unknown-party r-33 m-16 h-24 k46
=pays-for-chance+unlawful-business r20 m41 h142 k22
=pays-for-chance+unlicensed-giving h20
=pays-for-chance+up-down r-23 g101 m91
=pays-for-chance+wager-event r-17 g-83 m136 h148
=pays-for-chance+wait-pay r119 m-15
=pays-for-chance+waiting r83 m-37 h-20
=pays-for-chance+watchers r-77 g33 h29 k22
=pays-for-chance+winner-takes g-41 m154 h-71
=pays-for-chance+with-money r-44 m36
=pays-for-chance+works-for r67
=pays-for-chance+zakat r18 m-16
=per-period r129 g-64 m-73 h-21 k-34
=per-period+percentage r51 h-27
=per-period+pledge r22
=per-period+price-of r37 g-50 h80
=per-period+price-word r-23
=per-period+priced-thing r66
=per-period+principal-stays r36
=per-period+rate-charge r36 h-32
=per-period+receivable r21
=per-period+reference r65 g-24 m53 h52 k-17
=per-period+return-on-capital r76 h15 k-19
=per-period+right-now r-49 h-46 k25
=per-period+sale-or-service g19 m15 h58 k-18
=per-period+savings-circle r-41 m-27
=per-period+search-for r16 g62
=per-period+sell r53 g-77
=per-period+serves r-21 g18 h39
=per-period+settles-later r-52 g-45 h45
=per-period+shut-thing g19
=per-period+sold-apart r-63 g-43 h30
=per-period+sold-short r-15 h31 k29
=per-period+stakes r28 h26
=per-period+stipulated r37
=per-period+sums-0 g-15 m-42 k-37
=per-period+sums-1 r66 g-45 h-16
=per-period+sums-2 r67 m-16
=per-period+sums-3 r-18
=per-period+sums-apart r112 g-29 m-17
=per-period+sums-grow r-53 g37
=per-period+surety-pay m21 h-19 k24
=per-period+takaful r-22
=per-period+take-in r45 g-18 h24 k-18
=per-period+to-learn h27
=per-period+to-oppose g31 h-20
=per-period+trade r72 g-81 m18 h55
=per-period+trading g-45
=per-period+travelling r-35
=per-period+unit g-24 m-88 h-28 k-30
=per-period+unlawful-business r-19 m35 h50
=per-period+up-down r-26
=per-period+wager-event r-20 m-48 h31
=per-period+waiting r37
=per-period+watchers g-17 h25 k-26
=per-period+winner-takes g-26 m36
=per-period+with-money r23 h32 k29
=per-period+works-for r-20
=percentage k15
=percentage+price-of g-19 k21
=percentage+price-word r16
=percentage+rate-charge r-39 h-17
=percentage+receivable r26
=percentage+reference r-32 h-18
=percentage+return-on-capital g-22 m23 h30
=percentage+sale-or-service r24 m21 h-38
=percentage+sell g-16
=percentage+serves r-15 g-23
=percentage+soft-drink h-24
=percentage+sold-apart r57
=percentage+sold-short r-15 k23
=percentage+stipulated g-23
=percentage+sums-0 m-42 k15
=percentage+sums-1 r25 m34
=percentage+surety r36
=percentage+surety-pay r-26 g-25 h42 k-15
=percentage+take-in r22 k-17
=percentage+to-oppose r16
=percentage+trade r-61 g-19
=percentage+trading r33 m17
=percentage+under h15
=percentage+unit r32 g-15 m23
=percentage+unknown-party r-24 k18
=percentage+unlawful-business m-36 h36
=percentage+up-down r-50 g18 m20 h15
=percentage+wager-event h20
=percentage+waiting r31
=percentage+watchers k-24
=percentage+with-money r-31 m-18 k29
=percentage+zakat r-27 m-16
=play-costs r-74 g-45 m-117 h-89 k-27
=play-costs+price-of r-26 g-30
=play-costs+reference h18
=play-costs+sale-or-service r-42 m-45 h-30
=play-costs+settles-later r-40
=play-costs+sold-apart g33
=play-costs+sums-0 r-40 g-15 m-83 h-80 k-24
=play-costs+sums-1 r-15 g-31 m-35
=play-costs+unit r-30
=play-costs+wager-event g-18 m-75 h-64
=pledge r76 g-28
=pledge+priced-thing r32
=pledge+reference r26
=pledge+repay r-52 h22
=pledge+return-on-capital r-16
=pledge+sale-or-service r52
=pledge+sold-apart r17
=pledge+sums-0 r93 g-17 h-25
=pledge+sums-1 r-28 h21
=pledge+take-in r-24 h22
=pledge+unit r18
=pledge+with-money r15
=price-bet g86 h-36
=price-bet+priced-thing g15
=price-bet+stakes g42 m-18 h-15
=price-bet+sums-0 g67 m-21 h-22
=price-bet+with-money g42 m-18 h-15
=price-later g69 h30
=price-later+price-of g-24
=price-later+price-open r20 g-48
=price-later+price-word r-26 g28
=price-later+right-now r32 g-58
=price-later+salam g89
=price-later+sale-or-service r17
=price-later+search-for g132
=price-later+sell r30 g-55
=price-later+settles-later r18
=price-later+small-parts g21
=price-later+sums-0 g93 h30
=price-later+sums-1 g-21
=price-later+trade r36 g-90
=price-later+trading g48
=price-later+unit r-21 g38 h23
=price-of r-69 g44 m-62 h-17 k-34
=price-of+price-open r-16 g50
=price-of+price-word r59 g-31 m15
=price-of+priced-thing g-53
=price-of+quick-cash r90 g-18
=price-of+rate-charge r23
=price-of+receivable r124 g-32 h-52
=price-of+reference r-33 g-65 m-21 k-30
=price-of+refusal g29
=price-of+repay r90 g64 h22
=price-of+return-on-capital r-34 h34 k-21
=price-of+sale-or-service r65 g62 m-24 h74
=price-of+same-back r111 g-36
=price-of+savings-circle r92
=price-of+sea-catch g44 h-19
=price-of+sealed h-17
=price-of+search-for g-23
=price-of+sell r-33 g-19 m-49 k-15
=price-of+serves m-26 h56
=price-of+settles-later r33 k-16
=price-of+sham h24
=price-of+share-unknown g59
=price-of+sold-apart r-20 g44 m-20 h27
=price-of+sold-short r58 m-41
=price-of+speed-up r-20 g33
=price-of+split g21
=price-of+stakes g24 m-18 h33
=price-of+stipulated r-52 g-17
=price-of+stranger k19
=price-of+sums-0 r-39 g56 k-37
=price-of+sums-1 g32 m-59
=price-of+sums-2 r-32 g-33
=price-of+sums-apart r-79 g23
=price-of+sums-equal m-21
=price-of+sums-grow g-40
=price-of+sums-shrink r35 g-19
=price-of+surety r37 g-15
=price-of+surety-pay h27
=price-of+take-in r50 g23 h30
=price-of+tick-guess g-25 m39
=price-of+tied-deal g-55
=price-of+tied-trade r27 g-28
=price-of+to-debtor g19
=price-of+to-dispose g16
=price-of+to-learn r-15 g32 h35 k-22
=price-of+to-oppose g83 h-41
=price-of+trade r-25 g-18 m-36
=price-of+trading r-54 h-20
=price-of+travelling g23
=price-of+unborn g58
=price-of+under r74 g-21 h31 k-19
=price-of+undescribed r-21 h-31
=price-of+unit r-47 h-16 k-16
=price-of+unknown r-16 g34
=price-of+unknown-party r-15 k31
=price-of+unknown-quantity g35
=price-of+unlawful-business g-23 m22 h94
=price-of+unlicensed-giving r-25
=price-of+up-down r17 m-15 h40 k-17
=price-of+wager-event r-31 g107 h68
=price-of+wait-pay r46
=price-of+waiting r47
=price-of+watchers h24
=price-of+winner-takes m26
=price-of+with-money r-17 g-50 h-19
=price-of+works-for h-16
=price-open r-45 g136 h-29
=price-open+price-word r-31 g148 h-29
=price-open+priced-thing g61
=price-open+reference g46
=price-open+right-now g19
=price-open+sale-or-service r-33 g104 h-20
=price-open+sell g27
=price-open+sums-0 r-45 g123 h-29
=price-open+trading g-35
=price-open+unit g43
=price-open+wager-event g21
=price-word g101 h-62 k-47
=price-word+priced-thing r56 g-53 m48
=price-word+rate-charge r23
=price-word+receivable r-23
=price-word+reference r-51
=price-word+repay r27 g15 h15 k16
=price-word+return-on-capital r-61
=price-word+right-now r36 g41
=price-word+salam g20
=price-word+sale-or-service g43 k-43
=price-word+sell r-18 h17
=price-word+serves r25 g40
=price-word+settles-later r43 g59
=price-word+small-parts g-47
=price-word+sold-apart r-43 g-40
=price-word+sold-short r-35 g-17
=price-word+split r31 g22
=price-word+stakes g41
=price-word+stipulated g-19
=price-word+sums-0 r40 g190 m35 k-45
=price-word+sums-1 r-28 g-98 m-33 h-42
=price-word+sums-2 r21 g27
=price-word+sums-3 r-36 g-18
=price-word+sums-apart r55
=price-word+sums-grow r-33
=price-word+sums-shrink r-34
=price-word+surety-pay r24
=price-word+take-in r57 m48
=price-word+tick-guess g-15 m55
=price-word+tied-deal r27
=price-word+tied-trade g-20
=price-word+to-learn r20 g39 k-16
=price-word+trade r-35 g-45 m-15 h23
=price-word+trading g98 h20
=price-word+undecided g56
=price-word+under m16
=price-word+unit r-22 g-75 h21
=price-word+unlawful-business h21
=price-word+up-down r29 g-53
=price-word+wait-pay r63
=price-word+waiting r18
=price-word+watchers r-78
=price-word+with-money g17 m15 h-18
=price-word+works-for g-22
=priced-thing r-29 g83 m-23 h-50 k-49
=priced-thing+receivable r-15
=priced-thing+reference r-110 g69 m22
=priced-thing+return-on-capital r-29 g15
=priced-thing+right-now r64 g34 m-21
=priced-thing+sale-or-service g-42 h-21
=priced-thing+sell r-89 g63
=priced-thing+serves h61
=priced-thing+settles-later r84 g-55
=priced-thing+small-parts r36
=priced-thing+sold-apart r18 g-44
=priced-thing+sold-short r-22 g-28 m16
=priced-thing+split r33 g22
=priced-thing+stakes r-59 g178 m31
=priced-thing+stipulated g-19
=priced-thing+sums-0 g-103 m-111 h-28 k-47
=priced-thing+sums-1 g94 m26
=priced-thing+sums-2 r-30 g93 m63
=priced-thing+sums-apart r-38 g72 m51 h-16
=priced-thing+sums-grow g21
=priced-thing+take-in r51
=priced-thing+tick-guess r-73 g76 m134
=priced-thing+to-learn r21
=priced-thing+to-oppose g65 m32
=priced-thing+trade r-72 m-32
=priced-thing+trading r-15 g66 m17 h-39 k-24
=priced-thing+under g15 m39
=priced-thing+undescribed r22 g-23
=priced-thing+unit r117 g-53 m54 h-55
=priced-thing+unlawful-business r66 h57
=priced-thing+up-down r-70 g148 m56 h-28
=priced-thing+wager-event r-32 g-36
=priced-thing+waiting r54
=priced-thing+watchers r18
=priced-thing+with-money r-17 g72 m41
=priced-thing+works-for r26
=principal-stays r95 g-36 h-17
=principal-stays+receivable r-62
=principal-stays+settles-later g-25
=principal-stays+sums-0 r105 g-22 h-17
=principal-stays+sums-1 r-38
=principal-stays+unit g-32
=promised-cut r54 g-55 h-34 k-15
=promised-cut+reference r19 g-41 h-31 k-15
=promised-cut+sale-or-service r15 g-20 h-21 k-15
=promised-cut+stipulated g-40
=promised-cut+sums-0 r24 g-55 h-34
=promised-cut+surety-pay r-17 h-18
=promised-cut+to-debtor r39
=promised-cut+trade r36
=promised-cut+trading r20 g-48 h-33 k-15
=quick-cash r68 g-21 m-27 h-20 k45
=quick-cash+reference r38
=quick-cash+right-now r-26
=quick-cash+sale-or-service r94 g-20 k-23
=quick-cash+sell r99 g-18
=quick-cash+sold-short r49 k21
=quick-cash+sums-0 r69 g-17 m-26 h-18 k22
=quick-cash+sums-1 k27
=quick-cash+take-in r36
=quick-cash+trade r104 g-18
=quick-cash+trading r82 g-20
=quick-cash+unit r-34 g-24 m-20 h-15 k77
=quick-cash+watchers r60
=rate-charge r179 g-25 m-33 h-33
=rate-charge+reference r27 h36 k25
=rate-charge+repay r20
=rate-charge+return-on-capital r17
=rate-charge+sale-or-service r31 g-19 h26 k23
=rate-charge+sums-0 r145 g-25 m-33 h-33
=rate-charge+sums-1 r26
=rate-charge+surety-pay r18
=rate-charge+take-in r21
=rate-charge+trading g21
=rate-charge+unit r100 h32 k21
=receivable r66 g-51 k-41
=receivable+reference r39 g-16 h-18
=receivable+repay r56
=receivable+reschedule r-33
=receivable+return-on-capital r17
=receivable+sale-or-service r172 g-39 h-46
=receivable+sell r82 g-32 h-38
=receivable+serves r37 h-19
=receivable+sham h-15
=receivable+sold-short r40
=receivable+sums-0 r41 g-51 m40 h21 k-35
=receivable+sums-1 r61 m-34
=receivable+sums-2 r-42
=receivable+sums-apart r-29
=receivable+sums-grow r48
=receivable+sums-shrink r-55
=receivable+surety r43 h-24
=receivable+surety-pay r68
=receivable+take-in r72 k-18
=receivable+to-debtor r-30
=receivable+to-learn r-22
=receivable+to-oppose r-24
=receivable+trade r182 g-24 h-44
=receivable+trading r21
=receivable+under r19 g-15 k-15
=receivable+unit r48 g-25 h-21 k-16
=receivable+unlawful-business m19
=receivable+up-down r30
=receivable+wager-event r-33 m30
=receivable+wait-pay r17
=receivable+waiting g-15
=receivable+watchers r17
=receivable+with-money g21
=reference r-39 g-60 m-19 h-30 k54
=reference+refusal g-15 m-21 h-16 k29
=reference+repay r-38 g-73 h-20 k19
=reference+return-on-capital r35 k-22
=reference+right-now r30 m47
=reference+sale-or-service r-15 g-101 m-18 h42 k-37
=reference+same-back r63
=reference+search-for g23 h-30
=reference+sell r33 g122 h-104 k-29
=reference+serves r49 g59 m20 h-65
=reference+settles-later r-79 h19
=reference+sham g15 h-50 k89
=reference+shut-thing g-17 h-20
=reference+small-parts g-24 h17
=reference+soft-drink g-18
=reference+sold-apart h-42
=reference+sold-short k-17
=reference+speed-up k30
=reference+split r32 k-45
=reference+stakes r25 g-17 m-27 h73
=reference+stays-unseen k50
=reference+stipulated r28 g-25 h-29
=reference+stranger k21
=reference+sums-0 r-85 g35 m-16 h-46
=reference+sums-1 r-51 g-41 h-33 k66
=reference+sums-2 r114 g-35 h23
=reference+sums-3 r-18 g-19 h27
=reference+sums-apart r-27 g-33 m36 h54
=reference+sums-equal m-23
=reference+sums-grow r33
=reference+sums-shrink r85
=reference+surety r-27
=reference+surety-pay r15 h-45
=reference+take-in r32 g37 h27 k-32
=reference+tied-deal g-37
=reference+tied-trade r28
=reference+to-debtor r20
=reference+to-dispose r-42 k-17
=reference+to-learn r-23 g-19 h33
=reference+to-oppose r23 m-22 h-27 k20
=reference+trade r60 g-23 m17 k-48
=reference+trading r37 g-46 m30
=reference+travelling g34 h26
=reference+two-prices r-22 g23
=reference+unborn g16
=reference+undecided r-19 g71
=reference+under g-24 h30 k-29
=reference+undescribed g16 h-19
=reference+unit r67 g95 h36 k22
=reference+unknown-party k42
=reference+unknown-quantity g15
=reference+unlawful-business m77 h161
=reference+unlicensed g16 h-22
=reference+up-down g32
=reference+wager-event r-46 g19 m-52 h36 k55
=reference+waiting r55 g-46 h28
=reference+watchers h23 k-37
=reference+with-money r61 g-50 h78
=reference+works-for g30
=refusal r-45 g38 m-49 k45
=refusal+sale-or-service g30 m-18
=refusal+sums-0 r-47 g40 m-47 k45
=refusal+to-dispose g-15
=refusal+to-learn g-16 h-18
=refusal+unit g29 m-18 h-17
=repay r124 g-139 m-48 h-96
=repay+return-on-capital r-16 m-22 h-18
=repay+right-now r31 g-19
=repay+sale-or-service r60 g-16 m-37 k31
=repay+search-for r-26
=repay+sell r100 g-51 k36
=repay+serves r94 g-33 m21
=repay+settles-later g-44
=repay+sold-apart r-19 g33
=repay+sold-short r-21 g51
=repay+stakes r55 m16 h41
=repay+sums-0 r68 g-15 m-19 h-58
=repay+sums-1 r-61 g-106 m-29
=repay+sums-2 r98 g-18 h-35
=repay+sums-3 r19
=repay+sums-equal r-115
=repay+sums-grow r212 h-16
=repay+sums-shrink r28
=repay+take-in h18 k-28
=repay+to-debtor r-25
=repay+to-dispose r19 m21 h26
=repay+trade r80 g23 k32
=repay+trading r39
=repay+unit g-100
=repay+unlawful-business m21 h22
=repay+unpromised r-28
=repay+up-down g-29
=repay+wager-event r20 m46 h18
=repay+watchers r47 g30
=repay+with-money r44 g-15 m16 h23
=reroute g-20 h-23 k78
=reroute+sums-0 g-20 h-23 k78
=reschedule r21 h-25
=reschedule+sale-or-service r34
=reschedule+sums-0 r25 h-24
=reschedule+sums-2 r-15
=reschedule+sums-grow r31
=return-on-capital r91 m-40 h-76 k-29
=return-on-capital+right-now r-42 k20
=return-on-capital+sale-or-service r-21 g35 m18 k-24
=return-on-capital+search-for g22
=return-on-capital+sell r27 g-60 k29
=return-on-capital+serves r-41 g106 h29
=return-on-capital+settles-later g-34
=return-on-capital+small-parts h25
=return-on-capital+sold-apart r76 g-17 h25 k-17
=return-on-capital+sold-short r-71 g24 k44
=return-on-capital+stakes r20 m-21
=return-on-capital+sums-0 r85 m-29 h-83 k-38
=return-on-capital+sums-1 r-16 g44 k15
=return-on-capital+sums-2 r42 g-37 m-18 h21
=return-on-capital+sums-3 r-20
=return-on-capital+sums-apart r53 g-29 m-30
=return-on-capital+sums-grow r21
=return-on-capital+sums-shrink r-44 h23
=return-on-capital+surety-pay r-48 h39 k27
=return-on-capital+take-in r-25
=return-on-capital+to-oppose r20
=return-on-capital+trade g-35 m18 h22 k20
=return-on-capital+trading h16
=return-on-capital+travelling r-28 g-26
=return-on-capital+unit r-82 g-17 m-33 h34
=return-on-capital+unknown r-18 g15
=return-on-capital+unlawful-business m32 h111
=return-on-capital+up-down r-39 g16
=return-on-capital+wager-event r24 m-24
=return-on-capital+waiting r36
=return-on-capital+watchers r28 h31 k-22
=return-on-capital+with-money r-15 g-15 k59
=right-now r17 g-22 m-21 h-89 k34
=right-now+salam g-17
=right-now+sale-or-service r83 g-24 m53
=right-now+same-back r31
=right-now+search-for g-50
=right-now+sell r32 g18
=right-now+serves r70 m30
=right-now+settles-later r33 g-95 k17
=right-now+small-parts r16
=right-now+sold-apart r19 g-15
=right-now+sold-short m-23
=right-now+split h25
=right-now+stakes h81
=right-now+sums-0 r60 g114 h-75 k19
=right-now+sums-1 r-44 g-72 m23 h32 k27
=right-now+sums-2 r22 g-48 m-39 h-30 k-18
=right-now+sums-3 r-21 g-17 m-19 h-16
=right-now+sums-apart r-31
=right-now+sums-equal r-49 h-21
=right-now+sums-grow r79 g-48 m-37
=right-now+surety-pay r27
=right-now+take-in g-58 h-16 k32
=right-now+to-learn r27 g20 h-18
=right-now+to-oppose r42
=right-now+trade r-47 g53 h-26
=right-now+trading r-28 g-37 h20
=right-now+two-prices r-58
=right-now+undecided r-28 g23
=right-now+unit r63 g-18 m23 k34
=right-now+unlawful-business r35 g22 m16 h69 k17
=right-now+up-down r17 g-17
=right-now+wager-event g15 m73 h130 k-29
=right-now+watchers k59
=right-now+with-money r-33 g-25 h40
=right-now+works-for m-15
=salam r-15
=salam+sale-or-service r-15
=salam+search-for r-15
=salam+sums-0 g22
=salam+sums-apart g-15
=salam+trading g-19
=salam+unit g-35
=sale-or-service r-43 g-67 m-70 h-114
=sale-or-service+same-back r109 g-36
=sale-or-service+savings-circle r56
=sale-or-service+sea-catch g53 h-16
=sale-or-service+search-for g20 h46
=sale-or-service+sell r-28 g-17 m-47 h20
=sale-or-service+serves g53 m-52 h29 k-19
=sale-or-service+settles-later r35 h-29 k-22
=sale-or-service+sham r17 h-35 k112
=sale-or-service+share-unknown g59
=sale-or-service+shut-thing g42 h-40
=sale-or-service+small-parts r-29 g-24 h29 k-43
=sale-or-service+sold-apart r51 g35
=sale-or-service+sold-short r47
=sale-or-service+split r38 g22 h17 k-56
=sale-or-service+stakes g42 m-49 h88
=sale-or-service+stays-unseen r-16 g36 k42
=sale-or-service+stipulated r15
=sale-or-service+sums-0 r-29 g51 m26 h-27 k51
=sale-or-service+sums-1 r107 g-76 m-75 h-101 k-39
=sale-or-service+sums-2 m-22 h16
=sale-or-service+sums-3 r-113 g-28
=sale-or-service+sums-apart r-49 m-21
=sale-or-service+sums-equal r-17
=sale-or-service+sums-grow r-76
=sale-or-service+sums-shrink r21 g-20 h18
=sale-or-service+surety r47
=sale-or-service+surety-pay r60 g-17 h22
=sale-or-service+takaful r23
=sale-or-service+take-in r108 h39 k-20
=sale-or-service+tick-guess m48
=sale-or-service+tied-deal r28 g-40
=sale-or-service+tied-trade r60 g-28
=sale-or-service+to-debtor r45
=sale-or-service+to-dispose r-45 g-55
=sale-or-service+to-learn r32 g20 h16
=sale-or-service+to-oppose r-44 g26 h-108
=sale-or-service+trade r101 m-21 h47 k-18
=sale-or-service+trading r24 h16 k-24
=sale-or-service+travelling r-45 g47 m-15 h-34
=sale-or-service+two-prices g23
=sale-or-service+unborn g33
=sale-or-service+undecided r-22 g28 h-19
=sale-or-service+under r89 g-47 m34 h33 k-42
=sale-or-service+undescribed h-17
=sale-or-service+unit r-120 m79 h50 k-46
=sale-or-service+unknown r24 g39
=sale-or-service+unknown-party r-15 k65
=sale-or-service+unknown-quantity g35
=sale-or-service+unlawful-business g-23 m29 h343 k34
=sale-or-service+unlicensed-giving r-25 h-26 k25
=sale-or-service+up-down r75 h19
=sale-or-service+victim-fee m-20 h-45 k148
=sale-or-service+wager-event r-42 g65 h-67 k62
=sale-or-service+wait-pay r64
=sale-or-service+waiting r97
=sale-or-service+watchers m-25 h-43 k23
=sale-or-service+winner-takes g-19 m22 h-22
=sale-or-service+with-money r-39 m16 h61
=same-back r139 g-36
=same-back+sell r102 g-34
=same-back+settles-later r21 g-18
=same-back+sold-short r43
=same-back+sums-0 r117 g-27
=same-back+trade r111 g-36
=same-back+unit r52
=same-back+with-money r18
=savings-circle r21 g-23 m-46
=savings-circle+sell r30
=savings-circle+sold-apart r-21
=savings-circle+sold-short r78
=savings-circle+sums-0 r18 g-23 m-39
=savings-circle+take-in m-35
=savings-circle+trade r107
=savings-circle+unit r-69
=savings-circle+wager-event m-15
=savings-circle+winner-takes m-16
=sea-catch r-25 g164 m-42 h-24
=sea-catch+settles-later g25
=sea-catch+sums-0 g80 m-38
=sea-catch+sums-1 g84 h-21
=sea-catch+trade g40
=sealed g42 h-30
=sealed+shut-thing g40 h-27
=sealed+sums-0 g21 h-29
=sealed+trade h-15
=sealed+undescribed h-15
=sealed+unit g-18
=search-for r-66 g58 m-15 h-93 k-25
=search-for+sell r31 g-37
=search-for+serves h-21
=search-for+settles-later g50
=search-for+sold-short r32
=search-for+sums-0 r-80 g33 m-28 h-58 k-25
=search-for+sums-1 r16 g41 h-32
=search-for+sums-2 g-15
=search-for+sums-apart g-15
=search-for+surety-pay g16 h-19
=search-for+takaful g-55
=search-for+to-learn h-17 k19
=search-for+to-oppose g-16
=search-for+trade r34 g-63 h15
=search-for+trading r-17 g-129 h39
=search-for+travelling g27
=search-for+unit g-69 h-25
=search-for+works-for g-16
=sell g78 m-37 h-30 k-34
=sell+serves r-46 g17 m-19 h44
=sell+settles-later r43 g-82
=sell+sham r32 h-17 k-24
=sell+share-unknown g74
=sell+shut-thing g30
=sell+sold-apart g42
=sell+sold-short k-32
=sell+sums-0 r-54 g113 m-19 h-19 k-30
=sell+sums-2 r46 g-38
=sell+sums-grow g-19
=sell+sums-shrink r35 g-17
=sell+surety-pay r-30 h-18
=sell+take-in r19 g33
=sell+tied-deal r-28 g-16
=sell+to-learn h54
=sell+to-oppose g62 h-36
=sell+trade m-40
=sell+trading g-37 h-52
=sell+travelling g30
=sell+unborn g21
=sell+under r24 h15
=sell+unit r-128 g22 h46 k-24
=sell+unknown g26 k-22
=sell+unlawful-business g-15 m-19
=sell+wager-event r-15 g54 h-30
=sell+waiting r-33
=sell+watchers r63 h-20
=sell+with-money r-63 g-32
=serves g-79 m-67 h52
=serves+sham k21
=serves+small-parts k-16
=serves+sold-apart g22
=serves+sold-short r46 g39
=serves+stakes h60
=serves+stipulated r-20
=serves+stranger k18
=serves+sums-0 r71 g-77 m-107 h-24
=serves+sums-1 r-48 m51 h83
=serves+sums-3 r-41
=serves+sums-equal r-45
=serves+sums-shrink r22
=serves+surety r31
=serves+surety-pay r-31 m18
=serves+take-in r19 m-16 h-29
=serves+to-dispose m21 h18
=serves+to-learn r28 g-25
=serves+to-oppose h-17
=serves+trade g43 m-19 h51
=serves+trading r-92 g-45 m-22 h-24 k-19
=serves+travelling g15 h-19
=serves+under h19
=serves+unit r18 g21 k-17
=serves+unlawful-business g-15 m-184 h246
=serves+unlicensed-giving h-28 k24
=serves+up-down r-27 h19
=serves+wager-event g-20 m15 h35
=serves+watchers r22 g15 h58 k-26
=serves+with-money m17 h66
=serves+works-for r-29 g24 m-56 k15
=settles-later r27 g113 m-28 h-95
=settles-later+small-parts h-17 k24
=settles-later+sold-apart r-28
=settles-later+sums-0 r47 g106 m-24 h-77 k-50
=settles-later+sums-1 r-68 g45
=settles-later+sums-2 r26 g-34 k18
=settles-later+sums-3 r23
=settles-later+sums-apart r49 g-28
=settles-later+sums-grow r-24
=settles-later+sums-shrink r36 k19
=settles-later+take-in m-15 k42
=settles-later+trade r42 g-84 k-15
=settles-later+trading g-46
=settles-later+two-prices r-50 g39
=settles-later+undecided r-54 g48
=settles-later+under r-30 k17
=settles-later+unit r-60 g-109 m-27 h-16
=settles-later+unlawful-business r28
=settles-later+up-down r50
=settles-later+watchers r-30 g-21 k30
=settles-later+with-money r28
=sham g-102 m-51 h246 k40
=sham+sold-short r31
=sham+sums-0 r-45 g-97 m-49 h211 k40
=sham+sums-1 r19 h46
=sham+trade h18
=sham+trading h-39 k17
=sham+travelling h15
=sham+unit r26 k87
=sham+unknown r35
=sham+unknown-party r-15 k16
=sham+watchers r22 h-20 k62
=sham+with-money r15 h-18
=share-unknown g88 h-31 k-25
=share-unknown+sums-0 g88 h-31 k-25
=share-unknown+trade g59
=shut-thing r-28 g434 m-16 h-119 k-38
=shut-thing+sold-short h-15
=shut-thing+sums-0 r-28 g269 h-115 k-35
=shut-thing+sums-1 g136
=shut-thing+to-oppose g29
=shut-thing+trade g25
=shut-thing+undescribed g28 h-21
=shut-thing+unit g204 h-61
=shut-thing+wager-event g35 h-17
=small-parts r-87 g-130 m-89 h-108 k168
=small-parts+split r-45 g-18 m-36 h-19
=small-parts+stays-unseen g-46 h-27 k91
=small-parts+sums-0 r-36 g-130 m-78 h-99 k135
=small-parts+sums-1 k26
=small-parts+sums-2 r-23
=small-parts+to-oppose k26
=small-parts+under r-26 g-16 h-20
=small-parts+unit r-31 h27 k62
=small-parts+watchers r-17 h-15 k40
=soft-drink g-19 h-126
=soft-drink+sums-0 g-19 h-84
=soft-drink+sums-1 h-42
=sold-apart g225 m-21 h-66
=sold-apart+sold-short r18 g37
=sold-apart+stranger g19 h-21
=sold-apart+sums-0 r-48 g243 h-68
=sold-apart+sums-1 r41 g-42
=sold-apart+sums-2 g24
=sold-apart+sums-3 r15
=sold-apart+sums-apart g25
=sold-apart+surety-pay h22
=sold-apart+to-learn g25
=sold-apart+trade g63
=sold-apart+trading r-39
=sold-apart+travelling g16
=sold-apart+unit r-22 m-17 h-16 k-24
=sold-apart+unlawful-business r-19 m28 h41
=sold-apart+wager-event g-29
=sold-apart+waiting g73
=sold-apart+watchers r-45 g44
=sold-apart+with-money g21
=sold-short r96 g20 m-40 h-41
=sold-short+sums-0 r28 g23 m-23 h-26 k18
=sold-short+sums-1 r41 g23 m42 h18
=sold-short+sums-2 r56 g-25 m-48 h-18 k-23
=sold-short+sums-3 r-29 h-15
=sold-short+sums-apart r-52
=sold-short+sums-equal r-79 m-27
=sold-short+sums-grow r51
=sold-short+sums-shrink r108 g-19 m-20 h-29
=sold-short+surety-pay r-34 g24 k28
=sold-short+to-oppose g38
=sold-short+trade r107 m-20
=sold-short+trading r33 g-74
=sold-short+travelling r-26
=sold-short+under r67
=sold-short+undescribed h-15
=sold-short+unit r45 g-43 h-21 k35
=sold-short+unknown-party k18
=sold-short+unlawful-business g19 h-43
=sold-short+wager-event r-48 g42
=sold-short+watchers r-22
=sold-short+with-money r-26 g45 h-36
=speed-up r-21 g-54 m-21 h184 k-61
=speed-up+sums-0 r-17 g-54 m-31 h148 k-53
=speed-up+sums-1 h37
=speed-up+take-in g16 h24
=speed-up+to-oppose h26
=speed-up+undescribed g-29
=speed-up+unit r25 h38
=speed-up+up-down m18 h31
=speed-up+wager-event r15 m-22
=speed-up+watchers r18 h38 k-17
=split r-41 g-52 m-30 h-60 k104
=split+stays-unseen r-15 k38
=split+sums-0 r-63 g-68 m-46 h-99 k94
=split+sums-1 r55 g25 m18 h38
=split+sums-2 r-33 k17
=split+under r-42 k33
=split+wager-event h30
=split+watchers k28
=stakes r-45 g49 m230 h-64 k-45
=stakes+sums-0 r-35 g-67 m123 h-131 k-38
=stakes+sums-1 g37 m102 h47
=stakes+sums-2 r-22 g78
=stakes+sums-apart g64 h20
=stakes+sums-grow r-15 m23
=stakes+take-in h59
=stakes+tick-guess r-17 g17 m26
=stakes+to-dispose h26
=stakes+to-learn m-18 h15
=stakes+to-oppose g34 m25 h-33
=stakes+trading g67 m26 h54
=stakes+under g36
=stakes+unit g30 h37
=stakes+unlawful-business h67
=stakes+up-down r-37 g146 m-15 h-38
=stakes+wager-event g-48 m77 h137
=stakes+winner-takes h60
=stakes+with-money g-15 h37 k-28
=stays-unseen r-38 g-95 m-17 h-70 k286
=stays-unseen+sums-0 r-39 g-95 m-16 h-67 k270
=stays-unseen+under k19
=stays-unseen+unit k45
=stays-unseen+unknown k23
=stays-unseen+unlicensed-giving h32 k-23
=stays-unseen+watchers g-21 k66
=stipulated r152 g-61 h-36 k-17
=stipulated+sums-0 r77 g-15 h-35
=stipulated+sums-1 r84 g-42
=stipulated+surety-pay r-20
=stipulated+to-debtor r20
=stipulated+trade r34 g-17
=stipulated+trading r83 h-26
=stipulated+unit r40 g-26
=stranger r-44 g-84 m-36 h-45 k188
=stranger+sums-0 r-45 g-71 m-19 h-76 k155
=stranger+sums-1 m-16 h31 k34
=stranger+surety-pay k29
=stranger+take-in k27
=stranger+unit r-19 g-18 k65
=stranger+unknown g-21 k18
=stranger+unknown-party r-34 g-45 m-28 k31
=sums-0 r-77 g218 m93 h405 k124
=sums-0+surety r86 g-46 m-16 h-36
=sums-0+surety-pay g-44 m-25 h28
=sums-0+takaful r-15 g-114 m-19 h-63
=sums-0+take-in r33 g17 m74 k46
=sums-0+tick-guess r-33 g31 m163 h-35
=sums-0+tied-deal r15 g-44
=sums-0+tied-trade r55 g-22
=sums-0+to-debtor r-52 g-64 h-19 k-16
=sums-0+to-dispose r-121 g-101 m-35 h-35 k-19
=sums-0+to-learn r-183 g-181 m-83 h-165 k-43
=sums-0+to-oppose r-38 g-19 m-77 h-122
=sums-0+to-treat r-25 g-27 m-72 h-112 k-38
=sums-0+trade r87 g-42 h-20
=sums-0+trading r-37 g76 m-23 h-91 k-43
=sums-0+travelling r-15 g-21 m-28 h-56 k-34
=sums-0+unborn r-25 g287 m-23 h-105
=sums-0+undecided g37 h-48
=sums-0+under r30 g-28 h58 k39
=sums-0+undescribed g90 h-50 k-55
=sums-0+unit r-20 g-42 m-37
=sums-0+unknown g114 m-18 h-64 k-44
=sums-0+unknown-party r-59 g-58 m-18 h-36 k95
=sums-0+unknown-quantity g23
=sums-0+unlawful-business r-35 g-128 h249 k-22
=sums-0+unlicensed r-15 h-33 k151
=sums-0+unlicensed-giving r-42 k181
=sums-0+unpromised r-28 g-42
=sums-0+up-down g-22 m-30 h-46 k26
=sums-0+victim-fee r-20 g-18 m-31 h-56 k189
=sums-0+wager-event r-73 g-15 m40 h-99 k-42
=sums-0+wait-pay r68 h-18 k-18
=sums-0+waiting r109 g-73 m-16 h-67 k-36
=sums-0+wash-money r-27 g-18 h-52 k233
=sums-0+watchers r-29 g-67 m-34 h-65 k143
=sums-0+winner-takes r28 g-24 m76 h-18 k-26
=sums-0+with-money r-16 m78 h-73 k-22
=sums-0+works-for r-69 g-77 m-88 h46
=sums-0+wrapped-gift g-16 h-33
=sums-0+zakat r-61 g-27 m-29 h-72
=sums-1 r-36 g57 m136 h63 k17
=sums-1+surety r32
=sums-1+surety-pay m27 h18 k29
=sums-1+take-in g-24 m20 h-24
=sums-1+tick-guess r-27 g104 m20
=sums-1+tied-deal r31
=sums-1+tied-trade r28
=sums-1+to-debtor r42 g19
=sums-1+to-dispose r-22
=sums-1+to-learn r59 m-30 h47
=sums-1+to-oppose r-63
=sums-1+to-treat r17
=sums-1+trade r61 g69 h-18
=sums-1+trading r56 g56 m-36 h-25
=sums-1+travelling r-17 g31 h-25
=sums-1+under g-15 m-15 k17
=sums-1+undescribed g26
=sums-1+unit r138 m-68 h-65 k20
=sums-1+unknown r33 k18
=sums-1+unknown-party k26
=sums-1+unlawful-business r-18 m25 h50
=sums-1+up-down r-42 g78 m81 h-29 k17
=sums-1+wager-event r-54 g-79 m113 h-44
=sums-1+wait-pay r111 m-16
=sums-1+waiting r86 m-33
=sums-1+watchers r-28 h36 k33
=sums-1+winner-takes r-38 g-50 m160 h-43
=sums-1+with-money r-22 g39 m92 h85
=sums-1+works-for r24 g28
=sums-2 r154 g-34 m-22 h-44 k-41
=sums-2+sums-apart r34 g28 m27 h18 k22
=sums-2+sums-equal r-439 g-42 m-40 h-46 k-44
=sums-2+sums-grow r304 g16 m-20 h-48 k-30
=sums-2+sums-shrink r255 g-37 h32
=sums-2+surety-pay h-21
=sums-2+take-in g15 m-26 h-30 k57
=sums-2+tick-guess r-17 g25 m25
=sums-2+to-learn r21 g29
=sums-2+to-oppose r19
=sums-2+trade r-20
=sums-2+trading r-44 g99
=sums-2+two-prices r-78 g19
=sums-2+undecided r-65 g78
=sums-2+under r-88 g16 k30
=sums-2+unit r-20 m-23 k-18
=sums-2+up-down r23 g52 m44 h-19
=sums-2+wager-event g25 m70 h37
=sums-2+waiting r29
=sums-2+watchers r-18 g46 k25
=sums-2+winner-takes r-19 m31
=sums-2+with-money r64 g17 m-36 h-33 k-22
=sums-3 r86 g-68 m23
=sums-3+sums-apart r39 g-49 m30 h30
=sums-3+sums-equal r78 h-15
=sums-3+sums-grow r16
=sums-3+sums-shrink r-48 h-17
=sums-3+unit r-71 h-22
=sums-3+unlawful-business m28 h38
=sums-3+wager-event m48 h70
=sums-apart r73 g-21 m56 h48
=sums-apart+surety-pay r-28
=sums-apart+take-in r-32 g24 h-16 k51
=sums-apart+to-oppose r17
=sums-apart+trade r-67 g39
=sums-apart+trading r-16 g97
=sums-apart+unit r-46 k-20
=sums-apart+unlawful-business r-19 m38 h66
=sums-apart+up-down r47 g19 h-19
=sums-apart+wager-event m69 h107
=sums-apart+waiting r44
=sums-apart+watchers g55
=sums-apart+winner-takes m40 h-16
=sums-apart+with-money r-37 g31
=sums-equal r-361 g-45 m-49 h-62 k-36
=sums-equal+surety-pay r-16
=sums-equal+take-in r-34
=sums-equal+unit r-106
=sums-equal+with-money r-73 m-27
=sums-grow r320 m-28 h-50 k-31
=sums-grow+surety-pay r22
=sums-grow+take-in r105 m-17
=sums-grow+to-oppose r15
=sums-grow+trade g-31
=sums-grow+two-prices r-98 g19
=sums-grow+undecided r-65 g78
=sums-grow+unit r41 g36 m-19
=sums-grow+up-down r-20 g17 m23
=sums-grow+wager-event m24
=sums-grow+with-money r44
=sums-shrink r207 g-38 m21
=sums-shrink+surety-pay r17
=sums-shrink+take-in r-23 k16
=sums-shrink+trade r29 g-18
=sums-shrink+trading r-22
=sums-shrink+unit r20 k16
=sums-shrink+with-money r130 g-15 h-27
=surety r123 g-40 m-22 h-40
=surety+surety-pay r136 h-38
=surety+take-in r43 m-17
=surety-pay g-36 h25 k23
=surety-pay+to-oppose g17 h-16
=surety-pay+trade r-32 h-19
=surety-pay+trading g-30 h-39
=surety-pay+unit r-29 g-24 k40
=surety-pay+unlawful-business m-28
=surety-pay+wager-event r-18 m39
=surety-pay+waiting r24
=surety-pay+watchers h66
=surety-pay+with-money r-39 g17 k31
=takaful r-38 g-114 m-19 h-63
=takaful+unit r-22 g-23
=take-in r60 m67 h-50 k110
=take-in+to-learn r24 h22
=take-in+to-oppose m-18 k22
=take-in+trade r37 g45
=take-in+trading r-22 g-50 m-18
=take-in+under r-41 g-22 k42
=take-in+unit r118 g25 m-52 h-15 k-56
=take-in+unknown-party k19
=take-in+up-down g-19
=take-in+wager-event r-22 m71 h60
=take-in+waiting r58
=take-in+watchers r-23 k25
=take-in+winner-takes r-15 g-47 m55 h-15
=take-in+with-money h59
=tick-guess r-76 g160 m209 h-43
=tick-guess+to-oppose g29 m38
=tick-guess+trading g41 m68
=tick-guess+unit r-35 g80 m53
=tick-guess+up-down r-42 g22 m27
=tick-guess+with-money g31 m19
=tied-deal r51 g-55
=tied-deal+tied-trade r49
=tied-deal+trade g-55
=tied-deal+trading g-22
=tied-trade r88 g-28
=tied-trade+trade r30 g-24
=tied-trade+trading r33
=tied-trade+up-down r33
=to-debtor r-23 g-45 k-23
=to-debtor+trade r31
=to-debtor+trading r37
=to-dispose r-132 g-113 m-35 h-38 k-22
=to-dispose+to-oppose r-19 g-72 m-18 h-16 k-26
=to-dispose+unit r-49 h-16
=to-dispose+unlawful-business m-37
=to-dispose+unlicensed-giving k20
=to-dispose+wager-event r-17 m-25
=to-dispose+waiting r-63
=to-dispose+watchers r-15 k-18
=to-dispose+with-money h26
=to-learn r-103 g-162 m-113 h-118 k-46
=to-learn+to-oppose h27
=to-learn+trade g18 h79
=to-learn+trading g-62
=to-learn+under r16
=to-learn+unit r24 g16 h37 k-22
=to-learn+unlawful-business h-37
=to-learn+wager-event m-38 h45
=to-learn+waiting r-46
=to-learn+watchers r-38
=to-learn+with-money h15
=to-learn+works-for r24
=to-oppose r-66 g-17 m-80 h-114
=to-oppose+to-treat m-16
=to-oppose+trade g73 h-26
=to-oppose+trading r-21 g53 h-16
=to-oppose+travelling h-18
=to-oppose+under g35 k30
=to-oppose+unit g-28 m-34 h-40
=to-oppose+unlawful-business m-58 h-209
=to-oppose+up-down g18 m24
=to-oppose+wager-event r22 h22
=to-oppose+waiting r16
=to-oppose+watchers h22
=to-oppose+with-money g26 m67 h-35
=to-treat r-32 g-34 m-73 h-119 k-38
=to-treat+unit r-54 g-15
=to-treat+unlawful-business m-69 h-114
=trade r126 m-17 h-43 k-18
=trade+trading r19 h-26
=trade+travelling r-37 g34
=trade+unborn g53
=trade+under r105 g-31
=trade+undescribed h-17
=trade+unit r-28 g97 m51 h60 k-37
=trade+unlawful-business m21 h68
=trade+unlicensed-giving r-27
=trade+wager-event r-33
=trade+watchers r76 g18 h28
=trade+with-money r-15 g-31 h-25
=trading r-26 g230 m-51 h-108 k-52
=trading+travelling r-15 h56
=trading+under r18
=trading+unit r31 g-21 m-38 k-25
=trading+unlawful-business g-21 m23 h157
=trading+up-down r-20 g65 m44 h39
=trading+wager-event m-20 h18
=trading+waiting r-31
=trading+watchers r-18 g61 h51
=trading+winner-takes m25 h20
=trading+with-money r-28 g27 h55
=trading+works-for g-19
=travelling r-80 g16 m-30 h-81 k-34
=travelling+unit r-17 g-46 h-55 k-23
=travelling+waiting r-44 g50
=travelling+watchers r36 h23
=two-prices r-112 g48
=two-prices+undecided r-34 g52
=two-prices+unit r-49 g45
=unborn r-25 g309 m-23 h-105
=unborn+unit g16
=undecided r-71 g114 h-54
=undecided+unit r-26 g71
=under r-60 g-27 h50 k87
=under+undescribed g48
=under+unit r-67 m16 h40
=under+up-down g-37 m-40 h52 k43
=under+wager-event m-15 h70 k-16
=under+watchers r-40 g-18 k29
=under+with-money g36
=undescribed g116 h-50 k-58
=undescribed+unit g-24
=undescribed+unknown g52 h-21 k-31
=unit r27 g-44 m-131 h-88
=unit+unknown r-25 g19 h-17 k16
=unit+unknown-party k58
=unit+unlawful-business r63 m70 h208
=unit+unlicensed h24 k20
=unit+unlicensed-giving g-15 h15 k67
=unit+up-down r-67 g74
=unit+wager-event r27 g38 m-29 h-57
=unit+wait-pay r39
=unit+waiting r15 g-19 m-17 h-30
=unit+watchers r67 h66
=unit+winner-takes m42 h15
=unit+with-money r96 g-23 m-25 h-33 k51
=unit+works-for r38 g28 h-15
=unknown r56 g129 m-18 h-64 k-28
=unknown+unknown-party g-34 k26
=unknown+watchers r45 g-18 k20
=unknown-party r-59 g-71 m-30 h-42 k120
=unknown-quantity g20
=unlawful-business r-72 g-117 m58 h371 k-28
=unlawful-business+wager-event m-112 k28
=unlawful-business+with-money g22 h-22
=unlawful-business+works-for r23 m-65 h162
=unlicensed r-15 h-33 k151
=unlicensed+unlicensed-giving r-15 k98
=unlicensed-giving r-42 h-18 k181
=unpromised g-42
=up-down r-29 g107 m96 h-94 k52
=up-down+wager-event r-17 h70 k-22
=up-down+watchers g-20
=up-down+with-money r34 g28 m-39 h-29
=victim-fee r-20 g-18 m-31 h-56 k189
=wager-event r-131 g-74 m271 h-35 k-59
=wager-event+winner-takes m76 h-29
=wager-event+with-money r-22 g-42 m141 h73
=wait-pay r182 m-20 h-20 k-18
=wait-pay+waiting r116
=waiting r227 g-67 m-59 h-74 k-36
=wash-money r-27 g-18 m-33 h-52 k270
=watchers r-75 g-36 m-56 h-19 k211
=winner-takes r-29 g-64 m268 h-77 k-29
=winner-takes+with-money g-19 h55
=with-money r25 g51 m130 k-46
=works-for r-39 g-55 m-91 h57
=wrapped-gift r-18 g-16 h-33
=zakat r-65 g-27 m-29 h-72
_$_ r18 m-18 h62
_%_ r235 g20 m-17 h-96
_%_a_ g23
_%_and_ k22
_%_for_ g-17
_%_of_ r55 m-30 h23
_%_on_ r-40 m-19
_%_past_ r25
_%_من_ r-55
_2a m-24 h-72 k42
_2ar r39
_2ard r69
_2ard_ r69
_2as r-18 h-15 k26
_2ass k19
_2assemha_ k19
_2e r35 g16 h-20
_2es r19
_2est r35
_2est_ r35
_2zaz_ h18
_3a r27 g26 h63
_3ad r-16 h36 k-17
_3al r67 g42 h-45
_3al_ r-29 g91 m26 h-26
_3al_3arabeya_ m23 h-20
_3ala r64 g-36 m-35 h-37 k23
_3ala_ r20 m-24 h-30 k23
_3alay_ r46
_3alaya_ r36
_3ale r33 h17
_3am r-16 h22
_3ama r-16
_3an g-27 m-15
_3and g-27
_3and_sheikh_ h23
_3ar r-15 g40 h94
_3ara h52
_3ara_ m-22 h75
_3arabeya_ m24 h-28
_3as r30 g-25 m-18 h-59 k40
_3ash r30 g-25 m-15 h-17 k40
_3ashan_ r24 g-20 k40
_3ashan_bank_ r-17 k34
_3ashan_ma_ k28
_3ashra_ r16 h-20
_3atani_w_ r-17
_3ate r15
_3ay r-36
_3e r-28 g-73 h-36 k-22
_3ee r-16
_3eed r-16
_3eed_ r-16
_3en r19 g-28 h15
_3end r19 g-28 h15
_3end_ h24
_3i r29 g-15
_3in r29 g-15
_3ind r29 g-15
_3l r16 g19
_3la r16 g19
_3o g-21
_3om g-26 h15
_3omo h15
_5a r-49
_7a r-116 g148 m-23 h-28 k-16
_7ad h-34
_7ag h-29
_7ag_ h-29
_7al r-56 g-24
_7am r-19
_7as r-31 h36
_7ash r-19 h38
_7ashish_ r-16 h32
_7aw r29 h43 k-16
_7awa h27
_7awe r20 h20 k-18
_7ay r-21 g55
_7aya r-21 g55
_7ayah_ r-21 g54
_7e g-25 h49 k36
_7ej h34
_7eja h34
_7ejab_ h34
_7ejab_3and_ h25
_7el h38
_7elw h27
_7elwe_ h27
_7elwe_la_ h26
_7es h-23 k38
_7esa k38
_7esabi_ k46
_7ess h-15
_a2 r131 m-31
_a2a r34 g-15
_a2d m-26
_a2d_ m-26
_a2s r49
_a2sa r49
_a3t r21
_a5 r15 h36
_a5a g29
_a5at r17
_a7 r45 g-17 h29 k36
_a7a r51 g-15 k36
_a7aw k36
_a_ r-54 g47 m47 k83
_a_bet_ m-30
_a_betting_ m-37 h18
_a_bigger_ r35
_a_boat_ g55
_a_bottle_ h-15
_a_box_ r16 g-28 k-20
_a_c_ r39
_a_car_ g-18 k19
_a_carpet_ g25
_a_case_ h15
_a_conventional_ g-24 h44
_a_cow_ g-41 k-15
_a_day_ g-37 h25
_a_fee_ r-15 h-23
_a_fils_ r-16 g-18
_a_friend_ h57 k-27
_a_guy_ r-18 h-28
_a_half_ r32
_a_hole_ m15
_a_hundred_ r-90 m-22 k37
_a_lady_ g-18 h-36
_a_little_ r33 k25
_a_lorry_ h30
_a_lot_ g29 m-22
_a_man_ k44
_a_minute_ g-32 m39
_a_month_ g60 k26
_a_new_ r61 g-17
_a_number_ m99 h-18
_a_paper_ r-31 g-20 h40
_a_payday_ r-53 h61
_a_phone_ r20 m18 h-22
_a_plot_ r-15 g38 m-20 h-19
_a_portion_ g53
_a_prescription_ g-23
_a_price_ g51
_a_pub_ h-16
_a_quarter_ r17 g-16
_a_share_ r25
_a_stranger_ r-16
_a_tenth_ r27 g23
_a_thing_ g20
_a_third_ r54 g-55 h-21 k23
_a_thousand_ r-29 m-28 h22
_a_truck_ h28
_a_villa_ g22 m21
_a_week_ r31 g-22
_a_year_ r-51 g-23 k-16
_aa r19 g28 m-15
_aam g16 h17
_aami h19
_aamil_ h19
_aan g21
_ab r-37 g60 m-22 h90 k38
_ab3 r-16 h-15
_ab3a r-16 h-15
_ab3at_ r-16 k34
_aba r-32
_abay r-32
_abaya_ r-32
_abl r-22 g87 h-43
_abl_ g51 h-29
_abl_ma_ g63 h-16
_abo r15 g-27 m22
_abor h23
_abortion_ h23
_abou g-18
_about_ g-18
_about_the_ r-15 g-39 m19
_abov r24 m21 k22
_above_ r24 m21 k22
_abr m-22 h63 k34
_abra h69
_abraj_ h41
_abro m-21 k37
_abroad_ m-21 k37
_abs g-17 h76
_absi h42
_absinthe_ h42
_abso h33
_absolut_ h33
_abu r44
_abu_ r50 h-20
_ac g-31 m51 h40 k-22
_ac_ r-33 h-32 k-31
_acc r75 m46 h-29 k33
_acca m15 h-20
_acca_ m15 h-20
_acce g-21
_accepted_ g-15
_acci g20
_accident_ g27
_acco g29 k35
_account_ r24 g49 h-55 k49
_account_for_ r-24
_account_is_ m-34 h-15
_account_to_ r-16
_account_top_ g43 m44 h-16
_accountant_ r-20 m17 k-18
_accounts_ h32
_accr r28
_accrued_ r23
_accu m30 h20
_accumulator_ m30 h20
_aci h15
_acid h15
_acid_ h15
_acq h24
_acqu h24
_acquired_ g21 h-17
_acr g-19 h27
_acro g-19 h27
_across_ g-19 h27
_across_the_ h31
_act r-41
_actu r-41
_actual_ r-28
_ad r149 g-29 m-64 h43 k-67
_ad_ h30
_add r148 g-16 k-34
_add_ r19 g28 m34 h36
_adde r90 g-21
_added_ r95 g-15 h-33
_adderall_ h26
_addi r-21 m-23 h-19
_addiction_ m-23 h-19
_adds r66 k-20
_adds_ r66 k-20
_adds_for_ r25
_ade g-15 h-16
_adel g-15 h-16
_adel_ g-15 h-16
_adj g-23
_adju g-23
_adjustment_ r27
_adm h-28
_admi h-28
_ado h66
_adob h47
_adop h19
_ads m-24
_ads_ m-24
_ads_for_ h-22
_adu m-17 h27
_adul m-17 h27
_adult_ h42
_adult_diapers_ h-23
_adv r-37 g67 m-16 k-15
_adv_ r-20 g66 h-38
_adv_%_ r-15 g46 h-17
_adva g27
_advance_ r-86 g34 h41
_advance_for_ r-17 g45
_advance_from_ h-21
_advance_of_ g-15
_advance_on_ r-48 g20
_advance_to_ r16 h29
_advanced_ r59 h-21
_advances_ r15
_advi g-34 h17
_advice_ h29
_ae r37 g-18 m24
_aed r37 g-18 m24
_aed_ r37 g-18 m24
_aed_at_ r-28
_aed_per_ m30
_af r17 g27 m-37 h121
_aff h57
_affi h18
_aft g42 m-16 k20
_afte g42 m-16 k20
_after_ r26 m-16 h18 k21
_after_he_ g16
_after_i_ r-22 g-41
_after_party_ h36
_after_the_ r35 g53 m-21
_afterwards_ r-16 g43 h-15
_ag r42 m34 h55 k-27
_aga r23 m18 h24
_agai r25 m25 h38
_again_ r68 m29 h30
_against_ r-42
_against_my_ h23
_against_the_ r19 g23 h-24
_age r-29 g-31 h63
_agei h29
_ageing_ h29
_agen g-34 h16
_agency_fee_ h-49
_agent_ g-21 m16
_agent_for_ r17
_agent_to_ r27
_agi h17
_agr r52 g24 h-44
_agre r52 g24 h-44
_agree_ g32
_agreed_ r19 g-28 m17 h-23
_agreed_at_ m-15
_agreed_before_ r41 g-69
_agreed_in_ g18 m16
_agreed_on_ r16
_agreed_to_ r-27
_agreement_ r41 g19
_ah r19 g24 m-15 h-24
_ahe g26
_ahea g26
_ahead_ g26
_ahm h-16
_ahma h-16
_ai m-34 h-85
_aid g-24
_aid_ g-24
_aig g29
_aig_ g29
_air r29 m-27 h-51
_air_ h-21
_airl h-32
_airp r-20 g18 h32
_airport_ r-20 g18 h32
_airt r51 g-17
_airtime_ r51 g-17
_airtime_advance_ r15
_airtime_credit_ r26
_ak r70 g26 m-49 h-53
_akh g16 m-27
_akha r22
_akhadt_ g19
_akhe r-19
_ako h-42
_ako_ h-38
_al g36
_al_ g-15 m-30 h-47
_al_inah_ r25
_ala r32 g29 h-36 k17
_alam g57 h-34
_alam_ g57 h-34
_alar g-22
_alarm_ g-22
_alb h21
_albu h21
_alc g-37 h63
_alch h37
_alchol_ h31
_alco g-35 h26
_alcohol_ h-64
_alcoholic_ h30
_ale g-30 h69
_ale_ h64
_alf r40
_alf_ r51
_ali m40 h-22 k-23
_ali_ r-15 m26 h-25 k-18
_all r-50 g73 m48 h-22 k-22
_all_ r-56 g50 m96 h-46
_all_back_ r-28 k-18
_all_fish_ g38
_all_future_ g53
_all_in_ r34 g-22 m15 h-20
_all_of_ r-23 g-31 m24 h25
_all_paid_ g-16
_all_that_ g41 h-25
_all_the_ g99 m-16 h-18
_alla r-15
_allah_ r-15
_allo r21 g28 m-43 k-22
_allocation_ g46
_allowance_ g-17 h41
_allowed_ r21 g-24 h-24
_allowed_to_ g26
_allows_ r-17 g28 k-17
_alm h23
_alo h-37 k50
_alon g15 h-22 k50
_alone_ g36
_along_ g-21 k43
_alr g49 h-21
_alre g49 h-21
_already_ g49 h-21
_already_paid_ g-42
_alt g-18 h28
_alu h-15
_alum h-15
_aluminium_ h-15
_alw h-24
_alwa h-24
_am r33 g-78 m-18 h-23 k42
_am_ r53 h-30 k68
_ama m-15 h26
_amal h35
_amal_ h35
_amb m-19 h-48
_ami h17
_amil h17
_amil_ h17
_amm h-62
_amo r17 m23 h-44
_amon h-23
_among_ h-23
_amou r16
_amount_ r16
_amu g-17 h117
_amul g-17 h85
_amulet_ g-17 h82
_amulet_against_ h45
_an r-112 g16 h31 k16
_an_ r-33 m-20 h58
_an_online_ g30 m-24
_ana h-31
_ana_ g-17 h-28
_anc h20
_ance h20
_and g-81 h20 k26
_and_ g-124 h17 k26
_and_a_ r189 g-31 h-23
_and_app_ r-26 h-35 k52
_and_at_ r26 g22 m22
_and_bottle_ h-17
_and_bought_ g-67
_and_buy_ k15
_and_coffee_ g-18
_and_coke_ h43
_and_comes_ r29 g-23
_and_date_ g36
_and_delivered_ g-23
_and_down_ h-22
_and_each_ r32 m18
_and_eggs_ h49
_and_forward_ k24
_and_gets_ r45
_and_give_ k30
_and_gives_ r27 g15
_and_he_ r-79 g-28 m23
_and_his_ m29
_and_i_ r-15 g38 k-27
_and_in_ r76 m-20
_and_is_ r35
_and_it_ r-18
_and_its_ g26
_and_keep_ r-18
_and_keeps_ r36
_and_metal_ r-18 g39
_and_no_ g41
_and_nobody_ g26 k-20
_and_not_ m16
_and_nothing_ r18
_and_on_ r-23
_and_one_ m33 h59
_and_out_ k24
_and_paid_ g27
_and_pay_ r-21 g64 m37 h43
_and_pays_ r-48 m18 h20
_and_pin_ h-25 k41
_and_send_ k42
_and_she_ r28
_and_signed_ r-50 g-44
_and_so_ r23 m20
_and_sold_ r68 g59
_and_taken_ r-43 g-19
_and_takes_ r25
_and_the_ r118
_and_tonic_ h60
_and_took_ r-42 g-32
_and_transfer_ k25
_and_two_ h27 k-25
_and_water_ h-19
_and_weighed_ g-24
_and_will_ r29
_and_wine_ h17
_anda g46
_andar_ g46
_ang r28 g-37 h-30
_ang_ r31 h-34
_ange h19
_angel_ h19
_ani h21
_anim h21
_animal_ h21
_annu g51 h-32
_annual_ g29 h-20
_annuity_ g20
_ano r25 g20 h33
_anot r25 h43
_another_ r25 h43
_another_month_ r46
_another_name_ h77 k-16
_ans r-31
_answ h15
_answers_ h15
_ant h38
_anti h43
_any r-90 g139 m-26 h-75
_any_ r-56 g104 h-51
_any_price_ g-16
_any_time_ g15
_anyo g20
_anyw r-23
_ap r49 g24 m-34 h-43 k40
_apa g31
_apar g31
_apartment_ g15
_ape g-20 h47
_aper g-20 h47
_aperol_ h31
_app g21 h-101 k35
_app_ r28 g-93 m28 h33 k26
_app_were_ r-24 k35
_appe h-40 k34
_appeal_ h-26 k27
_appeal_by_ h-22 k31
_appl g84 m-19 h-66 k-19
_apple_ g31 m-19 h-44
_appliance_ g32
_appliance_care_ g28
_application_ g-21
_appo r-20
_appointment_ r-20
_appr g19
_approval_ k19
_approved_ g24 h-20 k-17
_approves_ h21
_apr r34
_apr_ r58
_apri r-24
_april_ r-24
_apy r45 h-15
_apy_ r45 h-15
_aq h-34
_aqu h-25
_ar r-55 g20 m-70 h51 k69
_ara g-26 m-17 h98
_arab h-16
_arak h91
_arak_ h91
_arak_zahlawi_ h29
_araq h45
_araq_ h45
_arb g-18 h-40
_arbu g-19
_arbun_ g-19
_arc m-24 h-17
_ard g116 h-15
_ard_ g116 h-15
_are r-29 g-21 m-48 h51 k80
_are_ r-21 g-19 m-37 h67 k83
_are_in_ r-17
_are_still_ g27
_area h-34
_area_ h-34
_areg h18
_areglo_ h18
_arm g68
_arm_ g19
_arm_wrestling_ m15
_aro k19
_arou k19
_around_ k19
_arr r19 g-63 h48
_arra r17 g-19 h48 k-17
_arranged_ h49 k-15
_arrangement_ r17
_arre r15
_arrears_ r15
_arri g-30
_arrival_ r-21
_arrives_ r-17 k15
_art g-19 m-16
_arti g-18
_article_ g-16
_as r-137 g38 m-44 k97
_as_ r-112 g17 m-35 h89 k23
_as_a_ r-23 g-21 h-47 k23
_as_agreed_ m52
_as_bar_ h35
_as_genuine_ h30
_as_gift_ h-18 k32
_as_he_ r-31 k25
_as_i_ r38 g-15 k43
_as_in_ r-25 g-50 h-31 k-40
_as_is_ r-15 g30
_as_it_ r-41 g60
_as_long_ r30
_as_on_ r-39 h-15
_as_original_ h35
_as_per_ g-30 h-20
_as_real_ h55 k-18
_as_seen_ g-29
_as_the_ g41 m-16 h-43 k-44
_as_we_ r39 m26
_asa r35 m28 h47
_ash r-20 g33
_asht g23
_ask g-21 m-21 h-20 k124
_ask_ g21 k79
_aske g-41 h-15 k19
_asked_ g-41 h-15 k19
_asked_for_ r42 k-22
_asks r-19 h-18 k26
_asks_ r-19 h-18 k26
_asks_for_ k25
_asks_me_ h-18
_asl h-31 k-17
_ass r-26 g36 h19
_assi r-32 h24
_assignment_ h28
_assu g34
_assurance_ g39
_ast m-16 h-30
_astr h-22
_astrologer_ h22
_astronomy_ h-48
_at g-18 m59 h17
_at_ r-38 g62 m77 h32 k54
_at_%_ r17 g22
_at_a_ r76 m33 h-30 k-27
_at_al_ r-54
_at_all_ r20
_at_and_ r-19
_at_bank_ h-15 k59
_at_double_ r22 h-16
_at_end_ r40
_at_five_ r22 k35
_at_half_ r22 g-18
_at_harvest_ r31 g-28
_at_home_ m-25 h40
_at_month_ r-20 g21
_at_more_ r19
_at_my_ r-19 k-37
_at_on_ r36
_at_once_ r-20 g-19
_at_one_ g27
_at_our_ g-20
_at_par_ r-15
_at_school_ m-32
_at_sea_ g28
_at_the_ r-112 g18 m34 h91 k-34
_at_until_ r-16 g72
_at_work_ m33 k-30
_atm r20 h-24
_atm_ r20 h-24
_att r-22 g-40 m-19 k-35
_atta r-20 g-18 k-25
_attached_ r-19 g-17 h-26 k-25
_attack_ h39
_atte g-22
_attended_ h18
_attestation_ h-26
_au r35 m15 h-29 k-24
_auc r61 m28 h-31 k-19
_auct r61 m28 h-31 k-19
_auction_ r72 g-30 m21 h-19 k-17
_auctioned_ g42
_aud r-20 g-21 h-21
_audi r-20 g-21 h-21
_audit_ r-20 k-34
_aur g-17 h29
_aur_ g-17
_aura h38
_aura_ h38
_aut g17 k16
_auth k23
_authorities_ h-19 k18
_auto_ g21
_autu g21
_autumn_ g21
_av g-22 m20 k36
_avo g-22 h-29 k36
_avoi g-22 h-29 k36
_avoid_ g-20 h-23 k25
_aw r-135 g69 h-31
_aw_ r-50 g75 m23
_awa r-59 m-22
_awar r-35 h-15
_award_ r-23
_awareness_ h-39
_away r-15 g-18 m-23 k15
_away_ r-15 g-18 m-23 k15
_awe r-26
_awel r-26
_awel_ r-26
_awel_shahr_ r-15
_ay r15 g87
_ay_ g89
_b5 h27
_b5t h27
_b5ti h27
_b5ti_ h27
_b_ r19 h-105
_b_ta2seet_ r-69 g37
_ba r40 g23 m-104
_ba2 r15 g-21 m15 h20
_ba3 r61 g32
_ba3a g-15
_ba3at_ h-22
_ba3d r28 g28
_ba3d_ r45 g24
_ba3d_ma_ r-21 g31
_ba3t r-27 g-17
_ba7 r-40
_ba7a r-18
_ba_ r27 g23 h-21
_baa g70 h-18
_baad g70 h-21
_baad_ g70 h-21
_baad_me_ g31
_baad_mein_ g39
_bab r-35 g-32 h17
_baba_ji_ h22
_babo h33
_baboy_ h33
_baby r-15 g-37 h-25
_baby_ g-39 h56
_babys_ m23 h-24
_bac h52
_baca h15
_bacardi_ h15
_bacc r-15 m53 h21
_baccarat_ m53 h24
_bach g23 h24
_bachelor_ h38
_back r26 g-37 m-37 h-52
_back_ r45 g-39 m-47 h-21 k-23
_back_and_ m20
_back_as_ k-18
_back_by_ g16 m-18
_back_cheaper_ r-26 g37
_back_for_ r73 h-29
_back_from_ g15
_back_of_ h20
_back_on_ r22
_back_room_ g-20 h42
_back_the_ h-18
_back_to_ r89 g-59 h37 k33
_back_when_ r-55 g-16
_back_with_ r33
_backgammon_ r-15 h-35
_backs_ h21
_baco h37
_bacon_ h37
_bacon_and_ h50
_bad r41 g-15 h32
_bad_ h16
_bad_luck_ h26
_bada r31
_bag r-46 g82 m17 k23
_bag_ r-32 g70 m25 h42 k33
_bag_of_ g61 h24
_baggage_ h-22
_baggie_ h27
_baggie_for_ h17
_bags g-40 h-41
_bags_ g-40 h-41
_bags_of_ r26
_bah g33 h-17
_baha g33 h-17
_bai r76 g-33 h62
_bai_ r87 h-39
_bai_al_ r55 h-16
_bai_el_ r35
_bail g-18 h51
_baileys_ h51
_bak r23 g-62
_bake m-23 h-81
_baker_ h-26
_bakery_ m-23 h-58
_bakr g-19 h-39
_bal g-30 k-23
_bala g-39 m21 h41 k-16
_balance_ r16 g-44 m43 h19
_balance_transfer_ r42
_balcony_ h15
_bale g26 h-22
_bale_ g26 h-22
_ball g-35 m-36
_ball_ m-29
_ballet_ h-18
_balloons_ g-19 h-20
_balo m22
_baloot_ m22
_ban m-25 h-31 k23
_bana h32
_banat_ h32
_band g31 m23 h-16
_band_ g34
_bang h37
_bango_ h43
_bangu_ h24
_bank r-28 m-35 h-77 k27
_bank_ r-44 g-29 m-32 h-39 k41
_bank_card_ r-37 k60
_bank_does_ k16
_bank_is_ r54
_bank_likes_ h-15 k59
_bank_of_ k-18
_bank_only_ k49
_bank_shares_ g44 h23
_bank_they_ r25 h-26
_bank_will_ g-31 h-21 k44
_banknifty_ g31
_banks_ r25 h-25
_bar r-41 g-25 h-31 k-26
_bar_ r18 g-39 m-30 h101
_bar_tab_ h19
_bara r-38 g-19 h-15
_barangay_ r18 h-27
_barasti_ h15
_barb h-62
_barber_ h-52
_barc m22
_bare g25
_bare_ g24
_bari r-17
_barl g16 h-23
_barley_ g16 h-23
_barr m17
_barrel_for_ h16
_barrels_ g16
_barrels_for_ h28
_bars r55 h-60
_bars_ r55 h-27
_bart h47
_bartender_ h44
_bas r-34 g-39 m-15 k28
_bas_ m-17
_base h28
_based_ h15
_bash r-17 m20
_basi r25
_basketball_ h-25
_bast r-16 h-18 k55
_bastelem_ r-16 h-18 k30
_bastelem_w_ r-16 k38
_bat g53 m-51 h-35 k-19
_bath h22
_bath_ h18
_batn g75 h-18
_batn_ g43 h-16
_batt m-25 h-15
_batu m17
_batumi_ m17
_bay r35
_bay_ r22
_baya h16
_bayad_ h16
_bayad_sa_ g-15
_baza h-18
_bazaar_ h-18
_bc r-18 m18
_bc_ r-18 m18
_bd h22
_bds h22
_bdsm h22
_bdsm_ h22
_be r50 g138 m39 h-89 k41
_be_ r105 g149 h-125 k24
_be_agreed_ g65
_be_decided_ g42
_be_fixed_ r-15 g33
_be_in_ g-15 m56
_be_paid_ r59 g-35
_be_returned_ r15
_be_seen_ g31
_bea g-29 h109
_beac g28 m-18 h68
_beach_ g28 m-18 h68
_bean h-35
_beans_ h-34
_bear g-21
_bear_ r-15 g-17 m23 h23
_bearing_ r36
_bears_ r-16
_beat g-28 h60
_beat_ g-28 h62
_beat_up_ m-21 h31
_bec r49 m-18 h-25
_beca r20 g-31
_became_ r22
_because_ g-31
_because_he_ r-43
_because_i_ r32 g-21
_because_of_ r41
_bech r31 g25 m-16 h-28
_bech_ r26
_becha_ g29 h-18
_bed r-16 h-35
_bed_ r-23 h-27
_bedo g30
_bedoon_ g30
_bee r-54 m-21 h-24 k-21
_bee_ g24
_beef g-24
_beef_ g-24
_been r-21
_been_ r-21
_bef g69 k-21
_befo g69 k-21
_before_ r-24 g69 k-20
_before_any_ g15 h-21
_before_due_ r-41 g-23
_before_eid_ g-21
_before_i_ g42
_before_june_ r42 g-19
_before_the_ r-40 k42
_before_they_ g66 h-16
_before_we_ g-54
_beg h56
_begg h70
_beggars_ h42
_begi r30 g-30
_beh h18
_beha g-27
_behalf_ g-27
_behalf_of_ r-20 g-23
_behi g20 h22
_behind_ g20 h22
_behind_my_ g-30 h-16
_behind_the_ g41
_bei r36 k21
_bein r36 h-24 k30
_being_ r36 h-24 k30
_being_watched_ k19
_bel g32 h-59 k31
_bell g16 k22
_belly_ g16
_belly_of_ g20
_belo r17 g26 m-19 h-33
_belongs_ g37 h-19
_belongs_to_ g37 h-19
_below_ r30 g-22 k30
_below_limit_ k46
_below_the_ k17
_belt h-66
_belt_ h-66
_ben r-55 m-15 h42 k33
_bene r-50 h22 k34
_beneath_ k38
_beneath_what_ k38
_bent g17 h41
_bes r33 g-21 h-19
_besi r33
_besides_ r33
_best h-15
_best_ h-15
_bet r-53 g-29 m96 h-49
_bet_ r-39 g-30 k-17
_bet_on_ g105 m-81 h-17
_bet_with_ m18 h-36
_bett r-25 g27 m-30 h-74
_better_ r-24 m17 k21
_betting_ g31 m-32 h-54
_betting_exchange_ m21 h24
_betting_shop_ h19
_betw g-22
_between_ g-20 m-18 k25
_between_us_ g-25 k46
_bev h21
_beve h21
_bh r-22 g27 h17
_bha r-17
_bhai r-28 g-16 h21
_bhai_ r-24 h21
_bhe g21 h17
_bhej g21 h17
_bhej_ g28
_bi r15 g36 m42 h-40
_bi3 g23
_bi3t g23
_bic r-22 m16
_bicy r-22 m16
_bicycle_ r-22 m16
_bid r41 g-28 m33 h-26
_bie h27
_bier h27
_big m39 h54 k29
_big_ g16 m30 h48 k25
_big_ticket_ m31 h65
_bigg r15
_bigger_ r15
_bik r-19 g-22 h-35 k-16
_bike r-27 g-22 h-44 k-16
_bike_ r-27 g-19 h-42 k-16
_bil r53 k24
_bill r45 k24
_bill_ r-16 g-20 h20 k-16
_bill_bought_ r22
_bill_for_ g15
_bill_purchased_ r15
_bill_taken_ r28
_billed_ h-26
_bills_ r52 k41
_bim g26
_bima g26
_bima_ g26
_bin r-32 g81 m65 h-36 k-22
_bina r-65 g119 m50 h-32 k-17
_bina_ g16
_binance_ r-19
_binary_ r-16 g91 m80 h-23 k-15
_binary_options_ g24 m56 k-15
_bind r39 g-38
_binding_ r39 g-32
_bing m22
_bingo_ m19
_bingo_cards_ h-36
_bingo_hall_ m24 h74
_bir r-34 m-33 k-21
_bira h35
_bira_ h35
_bird r-18 g27 h-48
_bird_ r-18 h-42
_bird_in_ g22 h-15
_birds_ g27
_birds_in_ g27
_birr h42
_birra_ h42
_birt k-16
_birth_ r22 g18
_birthday_ r-26 g-24 k-16
_biry g-29 h-26
_biryani_ g-29 h-26
_bis m-27 h-15
_bisc m-27 h-15
_biscuits_ m-27 h-15
_bit_ r44
_bitc r-23 g16 h-25
_bitcoin_ r-23 g20 h-34
_bitt h33
_bl r-59 g-54 m-28 h158 k-20
_bl_ h36
_bla r-17 m16 h36
_blac m20 h35
_black_ m-15
_black_pudding_ h29
_black_stone_ m-33
_blackjack_ m41
_blackmail_ h41
_blan g29
_blanc_ h19
_blas h16
_ble g-27 h80
_bled g-24 h50
_bled_ g-24 h50
_bles h23
_blessed_ h23
_blessed_by_ h19
_bli g43 h-62 k18
_blin g43 h-62 k18
_blind_ g64 h-43
_blind_box_ g38
_blind_date_ g28
_blo r-19 g-23 m-29
_bloc h-34
_blocking_ h-20
_bloo g-16 h87
_blood_ h37
_blood_of_ h38
_blood_sausage_ h37
_bloody_ h50
_blos g17 h-31
_blossom_ g17 h-31
_blu g-45 h46 k-17
_blue g-42 k-16
_blue_ g-42 k-16
_blue_label_ h40
_blue_one_ g-31 h-36
_blun h34
_blunt_ h23
_bn r-32 h27
_bnp r-20
_bnpl r-20
_bnpl_ r-20
_bnt h41
_bnt_ h41
_bnt_7elwe_ h27
_bnt_helwe_ h15
_bo m-22 h23 k-63
_boa r-16 h-20
_boar g-36 m-15 h28
_boar_ h61
_board_ g-38 h18
_board_for_ g-23 h-19
_boards_ h-51
_boat g35 h-48
_boat_ g18 h-43
_boat_engine_ r29
_bok r24 g27
_bokr r24 g27
_bokra_ r24 g27
_bol r36 g39 h-21
_boli r41 g23 h-20
_boli_ r57 h-20
_bom r15
_bomb r15
_bombay_ r15
_bon r113 g-46 m-16 h-44 k-16
_bond r139 g-34 m-59 h-79
_bond_ r59 m-35 h-59
_bond_coupon_ r26 h-17
_bond_paper_ r-50
_bonded_ h17
_bonds_ r112 g-24 m-22 h-37
_bong h15
_bonu m51 h23
_bonus_ m51 h23
_boo k-27
_book r16 g36 m19 h-52 k-27
_book_ g17 h-49
_book_for_ h-19
_booked_ r36 k-18
_bookie_ m29 h64
_booking_ m-29 h-21
_booklet_ h-26
_bookmaker_ h25
_bookmakers_ h-18
_books_ g29 k24
_bookshop_ h-39
_boot g-16 m-19
_bootleg_ h30
_boots_ h-17
_booz h65
_booze_ h47
_bor g53 m37 h-41 k24
_bord m45 h42
_bordeaux_ h21
_border_ m49 h21
_born r-26 g22 h-18
_born_ g22 h-18
_borr r-20 g31 k22
_borrow_ r-31 g35
_borrowed_ r43 g35 h-17
_borrowing_ h-18
_borrows_ g-27 k26
_borrows_from_ g-25
_bos g-15 m-19 h52 k38
_boss g-15 m-19 h52 k38
_boss_ g-15 m-16 h28 k38
_bot r-66 m-19 h136 k-21
_bot_ g19 h21
_both r-39 h-19
_both_ r-39 h-19
_both_money_ r-19 g57
_both_of_ r-27
_both_sides_ g26
_bots h36
_bots_ h36
_bott r-25 g-22 m-15 h68
_bottle_ r-19 g-18 h33
_bottle_of_ h-80
_bottle_service_ h42
_bottles_ h27
_bottles_of_ h24
_bou r-17 g-18 m-25 h28 k18
_boug r-27 m-16 k18
_bought_ r-27 m-16 k18
_bought_a_ g-43 h33
_bought_and_ r-23 g-32
_bought_for_ r55 k18
_bought_from_ r31 g78
_bought_his_ g-94 h34
_bought_it_ r-54 g67 h-19
_bought_on_ g31 h-18
_bought_the_ r115
_bour h36
_bourbon_ h36
_bow m26
_bowl m26 h-15
_box r-71 h-35 k-62
_box_ r-62 g-20 k-40
_box_for_ g-25
_box_of_ g-20
_boxe g-36 h-21 k-22
_boxes_ g-22 h-32 k-22
_boy r-26
_boy_ g-22 h18
_boys r-24
_boys_ r-24
_boys_to_ h37
_br r-31 g-73 m-95 h93 k-25
_bra r-16 g-40 m-37 k16
_brac m-19 h-26
_bracelet_ r37 h17
_bran g-34 m-27 h38 k27
_branch_ h24
_brand_ m-23 h-59
_branded_ h32
_brandy_ h38
_bre m-31
_brea g-29 m-28 h-85
_bread_ g-71 h-101
_break_ r-17 g-19 h77
_break_his_ h75
_break_it_ r-16 h-19
_breakdown_ g18
_breakfast_ r16
_breaks_ g52
_brew r-16 h74
_brew_ r-15 h60
_brewery_ h-15
_bri r19 m-31 h28 k-20
_brib g-25 h61
_bribe_ g-16 h50
_bric g29 h-15 k-21
_bricks_ g32 h-16 k-21
_brid r36 m-19 h-26
_bridging_ r35 h-16
_bridging_finance_ r15
_brin g26 h39 k17
_bring_ r-20 h30 k29
_bring_him_ h28
_brings_ g30
_brings_back_ r-18 h26
_brings_up_ g46 h-17
_brit h-31
_bro r-22 g-19 h24
_bro_ m26 h-15 k-16
_brok g41 h26
_broke_ g34 m-15
_broker_ g65 h28
_brot g-34 h16 k45
_brothel_ h29
_brother_ k19
_brother_in_ r40 g-17
_brothers_ g-36 h-25 k40
_brou h-30
_brought_ h-30
_brow k-19
_brown_ k-19
_brownies_ g-17 h15
_brownies_with_ g-17
_browns_ h-16
_bru h55
_brun h-23
_brunch_ h-23
_brut h64
_brut_ h35
_bt m28
_bta r15 m20 h16
_bu g64 m-78 h35 k15
_bub h18
_bubb h18
_bubbly_ h22
_buc h35
_buck h35
_bud g28
_budo g46 h-30
_budol_ g46 h-30
_bug m-15
_bui h-19
_buil h-19
_builder_ h-25
_building_ h39
_buk r21 g39 h-15
_bul m16 h15
_bulk g16
_bulk_ g16
_bull m16
_bum h-17
_bun m-23 h66
_bund m-23 h43
_bundle_ m-20 h19
_bur r-19 h34 k22
_burg h-15
_burger_ h-35
_burglary_ g20
_burgundy_ h17
_burn h47 k27
_burn_ h43
_burned_ h37
_bus r-65 m-50 h-114
_bus_ r-80 g-16 m-47 h-90 k-22
_busi k22
_business_ k22
_but r76 g-38 m-22 h15
_but_ r77 g-39 h27
_butc h-41
_butcher_ h-41
_butt h29
_butter_ g27 h35
_buy r48 g30 m48 h62
_buy_ r-16 g27 m53 h18
_buy_a_ g-37 m36 h23
_buy_her_ h-19
_buy_in_ g-22 m98 h18
_buy_it_ g18
_buy_now_ r15 g-28
_buy_your_ g47 m-27
_buye h27
_buyer_ g40 k26
_buyers_ g-34 h32 k-18
_buyi r-20 h32
_buying_ r-20 h32
_buys r76 h-15
_buys_ r76 h-15
_buys_it_ r38
_buys_the_ g20
_by g55 m-59 k15
_by_ r-81 g39 m-67 h38
_by_a_ g31 h32
_by_bank_ g-16
_by_contact_ h15
_by_contract_ r-21 g-17
_by_guess_ g29 m-25
_by_hour_ m-15 h46
_by_june_ g31
_by_me_ r-23
_by_phone_ g28 h35
_by_seller_ g17
_by_the_ r-57 g29 m-31 h-19 k-34
_by_them_ g18
_by_weight_ g59
_bya r89 g-18 h-46
_byaj r43 h-20
_byaj_ r43 h-20
_byb g20
_bybi g20
_bybit_ g20
_bye h16
_byp k30
_bypa k30
_bypass_ k18
_c_ r35 m-19 h-44
_ca r-33 g-44 m-86 h-63 k-24
_cab g-36 m-23 h95
_caba h43
_cabaret_ h43
_cabi g-21 h-20
_cable_ h22
_caf r-25 g-37 h-17
_cafe r-25 g-37 h-17
_cafe_ r-25 g-37
_cag g-18 h-53
_cage g-18 h-53
_cage_ g-18 h-53
_cak g-40 m-42 h-66 k-24
_cake g-40 m-42 h-66 k-24
_cake_ g-34 m-33 h-73 k-24
_cal r28 g80 h-85
_calc g-22 h-23
_calf g70 h-29
_calf_ g45 h-25
_calf_in_ g88 h-16
_call r39 g32 m21 h-31
_call_ r36 m16 h45 k-31
_call_it_ r110 g-51
_call_option_ m-44
_called_ g-16 m29
_caller_ h-17 k63
_calls_ g78 m-21 h-52
_calls_on_ g34 h-23
_cam g-36 h-28
_cam_ h-70
_cam_show_ h31
_came g-19 m49 h49 k-15
_came_ g-34 m61 h55
_came_in_ r18 g-16
_camel_went_ r24
_camels_ g24
_camera_ g-15 h-21
_camp m-20
_camp_ h-38
_campaign_for_ h18
_can g-18 m-17
_can_ r35 g49 h22
_can_not_ g16
_canc r-23 g15 h-49
_cancel_ r-16
_cancellation_ g74
_cancellation_cover_ g64
_cancelled_ g-56
_cand g43 m43 h-25
_candle_ g33 m52
_candle_green_ m27
_candle_red_ m36 h-17
_candles_ h-20
_cani h20
_cann r47 g-40 h53
_cannabis_ h41
_cannot_ r49 g-34
_cans h70
_cans_ h70
_cant r-19 m17
_canteen_ m-24
_cap r19 m-22 h53 k-16
_cap_ r-49 g30 h-15
_capi r47 g-40 m-15 k-18
_capital_ r47 g-38 k-18
_capital_and_ r39
_capital_back_ r34 h-19
_capital_for_ r-61 h50
_capital_protected_ r57
_capital_refunded_ r19
_capital_safe_ r19
_caps g18 h15
_capsules_ g-21 h19
_capt r22 h45
_captagon_ h33
_captain_ g22
_car m23
_car_ r-77 m65 h-116
_car_if_ g27
_car_is_ r-22 g48 k-20
_car_no_ g21
_car_on_ r-20
_car_sold_ r16 g-19
_car_to_ r-17
_car_wash_ m-19 k21
_cara r17 g30
_carat_ r17
_carb g20 h20
_carbon_ g28
_carbonara_ h25
_card r44 g-116 m17 h71 k47
_card_ r59 g-63 h-39 k23
_card_and_ k58
_card_at_ r21 k-15
_card_cards_ h20
_card_for_ g-18 m36 h-31 k-33
_card_interest_ r30
_card_replacement_ r-19
_cards_ g-53 m24 h109 k30
_cards_for_ h-67 k-26
_cards_with_ h-20
_care h-28
_care_ g48
_cari h25
_caricature_ h25
_carl m31 h66
_carlo_ m34 h54
_carp r-58 m-41 h-16
_carpet_ r-29 m-17
_carpets_ h20
_carr r67 h-76
_carries_ g52
_carrom_ m16
_carry_ r18 g-24 m-18 h-25
_cars g32 m-19
_cars_ g32 m-19
_cart g-15 m-24
_carton_of_ h60
_cartons_ m-24 h-22
_carv g26
_cas g30 m49 h44
_case r-26 g32 h88
_case_ r-24 g32 h54
_case_of_ h60
_case_opening_ m37 h20
_case_the_ g22
_cases_ h34
_cash r48 g33 m61 h19 k21
_cash_ r27 g34 m21 h-18 k21
_cash_advance_ r20
_cash_and_ r-36
_cash_at_ r48 m-18
_cash_for_ r-20 g-20 h23
_cash_from_ r39 g-16
_cash_i_ r22
_cash_in_ r-24 m21 h43
_cash_only_ k27
_cash_or_ r-77 g94
_cash_out_ m22 h51
_cash_price_ r-28 g-52
_cash_settled_ g63 m-15
_cash_to_ h-21
_casi r-18 g-24 h-58
_casino_ r-17 g-22
_casino_chips_ k24
_cast m-29
_cast_ g15 m-15
_casting_ h26
_cat r-30 g27 m-63 h-35
_cat_ g-46 m-29
_catc g67 m-18 h-29
_catch_ h-35
_catches_ g65 m-15 h-18
_cate m-16
_catering_ m-16
_catt g21
_cattle_ g21
_cau k19
_caus k19
_cause_ k19
_cb h24
_cd r26 h-27 k33
_cd_ r29 h-15
_cdd k33
_cdd_ k33
_ce r57 g23 m-15 h-40
_ce_ g78 h-15
_cel g-30 h43
_cell g-30 h43
_cellar_ g-22 h50
_cem r-28 g-16 h-52
_ceme r-28 g-16 h-52
_cement_ r-28 g-16 h-52
_cen r69
_cent r69
_cent_ r77
_cer r32
_cert r34 h-17
_certain_ r25
_certificates_ r21
_cf r-43 g177 m139 h-60 k-29
_cfd r-43 g177 m139 h-60 k-29
_cfd_ r-40 g152 m152 h-47 k-29
_cfd_account_ r-18 g100 m68 h-36 k-29
_cfds g25
_cfds_ g25
_ch g-115 m-60 h52 k-31
_cha g-45 m-71 h-18 k-18
_chai g-16 m-33 h-109 k-37
_chai_pani_ h26
_chain_ r30
_chair_ r-20 h-78
_chairs_ r-19 h-42 k-37
_chal g19
_chalet_ g20 m-20
_cham h26
_chan r19 g24 m45 h-69
_chance_ g45 m55
_chandelier_ h-34
_chanel_ h18
_change_ r-19 g-19 k35
_change_the_ g-17 h-16 k40
_changed_ r30 h-73 k-25
_channels_ h39
_chap r-17
_chapter_ r-17
_char g-57 m-71
_char_ h50
_char_siu_ h45
_charas_ h28
_charcoal_ g17 h-35
_charge_ g-34 m-24
_charged_ r23
_charged_by_ r23
_charges_ r34 g16 h-15
_charging_ r-16
_charitable_ r22 k23
_charity_ r-37 g-26 m18 h-31
_charm_bracelet_ h-18
_charm_from_ h20
_chart_ m-24
_chat h43
_chat_ h24
_che r-27 g-80 h-29
_chea r15 h104 k-32
_cheap_ g-19 h44
_cheaper_ g25 k-16
_cheat_ h41
_chec r-29 g-27 h-44 k32
_check_ r-19
_checking_ h-39
_checks_ k34
_cheese_ h-37
_cheq h-26
_cheque_ h-24
_cheques_ r16
_ches m24 h-26
_chest_ m29
_chi r35 g-45 m27 h48 k-23
_chic k-20
_chicken_ h-38
_chil r-32 m-18
_child_ r-29 g17 h41
_children_ h-38
_chin g15
_china_ g15
_chip g-27 m64
_chips_ g-27 m64
_chips_and_ m-17
_chips_at_ m33
_chit r97 g-28 h-18
_chit_ r59 g-24 h-23
_chitty_ r64
_chiv h51
_chivas_ h51
_cho r-54 g34 m-33 h85
_choi r-15 g57
_choice_ r-15 g57
_choo g35 h35
_choose_ h19
_chooses_ h15
_choosing_ g33
_chop h37
_chops_ h29
_chor h34
_chorizo_ h46
_chos r-24 g-50 m-21 h-20
_chose_ r-17 g-38 h-21
_chosen_ m-21
_chosen_from_ h22
_chr r17 h16
_chri r17 h16
_christmas_ r17 h16
_chu g22 m16 h-25 k24
_chun h-17 k24
_chunks_ h-17 k24
_ci r-17 g-40 h78
_cid r-16 h41
_cide r-16 h41
_cider_ r-16 h41
_cig h-19
_ciga h-19
_cir g-24 m17 h32
_circ g-24 m18 h26
_circle_ m18 h26
_cit h35
_city h32
_city_ h32
_cl g-102 m-40 k-51
_cla r35 g-38 m-35 h-43
_clai r26 h17
_claim_ r19
_clar h25
_claret_ h25
_clas m-22 h-38
_class_ m-47 h-71
_classes_ h15
_clau r22
_clause_ r22
_claw g-24 m-18 h-41
_claw_ g-24 m-18 h-41
_claw_machine_ g-22
_cle g-38 m-34 h-29 k35
_clea r23 g-25 m-25 h-24 k42
_clean_ h-16 k21
_cleaning_ r-18 m-23 h-30 k19
_clear_ r39 h22
_clears_ r37
_cler r-16
_clerk_ r-31 h37
_cli r-25 g-39 h50 k-29
_clic m34
_clie h16
_client_pays_ r-50
_clients_ m16
_clin r-24 g-21 m-19 h-17 k-16
_clinic_ r-24 m-18 h-50 k-16
_clinic_for_ r26
_clip h26
_clips_ h26
_clo g16 h48 k-37
_cloc r16 g-28
_clock_ g-28
_clon m-30 h86
_clone_ h-19
_cloned_ m-20 h89
_cloned_cards_ m-19 h24
_cloning_ h16
_clos g41 m76 k-24
_closed_ g28
_closes_ r16 g22 m15 h16
_closing_ r-23 m17 h21
_clot m-34 h-40
_cloth_ m-23 h-22
_clothes_ g-24 h-19
_clu r-19 h-24
_club r-19 h-24
_club_ r-19
_club_sandwich_ h-29
_club_table_ m-16
_cm g24 h-17
_cme g40
_cme_ g40
_co r-53 g-20 m-105 h-79 k-63
_coa r-15 g-72 m-52 h-27
_coac r-15 g-29 m-43 h-16
_coach_ r-15 g-23 h-16
_coaching_ m-29
_coat g-50
_coat_ g-43
_coc h66
_coca h54
_cocaine_ h53
_cock h17
_cocktails_ h23
_cod h21 k37
_code h21 k37
_code_ m23 k15
_codeine_ h19
_codes_ m-20 k36
_cof r-26 g-26
_coff r-26 g-26
_coffee_ r-26 g-26
_coffee_cup_ g-15 h72
_coffee_dregs_ h23
_coffee_grounds_ h17
_cog h55
_cogn h55
_cognac_ h55
_coi r32 m65 h-24 k-47
_coin r32 m66 k-47
_coin_ r28 m42 h-53 k-27
_coins_ m25 h42 k-20
_coins_for_ h16
_cok g-18
_coke g-18
_coke_ g-18
_col m20 h26
_cold h53
_cold_ h53
_collar_ r-17 g48
_colleague_ r-23
_colleagues_ h36
_collect_ g-18 k25
_collect_from_ h23
_collected_ r-15 k26
_collecting_ k-28
_collection_ h-16
_collection_of_ k21
_collector_ m15
_collects_ r30
_colo r-29 h-77
_colour_ h-23
_coloured_ r-23 h-42
_coloured_curtains_ r-22
_com r64 g79 m19 h-26 k53
_comb g29
_come r47 g41 h-50 k38
_come_ r51 g54 m-24 k32
_come_on_ r18 k26
_comes_ m39 h-41
_comes_back_ g18 h-15 k17
_comes_in_ g-32 m-22 k19
_comi g33
_coming_ g33
_comm h40
_commercial_ g30
_commercial_paper_ g-20 h-18
_commission_ r-39 m15
_commission_for_ k-16
_commission_in_ h31
_commission_to_ h-19
_committee_ r28
_comp r26 g-31 h-24 k28
_comp_ h-16
_company_ r21 h24
_company_for_ r27 h33
_companys_ g-16 h31
_compensation_ r35
_competition_ m38
_competition_entries_ m16
_competition_entry_ m25
_compliance_ g-17 h-27 k30
_compliance_it_ k41
_compound_ r-45
_compounding_ r39
_comprehensive_ g20
_con r47 h-43
_conc g23
_conceived_ g36
_concert_ h-20
_cond h-18
_condition_ g-21
_conf r-22 g-27
_conference_ r-17
_confirm_ g-23 h-21
_cons r43 g-22 m-15 h-27 k38
_consideration_ r24
_consolidation_ r21
_consultancy_ k36
_consultation_ h25 k-15
_consulting_ g-15 h-43
_consumer_ h21
_cont g23 m28
_contact_ h15
_container_ r-27 g16
_containers_ r27 g-20
_content_ r17 g-26 h56
_contents_ g39 h-15
_contents_a_ g25
_contents_of_ g23
_contest_ m31 h-33
_contest_entry_ m19 h40
_contract_ r17 m17 h39
_contract_for_ g67 m39
_contract_is_ h40
_contract_of_ g-17
_contract_on_ r-20 g47
_contract_says_ r25
_contract_to_ r33 g-47 k17
_contractor_ h-27
_contracts_ g23
_contribution_ r-26
_conv r31
_conventional_ r49 g-18 h41
_conventional_bank_ r45
_conventional_insurer_ g42 h-36
_convoy_ h-19
_coo r-23 m-54 h-34
_cook r-22 g-15 m-42 h-19
_cookies_ m-22 h-52
_cookies_with_ h20
_cooking_ h86
_cooking_sherry_ h52
_cool h-15
_cop r-53 m-22 h68 k-16
_copi g-19
_copies_ g-19 h50
_copies_of_ h30
_copp r-38 g74
_copper_ r-38 g81
_copy r-15 g-41 h65
_copy_ r-15 g-41 h65
_copy_of_ h-55
_copy_watches_ h37
_cor r-16 g-15 m-20 h-23
_corks_ h45
_corn h39
_corner_ h15
_corp r40 h-19
_corporate_ r40 h-19
_corporate_bond_ r15
_corr r-15 h-20
_correction_ h16
_cos r38 h-39 k-27
_cosm g20
_cost r45 g-16 h-46 k-27
_cost_ g-48 k-19
_cost_for_ r64 g-17
_cost_of_ r55 g30
_costs_ r53 g33 m26
_costs_me_ r23
_costume_ h-36
_cot g21 m-19 h-20
_cott g23 h-26
_cotton_ g23 h-26
_cou r-53 g-60 m-59 h16
_coul r19 h-15
_could_ r22 h-15
_could_not_ g-31 h-15
_coun r-72 g-27 m-50 h-24
_counselling_ r-16
_count_ g22 k-19
_count_not_ g25
_counted_ r-28 h-23
_counter_ r-34 g-19
_counterfeit_ h68
_counterfeit_money_ h-19
_country_ m-16 h-22 k51
_coup r53 g-31 m47 h60
_coupon_ r24 g-31 m47 h-19
_coupon_bond_ r33
_coupon_from_ r17 h-20
_coupon_on_ r34 m-19 h-17
_coupons_ r29 h39
_cour r-37 m-37 h-25 k-25
_courier_ r-36 g-19 h-80
_courier_fee_ k38
_course_ g-38 m-17 k-19
_court_ g51 h-27
_cous r-15 m-33 h15
_cousin_ g30 m-17 h28
_cousin_for_ k-15
_cousins_ r-25 g-24 m-16
_cov r18 g99 h-55
_cove r18 g99 h-55
_cover_ g89
_cover_for_ g-101
_cover_the_ g-55
_covered_ g51
_covered_my_ r23
_covered_the_ r20
_covers_ g-19 m25
_cow r-15 h-36 k-50
_cow_ h-23 k-20
_cr r-38 g42 k-36
_cra r-44 g25 m-24 h15 k-18
_crac m-54 h20
_cracked_ m-20 h39
_craf h38
_craft_ h38
_cran h-44
_crane_ h-44
_cras m33
_crash_ m33
_crash_game_ m31 h50
_crat r-40 g29
_crate_ g35 h39
_crate_of_ g-16 h17
_crates_ r-27 h-39
_crates_of_ h-39
_craw m-17
_crawl_ m-17
_cre g-15 k-31
_cream_ h-27
_cred r22 m21 h16 k-17
_credit_ r26 m-23
_credit_default_ r-31
_credit_for_ r20 g-29 m44
_credit_line_ r39
_credit_note_ g-23
_credit_protection_ g73 m-20
_credited_ r40
_creditor_ r-43
_credits_ m52 h26
_cree g-16
_creek_ g-16
_cres r-32 h-21
_crescent_ r-32 h-21
_cri g-15 h-53
_cric h-31
_cricket_ h-28
_crisps_ h22
_cro g16 h39
_crop r-18 g36 h-64
_crop_ r-17 g51 h-48
_crop_before_ g16
_crop_of_ g38
_crou m34 h39
_crow g-19
_cru g41
_crud g48 h-18
_crude_ g48 h-18
_crude_position_ g25
_crui m16
_cruise_ m16
_cry h26 k16
_cryp k25
_crypto_ h-27 k27
_crys h40
_crystal_ h15
_crystals_ h25
_cs m37
_cu r-46 m-85 h69 k-32
_cub r-19
_cumu r18
_cumulative_ r18
_cup g16 m-60 h34
_cup_ g16 m-58 h70
_cur r-17 h73
_cure h42
_curr r18
_currency_ r-17
_curs h55
_curse_ h55
_curt r-42 h-30
_curtain_ g23
_curtains_ r-39 h-24
_cus r-26 g15
_cush h-21
_cushions_ h-17
_cust r-26 g15
_customer_ g21
_customer_database_ h15
_customer_paid_ g17
_customers_ r-21
_customs_ h18
_cut g-50 m-16 h-45 k-19
_cut_ k-19
_cut_for_ h71
_cutt g-39 h-36
_cutter_ g-39 h-36
_cv h31
_cvv h29
_cvv_ h21
_cy r-44 h-27
_cyb r-19 g29
_cybe r-19 g29
_cyber_ r-19 g29
_cyl r-24 g-20
_cyli r-24 g-20
_d_ r170 g25 m22 h-90
_d_o_ r-30 g42
_da r42 g88 m36 h32 k-81
_da_ h-24
_daa h49
_daam g17
_daam_ g17
_dab g30 h15
_dad r36 g-42 h16
_dad_ r20 g-29
_dadd h16
_daddy_ h16
_daf h-18
_daf3 r15
_dafa g23 h-18
_dafa3t_ g-21
_dah r44 m15 h-25
_daha r44 m15 h-25
_dahab_ r44 m15 h-25
_dai r22 g-39 h31
_dair h-34
_dairy_ h-34
_dak h21
_daks h21
_dakshina_ h21
_dal m28 h43
_dala m20 h43
_dam r-18 g24 h-22
_dama r-18 g28 h-27
_dan g-36 h72
_dana r21
_dana_ r21
_danc g-35 h73
_dance_ g-28 h23
_dancer_ h38
_dar r-41 m42
_dare m34 h-18
_dare_ m24
_dark g31 h22
_dark_ g31 h22
_dat m-37 h-28 k-17
_data g-22
_data_ g-19
_date m-22 k-16
_date_ g79 m-22 k-16
_dated_ g-15
_dated_cheque_ r-27
_dates_ g-51
_dates_for_ r41
_dates_of_ g33
_dati h-29
_dating_ h-29
_dau h-18 k-16
_daug h-18 k-16
_daughters_ h-29
_dav h33
_daw r-18
_day r70 g115 m-27 h-103 k-32
_day_ r79 g138 h-97 k-23
_day_for_ r-20 h-18
_day_he_ g24
_day_late_ r17
_day_one_ r60
_daye g16
_days r-22 g-26 m-29 h19
_days_ r-22 g-26 m-29 h19
_days_behind_ r15
_days_i_ r-50
_dd h17
_ddo h17
_ddos h17
_ddos_ h17
_ddos_attack_ h17
_de r33 g72 m-38 h-15 k-58
_de_ h20
_dea r84 m18 h36
_dead h61
_dead_ g-17 h62
_deadline_ g23
_deal r37 g-16 m15 h-32
_deal_ r76 m-19 k-21
_dealer_ r-18 m34 h-52 k24
_dealer_for_ r-21
_dealers_ r-21 h28
_dear r64 g-27 h18
_dearer_ r70 g-27
_deat r-17 g31
_death_ r-17 g31
_deb r22 k-32
_debe r30 h-20
_debenture_ r25 h-16
_debi r28 h17
_debit_ r22 h20
_debt r-35 k-18
_debt_ r35 g-16 h-21 k-18
_debt_as_ r-28 h-15
_debt_stays_ r-49
_debt_to_ r30
_debtor_ r-45 h37
_debts_ r-21
_dec r-20 g55 h-18
_dec_ m18
_deca g25
_decd g22
_decde_ g22
_dece g22
_december_ g22
_deci g38
_decide_ g-45
_decide_by_ g-39
_decided_ g42
_decides_ g49 h17
_deck h25
_deck_ h25
_decl g-17 h-20 k25
_declared_ k22
_deco g-24 m-24
_decoration_ g-24
_ded r-42 h35
_dedu r-42 g-22 h35
_deducted_ r-17 g-19
_deduction_ r-33 h42
_dee r18 g-42 h-15
_deed r16 g-41 h-23
_deed_ r16 g-41 h-23
_def h-40 k-16
_default_swap_ r-28
_defe h-30
_deferred_ r15 h-15
_deg h29
_degr h33
_degree_ g-17 h30
_degree_printed_ h42
_dei r-26 h35
_dein r-26
_dein_ r-26
_deit h40
_deity_ h33
_del r29 m-33
_dela g15
_delay_ g31
_delayed_ g-16
_dele g-15 k33
_delete_ g-15 k38
_deli k-26
_deliver_ r-19 g58
_deliver_in_ g18
_deliverable_ r57 g-57
_delivered_ r-22 g-39 h-18
_delivers_ r22 g31
_delivers_in_ g40
_delivery_ r-26 g-20 h32
_delivery_in_ r65 g21
_delt h24
_delta_ h24
_dem r29 h-39
_dema r22
_demo h-20
_demolition_ h-20
_demurrage_on_ r26
_den g-27 m-22 h-48
_dena g-38
_dent m-28 h-41
_dental_ g18 h-18
_dental_plan_ g20
_dentist_ m-25 h-24
_dep r-61 g53 m21
_depa r-17
_department_ r-17
_depe g59 h-28
_depends_ g65 h-28
_depends_on_ g62 h-28
_depo r-34 m33 h37
_deposit_ m33 h16 k-15
_deposit_at_ m-20
_deposit_certificate_ r15
_deposit_certificates_ r16
_deposit_for_ r-53 h-17
_deposit_paying_ r16
_deposits_ k18
_der r51 g36 m19 h-33
_derb g-15 m20 h15
_derby_ g-15 m20 h15
_deri g52 h-37
_derivative_ g35 h-16
_derivatives_ g15
_des g40 m-35 k19
_desc g24 h-33 k34
_description_ h-22 k36
_dese g18 h17
_desert_ g27
_desi g20 h19
_design_ g20 h-16
_designer_ h18
_desk m-15 h-32 k-27
_desk_ m-15 h-32 k-27
_dest h25 k15
_det h-23
_dete h-20
_detector_ h-18
_dev g26
_deve g23
_developer_ g23
_df r-33 m21 h38
_dh h-32
_dha r15
_dhah r15
_dhahab_ r15
_dhs h-21
_dhs_ h-21
_di g118 h-116
_di_ r-15 g81 m-15 h-23
_dia r-28 g-23
_dial h-18
_dialysis_ h-18
_diam h26
_diap h-23
_diapers_ h-23
_dic g-15 m17
_dice m20
_dice_ m20
_did g-20 h-18 k18
_did_ g-26 h-18 k29
_did_not_ r20
_die r-18 g92 h-44 k-26
_die_ g86 h-22 k-22
_die_they_ k-18
_died h20
_died_ h20
_dif g30 m38
_diff g30 m38
_difference_ g23 m26 h-16
_difference_on_ g35 m58
_different_ h17 k25
_dig g32 m27
_digi m36
_digital_ m35
_din r21 g-28 k-19
_dinar_ r16
_dinn g-27 k-19
_dinner_ g-27 k-19
_dip m-25
_dip_ m-24
_dipl g-15
_dir r17 g-20 k42
_dire m17 h16 k23
_director_ k34
_directors_ g15 h-25
_dirh r19 g-22 h-40
_dirham_ m-20
_dirhams_ r25 m20 h-39
_dirhams_at_ r-42 m-15
_dirhams_for_ m-30
_dirhams_in_ r-15
_dirhams_now_ r36
_dirhams_per_ m35
_dirhams_to_ r16 h-15 k18
_dirhams_when_ r42
_dirt k27
_dirty_ k27
_dis r58 g-15 m-31 h38
_disa h40
_disappear_ h40
_disc r100 m-19 h-22
_discount_ r-46 g-27
_discount_coupon_ r-31
_discounted_ r28
_discounted_by_ r16
_discounting_ r53
_discovered_ g20
_dise m28 h31
_diss h20
_dissertation_ h20
_dist g-16 m-19 h44
_distillery_ h30
_distributor_ h23
_district_ m-19
_div g21 h-44
_dive r-29 g48 h-31
_dive_ g24 h-17
_divi r15 g-27
_dividend_of_ h18
_dividends_ r24
_diy r-18 g-31 h33
_diya r-27 g-27 h15
_diya_ r-27 g-27 h15
_dj r-19
_dji h22
_djin h22
_djinn_ h22
_do r-84 g-48 h-54 k67
_do_ r-56 g25 m17 h-22 k63
_do_not_ m-18 h-24
_doc g-26 h17
_doct h41 k-17
_doctor_ g-27
_doctored_ h48 k-16
_docu g-27 h-23
_document_ h-17
_documents_ k17
_doe r41 k48
_does r41 k48
_does_ r46 k43
_does_not_ r67 g-23
_dof m-15
_dof3 m-15
_dof3a_ m-15
_dog h55 k-21
_dog_ g35 h50
_dog_fight_ m-15 h27
_dog_fighting_ h19
_dog_fights_ h41
_dog_that_ g42 h-21
_dogs m22
_dogs_ m22
_doh r18
_doha r18
_doha_ r18
_dol g-42
_doll r23 g-32
_doll_ h39
_dollar_ r43 h-32
_dollar_rate_ r17
_dollars_ r-20 g-23
_dom g-25
_domi m-19
_domino_ h-44
_don r-55 m-33 k43
_donated_ r-20
_donated_to_ r-20
_donation_ r19 k-38
_donation_to_ r24 k-20
_donations_ k42
_donations_to_ k15
_done r-38 g17 h-16
_done_ r-38 g17 h-16
_donk h17
_donkey_ h17
_donor_ h20
_dont r-15 g-16 k55
_dont_ r-15 g-16 k55
_dont_have_ g37
_doo r-17 m-29 h-47 k-39
_door r-17 m-29 h-47 k-39
_door_ r-17 m-29 h-41 k-39
_dou g27 m39 h-47
_doub g27 m43 h-19
_double_ r21 g-20 m34
_double_or_ m46
_doubled_ r-23 g19 k17
_doubled_or_ g20 m22
_doubles_ g28
_dow m42
_down g16 m43 h-32
_down_ r-38 g32 m67 h-20
_down_in_ m31
_down_min_ g47
_down_on_ g17
_down_payment_ g17
_down_the_ r-23 g-18 h-30
_dr r-139 g-59 m106 k-27
_dra r-29 g-20 m75 k-24
_draf r-15 m29
_drag m25
_drag_ m16
_drag_race_ m22
_draw m26 k-21
_draw_ r-18 h22
_draw_coupon_ h16
_draw_for_ g29 h-15
_draw_of_ g45 m18
_draw_ticket_ m19
_drawer_ r19
_drawing_ m-18
_drawings_ g58
_drawn_ g-34 m33
_dre g-25 m65 h22
_drea g-16 m60 h37
_dream_ g-16 m60 h37
_dream_car_ m19
_dream_home_ m21
_dreg h23
_dregs_ h23
_dres r-18 h-27
_dress_ r-18 h-27
_dri r-56 g-38 m-26
_dril r-51 h-20
_drin g-15 h35
_drink_ h-50
_drinks_ h71
_driv g-23 m-16
_drive_ r-23 g15 m-21 k18
_drive_it_ r-19 g22
_drives_ r37 g-24
_driving_test_ h18
_dro r-35 g55 h-70
_drop r-20 g35 h-41
_drop_ r-48 g-18
_dropped_ r22 g-30
_drops_ g49 h-15
_drov h-16
_drove_ h-16
_drove_off_ h-16
_dru g-15
_drug g-15 h-21
_drug_ h-37
_drugs_ h17
_dry h70
_dry_ h70
_dt g47 h-17
_dte g47 h-17
_dte_ g47 h-17
_du g-66 h-75
_dub r-27 m-23
_duc m18
_duck m18
_duck_ m18
_due r52 m16 h-65
_due_ r42 g-16 h-36
_due_date_ g-32
_due_in_ r29 g19
_due_when_ r-15 g34
_dues h-20
_dues_ h-20
_dumm h-32 k15
_dummy_ h-32 k15
_dump h33
_dus g-17 h24
_dush h24
_dushman_ h24
_dut g-19 h43
_dutc h51
_dutch_ h51
_duty_free_ h69
_dv g-38
_dvd g-38
_dvd_ h-23
_dvds g-35 h23
_dvds_ g-35 h23
_e3 h20
_e3l h20
_e3la h20
_e3lan_ h20
_e_ r18 g27
_e_dirham_ r18
_ea r54 g-134 m22 h-46 k20
_eac r26 g-45 m37 h-24 k23
_each r26 g-45 m37 h-24 k23
_each_ r26 g-45 m37 h-24 k23
_each_borrowed_ r17
_each_day_ r16
_each_for_ m-28
_each_gets_ r-41
_each_he_ r32
_each_i_ r18
_each_month_ r-27 h21 k-24
_each_of_ m28
_each_on_ r-36 g-17 m19
_each_one_ r-15 g-17 m-21 h-24 k54
_each_payment_ k31
_each_quarter_ r17 g45
_each_to_ m26
_each_transfer_ k30
_each_week_ r54
_each_year_ r-19
_ear r42 g-122 m-31 h-32
_ear_ r-30 g-24 h-29
_earl r30 g-34
_early_ r30 g-34
_early_settlement_ g-35
_earn r57 g-55
_earn_ r48 h19
_earned_ r-35 k27
_earns_ r23 g-60
_eas g43 h23
_east g15 h23
_ec m-19 h22 k-16
_eco k-16
_econ k-16
_economy_ k-16
_ecs h22
_ecst h22
_ecstasy_ h22
_ecstasy_pills_ h47
_ed g45 m-21 h35 k26
_edi m-17 h20
_edib h15
_edibles_ h15
_education_plan_ g25
_ee r39
_een r39
_eena r39
_eenah_ r24
_ef m-19 h20
_eg g16
_egg g16
_eggs g24 h-29
_eggs_ g24 h-29
_ei r95 g-62 m-26 h-27 k-21
_eib r22 h-20
_eibo r22 h-20
_eibor_ r22 h-20
_eid h-59 k-15
_eid_ h-59 k-15
_eig r29 g-39 h70
_eigh r29 g-39 h70
_eight_ r30 g-39
_ein r56 h-16
_eina r56 h-16
_einah_ r43
_eit r-26
_eith r-26
_either_ r-26
_el r63 g38 h-90
_el_ r-15 g-24 h-56
_eld h-18
_elde h-18
_elderly_ h-18
_ele r47 m22 h29
_elec r-21 g23 m26 h16
_election_ m33
_electricity_ g-22
_electrocuted_ g-18 h49
_electronics_ g34 h-27
_elev r68
_eleven_ r80
_eli m-18
_ell g89 h-38
_elli g66 h-26
_elli_ g66 h-26
_elly g28
_elly_ g28
_els g-17 k27
_else g-17 k27
_else_ r26 g-16 k32
_elses_ r-17
_elses_name_ k-16
_em r42 h-45 k22
_ema g27 h-16 k18
_emaa g32
_emaar_ g32
_emai k18
_email_ k18
_emb m18 h-39
_emba m21 h-40
_embassy_ h-38
_emi r81
_emi_ r68 h-19
_emis r23
_emis_ r23
_emp r-36 g-24 h28
_empl k25
_employee_ g22 k39
_employee_stock_ g17
_employer_ g-20
_empt r-26 k-18
_empty_ k-17
_en r57 g71 m128 h-29 k-52
_end r42 g101 m51 h-113 k-18
_end_ r65 g59 h-73 k-15
_end_of_ r-29 g-68 h-28
_endi m36 h-26
_ending_ m37 h-29
_ending_sa_ m33 h-21
_endo g25
_endowment_ g25
_ends r-35 g21
_ends_ r-35 g21
_eng g44 m-18 h-28
_engi g44
_engine_ r22 g72 h30
_ent m86 h20 k-23
_ente m38 h32
_enter_ m41
_entertainment_ h32
_entr m44 k-23
_entries_ m31 h-22
_entry_ m22 h33
_entry_fee_ m-22
_entry_to_ m-18
_env g-56 h64
_enve g-41
_envelope_ r-19 g-24 h42
_envelope_for_ r-24 h119
_envelopes_ r27 g-17 h-28
_eq h23
_equ h23
_equa r-43 g-19
_equal_ r-43 g-19
_equal_parts_ r-44 g-17
_equi r53 h25
_equity_ r24 h22
_equity_in_ r-18 g-16 h44
_er r-41 g-32 h47
_ero h26
_erot h26
_erotic_ h25
_err r-28
_erro r-28
_error_ r-28
_es r-56 g-24 m-33 h-33 k40
_esc m-17 h53
_esca h-18
_escaped_ g26 h-17
_esco h71
_escort_ h51
_escort_service_ h72
_escorts_ h20
_esh g-27
_esht g-27
_eshtareit_ g-22
_est r-50 h-63 k53
_esta r-19 g15 m-18 h-54 k35
_esta5dem_ k19
_estate_ g21 h-47
_et r40 g44 m44 h-73
_etf r16
_etf_ r29
_eth m33 h-31
_eth_ m24
_eto g31 m-15
_etor g31 m-15
_etoro_ g31 m-15
_eu r34 g-15 m51 h22
_eur r34 g-15 m51 h22
_eur_ r26 m-17
_euro g-16 m36 h23
_euro_ r-20 g16
_euromillions_ m51 h42
_euros_ r24 g-22 m-18
_euros_in_ r20
_euru m31
_eurusd_ m31
_ev g30 m25 h48
_eve g44 m31 h41 k-19
_even r-29 g70 k-18
_even_ g53 h-18
_evening_ r-36 m20 h42
_event_ g21
_ever r34 g-26 m18 h28
_ever_ g40
_every_ r76 g-54
_every_borrowed_ r17
_every_day_ r25
_every_hundred_ r29 m-17
_every_month_ r39
_every_thursday_ r-19
_every_week_ r-44
_every_year_ r21
_everybodys_ m18
_everyone_ r-34 g-19
_everyone_puts_ r-22 g-15
_everything_under_ g26
_ew r-16 g59
_ewe r-16 g59
_ex r-78 m-62 h45 k-19
_ex_ h88
_exa r-63 g-37 k-37
_exac r-32
_exactly_ r-29
_exam r-31 g-27 k-32
_exam_ r-34 g-32 h-16 k-16
_exam_fee_ m-20 h-113
_exam_for_ h15
_exam_paper_ h40
_examiner_ h71
_examiner_before_ h41
_exams_ h-21
_exc r-17 h-26
_exca h-24
_excavator_ h-24
_exch r-16 g-20
_exchange_ g-19
_exchange_house_ r-22
_exchange_of_ m-22
_exi g17
_exis g17
_exp g34 k28
_expe g17 h-20
_expenses_ h-22
_experience_ h33
_experience_letter_ h20
_expi g37 h47
_expired_ g-16 h35
_expiring_ g33 h-19
_expiry_ g20 h31
_expl r-41 g-25 k42
_explained_ g-19 h-17 k28
_expr r23
_express_ r25
_ext r19 g-15 m-20 h-26
_exte r-15
_extended_ r-47 g32
_extended_warranty_ r-23 g16
_extension_ r29 g-24 h-16
_extr r36 g-38 m-18 h19
_extra_ r40 g-38 m-18 h21
_extra_service_ h28
_ey g-34 m21 h18 k28
_eye g-34 m21 h18 k28
_eye_ g-25 m23 k-15
_eyes h24 k43
_eyes_ h24 k43
_f_ g57 h-28
_fa r73 g-66 m-17 h-39
_fa2 r34
_fac r69 g-54 m-25 k-20
_face g-18 m-21 h19
_face_ g-18 m-21 h16
_faci g-24 h37
_facilitation_ r-19 h42
_facility_ r67 h-20
_fact r59 h-43
_factor_ r47 h-20
_factoring_ r33
_factory_ r-26
_fai r-31 g35 k-21
_fail r-18 g20
_fair r-22 g34
_fair_ r-22 g35 m-25
_fais g-19 k-20
_faisal_ g-19 k-20
_fak g-19 m-16 h76 k21
_fake g-18 h61 k21
_fake_ g-18 h61 k21
_fake_grass_ h-22
_fake_medical_ h28
_fal r-39 g84 h18 k54
_fal_ h51
_falc g53 m-21 h-37
_falcon_ g53 m-21 h-37
_fall r-31 g46
_fall_ r-26 g42
_falls_ m34
_fals k57
_false_ k57
_fam m-19 k27
_fami g-23 m-19 h-35 k28
_families_ h-16 k20
_family_ m-19 h-19
_fan r-32 g-21 m33 h-41
_fan_ m-20 h-26
_fans_page_ h26
_fant m37 h-22
_fantasy_ m37 h-22
_far g-43 m-28 h-68 k-36
_fare r-19 m-16 h-31 k-16
_fare_ h-24 k-16
_farewell_ r-31
_farm g-16 m-19 h-32 k-17
_farm_ m-19 h-21 k-15
_fas h-18 k-18
_fast h-43 k-18
_fastest_ h-19
_fat r-16 h65
_fat_ h47
_fat_of_ h36
_fate h22
_fate_ h22
_fath g15
_father_ k-15
_fathers_ r-23 g15 k16
_fathers_inheritance_ g18
_fatoora_ h-20
_fav r-23 m16 h-15 k17
_favo r-23 m16 h-15 k17
_faw r65 g-16 k-19
_fawa r66 g-16 k-17
_fawayed_ r53 g-16 k-17
_fay r76 h-35
_fayd r48 h-25
_fayda_ r37
_faye r28
_fayez_ r28
_fd r167 g-41 m-27 h-50
_fd_ r167 g-41 m-27 h-50
_fe g49 m-25 h57 k-31
_fe_ g63 m22 h-34
_feb r17
_febr r17
_february_ r17
_fee g45 h-67
_fee_ r38 g-43 m-36
_fee_%_ r37
_fee_and_ h37
_fee_for_ r-18 g-27 m-22 h-19 k-15
_fee_of_ r50 g-17 h-34 k-26
_fee_paid_ r15
_fee_per_ r46
_fee_so_ r18 k18
_fee_to_ r22 g15 m-20 h-22 k27
_feed r-19 g-36 m-34 h-35
_feed_ r-19 g-36 m-34 h-35
_feeh g80 h-23
_feeh_ g56 h-16
_feel r31 g99
_feel_ g43
_feels_ g56
_fees r-29 g-23 m62 h-15
_fees_ r-21 m31 k15
_feet g-32
_feet_ g-32
_fel r18
_fell g-36 h31
_fell_ g-36 h37
_fell_off_ g-27 h56
_felo r18
_fen g-44 m-17 h110
_feng g-20 h66
_fengan_ g-16 h49
_fenj h30
_fenjen_ h25
_fer g-17 h31
_ferm h59
_fermenting_ h26
_fermenting_tank_ h18
_fet g15
_fetc g19
_feti h20
_fetish_ h20
_ff g32 h-17
_ffa g32 h-17
_ffa_ g32 h-17
_fi r62 h29 k-15
_fi_ h-19
_fie g34 k-22
_fiel g34 h-22 k-22
_field_ r19
_field_not_ g16
_fif r55 g-34 m50
_fift r59 g-34 m48
_fifth_ r21 m30 h28
_fifty_ g-21 m20 h-23
_fifty_for_ m-22
_fifty_is_ r-16 g-17
_fig g54 h-23 k43
_figh g-24 h36 k68
_fight_ m16
_fight_money_ m17
_fighters_ h-23 k75
_fighting_ h19
_fights_ h41
_figs h-35
_figs_ h-35
_figu g59 h-25 k-25
_figure_ g32 k-24
_figure_for_ h19
_figure_never_ g31 h-22 k-19
_fil g34 h47 k-27
_file g39 m-19 h24 k-22
_file_ g34 m-19 k-40
_fill g43 m26
_film g-16 h74
_film_ g-16
_films_ h71
_fils r44 g-20 m-18 h-43
_fils_ r44 g-20 m-18 h-43
_fils_more_ g-15
_fils_on_ r46
_fils_per_ r33
_fin r47 g15 h-24 k-27
_fina r74 g-24 m-26 h-44
_final_ r-22 m-22 h-19
_final_price_ g30
_finance_ r66 g-34 h-21
_finance_charge_ r-21
_finance_cost_ r21
_finance_house_ r18
_financier_ r47
_find r-47 g127 h-20
_find_ r-26 g123 h-32
_finding_ h18
_fine r37 g-36 h29
_fine_ g-35 h-16
_fine_for_ g-15 h-51
_fines_ h57
_fines_wiped_ h34
_fini m67 h-35
_finish_ g-27 m37 h-25
_finish_the_ g-27 m63 h-25
_finished_ g36
_finishers_ m28
_finj g-26 h23
_finjan_ g-15 h42
_fir r-42 m15 k42
_fire g15 h-18
_fire_ h-50
_firm r-24 k61
_firm_ r-24 g20 k16
_firs r-18 g19 m28 h15
_first_ r-18 g19 m28 h15
_first_buy_ g22
_first_copy_ g-15 h126
_first_of_ g-48
_first_to_ m16 h-25
_fis r-17 g50 h-73
_fish r-17 g50 h-73
_fish_ g95 m-38 h-53
_fish_in_ g26
_fish_that_ g36
_fish_your_ g58
_fishing_ g-40 m25
_fit r-18 g-60 h-26
_fit_ g19
_fitt r-16 g-27 h-19
_fitting_ r-16 h-19
_fiv r20 g-35
_five r20 g-35
_five_ g-35
_five_hundred_ g16
_five_minutes_ g39 m39
_five_percent_ r-34 h19
_five_six_ r40
_five_star_ h28
_fix m-33 h52
_fix_ h16
_fixe g19 m21
_fixed_ m28 h-19
_fixed_at_ r-16
_fixed_by_ r-24 g21
_fixed_for_ r-26 g19
_fixed_per_ r18 m-15
_fixed_price_ g-28 m-15
_fixed_profit_ r30 g-17
_fixed_return_ r26
_fixed_returns_ r18
_fixed_time_ r-33 g45 m62
_fixer_ h29
_fixes_ g16
_fixi g-20 m-40 h23
_fixing_ g-20 m-40 h23
_fl r-91 g18 h-84
_fla g-70 m-31 h-87
_flag g-33 m-22 h-45 k53
_flag_ m-18 h-23 k21
_flags_ k20
_flas h32
_flask_ h36
_flat g-23 h-55 k-43
_flat_ g-31 h-55 k-43
_flat_%_ r24
_flat_and_ r18
_flat_for_ r34
_flat_sold_ r-18 g54
_fle g26 h-20
_flee h-20
_fleet_ h-20
_fleet_insurance_ g45
_fli r-48 g19 h-31
_flig r-45 g-15 m-27
_flight_ r-45 g-15 m-27
_flight_delay_ g39
_flip m40 h-44
_flip_ m17 h-34
_flip_coin_ m24
_flipped_ m24
_flipped_coin_ m24
_flo r-26 g31 m20 h-41
_floa r-16 g39
_floating_ r-32 g63
_floo r40 g38 m24
_floor_ m17 h27
_floor_plan_ r49 g-31
_floos_ m16
_floosi_ r15
_flou g-28 m21
_flous_ m29 k23
_flousi_ r-16 g-21
_flow r-25 m-22 h-18
_flower_ h20
_flowers_ r-25 m-19 h-64
_flu m16 h-20
_flu_ h-41
_flus m16 h21
_flush_ m16
_fly h115
_fly_ h115
_fn g27
_fno g27
_fno_ g27
_fo m-49
_foa r-24 g49 h37
_foal r-24 g50 h-17
_foal_ r-24 g50 h-17
_fol r-25 g32 h25 k-15
_fold h16
_folder_ h38
_foll r-21 g44
_follow_ r-21 g16
_followers_ h32
_fon g-23 h37 k-19
_font g-17 k-19
_font_ g-17
_foo g-32 m-39 k-26
_food g-38 m-24 h-25 k-22
_food_ g-38 m-24 h-25 k-22
_foot m-15 h24
_football_ m-15 h-23
_for g-55 m-17 h-57 k59
_for_ r61 g-24 m-51
_for_%_ r20
_for_a_ r-129 g91 m67 k59
_for_ageing_ h29
_for_all_ g23
_for_and_ r25 m22
_for_at_ r22
_for_balcony_ h36
_for_being_ r55
_for_car_ g-15 m19
_for_cash_ r24 g-32
_for_certain_ r25
_for_clinic_ g28
_for_dates_ g-41
_for_day_ r26
_for_days_ g36
_for_december_ g-16
_for_difference_ g31 m54
_for_dirhams_ r-17
_for_each_ r148 h-37 k-31
_for_eid_ m-21 h-42
_for_evening_ m41 h25
_for_fighters_ k22
_for_fish_ g-23
_for_five_ g34
_for_flat_ h-15
_for_free_ r37 g-20
_for_giving_ r46
_for_goods_ r-41 g-32 h-15 k44
_for_he_ g26
_for_her_ r57 g-19 h42 k-19
_for_him_ g18 h18 k-17
_for_his_ g-26 h81 k-37
_for_i_ r-39 g17
_for_if_ m17
_for_it_ r-85 g67 k-25
_for_january_ r23
_for_less_ r58
_for_lunch_ r-40 g-20
_for_march_ r16
_for_may_ g-24
_for_me_ r52 m16 h55
_for_money_ g26 m26
_for_month_ r48
_for_my_ r-43 g35 h33 k-58
_for_new_ r32 m-36
_for_next_ r-19 g-36
_for_nor_ g20
_for_nothing_ r39
_for_now_ r20
_for_october_ r40
_for_one_ r103 m24 h19
_for_our_ h42
_for_parking_ r-31
_for_party_ h26
_for_passing_ r-31 h-16 k24
_for_patience_ r-20
_for_paying_ r19
_for_prayer_ h20
_for_restaurant_ h39
_for_right_ g26
_for_saturday_ m15
_for_school_ k25
_for_selling_ r15 h-26
_for_somebody_ k28
_for_someone_ h-24 k30
_for_sure_ r32 h-19
_for_ten_ h-30
_for_that_ r-55 k17
_for_the_ r-219 g19 m-42 h33 k52
_for_there_ k21
_for_three_ r-22
_for_two_ g-20
_for_villa_ g-18
_for_waiting_ r28
_for_week_ r-21 h-28
_for_what_ r-46 g30 h-16 k-15
_for_whatever_ r-15 g19
_for_who_ m15
_for_work_ h-19
_for_worship_ h39
_for_your_ g37
_forb r44
_forbearance_ r44
_fore g35 m25 h-20
_forecast_ m18
_forex_ g44 h-15
_forg r-81 g-21 h71 k-15
_forgave_ r-49
_forge_ h-30
_forged_ r-20 h59
_forged_signature_ h17
_forging_ h35
_form r-28 g-21 h-17 k63
_form_ r-15 g-21 k59
_fort r-24 g-46 m32
_forty_ r-35 g-18 m35
_forw r38 g39 h-43 k20
_forward_ r37 g21 h-22 k24
_forward_contract_ r37 g-38
_forward_exchange_ r22
_forward_for_ r45
_forward_fx_ r28 g-20
_forward_it_ g-19 k-26
_forward_money_ r-22 g-23 k36
_forward_on_ r30 k-15
_forward_purchase_ r-17 g20
_forward_rest_ g-17 k37
_forward_sale_ g17
_forward_the_ r-17 k18
_forwarding_ r-34 g-19
_forwards_ r37 g21
_fou m17 h-37
_foun r-41 g41 m-25 h-18 k-18
_found_ g41 k-18
_four r32 g-40 m43 h-19
_four_ g-30 m25 h-30
_four_equal_ r-23 g-17
_four_hundred_ r16
_fourth_ r21
_fr r-27 m-31 h-26
_fra g24 m-23 h-46 k-17
_fram h-17
_frame_ h-17
_fre r-29 m-33 h55
_free r-40 m-33
_free_ g-15 m-33 h-22
_free_entry_ m-19
_free_for_ r-35 m-24 h-33
_free_the_ r-20 g-25
_frei g21
_freight_ g21
_freight_forward_ g40
_freight_forwards_ g19
_fren g-18 h54
_french_ g-18 h54
_fres r17 g-20
_fresh_ r17 g-20
_fri g-34 h-39
_frid r-24 g-25 h22
_friday_ r-35 m18
_fridays_ r27
_fridge_ r-27 g-22 h23
_frie h-52
_friend_ g24 h45
_friends_ r15 g-18 k26
_fries_ h-29
_fro r35 m-17 h15 k22
_from r25 m-28 h41
_from_ r25 m-22 h24
_from_a_ g16 h-22
_from_abroad_ r-21 g15 k-20
_from_all_ g-27 h-16
_from_another_ g20
_from_broker_ h-20
_from_china_ g15
_from_day_ r28
_from_her_ r27
_from_him_ r46
_from_home_ h-27
_from_me_ r59 g-30 m26 h36 k-15
_from_my_ g-16 k-16
_from_our_ h-25
_from_parma_ h27
_from_telegram_ r-15
_from_the_ r37 g65 m-44 h-84 k65
_from_third_ g41
_from_to_ r-46
_fron g-30 h-19 k20
_front_ g-29 m15 h-19 k20
_fronted_ r16
_fru g28 m29
_frui g28 m29
_fruit_ m29
_fruit_of_ g71
_fruits_ g23
_fruits_of_ g22
_ft g58 m28 h-33
_fu r-85 g140 m-42 h-126
_fue r-47 m-18
_fuel r-47 m-18
_fuel_ r-47 m-18
_ful r-40 g-39 m-31
_full r-40 g-39 m-31
_full_ r-25 g-24 m-31
_full_amount_ r-24
_full_and_ r16
_full_moon_ h33
_full_new_ h23
_full_service_ h37
_fun r49 g25 m18 h-46 k28
_fund r50 m49 k32
_fund_ r22 k-25
_fund_of_ r34 g-25
_funding_ g61 m43 k-30
_fundraiser_ k22
_fundraiser_by_ h-19 k29
_funds_ g-24 m24 k65
_funeral_plan_ g24
_fur g-18 m28 h-19
_furn h-16
_fut r-27 g186 m-38 h-66
_fut_ g108 h-42
_futs g21
_futs_ g21
_futu r-16 g58 m-28 h-22
_future_ g-34 m-26 h42
_future_by_ h36
_futures_ r-29 g110 h-64
_futures_account_ g35
_futures_of_ g-24
_fw r21 g-27
_fwd r21 g-27
_fwd_ r21 g-27
_fx r111 g-59 m-15 h-28
_fx_ r111 g-59 m-15 h-28
_fx_swap_ r41 h-16
_fx_swaps_ r33 g-23
_g_ r39 h61
_ga r-86 g-42 m72 h-93 k-54
_gac m31 h-24
_gach m31 h-24
_gacha_ m25 h-20
_gai h-22
_gain h-22
_gain_ m17 h-22
_gal h17
_gala h-15
_gala_ h-15
_gam m99 h72 k-35
_gamb m55 h-48
_gambling_ m38 h-36
_game m31 h18 k-25
_game_ m26 h15 k-21
_game_that_ g29 h18
_gameya_ r24
_gami m16
_gaming_ m16
_gaming_hall_ m-18 h-27
_gamm g21 m-20 h77
_gammon_ m-16 h91
_gan h60
_gane h32
_ganesh_ h18
_ganj h24
_ganja_ h24
_gar r-18 h-46 k-15
_gara r-15 h-15
_garage_ r-15
_gard h-32
_garden_ r-21 h-32
_gas r-24 g24 m24 h-33 k-23
_gas_ r-24 g24 m24 h-33 k-23
_gat r-29 g-35 m-33
_gate r-21 g-15 m-32 h-16
_gate_ r-21 g-15 m-32 h-17
_gath g-19 k27
_gav g-73 h-59 k16
_gave g-73 h-59 k16
_gave_ g-73 h-59 k16
_gave_him_ r43
_gave_the_ r-20
_gave_up_ r15 g-15
_gave_us_ r-20
_gay g48 h19
_gaya g25 h-17
_gaya_ g25 h-17
_ge m-36 h45
_gel g-32
_gel_ h-20
_gela g-28 h33
_gelatin_ h40
_gelatine_ g-28
_gem h-16
_gem_ h-22
_gen h25 k-16
_gene g38
_geneh_ r29 g15
_generator_ r-35 g25
_gent g-21 h34
_genu h21
_genuine_ h21
_get g20 h28 k18
_get_ g37 m-36 h64 k19
_get_it_ g-15
_get_out_ g-19
_get_rich_ r-24 g25
_get_the_ r38 g-17
_gets g-17 m49 h-36
_gets_ g-17 m49 h-36
_gets_his_ r-16
_gets_it_ r-43
_gets_reported_ k30
_gets_the_ g19
_gg m44 h41
_gh r60 g52 h-61 k21
_gha r28 g17 h-72
_ghar r-18 g-25 h-23
_ghe g50
_gho k18
_ghos k18
_ghost_ k20
_gi g-51 m-99 h71
_gif r-56 g-44 m-26 h-29 k24
_gift r-56 g-44 m-26 h-29 k24
_gift_ r-40 g-33 m-21 h-19 k24
_gift_cards_ k60
_gift_for_ r-23 h-44
_gift_of_ g-17
_gift_so_ h17
_gift_to_ h36
_gifts_ r-16
_gil m-15
_gin g-19 m-18 h60
_gin_ g-31 h150
_gin_and_ h60
_ging h-35
_ginger_ h-35
_ginger_beer_ h-20
_gir g-23 h80
_girl g-22 h97
_girl_ h108
_girl_chosen_ h18
_giv r50 g37 m-26 h-51
_give r37 g54 m-22 h-39
_give_ r54 g71 h-38
_give_him_ r16 g45 k25
_giveaway_ m16
_given_ r-38 g-61 m-26 k16
_given_by_ r-28 g-35
_gives_ r21 g48
_gives_a_ r-20 m-17
_gives_back_ r-30 g30
_gives_me_ g21
_givi g-16
_giving_ g-16
_gl r-28 g-75 m-26 h-32
_gla r-19 g-42 h57
_glas g-26 h23
_glass_ g-26 h29
_glaz g-17 h33
_glazed_ h50
_glo g-28 m-19 h-33
_glov g-28 m-19 h-33
_gloves_ g-28 m-19 h-18
_glu h-38
_go r17 g63 m113 h95
_go_ r-15 g43 m38 h77 k33
_goa m61 h34 k-23
_goal r-23 g-23 m42
_goal_ g-25 h-39
_goat g28
_goat_ g33
_goats_ r15
_god g92 h15
_god_ g90
_goe r-32 m33 h35
_goes r-32 m33 h35
_goes_ r-32 m33 h35
_goes_back_ h60
_goes_to_ r-15 g-45 m18
_goi g27 h-30
_goin g27 h-30
_going_ g27 h-30
_gol m35 h-66
_gold_ g21 h32
_gold_bars_ r22
_gold_coin_ r46 g-24
_gold_contract_ r-25 g22
_gold_for_ r24
_gold_is_ r-17
_gold_paid_ r-19
_gold_price_ m28
_gold_ring_ r-32
_gold_saver_ r21
_golden_ g-15
_goldsmith_ r15
_golf m29 h-53
_golf_ m29 h-53
_goo g-60 m-22
_good g-55 m-16
_good_ r-31 g-59 h73
_goods_ g19 h-48
_goods_that_ g-32 h-15 k37
_goodwill_ r40 g-15
_gos h26
_gosh h26
_gosht_ h26
_got r50 g-25 m-22
_got_ r50 g-25 m-22
_got_the_ r-29 h22
_gov r20
_gove r20
_government_ r20
_gr r31 g-40 m16 h96 k-38
_gra r31 g-20 k-28
_grab g93 h-30
_grab_ g93 h-30
_grac r56
_grace_ r56
_grad g-53
_grade_ r-19 g-50
_gram h89
_gram_ h67
_grams_ r16 h22
_grams_of_ h41
_gran r19 g-16 h-19
_grand_ m21
_grandfather_ g-19 h25
_grandfathers_ r17 g45 h-15
_grap h23
_grape_ g-16
_grape_juice_ h-24
_grapes_ g15 h-25
_grappa_ h47
_gras h-26
_grass_ h-26
_grass_for_ h-36
_gre g-37 m62 h77
_grea h33
_grease_ h33
_grease_his_ h19
_grease_the_ h38
_gree r-15 g16 m37 h15
_green_ r-15 g16 m37 h15
_grew r55
_grew_ r55
_grey r-26 g-33 m36 h27
_grey_ r-26 g-26 h33
_greyhounds_ m15
_gro g27 m-29
_groc r-31 m-16 h-35
_groceries_ r-27 h-26
_grou k38
_grounds_ h17
_group_ h-22 k39
_group_of_ m18 h21
_grow r45 g31 h27 k-20
_grown_ h27
_grows_ r33 g48 h-48 k-15
_grows_with_ r29 h-15
_gu r-62 g-27 m27 h42 k-36
_gua r17 m-31
_guan h31
_guanciale_ h18
_guar r20 m-28 h-39
_guaranteed_ r25 g-17
_guarantees_ g21
_guarantees_my_ r-16 g22
_guarantor_ r32
_guard_ r-36 m-19 h-21
_guc h15
_gucc h15
_gucci_ h15
_gue r-37 m96 k-46
_gues r-37 m96 k-46
_guess_ g51 m72 h-50
_guess_number_ m17
_guess_the_ m34
_guess_weight_ m18
_guessed_ m36
_guessed_the_ g-27 m43
_guesses_ g-19 m34 h39
_guessing_ m-26
_guest_ m-25 k-20
_guests_ r-17 h21 k-22
_gui h32
_guin h34
_guinea_ h-21
_guinea_pig_ h-19
_guinness_ h55
_gul h-53
_gumm h17
_gummies_ h17
_gummies_with_ h-29
_gun_ h-18
_guy r-21 g-15 h66 k18
_guy_ r-21 g-15 h77 k18
_gy r-64 g-62 m-49 h-64
_gym r-50 g-53 m-49 h-38
_gym_ r-50 g-40 m-49 h-38
_gym_membership_ r-17 h-48
_ha r19 m-19 k-79
_haa r-15 m25 h-31
_haar m31 h-15
_hac r-21 g-20 h104 k-15
_hack r-21 g-20 h104 k-15
_hack_ h30
_hacked_ h50
_hacked_accounts_ h23
_hacker_ h25
_hacker_into_ h17
_had r56 g-59 h-60
_had_ g-74 h-31
_had_in_ g-30
_hadd r-34 g31
_hade r31
_hadi r55 m-15
_hadi_ r41
_hai g-18 h42
_hail g-18
_hair h32
_hair_ h38
_hal r-18 g-84 m-46 h60 k26
_hala r-21 g-15
_half r18 m-44 h26 k41
_half_ r18 m-44 h26 k41
_half_now_ r-29 g-21
_half_of_ h42
_half_yearly_ r27
_hall g-62 m18 h24 k-27
_hall_ g-62 m19 h36 k-27
_ham r-25 g-60
_ham_ h182
_ham_and_ h47
_ham_sandwich_ h15
_hamb h-37
_hamd h-23
_hamm h-44
_hammer_ h-33
_hamo g-35 h-15
_hamour_ g-35 h-15
_hamp h-67
_hamper_ h-23
_hams h36
_han r-43 h-30
_hand r-18 g-32 h-46
_hand_ h-21
_hand_it_ r-38
_hand_to_ h-26
_handbags_ h33
_handed_ r-20 g25
_handicap_ m17 h-20
_handover_ h-15
_hands_ r31 g-25 h-15
_hands_over_ r-21 m16
_hang r-47 g40 h15
_hangover_ h15
_hangs_ r-31
_hangs_on_ g24
_hani r28 g-20
_hani_ r28 g-20
_hani_for_ r28 g-20
_hap g-23 m-20 h23
_happ g-23 m-20 h23
_happy_ m-19 h20
_happy_ending_ m-18
_har r50 h45
_hara g-20 h29
_haram_ g-20 h16
_hard r17
_hard_ r17 k18
_harv g41
_harvest_ g27
_harvest_of_ r-19 g52
_has r-38 g175 k-46
_has_ r46 g134 h-33 k-44
_has_no_ g43 k-24
_has_not_ g61
_has_paid_ r36
_hasa r-66
_hasan_ r-58
_hash r-26 g-34 h86
_hash_ g-71 h103
_hash_browns_ h-16
_hash_oil_ g-23 h38
_hasn g87 h-31
_hasnt_ g87 h-31
_hat m39 h-117 k-26
_hat_ g-31 m81 h-66 k-26
_hatc g36 m-21 h-45
_hatched_ g19
_hau g19
_haul g19
_hav r36 g83 h-26 k-16
_have r30 g83 h-26
_have_ r35 g27
_have_it_ g-39
_have_the_ r16 h28
_have_yet_ g42
_havent_ g56
_haw g22 k19
_hawa h-20 k19
_hay r26 g-34 m15 h35
_hay_ g-21 h50
_haz m16 h-57
_he r50 g-50 m-27 h-49 k-90
_he_ r28 g16 h-55 k-31
_he_asked_ r-17
_he_borrows_ r-20 k31
_he_bought_ r-18
_he_brings_ r22
_he_buys_ r38 g19
_he_can_ r-27
_he_does_ r42
_he_drove_ g25
_he_gave_ r45
_he_gets_ r23 g-42 m-35 k-27
_he_gives_ r-31
_he_guarantees_ g23
_he_had_ r17
_he_has_ r50 g-18
_he_holds_ g-15 h16
_he_is_ r41 g-53 k34
_he_left_ r22 g-24
_he_lends_ r61
_he_lent_ r-60
_he_let_ r-21 g-28
_he_lets_ r38
_he_may_ g52 m-16
_he_owe_ r-16 m22
_he_owes_ r-47 m18
_he_pays_ g21
_he_picks_ g34
_he_returns_ r18
_he_rounds_ r-46
_he_said_ r22 m-36
_he_says_ g52 m-16 h49 k27
_he_sees_ g24
_he_sells_ r-61 g-39 h-24
_he_signs_ r21
_he_takes_ r-40 g-15 h28
_he_took_ g-26
_he_wants_ r20
_he_was_ r-27 g-17 m30
_he_will_ m27 h41
_hea m59 h-30 k-18
_head r-29 m45
_head_ h29
_heads_ r-21 m43 h-31
_heal g-33 h46
_healer_ h57
_heap m20 h-20
_heap_ m20 h-20
_hear r-21 g49
_heav r71 h-15
_heavier_ r71 h-15
_hed r-30 g74 h-44
_hedg g74 h-44
_hedge_ g46 h-41
_hedge_through_ g34
_hedge_with_ g49
_hedging_ g28
_hei g-41 h50
_hein h50
_heineken_ h50
_heir g-31
_hel r66 g-63 m-27 h-57
_held r21
_held_ r21
_hell g-15 k-27
_hell_ g31 h25
_helm g-18 m-15 h-34
_help r60 g-34 h-34 k19
_help_ r33 k24
_help_for_ k-21
_helping_ r23
_helps_ h-20
_helps_with_ r20
_helw h15
_helwe_ h15
_hemp h16
_hemp_ h16
_hen h27
_her r25 g-24 m-23 h47 k-32
_her_ r31 m-17 h84 k24
_her_account_ k20
_her_money_ g29 h-26 k18
_her_private_ h40
_herb m-29 h-27
_here g-30 m16 h-19 k-40
_here_ g-26 m17 k-40
_here_is_ g-16 m33
_here_it_ r-26
_heres_ r19
_hero h40
_heroin_ h40
_hers m24
_hers_ m24
_hes k21
_hex h46
_hex_ h46
_hi g36 h-68 k-23
_hi_ r-18 g-46
_hid k63
_hidd r20 h16
_hidden_ r20 h16
_hidden_camera_ h75
_hide h-15 k16
_hide_ h-15 k16
_hidi k33
_hiding_ k33
_hig r40 m35 h-66
_high r40 m35 h-66
_high_ h-56
_higher_ r31 m48 h-16
_higher_lower_ g23
_hil g-19 h-31
_hill h-18
_him r21 m-19 k-26
_him_ m-16 h-21 k-26
_him_and_ r-40 m28
_him_at_ g15 m-22
_him_back_ h17
_him_for_ r-61 g23
_him_in_ r44
_him_more_ r15
_him_my_ r22 g-15
_him_off_ r-29
_him_the_ r-22
_him_with_ g-24
_hims r21 h19
_himself_ r21 h19
_hir r-27 m-22
_hire r-27 m-22
_hire_ r-17 h-25
_hired_ h17
_his r25 g61 m-23 h-40 k-19
_his_ g63 m-20 h22 k-19
_his_account_ k16
_his_brother_ r31
_his_car_ r-23 g23
_his_cash_ k46
_his_children_ h45
_his_cousin_ g28
_his_figure_ g34
_his_flat_ r50 g-24
_his_for_ r-38 g-17
_his_kids_ h25
_his_money_ k26
_his_name_ g-43
_his_next_ r-44 g50 h-15
_his_number_ g28
_his_old_ r-19
_his_own_ r-17 m-44
_his_share_ r37
_his_shop_ g31 h44
_his_son_ r19 g16 h-23
_his_trap_ g23
_his_van_ g19
_his_wallet_ k20
_hit r-22 g57 m28 h30 k-18
_hit_ g47
_hitm g-17 h30
_hitman_ g-17 h30
_hm g39
_hmo g39
_hmo_ g39
_ho r-74 g42 m-26 h105 k-102
_hog g-19 h21
_hog_ g-18 h42
_hogs h35
_hogs_ h35
_hol r47 g-18
_hold r53 m-16 h-53
_hold_ r26 g-23 h-26
_holders_ r18
_holds_ r20 h20
_hole m15
_hole_ m15
_holi h39
_holiday_ r23 h39
_hom g-39 h32 k-18
_home g-41 h26 k-18
_home_ g-38 m25 k-18
_home_brew_ r-15 h52
_home_game_ m32 h-18
_home_insurance_ h-23
_home_with_ m22
_homemade_ h19
_hon h-44
_hone h-44
_hone_ g31
_hone_se_ g31
_honey_ g-16
_hoo r-17 g-70 m-28 h25
_hook g-34 m-27
_hooks_ h-46
_hookup_ g-18 h46
_hop r-19 g133 h46
_hope g98 h-31
_hope_ g39 h-29
_hopes_ g39
_hopi g41
_hoping_ g41
_hops h35
_hops_ h35
_hor r-18 m25 h87
_horo g-18 h47
_horoscope_ g-15 h43
_horoscope_subscription_ h25
_hors r-18 g32 m32
_horse_ r-18 g40 h17
_horse_that_ g28 h-23
_horses_ m27
_hos r-16
_hosp h-29
_hospital_ h-29
_host g-16 h19
_hot r-35 g-19 m19 h-16 k-21
_hot_ g-18 h-15 k-16
_hot_goods_ h25
_hote r-35 m20 h-20
_hotel_ r-35 m22 h-58
_hotel_in_ h-76
_hotels_ h37
_hotl h20
_hotline_ h20
_hou r18 m-25 h-18 k-24
_hour g-41 m-21
_hour_ r37 g-22 m-20 h53
_hour_for_ h-27
_hour_to_ h21
_hours_ r-23 g-19 h-41
_hous g49 h-31
_house_ r16 h27
_house_if_ g16
_house_is_ m-16
_house_with_ r16
_housie_ h-24
_housing_ g44 m-16 h-21
_how r-21 g72 h-24
_how_ g47 h-17
_how_much_ r17
_how_not_ g-26
_hq g-15 h43
_hq_ g-15 h43
_hr r-20 h-30
_hrs h-24
_hrs_ h-24
_hu g40 m-44 h23
_hua r15
_hud h-26
_huda h-26
_huda_ r-27 h-26
_hul g59 m-17 h-24
_hula h30
_hula_ h30
_hull g28
_hull_ g28
_hulo g18 h-20
_hulog_ g18 h-20
_hulu g-16
_huma h26
_human_ h26
_hun g23 m16 h-52 k26
_hund r16 m17 h-20 k33
_hundred_ r37 m33
_hundred_for_ g23 m-16
_hundred_i_ r36
_hundred_that_ r-17 m25
_hundred_to_ r42
_hunt r-21 g45 h-32
_hunt_ r-17 g32 h22
_hunting_ g-15 h-27
_hus r-46 g-25 m-25 h119 k-16
_husb r-23 h57
_husband_ h20
_hy h22
_i_ r106 m-43 h-168 k-18
_i_am_ r33 k68
_i_borrowed_ r34
_i_bought_ r-77 h-34
_i_bring_ g-15
_i_buy_ g43 m-32 h-30
_i_cannot_ r26
_i_chose_ g-45
_i_collect_ r-19 k32
_i_could_ r20 g-51
_i_cover_ r36 g-22
_i_decide_ g-22
_i_die_ g83 h-21 k-22
_i_do_ g46
_i_dont_ g23
_i_give_ r-24 g16
_i_got_ r32
_i_had_ r30 g-32
_i_hand_ k-17
_i_have_ r-32 g40
_i_hold_ r-30
_i_keep_ r47 m-19
_i_left_ g-23
_i_lend_ r-58
_i_lost_ g29 m-16
_i_may_ r-42
_i_met_ h-17
_i_must_ r27
_i_need_ k32
_i_never_ r45 k-44
_i_not_ m24
_i_only_ r30 k36
_i_owe_ r16 g-19 m17
_i_own_ r15 g-50
_i_owned_ g-16
_i_paid_ r-47 g23 h-27 k-15
_i_pass_ g37
_i_pay_ r-72 g39 m25 h-29
_i_picked_ g-38
_i_post_ h56
_i_publish_ h26
_i_put_ g-32
_i_return_ r-33
_i_said_ r-26 g-24 m54
_i_see_ r49 g-25
_i_settle_ r50 g-23
_i_short_ g60
_i_sign_ r19 g24 h21
_i_sold_ r-25 g37
_i_stay_ k21
_i_still_ r16
_i_submit_ h24
_i_take_ r24
_i_told_ r-20
_i_took_ r-53 h-15
_i_trust_ g-28 k39
_i_use_ g21
_i_wait_ r-58
_i_was_ r25 g-27 h39
_i_will_ h15
_i_won_ k16
_ib h30
_ibe h37
_iber h37
_ic r-23 m-22
_ice r-21 g-52 h42
_ice_ r-21 g-52 h17
_ico g64 h-27
_ico_ g64 h-27
_id r-33 h62
_id_ r-27 g-20 h26 k16
_id_with_ h23
_ido g17 m-18 h43
_ido_ g33 h-23
_idol g-16 m-17 h66
_idol_ h47
_idol_for_ h46
_idols_ h20
_idols_for_ h18
_ie r-18 g45 m32
_iel h16
_ielt h16
_ielts_ h16
_ieo g31 h-18
_ieo_ g31 h-18
_if r-93 g306 h-141 k-17
_if_ r-87 g312 m18 h-119 k-17
_if_breaks_ g31
_if_containers_ r27 g-20
_if_he_ r-32 g-38 m27
_if_i_ r-19 g104 m28 k-33
_if_it_ k-18
_if_my_ g52
_if_not_ g-39 m33
_if_something_ h-20
_if_the_ r-27 g60 m-34 h-43 k18
_if_they_ k46
_if_we_ r19
_ift h-23
_ifta h-23
_iftar_ h-23
_iga h19
_igam h19
_igaming_ h19
_ij h-22
_ija r-22 h-22
_ijar r-22 h-22
_ijara_ r-22 h-22
_il g28 m-19 k-18
_ill g31 m-17 k-15
_ill_ k-15
_illn g34 h-16
_illness_ g34 h-16
_illness_rider_ g19
_im g-21 h55
_ime h17
_imei h17
_imei_ h17
_imi g-18 h19
_imit g-18 h19
_imitation_ g-18 h19
_imp h24
_impo h25
_importer_ g15 h18
_in r125 g87 m-55 h-23
_in_ r-93 m20 h35
_in_a_ r-108 g-80 h98 k-26
_in_advance_ r-20 g75 h29
_in_an_ r-19 g-60 h24
_in_and_ g67 k24
_in_another_ h59 k-31
_in_app_ r21
_in_april_ r-19
_in_autumn_ g-47
_in_case_ g70 m-31 h-38
_in_cash_ h21
_in_contract_ g-18 h-20
_in_days_ r-45 h34
_in_five_ r-21
_in_for_ g-50 m58
_in_full_ r-61 g-29 m-25
_in_hand_ r-36 g-19
_in_her_ r-29
_in_his_ r51 g-103 h-24 k20
_in_hundred_ r39
_in_it_ g-21 m-27 h85
_in_its_ h-19
_in_january_ g31
_in_jar_ g-23 h-19
_in_june_ r50 g42
_in_law_ r19
_in_march_ r33
_in_may_ r40 g-19
_in_minutes_ m-17
_in_mother_ g26
_in_mothers_ g50
_in_my_ r-35 g-81 m-20 h-64 k-45
_in_name_ r32
_in_next_ m15
_in_ninety_ r-18
_in_on_ g-20 m-39 k69
_in_one_ g45 m-16
_in_our_ r-17
_in_play_ m59 h84
_in_seconds_ g24
_in_shop_ g-20 h26
_in_six_ r-27 g34
_in_sixty_ m24
_in_small_ g-15
_in_somebodys_ h24
_in_someone_ k-16
_in_spring_ r-21 g35
_in_ten_ r27 g-21 m-21 h-20 k29
_in_the_ g36 m26 h-182 k101
_in_them_ g-17
_in_three_ r40
_in_two_ r18 g19
_in_winter_ g29
_in_your_ h-28
_ina r64 h-19
_inah r49
_inah_ r49
_inc r-26 g-25 h27
_inca h36
_incall_ h36
_ince r-53 h25
_incl r50 g-15 h19
_incl_ r42
_included_ h20
_incr h-18
_increase_ h-18
_ind g20 m-16 h-40
_inde r-15 g32 m-16 h-21
_indemnity_ g34
_index_ m-15 h-17
_indi h-15
_indu r27
_indulgence_ r27
_inf m16 h34 k32
_infl r16 m16 h54
_inflated_ h39
_inflation_ r22 m19
_inflation_adjustment_ r27
_inh g31 h-19
_inhe g31 h-19
_inheritance_ g23 h-19
_inheritance_before_ g28
_ins r-30 g125 m-18
_ins_ g115 h-52
_ins_prem_ g31 h-17
_ins_renew_ g57
_ins_renewal_ g15
_insi h47
_inside_ g36 k15
_insider_ g-23 m20 h51
_insisted_ g-15
_insp g-58 h36 k-26
_inspect_ g15 h-18
_inspected_ g-21
_inspection_ g-32
_inspector_ g-16 h62 k-23
_inspector_so_ h22
_inst r53 h-64 k21
_inst_ r38
_instagram_ g22 h-15
_installment_ r15 g-17
_installments_ r-16
_instalment_ r16
_instalment_of_ r-84
_instalment_with_ r-20
_instalments_ r-24 g25
_instalments_from_ r15
_instead_ r49 k34
_instead_of_ r50 k15
_insu r-62 g78 m-15 h39
_insulting_ h33
_insurance_company_ r31 g-86 h48
_insurance_for_ g53 h31
_insurance_hq_ g-15 h43
_insurance_policy_ k20
_insurer_ r-31 g37
_insurers_ r-16 g16
_int r260 g-21 m-26 h-85 k-23
_int_ r207 g-21 h-59
_inte r49 g-38 m-21 h-21 k-18
_interes_ r21
_interest_ r87 m-19 h26 k-45
_interest_bearing_ r33
_interest_for_ r111
_interest_free_ r-65
_interest_in_ r-41
_interest_on_ r105 g-22 h-16
_interest_only_ r69
_interest_part_ r18
_interest_rate_ r-102 g71
_interest_that_ r15
_interest_to_ r-26
_internet_ r-27 h-37 k27
_into r-36 g31
_into_ r-36 g31
_into_next_ g18
_into_the_ r-17 g-16
_intr r27 h-24
_intrest_ r46
_inv r-35 m-24 k28
_inve r-32 g15
_investment_ r-31 g-15 h26
_investment_in_ g-26 h29
_investor_ r37 g-15
_invo m-23 k33
_invoice_ r-27 g-27 m-19 h-23 k25
_invoice_for_ g-22 h28 k28
_invoice_is_ r-25 g-16 h-36 k24
_invoice_of_ r29
_invoice_says_ k18
_invoice_was_ k27
_invoices_ r25 h25
_involuntary_ g16
_ip g-15 h91
_ipa h79
_ipa_ h65
_iphone_ g36 h-16
_iphones_ g-26
_ipl h-32
_ipl_ h-32
_ipt h42
_iptv h42
_iptv_ h42
_iptv_box_ h27
_iq m19 h-33
_ir g18
_iri h22
_iris h22
_irish_ h22
_iro g32 h-18
_iron g32 h-18
_iron_ g32 h-18
_is r39 g43 m-48 h-99 k25
_is_ r44 g26 m-15 h-47
_is_a_ g25
_is_back_ r-40
_is_being_ k34
_is_done_ r-21 g24
_is_for_ g-39 h69 k80
_is_his_ r-28 g-56 m31
_is_in_ g19 m-28
_is_late_ r24
_is_mine_ r-18 g-16 m-18 k-17
_is_my_ r47
_is_not_ g28 m-22 k38
_is_on_ g-45 k15
_is_one_ g25 k-50
_is_our_ m18
_is_ours_ g-23 h39
_is_over_ g17
_is_paid_ r-33
_is_sold_ g20
_is_still_ r42 g24
_is_the_ r-16 g-48 h-25 k-18
_is_what_ r-19
_is_worth_ g-25
_is_your_ g-22 m34 h24 k-22
_is_yours_ g38 m37
_isl r-19 g-18 h-20
_isla r-19 g-18 h-20
_islam_ h42
_islamic_ r-19 h-33
_islamic_bank_ r-32 h-20
_island_ h-27
_isn k26
_isnt k26
_isnt_ k26
_iss r-21 g38
_issu r-21 g38
_issued_ g51
_ist r60 h-17
_ista r32
_isti r28 h-17
_istisna_ g22
_it r25 g65 m25 h-122 k115
_it_ m22 h-176 k133
_it_a_ r-25 g41
_it_all_ g-22 m28 h30
_it_and_ r-85 g83 h-25
_it_arrives_ r-28
_it_as_ r31 m-18
_it_at_ m22 h24 k16
_it_back_ r61 g-53
_it_before_ r36 g-34 k29
_it_comes_ g58 m-21 k17
_it_costs_ g22 m-17
_it_earns_ g-37
_it_first_ r-15 m-16
_it_for_ r-22 h31 k-35
_it_from_ r-27 k33
_it_goes_ g-27
_it_home_ g-37
_it_i_ r31
_it_in_ g15 h16 k-27
_it_is_ r35 g-107 m-35 h-35 k53
_it_looks_ h-15 k44
_it_now_ g62
_it_off_ h18 k20
_it_on_ g-44 h19 k-50
_it_or_ m22
_it_out_ k34
_it_paid_ r29 g-30
_it_rains_ g-50 h-27
_it_stands_ r-22 g-19
_it_stays_ r18 h-22
_it_through_ k50
_it_to_ r-26 g74 h-25 k-20
_it_up_ g-36 h-24
_it_via_ k21
_it_was_ r-19 m23 h35
_ite g23
_item g23
_item_ g37 h16
_itm g28
_itm_ g28
_its r29 m17
_its_ g23 m15
_its_for_ k18
_its_price_ r-16 g-43
_its_value_ r29
_itse r32 g-15 h22
_itself_ r32 g-15 h22
_iv h53
_ivo h55
_ivor h55
_ivory_ h55
_ivory_tusks_ h29
_ja r68 g-119 h-19 k-28
_jac g-29
_jack g-29
_jack_ m-28
_jacket_ m-16 h-22
_jackpot_ m54 h27
_jad h59
_jado h29
_jadoo_ h23
_jadu h32
_jadu_ h32
_jag h27
_jage h27
_jagermeister_ h24
_jam k-18
_jam3 r-15
_jam_ h-63
_jama r-17
_jami r36
_jamiyya_ r30
_jamo h26
_jamon_ h26
_jan_ h-16
_jar g-44 h-58
_jar_ g-31 h-23
_jars h-32
_jars_ h-32
_jay r79 g48
_jd r-28 g24
_jd_ r-28
_jde g35 h-16
_jdee g35 h-16
_jdeed_ g35 h-16
_je r37 h-56 k-52
_jeb h17
_jee g25 m27
_jeet m33
_jeev g19
_jeevan_ g19
_jer g-17 m-38 h32
_jers m-38 h-30
_jersey_ m-38 h-30
_jew r52 h-24
_jewe r52 h-24
_jewellery_ r16 h-22
_ji r-17 g-33 h139
_ji_ h22
_jin g-23 h76
_jinn g-23 h73
_jinn_ g-23 h73
_jo r-47 m-31 h75
_job r-19 m-33 h16
_job_ r-19 m-33 h17
_joh h22
_john h22
_joi r-21 g-20 h54
_join r-21 g-20 h54
_joint_ r-18 g-19 h43
_jos h18
_ju r59 g-40 m138 k25
_jua m78 h-41
_jua_ m39 h-22
_juaa m39 h-19
_juaa_ m31
_jud h25
_judg h25
_jug h49
_jug_ h49
_jui r17 m-21 h-32
_juic r17 m-21 h-32
_juice_ r17 m-17
_juj h23
_juju h23
_juju_ h23
_jul r40
_july r40
_july_ r40
_jum m24
_jump m24
_jun r50 g-26 m37
_june h-24
_june_ h-24
_june_and_ r27 g16
_june_for_ r-24 g-21
_junk r37 m42
_junk_ r51
_junket_ m46 h23
_jur h30
_jus r-37 g46 h-29 k46
_just r-37 g46 h-29 k46
_just_ r-37 g46 h-29 k46
_just_beneath_ k23
_just_for_ h-26
_k_ r100 h-43 k34
_k_in_ r28 g-15 h-17
_ka r44 g-50 h-27 k-28
_ka_ r32 m-65
_kaa r-33 g25 h32
_kaas r-31 g31
_kab m26 h37
_kaba m16 h37
_kaf g-15
_kafala_ r31
_kah r-17 m-22 h-23
_kal m40
_kala h20
_kala_ h20
_kaly m22
_kalyan_ m22
_kam h-32
_kame r24
_kamel_ r-16
_kameti_ r40
_kan r76 h-20
_kand r47 h-27
_kar m21 k-19
_kara r16 h-63
_karak_ h-43
_kari m-16
_karim_ m-16
_karo m16 h37
_kart m22
_karw h27
_karwane_ h27
_kas m49 h20
_kas_ m-22 h51
_kas_3al_ m-16 h40
_kasb m45
_kasban_ m45
_kash h-29
_kay g-15 h-29
_kay_ g-15
_ke r-17 m69 h20 k51
_ke_ r-19 g-37 h27
_ke_liye_ m-23
_kee r48 g26 m-41 k41
_keep r54 g-15 m-22 h36 k51
_keep_ m-66 h-15 k88
_keep_%_ r-46 k42
_keep_a_ m-16 k22
_keep_and_ k23
_keep_each_ r-19 g-17 m-16 h-43 k66
_keep_his_ r29 k-25
_keep_it_ g31 k-31
_keep_the_ r27 k-60
_keeping_ r46
_keeps_ m44 h47 k-36
_keeps_it_ g18 m32 h-16
_keeps_my_ g-17
_keg h51
_keg_ h44
_kel r22 m30 k18
_kel_ r25 k19
_ken m100 h76
_keno m100 h76
_keno_ m100 h68
_kep k27
_kept k27
_kept_ k27
_ket g-35 m-39
_keta h33
_ketamine_ h46
_kett g-33 m-20 h-35
_kettle_ g-23 m-15 h-30
_key r-20 g-22 m54 h-90 k-23
_key_ m50 h-65 k-16
_key_man_ g45
_keym g25 h-19
_keyman_ g25 h-19
_keys g-34 h-18
_keys_ g-34 h-18
_kg r-43 g-37 h-27
_kg_ r-43 g-37 h-27
_kh r-102 g23 m42 h-18
_kha g-16 m33 h56
_khai m24 h21
_khal m27 h-19
_khalas_ h-16
_kham g-22 h19
_khamis_ h22
_khan r-22 g-15 h70
_khanzir_ h24
_khar r-34 g44 m-26
_khas m36 h-37
_khasran_ m26
_khat g-28 m-16 h67
_khat_ g-25 m-16 h71
_khay g36 h-36
_khe g33 m16 h-34
_khel m32
_khet g36
_khet_ g36
_khet_mein_ g36
_khi r-21 g26
_kho r-58 g-15 m-20 h-22
_khod r-42
_khod_ r-38
_khos m-15 h-19
_khosara_ h-19
_khs m21
_khse m21
_khsert_ m21
_ki r-96 g-30 m-37 h-19 k-52
_ki_ r-27 g42 h-69
_kic r-16 g-36 h67
_kick r-16 g-36 h67
_kick_ r-16 g-19
_kick_back_ h-41
_kick_backs_ h21
_kickback_ h34
_kid r-35 g-31 h22 k-31
_kid_ m24
_kidn g-17 h94
_kidney_ g-15 h65
_kids g-16 m-44 h-49 k-19
_kids_ g-16 m-44 h-49 k-19
_kil g-22 m-21 h-29
_kill h15
_kilo m-20 h-44
_kilo_ h-26
_kilo_hash_ h30
_kilo_of_ g-16
_kilometres_ h28
_kilos_ h-46
_kin m23 h62
_kind h54
_kind_ h90
_kindly_ g-17
_kindness_ h-15
_king m25
_king_ g19 m16
_kingfisher_ h27
_kio r20 m18 h39
_kios r20 m18 h39
_kiosk_ r20 m18 h39
_kir r-18 g-38 h42
_kira r-18 g-38 h-30
_kis r52 g30 h-27
_kish r28 g25 h-23
_kisht_ r28 g25 h-23
_kist r25
_kit r-53 g17 m-21 h-38
_kit_ r-15 g-37 m-40 h44
_kitc g-22 h-18
_kitchen_ g-22
_kite g28 h-22
_kite_ g28 h-22
_kitt r-32 g52 h-19
_kittens_ g40
_kitty_ r-25
_km r-17
_km_ r-17
_kn r-47 g-29 h68
_kno r-37 g-22 h75
_knoc g-26 h51
_knocked_ h21
_knocked_on_ h22
_knockoff_ h29
_knot g27 h33
_knot_ h24
_know r-27 g-23 k19
_know_ g-51 h-29 k61
_known_ r-19
_knows_ g17 h27 k-29
_knows_what_ g30 k-18
_ko r-84 g-38 m47 h-21 k-18
_ko_ r-46 g-21 h112
_kol g40 h-73
_kol_ g-29 m-30 h-29
_kol_shahar_ r-32
_kol_shahr_ r-15
_koll g26 m35
_kollo_ g37
_kot g-30
_kots m18
_kotsheena_ m18
_kou m43 h-24
_kr m16 h26
_ku g-37 h91
_kul g-23 h24
_kula g-23 h24
_kun h17
_kund h23
_kundli_ h17
_ky g41 h-22 k52
_kyc h-15 k52
_kyc_ h-15 k52
_l_ r-18 h32
_la r-58 g-21 h38 k-70
_la7 r-18
_la7m h32
_la_ g-37 m41 h62
_lab r-24 g-74 m-18
_lab_ h-46
_lab_guy_ h15
_labe g-63 h41 k15
_label_ g-54 h57 k17
_labo r-20 h42
_labor_ h28
_labour_ r-17
_lad g-55 h91
_ladd r-15 g-15
_ladder_ r-15 g-15
_ladi h31
_ladies_ h35
_ladies_of_ h15
_lady g-28 m-16 h80
_lady_ g-28 m-16 h74
_lag g-20 m49 h80
_laga m59 h-18
_lagana_ m17
_lagay_ h25
_lagaya_ m21 h-25
_lage h101
_lager_ h108
_lah g33 m-17
_lal r-30 h53
_lal_ r-30 h53
_lam r56 m-29 h-54 k-28
_lama r24 h-26
_lama_ r26 g-30
_laman_ g43 h-22
_lamb h17
_lamb_ h-30
_lamp h-45 k-25
_lamp_ h-45 k-25
_lan r21 g68 h-76 k-42
_land g86 h-39 k-42
_land_ g69 h-32 k-25
_landed_ g-19
_landlord_ k-15
_lands_ g38
_lands_on_ g41
_lang r23 g-17 h-51
_lang_ r23 h-16
_lap r-17 g-29 m-53 k-21
_lap_ g-31 m-32 h33
_lap_dance_ h81
_lapt m-21 h-21 k-21
_laptop_ m-21 h-44
_laptops_ h23
_lar r15 h95 k-21
_lard h82 k-21
_lard_ h84
_las r-39 g-22 m82 h-34
_last r-39 g-22 m71
_last_ r-39 g-22 m71
_last_man_ m32
_last_month_ r18
_last_night_ m56 h34
_last_one_ g-19 h-19
_last_week_ m-22
_last_year_ r-45
_lat g21 m-16 h-46
_late g43 h-20
_late_ g-39
_late_%_ r22
_late_on_ r16
_late_payment_ r-17
_lateness_ r21
_later_ g84 k-15
_lau r-15 m-27 k20
_laun r-15 m-22 h-42 k20
_launder_ k30
_laundered_ k16
_laundry_ m-16 h-40 k-32
_law r-19 g30 m-42 h-51
_law_ g38
_lawn h-19
_lawn_ h-19
_laws g34 h31
_lawy g-42 m-31 h-37
_lawyer_ g-42 m-31 h-36
_lay g62 m23 h-49 k30
_lay_ r23 m31
_laye h-37 k30
_layer_ h-37 k30
_lays r-15 g49 h-18
_lays_ r-15 g49 h-18
_laz r42 k-15
_laze r42 h-15
_lazem_ r42 h-15
_le r34 g52 m-92 h-31 k-47
_le_ g32 m15
_lea r23 g26 h38 k-74
_leaf h-24
_leag m32 h-22
_league_ m32 h-22
_leak h57
_leaked_ h47
_lean g18 h35
_lean_ g18 h35
_leap g35 h-17
_leaps_ g35 h-17
_lear r-23 g19
_leas r30
_lease_ r-17 g32 h-15
_lease_of_ r62 g19
_leaseback_ r26
_leased_ h42
_leasing_ r21
_leat g-20 k-47
_leather_ g-20 k-47
_leav r22
_leave_ r-22 g17 h59
_leaves_ g-22 h-57
_leaving_ r38
_leb r-32 g-16
_lec h22
_lech h53
_lechon_ h53
_lect h-31
_lecture_ h-31
_led g-22 m-17 h-72
_led_ g-22 m-17 h-59
_lef m-25 h-46
_left m-25 h-55
_left_ m-25 h-55
_left_it_ r-20 g70
_left_with_ r34 h-21
_leg r23 h34
_leg_ r38 g15 h59
_leg_from_ h22
_legs r-15
_legs_ r-15
_lei r-18
_lem h-48
_lemo h-48
_lemon_ h-37
_len r48 g-34 m-43 k31
_lend r82 g-58 m-39 h28
_lend_ g-17 k25
_lender_ r-17 g-26
_lenders_ r32
_lending_ m-17 h26
_lends_ r46 h18
_lends_me_ r27
_lent r-40 h-22 k34
_lent_ r-40 h-22 k34
_lent_me_ g24
_lent_my_ k29
_leo h27
_leop h26
_leopard_ h26
_les r53 g34 m-19 h-52
_less r83 g15 m-19 h-52
_less_ r116 h-26
_lesson_ r-21 h-20
_let r40 g-54 m-17
_let_ g-36 h27
_let_him_ r-31
_let_it_ g-16 k25
_let_me_ g-45 h25
_lets r65
_lets_ r65
_lets_me_ r43
_lett r-20 g-18
_letter_ r-17 h27
_letter_of_ r50
_letters_ h-15
_letting_ r18
_lev r-31 g70 h-28
_leve r-37 g70 h-26
_level_ r-16 g-16
_leverage_ r-19 g48 h-20
_leveraged_ g38
_lew r-20 g53
_li r36 g40 m18 h24
_li_ r28 g-36 h-20
_lia r-20 g30
_liab r-20 g30
_liability_ r-20 g30
_liability_premium_ r-19 g29
_lib r-21 m-16
_libr r-21 m-25 h-19
_library_ r-19
_lic r-26 g85 h-17 k-24
_lic_ g84 h-41
_lice r-17 h24 k-24
_licence_ r-15 h-38 k19
_licence_with_ h24
_licences_ h18
_license_ g16 h26
_licensed_ k-32
_licensing_ h27
_lie r32 g-17 h18
_liem h37
_liempo_ h37
_lies r27 g-15 h-16
_lies_ r27 g-15 h-16
_lies_in_ r27 g-31 h-16
_lif r-39 g35 m-27
_life r-21 g33 h-36
_life_ r-20 g26 h-36
_life_plan_ g39
_life_policy_ g-25
_life_premium_ g16
_lift r-17 m-15 h45
_lift_ r-17 h-32
_lifted_ h76
_lifted_from_ h49
_lifted_off_ h17
_lig g-15 h-16
_ligh g-15 h-16
_lights_ h-22
_lik r28 g34 h29 k33
_like r29 g39 h22 k33
_like_ r34 g-37
_likes_ g76 h15 k42
_lim r-16 g-26 m29
_lima m44 h17
_limi m-18 h-57
_limit_ m-18 h-33
_limit_of_ k-15
_limo h43
_limoncello_ h43
_lin r18 g26 m53 h-15
_line r21 m59 h-31
_line_ r25 g15 m21 h-24
_lines_ m30
_ling r25
_link r-23 g25
_lip h-23
_lips h-23
_lipstick_ h-23
_liq g20 h56
_liqu g20 h56
_liqueur_ h23
_liquidation_ g33 h-18
_liquor_ h41
_liquor_store_ h17
_lir r28 g-35
_lira r28 g-35
_lira_ r28 g-35
_lis g-21 m-21
_list g-49 m-19
_list_ g-48 h-17
_list_of_ g15 h32
_listed_ g22
_lit h-39 k15
_liter_ h-16
_litr h-17
_litre_ h-20
_litres_ h-29
_litt r18 k19
_litter_ h-21
_litter_not_ g31
_little_ r30 g-16 k22
_liv g-23 m74 h84
_live g-22 m74 h68
_live_ r23 g25 m86 h50
_live_dealer_ m102 h44
_live_show_ m-16
_lives_ r-17 h28
_liy m-34 h-19
_liya g17
_liya_ g17
_liye m-26
_liye_ m-26
_ll g18
_lo r48 g79 m129 h128 k-46
_lo_ r23 g15
_loa r75 g-29 m28 h35 k-27
_load m58 h91 k-21
_load_ m64 h75 k-18
_load_of_ g33
_loaded_ h20
_loan r84 g-18 m-29 h-56
_loan_ r48 g-16 m-26 h-24
_loan_%_ r15
_loan_and_ r16
_loan_at_ r25 g23
_loan_for_ g26 m26
_loan_from_ r-58
_loan_on_ r-39 k15
_loan_principal_ r-46
_loan_shark_ h-20
_loan_to_ r-23 g-22
_loan_with_ r35
_loaned_ r25 h-15
_loc r49 g91 m-30 h-36
_lock r51 g80 m-29 h-29
_lock_ r47 h-20
_lock_euro_ g-15
_locked_ r28 g32
_locker_ g22
_locks_ g31
_log g-25 m15 h42
_logi h33
_logo g-17
_logo_ g-17
_lol r-43 m-23 k-19
_lol_ r-22 g27 h27 k-18
_lola r-21 g-15 m-16
_lon r68 m-27 h39 k-18
_lond g17
_london_ g17
_lone r60 g-17
_lone_ r62
_long m-26 h37 k-15
_long_ r19
_loo g-30 m39 h-15 k47
_look r-23 h61 k53
_look_ g15 h50
_looked_ g-20
_looking_ h-22
_looks_ h39 k46
_loos m44 h-33
_loos_ m48 h-20
_loot g-42 m20 h-22
_loot_ g-42 m22 h-29
_lor g25
_lorr g25
_lorry_ g26
_los r-50 m28 h-61 k-24
_lose_ m-59 h35
_loser_ m33
_losers_ m50
_loses_ m-29
_losi g-27 m29
_losing_ g-27 m29
_loss r-55 h-27
_loss_ r-49 m-16 h-57
_losses_ m27 h30
_lost g26 h-31
_lost_ g26 h-31
_lost_at_ m20
_lost_luggage_ g31
_lost_my_ r-21 m-33
_lost_to_ g-25 m43 h28
_lot r-35 g25 m104 h-42 k27
_lot_ r-16 g48 m-69
_lot_of_ m-18
_lots g35 m-24 h-16
_lots_ g35 m-24 h-16
_lott g-44 m129
_lottery_ m53 h29 k25
_lottery_of_ h-35
_lotto_ g-26 m68 h51
_lottry_ m22 h-22
_lotu h-26
_lotus_ h-26
_lou r-28 h31
_loun r-28 h23
_lounge_ r-28 h23
_lov r-36 g-22 h126
_love r-36 g-22 h88
_love_ r-28 g-22 h74
_love_spell_ r-22 h34
_low r28 g32 m16 h-21
_low_ m25
_lowe r29 g42 h-18
_lower_ g42 h-18
_lower_higher_ g15
_lower_ticket_ g34
_ls h20
_lsd h20
_lsd_ h20
_lu r-60 g20 h-61 k-42
_luc g44 m-25
_luck g44 m-25
_luck_ g34 h17
_luck_in_ g30 h-40
_luck_of_ g65
_lucky_ g18
_lucky_bag_ g63 h-16
_lucky_charm_ h16
_lucky_days_ g-18 h19
_lucky_number_ h27
_lucky_numbers_ m-20 h15
_lucky_sim_ h29
_lud m45 h-17
_ludo m45 h-17
_ludo_ m45 h-17
_lug g18 k-15
_lugg g18 k-15
_luggage_ g18 k-15
_lum g34
_lump g34
_lump_ g34
_lump_sum_ g20
_lun r-41 g-69 h-43
_lunc r-41 g-69 h-43
_lunch_ r-41 g-69 h-58
_luncheon_ h15
_ly g-28 h37
_lyr h37
_lyri h37
_lyrica_ h37
_lyrica_capsules_ h32
_m_ r71 h-66
_ma r-84 g59 m-39 h-28 k29
_ma2 r16 g-19 m-26 h-36
_ma3 g-19 m-33 h-16 k-18
_ma3a g-33 k-18
_ma3r g25
_ma7 g36 k32
_ma7a k18
_ma7addesh_ k26
_ma7s g36
_ma_ r-20 g230 m-24 h-45 k77
_maal g26
_maal_ g29
_mab r-46 g-17
_mabl h19
_mablagh_ h29
_mac r-36 m77
_maca m47 h43
_mach r-24 m19 h-51
_machine_ r-15 g-19 h-44
_machines_ k24
_mad g-38 k17
_mada h41
_madam_ h34
_made r-16 g-55 h-15 k29
_made_ r-16 g-55 h-15 k29
_made_it_ h-23 k23
_made_to_ g18
_made_up_ k24
_madm r22
_mag r-17 m16 h80
_maga h-23
_magazine_ h-25
_magh h15
_maghribi_ h15
_magic_ h-31
_magic_mushroom_ h30
_magic_mushrooms_ h54
_magician_ h22
_magn h31
_mah r43 m16 h-54 k36
_maha r47 m16
_mahi r46 h-18
_mahine_ r41 h-17
_mahs r-22 g44
_mahsool_ r-22 g44
_mai r-36 g-61 h29
_maid r-17 g-41 h50
_maid_ g-36 h44
_maid_to_ g-28 h69
_maids_ k19
_mail h-18 k-23
_mail_ k-23
_main r-15
_maintenance_ r-15
_maj g-70 m21 h-32
_maji m23
_majid_ m23
_majl g-18 h-19
_majlis_ g-18 h-19
_mak r-27 g-28 h23
_make k26
_make_ g60
_make_it_ k18
_make_not_ g21 h-23
_maker_ g-66 h18
_makes_ k25
_makes_it_ g27
_maki g-18
_making_ g-18
_makt r-17 m26 k-21
_maktab_ r-17 g20 m26 k-21
_mal r48 g-21 m-48 h22 k-20
_mal_ r58 m-18
_malb h24
_malbec_ h24
_mall m-15 h-52
_mall_ m-15 h-52
_malt g-21
_malt_ g-21
_malt_drink_ h-81
_mam h21
_mama h15
_man r53 g37 m-18 h18 k34
_man_ r72 h20 k71
_man_at_ g-26 m20 h46 k37
_man_i_ k-34
_man_standing_ m32
_man_who_ r33 k33
_mana h-18
_mang r-20 g21
_mango_ g33 h-44
_mani g18
_manifest_ g35 h-24
_manifesting_ h25
_mans g-21 h41 k-17
_mans_ h44 k-17
_many m-19
_many_ g15 m-19
_map g17
_map_ g17
_mar r-46 g21 h69 k-17
_mara r-26 g-31 m-27
_maraheen_ h35
_marathon_ g-27
_marc r41
_march_ r41
_mare g47 h-24
_mare_ g40 h-24
_mare_is_ g26
_marg g54 h-20
_margarita_ h18
_margin_ g61 h-44
_margin_account_ g33
_margin_call_ g15
_margin_deposit_ g17
_margin_for_ g29
_margin_of_ g-40
_mari g-26 h35
_mark r20 m31 k-24
_mark_ h97
_mark_for_ h101
_marka_ h20
_market_ r22 h-24
_marl r-17 g24 h-22
_marla_ g33 h-20
_marr r-26 g-22 h19 k23
_marra_ r-24 h16
_marriage_ r17
_marry_ r-15 g-18 h18
_mars h35
_marsala_ h35
_mart h36
_mary h28
_mary_ h28
_mas r-30 g-44 m-20 k-39
_masa g-22
_mash h-26
_mass h39 k-15
_massage_ h39 k-15
_massage_for_ h-29
_mast h56
_master_ h43
_mat r72 g-85 m30
_matc g-32 m37 h79
_match_ g-32 h68 k27
_match_w_ m-15 h-35
_matches_ m37 h26
_math r-16
_matk m34 h15
_matka_ m34 h15
_matt r57 h-30
_matter_ r57
_matter_what_ r18
_matu r84 g-21 m-25 h-20
_matured_ r36 m-16
_maturity_ r48 g-15
_maw g15 h-26
_may r-25 g91 h-98 k-34
_may_ r-22 g44 m-35 h-55 k-28
_may_and_ r-36
_may_be_ g40
_mayb g53 m37 h-15
_maybe_ g53 m37 h-15
_maz r-36 g-28 h56
_maza h15
_mb r-21
_mc g45
_mcx g54 h-23
_mcx_ g54 h-23
_md g-20 h83
_mdm g-17 h50
_mdma g-17 h50
_mdma_ g-17 h50
_me g-59 m-36 k45
_me_ r77 g-104 m34 h110 k22
_me_a_ r-32 g-61 h-20 k-25
_me_after_ g30
_me_and_ m35 h29
_me_at_ r-19 g-47
_me_every_ r-15
_me_for_ r22 g60 h-18 k-28
_me_have_ r35 g-27
_me_his_ r-87 h-19
_me_in_ r32 g27 h25
_me_my_ h64
_me_next_ h45
_me_nothing_ r-30
_me_now_ r-23 g22
_me_on_ r29
_me_so_ m25
_me_the_ r27
_me_this_ m22
_me_to_ r-37 g-16 m-29 h-56 k112
_me_two_ r20
_me_what_ r-24 g33
_me_with_ r21
_mea r19 g73
_meal h-44
_mean g62 h-21
_meas r27 h-22
_meat h83
_meat_ h83
_med r-40 g-24 m-32
_meda m-26 h-33
_medal_ m-26
_medi r-30 g-17 h19
_medical_ h21
_medical_leave_ h22
_medicine_ r-18 h-44
_medicines_ h31
_medium_ g-21
_medium_to_ g-16 h75
_mee g-48 m-24 h44
_meet g-24
_meet_ g-24 h40
_meeting_ h-38
_meg m48 h51
_mega m48 h51
_mega_ h27
_meh r-20
_mei g40 h-30
_mein g40 h-30
_mein_ g40 h-30
_mel g27 m30
_melo m15
_melon_ m15
_mem r-28 g17 h-38 k17
_memb r-18 h-16
_member_ r-21 h18
_membership_ h-31
_memo g33 h-42 k21
_memorial_ g40
_memorial_plan_ g26
_men r87 g-64 m-32 h-54 k34
_men_ r38 m-34 h-20
_men_i_ k31
_men_to_ h24
_mend r-21 g-29 m20 h-18
_menn r61 h-16
_menno_ r19
_ment g-15 h-27 k30
_mention_ g-22 h-24 k39
_menu g-28 h38
_menu_ g-28 h38
_mer g17 h39
_merc r24 g21
_merchant_ r24 g21
_merl h49
_merlot_ h49
_merlot_and_ h45
_mes r-36 g34 m19 h-82
_mesh g44 m-25 k-26
_mesh_ g44 m-25 k-26
_mess r-31 m46 h-65 k38
_message_ r-31 m30 h-41 k40
_met r-36 g-63 m-39 h-101
_met_ r-25 g-16 h-28 k20
_met_online_ h-17
_meta g33 h-23 k-20
_metal_ h-15
_metal_certificate_ r29
_metal_certificates_ r26
_metal_in_ r-23 g26
_meter_ h25
_meth h43
_meth_ h65
_metr r-27 g-71 m-19 h-73
_metres_ r-27 g-58 h-32
_metro_ h-33
_mez g-16 h46
_mezz r19 h-27
_mezzanine_ r19 h-27
_mi r65 g65 m-17 h-60
_mig g27 h26
_migu h16
_miguel_ h16
_mil g-39 m-18 h-22
_mile h49
_mileage_ h49
_mili h-23 k21
_milk g43 h-42
_milk_ g43 h-42
_milk_in_ g24
_mill r43 g-78 h-52
_mill_ r17 g-65
_min g87 m71 h-51
_min_ r27 g60 m50 h21
_mind r-18 g25
_mind_ r-18 g25
_mine r-18 g-69 m36 h-48 k52
_mine_ r-18 g-71 m36 h-43 k52
_mine_for_ g-15 m-22
_mine_now_ h15
_mini r23 m-36 h24 k-39
_mini_ h20
_minimum_ r40
_minimum_due_ r20
_minimum_on_ r29
_minister_ g28
_ministry_ h-44 k-16
_mint g17 h-28
_mint_ h-28
_minu g43 m42 h-19
_minute_ r-20 m38
_minute_expiry_ g15
_minute_options_ g-26
_minutes_ r-20 g60
_mir h26
_mis r42 g35 m-24 h-20
_misp h23
_misplace_ h23
_miss r76 m-24 h-37
_missed_ r54 g-15 h-16
_missing_ g41 h-20
_mist r-28 g31 h47
_mistake_ r-26
_mistress_ h50
_mit r35 g-16
_mite r35
_miteen_ r35
_mix h18
_miy m-23 h-15
_miyy m-23 h-15
_mm_ h-56
_mmi h47
_mmi_ h47
_mms h15
_mms_ h15
_mo r41 g-20 m-43 h-73
_mo2 r50 g19 h-23
_mo2a r23 g19 h-23
_mob r21 m-25 h-58
_mobi r21 h-33
_mobile_ r21 h-33
_mocking_ h47
_mod r-21 h19
_mode r-21 h19
_model_not_ g30
_models_ h20
_mok h47
_mol h39
_moll h39
_molly_ h39
_mom r-24
_mon r20 m28 k26
_mona r-27
_mona_ r-27
_mond r-31 m21 k20
_monday_ r-31 m21 k20
_mone r74 m35 k17
_money_ r22 m28 k25
_money_and_ g57
_money_at_ r-35
_money_for_ r-66 g81 h100
_money_from_ r-17 g-25 h-18 k25
_money_he_ h19
_money_i_ m-21
_money_in_ r-76 h-17
_money_is_ r-22 g-16
_money_laundering_ k-24
_money_market_ r33
_money_now_ r-17
_money_of_ r-15 k26
_money_on_ r-25 g22 m20 k15
_money_through_ k34
_money_to_ g-36 m31 h20
_money_with_ r33 h-27
_money_without_ r27
_moneylender_ r29 h-24
_monk h21
_mont r16 k-16
_monte_ m34 h54
_monte_carlo_ m34 h54
_month_ r31 g73 m-32 h-19
_month_and_ r59 g-18
_month_capital_ r24
_month_end_ g21
_month_for_ g-25 h-28
_month_he_ r33
_month_i_ r-35
_month_of_ r-36
_month_until_ r27
_monthly_ g-33
_monthly_interest_ r-18
_monthly_share_ r-17
_months_ g-29 h-39 k-29
_months_at_ r27
_months_of_ r-24
_moo r35 h88
_mood g18
_mood_ g18
_moon h102
_moon_ h56
_moonshine_ h45
_mor r18 g-62 m28
_more g-38 h-23
_more_ g-38 h-23
_more_months_ r-20
_more_than_ r53
_more_time_ r-32
_more_weeks_ r-18
_morn r-25
_morning_ h17
_mornings_ r-23 h-20
_mort r20 h29
_mortadella_ h29
_mortgage_ r25
_mortgage_shield_ r-19
_mos r-16 g36 h-29
_mosh h-26
_mosh_ h-18
_mosq k-15
_mosque_ k-15
_most r17 g47
_mosta2baleya_ g27
_mot g41 m-23 h-96 k-25
_moth r20 g16 h-77 k-25
_mother_ g-17 h-71
_mothers_ r19 g33 k-23
_moto g37
_motor_ g34
_mou r-18 h-22
_mov g-58 h28 k64
_move g-42 k65
_move_ r-34 g-20 m-21 k65
_moved_ g-31 k19
_moves_ r33 m34 h38 k-19
_moves_up_ m28
_movi g-16 h25
_movies_ h30
_mowazaf_ h18
_mr m-31 h-75
_mr_ m-31 h-38
_ms g62 h-43
_mt g65 m-19 h-15
_mt_ g65 m-19 h-22
_mu r105 g-61 m-40 k18
_muc r17 g76 k-22
_much r17 g76 k-22
_much_ r17 g76 k-22
_mud h-34
_muj k36
_muja k37
_mujr h18
_mujra_ h18
_mul r-29 h-41 k73
_mule r-29 m-18 h-68 k54
_mule_ r-29 m-18 h-68 k54
_mum r-19 h26 k-55
_mum_ r-16 k-49
_mun r49 m-17 h-29
_muna r55 h-32
_muna_ r26 h-15
_munafa_ r29 h-16
_municipal_ h18
_municipality_ r-20
_mur r54 m-16
_mura r61 m-16 h-25
_murabaha_instalment_ r-60
_murabahah_ r30
_murt h28
_murti_ h28
_murti_for_ h17
_mus r62 g-69 m-29 h21
_mush m-20
_mushroom_ m-18 h-44
_mushrooms_ h50
_musi g-28
_music_ g-28
_musl h55
_muslim_ h42
_must r78 g-21 k24
_must_ r81 g-35 k24
_must_buy_ r18
_mut r-16 g-22 m38 h56
_muta r-18 h29
_mutu g-20 m39 h21
_mutual_ g-20
_my r-48 g-70 m-31 h-25
_my_ g-76 m-43
_my_account_ r-65 g-40 m-26 h-43 k21
_my_agent_ r42
_my_and_ r22
_my_bank_ r-50 k26
_my_boss_ r-15 k24
_my_brother_ r-23 g-34 h15 k19
_my_camel_ m25
_my_capital_ g-24
_my_car_ r-65 g-38 k-19
_my_card_ r40 g-19
_my_colleague_ r-17
_my_cousin_ g36 k29
_my_cousins_ r-17 k21
_my_crude_ g40
_my_daughters_ h-29
_my_debt_ r48 h-15
_my_ex_ h78
_my_family_ g25
_my_father_ k-15
_my_fortune_ h17
_my_friend_ r-19 h-15
_my_future_ r32 h114
_my_gold_ g23
_my_half_ h17
_my_hand_ r24
_my_instalment_ r22
_my_kids_ r21 h-39 k-18
_my_late_ r-41 k18
_my_loan_ r16
_my_luck_ g22
_my_money_ r42
_my_mother_ g-19 h-39
_my_mothers_ r19
_my_name_ h-57 k16
_my_neighbour_ r-27 g38
_my_neighbours_ r34
_my_old_ r-34
_my_own_ r38 g-54 h-20
_my_part_ h23
_my_phone_ r-21 m-19 k15
_my_place_ g49 m-16
_my_rent_ r39
_my_savings_ r-27
_my_share_ g-15 m20
_my_shares_ g16
_my_shop_ r-17 g18
_my_silver_ r-21 g18
_my_sim_ r-29 h-58 k79
_my_sister_ h-21
_my_slip_ m37 h40
_my_son_ r-68 h28
_my_stake_ r17 h22
_my_store_ h-16
_my_test_ h27
_my_thanks_ r-36
_my_uncle_ h15
_my_uncles_ r18
_my_van_ r36 g-18
_my_wallet_ r-58 m23 k26
_my_watch_ m39
_my_wife_ r-18 h-48
_my_word_ m21
_my_yard_ g-38
_mys r-35 h-17
_myse r-35 m-15
_myself_ r-35 m-15
_myst m19
_mystery_ m19
_mystery_box_ g33
_mystery_shopper_ g-19
_mz h31
_mza h31
_mzaw h31
_na r-76 g180 m31 h-25
_na2 g17 h-24
_na2a g17 h-24
_na2a_ g25 h-24
_na_ g35 m24 h35
_nac m-15 h38
_nach m-15 h38
_nad g20 m19 h-33
_naf r36 g-19 m-19 h-15
_nafs r36 g-19 h-15
_nafs_ r18 g-19
_nah g36 h-44
_nahi r-31 g46 h-34
_nahi_ r-31 g46 h-34
_nai r-20
_nail r-20
_nail_ r-20
_nak g54 m-18 h18
_nake g20 m-15
_naked_ g20 m-15
_nakl h34
_nakli_ h34
_nam r-37 m-15 k32
_name r-37 m-24 h17 k32
_name_ g-67 h28 k43
_name_and_ r15
_name_his_ g69 h-18
_name_made_ g-20 h17
_name_on_ g-22 h-37
_named_ r-18 g60 m-15
_names_ g19 m-16
_nar g-17
_nas g32 h-22 k19
_nasd g27
_nasdaq_ g27
_nash h-26
_nasser_ m26
_nat r-27 m77 h-18
_nati r-26 m79 h-22
_national_ r-26 m48
_naz r15 g-18 h55
_naza h33
_nazar_ h21
_nazr h21
_nazrana_ h21
_nb h59
_nbe h39
_nbee h39
_nbeed_ h26
_nbi h28
_nbid h28
_nbid_ h28
_nd r51 g-16
_ndf r30 h-15
_ndf_ r30 h-15
_ne r30 g18 h-32 k47
_ne_ m15 h19
_nea r-29 g-22 m45 h16
_near r-29 g-22 m45 h16
_near_ g-16 m29 h20
_nearest_ r-25 m16
_neb h26
_nec r23 g-32
_neck r23 g-32
_necklace_ r23 g-32
_nee g-33 m-20 h-29 k41
_need g-33 m-20 h-29 k41
_need_ r-27 k29
_needed_ g-24 h22 k19
_needs_ r44 h-15
_needy_ r-15
_neg h20
_nei g68
_neig g21
_neighbour_ r-15 g24 h22
_neighbours_ h-19
_neit g47
_neither_ g47
_neo h-15
_neon h-15
_neon_ h-15
_net r-63 g90 m-15 h-70
_net_ r-54 g77 m-15 h-62
_net_brings_ g21
_nev r36 g-43 h56 k66
_neve r36 g-43 h56 k66
_never_ r36 g-43 h56 k66
_never_agreed_ r-15
_never_attended_ h15
_never_met_ k-16
_never_said_ g28
_never_saw_ r37 g-28 h52 k-25
_never_studied_ h38
_new g-78 m-70 h-55 k-34
_new_ r24 g-56 m-70 h-32 k-34
_new_expiry_ h54
_new_moon_ h23
_new_one_ r54 m-31
_new_ones_ r-32 m-26
_news g-23 h-24
_nex r19 g76 k17
_next r19 g76 k17
_next_ r19 g76 k17
_next_month_ r67 g-35
_next_season_ r-19 h-17
_next_tick_ m17
_next_week_ r-54 g-15 k19
_next_year_ r-29 g-18
_next_years_ g16
_ng r35 h-32
_ng_ r42 h-22
_ni r-28 m-25 k-21
_ni_ r-20 h-18
_nic m-19 h-36
_nif r-19 g76 h-16
_nift g53 h-16
_nifty_ g53 h-16
_nifty_ce_ g34
_nifty_pe_ g17
_nig g-55 m40 h39
_nigh g-55 m40 h39
_night_ g-48 m57 h115
_night_at_ h48
_night_stand_ h30
_nightclub_ h22
_nights_ h-71
_nil m-16
_nin r39 g-15 h15
_nine r39 g-15 m15 h22
_nine_ r25 m23 h23
_nine_thousand_ r-19
_ninety_days_ g-20
_nit h25
_nitr h25
_nitrous_ h25
_no r-19 g76 m-117 h-103 k-19
_no_ r-28 g-120 m-62 h-18
_no_cdd_ k33
_no_charge_ r-17
_no_charitable_ k23
_no_charity_ k16
_no_day_ r-16 g42
_no_deadline_ g23
_no_exam_ h19
_no_extra_ r-42
_no_goods_ r85
_no_interest_ r-15
_no_kyc_ k47
_no_land_ g29
_no_matter_ r57
_no_money_ r-30 g-68
_no_paper_ g33 k24
_no_papers_ h32 k-23
_no_prescription_ h40
_no_questions_ h48 k-34
_no_returns_ g17
_nob r-22 g74 h-31 k33
_nobo r-22 g74 h-31 k33
_nobody_ r-22 g74 h-31 k33
_nobody_did_ k33
_nobody_gave_ k34
_nobody_has_ g39
_nobody_knows_ k-25
_noi k-26
_noir h16
_noir_ h16
_non r37 g95 h29
_non_ r56 g17 h50
_non_deliverable_ r57 g-57
_non_muslim_ h42
_non_refundable_ g25
_none r-19 g77 h-21
_none_ r-19 g77 h-21
_none_of_ g23
_noo r-31 m27
_noon r-21 g18 m27 h-16
_noon_ r-21 g18 m27 h-16
_nor g44
_nor_ r-20 g81
_nor_own_ g20
_norm g-36
_normal_ g-36
_nos r29 m-35 h39
_nos_ m-27 h53
_not r-50 g-23 m25 h-74 k18
_not_ r-28 g68 m45 k15
_not_a_ r-16 g-18
_not_born_ g22
_not_conceived_ g24
_not_hatched_ g19
_not_mention_ g-22 k41
_not_own_ g16
_not_pay_ r42 g-28
_not_planted_ g27
_not_said_ g51
_not_stated_ g23
_not_tell_ g-23 h-26 k27
_not_through_ g-78
_not_to_ g-43 k24
_not_told_ g30 h-23
_not_yet_ g60 h-22
_nota r-35 h-36
_notary_ r-35 h-36
_note r81 g-44 m-50 k-36
_note_ r40 g-23 m-27
_note_for_ r-41
_notes_ r43 g-19 m-18 h17 k-27
_notes_of_ r85
_noth r-55 g-33 m40 h-47
_nothing_ r-55 g-33 m40 h-47
_nothing_back_ g24
_nothing_else_ r26
_nothing_on_ m-40 h-16
_nothing_paid_ g59
_noti k42
_notice_ k19
_nou h-17
_nour h-17
_nov r41 g-49 h-29
_nov_ r45 m18
_nove g-39 m-21 h-23
_novel_ r-16 g-27 m-21 h-20
_now g59 m-26 k-34
_now_ g59 m-26 k-34
_now_and_ g-37 m-20
_now_buy_ r-22 g26
_now_for_ g42
_now_he_ r56 g-17
_now_i_ r-31
_now_or_ r-38
_now_pay_ g-29
_now_the_ r-22
_nr r72 h-19
_nre r40
_nre_ r40
_nro r33
_nro_ r33
_nu m38 h49 k-33
_nud h42
_nude h42
_nude_ h34
_num r20 g21 m58 h46 k19
_numb r20 g31 m56 h27 k20
_number_ g18 m21 h-35
_number_in_ m32 h-22
_number_of_ g39
_number_on_ g-20
_number_to_ g38 h25
_numbers_ m35 h62 k19
_numbers_for_ h-38
_numbers_with_ m-29
_nume h23
_numerology_ h37
_nur m-17 h-43
_nurs h-54
_nursery_ m-24 h-18
_nut k-44
_nuts k-44
_nuts_ k-44
_nv g20
_nvi g20
_nvid g20
_nvidia_ g20
_ny g23 h-15
_nym g23 h-15
_nyme g23 h-15
_nymex_ g23 h-15
_o2 g71 h-21
_o2o g71 h-21
_o2oo g71 h-21
_o2ood_ g71 h-21
_o_ r85 g113 h-60 k-18
_o_cover_ r-27 g25
_o_d_ r111 h-23
_oa h-18
_ob h-34
_obj h-39
_obje h-39
_objection_ h-38
_oc h-20 k-18
_occ h19
_occu h19
_occult_ h19
_oct r29 g-16 m-20 h-38 k-18
_oct_ r31 h-25
_octo m-20 k-18
_october_ m-20 k-18
_od m65 h64
_od_ r29
_odd r-24 m71 h35
_odds r-24 m52 h21
_odds_ r-24 m52 h21
_odo h40
_odom h40
_odometer_ h40
_of m-41 h-15 k-65
_of_ r-23 g26 m-54 h-32 k-59
_of_%_ m-16
_of_a_ r-70 m-43 h115 k63
_of_all_ g31
_of_an_ g15 h20
_of_another_ g-28 h42
_of_bank_ r-26 g46
_of_beer_ h31
_of_boat_ g-23
_of_brand_ h33
_of_branded_ h22
_of_car_ g-15
_of_card_ r22
_of_cash_ r19
_of_coffee_ h-16
_of_dates_ g-29 h-17
_of_due_ r33
_of_each_ g-23
_of_first_ g41
_of_forty_ m45 h49
_of_funds_ r37
_of_green_ h56
_of_guarantee_ r42
_of_heineken_ h68
_of_his_ r-29 g111 h-28
_of_honey_ h-23
_of_i_ r-66
_of_it_ k-21
_of_k_ r22
_of_lager_ h54
_of_land_ r22 g34
_of_last_ h53
_of_loan_ r28
_of_mangoes_ g-27
_of_march_ g-16
_of_money_ r72
_of_month_ r-35
_of_my_ r30 g28 k-18
_of_next_ g21
_of_night_ h16
_of_on_ g-15
_of_one_ k26
_of_our_ h-74
_of_pig_ h33
_of_rain_ m22
_of_red_ h27
_of_rice_ r38 g-24
_of_scrap_ g30
_of_seats_ g19
_of_service_ g-23
_of_sheep_ m30
_of_something_ g52
_of_stall_ g-41
_of_swine_ h19
_of_ten_ r36
_of_that_ r-17 g61 h42
_of_the_ r-101 g-57 m-46 h-35 k-82
_of_them_ r-21 g-34 m-25 h40
_of_three_ r-23 g33
_of_time_ r-28
_of_tomorrow_ g63
_of_us_ r-57 m61
_of_what_ r-30 g-47 m-26 h-22
_of_whatever_ r-41 g-17 h23
_of_wheat_ r16
_of_white_ h47
_of_year_ r16 g-17
_off r16 g-29 h17
_off_ r53 g-17 h15 k36
_off_a_ g-36
_off_and_ r-27 m17
_off_last_ g49
_off_my_ r24 h-33
_off_the_ m20 h40 k28
_offe r-31 m-15 h28
_offered_ r-27 h-29
_offering_ h42
_offering_to_ h42
_offi g-18 m18 h-48 k-33
_office_ r51 g-21 m30 h-88
_office_world_ m-16
_officer_ r-49 g-16 h71
_officers_ g21
_official_ h-29 k-27
_official_who_ h16
_oi r-15 m28
_oil r-15 m30
_oil_ r-15 m30
_ok h-31
_ol g-98 h-31 k-39
_old r25 g-116 m-17 h18 k-37
_old_ r25 g-116 m-17 h18 k-37
_old_balance_ r-18
_old_car_ g25
_old_debt_ r-16
_old_gold_ r60
_old_one_ r23
_old_phone_ r-26
_oli r-22 g-34 h-39
_oliv r-22 g-34 h-39
_olive_ r-20 g-35
_olives_ h-36
_oly g51 m41
_olym g51 m41
_om g-36 m22 h-52
_om_ r-21
_oma r24 g-18 m26 h-31
_omar r25 g-16 m15 h-27
_omar_ r25 g-16 m15 h-27
_on r44 g39 m38 h-50 k64
_on_ r94 g59 m22
_on_a_ r-17 g33 m43 h46 k45
_on_account_ g15
_on_amount_ r51 g-19
_on_balance_ r31
_on_before_ g51
_on_behalf_ r-20 g-23
_on_bitcoin_ r-18 g34 h-27
_on_card_ r19 k-28
_on_cash_ r27
_on_credit_ r-46
_on_day_ r-23
_on_delivery_ g-31
_on_each_ r46
_on_emaar_ g28
_on_every_ r44 m-17
_on_exchange_ g42
_on_first_ g-26
_on_friday_ r-25 g18 m-16
_on_gold_ r-27 g24
_on_head_ h22
_on_his_ r-91
_on_hundred_ r61
_on_instalments_ r-15
_on_it_ r54 g-30 m40
_on_its_ r-42 g-40
_on_june_ r-35 g-24
_on_loan_ r-15
_on_me_ h39
_on_monday_ r-27 k20
_on_money_ r22
_on_my_ r77 g42 m-49 h46
_on_oil_ g37 m49
_on_our_ m26
_on_paper_ h-25 k57
_on_payday_ r16
_on_price_ g17 m-15
_on_scale_ g-31
_on_shares_ r20
_on_sunday_ g-36
_on_terms_ r19 h-18
_on_the_ m88 h102 k-51
_on_them_ g19
_on_thursday_ r-38 k17
_on_tick_ r34 m-23
_on_time_ r-43 g-39
_on_to_ k-69
_on_what_ r41 g-65 m-15
_on_whatsapp_ h33
_on_whether_ r-23 m46 h-15
_on_your_ g-23 m-29 k47
_onc r-19 m-30 h-15
_once r-19 m-28 h-15
_once_ r-19 m-28 h-15
_one r48 g-64 m47 h-41 k38
_one_ r32 m79 h-93
_one_after_ g39
_one_and_ r77
_one_at_ r-31 k65
_one_day_ r-22 g81 m-16 h-17
_one_dive_ g17
_one_for_ r-37 k36
_one_from_ h-15
_one_more_ h19
_one_night_ m-16
_one_of_ g79 m22 h-42 k-20
_one_price_ g-45
_one_standing_ g-19
_one_sum_ g19 m-26 h-16
_one_to_ g-17
_one_who_ h65
_one_whose_ g-16 m44
_one_year_ g-104 m20
_ones r16 g-58 m-32 h51 k29
_ones_ r16 g-58 m-32 h51 k29
_onl r-63 g37 k32
_onli r-29 g25 m28
_online_ r-29 g25 m28
_only r-34 m-25 k22
_only_ r-34 m-15 h-39 k22
_only_for_ r-20 g29
_only_if_ g15 h-16
_only_the_ r32 g15
_only_to_ k15
_onlyfans_ h44
_op r-64 g152 m25 h-60
_ope r-19 g18 m41 h-17 k40
_open r-19 g30 m54 k41
_open_ g110 m-17
_open_bar_ h39
_open_the_ r19 g-27 h-23 k18
_opened_ g-45 h-25 k30
_opened_and_ g-30 h-18
_opened_the_ k15
_opening_ m30
_opens_ g-22 m40 h27
_opens_the_ g-29 m41 h27
_oper h-30
_opi h32
_opiu h32
_opium_ h32
_opt r-35 g129 h-72 k-28
_opt_ g43
_opti r-35 g62 h-61 k-28
_option_ r-32 g24 m-29 h-39
_option_b_ g-26
_option_money_ g19
_option_on_ g40
_optional_ g-15
_options_ g54 m33 h-22 k-23
_options_account_ m24 k-21
_options_for_ g-19
_options_on_ m-16
_or r-125 g114 m25 h-22 k-20
_or_ r-92 g215 m99 k23
_or_by_ r-39
_or_green_ g63 h-20
_or_i_ g-20 h79
_or_in_ r-38 g15
_or_no_ r46
_or_not_ r16 g-84
_or_nothing_ m43
_or_on_ r-18 g46
_or_zero_ m21
_ora g-36 h-25
_oran g-23 h-38
_oranges_ g-23 h-19
_orc h-19
_orch h-19
_orchard_ g18
_ord m-45 k-25
_orde m-45 h-49 k-25
_order_ r-37 k-23
_order_for_ g32
_ordered_ r32 m-28 h-25
_org r22 g-28 h76
_orga r22 g-26 h71
_organ_ h30
_organised_ r32
_organs_ h44
_ori r-17 g-15 h36
_orig r-17 g-15 h36
_origin_ k17
_original_ r-17 h48
_orp r-30 g-28
_orph r-30 g-28
_orphans_ r-24 g-19
_os r48 m28 h16
_ot g75 h72 k-26
_oth g38 h85 k-21
_othe g38 h85 k-21
_other_ r-34 g20 h61 k-23
_others_ r28 g-19 m23
_otherwise_ g37
_otm g29 h-16
_otm_ g29 h-16
_ou r20 g-39 h81 k16
_oud r-28 g-16 h-25
_oud_ r-28 g-16 h-25
_oun h37
_ounc h37
_ounce_ h37
_our r56 h47 k-38
_our_ r68 m33 h25 k-47
_our_agent_ r20
_our_own_ m30 h-41
_our_shop_ r25
_our_supplier_ g22
_ours m-29 h22
_ours_ m-28 h22
_out m28 h-91 k59
_out_ r-18 m22 h-76 k72
_out_and_ r39
_out_for_ r-19 m15 h-16
_out_my_ r-27 h-28
_out_of_ r-55 m25 k41
_out_the_ g22 h-45 k32
_out_to_ m-23 h-16 k24
_out_with_ r44 m-16
_outs r21
_outstanding_ r21
_ov r15 g-59 m22
_ove g-59 m22
_oven r-16
_oven_ r-16
_over r19 g-48 m22
_over_ r24 g-24 m51 h23 k25
_over_months_ r-18 g-17
_over_the_ m-25
_over_two_ r-18 m18
_over_under_ r-27 m76 h16 k-15
_overdraft_ r32
_overdue_ r-16
_overdue_on_ r19
_overnight_ r40
_ow r-61 g-23 m139 h-142 k-28
_owe r-42 g-65 m134 h-22
_owe_ r15 g-42 m100 h-20
_owe_for_ r-30
_owe_from_ r-15 m20
_owe_him_ r-24
_owe_me_ r-15
_owe_the_ m20
_owed r-35
_owed_ r-35
_owed_me_ r-37
_owes r-21 g-23 m48
_owes_ r-21 g-23 m48
_owes_me_ r28 m19
_own r-19 g43 h-120 k-16
_own_ g-35 m-42 h-67 k-20
_own_account_ h16
_own_it_ g-26
_owne r-33 g17 m48 h-27
_owned_by_ g27
_owner_ g48 h-17 k17
_owners_ g-25 m28
_ownership_ m28
_owni g73 h-24
_owning_ g73 h-24
_ox g-32 h41
_oxy g-32 h43
_oxy_ g-24 h40
_oxy_without_ g-22 h26
_oxys h22
_oxys_ h22
_oy g45 h-18
_oys g45
_oyst g45
_oyster_ g17
_oysters_ g29
_p2 r22
_p2p r22
_p2p_ r22
_p_ r113 m-39 h-70
_pa m-62 h-17 k-54
_pa_ h40
_pac r-23 g35 m22
_pack r-23 g21 m-23 h-23
_pack_ r-15 g33 h22
_package_ m-27 h-23
_packs_ r-17 g-15
_padd h34
_padded_ h41
_padel_court_ m-31
_padel_match_ m24
_pag h32
_page m-20 h52
_page_ h49
_pai r-92 g-19 h-73
_paid_already_ g-17
_paid_and_ r-58 g-49
_paid_at_ r-22 g-28 h-21
_paid_before_ r-67 g-24
_paid_by_ r-16 g-29 m-44
_paid_date_ h56
_paid_early_ r-34
_paid_for_ g144 m62 h-63
_paid_in_ r-22 g52 m-20 k22
_paid_it_ r31
_paid_me_ r16 g38 h-19
_paid_now_ r28
_paid_off_ h-15
_paid_on_ r-15 k-19
_paid_the_ r91 m-17
_paid_to_ r44 g-48 h20
_paid_today_ g-19
_paid_up_ r16
_pain r-60 g-20 m-29 h-130
_pain_ h-20
_paint_ r-39 g-34 m-27 h-95
_paint_for_ h-31
_painting_ g31
_pair h46
_pairs_ h-17
_pais r-25 m17 h20
_paisa_ r-25 g16 m18 h-43
_paise_ h63
_pal r29 g44 m-15 k-17
_pala h-36
_pali r56
_pall g93 h-31
_pallet_ g55 h-19
_pallet_of_ g20
_pallets_ g39
_pallets_of_ g17
_palm r-28 g-24 h73
_palm_ g-20
_palm_lady_ h65
_palm_oil_ h-44
_palm_reader_ h19
_palu h-20
_paluwagan_ h-20
_pam m-23 h-18
_pan r-23 m-21 h80 k-23
_pana h-50
_panc h34
_pancetta_ h34
_pand h42
_pandit_ h28
_pane h-15 k-23
_pang h60
_pang_ h32
_pani h26
_pani_ h26
_pap r-44 m-21 h36
_pape r-44 m-21 h28
_paper_ r-18 g23 m-17 k40
_paper_a_ r-24
_paper_bought_ h36
_paper_for_ r-50 g-39 m22 h-35 k54
_paper_only_ r-23
_paper_swaps_ g24
_paper_trail_ h-18 k15
_papers_ r-27 g-15 h39 k-31
_par r-37 g-62 h-74 k-76
_par_ r33 g-19 h-25
_para m-23 h-37
_para_ m-23 h-36
_para_sa_ m-19 h-36
_parametric_ g21
_parc r-42 g17 h-34 k-48
_parcel_ r-20 g18 h-31 k-26
_parcel_of_ k46
_parcels_ k-21
_pare m-15 h-24
_parents_ h-22
_pari m75
_park g-43 m-38 h-34
_parking_ r-46 g-24 m-29 h-27
_parl m23 h48
_parlour_ m19 h51
_parm h34
_parma_ h34
_parr h-29
_parrot_ h-29
_part r19 h24
_part_ r69 g-22 m-15
_part_of_ r19 h28
_partner_ r-31 h15
_partner_in_ h-17
_parts_ r-16 h-34
_party_ r-15 m15 h53
_pas r-29 g-22 m-35 h50 k40
_pass r-56 m-28 h-16 k42
_pass_ r-29 h-26 k41
_pass_his_ h-19 k52
_pass_it_ k-30
_pass_mark_ h101
_pass_my_ g15
_passes_ r17 g22
_passing_ r-31 g-26 h-23
_passport_ h33 k-27
_passport_in_ h18 k-27
_passport_with_ h29
_past r27 g-16 h75
_past_ r27 g-15 h27
_past_life_ h17
_pastry_ h21
_pat r48 g29 m35 h-43
_pata g27
_pata_ g37
_pate h-21
_patent_ h-21
_pati h-31
_patient_ h-30
_pato r64 h-21
_patong_ r64 h-21
_patr m28 h35
_patrol_ m34
_patron_ h36
_patt r-15 m38
_patti_ r-22 m31
_paw r141 h-27
_pawn r141 h-27
_pawn_ r41
_pawn_ticket_ r24
_pawned_ r46
_pawnshop_ r30
_pawnshop_ticket_ r19
_pay r60 k26
_pay_ m-21 h34
_pay_at_ r-29
_pay_day_ r62
_pay_each_ r-35
_pay_for_ r20 m-55 h-26
_pay_him_ r-26
_pay_if_ r-21 g21
_pay_in_ g-17
_pay_it_ k20
_pay_me_ r26 g29
_pay_months_ r18
_pay_my_ g17 k-19
_pay_now_ g37
_pay_off_ h15
_pay_official_ h22
_pay_on_ g-32
_pay_the_ r24 g-42 m-51 h-17 k36
_pay_to_ r15 g-37 m40 h-27
_pay_what_ m22
_pay_whatever_ g23
_pay_when_ r-43 g65
_pay_witness_ h25
_payd g-17
_payday_ h19
_payday_advance_ r22
_payday_lender_ r-34 h26
_payday_loan_ h21
_payi r23
_paying_ r23
_paying_boys_ h37
_paying_for_ m-15
_paying_men_ h24
_paying_only_ r-29 g31
_paying_the_ g-27
_paym k15
_payment_ r19 g16
_payment_for_ g19 h-39
_payment_if_ g26
_payment_on_ r-20
_payment_to_ h37
_payments_ g-20 k20
_payments_of_ r-19
_payo r30 g19 m15 h19
_payout_ r22 g18 m16
_payr k34
_payroll_ k34
_pays g35 h-50
_pays_ g35 h-50
_pays_for_ r-39 m-16
_pays_his_ r-16 m-47
_pays_if_ g48 m-18
_pays_in_ r-46
_pays_me_ r-58 g-40 m-20 h-23 k39
_pays_my_ r36
_pays_nothing_ g-19 h-15
_pays_off_ r38
_pc r37 g-24 m21
_pcs g-15 m22
_pcs_ m-18 h-19
_pcso m40 h31
_pcso_ m40 h31
_pct r42
_pct_ r42
_pd g41
_pe r81 g78 h-99 k25
_pe_ r57 g50
_pea r-19 g64
_peac h-18
_pear r-18 g67 h-35
_pearl_ r-16 g42 h-21
_pearls_ g25
_peat h59
_peaty_ h59
_peb g21
_pebb g21
_pebble_ g21
_pee h19
_peg h43
_pegs h37
_pegs_ h37
_peh g59 h-22
_pehl g59 h-22
_pehle_ g78 h-22
_pek h28
_peke h28
_pekeng_ h17
_pen r-30 g-86 h-39 k-28
_pen_ r-19 g-30 h-24
_pena r45 h-31
_penal_ r30
_penalty_ r15 h-27
_penalty_kick_ m-27 h-23
_penn r-35 g-35 m44
_penny_ r-35 g-35 m44
_pens r-21 k-23
_pens_ k-21
_pension_ r-21
_peo r-22 g-28 m-15 k48
_peop r-22 g-28 m-15 k48
_people_ r-22 g-28 m-15 k48
_pep g-15
_pepp g-15
_pepper_ h-24
_pepperoni_ h33
_per r107 g-20 m42 h-79 k52
_per_ r133 g-80 m68 h-69
_per_call_ r-19 m33
_per_cent_ r77
_per_day_ r-24
_per_hundred_ r56 m-27
_per_message_ m19
_per_month_ r-16 k19
_per_week_ r30
_per_year_ r28
_perc r27 g-57 m-16 h15
_percent_ r19 g-44 m-15 h17 k15
_percent_a_ r20
_percent_of_ r-76 h31
_percent_on_ r20
_perf r-22 h-25
_perfume_ r-16 h-67
_perfumes_ h42
_peri r-20
_perm g48 h15
_permit_ g23 h36
_perp g98 h-47
_perp_ g38 h-15
_perpetual_ r23 g25 m44 h-17
_perps_ g35 m-31 h-16
_pers r15 g-17 k44
_person_ k17
_personal_ k30
_personal_collection_ k29
_pet g28 h-44 k-24
_pete g28
_peter_ g28
_petr g-15
_petrol_ g-15
_pett k-18
_petty_ k-18
_ph r-76 g21 m-21 h-47 k-20
_pha g17 m-19 h-58
_phar h-47
_pharmacy_ h-43
_phi g26 h36
_phil g20
_phis h46
_phishing_ h41
_pho r-47
_phon r-15 m17
_phone_ g-47 m17 k16
_phone_for_ h-21
_phone_out_ k27
_phones_ g41
_phones_that_ g-15
_phot r-32 g-39 k-22
_photo_ g-25 h-25
_photographer_ r-21
_photos_ h62
_phy r-16 h-17
_phys r-16 h-17
_physiotherapy_ r-16
_pi r-63 g-80 m-33 h247 k-43
_pic g54 m25 h-40 k-19
_pic_ g35
_pick g37 m31 h-110
_pick_ r18 g20 m42 h-52
_pick_six_ m22
_pick_up_ r26
_picked_ r-36 g-35 h-53
_picks_ g57
_pickup_ r26 g-15
_pics g-18 h46
_pics_ g-18 h46
_pict h37
_picture_ g43 h-30
_pictures_ g-38 h67
_pie g-25 h-22
_piec g-25 h-22
_piece_ h-17
_pieces_ g-20
_pig g-18 h95 k-36
_pig_ g-18 m-16 h112
_pig_farm_ h18
_pig_for_ h37
_pige m20 h-35
_pigeon_ m43 h-21
_pigeons_ g20 m-23
_pigl h25
_piglets_ h17
_pigs h46 k-30
_pigs_ h38
_pil r-15 g-34 m16
_pile m32 h16
_pile_ m32 h16
_pill g-34 h-33
_pills_ g-23 h24
_pills_for_ h35
_pills_from_ h-77
_pills_without_ g-18
_pils h61
_pim h84
_pimp h52
_pin r-27 g-26 m38 h72 k22
_pin_ r-22 h-24 k40
_pink g-20 m24
_pino h58
_pinot_ h31
_pint h43
_pint_ h15
_pints_ h28
_pip h-26
_pipe h-22
_pir h73
_pir_ h18
_pira h55
_pirated_ h62
_pit m-35 h31
_pit_ h24
_pitc m-32
_pitch_ m-32
_pitcher_ h18
_piz m-21 h-31
_pizz m-21 h-31
_pizza_ m-21 h-31
_pl r40 h-16 k-94
_pla r-47 h34 k-51
_plac r21 g24 m40 h60
_place_ r-24 g27 m30 h43
_place_in_ g55 m-17
_placed_ r20
_placement_ r25 h19
_plai r21
_plain_ r40
_plan m-49 h-91
_plan_ g20 h-48
_plan_for_ g21
_plan_of_ r-36
_plan_premium_ g17
_plan_st_ g20
_plan_with_ g16
_plans_ g-16
_planted_ g28
_planting_ h-21
_plat r-48
_plate_ m-26 h-41
_plated_ r-45
_plates_ h34
_platform_ g33 m21
_play r-35 g-15 m27 h77 k-29
_play_ m51 h55
_playboy_ h39
_player_ r-16
_players_ m-15
_ple r37 g-62 h-21
_plea r20 g-57
_please_ r29 g-53
_pled r17
_pledged_ r16
_plo r-30 g65 m-51 h-64 k-16
_plot r-30 g67 m-47 h-54 k-16
_plot_ r-30 g39 m-43 h-47 k-15
_plot_i_ g30
_plot_number_ m-17
_plots_ g28
_pls m15 h40
_pls_ m15 h40
_plu r60 g-19 h-24 k-16
_plug g-17 h61
_plug_ h23
_plum r-31 m-21 h-76
_plumber_ r-31 m-21
_plus r94 m21
_plus_ r94 m21
_plus_a_ m38
_plus_interest_ h18
_plz r15 g21 h15
_plz_ r15 g21 h15
_pm r-18 m-48 h-46
_pm_ r-24 g26 m-38 h-24
_pmt h-22
_pmt_ h-22
_po g-23 m91 k-89
_po_ h-26
_poa h26
_poc g25 m28 h-24
_pock g25 m28 h-24
_pocket_option_ g24
_pocketed_ g20
_pod h-15
_poi r20 g17
_poin r20 g18
_point_ r-22 h42
_points_ r42 h-31
_pok r-16 m66 h-31
_poke r-16 m27 h-41
_poker_ r-16 h-25
_poker_face_ m-19
_pol r-22 g51 h-25
_pole k-16
_pole_ k-16
_poli r-19 g63 m-18 h-49
_police_ h-23
_police_escort_ h-19
_policy_ r-16 g87 h-46
_policy_for_ g47
_policy_premium_ k20
_polish_ g-21
_poly g-15 h29
_pon g31
_pond g35
_pond_ g35
_poo g-45 m70 h44
_pooj h20
_pool g-41 m96
_pool_ m57 h-47
_pools_ r-15 g-27 m39 h47
_poor m-19 h19
_poor_ m-18 h19
_pop h15
_popp h30
_poppers_ h28
_poppy_ h-26
_por g16 m-60 h104
_porc g-15 h56
_porcine_ h36
_pork m-21 h91
_pork_ m-20 h109
_pork_belly_ g-19 h33
_pork_free_ g23 h-16
_porn m-24 h59
_porn_ m-23 h39
_port g42 h-102
_port_ m29 k25
_porter_ h-16
_portion_ g42 m18
_portion_of_ g58
_pos r39 g30 m-62 h-63 k-22
_posi r27 g65 m-15 h-24
_position_ r27 g65 m-15 h-24
_poss g34 h-24
_possess_ g16
_possesses_ g17 h-20
_post r17 g-62 m-17 k-19
_post_ g-38 h51
_post_dated_ r-28
_post_office_ r37
_poster_ h-21
_posters_ m-19
_postpay_ r15
_pot g-56 m41 h-53
_pot_ r25 g-50 m83 h-51
_poti h16
_potion_ h16
_pott r-33 m-24 h-18
_pottery_ r-29 m-24
_pou r21 g-28 h21
_poun r34 h-31
_pounds_ h-22
_pour g-27 h47
_pow r-27 g-27 m34 h29
_powd h-20
_powder_ h-20
_powe r-22 g-15 m42 h48
_power_ r-19 h-25
_powerball_ m48 h48
_pp r53 h-24
_ppf r53 h-16
_ppf_ r53 h-16
_pr r-27 g104 m-52 h-41 k-41
_pra r-17 m-15 h62
_pray r-17 h63
_pray_ r-15 h39
_pray_to_ h39
_pre g155 h-82 k-27
_pre_ g92
_pre_sale_ g28
_pred m27 h-17
_predict_ g-19 m19
_prediction_ g34 h-15
_pref r45 g-48
_preference_ r35 g-31
_prem r-44 g51 k15
_prem_ g49 h-25
_premises_ g-22
_premium_ r-44 g17 h28 k16
_premium_for_ g33
_premium_of_ g30
_premium_plan_ g-66
_premium_sms_ m21
_preo g18
_preorder_ g18
_prep h-27 k-18
_prep_ h-25
_pres g28 h-18 k-29
_presale_ g52 h-29
_prescription_ g-41 h34
_present_ r21
_pri r-52 g-45 m20 h-19
_pric g37
_price_ h-19
_price_after_ g23
_price_agreed_ r-41
_price_at_ g15 h-16
_price_bet_ g-20 m15
_price_for_ r19 g-18
_price_guess_ g-16 m19
_price_guessing_ g-16 m25
_price_he_ g49
_price_in_ g-34
_price_is_ r27
_price_later_ r20 g-20
_price_now_ g54
_price_of_ r61 m24
_price_on_ r-37
_price_prediction_ g19
_price_to_ g17
_price_told_ g17
_prices_ g45 h32
_prices_on_ g31 m20 h17
_prin r-49 g-78 h-28
_principal_ r44 g-17 h-20
_principal_and_ r47
_principal_only_ r-74
_printed_ r-20
_printed_in_ h34
_printer_ r-17
_printing_ r-36 g-43 h-15
_pris g35 h-21
_prise_ g35 h-21
_prise_after_ g28
_priv h32
_private_ g-29 h32
_private_page_ h30
_priz g-45 m21 h-19
_prize_ r-15 g-45 m28 h-28 k15
_prizes_ m-15 h18
_prizes_from_ h23
_pro r52 m-62
_problem_ g21
_proc r39 g-16 k34
_proceeds_ r23
_processing_ r29 k26
_procurement_ h25
_prod g28 h18
_product_ g31 h17
_prof r-17 g-18 h-33
_profit_ r-22 g-38 h-21
_profit_and_ r-17
_profit_from_ r27 g-17
_prog h-20
_programme_ h-18
_prom r36 g-15 m-20 h-28
_promise_ r58 g-15 h-16
_promise_to_ r-18 g-87
_promised_ r-17 g-18
_promises_ r-35 g20
_promissory_ r38
_promissory_note_ r38
_prop g-17 h36
_prophet_ g-15 h48
_pros h85
_prosciutto_ h43
_prosecco_ h19
_prot g82 m-23
_protected_ r57
_protection_ r-45 g70 m-23
_protection_on_ g67
_protection_plan_ g18
_prov r25
_prox h19
_proxy_ h19
_ps g-15 h64
_psy h57
_psyc h57
_psychic_ h51
_psychic_hotline_ h40
_pu r-94 m78 h34 k21
_pub r-39 g-32
_publ r-39 g-21 m-15
_public_ r-25
_publish_ h26
_pud h31
_pudd h31
_pudding_ h31
_puj h58
_puja h58
_puja_ h48
_pul g-22 m24 h21
_pull m22
_pulled_ h34
_pulls_ m21 h-24
_pum g-15 m18
_pump h-19
_pump_ h-19
_pun m39 h24
_punch_ h18
_punt g-20 m42
_punt_ g-18 m22 h17
_pup g27 h-42
_pupp g34 h-42
_puppy_ g34
_pur r-22 k38
_purc r-15
_purchase_ r-34 g-18
_purchase_from_ r-26 g23
_purchase_of_ h-20
_purchased_ g35 h-16
_purchased_by_ r15
_purchasing_ h50
_purchasing_manager_ h26
_purp k49
_purpose_ k52
_pus m50
_push h32
_pust m46 h-33
_pusta_ m39 h-29
_put r-35 g69 h-65
_put_ r-20 m-19 h-68 k18
_put_down_ m22
_put_in_ r-23 m15 k-17
_put_it_ g-25 k41
_put_my_ h28
_put_on_ m33
_put_spread_ g38 m-17
_put_the_ g-40 m-20 h-34
_puts r-15 g65 m-24 h-30
_puts_ r-15 g65 m-24 h-30
_puts_the_ g-21
_putt m33 h34
_putting_ m33 h34
_py r41
_q_ r38 h-26
_qa r51 g-16 h-17 k-16
_qar r46 h-39 k-16
_qar_ r51 h-17
_qard r-43 k-15
_qard_ r-43 k-15
_qard_hasan_ r-58
_qard_processing_ r15 k-15
_qarz r39
_qarz_ r39
_qarz_pe_ r21
_qat h30
_qat_ h30
_qi h-15
_qu g-45 m35
_qua r25 m-17
_quar r40 m-15
_quarter_ r80 g-24 m-15 h24
_quarter_in_ r-21 g-15
_quarter_of_ g-52 h72
_quarterly_ r-37 g27
_quay g-20
_quay_ g-20
_que m-20
_ques h33
_questions_ h35
_questions_asked_ k-18
_queu m-23 h-22
_queue_ m-23 h-22
_qui g-50 m57
_quia h38
_quiapo_ h38
_quic m15
_quie k15
_quiet_ k15
_quiz g-32 h-35
_quiz_ g-32 h-35
_quiz_night_ m-32
_quo g30 m39
_quot g32 m41
_quotex_ g35 m48
_qur g-17 m-24 h-16
_qura g-17 m-21
_quran_ g-17 m-21
_quran_competition_ m-29
_ra r-40 g-17 m99 h-46 k-21
_rab g28 h-33
_rac m46 h27
_race g35 m19
_race_ g35 h-15
_racecourse_ h21
_raci m31 h20
_racing_ m31 h20
_rack g-38
_rack_ g-33
_rad r-34 m-21 h-24
_radd r-34 m-19
_raf r-16 g-19 m41 h-33
_raff r-16 g-19 m41 h-33
_raffle_ r-16 g-19 m63 h-31
_raffle_ticket_ m22
_raffles_ m-22
_raffles_hotel_ m-18
_rah g-17 m47
_raha r21
_rahn m36
_rahn_ m36
_rai g-37 h-47
_rain g-31 h-27
_rain_ m16
_rains_ g-19 m-15 h-27
_rais h-20
_raj r-36 g-41
_raja g-17
_rak g-17 h34
_rake m26 h-23
_raki m-18 h78
_raki_ h67
_ram r39
_rami r32 h-30
_rami_ r32 h-22
_ran r-58 g92 h61
_ran_ g73
_ran_off_ g49
_rand r-21 g36
_randi_ r-19 g-16 h45
_random_ g53 h-38
_rans h56
_ransom_ h32
_ransomware_ h24
_ras h-19
_ras_ m-17
_rase m25 h-32
_raseed_ m25 h-32
_rash r15 g-25 h49
_rashers_ h20
_rashid_ g-21 m19
_rashwa_ h28
_rat r73 g28 m-32 h-40
_rate r85 m-31 h-61 k-19
_rate_ r100 g17 m-31 h-77 k-19
_rate_baad_ g32
_rate_collar_ g27
_rate_for_ r18
_rate_of_ r29
_rate_swap_ r-40 g85
_rati h21
_ratings_ h21
_rav h43
_rave h43
_rave_ h43
_rb m38 h-22
_rbe m23
_rbe7 m23
_rbe7t_ m23
_rd r57 g-16
_rd_ r57 g-16
_re g-164 m-48 k72
_re_ m16 h25
_rea r-83 g-29 h185 k53
_reac g33 h-24
_read r-50 g-64 m-29 h234 k16
_read_ r-24 h86 k40
_read_his_ h42
_read_my_ h48
_reader_ h34
_reading_ h76
_reading_coffee_ h18
_reading_of_ h85
_reads_ g-44 h63
_reads_what_ g-31 h59
_ready_ r-22 h-34
_real m39 h45 k28
_real_ g-19 m39 h50 k17
_real_cash_ m21
_real_estate_ r23 h-35
_real_money_ m17
_real_ones_ h67
_ream r-24
_reams_ r-24
_reb r16 g-34 h-26
_reba r17 g-36
_rebate_ r17 g-36
_rebe h-16 k16
_rebh g-21 h-18
_rebh_ g-21 h-18
_rec r-30 m23 h-44 k22
_rece r-15 g-28 h-47
_receipt_ r-42 g-17 h-46 k-15
_receipt_attached_ r-16
_receipt_for_ k64
_receipts_ k18
_receivable_ r-17
_receivables_ r45
_receive_ h-20
_receive_and_ k16
_receive_money_ h-18 k25
_received_ r-16 g-23 h36
_received_and_ k27
_received_from_ h16
_receiving_ k21
_receiving_and_ k36
_rech r-20 g31 m54
_recharge_ r-20 g39 m34 h-29
_recharge_of_ m20
_recipe_ h22
_reco g-33 h-21 k21
_record_ g-36
_recovered_ r17
_recovery_ g22
_recr h24
_red r15 g-22 m54 h68 k-16
_red_ r-47 m46 h28
_red_and_ m18 h34
_red_crescent_ r-32 h-21
_red_light_ h16
_red_or_ g29 m58
_reds h34
_reds_ h34
_redu r25
_reduce_ h21
_reducing_ r27
_ref r-51 m-28 k-26
_ref_ r-18 m18 h-15
_refe h33
_refi g-16 h15
_refu r-32 g26 m-26 h-19 k-20
_refund_ r-29 g-38
_refund_of_ r-23
_refunded_ r17
_refused_ h-20
_refuses_ g35
_refuses_to_ g35
_reg r18 g-66 h-72 k-17
_rega r62 g-34
_regardless_ r62 g-34
_regardless_if_ r51 g-34
_regi r-21 h-45 k-19
_registered_ r-21 g-28
_registration_ g24
_reh m29 h-50
_reha m29 h-50
_rehab_ h-45
_rehan_ m31
_rein g31 h-25
_reinsurance_ g19
_reis g-17
_rel r-18 h42 k22
_rela h37
_rele m-20 h-40 k33
_release_ m-20 h-30 k39
_released_ g21
_religion_ h35
_relo m21 h35
_reload_ m21 h35
_rem r16 g-17 h55
_rema r23 m30 h49
_remaining_ r18 h15
_reme h24
_remedy_ h24
_remi h-17
_remo m-26 k17
_removal_ h-24
_remove_ h41 k-23
_removing_ h25
_ren r50 g50 m-23 h-23 k37
_rene r32 g48 h-25
_renew_ r-23 g29 h-17
_rent m-16 k45
_rent_ r-42 g30 h33 k-26
_rent_for_ r-18 g-26
_rent_from_ h24
_rent_her_ k20
_rent_his_ r24 k16
_rent_is_ r59 g35
_rent_my_ k16
_rent_of_ r36 g60
_rent_on_ r31
_rent_to_ g28
_rental_ h16
_rented_ g-15 h-31 k55
_rented_my_ k24
_rented_out_ r30 h15
_renting_ r20 h-22 k21
_rents_ r22
_rep r34 g-43 m-73 h-67
_repa k-21
_repacked_ h36
_repaid_ r24
_repaid_in_ r37
_repair_ r-37 m-23 h-21
_repairs_ g18
_repaying_ r16 h-17
_repayment_ r-28
_repays_ m26 h19
_repl r-33 g18 m-37 k-25
_replaced_ m-27 h-52
_replacement_ r-21
_replica_ h54
_repo r38 g-28 k42
_repo_ r51 h-16
_report_ g-21
_reported_ k20
_reports_ k19
_repr h-21
_reprint_ h-21
_repu r47 g-19
_repurchase_ r48 g-19
_repurchase_at_ r27
_repurchase_it_ r15
_req k23
_requ k23
_res r-51 g20 m-20 h22 k42
_resale_of_ g45
_rese r26 g-30 h20
_reserve_ r15
_reserved_ r26
_resi r-29
_reso r-15 g32 m21 k-28
_resold_ r-23 h-21
_resold_the_ r-16 g33 h-21
_resort_ g19 k-24
_rest r-19 g-17 m-58 h-36 k84
_rest_ m-46 h-31 k99
_rest_of_ k-37
_rest_to_ g-17 k41
_rest_when_ r24 g20
_restaurant_ g-18
_resu g18
_ret g15 h-59 k-43
_reta r17
_retained_ r17
_reti h-41
_retirement_ h-25
_retu r-35 g36 k-15
_return_ r-34
_return_of_ r-38
_return_pallet_ g29
_returned_ g-19
_returned_the_ r21
_returned_to_ m21 h26
_returning_ h-19
_returning_the_ h-19
_returns_ g42
_returns_from_ r-22
_rev r44 m-35 h-27
_reve g30 m-17 h-36
_revenue_ r18 h-31
_reverse_ r17
_revi m-18 h25
_reviews_ h22
_revo r53 h-16
_revolving_ r53 h-16
_rew g-35 h-15
_rewa h-15
_ri g100 m-77 k-43
_rib r64 g-23 h-28
_riba r66 g-21 h-27
_riba_ r55 g-20 h-20
_ric g30 h-50
_rice g-28 h-44
_rice_ g-28 h-44
_rich r-15 g57
_rich_ r-37 g58
_rid r-18 g28 m-60 h-46
_ride m-60 h-40
_ride_ g-17 m-58 h-15
_rider_ g27 h-15
_rif g-22
_rifl g-22
_rig r-25 g127 m16 h-45 k-31
_rigg h32
_rigged_ h25
_righ r-22 g135 m21 h-77 k-31
_right_ r-21 g105 m31 h-72 k-18
_right_of_ g47
_right_to_ g64 m-17 h-30
_rights_ g30
_rih m24
_riha m24
_rihan_ m24
_rim g40 h-26
_rim_ g42
_rin g-25
_ring g-24
_ring_ r-27 m-28 h33 k-19
_rings_ r39 m15 h-38 k29
_rio h62
_rioj h62
_rioja_ h43
_rip g-15 h-17
_ripe h-32
_ripe_ g-20 h-24
_ripp h22
_ripped_ h22
_ris r-20 h17
_rise g-39
_rise_ r-25 g-32
_rish h28
_risk g53
_risk_ g29
_rit g-19 m-40 h55
_rita h16
_ritalin_ h16
_ritu m-40 h39
_ritual_ m-40 h39
_ritual_to_ m-38 h43
_riv h41
_riva h51
_riy r34 h-17
_riya r34 h-17
_riyals_ r39 m18
_riyals_per_ r-24 m25
_ro r-55 g-63 h-25 k-46
_roa g16 m-29
_road g16 m-18 h-23
_road_ m-18 h-42
_roas h17
_roast_ h17
_roc h44
_rock h44
_roh m-24
_roha h20
_rohani_ h20
_rol r41 m21 k-43
_roll r51 m21 k-30
_roll_ r28 m-28
_rolled_ r-17 g32 m16 h-48
_rolled_my_ g53 m-17
_rolling_ m21 h51
_rollover_ r46
_rolls_ m-22 h-21 k-15
_roo r-41 m37
_roof m15
_roof_ m17 h-30
_rooftop_ h21
_room r-33
_room_ r-27 h51
_room_rent_ h-17
_rooms_ h-31
_root h-22
_root_ h-22
_root_beer_ h-21
_ros r-47 g-30 h-28
_rose r-29 g-30 h-15
_rose_ r-18 g-30 h24
_rose_water_ h-34
_roso r-18 h-17
_rosoom_ r-18 h-17
_rou r-20 g-26 m31 h68 k15
_roug h29
_rough_ h22
_roul m64 h16
_roulette_ m64 h16
_roun r-19 m-17 h54 k24
_round_ r20 h31 k39
_round_for_ k27
_rounds_ r-40 g-17 h16
_rounds_it_ r-19
_rout h-45
_rs r23 m22 h30
_rs_ r23 m22 h30
_ru r71 g-37 m-52 h35 k-26
_rug h-27
_rul r41 m18
_rule r41 g17 m18 h-17
_rule_ r41 m18
_rum r-29 g-30 m42 h82 k-23
_rum_ g-25 h108
_rumm r-22 m51 h-26 k-18
_rummy_ r-22 m43
_run r30 m-54 h-42
_run_ m-52 h-22 k21
_run_through_ k18
_runa g29
_runaway_ g29
_runn h-33
_runs r33
_runs_ r33
_rup r44 g-34 m-26 h-24
_rupa r33
_rupaya_ r16
_rupe g-31 m-18
_rupee_ g-28
_rus m-20 h42
_russ m-20 h42
_russian_ m-20 h42
_sa r16 h-58
_sa3 h37
_sa7 r-22 g-22 m64 h20
_sa7b g-24 m44 h-26
_sa7b_ m60 h-22
_sa7b_3al_ m30 h-17
_sa7b_3ala_ m30
_sa7e m21 h46
_sa_ r-22 m37 h-37
_sab r-20 m25 h-58
_sabo m48
_sabong_ m48
_sac g47 m-31
_sack g49 m-31 h-47
_sack_ g68 m-22 h-27
_sacks_ g-19 h-20
_sacks_of_ r18 g-17
_sacr h35
_sacrifice_ h35
_sacrifice_for_ h26
_sad r-16 g-27
_sada h-15
_saf r19 g-35 m18 h-71
_safe r19 g-37 m18 h-35
_safe_ r32 g-35 m26 h-33
_safe_with_ g-17 m41
_saff h-36
_saffron_ h-36
_sah h15
_saha h18
_sahab_ h18
_sahb m21
_sahb_ m21
_sahb_3al_ m21
_sahe r20
_sai g63 k-22
_said r-33 g60 m15 h-43 k-22
_said_ r-33 g60 m15 h-43 k-22
_said_and_ g-50 m17
_said_would_ m-44
_saik r23
_saikda_ r23
_sail r-25
_sain r19 h71
_sainkda_ r22
_saint_ h71
_sak r-19 g-26 h53
_sake g-20 h70
_sake_ g-20 h70
_sal r65 g-27 m-40 h-57
_sala h-15
_salaf_ r36
_salam_ g27 m16
_salami_ r-19 h54
_salaries_ r15
_salary_ g-35 h-21
_salary_as_ h34
_salary_claim_ r18
_salary_comes_ g-27
_salary_slips_ r29 h-18
_sale r-16 h-16 k30
_sale_ g28 k36
_sale_and_ r22
_sale_of_ r-30 g-80
_sales_ r-16 h-17
_salf r27
_salfa_ r27
_sali r-15
_salo r-19 h-34
_salon_ r-19 h-53
_salt h43
_salts_ h22
_sam r-61 g26 m-44 h-66 k40
_sama g56
_same r-99 g-22 m-41 h-24 k45
_same_ r-70 g-22 m-41 k29
_same_amount_ r-60
_same_day_ r41 k24
_same_dealer_ r18
_same_hour_ r21
_same_minute_ r-18 m-20
_same_price_ g-33
_same_seller_ r21
_same_shop_ r18
_same_sum_ r-46
_sami r47 h-29 k-26
_samir_ h-29 k-18
_samp g-15 k24
_samples_ k24
_san g48 m-30 h31 k49
_san_ h23
_san_miguel_ h16
_sana g53
_sana_ r15 g49
_sanc g-16 h-19 k60
_sand r-47 g18 h43
_sandoo_ r-33 g33 h-33
_sandou_ h21
_sandu_ h54
_sandwich_ g-15
_sang r40
_sangla_ r46 h-27
_sangria_ h17
_sani h-29
_sanitizer_ h-24
_sar r32 g26 h-24
_sat g-21 m31
_satt m46
_satta_ m21
_satte_ m17
_satu r-20 h30
_saturday_ r-17 h56
_saturdays_ h-15
_sau m-27 h53
_sauc m-24
_sauce_ m-18 h-37
_saus h21
_sauv h45
_sav g-35 h-24 k-25
_save m18 h-16
_saved_ r-15 m21
_saver_ r21
_savi g-25 m-15 h-21 k-22
_savings_ g-18 m-15 h-21 k-22
_savings_account_ r18
_savings_bonus_ r38 h-17
_saw r83 g-40 m-18 h32 k-25
_saw_ r87 g-70 m-17 h33 k-25
_say m18 h56 k40
_say_ g24 m-23 k41
_sayi r-45 g17 h40 k-15
_saying_ r-45 g17 h40 k-15
_says m36 h60 k15
_says_ m36 h60 k15
_sayy g-20 h-16
_sc r-29 m71
_sca r-19 g-42 m-16 h19
_scal m-22
_scale_ g-33 m-17
_scales_ h20
_scam h52
_scam_ h38
_scan g-17 h-20
_scar m-28 h-26
_scarf_ h-35
_scat m41 h25
_scatter_ m41 h25
_sch r26 m-16 h-47
_sche r35 g52 h-27
_scheme_ r27 g32 h-24
_schemes_ r24
_schengen_ g26
_schn h24
_scho g-46 h-73
_school_ g-46 h-60 k33
_school_bus_ m18
_school_fees_ k29
_schw h24
_sco r-16 g27 m34 h62
_scoo g28 h-26
_scoop_ g27
_scoop_of_ g21
_scop g31 h-30
_scope_ g31 h-30
_scope_to_ g30 h-15
_scor g-22 m50 h42
_score_ m48 h43
_scot h77
_scotch_ h41
_scottish_ h36
_scr r-20 g32 m68 h-39
_scra g21 m75 h30
_scrap_ g48
_scratch_ m104
_scratch_cards_ m95 h46
_scre r-16 g17 h-85
_screen_ g29
_screened_ r-15
_screening_ h-25
_se r-34 g86 m-78 k-57
_se7 h66
_se7r g-18 h67
_se7r_ g-18 h67
_se_ r-22 g78 h-24
_se_pehle_ g78 h-22
_sea r-23 g28 m-27 h-56 k-23
_sea_ r-15 g58 h-52
_seal_ g-19 h32
_sealed_ g15 h-21
_sean h44
_seance_ h44
_seas g48 h16
_season_ r32 h24
_seasons_ r-22 g57
_seat g-50 m-18 h-65
_seat_ g-37 h-46
_seats_ h-19
_sec r-55 g45 m63 k-15
_sec_ g-21 m32
_seco r-50 m31
_second_ r-36 g-51 h20
_second_half_ g-49 h39
_seconds_ g64 m32 h-25
_secr g25
_secret_ g25
_secret_commission_ g-15 h23
_sect h33
_section_ h35
_secu m-23 h-28
_security_ r-19 m-22
_security_at_ m-22 h39
_security_deposit_ g-26 h-15
_see r21 g-66 m-37 h-52
_see_ r53 g21
_see_it_ r27
_see_which_ r-18
_seed r-39 g-20
_seed_ h29
_seed_money_ h31
_seeds_ r-40
_seen r-17 g-95 h-24
_seen_ r-17 g-95 h-24
_seen_and_ g-18
_sees r31 k16
_sees_ r31 k16
_sees_nothing_ h34
_seg g87 h-34
_segu g35 h-31
_seguro_ g46
_seguro_ng_ g27
_seguro_sa_ g19
_seh h24
_sehr h24
_sehra_ h23
_sel r25 g25 m-22 k-31
_self h-20
_self_ h-20
_sell r30 g40 m-22 h-24 k-31
_sell_ r55 h34
_sell_maid_ g-28 h50
_sell_my_ r-23 g33
_sell_the_ r18
_seller_ r-51 g75 m-18 h-48 k-16
_seller_has_ g21
_selling_ r28 g17
_selling_my_ g-27
_selling_salary_ r39 h-15
_selling_the_ g36
_sells_ g-44
_sells_me_ r-37 g-43 h-25
_sells_us_ r15
_sem r17 h-30
_seme r23
_semester_ r23
_semi h-29
_seminar_ r-31 h-29
_sen r-81 g-27 m29 k54
_send r-44 g-68 m19 h31 k86
_send_ r28 g-37 m19 k87
_send_him_ r33
_send_it_ r-32 k-27
_send_to_ m17 k46
_sending_ r-25 m-19
_sends_ r-47 h49 k-30
_sends_me_ r-19
_sens g29 h-20
_sensex_ g29 h-17
_sent r-45 h-17 k-31
_sent_ r-45 h-17 k-31
_sent_me_ m15
_sep g59 h30
_sepa r-28 g16 h41
_separately_ g18
_separately_for_ g18
_sept g18
_ser g-17 m-45 h19
_seri m-17
_serial_ g-16
_serious_ g16
_serious_illness_ g16
_serv m-28
_service_ r-23 m-19
_service_at_ h-77
_service_charge_ r-22
_service_girls_ h19
_ses g-27 m16 h39
_sess g-27 m16 h39
_session_ h62
_sessions_ g-20 h-23
_set r67 m-24 h-24
_set_ r39 g-47 m-89
_sets r15
_sets_ r15
_sett g27 m65 h-17 k16
_settle_ r67 h-19
_settled_ r-42 g42
_settlement_ r-22 g37 k30
_settlement_discount_ r26
_settles_ r22 g-26 m16
_settling_ g-23 m31
_settling_with_ r-18
_sev r17
_seve r17
_seven_ r17
_sew g15 m-20
_sewn g24 h21
_sewn_ g24 h21
_sex g-48 h108
_sex_ h53
_sext g-45 h76
_sexting_ g-43 h70
_sh g68 m-67 h38 k-35
_sha g36 k-26
_sha2 r28 g-33
_sha2a_ r28 g-29
_sha7 m22 h-18
_sha7n_ m22 h-18
_sha_ r-31 h-17
_sha_a_ r-25 g31 h-17
_shab r-25 g21 m-15 h41 k20
_shad h-40
_shade_ g27
_shah r43 m-26
_shahr_ h-15
_shahrein_ h-16
_shal g72 h20
_shall_ g75
_sham r40 h22
_sham_ r32
_shan h29
_shani_ h15
_shap g16
_shar r-28 g-54 m56 h18 k-22
_sharab_ h60
_share_ r25 g-67 m17
_share_in_ g15 h26
_share_of_ r-16 g-41 m20 h-32
_shared_ h-20
_shares_ r-20 g37 m-21 h50
_shares_and_ r16
_shares_at_ g28
_shares_of_ r-28 g-25 m-25 h20
_shark_ h-20
_shart_ g-21 m86 h-41
_shay g23
_shaykh_ h16
_she r-35 h29 k-16
_she_ m41 h74 k-18
_she_keeps_ r-42
_she_reads_ h60
_she_stays_ h42
_shee r-32 g42
_sheep_ g-16 m27 h-24
_sheets_ h19
_sheikh_la_ h26
_shel r-34 h-92
_shelf_ r-25 h-57 k-16
_shell_ k27
_shells_ h-22
_sher r31 h27
_sherka_ r30 g18
_sherry_ h43
_shi r-23 g27 m-41 h-37 k15
_shi_ h-31
_shie r-20 g32
_shield_ r-20 g32
_shif g-21
_shift_ h16
_shifts_ g-21
_ship g41 h-51 k19
_ship_ r-21 g66 h-85
_shipment_ h26
_shipment_of_ h31
_shir g-27 m-46
_shiraz_ g-16 h49
_shirt_ m-29 h-53
_shirt_and_ g30
_shirts_ g-24
_shis h24
_shisha_ h24
_sho g-73 h-20
_shoe r-25 m-16 h-62
_shoes_ r-25 m-16 h-62
_shof g-26
_shoh r24
_shoo r15
_shook_ r31
_shoot_ r-15
_shop g-51 m-28 h28
_shop_ h32 k-29
_shop_for_ h-34
_shop_on_ r-23 g-33
_shop_to_ g57
_shopper_ g-19
_shopping_ m-17 h-20
_shops_ g-23 h-15 k30
_shor g71 h-89
_short_ g70 h-48
_short_apple_ r16 g36
_short_course_ g-19
_short_sale_ g-18
_shot h28
_shots_ h23
_shou g19
_should_ g21
_shoulder_ h19
_shoulder_of_ h40
_show r-22 g-87 m32 h42 k27
_show_ g-63 h23
_showed_ r-41
_showed_me_ r-41
_shown_ g-23 k24
_shows_ g25
_shr m-28 h47
_shri r18 g18 h18
_shro h45
_shrooms_ h41
_shu g42 m-15 h43
_shu_ g38 h18
_shuk h-20
_shut m-16
_shut_ g27 m-16
_shy r36 h-19
_shyl r36 h-19
_shylock_ r36 h-19
_si g-94 m92 h119
_si7 h21
_si7r h21
_si7r_ h21
_sic r-16 h31 k-18
_sick r-16 h39 k-18
_sick_ r-16 h39 k-18
_sid g-16 m18 h-26
_side m21 h-24
_side_ m28 h-15
_sidr h-16
_sidr_ h-16
_sig g-20 m-19 h-41
_sign g-25 m-15 h-43
_sign_ h24
_signature_ h-24
_signed_ g-40 k-18
_signed_for_ r33 h-36
_signs_ r20 h-15 k32
_signs_as_ r17
_sil r-25
_silv r-15 h-28
_silver_ r-15 h-28
_sim r-30 g-67 m-33 k64
_sim_ r-42 g-41 k67
_sim_and_ r-28 h-33 k89
_sim_swap_ g-33 h98
_simp r16 g-19
_simple_ r16
_sin r63
_sinc r47 g-23 h-25 k21
_since_ r47 g-23 h-25 k21
_since_the_ r38
_sing g24 h34
_single_ g-27 m-16 h19
_single_malt_ g-17 h69
_sink r22 g-16
_sink_ r22 g-16
_sir g22 m68 h58
_sir_ g27 m68 h61
_sis h17
_sisi h38
_sisig_ h38
_sist h-21
_sister_ h-21
_sit r29 g-18 m20 h77 k-17
_sit_ m46 h64
_sit_my_ h55
_site r-15
_site_ r-15
_sits r36 m-22
_sits_ r36 m-22
_sits_ielts_ h22
_sitt h19
_siu h54
_siu_ h54
_six r17 g-25 m41 h-40
_six_ r33 m30 h-47
_six_hundred_ r16
_six_months_ r-39 g38 h-36
_six_pack_ h36
_sixt r-16
_sixty_ r-16 g18 m17
_sixty_seconds_ g27 m36
_siz r-19 g38 h-28
_size r-19 g38 h-28
_size_ g38 h-28
_sk r16 g29 m64 h-56 k-34
_ski r17 g-28 m35 k-34
_skim h40
_skin m40
_skin_ g30 m-23
_skins_ g-38 m63
_skip r35
_skip_ r35
_sky g30 m32 h-30
_sky_ g34 h-16
_sl r76 g-83 m107 h55 k-39
_sla h67
_sle g-17 h-43
_slee g-17 h-43
_sleeps_ r21
_sli r40 g-24 m22 h16 k-21
_slic r34 g-19
_slice_ r38
_slices_ g-19
_slip m27 h21 k-16
_slip_ g-17 m31 h100
_slips_ r41 h-27
_slo r32 g-34 m100
_slot g-34 m92
_slot_ g-16 m46 h-25
_slots_ g-16 m32 h36
_slow r39
_slow_ r34 m-17
_sm r-37 g-63 k52
_sma g-28 m-26 k43
_smal g-28 m-24 k44
_small_ g-19 m-24 k57
_small_chunks_ k23
_smaller_ r17
_smir h15
_smirnoff_ h15
_smoke_ h42
_smoked_ h-34
_sms r-31 m54 h-29
_sms_ r-31 m54 h-29
_smu m-32 h23 k22
_smug h61 k-18
_smuggle_ h55
_smuggler_ h17
_smugglers_ h-20
_smur m-21 h-38 k41
_sn g-27 m23 h20 k-20
_sna g-18 h21
_snac h-51
_snacks_ h-37
_snap g-18 h73
_snap_ h77
_snea h18
_sneakers_ h18
_sno m15
_snow m15 h-18
_snow_ m15 h-18
_so r17 g-126 m-64 k68
_so_ r52 g-134 m44 h117 k133
_so_bank_ r-15 k52
_so_he_ r17 g-20 m-29 h45
_so_i_ r31 k-21
_so_it_ r-26 g-17 m-23 h-48 k95
_so_my_ r19 k15
_so_nobody_ k23
_so_officer_ h16
_so_that_ r73 m-23 k-25
_so_the_ r43 m21 h21 k19
_so_they_ r-20 g-24 k18
_soa g-35
_soap g-35 h-39
_soap_ g-35 h-44
_soc g-53 m16 h-67
_soci g-32 m43 h-17
_social_ g-41 m44 h-16
_social_insurance_ g-41
_sock g-21 m-27 h-50
_socks_ g-21 m-27 h-50
_sof r-15 m-35 h-66 k-16
_sofa r-42 h-40
_sofa_ r-42 h-40
_sofa_and_ h-16 k-25
_soft m-21 h-36
_soft_ h-65
_software_ m-21 h30
_software_for_ h61
_soj h27
_soju h27
_soju_ h27
_sol g18 m-23 h-38
_sola g-17 h-29 k-15
_sold g36
_sold_ g39 h-15
_sold_as_ g-30 h91
_sold_at_ g-20
_sold_back_ r59 g-15
_sold_by_ g35
_sold_him_ r37
_sold_it_ g79
_sold_me_ r-21
_sold_my_ g-65 h-16 k50
_sold_on_ g48
_sold_shares_ g-26
_sold_the_ r24 h-25
_sold_them_ r-18
_sold_to_ r30
_sold_what_ r-29
_som r-36 g72 m-22 h40
_some r-36 g82 m-17
_some_ g40 h-39
_some_day_ g27
_somebody_ g-38
_somebodys_name_ h24
_someone_ r-25 g-23 h17 k21
_someone_elses_ r-17
_someone_sits_ h15
_something_ g19 h27
_something_for_ g-33 h79
_something_in_ g-28 h41
_somewhere_ g51 h-15
_somm h48
_sommelier_ h48
_son g17 h-18 k-17
_son_ r-37 k-17
_sona r38 g-21 h-15
_sona_ r38 g-21 h-15
_song g41
_songs_ g41
_soo r110 g-16 h16
_sood r110 h-56
_sood_ r100 h-51
_sor r-52 g22 h45
_sorc g-15 h46
_sorcerer_ g-15 h38
_sorr r-22
_sorry_ r-22
_sou h-63
_soup h-69
_soup_ h-69
_souq g-18
_souq_ g-18
_sour g27 k18
_source_ g27 k18
_source_one_ g33
_sow h33
_sowa h33
_sowar_ h33
_sowar_bala_ h33
_sown g18
_sown_ g18
_sp r-75 g-21 m-56 h80 k-71
_spa r-17 g-16
_spa_ h-49
_spam h38
_spam_ h38
_spar h-22
_spare_ h-31
_spe r-27 g-49 m-28 h27 k-30
_spea h-18
_spec_ h-20
_special_ h40
_spee h-17
_speed_ h-19
_spel r-22 g-24 h43
_spell_ r-22 g-21 h50
_spelling_ h-16
_spen r17 m-15
_spent_ h-21
_sper h27
_sperm_ h27
_spi r-27 g-79 m46 h92
_spic g-29 h80
_spice_ h57
_spicy_ g-28 h50
_spin g-28 m57
_spin_ g-25 h-52
_spins_ m49 h44
_spins_at_ h-15
_spir g-22
_spirit_ h-27
_spirit_board_ h37
_spirit_level_ h-29
_spirits_ g-16 h66
_spirits_duty_ h15
_spl r-17 m-17
_spli r-17 m-17
_split_ m-17
_split_because_ k18
_split_since_ k21
_split_so_ k18
_split_the_ h24
_spo h-26
_spon m-23
_spor g-20 m43 h25
_sports_ m18
_sportsbook_ m15
_spot r19 m-20 h-36
_spot_ g35 m-20 h-31
_spotted_ r17
_spotted_me_ r17
_spr r23 g114 m-17 h-63
_spra h-27
_spray_ h-27
_spre g94 h-51
_spread_ g80 h-42
_spread_bet_ g23 m41 h-15
_spreads_ g15
_spri r19 g20 h15
_spring_ r19 g35 h-20
_spritz_ g-15 h35
_spy h55
_spy_ h50
_spy_on_ h64
_sq m38 h-25
_squ m38 h-16
_squa m38 h-16
_squares_ g-21 m41
_st r-89 g23 m-49 h47 k20
_st_ g81
_sta r-77 g-59 m38 h-21 k21
_stab h-31
_stable_ h-31
_stad m-24 h-15
_stadium_ m-24 h-15
_staf r-38 m19 h-35 k-15
_staff_ r-38 m19 h-35 k-15
_stag g-30
_stag_ h23
_stage_ g-29 h-18
_stai h-59
_stak r62 g26 m21 h15
_stake_ r50 g52 h45
_stake_in_ h41
_stake_on_ g23
_staked_ m69 h-38
_stakes_ g-16 m-59
_stakes_for_ m-26
_stal r16 g-17
_stall_ r28 g-15
_stam r-57 g-35 h19 k-17
_stamp_ r-57 g-25 h90
_stamp_without_ h23
_stamped_ h-29
_stamps_ h-43
_stan r-37 h-25
_stand_ h42
_stand_in_ g-29
_standing_ g-25 m27 h-31
_stands_ r-21 g33 h-20
_stands_surety_ r-23
_star r20 m19 h50
_star_ h26
_stars_ r-23 g-16 h28
_start_ r46 m17
_startup_ r-21 m-16
_stat r16 g23 m38 h80
_state_ g20 m40 h38
_stated_ g22 h-17
_statement_ r20
_statue_ h53
_statue_for_ h21
_statue_of_ h30
_stay r-66 g-21 h-28 k89
_stay_ g-19 h-49 k80
_stayed_ r-23 m19
_staying_ k18
_staying_under_ k18
_stays_ r-39 m-20 h30
_stays_till_ g-17 h64
_stays_with_ r23
_ste r-19 g-22 h-28 k-23
_stea r-17 g-19
_steak_ m-15
_stee g23 h-48
_steel_ g23 h-48
_ster h19
_stew h19
_stew_ h19
_sti r21 g76 m-27 h-17 k21
_stic g-29 m-25 h38
_stick_ h16
_stickers_ m-25 h39
_stil g110 h-48 k21
_still_ g110 h-45 k21
_still_in_ r-15 g29 k19
_still_owe_ r17
_still_owned_ g27
_still_with_ r-21 h21
_stip r20
_stl g-18 m46
_stl_ g-18 m46
_sto r-22 m-102 h32 k-29
_stoc r-19 g17 m-29 h-21
_stock_ r-16 g32 m-29 h-16
_stock_option_ g15
_stocks_ g-16
_stol h82 k-24
_stolen_ h68 k-24
_stolen_car_ g42
_stolen_cars_ g22
_stolen_phone_ g19
_stolen_phones_ g-47 h72
_stolen_wallet_ h-15 k-23
_stom g50
_stomach_ g30
_ston g38 m-42 h26
_stone_ g17 m-42 h27
_stone_for_ g-40 h18
_stones_ g21
_stoo r20 g-35 h-15
_stood_ r20 g-35
_stood_for_ r24 h-15
_stop h22 k29
_stop_ h42 k33
_stor g-27 m-26 h-108
_storage_room_ g25
_storage_unit_ g-33
_store_ r33 g-26 m-26 h-46
_story_ h-41
_stou g-20 h55
_stout_ g-18 h49
_str k44
_stra r-22 m23 h-19 k21
_stranger_ r-23 h-24 k34
_strangers_ h36
_strangled_ h25
_strategy_ g23
_strayed_ g23
_streaky_ h22
_street_ h-21
_stri h-17
_strip_ h-50
_strip_club_ h21
_stripper_ h61
_strips_ h-31
_stro g-22 h58
_strong_ g-21 h54
_stru h-23 k35
_structured_ r36
_structuring_ k24
_stu r-18 g-39 h79
_stud r-17 g-38 h25
_student_ r16 g-20 h-15
_students_ r-22
_studied_ h39
_stuf h52
_stuff_ h52
_sty r16
_styl r16
_style_ r16
_su r64 g15 m-16 h-48 k-36
_sua h38
_suar h38
_suar_ h38
_sub g-22 h52
_sub_ h24
_subm h24
_submit_ h24
_subscribers_ h21
_subscribers_only_ h21
_suc g-20
_sug r-15
_suga r-15 h16
_sugar_ r-15 h23
_sugar_baby_ h65
_sugar_daddy_ h16
_sui g-15 h-34
_suit g-15 h-34
_suitcase_ h-34
_suits_ g-25
_suk r33 g31 h-29
_suku r34 g39
_sukuk_ r34 g39
_sul h16
_sum r24 g80 m-41 h-54
_sum_ r25 g104 m-35 h-46 k-24
_sum_i_ r58
_sun r27 g-16 m-35 h-33
_sund g-40 m-18
_sunday_ g-36
_sunk g41 h-19
_sunken_ g25
_sup g22 m18 h-31
_supe g-15 m41 h-28
_supermarket_ m-21
_supp g17 m-22
_supplier_ r-54 g26 m-22 h-16
_supplies_ h17
_supply_ h25
_support_ g-18 h-29
_sur g-19 m55 h-35 k-26
_sure r58 g-36 m53 h-29
_sure_ r43 g-25 m56 h-26
_surety_for_ r-15
_surg h-21
_surp r-49 g15 k-16
_surprise_ r-15 g25 k-16
_surr h42
_surv h-21
_survey_ g-21
_survives_ g28
_survives_the_ g28
_sw g65 m77 h-61 k-37
_swa r-17 g105 h-30
_swap r-17 g105 h-30
_swap_ r-15 g24
_swap_of_ r17 g-55 h-28
_swapped_ r20
_swapping_ r-21 g22
_swaps_ g55
_swaption_ g17
_swe r20 g-16 m81 h-37
_swee g-29 m71 h-40
_sweep_ m51
_sweepstake_ m47 h-21
_sweet_ h-20
_sweetener_ r39
_sweets_ r-22 g-20 m-20 h24
_sweets_for_ r-27 h-19
_swi m-26 k-21
_swim g26 h-42
_swimming_ h-39
_swin m-16 h85
_swine_ h45
_swit h-31
_switch_ h-31
_swo g-15 m28
_swor g-15 m28
_sy g-20 m36 h22 k17
_syn m45 h34
_synd m40 h28
_syndicate_ m40 h28
_sys h-19 k39
_syst h-19 k39
_system_ h-19 k39
_system_only_ k29
_t2 g-15 h36
_t_ r44
_t_shirt_ h-22
_ta g-66 m-44 h51 k-61
_ta2 g42 m-17 h25
_ta2k r35
_ta2kheer_ r35
_ta2l h41
_ta2leed_ h41
_ta2m r-30 g36 h-19
_ta2meen_ r-30 g36 h-19
_ta2meen_3al_ g30
_ta2meen_3ala_ r-16
_ta3 r23 h-15
_ta7 g-25
_ta7t k18
_ta7t_ k18
_ta_ r-16 g-31 h39
_tab g-20 m78 h160 k-23
_tab_ m26 h63
_tabb r48 h-18
_tabby_ r48 h-18
_tabl r-51 m67 h93 k-30
_table_ r-45 g-23 h-17 k-24
_table_and_ m-15 h-15
_table_for_ m-19 h17
_tables_ m66 h75
_tablets_ h35
_tabs h24
_tabs_ h23
_tag g-40 m-28 h-25
_tag_ g-28 m-16 h-55
_tai g18 m36 h-22
_tail g18 m36 h-37
_tailor_ g24 h-24
_taj h-39
_tak k-43
_taka r45 h-49
_takaful_motor_ g55
_take r-24 h63 k-38
_take_ r-25 m-24 k19
_take_it_ r15 g-22 k19
_take_the_ r-19 g30 m-23 h-29
_taken_ m-18 h25
_taken_by_ r22 g18
_taken_from_ r45 h30
_taken_home_ g-34
_taken_today_ r38
_takes_ g-18 m56 h42 k-45
_takes_a_ r51
_takes_all_ h27
_takes_back_ r-21
_takes_his_ r18
_takes_it_ h18 k-23
_takes_my_ h15
_takes_off_ r41
_takes_what_ m16
_takh r-41
_taking_ h-27
_takings_ h31
_tal r-65 g38
_tala r-30 g19 h-22
_tale h-32
_tali g-15 h27
_talisman_ g-15 h23
_talk g34
_talo m32 h-22
_talo_ m32 h-22
_tam r30 g38 h-34
_tama r24 g-27 h-49
_taman_ h-19
_tamara_ r44
_tame g42 h-27 k17
_tameen_ g42
_tamp h57
_tamper_ h31
_tampering_ h25
_tan h63
_tan_ h-42
_tank h43
_tank_ h21
_tant h59
_tap r-41 g-17 m-23 h29
_tap_ h28
_tape g-17 h-45
_tape_ g-17 h-45
_taq r25 h21
_taql h19
_taqleed_ h19
_taqs r26
_taqseet_ r26
_tar m-36 k-30
_tari r19
_tariqs_ r15
_taro m-47 h82
_tarot_ m-47 h90
_tas r-26 g-38 h-35
_tasl h15
_tasleem_ h22
_tast h-18
_tat m-25 h-24
_taw r99 g-15 m-20 h-16
_tawa r111 h-47
_tawarruq_ r68
_tawaruq_ r29 h-17
_tawe h27
_taweez_ h22
_tax r-25 g-40 m-46 h-76 k49
_tax_ k52
_taxi r-38 g-27 m-40 h-68
_taxi_ r-38 g-27 m-40 h-68
_tay r34 m45 h-32
_taya m49 h-21
_taya_ m49 h-21
_taz r-30 h33
_tazk m17 h-28
_tb r17 g43
_tbi r17
_tbil r17
_te r-68 g-32 m29 h69 k-67
_tea r-52 g-38 m-65 h-53 k-33
_tea_ r-21 g-30 m-29 h17 k-26
_tea_money_ h86
_teac r-19 m-20 h-33
_teacher_ r17 m-20 h-61
_teak h-41
_teak_ h-41
_team m-16
_team_ m-29 h-49
_team_lunch_ h-23
_teams_ h36
_teas h17
_teb h34
_tebb g20
_tebbi_ g20
_tee r-22 m28
_teen r-22 m28
_teen_ r-21 m21
_teen_patti_ r-21 m28
_tel r-29 m29 h61 k43
_tele r-26 m30 h-77
_telegram_ r-17
_tell m-26 h121 k39
_tell_ g-27 m-16 k29
_tell_compliance_ h-22 k38
_tell_me_ k-18
_tell_the_ g-15
_teller_ h37
_telling_ k15
_telling_compliance_ k15
_tells_ g25 h80
_tells_my_ h28
_tells_the_ g-26 h29
_tem g-18 h58
_temp g-18 h58
_temple_ h27
_temporary_ h21
_ten r64 g28 m28 h-70 k-36
_ten_ r66 g-31 m18 h-98 k-26
_ten_days_ r20
_ten_dirhams_ r-19 m37
_ten_of_ r-20
_ten_percent_ r20
_ten_thousand_ r33
_tena h24
_tenant_ r-29 h39
_tenants_ r17
_tend r-21 h17
_tender_ r-21 h17
_tenn m39
_tent r23 m-32
_tent_ g-18 m-24 h20
_tenth_ g19
_tenth_of_ r21
_teq h24
_tequ h24
_tequila_ h24
_ter r26 g-45
_terj h18
_term r31 g-38 h-63
_term_ r47 h-26
_terminal_ m24
_terms_ g-17 m-19 h-30
_terr h20
_terrace_ h20
_tes r-18 h29 k-15
_tesl g26 h-22
_tesla_ g26 h-22
_test r-37 k-15
_test_ r-37 h69
_test_for_ r-23 h18
_tested_ h-28
_testing_ h-43
_tex r-28 g-24 m55 h-43
_text r-27 g-23 m32 h-36
_text_ r-18 g-18 m32 h-50
_tg g17
_tge g17
_tge_ g17
_th g-18 m-40 h20 k70
_th_ r19 g-69
_tha g25 m-31 h48
_than r-62 g-28 h25 k23
_than_ k61
_than_pot_ r15
_thank_ h15 k-27
_thank_you_ k-21
_thanks_ r-37 g-25 h-16
_thanks_for_ r-30
_that r26 g34 h38 k-19
_that_ r16 g34 h38 k-19
_that_does_ r18 g18
_that_fell_ g-16
_that_he_ r37 m-19 h-19 k-15
_that_i_ r-66 g-47 h-24
_that_is_ r-23 g24 m23
_that_it_ r-26 g-18 h-32 k49
_that_makes_ g-24
_that_never_ r-24 g-28 h-16 k57
_that_nobody_ k38
_that_one_ g36
_that_pays_ r60 h21
_that_price_ r23
_that_ran_ g31
_that_same_ g21
_that_stand_ g-29
_that_the_ r55 g49 h-37 k-17
_that_they_ r-29
_that_very_ g49 h-19
_that_was_ r28 g-28 m17 h-15
_thc h64
_thc_ h64
_thc_gummies_ h30
_the r-25 g19 m-60 h-87 k30
_the_ r-45 g-25 m27 h-15 k-71
_the_account_ r-19 h-17 k15
_the_advance_ h-16
_the_airport_ r-19 h33
_the_amount_ r33
_the_and_ r-37
_the_apartment_ g44
_the_app_ g-34 m36 h38
_the_baby_ h-31
_the_balance_ g-18
_the_bank_ h-25 k-52
_the_banks_ r-16 h-21
_the_beach_ h56
_the_betting_ m-23 h29
_the_bill_ r-71 g30 m-18
_the_blue_ g-21
_the_board_ g-32 m20
_the_boat_ r21 m26 h33
_the_books_ k27
_the_border_ h31
_the_boys_ r-24 g28 h-41
_the_broker_ h-18
_the_brothers_ h-20 k55
_the_bus_ r-47
_the_buyer_ g-23 h21
_the_camel_ g-21 h-15
_the_car_ g-118 h-44
_the_card_ m55 h51 k-23
_the_cards_ h62
_the_carpet_ r-15 g45
_the_carpets_ h24
_the_cash_ r27 h-21
_the_casino_ m-39 h52
_the_cat_ m-29 h-25
_the_catalogue_ h19
_the_cement_ r-21
_the_cheque_ r16
_the_children_ k22
_the_clerk_ h35
_the_client_ r-50 h16
_the_clinic_ r22 h-45
_the_club_ g16 m22
_the_coffee_ h18
_the_coming_ g30
_the_company_ g72 m-29 h-66 k17
_the_container_ g-17 h30
_the_contract_ r21 g-75 h64
_the_counter_ r-19
_the_court_ g21
_the_cow_ g34
_the_credit_ r52 h15
_the_customer_ g26
_the_customs_ h41 k75
_the_day_ r-15 g63 k-15
_the_deal_ r69
_the_dealer_ r-21 h-38
_the_debt_ h-19
_the_deposit_ r62 m-19
_the_desert_ g32
_the_developer_ g17
_the_difference_ g30
_the_dinner_ h69
_the_dog_ g59
_the_door_ g20
_the_draw_ m46 h-23
_the_due_ r41
_the_election_ m33 h-24
_the_end_ g-23 h-22
_the_euro_ r-16 g55 m41
_the_evening_ m-17 h-48
_the_exam_ r-15 m17 h63
_the_examiner_ h71
_the_extra_ r21
_the_fair_ g26
_the_falcon_ g40 m-15 h-16
_the_family_ h-16
_the_farm_ r27 g44 h-48
_the_fighters_ h-17 k44
_the_finance_ r64
_the_first_ g27 m-18 h-22
_the_fish_ g16
_the_flat_ r-26 g-42
_the_flight_ r-18 g-33
_the_foal_ r-20 g30 h-16
_the_for_ r27
_the_full_ r36
_the_fund_ g-25
_the_future_ g-38 h22
_the_gam3eya_ r29
_the_game_ g44 m-33 h-16
_the_gameya_ r24
_the_gaming_ m27 h80
_the_garden_ h-15
_the_generator_ r-44
_the_gold_ g36 m21
_the_goldsmith_ r30
_the_goods_ r-17 g15
_the_green_ m22 h78
_the_grocer_ r-17
_the_grown_ h34
_the_guy_ h25
_the_gym_ g-30 m-30
_the_hall_ g-26 k-18
_the_harvest_ g22
_the_hat_ g-24 m62 k-26
_the_he_ r50
_the_horse_ g48
_the_hospital_ h-17
_the_hotel_ r-36 h-28
_the_hour_ h17
_the_house_ r-19
_the_i_ r48
_the_inspector_ g-15 h42
_the_instalment_ r65
_the_insurance_ r30
_the_interest_ r-29
_the_investor_ r-15
_the_invoice_ h41 k22
_the_jamiyya_ r35
_the_job_ r-16 g36 k-20
_the_k_ r56 h-15
_the_kids_ g-35 m-23 h-32
_the_king_ g19
_the_kiosk_ r37 m25 h64
_the_kitchen_ h-23
_the_knot_ h24
_the_lady_ h-28
_the_landlord_ r21 k-15
_the_letter_ r34
_the_lift_ r-17
_the_loan_ r58 g-40
_the_lot_ m-15
_the_lottery_ m-33
_the_machine_ g17 m-15 h-21
_the_majlis_ h-18
_the_maker_ g-57
_the_mall_ m-17 h-52
_the_man_ r15 g-33 h18 k30
_the_marathon_ g-27
_the_market_ r-28 g-23 h-27
_the_match_ m-38 h32
_the_mill_ r22 g-43
_the_minister_ g28
_the_ministry_ k-16
_the_money_ r107 g-39 m-54 h-73 k29
_the_month_ r-28 k28
_the_mosque_ h-18 k-15
_the_name_ k30
_the_needy_ r-15
_the_neighbour_ r32 h-17
_the_neighbours_ g-24
_the_net_ h-38
_the_new_ r-82
_the_next_ g27 m15
_the_night_ r25 h46
_the_nightclub_ h19
_the_note_ r-18
_the_number_ h-17
_the_nursery_ r-27 g32 m-24
_the_office_ h-19
_the_officer_ h24 k21
_the_official_ h21
_the_old_ g-31 k-30
_the_one_ g-38 m38
_the_online_ m22 h31
_the_order_ g-22
_the_orphans_ r-20
_the_other_ r-35 h27
_the_owner_ g35
_the_padel_ m24
_the_pallets_ h-18
_the_palm_ h24
_the_paper_ g-16 k28
_the_parcel_ k53
_the_parking_ r-17 g-15
_the_party_ g-17 h87
_the_phone_ m29
_the_phones_ g40
_the_pizza_ h26
_the_plot_ g-56 m-16
_the_port_ h22
_the_pot_ m62 h-20
_the_price_ g27
_the_purchasing_ h20
_the_quarter_ r17 g-15 h-16
_the_queue_ m-23 h-22
_the_race_ g23 h32
_the_rain_ m-21
_the_rate_ r29 g-19
_the_real_ h-40 k39
_the_receipt_ k-49
_the_record_ g-22 k33
_the_referee_ h16
_the_rent_ r21
_the_rest_ m-26 h-17 k43
_the_restaurant_ r-15 h-19
_the_right_ g26
_the_ring_ r-25 g78 m-18
_the_sale_ g-57
_the_same_ r41 g-37 k46
_the_school_ m45 h-18 k-17
_the_season_ g-16
_the_shares_ g-28
_the_sheep_ g-30 h-24
_the_sheikh_ h16
_the_shelf_ h-36
_the_ship_ g17 h-16
_the_shop_ r-34 h-45
_the_shops_ g-23 h-15 k30
_the_site_ h19
_the_sofa_ r-16 g80 h-22
_the_souq_ g-18
_the_spot_ r-48 m-19
_the_staff_ m25
_the_stock_ h-20
_the_store_ h-31
_the_sum_ r51
_the_supplier_ r-21
_the_system_ k16
_the_table_ m-27 h19 k-20
_the_tailor_ h-18
_the_tax_ r-17 k41
_the_taxi_ g16
_the_teacher_ r17
_the_team_ h-25
_the_tenant_ r-22 h37
_the_tender_ r-21 h33
_the_test_ m16
_the_th_ r29 g-72
_the_that_ r18 m35 k-26
_the_third_ g-27
_the_thousand_ r16 m43
_the_three_ r-16 h41 k-15
_the_till_ r-18 g-18
_the_track_ m45
_the_trip_ h-31
_the_truck_ r-33 g26
_the_two_ g28
_the_unpaid_ r17
_the_usual_ m-18 h-28
_the_villa_ r18
_the_visa_ r27 g21
_the_wall_ m18
_the_wallet_ r16 k39
_the_water_ r37 g25
_the_wedding_ g-16
_the_weekend_ r-56 m37 h66
_the_weight_ r-16 g-32 m44
_the_wheel_ g-27 h76
_the_white_ g20 h-16
_the_whole_ r-22 g18 h-27
_the_window_ m-23 h-29
_the_wine_ h18
_the_winner_ g15
_the_yacht_ h43
_the_yard_ g-18
_thea g-17 h-21
_theatre_ g-17 h-21
_thef g29
_theft_ g29
_thei h-16
_their_ h-16
_them r-33 m-30
_them_ r-30 m-29 h-21
_them_a_ g36 k20
_them_back_ r35
_then g-21 k35
_then_ g-21 k35
_then_bought_ r-54
_ther g-40 m-24 k35
_there_ g-32 h16 k22
_there_is_ g-15 k-17
_there_never_ k34
_they r24 g60 h-25 k33
_they_ r50 g60 h-25
_they_are_ r-17 g26 h-20
_they_call_ g-49
_they_do_ k15
_they_does_ r-15 k29
_they_gave_ r-30
_they_keep_ r37 k-22
_they_pay_ g60 h-15 k-30
_they_say_ r15 g-17
_thi g45 m22 k32
_thin g83 m-23
_thing_ g16
_think_ g42
_thinks_ g64
_thir r17 m52 h20
_third_ r-35 m15 h16 k17
_third_company_ r31 g23
_third_of_ r-90 g-62 h103
_third_party_ g74 h-21
_thirty_ r27 h-26
_this g-35 h-31 k44
_this_ g-35 h-31 k44
_this_is_ g-41 h89
_this_month_ g-18 k-33
_this_morning_ g-45
_this_week_ h16
_this_weeks_ r32
_this_year_ r35 g31
_tho r22
_thos r27
_those_ r27
_thou h21
_though_ h17
_thousand_ r16 g-21
_thousand_and_ g15
_thousand_he_ g-24
_thousand_in_ r-24
_thr g-15 m30 k24
_thre g-63 h23
_threaten_ h59
_three_ r25 g-58 m20
_three_months_ g15
_three_more_ r-23
_three_of_ h42
_three_parts_ r25 h-33
_three_thousand_ r28
_thro g48 m22 h-25 k18
_through_ g-26 k40
_through_a_ r22 m22 h24
_through_his_ r15
_through_the_ r17 g-41 k18
_throw_ g65 m19 h-21
_thu g-15
_ti g61 m22
_tic r17 g93 m51
_tick r17 g93 m51
_tick_ r17 g74 m-21 h-24
_ticket_ m16
_ticket_for_ h-31
_ticket_renewal_ r18
_ticket_to_ g35 m-27 h-35
_tickets_ m26 h25 k22
_tickets_for_ g20 h-19
_ticks_ m33
_tie g-43 h-41 k21
_tied g-31 k25
_tied_ g-31 k25
_tied_to_ k25
_tig h32
_tige h32
_tiger_ h32
_til r44 g-40 m-28 h-48 k-40
_tile r-28 h-74
_tiles_ r-28 g18 h-74
_till r79 g-61 h55 k-28
_till_ r79 g-61 h55 k-28
_till_morning_ h37
_till_payday_ r-22 h20
_till_the_ h-16
_tim g31
_time g35
_time_ g39
_time_value_ r42
_tin r-24 g-22 m-28 k31
_tin_ m-22
_tins k21
_tins_ k21
_tip g-31 m37 h37 k-25
_tip_ g-33 k-24
_tip_for_ h-44
_tips r-18 m31 h35
_tips_ r-16 h31
_tipster_ m17
_tir r21 h-16
_to r-85 g-46 m70 h37 k-18
_to_ r84 g41 m-42 h53 k88
_to_a_ r-55 h-60
_to_an_ r35
_to_be_ r63 g148 m30 h-40
_to_beat_ m-17 h60
_to_break_ h16
_to_bring_ r-23 h27 k35
_to_buy_ r-61 g96 m-24 h-28
_to_charity_ r-33 k-16
_to_close_ h-24
_to_company_ r28
_to_cousin_ g-15 k-16
_to_decide_ g23
_to_fix_ h-21
_to_forward_ k51
_to_get_ h41
_to_have_ r47 g-23 h31
_to_her_ m20
_to_him_ r15 g21 h-45
_to_his_ k21
_to_keep_ r31 h19
_to_lock_ r27 g-42
_to_me_ r64 g78 m-20 k37
_to_move_ r-16 m-21 k43
_to_my_ r49 g-21 m20 h-58 k-90
_to_next_ h37 k18
_to_official_ h26
_to_omar_ r26 m17
_to_open_ r19 g-20 h-28 k17
_to_order_ g18
_to_other_ h15
_to_others_ m29
_to_pass_ h-24 k22
_to_pay_ r-27 k17
_to_poor_ r-24
_to_purchase_ g-22
_to_rami_ r35
_to_red_ r-24
_to_repurchase_ r23
_to_roll_ r-42 m-21
_to_same_ r40
_to_say_ r-20 g16 k33
_to_sell_ g64
_to_spin_ m21 h-24
_to_take_ r-30 g38 k20
_to_the_ r-22 g-78 m64 h113 k-62
_to_us_ r-34
_to_win_ h28
_to_you_ m-20
_toaster_ h-17
_tob m21 h28
_tod g-53 m-16
_toda g-53
_today_ r-30 g-40
_today_and_ r15
_today_i_ r36
_todays_ r30
_todays_price_ r19
_todays_rate_ r-31
_todd h21
_toddy_ h21
_toga g21
_toge g-15
_together_ g-15
_tok r-18 g36 m-20 h-15
_toke r-18 g36 m-20 h-15
_token_ r-18 g40 h-45
_tokens_ h30
_tol m-31 h-24 k33
_told k33
_told_ k33
_told_me_ r-24 g-43 h64 k29
_toll g-15 m-32 h-20
_toll_ g-15 m-32 h-42
_tom r-20 m21 h-40 k22
_toma m-26 h-22
_tomato_ h-17
_tomatoes_ m-16
_tomb m39 h-28
_tombola_ m39 h-28
_tomo r-15 k24
_tomorrow_ r-15 g32 k25
_tomorrows_ g-32
_ton g-58 m22
_tone h-37
_tong m42
_tong_ m31
_tong_its_ m18
_toni h21
_tonic_ h25
_tonight_ m-22 h-41
_tonights_ m17 h37
_tonk h39
_tonkatsu_ h33
_tonn g-24 h-30
_tonnes_ h-30
_too g29 m-15 h-37 k-40
_too_ k-20
_took g29 m22 h-18 k-20
_took_ g29 m22 h-18 k-20
_took_from_ m33 h36
_took_her_ g30 h-15
_took_it_ g-19 h16
_took_the_ r-36 g72
_tool m-29 h-16
_tools_ m-26 h-16
_top r26 g-31 m52 h80 k-52
_top_ r36 m16 h-19 k-28
_top_floor_ g30
_top_of_ h18
_top_up_ r25 g-28 k-28
_topl r-16 h50 k-20
_topless_ r-16 h50 k-20
_topp g-34 m43 h50
_topped_ g-21 m22 h24
_topped_up_ g-21 m22 h24
_topping_ m21 h26
_topping_up_ m21 h26
_tos r-22 m84
_toss r-22 m84
_toss_ r-22 m84
_tot r-38 m48 h-18
_tota r-21
_total_ r-21
_tote m33
_tote_ m33
_totk h30
_toto m38 h-18
_toto_ m38 h-18
_tou g47
_touc g64 h-17
_touch_ g35
_touch_and_ g18
_tour g-17
_tour_ g-17
_tournament_ m19
_tow r-37 k-17
_towa r-42
_towe g34 h-35 k-17
_tower_ g27 k-17
_tower_hasnt_ g15
_toy r-24 g-19 m-60 h-48 k-23
_toy_ g-18 m-24 h-34
_toys g-17 m-34 h-18 k-23
_toys_ g-17 m-34 h-18 k-23
_tr r-17 g23 m54 h-123 k19
_tra r-40 m42 h-37
_trac r-15 m74 h44
_track_ m79 h60
_trad g70 m46
_tradable_ g23
_trade_ r36 g57 m21 h-26
_trader_ r-16 g-32
_trades_ r-16 g15 m20
_trading_ g18 m21
_trading_account_ m-23
_traf h47
_traffic_ h-25
_trafficking_ h37
_trai g-17 m-25 h-37
_trail_ h-18 k15
_train_ h-18
_trainer_ g17
_training_ g-26 m-15
_tram h43
_tramadol_ h65
_tramadol_from_ h45
_tran r15 g-37 h-29
_tranche_ r41
_transcript_ h16
_transfer_of_ r-16
_transfer_to_ g33 m17 h33 k-76
_transfers_ k29
_translation_ g-19 h-29
_trap g68
_trap_ g68
_trav g-29 m-23 h-16
_travel_ g-32 m-23 h-16
_travel_insurance_ g20
_tray g-20 h-46
_tray_ r-15 h-46
_tre r30 g31 m-15 h-30 k-21
_trea r60 g-19
_treasure_ r-20 h32
_treasury_ r65 g-34 h-24
_treasury_bills_ r61
_tree r-23 g50 h-19
_tree_ g29
_trees_ g21 h-32
_tri g-29 m53 h-92 k-21
_tric r22
_trick_ r22
_trie m19
_trim g-22 h-28
_trimming_ h-28
_trip g31 k-21
_trip_ g41 k-21
_tro g-17 m-26 h22
_trop m-18 h-23
_trophy_ m-18 h-23
_trot h31
_trotters_ h30
_trou r27 g-15 h18
_trouble_ r27 h30
_tru m-24 k67
_truc r-19 m-15
_truck_ r-44 h21
_trucks_ r25
_truf g22
_truffles_ g22
_trus g-30 k31
_trust_ g-30 k32
_try g24 m25
_try_ m25
_tu m35 h-103
_tub r26 m-22 h-21
_tubo r47
_tubo_ r49 h-19
_tue m-16 h-15
_tues m-16 h-15
_tuesday_ m-16
_tui r-32 g-18 k15
_tuit r-32 g-18 k15
_tuition_ r-32 g-18 k15
_tum g38
_tumm g38
_tummy_ g38
_tun h-21
_tuna h-21
_tuna_ h-21
_tur r32 g17 m63 h-32
_turb g30 m31 h-19
_turbo_ g30 m31 h-19
_turbo_trade_ g22 m46
_turf m37 h39
_turf_ m37 h39
_turk h-22 k28
_turkey_ h-15 k20
_turn r45 h-31
_turn_ r57 g-21
_turn_from_ r26
_turned_ r17
_turns_ r-17 g19
_tus h63
_tusk h55
_tusks_ h36
_tut r-19 g-22 h-40
_tuto r-16 g-22 h-40
_tutor_ r-16 g-22 h-33
_tv r38 h-26
_tv_ r38 h-26
_tw r26 g-26 m15 h-29 k-25
_twe r60 g-28 h-16
_twel r39
_twelve_ r39
_twen r21 g-18 h-20
_twenty_ r21 g-18 h-20
_twi g36
_twic g18
_twice_ g18
_twin g18
_twins_ g18
_two r-21 g-33
_two_ r-21 g-33
_two_bags_ r26
_two_bottles_ h-31
_two_days_ r-19 h-20
_two_grams_ r-21 h51
_two_hours_ h21
_two_hundred_ r-33 g32 m17
_two_kilos_ h-44
_two_minute_ g21
_two_nights_ h-56
_two_of_ g-29 h134
_two_prices_ g31
_two_sacks_ g20
_two_thousand_ k21
_two_years_ g-27
_ty r-46 h-46
_typ r-40 g15 h-29
_type r-15 g18
_type_ r-15 g18
_typi r-26 h-15
_typing_ r-26 h-15
_tyr h-16
_tyre h-16
_tyre_ g16
_tyres_ g-29
_u_ g21 h-29 k24
_ud g19
_udd g26
_udde g26
_udder_ g21
_udh r15 h-23
_udha r17 h-23
_udhaar_ h-19
_um g-37 m-17
_un r24 g288 m-38 h-55 k44
_unb g18
_unbo g18
_unborn_ g18
_unc g63 h15
_unce h33
_uncensored_ h36
_unch g48
_unchecked_ g32
_uncl g40
_unclaimed_ g33
_uncle_ h15
_unclear_ g27
_uncles_ g-16
_und g67 m41
_unde g81 m49 h-33
_undecided_ g-19 h-19
_undefined_ g32
_undelivered_ g35
_under_ g16 m41 h17 k-26
_under_limit_ h-16
_under_the_ g28 m-28 k-23
_under_what_ r18
_undr r22 h24
_undrawn_ r25
_uni m-15 h-65 k-35
_unid g24
_unidentified_ g24
_unif h-15
_uniform_ g-23
_uniforms_ g22
_unit h-16 k-21
_unit_ r-18 h-26 k-20
_univ g-25 h-17
_university_ g-27 h-17
_unk r-21 g49 h-21 k17
_unkn r-21 g49 h-21 k17
_unknown_ r-21 g49 h-21 k17
_unl g-49 h47 k32
_unli g-28 k32
_unlicensed_ k32
_unlo g-17 h40
_uno g21 m-31 k32
_unof k36
_unofficial_ k36
_unop g24
_unopened_ g24
_unp r45 g-23
_unpa r45 g-23
_unpaid_ r45 g-23
_unr k30
_unre k30
_unregistered_ k30
_uns r-23 g136 h-15
_unse g56
_unseen_ g56
_unseen_no_ g-16
_unso g26 h-21
_unsorted_ g34 h-20
_unsp r-18 g58
_unt r43
_unti r38 k-17
_until_ r48 k-17
_until_he_ r92
_until_i_ r90
_until_is_ r-21
_until_it_ r39
_until_the_ r-56 g-20 m32
_up r47 g81 m50 h35 k-38
_up_ g82 m71 k-30
_up_and_ g30 h-28
_up_at_ r20 m-18 h-19
_up_by_ g37 h-24
_up_down_ g86 m28 h-31
_up_for_ g-24
_up_from_ g18
_up_front_ r16 g41
_up_in_ m20
_up_lower_ g17
_up_the_ r19 g-39 m-21 h15
_up_to_ k21
_upa r25 m-16 h-26
_upf r22
_upfr r22
_upfront_ r22
_upg h20
_upgr h20
_upgrade_ h20
_ups h35
_ur g-15 h-32 k-15
_urg h-16
_urge h-16
_urgent_ h-16
_us r136 g-78 m-50 h-44 k82
_us_ r-82 g-42 m17 h33 k20
_us_and_ r30 m17
_us_as_ h-22
_us_has_ g21
_us_one_ m19
_usa r58
_usan r46
_usance_ r46
_usd g19
_usd_ g-15
_usdt g34
_usdt_ g34
_use h-65 k85
_use_ g-16 h-54 k100
_use_my_ r-22 k19
_use_of_ r38 h-17
_used r-32 g40
_used_ r-32 g40
_uses r34 g-17
_uses_ r34 g-17
_usu r61 g-26 m-28
_usua m-25 h20
_usual_ m-25 h20
_usur r64 g-15 h-25
_ut r40 m-26 h-39
_uta h-15
_utan h-21
_utang_ h-21
_uti r23
_util r23
_utilisation_ r20
_va g-73 m-78 h-82 k-106
_vac g-35 m-32 h-39
_vacc m-32 h-25
_vaccination_ m-32 h-25
_val r20 m-31 h-34 k-40
_valu r34 m-17 h-17 k-17
_value_ r54 g31 k-17
_value_of_ r26
_van h-15 k-19
_van_ h-31 k-19
_van_for_ r-19 g-16
_vani h16
_vap h26
_vape h18
_var r-19 h-18
_varn h-17
_varnish_ h-17
_vas h21
_vast h15
_vastu_ h15
_vat g-17 h-30 k-36
_vat_ r-65 k-36
_vatt r73 h-29
_vatti_ r73 h-29
_ve r-53 g26 m-33 h-52 k-20
_vea h-19
_veal h-19
_veal_ h-19
_veg h-18
_vega g25 h-15
_veh r-17 g37 h-33
_veh_ r-20 g40 h-27
_veh_ins_ g53
_ven r-17 h20
_vent h59
_venture_ h59
_ver h43
_verm h52
_vermouth_ h52
_vers h19
_version_ h27
_very g34 h-19
_very_ g34 h-19
_ves g17
_vess g17
_vessel_ g17
_vet g-25 h-59
_vet_ g-16 h-51
_vi r-21 g-25 h-15
_via g-20 k58
_via_ g-20 k58
_vid h55
_vide h55
_videos_ h52
_vie h-25
_view g-20 h-22
_vig r76 h-48
_vig_ r76 h-48
_vil h-18
_vill h-18
_villa_ h-29
_vin r-25 g51 m-30 k-17
_vine r-19 g32 m-25 h-61
_vinegar_ h-16
_vineyard_ g20
_vino h36
_vino_ h19
_vio h55
_viol h55
_violation_ h55
_vip h49
_vip_ h49
_vip_table_ m-29 h20
_vir g-24 m44 h31
_virg g-18 h-16
_virgin_ g-18
_vis r-27 g17
_visi r-36 g16 h-22
_visit_ r-21 h-20
_vit h-69
_vita h-69
_vitamin_ h-30
_vo r-36 g-29 h84
_vod r-22 h-44
_vodk r-21 h15
_vodka_ r-21 h15
_voi g15 h15
_void g15
_void_ g15
_voo h45
_vood h45
_voodoo_ h45
_voodoo_doll_ h38
_vot g-21 m34 h56
_vote g-21 m34 h56
_vote_ g-16 h65
_votes_ m38
_voucher_ r-40
_w_ r90 g-70 m-46 h-111 k49
_w_ana_ r45
_w_dafa3t_ h-23
_w_elli_ g-18 m38
_w_fayda_ r17
_w_fayez_ r22
_w_ma_ r-46 g77
_w_maraheen_ m-23 h17
_wa r-70 g-59 m33 h-94 k51
_wa7 r-57 m21 h26
_wa7e r-25 g17 k16
_wa7ed_ r-25 g17 k16
_wad r20 g22
_wadi r20 g22
_wadi_ g22
_wag r-33 g-17 m50 h-25
_wage r-33 g-17 m50 h-25
_wager_ h-44
_wagering_ m19 h-15
_wages_ r-29 g-16 h33
_wages_till_ h24
_wai r23 h-17 k-16
_wait r43
_waiting_ r20
_waiv r-20
_waka r-25
_wakala_ r-25
_wal h17 k28
_wala r-21 g75 m-18 k-20
_wala_ g70 m-18 h-24
_walang_ h30
_wale r-21 g-15 h34
_wale_ r-24 g-15 h34
_wali r48 g-16
_wali_ r48 g-16
_walk h20
_walk_ r25 g24
_walk_out_ r25 g24
_walker_ h28
_wall g-49 m16 h-32 k67
_wall_ r-29 g-18 h-28
_wallet_ r-25 g-17 m22 k53
_wallet_for_ k16
_wallet_to_ r-40
_wallets_ m-15 k18
_wan g25 k17
_want k17
_want_ r-47 k33
_wants_ r39
_wants_his_ r-57
_war r-42 g119 m16 h-21
_war_ g30 h-15 k42
_wara g29 m24 h18
_wara_ r18
_ware h24 k-18
_warehouse_ h16 k-17
_warr r-29 g65 h-49
_warrants_ g22
_warranty_ r-25 g34 h-27
_warranty_bought_ g20
_warranty_for_ g46
_was r23 g-96 m32 k22
_was_ r22 g-108 m85 k18
_was_in_ r-29 h16
_was_late_ r28
_was_me_ m17
_was_sure_ r-17 m40
_was_the_ r31
_was_told_ r51 m-23 h-35 k20
_wash r-18 g-27 m-57 h-69 k21
_wash_ g-29 m-28 h-29 k23
_washes_ m-20
_washing_ r-26 h-40
_washing_machine_ g42
_wast h79
_wasta_ h48
_wat g-43 m-48 h-66
_watc g-21 m-33
_watch_ g28 m-28 h-81
_watched_ k19
_watches_ g-47 h87 k-17
_wate r16 g-22 h-73
_water_ r17 h-60
_way r29 g-44 m23 h19
_way_ r-27 g-35 m23 h19
_ways r56
_ways_ r56
_we r-41 g17 h-52 k-16
_we_ r16 m-19 h-37
_we_agreed_ r28
_we_are_ g-17
_we_both_ g-16
_we_bought_ r-43 k32
_we_buy_ g-16 h23
_we_fixed_ r19
_we_get_ r19 g-19 h50
_we_never_ r-15 g44
_we_paid_ g-54
_we_said_ g-42 m17 h-20
_we_settle_ r-22 g34
_we_share_ g-33
_we_shook_ r31
_we_short_ g18
_we_signed_ r-39 g-62 h-19
_we_split_ h32
_we_will_ g62
_we_win_ m-20 h25
_wea g29
_weal h38
_wealth_ h38
_wear r18
_wear_ r31
_web g-28 h-27
_web_ h-84
_webc h17
_webcam_ h17
_webs h41
_website_ h41
_wed r-49 h-22
_wedd r-40 h-22
_wedding_ r-40 h-22
_wedding_gift_ r-18
_wedding_hall_ h-25
_wee h71 k-17
_weed r-16 m-15 h104
_weed_ r-16 m-15 h105
_weed_for_ h40
_week r27 h-33
_week_ r-20 g-16 m-30 h-42
_week_i_ r32 g18
_week_late_ r16
_weekend_ m31 h27
_weekly_ r23 g35 h-22
_weeks_ r35 k-16
_wei g-18 h-40
_weig g-15 m15 h-67
_weighed_ g-24
_weight_ g20 m17 h-57
_weight_loss_ m-24
_weight_of_ g-19 m21
_wel r-35 g51 h-49
_well g57 h-35
_well_ g57 h-35
_well_see_ g30
_wen r20 g-38 m30 h47
_went r27 g-63 m30 h59
_went_ r27 g-63 m30 h59
_went_to_ r22
_went_up_ m-21 h19
_wer r-24 k40
_were r-24 k40
_were_ r-24 k40
_wes r16 g24
_wh g115 h31 k-42
_wha r-22 g50 h-28
_what r-22 g50 h-25
_what_ h-29
_what_gets_ k53
_what_he_ g-17 h-16
_what_his_ g21
_what_i_ r24 g-53 h26
_what_is_ g24 m-22 h70
_what_it_ r24 g20
_what_my_ r16 h-19
_what_the_ r-23 g31 m-22
_what_we_ r37 g-22 m36
_what_you_ m-16 h-33
_whatever_ r-22 g38 h-29 k-17
_whatever_he_ g23
_whatever_is_ g-46
_whatever_it_ r22 g-20
_whatever_she_ g15 h-18
_whatever_the_ r-18 g37 h23
_whatever_they_ g25
_whatever_you_ r22 g-18
_whats_ g18
_whatsapp_ h33
_whe g71 h-58
_whea r-15 g38 m-35 h-45
_wheat_ r-15 g36 m-34 h-45
_whee g-44 h26
_wheel_ g-34 h37
_wheel_at_ m-22
_when r31 g64 k-42
_when_ r24 g62 k-41
_when_he_ r15 g16
_when_i_ g23
_when_it_ r-27
_when_the_ g23 h26
_when_they_ g-24 k-27
_when_you_ r-30 g45
_whenever_the_ g31
_wher g29 k42
_where_ k45
_wherever_ g18
_whet g-16 m49 h-26
_whether_ g-16 m49 h-26
_whether_i_ g-32
_whi g66 m-34 h57 k-44
_whic g58 h-33 k-33
_which_ g45 h-19 k-33
_which_one_ h-21
_whichever_ h-15
_whil r35 g26
_while_ r35 g26
_while_they_ g20
_whis g-23 h59 k18
_whiskey_ h25
_whisky_ h17 k19
_whisky_the_ h-22
_whit r-19 h42 k-22
_white_ r-17 g-36 h51
_white_x_ h20
_whitelist_ g51 h-18
_who r27 g-53 m67 h60
_who_ r22 g-75 h56
_who_decides_ h33
_who_gave_ r17
_who_gets_ m22
_who_signed_ h54
_who_stood_ r44 h-15
_who_will_ g-17 h16
_whoe g-34
_whoever_ g-26
_whoever_takes_ r26 m-19
_whol k-15
_whole_ r-30 g15
_wholesale_ r18
_whom g18 h17
_whom_ g18 h17
_whos g27 m83 k17
_whose_ g27 m83 k17
_why g-20 m-17 k38
_why_ g-20 m-17 k38
_wi g-32 m28 h71
_wid r31 h-40
_wide h-20
_wide_ h-20
_wide_load_ h-20
_wido r31
_widow_ r31
_wif r27 g-31 h35
_wife r27 g-31 h57
_wife_ r18
_wifes_ g-27
_wil r-36 g116
_wild g-23 h23
_wild_ g-23 h23
_wild_boar_ h33
_will r-32 g139 h-23
_will_ r-32 g145 m-23 h-19
_will_be_ r44 g-29
_will_buy_ g22 h-27
_will_collect_ r17
_will_decde_ g22
_will_purchase_ g26 h-19
_will_send_ r26
_will_take_ r-33
_win r-22 g-43 m61 h-63
_win_ g-19 m61 h29
_win_the_ g24 m-44
_win_to_ m26
_wind g-78 k-22
_window_ h32
_windows_ g-30
_wine m-26
_wine_ m-21 h-39
_wine_red_ h-34
_wine_vinegar_ h-16
_winery_ h23
_winn g17 h-61 k21
_winner_ g19
_winner_of_ g15 m-54 h-15
_winner_takes_ m-18 h31
_winners_ h-34
_winning_ h-29
_winnings_ k23
_winnings_from_ m17 h-22
_winnings_of_ h29
_wins h33
_wins_ h33
_wins_the_ h31
_wint g40 h-17
_winter_ g40 h-17
_wip h47
_wipe h47
_wiped_ h47
_wiped_by_ h41
_wir r19 h-15
_wis r-23 h50
_wisk h50
_wiskey_ h24
_wiski_ h17
_wit r19 g-35 h72
_witc h32
_witch_ h15
_witchcraft_ h17
_with r25 h18
_with_ r34 g-22 m68 h35 k-23
_with_%_ r22 g23
_with_a_ r32 m16 h-70 k30
_with_and_ r42
_with_another_ r23
_with_different_ h34
_with_extra_ r27
_with_he_ r-17 g-24
_with_insurer_ g29
_with_it_ g15 m-25 h20
_with_me_ r79
_with_my_ r-37 m33 h-75 k19
_with_no_ g54 h-15
_with_premium_ g15
_with_something_ r18 g-28 h29
_with_the_ r-104 g-19 m35 h111 k-32
_withdraw_ h-15 k36
_withdrawal_ r-19
_within_ r20 h-16
_within_days_ g-27
_without_ r-35 m-25 h20
_without_a_ g-36 h55
_without_any_ r-15 g-23 h-23
_without_charity_ k18
_without_choosing_ g22
_without_looking_ g-16
_without_the_ h21
_witn g-22 h22
_witness_ h35
_wiz h24
_wiza h24
_wizard_ h24
_wo r-43 g48 m88 h-28
_wom g-20
_woma g-35 h25
_woman_ g-35 h25
_woman_who_ g-21 h-18
_womb g19
_womb_ g19
_won m78 h-32
_won_ r-25 g-18 m52 h-32
_wont r27 g22 m26
_wont_ r27 g22 m26
_woo r-24 g61 m-33 h-38
_wood h-17
_wood_ h-17
_wool r-24 g51 m-31 h-21
_wool_ r-24 g51 m-31 h-21
_wool_on_ g69 m-25
_wor h27
_word m21
_word_ m21 h-16
_work_ g-30 m26 h-41
_worker_ h40
_workers_ g22 h15
_working_ r30 g16
_workmens_ g16
_works_ r35 g-17 k25
_workshop_ g-21 m-17 h-29
_worl g31
_world_ g31
_wors g-17 m-18 h64
_worship_ g-17 m-18 h64
_wort r23
_worth_ r23
_wou r-21 m58
_woul r-20 m58
_would_ r-20 m58
_wr h-46 k38
_wra k-16
_wrap k-16
_wre h-24
_wrec h-22
_wreck_ h-22
_wres m15
_wrestling_ m15
_wri r46 g19 h57 k29
_writ g25 h40 k29
_write_ h-15
_write_my_ h20
_writes_ r23 h29
_writing_ r-21 g46 h16
_written_ g-26 k49
_wro r-35 m22 h-20 k31
_wron m23 h-16 k42
_wrong_ m23 h-16 k42
_wrong_description_ h-17 k23
_wrong_goods_ k23
_wrot r-23
_wrote_ r-23
_x_ r-57 g63 m26 h111 k44
_x_for_ r-38 m33 h53
_xa h33
_xan h33
_xana h33
_xanax_ h33
_xb m46 h37
_xbe m28
_xbet m28
_xbet_ m28
_xx r22
_xxx h23
_ya r-34 g-104 m44 k-22
_ya3 g16
_ya5 m22
_yaa m23
_yaak m23
_yaakhoz_ m23
_yac h40
_yach h40
_yacht_ h40
_yak r34 m56
_yakh r34 m56
_yakhed_ m25
_yakhod_ m22
_yar g-54 m-40 h-26
_yard g-51
_yard_ g-51
_yas r15
_yasi r-18
_yasin_ r-18
_ye r88 g137 m39 h-21 k-25
_yea r-35 g71 k-35
_year r-20 g72 h-24 k-35
_year_ g43 k-27
_year_and_ g-20
_year_for_ g-17
_year_on_ r36
_year_to_ r-26
_year_we_ g17
_yearly_ g-18 h-30
_yearly_fee_ h-16
_years_ r-24 g47
_years_old_ g-16
_yeas r-15 h35
_yeast_ r-15 h35
_yed r17 k19
_yedf k19
_yedfa3_ m18
_yef g19 h42
_yefe h17
_yefek_ h17
_yefo h25
_yefok_ h25
_yen r45 g-41 m46 h41
_yen_ r42 g-28 m35 h29
_yenz m17
_yer r15 g-51
_yes r58 g61
_yes2 k24
_yes_ g59
_yest r50 g-18
_yesterday_ r23
_yet r-28 g121 m-21 h-70 k-17
_yet_ g128 h-43 k-32
_yetl r-18 g16
_yetla3_ r-18 g16
_yf h16
_yfo h16
_yfok h16
_yfok_ h16
_yi r39 m-15 h-28
_yie r39 m-15 h-28
_yiel r39 m-15 h-28
_yield_ r39 m-15 h-20
_yield_of_ g17
_ym h24
_yma h24
_ymas h24
_ymashi_ h24
_yo m16 h-136 k55
_yom r50 g-32 m-19 h-23
_yom_ r50 g-32 m-19 h-23
_yom_w_ r57
_you r-52 h-116 k49
_you_ r41 g-61 m28 h-26
_you_and_ r-28 m38
_you_back_ h-15
_you_can_ r-21
_you_feel_ g29
_you_get_ r-28 g19
_you_like_ r16 g-59 h-30
_you_pay_ r28
_you_send_ r16 m21
_you_the_ g22
_you_think_ g35
_your r-75 g75 m-26 h-36 k48
_your_ r-62 g43 m-43 k34
_your_account_ k16
_your_house_ g32
_your_net_ g17
_your_phone_ g-17 k27
_yours_ g46 m18 k15
_yours_for_ g57
_yous r-17
_yout h-43
_youth_ h-43
_yr r26
_yra r27
_yraj r27
_yu r43 g-23 h-39
_yun r28 g-22 h-43
_yung r28 g-22 h-43
_yung_ r28 g-22 h-43
_yz r69
_za r-58 g-25 m-28 h19
_zab r-23 h20
_zabo h20
_zah g-16 h46
_zahl g-15 h49
_zahlawi_ h29
_zak r-29 m-16 h-31
_zaka r-29 m-16 h-31
_zakat_ r-29 m-16 h-31
_zakat_on_ r-50
_zar h16
_zar_ h16
_zatl h32
_zay r-48 h-42
_zay_ r-41 g-16
_zay_ma_ r-41 g-16
_ze r-27 g67 m57 h-66 k-23
_zer r-33 g54 h-52 k-18
_zero r-33 g54 h-52 k-18
_zero_ r-29 h-52
_zero_percent_ r17
_zey r-15
_zeya r-15
_zeyada_ r-15
_zi r20 m22 h25
_zo m-20 h71
_zod h27
_zodi h27
_zodiac_ h27
_zon h41
_zone h41
_zone_ h41
_zoo m-18
_zoo_ m-18
_zy g-24 h-18
_zya g-24 h-18
_zyad g-24 h-18
_اب r-20 g65 h97 k58
_ابا m-15 h20
_اباح m-15 h20
_اباحي_ m-15 h15
_ابت h19
_ابتز h19
_ابتزاز_ h19
_ابر h20
_ابرا h20
_ابراج_ h20
_ابغ k19
_ابغي k19
_ابغي_ k19
_ابل g29
_ابلا k21
_ابلاغ_ k21
_ابن r-16 g40
_ابو_ g-37
_ابي h16 k16
_ابي_ g-17 k19
_ابيض h33
_ابيض_ h33
_ابيعك_ g50 h-21
_ابيعك_لو_ g27 h-21
_ات r52 g-62 m31 h-39 k-16
_اتا r29 g-21
_اتاخ r31 g-20 h-17
_اتاخر_ h-16
_اتاخرت_ r19
_اتر g27 m24
_اترا m24
_اتص h-21
_اتصا h-21
_اتف g-17
_اتفقنا_علي_ r-37
_اتو g-26 m22 h-18
_اتوق m26
_اتوقع_ m26
_اث r75 g-49 h-24
_اثا r16 g-45 h-19
_اثاث r16 g-45 h-22
_اثاث_ r16 g-45 h-22
_اثن r62
_اج r93 g-31 m-27 h-21 k17
_اجا k34
_اجار k35
_اجار_ k36
_اجاره_ h-22
_اجر r28 g-90
_اجر_ g-22 h42
_اجرت r-18 g-28 h-31 k37
_اجرت_ r-25 h-19 k63
_اجره r45 g-41 k-22
_اجره_ r45 g-41 k-22
_اجل r98 g18 h-16
_اجل_ g38
_اجل_علي_ g-19
_اجلت r76 h-22
_اجلت_ r76 h-22
_اجلت_زبون_ r28
_اجلت_له_ r22
_اجله r33 h17
_اجله_ r33 h17
_اجن g19
_اجنب g19
_اجه h21
_اجهز g16
_اجهزه_ g16
_اح r-52 g-22 h51 k59
_احت r-18 h26
_احد g17
_احذ h25
_احذف h25
_احذف_ h25
_احم g-28 h30
_احمر g-20 h33
_احمر_ g-20 h33
_احو g-15 h-26 k40
_احول g-15 h-26 k40
_احول_ g-15 k32
_اخ r26 m-24 h-75 k-37
_اخت r-43 g-24 m-47
_اختر r-29 g-32
_اختراق_ h35
_اختي h-26
_اختي_ h-24
_اخد r16 m-16
_اخدت r16 m-16
_اخدت_ r16 m-16
_اخدت_منه_ r16 m-16
_اخذ r86 h-21 k-31
_اخذ_ g-21 k-25
_اخذت g24
_اخذت_ r33 g23
_اخذته_ r-22
_اخذو r20
_اخذوها_ r20
_اخر g31 h26
_اخر_ g25 h28
_اخر_السنه_ g25
_اخض g40 m23 h-16
_اخضر g40 m23 h-16
_اخضر_ g40 m23 h-16
_اخضر_او_ g20 m20
_اخف g-15
_اخم m40 h-16
_اخمن m40 h-16
_اخمن_ m40 h-16
_اخو r-36 m-16
_اخوي r-33
_اخوي_ r-30
_اخي r-24
_اخي_ r-24
_اد r-28 g83 h-56
_ادار r17
_اداريه_ r17
_ادخ m18
_ادف r-15 g24
_ادفع r-15 g24
_ادفع_ r-32 g36
_ادم m-32 h-25
_ادما m-32 h-25
_ادمان_ m-32 h-25
_ادمان_القمار_ m-17 h-19
_ادن r-19 g24 h-29
_ادني r-19 g24 h-29
_ادني_ r-19 g24 h-29
_ادو g34
_ادور g44
_اذ r115 g87 h-36
_اذا r44 g90 h-22
_اذا_ r44 g90 h-22
_اذا_توفيت_ g19
_اذا_مت_ g33 h-15
_اذا_نزل_ g28
_اذو r71
_اذون r71
_اذون_ r24
_اذونات_ r46
_ار g-39
_ارا m-17
_ارب g-48 k-17
_اربع g-35
_اربع_ r-20 g-28
_اربعه_الاف_ r-36
_اربعين_ r16 g-20
_ارت g16 m-17
_ارتف g16 m-17
_ارتفاع_ g16 m-17
_ارجع r18
_ارجعها_ r22
_ارخ r29 h27
_ارخص r29 h27
_ارخص_ r29 h27
_ارد g-23
_ارض r-50 g50 m-44 h-68
_ارض_ r-50 g59 m-44 h-54
_ارض_رقم_ m-23
_ارق m31 h34
_ارقا m31 h34
_ارقام_ m31 h34
_اري k23
_اريد k23
_اريد_ k23
_از r35 g-21 m-20
_ازا m-19
_ازاز h24
_ازازه_ h24
_ازاي h-35
_ازايز_ h-35
_اس g-116 m-62 h-126 k173
_اسا r19 k23
_اسب r25 m-31 h-29
_اسبو r25 m-31 h-29
_اسبوع_ m-24 h-42
_است g-28 m-15 h-66 k78
_استخ h-18 k47
_استخدام_ k17
_استخدم_ k21
_استص g-15
_استصناع_ g-15
_استع r-16 g22 k16
_استق r-17 k35
_استقبل_ r-17 k35
_استل r23 g33 h-20
_استلام_ g48
_استلف_ r-18
_استلفت_ r27
_استلفت_من_ r-20
_استلم_ k37
_استلمت_ r19
_استي g-18 h-16
_اسح k24
_اسحب k24
_اسد r20 h18
_اسدد r20 h18
_اسع g19 m-40
_اسعا g19 m-40
_اسعار_ g19 m-40
_اسق r-26
_اسقط r-26
_اسك h29
_اسكت h30
_اسكتلندي_ h30
_اسل g-19
_اسلا h-21
_اسلامي_ h-21
_اسم r-26 g-43 m27 h-64 k71
_اسم_ r-16 g-15 m-39
_اسم_بنتي_ r-16
_اسما k26
_اسماء_ k26
_اسمن h-15
_اسمنت_ h-15
_اسمه m68 h-16
_اسمه_ m68 h-16
_اسمه_خد_ m18
_اسمه_خذا_ m35
_اسمي g-15 h-18 k49
_اسمي_ g-15 h-18 k49
_اسه g-15 h15
_اسهم g-15 h15
_اسهم_ h24
_اسهم_شركه_ g-64 h-28
_اسهم_في_ g-61 h59
_اسي k27
_اسيل k27
_اش r-17 g31 m-15 k-26
_اشت k-26
_اشتر g22 h-23 k-18
_اشتراك_ r-28 g-18
_اشتراك_حمايه_ g39
_اشتري_ g27 h-17
_اشتريت_ r38 g-25
_اشتريت_دور_ r25
_اشتريت_دينه_ r21
_اشتريت_ديونه_ r16
_اشتريت_منه_ g31
_اشتريه_ r-21 g17
_اشتغ m-19
_اص g-18 m-28 h35 k-23
_اصل r22 g-26 m-26 h20 k-22
_اصل_ r28
_اصلي r-18 g-34 h60
_اصلي_ g-18 h65
_اصليه_ g-16
_اض r-31
_اضا r-32
_اضاف r-32
_اضافيه_ r-17
_اط g-27 m-24
_اطف h15
_اطفا h15
_اطفال_ h15
_اع r-36 m-28 k17
_اعر g-19
_اعرف g-19
_اعرفه_ g-18
_اعط r-30
_اعطي r-30
_اعطيته_ r-17
_اعطيه_ r-34
_اعل g22 m-15
_اعلا m-17
_اعلي g23
_اعلي_ g23
_اعلي_او_ g24
_اعم h24
_اعما h28
_اعمال_ h49
_اغ r39
_اف g-25 h97
_افل h68
_افلا h68
_افلام_ h68
_افي h20
_اق r37 g-36 h18
_اقا h24
_اقام h24
_اقامه_ h31
_اقت g24
_اقتر g24
_اقتراض_ g20
_اقتراض_اسهم_ g20
_اقد h45
_اقدم h45
_اقدمه_ h19
_اقدمها_ h26
_اقر r29 g-19 m15
_اقرض r50 m-28
_اقس r-57
_اقسا r-57
_اقساط_ r-57
_اقل r55 g-22 h-31
_اقل_ r55 g-22 h-31
_اقل_من_ k27
_اك r62 g-39 m90 h-18 k18
_اكب r30 k18
_اكبر r30 k18
_اكبر_ r30 k18
_اكت k40
_اكتب k43
_اكتب_ k43
_اكث g-19 k-24
_اكثر g-19 k-24
_اكثر_ g-19 k-24
_اكر g-25 h-22
_اكرا h-22
_اكراميه_ h-22
_اكس m67 h27
_اكس_ m69 h29
_اكس_بت_ m52 h44
_اكل r23 h25
_اكل_ r23 h25
_اكي g19 h-21
_اكيا g19 h-21
_اكياس_ g19 h-21
_ال r-44 g-33 m-22 h-65 k-110
_ال_ r36 g-18 h36
_الا r51 g38 h-23 k-43
_الاب g-16 h37
_الاث r-23 g45
_الاج r17 h17
_الاجر_ g23
_الاجل_ r27 g-23
_الاح g-39 h23
_الاحد_ r19 g-33
_الاخ r-33 g49
_الاختيار_ g37
_الاختيار_علي_ g19
_الاخير_ r-27 g17
_الاد r49
_الادني_ r50
_الارض_ h-28
_الاز r-21 g-23
_الاس r15 g31 m27
_الاسبوع_ r29 g-21 m30 h18
_الاسبوع_الجاي_ r16 g-18
_الاسعار_ g20 m29
_الاش h15
_الاص r-15 h19
_الاط g-16 h-27
_الاف g-24 m-31 h-23
_الاف_ g-21 m-31
_الافراح_ h-19
_الال r71 g-27
_الالف_ r56 g-31
_الالف_اللي_ r-33
_الام h-40 k17
_الامتحان_ h-19
_الامهال_ r24
_الاموال_ k25
_الان h22
_الانتخابات_ g21 m-15
_الانتظار_ g-15
_الانظار_ r21
_الاو m16 h17
_الاول_ r22
_الاولي_ g-17 h24
_الاي g51 k-32
_الايجار_ r-24 g20 k-16
_الب g56 m-26 h-41
_البا g16 m-15
_البار_ h20
_الباقي_ r16 k17
_البح r-20 g47 h-19
_البحر_ r-16 g70
_البخ m42
_البخت_ m42
_البد g28
_البر g-17
_البص h19
_البصاره_ h19
_البض r-30 g20 k-22
_البضاعه_ r-30 g20 k-22
_البط r24 h-16
_البطاقه_ r33 h-15
_البق g58 h-24
_البقره_ g40 h-19
_البل r38 m-18 h-21 k35
_البلديه_ r23 h-30
_البلوت_ h18
_البن g-51 h31 k15
_البنت_ h48
_البنت_اللي_ h48
_البنك_ r16 k15
_البنك_ما_ k20
_البنكيه_ r-23
_البو r-21 g-26 h26
_البي k-26
_البيت_ r31 g-29 m-24 k-25
_البيتكوين_ g50 m31
_البيره_ h30
_البيع_ r-16
_البيعه_ h-21
_الت r-25 g-21 h-28 k35
_التا r-30 g28 h-18
_التاخير_ r-24
_التامين_ g24
_التج g35
_التجاري_ r29
_التح h-16 k57
_التحوط_ g23
_التحويل_ k68
_التس r-21 g15 m-22
_التسليم_ r-26 g35
_التط m20 h28
_التطبيق_ m20 h28
_التع g18
_التق g-25
_التم r18 g-36 m15
_التمويل_ r21
_التو r34 m26
_التوفير_ r42
_التوقعات_ m25 h30
_التي g-55
_التي_ g-55
_الث r-16 g-23 m19 h-52
_الثا h-25
_الثالث_ r-17 g-23
_الثاني_ r27 m19
_الثل r-26
_الثم g-21 h-23
_الثمن_ g-32 h-23
_الثمن_والبضاعه_ g20
_الج h-38
_الجا r26 g50 h-27 k-17
_الجار_ r18
_الجامعه_ k-16
_الجاي_ r19 g35
_الجايزه_ m19
_الجايه_ g23
_الجد r-24 g44
_الجديد_ r-33
_الجر r-19 g-30
_الجل r15 h27
_الجلسه_ r15 h27
_الجم g-15
_الجمعه_ r-18 h17
_الجمعيه_ r32
_الجن h-18
_الجو r48 h-21
_الجوال_ r29
_الح r46 g50 h-34 k82
_الحا r-21 m-17 h-15 k16
_الحاج_ g47 m-17
_الحاره_ r-17 g-22 h-21 k22
_الحب g47
_الحبيب_ h30
_الحد k41
_الحد_ r18 k41
_الحد_الادني_ r50
_الحر h53
_الحره_ h50
_الحس r87 g-24 h-31
_الحساب_ r108 g-16 h-15
_الحساب_المدين_ r18
_الحساب_المكشوف_ r17
_الحص g24 h-17
_الحصاد_ r33 g-15
_الحظ g43 m51
_الحظ_ g70 m51
_الحق g24 k35
_الحك h18
_الحل h23
_الحم h-15
_الحو g-19
_الحي r17 g18
_الحياه_ r-18 g29
_الخ r-20 g-45 m43 h36
_الخا g-42 h74 k18
_الخارج_ h20 k18
_الخاص_ h28
_الخاص_مقابل_ h29
_الخاصه_ r18 g-21 h29
_الخب h24
_الخر r-16 h-37
_الخروف_ r-16 m25
_الخريطه_ g18
_الخز r32
_الخزانه_ r26
_الخزينه_ r16
_الخس m15
_الخسران_ m20
_الخم g-35
_الخمور_ h18
_الخميس_ g-16 m-22
_الخي r-20 g45 h39
_الخيار_ g28
_الخيار_علي_ g27
_الد r38 g-56 h48 k-15
_الدا r20
_الداين_ r20
_الدراهم_ r23
_الدرهم_ r17
_الدف r-27 h24
_الدفعه_ r-24 h18
_الدفين_ h18
_الدق r34
_الدقيقه_ r34
_الدك g-30 m-33
_الدكان_ g-30 h16
_الدو r21 g-26 m18 h19
_الدوام_ h-20
_الدور_ h25
_الدوره_ r-29
_الدوري_ r21
_الدولاب_ g-18 m28
_الدولار_ r21
_الدي g36
_الدين_ r26 h22
_الدين_كان_ r-39
_الديون_ g18
_الذ g25 m15
_الذه r-23 m16
_الذهب_ r-23 m16
_الذهب_القديم_ g-22
_الذهب_عند_ r16
_الر r24 g-38 m15 h70 k41
_الرا r24 h-19 k-19
_الراتب_ r28 k-16
_الراعي_ g-15 h-16
_الرب r23 g44 m-15 h-24
_الربح_ r-32 g-16
_الربوي_ r34 h17
_الربيع_ g42 h-22
_الرج h17
_الرحله_ h-20
_الرخ h21
_الرخصه_ h21
_الرس r-26 m-19 k19
_الرسول_ h15
_الرص h18
_الرصيد_ h18
_الرق g-17 k54
_الرقم_ g-17 k42
_الرقم_اللي_ k43
_الره r29
_الرو m32 h39
_الري g-20
_الرياضه_ h-23
_الرياضيه_ h47
_الز h31
_الزب g18
_الزبون_ r-17 g24
_الزو h41
_الزواج_ h-25
_الزوج_ r-21 h62
_الزياره_ h21
_الس r-20 m15 h32
_السا g-32
_الساحر_ h20
_الساعه_ r25 g-21 m16
_السب g-16 k15
_السباحه_ h-31
_السباق_ h28
_السح r36 g-22
_السحب_ r38 m26 h-22
_السحب_علي_ r23 h-15
_السحر_ m-17 h28
_السد h-25
_السر h-18 k31
_السع r-57 m-21 h21
_السعر_ r-57 m-16 h21
_السف r21 g42 h21
_السفاره_ h32
_السفينه_ g34
_السق g-16
_السقف_ g-16
_السك h31
_السكوت_ h25
_السل g-22
_السلعه_ما_ r20
_السلفه_ r16
_السن g74 h30
_السندات_ r25
_السنه_ g45 m15 h20
_السنوي_ g19
_السنويه_ g17
_السه m21 h-18
_السهره_ h-15
_السهم_ m21
_السو h-53
_السوق_ h-20
_السوق_الحره_ h42
_السي r-20 h50
_السياره_ r-42 h19
_السير_ h35
_الش r-33 g75 h24 k-46
_الشا g42 h54
_الشاه_ g26 h-19
_الشاي_ h19
_الشب g38 m-19
_الشباب_ h23
_الشبكه_ g44 m-17 h-23
_الشحنه_ g-15
_الشخ r22
_الشخصي_ r22
_الشر g-39 h-68
_الشرط_ r16
_الشركه_ g-24 m-23
_الشع r-21
_الشغ g24
_الشغل_ g27
_الشق g-18
_الشقه_ g-18
_الشه m20 k-32
_الشهر_ r-31 m20 h23
_الشهر_الجاي_ r-15 g24
_الشو g31
_الشوط_ m17
_الشي r20
_الشيخ_ h17
_الشيك_ r27
_الص r25 g15 m-28 h-105
_الصا r35 h-17
_الصايغ_ r20 h-17
_الصب r32 h-25
_الصبر_ r39
_الصر r25
_الصل h26
_الصلاحيه_ h32
_الصن r-26 g-18 m16 h-35
_الصندوق_ r-25 m16 h17
_الصي m-20 h-47
_الصياد_ r-15 g32 m-20
_الصيد_ g-17
_الصيف_ r18
_الض h26 k24
_الضا g-27 h15
_الضايع_ g-27
_الضر g45 h-50 k25
_الضريبه_ h-23 k19
_الط r-31 k-31
_الطا r-34 g-18 m15 h46
_الطاوله_ g-18 m15 h39
_الطب r-20 g18 h-35
_الطر r24 g-19
_الطي m34
_الطياره_ m34
_الع r39 g-46 h-88 k-36
_العاب_ m22 h-19
_العامله_ r-16 h25
_العايد_ r47
_العايد_الدوري_ r21
_العج m17
_العد r21 g-18 h-17
_العر g-20
_العربيه_ g18
_العس m-25
_العسل_ m-25
_العش h-26
_العق r28 g15 h-26
_العقار_ h-18
_العقاري_ r26
_العقد_ r26
_العم r-31 h28
_العمال_ r-18
_العمل_ h38
_العمله_ m19
_العن g18
_العنب_ g18
_العي r40 g-22
_العيال_ h47
_العيد_ r23 g16
_العينه_ r30
_الغ r-54 g49 h-92
_الغا g38 m26
_الغالب_ m28
_الغالب_ياخد_ m15
_الغد g-16 h-26
_الغس g-15
_الغنم_ g20
_الغو g61 h-22
_الغواص_ g38
_الغوصه_ g24
_الغي r-20 h-19
_الف r-20 g-47 h40 k28
_الف_ r20 g25 m-36 h19 k19
_الفا r-24 g-29 h-22
_الفاتوره_ r-28
_الفايده_ r-49
_الفايده_من_ r-35
_الفر g39 h-86
_الفرس_ r-29 g31
_الفرق_ r28
_الفروقات_ g26 m30
_الفع r-26
_الفق g-16
_الفقه_ g-16
_الفل r35 m-19 h-18 k37
_الفلوس_ r35 m-19 h-18 k37
_الفن h118
_الفنجان_ h57
_الفندق_ h49
_الفو m61 h36
_الفواكه_ m40 h44
_الفي r-15 g-45 h27
_الفيزا_ r16 h-22
_الفين_ r15 g-28 h19
_الق r-27 g-68 h16 k-21
_القا g26
_القادم_ g29 h-15
_القادمه_ g18
_القادمه_من_ g18
_القاضي_ h44
_القاعه_ g-18
_القب r-15 g-16 h25
_القبض_ g-16 h28
_القد g-36
_القديم_ r15 g-22
_القديمه_ r-16
_القر r18 h-33
_القران_ m-23 h-40
_القرض_ r26
_القرض_الربوي_ r-18
_القرعه_ m17
_القس r18 g-17 h-18
_القطعه_ g29
_القم r-21 g20 m36
_القمار_ m42
_القن h21
_القو r-17 m-21 h78
_الك r21 g-27 m56 h24 k-29
_الكا g40 m28
_الكاتب_ g15
_الكازينو_ m23 h48
_الكاش_ g-22 h-15
_الكب g25 h18
_الكت k-16
_الكر r-16
_الكس m21
_الكسبان_ m21
_الكف r53 g-24 h54
_الكف_ g-22 h70
_الكفاله_ r44 h-16
_الكل r-22 m41 h-17
_الكل_ r-20 m39 h-17
_الكه h-34
_الكهرباء_ h-34
_الكي r21 g-67 h22
_الل r-39 g23 m33 h22
_اللح h28
_اللع g-19 m16
_اللعبه_ g-16
_الله r-63 g22 h-25
_الله_ r-63 g22 h-25
_الله_خير_ r-32
_اللو g22 m46 h26
_اللوحه_ g25
_اللي r45 m-17 k22
_اللي_ g25 h26 k22
_اللي_بالي_ h20
_اللي_تجيبه_ g18
_اللي_علي_ r-44 g-17 m-16 h-22
_اللي_في_ g26 m-20 h-35
_اللي_لسا_ g20 h-15
_اللي_لسه_ g28 h-16
_اللي_ما_ h42
_اللي_يجيبه_ g21
_الليره_ r26 g-15
_الم g34 m-64 h38
_الما r21 g35 h-58 k22
_المارجن_ g32
_المال_ r40 g-24 h-17 k35
_المالك_ g29
_المب g23 m36 h30 k30
_المبلغ_ g29 k30
_المبلغ_اللي_ k23
_المبلغ_علي_ r-17 g17
_المت r37 g35 h-19
_المتاخر_ r16
_المتجر_ g42
_المج g46
_المجلس_ r-16
_المح g-24 m-18 h15 k-18
_المحتوي_ g25
_المحصول_ r25 g-19
_المحل_ r-16 g-22 k-15
_المخ g-19 h25
_المخالف_ h25
_المخالفه_ h17
_المخدرات_ h-15
_المخزن_ h15
_المد r21 h-21
_المدين_ r20
_المر r-40 m20 h31
_المرابحه_ r-16
_المراهنات_ m-20
_المرخصه_ h15
_المز r-21
_المزاد_ g19
_المزرعه_ r-21 g-20
_المس m18
_المسابقه_ m19
_المسبق_ g24
_المستريح_ r58
_المستشفي_ h-21
_المستقبل_ g-36 h30
_المش r19 g24 h34
_المص g-26 h32 k17
_المصاري_ r30
_المصحف_ h27
_المط r-25 m-30 h-24 k-20
_المطبخ_ r-19 g16
_المطر_ g18
_المطعم_ h-26
_المع g-49
_المعامله_ h22
_المعتق_ h20
_المعدن_ r39 g-15
_المعرض_ h-22
_المف r-25 g32 m-53 h-30
_المفاجات_ g45 m-20 h-16
_المفتش_ h45
_المفتش_ما_ h45
_المق h-18
_المك r31 g-20 m-37 k-20
_المكتب_ h22
_المكتبه_ r-20
_المكشوف_ r70 m-27
_المكيف_ g-18
_المكيفات_ r-17
_المل r-47 g24 m-21 h-28
_الملعب_ m-15
_الملكيه_ g-18
_المم g-36 h49
_المن g-25 m20 h28
_المناقصه_ h28
_المنجم_ h26
_المندل_ h24
_المه r31
_المو m16
_المورد_ r-20 g29 h-15
_الموسم_ g35
_الموقت_ h23
_الموقع_ m24 h51
_المي r-22 h-17
_الن m-40 h31
_النا r21
_الناس_ r29
_الناقه_ g46 h-27
_النب h31
_النت h16
_النتيجه_ h16
_النج g-43
_النجار_ g-30 h-15
_النح h28
_النحس_ h28
_النخ h-18
_النخل_ g-24
_النس h-23
_النص_ m21
_النظ h-22 k28
_النظام_ k28
_النف g23 h21
_النفط_ g23 h21
_النق g-25
_النه g34
_النهايي_ g28
_اله g42 m27 h-52 k-16
_الها g38
_الهامش_ g27
_الهج g-21
_الهجن_ g-21
_الهو g50 h-24
_الو g-35 m-28 k-29
_الوا h-16
_الواسطه_ h20
_الود r-25 g-16 h55
_الودع_ g-16 h56
_الوديعه_ r-28
_الور m-16 k-18
_الورق_ h24
_الي h19 k-31
_الي_ r-34 g29 m-18 k-31
_اليو r42 g-25 h18
_اليوم_ r30 h18
_ام r47 m-46 h27
_ام_ r20 g-35 h64
_اما r43 h-21
_اماز g44 h-20
_امازون_ g44 h-20
_امت r16
_امتل r16
_امر h41
_امرر h41
_امرر_ h41
_امس h16
_امس_ k-20
_امسح k22
_امسح_ k22
_امل g70 m-15 h-41
_امل_ g80 h-36
_امو h-18 k30
_اموا h-18 k30
_اموال_ k34
_ان r-52 g237 m-56 h-25 k33
_ان_ g227 m-22 h-66
_ان_تعطل_ g19
_ان_خرب_ g18
_انا g24 h-29
_انا_ g34 h-17
_انب h-35
_انبر g20
_انبرمجت_ g20
_انخ m-15
_انخف m-15
_انخفاض_ m-15
_انش h15
_انشر g-17 h20
_انشر_ g-17 h20
_انف h-21
_انك g25
_انكس g25
_انكسر_ g25
_انه r-33 g-52 h143 k66
_انه_ r-42 h95 k16
_انه_اصليه_ h18
_انها g-55 h48 k52
_انها_ g-55 h48 k52
_انها_اصليه_ h37
_انهي g15
_اه r37 h-28
_اهل r19 h-21
_او r-31 g96 m31 h-85
_او_ r-29 g130 m27 h-76 k-19
_او_اجل_ r-22
_او_احمر_ g16 m25
_او_تقسيط_ r-17
_او_لا_ r31
_اوب g66 h-29
_اوبش g66 h-29
_اوبشن_ g47 h-19
_اوج k25
_اوجر k25
_اوجر_ k25
_اور g-25 h50
_اورا m15
_اوراق_ m23 h29
_اوص g16
_اوصا g16
_اوصاف_ g16
_اول g-68 m-19 h-31
_اول_ g-73 m-17 h-22
_اون h17
_اونل m30 h27
_اونلاين_ m34
_اي g149 m17 h-24
_اي_ r-41 g112 h-22
_ايا r-18 g21
_ايام g-37
_ايام_ g-37
_اياه h22
_اياها_ g15 h22
_ايت r-19 g15
_ايتم r-19 g15
_ايتمان_ r-21 h19
_ايج r50 g-21
_ايجا r50 g-21
_ايجار_ r50 g-21
_ايجار_المحل_ g34
_ايد r-15 m21
_ايدا r-15 m21
_ايداع_ r-15 m21
_ايداع_في_ m18
_ايش r-17
_ايش_ r-17
_ايه g55 h-15
_ب_ m44
_با r74 m-50 h-106 k-40
_باب r-18
_باب_ r-18 h-22
_باج r-18
_بار r-37 g-36 m-20 h-15
_بار_ h-51
_بارب r-37 g20 h-34
_باربعين_ r-25 g20 h-17
_باز m44 h-43
_بازي m44
_بازي_ m44
_باس k21
_باسم r-22 h-17 k23
_باسم_ r-19 k28
_باسم_ثاني_ h40
_باسم_غيري_ h15
_باسمه_ g17
_باع r158 g-19 h-30 k-34
_باع_لي_ r-39
_باعت r59
_باعت_ r59
_باعن g18
_باعني_ g18
_باعه k-16
_باعو r93 g-27 h-25
_باعولي_ r42 g-16
_باعولي_السلعه_ r20
_باعولي_المعدن_ r22
_باعوه_ r42 h-20
_باعوه_لنفس_ r22
_باعوه_لنفسه_ r20
_باق r25 g-31 h-28
_باقل r46
_باقل_ r46
_باقي r-20 g-36
_باقي_ r-20 g-36
_باك r57
_باكث r22
_باكثر_ r22
_باكر g17
_باكر_ g17
_بال r-48 g28 m-36 h46
_بالا r22 g-15
_بالاجل_ r-16
_بالاقساط_ r17 g-18
_بالب r-25
_بالبحر_ g15
_بالبيع_ g23
_بالت g43 h-28
_بالتقسيط_ r17
_بالتقسيط_من_ r33
_بالج r26 g31
_بالجزاف_ g40
_بالخ r-39
_بالد r-34
_بالدين_ r-29
_بالر r-37
_بالز r33 h18
_بالس g-21 h61
_بالساعه_ h56
_بالش r43 g-17 h-17
_بالع r15
_بالف g43 h-34
_بالف_ r-35 g25 h-16
_بالفين_ r-18 g21
_بالق g-21 h29
_بالقسط_ r18 g-15
_بالك g17 h-28
_بالك_ g-25 h37
_بالكامل_ g-28
_بالم r25
_بالمقبره_ h18
_بالميه_ r76 g-24
_بالن g-24 h-25 k30
_بالنص_ g-21
_باله g15 k17
_باله_ g15 k17
_بالو r18
_بالي g-28 h49
_بالي_ g-28 h49
_بالي_بالك_ g-25 h37
_بان h55
_بانج h55
_بانجو_ h55
_باي r-25 g51 h-40
_باي_ g19
_باي_سعر_ g19
_بايص h-29
_بايصال_ h-29
_بب r17 g28 m15
_ببا g46 m20
_ببل r24
_ببلا r24
_ببلاش_ r24
_بت g24 m84 k-18
_بت_ m100
_بتس r35
_بتسع r35
_بتسعه_ r25
_بتك g-17 h-17
_بتكو g-17 h-17
_بتكوين_ g-17 h-17
_بث g44 h-20 k18
_بثل g36 k19
_بثلا g36 k19
_بثلاثميه_ r-38 g20 k22
_بثمن_ g19
_بج r30 g-21
_بح r-25 g38
_بحث_جاهزه_ h20
_بحي g48
_بحير g48
_بخ r-15 g28 m-25 h-39
_بخص r24
_بخصم r24
_بخصم_ r24
_بخم r-31 g54 m-23
_بخمس r-31 g54 m-23
_بخمسميه_ r-27 g31
_بخمسه_ g15 m22
_بخمسين_ m-35
_بد r56 m-25 h-47
_بدا g-22 h24
_بداخ g-15
_بدال h24
_بدالي_ h24
_بدري r44
_بدري_ r44
_بدف r35 g20
_بدفا g20
_بدفاتر_ g20
_بدل r80 g-16
_بدل_ r55
_بدلت r31 g-24
_بدلت_ r31 g-24
_بدو r-41 g35
_بدو_ g32
_بدون r-27 g-24
_بدون_ r-27 g-24
_بدون_زياده_ r19
_بدون_فوايد_ r-30
_بدون_لا_ g-21 h-16 k37
_بدون_ما_ g-29
_بدي h-18
_بدي_ r-17 h-17
_بر r-86 h37 k21
_برا r-55 g-37 h33 k40
_براس g23
_برام h44
_برامج_ h15
_برج g-18 h40
_برجي h25
_برجي_ h25
_بره h23
_بري r15 g21 h-48
_بري_ h20
_بس r26 g50 m-25 k-21
_بس_ r20 g66
_بسب r40
_بسبع r40
_بسبعه_ r37
_بست r-20 g26
_بسع r-19 g-41 h21
_بسعر r-19 g-41 h21
_بسعر_ r-19 g-41 h21
_بسعر_اليوم_ g18
_بش r16 g24
_بشت g25
_بشتر g25
_بشتريها_ g21
_بشر r30
_بشرط r30
_بشرط_ r30
_بص r-16 g-16 m-17 h40
_بصا h40
_بصار h40
_بصاره_ h40
_بض r28 k-19
_بضا r27 g-34 h17 k-19
_بضاع r27 g-34 h17 k-19
_بضاعه_ r27 g-34 h17 k-19
_بضاعه_مسروقه_ g-26 h47
_بضر g23
_بضرع g23
_بضرعها_ g23
_بط r-34 g74 h-44
_بطا r-30 m24 h25
_بطاق r-18 m24 h25
_بطاقه_ r-18 g-20 m22 h36
_بطلب g21
_بطلي g-15 h24
_بطلين_ g-15 h24
_بطلين_من_ h38
_بطن g68 h-45
_بطن_ g44 h-20
_بطنه g23 h-25
_بطنها_ g23 h-25
_بطو g19 h-15
_بع g67 h-73 k16
_بعت m-15 h-46 k-19
_بعت_ r-58 g-49 h-19
_بعت_له_ r16 g15
_بعتك g35
_بعتك_ g35
_بعتل r20
_بعته h-19
_بعته_ g-16 h-19
_بعد r19 g71
_بعد_ r35 h-15
_بعد_اسبوع_ r19
_بعد_العيد_ g23
_بعد_شهر_ r37 g-17
_بعد_ما_ r-18 g-123 h49
_بعدي r-15 g69
_بعدين_ r-15 g69
_بعش g18 m22 h-47
_بعشر g18 m22 h-47
_بعشره_ g-30 m41 h-26
_بعشره_الاف_ r29
_بعشرين_ g46
_بعي r-18 g38 h-34 k56
_بعيد r-23 g-16 h-18 k59
_بعيد_ r-23 h-16 k33
_بعيد_عن_ r-23 h-16 k33
_بعيدا_ g-16 k26
_بعيدا_عن_ g-16 k26
_بعين g37
_بعينها_ g42
_بغ h36
_بف g30
_بفاي r18 h24
_بفايده_ r18 h24
_بفل r-22 g18
_بفلو r-22 g18
_بفلوس_ r-15 g21 m28
_بفو r15
_بفوا r15
_بفوايد_ r15
_بق r-61 g-19 m-18 h-78
_بقر g-27 h-33
_بقري h-20
_بقري_ h-20
_بقي r-37 g45 h-21
_بقي_ r-25
_بقيم g45 h-21
_بقيمه_ g63 h-21
_بك g24 h-53 k-18
_بكا r16 g19 h-27
_بكم r-21 g17
_بل r-24 m-48 h-51
_بلا h-29
_بلا_ m-17
_بلاغ h-37
_بلاغ_ h-37
_بلاغ_عن_ h-31
_بلاي g-21
_بلايستيشن_ g-21
_بلط h20
_بلطج h20
_بلو m-36
_بلوت m-36
_بلوت_ m-36
_بلون h-19
_بلون_ h-19
_بم r-60 g38
_بمب g41 h15
_بمبل g41 h15
_بمبلغ_ g41 h15
_بمص m22
_بمصا m22
_بمصاري_ m22
_بمي r-43 g33 m-26 h-31
_بميت r-22 m-16 h-27
_بميتين_ r-22 m-16 h-27
_بميه r-21 g28
_بميه_ r-21 g28
_بن g-108 h54
_بنا h43
_بنات h37
_بنات_ h37
_بنت r-29 h34
_بنت_ h52
_بنت_ليل_ h46
_بنتي r-16
_بنتي_ r-16
_بند g-15
_بنص r40 g-36 h56
_بنفس_السعر_ r-15
_بنك_ r-22
_بنك_اسلامي_ h-15
_بنك_ربوي_ h18
_بنكي r29 h-15
_بنكي_ r15 k15
_بنكيه_ r15
_به r-17
_بو g61
_بو_ h51
_بوت g33 m-17
_بوت_ g45 h-29
_بوتل h20
_بوتل_ h20
_بود h45
_بودر h45
_بودره_ h45
_بوك g29 m63 h-78
_بوكر m68 h-59
_بوكر_ m68 h-59
_بوكس g40
_بوكس_ g32
_بول g52 h-22
_بولي g52 h-22
_بوليصه_ g52 h-22
_بون h-23
_بونص h-22
_بونص_ h-22
_بي r-23 g42 m85 h-15 k-33
_بيا r25
_بيب r-30
_بيت r-22 h-25
_بيت_ r-26 g18 m23
_بيتي r15
_بيتي_ r15
_بيد r-50 h-16
_بيد_ r-74
_بيدي r26
_بير h50
_بيره m-15 h62
_بيره_ m-15 h62
_بيس r27 m21
_بيض g-21 m47 h-52
_بيض_ g19 h-35
_بيضا g-32 m23
_بيضات_ g-27 m26 h-18
_بيع g67 m-50 h-48 k15
_بيع_ r31 g-79 m-19 h37
_بيع_اجل_ g27
_بيع_اسهم_ g16
_بيع_اقامه_ h23
_بيع_سيارتي_ r-20 g-30 h-22
_بيع_علي_ r-29 g-15 h45
_بيع_عينه_ r70
_بيع_كفاله_ h40
_بيعت g45 h-28
_بيعط g39
_بيعه r-16 g20 h-28 k41
_بيعه_ r-16 g20 h-28 k41
_بيك g-18 h46
_بيكو g-18 h46
_بيكون_ g-18 h46
_بين g-54 m51 k-19
_بينن r-19 g-21 m20 h-15
_بيننا_ r-19 g-21 m20 h-15
_بيننا_علي_ m25
_بيني g-19 m21
_بيني_ g-19 m21
_بيني_وبين_ r-30 m20
_تا r63 m-15 h39
_تاج r26 g-16 k20
_تاجي r30 k23
_تاجير_ k23
_تاجيل_ r19
_تاخ r75
_تاخذ r19 m16
_تاخي r69
_تاخير_ r40
_تاد g-17 h43
_تادي g-17 h43
_تاديب_ g-17 h43
_تاديب_جاري_ h31
_تار g18 h30
_تارو h19
_تاري g29
_تاريخ_ g29
_تاش m15 h33
_تاشي h33
_تاشيره_ h33
_تام r-21 g68 m-16 h-43
_تامي r-21 g68 m-16 h-43
_تامين_ r-21 g68 m-16 h-43
_تامين_السياره_ g19
_تامين_تجاري_ r15
_تامين_سفر_ g29
_تامين_ضد_ g19
_تامين_علي_ g40
_تامين_من_ g17
_تب r-25 g-15 m-27 h21 k77
_تبر r-21 g-33 h-35 k37
_تبرع r-21 g-33 h-35 k37
_تبرع_ k16
_تبرع_غير_ k19
_تبرعات_ k29
_تبل h-16 k24
_تبلي h-16 k24
_تبليغ_ h-16 k24
_تبي g32 k17
_تبيي k17
_تبييض_ k17
_تت r31 h15
_تتا r36
_تتاخ r36
_تتاخر_ r36
_تث r31
_تثب r31
_تثبي r31
_تثبيت_ r31
_تثبيت_سعر_ r23
_تج r-42 g55 m-28 h-60
_تجا g19 h-15
_تجار g19 h-15
_تجاري_ h15
_تجاري_علي_ r15 g18
_تجاريه_ g28 h-23
_تجد r-15
_تجدي r-15
_تجديد_ r-15
_تجس h30
_تجسس h30
_تجسس_ h30
_تجسس_علي_ h30
_تجن k21
_تجنب k21
_تجنب_ k21
_تجي g43 h-23
_تجيب g43 h-23
_تجيبه_ g18
_تح r-86 g30 k19
_تحب h24
_تحبب h24
_تحبب_ h24
_تحت m-22 h34
_تحت_ m-22 h34
_تحت_الطاوله_ m-15 h55
_تحت_حد_ k15
_تحد r-22 g33 m45 h-17
_تحدي r-22 g33 m45 h-17
_تحدي_ m47
_تحديد_ g43
_تحر k48
_تحض h46
_تحضي h46
_تحضير_ h46
_تحل h-40
_تحلي h-40
_تحليل_ h-40
_تحم h-15
_تحمل h-15
_تحو r-44 g22 k-15
_تحوط g35
_تحوط_ g35
_تحوي r-31
_تحويل_ r-31 k-28
_تخ r-32 g52 m17 h-68 k29
_تخب k35
_تخبر k35
_تخبر_ k19
_تخت g34
_تختا g34
_تختار_ g34
_تختار_اخضر_ g19
_تخص r28 g17
_تخصي r28 g17
_تخل r-50 h-26
_تخلص r-50
_تخلص_ r-36
_تد r45 h26
_تدا g24 m36
_تداو g24 m36
_تداول_ g24 m36
_تداول_الفروقات_ m-16
_تداول_فروقات_ g16 m31
_تدخ r22
_تدف r37 h-20
_تدفع r37 h-20
_تدفع_ r37 h-20
_تدل h49
_تدلي h35
_تدليك_ h35
_تذ g-31 h-23
_تذك g-28 h-16
_تذكر h-26
_تذكره_سحب_ m28 h-32
_تذكره_يانصيب_ h29
_تر g-46 m22 k-15
_ترا g-20 m23
_ترام h23
_ترامادول_ h23
_تراه m21 h-15
_تراهنا_ m18
_ترج h18
_ترجع h23
_ترجع_ g23 h23
_ترك h-40
_ترو r23 m20
_تروح r23 m20
_تروح_ r23 m20
_تز r20 h42
_تزو h55
_تزوي h55
_تزوير_ h52
_تزي r24 g-33
_تزيد r30 g-32 h-21
_تزيد_ r30 g-32 h-21
_تزيي h26
_تزييف_ h26
_تس h30 k-32
_تسا g-15 h42 k-20
_تسال g-15 h42 k-20
_تسال_ g-15 h42 k-20
_تسال_من_ g-15 h42 k-20
_تسح m15
_تسع m-16
_تسعه r50 g-15
_تسعه_ r50 g-15
_تسل g27 h-22
_تسلي h-22
_تسليم_ r-23
_تسه h-21
_تسهر h32
_تسهر_ h32
_تسو h38
_تسول h26
_تسول_ h26
_تش m34
_تص r-80 h-101 k15
_تصد h-37
_تصدي h-35
_تصديق_ h-35
_تصل r-25 g-41 h-36 k24
_تصل_ h-17 k27
_تصل_لك_ k19
_تصلي r-25 g-36 h-19
_تصليح_ r-25 g-36 h-19
_تصي r-18 m21
_تصيد h15
_تصيد_ h18
_تط g-38 m30 h33 k24
_تطب g-25 h-40
_تطبي g-25 h-40
_تطبيق_ g-25 h-40
_تطل k30
_تطلع k30
_تطلع_ h20 k31
_تع g-26 h194
_تعا h36
_تعار h31
_تعارف_ h31
_تعب m22 h18
_تعبي m27 h18
_تعبيه_ m27 h18
_تعر h71 k22
_تعط g29 h-21
_تعطل h-15
_تعطل_ h-15
_تعطي g18
_تعطي_ g18
_تعق g-23 h64
_تعقد g-23 h64
_تعقد_ g-23 h64
_تعل m-29
_تعلي m-29
_تعليق_ h33
_تعو m16 h50
_تعوي m16 h50
_تعويض_ m22 h29
_تغ h28
_تغي h24
_تغيي h24
_تغيير_ h24
_تف r-18 g-36 m-28 h53 k15
_تفا h-29 k16
_تفاح h-21
_تفاد k17
_تفادي_ k17
_تفر h16
_تفري h16
_تفريق_ h16
_تق r-32
_تقا h-15
_تقد g-17 m22 h16
_تقس r-25 g15 h-23 k27
_تقسي r-25 g15 h-23 k27
_تقسيط_ r-23 g17
_تقسيم_ h-20 k35
_تقسيم_المبلغ_ k27
_تقل h33
_تقلي h38
_تقليد_ g-17 h58
_تك r18 g-50 m-17 h-49 k-21
_تكا h-30
_تكاف h-30
_تكافل_ h-18
_تكت g-17
_تكتب g-17
_تكتب_ g-17
_تكي r30
_تكيل h25
_تكيي r30
_تكييش_ r30
_تل r15 g24 k23
_تلا r24 g-38 h25
_تلات r17 h-23
_تلات_ r17 h-17
_تلاع g-18 h69
_تلاعب_ g-18 h69
_تلاف h-21
_تلاف_ h-21
_تلد g34
_تلد_ g18
_تلده g17
_تلده_ g17
_تلف g-45 m26 h15 k35
_تم g45 h30
_تم_ g23 h-23
_تما h52
_تماث h24
_تماثيل_ h24
_تمث h51
_تمثا h51
_تمثال_ h51
_تمر g41 h-35
_تمر_ r-34 g41 h-32
_تمر_خلاص_ g-17 h-17
_تمر_عام_ g44 h-30
_تمل g18
_تملك g18
_تن r-64 g70 m-17 k-17
_تنا r-32 g15
_تناز r-38 g15
_تنازل_ g15
_تنازل_عن_ g28
_تنز g51
_تنزل g50
_تنزل_ g50
_تنزي h20
_تنزيل_ h20
_تنك g-16
_تنكه h16
_تنكه_ h16
_ته h60
_تهر h38 k17
_تهرب h-22 k26
_تهرب_ h-22 k26
_تهرب_من_ h-18 k22
_تهري h59
_تهريب_ h59
_تهك h18
_تهكي h18
_تهكير_ h18
_تو r52 g67 m23 h-109 k-24
_توت m39
_توتو m39
_توتو_ m31
_تور r79 m19 h-53 k-26
_تورق r82 h-40 k-26
_تورق_ r82 h-40 k-26
_تورق_منظم_ r27 k-20
_توصل_لي_ k17
_توصي h17
_توصيل_ h17
_توع h-22
_توعي h-22
_توعيه_ h-22
_توف g19
_توفي g19
_توفيت_ g19
_توق g24 h-33
_توقع r-17 g32 h-42
_توقع_ g20 m-19 h-25
_توقع_سعر_ g-23
_توقع_صعود_ g24 m-38
_توقع_هبوط_ m-15
_توقعات_ h-27
_توقي r28
_توقيعه_ r16
_توك g37
_توكن g37
_توكن_ g37
_تول g22
_تولد g22
_تولد_ g22
_تي r-25 h31
_تيس r-23 g28
_تيسر r-23 g29
_تيسر_ r-23 g29
_ثا r17 g21
_ثاب r19 h-26
_ثابت r19 h-26
_ثابته_ r18 h-16
_ثان g19 h29
_ثاني g19 h29
_ثاني_ g-15 h47
_ثانيه_ g34 m19 h-18
_ثل g-54
_ثلا g-54
_ثلاث g-40
_ثلاث_ r-22 m-15 k18
_ثلاث_سنين_ g34
_ثلاثميه_ m32 k-16
_ثلاثه_ r32 g-33
_ثلاثه_الاف_ r-54
_ثم m-29 h-30 k-18
_ثم_ r-30
_ثما r29
_ثمان r29
_ثمر g49 h-34
_ثمر_ g34 h-29
_ثمر_النخل_ g-15
_ثمر_قبل_ g20
_ثمر_هالشجره_ g28
_ثمر_هالنخله_ g33
_ثمن g-28
_ثمنه g-21
_ثمنه_ r21 g-22
_ثمنها_ r-16
_ثن g32 m76 h-27
_ثنا g32 m76 h-27
_ثناي g32 m76 h-27
_ثناييه_ g44 m65 h-24
_ثناييه_صاعد_ g39
_ثو h-19
_جا g55 m-30 h71
_جا_ r23
_جاب g46
_جاد h22
_جادو h22
_جادو_ h22
_جار r-24 g28 h32
_جاري r-24 g31 h20
_جاري_ r-24 g31 h20
_جاك m26
_جان h29
_جان_ h25
_جاه h52
_جاهز h52
_جاهز_ h29
_جاهزه_ h23
_جاي g22 m-23 h-39 k19
_جايز m-23 h-28
_جايزه_ m-23 h-28
_جايه k19
_جايه_ k19
_جب g-26 h39
_جبل g-17 h25
_جبلي g-17 h25
_جبلي_ g-17 h25
_جت h26
_جتن h29
_جتني h29
_جتني_ h29
_جد g33 k-20
_جدد g23 h15
_جدو r18 g15
_جدول r18 g15
_جدول_ g15
_جدول_كميات_ g15
_جديد_ r21
_جديده_ r-19
_جر h46
_جرا h24
_جرام_ h16
_جرد g33 h-16
_جرد_ g33 h-16
_جز r-45
_جزا r-36 g25
_جزاف g52 h-30
_جزاف_ g26 h-16
_جزافا_ g26
_جزاه r-32
_جزاه_ r-32
_جزاه_الله_ r-32
_جع g-36 h23
_جعه h23
_جعه_ h23
_جل g-36 h62
_جلب h39
_جلب_ h39
_جلس g-25 h24
_جلسه g-25 h24
_جلسه_ g-25 h24
_جم m-27 h-59 k35
_جمع g-17 m-24 h-37 k35
_جمعي r-24 m-15
_جمعيه_ r-24 m-15
_جمل g19
_جمل_ g16
_جن g17 h50
_جن_ h40
_جنس h22
_جنسي h22
_جني g27
_جنين g39
_جنين_ g39
_جه k24
_جها k16
_جهات k16
_جهات_ k16
_جو m59 h144 k-30
_جوا r-30 m47 h43
_جواز h41
_جواز_ h20
_جوازات_ h21
_جوال r-19 h34
_جوال_ r-17 m20 h22
_جوالات_مسروقه_ g-25 h27
_جواي h-18
_جوايز_ h-18
_جور r31 h31
_جورج r31 h31
_جورج_ r31 h31
_جوز h16
_جوزي h16
_جوزي_ h16
_جوي m18
_جي r-26 g-21
_جيب g-19
_حا g-22 m69 h-72
_حاد r-17
_حادث r-17
_حادث_ r-17
_حاط g-19 m103 h-37
_حاط_ m88 h-28
_حاط_علي_ m42 h-16
_حال g25
_حب g17 m-20 k-18
_حبو g-37
_حبوب g-37
_حبوب_ g-37
_حبوب_مخدره_ h18
_حبوب_هلوسه_ h16
_حبي h30
_حبيب h30
_حبيب_ h27
_حت r54 h56
_حتي r54 h56
_حتي_ r54 h56
_حتي_احذف_ h25
_حتي_امسح_ h17
_حج r35 g-40 m-29 h35
_حجا g-15 h30
_حجاب h39
_حجاب_ h39
_حجاب_للمحبه_ h23
_حجز r37 m-35
_حجز_ r18
_حجز_جوازات_ h20
_حجزت r20
_حجزت_ r20
_حجزن m-26
_حجزنا_ m-26
_حجزنا_vip_ m-21
_حد r-16 g37 h-48 k29
_حد_ h-33 k41
_حدا g40 h-15
_حدا_ g40 h-15
_حدد r-16 g19
_حددن r-16 g19
_حددنا_ r-16 g19
_حر g15 m-32 h87
_حرام h29
_حرام_ h-15
_حرامي_ h26
_حراميه_ h18
_حرز h46
_حرز_ h46
_حرك g26 m-18
_حركه g26 m-18
_حركه_ g26 m-18
_حرو h22
_حروز h22
_حروز_ h22
_حس r-67 m31 h-65 k35
_حسا r-21 m15 k45
_حساب r-21 m15 k45
_حساب_ g43 m45
_حسابه_ k24
_حسابي_ g-32 m-26 h23 k24
_حسابي_الخاص_ h28
_حسابي_خاص_ h21
_حسب r-17 m17 h-24
_حسب_ g26 h-22
_حسب_ما_ g46
_حسن r-29 h-45
_حسن_ r-29 h-45
_حش g-17 h-15
_حشي h55
_حشيش h55
_حشيش_ h52
_حص r-31 g80 m-51 h-20
_حصا m27
_حصان m27
_حصان_ m22
_حصت g17 m-36 h-16
_حصتي m-36
_حصتي_ m-36
_حصتي_من_ r30 m-29
_حصل g39
_حصه r-22 m-23
_حصه_ r-22 m-23
_حصه_في_ m-23
_حض h-18
_حط r-21 g-15 m37 k20
_حطي g-18 m41
_حطيت g-16 m27
_حطيت_ g-16 m27
_حطين m15
_حظ r-25 g16 h-35
_حظ_ m28 h-43
_حف m-26 h-46
_حفظ m-23
_حفظ_ m-23
_حفظ_القران_ m-23
_حفل h-27
_حق r104 g-25 m-27 h52 k-65
_حق_ r70 m-34 h-27 k-22
_حق_الاختيار_ g37
_حق_البنت_ h48
_حق_الخيار_ g21
_حق_الشاي_ h19
_حق_خيار_ g17
_حق_شاي_ h83
_حقن g-17 h36
_حقنا g-17 h36
_حقنا_ g-17 h36
_حقه r48 g-71 h50 k-18
_حقه_ r47 g-71 h51 k-18
_حقي g32 k-16
_حقي_ h17
_حقيق g34 h-16
_حقيقي_ g34 h-16
_حك r18 g-15
_حكم g-23
_حكم_ g-23
_حل r-50 g-38 h-57
_حلا g-20 h-49
_حلق h-34
_حلو g-50 h68
_حلوف h53
_حلوف_ h53
_حلي r-18 g33 h-42
_حليب r-18 g33 h-42
_حليب_ r-18 g33 h-42
_حليب_البقره_ g27
_حم g63 h19
_حما g38 h26
_حماي g68
_حمايه_ g68
_حمايه_اجهزه_ g15
_حمايه_شاشه_ g22
_حمر m17 h-26
_حمرا m17 h-26
_حمل g59 h-32
_حمل_ g79 h-28
_حمل_الناقه_ g40
_حمله g-15
_حمله_ g-15
_حمي h59
_حميم h51
_حميم_ h20
_حميمي_ h16
_حو r-28 g-41 m-17 h-40 k26
_حوا r-26 g-25 h-17 k23
_حوال r-26 k28
_حوالات_ r-17 k39
_حول g-38
_حول_ g-25
_حوله r-16 g-18 h21
_حي g33 h-33
_حي_ g16
_حيا h-18
_حياه h-18
_حياه_ h-18
_خا r-22 g-26 k43
_خار k30
_خارج k30
_خارج_ k30
_خاص h57
_خاص_ h47
_خاص_مقابل_ h21
_خال h-82 k20
_خالت h-33 k22
_خالتي_ h-33 k22
_خالي r15 h-40
_خالي_ r15 h-40
_خب h-20
_خبز g-16 h-26
_خبز_ g-16 h-26
_خت h31
_ختم h31
_ختم_ h31
_خد r30 g-35 m23
_خد_ m15
_خدم h31
_خدما h29
_خدمات_ h29
_خذ r88 g31 m27 h-30 k16
_خذ_ r35 k25
_خذا m35
_خذا_ m35
_خذت r28 g-16
_خذت_ g-16
_خذه g26
_خذها g23
_خذها_ g23
_خذو r23
_خذوه r23
_خذوها_ r23
_خر m-17
_خرب g29
_خرب_ g29
_خرزه h33
_خرزه_ h33
_خرو g-16
_خروف g-16
_خز r49 h-26
_خزا r39 h-22
_خزان r39 h-22
_خزانه_ r55
_خس g-20 m41 k-19
_خسا m28 h15
_خسار m28 h15
_خساره_ m27 h15
_خسر g-19 k-15
_خسرت m20
_خسرت_ m19
_خسرت_الرهان_ h-15
_خسرن h-15
_خسرنا_ h-15
_خش g-16 m-18 h-32
_خشب m-17 h-40
_خشب_ m-17 h-22
_خص r49 k-15
_خصم r49 k-15
_خصم_ r51 k-15
_خصم_فواتير_ r30
_خض g-20 h-37
_خضا h-17
_خضار h-17
_خضار_ h-17
_خط h-17
_خل r-62 m34 h-16
_خلا r-19 m44
_خلاص g-17 h-17
_خلاص_ g-17 h-17
_خلال r-18 m50
_خلال_ r-18 m50
_خلال_دقيقه_ m32
_خله r-34
_خلها r-34
_خلها_ r-34
_خلي r-21 g36 h22 k-16
_خليه g26 h19
_خليه_ g34 h-15
_خليه_بعينها_ g16
_خم r32 g-56 h49 k-43
_خما g-18
_خمار g-18
_خماره_ h25
_خمر m-25 h52
_خمر_ m-22 h39
_خمس r30 g-43 m32 h-25 k-42
_خمس_ g26 m40
_خمسم r44 g-23
_خمسميه_ r44 g-23
_خمسه g-39 k-25
_خمسه_ g-39 k-25
_خمسه_الاف_ r17
_خمسي r-26 h-23
_خمسين_ r-15 h-15
_خمو h30
_خمور h30
_خمور_ h28
_خن g-15 h70
_خنز h57
_خنزي h57
_خنزير_ h48
_خو g-20 h15
_خوي g-19 h15
_خويي h15
_خويي_ h15
_خي r-81 g33 h-48
_خيا g60 h-43
_خيار g66 h-43
_خيار_ g20 m-17 h-28
_خيار_بيع_ g26
_خيار_شراء_ g81
_خيارات_ g46 h-16
_خيارات_ثناييه_ g51 m66
_خير r-72 g-23
_خير_ r-47
_خيري r-20
_خيريه_ r-20
_دا g102
_داخ g52
_داخل g52
_داخل_ g26
_داخله_ g27
_داي g24
_دايم g24
_دب h-48
_دج g-27 m18 h72
_دجا g-26 m19 h67
_دجاج g-23 m23 h49
_دجاج_ g-16 m25 h32
_دجاجات_ h17
_دجال h17
_دخ r-16 g-19 h-40
_دخا h-33
_دخان h-33
_دخان_ h-33
_دخل_ g-17
_در g22 m-46 h40 k-26
_درا g-23 h38
_دراج h41
_دراجه_ h41
_دراسه_ h17
_درج g-20 h35
_درجه g-20 h35
_درجه_ g-20 h35
_درجه_اولي_ g-20 h18
_درو g62 h-29 k-21
_دروب g62 h-29
_دس r28
_دسك r28
_دسكا r28
_دسكاونت_ r28
_دع m-31
_دعا m-22 h44
_دعار h36
_دعاره_ h36
_دف r22 g-23 m-21 h-16
_دفا g17
_دفات g17
_دفاتر_ g17
_دفع r28 g-27 m-20
_دفع_ r25 m-19
_دفعا g-22 k20
_دفعات_ g-22 k20
_دفعت g25
_دفعت_كامل_ g59
_دفعن r22 g-32
_دفعنا_ r25 g-32
_دفي h16
_دفين h16
_دفين_ h16
_دق r-25 g49 m65 h-19
_دقا g26
_دقاي g26
_دقايق_ g26
_دقي r-18 g24 m57 h-19
_دقيق r-18 g24 m57 h-19
_دقيقه_ g23 m41
_دك g-16 h29
_دكت r-17
_دكتو r-17
_دكه h34
_دكها h34
_دلو r17
_دلوق r17
_دلوقتي_ r17
_دم r-30 g-18 m-41 h28
_دم_ r-30 g-18 m-41 h28
_ده r66 g-21 h-21
_ده_ r32
_دهب r44 h-16
_دهب_ r44 h-16
_دهن g-15 h19
_دهن_ h19
_دو r68 g-17 m17 h-89 k-35
_دوا h-41
_دور r58 g-15 m-15 h-92
_دور_ r25
_دوره r46 g-24 h-87
_دوره_ h-86
_دوره_في_ r18 m-17
_دورها_ r33
_دوري m-17
_دوري_ m-17
_دول r44 m22 h35
_دولار_ g19
_دولارات_ g-20
_دولي r24 m32 h34
_دون k-24
_دون_ k-24
_دي r26 g-56 m-24 h59
_ديك h40
_ديك_ m-24 h54
_ديل m-16
_ديلر m-16
_ديلر_ m-16
_دين r25 g-28 h37
_دين_ r-49 g-31 h23
_دين_علي_ m19 h22
_دينا r24 h59
_دينار_ r24 h59
_دينت h-19
_دينه r53
_دينه_ r53
_ديني h-23
_ديني_ h-23
_ديه h-21
_ديه_ h-21
_ديون r27
_ديونه_ r16
_ذب h36
_ذبح h57
_ذبح_ h57
_ذه r47 g-19 h-27
_ذهب r49 g-19 h-27
_ذهب_ r57
_ذهب_بالتقسيط_ r33
_ذو r-28
_را g-60 m75 k-47
_رات r-35 g-16 m-20
_راتب r-35 g-16 m-20 h-19
_راتب_ r-30 g-16
_راتبي_ r-19 m-20
_راح g54 h-20
_راح_ g29 m18
_راحت r-15 g25 h-20
_راحت_ g25 h-20
_راس r75 g-34 h-16 k-18
_راس_ r65 g-31 h-16 k-17
_راس_المال_ r36
_راس_مال_ r34
_راس_مالي_ r-17 g-27
_راع r22
_راعي r22
_راعي_ r25
_راف m27
_رافع m27
_رافعه_ m27
_راه m50 h-21
_راهن m50 h-21
_راي g-33
_رب r66 g23 h-32
_ربا r30
_ربا_ r30
_ربح r31
_ربح_ r38 g24
_ربط h43
_ربط_ h43
_ربع r-29
_ربع_ r-29
_ربن r-16 h-15
_ربنا r-16 h-15
_ربنا_ r-16 h-15
_ربو r66 h-22
_ربوي r66 h-22
_ربويه_ r56 h-20
_رج r-26 g-33 k-52
_رجب g-33
_رجب_ g-33
_رجع r-48 g-17 k-52
_رجع_ r-49 k-39
_رجعت r17 g16 m18
_رجعت_ r17 g16 m18
_رجعه r16
_رجو g20 h21
_رجوع g20 h21
_رجوع_ g20 h21
_رح h23
_رحل m17
_رحله m17
_رحله_ m17
_رحم h19
_رخ g46
_رخص g32 h-27
_رخصه g32 h-27
_رخصه_ g32 h-27
_رد r37 g-19
_رد_ g-19
_رد_الدين_ r41
_رد_السلفه_ r-26
_رز h-15
_رس r-18 g-54 m27 k-30
_رسا m57 k-20
_رسال m39 h24
_رساله_ m42
_رساله_جاهز_ h18
_رساي m18 h-28
_رسايل_ m18 h-28
_رسم r-26 h30
_رسم_ m16
_رسمه h51
_رسمه_ h51
_رسمه_ساخره_ h18
_رسمه_سخريه_ h33
_رسو g-38 m-37
_رسوم g-38 m-37
_رسوم_ r19 g-38 m-37
_رسوم_اداريه_ r17
_رسوم_ضمان_ r23
_رش g-21 m-16 h89
_رشو g-19 h86
_رشوه g-16 h76
_رشوه_ g-16 h76
_رص r17 g-19 m21 h48
_رصي r17 g-17 m22 h31
_رصيد r17 g-17 m22 h31
_رصيد_ m22 h32
_رصيد_في_ h17
_رض r-26 g-17 h55
_رضا r-25 h48
_رضاه r-25 h41
_رضاه_ h17
_رضاها_ r-17 h24
_رف r-18 g-28 h-16
_رق r-31 m23 h-24
_رقا h17
_رقاص h31
_رقاصه_ h20
_رقم r-30 m39 h-46
_رقم_ r-25 g18 m34 h-37
_رقم_القطعه_ g29
_رقم_في_ m45 h-16
_رك r22 g28
_ركب r22 g28
_رم r27 g-31 m27 h-41
_رما g-16
_رمض r34 g-22 h-38
_رمضا r34 g-22 h-38
_رمضان_ r34 g-22 h-38
_رمي m34
_رمي_ m34
_ره r48 g-17 m82 h-54
_رها m99 h-17
_رهان m99 h-17
_رهان_ m56
_رهان_اسم_ m-15
_رهان_بين_ m15
_رهان_بيني_ m20
_رهان_علي_ g42 m-31 h52
_رهانات_ m37
_رهن r58 g-15 m-16 h-37
_رهن_ h-21
_رهن_الذهب_ r16
_رهنت r53
_رهنت_ r53
_رهنت_الذهب_ r24
_رو h105
_روا k16
_روات k16
_رواتب_ k16
_روح h63
_روحا h26
_روحاني_ h26
_روحي h36
_روحيه_ h26
_رول m25
_رولي m25
_روليت_ m25
_روم h20
_روم_ h20
_ري r-53 g-34 h22
_ريا r-52 h-46
_رياض h-55
_رياضي_ h-53
_ريال r-43
_ريال_ r-21
_زا r19 g-71 m25 h15
_زاد r21 g-49 m31
_زاد_ g-45
_زادت m36
_زادت_ m36
_زار h17
_زار_ h17
_زان g-19
_زانا h16
_زاناكس_ h16
_زب r-17 g16 h41
_زبا h18
_زباي h18
_زبو g20 h23
_زبون g20 h23
_زجاجه_ h-37
_زحلا h29
_زحلاوي_ h29
_زد r22 m40
_زر h17
_زعر h23
_زعرا h23
_زعران_ h23
_زك r-36 g-18 h-41
_زكا r-36 g-18 h-41
_زكاه r-36 h-36
_زكاه_ r-36 h-36
_زه g51 m-16
_زهر g51 m-16
_زهر_ g45 m-15
_زو r-16 g-29 h103
_زوا g-17 h21
_زواج g-17 h21
_زواج_ h21
_زواج_ليله_ h23
_زوج h55
_زوجي h57
_زوجي_ h45
_زي r-46 g-53
_زي_ r-39 g-30
_زي_ما_ r-57 g-30
_زياده_علي_ r17
_زيت g-16 h-24
_زيتو h-23
_زيتون_ g-21 h-23
_سا g-44 m-22 h42 k-17
_ساح h19
_ساحر h19
_ساحر_ h16
_ساخ h22
_ساخر h18
_ساخره_ h18
_ساعا r-22 h29
_ساعات_ r-22 h29
_ساعت g-16
_ساعه h-33
_ساعه_ h-33
_ساك r33
_ساكن r33
_ساكن_ r33
_سال g-17 h-30
_سان h20
_ساي h16
_سب g-58 m34
_سب_ r-22 g-16 h30
_سباق h-21
_سباق_ h-21
_سبع r21 h-17
_سبعه r21
_سبعه_ r21
_ست r46 h-54
_ست_ r17 g-26 h-29
_سته r46 g-23 h-15
_سته_ r46 g-23 h-15
_سته_شهور_ r-21
_ستو g28
_ستوك g28
_ستوك_ g28
_سج g-18 h16 k31
_سجا h17
_سح r-39 g-41 m18
_سحب r-37 g-25 m24 h-40
_سحب_ r-16 g-25 m18 h-35
_سحب_سياره_ m-22
_سحب_علي_ r27 g-19 m29 h-18
_سحر g-16 h40
_سحر_ h48
_سخ h69
_سخر h69
_سخري h69
_سخريه_ h69
_سد r-32 g-30 m-15 h-47
_سدد r-42 g-28 h-23
_سددت r-36 g-20 h-22
_سددت_ r-16 g-20 h-22
_سددت_بدري_ r27
_سر g105 h23
_سرق g17 h29
_سرقه h29
_سرقه_ h29
_سري g34
_سريه g38
_سريه_ g38
_سع r60 g44 h-17
_سعر r65 g52 m17 h-29
_سعر_ r62 m23
_سعر_اليورو_ r21
_سعر_علي_ g-21
_سعره g41 h-16
_سعره_ g27
_سعيد_ h-25
_سف g15 h23
_سفل h23
_سفلي h23
_سفي g25
_سفين g25
_سفينه_ g25
_سق h-27 k51
_سقف g-20 k51
_سقف_ g-20 k51
_سك r22 g-16 m-19 h23 k-19
_سكر r36 g-33
_سكر_ r36
_سكن h-18
_سكو h52
_سكوت h52
_سكوت_ h20
_سكوتي_ h18
_سل g-38 m39
_سلا g-17
_سلاح g-17
_سلاح_ g-17
_سلف m-23 h-18
_سلف_ r16
_سلفت_ r-25
_سلفته_ r28
_سلفن r-45
_سلفني_ r-45
_سلفه r16
_سلفه_ r16
_سلم_ r-15
_سلمته_ r16
_سلو m79
_سلوت m94
_سلوت_ m20 h-31
_سلوتس_ m74 h28
_سم g29
_سمس h18
_سمسا h18
_سمسار_ h18
_سمك g49 h-25
_سمك_ g19 h-17
_سمك_ب_ g28
_سمك_في_ g58
_سن r43 g19 m-34 h-34 k-17
_سنت g-15
_سنتي g-15
_سنتين_ g-15
_سند r47 m-23 h-53
_سند_ r17
_سنويه_ g-15
_سني g20 h40
_سنين g20 h40
_سنين_ g20 h40
_سه r-19 g16
_سهم r-19 g27
_سهم_ r-19 g27
_سو g-17 h-19
_سوا k15
_سوال k15
_سوال_ k15
_سوق r27
_سوق_ r27
_سي r-40 g78 m-23 h15 k-28
_سيا r-35 h-43 k-23
_سيار r-35 h-43 k-23
_سيارتي_ g-37 h-22
_سياره_ g32
_سياره_مسروقه_ g44 h-23
_سيج h59
_سيجا h59
_سيجاره_ h41
_سير g33 h21
_سير_ g-15 h60
_سيرف h17
_سيرفر_ h17
_شا r-56 g27 k-53
_شاء g-20
_شاء_ g-20
_شاء_الله_ g-20
_شار r-27 m16 k-25
_شارد g16
_شارع k-25
_شارع_ k-25
_شاف g49 k-16
_شافه g49 k-16
_شافه_ g23
_شافها_ g26
_شال g-19 m15
_شام g23
_شامل g28
_شامل_ g28
_شاه h26
_شاي r-15
_شاي_ g-17 h21
_شاي_ل_ h49
_شاي_لامين_ h35
_شايف g25
_شب r-19 h45
_شبك r-18 m15
_شبكت g26
_شبكه g-28 m18
_شبكه_ g-28 m18
_شبو h35
_شبو_ h35
_شت h30
_شتم h30
_شتم_ h30
_شج h-28
_شجر h-28
_شح r-24 m36 h39
_شحا h32
_شحاذ h24
_شحاذين_ h24
_شحن r-20 m39
_شحن_ g17 m19 h-61
_شحن_حساب_ m48
_شحن_رصيد_ h-47
_شحنت m22 h58
_شحنت_ m22 h58
_شخ k25
_شخص k25
_شخص_ k23
_شر r-39 g-29 m31 h33
_شرا g22 m-17 h65
_شراء g36 h23
_شراء_ g36 h23
_شراء_اسهم_ g-25
_شراء_ذهب_ r40
_شراب h34
_شراب_ h24
_شرط g19 m54 h-59
_شرط_ r-24 g19 m55 h-46
_شرط_البيع_ g54
_شرط_كے_ m34
_شرك g-30 k44
_شركه h31
_شركه_ h31
_شركه_تامين_ g-69 h62
_شركه_تجاريه_ h-22
_شركه_عاديه_ g19
_شري r-35 g-30 m-15 k-21
_شريت r-34 g22
_شريت_ r-34
_شريط g-30 h48
_شريط_ g-30 h48
_شريط_ترامادول_ h15
_شط m-58
_شع g-25 h36
_شغ r-36
_شغل r-17
_شف r57 g-23
_شفت r57 g-48
_شفت_ r37 g-17
_شفته r24 g-34
_شفته_ r19
_شفتها_ g-27
_شفن g25
_شفنا g25
_شق r-21 g23 k-34
_شقت r-17 g-17 h-18
_شقتي r-15 g-17
_شقتي_ r-15 g-17
_شقه g40 h31 k-23
_شقه_ g40 h31 k-23
_شك g-23 m-19 h-15
_شم g-17 h27
_شمب h55
_شمبا h55
_شمبانيا_ h50
_شمع m33 h-21
_شمعه m35
_شمعه_ m35
_شنط_ g-20 h23
_شنطه h-19
_شنطه_ h-19
_شنو g16
_شنو_ g16
_شه r62 g-32 m-32 h-57
_شهادات_ r21
_شهاده_ r-28
_شهاده_بلا_ h16
_شهر r33 g-37 m-29 h-30
_شهر_ r16
_شهري g-26 m-28 h-23
_شهرين_ g-21 m-16
_شهو r44 g24
_شهور r44 g24
_شهور_ r44 g24
_شو m21 h-48
_شو_ g18
_شور g43 h-15
_شورت g43 h-15
_شورت_ g43 h-15
_شوط g-16 m31
_شوط_ g-16 m31
_شوك h-30
_شوي g-20 k16
_شوي_ g-20 k16
_شي r-68 g-22 h-51
_شي_ r-78 g-36 m31 h-23 k17
_شيء h18
_شيء_ h18
_شيخ m-21 h23
_شيخه m-20 h28
_شيخه_ m-20 h28
_شيف h-32
_شيك r23 h-19
_شيك_ r-16
_شيكا r17
_شيكات_ r18
_شيكاغو_ g15
_صا r-66 g71 m35 h-21 k24
_صاح r-24 k37
_صاحب r-24 k37
_صاحب_ r-16 g-16 h-18 k39
_صاحبتي_ h29
_صار g65
_صار_ g35
_صاع g24 m31 h-29
_صاعد g24 m31 h-29
_صاعد_ g24 m31 h-29
_صاعد_خلال_ g-15 m15
_صاعد_في_ g-21 m26
_صال m25 h25
_صاله m15 h40
_صاله_ m15 h40
_صب g-17
_صبا h15
_صباع h15
_صباع_ h15
_صبر h-17
_صبر_ h-17
_صح m24 h-52 k-16
_صح_ m32
_صحي m-17 h-29
_صد r-26
_صدق g-18
_صدقه g-18
_صدقه_ g-18
_صدي r-21
_صديق r-21
_صديقي_ r-21
_صر r-33 g-46 m-27 h-17
_صرف r-32 g-46 m-35 h-37
_صرف_ g-46 h-20
_صرف_دولار_ r-18
_صرف_رواتب_ r-21
_صرفن r-27
_صرفنا_ r-27
_صع g37 h-15
_صعو g37 h-15
_صعود g37 h-15
_صعود_ g37 h-15
_صعود_هبوط_ g-15 m40
_صغ h-19
_صغي h-19
_صغير h-19
_صغيره_ h-19
_صف r-22 g46 m22 h-44
_صفق r-15 g47 m22 h-55
_صفقا m20 h-26
_صفقات_ m20 h-26
_صفقه g48 h-29
_صفقه_ g48 h-29
_صفقه_ثانيه_ g19
_صفقه_دقايق_ g16
_صفقه_دقيقه_ g27
_صق h-29
_صقر h-29
_صك g-18 h-24
_صكو g-18 h-24
_صكوك g-18 h-24
_صكوك_ g-18 h-24
_صل r-32 h-29
_صلاحيه_ h20
_صلح r-32 h-24
_صن k-18
_صنا h-26
_صناد h-21
_صناديق_ h-21
_صند h-16
_صندو h-16
_صندوق_ h-16
_صنف h34
_صنف_ h34
_صو g-22 m-17 h65 k26
_صور g-46 h75 k26
_صور_ h46
_صورك h20
_صورك_ h20
_صوره h27
_صورها_ g-22 h27
_صورها_الخاصه_ g-21 h21
_صوري r24 g-20 h-18 k42
_صوريه_ r34 g-16 k26
_صوف g31
_صوف_ g31
_صوف_علي_ g31
_صي r-24 g41 m22 h-65 k16
_صيا r-16 h-16 k16
_صيان h-15 k20
_صيانه_ h-15 k20
_صيد g51 h-42
_صيد_ g41 h-28
_صيده g18
_صين m32
_صيني m32
_صينيه_ m32
_ضا g33 h21
_ضار h42
_ضارب h42
_ضاربه_ h42
_ضاع g15 m19
_ضام r18
_ضامن r18
_ضح h17
_ضد h-18
_ضد_ h-18
_ضر g73 h38
_ضرب g43 h23
_ضرب_ g-15 h38
_ضربه g58 h-15
_ضربه_ g58 h-15
_ضرع g34
_ضرعه g31
_ضرعها_ g31
_ضري h27
_ضريب h27
_ضريبه_ h31
_ضم g36 h-27
_ضما g30
_ضمان g30
_ضمان_ g33
_ضمان_%_ r16
_ضمانه_ r21
_طا r-19 g-24 k-16
_طاب h-22
_طاز g-21 h-37
_طازج g-21 h-37
_طازج_ g-21 h-37
_طال h42
_طالب h30
_طالب_ h30
_طالب_يدخل_ h20
_طالع h17
_طاو r-15
_طاول r-15
_طاي h39
_طايح h39
_طايحه_ h26
_طب r-37 g-27 h-36 k-18
_طبا r-29 h-16
_طباع r-29
_طباعه_ r-29
_طبل m15
_طبله m15
_طبله_ m15
_طبي g-39 h20 k-18
_طبي_ g-31 h26 k-18
_طر h-32
_طرد h-19
_طرد_ h-19
_طري r15 k21
_طريق r15 k21
_طريق_ r15 k21
_طف g-38
_طفل h25
_طفله h17
_طفله_ h17
_طق g-15
_طقم g-15
_طقم_ g-15
_طقم_ذهب_ r21 g-15
_طل m31 h45 k-28
_طلب g-28 h42
_طلب_ r18 m15 h15
_طلبت h57
_طلبت_ h23
_طلبت_خروف_ h19
_طلس h33
_طلسم h33
_طلسم_ h33
_طلع g49 m24 h-26 k-16
_طلع_ r-20 g56 m41 k-16
_طلع_اسمه_ m64 h-16 k-15
_طلعت m-17
_طن g-35
_طن_ g-35
_طو r58 h-16
_طول r58 h-16
_طول_ r39
_طي g47 h-58
_طير g47 h-39
_طير_ g47 h-39
_طير_في_ g47 h-39
_ظر g26
_ظرو g24
_ظروف g24
_ظروف_ g24
_ظه g35 h-18
_ظهو g18
_ظهور g18
_عا r-27 g92 k-29
_عاج g-19 h23
_عاج_ h30
_عاد h18
_عادي g21
_عاديه_ g21
_عار g33 h-17 k-16
_عارف g41 h-32 k-15
_عارف_ g33 h-30
_عاري h15
_عال m21
_عام r-18 g34
_عام_ g44 h-30
_عام_القادمه_ g18
_عام_قادم_ g17
_عامل h23
_عامل_ h23
_عاي g32 m-25 h-31
_عايد g-15
_عايد_ g-15
_عايش g51
_عايش_ g37
_عايل m-16 h-21
_عب g35 m33 h27
_عبر g35 m24
_عبر_ g35 m24
_عج g16 h-59
_عجل h-62
_عجل_ h-46
_عجله h-16
_عجله_ h-16
_عد r-38 g-28
_عدا g-16 h30
_عداد g-16 h30
_عداد_ h30
_عداد_الكهرباء_ h-43
_عدد r-29 g24 h-15
_عدد_ r-29
_عدده g20
_عددها_ g20
_عدي g-34
_عر r-54 g-30 m-25 h59 k-16
_عرا r-18 g15 h47
_عراف h46
_عراف_ h48
_عرب r-20
_عربو h25
_عرس h-43
_عرض_ h-34
_عرق h87
_عرق_ h71
_عرق_زحلاوي_ h29
_عز h38
_عزاي h20
_عزايم_ h20
_عزي h15
_عزيم h15
_عزيمه_ h15
_عس g22 h-61
_عسل g25 h-20
_عسل_ g25 h-20
_عش r36 g-90 m-58 h-20 k32
_عشا g-57 m-42 k46
_عشا_ m-53 h-20
_عشان g-42 m17 h59 k63
_عشان_ g-42 m17 h59 k63
_عشان_البنك_ r-16
_عشان_لا_ h-24 k26
_عشان_ما_ r-16 g-48 h-59 k95
_عشان_يشيل_ h20
_عشان_يمسح_ h17
_عشان_يوقع_ h26
_عشر r18 g-69 h-19
_عشر_ g-41
_عشره r37 g-18 m-19 h-15
_عشره_ r37 g-18 m-19 h-15
_عشره_الاف_ r-22 m-19
_عشري r-16
_عشرين_ r-16
_عشو g36
_عشوا g36
_عشوايي_ g33
_عص r-18 g-18 h-35 k-16
_عصا r-16
_عصي h-39
_عصير h-39
_عصير_ h-39
_عصير_عنب_ h34
_عط r62 g-27 h-59
_عطا r46
_عطان r35
_عطر h-69
_عطر_ h-59
_عطي r23 g-26 h15
_عطيت r23 g-26 h15
_عطيته_ r23 g-15 h15
_عطيته_عشان_ h39 k-15
_عق g104 h-70
_عقد g59 m-16 h-33
_عقد_ g70 m-16 h-33
_عقد_صرف_ r17
_عقد_صيانه_ g15
_عقد_مبادله_ r-19 g32
_عقو g54 h-36
_عقود g54 h-36
_عقود_ g54 h-36
_عقود_خيارات_ m-27
_عقود_ذهب_ r-21
_عل r23 g-53 h-96 k23
_علا g-15 m-37 h-53
_علاج m-33 h-84
_علاج_ m-33 h-49
_علاج_ادمان_ m-17 h-19
_علاق h31
_علاقه_ h31
_علب r-29 h-23 k-16
_علبه r-27 g19
_علبه_ r-27 g19
_علش g-19 k35
_علشا g-19 k35
_علشان_ g-19 k35
_علشان_ما_ g-17 k34
_علف g-33 h-35
_علف_ g-33 h-35
_علم k25
_علم_ k25
_علي r65 g29 m57
_علي_ g122 m71 h-22 k-28
_علي_اربع_ r-18
_علي_الحياه_ g25
_علي_الخريطه_ g18
_علي_السهم_ g15
_علي_السياره_ h-18
_علي_الشوط_ m17
_علي_القرض_ r53
_علي_الله_ g60 m-16
_علي_اللي_ r17 m-15 h-16
_علي_المكشوف_ r52 m-27
_علي_النفط_ h22
_علي_امل_ g80 h-36
_علي_انه_ r-20 g-51 m-17 h90
_علي_انها_ g-53 h82 k-21
_علي_ثلاث_ r-24 g-20 h-15 k37
_علي_حسابي_ r30 h21
_علي_خمسميه_ r-25
_علي_دفعات_ k24
_علي_راس_ r26
_علي_سته_ r-28
_علي_سعر_ g19 m24
_علي_سنه_ g-19
_علي_سهم_ g43
_علي_سياره_ m19
_علي_شوط_ g-16 m31
_علي_ضمانه_ r21
_علي_كفالته_ r23
_علي_كفاله_ r27
_علي_كل_ r38
_علي_كيف_ g74 h-24
_علي_مرات_ k15
_علي_هل_ g-15 m69 h-28
_عليا r27 g-19
_عليا_ r27 g-19
_عليك g-31
_عليك_ g-19
_علين m-15 h18
_علينا_ m-15 h18
_عليه r27 g-40 k29
_عليه_ g-54 k16
_عليها_ r34 k17
_عليهم_ g19
_عم r-25 g-78 m-18 h43 k-22
_عم_ r-18 g-28
_عمر g-23 h-20
_عمره g-23 m15
_عمره_ m15
_عمل r25 h69 k-22
_عمل_ g-35 h61 k-15
_عملا r28
_عملاء_ h24
_عملات_ r39
_عمله g40
_عمله_ g40
_عمله_لسا_ g33
_عمله_لسه_ g19
_عمو g-15 h21 k15
_عمول g-15 h21 k15
_عموله_ r31
_عمي r-16 h-16
_عمي_ h-15
_عن r23 g-48 m-53 h-55 k32
_عن_ g-28 m-28 h-40 k66
_عن_البنك_ r-22
_عن_حجز_ g28
_عن_شهر_ r27
_عن_طريق_ r15 k21
_عن_كل_ r40 h50
_عنب g-17
_عنب_ g-17
_عند r18 g39 m-19 k-23
_عند_ r-32 h58
_عند_الصايغ_ h-17
_عند_الصراف_ r-19
_عند_شركه_ r24
_عندن g28
_عندنا_ g28
_عنده g-25 h-15
_عنده_ g-25 h-15
_عندي r16 g29 h-41 k-15
_عندي_ r16 g29 h-41 k-15
_عندي_زبون_ g19
_عندي_مشتري_ g31
_عنه r-31 k25
_عنه_ r-31 k25
_عني r34 g-26 k-21
_عني_ r34 g-26 k-21
_عو r21 g18
_عوا r21 g24
_عواي r21 g24
_عوايد_ r21 g24
_عي r31 g-45 m-51 h-57
_عيد h-27
_عيدي h-27
_عيديه_ h-15
_عين r41 g-26 m-41 h-27
_عينه r44 g-24 m-41 h-15
_عينه_ r44 g-24 m-41 h-15
_غا g17 m-25 h-103
_غاز m-22 h-97
_غاز_ m-22 h-30
_غازي h-67
_غازيه_ h-67
_غام g41
_غامض g41
_غد g-33
_غدا g-33
_غر g21 h-49 k28
_غرا r21 h-25
_غرام r21 h-25
_غرام_ h37
_غرامه_ r24 h-66
_غرامه_التاخير_ r-17
_غرامه_تاخير_ r18
_غرق g44
_غرقت g44
_غرقت_ g44
_غرقت_بالبحر_ g15
_غس r-29 g-53 m-18 h-77 k75
_غسل h-43 k40
_غسل_ k41
_غسي g-36 h-29 k35
_غسيل g-36 h-29 k35
_غسيل_ g-36 h-29 k35
_غش g-16 h64
_غش_ g-16 h64
_غل k-28
_غلط k-28
_غن r-29 g15 h-30
_غنم r-29 g15 h-30
_غنم_ h-26
_غو r18
_غوا r18
_غواي r18
_غوايش_ r18
_غي g41
_غير g31 h30
_غير_ g44
_غير_ما_ g28 h-17
_غيره h23
_غيري h15
_غيري_ h15
_فا r111 g-55 m-41 h41
_فات r33 g-30
_فاتو r15 g-28
_فاتوره_ r15 g-28
_فاض h43
_فاضح h52
_فاي r79 g-37 h-24
_فايد r32 g-20 h-27
_فايده_ r32 g-20 h-27
_فايظ r26
_فايظ_ r26
_فت g-39 h127
_فتح g-29 h91
_فتح_ h69
_فتحت h23
_فتي h28
_فتيا h28
_فتيات_ h28
_فح g-34 h-43
_فحص g-34 h-33
_فحص_ g-21 h-15
_فد h21
_فدي h21
_فديه h21
_فديه_ h21
_فر r-30 g92 m49 h-79 k-28
_فرز g41
_فرز_ g41
_فرص m57
_فرصه m17
_فرصه_ m17
_فرق r19 h-31
_فرق_ r19 h-31
_فرو g43 h-29
_فروق g43 h-29
_فروقات_ g31 h-23
_فز r50 m-17 h-34
_فزا r18
_فزاد r18
_فزاد_ r18
_فس r17
_فص r-18 h-29
_فصل r-18 h-29
_فصل_ r-18 h-26
_فض g-18
_فضه g-18
_فضه_ g-18
_فط g-19 h21
_فطي h27
_فطيس h27
_فع g30 m28 h-27
_فعل g15 h-26
_فعلي g28
_فعلي_ g31
_فق r-55 g-46
_فقط r-58 g-39
_فقط_ r-58 g-39
_فك r49 m-16 h24
_فك_ h43
_فكه r24
_فكه_ r24
_فل r30 g-40 h-40 k23
_فلان h18
_فلو r30 g-33 m15 h-33 k25
_فلوس r30 g-33 m15 h-33 k25
_فلوس_ g-18 m16
_فلوسنا_ m41
_فلوسه_ r16 h-24 k26
_فلوسي_ r24 m-30 k-18
_فلوسي_في_ r-25 g19 m-19
_فن h-40
_فه r18 g34 h-17
_فهد r19 h-17
_فهد_ r19 h-17
_فو r93 m15 h-44 k20
_فوا r54 h-79
_فوات r20 h-25 k27
_فواتير_ r20 h-25 k27
_فواي r35 h-20 k-18
_فوايد_ r25 h-18 k-18
_فوايد_بطاقه_ r20
_فود h57
_فودك h53
_فودكا_ h42
_فور h-18
_فورا r-27
_فورا_ r-27
_فورو r28
_فورورد_ r28
_فوز g22 m16
_فوز_ g22 m16
_فوق r69 m-17 h-20 k19
_فوق_ r19 h-20 k21
_في r-30 m102 h97 k-24
_في_ r-26 g57 m50 h21 k-27
_في_البحر_ r-16
_في_البلوت_ m-17
_في_الخارج_ h20 k18
_في_السوق_ r-20 g31
_في_العقد_ r50
_في_الفاتوره_ r-26 k21
_في_الفندق_ m15 h35
_في_اللعبه_ g-16
_في_النص_ m21
_في_بالي_ g-16 h19
_في_بطنها_ g23 h-25
_في_بنك_ k-20
_في_تطبيق_ h17
_في_حسابي_ g-20 h33
_في_سحب_ m19
_في_شركه_ g-49 h66
_في_ضرعها_ g17
_في_نفس_ r27
_في_ورث_ g22
_في_ورثه_ g64
_فيش g-15 m68
_فيش_ g-15 m36 h-19
_فيلا h-15
_فيلا_ h-15
_فين h42
_فيه r24 g-16 m17 h29 k23
_فيه_ r47 g15 m17
_فيها r-23 g-30 h18 k31
_فيها_ r-23 g-30 h18 k31
_فيو g43 h-23
_فيوت g43 h-23
_قا g-26 h172 k-16
_قات r-19 g-32 m-26 h116
_قات_ r-18 g-30 m-26 h107
_قادم_من_ g17
_قار g-20 h54
_قاري g-20 h56
_قاريه_ h55
_قاص h30
_قاصر h30
_قاصرات_ h19
_قال g39 m27 h-26
_قال_ g51 m27 h-51
_قايمه_ h20
_قب g78 h-21 k-42
_قبل g95 h-53 k-42
_قبل_ g95 h-53 k-42
_قبل_العقد_ g22
_قبل_ان_ g33 h-15
_قبل_بدو_ g32
_قبل_صيده_ g17 h-17
_قبل_ما_ r29 k-28
_قد r33 g50 m-29 h-38
_قدام_ g28
_قدامي_ g-37
_قدي r37 m-21 h-31
_قديم r37 m-21 h-31
_قديم_ r23
_قديمه_ h-31
_قر r22 g-18 h75 k-18
_قرا h43
_قراء h27
_قراءه_ h27
_قراءه_الفنجان_ h17
_قراءه_الكف_ h40
_قراب h20
_قرابين_ h20
_قرب h24
_قربا h24
_قربان_ h24
_قرش g21
_قرش_ g21
_قرض r41 h-24
_قرض_ r22 h-17
_قرض_بفايده_ r23
_قرض_حسن_ r-29
_قرع h-21
_قرعه h-21
_قرعه_ h-21
_قرو h15
_قس r-75 g19 h-40
_قسط r-47 g54 k-16
_قسط_ r-47 g54 k-16
_قسط_القرض_ r24
_قسط_قرض_ r22
_قسم r-20 h-17
_قص h-30
_قض g18
_قضي g18
_قضيه g18
_قضيه_ g18
_قط r-41 m24 k-15
_قطع m-16 h19
_قطعه g-16 h-44
_قطعه_ g-16 h-44
_قطعه_ارض_ g24 h-22
_قطي m29
_قطيه m29
_قطيه_ m29
_قع m21
_قعد m21
_قعده m21
_قعده_ m21
_قف r-19
_قفل r-19
_قفلت r-19
_قل g17 m27 h-24 k53
_قل_ r-35 k65
_قل_للبنك_ r-26 k42
_قل_للمصرف_ k22
_قلب r40 m22
_قلب_ m25
_قم g-22 m72 h-33
_قما m79
_قمار g-18 m94 h20
_قمار_ g-18 m94 h20
_قماش g24 m-15
_قماش_ g24 m-15
_قمح g-19 h-46
_قمح_ g-19 h-46
_قن r-19 g-37 m-16 h80
_قنا h30
_قنو h15
_قنوا h15
_قنوات_ h15
_قني g-16 h28
_قنين g-16 h28
_قنينتين_ h21
_قنينتين_من_ h21
_قه h-22
_قهو h-22
_قهوه h-22
_قهوه_ h-22
_قهوه_القاضي_ h41
_قو r-22 h43
_قوا h40
_قواد h20
_قي h24
_قيم h27
_قيمت r28
_قيمتها_ r30
_قيمه r-18 g-16 m18 h38
_قيمه_ r-18 g-16 m18 h38
_كا r-34 h57
_كا_ h22
_كاز m19 h-32
_كازي m19 h-32
_كازينو_ h-34
_كازينو_اونلاين_ m37
_كاس m-22 h77
_كاس_ m-21 h66
_كاس_علي_ m-20 h30
_كاش r17 m-20 h-21 k33
_كاش_ r17 m-19 h-29 k34
_كاش_او_ r-27 g27
_كام r-31 m15 h20
_كامل r-31 m17
_كامل_ g15 h-20
_كامله_ r-24 m20
_كامي h19
_كاميرا_ h45
_كان r-19 g27
_كان_ r-38 g47
_كانت r19 g-20 m18
_كانت_ r19 g-20 m18
_كانت_بيننا_ m25
_كب r-27 g-29 h29
_كبا h35
_كبت h51
_كبتا h43
_كبتاجون_ h30
_كبي r-25 h-30
_كبير r-25 h-30
_كبيره_ r-25
_كت r-57 g-44
_كتا g-37 h39
_كتاب g-32 m23 h41
_كتاب_ g-26 h-28
_كتابه_ m26 h77
_كتب g-15
_كتب_ h-19
_كتي r-60 h-30
_كث h-22 k44
_كثي h-22 k44
_كثير h-22 k44
_كثير_ k28
_كثيره_ k16
_كح g-15 h-35
_كحو h-32
_كحول h-32
_كحول_ h-61
_كذ r15 k33
_كذا r15 k33
_كر r-51 g-46 h24 k-24
_كرا g27 m16 h-16
_كرات g29
_كراتين_ g31
_كراش m21
_كراش_ m21
_كرت g-67 h68 k-16
_كرتو g-32 h18
_كرتون_ g-21 h28
_كري g-23
_كريم g-22 h-19
_كس r-39 m37
_كسب r-15 m38
_كش r46 m27
_كشف r48
_كشف_ r56
_كشف_الحساب_ r88
_كف r81 g-19 m-29 h-33
_كفا r35
_كفال r35
_كفالته_ r27
_كفاله_%_ r18
_كفاله_من_ g25
_كفل r55 m-17 h-31
_كفلت r40
_كفلته_ r40
_كفلته_ياخذ_ r19
_كفلن r15 h-20
_كفلني_ r15 h-20
_كل g34 h67 k-25
_كل_ r76 g22 k-17
_كل_اسبوع_ r54
_كل_شهر_ r22 g-17 h17
_كل_ما_ r92 m-15 h-54
_كل_واحد_ r-37 g-18
_كل_يوم_ g-21 h-18 k28
_كلن m18
_كلنا m18
_كلنا_ m18
_كله r-82 g36 m19
_كله_ r-72 g33
_كلها m15
_كلها_ m15
_كلو m-16
_كلوب h25
_كلوب_ h25
_كلي g-19 h68
_كليه h53
_كليه_ h53
_كم g40 h37 k-24
_كم_ g64 k-16
_كما r-20 g-19 h29
_كما_ r-20 g-19
_كما_هو_ r-24
_كميا g15
_كميات_ g15
_كن g-37
_كنز g-20
_كه g-24 m-16 k-17
_كهر g-24 k-17
_كهرب g-24 k-17
_كهرباء_ k-17
_كو g52 m23
_كو_ h35
_كوب g-20 m32
_كوبو g-18 m35 h-38
_كوبون_ r18 g-17 m25 h-18
_كوبونات_ h-19
_كوبي h30
_كوبي_ h30
_كوكا h17
_كوكايين_ h15
_كوكت h-17
_كوكتيل_ h-17
_كول g67 h-47
_كول_ g78 h-21
_كوم g27 h-26
_كومه g30 h-24
_كومه_ g30 h-24
_كي r31 g36 m-27 h-53
_كي_ r-25 g-34 m23 h42
_كير m-17
_كيرم m-17
_كيرم_ m-17
_كيس g76 m-16
_كيس_ g76 m-16
_كيس_الحظ_ g78
_كيش r96 g-20 h-31
_كيشت r31
_كيشت_ r31
_كيشل r29
_كيشلي_ r29
_كيشه r36
_كيشها_ r36
_كيف g45 h60
_كيف_ g52 h34
_كيك h-89
_كيل h-31
_كيل_ g37
_كيلو g-46 h-18
_كيلو_ g-24 h-25
_كے r-17 g-21 m39 h-46
_كے_ r-17 g-21 m39 h-46
_ل_ r27 h39
_لا r-38 g-85 m-32 h-119 k38
_لا_ r-32 g-26 m-16 k40
_لا_املكها_ g35
_لا_تخبر_ k19
_لا_تسال_ g-15 h42 k-20
_لا_موعد_ g19
_لا_يعرف_ g23
_لا_يملكه_ g21
_لا_يملكها_ g23
_لاب m-34 h-22
_لابن m-27
_لابني_ m-15
_لابو k19
_لابو_ k19
_لاح g41
_لاحق g44
_لاحقا_ g44
_لاخ r-34 g-21 m21 h-23
_لاخر r-19
_لاخر_ r-19
_لام h27 k-22
_لامي h27 k-22
_لامي_ h-18 k-21
_لامين_ h45
_لان r25 g-54 m26 h-59 k33
_لان_ g-49 m19
_لان_اسمي_ k44
_لانه r35 m16
_لانه_ r35 m16
_لاني r-17 h-44 k36
_لاني_ r-17 h-44 k36
_لب r30 g30 h19 k36
_لبن r22 g43 m-18
_لبن_ g43 m-34 h-44
_لبنا m19 h24
_لبناني_ m19 h24
_لبنت h33
_لت g-24 k29
_لتج k19
_لتجن k19
_لتجنب_ k19
_لتر r-18 g-16 h-28
_لث g28
_لج r28 g-18 h15 k25
_لح r17 g26 h57 k-15
_لحا g27
_لحال g27
_لحاله_ g27
_لحد r17
_لحد_ r17
_لحس r-18
_لحسا r-18
_لحف h55
_لحفل h55
_لحم h17
_لحم_ h17
_لد r15 g19
_لدي r15 g21
_لدي_ r15 g21
_لدي_شركه_ g21
_لر r32 h28
_لز h25
_لزوج h-20
_لس r-46 g246 m-31 h-66 k-18
_لسا r-17 g92 m-16 h-40
_لسا_ g128 m-16 h-55
_لسه r-29 g160 m-15 h-45
_لسه_ r-29 g160 m-15 h-45
_لش g26 h-30 k26
_لشا r-27
_لشاه h15
_لشاهد_ h15
_لشخ g-15 k37
_لشخص g-15 k37
_لشخص_ g-15 k37
_لشر g47 h-24
_لشرك g58
_لشركه_ g58
_لشه r23 h-15
_لشهر r21 h-15
_لشهر_ r25
_لص g-31 h71
_لصا h38
_لصال h32
_لط h24
_لطر h24
_لطرد h30
_لطرد_ h30
_لع r-21 m86
_لعب r-20 m90 h-39
_لعب_ r-19 g-24 m88 h-52
_لعب_ب_ m32 h-15
_لعب_علي_ g-22 m43 h-38
_لعبن m-38
_لعبنا_ m-38
_لعبه g18 m16
_لعبه_ g18 m16
_لعبه_الطياره_ m34
_لعبه_ما_ g27 m-15
_لغ k22
_لغي k22
_لغير k22
_لف g-36 m70 h33
_لفه g-26 m36
_لفه_ g-26 m36
_لق r-16 h25
_لقا h32
_لقاء h19
_لقاء_ h19
_لقي r-16
_لقيت r-16
_لك r-19 g32 m32 k41
_لك_ g41 m32 h-22 k25
_لك_من_ k19
_لكف r-33 h36
_لكفي r-33 h36
_لكفيل_ r-33 h36
_لكل r-22 m24
_لكل_ r-22 m24
_لكي k18
_لكي_ k18
_لل r-120 g-119 m-126 h45 k26
_للا r-23 m-47 h22
_للاخ k19
_للاس h15
_للاط m-26 h-18
_للاطفال_ m-26 h-18
_للاو m-18
_للاولاد_ m-18
_للاي k-16
_للب g-57 h-53 k33
_للبا h-29
_للبن r-28 h-57 k32
_للبنك_ r-16 k33
_للبنك_انه_ k16
_للبنك_انها_ r-15 k26
_للبي g-22 h26
_للبيت_ h-43
_للبيع_ g-22 h69
_للت m-27
_للتس h22
_للتو h-33
_للث g35
_للج h19 k32
_للجا r-19 h22
_للجب h-26 k50
_للجبهه_ h-26 k50
_للجن h42
_للجن_ h42
_للح g24
_للحظ h20
_للحظ_ h20
_للحف g-23
_للحفله_ h33
_للحي g67
_للد r-48 h-33
_للدا r-18
_للدخ m23
_للدخول_ m23
_للدي m-17
_للر g-17 m36
_للز h49
_للزب h19
_للزو h23
_للزواج_ h23
_للس r36 g-25
_للسهره_ h-15
_للسي r54
_للسياره_ r54
_للش m-19 h36 k16
_للشا h19
_للشب m-17
_للشباب_ m-17
_للشر h73
_للص g17
_للضر k15
_للط g-30
_للع r-25
_للعم g-21
_للعي r32 h-19
_للغ g19
_للف r-39 h-26
_للفا h17
_للفق r-27 h-23
_للفقراء_ r-27 h-23
_للفن r-35 h-22
_للفندق_ r-35 h-22
_للق r-15
_للقر r-15
_للك g-28 h68
_للكي g-26 h28
_للكيف_ g-18 h31
_للم g-24 m-37
_للمج h-25
_للمجاهدين_ k29
_للمح r-17 g16
_للمحبه_ h29
_للمحل_ g27
_للمخ h-16 k-20
_للمر r51 h-36
_للمص h-32 k22
_للمصرف_ k22
_للمصرف_انها_ k22
_للمط r-17 g-15 h24
_للمطعم_ h37
_للمقرض_ r17
_للمو h20 k-21
_للموظف_ h46 k-16
_للموظف_عشان_ h27
_للموظفين_ h-21
_للن g17
_لله r-18
_للي h15
_لم g137 m-34 k-56
_لم_ g172 h-81 k-33
_لم_يبد_ g15
_لما r15 g34
_لما_ r22 g39
_لمج k15
_لمجم k15
_لمجموعه_ k15
_لمد r-22 g-29
_لمس g44 h-31
_لمست g50 h-30
_لمط h41
_لمطع h41
_لمع h29
_لمعر h19
_لمعرفه_ h26
_لمن r30 g-43
_لمن_ r30 g-43
_لمو m-18
_لموق m-18
_لموقع_ m-18
_لن r51 m-28 h-24
_لنا g17 m-15
_لنا_ g21
_لناس h20
_لناس_ h20
_لنف r50 h-23 k-17
_لنفس r50 h-23 k-17
_لنفس_ r30
_لنفسه_ r20
_له r99 g-17 h-37 k-39
_له_ r115 h-29 k-61
_لها g-24 h17
_لها_ g-24 h17
_لهم g-16 h-21 k37
_لهم_ g-16 h-21 k37
_لو r-26 g173 m16 h-68 k16
_لو_ g128 h-24
_لوا g-16 k42
_لواح g-16 k42
_لواحد_ g-16 k42
_لوت g16 m66
_لوت_ g34 m-15 h-24
_لوتو m97 h87
_لوتو_ m97 h87
_لوج r-15
_لوجه r-15
_لوجه_ r-15 g-19
_لوجه_الله_ r-15 g-19
_لوح m-27
_لوط g20 h-17
_لوط_ g24
_لول g23 h-25
_لولو g37 h-24
_لولو_ g38
_لولو_في_ g27
_لون m-15
_لون_ m-15
_لي m-25 h15
_لي_ r65 m-22 h-78 k46
_لي_السياره_ r-25
_لي_علي_ g-15 h22
_لي_عند_ r-19
_لي_من_ r-33 k40
_لي_وانا_ g24 h-23 k33
_لير g-15 h36 k-16
_ليري g-15 h38
_ليريكا_ g-15 h38
_ليريكا_بدون_ h16
_ليس g32
_ليس_ g21 h-15
_ليست_في_ g16
_ليل h73
_ليل_ h60
_ليله m22 h19
_ليله_ m22 h19
_ليله_مع_ h24
_ليلي h49
_ليلي_ h19
_ليليه_ h26
_لين r-18
_لين_ r-18
_ما r-44 g154 m-39 h-149 k30
_ما_ g190 m-56 h-75 k79
_ما_ابي_ g-17 k19
_ما_اتفقنا_ r24
_ما_اعرفه_ g-17
_ما_تتاخر_ r15
_ما_تطلع_ k16
_ما_تظهر_ k15
_ما_تلد_ g18
_ما_تلده_ g17
_ما_تيسر_ g38
_ما_حد_ g20 k-21
_ما_حدا_ g21
_ما_شافها_ g23
_ما_شفت_ r35 g-25
_ما_شفتها_ r18
_ما_هو_ r-22
_ما_هي_ r-33 g33
_ما_يبين_ g-15 k27
_ما_يدري_ k21
_ما_يزهر_ g21
_ما_يطلع_ h-15
_ماب g41
_مابي g41
_مابي_ g41
_مات h-25
_ماج r-17 h20
_مار g-15 m-17 h83
_مارج g42 h-20
_مارجن_ g45 h-25
_مارس g-21
_مارس_ g-21
_مارك g-19 h49
_ماركه_ g-19 h26
_ماري g-17 h47
_ماك g-23 m60
_ماكي g-19 m61
_ماكينات_ m35 h25
_ماكينه_ m27 h-28
_مال r25 g30 m-34 h-69 k-22
_مال_ r41 h-35
_ماله g16
_مالهاش_ g21
_مالي r-17 g19
_مالي_ r-17 g-33
_ماليه_ g51
_ماي g-48 h-44
_مايو g-26
_مايو_ g-26
_مب r-27 g31 h-20
_مب_ g15 k18
_مب_من_ g-16 h25
_مبا r-38 g52 h-39
_مباد r-38 g75 h-31
_مبادلات_ g23
_مبادله_ r-30 g53 h-17
_مبل r25 h-32 k-16
_مبلغ r25 h-32 k-16
_مبلغ_ r36 g-22 h-31
_مبلغ_ثابت_ r26
_مبلغ_ثابته_ r22
_مبلغها_ g21
_مبي h24
_مبيو h26
_مبيوق_ h19
_مت r53 m-20 h-30 k-29
_مت_ g33 h-15
_متر g-35
_متر_ g-25 m-15
_متع h29
_متعه h16
_متعه_ h16
_متف g-36
_متفق g-35
_متفق_ r-31 g-22
_متفق_عليه_ r-46 g-22
_متفقين_ r28
_متل r31 g-18
_متل_ r31 g-18
_متل_ما_ r31 g-18
_متن r15
_متنا r15
_متناقصه_ r15
_متي r-17 g74 k-18
_متي_ r-17 g74 k-18
_متي_ما_ g34
_مث r-35 g-49 m-15 h15
_مثل r-35 g-49 m-15 h15
_مثل_ g-21 m-25
_مثل_ما_ g-21 m-25
_مج r-25 g19 m-20 h-59
_مجا h-30
_مجان m-24 h-19
_مجانا_ r20
_مجاني_ h-17
_مجه r-15 g53 h-46
_مجهو r-15 g53 h-46
_مجهول_ g25 h-32
_مجهوله_ g29
_مح r-80 h-37 k96
_محا r-38 h-57 k-22
_محار g51 h-38
_محار_ g22
_محاره_ g29 h-24
_محاض r-16 g-28
_محاضره_ r-16 g-28
_محب h19
_محبه h19
_محبه_ h19
_محت r-34 h40
_محتا r-34 h31
_محتو g15
_محتوي_ h16
_محد g25 m-15 k25
_محص g29
_محصو g29
_محصول_ g29
_محصول_قبل_ g19
_محظ k47
_محظو k47
_محظور_ h-15 k50
_محف g-28 h-35 k74
_محفظ r-17 g-28 h-29 k83
_محفظته_ k22
_محفظتي_ r-16 k37
_محفظه_ m20 k21
_محفو r28
_محل r19 g-28 h31
_محل_ r50 h20
_محله g-17
_محله_ g-17
_محلي r-18 h26
_محلي_ r-18 h26
_محم r-15
_مخ r16 g50 m-30 h52
_مخا g16
_مخاط r16 g16
_مخد h56
_مخدر h63
_مخدرات_ h32
_مخدره_ h20
_مخزن g-25
_مخط g19
_مخطط g21
_مخطط_ g21
_مخف g17
_مخفي g17
_مخفيه_ g17
_مخن h17
_مخنو h17
_مد r-43 h-28 k-39
_مدد r17 g-15
_مدد_ r17 g-15
_مدر r-39 h-24
_مدرس r-23 g-36 h-25
_مدرسه_ g-26
_مدف g29
_مدفو g29
_مدفوع_ r-21
_مدفوع_بالكامل_ g-26
_مدفوعه_ m21
_مدفونه_ g21
_مدي r17
_مديو r37
_مر r46 g31 m-24 h-67
_مرا r57 h-65
_مراب r64 g-23 h-24 k-21
_مرابحات_ r34 h-16
_مرابحه_ r30 g-23 k-17
_مرات r17 k21
_مرات_ r17 k21
_مرات_عشان_ k19
_مراف m-15
_مرافقه_ليليه_ h37
_مراه r-16 g22 m22 h-38
_مراهنات_ m-32
_مراهنه_ g28 m47 h-23
_مراهنه_علي_ g40
_مرب r17
_مربو r17
_مربوطه_ r17
_مرت g56 h-24
_مرتج g68 h-25
_مرتجع_ g27
_مرتجعات_ g41 h-17
_مرخ k15
_مرخص k15
_مرصو h19
_مرصود_ h19
_مرض g20 h29
_مرضي h19
_مرضيه_ h19
_مره g19 k32
_مره_ g19 k32
_مروج h15
_مروج_ h15
_مرور h-22
_مري g-31 k-15
_مز m-16 h44
_مزا h-45
_مزاج g31 h-29
_مزاد h-17
_مزاد_ h-17
_مزر r18
_مزرع r18
_مزرعته_ r18
_مزو h60
_مزور h60
_مزور_ h19
_مزوره_ h36
_مزي h38
_مزيف h38
_مزيفه_ h32
_مس r-59 g-77 m-74 h-27 k33
_مسا r-80 g-19 h-18 k16
_مساب m15
_مسابقه_ m15
_مساج h32
_مساج_ h32
_مساع h-19 k28
_مساعده_ h-19 k28
_مسب g23 h-21
_مسبق g23 h-16
_مسبق_ g29
_مست r41 g34 m-36 h-44 k28
_مستا k25
_مستح r38
_مستع g-22 m-21 h-29 k21
_مستعمله_ m-19
_مستق r24 g20 h-23
_مستقبلي_ r21 g17
_مستقبليات_ g36
_مستقبليه_ r18 g-18
_مستن h17
_مستو g15 h17
_مسج g-63 h-44
_مسجل g-63 h-20
_مسد h-18
_مسدس h-18
_مسدس_ h-27
_مسر g-46 h109
_مسرب h19
_مسربه_ h19
_مسرو g-44 h90
_مسروق_ g-23 h43
_مسروقه_ g-18 h44
_مسك h22
_مسكر h22
_مسكر_ g-22
_مسكره_ g34
_مسل m-16
_مسلس m-16
_مسلسل_ m-16
_مش r41 k-25
_مش_ g56
_مش_عندي_ g17
_مش_من_ g-22 h30
_مشا r25 h-22
_مشار r25 h-19
_مشاركه_ r25 h-19
_مشت r-17 g38
_مشتر r-16 g21
_مشتري_ g31
_مشتق g16
_مشتقات_ g16
_مشر r20 g-25
_مشرو r22 g-25
_مشروب_ g-21
_مشروبات_روحيه_ h25
_مشع h21
_مشعو h21
_مشعوذ_ h18
_مشغ r44
_مشغل r44
_مشغل_ r44
_مشف r-16 h33
_مشفر r-16 h26
_مشفره_ r-16
_مص r16 g-55 h-147 k35
_مصا r21 m15 h-41 k19
_مصار r21 m16 h-52 k19
_مصارع_ m25
_مصاري_ r43 h-16 k-16
_مصاريف_ r-22 h-35 k36
_مصد h-35
_مصر r20 g-18 m-15 h-51
_مصرف r37 h-15 k16
_مصرف_ k16
_مصرو r-17 h-36
_مصروف_ r-16 h-24 k-19
_مصروفات_ k32
_مصن h17
_مض r110 g-30 h-27 k36
_مضا m16
_مضار r-27
_مضاربه_ r-27
_مضاع r30 m28
_مضاعف_ r23 m28
_مضر k16
_مضرو k16
_مضروبه_ k22
_مضم r34
_مضمو r34
_مضمونه_ r21
_مط g-24 h-61
_مطع h-59
_مطعم h-59
_مطعم_ h-59
_مع g-25 m-19 h-54 k-54
_مع_ r40 m25 h40
_مع_نهايه_ h36
_معا r40 h-22
_معام r44 h-20
_معت h32
_معتق h55
_معتق_ h54
_معتم h-23
_معتمد_ h-23
_معر r-19
_معرف g27
_معرفه_ g27
_معرو g-27
_معس h-33
_معسل h-33
_معسل_ h-33
_معق h-35
_معقم h-35
_معقم_ h-35
_معل r-65
_معلق r-15 g47
_معلق_ g59
_معلق_علي_ g65 h-21
_معلو r-30 g-34
_معلوم_ r-41 g-21
_معه r33 g-22 h-22
_معه_ r24
_معي r-21 g31
_معي_ h19
_معين r-15 g36
_مغ g38 m-16 h46
_مغش h31
_مغشو h31
_مغشوش_ h26
_مغل g33
_مغلف h17
_مغلق g24
_مغلقه_ g26
_مف g43 h-59
_مفا g31 h-16
_مفاج g47 h-16
_مفاجات_ g33
_مفت m19
_مفتا m24
_مفتاح_ m24
_مفر g23
_مفرو g23
_مق r-20 g26 h47 k-18
_مقا m31 h16
_مقاب h25
_مقابل_ h25
_مقابل_ان_ h51
_مقاس h-37
_مقام m51 h17
_مقد g42 h-17
_مقدم g53 h-18
_مقدم_ g55 h-18
_مقر h47
_مقرص h26
_مقرصنه_ h18
_مقط g-33 h-42
_مقطو g-30
_مقطوع_ g-15
_مقف g52 h-29
_مقفل g27 h-20
_مقفله_ g30 h-15
_مقفله_من_ g30 h-15
_مقفو g25
_مقفوله_ g25
_مقل g-20 h93
_مقلد g-20 h93
_مقلده_ g-15 h75
_مك r47 k-32
_مكا h20 k-20
_مكاف k-18
_مكان h27
_مكاني_ h16
_مكت r46
_مكتب m18 h-23
_مكتب_ m18
_مكتو r57 g-16
_مكتوب_ r40 g-16
_مكر h16
_مكف r36
_مكفو r36
_مل r18 g83 m-21 h-78 k-43
_ملا h-22 k-15
_ملاب h-21 k-15
_ملابس_ h-21 k-15
_ملز r38
_ملزم r38
_ملزم_ r38
_ملغ h20
_ملغو h20
_ملغومه_ h20
_ملك g88 h-55 k-21
_ملكن g19
_ملكنا_ g19
_ملكه g25
_ملكه_ g25
_ملكي g36 h-36
_ملكي_ g31 h-30
_مله g22
_مم r17 g22 h-58
_ممد g45
_ممدد g45
_ممن k18
_ممنو k18
_ممنوع_ k18
_من r47 g-26 m-88 h64
_من_ r-120 g57 m-79 h28 k26
_من_اسماء_ k26
_من_البنك_ r24
_من_الدين_ r-27
_من_الراعي_ h-16
_من_السفاره_ h32
_من_السوق_ r39 g-22 m-16
_من_الشباب_ h20
_من_الشركه_ g-15
_من_العيال_ h49
_من_القرض_ r-70
_من_اللي_ r49 g-53 h78
_من_المحل_ r20 g-17
_من_المزاد_ g46
_من_المعرض_ h-22
_من_الي_ h18
_من_امازون_ g31
_من_حد_ k22
_من_حقنا_ g-17 h36
_من_حقه_ g-45 h46 k-18
_من_حقي_ g-24 h26
_من_شركه_ g53 h28
_من_عند_ h26
_من_غير_ g61 k-15
_من_محل_ r27
_من_مكتب_ m24
_من_ناس_ k33
_من_هذه_ g24
_من_ورا_ g-18 h29
_منت g-24 h28
_منته g-24 h28
_منتهي_ g-21 h23
_منتهي_الصلاحيه_ h18
_منتهي_صلاحيه_ h15
_منج g-18 h46
_منجم g-18 h46
_منجم_ g-16 h42
_منجم_يقول_ h22
_منس h18
_منسو h18
_منسوخه_ h18
_منظ r51 h-17 k-20
_منظم r51 h-17 k-20
_منظم_ r51 h-17 k-20
_منف g25
_منك g-37
_منك_ g-37
_منه r34 m21 h-28
_منه_ m16 h-34 k-16
_منها r26 k22
_منها_ r26 k22
_مني r69 m-20 h-33
_مني_ r69 m-20 h-33
_مه r-39 g-19 h74
_مهر h24
_مهرب h26
_مهك h31
_مهكر h31
_مهكره_ h27
_مهل r-28 h17
_مهله r-22
_مهله_ r-22
_مو r-33 g107 m-78 h-60
_مو_ r23 g46 h43
_مو_عندي_ g46
_مو_من_ g-21 h24
_موا g24
_مواص g26 h-19
_مواصفات_ g32
_موب m-24
_موبا m-24
_موبايل_ m-24 h-24
_موت h-15
_موج g47 h-15
_موجل g56 h-15
_موجل_ r-19 g27
_موجلان_ g23
_موجله_ r17 g-17
_موجلين_ g30
_مود h18
_مودي h18
_موديل_ h18
_موز r-19 g-27
_موزو r-19 g-27
_موش g25
_موشر g35
_موشر_ g35
_موع g50 h-27
_موعد g50 h-27
_موعد_ g69 h-15
_موق g-16 k39
_موقع g-15
_موقع_ g-15
_موقع_تعارف_ h21
_موقو k47
_موقوف_ k47
_مي r-17 g-28 m92
_ميا g-21 h-21
_ميت r20 h65
_ميته h64
_ميته_ h64
_ميس g16 m35 h-30
_ميسر m42 h-20
_ميسر_ m42 h-20
_ميل m20 h-46
_ميلا h-32
_ميه m24 h16 k17
_ميه_ m24 h16 k17
_نا r-99 g-55 h18 k30
_ناب_ h32
_ناد g-21 h-17
_نادي h-24
_نادي_ h-24
_ناس h-18 k47
_ناس_ k47
_ناص r-35
_ناصر r-35
_ناصر_ r-35
_ناف h57
_نافق h57
_نافق_ h41
_ناق g-30 m28 h-26
_ناقه h-31
_ناقه_ h-31
_نب r-34 m-22
_نبي r-34 g-18 m-22 h15
_نبيد h21
_نبيد_ h21
_نبيذ h17
_نبيذ_ h17
_نت g-36 m18 h-45 k50
_نتج k23
_نتف k15
_نتفا k17
_نتفادي_ k17
_نتفق_علي_ g-16
_نتي h-16
_نتيج h-16
_نتيجه_ h-16
_نج r-19 m-24 h-20 k56
_نجا h-18
_نجاح h-18
_نجاح_ h-18
_نجم h-21 k65
_نجمع h-21 k65
_نجمع_ h-21 k65
_نجمع_فلوس_ k27
_نجمع_كاش_ k24
_نجو h30
_نجوم h30
_نجومي_ h30
_نح r-36 g50 h-19
_نحا g-20
_نحاس g-20
_نحاس_ g-20
_نحد g44 h-22
_نحدد g44 h-22
_نحدده_ g36 h-16
_نحس h18
_نحس_ h18
_نحط k22
_نحط_ k22
_نخ g59 m20 h-39
_نخت g38 h-15
_نخل g25
_نخم m24
_نخمن m24
_نخمن_ m24
_ند g36
_ندر g21
_ندري g21
_ندري_ g21
_نز r65 h-23
_نزل r45 g24
_نزل_ r25 g23 h19
_نزلت r16 h-28
_نزلت_ r16 h-28
_نزو r20
_نس r68 m29 h30
_نسا h31
_نساي h31
_نسب r47 m41
_نسبه r31 m27 h-18
_نسبه_ r31 m27 h-18
_نسخ h15
_نسخ_ h23
_نش g31
_نشو g48
_نشوف g48
_نشوف_ g34
_نص r-39 m-32 k-24
_نص_ r-18 g50 h-59
_نصب g-29 m-15 h31
_نصب_ g-25 m-15 h19
_نصب_علي_ g-25 m-15 h15
_نصف g-22 h45
_نصف_ g-22 h45
_نصي k-16
_نصيب k-16
_نصيب_ g-25 m40 h38
_نصيبه_ k-20
_نصيبه_من_ k-20
_نصيبي_ g35 h-39
_نصيبي_في_ g86 h-20
_نصيبي_من_ g-46 h-30
_نط m28
_نظ h-26
_نظي r25
_نظير r25
_نظير_ r25
_نع m-16
_نعر g21
_نعرف g21
_نعرف_ g17
_نف r-43 g-26 m-20 h34 k-15
_نفس r-41 g-30 m-23 h29 k-15
_نفس_ r-25 h26
_نفس_المبلغ_ r-21
_نفسه r-25 g-18 m-17 k-15
_نفسه_ g-27 m-17
_نفسه_يشتريه_ r24
_نفسه_يشتريها_ r31 g-17
_نفسها_ r-21 h16
_نفسي m-16
_نفسي_ m-16
_نق r55 g-23 m-38 h-123
_نقا m16
_نقد r32 g-20 m-17 h-43 k19
_نقد_ r19
_نقدا g-33 h-26 k25
_نقدا_ g-33 h-26 k25
_نقدي r19 g18
_نقدي_ r20
_نقر g31
_نقرر g31
_نقرر_ g31
_نقس m-18 k-17
_نقسم m-18 k-17
_نقل h-23
_نقل_ h-17
_نقو h-37
_نل g17
_نه r-20 g-40 h54
_نها r-20 g-40 h54
_نهاي r-20 g-40 h54
_نهايه_ r-20 h61
_نهايه_الشهر_ r-20
_نو r-40 g36 h-43 k29
_نوص r-21 k48
_نوصل r-21 k48
_نوصل_ r-21 k48
_نوع g48 h-32
_نوع_ g16 h-16
_نوعه g32 h-17
_نوعه_ g17
_نوعها_ g15
_ها r-95 g105 m31 h-46
_هاب h-24
_هابط h-30
_هابط_ h-30
_هابط_خلال_ m21
_هات r-17 g-21 k-18
_هاته h34
_هاته_ h34
_هار m35
_هاك g-16 h40
_هال r-45 g117 h-63
_هالا r-23 g32
_هالاسبوع_ r-23 g23
_هالس h-25
_هالش g26 h-16 k16
_هالشجره_ g28
_هالشهر_ k17
_هالن g33
_هالنخله_ g33
_هام r-28 g36 h-28
_هامش r-17 g65 h-22
_هامش_ r-17 g65 h-22
_هاي h33
_هاين h33
_هاينكن_ h33
_هب m30 h-20
_هبو m30 h-20
_هبوط m30 h-20
_هبوط_ m24 h-20
_هبوط_ثانيه_ m16
_هج h37
_هد r-22 g-34
_هدي r-22 g-34
_هديه r-22 g-34
_هديه_ r-22 g-34
_هديه_زواج_ h-33
_هديه_لشاهد_ h15
_هديه_للموظف_ h16
_هذ h-18 k-16
_هذا g-43 h25
_هذا_ g-43 h25
_هذا_الشهر_ r-16
_هذه g24
_هذه_ g24
_هذي h-43
_هذي_ h-43
_هر h20
_هرم h18
_هرمي h18
_هرمي_ h18
_هك g-17 m-21 h42
_هكر m-17 h47
_هكر_ m-17 h47
_هل g-27 m63
_هل_ g-15 m69 h-28
_هلو h16
_هلوس h16
_هلوسه_ h16
_هم r-37 g38 h-16
_هن g15
_هنا r36
_هند g28
_هندي g24
_هو r-61 g19 m34
_هو_ r-60 m37 h-21
_هوي h29
_هويه h24
_هويه_ h24
_هي r-78 g15 m-22 h-19
_هي_ r-83 g26 m-17 h-18
_وا r-39 g-15 m21 h-85 k33
_وات g-21 h15
_واتس g-18 h15
_واح r-33 g64 m-17 h17
_واحد r-36 g53 k-32
_واحد_ r-36 g26 k-26
_واحد_دفع_ m-37
_واحد_من_ g50 h-19
_واحده_ g27 h20
_واحده_من_ g21 h-17
_واحو k26
_واحول_ k15
_واخ r-19 g16 m-42 k36
_واخذ g17 m-18
_واخذ_ r22 m-16
_واد r28
_وادف r30
_وادفع_ r30
_وار r-16 g65 m37 h-39
_وارب m45 h-15
_واربح_ m46 h-15
_وارج r-31
_وارجعها_ r-49
_واس r-38 g-67
_واست r-48 g-34 h-24
_واستلمته_ r-19
_واستلمتها_ r-19
_واسط h37
_واسطه_ h37
_واش g-22
_واشت g-22
_واع g-18
_واف r16 g-25 m32 h-19
_وافو m32
_وافوز_ m32
_واق g-32
_وال m48 h-76 k-27
_والا m53 h24
_والاول_ m17
_والب g25
_والباقي_ h24 k29
_والبضاعه_ r-18 g31
_والبضاعه_موجلين_ g17
_والت r42 h-16
_والتسليم_ r30
_والتسليم_بعد_ g-18
_والثمن_ g23
_والج m16
_والجايزه_ m24
_والخ r-20 h-16
_والخساره_ r-20 m-23
_والخساره_علي_ r-20
_والد m-18
_والدفع_ g16
_والر m-34 h-27
_والربح_ m-25
_والس m15
_والسعر_ g34
_والع r-22
_والف r16
_والفلوس_ m15
_والق g-25
_والقرار_ g-20
_والل g-23
_والم g-15 m28 h-27
_والمبلغ_ g-23
_والمحتوي_ g16
_والن g46
_واله g25
_والهبوط_ g25
_والو g39
_وان g62 k27
_وان_ g21 h-16
_وانا h33 k47
_وانا_ h33 k47
_واو h31
_واي h25
_واين h29
_واين_ h29
_وب r124 g47 m-16 k-42
_وبا r45 g-23
_وباع r25
_وباق g20
_وباقي_ g20
_وبت g37
_وبد g24 h-16
_وبدو r15 g28
_وبدور_ g15
_وبر r34
_وبرج r34
_وبش r-17 g56
_وبشت g23
_وبشتريها_ r-20 g24
_وبص r26 g-20
_وبع r-24 g-16
_وبعت r27
_وبعد r-59 g-23
_وبعدها_ r-22
_وبي g-31 m36
_وبين g-19 m20
_وبين_ r-30 m20
_وت r21 g-111 k18
_وتح k17
_وتحو k17
_وتر g-32 h-24 k30
_وترج g-20 h-15 k37
_وترجع_ g-20 h-15 k37
_وتط h-20 k-20
_وتم g-24 h-24
_وتو h-21
_وث r49 g34 m-16 h-35
_وثل r28 g-19 h-17
_وثلا r35
_وثي g44
_وثيق g44
_وثيقه_ g44
_وج g-86 m-15 h17
_وجب h-19
_وجبن h-19
_وجبن_ h-19
_وح r-28 g-25
_وحد h15
_وحده g38 h15
_وحده_ g38 h15
_وحو r-26 g-27
_وحول r-26
_وحول_لي_ k-23
_وخ g-51 m17 h-29 k31
_وخذ r-21 k17
_وخذ_ r-16 g18 k17
_وخس m16
_وخسر m16
_وخل g-17 k18
_وخم r45 g17
_وخمس r45 g17
_وخمسين_ r33
_ود r-17 m17 h-38 k-25
_ودع h20
_ودع_ h20
_ودف r-71 g26
_ودفع r-69 g33
_ودفعت_ r-32
_ودفعنا_ g33
_ودي m19
_ودي_ r-17
_وديع r17
_وديعه_ r17
_وذ h-59
_ور g19 m17 h-41 k-40
_ورا g23 m61 h20 k-16
_ورا_ g31 h33
_وراه g-16 m50
_ورب r51 g-36
_ورث g83 h-33
_ورث_ g22
_ورث_وهو_ g22
_ورثه g18
_ورثه_ g64
_ورثه_وهو_ g18
_ورثه_وهي_ g21
_ورجعت_ r22
_ورجعوا_ r25
_ورجعوا_اخذوها_ r20
_ورجعوا_خذوها_ r23
_ورده r38
_وردها_ r38
_وردي r-39
_ورس r-26
_ورق r-39 h31
_ورق_ h-34 k26
_ورقه r-41 h44
_ورقه_ r-41 h44
_ورقي g29
_ورقيه_ g29
_ورو h-20
_وز r102 h-48
_وزا r55
_وزاد r55
_وزد r16
_وزن r22 m17 h-16
_وزن_ g20 m17
_وزنا r17 g-15
_وس r-64 g-80 h-21 k19
_وسا g-15 h-46
_وست g19 h-19
_وسج g-15
_وسك h54
_وسكي h54
_وسكي_ h54
_وسل r-38 g-27
_وسلم r-38 g-24
_وسلمني_ r-24
_وسي k33
_وسيط k34
_وسيط_ k34
_وش r-42 g-15 h-68
_وش_ g33 k23
_وشر r15 h-24
_وشرط r41
_وشرط_ r26
_وشري r-26 h-21
_وشف g-20 h-15
_وشفت g-20 h-15
_وشفت_ h-15
_وص r-17 g-36 h15
_وصا r44
_وصار r44
_وصار_ r34
_وصف g25 h17
_وصف_ g35 h-18
_وصفه h35
_وصفه_ h35
_وصل g-52
_وصل_ r22 g-17
_وصلت g-15 k-17
_وصلت_ g-15 k-17
_وصلن g-19 k34
_وصلني_ g-19 k34
_وط g-68 m45
_وطل g-18 m63 h18
_وطلع m67 h20
_وطلعت_ m57 h20
_وطم g-35
_وطما g-35
_وطماطم_ g-15
_وع r29 g-133 m-33 h-132
_وعد g-74 h-26
_وعش r46
_وعشر r46
_وعشرين_ r46
_وعم r23
_وغ m20
_وغل m20
_وغلب m20
_وغلبني_ m20
_وف r57 g-37 m-17 h-66
_وفا r15 g18
_وفل r15 g-23
_وفلو r15
_وفو r15
_وفوق r18
_وفي r15
_وفيه r16 h15
_وق r-15 g74 m-43 h-41
_وقا h-25 k15
_وقال h-25 k15
_وقال_ g17 h-17 k15
_وقب r-41 g-17
_وقبض r-40 g-32
_وقبضت_ r-28 g-28
_وقت r-24 g31 h-26
_وقت_ r-24 g31 h-26
_وقت_ما_ g34
_وقط g-40 h33
_وقع r54 g34
_وقعت r19 g34
_وقعت_ r19 g34
_وقل g36
_وك g-48 h-21 k-15
_وكت m-16
_وكتب m-16
_وكتبت_ m-16
_وكش h43
_وكشف h43
_وكشف_ h43
_وكل r15
_وكل_ r21
_وكل_واحد_ m-33
_وكي g-22 h-62
_ول r-91 g111 m-18 h-112 k-22
_ولا r-29 g91 h-35 k-22
_ولا_ r-28 g81 h-35 k-20
_ولا_متي_ g25
_ولد g18 h-36
_ولدي g21 h-36
_ولدي_ g21 h-36
_ولم r-68 g37
_ولم_ r-29 g28
_ولما r-39
_ولما_ r-39
_وله r28
_وله_ r28
_ولي r-21 g-20
_ولي_ r-21 g-18
_وم r-28 g-62 m-22 h-106
_وما r-36 g96 h-30
_وما_ r-57 g99
_وما_اتفقنا_ g29
_وما_حددنا_ r-16 g26
_ومس r-20 g-15 h-18
_ومع r44 g-23 h15
_ومعه r30 g-16 h25
_ومعه_ r30 h34
_ومو g-55
_ومي r51 h-15
_وميت r-19
_وميتين_ r-19
_وميه r69 g-16 h-15
_وميه_ r69 g-16 h-15
_ون r75 g-47 m41
_ون_ m72 h30
_ون_اكس_ m53 h42
_ونص r139 g-16 m-16
_ونص_ r128
_ونص_بعد_ r52
_ونق g-16
_ونقل g-16
_وه r65 m-50 h-76 k140
_وهذ r-29 g-17 m-26
_وهذي r-29
_وهذي_ r-29
_وهم h-20 k48
_وهمي h-20 k49
_وهمي_ k19
_وهميه_ k30
_وهو r41 k15
_وهو_ r41 k15
_وهو_ما_ h15 k-15
_وهو_نفسه_ r66 g-21
_وهي r59 g-37 h-28 k89
_وهي_ r24 g-29 h-22 k90
_وو r-24 g-62 m-31 h-46
_ووق g-32
_ووقع g-32
_ووقعنا_ g-17
_وي r94 g-19 m27 h76 k-21
_ويب r19
_ويس g-16 h43
_ويسك h43
_ويسكي_ h43
_ويش h24
_ويشغ h24
_ويشغله_ h24
_ويع r26
_ويعط r15
_ويق g-23 h21
_وين r-20 g35 h26
_وين_ r-28 g35 h26
_يا r-91 g28 m143 h-68
_يا_ r-48 g58 m72 h-46
_يا_نصيب_ m48 h17
_ياج k24
_ياجر k24
_ياجر_ k24
_ياخ r-23 m63 h-28
_ياخد m19 k15
_ياخد_ m19 k15
_ياخذ r-29 m44 h-17 k-23
_ياخذ_ r-37 m44 h-17 k-16
_ياخذ_فلوس_ r-19 m47
_يان m17 h27
_يانص m17 h27
_يانصيب_ m17 h27
_ياهن r-19
_ياهن_ r-19
_يب g30 h-38 k67
_يبد g21
_يبد_ g15
_يبل g-15 k49
_يبلغ g-15 k49
_يبلغون_ k35
_يبي h-16 k23
_يبيع g26
_يبيع_ r16
_يبين k37
_يبين_ k30
_يت r22 g22 h31
_يتا r39
_يتاخ r39
_يتاخر_ r39
_يتح g41
_يتحد g41
_يتحدد_ g41
_يتز g15
_يتزر g15
_يتزرع_ g15
_يتص h45
_يتصا g15
_يتصاد_ g15
_يج r23 g-16 m38 h16
_يجي r39 g-17 m38 h16
_يجيب m38 h16
_يجيب_ g-15 m42 h25
_يجيبه_ g21
_يح r-56 g54 h23 k53
_يحب g-34 h53
_يحد g63 h-25
_يحدد g63 h-25
_يحدد_ g44 h-17
_يحر h-21 k47
_يحرك h-21 k47
_يحس r-25 g-15 k30
_يحس_ g-15 k30
_يخ r-25 g79 k15
_يخت g55 h20
_يختا g57 h-25
_يختب h27
_يختبر_ h27
_يخم m25
_يخمن m25
_يخمن_ m25
_يد r-44 m-21
_يد_ r-49
_يد_بيد_ r-49
_يدا r-20
_يدا_ r-20
_يدا_بيد_ r-20
_يدخ h38
_يدخل h38
_يدخل_ h38
_يدر k25
_يدري k25
_يدري_ k25
_يدف r-36 g35
_يدفع r-36 g38 h-18
_يدفع_ r-34 m24
_يدفع_لي_ r-17
_يدفعون_ g42 m-22
_يدفن h29
_يدفن_ h29
_يدي r86 h-50
_يدين r34 h-39
_يدين_ r34 h-39
_ير g33 h-21
_يرب r-16
_يربط h18
_يربط_ h18
_يرجع_ g-24
_يرجع_كامل_ r35
_يرجع_لي_ g-25 k18
_يرد_ r22
_يرده r-19
_يرس k25
_يز h-20
_يزه g21
_يزهر g21
_يزهر_ g21
_يس r117 g-38 h36 k18
_يسا h-26 k29
_يسال h-26 k29
_يسال_ h-15 k15
_يست r43
_يسك g-19 h68
_يسل r78
_يسلف r37
_يسلم r42
_يسه g19
_يسهل g19
_يسهل_ g19
_يش r40 g-28 h67 k-21
_يشت r33 g-24
_يشتر r41 g-18
_يشتري_ g-16
_يشتريه_ r21
_يشتريها_ r26
_يشغ r18 h25
_يشغل r18 h25
_يشغله_ h25
_يشي h20
_يشيل h20
_يشيل_ h20
_يص r-17 g27 h-18
_يصي g21 h15
_يصيد g32
_يط g-22 h53 k35
_يطر h16
_يطرد h19
_يطرد_ h19
_يطل k36
_يطلب k18
_يطلع k18
_يطلع_ k18
_يظ k33
_يظه k33
_يظهر k33
_يظهر_ k33
_يع r-26 g69 h21
_يعر g30
_يعرف g30
_يعرف_ g28
_يعط r-15
_يعطو g17
_يغ h15
_يغي h17
_يغير h17
_يغير_ h17
_يف r-28 g78 h53
_يفت g41 h-17
_يفتح g43 h-19
_يفتح_ g27 h-25
_يفتح_اعلي_ g25 h-23
_يفك r-17 h64
_يفك_ g-17 h53
_يق g44
_يقد h15
_يقدم h15
_يقر g28
_يقرا g-22 h26
_يقرا_ g-22 h26
_يقرر g50 h-20
_يقرر_ g15
_يقو r-19 g28
_يقول r-19 g28
_يقول_ h30
_يك g27 m-26 k-22
_يكت r-27 h16
_يكتب h16
_يكتب_ h19
_يكف k-16
_يل r29 g44 m29 h-20
_يلع m18
_يلعب m18
_يلعب_ m18
_يلعب_علي_ m18 h-20
_يلي g55
_يلي_ g55
_يم r23 g66 m-21 h55
_يمت h30
_يمتح h30
_يمتحن_ h30
_يمس h17
_يمسح h17
_يمسح_ h17
_يمش r23 h20
_يمشي r23 h20
_يمشي_ r23 h20
_يمك g50 h-26
_يمكن g50 h-26
_يمكن_ g50 h-26
_يمل g49
_يملك g49
_يملكه_ g23
_يملكها_ g25
_ين r-32 g20 h-35 k53
_ينب g21 h-21 k32
_ينت g41 h-17
_ينتب k16
_ينتبه_ k16
_ينز r-27 g-35 m16 h24 k-18
_ينزر g15
_ينزرع_ g15
_ينزل r-27 g-50 m16 h31 k-15
_ينزل_ r-35 g-50 m16 h31
_ينع k17
_ينعر k17
_ينعرف_ k17
_ينق h17
_يو r41 m-27
_يوص r25
_يوصل r25
_يوصل_ h-19
_يوق h26
_يوقع h26
_يوقع_ h26
_يوم m-16
_يوم_ g25 h-30 k17
_يوم_الراتب_ r-21
_يومي r21 g-19 h32
_يوميه_ h15
_چر h29
_چرس h29
_چرس_ h29
a2a r88 g-39 m47
a2a_ g-23 h-27
a2al r47 g-15
a2al_ r47 g-15
a2b g15 k23
a2ba g21
a2bal g21
a2d m-26
a2d_ m-26
a2e r53
a2ed r69
a2i r22 m16 h30
a2id r25
a2k r35
a2kh r35
a2khe r35
a2l g-29 h41
a2le h41
a2lee h41
a2m r-30 g36 h-19
a2me r-30 g36 h-19
a2mee r-30 g36 h-19
a2n r-36 g42 m20
a2na r-36 g42
a2s m-24 h-16
a2sa r49
a2t r37
a3_ g65 m81 h-21
a3a r-28 g-50 m-18 h17
a3a_ g-21 h37
a3ah g-17
a3at g-15
a3at_ h-22
a3d r53 g28
a3d_ r49 g24
a3e r34
a3et r38
a3h h-15
a3l r-19 g35 k42
a3me h-16
a3n m-17
a3na m-16
a3na_ m-16
a3o r36 g-17 m-18
a3r r-17 g41
a3ro g26
a3t r-55 g-38
a3t_ r-22 g-28 m18 h17
a3te r21
a3tee r21
a3to r-32
a3toh r-26
a5a g29
a5at r17
a5d k19
a5de k19
a5dem k19
a5e h29
a5et h29
a5o g-15 m39
a5od g-15 m39
a7_ r-20 m49 h38
a7a r27 h-69 k64
a7ad k25
a7add k26
a7aw r-25 g-16 k49
a7awe r-18 k38
a7b g-24 m39
a7b_ m60 h-22
a7d r-39 g44 h24
a7e r-33 m32 h38 k16
a7ed r-25 g17 k16
a7ed_ r-25 g17 k16
a7m h43
a7n r-17 h-22
a7n_ m22 h-18
a7s g36
a7t k16
a7t_ k18
aa_ g-27 m30
aab h-16
aad r-29 g53 h-51
aad_ g53 h-43
aaj r44 g-17 h-29
aak m23 h-15
aakh m23
aakho m23
aal g19 h52
aal_ g26 h31
aam g33
aam_ g34 h-15
aami h19
aamil h19
aan r-17 h-26
aar r-17 g34 m16
aar_ g41 h-30
aas g19 m-16 h22
aas_ r22
aash r-22 g23
aash_ r-22 g23
aat h-33
ab3 r-16 h-15
ab3a r-16 h-15
ab3at r-16 h-15
ab_ r-70 g44 h-29 k-34
aba r-47 m-39
aba_ r-29 m-20
abad r-16 h21
abah r41 h-18
abaha r42 h-25
abak g30
aban h-29
abar g-16 h31
abare h43
abay r-32
abaya r-32
abb r33 g22 m-20 h-28
abba r-50 g30
abbe r35 m-15
abby r48 h-18
abby_ r48 h-18
abe r46 g-46 m35 h102
abel g-69 h87
abel_ r15 g-55 h69
abell h26
aber r26 h67
abet r24
abet_ r39
abey m24 h-28
abeya m24 h-28
abi r-37 g-31 m-43 h-27 k50
abi_ m-16 h-36 k59
abil r-24
abili r-24
abin g-21 h-15
abis h41
abis_ h41
abl r27 g40
abl_ r21 g60 h-32
abla r-18 h29
ablag h29
able r32 g-44 m15
able_ r-18 g-45 m-35 h-78
ables r39 m60 h40
ablet h35
abo r-19 g-47 m60 h92
abon m56 h-17
abong m56 h-17
abor h51
abor_ h28
abort h23
abou r-31 g-29 h46 k-19
abour r-17
about g-19 k-19
abov r24 m21 k22
above r24 m21 k22
aboy h33
aboy_ h33
abr m-23 k25
abra h69
abraj h41
abri h-29
abro m-23 h-30 k33
abroa m-21 k37
abs r29 g-18 m-23 h93
abs_ h23
absi h43
absin h42
abso h33
absol h33
abt r26 h-50
abt_ m23 h-19
abta r18 h-32
abta_ r18 h-32
abu r35 h30
abu_ r42
aby r-23 g-44 h-19
aby_ g-39 h56
abys h-81
abys_ m23 h-24
ac_ r-41 g17 h41 k-34
aca m48 h71
acar h15
acard h15
acc r49 m58 h-39 k28
acca m68
acca_ m15 h-20
accar m53 h24
acce g-21
accep r26 g-21
acci m-32 h-30
accid g20
accin m-32 h-25
acco g16 h-15 k35
accou g28 h-15 k36
accr r28
accru r28
accu m30 h20
accum m30 h20
ace r56 m-25 k-20
ace_ r47 g21 m-18 h15 k-21
acec h21
aceco h21
aced h-52
aced_ h-52
acem h15
aceme h15
ach r-69 m22
ach_ r15 k18
acha m28
acha_ m25 h-25
achc g22
achch g22
ache r-44 g-23 m-27 h-25 k-28
ached r-24 h-36 k-25
achel h38
acher r17 m-21
achi r-24 m31 h-35
achin r-24 m34 h-29
acht h40
acht_ h40
aci g-17 m17 h67
acid h15
acid_ h15
acil r38 h49
acili r38 h49
acin m31 h20
acing m31 h20
ack r-39 g-91 h121 k-42
ack_ g-25 h93 k-34
acka m-23 h-27
ackag m-27 h-27
ackd h-16 k31
ackda h-16 k31
acke r-18 g-29 m-70 h60 k-24
acked m-25 h112 k-22
acker m-25 h-42
acket g-34 m-20
ackg r-15 h-35
ackga r-15 h-35
ackh h35
ackha h35
ackj m41
ackja m41
ackm h43
ackma h43
ackp m64
ackpo m64 h19
acks r-17 g-34 h-37
acks_ r-17 g-34 h-37
aco m27 h67 k-27
acon h37
acon_ h37
acq h24
acqu h24
acqui h24
acr g-21 h62
acri h35
acrif h35
acro g-19 h27
acros g-19 h27
act h-35
act_ m16 h55
actl r-29
actly r-29
acto r51 m-17 h-71
actor r51 m-17 h-71
acts g23
acts_ g23
actu r-41 h-24
actua r-41
acu g-26
ad_ r-61 m15 h-106
ada r19 g41 h-46 k30
ada_ r-41 g-16 m28 h30
adab g23
adabl g23
adad g33
adam h33
adam_ h27
adan h-34
adaq h-15
adaqa h-15
adar h-17 k42
adar_ h-17 k42
adat r43
adat_ r43
aday h-32
add r62 g-19 h24 k-23
add_ g25 m25 h31
adda r-30 g-18
adde r34
added r96 g-15 k-20
adder r-20 g-21
addes k26
addic m-23 h-19
adds r66 k-20
adds_ r66 k-20
ade r-36 g-22 m22 h-42
ade_ g-24 h-19 k27
adee r-24 h-16
adeh r15
adel g-28
adel_ g-17 h-27
adell h29
ader r-17 m-18 h23
ader_ r-17 m-18 h23
ades r-17 m18
ades_ r-17 m18
adey g43
adf r30
adi r46 g-36 m-25 h89 k-28
adi_ g-19
adie h35
adies h35
ading h17
adiu m-24 h-15
adium m-24 h-15
adj g-23
adju g-23
adjus g-23
adl g23
adli g23
adlin g23
adm r32 h-28
admi h-28
admo r22
ado r-38 g-66 m-51 h102
ado_ r-24
adob h47
adol h22
adol_ h22
adoo h23
adoo_ h23
adop h19
adopt h19
ador h49
ador_ h49
adr g38
ads_ g-28
adt r-30 g38 h-25
adt_ r-31 g19 h-25
adu g-15 m-22 h55
adu_ h32
adul m-17 h35
adult m-17 h27
adv r-37 g67 m-16 k-15
adv_ r-20 g66 h-38
adva g27
advan g27
advi g-34 h17
advic h29
ady m-23 h25
ady_ m-23 h19
aed r37 g-18 m22 h-31
aed_ r37 g-18 m24
af3 r15
af_ r28 g-26 h-50
afa g19 k-18
afa3 g25 m-19
afa3t g-21
afa_ r29 g-18 h31
afala r31
afe r-18 g-68 m29 h-37 k-17
afe_ g-75 m22 h-22
afee h40
aff r-57 m40 k-27
aff_ r-38 m19 h-35 k-15
affi m-16 h60
affic h47
affl r-16 g-19 m41 h-33
affle r-16 g-19 m41 h-33
affr h-36
affro h-36
afi g37
afl h-30
afle h-30
aflet h-30
afn r24
afni r24
afni_ r24
afo r33
afs r26 h-38
afs_ r18 g-19
aft r23 h-43
aft_ r34 h-43
afte g42 m-16 k20
after g42 m-16 k20
afto g-27
afu h-31
aful h-31
ag_ r-15 m17 k37
aga r-47 g32 m55 k-23
aga_ r-51 g18 h-22
agai r24 m32 h38
again r25 m25 h38
agan m22 h-16
agan_ h-20
agana m17
agay g-24 m16 h47
agay_ g-20 h72
agaya m19 h-17
agaz h-23
agazi h-23
age r-36 g-64 m19 h131 k-51
age_ m-16 h43 k-16
aged g16
aged_ g16
agei h29
agein h29
agel r15 g16
agen g-34 h-29
agent g-21 m16 h-20
ager m55 h73
ager_ h55
agerm h24
ages r-30 g-23 m-19 h33
ages_ r-30 g-23 m-19 h33
agg m-24 h-23 k29
agga m-16 h-46 k17
aggag h-22
aggi h27
aggie h27
agh r30 g38 m-22 h21
agh_ g40 h19
agha r37
aghr h15
aghri h15
agic_ h-31
agici h22
agn h48
agne h21
agnu h27
agnum h27
ago g32
ago_ g46 h-27
agon h27
agon_ h24
agr r42 g56 h-49
agra g22 h-15
agram g22 h-15
agre r52 g37 h-44
agree r38 g37 h-44
ags g-47
ags_ g-47
agu r-23 m25 k-23
ague r-23 m25 k-23
ague_ r-23 m25 h-36
agues h36
ah_ r135 g-32 m-54 h-75 k-38
aha r126 g28 m70 h-80 k-28
aha_ r-21 m-17 h-43
ahab r53 g-23
ahab_ r56 g-21
ahad r-15 m29 h21
ahada h31
ahah r30
ahah_ r30
ahan r27 m52 h15
ahana m37 h39
ahant r19
ahar r38 g-23 h-17
ahat r-19 g50 h-15
ahat_ r-19 g50 h-15
ahay g27
ahay_ g27
ahb m21
ahb_ m21
ahe h33
ahea g26
ahead g26
ahee h35
aheen h35
ahi r28 g39 h-42 k32
ahi_ r-32 g44 h-20
ahid k37
ahin r46 h-18
ahine r41 h-17
ahl r15 g-26 h73
ahla h33
ahlaw h33
ahle g-15 h16
ahm r-15 g26
ahm_ r-21 g26
ahma h-16
ahn m36
ahn_ m36
aho r20 h-19
ahr r34 g-19 h-79
ahr_ g-15 h-35
ahra g-17 h-27
ahre h-16
ahrei h-16
ahs r-22 g44
ahso r-22 g44
ahsoo r-22 g44
ahw m-15 h-86
ahwa h-45
ai_ r112 g-39 m31
aid r18
aid_ m16 k-24
aids k19
aids_ k19
aig g35
aig_ g29
aik r19
aikd r23
aikda r23
ail r-66 g-18
ail_ r-35 g-40 m-19
aile h54
ailey h51
aili r-25 g19 h-20
ailin r-25 g19 h-20
ailo g19 h-42
ailor g19 h-42
ails m40 h16
ails_ m40 h16
aim g45
aim_ r19
aime g33
aimed g33
ain g-91 m-70 h-99
ain_ r104 g-15 m22 h-111
aine h52 k17
aine_ h71
ained r16 g-19 h-19 k28
aini g-26 m-15
ainin g-26 m-15
aink r22
ainkd r22
ainm h32
ainme h32
ains r-55 g-15 m-33 h-53 k-16
ains_ m-29 h-61
ainst r-42
aint r-79 g-24 m-27 h-26
aint_ r-41 g-35 m-27 h-24
ainte r-28 g-21
ainti g36
air r-77 g-20 m-71 h-111 k-70
air_ r-104 m-51 h-51 k-21
airc h-33
aire h26
aired h26
airi h18
airin h18
airl h-32
airli h-38
airp r-20 g17 h24
airpo r-20 g18 h32
airs r-38 m-27 h-39 k-37
airs_ r-38 m-27 h-39 k-37
airt r51 g-17
airti r51 g-17
airy h-34
airy_ h-34
ais r-34 g-32 h20
aisa r-28 m18 h-44 k-23
aisa_ r-25 g16 m18 h-43
aisal g-19 k-20
aise g-23 h76 k37
aise_ h63
aiser k22
aisi h-22
aisin h-22
ait r33 m-61 h-27
aite r15
aiti r20
aitin r20
aits m-52 h-21
aits_ m-52 h-21
aiv r-20
aiw m33 h32
aiwa m33 h32
aj_ r95 g-35 m-29
aja g-32
aja3 r-17 h-18
aje r-25
aji r-17 g-19 m23
ajid m23
ajid_ m23
ajj r37
ajje r20
ajje3 r20
ajl g-18 h-19
ajli g-18 h-19
ajlis g-18 h-19
ak_ r-92 g27 h146 k-35
aka r-18 m18
aka_ r33 m38 h29
akaf h-31
akafu h-31
akal r-25
akala r-25
akat r-29 m-16 h-31
akat_ r-29 m-16 h-31
akd g18
akdo g18
akdow g18
ake r-41 g-49 k-27
ake_ r-32 g60 h32
aked m49 h45
aked_ m49 h45
aken m-18 h25
aken_ m-18 h25
aker g-81 m-44 h-96
aker_ g-66 m-27 h-37
akery m-23 h-58
akes r16 g-29 m-15 k-20
akes_ r16 g-29 m-15 k-20
akf r16
akfa r16
akfas r16
akh r78 m44 h-72
akh_ g-25
akha r37 g30 m-15 h-57
akhad r23
akhar h-33
akhd r36
akhe r-22 m24
akhed r17 m38
akho r21 m49 h-37
akhod r19 g15 m26
akhoz m23
aki r37 m-38 h34
aki_ r31 h62
akin g15 m-18 h-29
akin_ g34 h-22
aking g-19 m-17
akk g22 h44
akka g34
akl r15 h23
akli h34
akli_ h34
ako_ h-52
akr g-19 h-37
aks r16 g24 m-22 h22
aks_ g38 h-27
aksa r23
aksh h49
akshi h21
akt r-27 k-21
akta r-21 k-21
aktab r-17 g20 m26 k-21
aky r35 h19
aky_ h22
al_ r23 m40 k-80
ala h-48 k-18
ala_ r-57 g70 m-74 h-27
alab m31 h-41
alad k23
alaf r54 g-19 h-23
alaf_ r21 g-19 h-21
alag r-19 g22
alaga r-51 g23
alah m23
alal g-24 m23
alal_ g-24
alam r-61 g62 k-18
alam_ g84 h-44
alama r-22
alami r-19 h54
alamt g-16 m-15 h-20
alan g-54 m25 h44 k-15
alanc g-44 m25 h19
alang h30
alar g-32 m-24 h-36
alari r15
alarm g-22
alary h-21
alas r30 h-17
alas_ h-16
alash r39
alat r17
alat_ r26
alaw m20 h35
alawa m20 h42
alay r66 g-20
alay_ r46
alaya r36
alb h45
albe h24
albec h24
albu h21
alc m-20
alch h37
alcho h37
alco m-28
alcoh g-16 h-31
alcon g49 m-27 h-37
alcu g-22 h-23
alcul g-21 h-23
ale r-23 g16 m-25 h107 k22
ale_ g21 m-48 h122 k23
aled g21 h-25
aled_ g21 h-25
aleh r43 g-16
aleh_ r24
alen r30 h-36
alent r34 h-30
aler r-39 g-24 m22 h32
aler_ r-18 m30
alers r-21 h28
ales r-22 m24 h24
ales_ r-22 m24 h24
alet m-31 h-18
alet_ r-26 g16 m-29
aley g33
aleya g33
alf r65 g35 m-65 h-22 k36
alf_ r49 g15 m-58 k39
alfa r27
alfa_ r27
ali r26 g-50 m-26 h94 k-40
ali_ g-18 h-16 k-24
alik g-19 m-17
alik_ g-15 m-17 h-19
alin g-15 h44
alin_ h16
aling h16
alis r24 g-19 m29 h15
alism g-15 h27
ality r-21
aliy h16
aliya h16
alk g18 m17 h35 k-16
alk_ g29
alke h20
alked g18 h-18
alker h39
all r-38 g51 m37 h-77
all_ r-80 g20 m93 h18 k-30
alla r44 g-43 m-28 h18
alla_ r22
allah r23
allan h26
alle m23 h-29 k60
alled g-16 m29
allem h29
aller r17 h-19 k50
allet r-32 g77 h-53 k58
alley h20 k-27
alli h-16
allig g-17
allo r22 m-47 k-23
alloc g39
alloo g-30
allot r25 g17 m-16
allow k-19
alls r-22 g53 h-33
alls_ r-22 g53 h-33
ally g24 h-16
ally_ g24 h-16
alm g-18 m-17 h69
alm_ g-20
alma r38
alme g20 h-15
almen g20 h-15
almi h59
almis h59
aln h-16
alo r-70 g-29 m33 h-40 k49
alo_ r-41 m37
alon m-17 h-32 k45
alon_ r-19 h-18
alone g36
along g-21 k43
aloo m21
aloot m22
alp g33 h-17
alr g49 h-21
alre g49 h-21
alrea g49 h-21
als m62 h30 k52
als_ m41 h36 k-22
alse k57
alse_ k57
alt g-32 m-31 h86
alt_ g-23 h32
alta h19
alte h21
alth r-19 g-19 h15
alth_ r-19 h18
alts h22
alts_ h22
alty r15 h-27
alty_ r15 h-27
alu r43 h-60
alue r29 m-17 h-22
alue_ r52 g28 h-15
alum h-15
alumi h-15
aluw h-20
aluwa h-20
aly h-39
alya m22
alyan m22
alys h-25
alysi h-18
am_ r-90 g28 m-15 h119
ama g72 m-80 h-42 k-27
ama_ g-32 h-18
amad h33
amado h65
amal r-36 h74
amal_ r-29 h65
aman r-17 g50 m-20 h-70
aman_ r-17 g73 h-42
amar r44 g38 h-19
amara r44
amay g-16 h37
amaya g-16 h37
amb r-32 g-56 m19 h-116
amb_ h-30
amba h33
ambl m37 h-41
ambli m45 h-38
ambo h-19
ambu m-21 h-57
ambur h-37
amc g-22
amda h-23
amdan h-23
ame r-45 k45
ame_ r-57 g-122 m36 h26 k38
amed g60 m-15
amed_ g60 m-15
amee g27 h-28
ameen g48 h-18
amel g46
amel_ g22
amels g24
amen g-15 m19 h32
ament m19
amer h-50
amera h-28
amers h-17 k17
ames r-16 g17 m-18
ames_ r-16 g19 m-17
amet r68
ameti r40
ametr g21
amey r22
ameya r22
ami r50 g-88 m-28 h64 k-40
ami_ r25 g-43 h31 k-22
amic r-19 m-15 h-33
amic_ r-19 m-15 h-33
amil g-24 m-23 k27
amil_ h36
amili h-16 k20
amily m-19 h-19
amin h74 k-19
amin_ h-33
amine g17 m-17 h109 k-15
aming g-20 m19 h37
amir r35 h-29 k-18
amir_ h-29 k-18
amiy r36
amiyy r30
aml r-16 h-44
amm g65 h-57
amma r32 g17
amma_ r32 g17
amme g18 h-21
amme_ h-18
ammi h-18
ammi_ h-16
ammo r-29
ammon r-23 h56
amo g22 m25 h-23
amon m20 h26
amon_ h26
amond h26
among h-23
amou r16 g-25
amoun r16
amour g-35 h-15
amp r-64 g-56 m-39
amp_ r-57 g-37 m-21 k-31
ampa h67
amped h-29
amper h30
ampl g-15 k24
ample g-15 k24
amps h-43
amps_ h-43
amr m-15 h47
ams r16 g-32 m22 h49
ams_ r19 g-36 m25 h31
amst h21
amste h21
amt g-16 m-15 h-20
amu g-17 h117
amul g-17 h85
amule g-17 h85
an_ r-17 g-64 m-33 h15 k83
ana r52 m32 h-15 k-29
ana_ r98 g-24 m-20 h19
anad r-49 h-34
anade r-32
anag h-24
anage h-24
anas g19
anat m26 h43
anat_ m26 h49
anax h33
anax_ h33
anc r94 g-32 m15 h25 k75
anc_ h19
ance r18 g30 m33 h15 k-32
ance_ r-21 g16 m32 k-16
anced r56 g21 h-21
ancel r-23 g15 h-24
ancer h28
ances m28
ancet h34
anch r16 m-16 h15 k28
anch_ h24
anche r34 k30
anci r24 m-19
ancia h18
ancie r23
ancin m-19
anct g-15 h-25 k61
ancti g-15 h-25 k61
ancy h-15 k29
ancy_ h-15 k29
and r16 g38 m-28 h-32 k-67
and_ g-82 m-49 h-78
anda g33
andar g45
andb m-18 h17
andba h34
ande r17 m-20
anded h18
andel h-18
ander r31 h38
andf r16 g25
andfa r16 g25
andi r16 g-58 m31 h44
andi_ g-21 h36
andic m17 h-20
andin r34 g-27 m18 h-23
andit h37
andl g24 m42 h-32 k-17
andle g35 m43 h-32
andlo k-15
andm h-29
ando r-26 g96 h-53
andom g53 h-38
andoo r-24 g33 h-33
andou h35
andov h-15
ands g29 h15 k-15
ands_ g37 h15 k-15
andu r-23 h41
andu_ h54
andw g-15 h19
andwi g-15 h19
andy h38
andy_ h38
ane m-16 k-20
aned r25 h-33
aned_ r25 h-37
anel k-23
anel_ h36
aner g-23 h28 k16
aner_ g-23 k16
anes h32
anesh h32
ang r33 g-115 m-37 h95
ang_ h29
anga g-22
anga_ h15
angal h20
angay r18 h-27
ange r29 g-74 h-16
ange_ g-37 k30
anged r30 g-15 h-25 k-42
angel h19
angem r17
anger k29
anges h-19
angin h-26
angl r46 h-34
angla r46 h-27
ango g25 h35
ango_ g26
angov h15
angr h25
angri h17
angs r-31
angs_ r-31
angu h23
angu_ h24
ani r-32 g-64 m-41 h117
ani_ r-34 g-32 m-17 h24
anif g19 h15
anife g19 h15
anim h21
anima h21
anin k15
anine r19 h-27
aning r-18 k15
anio r-15
anion r-15
anis r26 h76
anise r32
anish h18
anist h26
anit g-15 h-43
aniti h-29
anj r-24 h43
anja h39
anja_ h30
ank r-51 m-26 k-27
ank_ r-29 m-38
anke h42
ankn g31
ankni g31
anks g-34 h-41 k-23
anks_ g-34 h-41 k-23
ann r73 g-49 m-27 h64 k16
anna g-15 m32 h33
anna_ m34
annab h46
anne g-38 m-45 h35
annel h49
anner m-41
anni r15 h31
anni_ r29
anno r49 g-34
annot r49 g-34
annu g51 h-32
annua g31 h-20
annui g20
ano r20 m-36 h25
ano_ g30
anon h-35
anot r25 h43
anoth r25 h43
ans r-38 g-69 m-48 h83
ans_ r-27 g-25 m-27 h49 k-33
ansc h16
anscr h16
ansf r-18 k26
ansfe r-18 k26
ansl g-36 m-15 h-23
ansla g-36 m-15 h-36
anso g-18 h56
ansom h56
answ h15
answe h15
ant r-23 k-22
ant_ r-89 g-44 m23 h28
anta m62 h-46
antas m37 h-22
ante m-33
antee r19 m-33 h-16
anti g20 h38
anti_ h22
anto r46
anto_ r18
antor r27
antr m-34 h30
antra h15
antri h30
ants r63 m-22
ants_ r63 m-22
anty r-26 g60 h-38
anty_ r-26 g60 h-38
anu m44 h-18
anua m44 h-19
anv g-58 m-46 h-93
any r-68 g118 m-51
any_ g91 m-31 h-35
anyo g20
anyon g20
anys g-16 h31
anys_ g-16 h31
anyw r-23
anz h58
anze h33
anzee h33
anzi h29
anzir h29
ao_ g-35 h25
ap_ r-64 g70 m-15 h49 k-39
apa g31 h-44
apar r26 g30
apart g31
ape r-75 g18 m-49 h-32 k-15
ape_ r-31 g-37 h-34
aped g26 h-22
aped_ g26 h-22
aper r-36 g16 m-24 h40
aper_ g51 m-17 h-23 k24
aperi h16
apero h31
apers r-27 g-15 h16 k-31
apes h-16
apes_ h-16
aph r-25 g-29 h24
aphe r-21
apher r-21
aphy g-17
aphy_ g-17
api r26 g-43 m-42 k-18
apis r-18 h-20
apist h-19
apit r45 g-38 k-18
apita r46 g-38 k-18
apo m19 h19
apo_ h23
app r-50 g-21 m-32 h69 k29
app_ r19 g-104 m28 h66 k31
appa h38
appa_ h38
appe g-27 m-17 h24 k33
appea k34
appen g-21 h20
appi r-39 g17 h-22
appin r-31 g17 h-18
appl g80 m-21 h-58 k-19
apple g36 m-21 h-39
appli h-18
appo r-20
appoi r-20
appr g19
appro g31
appy m-19 h20
appy_ m-19 h20
apr r22 h31
apr_ r58
apri r-24
april r-24
apro h40
aps r-17 g73 h-34
aps_ r-16 g51 h-36
apsu g22
apsul g22
apt g20 m-22 h23 k-21
apta r22 h45
aptag h36
aptai r26 g15
apte r-17
apter r-17
apti g17
aptio g17
apto m-21 h-21 k-21
aptop m-21 h-21 k-21
apy r29 h-25
apy_ r29 h-25
aq_ r-16 g17 h15
aqa m-19
aqb g21
aqba g21
aqbal g21
aql h19
aqle h19
aqlee h19
aqs r21 g-19 h-24
aqse r35
aqsee r35
aqu h-25
ar_ r-33 g-27 h25 k-29
ara r-24 g-35 m-15 h57 k-52
ara_ r-76 g25 m-15 h-27 k-23
arab r-33 g-19
arab_ h56
araba r-26
arabe m24 h-28
araf h-16
arag h-25
arage r-30 h-20
arah r38 h38
arahe h35
arak g-17 h35
arak_ g-17 h54
araka h-18
aram r-16 g-16
aram_ g-28
arame r19
aran r104 h-23
aranc r37 h-17
arang r18
arant r55 g19 h-29
araq h45
araq_ h45
aras r-22 h27
aras_ r-22
arast h15
arat r32 m25
arat_ r62 m28
arate r-17 g26 h27
arb r-30 h-79
arbe h-38
arber h-52
arbi g-20 h-17
arbo r-19 g35
arbon g20 h20
arbou g20 h-24
arbu g-19
arbun g-19
arc r-28 g17 m-32 h-74 k-49
arce r-25 g17 h-45 k-48
arcel r-25 g17 h-45 k-48
arch m-25
arch_ r36 h-16
archi r-27
arco h-29
arcoa g17 h-35
ard r60 g-48 m-53 k-24
ard_ r54 m-66 k-15
arda r40 h-30
arde r-28
arded h24
arden r-23 h-23
ardi r-45 g-19
ardi_ h15
ardin r-34 g-19
ardl r62 g-34
ardle r62 g-34
ardo h34
ardon h29
ards r-22 m25 h37 k17
ards_ r-22 m25 h37 k17
are r-88
are_ r-40 g-41 m-35 h26 k35
area h-34
area_ h-34
ared h-31 k19
ared_ h-31 k19
aree g18 h-29
aree_ g47
areg h26
aregl h18
areh g-17 h16 k-17
areho g-17 h16 k-17
arei r-20
areit r-20
aren h-52
arene h-39
arent h-22
arer r70 g-27
arer_ r70 g-27
ares r-37 m45 h21
ares_ m29 h26
arest r-25 m16
aret r26 h51
aret_ r18 g-17 h53
arew r-31
arewe r-31
arf r-20 g22 h-40
arf_ h-45
arg r31 g78 m24 h-49 k-18
arga h24
argar h24
arge r64 g16 h-58
arge_ h-39
arger r29 m-26 h18
arges r34 g16 h-15
argi r-30 g66 h-37
argin r-30 g66 h-37
ari r15 g-40 m32 h-46
ari_ g30 m59 h33
aria m-18 h-28
aric h31
arica h31
arie r15
aries r15
arim_ m-16
arin g-23 h-16
aring h-21
ariq r34
ariqs r15
arit r-15 g-17 h-31 k19
arita r22 g20 k23
arity r-37 g-26 m18 h-31
ariu h-25
arium h-25
ark r18 g-42 k-27
ark_ g16 h105
arka m23 h29
arka_ h20
arke r52 g-35 h-102 k-15
arket r15 g-20 k-15
arki r-46 g-24 m-29 h-27
arkin r-46 g-24 m-29 h-27
arl r-18 g40 m36 h18 k-26
arl_ r-16 g42 h-21
arla g30 h-23
arla_ g33 h-20
arle g16 h-23
arley g16 h-23
arlo m51 h126
arlo_ m34 h54
arlou m19 h51
arls g22
arls_ g25
arly r30 g-52 h-36 k-20
arly_ r30 g-52 h-36 k-20
arm r-18 m-33 h-31 k-34
arm_ r-23 g25 m-38
arma g-30
arma_ g-20 h33
armac h-47
arms g25 k-22
arms_ g25 k-22
arn g-17 m-40 h-91
arn_ r21 m-38
arna r-23 m-23 h-29
arna_ r-23
arne r-59 h-48 k20
arned r-43 k27
arni r30 m22 h-17
arnin r30
arnis h-17
arns r19
arns_ r19
aro r-32 g-35 m-21 h124
aro_ m30 h30
arot m-47 h90
arot_ m-47 h90
arou k19
aroun k19
arp r-58 g15 m-41 h-21
arpa r-16 g-35
arpe r-42 m-41 h-16
arpen m-15 h-29
arpet r-30 m-26
arr r88 g-38 h-51 k-15
arra r-40 g42 h62
arra_ r-25 h26
arrac h15
arran g47 k-26
arre r33
arrea r15
arrel g22 h28
arri r-17 h-26
arria r17
arrie g43 k-15
arriv g-30
arro h-60
arrom m16
arron h32
arrot h-69
arru r65
arruq r68
arry r59 g-42 h-31
arry_ g-42 h-31
ars r-21 g15 m-18 k-16
ars_ r-19 g26 m-17 h-19
arsa h35
arsal h35
arsh h-17
art r27 g-82 k-23
art_ r68 g-32 m47 h-58 k24
arte r43 m-16 h41 k-15
arten h19
arter r42 m-15 h24
arti r21 g-46 k-15
artic g-16
artin r31 h24
artm r-28
artme r-28
artn r-19 m-16
artne r-19 m-16
arto m-27
arton r19 m-24 h-25
artoo h18
arts r-35 m21 h-44
arts_ r-35 m21 h-44
artu r-21 m-16
artup r-21 m-16
arty r-15 m23 h47
arty_ r-15 m15 h53
aru r34 h35
aru_ h52
aruq r29 h-17
aruq_ r29 h-17
arv g62 m-32 h-50
arve g62 m-32 h-70
arves g36 m-32 h-52
arw h60 k-17
arwa h60 k-17
arwan h29
ary r-100 g36 m38 k-19
ary_ r-79 g17 m35 k-19
arz r51
arz_ r31
as_ g-18 m-64 h-34 k-29
asa r-27 g-39 m-26 h-48 k-36
asad h20
asah g-17 m-24
asal r25 h-49
asal_ r25 h-49
asan r-68 h-35
asan_ r-68
asar h16
asb m45
asba m45
asban m45
asc g-19
asco g-17
asd r-17 g27 h-27
asda g27
asdaq g27
ase m-37 h25
ase_ r-24 g-61 m-48
aseb h-18
aseba r26
ased g36 h42
ased_ g36 h42
asee g31 m23
aseed m25 h-32
aser h-30
aser_ h-30
ases r22 h24
ases_ r22 h24
ash r-46 g-24 h26 k32
ash_ r-18 m20 h48
asha g-37 m-23 h-39 k57
asha_ r-17 h-30
ashan r22 g-23 k64
ashe r37 m-30 h-21
ashed r19
ashee h-28
asher h20
ashes r22 m-20
ashi r-41 g-32 m35 h62 k-19
ashi_ h34
ashid g-21 m19
ashin h-44
ashis r-16 h34
asho m25 h34
ashr h-28
ashra r16 h-20
asht r-23 g68 h-43
ashte g54
ashw h34
ashwa h28
asi g-58 m84
asic r28 m29 h22
asin r-20 g-38 m48 h54
asin_ r-18
asing r15 g-16 h58
asino r-17 g-22 m58
asio m-21 h-45
ask g-39 m-19 h-31 k120
ask_ h49 k77
aske g-44 h-27 k19
asked g-41 h-15 k19
asks r-22 h-52 k24
asks_ r-22 h-52 k24
asl r18 m-19 h-15 k-17
asl_ r28
asle h21
aslee h21
asm r-25 g17 h-23
asn g87 h-31
asnt g87 h-31
asnt_ g87 h-31
aso g42 h-17
ason g42 h-17
ason_ r16 g-16
asons r-22 g57
asr g-15 m24 h-47
asra m31
asran m31
ass r-123 g-40 m-58 k35
ass_ r-49 g-20 m-50 h-46 k44
assa r-35 g-26 h61 k-15
assag h39 k-15
assar m16 h15
asse g62 m-26 h-20
assem h-15 k26
asses r17 g18
assi r-57 g-48 h-16 k16
assig r-32 h25
assin r-31 g-28 h-32 k25
asso m44 h36
assp h23 k-27
asspo h23 k-27
assu r32
assur r32
assw k18
asswo k18
assy h-38
assy_ h-38
ast r-95 g-60 h192
ast_ r-62 m32 h53 k-19
asta m-17 h50
asta_ h57
aste g-27 m16 h69 k21
asted m15 h20
astel r-16 h-21 k39
aster g-16 h73 k-18
astes h-19
asti h18
asti_ h18
astro h-28
astry h21
astu h29
astu_ h29
asu r76 g-17 h-17 k-17
asur r76 g-17 h-17 k-17
asure h16
asury r65 g-34 h-24
asy g20 m28
asy_ g20 m28
at_ r-70 g-54 m38 h35 k-39
ata m-24
ata_ r-16 g20
atab r33
atal h21
atc g31 m58 h25
atch g31 m58 h25
atch_ m70 h-61
atche h117 k-18
atchi h-15
ate g50 m-91 h-85 k-88
ate_ r45 m-50 h-40 k-40
ated r-26 g-35 h74
ated_ r-26 g-35 h74
atee r-15 m15
ateg g23
ategy g23
atel g43
ately g43 h-16
atem r16
ateme r20
aten h42
aten_ h57
atene r21
atent h-21
ater g45 m-38 h-82 k-20
ater_ g72 m-16 h-47 k-18
ateri g-26 m-22
ates r-29 g-65 h-25
ates_ r-29 g-65 h-25
atev r-22 g38 h-29 k-17
ateve r-22 g38 h-29 k-17
atf g33 m21
atfo g33 m21
atfor g33 m21
ath r-44 g-26 m-63 h-64 k34
ath_ r-31 m-27 h-19 k34
athe h-30
ather h-21
athon g-27
atht g-19
ati r32 g29 m-23 h-84
atie h-31
atien h-31
atine g-28
ating g26
atio r62 m-32
ation r62 m-32
ativ g42 h-34
ative g42 h-34
atk g-15 m32 h29
atka g-15 m32 h29
atka_ g-15 m32 h29
atl g-28 h68
atla g-28 h53
atla_ h45
atm r24
atm_ r20 h-24
atn g75
atn_ g43 h-16
ato r17 m-15 h-49
ato_ m-24 k-21
atoe m-16
atoes m-16
aton r64 h-35
atong r64 h-21
atoo h-46
atoor h-20
ator r-45 m38 h23
ator_ r-43 m38
atr g16 m17
atre g-17 h-21
atre_ g-17 h-21
atro m30 h27
atrol m34
atron h36
ats r17 m-47 h16
ats_ r25 m-44 h-50
atsa h33
atsap h33
atsu h33
atsu_ h33
att r71 g-20 m62 h-67 k-56
atta r-27 g-28 k-26
atta_ m21
attac r-20 g-18 k-25
atte r54 g-36 m41 k-20
atte_ m33
atten g-22 h47
atter r59 g-21 m19 k-15
attes m-17 h-50
atti r51 m24 h-29
atti_ r51 m24 h-29
attl g56
attle g56
atto h-15
atu r74 g-60 m-21 h102
atue h53
atue_ h53
atum m17
atumi m17
atur r60 g-45 m-19 h45
aturd r-19 h41
ature r32 g-33 m-17 h26
aturi r48 g-15
aty h43
aty_ h43
au_ m49 h27
auc r55 h-41 k-21
auce m-18 h-37
auce_ m-18 h-37
auct r61 m28 h-31 k-19
aucti r61 m28 h-31 k-19
aud r-20 h-15
audi r-20 g-21 h-21
audit r-20 g-21 h-21
aug m-24 h50 k-29
augh h50 k-17
aught k-17
aul g-25
aun g38 m-22 h-53 k20
aunc g25
aunch g25
aund r-15 g-21 m-21 h-54 k20
aunde g-15 k52
aundr m-16 h-40 k-32
aur r-27 g-36 m-21 h28
aur_ g-17
aura g-18 h38
aura_ h38
auran g-18
aus g-42
ausa h21
ausag h21
ause g-42
ause_ g-42
aut k16
auth k23
autho h-25 k23
auto_ g21
autu g21
autum g21
auv h45
aux h21
aux_ h21
ava r47 g29 m-18 h-48
avan r40 g20
avat h-24
avato h-24
ave r-42 g-20 m-36 k-16
ave_ r-38 g-34 m-29 h62
aved r-15 m21
aved_ r-15 m21
avel g-25 m-23 h-20
avel_ g-28 m-23 h-20
aven g56
avent g56
aver r16
aver_ r16
aves g-26 h-28
aves_ g-26 h-28
avi r111 g-43 k-30
avie r71 h-15
avier r71 h-15
avin r42 g-34 m-32 h-36 k-26
aving r42 g-34 m-32 h-36 k-26
avo r-26 g-25 h-58 k50
avoi g-22 h-29 k36
avoid g-22 h-29 k36
avou r-23 m16 h-24
avour r-23 m16 h-24
aw_ g21 m47
awa r75 g-44 h-18
awab h-42
awal r-20 h20
awal_ r-19
awala h-22 k19
awalt h27
awar r82 g-21 h-27
award r-23 h24
aware h-39
awarr r71
awaru r48 h-17
away r16
away_ r-36
awaye r53 g-19 k-17
awd h-15
awe r63 g-32 m-28 h40 k15
awee r19 h17
aweez h27
awel g-20 k26
awel_ h18
awer r19
awer_ r19
awi g48 m-26 h22
awi_ h15
awin g61 m-18
awing g61 m-18
awl m-33
awl_ m-17
awn r150 g-52 m17 h-66
awn_ r67 g-40 m19 h-43
awnb r23
awnbr r23
awne r46
awned r46
awns r30
awnsh r30
awr r-15
awra r-15
awra_ r-15 m15
aws g24 h18
aws_ h38
aww r42 g30 k23
awwa r19
awwar h18
awwe r25 k24
awy r-21 g-42 m-32 h-33
awye g-42 m-31 h-37
awyer g-42 m-31 h-37
ax_ k43
axi r-38 m-40 h-72
axi_ r-38 g-27 m-40 h-68
ay_ r26 g58 h-36 k43
aya r17 g58 h-60
aya_ r31 m20 h-26
ayah r-21 g51
ayah_ r-21 g54
ayar g16
ayb g51 m29 h23
aybe g53 m37 h-15
aybe_ g53 m37 h-15
aybo h39
ayboy h39
ayd r37 g-43 h-45
ayda r26 g-23
ayda_ r28 h-33
ayday h19
aye r45 g43 m40
aye_ g21 m17 h24
ayed g-15 h-37 k-26
ayed_ g-15 h-37 k-26
ayer r-15 h30 k21
ayer_ r-15 h25 k26
ayers m-15
ayez r15 g-18
ayez_ r27
ayi h18
ayin h26
aying h26
ayk h16
aykh h16
aykh_ h16
aym r-18
ayma g-19
ayme r-22
aymen r-22
ayn r-15 g-18
ayna r-30
ayo r42 g19 m15
ayou r22 g18 m16
ayout r22 g18 m16
ayr m17 h-23 k34
ayro k34
ayrol k34
ays r45 g21 k-16
ays_ r50 g25 h17 k-16
ayt g31 h-22
ayu g-20 h33
ayy h-24
ayya h-53
ayyan r15
ayyar g-20 h-24
ayyat g32 h-23
az_ m-18 h55
aza r72 m-35 h15
aza_ r-18
azaf h18
azaf_ h18
azar h41
azar_ h29
aze r33 g-25 h-25
azed h50
azed_ h50
azem r42 h-15
azem_ r42 h-15
azi r-20 g-32 m27 h-43
azi_ m18
azin h-23
azine h-23
azk m17 h-28
azr h27
azra h21
azran h21
azt g-16 h-20 k62
azte h-16
azti k62
azti_ k62
azz h15
b3a r-17 m22 h17
b3at r-16 h18
b3at_ r-16 k34
b5t h27
b5ti h27
b5ti_ h27
ba2 r15 g-21 m15 h20
ba3 r44 g70
ba3a g-15
ba3at g-15
ba3d r28 g28
ba3d_ r45 g24
ba3t r-27 g-17
ba7 r-44 g-19 m24
ba7a r-18
ba7aw r-18
ba_ r24 g33 h-25
baa g69 m16 h-27
baad g70 h-21
baad_ g70 h-21
bab r-35 g-32 h45
baba h16
babo h33
baboy h33
baby r-15 g-37 h-25
baby_ g-39 h56
babys h-81
bac g-40 h80
baca h15
bacar h15
bacc r-24 m44 h15
bacca m53 h24
bach g22 h31
bachc g22
bache h44
back r34 g-54 m-28 h-24
back_ r53 g-56 m-38 k-23
backd h-16 k31
backg r-15 h-35
backh h35
backs h29
baco h37
bacon h37
bad r25 g-22 h53
bad_ h16
bada r31
bag r-52 g71 m16 h20 k21
bag_ r-37 g59 m24 h35 k31
bagga h-22
baggi h27
bags g-40
bags_ g-40
bah r35 g20 h-44
baha r36 g20 h-52
baha_ h-21
bahah r30
bahay g27
bai r62 g-37 m-22 h62
bai_ r73
bail g-18 h26
bail_ h-25
baile h51
bak r16 h-31
bak_ g42
baka m18 h34
baka_ m18 h34
bake m-23 h-81
baker m-23 h-84
bakh g-22 h-16
bakr g-19 h-39
bal r40 m25 k-23
bal_ h15
bala r41 g-40 h41 k-23
balan g-44 m25 h19
bale g59 h-25
bale_ g26 h-22
baley g33
ball g-39
ball_ g-18 m20
balle g18 h-18
ballo g-22
balo m22
baloo m22
ban r-19 g-17
ban_ m48 h-35
bana h32
banat h32
band r-27 g26 m17 h57
band_ r-18 g30 h26
bang h33
bango h43
bangu h23
bank m-35 h-80 k27
bank_ r-17 g-29 m-32 h-42 k41
bankn g31
banks r25 h-25
bano h15
bar r-90 g-51 m26 h20 k-20
bar_ r-43 g-55 m-34 h99
bara r-38 g-19
baran r18 h-21
baras h15
barb h-62
barbe h-38
barc m22
bare g19 h37
bare_ g24
baret h43
barl g16 h-23
barle g16 h-23
barr m17
barra m17
barre g22 h28
barri h-24
bars r55 h-60
bars_ r55 h-27
bart h47
barte h47
bas r-35 g-44 m-25 h-21 k27
bas_ m-17
base g-16 h31
base_ h15
based h15
bash r-17 m20
basi r25
bassa h33
bassy h-38
bast r-16 h-18 k55
baste r-16 h-18 k30
bat g17 m-51 h-62 k-20
bat_ m-41 h-42
bate r16 g-36
bate_ r16 g-36
bath h22
bath_ h18
batn g75 h-18
batn_ g43 h-16
batt m-25 h-15
batte h-15
batu m17
batum m17
baw r20
bay_ r30
baya r-20
baya_ r-32
baza h-18
bazaa h-18
bba r-30 g38 h-15
bba_ g38 h-15
bbe r35
bbi g17
bbi_ g19
bbl r-17 h-23
bble h-45
bble_ h-27
bbly h22
bbly_ h22
bby r54 h-25
bby_ r54 h-25
bc_ m18
bca h17
bcam h17
bcam_ h17
bd_ g37
bds h22
bdsm h22
bdsm_ h22
be3 h-37
be7 m44 h-27
be7t m48 h-27
be7t_ m48 h-27
be_ r74 g168 m64
bea r36 g-42 h102 k-15
beac g28 m-18 h68
beach g28 m-18 h68
bean h-41
beans h-34
bear r49 g-33
bear_ r-15 g-17 m23 h23
beara r44
beari r36
bears r-16
beat g-28 h60
beat_ g-28 h62
bec r49 m-18
bec_ h24
beca r20 g-31
becam r22
becau g-31
bech r31 g25 m-16 h-28
bech_ r26
becha g29 h-18
bed r-17 m16 h-54
bed_ r-24 h-46
bedo g30
bedoo g30
bee r-73 g-18 m-31 h30 k-21
bee_ g24
beed h26
beed_ h26
beef g-24
beef_ g-24
been r-21
been_ r-21
beer r-31
beera r-22
beet h24
bef g69 k-21
befo g69 k-21
befor g69 k-21
beg h56
begg h70
begga h56
begi r30 g-30
begin r30 g-30
beh r-24
beha r-25 g-30
behal g-27
behi g20 h22
behin g20 h22
bei r35 k21
bein r35 h-17 k30
being r36 h-24 k30
bel g-36 k88
bel_ r15 g-47 m-16 h60 k37
bell h25 k20
belle h17
belly g16
belo r17 g26 m-19 h-33
belon g48 h-32 k-18
below r30 g-22 k30
bels h-20 k22
bels_ h-20 k22
belt h-73
belt_ h-73
ben r-27 g38 m-17 h21 k33
bene r-50 h22 k34
benea k38
benef h24
bent r28 g15 h21
bentu r30 h-20
ber r24 h87 k-37
ber_ r18 g23 m-19 h-169 k-38
beri h37
beria h25
bers m34 h49
bers_ m35 h80
bersh h-31
bes g-26
bes_ r-27
besi r33
besid r33
best r-27 g-15 h-15
best_ h-15
bet r-56 g-60 m209 h-84 k-23
bet_ g-60 m119 h-32 k-26
bets m16
bets_ m16
bett r-25 g27 m-30 h-74
bette r-24 m17 k21
betti g30 m-17 h-58
betw g-22
betwe g-20 m-18
bev h21
beve h21
bever h21
bey m24 h-23
beya m24 h-29
beya_ m24 h-28
bh_ g-21 h-18
bha r-21 g-15
bhai r-28 g-16 h21
bhai_ r-24 h21
bhe g21 h17
bhej g21 h17
bhej_ g28
bhi g42 m-15 h-38
bhi_ g46 h-31
bi3 g23
bi3t g23
bi_ r20 g-24 m-20 h31 k56
bib m-26
bic r-27 h-55
bic_ h-21
bicy r-22 m16
bicyc r-22 m16
bid r39 g-30 m26
bid_ h16
bie r-15 h44
bier h41
bier_ h28
big m20 k22
big_ h17 k17
bigg r15
bigge r15
bik r-22 g-19 h-45 k-16
bike r-29 g-19 h-54 k-16
bike_ r-29 g-19 h-52 k-16
bil r57 g-19 m-20 h-58
bile m-16 h-55
bile_ r19 h-26
bili r-32 g20 h-20
bili_ h-23
bilit r-24 g30
bill r67 g-19 k23
bill_ g-26 h23 k-16
bille h-26
bills r62 k40
bim g26
bima g26
bima_ g26
bin r-35 g17 m70 h-61 k-22
bina r-65 g101 m50 h-33 k-17
bina_ g16
binan r-19
binar r-16 g76 m83 h-33 k-17
bind r39 g-38
bindi r39 g-32
bing g-15 m33
bingo m33
bir r-25 m-37 k-23
bira h35
bira_ h35
bird r-18 g27 h-48
bird_ r-18 h-42
birds g27
birr h42
birra h42
birt k-16
birth k-16
biry g-29 h-26
birya g-29 h-26
bis g-15 m-28 h26
bis_ h41
bisc m-27 h-15
biscu m-27 h-15
bit r33 m35
bit_ r62 g15 m18
bitc r-23 g16 h-25
bitco r-23 g16 h-25
bitt h33
bitte h33
bje h-39
bjec h-39
bject h-39
bl_ r19 g50
bla r-35 h66
blac m20 h35
black m20 h35
blag h29
blagh h29
blan g29
blanc h23
blank g33
blas h16
ble r28 g-22 m38 h64 k-27
ble_ g-60 h-68 k-18
bled r-23 h37
bled_ r-23 h37
blem g21
blem_ g21
bler h-18
bles r40 m51 h71
bles_ r42 m53 h48
bless h23
blet h35
blets h35
bli r-51 g25 h-50
blic r-25
blic_ r-25
blin r-18 g42 m18 h-99 k17
blind g64 h-43
bling m38 h-36
blis g-23 m-15 h28
blish g-22 m-15
blo r-27 m-29 h-30
bloc h-34
block h-34
bloo g-18 h76
blood g-16 h87
blos g17 h-31
bloss g17 h-31
blu g-45 h46 k-17
blue g-42 k-16
blue_ g-42 k-16
blun h34
blunt h34
bly h22
bly_ h22
bmi h24
bmit h24
bmit_ h24
bna r-17 g50 h22
bna_ h21
bnp r-20
bnpl r-20
bnpl_ r-20
bnt h41
bnt_ h41
bo_ r47 g29 m39 h-39
boa r-21 m-17 h-23
boar g-26 m-23 h25
boar_ h61
board g-17 m-22 h-36
boat g35 h-48
boat_ g18 h-43
bod r-30 g38 m17 h-41 k43
body r-30 g38 m17 h-41 k43
body_ r-30 g23 h-47 k45
bodys m17
bok r22 g27 h-26
bokr r24 g27
bokra r24 g27
bol r36 g35 m40 h-62
bola m42 h-42
bola_ m42 h-42
boli r41 g23 h-20
boli_ r57 h-20
bom r15
bomb r15
bomba r15
bon r106 g-44 m17 h28 k-24
bon_ g17 h39
bona h25
bonar h25
bond r155 g-37 m-63 h-90
bond_ r67 m-37 h-64
bonde h17
bonds r118 g-26 m-24 h-43
bong r-21 m44 h34
bong_ r-19 m47 h29
bonu m51 h23
bonus m51 h23
boo g-27 m27 k-33
book m49 h-47 k-30
book_ r-22 g-22 m31 h-32
booke r36 k-18
booki r-26 m20 h58
bookl h-26
books g29 h-40
boon g16
boon_ g16
boot r-38 g-17
boot_ r-33 h-33
bootl h30
boots h-17
booz h65
booze h47
bor r19 g30 m23 h-32
bor_ r38 g-19
bord r15 m45 h34
borde m45 h42
born r-39 g40 h-28
born_ g40 h-28
borr r-20 g31 k22
borro r-20 g31 k22
bort h23
borti h23
bos g-15 m-19 h52 k38
boss g-15 m-19 h52 k38
boss_ g-15 m-16 h28 k38
bot r-67 m-20 h134 k-21
bot_ g24 h19
both r-39 h-19
both_ r-39 h-19
bots h36
bots_ h36
bott r-25 g-22 m-15 h68
bottl r-25 g-22 m-15 h59
bou r-42 h71 k-15
boug r-27 m-16 k18
bough r-27 m-16 k18
boun g18
boun_ g18
bour r-18 h53
bour_ r-31 g16 h35
bourb h36
bours h-19
bout g-19 m17 h30 k-25
bout_ g-19 m17 h26 k-25
bov r23 m33 h-26 k22
bove r24 m21 k22
bove_ r24 m21 k22
bow m25
bowl m26 h-15
box r-71 h-35 k-62
box_ r-62 g-20 k-40
boxe g-36 h-21 k-22
boxes g-22 h-32 k-22
boy r-27 h87
boy_ g-25 m-17 h95
boys r-24
boys_ r-24
bra r-35 g-56 m-56 h39
brac m-19 h-26
brace m-19 h-16
braj h41
braj_ h41
bran g-34 m-27 h38 k27
branc k30
brand m-23 h31
brar r-19 m-18 h-28
brary r-19
bras h15
bre g-35 m-47 k-15
brea g-29 m-28 h-85
bread g-71 h-101
break g42 h50
breat r19
brew r-16 h91
brew_ r-15 h63
bri m-35 k-25
brib g-25 h61
bribe g-25 h56
bric g29 h-28 k-26
brick g29 h-15 k-21
brid r31 g-21 m-22 h-29
bridg r38 m-22 h-24
brin g26 h39 k17
bring g26 h39 k17
brit h-31
bro g-38 h-72 k26
bro_ m26 h-15 k-16
broa m-21 k37
broad m-21 k37
brok r31 g37
broke r24 g37 h15
brot g-34 h16 k45
broth g-34 h16 k45
brou g-16 h-37
broug h-30
brow h-15 k-19
brown h-15 k-19
bru h58
brua r17
bruar r17
brun h-23
brunc h-23
brut h64
brut_ h35
bsc h19
bscr h19
bscri h19
bsi g-23 m-23 h106
bsin h42
bsint h42
bsir h22
bsir_ h22
bsit h41
bsite h41
bso h33
bsol h33
bsolu h33
bt_ r50 g-18 m24 h-27 k-23
bta r33 h-15
bta_ r43 h-15
bto r-49 h35
btor r-49 h35
btor_ r-45 h37
bts r-21
bts_ r-21
bu_ r42
bub h18
bubb h18
bubbl h18
buc h58
buck h35
bud g28
budo g46 h-30
budol g46 h-30
bug m-15
bui g25 k-20
buil g26 h-21 k-20
build g17 k-18
buk r21 g47 h-19
bula m-30 h-20
bulk g16
bulk_ g16
bull m16
bum m-15 h-19
bun r-15 g-22 m-23 h62
bun_ g-19
bund m-23 h43
bundl m-23 h43
bur r-42 h37 k22
burge h-22
burgl g18
burgu h17
burn h47 k27
burn_ h43
burne k28
burs r-15
burse r-15
bus r-72 m-50 h-82
bus_ r-80 g-16 m-47 h-90 k-22
busi h39 k22
busin k22
but r48 g-50 m-22 h25
but_ r75 g-39 h15
butc h-41
butch h-41
buti r-26
butio r-26
buto h23
butor h23
butt h29
butte g33 h26
butto g-32
buy r65 g30 m48 h62
buy_ g27 m53 h18
buye h27
buyer h27
buyi r-20 h32
buyin r-20 h32
buys r76 h-15
buys_ r76 h-15
by_ r-33 g-30 m-81 h76 k-15
bya r77 g-25 h-39
byaj r43 h-20
byaj_ r43 h-20
byb g20
bybi g20
bybit g20
bye h16
byp k30
bypa k30
bypas k30
bys h-81
bys_ m23 h-24
ca_ g-30 h118
cab g-36 m-35 h95
caba h43
cabar h43
cabi g-21 h-20
cabin g-21 h-20
cad m-18
cade m-18
caf r-25 g-47 h-17
cafe r-25 g-37 h-17
cafe_ r-25 g-37
cag h-60
cage g-18 h-53
cage_ g-18 h-53
cai h55
cain h53
caine h53
cak g-19 m-40 h-69 k-24
cake g-39 m-40 h-69 k-24
cake_ g-33 m-31 h-71 k-24
cal r35 g57 m-28 h25
cal_ r-19 h49
calc g-22 h-23
calcu g-22 h-23
cale g-38 m-22
cale_ g-33 m-17
cales h20
calf g70 h-29
calf_ g45 h-25
cali h15
call r67 g20 h35
call_ r36 h86 k-32
calle g-21 m25 h-17 k53
calli g-17
calls g78 m-21 h-52
calp g33 h-17
cam g-46 h32
cam_ h-15
came r22 g-19 m47 h49 k-15
came_ r22 g-34 m60 h55
camel g22 h-18
camer h-28
camp m-20 h-26
camp_ h-57
campa h31
can g-40 m-17
can_ r22 g27
canc r-23 g15 h-49
cance r-23 g15 h-49
cand g43 m43 h-25
candl g44 m43 h-32
cani h20
canis h20
cann r47 g-40 h53
canna h46
canno r49 g-34
cans h94
cans_ h94
cant r-19 m17
cante m-24
cap g20 h16 k-16
cap_ r-49 g27 h-35
cape h-17
caped g26 h-17
capi r46 g-40 m-15 k-18
capit r47 g-38 k-18
caps g18 h15
capsu g22
capt r22 h45
capta r22 h45
car r-16 g30 m56 h-39
car_ r-77 m65 h-116
cara g28 m58
carat m51
carb g20 h20
carbo g20 h20
card r40 g-97 m25 h64 k46
card_ r58 g-42 h-52 k23
cardi h16
cards g-55 m28 h99 k29
care g38
care_ g73 h21
carf h-35
carf_ h-35
cari h25
caric h31
carl m31 h66
carlo m34 h54
carp r-58 m-41 h-16
carpe r-42 m-41 h-16
carr r67 h-76
carri g37 k-15
carro m16 h-43
carry r78 g-24 m-18 h-25
cars g32 m-19
cars_ g32 m-19
cart g-15 m-24
carto r19 m-24
carv g20 m-28 h-39
cas g15 m52 h-17
case r-27 g41 h54
case_ r-24 g28 h20
cases h34
cash r34 g33 m59
cash_ g34 m19 h-34
cashi m15
casi r-18 g-24 h-58
casin r-17 g-24 m27 h-16
casti h26
cat r-42 g55
cat_ g-48 m-35 h-26
catc g67 m-18 h-29
catch g67 m-18 h-29
cate m16 h20
cate_ m36 h31
cater m-16
cates r21
cati r-18 g38 h-29
catio r-18 g38 h-29
catt g21 m41 h35
catte m41 h25
cattl g21
catu h31
catur h31
cau g-26 m56 k19
caus g-33 k19
cause g-33 k19
cavat h-24
cca m68
cca_ m15 h-20
ccar m53 h24
ccara m53 h24
cce g-21
ccep r26 g-21
ccept r26 g-21
cci m-32 h-15
cci_ h15
ccid g20
ccide g20
ccin m-32 h-25
ccina m-32 h-25
cco k35
cco_ g-16
ccou g28 h-15 k36
ccoun g28 h-15 k36
ccr r28
ccru r28
ccrue r23
ccu m30 h38
ccul h19
ccult h19
ccum m30 h20
ccumu m30 h20
cd_ r29 h-15
cdd k33
cdd_ k33
cde g22
cde_ g22
ce_ r31 g28 m-78 h-129 k20
cec h20
ceco h21
cecou h21
ced r53 g-18 h-43 k34
ced_ r53 g-18 h-43 k34
cee r23
ceed r23
ceeds r23
cei r-15 h-58 k28
ceip r-42 g-18 h-55
ceipt r-42 g-18 h-55
ceiv r27 g25 k29
ceiva r28
ceive k16
ceivi k21
cel r-50 k-59
cel_ r-36 h-31 k-26
cell h62
cella g52 h38
celle g-56
cello h43
cels k-21
cels_ k-21
cem r-26 m-18 h-38 k-26
cemb g22
cembe g22
ceme r-25 g-18 h-38 k-19
cemen r-25 g-18 h-38 k-19
cen g-74 h55
cenc r-15 h-20 k19
cence r-15 h-20 k19
cens g-27 h68
censi h27
censo h36
cent r20 g-52
cent_ r64 g-48
cep r26 g-21 k-19
cept r26 g-21 k-19
cepte g-15
cer r-62 g-55 m-51 h66
cer_ r-54 g-26 h98 k15
cere g-15 h42
cerer g-15 h38
ceri r-27 h-64
cerie r-27 h-26
cers g21
cers_ g21
cert r27 g-17 m-18 h-41
cert_ h-20
certa r25
ces r41 g-16 m24 k21
ces_ r51 m32
cess h-25 k38
cess_ r-26
cessi r32 k26
cest h20
cesto h20
cet h34
cett h34
cetta h34
cfd r-43 g177 m139 h-60 k-29
cfd_ r-40 g152 m152 h-47 k-29
cfds g25
cfds_ g25
ch_ g68 h42 k-47
cha g28 h49 k-47
cha_ r-29 g54
chai g-16 m-33 h-132 k-37
chain r30 h-24
chair r-39 g-21 m-21 h-120 k-37
chal g19
chale g20 m-20
chall h-15
cham h26
champ h26
chan r28 g24 m54 h-46
chanc g45 m89 h-23
chand m-23 h-48
chane h37
chang r31 g-32 h-55
chann h49
chant r24 g21
chap r-17
chapt r-17
char r-15 m-20 h64
char_ h50
chara h26
charc g17 h-35
chard g18
charg r24
chari r-15 g-30 m18 h-36 k20
charr h32
chart m-24
chas r32 m-23 k-15
chase r30 h-48
chasi h50
chat g-20 h55
chat_ g-20 h36
chc g19
chch g22
chcr h17
chcra h17
che r-15 g-28 m-50 h-32 k-30
che_ r32 h15
chea r15 h104 k-32
cheap r15 h55 k-19
cheat h48
chec r-29 h-56 k31
check r-29 h-56 k31
ched r-32 g-21 m-22 h-52 k-31
ched_ g-18 m-22 h-45 k-31
chedu r-18
chel h38
chelo h38
chem r51 g26 h-27
cheme r51 g27 h-27
chen h-18
chen_ g-22
cheng g26
cheo h27
cheon h27
cheq h-26
chequ h-26
cher g-26 m-34 h17
cher_ g-23 m-34 h-71
chers h88
ches r-35 m28
ches_ r-26 g27 h45
chest g-19 m26 h-31
chev h-15
cheve h-15
chi r-30 g-53 m16 h50
chi_ r-32
chic m-18 h42 k-20
chic_ h51
chich h50
chick g-18 h-51 k-20
chil r-32 m-18
child r-29 m-18
chin r-22 g27 m36 h-47
china m18 h-19
chine r-24 m19 h-51
ching g23 m-41 h-22
chip g-27 m64
chips g-27 m64
chit r87 g-30 m-22 h-26
chit_ r59 g-24 h-23
chitt r38
chiv h51
chiva h51
chl m-22
chn h62
chni h26
cho r-64 m-56 h103
choi r-15 g57
choic r-15 g57
chol h19
chol_ h31
chon h58
chon_ h58
choo r-21 h-26
chool g-46 h-62
choos g35 h35
chop h37
chops h29
chor h34
chori h46
chos r-24 g-34 m-33 h-23
chose r-24 g-34 m-21 h-20
chr r17 h16
chri r17 h16
chris r17 h16
cht h40
cht_ h40
chu g21 m16 h-18 k23
chun h-17 k24
chunk h-17 k24
chw h34
chwe h28
chwei h28
ci_ h15
cia r-34 g-34 m20
cial r-29 g-18 m25
cial_ r-27 g-18 m28 h-30
ciale h18
cid r-41 g45 h29
cid_ h15
cide r-39 g46
cide_ g-45
cided g23 h-29
ciden g20
cider r-16 h41
cides g49 h17
cie r55 g-16 h45
cier r23 m22
cier_ r47
cies r23 g-15 h38
cies_ r23 g-15 h38
cif g27 h-27
cifi g23 h-18
cifie g23 h-18
cig h-19
ciga h-19
cigar h-19
cil r34 h18
cil_ h-31
cili r38 h49
cilit r38 h49
cin r48 g-33 m-41
cina m-32 h-25
cinat m-32 h-25
cine r-19 m-17
cine_ r-19
cines h31
cing r68 h-28
cing_ r68 h-28
cip g-15
cipa g-15 h-17
cipal g-15 h-17
cipe h22
cipe_ h22
cir g-24 m25 h26
circ g-24 m26 h20
circl m26 h20
cis m-19 h23
cit g-23
city g-22 h20
city_ g-22 h20
ciu h43
ciut h43
ciutt h43
ck_ g17 h80 k-73
cka m-23 h-27
ckag m-27 h-27
ckage m-27 h-23
ckb h42
ckba h42
ckbac h42
ckd h-16 k31
ckda h-16 k31
ckdat h-16 k31
cke r-45 g-15 m-36 h35 k-21
cked r-26 m-28 h103 k-26
cked_ r-26 m-28 h103 k-26
cken h-30
cken_ h-38
cker r-25 m-31 h-17
cker_ r-23 m18
ckers m-49 h-22
cket m19
cket_ h-39
ckete g34
ckets g-17 m22 h33 k22
ckg r-15 h-35
ckga r-15 h-35
ckgam r-15 h-35
ckh h35
ckha h35
ckhan h35
cki h28
ckin h28
cking h28
ckj m41
ckja m41
ckjac m41
ckl r23 g-25
ckla r23 g-32
cklac r23 g-32
ckli h20
cklin h20
ckm h43
ckma h43
ckmai h43
ckn m-23 h-50
cko g19 h29
ckof h37
ckoff h37
ckp m64
ckpo m64 h19
ckpot m64 h19
cks m-33 h-57 k-31
cks_ h-57 k-31
cksm m-26
cksmi m-26
ckt h19
ckta h19
cktai h19
cku r26
ckup r26
ckup_ r26 g-15
cky m-15 h-19
cky_ g18
cl_ r42
cla r27 g-23 m-40 h-80 k39
clai r23 g45
claim r23 g45
clar g-19 k51
clare g-18 k45
clas m-22 h-36
class m-50 h-63
clau r22
claus r22
claw g-24 m-18 h-41
claw_ g-24 m-18 h-41
cle g-73 h-41 k17
cle_ r-19 g-47 m48
clea m-25 h-33 k42
clean r-41 g-30 m-26 h-37 k50
clear r55 g31
cler r-16
clerk r-16
cles g-16
cles_ g-16
cli g-41 h42 k-29
clic m34
clie h16
clien h16
clin g-23 m-20 h-25 k-16
clini m-18 h-52 k-16
clink h33
clip h26
clips h26
clo r-29 g32 h59 k-37
cloc g-18
clock g-18
clon m-30 h86
clone m-24 h70
cloni h16
clos g50 m74 k-24
close g37 m57 k-20
closi r-23 m17 h21
clot m-34 h-40
cloth m-34 h-40
clu r-17 g-17 h22
club r-25
club_ r-25 h19
clubs h-17
clud h24
clude h26
cme g40
cme_ g40
co_ r-28 g28 h52
coa r-15 g-44 m-56 h-84
coac r-15 g-29 m-43 h-16
coach r-15 g-29 m-43 h-16
coal g17 h-46
coal_ g17 h-46
coat g-50
coat_ g-43
coc h66
coca h54
cocai h53
cock h17
cockt h19
cod h50 k37
code h21 k37
code_ m23 k15
codei h19
codes m-20 k36
cof r-26 g-26
coff r-26 g-26
coffe r-26 g-26
cog h55
cogn h55
cogna h55
coh g-16 h-23
coho g-15 h-30
cohol g-15 h-30
coi r20 m54 k-47
coin r20 m55 k-47
coin_ r16 m38 h-60 k-27
coins m18 h60 k-20
cok g-18
coke g-18
coke_ g-18
col g-16 h37
cold h53
cold_ h53
colla g47
colle g-45 h17 k16
colo r-29 h-72
colou r-29 h-65
com r44 g116 h-37 k57
comb g29
come r33 g76 h-67 k43
come_ r34 g89 m-24 h-25 k37
comes m34 h-42
comi g33
comin g33
comm h40
comme g25
commi m19 h20
commu h29
comp r24 g-39 h-18 k27
comp_ h-16
compa g-36 h75
compe r33 m38
compl g-17 h-27 k30
compo m-15 h-16
compr g20
compu m-27 h-25
con r-49 g28 h-55 k-19
con_ g45 m-30
conc g21
conce g24 h-33
cond r-53 g25 m31 h-23 k-16
cond_ r-36 g-51 h20
condi g-21 h-16
condo g32
conds g64 m32 h-25
conf r-22 g-27
confe r-17 h24
confi h-41
cono k-16
conom k-16
cons r43 g-22 m-15 h-28 k32
consi r24
conso r21
consu g-29 h-19 k41
cont g16 m23
conte m28
conv r31
conve r31 h32
convo h-19
cony h15
cony_ h15
coo r-21 g19 m-54 h-51
cook r-22 g-15 m-42 h-19
cooki m-22
coop g27
coop_ g27
cop r-63 g-16 m-40 h72 k-19
cope m-18
cope_ m-18
copi g-19 h23
copie g-19 h23
copp r-38 g74
coppe r-38 g76 h-16
copy r-15 g-48 h20
copy_ r-15 g-48 h20
cor r-31 g-98 k20
cora g-24 h-18
corat g-24 m-24
cord r-34 g-30 h-51 k25
cord_ r-33 g-36
cordi h-35
core g-23 m56 h32
core_ m48 h42
corks h45
corn h23
corn_ h-28
corne h28
corp r40 h-19
corpo r40 h-19
corr r-15 h-20
corre r-15 h-20
cort h71
cort_ h51
corts h20
cos r38 h-76 k-27
cosm g20
cost r45 g-16 h-46 k-27
cost_ g-48 k-19
costs r53 g33 m26
costu h-36
cot m-30 h59
cotc h41
cotch h41
coti h20
cott g20
cotti h36
cotto g23 h-26
cou g-60 m-18 h18
coul r19 h-15
could r19 h-15
coun r-23 g-27 m-22 h-30 k32
couns r-17 m-16
count g-15 k33
coup r53 g-31 m47 h60
coupl h39
coupo r53 g-31 m47 h20
cour r-29 m-24 k-25
couri r-36 g-19 h-30
cours g-38 h35 k-19
court g50 h-19
cous r-15 m-33
cousi r-15 m-33 h15
cov r24 g107 h-43
cove r24 g107 h-43
cover r24 g116
cow r-15 h-36 k-50
cow_ h-23 k-20
cqu h30
cqui h24
cquir g31 h-17
cra r-47 g37 m50 h60 k-23
crac m-54 h20
crack m-54 h20
craf h28
craft h28
cran h-44
crane h-44
crap g42
crap_ g48
cras m33
crash m33
crat r-42 m93 h45
cratc g-23 m87 h21
crate r-40 g24
craw m-17
crawl m-17
cre r-37 h-73 k-52
crea h-20
cream h-28
creas h-18
creat h26
cred r27 m21 h16 k-17
credi r27 m21 h16 k-17
cree r-18 g-41 h-59
creek g-16
creen r-16 g-25 h-98
cres r-32 h-21
cresc r-32 h-21
cret g41
cret_ g25
cri g-39 h35
crib h-15
cribe g21
cric h-31
crick h-28
crif h35
crifi h35
crip g-38 h46
cript g-38 h46
cro h68
crop r-18 g36 h-64
crop_ r-17 g51 h-48
cros g-19 h40
cross g-19 h40
crou m34 h39
croup m34 h39
crow r22 g-23
crowd h-20
cru g27
crud g48 h-18
crude g48 h-18
crue r23
crued r23
crui m16 h23
cruis m16
cruit h22
cry h32 k16
cryp k25
crypt k25
crys h40
cryst h40
cs_ r-26 g34 h16
cso m40 h31
cso_ m40 h31
cst h22
csta h22
cstas h22
ct_ r105 m28
cta m32 h-22
cte g-56 m-21 h-65 k19
cted g-40 m-21 h-63 k19
cted_ g-40 m-21 h-63 k19
cti g39 h-52 k21
ctin g32 k-33
cting g32 k-33
ctio r-19 h-28 k44
ction r-19 h-28 k44
ctl r-29
ctly r-29
ctly_ r-29
cto r22 m-31 h27 k-37
ctob m-20 k-18
ctobe m-20 k-18
ctor r24 h40 k-19
ctor_ g-43 h-26
ctore h45 k-17
ctori r33
ctors g37
ctory r-26
ctr r-17 h45
ctri g-24
ctric g-24
ctro g26 h22
ctroc g-18 h49
ctron g44 h-27
cts r18 g26 h-25
cts_ r18 g26 h-25
ctu r-55 g-15 h-53
ctua r-41
ctual r-41
ctur h-40
cture r16 h-24
cturi k24
cub r-19
cue h19
cui g-33 m-27 h-15
cuit g-33 m-27 h-15
cuits m-27 h-15
cul g-23
cula h-17
culat h-17
cult h19
cult_ h19
cum g-19 m28 h-24
cume g-27 h-23
cumen g-27 h-23
cumu r16 m30
cumul r16 m30
cup g16 m-60 h34
cup_ g16 m-58 h70
cur m-36 h77 k-20
cure h63
cured g15
curem h25
curi m-22 h-25
curit m-22 h-25
curr r33
curs h55
curse h55
curt r-42 h-30
curta r-42 h-30
cus r-26 g15
cush h-21
cushi h-21
cust r-26 g15
custo r-26 g15
cut g-69 k-21
cut_ k-19
cute g-18 h49
cuted g-18 h49
cutt g-40 h-36
cutte g-39 h-36
cvv h29
cvv_ h21
cx_ g54 h-23
cy_ r-19 g44 m-22 h-26
cyb r-19 g27
cybe r-19 g29
cyber r-19 g29
cyc r-22 h-16
cycl r-22 h-16
cycle r-22
cyl r-24 g-20
cyli r-24 g-20
cylin r-24 g-20
da2 r20 g32 m18
da3 r18 h-15
da_ r80 g-76 h-92 k-15
daa r-27 g34 m23 h49
daam g17
daam_ g17
dab r-32 g60 m-34
dabl r-31 g25 m-15
dable r-18 g31
dad r21 g-30
dad_ g-24 h-17
dadd h16
daddy h16
daf g35 h-18
daf3 r15
dafa g23 h-18
dafa3 g25 m-19
dag g18
dah r29 g-35 m15 h-25
dah_ r-16 g-21
daha r44 m15 h-25
dahab r44 m15 h-25
dai r15 g-41 h31
dair h-34
dairy h-34
dak g-15 h27
daks h21
daksh h21
dal r-16 h16
dal_ m-32
dala m20 h43
dalaw m20 h42
dam r-32 g45
dam_ g17 h29
dama r-18 g28 h-27
dan g-22 m-18
dan_ r22
dana r21 h-32
dana_ r21 h-32
danc g-29 h72
dance g-41 h77
daq g24 h-22
daq_ g27
daqa h-15
dar r-59 g30 m30 h-25 k48
dar_ g30 h-32 k41
dare m34 h-18
dare_ m24
dark g31 h22
dark_ g31 h22
dat r41 m-45 h-67
dat_ r43
data g-22
data_ g-19
date m-22 h-17
date_ g75 m-22
dated g-15
dates g-51
dati g19 h-50 k16
datin h-32 k17
datio r19 g24 h-18
dau h-18 k-16
daug h-18 k-16
daugh h-18 k-16
dav h39
daw r-18
day g-68 h-55 k-31
day_ r-19 k-18
daya h-26
daye g16 h25
dayn g-18
days r15 g-49 m-30
days_ r15 g-49 m-30
dba h40
dbag h34
dbags h33
dd_ g34 k23
dda r-35 g-16 h-16
dde r17 g26 h61 k18
dded r69 g-15 k-20
dded_ r69 g-15 k-20
dden h40
dden_ r20 h16
dder r-23
dder_ r-18
ddera h26
ddes k25
ddesh k26
ddi r-50 h-23
ddic g-15 m-24
ddict m-23 h-19
ddin r-57
dding r-45
ddiq h-32
ddl g24
ddle g25
ddle_ g25
ddo r30 h17
ddos h17
ddos_ h17
dds r42 g-22 m46 k-23
dds_ r42 g-22 m46 k-23
de_ r-52 m-47 h-46 k28
dea r72 h56
dead h61
dead_ g-17 h62
deadl g23
deal r37 g-16 m15 h-32
deal_ r76 m-19 k-21
deale r-39 m34 h-25 k22
dear r64 g-27 h18
deare r70 g-27
deat r-17 g31
death r-17 g31
deau h21
deaux h21
deb r22 k-32
debe r30 h-20
deben r30 h-20
debi r28 h17
debit r28 h17
debt r-35 k-18
debt_ r35 g-16 h-21 k-18
debto r-49 h35
debts r-21
dec r-22 g33 h-45 k30
dec_ m18
deca g25
decd g22
decde g22
dece g22
decem g22
deci r-15 g19 h-24
decid g28 h-22
deck h25
deck_ h25
decl g-20 h-29 k51
decla g-18 h-27 k51
deco g-24 m-24
decor g-24 m-24
ded g33 m-16 h68 k-15
ded_ r44 g49 h54
dedu r-42 g-22 h35
deduc r-42 g-22 h35
dee r-15 h-72
deed h-43
deed_ h-43
deen r20 k23
deen_ k23
def r-32 g70 h-44 k-18
defe h-30
defec r-20
defer r15 h-15
defi g37
defin g37
deg h29
degr h33
degre h33
deh r33
deh_ r19
dei r-34 h49 k-20
dein r-34 k-20
dein_ r-34
deine h19
deit h40
deity h33
del m-48 h22
del_ g-16 m-15
dela g15
delay g15
dele g-15 k33
delet g-15 k33
deli g24 h-21 k-26
delie h-34
deliv g23 k-26
dell h29
della h29
dels h20
dels_ h20
delt h24
delta h24
dem r53 h-53 k36
dem_ m22 k37
dema r22
deman r22
demn g34
demni g34
demo h-20
demol h-20
den g-31 m-32 h-54
dena g-38
dend r23
dends r24
dent r-22 g21 m-30 h-92
dent_ r16 h-18
denta g19 h-20
denti g17 m-25 h-39
dents r-33
deo h57
deos h55
deos_ h55
dep r-61 g53 m21
depa r-17
depar r-17
depe g59 h-28
depen g59 h-28
depo r-34 m33 h37
depos r-34 m33 h37
der r35 g-39 h-18
der_ r-30 g-44 h110 k-37
dera r19 h18
deral h26
derat r24
derb g-16 m27
derby g-15 m20 h15
dere r28 m-30
dered r29 m-29
deri r-17 g40 h-42
deriv g52 h-37
derl h-18
derly h-18
ders r48 g-27 h-50
ders_ r24 g-26 h-50
dert r-19
derta r-19
derv k35
derva k35
des r-19 g81 m-39 k68
des_ g38 h-15 k26
desc g32 h-33 k31
descr g32 h-33 k31
dese g18 h17
desec h24
deser g27
desh k26
desh_ k26
desi g20 h19
desig g15 h24
desk m-15 h-32 k-27
desk_ m-15 h-32 k-27
dest k15
desti k17
det r-21 m-18 h-56
dete h-21
detec h-20
dev g26
deve g23
devel g23
dex h-28
dex_ h-28
dey r-15 g43 m24 h30
df_ r29
dfa r20 m41 h20 k34
dfa3 g-17 m43 k44
dfa3_ r30 m31
dfat r16 g25
dfath r16 g25
dge m-48 k-29
dge_ r-28 m-32
dged r18
dged_ r18
dges h29
dges_ h29
dget h-16
dget_ h-16
dgi r26 g24 h-19
dgin r26 g24 h-19
dging r26 g24 h-19
dha r41 g34 h-34
dha_ g33
dhaa h-19
dhaar h-19
dhah r15
dhaha r15
dhs h-21
dhs_ h-21
di_ r52 g18 h32 k24
dia r-50
dia_ g16
diac h27
diac_ h27
dial h-18
dialy h-18
diam h26
diamo h26
diap h-23
diape h-23
dibl h15
dible h15
dic r-43 g-15 m71 h-15
dica r-15 g22 m54 h23
dical h21
dicap m17 h-20
dicat m40 h28
dice m20
dice_ m20
dici r-18
dicin r-18
dict g-15 h-31
dict_ g-22 m19
dicti m-17 h-36
did g-21 k18
did_ g-26 h-18 k29
die r-22 g74 h75 k-33
die_ g86 h-22 k-22
died h60
died_ h60
dien h40
dient h40
dies h37
dies_ h29
dif g29 m38
diff g30 m38
diffe g30 m38
dig g32 m27
digi m36
digit m36
dil h35
din g-45
dina r26
dinar h30
ding r-63
ding_ r-54 h-21
dinn g-27 k-19
dinne g-27 k-19
dip m-25
dip_ m-24
dipl g-15
diplo g-15
dir r17 g-23 k42
dire m17 h16 k23
direc m17 h16 k23
dirh r19 g-22 h-40
dirha r19 g-22 h-40
dirt k27
dirty k27
dis r58 g-15 m-31 h38
disa h40
disap h40
disc r100 m-19 h-22
disco r21 h-18
discr g16 h39
dise m28 h31
displ k16
diss h20
disse h20
dist g-16 m-19 h44
disti g-16 h30
distr m-19
dit g-55 m15 h23 k-38
dit_ m-15 h20 k-46
dite r40 h-32
dited r40
diti g-35
ditio g-31 h19
dito r-37 k26
ditor r-43 k26
dits m52 h26
dits_ m52 h26
diu g-22 m-26
dium g-22 m-26
dium_ g-22 m-25
div g21 h-49
dive r-29 g48 h-31
dive_ g24 h-17
diver g16
divi r27 g-27 h-18
divid r27 g-39
divin h-17
diy g-35 h33
diya g-27 h15
diya_ g-27 h15
diye h18
dji h22
djin h22
djinn h22
dju g-23
djus g-23
djust g-23
dka r-21 h21
dka_ r-21 h21
dle r46 g24 h-62 k-24
dle_ g49 m28 h-31 k-20
dles r52 g-29 m-19 h-26
dles_ m-19 h-18
dless r62 g-34
dli m20 h16
dli_ m22 h34
dlin h-18
dline g23
dling g-27 h-17
dlo r18 k-26
dlor k-15
dlord k-15
dly g-17
dly_ g-17
dma g-17 h45
dma_ g-17 h50
dmi h-28
dmo r22 h-23
dna r58 h26
dnap h29
dnapp h27
dne r-18 g-40 h24
dnes g-25 h-16
dness h-16
dney g-15 h65
dney_ g-15 h65
do_ r-27 g88 m32 h-65 k51
dob h47
doc g-26 h17
doct h41 k-17
docto h41 k-17
docu g-27 h-23
docum g-27 h-23
doe r41 k48
does r41 k48
does_ r46 k43
dof m-15
dof3 m-15
dof3a m-15
dog m23 h46 k-22
dog_ g30 h41 k-15
dogs m22
dogs_ m22
doh m21
doha r18
doha_ r18
dol g-39 m-20 h55 k-18
dol_ m-16 h32 k-15
doll r23 g-32
doll_ h39
dolla r23 g-24 h-28
dols h20
dols_ h20
dom r-27 g45 m21 h40
dom_ r-17 g76 m20 h24
dome h40
domet h40
domi m-19
domin m-19
don r-31 m-64 h-20 k35
don_ g16
dona m-36 h-45
done h-18 k-16
done_ h-16
donk h17
donke h17
donor h20
dont r-15 g-16 k55
dont_ r-15 g-16 k55
doo r-53 g47 m-27 h-19 k-39
doo_ r-34 g20 h27
doon g30
doon_ g30
door r-17 m-29 h-47 k-39
door_ r-17 m-29 h-41 k-39
dop h28
dopt h19
dor g25
dor_ g25
dos h29
dos_ h21
dou g28 m33
dou_ h21
doub g27 m43 h-19
doubl g27 m43 h-19
dov h-15
dove h-15
dover h-15
dow m30 k-18
dow_ r22 g-21
dowm g25
dowme g25
down g39 m36 h-33
down_ r-31 g58 m62 h-38
dows g-39
dows_ g-35 h-21
dr_ h-28
dra r29 g-38 m56 k24
draf r29 m23
draft r29 m23
drag m25
drag_ m16
drai k27
drais k27
draw m16 h-16
draw_ r-24 k25
drawa r-19
drawe r19
drawi g61 m-18
drawn g-42 m23 h-19
dre r-17 g-44 m47 h-15
drea g-16 m60 h37
dream g-16 m60 h37
dred m29
dred_ r37 m33
dreg h23
dregs h23
dren h-38
dren_ h-38
dres r-26 g-16 m-21
dress r-26 g-16 m-21
drew h-26
drew_ h-26
dri r-15 g-21 m-26
dril r-51 h-20
drill r-51 h-20
drin g-15 h35
drink g-15 h35
driv g-23 m-16
drive g-22 m-16 k18
dro r-35 g38
dron h37
drone h37
drop r-20 g46 h-19
drop_ r-48
dropp r22 g-30
drops g83 h-32
drov h-16
drove h-16
dru g-15
drug g-15 h-21
drug_ h-37
drugs h17
dry h30 k-36
dry_ h30 k-36
ds_ r35 g45 m-32 k-32
dsh r-26
dsm_ h22
dt_ r-32 g41 h-24
dte g47 h-17
dte_ g47 h-17
du_ r-16 h40
dua r23 h-22
dub r-27 m-23
duc r-42 m18 h60
duce h21
duce_ h21
duci r27
ducin r27
duck m18
duck_ m18
duct r-56 h49
duct_ g31 h17
ducte r-17 g-19
ducti r-35 h33
due r36 h-25 k-19
due_ r25 g-19 k-19
dues h-20
dues_ h-20
dul g-19 m-32
dule r-27
dulg r27
dulge r27
dult m-17 h27
dult_ h42
dumm h-32 k15
dummy h-32 k15
dump h33
dund g17
dunda g17
dus g-17 h24
dush h24
dushm h24
dut g-19 h43
dutc h51
dutch h51
dv_ r-20 g66 h-38
dva g27
dvan g27
dvanc g27
dvd g-38
dvd_ h-23
dvds g-35 h23
dvds_ g-35 h23
dvi g-34 h17
dvic h29
dvice h29
dwi r40 g-30
dwic g-15 h19
dwich g-15 h19
dwil r40 g-15
dwill r40 g-15
dy_ r-71 m-27 h96 k35
dys m17
dys_ m17
e2a g27
e2a_ g27
e3_ g20 m24 h-56
e3l r-15
e3la r-15
e3lan h20
e3r g19 h-19
e7_ m23
e7r g-18 h67
e7r_ g-18 h67
e7t m48 h-27
e7t_ m48 h-27
ea_ r-57 g23 m-48 h-70 k-31
eac g16 h-30 k16
each h-26 k16
each_ r30 m19 h17 k20
eache r-24 m-20 h-43
ead r-26 m-26 h43
ead_ r21 g-19 m-22 h20 k35
eade h34
eader h34
eadi m-16 h34
eadin m-16 h34
eadl g23
eadli g23
eads r-23 m22
eads_ r-23 m22
eady r-20 g38 h-55
eady_ r-20 g38 h-55
eaf h-24
eafl h-30
eafle h-30
eag r-26 m19 k-25
eage_ h49
eagu r-23 m25 k-23
eague r-23 m25 k-23
eak r-25 m-39 h78
eak_ r-32 g-34 m-18 h82
eakd g18
eakdo g18
eake h22
eaked h47
eaker h-30
eakf r16
eakfa r16
eaks g38 h-27
eaks_ g38 h-27
eaky h22
eaky_ h22
eal m15 k55
eal_ r58 g-19 h-20 k37
eale r-46 m19
ealed g21 h-25
ealer r-39 m30 h32
ealt r-19 g-19 h15
ealth r-19 g-19 h15
eam r-43 m35 h18 k-19
eam_ r-15 g17 m23 h-22 k-19
eams r-24 h36
eams_ r-24 h36
ean r-43 g42 m-17 h-100 k43
ean_ r-30 g55 k16
eanc h44
eance h44
eane g-23
eaner g-23 h21 k16
eani r-18 m-23 h-30 k19
eanin r-18 m-23 h-30 k19
eans g21 h-108
eans_ g21 h-117
eap g50 h19 k-21
eap_ m18 h23
eape g25 k-16
eaper g25 k-16
eaps g35 h-17
eaps_ g35 h-17
ear r113 g32 h-49 k-63
ear_ g63 m37 h67 k-34
eara r37 h-17
earan r37 h-17
earc g-18
earch g-18
eare r40 g-40 m15
earer r70 g-27
eares r-25 m16
eari r17 h-26
earin r17 h-26
earl g15 m-15 h-71 k-26
earl_ r-16 g42 h-21
earls g25
early r30 g-52 h-36 k-20
earn r35 g-36 m-17
earn_ r38 g-29 h19
earne r-52 k21
earni r30
earns r19
ears g75
ears_ g75
eas r54 m-25 h23
ease r18 g-49 m-24 h19 k21
ease_ g-54 m-23 k27
easeb r26
eased h32
easo g42 h-17
eason g42 h-17
east r-62 h32
east_ r-57 g18
easte h30
easu r76 g-28 k-17
easur r76 g-28 k-17
easy g26
easy_ g26
eat r-45 g-80 m-42 h108 k-39
eat_ r-46 g-49 m-29 h82 k-24
eate r-17 h15
eaten h65
eath h-44
eath_ r-17 g21 k37
eathe r19 h-22 k-47
eati r20 g-19
eatin r20 g-19
eatr g-17 h-21
eatre g-17 h-21
eats h-19
eats_ h-19
eaty h50
eaty_ h50
eau g-25 h46
eaux h21
eaux_ h21
eav r89 h-19 k-15
eave r-20
eave_ r-22 g17 h59
eaves g-22 h-57
eavi r109 g-18 h-21
eavie r71 h-15
eavin r38
eaw m16
eawa m16
eaway m16
eb_ r-21 g-31 m66 h-55
eba r55 h-48
ebac r26 h-16
eback r26 h-16
ebal r20
ebat r17 g-36
ebate r17 g-36
ebb g38
ebbi g18
ebbi_ g20
ebbl g21
ebble g21
ebc h17
ebca h17
ebcam h17
ebe k16
ebee r-15 h16
ebel h-21 k22
eben r30 h-20
ebent r30 h-20
ebh g-43 h-25
ebh_ g-21 h-18
ebi r28 g-31 m19 h50 k-16
ebit r28 h17
ebit_ r22 h20
ebn r-20 g50 h45
ebna g50
ebod g-24
ebody g-24
ebook g-19
ebr r16
ebru r17
ebrua r17
ebs m-19 h59
ebsi m-19 h59
ebsit h41
ebt r-28 h22 k-18
ebt_ r42 g-16 k-18
ebto r-49 h35
ebtor r-49 h35
ebts r-21
ebts_ r-21
ebu g24 h22 k-15
ec_ r-30 m51
eca r19 m18 h-23
ecam r22
ecame r22
ecas m18
ecast m18
ecau g-31
ecaus g-31
ecc h19
ecco h19
ecco_ h19
ecd g22
ecde g22
ecde_ g22
ece r-15 g-35 m-38 h-77
ece_ h-25
ecei r-15 g-28 h-47 k36
eceip r-42 g-18 h-55
eceiv r27 k34
ecem g22
ecemb g22
eces g-20
eces_ g-20
ech g44 m35 h59
ech_ r26
echa r-22 g61 m49
echa_ g29 h-18
echar r-20 g31 m54
echo h53
echon h53
eci g30 k-17
ecia h35
ecial h42
ecid g28 h-22
ecide g28 h-22
ecif g27 h-27
ecifi g23 h-18
ecip h22
ecipe h22
ecit h-21
eck h-56 k16
eck_ r-25
ecke g21 h-16
ecked g21 h-16
ecki h-39
eckin h-39
eckl r23 g-32
eckla r23 g-32
ecko g29
ecks k32
ecks_ k32
ecl g-20 h-31 k51
ecla g-18 h-27 k51
eclar g-18 h-27 k51
eco r-58 g-38
ecoi h25
ecoin h25
ecom g24
econ r-79 m26 k-21
econd r-50 m31
econo k-16
ecor g-61 m-29 h-47 k25
ecora g-24 m-24
ecord g-37 h-37 k25
ecou h20
ecour h20
ecov h16
ecove h16
ecr h55
ecra h24
ecrat h24
ecre g25
ecret g25
ecru h22
ecrui h22
ecs_ m25
ecst h22
ecsta h22
ect r-78 h-34
ect_ m15 k15
ecte r26 g-21 m-21 h-61 k19
ected r26 g-21 m-21 h-61 k19
ecti r-38 g42 h30 k-32
ectin g32 k-33
ectio r-38 h38
ecto r-26 h67
ector r-26 h66
ectr r-17
ectri g-24
ectro g26 h22
ects h-19
ects_ h-19
ectu r-22 h-38
ectur r-22 h-38
ecu r16 m-24 h-19
ecur r16 m-24 h-33
ecuri m-22 h-25
ed_ r18 g-89 m-64 h-25 k-92
eda g21 m-22 h-43
edal m-26 h-33
edal_ m-26
edd r-34 h-101
eddi r-40 h-62
eddin r-40 h-22
ede g-34 m-29 h20
eded g-24 m-28 h17 k17
eded_ g-24 h22 k19
edf r-18 m22 k45
edfa r-18 m22 k45
edfa3 r-18 m22 k45
edg g70 m-17 h-34 k-23
edge r18 g42 m-16 h-31 k-23
edge_ g45
edged r23
edgi g28
edgin g28
edi r21 m24 h32 k-21
edib h15
edibl h15
edic r-30 m22 h-33
edica g18 h15
edici r-18
edict m27 h-17
edie h34
edin r27
edit r27 k-17
edit_ r31 m-23
edite r40 h-32
edito r-43 h15
edits m52 h26
ediu g-22 h16
edium g-22 h16
edl g-19 m17 h-60 k-35
edli g-17 m25
edo g63 h19
edoo g30
edoon g30
edr g-28 h50
edro g-28 h50
eds g-40 m-23 h22
eds_ g-40 m-23 h22
edu r-47 h24
educ r-28 g-16 h41
educe h21
educi r27
educt r-42 g-22 h38
edul r-18
edule r-27
edun g17
edund g17
edy r-16 h24
edy_ r-16 h24
ee_ r24 g-36 m-74 h-41 k41
eeb g31 m20 h29
eeb_ m26
eed r-15 g-97 h-17
eed_ g-80
eede g-24 h22 k19
eeded g-24 h22 k19
eedl g-17 m19 h-47 k-24
eedli g-17 m25
eeds r30 m-19 h-26
eeds_ r30 m-19 h-26
eedy r-15
eedy_ r-15
eef g-33
eef_ g-31
eeh g116 h-27
eeh_ g86 h-20
eeha g31
eeha_ g31
eei g17
eein g17
eeing g17
eek r49 h-57 k-54
eek_ g-33 m-37 h-64 k-35
eeke g-20 m31 h24
eeken g-20 m31 h24
eekl r23 g35 h-22
eekly r23 g35 h-22
eeks r35 k-16
eeks_ r35 k-16
eel g65 k-35
eel_ g20 k-30
eels g45
eels_ g45
eem r35 g26
eem_ r-17 g-16
eema g23
eeme r66 g19
eemen r41 g19
een r-32 m15 h-110 k15
een_ r-61 g38 m15 h-16
eena r36 m15 h-19
eena_ m15
eenah r24
eene r-15
eened r-15
eeni r19 h-25
eeni_ r19
eenin h-25
eep r19 g-17 m77 h-44 k24
eep_ r-24 g-17 h-68 k66
eepe h30
eeper h30
eepi r34
eepin r34
eeps r16 g18 m70 k-36
eeps_ r19 g20 m19 h31 k-36
eepst m51 h-25
eer r-44 g-66 m-26 h39 k-19
eer_ g-57 m-15 h55
eera r-23
eera_ r-22
ees r31 m16 h-38
ees_ g43 h-64
eese_ h-37
eesh r53 g-20 m24 h16
eesh_ r26 g-17 m25 h15
eet g-37 m-32
eet_ m-16
eeta m16
eete r39
eeten r39
eeti h-53
eetin h-51
eets r-24 g-32 m-21 h41
eets_ r-24 g-32 m-21 h41
eeva g19
eevan g19
eez g-27 h27
eez_ h33
ef_ r-60 h-91 k-17
efe r25 g-60 m-25 h34
efec r-20
efect r-20
efek h17
efek_ h17
efer r53 g-48
efere r29 g-36 h28
eferr r29 h-20
efi g27 h32
efin g36
efine g37
efit h43
efl h15
efo r-21 g53 m-19 h21
efok h25
efok_ h25
efor g61
efore g61
eft g27 m-31 h-62
eft_ g40 m-25 h-57
efu r-32 g26 m-26 h-19 k-20
efun r-22 g-21 h-17
efund r-22 g-21 h-17
efus g54
efuse g42
eg_ h115
ega m39
ega_ g45
egar r51 g-34 h-25
egar_ h-17
egard r62 g-34
ege g16
egg h78
egga h56
eggar h56
eggs g24 h-29
eggs_ g24 h-29
egh r39 g25
egi r21 g-44 h-48
egin r30 g-30
egis r-34 h-22
egist r-34 h-22
egl h18
eglo h18
eglo_ h18
egr r-28 g-28 m-15 h39
egra r-17 h-17
egram r-17
egre h38
egree h33
egs r-17 h53
egs_ r-17 h53
egu r-23 g64 h-36
egur g35 h-31
eguro g46
egy g23
egy_ g23
eh_ r24 g176 m-23 h-46
eha r58 h-57
eha_ r46 g20 m-15
ehab h-45
ehab_ h-45
ehal g-27
ehalf g-27
ehan r15 m27
ehan_ m31
ehe g20
ehen g20
ehens g20
ehi g17 h16
ehin g20 h22
ehind g20 h22
ehl g59 h-22
ehle g78 h-22
ehle_ g78 h-22
eho r35 g-15 k-17
ehou h16 k-17
ehous h16 k-17
ehr r-22 g-22 m22 h20
ehr_ g-17 m22
ehra h23
ehra_ h23
ei_ h17
eib r22 h-20
eibo r22 h-20
eibor r22 h-20
eid h-59 k-15
eid_ h-59 k-15
eig k-17
eigh r19 k-17
eighb g21
eighe g-24
eight r26
eik r-29 g-15 m-15 h77
eikh h21
eikh_ h21
eim g16
ein r46 g34 m-20 h21
ein_ r-48 h-29
eina r56 h-17
einah r43
eine g-19 h82
eine_ h23
einek h50
eing r32 g23 k30
eing_ r32 g23 k30
eins g29
einsu g31 h-18
eip r-42 g-18 h-55
eipt r-42 g-18 h-55
eipt_ r-42 g-17 h-46 k-15
eipts k18
eir g66
eir_ g49 m-16 h-16
eirs g-35
eirs_ g-35
eis g-24 h69
eiss g-18 h17
eissu g-17
eist h24
eiste h24
eit r-61 g46 m-46 h36
eit_ r-15 g-20 m-43
eith r-46 g70 h-15
eithe r-39 g56 h-15
eity h33
eity_ h33
eiv r27 g25 k29
eiva r28
eivab r28
eive k16
eive_ h-20
eived r-16 h29
eivi k21
eivin k21
ej_ h-35
eja g-15 h70
ejab h49
ejab_ h49
ek_ r36 g-44 m-17 h-69 k-55
eke r-27 g-40 m21 h112 k-16
eke_ h25
eken r-15 g-32 m22 h91
eken_ h50
ekend g-20 m31 h24
ekeng h17
ekh r27 g-19 m-16
ekl r23 g35 h-22
ekly r23 g35 h-22
ekly_ r23 g35 h-22
eks r35 m22 k-16
eks_ r35 k-16
el_ r-93 g-32 m23 h-56
ela r-28 k-16
ela_ g25 m21
elab m-17
elabe h32
elat g-28 h38
elati g-28 h38
elay g15
elay_ g31
elaye g-16
elb r24
eld r34 g88 m-37 h-86 k-31
eld_ r50 g50 m-23 h-39
elde h-31
elder h-31
elds r-20 g44 h-16 k-22
elds_ r-20 g44 h-16 k-22
ele g-18 h-109 k97
elea m-20 h-40 k33
eleas m-20 h-40 k33
elec r-25 g34 m26 h25
elect r-21 g22 m26 h25
eleg r-17
elegr r-17
elem h-21 k39
elem_ h-21 k39
elet g-19 k24
elet_ r37 h17
elete g-15 k33
elev r68 g-19 m32
eleve r70
elf r-31 g-50 m-22 h-61 k-24
elf_ g-46 m-22 h-56 k-24
eli g62 m-34 k-43
elig h35
eligi h35
elin r26
eling r26
elis g51 h-18
elist g51 h-18
eliv g23 k-26
elive k-26
ell r-33 g46 m-69 h160
ell_ r-36 m-31 h89 k58
ella h64
ella_ g-41 h31
ellar g-22 h50
ellat g74
elle m-30 h-17 k-34
elled g-60
eller g52 m-21 h-23 k-29
elli g82 h-40
elli_ g66 h-26
ellin g16 m-19
ello g-61
ello_ g-44 h16 k-24
ells r15 g-23 h66
ells_ r15 g-23 h66
elly r-16 g45 h19
elly_ r-16 g45 h19
elm g-18 m-15 h-34
elme g-18 m-15 h-34
elmet g-18 m-15 h-34
elo g-39 h62 k26
elo_ r-20 h33 k37
eloa m21 h35
eload m21 h35
elon r-17 g39 m33 h-46 k-18
elon_ m15
elong g48 h-32 k-18
elop g-18
elope g-18
elor h38
elor_ h38
elow r30 g-22 k30
elow_ r30 g-22 k30
elp r60 g-34 h-34 k19
elp_ r33 k24
elpi r23
elpin r23
elps h-20
elps_ h-20
els r-56 g48 m-15 h45
els_ r-65 g65 h40 k-39
else g-17 k27
else_ r26 g-16 k32
elses r-17
elt g-18
elt_ h-93
elta h24
elta_ h24
elts h16
elts_ h16
elv r31 h17
elve r31 h17
elve_ r39
elw r17 h41
elwe h41
elwe_ h41
ely g55 h-22
ely_ r-18 g57 h-22
em_ r-23 g37 m-28 h-90 k90
ema r35 g45 h28
ema_ h-22
emaa g32
emaar g32
emad h19
emade h19
emai r22 k18
email k18
emain r23 h15
eman r28 m18 h36
emand r22
emb r15 m36 k-21
emba m49 h-25
embas h-38
embe r16 h21 k-21
ember r16 h21 k-21
eme r101 m24 h28
eme_ r23 g31
emed h24
emedy h24
ement m20 h-22
emes r45 g-20 m18
emes_ r24
emest r23
emh r-18 h-20 k34
emha r-18 h-20 k34
emha_ r-18 h-20 k34
emi r32 h-36
emi_ r93 h-19
emin r-31 h-34
emina r-31 h-29
emis r23 g-26
emis_ r23
emise g-22
emit h-17
emiu r-44 g17 h28 k16
emium r-44 g17 h28 k16
emn g34
emni g34
emnit g34
emo r-30 m-31 h-90 k37
emol h-20
emoli h-20
emon h-44
emon_ h-37
emor g40 h-18
emori g40
emov m-26 h39 k-31
emova h-24
emove m-25 h38 k-25
emovi h25
emp r-36 g-35 h135
emp_ h16
empe g-18 h47
emper g-18 h47
empl r-18 h16 k23
emple h27
emplo k24
empo h58
empo_ h37
empor h21
empt k-18
empty k-17
ems r-22 g-18
ems_ r-21
en_ g73 m-103 h-54 k-16
ena r113 g-35 m-17 h-23
ena_ r15
enah r55
enah_ r35
enal r45 h-31
enal_ r30
enalt r15 h-27
enan r-16 h26
enant h31
enc r48 g-32 h58
ence r35 m23
ence_ r37 h-19
ences m18 h16
ench g-18 h52
ench_ g-18 h52
enci r19
ency g-16
ency_ g-16
end r61 g-38 m34 h65 k24
end_ r103 m32 h17 k55
enda r-20 g-31
ende r-19 g-35 m34 h42
ended r-39 g16 m43
ender r20 g-44 h36
endi r26 h33
endin h33
endo g28 h-51
endow g25
ends r-33 g16 m-27 h18 k-23
ends_ g16 m-27 h28 k-23
ene g30 m-21 h-42 k40
enea k38
eneat k38
ened r-19 g-39 h-27 k28
ened_ r-19 g-39 h-27 k28
enef h24
enefi h24
eneh r29 g15
eneh_ r29 g15
ener g17 m-16 h17
ener_ r37
enera r-36 g23
enes h-40
eness h-40
enet m16 h23
enev r-29
enew r32 g48 h-25
enew_ r-23 g29 h-17
eng g54 h40 k-19
eng_ m16 h22
enga g-16 h45
engan g-16 h49
enge g24 h-15
enge_ h-15
engen g26
engi g44
engin g44
eni g-25 m35
eni_ r28
enie h-20
enin r-36 g-17 m50 h39
ening r-36 g-17 m50 h39
enj g-15 h30
enje h25
enjen h25
enn r19 g-43 m71 h-33
enna h-22
enna_ h-20
enne m23
enni r28
enno r32
enno_ r19
enny r-35 g-35 m44
enny_ r-35 g-35 m44
eno g-18 m87 h95
eno_ m87 h56
ens g29 m-19 k-39
ens_ g35 k-25
ensa r15
ensat r35
ense h-35
ense_ h22
ensed g-17 h-20
enses h-20
ensex g29 h-17
ensi g-16
ensin h27
ensio g-26 h-17
ensiv g20
enso h32
ensor h32
ent r-35 g-53 m-38 h-20
ent_ r36 m-41 k-54
enta_ h-15
ente r-19 k51
ented g-15 m-18 k54
enter g16 m24
enth_ r-17
enti r-31 h22 k31
entif g24
entin m32 h21 k21
entio h-20
entis m-25 h-24
entl g-21 m-19 h18
entle g-21 m-19 h18
entr m44 k-24
entri m31 h-22
entry m22 h27
ents r-96 g23 h-51 k19
ents_ r-96 g23 h-51 k19
entu r24 g-16 h38
entur r24 g-16 h38
enty r21 g-18 h-20
enty_ r21 g-18 h-20
enu g-38 m-23 h28
enu_ g-28 h38
enue h-31
enue_ h-31
enui h21
enuin h21
env g-56 h64
enve g-41
envel g-41
enz g35 m40
enze m18
eo_ g29 h-27
eon r-25 k20
eon_ m41 h-15
eone r-25 g-23 h17 k21
eone_ r-25 g-23 h17 k21
eons g20 m-23
eons_ g20 m-23
eop r-29 g-32 m-15 h36 k48
eopa h26
eopar h26
eopl r-22 g-28 m-15 k48
eople r-22 g-28 m-15 k48
eor g15 h-19
eord g18
eorde g18
eos h55
eos_ h55
ep_ r-24 g-17 m15 h-96 k63
epa r-50 h23 k-40
epac h36
epack h36
epai r-18 m-23 h-40
epaid r30
epair r-48 m-23 h-40
epar r-45 h41 k-19
epara r-28 h39
epart r-17
epay m18
epayi r16 h-17
epaym r-23
epays m26 h19
epe g73 m-26
epen g59 m-30 h-28
epend g59 h-28
eper h20
eph g-25 m-15 h47
ephe g-24 h35
epi r34
epin r34
eping r34
epl r-33 g18 m-37 k-25
epla r-33 g25 m-37 h-57 k-21
eplac r-33 g25 m-37 h-57 k-21
epli h54
eplic h54
epo g-30 m22 h23 k43
epo_ r51 h-16
epor g-25 k46
eport g-25 k46
epos r-34 m33 h37
eposi r-34 m33 h37
epp g-15
eppe g-15
epper g-15
epr h-21
epri h-21
eprin h-21
eps r16 m70 k-36
eps_ r19 m19 h25 k-36
epst m51 h-25
epsta m51 h-25
ept r27
ept_ k34
epte r24
epted g-15
epu r46 g-19
epur r47 g-19
epurc r47 g-19
equ r28 g-29 k19
equa r-33 g-20
equal r-33 g-20
eque h-24 k17
eque_ h-21
eques r16 k18
equi r53 h38
equil h24
equit r24 h22
er_ g-31 h-46 k-88
era r-22 g-29 m-52 h-24 k-41
era_ r-33 g-25 h-16
erab r57 g-57
erabl r57 g-57
erad h48
erag r-25 g34 h21
erage r-25 g34 h21
erall h26
erap r-16 m-18 h-34
erapi h-19
erapy r-16 h-15
erat g28 m-26 h-30
erati r23 h-21
erato r-34 g20
erb r-24 g-41 m88 h53
erba m78 h69
erbal m48 h58
erby g-15 m20 h15
erby_ g-15 m20 h15
erc r45 g-23 m-25 h15
erce r30 g-56
ercen r31 g-44 m-15 k15
ercha g21
erci g30 m-20
ercia g30
erd r31 k-18
erda r17 g-16 h15
erday r20
erdr r32
erdra r32
erdu r-16
erdue r-16
ere r-45 g15 h27 k50
ere_ r-38 g-19 h19 k59
ered r-64 g24 h-61
ered_ r-64 g24 h-61
eree g16 h33
eren r17 g-16 m33
erenc r24 m39 h-24
erent h17 k25
erer g-15 h38
erer_ g-15 h38
eres r79 m-21 k-45
eres_ r40 h-18
erest r57 m-19 h23 k-45
erev g18
ereve g18
erf r-25 h44
erfe h78
erfei h72
erfu r-16 h-25
erfum r-16 h-25
erg g-56
eri r-78 g-17 k-36
eria g-24 h41
erial g-20 m-18
erie r-28 g-24 k-21
erie_ h18
erien h33
eries r-27 g-22 h-39 k-20
erin g-73
ering g-64 h48
erio r-21 g16 h-17
eriou g16
erit g25
erita g23 h-19
eriti h16
eriv g52 h-37
eriva g50 h-28
erj m21 h42
erja m22 h34
erja3 m22 h34
erk h25
erk_ r-31 h37
erka r29
erka_ r30 g18
erl r-33 h66
erli h44
erlin h44
erlo h40
erlot h40
erly r-40 h-18
erly_ r-40 h-18
erm m-15 h82
erm_ r44
erma m-24
ermar m-23
erme g-22 m16 h64
ermei h24
ermen g-21 h50
ermi r-22 g48 m20
ermin m24
ermit g23 h25
ermo h48
ermou h52
erms g-17 m-19 h-30
erms_ g-17 m-19 h-30
ern r32 g-30 m-23 h56 k18
ern_ h38
erna h-15
erne r-27 k26
ernet r-27 k26
erni r38 m-16 h15
ernig r40
ernm r20
ernme r20
ero r-39 h131
ero_ r-29 m24 h-60
eroi h60
eroin h40
erol g-24 h69
erol_ h31
erolo h37
eron h36
eroni h36
erot h26
eroti h26
erp g67 h-28
erp_ g38 h-22
erpe r23 g25 m44 h-17
erpet r23 g25 m44 h-17
erps g35 m-31 h-16
erps_ g35 m-31 h-16
err g-20 h50
erra h29
errac h20
erre r21
erred r22 h-20
erro r-28
error r-28
erry h34
ers g-114 k45
ers_ r-24 g-37 h60 k18
ersa r-28
ersal r-28
erse m-33 h-46
erse_ r15 h-16
ersey m-38 h-30
ersh g-20 m22 h-42
ershi g-15 m22 h-41
ersi g-27 h32
ersio h26
ersit g-27 h-17
erso r15 g-17 h-15 k44
erson r15 g-17 h-15 k44
erst r43
ert r-69 g-37 h-22
ert_ r-18
erta h42
ertai r24 h22
ertak r-19
ertat h20
erti r-53 g-30 h-36
erv r36 g-40 m-35 h39 k28
erva r-18 k33
erval k35
erve r37 g-20 h28
erve_ r15
erved r26
ervi r17 m-21
ervic r17 m-19
erw r-18 g96
erwa r-16 g41
erwar r-16 g41
erwi g37
erwis g37
ery r-27 h-41 k-27
ery_ r18 g16 m-39 h-40 k-18
eryb m29
erybo m29
eryo r-34 g-19
eryon r-34 g-19
es2 k24
es2a k24
es2al k24
es_ m15 h-17 k27
esa r-28 g76 k52
esab h-16 k57
esabi k67
esal g48
esale g56
esb r30
esc r-43 m-29 h-31
escap h-17
esce r-32 h-21
escen r-32 h-21
esco h15
escor h71
escr k20
escri k20
esd m-16 h-15
esda m-16 h-15
esday m-16 h-15
ese r51 h25 k-21
ese_ h-30
eseb g47 h35
esec h27
esecr h24
esen r21
esent r21
eser r32 m-22
esert g25 m-18 h-16
eserv r35 g-15
esh r88 g-39 h25
esh_ r32 m-18
esha m31 h21
esha_ h21
eshe r24 h-31
esho h-27
esht r38 g-31
eshta r23 g-25
esi g18 h17
esid r25 g19
eside r25 g19
esig g28 h17
esign g28 h17
esk m-15 h-32 k-27
esk_ m-15 h-32 k-27
esl g24 h45
esla g26 h-22
esla_ g26 h-22
eso g73 m18 h23 k-46
esol r-23 g44 h-21 k-21
esold r-23 g44 h-21 k-21
esor g19 h22 k-24
esort g19 h22 k-24
esp h-16
ess r21 m36 h-44 k19
ess_ r95 g41 m-17 k-17
essa r-43 m23 h-53 k28
essa_ g28
essag r-31 m46 h-63 k38
esse r-17 g-40 m57 h47
essed g-18 m27
essel g17
esses g-34 m19 h33
essi r28 h16 k18
essin r27 m-26 h-21 k26
essio m15 h38
esso r-35 h-45
esson r-23 h-20
est r-17 g-119 m67 h-72
est_ r63 g19 m65 h-73
esta r-36 g-23 m-33 h-44 k21
esta5 k19
estat h-58
estau g-18
este r27 m18 h-18 k-15
ested r-29 h-27
ester r58
esti r-41 g-35 h34
estin r-24 h-15 k17
estio g-20 h29
estl m15 h16
estli m15
estm r-21 g-15 h19
estme r-21 g-15 h19
esto r17 g-35
estor r34 g-15 h20
ests r-18 m25 h15 k-24
ests_ r-18 m25 h15 k-24
esu g18
esul g18
esult g18
et2 h-20
et2a h-20
et2ak h-20
et_ r-24 g38 m-31 h-71 k-68
eta r28 g69 m-20 h-23 k-34
eta_ g17 h-27
etab h-16
etah r19
etah_ r19
etai r16
etain r17
etal h-15 k-18
etal_ h-15
etam m-15 h57
etami m-15 h57
etat g26
etb h-25 k16
etba h-25 k16
etbal h-25 k16
etc g19
etch g19
etch_ g19
ete h52
ete_ g-15 h15 k38
etec h-20
etect h-20
eted g34
eted_ g34
eten r40 m17 k-18
etene r39
eter r-15 m-18 h49
eter_ r-15 h87
etf h-15
etf_ r29
etfa r-23
eth r-41 m47 h24
eth_ r-16 m15 h69
etha r-21
ethe g16 m47 h-29
ether g16 m47 h-29
ethi g19 h21
ethin g19 h27
ethy h-20
ethyl h-20
eti m84 h-97 k-24
eti_ r31 g-32
etic g15 h-38
etim g33
etime g33
etin m43
eting m43
etir h-41
etire h-25
etis h20
etish h20
etit m35 h-25
etiti m35 h-25
etl h-30
etla r-18
etla3 r-18 g16
etn r47
eto r23 g23
eto_ r32
etor g31 m-15
etoro g31 m-15
etr r-21 g-64 m-19 h-73
etre r-27 g-58
etres r-27 g-58
etri g18
etric g21
etro g-28 h-47
etro_ h-33
etrol g-15
ets g-49 k18
ets_ r-23 g-54 k19
ett r-50 g-34 m50 h-72 k-20
etta h37
etta_ h37
ette r-41 g-32 m61 h42
ette_ m53 h31
etter r-41 g-19
etti r17 g19 m-17 h-61
ettin r17 g19 m-17 h-61
ettl m45 h-53
ettle r19 g18 h-49
ettli g-23 m31
etty m-30 h-16 k-18
etty_ m-20 k-18
etu g82 m39 h-27 k-21
etua r23 g25 m44 h-17
etual r23 g25 m44 h-17
etur r-35 g36 k-15
eturn r-35 g36 k-15
etw g-23
etwa m19 h15
etwe g-20 m-18
etwee g-20 m-18 k25
ety r19 g-23
ety_ r19 g-23
eue m-23 h-22
eue_ m-23 h-22
eum g20
eum_ g20
eur r34 g-17 m51 h87
eur_ r25 m-17 h28
euro g-16 m36 h23
euro_ r-20 g16
eurom m51 h42
euros r24 g-22 m-18
euru m31
eurus m31
eva g19 h-23 k25
evan g19
evan_ g19
eve r67 g125 h-24
evel r-17
evel_ r-16 g-16
evelo g23
even r75 g41 h-20 k-26
even_ r109 g34 h-18
eveni r-36 m20 h42
event r-15 h-19
evenu r18 h-31
ever r20 g30 k35
ever_ r27 g42 m-21 k38
evera r-22 g73
evers g-18
every r30 g-66 m18 h28
eves r-22 g16
eves_ r-22 g16
evi g-34 h50
evie h23
eview h25
evil g-15 h18
evo r17 h-16
evol r17 h-16
evolv r53 h-16
ew_ r26 g-63 m-94 h-36 k-54
ewa r-21 g46
ewar h-15
eward h-15
ewe g25 h-55
ewel r22 g-19 h-29
ewell g-16 h-27
ewer h-39
ewh g51 h-15
ewhe g51 h-15
ewher g51 h-15
ewi g-19 h-26
ewin g-19 h-27
ewing g-19 h-27
ewn g24 h21
ewn_ g24 h21
ews g-25 h45
ews_ r20 h29
ex_ r-34 g77 m29 h99 k-16
exa r-65 g-38 m27 k-37
exac r-32
exact r-32
exam r-31 g-27 k-32
exam_ r-34 g-32 h-16 k-16
exami g19 h48
exams h-21
exc r-17 m25 h-36
exca h-24
excav h-24
exch r-16 g-22 m32
excha r-16 g-19
exi g17 h-31
exis g17
exist g17
exo h15
exp g34 k28
expe g17 h-20
expec g32
expen h-22
exper m17 h24
expi g37 h47
expir g37 h47
expl r-41 g-25 k42
expla r-41 g-20 h-17 k43
expr r23
expre r23
ext m19
ext_ g57 m39 h-50
exte r-15
exten r-15
exti g-45 h29
extin g-45 h29
exto h24
extor h24
extr r36 g-38 m-18 h19
extra r39 g-38 m-18 h34
ey_ g-23 m16
eya g89 h-42 k36
eya_ g37 m22 h-38 k42
eyad r-15
eyada r-15
eyar g27
eyard g20
eye g-40 m21 h21 k28
eye_ g-25 m23 k-15
eyes h24 k43
eyes_ h24 k43
eyh m23
eyho m23
eyhou m23
eyl r52
eyle r22
eylen r22
eym g17 h-54
eyma g25 h-19
eyman g25 h-19
eys g-39 h38
eys_ g-39 h40
eyy g43
ez_ r16
eza g-27
ezz r19 h-27
ezza r19 h-27
ezzan r19 h-27
f3a m-15
f3a_ m-15
fa2 g28
fa2n r-36 g42
fa2na r-36 g42
fa3 m23 k41
fa3_ r30 m28
fa3t g-21 m20 h17
fa3t_ g-21 m20 h17
fa_ m-40 h-30 k-20
fab h-18
fac r69 g-58 m-25 k-20
face g-18 m-21 h19
face_ g-18 m-21 h16
faci g-24 h37
facil r38 h49
fact r59 g-15 h-43
facto r62 h-43
fai r-31 g27 h17 k-21
fail r-18 g20
fair r-22 g26 h27
fair_ r-22 g27 m-16 h35
fais g-19 k-20
faisa g-19 k-20
fak g-19 h94 k15
fake g-18 h61 k21
fake_ g-18 h61 k21
fal r-33 g124 k49
fal_ g41 h42
fala r31
fala_ r31
falc g53 m-21 h-37
falco g53 m-21 h-37
fall r-31 g43
fall_ r-26 g39
falls m34
fals k57
false k57
fam m-19 k27
fami g-23 m-19 h-35 k28
famil g-23 m-19 h-35 k28
fan r-32 g-25 m22
fan_ m-20 h-32
fans h47
fans_ h34
fant m37 h-22
fanta m37 h-22
far r-30 g-36 m-28 h-68 k-36
far_ r18
fare r-40 m-16 h-31 k-16
fare_ r-21 h-24 k-16
farew r-31
farm g-16 m-19 h-32 k-17
farm_ m-19 h-21 k-15
fas r22 h-24 k-20
fast r28 h-50 k-20
fast_ r16
faste h-40
fat g22 h75
fat_ h47
fate h22
fate_ h22
fath g41
fathe g41
fatoo h-20
fav r-23 m16 h-15 k17
favo r-23 m16 h-15 k17
favou r-23 m16 h-15 k17
faw r65 g-16 k-19
fawa r66 g-16 k-17
faway r53 g-16 k-17
fay r76 h-35
fayd r48 h-25
fayda r37
faye r28
fayez r28
faz k62
fazt k62
fazti k62
fd_ r127 g111 m125 h-97 k-40
fds g25
fds_ g25
fe_ r-21 m41 h-29 k-23
feb r17
febr r17
febru r17
fec r-21
fect r-21
fee r-26 g42 h-29
fee_ g-68 m-36
feed r-19 g-36 m-34 h-35
feed_ r-19 g-36 m-34 h-35
feeh g88 h-25
feeh_ g64 h-18
feel r26 g87
feel_ g32
feels g56
feen g28
feen_ g28
fees r-29 g-23 m62 h-15
fees_ r-21 m31 k15
feet g-32
feet_ g-32
fei h72
feit h72
feit_ h68
fek h17
fek_ h17
fel r18 g31
fel_ g80
fell g-36 h31
fell_ g-36 h37
felo r18
fen g-44 m-17 h106
feng g-20 h66
fenga g-16 h49
fenj h30
fenje h25
fer r-25 g-27 h45 k15
fer_ r-24
fere r-16 m16
fered r-27 h-29
feree h33
feren r17 g-16 m33
feri h51
ferin h51
ferm h59
ferme h59
ferr r22 h-46
ferre r22 h-20
fers k29
fers_ k29
fes g16 m-24 h47
fes_ g-28 m-18 h21
fest h28 k-16
fest_ g34
festi g-16 h25
fet m-21
fet_ g-15 h-20
fetc g19
fetch g19
feti h20
fetis h20
ff_ g-27 h91
ffa g72
ffa_ g32 h-17
ffe r-66 g25 m15 h17
ffee r-26 g-26
ffee_ r-26 g-26
ffer r-34 g34 m23 h26
ffere r-29 g39 m25 h-31
fferi h51
ffi g-28
ffic g-25 h-19
ffic_ h-25
ffice g-16 m26 h-25
ffici h-41
ffick h71
ffl r-16 m38 h-27
ffle r-16 m38 h-27
ffle_ r-16 g-19 m63 h-31
ffles g22 m-25
ffr h-36
ffro h-36
ffron h-36
ffs h35
fi_ g35 h-41
fic r24 g-33
fic_ h-25
fica r17
ficat r17
fice g-18 m26
fice_ r49 g-23 m30 h-53
ficer r-49 h63
fici h-41
ficia h-41
fick h71
ficki h37
fide h-15
fie g74 m-15 k-23
fied g45 h-21
fied_ g45 h-21
fiel g34 h-22 k-22
field g34 h-22 k-22
fif r55 g-34 m50
fift r59 g-34 m48
fifth r45 m30 h28
fifty g-21 m20 h-23
fig g50 k40
figh g-27 h51 k65
fight g-27 h51 k65
figs h-35
figs_ h-35
figu g59 h-25 k-25
figur g59 h-25 k-25
fil m-25 h62 k-29
file g25 m-19 k-22
file_ g20 m-19 k-40
files k17
fill g28 m26
fill_ m28 h42
fills g40 h-26
film g-16 h74
film_ g-16
films h71
fils r44 g-20 m-18 h-43
fils_ r44 g-20 m-18 h-43
fin r49 g50 h-30 k-24
fina r79 g-25 m-26 h-44
final r-22 m-22 h-19
finan r101 g-27 h-25
find r-47 g127 h-20
find_ r-26 g123 h-32
findi h18
fine r35 h30 k-15
fine_ g-35
fined g37
fines h57
fing g-21
fini m67 h-35
finis m67 h-35
finj g-26 h23
finja g-26 h23
fir r-47 k42
fire g15 h-18
fire_ h-50
firew h17
firm r-29 g-21 h-16 k61
firm_ r-24 k16
firs r-18 g19 m28 h15
first r-18 g19 m28 h15
fis r-17 g46 h-77 k-20
fish r-17 g46 h-77 k-20
fish_ r-15 g95 m-38 h-84 k-19
fishi g-40 m25
fit r-48 g-92 m-44 k-24
fit_ r-19 m-40
fits g-52 h29
fits_ g-52 h29
fitt r-16 g-27 h-23
fitti r-16 h-19
fiv r20 g-35
five r20 g-35
five_ g-35
fix m-33 h52
fix_ h16
fixe g19 m21
fixed m28 h-19
fixer h36
fixes g16
fixi g-20 m-40 h23
fixin g-20 m-40 h23
fla g-73 h-45
flag g-33 m-22 h-45 k53
flag_ m-18 h-23 k21
flags k20
flas h32
flask h32
flat r17 g-27 k-45
flat_ g-31 h-55 k-43
flate h39
flati r22 m19
fle r-22 m30 h-78
fle_ r-21 g-39 m62 h-35
flee h-20
fleet h-20
fles g21 m-26
fles_ g21 m-26
flet h-30
fli r-50 g17
fli_ h18
flig r-45 g-15 m-27
fligh r-45 g-15 m-27
flip m40 h-44
flip_ m17 h-34
flipp m24
flo r-26 g31 m20 h-41
floa r-16 g39
float r-16 g39
floo r40 g38 m24
floor r21 g23 m17 h22
floos r29
flou g-28 m21
flous r-16 g-27 m27 k21
flow r-25 m-22 h-18
flowe r-25 m-22 h-46
flu_ h-41
flus m16 h21
flush m16
fly g19 h106
fly_ g19 h106
fni r30
fni_ r30
fno g27
fno_ g27
fo_ r70
foa r-24 g49 h37
foal r-24 g50 h-17
foal_ r-24 g50 h-17
fok r15 h41
fok_ h41
fol r-15 g44 h16 k-17
folde h25
foll r-21 g44
follo r-21 g44
fon g-23 h37 k-19
font g-17 k-19
font_ g-17
foo m-41 k-26
food g-38 m-24 h-25 k-22
food_ g-38 m-24 h-25 k-22
foot m-15 h24
footb m-15 h-23
for g36 m-22 h-68 k61
for_ r61 g-24 m-51
forb r44
forbe r44
forc h21
force h21
fore g96
fore_ r-26 g61
forec m18
forex g44 h-15
forg r-81 g-21 h71 k-15
forga r-49
forge r-21 h45
forgi h35
form r-20 h-52 k63
form_ m17 k47
forma h-31 k23
forms g22
fort r-24 g-46 m32
forty r-35 g-18 m35
forw r38 g39 h-43 k20
forwa r39 g23 h-43 k20
fou r-15 h-54
foun r-41 g41 m-25 h-18 k-18
found r-41 g41 m-25 h-18 k-18
four r25 g-40 m38 h-37
four_ g-30 m20 h-47
fourt r21 m18
fra g24 m-23 h-46 k-17
fram h-17
frame h-17
fre r-31 m-34
free r-40 m-34 h17
free_ g-15 m-33 h-22
frei g21
freig g21
fren g-18 h54
frenc g-18 h54
fres r17 g-20
fresh r17 g-20
fri r-26 g-41 m34 h21
frid r-24 g-25 h22
frida m18
fridg r-16 g-24 h23
frie h-52
fries h-29
fro r23 m-21 h-24 k19
from r25 m-28 h41
from_ r25 m-22 h24
fron g-27 h-59 k17
fron_ h-36
front g-21 h-23 k17
fru g28 m29
frui g28 m29
fruit g28 m29
fs_ r17 m-30 k31
ft_ r-21 g-19 m-73 h-218 k20
fta h-26
ftar h-23
ftar_ h-23
fte r16 g28 m-20 h71 k16
fted h76
fted_ h76
fter g42 m-16 k20
fter_ r26 m-16 h18 k21
fterw r-16 g43 h-15
fth r45 m30 h24
fth_ r21 m30 h24
fti r18
ftin r18
fting r18
fto r-20 g-63
fto_ g-24 h-23
ftop h21
ftop_ h21
fts r-30 g25 m17 h-42
fts_ r-30 g-33
ftw m-21 h30
ftwa m-21 h30
ftwar m-21 h30
fty r-15 g86 h-42
fty_ r-15 g86 h-42
fue r-47 m-18
fuel r-47 m-18
fuel_ r-47 m-18
ful r-44 g-37 m-34 h-42
ful_ h-28
full r-40 g-39 m-34
full_ r-25 g-24 m-34 h-30
fum r-16 h-25
fume r-16 h-25
fume_ r-16 h-67
fumes h42
fun r27 h-74 k36
fund r29 m27 h-19 k40
fund_ g-49 h-22 k-24
funde r51
fundi g58 m34 k-17
fundr k27
funds r16 g-15 m24 k59
fur g-18 m28 h-19
furn h-16
fus g54
fuse g42
fused h-20
fuses g35
fut r-27 g186 m-38 h-66
fut_ g108 h-42
futs g21
futs_ g21
futu r-16 g58 m-28 h-22
futur r-16 g58 m-28 h-22
fwd r21 g-27
fwd_ r21 g-27
fx_ r111 g-59 m-15 h-28
ga3 g-31
ga3_ g-31
ga_ r-39 g44 h-18
gac m27
gach m31 h-24
gacha m31 h-24
gad g21 h-15
gag r61 g24 h-47 k-20
gage r61 g24 h-47 k-20
gage_ r61 g24 h-44 k-20
gai r21 m37 h22
gain r23 m30 h22
gain_ r70 m46
gains r-47 m-15
gal r-20 g-32 h29
gal_ g-31
gala h-15
gala_ h-15
gali h15
gam r-23 m111 h66 k-35
gamb m55 h-48
gambl m37 h-41
game m31 h18 k-25
game_ m26 h15 k-21
gamey r24
gami m22 h33
gamin m22 h33
gamm r-24 g20 h42
gammo r-23 h56
gan g-70 h143
gan_ r-19 g-44
gana m17
gana_ m17
gane h32
ganes h32
gani r34 h31
ganis r29 h31
ganj h24
ganja h24
gans h44
gans_ h44
gap r19 h-16
gar g-37 m-35 h-34
gar_ r-39 m-16
gara r-18
garag r-15 h-15
gard r66 g-36 h-39
garde r-23 h-32
gardl r62 g-34
gare g23
gari h16
garit h24
gars g-17 h21
gars_ g-17 h21
gas r-24 m24 h-37 k-23
gas_ r-24 m24 h-37 k-23
gat r-26 m-42 h-34
gate r-23 g-18 m-33
gate_ r-23 g-18 m-33
gath g-19 k27
gathe g-19 k27
gav r-41 g-77 h-68 k15
gave r-38 g-77 h-68 k15
gave_ r-38 g-77 h-68 k15
gay r22 m19 h22
gay_ h35
gaya g22 m29 h-34
gaya_ g22 m30 h-42
gaz h-45
gazi h-23
gazin h-23
ge_ r-23 g17 m-33 h-32
ged r37 m-49 h40 k-41
ged_ r31 g-31 m-19 h53 k-39
gei h29
gein h29
geing h29
gel g-20 m-16 h19
gel_ r15
gela h22
gelat g-28 h33
gem h-21
gem_ h-22
gen g-33 k-27
gen_ g24
genc r29 g-25
gence r27
gency g-18
gene g38
geneh r29 g15
gener r-36 g23
gent r-18 g-52 m21
gent_ g-32 h-18
gentl g-21 m-19 h18
gents h-19
genu h21
genui h21
geo h-27
geon m18 h-29
geon_ m41
geons g20 m-23
ger g-17 h144
ger_ m-25 h42
gerin m19 h-15
germ h37
germe h24
gers h57
gers_ h57
ges g-34 m-20
ges_ g-22 m-34
get g-24
get_ g24 m-42 h44 k15
geta g-16
geth g-15
gethe g-15
gets g-17 m49 h-39
gets_ g-17 m49 h-39
gfi g-24 h41
gfis g-22 h27
gfish g-22 h27
gg_ m16
gga m-27 h36
ggag g23 h-28 k-20
ggage g23 h-28 k-20
ggar r-16 h37 k18
ggars h42
gge g-24
gged h21
gged_ h21
ggi g-18 h42
ggie h27
ggie_ h27
ggl h62
ggle h54
ggle_ h55
ggs g24 h-29
ggs_ g24 h-29
gh_ r30 m-23 h-39 k32
gha r45 m31 h-73
gha_ g17
ghal m44
gham g23 h-19
ghar r-18 g-25 h-23
ghb g18
ghbo g21
ghbou g26
ghe r40 g32 m15
ghed g-24
ghed_ g-24
ghel h24
ghel_ h24
gher r55 m43 h-17
gher_ r55 m43 h-17
gho k18
ghos k18
ghost k18
ghr r36
ghri h15
ghrib h15
ght r-51 g31
ght_ r-37 g44 m40 h-35 k-43
ghtc h23
ghtcl h22
ghte k58
ghter k58
ghti h27
ghtin h27
ghts m-16 h-56 k-16
ghts_ m-16 h-29 k-16
ghu h43
gi_ r25 h21
gic h-29
gic_ h-31
gici h22
gicia h22
gie h27
gie_ h27
gif r-56 g-44 m-26 h-29 k24
gift r-56 g-44 m-26 h-29 k24
gift_ r-40 g-33 m-21 h-19 k24
gifts r-16
gil m-15
gin g57 m-43 h80 k-19
gin_ r-24 m-17 h128
gina r-17 h48
ginal r-17 h48
gine g43
gine_ r22 g72 h30
ginee g-28 h-24
ging g35 h-32 k-17
ging_ g35 k-17
ginge h-35
ginn h-18
gins r26 g-30 h-34
gins_ r26 g-28
gio h32
gion h23
gion_ h23
gir g-23 h87
girl g-22 h103
girl_ h114
gis r-34 g-22 h-23
gist r-34 g-21 h-29
giste r-33 g-32
gistr g24 h-26
git m49
gita m35
gital m35
giv r40 g37 m-26 h-51
give r27 g54 m-22 h-39
give_ r44 g71 h-38
givea m16
given r-38 g-61 m-26 k16
gives r21 g48
givi g-16
givin g-16
gla r26 g-26 h30
gla_ r46 h-27
glar g20
glary g20
glas g-26 h28
glass g-26 h28
glaz g-17 h33
glaze h50
gle g-38 m-37 h86
gle_ g-19 m-16 h25
gled h34
gled_ h34
gler_ h17
glers h-20
glet h25
glets h17
glo g-30 m-20 h-15
glo_ h18
glov g-28 m-19 h-33
glove g-28 m-19 h-33
glu h-38
gme g49 h-58
gmen g49 h-58
gment g49 h-58
gn_ g28
gna g26 h23
gnac h55
gnac_ h55
gnal g37
gnat h-24
gnatu h-24
gne g-17 m-17 h54 k-18
gne_ g28
gned g-40 k-18
gned_ g-40 k-18
gner h38
gner_ h18
gni r-27
gnin r-27
gning r-27
gnm m-16
gnme m-16
gnmen m-16
gno g-15 h56
gnon h23
gnon_ h23
gns r20 h-22 k32
gns_ r20 h-22 k32
gnu h27
gnum h27
go_ r-40 g105 m58 h46 k28
goa m61 h34 k-23
goal r-23 g-23 m42
goal_ g-25 h-39
goals m30 h28
goat g28
goat_ g33
goats r15
god g92 h15
god_ g90
goe r-40 m31 h21
goes r-40 m31 h21
goes_ r-40 m31 h21
goi g27 h-30
goin g27 h-30
going g27 h-30
gol m31 h-44 k-15
gold_ g21 h32
golde g-15
golf m29 h-53
golf_ m29 h-53
gom r28
gon h70
gon_ h24
goo g-60 m-22
good g-55 m-16
good_ r-31 g-59 h73
goods g19 h-48
goodw r40 g-15
gos h26
gosh h26
gosht h26
got r65 g-25 m-22
got_ r50 g-25 m-22
gov r20
gove r20
gover r20
gra r-27 g-54 m-37 h-23 k-32
grab g93 h-30
grab_ g93 h-30
grac r56
grace r56
grad g-58
grade r-19 g-55 h20
gram r-25 h58
gram_ r-31 g27 h54
gramm h-18
grams r16 h22
gran r18 g-21 h-32
grand m19 h-15
grant g-32
grap r-31 g-30 h18
grape h-24
graph r-25 g-28
grapp h47
gras h-26
grass h-26
grav m-18
gre r40 m57 h114 k-24
grea h41
greas h33
gree g40 m32 k-20
gree_ r-24 g29 h23
greed r19 g-28 m17 h-23
greem r41 g19
green r-15 g16 m37 h15
grew r55
grew_ r55
grey r-26 g-33 m36 h27
grey_ r-26 g-26 h33
greyh m23
gri g-16 m-15
gria h17
gria_ h17
gro g22 m-30 k-22
groc r-31 m-16 h-35
groce r-31 m-16 h-35
groun k-25
group h-22 k39
grow r45 g31 h27 k-20
grown h27
grows r33 g48 h-48 k-15
gs_ r-49 g33 h51
gsa h-18
gu_ h24
gua r17 m-32
guan h39
guanc h18
guar r20 m-28 h-34
guara r56 h-18
guard r-36 m-19 h-16
guc h15
gucc h15
gucci h15
gue r-62 m129 k-70
gue_ r-24 m25 h-28
guel h16
guel_ h16
gues r-37 m96 h23 k-55
gues_ h36
guess r-20 g30 m116 h-28
guest r-17 g-16 m-20 h15 k-41
guin h34
guine h-21
guinn h55
gul r-17 h-57
gula h-31
gumm h17
gummi h17
gun r-15
gun_ r-15 g19
gund h17
gundy h17
gur g94 h-56 k-25
gure g32 k-25
gure_ g32 k-24
guri g16 h-29
guro g46
guro_ g46
guy r-41 g-15 h66 k18
guy_ r-21 g-15 h77 k18
gy_ h40
gym r-50 g-53 m-49 h-38
gym_ r-50 g-40 m-49 h-38
ha2 r28 g-33
ha2a r28 g-29
ha2a_ r28 g-29
ha7 m22 h-18
ha7n m22 h-18
ha7n_ m22 h-18
ha_ r35 m-51 h-87
haa g-26 h-69
haar m20 h-34
haar_ h-25
hab r21 m-19 h-15
hab_ r40 g-28 h-69
haba g30
habak g30
hac r-21 g-21 h105 k-15
hack r-21 g-20 h100 k-15
hack_ h30
hacke r-18 h72
had r78 g-22 h-78 k-25
had_ r17 g-63 m24 h-37
hadd r-34 g31
hadde r-34 g31
hade r29 g15 m17
hade_ g27
hadi r52 m-16 h-15
hadi_ r39
hadt r26
hadt_ g19
hah r87 m-26
hah_ r30
haha m-16 h26
hahab r15
hahad h31
hahr r49 h-31
hahr_ h-15
hahre h-16
hai g-59 h-39 k-47
hai_ h49
hail g-18
hain r30 h-18
hain_ r30 h-24
hair g-28 h-88 k-37
hair_ r-20 h-39
hairs r-19 h-42 k-37
haj r32
hak h41
hakh h40
hal g18 m24 h31
hal_ g42 m-19 h-20
hala r-33 m29
halas h-16
hale r21 m25
halet r29 m-21
half g-25 m-44 h22 k43
half_ g-25 m-44 h22 k43
hali h16
hall m23 k-35
hall_ r-16 m17 h37 k-31
ham r30 g-38 k-16
ham_ r15 m-20 h170
hama r24 g31
hamb g-26 h-37
hambu h-37
hamd m-16 h-25
hamda h-23
hami g-39 h22
hamis h22
hamm h-44
hamme h-33
hamo g27 h-33
hamou g-35 h-15
hamp h-29
hampa h31
hampe h-27
hams r25 m19
hams_ r26 m20
han r-58 g-75 m121 h78 k45
han_ r59 g-24 m68 h-39 k109
hana r-20 m31 h58
hana_ g-15 h48
hanc g45 m89 h-23
hance g45 m89 h-23
hand g-32 m-38 h-45
hand_ m-17 h-21
handb h34
hande r-23 g25
handi m16 h-19
handl g-18
hando h-15
hands r26 g-25 h-15
hane h41
hanel h18
hang r-16 h-34
hang_ g26
hange r34 g-32 h-56
hango h15
hangs r-31
hani g-23 h36
hani_ g-23 h36
hank r-42 g-26 k-38
hank_ h15 k-27
hanks r-37 g-25 h-16
hann h36
hanne h49
hans r-24 g-19
hans_ r-24 g-19
hant r36 h18
hant_ r44 m-15
hanz h47
hanzi h24
hap r-26 m-20
hape g16
happ g-23 m-20 h23
happe g-21 h20
happy m-19 h20
hapt r-17
hapte r-17
har r82 g-89 h-15 k-22
har_ r79 g-68 m-16 h43
hara h93
harab h60
harak h-18
haram g-20
haras h28
harc g17
harco g17 h-35
hard r53
hard_ k18
hare r16 g-27 h26 k-15
hare_ r25 g-67 m17
hared h-20
hares r-20 g37 m-21 h50
harg r24
harge r40 m-18 h-38
hargi r-16
hari r-50 h-66 k17
harid r-18
harit r-15 h-56 k20
harj h15
hark h-27
hark_ h-27
harm r-17 m-17 h-42
harm_ h18
harma h-47
harr r-16 h28
harro r-15 h23
hart g-34 m61 h-45
hart_ g-34 m61 h-45
harv g41
harve g41
has g142 m-16 h-34 k-69
has_ r60 g132 h-37 k-44
hasa r-80 h-15
hasan r-58
hase r30 m-23 h-49
hase_ g-31 m-23 h-28
hased g35 h-16
hash r-27 g-39 h71
hash_ g-71 h103
hasi h50
hasin h50
hasn g87 h-31
hasnt g87 h-31
hasr m26
hasra m26
hass h-15
hassa m15 h-15
hat r-25 g84 m-16 h17 k-45
hat_ g15 m42 h35 k-28
hatc g36 m-21 h-45
hatch g36 m-21 h-45
hate r-18 g38 h-18 k-17
hatev r-22 g38 h-29 k-17
hats m-21 h29
hats_ g18 m-21
hatsa h33
hau h17
hav r77 g87 h-51 k-17
have r30 g83 h-27
have_ r35 g27
haven g56
haw h-25 k19
hawa g-23 h-21 k19
hawal h-22 k19
hay g83
hay_ g41 h21
haya g58
hayk h16
haykh h16
hayy g21
hayya g21
haz r80 h-68
hb_ m20
hbo g21
hbou g26
hbour g26
hbr h-26
hc_ h64
hch g22
hcr h17
hcra h17
hcraf h17
hda r-26 g-24 k-21
hday r-26 g-24 k-16
hday_ r-26 g-24 k-16
hdr g-16 m-23 h-18 k28
hdra k28
hdraw k28
he_ r30 m19 h31 k-120
hea g71 m18 k-52
head r-35 g25 m45
head_ r-15 g19 h29
heads r-21 m43 h-31
heal r-19 h40
heale h57
healt r-19 h-23
heap g15 m18 h35 k-21
heap_ m18 h23
heape g25 k-16
hear r-21 g49
heat r-15 m-39 h-45 k-15
heat_ r-15 g36 m-34 k-15
heatr g-17 h-21
heav r71 h-15
heavi r71 h-15
heb r22
hec r-29 h-74 k31
heck r-29 h-56 k31
heck_ r-19
hecke g21 h-16
hecki h-39
hecks k34
hed r-36 g34 m-18 h-71 k-51
hed_ m-20 h-68 k-38
hedg g74 h-44
hedge g46 h-41
hedgi g28
hedu r-18
hedul r-18
hee r-73 g-19 h-22 k-17
heek r-15
heek_ r-15 h-16
heel g-24 h25
heel_ h37
heen m20 h22
heen_ h35
heena m18
heep r-16 g24 h-24
heep_ g-16 m27 h-24
heer g19
heer_ g16
hees r-16 g-18 h29
heesh h27
heet h-16
hef g19 h-48
heft g20
heft_ g27
hei r-25 m-30 h38
heik h21
heikh h21
hein h50
heine h50
heir m-17 h-33
heir_ g49 m-16 h-16
heirs g-35
hej g20 h33
hej_ g28
heja h29
hek g-29
hel r22 g-43 h-66 k-29
hel_ h50
hela m24
held g22
held_ g22
helf r-25 h-57 k-30
helf_ r-25 h-57 k-30
hell h-30
hell_ g39 k24
hells h-22
helm g-18 m-15 h-34
helme g-18 m-15 h-34
helo h38
helor h38
help r60 g-34 h-34 k19
help_ r33 k24
helpi r23
helps h-20
helw h15
helwe h15
hem m-42
hem_ r-30 m-29 h-19
heme r48
heme_ r24 g32 h-16
hemes r24 g-20
hemp h16
hemp_ h16
hen g47 h45
hen_ r18 g29
hene m18
heng g26
henge g26
hens g20
hensi g20
heo h27
heon h27
heon_ h15
heq h-23
hequ h-23
heque h-23
her r41 g66 m-16 h-28 k29
her_ r22 g-27
hera m-20 h-34
herap r-16 m-18 h-34
herb m-29 h-27
here k45
here_ k23
heres r19
herev g18
heri g31 h-19
herit g31 h-19
herk r30 h-16
herka r30 h-16
herm h-21
hero h40
heroi h40
herr h43
herry h43
hers r30 g20 m61 h51 k24
hers_ r32 g20 m61 h41 k24
herw g37
herwi g37
hes r-25 g-49 m17 h-53
hese g-15
hest g-28 m43 h-31
hest_ m45
het r21 g21 m50
het_ r25 g18 h23
heta g23
heth g-16 m49 h-26
hethe g-16 m49 h-26
hev h-25
heve h-15
hever h-15
hex h46
hex_ h46
hey r16 g56 h-25 k30
hey_ r50 g60 h-25
hho r24
hi_ r-69 g38 h-30
hib h31
hic r-16 g27 m-33 h36 k-56
hic_ h57
hica g23
hich g51 m-15 h21 k-33
hich_ g45 h-19 k-33
hicha h50
hick g-34 h-26 k-23
hicke h-30
hid g-31 h-37 k69
hid_ g-21 m19
hidd r20 h16
hidde r20 h16
hide g-19 h-31
hide_ g-15 h-26
hidi h-17 k46
hidin h-17 k46
hie r-31 g48
hiel r-20 g31
hield r-20 g31
hif g-21 h-19
hift g-21 h-19
hifts g-21
hig r40 m35 h-66
high r40 m35 h-66
high_ h-56
highe r31 m36 h-16
hil g18 m-28 h-41
hild r-29 m-18
hild_ r-29 g17 h41
hildr h-38
hile r50 g26
hile_ r50 g26
him r28 m-24 k-26
him_ m-16 h-21 k-26
hims r21 h19
himse r21 h19
hin r-23 g79 m25 h20
hin_ r20 h-16
hind g29 h18
hind_ g20 h22
hine r16 h-20
hine_ r26 g-35
hines k24
hing r-52 m-21 h-16 k-20
hing_ r-52 h-15 k-20
hink g58 m33 h21
hink_ g42
hinks g64
hions h-17
hip r-38 m68 h19
hip_ r-31 g25
hipm h26
hipme h26
hipp g19
hippi g16
hips g-46 m61
hips_ g-46 m61
hir r-15 g-32
hir_ m18
hira g-16 h48
hiraz g-16 h49
hird r-26 m15 h16 k17
hird_ r-35 m15 h16 k17
hire r-27 m-22
hire_ r-17 m-15 h-18
hired h17
hirt r39 g-18 h-49
hirt_ m-29 h-53
hirts g-24
hirty r27 h-26
his r-25 g-20 m-51 h79 k40
his_ g27 m-26 k25
hish r-28 g-19 h97
hish_ r-20 h29
hisha h24
hishi h41
hisk g-20 h71 k18
hiske h54
hisky h17 k19
hist h-35
hit r45 g46 h42 k-40
hit_ r49 g36 h-27
hite r-29 m-23 h34 k-22
hite_ r-17 g-36 h51
hitel g51 h-18
hitm g-17 h30
hitma g-17 h30
hitt r38
hitty r64
hiv r-19 h61
hiva h58
hivas h51
hiy r-24 g19
hiya r-24 g25
hla r-15 h32
hlaw h33
hlawi h29
hle g63
hle_ g66
hlo g16
hly g-33
hly_ g-33
hm_ r-21 g26
hma r16 h19
hman h30
hman_ h24
hmo g39
hmo_ g39
hn_ m36
hna m-24 h43
hna_ m-23 h29
hne h22
hni r-33 h30
ho_ g-85 m-19 h54
hoc m-23
hod m21 h-27 k16
hod_ r-33 m21 h-27 k16
hoe g-29 m-15 h-88
hoes r-25 m-23 h-87
hoes_ r-25 m-23 h-87
hoev g-34
hoeve g-34
hof g-26
hog g-19 h34
hog_ g-18 h42
hogs h35
hogs_ h35
hoh r24
hoho r24
hoi r-15 g57
hoic r-15 g57
hoice r-15 g57
hol r45 g-24 k-16
hold r79 m-21 h-64
hold_ r23 g-17 h-33
holde r21 h-36
holds r44 h17
hole r-22 k-15
hole_ r-30 m15 h-15
holi h65
holic h26
holid h39
hom g-28
home g-41 h26 k-18
home_ g-38 m25 k-18
homem h19
hon g-16 h-19
hon_ r35 g-18 h33
hone r-29 h-53
hone_ m25 h-43 k15
hones g16 h38 k-15
honey g-24 h-48
hoo g-40 m-31
hood g-27
hoof g31 h21
hoof_ g26 h21
hook r18 g-41 m-30
hook_ r30
hooks h-46
hooku g-18 h46
hool h-67
hool_ h-65 k31
hoor r23 h-23
hoor_ r23 h-23
hoos g34 h42
hoose h34
hoosi g33
hoot r-15
hoot_ r-15
hop g57 m-50 h19 k-15
hop_ r34 g-24 m-35 h23 k-41
hope g98 h-31
hope_ g39 h-29
hopes g39
hopi g41
hopin g41
hopp g-28 m-17 h-20
hoppe g-19
hoppi m-17 h-20
hops g-31 h50 k30
hops_ g-31 h50 k30
hor g63 m19
hor_ r27
hori h20 k21
horit h-24
horiz h46
horo g-18 h47
horos g-18 h47
hors r-18 g32 m32
horse r-18 g32 m32
hort g77 h-89
hort_ g70 h-48
hos r-27 m20 h-56 k20
hosa h-19
hosar h-19
hose m57 h-28
hose_ r17 m78 h-29
hosen m-21
hosp h-29
hospi h-29
host g-26 h16 k18
host_ h-25 k20
hot r-64 g-65 k-51
hot_ g-18 k-16
hote r-35 m20 h-20
hotel r-35 m20 h-20
hotl h20
hotli h20
hoto r-32 g-39 k-22
hoto_ g-25 h-25
hotoc h-34
hotog r-21
hotos h62
hots h23
hots_ h23
hou r-30 h85 k-37
houg h17
hough h17
houl g19
hould g19
houn m23
hound m23
hour g-44 m-21
hour_ r37 g-25 m-20 h53
hours r-23 g-19 h-41
hous r16 g18 k-32
housa r16 g-21
house h27 k-26
housi g43 h-45
hout r-36 h47
hout_ r-36 h47
how r-43 m35 h19 k24
how_ g-15
howe r-44
howed r-41
hown g-23 k24
hown_ g-23 k24
hows g25
hows_ g25
hoz m23
hoz_ m23
hq_ g-15 h43
hr_ g-46 m27 h-40 k-22
hra r25 g-16 h-30
hra_ g-16
hre r16 g-69
hrea h34 k-17
hreat h66
hree r25 g-61 m18
hree_ r25 g-58 m20
hrei h-16
hrein h-16
hri r44 g34 h35 k-15
hri_ g19
hrib h15
hribi h15
hrin r18 h23
hris r17 h16
hrist r17 h16
hro g41 h39 k15
hroo m-32 h43
hroom m-20 h51
hrou g-26 k40
hroug g-26 k40
hrow g73 m20 h-17 k-22
hrow_ g65 m19 h-21
hrs h-24
hrs_ h-24
hs_ h-56 k-34
hsa g27 h39
hse m21
hser m21
hsert m21
hso r-22 g44
hsoo r-22 g44
hsool r-22 g44
ht_ r-26 g61 m33 k-44
hta r25 g-17 m-18 h-32
htar r25 m-15
htc h23
htcl h22
htclu h22
hte g38 h-34 k57
hter g39 h-30 k57
hter_ h22
htere g18 h18
hteri g36
hters h-52 k61
hti h18
htin h27
hting h27
hts m-16 h-56 k-16
hts_ m-16 h-29 k-16
hu_ r45 g19 h64
hua g-16
hud r23 h-26
huda r23 h-26
huda_ h-26
hug h15
hui r37
hui_ r37
huk h-20
hukr h-20
hul g54 m-18 h16
hula h62
hula_ h62
hull g28
hull_ g28
hulo g18 h-20
hulog g18 h-20
hulu g-16
hulug g-16
huma h26
human h26
hun m22 h-74 k47
hund r16 m24 h-25 k31
hundr r36 m29
hunk h-17 k24
hunks h-17 k24
hunt r-21 g45 h-32
hunt_ r-17 g32 h22
hunte g26 h-26
hunti g-15 h-27
hus r-46 g-26 m-26 h127 k-16
husb r-23 h57
husba r-23 h57
hut m-16
hut_ g27 m-16
hwa r-27 m16 h26
hwa_ m-17
hwe g-20 m-20
hwe_ m-16 h-35
hwei h28
hwein h24
hy_ g-64 m-34 h-22 k38
hyl r36 h-39
hylo r36 h-19
hyloc r36 h-19
hys r-16 h-17
hysi r-16 h-17
hysio r-16 h-17
i3t g23
i7r h21
i7r_ h21
ia_ r-40 k45
iab r-31 g30
iabi r-20 g30
iabil r-20 g30
iac h27
iac_ h27
iag r17 g-16
iage r17 g-16
iage_ r17
ial r-52 h-20
ial_ r-46 g16 m21 h-46
iale h44
iale_ h44
ialy h-18
ialys h-18
iam g-26 m21 h22
iamo h26
iamon h26
ian m-55 h51
ian_ g-16 m-32 h87
ianc h-32 k24
iance g15 h-37 k24
iap h15
iape h-23
iaper h-23
iapo h38
iapo_ h38
ias m-18 h-25
ias_ m-18 h-25
iat g-15 h62
iatu h20
iatur h20
ib_ r-15 g-17 h-19
iba r60 g-34 h24
iba_ r52 g-24
ibb h-19
ibe r-16 g-21 h85 k-15
ibe_ h48
iber g-17 h56
iberi h37
ibers h21
ibi m-15
ibi_ h23
ibig h-20
ibl r-21 h52
ible r-21 h22
ible_ r-15
ibles h15
ibo r22
ibor r22 h-20
ibor_ r22 h-20
ibr m-25 h-19
ibra m-18 h-28
ibrar r-19 m-18 h-28
ibs h19
ibs_ h15
ibu r-26 h22
ibut r-26 h19
ibuti r-26
ibuto h23
ic_ r-95 g56 m-41 h-77 k-66
ica r18 g16 m42 h77
ica_ g-20 h94
ical r17 h-28
ical_ h-25
icap m17 h-20
icap_ m17 h-20
icar g40
icat g-26 m32 h42
icate m32 h19
icati g-21
icatu h31
ice r-50 g-59 m-51 h55 k44
ice_ g-61 m-40 h-38
iced g-18 k29
iced_ g-18 k29
icen r-19 h16
icenc r-15 h-20 k19
icens h36
icer r-49 h63
icer_ r-49 g-16 h71
icers g21
ices r15 g21
ices_ r15 g21
ich r-28 g82 m-17 h52 k-33
ich_ r-43 g80 k-33
icha h50
ichar h50
ichev h-15
ici g-54 m-25 h-64
icia h-44
icial h-41
icin r21 h-50
icine r-18
icing r39 h-37
icit g-22
icity g-22
ick g33 m51 h-31 k-60
ick_ r21 g37 m32 k-22
ickb h42
ickba h42
icke r-34 g-74 m21
icked r-36 g-35 h-19
icken h-30
icker g-34 m-25 h42
icket g17 m32
icki h37
ickin h37
icks g61 m31 h-49 k-45
icks_ g61 m31 h-49 k-45
icku r26
ickup r26
icl g-23
icle g-20 h-20
icle_ g-20 h-20
ico g57 m15 h40
ico_ g59 m17 h17
ics r-21 g22 h19
ics_ r-21 g22 h19
ict_ g-22
icti m-18 h-45
ictio m-27 h-34
ictu h37
ictur h37
icy r-38 g54
icy_ r-16 g59 m-17
icyc r-22 m16
icycl r-22 m16
id_ r47 g-101 m60 h-27
ida r21 g19
ida_ r25
idat r18 g23
idati r19 g24 h-18
iday m16 h38
iday_ m18 h45
idd r41 g23
idde r20 h16
idden r20 h16
ide r-42 g66 m-57 h-18
ide_ r-60 m-63 h-68
ided g25 h-46
ided_ g25 h-46
iden g36
idend r23
ident g43 h-35
ideo h57
ideos h55
ider m19 h56
ider_ r-20 m19 h77
idera r24
ides r34 g27
ides_ r34 g27
idg r22 g-36 m-26
idge g-33 m-26
idge_ r-21 g-30 m-18 h20
idgi r35 h-16
idgin r35 h-16
idi h-19 k57
idia g20
idia_ g20
idin h-20 k58
iding k44
idn r-26 h95
idna h28
idnap h29
idne g-15 h65
idney g-15 h65
ido h53
ido_ g33 h-20
idol g-16 m-17 h66
idol_ h47
idols h20
idow r31
idow_ r31
idr h-16
idr_ h-16
ids g-48 m-30 h-15
ids_ g-48 m-30 h-15
ie_ r-38 g58 m31 k-23
iec g-29 h-29
iece g-29 h-29
iece_ h-25
ieces g-20
ied r-30 m33 h15 k20
ied_ r-16 g-24 h15 k20
ief h-25
ief_ h-25
iel g63 m-33 h-25 k-32
ield r17 g72 m-28 h-55 k-30
ield_ r38 g28 m-16 h-39
ields r-20 g44 h-16 k-22
ielt h16
ielts h16
iem h37
iemp h37
iempo h37
ien h65
ienc h30
ience h30
iend_ g23 h44
iends g-18 h-18 k26
ient h26
ient_ h15
ients m16
ieo g31 h-18
ieo_ g31 h-18
ier r28 g-45 m70 h30 k-25
ier_ r26 g-46 h-42 k-18
iers m32 h53
iers_ m32 h53
ies g-33 m25 h139 k-16
ies_ g-28 m20 h26
iest h38
iet h-52 k15
iet_ k15
iew r-17 g-35
iew_ h-23
iews h30
iews_ h30
if_ r-70 g294 m17 h-48 k-22
ife g15 h29
ife_ g17 h-27
ifes h15
ifes_ g-27
ifest g19 h15
iff r-27 g49 m27
iff_ r-15
iffe g30 m38
iffer g30 m38
ifi g34 h-22
ific h28
ifica r17
ifice h35
ifie g42 h-28
ified g45 h-21
ifl g-22
ifle g-22
ifle_ g-21
iform h-15
ift r-33 g-18 h-45
ift_ r-65 g-29 m-35 h-62 k21
ifta h-23
iftar h-23
ifte h71
ifted h76
ifth r45 m30 h28
ifth_ r21 m30 h28
ifts r-30 g-31 h-17
ifts_ r-30 g-31 h-17
ifty g63 m17 h-42
ifty_ g63 m17 h-42
ig_ r53 g45 m-18 h79
iga g-26
igam h19
igami h19
ige m20
igeo m20 h-35
igeon m20 h-35
iger h36
iger_ h36
igg g-21 h22
igged h25
igh r22 g23 m68 h-50
igh_ h-56
ighb g21
ighbo g21
ighe r29 g-21 m31 h-16
ighed g-24
igher r31 m48 h-16
ight g44 m26
ight_ g46 m58 h-18 k-54
ightc h23
ighte h-23 k75
ighti h27
ights m-16 h-56 k-16
igi g-16 m31 h67
igin r-17 g-15 h36
igin_ k17
igina r-17 h48
igio h37
igion h35
igit m36
igita m35
igl h25
igle h25
iglet h25
ign r-20 m-38
ign_ g28
igna g29 h-33
ignal g37
ignat h-24
igne g-41 h39 k-18
igned g-40 k-18
igner h34
igni r-27
ignin r-27
ignm m-16
ignme m-16
igno h23
ignon h23
igns r20 h-22 k32
igns_ r20 h-22 k32
igo g23
igr g-19
igra g-17
igrap g-17
igs k-30
igu g54 k-25
igue h16
iguel h16
igur g59 h-25 k-25
igure g32 k-25
iha r16 m31
iha_ r16
ihan m24
ihan_ m24
ija r-30 m19 h-24
ija_ m20
ijar r-22 h-22
ijara r-22 h-22
iji r-22 h56
ik_ r-32 g-29 m-29 h21
ika r-20 m24 h33
ikd r23
ikda r23
ikda_ r23
ike r26 g24 m-23
ike_ r32 g-50 m-19 h-17 k-32
ikes g76 k42
ikes_ g76 k42
ikh g-19 h32
ikh_ h21
iki m16
il_ r-32 g-60 h35 k-34
ila g-18 m-20 h96
ila_ h62
ild r-42 m-21 h15 k-19
ild_ r-42 g20 h52 k-18
ilde h-25
ilder h-25
ildi h32
ildin h32
ildr h-38
ildre h-38
ile r-32 g56 m-29 h20 k-48
ile_ r49 g27 k-61
ilea h49
ileag h49
iles r-28 g28 h-76
iles_ r-28 g28 h-76 k16
iley h51
ileys h51
ili r-30 g16 m-19 h-73 k25
ili_ m-16 h-40
ilie h-16 k20
ilies h-16 k20
ilin r-29 g18 h-60
iling r-29 g18 h-60
ilis r15
ilisa r20
ilit h47
ilita r-31 h58 k16
ility r41 g15
ilk g43 h-18
ilk_ g43 h-18
ill r76 g42 h-64 k-21
ill_ r40 g62 h-23 k-42
illa r-20 m-17 h-22
illa_ h-31
ille r27 g-43 h18
illed h-26
iller r18 g-33
illi g-30 m63
illin g-15 h-31
illio m57 h35
illn g34 h-16
illne g34 h-16
ills r44 g26 m-26 h-23 k36
ills_ r44 g26 m-26 h-23 k36
ilm g-20 h86
ilm_ g-20
ilms h71
ilms_ h71
ilo r-17 m-40 h-106
ilo_ g-15 h-26
ilom h28
ilome h28
ilor g19 h-42
ilor_ g24 h-24
ilos h-46
ilos_ h-46
ils r39 g-25
ils_ r39 g-24 m15 h-51
ilt h-32
ilv r-15 h-28
ilve r-15 h-28
ilver r-15 h-28
ily g-25 m-15
ily_ g-25 m-15
im_ r-21 m-23 h64 k43
ima r-38 m40 h23
ima_ g19 h-32
imal h21
imal_ h21
imar h-17
imar_ h-17
imat r-16
ime g54 m-17 h-61
ime_ g29 h-42
imed g33
imed_ g33
imei h17
imei_ h17
imes h-25
imi g-59 m-21 h-55
imin h-26
imini h-26
imit g-56 m-19 h-29
imit_ m-18 h-33
imita g-18 h19
imm g-31
imme g-16 h24
immer g-16 h19
immi g-16 h-51
immin g-16 h-51
imo m-16 h46
imon m-15 h38
imonc h43
imp h67 k-15
impl r16 g-19
imple r16
impo h25
impor h25
ims r16 m-21 k-18
ims_ h-20 k-18
imse r21 h19
imsel r21 h19
imu r40 h-21
imum r40 h-16
imum_ r40 h-16
in_ r-51 g17 m79 h-22 k-18
ina r78 m24 h-53 k-23
ina_ g16 m16 h19
inah r91 g-17 h-51
inah_ r91 g-17 h-51
inal r-65 g-20 h19
inal_ r-52 g-17 h22
inan r83 g-15 m-18 h-19
inanc r83 g-15 m-18
inar r-35 g53 m78 h-40 k-20
inar_ r-15 g-18 h-35
inary r-16 g72 m82 k-15
inat g-20 m-45 h19 k20
inate r15
inati m-42 h19 k24
inc r49 g-66
inca h36
incal h36
ince g-32 k20
ince_ r46 g-23 h-17 k21
incen r-53 h25
inci g-17 h-24
incip g-17 h-24
incl r50 g-15 h19
incl_ r42
inclu h24
incr h-18
incre h-18
ind r-45 g96 m-43 h-28 k-39
ind_ r-69 g232 h54
inde r-50 m-26 h-65
indem g34
inder r-35 g-30 h-45
index m-15 h-17
indi r58 g-32
indi_ r41
indin r31 g-30
indl g-17
indly g-17
indn h-15
indne h-15
indo g-42 h20
indow g-32 h20
inds g-35
indu r27
indul r27
ine r23 g-32 h76 k37
ine_ g-66 h22
inea h-20
inea_ h-21
ined g31 h-28 k25
ined_ g31 h-28 k25
inee g-17 h-24
ineer g-28 h-24
ineg h-16
inega h-16
inek h56
ineke h50
iner r48 g44 m-21 h62 k-22
iner_ r21 g33 h59 k-17
iners r27 g-20
inery g31 h15
ines r-29 m18 k28
ines_ r-30 m21 h21
iness k16
inet g-24
iney g20
ineya g20
inf m15 h44 k32
infl r16 m16 h54
infla r19 m19 h42
ing g-16 m-51 k-51
ing_ r-31 g27 m-82 h20 k-40
inger g23 h20
ingf g-22 h27
ingfi g-22 h27
ingl g-27 m-28 h19
ingle g-27 m-28 h19
ingo m33
ingo_ m30
ings r28 m25 h-27
ings_ r28 m25 h-27
inh g30
inhe g31 h-19
inher g31 h-19
ini r46 g-34 h-55 k-65
ini_ g19 m-19 h27
iniat h20
inic r-24 m-18 h-50 k-16
inic_ r-24 m-18 h-50 k-16
inim r40 h-22
inimu r40
inin r23 g-25 h20
ining r23 g-25 h20
inis m49 h-39 k-19
inish m64 h-44
inist k-16
iniu h-15
inium h-15
inj g-26 h23
inja g-26 h23
injan g-26 h23
ink r20 m54 h86
ink_ k-18
inkd r22
inkda r22
inki g-39
inkin g-39
inko m58 h26
inko_ m58 h26
inks g34 h62
inks_ g34 h62
inm h32
inme h32
inmen h32
inn r-27 g-45 m24 h74
inn_ r-18 g-30 h95
inne k-22
inner h-52 k-21
innes h55
inni k19
innin m23 k19
ino r-25 g-34 m55 h86
ino_ r-21 g-30 m45 h25
inot h31
inot_ h31
ins r-101 g42 m15
ins_ r-36 g20 m34 h-16
insi h47
insid h57
insis g-22
insp g-58 h36 k-26
inspe g-58 h36 k-26
inst h-55
insta r-34 g19 h-31
inste r49 k34
insu r-63 g109 m-15 h22
insul g-24 h59
insur r-63 g133 m-15 h-38
int r69 g-30 m-72 h-64 k-46
int_ r120 g-85 m-34 h-31 k-21
inte r-20 m-27 h-68 k-20
inted r-37 h-25
inten r-15
inter r32 m-31 h-44 k-18
inth h31
inthe h42
inti r-46 m-15 h-32
intin r-44 h-28
intm r-20
intme r-20
into r-36 g30 h15
into_ r-36 g30 h15
intr r26 h-17
intre r33
ints r34 m20 h31
ints_ r34 m20 h31
inu g37 m38
inut r-40 g53 m42
inute r-40 g53 m42
inv r-25 m-24 h-20 k28
inve r-21 g15
inven r-27 g34 h-16
inves g-30 h26
invo m-23 k33
invoi g-29 m-19 k33
invol g16
iny g-19
io_ m-35 h-50
ioj h62
ioja h62
ioja_ h43
iol h37
iola h55
iolat h55
ion r-48 g-18 m63 h63 k22
ion_ r-42 g-28 m-36 k-22
iona r26 g-29 m39 h62
ional r26 g-19 m42 h62
ione g36 h16 k23
ioned g36 k29
ions r-20 m64 h-21 k28
ions_ r-17 m65 h-31 k29
ios r20 m18 h39
iosk r20 m18 h39
iosk_ r20 m18 h39
iot r-16 h-17
ioth r-16 h-17
iothe r-16 h-17
iou r29
ious r28
ious_ r28
ip_ g32 m36 k-67
ipa g-22 h54
ipa_ h57
ipal g-15 h-17
ipal_ r55 g-17
ipali r-20
ipe g-32 h15
ipe_ g-20
iped h47
iped_ h47
ipes h-26
ipes_ h-26
ipl g-16 m38 h25 k20
ipl_ h-32
iple h24 k26
iplo g-15
iplom g-15
ipm h28
ipme h28
ipmen h28
ipo g-17 m-16 h-26
ipp r-24 g30 h32
ippe r-22 h45
ipped r-15 g22 h35
ipper m-19
ippi g22 h-20
ippin g22 h-20
ips g-25 m81 h-21
ips_ g-20 m70
ipst h-25
ipste m17
ipsti h-23
ipt r-37 g-68 h39
ipt_ r-42 g-19 h-17 k-23
ipti g-36 h17 k17
iptio g-36 h17 k17
ipts k18
ipts_ k18
iptv h42
iptv_ h42
iq_ r19
iqs r15
iqs_ r15
iqu g16 h89
ique h47
ique_ h23
iqueu h24
iqui g27
iquid g31
iquo h41
iquor h41
ir_ r-98 g30 h85 k-57
ira r68 g-69 m-28 h72
ira_ r46 g15
irat r-15 h69
irate r-15 h69
iray r-18 g-38 h-30
iraz g-16 h49
iraz_ g-16 h49
irc g-25 m18
ircl m26 h20
ircle m26 h20
ircu g-24
ird r-44 g43 h-34 k15
ird_ r-53 h-27 k17
irds g27
irds_ g27
ire r-27 g23
ire_ m-20 h-64
irec m17 h16 k23
irect m17 h16 k23
ired h58
ired_ h58
irem h-33
ireme h-33
ires r-19 k-15
ires_ r-19 k-15
irew h17
irg g-18 h-16
irgi g-18 h-16
irgin g-18 h-16
irh r19 g-22 h-40
irha r19 g-22 h-40
irham r19 g-22 h-40
iri r-20
irin g25 h-35
irin_ h-24
iring g26 h-20
iris h22
irish h22
irit g-22
irit_ h-27
irits g-16 h66
irl r-15 g-23 h72
irl_ h114
irli h-38
irlin h-38
irm r-29 g-21 h-16 k61
irm_ r-24 k16
irn h15
irno h15
irnof h15
iro g31
iron g32 h-18
iron_ g32 h-18
irp r-20 g17 h24
irpo r-20 g18 h32
irpor r-20 g18 h32
irr h40
irra h42
irra_ h42
irs r-54 g-20 h16 k-58
irs_ r-36 g-39 m-27 h-62 k-49
irst r-18 g19 m28 h15
irst_ r-18 g19 m28 h15
irt r82 g-52 m39
irt_ m-29 h-53
irth k-16
irth_ r22 g18
irthd r-26 g-24 k-16
irti r51 g-17
irtim r51 g-17
irts g-24
irts_ g-24
irty r23 h-16 k16
irty_ r23 h-16 k16
iru m30 h39
irv r17
iry g-21 m-18 h-29
irya g-29 h-26
iryan g-29 h-26
is_ r23 m-20 h-46 k17
isa r-30 g23 h37 k-25
isa_ g36
isal g-19 k-20
isal_ g-19 k-20
isap h40
isapp h40
isati r20
isb r-24
isc r96 m-47 h-28
isco r21
iscou r35 g-27 h-25
iscov g20
iscr g16 h39
iscre g16 h39
iscu m-27 h-15
iscui m-27 h-15
ise r-42 g-21 m-26 h78 k-33
ise_ g38 m-44 h24 k-73
ised r-18 g-21
ised_ r-18 g-21
iser g-18 h23 k22
iser_ g-18 h23 k22
ises r-22 g-16 k27
ises_ r-22 g-16 k27
ish r-39 g-29 m17 k-20
ish_ r-53 m-16
isha h18
isha_ h18
ishe r-31 m16 h-54
ished g30
isher g-27 m16 h-45
ishi g-43 m21 h25
ishin g-43 m22 h19
isht r28 g25 h-23
isht_ r28 g25 h-23
ishw h21
ishwa h21
isi r-43 g-48 h22
isig h38
isig_ h38
isin h-28
isio m23
ision m23
isit r-38 g-27 h19
isit_ r-21 h-20
isk r-18 g20 h68 k15
isk_ g29 h-60
iske h79
iskey h50
iski h24
iski_ h24
isky g-16 h25 k18
isky_ g-16 h25 k18
isl r-19 g-18 h-20
isla r-19 g-18 h-20
islam r-19
islan h-27
ism g-15 h20
isma g-15 h22
isman g-15 h27
isn h-22 k26
isna_ g22
isnt k26
isnt_ k26
iso g-39 h-61
isor g-32
isor_ g-32
isp g-17 m-24 h29
ispl g-15 h23
ispla g-15 h23
isps h22
isps_ h22
iss r76 g34 m-41 h-34
issa r32 g27 h-16
issa_ r32 g27 h-35
isse r49 g-18
issed r54 g-15 h-16
isser h20
issi r-38 g49 h-42
issin g41 h-20
issio r-41 h-21 k18
isso r37 h17
issor r38
issu r-21 m-18 h-21
issue m-18 h-21
ist r37 g-49 m-99 h-16 k-21
ist_ r26 g-28 m-47 h-67
ista g-39
ista_ g-27
istak r-26
iste r-29 g43 h-22
isted h-16
ister r-48 g33
isti r23 g-34 h32
istil g-16 h30
istl h-16
istle h-16
istm r17 h16
istma r17 h16
istr m-31 h36 k-15
istra g24
istre h50
istri m-19
istry g-23 h-20 k-16
ists h15
ists_ h15
it_ g-37 m-24 h-73
ita r21 h21
ita_ g25
itab r22 k23
itabl r22 k23
ital r46 g-29 m22 k-23
ital_ r46 g-24 m25 h-45 k-22
itali h60
itam h-69
itami h-69
itan g21 h-17 k19
itanc g23 h-19
itas h23
itas_ h23
itat r-36 g-18 h71
itati r-25 g-18 h44
itc r-34 m-49 h-72
itca h-34
itcas h-34
itch g-32 m-42
itch_ m-38 h-27
itchc h17
itche g-25
itco r-23 g16 h-25
itcoi r-23 g16 h-25
ite r33 m-20 h-54 k-61
ite_ r-33 g-26 m15 h33 k-27
ited r28 g-37 h-63
ited_ r28 g-37 h-63
itee r35
iteen r35
itel g51 h-18
iteli g51 h-18
item g23
item_ g37 h16
iter h-49
iter_ h-47
ites r23 h37
ites_ r23 h37
ith g41 m-33 h-27
ith_ r32 g-35 m39 k-25
ithd g-16 m-23 h-18 k28
ithdr g-16 m-23 h-18 k28
ithe r-39 g56 h-15
ither r-39 g56 h-15
ithh r22 g17
ithi r20 h-16
ithin r20 h-16
itho r-35 m-25 h20
ithou r-35 m-25 h20
iti m-21 h-58 k22
itie h-26 k16
ities h-26 k16
itin r-16 g40 h36
iting r-16 g41 h28
itio g-41 h-20 k15
ition r-17 g-41 h-20
itis h-35
itiv h15
itivo h15
itiz h-24
itize h-24
itm g20
itm_ g28
itma g-17 h30
itman g-17 h30
itn g-32 h41
itne g-22 h28
itnes g-22 h28
ito r-71 g-18 h18 k37
ito_ g18
itor r-72 g-35 k39
itor_ r-43
itors g-16 h32 k25
itr g-27 h20
itre_ h-20
itres h-22
itro h29
itrou h25
its r34 g-47 h43 k-19
its_ g-31 h16 k-15
itse r32 g-15 h22
itsel r32 g-15 h22
itt r19 g-27 m-15 h-75 k28
itte r19 h-37 k21
ittee r28
itten g27 k38
itter h-39 k-15
itti r-58
ittin r-35
ittl r30 g-16 k22
ittle r30 g-16 k22
itty r39 h-22
itty_ r39 h-22
itu r-33 g-21 m-42 h35
itua m-40 h39
itual m-40 h39
ity r16 h-43 k-27
ity_ r18 h-43 k-27
itz g-15 h54
itz_ g-15 h39
iu_ r-18 h108
ium r-39 m-30 h19
ium_ r-39 m-29
iut h43
iutt h43
iutto h43
iv_ r17 m20 h-17
iva r23 g21 h99
ivab r28
ivabl r28
ival g-18 h45
ival_ r-21 g-15 h25
ivas h51
ivas_ h51
ivat g21
ivate g-29 h32
ivati g50 h-28
ive r-47 g75 m-17 h-55
ive_ r37 g126 m35 h-34
ivea m16
iveaw m16
ived r-20 h23
ived_ r-20 h23
iven r-38 g-61 m-26 k16
iven_ r-38 g-61 m-26 k16
iver r-40 g-33 m-16 h-45 k-31
iver_ r-45 g39 h-36
ivera r57 g-57
ivere r-35 h-26
ivers g28 h-17
ivery r-26 g-20 h32
ives g56 m-17 k18
ives_ g65 m-17 k18
ivi h-33
ivid r27 g-39
ivide r16 g-39
ivin r-37
iving r-37 h-19
ivo m21 h67
ivo_ h15
ivor m23 h48
ivory h55
iwa m27
iwal m17 h-15
ix_ r40 g-23 m21 h-33
ixe m21
ixed m28 h-19
ixed_ m28 h-19
ixer r-15 g-15 h36
ixer_ g-15 h29
ixes g16
ixes_ g16
ixi g-22 m-36 h41
ixin g-20 m-40 h41
ixing g-20 m-40 h41
ixt r-16
ixty r-16 g18 m17
ixty_ r-16 g18 m17
iya h-29
iya_ r-35 m-23 h-15
iyal r34 h-17
iyals r39 m18
iyar r-21 g35 h-17
iye g-23 m-26 h31
iye_ g-15 m-18
iyy r24 g-15 m-33
iyya r23 m-25 h-16
iyya_ r23 m-25 h-16
iyye h23
iz_ g-35
iza h61
izar h24
izard h24
ize r-32 g-16 h-47
ize_ r-28 m18 h-62
izer h-24
izer_ h-24
izes m-17 h18
izes_ m-17 h18
izo h46
izo_ h46
izz r-17 m-21 h54
izza m-21 h-31
izza_ m-21 h-31
ja3 r-32
ja3_ h25
ja3t h-15
ja_ g-37 h157
jab r15 h38
jab_ h38
jac g-30 m58
jack g-30 m58
jack_ h17
jacke g-27 m-19 h-30
jackp m64 h19
jad g-22 h59
jado h29
jadoo h23
jadu h32
jadu_ h32
jag h27
jage h27
jager h27
jah h-17 k37
jahi k37
jahid k37
jal r27
jam k-18
jam3 r-15
jam_ h-63
jama r-17
jami r36
jamiy r36
jamo h26
jamon h26
jan r25 g-41 h21
jan_ r32 g-18 h36
jar r-20 g-44 m-16 h-46 k-17
jar_ g-41
jara r-22 h-22
jara_ r-22 h-22
jari g20 h17
jari_ g21 h20
jars h-32
jars_ h-32
jas g-27 h25
jay r79 g48
jd_ r-28
jde g35 h-16
jdee g35 h-16
jdeed g35 h-16
jeb h17
jec h-49
ject h-49
jecti h-38
jee g26 m43
jeet m33
jeev g19
jeeva g19
jel h27
jen h25
jen_ h25
jer r-26 g-17 m-38 h37
jers m-38 h-30
jerse m-38 h-30
jew r52 h-24
jewe r52 h-24
jewel r52 h-24
ji_ h43
jid m23
jid_ m23
jin r-18 g-30 h99
jinn r-18 g-30 h95
jinn_ r-18 g-30 h95
jiu h55
jiu_ h55
jja r36
jje r20
jje3 r20
jli g-18 h-19
jlis g-18 h-19
jlis_ g-18 h-19
job r-19 m-33 h16
job_ r-19 m-33 h17
joh h22
john h22
joi r-21 g-20 h54
join r-21 g-20 h54
joint r-19 g-20 h52
jos h18
joy m21 h-19
joy_ m21 h-19
jra h18
jra_ h18
ju_ h50
jua m75 h-30
jua_ m39 h-22
juaa m39 h-19
juaa_ m31
jud h25
judg h25
judge h27
jug h49
jug_ h49
jui r17 m-21 h-32
juic r17 m-21 h-32
juice r17 m-21 h-32
juj h23
juju h23
juju_ h23
jul r40
july r40
july_ r40
jum m24
jump m24
jun r50 g-26 m37
june h-24
june_ h-24
junk r37 m42
junk_ r51
junke m46 h23
jur h38
jury h26
jury_ h26
jus r-38 g22 h-43 k40
just r-38 g22 h-43 k40
just_ r-65 g24 h-30 k45
justm r27
ka_ r85 m-18 h128
kaa r-46 g19
kaas r-31 g31
kab m26 h44
kaba m16 h37
kaf h-34
kafa h-16
kafu h-31
kaful h-31
kag m-27
kage m-27
kage_ m-27
kah m-42 h-39
kah_ m-20 h-17
kal r-50 m37
kala r-39
kala_ r-39
kaly m22
kalya m22
kam r21 h-45
kam_ h-25
kame r24
kamel r-16
kamet r40
kan r71
kan_ r24 h33
kand r47 h-27
kar g16 h-59 k-27
kar_ r-23 h-28 k-18
kara r16 g33 h-78
kara_ g22 m15
karak h-43
karat r21 g16 m-24 h-23
kare m17
kari m-19
karim m-16
karo m16 h37
kart m22
karw h27
karwa h27
kas g25 m47
kas_ r21 g36 m-25 h36
kasb m45
kasba m45
kash h-29
kat g-17
kat_ r-29 m-16 h-25
kats h33
katsu h33
kay g-24 h27
kay_ g-18
kba g-16 h32
kbac h42
kback h42
kda r44 h-34 k31
kda_ r44 h-18
kdat h-16 k31
kdo g18
kdow g18
kdown g18
ke_ r-27 m-48 h102 k-29
ked g-36 h81 k-32
ked_ g-36 h81 k-32
kee r23 m-31 h17 k33
keep r35 g-45 m-18 h44 k44
keep_ g-20 m-66 h-21 k87
keepe h30
keepi r34
keeps m44 h47 k-36
keg h51
keg_ h44
kel r22 m30 k18
kel_ r25 k19
ken r-42 m75 h128 k-38
ken_ r-32 g26 m-39 h-27 k-21
kend g-20 m31 h24
kend_ m31 h27
keng h17
keng_ h17
keno m100 h76
keno_ m100 h68
kens h38
kens_ h38
kep k27
kept k27
kept_ k27
ker r-38 g-62 h-32
ker_ r-40 g-30 m52 h90
kera g-39
kers g24 m-40 h-67
kers_ g24 m-48 h-62
kery m-23 h-58
kery_ m-23 h-58
kes g79 m15 k22
kes_ g37 k22
ket g-53 m23 k-23
ket_ g-40 m37 k-37
keta h33
ketam h46
ketb h-25
ketba h-25
kete g34
keted g34
kets g-15 h28 k22
kets_ g-15 h28 k22
kett g-33 m-20 h-35
kettl g-33 m-20 h-35
key r-23 g-30 m37 h-43
key_ g-16 m33
keym g25 h-19
keyma g25 h-19
keys g-34 h-18
keys_ g-34 h-18
kfa r16
kfas r16
kfast r16
kg_ r-43 g-37 h-27
kga r-15 h-35
kgam r-15 h-35
kgamm r-15 h-35
kh_ g-70 h25
kha r76 h83 k-20
khad r30 g17 h-15
khadt r26
khai m24 h21
khal g24 m24
kham g-22 h19
khami h22
khan r-26 g-16 m-16 h108
khand h35
khanz h47
khar g34 m-36 h-19
khari r-18 g44 h-19
khas r-16 g-24 m36 h-37
khasr m26
khat g-34 m-19 h67
khat_ g-25 m-16 h71
khay g36
khayy g21
khd r36
khe m30 h-51
khed r17 m38
khed_ r17 m22
khel m32
khes g-27
khese g-27
khet g36
khet_ g36
khi r-24 g26 m-23
kho r-15 m27 h-70
khod r-23 m21 k16
khod_ r-43 m21 k16
khos m-15 h-19
khosa h-19
khoz m23
khoz_ m23
khs g21 m16 h-21
khsa g27 h-17
khse m21
khser m21
kht g-18
ki_ m-20 h-27 k-36
kic r-16 g-36 h67
kick r-16 g-36 h67
kick_ r-16 g-19
kickb h42
kid r-35 g-31 h22 k-31
kid_ m24
kidn g-17 h94
kidna h29
kidne g-15 h65
kids g-16 m-44 h-49 k-19
kids_ g-16 m-44 h-49 k-19
kie r-26 m65 h16
kie_ m47 h27
kies m19 h-20
kies_ m19 h-20
kil g-29 m-21
kill g-16 h34
kilo m-20 h-44
kilo_ h-26
kilom h28
kilos h-46
kim m-17 h30
kimm h40
kimme h24
kin r-21 g-51 h78 k-51
kin_ g58 m-26 h-22 k-32
kind h54
kind_ h90
kindl g-17
kindn h-15
king g-60 m-35 h27 k-19
king_ g-38 m-66 h-47 k-19
kingf g-22 h27
kings m32 h48
kins g-38 m63
kins_ g-38 m63
kio r20 m18 h39
kios r20 m18 h39
kiosk r20 m18 h39
kip r35
kip_ r35
kir r-18 g-38 h42
kira r-18 g-38 h-30
kiray r-18 g-38 h-30
kis r46 g17 h-29
kish r22 h-30
kisht r28 g25 h-23
kist r25
kit r-59 g17
kit_ r-20 g-37 h80
kitc g-22 h-18
kitch g-22 h-18
kite g28 h-22
kite_ g28 h-22
kitt r-32 g52 h-19
kitte g52
kitty r-25
kja m41
kjac m41
kjack m41
kka g24 h-21
kkar g27 h-35
kla r23 g-28 h-22
klac r23 g-32
klace r23 g-32
kle h-24
klet h-26
klet_ h-26
kli m-15 h26
klin h21
kling h21
kly r23 g35 h-22
kly_ r23 g35 h-22
km_ r-17
kma h40
kmai h43
kmail h43
kme g30
kmen g30
kmens g16
kni g24 h-16
knif g24
knift g31
kno r-57 g27 m-24 h56 k28
knoc g-26 h51
knock g-26 h51
knot g27 h36
knot_ h24
know r-48 g26 m-21 h-30 k36
know_ g-51 h-29 k61
known r-39 g57 h-35 k18
knows g17 h27 k-29
ko_ r-58 m57 h83 k-16
kof h37
koff h37
koff_ h29
kol g27 h-55
kol_ g-42 m-31
koll g26 m35
kollo g37
kom r15
kon_ h26
kot g-30
kots m16
kotsh m18
kou m30 h-31
kout m18
kpo m64 h18
kpot m64 h19
kpot_ m57 h25
kra r19 g16 h-16
kra_ r24 g20 h-23
kri_ r17
ks_ g35 h-111 k71
ksa g-17
ksh g-29 m-33 h-19 k-26
kshi h21
kshin h21
ksho g-21 m-24 h-68
kshop g-21 m-24 h-68
ksm m-26
ksmi m-26
ksmit m-26
kt_ h-23
kta r-21 k-22
ktab r-17 g20 m26 k-21
ktab_ r-17 g20 m26 k-21
ktai h19
ktail h19
kto r-26 g38
ku_ g27
kuk r26 g39
kuk_ r34 g39
kul g-23 h24
kula g-23 h24
kun h17
kund h23
kundl h17
kup r23 m-16 h45
kup_ r23 g-34 h58
ky_ g21 m-19 h63
kya g61
kyc h-15 k52
kyc_ h-15 k52
la3 r-18 g22 m20
la3_ r-18 g22 m20
la7 r-22
la7m h32
la_ r-58 g79 m49 h95
lab r-35 g-82 h-16
lab_ m-20 h-71
labe g-69 h89
label g-69 h87
labo r-22 h16
labor h28
labou r-17
lac m18 h32 k-21
lace_ g18 m24 h36
laced h-52
lacem h15
lack m20 h35
lack_ m-15
lackj m41
lackm h43
lad r-19 g-46 m-26 h32
lad_ g16 m-18 h-20 k-29
ladd r-15 g-15
ladde r-15 g-15
ladi h31
ladie h35
lady g-28 m-16 h80
lady_ g-28 m-16 h74
laf r64 g-19 h-23
laf_ r21 g-19 h-21
lafn r24
lafni r24
lag r-29 g-42 h71 k59
lag_ r27 g-15 m-18 h-24 k20
laga r-55 m50 h-22
laga_ r-51 g21
lagan m17
lagay m18
lage h112
lager h108
lagh h29 k17
lagh_ h29
lags k20
lags_ k20
lah h-23
laha g24 h-32
lai k38
laim r23 g45
laim_ r19
laime g33
lain r-21 g-42 h-26 k39
lain_ g-23 k15
laine g-19 h-17 k28
laj r-29
lak h40
lak_ r-17 h42
lal r-21 g-31 h40
lal_ r-20 g-30 m-15 h32
lala m23
lam r-25 g49 m-44 h-31 k-51
lam_ g71 h21
lama m-17 h-45
lama_ r26 g-30
laman g43 h-49
lamb h17
lamb_ h-30
lami r-38 h19
lami_ r-19 h52
lamic r-19 h-33
lamp h-45 k-25
lamp_ h-45 k-25
lamt g-16 m-15 h-20
lan r29 m-67 h-82 k-77
lan_ h40
lanc g-48
lanc_ h19
lance g-44 h-27
land r31 g75 h-69 k-42
land_ g64 h-59 k-25
lande r44 g-25
landl k-15
lands g38
lang g-26
lang_ g-18 h34
lank g32
lans g-16
lans_ g-16
lant h-22
lant_ g-15
lante g28
lanti h-21
lap r-17 g-29 m-53 k-21
lap_ g-31 m-32 h33
lapt m-21 h-21 k-21
lapto m-21 h-21 k-21
lar g-40 m-31 h53 k22
lar_ g20 k-16
lard h82 k-21
lard_ h84
lardo h23
lare g-18 k45
lare_ h-16
lared k39
laret h25
lari r15
larie r15
larm g-22
larm_ g-22
lars r-20 g-23
lars_ r-20 g-23
lary m-26
lary_ g-16 m-26 h-25
las r-34 g-95 m16 h-107
las_ m-20 h-88
lash r38 h-18 k15
lasha k24
lask h32
lask_ h36
lasp h33
lass g-37 m-52 h-52
lass_ g-26 m-47 h-41
last r-43 g-31 m57
last_ r-43 g-31 m57
lasti h-22
lat r25 g-40 m-23 h-70 k-71
lat_ g-43 m-30 h-52 k-43
late r-27 m-23 h-30
late_ r-24 g-51 m-37 h-48
lated r-28
laten r21
later g83 k-18
lates h20
latf g33 m21
latfo g33 m21
lati r34 h36
latin g-29 h33
latio r20 g36
lativ r18
lato g-17 m26
lator g-17 m26
latt h-19
latte h-19
lau g-23 m-27 h21 k15
laug h69
laugh h69
laun r-15 m-22 h-42 k20
launc g25
laund r-15 g-21 m-21 h-54 k20
laus r22
lause r22
lav h21
law r-37 m-42 h-24
law_ r-18 m-29 h-49
lawa m20 h42
lawi h23
lawi_ h29
lawn h-19
lawn_ h-19
laws g34 h31
laws_ h38
lawy g-42 m-32 h-33
lawye g-42 m-31 h-37
lay r23 g15 m39 h48
lay_ r79 m99 h56
laya r15
laya_ r36
layb h39
laybo h39
laye r-35 g-16 m-22 h-21 k23
layed r-18 g-22
layer r-16 h-35 k25
lays r-19 g49 m-15 h-19
lays_ r-15 g49 h-18
laz r33 g-19 h19 k-15
laze r33 h35
lazed h50
lazem r42 h-15
lba r27
lbe h25
lbec h24
lbec_ h24
lbo r-17
lbu h21
lch h37
lcho h37
lchol h31
lco m-28
lcoh g-16 h-31
lcoho g-15 h-38
lcon g49 m-27 h-37
lcon_ g53 m-27 h-51
lcony h15
lcu g-22 h-23
lcul g-21 h-23
ld_ r16 g101 m18 k-53
lde r21 g-33 h-49
lden g-15
lden_ g-15
lder r24 g-17 m-15 h-28
lder_ r17
lderl h-18
lders r18 h-17
ldi r-22 m-20 h26
ldin r-22 m-20 h21
lding r-22 m-20 h21
ldr h-38
ldre h-38
ldren h-38
lds r20 g43 m-17 h-18 k-26
lds_ g43 k-26
le_ r-23 h-59
lea r25 g-31 m-60 h24 k-21
leaf h-24
leafl h-30
leag r-26 m19 h50 k-25
leage h49
leagu r-23 m25 k-23
leak h57
leake h47
lean r-41 m-26 k45
lean_ g18 h20 k16
leane g-23
leani r-18 m-23 h-30 k19
leap g35 h-17
leaps g35 h-17
lear r32 g51
lear_ r30 g24
learn r-23 g19
lears r37
leas r45 g-48 m-15 h-38 k31
lease r39 g-26 m-15 h-35 k38
leat g-20 k-47
leath g-20 k-47
leav r22
leave r-16
leavi r38
leb r-36 g-17 m29
lec r24 m22 h36 k29
lech h53
lecho h53
lect r17 g-20 m23 k32
lect_ g-18 k25
lecte r-15 k25
lecti r36 m19 k-24
lecto m15 h38
lectr r-17
lects r30
lectu h-31
led r-84 g-36 m18 h-43 k-38
led_ r-100 g-31 m26 h-21 k-24
ledg r16 h-22
ledge r16 h-22
lee r-22 g-15 m-35 h-37
leed h60
leed_ h60
leem h22
leem_ h22
leep r15 h-42
leep_ h-38
leeps r21
leet h-20
leet_ h-20
lef m-25 h-46
left m-25 h-55
left_ m-25 h-55
leg g41 h60
leg_ r37 h89
legr r-17
legra r-17
legs r-15
legs_ r-15
leh r50 g-18
leh_ r24
leha r26
lei r-42 h29
lem r-50 m-20 h-15 k57
lem_ k35
leme r-22 g27 h25 k28
lemen r-22 g27 h25 k28
lemo h-48
lemon h-48
len r53 g-38 m-43 h52
len_ h68 k-24
lend r105 g-63 m-46 h37
lend_ g-17 k25
lende r50 g-26 h-33 k-18
lendi m-18 h62
lends r46 h18
leng g15
lent r-52 h-58 k41
lent_ r-52 h-58 k41
leo h27
leop h26
leopa h26
ler r-37 g-18 k16
ler_ r-38 m18 k44
lerk r-16
lerk_ r-31 h37
lers h15
lers_ h15
lery g-15
lery_ g-15
les r111 g-30 m-20 h-31 k-44
lesa g15
lesal r18
less r126 g-22 m-29 h21 k-35
less_ r162 g-43 h24 k-34
lesse h23
lesso r-23 h-20
let g-43 h38 k32
let_ r18 m-17 k20
lete g-15 h22 k33
lete_ g-15 h15 k38
lets g24 m-32
lets_ g24 m-32
lett r-20 g-43 m54 h17 k-21
lette r-18 g-32 m54 h42 k-21
letti r18
lev r37 g51 m40 h-28
leve r33 g61 h-26
level r-16 g-16
leven r70
lever r-22 g86 h-29
lew r-20 g66
ley r-44 g25 h34
ley_ k-27
leya r-20 g32 k24
leya_ r-20 g32 k24
leys h51
leys_ h51
lf_ r31 g-43 m-51 h-133 k15
lfa m-19
lfa_ r22 m-19
lfe r-16
lge r27
lgen r27
lgenc r27
lha m-17 h-20
li_ r98 g17 m20 h-40
lia r-31 g38 m-19 k16
liab r-20 g30
liabi r-20 g30
lian g16 k24
lianc g15 h-37 k24
lib r-21 m-16
libr r-21 m-25 h-19
libra r-19 m-18 h-28
lic r-41 g89 m19 h19
lic_ r-34 g73
lica g-29 h45
lica_ h55
licat g-21
lice g-15 h-16
lice_ r37 h-25
licen r-19 h16
lices g-19
licy r-16 g87 h-46
licy_ r-16 g87 h-46
lid r23 m-16 h29
lida r15 h39
lidat r21
liday h39
lie m-21 h33
liem h37
liemp h37
lien h16
lient h16
lier r-27 g28 h16
lier_ r-54 g24 h16
lies r18 h-15
lies_ r18 h-15
lif r-42 g33 m-27 h27
life r-21 g35 h-36
life_ r-20 g28 h-36
lift r-17 m-15 h45
lift_ r-17 h-32
lifte h76
lig r-38 g-43 m-38 k-16
ligh r-45 g-29 m-22
light r-45 g-29 m-22
ligi h35
ligio h35
ligr g-17
ligra g-17
lik g15 m-27 h43 k26
lik_ g-15 m-17 h-19
like r27 g38 h65 k30
like_ r33 g-38 h49
likes g76 h15 k42
lil h-35
lim r-30 g-75 m22 h63
lim_ h52
lima m44 h17
limi g-38 m-18 h-57
limit g-38 m-19 h-57
limo h43
limon h43
lin r-71 g-28 m68 h-61 k-23
lin_ g-43 m-23 h47
lind r-35 g44 m-18 h-55
lind_ g64 h-43
linde r-24 g-20
line g50 m81 h-42
line_ g59 m43
lines m30 h-40
ling r20 g-46 m39
ling_ r-28 g-28 m56 h28
lings r22 g-15 h-28
lini m-18 h-36 k-16
linic r-24 m-18 h-50 k-16
link r-24 k29
links g-29 k29
lio m46 h29
lion m46 h33
lions m57 h35
lip g41 m49 h-29 k-16
lip_ r-16 g22 m45 h59
lipp r-22 g27 h-62
lippe r-22 h-64
lippi g17
lips r41 h-24
lips_ r41
lipst h-23
liq g20 h56
liqu g20 h56
lique h24
liqui g31
liquo h41
lir r28 g-35
lira r28 g-35
lira_ r28 g-35
lis g-30 m-18 h-40
lis_ g-20 m28
lisa r17 g25
lish g-43 m-21 h-22
lish_ g-29
lism g-15 h27
lisma g-15 h27
list m-21 h-25
list_ h-33
liste g27
lit m-36 k19
lit_ r18 m-20
lita r-31 h65 k16
litan k21
litat r-29 h69
liter h-16
liti h-20
litio h-20
litr h-17
litre h-17
litt k19
litte h-21
littl r30 g-16 k22
lity r17 g24 h-23
lity_ r17 g24 h-23
liv g-22 m47 h57 k-30
live g-37 m49 h42 k-30
live_ r19 m73 h41
liver g-23 k-26
lives r-19
liy g23 m-41
liya g28 m-15
liya_ g31 m-15 h-17
liye m-26
liye_ m-26
lk_ g89
lke h20
lked g18 h-18
lked_ g18 h-18
lker h39
lker_ h33
ll_ r-84 g63 m-25 h27
lla r48 g-20 m-32 h26 k-19
lla_ r23 g-44
llag g-15
llan m-19 h26
llan_ h26
llar h16
llar_ r25 g25
llars r-20 g-23
llat g65 h-20
llati g66 h-24
lle r-34 g-52 h22 k37
llea r-23 h22 k-23
lleag r-23 h22 k-23
llec r16 g-37 k39
llect r16 g-37 k39
lled g-49 m32 k-20
lled_ g-49 m32 k-20
llem h29
ller r19 g24 k22
ller_ r-20 g18 h-24 k32
llers r27 g20
llery g-15
llet r-35 g76 h-38 k58
llet_ r-29 g39 h-33 k43
llets g39 m-15 h-20 k15
lley h18 k-27
lley_ h18 k-27
lli g31 m44 k-20
lli_ g64 h-19
llig g-17
lligr g-17
llin m-16
lling g16 h16
llio m46 h33
llion m46 h33
lln g34 h-17
llne g34 h-16
llnes g34 h-16
llo r39 g19 m-40 h-20 k-47
llo_ h26 k-24
lloc g39
lloca g39
lloo g-30
lloon g-30
llot r25 g17 m-16
llov r46
llove r46
llow r-24 g16 m-20 k-19
llow_ r-23 h-28
llowa g-17 h41
llowe r21 g-37
llows r-17 g68 h-29 k-22
lloy m-18
lls r27 g50 k17
lls_ r27 g50 k17
lly r-19 g47 h26
lly_ r-19 g48 m-16 h31
lm_ g-40 h25
lma r38
lme r-17 g-20 m-16 h-42
lmen h-15
lment h-15
lmet g-18 m-15 h-34
lmi h59
lmis h59
lmist h59
lms h76
lms_ h76
lna m21
lna_ m21
lne g34 h-16
lnes g34 h-16
lness g34 h-16
lo_ r-39 g-18 m71 h76
loa r27 m22 k-43
load r-21 g-20 m53 h59 k-25
load_ m69 h56 k-22
loade h20
loan r65 g-18 m-29 h-54
loan_ r28 g-16 m-26 h-22
loane r25 h-15
loans h-17
loat r-16 g39
loati r-32 g63
loc r57 g84 m-41 h-44
loca g50 h-17
locat g50 h-17
lock r62 g36 m-39 h-36
lock_ r53 g-48
locke g54
locki h-20
locks g31 m-27
log g-35 h116 k-17
log_ g16
loge h22
loger h22
logi h33
login h40
logo g-17
logo_ g-17
logy g-15 h30
logy_ g-15 h30
lol r-43 m-23 k-19
lol_ r-22 g27 h27 k-18
lola r-21 g-15 m-16
lom g-20 h51
loma g-15
lome h28
lomet h28
lon r24 g45 m-44
lon_ r-19 h-54
lond g17
londo g17
lone r48 m-25 h64
lone_ r55 g21 h-39
loned m-20 h89
long g37 m-34
long_ r24 g-17 m-15 k37
longs g37 h-19
loni h16
lonin h16
loo r19 g-41 m72 h46 k31
lood r-15 h76 k-19
lood_ h37
loody h50
look r-23 h61 k53
look_ g15 h50
looke g-20
looki h-22
looks h39 k46
loon r32 g-40 m-15 h-30
loons g-19 h-20
loor r21 g23 m17 h22
loor_ m17 h27
loos r20 m44 h-44
loos_ g-23 m64 h-31
loot g-51 m42 h-28
loot_ g-51 m44 h-35
lop g-24
lope g-18
lope_ r-19 g-24 h42
loper g23
lopes r27 g-17 h-28
lor r-22 m-20 h-46 k-29
lord k-15
lord_ k-15
lori g-17 h-31
lorr g25
lorry g26
los r-70 g72 m87 h-95 k-51
los_ h-38
lose g42 m51 k-25
lose_ m-50 h25
losed g37
loser m96 h-31
loses r22 h15
losi g-19 m46 h16
losin r-23 m46
loss r-56 g25 h-40
loss_ r-49 m-16 h-39
losse m27 h30
losso g17 h-31
lost g26 h-31
lost_ g26 h-31
lot r-47 g67 m88 h-79
lot_ r-40 g51 m-75 h-15
lote m28 h-18
loth m-34 h-40
loth_ m-23 h-22
lothe g-24 h-19
lots g47
lots_ g47
lott g-15 m117
lotte g19 h-19 k24
lotto g-26 m74 h43
lottr m22 h-22
lotu h-26
lotus h-26
lou r-55 g-72 m18
loud g-16
louf h29
louf_ h29
loun r-28 h23
loung r-28 h23
lour r-18
lour_ m21 h28
loure r-23 h-42
lous g-43 m21 h-39 k20
lous_ m27 k22
lousi r-16 g-21
lov g-61 m-17 h86
love g-61 m-17 h48
love_ r-28 g-22 h58
lover r38
loves g-28 m-19 h-18
low r48 g20 m-33 h-62
low_ r40 g-30 k34
lowa g-17 h41
lowan g-17 h41
lowe r19 m-20 h-72
lowed r21 g-24 h-24
lower g23 m-32 h-48
lows r-17 g68 h-18 k-25
lows_ r-17 g68 h-18 k-25
loy g19 h-38 k24
loye k25
loyee g22 k32
loyer g-29
lp_ r32 g19 h-29 k24
lpi r22
lpin r22
lping r22
lps h-20
lps_ h-20
lre g49 h-21
lrea g49 h-21
lread g49 h-21
ls_ g85 m41 h63 k-72
lsd h20
lsd_ h20
lse g-26 h17 k84
lse_ r22 g-25 k90
lses r-17
lses_ r-17
lt_ g-31 k-33
lta g-31 h55
lta_ h24
ltan k30
ltanc k36
ltat h25 k-15
ltati h25 k-15
lte g-23
lter g-21 h-18
lter_ h-15
lth r-19 g-19 h15
lth_ r-19 h18
lti k35
ltin g-19
lting g-19
lts g-16 h31
lts_ g-16 h31
lty r15 h-27
lty_ r15 h-27
lu_ h-51
lub r-25
lub_ r-25 h19
lubs h-17
lubs_ h-17
luc g44 m-25 h-40
luck g44 m-25
luck_ g34 h17
lucky m-15 h-19
lud g-17 m45
lude h26
luded h20
ludo m45 h-17
ludo_ m45 h-17
lue r19 g-33 m-27
lue_ r45 g-15 m-18 k-15
lug g-15 h43 k-15
lug_ h23
luga g-16
lugan g-16
lugg g18 k-15
lugga g18 k-15
lum r-32 h-42
lumb r-31 m-21 h-15
lumbe r-31 m-21
lumi h-15
lumin h-15
lump g34
lump_ g34
lun r-41 g-56 m-25
lunc r-41 g-69 h-43
lunch r-41 g-69 h-43
lunt h34
lunt_ h23
lunta g16
lus r84 m40
lus_ r84 m24
lush m16
lush_ m16
lut h58
lut_ h33
luw h-20
luwa h-20
luwag h-20
lve r15 g-16 h-21
lve_ r39
lver r-15 h-28
lver_ r-15 h-28
lves k23
lves_ k23
lvi r53
lvin r53 h-16
lving r53 h-16
lwa r33 h-31
lway h-33
lwe h41
lwe_ h41
ly_ r-52 g35 m-75 h100
lya m22
lyan m22
lyan_ m22
lyf h44
lyfa h44
lyfan h44
lym g36 m49 h20
lymp g51 m41
lyr h37
lyri h37
lyric h37
lys h-25
lysi h-18
lysis h-18
lz_ r15 g18 h30
m3a r24 h30
m3a_ r34
ma2 r16 g-19 m-26 h-36
ma3 g-23 m-35 h-17
ma3a g-33 k-18
ma3r g25
ma3ro g26
ma7 g36 k32
ma7a k18
ma7ad k26
ma7s g36
ma_ r37 g109 m-60 h-44 k55
maa g46 m-17
maal g26
maal_ g29
maar g32
maar_ g32
mab r-46 g-17
mabl h19
mabla h29
mac r-42 g30 m84 h-50
maca m58 h37
mach r-24 g35 m19 h-56
mach_ g30
machi r-24 m19 h-51
macy h-33
macy_ h-33
mad g-52 m-25 k22
mad_ h-35
mada h32
madam h41
made r-16 g-57 k29
made_ r-16 g-57 k29
madm r22
madmo r22
mado h65
madol h65
mag r-17 h85
maga h-32
magaz h-23
magh h15
maghr h15
magn h31
magnu h27
mah r31 m17 h-58 k36
maha r46 m26
mahi r46 h-18
mahin r46 h-18
mahs r-22 g44
mahso r-22 g44
mai g-77 m-20 h65
maid r-17 g-41 h50
maid_ g-36 h44
maids k19
mail h17
mail_ h28
maini r18 h15
maint r-15
maj g-81 h-35
maji m23
majid m23
majl g-18 h-19
majli g-18 h-19
mak r-36 g33 h18
mak_ g60 h-19
make h17 k26
make_ g60
maker g-67 h32
makes k25
maki g-18
makin g-18
makt r-17 m26 k-21
makta r-17 g20 m26 k-21
mal r22 g-86 m-80 h104 k35
mal_ r28 g-32 m-24 h56 k16
malb h24
malbe h24
male h15
male_ h15
mall g-23 m-38 h-56 k44
mall_ m-38 h-52 k57
malle r17
malt g-21
malt_ g-21
mam_ r-25
mama h15
man r22 g21 m-36 h108 k19
man_ r26 m-26 h71 k42
mana r16 h-35
manag h-18
manc k20
mance k20
mang r-20 g21
mango g35 h-58
mani m19 h59
manif g19 h15
mans g-21 h44 k-17
mans_ h47 k-17
many m-19
many_ m-19
map g17
map_ g17
mar r37 g24 k-23
mar_ r47 g20 h-49
mara r18 g-33 m-27 h-23
mara_ r24 h-23
marah h35
marat g-27
marc r41
march r41
mare g47 h-24
mare_ g40 h-24
marg g54 h-20
marga h24
margi g61 h-44
mari g-26 h35
marin h19
mark g-27 k-27
mark_ h87
marka h19
marke r15 g-20 h-86 k-15
marl r-17 g24 h-22
marla g33 h-20
marr r-26 g-22 h19 k23
marra r-28 k35
marri r17
marry r-15 g-18 h18
mars h35
marsa h35
mart h36
marti h25
mary h19
mary_ h19
mas r-21 g-53 h124 k-46
mas_ h40
masa g-22 m-24
mash m-19
mashi h34
mass m33 h76 k-15
massa h39 k-15
mast h78
maste h81
mat r53 g-86 h-47
matc g-32 m46 h74
match g-32 m46 h74
mate h-18
math r-16
mati r-19
matk m34 h15
matka m34 h15
mato m-26 h-22
mato_ h-17
matoe m-16
matt r57 h-30
matte r57
matu r84 g-21 m-25 h-20
matur r84 g-21 m-25 h-20
maw g15 h-26
max g27
may r-31 g74 h-54 k-35
may_ r-22 g43 m-36 h-48 k-28
maya g-16 h37
mayb g53 m37 h-15
maybe g53 m37 h-15
maz r-40 g-23 h75
maza h38
mb_ g39 h-29
mba m48 h29
mba_ r-18
mbas h-33
mbass h-33
mbay r15
mbay_ r15
mbe m24 h16
mber m15 h20
mber_ h-45 k-19
mbers m34 h28
mbl m37 h-41
mbli m45 h-38
mblin m45 h-38
mbo r-16 g-17 m46 h-47
mbol m42 h-42
mbola m42 h-42
mbr g-27 h-19
mbu m-29 h-44
mbuc h23
mbur h-41
mburg h-37
mcx g54 h-23
mcx_ g54 h-23
mda h-20
mdan h-23
mdm g-17 h50
mdma g-17 h50
mdma_ g-17 h50
me_ r36 g-47 m50 h-109 k45
mea r19 g73
meal h-44
mean g62 h-21
meas r27 h-22
measu r27 h-22
meat h83
meat_ h83
meb g-24
mebo g-24
mebod g-24
med r-43 g78 m-54 k-22
med_ g112
meda m-26 h-39
medal m-26 h-33
medi r-30 g-17 h19
medic r-30
mediu g-22 h16
medy h24
medy_ h24
mee r-45 g34 m-35 h-18
meen r-34 g109 m-17
meen_ r-34 g109 m-17
meet g-24
meet_ g-24 h40
meeti h-51
meg g-15 m44 h38
mega g-15 m44 h44
mega_ h20
meh r-57
mei g36
mei_ h17
mein g40 h-30
mein_ g40 h-30
meis h24
meist h24
mel g63 h17
mel_ r23 g20 h-15
meli h48
melie h48
melo k27
melon m15
mels g24
mels_ g24
mem r-28 g15 h20 k17
mema h19
memad h19
memb r-18 h24
membe r-18 h24
memo g33 h-42 k21
memor g40 h-18
men r58 m-60 k17
men_ r34 m-34
mend r-21 g-29 m20 h-18
menn r61 h-16
menno r32
mens m-15
mens_ m-15
ment r-23 g24 k19
ment_ r48 g56 h-46 k-34
menti g-18 k30
ments r-64 k26
menu g-28 h38
menu_ g-28 h38
meo r-25 g-24 h25 k20
meon r-25 g-23 h17 k21
meone r-25 g-23 h17 k21
mer g21 h47
mer_ m-15
mera h-28
mera_ g-16 h-21
merc r34 g39
merch r24 g21
merci g30
meri r-17
merl h49
merlo h49
mero h23
merol h37
mers r-22 h25 k22
mers_ r-22 h20 k23
mes m35 h-41 k25
mes_ k16
mesh g19 h17 k-28
mesh_ g30 m-38 k-26
mess r-31 m46 h-65 k38
messa r-31 m46 h-63 k38
mest r23
meste r23
met r45 g-20 m-60 h-34
met_ r27 g-19 h-67 k20
meta g33 h-23 k-20
metal h-15 k-18
mete h48
meter r-15 h48
meth h69
meth_ h65
methi g19 h27
meti r33 g32
meti_ r40
metr r-27 g-50 m-22 h-46
metre r-27 g-58
metri g21
metro h-33
mets r17 g-15
mew g50 h-15
mewh g51 h-15
mewhe g51 h-15
mex g22 h-25
mex_ g22 h-25
mey r21 g22 k34
meya r21 g22 k35
meya_ r21 k35
mez g-16 h46
mezz r19 h-27
mezza r19 h-27
mha r-18 m-17 h-24 k34
mha_ r-18 m-17 h-24 k34
mi_ r99 g-59 h24 k-25
mic r-33 m-20 h-40
mic_ r-19 m-18 h-43
mies h17
mies_ h17
mig g27 h26
migu h16
migue h16
mil r-29 g-49 m25 h48 k38
mil_ h36
mila r-24 m20 h86
mile h49
milea h49
mili h-44 k41
milie h-16 k20
milk g43 h-42
milk_ g43 h-42
mill r34 g-83 m46
mill_ r17 g-65
milli m53
mily m-19 h-19
mily_ m-19 h-19
min r-38 g70 m72 h-122 k-38
min_ r41 g42 m54
mina r-44 h15
minal m24
minar r-31 h-29
minat h52
mind r-18 g22
mind_ r-18 g25
mine r-23 g-45 m19 h60 k55
mine_ r-22 g-59 m19 k50
miner h60
ming r-17 h-30
ming_ r-17 h-30
mini r39 m-39 h-22 k-44
mini_ g19 m-15
minia h20
minim r40
minis m-16 h-16 k-16
miniu h-15
mino h-49
mino_ h-44
mins g15 h-40
mins_ g15 h-40
mint h-30
mint_ h-30
minu g43 m42 h-19
minut r-40 g53 m42
mir r24 h25 k-27
mir_ h-29 k-18
mira h21
mirn h15
mirno h15
mis r50 m-22 h21
mise g-36 m-18
mise_ r58 g-15 h-16
mised r-17 g-18
mises r-35
misp h23
mispl h23
miss r72 g20 h-45
misse r54 g-15 h-16
missi r-38 g49 h-42
misso r38
mist r-36 g24 h98
mista r-26
mistr h60
mit r52 g-97 m-61 h-34 k-16
mit_ m-22 h27
mita g-18 h19
mitat g-18 h19
mite r35 g-37 h-27
mitee r35
mith g-19 m-32 h-28
mith_ m-29 h-28
mitt r25 g-17 h-20
mitte r34
miu r-44 g44 h17 k16
mium r-44 g44 h17 k16
mium_ r-44 g44 h17 k16
mix h18
miy r34 m-29 h-19
miyy r33 m-25 h-16
miyya r23 m-25 h-16
mla g15 h-18
mla_ g15 h-18
mm_ g23 h-48
mma r36 g17 h-42
mma_ r32 g17
mme g58 m-35 h52
mme_ h-18
mmed h18
mmed_ h18
mmel r18 h48
mmeli h48
mmer g21 m-18
mmer_ h-18
mmerc g18
mmers g17 h30
mmi g-34 h15
mmi_ h31
mmie h17
mmies h17
mmin g-16 h-51
mming g-16 h-51
mmis r-39 h27
mmiss r-39 h27
mmit r43 g-28
mmitt r28
mmo r-26 g-16
mmon r-31 g-17 h62
mmon_ r-31 h57
mms h48
mms_ h48
mmu r-18
mmun h25
mmuni h25
mmy r-22 g30 m44 h-24
mmy_ r-22 g30 m36 h-18
mn_ g21
mna m26
mni g34
mnit g34
mnity g34
mnt r53 h-20
mnt_ r37 h-20
mo2 r50 g19 h-23
mo2a r23 g19 h-23
mo_ r-19 g45 m-18 h-88 k33
mob r21 m-25 h-58
mobi r21 h-33
mobil r21 h-33
mocki h47
mode r-21 h19
model h31
mok h45
moke_ h42
moked h-34
mol g-29 h41
moli h-20
molit h-20
moll h39
molly h39
mom r-24 h-32
mom_ g-17 h-37
mon g-48 m17 h89
mon_ r-37 g-20 h45
monc h43
monce h43
mond r-39 g-26 m31 h22 k19
monda r-31 m21 k20
mone r74 m34 k17
money r74 m35 k17
mong h-23
mong_ h-23
monk h21
mono m-34
mont r16 k-16
monte m33 h59
month r19 m-38 h-58 k-16
moo r28 g55 h53
mood g80 h-18
mood_ g80 h-18
moon g-21 h66
moon_ g-16 h20
moons h45
mop h-62
mor g-24 m36 h-20
more g-38 h-27
more_ g-38 h-27
mori g40 h-31
moria g40
morn r-25
morni r-25
morr r-15 k24
morro r-15 k24
mort r21 h20
morta h29
mortg r25
mos r-16 g36 h-29
mosh h-26
mosh_ h-18
mosq k-15
mosqu k-15
most r17 g47
mosta r18 g50 h-26
mot g39 m-26 h-153 k23
moth r20 g16 h-100 k-25
mothe r20 g16 h-100 k-25
moto g37
motor g37
mou g-19 m17 h48
moun g21 h-40
mount g21 h-40
mour g-35 h-24
mour_ g-35 h-24
mous h56
mous_ h56
mout h64
mouth h52
mov g-62 m-24 h67 k32
mova h-24
moval h-24
move g-43 m-22 h41 k40
move_ r-34 g-21 m-21 h34 k42
moved g-31 k18
moves r33 m33 h44 k-20
movi g-17 h50
movie h25
movin h25
mp_ r-77 g40 m17 h-27 k-32
mpa g-30 m-17 h142
mpan g-36 h79
mpani r-15
mpany g-30 h62
mpe r33 g-35 m63 h35
mped m24 h-38
mped_ m24 h-38
mpen r35
mpens r35
mper g-24 h79
mperi h28
mpet m38
mpeti m38
mpl g-53 h-19 k72
mple g-22 h17 k19
mple_ h23
mples k24
mpli g-17 h-21 k30
mplia g-17 h-27 k30
mplo k24
mploy k24
mpo r-15 m-23 h73
mpo_ h37
mpor h45
mpora h21
mport h25
mpr g19
mpre g20
mpreh g20
mps h20
mps_ h20
mpt h-50 k-18
mptio r19
mpty k-17
mpty_ k-17
mpu m-27 h-28
mr_ m-33 h-31
mra g-23
ms_ r-52 g-95 m34 h79
msa g24 m-18
mse r21 h24
msel r21 h19
mself r21 h19
mst h31
mste h21
mt_ g42 m-36 h-40
mto h-43
mto_ h-43
muc r17 g76 k-22
much r17 g76 k-22
much_ r17 g76 k-22
mud h-34
mug g-20 m-15 h50 k-24
mugg h61 k-18
muggl h61 k-18
muj k36
muja k37
mujah k37
mujr h18
mujra h18
mul r-31 g-27 m16 h57 k58
mula m30
mulat r16 m30
mule r-36 g-19 m-29 h17 k40
mule_ r-29 m-18 h-68 k54
mulet g-17 h85
mum r21 k-65
mum_ r24 h-23 k-59
mun r40 m-17
muna r55 h-32
muna_ r26 h-15
munaf r29 h-16
muni r-15 h28
mur r58 g-16 m-41 h-50 k27
mura r61 m-16 h-25
murab r61 m-16 h-25
murf m-21 h-38 k41
murt h28
murti h28
mus r53 g-69 m-18 h28
muse m15 h30
mush m-20
mushr m-18
musi g-28
music g-28
musl h55
musli h55
must r78 g-21 k24
must_ r81 g-35 k24
mut r-16 g-22 m45 h52
muta r-18 h29
mutu g-20 m47 h17
mutua g-20
mwa h24
mwar h24
mware h24
my_ r-35 g-63 m-18 h-51
mys r-35 h-17
myse r-35 m-15
mysel r-35 m-15
myst m19
myste m19
mzaw h31
na2 g17 h-24
na2a g17 h-24
na2a_ g25 h-24
na3 r23
na_ r64 g60 m31 h-21 k-26
nabi h46
nabis h41
nac g-18 h18
nac_ h55
nach m-15 h38
nack h-47
nacks h-37
nad r-49 m16 h-61
nada g-15
nada_ r-26 g-15
nade r-34 h-15
nadee r-32
naf r57 g-22 m-23 h-31
nafa r29 h-16
nafa_ r29 h-16
nafs r27 g-19 h-15
nafs_ r18 g-19
nag h-44
nage h-24
nage_ r17
nager h-18
nah r101 g45 m-15 h-103
nah_ r126 g-24 h-62
naha g22 h-18
nahi r-31 g46 h-34
nahi_ r-31 g46 h-34
nai r21 h-19
nail r-20
nail_ r-20
nak r-24 g42 m-18 h16
nake g20 m-15
naked g20 m-15
nakl h34
nakli h34
nal m21 h33
nal_ g-36 m32 h68
nalt r21 h-27
nalty r15 h-27
nam r-25 m-33 h-52 k24
name r-23 m-23 h-30 k35
name_ g-67 h-22 k41
named g60 m-15
namen m19
names g19 m-16
nan r80 g-36 m-34 h-55 k-15
nan_ r44
nanc r78 g-17 m-18 h-15 k-15
nance r38 m-18
nanci r30
nang r-17 h-18
nang_ r-17 h-18
nant h31
nant_ r-29 h39
nants r17
nap g-23 h107
nap_ h79
napp h32
nar r-53 g18 m68 k-23
nar_ r-30 g-18 h-35
nara h25
nara_ h25
nary r-16 g62 m80 k-15
nary_ r-16 g58 m77 k-15
nas r-38 g77 h-26
nasd g27
nasda g27
nash r-24 g16 h-26
nat r-18 g-40 m53 k16
nat_ m26 h49
nati g-31 m31 k24
natin m15 h-26
natio g-20 h18 k24
natu h-32
natur h-32
naw g53
nawa g29
naway g29
nax h33
nax_ h33
naz r15 g-18 h55
naza h33
nazar h33
nazr h21
nazra h21
nba r-18 g35
nbe h39
nbee h39
nbeed h26
nbi h28
nbid h28
nbid_ h28
nbo g18 h-25
nbor g18
nborn g18
nbr r23
nbro r23
nbrok r23
nc_ h19
nca r25 g-22 h36
ncal h36
ncall h36
nce r24 h95
nce_ r32 h-15
nced r50 h-21
nced_ r50 h-21
ncei g36
nceiv g36
ncel r-23 h19
ncel_ r-16
ncell g16 h19
ncen r-54 g-16 h61
ncens g-16 h32
ncer g-19 m-20 h15
ncer_ h23
ncert h-24
nces r34 m46 k-15
nces_ r34 m51
ncest h20
ncet h34
ncett h34
nch r-28 g-25 m-35 h20 k16
nch_ r-50 g-75 m-21 h31
nche r34 g41 k29
nche_ r41
nchec g32
ncheo h15
nci r57 g-33 h-27
ncia h18
ncial h18
ncie r45 m21
ncier r23 m22
ncil h-31
ncil_ h-31
ncin m-19
ncing m-19
ncip g-17 h-24
ncipa g-17 h-24
ncl r64 g31
ncl_ r42
ncla g33
nclai g33
ncle r17
ncle_ h15
nclea g27
ncles g-16
nclu h24
nclud h24
ncr h-18
ncre h-18
ncrea h-18
nct g-15 h-31 k61
ncti g-15 h-25 k61
nctio g-15 h-25 k61
ncy h-18 k16
ncy_ h-18 k16
nd_ r83 g76 h-76 k18
nda r-72 g-24
ndab m-23
ndar g40 h-16
ndar_ g42 h-16
nday r-20 g-51 m20 k19
nday_ r-34 g-51 m20 k19
ndb m-18 h17
ndba h34
ndbag h34
nde r-34 g45 h-71 k47
ndec g-22 h-21
ndeci g-19 h-19
nded g37 m25 h29
nded_ g37 m25 h29
ndef g32
ndefi g32
ndel g31 h-25
ndeli g35 h-41
ndem g34
ndemn g34
nder r15 g-72 k51
nder_ r21 g-44 m-15 h44
ndere k15
nders r30 g-24
ndert r-19
nderv k35
ndex m-15 h-17
ndex_ m-15 h-17
ndf r46 g18
ndf_ r30 h-15
ndfa r16 g25
ndfat r16 g25
ndi r63 g-75 m71 h36
ndi_ r53 g-41 m-23 k34
ndic m56
ndica m56
ndin r47 m36 k-22
nding r47 m36 k-22
ndit r-17 g-23 h21
ndit_ h23
nditi g-21 h-16
ndl m21 h17 k-21
ndle g42 m20
ndle_ g32 m32
ndli h17
ndli_ h17
ndlo k-15
ndlor k-15
ndly g-17
ndly_ g-17
ndm h-29
ndn h-15
ndne h-15
ndnes h-15
ndo r-46 g123 m-15 h-79 k-23
ndo_ g-17 m-23 h-21
ndom g53 h-38
ndom_ g53 h-38
ndon g25
ndon_ g17
ndoo r-24 g33 h-33
ndoo_ r-33 g33 h-33
ndor g36 h-41
ndor_ g36 h-41
ndou h35
ndou_ h21
ndov h-15
ndove h-15
ndow r-21 h34
ndow_ h32
ndowm g25
ndows g-30
ndr r49 g-16 k-20
ndra r18 k26
ndrai k27
ndraw r25
ndre m24 h20
ndred m29
ndry m-16 h-40 k-32
ndry_ m-16 h-40 k-32
nds r32
nds_ r58 g58 h18
ndsh r-26
ndu h120
ndu_ h54
ndul r27
ndulg r27
ndw g-15 h19
ndwi g-15 h19
ndwic g-15 h19
ndy h55
ndy_ h55
ne_ r-45 g-18 m28 h15
nea r-29 g-35 m36 h25 k29
neak h18
neake h18
near r-29 g-22 m45 h16
near_ g-16 m29 h20
neare r-25 m16
neat k38
neath k38
nebe h16
nec g-37
neck r23 g-32
neckl r23 g-32
ned r-24 m-36 k64
ned_ r-23 m-35 h-32 k65
nee r-16 g-42 h-62 k53
need g-27 m-20 h-29 k41
need_ r-27 k29
neede g-24 h22 k19
needs r44 h-15
needy r-15
neer g-28 h-24
neer_ g-21 h-17
nef h27
nefi h24
nefit h24
nega g19 h-26
negar h-16
neh r16 g31 h20
neh_ r16 h20
nei g57 h-20
neig g21
neigh g21
nein h-20
neit g47
neith g47
nek h56
neke h50
neken h50
nel g-15 m15 h71 k-21
nel_ h39
nels k-23
nels_ k-23
nem m-16 h-20
nen h15
neo h-15
neon h-15
neon_ h-15
ner r-16 g15 h64 k-22
ner_ g21 m-50
nera r-37 g35
nerat r-35 g23
ners r23 g-60 m29 h-19
ners_ r17 g-53
nersh m23
nery g31 h39
nery_ g31 h39
nes r-41 g-19 m-66 h86
nes_ r-39 g-30 m-24 h35 k23
nesh h32
nesh_ h18
ness g28 m-34
ness_ g46 m-32
nest h15 k-15
net r-72 g40 h-34
net_ r-75 g46 h-36 k18
nev g-41 m-17 h48 k65
neve r43 g-41 m-17 h48 k65
never r43 g-41 m-17 h48 k65
new r41 g-31 m-74 h-80 k-41
new_ g-26 m-70 h-49 k-39
news r22 g-23 h-24
news_ r22
nex r19 g38 k17
next r19 g76 k17
next_ r19 g76 k17
ney r74 m20
ney_ m19 h19
neya g20
neyar g20
neyl r53
neyle r22
nfe r-25 h18 k-15
nfer r-24 k-15
nfere r-17
nfi g-15 h-28
nfir h-26
nfirm h-26
nfl r16 m16 h54
nfla r19 m19 h42
nflat r19 m19 h42
nfo h-17 k24
ng_ r40 g-16 m29 h-16
nga r36 g-53 m-22 h21
nga_ r19 g-19
ngal h20
ngali h15
ngan g-18 h52
ngan_ g-16 h49
ngay r30 h-33
ngay_ r18 h-27
nge g-38
nge_ r-28 g-38 m18 k26
nged r30 g-27 h-25 k-42
nged_ r30 g-27 h-25 k-42
ngel h19
ngel_ h19
ngem r17
ngeme r17
ngen g26
ngen_ g26
nger r-25 g28 h25 k17
nger_ r-20 g30 h-27 k22
ngers h45
nges h-40
nges_ h-40
ngf g-22 h27
ngfi g-22 h27
ngfis g-22 h27
ngh g-43 h37
ngha g-40
ngham g-39
ngi g66
ngin g68 h-36
ngine g44
nging g24 h-42
ngl r46 g-24 m-24 h-29
ngla r46 h-23
ngla_ r46 h-27
ngle g-21 m-22
ngle_ g-16 m-16
ngled h25
ngo r-16 m24 h25
ngo_ m26
ngov h15
ngove h15
ngr m-31 h53
ngra m-30
ngre h42
ngri h17
ngria h17
ngs g83 m20 h-36
ngs_ g85 m20 h-40
ngu r-21 h-18
ngu_ h24
nhe g31 h-19
nher g31 h-19
nheri g31 h-19
ni_ r71 g-32 m-24 h103
nia g-18
niat h20
niatu h20
nic r-43 g28 m-46 h-48 k-20
nic_ r-24 m-19 k-16
nici h18
nics g34 h-27
nics_ g34 h-27
nid g22
nide g24
niden g24
nie g-30 h19
nies g-17 h15
nies_ g-17 h15
nif r-17 g119 m-16 h-21 k-28
nifes g19 h15
nifo h-15
nifor h-15
nift g84 h-19
nifty g84 h-19
nig r34 g-46 m23 h44
nigh r34 g-46 m23 h44
night r34 g-46 m23 h44
nil m-28
nil_ m-17
nim r37
nima h21
nimal h21
nimu r40
nimum r40
nin m50 h52
nine r44 g-17 h37
nine_ r43 m16
ning r-55 g15 m54
ning_ r-41 g16 m32
nings m22 k16
nio h29
nion r-19 h31
nion_ r-16 h24
nis r32 m42 h39 k-19
nise r32
nised r32
nish m49 h-19
nish_ g-29 m22
nishe g28 m30
nist h19 k-16
niste g28 h24
nistr g-23 k-16
nit r-57 m-26 h-21
nit_ r-18 h-26 k-20
nita h21
niti h-34
nitiz h-24
nito r-19 g-19 h-20
nitor r-19 g-19 h-20
nitr h25
nitro h25
nity g34
nity_ g34
niu h-15
nium h-15
nium_ h-15
niv g-26 h-18
nive g-26 h-18
niver g-26 h-17
nja h67
nja_ h30
njan g-28 h37
njan_ g-17 h56
nje r-25 h22
njen h25
njen_ h25
nk_ r31 m-54 h19 k-24
nka h72
nkat h33
nkats h33
nkd r22
nkda r22
nkda_ r22
nke r-16 g42 m44 h71 k-16
nken g21
nken_ g21
nket m44 h25
nket_ m46 h23
nkey h27
nkey_ h27
nki g-39
nkin g-39
nking g-39
nkn r-20 g80 h-21 k15
nkni g31
nknif g31
nkno r-20 g49 h-19 k15
nknow r-21 g49 h-21 k17
nko m57 h31
nko_ m58 h26
nks r-24 k15
nks_ r-24 k15
nli r-32 m26 k43
nlic k32
nlice k32
nlin r-29 g25 m28
nline r-29 g25 m28
nlo g-28 m-24
nloc g-15 h31
nlock g-15 h31
nly r-60 m-25 h30 k19
nly_ r-60 m-15 k19
nlyf h44
nlyfa h44
nme m-26 h24
nmen m-26 h24
nment m-26 h24
nn_ r-18 g-32 h126
nna g-29 m42
nna_ m32 h-25
nnab h46
nnabi h46
nne r-44 g-76 m-18 h-19
nnel h49
nnels h39
nner h-95 k-26
nner_ h-63 k-24
nners h-32
nnes h39
nnes_ h-30
nness h69
nni r39 m17 h35 k23
nni_ r52
nnin m21 h42 k23
nning m22 k23
nno r89 g-29
nno_ r27
nnot r49 g-34 k15
nnot_ r49 g-34
nnu g51 h-32
nnua g31 h-20
nnual g31 h-20
nnui g20
nnuit g20
nny r-35 g-35 m42
nny_ r-35 g-35 m42
no_ r-20 g-92 h16
nob r-22 g74 h-31 k33
nobo r-22 g74 h-31 k33
nobod r-22 g74 h-31 k33
noc g-26 h51
nock g-26 h51
nocke h21
nocko h37
nof k33
noff k33
noff_ h15
noffi k36
nog h83
nog_ h73
noi k-26
noir h16
noir_ h16
nom h-58
nomi k18
nomy h-48 k-16
nomy_ h-48 k-16
non r35 g79 m-16 h17 k-17
non_ r54 h42
none r-19 g77 h-21
none_ r-19 g77 h-21
noo r-31 m27
noon r-21 g18 m27 h-16
noon_ r-21 g18 m27 h-16
nop g24 m-22
nope g24
nopen g24
nor g37 h27
nor_ r-19 g76
norm g-36
norma g-36
nos r28 m-29 h32
nos_ m-22 h47
not g-37 h43 k31
not_ r21 g21 m29 h74 k21
nota r-35 h-36
notar r-35 h-36
note r82 g-44 m-50 k-39
note_ r40 g-23 m-27
notes r44 g-19 m-18 h20 k-29
noth r-30 g-34 m34
nothe r25 h43
nothi r-55 g-33 m40 h-47
noti k47
notic k47
nour h-17
nov r29 g-58 h-15
nov_ r45 m18
nove r-16 g-39 m-21 h-23
novel r-16 g-27 m-21 h-21
now r-47 g78 m-32 h-52
now_ h-51 k20
nown r-39 g57 h-35 k18
nown_ r-39 g57 h-35 k18
nows g17 h27 k-29
nows_ g17 h27 k-29
npa r44 g-23
npai r45 g-23
npaid r45 g-23
npl r-20
npl_ r-20
nre r27 k29
nre_ r40
nreg k30
nregi k30
nro r28 g-22
nro_ r33
ns_ r-36 g94 h-19
nsa r-16
nsar r-51
nsat r35
nsati r35
nsc h20
nscr h16
nscri h16
nse g62 m-37 h-94
nse_ g18 h30
nsed g-17 h-20
nsed_ g-17 h-20
nsee g56
nseen g56
nsel r-17 m-16
nsell r-17 m-16
nses h-20
nses_ h-20
nsex g29 h-17
nsex_ g29 h-17
nsf r-18 k26
nsfe r-18 k26
nsfer r-18 k26
nsh r36 g19 h28
nshi h55
nshin h45
nsho r30 g34
nshop r30
nsi r32 g-15 h50
nsid g23 h48
nside g23 h48
nsin h29
nsing h29
nsio r27 g-26 h-17
nsion r27 g-26 h-17
nsis g-22
nsist g-22
nsiv g20
nsive g20
nsl g-39 m-15
nsla g-39 m-15 h-18
nslat g-36 m-15 h-36
nso g-19 m-40 h63
nsol r16 g-17
nsoli r21
nsom h56
nsom_ h32
nsomw h24
nsor g17 m-24
nsore h30
nsort g34 h-20
nsp r-24 h19 k-26
nspe r-24 h27 k-26
nspec r-24 h27 k-26
nst r23 h-17
nsta r-34 g19
nstag g22 h-15
nstal h-27
nste r49 k34
nstea r49 k34
nsu r-72 g79 m-22 k34
nsul g-61 h19 k33
nsult g-59 h19 k35
nsum h21
nsume h21
nsur r-63 g133 m-15 h-38
nsura r-15 g57
nsure r-48 g62 h-20
nsw h15
nswe h15
nswer h15
nsy g-15
nsya g-15
nsya_ g-15
nt_ r68 h-47 k21
nta r-33 g40 m57 h-55 k-34
nta_ h-15
ntac h15
ntact h15
ntag g35
ntage g35
ntai h-26
ntain h-34
ntan r-20 m16 h20 k-18
ntant r-20 m17 k-18
ntas m37 h-22
ntasy m37 h-22
nte r-49 h24 k-20
nte_ m30 h56
nted r-27 m-29 h-55 k30
nted_ r-27 m-29 h-55 k30
ntee r19 m-33 h-16
nteed r25 g-17
nteen m-24
ntees g21
nten m-16 h41
ntena r-15
ntent m-16 h41
nter r-28 g17 h25 k-34
nter_ r-75 g20 m23 h-26
ntere r60 m-19 k-45
nterf h72
ntern r-27 h-37 k27
nters r19 g26 h-33
ntert h32
ntes m44 h-29
ntest m44 h-29
nth r39 m-50 h-16 k-19
nth_ r30 g87 m-50 h-42
nthe g-15 h48
nthe_ h42
nthl g-33
nthly g-33
nths r20 g-29 h-41 k-29
nths_ r20 g-29 h-41 k-29
ntif g24
ntifi g24
ntil r48 k-17
ntil_ r48 k-17
ntin g-47 m20 h-43 k17
nting r24 g-47 h-43 k17
ntio h-20
ntion h-20
ntis m-25 h-24
ntist m-25 h-24
ntl g-26 m-19 h18
ntle g-21 m-19 h18
ntlem g-21 m-19 h18
ntm r-20
ntme r-20
ntmen r-20
nto r75
nto_ r-18 g29
ntor r59
ntor_ r49
ntr g17 h-18 k40
ntra g15 h22
ntra_ h36
ntrac r20
ntre r25 h-15
ntres r34 h-16
ntri r-26 m23
ntrib r-26
ntrie m31 h-22
ntro h-18
ntry m-17 k46
ntry_ m-17 k46
nts r35 k16
nts_ r35 k16
ntu r24 g-16 h38
ntur r24 g-16 h38
nture r24 g-16 h38
nty g39 h-53
nty_ g42 h-57
nu_ g-30 h45
nua g30 m37 h-39
nual g29 m37 h-37
nual_ g27 m37 h-37
nud h42
nude h42
nude_ h34
nue h-31
nue_ h-31
nuin h21
nuine h21
nuit g20
nuity g20
num r24 g18 m55 h71 k18
numb r20 g31 m56 h27 k20
numbe r20 g31 m56 h27 k20
nume h23
numer h23
nur m-17 h-43
nurs h-54
nurse h-34
nus r31 g-22 m48 h21
nus_ r37 m48 h21
nut r-40 g34 m42 h-38 k-55
nut_ g-19
nute r-40 g53 m42
nute_ r-20 m38
nutes r-20 g60
nuts h-26 k-44
nuts_ h-26 k-44
nve r18 g-21 h32 k-16
nvel g-41
nvelo g-41
nven r24 g17 h23
nvent r23 g17 h25
nver r-21 g15 h-30
nvert r-19 h-27
nves h26
nvest h26
nvi g20
nvid g20
nvidi g20
nvo m-23 h-25 k33
nvoi g-29 m-19 k33
nvoic g-29 m-19 k33
nvol g16
nvolu g16
nvoy h-19
nvoy_ h-19
nwa h-57
ny_ r-21 g39
nyl g-17 k-15
nyl_ g-17 k-15
nym g22 h-24
nyme g23 h-15
nymex g23 h-15
nyo g20
nyon g20
nyone g20
nys g-16 h19
nys_ g-16 h19
nyw r-23
nze h62
nzee h46
nzeer h46
nzi h22
nzir h43
nzir_ h43
o2a r28 h-45
o2o g71 h-21
o2oo g71 h-21
o2ood g71 h-21
o3_ r29 h15
o3a g22
o7a r-15 g17
oa_ m38 h25
oac r-15 g-29 m-43 h-16
oach r-15 g-29 m-43 h-16
oach_ r-15 g-23 h-16
oachi m-29
oad r-25 h43
oad_ r-18 m30
oade h20
oaded h20
oak h28
oal r-47 g44 m40 h-75
oal_ r-24 g42 h-102
oals m30 h28
oals_ m24 h36
oan r65 g-18 m-29 h-54
oan_ r28 g-16 m-26 h-22
oane r25 h-15
oaned r25 h-15
oans h-17
oap g-35 h-39
oap_ g-35 h-44
oar g-28 m-25 h61
oar_ h71
oard g-17 m-22 h-36
oard_ g-28 m-21 h15
oards h-51
oast_ h29
oaste h-17
oat r-18 g49 h-69 k-33
oat_ r-20 h-51 k-21
oati r-32 g63
oatin r-32 g63
oats r18 m-21 h-19
oats_ r18 m-21 h-19
ob_ r-22 g-38 m-43
oba m-24 h-20
obb h-33
obe g-16 m24 h43 k-24
obe_ m27 h55
ober m-22 k-18
ober_ m-20 k-18
obi r21 h-44
obil r21 h-33
obile r21 h-33
obj h-39
obje h-39
objec h-39
obl g25
oble g21
oblem g21
obo r-20 g75 m-20 k33
obod r-22 g74 h-31 k33
obody r-22 g74 h-31 k33
obon h25
oca g48 h39
ocai h53
ocain h53
ocat g50 h-17
ocati g49
occ h19
occu h19
occul h19
oce g-27 m-17 h-53 k23
ocee r23
oceed r23
ocer r-31 m-16 h-35
oceri r-27 h-26
oces r21 h-19 k38
ocess r21 h-19 k38
och r-23 h34
oci g-33 m39 h19
ocia g-42 m44 h-16
ocial g-41 m44 h-16
ock r48 m-78 k-28
ock_ r37 g-28 m-28 h-56
ocke g70 h-18
ocked r18 g17 h26
ocker g27 m19 h-28
ocket g27
ocki h27
ockin h27
ocko h37
ockof h37
ocks g-20 m-57
ocks_ g-20 m-30
ockt h19
ockta h19
oco h-32
ocop h-34
oct r29 m-31 k-35
oct_ r31 h-25
octo m-31 h28 k-35
octob m-20 k-18
octor h41 k-17
ocu r-15 g-49 h63
ocum g-27 h-23
ocume g-27 h-23
ocur h37
ocure h25
ocut g-18 h49
ocute g-18 h49
od_ h-95 k-21
oda g-60 h-39
oda_ h-33
oday g-53
oday_ r-30 g-40
odays r30
odd r-51 m65 h72 k-15
odds r-24 m52 h21
odds_ r-24 m52 h21
oddy h21
oddy_ h21
ode r-32 h35 k30
ode_ m23 k15
odei h19
odein h19
odel h31
odels h20
odes r-15 m-20 k36
odes_ m-20 k36
odh r30 g45
odha r20 g42
odha_ r20 g42
odi h55
odia h27
odiac h27
odk h16
odka r-21 h21
odka_ r-21 h21
odo h80
odom h40
odome h40
odoo h49
odoo_ h49
ods r-19 g38 h-64
ods_ r-19 g38 h-64
odu g28
oduc g28
oduct g28
odw r40 g-15
odwi r40 g-15
odwil r40 g-15
ody r-30 g36 m16 k43
ody_ r-30 g21 k45
odys m17
odys_ m17
oe_ h-15
oes r-26 h-90 k48
oes_ r-21 h-88 k44
oet g16
oev g-34
oeve g-34
oever g-34
of3 m-15
of3a m-15
of3a_ m-15
of_ r-45 g63 m-44 h-24 k-66
ofa r-42 h-47
ofa_ r-42 h-47
off g-67 h74 k21
off_ r60 g-23 h72 k30
offe r-57 g-21 m-15 h30
offee r-26 g-26
offer r-31 m-15 h28
offi g-21 m15 h-58
offic g-19 m17 h-66
offs h30
ofi r-17 g-53 h-26 k-17
ofit r-16 g-38 h-21
ofit_ r-22 g-38 h-21
ofr r38 g-23 h-51
oft g-45 m-24 h-23
oft_ r21 g-15 h-65
ofto g-24
oftop h21
oftw m-21 h30
oftwa m-21 h30
og_ r-32 h141 k-16
ogar g21
oge g-32 h15
oger h22
oger_ h22
oget g-15
ogeth g-15
ogi h33
ogin h40
ogn h55
ogna h55
ognac h55
ogo g-17
ogo_ g-17
ogr r-32 g-25
ogra r-29 g-25
ograp r-25
ogs m22 h43
ogs_ m22 h43
ogy g-15 h30
ogy_ g-15 h30
oh_ r-45 g30 h-27
oha r27
oha_ r18
ohan h20
ohani h20
ohl r-15
ohn m-27
oho g-19 h-23
ohol g-17 h-16
ohol_ h-42
oholi h26
ohoo r24
oi_ r34
oic r-22 g28 m-19 k25
oice r-19 g29 m-19 k16
oice_ r-43 g30 m-19 k17
oices r25 h25
oid g-16 k36
oid_ h-23 k25
oil r-40 m26 h-35 k-15
oil_ r-15 m27
oile r-25
oin r-18 g17 m29 h107 k-53
oin_ m24 k-27
oing g23 h-25
oing_ g23 h-25
oins m18 h60 k-20
oins_ m18 h60 k-20
oint r-20 h52
oint_ r-40 g-17 h84
ointm r-20
oints r41 h-23
oir_ h16
ois k-36
oise k-35
oise_ k-35
oja h79
oja_ h52
oju h27
oju_ h27
ok_ r-27 g35 h-16 k-29
oka m-15
oke g28 m47 k-41
oke_ g34 m-29 h29
oked r31 g-28 h-39 k-18
oked_ r31 g-28 h-39 k-18
oken r-27 g25 m-20 h-27
oken_ r-27 g29 h-57
okens h30
oker m85 h47
oker_ g54 m63 h42
okh g24
oki r-22 m37 h43
okie r-26 m67
okie_ m47 h27
okies m20 h-20
okin m-30 h36
oking m-30 h36
okl h-26
okle h-26
oklet h-26
okr r24 g27 h-15
okra r24 g27 h-15
okra_ r24 g27 h-15
oks r-22 g21 m-25 h-55 k54
oks_ r-19 g22 m-16 h-16 k68
oksh h-39
oksho h-39
oku g-18 h46
okup g-18 h46
okup_ g-18 h46
ol_ r-57 m21 h-31 k-28
ola r-52 g-70 h-40
ola_ r-27 g-27 m53
olar h-40
olar_ r-23 h-20
olas m-15 h-40
olat g-21 m-23 h48
olati h54
old r80 g-49 m-37 h-20 k-33
old_ r17 g-29 m-26 h24 k-17
olde r18 g-27
olden g-15
older r21 m-19
olds r54
olds_ r42 h17
ole r-21 h25 k-68
ole_ r-30 h-37 k-27
olen r-42 h68 k-24
olen_ h68 k-24
olesa r18
olf m17 h-56
olf_ m29 h-53
oli r47 g28 m-50 h-47
oli_ r77
olic r-17 g70
olic_ h30
olice h-23
olicy r-16 g87 h-46
olid r15 h39
olida r15 h39
olis r-18
olish g-21
oliti h-20
oliv r-22 g-34 h-39
olive r-22 g-34 h-39
oll m39 h22
oll_ r16 g-41 m-27 h-25 k27
olla g23 h-34
ollar g24 h-34
olle r-34 m28 k16
ollea r-23 h22 k-23
ollec r16 g-37 k39
olled r-17 g32 m16 h-48
oller h23
olli m20 h58
ollin m21 h51
ollo r21 g70 m16
ollo_ g37
ollov r46
ollow r-21 g44
olls m-22 k-15
olls_ m-22 k-15
olly h34
olly_ h39
olo r-69 g22
olo_ r-20 h25
olog g-21 h67
ologe h22
ology g-15 h30
olou r-29 h-65
olour r-29 h-65
ols r-17 g-27 m-16 h44
ols_ r-17 g-25 h34
olu h74
olum m26 h39
olun g16
olunt g16
olut h36
olut_ h33
olv r53 h-16
olvi r53 h-16
olvin r53 h-16
oly r-15 g36 m28 h17
olym g36 m49 h20
olymp g51 m41
om_ r-15 m-34 h-16
oma g-38
oma_ g-16
omac g49
omach g30
oman g-35 h17
oman_ g-35 h17
omar r25 g-16 m15 h-27
omar_ r25 g-16 m15 h-27
omat m-26 h-15
omato m-26 h-22
omb g42 m30 h-38
omb_ g49
omba r15
ombay r15
ombo m39 h-28
ombol m39 h-28
ome r-16 g106 m-25 k28
ome_ r21 g89 h-56
omeb g-24
omebo g-24
omem h19
omema h19
omeo r-25 g-23 h17 k21
omeon r-25 g-23 h17 k21
omer r-22 g17
omer_ g21
omers r-21
omes m23 h-42
omes_ m23 h-42
omet g35 h90
omete h36
ometh g19 h27
ometr h28
omew g50 h-15
omewh g51 h-15
omi r20 h16
omil m51 h42
omill m51 h42
omin g28 m-19
oming g33
omino h-49
omis r44 g-15 m-18 h-28
omise m-18 h-22
omiss r38
oml g16
omm h85
omme g15 h45
ommel h48
ommer g25
ommi m19 h20
ommis r-39 h27
ommit r43
ommu h29
ommun h29
omo h35 k36
omol h15
omola h15
omor r-15 k24
omorr r-15 k24
omp r24 g-39 h-18 k27
omp_ h-16
ompa g-36 h75
ompan g-36 h75
ompe r33 m38
ompen r35
ompet m38
ompl g-17 h-27 k30
ompli g-17 h-27 k30
ompo m-15 h-16
ompr g20
ompre g20
ompu m-27 h-25
oms r-15 h78
oms_ r-15 h78
omw h24
omwa h24
omwar h24
omy h-48 k-16
omy_ h-48 k-16
on_ g18 k-27
ona r55 g-27
ona_ r28 g28 m-17 h-55
onal r33 g-22 m37 h58 k23
onal_ r36 g-22 m37 h53 k23
onar g-18 h25
onara h25
onate r-20
onati r19
onc r-24 g26 m-21
once r-24 g31 m-40
once_ r-19 m-28 h-15
oncei g36
oncel h43
oncer h-20
ond r62 h-51
ond_ r35 g-34 m-18 h-62
onda r-38 m21 k20
onday r-31 m21 k20
onde h17
onded h17
ondi r-21 g-21 h-25
ondit g-21 h-16
ondo g49
ondon g17
onds r96 g28 h-34
onds_ r96 g28 h-34
one r25 g59 h42 k37
one_ r-21 g52 m28 h-41 k17
oned r-33 g41 h79
oned_ r-32 g41 h53
oner_ h-34
ones m-46 h58
ones_ m-46 h42
oney r71 g-17 m23 h-57
oney_ r18 m22 h-26 k20
oneyl r53
onf r-22 g-27
onfe r-17 h24
onfer r-17
onfi h-41
onfir h-26
ong r25 g27 m53 h-15 k25
ong_ g-56 m84 k57
ongi h-17
ongs g78 h-19
ongs_ g78 h-19
oni g17 m-19 h77
oni_ h55
onic g41 h22
onic_ h48
onics g34 h-27
onin h18
oning h18
onk h78
onka h33
onkat h33
onke h27
onkey h27
onl r-63 g37 k32
onli r-29 g25 m28
onlin r-29 g25 m28
only r-34 m-25 k22
only_ r-34 m-15 h-39 k22
onlyf h44
onn r-33 g-25 h-15
onna h18
onne r-32 g-24 h-33
onnes h-30
ono m-46 h-56 k-21
onom h-48 k-16
onomy h-48 k-16
onor h20
onor_ h20
ons m-51 k54
ons_ r-24 g41 h-41
onsh h55
onshi h55
onsi r23
onsid r24
onso r20 g-19 m-31
onsol r21
onsor m-23
onsu g-29 h-19 k41
onsul g-37 h-40 k41
onsum h21
ont r17 m36 k22
ont_ g-31 m23 h-31 k63
ontac h15
onte r22 m57 h67
onte_ m34 h54
onted r16
onten m-16 h41
ontes m44 h-34
onth r19 m-38 h-58 k-16
onth_ r31 g73 m-32 h-19
onthl g-33
onths g-29 h-39 k-29
ontra r15 h17
ontri r-26
onu m51 h22
onus m51 h23
onus_ m51 h23
onv r31
onve r31 h32
onven r50 g-18 h39
onver r-19
onvo h-19
onvoy h-19
ony r24 h21
ony_ r24 h25
onz h19
oo3 r45 g16 h-16
oo3_ r45
oo7 g-28
oo_ r-34 m-16 h24 k-20
oob g-21
ood r94 g-24 m-49 k-45
ood_ r63 g-29 m-41 h-23 k-45
oodo h49
oodoo h49
oods r-19 g39 h-50
oods_ r-19 g39 h-50
oodw r40 g-15
oodwi r40 g-15
oody h50
oody_ h50
oof r-21 g29 h-33
oof_ r-21 g38
ooft h21
oofto h21
ooj h20
ooja h20
ook r-46 g-29 m-17 h-32
ook_ m17 h-39 k-29
ooke r34 g-28 k-18
ooked r34 g-28 k-18
ooker h18
ooki r-28 h47
ookie r-26 m28
ookin m-30 h50
ookl h-26
ookle h-26
ooks r-22 g21 m-25 h-55 k54
ooks_ r-19 g22 m-16 h-16 k68
ooksh h-39
ooku g-18 h46
ookup g-18 h46
ool g30 h-103
ool_ r-21 g31 m16 h-108 k26
ools g-18 h21 k-19
ools_ g-18 h16 k-19
oom r-42 g-42 m-22 h59
oom_ r-36 g-41 m-27
ooms h60
ooms_ h60
oon r-17 g58 m-20 h-21
oon_ r-52 g43 h-51
oons g-29 h50
oons_ g-25
oonsh h45
oop g27
oop_ g27
oor r34 m-34 h-44 k-37
oor_ m-33 k-46
oora h-20
oora_ h-20
oos g28 m35
oos_ g-24 m63 h-24
oose g15 h34
oose_ h19
ooses h15
oosi g44
oosin g33
oot r-49 g-58 m18 h36
oot_ r-41 g-55 m53 h-77
oota h52
ootb m-15 h-23
ootba m-15 h-23
ooth h67
ootl h30
ootle h30
oots h-17
oots_ h-17
ooz h60
ooze h47
ooze_ h47
op_ g45 m-26 h-117 k-45
opar h26
opard h26
ope r-38 g91 h-69 k17
ope_ r-36 m-18 h-15
open r-21 g54 m52 k37
open_ g110 m-17
opene g-21 h-25 k27
openi m36
opens g-22 m40 h27
oper h-40
oper_ g23
opera h-30
opes r21 g20 h-27
opes_ r21 g20 h-27
oph m-18
ophe h42
ophet g-15 h48
ophy m-18 h-23
ophy_ m-18 h-23
opi h64
opie g-19 h23
opied h-27
opies g-19 h50
opin g40
oping g40
opiu h32
opium h32
opl r-38 g-29 m-19 h57 k28
ople r-38 g-28 m-22 h59 k28
ople_ r-22 g-28 m-15 k48
oples r-16 h50 k-20
opo g-19 m-21 h72
opol m-21
opp r-22 g-40 h53 k-22
oppe r-23 h46 k-18
opped r15 g-51 m22 h34
opper r-38 g54
oppi g-37 h17
oppin g-37 h17
oppy h-26
oppy_ h-26
ops g44 m-19 h49
ops_ h67
opsh g57 m-17 h-18
opshi g34 h-18
opt r-36 g131 m19 h-70 k-28
opt_ g43
opti r-35 g66 m28 h-59 k-28
optio r-35 g66 m28 h-59 k-28
opy r-25 g-54 h15
opy_ r-15 g-48 h20
or_ r-65 g97 m29 h55 k-37
ora r69 g-64 h-31
ora_ r38 h-20
oran g-23 h-38
orang g-23 h-38
orar h21
orary h21
orat r40 g-24 m-29 h-28
orate r40 h-19
orati g-24 m-24
orb r41 h-18
orbe r44
orbea r44
orc g-17 m-20 h107
orce g-24 h56
orcer g-15 h51
orch h-16
orcha g18
orci h39
orcin h36
ord r-34 g-39 m30 h-33
ord_ r-29 g-57 m22 h-26 k19
orde g26 h-18 k-18
ordea h21
order g30 h-39 k-18
ords h23
ords_ h23
ore r42 g-33 m50 k-25
ore_ r22 g-36 m33 k-15
orec m18
oreca m18
ored g-21 h51
ored_ g-21 h63
orex g44 h-15
orex_ g44 h-15
org g-54 m-24 h137 k-24
orga g-30 h55
organ r19 g-26 h80
orgav r-49
orge g-22 h40
orge_ h-30
orged r-20 h59
orgi h32
orgin h35
ori r18 h-90 k23
oria g28
orial g28
orig g-20 h36
origi r-17 g-15 h36
orin r42 h-25
oring r42 h-20
oris h-88
orit g19 h-24
oriti h-19 k18
ority g23
oriz h46
orizo h46
ork m-35 h15
ork_ g-34 h-75
orke r-54 g19 h56
orker r-21 g19 h55
orki r30 g16
orkin r30 g16
orkm g30
orkme g30
orks r35 g-38 m-25
orks_ r35 g-17 h40 k25
orksh g-21 m-17 h-29
orl g31
orld g31
orld_ g31
orm r-58 h-52 k56
orm_ r-31 m17 k47
orma r-20 g-39 h-30 k16
ormal g-36 h-23 k20
orms g22
orms_ g22
orn r-87 g16 m-40 h45
orn_ g37 m-25 h-19
orne r-41
orner h15
orni r-28 h29
ornin r-25
orno h16
oro r-38 m20 h28
oro_ r-36 g42 m17
oros g-18 h47
orosc g-18 h47
orp r31 g-31 h-33
orph r-30 g-30
orpha r-30 g-28
orpo r40 h-19
orpor r40 h-19
orr r-77 g39 m-19 h23 k39
orre r-15 h-20
orrec r-15 h-20
orro r-35 g31 k46
orrow r-35 g31 k46
orry r-27 g27
orry_ r-27 g27
ors r-35 g39 h56
ors_ r-17 g23
orse r-18 g32 m32
orse_ r-18 g40 h17
orses m20 h-15
orsh g-17 m-18 h63
orshi g-17 m-18 h63
ort r-32 g100 m16 h-24 k-23
ort_ r-52 g75 h20 k-29
orta h-33 k-15
ortad h29
orte g49 m-15 h-28 k16
orted g35 k16
orter h-25
ortg r25
ortga r25
orth r23 h-30
orth_ r23
orti g35
ortio g27 h34
orts g-26 m37 h56
orts_ g-18 m26 h58
ortsb m15
orty r-35 g-18 m43
orty_ r-35 g-18 m35
orw r38 g39 h-43 k20
orwa r39 g23 h-43 k20
orwar r39 g23 h-43 k20
ory r21 g-24 h-27
ory_ r21 g-24 h-20
os_ g-74 m-27 h66
osa r-29 g-22 m23 h-16
osar h-19
osara h-19
osc g-22 h104
osci h43
osciu h43
osco g-18 h47
oscop g-18 h47
ose r-44 g27 m69 h-32 k29
ose_ g-19 k46
osec h19
osecc h19
osed g37
osed_ g37
osen m-21
osen_ m-21
oser m83 h-31
oser_ m34 h-20
osers m50
oses g21
oses_ g35 m-20
osh r28
osht h26
osht_ h26
osi r-15 g89 m56 h30
osi_ r21
osin r-28 g19 m46
osing r-28 g19 m46
osit g64 m18
osit_ m33 h16 k-15
ositi r23 g64 m-15 h-25
osits k18
osk m18 h26
osk_ r20 m18 h39
osm g20
oso h-17
osoo r-18 h-17
osoom r-18 h-17
osp h-39
ospi h-39
ospit h-39
osq k-15
osqu k-15
osque k-15
oss r-48 g28 m41 h22 k19
oss_ r-32 g-31 m37 h19 k24
osse g33
osses g33 m15
osso g17 h-27
ossom g17 h-31
ost r71 g-16 m-31 k-42
ost_ g-44 m-36 k-17
osta g50 m-17 h-30
osta2 g21
oste g-27 m-29
oster g-18 m-19
osti h53
ostit h23
ostp m15
ostpo m17
osts r53 g33 m26
osts_ r53 g33 m26
ostu h-36
ostum h-36
ot_ r-22 g-39 m54 h-45 k-29
ota r-75 m-18
ota_ r-19 g23
otal r-21
otal_ r-21
otar r-35 h-36
otary r-35 h-36
otb m-15 h-23
otba m-15 h-23
otbal m-15 h-23
otch h41
otch_ h41
ote r27 g18 m76 h-23 k-16
ote_ r17 g-61 h17 k21
otec g80 m-25
otect g82 m-23
otel r-35 m20 h-20
otel_ r-35 m22 h-58
otels h37
oter m27 h-24
otes r43 g-24 m20 k-29
otes_ r43 g-24 m20 k-29
otex g35 m48
otex_ g35 m48
oth r-76 k-17
oth_ r-33 g17 m-26 h-43
othe r18 m-17
othel h29
other r19 k18
othes g-24 h-19
othi r-55 g-34 m33 h-33
othin r-55 g-34 m33 h-33
oths g34 h56
oti g-66 m-25 h86 k45
otic h39 k46
otic_ h31
otice k47
otin h19
otk h30
otl h72
otle h53
otleg h30
otli h20
otlin h20
otm r24 h-16
otm_ g29 h-16
oto r-32 g-34 h-16 k-23
oto_ g-30 m28 h-31
otoc h-38
otoco h-38
otog r-21
otogr r-21
otor g37
otor_ g34
otos h62
otos_ h62
ots r-26 g34 k-17
ots_ r-25 g37 k-15
otsh m16
otshe m18
ott r-64 m71 h83
otte r-18 g47 k23
otted r17 g65 m-16
otter r-36 g-18 m31 h43 k23
otti h36
ottis h36
ottl r-25 g-22 m-15 h59
ottle r-25 g-22 m-15 h59
otto r-19 m70 h25
otto_ g-26 m74 h43
otton g23 h-26
ottr m22 h-22
ottry m22 h-22
otu h-26
otus h-26
otus_ h-26
oty h35
oty_ h35
ou_ r41 g-55 m23
oub r34 g15 m42 h17
oubl r34 g16 m43
ouble r34 g16 m43
ouc g44 m-15 h-16
ouch g44 m-15 h-16
ouch_ g35
ouche g-23 m-15
oud r-32 g-36 h-44
oud_ r-32 g-22 h-47
oug r-44 g-34 m-28 k44
ough r-44 g-34 m-27 k45
ough_ g-24 h16 k33
ought r-35 m-18 h-17
oui h33
oul r-26 g51 m111 h-46 k-23
ould r-25 g25 m70
ould_ g28 m59 h-30
oulde h19
oule m51
oulet m51
oun m-36 h-26
oun_ r67 g15
ounce h37
ound r-18 m-16 k-23
ound_ g17 h-19
ounde m-21
oundi r19
ounds r-36 g-16 k-22
oung r-28 h23
ounge r-28 h23
ouns r-17 m-16
ounse r-17 m-16
ount h-26 k37
ount_ g51 m19 h-54 k27
ounta r-28 m17 h-20 k-18
ounte r-36 g-18 h49 k-22
ounti r53 g-21
ountr m-16 h-22 k51
ounts r23 g-22 h32
oup r31 g-39 m75 k31
oup_ r-20 h-92 k34
oupi m34 h39
oupie m34 h39
oupl h39
ouple h39
oupo r53 g-31 m47 h20
oupon r53 g-31 m47 h20
ouq r16 g-18
ouq_ r16 g-18
our r-91 g-72 m28
our_ g-62 h17 k-17
oura r16 m25
oura_ r16 m25 h-20
ourb h36
ourbo h36
ourc r-16 g22 k18
ource r-16 g22 k18
oure r-36 g-23 h15
oured r-36 g-23
ouri r-36 g-27
ourie r-36 g-19 h-30
ouris h22
ourn m18
ourna m19
ours r-26 g-18 m-19 h-30
ours_ r-35 g34 h-38
ourse g-52
ourt r18 g40
ourt_ g51 h-27
ourte m18 h18
ourth r21
ous g-26 m-24 k-16
ous_ r35 m20 h27 k27
ousa r16 g-21
ousan r16 g-21
ouse g-33 k-31
ouse_ k-26
ousi r-31 g28 m-43 h-29
ousi_ r-16 g-21
ousie h-24
ousin r-16 g50 m-50
out r-27 g-31 m62 k57
out_ r-44 g-16 m55 h44 k45
outc m16
oute h-45 k27
oute_ h-28 k27
outs r21
outst r21
ov_ r45 m18
ova h-18
oval h-27
oval_ h-27
ove g-75 m-30 k19
ove_ r-50 g-37 m-23 h39 k56
oved g-20 h-15
oved_ g-20 h-15
ovel r-16 g-27 m-21 h-21
ovel_ r-16 g-27 m-21 h-20
oven r-23 g-17
oven_ r-23 g-17
over r65 g51 h-41
over_ r30 g55 m26 h31 k15
overc r-16
overd r16 h-15
overe g55
overi r24 g-25
overn r60 m-22
overs g-19 m25 h-35
overy g22
oves r17 h45 k-25
oves_ r19 h39 k-25
ovi r21 g-17 h69
ovid r25
ovide r25
ovie h25
ovies h30
ovin h46
oving h64
ow_ r17 g29 h-35 k44
owa r-75 h64
owan g-17 h41
owanc g-17 h41
owar r-42 g-23 h33
owar_ h33
oward r-42
owaza h18
owd m-17 h-40
owde h-20
owder h-20
owe r-84 g-46 m148 h-33 k-59
owe_ r15 g-42 m100 h-20
owed m-32 h-27
owed_ m-32 h-27
owel g-18
ower r-54 g39 h28 k-35
ower_ r-25 g52 m-23 h-46 k-28
owerb m48 h48
owers r-26 g-19 m-19
owes r-27 g-23 m73
owes_ r-21 g-23 m48
owi m34 h32 k-18
owin m34 h32 k-18
owing m34 h32 k-18
owl m20
owl_ m39
owm g25
owme g25
owmen g25
own g78 m-19 h-90 k-17
own_ g33 m-33 h-25 k-21
owne r-28 g21 m45
owner r-26 m51
owni g54
ownie g-19 h29
ownin g73 h-24
owns g-15
owns_ g-15 h-48
ows g71 h-47 k-44
ows_ g75 h-73 k-43
ox_ r-67 g-20 k-40
oxe g-36 h-21 k-22
oxes g-22 h-32 k-22
oxes_ g-22 h-32 k-22
oxy g-33 h63
oxy_ g-26 h59
oxys h22
oxys_ h22
oy_ g-61 h50
oye k25
oyee g22 k32
oyee_ g22 k39
oyer g-29
oyer_ g-20
oys r-30 g42 m-42 h-34 k-28
oys_ r-30 m-34 h-20 k-23
oyst g45
oyste g45
oz_ m31 h-32
oze h41
oze_ h47
p2p r22
p2p_ r22
pa_ r-32 g-21 h45
pac r-23 g44 m22
pack r-23 g19 m-23
pack_ r-15 g33
packa m-27 h-27
packe h32
packs r-17 g-15
pad r-15
pad_ h-18
padd h34
padde h41
pade h-19
pag h45
page m-20 h52
page_ h49
pai r-73 g-29 m-25 h-54 k-22
paid r69
paid_ r69 g-16
pain r-64 g-20 m-29 h-78
pain_ h31
paint r-60 g-18 m-27 h-109
pair r-54 m-28 k-15
pair_ r-37 m-23 h-21
paire h26
pairi h18
pairs h-17
pais r-25 m17 h20
paisa r-25 g16 m18 h-43
paise h63
pal r49 g28 m-21 h-24 k-22
pal_ r71 g-18
pala h-36
pali r37 h-17
pall g93 h-31
palle g94 h-31
palm r-28 g-24 h73
palm_ g-20
palmi h59
palu h-20
paluw h-20
pam m-24 h20
pam_ h38
pan r-28 g-36 m-28 h121 k-18
pana h-50
panc h34
pance h34
pand h42
pandi h42
pane k-23
panel h-15 k-23
pang h60
pang_ h32
pango h29
pani r-17 h39
pani_ h26
panio r-15
pany g-30 h62
pany_ r18 h30
panys g-16 h31
pap r-44 m-21
pape r-44 m-21
paper r-44 m-21
par g-49 m-30 h-25 k-84
par_ r81 g-20 h-43
para r-39 m-23
para_ m-23 h-36
param g21
parat r-28 h39
parc r-42 g17 h-34 k-48
parce r-25 g17 h-34 k-48
pard h26
pard_ h26
pare g-17 m-21 h-48 k-20
pare_ m-21 h-43
pari r36 m71 h28
pari_ r36 m54 h38
park g-45 m-38 h-32
parki r-46 g-24 m-29 h-27
parl m23 h48
parlo m19 h51
parm h34
parma h34
parr h-29
parro h-29
part g18 m-18 h31
part_ r69 m-15
partm r-28
partn r-19 m-16
parts r-16 h-34
party r-15 m23 h47
pas r-47 g-30 m-40 h69 k69
pas_ r-18 h15
pass r-56 m-29 h-16 k73
pass_ r-29 h-24 k59
passe g36
passi r-31 g-28 h-27 k27
passp h23 k-27
passw k18
past r27 g-16 h75
past_ r27 g-15 h27
pastr h21
pat r46 g32 m40 h-41
pata g27
pata_ g37
pate h-21
paten h-21
pati h-36
patie h-31
pato r64 h-21
paton r64 h-21
patr m28 h35
patro m30 h27
patt r-16 m44
patti r-23 m37
pau g-28
paul g-28
paw r140 h-31
pawn r141 h-27
pawn_ r41
pawnb r23
pawne r46
pawns r30
pay r113
pay_ r28 g-18 m-29 h34
paya r20
paya_ r16
payd g-17
payda h19
paye r18
payi r38 h-20
payin r38 h-20
paym r-20
payme r-22
payo r30 g19 m15 h19
payou r22 g18 m16
payr k34
payro k34
pays g35 m37 h-31
pays_ g35 m37 h-31
pcs g-15 m22
pcs_ m-18 h-19
pcso m40 h31
pcso_ m40 h31
pct r42
pct_ r42
pe_ r-25 m-32 h-62 k-19
pea r-34 g61 k27
peac h-18
peak h-18
peal h-26 k27
peal_ h-26 k27
pear r-31 g72
pear_ h34
pearl r-18 g67 h-35
peat h59
peaty h59
peb g21
pebb g21
pebbl g21
pec r-39 g27 h26 k-35
pec_ r-30 g40 h-20
peci g27 h15
pecia h42
pecif g27 h-27
pect g-27 h35 k-35
pect_ g19 h-18
pecte g-23
pecto g-21 h65 k-26
ped g-20 m30 h38
ped_ g-19 m31 h57
pee g-31
pee_ g-28
peed h-17
peed_ h-19
peg h43
pegs h37
pegs_ h37
peh g59 h-22
pehl g59 h-22
pehle g78 h-22
pek h28
peke h28
peken h17
pel r-22 g-24 h48
pell r-22 g-24 h48
pell_ r-22 g-21 h50
pelli h-16
pen m-18 h-101 k-15
pen_ r-25 g52 m-19
pena r45 h-31
penal r45 h-31
pend g52 m-27 k-19
pends g65 m-27 h-15
pene g-28 h-25 k29
pened g-28 h-25 k29
peni m36
penin m36
penn r-35 g-35 m44
penny r-35 g-35 m44
pens r19 m15 h-23 k-24
pens_ m36 k-22
pensa r35
pense h-22
pensi r-21
pent r-18 m-33 h-32
pent_ h-21
pente m-33 h-22
peo r-22 g-28 m-15 k48
peop r-22 g-28 m-15 k48
peopl r-22 g-28 m-15 k48
pep g-15
pepp g-15
peppe g-15
per m39 h78
per_ r85 g31 m94 h-62
pera m-15 h21
perat h-18
perc r27 g-57 m-16 h15
perce r31 g-44 m-15 k15
perf r-22 h-31
perfu r-16 h-25
peri r-21 h78
perie h33
perin h25
perit h16
perm r-20 g31 m-27 h30
perm_ h27
perma m-23
permi g44
pero g-17 h68
perol h31
peron h36
perp g98 h-47
perp_ g38 h-15
perpe r23 g25 m44 h-17
perps g35 m-31 h-16
pers r-18 g-50 m-30 h23
pers_ r-33 g-33 m-22 k-43
perso r15 g-17 h-15 k44
pert m17
pes r28 g31 m-15 h-73
pes_ r22 g20 h-69
pet r-20 g27 m48 h-77 k-37
pet_ r-29 m-25 h-15
pete g28
peter g28
peti m35 h-21
petit m35 h-25
petr g-15
petro g-15
pett k-18
petty k-18
petu r23 g25 m44 h-17
petua r23 g25 m44 h-17
pf_ r53 h-16
pgr h20
pgra h20
pgrad h20
pha r-37 m-28 h-57
phan r-31 g-29
phans r-24 g-19
phar h-47
pharm h-47
phe r-28 g-31 m-15 h107 k-19
pher r-21
pher_ r-21
phet g-15 h59
phet_ g-15 h48
phi r-18 g23 h42
phil r-18 g20
phis h46
phish h46
pho r-48
phon r-16 m25
phone r-16 m25
phot r-32 g-39 k-22
photo r-32 g-39 k-22
phy r-20 g-25 m-20 h-36
phy_ g-18 m-18 h-19
phys r-16 h-17
physi r-16 h-17
pia m-20 h-17
pic g23 m25 h51 k-21
pic_ g35
pice h31
pice_ h57
pick g37 m39 h-110
pick_ r18 g20 m42 h-52
picke r-36 g-53 h-56
picks g57
picku r26
pics g-18 h46
pics_ g-18 h46
pict h37
pictu h37
picy g-28 h50
picy_ g-28 h50
pie g-28 m23 h28
piec g-25 h-22
piece g-25 h-22
pied h-27
pied_ h-27
pier m34 h39
pies h38
pies_ h38
pig g-18 h95 k-36
pig_ g-18 m-16 h112
pige m20 h-35
pigeo m20 h-35
pigl h25
pigle h25
pigs h46 k-30
pigs_ h38
pil r-15 g-42
pile m32 h16
pile_ m32 h16
pill g-34 h-33
pills g-23 h24
pils h61
pim h84
pimp h52
pin r-55 g-21 m89 h46
pin_ r-22 g-25 h-76 k40
ping g33
ping_ g33
pink g-20 m24
pinn m23
pino h46
pinot h31
pins m41 h49
pins_ m41 h49
pint h43
pint_ h15
pints h28
pip h-26
pipe h-22
pir r-30 m-21 h101
pir_ h18
pira h55
pirat h55
pire g-16 h35
pired g-16 h35
piri r-21 h-38
pirin g32 h-40
pirit g-22
piry g20 h31
piry_ g20 h31
pis r-18
pist_ h-19
pit r34 g-30 m-46 k-25
pit_ h29
pita r34 g-24 h-38 k-22
pital r36 g-24 h-43 k-22
pitc m-32
pitch m-32
piu h32
pium h32
pium_ h32
piz m-21 h-31
pizz m-21 h-31
pizza m-21 h-31
pke h25
pkee h25
pkeep h25
pl_ r-20 m24 h-37
pla r-108 k-18
plac r-17 g40 h26
place r-17 g40 h27
plai r-20 g-32 h-22 k40
plain r-20 g-32 h-22 k40
plan r15 m-49 h-94
plan_ r21 g19 h-51
plans g-16
plant h-18
plat r-48
plate r-57 g-31 m-26
platf g33 m21
play r-38 g-21 m40 h94 k-33
play_ m77 h72
playb h39
playe r-31 m-22
ple g-78 m-42 h79 k59
ple_ r-20 m-47 h66 k55
plea r20 g-57
pleas r20 g-57
pledg r17
ples r-21 h56
ples_ k24
pless r-16 h50 k-20
pli r-45 h45
plia g15 h-37 k24
plian g15 h-37 k24
plic g-28 h43
plica g-28 h43
plie r-24 g31 h19
plier r-27 g38
plies h17
plit r-17 m-17
plit_ m-17
plo r-42 g50 m-54 h-53
plom g-15
ploma g-15
plot r-30 g67 m-47 h-54 k-16
plot_ r-30 g39 m-43 h-47 k-15
plots g28
ploy k24
ploye k25
pls m15 h40
pls_ m15 h40
plu r49 g-19 h-26 k-16
plug g-17 h61
plug_ h23
plum r-31 m-21 h-76
plumb r-31 m-21 h-15
plus r84 m24
plus_ r84 m24
ply g17 h21
ply_ g17 h21
plz r15 g21 h15
plz_ r15 g21 h15
pm_ r-24 g26 m-38 h-24
pme h31
pmen h31
pment h31
pmt h-22
pmt_ h-22
po_ r36 g-32
poa h26
poc g25 m28 h-24
pock g25 m28 h-24
pocke g25 m28 h-24
pod h-47
poi g17
poin g18
point g18
pok r-32 m116
poke r-32 m77 h-19
poker r-16 m83
pol r-22 g41 m-33 h-35
pole g-20 h-21 k-16
pole_ g-20 h-21 k-16
poli r-19 g63 m-18 h-41
polic r-17 g83 h-34
polis g-21
poly g-15 h27
pon r70 m36 h37
pon_ r22 m51 h-23
pond g32
pond_ g35
pone m16
pons r28 m-24 h36
pons_ r29 h39
ponso m-23
poo r-18 g-65 m69 h32
pooj h20
pooja h20
pool g-60 m104
pool_ g-33 m65 h-57
pools r-15 g-27 m37 h52
poor m-19 h19
poor_ m-18 h19
pop g-23 h63
popp h30
poppe h28
poppy h-26
por g-39 m-50 h182 k28
pora r40
porar h21
porat r40 h-19
porc g-15 h56
porci h36
pork m-21 h91
pork_ m-20 h109
porn m-24 h59
porn_ m-23 h39
porno h16
port r-36 h-55 k32
port_ r-37 g-38
porta h-48 k-15
porte m-15 k18
porti g42 m18
ports g-27 m41 h17
pos g34 m-48 h-35 k31
pose m-19 k52
pose_ k52
posi g64 m18
posit g64 m18
poss g34 h-24
posse g34 h-36
post r17 g-62 m-17 k-19
post_ g-38 h51
poste g-17 m-19 h-30
postp m15
pot g-60 m85 h-70
pot_ r24 g-15 m121 h-57
poti g-39 h16
potio h16
pott r-16 m-24 h-22
potte r-16 m-24 h-18
pou r20 g-42 k-17
poun r33 g-15 h-42 k-17
pound r33 g-15 h-42 k-17
pour g-27 h47
pow r-27 g-27 m34 h29
powd h-20
powde h-20
powe r-22 g-15 m42 h48
power r-22 g-15 m42 h48
pp_ r19 g-104 m28 h66 k31
ppa h26
ppa_ h26
ppe r-33 g-44 h90
ppea k34
ppeal h-26 k27
ppear h25
pped g-38 m23 h70
pped_ g-38 m23 h70
ppen g-21 h20
pper r-39 g27 m-26 h29 k-28
pper_ r-32 g55 h23 k-16
ppero h33
ppers g-17 m-15 h-17
ppf r53 h-16
ppf_ r53 h-16
ppi r-40 g18 h-32
ppie g16
ppies g16
ppin r-32 h-20
ppine h-16
pping r-24
ppl r-25 g113 m-43 h-26 k-29
pple g34 m-21 h-33
pple_ g25 m-21 h-29
ppli r-24 g42 m-22 h-18
pplia g32
pplic g-21
pplie r-24 g31 m-22
pply g37 h25
pply_ g37 h25
ppo r-20 g-20 h-32
ppoi r-20
ppoin r-20
ppor g-19 h-26
pport g-18 h-29
ppr g18
ppro g31
pprov g31
ppy g30 m-22
ppy_ g30 m-22
pr_ r58
pra m-15 h40
pray r-17 h35
pray_ r-15
pre g240 m-16 h-150 k-32
pre_ g92
prea g94 h-51
pread g94 h-51
pred m27 h-17
predi m27 h-17
pref r45 g-48
prefe r45 g-48
preh g20
prehe g20
prem r-44 g51 k15
prem_ g49 h-25
premi r-44 m17 h31 k16
preo g18
preor g18
prep h-27 k-18
prep_ h-25
prepa k-18
pres r25 g22 m-22 h-39 k-29
presa g52 h-29
presc g-41 h30
prese r21
press g-21 m-17 h-31
pri r-100 h-32 k-32
pric g37
price g37
pril r-24
pril_ r-24
prin r-34 g-56 h-69
princ r29 g-18 h-24
pring r19 g35 m-18 h-20
print r-83 g-73 h-25
pris r-45 g70 h-27 k-16
prise r-45 g70 h-27 k-16
prit g-15 h35
pritz g-15 h35
priv h32
priva g-31 h32
priz g-45 m21 h-19
prize g-45 m21 h-19
pro r27 m-62 h38
probl g21
proc r39 g-16 k34
proce r44 h-18 k37
procu h25
prod g28 h18
produ g28 h18
prof r-17 g-18 h-33
profi r-17 g-52 h-32
prog h-20
progr h-20
prom r36 g-15 m-20 h-28
promi r44 g-15 m-18 h-28
proof h-51
prop g-24 h24
proph g-15 h48
pros h85
prosc h43
prose h19
prost h23
prot g82 m-23
prote g82 m-23
prov r21 g17
prova k19
prove k-21
provi r25
prox h19
proxy h19
ps_ g60 m38 h46 k-33
psh g57 m-17 h-18
pshi g34 h-18
pship g34 h-18
pst m62 h-46
psta m51 h-20
pstak m51 h-25
pste m17
pster m17
psti h-23
pstic h-23
psu r-15 g19 h-23
psul g22
psule g22
psy h63
psyc h57
psych h57
pt_ r-52 g26 m-23 h-31
pta r22 h45
ptag h36
ptago h36
ptai r26 g15
ptain r26 g15
pte g-15
pted g-18
pted_ g-18
pter r-17
pter_ r-17
pti g48 m30 h-44 k-41
ptio g48 m30 h-44 k-38
ption g48 m30 h-44 k-38
pto g17 m-20 h-73
pto_ h-27 k27
ptop m-21 h-21 k-21
ptop_ m-21 h-44
ptops h23
pts k18
pts_ k18
ptv h42
ptv_ h42
pty k-17
pty_ k-17
pub r-39 g-32 h15
publ r-39 g-21 m-15
publi r-39 g-21 m-15
pud h31
pudd h31
puddi h31
puj h58
puja h58
puja_ h48
pul r22 g-23 m23 h25
pula r20 g-29
pull m22
pulle h33
pulls m21 h-24
pum g-15 m18
pump h-19
pump_ h-19
pun m39 h24
punch h18
punt g-20 m42
punt_ g-18 m22 h17
pup g27 h-42
pupp g34 h-42
puppy g34
pur r20 g-20 m-15 k33
purc r32 k-15
purch r32 k-15
purp k49
purpo k52
pus m50
push h32
pushe h32
pust m46 h-33
pusta m46 h-33
put r-42 g74 m-37 h-100
put_ r-20 m-19 h-71 k17
puts r-15 g65 m-24 h-30
puts_ r-15 g65 m-24 h-30
putt m33 h34
putti m33 h34
py_ g-26 m-49 h23 k-21
qa_ r-36 g-15
qal r28
qar r46 h-39 k-16
qar_ r51 h-17
qard r-43 k-15
qard_ r-43 k-15
qarz r39
qarz_ r39
qat h30
qat_ h30
qba g21
qbal g21
qle h19
qlee h19
qleed h19
qs_ r15
qse r32
qsee r35
qseet r35
qua g-22 m21 h-52
qual r-35 g-17
qual_ r-33 g-20
quar r36 m24 h-40
quare m39 h-15
quart r43 m-15 h24
quay g-20
quay_ g-20
que r-27 g-40 m-23 h45
que_ r-21 g-19 h16 k-17
ques g-18 h29 k24
ques_ r16
quest h31 k24
queu m-23
queue m-23 h-22
queur h24
qui r40 g-27 m48 h62
quia h38
quiap h38
quic m15
quick m16
quid g29
quid_ h17
quida g33 h-18
quie k15
quiet k15
quil h24
quila h24
quir g27 h-18
quire g31 h-28
quit r22 h20
quity r24 h22
quiz g-32 h-35
quiz_ g-32 h-35
quo m29 h42 k-17
quor h41
quor_ h41
quot g31 m39
quote g25 m42
qur g-17 m-24 h-16
qura g-17 m-21
quran g-17 m-21
ra_ r17 h94 k-28
raa r19 m22
rab r61 g18 m-29 h-107
rab_ r-22 g90 h30
raba g-29 m-21 h-62
raba_ r-21 h-28
rabah r42 h-25
rabb g-16
rabe g31 m44 h-30
rabey m24 h-28
rabi r19 m-20
rabl r57 g-57
rable r57 g-57
rac r50 g-15 m34 h96 k-15
race r48
race_ r50 g23 m-21
racec h21
raci m31 h20
racin m31 h20
rack g-40 m23 h62
rack_ g-47 m68 h54
racke m-44
ract g27
ract_ r15 m16 h40
racto m-16 h-28
racts g23
rad r-48 g48 h-41
rada g33
radab g23
radd r-36 m-23 h-15
rade g21 m27 h-29
rade_ r17 m22
rader r-17 m-16
rades r-16 g15 m20
radi m21 h24
radin g18 m21
rado m-32
raf r23 g-36 m47 h45
raf_ h-19 k18
raff r-18 g-24 m36
raffi h42
raffl r-16 g-19 m41 h-33
raft r23 g-27 m21 h32
raft_ r31 h18
rag r-23 g27 m32 k-16
rag_ m16 h26
rage r-24 m16
rage_ r-30 g-20 m24
raged g38
rah r52 g-49 m85 h75 k-15
rah_ r43 g-26
raha m40 h28
rahan m44 h24
rahe m23 h43
rahee h35
rahn m36
rahn_ m36
rai r-28 g-43 m-78 h-88 k39
rail h-18 k15
rail_ h-18 k15
rain r-16 g-44 m-25 h-40
rain_ h-15
raine g17
raini g-26 m-15
rains g-19 m-15 h-38
rais k37
raise k37
raisi h-22
raj r-31 g-37 h19
raj_ h41
raja r-17 g-17 h-18
raja3 r-17 h-18
rajje r20
rak r-30 g-41
rak_ g-21 h28
raka r-17 h-31
raka_ h-18
rake m22 h-68
rake_ h-19
raki m-18 h78
raki_ h67
ral g-30 h-31
ral_ g17 h-38
rall g-31 h26
rall_ h26
ram r41 g-42 m-41 h83 k-16
ram_ r-33 h44
rama h50
ramad h57
rame r19
rame_ h-17
ramet r19 g21
rami r35 h-19
rami_ r32 h-22
ramm h-18
ramme h-18
rams r16 h22
rams_ r16 h22
ran r20 g25 m-97 h-18 k-21
ran_ r-37 g23 h-15
rana r-31 h27
rana_ r-31 h33
ranc r66 g28 m-34 k21
rance r45 g37 m-17 h-28
ranch r16 m-16 h15 k28
rand r-15 g29 h32
rand_ h-51
rande h38
randf r16 g25
randi r-20 g-17 h48
randm h-23
rando g53 h-38
randy h38
rane h-44
rane_ h-44
rang r20 g-40 h45
ranga r18 h-27
range g-37 h21
rangl h20
rank h30
rans g-20 k23
ransc h16
ransf r-18 k26
ransl g-36 m-15 h-36
ranso h56
rant r26 g34 m-41 h-89 k-24
rant_ r-18 g-27 m-22 h-22
rante r28 g-26
ranto r27
rants g22
ranty r-26 g60 h-38
rap r-65 m-46 h-64 k-44
rap_ r-15 g81 m-30 h-34
rape h-24
rape_ g-16
rapes g15 h-25
raph r-25 g-28
raphe r-21
raphy g-17
rapi h-19
rapis h-19
rapp h43
rappa h47
rapy r-16 h-15
rapy_ r-16 h-15
raq r-30 h45
raq_ h45
rar r-49 g-27
rary r-19 h21
rary_ r-19 h21
ras m25 h17 k-19
ras_ m-25
rase m25 h-21
rasee m25 h-32
rash r15 m35 h29
rash_ m33 h-20
rashe r15 h20
rashi g-21 m19
rashw h34
rass h-18
rass_ h-18
rast h15
rasti h15
rat r56 g36 h18 k21
rat_ r58 m26 h-15 k24
ratc g-23 m87 h21
ratch g-23 m87 h21
rate r52 g102 m-37 k-24
rate_ r88 g42 m-39 h-55 k-19
rated h128
rateg g23
ratel g43 h-16
rates r-45 h-26
rath r-17 g-28 k29
rati g-41 m-29
ratin h21
ratio r20 g-33 m-28 h-28
rato r-34 g18
rator r-34 g20
rav m-41 h20
rave g-26 m-23 h27
rave_ h46
ravel g-25 m-23 h-20
raw g-18 m33 h21
raw_ r-24 g-18 m52 k24
rawa r-19
rawal r-19
rawe r19 m-22 h28
rawer r19
rawi g61 m-18
rawin g61 m-18
rawl m-17
rawl_ m-17
rawn g-42 m23 h-19
rawn_ r29 g-35 m23 h-19
ray r-65 g-58 m-32 h-66 k-16
ray_ r-30 g-29 h-47
raye r-22 g36
rayed g23
raz g-17 h47
raz_ g-16 h49
rba r-26 m75 h30
rbal m48 h58
rball m55 h43
rbe r34 g-33 m18 h-72
rbe7 m23
rbe7t m23
rbea r44
rbear r44
rber h-52
rber_ h-52
rbi g-28 m27 h-21
rbo r-34 g54 h22
rbo_ g30 m31 h-19
rbon h56
rbon_ g17 h30
rbona h25
rbou g20 h-24
rboun g20 h-24
rbu g-19
rbun g-19
rbun_ g-19
rby g-15 m20 h15
rby_ g-15 m20 h15
rce g-41 k-20
rce_ r-16 h-15 k18
rcel r-25 h-56 k-48
rcel_ r-20 g18 h-31 k-26
rcels k-21
rcen r31 g-44 m-15 k15
rcent r31 g-44 m-15 k15
rcer g-15 h51
rcere g-15 h38
rch r43 m-53 k-16
rch_ r34 g-24 h-21
rcha r37 g25 m-25 h25 k-15
rchan r24 g21
rchar g16
rchas r32 k-15
rchi r-27 m-18
rci g29 m-21 h37
rcia g30
rcial g30
rcin h36
rcine h36
rcl m26 h22
rcle m26 h20
rcle_ m26 h20
rco h-26
rcoa g17 h-35
rcoal g17 h-35
rcu g-24
rd_ r27 g-22 m-35 h-58 k17
rda r39 g-34 h20
rday g-18 h45
rday_ g-18 h59
rdays h-15
rde r-41 g36 h-17 k-19
rdea h21
rdeau h21
rded h24
rded_ h24
rden r-23 h-23
rden_ r-21 h-23
rder g30 h-39 k-18
rder_ r-45 g25 m41 k-16
rdere r32 m-28 h-25
rdi r-33 g-30
rdi_ h15
rdin r-21 g-26
rdina h26
rding r-34 h-34
rdl r62 g-34
rdle r62 g-34
rdles r62 g-34
rdo m23 h37
rdo_ h17
rdon h29
rdr r44
rdra r44
rdraf r44
rds r-19 g30 m20 h54 k21
rds_ r-19 g30 m20 h54 k21
rdu r-16 h-17
rdue r-16
rdue_ r-16
re7 m17
re7_ m17
re_ r-38 g-46 m-23 h-60 k35
rea r-30 m-30 h47 k-19
rea_ h-26
reac g33 h-24
reach g33 h-24
read r-38 m-59 h-21 k-16
read_ h-77
reade h34
readi m-16 h34
reads g-29 m-20 h42
ready r-20 g38 h-55
reak g40 m-15 h71
reak_ r-17 g-19 h77
reakd g18
reakf r16
reaks g52
reaky h22
real m39 h45 k28
real_ g-19 m39 h50 k17
ream r-27 m46 k-15
ream_ g16 m49 k-15
reams r-24
rear r15 h15
rears r15
reas r38 g-52 m-24 h-35
rease r-20 g-19 h15 k-16
reasu r58 g-27
reat h65
reate h43
reath r19
reb r16 g-34
reba r17 g-36
rebat r17 g-36
rebe h-16 k16
rebh g-21 h-18
rebh_ g-21 h-18
rec r-47 m45 h-88 k38
reca m18
recas m18
rece r-15 g-28 h-47
recei r-15 g-28 h-47 k36
rech r-20 g31 m54
recha r-20 g31 m54
reci g-16
recip h22
recit h-21
reck g42 h-31
reck_ h-23
reco g-33 h-21 k21
recor g-37 h-37 k25
recov h16
recr h24
recru h22
rect k20
rect_ m22 h27
recti h16
recto k25
red r39 m61 h56 k-17
red_ r-17
redi r26 g19 m49 h34 k-17
redic m27 h-17
redit r27 m21 h16 k-17
reds r-32 h27
reds_ r-32 h27
redu r25
reduc r27
redun g17
ree r-40 g35 h-64
ree_ r-21 g31 m-31
reed m17 h19
reed_ r19 g-28 m17 h-23
reek g-16
reek_ g-16
reem r56 g19 h-21
reem_ r15
reeme r41 g19
reen r-32 m26 h-83
reen_ r-17 m29 k-22
reene r-15
reeni h-25
rees r-20 g17 h18
rees_ r-20 g19
ref r-15 m-32 k31
ref_ r-18 g57 m18 h-15
refe r39 g-53 h24
refer r39 g-53 h24
refi g-16 h15
refu r-32 g26 m-26 h-19 k-20
refun r-22 g-21 h-17
refus g54
reg g-41
rega r60 g-35
regar r62 g-34
regi r-34 h-34
regis r-34 h-22
regl h18
reglo h18
regs h23
regs_ h23
reh m25 h-36 k-25
reha m25 h-50
rehab h-45
rehan r15 m27
rehe g20
rehen g20
reho g-17 h16 k-17
rehou h16 k-17
rei r-38 g35 m-17
reig r-21 g20
reigh g21
reim g16
rein g25
rein_ h17
reins g31 h-18
reis g-17
reiss g-17
reit r-20
reit_ g-24
rel r-25 h52
rela h37
relab h32
rele m-20 h-40 k33
relea m-20 h-40 k33
relig h35
relo m21 h35
reloa m21 h35
rels g16
rels_ g16
rem r-36 g24 m22 h64
rem_ g49 h-25
rema r29 m29 h55
remai r23 h15
reme r-15 h16
remed h24
remi r-43 m17 h15
remis g-22
remit h-17
remiu r-44 g17 h28 k16
remo m-26 k16
remov m-26 h39 k-31
ren r72 g50 m-18 h-76 k39
ren_ h-38
renc r38 m33 h19 k-21
rence r24 g20 m39 h-35
rench g-18 h52
rene r21 g54 h-64
renes h-39
renew r32 g48 h-25
rent g17 m-22 k66
rent_ r-40 g38 m-17 h47
renta h16
rente h-32 k52
renti r20 h-22 k21
rents r20 h-22
reo g18
reor g18
reord g18
rep r43 g-52 m-73 h-94 k-27
rep_ h-25
repa h-16 k-39
repac h36
repai r-18 m-23 h-40
repay m18
repl r-33 g18 m-37 k-25
repla r-33 g25 m-37 h-57 k-21
repli h54
repo r38 g-28 k42
repo_ r51 h-16
repor g-25 k46
repr h-21
repri h-21
repu r47 g-19
repur r47 g-19
req k23
requ k23
rer r53 h22
rer_ r59 g-24 h23
rers g15
rers_ g15
res r-41 g-52 m-20 h-19 k-67
res_ g-35 m35 h-31 k-33
resa r-26 g51 h-25
resal g60 h-16
resc r-35 g-41 k-25
resce r-32 h-21
rescr g-41 h30
rese r47 g-41 h20
resen r21
reser r35 g-15
resh r15 g-20
resh_ r17 g-20
resi r-29
reso r-15 g63 m21 k-44
resol r-23 g44 h-21 k-21
resor g19 h22 k-24
ress r-27 g-43 m-42 h40
ress_ r-15 g-17 m-26 h43
resse g-17 h26
rest r46 g-24 m-46 h-34 k39
rest_ r116 m-49 k54
resta r-20 g-18
restl m15
resu g18
resul g18
ret r26 g22 m-15 h24 k-50
ret_ r17 h77
reta r17
retai r17
rete g-18
reti h-41
retir h-41
retu r-35 g36 k-15
retur r-35 g36 k-15
rev r44 g23 m-35 h-34 k-16
reve g39 m-17 h-43
reven r17 h-33
rever r-16
revi m-18 h25
revie h25
revo r53 h-16
revol r53 h-16
rew g-60 h54 k-29
rew_ r31 g-25 h29
rewar h-15
rewe r-31
rewel r-31
rex g44 h-15
rex_ g44 h-15
rey r18 m36 h27
rey_ r-26 g-26 h33
reya r44 g23
reya_ r18 g24
reyh m23
reyho m23
rf_ r-35 m32 h-40
rfe g20 h76
rfei h72
rfeit h72
rfu r-16 h-25
rfum r-16 h-25
rfume r-16 h-25
rg_ m16 h37
rga g-85 h56
rgan r19 g-26 h80
rgan_ h39
rgani r37
rgans h44
rgari h24
rgav r-49
rgave r-49
rge r51 g-25 h-45 k-27
rge_ r21 m21 h-59
rged h56
rged_ h56
rgen g-16 h-16
rgent h-16
rger r21 m-27
rger_ r21 m-27 h-22
rges r34 h-20
rges_ r34 h-20
rgi r-44 g49 h-35
rgin r-34 g45 h-18
rgin_ r-18 g42 h-50
rging r-16 h42
rgl g18
rgla g20
rglar g20
rgun h17
rgund h17
rha r39 g-49 h-46
rham r44 g-23 h-40
rham_ m-20
rhams r25 m20 h-39
ri_ r43 g39 m38
ria m-40
ria_ h29
riag r17
riage r17
rial r-16 g15 m-18
rial_ r-16 g19
rian m-18
rian_ m-18
rib r22 g-71 h54 k-20
rib_ g-15
riba r66 g-21 h-27
riba_ r55 g-20 h-20
ribe h53 k-15
ribe_ h48
riber h20
ribi_ h15
ribs h15
ribs_ h15
ribu r-26 h19
ribut r-26 h19
ric g51 m-40 k-45
ric_ g20
rica r-17 g-20 h96
rica_ h37
rican h32
ricat h31
rice r16 h-36
rice_ g-23 h-63
rices g45 h32
rich r-15 g53 h-16
rich_ r-37 g53 h-16
rici g-24
ricit g-22
rick r22 g16 h-36 k-24
rick_ r22
ricke h-28
ricks g29 k-21
rico h17
rico_ h17
rict m-19
rict_ m-19
rid r21 g-19 m-72 h-53 k-25
rid_ r47
rida r-27 m16 h-20
riday m18
ride m-60 h-38
ride_ m-58
rider g27 h-26
rides g-18
ridg r22 g-36 m-26
ridge g-33 m-26
ridgi r35 h-16
rie r-41 g-33 m16 k-20
rie_ h18
ried g-35
ried_ g-35
rien h43
rienc h33
rier r-36 g-27 h-39
rier_ r-36 g-27 h-80
ries g30 m25 h-24 k-24
ries_ g32 m31 h-98 k-24
rif r-25 g-33
rifi h29
rific h35
rifl g-22
rifle g-22
rig r-28 g83 h-36 k-20
righ r-22 g117 m21 h-77 k-31
right r-22 g117 m21 h-77 k-31
rigi r-17 g-15 h38
rigin r-17 g-15 h36
rih g31 m23
riha g33 m24
rihan m24
rik m-15 h18
rik_ h23
ril r-75 h-56
ril_ r-24
rill r-51 h-56
rill_ r-51 h-44
rim g26 m19 h-72
rim_ g34
rimm g-22 h-28
rimmi h-28
rin r18 g-106 m-56 h-70
rin_ h-24
rinc r29 g-18 h-24
rinci g-17 h-24
rine h-36
rine_ h-36
ring r55 m-41 k38
ring_ r27 m-35 h23 k21
rings r34 k16
rink r17 g-15 h35
rink_ r17 h-50
rinks h71
rint r-83 g-73 h-25
rint_ h-17
rinte r-41
rinti r-36 g-43 h-15
rio r-15 g26 h27
rioj h62
rioja h62
riou r15
rious r15
rip g-48 k-16
rip_ g39 h-77 k-21
ripe h-32
ripe_ g-20 h-24
ripp h88
rippe h100
rips h-31
rips_ h-31
ript g-38 h53
ript_ h29
ripti g-36 h17 k17
riq r34
riqs r15
riqs_ r15
ris g17 h-39
ris_ h-53
rise r-58 g31 h-33 k-16
rise_ r-46 g48 h-26 k-16
rish g-15 h53
rish_ h22
rishw h21
risk g53
risk_ g29
risps h22
rist r57 g-45
rist_ r45 g-18 h-21
ristm r17 h16
rit m-65 k39
rit_ m-16 h-30
rita g38 k20
rita_ g26
ritab r22 k23
rital h16
ritan g23 h-19
rite g18 h-23 k-17
rite_ m17 h-16
riter k-15
rites r23 h29
riti g45 h-41
ritie r15 h-32 k16
ritin r-21 g46
rits g-16 h66
rits_ g-16 h66
ritt g-25 h18 k47
ritte g-25 h18 k47
ritu m-40 h39
ritua m-40 h39
rity g-20 h-54
rity_ g-20 h-54
ritz g-15 h35
ritz_ g-15 h35
riu h-25
rium h-25
rium_ h-25
riv r-31 g-18 k21
riva r-31 h49
rival r-23 h45
rivat g21
rive g-49 m-16 h-15 k24
rive_ m-21
river r-23 g-16
rives r20 g-24 k15
rivi g19 h-17
riy m15
riya r23 h-17
riyal r34 h-17
riz g-50 m20 h41
rize g-45 m21
rize_ r-15 g-45 m28 h-28 k15
rizes m-15 h18
rizo h46
rizo_ h46
rja r16 g-28 h17
rja3 g-22 h21
rja3_ h28
rk_ r-41 g-31 m-16 h67 k-23
rka r28 g15 m19 h53
rka_ r29 g18
rkat m23
rke g-16 h-61 k15
rked g-15
rked_ g-15
rker r-21 g19 h-18
rkers g22 h-33
rket r15 g-20 k-15
rket_ r15 g-27 k-15
rkey h-15 k20
rkey_ h-15 k20
rki r-23 g-21 m-30 h-26
rkin r-16 m-30 h-20
rking r-16 m-30 h-20
rkm g30
rkme g30
rkmen g30
rks r60 g-39 h-36
rks_ r60 g-18 k25
rksh g-21 m-17 h-29
rksho g-21 m-17 h-29
rky h21
rky_ h43
rl_ r-28 g29 h93
rla g30 h-23
rla_ g33 h-20
rld g31
rld_ g31
rle g16 h-23
rley g16 h-23
rley_ g16 h-23
rline h-38
rlo m51 h172
rlo_ m34 h54
rloc h22
rlock h22
rlot h45
rlot_ h54
rlou m19 h51
rlour m19 h51
rls_ g16 h-24
rly g-49 h-46 k-21
rly_ g-49 h-46 k-21
rm_ r-33 g22 m-36 h-25 k48
rma r-38 g-64 m-30 h-36
rma_ g-20 h33
rmac h-47
rmacy h-43
rmal g-36 h-23 k20
rmal_ g-36 h-23 k20
rman h21
rman_ h15
rmar m-23
rmark m-22
rme g-19 m27 h62
rmei h24
rmeis h24
rmen g-22 h57
rment h59
rmi r-22 g48 m19
rmin m23 h-25
rmina m24
rmit g23 h25
rmit_ g23 h36
rmo h59
rmou h57
rmout h57
rms m-32 h-47
rms_ m-32 h-47
rn_ r36 m-88 h42 k-39
rna r-40 h-59
rna_ r-25 m17 h15
rname m19
rne r-118 g-26 m-15 h-58 k61
rned r-35 h16 k21
rned_ r-35 h16 k21
rner g-19 h-31 k28
rner_ g-19 k28
rnet r-27 k26
rnet_ r-27 k26
rney h-21
rney_ h-21
rni r24 g15
rnig r40
rnigh r40
rnin h-30
rning h-30
rnit h18
rnm r20
rnme r20
rnmen r20
rno r-18 h39
rnof h15
rnoff h15
rns g52 m-26
rns_ g58 m-26
ro_ r-70 g71 m69 h-84 k-33
roa g29 m-50 k34
road g29 m-40 h-16 k34
road_ g20 m-40 h-47 k34
roas h17
roast h17
robl g21
roble g21
roc g-57 m-21 h100 k18
roce g-27 m-17 h-53 k23
rocee r23
rocer r-31 m-16 h-35
roces r21 h-19 k38
rock h45
rocks h43
rocu g-21 h74
rocur h25
rocut g-18 h49
rod r-28 g43
rodu g28
roduc g28
rof r-17 g-18 h-33
rofi r-17 g-52 h-32
rofit r-16 g-38 h-21
rog g-50
roga h44
rogr h-29
rogra h-29
roh m-24
roha h20
rohan h20
roi r47 g-21 h54
roid h17
roin h40
roin_ h40
roj r-31 h-19
rok r30 g56
roke r24 g37 h15
roke_ g34 m-15
roker r22 g17 h39
rol g-51 m52 h70 k-16
rol_ g-21 m30
roll r28 m32 h-27
roll_ r19 m-16 h-22 k27
rolle r-27 g32 m31 h-25
rolli m21 h51
rollo r46
rolls m-22 h-21 k-15
rolo r-20 g-19 h86
rolog h63
rom r37 g-30 m19 h52 k17
roma k20
romi r35 g-21 m33
romil m51 h42
romis r44 g-15 m-18 h-28
ron r-52 h40 k41
ron_ g16 m-18 h15
rone h39
rone_ h37
rong r-24 g-27 m23 k35
rong_ r-24 g-26 m22 k36
roni g36 h27
roni_ h54
ronic g44 h-27
rono h-48
ronom h-48
ront g-21 h-23 k17
ront_ r-15 g-20 h-23 k17
ronte r16
roo r-73 g-60 h-30 k-25
roof h-53
roof_ h-30
rooft h21
rook h-18
rook_ h-18
room r-30 g-37 h77
room_ r-24 g-36 m-16 h27
rooms h60
root h-22
root_ h-22
rop r-52 g55 m-31 h-86
rop_ r-66 g57 h-62
rope g-24
roph m-18 h19
rophe h42
rophy m-18 h-23
ropp r22 g-44 h-16
roppe r22 g-30
rops g83 h-37
rops_ g49 h-20
ropsh g34 h-18
ror r-28 h22
ror_ r-28
ros r-23 g-65 m-33 h130
ros_ r24 g-22
rosc g-19 h90
rosci h43
rosco g-18 h47
rose r-29 g-34
rose_ r-18 g-30 h24
rosec h19
roso r-18 h-17
rosoo r-18 h-17
ross g-19 h44
ross_ g-19 h27
rost g29 h23
rosti h23
rot g29 m-81 h80
rot_ m-53 h61
rote g65 m-24 k-21
rote_ g-16
rotec g82 m-23
roth g-34 h16 k45
rothe g-34 h16 k45
roti h26
rotic h26
rott h31
rotte h31
rou g-93 m42 h43 k97
roub r27 h36
roubl r27 h30
roug g-29 k29
rough g-29 h-16 k30
roul m64 h16
roule m64 h16
roun r-24 g-19 m-19 h52 k18
round r-24 g-19 m-19 h52 k18
roup m29 h17 k38
roup_ h-22 k39
roupi m34 h39
rous_ h25
rout h-45 k27
route h-45 k27
rov g33 h-31
rova k19
roval k19
rove g25 h-23 k-22
rove_ h-16
roved h-20 k-17
rovi r25
rovid r25
row r22 g87
row_ r-39 g101 m19
rowd h-20
rowe r17 g21 h21
rowed r49 g35 h-17
rower r-32 h37
rowi h-18
rowin h-18
rown g-23 m-22 h61 k-29
rown_ m-15 h79 k-29
rowni g-19 h29
rowns h-46
rows r28 h-50
rows_ r28 h-50
rox h19
roxy h19
roxy_ h19
roy h15
roz h-34 k-16
rp_ g75 h-16
rpa r-16 g-35
rpe r-19 g36 h-33
rpen m-15 h-29
rpent m-15 h-29
rpet g24 m18
rpet_ r-29 m-17
rpets h20
rpetu r23 g25 m44 h-17
rph r-30 g-30
rpha r-30 g-28
rphan r-30 g-28
rpl m25 h26
rpla r18 m26 h15
rplan r21
rpo r20 m-15 k51
rpor r20 g17 m-16
rpora r40 h-19
rport r-20 g18 h32
rpos k52
rpose k52
rpr r-39 k-16
rpri r-39 g15 k-16
rpris r-39 g15 k-16
rps g35 m-31 h-16
rps_ g35 m-31 h-16
rra r-47 g24 h146
rra_ r-33 h68
rrac h36
rrace h20
rran g46 k-26
rrang r17 g-19 h47 k-19
rrant r-29 g65 h-49
rre r44 m-29 h-29 k-26
rrea r15
rrear r15
rrec r-15 h-20
rrect r-15 h-20
rred r22 h-20
rred_ r22 h-20
rrel g22 h28
rrels g16
rri h-42
rria r17
rriag r17
rrie g43 k-15
rries g57
rriv g-30
rriva r-21
rrive r16 g-24
rro r-80 k46
rrog h42
rroga h44
rrom m16
rrom_ m16
rron h32
rror r-28
rror_ r-28
rrot h-69
rrot_ h-29
rrow r-35 g17 k46
rrow_ r-46 g53 k25
rrowe g21 h21
rrowi h-18
rrows g-59 k25
rru r65
rruq r68
rruq_ r68
rry r30 g-23
rry_ r-29 g-22
rs_ r-108 g19 m-33 h-64 k-25
rsa r-28 h45
rsal r-28 h45
rsal_ r-28
rsala h35
rse r-33 g-41 m-17 h-62 k-31
rse_ m18 h49 k-39
rsed r-15
rsed_ r-15
rsel h-17 k17
rself h-17
rser m-24 h-18
rsery m-24 h-18
rses g-18 m30
rses_ g-15 m37 h21
rsey m-38 h-30
rsey_ m-38 h-30
rsh g-36
rshi g-32
rship g-32
rsi g-27
rsio h26
rsion h26
rsit g-27 h-17
rsity g-27 h-17
rso r15 g-20 k43
rson r15 g-20 k43
rson_ g-17 k16
rsona k30
rst r22 m32 h55
rst_ g15 m24 h50
rt_ g99 h-113 k-23
rta r-47 h-21 k-16
rtad h29
rtade h29
rtai r-18
rtain r-18
rtak r-19
rtat h20
rtati h20
rte r51 g29 h53
rted g34 k16
rted_ g34 k16
rtee r21 g-18 m46 h39
rteen r16 m46 h41
rten h19
rtend h47
rter r34 g15 m-27 h-21
rter_ r71 m-15
rterl r-37 g27
rtg r25
rtga r25
rtgag r25
rth r39 g-17 h-40
rth_ r65 h-16
rthd r-26 g-24 k-16
rthda r-26 g-24 k-16
rti r17 g-58 m-15 h26 k-17
rti_ g-28 h42 k-21
rtic g-16
rticl g-16
rtim g-40 h-26
rtime g-40 h-26
rtin r23
rting r26 h-15
rtini h20
rtio g27 h34
rtion g27 h34
rtm r-28
rtme r-28
rtmen r-28
rtn r-24 m-16
rtne r-19 m-16
rtner r-19 m-16
rto m-18
rton r19 m-24 h-25
rtons m-24 h-22
rtoo h18
rtoon h18
rts r-40 g-65 m50
rts_ r-35 g-57 m39
rtsb m15
rtsbo m15
rtu r-21 g-17 m32 h58
rtup r-21 m-16
rtup_ r-21 m-16
rty r-27 m69 h29 k18
rty_ r-27 m52 h41 k18
ru_ m-15 h74
rua r17
ruar r17
ruary r17
rub m-26
rub_ m-26
ruc m-16
ruck r-19 m-15
ruck_ r-44 h21
rucks r25
ruct r16 h-22 k15
ructu h-22 k17
rud g45
rude g48 h-18
rude_ g48 h-18
rue r23 k50
rued r23
rued_ r23
ruf g22
ruff g22
ruffl g22
rug h-57 k16
rug_ h-47
rugg k18
ruggl k18
rui r-27 g22 m33
ruis m16
ruise m16
ruit r-25 g26 m29
ruit_ m29
ruits g23
rul r41 m18
rule r41 g17 m18 h-17
rule_ r41 m18
rum r-41 g-32 m42 h56 k-23
rum_ r-19 g-26 h92
rumm r-22 m51 h-26 k-18
rummy r-22 m51
run r44 m-59 h-35
run_ m-52 h-22 k21
runa g29
runaw g29
runc h-23
runch h-23
rune h19
runk h36
runk_ h36
runn h-33
runs r33
runs_ r33
rup r50 g-45 m-26
rupa r33
rupay r33
rupe g-31 m-18
rupee g-31 m-18
ruq r98 h-31
ruq_ r98 h-21
rus r15 g-30 m26
rus_ m17
rusd m31
rusd_ m31
russ m-20 h42
russi m-20 h42
rust r23 g-30
rust_ g-30 k32
rut m27 h100
rut_ m29 h75
rva r-18 k33
rval k35
rvalu k35
rve r28 g30 m-60 h-52
rve_ r15 g22 h-20
rved r26
rved_ r26
rves g36 m-32 h-41
rvest g41
rvey_ g-21
rvi r32
rvic r17 m-19
rvice r-25 m-19
rviv g26 m24
rvive g28
rwa r20 g61 m-18
rwan h29
rwane h29
rwar r23 g64 h-51 k18
rward r23 g66 h-58 k18
rwi g37
rwis g37
rwise g37
rwr g36
ry_ g-65 m15 h-99 k-75
rya r-21 g-75 h-48
ryan g-29 h-26
ryani g-29 h-26
ryb m29
rybo m29
rybod m29
ryi r58 g23
ryin r58 g23
rying r58 g23
ryo r-34 h25
ryon r-34 g-19
ryone r-34 g-19
ryp k25
rypt k25
rypto k25
rys r-15 m-18 h66
rys_ h25
ryst h40
rysta h40
rz_ r31
s2a h16 k24
s2al k24
sa3 h37
sa7 r-22 g-22 m64 h20
sa7b g-24 m44 h-26
sa7b_ m60 h-22
sa7e m21 h46
sa_ r-45 g125 m17 h-101 k-25
saa h-44
sab r35 g-26 m32 h-64 k42
sab_ r-24
sabe r24
sabet r24
sabi k65
sabi_ k67
sabo m56 h-17
sabon m56 h-17
sac g47 m-31
sack g49 m-31 h-47
sack_ g68 m-22 h-27
sacks g-19 h-20
sacr h35
sacri h35
sad r-28 g-31 h25
sadaq h-15
sado r-17
saf r19 g-16 m18 h-78
safe r19 g-18 m18 h-39
safe_ r32 g-35 m26 h-33
saff h-36
saffr h-36
sag m26 h-20 k23
sage r-31 m32 k23
sage_ r-31 m17 k25
sages m15
sah g-16 m-16
saha h18
sahab h18
sahb m21
sahb_ m21
sahe r18 g-18 m-29
sahi h17
sai g63 k-22
said r-33 g60 m15 h-43 k-22
said_ r-33 g60 m15 h-43 k-22
saik r23
saikd r23
sail r-25
sain r19 h71
saink r22
saint h81
sak r-37 m23 h69
sak_ r-16
saka m33 h32
sake g-20 h65
sake_ g-20 h70
sakk g35
sal r26 m-65 h-40 k-22
sal_ k-22
sala g-15 h17
sala_ r-26 h33
salaf r70 h-17
salam r-47 h30
salar m-24 h-21
sale g63 h-21 k25
sale_ r19 g80 k30
sales r-16 h-17
salf r27
salfa r27
sali r-15 g-20
salo r-19 h-34
salon r-19 h-53
salt h43
salts h22
sam r-68 m-44 h-66 k40
sama g56
same r-99 g-22 m-41 h-24 k45
same_ r-70 g-22 m-41 k29
sami r47 h-29 k-26
samir r35 h-29 k-18
samp g-15 k24
sampl g-15 k24
san m-27 k40
san_ r-65 g-16 h16
sana g53
sana_ r15 g49
sanad r-23
sanc r45 g-17 h-30 k54
sance r45
sanct g-15 h-25 k61
sand r-30 h37
sand_ r16 g-42 h-20
sando r-24 g39
sandu r-23 h50
sandw g-15 h19
sang r40 h26
sangl r46 h-27
sangr h25
sani h-29
sanit h-29
sap r-20 g-21 m27 h113
sapp r-20 g-20 h83
sapp_ h33
sappe h40
sar r-45 m-39 k-20
sar_ g-15 m-19 h22
sara r-30 m-33 h-21
sara_ r-21 m-26
saraf h-21
sare g20
sary h26
sary_ h26
sat r87 g-24 m54 k-18
sat_ r54
sati r55 h-25
satio r55
satt m46
satta m21
satte m26
satu r-20 h30
satur r-20 h30
sau m-27 h58
sauc m-24
sauce m-18 h-37
saus h21
sausa h21
sauv h45
sav g-35 h-43 k-25
save m18 h-16
saved r-15 m21
saver r21
savi g-25 m-15 h-21 k-22
savin g-25 m-15 h-21 k-22
saw r73 g-40 m-20 k-25
saw_ r87 g-70 m-20 h15 k-25
say h120 k27
say_ g16 m-34 k32
saye r35 h48
sayi r-45 g17 h40 k-15
sayin r-45 g17 h40 k-15
says m36 h60 k15
says_ m36 h60 k15
sayy g-20 h-16
sayya g-20 h-16
sba g-18 m39 h38
sban r-29 g-18 m39 h48
sban_ m45
sband r-23 h57
sbe h19
sbo r61 m23
sboo r47 m15
sbook m15
sca r-34 g-38 m-33 h18
scal m-23
scale g-34 m-19
scalp g33 h-17
scam h52
scam_ h38
scan g-17 h-20
scap h-17
scape h-17
scar m-28 h-26
scarf h-35
scat m33 h28
scatt m41 h25
sce r-32 h-21
scen r-32 h-21
scent r-32 h-21
sch r39 m-17 h17
sch_ h71
sche r33 g52 h-38
sched r-18
schem r51 g27 h-27
schen g26
schn h24
scho g-46 h-73
schoo g-46 h-62
schw h28
schwe h28
sci h43
sciu h43
sciut h43
sco g-30 h123 k-17
sco_ h19
scoo g28 h-26
scoop g27
scop m-18
scope m-18
scor g-27 m45 h104
score g-23 m56 h33
scort h71
scot g-16 h59
scotc h41
scott h36
scou r35 g-27 h-25
scoun r35 g-27 h-25
scov g20
scove g20
scr g-18 m62 h18
scra g21 m75 h30
scrap g44
scrat g-23 m87 h21
scre r-18 h-60
scree r-18 g-25 h-59
scri g-22 h45
scrib g16
scrip g-38 h46
scu m-27 h-15
scui m-27 h-15
scuit m-27 h-15
sd_ h15
sda m-23 h-37
sdaq g27
sdaq_ g27
sday g-21 m-17 h-21
sday_ g-18 m-17 h-15
sdt g34
sdt_ g34
se7 h66
se7r g-18 h67
se7r_ g-18 h67
se_ r60 m-68 h-51 k83
sea r-29 g19 m-31 h-43 k-23
sea_ r-15 g58 h-52
seal_ g-19 h32
seale g15 h-21
sean h44
seanc h44
sear g-18
searc g-18
seas g44 h32
seaso g48 h16
seat g-50 m-18 h-65
seat_ g-37 h-46
seats h-19
seb r15 g43 h39
seb_ r-15
seba r26
sebac r26
sec r-55 g32 m62 h46 k-15
sec_ g-21 m32
secc h19
secco h19
seco r-50 m31
secon r-50 m31
secr g16 h32
secra h24
secre g25
sect h33
secti h35
secu m-23 h-28
secur m-23 h-28
sed r-58 g46 m17 h-43 k-39
sed_ r-58 g46 m17 k-39
see g53 m-27 h-113 k-18
see_ r53 g21
seed r-42 g-20 m18 h-36
seed_ m18
seeds r-40
seen r-17 g-39 m-16 h-28
seen_ r-17 g-39 m-16 h-28
sees r31 k16
sees_ r31 k16
seet r20 g40
seet_ r20 g40
sef r-17
sef_ r-17
seg g87 h-34
segu g35 h-31
segur g35 h-31
seh h19
sehr h24
sehra h23
sel r27 m-62 k-25
self r15 g-32 m-19
self_ r15 g-32 m-19
sell r18 g27 m-37 h-46 k-39
sell_ r55 h31
selle r-46 g64 m-18 h-55 k-17
selli g22
sells g-56
sem g-32 m23 h-21 k24
sem_ g-26
seme r23 m15 h27
semes r23
semh r-18 h-20 k34
semha r-18 h-20 k34
semi h-29
semin r-31 h-29
sen r-68 g-37 h-29 k53
sen_ m-22
send r-44 g-68 m19 h31 k86
send_ r28 g-37 m19 k87
sende g-27 m15 k17
sendi r-25 m-19
sends r-47 h49 k-30
sens g29 h-17
sense g29 h-17
sent r-25 h-17 k-31
sent_ r-25 h-17 k-31
sep g59 h29
sepa r-28 g16 h41
separ r-28 g16 h41
sept g18
ser g-48 m28 h-52
ser_ g-24 m60 h-38 k21
seri m-17
seria g-16
serio g16
sers m17 h-44
sers_ m17 h-44
sert g17
sert_ g19 h-19
serta h20
serv r43 g-27 m-32 h20
serve r39 g-18
servi r17 m-19
sery m-24 h-18
sery_ m-24 h-18
ses r15 m30 h78 k-16
ses_ r24 m20 h101
sess_ g16
sesse g17 h-20
sessi g-25 m16 h36
set r62 g-27 h15
set_ r38 g-58 m-74 h38 k-16
sets r15
sets_ r15
sett g27 m65 h-17 k16
settl g27 m65 h-17 k16
sev r17
seve r17
seven r17
sew g15 m-20
sewn g24 h21
sewn_ g24 h21
sex g-20 h96
sex_ g25 h41
sext g-45 h76
sexti g-43 h70
sey m-29 h-34
sey_ m-29 h-34
sfe r-18 k26
sfer r-18 k26
sfers k29
sh_ r-108 g34 m-26 h45 k16
sha r61 h-25 k25
sha2 r28 g-33
sha2a r28 g-29
sha7 m22 h-18
sha7n m22 h-18
sha_ r-39 g-20
shab r-26 g15 m-22 h26 k20
shaba g30
shad h-40
shade g27
shah r43 m-26
shaha m-16 h29
shahr r49 h-31
shal g72 h20
shall g75
sham r40 h22
sham_ r32
shan g-25 m16 h33 k58
shan_ r20 g-23 m20 k61
shani h15
shap g16
shape g16
shar g-54 m53 k-24
shara h48
share g-19 h26 k-15
shari r-17
shark h-27
shart g-21 m86 h-41
shay g23
shayk h16
she m16 h-44 k-44
she_ m40 h74 k-18
shed g27 h-15
shed_ g27 h-15
shee r-42 g26 m16 h-34
sheen m18
sheep r-16 g24 h-24
shees h27
shel r-34 h-92
shelf r-25 h-57 k-30
shell g22 h-34 k27
sher r23 g-19 m15 h35
sherk r30 h-16
sherm h-17
sherr h43
shers m24 h15
shes h-16
shes_ h-16
shi r-80 g-78 m27 h78
shi_ m23 h23
shid g-21 m19
shid_ g-21 m19
shie r-20 g31
shiel r-20 g31
shif g-21 h-19
shift g-21 h-19
shin g-50 h44
shina h21
shine h47
shing g-40 h-24
ship r-24 g34 h-51
ship_ r-31 g32 h-71
shipm h26
shipp g19
shir r-15 g-27 m-26
shira g-16 h49
shirt m-37 h-53
shis r-28 g-15 h48
shish r-28 g-15 h48
shm h26
shma h24
shman h24
sho g-45 m-16 h-37
shoe r-25 m-23 h-87
shoes r-25 m-23 h-87
shof g-26
shoh r24
shoo g24 h29
shoof g31 h21
shook r31
shoot r-15
shop r29 g-74 m-53 h-43 k-15
shop_ r34 g-23 m-35 h-39 k-41
shopp g-28 m-17 h-20
shops g-23 h-15 k30
shor g71 h-67
short g77 h-89
shot h28
shots h23
shou g19 m23 h38
shoul g19
show r-22 g-87 m32 h42 k27
show_ g-63 h23
showe r-41
shown g-23 k24
shows g25
shr r20 m-59
shra r16 h-20
shra_ r16 h-20
shri r18 g18
shrin r18 h23
shro m-32 h43
shroo m-32 h43
sht r45 g67 m-15 h-52
sht_ g16
shta r30 h-32
shtar r30
shte g53 h-19
shter g53 h-19
shu g34 m-18 h94
shu_ g32 h66
shuk h-20
shukr h-20
shut m-16
shut_ g27 m-16
shw r-15 m18 h84
shwa r-15 m21 h71
shwa_ h59
shy r36 h-19
shyl r36 h-19
shylo r36 h-19
si7 h21
si7r h21
si7r_ h21
si_ r22 g-18
sia h58
sian h59
sian_ h59
sic g-25 m24 h48 k-24
sic_ g-30
sica r28
sical r28
sick r-16 h39 k-18
sick_ r-16 h39 k-18
sid r34 g34 m23 h18
side r36 g41 m25 h20
side_ g34
sider r20 m20 h43
sides r35
sidr h-16
sidr_ h-16
sie_ h-24
sig r-19 m-32 h38
sig_ h38
sign r-19 m-19
sign_ g27
signa g29 h-33
signe g-41 h39 k-18
signi r-27
signm h28
signs r20 h-22 k32
sil r-29 h-18
silv r-15 h-28
silve r-15 h-28
sim r-24 g-86 m-33 k64
sim_ r-36 g-60 k67
simp r16 g-19
simpl r16 g-19
sin m16 h18 k72
sin_ g29 m-27
sinc r47 g-23 h-25 k21
since r47 g-23 h-25 k21
sine g17 k22
sines k22
sing r-23 g53 h31 k18
sing_ r-22 g32 k30
singl g-27 m-16 h19
sink r22 g-16
sink_ r22 g-16
sino r-17 g-22 m69
sino_ r-17 g-22 m64
sins r-25 g-24 m-16
sins_ r-25 g-24 m-16
sint h42
sinth h42
sio r-40 g-37 m16 h-39
sio_ m-21 h-43
sion r-23 g-30 m38 k16
sion_ r-23 g-42 m38 h55 k18
sions g-23 h-45
siot r-16 h-17
sioth r-16 h-17
sir m66 h74
sir_ g18 m66 h78
sis g-37 m-35 h-23 k-22
sis_ m-25 h-30
sisi h38
sisig h38
sist g-23 h-31
siste g-16 h-30
sit r-22 h75 k-20
sit_ m76 h60 k-16
site r-30 g-20 h17 k-15
site_ r-15 g-20 h33 k-15
siti r21 g25 m-15 h16
sitio r25 g27 m-15 h16
sits r19 m-24
sits_ r19 m-24
sitt m-17 h-38
sity g-27 h-17
sity_ g-27 h-17
siu h54
siu_ h54
siv g15 h34
sive g15 h34
sive_ g20 h26
six r17 g-25 m41 h-40
six_ r33 m30 h-47
sixt r-16
sixty r-16 g18 m17
siz r-46 g38 h-30
size r-46 g38 h-30
size_ g38 h-30
sk_ g37 k48
ske g-52 h28 k16
sked g-41 h-15 k19
sked_ g-41 h-15 k19
sketb h-25
skey h50
skey_ h50
ski r29 g-38 m28 h44 k-64
ski_ k-31
skim h40
skimm h40
skin m38 k-30
skin_ g24 m-25 k-30
skins g-38 m63
skip r35
skip_ r35
sks r-23 h-17 k22
sks_ r-23 h-17 k22
sky m26 k18
sky_ g18 k18
sl_ r28 h-18
sla r-19 g-39 m-33
sla_ g26 h-22
slam r-19 h29
slam_ h42
slami r-19 h-34
slan h-27
sland h-27
slat g-36 m-15 h-36
slati g-19 h-29
slau h30
slaug h30
sle g-39 m-28 h-22
slee g-27 m-28 h-22
sleem h22
sleep r15 h-42
sli r37 g-40 m19 h114 k-24
slic r34 g-19
slice r34 g-19
slim h55
slim_ h42
slip m27 h21 k-16
slip_ g-17 m31 h100
slipp r-20 g16 h-53
slips r41 h-27
slo r32 g-34 m100
slot g-34 m92
slot_ g-16 m46 h-25
slots g-16 m32 h36
slow r39
slow_ r34 m-17
sm_ r-16 m-17 h20
sma r-17 g-43 m-32 h26 k42
smal g-28 m-24 k44
small g-28 m-24 k44
sman g-15 h27
sman_ g-15 h23
smi r-24 g-20 m-34 h-36
smir h15
smirn h15
smit m-29 h-28
smith m-29 h-28
smo h19
sms r-31 m54 h-29
sms_ r-31 m54 h-29
smu m-32 h23 k22
smug h61 k-18
smugg h61 k-18
smur m-21 h-38 k41
smurf m-21 h-38 k41
sna g-16
sna_ g22
snac h-51
snack h-51
snap g-18 h73
snap_ h77
sne h71
snea h18
sneak h18
sno m15
snow m15 h-18
snow_ m15 h-18
snt g90 h-40 k30
snt_ g90 h-40 k30
so_ r43 g-133 m74 h83 k126
soa g-35
soap g-35 h-39
soap_ g-35 h-44
soc g-54 m16 h-67 k-16
soci g-33 m43 h-17
socia g-42 m44 h-16
sock g-21 m-27 h-50
socks g-21 m-27 h-50
sof r-15 m-35 h-66 k-16
sofa r-42 h-40
sofa_ r-42 h-40
soft m-21 h-36
soft_ h-65
softw m-21 h30
soj h27
soju h27
soju_ h27
sol g37 m16 k-30
sol_ m44 h37
sola g-17 h-29 k-15
sold r-21 g72 h-31
sold_ r-21 g75 h-37
soli r21
solid r21
solu h36
solut h36
som r-40 g78 m-25 h73
some r-36 g80 m-19
some_ g38 h-31
someb g-24
someo r-25 g-23 h17 k21
somet g45 h26
somew g51 h-15
somm h48
somme h48
somw h24
somwa h24
son g18 m-28 k28
son_ r-16 g-56 h18
sona r45 g-24 h-20 k30
sona_ r38 g-21 h-15
sonal k30
song g41
songs g41
sons r-24 g57
sons_ r-24 g57
soo r62 g22 m-34 h-22
sood r110 h-56
sood_ r100 h-51
sool r-22 g44
sool_ r-22 g44
soom r-19 h-17
soom_ r-19 h-17
sor g28 m-18 h69 k-28
sor_ g-43 m-15
sorc g-15 h46
sorce g-15 h46
sore h30
sored h30
sorr r-22
sorry r-22
sort r-22 g109 k-26
sort_ r-22 g69 k-24
sorte g40 h-20
sory r37
sory_ r37
sou g19 h-72
soup h-69
soup_ h-69
souq g-18
souq_ g-18
sour k18
sourc r-16 g22 k18
sow h33
sowa h33
sowar h33
sown g18
sown_ g18
spa r-17 g-20
spa_ h-49
spam h38
spam_ h38
spar h-22
spare h-24
spe r-51 g-51 m-39 h66 k-57
spea h-18
speak h-18
spec r-37 h27 k-26
spec_ r-30 g40 h-20
speci g27 h15
spect g-58 h36 k-26
spee h-17
speed h-17
spel r-22 g-24 h43
spell r-22 g-24 h43
spen r17 m-15
spend r22 m-15
spent h-21
sper h32
sperm h27
spi r-38 g-66 m48 h24
spic g-29 h80
spice h31
spicy g-28 h50
spin g-28 m57
spin_ g-25 h-52
spins m49 h44
spir g-22 h-27
spiri g-22 h-27
spit h-35
spita h-39
spl r-21 g-28 m-29
spla g-15 h23
splac h23
spli r-17 m-17
split r-17 m-17
spo g-31 m-20 k-36
spon m-23
spons m-23
spor g-34 m37 h43 k-32
sport g-34 m37 h17 k-32
spot r19 m-20 h-36
spot_ g35 m-20 h-31
spott r17
spr r23 g114 m-17 h-87
spra h-27
spray h-27
spre g94 h-74
sprea g94 h-51
spri r19 g20 h15
sprin r19 g35 h-20
sprit g-15 h35
sps h22
sps_ h22
spy h47
spy_ h41
squ r-15 m37 k-15
squa m38 h-16
squar m39 h-15
sque k-15
sque_ k-15
sra m31
sran m31
sran_ m31
sro h-30
ss_ r20 g-52 m-51 k36
ssa r-46
ssa_ r21 g32 m-22 h-41
ssag r-43 m35 h-24 k23
ssage r-43 m35 h-24 k23
ssar h34
sse r33 g28 m28
ssed r41 g-19 m24
ssed_ r41 g-19 m24
ssel g17
ssel_ g17
ssem h-15 k26
ssemh h-15 k26
sser_ m21
ssert h21
sses g16 m19 h28 k-15
sses_ g-18 m31 h64
ssess g34 h-36
ssi r-72 g17 m-22 h-27 k38
ssia m-20 h42
ssian m-20 h42
ssig r-32 h25
ssign r-32 h25
ssin g23 m-19 h-101 k42
ssing g23 m-30 h-79 k44
ssio r-40 g17 m30 h16
ssion r-40 g17 m30 h16
sso m23 h-18 k-17
ssom g17 h-31
ssom_ g17 h-31
sson r-23 m-19
sson_ r-21
ssor r25
ssory r28
ssp h23 k-27
sspo h23 k-27
sspor h23 k-27
ssu g15 m-19 h-47
ssue m-18 h-21
ssued g34 m-16
ssur r26 h-26
ssura r20 g18
ssure h-19
ssw k18
sswo k18
sswor k18
ssy h-24
ssy_ h-24
st_ r40 g-31 m40 h-86 k41
sta r-117 g-63 m24 h-53 k16
sta2 k22
sta2b g15 k23
sta5 k19
sta5d k19
sta_ g-29 m22 h58
stab h-31
stabl h-31
stad r18 m-29 h-15
stadi m-24 h-15
staf r-38 m19 h-35 k-15
staff r-38 m19 h-35 k-15
stag r-17
stag_ h23
stage g-29 h-22
stagr g22 h-15
stai h-16
stair h21
stak r33 m70
stake r20 m72
stal g-29 m-40 k-44
stal_ h15
stala m-17
stall r15 g-32 h-23 k-17
stalm g20 h-15
stals h25
stam r-57 g-35 h19 k-17
stamp r-57 g-35 h19 k-17
stan r28 h-38
stand h-27
staq g21
staqb g21
star r39 m27 h45
star_ h26
stars r-23 g-16 h23
start r51
stas m-15 h31
stasy h22
stat g35 m31 h20
state r19 g55 m37 h-20
statu h53
stau g-18
staur g-18
stay r-66 g-21 h-28 k89
stay_ g-19 h-49 k80
staye r-23 m19
stayi k18
stays r-39 m-20 h30
ste r15 g-27 h-30 k22
ste_ r-16
stea r32 g-31 k31
stead r49 k34
steak r-15 g-19 m-15
sted g18 h-24 k-31
sted_ g18 h-24 k-31
stee g23 h-48
steel g23 h-48
stel g-17 h-30 k32
stele h-21 k39
stem m30 h-19 k37
stem_ h-19 k39
ster g17 h68 k-35
ster_ r19 g18 h-19 k-33
sterd r17 g-16 h15
stere r-33 g-32 k22
stern h37
sters m-26 h21
stery g53 m19 h-17
stest h-19
stew h19
stew_ h19
sti m-55 h31
stic g-58 m-31 k-24
stic_ g-18 h-17 k-18
stick g-33 m-31 h15
stil g94 h-17 k21
still g94 k21
stin r-33 m-15 h33 k16
sting r-33 m-15 h18
stio g-20 h29
stion g-20 h29
stip r20
stit r28
stl g-18 m58 h44
stl_ g-18 m46
stle_ h-16
stli m15
stlin m15
stm r49 g-15
stma r17 h16
stmas r17 h16
stme g-15
stmen g-15
sto r-32 g-47 m-111 h23 k-35
stoc r-19 m-29 h-18
stock r-19 m-29 h-18
stol h89 k-24
stole h68 k-24
stom r-26 g65
stoma g50
stome r-22 g20
stoms h18
ston g37 m-42 h36
stone g37 m-42 h36
stoo r20 g-35 h-15
stood r20 g-35
stop h22 k29
stop_ h42 k33
stor r40 g-73 m-31 h-129
stor_ r34 g-47
store r28 g-40 m-26 h-46
story h-67
stou g-20 h55
stout g-20 h55
stp m15
stpay r15
stpo m17
stpon m17
str r-18 m-41 k17
stra r-22 g18 h-40 k22
stran h31 k28
strap g-59 h-41
strat g46 h-18
straw m46
stray g17
stre h53
strea g16 h18 k-16
stree h-16
stres h50
stri m-33
strib h23
stric m-19
strip g-25
stro g-18 h45 k-15
strol h26
stron g-22
stru h-32 k32
struc r16 h-22 k15
strug k18
stry g-23 k-17
stry_ h-31 k-17
sts r51 g51 m49 h31 k-31
sts_ r51 g51 m49 h31 k-31
stu r-21 g-39 h71 k-18
stu_ h29
stud r-17 g-38 h25
stude g-24 h-15
studi h37
stuf h52
stuff h52
stum h-36
stume h-36
sty r16
styl r16
style r16
su_ h39
sua r-29 g-16 m-27 h60
sual m-25 h22
sual_ m-25 h22
suar h38
suar_ h38
sub g-22 h56
sub_ h24
subm h24
submi h24
subsc h19
suc g-20
sue h-26
sued g34 m-16
sued_ g34 m-16
sug r-15
suga r-15 h16
sugar r-15 h23
sui g18 h-42
suit g18 h-42
suitc h-34
suits g-25
suk r33 g31 h-29
suku r34 g39
sukuk r34 g39
sul g-29 h38 k29
sule g22
sules g-21 h19
sult g-40 h20 k33
sulta g-21 k16
sulti g-19
sum g84 m-41 h-58
sum_ g101 m-35 h-71 k-24
sume h21
sumer h21
summe g16
sun r27 m-35 h-36
sund g-40 m-18
sunda g-36
sunk g41 h-19
sunke g25
sup g22 m18 h-31
supe g-15 m41 h-28
super g-15 m41 h-28
supp g17 m-22
suppl r-23 g35 m-22 h25
suppo g-18 h-29
sur r102 g87 m26 h-140 k-48
sura g75 h-16
suran g75 h-16
sure r63 m36 h-60 k-22
sure_ g-44 m47
sured h-19
surer g56
sures r47 g-16
surg h-21
suri r24 h-15
surp r-49 g15 k-16
surpr r-39 g15 k-16
surr h42
surro h44
surv h-21
surve m-15
survi g26 m24
sury r68 g-35 h-30
sury_ r68 g-35 h-30
swa r-17 g102 h-21
swap r-17 g105 h-30
swap_ r-15 g24
swaps g55
swapt g17
swe r20 g-19 m80 h-19
swee g-29 m71 h-40
sweep m106 h-40
sweet r17 g-26 m-35
swer h23
swers h15
swi m-27 h23 k-22
swim g26 h-42
swimm h-39
swin m-16 h85
swine h45
swing h40
swit h-31
switc h-31
swo g-16 m28 k17
swor g-16 m28 k17
sword g-15 k17
sy_ g17 m21
sya g-19 k-15
sya_ g-15
syc h57
sych h57
sychi h52
syn m45 h34
synd m40 h28
syndi m40 h28
sys h-19 k39
syst h-19 k39
syste h-19 k39
t2a r32 h-24
t2ak r33 h-24
t2akh r33 h-24
ta2 r-22 g56 m-25 h21 k22
ta2b g15 k23
ta2ba g21
ta2k r35
ta2kh r35
ta2l h41
ta2le h41
ta2m r-30 g36 h-19
ta2me r-30 g36 h-19
ta3m r17 h-18
ta5 k19
ta5d k19
ta5de k19
ta7 r-19 g-36
ta7t k18
ta7t_ k18
ta_ r-32 g29 m40 h75 k-31
tab r35 m82 h74 k-23
tab_ r-23 g19 m52 h62 k-21
tabb r48 h-18
tabby r48 h-18
tabl r-18 g-20 m50
table r-18 g-20 m50
tabs h24
tabs_ h23
tac r-24 g-18 h27 k-25
tach r-19 g-17 h-26 k-25
tache r-19 g-17 h-26 k-25
tack h39
tack_ h39
tact h15
tact_ h15
tad m-30 h15
tada r15
tade h29
tadel h29
tadi m-24 h-15
tadiu m-24 h-15
taf r-60 g27 m19 h-46 k-15
taff r-38 m19 h-35 k-15
taff_ r-38 m19 h-35 k-15
tag r-15 g-29 m-38 h50 k-22
tag_ g-30 m-20 h-32
tage h30
tage_ h30
tago h36
tagon h36
tagr g22 h-15
tagra g22 h-15
tah k-22
tah_ k-16
taha h-17
tai g41 h-29 k-18
tail g15 m31
tailo g19 h-42
tails m45 h20
tain r21 g35 h-73
tain_ g33 h-72
taine r17
tainm h32
tains h-24
tair h21
tairs h21
taj h-39
tak r55 m84 h-43 k-32
tak_ g-21 m16 h-36
taka r45 h-49
takaf h-31
take m86 h50 k-44
take_ g50 m33 h18
taked m69 h-38
taken m-18 h25
takes g-33 h45 k-45
takh r-17 k17
tal r-40 g-16 m-19 h31 k-105
tal_ r18 g-19 h-18 k-58
tala r-41 g15 h-29
talam m-17
tale h-32
tali g-21 h86
talin h16
talis g-15 h27
talk g33
tall g-32 m-17 k-17
tall_ r28 g-15 m-17
talm g20 h-15
talme g20 h-15
talo m32
talo_ m32 h-22
tals r17 h25
tals_ r17 h25
tam r-27 m-25 h-27
tama r24 g-27 h-49
taman g-25 h-30
tamar r44
tame g42 h-27 k17
tamee g42
tami m-16
tamin m-16
tamp r-57 g-36 h76 k-17
tamp_ r-57 g-25 h90
tampe h28
tamps h-43
tan m20
tanc r-18 h-42 k22
tance r-17 g18 h-36
tancy k36
tand h-21
tand_ h42
tandi r44 g-27 m18 h-32
tands r-21 g33 h-20
tang h-21
tang_ h-21
tani g19
tani_ g21
tank h43
tank_ h21
tant r-34 g-21 m17 h44
tant_ r-21 m27 k-23
tantr h35
tany r15
tap r-41 g-17 m-23 h29
tap_ h28
tape g-17 h-45
tape_ g-17 h-45
taq r29 h16
taqb g21
taqba g21
taql h19
taqle h19
taqs r35
taqse r35
tar r-20 g-75 m-49 k-43
tar_ r-30
tara r57
tarei r-20
tari r19
tariq r34
taro m-47 h82
tarot m-47 h90
tars r-23 g-16 h23
tars_ r-23 g-16 h23
tart g-15 h-25
tart_ g-15 h-30
tartu r-21 m-16
tary r-40 h-44
tary_ r-40 h-44
tas r-31 g-39 m17
tas_ h23
tasl h15
tasle h21
tast h-24
tasy m24
tasy_ m24
tat r-33 g31 m-19 h101 k-31
tate r19 g55 m37 h-20
tate_ g40 m39
tated g22 h-17
tatem r20
tati r-39 g-39 h73 k-20
tatio r-39 g-39 h73 k-20
tato h27
tatu h53
tatue h53
tau r-29
taur g-18
taura g-18
taw r99 m-20 h-32
tawa r111 h-47
tawar r119 h-24
tawe h27
tawee h27
tax r-25 g-40 m-46 h-76 k49
tax_ k52
taxi r-38 g-27 m-40 h-68
taxi_ r-38 g-27 m-40 h-68
tay r-39 g-45 m29 h-80 k86
tay_ r23 g-29 m-15 h-72 k79
taya g-15 m45 h-22
taya_ g-15 m45 h-22
taye r-23 m19
tayed r-23 m19
tayi k18
tayin k18
tays r-39 m-20 h30
tays_ r-39 m-20 h30
taz r-34 h33
tazk m17 h-28
tba r-15 h-43
tbal h-48
tball h-48
tbi r17
tbil r17
tc_ g23
tca m-15 h-47
tcas h-34
tcase h-34
tch m16 h45 k-17
tch_ m16
tchcr h17
tche h74 k-18
tchen g-22 h-18
tches g17 h94 k-17
tchi h-25
tchin h-25
tcl h22
tclu h22
tclub h22
tco r-23 g24
tcoi r-23
tcoin r-23
te_ r-26 g-80 m50
tea r-21 g-69 m-75 h-28
tea_ r-21 g-30 m-29 h17 k-26
teac r-19 m-20 h-33
teach r-19 m-20 h-33
tead r49 k34
tead_ r49 k34
teak r-15 g-21 m-15 h-51
teak_ m-15 h-30
team r-15
team_ r-15 m-24 h-27
teams h36
teas h23
tease h23
teb h20
tebb g20
tebbi g20
tec g72 m-37
tech h18
tect g76 m-34 h-33
tecte r57
tecti r-45 g66 m-23
tecto h-23
ted g-26 m-83 h-45 k44
ted_ g-34 m-83 k44
tee r92 g-43 m29 h-44 k-21
tee_ r25 g-19 h-15
teed r25 g-17
teed_ r25 g-17
teel g23 h-48
teel_ g23 h-48
teen r29 g-46 m42 h20
teen_ r40 g-39 m40 h22
tees g21
tees_ g21
tegy g23
tegy_ g23
tel r-76 g53 m34 h-19 k61
tel_ r-35 m42 h-34
tele r-28 g-15 m23 h-98 k49
teleg r-17
telem h-21 k39
teli g51 h-18
telis g51 h-18
tell m-26 h121 k32
tell_ g-27 m-16 k29
telle h49
telli k15
tells g25 h80
tels h37
tels_ h37
tely g43 h-16
tely_ g43 h-16
tem r15 m23 h50 k17
tem_ g26 k31
teme r19 m31
temen r20
temp g-18 h58
templ h27
tempo h21
ten r65 g46 m16 h57 k-22
ten_ r40 g-48 m17 h-79
tena r-16 h26
tenan r-16 h26
tend r-62 g20 m-16 h102
tende r-69 g35 h84
tene r60
tener r39
tenes r21
teng m28 h21
teng_ m28 h21
teni h21
tenin h21
tenn m39
tens r29 g16 h-21
tens_ g40
tensi r29 g-24 h-16
tent r25 g23 m-50 k-17
tent_ g-29 m-27 h54
tenth r28 g19
tents g39 h-15
teq h24
tequ h24
tequi h24
ter r-16 g32 m-60 h-54 k-61
ter_ r24 g24 m-23 h-87 k-70
tera h27
terd r17 g-16 h15
terda r17 g-16 h15
tere r18 g-17 m-19 h27 k-24
tered r-33 g-38 h25 k21
teres r60 m-19 k-45
terf h63
terfe h72
teri h-44 k-15
terie h-17
terin g-31 m-16 h-16
terj h18
terja h18
terl r-29 g15
terly r-37 g27
term r31 h-66
term_ r47 h-26
termi m24
terms g-17 m-19 h-30
tern r-18 k25
tern_ h37
terne r-27 h-37 k27
terr h15
terra h20
ters g15 m-39 h-55 k26
ters_ r-21 g15 m-39 h-54 k26
tert h32
terta h32
terw r-16 g43 h-15
terwa r-16 g43 h-15
tery r-43 g41 m34 h-22 k17
tery_ r-43 g41 m34 h-22 k17
tes r-26 g-51 m37 h-28 k-68
tes_ g-47 h49 k-42
tesl g26 h-22
tesla g26 h-22
test r-45 m38 h-69 k-26
test_ r-44 m33 h17
testa h-26
teste h-27
testi h-32
tet r23 g36 m-36 h-17
tev r-22 g38 h-29 k-17
teve r-22 g38 h-29 k-17
tever r-22 g38 h-29 k-17
tew h20
tew_ h19
tex r-28 m103 h-54
tex_ g35 m48
text r-27 g-23 m32 h-36
text_ r-18 g-18 m32 h-50
tf_ r29
tfa r-26
tfo r19 g42 m21
tfor g33 m21
tform g33 m21
tga r25
tgag r25
tgage r25
tge g17
tge_ g17
th_ r71 m-38 h59 k-30
tha g38 m-46 h32
tha_ r-18
thai r25
thai_ r25
tham g40
than r-62 g-28 h17 k23
than_ k61
thank r-42 g-26 k-38
that r26 g34 h38 k-19
that_ r16 g34 h38 k-19
thc h64
thc_ h64
thd r-33 g-41 m-25 h-16
thda r-26 g-24 k-16
thday r-26 g-24 k-16
thdr g-16 m-23 h-18 k28
thdra k28
the r-44 g42 h-71 k19
the_ r-29 g-46 m27 h27 k-71
thea g-17 h-21
theat g-17 h-21
thef g29
theft g29
thei h-16
their h-16
thel h29
thel_ h29
them r-33 m-30
them_ r-30 m-29 h-21
theme h15
then g-33 h31 k35
then_ g-21 k35
ther r-23 g50 h-72 k41
ther_ r-50 k-24
thera r-16 m-18 h-34
there g-28 h26 k46
thers r30 g41 h-54 k43
therw g37
thes g-24 m25 h-31 k-15
thes_ g-24 h-19
thet g18 h-15
they r24 g60 h-25 k33
they_ r50 g60 h-25
thh r23
thi r-58 g55 m31 h-36 k18
thic g-17 h22
thin r-51 g94 m-15 h-35 k-28
thin_ r20 h-16
thing r-58 g20 k-20
think g68
thir r17 m52 h20
third r-26 m15 h16 k17
thirt r43 m37
this g-35 h-31 k44
this_ g-35 h-31 k44
thl g-39 h18
thly g-33
thly_ g-33
tho r-39 g-18 m-23
thon g-27
thon_ g-27
thor h-25 k23
thori h-25 k23
thos r27
those r27
thou r-31 m-18 h59
thoug h17
thous r16 g-21 h22
thout r-35 m-25 h20
thr g-15 m30 k24
thre g-63 h23
threa h34 k-17
three r25 g-61 m18
thro g48 m22 h-25 k18
throu g-26 k40
throw g73 m20 h-17 k-22
ths r19 m-15 h15 k-32
ths_ r25 m-15 h-41 k-29
tht g-19
thu g-15
thy g-27 h-26
thyl h-20
ti_ r22 g-20 h35 k27
tia r27
tial h-16
tial_ h-16
tic r-23 g51 k29
tic_ h46 k-18
tice k47
tice_ k19
ticed k17
tici h-44
tick r17 g61 m20
tick_ r17 g66 m-26 h-31
ticke h76 k17
ticks m33 h-33
ticl g-16
ticle g-16
tid r-34 g34
tie g-40 m-16 h-93 k33
tied g-31 k24
tied_ g-31 k24
tien h-31
tient h-30
ties h-20
ties_ h-20
tif g-31
tif_ h23
tifi g15
tific r17
tifie g22
tig h32
tige h32
tiger h32
til r111 g42 h-71 k-37
til_ r47 g23 k-17
tile r-28 h-74
tiles r-28 g18 h-74
tili r17 g-19 h-34
tilis r20
till r75 g33 h41
till_ r80 g49
tille g-16 h30
tim g22 m-17 h-23
time g28 h-38
time_ g32
times h-25
tin r-23 g-73 m17 h29 k28
tina m17 k24
tine g-28
tine_ g-28
ting r20 g-16 h-15 k-26
ting_ r21 h21 k-25
tins k21
tins_ k21
tio m-22 h-41 k28
tion m-21 h-41 k18
tion_ m-62 h-97 k-32
tiona r24 g-63 m40 h66
tione g36 k23
tions g34 k34
tip g-36 m52 h52
tip_ g-33 k-24
tips r-18 m31 h35
tips_ r-16 h31
tipst m17
tir h-57
tire h-28
tirem h-25
tis r-27 m-49
tise m-15
tish h41
tish_ h35
tist m-25 h-24
tist_ m-25 h-24
tit r27 g-23 m43 h-44
titi m35 h-26
titio m35 h-25
tiv r-40 g32
tive r-40 g42
tive_ r-34 g27
tives g15
tivo h15
tivo_ h15
tiz h-33
tize h-24
tizer h-24
tka g-17 m20 h54
tka_ g-17 m20 h54
tl_ g-18 m46
tla r-21 g-15 h47
tla3 r-18
tla3_ r-18
tla_ h52
tle r20 h68
tle_ r69 m-35
tled r-42 g42
tled_ r-42 g42
tleg h30
tleg_ h30
tlem r-22 g16 h25 k27
tleme r-22 g27 h25 k28
tles r16 g-41 h21
tles_ r16 g-41 h21
tli g-22 m35 h27
tlin g-24 m35 h28
tline h25
tling g-23 m46
tly r-34 h35
tly_ r-34 h35
tm_ r17 g55 h-50
tma r21 g-18 h51
tman g-17 h30
tman_ g-17 h30
tmas r17 h16
tmas_ r17 h16
tme g-16 h16
tmen g-25 h22
tment g-25 h22
tn_ r-22 g43 h-17
tna g-20
tna_ r-26 g-20
tne r-23 g-27 m-21 h33
tner r-19 m-16
tner_ r-31 h15
tners h-16
tnes g-22 h28
tness g-22 h28
tni r33 h15
to_ r46 g-23 m21 k55
tob g-44 k-22
tobe h25 k-21
tober m-22 k-18
toc r-19 m-33 k-15
tock r-19 m-29 h-18
tock_ r-16 g22 m-29
tocks g-16
toco h-38
tocop h-34
tod g-53 m-16
toda g-53
today g-53
todd h21
toddy h21
toe m-18
toes m-16
toes_ m-16
tog r-18
toga g21
togar g21
toge g-15
toget g-15
togr r-21
togra r-21
toh r-22
toi r-25
tok r-25 g87 m-23 h-31
toke r-18 g36 m-20 h-15
token r-18 g36 m-20 h-15
tol g-17 m-34 h65
told k33
told_ k33
tole h68 k-24
tolen h68 k-24
toll g-15 m-32 h-20
toll_ g-15 m-32 h-42
tom r-46 g47 m17 h-15 k21
toma g43 m-26 h-25
tomac g49
tomat m-26 h-15
tomb m39 h-28
tombo m39 h-28
tome r-22 g20
tomer r-22 g20
tomo r-15 k24
tomor r-15 k24
toms h18
toms_ h18
ton r44 g-39 m-79 h-91 k-24
ton_ g-22 m-15 h-69
tone r-25 g35 m-46
tone_ r-15 g15 m-42 h37
tones g21
tong r43 m23 h-16
tong_ r44 h-22
toni h21
tonic h25
tonk h39
tonka h33
tonn g-24 h-30
tonne g-24 h-30
tons m-30 h-47
tons_ m-30 h-47
too m-19 h-75 k-34
too_ k-20
tood r20 g-35
tood_ r20 g-35
took g29 m22 h-18 k-20
took_ g29 m22 h-18 k-20
tool m-29 h-29
tools m-26 h-29
toon g64 h-18
toon_ h-36
toora h-20
top r18 g-38 m44 h91 k-48
top_ r33
topl r-16 h50 k-20
tople r-16 h50 k-20
topp g-34 m42 h59
toppe g-21 m22 h34
toppi m20 h26
tops k-16
tops_ k-16
tor r-74 g-74 m-31 h-52
tor_ r-58 g-73
tore r33 g-40 m-27
tore_ r33 g-26 m-26 h-46
tored h41
tori r16 h-19
torin r25
torn h-17
toro g31 m-15
toro_ g31 m-15
tors r-17 g18 h59
tors_ r-17 g18 h59
tort h24
tory g-17 h-58
tory_ g-17 h-51
tos r-23 m74 h59 k-17
tos_ h69
toss r-22 m84
toss_ r-22 m84
tot r-38 m48 h-18
tota r-21
total r-21
tote m33
tote_ m33
totk h30
toto m38 h-18
toto_ m38 h-18
tou g16 h54
touc g53 h-23
touch g53 h-23
tour g-17 h27
tour_ g-17
touri h22
tourn m19
tout g-20 h48
tout_ g-18 h42
tow k-17
towa r-42
towar r-42
towe g34 h-35 k-17
tower g46 k-17
town r44 g-27 h50
town_ r44 g-27 h50
toy r-24 g-19 m-60 h-48 k-23
toy_ g-18 m-24 h-34
toys g-17 m-34 h-18 k-23
toys_ g-17 m-34 h-18 k-23
tpay r15
tpay_ r15
tpo m17
tpon m17
tpone m17
tra r-28 g21 h-56 k25
tra_ r37 g-47 m-29 h44
trac m81 h45 k21
trace h-17 k26
track m79 h58
tract g27
trad g133 m38 h-24
trada g36
trade g78 m27 h-50
tradi m21 h27
traf h47
traff h47
trai g-17 m-75 h-50
trail h-18 k15
train m-25
tram h46
trama h65
tran g-24 m-20 k36
tranc r41
trang h31 k28
trans r-18 g-37 h-40 k23
trap r-15 m-19 h-46
trap_ r-15 g41 m-19 h-44
trat g28 h-25
trate g23
trav g-29 m-23 h-16
trave g-29 m-23 h-16
traw m46
tray m-15 h-49
tray_ r-15 g-16 h-47
traye g23
tre r25 g-37 m-18 h-36 k-29
tre_ g-21 h-56
trea r55 m-15 k-21
treak h22
tream g18 k-15
treas r58 g-27
treat h-19
tree g54 h-35
tree_ g29
trees g21 h-32
treet h-16
tres g-67
tres_ r-34 g-61 h-42
tress h66
trest r34 h-16
tri r-42 g-53 m34 h-92 k-28
trib r-30 g-20 h19
tribu r-26 h19
tric r15 m-26 h-17
tric_ g20
trici g-24
trick r22
trict m-19
trie g-18 m51 h-23
tries m51 h-23
trik m-15 h18
trim g-22 h-28
trimm g-22 h-28
trip k-23
trip_ g40 h-38 k-21
tripp h66
trips h-31
tro r-33 g-36 m-26 h80 k-25
tro_ h-33
troc g-18 h49
trocu g-18 h49
trol r-17 m29
trol_ m33 h-28
trolo h26
tron g15 m-16 h23
tron_ h40
trong g-22 h58
troni g44 h-27
trono h-48
trop m-18 h-28
troph m-18 h-28
trot h31
trott h31
trou r27 g-15 h43
troub r27 h30
tru r27 m-25 h-47 k81
truc m-16
truck r-19 m-15
truct r16 h-22 k15
truf g22
truff g22
trug k18
trugg k18
trus r19 g-30 h-27
trust r23 g-30
try r-16 m65 h-23 k29
try_ r-16 g-16 m69 h-55 k29
ts_ r-33 g18 m-20 h-85 k-96
tsa h19
tsap h33
tsapp h33
tsb m15
tsbo m15
tsboo m15
tse r32 g43 m29
tsel r32 g-15 h22
tself r32 g-15 h22
tsh g-17 m15
tshe m18
tshee m18
tst r21
tsta r21
tstan r21
tsu h39
tsu_ h39
tt_ h-18
tta r-41 g-41 h17 k-39
tta_ g-16 m21 h38
ttac r-20 g-18 k-25
ttach r-19 g-17 h-26 k-25
ttack h39
tte g-42 m84 h29 k24
tte_ m59 h-19
tted r17 g43 m-16
tted_ r17 g43 m-16
ttee r28
ttee_ r28
tten h53 k35
tten_ k40
ttend g-22 h34
ttens g40
tter r-35 g-71 m56 h59
tter_ g-33 m34
tteri h-17
tters g-23 h75
ttery r-43 m16 k25
ttes m-22 h-52
ttes_ m-17 h-28
ttest h-24
tti m28 h-33 k-20
tti_ r51 m24 h-29
ttin r-18 h-41 k-17
tting r-18 h-37 k-17
ttis r-24 h36
ttish h36
ttl k18
ttle r23 g35 m-22 k18
ttle_ r71 m-48 h-32
ttled r-42 g42
ttlem r-22 g37 k30
ttles r16 g-40 h21
ttli g-23 m31
ttlin g-23 m31
tto r-27 g-36 m62 h52 k-21
tto_ g-27 m70 h86
tton h-27
tton_ h-27
ttr m19 h-45
ttry m22 h-22
ttry_ m22 h-22
tty r29 m-17 h-40 k-18
tty_ r29 h-38 k-18
tu_ h49
tua r-24 g-25 m42 h52
tual r-24 g-25 m42 h52
tual_ g-22 m42 h62
tub r41 g-17 h-20
tube r-19 h25
tubo r62 h-16
tubo_ r64 h-24
tud r-27 g-40 h25
tude r-16 g-26 h-15
tuden g-24 h-15
tudi h37
tudie h39
tue m37 h60
tue_ h53
tues m-16 h-15
tuesd m-16 h-15
tuf h43
tuff h43
tuff_ h52
tui r-32 g-18 k15
tuit r-32 g-18 k15
tuiti r-32 g-18 k15
tum g55 h-33
tume h-36
tume_ h-36
tumi m17
tumi_ m17
tumm g38
tummy g38
tumn g21
tumn_ g21
tun g-17
tuna h-21
tuna_ h-21
tup r-22
tup_ r-21 m-17
tur r35 g43 h-17
tura r-20 h-26
tural r-20 h-26
turb g30 m31
turbo g30 m31 h-19
turd r-19 h41
turda r-19 h41
ture r41 g29 m-61 h20
ture_ g-28 m-40 h31
tured r65 m-17 h-27
tures r-29 g62 h16
turf m37 h39
turf_ m37 h39
turi r38 g-33 k21
turin k24
turit r48 g-15
turk h-22 k28
turke h-15 k20
turn g42 h-49 k-24
turn_ r21 m-17 h-28 k-17
turni h-35
turns g61
tus g16 m-16 h27
tus_ g21 h-36
tusk h55
tusks h36
tut r-19 g-25 h-45
tute_ h-18
tuto r-16 g-22 h-40
tutor r-16 g-22 h-40
tv_ r37 g-21 h20
twa h33 k-24
twar m-25 h40
tware m-21 h30
twe r66 g-48 m-16 h-20
twee g-20 m-18 k25
tween g-20 m-18 k25
twel r39
twelv r39
twen g-18 h-20 k-15
twent r21 g-18 h-20
twi g35
twic g18
twice g18
twin g17
twins g18
two r-21 g-33
two_ r-21 g-33
ty_ g72 m29 h-105 k-65
tyl r16
tyle r16
tyle_ r16
typ r-40 h-36
type r-15 g18
type_ r-15 g18
typi r-26 h-15
typin r-26 h-15
tyr h-16
tyre h-16
tyre_ g16
tyres g-29
tys m-17
tys_ m-17
tz_ g-15 h39
tze h50
tzer h35
ua_ g-22 m33 h-29
uaa m39 h-19
uaa_ m31
ual r-41 g-24 m54 h31
ual_ r-27 g-27 m55 h41
uan r-28 h55
uana h17
uana_ h17
uanc r-27 h18
uanci h18
uar r72 g-17 h-40 k-17
uar_ h38
uara r56 h-18
uaran r56 h-18
uard r-36 m-19 h-16
uard_ r-36 m-19 h-21
uare m39 h-15
uares g-21 m41
uart r43 m-15 h24
uarte r43 m-15 h24
uary r20
uary_ r20
uay g-21
uay_ g-21
ub_ r-37 g-26 h35
uba r-24
uba_ h15
ubbl h18
ubbly h22
ube r-33 h25
ube_ r-15 h34
ubi r-33 m-20 h-52
ubl h18
uble r34 g16 m43
uble_ r48 g-31 m34 h31
ubled r-23 g19 k17
ubles g28
ubli r-39 g-21 m-32
ublic r-25
ublis g-22 m-15
ubm h24
ubmi h24
ubmit h24
ubo r77 h-24
ubo_ r64 h-24
ubs m15
ubsc h19
ubscr h19
ucc h15
ucci h15
ucci_ h15
uce r-24 m-18 h-37
uce_ r-24 m-18 h-37
uch r18 g91 m-19 h-22 k-32
uch_ r16 g84 k-23
uche g-23 m-15
uched r15 g-15
ucher r-43
uci r24 h24
ucin r27
ucing r27
uck r-26 g47 m-22 h76
uck_ r-46 g24 h46
ucks r25 h30
ucks_ r25 h30
ucky m-15 h-19
ucky_ g18
uct r21 m26
uct_ g31 h17
ucte r-17 g-19
ucted r-17 g-19
ucti r34 m28 k-19
uctio r26 m28 k-19
uctu h-22 k17
uctur h-22 k17
ud_ r-32 g-28 h-77
uda g17 m-17
uda_ g17 h-15
udd g21 h67
udde g26 h24
udder g26
uddi h31
uddin h31
ude r-22 h28
ude_ r-16 g23 h28
uded h20
uded_ h20
uden g-24 h-15
udent g-24 h-15
udg h23
udge r-16 h25
udh r15 h-23
udha r17 h-23
udhaa h-19
udi g-30 h25
udie h39
udied h39
udit r-20 g-21 h-21
udit_ r-20 k-34
udo g42 m42 h-46
udo_ m45 h-17
udol g46 h-30
udol_ g46 h-30
ue_ r24 g-82 m-50 k-26
ued g21 h-20
ued_ g21 h-20
uel r-48 m65 h15
uel_ r-47 m54 h20
uer g-17
ues r-16 m79 k-28
ues_ r27 g-16
uesd m-16 h-15
uesda m-16 h-15
uess r-20 g30 m116 h-28
uess_ g51 m72 h-50
uesse g-33 m70 h30
uessi m-26
uest r-19 g-28 m-17 h46 k-17
uest_ m-25
uesti h33
uests r-17 h21 k-22
uet r-20 m16 h19
ueu m-23
ueue m-23 h-22
ueue_ m-23 h-22
ueur h24
ueur_ h23
uff h44
uff_ h52
uffl g22
uffle g22
ug_ g-28
ugan g-16
ugar r-15 h23
ugar_ r-15 h23
uge m-24
ugg m-16 h37 k-16
ugga g18 k-15
uggag g18 k-15
uggl h51
uggle h43
ugh r-49 g-40 m-29 h56 k28
ugh_ g-24 h16 k33
ught r-40 m-20
ught_ r-35 m-18 h-17
ughte k-17
ugs g-17 h27
ugs_ g-17 h27
uha r16
uhan r24
ui_ r37
uia h38
uiap h38
uiapo h38
uic r17 g-17 h-32
uice r17 m-21 h-32
uice_ r17 m-17
uick m16
uid g33 m-16
uid_ h17
uida g33 h-18
uidat g33 h-18
uie k15
uiet k15
uiet_ k15
uil g17 m-15 h17 k-20
uila h24
uila_ h24
uild g17 k-18
uild_ g27
uilde h-25
uildi h32
uin g-19 m16 h46
uine m16
uine_ h21
uinea h-21
uinn h55
uinne h55
uir g27 h-18
uire g31 h-28
uired g21 h-19
uis g-47 m15
uise m16
uise_ m16
uit r-46 g20 m-16 h-43
uit_ g16 m25 h-25
uitc h-34
uitca h-34
uiti r-43 g-20 h32
uitio r-32 g-18 k15
uits m-22 h-20
uits_ m-22 h-20
uity r17 g29
uity_ r17 g29
uiz g-32 h-35
uiz_ g-32 h-35
uja g-26 h50 k24
uja_ h56
ujah k37
ujahi k37
ujr h18
ujra h18
ujra_ h18
uju h23
uju_ h23
uk_ r32 g22 h-16
uka g30 h-39
uku r26 g56
ukuk r34 g39
ukuk_ r34 g39
ul_ g47 h-30
ula r16 g-83 m-23 h43
ula_ r-16 h48
ulan m-18 h-19
ular h23
ulat r35 m16
ulati r17
ulato m29
uld r-25 g25 m70
uld_ g28 m59 h-30
ulde h19
ulder h19
ule r-24 m38 k26
ule_ g31 h-85 k49
ulet g-30 m40 h94 k-21
ulet_ g-18 m-24 h75
ulett m64 h16
ulg r27
ulge r27
ulgen r27
uli g27 m-16 h-56
ulin g-48
ulin_ g-30
uling g-18
ulk g16
ulk_ g16
ull r-50 m-23 k-17
ull_ r-25 m-46 h-31
ulle h60
ulled h62
ulls m51 h-24
ulls_ m51 h-24
ully r-15
ully_ r-15
ulo g18 m18 h-35
ulog g18 h-20
ulog_ g18 h-20
ult g-61 h84 k46
ult_ h68 k-18
ulta g-21 k16
ultan k30
ultat h25 k-15
ulti g-19 k35
ultin g-19
ulu g-39
ulug g-16
uluga g-16
uly r40
uly_ r40
um_ r-50 g67 m-67 h-54 k-83
uma g-21 h59
uma_ g-20 h31
uman h36
uman_ h34
umb m41
umbe g21 m35 k15
umber g21 m35 k15
ume r-27 g-34
ume_ r-18 h-105
umen g-27 h-23
ument g-27 h-23
umer h45
umer_ h21
umero h23
umes h90
umes_ h42
umi m26 h15
umi_ m17
umin h-15
umini h-15
umm r-34 g18 m27 h-39
umme g16
ummer g16
ummi g-24 h17
ummie h17
ummy r-22 g31 m44 h-31
ummy_ r-22 g31 m36 h-26
umn g20 m23 h34
umn_ g21
ump m17
umpe m24
ums g-21 k27
ums_ g-21 k27
umu r16 m30
umul r16 m30
umula r16 m30
un_ r62 m-92 h-98
una r49 g15 h-80
una_ r25 h-36
unaf r29 h-16
unafa r29 h-16
unaw g29
unawa g29
unb g18
unbo g18
unbor g18
unc r-26 m-28 h-18 k-24
unce g-19 h70
unce_ h37
uncen h36
unch r-41 m-18 h-47
unch_ r-41 g-55 m-17 h-45
unche g41
uncl g40
uncla g33
uncle r17
und r19 h-32 k64
und_ g-32 h-42
unda m-25
undab m-23
undan g17
unday g-36
unde r23 g57 m24 h-61 k59
undec g-22 h-21
unded r40
undef g32
undel g35
under m32 h-27 k57
undi g40 m20 h-17 k24
undin g58 m32 k-17
undl m-26 h60
undle m-23 h43
undli h17
undo m-17
undr r49 h-15 k-20
undra r18 k26
undre m24 h20
undry m-16 h-40 k-32
unds r-20 g-31 m34 k37
unds_ r-20 g-31 m34 k37
undy h17
undy_ h17
une r21 m-15
une_ g-22 h-16
ung g-16
ung_ r27 h-45
unge r-28 h29
unge_ r-28 h23
uni r-22 g-18 m-26 h-50 k-36
unid g24
unide g24
unif h-15
unifo h-15
unio h18
union h18
unit h-20 k-21
unit_ r-18 h-26 k-20
univ g-25 h-17
unive g-25 h-17
unk r15 g78 m21 k22
unk_ r51 h22
unke r-15 g23 m42
unken g25
unket m46 h23
unkn r-21 g49 h-21 k17
unkno r-21 g49 h-21 k17
unks h-17 k24
unks_ h-17 k24
unl g-49 h47 k32
unli g-28 k32
unlic k32
unlo g-17 h40
unloc g-15 h31
unn h-28
unne h-24
uno g21 m-31 k32
unof k36
unoff k36
unop g24
unope g24
unp r45 g-23
unpa r45 g-23
unpai r45 g-23
unr g-20 k30
unre k30
unreg k30
uns g102 m-33 h-24
uns_ r32 g-20 h21
unse g44 m-23 h-37
unsee g56
unsel r-17 m-16
unso g24 h-21
unsor g34 h-20
unsp r-18 g58
unspe r-18 g58
unt r38 g48 m41 h-18
unt_ r-23 g73 m35 k25
unta r-28 g20 h-20 k-18
untan r-20 m17 k-18
untar g16
unte r-36 h24 k-30
unted h-29 k-15
unter r-36 h53
unti r87 g-29 h-33 k-22
until r48 k-17
untin r50 g-37 h-40
untr m-16 h-25 k58
untry m-16 h-22 k51
unts r33 g-19 h42
unts_ r33 g-19 h42
uor h41
uor_ h41
uot g31 m39
uote g25 m42
uotex g35 m48
up_ g46 m-15 h59
upa r57 g-15 h-43
upay r26
upaya r16
upe g-46 m36 h-44
upee g-31 h-17
upee_ g-28
uper g-15 m41 h-28
uperm m-22
upf r22
upfr r22
upfro r22
upg h20
upgr h20
upgra h20
upi m29 h39
upie m34 h39
upier m34 h39
upl h38
uple h39
upo r52 m45 h19
upon r52 m45 h19
upon_ r22 m46 h-20
upons r29 h39
upp g51 m-27 h-47
uppe r17 g-15 h-31
uppl r-23 g35 m-22 h25
uppli r-27 g31 m-22
upply h25
uppo g-18 h-29
uppor g-18 h-29
uppy g34
uppy_ g34
ups g16
ups_ g16
uq_ r104 g-20 h-15
ur_ g-75 m-18 h23 k-21
ura r42 g28 m-40 h-27 k-33
ura_ r16 m25 h18
urab r61 m-16 h-25
uraba r42 h-25
ural r-20 h-26
ural_ r-20 h-26
uran r-15 g37 m-41 k-17
uran_ g-17 m-21
uranc g36
urant g-18
urb g20 m23
urbo g20 m26 h17
urbo_ g30 m31 h-19
urbon h36
urc r28
urce r-16 g22 k18
urce_ r-16 g22 k18
urch r44 k-15
urcha r44 m-15 k-15
urd r-19 h32
urda r-19 h41
urday r-19 h41
ure r55 g66 m-32 h15 k-62
ure_ g-30 h28 k-25
ured r24 g-17 m-25 h-33
ured_ r24 g-17 m-25 h-33
urem h25
ureme h25
uren g29
urenc g29
urer g52
urer_ g38
urers g15
ures r18 g46 k-20
ures_ r18 g46 k-20
urf m16 k41
urf_ m37
urg h-42
urge g-15 h-38
urgen h-16
urger h-22
urgl g18
urgla g20
urgu h17
urgun h17
uri r20 g-36 m-32 h-50 k16
urie r-22 g-20 h-30
urier r-36 g-19 h-30
urin r-15 g19 k24
uring r-15 h24 k24
uris g-18 h22
urit r44 g-19 h-32
urity r29 g-16 m-31 h-19
urk h-22 k28
urke h-15 k20
urkey h-15 k20
urn r-25 g50 h-20 k16
urn_ r20 g-22 m-17 h15 k-17
urna m19 h-15
urnam m19
urne h-27 k21
urned h23
urni r-16 h-21
urnin h-22
urns r-15 g72 m-15
urns_ r-15 g72 m-15
uro g34 m24 h17
uro_ r-23 g71 h-27
urom m51 h42
uromi m51 h42
uros r24 g-22 m-18
uros_ r24 g-22 m-18
urp r-49 k33
urpo k52
urpos k52
urpr r-39 g15 k-16
urpri r-39 g15 k-16
urr r27 h26
urro h44
urrog h44
urs r-39 g-52 m-34
urs_ r-35 g33 h-37
urse r-16 g-68 m-16
urse_ g-52 h48 k-24
urser m-24 h-18
ursi h-19
urst h38
urst_ h34
urt r-37 g43 m33
urt_ g51 h-27
urta r-42 h-30
urtai r-42 h-30
urte m18 h18
urth r21 m29
urth_ r21
urti h42
urti_ h42
uru m29
urus m31
urusd m31
urv h-21
urve m-15
urvi g26 m24
urviv g26 m24
ury r61 g-38 m-21
ury_ r63 g-38 h15
us_ r-27 g-66 m67 h-80
usa r74
usag h18
usage h18
usan r63 g-22
usanc r46
usand r16 g-21
usb g-15 h88
usba r-23 h57
usban r-23 h57
usd g28 m20
usd_ m21
usdt g34
usdt_ g34
use g-20 h-78 k55
use_ r30 g-70 h-49 k85
used r-48 g40
used_ r-48 g40
user h-33
users h-33
uses r22 g25
uses_ r22 g25
ush r-22 g-23 m-19 h83 k-17
ush_ r-23 h52
ushe h32
ushi h-21
ushio h-21
ushm h24
ushma h24
ushr m-18
ushro m-18
usi r-38 m-47 k27
usi_ r-16 g-22
usic g-28
usic_ g-28
usie h-24
usie_ h-24
usin g47 m-53 k33
usin_ g30 m-17 h28
usine k22
using g34 m-16 h-21
usins r-25 g-24 m-16
usk r17 g-17 m-17 h57
usks h36
usks_ h36
usl h55
usli h55
uslim h55
uss m-31 h24
ussi m-20 h25
ussia m-20 h42
ust r38 g-31 m45 h-87 k44
ust_ g-58 h-38 k88
usta m46 h-36
usta_ m39 h-29
uste k-18
ustm r27
ustme r27
usto r-26 g15
ustom r-26 g15
usu r76 g-26 m-28
usua m-25 h20
usual m-25 h20
usur r64 g-15 h-25
ut_ g59 h56 k48
uta m-22 h79
utan m-15
utang h-21
utch g-16
utch_ h51
utche h-41
ute r-47 g28 h-51
ute_ r-27 m27 h-66
uted g-18 h49
uted_ g-18 h49
uter m-27 h-42
utes r-20 g59
utes_ r-20 g59
uth r17 k20
utho h-25 k23
uthor h-25 k23
uti g-21
util r23
utili r23
utio r-29 g-15
ution r-29 g-15
uto r-16 g-18 h-15
uto_ g21
utor r-16 g-22 h-16
utor_ r-16 g-22
uts g69 m-38 h-72 k-56
uts_ r-18 g74 m-30 h-67 k-55
utst r21
utsta r21
utt g-59 m30 h78
utte g-23 h31
utter g-23 h31
utti m33 h34
uttin m33 h34
utto g-33 h42
utto_ h43
utton g-32
utu g59 m15
utua g-20
utual g-20
utum g21
utumn g21
utur r-16 g58 m-28 h-22
uture r-16 g76 m-28 h-22
uty g-24
uty_ g-24
uve h39
uwa g-25 m29 h-23
uwag h-20
uwaga h-20
ux_ h15
uy_ r-21 m57 h96
uye h27
uyer h27
uyer_ g40 k26
uyers g-34 h32 k-18
uyi r-20 h32
uyin r-20 h32
uying r-20 h32
uys r76 h-26
uys_ r76 h-26
vab r28
vabl r28
vable r28
vac g-37 m-32 h-39
vacc m-32 h-25
vacci m-32 h-25
vad h-15 k17
val r16 g-18 m-33 h-24
val_ r-31
vale r20
valu r28 m-18 h-25 k18
value r29 m-17 h-22
van g59 m-18 h-19 k-33
van_ h-37 k-19
vanc g27
vance g27
vani h16
vap h26
vape h18
var r-20 g20 h-24
varn h-17
varni h-17
vas g-58 m-46
vas_ g-58 m-46 h-42
vast h15
vastu h15
vat h-29 k-35
vat_ r-65 k-36
vate g-29 h32
vate_ g-29 h32
vati g43
vativ g50 h-28
vato h-24
vator h-24
vatt r73 h-29
vatti r73 h-29
vd_ h-23
vds g-35 h23
vds_ g-35 h23
ve_ r16 g65 m-26 h60 k35
vea g36 h-24
veal g39 h-23
veal_ g33 h-19
veaw m16
veawa m16
ved g-48
ved_ g-46
vee h31
veg h-18
vega g25 h-15
veh r-17 g37 h-33
veh_ r-20 g40 h-27
vel r-32 g-86 m-56
vel_ r-38 g-71 m-45 h-28
velo g-18
velop g-18
ven r15 g25 m-27 k-22
ven_ r47 g-44 m-20 h-33
veni r-35 m20 h40
venin r-36 m20 h42
vent g70 h51
vent_ g77 h-25
venti h20
ventu h59
venu h-31
venue h-31
ver g90 h-70 k-25
ver_ g145 h-35 k25
vera r35 h-24
verab r57 g-57
verag r-22 g73
verc r-16
verdr r32
verdu r-16
vere r-47 g51 h-36
vered r-34 g45 h-36
veri r24 g-25
verin r24 g-25
verm h52
vermo h52
vern r60 m-22
verni r40
vernm r20
vers m22 h-40
vers_ r23 g27 m21 h-31
versa r-28
verse r15 h-27
versi g-34
vert r-69 h-42
verti r-62 h-24
very g-30 m16 h37
very_ r60 g-17 h20
veryb m29
veryo r-34 g-19
ves g65 m-45 h-16
ves_ g27 m-35 h-36
vess g17
vesse g17
vest g21
vest_ g27
veste g19
vestm r-21 g-15 h19
vesto r37 g-24
vests g15
vet g-25 h-51
vet_ g-16 h-43
vey_ g-21
via g-27 m30 h29 k58
via_ g-27 k58
vic r17 m-19 h28
vice r-25 m-28 h33
vice_ r-24 m-28 h25
vid r41 g-23 m-16 h52
vide r31 g-51 h56
vided r24 g-22
viden r23
video h57
vidi g20
vidia g20
vie r59 g-43
vier r71 h-15
vier_ r71 h-15
vies h30
vies_ h30
view r-16 g-35
view_ h-28
views h30
vig r74 g-16 h-37
vig_ r76 h-48
vil k-20
vill h-18
villa h-18
vin r30 m-66 k-40
vin_ h19
vine r-19 g32 m-25 h-79
vineg h-16
viney g20
ving r54 g-42 m-37 k-23
ving_ r57 g-24 m-22 h34
vings g-18 m-15 h-21 k-22
vino h43
vino_ h19
vio h55
viol h55
viola h55
vip h49
vip_ h49
vir g-24 m44 h31
virg g-18 h-16
virgi g-18 h-16
vis r-27 g-25
visi r-36 m17 h-22
visio m23
visit r-36 h-22
viso g-32
visor g-32
vit h-59
vita h-69
vitam h-69
viv g26 m24
vive g28
vives g28
vo_ h20
vod r-22 h-44
vodk r-21 h15
vodka r-21 h15
voi g-36 m-26 h-21 k64
voic g-29 m-19 k27
voice g-28 m-19 k17
void h-29 k36
void_ h-23 k25
vol r15 h-20
volu g16
volun g16
volv r53 h-16
volvi r53 h-16
voo h45
vood h45
voodo h45
vor m23 h44
vor_ m28
vory h55
vory_ h55
vot g-21 m34 h56
vote g-21 m34 h56
vote_ g-16 h65
votes m38
vou r-35 h-22
vour r-23 m16 h-24
vour_ r-23 h-23
voy_ h-19
vs_ g19
vv_ h21
vy_ g-15 h50
wa2 r19
wa2t r19
wa7 r-76 g61 m19 h22
wa7d r-39 g44 h24
wa7e r-25 g17 k16
wa7ed r-25 g17 k16
wa_ r-39 g-21 m22 h40
wab h-42
wad r53 g18
wadi r20 g22
wadi_ g22
wag r-25 g-25 m55 h-44
waga h-20
wagan h-20
wage r-33 g-17 m50 h-25
wager m60 h-62
wages r-29 g-16 h33
wai r22 k-16
wait r43
waite r15
waiti r20
waiv r-20
waka r-25
wakal r-25
wal r-26 k36
wal_ r-17 m20
wala r-29 g75 m-20
wala_ r-15 g70 m-20 h-30 k-22
walad g17 h-19 k23
walan h30
wale r-21 g-15 h34
wale_ r-24 g-15 h34
wali r34 g-16 m-16 h-24
wali_ r34 g-16 m-15 h-24
walk h25
walk_ r25 g24
walke h27
wall g-49 m16 h-32 k67
wall_ r-29 g-18 h-28
walle r-26 g-17 k72
walt h27
wan r-28 h78
wanc g-17 h41
wance g-17 h41
wane h29
wane_ h29
want_ r-47 k33
wants r39
wap r-53 g103 h-58
wap_ r-15 g24
wappe r20
wappi r-21 g22
waps g55
waps_ g55
wapt g17
wapti g17
war g86 m-18 h-23 k-21
war_ r-24 h22 k40
wara g27 m24 h31
wara_ r15
ward r-49 g46 m-19 h-54
ward_ h-34
wardi r-34 g-19
wards g49
ware r-27 g-29 m-25 h40 k-40
ware_ g-16 m-23 h55 k-18
wareh h16 k-17
waren h-39
warm k-20
warr r42 g58 h-57
warra r-29 g65 h-49
warru r65
waru r48 h-17
waruq r29 h-17
was r19 g-96 m29 h41
was_ r15 g-108 m85 k18
wash r-20 g-27 m-61 h-38
wash_ g-29 m-31
washe m-20
washi r-26 h-40
wast h79
wasta h48
wat g-49 m-48 h-20
watc g-21 m-33
watch g-21 m-33
wate r16 g-27 h-52
water r16 g-27 h-52
way r20 m63 h18 k-16
way_ r-88 m34
waye r39 m29 k-17
wayed r53 g-16 k-17
ways r70
ways_ r70
wazaf h18
wd_ r24 g-33
wde h-20
wder h-20
wder_ h-20
we_ r25 g-25 m50
wea g44
weal h38
wealt h38
wear r18 g21 h-15
wear_ r31 h-15
web g-28 h-27
web_ h-84
webc h17
webca h17
webs h41
websi h41
wed g-30 m-54 h-58 k-33
wed_ r39 g-21 m-38 h-23
wedd r-40 h-22
weddi r-40 h-22
wee r22 g-45 m40 h67
weed r-16 m-15 h63
weed_ r-16 m-15 h63
week r27 h-33
week_ r-20 g-16 m-30 h-42
weeke g-20 m31 h24
weekl r23 g35 h-22
weeks r35 k-16
ween g-20 m-18 k25
ween_ g-20 m-18 k25
weep m106 h-40
weep_ m51
weeps m55 h-38
weet r17 g-26 m-35
weet_ h-20
weete r39
weets r-22 g-20 m-20 h24
weez h27
weez_ h22
wei g-27
weig g-15 m15 h-63
weigh g-15 m15 h-67
wein h24
weis h36
wel r27 m-23 h-84 k27
wel_ k33
well g35 m-15 h-49
well_ r-45 g47 h-33
welle r39 h-23
welv r39
welve r39
wen r34 g-56 m35 h27 k-21
went r48 g-81 m35 h40
went_ r27 g-63 m30 h59
wenty r21 g-18 h-20
wer r-59 g24 m15
wer_ g44 m-28 h-52 k-28
werb m48 h48
werba m48 h48
were r-24 k40
were_ r-24 k40
wers r-26 g-21 m-19
wers_ r-26 g-21 m-19
wes r-44 m70 h-33
wes_ r-36 m48
west m22 h-20
wha r-22 g50 h-28
what r-22 g50 h-25
what_ h-29
whate r-22 g38 h-29 k-17
whats h33
whe g104 h-73 k-15
whea r-15 g38 m-35 h-45
wheat r-15 g38 m-35 h-45
whee g-44 h26
wheel g-44 h26
when r31 g64 k-42
when_ r24 g62 k-41
wher g62 h-17 k38
where g62 h-17 k38
whet g-16 m49 h-26
wheth g-16 m49 h-26
whi r15 g61 m-34 h46 k-74
whic g58 h-33 k-33
which g58 h-33 k-33
whil r50 g26
while r50 g26
whis g-23 h59 k18
whisk g-20 h71 k18
whit r-19 h42 k-22
white r-19 h42 k-22
who r27 g-53 m67 h60
who_ r22 g-75 h56
whoe g-34
whoev g-34
whol k-15
whole k-15
whom g18 h17
whom_ g18 h17
whos g27 m83 k17
whose g27 m83 k17
why g-20 m-17 k38
why_ g-20 m-17 k38
wi_ g21
wic h19
wice g18
wice_ g18
wich g-15 h19
wich_ g-15
wid r30 h-31
wide h-20
wide_ h-20
wido r31
widow r31
wif g-31 h35
wife r27 g-31 h57
wife_ r18
wifes g-27
wil g91
wild g-23 h23
wild_ g-23 h23
will g124 m-15 h-36
will_ g130 m-26 h-31
wim g26 h-42
wimm h-39
wimmi h-39
win r-21 m74 k-26
win_ g-20 m72 h22
wind g-78 k-22
windo g-32 h20
wine m-31 h34
wine_ m-27
winer h23
wing g40 k-24
wing_ g-15 k-19
winge h40
wings g58 h-25
winn g16 h-64 k21
winne g18 h-47
winni h-16 k23
wins g22 h33
wins_ g22 h33
wint g40 h-17
winte g40 h-17
wip h47
wipe h47
wiped h47
wir r19
wis r-26 h75 k-25
wise g37 h16
wise_ g37 h16
wisk h50
wiske h24
wiski h17
wit r18 g-41 h41
with r25 h18
with_ r34 g-22 m68 h35 k-23
withd g-16 m-23 h-18 k28
withi r20 h-16
witho r-35 m-25 h20
witn g-22 h22
witne g-22 h22
wiz h44
wiza h24
wizar h24
wl_ m22
wme g25
wmen g25
wment g25
wn_ r61 g17 m-28 h-46 k-27
wnb r23
wnbr r23
wnbro r23
wne r18 g20 m45 h-21
wned r32 h-21
wned_ r32 h-21
wner r-26 m51
wner_ g48 h-17 k17
wners g-34 m54 h17
wni g54
wnie g-19 h29
wnies g-17 h15
wnin g73 h-24
wning g73 h-24
wns r30 g-17
wns_ g-15 h-48
wnsh r30
wnsho r30
wo_ r-23 g-34
wom g-20
woma g-35 h25
woman g-35 h25
womb g19
womb_ g19
won m78 h-32
won_ r-25 g-18 m52 h-32
wont r27 g22 m26
wont_ r27 g22 m26
woo r-24 g72 m-23 h-46
wood g21 h-26
wood_ g25 h-21
wool r-24 g51 m-31 h-21
wool_ r-24 g51 m-31 h-21
wor g-19 m19 h29 k21
word g-18 m28
word_ g-18 m28 h-16 k21
words h30
wore g-18 m20
wore_ g-18 m20
work_ g-31 m26 h-40
worke r-54 g19 h56
worki r30 g16
workm g30
works r35 g-38 m-17 h-34
worl g31
world g31
wors g-17 m-18 h64
worsh g-17 m-18 h64
wort r23
worth r23
wou r-21 m58
woul r-20 m58
would r-20 m58
wra r-18 k-17
wra_ r-15 m15
wrap k-16
wre h-25
wrec h-23
wreck h-23
wres m15
wrest m15
wri r47 g34 h64 k27
writ g40 h47 k27
write g18 h16 k-17
writi r-21 g46
writt g-25 h18 k47
wro g-33 m20 h-33 k28
wron m23 h-16 k42
wrong m23 h-16 k42
wrot g-16
wrote g-16
ws_ r27 g55 k-51
wse h44
wur h42
wurs h38
wurst h38
wwa r23
wwar h18
wwe r25 k24
wye g-42 m-31 h-37
wyer g-42 m-31 h-37
wyer_ g-42 m-31 h-36
xac r-32
xact r-32
xactl r-29
xam r-31 g-27 k-32
xam_ r-34 g-32 h-16 k-16
xami g19 h48
xamin g19 h48
xams h-21
xams_ h-21
xan h33
xana h33
xanax h33
xbe m28
xbet m28
xbet_ m28
xca h-24
xcav h-24
xcava h-24
xch r-16 g-22 m32
xcha r-16 g-19
xchan r-16 g-19
xer g-15 m-20 h36
xer_ g-15 h29
xes h-25 k-26
xes_ h-25 k-26
xi_ r-38 g-27 m-40 h-68
xin g-21 m-40 h26
xing g-21 m-40 h26
xing_ g-21 m-40 h26
xis g17
xist g17
xpe g17 h-20
xpec g32
xpect g32
xpen h-22
xpens h-22
xper m17 h24
xperi h33
xpert m17
xpi g37 h47
xpir g37 h47
xpire g-16 h35
xpiri g33 h-19
xpiry g20 h31
xpl r-41 g-25 k42
xpla r-41 g-20 h-17 k43
xplai r-41 g-20 h-17 k43
xpr r23
xpre r23
xpres r23
xt_ g52 m39 h-50
xte r-15
xten r-15
xtend r-45 g31
xtens r29 g-24 h-16
xti g-45 h29
xtin g-45 h29
xting g-45 h29
xto h24
xtor h24
xtort h24
xtr r32 g-38 m-18 h19
xtra r35 g-38 m-18 h34
xtra_ r37 g-38 m-18 h21
xty r-16 g18 m17
xty_ r-16 g18 m17
xx_ r22 h20
xxx h33
xxx_ h23
xy_ g-26 h59
xys h22
xys_ h22
y3a g49 m16 h-19
ya3 g24
ya5 g-17 m39
ya5o g-15 m39
ya_ r-28 g73 m23 h-96 k39
yaa r40 h-34
yaak m23
yaakh m23
yac h40
yach h40
yacht h40
yad r-72 g-76 m-24 h-23
yad_ r-58 m-22
yada g-17
yada_ g-17
yah r-19 g39 h26
yah_ r-37 g41 h21
yaj r67 h-31
yaj_ r67 h-31
yak r41 m55 h-30 k-18
yakh r41 m62 k-18
yakhe m41
yakho m28
yal r63 g-16 h-26
yals r39 m18
yals_ r39 m18
yam h22
yam_ h22
yan g-44 m22 h-38
yan_ r-23 m18 h-26
yani g-29 h-26
yani_ g-29 h-26
yant r15 h31
yant_ h22
yar r-33 m-28 h-57 k-25
yar_ r-23 g25
yara g16 m20 h-37
yara_ r-36 g24 m20 h-32
yard g-31
yard_ g-31
yart k-17
yas r15
yasi r-18
yasin r-18
yat r-47 g61 h-32
yat_ r-22 g65 h-32
ybe r-22 g79 m54 h-34
ybe_ g53 m37 h-15
yber r-19 g29
yber_ r-19 g29
ybi g18
ybit g20
ybit_ g20
ybo m30 h35
ybod m29
ybody m29
yboy h48
yboy_ h44
yc_ h-15 k52
ych h35
ychi h52
ychic h52
ycl r-22 h-16
ycle r-22
ycle_ r-22
yda r26 g-23 h-19 k-15
yda_ r28 h-33
yday h19
yday_ h19
ye_ g-26 h45 k-18
yea r-35 g71 k-35
year r-20 g72 h-24 k-35
year_ g43 k-27
yearl g-18 h-30
years r-24 g47
yeas r-15 h35
yeast r-15 h35
yeb h26
yed r25 g-25 m19
yed_ g-20 k-26
yedf k19
yedfa k19
yee r63 k28
yee_ g22 k39
yef g19 h42
yefe h17
yefek h17
yefo h25
yefok h25
yeh r31
yek m22
yel g-15 h18
yen g-32 m31
yen_ g-19 m35 h15
yenz m17
yer g-110 m-54 k16
yer_ r-26 g-17 m-39 h-31 k39
yers g-42 m-16 h37 k-23
yers_ g-42 m-16 h37 k-23
yes r57 g49 k46
yes2 k24
yes_ g49 h38 k39
yest r50 g-18
yeste r34
yet r-29 g140 h-70 k-17
yet_ g148 m15 h-43 k-32
yetl r-18 g16
yetla r-18 g16
yez r15 g-18
yez_ r27
yfa h44
yfan h44
yfans h44
yfo h16
yfok h16
yfok_ h16
yho m23
yhou m23
yhoun m23
yie r39 m-15 h-28
yiel r39 m-15 h-28
yield r39 m-15 h-28
yin r28 m-15 h66
ying r28 m-15 h66
ying_ r28 m-15 h66
ykh h16
ykh_ h16
yl_ r-16 g-23 k-15
ylen r22
ylend r22
yli r-27 g-20 h-18
ylin r-27 g-20 h-18
ylind r-24 g-20
ylo r35
yloc r36 h-19
ylock r36 h-19
ym_ r-50 g-40 m-49 h-38
yma h45
yman g16
yman_ g25 h-19
ymas h24
ymash h24
yme r-24 g32 h-16
ymen r-24
yment r-22
ymex g23 h-15
ymex_ g23 h-15
ymn r40 h-20
ymnt r40 h-20
ymnt_ r40 h-20
ymo h-44
ymp g51 m41
yna r-30
ynd m40 h28
yndi m40 h28
yndic m40 h28
yo_ g23
yom r64 g-34 m-19 h-23
yom_ r64 g-34 m-19 h-23
yon r-19 m-26
yone r-36 m-19
yone_ r-36 g-24
yor g34 m34
yot r-19 h31
you r-17 g17 m17 h-107 k47
you_ r41 g-61 m28 h-26
your r-75 g75 m-26 h-36 k48
your_ r-62 g43 m-43 k34
yours g32 m16 h-28 k15
yous r-17
yout r35 g18 m16 h-37
yout_ r35 g18 m16
youth h-43
ypa k30
ypas k30
ypass k30
ype r-15 g18
ype_ r-15 g18
ypi r-26 h-15
ypin r-26 h-15
yping r-26 h-15
ypt r21 k25
ypto k25
ypto_ h-27 k27
yra r29 h22
yraj r30
yre h-16
yre_ g16
yres g-29
yres_ g-29
yric h37
yrica h37
yro k34
yrol k34
yroll k34
ys_ r52 g-28 h31 k-51
yse r-35 m-15
ysel r-35 m-15
yself r-35 m-15
ysi r-16 h-98
ysio r-16 h-17
ysiot r-16 h-17
ysis h-18
ysis_ h-18
yst g29 k21
ysta m-21 h39
ystal h40
yste g39 h-47 k30
ystem h-19 k39
yster g50 h-29
yth g19
ythi g19
ythin g19
yun r28 g-22 h-47
yung r28 g-22 h-43
yung_ r28 g-22 h-43
ywa r-23 g24
yya r15 g36 m-30 h-78
yya_ g28 m-25 h-46
yyan r15
yyar g-20 h-24
yyara h-24
yyat g32 h-23
yyat_ g32 h-23
yye h52
yye_ h23
yze r42 m17
za_ r-17 m-46 h-22
zab r-23 h20
zabo h20
zah g-16 h46
zahl g-15 h49
zahla h33
zahle g-15 h16
zak r-29 g31 m-41
zaka r-29 g-15 m-18 h16
zakat r-29 m-16 h-31
zal m35 h39
zam h-15
zan r91 g-18 m-20 h-61
zan_ h-25
zani r19 h-27
zanin r19 h-27
zar r-15 g-15 h71
zar_ h45
zard h24
zard_ h24
zatl h32
zatla h32
zaw r83 h23
zaww r68 h16
zawwa r28 h16
zay r-49 h-37
zay_ r-41 g-16
zaz_ h18
zazt h-16
zazte h-16
ze_ r-36 g-41 m25 h-21 k19
zed h55
zed_ h55
zee r39 m19 h64
zeed r42 m25 h18
zeer h46
zeer_ h46
zel r27 g17 m17 h-56
zel_ r27 g17 m17 h-56
zem r42 h-15
zem_ r42 h-15
zer r-43 g48 h-35 k-19
zero r-33 g54 h-52 k-18
zero_ r-29 h-52
zes m-17 h18
zes_ m-17 h18
zey r-15
zeya r-15
zeyad r-15
zin r-15 g-20 h-23
zine r-15 g-16 h-44
zine_ r-15 g-16 h-47
zir h37
zir_ h43
zle h-30
zle_ r-16 h-30
zo_ g-21 h109
zod h27
zodi h27
zodia h27
zon h36
zone h41
zone_ h41
zoo h-17
zoo_ m-18
zra h21
zran h21
zrana h21
zte h-16
zti k62
zti_ k62
zya g-24 h-18
zyad g-24 h-18
zza r15 m-41 h-47
zza_ m-28
zzan r19 h-27
zzani r19 h-27
zzl r-16 h-30
zzle r-16 h-30
zzle_ r-16 h-30
ءه_ m-18
اء_ r-16 g-44 m-63 h-67
اءه m-18
اءه_ m-18
اب_ g-44 h42
ابا m-18 h15 k-21
ابات g20 m-15
ابات_ g20 m-15
اباح m-15 h22
اباحي m-15 h22
ابت g21 m-15
ابتز h25
ابتزا h25
ابته r18 h-16
ابته_ r18 h-16
ابح r44 g-27 k-21
ابحا r34 h15
ابحات r34 h-16
ابحه g-23 k-17
ابحه_ g-23 k-17
ابر r-31 g-30 h-15
ابرا h20
ابراج h20
ابس r-48 h-25 k-15
ابس_ r-48 h-26 k-15
ابط m17 h43
ابع r-34 g-16 h28 k17
ابع_ r-34
ابغ k19
ابغي k19
ابغي_ k19
ابق m63
ابقه m33 h-18
ابقه_ m33 h-18
ابل g22 k31
ابل_ h25
ابلا k34
ابلاغ k34
ابن r-16 g30 m-30 h-24
ابني g16 m-15 h-19
ابني_ g16 m-15 h-19
ابه g-68 m19 h32 k50
ابه_ g-36 m19 h41 k50
ابو r18 g45 h-40 k15
ابو_ r20 g-37 h-23 k17
ابوي g15
ابي r77 m-35 k31
ابي_ r64 g-30 m-27 h-24 k36
ابيض h33
ابيض_ h33
ابيعك g50 h-21
ابيعه h25
ابين g28 h20
ابين_ g28 h20
ات_ h-22 k35
اتا r28 g-23
اتاخ r31 g-20 h-17
اتاخر r31 g-20 h-17
اتب g-18 m-30 h-61
اتب_ g-18 h-54
اتبي r-21 m-20
اتبي_ r-21 m-20
اتج h25
اتجا h25
اتجار h25
اتر g56 m24 h-30
اتر_ g29 h-22
اترا m24
اتراه m24
اتز g17
اتزر g17
اتزرع g17
اتس r-16
اتش g-17 m43
اتشا m35
اتشات m25
اتص g16 m-15 h-25
اتصا g16 m-15 h-25
اتصاد g18
اتصال h-17
اتف g-21 h-27 k-23
اتف_ h-23 k-15
اتفا m20
اتفاق m20
اتل k34
اتلي h-15 k36
اتلين h-15 k36
اتم r-32
اتم_ r-15 g-20
اتن r49 m32
اتنا r52 m32
اتنا_ m37
اته h-19 k15
اتها k16
اتها_ k16
اتو g-73 m32 k16
اتور g-44 k16
اتوره g-36 h-20 k17
اتوق m26
اتوقع m26
اتي r34
اتير r33 h-30 k25
اتير_ r33 h-30 k25
اتين g30 h32
اتين_ g30 h32
اث_ r-26 m-22 h-33 k15
اثا g-21 h-26
اثاث g-21 h-30
اثاث_ g-21 h-30
اثم r-33 m25
اثمي r-33 m25
اثميه r-33 m25
اثن r62 g23
اثه r22 g-21
اثه_ r22 g-21
اثي r42 g-26 h21
اثيل h24
اثيل_ h24
اثين r34 g-21
اثين_ r34 g-21
اج_ r-46 g-20 m-25 h49 k-29
اجا g54 m-35 h30 k24
اجات g64 m-35
اجات_ g64 m-35
اجار k35
اجار_ k36
اجاره h-22
اجاه g19
اجاه_ g19
اجت h22
اجر g-32 m-51 h-37 k45
اجر_ g29 m-36 k16
اجرت r-18 g-28 h-34 k37
اجرت_ r-25 h-19 k63
اجرته r18 g-20 k-24
اجره r18 g-33
اجره_ r18 g-33
اجع r-29 h-35 k-29
اجع_ r-18
اجل r108 g-16 m-23 h-27
اجل_ h-22
اجلت r76 h-22
اجلت_ r76 h-22
اجله r24 h17
اجله_ r24 h17
اجن g19 h-16
اجنب g19
اجنبي g19
اجها g-24 h25
اجهاض h25
اجهز g16
اجهزه g16
اجو h16
اجون h30
اجون_ h30
اجي r16 g37 h-60
اجير k22
اجير_ k22
اجيل r24
اجيل_ r24
اح_ m41 h-75 k-19
احب r-30 k36
احب_ g-18 k39
احبت h29
احبتي h29
احبه r-15 g18 h-26
احبه_ h-19
احت r-68 h-24
احت_ g25 h-20
احتك r-34 h-15
احتك_ r-34 h-15
احتيا h19
احد g17 m-19
احد_ m-17
احده g32 h16
احده_ g27 h20
احذ h25
احذف h25
احذف_ h25
احر g-19 h73
احر_ h36
احق g44
احقا g44
احقا_ g44
احل h-18
احل_ h-19
احم g-28 h27
احمر g-20 h30
احمر_ g-20 h30
احن g24
احنا g20
احه h-50
احه_ h-46
احو g-17 h-26 k68
احول g-17 h-26 k68
احول_ g-17 k51
احوله k18
احي g-22 m-15 h75
احي_ m-15 h15
احيه g-19 h60
احيه_ g-19 h60
اخت r-95 m-53 h-20 k-28
اختر r-59 g-49 m-17
اخترا h35
اخترت r-54 g-46 h-25
اختي r-35 g45 h-35 k-20
اختي_ r-29 h-28 k-15
اختيا g49
اخد r31
اخد_ r15 g17
اخدت r16 m-16
اخدت_ r16 m-16
اخذ r77 m24 h-32 k-41
اخذ_ g-36 m40 h-34 k-35
اخذت g26
اخذت_ r22 g18
اخذته r-37
اخذه r48
اخذها r29
اخذو r20
اخذوه r20
اخر r80 g-28
اخر_ r66 g-20 h-20
اخرت r15
اخرت_ r15
اخره h16
اخره_ h16
اخض g40 m23 h-16
اخضر g40 m23 h-16
اخضر_ g40 m23 h-16
اخف g-15 k17
اخفا k17
اخفاء k17
اخل r25 g33 k22
اخل_ g26
اخله_ g27
اخم m40 h-16
اخمن m40 h-16
اخمن_ m40 h-16
اخو g-18 h-36 k27
اخوه r20 g-16 h-25 k22
اخوه_ r20 h-25 k29
اخوي r-33
اخوي_ r-30
اخي h-19
اخي_ r-24
اخير r18
اد_ r51 g-33 m-51 h-62 k-27
ادا r31 h-16
ادات r26
ادات_ r26
اداري r17
ادت m36
ادت_ m36
ادث r-17 g22
ادث_ r-17 g22
ادخ m17
ادخا g16
ادخار g16
ادف r15 g23
ادفع r15 g23
ادفع_ g34
ادل r-39 g86 h-32
ادلا g23
ادلات g23
ادله r-30 g53 h-19
ادله_ r-30 g53 h-19
ادم g52 m-34 h-47
ادم_ g39 h-18
ادما m-32 h-25
ادمان m-32 h-25
ادمه g18
ادمه_ g18
ادن r43 g35 h-29 k-24
ادني r31 g22 h-29 k-24
ادني_ r31 g22 h-29 k-24
اده g-33 k-39
اده_ g-31 k-29
ادو g22 h23
ادو_ h24
ادور g53
ادور_ g23
ادول h23
ادول_ h23
ادي r-16 g-27 h29 k23
ادي_ r-22 g-25 h-28 k38
اديب g-17 h43
اديب_ g-17 h43
اديق h-21
اديق_ h-21
اديه g21
اديه_ g21
اذا r16 g113 h-22
اذا_ r16 g113 h-22
اذو r64 h-50
اذون r64 h-50
اذون_ r17 h-41
اذونا r46
اذي h24
اذين h24
اذين_ h24
ار_ g73 m15 h-126 k-16
ارا g35 h-42 k-21
ارات g32 m20 h-43 k-20
ارات_ r-20 g23 m20 h-38 k-20
اراض g17 h-17
اراضي g17 h-17
اراه g-20 m-21 h34
اراه_ m-16 h34
ارب r-34 g-35
ارب_ h23
اربح m46 h-15
اربح_ m46 h-15
اربع g-23 m-20 h-36
اربع_ r-34 g-28 h-19
اربعي r15 h-17
اربه r-27 m-17 h29
اربه_ r-27 m-17 h29
ارت m-24 h49
ارت_ g30
ارتف g16 m-17
ارتفا g16 m-17
ارتي g-40
ارتي_ g-37 h-27
ارتين h25
ارج r-33 g62 m-18 h-16 k34
ارج_ k48
ارجن g77 h-35
ارجن_ g77 h-35
ارخ r29 h27
ارخص r29 h27
ارخص_ r29 h27
ارد g-27 h31
ارد_ h24
ارده r15
اردها r28
ارس r-34 g-26 m19
ارس_ r-33 g-26 m-20 h-21
ارض r-40 m-45 h-87
ارض_ r-40 m-45 h-82
ارط g-15 m53 h-24
ارع g-27 m32 k-25
ارع_ m24 k-25
ارعه g-24
ارعه_ g-24
ارف g41 k-16
ارف_ g32
ارق m32 h52
ارقا m34 h57
ارقام m34 h57
ارك r22 g-41 h38
ارك_ g-22
اركه r23 g-19
اركه_ r23 g-19
ارن r-16 g71 h-19
اره r-25 g-28 h65
اره_ r-25 h86
ارها g-31 h-20
ارها_ g-31 h-20
ارو g29 h18
اروا h17
ارواح h17
اروت h18
اروت_ h18
اري g-16 h37 k30
اري_ r76 g30 m21 h-39 k-20
اريخ g25 h21
اريخ_ g25 h21
اريد k23
اريد_ k23
اريف r-45 h-35 k36
اريف_ r-45 h-35 k36
اريه g-33 h44
اريه_ g-27 h42
از_ r-47 m-39 h33
ازا m-21 h-16
ازات h21
ازات_ h21
ازاز h30
ازازه h30
ازاي h-35
ازايز h-35
ازج g-21 h-37
ازج_ g-21 h-37
ازل r-43 g39
ازل_ r-16 g39
ازم h-16
ازم_ h-16
ازه g-20 h40
ازه_ g-20 h40
ازو g24 h-25
ازون g44 h-20
ازون_ g44 h-20
ازي r27 g-28 m78 h-36
ازي_ r-19 m56
ازين m25 h25
ازينو m25 h25
ازيه h-67
ازيه_ h-67
اس_ r75 g-47 m-56 k16
اسا r15 g-23 k21
اسب r28 g-29 h19
اسبه g-19
اسبه_ g-19
اسبو r29 h26
اسبوع r29
است r-30 g-31 m-33 h-82 k74
استث g26
استثم g26
استخ h-18 k47
استخد h-18 k47
استر r26 h31
استص g-15
استصن g-15
استع r-31 g16 k16
استعم r-31 g16 k17
استق r-22 k35
استقب r-22 k35
استل g17 m-18 h-26
استلا g21
استلف r21 k-16
استلم r-29 k23
استي g-19 h-16
اسح m19 k24
اسحب m19 k24
اسد r21 h45
اسدد r21 h51
اسدد_ r15 h32
اسر m17 h-27
اسر_ m17
اسط h58
اسطه g-15 h70
اسطه_ g-15 h70
اسع g36
اسعا g36
اسعار g36
اسق r-26
اسقط r-26
اسك r25 g-24 h33
اسكت h34
اسكتل h34
اسكن r22 g-19
اسكن_ r22 g-19
اسل g-44 h-19
اسلا g-28 h-23
اسلام g-28 h-23
اسلم g-16 k17
اسم r-29 g-55 h-76 k81
اسم_ r-25 g-29 m-55 h28 k29
اسما k25
اسماء k26
اسمن h-20
اسمنت h-15
اسمه m68 h-17 k-22
اسمه_ m68 h-17 k-22
اسمي g-18 h-30 k41
اسمي_ g-18 h-30 k41
اسن m-24
اسنا m-24
اسنان m-24
اسه r-15 g15
اسه_ g16 h-15
اسهم r-17
اسهم_ r-17 g22 h15
اسي r-51 g-20 h-26 k23
اسيل k27
اسين h-21
اسين_ h-21
اش_ r47 g34 h-109
اشت g-17 m-18 k-28
اشتر h-19 k-20
اشترا r-31
اشترط r39
اشتري r-23 h-17
اشتغ m-19
اشتغل m-19
اشخ h30
اشخا h30
اشخاص h30
اشر r73 g16 m22 h35
اشر_ r74 g26 m25 h24
اشه r-23
اشه_ r-25
اص_ r-27 m-33 h61 k-18
اصر r-32 h30
اصر_ r-35
اصرا h19
اصرات h19
اصف g16 m-15 h32
اصفا g18
اصفات g18
اصل r32 g-48 m-27 k-22
اصل_ r50 g-15
اصلا h-35
اصلي r-30 g-34 h48
اصلي_ r-20 g-18 h54
اصليه g-16
اصه r16 g-26 h60
اصه_ r16 g-26 h60
اض_ r-26 g20 m-15 h24
اضا r-20
اضاف r-20
اضافي r-17 g23
اضح g-17 h49
اضر g-35 h-31
اضره r-16 g-28
اضره_ r-16 g-28
اضه r-17 h-31
اضه_ r-17 h-31
اضي r-17 h26
اضي_ r-18 m-19
اضيه m20 h36
اضيه_ m20 h36
اط_ r-60 g-55 m86 h-40
اطر r16 g16
اطف m-40 h-23
اطفا m-40 h-23
اطفال m-40 h-23
اطم g-15
اطم_ g-15
اطي m16
اع_ r-37 m21 k-19
اعات r-22
اعات_ r-22
اعب g-19 m-19 h75
اعب_ g-19 m-19 h75
اعت r66 g-21
اعت_ r57
اعتي r-19 g-15
اعد g17 m26 h-48 k25
اعد_ g24 m31 h-38
اعده k27
اعده_ k27
اعر r-24 g-22 h-18
اعرف g-19
اعض h23
اعضا h23
اعضاء h23
اعط r-26
اعطي r-30
اعطيت r15
اعطيه r-48
اعف r30 m28 h29
اعف_ r23 m28 h29
اعل g22 m-15
اعلا m-17
اعلان m-17
اعلي g23
اعلي_ g23
اعم h-29
اعما h-24
اعن g18
اعني g18
اعني_ g18
اعه r-57 g-47 h-29
اعه_ r-48 g-50 h-29 k19
اعو r105 g-27 h-25
اعول r42 g-16
اعولي r42 g-16
اعوه r63 h-23
اعوه_ r42 h-20
اعوها r21
اعي r20 g-27 m-17
اعي_ r24 g-21
اعيه h20
اعيه_ h20
اغ_ h-67 k34
اغو h21
اغو_ g15
اغون h25
اغون_ h25
اف_ g35 k-15
افا g24 h-16 k-17
افا_ g26
افر h-22
افر_ g16
افرا h-19
افراح h-19
افع r-18 m40
افعه r-17 m40
افعه_ r-17 m40
افق g-31 m-21 h85
افق_ h48
افقا h32
افقات h32
افل g-28 m-15 h20
افل_ h-37
افلا h68
افلام h68
افه g24 h-35 k-16
افه_ h-30
افها g26
افها_ g26
افو m32
افوز m32
افوز_ m32
افي r-38 g33
افيه r-17
افيه_ r-17
اق_ g-21 m34 h49
اقام h24
اقامه h31
اقب h-17
اقت g23 m29 h-16
اقتر g24
اقترا g20
اقد h42
اقدم h45
اقدمه h45
اقر r29 g-19 m26
اقرض r50 m-28
اقس r-39
اقسا r-39
اقساط r-39
اقص r16 g-23
اقصه g-22
اقصه_ g-22
اقل r101 g-26
اقل_ r101 g-26
اقم h-34
اقه h-36
اقه_ h-36
اقي k37
اقي_ g-19 h16 k38
اك_ r-26 g-16 m26 h28
اكا m61
اكب r48 m22 k18
اكبر r48 k18
اكبر_ r48 k18
اكت r47 g-19 h-20 k39
اكتب k43
اكتب_ k43
اكتو r17 h-18
اكث r30 g-26 k-26
اكثر r30 g-26 k-26
اكثر_ r30 g-26 k-26
اكر g-19 h-20
اكر_ r-19
اكرا h-22
اكرام h-22
اكس r-17 g-27 m63 h39
اكس_ m66 h41
اكل r20 m19 h25
اكل_ r20 m19 h25
اكم r30 h-32
اكن r33
اكن_ r33
اكه r-26 m31 h-17
اكه_ r-25 m32
اكي m45 h-28
اكيا g19 h-21
اكياس g19 h-21
اكين r-18 g-24 m57
اكينا m35 h25
اكينه r-16 m22 h-28
ال_ r67 g-31 m20 h71 k40
الا r63 g25 m31 h-24 k-29
الا_ h30
الاب g-16 h37
الات h-26 k25
الات_ h-39 k29
الاث r-23 g45
الاج h17
الاجر g30
الاجل g-20
الاح g-39 h23
الاحد r19 g-33
الاخ r-33 g49
الاخت g37
الاخي r-27 g17
الاد r49
الادن r50
الار g21
الارا g17
الارض h-19
الاز r-21 g-23
الاس r30 g31 m23
الاسب m37 h37
الاست g35
الاسع g17 m29
الاسل g-18
الاسو r19
الاش h15
الاص r-15 h19
الاصل h-20
الاط g-16 h-27
الاف g-24 m-31 h-23
الاف_ g-21 m-31
الافر h-19
الاق r16 g-25
الاقس r18 g-18
الال r65 g-27
الالف r66 g-44
الام h-40 k17
الامت h-19
الامه r24
الامو k25
الان h22
الانت h30
الانظ r21
الاو m33 h17
الاول m22
الاي g51 k-32
الايت r17
الايج r-24 g20 k-16
الب r-43 g53
الب_ m21 h23
البا m-18 h22 k33
البار h79
الباق r28 h18 k46
الباي g17 h-15
البح r-20 g50
البحر r-16 g67
البخ m42
البخت m42
البد g28
البدل g28
البر g-36
البر_ g-29
البص h19
البصا h19
البض r-47 g51 k-25
البضا r-47 g51 k-25
البط h-16
البطا h-15
البق g58 m-17 h-29
البقر g60 h-24
البل r38 m-18 k35
البلا g29
البلد r18 k35
البلو h18
البن g-55 h29
البنا g-33
البنت h48
البنك r15
البو r-21 g-36
البور g-36
البي g23 h-31 k-26
البيا g-30
البيت r25 g28 h18 k-25
البير h25
البيع r-23 g39 h-42
الت r57 m-18 h-111 k46
التا r-32 g57 h-27
التاج g43
التاخ r-24
التام g24
التج g35
التجا g35
التح h-18 k57
التحو g16 h-16 k60
التخ g28 h-23
التس m-34
التسل g34
التط m20 h28
التطب m20 h28
التع g18
التق r17
التك h-19
التم g-45 m15
التمو r21
الته r27
الته_ r27
التو r49 m26
التوت h-26
التوص g18
التوف r42
التوق m24 h27
التي r18 g-55 h-29 k20
التي_ r18 g-55 h-26 k20
الث r-36 g-28 h-69
الث_ g-30
الثا h-25
الثال r-17
الثان r27 m19
الثل r-26 g-24
الثلا r-45
الثلث r21 g-24
الثم h-23
الثمن h-23
الثه g27
الثه_ g27
الج r21 h-47 k-19
الجا r26 g46 m26 h-34 k-17
الجار r18
الجام k-16
الجاي r19 g53 m29 h-16
الجد g44
الجر r-19 g-30
الجز g36 h-38
الجزا g36 h-38
الجل r15 h27
الجلس r15 h27
الجم g-15
الجمل r-25 g-20
الجن g-21
الجن_ h20
الجني h-27
الجه r-27 g-21
الجها r-27 g-16
الجو r48 h-21
الجوا r39 h-20
الح r41 g32 h-37 k82
الحا r-21 m-17 h-15 k16
الحاج r21 g45 m-17
الحار r-28 g-22 h-28 k22
الحب g47
الحبي h30
الحد k41
الحد_ r18 k41
الحر h53
الحره h50
الحس r87 g-24 h-31
الحسا r105 g-17 h-18
الحص g24 h-17
الحصا g24 h-17
الحظ g43 m51
الحظ_ g70 m51
الحق g24 k35
الحك h18
الحل h23
الحلو h27
الحم h-15
الحو g-41
الحوش g-50
الحي r17 g18
الحيا r-18 g29
الخ r-80 g-32 m30 h15
الخا g-44 h71 k18
الخار h20 k18
الخاس m17
الخاص g-21 h57
الخب h24
الخر r-56 g15 h-42
الخرف g22
الخرو r-16 m25
الخري r-39 g28
الخز r32
الخزا r16
الخزي r16
الخس r-21 h-24
الخسا r-21 m-30 h-21
الخسر m24
الخم g-35
الخمس g-19 m34
الخمو h18
الخمي g-16 m-22
الخي r-20 g45 h39
الخيا r-20 g36 h-16
الد g-57 m-21 k-33
الدا r20
الداي r20
الدر r21
الدره r29
الدف r-22 g19 h24
الدفع r-22 g26
الدفي h18
الدق r34
الدقي r34
الدك g-30 m-33
الدكا g-30 h16
الده r-27 h-32
الده_ h-27
الدو r16 g-26 m18 h19
الدوا h-22
الدور h24
الدول r20 g-17 m20 h17
الدي r-44 g29 m-17
الدين r-30 m-15 h23
الديو g50
الذ g59 m15
الذه m16
الذهب m16
الر r-26 g-55 m-30 h38 k40
الرا r21 g-15 m-15 h-22 k-19
الرات r28 k-16
الراع g-18 h-16
الرب g39 m-50 h-37
الربح r-41 g-21 m-48 h-24
الربو r34 h17
الربي g42 h-22
الرج h17
الرحل h-20
الرخ h21
الرخص h21
الرس r-26 m-19 k19
الرسم k-16
الرسو r-16 h15
الرص h18
الرصي h18
الرق r-43 g-17 k54
الرقم r-43 g-17 k42
الره r29
الرهن r29
الرو g-17 m31 h47
الري g-20
الريا g-20
الز r16 h50
الزا r34
الزب g18
الزبو r-17 g24
الزو h41
الزوا h-25
الزوج r-21 h68
الزيا h21
الس r-40 m26 h56 k16
السا g-32 h64
الساح h20
الساع r19 g-21 m16 h45
الساي h19
السب g-16 k15
السح r33 g-27 m23
السحب r35 m40 h-22
السحر m-17 h36
السد h-25
السر h-18 k41
السر_ k41
السع r-61 g24 m-26
السعر r-61 g39 m-21
السف r21 g42 h21
السفا h32
السفر r30
السفي g34
السق g-16
السقف g-16
السك h31
السكو h25
السل g-32
السلف r17
السن g49
السند r36 m-18
السنه r-16 g20 m28
السنو g36
السه m21 h-18
السهم m21
السو h-53
السوق h-20
السي r-24 h44
السيا r-42
السير h33
الش g79 k-38
الشا g32 h38
الشاح h20
الشام h-16
الشاه g23
الشاي h19
الشب g38 m-19
الشبا h23
الشبك g44 m-17 h-23
الشج g25 h15
الشجر g25 h15
الشخ r22
الشخص r22
الشر g-44 h-70
الشرط g20 m19 h-27
الشرك g-28 m-23
الشري g-15
الشع r-21
الشغ g24
الشغل g27
الشق g-18
الشقه g-18
الشه m15 k-16
الشهر m15
الشو g31
الشوط m17
الشي r38
الشيخ h37
الشيك r57
الص r56 m-32 h-105
الصا r46 h-17
الصاي r31 h-17
الصب r32 h-25
الصبر r39
الصر r25
الصرا r23
الصل h26
الصلا h26
الصن r-26 g-18 m16 h-35
الصند r-26 m16 h-35
الصو r-37
الصي r23 m-20 h-47
الصيا r-16 g32 m-20
الصيد g-26 h-30
الصيف r39
الض h16 k24
الضا g-27 h15
الضاي g-27
الضر g45 h-50 k25
الضري h-23 k19
الط r-31 g-52 h24 k-32
الطا r-34 g-18 h64
الطال h25
الطاو g-18 m15 h39
الطب r-20 g18 h-35
الطبي g18 h-28
الطر r24 g-19
الطل h23
الطي m34
الطيا m34
الع r29 g-47 m-17 h-41 k-31
الع_ h33
العا r30
العاب m22 h-19
العاي r37
العج m17
العد r21 g-18
العر g-20
العرو r19
العس m-25
العسل m-25
العش h-27
العشا m-24 h-26
العق r27 g15 h-26
العقا h-24
العقد r24 g15
العم r-31 h28
العمل h25
العن g18
العنب g18
العي r37 g-23
العيا g-21
العيد r23 g16
العين r30 g-16
الغ r-96 g78 h-92
الغا g37 m26
الغال m28
الغد g-16 h-26
الغدا g-16 h-26
الغس g-15
الغل r-42 g-16
الغن g15
الغنم g15
الغو g61 h-22
الغوا g38
الغوص g24
الغي r-20 g23
الف r42 g-52 h21 k16
الف_ r35 g19 m-35 h27
الفا r28 g-30 h-31
الفات r-28
الفاي r70 g-21 h-42
الفر g39 h-86
الفرس r-29 g31
الفرق r16
الفرو g26
الفري h-28
الفع r-26
الفعل r-26
الفق g-16
الفقه g-16
الفل r29 h-20 k27
الفلو r29 h-20 k27
الفن h105
الفنج h57
الفند h19
الفو m50 h40
الفوا m28 h34
الفي r-17 g-37
الفيز r16 h-22
الفين r-25 g-20
الق r-27 g-110 h26 k-33
القا g21 h33
القاد g47 h-25
القار h26
القاض h44
القاع g-18
القب g-21 h25
القبض g-21 h28
القد g-36
القدي g-36
القر g-16 h-33
القرا g-22 m-33 h-54
القرض r26
القرع m18
القس r19 g-41 h-20
القسط g-21
القط g17 h-21
القطع g19
القف r-15 g-43
القم r-21 g20 m34
القما m41
القن h21
القو r-17 m-21 h78
القوا r-17 m-21 h50
الك g75 m44 h-33 k-41
الك_ g33 h16
الكا r-26 m27 h-30
الكات g15
الكاز m23 h48
الكاش g-22 h-15
الكام g-28
الكب g25 h18
الكبا h21
الكت m-21 h-29 k-16
الكتا m-18 h-25
الكر r-16
الكرا r-21
الكس m21
الكسب m21
الكف r53 g-24 h54
الكف_ g-22 h70
الكفا r44 h-16
الكل r-22 m41 h-17
الكل_ r-20 m39 h-17
الكه h-35
الكهر h-34
الكو g31
الكي r21 g-24 h22
الكيل g20 h19
الل r-43 m40 h17
اللح h28
اللع g-19 m16
اللعب g-19 m16
الله r-68 g15 h-25
الله_ r-68 g15 h-25
اللو m42 h26
اللوح g25
اللي r45
اللي_ g27 h23
اللير r35 g-15
الم m-38 h-23 k-22
الم_ r-36 h-18
الما r20 g23 h-60 k21
المات g-20 m16 h15
المار g32
المال r30 h-29 k32
المب r-32 m32 h18 k23
المبا m23 h45
المبل r-34 h-25 k23
المت r37 g29 h-19
المتا r16
المتج g42
المج g46 m16
المجل r-16
المجم m17
المح r-16 m-23 k-28
المحت g41 h-19
المحص r25 g-19
المحك g28
المحل r-36 g-33 k-15
المخ g-19
المخا h42
المخت h-24
المخد h-15
المخط h17
المد r48 h-21
المدر r-16 h-37
المده r52
المر r-40 m20 h31
المرك r-26 g24 m16
المز r-21
المزا g19
المزر r-21 g-20
المس m18
المسا m25
المسب g24
المست r18 g-81
المسر g37
المش r19 g21 h34
المشت r22 g15
المص g-26 h32 k17
المصح h27
المط r-25 m-30 h-50 k-20
المطا h-29
المطب r-19 g16
المطر g18
المطع h-26
المطل g-15 h35
المع g-49
المعا g-18
المعت h35
المعد r25 g-26
المعر h-22
المف r-25 g32 m-53 h-30
المفا g50 m-20 h-18
المفت g-37 h42
المق g-31 m-17
المقا h-31
المقب h22
المك r31 g-20 m-37 k-20
المكت r-23 h22
المكش r70 m-27
المكي r-15
المل r-47 g24 m-21 h-33
الملا r-45 g52 m-15 h-16
الملع m-15
الملك g-18
المم g-36 h49
المن r-15 m20 h30
المنا h30
المنج h31
المند m17 h35
المه r31
المو m26 h22
الموت r27
المور g23 h-15
الموس g35
الموق m36 h89 k18
المول g-18
المي r40 g-17 m28 h-22
الميز g-30
الميه r66 g-24 m21 h-15
الن r-15 g46 m-21 k43
النا r19
الناس r29
الناق g46 h-27
النب h42
النبي h42
النت k29
النتي h20
النجا g23 h-26
النح h28
النحس h28
النخ g24 h-22
النخل g24 h-22
النس h-23
النص g-26 m16
النص_ g-26 m16
النظ h-22 k28
النظا h-24 k28
النع g50
النف g23 h21
النفط g23 h21
النق g-34 m15
النقو m17
النه g34
النها g28
اله r-36 g45 h-39
اله_ r-17 g-78
الها g95
الهاش g21
الهام g27
الهب g25
الهبو g25
الهج g-21
الهجن g-21
الهو g50 h-24
الو m-42
الوا g-17
الواس h20
الود r-25 g-16 h55
الودع g-16 h56
الودي r-28
الور r32 m-16 k-18
الورق r42 h16
الوش g20
الوش_ g20
الوك g50
الونا h16
الي h24 k-51
الي_ h-24 k-49
اليا m15
اليان m15
اليه g24
اليه_ g24
اليو r42 g-25 h18
اليوم r40 h18
ام_ r-58 g28 m-38 h138
اما r25 g-22 m-20 h-21 k-17
اماد h23
امادو h23
اماز g44 h-20
امازو g44 h-20
امام h17
امان h-18
امب h15
امت r28 g15 h-25
امتح h-18
امتحا h-18
امتل r16
امج m17
امج_ m17
امح r-64
امر m94 h25
امر_ m45 h-33
امرر h41
امرر_ h41
امس r-15 g26
امس_ k-20
امسح k22
امسح_ k22
امش r-17 g63 m-16 h-25
امش_ r-17 g93 m-16 h-33
امض g41
امع r-34 h-16 k-17
امعه r-16 k-17
امعه_ r-16 k-17
امل r-38 h-43 k-22
امل_ r-27 g40 m-19 h-77
امله g-16 m16 h43
امله_ g-16 m16 h43
امه g-47 m-19 h-39
امه_ g-21 h-28
امها r34 g-22
امهال r34
امهل r-21
امو g-31 h-18 k54
اموا h-20 k55
اموال h-20 k55
امور g-26
امور_ g-26
امي r-31 g-21 m-42 k-55
امي_ g-76 h-26 k-37
امين r-46 g84 m-18
امين_ r-46 g84 m-18
اميه r27 g-24
اميه_ r27 g-24
ان_ r-157 g36 m-24 h-102 k30
انا h75 k35
انا_ r31 g23 m-18 h82 k42
انات r-17 m23
انات_ r-17 m23
اناك h16
اناكس h16
انب h43 k-17
انبر g20
انبرم g20
انت g35 m35
انت_ r19 g-16 m16
انتخ g21 m-15
انتخا g21 m-15
انتظ g24
انتظا g-15
انته h21
انتها h21
انج h28
انجو h16
انجو_ h16
انخ m-15
انخف m-15
انخفا m-15
انشر g-17 h20
انشر_ g-17 h20
انص m32 h28
انصي m32 h34
انصيب m32 h34
انظ r29
انظا r29
انظار r29
انف h-21
انق h29
انق_ h34
انك g25 k-15
انكس g25
انكسر g25
انه r55 g-96 h70 k63
انه_ r46 g-56 h22 k17
انها g-55 h48 k47
انها_ g-55 h48 k47
انهي g15
انو g17 h-24
اني g-42 h66 k29
اني_ g-51 h40 k35
انيا h62
انيا_ h53
انين r32
انين_ r32
انيه g17 h-41
انيه_ g17 h-41
اه_ r-105 m-96 h-85 k-36
اها r15 g17
اها_ r28 g32
اهد h35 k36
اهد_ h46
اهدي k38
اهدين k38
اهر m22
اهز h52
اهز_ h29
اهزه h23
اهزه_ h23
اهل r19 h-35
اهلي h-25 k-22
اهلي_ h-25 k-22
اهم r30 g-20 h-40
اهم_ r32 g-20 m15 h-30
اهن r-56 g-37 m182 h-73
اهن_ r-20 g-28
اهنا h-24
اهنا_ m44
اهنات m-52
اهنت m36 h-18
اهنت_ m22
اهنه r-19 g28 m70
اهنه_ r-19 g28 m70
اهني g-15 m50 h-18
اهنين m20
اهي m-15 h16
اهي_ m-15 h16
او_ r-29 g155 m15 h-68 k-19
اوب g73 h-32
اوبش g73 h-32
اوبشن g73 h-32
اوج k25
اوجر k25
اوجر_ k25
اود m25
اور g-23 h71
اورا m15
اوراق m15
اورو h51
اوروب h51
اوز h23
اوص g16
اوصا g16
اوصاف g16
اول r-38 g-79 m41 h-30 k-36
اول_ g-49 m37 h-34
اولا h-29
اولاد m-18 h-26
اوله g-18 m23 h29
اوله_ g-18 m23 h29
اولي r-16 g-17
اولي_ r-16 g-22 h22
اون g-19
اونت_ r28
اونل m30 h27
اونلا m34
اوي r-19 h31
اوي_ r-19 h46
اي_ r-33 g132 h-64
ايا r-22 g55
ايا_ g60
ايات g-36
ايات_ g-36
ايام g20
ايام_ g20
اياه h22
اياها g15 h22
ايب g-24
ايت r17 m-17 h36 k-18
ايت_ h23
ايتا k-17
ايتام k-17
ايتم g16
ايتما g16
ايث g-15 h43
ايج h-21
ايجا h-21
ايجار h-21
ايح h45
ايحه h26
ايحه_ h26
ايد r188 h-63 k-39
ايد_ r134 h-27 k-23
ايدا m24 h-17
ايداع m24 h-17
ايده r54 h-18
ايده_ r54 h-18
اير g-27 h-42
اير_ r-16 g-17 h-37
ايز m43 h-86
ايز_ m24 h-56
ايزه m21 h-35
ايزه_ m21 h-35
ايس g-22 h22
ايس_ h22
ايست g-21
ايستي g-21
ايش g31 h-38
ايش_ g17 h-35
ايص r35 g18 h-39 k-16
ايصا r35 h-39 k-16
ايصال r35 h-39 k-16
ايض r25
ايض_ r25
ايظ r106 g-22 m-18 h-28
ايظ_ r106 g-22 m-18 h-28
ايع r34 h-25
ايع_ h-23
ايعه r29
ايعها r29
ايغ r52 h-18
ايغ_ r52 h-18
ايف g16 h-46
ايفه g17
ايق r-26 g15 h-40
ايق_ r-25 g21 h-55
ايك h15
ايل m-22
ايل_ h-17
ايله h-15
ايله_ h-15
ايلي m-16
ايم h43
ايم_ h26
اين r-48 g-15 m17 h89
اين_ r-22 g-23 m38 h60
اينك h33
اينكن h33
ايه r-51 g72 m-53 h-43
ايه_ r-47 g60 m-53 h-36 k17
ايو g-26
ايو_ g-26
ايي g23 m62 h-36
ايي_ h-54
ايين h15
ايين_ h15
اييه g50 m72
اييه_ g50 m72
با_ r27 g-27 h-33
باء r16 h-25 k-18
باء_ r16 h-25 k-18
باب r-26 g21 m-24
باب_ r-26 g24 m-24
بات h-33
بات_ m-23 h-51
باج r-18
باحه h-31
باحه_ h-31
باحي m-15 h22
باحي_ m-15 h15
باد r-38 g74
بادل r-38 g74 h-32
بادلا g23
بادله r-30 g53 h-17
بار r-49 g-67 m-27 h120
بارا m-16 h34
باراه m-16 h34
بارب r-37 g20 h-34
باربع r-37 g20 h-34
بارد h56
بارد_ h56
باري m18 h-30
باز m44 h-43
بازي m44
بازي_ m44
باس k21
باسم r-22 h-17 k23
باسم_ r-19 k28
باسمه g17
باش m34 h54
باشر m34 h50
باص r-18 h-17
باع r123 m-21 h-21 k-39
باع_ g28 h17
باعت r59
باعت_ r59
باعن g18
باعني g18
باعه r-46 k-16
باعه_ r-37 g-16
باعو r105 g-27 h-25
باعول r42 g-16
باعوه r63 h-23
باق r54 g-30 m-21 k37
باق_ g-16
باقل r46
باقل_ r46
باقه h-22
باقه_ h-22
باقي g-19 k38
باقي_ g-19 k39
باك r54 g17 h-29
باكث r22
باكثر r22
باكر g17
باكر_ g17
بال r-53 g85 m-37
بالا r22 g-15
بالاج r-16
بالاس r24
بالاق r17 g-18
بالب r-25
بالبي g23
بالت g43 h-28
بالتق r17
بالج r26 g31
بالجز g40
بالخ r-39
بالد r-34
بالدي r-29
بالر r-37
بالز r33 h18
بالس g-21 h61
بالسا h56
بالش r43 g-17 h-17
بالع r15
بالغ r-42 g22
بالف g43 h-34
بالف_ r-35 g25 h-16
بالفي r-18 g21
بالق g-21 h29
بالقس r18 g-15
بالك g60 h-39
بالك_ g18 h26
بالكا g-31 h-36
بالم r25
بالمح r-24
بالمق h18
بالمي r70
بالن g-24 h-25 k30
بالنص g-21
باله h-22
باله_ h-22
بالو r18
بالي h39
بالي_ h39
بان g-99 h81
بان_ g-83 m19 h-35
بانج h55
بانجو h55
باني h62
بانيا h53
باي r-19 m-47
باي_ g19
بايص h-29
بايصا h-29
بايع r21 g23 h-17
بايع_ g17 h-15
بايعه r29
بايل m-24
بايل_ m-24 h-27
باين r-21 g20 h31
باين_ r-17 h32
بب_ g-16 h31 k31
ببا g46 m20
ببل r24
ببلا r24
ببلاش r24
بت_ g-37 m134 h29 k-19
بتا g-17 h53
بتاج h30
بتاجو h30
بتاغ h25
بتاغو h25
بتت g21
بتر r-17 g16 k-15
بتز h32
بتزا h25
بتزاز h25
بتس r35
بتسع r35
بتسعه r25
بتك g-17 h-17
بتكو g-17 h-17
بتكوي g-17 h-17
بتل h49
بتم g17 h-24
بته g-58 m21 h31
بته_ r15 g-29 m23 h35
بتها g-28
بتها_ g-28
بتو g25
بتي r23 h42
بتي_ h27
بثل g36 k19
بثلا g36 k19
بثلاث g36 k19
بثمن_ g19
بح_ r-56 g-19
بحا r29 g-37
بحات r34 h-16
بحات_ r34 h-16
بحار g-37 h27
بحار_ g-37 h27
بحر r-17 g71
بحر_ r-16 g84
بحه g-23 k-17
بحه_ g-23 k-17
بحي g65
بحير g65
بحيره g21
بخ_ r-19 h-21
بخت m39
بخت_ m39
بخص r24
بخصم r24
بخصم_ r24
بخم r-31 g54 m-23
بخمس r-31 g54 m-23
بخمسم r-27 g31
بخمسه g15 m22
بخمسي m-35
بد_ h-15
بدا h20
بداخ g-15
بداخل g-15
بدال h24
بدالي h24
بدري r44
بدري_ r44
بدف r43 g18
بدفا g20
بدفات g20
بدل r65 h-30
بدل_ r42 h-22
بدلت r31 g-24
بدلت_ r31 g-24
بدلي g26
بدلين g29
بدو r-26 g69
بدو_ r21 g41 h-18
بدور r-22 g57
بدور_ g21
بدون r-27 g-27
بدون_ r-27 g-24
بدي h-39
بدي_ r-17 h-17
بر_ r58 g-57
برا r-57 g-33 h49 k38
براج h20
براج_ h20
براس g23
برام h44
برامج h15
برج r35 g-22 h46
برجع r46
برجعه r15
برجي h31
برجي_ h31
برع r-27 g-41 h-29 k37
برع_ k16
برعا h-35 k24
برعات k29
برم g43
برمج g20
برمجت g20
بره h18
بره_ m16 h18
برو g-18 m16 h-27 k15
بروك h-23
بري h-50
بري_ h19
بريد h-45
بريد_ h-45
بز_ g-16 h-49
بس_ r-27 g52 h-99 k-30
بسب r40
بسبع r40
بسبعه r37
بست g20
بسع r-19 g-41 h21
بسعر r-19 g-41 h21
بسعر_ r-19 g-41 h21
بشت g48 h-21
بشتر g48 h-21
بشتري g48 h-21
بشر r29 g-18 h16
بشر_ h16
بشرط r30
بشرط_ r30
بشن g73 h-32
بشن_ g54 h-23
بشي g33
بصا g-15 h59
بصار g-15 h59
بصاره g-15 h59
بصر r15
بصك m-25
بض_ r75 h20
بضا r-20 h16 k26
بضاع r-20 k26
بضاعه r-20 k26
بضت r-36 g-24
بضت_ r-28 g-20
بضر g23
بضرع g23
بضرعه g23
بط_ r-20 g-20 h80
بطا g-37 m25
بطاق g-15
بطاقه g-29 h21
بطل h29
بطلب g21
بطلبه g21
بطلي g-15 h24
بطلين g-15 h24
بطن r-17 g56 h-16
بطن_ g44 h-20
بطنها g23 h-25
بطو g19 h-16
بطيخ h-18
بع_ r-15
بعت r16 g-28 h-25
بعت_ r-61 g-62 h-25
بعتك g35
بعتك_ g35
بعتل r20 g-19 m22 h34
بعتلي g-16 m24 h37
بعته r23 h-21
بعته_ h-20
بعتها r16
بعد r-40 g48 m-18
بعد_ g-22 h-15
بعده r-22
بعدها r-22
بعدي r-22 g67
بعدين r-22 g67
بعش g18 m22 h-47
بعشر g18 m22 h-47
بعشره g-30 m41 h-26
بعشري g46
بعنا_ g17
بعه r52
بعه_ r52
بعي h-68 k59
بعيد r-23 g-16 h-18 k59
بعيد_ r-23 h-16 k33
بعيدا g-16 k26
بعين r15 h-29
بعين_ g-33 h-20
بعينه g37
بغ_ h52
بغي g-20
بغي_ k17
بفاي r18 h24
بفايد r18 h24
بفل r-22 g18
بفلو r-22 g18
بفلوس r-22 g18
بفو r15
بفوا r15
بفواي r15
بق_ r-27 g29 m37 h-23
بقا g-33 m-16 h-30
بقال g-49 h-21
بقاله g-49 h-21
بقت g-24 m41 h25
بقر g33 h-57
بقره g37 h-19
بقره_ g37 h-19
بقري h-20
بقري_ h-20
بقه m33 h-18
بقه_ m33 h-18
بقي r-24 g36 m-26 h-50
بقيم g45 h-21
بقيمه g63 h-21
بك_ m-21 k17
بكا r16 m24 h-23
بكت g26
بكم r-21 g25 h-20
بكم_ r-21 h-20
بكه g16 m15
بكه_ g16 m15
بل_ g108 h27
بلا r21 g30 h-57 k17
بلا_ g30 m-17
بلاش r24
بلاش_ r24
بلاغ h-48 k34
بلاغ_ h-48 k34
بلاي g-21
بلايس g-21
بلد r15 g-24 k34
بلدي r20 g-24
بلديه r23 h-16
بلط h20
بلطج h20
بلطجي h20
بلغ r-28 g25 h-18 k43
بلغ_ g18
بلغه g22
بلغها g21
بلغو g-15 k49
بلغون k35
بله g95 m31 h-65
بله_ g95 h-65
بلو m-47
بلوت m-47 h18
بلوت_ m-47 h18
بلون h-19
بلون_ h-19
بلي g57 k25
بلي_ g21 h29
بليا g27
بليات g36
بليغ h-19 k35
بليغ_ h-19 k35
بمب g41 h15
بمبل g41 h15
بمبلغ g41 h15
بمص m22
بمصا m22
بمصار m22
بمي r-43 g33 m-26 h-31
بميت r-22 m-16 h-27
بميتي r-22 m-16 h-27
بميه r-21 g28
بميه_ r-21 g28
بن_ g33 m-42 h-108
بنا r-20 g-28 m17 h16 k-24
بنا_ g-18 h-49 k-18
بنات h45
بنات_ h45
بنان m19 h24
بناني m19 h24
بنت r-38 g-25 m-21 h65
بنت_ r-22 g-25 m-15 h84
بنتي r-16
بنتي_ r-16
بند g-15
بنص r40 g-36 h56
بنف r-27 g-15
بنفس r-27 g-15
بنق g27
بنك r32 g-27 h-19 k34
بنك_ r26 g-26 k24
بنكي h-15
بنكي_ r15 k15
بني r-32 g-28 k-16
بني_ r-32 g-26 k-16
به_ r-49 g27 m-18 h-33 k83
بها g28 h-39
بها_ g15 h-29
بهه h-29 k60
بهه_ h-29 k60
بهو k37
بهون k37
بهون_ k37
بو_ r49 g-57 m17 h62 k15
بوا g39
بوب g-37 k-22
بوب_ g-37
بوت g30 h-15
بوت_ g42 h-35
بوتل h20
بوتل_ h20
بود h45
بودر h45
بودره h45
بور g-60 h41
بور_ g-21 m18
بوس h-22
بوط g28 h20
بوط_ g29
بوطه r17
بوطه_ r17
بوع r29
بوع_ r34
بوعي h20
بوعين r16
بوعيه h23
بوك g22 m80 h-48
بوكر g-18 m85 h-29
بوكر_ g-18 m85 h-29
بوكس g40
بوكس_ g32
بول g59 m40 h-31
بولا m44
بولا_ m44
بولي g61 h-22
بوليص g61 h-22
بون m45
بون_ r24 m31 h-27
بونا h-19
بونات h-19
بونص h-22
بونص_ h-22
بوي r95
بوي_ r30 g15 h28
بويه r56 h-20
بويه_ r56 h-20
بي_ r-46 g-81 m-76 h25 k29
بيا r43 g-39 h26
بياخ r34 m15 h20
بياخد r34 m15 h20
بيب r-31 g-45 m-16 h-22
بيب_ g-39 m-15
بيت r24 h-44 k-50
بيت_ r27 h-21 k-35
بيتك g37 m25
بيتكو g37 m25
بيتي r15 h-25
بيتي_ r15 h-25
بيد r-73
بيد_ r-74 h19
بيدف r-25
بيدفع r-25
بيدي r26
بيدين r26
بيذ h47
بيذ_ h47
بير r-45 h29
بير_ m-15 h-40
بيره r-25 g23 m-24 h78
بيره_ r-25 g23 m-24 h78
بيس r27 m21
بيض m37 h-25
بيضا g-46 m23
بيضا_ g-20
بيضات g-27 m26 h-18
بيضه g24
بيضه_ g24
بيع r-23 g141 m-57 h-46
بيع_ g-47 h37
بيعت g45 h-28
بيعط r21 g32
بيعطي r24 g25
بيعك g61 h-21
بيعك_ g61 h-21
بيعن r-15 g46 m-17 h-36
بيعني r-15 g46 m-17 h-36
بيعه r-27 g22 m-20 k40
بيعه_ g24 m-20 h-51 k40
بيعها r-32 h50
بيق_ g-35
بيك g-22 h42
بيكو g-18 h46
بيكون g-18 h46
بيل r-24 m16 h-22
بيل_ r-23 h-27
بين g-48 m57 h-18 k27
بين_ r-26 h21 k25
بينن r-19 g-21 m20 h-15
بيننا r-19 g-21 m20 h-15
بيني g-19 m21
بيني_ g-19 m21
بيه g17 m32 h38
بيه_ m32 h39
بيو h22
بيوق h26
بيوق_ h19
بيي k17
بييض k17
بييض_ k17
تاب r-19 g-36 m15 h52
تاب_ r-19 g-29 h-18
تابه m26 h77
تابه_ m26 h77
تاج h34 k31
تاج_ r-34 h20
تاجر g28 m-23 h-24 k17
تاجر_ g28 m-22 h-19
تاجو h30
تاجون h30
تاجي r36 k16
تاجير k23
تاجيل r24
تاح g-29 m24
تاح_ g-29 m24
تاخ r186 g-69 h-49
تاخذ m16
تاخذ_ m16
تاخر r128 g-55 m-25 h-51
تاخر_ r106 g-42 h-45
تاخرت r15
تاخي r45
تاخير r45
تاد g-17 h58
تادي g-17 h43
تاديب g-17 h43
تار g116 h-25 k-17
تار_ g48 h-18
تارو g32
تاروت h18
تاري g29
تاريخ g29
تاش r35
تاغ h25
تاغو h25
تاغون h25
تاك g-24 h-17
تال_ h23
تام r-50 g84 m-16 h-60 k-22
تام_ k-17
تامي r-46 g93 m-16 h-60
تامين r-46 g93 m-16 h-60
تان m-24
تان_ m-24
تاي r-16 h-22
تب_ g-44 h-63
تبا h23
تبت m-16
تبت_ m-16
تبد h-20
تبر g-38 h-21 k36
تبر_ r16
تبرع r-27 g-34 h-29 k37
تبرع_ k16
تبرعا h-35 k24
تبص h21
تبل h-19 k35
تبلي h-19 k35
تبليغ h-19 k35
تبه h-38 k22
تبه_ h-38 k22
تبي g32 m-30
تبي_ m-20
تبيي k17
تبييض k17
تت_ g16 h-21
تتا r21
تتاخ r36
تتاخر r36
تثب r39 g-15
تثبي r39 g-15
تثبيت r39 g-15
تثم g28
تثما g26
تثمار g26
تجا g36 h27
تجار g45
تجار_ r-20 h25
تجاري r32 g44
تجد r-17
تجدي r-17
تجديد r-17
تجر g38
تجر_ g38
تجس h30
تجسس h30
تجسس_ h30
تجع g68 h-25
تجع_ g27
تجعا g41 h-17
تجعات g41 h-17
تجن h-29 k48
تجنب h-29 k48
تجنب_ h-29 k48
تجي g90 h-25
تجيب g57 h-23
تجيبه g32
تح_ g53 h48
تحا h-19
تحان h-18
تحان_ h-18
تحب h24
تحبب h24
تحبب_ h24
تحت m-25 h50
تحت_ m-25 h50
تحد r-28 g73 m53 h-29 k-15
تحدد g41
تحدد_ g41
تحدي r-22 g33 m56 h-17
تحدي_ m58
تحديد g43
تحر k48
تحض h46
تحضي h46
تحضير h46
تحف h-17
تحف_ h-17
تحل h-40
تحلي h-40
تحليل h-40
تحم r-16 g-20
تحمل r-16 g-20
تحن h29
تحن_ h30
تحو r-50 g37 m-21 h-21 k60
تحوط g58
تحوط_ g58
تحوي r-36 g-20 h-21 k70
تحويل r-36 g-20 h-21 k70
تخا g21 m-15
تخاب g21 m-15
تخابا g21 m-15
تخب h-16 k35
تخبر k35
تخبر_ k19
تخت g34
تختا g34
تختار g34
تخد h-18 k47
تخدا k17
تخدام k17
تخدم k30
تخدم_ k21
تخر h-48
تخرج h-48
تخرج_ h-30
تخص r38 g16
تخصي r38 g16
تخصيم r44
تخل r-59 g-17 m-15
تخلص r-59 m-15
تخلص_ r-45 m-15
تخم g33 m20
تخمي g33 m20
تدا g24 m36
تداو g24 m36
تداول g24 m36
تدخ r22
تدر m-37
تدري m-37
تدريب m-37
تدف r37
تدفع r37
تدفع_ r37
تدل h49
تدلي h35
تدليك h35
تذك h-20
تذكر h-30
تر_ m-26 h-75
ترا m71 h64 k-16
ترات g-23 h33
ترات_ g-23 h33
تراض g20
تراض_ g20
تراق h35
تراق_ h35
تراك g-18 m28
تراك_ r-39 g-18 m-24
ترام h23
تراما h23
تراه m57 h-48
تراهن m70 h-35
ترب g-16 h46
تربط g-15 h39
تربط_ g-15 h39
ترت r-54 g-46 h-25
ترت_ r-51 g-37
ترج g-17 m-17 k31
ترجع m-17 k31
ترجع_ r-17 k31
ترد g-29 h-18
ترد_ g-30
ترده h-15
ترط r29
ترط_ r17
ترك r-16 h-36
ترك_ g18 m21
تركه g-20
تركي h-45
ترن m29 h16 k-15
تره r16
ترو r18 g25 k-17
تروح r23 m20
تروح_ r23 m20
تري r52 g62 h-45 k-23
تري_ g53
تريت r16 g-27
تريت_ g-29
تريح r58
تريح_ r58
ترين r-19
تريه g64 h-34
تريه_ g22 h-16
تريها g42 h-19
تزا h34
تزاز h25
تزاز_ h25
تزر g46 h-31
تزرع g46 h-31
تزرع_ g29 h-19
تزو h44
تزوي h44
تزوير h41
تزي r24 g-33
تزيد r30 g-32 h-21
تزيد_ r30 g-32 h-21
تزيي h26
تزييف h26
تس_ m41
تسا g-15 h55 k-27
تسال g-15 h42 k-20
تسال_ g-15 h42 k-20
تسج m-19
تسجي m-19
تسجيل m-19
تسح g-19 m22 h51
تسد r-23
تسع r45 g-15 m-21 h-16
تسعم r-30
تسعمي r-30
تسعه r75 g-20 m-17
تسعه_ r75 g-20 m-17
تسل r15 g37 m-32 h-23
تسلي r17 m-26 h-18
تسليم g17
تسه g-28 h-21
تسهر h32
تسهر_ h32
تسو h55
تسول h43
تسول_ h32
تش_ g-26 h43 k-16
تشا m50
تشات m25
تشات_ m25
تشار m25
تشر g41
تشف g-15 h-21
تشفي g-15 h-21
تشفي_ g-15 h-21
تشي g-15 m41 h16
تشين m17
تشينه m17
تصا g24 m-22 h-39
تصاد g26 h-19
تصاد_ g18 h-15
تصال h-17
تصد r-19 h-37
تصدي h-35
تصديق h-35
تصل r-25 g-41 h-36 k24
تصل_ h-17 k27
تصلي r-25 g-36 h-19
تصليح r-25 g-36 h-19
تصن g-16
تصنا g-15
تصناع g-15
تصي r-18 m21
تصيد h15
تصيد_ h18
تطب g-35
تطبي g-35
تطبيق g-35
تظا g-15
تظار g-15
تظار_ g-15
تعا g-22 m-26 h22 k23
تعار h18 k27
تعارف h31
تعب m22 h18
تعبي m27 h18
تعبيه m27 h18
تعد k22
تعدي k22
تعدي_ k22
تعر h58 k22
تعط g29
تعطل m-16
تعطي g18
تعطي_ g18
تعق g-18 h63
تعقد g-18 h63
تعقد_ g-18 h63
تعل m-29
تعلي m-29
تعليق h33
تعليم m-29 h-44
تعم m-19 h-23
تعمل m-19
تعمل_ r-16 k16
تعمله r20 m-19
تعه h20
تعه_ h20
تعو m16 h50
تعوي m16 h50
تعويذ h21
تعويض m22 h29
تغل r-16
تغي r34 h24
تغير r35
تغيي h24
تغيير h24
تف_ h-23 k-15
تفا h-34 k38
تفاح h-22
تفاد h-19 k44
تفادي h-19 k44
تفاع g16 m-17
تفاع_ g16 m-17
تفاق m20
تفاق_ m20
تفر h40
تفري h40
تفريق h40
تفق g-29 h-20
تفق_ r-41
تفقي r28
تفقين r28
تق_ h74
تقا r-16 g17 h-32
تقات g19
تقات_ g19
تقب r16 g40 k26
تقبض r17 g19
تقبض_ r17 g19
تقبل g22 k28
تقبل_ r-21 g-41 h25 k35
تقبلي r22 g46 h-18
تقد m22 h16
تقر g-23
تقس h-25 k19
تقسي h-25 k19
تقسيط k-16
تقسيم h-20 k35
تقل g-22 h33
تقلي h38
تقليد h38
تقو h16
تقول h16
تقول_ h16
تك_ m49 h-56 k23
تكا g-16 h-37
تكاف g-16 h-37
تكافل g-16 h-37
تكت g-17
تكتب g-17
تكتب_ g-17
تكل r-24
تكلف r-24
تكلفه r-24
تكو g20 h-18
تكوي g20 h-18
تكوين g20 h-18
تكي r28 h25
تكيل h25
تكيي r30
تكييش r30
تل_ r21 g-34 h41
تلا h38
تلات_ r17 h-17
تلاع g-18 h75
تلاعب g-18 h75
تلاف h-21
تلاف_ h-21
تلام g21 h-21
تلام_ g44
تلج r-17 h-21
تلد g34
تلد_ g18
تلده g17
تلده_ g17
تلف k17
تلف_ r-55 g-15 k36
تلفت r15
تلفت_ r27
تلفز r25
تلفزي r25
تلفو h15
تلفون h15
تلق g30 h-19
تلك r22
تلم r-53 g-25 k19
تلم_ r-24 g-15 k33
تلمت r-25 g-31
تلمته r-38 g-21
تلمه g24
تلن h31
تلند h34
تلندي h34
تلي g-19 m21 h17 k36
تلي_ g-18 m22 h32
تلين h-15 k36
تلين_ h-15 k36
تم_ r-33 m-19 h67
تما r-19 h36
تماث h24
تماثي h24
تمام r-17
تمان g16
تمان_ h18
تمب m19 h-15
تمبو m27
تمبول m27
تمث h51
تمثا h51
تمثال h51
تمد h-23
تمد_ h-23
تمر g26 h-26
تمر_ r-35 g26 h-33
تمش g27
تمشي g27
تمشي_ g27
تمل r-38 h-35
تملك g17 h-22
تملكه h-21
تمن g-42
تمن_ r17 g-33
تمو r40
تموي r40 h16
تمويل r40 h16
تمي r-25 g17
تنا r31 g15 m21 h-22 k-15
تنا_ g-24 m33
تناز r-43 g39
تنازل r-43 g39
تناق r21
تناقص r21
تند h56
تنز g51
تنزل g50
تنزل_ g50
تنزي h20
تنزيل h20
تنك g-16
تنكه h16
تنكه_ h16
تني r15 h20
تني_ r15 h20
ته_ r-39 m-60 h-99 k-32
تها g-108 h-41 k-25
تها_ r-17 g-103 h-62 k-25
تهاء h21
تهاء_ h21
تهر h38 k17
تهرب h-22 k26
تهرب_ h-22 k26
تهري h59
تهريب h59
تهك h18
تهكي h18
تهكير h18
تهم h-17
تهم_ h-17
تهي g29
تهي_ g32
تو_ m153 h105
تواف g-15
توافق g-15
تواه g19
توت m49 h-19
توتو m53
توتو_ m45
تود h-40
تودع h-40
تودع_ h-32
تور r99 g-24 m-25 h-83
تور_ m-31
تورق r90 h-44 k-26
تورق_ r90 h-44 k-26
توره h-22
توره_ h-22
توز r-24 g-22
توزي r-24
توزيع r-24
توص g17 m-25 h-28
توصي g17 m-22 h-20
توصيل h-20
توع h-28
توعي h-28
توعيه h-28
توف r37 h-19
توفي r37
توفيت g19
توفير r46
توق r18 m41 h-20
توقع r-20 g19 m45 h-24
توقع_ h-38
توقعا m28
توقعت g21 h16
توقي r38
توقيع r41
توك r19 g37 h-16
توكن g37
توكن_ g37
تول g22
تولد g22
تولد_ g22
توم m40 h36
تومب m17
تومبو m17
تون g-22
تون_ g-23
توني h16
توي k-16
تي_ r20 g-90 m-67 h-35 k-18
تيا g34 h47
تيات h28
تيات_ h28
تيار g44
تيار_ g44
تيج g-33 m15
تيجه m18
تيجه_ m18
تير r33 g15 m22 h-47 k22
تير_ r33 g16 h-25 k24
تيس r-23 g28
تيسر r-23 g29
تيسر_ r-23 g29
تيش g-21 m-20
تيشن g-21
تيشن_ g-21
تيك m18
تيل h25
تيل_ h-17
تين g-27 m-21 h-15 k-24
تين_ r-19 g-26 m-19 h-28 k-24
ثاب r20 h-26
ثابت r20 h-26
ثابته r18 h-16
ثاث g-21 h-30
ثاث_ g-21 h-30
ثال h33
ثال_ h51
ثالث h-17
ثالث_ g-30
ثالثه g27
ثان r23 g19 m29 h17
ثاني r23 g19 m29 h17
ثاني_ r29 g-15 h37
ثانيه g34 m19 h-20
ثبت r20
ثبي r39 g-15
ثبيت r39 g-15
ثبيت_ r39 g-15
ثر_ r30 g-32
ثل_ g-21 m-25
ثلا g29 h-27 k17
ثلاث k17
ثلاث_ r-20 g32 m-15 k18
ثلاثم r-33 m25
ثلاثه r22 g-21
ثلاثي r42 g-21
ثلاج g32
ثلاجه g32
ثلث g-24 h31
ثلث_ g-24 h31
ثلي m20
ثلي_ m20
ثم_ r-30
ثما r36 g24
ثمار g27
ثمان r45
ثماني r36
ثمر g64 h-38
ثمر_ g49 h-32
ثمن g-22 m-17 h-25
ثمن_ r-17 h-29
ثمنه g-34
ثمنه_ g-34
ثمنها r-16
ثمي r-33 m25
ثميه r-33 m25
ثميه_ r-33 m25
ثنا g39 m90 h-27
ثناي g39 m90 h-27
ثنايي g39 m90 h-27
ثه_ r19 g49 h-38
ثوا h-21
ثير h-31 k44
ثير_ k28
ثيره k16
ثيره_ k16
ثيق g46
ثيقه g50
ثيقه_ g50
ثيل h24
ثيل_ h24
ثين r34 g-21
ثين_ r34 g-21
جا_ r23 h-21
جاب g-25
جاب_ h39
جات g63 m-39 h-19
جات_ g64 m-39 h-25
جاج g-28 m18
جاج_ g-17 m24
جاجا h22
جاجات h22
جاجت h25
جاجه h-37
جاجه_ h-37
جاح h-26
جاح_ h-26
جاد r-18 g-16
جادو h22
جادو_ h22
جار g47 m-25 h38 k22
جار_ h21 k29
جاري g62
جاري_ g34 h24
جاريه g28 h-23
جاك m38
جال h18
جام r-34 k-18
جامع r-34 h-16 k-17
جامعه r-16 k-17
جان g-40 m-30 h134
جان_ g-19 h72
جانا r20
جانا_ r20
جانب g-16 h77
جاني r-17 m-24 h-17
جاني_ h-15
جاه h22 k33
جاه_ g19
جاهد k38
جاهدي k38
جاهز h52
جاهز_ h29
جاهزه h23
جاي r18 g70 h-38 k18
جاي_ r19 g43 h-15
جاير h17
جاير_ h17
جايز m21 h-35
جايزه m21 h-35
جايه g37 k19
جايه_ g37 k19
جب_ g-33
جبل g-21 h53
جبلي g-17 h25
جبلي_ g-17 h25
جبن g-16 h-25
جبن_ h-19
جبه g-18 k60
جبهه h-29 k60
جبهه_ h-29 k60
جبي r-23
جبيل r-23
جبيل_ r-23
جت_ g20
جتن h29
جتني h29
جتني_ h29
جد_ h-24 k-31
جدد g23 h15
جدو r22 g15
جدول r22 g15
جدول_ g15
جدوله r17
جدي g-17 m-24
جديد g-17 m-24
جديد_ r16 m-15
جر_ g67 m-32 h-18 k39
جرا r-27 h59
جرام r-15 h34
جرام_ h44
جرت r-18 g-28 h-34 k37
جرت_ r-25 h-19 k63
جرته r18 g-20 k-24
جرد h-17
جرد_ h-17
جره r18
جره_ r18
جري r-19 g-15 h26
جريا h27
جريا_ h27
جز_ g29 m-22 h-31
جزا r-52 g60 h-49
جزاف g91 h-40
جزاف_ g65 h-26
جزافا g26
جزاه r-47
جزاه_ r-47
جزت r20
جزت_ r20
جزن m-26
جزنا m-26
جزنا_ m-26
جسس h30
جسس_ h30
جع_ r33
جعا h-17
جعات g41 h-17
جعات_ g41 h-17
جعت m15
جعت_ r18 m18
جعته r-22
جعل r-32 g-21
جعلي r-32 g-23
جعلي_ r-32 g-23
جعه g-31 m-15 h68 k-26
جعه_ h72
جعها r-29 g-19 k-19
جعها_ r-29 g-19 k-19
جعو r21
جعوا r26
جعوا_ r26
جل_ g-33 m-15 h-40
جلا r15 g16
جلان g23
جلان_ g23
جلب h65
جلب_ h65
جلت r76 h-22
جلت_ r76 h-22
جلس g-32 h28 k-16
جلس_ r-24 h-23
جلسه g-31 h51
جلسه_ g-31 h51
جله r42 g-68 h-29 k38
جله_ r42 g-61 h-19
جلي g24 h-29
جلين g30
جلين_ g30
جم_ g-29 h58
جما g-16 k16
جمد r17
جمد_ r17
جمع g-17 m-38 h-59 k77
جمع_ h-31 k55
جمعه h17
جمعه_ h17
جمعي r21 m-29
جمعيه r21 m-29
جمل r-30
جمو m17 k15
جموع m17 k15
جموعه k15
جميع h-22
جميع_ h-22
جن_ g39 m-29 h47 k-16
جنب g16 h-24 k48
جنب_ h-29 k48
جنبي g19
جنس h22
جنسي h22
جني r21 g15 h-39
جنين g32 h-39
جنين_ g32 h-39
جنيه r28 g-16
جه_ r-28 g-31 m15 k-19
جها r-38 g-16 k24
جهات h-21 k25
جهات_ h-21 k25
جهاز r-35
جهاز_ r-35
جهاض h25
جهاض_ h25
جهزه g16
جهزه_ g16
جهه g20 h-31 k21
جهه_ g20 h-31 k21
جهو r-16 g98 h-46
جهول r-16 g98 h-46
جهول_ g69 h-32
جهوله g29
جوا g-29 m41 h68 k-28
جواز h35
جواز_ h20
جوازا h21
جوال h28
جوال_ h16
جوان g-18 h47
جوانا g-18 h47
جواه m26 h-16
جواي h-19
جوايز h-19
جور r31 h18
جورج r31 h31
جورج_ r31 h31
جوز h23
جوزي h16
جوزي_ h16
جوع g20 h21
جوع_ g20 h21
جوم g-18 h52
جوم_ h23
جومي h30
جومي_ h30
جون g24 h36
جون_ h30
جوه r19
جوهر r19
جوي m18
جي_ r40 g24 h-36
جيب r29 g72 m21
جيب_ r32 m34
جيبه g81 h-15
جيبه_ g50 h-15
جيبي g-17
جيبي_ g-17
جير r-20 h-18
جير_ k22
جيل r17 m-21 h21
جيل_ r19 m-19
جين g30
جيه h20
جيه_ h20
حات r26
حات_ r27 h-20
حاج r21 g52 m-17
حاج_ g47 m-17
حاد r-17
حادث r-17
حادث_ r-17
حاذ h24
حاذي h24
حاذين h24
حار r-33 g-32 m-27 h-28
حار_ g-38
حارس m-18
حارس_ m-18
حاره r-17 h-45 k16
حاره_ r-17 h-45 k16
حاس g-23 k-20
حاس_ g-20
حاض g-35 h-17
حاضر g-35 h-17
حاضره r-16 g-28
حاط g-19 m103 h-37
حاط_ m88 h-28
حال r-25 g46
حاله g26
حاله_ g26
حام r-21 g-47
حامي r-17
حامي_ r-17
حان h27
حاني h30
حاني_ h30
حب_ g-74 m94 k24
حبب h35
حبب_ h35
حبت h29
حبتي h29
حبتي_ h29
حبن g-22 h37
حبه r-34 h39 k19
حبه_ g-27 h45 k19
حبها r-22 g18
حبها_ r-22 g18
حبو g-37
حبوب g-37
حبوب_ g-37
حبي m-19 h53
حبيب h60
حبيب_ h57
حت_ r-23 g36 m-15 h27
حتا r-34 g-17 h31
حتاج r-34 g-17 h31
حتاج_ r-34 h20
حتك r-35 h-15
حتك_ r-35 h-15
حته r-21
حته_ r-21
حتو g58 k-15
حتوا g19
حتواه g19
حتوي g40
حتوي_ g30
حتي r76 h54
حتي_ r79 h55
حتيا h19
حجا g-15 h30
حجاب h39
حجاب_ h39
حجز r23 m-48 h-24
حجز_ g26 m-22 h-31
حجزت r20
حجزت_ r20
حجزن m-26
حجزنا m-26
حد_ g-31 m-23 h-57 k98
حدا g30 h-15
حدا_ g40 h-15
حدد r-36 g140 h-64 k-23
حدد_ g88 h-35 k-20
حددن r-16
حددنا r-16
حدده g62 h-29
حدده_ g52 h-28
حده g81 h30
حده_ g76 h33
حدي g21 m50 h-22 k-17
حدي_ m58
حديد g31
حديد_ g31
حذف h25
حذف_ h25
حر_ r-23 g45 m-34 h118
حرام h29
حرام_ h-15
حرامي h44
حرز h76
حرز_ h76
حرك m-24 h-27 k94
حرك_ h-20 k46
حركه g24 m-18
حركه_ g26 m-18
حرم g-18
حره g-20 h103
حره_ g-20 h103
حرو h22
حروز h22
حروز_ h22
حري h-31
حريق h-15
حريق_ h-15
حس_ g-23 h37 k29
حسا r61 k69
حساب r61 k69
حساب_ r78 g27 m41 h-19 k19
حسابه k24
حسابي g-32 m-26 h23 k28
حسب r-47 h-45
حسب_ r-31 g25 h-22
حسن r-45 g-28 h-45 k40
حسن_ r-45 g-28 h-45 k40
حشي h55
حشيش h60
حشيش_ h52
حص_ g-23 h-16
حصا g24 m25 h-39
حصاد r33 g-15
حصاد_ r33 g-15
حصان m27 h-32
حصان_ m22 h-29
حصت m-36 h-16
حصته h-18
حصتي m-36
حصتي_ m-36
حصل r-26 g39
حصه r-22 m-23
حصه_ r-22 m-23
حصو r17 h-17
حصول r17 h-17
حصول_ r17 h-17
حضي h46
حضير h46
حضير_ h46
حط_ r-38 k22
حطي m56 h19
حطيت m41 h28
حطيت_ m41 h28
حطين m15
حطينا m15
حظ_ r-16 g74 m70 h-26
حظو k47
حظور h-15 k50
حظور_ h-15 k50
حظي g-44 h30
حظي_ h33
حظير g-35
حظيره g-27
حف_ h-20
حفظ r-22 g-31 h-31 k75
حفظ_ m-23 h-24
حفظت r-16 h-20 k62
حفظته k22
حفظتي r-16 k37
حفظه m30
حفظه_ m30
حفل g-35 h32
حفل_ g-24
حفله h43
حفله_ h43
حفو r28
حفوظ r28
حق_ r34 g38 m-34 h-63 k-22
حقا g54
حقا_ g44
حقن g-17 h36
حقنا g-17 h36
حقنا_ g-17 h36
حقه r74 g-71 h50 k-18
حقه_ r73 g-71 h51 k-18
حقي g25 k19
حقي_ h17
حقيق g26 h-19 k23
حقيقي g26 h-16
حك_ h35
حكم_ g-23
حكمه g18
حكمه_ g18
حكي r16 g47
حل_ g-53 h32 k-24
حلا g-27 h-43
حلاو h26
حلاوي h29
حلق m20 h-37
حلقا m20
حلقات m20
حله g-21 h-55
حله_ g-21 h-55
حلو g-58 h82
حلوف h88
حلوف_ h88
حلوي g-32 h-53
حلي r-36 m-23 h-59
حلي_ r-18 m-17 h24
حليب r-18 g28 h-42
حليب_ r-18 g28 h-42
حليل h-40
حليل_ h-40
حم_ h62
حما g50 h15
حمام g-19 h-16
حماي g81
حمايه g81
حمد r-26
حمد_ r-26
حمر g-30 m22
حمر_ g-20 h30
حمرا m17 h-26
حمل r-16 g32 h-37
حمل_ g60 h-21
حمله g-23
حمو g-16
حمي h59
حميم h51
حميم_ h20
حميمي h21
حن_ r-19 m15 h-43
حنا g17 m-30 h-19
حنا_ m-20
حنات g18
حنات_ g18
حنت r-15 m20 h46
حنت_ m22 h58
حنه r-18
حنه_ r-18
حه_ r-82 g-42 m-31 h-16 k-41
حها g18
حها_ g18
حوا r-26 g-37 h-25 k22
حوار g-36 h-15
حوال r-26 k28
حوالا r-17 k39
حوش g-50
حوش_ g-50
حوط g58
حوط_ g58
حول r-53 g-53 m-23 h-65 k92
حول_ r-15 g-57 h-76 k56
حولت r-16
حولت_ r-16
حوله r-19 k33
حوله_ r-19 k35
حولها h17
حوه g25 h-15
حوه_ g25 h-15
حوي r-36 g-20 h-21 k70
حويل r-36 g-20 h-21 k70
حويل_ r-36 g-20 h-20 k48
حي_ r15 m-18
حيا r-18 g29 h-18
حياه r-18 g29 h-18
حياه_ r-18 g29 h-18
حير g65
حيره g21
حيره_ g21
حين g47 h-29
حين_ g47 h-29
حيه h61
حيه_ h61
خاب g21 m-15
خابا g21 m-15
خابات g21 m-15
خات r-32 g-20
خاتم r-32 g-20
خاتم_ r-15 g-20
خاد h17
خادم h17
خار k48
خار_ g16
خارج k48
خارج_ k48
خاس m17
خاسر m17
خاسر_ m17
خاص g-29 h143
خاص_ h104
خاصه r17 g-21 h39
خاصه_ r17 g-21 h39
خاط r16 g16
خاطر r16 g16
خال h-45
خالت h-33 k22
خالتي h-33 k22
خالف h37
خالف_ h25
خالي h-40
خالي_ h-40
خان r-18 g-18 m21
خان_ g-18 h-33
خبر k35
خبر_ k19
خبرو k17
خبز g-16 h-49
خبز_ g-16 h-49
خت_ m39
ختا g100 h-39
ختار g100 h-39
ختار_ g48 h-18
ختب r16
ختبر r16
ختبر_ r16
ختر r-61 g-20 m-19
خترا h35
ختراق h35
خترت r-54 g-46 h-25
خترت_ r-51 g-37
ختل m-24 h-22
ختم h43
ختم_ h43
ختي r-36 g19 h-43 k-20
ختي_ r-29 h-23 k-15
ختيا g49
ختيار g49
خد_ r15 m18 h-17
خدا k17
خدام k17
خدام_ k17
خدت r58 g-17 m-17 h-22
خدت_ m-16
خدر h24
خدره h20
خدره_ h20
خدم h22 k30
خدم_ k21
خدما h29
خدمات h29
خده r-38
خده_ r-38
خذ_ r31 g-23 m39
خذا m35
خذا_ m35
خذت_ r28
خذته r-20
خذته_ r-34
خذه r45 g36
خذه_ r19
خذها r27 g27
خذها_ r27 g27
خذو r43
خذوه r43
خذوها r43
خر_ r57 g-21 h-22
خرب g47 h-16
خرب_ g47 h-16
خرت r15
خرت_ r15
خرج h-48
خرج_ h-30
خرزه h33
خرزه_ h33
خرف g22
خرفا g22
خرفان g22
خره h16
خره_ h16
خرو g-22 m33
خروف g-22 m33
خروف_ g-20 m33
خري r-61 h73
خريه h69
خريه_ h69
خزا r55 h-30
خزان r55 h-30
خزانه r81
خزن g-42 k-16
خزن_ g-17 h19 k-15
خزي r27
خزين r27
خزينه r27
خسر r-18 g-20 m48 h-26 k-15
خسرا m24
خسران m24
خسرت g-18 m37
خسرت_ m22
خسرن h-15
خسرنا h-15
خشب m-36 h-76
خشب_ m-36 h-57
خص_ g-30 k88
خصم r88 k-15
خصم_ r92 k-15
خصه g25
خصه_ g25
خصي r70
خصي_ r32
خصيم r44
خصيم_ r44
خضا h-30
خضار h-30
خضار_ h-30
خضر g34 m63
خضر_ g40 m23 h-16
خضرا m40
خفا m-16 k17
خفاء k17
خفاء_ k17
خفاض m-15
خفاض_ m-15
خفي g17
خفيه g17
خفيه_ g17
خلا r-19 m40
خلاص g-21 h-17
خلاص_ g-21 h-17
خلال r-18 m50
خلال_ r-18 m50
خلاي g22
خلايا g22
خلت g17 m17
خلت_ m17
خلص r-21 m-24 h-28
خلص_ r-27 g15 m-15 h-21
خله r-34 g45 h-21 k22
خله_ g80
خلها r-34 g-35 k25
خلها_ r-34 g-35 k25
خلي r-31 g-26 h25
خلي_ r-15 g-53
خليه g15 h43
خليه_ g34 h-15
خما g-18
خمار g-18
خماره h25
خمر m-23 h64
خمر_ m-20 h51
خمس r54 m48 h-37 k-51
خمس_ g26 m40
خمست r23
خمسم r28
خمسمي r28
خمسه g-32 h-15 k-33
خمسه_ g-32 h-15 k-33
خمسي h-23
خمسين h-23
خمن m89 h-41
خمن_ m89 h-41
خمو h48
خمور h48
خمور_ h46
خمي r-17 g18
خميس r-17 g-16 m-26
خميس_ r-17 g-16 m-26
خنز h67
خنزي h67
خنزير h67
خنو h17
خنوق h17
خه_ m-21 h74
خول m28 h-17
خول_ m28 h-17
خوه r20 g-16 h-25 k22
خوه_ r20 h-25 k29
خوي r-22
خويي h15
خويي_ h15
خي_ r-24
خيا r-28 g73 h-60
خيار g79 h-57
خيار_ g25 m-36 h-41
خيارا g55 m29 h-16
خياط r-15
خير r-54 g-40 h-36
خير_ r-58 g-18
خيره h-32
خيره_ h-32
خيري m16
خيص_ g20
خيل h29
خيل_ h29
دا_ r-19 h-39 k42
داء g-41 m-17 h-31
داء_ g-41 m-17 h-31
دات r37 g-20 m-16 h-34
دات_ r37 g-20 m-16 h-34
داخ g37
داخل g37
داخل_ g26
داد g-32 h47
داد_ g-23 h47
دار g27 h-25
دار_ r-20 g31
داري r17
داريه r17
داع m24 h-17
داع_ m24 h-17
داف r-18 m57
دال h24
دالي h24
دالي_ h24
دام r23 g-23
دام_ r17 g28
دامي g-37
دامي_ g-37
دان r-21
داو g53 m27
داول g24 m36
داول_ g24 m36
داي h-34
دايع r19
دايع_ r19
دايم g24
دت_ g-18 m48 h-62
دته r24 g-33
دته_ r41 g-33
دث_ r-17 g22
دجا g-26 m18 h30
دجاج g-23 m23
دجاج_ g-16 m25
دجاجا h17
دجال h20
دخا h-35
دخار g16
دخار_ g16
دخان g-18 h-33
دخان_ g-18 h-33
دخل r22 g-33 m25 h21
دخل_ g-20 h26
دخلت m17
دخلت_ m17
دخو m28 h-17
دخول m28 h-17
دخول_ m28 h-17
دد_ r74 g83 m-16 h-33 k-31
ددت r-49 h-23
ددت_ r-29 h-23
ددته r-21
ددن r-16 g-49
ددنا r-16 g-49
ددنا_ r-16 g-19
دده g81
دده_ r27 g50
ددها r-17 g30
ددها_ r-17 g30
در_ m27 k21
درا r18 g-36 h34
دراج r-34 h41
دراجه r-34 h41
دراس r-16
دراسه h17
دراه r51 h-17
دراهم r51 h-17
درب m-30 h-45
درب_ m-16 h-45
درج g-25 m-16 h32
درجه g-20 h35
درجه_ g-20 h35
درس r-34 g-51 m-29 h-41
درس_ g-15 m-34
درسه r-16 g-26 h-23
درسه_ r-16 g-26 h-23
دره h48
دره_ h68
درهم h-17
درهم_ h-17
درو g62 h-29 k-21
دروب g62 h-29
دري g33 m-31 k23
دري_ r26 g35 h-19 k23
دريب m-37
دريب_ m-37
دس_ h-35
دسك r28
دسكا r28
دسكاو r28
دش_ g37 h-17 k16
دع_ h42
دعا m-23 h75
دعار h67
دعاره h67
دعم h-18 k22
دعم_ h-18 k22
دعو h-19
دعوه h-19
دعوه_ h-19
دفا g29 h-22
دفات g29 h-22
دفاتر g29 h-22
دفع r-29 g87 m-18 h-40 k-20
دفع_ r20 g41 h-31
دفعا g-22 k20
دفعات g-22 k20
دفعت r-27 g28
دفعت_ r-29
دفعته g18
دفعتي r15
دفعه r-31 h24
دفعه_ r-30 h24
دفعو g47 m-21 h-18
دفعون g42 m-22
دفن h29
دفن_ h29
دفو g27
دفوع m16
دفوع_ r-21
دفوعه m21
دفون g17
دفونه g21
دفي h34
دفين h34
دفين_ h34
دق_ r-53
دقا g26 m22
دقاي g26
دقايق g26
دقه g-29 h-25
دقه_ g-29 h-25
دقي m48 h-35
دقيق r16 g18 m52 h-19
دقيقه r27 g16 m36 h-15
دكا g-40 m-21 h36
دكا_ h48
دكان r15 g-35 m-18
دكان_ g-30
دكانه h-22
دكت r-17 m-24 h-17
دكتو r-17 m-24 h-17
دكتور r-17 m-24 h-17
دكه h45
دكها h34
دل_ r38 h-61
دلا r-16 g35
دلات g23
دلات_ g23
دلت r31 g-24
دلت_ r31 g-24
دله r-30 g50 h-20
دله_ r-30 g50 h-20
دلو r17
دلوق r17
دلوقت r17
دلي h-24
دليك h35
دليك_ h35
دلين g29
دلين_ g29
دليه g-17 h-54
دليه_ g-17 h-54
دم_ r-36 g68 m-47
دما m-35
دمات h29
دمات_ h29
دمان m-32 h-25
دمان_ m-32 h-25
دمه m-23 h50
دمه_ m-19 h24
دمها h26
دمها_ h26
دن_ r47
دنا r35 g-22 h-16
دنا_ h-16
دناه r23 g-29
دناه_ r23 g-29
دني g35 h-29 k-24
دني_ g35 h-29 k-24
ده_ r16 g46 m-43 h-77 k-63
دها g-22 h-60 k-30
دها_ g-22 h-34 k-30
دهب r26 h-16
دهب_ r26 h-16
دهم h-18
دهم_ h-15
دهن g-18 h35
دهن_ g-15 h35
دو_ r35 g23
دوا r-25 g-27 m-17 h-53
دوام h-35
دوام_ h-35
دوب m18 h32
دوب_ m18 h32
دور g93 h-80
دور_ g40
دوره g40 h-87
دوره_ r-16 h-86
دورها r16 g52
دوري r18
دوري_ r18
دوق r-21
دوق_ r-21
دول r78 g-16 m40 h66
دولا r21 g-18
دولاب g-18 m27
دولار r21
دوله r17 h41
دوله_ r17 h41
دولي r24 m30 h21
دوليه r24
دوم g45
دون r-63 g-15 h20 k-15
دون_ r-36 k-15
دوي h-35
دي_ r52 g-62 h-97 k21
ديب g-17 h43
ديب_ g-17 h43
ديت r-44 m-16
ديت_ r-24
ديد m-29 h-29 k-24
ديد_ g19 m-21 h-18
ديس h17
ديسك h17
ديسكو h17
ديق g-20 h-41
ديق_ h-39 k-22
ديقي r-21
ديقي_ r-21
ديك g24 h48
ديك_ g27 m-24 h41
ديل m-26 h16
ديلر m-16
ديلر_ m-16
ديم r37 g-46 m-21 h-37
ديم_ r38 g-28
ديمه g-18 h-31
ديمه_ g-18 h-31
دين r59 g-33 h-22
دين_ r-24 k27
دينا r32 g-24 m19 h34
دينار r26 m27 h51
ديناه h-18
دينت h-21
دينه r56
دينه_ r56
ديني h-23
ديني_ h-23
ديه r-27 m-17 h-52 k-25
ديه_ r-27 m-17 h-52 k-25
ديو r19 g24
ديوا r-22 g24 h-20
ديوان r-22 g24 h-20
ديون r51 h-15
ديونه r16
ديوني r29
ديوه h23
ديوها h23
ذا_ g60 m18
ذات g49
ذبح g-16 h56
ذبح_ g-16 h56
ذت_ r28
ذته r-20
ذته_ r-34
ذخي h-32
ذخير h-32
ذخيره h-32
ذف_ h25
ذكر r-35 h-30
ذه_ g36 h24
ذها r26 g27
ذها_ r27 g27
ذهب r37 h-26
ذهب_ r45
ذون r64 g-15 h-50
ذون_ r17 h-41
ذونا r46
ذونات r46
ذوه r43
ذوها r43
ذوها_ r43
ذي_ m-18 h-49
ذين h24
ذين_ h24
را_ r-35 g-28 m21 h72 k33
راء r-31 m-15 h34
راء_ r-24 h16
راءه m-18 h18
راءه_ m-18 h18
راب r84 g-37 m-19 h26 k-27
راب_ h24
رابح r45 g-23 h-24 k-21
رابحا r34 h-16
رابحه g-23 k-17
رابي r64
رابي_ r72 g-21 h-19
رابين g28 h20
رات g21 k-32
رات_ m18 h26 k-15
راتب g-17 m-20 h-23 k-18
راتب_ g-17 h-16 k-17
راتبي r-21 m-20
راتي g31
راتين g31
راج r-64 g-30 h19 k-36
راج_ h15
راجع r-29 h-35 k-29
راجع_ r-18
راجه r-34 h41
راجه_ r-34 h41
راح r-36 g37 m22 h-54
راح_ g26 m18 h-19
راحت r-49 h-36
راحت_ g25 h-20
راحتك r-34 h-15
رار g-18
رار_ g-18
راس r37 g-31 h-38 k-15
راس_ r65 g-41 h-16 k-18
راسه g16
راسه_ g16
راسي r-40
راش m26 h-16
راش_ m26 h-16
راض r-32 g34 h-17
راض_ r-23 g17
راضي g17 h-17
راضي_ g17
راعي r21
راعي_ r24 g-18
راف r22 g-42 h127
راف_ h61
رافع m27
رافعه m27
رافق m-19 h38
رافقا h32
رافه g-22 h35
رافه_ g-22 h35
راق g-18 h35
راق_ m16 h60
راك r-18 g-35 m35 k-16
راك_ r-39 g-18 m-24
رام g-33 m-26 h94
رام_ r-20 h66
راما h17
راماد h23
رامج h15
رامج_ h15
رامه r23 h-60
رامه_ r23 h-60
رامي h57
رامي_ h26
ران r-23 h-19 k-24
ران_ r-23 g-19 h-16 k-23
راه r43 g-21 m151 h-64 k-17
راه_ m-22 h30
راها r33
راها_ r33
راهم r51 h-17
راهم_ r42 h-17
راهن r-37 g-28 m192 h-74
راهن_ g-19 m20
راهنا h-24
راهنت m36 h-18
راهنه r-19 g28 m70
راهني g-15 m50 h-18
راي g-27
رب_ r-50 m19 h-34 k18
ربا r47 g-41 h-32 k-24
ربا_ r27 h-33
رباء r16 h-25 k-18
رباء_ r16 h-25 k-18
ربان h24
ربان_ h24
ربت g-20
ربح r-57 g-18 h-55
ربح_ r-49 h-51
ربط g-38 h104
ربط_ g-24 h104
ربع r40 h-42
ربع_ r16
ربعي r15 h-29
ربعين r15 h-17
ربن r-16 h-15
ربنا r-16 h-15
ربنا_ r-16 h-15
ربه r-35 g45 m-30 h39
ربه_ r-35 g45 m-30 h39
ربو r94 g-40 m25 h38
ربوط h28
ربوطه r17
ربون g-17 h21
ربوي r100
ربوي_ r34 h21
ربويه r56 h-20
ربي r-17 g43
ربيع g42 h-22
ربيع_ g42 h-22
ربيه h16
ربيه_ h16
رت_ r-46 g-21 m-15 k24
رتج g68 h-25
رتجع g68 h-25
رتجع_ g27
رتجعا g41 h-17
رتف g15 m-18
رتفا g16 m-17
رتفاع g16 m-17
رته r-45 g-18 h-36 k-28
رته_ r-39 h-23
رتها g-17 k-21
رتها_ g-17 k-21
رتو h18
رتون h16
رتون_ h27
رتي r-18 g-48
رتي_ r-15 g-45 h-34
رتين h36
رتين_ h23
رث_ g41
رثه g50 h-26
رثه_ g43 h-20
رج_ r20 g-34 m-27 h32 k36
رجب g-33
رجب_ g-33
رجع g-51 m-19 h-16 k-33
رجع_ r52
رجعت m15
رجعت_ r18 m18
رجعته r-22
رجعل r-32 g-21
رجعلي r-32 g-23
رجعه g-21
رجعه_ r24
رجعها r-29 g-19
رجعو r21
رجعوا r26
رجل h40
رجل_ h31
رجن g77 h-35
رجن_ g77 h-35
رجه g18 h17
رجه_ g-15 h17
رجو g16 h26
رجوع g20 h21
رجوع_ g20 h21
رجي r19 h34
رجي_ r19 h19
رح_ r21 g17 h-63 k-19
رحله h-16
رحله_ h-16
رحم h26
رحم_ h29
رخص r18 h28
رخص_ r22 g-15 h22
رخصه g25
رخصه_ g25
رخيص_ g20
رد_ g-25 m-23 h36 k-21
رده g-31 h-23 k-19
رده_ r-31
ردها r40 g-24 k-17
ردها_ r40 g-24 k-17
ردهم h-15
ردهم_ h-15
ردي r-45 g-17 h-16
رديت r-35
رديت_ r-24
رر_ g60 h29
رره g35
رز_ r-19
رزق g21 h27
رزق_ g21 h27
رزه h33
رزه_ h33
رس_ r-68 g-27 m-66 h-75
رسا g-43 m21 h-26 k16
رسال m33 h15 k24
رساله m35 k26
رساي m18 h-28
رسايل m18 h-28
رست r-17
رسل m38 h-25 k31
رسل_ m38 h-25 k31
رسم r-57 h23 k-16
رسم_ r-33 m16
رسمه h51
رسمه_ h51
رسمي r-15 h-17
رسه r-16 g-26 h-23
رسه_ r-16 g-26 h-23
رسو m-38
رسول h15
رسول_ h15
رسوم m-37
رسوم_ m-37
رسي m24
رسي_ m24
رش_ g21 m-27 h-69
رشه g19
رشه_ g19
رشو g-20 h97
رشوه g-16 h80
رشوه_ g-16 h80
رشي h36
رصن h35
رصنه h27
رصنه_ h27
رصه g-15 m17 h20
رصه_ g-15 m17 h20
رصو h19
رصود h19
رصود_ h19
رصي r16 g-23 m28 h34 k-18
رصيد r16 g-23 m28 h34 k-18
رصيد_ g-20 m28 h35
رض_ g15 m-64 h-111 k-29
رضا r-25 h48
رضاه r-25 h41
رضاه_ h17
رضاها r-17 h24
رضت r24 g34 m-24
رضت_ g34
رضن r29
رضني r29
رضني_ r29
رضي g-33 h28
رضي_ g-23
رضيه h19
رضيه_ h19
رط_ r62 m70 h-55
رطت r26
رطن m31 h-15
رطه r19 g16 h18
رطه_ r19 g16 h18
رطي h16
رع_ r-18 g68 h-44 k-17
رعا g-20 h-45 k24
رعات k29
رعات_ k29
رعت h-20
رعت_ r-21
رعته r18
رعته_ r18
رعه r-33 g39 m23 h-44
رعه_ r-33 g-15 m27 h-28
رعها g54 h-15
رعها_ g54 h-15
رف_ r-28 g-17 m-22 k22
رفا g22
رفان g22
رفان_ g22
رفت r-27 h-33 k30
رفت_ h-33 k30
رفر h17
رفر_ h17
رفع r38
رفن r-27
رفنا r-27
رفنا_ r-27
رفه h-23
رفه_ r23 g-42 h-20
رفها r-19 g35
رفها_ r-19 g35
رفي r76 g-18
رق_ r102 g-56 m-65 h73
رقا m20 h80 k16
رقاب h-23 k19
رقابه h-23 k19
رقاص h31
رقاصه h20
رقام m34 h57
رقام_ m34 h57
رقت g51
رقت_ g55
رقص h23
رقص_ h23
رقم r-53 g-29 m49 h-57 k54
رقم_ r-48 m45 h-33 k56
رقه g-17 h40
رقه_ h48
رقي g23 k-23
رقيه g24
رقيه_ g24
رك_ h23 k38
ركا r-17 g-30 k44
ركات g-20 h19 k44
ركات_ g-20 h19 k44
ركب r29 h-19
ركب_ g23
ركت g-18 k48
ركز m17
ركز_ m17
ركه r43 m-19 h24
ركه_ r43 g15 m-19 h25
ركي h-45
رم_ r-20 g-19 m-20
رما g-22
رمج g20
رمجت g20
رمجت_ g20
رمض r34 g-22 h-38
رمضا r34 g-22 h-38
رمضان r34 g-22 h-38
رمل h21
رمل_ h21
رمه r-33
رمه_ r-33
رمي g30 m27
رمي_ m28 h25
رنا r-16 h-26
رنا_ h-15
رنت r-17 g63 m25 k-16
رنت_ r-17 g53 m26 k-15
رنج m-34
رنج_ m-34
رني r-34 g-15
رني_ r-23
ره_ r-47 g-73 k-22
رها g23 m90 k-37
رها_ r24 g27 k-20
رهان m105 h-20 k-17
رهان_ m62 k-17
رهانا m37
رهم h-17
رهم_ h-17
رهن r87 g-15 m-16 h-37
رهن_ r22 h-21
رهنت r53
رهنت_ r53
رو_ g-26
روا g-25 k28
روات g-16 h-18
رواتب g-16 h-18
رواح h17
رواح_ h17
روب g22 m-27 h91
روب_ m-26 h51
روبه k22
روبه_ k22
روبي h46
روت m28 h54
روت_ m28 h54
روج h15
روج_ h15
روح m28 h47
روح_ g29 m37
روحا h30
روحان h30
روحي h39
روحيه h29
رور r15 h-33
رورد r28
رورد_ r28
روس r16 m-30 k-22
روس_ k-21
روسه h-22
روسه_ h-22
روط r24
روط_ r17
روع h-22
روع_ h-22
روف r-33 g-33 m17 h-61 k-17
روف_ r-28 g-19 m17 h-43 k-45
روفا k32
روفات k32
روق r-26 g69 h62 k-18
روق_ h24
روقا g42 m15
روقات g54 m34 h-26
روقان m-19 h31
روقه g21 h33
روقه_ g21 h33
روك g-15
رول m91 h58 k-21
رولي m94 h58
روليت m94 h58
روم m20
روم_ h23
رون g53
روني_ g17
روي h18
ري_ r83 g104 h-83
ريا r-45 g-50
ريا_ h26
رياض r-26 g-21 h-35
رياضه r-17 h-31
رياضي g-21
ريال r-23
ريالا r-23
ريب g-17 m-43 h52 k52
ريب_ m-40 h42 k21
ريبه k28
ريبه_ k28
ريت r-43 h-18
ريت_ r-35 g-19
ريته h-16
ريتها g15
ريح r60 g-26
ريح_ r67
ريخ g24 h27
ريخ_ g25 h21
ريد r-37 h-43 k20
ريد_ r-23 h-22 k20
رير g-16 m-21
رير_ g-16 m-21
ريس h-40
ريست h-21
ريستا h-21
ريض g-30 h-33
ريض_ g-30 h-33
ريط g-23 h52 k-18
ريط_ g-30 h48
ريف r-85 m-18 h-19 k30
ريف_ r-85 m-18 h-35 k34
ريق_ h-20 k16
ريقي m23 h28
ريقي_ m20 h28
ريك g-34 m-18 h59
ريكا g-15 h40
ريكا_ g-15 h40
ريل h16
ريل_ h16
ريم g-26 h-38
رين r31 g-19 h-33
رين_ r35
رينا h-20
رينا_ h-19
ريه g45
ريه_ r25 h26
ريها r-15 g36 h-16
ريها_ g36 h-21
زا_ r20
زات_ h21
زاج g35 h-29
زاد r85 g-36 m38 h-49
زاد_ r53 g-32 h-46
زادت m36
زادت_ m36
زار g-39
زار_ g-15
زاز h48
زاز_ h25
زازه h41
زازه_ h41
زاف g91 h-40
زاف_ g65 h-26
زافا g26
زافا_ g26
زان r34 g-58 h-16
زان_ r-30 g-50
زانا r-16
زاناك h16
زانه r81
زانه_ r81
زاه r-47
زاه_ r-47
زاي r26 h-18
زايد r31
زايد_ r31
زايز h-32
زايز_ h-32
زايم h20
زايم_ h20
زبا r-19 g-16 h30
زباي r-19 h48
زباين r-19 h48
زبو g45 h22
زبون g45 h22
زبون_ g33
زت_ r20
زتي h-18
زتين h-18
زتين_ h-18
زج_ g-21 h-37
زجاجت h25
زجاجه h-37
زحلا h29
زحلاو h29
زدت m37
زدن r33
زدنا r33
زرع g46 m-15 h-63 k-19
زرع_ g29 h-31
زرعت r17 h-20
زرعت_ g17
زرعته r18
زرعه r-21
زرعه_ r-21
زعر h23
زعرا h23
زعران h23
زعه r51 m-19
زق_ h18
زكا r-36 g-18 h-41
زكاه r-36 h-36
زكاه_ r-36 h-36
زل_ g60 h16 k-19
زلت r-62 h-28
زلت_ h-28
زم_ r40 g-25 h-36
زمي h35
زميل h35
زميلي h35
زن_ g-21 k-15
زنا r17 g-44 m-26 h-31
زنا_ r17 g-19 m-26 h-20
زناه g-25
زناه_ g-25
زنج r-23
زنجب r-23
زنجبي r-23
زنه g30
زنه_ g24
زه_ h73
زهر g89 m-16
زهر_ g83 m-15
زوا g-41 h36
زواج g-41 h36
زواج_ g-25 h36
زوج g-19 h102
زوج_ r-21 h64
زوجي h45
زوجي_ h27
زود r57 m-16 h-20
زود_ r85 h-20
زور r-15 h91
زور_ h50
زوره h36
زوره_ h36
زون r-21 h-35
زون_ h-22
زوي h44
زوير h41
زوير_ h41
زي_ r-43 g-57 m31
زيا r30 g-19
زياد r31
زياده r31
زيار g-17 h19
زيارا g-17
زياره h19
زيت h-36
زيتو h-35
زيتون h-35
زيد r112 g-42
زيد_ r57 g-37 m15
زير g-15 h80
زير_ h71
زيع r-24
زيف h38
زيفه h32
زيفه_ h32
زيل h20
زيل_ h20
زيم h15
زيمه h15
زيمه_ h15
زين g-28 m21
زينه r27
زينه_ r27
زينو m25 h25
زينو_ m16 h22
زيه h-67
زيه_ h-67
زيو r25
زيون r25
زيون_ r25
زيي h26
زييف h26
زييف_ h26
سا_ r-15 g119 m-23 h-47
ساب r51 g-27 m52 h-18 k59
ساب_ r78 g27 m41
سابق g-19 m41 h-18
سابقه m33 h-18
سابه k24
سابه_ k24
سابي g-32 m-26 h23 k28
سابي_ g-32 m-26 h23 k28
ساج h23
ساج_ h23
ساح g-19 h73
ساحر g-19 h73
ساحر_ h36
ساخ h22
ساخر h18
ساخره h18
سار h40
سار_ h46
ساط r-39
ساط_ r-39
ساع g-41 h19 k20
ساعا r-22 h29
ساعات r-22 h29
ساعت g-16
ساعتي r-19 g-15
ساعد h-19 k28
ساعده h-19 k28
ساعه r30
ساعه_ r30
ساف g16
سافر g16
سافر_ g16
ساك r33
ساكن r33
ساكن_ r33
سال r-62 g-42 m29 h-29 k51
سال_ g-45
سالم r-36 g-19 h-38
سالم_ r-36 g-19 h-18
ساله g22 m31 k26
ساله_ g-15 m31 k26
سام r-44 h-27
سامح r-64
سان g-33 m-23
ساو r18
ساي r-21 g-15 m17 k-23
سايق r-17 h-41
سايق_ r-17 h-41
سايل m18
سايل_ m18
سايي h31
سب_ r-62 k-23
سبا g-23 h-36
سباح h-31
سباحه h-31
سبان m21
سبان_ m21
سبب k31
سبب_ k31
سبت g-26 m43 h23
سبت_ m30
سبع r54 g-32 h-17
سبعه r55
سبعه_ r55
سبق r-24 g23 m49 h-38
سبق_ r-24 g42 m42 h-29
سبه g-24 h-43
سبه_ g-24 h-43
سبو r29 m28
سبوع r29
سبوع_ r34
سبوعي h20
ست_ r17 g-18
ستا r32 h-72
ستاج k25
ستاجر k25
ستال h23
ستال_ h23
ستث g26
ستثم g26
ستثما g26
ستخ h-46 k47
ستخد h-18 k47
ستخدا k17
ستخدم k30
ستخر h-27
ستد r36
ستر r66 m-15
سترد g-29
سترد_ g-30
ستري r49 g23 h-17
ستري_ g32
ستريح r58
ستش g-18 h-21
ستشف g-15 h-21
ستشفي g-15 h-21
ستص g-15
ستصن g-15
ستصنا g-15
ستع m-22 h-41 k37
ستعا k28
ستعار k28
ستعم m-19 k15
ستعمل m-19 k15
ستق k28
ستقب g22 k28
ستقبل g22 k28
ستل r-49 g27 m-18 h-27
ستلا r-18 g21
ستلام g21
ستلف r21 g31 k-16
ستلف_ r-18
ستلفت r15
ستلم r-53 g-25 k19
ستلم_ r-24 g-15 k33
ستلمت r-25 g-31
ستلمه g24
ستم g19 h-21
سته m-15 h-19 k-19
سته_ r32 g20 h-29
ستو g18
ستود h-40
ستودع h-40
ستور g31 h35
ستوك g28
ستوك_ g28
ستي g-45
ستيش g-21
ستيشن g-21
سجا r-18 h-17
سجاد r-18 h-34
سجاي h17
سجاير h17
سجد h-24 k-17
سجد_ h-24 k-17
سجل g-77 h-35 k53
سجله g-18 h-30 k47
سجي m-19
سجيل m-19
سجيل_ m-19
سح_ h21 k16
سحب g-69 m95
سحب_ r15 g-57 m88
سحبه r-19 k27
سحر g-35 m-24 h88
سحر_ g-32 m-22 h97
سخ_ r15
سخر h69
سخري h69
سخريه h69
سدا r22 g22
سداد r22
سداد_ r22
سدد r20 g-43 m-15
سدد_ r47
سددت r-49 g-20 h-22
سددت_ r-29 g-20 h-22
سددته r-21
سدده r22 h18
سدس h-27
سدس_ h-36
سر_ r-33 g67 m48 h-81 k22
سرا m24
سران m24
سران_ m24
سرب h15
سربه h19
سربه_ h19
سرت r-19 g-18 m37
سرت_ r-19 m22
سرق g28 h25
سرقه h26
سرقه_ h26
سرن h-15
سرنا h-15
سرنا_ h-15
سره h-16
سره_ h-16
سرو r-15 h92
سروق r-15 h92
سروق_ g-25 h57
سروقه g21 h33
سري g31 h25
سريه g36 h15
سريه_ g36 h15
سس_ h30
سط_ r-38 g33 h-15 k-16
سطه h42
سطه_ h42
سعا g36
سعار g36
سعار_ g36
سعر r-15 g38
سعر_ r-18 h19
سعره g34 h-16
سعره_ g27
سعم r-30
سعمي r-30
سعميه r-30
سعه r75 g-20 m-17
سعه_ r75 g-20 m-17
سعي g-22
سعيد g-22
سعيد_ g-21 h-25
سفا h59
سفار h59
سفاره h59
سفر r28 h-26
سفر_ h-43
سفل h23
سفلي h23
سفي g59 h-21
سفين g59 h-21
سفينه g59 h-21
سقط g31 h-19
سقط_ g31 h-19
سقف g-36 k47
سقف_ g-36 k47
سكا r32
سكاو r28
سكاون r28
سكت h34
سكتل h34
سكتلن h34
سكر r26 h34
سكر_ r30 g-23 h53
سكره g43
سكره_ g34
سكري g-24 h-33
سكري_ g-24 h-33
سكن r18 h-23
سكن_ r22
سكو m-15 h101
سكو_ h17
سكوت h77
سكوت_ h45
سكوتي h18
سكي h91
سكي_ g-15 h97
سل_ r-21 h-87 k67
سلا g-17 h-36
سلاح g-17
سلاح_ g-17
سلام g-40 h-28
سلام_ g-19
سلامي g-22 h-24
سلس r-17 m-16
سلسل r-17 m-16
سلسل_ m-16
سلع g18
سلف r96 g-31 m-36 h-33
سلف_ r49
سلفت_ r-39
سلفته r38
سلفه r30
سلفه_ r30
سلم g-53 m-20 k22
سلم_ g-21
سلمت g-27
سلمته g-27
سلمه k21
سلمها k21
سلو g-19 m95 h20
سلوت g-19 m110 h25
سلوت_ m37
سلوتس m74 h28
سلي r17 m-26
سليم g17
سليم_ g17
سم_ r-70 m-46 h17 k22
سما k25
سماء k26
سماء_ k26
سمس h46
سمسا h46
سمسار h46
سمك g45 h-32
سمك_ g15 h-24
سمن g-16 h-25
سمنت h-15
سمنت_ h-15
سمه r-25 g-19 m38 h28 k-25
سمه_ g-18 m39 h27 k-28
سمي g-36 h-29 k32
سمي_ g-25 h-30 k29
سميه r24
سميه_ r24
سن_ r-45 g-28 h-45 k40
سنا_ m23
سنان m-24
سنان_ m-24
سنت g-15 h18
سنتي g-15
سنتين g-15
سند r83 m-41 h-64
سند_ r28 m-20
سندا r39 m-16 h-20
سندات r39 m-16 h-20
سنه m18
سنه_ m18
سنو g50
سنوي g32
سنوي_ g30
سني g18 h35
سنين g18 h35
سنين_ g18 h35
سه_ r30 g94 m-46 h-81 k-21
سها r-21
سها_ r-21
سهر g-19 h34
سهر_ g-19 h57
سهره h-27
سهره_ h-27
سهل g19
سهل_ g19
سهم r-42 g31 h-15
سهم_ r-42 g54
سوا r-17 h-26 k24
سوال k15
سوال_ k15
سوخ h18
سوخه h18
سوخه_ h18
سور r18
سوق r16 h-18
سوق_ r26 h-18
سول h67
سول_ h46
سوم m-37
سوم_ m-37
سوي g22
سي_ r-30 g-51 m-31 h16 k-52
سيا r-24 h-30 k-33
سيار r-24 h-44 k-33
سيارا h-20 k-19
سيارت r-25 g-40 h-22
سياره g19
سيج h59
سيجا h59
سيجار h59
سير g27 h55
سير_ g-20 h96
سيرف h17
سيرفر h17
سيط h29
سيط_ r-15 h16
سيل r-24 m-15 h-36 k57
سيل_ r-16 h-40 k31
سيم h-22 k35
سيم_ h-20 k35
سين h-45
سين_ h-37
سيه r-16 m-17
سيه_ r-16 m-17
سيو r28 g31
سيول r28 g31
سيي g19
شا_ r-18 m-55 h-32
شاء g-30 m-30 h-24
شاء_ g-30 m-30 h-24
شات m48 h33
شات_ m48 h33
شار m51 h-24 k-27
شارد g16
شارط m53 h-24
شارع k-25
شارع_ k-25
شارك r25
شاركه r25 h-19
شاف g49 k-16
شافه g49 k-16
شافه_ g23
شافها g26
شال g-26 h18
شالي g-24 h18
شاليه g-24 h18
شامل g29
شامل_ g29
شان g-68 m16 h79 k97
شان_ g-68 m17 h73 k99
شاه h51
شاه_ g26 m-27 h-19
شاهد h46
شاهد_ h46
شاي r-15 m-16
شاي_ g-18 h40
شايف g25
شايفه g17
شب_ m-36 h-57
شبا m-22 h22
شباب m-20 h27
شباب_ m-20 h27
شبك r-19 g42
شبكت g26
شبكه g16 m15
شبكه_ g16 m15
شبو h42
شبو_ h42
شت_ r30
شتر r50 g53 h-57 k-29
شترا r-31
شتراك r-39 g-18 m25
شتراه g25
شترط r29
شترط_ r17
شترك r21
شترك_ r30
شتري g48 h-59 k-20
شتري_ g23 h-27
شتريت r16 g-27
شتريه g66 h-31
شتغ r-16 m-19
شتغل r-16 m-19
شتق g19
شتقا g19
شتقات g19
شتم h30
شتم_ h30
شجر g36
شجره g36
شجره_ g36
شحا h32
شحاذ h24
شحاذي h24
شحن r-29 m36 h-21
شحن_ g22 m19 h-61
شحنا g16
شحنات g16
شحنت r-15 m20 h46
شحنت_ m22 h58
شخا h38
شخاص h30
شخاص_ h30
شخص r17 g-20 k74
شخص_ r-15 g-15 k84
شخصي r32
شخصي_ r32
شر_ r66 h45 k-22
شرا r19 g20 m-18 h47
شراء g25
شراء_ g25
شراب h34
شراب_ h24
شرب g-26
شرب_ g-26
شرط r78 g24 m70 h-32
شرط_ r45 m74 h-55
شرطه r19 g26 h18
شرطه_ r19 g26 h18
شرك k46
شركا r-17 g-29 h-25 k47
شركه r22 g22 h20
شركه_ r22 g22 h20
شره r43 g-70 m19 h-41
شره_ r43 g-70 m19 h-41
شرو g-16
شروب g-29 h20
شروب_ g-26
شروط r24
شروط_ r17
شروع h-22
شروع_ h-22
شري r-39 g-27 h-50 k-29
شريت r-59 g15 h-16
شريت_ r-43
شريته r-17 h-15
شريط g-30 h48
شريط_ g-30 h48
شريك h-17
شرين r32 g24 m22 h-43
شرين_ r32 g28 h-23
شرينا h-20
شط_ m35 h-17
شطر m-34
شطرن m-34
شطرنج m-34
شعر r-21 h-17
شعر_ r-21 h-17
شعو h73
شعوذ h73
شعوذ_ h51
شعوذه h22
شغل r46 m-19 h30 k-17
شغل_ r74 g24
شغله r-22 g-15 h60
شغله_ r-22 g-15 h60
شف_ r48 g-20 h29 k24
شفت r45 g-73 h-19
شفت_ r24 g-27 h-16
شفته r24 g-48
شفته_ r19
شفتها g-39
شفر r-18 h40
شفره r-18 h26
شفره_ r-18 h26
شفن g24
شفنا g24
شفناه g25
شفي g-15 h-21
شفي_ g-15 h-21
شقت r-17 g-17 h-18
شقتي r-15 g-17
شقتي_ r-15 g-17
شقه g22 h45 k-23
شقه_ g22 h45 k-23
شكل h-19
شله g26
شله_ g26
شلي r29
شلي_ r29
شمب h55
شمبا h55
شمبان h55
شمع m28 h-21
شمعه m31
شمعه_ m31
شن_ g23 h-26
شنط_ g-20 h23
شنطه h-19
شنطه_ h-19
شنو g16
شنو_ g16
شه_ r-34 g15 h-68
شها r41 g-27 k-29
شها_ r36
شهاد k-29
شهادا r26
شهاده r-20 k-28
شهر r76 g-43 m-23 h-42
شهر_ r29 g-34
شهري r27 m-28 h-38
شهرين r15 g-16 m-19
شهو r44 g24 h18
شهور r44 g24 h18
شهور_ r44 g24
شو_ h-41
شوا r-17 g83 m-21 h-41
شواي g36
شوايي g36
شور g61 h-29
شورت g43 h-15
شورت_ g43 h-15
شوش h38
شوش_ h33
شوط g-27 m48 h-15
شوط_ g-27 m48 h-15
شوف r42 g95 m-27
شوف_ r42 g81 m-27
شوك h-30
شوه g-16 h85
شوه_ g-16 h85
شوي g-34 k16
شوي_ g-34 k16
شي_ r-91 g-35 m17
شيء h18
شيء_ h18
شيب g62 h-29
شيخ g-17 m-22 h45
شيخ_ g-16
شيخه m-20 h48
شيخه_ m-20 h48
شير m-25
شيش g-18 h33
شيش_ h52
شيشه h-19
شيشه_ h-19
شيف h-32
شيك r80 h-27
شيك_ r28
شيكا r29
شيكات r31
شيكاغ g15
شيل r-17 m39 h20 k-19
شيل_ h20
شين h15
شينه m17
شينه_ m17
شيه h31
شيه_ h31
صاب r-21
صاح r-30 k36
صاحب r-30 k36
صاحب_ g-18 k39
صاحبت h29
صاحبه r-15 g18 h-26
صاد r30 g19 h-18
صاد_ r30 h-24
صار r74 g19 m19
صار_ r40 g27
صارت g30
صارت_ g30
صارع m34
صارع_ m25
صاره g-15 h59
صاره_ g-15 h59
صاري r24 g-24 h-53 k19
صاري_ r69 g-20 m15 h-19 k-17
صاريف r-45 h-35 k36
صاع g24 m31 h-29
صاعد g24 m31 h-29
صاعد_ g24 m31 h-29
صاف r-20 g16
صاف_ g16
صال r15 g-27 k-16
صال_ r-16 h-34 k-16
صالا r48 h-38
صالات r48 h-38
صاله r-24 g-16 m15 h73
صاله_ r-24 g-16 m15 h73
صان m24
صان_ m19
صاي r51 g-17 h-34
صايغ r52 h-18
صايغ_ r52 h-18
صب_ g-72 m-26 h62
صباع h15
صباع_ h15
صبر r22 g-17 h-24
صبر_ r22 h-24
صته h-18
صتي m-36
صتي_ m-36
صح_ m32
صحي m-17 h-29
صد_ g-21
صدر g21 k35
صدر_ k35
صدق r-26 g-18 h-33
صدقه g-18 h-33
صدقه_ g-18 h-33
صدي r-21 g-19 h-17
صديق r-21 g-19 h-17
صديق_ h-17
صديقي r-21
صر_ r-22 h-15 k-15
صرا r22 h25
صرات h19
صرات_ h19
صراف r23
صرف r-27 g-58 m-35 h-58 k22
صرف_ r-31 g-58 h-32 k27
صرفت r-27
صرفن r-27
صرفنا r-27
صرفه r24
صرفي r35
صرو r-20 h-36
صروف r-20 h-36
صروف_ r-19 h-24 k-44
صروفا k32
صعو g52 h-15
صعود g52 h-15
صعود_ g52 h-15
صغي r-20 h-36
صغير r-20 h-36
صغيره h-19
صف_ r51 m-21 h26
صفا g18
صفات g18
صفات_ g17
صفر h39
صفر_ h39
صفق r-15 g47 m22 h-55
صفقا m20 h-26
صفقات m20 h-26
صفقه g48 h-29
صفقه_ g48 h-29
صفه g-21 h-21
صفه_ g-21 h-21
صقر h-29
صقر_ g21 h-23
صكو g-18 h-24
صكوك g-18 h-24
صكوك_ g-18 h-24
صل_ r30 g-67 m-32 h-96 k84
صلا h-16 k-17
صلاحي g-19 h53
صلت k-17
صلت_ g-15 k-17
صلح r-32 g22 h-37
صلح_ r-16 h-16
صلحو g38 h-21
صلحوه g25 h-15
صلن r16 g-19 k34
صلني r16 g-19 k34
صلني_ r16 g-19 k34
صله r-20 g23 m-17
صله_ g25 h-16
صلي r-54 g-71 h30 k-16
صلي_ r-20 g-18 h54
صليح r-25 g-36 h-19
صليح_ r-25 g-36 h-19
صليه g-16
صليه_ g-16
صم_ r92 k-15
صنا g-40 h-31 k-19
صناد h-21
صنادي h-21
صناع g-15
صناع_ g-15
صند r-22 h-51
صندو r-21
صندوق r-21
صنع r-20 h32
صنع_ h37
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-23 h37
صود h19
صود_ h19
صور g-67 h30 k26
صور_ h46
صورك h20
صورك_ h20
صوره g-33 h-18
صوره_ h-45
صورها g-22 h27
صوري r24 g-20 h-18 k42
صوريه r34 g-16 k26
صوف g25 h-18
صوف_ g20 h-15
صول r17 h-17
صول_ r17 h-17
صي_ r32 g20 m-20
صيا r-37 g63 m-29 h-31
صياد r-15 g41 m-20
صياد_ r-15 g41 m-20
صيان r-20 h-20 k19
صيانه r-20 h-20 k19
صيب r-29 m66 h37 k-16
صيب_ r-17 m104 h72
صيبه k-20
صيبه_ k-20
صيبي g35 h-39
صيبي_ g35 h-39
صيد g49 m17 h-38 k-24
صيد_ m20 h22 k-19
صيدل g-17 h-54
صيدلي g-17 h-54
صيده r-16 g58
صيده_ r-16 g52
صير g-47 h-23
صير_ g-36
صيف r40
صيف_ r40
صيل g-22 h-35
صيل_ g-22 h-35
صيم r44
صيم_ r44
صين g23 m32
صيني m32
صينيه m32
ضا_ g-24
ضاء h19
ضاء_ h23
ضاب h20
ضابط h20
ضابط_ h20
ضات g-29 m26
ضات_ g-29 m26
ضار r-34 g-17 m-29
ضار_ h-30
ضارب r-27 m-17 h29
ضاربه r-27 m-17 h29
ضاع m38 h27 k18
ضاعف r30 m28 h29
ضاعف_ r23 m28 h29
ضاعه r-20 k26
ضاعه_ r-20 k26
ضاف r-20
ضافي r-17 g23
ضافيه r-17
ضام r18
ضامن r18
ضان r34 g-22 h-60
ضان_ r34 g-22 h-38
ضاه r-25 h41
ضاه_ h17
ضاها r-17 h24
ضاها_ r-17 h24
ضاي g-20
ضايع g-18
ضايع_ g-22
ضت_ r-28
ضته r16 m-26
ضته_ r23 m-24
ضح_ g-20 h24
ضحك h35
ضحك_ h35
ضد_ h-18
ضر_ r15 g32 m22 h-15
ضرا m40
ضرب g43 h23
ضرب_ g-15 h38
ضربه g58 h-15
ضربه_ g58 h-15
ضرع g106 h-44
ضرع_ g52 h-29
ضرعه g54 h-15
ضرعها g54 h-15
ضره r-16 g-28
ضره_ r-16 g-28
ضرو k16
ضروب k16
ضروبه k22
ضري h24 k27
ضريب k32
ضريبه k28
ضريح h27
ضريح_ h27
ضما r16 g20
ضمان r16 g20
ضمان_ g23
ضمانه r21
ضمن r26
ضمو r34
ضمون r34
ضمونه r21
ضني r29
ضني_ r29
ضه_ r-32 g51 h-52
ضي_ r-27 m-19
ضير h46
ضير_ h46
ضيه g24 h46
ضيه_ g24 h46
طاب r-42 g-17 m21
طابق m21 h30
طات h21
طات_ h21
طار r-24 g-19 h-35
طار_ h-29
طاز g-21 h-37
طازج g-21 h-37
طازج_ g-21 h-37
طاق g-15
طاقه g-29 h21
طاقه_ g-29 h21
طال h68
طالب h30
طالب_ h30
طالع h42
طالع_ h33
طان r39
طاني r18
طاني_ r18
طاو r-18 g-19 m17 h27 k-22
طاول r-18 g-19 m17 h27 k-22
طاوله g-18 m23 h30
طاي h33
طايح h39
طايحه h26
طبا r-49 h-30
طباع r-49
طباعه r-49
طبخ r-19 h-21
طبخ_ r-19 h-21
طبل m15
طبله m15
طبله_ m15
طبي g-75 k-20
طبي_ h26 k-18
طبيق g-35
طبيق_ g-35
طت_ r37
طجي h20
طر_ r54 g22 h-104
طرد h46
طرد_ h46
طرف r48 g-16
طرف_ r30
طرن m-34
طرنج m-34
طرنج_ m-34
طره g-20 h-49
طره_ g-20 h-49
طري h-16 k21
طري_ r-20
طريق r15 k21
طريق_ r15 k21
طط_ h44
طع_ h34
طعا h-29
طعام h-29
طعم g-29 m-15 k-19
طعم_ g-28 m-15 k-19
طعه h-48
طعه_ h-48
طفا g-38 m-40 h-45
طفال m-40 h-23
طفال_ m-40 h-23
طفل h25
طفله h17
طفله_ h17
طقم g-15
طقم_ g-15
طل_ h19
طلا h19
طلاب h-15
طلاب_ h-15
طلاس h34
طلاسم h34
طلب g17
طلب_ r16 m15 k15
طلبت h57
طلبت_ h23
طلبه g26
طلبه_ g17
طلس h36
طلسم h36
طلسم_ h36
طلع g20 m97 k40
طلع_ r-21 g35 m60
طلعت g-15 m40
طلعت_ g-33 m60
طلعه k34
طله h44
طله_ h44
طلي g-15 h49
طلين g-15 h24
طلين_ g-15 h24
طم_ g-15
طما g-69 m-16
طماط g-69 m-16
طماطم g-15
طن_ r-15 g18 h-25
طنا m17
طنها g23 h-25
طنها_ g23 h-25
طني g-16 m16 h19
طه_ r30 h63 k-29
طوا r-15
طوا_ r-15
طوع g-15
طوع_ g-15
طوف g-26
طوف_ g-26
طول r58 h-39 k-21
طول_ r39 h-26
طون g37
طون_ g29
طي_ r-16 g31 m38
طيا m42
طيار m42
طياره m42
طيت r36 g-18 m29 h36 k16
طيت_ m41 h28
طيته r27 g-15
طيته_ r27 g-15
طيخ h-18
طير g44 h26
طير_ g57
طيس h27
طيك r38
طيك_ r38
طين r21 g-18 m18 h-28
طينا m15
طيني r23
طيني_ r23
طيه r-40 m31
طيه_ r-25 m31
ظار r39 g-17 h-31
ظار_ r39 g-17
ظام g-15 h-20 k26
ظام_ h-28 k28
ظته k22
ظته_ k22
ظتي r-16 k37
ظتي_ r-16 k37
ظر_ r-19 g34
ظرو g24
ظروف g24
ظروف_ g24
ظف_ h25
ظفي r-20 h-31
ظفين r-20 h-31
ظفين_ r-20 h-31
ظم_ r51 h-17 k-20
ظه_ g-21 m27 h17
ظهر h-83 k42
ظهر_ g-15 h-79 k42
ظهو g18
ظهور g18
ظور h-15 k50
ظور_ h-15 k50
ظي_ h33
ظير r23 g-35
ظير_ r25
ظيره g-27
ظيره_ g-27
عاب h-21
عاب_ h-19
عات r-53 g-26 h-16 k26
عات_ r-53 g-22 k26
عاج g-19 h23
عاج_ h30
عاد g22 h42
عادي g21 h15
عاديه g21
عار g33 m-29 h60
عار_ g25
عارف g41 k-16
عارف_ g32
عاره h57
عاره_ h57
عاري h15
عاش r-29 h-27
عال m19
عالم g15
عام g44 m-33 h-32
عام_ g66 m-25 h-29
عامل g-22 h26
عامله r20 h31
عامه r-15 h-28
عامه_ r-15 h-28
عاه r44 h23
عاي r22 g16 m-50 h-44
عايد r43 g-18
عايد_ r43 g-18
عايش g51
عايش_ g37
عايل m-16 h-25
عايله h-15
عايلي m-16
عايه m-18
عايه_ m-18
عب_ g-62 m104 h37
عبا g-35
عبد h26
عبد_ h18
عبر g35 m24
عبر_ g35 m24
عبن m-38
عبنا m-38
عبنا_ m-38
عبه m20
عبه_ m20
عبي m57 h70
عبيه m27 h18
عبيه_ m27 h18
عت_ r37 g-44 m51 h-62 k-29
عتق h75
عتق_ h74
عتك g35
عتك_ g35
عتل g-19 m20 h34
عتلي g-16 m24 h37
عتلي_ g-16 m24 h37
عتم h-23
عتمد h-23
عتمد_ h-23
عته r52 g21 m-37 h-34
عته_ g21 m-31 h-29
عتها r42
عتها_ r26
عتو g20
عتو_ g20
عتي g25 h66
عتين g34 m-16
عتين_ g34 m-16
عجل m20 h-67
عجل_ h-51
عجله m23 h-16
عجله_ m23 h-16
عد_ m26 h-73 k-26
عدا r-39 g-42 h50
عداد g-30 h55
عداد_ g-21 h55
عدد g-20 h-17
عدده g19
عددها g20
عدن r25
عدن_ r39 g-18
عده r-32 g-36 h-38 k27
عده_ g-18 h-27 k27
عدها r-27 g-18
عدها_ r-27 g-18
عدي r-25 h-19 k30
عدي_ g-22 k35
عدين r-25 g38 h-18
عدين_ r-22 g67
عدينا g-29
عر_ r-61
عرا r-18 h123
عراف g-21 h99
عراف_ h53
عرافه g-17 h37
عران h23
عران_ h23
عرب r-20
عربو g-17 h21
عربون g-17 h21
عربي h-17
عربي_ h-16
عربيه g22
عرس h-80
عرس_ h-80
عرض r-37 g-19
عرض_ r-24 h-19
عرف r-16 g49 h-23 k43
عرف_ g42
عرفه h-17
عرفه_ g-16 h-16
عرفها g27
عرق h98
عرق_ h81
عره g34 h-16
عره_ g27
عرو g-33 m-19 h-24
عروس r19
عروسه h-22
عروف g-21
عزاي h20
عزايم h20
عزي h15
عزيم h15
عزيمه h15
عسك h-22
عسكر h-22
عسكري h-22
عسل m-28 h-53
عسل_ m-28 h-53
عش_ r24 g36
عشا r-19 g-67 m-66 h-21 k32
عشا_ r-18 m-55 h-32
عشاء m-30 h-31
عشاء_ m-30 h-31
عشان g-42 m17 h59 k63
عشان_ g-42 m17 h59 k63
عشر r85 g-59 m34 h-66 k-21
عشر_ g-39
عشره r43 g-48 m22 h-41
عشره_ r43 g-48 m22 h-41
عشري r32 g28 m22 h-24
عشرين r32 g28 m22 h-24
عشو g36
عشوا g36
عشواي g36
عصا r-16
عصر h-25
عصر_ h-32
عصي h-41
عصير h-41
عصير_ h-41
عضا h23
عضاء h23
عضاء_ h23
عطا r50
عطان r39
عطاني r18
عطر h-69
عطر_ h-59
عطل m-25
عطو h-26
عطون g17
عطي r77 g-15
عطيت r38 g-26
عطيته r27 g-15
عطيك r38
عطيك_ r38
عطين r29
عطيني r23
عطيه r-27 g18
عطيه_ g18
عف_ r37 m28 h29
عفش h-30
عفش_ h-30
عقا r22 h-25
عقار r22 h-25
عقار_ h-18
عقاري r35
عقد m-20
عقد_ r22 g-19 m-20
عقم h-35
عقم_ h-35
عقو r-15 g69
عقود r-15 g69
عقود_ r-15 g69
عك_ g57 m-29 h-67
علا g-28 m-54 h-28 k-15
علاج m-33 h-105
علاج_ m-33 h-70
علاق h56
علاقه h56
علان m-17
علب r-29 h-45 k-16
علبه r-27 g19 h-33
علبه_ r-27 g19 h-33
علش g-19 k35
علشا g-19 k35
علشان g-19 k35
علف g-33 h-35
علف_ g-33 h-35
علق r-17 g46 h24
علق_ g59
علم g-18 k25
علم_ g-18 k25
علن r-20
علو r-30 g-41
علوم r-30 g-34
علوم_ r-41 g-21
علي r32 g48 m26 h-49 k-22
علي_ r-17 g145 m69 h-46 k-41
عليا r27 g-19
عليا_ r27 g-19
عليق h33
عليق_ h33
عليك g-31
عليك_ g-19
عليم m-29 h-44
عليمي m-29 h-44
علين h18
علينا h18
عليه r26 g-51 k29
عليه_ g-62 k16
عليها r21 k17
عليهم r17
عم_ g-58 m-30 h-34
عما r-24 g-25 k-15
عمار h-41
عمال r-27 g-33 h31 k-15
عمال_ r-27 g-31 k-15
عمر g-23 m17 h-21
عمر_ h-21
عمره g-23 m19
عمره_ m19
عمل r33 g-24 m-50 h95 k-15
عمل_ r-25 g-59 h117
عملا r28 m-28
عملات r39 m-23
عمله r16 g30 h-23
عمله_ r-27 g33 h-23
عمو r-18 g-32 h19 k22
عمول g-25 h19 k22
عموله r31 g-19
عمي r-45 h-43
عمي_ h-15
عميه r-30
عميه_ r-30
عن_ g-28 m-28 h-40 k82
عنا r-41 h-54
عنا_ h-17
عناه r-27
عناها r-24
عند r18 g39 m-19 k-23
عند_ r-32 h58
عندن g28
عندنا g28
عنده g-25 h-15
عنده_ g-25 h-15
عندي r16 g29 h-41 k-15
عندي_ r16 g29 h-41 k-15
عنه r-31 k25
عنه_ r-31 k25
عني g37 m-18 k-33
عني_ g37 m-18 k-33
عه_ r131 m42 h-50
عها r-35 g16 m-16
عها_ r-64 g17 m-16
عهد r-59
عوا r41 g36 h-26
عوا_ r23
عواي r18 g31
عوايد r18 g31
عود g30 h-53
عود_ g37 h-51
عوذ h73
عوذ_ h51
عوذه h22
عوذه_ h22
عوض r-20 g20
عول r38 g-16
عولي r42 g-16
عولي_ r42 g-16
عون g31 h17
عون_ g31 h17
عوه r58 g-23 h-41
عوه_ r42 h-39
عوها r16
عوها_ r16
عوي m16 h50
عويذ h21
عويض m22 h29
عويض_ m22 h29
عي_ g-53 m-21
عيال h47
عيال_ h47
عيد g-45 m-17 h-75 k43
عيد_ r17 g-21 h-79 k16
عيدا g-16 k26
عيدا_ g-16 k26
عيدي h-27
عيديه h-15
عير g18
عين r82 m-53 h-77
عين_ r19 g-30 h-47 k22
عينه r63 g27 m-45 h-30
عينه_ r67 g-15 m-43 h-23
عينها g42
عيه g-16 m-24
عيه_ m-22
غاز m-22 h-97
غاز_ m-22 h-30
غازي h-67
غازيه h-67
غال r-21 g-23 m28
غالب m28
غالب_ m28
غام g41
غامض g41
غاي g23
غدا g-49 m-20 h-27
غداء g-53 m-17 h-27
غداء_ g-53 m-17 h-27
غرا h-19
غرام r21 h-19
غرام_ h37
غرامه r23 h-60
غرب h27
غربي h27
غرف g-15
غرفه g-15
غرفه_ g-15
غرق g60 h-20
غرقت g44
غرقت_ g44
غسل r-15 h-43 k75
غسل_ k41
غسي r-16 g-44 h-30 k33
غسيل r-16 g-44 h-30 k33
غسيل_ r-16 g-44 h-30 k33
غش_ g-16 h64
غشو h31
غشوش h31
غشوش_ h26
غل_ r69 g20 m-22
غلا h-31
غلب m47
غلب_ m28
غلبن m19
غلبني m19
غلط r-42 k-28
غلط_ r-42 k-28
غلف h17
غلق g30
غلقه g36
غلقه_ g26
غله r-22 g-15 h60
غله_ r-22 g-15 h60
غلي r30
غنم r-36 g30 h-36
غنم_ g28 h-31
غها g21
غها_ g21
غو_ g15
غوا g23 h-19
غواص g38
غواص_ g38
غواي r18
غوايش r18
غوص g24
غوصه g24
غوصه_ g24
غوم h20
غومه h20
غومه_ h20
غون g-18 h19 k32
غون_ g-18 h19 k32
غي_ k17
غيا r-20 h-23
غير r35 m-15
غير_ g26
غيره r23
غيره_ r23 h-20
غيري h15
غيري_ h15
غين h-16
غيي h24
غيير h24
غيير_ h24
فا_ g25
فاء r26 k17
فاء_ r26 k17
فات r-22 g-28 h-70 k34
فات_ h-29 k18
فاتر g29 h-22
فاتر_ g29 h-22
فاتو g-44 k16
فاتور g-44 k16
فاج g97 m-33 h-34
فاجا g97 m-33 h-34
فاجات g78 m-33 h-26
فاجاه g19
فاد h-19 k44
فادي h-19 k44
فادي_ h-19 k44
فار r-27 g-17 h29
فاره h59
فاره_ h59
فاض g22 m-24 h41
فاض_ m-15
فاضح h52
فاع g16 m-17
فاع_ g16 m-17
فاق m20
فاق_ m20
فال r73 m-62
فال_ m-52
فالت r38 h-16
فالته r27
فاله r41
فاله_ r41
فان r-15 g19
فان_ g22
فاي r176 g-74 h-66 k-34
فايد r54 h-18
فايده r54 h-18
فايز m27
فايز_ m27
فايض r25
فايض_ r25
فايظ r106 g-22 m-18 h-28
فايظ_ r106 g-22 m-18 h-28
فت_ r52 g-43 m-27 h-62
فتا g-29 m24
فتاح g-29 m24
فتاح_ g-29 m24
فتح r-23 g53 h70 k-19
فتح_ g53 h48
فتحت h16
فتش g-15 h59 k-16
فتش_ g-15 h59 k-16
فته r16 g-56
فته_ g-21
فتها g-32
فتها_ r18 g-32
فتو r-15
فتي g-19 h24
فتيا h28
فتيات h28
فحص r-17 g-45 h-52
فحص_ g-21 h-34
فدي h21
فديه h21
فديه_ h21
فراح h-19
فراح_ h-19
فرد g-16
فرز g41
فرز_ g41
فرس r-29 g31
فرس_ r-29 g31
فرش m-33 h-49
فرص m57
فرصه m17
فرصه_ m17
فرق r35 h-21
فرق_ r35 h-21
فره g-19 h22 k-16
فره_ g-19 h22 k-16
فرو g92 m15 h-33 k-15
فروز g23 h-22
فروق g69 m32 h-34
فروقا g57 m35 h-28
فري h27
فريقي m23 h28
فزا r18
فزاد r18
فزاد_ r18
فزي r25
فزيو r25
فزيون r25
فس_ g-24
فسه g-22 m-17 k-15
فسه_ r17 g-32 m-17 h-19
فسها r-21 h16
فسها_ r-21 h16
فسي g-15 m-22
فسي_ m-22
فش_ h-30
فصل r-37 h-31
فصل_ r-22 h-28
فضه g-18
فضه_ g-18
فط_ g40 h15
فطي h27
فطيس h27
فظ_ r-15 m-23
فظت r-16 h-20 k62
فظته k22
فظته_ k22
فظتي r-16 k37
فظتي_ r-16 k37
فظه m30
فظه_ m30
فع_ r16 g44 h-31
فعا g-22 k20
فعات g-22 k20
فعات_ g-22 k20
فعت g25
فعته g18
فعتي r15
فعل h-34
فعلي h-20
فعلي_ g23
فعنا_ r16
فعه r-33 m33 h19
فعه_ r-32 m33 h19
فعو g47 m-21 h-18
فعون g42 m-22
فعون_ g42 m-22
فق_ r-41 g-22 h39
فقر r-27 h-23
فقرا r-27 h-23
فقراء r-27 h-23
فقط r-58 g-39
فقط_ r-58 g-39
فقه r-36 g18 h-40
فقه_ r-36 g18 h-40
فقو g26
فقود g26
فقي r27
فقين r28
فقين_ r28
فك_ g-46 m-29 h187
فكه r22
فكه_ r19
فل_ r-17 g-62 h-51
فلا h76
فلام h68
فلام_ h68
فلان h18
فلت r21 h-20 k-15
فلته r35
فلته_ r35
فلن h-20
فلني h-20
فلني_ h-20
فله g27 h44
فله_ g17 h45
فلو r53 m38 h-45 k47
فلوس r53 m38 h-45 k47
فلوس_ r27 m57 k25
فلوسن m23
فلوسه r17 g-16 h-27 k32
فلوسي r31 m-30 k-18
فن_ h29
فنا g-20 m-38 h21
فنا_ r-27 m-33
فناه r24
فناها r24
فنج h35
فنجا h35
فنجان h35
فند r-39 h-57
فندق r-39 h-57
فندق_ r-35 h-40
فه_ r-19 g-45 h-103
فها r-19 g82 k-17
فها_ r-19 g82 k-17
فهد r19 h-17
فهد_ r19 h-17
فوا r71 g-20 m24 h-62
فوات r33 h-30 k25
فواتي r33 h-30 k25
فواك m39
فواكه m39
فواي r53 h-20 k-18
فوايد r53 h-20 k-18
فوت m40 h26
فوت_ m40
فود h57
فودك h53
فودكا h42
فور h-18
فورا r-27
فورا_ r-27
فورو r28
فورور r28
فوز r-15 m106 h-37
فوز_ r-15 m106 h-37
فوظ r28
فوع m15
فوع_ r-21
فوعه m19
فوعه_ m19
فوق r87 m-25 h-20 k18
فوق_ r19 h-20 k21
فوقه r68 g-16
فوقها r43
فول r29 h-19
فوله r20 g22 h-17
فوله_ r20 g22 h-17
فون g26 h-25
فون_ h-28
فونه g21
فونه_ g21
في_ r16 g53 m46 h-17 k-47
فيت r-25 h-26
فيت_ g19
فيد h27
فيدي h27
فيديو h27
فير r46
فير_ r46
فيز r24 h-18
فيزا r24 h-18
فيزا_ r24 h-18
فيش g29 m66
فيش_ g29 m34 h-32
فيك h-18
فيك_ h-18
فيل r-36 g-23 h38
فيل_ r-32 h65
فيلا h-19
فيلا_ h-19
فين r-41 m-25 h23 k-18
فين_ g-46 m-20
فينه r-47 g67 h-24
فينه_ r-47 g59 h-21
فيه h48
فيه_ r20 g30 k-25
فيها g-34 h34 k24
فيها_ g-34 h34 k24
فيو g39
فيوت g43 h-23
فيوتش g43 h-23
قا_ g36
قاء h41
قاء_ h41
قاب r47 k23
قابل h24
قابل_ h25
قابه h-23 k19
قابه_ h-23 k19
قات r-24 g44 m41 h55
قات_ r-25 g47 m43 h64 k-19
قاتل k34
قاتلي h-15 k36
قاد g59 h-38
قادم g60 h-38
قادم_ g42 h-28
قادمه g18
قار h57
قار_ h-18
قارب h24
قارب_ h24
قاره g21
قاره_ g21
قاري r25 g-24 h49
قاري_ r32 g-15
قاريه h55
قاس r-34 g-19 m-27 h-57
قاس_ r-19 g-19 m-16 h-34
قاص m-15 h60
قاصر h30
قاصرا h19
قاصه h20
قاصه_ h20
قاض h56
قاضي h56
قاضي_ h56
قاع g-27 h-28
قاعه g-26 h-28
قاعه_ g-26 h-28
قال h-21
قال_ g57 m20 h-16
قاله g-49 h-21
قاله_ g-49 h-21
قام r-21 g-27 m132 h76
قام_ m34 h61
قامر m98 h-16
قامر_ m44 h-33
قامه h31
قامه_ h31
قان m-19 h65
قان_ g-23 m-19 h31
قانق h34
قانق_ h34
قاه g34 h-23
قايق g26
قايق_ g26
قايمه h17
قبر g-21 h88
قبر_ m-16 h28
قبره h22
قبره_ h22
قبض g-22
قبض_ r34 h24
قبضت r-36 g-24
قبضت_ r-28 g-20
قبل g131 h-43
قبل_ r-15 g68 h-20
قبلي r22 g46 h-18
قبلي_ r21 g17
قبليا g36
قت_ r-28 g74
قتر g32
قترا g20
قتراض g20
قتن g-17 m19 h19
قته m29
قته_ m29
قتي g-32 m16 h-18
قتي_ g-33
قتين m16
قتين_ m16
قد_ r40 m-42 h-40
قدا g-36 h-26 k22
قدا_ g-33 h-26 k25
قدام_ g28
قدامي g-37
قدر g-20 m25
قدر_ g-27 m25
قدم r-18 g29 m-17 h48 k-16
قدم_ g47
قدمه g-16 h57
قدمه_ h31
قدمها h26
قدي r60 g-27 m-26 h-48
قدي_ r24
قديم r37 g-46 m-21 h-37
قديم_ r38 g-28
قديمه g-18 h-31
قر_ g17 h-35
قرا r-70 g-61 m-78 h15
قرا_ g-32 h45
قراء r-34 g-16 m-28
قراء_ r-27 h-23
قراءه m-18 h18
قراب h20
قرابي h20
قرار g-18
قرار_ g-18
قران m-23 h-44
قران_ m-23 h-40
قرب m60 h20
قرب_ m60
قربا h24
قربان h24
قرر g98 h-20
قرر_ g65
قرره g35
قرش g21
قرش_ g21
قرص h43
قرصن h35
قرصنه h27
قرض r148 m-36 h-34
قرض_ r77 h-20
قرضن r29
قرضني r29
قرع m22 h-25
قرعه m22 h-25
قرعه_ m22 h-25
قرن h18
قره r-15 g27 m15 h-26
قره_ r-15 g27 m15 h-26
قرو h36
قري g-24 h-17
قري_ h-21
قسا r-39
قساط r-39
قساط_ r-39
قسط r-38 g33 h-15 k-16
قسط_ r-38 g33 h-15 k-16
قسم r-20 g-34 m-32 h-35
قسم_ h-17
قسمه g-21 m-26
قسمه_ g-21 m-25
قسي h-28 k19
قسيط k-16
قسيط_ k-16
قسيم h-22 k35
قسيم_ h-20 k35
قص_ r-27 h21
قصه g-22
قصه_ g-22
قضي g18
قضيه g18
قضيه_ g18
قط_ r-56 m-16 h-56
قطر h-44
قطط h37
قطط_ h37
قطع m-17
قطع_ h22
قطعه h-48
قطعه_ h-48
قطه g-22 h-28
قطه_ g-22 h-28
قطو g-40 h-15
قطوع g-15
قطوع_ g-15
قطيه m38
قطيه_ m38
قع_ h49 k-21
قعا m28
قعات m28
قعات_ m20
قعت g40
قعت_ g40
قعد m21
قعده m21
قعده_ m21
قعن g-17
قعنا g-17
قعنا_ g-17
قف_ g-48 m-17 h-24 k67
قفل r-41 g33 h-25
قفل_ r-16
قفلت r-19
قفله g40 h-16
قفله_ g30 h-15
قفو g25
قفول g25
قفوله g25
قل_ r57 g-67 h-32 k76
قلب r40 g16 m22 h-19
قلب_ g17 m25
قلد g-20 h93
قلده g-15 h75
قلده_ g-15 h75
قلن r-18 g22
قلنا r-18 g22
قلنا_ r-18 g32
قلي h38
قليد h38
قليد_ g-17 h58
قليدي r16 h-20
قم_ r-35 g-19 m41 h-68 k56
قما r-16 g16 m120
قمار g-25 m135 h31
قمار_ g-25 m135 h31
قماش g41 m-15 h-19
قماش_ g41 m-15 h-19
قمح h-51
قمح_ h-51
قمي h-27
قنا r-29 g-26 m-30 h26
قنا_ g-18 m-22
قناه r-17 h30
قناه_ r-17 h30
قنو h24
قنوا h24
قنوات h24
قني g-17 h32
قنين g-17 h32
قنينت h21
قه_ r-15 g22 m31 k-68
قها r24
قها_ r24
قهو h-42
قهوه h-42
قهوه_ h-42
قوا r-21 m-22 h91
قواد r-19 h57
قواده r-17 h39
قود g91 h-16
قود_ g65
قوف k47
قوف_ k47
قول r-22 g39 h45
قول_ g25 h70
قوله g21
قوي r-31 h31
قوي_ r-18 h21
قي_ r-27 h19 k34
قيت r-24 h-21
قيع r41
قيع_ r25
قيعه r16
قيعه_ r16
قيق g41 m50 h-39
قيقت m16
قيقتي m16
قيقه r23 m36 h-19
قيقه_ r23 m36 h-19
قيقي g26 h-16
قيقي_ g26 h-16
قيم g32
قيمت r16
قيمته r16
قيمه g39 h17
قيمه_ g39 h17
قين r36 g-19 h-21
قين_ r36 g-24 h-30
قيه g19
كا_ h99
كات g-28 m40 h-20 k41
كات_ g-32 k42
كاتب g15 h-21
كاتب_ g15 h-21
كار g-34 m31
كاز m25 h25
كازي m25 h25
كازين m25 h25
كاس g30 m-21 h32
كاس_ g38 m-23 h25
كاش r48 g-27 h-39 k19
كاش_ r48 g-25 h-46 k20
كاغ g15
كاغو g15
كاغو_ g15
كاف g-17 h-44 k-18
كافل g-16 h-37
كافل_ h-26
كام r-48 g-38
كامل r-48 g-36 h-16
كامل_ r-24 h-28
كامله r-24 m20
كان r-19 g25 m-18 h-20
كان_ r-30 g27 m-24
كانت r19 g-20 m18
كانت_ r19 g-20 m18
كانه h-22
كانه_ h-22
كاني_ h16
كاه r-36 m-16 h-19
كاه_ r-36 h-27
كايين h15
كب_ g23
كبا h68
كبار h38
كبار_ h31
كبت g-35 h62
كبتا h55
كبتاج h30
كبتاغ h25
كبر r75 k18
كبر_ r75 k18
كبي r-25 g25 m-19 h-33
كبير r-25 g25 m-19 h-33
كبيره r-25 g25
كت_ g-25 m23 k44
كتا g-43
كتاب g-35 m15 h40
كتاب_ g-29 h-29
كتابه m26 h77
كتب g-36 m-20 h-17
كتب_ g-26
كتبت m-16
كتبت_ m-16
كتبه r-20 h-18
كتبه_ r-19 h-18
كتر r48
كتل h34
كتلن h34
كتلند h34
كته g34
كته_ g18
كتها g16
كتها_ g16
كتو r65 g-35 m-30 h-29
كتوب r39 g-19
كتوب_ r25 g-19
كتور m-24 h-31
كتي r-60 h-48
كتيل h-17
كتيل_ h-17
كثر r30 g-32
كثر_ r30 g-32
كثي h-22 k44
كثير h-22 k44
كثير_ k28
كثيره k16
كحو h-32
كحول h-32
كحول_ h-61
كحولي h29
كذا k33
كذا_ k34
كر_ g-27 m60 h88 k-16
كرا r-18 g29 h-44
كرا_ g21
كرات g25
كراتي g31
كراس r-21
كراش m26 h-16
كراش_ m26 h-16
كرام h-22
كرامي h-22
كرت r-37 g-53 h56 k-16
كرتو h16
كرتون h16
كرم r-43 g-18
كره r-28 g37
كره_ r-25 g28
كري g-52 h-45
كري_ g-24 h-33
كريم g-22 h-19
كز_ m17
كس_ r-17 g35 m59 h38
كسب r-27 m50
كسب_ r-19
كسبا m21
كسبان m21
كسر r-24 g24 h-15
كسر_ g24 h-15
كسي g-24 k-25
كسي_ g-24 k-25
كشط m35 h-17
كشط_ m35 h-17
كشف r40 g-21 h27 k27
كشف_ r48 g-16 h30 k24
كشو r60 m-27 h-23
كشوف r60 m-27 h-23
كشوف_ r60 m-27 h-23
كف_ g-28 h65
كفا r79 h-20
كفال r79 h-20
كفالت r38 h-16
كفاله r41
كفل r59 m-17 h-31
كفلت r40
كفلته r40
كفلن h-20
كفلني h-20
كفو r36
كفول r36
كفي r-34 h21
كفي_ h-15 k-16
كفيل r-30 h36
كفيل_ r-30 h36
كل_ r93 m72 h17 k-20
كلفه r-15
كلفه_ r-15
كلن m18
كلنا m18
كلنا_ m18
كله r-82 g36 m19
كله_ r-72 g33
كلها m15
كلها_ m15
كلو m-16
كلوب h29
كلوب_ h29
كلي g-22 h69
كليه h55
كليه_ h55
كم_ g24 h-18 k-20
كما r-20 g-19 h29
كما_ r-20 g-19
كمه r25 g15 h-44
كمه_ r25 g15 h-44
كمي g15
كميا g15
كميات g15
كن_ r66 g71 h-23 k-16
كنا g19 h-33
كنا_ g19
كنب g27 h-19
كنت r-20 h22
كنت_ r-20 h22
كنز g-20
كه_ r51 g27 h-39 k-27
كها_ g19 h-29
كهان h18
كهر g-27 h-43 k-18
كهرب g-27 h-43 k-18
كهربا g-27 h-43 k-18
كو_ g-21 h82
كوب g-20 m37 h-15
كوبو g-18 m40 h-38
كوبون g-18 m40 h-38
كوبي h22
كوبي_ h30
كوت r-15 m25 h70
كوت_ h45
كوتش m15 h22
كوتشي m17
كوتي h18
كوتي_ h18
كوك g-21 h-18
كوك_ g-18 h-18
كوكا h17
كوكاي h15
كوكت h-17
كوكتي h-17
كول g57 m-16 h-62
كول_ g75 m-15 h-15
كولا h-22
كوم r-17 g57 h-26
كوم_ g30
كومه g30 h-24
كومه_ g30 h-24
كون h29
كون_ h46
كوين g18
كوين_ g18
كي_ r-35 m-26 h115 k19
كيا g19 h-21
كياس g19 h-21
كياس_ g19 h-21
كيت g22
كير m-24
كيرم m-17
كيرم_ m-17
كيس r29 g-29 m-16 h-49
كيس_ r29 g-29 m-16 h-49
كيش r96 g-20 h-31
كيشت r31
كيشت_ r31
كيشل r29
كيشلي r29
كيشه r36
كيشها r36
كيف r-20 g16 h78
كيف_ g24 h53
كيفا r-17
كيفات r-17
كيك h-89
كيل r-16 g24
كيل_ g63 h-20
كيلا h24
كيلا_ h24
كيلو r-15 g-33
كيلو_ r-15 h-37
كيلوم g-15 h33
كين m52
كينا r21 m33 h25
كينات m35 h25
كينه r-21 g16 m22 h-31
كينه_ r-21 g16 m22 h-31
كيه g-35
كيه_ g-35
كيي r30
كييش r30
كييش_ r30
كے_ r-17 g-21 m39 h-46
لا_ r-41 g65
لاب r-55 g-28 h-37
لاب_ g-21 m19 h-21
لابت r-15 g30
لابس r-48 h-26 k-15
لابس_ r-48 h-26 k-15
لابن m-27
لابني m-15
لابو k18
لابو_ k19
لات r72 g-30 h-22 k35
لات_ r64 g-26 m-38 h-31 k39
لاته h-36
لاته_ h-36
لاتي h32
لاتين h42
لاث g42 h-24 k16
لاث_ r-20 g32 m-15 k18
لاثم r-33 m25
لاثمي r-33 m25
لاثه r22 g-21
لاثه_ r22 g-21
لاثي r42 g-21
لاثين r34 g-21
لاج m-41 h-57 k-20
لاج_ m-33 h-70
لاجا g-16 h39
لاجر g30
لاجر_ g23
لاجل g-20
لاجل_ g-27
لاجه g23
لاجه_ g26
لاح h29 k-22
لاح_ h-38
لاحد r19 g-36
لاحد_ r19 g-36
لاحق g44
لاحقا g44
لاحي g-19 h53
لاحيه g-19 h53
لاخ r-68 g28 m16 h-48 k16
لاخت r-21 g33
لاختي r-21 g33
لاخر r-19
لاخر_ r-19
لاخو h-23 k20
لاخوه h-16 k22
لاخي r-27
لاخير r-27 g17
لاد r28 m-23 h-75 k-32
لاد_ r-17 m-18 h-53
لادن r50
لادني r50
لادي h15
لار r23 g20 h20
لار_ r16 g20 m-15
لارات g-20
لاراض g17
لارض h-19
لارض_ h-28
لاز r-20 g-23
لاس r23 g21 h39
لاسب m37 h37
لاسبو m37 h37
لاست g34
لاستث g27
لاسع g17 m29
لاسعا g17 m29
لاسل g-18
لاسلا g-18
لاسم r24 h38
لاسم_ r24 h38
لاسو r19
لاش h21
لاش_ r24
لاص r-15 g-22
لاص_ g-21 h-17
لاصل h-20
لاط m-30 h-55
لاطف m-26 h-38
لاطفا m-26 h-38
لاع g-23 m-28 h28
لاعب g-19 m-19 h75
لاعب_ g-19 m-19 h75
لاغ h-67 k34
لاغ_ h-48 k34
لاف g-30 m-36 h-55
لاف_ g-28 m-36 h-25
لافر h-19
لافرا h-19
لاقس r18 g-18
لاقسا r18 g-18
لاقه g-27 h22
لاقه_ g-27 h22
لاك r-18 m16 h-25
لال r31 g-54 m37 h-33 k-24
لال_ r-27 g-17 m55 h-23 k-16
لالف r66 g-44
لالف_ r50 g-31
لام m-20 h35 k-22
لام_ h39
لامت h-19
لامتح h-19
لامه r24 g-29 h30
لامها r24 g-21
لامو k25
لاموا k25
لامي g-36 k-29
لامي_ g-17 h-39 k-27
لامين h52
لان r35 m17 h-49 k36
لان_ h-15 k16
لانت h30
لانتخ g21 m-15
لانتظ g-15
لانظ r21
لانظا r21
لانه r34
لانه_ r34
لاني r-17 h-40 k36
لاني_ r-17 h-49 k36
لاه m-22 k-22
لاهل k-22
لاهلي k-22
لاو h35
لاول_ r16 m22
لاولا m-18 h-26
لاولي g-17 h24
لاوي h29
لاوي_ h29
لاي r-18 g30 m29 h-29 k-45
لايا g80
لايا_ g22
لايت r17 k-17
لايتا k-17
لايتم r20
لايج r-36 g20 k-16
لايجا r-36 g20 k-16
لايس g-21
لايست g-21
لاين m47
لاين_ m47
لب_ g-24 m73 h53
لبا r19 m-18 k27
لبار h75
لبار_ h24
لباق r36 h18 k45
لباقي r36 h18 k45
لباي g17 h-15
لبايع g17 h-15
لبت h44
لبح r-20 g50
لبحر r-16 g67
لبحر_ r-16 g84
لبخ m39
لبخت m39
لبخت_ m39
لبد g28
لبدل g28
لبر g-36 m20 h-15
لبر_ g-29
لبس r37 h-18
لبص h19
لبصا h19
لبصار h19
لبض r-47 g43 k46
لبضا r-47 g43 k46
لبضاع r-47 g43 k46
لبط r21 h-16
لبطا r30 h-15
لبطاق r30 h-15
لبق g29 m-17 h-29
لبقا g-31
لبقال g-31
لبقر g60 h-24
لبقره g40 h-19
لبل r38 m-18 k35
لبلا g29
لبلد r18 k35
لبلدي r23
لبلو h18
لبلوت h18
لبن g-44 m-17 h-34
لبن_ g29 m-39 h-44
لبنا g-38 k-16
لبنا_ r26 g-28 h-24
لبنان m19 h24
لبنت h31
لبنت_ h31
لبنك r25 h-15 k31
لبنك_ r48 h-15 k31
لبنكي r-23
لبني m19
لبني_ m19
لبه r-27 g45 h-36
لبه_ r-27 g36 h-36
لبو r-21 g-36
لبور g-36
لبي r-21 m-17 k-34
لبيا g-30
لبيت g24 k-33
لبيت_ r18 g-26 m-31 h-23 k-33
لبيتك g50 m31
لبير h25
لبيره h30
لبيع r-24 g19 h25
لبيع_ r-20 h47
لبيعه h-22
لت_ r73 g-55 m25 h-60 k-58
لتا r-38 g70 h-38
لتاج g35 h-20
لتاجر g35 h-20
لتاخ r-28
لتاخي r-24
لتام g45
لتامي g45
لتج g34 k19
لتجا g35
لتجار g35
لتجن k19
لتجنب k19
لتح h-18 k58
لتحو g16 h-16 k61
لتحوط g23
لتحوي k69
لتخ g21
لتخل r-16
لتخلص r-16
لتر r-24 g-42 h-37
لتر_ r-18 h-37
لتس r25 m-47
لتسل r20 g26 m-23
لتسلي r20 g26 m-23
لتط m18 h28
لتطب m18 h28
لتطبي m18 h28
لتع g18
لتفر h18
لتفري h18
لتق r17
لتك h-21 k25
لتك_ k25
لتم r16 g-36 m15 h23
لتمر h21
لتمو r31 h16
لتموي r31 h16
لتن r-15
لته r-17 g31 h-18
لته_ g16
لتو r49 h-35
لتوت h-26
لتوص g18 m-22 h-15
لتوصي g18 m-22 h-15
لتوف r42
لتوفي r42
لتوق m24 h27
لتوقع m25 h30
لتي g-54 h-59
لتي_ g-54 k20
لث_ g-54 h19
لثا h-26
لثال h-15
لثالث h-15
لثان r27 m19
لثاني r27 m19
لثل r-26 g31
لثلا r-45 g55
لثلاث r-40
لثلاج g46
لثلث r21 g-24
لثم h-23
لثمن h-23
لثمن_ h-23
لثه g27
لثه_ g27
لج_ h-22
لجا r18 g33 m24 h-17 k-17
لجار r24 g-17
لجار_ r18
لجام r-30 k-16
لجامع r-30 k-16
لجاي r19 g53 m29 h-16
لجاي_ r19 g35
لجايز m43
لجايه g23
لجب g-18 k60
لجبه h-29 k60
لجبهه h-29 k60
لجد g44
لجر r-31 g-33
لجز g36 h-38
لجزا g36 h-38
لجزار h-28
لجزاف g40
لجل h53
لجلس r15 h27
لجلسه r15 h27
لجم g-17
لجما k16
لجمع r27
لجمعه r-18 h17
لجمعي r45
لجمل r-25 g-20
لجميع h-22
لجن g-31 h35
لجن_ h62
لجني h-27
لجنيه r18
لجه r-36 g-23 k21
لجها r-27 g-16
لجو r43 h-24
لجوا r34 h-23
لجوال r29
لجي k-15
لحا r-27 g23 m-17 h-16 k16
لحاج r21 g45 m-17
لحاج_ g47 m-17
لحار r-28 g-22 h-28 k22
لحاره r-17 g-22 h-21 k22
لحال r-19 g27
لحاله g27
لحب g33
لحبي h30
لحبيب h30
لحد r24 k34
لحد_ r36 k34
لحر h53
لحره h50
لحره_ h50
لحس r69 g-24 h-31
لحسا r87 g-17 h-18
لحساب r87 g-17 h-18
لحص g24 h-35
لحصا g24 h-35
لحصاد r33 g-15
لحظ r-17 g37 m42
لحظ_ g64 m42
لحف g-27 h63
لحفل g-25 h59
لحفل_ g-20
لحفله h51
لحق r-15 g24 k35
لحق_ r-15 g32
لحك h18
لحل h23
لحلو h27
لحم h30
لحم_ h45
لحو h-17
لحوش g-50
لحوش_ g-50
لحوه g25 h-15
لحوه_ g25 h-15
لحي r15 g76 h-39
لحيا r-18 g29
لحياه r-18 g29
لحين g65
لحين_ g65
لخا g-44 h71 k18
لخار h20 k18
لخارج h20 k18
لخاس m17
لخاسر m17
لخاص g-21 h57
لخاص_ h28
لخاصه r18 g-21 h29
لخب h24
لخر r-56 g15 h-42
لخرف g22
لخرفا g22
لخرو r-16 m25
لخروف r-16 m25
لخري r-39 g28
لخريط g18
لخز r32
لخزا r16
لخزان r16
لخزي r16
لخزين r16
لخس r-21 h-24
لخسا r-21 m-30 h-21
لخسار r-21 m-30 h-21
لخسر m24
لخسرا m24
لخم g-35
لخمس g-19 m34
لخمو h18
لخمور h18
لخمي g-16 m-22
لخميس g-16 m-22
لخي r-20 g45 h39
لخيا r-20 g36 h-16
لخيار g36
لد_ h-26 k21
لدخ m35
لدخو m17
لدخول m17
لدر r21
لدراه r35
لدره r29
لدرهم r29
لدع h26
لدعا h31
لدف r-22 g19 h24
لدفع r-22 g26
لدفعه r-24 h18
لدفي h18
لدفين h18
لدق r34
لدقي r34
لدقيق r34
لدك g-30 m-33
لدكا g-30
لدكان g-30
لده r-33 g-15 h39
لده_ h44
لدو g-32 m18
لدوا h-36
لدوام h-35
لدور r-18 h17
لدور_ h18
لدوره r-29
لدوري r21
لدول r20 g-17 m20 h17
لدولا r20 g-17 m23
لدي r-25 g33 m-43 h-36 k-24
لدي_ m-18 h-29 k-19
لدين r-41 m-15 h33
لدين_ r-41 m-15 h33
لديه r23 h-16
لديه_ r23 h-16
لديو g50
لديوا g31
لديون g18
لذه m16
لذهب m16
لذهب_ m16
لر_ m-16
لرا r21 g-15 m-15 h-22 k-19
لرات r28 k-16
لراتب r28 k-16
لراع g-18 h-16
لراعي g-18 h-16
لرب g39 m-32 h-37
لربح r-41 g-21 m-31 h-24
لربح_ r-41 g-21 m-31 h-24
لربو r34 h17
لربوي r34 h17
لربي g42 h-22
لربيع g42 h-22
لرج h44
لرحل h-20
لرحله h-20
لرخ h21
لرخص h21
لرخصه h21
لرز h23
لرزق h23
لرزق_ h23
لرس r-26 m-19 k19
لرسم k-16
لرسو r-16 h15
لرسول h15
لرق r-43 g-17 k54
لرقم r-43 g-17 k42
لرقم_ r-42 g-17 k42
لره r29
لرهن r29
لرو g-29 m56 h69
لرول m69 h62
لرولي m69 h62
لري g-20
لريا g-20
لرياض r-17 g-19 h20
لزا r34
لزبا r-16
لزبو g25
لزبون g25
لزم r49 h30
لزم_ r38
لزو h53
لزوج r-19 h48
لزوج_ r-21 h62
لزيا h21
لزيار h21
لس_ r-24 h-23
لسا g60 k-24
لسا_ g128 m-16 h-55
لساح h54
لساحر h54
لساع r19 g-21 m16 h45
لساعه r19 g-21 m16 h45
لسال r-30 g-19 h-25
لسالم r-30 g-19 h-25
لسايق h-35
لسب g-17 k15
لسباح h-31
لسباق h28
لسح r33 g-27 m23
لسحب r35 m40 h-22
لسحب_ r35 m40 h-22
لسحر m-17 h36
لسحر_ m-17 h37
لسد h-25
لسر h-18 k41
لسر_ k41
لسع r-61 g24 m-26
لسعر r-61 g39 m-21
لسعر_ r-61 g39 m-21
لسف r21 g35
لسفا h59
لسفار h59
لسفر r30 h-36
لسفر_ h-36
لسفي g34
لسفين g34
لسق g-16
لسقف g-16
لسقف_ g-16
لسك h31
لسكو h25
لسكوت h25
لسل r-16 g-30
لسل_ m-16
لسلع g25
لسم h59
لسم_ h36
لسمس m16 h28
لسمسا m16 h28
لسن r16 g27 h28
لسند r36 m-18
لسندا r25
لسنه m28 h18
لسنه_ m28 h18
لسنو g36
لسنوي g36
لسه r-42 g157 k-17
لسه_ r-35 g151 m-18
لسهره h-30
لسهم m21
لسهم_ m21
لسو h-39
لسوق h-20
لسوق_ h-20
لسي r31 g-15
لسير h33
لسير_ h35
لشا r-42 h81 k26
لشاح h20
لشاحن h20
لشال h23
لشالي h23
لشام h-16
لشان g-19 k35
لشان_ g-19 k35
لشاه g23 h27
لشاه_ g26 h-19
لشاهد h46
لشاي h19
لشاي_ h19
لشب g38 m-36
لشبا m-19 h22
لشباب m-19 h22
لشبك g44 m-17 h-23
لشبكه g44 m-17 h-23
لشج g25 h15
لشجر g25 h15
لشجره g25 h15
لشحنه g-15
لشخ r15 g-19 k48
لشخص r15 g-19 k48
لشخص_ g-15 k61
لشخصي r22
لشر r18 h-21
لشرط g16 m16 h30
لشرط_ m19
لشرك g23 m-23
لشركه r15 g27 m-23
لشري g-15 h-19
لشع r-21
لشعر r-21
لشعر_ r-21
لشغ g24
لشغل g27
لشغل_ g27
لشق g-18
لشقه g-18 h15
لشقه_ g-18 h15
لشه r36 h-19 k-23
لشها k-28
لشهاد k-28
لشهر r23
لشهر_ r16 g-17
لشهري g16
لشو g31 h-27
لشوا g49 h-39
لشوط m17
لشوط_ m17
لشي r38
لشيخ h22
لشيك r57
لشيك_ r44
لص_ r-27 g15 m-15 h-21
لصا r51 h21
لصال h32
لصاي r50 h-17
لصايغ r50 h-17
لصب r32 h-25
لصبر r39
لصبر_ r39
لصر r25
لصرا r23
لصراف r23
لصل h24
لصلا h24
لصلاح h26
لصن r-26 g-28 m16 h-17
لصنا g-18
لصند r-26 m16 h-35
لصندو r-25 m16 h17
لصو r-37
لصي r17 g24 m-20 h-48
لصيا r-21 g41 m-20 h-15
لصياد r-15 g41 m-20
لصيد g-26 h-30
لصيد_ g-17
لصيف r39
لصيف_ r39
لضا g-27 h20
لضاب h20
لضابط h20
لضاي g-27
لضايع g-27
لضر g44 h-30 k38
لضري k32
لضريب h-31 k37
لضريح h27
لضي h36
لط_ r-42 k-28
لطا r-34 g-18 h64
لطال h25
لطالع h25
لطاو g-18 m15 h39
لطاول g-18 m15 h39
لطب r-20 m-20 h-35
لطبي h-28
لطج h20
لطجي h20
لطر r39 g-31 h38
لطرد g-15 h47
لطرد_ g-15 h47
لطرف r48
لطرف_ r30
لطل h17
لطه h30
لطه_ h30
لطي m34
لطيا m34
لطيار m34
لظه h-55
لظهر h-55
لظهر_ h-55
لع_ r-19 g44 m60 h30
لعا r28 g17
لعاب m22 h-19
لعاب_ m22 h-19
لعاي r37
لعايد r47
لعب r-22 g-41 m149 h62
لعب_ r-21 g-39 m127
لعبن m-38
لعبنا m-38
لعبه m20
لعبه_ m20
لعت m39
لعت_ g-26 m59
لعج m17
لعد r21 g-18
لعر g-20
لعربي g18
لعرو r19
لعروس r19
لعز h-16
لعس m-28 h20
لعسل m-25
لعسل_ m-25
لعش h-30
لعشا m-24 h-29
لعشاء m-22 h-17
لعق r27 h-32
لعقا h-24
لعقار h-24
لعقد r24
لعقد_ r24
لعل h-19
لعم r-31 g-35 h26
لعما g-21 h21
لعمال r-18 g-21 h24
لعمل_ h38
لعملا m-27 h-19
لعمله m19
لعن g18
لعنب g18
لعنب_ g18
لعه r-48 h-17 k25
لعه_ g21
لعي r69 h-16
لعيال h47
لعيد r54 g16 h-31
لعيد_ r54 g16 h-31
لعين r30 g-16
لعينه r30
لغ_ g15
لغا g37 m26
لغال m28
لغالب m28
لغد g-16 h-26
لغدا g-16 h-26
لغل r-42 g-16
لغن g15
لغنم g15
لغنم_ g30
لغه g22
لغها g21
لغها_ g21
لغو r-15 g40 k49
لغوا g35 h-19
لغواص g38
لغوص g24
لغوصه g24
لغوم h20
لغومه h20
لغون k35
لغون_ k35
لغي g18 h-18 k22
لغير k22
لغيره k18
لف_ g15 m-31 h48 k35
لفا r21 g-42 m23 h-25
لفات r-28 g-19
لفاتو r-28
لفاي r64 g-21 h-43
لفايز m27
لفت r42 g-21 k-15
لفته r26
لفته_ r16
لفر g39 h-86
لفرس r-29 g31
لفرس_ r-29 g31
لفرق r16
لفرق_ r16
لفرو g26
لفروق g26 m30
لفري h-28
لفريق h-28
لفز r51
لفزي r25
لفزيو r25
لفع r-26
لفعل r-26
لفعلي r-26
لفق r-27 g-22 h-23
لفقر r-27 h-23
لفقرا r-27 h-23
لفقه g-16
لفقه_ g-16
لفك r15
لفك_ r15
لفل r29 g-15 h-21 k27
لفلو r29 h-20 k27
لفلوس r29 h-20 k27
لفن r-22 g-30 m-25 h77
لفنا r24 m-21 h27
لفنج h57
لفنجا h57
لفند r-39
لفندق r-39
لفه g39 m17 h-31
لفه_ g39 m17 h-31
لفو m50 h51
لفوا m28 h34
لفواك m30 h31
لفوز m22
لفوز_ m22
لفون h15
لفي g-37
لفيز r33 h-22
لفيزا r33 h-22
لفين r-25 g-20
لفين_ g-20
لق_ g53
لقا r-15 g38 h42
لقاء h19
لقاء_ h19
لقات m18
لقات_ m18
لقاد g47 h-25
لقادم g47 h-25
لقار h26
لقارب h26
لقاض h47
لقاضي h47
لقاع g-18
لقاعه g-18
لقاه g37 h-17
لقب g-21 h39
لقبر m-16 h28
لقبر_ m-16 h28
لقبض g-21 h28
لقبض_ g-21 h28
لقد g-36
لقدي g-36
لقديم g-36
لقر g-15 h-34
لقرا r-20 g-20 m-33 h-54
لقرار g-18
لقران m-23 h-40
لقرض r20
لقرض_ r20
لقرع m18
لقرعه m18
لقس r19 g-41 h-20
لقسط g-21
لقسط_ g-21
لقط g17 h-21
لقطع g19
لقطعه g29
لقف r-15 g-43
لقم r-21 g20 m34
لقما m41
لقمار m41
لقن h21
لقه g30 h-22
لقه_ g21
لقو r-17 m-21 h78
لقوا r-17 m-21 h50
لقواد r-17 h38
لقي h-26
لقيت r-16
لك_ g35 m29 k19
لكا r-26 h-42
لكات g15
لكاتب g15
لكاز h56
لكازي h56
لكاش g-22 h-15
لكاش_ g-22 h-15
لكام g-28 h-29
لكامل g-28
لكب g23 h29
لكبا h33
لكبار h33
لكت r16 g22 m-21 h-30 k-20
لكتا m-18 h-25
لكته g16
لكتها g16
لكر r-16
لكرا r-21
لكرت g25
لكرتو g25
لكس m21
لكسب m21
لكسبا m21
لكف g-25 h91
لكف_ g-22 h70
لكفا r44 h-16
لكفال r44 h-16
لكفي r-27 h37
لكفيل r-27 h37
لكل r-18 g-17 m65
لكل_ r-16 m63
لكن r27 g50 h-24
لكنا g19
لكنا_ g19
لكه g70 h-87 k-18
لكه_ g57 h-26
لكها g16 h-26
لكها_ g16 h-25
لكهر h-34
لكهرب h-34
لكو g31 h-26
لكي r17 g-36
لكي_ g26 h-31
لكيف g-18 h37
لكيف_ g-18 h37
لكيل h16
لكيه g-18
لكيه_ g-18
لل_ g-72 h-19
للا r-23 m-48 h17
للاخ k19
للاخو k19
للاس h15
للاط m-26 h-18
للاطف m-26 h-18
للاو m-18
للاول m-18
للاي k-16
للب g-57 h-53 k33
للبا h-29
للبن r-28 h-57 k32
للبنك r-16 k33
للبي g-22 h26
للبيت h-43
للبيع g-22 h69
للت m-27
للتس h22
للتسل h17
للتو h-33
للث g35
للج g-23 h19 k32
للجا r-19 h22
للجب h-26 k50
للجبه h-26 k50
للجن h42
للجن_ h42
للح g20 h39
للحظ h20
للحظ_ h20
للحف g-23
للحفل g-21
للحي g67
للد r-48 h-33
للدا r-18
للداي r-18
للدخ m23
للدخو m23
للدي m-17
للر g-17 m36
للز h49
للزب h19
للزو h23
للزوا h23
للس r36 g-25
للسي r54
للسيا r54
للش m-19 h36 k16
للشا h19
للشب m-17
للشبا m-17
للشر h73
للص g17
للضر k15
للضري k15
للط g-30
للع r-25 g-22
للعب g-19 m15 h36
للعبه g-16
للعم g-21
للعي r32 h-19
للغ g19
للف r-39 h-26
للفا h17
للفق r-27 h-23
للفقر r-27 h-23
للفن r-35 h-22
للفند r-35 h-22
للق r-15
للقر r-15
للك g-28 h68
للكي g-26 h28
للكيف g-18 h31
للم g-24 m-37
للمج h-25
للمجا k29
للمح r-17 g16
للمحب h29
للمحل g27 h-28
للمخ h-16 k-20
للمر r51 h-36
للمرا r52 g-21
للمص h-32 k22
للمصر k22
للمط r-17 g-15 h24
للمطع h37
للمقر r17
للمو h20 k-21
للموظ h24 k-20
للن g17
لله r-85 h-33 k-23
لله_ r-79 h-33
للو m39 h35
للوح g25
للوحه g25
للي r56
للي_ g24 h17
للير r35 g-15
لليره r35 g-15
لليل h34
لليله h18
لم_ r-99 g97 m-47 h-126
لما g66 h-67
لما_ r-17 g47
لمات g-20 m16 h15
لماتش m21 h16
لمار g32
لمارج g32
لمال r30 h-29 k32
لمال_ r39 g-26 h-18 k34
لمالك g29
لمب r-32 g16 m37 h61 k23
لمبا m19 h96
لمبار m-16 h42
لمبل r-34 h-25 k23
لمبلغ r-34 h-25 k23
لمت g-16 h-24
لمتا r16
لمتاخ r16
لمتج g42
لمتجر g42
لمته r-41 g-48
لمته_ r-17 g-18
لمتها r-24 g-30
لمج g34 h-33 k34
لمجا k38
لمجاه k38
لمجل r-16 h-18
لمجلس r-16 h-18
لمجم m17
لمجمو m17 k15
لمح r-21 m-23 k-32
لمحا r-17
لمحام r-17
لمحب h38
لمحبه h38
لمحت g41 h-19
لمحتو g41 h-19
لمحص r25 g-19
لمحصو r25 g-19
لمحك g28
لمحكم g28
لمحل r-23 g-16 h-28 k-18
لمحل_ r-23 g-16 k-15
لمخ g-21 k-30
لمخا h42
لمخال h42
لمخت r21 h-24
لمخد h-24
لمخدر h-38
لمخز k-15
لمخزن k-15
لمخط h17
لمخطط h17
لمد r26 g-35 m-18 h-16
لمدر r-16 m-28 h-41
لمدرب m-28
لمدرس h-16
لمده r32 g-16
لمده_ r32 g-16
لمدي h15
لمدير h15
لمدين r19
لمر g15 m16
لمرا r53 g-21
لمراب r60 g-21 h-28
لمراه h30
لمرك r-26 g24 m16
لمركز m17
لمز r-21
لمزا g19
لمزاد g19
لمزر r-21 g-20
لمزرع r-21 g-20
لمس g57 m18 h-38 k-18
لمسا m25
لمساب m27
لمسب g24
لمسبق g24
لمست r22 g-29 h-38
لمستر r51 g-20
لمستش h-21
لمستق g-25 h30
لمستو h-23
لمسر g37
لمسرو g37
لمش h30
لمص g-26
لمصح h27
لمصحف h27
لمصرف r-17 k22
لمصن h20
لمصنع h20
لمط r-42 g-26 m-30 h15 k-24
لمطا h-29
لمطار h-29
لمطب r-32 h-17
لمطبخ r-19 h-17
لمطر g18
لمطر_ g18
لمطع g-19 h52
لمطعم g-19 h52
لمطل g-15 h35
لمع g-48 m-18 h44
لمعا r-15
لمعام h22
لمعت h35
لمعتق h20
لمعد r25 g-26
لمعدن r39 g-15
لمعرض h-29
لمعرف h26
لمف r-29 g32 m-53 h-18 k-20
لمفا g50 m-20 h-18
لمفاج g50 m-20 h-18
لمفت g-37 h55 k-20
لمفتش h57 k-16
لمق g-31 m-20 k21
لمقا h-32 k23
لمقات k23
لمقاس h-15
لمقب h22
لمقبر h22
لمقر r34
لمقرض r34
لمك r42 g-27 m-37 k-20
لمكت h19
لمكتب h19
لمكش r70 m-27
لمكشو r70 m-27
لمكي r-15
لمكيف r-15 g-19
لمل r-47 g21 m-27 h-62
لملا r-45 g49 m-20 h-42
لملع m-15
لملعب m-15
لملك g-18
لملكي g-18
لمم g-36 h49
لمن g-42 h46
لمن_ r30 g-43
لمنا h43
لمناق h30
لمنج h31
لمنجم h31
لمند m17 h56
لمندل h24
لمندو m18 h32
لمه r37 g24
لمو h56
لموا k15
لموت r26
لموجل r18
لمور g23
لمورد g23
لموس g46
لموسم g46
لموظ r-25 k-20
لموظف r-25 k-20
لموق m18 h102 k18
لموقت h23
لموقع m20 h84
لمول g-27
لمي r32 g-21 m28
لميز g-30
لميزا g-30
لميه r58 g-24 m21 h-15
لميه_ r58 g-24 m21 h-15
لنا g39 m-23
لنا_ r-19 g47
لناس r24 g-17 h28
لناس_ r24 g-17 h28
لناق g46 h-27
لناقه g46 h-27
لنب h42
لنبي h42
لنت k29
لنتي h20
لنتيج h20
لنج g15
لنجا g28 h-26
لنجار g29 h-18
لنح h28
لنحس h28
لنحس_ h28
لنخ g24 h-22
لنخل g24 h-22
لنخل_ g-24
لنخله g47
لند h27
لندي h34
لندي_ h34
لنس h-23
لنص g-26 m16
لنص_ g-26 m16
لنظ h-22 k28
لنظا h-24 k28
لنظام k28
لنع g50
لنف r47 g26 k-20
لنفس r50 h-23 k-17
لنفس_ r30
لنفسه r20
لنفط g35 h21
لنفط_ g35 h21
لنق g-34 m15
لنقو m17
لنقود m17
لنه g34
لنها g28
لنهاي g28
لني r30 g-31 k22
لني_ r25 g-30 k24
له_ r-89 g82 h-87 k-48
لها r-67 g37 m30 h-19 k37
لها_ r-60 g-43 m40 k43
لهاش g43
لهاش_ g43
لهام g27
لهامش g27
لهب g25
لهبو g25
لهبوط g25
لهج g-21
لهجن g-21
لهجن_ g-21
لهد m44 k-24
لهم g-17 h-21 k36
لهم_ g-17 h-21 k36
لهن g37
لهو g50 h-24
لو_ r-21 g138 m-19 h-70
لوا g-40 h-38 k32
لوا_ g-15 h24
لواح g-16 k42
لواحد g-16 k42
لواس h20
لواسط h20
لوال h-30
لوالد h-30
لوب h52
لوب_ h52
لوت m159 h92
لوت_ g18 m-26
لوتس m45 h-16
لوتس_ m45 h-16
لوتو r-20 m129 h103
لوتو_ r-20 m129 h103
لوج r-15 g-15 h-36
لوجه r-15
لوجه_ r-15 g-19
لوح g27 m-30
لوحه g20
لوحه_ g20
لود r-25 g-19 h45
لودع g-16 h56
لودع_ g-16 h56
لودي r-28
لوديع r-28
لور r32 m-16 k-18
لورق r42 h16
لورق_ h24
لوس r53 g-18 m38 k40
لوس_ r27 m57 k25
لوسن m23
لوسنا m23
لوسه g-19 k30
لوسه_ g-18 k22
لوسي r37 m-30 h17 k-23
لوسي_ r31 m-30 k-18
لوسيط h25
لوش g20
لوش_ g20
لوط g18 m29
لوط_ g24
لوف r30 g-19 h86
لوف_ h88
لوقتي r17
لوك m-18 h-40
لول m-17 h-30
لولد g-20 h-22
لولد_ h-17
لولو g37 h-24
لولو_ g38
لولي h17
لولي_ h17
لوم r-30 g-49 h33
لوم_ r-41 g-21
لومت g-15 h33
لومتر g-15 h33
لون r-15 g-45 m-34 h-90
لون_ g-25 m-18 h-28
لونا h16
لوي g-54 h-53
لي_ r44 m27 h91 k-47
ليا g19
ليا_ r27
ليات g35
ليات_ g35
ليان m15 h32
ليانص m15
ليب r-18 g20 h-18
ليب_ r-18 g28 h-42
ليت m94 h74
ليت_ m94 h58
ليح r-25 g-36 h-19
ليح_ r-25 g-36 h-19
ليد h29
ليد_ g-19 h41
لير r35 g-30 h28 k-16
ليره r21 g-15
ليره_ r21 g-15
ليري g-15 h38
ليريك g-15 h38
ليس g28
ليس_ g21 h-15
ليص g55 h-48
ليصه g61 h-22
ليصه_ g61 h-22
ليغ h-19 k35
ليغ_ h-19 k35
ليف r27
ليف_ r27
ليق h33
ليق_ h33
ليك r-18 g-48
ليك_ r-18 g-35
ليل g-27 h65
ليل_ g-18 h33
ليله m18 h38
ليله_ m18 h38
ليلي h49
ليلي_ h19
ليليه h26
ليم g28 m-44 h-40
ليم_ g32
ليمي m-29 h-44
لين g38 k18
لين_ r-27 g53 k28
لينا h16
لينا_ h16
ليه r43 g-58 m-51 h60
ليه_ g-49 m-53
ليها r21 g-23 h69
ليها_ r21 g-23 h69
ليهم r17
ليهم_ r17 g15
ليو r40 g-39 h17
ليوم r38 g-22 h18
ليوم_ r28 g-21 h18
ما_ r-89 g278 m-79 h-97 k62
ماء h-17
ماء_ h-17
ماب g41
مابي g41
مابي_ g41
مات g-23 m22 h16
ماتش g-17 m34
ماتشا m25
ماث h24
ماثي h24
ماثيل h24
ماج r-17 h20
ماد g-22 h23
مادو h23
مادول h23
مار r-28 m88 h27 k-30
مار_ g-37 m114 h-28
مارج g74 h-30
مارجن g77 h-35
مارس g-21
مارس_ g-21
مارك g-34 h52
ماركه g-19 h26
ماري r-20 h30
ماز g43
مازو g44 h-20
مازون g44 h-20
ماش g41 m-15 h-29
ماش_ g41 m-15 h-19
ماط g-69 m-16
ماطم g-15
ماطم_ g-15
ماع k16
ماك r-18 g-27 m56
ماكي r-18 g-24 m57
ماكين r-18 g-24 m57
مال r38 m-32 h-67
مال_ r61 g-61 h-40
مالك g15
مالك_ g15
مالها g19
مالو g20
مالوش g20
مالي r-17 g24
مالي_ r-17 g-33
ماليه g57
مام r-31 g-28
مان r50 g19 m-43 h-69 k-20
مان_ g22 m-29 h-28
مانج h-48
مانجو g15 h-39
مانه r17
مانه_ r17
ماني r43 h16
ماني_ h19
مانين r32
مانيه r17
ماي r17 h-48
ماي_ g-18 h-69
مايه g57
مايه_ g57
مايو g-26
مايو_ g-26
مب_ g26 k18
مبا r-48 g39 m20 h102
مباد r-38 g75 h-31
مبادل r-38 g75 h-23
مبار h26
مبارا m-16 h34
مباش m34 h50
مباشر m34 h50
مبان h57
مباني h57
مبر r-15 g-23 h-33
مبر_ r-15
مبل r-17 g53 h-41
مبلغ r-17 g53 h-41
مبلغ_ g30 h-40
مبلغه g22
مبو m43
مبول m44
مبولا m44
مبي g-18 h36
مبيو h26
مبيوق h26
مت_ r15 g26 h-21
متا r29
متاخ r29
متاخر r29
متج g38
متجر g38
متجر_ g38
متح m-18
متحا h-18
متحان h-18
متحف h-17
متحف_ h-17
متحن h30
متحن_ h30
متر r27 g-55 h19
متر_ g-31 m-15
مترا r33 g-17 h24
مترات g-15 h33
متع h33
متعه h20
متعه_ h20
متف g-36
متفق g-35
متفق_ r-32 g-22
متفقي r28
متل r47
متل_ r31 g-18
متن r15
متنا r15
متناق r15
مته r-25 g-55 h-20
مته_ r-19
متها g-48 h-15
متها_ g-48 h-15
متوا g-15
متواف g-15
متي g52 h-21 k-18
متي_ g64 h-17 k-18
مثا h51
مثال h51
مثال_ h51
مثل r-35 g-51
مثل_ g-21 m-25
مثلي m20
مثلي_ m20
مج_ m17
مجا h-41 k37
مجان m-24 h-19
مجانا r20
مجاني r-15 m-24 h-21
مجاه k38
مجاهد k38
مجت g20
مجت_ g20
مجل r-16 g-24 h-18
مجلس r-16 h-18
مجلس_ r-16 h-18
مجم m17
مجمد r17
مجمد_ r17
مجمو m17 k15
مجموع m17 k15
مجه r-16 g98 h-46
مجهو r-16 g98 h-46
مجهول r-16 g98 h-46
مح_ h-51
محا r-55 h-53 k-25
محار g51 h-38
محار_ g22
محاره g29 h-24
محاض r-16 g-28 h-17
محاضر r-16 g-28 h-17
محام r-20
محامي r-17
محب h57
محبه h57
محبه_ h57
محت r-35 g47 h21 k-15
محتا r-34 h31
محتاج r-34 h31
محتو g58 k-15
محتوا g19
محتوي g40
محد g25 m-15 k25
محص r17 h-17
محصو r17 h-17
محصول r17 h-17
محظ k47
محظو k47
محظور h-15 k50
محف g-29 m19 h-27 k65
محفظ r-22 g-28 m21 h-21 k75
محفظت r-16 h-20 k62
محفظه m30
محفو r28
محفوظ r28
محك g18
محكم g18
محكمه g18
محل g-44 m-18 k-20
محل_ r26 g-19 h17 k-15
محله g-17
محله_ g-17
محلي r-18 h26
محلي_ r-18 h26
محم r-15
مخا g18 h35
مخاط r16 g16
مخاطر r16 g16
مخال h37
مخالف h37
مخت r21 h-24
مختب r21 h-19
مختبر r21 h-19
مخد h32
مخدر h24
مخدره h20
مخز g-23 k-17
مخزن g-34 k-16
مخزن_ g-17 h19 k-15
مخف g17
مخفي g17
مخفيه g17
مخن h17
مخنو h17
مخنوق h17
مد_ h-17
مدد r38 g30
مدد_ r38 g21
مدر r-55 g-25 m-25 h-65
مدرب m-30 h-45
مدرب_ m-16 h-45
مدرس r-32 g-49 h-41
مدرسه r-16 g-26 h-23
مدف g27
مدفو g27
مدفوع m16
مدفون g17
مده r32 h-47
مده_ r32 h-47
مدي r37 h18
مدير h24
مدير_ h24
مديو r37
مديون r37
مر_ r-43 g37 m24 h-34
مرا r107 g-43 m26 h-100
مرا_ h-24
مراب r124 g-43 h-52 k-24
مرابح r48 g-23 h-24 k-21
مرابي r77 g-21 h-28
مرات r16 k20
مرات_ r16 k20
مراف m-19 h38
مرافق m-19 h38
مراه r-22 g21 m29
مراهن r-22 g21 m29
مرب h28
مربو h28
مربوط h28
مرت g55 h-34
مرتج g68 h-25
مرتجع g68 h-25
مرر h41
مرر_ h41
مرصو h19
مرصود h19
مرض g51 h29
مرض_ g27
مرضي h19
مرضيه h19
مرك g22 m20
مركب g23
مركز m17
مركز_ m17
مره m51 h24 k26
مره_ r-30 g24 m53 h28 k26
مرو g-20 h-17
مروج h15
مروج_ h15
مرور h-23
مري g-26 h-16 k-15
مريض g-30 h-33
مريض_ g-30 h-33
مزا g26 h-55
مزاج g35 h-29
مزاد g15 h-26
مزاد_ g15 h-26
مزرعت r18
مزرعه r-21
مزو h60
مزور h60
مزور_ h19
مزوره h36
مزي h38
مزيف h38
مزيفه h32
مس_ m25 h29 k-24
مسا r-79 g-39 m46 h22
مساب m41 h-18
مسابق m41 h-18
مساج h23
مساج_ h23
مسار h46
مسار_ h46
مساع h-19 k28
مساعد h-19 k28
مسب g48 h-30
مسبق g48 h-25
مسبق_ g53 h-20
مست r65 m-45 h-88
مستا r36 k21
مستاج k25
مستح r17
مستحق r17
مستر r49 g-21 h-16
مسترد g-21
مستري r55 h-16
مستش g-15 h-21
مستشف g-15 h-21
مستع g-22 m-21 h-29 k21
مستعا k28
مستعم g-18 m-19
مستقب r21 g27
مستل r-38 g15
مستلم r-21 g-23
مستن h17
مستو g26
مستود h-40
مستور g31 h35
مسج g-63 h-44
مسجد h-24 k-17
مسجد_ h-24 k-17
مسجل g-63 h-20
مسح h21 k16
مسح_ h21 k16
مسد h-27
مسدس h-27
مسدس_ h-36
مسر r-15 h111
مسرب h19
مسربه h19
مسرو r-15 h92
مسروق r-15 h92
مسك g37 h21
مسكر g37 h21
مسكره g34
مسل m-16
مسلس m-16
مسلسل m-16
مسم r27
مسمي r28
مسميه r28
مسه r17 h-18 k-33
مسه_ r17 h-18 k-33
مسي h-23
مسين h-23
مسين_ h-16
مش_ r-23 g149 m-17 h-41 k-19
مشا r25 h-22
مشار r25 h-19
مشارك r25 h-19
مشت g32 h-15
مشترك r21
مشتري r-24
مشتق g19
مشتقا g19
مشر g-16
مشرو g-16
مشروب g-29 h20
مشروط r24
مشروع h-22
مشع h50
مشعو h50
مشعوذ h50
مشغ r44
مشغل r44
مشغل_ r44
مشف r-18 h44
مشفر r-18 h37
مشفره r-18 h26
مشي g-37 h26
مشي_ g-15 h30
مصا r24 g-33 m31 h-17 k19
مصار r24 g-24 m35 h-54 k19
مصارع m34
مصاري r24 g-24 h-53 k19
مصد h-40 k35
مصدر k35
مصدر_ k35
مصر g-18 m-15 h-57
مصرف r20 h-20 k38
مصرف_ k38
مصرفي r35
مصرو r-20 h-36
مصروف r-20 h-36
مصن r-15 h37
مصنع r-15 h17
مصنع_ h19
مض_ g21
مضا r37 g-29 h-39
مضار r-27 m-17
مضارب r-27 m-17
مضاع r30 m28
مضاعف r30 m28
مضان r34 g-22 h-38
مضان_ r34 g-22 h-38
مضخ r-16 k29
مضر k16
مضرو k16
مضروب k16
مضم r34
مضمو r34
مضمون r34
مطا h-29
مطار h-29
مطار_ h-29
مطب r-32 h-21
مطبخ r-19 h-21
مطبخ_ r-19 h-21
مطر_ h-15
مطع g-29 m-15 k-19
مطعم g-29 m-15 k-19
مطعم_ g-28 m-15 k-19
مطل g-15 h35
مع_ m17 k41
معا r40 g-23 m-15 h-28
معاش r-29 h-27
معام r32
معامل r32
معاه r45
معت h34 k16
معتق h75
معتق_ h74
معتم h-23
معتمد h-23
معد r19 g-30
معدن r39 g-18
معدن_ r39 g-18
معر r-17 g-16 m-15 h-21 k-15
معرض h-30
معرض_ h-30
معرف g21 h21
معرفه g21 h21
معرو g-27
معروف g-21
معس h-33
معسل h-33
معسل_ h-33
معق h-35
معقم h-35
معقم_ h-35
معل r-65
معلق r-15 g47
معلق_ g59
معلو r-30 g-34
معلوم r-30 g-34
معه r48 g-36 m18 k-26
معه_ r39 m18 h24 k-26
معها g-27 h-15
معها_ g-27 h-15
معي g17 m-38
معي_ h19
معين r-20 g36
معيه r21 m-29 h-24
معيه_ r21 m-29 h-24
مغر h27
مغرب h27
مغربي h27
مغش h31
مغشو h31
مغشوش h31
مغط g30
مغل g33
مغلف h17
مغلق g24
مغلقه g26
مفا g81 m-29 h-34
مفاج g97 m-33 h-34
مفاجا g97 m-33 h-34
مفت r-15 g-45 m19 h43 k-21
مفتا g-29 m24
مفتاح g-29 m24
مفتش h57 k-16
مفتش_ h57 k-16
مفر g23 m-34 h-43
مفرو g23
مفروز g23 h-22
مفق g26
مفقو g26
مفقود g26
مفي r21 g27
مفيش r21 g27
مفيش_ r21 g27
مقا r-16 g-27 m20 h-16 k29
مقاب h25
مقابل h25
مقات h-15 k36
مقاتل h-15 k36
مقاس r-19 g-19 m-17 h-52
مقاس_ r-19 g-19 m-16 h-34
مقام m50 h21
مقامر m51 h17
مقب h22
مقبر h22
مقبره h22
مقد g42 h-17
مقدم g53 h-18
مقدم_ g55 h-18
مقر r29 h46
مقرص h26
مقرصن h26
مقرض r35
مقرض_ r35
مقط g-42 h-33
مقطو g-39
مقطوع g-15
مقف g52 h-29
مقفل g27 h-20
مقفله g30 h-15
مقفو g25
مقفول g25
مقل g-20 h93
مقلد g-20 h93
مقلده g-15 h75
مك_ r-23 g24 h-29
مكا g30 k-20
مكاف k-18
مكان h22
مكاني h16
مكت r17 g-21
مكتب r-25
مكتبه r-20
مكتو r42 g-19
مكتوب r42 g-19
مكر h16
مكش r60 m-27 h-23
مكشو r60 m-27 h-23
مكشوف r60 m-27 h-23
مكف r36
مكفو r36
مكفول r36
مكن g66 m21 h-41
مكن_ g66 m21 h-41
مكي r-21
مكيف r-15 g-19
مكيف_ g-18
مكيفا r-17
مل_ r-100 g35 m-30 h24
ملا r-24 g39 m-55 h-84 k-19
ملاب r-48 h-26 k-15
ملابس r-48 h-26 k-15
ملات r35 m-23 h-20
ملات_ r37 m-23
ملز r38
ملزم r38
ملزم_ r38
ملع m-15
ملعب m-15
ملعب_ m-15
ملغ h20
ملغو h20
ملغوم h20
ملك g122 h-101 k-42
ملك_ r17
ملكت g16
ملكته g16
ملكن g19
ملكنا g19
ملكه g73 h-51 k-17
ملكه_ g57 h-26
ملكها g16 h-25
ملكي g18 h-40
ملكي_ g31 h-30
ملكيه g-18
مله k-15
مله_ r-45
ملها r39 h-16
ملها_ r40 g-21
ملو g-56 h-63
ملي g-20
مم_ g-20
ممد g45
ممدد g45
ممن h31 k18
ممنو h31 k18
ممنوع h31 k18
من_ r-69 g-26 h-47 k19
منا r-15 g-55 m-21 h28
منا_ g-29 m-20
مناق h28
مناقص h30
منت_ h-27
منته g-24 h28
منتهي g-24 h28
منج g-32 h77
منجم g-32 h77
منجم_ g-29 h68
مند m16 h65
مندل h33
مندل_ h33
مندو m18 h32
مندوب m18 h32
منز h-28
منزل h-28
منس h18
منسو h18
منسوخ h18
منص m15
منصه m15
منصه_ m15
منظ r51 h-17 k-20
منظم r51 h-17 k-20
منظم_ r51 h-17 k-20
منف g25
منك g-37
منك_ g-37
منه r21 g-38 h-39
منه_ g-26 h-44 k-21
منها k21
منها_ k21
منو r21 h31 k18
منوع h31 k18
منوع_ h31 k18
مني r35 g-25 m-32 h-32
مني_ r36 g-19 m-32 h-32
مه_ r-101 g20 m-19 k-18
مها r39 g-33
مها_ g-30
مهال r34
مهال_ r34
مهر h24
مهرب h26
مهك h31
مهكر h31
مهكره h27
مهلن r21
مو_ r23 g57 h31
موا m-18 h-43 k57
مواص h-19
مواصف g18
موال h-20 k55
موال_ r-17 k59
موب m-24
موبا m-24
موباي m-24
موت r19 h-22
موتو r17 h-17
موتور r17 h-17
موج g45 h-18
موجل r30 g51 h-15
موجل_ g27
موجلا r15 g16
موجله r17 g-21
موجلي g30
مود h18
مودي h18
موديل h18
مور h37
مور_ g-18 h28
مورد g23
مورد_ r-20 g29
موز r-19 g-48
موزو r-19 g-48
موزون r-19 g-48
موس g43 h-20
موسم g43
موسم_ g43
موشر g21
موشر_ g21
موظ r-25
موظف r-25
موظف_ h25
موظفي r-20 h-31
موع h-27
موعد h-27
موعد_ g27 h-15
موعده g-19
موعه k15
موعه_ k15
موق r-15 g-29 m16 h98 k57
موقت h30
موقت_ h30
موقع r-15 g-17 m18 h81
موقع_ r-15 g-17 m18 h81
موقو k47
موقوف k47
مول g-78 m-19 h15
مول_ g-15 h17
مولد g-19
مولد_ g-19
موله r28 g-36
موله_ r28 g-36
موم r-17 h23
مون r33 g-19 h-40
مونه r21 h-18
مونه_ r21 h-18
موي r40 h-17
مويل r40 h16
مويل_ r40 h16
مي_ r-34 g-122 h-46
ميا r-22 h-31
ميات g15 h-15
ميات_ g15 h-15
مياه g-21 h-15
مياه_ g-21 h-15
ميت r-20 m-16 h53
ميته h68
ميته_ h68
ميتي r-28 h-28
ميتين r-28 h-40
ميرا_ h25
ميز g-30 h18
ميزا g-30
ميزان g-30
ميس r-23 h-31
ميس_ r-17 g-16 m-26
ميسر m47 h-24
ميسر_ m47 h-24
ميع h-22
ميع_ h-22
ميل r-22 m20 h21 k-27
ميل_ g19 h34
ميلا h-40
ميلاد h-40
ميلي h35
ميلي_ h35
ميم m-17 h34
ميم_ h-20
ميمه h24
ميمه_ h24
ميمي h21
ميمي_ h16
مين g110 h26
مين_ g95 h35
مينا g15
ميه r65 m35 k44
ميه_ r65 g17 m35 k30
نا_ r-27 g-79 m-29 h-93 k-37
ناء g15 h-16
ناء_ g15 h-16
ناب h-29
ناب_ h32
ناد g-42 k-17
نادي g-26 h-52
نادي_ r-18 g-25 h-31
ناديق h-21
نار r17 m18
نار_ r21 h32
ناري h-21
ناز r-43 g38
نازل r-43 g39
نازل_ r-16 g39
ناس r16 g-22 k47
ناس_ r16 g-20 h16 k48
ناص r-42
ناصر r-35
ناصر_ r-35
ناع g-15
ناع_ g-15
ناف h50
نافق h57
نافق_ h41
ناق g17 m33 h-38
ناقص r19 g-21
ناقصه g-21
ناقه g33 h-58
ناقه_ g33 h-58
ناك r16
ناكس h16
ناكس_ h16
نام m19
نان r-24
نان_ m-27
ناني m24
ناني_ m17
ناه g-134 h-61 k-18
ناه_ g-87 h-19
ناها g-47 h-31
ناها_ g-47 h-31
ناي g19 m64 h-30
نايت h28
نايت_ h23
نايي g39 m90 h-27
ناييه g52 m82 h-24
نب_ g-26 h34 k30
نبا h-16
نباع h-16
نباع_ h-16
نبت g23 h-25
نبت_ h-15
نبر g20
نبرم g20
نبرمج g20
نبه g21 k37
نبي r-43 g-17 m-22 h76
نبي_ r-40 g-20 h16
نبيد h21
نبيد_ h21
نبيذ h47
نبيذ_ h47
نت_ r47 g-37 m50 h81
نتب k16
نتبه k16
نتبه_ k16
نتج k23
نتخ g27 m-15
نتخا g21 m-15
نتخاب g21 m-15
نتر r-21 m41 h43 k-15
نتظ g24
نتظا g-15
نتظار g-15
نتف k15
نتفا k17
نتفاد k17
نته_ g-18 h-19
نتها h21
نتهاء h21
نتهي g30
نتهي_ g32
نتي r-36 g-19 k-15
نتي_ r-16 g18 h-21
نتيج m18
نتيجه m18
نتين g-24
نتين_ g-24
نج_ m-34 h-20
نجا g32 m-17
نجاح h-26
نجاح_ h-26
نجار g29 h-18
نجار_ g29 h-18
نجان h35
نجان_ h32
نجب r-23
نجبي r-23
نجبيل r-23
نجر h27
نجري h27
نجريا h27
نجم g-34 h56 k59
نجم_ g-29 h68
نجمع h-21 k65
نجمع_ h-21 k65
نجو h61
نجوم g-18 h52
نجوم_ h23
نجومي h30
نحا g-20
نحاس g-20
نحاس_ g-20
نحد g45 h-22
نحدد g45 h-22
نحدده g41 h-16
نحس h46
نحس_ h46
نحط k22
نحط_ k22
نخت g38 h-15
نخف m-15
نخفا m-15
نخفاض m-15
نخل g48 h-34
نخل_ h-17
نخله g54
نخله_ g54
نخم m24
نخمن m24
نخمن_ m24
ند_ h36
ندا r37 m-16 h-21
ندات r37 m-16 h-16
ندات_ r37 m-16 h-16
ندر g20 h52
ندري g21
ندري_ g21
ندس h20
ندف r-33
ندفع r-33
ندفع_ r-21
ندق r-39 g-20 h-56
ندق_ r-35 h-40
ندقي g-15 h-15
ندل h-19
ندل_ h-19
ندن g43 h-18
ندنا g28
ندنا_ g28
نده g-26 h-32
نده_ g-25 h-40
ندوب m18 h32
ندوب_ m18 h32
ندوق r-21
ندوق_ r-21
ندي r28 g41 k-17
ندي_ r28 h17 k-17
نز_ g33 m-18 h20
نزر h-17
نزرع h-17
نزل r-25 g20 k-23
نزل_ g21 h25
نزلت r-35 h-28
نزلت_ r16 h-28
نزو r20
نزي g-24 h78
نزير h67
نزير_ h58
نزيل h20
نزيل_ h20
نس_ g17
نسا h27
نساي h31
نسايي h31
نسب r40 m40
نسبه r24 m27 h-20
نسبه_ r24 m27 h-20
نسو h18
نسوخ h18
نسوخه h18
نسي h23
نسي_ h15
نش_ m-16
نشر g-30 h16
نشر_ g-17 h20
نشو g88
نشوف g77 h-19
نشوف_ g63 h-19
نص_ r104 h-35
نصب g-57 m-26 h18
نصب_ g-53 m-26
نصف r51 g-43 m-28 h45
نصف_ r51 g-43 m-16 h45
نصه m15
نصه_ m15
نصي r-32 m41 h25 k-16
نصيب r-25 m45 h38 k-16
نصيب_ g-25 m83 h73
نصيبه k-20
نصيبي g35 h-39
نط_ g-20 h23
نطه h-19
نطه_ h-19
نظا g-18 h-61 k26
نظار r29 h-29
نظار_ r29
نظام g-15 k26
نظام_ k28
نظم r51 h-17 k-20
نظم_ r51 h-17 k-20
نظي r16
نظير r25
نظير_ r25
نع_ h37
نعط r26
نعطي r26
نف_ h34
نفت g50
نفتح g50
نفتح_ g50
نفس r-17 g-53 m-32 k-25
نفس_ g-24
نفسه g-22 m-17 k-15
نفسه_ r17 g-32 m-17 h-19
نفسها r-21 h16
نفسي m-16
نفسي_ m-16
نفط g40 h15
نفط_ g40 h15
نفو m26 h-16
نق_ g34 h23
نقا m16 h74
نقان h29
نقانق h29
نقد r37 g-35 m-20 h-53 k16
نقد_ r20 h-17
نقدا g-33 h-26 k25
نقدا_ g-33 h-26 k25
نقدي r23
نقدي_ r24
نقر g31
نقرر g31
نقرر_ g31
نقس m-18 k-17
نقسم m-18 k-17
نقص r-24
نقط g-29 h-57
نقل g-34 h-27
نقل_ h-17
نقلت g-16
نقلت_ g-16
نقو g-16 h-40
نقود r20 m17
نقود_ r20 m17
نك_ g-67
نكس g25
نكسر g25
نكسر_ g25
نكن h39
نكن_ h39
نكه_ h16
نكي_ r15 k15
نلا m32
نلاي m34
نلاين m34
نلق g24
نم_ g25 h-23
ننا r-19 g-21 m20 h-16
ننا_ r-19 g-21 m20 h-16
نني m18 h-16
نني_ m18 h-16
نه_ r76 g-26 m28 h-76
نها r-33 m-41 h75 k46
نها_ g25 m-23 h29 k47
نهاي r-20 h49
نهايه r-20 h66
نهايي h-18
نهي g15
نوا h20
نوات h24
نوات_ h24
نوص r-21 k48
نوصل r-21 k48
نوصل_ r-21 k48
نوع g36 h38
نوع_ h55
نوعه g32 h-17
نوعه_ g17
نوعها g15
نون g29
نوي g32
نوي_ g30
ني_ r96 g-97 k-17
نيا r23 g-27 h30
نيا_ g-15 h24
نيك h18
نين r17 k-15
نين_ r21 g28 h-20
نينت h21
نينتي h21
نيه r22 g-34 m18 h-56
نيه_ g-32 m18 h-56
نيو g-15 h-19
نے_ h21
ها_ g81 m-41 h-115
هاء h21
هاء_ h21
هاب h-24
هابط h-30
هابط_ h-30
هات g-27 h16
هات_ g-19 k20
هاتف h-26 k-15
هاتف_ h-26 k-15
هاته h36
هاته_ h34
هاد k-29
هادا r26
هادات r26
هاده r-20 k-28
هاده_ r-20 k-28
هار r-18 m31
هار_ m26
هاز r-35
هاز_ r-35
هاش g43
هاش_ g43
هاض h25
هاض_ h25
هاك g-16 h40
هال r27 g125 m-17 h-85
هال_ r33 h-15
هالا r-23 g32
هالاس r-23 g23
هالس h-34
هالش g26 h-16 k16
هالشج g28
هالشه k17
هالن g33
هالنخ g33
هام r-28 g64 m-16 h-39
هامش r-17 g93 m-16 h-33
هامش_ r-17 g93 m-16 h-33
هان r-31 g-24 m119 h-42 k-18
هان_ r-16 m57 h-35 k-17
هانا m36
هانات m37
هاي r-20 g-27 m-18 h104
هاين h33
هاينك h33
هايه r-20 h66
هايه_ r-20 h66
هايي h-18
هايي_ g17
هب_ r72 k-15
هبو g36 h-22
هبوط g36 h-22
هبوط_ g36 h-22
هبي r-36 h-27
هجن g-21
هجن_ g-21
هد_ g-19
هدا m44
هدي r-32 g-36 k18
هدين k38
هدين_ k38
هديه r-22 g-34 k-20
هديه_ r-22 g-34 k-20
هذا g-55 h15 k-16
هذا_ g-55 h15 k-16
هذه g24
هذه_ g24
هذي r-21 m-18 h-48
هذي_ r-21 m-18 h-48
هر_ h-46 k47
هرا r29
هرب g-27 m-18 h-45
هرب_ k25
هربا g-27 h-43 k-18
هرباء r16 h-25 k-18
هرجي r22
هرجي_ r22
هرم h31
هرمي h31
هرمي_ h31
هره h-16
هره_ h-16
هري r22 g-17 m-30 h21
هريب h59
هريب_ h59
هرين r15 g-16 m-19
هرين_ r15 g-16 m-19
هز_ h29
هزه h31
هزه_ h31
هكر g-20 m-24 h81
هكر_ m-19 h54
هكره h27
هكره_ h27
هكي h18
هكير h18
هكير_ h18
هل_ r-23 m58 h-38
هلن r21
هله r16 h-16
هله_ r16 h-16
هلو h34
هلوس h34
هلوسه h34
هلي h-25 k-22
هلي_ h-25 k-22
هم_ r-44 g83 h-98 k20
هما r-24
هما_ r-24
همي g-24 h-29 k49
همي_ r15 g-24 h-21 k19
هميه k30
هميه_ k30
هن_ r23 g-64
هنا r31 g22 h-36
هنا_ r21 m44
هنات m-52
هنات_ m-52
هنت r44 g-17 m26 h-30
هنت_ r44 g-16 h-23
هند g27
هندس h20
هندي g23
هنن r-27 m18
هنه r-19 g28 m70
هنه_ r-19 g28 m70
هني g-20 m45
هنين m20
هنين_ m20
هه_ h-66 k80
هو_ r-21 g46 m28 h-23 k16
هوا g67 h-38
هواء g28 h-17
هواء_ g28 h-17
هور r41 g42
هور_ r41 g38 h-21
هول r-16 g98 h-46
هول_ g69 h-32
هوله g29
هوله_ g29
هون k37
هون_ k37
هوه h-42
هوه_ h-42
هوي h43
هوي_ h19
هويه h24
هويه_ h24
هي_ r-72 g41 m-48 h-24 k87
هيد r23
هير r17
هيل g-20 h-94
هين h28
وا_ g41 h-83 k28
واء g26 h-44
واء_ g26 h-44
واب r15 g-17 h-30
وات r18 g-24 m-26 k35
وات_ r-16 h43
واتب g-16 h-18
واتب_ g-16 h-18
واتي r33 h-30 k25
واتير r33 h-30 k25
واج g-45 h-16
واج_ g-25 h36
واح r-32 g46 m-21 h20 k34
واح_ h17
واحد r-33 g37 m-15
واحد_ r-33 k17
واحده g27 h20
واحو k26
واحول k26
واخ r-19 m-43 h16 k35
واخذ g17 m-18
واخذ_ r22 m-16
واخذت r-26
واد h52
وادف r30
وادفع r30
واده r-17 h39
واده_ r-17 h39
وار r-25 g22 h-16 k17
وارب m45 h-15
واربح m46 h-15
وارج r-31
وارجع r-31
واره g-39 h-17
واري m-21 h43
واز h26
واز_ h27
وازا h21
وازات h21
واس r-39 g-77 h46
واست r-48 g-34 h-24
واستل r-39 g-21
واسط g-15 h70
واسطه g-15 h70
واش g-32
واشت g-22
واشتر g-22
واص r24 g34 h-32
واص_ g38
واصف g18
واصفا g18
واصل r24 g-21
واع g-28 m-18 h-21
واف r16 g-40 m32 h-28
وافق r18 g-17
وافقه h-16
وافو m32
وافوز m32
واق r-20 g-35
واك g-19 m39
واكه m39
واكه_ m39
وال r-25 g23 m25 h-111 k57
وال_ g47 k64
والا r-17 g-20 m44 h33 k26
والات r-20 k30
والاو m17
والب g25
والبا h19 k26
والبض r-18 g31
والت r42 h-16
والتس r30
والثم g23
والج m16
والجا m24
والخ r-20 h-16
والخس r-20 m-19
والد m-18 h-34
والدف g16
والده h-27
والدي r-28
والر m-34 h-27
والرب m-25
والس m15
والسع g34
والع r-22
والف r16
والفل m15
والق g-25
والقر g-20
والل g-23
والم g-15 m28 h-27
والمب g-23
والمح g16
والن g46
واله g18 m-19
والهب g25
والو g39
والي r22 h-17
وام r-15 h-35
وام_ h-35
وان r-26 g53 h22 k16
وان_ r-22 g44 h-31
وانا m-16 h89 k40
وانا_ m-16 h91 k40
واني h-16
واه g43 m34 h-21
واه_ g25
واها g26
واها_ g26
واو h31
واي r73 g22 h-26 k-29
وايد r71 g24 h-33 k-22
وايد_ r60 g26 h-31 k-22
وايز_ h-19
وايش r18
وايش_ r18
واين h29
واين_ h29
وايي g36
وايي_ g33
وب_ m-36 h141 k-28
وبا r44 g-16 m-25
وباع r25
وباق g20
وباقي g20
وباي r29 m-24
وبايل m-24
وبت g37
وبد g24 h-16
وبدو r15 g28
وبدور g28
وبر r31 k-15
وبرج r34
وبرجع r36
وبش r-18 g163 h-51
وبشت g23
وبشتر g23
وبشن g73 h-32
وبشن_ g54 h-23
وبص r26 g-20
وبع r-24 g-16
وبعت r27
وبعته r30
وبعد r-59 g-23
وبعده r-22
وبه h-20
وبه_ h-20
وبو g-18 m40 h-38
وبون g-18 m40 h-38
وبون_ r18 g-17 m30 h-18
وبونا h-19
وبي g-42 m33 h80
وبي_ h59
وبين g-19 m20 h-17
وبين_ r-30 m20 h-15
وت_ r-19 g34 m34 h54
وتح k17
وتحو k17
وتر g-36 k26
وترج g-20 h-15 k37
وترجع g-20 h-15 k37
وتري m17 h39
وتس g-22 m52 h23
وتس_ m45 h-16
وتش g39 h-23
وتشر g43 h-23
وتشي m17
وتشين m17
وتط h-20 k-20
وتل h20
وتل_ h20
وتم g-35 h-28
وتو r-19 g-21 m172 h70
وتو_ r-33 m173 h113
وتور r17 h-17
وتور_ r17 h-17
وتي_ h18
وثل r28 g-19 h-17
وثلا r35
وثلاث r35
وثي g46
وثيق g46
وثيقه g50
وج_ r-33 h56
وجا g-57
وجب g-22 h-19
وجبن h-19
وجبن_ h-19
وجر h-16 k24
وجر_ k25
وجل r30 g51 h-15
وجل_ g27
وجلا r15 g16
وجلان g23
وجله r17 g-21
وجله_ r17 g-21
وجلي g30
وجلين g30
وجه r-15
وجه_ r-15 g-19
وجي h45
وجي_ h27
وح_ g24 h19
وحا h26
وحان h30
وحاني h30
وحد g20
وحده g50
وحده_ g50
وحو r-26 g-27
وحول r-26
وحي h53
وحيه h29
وحيه_ h29
وخذ r-21 k17
وخذ_ r-16 g18 k17
وخر r-17
وخس m16
وخسر m16
وخسرت m16
وخل g-17 k18
وخم r45 g17
وخمس r45 g17
وخمسي r33
وخه h25
وخه_ h25
ود_ r64 g66 h-84 k-28
ودا r16
وداي r19
ودايع r19
ودر r24 h45
ودره r15 h45
ودره_ h45
ودع g-28 h34
ودع_ h42
ودف r-71 g26
ودفع r-69 g33
ودفعت r-32
ودفعن g33
ودك h59
ودكا h48
ودكا_ h48
ودو r-29
ودي r-35 m19
ودي_ r-17
وديل h18
وديل_ h18
وذ_ h51
وذه h22
وذه_ h22
ور_ r35 g-43 m-52 h29 k15
ورا r-47 m77 h38 k-28
ورا_ r-27 g22 h32
وراق m15
وراق_ m23 h29
وراه g-16 m50
وراهن g-16 m50
ورب r47 g-41 m19
ورت g35
ورت_ g43 h-15
ورث g81 h-42 k-17
ورث_ g41
ورثه h-20
ورثه_ g43 h-20
ورج r17 h25
ورج_ r31 h31
ورجعو r25
ورد r17 h-33 k-16
ورد_ g19
ورده r38
وردها r38
وردي r-17
ورس r-26
ورق r89 g-30 m-33 h45 k-20
ورق_ r95 g-24 m-41
ورقه g-27
ورقه_ h18
ورقي g29
ورقيه g29
ورك r-19 g-31
ورك_ h20
ورن r20 g16 h-19
وره r-16 m-29 h-64
وره_ r-26 g-21 m-26 h-90 k19
ورها g30 h26
ورها_ g30 h26
ورو r19 g-15 m-21
ورو_ g-23 h-21
وروب h51
ورور r28
ورورد r28
وري r35 m-21 h-29 k39
وريه r22 g-16 h-19 k26
وريه_ r22 g-16 h-19 k26
وز_ r-15 m93
وزا r54 h-16
وزاد r55
وزد r16
وزن g-18 h-41
وزن_ h-28
وزنا r17 g-33
وزناه g-18
وزنه g30
وزنه_ g24
وزو r-19 g-50
وزون r-19 g-48
وزون_ g-47
وزي r-16 h19
وزي_ h16
وزيع r-24
وس_ r32 m56 h17
وسا g-15 h-43
وست g16 h-21
وسج g-15
وسك r-22 h54 k18
وسكي h54
وسكي_ h54
وسل r-38 g-27
وسلم r-38 g-24
وسلمن r-24
وسم g43
وسم_ g43
وسن m23
وسنا m23
وسنا_ m23
وسه r19 g-19 m-24 k30
وسه_ r19 g-18 m-24 k22
وسي r34 m-49
وسي_ r31 m-30 k-18
وسيط h21 k29
وسيط_ h21 k29
وش_ h19 k21
وشر h-32
وشر_ g21
وشرط r41
وشرط_ r26
وشري r-26 h-21
وشريت r-26
وشف g-20 h-15
وشفت g-20 h-15
وشفت_ h-15
وصا r44 h-18
وصار r44
وصار_ r34
وصاف g16
وصاف_ g16
وصف g23 h-40
وصف_ g41 h-19
وصفه g-21 h-21
وصفه_ g-21 h-21
وصل r15 g-52 m-21 h-19 k69
وصل_ g-16 h-42 k59
وصلت g-15 k-17
وصلت_ g-15 k-17
وصلن r16 g-19 k34
وصلني r16 g-19 k34
وصه h-31
وصه_ h-31
وصي g17 m-22 h-20
وصيل h-20
وصيل_ h-20
وض_ g18
وط_ g74 m37 h-57
وطل g-18 m63 h18
وطلع m67 h20
وطلعت m57 h20
وطم g-35
وطما g-35
وطماط g-35
وطه r23
وطه_ r23
وظ_ m15 h15
وظف r-25
وظف_ h25
وظفي r-20 h-31
وظفين r-20 h-31
وظه r17
وظه_ r17
وع_ h27 k19
وعد g-67 h-31
وعد_ g27 h-15
وعده g-27
وعدها g-18
وعش r46
وعشر r46
وعشري r46
وعم r23
وعه g37 m29
وعه_ g22 m29
وعها g15
وعها_ g15
وعين r16
وعين_ r16
وغل m20
وغلب m20
وغلبن m20
وف_ g44 m-32 h36
وفا r44 h-15 k32
وفات k32
وفات_ k32
وفل r15 g-23
وفلو r15
وفلوس r15
وفه g19
وفو r15 h-15
وفوق r18
وفوقه r18
وفي r66 m-27 h-19 k-20
وفي_ r26
وفيت g19
وفيت_ g19
وفير r46
وفير_ r46
وق_ g22
وقا g55 h-20
وقات g54 m34 h-26
وقات_ g54 m34 h-26
وقال h-25 k15
وقال_ g17 h-17 k15
وقان m-19 h31
وقان_ m-19 h31
وقب r-41 g-17
وقبض r-40 g-32
وقبضت r-36 g-32
وقت g29
وقت_ r-30 g27
وقتي r17
وقتي_ r17
وقط g-40 h33
وقع m46 h73 k-27
وقع_ m15 h62 k-17
وقعا m28
وقعات m28
وقعت g40
وقعت_ g40
وقعن g-17
وقعنا g-17
وقف g-16 k20
وقف_ k20
وقل g36
وقه r26 m-27 h38
وقه_ r-32 g17 h47
وقها r33
وقها_ r33
وقو k46
وقوف k47
وقوف_ k47
وقي r38
وقيع r41
وقيع_ r25
وقيعه r16
وك_ g-42 h-56
وكا h20
وكاي h15
وكايي h15
وكت r20 g-21 h-23
وكتب m-16
وكتبت m-16
وكتي h-17
وكتيل h-17
وكر g-18 m81 h-26
وكر_ g-18 m81 h-26
وكس g35
وكس_ g28
وكش h43
وكشف h43
وكشف_ h43
وكل r15
وكل_ r21
وكن r-23 g37
وكن_ g37
وكو h-41
وكول h-22
وكولا h-22
وكي h-69
وكيل g27
وكيل_ g27
ول_ r26 g92 m29 h-60
ولا g39 m36 h-70 k-31
ولا_ r-28 g76 m43 h-36 k-20
ولاب g-18 m27
ولاب_ g-18 m27
ولات g-24 h24
ولات_ g-21 h54
ولاد m-19 h-26
ولاد_ m-18 h-26
ولار r21
ولار_ r16 g20 m-15
ولارا g-20
ولت r-33 h16
ولت_ k-16
ولد h-67
ولد_ h-26
ولدي h-41
ولدي_ h-41
ولف g37
ولفه g37
ولفه_ g37
ولم r-68 g47
ولم_ r-29 g28
ولما r-39
ولما_ r-39
وله r84 g18 h26 k16
وله_ r84 h15 k18
ولو m-16 h-74
ولو_ g35
ولوا h-16
ولي g-23 m84 h103
ولي_ r-22 g-65 h34
وليت m94 h58
وليت_ m94 h58
وليص g61 h-22
وليصه g61 h-22
وليه r24
وليه_ r24
وم_ r-99 g20 m-57
وما r-36 g92 h-24
وما_ r-57 g95
ومب m17
ومبو m17
ومبول m17
ومت g-15 h33
ومتر g-15 h33
ومترا g-15 h33
ومس r-20 g-21
ومع r44 g-23 h15
ومعاه r45
ومعه r30 g-16 h25
ومعه_ r30 h34
ومن h-22
ومه r-24
ومو g-44 m20 h-19
ومي r78 g-42 h68
ومي_ h58
وميت r-19
وميتي r-19
ومين r43 g-16
ومين_ r43 g-16
وميه r62 g-23 m-15
وميه_ r62 g-23 m-15
ون_ r-19 g34 m52 h-44 k33
ونا g15 h-39
ونا_ r-30 g17
ونات r36 h-20
ونات_ r36 h-20
ونت_ r28
ونز r-38 g26
ونش m-23
ونش_ m-16
ونص r136 g-16 h-31
ونص_ r125 h-31
ونق g-16
ونقل g-16
ونل m30 h27
ونلا m34
ونلاي m34
ونه g43 m-18 h-25
ونه_ g28 m-18 h-47
وني g-23 m-15
وني_ g22 h30
ونيا r15 g-17 h-18
ونيو h-34
وه_ r49 m-16 k21
وها r59 m16 h16 k-16
وها_ r63 k-16
وهات h25
وهات_ h24
وهذ r-29 g-17 m-26
وهذي r-29
وهذي_ r-29
وهم h-20 k48
وهمي h-20 k49
وهمي_ k19
وهميه k30
وهو r41 k15
وهو_ r41 k15
وهي r59 g-39 h-22 k89
وهي_ r24 g-29 h-22 k90
ووق g-32
ووقع g-32
ووقعن g-17
وول h-19
وي_ r-15 g-20 m-35 h75
ويا h-53
ويات h-36
ويات_ h-32
ويب r19
ويت h16
ويت_ h16
ويذ h31
ويذ_ h20
وير r-20 h33
وير_ h33
ويس g-16 h43
ويسك h43
ويسكي h43
ويش r-17
ويشغ h24
ويشغل h24
ويض m22 h36
ويض_ m22 h29
ويع r26
ويعط r15
ويعطي r15
ويق g-25 h32
ويل g-16 k62
ويل_ g-16 k41
ويم r-15 m27
وين r-31 h36
وين_ r-39 h25
ويه r28 h-78
ويه_ r28 h-78
ويي h25
ويي_ h15
يء_ h30
يا_ r-29 g78 m49 k-15
يات r-17 g31 h-41 k-27
يات_ g22 h-38 k-26
ياج k24
ياجر k24
ياجر_ k24
ياخ g-18 m74 h-17
ياخد r34 m34
ياخد_ r34 m34
ياخذ r-19 m39 h-26 k-23
ياخذ_ r-28 m40 h-26 k-16
ياد g37 m-23 h-45
ياد_ r-15 g41 m-20
ياده r25 h-50
ياده_ r25 h-50
يار r-44 g83 m19 h-106 k-45
يار_ g76 m-38 h-64
يارا r-16 g52 m26 h-36 k-20
يارات r-16 g52 m26 h-36 k-20
يارت r-25 g-40 h-22
يارتي g-37 h-22
ياره m34 h15
ياره_ m34 h15
ياس g19 h-24
ياس_ g19 h-21
ياض r-26 g-21 h-35
ياضه r-17 h-31
ياضه_ r-17 h-31
ياضي g-21
ياضي_ h-53
ياضيه m21 h52
ياط r-15
يال h35
يال_ h59
يالا r-19
يالات r-19
يالي h-16
يالي_ h-16
يام g16
يام_ g16
يان r-33 m26 h66 k16
يان_ h39
يانص m32 h34
يانصي m32 h34
يانه r-20 h-16 k18
يانه_ r-20 h-16 k18
ياه r-44 h-24
ياه_ r-33 h-40
ياها h22
ياها_ h22
ياهن r-19
ياهن_ r-19
يب_ r-72 g-42 m62 h46 k16
يبد g21
يبد_ g15
يبك m-22 h26
يبل g-23 k48
يبلغ g-15 k49
يبلغو g-15 k49
يبن g36 h-26
يبه g69 h-25
يبه_ g37 h-20
يبي r-35 g41 m-21 h-87 k19
يبي_ r-25 m-17 h-56 k-15
يبيع r-28 g24
يبيعه h17
يبين h-22 k37
يبين_ k30
يت_ g-43 m89 h60 k-45
يتا r20 g-40 m-23 h-30 k-23
يتاخ r39
يتاخر r39
يتام r-20 g-29 h-16 k-17
يتام_ k-17
يتح g41
يتحد g41
يتحدد g41
يتزر g15
يتزرع g15
يتص r-19 h45
يتصا g15
يتصاد g15
يتك g19
يتكو g37 m25
يتكوي g37 m25
يتما g16
يتمان g16
يته g29 m-15 h66
يته_ g26 h84
يتها h-18
يتها_ h-18
يتو g-16 h-29
يتون h-35
يتون_ g-27 h-35
يتي h-56
يتي_ r19 h-16
يتين h-40
يتين_ h-40
يث_ h56
يجا g-32
يجار g-31 h34
يجار_ g-23 h-19
يجاره h41
يجه m18
يجه_ m18
يجي r55 g33 m38 h16
يجي_ r33 g31
يجيب r22 m38 h19
يجيب_ r24 g-15 m42 h25
يجيبه g17
يح_ r43 g-45
يحب g-34 h53
يحد g63 h-25
يحدد g63 h-25
يحدد_ g44 h-17
يحدده g19
يحر h-21 k47
يحرك h-21 k47
يحس r-25 g-15 k30
يحس_ g-15 k30
يحه r-15 g-26
يحه_ r-15 g-26
يخ_ g33
يخت g35
يختا g57 h-25
يختار g57 h-25
يختب h27
يختبر h27
يخم m25
يخمن m25
يخمن_ m25
يخه m-16 h48
يخه_ m-16 h48
يد_ r75 g-62 m-21 h-73 k-24
يدا r-16 g-15 m25 h-24 k25
يدا_ g-21 k26
يداع m24 h-17
يداع_ m24 h-17
يدخ h34
يدخل h34
يدخل_ h34
يدر k25
يدري k25
يدري_ k25
يدف g40
يدفع g43 h-24
يدفع_ m24
يدفعو g57 m-24 h-18
يدفن h29
يدفن_ h29
يدل g-17 h-54
يدلي g-17 h-54
يدليه g-17 h-54
يده r60 m-22 h-19 k-29
يده_ r62 g21 m-20 h-15 k-29
يدي r138 g-29 m-29 h-74
يدي_ r82 h-19
يدين r73 g-15 h-47
يدين_ r66 h-47
يديه h-22
يديه_ h-22
يديو h27
يديوه h23
يذ_ m-18 h60
ير_ r-15 g-63 m-79 h125 k18
يرا k-46
يرا_ h41
يران r-19 k-15
يران_ r-19 k-15
يرب r-16
يربط h18
يربط_ h18
يرت r20 g34 m-16 h-19
يرجع_ g-24
يرجعل g17
يرد_ r28
يرده r-37
يرس m24 h-25 k25
يرسي m24
يرسي_ m24
يرف g-15
يرفر h17
يرفر_ h17
يرك r26 h21
يرك_ h23
يرم m-19 h-18
يرم_ m-17 h-25
يره g-23 m-48 h-25
يره_ g-20 m-48 h-48
يرو g24 m50 h27
يري g-21
يريك g-15 h38
يريكا g-15 h38
يريه h-39
يريه_ h-39
يز_ m23 h-38
يزا g-44 h-16
يزا_ r24 h-18
يزان g-30
يزان_ g-30
يزه m21 h-24
يزه_ m21 h-19
يزهر g21
يزهر_ g21
يزي r47 g-18 m-16
يزيد r33
يزيد_ r27
يس_ g-42 m-48 h-18
يسا h-26 k29
يسال h-26 k29
يسال_ h-15 k15
يست r45 m-15 h-32
يستا h-21
يستر g17
يستي g-21
يستيش g-21
يسح h25
يسحب h25
يسحب_ h25
يسر r-23 g35 m45 h-26
يسر_ r-23 g26 m45 h-26
يسك g-26 h128
يسكو h17
يسكو_ h17
يسكي h43
يسكي_ h43
يسل r112
يسلف r71
يسلف_ r34
يسلم r42
يسلمن r24
يسهل g19
يسهل_ g19
يش_ r39 g36 m15 h-33
يشت r59 g-23 h-25
يشت_ r31
يشتر r35 g-15
يشتري r46 g-26
يشغ r26 g-16 h48
يشغل r26 g-16 h48
يشغله h48
يشل r29
يشلي r29
يشلي_ r29
يشن g-21
يشن_ g-21
يشه r34 h-30
يشه_ h-21
يشها r36
يشها_ r36
يشيل h20
يشيل_ h20
يص_ g64 m-18 h-67
يصا r35 g-16 h-29 k-16
يصال r35 h-39 k-16
يصال_ r-16 h-29 k-16
يصل g25
يصلح g25
يصلحو g25
يصه g42
يصه_ g42
يصي r-15 g21 h15
يصيد r-15 g32
يصيده r-15 g30
يض_ g-20 m19 h-18
يضا g-49 m23
يضا_ g-20
يضات g-29 m26
يضات_ g-29 m26
يضه g24
يضه_ g24
يط_ r-15 g44 m-22 h42
يطر h16
يطرد h19
يطرد_ h19
يطل k35
يطلب k18
يطلع k17
يطلع_ k17
يطه h17
يطه_ h17
يظ_ r106 g-25 m-18 h-28
يظه k33
يظهر k33
يظهر_ k33
يع_ r21 g-49 m-35 k-17
يعا r-15
يعات r-15
يعات_ r-15
يعت g45 h-28
يعر g30
يعرف g30
يعرف_ g28
يعز r25
يعزم r25
يعط r21 g43
يعطو g25
يعطون g17
يعطي r28 g18
يعطين r23
يعك g61 h-21
يعك_ g61 h-21
يعن r-17 g45 m-17 h22
يعني r-17 g45 m-17 h22
يعني_ r-17 g45 m-17 h22
يعه g25 k36
يعه_ g21 h-39 k38
يعها h48
يعها_ r-32 h50
يغ_ r48 h-43 k35
يغي h17
يغير h17
يغير_ h17
يف_ r-43 m-30 h44
يفا r-17 h19
يفات r-17
يفات_ r-17
يفت g41 h-17 k-16
يفتح g43 h-19
يفتح_ g27 h-25
يفك r-17 h76
يفك_ g-23 h65
يفه g17 m-22
يفه_ m-22
يفو g-19 m21 h-38
يفون h-53
يفون_ h-53
يق_ g-19 h-22 k-21
يقت r-15 g-15 m16
يقتي r-15 g-15 m16
يقتي_ g-16
يقتين m16
يقد h15
يقدم h15
يقر g26
يقرا g-22 h26
يقرا_ g-22 h26
يقرر g48 h-20
يقرر_ g15
يقرره g35
يقه r17 g60 m29 h-26
يقه_ r17 g60 m29 h-26
يقو r-30 g41 h29
يقول r-30 g41 h29
يقول_ g27 h54
يقوله g21
يقي r17 m34
يقي_ m31
يك_ r62 g-66 m-34 h-55
يكا r23 h20
يكا_ g-15 h36
يكات r31
يكات_ r31
يكاغ g15
يكاغو g15
يكت r-27
يكتب_ h19
يكف k-16
يكه r32 h-16
يكه_ r32 h-16
يكو h93
يكو_ h30
يكور h18
يكور_ h18
يكون h46
يكون_ h46
يكي m-15
يل_ r-83 g-20 m-56 k20
يلا g-44
يلا_ g-17
يلات g-21 h35
يلات_ g-20 h27
يلاد h-40
يلاد_ h-27
يلت h-55 k16
يلتي h-55
يلر m-16
يلر_ m-16
يلع m36 h25
يلعب m36 h25
يلعب_ m18
يله g-23 m37 h32
يله_ h32
يلها m25
يلها_ m25
يلو r-15 g-33
يلو_ r-15 h-37
يلوم g-15 h33
يلومت g-15 h33
يلي g34 m-33 h91
يلي_ g39 h34
يليه m-16 h22
يليه_ m-16 h22
يم_ r39 g-20 m-35
يما h-17
يمت m-15 h18
يمتح h30
يمتحن h30
يمته r16
يمتها r19 g-18
يمس h17
يمسح h17
يمسح_ h17
يمش r23 h20
يمشي r23 h20
يمشي_ r23 h20
يمك g48 m23 h-35
يمكن g48 m23 h-35
يمكن_ g48 m23 h-35
يمل g49
يملك g49
يملكه g49
يمه r22
يمي m-35 h-31
يمي_ m-29 h-28
ين_ r-26 g36 m-17 h-26
ينا r21 g-32 m54 k-21
ينا_ r16 g-42
ينات g-15 m36 h16
ينات_ g-15 m36 h16
ينار r24 g15 m25 h46
ينار_ r27 h59
يناه h-36
يناه_ h-22
ينب g19 h-27 k32
ينت g20
ينتب k16
ينتبه k16
ينته g48
ينتي h21
ينتين h21
ينز r-23 g-35 m16 h24 k-18
ينزر g15
ينزرع g15
ينزل r-23 g-50 m16 h30 k-16
ينزل_ r-31 g-50 m16 h30
ينع k17
ينعر k17
ينعرف k17
ينك h27 k17
ينكن h39
ينكن_ h39
ينن r-16 g-21 m20 h-15
يننا r-19 g-21 m20 h-15
يننا_ r-19 g-21 m20 h-15
ينه r97 g58 m-31 h-57
ينه_ r105 m-29 h-55
ينها g45
ينها_ g45
ينو m38 h16
ينو_ m29 h20
يني r43 g-21 m38
يني_ r41 g-16
ينيه m32
ينيه_ m32
يه_ g59 h-105 k-69
يها r28 g-15 h74 k45
يها_ h70 k46
يهات r27
يهات_ r27
يهم_ g18
يو_ g-59
يوا r-22 g20
يوان r-22 g21 h-17
يوان_ r-22 g29 h-17
يوت g42 h-18
يوتش g43 h-23
يوتشر g43 h-23
يوص r25
يوصل r25
يوصل_ h-19
يوف r23
يوق h52
يوق_ h19
يوقع h26
يوقع_ h26
يول r26 g33
يولف g37
يولفه g37
يوم r38 g-33 m-22 h-30
يوم_ r16 h-61 k16
يومي r32 g-21 h32
يومين r43
يوميه h15
يون r53 g-19
يون_ r20
يونه r16
يونه_ r16
يوني r18
يوه h23
يوها h23
يوهات h23
يي_ h-39
يير h28
يير_ h28
ييش r30
ييش_ r30
ييض k17
ييض_ k17
ييف h26
ييف_ h26
يين h22
يين_ h22
ييه g65 m72
ييه_ g65 m72
يے_ m19 h-61
چرس h29
چرس_ h29
`,
};
