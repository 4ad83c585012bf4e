import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-90, -105, -97, -62, -112],
  likely: [38, 34, 32, 90, 27],
  possible: [-18, -18, -13, 65, 27],
  pieces: `
2a_ h-78
2ab r26
2ad g55
2af g33
2ah h-78
2ak r41 h-26
2akh r41 h-26
2akha r36 h-26
2al r43 g-25 m23 k32
2al_ r49 g-20 m24
2ar r36
2ard r63
2ard_ r63
2as r-21 g-24 h-19 k27
2ass k19
2asse k19
2ba g24
2bal g24
2bale g28
2d_ m-20
2ed r69
2ee r37 h-31
2est r29
2est_ r29
2et g46
2ha h-21
2ha_ h-21
2i_ r22 m25
2id r31
2kh r32
2khe r32
2khee r32
2le h44
2lee h44
2leed h44
2me r-26 g59 h-23
2mee r-26 g59 h-23
2meen r-26 g59 h-23
2na r-34 g45
2oo g62 h24
2ood g74
2ood_ g74
2p_ r21
2sa r45 m25 h20
2sat r23 m25 h20
2sat_ r23 m25 h20
2zaz_ h19
3a_ r37 g64
3ad g30
3ah g-28 m19
3al r47 g35 h-31
3al_ r-22 g79
3ala r50 g-32 m-22 h-57
3ala_ r33 h-40
3alas k19
3alay r39
3ale r23 m25
3aleh r47
3alei r-24
3am r-22 g23 h37
3ama r-19 h33
3amal r-19 h33
3amm g34
3an g-23
3an_ h-21
3ar r-19 g54 h90
3ara h85
3ara_ m-23 h108
3arab m21 h-26
3as r23 g-30 h-78 k33
3ash r29 g-30 h-20 k33
3asha g-24 k28
3ashr r24
3at g-33 k77
3at_ g-27 h-31 k99
3atl h33
3ay r-35
3d_ r50
3de r-23
3dei r-22
3dein r-22
3ed_ g32
3ee k-19
3eed k-19
3el r-26 h-69
3en r22 g-25 h23
3end r22 g-25 h23
3end_ h29
3et r48
3et_ r60
3in r31
3ind r31
3la g20 h25
3lan h20
3lan_ h20
3li r-20 g33 k38
3li_ r-20 g33 k38
3me h-22 k29
3mel k29
3na m-24
3na_ m-24
3om g-25 h21
3omo h21
3omol h21
3r_ r-19
3ra g21 k27
3raf g23 k27
3re k40
3ref k40
3refh k41
3ro g25
3t_ r-22 m22
3te r42
3tee r23
3to r-31 g39
3to_ r-22
5ad r-40 g51
5adt r-40 g51
5de k19
5dem k19
5dem_ k19
5et h29
5od m39
5ti h26
5ti_ h26
7ad g58 h-63 k60
7ad_ r24 g-21 k39
7ada g23 h-48
7add g36
7adda g37
7adde k23
7ade g24
7af h-41
7ag h-26
7ag_ h-26
7al g-23
7ala r20
7am h-69
7an m23
7ani h25
7ani_ h25
7ar r21 g22 h-35
7are g38
7aree g38
7as r-59
7ash h23
7ashi h20
7aw r30 g-19 h35 k52
7awa h28
7awal h28
7awe r36 k22
7awel r36 k22
7ay r-20 g55 h-21
7aya r-20 g55 h-21
7ayah r-20 g51
7b_ m67 h-19
7ed r-24 k25
7ed_ r-24 k25
7ej h28
7eja h28
7ejab h28
7el h38
7elw h26
7elwe h26
7es h-21 k32
7esa k32
7esab k32
7n_ r22 m26 h-20
7r_ h104
7sa r-23 k51
7sab r-23 k51
7sabi k52
7t_ g-22 m54 h-38
=!adult-service h43
=!adult-service+!alcoholic h23
=!adult-service+!narcotic h23
=!adult-service+denial h25
=!adult-service+payment-versus-payment h25
=!adult-service+sums-0 h24
=!alcoholic r51 g-20 h-26
=!alcoholic+!narcotic h23
=!alcoholic+!unlawful-business h-21
=!alcoholic+charged-at h19
=!alcoholic+denial r55
=!alcoholic+pays-for-chance r24
=!alcoholic+reference r28
=!alcoholic+soft-drink h-39
=!alcoholic+sums-0 h-19
=!alcoholic+sums-1 r55
=!alcoholic+unit r57
=!banking r38 g-32 h-54 k60
=!banking+!debt r24
=!banking+!watchers r20 h-24 k51
=!banking+charged-at r42 h-22
=!banking+conceal k24
=!banking+contrast r38
=!banking+dealing r48
=!banking+denial r25 g-26 h-32 k60
=!banking+gift-money r21
=!banking+pays-for-chance r24 h-22
=!banking+percentage h-22
=!banking+soft-drink h-22
=!banking+sums-0 r25 g-27 h-54 k60
=!bet-house m19 h30
=!bet-house+!operator m19 h30
=!bet-house+!unlawful-business m19 h30
=!bet-house+denial m19 h31
=!bet-house+sums-0 m19 h30
=!bill g22
=!bill+!lawful-rate g28
=!bill+!lease r21
=!bill+!sale-or-service g28
=!bill+charged-at g39
=!bill+denial g22
=!bill+pays-for-chance r23
=!bill+reference g39
=!bill+sums-0 g28
=!bill+sums-1 r23
=!capital g21
=!capital+!gift-money g21
=!capital+denial g21
=!capital+sums-0 g21
=!cash-form g22 h30
=!cash-form+!paper-money g22 h32
=!cash-form+!sale-or-service r19 h28 k-23
=!cash-form+!watchers h35 k-32
=!cash-form+dealing g30
=!cash-form+denial g22 h30
=!cash-form+pays-for-chance g30
=!cash-form+reference g22 h23
=!cash-form+sale-or-service g30
=!cash-form+stays-unseen g28 h23
=!cash-form+sums-0 g28 h30
=!cash-form+unlicensed-giving h35 k-32
=!charged-at r-28 g-48 k-33
=!charged-at+!debt r57 g19
=!charged-at+!errand g19
=!charged-at+!fee r-66 g-28
=!charged-at+!given-back r-21
=!charged-at+!lend r57 g19
=!charged-at+benefit r28 g32
=!charged-at+capital g-30
=!charged-at+contrast g-21
=!charged-at+dealing r-32
=!charged-at+debt r22
=!charged-at+debt-grows r19
=!charged-at+denial g-33 k-33
=!charged-at+excused r-20 g26 k-26
=!charged-at+extra m22
=!charged-at+free-use r43
=!charged-at+friends r28
=!charged-at+gift-money g-35
=!charged-at+given-back r-27
=!charged-at+in-return r42
=!charged-at+lease r-35
=!charged-at+lend r54
=!charged-at+pays r-24
=!charged-at+per-period r-28
=!charged-at+reference r19 h-19 k28
=!charged-at+repay r25
=!charged-at+sale-or-service k44
=!charged-at+small-parts r-24 k26
=!charged-at+sums-0 r-34 g-28
=!charged-at+sums-1 r21 g-20 k-20
=!charged-at+to-oppose r36
=!charged-at+trade g23
=!charged-at+unit r-24 k38
=!charged-at+wager-event g-19
=!charity k54
=!charity+!document k22
=!charity+!errand k22
=!charity+!gift-to k31
=!charity+!giving-drive k31
=!charity+!licensed k22
=!charity+denial k54
=!charity+reference k35
=!charity+sums-0 k54
=!charity+unlicensed-giving k33
=!comes-back+!repay k25
=!comes-back+denial r24
=!comes-back+sums-0 k25
=!condition g-25
=!condition+denial g-25
=!condition+sums-0 r-34
=!contest-kind r-25 g-27 m54
=!contest-kind+!wager-event r-25 g-27 m54
=!contest-kind+denial r-25 g-27 m54
=!contest-kind+sums-0 r-23 m20
=!contrast r34 g51 k-36
=!contrast+charged-at r19 g78 k-24
=!contrast+dealing r21
=!contrast+debt r42
=!contrast+denial r32 g51 k-34
=!contrast+excused r58
=!contrast+given-back r21
=!contrast+lend r45
=!contrast+pays r30
=!contrast+pays-for-chance r19 g-25
=!contrast+price-of g-24
=!contrast+reference g-46
=!contrast+right-now r25
=!contrast+sums-0 r33 g26 k-32
=!contrast+sums-1 g26
=!contrast+trade g-22
=!dealing r85 m-23 h-27
=!dealing+!gift-money r30 g24
=!dealing+!market-price g21
=!dealing+!pays r30
=!dealing+!pays-for-chance r19
=!dealing+!price-of g24 h-19
=!dealing+!price-word g24
=!dealing+!sale-or-service r30 h-19
=!dealing+charged-at r34
=!dealing+denial r82 g30 m-23 h-22
=!dealing+extra r40 g-40
=!dealing+gift-money g19
=!dealing+istisna g19
=!dealing+lawful-rate g23
=!dealing+loose-order g29
=!dealing+no-spec g24
=!dealing+not-chosen g24
=!dealing+pays-for-chance r58 g27
=!dealing+reference g19 k19
=!dealing+sale-or-service r25
=!dealing+sums-0 r20 m-20 h-20 k20
=!dealing+sums-1 r26 g31
=!dealing+sums-2 r39
=!dealing+trading r20
=!dealing+under g21
=!debt r114 g-49 m28 k-25
=!debt+!deferred g-22
=!debt+!lend r112 g-42 m28 k-25
=!debt+benefit g34
=!debt+contrast r43
=!debt+dealing g24
=!debt+denial r114 g-68 m28 k-25
=!debt+pays-for-chance r58 g25
=!debt+reference r21 g19
=!debt+sale-or-service g33
=!debt+sold-short g39
=!debt+sums-0 r45 g-37 m33
=!debt+sums-2 r23
=!debt+unit r31
=!delay-charge r-54
=!delay-charge+denial r-54
=!delay-charge+reference r-42
=!delay-charge+sums-0 r-23
=!described g23
=!described+denial g23
=!described+sums-0 g23
=!document g39 h-19
=!document+!licensed g50 h-49
=!document+!loose-order g21
=!document+cash-form k27
=!document+charged-at k51
=!document+charity k25
=!document+denial g39 h-19
=!document+excused g22
=!document+gift-to k25
=!document+giving-drive g-21 k42
=!document+name-after g19
=!document+unit k26
=!document+unlicensed g22 h-24
=!document+unlicensed-giving g21
=!draw h22
=!draw+denial m22 h31
=!draw+reference m-24
=!draw+sale-or-service m-24
=!draw+sums-0 h22
=!draw+unit m-24
=!equity g33 m33
=!equity+charged-at m25
=!equity+dealing g20 m33
=!equity+denial g32 m33
=!equity+price-of g19
=!equity+reference m30
=!equity+sale-or-service g19
=!equity+sell g19
=!equity+sums-0 g33 m33
=!equity+trade g19
=!equity+trading g22 m25
=!errand g21 k37
=!errand+avoid-control g39
=!errand+denial g21 h-24 k37
=!errand+giving-drive k19
=!errand+not-told g29
=!errand+sums-0 g43 k35
=!extra r-71 g-24 h-42 k-39
=!extra+!increase g-27 h-24 k-19
=!extra+charged-at k-21
=!extra+comes-later r27
=!extra+contrast r22
=!extra+denial r-71 g-24 h-42 k-25
=!extra+gift-money r-38
=!extra+hand-over r37
=!extra+lend-verb r-20
=!extra+more-time r-33
=!extra+name-before r29
=!extra+reference r-35
=!extra+repay r-46
=!extra+sale-or-service r-19
=!extra+sums-0 h-33 k-36
=!extra+sums-1 r-54
=!extra+unit r-40
=!extra+waiting r-36
=!fee r-90 g-37
=!fee+!pays-for-chance g-23
=!fee+charged-at g-24
=!fee+dealing r-42 g-41
=!fee+debt r-25
=!fee+denial r-58 g-37
=!fee+gift-money r-32 g-33
=!fee+hand-over r-40
=!fee+insured r-22
=!fee+outside-prize r-32 g-31
=!fee+pays r-44
=!fee+pays-for-chance r-76
=!fee+price-of g-25
=!fee+reference r-64 g-43
=!fee+sale-or-service g-32
=!fee+small-parts r-28
=!fee+sums-0 r-32 g-60
=!fee+sums-1 g26
=!fee+sums-2 r-50
=!fee+trade g-22
=!fee+unit r-47 g-26
=!fee+wager-event r-24
=!for-money r38
=!for-money+denial r38
=!for-money+pays-for-chance r38
=!for-money+per-period r38
=!for-money+unit r38
=!foreign-currency r45 g-29 h38 k-22
=!foreign-currency+!payroll r39
=!foreign-currency+!repay r39
=!foreign-currency+denial r45 g-29 h38 k-22
=!foreign-currency+sums-0 r45 g-29 h38 k-22
=!friends g-19 h28
=!friends+dealing m29 h31
=!friends+denial g-19 h28
=!friends+pays-for-chance h31
=!friends+reference r20
=!friends+sums-0 r-21 m21 h28
=!game k35
=!game+!wager-event k35
=!game+denial k35
=!game+sums-0 k35
=!game+under k30
=!gift-money r35 k-31
=!gift-money+!pays r41
=!gift-money+!pays-for-chance g31
=!gift-money+!price-of g34
=!gift-money+charged-at r38 g-45
=!gift-money+denial r36 k-31
=!gift-money+pays-for-chance r37
=!gift-money+price-of r34 g-22
=!gift-money+sale-or-service r53
=!gift-money+sold-short r24 g-34
=!gift-money+speed-up h27
=!gift-money+sums-0 r34 k-19
=!gift-money+sums-1 g28
=!gift-money+trade r34 g-22
=!gift-money+trading g37
=!gift-money+unit r47 g-25
=!gift-to k31
=!gift-to+!giving-drive k31
=!gift-to+denial k31
=!gift-to+sums-0 k31
=!gift-to+unlicensed-giving k19
=!given-back k-45
=!given-back+denial k-45
=!given-back+excused g-28 k-28
=!given-back+sums-0 k-45
=!given-back+to-dispose g22
=!giving-drive k31
=!giving-drive+denial k31
=!giving-drive+sums-0 k31
=!giving-drive+unlicensed-giving k19
=!guaranteed r-50
=!guaranteed+banking r-33
=!guaranteed+dealing r-33
=!guaranteed+denial r-50
=!guaranteed+gift-money r-22
=!guaranteed+lawful-rate r-25
=!guaranteed+pays r-22
=!guaranteed+pays-for-chance r-22
=!guaranteed+reference r-25
=!guaranteed+sums-0 r-50
=!hand-over k42
=!hand-over+!take-in k-22
=!hand-over+debt r51
=!hand-over+denial r32 k42
=!hand-over+false-words k34
=!hand-over+lend r51
=!hand-over+reference r19 g-35 h20 k69
=!hand-over+sale-or-service r-36
=!hand-over+sums-0 k45
=!in-return g-33 m-19
=!in-return+benefit r34
=!in-return+charged-at r48
=!in-return+denial r-64 g-33 m-19
=!in-return+gift-money r-22
=!in-return+gift-to r-22
=!in-return+given-back r-20
=!in-return+lend r27 m-19
=!in-return+lend-verb r62 m-19
=!in-return+lender r-33
=!in-return+pays-for-chance r38 m-19
=!in-return+repay r-34
=!in-return+sums-0 r-35
=!in-return+to-oppose r56
=!in-return+unpromised r-47
=!increase g-27 h-24 k-19
=!increase+charged-at k-19
=!increase+comes-later r27
=!increase+contrast r35
=!increase+denial g-27 h-24 k-19
=!increase+hand-over r26
=!increase+outside-prize r19
=!increase+sums-0 k-19
=!insured r47 g-39
=!insured+!sale-or-service g22
=!insured+conceal h-23 k23
=!insured+denial r32 g-33
=!insured+excused g60
=!insured+sale-or-service r32 g-66 k-22
=!insured+sums-0 r47 g-39
=!kept-by-creditor r-34 g33
=!kept-by-creditor+denial r-34 g33
=!late-rent r-28 m29 h50 k26
=!late-rent+denial r-28 m29 h50 k26
=!late-rent+reference k21
=!late-rent+sums-0 r-28 m29 h50 k26
=!lawful-bar h34
=!lawful-bar+denial h34
=!lawful-bar+reference h32
=!lawful-bar+sums-0 h34
=!lawful-rate m26 h-19 k-19
=!lawful-rate+!sale-or-service g25 h-19
=!lawful-rate+benefit r24
=!lawful-rate+charged-at g39 m25
=!lawful-rate+dealing m25
=!lawful-rate+denial m26
=!lawful-rate+reference g21 m26
=!lawful-rate+sums-0 g22 m26
=!lawful-rate+sums-1 r23
=!lease r20 h-36
=!lease+benefit r22
=!lease+denial r21 h-30
=!lease+pays-for-chance r23
=!lease+reference h-19
=!lease+sums-0 r-20 h-30
=!lease+sums-1 r41
=!lend r93 g-42 m28 k-25
=!lend+banking r-19
=!lend+benefit g34
=!lend+charged-at g20
=!lend+contrast r43
=!lend+dealing g24
=!lend+denial r90 g-61 m28 k-25
=!lend+pays-for-chance r61 g25
=!lend+reference g19
=!lend+sale-or-service g33
=!lend+sums-0 r21 g-29 m33
=!lender-gain r23
=!lender-gain+denial r22
=!lender-gain+excused r25
=!lender-gain+sums-0 r26
=!licensed h47 k24
=!licensed+!loose-order g21
=!licensed+cash-form k27
=!licensed+charged-at k51
=!licensed+charity k38
=!licensed+denial h47 k24
=!licensed+excused g22
=!licensed+friends h26
=!licensed+gift-to k38
=!licensed+giving-drive g-25 k55
=!licensed+lawful-rate k28
=!licensed+name-after g19
=!licensed+narcotic g-36 h89
=!licensed+reference h25 k-20
=!licensed+sums-0 g-28 h61 k24
=!licensed+to-dispose k28
=!licensed+unit h26
=!licensed+unlicensed h-35
=!licensed+unlicensed-giving g19 h-25
=!limit k65
=!limit+denial k65
=!limit+sums-0 k51
=!limit+under g-42 k72
=!loose-order g51
=!loose-order+!no-spec g20
=!loose-order+denial g51
=!loose-order+excused g20
=!loose-order+reference g28
=!loose-order+sums-0 g51
=!loose-order+unlicensed g21
=!loose-order+unlicensed-giving g21
=!market-price g65
=!market-price+!metal-deal g20
=!market-price+!price-word g32
=!market-price+!priced-thing g35
=!market-price+!sale-or-service g29
=!market-price+!trading g36
=!market-price+!unit g20
=!market-price+charged-at g42 m25
=!market-price+dealing g26 m25
=!market-price+denial g65
=!market-price+gift-money g26
=!market-price+pays-for-chance g29
=!market-price+reference m29
=!market-price+sums-0 g47
=!meat+benefit g25
=!meat+excused g25
=!meat-trade h34
=!meat-trade+!not-pork h34
=!meat-trade+denial h34
=!meat-trade+sums-0 h34
=!metal-deal r-22 g34
=!metal-deal+!trading g20
=!metal-deal+!unit g24
=!metal-deal+denial r-22 g34
=!metal-deal+reference r-27 g19
=!metal-deal+sums-0 g19
=!more-time r27 g-23
=!more-time+!waiting r27 g-23
=!more-time+dealing g-19
=!more-time+denial r27 g-23
=!more-time+gift-money g-19
=!more-time+pays-for-chance r28 g-19
=!more-time+reference g-19
=!more-time+sums-0 g-19
=!name-before g-23
=!name-before+charged-at g-21
=!name-before+denial g-23
=!name-before+reference g-21
=!narcotic h38
=!narcotic+denial h21
=!narcotic+sums-0 h20
=!no-spec g20
=!no-spec+denial g20
=!no-spec+excused g20
=!no-spec+reference g20
=!no-spec+sums-0 g20
=!not-pork h37
=!not-pork+denial h37
=!not-pork+sums-0 h37
=!official k27
=!official+denial k27
=!official+sums-0 k27
=!online-place g-27
=!online-place+denial g-27
=!online-place+sums-0 g-27
=!operator h23
=!operator+!unlawful-business h23
=!operator+denial h24
=!operator+sums-0 h23
=!paid-entry g-32 h65
=!paid-entry+!pays-for-chance r-27
=!paid-entry+denial g-32 h65
=!paid-entry+reference h43
=!paid-entry+sums-0 g-32 h27
=!paid-entry+unit r-21
=!paper-money g22 h32
=!paper-money+!sale-or-service h28 k-23
=!paper-money+!watchers h35 k-32
=!paper-money+dealing g36
=!paper-money+denial g22 h32
=!paper-money+reference g28 h23
=!paper-money+stays-unseen g28 h23
=!paper-money+sums-0 g23 h32
=!paper-money+unlicensed-giving h35 k-32
=!pass-on r44 g-27 h-33
=!pass-on+currency-forward r19 g-22
=!pass-on+denial r44 g-27 h-33
=!pass-on+sums-0 g-22 h-33
=!payroll r45 g-61 h71 k-20
=!payroll+!repay r73 g-35 k-19
=!payroll+!sale-or-service r-20 h41
=!payroll+!serves r-20 h41
=!payroll+benefit h55 k-19
=!payroll+denial r45 g-61 h71 k-20
=!payroll+in-return r49 g-35 k-19
=!payroll+sums-0 r45 g-61 h71 k-20
=!payroll+under r23 h23
=!pays r41 m-19
=!pays+charged-at r41 g-39
=!pays+denial r42 m-19
=!pays+pays-for-chance r40
=!pays+price-of r34
=!pays+sale-or-service r56
=!pays+sums-0 r36
=!pays+sums-1 g29
=!pays+trade r34
=!pays+trading g21
=!pays+unit r47 g-25
=!pays-for-chance r60 g-33 m-20 k-33
=!pays-for-chance+!price-of g23
=!pays-for-chance+!sale-or-service g-19
=!pays-for-chance+!sold-short g23
=!pays-for-chance+charged-at r31 g-23
=!pays-for-chance+contrast g-27
=!pays-for-chance+dealing g37
=!pays-for-chance+denial r68 g-33 k-29
=!pays-for-chance+hand-over r26
=!pays-for-chance+lease g-35
=!pays-for-chance+price-of g47
=!pays-for-chance+reference r-19 g-31
=!pays-for-chance+sale-or-service r28 g29
=!pays-for-chance+sell g25
=!pays-for-chance+sums-0 g-36 m-20
=!pays-for-chance+sums-1 r57
=!pays-for-chance+trade g25
=!pays-for-chance+unit g-54
=!per-period r26 g-35
=!per-period+!return-on-capital r26 g-35
=!per-period+!sold-apart r26 g-35
=!per-period+!unit r26
=!per-period+denial r26 g-35
=!per-period+sums-0 r26 g-35
=!price-of g47
=!price-of+!price-word g20
=!price-of+!trade h-21
=!price-of+dealing g26
=!price-of+denial r-19 g64
=!price-of+sale-or-service g27
=!price-of+sums-0 r-29 g52
=!price-of+under g21
=!price-of+unknown g29
=!price-word r-23
=!price-word+dealing r-38
=!price-word+denial g28
=!price-word+gift-money r-38
=!price-word+istisna g19
=!price-word+no-spec g24
=!price-word+pays r-38
=!price-word+pays-for-chance g-22
=!price-word+sums-0 r-43 g27
=!price-word+sums-1 r20
=!price-word+wager-event r-22
=!priced-thing g35
=!priced-thing+denial g35
=!priced-thing+sums-0 g40
=!receivable+benefit g34
=!receivable+pays-for-chance g37
=!reference g-28
=!reference+charged-at r-24
=!reference+denial r27 g-28
=!reference+sums-0 r45 g-28
=!repay r83 m26
=!repay+!return-on-capital g46
=!repay+dealing r24 g28
=!repay+denial r83 m26
=!repay+gift-money g24
=!repay+in-return r49 g-35 k-19
=!repay+not-told g46
=!repay+pays-for-chance g26 m24 h21
=!repay+reference g46
=!repay+sums-0 r72 h-24
=!repay+sums-1 m24 h28
=!repay+unit r21
=!return-on-capital r22 g39 k-26
=!return-on-capital+!sold-apart r26 g-35
=!return-on-capital+!unit r26
=!return-on-capital+denial r22 g39
=!return-on-capital+not-told g46
=!return-on-capital+reference g34
=!return-on-capital+sums-0 r25 g21 k-26
=!sale-or-service r64 h25
=!sale-or-service+!serves h37
=!sale-or-service+!watchers r19 h26 k-23
=!sale-or-service+benefit r30
=!sale-or-service+cash-form r40
=!sale-or-service+charged-at r49 g38
=!sale-or-service+debt r39 h21
=!sale-or-service+denial r60 h23
=!sale-or-service+free-use r24
=!sale-or-service+gift-money r-32
=!sale-or-service+hand-over g26
=!sale-or-service+istisna g19
=!sale-or-service+late-rent h21
=!sale-or-service+lawful-rate g30
=!sale-or-service+lease g62
=!sale-or-service+lend r49
=!sale-or-service+no-spec g24
=!sale-or-service+pays r-29
=!sale-or-service+pays-for-chance r68 g-21
=!sale-or-service+reference r69
=!sale-or-service+refusal g-20 k30
=!sale-or-service+return-on-capital r36
=!sale-or-service+stays-unseen h21
=!sale-or-service+sums-0 r-25 h31
=!sale-or-service+sums-1 r93 g-27
=!sale-or-service+unit r-28
=!sale-or-service+unlicensed-giving h28 k-23
=!sell g-33
=!sell+denial g-33
=!sell+sums-0 g-33
=!serves h26
=!serves+denial h26
=!serves+sums-0 h26
=!settles-later g24
=!settles-later+sums-0 g24
=!sold-apart g24
=!sold-apart+!unit r23
=!sold-apart+denial g24
=!sold-apart+pays-for-chance r-22
=!sold-apart+reference g-36
=!sold-apart+sums-0 g24
=!sold-short r24
=!sold-short+dealing r24
=!sold-short+denial r24
=!sold-short+sale-or-service r24
=!sold-short+sums-0 g23
=!stakes m-24
=!stakes+denial m-24
=!stays-unseen g-32
=!stays-unseen+denial g-32
=!stays-unseen+sums-0 g-32
=!stipulated r-22
=!stipulated+denial r-22
=!stipulated+sums-0 r-22
=!take-in k-34
=!take-in+denial k-34
=!take-in+sums-0 g22 k-30
=!take-in+trading g30
=!trade h-22
=!trading h-21 k-21
=!trading+!unit g20
=!trading+denial g34 h-21 k-21
=!trading+sums-0 h-19 k-21
=!unit r85 g46 m-32
=!unit+benefit r29
=!unit+charged-at g62
=!unit+dealing r35 g61
=!unit+denial r47 g55 m-32
=!unit+gift-money r45
=!unit+hand-over r54
=!unit+pays r52
=!unit+pays-for-chance r82
=!unit+price-of g25
=!unit+reference g70 m-34
=!unit+sale-or-service g59
=!unit+sums-0 r59 g30 m-20
=!unit+trade g25
=!unknown k23
=!unknown+denial k23
=!unknown+price-of g28
=!unknown+sums-0 k23
=!unknown+under k23
=!unlawful-business r-29 g-26 h-60
=!unlawful-business+alcoholic h-45
=!unlawful-business+denial r-29 g-26 h-20
=!unlawful-business+pays-for-chance r-20 m29 h38
=!unlawful-business+reference m-26 h30
=!unlawful-business+soft-drink h-66
=!unlawful-business+sums-0 r-24 g-26 h-77
=!unlawful-business+sums-1 h-21
=!unlawful-business+to-learn h-19
=!unlawful-business+unit h-36
=!up-down r-24 g-54 k46
=!up-down+denial g-54 k50
=!up-down+pays-for-chance g-28
=!up-down+sums-0 g-26 k37
=!wager-event r-27 m44 h-25 k30
=!wager-event+dealing m23
=!wager-event+denial r-27 m44 h-25 k30
=!wager-event+pays-for-chance g-27 m39
=!wager-event+reference r-23
=!wager-event+sale-or-service g22
=!wager-event+sums-0 r-24 g25 h-25 k30
=!wager-event+under g22 k29
=!wager-event+unit g22
=!waiting r35
=!waiting+denial r35
=!waiting+gift-money g-19
=!waiting+pays-for-chance r41 g-19
=!waiting+reference g-19
=!watchers r21 g-60 k58
=!watchers+cash-form r40
=!watchers+charged-at r21
=!watchers+conceal k40
=!watchers+dealing r21
=!watchers+denial g-60 k59
=!watchers+paper-money r40
=!watchers+pays-for-chance r21
=!watchers+reference h19
=!watchers+stays-unseen h23
=!watchers+sums-0 r21 g-60 k58
=!watchers+unlicensed-giving h33 k-25
=!winner-takes m27
=!winner-takes+denial m27
=across-border r25 g26
=across-border+bet-house m27 h29
=across-border+bill h-39
=across-border+charged-at h51
=across-border+dealing h-25
=across-border+friends g-20
=across-border+gift-money r45
=across-border+given-back g32
=across-border+hand-over r52
=across-border+insured h22
=across-border+lawful-bar h33
=across-border+lease r22 m26 h27
=across-border+narcotic r30
=across-border+operator m27 h29
=across-border+pays r23
=across-border+pays-for-chance r37 h-20
=across-border+price-of r38 g-21 h-27
=across-border+reference g34 h-25
=across-border+sell g-20 h-20
=across-border+sums-0 g27 h-45
=across-border+sums-1 h33
=across-border+trade g-31 h-19
=across-border+unit r20 h20
=across-border+unlawful-business h34
=across-border+watchers h32
=across-border+works-for h37
=actual-cost+debt r-37
=actual-cost+lend r-37
=actual-cost+sums-0 r-24
=actual-cost+sums-1 r26
=adult-service r-71 g-128 m-96 h221 k-46
=adult-service+alcoholic h-35
=adult-service+banking r30
=adult-service+benefit h-25
=adult-service+bill h54
=adult-service+capital h53
=adult-service+cash-form r19
=adult-service+charged-at r22 g-19 m35 h90
=adult-service+comes-later r-32
=adult-service+contrast h33
=adult-service+deadline r-26
=adult-service+dealing r48 h87
=adult-service+denial r-21 h35
=adult-service+document h-19
=adult-service+draw m24 h-28
=adult-service+errand h48
=adult-service+excused m-34 h-107
=adult-service+extra g25 h53
=adult-service+fee g19 h28
=adult-service+friends h-65
=adult-service+gift-money h115
=adult-service+guaranteed r20
=adult-service+hand-over r-28 h55
=adult-service+in-return r22
=adult-service+insured g-24 h63
=adult-service+islamic-paper h45
=adult-service+keep-cut h-30
=adult-service+late-rent h-45
=adult-service+lawful-bar m-19 h-57
=adult-service+lawful-rate h44
=adult-service+lease r-26 k25
=adult-service+lend r37
=adult-service+lender-gain h42
=adult-service+licensed h-100
=adult-service+market-price h22
=adult-service+meat m-21 h-42
=adult-service+name-after r20 h-36
=adult-service+name-before h-28
=adult-service+narcotic h-103
=adult-service+not-pork h-61
=adult-service+official h-46
=adult-service+online-place g25 m-39 h57
=adult-service+paid-entry h36
=adult-service+paper-money h33
=adult-service+payroll h20
=adult-service+pays m-22 h85
=adult-service+pays-for-chance g-26 h187
=adult-service+per-period r21 h30
=adult-service+price-of r39 m38
=adult-service+priced-thing r-21 h24
=adult-service+reference r26 g20 h83
=adult-service+repay r-28 g-19 h20
=adult-service+return-on-capital h25
=adult-service+right-now r-68
=adult-service+sale-or-service m19
=adult-service+serves g-20
=adult-service+settles-later r-20
=adult-service+sums-0 r-45 g-114 m-89 h159 k-44
=adult-service+sums-1 r-64 h74
=adult-service+sums-2 r38
=adult-service+surety-pay r-22 h35
=adult-service+to-learn h23
=adult-service+trade m46 h45
=adult-service+trading r107 g19 h31
=adult-service+unit g-35 m-23 h31 k21
=adult-service+unlawful-business m-20 h80
=adult-service+wager-event m40
=adult-service+waiting r-49
=adult-service+watchers r34 h-33
=affirmation g56 k-26
=affirmation+deadline g23
=affirmation+dealing g36
=affirmation+denial r42
=affirmation+fixed-gain r21
=affirmation+pays-for-chance r-19
=affirmation+price-of g21
=affirmation+price-word g32
=affirmation+reference r53
=affirmation+return-on-capital r19
=affirmation+sale-or-service g51
=affirmation+sums-0 g56 k-26
=affirmation+unit r-46
=affirmation+up-down g41
=agent-sells r49 g-25
=agent-sells+banking r45
=agent-sells+charged-at r37 g-25
=agent-sells+dealing r37 g-25
=agent-sells+gift-money r27
=agent-sells+metal r19 g-22
=agent-sells+metal-deal r33 g-24
=agent-sells+price-of r33
=agent-sells+sale-or-service r33
=agent-sells+sell r49 g-25
=agent-sells+sold-apart r20
=agent-sells+sums-0 r49 g-25
=agent-sells+trade r33
=agent-sells+trading g-24
=agent-sells+watchers r45
=alcoholic r-126 g-75 m-139 h313 k-66
=alcoholic+banking k-25
=alcoholic+benefit h119
=alcoholic+bill h-49
=alcoholic+capital h61
=alcoholic+charged-at m-30 h94
=alcoholic+comes-later r-23
=alcoholic+deadline r-19
=alcoholic+dealing r-19
=alcoholic+debt r-41 m32
=alcoholic+delay-charge h-50
=alcoholic+denial g29 h-35
=alcoholic+document h-32
=alcoholic+equity h44
=alcoholic+excused g70 h-162
=alcoholic+extra g31
=alcoholic+for-money m-25 h44
=alcoholic+game m29
=alcoholic+gift-money m34
=alcoholic+given-back g-31 h-55
=alcoholic+hand-over r-51 h30
=alcoholic+in-return h-46
=alcoholic+late-rent h-23
=alcoholic+lawful-bar g-38 h-251
=alcoholic+lawful-rate h27
=alcoholic+lease h92
=alcoholic+lend r-46 m32 h-45
=alcoholic+market-price g-33 h46
=alcoholic+meat g43 h-74
=alcoholic+name-before h27
=alcoholic+narcotic g43 h-110
=alcoholic+nobody-knows g41
=alcoholic+operator m23
=alcoholic+own-zakat-rate m31 h36
=alcoholic+paid-entry g67 h-30
=alcoholic+payroll g-22 h34
=alcoholic+pays-for-chance r-99 g47 m-42 h44
=alcoholic+per-period h20
=alcoholic+price-of g22 h42
=alcoholic+priced-thing g-27 h-26
=alcoholic+reference m-32 h121
=alcoholic+return-on-capital g31 h33
=alcoholic+right-now g20 m-19
=alcoholic+sale-or-service r-29 g41
=alcoholic+sealed g33
=alcoholic+sell h-34
=alcoholic+serves h98
=alcoholic+shut-thing g78
=alcoholic+soft-drink h-114
=alcoholic+sums-0 r-46 g-146 m-78 h160 k-56
=alcoholic+sums-1 r-21 g72 m-55 h146
=alcoholic+sums-2 r-51 h19
=alcoholic+sums-apart r-27
=alcoholic+to-oppose g-20 h-113
=alcoholic+to-treat h-86
=alcoholic+trade h-25
=alcoholic+trading g-36 h78
=alcoholic+under g28
=alcoholic+unit g20 m-21 h35
=alcoholic+unlawful-business r-27 g-21 m-56 h-91
=alcoholic+wager-event g60 m-59 h39
=alcoholic+works-for h34
=arbun r-69 g-20 h-24 k-36
=arbun+deadline r21 g-34
=arbun+dealing r-28 g-65 k-20
=arbun+denial g120 h-53 k-26
=arbun+foreign-currency r-24
=arbun+gift-money r-20 g-22 h28
=arbun+given-back r-20 g-28 k-20
=arbun+insured g-24
=arbun+left-open g39
=arbun+loose-order g27 h-33
=arbun+market-price g-31
=arbun+pays-for-chance r-60 g-77
=arbun+price-of r-28 g-51 h28
=arbun+price-word g-64
=arbun+right-now g-19
=arbun+sale-or-service r-28 g-69 h28
=arbun+settles-later r21 g-34
=arbun+sums-0 r-20 g38 h-29 k-35
=arbun+sums-1 g-50
=arbun+sums-2 r-47
=arbun+unit r-40 g-55
=avoid-control r-37 g-61 m-33 h-72 k291
=avoid-control+banking k27
=avoid-control+charged-at h64
=avoid-control+denial k53
=avoid-control+document h87
=avoid-control+erase-it h-25
=avoid-control+excused k-60
=avoid-control+gift-money h70
=avoid-control+lawful-rate h-30 k82
=avoid-control+nobody-knows g27 k-28
=avoid-control+official h23 k-26
=avoid-control+pays-for-chance k44
=avoid-control+price-of h36
=avoid-control+reference h-20
=avoid-control+reroute k35
=avoid-control+split k22
=avoid-control+stays-unseen g-19 h-21 k36
=avoid-control+sums-0 r-28 g-55 m-33 h-72 k270
=avoid-control+under g-32 m-29 h110 k-20
=avoid-control+undescribed k-21
=avoid-control+unit h43
=avoid-control+unknown g23 h25 k-29
=avoid-control+up-down m-21 h62
=avoid-control+wager-event m-21 h62
=avoid-control+watchers h-25 k69
=banking r232 g-90 m-66 h-123
=banking+below-face k-23
=banking+benefit r-38 g-20 m30 h70 k19
=banking+bet-house m21 h67
=banking+bill r-72 h-41 k-22
=banking+capital r20 m51 k-22
=banking+cash-form r23 k-59
=banking+charged-at r139 m-46 k-118
=banking+charity r-66
=banking+comes-back h-23
=banking+comes-later r-36 h19
=banking+commercial-paper r-72 k-31
=banking+condition r24
=banking+contract-bet r-28 g29
=banking+contrast r38
=banking+contribute r-38
=banking+cut-mine r-44 h24 k24
=banking+deadline r-73 g-84
=banking+dealing r119 g24 m30
=banking+debt r38 g-43 m-27 h-44
=banking+debt-grows r27
=banking+deferred r37
=banking+delay-charge r21
=banking+denial r-51 g-31 h-26 k-25
=banking+document r118
=banking+draw r46 h47
=banking+equity r-95 h132 k-21
=banking+errand r-26 m23 h34
=banking+exchange r-48 g41 m45
=banking+excused g26 h89 k-31
=banking+extra r70 g37
=banking+false-words h-25 k50
=banking+fee r-59 k-34
=banking+fixed-gain r72
=banking+fixed-paper r69 m-21 h-31
=banking+for-money r21 m-33
=banking+friends r54 g-21 h-23
=banking+gift-money r98 g-29 h41 k-47
=banking+given-away r-49
=banking+given-back g27 m58 h56 k-38
=banking+giving-drive k-34
=banking+gold g37
=banking+gold-part r-37
=banking+guaranteed r44 g19
=banking+guarantor r56
=banking+guarantor-gain r-22
=banking+halal-certified r104
=banking+hand-over r-132 k-26
=banking+impure-wealth k-32
=banking+in-return r50
=banking+instalment-count r35
=banking+insured r-31
=banking+interest-business h75
=banking+islamic-paper r-36 h-46
=banking+keep-cut r-26 k65
=banking+keeps-money r34
=banking+kept-by-creditor g19 k24
=banking+late-rent r45 h30 k28
=banking+lawful-bar g23 h-26
=banking+lawful-rate r-148 g-21 h23 k-21
=banking+lease k-33
=banking+lend m-20 k20
=banking+lend-verb r19
=banking+lender k-24
=banking+licensed r35
=banking+market-price r99 g25 m57 h73
=banking+meat r30
=banking+metal r78
=banking+metal-deal r122 k-20
=banking+more-back r19
=banking+more-time r31
=banking+my-wallet-lent r-43 k65
=banking+name-after r43 h-29 k44
=banking+name-before k-26
=banking+narcotic h-20
=banking+no-date g32
=banking+not-told r-41 k29
=banking+online-place r-92 g42 m30 h48 k-56
=banking+operator h20
=banking+outside-prize r-54 g-19
=banking+own-account r25
=banking+paid-entry r41 g20 h-35
=banking+paper-early r21
=banking+paper-money k-47
=banking+pass-along r-22
=banking+pass-on r-19
=banking+passes-it r-31 h19
=banking+pay-me k29
=banking+payroll r48
=banking+pays r81 g-20 k-29
=banking+pays-for-chance m-48
=banking+per-period r118 g-33 h-46
=banking+percentage r46
=banking+price-of g-37 h-64 k36
=banking+price-word r-69
=banking+priced-thing r56 m29
=banking+quick-cash r56
=banking+rate-charge k-25
=banking+receivable r55
=banking+reference r-22 g-43 h24 k-41
=banking+repay g-30
=banking+return-on-capital r54 m27 h19
=banking+right-now r-38 k27
=banking+sale-or-service m39 h42
=banking+savings-circle r-32 g-19
=banking+sell r59 h-23
=banking+serves r20 g-40 h30
=banking+settles-later r-43 g-49
=banking+sham r21
=banking+small-parts r-42 k38
=banking+sold-apart r75 g-59 h-20
=banking+split r-30 k42
=banking+stakes m-27 h23
=banking+stays-unseen r-20 k48
=banking+stipulated g-25
=banking+stranger r-23
=banking+sums-0 r227 g-111 m-65 h-110
=banking+sums-1 r42 g19 m22
=banking+sums-2 r-30 m-23
=banking+sums-apart m-23
=banking+sums-equal r-20
=banking+surety r65 h-26
=banking+surety-pay h37 k-19
=banking+take-in m-21 h21 k-25
=banking+to-debtor k-23
=banking+to-dispose r-39 k-24
=banking+to-learn r-27
=banking+to-oppose r-51
=banking+trade r53 g-27
=banking+trading g45 m72 h110
=banking+travelling r22
=banking+under r-49 g-29 h48
=banking+unit r81 g-68 m19 h22
=banking+unknown-party r-27 h-19 k25
=banking+unlawful-business h35
=banking+up-down r-59 m43 h60
=banking+wager-event h31
=banking+waiting r73
=banking+watchers g-33 m-36 h-57
=banking+zakat r-29
=before-possession g68 h41 k-46
=before-possession+comes-back r20
=before-possession+dealing g84 k-45
=before-possession+denial r28 g20 h54 k-23
=before-possession+hand-over r30 g21
=before-possession+metal-deal r27
=before-possession+not-mine-yet r-20
=before-possession+pays-for-chance r41 k-20
=before-possession+price-of r22 g47 k-19
=before-possession+sale-or-service g86
=before-possession+sell g50 k-27
=before-possession+sums-0 r-30 g72 h41 k-40
=before-possession+take-in g31
=before-possession+trade g52 k-25
=below-face r131 g-56 h-22 k-50
=below-face+cash-form r70 k-22
=below-face+charged-at r77 g-23 k-24
=below-face+comes-later r23
=below-face+commercial-paper r50
=below-face+dealing g-50
=below-face+debt r27
=below-face+deferred r48
=below-face+denial g-22
=below-face+exchange r-29
=below-face+friends r49
=below-face+gift-money g-53 k-30
=below-face+hand-over r38
=below-face+lawful-rate r45 g-22
=below-face+paper-money r25 k-22
=below-face+payroll r51
=below-face+pays g-34
=below-face+pays-for-chance g-48 k-27
=below-face+percentage k-21
=below-face+price-of r36 g-36
=below-face+reference r-20
=below-face+sale-or-service r75 g-46 k-19
=below-face+sell r26 g-24
=below-face+serves r61
=below-face+sold-short r173 g-63 h-28 k-30
=below-face+sums-0 r84 g-56 h-22 k-44
=below-face+sums-1 r47
=below-face+take-in r21
=below-face+trade r65 g-29
=below-face+under r43 k-30
=below-face+unit r74
=below-face+wager-event r-39
=benefit r60 g-123 m-104 h-68
=benefit+bill r57 k-37
=benefit+buy-back g22
=benefit+capital r46 g-26 h52 k-24
=benefit+cash-form r51
=benefit+charged-at r29 m-69 h-58 k26
=benefit+comes-back r78
=benefit+comes-later g-44
=benefit+commercial-paper r45
=benefit+conceal h-24
=benefit+condition r60
=benefit+contest-kind g21 m-33 k47
=benefit+contrast k40
=benefit+deadline r30 g-50
=benefit+dealing r-75 h37
=benefit+debt r82 g-22
=benefit+debt-carrier g-22
=benefit+deferred r47 g-32
=benefit+denial r31 h52 k-35
=benefit+document k35
=benefit+draw r26 g26 m-32 h44
=benefit+equity r-34
=benefit+errand k30
=benefit+exchange r32
=benefit+excused r-39 g44 m-23 h-20 k-62
=benefit+extra r-47 g24 h22
=benefit+false-words k24
=benefit+fee r45 h20
=benefit+fixed-gain r-62 h-23
=benefit+fixed-paper r22
=benefit+fixed-rate r28
=benefit+for-money h33
=benefit+free-use r116 g-36
=benefit+friends g42 k-27
=benefit+gift-money r22 g-82 m-77 h-25
=benefit+gift-to r-24 g-62 m-21 h-23 k-60
=benefit+given-back m30 h55
=benefit+gold g25
=benefit+guaranteed r-54
=benefit+guarantor r-45
=benefit+in-return r110 g-36
=benefit+instalment-count r-43
=benefit+insured r74 g24 k31
=benefit+keeps-money r54
=benefit+kept-by-creditor k20
=benefit+late-rent r37 h85
=benefit+lawful-bar g25 h-27
=benefit+lawful-rate r-42 g-41 m20 h42 k-34
=benefit+lease r84 g-57 m-25 h23
=benefit+lend r85 k-21
=benefit+lend-verb r182
=benefit+lender r98
=benefit+lender-gain g25 h-30
=benefit+licensed k24
=benefit+limit r62
=benefit+meat-trade h20
=benefit+metal-deal g21
=benefit+name-after h-61
=benefit+name-before r-26 h24
=benefit+narcotic g20
=benefit+not-pork g41
=benefit+not-told r54
=benefit+official g30 h68
=benefit+outside-prize r67 m-77
=benefit+own-account k-37
=benefit+paid-entry r-44 g40 m-53 h-21 k45
=benefit+paper-money r20
=benefit+passes-it r20 k21
=benefit+pay-me r20
=benefit+payroll r-41 g42 h25
=benefit+pays r-21 m-24 k-34
=benefit+pays-for-chance r-94 g34 m-61 h27 k-58
=benefit+per-period g-28
=benefit+percentage r-81
=benefit+play-costs r25
=benefit+price-of g59 h-47 k22
=benefit+price-word r55 g-36
=benefit+priced-thing g37
=benefit+promised-cut r41
=benefit+receivable r-41
=benefit+reference h44 k74
=benefit+repay r111
=benefit+return-on-capital r19
=benefit+right-now g30
=benefit+sale-or-service h37
=benefit+sell g72 h-55
=benefit+serves r-58 g30 m21
=benefit+settles-later r49 g-42
=benefit+sold-apart g-21
=benefit+sold-short r46 g48 k22
=benefit+speed-up r25 h29
=benefit+stakes m31 h21
=benefit+stipulated r92 g-24
=benefit+sums-0 g-34 m-89 h-81
=benefit+sums-1 r57 g-60
=benefit+sums-2 r-22 g-24 h28
=benefit+sums-apart h51
=benefit+sums-equal r-37
=benefit+sums-grow h-23
=benefit+sums-shrink r44
=benefit+surety-pay r-28
=benefit+take-in r68
=benefit+tied-deal r-21 g-29
=benefit+tied-trade r45 g-27
=benefit+to-debtor r22
=benefit+to-oppose r43 g47
=benefit+trade r-31 g46 h-54
=benefit+trading r129
=benefit+travelling h26
=benefit+under r26 g-23 h41 k-27
=benefit+undescribed g-27
=benefit+unit r-69 m-26 h73 k-40
=benefit+unknown k-48
=benefit+up-down g-38
=benefit+wager-event r-24 g43 m-33 h35 k46
=benefit+waiting r-24
=benefit+watchers r89
=benefit+with-money r-81 m30 h20
=benefit+wrapped-gift r-29 h-33
=bet-house r-119 g-26 m438 h327 k-23
=bet-house+bill h27
=bet-house+capital m49 h114
=bet-house+cash-form m29 h45 k-27
=bet-house+charged-at r-49 m150 h175
=bet-house+comes-later m31
=bet-house+contest-kind g21 m-48
=bet-house+dealing m71 h111
=bet-house+draw h22
=bet-house+equity m-81
=bet-house+errand k25
=bet-house+exchange m41 h65
=bet-house+excused m-50
=bet-house+fee h-34
=bet-house+for-money h108
=bet-house+friends h70
=bet-house+game r-22 m30
=bet-house+gift-money m19 h25
=bet-house+given-back m56 h89
=bet-house+hand-over m43 h61
=bet-house+in-return h-21
=bet-house+insured h33
=bet-house+lawful-rate m20 h64
=bet-house+lease m-32 h73
=bet-house+lender-gain m-30
=bet-house+narcotic m25
=bet-house+online-place m21 h38
=bet-house+operator r-49 m54 h89
=bet-house+own-stake h55
=bet-house+paid-entry r-25
=bet-house+paper-money m25 h59 k-27
=bet-house+pays-for-chance r-49 m196 h184
=bet-house+reference m62 h57
=bet-house+right-now m54 h137 k23
=bet-house+sale-or-service m54 h100
=bet-house+serves m-90 h38
=bet-house+stakes m23 h122
=bet-house+sums-0 r-73 g-43 m277 h173
=bet-house+sums-1 m108 h80
=bet-house+sums-2 r-46 m48 h74
=bet-house+sums-apart r-29 m42 h48
=bet-house+take-in h59
=bet-house+to-learn m57 h71
=bet-house+to-oppose m-35
=bet-house+trading m22 h100
=bet-house+unit h88
=bet-house+unlawful-business g21 m-53 h-94
=bet-house+wager-event m45 h225
=bet-house+with-money g-27 m35 h89
=bet-house+works-for m-42
=bill r-25 g-64 m-38 h-75 k53
=bill+cash-form r82 k23
=bill+charged-at r104 m20 h-45 k21
=bill+comes-back r-47
=bill+comes-later r39 g22
=bill+commercial-paper r-48
=bill+condition r25
=bill+contest-kind g46 m-52
=bill+contrast g-19 m38 k34
=bill+deadline g50
=bill+dealing r47 g-96 k26
=bill+deferred r-35 g-30 k22
=bill+denial g-92 k67
=bill+draw m48
=bill+equity g20 m-22
=bill+errand g31
=bill+exchange r24
=bill+excused k-27
=bill+extra k61
=bill+false-words r-36 k79
=bill+fee r-28
=bill+fixed-paper r91
=bill+fixed-rate h27
=bill+for-money r36
=bill+friends r34 g37 k-56
=bill+gift-money r56 g-60 m31 h20 k-32
=bill+given-back r-19 g43 k33
=bill+guaranteed r-42
=bill+hand-over r-69 g-30 h41
=bill+in-return h-19
=bill+increase r-42 k23
=bill+instalment-count g37
=bill+insurance-business h39
=bill+insured r-28 g-25
=bill+keep-cut r24
=bill+keeps-money r46
=bill+kept-by-creditor k50
=bill+late-rent r20
=bill+lawful-bar g-23
=bill+lawful-rate h19
=bill+lease r-50 g27 m-24 h-30
=bill+lend-verb r41
=bill+licensed m20
=bill+market-price r-30
=bill+metal-deal r-27
=bill+more-time r-44
=bill+my-wallet-lent k26
=bill+narcotic g35
=bill+online-place m-67 h-43 k74
=bill+operator h45
=bill+outside-prize m25
=bill+paid-entry r-56 m-29 k-21
=bill+paper-early r-35
=bill+paper-money r82 k30
=bill+pays g-93 k-45
=bill+pays-for-chance r53 g-35 h-42 k-48
=bill+per-period g60 h40
=bill+percentage r-20
=bill+play-costs g35
=bill+price-of r72 k26
=bill+price-word r-29
=bill+priced-thing g-33
=bill+receivable r25
=bill+reference r-69 m-56 k93
=bill+repay r-76 k20
=bill+return-on-capital g73
=bill+right-now r60 k-24
=bill+sale-or-service g-45 m-36 k44
=bill+search-for h39
=bill+sell g49
=bill+serves r30 g53 h-30
=bill+settles-later r24
=bill+sham r-33 h-48 k38
=bill+small-parts k-32
=bill+sold-apart r-21 g47 h50
=bill+sold-short r21 k33
=bill+split k-41
=bill+stipulated r-30 g22
=bill+sums-0 g-27 m-43 h-94 k78
=bill+sums-1 r45 g-34 h20 k-23
=bill+sums-2 r-61
=bill+sums-grow r-80
=bill+surety-pay r28
=bill+take-in h40
=bill+tied-trade r27
=bill+to-learn h-24 k27
=bill+to-oppose r-19 g21 h-19
=bill+trade r106 g32
=bill+trading r-52
=bill+under r38 k-29
=bill+unit r-109 g118 h-20 k-52
=bill+unlawful-business m34 h88
=bill+up-down r87 g27
=bill+wager-event r-27 g-28 m49
=bill+waiting r-28 g20
=bill+watchers r-48 h-38
=bill+with-money r38
=bill+works-for r-28
=both-later g99
=both-later+charged-at r25
=both-later+comes-later g51
=both-later+deadline r25 g32
=both-later+dealing g42
=both-later+denial g28
=both-later+gift-money r25
=both-later+pays r25
=both-later+pays-for-chance r25 g22
=both-later+reference r-22 g56
=both-later+sale-or-service r23 g38
=both-later+settles-later g31
=both-later+sums-0 g99
=both-later+trading g23
=both-later+unit r25 g39
=buy-back r144 h-49
=buy-back+cash-form r68 g-23
=buy-back+charged-at r77 g-40
=buy-back+dealing r78 h-21
=buy-back+deferred r60 g-32
=buy-back+extra r55 g-28
=buy-back+gift-money r39 g-32
=buy-back+given-back r-20 g46
=buy-back+gold-part r24
=buy-back+insured r50
=buy-back+lend r-28
=buy-back+narcotic r20
=buy-back+paper-money r34 g-22
=buy-back+pays-for-chance r46
=buy-back+price-of r85 h-23
=buy-back+reference r69
=buy-back+right-now r-21 g26
=buy-back+sale-or-service r89 h-32
=buy-back+same-back g-27
=buy-back+sell r107 h-27
=buy-back+serves r30
=buy-back+settles-later r21 g-28
=buy-back+sums-0 r89 g32 h-46
=buy-back+sums-1 g-23
=buy-back+sums-2 r73
=buy-back+sums-grow r21
=buy-back+sums-shrink r23
=buy-back+trade r85 h-23
=buy-back+unit g22
=buy-back+with-money r22
=capital r148 g-127 m-39 h-24 k71
=capital+cash-form r19
=capital+charged-at r-99 g-51 h-47
=capital+comes-back r68 h-20
=capital+comes-later m-23
=capital+commercial-paper r-33
=capital+contest-kind g19 h34
=capital+contrast r-25 g-32 k-59
=capital+cut-mine r-37 k29
=capital+deadline g-31
=capital+dealing r125 m23 k36
=capital+debt r-100 g-32 k-20
=capital+debt-carrier r52 h-24
=capital+deferred r-50
=capital+denial r115 g-92 k-29
=capital+document r62 h-21
=capital+draw h50
=capital+equity r-82 g-36 h53
=capital+exchange g23 m42
=capital+excused r-29
=capital+extra r-94
=capital+fee r34
=capital+fixed-gain r134 g-24 m-28 h-23
=capital+fixed-paper r29 m-19 h-28
=capital+fixed-rate r29
=capital+for-money m-36
=capital+for-others k27
=capital+friends r-33
=capital+gift-money r47 g36 m-19 h-22 k62
=capital+given-back r-19 g-33 k-26
=capital+gold g28 h21
=capital+gold-part r-20
=capital+grown-debt r27
=capital+guaranteed r188 g-22 m-29 h-46 k-21
=capital+halal-certified r61 h-21
=capital+hand-over r-119 k29
=capital+insured r-57 g-30 m-39 k26
=capital+interest-business h-21
=capital+islamic-paper r-19
=capital+keep-cut r-29 k50
=capital+keeps-money r56 g-40
=capital+late-rent h-29
=capital+lawful-bar g23
=capital+lawful-rate r-40 m38
=capital+lease r-51
=capital+lend r-163 k-19
=capital+lend-verb r-98 h24
=capital+lender r-40 k-21
=capital+lender-gain k26
=capital+licensed r34
=capital+market-price r-106 g45 m22
=capital+meat h45
=capital+metal-deal r36 g-29
=capital+more-time r-41
=capital+narcotic r-24 k34
=capital+not-told g-23
=capital+official r32 g-22 h-37
=capital+online-place r-38 m24 h68
=capital+operator m51 h41
=capital+outside-prize r25
=capital+paid-entry r-20 g31
=capital+paper-money r27
=capital+pass-on r19
=capital+pay-me r22
=capital+pays k56
=capital+pays-for-chance r83 m-19 k46
=capital+per-period r163 h-19
=capital+percentage r115 m29
=capital+price-of r-25 h-68
=capital+price-word r-28
=capital+priced-thing r-35 g29 h27
=capital+principal-stays r83 g-22
=capital+reference m29 h55
=capital+repay r-62 g-36 m-25
=capital+return-on-capital r51 g-71 m-27 h-30
=capital+sale-or-service g-21 m33 h27
=capital+search-for g-30 h31
=capital+sell r55
=capital+serves r-48 g-30 h-37
=capital+sold-apart r75 g-31
=capital+sold-short r48
=capital+split k48
=capital+stakes r36 h35
=capital+stipulated r25
=capital+stranger k66
=capital+sums-0 r38 g-122 m-28 h-57 k62
=capital+sums-1 r111 h25
=capital+sums-apart r32
=capital+surety-pay r-42 h-28 k22
=capital+take-in r-87 h37
=capital+to-oppose r-39 g-22 k-20
=capital+trade r41
=capital+trading r-77 m80
=capital+travelling r-36 m20
=capital+under r-20 k38
=capital+unit r121 g-37
=capital+unknown k23
=capital+unlawful-business r-35 m75 h150
=capital+up-down r-57 g24 m29 k36
=capital+wager-event g-26 m24 h61
=capital+wash-money k41
=capital+watchers r23 h-50
=capital+with-money r46 h47
=cash-form r61 g-51 h-45 k122
=cash-form+charged-at r153 g-43 h19 k83
=cash-form+collection r-21 h-22
=cash-form+comes-back r-29 h-32 k75
=cash-form+comes-later r21 g68
=cash-form+commercial-paper g28
=cash-form+conceal k19
=cash-form+condition r30
=cash-form+contest-kind m55 h52
=cash-form+contract-bet g31
=cash-form+contrast r70 h21 k-29
=cash-form+cut-mine r31
=cash-form+deadline g39 h19
=cash-form+dealing r-31 g-92 m-25 k-23
=cash-form+debt r117 h-28 k22
=cash-form+debt-grows r28
=cash-form+deferred r85 g71 h-25
=cash-form+denial r56 g-38 k82
=cash-form+document r-20 h21 k21
=cash-form+draw m21
=cash-form+equity r50 k-19
=cash-form+erase-it r-21 h-29 k23
=cash-form+exchange g49 m-31
=cash-form+excused r-19
=cash-form+extra r36 g-64 h36
=cash-form+fee r-20 m19 k52
=cash-form+fixed-gain r32
=cash-form+fixed-paper r69 g-33 h-20
=cash-form+fixed-rate r43
=cash-form+for-money g-20 m27 h42 k-29
=cash-form+foreign-currency r-52
=cash-form+forward-deal g40
=cash-form+friends r30 g-42 k51
=cash-form+game g-23 h143
=cash-form+gift-money r-89 m27 h-69 k-36
=cash-form+given-back r57 k-20
=cash-form+giving-drive h-19 k31
=cash-form+gold r-51 m-20
=cash-form+gold-part r76 g26
=cash-form+grown-debt r23
=cash-form+guaranteed r38
=cash-form+hand-over r68 g-23 m-46 h-29 k-31
=cash-form+hidden-name r-27 k38
=cash-form+in-return r33
=cash-form+instalment-count r41 g25
=cash-form+insured r111 g43 h-31
=cash-form+keep-cut r-27 h-21
=cash-form+kept-by-creditor h25
=cash-form+late-rent g-38 h-40 k-23
=cash-form+lawful-bar r32 h41
=cash-form+lawful-rate r120 h-34
=cash-form+lease r53 g-29
=cash-form+left-open g20
=cash-form+lend r32 h-19 k28
=cash-form+lender k-23
=cash-form+licensed r-20 k21
=cash-form+market-price g-30
=cash-form+metal r99 g-28 k-34
=cash-form+metal-deal r142 g-28 k-41
=cash-form+more-back r25
=cash-form+my-wallet-lent r-44 k49
=cash-form+name-after m24 h26
=cash-form+narcotic h70 k-25
=cash-form+nobody-knows g-23
=cash-form+not-chosen r-25 g36
=cash-form+not-pork m49 h59
=cash-form+official h84 k-23
=cash-form+online-place r-27 m-28 h66
=cash-form+outside-prize r27
=cash-form+own-account k39
=cash-form+paid-entry r62 g-20 m21 k-28
=cash-form+paper-early r28
=cash-form+paper-money r47 m-34 h-46 k49
=cash-form+pass-along r-22 k48
=cash-form+pass-on r-48 k32
=cash-form+passes-it r33 m-21
=cash-form+payroll r29
=cash-form+pays r40 g-38 m-23 k-20
=cash-form+pays-for-chance r-36 g60 h68 k-25
=cash-form+per-period r-42 g24 h43 k60
=cash-form+percentage h-20
=cash-form+pledge r21
=cash-form+price-of r20 g-54 h29 k-25
=cash-form+price-word r-45 g25
=cash-form+priced-thing r59 g-31 m-26 h-59
=cash-form+quick-cash r102 g-22 h-19 k53
=cash-form+receivable r26
=cash-form+reference r119 m-20 h-34 k-77
=cash-form+refusal g28
=cash-form+repay k61
=cash-form+return-on-capital g-26 h-23 k19
=cash-form+right-now r26 g-39 m22 h40
=cash-form+sale-or-service k52
=cash-form+same-back r50
=cash-form+sell r24 g-62 h-22 k-20
=cash-form+serves r43 h-21 k-20
=cash-form+settles-later r24 g36
=cash-form+sham h21 k-52
=cash-form+sold-apart r32 k31
=cash-form+sold-short r121 g-30 h36
=cash-form+stakes h36
=cash-form+stipulated r33
=cash-form+stranger m-26
=cash-form+sums-0 r48 g-108 h-37 k127
=cash-form+sums-1 m33 h25 k19
=cash-form+sums-2 g75 m-73 h-48
=cash-form+sums-3 g-25
=cash-form+sums-apart m24
=cash-form+sums-equal r-81 m-23 k-24
=cash-form+sums-grow r-75 g70 m-25
=cash-form+sums-shrink r171 m-33 h-20 k23
=cash-form+surety-pay h-21 k27
=cash-form+take-in r-22 g-32 m-23
=cash-form+tick-guess m42
=cash-form+to-learn m-23
=cash-form+to-oppose k27
=cash-form+trade r34 g-55 h56 k-27
=cash-form+trading r76 m20 h-23 k-25
=cash-form+travelling h19
=cash-form+two-prices r-73
=cash-form+undecided r-23 g99
=cash-form+under r22
=cash-form+unit g33 k30
=cash-form+unknown r50
=cash-form+unknown-party m-26
=cash-form+unlawful-business m72 h62
=cash-form+unlicensed h20 k22
=cash-form+unlicensed-giving h22 k27
=cash-form+up-down r54
=cash-form+wager-event g-30 h106 k-23
=cash-form+waiting r45
=cash-form+wash-money k29
=cash-form+watchers h25 k-68
=cash-form+with-money r21 g-20 m23 h34
=cash-form+works-for r-21
=chance-pay r-22 g-75 m200 h-87 k-35
=chance-pay+chance-prize g-23 m44 h-36
=chance-pay+charged-at g-28 m58 h-40
=chance-pay+dealing g-54 m62
=chance-pay+draw h-48
=chance-pay+gift-money m28
=chance-pay+insured g-33 m47
=chance-pay+paid-entry g-20 h-54
=chance-pay+pays m20
=chance-pay+pays-for-chance r-19 g-42 m90
=chance-pay+reference g-22 h-32
=chance-pay+sums-0 g-56 m122 h-58 k-34
=chance-pay+sums-1 g-20 m75 h-29
=chance-pay+trade g-28
=chance-pay+unit g-35 m39
=chance-pay+wager-event g-34 m82
=chance-pay+with-money m20
=chance-prize r-25 g-85 m302 h-114
=chance-prize+charged-at g-22 m106 h-19
=chance-prize+dealing g-43
=chance-prize+draw g-29 m30 h-19
=chance-prize+game m19
=chance-prize+gift-money g-28
=chance-prize+meat m36
=chance-prize+not-told g-55 m45
=chance-prize+online-place h40
=chance-prize+pays g-24
=chance-prize+pays-for-chance g-68 m114 h-34
=chance-prize+price-of g47 m-40
=chance-prize+reference m22
=chance-prize+shut-thing g-25 m24
=chance-prize+sums-0 g-76 m235 h-95
=chance-prize+sums-1 m57 h-19
=chance-prize+unit m41 h-19
=chance-prize+wager-event g-31 m31
=charged-at r31 g-97 m-45 h-45
=charged-at+charity g-21 m21 h-66
=charged-at+collection h-60 k70
=charged-at+comes-back r112 g42 h-42
=charged-at+comes-later r-56 g28 h-43 k-34
=charged-at+commercial-paper r35 g-33 h-41
=charged-at+conceal k31
=charged-at+condition r67 g35
=charged-at+contest-kind g-43 h-125 k32
=charged-at+contract-bet r-43 g77 h25 k-20
=charged-at+contrast g74 h28
=charged-at+contribute r30 m-21 k20
=charged-at+cut-mine h22 k28
=charged-at+deadline r-54 g90 m-36 h-60 k-44
=charged-at+dealing r38 m56 k40
=charged-at+debt r90 m-41 h53
=charged-at+debt-carrier m-31 h-21
=charged-at+debt-grows r83
=charged-at+deferred r109 g-23 h-31 k25
=charged-at+delay-charge r-29 g-30 m21
=charged-at+denial r-59 g86 m-57 h-75
=charged-at+dependant k-25
=charged-at+described r25 g-51 h-37
=charged-at+document r49 g-69 m-20
=charged-at+draw r25 g51 m162 h-21
=charged-at+each-in r-31 g-25
=charged-at+equity g-100 m-89 h53
=charged-at+erase-it k32
=charged-at+errand g-25 h24 k-36
=charged-at+exchange m-23 h-68
=charged-at+excused r-142 g33 m59 h-21
=charged-at+extra r101 g32 h-39 k-19
=charged-at+false-words h-26 k100
=charged-at+fee r85 g-65 m-44 h-54 k-67
=charged-at+first-takes r-19 m30
=charged-at+fixed-gain r-36 g52 k20
=charged-at+fixed-paper r85 h-30
=charged-at+fixed-rate r-78 m21
=charged-at+for-money r200 m-49 h66
=charged-at+foreign-currency r102 g-65 m-25 h-48
=charged-at+forward-deal r-26 g87
=charged-at+free-use r45 g-33
=charged-at+friends r152 g-34 m-20 h25 k-21
=charged-at+future-crop r-32 g70
=charged-at+game r-34 g-34 m42 k-22
=charged-at+gift-money g-27 m80 h-36 k26
=charged-at+gift-to r-62 g-41 m20 h-83 k-19
=charged-at+given-away r-69
=charged-at+given-back r85 h-25
=charged-at+giving-drive r-25 g-22 h-34 k60
=charged-at+gold g28
=charged-at+gold-part r46 k27
=charged-at+grows-with-time r46 g-19
=charged-at+guaranteed r28 g77 m-34 h-24
=charged-at+guarantor r43 g-21
=charged-at+guarantor-gain r37 h-19
=charged-at+halal-certified k27
=charged-at+hand-over r23 g86 m28 h99 k-88
=charged-at+hangs-if g46
=charged-at+he-picks g130
=charged-at+improper h42
=charged-at+impure-wealth r-42 k-24
=charged-at+in-return g107 m-25
=charged-at+increase r99
=charged-at+instalment-count r91 g83 h-28
=charged-at+insurance-business g116
=charged-at+insured r-21 g-65 m39 h29
=charged-at+interest-business r-96 h151
=charged-at+interest-product r-31 h69
=charged-at+islamic-paper r-38 g45 h-21
=charged-at+istisna g19
=charged-at+keep-cut r-88 m24 h51 k78
=charged-at+keeps-money r105 g-40
=charged-at+kept-by-creditor g29 m35 h-55 k-23
=charged-at+late-rent r-54 k23
=charged-at+lawful-bar r-30 m-32 h-45 k-19
=charged-at+lawful-rate r-185 g46 m-32 h-65 k-112
=charged-at+lease r131 g44 m-89 h33 k-96
=charged-at+left-open r-34 g59
=charged-at+lend r53 m-32 h81
=charged-at+lend-verb m-25 h64 k21
=charged-at+lender r-43
=charged-at+lender-gain r122 g-24
=charged-at+licensed g-55 m20
=charged-at+limit r112 g-27
=charged-at+loose-order g51
=charged-at+loser-pays m56
=charged-at+lost-contest m40
=charged-at+market-price r65 g-81 h32
=charged-at+meat g-92 m-48 h-51
=charged-at+metal h-58
=charged-at+metal-deal h-42
=charged-at+more-back r114 g-34
=charged-at+more-time r38
=charged-at+my-loss g43 h-28
=charged-at+my-wallet-lent r-55 k54
=charged-at+name-after r30 g-29 m-26 h-96 k52
=charged-at+name-before r180 g-59 k24
=charged-at+narcotic r123 g-25 m54 h69 k-24
=charged-at+no-date g36
=charged-at+no-day g92
=charged-at+no-decision-date g20
=charged-at+nobody-knows g165 m-34 h-33
=charged-at+not-chosen r-33 g54
=charged-at+not-mine-yet r-40 g108
=charged-at+not-pork r-58 g34 m-54 h-99
=charged-at+not-told r29 g35 h42
=charged-at+official r-105 h54
=charged-at+online-place r-45 g54 m25 h95 k96
=charged-at+operator r-22 g-70 h181 k19
=charged-at+out-of-reach g162
=charged-at+out-there g86
=charged-at+outside-prize r-68 g-39 m-58 h-56
=charged-at+own-account k29
=charged-at+own-stake r-19 g23 h21
=charged-at+own-zakat-rate g75 m-38 h-76
=charged-at+paid-entry r-92 g31 m108 h35
=charged-at+paper-early r-20
=charged-at+paper-money r117 g-41 h25 k83
=charged-at+pass-along r-35 k23
=charged-at+pass-on r37 h-35 k-32
=charged-at+passes-it r-21
=charged-at+pay-for-cover g29 h40
=charged-at+pay-me r22 g33 k20
=charged-at+payment-versus-payment h-22 k41
=charged-at+payroll r-48 k32
=charged-at+pays g49 m41 h-40
=charged-at+pays-for-chance r-38 m-50 h-93
=charged-at+per-period r-27 m27 h-20
=charged-at+percentage r-31 m-45 k27
=charged-at+play-costs r-41 g35 m-38
=charged-at+price-later r73 g-70
=charged-at+price-of r80 g71 h-61
=charged-at+price-open g63
=charged-at+price-word r50 g66 m33 h39 k-24
=charged-at+priced-thing g71 m67 h-40
=charged-at+promised-cut r47
=charged-at+quick-cash r33 k24
=charged-at+rate-charge r103
=charged-at+receivable r-68 g19 h-32 k-22
=charged-at+reference r-131 g138 h-36 k20
=charged-at+refusal r-25 g71 m-36
=charged-at+repay r62 g30 m42 k-37
=charged-at+reschedule r24
=charged-at+return-on-capital r-66 m25 h-30 k66
=charged-at+right-now r-19 g-19 m58 h132
=charged-at+salam g26
=charged-at+sale-or-service r-57 g-23 m96 h-20
=charged-at+same-back r49 g-25
=charged-at+sea-catch g61 h36
=charged-at+search-for g76
=charged-at+sell r51 g-139 h-64 k-20
=charged-at+serves g57 m-94 k39
=charged-at+settles-later r-54 g31 h-27 k-30
=charged-at+sham r-19 g-26 k94
=charged-at+shut-thing g39
=charged-at+small-parts r-20 g-48
=charged-at+sold-apart r-30 g103 h-62
=charged-at+sold-short r-149 g124 k-29
=charged-at+speed-up r-20 h64
=charged-at+split r-28 g-23 h24 k-31
=charged-at+stakes r-24 g56 h24
=charged-at+stipulated g-24
=charged-at+stranger r-21 h-51 k71
=charged-at+sums-0 r-42 m-76 h-19 k22
=charged-at+sums-1 r23 g-41 h45
=charged-at+sums-2 r118 g-47 h-80
=charged-at+sums-3 r-67 g-21 m26
=charged-at+sums-apart m52 h-37
=charged-at+sums-equal r-57 g-26 m-43 h-32
=charged-at+sums-grow m40
=charged-at+sums-shrink r117 g-30
=charged-at+surety r50 g-25
=charged-at+surety-pay r-64 m-26 k-27
=charged-at+takaful g-41
=charged-at+take-in r-42 h73 k32
=charged-at+tick-guess g26 m25
=charged-at+tied-deal r27
=charged-at+tied-trade r30
=charged-at+to-debtor r-60 g-38
=charged-at+to-dispose r-74 g-33
=charged-at+to-learn r-26 h-30 k-52
=charged-at+to-oppose r22 g73 m-43 h-81 k22
=charged-at+to-treat h-41
=charged-at+trade r74 m31
=charged-at+trading r-34 g-105 m21 h-30 k-51
=charged-at+travelling r-75 g22 h74 k-27
=charged-at+two-prices r-62
=charged-at+unborn g118
=charged-at+undecided g52
=charged-at+under r41 h50 k-44
=charged-at+undescribed g70
=charged-at+unit r120 g-96 h29 k37
=charged-at+unknown r-24 g23
=charged-at+unknown-party r-25 h-19 k49
=charged-at+unlawful-business r-29 g-21 m-35 h300
=charged-at+unlicensed h25 k62
=charged-at+unlicensed-giving r-21 k98
=charged-at+up-down r120 g28 m41 h-45
=charged-at+wager-event r-19 g-44
=charged-at+wait-pay r95
=charged-at+waiting r160 g-49 m-45
=charged-at+watchers k24
=charged-at+winner-takes m65 h-25
=charged-at+with-money g116 h-44 k-29
=charged-at+works-for m-60 h91
=charged-at+wrapped-gift r-25
=charity r-78 g-47 h-92 k-47
=charity+collection k36
=charity+dealing r-34 h30
=charity+debt r-53
=charity+deferred r-45
=charity+delay-charge r-43
=charity+denial m-19 k37
=charity+draw m51
=charity+fee r-30
=charity+for-money m-29
=charity+gift-money r-34
=charity+gift-to r-34 g-41 m30 h-49
=charity+given-away k-19
=charity+giving-drive g-20 h-32
=charity+hand-over m-31 k-42
=charity+impure-wealth r-23
=charity+insured r-40
=charity+late-charge r-62
=charity+lawful-rate g-26 h-26
=charity+lend r23
=charity+lender r29
=charity+licensed k-32
=charity+more-time r-132
=charity+name-after k-20
=charity+narcotic r-29
=charity+online-place r-38
=charity+own-zakat-rate r75
=charity+paid-entry m48
=charity+pass-on r-33
=charity+pays-for-chance r-45 m39
=charity+price-of h30
=charity+receivable r-20
=charity+reference r-56 m21
=charity+sale-or-service r-61
=charity+serves r-39
=charity+sums-0 r-88 g-47 m-27 h-82 k-32
=charity+to-dispose r-69 g-38 m-34 h-32
=charity+trade h34
=charity+trading r-24
=charity+unit r-77
=charity+unlicensed k35
=charity+unlicensed-giving k52
=charity+waiting r-165
=charity-draw m19
=charity-draw+unlawful-business m19
=collection g-58 m-33 h-68 k151
=collection+comes-back r27
=collection+dealing r-26 k-20
=collection+debt r31
=collection+denial g-30 h-23 k80
=collection+excused k23
=collection+friends k22
=collection+gift-money k-35
=collection+gift-to k31
=collection+giving-drive m-20 h-30 k110
=collection+gold r-20
=collection+hand-over r36
=collection+lawful-rate k44
=collection+name-after k31
=collection+name-before k37
=collection+paper-money r-19 k21
=collection+pays-for-chance h-21 k34
=collection+per-period h35
=collection+reference r-22
=collection+sale-or-service k-41
=collection+serves g-19
=collection+sums-0 g-57 m-22 h-36 k104
=collection+sums-1 r-33 h-32 k31
=collection+take-in r29
=collection+to-dispose k44
=collection+unit k41
=collection+unlicensed k40
=collection+unlicensed-giving h-21 k93
=comes-back r74 g-72 m-24 h-52 k68
=comes-back+commercial-paper k32
=comes-back+condition r21
=comes-back+contest-kind m19
=comes-back+contrast r127 h-22
=comes-back+contribute r-22
=comes-back+deadline g33
=comes-back+dealing r40 g37 h-65
=comes-back+debt g-27
=comes-back+deferred r-47
=comes-back+delay-charge r-20
=comes-back+denial r26 g-55 m25
=comes-back+document h19 k25
=comes-back+each-in r-26
=comes-back+equity g-39
=comes-back+errand k22
=comes-back+exchange r26
=comes-back+excused r54
=comes-back+false-words r-31 k58
=comes-back+fee r58
=comes-back+fixed-rate r24 g52 k-23
=comes-back+for-money r-34
=comes-back+foreign-currency r40 m-31
=comes-back+game m19
=comes-back+gift-money r114 m-24 h-67 k34
=comes-back+gift-to r38
=comes-back+given-back g-102
=comes-back+giving-drive r23
=comes-back+gold g-22
=comes-back+gold-part r27
=comes-back+hand-over r58 m-36 h-21
=comes-back+in-return r32
=comes-back+instalment-count r19
=comes-back+insured r-35 g46
=comes-back+keep-cut r-49 g19
=comes-back+keeps-money r37
=comes-back+lawful-bar g-20
=comes-back+lawful-rate r60 h-19 k-31
=comes-back+lease g-24
=comes-back+lend r-23 g-26 h-30 k-28
=comes-back+lender r-19
=comes-back+lender-gain r38
=comes-back+licensed k36
=comes-back+limit r40
=comes-back+market-price r54 g-47 m-23 h21 k21
=comes-back+metal g-20
=comes-back+metal-deal g-22 k24
=comes-back+more-back r35
=comes-back+name-after r45
=comes-back+name-before h40
=comes-back+narcotic r41
=comes-back+not-pork r33 g64 k-20
=comes-back+not-told g26
=comes-back+outside-prize r30
=comes-back+paid-entry g21
=comes-back+paper-money r-45 h-32 k65
=comes-back+passes-it k38
=comes-back+pay-me r47 g-28
=comes-back+pays r-41 h-22
=comes-back+pays-for-chance r58 g-50 m-45 h-48
=comes-back+per-period r-82
=comes-back+price-of g69 h-22
=comes-back+price-word r97 k19
=comes-back+priced-thing r38 g-21
=comes-back+reference r-90 g44 k39
=comes-back+repay g-92 h48 k30
=comes-back+return-on-capital r-32
=comes-back+right-now r40
=comes-back+sale-or-service r63 h-25
=comes-back+sell g19
=comes-back+serves g-24
=comes-back+settles-later g42
=comes-back+sham r20
=comes-back+sold-apart r-28
=comes-back+sold-short r-20
=comes-back+stipulated r36
=comes-back+sums-0 r36 k99
=comes-back+sums-1 r-44 g-25 m-23 h-19
=comes-back+sums-2 r96 g-33 k-29
=comes-back+sums-apart r-81 g-23
=comes-back+sums-equal r-137
=comes-back+sums-grow r218
=comes-back+sums-shrink r82
=comes-back+take-in r30 k30
=comes-back+to-dispose r30
=comes-back+to-learn r37
=comes-back+trade g43
=comes-back+trading r54 g-49
=comes-back+unit r-91 g-19 h-26
=comes-back+up-down r20
=comes-back+wager-event g20 m55 h22
=comes-back+winner-takes g-23
=comes-back+with-money g23
=comes-later m-70 h-64
=comes-later+commercial-paper r22 g32
=comes-later+contest-kind g28 m26
=comes-later+contrast r37 g69
=comes-later+contribute m19
=comes-later+deadline r-35 g35
=comes-later+dealing r57 g-87 m-53 h-32
=comes-later+debt r-38 g-38 h31
=comes-later+debt-carrier r21
=comes-later+deferred r-55
=comes-later+denial r124 g-44
=comes-later+equity r-66 g32 h90
=comes-later+exchange r140 g-54
=comes-later+excused r38 h51
=comes-later+extra r28 g-74
=comes-later+fixed-rate r66 g-26
=comes-later+for-money r25
=comes-later+foreign-currency r258 g-79 m-20
=comes-later+friends r110 g-60
=comes-later+gift-money r47 g92 h-48
=comes-later+gold r121 g-82
=comes-later+gold-part g-26
=comes-later+guaranteed h37
=comes-later+hand-over r61 g-78 m-36 h-38
=comes-later+hangs-if m-20
=comes-later+instalment-count g60 h20
=comes-later+insured g-69
=comes-later+interest-business r-48 h43
=comes-later+lawful-bar r40 g-37
=comes-later+lawful-rate r38 h25
=comes-later+lease r-23 g38
=comes-later+left-open r-27
=comes-later+lend r-44 g-32 h25
=comes-later+lend-verb h20
=comes-later+lender r-48
=comes-later+limit r32
=comes-later+market-price r87 g-54
=comes-later+meat r-30 g46
=comes-later+metal r-56
=comes-later+metal-deal r-83 g26 m19
=comes-later+more-back r39
=comes-later+more-time h21
=comes-later+name-after g-22
=comes-later+name-before r40
=comes-later+narcotic r84
=comes-later+not-mine-yet g29
=comes-later+not-pork r-28 g52
=comes-later+not-told g43
=comes-later+official r20 k19
=comes-later+online-place r39 h-22
=comes-later+own-zakat-rate g73
=comes-later+paper-early r-46
=comes-later+paper-money r31 g85
=comes-later+pass-on g26
=comes-later+passes-it r-33 k28
=comes-later+payment-versus-payment r-40
=comes-later+payroll r23
=comes-later+pays r-24
=comes-later+pays-for-chance r96 g-54 m-51 h-22
=comes-later+price-later r29 g-50
=comes-later+price-of r45 m-33
=comes-later+price-open g72
=comes-later+price-word g23
=comes-later+priced-thing r146 g-57
=comes-later+principal-stays r-25 g-27
=comes-later+receivable r-24
=comes-later+reference r115 h-19
=comes-later+repay r-59 g-47
=comes-later+return-on-capital r-59
=comes-later+right-now r121 g-123 m-27 h-23
=comes-later+salam g42
=comes-later+sale-or-service r48 m-38 h-34
=comes-later+sea-catch g24
=comes-later+search-for g62
=comes-later+sell r59
=comes-later+serves r49 h32
=comes-later+settles-later r-27 g28 m-26 h-24 k21
=comes-later+sham r21
=comes-later+small-parts g19
=comes-later+sold-apart g-27
=comes-later+sold-short g-51
=comes-later+speed-up m20
=comes-later+stipulated r56 g-23
=comes-later+sums-0 r-25 g65 m-60 k-20
=comes-later+sums-1 r127 g-28 h-19
=comes-later+sums-2 r-90 g-20 m-26 h-19
=comes-later+sums-apart g27
=comes-later+sums-equal r-137
=comes-later+sums-grow r54 g-39
=comes-later+take-in r61 g35 m-24 k28
=comes-later+trade r54 g-55 m-21
=comes-later+trading r89 g-45
=comes-later+two-prices r-29
=comes-later+unborn r-22 g20
=comes-later+undecided r-26 g47
=comes-later+unit g-116 h23
=comes-later+unlawful-business r25
=comes-later+up-down m43
=comes-later+wager-event g34 h-25
=comes-later+waiting r-24 h21
=comes-later+watchers r-23 g-20 k37
=commercial-paper r149 g-71 m-29 h-92
=commercial-paper+dealing r37 g-29 h-22 k-21
=commercial-paper+denial g-31 k31
=commercial-paper+exchange r23
=commercial-paper+excused r-25
=commercial-paper+false-words g-23 k35
=commercial-paper+fixed-gain r-26
=commercial-paper+friends r71 k-34
=commercial-paper+gift-money r-64
=commercial-paper+hand-over r97 k-64
=commercial-paper+instalment-count g32
=commercial-paper+keep-cut r71 h22 k-22
=commercial-paper+lawful-bar h37 k24
=commercial-paper+lawful-rate r19 k-38
=commercial-paper+lease r-56 h25
=commercial-paper+lend r28
=commercial-paper+market-price r-36 g32 h20
=commercial-paper+narcotic h-35
=commercial-paper+official h-21 k27
=commercial-paper+online-place r-19 h-23
=commercial-paper+paper-early r86 h-24 k-20
=commercial-paper+paper-money g32
=commercial-paper+passes-it r19
=commercial-paper+pays r-43 g-20
=commercial-paper+pays-for-chance r22 k-108
=commercial-paper+per-period r-27
=commercial-paper+price-of r145
=commercial-paper+price-word r-36 g32
=commercial-paper+priced-thing r-33
=commercial-paper+reference r27 g-29 m-20
=commercial-paper+right-now r-45
=commercial-paper+sale-or-service r93 g-43 m-20
=commercial-paper+sell r110
=commercial-paper+serves r-70
=commercial-paper+settles-later r46
=commercial-paper+sham h-35 k97
=commercial-paper+small-parts h31
=commercial-paper+sold-short r70
=commercial-paper+split h31
=commercial-paper+sums-0 r67 g-58 h-72
=commercial-paper+sums-1 h-20
=commercial-paper+sums-2 r71
=commercial-paper+sums-shrink r65
=commercial-paper+take-in r37
=commercial-paper+trade r284 h-20 k-27
=commercial-paper+trading r54 h27
=commercial-paper+under r24
=commercial-paper+unit r-56 g-30 m-21
=commercial-paper+wager-event k28
=commercial-paper+waiting r-22
=commercial-paper+watchers r-77 h22
=conceal r-34 g-66 h39 k204
=conceal+dealing h-26 k45
=conceal+denial g-51 h-22 k74
=conceal+document h71 k-66
=conceal+errand h45
=conceal+false-words h-35 k-19
=conceal+gift-money g-23 h-27 k24
=conceal+name-before m31 h47
=conceal+reference g32 m31 h88
=conceal+sale-or-service g-27 h21 k50
=conceal+sums-0 r-34 g-66 h26 k211
=conceal+unit h77 k71
=conceal+watchers k80
=condition r151 m-34 k-32
=condition+contrast r84 h34 k-19
=condition+dealing r-43
=condition+debt r90 g-30
=condition+excused r31 h57
=condition+extra r22
=condition+free-use r46
=condition+friends r23
=condition+gift-money r42
=condition+hand-over r46
=condition+hangs-if g27
=condition+in-return r62 m-21 h27 k-20
=condition+lawful-rate r22
=condition+lend r147 g-25
=condition+lend-verb r30
=condition+lender r20
=condition+own-account h57
=condition+paid-entry h57
=condition+paper-money r30
=condition+pays-for-chance r96 h36
=condition+per-period r46
=condition+price-of r19 g-48 h57
=condition+reference r27
=condition+sale-or-service r40 g-40
=condition+sell r-19
=condition+serves r-22
=condition+sums-0 r48 g21 m-29 k-30
=condition+sums-1 r69
=condition+sums-2 r24
=condition+sums-apart r34
=condition+surety-pay h57
=condition+take-in r20
=condition+tied-deal r47 g-38
=condition+tied-trade r55 g-23
=condition+trade g-21
=condition+trading g-19
=condition+up-down r23
=contest-kind r-51 g-36 m107 h-86 k-19
=contest-kind+contribute g-25
=contest-kind+dealing r23 g20 m20 k20
=contest-kind+debt r45 m48
=contest-kind+delay-charge r36 h-29
=contest-kind+described m56
=contest-kind+draw h29
=contest-kind+extra g-21 m71
=contest-kind+fee m-55
=contest-kind+first-takes m31 h-19
=contest-kind+for-money r-44 m177 h-21
=contest-kind+foreign-currency r-22 g35
=contest-kind+friends m32 h-62
=contest-kind+game r-41 g-51 m-45 h-59 k-19
=contest-kind+gift-money m100 k38
=contest-kind+hand-over m71
=contest-kind+insured m46
=contest-kind+keep-cut m-41
=contest-kind+late-rent m-21
=contest-kind+lawful-bar m-26
=contest-kind+lease m-28
=contest-kind+lend r42 m50
=contest-kind+licensed r21
=contest-kind+market-price r-28 h-41
=contest-kind+meat g52 m-22
=contest-kind+my-loss m42
=contest-kind+name-after r21
=contest-kind+not-pork m26
=contest-kind+online-place g-50 m30 h99
=contest-kind+operator h62
=contest-kind+out-there g34 m22
=contest-kind+outside-prize m-51
=contest-kind+paid-entry h-45 k42
=contest-kind+paper-money h23
=contest-kind+passes-it m24
=contest-kind+pays m40 h-26
=contest-kind+pays-for-chance h-61
=contest-kind+per-period m-31 h22
=contest-kind+price-of g41 m-56 h19 k22
=contest-kind+price-word g25 m-31
=contest-kind+priced-thing r-28 m-19 h-31
=contest-kind+reference r24 g-43 m-86 h-57 k30
=contest-kind+repay m37 h20
=contest-kind+right-now g20
=contest-kind+sale-or-service g82 m-95
=contest-kind+sold-short k20
=contest-kind+stakes g24 h36
=contest-kind+sums-0 r-34 g-22 m-65 h-40
=contest-kind+sums-1 r-22 m124 h-46
=contest-kind+sums-2 m48
=contest-kind+sums-apart m24
=contest-kind+take-in g-19 m55
=contest-kind+to-learn m-22
=contest-kind+to-oppose r22
=contest-kind+trade r-21 m-21 k22
=contest-kind+unit r33 g27 m27 h-23
=contest-kind+unlawful-business h50
=contest-kind+up-down g59 m-51
=contest-kind+wager-event g-89 m43
=contest-kind+winner-takes m64
=contest-kind+with-money r-31 m125
=contract-bet r-141 g381 m-88 h-111 k-28
=contract-bet+dealing r-61 g85
=contract-bet+debt r-35 g43 h22
=contract-bet+draw r66 m-26
=contract-bet+equity g49 h-23
=contract-bet+exchange r-95 g119
=contract-bet+excused r-49 g30
=contract-bet+extra r-25 m-19
=contract-bet+fixed-gain h22
=contract-bet+gift-money g33
=contract-bet+guaranteed r-24 g37
=contract-bet+insured r-28 g25
=contract-bet+lend r-35 g43
=contract-bet+market-price r-21 g55 m-26
=contract-bet+metal g22
=contract-bet+metal-deal r-24 g31
=contract-bet+more-time r-27
=contract-bet+paper-money g31
=contract-bet+pays g24
=contract-bet+pays-for-chance g64
=contract-bet+per-period g24
=contract-bet+price-of r-52 g59
=contract-bet+priced-thing g23 m-26
=contract-bet+sale-or-service r-33 g91
=contract-bet+sell r-56 g27
=contract-bet+serves g25
=contract-bet+sums-0 r-138 g358 m-78 h-111 k-28
=contract-bet+trade r-52 g59
=contract-bet+trading r-50 g106 m-20 h-21
=contract-bet+unit r-25 g51
=contract-bet+up-down r-34
=contract-bet+watchers g23
=contrast r42 g28 m-65 k67
=contrast+contribute m-20
=contrast+cut-mine r26
=contrast+deadline r32 k35
=contrast+dealing g98 h-25 k-54
=contrast+debt r-91 g-27 h-24 k22
=contrast+debt-carrier r-31
=contrast+denial r44 g-83 h21 k33
=contrast+document g43
=contrast+draw r-30
=contrast+equity g23
=contrast+errand g33 k30
=contrast+excused r-38 h53
=contrast+extra r53 g-19 h27 k-21
=contrast+false-words g-56
=contrast+fee r-55
=contrast+fixed-gain r-19
=contrast+fixed-rate r31 g32
=contrast+free-use r34
=contrast+friends r63 k19
=contrast+game h35
=contrast+gift-money r-53 h35 k104
=contrast+given-back r43 k20
=contrast+gold r-47
=contrast+gold-part r22
=contrast+guaranteed m-20
=contrast+hand-over g33 h49 k38
=contrast+hangs-if g27
=contrast+in-return r72
=contrast+increase h21
=contrast+insured r-35
=contrast+late-rent r-19 h56
=contrast+lawful-bar r-26 h41
=contrast+lawful-rate r37 h23
=contrast+lease r-73 g-23
=contrast+lend g-25 h-40 k22
=contrast+lend-verb r73
=contrast+lender r-30 g-24
=contrast+licensed g32 h24
=contrast+limit k20
=contrast+market-price r-19 g61
=contrast+metal r70
=contrast+metal-deal r87 k-21
=contrast+more-back r26
=contrast+more-time r-40
=contrast+name-after r46
=contrast+narcotic r45 h28
=contrast+official r-35 h49
=contrast+one-source r-21
=contrast+outside-prize r23
=contrast+own-account h57
=contrast+own-zakat-rate r-33 g21
=contrast+paid-entry r24 g30
=contrast+paper-money r42 k-30
=contrast+pass-along k22
=contrast+passes-it h22
=contrast+payroll r-73 k52
=contrast+pays r59 h30 k24
=contrast+pays-for-chance g67 m-56 h38
=contrast+per-period r22 h36
=contrast+percentage r59
=contrast+play-costs r-29
=contrast+price-of r50 g-23 h-22
=contrast+price-word g26
=contrast+priced-thing g33
=contrast+principal-stays r32
=contrast+quick-cash r50 k-24
=contrast+receivable r-19
=contrast+reference r-28 g27 m-22
=contrast+repay r-31 g-26
=contrast+return-on-capital r47 g-33 h19
=contrast+right-now r-27 k28
=contrast+sale-or-service r-35 g79 m19 h-30 k50
=contrast+same-back r35
=contrast+search-for g27
=contrast+sell r-52 g25 k-20
=contrast+serves k32
=contrast+settles-later r34 k35
=contrast+sham r28
=contrast+sold-apart h41
=contrast+stipulated r43
=contrast+sums-0 r92 m-61 k77
=contrast+sums-1 r44 g52 h-19 k-24
=contrast+sums-2 r-44
=contrast+sums-3 r-50 k24
=contrast+sums-apart r-46 g19 h22
=contrast+sums-equal r-45 k24
=contrast+sums-grow r32
=contrast+sums-shrink r-35
=contrast+surety r-24
=contrast+surety-pay g25 h36
=contrast+take-in g55 k-35
=contrast+tied-deal g-33
=contrast+tied-trade r39 g-34
=contrast+to-dispose r23
=contrast+to-learn h20
=contrast+to-oppose r-33
=contrast+trade r-32 h-38 k-32
=contrast+trading r71 k-28
=contrast+unit r-69 g48 h20
=contrast+unlawful-business h32
=contrast+wager-event m31 h22
=contrast+watchers r-21 k24
=contrast+with-money r24
=contribute r-97 m162 h-76 k19
=contribute+deadline r41
=contribute+dealing m105
=contribute+deferred r-32 k33
=contribute+denial g34
=contribute+draw g-22
=contribute+each-in r-24 g-37 m-46 h-29 k32
=contribute+errand m-19
=contribute+excused r54
=contribute+extra r-26 k24
=contribute+first-takes m45
=contribute+fixed-gain r19 m19
=contribute+fixed-rate k40
=contribute+for-money r-22 g25
=contribute+friends g19 m38
=contribute+game r-20 m38
=contribute+gift-money h-20 k-22
=contribute+gold r-22 g35 m24
=contribute+guaranteed r31
=contribute+hand-over r-56 m84 k27
=contribute+keep-cut r27
=contribute+kept-by-creditor m36
=contribute+late-rent r-48 m-20
=contribute+lawful-rate m26
=contribute+lease r40
=contribute+market-price r-23 g71 m28
=contribute+more-time r28
=contribute+narcotic r-22 h20
=contribute+not-pork m48
=contribute+outside-prize m-22
=contribute+paid-entry r-34 g19
=contribute+passes-it k35
=contribute+payroll r25
=contribute+pays m-62
=contribute+pays-for-chance r36 g-60 m71 h-58 k19
=contribute+per-period r28 m-67
=contribute+price-of g-19 m139 h35
=contribute+price-word m22
=contribute+priced-thing r-22 g71 m26
=contribute+reference r34 m33 h60 k23
=contribute+repay r42
=contribute+return-on-capital r51 g-27
=contribute+right-now r-24
=contribute+sale-or-service r19 m70 h28
=contribute+serves r23
=contribute+sold-apart r25
=contribute+split m-24
=contribute+stakes g26 m47
=contribute+sums-0 r-48 g-27 m140
=contribute+sums-1 r-121 g19 h-92 k21
=contribute+sums-apart r52
=contribute+surety-pay r-21
=contribute+take-in r-40 m55 h-24 k30
=contribute+trade g-45 m112 h35
=contribute+travelling r-23
=contribute+unit g-34 m-57
=contribute+up-down g32
=contribute+wager-event r-38 g-19 m34 h-57
=contribute+waiting r28
=contribute+winner-takes m98 h-36
=currency-forward r221 g-97 h-39
=currency-forward+dealing r32
=currency-forward+denial r19 g-22
=currency-forward+exchange r72 g-46
=currency-forward+foreign-currency r111 g-35 h-22
=currency-forward+forward-deal r36 g-26
=currency-forward+market-price r42 g-32
=currency-forward+pass-on r90 g-56
=currency-forward+priced-thing r28 g-30
=currency-forward+sums-0 r178 g-97 h-25
=currency-forward+trading r40 g-27
=currency-forward+unit r33
=cut-mine r-41 g-22 h-41 k117
=cut-mine+fee h-27 k39
=cut-mine+gift-money k53
=cut-mine+hand-over r-24 k30
=cut-mine+in-return r36
=cut-mine+keep-cut r-32 h-48 k74
=cut-mine+lender-gain r-36 h23
=cut-mine+my-wallet-lent k23
=cut-mine+online-place k21
=cut-mine+paid-entry r26
=cut-mine+paper-money r31
=cut-mine+pass-along h-19 k37
=cut-mine+passes-it r-51 k43
=cut-mine+pays-for-chance r-20 k52
=cut-mine+per-period k23
=cut-mine+percentage r-44 h24 k24
=cut-mine+reference r-19 k30
=cut-mine+return-on-capital h26
=cut-mine+sale-or-service h-27 k29
=cut-mine+serves h-27 k28
=cut-mine+sums-0 r-55 g-21 k114
=cut-mine+sums-2 r30
=cut-mine+surety-pay k33
=cut-mine+take-in r-29 h22
=cut-mine+unit r-24 k55
=deadline r60 g131 m-30 h-62
=deadline+dealing r31 g-73 m-35 k-25
=deadline+debt r-35
=deadline+debt-carrier g29
=deadline+deferred r32 g-34 m22
=deadline+denial r-32 g-27 k53
=deadline+draw h46
=deadline+each-in r41
=deadline+equity r-24 g47
=deadline+exchange r45 g-43
=deadline+excused r117 g36
=deadline+extra r57 g-48
=deadline+fixed-gain g26
=deadline+fixed-rate r22
=deadline+foreign-currency r144 g-57
=deadline+forward-deal g29
=deadline+friends r35 g-49
=deadline+gift-money r79 g-51 h-27 k-19
=deadline+given-back r59 g-56
=deadline+gold r129 g-88
=deadline+gold-part r42 g-69
=deadline+grown-debt r31
=deadline+guaranteed r25 g-19
=deadline+hand-over r127 m-44 h-24 k25
=deadline+in-return r35
=deadline+instalment-count r-24 g55
=deadline+insured r49 g-51
=deadline+keep-cut r24
=deadline+keeps-money g-19
=deadline+late-rent r58 g-47
=deadline+lawful-bar r60 g-30
=deadline+lawful-rate g42
=deadline+lease r52 g70
=deadline+left-open r-41
=deadline+lend r-79 g-36
=deadline+lender r-53
=deadline+limit r42
=deadline+market-price r29 g36
=deadline+meat-trade r21
=deadline+metal r-45 g20
=deadline+metal-deal r-64 g53
=deadline+more-back r54
=deadline+more-time h21
=deadline+narcotic r70 h-29
=deadline+not-chosen r-32 g56
=deadline+not-mine-yet g29
=deadline+not-pork r27 g28
=deadline+not-told g87
=deadline+one-source g26
=deadline+online-place r29
=deadline+own-zakat-rate r-25 g21
=deadline+paper-early r-27
=deadline+paper-money g31
=deadline+pass-on r-27 g36
=deadline+payroll r40
=deadline+pays g-100
=deadline+pays-for-chance r106 g-61 m-26 h-22
=deadline+per-period r48 g-86 h45
=deadline+percentage g-27
=deadline+price-later r37 g-38
=deadline+price-of r-20
=deadline+price-word g86
=deadline+priced-thing r47
=deadline+principal-stays r27 g-34
=deadline+reference r-31 g68 k22
=deadline+repay g-44
=deadline+return-on-capital r21
=deadline+right-now r87 g-101 k32
=deadline+sale-or-service r-46 g70 m-20
=deadline+sea-catch g25
=deadline+sell r-33
=deadline+serves g36
=deadline+settles-later r-84 g137 h-51
=deadline+small-parts k26
=deadline+sold-apart g-41
=deadline+sold-short g-46
=deadline+stipulated r43 g-20
=deadline+sums-0 r-113 g121 h-49 k-53
=deadline+sums-1 r21 g50 m-25
=deadline+sums-2 r100 g-32
=deadline+sums-3 r52 k24
=deadline+sums-apart r161 g21
=deadline+sums-equal r-141
=deadline+sums-grow r101 g-40
=deadline+sums-shrink r30
=deadline+take-in g40 m-25 k32
=deadline+to-learn r34
=deadline+trade r-37 g-30
=deadline+travelling g-46
=deadline+two-prices r-51 g31
=deadline+undecided r-37 g29
=deadline+under r-27
=deadline+unit g-36 m-20 k-22
=deadline+unlawful-business r51 h19
=deadline+up-down r22
=deadline+waiting h21
=deadline+watchers r-42 k35
=deadline+with-money g34
=deadline+works-for r88 g22
=dealing r-21 g106 m-105 h-101
=dealing+debt r23 g-35 m-33 h23 k-22
=dealing+debt-carrier r-72 g40
=dealing+debt-grows r45
=dealing+deferred r-57
=dealing+delay-charge g-20 h-49
=dealing+denial r109 g107 m53 h-19 k-96
=dealing+dependant h70
=dealing+described g-37
=dealing+document r56 h90
=dealing+draw m119 h119
=dealing+early-rebate g-41
=dealing+equity r-64
=dealing+erase-it k58
=dealing+errand g29 h19 k30
=dealing+exchange r51 m27 h-32
=dealing+excused r26 g-25 h113 k37
=dealing+extra g48 m57 h26 k25
=dealing+false-words h-30 k160
=dealing+fee m-28 h-75 k32
=dealing+first-takes m28
=dealing+fixed-gain g25 h19 k26
=dealing+fixed-paper r53 g-20 h-26
=dealing+fixed-rate r-26 g83 m-28
=dealing+for-money g126 m-27 h-19 k31
=dealing+foreign-currency r96 g-65 h-49
=dealing+forward-deal r81 k-39
=dealing+friends g54 h24 k26
=dealing+future-crop g64
=dealing+game g-24 m32 h40
=dealing+gift-money r-47 g29 m-23 h-26 k-35
=dealing+gift-to r-37 g-19
=dealing+given-back r77 g-23 m44 h94 k30
=dealing+gold r-48 g-19 m32 h-32
=dealing+gold-part r33 g42 h24
=dealing+guaranteed r-101 g-33 m-20
=dealing+halal-certified r44
=dealing+hand-over r-145 g19 m-73 h-30
=dealing+hangs-if r-20 g169 m-67
=dealing+hangs-on g70 h-34
=dealing+he-picks g80
=dealing+impure-wealth r55 m-21 h-20 k32
=dealing+in-return r-29 g94 h-32
=dealing+increase r38
=dealing+instalment-count r-41 h-23
=dealing+insurance-business g-132 h138
=dealing+insured r-38 g-42 k26
=dealing+interest-business r-27 h37
=dealing+islamic-paper g23
=dealing+istisna g25
=dealing+keep-cut r46 m36 h-28
=dealing+kept-by-creditor h25
=dealing+late-rent r77 g35 h19 k-25
=dealing+lawful-bar r27 g74 m27 h-43
=dealing+lawful-rate r90 m68 h40 k26
=dealing+lease r-157 g-48 m-37 k-69
=dealing+left-open r-32 g129
=dealing+lend r120 m-31
=dealing+lend-verb r45 g23
=dealing+lender g-20 m27 h43
=dealing+lender-gain r35 g-27 h24
=dealing+licensed r53 h23
=dealing+loose-order g76
=dealing+loser-pays m64
=dealing+lost-contest m25
=dealing+market-price g-32 m22
=dealing+meat g-60 h40
=dealing+meat-trade h63
=dealing+metal r21 h-38
=dealing+metal-deal r-57 g37 h-26
=dealing+more-back r38
=dealing+my-wallet-lent r-32 k78
=dealing+name-after r30 g35 m37 h92
=dealing+name-before r-33 g44 m-39
=dealing+narcotic g22 h-49 k-25
=dealing+no-date g73
=dealing+no-day r-43 g23
=dealing+no-decision-date g27
=dealing+nobody-knows r-32 g136 h-42 k-25
=dealing+not-chosen g-43
=dealing+not-mine-yet r-63 g170 h-22 k-26
=dealing+not-pork r-21 g-45 h38
=dealing+not-told r-39 g-28 h-30 k27
=dealing+official r-56 m-21 h59 k-35
=dealing+one-source r-26 g22
=dealing+online-place r19 g-58 m91 h136
=dealing+operator m44 h54
=dealing+out-of-reach r-20 g79 h-20
=dealing+out-there r-28 g195
=dealing+outside-prize r110 g-61
=dealing+own-account g-26
=dealing+own-stake m33 h33
=dealing+own-zakat-rate r-63 g52 h23
=dealing+paid-entry r61 g-42 m56
=dealing+paper-early r87 g-39
=dealing+paper-money r44 g-29 k-21
=dealing+pass-along r-19 k23
=dealing+pass-on r-32 g23 h-41
=dealing+passes-it r23 k-40
=dealing+pay-for-cover r-27 g-20
=dealing+pay-me h22
=dealing+payment-versus-payment r59 g-37 h-27
=dealing+payroll r93 g24
=dealing+pays r-49 h21
=dealing+pays-for-chance g-33 h64 k-32
=dealing+per-period r51 g-69 k19
=dealing+percentage r34 h-22
=dealing+play-costs r-48
=dealing+pledge r41 h21
=dealing+price-later g34
=dealing+price-of m-27 h-19
=dealing+price-open g88 h-23
=dealing+price-word r-65 g-34 k-20
=dealing+priced-thing r21 m84 h-35
=dealing+principal-stays r-43
=dealing+promised-cut r48 g-45 h-27
=dealing+quick-cash r103 g-22
=dealing+rate-charge r55
=dealing+receivable r49 g-54 m24
=dealing+reference r-92 g-25 m-60 k-43
=dealing+refusal g33
=dealing+repay r54 g68 m-28 k87
=dealing+return-on-capital r-39 k59
=dealing+right-now r-135 g64 k-34
=dealing+salam g-35
=dealing+sale-or-service g-47 m-23 k-68
=dealing+same-back r101 g-27
=dealing+savings-circle r120
=dealing+sea-catch g126 m-25 h-28
=dealing+search-for g-21 k20
=dealing+sell r42 g-86 m-35
=dealing+serves m-64 h21 k-38
=dealing+settles-later g-20 m-22 h-22
=dealing+sham r41 h-44
=dealing+share-unknown g44
=dealing+shut-thing r40 g-34
=dealing+small-parts r-24 g-33 k26
=dealing+sold-apart r39 m-30 h-23
=dealing+sold-short g45
=dealing+speed-up g45 h-25
=dealing+split h33
=dealing+stakes r26 m38
=dealing+stipulated g-60 h-23
=dealing+stranger r-22 g-19 k23
=dealing+sums-0 g158 k31
=dealing+sums-1 m-34 h-71
=dealing+sums-2 r-24 g-29 m-94 h-35 k-40
=dealing+sums-3 g-33
=dealing+sums-apart r-143
=dealing+sums-equal r-28 m-33
=dealing+sums-grow r57 g-27
=dealing+sums-shrink r78 g-28 m-20
=dealing+surety r25
=dealing+surety-pay r-25 g31 h-30
=dealing+takaful r26
=dealing+take-in g114 m-36 k-47
=dealing+tick-guess r-30 g31 m94
=dealing+tied-deal g-40
=dealing+tied-trade r28 g-30
=dealing+to-debtor r30 g-49
=dealing+to-dispose g-42 k26
=dealing+to-learn r29 h86 k24
=dealing+to-oppose r43 g22 m23 h-50
=dealing+to-treat r19
=dealing+trade g-24 m-19 k41
=dealing+trading r-26 g104
=dealing+travelling r-53 g95 h50
=dealing+two-prices r-32 g24
=dealing+unborn g86 h-31
=dealing+undecided g64
=dealing+under r33 g-35 m24 h24 k-36
=dealing+undescribed g21 h-29
=dealing+unit r50 g-123 h-64 k42
=dealing+unknown g45 k-20
=dealing+unknown-party r-25 k51
=dealing+unknown-quantity g45
=dealing+unlawful-business r59 h62 k34
=dealing+unlicensed-giving r-38 h21
=dealing+up-down r25 h27
=dealing+wager-event r-28 g81 m45 k42
=dealing+wait-pay r75
=dealing+waiting r72
=dealing+watchers r95 g47 h-22 k-46
=dealing+winner-takes g50 h-37
=dealing+with-money m53 h-32
=dealing+works-for r81 h-32
=dealing+zakat r49
=debt r332 g-108 m-43 h-147 k-74
=debt+debt-carrier r22 m-25 k-23
=debt+debt-grows r68
=debt+deferred k-34
=debt+delay-charge r21
=debt+denial r-183 g-88 m84 h47 k-43
=debt+document r-24 m32 k53
=debt+equity r-106 h198
=debt+errand r-27
=debt+exchange r-57 g33
=debt+excused r-227 h153
=debt+extra r48 g23 m-54 h-50 k-20
=debt+fee r153 g30 h-37
=debt+fixed-gain r69 g19
=debt+fixed-rate r34
=debt+for-money r38 h19
=debt+free-use r126 g-23
=debt+friends r-45 h89
=debt+game m126
=debt+gift-money r55 m-33 h-35 k-38
=debt+gift-to r-26
=debt+given-back r-60 g121 m-33 h-36 k-26
=debt+giving-drive r-29
=debt+gold r68 g-32
=debt+gold-part r-35
=debt+grows-with-time r22
=debt+guaranteed r-106
=debt+guarantor r-31 h35
=debt+guarantor-gain r-62
=debt+halal-certified k55
=debt+hand-over r-98 m-26 h52 k-22
=debt+in-return r45 g-44
=debt+increase h-28
=debt+instalment-count r-39
=debt+insured r-60 g40 h61 k-20
=debt+interest-business r-66 h106
=debt+interest-product r-29 h27
=debt+islamic-paper r-28
=debt+keep-cut r-35 h42
=debt+kept-by-creditor r39
=debt+late-charge r30
=debt+late-rent m-22
=debt+lawful-bar r-38
=debt+lawful-rate r-105 g-26 h42 k-35
=debt+lease r130 h-22
=debt+lend r-80 g-135 m22
=debt+lend-verb g-20 m-36 k36
=debt+lender r-93 g-33 k-40
=debt+lender-gain r163
=debt+licensed k27
=debt+limit r98
=debt+market-price r-40 g25 m-21 h65
=debt+metal r40 g-21
=debt+more-back r43
=debt+more-time r65 g-26
=debt+my-loss g26 m29 h20
=debt+my-wallet-lent r-66 k69
=debt+name-after r89 h19
=debt+name-before r46 g-38 m-39
=debt+narcotic r57 g-28 h-32
=debt+not-pork r48
=debt+not-told r39 g-36 h20
=debt+official k51
=debt+online-place g23 h-26 k40
=debt+operator h61
=debt+own-zakat-rate r19
=debt+paid-entry r68 m-27 h-30
=debt+paper-early r-50
=debt+paper-money g25 k22
=debt+pass-on r-33
=debt+passes-it r64
=debt+pay-me r66
=debt+payment-versus-payment r70
=debt+payroll r-78 h-22 k42
=debt+pays r-85 m-48
=debt+pays-for-chance r68 m-54 h-54 k-28
=debt+per-period r91 g39 m-52 h-32
=debt+percentage r97 m-22 h-28
=debt+pledge r-54
=debt+price-of r-64
=debt+price-word g-92
=debt+priced-thing r-20 g28
=debt+principal-stays r-24
=debt+quick-cash r-37
=debt+rate-charge r26 m-27
=debt+receivable r-104 g-53 m29 h30 k-28
=debt+reference g-39 h32 k-19
=debt+repay r-146 g-103 m31
=debt+return-on-capital g-44 m-28
=debt+right-now r-29
=debt+sale-or-service r60 g-39 m-19 h-52 k25
=debt+same-back r28
=debt+savings-circle r-20
=debt+search-for g-32
=debt+sell r-75 g25
=debt+serves r-39 g-34 h34 k38
=debt+settles-later g-30
=debt+sold-apart r-53 m-21 h20
=debt+speed-up r34 h-22
=debt+split r60
=debt+stakes h38
=debt+stipulated r78 g-21
=debt+sums-0 r268 g-40 h-57 k-42
=debt+sums-1 r94 g-44 h-63
=debt+sums-2 r-26 g-19
=debt+sums-apart g-25
=debt+sums-equal r-112
=debt+sums-grow r76
=debt+surety r-19
=debt+surety-pay r91 h-26
=debt+take-in r81 g-44 m-24 k-39
=debt+tied-trade r38 g-40
=debt+to-debtor r-45
=debt+to-dispose r-67
=debt+to-learn g24
=debt+to-oppose r-105
=debt+trade r85 g-22
=debt+trading g107 h78
=debt+travelling g-19
=debt+two-prices r-23 g26
=debt+under g-52 k-23
=debt+unit g-24 m-32 h-57 k-38
=debt+unknown r52
=debt+unlawful-business m25 h82
=debt+unpromised r-33
=debt+up-down g-38 k-20
=debt+wager-event r33 m92 h53
=debt+wait-pay r36
=debt+waiting r-19 g-37 m-19
=debt+with-money r23 g-23
=debt-carrier r96 m-61 h-65 k-35
=debt-carrier+deferred r-20
=debt-carrier+denial r-29
=debt-carrier+equity r20
=debt-carrier+excused r-23
=debt-carrier+fee r93
=debt-carrier+friends h30
=debt-carrier+gift-money r-30
=debt-carrier+guaranteed r26
=debt-carrier+hand-over r-50
=debt-carrier+in-return g-30
=debt-carrier+increase r-27
=debt-carrier+lend g-24 m-20 h40
=debt-carrier+lender r39 h-48
=debt-carrier+narcotic r38
=debt-carrier+official r38
=debt-carrier+own-zakat-rate r-23 g37
=debt-carrier+paid-entry r21
=debt-carrier+pays g30
=debt-carrier+pays-for-chance r46 g-20 m-49
=debt-carrier+per-period r61 h-29
=debt-carrier+percentage r34
=debt-carrier+price-of g23
=debt-carrier+principal-stays r47
=debt-carrier+rate-charge r65 m-27
=debt-carrier+reference g31
=debt-carrier+repay r-51
=debt-carrier+return-on-capital r24
=debt-carrier+right-now r-23
=debt-carrier+sale-or-service r24 g-30 m-25 h-27
=debt-carrier+settles-later g29
=debt-carrier+sums-0 r67 g22 m-53 h-78 k-33
=debt-carrier+sums-2 r44 g-20
=debt-carrier+sums-apart r43
=debt-carrier+sums-grow r-21
=debt-carrier+surety-pay r27
=debt-carrier+take-in r30
=debt-carrier+to-oppose r-46
=debt-carrier+trade r26 g-20
=debt-carrier+trading r61 g-35
=debt-carrier+under r29 g-34
=debt-carrier+unit r34 g-26
=debt-carrier+up-down g-21
=debt-carrier+wager-event m-22
=debt-carrier+watchers r-44
=debt-grows r282 g-92 m-30 h-28
=debt-grows+denial r20
=debt-grows+gift-money r33
=debt-grows+lend r73
=debt-grows+paper-money r23
=debt-grows+pays r76 g-30
=debt-grows+pays-for-chance r94
=debt-grows+price-word r33
=debt-grows+receivable r33
=debt-grows+reschedule r34
=debt-grows+sale-or-service r21
=debt-grows+sums-0 r207 g-75 h-25
=debt-grows+sums-1 r60
=debt-grows+to-oppose r52
=debt-grows+unit r53
=debt-grows+waiting r35
=deferred r60 m-49 h-73 k-46
=deferred+denial g-54
=deferred+errand r-22
=deferred+exchange r36
=deferred+excused r29
=deferred+extra r25 g-22 k33
=deferred+fee r32
=deferred+fixed-rate r41
=deferred+for-money r33
=deferred+foreign-currency r32 g-28
=deferred+friends r-93 g26
=deferred+gift-money g50 k-40
=deferred+gift-to r-28
=deferred+given-back g50 m-19 k30
=deferred+gold r365 g-73 h-42
=deferred+gold-part r-22 m-20
=deferred+guaranteed r-49
=deferred+hand-over r74 g-53
=deferred+increase k33
=deferred+instalment-count g-28
=deferred+insured k-19
=deferred+late-rent r-21 g59
=deferred+lawful-bar r47
=deferred+lawful-rate r-101
=deferred+left-open g37
=deferred+lend g-56 h39
=deferred+lend-verb r-22
=deferred+lender-gain r24
=deferred+limit r30
=deferred+market-price r119 g-74
=deferred+metal r-32 g20
=deferred+metal-deal r-27
=deferred+more-time r-47 m23 h20
=deferred+name-before r29
=deferred+narcotic r80 h-24
=deferred+not-chosen g58
=deferred+not-pork r-28
=deferred+own-zakat-rate g58
=deferred+paid-entry r26
=deferred+paper-early r35
=deferred+paper-money g58
=deferred+payroll r47
=deferred+pays-for-chance r113 m-20 h-24
=deferred+per-period r-44
=deferred+price-later r32
=deferred+price-of r-34 g-42
=deferred+price-open r23
=deferred+price-word r-104 g-29
=deferred+priced-thing r157 g-63
=deferred+principal-stays r-70
=deferred+receivable r-98 g-35 h40
=deferred+reference g-42 k22
=deferred+repay h-20
=deferred+reschedule r-22
=deferred+return-on-capital r32
=deferred+right-now r80 g-83
=deferred+salam g37
=deferred+sale-or-service g21
=deferred+same-back r33 g-26
=deferred+search-for g108
=deferred+sell g-19 h-22
=deferred+settles-later r-30 g-55 h-45
=deferred+small-parts r-31
=deferred+sold-apart r89 g-39
=deferred+sold-short r-19
=deferred+split r-22 k22
=deferred+sums-0 r103 g20 m-44 h-56 k-53
=deferred+sums-1 r47 g-33
=deferred+sums-2 r-101 g19
=deferred+sums-apart r-42
=deferred+sums-equal r58
=deferred+sums-grow r-83 g25
=deferred+sums-shrink r-24
=deferred+take-in r48
=deferred+to-dispose r-36
=deferred+to-learn k-21
=deferred+to-oppose r-42
=deferred+trade r109 g-53 h-30
=deferred+travelling g-19
=deferred+two-prices r-54 g35
=deferred+undecided g48
=deferred+under k24
=deferred+unit m-25 h-35
=deferred+unlawful-business r48 m42 h37
=deferred+up-down r50 g-34
=deferred+waiting r-51 h20
=deferred+watchers r22
=deferred+with-money r45
=delay-charge r107 g-51 m-26
=delay-charge+errand r-29
=delay-charge+fee r-21 h30
=delay-charge+friends h76
=delay-charge+gift-money r29 m20
=delay-charge+gift-to r-47
=delay-charge+giving-drive r-32
=delay-charge+instalment-count r30
=delay-charge+insured r55 h-28
=delay-charge+kept-by-creditor r63
=delay-charge+late-charge r32 h-45
=delay-charge+late-rent r-71 h-19
=delay-charge+lawful-rate r35
=delay-charge+lend r36
=delay-charge+more-time r21
=delay-charge+narcotic h-51
=delay-charge+online-place r23
=delay-charge+pays r32
=delay-charge+pays-for-chance r21 g-19
=delay-charge+per-period r-19
=delay-charge+price-of h-26
=delay-charge+reference r33
=delay-charge+return-on-capital r50
=delay-charge+sale-or-service h-20
=delay-charge+sums-0 r77 g-35 m-23
=delay-charge+sums-2 r21
=delay-charge+to-dispose r-26
=delay-charge+to-learn r-41
=delay-charge+to-oppose h-59
=delay-charge+trade h-26
=delay-charge+trading r-29 h24
=delay-charge+unit g-20 h73
=delay-charge+unlawful-business h-50
=delay-charge+wager-event r36 h-23
=delay-charge+with-money r-47
=denial r-81 g252 m-55 h-80 k167
=denial+document r-29 g-67 h335 k-60
=denial+draw m-27
=denial+equity r38 h-23
=denial+erase-it g-52 h118 k-29
=denial+errand g-40 h31
=denial+exchange r26 g-30 k32
=denial+excused r-23 g103 m-33 h-31 k33
=denial+extra r118 g-42 m55 k-24
=denial+false-words g-23 h-38 k46
=denial+fee r-55 g-45 k-21
=denial+fixed-gain r61
=denial+fixed-rate r26 k-21
=denial+for-money g51
=denial+foreign-currency g-66 m45 h26
=denial+free-use r97 g-33
=denial+friends g-107 m47 k48
=denial+gift-money g131 h-66 k25
=denial+gift-to g-26 k34
=denial+given-back r-85 h-26 k-28
=denial+giving-drive g-29 k160
=denial+gold r66
=denial+guaranteed r27
=denial+guarantor r-88 g-21
=denial+halal-certified h94 k-47
=denial+hand-over r64 g-73 m-33 k-27
=denial+hidden-name g-26 h-37 k62
=denial+improper g-49 h29
=denial+in-return r39 m-21 h-32 k-27
=denial+increase r61
=denial+instalment-count r-31 g-20
=denial+insured h52
=denial+islamic-paper r21
=denial+istisna g72
=denial+keep-cut r-51
=denial+keeps-money r41 g-29
=denial+late-rent h29
=denial+lawful-bar g22
=denial+lawful-rate g-19 k33
=denial+lease g25 m-20 h36 k26
=denial+left-open g-62
=denial+lend g-85 m72 h23 k-28
=denial+lend-verb r39 m-19
=denial+lender r39 m19 h31
=denial+lender-gain k-25
=denial+licensed r-26 g-23 h32
=denial+loose-order g124 h-35
=denial+loser-pays g-21
=denial+market-price g87 m63 h33 k-31
=denial+meat h80
=denial+meat-trade h75
=denial+metal r87 g-66 h76 k-39
=denial+metal-deal r95 g-44 h79 k-41
=denial+more-back r29 g-33
=denial+more-time r-68 g-56 h-22
=denial+my-loss m45
=denial+name-after r-19 g-23 h20
=denial+name-before r21 g-29 m28 h60
=denial+narcotic r46 h76 k-33
=denial+no-date g70
=denial+no-day g49
=denial+no-decision-date g65
=denial+no-spec g92
=denial+nobody-knows g61 h-39 k-59
=denial+not-chosen g30 h-19 k-31
=denial+not-pork r20 g31
=denial+not-told r38 g86 h-31 k-26
=denial+official r-20 g-53 h95 k-46
=denial+online-place g-20 m34 h25 k-39
=denial+operator m-21
=denial+outside-prize r-38 g-57 m-19 h-25
=denial+own-zakat-rate r24 m-23
=denial+paid-entry r53 g33 h-42
=denial+paper-money r50 h28 k45
=denial+pass-along g-25 k20
=denial+pass-on g37 m27 h35 k-60
=denial+passes-it g-55 k23
=denial+pay-for-cover g57
=denial+pay-me r47
=denial+payment-versus-payment h25 k-19
=denial+payroll g-28 h51
=denial+pays g61 m39 h-32 k-32
=denial+pays-for-chance r61 m32 h60
=denial+per-period r122 g-26 h25
=denial+percentage r41
=denial+play-costs r37
=denial+price-of r24 g130 m-26 h-23 k-29
=denial+price-word g-52 m24 h30 k-27
=denial+priced-thing r49 m54 k-28
=denial+receivable m21 h28
=denial+reference m-32 h-29 k29
=denial+refusal m-41 k49
=denial+repay r-158 g-88 k-46
=denial+reschedule g20
=denial+return-on-capital r123 g28 h29 k-26
=denial+right-now r114 h-36 k45
=denial+sale-or-service g91 h38 k107
=denial+search-for g53
=denial+sell r112 g96
=denial+serves r22 h92 k23
=denial+settles-later r-40 g-69 h-19 k47
=denial+sham g-23 h42 k-21
=denial+shut-thing g27
=denial+small-parts r-31 g-38 h-26 k65
=denial+soft-drink h-49
=denial+sold-apart r42 g-22
=denial+sold-short r41 g90 h-48
=denial+speed-up g-68 h77 k-31
=denial+split k51
=denial+stays-unseen g-55 k91
=denial+stipulated r19
=denial+stranger g-39
=denial+sums-0 r-160 g159 m-106 h-125 k182
=denial+sums-1 r44 g110 m61 h50 k-37
=denial+sums-2 m-19
=denial+sums-3 r22 g-19
=denial+sums-apart r107 g-73 h19
=denial+sums-equal r-24
=denial+sums-grow r-61 g74
=denial+surety r-86 g-21
=denial+surety-pay r-46 g36 h-43
=denial+take-in r92 g-34 k36
=denial+tick-guess m27
=denial+to-debtor r-32 g-35 k22
=denial+to-dispose r20 k26
=denial+to-learn m-20 h41
=denial+to-oppose k-20
=denial+to-treat r44 k28
=denial+trade r26 g27 m-26 k-35
=denial+trading r33 g202 m20 h-35 k-59
=denial+two-prices g24
=denial+undecided g55 h-31
=denial+under r-88 g28 h22
=denial+undescribed g80 h-44 k-51
=denial+unit r-41 g34 k67
=denial+unknown r40 g72 k-69
=denial+unknown-party g-21
=denial+unlawful-business m-34 h-40
=denial+unlicensed h-35 k53
=denial+unlicensed-giving k46
=denial+unpromised r-56 g-43
=denial+up-down r-20 g20 m78
=denial+wager-event r-24 g-87 m44 h-39 k-23
=denial+waiting r-87 g-72
=denial+watchers r-34 g-50 h38 k42
=denial+with-money r50 g77 m-41
=denial+works-for m-20 k28
=dependant g-46 m-32 h-77 k-70
=dependant+foreign-currency r33
=dependant+hand-over r33
=dependant+market-price h69
=dependant+reference r28
=dependant+right-now r33
=dependant+sale-or-service h48
=dependant+sums-0 g-46 m-32 h-77 k-70
=described g-113 m41 h-61
=described+gift-money r52
=described+hand-over r-27 g30
=described+not-told m44
=described+right-now r-23 g29
=described+serves r-24
=described+shut-thing g-33
=described+sums-0 g-84 h-52
=described+sums-1 r-28 g-29 m39
=described+trade r-20
=described+unit g-28
=described+wager-event m54
=document g-128 m-50 h142 k-126
=document+errand r-25 g19 h-29
=document+excused r-25 h-45 k-21
=document+extra r44
=document+fee r-46 m-25 h-211 k-27
=document+fixed-rate g19
=document+for-money h-22
=document+friends h-25
=document+gift-money r-21 g-20 k26
=document+given-back r53
=document+guarantor r-20
=document+halal-certified r65 g-24 h-39 k25
=document+hand-over g35 h48
=document+improper h24
=document+in-return h-23
=document+instalment-count g-26
=document+insured h-41
=document+late-rent g-20 h36
=document+lawful-rate r34
=document+lease r-22
=document+lend m32 k26
=document+licensed g26 h55
=document+market-price h42
=document+metal r58
=document+metal-deal r61
=document+more-time r-31
=document+name-before h36
=document+not-told h23
=document+official h-43 k51
=document+paid-entry h-41
=document+paper-money r-20 h21 k21
=document+payroll h28 k95
=document+pays h-23
=document+pays-for-chance r47 g-20
=document+per-period r35 h43
=document+percentage r37
=document+price-of g-26 h107
=document+reference h30
=document+return-on-capital r55
=document+sale-or-service r-21 g-59 m-30 h-48 k80
=document+sell r24 h47
=document+serves r-30 h48 k95
=document+sham r-48 g-21 h325 k-51
=document+sold-apart h-33
=document+sold-short h79
=document+speed-up h19
=document+sums-0 g-134 m-74 h199 k-112
=document+sums-1 m29 h-56
=document+sums-2 r23
=document+sums-grow r32
=document+surety r-20
=document+take-in r36
=document+to-learn h51
=document+to-oppose h-47
=document+trade r27 h107
=document+trading g-38 h34
=document+under h84
=document+unit r19 g-31 h46
=document+unknown h37
=document+unlawful-business h21
=document+watchers r61
=draw r-54 g-148 m412 h-82 k-55
=draw+excused r37 g37 m-107
=draw+extra h30
=draw+fee h45
=draw+fixed-rate m-20
=draw+for-money g29 h28
=draw+friends h65
=draw+gift-money m120 h57
=draw+gift-to m51
=draw+giving-drive m21
=draw+hand-over g32 h36
=draw+in-return h-24
=draw+insured r-23 m31
=draw+late-rent m80
=draw+lawful-rate m55 h72
=draw+licensed m22 h64
=draw+market-price g-20 h35
=draw+name-after m42 h36
=draw+name-before h28
=draw+narcotic m26 h51
=draw+not-told h41
=draw+online-place m26 h59
=draw+outside-prize m-72
=draw+paid-entry r-110 m270 h-51 k-27
=draw+paper-money h40
=draw+pays m60
=draw+pays-for-chance r-21 g-28 m301 h27 k-23
=draw+per-period g-24 m24 h92
=draw+price-of m44 h47
=draw+price-word h19
=draw+reference m84
=draw+return-on-capital r30
=draw+right-now h27
=draw+sale-or-service g-40 m165 h165
=draw+serves h31
=draw+shut-thing g-30
=draw+sold-short m19
=draw+sums-0 g-116 m185 h-133 k-46
=draw+sums-1 g-32 m178 h35
=draw+sums-2 m47
=draw+surety-pay h-27
=draw+to-learn m-25
=draw+to-oppose m-19
=draw+trade r30 h74
=draw+travelling m19
=draw+unit m134 h76
=draw+unlawful-business m56 h47
=draw+wager-event m-25
=draw+watchers r38
=draw+winner-takes m-28 h-29
=draw+with-money g32 m25
=each-in r-57 g-65 m99 h-36
=each-in+excused r40 m41
=each-in+first-takes m65
=each-in+fixed-rate m-30 k40
=each-in+game m27
=each-in+hand-over r-42 m24 k30
=each-in+insured m27
=each-in+late-rent r-26 m-19
=each-in+narcotic r-25
=each-in+paid-entry r-26 m27
=each-in+passes-it r-19 k35
=each-in+pays-for-chance r-31 g-44 m29 h-27 k24
=each-in+per-period r-44
=each-in+price-of g-25
=each-in+reference r44 m32
=each-in+sale-or-service m19
=each-in+stakes m19
=each-in+sums-0 g-27 m73 k-44
=each-in+sums-1 r-58 g-37 m32 k24
=each-in+sums-2 r-58
=each-in+surety-pay r-26
=each-in+take-in r-20 k33
=each-in+unit g-25 m-71
=each-in+wager-event m-23 h-32
=each-in+winner-takes g-31 m54
=early-rebate r55 g-41
=early-rebate+pays-for-chance r42
=early-rebate+stipulated r68
=early-rebate+sums-0 g-41
=early-rebate+to-debtor g-38
=early-rebate+trading r68
=equity r-111 m-111 h87 k-63
=equity+excused g33 h127 k22
=equity+extra r-36 h-37
=equity+fee r99
=equity+fixed-gain g52
=equity+fixed-rate g25
=equity+for-money r30
=equity+friends r-32 g-20 m-22 h22
=equity+gift-money g23
=equity+given-back r-21 g-74 h47
=equity+guaranteed r92
=equity+guarantor r24
=equity+hand-over r-41 m-21 h54
=equity+in-return g38
=equity+insurance-business g-210 h196
=equity+insured r-34 g-203 h90
=equity+interest-business r-150 g-21 h255
=equity+islamic-paper h-46
=equity+keep-cut r30 m25 h40
=equity+late-rent g23
=equity+lawful-bar h-24
=equity+lawful-rate r-51 g87 k-21
=equity+lease g28 h-77
=equity+lend r-89 g63 h89
=equity+lend-verb h62
=equity+lender r-61 h70
=equity+lender-gain g42 h-28
=equity+licensed r-21 h24
=equity+metal-deal r-41 m-25 h42
=equity+name-after r-38 k26
=equity+name-before r21
=equity+narcotic g22 h-23
=equity+not-mine-yet g24
=equity+not-pork m26
=equity+online-place k-37
=equity+operator m-102 h25
=equity+own-zakat-rate g-24
=equity+paid-entry r26 g39
=equity+paper-money r29
=equity+passes-it m27
=equity+pays r-27 g23 m-25
=equity+pays-for-chance r-37 g-25 h67
=equity+per-period r21 g-27
=equity+percentage g-27
=equity+pledge r-22
=equity+price-of r-70 g-33
=equity+price-word r39
=equity+priced-thing g-44 h-22
=equity+rate-charge r27
=equity+reference r77 g-34 m-47
=equity+return-on-capital r-55 h29
=equity+sale-or-service g41 m-33 h33
=equity+search-for g-63 h50
=equity+sell h-51
=equity+serves r43 g79 m-28 k-32
=equity+settles-later g51
=equity+sold-apart r-32 h27
=equity+sold-short g-27
=equity+stakes g35 m30 h28
=equity+sums-0 r-92 g-122 m-122 h69 k-63
=equity+sums-1 g107
=equity+sums-2 g23
=equity+sums-apart g40
=equity+surety r24
=equity+take-in m-21 h36
=equity+to-dispose h-27
=equity+to-learn g19
=equity+trade r-28
=equity+trading r-28 k-39
=equity+unit g25
=equity+unlawful-business r-21 m-106 h145
=equity+up-down g-40
=equity+watchers r-76 g80 h100 k-23
=equity+winner-takes m41
=equity+with-money r41 g27 h28
=erase-it r-44 g-53 h59 k180
=erase-it+excused k-55
=erase-it+gift-money r-19 g-19 h-28 k89
=erase-it+insured k32
=erase-it+paper-money r-21 h-24 k19
=erase-it+pays k56
=erase-it+pays-for-chance k106
=erase-it+reference h61 k-29
=erase-it+sale-or-service h36 k-24
=erase-it+sums-0 r-43 g-53 h59 k180
=erase-it+to-learn k23
=erase-it+unit h39
=erase-it+watchers k42
=errand r-140 g-115 m-127 h-161 k-67
=errand+excused g-79 h-25 k-56
=errand+extra k23
=errand+fee r-25 g-19 h-31 k-21
=errand+fixed-rate r20
=errand+for-money r21 m28 h31
=errand+foreign-currency m25
=errand+friends m-23 h-25 k-24
=errand+gift-money g-50 k63
=errand+given-back r-28 g-33 h33
=errand+gold r-54 g-26
=errand+hand-over r44 g28 h19 k-38
=errand+improper h49
=errand+in-return g62 h-24
=errand+instalment-count g-20
=errand+insured g-28 h20 k27
=errand+keep-cut h-29
=errand+late-rent r23
=errand+lawful-bar r-21 g-22
=errand+lawful-rate r-35 k51
=errand+lease h-40
=errand+lend-verb r59
=errand+lender r44
=errand+licensed h32 k-27
=errand+market-price m23
=errand+metal-deal g-32
=errand+more-back r29
=errand+name-after r20
=errand+name-before h22
=errand+official r-26 h-43
=errand+online-place h42 k-49
=errand+operator m23 h96 k25
=errand+out-there g-36
=errand+outside-prize r20
=errand+paid-entry g-28
=errand+pay-for-cover k23
=errand+pays r-41 k29
=errand+pays-for-chance r25 m-29 h40
=errand+percentage m23 h34
=errand+play-costs r-35 m-31 h-25
=errand+price-of g32
=errand+price-word g32
=errand+reference r21 k-72
=errand+repay r-43
=errand+return-on-capital r51
=errand+right-now k25
=errand+sale-or-service r-23 g-36 m-44 h-67 k-29
=errand+search-for r33 g-54 h-87
=errand+sell h37
=errand+serves m-21 h-30 k20
=errand+settles-later r-19
=errand+sham h27
=errand+sold-apart g35
=errand+speed-up r25 h27
=errand+stakes h22
=errand+sums-0 r-155 g-105 m-72 h-186 k-52
=errand+sums-1 r-24 g-35 m-49 h24
=errand+sums-2 g25
=errand+sums-apart g27
=errand+sums-grow r61
=errand+surety-pay h-29
=errand+to-dispose g-38
=errand+to-learn r-36 g-19 m-36 h43
=errand+to-oppose g25 h-57
=errand+trade r-24 g27 h19
=errand+trading g-33
=errand+under r25
=errand+undescribed g-51
=errand+unit g-35 m21 h54 k-46
=errand+unknown g21
=errand+unlawful-business h-24 k25
=errand+up-down g-29
=errand+wager-event g35 m-49 h47
=errand+waiting r-49
=errand+watchers r-43
=errand+with-money h22
=errand+works-for r20
=exchange r155 g-24 m-53 h-107 k-38
=exchange+excused g79
=exchange+extra m23 h-29
=exchange+fee r-36 g-29 h87
=exchange+foreign-currency r-145 g-25 m-42
=exchange+forward-deal r71
=exchange+friends h-21
=exchange+gift-money m-23
=exchange+given-back g24 m45
=exchange+gold r110
=exchange+guaranteed r-37 g24
=exchange+hand-over m-25
=exchange+lawful-bar r90
=exchange+lawful-rate r-21 g24 m45
=exchange+lease r37 g19
=exchange+lend r-21 g33
=exchange+licensed m-19 h-19
=exchange+market-price r36 h-22
=exchange+meat r28 g23
=exchange+name-before h-19
=exchange+narcotic r35 g-30 h-48
=exchange+operator h55
=exchange+outside-prize r19
=exchange+paid-entry r43
=exchange+paper-money r36 g49 m-26
=exchange+pass-on r79 g-50
=exchange+payment-versus-payment r-114
=exchange+pays r20
=exchange+pays-for-chance r29 g-55 m-53 h-70
=exchange+price-of m27 h-39
=exchange+price-word g55
=exchange+priced-thing r54 g-32
=exchange+reference g-58 m-25 h-29
=exchange+right-now r58
=exchange+sale-or-service r-67 g-40 m23 h63
=exchange+sell r62
=exchange+settles-later r155 g-53
=exchange+sham r19 g-21
=exchange+sold-short r-54
=exchange+sums-0 r57 g31 h-69 k-33
=exchange+sums-1 r95 g-52 m-31
=exchange+sums-2 r-30
=exchange+sums-equal r-28
=exchange+sums-grow r-30
=exchange+sums-shrink r47 h-21
=exchange+swap-weights r22
=exchange+take-in r42
=exchange+trade r-20 g-41 h-32
=exchange+trading r51 m43
=exchange+unit r131 g-60 m-20 h-44
=exchange+unlawful-business m26 h30
=exchange+wager-event r54
=exchange+watchers r-35
=excused r-378 g-499 m-389 h-678 k-297
=excused+extra r-33 g-79 h66
=excused+false-words g53 k-89
=excused+fee r-48 m-23 h34
=excused+first-takes m-20
=excused+fixed-gain r41
=excused+fixed-rate r24
=excused+for-money g34
=excused+foreign-currency r103 h43
=excused+forward-deal r23 g-23
=excused+friends h51 k32
=excused+game m-33
=excused+gift-money r-41 g59 m39 h-24 k36
=excused+given-back r-31 g-119 h48 k-19
=excused+giving-drive k75
=excused+gold r24
=excused+guaranteed r-30
=excused+halal-certified r-25 k-21
=excused+hand-over r84 g25 k44
=excused+hangs-if g-25
=excused+hangs-on g-30
=excused+in-return r52 h57
=excused+insurance-business r33 g-51 h104
=excused+insured r51 g-195 m-31 h140
=excused+interest-business r-35 h139
=excused+islamic-paper r28 g38 h34
=excused+istisna g46
=excused+keep-cut h21
=excused+kept-by-creditor g27 h24
=excused+late-rent m-37
=excused+lawful-bar r19 g32 h-51
=excused+lawful-rate r-25 g39 h205 k-54
=excused+lease g92 h-39 k-27
=excused+lend r-181 h117
=excused+lend-verb h72
=excused+lender h31
=excused+lender-gain r27 h49
=excused+licensed r-20 h-19
=excused+limit k-23
=excused+loose-order g30
=excused+market-price r22 g-21 h34
=excused+meat r33 g65 h-71
=excused+metal-deal r85
=excused+more-time r-62
=excused+my-wallet-lent k-50
=excused+name-after g-20 h92
=excused+name-before m19 h44
=excused+narcotic r50 g124 h-186
=excused+no-date g39
=excused+no-day g28
=excused+no-decision-date g39
=excused+no-spec g56
=excused+not-pork g-30 m35
=excused+not-told g35
=excused+official r-22 h-76
=excused+online-place g-26 h-31
=excused+operator m-115
=excused+out-of-reach g-54
=excused+out-there g-34
=excused+own-account h57 k-44
=excused+paid-entry r-26
=excused+paper-money r-19 g-22
=excused+pass-on g42
=excused+pay-for-cover h32
=excused+pays r35 g29 m41 k44
=excused+pays-for-chance g-21 m27 k24
=excused+per-period g23
=excused+percentage r41 h24
=excused+pledge r-21
=excused+price-of g-22 m-30 h119
=excused+price-word r28
=excused+priced-thing r83
=excused+receivable r-33
=excused+reference r126 g122 h45 k-56
=excused+refusal h-20
=excused+reschedule r-21
=excused+return-on-capital h124
=excused+right-now r34 h-29
=excused+sale-or-service r44 m-65 h95 k-74
=excused+savings-circle r-26
=excused+sea-catch g-22
=excused+sealed g22
=excused+search-for r30 g-176 h29
=excused+sell g19 h37
=excused+serves h69 k-31
=excused+settles-later r31 g44
=excused+sham h-115
=excused+shut-thing r39 g30
=excused+small-parts k-41
=excused+soft-drink h23
=excused+sold-apart r19 g-91
=excused+sold-short r64 g-36
=excused+split r19
=excused+stakes g25 m-97 h106
=excused+stipulated r25 g27
=excused+sums-0 r-361 g-440 m-376 h-592 k-287
=excused+sums-1 r-34 g-50 h-124
=excused+sums-2 r-20 g21 h38
=excused+sums-3 r37 g-29
=excused+sums-apart r-41 h22
=excused+sums-equal r-21
=excused+sums-grow r59
=excused+sums-shrink r21
=excused+surety-pay h64
=excused+takaful r-23 g-57
=excused+take-in r39
=excused+to-dispose g-38
=excused+to-learn h-21
=excused+to-oppose r56 g-31 m-20
=excused+trade h83
=excused+trading r-25 g-34 m-28 h19
=excused+travelling g-27
=excused+unborn g-26
=excused+under r-24 k-52
=excused+undescribed g24
=excused+unit r-71 g58 m58 h-24 k-52
=excused+unknown r24
=excused+unlawful-business r51 m-112 h-215
=excused+unlicensed g22 k38
=excused+unlicensed-giving g21 k47
=excused+up-down r-20 g20
=excused+wager-event r23 g31 m-56 h27
=excused+wait-pay r-25
=excused+waiting r-86
=excused+watchers h34 k-50
=excused+winner-takes m-27
=excused+with-money r26 g22 m-44 h28
=excused+works-for h20
=extra r173 h-41 k-72
=extra+fee r-61 g52 h33
=extra+fixed-gain r26
=extra+for-money r-53 m-72
=extra+friends r93 m-52
=extra+gift-money r21 g19 h25
=extra+given-back r75 m25 h49 k33
=extra+gold r-32 g38 m23
=extra+gold-part r30 g-42 k33
=extra+guaranteed r90 g24
=extra+hand-over r31
=extra+in-return r30
=extra+increase r58
=extra+instalment-count r-68 g36
=extra+insured r48 k20
=extra+interest-business r43 h-19
=extra+islamic-paper r-32
=extra+late-rent r44
=extra+lawful-bar g57 m32 h-22
=extra+lawful-rate r-54 g-34 m-24
=extra+lease r38 g-49 m-21
=extra+lend r163 m-56 h-47 k-26
=extra+lend-verb r35 h-37
=extra+lender-gain h-20
=extra+limit r-34
=extra+market-price r-42 g58 m52 h-39
=extra+meat r-20 h-49
=extra+more-back r69
=extra+more-time r-42 m-25
=extra+name-before r48 g-26 m-34
=extra+narcotic g-23
=extra+not-pork r29
=extra+online-place g64 m43 h102
=extra+operator g-30 m43 h99
=extra+outside-prize r39
=extra+paid-entry r22 m74 h26
=extra+paper-money g-52 h40
=extra+pay-for-cover h-19 k23
=extra+payroll r-75 g74
=extra+pays r54 m30 h30
=extra+pays-for-chance r-44 g58 m69 h42 k26
=extra+per-period r72 g-31 m24
=extra+percentage r-19 g26
=extra+play-costs r-19
=extra+price-of r37 h-29 k28
=extra+price-word r-46
=extra+priced-thing r-27 g75 m69
=extra+principal-stays r-24
=extra+reference r-59 g37
=extra+repay r175 g-19 h25
=extra+return-on-capital r-33 g-39 m-32 h-57 k-20
=extra+right-now r110 m-31 h39
=extra+sale-or-service r-39 g-47 m-26 h-21 k33
=extra+same-back r33
=extra+savings-circle r56
=extra+search-for g37 k23
=extra+sell r-28 g-28
=extra+serves g19 m56 k-21
=extra+settles-later r39 g-78
=extra+sold-apart r-20 g-22 h26
=extra+sold-short r-120 g33 k34
=extra+split r47
=extra+stakes r-34 h23
=extra+sums-0 r208 g-65 m55 h-44 k-54
=extra+sums-1 r68 g23
=extra+sums-2 r-52 g33 m-29
=extra+sums-3 r-51
=extra+sums-equal r-38
=extra+sums-grow r-31 g30
=extra+sums-shrink r-46
=extra+surety-pay r-30
=extra+takaful r-23
=extra+take-in r95 m-40 k-19
=extra+tick-guess r-26 g68 m39
=extra+tied-deal r22
=extra+to-dispose r-20 g32 m19 h29
=extra+to-learn r-19 k23
=extra+to-oppose g25 h-21
=extra+trade r-38 k28
=extra+trading g83 m20 h-84
=extra+travelling h-19
=extra+under g44
=extra+unit g-19 m-44 h-43
=extra+unlawful-business g-30 h22
=extra+up-down r19
=extra+wager-event g-26 m20
=extra+wait-pay r22
=extra+waiting k-25
=extra+watchers r66 h-31
=extra+winner-takes r50 m-26
=extra+with-money r-85 g51 m19 h29
=false-words r-73 g-60 h-118 k310
=false-words+friends k68
=false-words+gift-money r-44 k88
=false-words+gift-to k42
=false-words+hand-over r-23 k27
=false-words+insured k45
=false-words+name-after k58
=false-words+official h-23
=false-words+payroll k19
=false-words+price-of k43
=false-words+reference g24 h-46 k174
=false-words+sale-or-service g-38 h-25 k207
=false-words+serves g-29 k30
=false-words+sham h-53 k59
=false-words+sums-0 r-73 g-60 h-118 k310
=false-words+trading h-32 k54
=false-words+watchers h-42 k72
=fee r70 g-65 m-40 h-47 k-55
=fee+for-money r37 m-44 k29
=fee+foreign-currency r-26 h23
=fee+friends r-22 g-20
=fee+gift-money r92 g24 k83
=fee+gift-to r-20
=fee+given-back r-45
=fee+giving-drive r-20
=fee+grows-with-time r22
=fee+guaranteed r44 g32
=fee+guarantor r36
=fee+halal-certified h28
=fee+hand-over r86 g-25
=fee+improper h21
=fee+in-return h-19
=fee+instalment-count r49
=fee+insured g-21 h20
=fee+interest-business r-20
=fee+islamic-paper h-24
=fee+keep-cut r-31 m22 h49
=fee+kept-by-creditor r23 g21 h30
=fee+late-charge r-21
=fee+late-rent r-61 g-26 h-28
=fee+lawful-rate g-49 m39 h25 k-32
=fee+lease g-50
=fee+lend r45 g55
=fee+lend-verb k21
=fee+lender r37 h-26
=fee+licensed r-38 h-28 k-25
=fee+limit g22
=fee+market-price g66 h32
=fee+metal r-19 g61
=fee+metal-deal r-28 g96
=fee+more-time r67 g-22
=fee+name-after h22 k19
=fee+name-before h-31
=fee+narcotic h35 k20
=fee+not-told g-25 k-19
=fee+official h-35 k-29
=fee+online-place r96 g30 h-28 k-19
=fee+own-account k20
=fee+paid-entry g32 m-25 h-25
=fee+paper-money r-20 m19 k53
=fee+passes-it g20
=fee+pay-for-cover g47
=fee+payroll r106 g28 k-30
=fee+pays r76 m-25 h-39 k44
=fee+pays-for-chance r-69 g75 m-86 h-92 k25
=fee+per-period r72 g-40 h-31 k20
=fee+play-costs r-22
=fee+pledge r36
=fee+price-of r-99 g30 h-23
=fee+price-word r-73
=fee+priced-thing r-32 g25
=fee+promised-cut r-30
=fee+rate-charge r43 g-20
=fee+receivable r73
=fee+reference g-84 m-26 k-23
=fee+repay r59
=fee+right-now r-31 h42
=fee+sale-or-service r-29 m-36 h22
=fee+search-for g19
=fee+sell r-32 h-19
=fee+serves r67 g-22 m19 h64
=fee+sham k40
=fee+sold-apart r44 g-34 k26
=fee+speed-up r26 h-26
=fee+stakes m-28 h50
=fee+stranger k23
=fee+sums-0 r137 g-90 m-39 h-73 k-37
=fee+sums-1 r-57 g30 h26 k-19
=fee+sums-apart r33
=fee+sums-equal r20
=fee+surety r57 h-27
=fee+surety-pay g20 m22
=fee+take-in r38
=fee+to-dispose r-47
=fee+to-oppose r-36 h-38
=fee+to-treat r-21
=fee+trade r-38 g37 h-34
=fee+trading g41
=fee+travelling h-22
=fee+unit r130 g-37 m-39 h-32
=fee+unlawful-business k34
=fee+up-down r21
=fee+wager-event r-31 m-26 h68 k29
=fee+waiting g-19
=fee+watchers r-130 k-50
=fee+winner-takes m23
=fee+with-money r19 h58
=fee+works-for r-19 h20
=first-takes r-53 g-45 m192 h-54
=first-takes+fixed-rate r-24 m22
=first-takes+gift-money m28
=first-takes+hand-over r-42 m50
=first-takes+lease m-28
=first-takes+market-price g-21
=first-takes+paid-entry m94
=first-takes+pays-for-chance g-21 m94 h-28
=first-takes+per-period m19
=first-takes+sale-or-service m38
=first-takes+stakes h36
=first-takes+sums-0 r-21 g-40 m116 h-31
=first-takes+sums-1 r-27 m76
=first-takes+take-in r-42 m50
=first-takes+trading g-21
=first-takes+unit r-28 m37
=first-takes+wager-event m75
=first-takes+winner-takes r-29 g-19 m86
=first-takes+with-money h36
=fixed-gain r124 g-33
=fixed-gain+fixed-paper r64 h-24
=fixed-gain+for-money h20
=fixed-gain+foreign-currency r50
=fixed-gain+friends r24
=fixed-gain+gift-money r-25 g94
=fixed-gain+given-back r37
=fixed-gain+guaranteed r87
=fixed-gain+hand-over r-71 g37
=fixed-gain+instalment-count r-40
=fixed-gain+insured g-47 m40
=fixed-gain+interest-product r32
=fixed-gain+keep-cut g-19 m20 h62
=fixed-gain+keeps-money r37 g-28
=fixed-gain+late-rent r19
=fixed-gain+lawful-rate r49
=fixed-gain+lend r75 g25
=fixed-gain+market-price r39 g68 h30
=fixed-gain+metal-deal g37
=fixed-gain+name-before r43
=fixed-gain+paid-entry r-68 m37 h28
=fixed-gain+paper-money r32
=fixed-gain+passes-it r-19
=fixed-gain+pays r-53 g85
=fixed-gain+pays-for-chance h23 k24
=fixed-gain+per-period r73
=fixed-gain+percentage r25
=fixed-gain+pledge r35
=fixed-gain+price-of r-58 g52 h65
=fixed-gain+price-word h20
=fixed-gain+principal-stays r-33
=fixed-gain+receivable r-21
=fixed-gain+reference r23 m-21 k22
=fixed-gain+repay m22 h20
=fixed-gain+return-on-capital r166 g-61
=fixed-gain+right-now g-19 h54
=fixed-gain+sale-or-service r38 g89 m26
=fixed-gain+sell r-61 h28
=fixed-gain+serves r-29 h46
=fixed-gain+settles-later g-24
=fixed-gain+sold-short r-41 g50
=fixed-gain+stipulated r20
=fixed-gain+sums-0 r155 g-27 h-20
=fixed-gain+sums-1 h-40 k31
=fixed-gain+sums-2 r-23 h23
=fixed-gain+sums-3 m26 h23
=fixed-gain+sums-apart r44 m-26
=fixed-gain+sums-grow r-96 m43 h34
=fixed-gain+sums-shrink r26
=fixed-gain+surety-pay r-53
=fixed-gain+take-in r-81 g68
=fixed-gain+to-oppose r30
=fixed-gain+trade r-45 g50 h45
=fixed-gain+trading r24 g94 h29
=fixed-gain+unit r112 k-31
=fixed-gain+wager-event r45 m35 h68
=fixed-gain+works-for r19 g24
=fixed-paper r420 g-80 m-55 h-129 k-35
=fixed-paper+gift-money r33
=fixed-paper+given-back h-21
=fixed-paper+insured r53
=fixed-paper+interest-business h-19
=fixed-paper+late-rent r50
=fixed-paper+lawful-rate h-21
=fixed-paper+online-place r25
=fixed-paper+paid-entry r49 m-20
=fixed-paper+paper-money r69 g-33 h-20
=fixed-paper+pays-for-chance r131 h-33
=fixed-paper+per-period r29
=fixed-paper+reference r31
=fixed-paper+return-on-capital r27
=fixed-paper+sale-or-service r106 h-26
=fixed-paper+sums-0 r306 g-74 m-52 h-102 k-27
=fixed-paper+sums-1 r114 h-27
=fixed-paper+trading r45
=fixed-paper+unit r55
=fixed-paper+watchers h-19
=fixed-rate r33
=fixed-rate+foreign-currency r46
=fixed-rate+friends r95
=fixed-rate+gift-money g66
=fixed-rate+giving-drive r22
=fixed-rate+gold r36
=fixed-rate+gold-part r-28
=fixed-rate+hangs-if g21
=fixed-rate+insured m31
=fixed-rate+keep-cut r46
=fixed-rate+late-rent g36
=fixed-rate+lawful-rate r46 h28
=fixed-rate+lease r39 h28
=fixed-rate+lend r47
=fixed-rate+market-price r-48 g24
=fixed-rate+meat r23
=fixed-rate+narcotic k41
=fixed-rate+paid-entry g21
=fixed-rate+paper-money r43
=fixed-rate+passes-it r36 h-31 k55
=fixed-rate+pays r-23 g44
=fixed-rate+pays-for-chance r40 g59 k23
=fixed-rate+per-period r36
=fixed-rate+percentage r20
=fixed-rate+pledge r-37 h24
=fixed-rate+price-of r43 g42 m-21
=fixed-rate+price-word g26 m31
=fixed-rate+reference r59 m31 k-22
=fixed-rate+return-on-capital g-19
=fixed-rate+right-now r26 g-31
=fixed-rate+sale-or-service g39 m50
=fixed-rate+sell r25
=fixed-rate+serves r-25 g25
=fixed-rate+settles-later r92 g-25
=fixed-rate+sums-0 r-42 g-20 h42
=fixed-rate+sums-1 g48
=fixed-rate+sums-2 r53 k39
=fixed-rate+sums-apart r31 k38
=fixed-rate+sums-grow r34
=fixed-rate+surety-pay r-28
=fixed-rate+take-in r26 k21
=fixed-rate+to-learn r33
=fixed-rate+to-oppose k20
=fixed-rate+trade g42
=fixed-rate+under k26
=fixed-rate+unit r-67 k-37
=fixed-rate+up-down r33
=fixed-rate+winner-takes m46
=for-money m262 h-88 k-35
=for-money+foreign-currency r-30 m34
=for-money+friends r-29 m26
=for-money+game r-63 g-57 m188 h-22
=for-money+gift-money r-41 g-32 h22
=for-money+given-back h29
=for-money+gold-part r29
=for-money+guaranteed r36
=for-money+hand-over r-22 g36 m-29 h36
=for-money+hangs-if m-28
=for-money+improper m-24 h27
=for-money+in-return r-29 m25
=for-money+instalment-count r84
=for-money+insured r-66 m-35
=for-money+lawful-bar r-21 g47
=for-money+lawful-rate m-37
=for-money+lease r30
=for-money+lend g25 h19
=for-money+loose-order g30
=for-money+loser-pays r-56 m31
=for-money+market-price r-27
=for-money+metal-deal r26
=for-money+more-time g24
=for-money+my-loss r-31 g28 h-23
=for-money+name-after g23 m-26
=for-money+name-before g36 h21
=for-money+online-place m20 h150
=for-money+operator g20 h127
=for-money+outside-prize m21
=for-money+own-stake r-24 g-25 h37
=for-money+paper-money h51 k-29
=for-money+pays r-38 g25 h-19 k34
=for-money+pays-for-chance m64 h-65
=for-money+per-period r24 g52 h34
=for-money+percentage m-32
=for-money+price-of r-41 g44
=for-money+price-word r21
=for-money+priced-thing r-42
=for-money+receivable m-20
=for-money+reference r25 m-38
=for-money+refusal g32 m-19
=for-money+repay g21 h47
=for-money+return-on-capital r-25 g31 m-46
=for-money+right-now m30 h61
=for-money+sale-or-service r-31 g45 m-67 h37 k30
=for-money+sell r-20 g72
=for-money+settles-later r40 g-23
=for-money+small-parts m-27
=for-money+sold-apart g43 m-21
=for-money+sold-short g24
=for-money+stakes g-32
=for-money+sums-0 r-35 g31 m74 h-45 k-22
=for-money+sums-1 r48 g-24 m186 h-43
=for-money+sums-apart r-30 m20
=for-money+sums-equal r-20
=for-money+sums-grow r43
=for-money+take-in g47 h21
=for-money+tick-guess g60
=for-money+to-dispose m-29
=for-money+to-learn m33 h22
=for-money+to-oppose r-28
=for-money+trade r-25 g63 m-31
=for-money+unit r74 h39
=for-money+unlawful-business m-59 h60 k35
=for-money+up-down r46
=for-money+wager-event r-59 g-68 m99
=for-money+waiting r20 m-41
=for-money+watchers r33
=for-money+winner-takes r-26 h-20
=for-money+with-money r37 k-36
=for-others r-29 h-25 k93
=for-others+hand-over r-20 k41
=for-others+sums-0 r-33 h-25 k93
=for-others+take-in k27
=foreign-currency r231 g-135 m27 h-60 k-88
=foreign-currency+forward-deal r144 g-95
=foreign-currency+friends r60 g-37 m33
=foreign-currency+game r-30
=foreign-currency+gift-money r-68 g-24 h-22
=foreign-currency+given-back r64 g-21 h-28
=foreign-currency+hand-over g-22 m-60 h-34
=foreign-currency+insured r25 g-24 m-27
=foreign-currency+keep-cut r-22 h29
=foreign-currency+late-rent r20
=foreign-currency+lawful-rate r22
=foreign-currency+lease r28
=foreign-currency+lend r66 g-28
=foreign-currency+lender r-35
=foreign-currency+loser-pays r-30
=foreign-currency+market-price r49 m38
=foreign-currency+more-time r-24
=foreign-currency+name-after r33
=foreign-currency+name-before h22
=foreign-currency+not-pork h20
=foreign-currency+online-place r-30 g51 m52 h36
=foreign-currency+operator m31 h49
=foreign-currency+paid-entry r-28
=foreign-currency+paper-money r-46
=foreign-currency+pass-along r32
=foreign-currency+pass-on r118 g-94 k-27
=foreign-currency+passes-it r46
=foreign-currency+pay-me r35
=foreign-currency+payment-versus-payment r-206 m-52
=foreign-currency+payroll r29 h24
=foreign-currency+pays-for-chance h40
=foreign-currency+price-of g43 h-30
=foreign-currency+price-word r78
=foreign-currency+priced-thing r61 g-51
=foreign-currency+quick-cash r-33
=foreign-currency+reference r105 g-81 m39 h51
=foreign-currency+repay r72
=foreign-currency+right-now r163 g-84 m-42 h-34
=foreign-currency+sale-or-service r28 g33 h-25
=foreign-currency+sell g32
=foreign-currency+serves r23 g35
=foreign-currency+settles-later r223 g-78
=foreign-currency+sham h22
=foreign-currency+shut-thing r59
=foreign-currency+sold-short r-104
=foreign-currency+stakes r-21 g58 m65
=foreign-currency+sums-0 r253 g-142 h-116 k-81
=foreign-currency+sums-1 r39 m21 h31
=foreign-currency+sums-2 r-53
=foreign-currency+sums-apart r-57 h26
=foreign-currency+surety-pay r-22
=foreign-currency+take-in r49 m-19
=foreign-currency+tick-guess g44 m26
=foreign-currency+to-learn r49 m26
=foreign-currency+to-oppose r-21 h-23
=foreign-currency+trade r-70 g35
=foreign-currency+trading r45 g-78
=foreign-currency+travelling r-25
=foreign-currency+unit r121 g35 h-19
=foreign-currency+unlawful-business h45
=foreign-currency+up-down g46
=foreign-currency+wager-event m28 h26
=foreign-currency+waiting r-19
=foreign-currency+with-money r-28 g22 m43
=forward-deal r61 g26 m-23 h-46 k-46
=forward-deal+guaranteed r-31
=forward-deal+lease g19 k-26
=forward-deal+market-price r100 g-64
=forward-deal+paper-money g40
=forward-deal+pays-for-chance r-38 g-26
=forward-deal+price-of r50 g19
=forward-deal+price-word r76
=forward-deal+priced-thing r93 g-60
=forward-deal+reference r30 g-31 k-30
=forward-deal+right-now r-22
=forward-deal+sale-or-service r79 g-34
=forward-deal+sell g20
=forward-deal+sums-0 r86 g43 h-46 k-46
=forward-deal+sums-1 r-29
=forward-deal+trade r-37 g42
=forward-deal+trading r48 g-56
=forward-deal+unit r33
=free-use r156 g-65 k-40
=free-use+friends r24
=free-use+gift-money r38
=free-use+in-return r53
=free-use+late-rent r-26
=free-use+lease r38
=free-use+lend r111
=free-use+lend-verb r61
=free-use+lender r29
=free-use+outside-prize r65
=free-use+pays-for-chance r82 g-29 k-19
=free-use+receivable r21
=free-use+reference r31
=free-use+repay r83
=free-use+sums-0 r78 g-40 k-34
=free-use+sums-1 r105 g-25
=free-use+take-in r26
=free-use+unit r-37
=friends g-116 m88 h-86 k25
=friends+game r-20 h-43
=friends+gift-money r-99 g21 h-23
=friends+gift-to r-24 k-19
=friends+given-back r-33 h-29
=friends+gold r-48 g25 k20
=friends+guaranteed r28 g-23
=friends+hand-over r32 h30 k-39
=friends+hangs-if g42
=friends+hidden-name k50
=friends+in-return r41
=friends+instalment-count h-23
=friends+insurance-business g19
=friends+insured r-32 g102 m19
=friends+interest-business h44
=friends+keep-cut m-36
=friends+kept-by-creditor r33
=friends+late-charge r-26
=friends+late-rent r60 m-34 h30 k-33
=friends+lawful-bar r-23 g19 h-59
=friends+lawful-rate r63 g-21 m-27 h-31 k-27
=friends+lease r-37 g91 k-39
=friends+lend r-59 g-39 h86
=friends+lend-verb r-65
=friends+lender g26
=friends+lender-gain r33
=friends+market-price m-38
=friends+meat h27
=friends+more-back r54
=friends+more-time r-56
=friends+my-loss m25 h-19
=friends+name-after r-27 g-22 h-36 k22
=friends+name-before g-23 m-36 k34
=friends+narcotic h61 k-33
=friends+not-pork r21 g19
=friends+not-told h42
=friends+official r22 h48
=friends+online-place h28 k39
=friends+operator h47
=friends+outside-prize r21 m-20
=friends+own-account k22
=friends+own-zakat-rate g-54
=friends+paid-entry r-24 g36 h20
=friends+paper-early r29
=friends+paper-money g-35 k50
=friends+pass-along k20
=friends+passes-it r70
=friends+pay-me r-22
=friends+payment-versus-payment r49
=friends+payroll r-58 h24
=friends+pays r-45 g53 m39
=friends+pays-for-chance r52 g-41 h-63 k-21
=friends+per-period r22 g22 k-21
=friends+percentage r66
=friends+price-of r31 g79 m-23
=friends+price-word r81 g-51
=friends+priced-thing r-34 g20 h20 k20
=friends+receivable r27
=friends+reference r40 g-42 m-28 h25 k-31
=friends+repay r37 h-30 k-24
=friends+return-on-capital g19 k-24
=friends+right-now k-19
=friends+sale-or-service m-62 h58 k-32
=friends+sell g30
=friends+serves r-19 g-22 m-25 h-41
=friends+settles-later g-20
=friends+sham h36
=friends+sold-apart g25 h-33
=friends+speed-up g22 h64
=friends+stakes m145
=friends+sums-0 r-115 m35 k40
=friends+sums-1 r19 g-77 m54 h-59
=friends+sums-2 r143 g-34 h-21
=friends+sums-3 r-33
=friends+sums-apart r51 g-20 h-21
=friends+sums-equal r-47 m33
=friends+sums-grow r110 m-27
=friends+take-in r83 m-41 h54 k-40
=friends+to-learn k-24
=friends+to-oppose h34
=friends+trade r78 g21 h-23
=friends+trading k-19
=friends+travelling h31
=friends+under k-22
=friends+unit r-42 g55 m-19 k-41
=friends+unlawful-business h-28
=friends+unlicensed k26
=friends+unlicensed-giving k33
=friends+up-down g66
=friends+wager-event g22 h-45
=friends+watchers r24 k37
=friends+with-money r-22 g-31 m86
=friends+works-for h-22
=future-crop r-36 g258 m-24 h-38
=future-crop+gift-money g48
=future-crop+hand-over g29
=future-crop+own-zakat-rate g95
=future-crop+pays g20
=future-crop+pays-for-chance g81
=future-crop+price-of g30
=future-crop+right-now g39
=future-crop+sale-or-service g23
=future-crop+sums-0 r-26 g242 m-24 h-38
=future-crop+unit r-31 g97
=game r-126 g-89 m278 h-155 k-36
=game+gift-money r-26 m58 h75 k-25
=game+guaranteed g45
=game+hand-over m21
=game+in-return m31
=game+insured r-23
=game+keep-cut m-41
=game+lawful-bar m-30 h53
=game+lease m-20
=game+lend m126
=game+loser-pays r-36
=game+market-price m-33
=game+my-loss m41
=game+narcotic h58
=game+official g-20 h39
=game+online-place h33
=game+operator m-28
=game+out-there g-34 m38
=game+paper-money m41 h83 k-28
=game+pays m26
=game+pays-for-chance r-48 m129 h48
=game+per-period m-19
=game+play-costs m-25
=game+price-of g-25 h45
=game+receivable r-21 m51
=game+reference g22 m22 h37
=game+right-now m27 h26
=game+sale-or-service g-28 h44
=game+sold-apart g23
=game+speed-up h26
=game+sums-0 r-63 g-75 m110 h-136 k-28
=game+sums-1 r-47 m73 h-29
=game+sums-2 m69
=game+sums-apart r-32 m59
=game+to-learn g-20
=game+to-oppose m29 h-26
=game+trade g-20 m21 h25
=game+trading m-19
=game+unit m-25
=game+unlawful-business h36
=game+wager-event r-46 g-102 m-96 h-51
=game+winner-takes m48
=game+with-money m71 h-19
=gift-money g-53 m-65 h-25 k-41
=gift-money+gift-to r-45 g-62 m-22 h-23 k-60
=gift-money+given-back r-26 g-107 h35
=gift-money+giving-drive r-25 k-20
=gift-money+gold r-125 g-30 m19 h-29 k-22
=gift-money+gold-part r113 h23 k-22
=gift-money+grown-debt r42
=gift-money+guaranteed r71 k-24
=gift-money+guarantor r31
=gift-money+hand-over r-48 g22 k-39
=gift-money+hangs-if g46 m-19
=gift-money+he-picks g46
=gift-money+improper h41
=gift-money+in-return r41 g74
=gift-money+increase r-26 g19 h-27
=gift-money+instalment-count r-68 g-36 h-23
=gift-money+insurance-business r-26 g29
=gift-money+insured g108 m-20 k43
=gift-money+keep-cut g-21 h-39 k33
=gift-money+keeps-money g-20
=gift-money+kept-by-creditor g-33
=gift-money+late-rent r28 m-34
=gift-money+lawful-bar r-19 g-78 m-37 h70
=gift-money+lawful-rate r139 g29 m23 k-36
=gift-money+lease r65 m-30 h-46 k-31
=gift-money+left-open g32
=gift-money+lend g-48 m-30 h-23
=gift-money+lend-verb h-22
=gift-money+lender r47 g-30
=gift-money+lender-gain r41
=gift-money+licensed r-30 h53
=gift-money+loose-order g39
=gift-money+loser-pays m64
=gift-money+lost-contest m25
=gift-money+market-price r-113
=gift-money+meat g-32 h20
=gift-money+metal r72 k-21
=gift-money+metal-deal r72
=gift-money+more-back r53 h-20
=gift-money+more-time r-39 g22
=gift-money+my-loss m-22
=gift-money+my-wallet-lent r-21 k36
=gift-money+name-after g-30 k-19
=gift-money+name-before r-56 m-26 k-25
=gift-money+narcotic m-19 h-137 k-27
=gift-money+no-date g55
=gift-money+no-day r-54 g42
=gift-money+nobody-knows r-21 g21
=gift-money+not-pork r-35 g-31 m82 h37
=gift-money+not-told r-35 m-21 h27
=gift-money+official r-88 m-21 h347 k-35
=gift-money+online-place r78 g-44 h126
=gift-money+operator h-41
=gift-money+out-there g30
=gift-money+outside-prize h-19
=gift-money+own-account k-47
=gift-money+own-stake h55
=gift-money+own-zakat-rate h24
=gift-money+paid-entry r-35 g59 h-37 k52
=gift-money+paper-money r51 h-46
=gift-money+pass-along r-25 k47
=gift-money+pass-on r-32 g27 k56
=gift-money+passes-it r64
=gift-money+pay-for-cover r-29
=gift-money+pay-me r48 g21 h22
=gift-money+payment-versus-payment r45
=gift-money+payroll r23 g-20 h21 k-23
=gift-money+pays r-58 g55 m-22
=gift-money+pays-for-chance r-28 g92 m52 h50
=gift-money+per-period r39 g72 h-69 k-29
=gift-money+percentage r-58 m27 h29
=gift-money+play-costs r-36 h-35
=gift-money+pledge r22 h24
=gift-money+price-later g-65 h24
=gift-money+price-of r-23 g51 m-38 h-79 k-25
=gift-money+price-open r23
=gift-money+price-word g-64 h-20 k-21
=gift-money+priced-thing r47 g-47 m50 h-25
=gift-money+principal-stays r48
=gift-money+promised-cut r37
=gift-money+quick-cash r40
=gift-money+rate-charge r42
=gift-money+receivable r-51 g-29
=gift-money+reference g140 m-41 k49
=gift-money+refusal g22
=gift-money+repay r25 g46
=gift-money+return-on-capital r22 g70 m-29 h-29 k-24
=gift-money+right-now r-56 g29 m34 h74 k-30
=gift-money+salam g-21
=gift-money+sale-or-service r26 g46 m-75 h-80 k23
=gift-money+same-back r52 g-26
=gift-money+savings-circle r22
=gift-money+sea-catch h24
=gift-money+sealed g22
=gift-money+search-for g-33 k20
=gift-money+sell r36 g31 h-35 k-34
=gift-money+serves r75 g26 m-40 h-53
=gift-money+settles-later r79
=gift-money+sham r43 m-20 k-43
=gift-money+small-parts r-19 m-32
=gift-money+sold-apart h-22
=gift-money+sold-short r-41 g-95 m-43
=gift-money+speed-up r23 g23 m-28 h168 k-23
=gift-money+split m-46 k40
=gift-money+stakes r21 g-22 m91
=gift-money+stays-unseen k26
=gift-money+stipulated r19 g-24
=gift-money+stranger r-24 g-19
=gift-money+sums-0 r-62 g-48 h35
=gift-money+sums-1 r37
=gift-money+sums-2 r-64 g34 m-37 h-71 k-19
=gift-money+sums-3 r91 g-27
=gift-money+sums-apart g26 m38 h-59
=gift-money+sums-equal r144 m-41 k-23
=gift-money+sums-grow r-140 m-23
=gift-money+sums-shrink r21 m-23
=gift-money+surety r41
=gift-money+surety-pay g85 k21
=gift-money+take-in g36 m26 h42 k-37
=gift-money+tick-guess r-20 g40 m37
=gift-money+tied-deal r47
=gift-money+to-dispose g-49
=gift-money+to-learn r19 g-20
=gift-money+to-oppose r-47 g-43
=gift-money+to-treat r60
=gift-money+trade r-63 g92 k-23
=gift-money+trading r80 g20 h38 k-28
=gift-money+travelling r30 g66 h63
=gift-money+two-prices r-43
=gift-money+unborn g30
=gift-money+undecided r-28 g88
=gift-money+under h62 k-30
=gift-money+undescribed g-19
=gift-money+unit r68 g-42 m-50 h-59 k-87
=gift-money+unknown k-28
=gift-money+unknown-party g-19 k37
=gift-money+unlawful-business r30 k35
=gift-money+unlicensed h25
=gift-money+unlicensed-giving h23 k54
=gift-money+up-down r53 g46 h67
=gift-money+victim-fee m-21 h-28 k124
=gift-money+wager-event g-47 m127 h61 k36
=gift-money+wait-pay r68
=gift-money+waiting r61 m-25 h-25
=gift-money+wash-money k74
=gift-money+watchers r61 h70 k-42
=gift-money+winner-takes r21 g23 m37 h-30
=gift-money+with-money m46 k-28
=gift-money+wrapped-gift r-29 h-33
=gift-to r-48 g-102 h-73 k-78
=gift-to+given-back r-24
=gift-to+giving-drive g-20 h-32 k-30
=gift-to+hand-over k-32
=gift-to+in-return r22
=gift-to+kept-by-creditor k20
=gift-to+late-charge r-33
=gift-to+late-rent h35
=gift-to+lawful-rate g-22 h-23
=gift-to+lend r32
=gift-to+lender r39
=gift-to+lender-gain r24
=gift-to+licensed k-32
=gift-to+more-time r-60
=gift-to+name-before h24
=gift-to+official h64
=gift-to+own-account k-43
=gift-to+paid-entry m48
=gift-to+pays-for-chance r-47 m29
=gift-to+receivable r-21
=gift-to+reference m21
=gift-to+repay r-22
=gift-to+sale-or-service r-42
=gift-to+speed-up h27
=gift-to+sums-0 g-102 h-52 k-63
=gift-to+sums-1 r-22
=gift-to+to-dispose g-29
=gift-to+to-treat r24
=gift-to+trade g-19
=gift-to+undescribed g-34
=gift-to+unit r-49 g-25
=gift-to+unlicensed k35
=gift-to+unlicensed-giving k52
=gift-to+waiting r-74
=gift-to+watchers r19 h27
=gift-to+wrapped-gift r-29 h-33
=given-away r-69
=given-away+hand-over r-48 k-23
=given-away+pays-for-chance r-27
=given-away+reference r-20
=given-away+sums-0 r-54
=given-away+watchers r-36
=given-back g74 m-19 h-111 k-52
=given-back+gold r45
=given-back+gold-part g-24 h26
=given-back+guaranteed r-26 m-24
=given-back+halal-certified r34
=given-back+hand-over r27 g-52 h-24
=given-back+in-return g28
=given-back+increase r22 k33
=given-back+instalment-count r-20
=given-back+insurance-business h50
=given-back+insured r-28 g224
=given-back+islamic-paper g-26 h34
=given-back+kept-by-creditor g19
=given-back+late-rent m-23
=given-back+lawful-bar g30
=given-back+lawful-rate g22 m32
=given-back+lease g87
=given-back+left-open g27
=given-back+lend r-37 g-26 m-20 h-31 k-30
=given-back+lend-verb r-20 g19
=given-back+lender g28
=given-back+licensed r38
=given-back+meat g31
=given-back+more-back r28
=given-back+more-time r23
=given-back+name-after r27
=given-back+narcotic h-22
=given-back+no-date g23
=given-back+no-decision-date g23
=given-back+official g36
=given-back+online-place r-49 g48 m35 h110 k-40
=given-back+operator m52 h52
=given-back+outside-prize g27
=given-back+paid-entry g76 m-29 h-28
=given-back+paper-money k-20
=given-back+pass-on r41 k23
=given-back+passes-it r29
=given-back+pays g-38 k23
=given-back+pays-for-chance r54 g-112 m-24 h78
=given-back+per-period r23 g54
=given-back+percentage r129 g-20 m20 h29
=given-back+price-of r-56 g27 h66
=given-back+price-word r44 g-54
=given-back+priced-thing r23
=given-back+receivable r-51 g34
=given-back+reference r47 g-76 h35
=given-back+repay r-43 g-180 m-62 h-32 k-42
=given-back+return-on-capital r78
=given-back+right-now r-25 g-25
=given-back+sale-or-service h21 k42
=given-back+search-for r-22
=given-back+sell r27 g57
=given-back+serves r37 g-88 m28 h61
=given-back+settles-later r20 g-31
=given-back+sold-short g49
=given-back+stakes r29 h61
=given-back+stipulated r21
=given-back+sums-0 r-138 g104 h-98
=given-back+sums-1 r55 g21 k-35
=given-back+sums-2 r95 g-51
=given-back+sums-apart r-42 g-42 h-19
=given-back+sums-grow r71
=given-back+sums-shrink r57
=given-back+takaful g-33
=given-back+take-in r34
=given-back+to-debtor r-25
=given-back+to-dispose r-30 g-85 h33
=given-back+to-oppose r-36 g-33
=given-back+trade g58 h67 k31
=given-back+trading r-62 g-38 m35 h74
=given-back+travelling g21 h-33
=given-back+under r-36 g-21 h27
=given-back+unit r78 h-64 k38
=given-back+unlawful-business m40
=given-back+unpromised r-24
=given-back+up-down r-58 g34 m28
=given-back+wager-event g-21 m49
=given-back+waiting r-55 g39
=given-back+watchers r46 h-26 k-40
=given-back+with-money m20 h65
=giving-drive g-83 m-36 h-143 k248
=giving-drive+hand-over r40 m-23 k21
=giving-drive+insured k20
=giving-drive+keep-cut k30
=giving-drive+late-charge r-19
=giving-drive+lawful-rate r24 h-23
=giving-drive+lend r32
=giving-drive+licensed k-34
=giving-drive+more-time r-40
=giving-drive+name-after k20
=giving-drive+paper-money k47
=giving-drive+pass-on h20
=giving-drive+pays-for-chance r23 k30
=giving-drive+price-of g22
=giving-drive+receivable r-33
=giving-drive+reference k25
=giving-drive+sale-or-service r-28 h-25 k30
=giving-drive+serves h-34
=giving-drive+sums-0 r-62 g-99 m-33 h-128 k214
=giving-drive+sums-1 r44 g22 h-34 k22
=giving-drive+take-in k40
=giving-drive+to-debtor r-19
=giving-drive+to-dispose r24
=giving-drive+unit r-19 g-24 k28
=giving-drive+unlicensed g-29 k99
=giving-drive+unlicensed-giving k151
=giving-drive+waiting r-49
=giving-drive+watchers k-29
=gold r317 g-76 h-101 k-44
=gold+gold-part r237 g-72
=gold+guaranteed r-32
=gold+hand-over g-39
=gold+in-return r-34 g20
=gold+instalment-count r99
=gold+insured r28 k20
=gold+late-rent r23
=gold+lawful-bar r42 g24 m19 h24
=gold+lawful-rate r-23 g30
=gold+lease r86
=gold+lend r-36
=gold+lend-verb r-44
=gold+market-price r61 g26 h35
=gold+meat r21
=gold+name-after k20
=gold+narcotic r92 g-20 h-62
=gold+online-place g41 m20
=gold+paper-money m-20
=gold+payment-versus-payment r-22
=gold+payroll r70 g-20
=gold+pays m25
=gold+pays-for-chance r75 g-35 h-42
=gold+per-period r60 g-20
=gold+pledge r33
=gold+price-later r-33
=gold+price-of g-33
=gold+price-word r36 g-40 m35
=gold+priced-thing g30
=gold+reference g80
=gold+repay r47
=gold+return-on-capital r-55
=gold+right-now r77 g-35
=gold+sale-or-service r44 g-35 m23
=gold+sell r-97 g-34
=gold+serves r135 g-28
=gold+settles-later r91 g-94
=gold+small-parts r30
=gold+sold-apart g-37
=gold+split r33
=gold+stakes r-28 g67 m27 h24
=gold+sums-0 r229 g-125 m-23 h-94 k-42
=gold+sums-1 r62 g69 m50
=gold+sums-2 r26 g-20
=gold+sums-equal r-28
=gold+swap-weights r48
=gold+take-in r73
=gold+tick-guess r-74 g74 m59
=gold+to-learn r30
=gold+trade r-64 g-33
=gold+trading g40 m55
=gold+unit r327 g-86 h-48
=gold+unlawful-business r57 h25
=gold+up-down r-68 g56
=gold+wager-event m30 h24
=gold+with-money h20
=gold-part r92 g-49 m-29
=gold-part+hand-over r39
=gold-part+instalment-count r48 g-24
=gold-part+insured r-44
=gold-part+late-rent g26
=gold-part+lawful-bar r51
=gold-part+lease r50
=gold-part+market-price r77
=gold-part+not-pork r-28
=gold-part+paper-money r50
=gold-part+payment-versus-payment r24
=gold-part+payroll r27
=gold-part+pays r47
=gold-part+pays-for-chance r61 k-20
=gold-part+per-period r-27
=gold-part+price-of h24
=gold-part+price-word g47
=gold-part+priced-thing r135 g-61
=gold-part+principal-stays r-29
=gold-part+quick-cash r24
=gold-part+receivable r-27
=gold-part+reference k28
=gold-part+right-now g36
=gold-part+salam g56
=gold-part+sale-or-service r-28 g32 h24
=gold-part+same-back r24
=gold-part+search-for g77
=gold-part+settles-later g-61 m-19
=gold-part+small-parts r-25 k22
=gold-part+sold-apart r51
=gold-part+sold-short r-53
=gold-part+split k22
=gold-part+sums-0 r71 g-34 m-26 k20
=gold-part+sums-2 r30
=gold-part+sums-apart r31
=gold-part+trade r27 g-35
=gold-part+trading g-43
=gold-part+unit r107 g-110
=gold-part+watchers r-22
=gold-part+with-money r27
=grown-debt r78 g-25
=grown-debt+more-time r29
=grown-debt+paid-entry r-19
=grown-debt+paper-money r23
=grown-debt+settles-later r20
=grown-debt+sums-0 r32
=grown-debt+sums-1 r29
=grown-debt+unit r25
=grown-debt+waiting r87
=grows-with-time r70 g-23 h-20
=grows-with-time+sums-0 r56 g-23 h-20
=grows-with-time+take-in r31
=grows-with-time+unit r19
=guaranteed r204 g-20 h-103 k-55
=guaranteed+guarantor g41
=guaranteed+hand-over g37
=guaranteed+in-return r22
=guaranteed+instalment-count r-42 h37
=guaranteed+insured r-55
=guaranteed+keep-cut r-25 h26
=guaranteed+lawful-rate r-37
=guaranteed+lease r-47 g37
=guaranteed+lend r-76 g33
=guaranteed+lend-verb r30
=guaranteed+lender r47
=guaranteed+market-price r75 g-21 m-25
=guaranteed+name-before g31 m35
=guaranteed+narcotic r49
=guaranteed+not-pork g50
=guaranteed+official r19
=guaranteed+own-zakat-rate r-32 g-23
=guaranteed+paper-money r51
=guaranteed+passes-it r24
=guaranteed+pay-for-cover g38
=guaranteed+payroll g57 h-19
=guaranteed+pays r-40 g55
=guaranteed+pays-for-chance g56 m-45
=guaranteed+per-period r155 g-29
=guaranteed+percentage r90 g-24
=guaranteed+price-word r-80 g-25 m-25
=guaranteed+priced-thing r42 g-33
=guaranteed+reference r-75 g23
=guaranteed+repay r30 g-27
=guaranteed+return-on-capital r250 g-58 h-34
=guaranteed+sale-or-service r-95 g-50 m-36
=guaranteed+serves g24 h21
=guaranteed+settles-later r-34 h37
=guaranteed+sold-apart r20 g78
=guaranteed+sold-short r-51 g55
=guaranteed+stakes r53
=guaranteed+stipulated g-40
=guaranteed+sums-0 r224 g-24 h-75 k-52
=guaranteed+sums-1 m-22 h-28
=guaranteed+sums-2 r-20
=guaranteed+trading r102 g-21
=guaranteed+travelling g-24
=guaranteed+under r19
=guaranteed+unit r85 g-29 m-25
=guaranteed+up-down r50
=guaranteed+wager-event g-28 m-37
=guaranteed+watchers r-60 g81
=guaranteed+with-money r46
=guarantor r71 m-20
=guarantor+guarantor-gain r34
=guarantor+hand-over r43
=guarantor+in-return r24
=guarantor+keep-cut r42
=guarantor+late-rent r-19
=guarantor+lend r21
=guarantor+lender-gain r20
=guarantor+outside-prize r-24
=guarantor+paid-entry r24
=guarantor+payroll r25 g40
=guarantor+pays r43
=guarantor+pays-for-chance r60
=guarantor+percentage r35
=guarantor+price-of r53
=guarantor+reference r-34
=guarantor+sold-apart g45
=guarantor+sums-0 r90 g-34
=guarantor+sums-1 r-28 g24
=guarantor+surety g-43
=guarantor+surety-pay r76 h-28
=guarantor+unit r-26
=guarantor-gain h-19
=guarantor-gain+hand-over r35
=guarantor-gain+lend r-62
=guarantor-gain+pays-for-chance r-44
=guarantor-gain+percentage r-42
=guarantor-gain+rate-charge r-44
=guarantor-gain+sums-0 h-19
=guarantor-gain+surety-pay r35
=guarantor-gain+take-in r35
=halal-certified r54 g-49 h-61 k21
=halal-certified+late-rent r-27
=halal-certified+lawful-rate r28 h-20
=halal-certified+lease r-22
=halal-certified+licensed k19
=halal-certified+metal r58
=halal-certified+metal-deal r61
=halal-certified+not-pork g-23
=halal-certified+official k55
=halal-certified+payroll r-27 h-22 k96
=halal-certified+pays-for-chance r45
=halal-certified+per-period r36
=halal-certified+return-on-capital r43 h-22
=halal-certified+sale-or-service k95
=halal-certified+serves r-34 k96
=halal-certified+sham h143 k-23
=halal-certified+sums-0 g-46 m-21 h-65 k21
=halal-certified+sums-1 r41
=halal-certified+to-learn h57
=halal-certified+trade r27
=halal-certified+unit h-26
=halal-certified+watchers r70
=hand-over g-107 m-41 h-99 k76
=hand-over+hangs-if g33
=hand-over+in-return r108 m-20
=hand-over+increase r-28
=hand-over+instalment-count r-25
=hand-over+insurance-business r-20 g23
=hand-over+insured r86 g-61 m22 k-27
=hand-over+interest-business r-21 h28
=hand-over+keep-cut k19
=hand-over+keeps-money r51
=hand-over+kept-by-creditor m24
=hand-over+late-rent h42 k-28
=hand-over+lawful-bar g-41 h-26
=hand-over+lawful-rate r144 h28 k-107
=hand-over+lease r20 g-46 h36 k-53
=hand-over+lend r-27 g-35 m-23 h39 k-21
=hand-over+lend-verb h27
=hand-over+lender h-27 k-20
=hand-over+lender-gain r33 h29
=hand-over+licensed g21 h38
=hand-over+limit r21
=hand-over+market-price g36 m-35 h32 k63
=hand-over+meat h50
=hand-over+metal r-20 g-27
=hand-over+metal-deal r-63 h26
=hand-over+more-back r68
=hand-over+more-time r-29
=hand-over+my-loss m23
=hand-over+name-before r89 g-34 h37 k-21
=hand-over+narcotic h20
=hand-over+no-date g37
=hand-over+not-chosen r-20
=hand-over+not-mine-yet g32
=hand-over+not-pork g122 h-22
=hand-over+not-told m20 h33 k-22
=hand-over+official k-27
=hand-over+online-place r27 k34
=hand-over+operator m30 h36
=hand-over+out-of-reach g26
=hand-over+outside-prize m-65
=hand-over+own-zakat-rate g-90
=hand-over+paid-entry r30 g41
=hand-over+paper-early r76
=hand-over+paper-money r52 g-31 m-24 h-29 k-30
=hand-over+pass-along r-24 k56
=hand-over+pass-on r-75 g-38 k34
=hand-over+passes-it r-28 g-67 m-43 h-26 k60
=hand-over+pay-me r28 h36
=hand-over+payment-versus-payment r-70 h-31 k31
=hand-over+payroll r79 g-25 k-33
=hand-over+pays g-74 m-42 h58
=hand-over+pays-for-chance r126 g53 m-38 h-19
=hand-over+per-period r57 k-40
=hand-over+percentage h19
=hand-over+pledge r-38 h24
=hand-over+price-later r27 g-24
=hand-over+price-of r-58 g99 k69
=hand-over+price-open g25
=hand-over+price-word r-38 g28 m52 h20
=hand-over+priced-thing g55 h-19
=hand-over+quick-cash r26
=hand-over+rate-charge r52
=hand-over+receivable r38 g-19
=hand-over+reference r-40 g78 h-24
=hand-over+repay r73 g-44 m-28 h25 k-66
=hand-over+return-on-capital g-77 k-28
=hand-over+right-now r184 g-88
=hand-over+sale-or-service g38 m19 h56 k-53
=hand-over+same-back r68
=hand-over+savings-circle m-48
=hand-over+search-for g-78
=hand-over+sell r23 h-34 k-25
=hand-over+serves r88 g-45 h-33
=hand-over+settles-later r66 g-61 k36
=hand-over+small-parts r46 h22
=hand-over+sold-apart r63 g29
=hand-over+sold-short r-75 m-26 h-24
=hand-over+speed-up r44 g29 h24 k-27
=hand-over+split r20
=hand-over+stakes h91
=hand-over+stipulated r61
=hand-over+stranger r-21 g-26 k25
=hand-over+sums-0 r-96 g-90 m-47 h-56 k71
=hand-over+sums-1 r-33 m82 k-26
=hand-over+sums-2 r113 g50 m-61 h-51
=hand-over+sums-3 g-48 k23
=hand-over+sums-apart g25 k42
=hand-over+sums-equal r-166 g-28 m-26 h-23
=hand-over+sums-grow r171 g22 m-38
=hand-over+sums-shrink r97
=hand-over+surety r90
=hand-over+surety-pay r55
=hand-over+take-in r38 g35 m63 k42
=hand-over+tied-deal r37
=hand-over+tied-trade r22
=hand-over+to-debtor g-47
=hand-over+to-dispose r31 g-29 m-31 k-24
=hand-over+to-learn r64 g22 h22 k-30
=hand-over+to-oppose r28 m-42
=hand-over+to-treat r22
=hand-over+trade r-23 g43 h-40 k59
=hand-over+trading g-76 m-22
=hand-over+two-prices r-113
=hand-over+undecided r-49 g62
=hand-over+under r37
=hand-over+unit r31 g119 m-45 h47 k-23
=hand-over+unknown k27
=hand-over+unknown-party h19
=hand-over+unlawful-business r32 h51
=hand-over+unlicensed-giving g-20 k29
=hand-over+unpromised g-38
=hand-over+up-down r79 g-35
=hand-over+wager-event m77 h91
=hand-over+wait-pay r29
=hand-over+watchers k-38
=hand-over+winner-takes g-60 m51 k-19
=hand-over+with-money r-64 g-29 h30
=hangs-if r-31 g208 m-75 h-43
=hangs-if+in-return g20
=hangs-if+late-rent g52
=hangs-if+market-price g25
=hangs-if+pays g44 m-19
=hangs-if+pays-for-chance g80 m-41
=hangs-if+price-of g65 m-26
=hangs-if+reference g40
=hangs-if+sale-or-service g55
=hangs-if+sell g79
=hangs-if+sums-0 g200 m-63 h-42
=hangs-if+take-in g21
=hangs-if+trade g95 m-26
=hangs-if+trading g28
=hangs-if+unit g20
=hangs-if+wager-event g52 m-71 h-20
=hangs-if+winner-takes g48 m-36
=hangs-on g111 m-23 h-32
=hangs-on+price-of g68 h-24
=hangs-on+sale-or-service g36 h-23
=hangs-on+sell g60 h-25
=hangs-on+serves g47 h-23
=hangs-on+sums-0 g140 m-33 h-31
=hangs-on+sums-1 g-29
=hangs-on+trade g73 h-25
=he-picks g163 h-39
=he-picks+insured g40
=he-picks+market-price g19
=he-picks+not-pork g62
=he-picks+pays g46
=he-picks+pays-for-chance g50
=he-picks+price-word g19
=he-picks+sale-or-service g35
=he-picks+sums-0 g157 h-39
=hidden-name r-46 g-46 m-21 h-72 k280
=hidden-name+online-place k73
=hidden-name+paper-money r-27 k38
=hidden-name+reference g-20 m-19 h-31 k114
=hidden-name+sums-0 r-25 g-46 m-21 h-72 k236
=hidden-name+unit r-23 k32
=improper m-52 h207 k-42
=improper+keep-cut h21
=improper+nobody-knows g-24
=improper+official h75
=improper+reference h30
=improper+sale-or-service g36
=improper+serves h21
=improper+speed-up g-36 m-20 h24
=improper+sums-0 g-27 m-52 h207 k-42
=improper+surety-pay h22
=improper+undescribed g-27
=improper+unit g32 h36
=improper+wager-event m-42 h35
=improper+watchers h33
=impure-wealth r21 m-68 h-47
=impure-wealth+lawful-rate r-29 m-29 h-23
=impure-wealth+pays-for-chance r37 m-37 h-24 k32
=impure-wealth+sale-or-service r23 m-21 h-20 k35
=impure-wealth+sums-0 r21 m-68 h-47
=impure-wealth+to-dispose r-21
=impure-wealth+to-oppose r-35
=impure-wealth+unit r21
=impure-wealth+unlawful-business m-68 h-42 k35
=impure-wealth+zakat r-29 m-29 h-23
=in-return r198 g-23 m119 h-64 k-43
=in-return+insured g74
=in-return+keep-cut r32
=in-return+lawful-rate r30 h22
=in-return+lease r39 g-32 m-24 h-47
=in-return+lend r131 g-27
=in-return+lend-verb r52 g-29
=in-return+lender r46
=in-return+lender-gain r37
=in-return+market-price r-61 g90 m33
=in-return+my-loss m50
=in-return+operator m-19 h-21
=in-return+outside-prize r28
=in-return+own-account h57
=in-return+paid-entry r39 g25
=in-return+paper-money r34
=in-return+payroll r-41 h-19 k30
=in-return+pays-for-chance r121 g34 m-19
=in-return+per-period r47 g-19 h26
=in-return+percentage r22
=in-return+price-of g26 m-19
=in-return+price-word r24
=in-return+priced-thing r-39 g97
=in-return+reference r-58
=in-return+return-on-capital r21 g-22 h24
=in-return+right-now r-21 g-20
=in-return+sale-or-service r-86 g64 h-30
=in-return+sell r-48 g66
=in-return+serves r-59 g40 h-43
=in-return+sold-apart r20 h27
=in-return+sums-0 r30 g-52 m133 h-64 k-37
=in-return+sums-1 r61 g34
=in-return+sums-2 r72
=in-return+sums-apart r76
=in-return+sums-shrink r39
=in-return+take-in r-19
=in-return+tied-deal r33 g-59
=in-return+tied-trade r62 g-45
=in-return+to-oppose r-90 g19
=in-return+trade r-34 g51 h-30
=in-return+trading g39
=in-return+under r37
=in-return+unit r55
=in-return+unlawful-business h-45
=in-return+up-down g-43 m62
=in-return+wager-event r-25 g49
=in-return+watchers r23 m-22
=in-return+with-money g21 m34
=increase r58
=increase+lawful-rate r-87
=increase+lend r37 h-25
=increase+lend-verb h-22
=increase+more-back r22
=increase+more-time g23
=increase+official h31
=increase+paper-money r-21
=increase+payroll r-43
=increase+pays-for-chance r52
=increase+per-period r34
=increase+reference k23
=increase+return-on-capital r37
=increase+sale-or-service r-83 k23
=increase+serves r-39
=increase+settles-later r22
=increase+sold-apart g22
=increase+sums-0 r37 m-27
=increase+sums-1 r28
=increase+take-in r-23
=increase+unit r65
=increase+waiting r35
=instalment-count r45 m-22
=instalment-count+insured r55
=instalment-count+lawful-bar r37
=instalment-count+lawful-rate r-34 g35
=instalment-count+lease g22
=instalment-count+lend r-45
=instalment-count+lender r19
=instalment-count+market-price r34 g19
=instalment-count+name-after g-23
=instalment-count+narcotic r66
=instalment-count+official r-27
=instalment-count+paper-money r41 g25
=instalment-count+pays r-38 g-32
=instalment-count+pays-for-chance r60 g-35 m-22 h44
=instalment-count+per-period r-40 g37
=instalment-count+price-of r-25
=instalment-count+price-word g24
=instalment-count+priced-thing r40
=instalment-count+receivable r-30
=instalment-count+reference g28 h44
=instalment-count+repay g-19
=instalment-count+sale-or-service r-33 g62 h-49
=instalment-count+sell r-26 g31
=instalment-count+serves r49 g37
=instalment-count+settles-later r-90 g25 h37
=instalment-count+sold-short r-40
=instalment-count+sums-0 r47 g34
=instalment-count+sums-1 k20
=instalment-count+sums-apart r27
=instalment-count+sums-grow r-35
=instalment-count+to-oppose r36
=instalment-count+trading r-43 g83
=instalment-count+unit r36 m-22
=instalment-count+wager-event r31
=instalment-count+waiting r-32
=instalment-count+watchers r24
=instalment-count+works-for r19
=insurance-business g21 h111
=insurance-business+insured h68
=insurance-business+islamic-paper h40
=insurance-business+lease g35 h37
=insurance-business+name-after h38
=insurance-business+pays r-20
=insurance-business+pays-for-chance g-95 h109
=insurance-business+per-period g92 h-29
=insurance-business+price-of r24 g-114 h138
=insurance-business+sale-or-service r31 g-88 h131
=insurance-business+search-for r32 g-76 h78
=insurance-business+serves g-102 h68
=insurance-business+sold-apart g58 h-22
=insurance-business+sums-0 r-33 h115
=insurance-business+sums-1 r20
=insurance-business+take-in g29
=insurance-business+trade r24 g-120 h141
=insurance-business+trading g-98 h80
=insurance-business+unit r-21 g23
=insured r-66 g112 m-32 h-164 k-74
=insured+interest-business r-35 h63
=insured+islamic-paper r-29 g-24
=insured+keep-cut r-39 h35
=insured+kept-by-creditor r24 h-35
=insured+late-charge r42
=insured+late-rent g-66 h-34
=insured+lawful-bar r-45 k20
=insured+lawful-rate r-73 g-38 m-53 h-27 k-21
=insured+lease r-29 g-94 h21
=insured+lend r93 g-38 h78
=insured+lend-verb r-59 h75
=insured+lender r32
=insured+lender-gain g-26
=insured+licensed g-31
=insured+limit r-22
=insured+market-price r-32 g-39 m-36 h-32 k20
=insured+metal-deal h-22
=insured+more-time r42 g30
=insured+name-after g44
=insured+name-before r37 h22
=insured+narcotic r66 g50 h-84
=insured+not-pork g-21 h-21
=insured+official r26 g51 h-21
=insured+online-place g-52 m-22 h58
=insured+operator g-23 h52
=insured+out-there g46
=insured+outside-prize r-55 g38 m-19
=insured+own-zakat-rate g-27
=insured+paid-entry r95 g-88 m137 h49
=insured+paper-early r46
=insured+paper-money g79 h-25
=insured+pass-on g-49
=insured+passes-it r-34
=insured+pay-for-cover r-38 g46 h-26
=insured+payment-versus-payment r61
=insured+payroll g67 h31
=insured+pays m-41
=insured+pays-for-chance r30 m69
=insured+per-period r-102 g53
=insured+percentage r-33 g-19 m19 h63
=insured+play-costs g30
=insured+pledge r20
=insured+price-of r-28 g-69 h43
=insured+price-word g-33 m27
=insured+priced-thing r20 g-19 k20
=insured+reference r-34 m-23
=insured+repay g34
=insured+return-on-capital r49 g-77 h21
=insured+right-now r39 g20 h-20
=insured+sale-or-service r29 g-27 m75 h-36
=insured+same-back r40
=insured+search-for r40 h19 k21
=insured+sell g-27 h39
=insured+serves r-40 g-62 m-40 h27
=insured+settles-later g-51
=insured+sham h73
=insured+shut-thing g-20
=insured+small-parts g-39
=insured+sold-apart g80
=insured+sold-short r26 h-35
=insured+stakes m-21
=insured+stranger r25 h-26
=insured+sums-0 g127 m-55 h-120 k-64
=insured+sums-1 r-59 g-20 m19 h-64
=insured+sums-2 h21
=insured+sums-equal r27
=insured+sums-grow r-37 g20
=insured+sums-shrink r25 h26
=insured+surety-pay r-24 g20
=insured+takaful g-51
=insured+take-in g-21 m27
=insured+to-dispose g-24
=insured+to-learn g21
=insured+to-oppose r-22 g37 k-20
=insured+trade r33 h28
=insured+trading r-31 g-64 m-21 h-35
=insured+travelling g58 m-44 h-89
=insured+under r20
=insured+unit r-32 g62 m39
=insured+unknown g22
=insured+unlawful-business r-28 g-19 h69
=insured+up-down g-44 h34
=insured+wager-event g-45 m72 h-21
=insured+waiting r31 g28
=insured+wash-money g-23 k55
=insured+watchers g28 m-21 h-36
=insured+with-money g-23 m-27
=insured+works-for r-27 g-21 h54
=interest-business r-36 g-24 h192
=interest-business+lend r-40 h95
=interest-business+lend-verb h40
=interest-business+lender r-31 h20
=interest-business+market-price r-36 h82
=interest-business+metal-deal r-23 h52
=interest-business+online-place r20
=interest-business+pays-for-chance r-39 h85
=interest-business+percentage r-31
=interest-business+price-of h59
=interest-business+return-on-capital r-23 h34
=interest-business+sale-or-service h23
=interest-business+serves h45
=interest-business+sold-apart r-38 h32
=interest-business+sums-0 r-54 g-22 h174
=interest-business+trade h59
=interest-business+trading r-44 h127
=interest-business+unit h44
=interest-business+watchers r47 h56
=interest-product r-39 h65
=interest-product+lend r-46 h35
=interest-product+pays-for-chance r24
=interest-product+price-of h66
=interest-product+sale-or-service r21 h77
=interest-product+sums-0 r-46 h65
=islamic-paper r-27 m-27 h-65 k-23
=islamic-paper+lawful-rate r-35 h-26
=islamic-paper+lease h-29
=islamic-paper+pays-for-chance g23
=islamic-paper+reference r31
=islamic-paper+return-on-capital r-41
=islamic-paper+sale-or-service r-44 h-26
=islamic-paper+serves h-40
=islamic-paper+sums-0 m-25 h-65 k-19
=islamic-paper+trading h-37
=islamic-paper+unit r-31 h-21
=islamic-paper+watchers r-32 h-37
=istisna h-31 k-22
=istisna+metal g21
=istisna+no-spec g55
=istisna+price-of g-19
=istisna+sale-or-service g42
=istisna+sums-0 g25 k-20
=istisna+unit g-33
=keep-cut g-64 k103
=keep-cut+kept-by-creditor g20 h22
=keep-cut+late-rent h54
=keep-cut+lawful-rate r43 h-45
=keep-cut+lease r34 h-29
=keep-cut+lend r29
=keep-cut+lend-verb r22 k21
=keep-cut+lender r28
=keep-cut+lender-gain r-77 k55
=keep-cut+market-price r-38 m32 h30
=keep-cut+narcotic h-42 k33
=keep-cut+official h72 k-19
=keep-cut+online-place r21 h27 k48
=keep-cut+own-account k26
=keep-cut+own-zakat-rate g-19
=keep-cut+paid-entry r40
=keep-cut+paper-early r25
=keep-cut+paper-money r-27 h-21
=keep-cut+pass-along r-35 k39
=keep-cut+pass-on r-21 k34
=keep-cut+passes-it r-29 h-30 k43
=keep-cut+payroll r82
=keep-cut+pays r29
=keep-cut+pays-for-chance r71 m40 h-50 k35
=keep-cut+per-period r29
=keep-cut+percentage r-61 k76
=keep-cut+price-of r-75 g46 m20 h30
=keep-cut+price-word g48
=keep-cut+priced-thing g19 h20
=keep-cut+promised-cut r-28
=keep-cut+rate-charge r19
=keep-cut+receivable r-21
=keep-cut+reference r24 g-43 h-44 k27
=keep-cut+repay h21
=keep-cut+return-on-capital g-25 h-24 k57
=keep-cut+right-now r41 h-26 k48
=keep-cut+sale-or-service g77 m22 h44
=keep-cut+search-for h-20
=keep-cut+sell r-36 g43 h-41 k-24
=keep-cut+serves m22 h66
=keep-cut+sold-short r29 g21 k27
=keep-cut+stipulated r-57
=keep-cut+stranger k31
=keep-cut+sums-0 r-86 g-35 k115
=keep-cut+sums-1 r-19 g-20
=keep-cut+sums-2 r90
=keep-cut+sums-3 m26 h23
=keep-cut+sums-apart r37 g-29 m31 h23
=keep-cut+sums-equal r51
=keep-cut+sums-grow g27
=keep-cut+surety r48 h-27
=keep-cut+surety-pay g-33 m30
=keep-cut+take-in g-23
=keep-cut+to-oppose r29
=keep-cut+trade r-81 g73 h-40
=keep-cut+trading r-37 g-19 m23 h-42
=keep-cut+unit r-54 g-19 k37
=keep-cut+unknown-party r-19 k34
=keep-cut+unlawful-business h46
=keep-cut+wager-event r-19 m30 h36
=keep-cut+watchers h47
=keep-cut+winner-takes m54
=keep-cut+with-money k26
=keeps-money r177 g-86
=keeps-money+lawful-rate r46
=keeps-money+lease r46
=keeps-money+pay-me r21
=keeps-money+pays-for-chance r113 g-46
=keeps-money+per-period r56
=keeps-money+reference r70 g-53
=keeps-money+return-on-capital r39 g-26
=keeps-money+right-now r34
=keeps-money+sale-or-service r35
=keeps-money+sums-0 r77 g-55
=keeps-money+sums-1 r71 g-21
=keeps-money+sums-2 r29
=keeps-money+sums-apart r25
=keeps-money+unit r49 g-26
=kept-by-creditor r84 g-47 m38 h-23 k61
=kept-by-creditor+late-charge r56
=kept-by-creditor+lawful-rate h44 k50
=kept-by-creditor+lease k50
=kept-by-creditor+market-price g33
=kept-by-creditor+more-time r59
=kept-by-creditor+narcotic r28
=kept-by-creditor+nobody-knows g27
=kept-by-creditor+official h36
=kept-by-creditor+online-place r36
=kept-by-creditor+pays g-19
=kept-by-creditor+pays-for-chance r31 m22
=kept-by-creditor+per-period r33
=kept-by-creditor+price-of g24
=kept-by-creditor+reference h-20
=kept-by-creditor+return-on-capital r52
=kept-by-creditor+sale-or-service r33 g25 h31 k41
=kept-by-creditor+serves g-26 h31 k48
=kept-by-creditor+sums-0 r64 g-40 m19 h-23 k62
=kept-by-creditor+sums-1 m29
=kept-by-creditor+take-in r22
=kept-by-creditor+trade r31 g24
=kept-by-creditor+undescribed g27
=kept-by-creditor+unit g20 m21 h-24
=kept-by-creditor+wager-event m24
=kept-by-creditor+waiting r87
=kept-by-creditor+watchers r-24 h21 k21
=kept-by-creditor+winner-takes m22
=late-charge r32 h-45
=late-charge+late-rent r-65 h-49
=late-charge+narcotic h-42
=late-charge+reference r-26
=late-charge+return-on-capital r50
=late-charge+sums-0 r36 h-36
=late-charge+to-dispose r-26
=late-charge+unit h-45
=late-rent r-87 g-92 m-72 h-163 k-86
=late-rent+lawful-bar h-20
=late-rent+lawful-rate r28
=late-rent+lease g-41 h63 k-20
=late-rent+left-open g19
=late-rent+lend r73 m-22
=late-rent+lend-verb r29
=late-rent+lender r27
=late-rent+licensed r-31
=late-rent+loose-order g25
=late-rent+market-price g-27
=late-rent+meat r22 g-25
=late-rent+more-time r-84
=late-rent+name-after g-31 h-62
=late-rent+name-before r-30 h-47
=late-rent+narcotic g25 m31 h-40
=late-rent+no-date g23
=late-rent+no-day g47
=late-rent+not-mine-yet g54
=late-rent+not-told h37
=late-rent+official g-19 h-52
=late-rent+online-place r-26 h-48
=late-rent+operator h43
=late-rent+outside-prize r-20
=late-rent+paid-entry r19 g24 k21
=late-rent+paper-money g-36 m24 h-23 k-23
=late-rent+passes-it r20
=late-rent+payroll r-19 h59
=late-rent+pays r37 g25 m-26 h22
=late-rent+pays-for-chance r-41 m-29
=late-rent+percentage r50
=late-rent+play-costs r-19
=late-rent+pledge r28
=late-rent+price-later g40
=late-rent+price-of g80 h-38
=late-rent+price-word r-23
=late-rent+receivable r45
=late-rent+reference g34 m32
=late-rent+repay g-21 k-43
=late-rent+return-on-capital r32 k-24
=late-rent+right-now g24
=late-rent+sale-or-service g25 m47 h73 k24
=late-rent+search-for g78
=late-rent+sell h19
=late-rent+serves r-40 h55
=late-rent+settles-later g-36
=late-rent+sham h78
=late-rent+shut-thing g-52
=late-rent+small-parts k22
=late-rent+sold-short r25 g38 m51
=late-rent+speed-up g19 h37
=late-rent+split g-21
=late-rent+sums-0 r-32 h-95 k-77
=late-rent+sums-1 r-62 g-98 m-69 h-104
=late-rent+sums-2 h27
=late-rent+sums-apart r-35 h27
=late-rent+sums-equal r-20
=late-rent+sums-grow r57
=late-rent+surety r-19
=late-rent+take-in r46 g28 k-40
=late-rent+to-oppose r-32 h-42 k22
=late-rent+trade r45 g42 h-24
=late-rent+trading g-36
=late-rent+travelling g49
=late-rent+under k-19
=late-rent+unit r-41 g-48 m27 h86
=late-rent+unlawful-business m28 h69
=late-rent+up-down r-19 g50 k-19
=late-rent+wager-event g-29 m-77 h-67
=late-rent+waiting r-98
=late-rent+watchers r-24 k21
=late-rent+with-money m33
=late-rent+works-for r88 h-21
=lawful-bar r-103 g-62 m-136 h-220 k-50
=lawful-bar+lawful-rate r-21 g44 h-31
=lawful-bar+lease r37
=lawful-bar+lend r-34
=lawful-bar+lend-verb r-54
=lawful-bar+lender r-47
=lawful-bar+market-price h24
=lawful-bar+meat r32
=lawful-bar+meat-trade h-20
=lawful-bar+name-after k20
=lawful-bar+name-before h-22 k-21
=lawful-bar+narcotic r41 h-114
=lawful-bar+official h155
=lawful-bar+online-place r-42 m25
=lawful-bar+operator h25
=lawful-bar+outside-prize r29
=lawful-bar+paid-entry g30
=lawful-bar+paper-money r22
=lawful-bar+payroll h-20
=lawful-bar+pays-for-chance r83 g-48 h-24
=lawful-bar+per-period r32
=lawful-bar+price-of r-32
=lawful-bar+price-word r-22 m24
=lawful-bar+priced-thing r42 h24
=lawful-bar+reference r-19 g37 m29 h-20 k20
=lawful-bar+right-now r35
=lawful-bar+sale-or-service r-71 h-35 k22
=lawful-bar+sell r-39 g83
=lawful-bar+serves r-24 h-25
=lawful-bar+settles-later r30 g-21
=lawful-bar+shut-thing g37
=lawful-bar+sold-apart g-29
=lawful-bar+sold-short g-30
=lawful-bar+speed-up h67
=lawful-bar+stakes g32 m32 h24
=lawful-bar+sums-0 r-189 g-26 m-118 h-211 k-48
=lawful-bar+sums-1 r38 g-24
=lawful-bar+sums-2 r48
=lawful-bar+sums-grow r20
=lawful-bar+tick-guess m23
=lawful-bar+trade r-32 g64
=lawful-bar+trading g26
=lawful-bar+unborn g31
=lawful-bar+unit r56 g44 m-26 h-67 k22
=lawful-bar+unlawful-business r57 h-83 k24
=lawful-bar+up-down r-21
=lawful-bar+wager-event g-22 m-26 h109
=lawful-bar+watchers h85 k-21
=lawful-bar+with-money r38 h25
=lawful-bar+works-for r23
=lawful-rate r-108 g-100 m-82 h-88 k-37
=lawful-rate+lease r-108 g-59 m-38
=lawful-rate+lend r56 h43 k-21
=lawful-rate+lend-verb r31 h26
=lawful-rate+lender r42
=lawful-rate+lender-gain r-27 g26 m-42 k-22
=lawful-rate+licensed r28 k-35
=lawful-rate+market-price m30
=lawful-rate+metal r35
=lawful-rate+metal-deal r40
=lawful-rate+more-time r-31
=lawful-rate+my-wallet-lent k27
=lawful-rate+name-after r34 k-23
=lawful-rate+name-before r-48 h-25 k-31
=lawful-rate+narcotic g31 h-30
=lawful-rate+not-pork g19
=lawful-rate+official h41 k-22
=lawful-rate+online-place r31 m20 k39
=lawful-rate+operator h31
=lawful-rate+own-stake g24
=lawful-rate+own-zakat-rate r21 g-20
=lawful-rate+paid-entry m-30
=lawful-rate+paper-money r66 g23 h-33
=lawful-rate+passes-it r59
=lawful-rate+payroll r-59 k-20
=lawful-rate+pays r154 g-48
=lawful-rate+pays-for-chance r-134 g25 m-78 h-71 k-61
=lawful-rate+per-period r47 g19
=lawful-rate+percentage r-79 g-28 m-24 h-23 k-24
=lawful-rate+play-costs r-29
=lawful-rate+pledge r-19
=lawful-rate+price-of r-59 m37
=lawful-rate+price-word m34 h31
=lawful-rate+priced-thing r-41
=lawful-rate+promised-cut r31
=lawful-rate+quick-cash r20
=lawful-rate+reference r49 h54
=lawful-rate+repay g-35 m-29
=lawful-rate+return-on-capital r-57 m-32
=lawful-rate+right-now r38 g57 h-24
=lawful-rate+sale-or-service r45 g-65 m20 k-26
=lawful-rate+search-for g-23 h38 k23
=lawful-rate+serves g99 h26 k-50
=lawful-rate+sham r49 h-41
=lawful-rate+small-parts r-20
=lawful-rate+sold-apart r31 g-29 h50
=lawful-rate+sold-short r88
=lawful-rate+split r-25
=lawful-rate+stakes h103
=lawful-rate+stipulated r31
=lawful-rate+sums-0 g-112 m-31
=lawful-rate+sums-1 r32 g36 m-32 h-62 k-38
=lawful-rate+sums-2 r-107 g-24 m-19 h-24
=lawful-rate+sums-3 r-36
=lawful-rate+sums-apart r-56
=lawful-rate+sums-equal r-19
=lawful-rate+sums-grow r-58
=lawful-rate+surety-pay r40 g-24 h25
=lawful-rate+take-in r144 h34
=lawful-rate+tied-trade r24
=lawful-rate+to-debtor r22
=lawful-rate+to-dispose g-36
=lawful-rate+to-learn r-20 k38
=lawful-rate+to-oppose r46 h-19
=lawful-rate+trade k-23
=lawful-rate+trading r85 m40
=lawful-rate+travelling h-19
=lawful-rate+under r-43 h25 k-19
=lawful-rate+unit r-145 g108 k-67
=lawful-rate+unknown g-29
=lawful-rate+unlawful-business m-40 h132
=lawful-rate+unlicensed-giving k31
=lawful-rate+up-down r-19 m36
=lawful-rate+wager-event h19
=lawful-rate+waiting r29
=lawful-rate+watchers g-67 h-33 k38
=lawful-rate+with-money r20 g23 h60
=lawful-rate+zakat r-63 g-19 m-29 h-62
=lease r-113 g-54 m-217 h-48 k-55
=lease+left-open g138
=lease+lend r145
=lease+lend-verb r79
=lease+limit k-25
=lease+market-price r75 g49 h-36
=lease+meat r19 g-31
=lease+meat-trade h19
=lease+more-time g-24
=lease+my-wallet-lent k26
=lease+name-after r27 g-35 h42
=lease+name-before g41
=lease+narcotic r22 g49 h-45
=lease+not-told r25 h-23 k29
=lease+official h61 k-33
=lease+online-place r-29 m-43 k93
=lease+operator g-36 m-72 h82
=lease+outside-prize g-47 m-38
=lease+own-zakat-rate h-33
=lease+paid-entry r-55 m-27 h-33
=lease+paper-early r-34
=lease+paper-money r87 g-25 k28
=lease+pass-on g84
=lease+payroll r28 g-28 h36
=lease+pays r-39 g22 m-41
=lease+pays-for-chance r40 g29 m-31 h-108 k-40
=lease+per-period r-19 g25
=lease+percentage r55
=lease+play-costs r-22
=lease+pledge r24
=lease+price-later g59
=lease+price-of r-44 g43 h-60
=lease+price-word g76
=lease+priced-thing r76
=lease+receivable r-33
=lease+reference r-50 g70 k75
=lease+repay r70
=lease+return-on-capital g56 h-25
=lease+right-now r-41 m-19
=lease+sale-or-service r-50 g28 m-43 h30
=lease+search-for g131 h26
=lease+sell r-31 g-33
=lease+serves r75 g20 m-74 h-97 k42
=lease+settles-later g-58
=lease+sham h22
=lease+shut-thing g-63
=lease+sold-apart r-43 g33
=lease+sold-short g94 h25
=lease+stipulated r-26 g22
=lease+sums-0 r-84 m-171 h-63 k-47
=lease+sums-1 r-50 g-55 m-45
=lease+sums-2 r-39
=lease+sums-3 r61
=lease+sums-apart r-25
=lease+sums-equal r51
=lease+surety-pay r37 g-21 h-36
=lease+take-in r33 m-23 h29 k-23
=lease+tied-deal g-26
=lease+tied-trade r37
=lease+to-learn r20 h-22
=lease+to-oppose g25 h-48
=lease+trade r-29 g32 h-35
=lease+trading r-104 g22 m41 h-52
=lease+travelling g-20
=lease+under k-38
=lease+undescribed g19
=lease+unit r-93 g-36 m-35 h22 k-22
=lease+unknown g21
=lease+unlawful-business r23 g-38 m-107 h343
=lease+up-down r51 k-20
=lease+wager-event r-20 g-19 m-57 h19
=lease+waiting g-24
=lease+watchers h72 k-45
=lease+winner-takes g19 m-30
=lease+with-money r20 h19
=lease+works-for r-38 g-50 m-76 h-61
=left-open r-63 g270 h-65
=left-open+market-price g61
=left-open+not-chosen g40
=left-open+pays g28
=left-open+pays-for-chance r-30 g77
=left-open+price-of r-23 g54
=left-open+price-word g69
=left-open+priced-thing g29
=left-open+reference g20
=left-open+right-now r-30
=left-open+sale-or-service r-19 g149
=left-open+settles-later r-43 g28
=left-open+sums-0 r-31 g258 h-65
=left-open+sums-1 g21
=left-open+sums-2 r-32
=left-open+sums-grow r-30
=left-open+trade g29
=left-open+two-prices g19
=left-open+undecided g34
=left-open+works-for g36
=lend r201 g-121 m-35 h-106 k-46
=lend+lend-verb r23 m-70 k24
=lend+lender r-109 g-20 k-28
=lend+lender-gain r130
=lend+licensed k27
=lend+limit r72
=lend+market-price g67
=lend+meat r22
=lend+metal-deal r-21 g44
=lend+more-back r37
=lend+my-loss g26 m29 h20
=lend+my-wallet-lent r-66 k69
=lend+name-after r35 h30
=lend+name-before g-39 m-39
=lend+narcotic r40 g-21
=lend+not-pork r49
=lend+official r-66 h42 k24
=lend+online-place r-27 g25 k40
=lend+operator h61
=lend+outside-prize r59
=lend+own-zakat-rate r36
=lend+paid-entry r64 m-26
=lend+paper-early r-45
=lend+paper-money k28
=lend+passes-it r53
=lend+pay-me r66
=lend+payment-versus-payment r70
=lend+payroll r-47
=lend+pays m-47
=lend+pays-for-chance g-43 m-59
=lend+per-period r23 g19 m-48 k20
=lend+percentage r72 g26
=lend+pledge r-37
=lend+price-of r19 g55
=lend+price-word r60 g-50
=lend+priced-thing r-29 g48
=lend+principal-stays r-93
=lend+quick-cash r-37
=lend+rate-charge g19 m-27
=lend+receivable r-102 g-84 m36 h39 k-26
=lend+reference r130 g-21 m-32
=lend+repay r-215 g-105 m33 h-35 k-23
=lend+return-on-capital r-56 g-31 m-28
=lend+right-now g33
=lend+sale-or-service r120 g87 h-21 k19
=lend+same-back r20
=lend+search-for g-32
=lend+sell g121 h-50
=lend+serves r68 g27
=lend+settles-later r-22 g-45
=lend+sold-apart r-68 m-21
=lend+sold-short r-23
=lend+speed-up h-20
=lend+split r61
=lend+stipulated r52
=lend+sums-0 r96 g-46 m24 h-50
=lend+sums-1 r-20 m-25 h-23
=lend+sums-2 r91 g-58 k-24
=lend+sums-3 r34
=lend+sums-apart g-19
=lend+sums-equal r-160
=lend+sums-grow r297 g-39
=lend+surety r33 h-22
=lend+surety-pay r125 h-36
=lend+take-in r53 g-44 m-23 h19 k-39
=lend+tied-deal r53
=lend+tied-trade r33 g-23
=lend+to-debtor r-33
=lend+to-learn r34
=lend+trade r94 g53 h-23
=lend+trading g237
=lend+under r19 k-23
=lend+unit r-78 m-24 h-22
=lend+unlawful-business m25 h35
=lend+unpromised r-29
=lend+up-down r20
=lend+wager-event r41 m79
=lend+wait-pay r21
=lend+waiting r-33 g-19 m-19
=lend+watchers r-53 h23
=lend-verb r23 m-70 k24
=lend-verb+lender k-23
=lend-verb+lender-gain r46
=lend-verb+market-price r43 g-20
=lend-verb+my-wallet-lent r-57 k39
=lend-verb+name-after r38
=lend-verb+name-before r35
=lend-verb+narcotic r28
=lend-verb+online-place r-35 k46
=lend-verb+outside-prize r32
=lend-verb+passes-it r28
=lend-verb+pays-for-chance r-19 g-19 m-41 h-29
=lend-verb+per-period r-38 k23
=lend-verb+percentage r54
=lend-verb+price-of r-70 g30
=lend-verb+price-word r62
=lend-verb+priced-thing r-20
=lend-verb+reference h28
=lend-verb+repay r-57
=lend-verb+right-now r21 g22
=lend-verb+sale-or-service r-34 g27 h23
=lend-verb+sell g27
=lend-verb+settles-later r47
=lend-verb+sold-short r-39
=lend-verb+sums-0 m-28 k40
=lend-verb+sums-1 m-32 h-26
=lend-verb+sums-apart r48
=lend-verb+sums-equal r-40
=lend-verb+sums-grow r21
=lend-verb+surety-pay r19
=lend-verb+take-in h23 k-25
=lend-verb+tied-trade r19
=lend-verb+to-learn r23
=lend-verb+to-oppose r41
=lend-verb+trade r-44
=lend-verb+trading r-44 g20
=lend-verb+unit r-119
=lend-verb+up-down g30
=lend-verb+waiting r-32
=lender r252 g-83 m-37 h-106 k-39
=lender+lender-gain r42
=lender+market-price r27 g-30 h44
=lender+name-after r20
=lender+outside-prize r29
=lender+paper-money k-23
=lender+passes-it r33
=lender+payroll r-32
=lender+pays h26
=lender+pays-for-chance r63 g-41 h27 k-23
=lender+per-period r43 h-41
=lender+priced-thing r28
=lender+principal-stays r32
=lender+rate-charge r36 h-32
=lender+receivable r-47 h26
=lender+repay r-49
=lender+return-on-capital r-24
=lender+right-now r27
=lender+sale-or-service h-21
=lender+serves r-29
=lender+settles-later r-43
=lender+stipulated r22
=lender+sums-0 r177 g-68 m-19 h-73 k-27
=lender+sums-1 r44 h-27
=lender+sums-apart r25
=lender+sums-equal r-25
=lender+sums-grow r26
=lender+surety-pay r-28
=lender+take-in r-48 k-19
=lender+tied-trade r19
=lender+trading h44 k29
=lender+unit g-30 m-22
=lender+up-down r-27 h27
=lender+waiting r-34
=lender+watchers r42
=lender-gain r165 g-24 m-30
=lender-gain+official g30 h-28
=lender-gain+operator m-27 h30
=lender-gain+passes-it r-37 h24 k19
=lender-gain+pay-me r35
=lender-gain+payroll r28
=lender-gain+pays-for-chance r42 g-35 h31
=lender-gain+per-period r62
=lender-gain+percentage r-51 k19
=lender-gain+price-of g-27
=lender-gain+receivable r22
=lender-gain+repay r35
=lender-gain+return-on-capital r27 g-21 m25
=lender-gain+sale-or-service r20 g-22
=lender-gain+sell r23
=lender-gain+serves g42 k-19
=lender-gain+sold-apart r31
=lender-gain+sums-0 r95 m-24
=lender-gain+sums-1 r35
=lender-gain+sums-2 r34
=lender-gain+sums-apart r20
=lender-gain+surety-pay h22
=lender-gain+take-in r41
=lender-gain+to-dispose r20
=lender-gain+trade g-27
=lender-gain+unit r37
=lender-gain+unlawful-business m-30 h54
=licensed r-33 g-20 h-131 k-45
=licensed+metal r58
=licensed+metal-deal r61
=licensed+name-after r-22 g25 h-52
=licensed+narcotic h-96
=licensed+official h22 k23
=licensed+operator h31
=licensed+paid-entry g-21 m24 h54
=licensed+paper-money r-20 k21
=licensed+pays r-25
=licensed+pays-for-chance h-39
=licensed+per-period m29 h28
=licensed+price-of r21 h33
=licensed+reference g-27 h-19
=licensed+search-for g-20
=licensed+sell r32
=licensed+serves r-39 h-32
=licensed+sham h31
=licensed+sold-apart m28
=licensed+sold-short r28
=licensed+speed-up h23
=licensed+sums-0 r-36 h-65 k-45
=licensed+sums-1 h-65
=licensed+to-dispose k-32
=licensed+to-learn h35
=licensed+to-oppose h-52
=licensed+trade r61 h19
=licensed+trading g-25 m-19 h-37
=licensed+under g-21 h24
=licensed+unit g-26 m35 h39
=licensed+unlawful-business m49 h87
=licensed+wager-event r21
=limit r52 g-31 m-56 h-148 k243
=limit+market-price g21
=limit+pays-for-chance r73 m-24 k72
=limit+price-word g21
=limit+reference g-26 k22
=limit+repay r34
=limit+return-on-capital r19
=limit+sale-or-service g22
=limit+serves r25
=limit+small-parts k19
=limit+sold-short r19
=limit+split k49
=limit+sums-0 g-27 m-32 h-144 k129
=limit+sums-1 m-20 k117
=limit+sums-2 r62
=limit+sums-apart r54
=limit+sums-grow r24
=limit+trading r-19
=limit+under r-45 g-51 m-21 h-43 k113
=limit+unit r28 h-37
=limit+unknown g35 k-19
=limit+up-down g-22 h-26 k96
=loose-order r-27 g155 h-35
=loose-order+no-spec g23
=loose-order+pays g31
=loose-order+pays-for-chance g56
=loose-order+price-of g34
=loose-order+reference g74
=loose-order+sale-or-service g69
=loose-order+sums-0 r-27 g123 h-35
=loose-order+unit g22
=loser-pays r-64 g-49 m192 h-41
=loser-pays+lost-contest m25
=loser-pays+pays m32
=loser-pays+pays-for-chance r-26 g-26 m94 h-23
=loser-pays+sums-0 g-54 m143 h-33
=loser-pays+sums-1 r-39 m48
=loser-pays+unit m25
=loser-pays+wager-event r-26 g-34 m51 h-29
=loser-pays+winner-takes h-21
=lost-contest m40
=lost-contest+pays m25
=lost-contest+pays-for-chance m25
=lost-contest+wager-event m40
=market-price r-105 g97 m31 k-43
=market-price+meat r-28
=market-price+meat-trade r-22 h70
=market-price+metal r-37 g32
=market-price+metal-deal r-67 m-21
=market-price+more-time r20
=market-price+name-after g28 k19
=market-price+name-before r63 g-27
=market-price+narcotic g-23 h73
=market-price+not-mine-yet g19
=market-price+not-pork g-19 h81
=market-price+not-told r-19 g-48 h23
=market-price+official h-19
=market-price+online-place r-69 g31 m129 h-33
=market-price+operator g-19 m33 h45
=market-price+paid-entry g-24
=market-price+paper-money g37
=market-price+pass-on r22 g23
=market-price+passes-it m25 k28
=market-price+payment-versus-payment r-67 m-23
=market-price+payroll r56 g-24 h22
=market-price+pays-for-chance r-45 g-31 m50 k27
=market-price+percentage r62 m59
=market-price+pledge r35
=market-price+price-bet g26
=market-price+price-later g-45
=market-price+price-of r35 g-109 h-28
=market-price+price-open r-28 g97 h-23
=market-price+price-word r-59 g-23 h48
=market-price+priced-thing r20 g80 h-47 k-25
=market-price+reference r-37 g-65 m31 h34
=market-price+refusal g21
=market-price+repay r28 k19
=market-price+return-on-capital r-58 m37
=market-price+right-now r35 m-19
=market-price+sale-or-service r-38 g23
=market-price+sell r-81
=market-price+serves g44 h40
=market-price+settles-later r64 g20
=market-price+sham h22
=market-price+shut-thing r45
=market-price+small-parts r52 g-48
=market-price+sold-apart r-60 g-26
=market-price+sold-short g-72
=market-price+stakes r-66 g199 m-23
=market-price+stipulated g-24
=market-price+sums-0 r23 m-57 h-32 k-39
=market-price+sums-1 r-57 g81 m56
=market-price+sums-2 r-56 g32 m33 h20
=market-price+sums-apart h22
=market-price+sums-grow r-42 m19
=market-price+sums-shrink r-29
=market-price+surety-pay h27
=market-price+swap-weights r48
=market-price+take-in g64 k31
=market-price+tick-guess r-44 g65 m118
=market-price+tied-trade g-24
=market-price+to-learn r22 m26
=market-price+to-oppose r-33 g71 m51 h-25
=market-price+trade r-34 g-33 m-32
=market-price+trading r-60 g98 m28 k-47
=market-price+travelling r-19
=market-price+undecided g41
=market-price+under m46
=market-price+undescribed r22 g-28
=market-price+unit r36 g-27 h46
=market-price+unlawful-business r29 h117
=market-price+up-down r-48 g76 m117 h-39
=market-price+wager-event r-45 g-70 m19 h26
=market-price+waiting r41
=market-price+watchers g63
=market-price+winner-takes g23 m48
=market-price+with-money r36 g83 m-52
=market-price+works-for r50 g-32
=meat r-35 g-112 m-101 h29 k-29
=meat+meat-trade h58
=meat+name-after h26
=meat+name-before h-60
=meat+narcotic m-21 h-107
=meat+not-pork g-79 h-113
=meat+operator g-27
=meat+pays g-36
=meat+pays-for-chance r-74 g-42 m-20 h-49
=meat+price-of g-27
=meat+price-word r-31
=meat+priced-thing g-19
=meat+reference h-37
=meat+return-on-capital g37
=meat+right-now h-38
=meat+sale-or-service r-19 h36
=meat+search-for g23 h-34
=meat+sell r24 g-22 h46
=meat+shut-thing g21
=meat+small-parts h-46
=meat+sold-short r-28
=meat+sums-0 r35 g-90 m-77 h33 k-26
=meat+sums-1 r-46 g-22 m-24
=meat+sums-2 r-24
=meat+trade h23
=meat+trading g-48
=meat+unit r-49 g-49 m-35 h-34
=meat+unlawful-business r23 h-52
=meat+wager-event g50 m-33 h-33
=meat+watchers r33 h-26
=meat+with-money g-23
=meat-trade r-20 g-57 k-21
=meat-trade+not-pork g-60 m21 h-132
=meat-trade+pays-for-chance m22 h48
=meat-trade+price-of h21
=meat-trade+sell h53
=meat-trade+sums-0 r-37 g-56 k-21
=meat-trade+sums-1 r25
=meat-trade+trade h25
=meat-trade+unit h43
=metal r73 g55 h-53 k-66
=metal+metal-deal r81 h-35 k-64
=metal+narcotic h-33
=metal+online-place h60
=metal+paper-money r102 g-22 k-29
=metal+pass-on r-19 g42
=metal+pays r19
=metal+pays-for-chance r99 h-29
=metal+price-of g-26 h-27
=metal+price-word g32
=metal+priced-thing r-32
=metal+quick-cash r59 g-19
=metal+reference r-29 g-26 h-36
=metal+right-now r-20 g-29
=metal+sale-or-service g31 h-59
=metal+sell r44 g-75
=metal+serves g19 h-31
=metal+settles-later r-47 g46
=metal+sold-apart r20
=metal+sold-short r39 g-31
=metal+sums-0 r22 g64 h-46 k-66
=metal+sums-1 r47
=metal+trade r22 g-34 h-20
=metal+unit r-19 g62 k-21
=metal+unknown r86 g-40
=metal+watchers r78
=metal-deal r97 g-34 m-47 h-44 k-39
=metal-deal+narcotic h-33
=metal-deal+not-mine-yet g30
=metal-deal+not-pork g-21
=metal-deal+online-place h58
=metal-deal+operator m-23 h29
=metal-deal+paper-money r124 g-22 k-29
=metal-deal+pass-on r-38 g80
=metal-deal+pays-for-chance g-19
=metal-deal+price-of r-19 g-45
=metal-deal+price-word r-21
=metal-deal+priced-thing h-63
=metal-deal+quick-cash r94 g-22 k-24
=metal-deal+reference r-50 g-49 h-34
=metal-deal+right-now r-24 g-34
=metal-deal+sale-or-service r-74 g28 h-45
=metal-deal+sell r19 g-85
=metal-deal+serves h-40
=metal-deal+settles-later r-43 g57
=metal-deal+sham r26
=metal-deal+sold-short r32 g-52
=metal-deal+stakes h27
=metal-deal+sums-0 r97 g-30 m-59 h-43 k-39
=metal-deal+sums-1 g-29
=metal-deal+sums-2 g26
=metal-deal+take-in r-25 k34
=metal-deal+trade g-43
=metal-deal+trading g-31 m-22
=metal-deal+unit r-64 g75 m-22 h45 k-23
=metal-deal+unknown r76 g-31
=metal-deal+unlawful-business m-25
=metal-deal+up-down g19
=metal-deal+watchers r137 k-20
=metal-deal+with-money g-23 h26
=more-back r228 g-39 h-37 k-19
=more-back+more-time r20
=more-back+paper-money r25
=more-back+pays r23
=more-back+pays-for-chance r132 g-41
=more-back+per-period r43 g-37
=more-back+percentage r19
=more-back+repay r28
=more-back+return-on-capital r42
=more-back+sale-or-service r34
=more-back+sums-0 r64 h-33
=more-back+sums-1 r117 g-30
=more-back+sums-2 r45
=more-back+sums-apart r47
=more-back+take-in r19
=more-back+unit r90 g-21
=more-back+waiting r39
=more-time r166 g-37 m-31 h-90 k-44
=more-time+name-before m-20
=more-time+narcotic r-34 g19
=more-time+outside-prize r-29
=more-time+paid-entry r40
=more-time+passes-it r26
=more-time+pay-for-cover g39
=more-time+pays r-78
=more-time+pays-for-chance r33 g36
=more-time+percentage r43
=more-time+price-of r56
=more-time+price-word r40
=more-time+repay r27
=more-time+return-on-capital r61
=more-time+right-now r-26
=more-time+sale-or-service r67 k-27
=more-time+serves r21
=more-time+settles-later g-23
=more-time+sold-apart g75
=more-time+sums-0 r99 g-70 m-31 h-86 k-44
=more-time+sums-1 r57 g25
=more-time+surety-pay r55
=more-time+take-in r51
=more-time+to-dispose r-73
=more-time+to-learn r-25
=more-time+to-oppose r-20
=more-time+trading r-28
=more-time+travelling r-34 g57
=more-time+unit r35 h-26
=more-time+wait-pay r38
=more-time+waiting r57 m-20 h-38 k-42
=more-time+with-money r20 g24
=my-loss r-77 m311 h-48 k-48
=my-loss+pays g25
=my-loss+pays-for-chance r-32 g-23 m90 h-48
=my-loss+per-period g32 m-33
=my-loss+sale-or-service m32
=my-loss+stakes h-40
=my-loss+sums-0 r-21 g-32 m149 k-19
=my-loss+sums-1 r-49 m146 h-36 k-29
=my-loss+unit g29
=my-loss+unlawful-business m21 h105
=my-loss+wager-event g-32 m106 h-41
=my-loss+winner-takes g28 m-22
=my-loss+with-money m51 h-21
=my-wallet-lent r-119 g-29 h-55 k237
=my-wallet-lent+online-place r-30 k37
=my-wallet-lent+own-account r-27 k20
=my-wallet-lent+paper-money r-44 k49
=my-wallet-lent+pays k33
=my-wallet-lent+pays-for-chance r-29 k69
=my-wallet-lent+per-period r-56 k52
=my-wallet-lent+reference k22
=my-wallet-lent+sale-or-service k47
=my-wallet-lent+sums-0 r-111 g-29 h-53 k201
=my-wallet-lent+surety-pay k33
=my-wallet-lent+unit k52
=my-wallet-lent+watchers r-34 k56
=name-after m-98 h-110 k-31
=name-after+name-before r-29
=name-after+narcotic h-62 k21
=name-after+operator m-32 h-27
=name-after+outside-prize g35
=name-after+paper-money m24 h26
=name-after+passes-it r-39
=name-after+pays-for-chance r66 h-52
=name-after+per-period g32 h-25
=name-after+price-of h22
=name-after+price-word g32
=name-after+priced-thing k20
=name-after+reference g-48
=name-after+repay r23 k-24
=name-after+return-on-capital k-29
=name-after+right-now r-20 m-28 h-43
=name-after+sale-or-service g36 m28 h25 k29
=name-after+search-for h36
=name-after+sham h45
=name-after+sold-apart g58 h-30
=name-after+sold-short r28 m45
=name-after+sums-0 r-29 m-77 h-55
=name-after+sums-1 h-46
=name-after+sums-2 r27
=name-after+sums-equal r24
=name-after+take-in g-23
=name-after+to-learn h-26
=name-after+to-treat r22 h-26
=name-after+trade h22
=name-after+trading h75
=name-after+travelling h31
=name-after+unit r82 g24 h-49 k-25
=name-after+unlawful-business m-20 h-63
=name-after+unlicensed g22
=name-after+unlicensed-giving g21 k31
=name-after+up-down r-20
=name-after+wager-event r21
=name-after+waiting g-32
=name-after+watchers r46 k40
=name-after+with-money r42 m27
=name-before g-98 h-107 k-35
=name-before+narcotic r26 h-29
=name-before+online-place h83
=name-before+operator h23
=name-before+paid-entry r28
=name-before+passes-it g-22
=name-before+pays r-80 m-20
=name-before+pays-for-chance r76 g-49 m-79 h-37 k-21
=name-before+per-period r47 g-24 h22
=name-before+percentage r45
=name-before+price-of g42 h-47
=name-before+price-word r24
=name-before+priced-thing r45
=name-before+reference m41 h57 k-20
=name-before+repay r-25 g45
=name-before+return-on-capital g20
=name-before+right-now g-25
=name-before+sale-or-service r-34 h-50 k-34
=name-before+serves h-22
=name-before+sums-0 r-44 g-33 m21 h-120 k-24
=name-before+sums-1 g-45 h34
=name-before+sums-2 r40 h-20
=name-before+sums-apart g-19
=name-before+sums-equal r-28
=name-before+sums-grow r25
=name-before+sums-shrink r59
=name-before+surety-pay r31
=name-before+take-in h29
=name-before+to-learn g-31 h21
=name-before+to-treat r-33
=name-before+travelling r21
=name-before+unit g-27 h-55 k-25
=name-before+unlawful-business h-54
=name-before+wager-event m-32 h20
=name-before+watchers k-26
=name-before+with-money m-24 h21
=narcotic r-27 g-82 m-54 h217 k-27
=narcotic+not-pork g-22 m-23
=narcotic+not-told r-21 m109 h37
=narcotic+official g33 m19
=narcotic+online-place r-35 g34 h-71
=narcotic+operator m-27 h-47
=narcotic+outside-prize h54
=narcotic+own-zakat-rate r26
=narcotic+paid-entry h31
=narcotic+paper-money k-25
=narcotic+pass-on h-27
=narcotic+passes-it r-64 k48
=narcotic+pay-for-cover g66
=narcotic+payment-versus-payment h-26
=narcotic+payroll r22
=narcotic+pays h-48
=narcotic+pays-for-chance r104 g27 m-26 h-32 k28
=narcotic+per-period h-21
=narcotic+percentage r24
=narcotic+price-of r-25 h-48
=narcotic+price-word g29
=narcotic+priced-thing r64 g-44 h45
=narcotic+reference g34 m36 h-38 k-26
=narcotic+repay g22
=narcotic+return-on-capital g40
=narcotic+right-now r52 g26 m-25 h-44
=narcotic+sale-or-service r30 g56 h-98
=narcotic+sea-catch g-21 h24
=narcotic+search-for g23
=narcotic+sell r-29 h-31
=narcotic+serves r38 m33 h-34
=narcotic+settles-later r40 g31
=narcotic+small-parts h-38
=narcotic+sold-apart r48 g47 h-39
=narcotic+sold-short g28 h-50
=narcotic+stakes r-20 m-28
=narcotic+stranger r25 g20 h-25
=narcotic+sums-0 r-69 g-80 m-41 h186 k-61
=narcotic+sums-1 r-20 g21 h79
=narcotic+sums-2 r23 k29
=narcotic+sums-3 r39 h-36
=narcotic+sums-apart r-25 h-29 k31
=narcotic+sums-grow r92
=narcotic+take-in r27 k35
=narcotic+to-learn h-56
=narcotic+trade r-42 g73
=narcotic+trading g-31 h107
=narcotic+travelling g48 k-22
=narcotic+under k36
=narcotic+unit r43 m-35 h69 k-22
=narcotic+unlawful-business r34 m-40 h-114
=narcotic+unlicensed-giving r-22 k23
=narcotic+watchers r19
=narcotic+with-money r29 h-64
=narcotic+works-for r23 h-21
=no-date g117
=no-date+no-day g26
=no-date+no-decision-date g65
=no-date+pays g28
=no-date+pays-for-chance g35
=no-date+price-of g42
=no-date+price-word g25
=no-date+reference g32
=no-date+sale-or-service g71
=no-date+sums-0 g126
=no-date+to-learn g28
=no-date+unit g30
=no-date+wager-event g30
=no-day r-43 g207 h-33 k-26
=no-day+no-decision-date g55
=no-day+not-pork g19
=no-day+pays r-37 g-19
=no-day+pays-for-chance g-38
=no-day+price-of g49
=no-day+reference g54
=no-day+repay g33
=no-day+return-on-capital g21
=no-day+right-now g39
=no-day+sale-or-service g68
=no-day+sums-0 r-48 g212 h-28 k-23
=no-day+to-learn g28
=no-day+unit r-40 g63
=no-decision-date g65
=no-decision-date+reference g32
=no-decision-date+sale-or-service g44
=no-decision-date+sums-0 g65
=no-decision-date+to-learn g28
=no-spec g101
=no-spec+pays-for-chance g24
=no-spec+reference g44
=no-spec+search-for g38
=no-spec+sums-0 g77
=nobody-knows r-33 g256 m-62 h-81 k-61
=nobody-knows+not-pork g23 m-29
=nobody-knows+not-told g50
=nobody-knows+paper-money g-23
=nobody-knows+pays g34
=nobody-knows+pays-for-chance g99 h-22 k19
=nobody-knows+price-of g96 h-22
=nobody-knows+priced-thing r22
=nobody-knows+reference g56 h-30 k23
=nobody-knows+right-now r-20
=nobody-knows+sale-or-service r-23 g81 h-40
=nobody-knows+sealed g19
=nobody-knows+shut-thing g54 h-21
=nobody-knows+sold-short g49
=nobody-knows+speed-up g-27
=nobody-knows+sums-0 r-45 g198 m-62 h-81 k-59
=nobody-knows+sums-1 g58
=nobody-knows+trade g57
=nobody-knows+trading r22
=nobody-knows+under g42 k-19
=nobody-knows+undescribed g-92 k-25
=nobody-knows+unit r-34 g40 h-32
=nobody-knows+unknown g46 h-25 k-27
=nobody-knows+watchers r25
=not-chosen r-65 g176 m-19 h-66 k-26
=not-chosen+paper-money r-20
=not-chosen+pays-for-chance r-30 g29
=not-chosen+reference g29
=not-chosen+sale-or-service r-26
=not-chosen+settles-later r-33 g78
=not-chosen+sums-0 g92 h-64 k-26
=not-chosen+sums-1 g33
=not-chosen+sums-2 r-36 g51
=not-chosen+sums-grow r-36 g51
=not-chosen+two-prices g50
=not-chosen+undecided r-37 g51 h-31
=not-chosen+under g27 k-31
=not-chosen+unit r-25 g37
=not-mine-yet r-77 g245 h-34 k-48
=not-mine-yet+pays-for-chance r-23 g111
=not-mine-yet+price-of r-43 g135 h-25
=not-mine-yet+reference g85
=not-mine-yet+sale-or-service r-43 g141 k-21
=not-mine-yet+sell r-61 g125
=not-mine-yet+settles-later g29
=not-mine-yet+sums-0 r-64 g217 h-34 k-48
=not-mine-yet+trade r-63 g130
=not-mine-yet+trading g19
=not-mine-yet+unit g77
=not-pork r-84 g138 m-79 h-248 k-45
=not-pork+not-told m-23
=not-pork+operator m-29
=not-pork+out-of-reach g88
=not-pork+out-there r-21 g106
=not-pork+paid-entry g-27
=not-pork+paper-money m49 h59
=not-pork+pays m55
=not-pork+pays-for-chance r-46 g38 m63
=not-pork+price-of r-66
=not-pork+price-word r21 h28
=not-pork+priced-thing h28
=not-pork+receivable r-19
=not-pork+reference g-40 h-19
=not-pork+repay r44
=not-pork+return-on-capital r27
=not-pork+right-now g50
=not-pork+sale-or-service r20 g-43
=not-pork+sell r-31 g25 h23
=not-pork+serves g-35 m-19
=not-pork+settles-later g21
=not-pork+stakes g-41
=not-pork+sums-0 r-70 g80 m-84 h-214 k-32
=not-pork+sums-1 g61 h-59
=not-pork+sums-2 m-20
=not-pork+sums-apart h24
=not-pork+take-in g20
=not-pork+trade r-34 g-32 m19 h62
=not-pork+trading r-19 g-38
=not-pork+unborn g75
=not-pork+undescribed g36
=not-pork+unit h62
=not-pork+wager-event m23 h19
=not-pork+with-money m-63
=not-told r-45 g183 m68 h-41
=not-told+online-place h28
=not-told+paid-entry g-21 m20 h37
=not-told+pass-along h-20
=not-told+pays h26
=not-told+pays-for-chance g50 h45
=not-told+per-period g61 h-37
=not-told+percentage r-24
=not-told+price-of r-23 h-38
=not-told+reference g38 h52
=not-told+repay g23
=not-told+return-on-capital g60
=not-told+sale-or-service r-19 h-30 k20
=not-told+sell g-38 h-25
=not-told+serves g-55 m120
=not-told+settles-later r-19
=not-told+shut-thing g56
=not-told+sold-apart g35
=not-told+sums-0 r-72 g126 h-118
=not-told+sums-1 g66 m54 h77
=not-told+sums-apart r26
=not-told+take-in m22 h20
=not-told+to-learn g19
=not-told+trade r-23 h-38
=not-told+trading g-38 h32
=not-told+undescribed g24
=not-told+unit g150 m-24
=not-told+unknown g21
=not-told+unknown-party h-25
=not-told+up-down r-26 m-25 h26
=not-told+wager-event g66 m20 h-49
=not-told+watchers k41
=official r-168 g-100 m-104 h273 k-64
=official+online-place g31 h-24
=official+outside-prize h-21
=official+paid-entry h-36
=official+paper-money h73 k-23
=official+passes-it k24
=official+payroll h-76 k48
=official+pays r-32 h22
=official+pays-for-chance r-76 g26 m-41
=official+per-period r-24
=official+percentage r21 h23
=official+principal-stays r47
=official+receivable r50
=official+reference m-19 h-44
=official+refusal h-27
=official+repay r-39
=official+return-on-capital r27
=official+sale-or-service g-24 m-28 h-162
=official+search-for g29
=official+serves g-38 m-33 k28
=official+sham h-22
=official+sold-apart r-38
=official+sold-short r-20 g38
=official+speed-up g-32 h110 k-34
=official+sums-0 r-90 g-77 m-86 h201 k-56
=official+sums-1 r-42 g-22 h84
=official+sums-2 r-38
=official+surety-pay r-36 h65 k-19
=official+to-learn g-20 h-33
=official+to-oppose r-21 g21
=official+trade r30
=official+travelling g21
=official+under h-26 k22
=official+unit r22 g22 h28 k-40
=official+unknown k19
=official+unlawful-business m-28
=official+up-down k21
=official+watchers r-29 g-58 h141 k-107
=one-source r-28 g106 h-23
=one-source+reference r-25 g38
=one-source+sale-or-service r-26 g47
=one-source+sums-0 r-28 g106 h-23
=one-source+unit g69
=online-place r25 g-48 m152 h34
=online-place+operator m49 h56
=online-place+own-stake m87 h130
=online-place+paid-entry g30 m-67
=online-place+paper-money r-37 m-28 h66
=online-place+pass-on r-43 h25 k23
=online-place+passes-it m-21 h-23
=online-place+payroll r133 k-28
=online-place+pays r55 g-49 h79
=online-place+pays-for-chance r92 g59 m79 h150 k19
=online-place+per-period h-31
=online-place+percentage r-37 g30 m26 h25 k30
=online-place+price-of g20 h20 k22
=online-place+price-word g-26 m65
=online-place+priced-thing r-54 g66 m66 h-40
=online-place+reference g26 h27 k28
=online-place+repay g29 m19 h28
=online-place+return-on-capital r54 g34 m30
=online-place+right-now h103
=online-place+sale-or-service r115 g-46 h19
=online-place+sell k26
=online-place+serves r110 m-27 h46
=online-place+settles-later r31 g-22
=online-place+sham h-26 k32
=online-place+sold-apart h-28
=online-place+sold-short r-32 h55
=online-place+stakes r-32 g-31 m60 h103
=online-place+stranger m-28 k40
=online-place+sums-0 r-32 g-112 m101 h-105 k-19
=online-place+sums-1 r31 g50 m57 h145 k26
=online-place+sums-2 r30
=online-place+sums-grow r31
=online-place+surety-pay r22 m-26 k20
=online-place+take-in r34 g30 m-19 h-29 k25
=online-place+tick-guess m26
=online-place+to-dispose r-33 h27 k-23
=online-place+to-learn k-33
=online-place+to-oppose r-28 m-33 h-25
=online-place+trade g22 h67 k22
=online-place+trading g91 m-21 h21
=online-place+unit r49 m-30 k71
=online-place+unknown-party m-28 h-21 k26
=online-place+up-down r-20 g59 m30 h-36
=online-place+wager-event g-43 m68 h220
=online-place+waiting r28
=online-place+watchers r-47 k-44
=online-place+with-money r-48 m70 h138
=online-place+works-for m-54 h-25
=operator r-123 g-48 m287 h134 k-24
=operator+outside-prize h32
=operator+paid-entry m50 h59
=operator+paper-money m21 h-25
=operator+pays m-29
=operator+pays-for-chance r-58 m86 h217
=operator+per-period g29 m23 h49
=operator+price-bet g85 m43 h-45
=operator+price-of m19
=operator+priced-thing m44 h25
=operator+reference m131 h129
=operator+return-on-capital m25 h75
=operator+right-now m26 h105 k25
=operator+sale-or-service m80 h89
=operator+serves m-100 h58
=operator+stakes g-22 m37 h157
=operator+sums-0 r-68 g-50 m237 h-39 k-24
=operator+sums-1 r-37 m58 h137
=operator+sums-2 h36
=operator+surety-pay m-29
=operator+take-in h66
=operator+to-learn m26 h110
=operator+to-oppose m-39
=operator+trade m46 h20
=operator+trading g-34 m46 h118
=operator+unit g-27 m35 h130
=operator+unlawful-business r-26 m33 h-52
=operator+wager-event g-26 m71 h205
=operator+with-money g-21 m35 h135
=operator+works-for m-41 h43
=out-of-reach r-25 g236 h-108 k-30
=out-of-reach+out-there r-25 g57 h-46
=out-of-reach+pays-for-chance g75 m19 h-26
=out-of-reach+price-of r-19 g66 h-20
=out-of-reach+sale-or-service g47 h-20
=out-of-reach+sell g37
=out-of-reach+serves g25
=out-of-reach+sums-0 r-24 g164 m-36 h-97 k-30
=out-of-reach+sums-1 g72
=out-of-reach+trade r-20 g59 h-20
=out-of-reach+unborn g33
=out-there r-44 g304 m-43 h-91 k-22
=out-there+pays g54
=out-there+pays-for-chance g106 m20 h-26
=out-there+price-of r-28 g115
=out-there+price-word g37
=out-there+right-now g34
=out-there+sale-or-service g115
=out-there+sell g29
=out-there+sold-short g52
=out-there+sums-0 r-41 g298 m-54 h-79
=out-there+trade r-29 g101
=out-there+unit g36
=out-there+wager-event g31
=outside-prize g-79 m-161 h-125 k-28
=outside-prize+paid-entry m-23
=outside-prize+paper-money r22
=outside-prize+pays r51 m-45
=outside-prize+pays-for-chance r64 g-74 m-69
=outside-prize+per-period r-23 m-32
=outside-prize+play-costs r25
=outside-prize+price-of r104 g-23
=outside-prize+reference r-72 g-27
=outside-prize+repay r70
=outside-prize+sale-or-service r70 g-52 m-25
=outside-prize+savings-circle g-33 m-34
=outside-prize+sell r41
=outside-prize+settles-later r-20
=outside-prize+small-parts r-28
=outside-prize+sold-apart r-33 g61
=outside-prize+sold-short r77
=outside-prize+sums-0 g-61 m-130 h-130 k-21
=outside-prize+sums-1 m-21
=outside-prize+sums-grow r-19
=outside-prize+take-in r22 m-65
=outside-prize+to-learn m-23
=outside-prize+to-oppose h-26
=outside-prize+trade r126
=outside-prize+unit r-115 m-29
=outside-prize+unlawful-business h23
=outside-prize+wager-event r-27 m-72 h-48
=outside-prize+waiting r-29
=outside-prize+winner-takes m-58 h-21
=outside-prize+with-money m21
=own-account r-21 g-38 m-26 k75
=own-account+paid-entry h57
=own-account+paper-money k32
=own-account+pays-for-chance r-27 g-26 h35 k46
=own-account+price-of g-26 h45 k-23
=own-account+sale-or-service g-31 k-20
=own-account+serves g-27
=own-account+sums-0 g-37 m-26 k28
=own-account+surety-pay h45
=own-account+unit k96
=own-stake m110 h224
=own-stake+pays-for-chance g-27 m50 h75
=own-stake+reference m39 h81
=own-stake+stakes g24
=own-stake+sums-0 m60 h145
=own-stake+sums-1 m50 h79
=own-stake+wager-event m42 h111
=own-stake+with-money g22
=own-zakat-rate g124 m-20 h-79 k-21
=own-zakat-rate+pays h35
=own-zakat-rate+pays-for-chance r-63 g65 m-21 h24
=own-zakat-rate+price-later g35
=own-zakat-rate+price-of r-44
=own-zakat-rate+priced-thing g20
=own-zakat-rate+reference g52
=own-zakat-rate+right-now g-83
=own-zakat-rate+sale-or-service r-34
=own-zakat-rate+search-for h22
=own-zakat-rate+serves h-27
=own-zakat-rate+settles-later r-37 g45
=own-zakat-rate+sold-short r-33 g-68
=own-zakat-rate+sums-0 g124 h-71 k-21
=own-zakat-rate+sums-1 g27 m-33
=own-zakat-rate+sums-2 g-27
=own-zakat-rate+take-in r24 g-30
=own-zakat-rate+trade r-26 g-31
=own-zakat-rate+trading g20
=own-zakat-rate+unit r-39 g25 m-21 h-48
=own-zakat-rate+with-money r-33
=paid-entry r-38 g-52 m70 h-36
=paid-entry+paper-money r27 m-19 h-21
=paid-entry+payroll h-23
=paid-entry+pays g33 h-22
=paid-entry+pays-for-chance r-113 m40 h72 k50
=paid-entry+per-period r25 g-31 m67 h133
=paid-entry+pledge r28
=paid-entry+price-of r26 g-63 h21 k37
=paid-entry+price-word r-34 g-57
=paid-entry+priced-thing r-23
=paid-entry+receivable r32
=paid-entry+reference g-103 h56 k19
=paid-entry+repay r24
=paid-entry+return-on-capital m45 h52
=paid-entry+right-now r-29 g63
=paid-entry+salam g-54
=paid-entry+sale-or-service r-46 g-99 m67 h-67
=paid-entry+savings-circle m-23
=paid-entry+search-for g-87
=paid-entry+sell r24 g23
=paid-entry+serves k-20
=paid-entry+sham h27
=paid-entry+shut-thing g31
=paid-entry+sold-apart m27 h47
=paid-entry+sold-short r66 g-22
=paid-entry+speed-up m21
=paid-entry+stakes h30
=paid-entry+stranger h30
=paid-entry+sums-0 r29 g-48 h-96
=paid-entry+sums-1 r-20 g39 m-29 h-20
=paid-entry+sums-2 r-97 g-42 m99 h52
=paid-entry+sums-3 r50 h29
=paid-entry+sums-apart r42 h51
=paid-entry+sums-equal r-26
=paid-entry+sums-grow r-85 g-29 m65 h36
=paid-entry+sums-shrink r22 m22
=paid-entry+surety-pay g19
=paid-entry+take-in r-21 m-25
=paid-entry+to-learn r-21 g-22 m-33 h-25
=paid-entry+to-oppose g-34 m-20 h43
=paid-entry+trade r81 m37 h20 k22
=paid-entry+trading r26 g57 h-20
=paid-entry+travelling g37
=paid-entry+under r50 k36
=paid-entry+unit r45 g42 m24 h-40 k20
=paid-entry+unlawful-business m45 h78
=paid-entry+up-down g51 m-26 h25 k32
=paid-entry+wager-event r-23 g69 m-51 h48 k39
=paid-entry+waiting g39
=paid-entry+watchers h39 k-29
=paid-entry+winner-takes m37
=paid-entry+with-money m31 h30
=paper-early r134 g-58 h-34 k-29
=paper-early+pays r-19
=paper-early+pays-for-chance r102 g-35
=paper-early+price-of r146 g-39
=paper-early+receivable r41
=paper-early+reference r47
=paper-early+right-now r27
=paper-early+sale-or-service r131 g-39
=paper-early+sell r105 g-28
=paper-early+settles-later r-38
=paper-early+sold-short r106 g-22
=paper-early+sums-0 r88 g-29 h-31 k-23
=paper-early+sums-1 r23 g-29
=paper-early+sums-2 r23
=paper-early+sums-shrink r26
=paper-early+to-oppose r19
=paper-early+trade r200 g-39
=paper-early+under r48
=paper-early+unit r-46
=paper-early+waiting r-57
=paper-money r52 h-33 k67
=paper-money+pass-along r-22 k29
=paper-money+pass-on r-31
=paper-money+passes-it r33 m-21
=paper-money+payroll r29 k-27
=paper-money+pays r40 g-49 m-23
=paper-money+pays-for-chance r-21 g46 m46 h96 k-28
=paper-money+per-period g22 h25 k66
=paper-money+percentage h-20
=paper-money+pledge r21
=paper-money+price-of r-27 h37
=paper-money+price-word r-66 g32
=paper-money+priced-thing r51 g35 m-21 h-29
=paper-money+quick-cash r78 g-22 k60
=paper-money+reference r92 m-23 h-24 k-80
=paper-money+repay h-21 k50
=paper-money+return-on-capital r24 g-30 h-23 k23
=paper-money+right-now r30 g-32 m22 h40
=paper-money+sale-or-service r-80 g22 h26 k59
=paper-money+same-back r46
=paper-money+sell g-43 h-20
=paper-money+serves r31 h-24
=paper-money+settles-later r35 g31
=paper-money+sham r-28 h24 k-47
=paper-money+sold-apart r36 k30
=paper-money+sold-short r63 g-30 h36
=paper-money+stakes h36
=paper-money+stranger m-26
=paper-money+sums-0 r-28 h-82 k73
=paper-money+sums-1 r47 m45 h79
=paper-money+sums-2 r29 m-71 h-45
=paper-money+sums-3 g-25
=paper-money+sums-apart r-21 m24
=paper-money+sums-equal r-95 m-23 k-22
=paper-money+sums-grow r28 m-23
=paper-money+sums-shrink r121 m-32 h-20 k23
=paper-money+surety-pay h-19 k27
=paper-money+take-in r-36 g-32
=paper-money+trade r-21 h57 k-19
=paper-money+trading r59
=paper-money+travelling h19
=paper-money+two-prices r-43
=paper-money+undecided g78
=paper-money+undescribed g-24 h35
=paper-money+unit r-58 g24 k51
=paper-money+unknown-party m-26
=paper-money+unlawful-business m90 h63
=paper-money+unlicensed h25
=paper-money+unlicensed-giving h23 k22
=paper-money+up-down r53
=paper-money+wager-event g-21 m60 h111 k-45
=paper-money+waiting r45
=paper-money+wash-money k29
=paper-money+watchers h27 k-56
=paper-money+with-money r29 m22 h36
=paper-money+works-for h21
=pass-along r-19 g-46 h-49 k119
=pass-along+pass-on g-20 h-19
=pass-along+passes-it k-40
=pass-along+pays-for-chance r-33 k44
=pass-along+percentage r-25
=pass-along+price-of r-22 k36
=pass-along+reference k27
=pass-along+sale-or-service r-22 k23
=pass-along+stranger k22
=pass-along+sums-0 g-46 h-42 k105
=pass-along+take-in k25
=pass-along+unit k45
=pass-along+unknown-party r-21 g-21 h-27 k63
=pass-on r-61 h-43 k58
=pass-on+passes-it k-44
=pass-on+pay-me k22
=pass-on+payment-versus-payment r-56 h-31 k28
=pass-on+pays g19
=pass-on+pays-for-chance r-32 g33 m22 k27
=pass-on+percentage r-25
=pass-on+price-of r-24 g69
=pass-on+priced-thing g21
=pass-on+reference g-39
=pass-on+return-on-capital r-20
=pass-on+right-now r-28
=pass-on+sale-or-service r-20 k-33
=pass-on+sell r-38 g25
=pass-on+serves r19 g-19
=pass-on+settles-later g28
=pass-on+sold-short r-41 h-27
=pass-on+stranger g-20 h21 k39
=pass-on+sums-0 r-29 g-22 m-27 h-65 k37
=pass-on+sums-1 r-35 m32 k22
=pass-on+sums-apart h20
=pass-on+take-in g-19 k25
=pass-on+to-debtor h20
=pass-on+to-learn k-38
=pass-on+trade r-61 g69
=pass-on+trading r54
=pass-on+unit r-82 h-31 k89
=pass-on+unknown g-21 k38
=pass-on+unknown-party g-29 k21
=pass-on+wager-event h20
=pass-on+waiting r-33
=pass-on+with-money r-32
=passes-it r-21 g-88 m-40 h-65 k91
=passes-it+payroll r23 h20
=passes-it+pays r30
=passes-it+pays-for-chance r-19 g-30 m-32 h-34 k53
=passes-it+per-period r55
=passes-it+percentage r-35 h24
=passes-it+priced-thing r30
=passes-it+rate-charge r27
=passes-it+reference r69 g-36
=passes-it+repay r24
=passes-it+return-on-capital r30 h27
=passes-it+sale-or-service r75 g-21 k24
=passes-it+serves h-23
=passes-it+small-parts h28
=passes-it+sold-apart r28
=passes-it+sold-short r-29
=passes-it+split r34
=passes-it+sums-0 r-35 g-67 k56
=passes-it+sums-1 r19 m-50 h-37
=passes-it+sums-2 g-29 k19
=passes-it+sums-apart r-35 k22
=passes-it+sums-grow r53
=passes-it+sums-shrink r-23
=passes-it+surety-pay r-26 h24
=passes-it+take-in g-30 m-30 k47
=passes-it+to-oppose r37
=passes-it+trading r42 m27
=passes-it+unit r58
=passes-it+wager-event m50
=passes-it+waiting r26
=passes-it+watchers k44
=passes-it+winner-takes r19 m45
=passes-it+with-money r-37
=pay-for-cover r-67 g273 m-26 h-45
=pay-for-cover+pays r-35
=pay-for-cover+pays-for-chance r-28 g70
=pay-for-cover+per-period r-32 g104
=pay-for-cover+price-of h22
=pay-for-cover+reference g38
=pay-for-cover+return-on-capital r-28 g42
=pay-for-cover+sale-or-service g25
=pay-for-cover+search-for g36 k23
=pay-for-cover+sold-apart r-20 g56
=pay-for-cover+sums-0 r-59 g233 m-26 h-44
=pay-for-cover+sums-1 g40
=pay-for-cover+to-oppose g-57
=pay-for-cover+trade h22
=pay-for-cover+travelling g41
=pay-for-cover+unit r-28 g48
=pay-for-cover+waiting g39
=pay-me r65 g-28 k72
=pay-me+pays h20
=pay-me+pays-for-chance r65 h39 k22
=pay-me+per-period r53
=pay-me+percentage k24
=pay-me+price-of k21
=pay-me+reference r33
=pay-me+repay h20
=pay-me+return-on-capital r29
=pay-me+right-now r50
=pay-me+sale-or-service k20
=pay-me+settles-later r-25
=pay-me+sold-apart r31
=pay-me+sums-0 r21 g-41 k75
=pay-me+sums-1 r57 h22
=pay-me+sums-2 r-27
=pay-me+sums-equal r-52
=pay-me+sums-grow r24
=pay-me+sums-shrink r33
=pay-me+take-in h24
=pay-me+trade k21
=pay-me+unit r61 g-20
=payment-versus-payment r-94 g-19 m-60 h-34 k28
=payment-versus-payment+pays r35
=payment-versus-payment+pays-for-chance r-32 m-36 h-25
=payment-versus-payment+price-of r24 g-25
=payment-versus-payment+priced-thing r-57
=payment-versus-payment+right-now r-67 g-36 m-20
=payment-versus-payment+sale-or-service r35
=payment-versus-payment+sell r29 g-26
=payment-versus-payment+settles-later r27
=payment-versus-payment+sold-short h-27 k21
=payment-versus-payment+sums-0 r-124 m-42 h-39 k28
=payment-versus-payment+sums-shrink r42
=payment-versus-payment+trade r34 g-22
=payment-versus-payment+trading r-35
=payment-versus-payment+unit r51 h-31 k56
=payment-versus-payment+with-money h-27 k21
=payroll r-26 m-67 h-68 k25
=payroll+pays-for-chance m-31
=payroll+per-period r-19 g-44 h30
=payroll+price-of r72 g23 h-37 k33
=payroll+priced-thing r57
=payroll+reference k-46
=payroll+return-on-capital r-29 h26
=payroll+right-now r48 k-20
=payroll+sale-or-service r54 g29 m-43 h-33
=payroll+sell r37
=payroll+serves r31 g-20 m-43 h-54
=payroll+sham k52
=payroll+sold-apart r-25 g78
=payroll+sold-short r76 g20
=payroll+sums-0 m-49 h-90 k35
=payroll+sums-1 r70 g-24 h25
=payroll+sums-2 r-42
=payroll+sums-3 r-39
=payroll+sums-apart r-43
=payroll+sums-equal r-38
=payroll+sums-grow r-22
=payroll+sums-shrink r22
=payroll+surety-pay r20 k23
=payroll+take-in r44 k-27
=payroll+to-oppose h21
=payroll+trade r66 g42
=payroll+travelling r-29
=payroll+unit r-47 g-125
=payroll+unlawful-business m-19 h75
=payroll+up-down r-26
=payroll+watchers g20
=pays r-25 g25 m66 h-30
=pays+pays-for-chance g79 m-28
=pays+per-period r-34 m-28 h-31
=pays+play-costs r-28 g21
=pays+price-of r25 h-29
=pays+price-word r23 g-44
=pays+priced-thing r81 g-37 m37
=pays+promised-cut r37
=pays+reference r-44 g56 m-25 h-25
=pays+repay r49 g48
=pays+return-on-capital r-58 g22 m-22 k-19
=pays+right-now g-36 h42
=pays+salam g40
=pays+sale-or-service r48 m-20 h-26
=pays+savings-circle r50 m-28
=pays+search-for g28 k21
=pays+sell r42 g46
=pays+serves r20 g-24 m-21
=pays+settles-later r-50
=pays+small-parts g19
=pays+sold-apart r-37 g-27 h-22
=pays+sold-short r-98 g-79
=pays+speed-up r20
=pays+stakes r22 g-25 m31
=pays+stipulated g-23
=pays+stranger r-20
=pays+sums-0 r-19 g46 m123 h22 k22
=pays+sums-1 r33 g-51 m-25 h-36
=pays+sums-2 r-70 g31 m-32
=pays+sums-3 r30
=pays+sums-apart r-45 g44
=pays+sums-equal m-23
=pays+sums-grow r59
=pays+sums-shrink r-40
=pays+surety r43
=pays+surety-pay r44 h-19
=pays+take-in r62 g19 m-23 h37
=pays+tick-guess r-26 g34 m37
=pays+to-dispose g-27 k23
=pays+to-oppose m30
=pays+to-treat r22
=pays+trade g32
=pays+trading r41 g-43 m-22
=pays+travelling g42
=pays+under r-20
=pays+unit r-77 g-32 m-40 h-37
=pays+unlawful-business r44 m-33 k35
=pays+up-down h23
=pays+wager-event r-25 g-45 m30 h28 k27
=pays+wait-pay r32
=pays+watchers r30 h-44
=pays+winner-takes g29
=pays+with-money r-25 m19
=pays-for-chance r-42 g-134 m53 k-96
=pays-for-chance+per-period g27 m-42 k19
=pays-for-chance+percentage r-24 g25 k20
=pays-for-chance+play-costs r-44 g-29
=pays-for-chance+pledge h21
=pays-for-chance+price-of r-29 g-54 m-37 h24 k35
=pays-for-chance+price-open g-37
=pays-for-chance+price-word g-144 m-37 h-29
=pays-for-chance+priced-thing r29 g69 m69 h-78
=pays-for-chance+principal-stays r-28
=pays-for-chance+promised-cut r53
=pays-for-chance+quick-cash r42
=pays-for-chance+rate-charge r47 k-21
=pays-for-chance+receivable r30 g-32
=pays-for-chance+reference r-35 m45 h104 k-43
=pays-for-chance+repay g70 h-43 k-28
=pays-for-chance+reschedule r29
=pays-for-chance+return-on-capital g43 h56 k20
=pays-for-chance+right-now r52 g28
=pays-for-chance+sale-or-service r-46 h-53 k-154
=pays-for-chance+same-back r49 g-26
=pays-for-chance+savings-circle r87 m-44
=pays-for-chance+sea-catch g49
=pays-for-chance+search-for r22 h-21
=pays-for-chance+sell g95 h-99 k-30
=pays-for-chance+serves h51 k-22
=pays-for-chance+settles-later r36 h20 k30
=pays-for-chance+sham h80
=pays-for-chance+shut-thing g147 h-30
=pays-for-chance+small-parts r-65 k56
=pays-for-chance+soft-drink h-57
=pays-for-chance+sold-apart r114 g-50 m-27 k-25
=pays-for-chance+sold-short r-36 g-31 m-20
=pays-for-chance+speed-up h19
=pays-for-chance+split r31 h27 k27
=pays-for-chance+stakes r-40 g44 m112
=pays-for-chance+stays-unseen g36
=pays-for-chance+stipulated r130 g-42
=pays-for-chance+stranger h21 k36
=pays-for-chance+sums-0 r-79 g-61 m23 h-93 k-73
=pays-for-chance+sums-1 r-188 g22 h99
=pays-for-chance+sums-2 r120 h-22 k-36
=pays-for-chance+sums-3 r106 g-86
=pays-for-chance+sums-apart r94 m44 h39
=pays-for-chance+sums-equal r-197 g-34 m-26 h-40 k-27
=pays-for-chance+sums-grow r206 g-36 h-32 k-26
=pays-for-chance+sums-shrink r122 g-27
=pays-for-chance+surety r105
=pays-for-chance+surety-pay h46
=pays-for-chance+takaful r-19
=pays-for-chance+take-in r48 g-19 m-21
=pays-for-chance+tick-guess r-63 g126 m84
=pays-for-chance+tied-deal r28
=pays-for-chance+tied-trade r20 g-20
=pays-for-chance+to-debtor h20 k-19
=pays-for-chance+to-dispose r-30
=pays-for-chance+to-learn r102 m-57 h78
=pays-for-chance+to-treat r-23 h29
=pays-for-chance+trade r-66 g102 m19 h20
=pays-for-chance+trading r46 g57 m35 k-20
=pays-for-chance+travelling r-59 g95 m-26 h-51
=pays-for-chance+two-prices r-102 g24
=pays-for-chance+unborn g64
=pays-for-chance+undecided r-50 g86
=pays-for-chance+under r-66 g32 k23
=pays-for-chance+undescribed g22 h-28
=pays-for-chance+unit r34 g-90
=pays-for-chance+unknown r31 g28 k49
=pays-for-chance+unknown-party r-27 h-20 k57
=pays-for-chance+unlawful-business m26 h141 k27
=pays-for-chance+unlicensed-giving h25
=pays-for-chance+up-down r-24 g108 m110
=pays-for-chance+wager-event g-73 m117 h159
=pays-for-chance+wait-pay r120
=pays-for-chance+waiting r93 m-38 h-21
=pays-for-chance+watchers r-62 g24 h29
=pays-for-chance+winner-takes g-22 m160 h-76
=pays-for-chance+with-money r-58 m48 h-23
=pays-for-chance+works-for r25
=per-period r126 g-54 m-70 k-34
=per-period+percentage r90 h-21
=per-period+play-costs g19
=per-period+pledge r31
=per-period+price-of r54 g-87 h61
=per-period+price-word r-34 g-22
=per-period+priced-thing r73
=per-period+principal-stays r33
=per-period+rate-charge r60 h-30
=per-period+receivable r50
=per-period+reference r60 m68 h78 k-29
=per-period+repay r60 g-24
=per-period+return-on-capital r94 k-19
=per-period+right-now r-23 h-38
=per-period+sale-or-service h37 k-25
=per-period+savings-circle r-27 m-32
=per-period+search-for g72
=per-period+sell r47 g-81
=per-period+serves g26 h59
=per-period+settles-later r-52 g-60 h47
=per-period+sold-apart r-79 g-29 h34
=per-period+sold-short h27 k31
=per-period+stakes r36 h24
=per-period+stipulated r31
=per-period+sums-0 r45 g-33 m-32 h20 k-45
=per-period+sums-1 r51 m-19 h-24 k23
=per-period+sums-2 r26 m-19
=per-period+sums-apart r78 g-33 m-19
=per-period+sums-grow r-60 g34
=per-period+surety-pay g-26 m20 k24
=per-period+takaful r-21
=per-period+take-in r57 g-32 h27
=per-period+to-learn h24
=per-period+to-oppose h-20
=per-period+trade r78 g-96 h35
=per-period+trading r-25 g-45
=per-period+travelling r-35
=per-period+two-prices r-32
=per-period+under r21
=per-period+unit g-59 m-68 k-28
=per-period+unlawful-business m29 h46
=per-period+up-down g19
=per-period+wager-event r-24 m-54 h31
=per-period+waiting r19
=per-period+watchers h28 k-26
=per-period+with-money r31 h34 k29
=per-period+works-for r-21
=percentage r37
=percentage+price-of r-31 g-20
=percentage+priced-thing m25
=percentage+receivable r27
=percentage+reference r-28
=percentage+return-on-capital g-31 m39
=percentage+sale-or-service h-30
=percentage+sell g-19
=percentage+serves r-27 g-26 h-23
=percentage+soft-drink h-22
=percentage+sold-apart r67 g-21
=percentage+sold-short r25 k19
=percentage+stakes h-22
=percentage+stipulated g-21
=percentage+sums-0 r-35 m-25 k20
=percentage+sums-1 r76
=percentage+surety r39
=percentage+surety-pay r-24 g-23 h38
=percentage+take-in r23 h19
=percentage+to-oppose r22
=percentage+trade r-89 g-20
=percentage+trading r30 m33
=percentage+unit g-22 m22
=percentage+unlawful-business m-34 h36
=percentage+up-down r-53 m19 k-20
=percentage+wager-event h30
=percentage+waiting r36
=percentage+watchers h-20
=percentage+with-money h-26 k19
=percentage+zakat r-32
=play-costs r-78 g-46 m-139 h-86 k-29
=play-costs+price-of r-20
=play-costs+reference h19
=play-costs+sale-or-service r-56 m-34 h-22
=play-costs+settles-later r-39
=play-costs+sold-apart g35
=play-costs+sums-0 r-30 g-22 m-106 h-81 k-25
=play-costs+sums-1 r-22 g-23 m-33
=play-costs+unit r-37
=play-costs+wager-event g-24 m-74 h-48
=pledge r81 g-25
=pledge+priced-thing r41
=pledge+reference r26
=pledge+repay r-66 h24
=pledge+return-on-capital r-22
=pledge+sale-or-service r54
=pledge+sold-apart r21
=pledge+sold-short r32
=pledge+sums-0 r90
=pledge+sums-1 h21
=pledge+take-in r-37 h24
=pledge+unit r20
=pledge+with-money r29
=price-bet g98 h-45
=price-bet+stakes g55 m-20 h-23
=price-bet+sums-0 g62 m-25 h-22
=price-bet+with-money g55 m-20 h-23
=price-later r-32 g95 h30
=price-later+price-of g-22
=price-later+price-open r22 g-51
=price-later+price-word r-31
=price-later+priced-thing r-27
=price-later+right-now r28 g-71
=price-later+salam g93
=price-later+sale-or-service g51
=price-later+search-for g204
=price-later+sell r32 g-62
=price-later+settles-later r29
=price-later+sums-0 r-60 g113 h30
=price-later+trade r37 g-110
=price-later+trading g36
=price-later+unit h24
=price-of r-81 g52 m-71 h-30 k-39
=price-of+price-open g60
=price-of+price-word r112 g-49
=price-of+priced-thing r50 g-67
=price-of+quick-cash r89 g-19
=price-of+rate-charge r25
=price-of+receivable r167 g-44 h-48
=price-of+reference r28 g-45 k-34
=price-of+refusal g27
=price-of+repay r76 g51 h44
=price-of+return-on-capital r-47 h20 k-49
=price-of+sale-or-service r43 g41 h58
=price-of+same-back r101 g-35
=price-of+savings-circle r88
=price-of+sea-catch g25
=price-of+search-for g-47
=price-of+sell r-63 m-40 h25 k-45
=price-of+serves r-20 m-25 h58 k-21
=price-of+settles-later r51
=price-of+share-unknown g44
=price-of+shut-thing r42
=price-of+sold-apart g20 h28
=price-of+sold-short m-32
=price-of+speed-up r-19 g31
=price-of+split g22
=price-of+stakes g28 m-24 h31
=price-of+stipulated r-50 g-21
=price-of+sums-0 r-26 g77 m27 h-21 k-33
=price-of+sums-1 m-81
=price-of+sums-2 r-20 g-31
=price-of+sums-3 r-30
=price-of+sums-apart r-89 g22
=price-of+sums-equal r41 m-23
=price-of+sums-grow r-50 g-38
=price-of+sums-shrink r48 g-20
=price-of+surety r33
=price-of+surety-pay r-38 h29
=price-of+takaful r26
=price-of+take-in r34 g28 h39
=price-of+tick-guess m36
=price-of+tied-deal g-55
=price-of+tied-trade r24 g-30
=price-of+to-debtor g22
=price-of+to-learn g25 h34 k-23
=price-of+to-oppose r-20 g78 h-35
=price-of+trade r-24 g-19 m-36 h26
=price-of+trading r-82 h-20
=price-of+travelling g25
=price-of+unborn g54
=price-of+under r84 g-20 h36
=price-of+undescribed r-19 g22 h-28
=price-of+unit r-56 g27
=price-of+unknown g60
=price-of+unknown-party k33
=price-of+unknown-quantity g45
=price-of+unlawful-business m37 h85
=price-of+unlicensed-giving r-25
=price-of+up-down h37
=price-of+wager-event r-32 g128 h57
=price-of+wait-pay r40
=price-of+waiting r75
=price-of+watchers r27 g21 h24
=price-of+winner-takes m26
=price-of+with-money g-41 h-21
=price-of+works-for h-20
=price-open r-27 g143 h-29
=price-open+price-word g145 h-29
=price-open+priced-thing g81
=price-open+reference g46
=price-open+right-now g21
=price-open+sale-or-service g113 h-23
=price-open+settles-later g-24
=price-open+sums-0 r-27 g130 h-29
=price-open+trade g-25
=price-open+trading g-33
=price-open+unit g65
=price-open+wager-event g23
=price-word g78 h-77 k-46
=price-word+priced-thing r79 g-56 m37
=price-word+rate-charge r22
=price-word+reference r-64
=price-word+refusal g32
=price-word+repay r45
=price-word+return-on-capital r-70
=price-word+right-now g31
=price-word+sale-or-service r27 g24 k-45
=price-word+search-for g-29
=price-word+sell r-39 h22
=price-word+serves r35 g43
=price-word+settles-later r45 g117
=price-word+shut-thing r43
=price-word+small-parts g-49
=price-word+sold-apart r-55 g-33
=price-word+sold-short r-42 g-27
=price-word+split r26 g22
=price-word+stakes g39
=price-word+stipulated r-22 g-25
=price-word+sums-0 r72 g199 k-45
=price-word+sums-1 r-38 g-117 m-19 h-54
=price-word+sums-2 r24
=price-word+sums-3 r-44
=price-word+sums-apart r42
=price-word+sums-grow r-28
=price-word+sums-shrink r-34
=price-word+surety-pay r21
=price-word+take-in r37 m45
=price-word+tick-guess m51
=price-word+tied-deal r25
=price-word+tied-trade g-21
=price-word+to-learn g20
=price-word+to-oppose m25
=price-word+trade g-36 m-22 h21
=price-word+trading r-21 g88 h21
=price-word+travelling g30
=price-word+undecided g61
=price-word+under r37
=price-word+unit g-31 h34
=price-word+unlawful-business h27
=price-word+up-down r31 g-52
=price-word+wager-event h-21
=price-word+wait-pay r56
=price-word+waiting r23
=price-word+watchers r-85
=price-word+with-money h-19
=price-word+works-for g-26
=priced-thing r-30 g93 h-64 k-46
=priced-thing+reference r-66 g65 m34
=priced-thing+repay r32
=priced-thing+return-on-capital r-43 g23
=priced-thing+right-now r45 g39 m-20
=priced-thing+sale-or-service g-50 h-19
=priced-thing+sell r-101 g46
=priced-thing+serves r20 h61
=priced-thing+settles-later r64 g-67
=priced-thing+shut-thing r45
=priced-thing+small-parts r30
=priced-thing+sold-apart g-37
=priced-thing+sold-short r-35 g-30
=priced-thing+split r27 g23
=priced-thing+stakes r-63 g177
=priced-thing+stipulated g-24
=priced-thing+sums-0 g-70 m-97 h-32 k-44
=priced-thing+sums-1 r-22 g97 m30 h-19
=priced-thing+sums-2 g66 m50
=priced-thing+sums-apart g52 m37
=priced-thing+sums-grow r20
=priced-thing+swap-weights r48
=priced-thing+take-in r67
=priced-thing+tick-guess r-83 g79 m121
=priced-thing+to-learn r22
=priced-thing+to-oppose r-25 g77 m29
=priced-thing+trade r-69 m-33
=priced-thing+trading r-50 g65 h-46 k-26
=priced-thing+travelling r25
=priced-thing+under m43
=priced-thing+undescribed r22 g-28
=priced-thing+unit r90 g-36 m55 h-65
=priced-thing+unlawful-business r63 h61
=priced-thing+up-down r-75 g173 m79 h-30
=priced-thing+wager-event r-35 g-33
=priced-thing+waiting r40
=priced-thing+watchers r31
=priced-thing+with-money r-20 g62 m34
=priced-thing+works-for r21
=principal-stays r80 g-39
=principal-stays+receivable r-86
=principal-stays+repay r-23
=principal-stays+settles-later g-27
=principal-stays+sold-apart r25
=principal-stays+sums-0 r108 g-25
=principal-stays+sums-1 r-51
=principal-stays+unit g-32
=promised-cut r37 g-46 h-27
=promised-cut+reference g-36 h-26
=promised-cut+serves r-36
=promised-cut+stipulated g-31
=promised-cut+sums-0 g-46 h-27
=promised-cut+surety-pay r-28
=promised-cut+to-debtor r36
=promised-cut+trade r41
=promised-cut+trading g-37 h-26
=quick-cash r84 g-25 h-19 k52
=quick-cash+reference r30
=quick-cash+sale-or-service r94 g-22 k-23
=quick-cash+sell r98 g-19
=quick-cash+sold-short r53 k25
=quick-cash+sums-0 r85 g-25 h-19 k27
=quick-cash+sums-1 k29
=quick-cash+take-in r32
=quick-cash+trade r106 g-19
=quick-cash+trading r69 g-20
=quick-cash+unit r-20 g-24 k79
=quick-cash+watchers r44
=quick-cash+with-money k25
=rate-charge r194 g-26 m-35 h-28
=rate-charge+reference r42 h38 k24
=rate-charge+return-on-capital r33 g-20
=rate-charge+sale-or-service r24 g-23 h30 k23
=rate-charge+sums-0 r169 g-26 m-35 h-28
=rate-charge+surety-pay r26
=rate-charge+take-in r37
=rate-charge+trading g21
=rate-charge+unit r94 h33
=rate-charge+watchers r28
=receivable r83 g-54 k-49
=receivable+reference r27 g-23
=receivable+repay r62 h-21
=receivable+reschedule r-29
=receivable+return-on-capital r22
=receivable+sale-or-service r200 g-53 h-41
=receivable+search-for r20
=receivable+sell r99 g-35 h-32
=receivable+serves r27
=receivable+sold-short r21
=receivable+sums-0 r20 g-49 m46 k-37
=receivable+sums-1 r107 m-31
=receivable+sums-2 r-47
=receivable+sums-apart r-30
=receivable+sums-grow r58
=receivable+sums-shrink r-52
=receivable+surety r35 h-26
=receivable+surety-pay r80
=receivable+take-in r64
=receivable+to-debtor r-35
=receivable+to-dispose r-32
=receivable+to-learn r-28
=receivable+to-oppose r-35
=receivable+trade r187 g-32 h-45
=receivable+trading r47
=receivable+under r32
=receivable+unit r80 g-24
=receivable+unlawful-business m19
=receivable+up-down r29
=receivable+wager-event r-32 m23
=receivable+waiting g-21
=receivable+watchers r19
=reference r-33 g-65 m-19 k35
=reference+refusal m-19 k26
=reference+repay r-26 g-69
=reference+return-on-capital r43 g34
=reference+right-now r47 m22 k40
=reference+sale-or-service g-94 m-44 h42 k-27
=reference+same-back r62
=reference+savings-circle r-32
=reference+search-for r-19 h-23
=reference+sell r39 g150 h-87 k-28
=reference+serves r47 g39 h-74
=reference+settles-later r-59 g-23 h20 k23
=reference+sham h-38 k98
=reference+shut-thing h-20
=reference+small-parts r-38 g-25 h30
=reference+sold-apart g28
=reference+sold-short r33 g-21
=reference+speed-up k26
=reference+split r22 k-46
=reference+stakes r30 g-28 h112
=reference+stays-unseen k59
=reference+stipulated r40 g-29 h-24
=reference+sums-0 r-64 g28 m-20 h-47 k-29
=reference+sums-1 r-101 k56
=reference+sums-2 r113 g-57
=reference+sums-3 g-19 h29
=reference+sums-apart r-26 g-36 m44 h54
=reference+sums-equal m-28
=reference+sums-grow r62 g-26
=reference+sums-shrink r97
=reference+surety r-25
=reference+surety-pay h-52 k26
=reference+take-in r24 g34 h45 k-62
=reference+tied-deal g-36
=reference+to-debtor r26
=reference+to-dispose r-24 k-36
=reference+to-learn r-22 h34
=reference+to-oppose g-45 m-30 h-30
=reference+trade r110 g-30 k-44
=reference+trading g-35 m26 h20
=reference+travelling r23 g34 h33
=reference+two-prices r-32 g25
=reference+unborn g22
=reference+undecided g79
=reference+under g-33 h28 k-48
=reference+undescribed g26 h-19
=reference+unit r60 g80 h40
=reference+unknown k40
=reference+unknown-party k35
=reference+unlawful-business m83 h181
=reference+unlicensed-giving g23
=reference+up-down g39 k-19
=reference+wager-event r-39 m-65 h93 k45
=reference+waiting g-32 h22
=reference+watchers h34 k-55
=reference+winner-takes h21
=reference+with-money r63 g-55 h85
=reference+works-for g50
=refusal r-48 g26 m-56 k53
=refusal+sale-or-service r-26 g35
=refusal+sums-0 r-30 g29 m-42 k53
=refusal+sums-1 r-29
=refusal+to-learn h-20
=refusal+unit g32
=repay r160 g-155 m-45 h-67 k-35
=repay+return-on-capital h-23 k22
=repay+right-now r77 g-20
=repay+sale-or-service r68 g-23 m-40 k25
=repay+search-for r-56
=repay+sell r100 g-50 k35
=repay+serves r123 g-34 m19
=repay+settles-later r19 g-33
=repay+sold-apart g24
=repay+sold-short r19 g52
=repay+stakes r57 h41
=repay+sums-0 r43 g-36 m-19 h-25
=repay+sums-1 g-109 m-35 k-19
=repay+sums-2 r41 h-32
=repay+sums-3 r66
=repay+sums-apart r-43
=repay+sums-equal r-100
=repay+sums-grow r221
=repay+sums-shrink r30
=repay+take-in r60 k-24
=repay+to-debtor r-25
=repay+to-dispose m19 h29
=repay+to-learn r-37
=repay+to-oppose r-27
=repay+trade r86 k31
=repay+trading r45 g28
=repay+unit r52 g-106
=repay+unlawful-business m22 h21
=repay+unpromised r-38
=repay+up-down g-39
=repay+wager-event r21 m56 h19
=repay+watchers r33 g28
=repay+with-money r49 h25
=reroute g-24 h-26 k79
=reroute+sums-0 g-24 h-26 k79
=reschedule r27 h-23
=reschedule+sale-or-service r37
=reschedule+sums-0 r28 h-22
=reschedule+sums-grow r25
=return-on-capital r84 g36 m-75 h-71
=return-on-capital+right-now r-47 m-19
=return-on-capital+sale-or-service g38
=return-on-capital+search-for r-30 g43
=return-on-capital+sell g-70
=return-on-capital+serves g107
=return-on-capital+settles-later r22 g-37
=return-on-capital+shut-thing g28
=return-on-capital+small-parts h28
=return-on-capital+sold-apart r39 m-29 h19 k-29
=return-on-capital+sold-short r-41 g23 k39
=return-on-capital+stakes r19 h62
=return-on-capital+sums-0 r71 h-88 k-46
=return-on-capital+sums-1 r-34 g73 m-49 k32
=return-on-capital+sums-2 r48 g-41 h20
=return-on-capital+sums-apart r49 g-33 m-23
=return-on-capital+sums-equal r36
=return-on-capital+sums-grow r24
=return-on-capital+sums-shrink r-63 h26
=return-on-capital+surety-pay r-65 h45 k33
=return-on-capital+take-in r-27 h20
=return-on-capital+to-dispose r33
=return-on-capital+to-oppose r54
=return-on-capital+trade g-47
=return-on-capital+travelling r-28 g-20
=return-on-capital+under g34
=return-on-capital+unit r-57 g-21 m-21 h37
=return-on-capital+unknown r-19
=return-on-capital+unlawful-business m25 h129
=return-on-capital+wager-event r20 g26 m-48
=return-on-capital+waiting r66
=return-on-capital+watchers g25 k-26
=return-on-capital+winner-takes g33
=return-on-capital+with-money r-27 h-25 k53
=right-now r-20 g-22 m-28 h-100 k37
=right-now+salam g-28
=right-now+sale-or-service r93 g-26 m41
=right-now+same-back r35
=right-now+search-for g-89
=right-now+sell r60 g29
=right-now+serves r57 g-22 k-24
=right-now+settles-later r87 g-84 k42
=right-now+small-parts r52
=right-now+sold-short r46 m-20
=right-now+speed-up g22
=right-now+split h30
=right-now+stakes h85
=right-now+sums-0 r26 g110 h-85
=right-now+sums-1 r-28 g-57 m37 h32 k30
=right-now+sums-2 r36 g-61 m-53 h-34
=right-now+sums-3 r-54
=right-now+sums-apart r-48 g-26
=right-now+sums-equal r-60
=right-now+sums-grow r75 g-46 m-30
=right-now+surety-pay r23
=right-now+take-in g-98 h-27 k28
=right-now+to-learn r29
=right-now+to-oppose r20
=right-now+trade g39 h-31
=right-now+trading r-44 g-36 m-20 h21
=right-now+two-prices r-57
=right-now+undecided r-24 g19
=right-now+unit r72 g22 m31 h43
=right-now+unknown r-20
=right-now+unlawful-business r35 g21 m21 h73 k24
=right-now+up-down r24
=right-now+wager-event g22 m66 h157 k-32
=right-now+watchers k35
=right-now+with-money r-33 g-25 h45
=salam+sell g-19
=salam+sums-0 g22
=salam+trade g-19
=salam+trading g-52
=salam+unit g-47
=sale-or-service r-31 g-62 m-75 h-128
=sale-or-service+same-back r97 g-35
=sale-or-service+savings-circle r52
=sale-or-service+sea-catch g31
=sale-or-service+search-for g58 h39
=sale-or-service+sell g-30 m-40 h25 k-27
=sale-or-service+serves r30 g38 m-88 k-26
=sale-or-service+settles-later r65 h-27 k-19
=sale-or-service+sham h-45 k106
=sale-or-service+share-unknown g57
=sale-or-service+shut-thing r40 g33 h-36
=sale-or-service+small-parts r-37 g-38 h29 k-38
=sale-or-service+sold-apart r69 g31
=sale-or-service+sold-short r103
=sale-or-service+speed-up m24
=sale-or-service+split r28 k-53
=sale-or-service+stakes g36 m-32 h88
=sale-or-service+stays-unseen g36 k40
=sale-or-service+stipulated g-24
=sale-or-service+sums-0 r-19 g37 m29 h-22 k45
=sale-or-service+sums-1 r134 g-41 m-62 h-120 k-40
=sale-or-service+sums-2 r-28 g-32 m-40
=sale-or-service+sums-3 r-118 g-25
=sale-or-service+sums-apart r-44 m-31
=sale-or-service+sums-equal r-47
=sale-or-service+sums-grow r-87
=sale-or-service+sums-shrink r33 g-20
=sale-or-service+surety r41
=sale-or-service+surety-pay r52 g19 h33
=sale-or-service+take-in r139 g19 m25 h25 k-36
=sale-or-service+tick-guess m45
=sale-or-service+tied-deal r23 g-40
=sale-or-service+tied-trade r51 g-30
=sale-or-service+to-debtor r35
=sale-or-service+to-dispose r-31 g-48
=sale-or-service+to-learn r21 h24
=sale-or-service+to-oppose r-63 h-102
=sale-or-service+trade r57 m-22 h62
=sale-or-service+trading k-28
=sale-or-service+travelling r-52 g49 m-24 h-55
=sale-or-service+two-prices g32
=sale-or-service+unborn g31
=sale-or-service+undecided r-19 g36 h-20
=sale-or-service+under r118 g-50 m24 h22 k-40
=sale-or-service+unit r-103 g20 m88 h63 k-54
=sale-or-service+unknown g43
=sale-or-service+unknown-party k68
=sale-or-service+unknown-quantity g45
=sale-or-service+unlawful-business m53 h338 k26
=sale-or-service+unlicensed-giving r-25 h-24 k19
=sale-or-service+up-down r58 h19
=sale-or-service+victim-fee m-21 h-41 k146
=sale-or-service+wager-event r-47 g74 h-80 k73
=sale-or-service+wait-pay r52
=sale-or-service+waiting r67 g-28
=sale-or-service+watchers r-24 m-26 h-43 k33
=sale-or-service+winner-takes r29 g-19 m30
=sale-or-service+with-money r-19 m19 h52
=same-back r130 g-35
=same-back+sell r91 g-33
=same-back+settles-later g-22
=same-back+sold-short r37
=same-back+sums-0 r107 g-28
=same-back+trade r101 g-35
=same-back+unit r41
=same-back+with-money r23
=savings-circle r25 g-35 m-44
=savings-circle+sell r30
=savings-circle+sold-short r74
=savings-circle+sums-0 g-35 m-36
=savings-circle+sums-1 r36
=savings-circle+take-in m-48
=savings-circle+trade r105
=savings-circle+unit r-75
=sea-catch r-48 g144 m-42
=sea-catch+settles-later g38
=sea-catch+sold-short g37
=sea-catch+sums-0 r-33 g45 m-40
=sea-catch+sums-1 g98 h-20
=sea-catch+unit h22
=sea-catch+up-down g24
=sealed g41 h-19
=sealed+shut-thing g38
=sealed+sums-0 g21 h-19
=search-for r-36 g59 h-91 k-42
=search-for+sell r31 g-28
=search-for+settles-later g45
=search-for+sold-apart r-24
=search-for+sold-short r33
=search-for+sums-0 r-45 g38 m-25 h-62 k-37
=search-for+sums-1 g36 h-28
=search-for+surety-pay h-20
=search-for+takaful g-55
=search-for+to-learn k20
=search-for+to-oppose g-37
=search-for+trade r36 g-44
=search-for+trading g-168 h39
=search-for+travelling g26
=search-for+unit g-108
=search-for+unlawful-business h22
=search-for+works-for g-19
=sell r40 g62 m-37 h-22 k-68
=sell+serves r-41 g20 m-20 h44 k-23
=sell+settles-later g-80
=sell+sham r31 k-37
=sell+share-unknown g65
=sell+shut-thing g31
=sell+sold-apart r50 g21
=sell+sold-short r58 g-33 h-26 k-24
=sell+sums-0 r-41 g84 m-27 k-62
=sell+sums-1 r31 g25
=sell+sums-2 r55 g-38
=sell+sums-shrink r34
=sell+surety-pay r-38 h-20
=sell+take-in r28 g53
=sell+tied-deal r-29
=sell+tied-trade r25
=sell+to-learn h49
=sell+to-oppose g51 h-39
=sell+trade m-46 k-25
=sell+trading g-28 h-49
=sell+travelling g29
=sell+unborn g19
=sell+under r32 g-31
=sell+unit r-132 g36 h40 k-24
=sell+unknown g30 k-33
=sell+unlawful-business m-20
=sell+wager-event g54 h-41
=sell+watchers r82
=sell+with-money r-55 g-42
=serves g-67 m-66 h38 k-28
=serves+settles-later g21
=serves+sham h19 k24
=serves+sold-apart h28
=serves+sold-short r49
=serves+stakes g21 h49
=serves+stranger k22
=serves+sums-0 r66 g-45 m-85 h-32 k-21
=serves+sums-1 r-25 m54 h83
=serves+sums-2 m-35
=serves+sums-3 r-39
=serves+sums-apart r-21
=serves+sums-equal r-48
=serves+sums-shrink r57
=serves+surety r26
=serves+surety-pay r-25
=serves+take-in r31 m-23 h-41
=serves+to-dispose m19
=serves+to-learn r29 g-24
=serves+to-oppose g22
=serves+trade r-26 g74 m-20 h44 k-25
=serves+trading r-88 g-46 m-24 h-32 k-23
=serves+travelling h-20
=serves+under r-27
=serves+unit r-30 k-35
=serves+unlawful-business m-178 h291
=serves+unlicensed-giving h-25
=serves+up-down r-27 g-19
=serves+wager-event h19
=serves+waiting r24
=serves+watchers r41 h73 k-21
=serves+with-money g20 m19 h56
=serves+works-for r-29 m-69
=settles-later r24 g120 m-38 h-90 k-34
=settles-later+small-parts k26
=settles-later+sold-short g-36
=settles-later+sums-0 r96 g102 m-27 h-77 k-87
=settles-later+sums-1 r-95 g48
=settles-later+sums-2 g-27
=settles-later+sums-3 r20 k24
=settles-later+sums-apart r46
=settles-later+sums-equal k24
=settles-later+sums-grow r-41
=settles-later+sums-shrink r23
=settles-later+take-in g23 m-19 k40
=settles-later+trade r58 g-94
=settles-later+trading g-25
=settles-later+travelling g-43
=settles-later+two-prices r-76
=settles-later+undecided r-40 g51
=settles-later+under r-46
=settles-later+unit r-31 g-132 m-23
=settles-later+unlawful-business r24
=settles-later+up-down r51
=settles-later+wager-event h-23
=settles-later+watchers r-20 k26
=settles-later+with-money r36 g32
=sham g-101 m-43 h252
=sham+sums-0 g-98 m-43 h224
=sham+sums-1 h41
=sham+trading h-33 k20
=sham+unit r31 k93
=sham+unknown r33 k-25
=sham+watchers r31 k52
=sham+with-money h-21
=share-unknown g96 h-32 k-26
=share-unknown+sums-0 g96 h-32 k-26
=share-unknown+trade g44
=shut-thing g427 m-45 h-121 k-39
=shut-thing+sums-0 g266 m-32 h-120 k-39
=shut-thing+sums-1 g131
=shut-thing+to-oppose g29
=shut-thing+trade g29
=shut-thing+undescribed g39
=shut-thing+unit r-22 g211 h-53
=shut-thing+wager-event g35
=small-parts r-102 g-139 m-87 h-112 k156
=small-parts+split r-69 m-37 h-29
=small-parts+stays-unseen g-38 h-24 k80
=small-parts+sums-0 r-46 g-139 m-82 h-88 k105
=small-parts+sums-1 h-24 k49
=small-parts+sums-2 r-54
=small-parts+sums-grow r-41
=small-parts+to-oppose k26
=small-parts+under h-20
=small-parts+unit k63
=small-parts+watchers r-31 k41
=soft-drink h-124
=soft-drink+sums-0 h-89
=soft-drink+sums-1 h-35
=soft-drink+unit h-28
=soft-drink+unlawful-business h-51
=sold-apart g237 m-21 h-72
=sold-apart+sold-short r32 g35
=sold-apart+stranger r25 g20 h-25
=sold-apart+sums-0 g202 h-69
=sold-apart+sums-1 r37 m-30 k-27
=sold-apart+sums-2 g26
=sold-apart+sums-apart r-26 g26
=sold-apart+surety-pay h24
=sold-apart+to-learn g19
=sold-apart+trade r34 g47
=sold-apart+trading r-41 g-19
=sold-apart+unit g-34 h-38 k-28
=sold-apart+unlawful-business r-21 m53 h57
=sold-apart+wager-event m-25
=sold-apart+waiting r-26 g75
=sold-apart+watchers g42
=sold-apart+with-money g24
=sold-short r112 m-30 h-34
=sold-short+sums-0 r93 h-25 k19
=sold-short+sums-1 g21 m41 h27
=sold-short+sums-2 r54 m-57 h-21 k-27
=sold-short+sums-3 r-30
=sold-short+sums-apart r-44
=sold-short+sums-equal r-90 m-33
=sold-short+sums-grow r57
=sold-short+sums-shrink r100 g-28 h-28
=sold-short+surety-pay g23 k21
=sold-short+take-in g-32
=sold-short+to-oppose g30
=sold-short+trade r89
=sold-short+trading r23 g-101
=sold-short+travelling r-29
=sold-short+under r70
=sold-short+unit r74 g-81 k37
=sold-short+unknown-party k23
=sold-short+unlawful-business g21 h-40
=sold-short+wager-event r-50 g50
=sold-short+waiting r19
=sold-short+watchers r-21 h33
=sold-short+winner-takes r24
=sold-short+with-money r-30 g49 h-29
=sold-short+works-for g-20
=speed-up g-29 h192 k-81
=speed-up+sums-0 g-28 h150 k-74
=speed-up+sums-1 h41
=speed-up+take-in h28
=speed-up+to-oppose h25
=speed-up+trade g32
=speed-up+undescribed g-27
=speed-up+unit r40 g39 h33
=speed-up+up-down h31
=speed-up+wager-event m-19
=speed-up+watchers h38
=split r-21 g-59 m-45 h-76 k101
=split+stays-unseen k32
=split+sums-0 r-47 g-79 m-64 h-103 k75
=split+sums-1 r72 g26 m20 h27
=split+sums-2 r-46
=split+trading g-29
=split+under r-28 k26
=split+wager-event h34
=split+watchers k27
=stakes r-58 g61 m243 h-43 k-61
=stakes+sums-0 r-30 g-67 m149 h-115 k-55
=stakes+sums-1 g50 m94 h48
=stakes+sums-2 r-36 g78
=stakes+sums-apart g64 h23
=stakes+sums-grow m23
=stakes+take-in h71
=stakes+tick-guess r-22 m23
=stakes+to-dispose h29
=stakes+to-oppose m43 h-31
=stakes+trading g62 h69
=stakes+under g35
=stakes+unit g28 h25
=stakes+unlawful-business h66
=stakes+up-down r-45 g146 m-45 h-41
=stakes+wager-event g-67 m69 h163
=stakes+watchers h-20
=stakes+winner-takes g-26 h85
=stakes+with-money h39 k-28
=stays-unseen r-31 g-87 h-83 k276
=stays-unseen+sums-0 r-33 g-87 h-81 k263
=stays-unseen+unit k44
=stays-unseen+unknown g-25 k25
=stays-unseen+unlicensed-giving h23
=stays-unseen+watchers g-20 h-23 k61
=stipulated r144 g-72 h-37 k-20
=stipulated+sums-0 r55 g-23 h-35
=stipulated+sums-1 r85 g-35
=stipulated+surety-pay r-20
=stipulated+trade r38 g-19
=stipulated+trading r60 g-23 h-23
=stipulated+unit r33 g-42
=stranger r-30 g-77 m-36 h-46 k172
=stranger+sums-0 r-27 g-66 m-21 h-76 k138
=stranger+sums-1 h30 k33
=stranger+surety-pay k30
=stranger+take-in k21
=stranger+unit k49
=stranger+unknown g-24
=stranger+unknown-party r-36 g-44 m-28 k23
=sums-0 r-95 g234 m100 h403 k183
=sums-0+surety r65 g-51 h-39
=sums-0+surety-pay g-32 m-19 h21 k27
=sums-0+swap-weights r22
=sums-0+takaful r-19 g-128 h-65
=sums-0+take-in r29 m78 k52
=sums-0+tick-guess r-27 g37 m159 h-35
=sums-0+tied-deal g-49
=sums-0+tied-trade r74 g-45 h23
=sums-0+to-debtor r-61 g-69
=sums-0+to-dispose r-126 g-92 m-30 k-22
=sums-0+to-learn r-206 g-190 m-93 h-173 k-35
=sums-0+to-oppose r-44 g-33 m-69 h-125
=sums-0+to-treat g-29 m-74 h-92 k-36
=sums-0+trade r62 g-38 m28 h-21 k-19
=sums-0+trading r-42 g70 h-77 k-58
=sums-0+travelling r-34 g-44 m-33 h-43 k-40
=sums-0+unborn r-32 g304 m-20 h-95 k-23
=sums-0+undecided g41 h-51
=sums-0+under g-53 m-31 h29 k88
=sums-0+undescribed g78 h-49 k-78
=sums-0+unit r-19 g-31 m-49 k-19
=sums-0+unknown g124 m-21 h-52 k-19
=sums-0+unknown-party r-62 g-56 h-26 k92
=sums-0+unknown-quantity g31
=sums-0+unlawful-business r-43 g-120 h250 k-43
=sums-0+unlicensed h-35 k155
=sums-0+unlicensed-giving r-47 k177
=sums-0+unpromised r-43 g-43
=sums-0+up-down g-40 h-37
=sums-0+victim-fee r-21 m-28 h-46 k169
=sums-0+wager-event r-66 g-23 m47 h-125 k-45
=sums-0+wait-pay r44
=sums-0+waiting r130 g-77 m-37 h-51 k-41
=sums-0+wash-money r-23 g-23 h-57 k225
=sums-0+watchers r-31 g-84 m-38 h-82 k174
=sums-0+winner-takes r33 m74 k-34
=sums-0+with-money r-33 m92 h-69 k-37
=sums-0+works-for r-38 g-74 m-114 h36
=sums-0+wrapped-gift h-33
=sums-0+zakat r-59 g-24 m-29 h-67
=sums-1 r-28 g53 m143 h55 k21
=sums-1+surety r33
=sums-1+surety-pay r35 m30 h21
=sums-1+takaful r-19
=sums-1+take-in r62 g-25
=sums-1+tick-guess r-34 g108 m23
=sums-1+tied-deal r19
=sums-1+tied-trade r19
=sums-1+to-debtor r33 g22
=sums-1+to-learn r52 m-27 h57
=sums-1+to-oppose r-56 g40
=sums-1+trade r70 g79 m-25
=sums-1+trading r104 g53 m-44 h-26
=sums-1+travelling r-21 g33 h-29
=sums-1+undescribed g29
=sums-1+unit r96 m-75 h-67 k40
=sums-1+unknown r23 k37
=sums-1+unknown-party k33
=sums-1+unlawful-business h53
=sums-1+up-down r-46 g100 m75 h-24
=sums-1+wager-event r-86 g-55 m117 k-20
=sums-1+wait-pay r85
=sums-1+waiting r43 m-37
=sums-1+watchers r-38 h58 k31
=sums-1+winner-takes r-50 g-41 m162 h-47
=sums-1+with-money r-23 g47 m76 h90
=sums-1+works-for h20
=sums-2 r158 g-26 h-41 k-54
=sums-2+sums-apart r62 g30
=sums-2+sums-equal r-461 g-50 m-28 h-44 k-50
=sums-2+sums-grow r307 g27 h-50 k-34
=sums-2+sums-shrink r250 g-34 h35
=sums-2+surety-pay h-20
=sums-2+take-in r-30 g23 m-26 h-33 k58
=sums-2+tick-guess r-22 g28 m26
=sums-2+to-learn g30
=sums-2+trade r-24 g-27
=sums-2+trading r-50 g108
=sums-2+two-prices r-104
=sums-2+undecided r-59 g86
=sums-2+under r-77 k31
=sums-2+unit r-36 h-20 k-22
=sums-2+up-down r21 g57 m46
=sums-2+wager-event r35 g20 m59 h21
=sums-2+waiting r29
=sums-2+watchers r-19 g46 k29
=sums-2+winner-takes m31
=sums-2+with-money r91 g21 m-44 h-33 k-27
=sums-2+works-for r-19
=sums-3 r106 g-86
=sums-3+sums-apart r21 g-47 m41 h34
=sums-3+sums-equal r121
=sums-3+sums-grow g-35
=sums-3+sums-shrink r-54
=sums-3+unit r-62 h-21
=sums-3+unlawful-business m26 h39
=sums-3+wager-event m46 h64
=sums-apart r83 m51 h53
=sums-apart+surety-pay r-20
=sums-apart+take-in r-30 g37 h-20 k50
=sums-apart+trade r-57 g28
=sums-apart+trading r-39 g105
=sums-apart+unit r-61 h-30 k-20
=sums-apart+unlawful-business m33 h62
=sums-apart+up-down r49 g21
=sums-apart+wager-event m70 h96
=sums-apart+waiting r55
=sums-apart+watchers g52
=sums-apart+winner-takes m44 h-21
=sums-apart+with-money r-32 g26
=sums-equal r-340 g-54 m-34 h-57 k-32
=sums-equal+surety-pay r-34
=sums-equal+take-in r-71
=sums-equal+unit r-90 m37
=sums-equal+waiting r-24
=sums-equal+with-money r-85 m-33
=sums-grow r325 m-27 h-48 k-36
=sums-grow+surety-pay r20
=sums-grow+take-in r99
=sums-grow+tick-guess r-21
=sums-grow+trade r19 g-42
=sums-grow+trading r22
=sums-grow+two-prices r-125
=sums-grow+undecided r-59 g86
=sums-grow+unit r27 m-21
=sums-grow+up-down r-27 m23
=sums-grow+wager-event m26
=sums-grow+with-money r75
=sums-shrink r195 g-34
=sums-shrink+surety-pay r30
=sums-shrink+take-in r-24
=sums-shrink+trade r29 g-20
=sums-shrink+trading r-25
=sums-shrink+unit r26
=sums-shrink+wager-event r56
=sums-shrink+with-money r133 g-26 h-25
=surety r107 g-51 m-20 h-42
=surety+surety-pay r145 h-36
=surety+take-in r33
=surety-pay r21 g-49 h22 k20
=surety-pay+take-in h19
=surety-pay+to-oppose g21
=surety-pay+trade r-73 g39 h-27
=surety-pay+trading h-56
=surety-pay+unit r-46 k47
=surety-pay+unlawful-business m-29
=surety-pay+wager-event r-21 m36 h26
=surety-pay+waiting r47
=surety-pay+watchers h71
=surety-pay+with-money g20 k21
=swap-weights r48
=takaful r-38 g-128 h-65
=takaful+unit r-19 g-25
=take-in r64 m67 h-42 k105
=take-in+to-dispose r33
=take-in+to-learn r26 h22
=take-in+to-oppose k19
=take-in+trade r50 g54
=take-in+trading g-22
=take-in+under r-36 k28
=take-in+unit r68 g49 m-50 k-92
=take-in+unknown-party k19
=take-in+wager-event r-24 m87 h85
=take-in+waiting r35
=take-in+watchers r-38 k23
=take-in+winner-takes g-49 m70 h-22 k-20
=take-in+with-money r-30 h57
=tick-guess r-84 g173 m207 h-42
=tick-guess+to-oppose g27 m35
=tick-guess+trading g48 m64
=tick-guess+unit r-36 g80 m50
=tick-guess+up-down r-50 g33 m38
=tick-guess+with-money g27
=tied-deal r43 g-60
=tied-deal+tied-trade r56
=tied-deal+trade g-55
=tied-deal+trading g-23
=tied-trade r97 g-52 h23
=tied-trade+trade r27 g-26
=tied-trade+trading r43 g-26
=tied-trade+up-down r43 g-23
=to-debtor r-38 g-47
=to-debtor+trade r25
=to-debtor+trading r43
=to-dispose r-115 g-103 m-30 k-38
=to-dispose+to-oppose g-75 h-19
=to-dispose+trading r-19
=to-dispose+unit r-71
=to-dispose+unlawful-business m-26
=to-dispose+unlicensed-giving k31
=to-dispose+wager-event m-22
=to-dispose+waiting r-79
=to-dispose+watchers k-20
=to-dispose+with-money h29
=to-learn r-107 g-173 m-124 h-117 k-35
=to-learn+trade g28 h75
=to-learn+trading g-71
=to-learn+under r19
=to-learn+unit g19 h23 k-28
=to-learn+unlawful-business m-21 h-41
=to-learn+wager-event m-22 h54
=to-learn+waiting r-42
=to-learn+watchers r-45 k22
=to-learn+works-for r20
=to-oppose r-73 m-49 h-112
=to-oppose+trade g62 h-24
=to-oppose+trading g74
=to-oppose+travelling h-21
=to-oppose+under g41 k20
=to-oppose+unit g-55 m-26 h-55
=to-oppose+unlawful-business m-53 h-204
=to-oppose+up-down m24
=to-oppose+wager-event r22 g33 h23
=to-oppose+watchers r-38 h23
=to-oppose+with-money m61 h-30
=to-treat r-21 g-34 m-74 h-99 k-36
=to-treat+unit r-54
=to-treat+unlawful-business m-68 h-111
=trade r107 h-40 k-25
=trade+trading r71 h-28
=trade+travelling r-41 g37
=trade+unborn g50
=trade+under r89 g-25
=trade+unit g70 m63 h69
=trade+unknown g19
=trade+unlawful-business m32 h60
=trade+unlicensed-giving r-25
=trade+wager-event r-34 h-19
=trade+watchers r121 g26 h29
=trade+with-money g-27 h-28
=trading g232 m-53 h-93 k-74
=trading+travelling h56
=trading+under r38 k-23
=trading+unit g-23 m-48 k-31
=trading+unlawful-business m26 h152
=trading+up-down r-30 g47 m47 h27
=trading+wager-event m-26 h22
=trading+waiting r-46
=trading+watchers g53 h51
=trading+winner-takes m51 h41
=trading+with-money r-24 h47
=travelling r-97 m-51 h-72 k-40
=travelling+unit r-33 g-71 h-62 k-24
=travelling+wager-event m-25 h-19
=travelling+waiting r-59 g61
=travelling+watchers r31 h21
=two-prices r-131
=two-prices+undecided r-28 g61
=two-prices+unit r-55 g47
=unborn r-32 g326 m-20 h-95 k-23
=unborn+unit g22
=undecided r-61 g127 h-57
=undecided+unit r-19 g77
=under r-70 g-41 m-24 h25 k135
=under+undescribed g65 k-24
=under+unit r-43 h33 k46
=under+up-down r22 g-47 m-46 h50 k41
=under+wager-event m-22 h81 k-31
=under+watchers r-43 k33
=under+with-money g33
=undescribed g107 h-49 k-78
=undescribed+unknown g52 h-19 k-28
=unit r-20 g-33 m-122 h-99
=unit+unknown r-29 g39 k23
=unit+unknown-party k49
=unit+unlawful-business r60 m66 h217
=unit+unlicensed h25 k20
=unit+unlicensed-giving g-22 k100
=unit+up-down r-60 g85 h19 k-28
=unit+wager-event g44 m-44 h-62
=unit+wait-pay r35
=unit+waiting h-31
=unit+watchers r83 h63
=unit+winner-takes r25 g28 m31
=unit+with-money r80 g-45 h-44 k55
=unit+works-for r61 g40
=unknown r53 g138 m-21 h-52
=unknown+unknown-party r-20 g-36 k32
=unknown+watchers r47 g-51 k54
=unknown-party r-62 g-67 m-28 h-33 k124
=unknown-quantity g27
=unlawful-business r-64 g-108 m43 h375 k-50
=unlawful-business+wager-event m-115 k34
=unlawful-business+with-money g21
=unlawful-business+works-for r23 m-65 h192
=unlicensed h-35 k155
=unlicensed+unlicensed-giving k84
=unlicensed-giving r-47 k177
=unpromised r-35 g-43
=up-down r-26 g115 m114 h-76 k35
=up-down+wager-event r-23 h80 k-37
=up-down+with-money r33 g24 m-40 h-32
=victim-fee r-21 m-28 h-46 k169
=wager-event r-128 g-64 m269 h-32 k-69
=wager-event+winner-takes g-20 m63 h-19
=wager-event+with-money r-23 g-46 m135 h52
=wait-pay r159
=wait-pay+waiting r109
=waiting r229 g-56 m-80 h-57 k-41
=waiting+watchers k22
=waiting+with-money r20 g24
=wash-money r-23 g-23 m-29 h-57 k265
=watchers r-95 g-49 m-56 k239
=winner-takes r-32 g-38 m270 h-69 k-42
=winner-takes+with-money g-20 h43
=with-money r36 g64 m126 k-69
=works-for r-60 g-70 m-119 h56
=wrapped-gift r-29 h-33
=zakat r-63 g-27 m-29 h-69
_$_ h70
_%_ r272 m-21 h-74
_%_a_ g21
_%_and_ k23
_%_of_ r91 g-20 m-26
_%_off_ r-33
_%_من_ r-57
_2a r28 h-82 k45
_2ar r40
_2ard r63
_2ard_ r63
_2as r-19 k27
_2ass k19
_2e r28 h-50
_2est r29
_2est_ r29
_2o m19
_2zaz_ h19
_3a g27 h46
_3ad h39 k-22
_3al r51 g45 m19 h-62
_3al_ r-22 g79
_3al_3arabeya_ m19 h-19
_3al_mobile_ r-24 g-24
_3ala r50 g-32 m-22 h-57
_3ala_ r33 h-40
_3alashan_ k19
_3alaya_ r42
_3ale r23 m25
_3am r-22 h23
_3ama r-19 h19
_3amal_ h25
_3an g-23
_3an_ h-21
_3and_sheikh_ h26
_3ar g47 h123
_3ara h90
_3ara_ m-23 h113
_3ara_men_ h46
_3arabeya_ m21 h-26
_3as r23 g-30 h-78 k33
_3ash r29 g-30 h-20 k33
_3asha_ r-23 h-21
_3ashan_ r29 g-22 k43
_3ashan_bank_ k35
_3ashan_ma_ k32
_3ashra_ r24
_3ay r-35
_3e r-22 g-82 m-29 h-78 k-47
_3ee k-19
_3eed k-19
_3el r-26 h-69
_3en r22 g-25 h23
_3end r22 g-25 h23
_3end_ h29
_3i r31
_3in r31
_3ind r31
_3l g20
_3la g20
_3o g-21 h20
_3om g-25 h21
_3omo h21
_5a r-51
_7a r-109 g156 m-36 h-77
_7ad r-32 g34 h-29 k31
_7ad_ g-20 k48
_7ada h-21
_7ag h-26
_7ag_ h-26
_7al r-30 g-24
_7ala r20
_7ar g26 h-35
_7are g38
_7as r-44 h21
_7ash h23
_7aw r29 h47
_7awa h28
_7awe r21
_7ay r-20 g55 h-21
_7aya r-20 g55 h-21
_7ayah_ r-20 g51
_7e g-26 h50 k29
_7ej h28
_7eja h28
_7ejab_ h28
_7ejab_3and_ h28
_7el h38
_7elw h26
_7elwe_ h26
_7elwe_la_ h25
_7es k32
_7esa k32
_7esabi_ k38
_7s r-23 k50
_7sa r-23 k51
_7sab r-23 k51
_7sabi_ k52
_7sabi_7ad_ k30
_a2 r125 m-25
_a2a r37
_a2d m-20
_a2d_ m-20
_a2s r55
_a2sa r55
_a3 k41
_a3r k29
_a3t r23
_a5 h37
_a5a g32
_a7 r36 h33 k19
_a7a r48 k27
_a7aw k31
_a_ r-90 g61 m65 k63
_a_bag_ g23
_a_bet_ m-29
_a_betting_ m-32 h20
_a_bigger_ r62
_a_boat_ g54
_a_box_ r19 g-27 k-20
_a_c_ r38
_a_carpet_ h-23
_a_conventional_ g-37 h39
_a_cow_ g-36
_a_day_ g-39 h19
_a_fils_ r-37 g-20
_a_flat_ g44
_a_friend_ h69 k-45
_a_go_ g24
_a_guy_ r-20 h-24
_a_hacked_ h-30 k33
_a_half_ r29
_a_hundred_ r-107 k32
_a_interest_ r-20
_a_knot_ h37 k-24
_a_lady_ h-33
_a_little_ r35 k31
_a_lorry_ h32
_a_lot_ g23 m-19
_a_man_ k39
_a_minute_ g-32 m35
_a_month_ g45 k46
_a_name_ k34
_a_new_ r21
_a_number_ m112 h-19
_a_paper_ h42
_a_pawn_ r-19
_a_payday_ r-51 h90
_a_phone_ r19 h-20
_a_plot_ g46 m-24 h-23
_a_point_ g33 h-29
_a_portion_ g51
_a_prescription_ g-24
_a_price_ g48
_a_quarter_ r38 g-30
_a_share_ r20
_a_single_ g36
_a_slip_ m52 h-36
_a_stranger_ h-26 k51
_a_tenth_ r23 g22
_a_thing_ g23
_a_third_ r72 g-66 h-25
_a_thousand_ r-44
_a_trip_ g54
_a_truck_ h28
_a_villa_ g19 m24
_a_week_ r54 g-31
_a_weekend_ r58
_a_year_ r-75 g-22
_aa g25
_aami h19
_aamil_ h19
_aan g20
_ab r-36 g84 m-27 h66 k30
_ab3at_ k28
_aba r-25
_abay r-25
_abaya_ r-25
_abl r-24 g91 h-42
_abl_ g56 h-26
_abl_ma_ g68
_abo m21
_abor h24
_abortion_ h24
_about_the_ g-46 m32
_abov r24 m23 k20
_above_ r24 m23 k20
_abr m-24 h59 k36
_abra h74
_abraj_ h46
_abro g19 m-24 k39
_abroad_ g19 m-24 k39
_abs h81
_absi h48
_absinthe_ h48
_abso h34
_absolut_ h34
_abu r35
_abu_ r42 h-22
_ac r-59 g-24 m47 h57 k32
_ac_ r-40 h-28 k-33
_acc r58 m48 h-28 k63
_acca m20 h-22
_acca_ m20 h-22
_acce g-19
_acci g21
_accident_ g31
_acco g28 k26
_account_ r19 g55 m-21 h-55 k27
_account_closed_ g-28
_account_for_ r-19 k25
_account_funding_ g21 m26 h28 k-30
_account_is_ m-33
_account_to_ r-19
_account_top_ g27 m33 h-40
_accountant_ r-33 k-24
_accounts_ h33 k23
_accounts_from_ k33
_accounts_of_ k27
_accr r32
_accrued_ r27
_acct r30 k38
_acct_ r30 k38
_accu m30 h21
_accumulator_ m30 h21
_aci h32
_acid h32
_acid_ h32
_acq h22
_acqu h22
_acquired_ g21
_acr r-22 k33
_acro r-22 k33
_across_ r-22 k33
_across_the_ r-21 h40
_act r-45
_actu r-45
_actual_ r-31
_ad r138 g-22 m-71 h19 k-63
_ad_ h34
_add r136 g-27 h-19 k-25
_add_ r25 g30 m40 h34
_adde r81 g-22
_added_ r86 h-26
_adderall_ h28
_addi r-31 m-25 h-24
_addiction_ m-22 h-20
_adding_ r-27
_addr h-21
_address_ h-21
_adds r73 k-24
_adds_ r73 k-24
_adds_for_ r20
_adjustment_ r32
_adm h-26
_admi h-26
_ado h69
_adob h51
_adop h19
_ads m-24
_ads_ m-24
_ads_for_ h-34
_adu m-21 h26
_adul m-21 h26
_adult_ h39
_adult_diapers_ h-23
_adv r-28 g58 k-19
_adv_ r-22 g67 h-35
_adv_%_ r-25 g49
_adva g19
_advance_ r-106 g25 h40
_advance_for_ r-23 g50
_advance_on_ r-61 g32
_advance_to_ h30
_advanced_ r75
_advanced_me_ r20
_advances_ r28
_advi g-37 h20
_advice_ h32
_ae r26 g-21 m26
_aed r26 g-21 m26
_aed_ r26 g-21 m26
_aed_at_ r-35
_aed_per_ m30
_af g28 m-44 h128
_aff h62
_aft g37 m-19 k21
_afte g37 m-19 k21
_after_ r28 g-28 m-19 k23
_after_i_ r-27 g-50 k-21
_after_it_ g-31
_after_party_ h45
_after_the_ r35 m-28
_afterwards_ g51
_ag r61 m26 h42 k-20
_aga r28 m21 h19
_agai r32 m27 h36
_again_ r67 g-25 m27 h22
_against_ r-35 g19
_against_free_ r67
_against_hail_ g-22
_against_my_ r-28 h25
_against_the_ r20
_age g-21 h59
_agei h29
_ageing_ h29
_agen g-24 h21
_agency_fee_ r-22 h-42
_agent_ g-20
_agent_to_ r22
_agr r62 g25 h-46
_agre r62 g25 h-46
_agree_ g36
_agreed_ r36 g-33 h-25
_agreed_before_ r40 g-63
_agreed_to_ r-33
_agreement_ r32 g23
_ah r21 g52 h-46
_ahe g52
_ahea g52
_ahead_ g52
_ahead_app_ r37
_ahm h-19
_ahma h-19
_ahmad_ h-26
_ai r42 m-27 h-79
_aid g-24
_aid_ g-24
_aig g29
_aig_ g29
_air r22 g19 m-27 h-41
_airl h-31
_airp r-22 g22 h36
_airport_ r-22 g22 h36
_airt r44
_airtime_ r44
_airtime_credit_ r24
_ak r65 g36 m-53 h-49
_akh r-25 g23 m-33
_ako h-40
_ako_ h-35
_al r53 g51 k-23
_al_ m-42 h-42
_al_inah_ r22
_ala r26 g21 h-31
_alam g50 h-32
_alam_ g50 h-32
_alar g-23
_alarm_ g-23
_alc g-32 h63
_alch h41
_alchol_ h35
_alco g-31 h21
_alcohol_ h-75
_alcoholic_ h34
_ale g-30 h66
_ale_ h60
_alf r36
_alf_ r48
_ali r23 m48 h-19 k-32
_ali_ m30 h-30 k-21
_all r-29 g67 m62 k-36
_all_ r-31 g65 m113 h-46
_all_back_ r-27 k-20
_all_fish_ g41
_all_future_ g58
_all_in_ r31 g-24 h-22
_all_of_ r-21 g-37 m21 h24
_all_paid_ r-22 g-21
_all_that_ g45 h-23
_all_the_ g110 m-26
_alla r-21
_allah_ r-21
_alle h39
_allo r23 m-45 k-35
_allocation_ g45
_allowance_ h43
_allowed_ g-32
_allowed_to_ g23
_allows_ r-19 g29
_alm h25
_alo h-45 k50
_alon h-23 k50
_alone_ g46
_along_ g-32 k46
_alr g57 h-22
_alre g57 h-22
_already_ g57 h-22
_already_paid_ g-37
_alt h33
_alta h31
_altar_ h31
_alw h-32
_alwa h-32
_always_ h-23
_am g-67 k48
_am_ r41 g-21 h-36 k70
_ama h24
_amal h35
_amal_ h35
_amb m-19 h-43
_amm h-56
_amo m30 h-41
_amon h-22
_among_ h-22
_amou m20
_amount_ m20
_amu h123
_amul h89
_amulet_ h88
_amulet_against_ h56
_an r-92 g20 h29
_an_ g-35 m-24 h55
_an_online_ g31 m-19
_ana h-27
_ana_ h-25
_anc h20
_ance h20
_and g-58 k24
_and_ g-102 m-20 k25
_and_a_ r227 g-29 k-24
_and_all_ r25 g73
_and_app_ r-35 h-27 k53
_and_at_ r22 g24 m24
_and_bought_ r-22 g-67
_and_buy_ r21
_and_code_ k47
_and_coke_ h50
_and_comes_ r31
_and_counted_ h-20
_and_date_ g65
_and_delivered_ g-22
_and_down_ m-30 h-25
_and_each_ r84
_and_eggs_ h48
_and_gets_ r28
_and_give_ k30
_and_gives_ r39
_and_he_ r-71 g-31 m29 k-25
_and_his_ r29 m26
_and_hope_ g50
_and_i_ g30 m-29 k-35
_and_in_ r59
_and_is_ r45
_and_it_ g-40
_and_keep_ r-30
_and_keeps_ r31
_and_metal_ g59
_and_must_ r23
_and_no_ g30
_and_nobody_ k-22
_and_not_ r-42 g-25
_and_on_ r-24
_and_one_ m33 h33
_and_out_ r-23 k43
_and_paid_ g22 h-20
_and_pay_ g57 m37 h35
_and_pays_ r-63 m19 h24
_and_pin_ h-34 k54
_and_send_ r-27 k33
_and_she_ r26
_and_signed_ r-50 g-38
_and_so_ r21 m23
_and_sold_ r80 g56
_and_taken_ r-56 h-20
_and_the_ r138 m20 k-24
_and_they_ k20
_and_tonic_ h67
_and_took_ r-41 g-33
_and_transfer_ k23
_and_two_ h26
_and_wants_ r-24
_and_we_ r-24 g-22
_and_weighed_ g-21
_and_will_ r36
_and_yeast_ h48
_anda g47
_andar_ g47
_ang r22 g-34 h-30
_ang_ r31 h-35
_ange h19
_angel_ h19
_ani h27
_anim h27
_animal_ h27
_ann h-19
_annu g60 h-36
_annual_ g29 h-21
_annuity_ g31
_ano r20 h35
_anot r20 h43
_another_ r20 h43
_another_month_ r58
_another_name_ h83 k-24
_another_year_ r-19
_ans r-38 h27
_answ h35
_answers_ h36
_answers_of_ h35
_ant h43
_anti h44
_any r-93 g130 m-30 h-86
_any_ r-54 g104 h-47 k-28
_anyone_ g-20
_anyw r-34 h-20
_anywhere_ h-20
_ap r53 g23 m-32 h-40
_apa g39
_apar g39
_apartment_ g21
_ape h49
_aper h49
_aperol_ h33
_app h-101 k32
_app_ r57 g-108 m25 h23 k20
_app_asks_ r60 h-21 k-23
_app_cuts_ r25
_app_keeps_ r34
_app_takes_ r32 g19
_app_were_ r-33 k35
_app_where_ g-29
_appe h-37 k28
_appeal_ h-25 k28
_appeal_by_ h-22 k28
_appl g85 h-63
_apple_ g30 h-41
_appliance_ g33
_appliance_care_ g29
_application_ g-23
_appr g22
_approved_ g24 h-19
_approves_ h22
_apr r19
_apr_ r59
_apri r-40
_april_ r-40
_apy r46
_apy_ r46
_aq r22 h-32
_aqu h-25
_ar r-66 g48 m-49 h78 k49
_ara g-30 h142
_arak h122
_arak_ h122
_arak_zahlawi_ h25
_araq h55
_araq_ h55
_arb r-37 h-48
_arbu r-37 h-21
_arbun_ r-37 h-21
_arc m-19
_ard g114
_ard_ g114
_are m-55 h56 k66
_are_ m-43 h71 k67
_are_mine_ r22
_are_still_ g19
_are_with_ r-19 k38
_area h-32
_area_ h-32
_arm g70 h-20
_arm_ g21
_arms g52
_arms_ g52
_arn h-66
_aro k32
_arou k32
_around_ k32
_arr g-54 h47
_arra h55
_arranged_ h52
_arri g-29
_arrival_ r-20
_arrives_ r-20 m21
_art g-20
_as r-80 g42 m-52 k122
_as_ r-69 g26 m-31 h101
_as_a_ r-20 g-19 h-54 k23
_as_agreed_ r24 m56
_as_bar_ h34
_as_genuine_ h31
_as_gift_ h-28 k37
_as_he_ k21
_as_i_ r59 k33
_as_in_ r-32 g-47 h-36 k-45
_as_is_ r-19 g30
_as_it_ r-60 g67
_as_listed_ g-31
_as_loan_ r-62 h27
_as_long_ r34
_as_on_ r-47
_as_original_ h33
_as_our_ r19
_as_per_ g-23 h-19
_as_real_ h55 k-22
_as_salary_ k27
_as_seen_ g-31
_as_the_ g57 h-34 k-45
_as_they_ g72
_as_we_ m66
_asa r28 m31 h51
_ash r-19 g39
_asht g32
_ask g-21 m-38 h-74 k134
_ask_ k99
_aske g-31 h-23
_asked_ g-31 h-23
_asked_for_ r28 k-27
_asks h-37 k34
_asks_ h-37 k34
_asks_for_ r-28
_asks_me_ h-28
_asks_nothing_ k47
_asl h-30
_ass r-32 g23
_asse g-20
_assi r-35 h27
_assignment_ h28
_assu g29
_assurance_ g39
_ast h-23
_astrologer_ h20
_astronomy_ h-41
_at r33 m65 h19
_at_ r-32 g74 m90 h21 k35
_at_%_ g21
_at_a_ r72 h-28 k-30
_at_al_ r-64
_at_all_ r23
_at_and_ r-26
_at_bank_ k62
_at_cost_ r26
_at_delivery_ g41
_at_double_ r20
_at_end_ r52
_at_five_ r20 k36
_at_for_ r23 g-22
_at_half_ r24
_at_harvest_ r31 g-29
_at_his_ r-22
_at_home_ m-29 h43
_at_market_ r-21
_at_month_ g22
_at_my_ k-45
_at_office_ m31
_at_on_ r60
_at_once_ g-19
_at_one_ g30
_at_our_ m-19 h-40
_at_price_ r22
_at_school_ m-43
_at_sea_ g35
_at_the_ r-159 m51 h87 k-51
_at_until_ g62
_at_what_ g-47
_at_work_ m27 k-37
_atm h-26 k25
_atm_ h-26 k25
_att r-25 g-43 k-44
_atta r-25 g-22 k-35
_attached_ r-23 g-21 h-22 k-35
_attack_ h37
_atte g-21
_attestation_ h-22
_au r39 h-33 k-31
_auc r69 m31 h-29
_auct r69 m31 h-29
_auction_ r76 g-25 m24 h-20
_auctioned_ g46
_aud r-23 h-22 k-19
_audi r-23 h-22 k-19
_audit_ r-23 k-31
_aur h22
_aura h25
_aura_ h25
_aut g21
_auth k23
_authorities_ k20
_auto_ g20
_autu g24
_autumn_ g24
_av m26 k28
_avi m31 h25
_avia m31 h25
_aviator_ m31 h25
_aviator_game_ m33 h56
_avo h-33 k36
_avoi h-33 k36
_avoid_ h-27 k28
_avoid_ask_ k24
_aw r-131 g69 m19 h-43
_aw_ r-68 g57 m25
_awa r-53 m-19 h-24 k21
_awar r-24 h-19
_awareness_ h-40
_away r-21 m-21 k36
_away_ r-21 m-21 k36
_ax g20
_axa g20
_axa_ g20
_ay g81
_ay_ g83
_b5 h30
_b5t h30
_b5ti h30
_b5ti_ h30
_b_ g-33 h-104
_b_ta2seet_ r-59 g49
_ba r37 g34 m-88 h21
_ba2 r28 g-28 m25
_ba2i m25
_ba2i_ m25
_ba3 r67
_ba3d_ r47
_ba3d_ma_ r-21 g19
_ba3dein_ r-22
_ba3t r-22
_ba7 r-39
_ba_ g52
_baa g67 h-20
_baad g67 h-21
_baad_ g67 h-21
_baad_me_ g32
_baad_mein_ g35
_bab r-42 g-38 k-23
_baba h20
_baba_ h22
_baba_ji_ h24
_babo h35
_baboy_ h35
_baby r-24 g-37 h-26 k-23
_baby_ g-36 h53 k-23
_babys_ h-23
_bac h50
_bacc m52 h23
_baccarat_ m52 h26
_bach g25 h20
_bachelor_ h33
_back g-44 m-45 h-59
_back_ r32 g-43 m-51 h-33 k-20
_back_and_ m23
_back_as_ r-31 k-20
_back_by_ g20 m-22
_back_cheaper_ r-25 g39
_back_for_ r76 h-21
_back_of_ h21
_back_on_ r20
_back_room_ h47
_back_the_ r-20
_back_to_ r44 g-50 h39 k61
_back_what_ r-29
_back_when_ r-71 g-24
_back_with_ r40
_backgammon_ h-36
_backs_ h21
_baco h41
_bacon_ h41
_bacon_and_ h49
_bad r58 h27
_bad_luck_ h26
_bada r47
_bag r-42 g98 m34
_bag_ r-28 g82 m51 h49 k31
_bag_of_ g71 h30
_baggage_ h-21
_baggie_ h30
_bags g-38 h-47 k-24
_bags_ g-38 h-47 k-24
_bags_of_ r22
_bah g30
_baha g30
_bai r40 g-33 h61
_bai_ r101 h-38
_bai_al_ r57
_bai_el_ r38
_bail h53
_baileys_ h53
_bak r30 g-62
_bake m-26 h-89
_baker_ h-29
_bakery_ m-26 h-60
_bakr g-23 h-35
_bal g-25
_bala g-28 h21
_balance_ r27 g-37 m33 k28
_balance_before_ g-21 h-57 k118
_balance_on_ g33
_balance_transfer_ r35 k-36
_bale g26 h-23
_bale_ g26 h-23
_ball g-35 m-29
_ballet_ h-19
_balloons_ g-21 h-31
_balo m19
_baloot_ m19
_ban m-20 h-39 k19
_bana h42
_banat_ h42
_band g25 m23
_band_ g28
_bang h39
_bango_ h47
_bangu_ h24
_bank r-29 m-31 h-75 k26
_bank_ r-50 g-39 m-29 h-35 k39
_bank_as_ r74
_bank_card_ r-38 k56
_bank_is_ r41
_bank_likes_ k62
_bank_only_ k42
_bank_shares_ g44 h27
_bank_that_ r-34
_bank_they_ r24 h-31
_bank_will_ g-33 h-26 k45
_banknifty_ g30
_banks_ r28 h-28
_banner_ h-22
_bar g-21 m-20 k-41
_bar_ r21 g-42 m-22 h99
_bar_tab_ h27
_bara r-41 g-19 h-19
_barangay_ h-28
_barasti_ h20
_barb h-56
_barber_ h-52
_barc m27
_bare g24
_bare_ g24
_barl h-29
_barley_ h-29
_barr h23 k-19
_barrel_ h40
_barrel_share_ h19
_barrels_for_ h25
_bars r39 h-52
_bars_ r39 h-22
_bart h47
_bartender_ h44
_bas r-37 g-50 k51
_bas_ k32
_bas_heya_ k22
_base r-29 h27
_base_ r-29
_basi r27
_bask h-21
_basketball_ h-27
_bast k46
_bastelem_ k30
_bastelem_w_ k35
_bat g55 m-55
_bath h35
_batn g76
_batn_ g45
_batt m-24
_bay r35
_bay_ r26
_baya h23
_bayad_ h23
_bd h24
_bds h24
_bdsm h24
_bdsm_ h24
_be r32 g122 m30 h-111 k47
_be_ r101 g189 h-125 k40
_be_agreed_ r-36 g61 m-31
_be_decided_ g49
_be_fixed_ g27
_be_in_ m60
_be_paid_ r59 g-43
_be_returned_ r31
_be_seen_ g27
_be_told_ g60
_bea g-32 h99 k-25
_beac g23 m-20 h52
_beach_ g23 m-20 h52
_bean r38 h-46
_beans_ r39 h-45
_bear g-23
_bear_ g-19 h32
_bearing_ r31
_bears_ r-23
_beat g-26 h66
_beat_ g-26 h71
_beat_up_ h32
_bec r36 h-25
_beca g-29 m28
_because_ g-29 m31
_because_he_ r-30
_because_of_ r47
_bech r34 g26 m-19 h-26
_bech_ r27
_becha_ g29
_bed h-38
_bed_ r-26 h-35
_bedo g30
_bedoon_ g30
_bee r-56 g-28 h-54 k-23
_bee_ g24
_beef g-38
_beef_ g-38
_been r-20
_been_ r-20
_bef g81
_befo g81
_before_ r-38 g81
_before_a_ g38 h-21
_before_any_ g20
_before_due_ r-37
_before_i_ g47 k-28
_before_it_ m-25
_before_its_ g26
_before_june_ r42 g-28
_before_receipt_ g56
_before_the_ r-49 h-47 k143
_before_they_ g23 k24
_before_we_ r-29 g-44
_beforehand_ r28
_beg h56
_begg h71
_beggars_ h40
_begi r30 g-22
_beha g-29
_behalf_ g-29
_behalf_of_ g-26
_behi g21
_behind_ g21
_behind_my_ g-27 h-21
_behind_the_ g26
_bei r29 g-32 k24
_bein r32 h-22 k27
_being_ r42 h-22 k27
_beit m-26
_beit_ m-26
_bel h-44 k34
_bell k27
_belly_of_ g20
_belo r27 m-20 h-27
_belongs_ g39
_belongs_to_ g39
_below_ r40 g-36 k30
_below_limit_ k46
_below_the_ r-19
_belt h-65
_belt_ h-65
_ben r-52 h42 k48
_bene r-49 k50
_beneath_ g-22 k55
_beneath_what_ g-22 k55
_bent g22 h51
_bes r34 g-22 h-25
_besi r34
_besides_ r34
_bet r-44 g-19 m109 h-43
_bet_ r-29 g-24
_bet_on_ g120 m-89 h-25
_bet_with_ m44 h-44
_bett r-24 g25 m-37 h-72
_better_ r-24 k24
_betting_ g32 m-36 h-55
_betting_exchange_ m26 h32
_betw m22
_between_us_ g-27 k45
_bev h38
_beve h38
_beverages_ h29
_bh r-22 g21
_bhai r-26 h22
_bhai_ r-24 h22
_bhe g21
_bhej g21
_bhej_ g28
_bi g35 m40
_bi3 g22
_bi3t g22
_bic r-24
_bicy r-24
_bicycle_ r-24
_bid r47 g-26 m33 h-30
_bie h28
_bier h28
_big r28 m40 h78 k32
_big_ g22 m32 h72 k24
_big_ticket_ m31 h58
_bigg r37
_bigger_ r37
_bik r-41 h-39 k-19
_bike r-50 h-47 k-19
_bike_ r-50 h-45 k-19
_bike_for_ r-64 g22
_bil r28 g-32
_bila g-24
_bilal_ g-24
_bilal_for_ r36 g-19
_bill r30 g-20
_bill_ g-37
_bill_bought_ r21
_bill_for_ g-36 k52
_bill_i_ r-53 k-19
_bill_taken_ r28
_billed_ h-24
_bills_ r28 k33
_bim g26
_bima g26
_bima_ g26
_bin r-41 g93 m67 h-45 k-21
_bina r-66 g130 m53 h-34
_binary_ r-19 g106 m84 h-27
_binary_options_ g20 m62
_bind r34 g-38
_binding_ r34 g-32
_bingo_cards_ h-34
_bingo_hall_ m28 h74
_bir r-22 m-34 k-36
_bira h33
_bira_ h33
_bird g25 h-46
_bird_ h-40
_bird_in_ g21
_birds_ g31
_birds_in_ g31
_birr h43
_birra_ h43
_birth_ r23
_birth_chart_ h46
_birthday_ r-24 g-23
_biry g-29 h-30
_biryani_ g-29 h-30
_bis m-26
_bisc m-26
_biscuits_ m-26
_bit r22 h38 k31
_bit_ r62
_bitc r-22 h-30
_bitcoin_ r-22 h-39
_bits k32
_bits_ k32
_bits_so_ k46
_bitt h31
_bl r-66 g-30 m-25 h142 k-24
_bl_ h38
_bla m19 h40
_blac m22 h35
_black_pudding_ h31
_black_stone_ m-37
_blackjack_ m38
_blackmail_ h43
_blan g30
_blanc_ h19
_ble g-26 h71
_bled g-23 h51
_bled_ g-23 h51
_bles h28
_blessed_ h28
_blessed_by_ h22
_bli g31 h-57
_blin g31 h-57
_blind_ g68 h-41
_blind_box_ g39
_blind_date_ g29
_blo m-21 h-27
_bloc g-24 h-33 k23
_block_ g-20 k26
_blocking_ h-20
_bloo h67
_blood_ g-25 h30
_blood_of_ h55
_blood_sausage_ h49
_bloody_ h58
_bloom_ g36 h-21
_blos g21 h-43
_blossom_ g21 h-27
_blu g-29 m-28 h49 k-22
_blue g-26 m-20 k-21
_blue_ g-26 m-20 k-21
_blue_label_ h41
_blue_one_ g-32 h-43 k-19
_blun h33
_blunt_ h23
_bn r-36 h26
_bnp r-23
_bnpl r-23
_bnpl_ r-23
_bnt h41
_bnt_ h41
_bnt_7elwe_ h26
_bo g23 h25 k-45
_boa r-34 m25 h-38
_boar g-49 m35
_boar_ h66
_board_ g-47 m48 h40
_board_for_ g-19 m-39
_boards_ h-48
_boat r-21 g39 h-37
_boat_ g29 h-36
_boat_engine_ r29
_bok r23 g32
_bokr r23 g32
_bokra_ r23 g32
_bol r36 g90 h-31
_bole g41
_boleesa_ g30
_boli r41 g48 h-26
_boli_ r59
_bolisa_ g29
_bolisat_ g29
_bon r117 g-51 h-35
_bond r155 g-37 m-61 h-78
_bond_ r64 m-36 h-60
_bond_coupon_ r23
_bond_paper_ r-51
_bonds_ r125 g-25 m-23 h-36
_bonu r-30 m55 h30
_bonus_ r-30 m55 h30
_boo k-19
_book r23 g43 m21 h-58
_book_ g22 h-49 k34
_booked_ r34 k-26
_bookie_ m32 h74
_booking_ m-27 h-26
_booklet_ h-26
_bookmaker_ h27
_bookmakers_ h-21
_books_ g30
_bookshop_ h-49
_boot g-23 m-22
_bootleg_ h31
_boots_ h-22
_booz h72
_booze_ h53
_bor g62 m39 h-42 k34
_bord m44 h51 k27
_bordeaux_ h21
_border_ m48 h31 k29
_born r-23 g24
_born_ g24
_borr g37 k19
_borrow_ r-38 g58
_borrow_fee_ r-32 g66
_borrowed_ r39 g32 h-21
_borrows_ g-37 k25
_borrows_from_ g-30
_bos m-22 h41 k28
_boss m-22 h41 k28
_boss_ m-19 k28
_bot r-52 h132 k-25
_bot_ h23
_both r-22 h-29
_both_ r-22 h-29
_both_legs_ r32 h-20
_both_money_ g57
_both_of_ r-34
_both_sides_ g26
_bots h37
_bots_ h37
_bott r-25 h72
_bottle_ g-23 h43
_bottle_of_ h-76
_bottle_service_ h42
_bottles_ h22
_bottles_of_ h23
_bought_a_ g-41 h25
_bought_and_ r-19
_bought_by_ r56
_bought_for_ r41 k23
_bought_from_ r153 g61 h-23
_bought_his_ g-84 h39
_bought_it_ r-52 g79 h-24
_bought_on_ g47
_bought_the_ r116
_bour h37
_bourbon_ h37
_bow m25
_bowl m25
_box r-84 h-20 k-45
_box_ r-68 g-29 k-23
_box_for_ k41
_boxe g-36 h-24 k-22
_boxes_ g-20 h-37 k-22
_boy r-29
_boy_ g-20 h26
_boys r-29
_boys_ r-29
_boys_to_ h39
_br r-33 g-51 m-62 h56 k-49
_bra r-20 g-37 m-36 h-51
_brac h-29
_bracelet_ r45
_bran g-27 m-30 h54 k26
_branch_ h29
_brand_ m-26 h-47
_branded_ h34
_brandy_ h48
_bras h-21
_brass_ h-21
_brea g-25 h-82
_bread_ g-74 h-99
_break_ h72
_break_his_ h79
_break_it_ h-30
_breaks_ g61
_brew h77
_brew_ h55
_bri r26 g28 m-32 h32 k-35
_brib g-27 h72
_bribe_ g-20 h62
_bric g25 k-24
_bricks_ g28 k-24
_brid r38 m-22 h-32
_bridge_ r29
_bridging_ r33
_brin g43 h30
_bring_ h20 k27
_bring_him_ h21
_brings_ g26
_brings_back_ r-21 h25
_brings_up_ r-19 g47
_brit h-26
_bro g-20
_bro_ m29
_brok g40
_broke_ g25 m19
_broken_ h-19
_broker_ g73 h31
_brot g-24 k38
_brothel_ h20
_brother_ r27 h20
_brother_in_ r44 g-24
_brothers_ r-23 g-29 h-40 k32
_brou r-22 h-24
_brought_ r-22 h-24
_brow h23
_brownies_ g-19 h27
_brownies_with_ g-19
_browns_ h-19
_bru h56
_brun h-31
_brunch_ h-31
_brut h71
_brut_ h38
_bt m32
_bta m21
_bu g53 m-96 h29
_bubbly_ h24
_buc h41
_buck h41
_bud g31
_budo g43 h-28
_budol_ g43 h-28
_builder_ h-25
_building_ h49
_buk g39
_bul m20 h29
_bull m20
_bull_ h23
_bun g-20 m-35 h51
_bund m-35 h36
_bundle_ g27 m-34 h26
_bur m-26
_burg m-21 h-40
_burger_ h-22
_burn h50 k24
_burn_ h45
_burned_ h35
_bus r-65 m-67 h-120
_bus_ r-84 g-21 m-63 h-98
_buse h-28
_buses_ h-28
_busi h21
_business_ h21
_but r81 g-41 h37
_but_ r82 g-40 h49
_but_it_ k30
_but_the_ g-35
_but_they_ k21
_butc h-40
_butcher_ h-40
_butt h28
_butter_ g27 h34
_buy r48 g29 m32 h46
_buy_ g23 m53
_buy_a_ g-34 m38 h23
_buy_his_ g-29
_buy_in_ g-26 m116 h35
_buy_it_ g38 m-20
_buy_now_ g-37
_buy_your_ g57 m-26
_buye m-21
_buyer_ g42
_buyers_ g-29 h25 k-20
_buyi h35
_buying_ h35
_buys r57
_buys_ r57
_buys_it_ r40
_by r20 g51
_by_ r-70 g33 h46
_by_a_ g25 h38
_by_bank_ r40
_by_contract_ r-22
_by_guess_ g30 m-34
_by_hand_ g-19 k19
_by_hour_ h48
_by_in_ k19
_by_itself_ r34
_by_june_ g27
_by_me_ r-23
_by_phone_ r39 h44
_by_the_ r-21 g19 k-49
_by_them_ g22
_by_us_ m61 h28
_by_weight_ g52
_bya r90 g-20 h-38
_byaj r41
_byaj_ r41
_byb g20
_bybi g20
_bybit_ g20
_byp k29
_bypa k29
_c_ r32 h-28
_ca r-19 g-59 m-85 h-55
_cab g-30 m-21 h85
_caba h42
_cabaret_ h42
_cabi h-27
_cabinet_ h-21
_cable_ h19
_caf r21 g-45 h-29
_cafe r21 g-45 h-29
_cafe_ r21 g-40 h-22
_cag h-53
_cage h-53
_cage_ h-53
_cak g-38 m-40 h-82 k-38
_cake g-38 m-40 h-82 k-38
_cake_ g-35 m-34 h-93 k-38
_cal r23 g83 m24 h-87 k26
_calc g-25 h-24
_calf g72 h-36
_calf_ g46 h-35
_calf_in_ g88
_call r40 g34 m32 h-35 k40
_call_ r38 h40
_call_it_ r125 g-45
_call_option_ m-43
_called_ m71
_called_heads_ m39
_caller_ h-19 k59
_calls_ g80 m-26 h-43
_calls_on_ g34 h-20
_cam g-47 h-25 k-23
_cam_ h-67
_cam_show_ h29
_came m44 h39 k-30
_came_ g-28 m67 h47 k-22
_came_to_ h25
_camel_ r20 m-20
_camel_race_ m-27
_camel_went_ r28
_camels_ g25
_camera_ h-25
_camp_ h-39
_campaign_for_ h21
_can g-23 m-26 k21
_can_ r31 g49 h22
_canc r-24 h-50
_cancel_ g-27
_cancellation_ g78
_cancellation_cover_ g67
_cancelled_ g-58
_cand g43 m46
_candle_ g28 m53 h-29
_candle_green_ m30
_candle_red_ m39
_cani h20
_cann r38 g-43 h55
_cannabis_ h44
_cannot_ r44 g-37
_cans h65
_cans_ h65
_cant h-25 k30
_cant_ m36 k30
_canteen_ m-28 h-21
_cap m-20 h49
_cap_ r-51 g22
_capi r49 g-36 k-19
_capital_ r49 g-35 k-19
_capital_and_ r45
_capital_back_ r32
_capital_for_ r-55 h45
_capital_protected_ r60
_capital_safe_ r20
_caps g19
_capsules_ h21
_capt r21 h52
_captagon_ h41
_captain_ g21
_car m19 k-22
_car_ r-68 m63 h-111
_car_at_ r-24
_car_cover_ g53
_car_for_ r22
_car_if_ g32
_car_is_ g47 k-22
_car_no_ g35
_car_on_ r-21
_car_to_ r-22
_car_was_ g26 h-20
_car_wash_ m-19 k26
_cara r33 g34
_carat_ r37
_carb g22
_carbon_ g31
_carbonara_ h22
_card r41 g-131 h56 k48
_card_ r48 g-69 h-50 k35
_card_and_ h-26 k100
_card_bill_ r25
_card_cards_ h22
_card_company_ r35
_card_for_ m31 h-53 k-30
_card_game_ m32
_card_interest_ r31
_cardamom_ h-41
_cards_ g-63 m24 h118 k28
_cards_for_ m-22 h-72 k-24
_cards_from_ m73 h84
_cards_with_ h-21
_care r-24 h-28
_care_ r-24 g47
_cari h25
_caricature_ h25
_carl m29 h107
_carlo_ m32 h44
_carp r-64 m-37 h-34
_carpet_ r-23 h-23
_carr r76 h-83 k-24
_carries_ g50
_carry_ g-20 m-20 h-25
_carrying_ r71
_cars g31
_cars_ g31
_cart m-26
_carton_of_ h82
_cartons_ m-26 h-24
_carv g22
_cas r-24 g27 m60 h92
_case r-26 g28 h88
_case_ r-26 g35 h38
_case_of_ h53
_case_opening_ m46 h24
_case_the_ g20
_cases_ h50
_cash r34 g34 m69 k30
_cash_ r21 g35 h-19 k30
_cash_and_ r-45
_cash_at_ r48 m-25
_cash_box_ k-24
_cash_for_ r-38 g-22 h19
_cash_from_ r50
_cash_i_ r25 k51
_cash_in_ h42
_cash_on_ h-24
_cash_only_ k28
_cash_or_ r-86 g78
_cash_out_ h50
_cash_price_ r-27 g-43
_cash_settled_ g65
_cashed_ m27
_cashed_in_ m30 h22
_casi g-25 h-69
_casino_ g-23 h-27
_casino_chips_ m21 k25
_cask h76
_cask_ h76
_cask_share_ h19
_cast m-30
_cast_ g20
_casting_ h22
_cat m-67 h-34
_cat_ g-66 m-37
_catc g73 m-19 h-30
_catch_ h-38
_catch_of_ h-21
_catches_ g66 h-20
_cate r20
_catt g23
_cattle_ g23
_cau k56
_caus k56
_cause_ k57
_cb h26
_cd r28 h-22 k29
_cd_ r30
_cdd k29
_cdd_ k29
_ce r47 g19 h-30
_ce_ g78
_cel g-28 h44
_cell g-28 h44
_cellar_ g-21 h51
_cem r-42 g-22 h-51
_ceme r-42 g-22 h-51
_cement_ r-42 g-22 h-51
_cen r65
_cent r65
_cent_ r79
_cer r36
_cert r38 k19
_certain_ r26
_certificate_ k19
_certificates_ r28
_cf r-46 g185 m149 h-55 k-26
_cfd r-46 g185 m149 h-55 k-26
_cfd_ r-42 g161 m163 h-44 k-26
_cfd_account_ g107 m86 h-27 k-26
_cfds g25
_cfds_ g25
_ch g-103 m-62 h63
_cha g-38 m-65 h-20
_chai g-27 m-35 h-107 k-32
_chai_pani_ h29
_chain_ r51
_chair_ r-26 h-86
_chairs_ r-40 m-19 h-34 k-32
_chal g21
_chalet_ g20
_chan g53 m68 h-71
_chance_ g67 m83
_chandelier_ h-32
_change_ k30
_change_the_ k37
_changed_ h-76 k-32
_channels_ h44
_char g-59 m-73 h19
_char_ h49
_char_siu_ h44
_charas_ h24
_charcoal_ h-35
_charge_ g-40 m-25
_charged_ r30
_charged_by_ r23
_charges_ r47 g20
_charging_ r-20
_charitable_ r27 k22
_charity_ r-45 g-24 h-32
_charm_bracelet_ h-32
_chart_ m-22 h29
_chart_and_ h44
_chat h37 k61
_chat_ k61
_che r-20 g-83 h-33
_chea r34 h106 k-27
_cheap_ r26 g-32 h45
_cheaper_ g27
_cheat_ h44
_chec r-29 g-26 h-47 k51
_checking_ h-37
_checks_ k50
_cheese_ h-50
_cheq h-26
_cheque_ h-25
_ches m22 h-26
_chest_ m29
_chi r38 g-33 m31 h59 k-21
_chicharron_ h34
_chicken_ h-26
_chil r-29 m-22 h22
_child_ r-29 h34
_children_ h-39
_chip g-25 m68
_chips_ g-25 m68
_chips_and_ m-37 h-40
_chips_at_ m31
_chips_bought_ m23
_chips_cashed_ m35
_chit r99 g-28 h-19
_chit_ r59 g-22 h-24
_chitty_ r65
_chiv h50
_chivas_ h50
_chl m-23
_chlo m-23
_chlorine_ m-23
_cho r-74 g27 m-32 h85
_choi r-32 g52
_choice_ r-32 g52
_choo g38 h28
_choose_ h21
_choosing_ g35
_chop h38
_chops_ h30
_chor h45
_chorizo_ h47
_chos g-56 m-22 h-21
_chose_ g-51 h-26
_chosen_ m-22
_chosen_from_ h26
_chr r20
_chri r20
_christmas_ r20
_chu g24 h-24
_chun k19
_chunks_ k19
_ci g-50 h88
_cid h37
_cide h37
_cider_ h37
_cir g-32 h33
_circ g-32 h27
_circle_ h27
_cit h35
_city h30
_city_ h30
_cl g-120 m-27 h20 k-70
_cla r37 g-36 h-25 k-30
_clai r25
_claim_ r19
_claim_on_ r-23
_clar h28
_claret_ h28
_clas m-28 h-25
_class_ m-49 h-79
_classes_ h22
_clau r24
_clause_ r24
_claw g-22 h-39
_claw_ g-22 h-39
_claw_machine_ g-21 m24
_cle g-46 m-32 k51
_clea r20 g-31 m-23 k59
_clean_ r-21 k28
_cleaner_ g-32 h-22 k29
_cleaning_ r-23 m-21 h-37 k20
_clear_ r47 h20
_clears_ r39
_clerk_ r-25 h52
_clerk_who_ h36
_cli r-32 g-38 h25 k-37
_clic m35
_clie r-19 h19
_client_pays_ r-55
_clin g-19 m-21 h-19 k-23
_clinic_ m-21 h-49 k-23
_clinic_for_ r22
_clip m-27
_clips_ h38
_clo h44 k-44
_cloc r21 g-29
_clock_ g-29
_clon m-32 h85
_clone_ h-27
_cloned_ m-21 h95
_cloned_cards_ m-20 h24
_clos g39 m75 k-31
_close_ r27
_close_the_ r22 h-21
_closed_ g37
_closing_ r-28 h24
_clot m-35 h-39
_cloth_ m-28 h-21
_clothes_ g-27
_clu r-23
_club r-23
_club_ r-23 m23
_club_sandwich_ h-30
_club_table_ h19
_cm g27
_cme g40
_cme_ g40
_co r-69 m-95 h-71 k-49
_coa r-46 g-75 m-35 h-29
_coac g-31 m-27
_coach_ g-19 m-19
_coaching_ m-36
_coat r-34 g-54
_coat_ g-47
_coc h77
_coca h54
_cocaine_ h52
_cock h27
_cocktails_ h25
_cod r-19 h19 k67
_code r-19 h19 k67
_code_ m25 k63
_codeine_ h24 k-21
_codes_ m-22 k25
_cof r-28 g-24
_coff r-28 g-24
_coffee_ r-28 g-24
_coffee_cup_ h83
_coffee_dregs_ h22
_cog h58
_cogn h58
_cognac_ h58
_coi r41 m66 h-21 k-55
_coin r41 m68 k-55
_coin_ r34 m45 h-41 k-31
_coin_for_ r40
_coins_ m24 h30 k-24
_col m19 h21
_cold h55
_cold_ h55
_collar_ g48
_colleague_ k-19
_colleagues_ h22
_collect_ r19 g-26 k34
_collected_ r-29 k28
_collecting_ k-30
_collects_ r29
_colo r-22 h-79
_colour_ h-23
_coloured_ h-40
_com r45 g64 k88
_comb g26
_come r37 g30 h-30 k36
_come_ r57 g46 m-21 k33
_come_on_ r20 k19
_comes_ r-20 m28 h-24
_comes_back_ h-25 k20
_comes_home_ r22
_comes_in_ r-22 g-29 m-20
_comi g42
_coming_ g42
_coming_year_ g22
_comm h29 k43
_commercial_ g34
_commercial_paper_ g-21
_commission_ r-51
_commission_%_ r-20
_commission_for_ k-21
_commission_in_ h31
_commission_on_ h-27 k27
_commission_to_ k-20
_committee_ r24
_comp g-23 h-29
_company_ r21 h31
_company_for_ r25 h49
_company_of_ h-28 k32
_companys_name_ h-24
_compensation_ r25
_competition_ m39
_competition_entry_ m25
_compliance_ h-23 k27
_compliance_it_ k37
_compound_ r-53
_compounding_ r33
_comprehensive_ g21
_con r39 h-33
_conc r-24 g28
_conceived_ g40
_cond h-19
_condition_ g-23
_conf g-26
_confirm_ g-27 h-24
_cons r42 h-22 k38
_consideration_ r25
_consultancy_ k34
_consultation_ h23 k-20
_consulting_ h-44
_consumer_ h29
_cont g20 m34
_container_ r-36 g19
_containers_ r30
_content_ h60
_contents_a_ g32
_contest_ m30 h-35
_contest_entry_ h37
_contract_ h38
_contract_for_ g57 m48
_contract_is_ h39
_contract_on_ g34
_contract_says_ r30
_contract_to_ r33 g-43
_contractor_ g22 h-31
_contracts_ g21
_contribution_ r-26
_conv r34
_conventional_ r50 g-34 h45
_conventional_bank_ r40
_conventional_insurer_ g34 h-27
_convoy_ h-19
_coo r-21 m-52 h-37
_cook r-21 m-41 h-19
_cookies_ m-21 h-55
_cooking_ h88
_cooking_sherry_ h54
_cop r-46 m-25 h93 k-26
_copi g-27 h40
_copied_watches_ h45
_copies_ h29
_copp r-29 g63 k-19
_copper_ r-29 g67 k-19
_copy g-45 h59
_copy_ g-45 h59
_copy_of_ h-57
_copy_watches_ h35
_cor m-25 h-26
_corks_ h39
_corn h39
_corp r64 h-25
_corp_ r25
_corporate_ r39 h-22
_corr h-23
_correction_ h20
_cos r36 h-45 k-28
_cost r42 h-52 k-28
_cost_ g-47 k-19
_cost_for_ r65
_cost_me_ r-20
_cost_of_ r42 g40
_costs_ r57 g46 m28
_costs_me_ r36
_costume_ h-31
_cot g27 m-28 h-25
_cott g29 h-31
_cotton_ g29 h-31
_cou r-40 g-63 m-66
_could_not_ g-30
_coun r-50 g-20 m-48 h-25 k34
_council_ h-24
_count_ r26 k-20
_count_not_ g20
_counted_ r-29 h-25
_counter_ r-53
_counterfeit_ h63
_country_ h-24 k53
_counts_ r25
_coup r62 g-30 m46 h58
_coupon_ r33 g-30 m47 h-20
_coupon_bond_ r31
_coupon_from_ h-19
_coupon_on_ r37 m-20
_coupons_ r29 h38
_cour r-47 g-20 m-40 h-29 k-39
_courier_ r-43 g-26 m-23 h-102
_courier_fee_ k39
_course_ g-34 k-34
_court_ g42 h-20
_cous m-30
_cousin_ g28 h25
_cousins_ r-30 g-24 k23
_cov r20 g104 h-71
_cove r20 g104 h-71
_cover_ r-22 g96
_cover_against_ g48
_cover_for_ g-82
_cover_the_ g-50
_covered_ g51
_covered_my_ r22
_covers_ m25
_cow r-26 m24 h-37 k-60
_cow_ r-24 m24 h-29 k-28
_cow_board_ m66
_cr r-36 g43 k-28
_cra r-50 m-24 k-32
_crac m-54 h29
_cracked_ m-20 h56
_craf h29
_craft_ h29
_cran h-39
_crane_ h-39
_cras m40
_crash_ m40
_crash_game_ m25 h46
_crat r-41 g20
_crate_ g28 h34
_crate_of_ g-33
_crates_ r-32
_crates_of_ h-43
_cre h-21
_cream_ h-25
_cred r31 m27
_credit_ r27
_credit_default_ r-28
_credit_for_ g-26 m39
_credit_line_ r39
_credit_note_ r-21
_credit_protection_ g69 m-19
_credited_ r44
_credited_by_ r-20
_credits_ r-25 m51
_cree r21 g19
_creek_ r21 g19
_cres r-44 h-22
_crescent_ r-44 h-22
_crew k40
_crew_ k40
_cri h-54
_cric h-20
_cro h28
_crop g25 h-57
_crop_ g38 h-39
_crop_before_ g23
_crop_of_ g46
_crou m39 h28
_cru g41 m19
_crud g50
_crude_ g50
_crude_position_ g22
_crui m23
_cruise_ m23
_cry h34
_cryp k28
_crypto_ h-25 k30
_crys h47
_crystals_ h39
_cs m38
_cu r-41 m-92 h89 k-42
_cumu r19
_cumulative_ r19
_cup m-68 h30
_cup_ m-61 h72
_cups h-34
_cups_ h-34
_cur r-21 h93
_cure h42
_curs h79
_curse_ h79
_curt r-34 h-34
_curtain_ g27
_curtains_ r-29 h-28
_cus r-20
_cush h-23
_cushions_ h-19
_cust r-20
_customs_ h21
_customs_man_ h29 k-38
_cut g-43 h-38 k-22
_cut_ r-23 h19 k-21
_cut_%_ r-20 k20
_cut_for_ h57
_cut_from_ h42
_cuts r25 h-22
_cuts_ r25 h-22
_cutt g-34 h-35
_cutter_ g-34 h-35
_cv h34
_cvv h31
_cvv_ h22
_cy r-41 h-23
_cyb r-19 g28
_cybe r-19 g28
_cyber_ r-19 g28
_cyl r-21
_cyli r-21
_d_ r224 g23 m20 h-88
_d_o_ r-29 g40
_da g103 m30 k-136
_da_ h-21
_daa h56
_dab g29
_dad r33 g-44
_dad_ g-30
_dadd h19
_daddy_ h19
_daf g20 h-23
_daf3 r19
_dafa g26 m-20 h-23
_dafa3t_ g-22
_dah r39 h-23
_daha r39 h-23
_dahab_ h-23
_dai g-41 h35
_dair h-38
_dairy_ h-38
_dak h22
_daks h22
_dakshina_ h22
_dal m24 h43
_dala m19 h43
_dam g24 h-19
_dama g29 h-25
_dan g-39 h77
_dana r24
_dana_ r24
_danc g-36 h79
_dance_ g-29 h28
_dancer_ h36
_dar r-36 m50
_dare g-24 m51 h-28
_dare_ m47
_dark g37 h24
_dark_ g37 h24
_dat m-48 h-39 k-34
_data g-19
_date m-32 h-31 k-33
_date_ g86 m-20 k-26
_date_moves_ r37
_date_open_ g30
_date_slips_ r19
_dated_cheque_ r-27
_dates_ g-55 h-26
_dates_for_ r75
_dates_of_ g30
_dati h-23
_dating_ h-23
_daughters_ h-23
_dav h31
_daw g23
_day r48 g88 m-20 h-106 k-44
_day_ r69 g140 h-97 k-31
_day_he_ g33
_day_late_ r21
_day_one_ r66
_day_until_ r20
_days r-33 g-56
_days_ r-33 g-56
_days_i_ r-57
_de r35 g84 m-60 h-35
_de_ h22
_dea r104 g-21 h56
_dead h113
_dead_ g-27 h121
_deadline_ g20
_deal r39 h-38
_deal_ r51
_dealer_ g-30 m33 h-57
_dealer_for_ r-26
_dealers_ r-26 h32
_dear r85 g-30
_dearer_ r92 g-28
_deat g34
_death_ g34
_deb m21 k-43
_debe r30 h-20
_debenture_ r25
_debi r29 h20 k-19
_debit_ r22 h23 k-19
_debt r-41 k-23
_debt_ r41 h-28 k-23
_debt_as_ r-35 h-20
_debt_is_ r22
_debt_stays_ r-53
_debt_to_ m27 h-20
_debtor_ r-52 h39
_debts_ r-23
_dec r-43 g47 k21
_deca g25
_decd g23
_decde_ g23
_dece g25 h32
_december_ g25 h32
_deci r-22
_decide_ r-21 g-65
_decide_by_ g-26
_decided_ g23
_decides_ g65
_deck h26
_deck_ h26
_decl h-33 k58
_declare_ h-25 k29
_declare_less_ k24
_declared_ k27
_deco m-22
_ded r-48 g33 h22
_ded_ g56
_dedu r-46 g-23 h32
_deduction_ r-23 h43
_dee g-48 h-22
_deed g-46 h-29
_deed_ g-46 h-29
_def h-38
_default_swap_ r-27
_defe h-28
_deg h26
_degr h33
_degree_ h31
_degree_printed_ h37
_dei r-21 h35
_dein r-21
_dein_ r-21
_deit h40
_deity_ h34
_del r34 g19 m-45
_dela r26 g19 h-19
_delay_ r29 g36
_delay_cover_ g39
_dele k32
_delete_ k37
_deli m-24
_deliv_ g31
_deliv_date_ g28
_deliver_ r-24 g64
_deliver_in_ g20
_deliverable_ r68 g-66
_delivered_ r-20 g-57 h-19 k-19
_delivered_to_ g-24
_delivers_ g28
_delivers_in_ g43
_delivery_ r-28 h46
_delivery_in_ r88
_delt h24
_delta_ h24
_dem r34 h-39
_dema r26
_demurrage_on_ r27
_den g-26 m-19 h-41
_dena g-41
_dent m-25 h-35
_dental_ g23
_dental_plan_ g19
_dentist_ m-23 h-21
_dep r-60 g60 m34 h-19
_dep_ h-27
_depe g61 h-25
_depends_ g66 h-25
_depends_on_ g63 h-24
_depo r-29 m38 h35
_deposit_ m40
_deposit_at_ m-22
_deposit_for_ r-62 h-36
_deposit_paying_ r20
_der r43 g36 h-44
_deri g50 h-33
_derivative_ g38
_des g36 m-37 h19 k27
_desc g25 h-27 k30
_description_ h-20 k38
_dese g20 h26
_desert_ g29
_desi g20 h31
_design_ g24
_desk m-20 h-42
_desk_ m-20 h-42
_dest h26
_det m-21 h-37 k79
_deta k75
_details_ k75
_details_to_ k80
_dev g20
_df r-20 m26 h37
_dh h-35
_dhs h-20
_dhs_ h-20
_di r35 g125 m20 h-127 k-32
_di_ g74
_dia r-34 g-23
_dial h-19
_dialysis_ h-19
_diam h31
_diap h-23
_diapers_ h-23
_did r-21 m72 h-23
_did_ r-21 g-19 m72 h-23 k27
_did_not_ r23 g31 m32
_die g101 h-50 k-31
_die_ g93 h-26 k-25
_die_they_ g29 k-19
_died h20
_died_ h20
_dif g37 m43
_diff g37 m43
_difference_ g31 m30
_difference_on_ g35 m67
_different_ k23
_dig g30 m25
_digi m36
_digital_ m35
_din r58 g-29 m-22 k-26
_dina r55
_dinar_ r39
_dinn g-28 k-25
_dinner_ g-28 k-25
_dip m-26
_dip_ m-26
_diploma_ h-20
_dir g-19 k35
_dire k20
_director_ k36
_directors_ h-41
_dirh r22 g-20 h-40
_dirhams_ r34 h-37
_dirhams_at_ r-35
_dirhams_for_ r-29 m-36
_dirhams_now_ r27
_dirhams_per_ m40
_dirhams_to_ r24
_dirhams_when_ r33
_dirt k23
_dirty_ k23
_dis r76 g-24 m-30 h43
_disa h39
_disappear_ h39
_disc r117
_discount_ r-75 g-34
_discount_coupon_ r-32
_discounting_ r85 h-20
_discounting_a_ r20
_discounting_the_ r20
_discovered_ g19
_dise m26 h28
_diss h21
_dissertation_ h21
_dist g-21 h46
_distillery_ h29
_distributor_ h23
_div m-22 h-52
_dive r-30 g38 h-44
_dive_ g19 h-37
_divi g-21
_dividend_of_ h21
_dividends_ r25
_diy r-21 g-33 h36
_diya r-31 g-29
_diya_ r-31 g-29
_dji h25
_djin h25
_djinn_ h25
_do r-104 g-52 h-66 k46
_do_ r-39 m24 h-27 k76
_do_it_ m40
_do_not_ h-30 k34
_doc r-20 g-30 h24
_doct h46
_doctor_ g-32
_doctored_ h51
_docu g-27 h-22
_document_ h-21
_doe r40 h-22 k35
_does r40 h-22 k35
_does_ r46 k33
_does_not_ r53 g-21
_dog g19 h48 k-19
_dog_ g43 m-23 h45
_dog_fight_ h27
_dog_fighting_ h19
_dog_fights_ h40
_dog_that_ g42 h-19
_dogs m25
_dogs_ m25
_dol g-39
_doll r21 g-33
_doll_ h38
_dollar_ r49 h-33
_dollars_ r-26 g-26
_dom g-27 k-39
_domino_ h-47
_don r-69 m-31 k52
_donated_ r-19
_donated_to_ r-19
_donation_ r32 k-38
_donation_to_ k-21
_donations_ k44
_done r-63 g23
_done_ r-63 g23
_donor_ h27
_dont r-19 k72
_dont_ r-19 k72
_dont_have_ g37
_dont_put_ g-23 h-23 k26
_dont_report_ k38
_doo r-28 m-30 h-55 k-29
_door r-28 m-30 h-55 k-29
_door_ r-28 m-30 h-56 k-29
_dou g26 m37 h-42
_doub g26 m41 h-20
_double_ r22 g-27 m34
_double_or_ m47
_doubled_ r-32 g24
_doubled_or_ g25 m23
_doubles_ g29
_doug h-22
_dow m39
_down m39
_down_ r-27 g33 m60
_down_in_ m31
_down_min_ g50
_down_payment_ r19 g27
_down_the_ r-23 g-26 m-26 h-32
_dr r-162 g-59 m88
_dr_ g-21 h-22
_dra r-46 m67 k-25
_draf m32
_drag m28
_drag_ m19
_drag_race_ m25
_draw r-36 k-22
_draw_ h31
_draw_coupon_ h19
_draw_for_ g32
_draw_of_ g46 m23
_drawer_ h-24
_drawing_ m-19
_drawings_ g52
_drawn_ g-36 m21
_dre g-31 m64 k23
_drea m60 h35
_dream_ m60 h35
_dream_car_ m19
_dream_home_ m21
_dreg h22
_dregs_ h22
_dres r-24 h-35 k45
_dress_ r-19 h-21
_dressed_ k50
_dressed_up_ k50
_drew k-22
_drew_ k-22
_dri r-53 g-37 m-34
_dril r-46
_drill_ r-46
_drin h22
_drink_ h-59
_drinks_ h66
_driv m-22
_drive_ r-30 m-19
_drive_it_ r-23 g27
_driver_ g-19
_drives_ r39 g-19
_driving_test_ h43
_dro r-44 g60 h-55
_drop r-37 g36 h-26
_drop_ r-60 g-23
_dropped_ r21 g-26
_drops_ g50
_drops_the_ h24
_drug h-24
_drug_ h-43
_dry h57
_dry_ h57
_dt g48
_dte g48
_dte_ g48
_du g-50 h-82 k-25
_dub r-35 m-29
_duc m20
_duck m20
_duck_ m20
_due r66 m19 h-68 k-27
_due_ r55 h-43 k-27
_due_date_ r29 g-30 h-21
_due_in_ r72 g22
_due_when_ r-22 g35
_dum k24
_dumm h-30 k25
_dummy_ h-30 k25
_dump h36
_dus h22
_dush h25
_dushman_ h25
_dut h27
_dutc h53
_dutch_ h53
_duty h-26
_duty_ h-26
_duty_free_ h95
_dv g-39
_dvd g-39
_dvd_ h-19
_dvds g-38 h23
_dvds_ g-38 h23
_e3 h20
_e3l h20
_e3la h20
_e3lan_ h20
_e_ r21 g22
_e_dirham_ r19
_ea r111 g-137 m36 h-27
_eac r29 g-53 m33 k31
_each r29 g-53 m33 k31
_each_ r29 g-53 m33 k31
_each_day_ r21
_each_gets_ r-40
_each_he_ r30
_each_month_ r-61 h22 k-31
_each_of_ m34
_each_on_ r-31 g-19
_each_one_ m-23 h-21 k51
_each_payment_ k29
_each_quarter_ g39
_each_time_ r46
_each_to_ m21
_each_transfer_ k25
_each_week_ r75
_each_year_ r36
_ear r63 g-124 m-34 h-28
_ear_ r-35 g-20 h-27
_earl r45 g-51
_early_ r45 g-51
_early_app_ r43
_early_by_ r51
_early_settlement_ r-23 g-38
_earn r62 g-32
_earn_ r65 h24
_earned_ r-33 k28
_earnest_ g32
_earnings_ r38
_earns_ g-64
_earr g-20
_earrings_ g-20
_eas r29 g44 m27 h27
_east h27
_easy r41 g28
_easy_ r41 g28
_ec m-20 h25
_ecs h26
_ecst h26
_ecstasy_ h26
_ecstasy_pills_ h50
_ed g46 m-21 k22
_edi h27
_education_plan_ g19
_ee r-35 h-20
_een r43
_eena r43
_eenah_ r26
_ef h22
_eggs g26 h-31
_eggs_ g26 h-31
_ei r81 g-37 m-51 h-26 k-29
_eib r20
_eibo r20
_eibor_ r20
_eid m-22 h-61 k-20
_eid_ m-22 h-61 k-20
_eig r22 g-38 m-21 h74
_eigh r22 g-38 m-21 h74
_eight_ g-38 m-21
_ein r59
_eina r59
_einah_ r46
_eit r-38 g29
_eith r-38 g29
_either_ r-38 g29
_ek g-25 h-23 k40
_ekt k44
_ekto k44
_ektob_ k44
_ektob_bas_ k33
_ektob_laken_ k21
_el r83 g48 h-39 k20
_el_ g-21 h-42 k22
_eld h-19
_elde h-19
_elderly_ h-19
_ele r50 m22 h39
_elec r-20 g24 m23 h26
_election_ m30 h30
_electrician_ g21
_electricity_ g-30
_electrocuted_ h49
_electronics_ g35 h-31
_elev r71
_eleven_ r80
_eli m-25
_ell g92 h-35
_elli g62 h-27
_elli_ g62 h-27
_elly g36
_elly_ g36
_els h26
_else h26
_else_ h-25
_elses_ h51
_elses_name_ k-19
_em r49 m22 h-56 k75
_ema g29
_emaa g33
_emaar_ g33
_emai k20
_email_ k21
_emb h-36
_emba m20 h-40
_embassy_ h-40
_emi r94
_emi_ r76
_emir h24
_emirates_ h24
_emis r26
_emis_ r26
_emp r-27 g-24 h26
_empl k25
_employee_ g19 k35
_employer_ g-20
_empt r-22 k-26
_empty_ k-22
_ems h-24 k69
_emsa h-24 k69
_emsa7_ k45
_en r64 g60 m137 h-19 k-65
_end r65 g115 m38 h-90 k-21
_end_ r86 g74 h-71
_end_of_ g-92 h-26
_endi m30
_ending_ m30
_ending_sa_ m36 h-24
_endo g27
_endowment_ g27
_ends r-39 g22
_ends_ r-39 g22
_eng g34 h-41
_engi g34
_engine_ r27 g81 h30
_ent g-20 m95 h26 k-24
_ente m50 h31
_enter_ m51
_entertainment_ h31
_entr m42 k-24
_entries_ m30 h-21
_entry_ m23 h37
_entry_fee_ m-26
_entry_to_ m-24
_env g-54 h57
_enve g-39
_envelope_ r-19 g-26 m20 h34
_envelope_for_ h98
_envelope_so_ h55
_envelopes_ r24 h-23
_eq g-26 h35
_equ g-26 h35
_equa r-44 g-19
_equal_ r-44 g-19
_equal_parts_ r-45 g-19
_equi r46 h39
_equity_ h41
_equity_in_ r-32 g-28 h72
_er r-44 g-26 h52
_ero h29
_erot h29
_erotic_ h27
_err r-28
_erro r-28
_error_ r-28
_es r-78 g-23 m-28 h-62 k29
_esc h44
_esca g19 h-20
_escaped_ g32
_esco h67
_escort_ h46
_escort_service_ h80
_escorts_ h21
_esh g-22
_esht g-22
_est r-58 h-55 k43
_esta r-32 m-20 h-49 k24
_esta5dem_ k19
_estate_ g25 h-41
_et r45 g24 m49 h-67
_etf_ r25
_eth m36 h-30
_eth_ m27
_eto g32
_etor g32
_etoro_ g32
_eu r38 m56 h22
_eur r38 m56 h22
_eur_ r21
_euro g-23 m35 h24
_euromillions_ m52 h45
_euros_ g-26 m-25
_euru g31 m34
_eurusd_ g31 m34
_ev m25 h50 k20
_eve g24 m31 h46
_even r-32 g69 h32 k-21
_even_ r19 g45
_evening_ r-39 m25 h56
_event_ g29
_ever r40 g-45 k30
_ever_ g20 k63
_every_ r75 g-65 k-23
_every_borrowed_ r20
_every_day_ r26
_every_hundred_ r23
_every_month_ r20
_every_time_ r19 h33
_every_week_ r-50
_everyone_ r-29
_everyone_puts_ r-26
_everything_ g20
_everything_under_ g33
_ew g63
_ewe g63
_ewe_ g39
_ex r-66 m-49 h36
_ex_ h92
_exa r-68 g-33 k-29
_exac r-36
_exactly_ r-30
_exam r-32 g-25 k-24
_exam_ r-35 g-24 k-24
_exam_bought_ h40
_exam_fee_ m-19 h-105
_exam_paper_ h35
_examiner_ h59
_examiner_before_ h42
_exams_ h-23
_exc h-24
_exca h-20
_excavator_ h-20
_exch g-20
_exchange_ g-19
_exchange_house_ r-36
_exchanged_ r23
_exi h-29 k38
_exis h-29 k38
_exist_ g-19 h-23 k40
_exp g30 k38
_expenses_ h-22
_experience_ h35
_expi r-19 g33 h42
_expired_ g-24 h25
_expiring_ g34
_expiry_ g23 h34
_expl r-39 g-25 k42
_explain_ r-37 k23
_explained_ k20
_expr r21
_express_ r22
_ext r39 h-33
_ext_ r23
_ext_fee_ r23
_exte r-21
_extended_ r-60 g32
_extended_warranty_ r-20
_extension_ r30 g-25
_extn g26
_extr r31 g-43
_extra_ r43 g-43
_extra_service_ r-20 h34
_ey g-31 m24 h27 k37
_eye g-31 m24 h27 k37
_eye_ g-24 m26
_eyes h26 k28
_eyes_ h26 k28
_f_ g61 h-25
_fa r79 g-66
_fa2 r45
_fac r62 g-51 m-33 h24 k-26
_face m-28 h33
_face_ h30
_faci g-22 h36
_facilitation_ h40
_facility_ r59
_fact r67 h-46
_factor_ r68 h-24
_factoring_ r26
_factory_ r-28
_fai r-28 g31 h-27 k-28
_fair g39
_fair_ g40 m-24
_fais g-19 k-25
_faisal_ g-19 k-25
_fak h65 k35
_fake h55 k35
_fake_ h55 k35
_fake_medical_ h37
_fal r-35 g81 h20 k56
_fal_ h51
_falc g44 m-23 h-38
_falcon_ g44 m-23 h-38
_falcon_that_ g35 m-21
_fall r-29 g52
_fall_ r-28 g49
_falls_ m33
_fals k61
_false_ k61
_fam k21
_fami g-20 h-31 k24
_families_ k22
_fan r-37 g-21 m39 h-45
_fan_ m-19 h-23
_fans_page_ h27
_fant m43 h-24
_fantasy_ m43 h-24
_far g-45 m-42 h-68 k-34
_fare h-27
_farewell_ r-25
_farm g-19 m-34 h-39 k-25
_farm_ r-23 k-23
_farms_ m-20 h-25
_fas m29 h-20
_fast m31 h-44
_fastest_ h-26
_fat r-25 h78
_fat_ h41
_fat_of_ h34
_fate h24
_fate_ h24
_fath r-22
_father_ h25
_fathers_ r-19 g19
_fathers_inheritance_ g20
_fatoora_ h-20
_favour_ h-20
_faw r61 k-22
_fawa r64 k-20
_fawayed_ r51 k-20
_fay r77 h-31
_fayd r52 h-23
_fayda_ r40
_faye r25
_fayez_ r25
_fd r214 g-53 m-44 h-53
_fd_ r214 g-53 m-44 h-53
_fe g36 h51 k-31
_fe_ g59 m21 h-28
_feb r31
_febr r35
_february_ r35
_fee g67 m-19 h-64 k37
_fee_ g-33 m-26
_fee_%_ r23
_fee_and_ h36
_fee_for_ g-30 m-23
_fee_left_ g50
_fee_of_ r55 h-40 k-29
_fee_on_ r21
_fee_per_ r45
_fee_to_ r22 m-21 k33
_feed r-24 g-36 m-55 h-49 k70
_feed_ r-24 g-36 m-56 h-49 k70
_feed_it_ k39
_feed_them_ k70
_feeh g79 h-22
_feeh_ g57
_feel r32 g113
_feel_ g49
_feels_ g64
_fees g-27 m63
_fees_ m32
_feet g-29
_feet_ g-29
_fell g-56 h25
_fell_ g-56 h27
_fell_in_ g-27
_fell_off_ g-21 h73
_fen r-19 g-43 h115 k-38
_fenc g-20 k-31
_fence_ k-31
_feng h72
_fengan_ h52
_fenj h34
_fenjen_ h29
_fer h33
_ferm h65
_fermenting_ h24
_ferr h-31
_feti h21
_fetish_ h21
_ff g33
_ffa g33
_ffa_ g33
_fi r46 h41 k-40
_fi_ h-20
_fie g27 k-21
_fiel g27 h-22 k-21
_fif r51 g-46 m57
_fift r56 g-46 m55
_fifth_ r24 m41 h33
_fifty_ g-24 m19 h-25
_fifty_for_ m-32
_fig g51 k39
_figh g-30 h41 k69
_fight_ g-19
_fighters_ h-20 k73
_fighting_ h19
_fights_ h40
_figs h-36
_figs_ h-36
_figu g62 h-20 k-30
_figure_ g31 k-30
_figure_never_ g31 k-24
_fil g32 m-25 h43 k-44
_file g44 m-19 h33 k-39
_file_ g37 m-19 h24 k-41
_fill g30 m28
_fills_ g21 h-29
_film h56
_film_ h-19
_films_ h75
_fils r41 g-22 h-42
_fils_ r41 g-22 h-42
_fils_on_ r45
_fils_per_ r42
_fin r52 g22 h-31 k-27
_fina r100 g-24 m-21 h-48
_final_ r-20 h-22
_final_price_ g29
_finance_ r85 g-32 h-25
_finance_cost_ r25
_finance_house_ r37
_financier_ r48
_find r-51 g136 h-31
_find_ r-31 g116 h-38
_finds_ g27
_fine r43 g-34 h32 k-20
_fine_ g-32
_fine_for_ h-50
_fines_ h59
_fines_wiped_ h36
_fini r-22 m76 h-30
_finish_ m33 h-24
_finish_the_ g-27 m60 h-24
_finishers_ m25
_finj g-25 h24
_finjan_ h41
_fir r-36 g26 k27
_fire g20
_fire_ g19 h-45
_firm k61
_firm_ g22
_firs g21 m30
_first_ g21 m30
_first_buy_ g22
_first_copy_ h130
_first_month_ r-21
_first_of_ g-46
_first_then_ r-20
_first_to_ h-24
_fis r-19 g42 m-20 h-83
_fish r-19 g42 m-20 h-83
_fish_ g79 m-48 h-67
_fish_in_ g26
_fish_that_ g41
_fish_your_ g56
_fishing_ g-37 m29
_fit r-24 g-40 h-23
_fit_ g34
_fitt r-19 g-24
_fitting_ r-19
_fiv r32 g-35
_five r32 g-35
_five_ g-35
_five_hundred_ g22
_five_minutes_ r-20 g37 m40
_five_percent_ r-26
_five_six_ r39
_five_star_ h26
_fix m-34 h58
_fix_ h20
_fixed_ m23 h-21
_fixed_at_ r-19
_fixed_by_ r-20 g19
_fixed_for_ r-33
_fixed_per_ r24
_fixed_price_ m-25
_fixed_profit_ r33
_fixed_rate_ r-23
_fixed_return_ r30
_fixed_returns_ r22
_fixed_time_ r-35 g52 m67
_fixer_ h30
_fixi m-37 h24
_fixing_ m-37 h24
_fiz h92
_fizz h92
_fl r-93 g36 h-75 k-27
_fla r-33 g-52 m-37 h-75
_flag g-32 m-22 h-52 k63
_flag_ m-20 h-27 k24
_flagged_ k19
_flags_ k22
_flas h48
_flask_ h24
_flat r-22 h-53 k-51
_flat_ r-28 h-53 k-51
_flat_%_ r23
_flat_and_ r20
_flat_as_ r-32
_flat_sold_ g55
_fleet_insurance_ g44
_fli r-22 g21 h-55
_flig r-49 m-35
_flight_ r-49 m-35
_flight_delay_ g51
_flip m44 h-49
_flip_ h-33
_flip_coin_ m23
_flipped_ m26
_flipped_coin_ m26
_flo r-33 g41 m24 h-37 k-30
_floa g45
_floating_ r-36 g70
_floo r27 g45 m28 k-22
_floor_ h44
_floor_plan_ r48 g-30
_floos_ g-20 m23 h-23
_floosi_ r22
_flou g-32 m20
_flous_ m28
_flousi_ g-23
_flow r-31 m-21 h-25
_flower_ h20
_flowers_ r-29 h-74
_flu_ h-40
_flus h23
_fly h113
_fly_ h113
_fn g27
_fno g28
_fno_ g28
_fo r24 m-65 h20
_fo2 r49
_foa r-22 g45 h34
_foal r-22 g45
_foal_ r-22 g45
_fol r-32 g53 h21
_fold h19
_folder_ h42
_foll r-19 g70
_follow_ r-19 g55
_followers_ g-21 h34
_fon g-21 h35 k-20
_font k-20
_foo r24 g-27 m-40 k-28
_food g-31 m-28 h-22 k-24
_food_ g-31 m-28 h-22 k-24
_foot h19
_football_ h-25
_football_pitch_ m-27
_for g-85 h-80 k51
_for_ r56 g-27 m-53
_for_%_ r57
_for_a_ r-104 g74 m45 h-19 k57
_for_ageing_ h29
_for_all_ g29
_for_and_ r25 m24
_for_as_ g20
_for_at_ r20
_for_balcony_ h36
_for_being_ r58
_for_brothers_ k21
_for_car_ m20
_for_carrying_ r34
_for_cash_ r33 g-23
_for_cause_ k46
_for_certain_ r26
_for_chance_ m26
_for_clinic_ g30
_for_coffee_ h-22
_for_dates_ g-27
_for_day_ r30
_for_days_ r-20 g40
_for_delivery_ r65
_for_difference_ g32 m64
_for_each_ r132 m-19 h-39 k-20
_for_eid_ m-34 h-46
_for_evening_ m43 h24
_for_every_ r31
_for_fighters_ k23
_for_fish_ r-23 g-20
_for_five_ g42
_for_fixed_ h38
_for_flat_ h-21
_for_giving_ r45
_for_goods_ r-43 g-32 k52
_for_he_ g33
_for_her_ r78 g-25 h33 k-21
_for_his_ r-33 g-36 m-21 h86 k-38
_for_i_ r-49
_for_it_ r-83 g84 k-41
_for_january_ r33
_for_keeping_ r43
_for_last_ r47
_for_less_ r61 k-21
_for_lunch_ r-38 g-20
_for_march_ r20
_for_may_ g-24
_for_me_ r26 g43 h38
_for_money_ g30 m19
_for_month_ r47
_for_more_ r-19
_for_move_ r30
_for_moving_ r48
_for_my_ r-46 g20 k-56
_for_new_ r20 m-23
_for_next_ r-24 g-30
_for_nor_ g22
_for_nothing_ r61
_for_now_ r24
_for_october_ r46
_for_one_ r97 m26 k25
_for_or_ g44
_for_our_ h45
_for_parking_ r-30
_for_party_ h31
_for_passing_ r-33 k24
_for_patience_ r-21
_for_phone_ h-26
_for_prayer_ h19
_for_push_ r24
_for_restaurant_ h39
_for_right_ g28
_for_sale_ h21
_for_school_ k30
_for_selling_ h-24
_for_six_ r19
_for_somebody_ k31
_for_someone_ h-27 k30
_for_sure_ r30
_for_ten_ h-27
_for_that_ r-57
_for_the_ r-257 g38 m-29 h84 k33
_for_there_ k24
_for_to_ r77 g-57
_for_two_ g-25
_for_us_ r-25
_for_villa_ g-28
_for_waiting_ r26
_for_week_ r-19 h-25
_for_weekend_ r-33 h-23
_for_what_ r-51 g35 k-44
_for_whatever_ r-21 g20
_for_work_ r-29 g-34
_for_worship_ h38
_for_your_ g39
_forb r39
_forbearance_ r45
_ford h-47
_ford_ h-47
_fore m26 h-26
_forex_ g47
_forg r-82 h90
_forgave_ r-46
_forge_ h-31
_forged_ r-21 h54
_forget_ h26
_forging_ h37
_form r-28 g-37 k80
_form_ g-34 k76
_fort r-22 g-40 m39 h20 k-21
_forty_ r-32 m47
_forw r38 g43 h-38 k24
_forward_ r41 g29
_forward_contract_ r33 g-22
_forward_exchange_ r19
_forward_for_ r46
_forward_fx_ r30 g-21
_forward_it_ r-19
_forward_money_ g-24 k35
_forward_on_ r30
_forward_purchase_ g22
_forward_rest_ g-20 k34
_forward_sale_ g19
_forwarding_ r-37 g-19
_forwards_ r35 g22
_fou r-20 k21
_foun r-48 g35 m-22
_found_ g35 h22
_found_dead_ h59
_four r28 g-30 m29 k39
_four_ g-21 m25
_four_equal_ r-22 g-19
_fourth_ k32
_fr g-21 m-32 h-33
_fra m-28 h-76
_fram h-38
_frame_ h-38
_francis_ h-24
_fre r-28 g-34 m-40 h60
_free r-27 g-23 m-40
_free_ m-35 h-23
_free_for_ r-41 m-20 h-23
_free_of_ r20
_free_the_ r-37
_free_until_ r56
_freeze_ g-30 k42
_frei g24
_freight_ g24
_freight_forward_ g38
_freight_forwards_ g19
_fren h49
_french_ h49
_fres g-21
_fresh_ g-21
_fri g-27 m30 h-35
_frid r-23 g-21 m26 h19
_friday_ r-24 m35
_fridays_ r31
_fridge_ r-40 g-21 h28
_frie h-47
_friend_ g25 h61 k-31
_friends_ r43 h-26 k47
_friends_do_ r29
_fries_ h-30
_fro r43 m-23 h32
_from r22 m-30 h46
_from_ r22 m-26 h27
_from_a_ h-29 k27
_from_abroad_ k-20
_from_all_ g-20
_from_broker_ h-21
_from_creditor_ r24
_from_day_ r27
_from_him_ r68 g-25
_from_home_ h-27 k-25
_from_last_ h22
_from_me_ r49 g-31 h24
_from_our_ r-22 h-23
_from_parma_ h27
_from_phishing_ k20
_from_site_ h45
_from_the_ g77 m-54 h-113
_from_third_ g41
_from_to_ r-72
_from_us_ r22
_fron r26 g-42
_front_ g-42
_fronted_ r20
_fru g43 m28
_frui g43 m28
_fruit_ g21 m29
_fruit_of_ g84 h-26
_fruits_ g21
_fruits_of_ g21
_ft g52 m28 h-31
_fu r-108 g133 m-49 h-114
_fue r-45 m-19
_fuel r-45
_fuel_ r-45
_fuj g-23
_fuja g-23
_fujairah_ g-23
_ful r-41 g-42 m-30 h19
_full r-41 g-42 m-30 h19
_full_ r-26 g-27 m-30
_full_amount_ r-21
_full_and_ r20
_full_moon_ h30
_full_new_ h20
_full_price_ g-25
_full_service_ h34
_fun r28 g30 h-43 k49
_fund r30 m45 k54
_fund_ h-23 k-41
_fund_of_ r34 g-27
_funding_ g56 m48 h25 k-31
_fundraiser_by_ h-20 k24
_funds_ g-25 k107
_funds_be_ k25
_funeral_plan_ g24
_fur m23 h-24
_furn h-22
_fut r-30 g184 m-33 h-71
_fut_ g111 h-47
_futs g21
_futs_ g21
_futu g60 m-26
_future_ g-45 m-28 h46
_future_by_ h40
_futures_ r-24 g123 h-60
_futures_account_ g34
_futures_of_ g-20
_fw r48 g-20 h-23
_fwd r48 g-20 h-23
_fwd_ r48 g-20 h-23
_fx r98 g-57 h-26
_fx_ r98 g-57 h-26
_fx_swap_ r40
_fx_swaps_ r33 g-23
_g_ r60 g-19 h82
_ga r-89 g-29 m73 h-72 k-52
_gac m31 h-21
_gach m31 h-21
_gacha_ m25
_gai h-25
_gain h-25
_gain_ h-25
_gal r-19 h26
_gala r-19
_gam m100 h76 k-31
_gam_ k23
_gamb m56 h-55
_gambling_ m39 h-34
_game m30 h35 k-39
_game_ m28 h37 k-36
_game_that_ g29 h19
_gameya_ r23
_gami h22
_gaming_ h22
_gaming_hall_ h-26
_gamm g20 h76
_gammon_ h89
_gan h55
_gane h32
_ganj h25
_ganja_ h25
_gap r21
_gap_ r21
_gar h-44
_gard h-30
_garden_ r-20 h-30
_gas r-22 g26 m29 h-30 k-26
_gas_ r-22 g26 m29 h-30 k-26
_gat r-30 g-27 m-24
_gate m-24 h-21
_gate_ m-22 h-22
_gath k28
_gav g-72 h-56
_gave g-72 h-56
_gave_ g-72 h-56
_gave_him_ r30
_gave_me_ k-19
_gave_the_ r-21
_gave_us_ r-30
_gay g49
_gaya g31 h-20
_gaya_ g31 h-20
_ge m-28 h28
_gel g-25 h23
_gel_ h-19
_gela g-24 h42
_gelatin_ h29
_gelatine_ g-24
_gelatine_of_ h42
_gem h-19
_gem_ h-27
_gene g39
_geneh_ r20 g20
_generator_ r-21 g21
_gent g-20 h22
_gentleman_ h-23
_genu h21
_genuine_ h21
_get_ g22 m-37 h62 k29
_get_back_ h21
_get_it_ g-44
_get_rich_ r-26 g21
_get_the_ r32
_gets m51 h-46
_gets_ m51 h-46
_gets_%_ r21
_gets_for_ g33
_gets_it_ r-53
_gets_reported_ k20
_gets_the_ r23 g19
_gg m48 h37
_gh r52 g46 h-63 k24
_gha r27 h-78
_ghal m20
_ghar r-23 g-30 h-27 k23
_ghe g50
_ghos k19
_ghost_ k20
_gi g-38 m-115 h75 k33
_gif r-58 g-44 m-24 h-28 k39
_gift r-58 g-44 m-24 h-28 k39
_gift_ r-37 g-39 m-21 k41
_gift_cards_ k64
_gift_for_ r-33 h-48
_gift_or_ k23
_gift_to_ h27
_gifts_ r-21
_gin h56
_gin_ g-30 h141
_gin_and_ h67
_ging h-32
_ginger_ h-32
_ginger_beer_ h-19
_gir g-19 h62
_girl h79
_girl_ h111
_girl_chosen_ h22
_girls_ h-19
_giv r30 g46 m-41 h-31
_give g63 m-37 h-23
_give_ r29 g71 h-31
_give_him_ r33 g33 k27
_give_my_ k28
_giveaway_ m19
_given_ r-39 g-56 m-24
_given_by_ r-29 g-38
_gives_ r23 g51 m-20
_gives_a_ m-25
_gives_back_ r-30 g29
_gives_me_ g26 k-20
_gives_the_ r-24
_gives_this_ r26
_gl r-36 g-86 m-22
_gla r-27 g-35 h75
_glas r-20 g-25 h44
_glass_ r-20 g-25 h28
_glaz h31
_glazed_ h48
_glo g-48 h-35
_glov g-48 h-35
_gloves_ g-25 h-19
_glu h-36
_go g44 m127 h90 k37
_go_ g31 m27 h72 k25
_go_and_ g37
_go_out_ r20 k34
_goa r-28 m68 h39 k-36
_goal g-19 m57
_goal_ g-24 h-38
_goals_ m48 h40
_goat g26 k-20
_goat_ g19
_god g92
_god_ g90
_goe r-21 m32 h34 k19
_goes r-21 m32 h34 k19
_goes_ r-21 m32 h34 k19
_goes_back_ r-26 h49
_goes_to_ r-19 g-63 k-22
_goi g32 h-21
_goin g32 h-21
_going_ g32 h-21
_gol m36 h-56
_gold_ h34
_gold_bars_ r22
_gold_coin_ r42 g-23
_gold_contract_ r-28
_gold_for_ r20
_gold_is_ r-49
_gold_paid_ r-24
_gold_price_ m24
_gold_ring_ r-30
_gold_saver_ r20
_gold_savings_ r20
_gold_ticks_ g24
_golf m24 h-46
_golf_ m24 h-46
_gon m26 h25
_gone m26 h25
_gone_ m26 h25
_goo g-59 m-20
_good g-55
_good_ g-59 h75
_goods_ r-24 h-46
_goods_taken_ g32
_goods_that_ g-23 k32
_goodwill_ r37
_gos h19
_gosh h28
_gosht_ h28
_got r29 g-29 m-23 h-32 k48
_got_ r29 g-29 m-23 h-32 k48
_got_the_ r-33 h27
_gr r19 g-36 m38 h72 k-57
_gra r19 g-21 k-32
_grab g103 h-32
_grab_ g103 h-32
_grac r60
_grace_ r60
_grad g-78
_grade_ g-78
_grade_and_ g28
_grade_one_ g-36
_gram h93
_gram_ h61
_grams_ h32
_grams_of_ h41
_gran m25 h-30
_grand_ m31
_grandfather_ h21
_grandfathers_ r19 g40
_grap r-26 h40
_grape_ r-21 g-19 h20
_grape_juice_ h-26
_grape_must_ r-21 h72
_grapes_ h-26
_grappa_ h46
_grass_for_ h-34
_gre g-36 m66 h77
_grea h36
_grease_ h36
_grease_his_ h20
_grease_the_ h33
_gree r-30 m39
_green_ r-30 m39
_green_for_ h113
_green_stuff_ h19
_grew r59
_grew_ r59
_grey r-20 g-30 m36 h19
_grey_ r-19 g-23 h26
_gri h-20
_gril h-61
_gro g26 m-30
_groc h-51
_groceries_ r-41
_grocery_ h-33
_grou h23 k26
_ground_ h21
_ground_floor_ h24
_group_ k40
_group_of_ h24
_grov h-22
_grove_ h-22
_grow r43 g32 h31 k-22
_grown_ h25
_grows_ r32 g50 h-43
_grows_with_ r23
_gu r-55 g-45 m23 h47 k-50
_gua r19 m-39
_guan h35
_guanciale_ h19
_guar r21 m-37 h-43
_guaranteed_ r34 g-22
_guarantees_ g23
_guarantees_my_ g25
_guarantor_ r27
_guard_ r-36 m-29 h-31
_gue r-54 m102 h-22 k-52
_gues r-54 m102 h-22 k-52
_guess_ r-20 g67 m94 h-61
_guess_the_ m56
_guessed_ m27
_guessed_the_ g-23 m34
_guesses_ g-24 m31 h43
_guessing_ m-20
_guest_ m-22
_guests_ r-27 g-22 k-32
_gui h33
_guin h41
_guinea_ h-22
_guinea_pig_ h-20
_guinness_ h62
_gul h-60
_gummies_ h21
_gummies_with_ h-28
_guy r-22 h77
_guy_ r-22 h87
_gy r-71 g-57 m-37 h-76
_gym r-61 g-49 m-37 h-53
_gym_ r-61 g-41 m-37 h-52
_gym_membership_ h-51
_ha m28 k-49
_ha_ r22 h30
_ha_3ashan_ k22
_haa h-31
_haar m27
_hac r-19 g-21 h92 k20
_hack r-19 g-21 h92 k20
_hack_ h37
_hacked_ k38
_hacked_accounts_ h36 k-33
_hacked_card_ k25
_hacked_person_ h-27 k45
_hacker_ h39
_hacker_into_ h21
_had r56 g-69 h-61 k-23
_had_ g-80 m44 h-32
_had_in_ g-33
_hadd r-21 g31
_hade r26
_hadi r64
_hadi_ r48
_hai h48
_hair h39
_hair_ h44
_haj r25
_hajj r25
_hal r-39 g-106 m-56 h44 k31
_half r20 g21 m-41 h34 k45
_half_ r20 g21 m-41 h34 k45
_half_now_ r-37
_half_of_ r-22 g52 h43
_half_price_ g-43
_half_year_ r57
_half_yearly_ r35
_hall r-32 g-101 k-29
_hall_ r-32 g-101 h23 k-29
_ham r-24 g-53
_ham_ h194
_ham_and_ h53
_hamb h-33
_hamd h-23
_hamdan_ m27
_hamm h-35
_hammer_ h-32
_hamo g-35 h-24
_hamour_ g-35 h-24
_hamp h-60
_hamper_ h-20
_hams h33
_han r-49 m-30 h-38
_hand r-27 g-49 m-29 h-58
_hand_ r-23 g-31 h-24 k30
_hand_it_ r-44
_hand_to_ r-21 h-27
_handbag_ h-27
_handbags_ h51
_handed_ r-28 g26
_handicap_ h-19
_hands_ r36 g-31
_hang r-52 g25 h19
_hangover_ h19
_hangs_ r-32
_hangs_on_ g28
_hani r33
_hani_ r33
_hani_for_ r33
_hap g-19 m-20 h26
_happ g-19 m-20 h26
_happens_ r36
_happy_ m-19 h20
_har r31 g33 h83
_hara g-19 h24
_haram_ g-19
_hard r22
_hard_ r22
_harm h48
_harv g52
_harvest_ g33
_harvest_of_ g41
_has r-48 g171 m32 k-47
_has_ r41 g139 m51 h-30 k-40
_has_a_ r-30 m62
_has_my_ r60
_has_no_ g45 k-31
_has_not_ g66 h19
_has_paid_ r41
_hasa r-58
_hasan_ r-50
_hash r-27 g-38 h91
_hash_ g-76 h106
_hash_browns_ h-19
_hash_oil_ g-22 h38
_hasn g83 h-30
_hasnt_ g83 h-30
_hat m76 h-117 k-41
_hat_ g-24 m125 h-70 k-39
_hat_a_ m51
_hatc g35 m-30 h-41
_hau g20
_haul g20
_hav r39 g95 h-23
_have r38 g95 h-23
_have_ r49 g38
_have_in_ r-21
_have_it_ g-33
_have_the_ h29
_have_yet_ g43
_havent_ g56
_haw g23 k34
_hawa k34
_hay r29 g-27 h33
_hay_ h46
_haz h-60
_haze h-66
_he r40 g-36 h-36 k-76
_he_ r28 m-21 h-30
_he_advanced_ r40
_he_asked_ r-30
_he_asks_ r-27
_he_borrows_ r-21 k31
_he_bought_ r48
_he_brings_ r19
_he_buys_ r33 g27
_he_can_ r-26
_he_comes_ h24
_he_delivers_ g28
_he_does_ r30
_he_drops_ h24
_he_drove_ g28
_he_earns_ r-34 g-19
_he_gave_ r47
_he_gets_ g-50 m-36 k-23
_he_gives_ r-36
_he_got_ r-28 h33
_he_guarantees_ g25
_he_had_ r20
_he_has_ r68 g-19
_he_holds_ g-20
_he_is_ r73 g-43 k32
_he_keeps_ g-39
_he_left_ r21 g-22
_he_lends_ r80
_he_lent_ r-61
_he_let_ r-36 g-20 h-20
_he_lets_ r64
_he_may_ g66
_he_names_ g56
_he_owe_ m23
_he_owes_ r-48 m21
_he_paid_ r33
_he_pays_ r24 g28
_he_put_ r37 g-23
_he_rents_ g41
_he_rounds_ r-47
_he_says_ h43 k37
_he_sees_ g19
_he_sells_ r-93 g-25 h-22
_he_sends_ k-21
_he_signs_ g-26 h-20 k48
_he_sits_ h67
_he_sold_ g-38
_he_takes_ r-53 m-28 h65
_he_tells_ r-21 g145 h-69
_he_took_ g-19
_he_was_ r-25 m21
_he_will_ g48 h25
_hea m73 h-47 k-27
_head r-26 m62 h-21
_heads_ m66 h-32
_heal g-24 h49
_healer_ h56
_heap m23 h-19
_heap_ m23 h-19
_hear r-29 g71
_hear_ g56
_hearing_ r-20
_heav r71
_heavier_ r71
_hed r-33 g72 h-41
_hedg g72 h-41
_hedge_ g41 h-39
_hedge_through_ g35
_hedge_with_ g47
_hedging_ g31
_hei g-28 h49
_hein h49
_heineken_ h49
_heir g-20
_hel r73 g-60 h-51 k-23
_held r36 m37
_held_ r36 m37
_hell k-34
_hell_ g33 h27
_helm m-20 h-33
_help r52 g-31 h-37
_help_ r29 k23
_help_for_ k-19
_helping_ r26
_helps_ h-25
_helps_with_ r20
_hen h33
_her g-20 m-19 h50 k-50
_her_ r23 m-21 h58 k23
_her_account_ k22
_her_loan_ r-25
_her_money_ g28 h-24 k19
_her_private_ h39
_herb m-24 h-24
_here g-23 m22 k-48
_here_ g-23 m23 k-48
_here_are_ r39
_here_is_ r-36 g-24 m51
_heres_ r24
_hero h52
_heroin_ h52
_hers m24
_hers_ m25
_hex h48
_hex_ h48
_hi r23 g56 m22 h-49 k-56
_hi_ g-49
_hib r20
_hiba r20
_hid k77
_hidd r25 h28
_hidden_ r25 h28
_hidden_camera_ h62
_hide h-26 k28
_hide_ h-25 k35
_hidi k34
_hiding_ k34
_hig r36 m32 h-48
_high r36 m32 h-48
_high_ h-66
_higher_ r37 m49 h-21
_higher_lower_ g24
_highland_ h34
_hil g-19 h-42
_hill h-25
_hills_ h-20
_him g22 k-48
_him_ k-47
_him_and_ m26
_him_at_ g28 m-28
_him_back_ r23
_him_for_ r-67 g28
_him_in_ r19
_him_my_ r24 g-36
_him_off_ r-27
_him_the_ r-23
_him_when_ r-32
_him_with_ g-21
_hims g25 h19
_himself_ g25 h19
_hir r-40
_hire r-40
_hire_ r-30 h-38
_hired_ h52
_his r49 g56 h-46 k-44
_his_ r33 g58 k-43
_his_boat_ r-23
_his_brother_ r37
_his_car_ r-20 g20
_his_cash_ k47
_his_children_ h43
_his_cousin_ r19 g29
_his_figure_ g35
_his_flat_ r52 g-22
_his_for_ r-57
_his_kids_ h27
_his_money_ k19
_his_name_ g-46 h-30 k53
_his_next_ r-43 g58
_his_number_ g27
_his_old_ r-26
_his_own_ r-19 m-43
_his_roof_ r29
_his_share_ r35
_his_shop_ r30 g21 h43
_his_son_ h-21
_his_three_ g21 m-32 h-22
_his_trap_ g26
_his_van_ g25
_his_wallet_ k22
_hit r-19 g76 m30 h33 k-23
_hit_ g40
_hitm h31
_hitman_ h31
_hm g40
_hmo g40
_hmo_ g40
_ho r-83 g57 h119 k-107
_hog g-20 h21
_hog_ h46
_hogs h35
_hogs_ h35
_hol r55 g-30 m22
_hold r56 h-30
_hold_ r30 g-24 h-22
_holi h41
_holiday_ r24 h41
_hom g-38 h45 k-21
_home g-41 h35 k-21
_home_ g-40 m27 k-21
_home_brew_ h45
_home_game_ m31 h-19
_home_insurance_ h-25
_home_with_ m24
_hon r-25 h-48
_hone r-25 h-48
_hone_ g31
_hone_se_ g31
_hoo g-66 m-23 h58
_hook g-32 m-22 h50
_hooks_ h-49
_hookup_ h41
_hop r-25 g159 h48
_hope r-21 g128 h-32
_hope_ g75 h-31
_hopes_ g33
_hopi g43
_hoping_ g43
_hops h42
_hops_ h42
_hor h69
_horo g-23 h42
_horoscope_ g-21 h37
_horoscope_subscription_ h27
_hors g43 m22
_horse_ g25 h20
_horse_that_ g33 h-26
_horses_ g21
_hos m-19
_hosp h-32
_hospital_ h-32
_host m-23 h21
_hot r-36 g-29 m19 h-30
_hot_ g-25 h-20
_hot_goods_ h26
_hote r-36 h-31
_hotel_ r-36 h-67
_hotel_in_ h-65
_hotels_ h36
_hotl h21
_hotline_ h21
_hou m-36 h-22 k-27
_hour g-41 m-31
_hour_ r40 g-19 m-25 h57
_hour_for_ h-23
_hour_to_ h25
_hours_ r-36 g-22 h-52
_hous g52 h-31 k-25
_house_ r29 g26 h28 k-25
_house_if_ g35
_house_is_ m-19
_house_of_ g33 h37
_house_with_ h-19
_housie_ h-25
_housing_ g45 m-19 h-23
_how g69 m45 h-43
_how_ g52 m19 h-22
_how_many_ m28
_how_not_ g-30
_howa r-31 m24
_howa_ r-31 m24
_hq h39
_hq_ h39
_hr r-27 h-30 k-26
_hr_ r-21 k-26
_hrs h-26
_hrs_ h-26
_hu r-26 g34 m-42 k45
_hud h-23
_huda h-23
_huda_ r-30 h-23
_hul g60 m-19 h-23
_hula h30
_hula_ h30
_hull g22
_hull_ g22
_hulo g22 h-20
_hulog_ g22 h-20
_hum r-20
_huma h26
_human_ h26
_hun r-28 g21 m19 h-56 k42
_hund m22 h-26 k53
_hundi_ r-31 h-22 k67
_hundred_ r44 m38
_hundred_each_ r23
_hundred_for_ g24 m-24
_hundred_i_ r31
_hundred_that_ r-21 m20
_hundred_to_ r36
_hunt r-20 g42 h-29
_hunt_ g31 h21
_hunting_ h-28
_hur k30
_hus r-56 g-27 m-29 h123
_husb r-23 h56
_husband_ h23
_hy h24
_i_ r85 g-20 m-25 h-168
_i_am_ r20 k61
_i_borrowed_ r26
_i_bought_ r-76 m-19 h-49
_i_buy_ g28 m-55 h-29
_i_called_ m35
_i_can_ r68
_i_cannot_ g-21
_i_cant_ k35
_i_chose_ g-43
_i_collect_ k25
_i_could_ g-49
_i_cover_ r36
_i_did_ r49 m21
_i_die_ g90 h-25 k-24
_i_do_ g48
_i_forward_ r-22
_i_gave_ r26
_i_give_ r-35
_i_got_ r39 g19
_i_had_ g-34
_i_hand_ r-20 k-26
_i_have_ r-31 g37
_i_hold_ r-19
_i_keep_ r55 m-23
_i_leave_ g-33
_i_left_ g-27
_i_lend_ r-36
_i_lost_ g26 m-30
_i_may_ r-41
_i_must_ r28
_i_need_ k35
_i_never_ r43 k-60
_i_not_ m24
_i_offered_ h-26
_i_only_ r41 k35
_i_operate_ k23
_i_owe_ r26 g-21
_i_owed_ r-33
_i_own_ g-38
_i_paid_ r-72 g29 h-19
_i_pass_ r20 g36
_i_pay_ r-48 g22 m28
_i_picked_ g-30 h-19
_i_post_ h56
_i_publish_ h31
_i_put_ g-24
_i_repay_ r29
_i_return_ r-34
_i_run_ k40
_i_said_ r-19 g-28 m34
_i_see_ r42 g-24
_i_sell_ r35
_i_settle_ r48
_i_shall_ g67
_i_short_ g56
_i_sign_ r24 g26 h19
_i_sold_ r-24 g44
_i_stay_ k23
_i_submit_ h25
_i_take_ r23 k36
_i_took_ r-64 m-37
_i_trust_ g-26 k35
_i_use_ g25
_i_wait_ r-68
_i_was_ r23 g-40 h46
_i_will_ r64 g-28
_ib h24
_ibe h32
_iber h32
_ic r-21 m-26
_ice g-56 h39
_ice_ g-56
_ico g65 h-31
_ico_ g65 h-31
_id r-24 m-27 h67
_id_ r-21 g-19 h25
_id_with_ h36
_ido g19 h48
_ido_ g32 h-24
_idol h72
_idol_ h51
_idol_for_ h47
_idols_ h20
_idols_for_ h19
_ie g48 m32
_ieo g31
_ieo_ g31
_if r-97 g303 h-145
_if_ r-94 g308 h-124
_if_breaks_ g31
_if_containers_ r30
_if_he_ r-21 g-68 m41
_if_i_ r-57 g124 k-47
_if_it_ r19 k-24
_if_my_ g59
_if_not_ g-35 m35
_if_the_ r-30 g71 m-42 h-47 k32
_if_there_ k-22
_if_they_ g-44 k63
_if_we_ r21
_if_you_ r41
_if_yours_ g-25 k21
_ift m-23 h-21
_ifta m-23 h-21
_iftar_ m-23 h-21
_iga h20
_igam h20
_igaming_ h20
_ij h-27
_ija h-27
_ijar h-27
_ijara_ h-27
_il g41 h20
_ill g44
_illn g34
_illness_ g34
_illness_rider_ g19
_im g-32
_ima r27 h-27
_imad r27
_imad_ r27
_ime h19
_imei h19
_imei_ h19
_imi g-21 h21
_imit g-21 h21
_imitation_ g-21 h21
_imp r-22
_importer_ g31 h21
_in r139 g93 m-60 h-47 k28
_in_ r-104 m33 h54 k23
_in_a_ r-118 g-95 h123 k-37
_in_advance_ r-21 g79 h30
_in_an_ g-69 h22
_in_and_ g69 k43
_in_another_ h62 k-33
_in_app_ r19
_in_august_ r28
_in_autumn_ g-42
_in_batumi_ h-28
_in_case_ g69 m-34 h-44
_in_cash_ r-23 h26 k34
_in_days_ r-55 h37
_in_dirhams_ r29
_in_error_ r-26
_in_five_ r-29
_in_for_ g-53 m79 h29
_in_full_ r-57 g-38 m-21 h-24
_in_hand_ r-45
_in_her_ r-28
_in_his_ r105 g-106 m-31 h-27
_in_hundred_ r43
_in_it_ h72 k-27
_in_its_ h-19
_in_january_ g35
_in_jar_ r-19 g-22
_in_june_ r45 g81
_in_law_ r33
_in_march_ g-19
_in_may_ r41 g-51
_in_mother_ g25
_in_mothers_ g51
_in_my_ r-65 g-88 m-26 h-73 k-84
_in_name_ r34 k36
_in_ninety_ r-21
_in_notes_ r-46 k36
_in_on_ r-24 k70
_in_one_ g43 m-22
_in_our_ r-19
_in_play_ m52 h88
_in_price_ g-23
_in_seconds_ g21
_in_shop_ h26
_in_six_ r-29 g22 k46
_in_somebodys_ h27
_in_someone_ k-19
_in_spring_ g59
_in_ten_ r35 m-21 k25
_in_the_ m51 h-180 k78
_in_them_ h52
_in_three_ r35
_in_two_ g27 k-30
_in_winter_ r22 g30
_in_your_ h-28
_ina r62
_inah r47
_inah_ r47
_inc r-33 g-20 h43 k-28
_inca h40
_incall_ h40
_ince r-52 h28
_incl r46 h19
_incl_ r37
_ind g21 h-35
_inde g32 h-21
_indemnity_ g36
_indu r28
_indulgence_ r28
_inf h37 k35
_infl r21 h55
_inflated_ h37
_inflation_ r25
_inflation_adjustment_ r32
_info k27
_informal_ h-22 k29
_ing r36
_inh g29 h-20
_inhe g29 h-20
_inheritance_ g25 h-20
_inheritance_before_ g30
_ins r-24 g139 m-35
_ins_ g125 h-51
_ins_prem_ g38
_ins_renew_ g56
_insi h43
_inside_ g44
_insider_ g-26 m21 h53
_insp g-60 h25 k-29
_inspected_ g-22
_inspection_ g-31 h-23
_inspector_ h74 k-34
_inspector_so_ h30
_inst r53 h-49 k21
_inst_ r32
_instagram_ g24
_instalment_ h-19
_instalment_of_ r-87
_instalment_with_ r-25
_instalments_ r-29 g24
_instead_ r45 k36
_instead_of_ r54 k21
_insu r-66 g91 h31
_insulting_ h37
_insurance_ g-30
_insurance_company_ r33 g-81 h44
_insurance_for_ g50 h31
_insurance_hq_ h39
_insurance_of_ g-22
_insurance_policy_ k23
_insured_ g34
_insured_the_ g79
_insurer_ r-40 g80
_int r279 g-28 m-26 h-74
_int_ r229 g-28 h-51
_inte r42 g-32 m-20 k-25
_interes_ r24
_interest_ r87 g19 h33 k-49
_interest_bearing_ r28
_interest_for_ r124
_interest_free_ r-79
_interest_in_ r-30
_interest_on_ r136 g-19
_interest_only_ r76
_interest_part_ r19
_interest_rate_ r-125 g79
_interest_to_ r-20
_internet_ h-39 k24
_into r-31 g25
_into_ r-31 g25
_into_the_ g-19
_intr r31 h-27
_intrest_ r45
_inv r-47 m-25 h-54 k64
_inv_ h-73 k48
_inve r-32 g20
_investment_ r-33 h37
_investment_in_ g-29 h31
_investor_ r37 g-19
_invo m-22 k26
_invoice_ r-30 g-31
_invoice_for_ g-28 h26 k49
_invoice_is_ r-25 h-34 k21
_invoice_of_ r28
_invoice_was_ k28
_invoices_ r28 h26
_ip g-36 h105
_ipa h76
_ipa_ h63
_iphones_ h19
_ipl h-29
_ipl_ h-29
_ipt h47
_iptv h47
_iptv_ h47
_iptv_box_ h30
_iq m19 h-39
_ir g19 h-22
_iri h24
_iris h24
_irish_ h24
_iro g33
_iron g33
_iron_ g33
_is r32 g57 m-40 h-92 k63
_is_ r21 g31 h-54 k62
_is_a_ r-32 g62
_is_being_ k29
_is_done_ g21
_is_for_ r-23 g-34 h76 k71
_is_his_ r-32 g-52 m60
_is_in_ g27 m-25
_is_late_ r19
_is_left_ g-57
_is_looked_ k41
_is_made_ g-23 k29
_is_mine_ r-34 g-25 k-27
_is_my_ r37
_is_not_ g32 m-26 k27
_is_on_ r-41 g-64
_is_one_ g26 k-41
_is_only_ k31
_is_ours_ h38
_is_out_ r70
_is_over_ g22
_is_still_ r36 g24
_is_that_ r30
_is_the_ g-51 h-25 k-30
_is_watched_ k23
_is_worth_ g-20
_is_written_ h32
_is_your_ g-25 m21 h24 k-28
_is_yours_ g52 m38
_isl g-22
_isla g-22
_islam_ h44
_islamic_ h-39
_islamic_bank_ r-27 h-21
_island_ h-37
_islay_ h31
_iss g39
_issu g39
_issued_ g53
_ist r59
_ista r32
_isti r26
_istisna_ g25
_istisna_of_ g58
_it r35 g52 h-101 k101
_it_ h-136 k125
_it_a_ g23
_it_all_ g-32 m32 h28
_it_and_ r-96 g83 h-27
_it_arrives_ r-26
_it_as_ r21
_it_at_ m20 h23 k25
_it_back_ r66 g-48
_it_before_ r48 g-24 k24
_it_come_ k26
_it_comes_ r22 g63 k25
_it_costs_ g29
_it_earns_ g-39
_it_first_ g19 m-19
_it_for_ g-29 h30 k-43
_it_from_ g27 m-28 k29
_it_goes_ r35
_it_home_ g-32
_it_i_ r33
_it_in_ r-27 k26
_it_into_ h-22
_it_is_ r55 g-96 m-31 h-44 k58
_it_looks_ k43
_it_now_ g65
_it_off_ k23
_it_on_ g-37 h19 k-47
_it_or_ m26
_it_out_ r-22 g-39 k42
_it_paid_ r35 g-22
_it_rains_ g-56 h-31
_it_rent_ g-47 k43
_it_stays_ r21 h-24
_it_this_ k-34
_it_through_ k47
_it_to_ g62 h-26 k-34
_it_up_ g-33 h-22
_it_via_ k24
_it_was_ r-53 g24 h37
_it_will_ g40
_it_with_ r48
_ite g26
_item g26
_item_ g35
_itm g29
_itm_ g29
_its r40 m24
_its_ m23 h-22
_its_date_ r-35
_its_own_ r-27
_its_price_ g-51
_its_value_ r34
_its_worth_ r29 g26
_itse r51
_itself_ r51
_iv h52
_ivo h55
_ivor h55
_ivory_ h55
_ivory_tusks_ h31
_ja r51 g-102 k-20
_jac g-27
_jack g-27
_jack_ m-25 h21
_jacket_ h-24
_jackpot_ m54 h34
_jad h62
_jado h30
_jadoo_ h25
_jadu h33
_jadu_ h33
_jag h28
_jage h28
_jagermeister_ h24
_jam k22
_jam_ h-68 k33
_jam_tabarro3at_ k24
_jama r-19
_jami r32
_jamiyya_ r26
_jamo h41
_jamon_ h41
_jamon_from_ h30
_jar g-39 h-52
_jar_ g-29 h-23
_jars h-28
_jars_ h-28
_jay r74 g70
_jaya g63
_jaya_ g63
_jd r-28 g24
_jd_ r-27
_jde g35
_jdee g35
_jdeed_ g35
_je r20 h-52 k-63
_jea h-50
_jean h-50
_jeans_ h-50
_jee m31
_jeet m37
_jeev g20
_jeevan_ g20
_jer m-38 h29
_jers m-38 h-23
_jersey_ m-38 h-23
_jew r42 h-24
_jewe r42 h-24
_jewellery_ h-21
_ji r-20 g-33 h149
_ji_ h24
_jin g-23 h84
_jinn g-23 h80
_jinn_ g-23 h80
_jo r-47 m-58 h79
_job r-25 g20 m-43 h19 k20
_job_ g20 m-43 h22 k22
_joh h23
_john h23
_joi r-20 g-23 h55
_join r-20 g-23 h55
_joint_ g-22 h43
_jos h19
_ju r32 g-30 m140 k35
_jua m81 h-37
_jua_ m40 h-20
_juaa m42
_juaa_ m34
_jud h28
_judg h28
_jug h54
_jug_ h54
_jui h-33
_juic h-33
_juice_ r19
_juj h22
_juju h22
_juju_ h22
_jul r33
_july r33
_july_ r33
_jum m19
_jump m19
_jun r34 m36
_june h-26
_june_ h-26
_june_and_ r43
_june_for_ r-21
_junk r35 m42
_junk_ r50
_junket_ m46 h23
_jur h29
_jus r-51 g45 h-35 k62
_just r-51 g45 h-35 k62
_just_ r-50 g47 h-34 k51
_just_for_ h-24
_just_under_ k31
_k_ r46 h-49 k24
_ka r53 g-65 h-23 k-30
_ka_ r27 m-57
_kaa r-31 g28 h32
_kaas r-29 g33
_kab m31 h36
_kaba h36
_kafala_ r28
_kah r-19
_kal g-27 m38
_kala h20
_kala_ h20
_kaly m22
_kalyan_ m22
_kam r19 h-27
_kame r26
_kameti_ r40
_kan r67 h-21
_kand r49 h-26
_kar m26 k-21
_kara h-58
_karak_ h-38
_karo h36
_karw h28
_karwane_ h28
_kas m42
_kas_ m-26 h45
_kas_3al_ h43
_kasb m44
_kasban_ m44
_kash h-33
_kay h-32
_ke m76 h28 k34
_ke_ r-24 g-37 h29
_ke_liye_ m-25
_kee r61 g31 m-48 k40
_keep r66 m-31 h34 k50
_keep_ m-73 k86
_keep_%_ r-50 k41
_keep_a_ k24
_keep_and_ k23
_keep_each_ r-23 h-38 k54
_keep_his_ r33 k-22
_keep_it_ g24
_keep_the_ r21 k-55
_keeping_ r62
_keeps_ m41 h42 k-36
_keeps_it_ r-27 m37
_keeps_my_ g-25
_keeps_to_ g47
_keg h57
_keg_ h49
_kel r23 m28 k19
_kel_ r27 k19
_ken m120 h76
_keno m120 h76
_keno_ m120 h70
_kep k27
_kept k27
_kept_ k27
_ket g-37 m-38 h19
_keta h36
_ketamine_ h48
_kett g-34 m-21 h-30
_kettle_ g-20 h-26
_key r-19 g-27 m54 h-97 k-33
_key_ r-19 m55 h-65 k-25
_key_man_ g42
_keym g24
_keyman_ g24
_keys g-33 h-31
_keys_ g-33 h-31
_kg r-45 g-48 h-24
_kg_ r-45 g-48 h-24
_kh r-113 m40
_kha g-27 m29 h60
_khai m19 h19
_khal h-28
_khalas_ r-22
_kham g-20 h22
_khamis_ h27
_khan r-21 h75
_khanzir_ h24
_khar r-31 g39 m-29
_khas m38 h-36
_khasran_ m26
_khat g-20 h67
_khat_ h73
_khay g32 h-33
_khe g36 m19 h-34
_khel m34
_khet g37
_khet_ g37
_khet_mein_ g37
_khi g30
_kho r-63 m-23 h-19
_khod r-45
_khod_ r-44
_khs m23
_khse m23
_khsert_ m23
_ki r-86 m-40 k-72
_ki_ r-25 g40 h-67
_kic g-36 h71
_kick g-36 h71
_kick_ g-25
_kick_back_ h-37
_kick_backs_ h21
_kickback_ h37
_kid r-33 h20 k-29
_kid_ m21
_kidn h91
_kidney_ h66
_kids g-20 m-43 h-45 k-20
_kids_ g-20 m-43 h-45 k-20
_kil h-33
_kilo h-39
_kilo_ h-29
_kilo_hash_ h34
_kilo_of_ r41
_kilometres_ h29
_kilos_ r-25 h-39
_kin g-24 m22 h72
_kind g-22 h66
_kind_ r21 h99
_kindly_ g-19
_king m25
_king_ g20
_kingfisher_ h30
_kio h31
_kios h31
_kiosk_ h31
_kir r-19 g-41 h42
_kira r-19 g-41 h-30
_kis r45 g32 h-19
_kish r23 g26 h-20
_kisht_ r23 g26 h-20
_kist r22
_kit r-65 g32 m-19 h-50 k-21
_kit_ g-41 m-33 h44
_kitc h-24
_kitchen_ h-19
_kite g26 h-21
_kite_ g26 h-21
_kitt r-35 g69 h-26
_kittens_ g60
_kitty_ r-22
_kn r-68 g-33 h76
_kno r-53 g-25 h84
_knoc g-23 h40
_knocked_ h31
_knocked_on_ h31
_knockoff_ h30
_knot r-32 h46 k-24
_knot_ h42 k-24
_knot_so_ h37 k-24
_know r-25 g-20 k25
_know_ g-54 k63
_knows_ h22 k-34
_knows_what_ g34 k-23
_ko r-92 g-37 m49 k-27
_ko_ r-44 g-22 h111
_kol r-31 g43 h-71
_kol_ g-21 m-32 h-33
_kol_shahar_ r-33
_kol_shahr_ r-36
_koll m40
_kollo_ g30
_kot g-30
_kou m43 h-23
_kr r28
_ku g-34 h91
_kul h25
_kula h25
_kund h23
_ky g42 h-19 k45
_kyc k46
_kyc_ k46
_l_ r-20 h43
_la r-40 g-36 h48 k-83
_la7 r-21
_la7m h32
_la_ g-38 m47 h75
_lab r-23 g-83 m-19 k21
_lab_ h-39
_labe g-67 h32
_label_ g-56 h62
_labels_ h-19
_labo r-26 h50
_labor_ h34
_labour_ r-22 h22
_lad g-54 h91
_ladd r-20
_ladder_ r-20
_ladi h39
_ladies_ h43
_lady g-29 h75
_lady_ g-29 h69
_lag m51 h86
_laga m60
_lagay_ h26
_lagaya_ m21 h-23
_lage h102
_lager_ h108
_lah g36
_lak k21
_lake g21 k21
_lake_ g26
_laken_ k21
_laken_heya_ k21
_lal r-28 h52
_lal_ r-28 h52
_lam r65 m-28 h-71
_lama r23 h-25
_lama_ r25 g-21
_laman_ g37 h-22
_lamb_ h-38
_lamp h-52 k-22
_lamp_ h-52 k-22
_lan g40 h-89 k-61
_land g72 h-51 k-61
_land_ g70 m-21 h-44 k-30
_landed_ g-33
_lands_ g35
_lands_on_ g46
_lang r19 h-50
_lang_ r24
_lap g-24 m-63 k-26
_lap_ g-30 m-38 h38
_lap_dance_ h83
_lapt m-24 h-20 k-23
_laptop_ m-24 h-43
_laptops_ h23
_lar h103 k-35
_lard h94 k-35
_lard_ h83 k-19
_las r-38 g-22 m90 h-29
_last r-38 g-22 m79
_last_ r-38 g-22 m79
_last_man_ m30
_last_month_ r21
_last_night_ m57 h34
_last_one_ h-19
_last_part_ h-26
_last_year_ r-63
_lat g37 h-22
_late g60
_late_ g-45 h29
_late_father_ r-28 h33
_late_on_ r19
_late_pmt_ r24
_lateness_ r21
_later_ g108
_later_which_ r-32
_lau r-21 m-28
_laun r-21 m-24 h-42
_launder_ k27
_laundry_ m-19 h-44 k-28
_law r-29 g39 m-37 h-67 k-26
_law_ g30 h-25
_lawn r-30 k-19
_lawn_ r-30 k-19
_laws g49 h32
_lawsuit_ g49
_lawy g-40 m-30 h-42
_lawyer_ g-40 m-30 h-32
_lay g45 m21 h-60 k29
_lay_ r32 m34
_laye h-28 k34
_layer_ h-28 k34
_lays g54
_lays_ g54
_laz r43
_laze r43
_lazem_ r43
_le r45 g31 m-83 k-61
_le_ g31
_lea g19 h44 k-83
_leaf_ h41
_leag m37 h-22
_league_ m37 h-22
_leak h56
_leaked_ h51
_lean g24 h39
_lean_ g24 h39
_leap g37
_leaps_ g37
_lear r-31 g22
_learn_ g-28
_leas r42
_lease_ g28
_lease_of_ r70 g19
_leaseback_ r28
_leased_ h39
_leasing_ r21
_leat g-20 k-52
_leather_ g-20 k-52
_leav h-19
_leave_ r-57 h41
_leaves_ r29 h-54
_leaving_ r32
_leb r-29 h43
_lec h22
_lech h53
_lechon_ h53
_lect h-32
_lecture_ h-32
_led g-20 m-19 h-70
_led_ g-20 m-19 h-57
_lef r-19 m-22 h-36
_left r-19 g20 m-21 h-45
_left_ g25 m-21 h-45
_left_it_ r21 g59
_left_to_ g97
_left_with_ r25 h-26
_leg r33 h28
_leg_ g31 h66
_leg_from_ h23
_legs h-29
_legs_ h-29
_lem h-52
_lemo h-52
_lemon_ h-46
_len r35 g-66 m-38 h-41 k24
_lend r61 g-52 m-29 h34
_lend_ r23 k20
_lend_you_ r30
_lender_ r-21 g-24
_lenders_ r25
_lending_ h27
_lends_ r42 h27
_lent r-28 h-30 k37
_lent_ r-28 h-30 k37
_lent_me_ g28
_lent_my_ k34
_leo h28
_leop h28
_leopard_ h28
_les r61 g34 h-61
_less r84 h-61
_less_ r115 h-33 k19
_let r62 g-80 h62 k-29
_let_ g-33 h66
_let_me_ r24 g-42 h23
_lets r82 h20
_lets_ r82 h20
_lets_me_ r47
_lett r-21 g-30 h-23
_letter_ g-19
_letter_of_ r52
_lev r-32 g78 h-35
_leve r-38 g78 h-33
_level_and_ h-21
_leverage_ r-26 g50 h-25
_leveraged_ g39
_lew g54
_ley r-23 k47
_li r46 g42 m30 h36
_li_ r30 g-36
_lia r-19 g34
_liab r-19 g34
_liability_ r-19 g34
_liability_cover_ g27
_liability_premium_ r-19 g27
_lib r-20 m-19
_libr r-20 m-30 h-19
_lic r-29 g95 h-22 k-28
_lic_ g86 h-41
_lice r-20 h19 k-28
_licence_ h-39
_licence_with_ h23
_license_ h25
_licensed_ k-27
_licensing_ h31
_lie r34
_liem h37
_liempo_ h37
_lies r29
_lies_ r29
_lies_in_ r32
_lif r-49 g31 m-29
_life r-30 g38 h-37
_life_ r-29 g29 h-37
_life_insurance_ g-30
_life_plan_ g43
_life_policy_ g-27
_life_premium_ g19
_lift r-19 h40
_lift_ r-19 h-34
_lifted_ h74
_lifted_from_ h45
_lik r33 h25 k43
_like r33 g23 k43
_like_ r37 g-58
_likes_ g81 h21 k47
_lim m31
_lima m42 h19
_limi h-57
_limit_ h-29
_limit_of_ k-25
_limo h41
_limoncello_ h41
_lin g36 m52
_line m57 h-23
_line_ r20 h-19
_lines_ m38
_ling r26
_link r-24 g25
_lip h-21
_lips h-21
_lipstick_ h-21
_liq g21 h57
_liqu g21 h57
_liqueur_ h19
_liquidation_ g34 h-19
_liquor_ h46
_lir r27 g-29
_lira r27 g-29
_lira_ r27 g-29
_lis m-19
_list g-32
_list_ g-42
_list_of_ h38
_listed_ g30
_lit h-29
_litres_ h-24
_litt r22 k22
_litter_ h-19
_litter_not_ g28
_little_ r33 k26
_liv g-30 m87 h73
_live g-26 m87 h60
_live_ r33 m97 h39
_live_croupier_ h-25
_live_dealer_ r-23 m132 h58
_live_show_ m-20
_lives_ r-20 h23
_liy m-35 h-23
_liye m-28
_liye_ m-28
_ll g38
_llo g38
_lloy g38
_lloyds_ g38
_lo r24 g83 m130 h110 k-27
_lo_ r26
_loa r76 m30 h27
_load m64 h92
_load_ m64 h69
_load_of_ g36
_loaded_ h24
_loan r91 m-34 h-65
_loan_ r66 m-32 h-39
_loan_at_ r26 g22
_loan_for_ g20 m26
_loan_from_ r-62
_loan_if_ g32
_loan_obliges_ r19
_loan_of_ r-25
_loan_on_ r-30
_loan_principal_ r-45
_loan_shark_ h-22
_loan_to_ g-34 h-21
_loan_with_ r59
_loaned_against_ r21
_loc r31 g60 m-42 h-48
_lock r32 g69 m-34 h-41
_lock_ r46 h-31 k21
_locked_ r29 g33
_locker_ r-33 g24
_locks_ g39
_locksmith_ g-19 m-30
_log g-21 h51
_logi h40
_lol r-38
_lol_ r-21 g30 h29
_lon r76 h46 k-26
_lone r68 g-19
_lone_ r69
_long r19 g19 h44 k-23
_long_ r28 g19
_long_i_ r46
_longer_ m20
_loo g-37 m33 k66
_look r-25 m-24 h42 k78
_look_ h47
_look_for_ g22
_looked_ g-21 k41
_looks_ h27 k42
_loos m43 h-24
_loos_ m47
_loot g-40 m25 h-20
_loot_ g-40 m27 h-28
_lor r-19 g38
_lorr r-19 g38
_lorry_ r-19 g28
_los r-36 m36 h-54 k-24
_lose_ g28 m-66 h32
_loser_ m37
_losers_ m52
_loses_ m-37
_losi g-30 m27
_losing_ g-30 m27
_loss r-32 m19 h-24
_loss_ r-28 h-49
_losses_ m32 h25
_lost g27 h-33
_lost_ g27 h-33
_lost_luggage_ g32
_lost_my_ m-38
_lost_to_ g-31 m74
_lot r-44 g27 m93 h-59 k19
_lot_ r-23 g55 m-69
_lots g38 m-27 h-20
_lots_ g38 m-27 h-20
_lott g-49 m150 h32
_lottery_ m65 h50 k29
_lottery_of_ h-40
_lotto_ g-31 m78 h67
_lottry_ m22 h-23
_lotu h-21
_lotus_ h-21
_lou r-31 h33
_loun r-31 h23
_lounge_ r-31 h23
_lov r-37 h135
_love r-37 h97
_love_ r-30 h81
_love_spell_ r-27 h37
_low r30 g32 h-23
_low_ m26
_lowe r32 g42
_lower_ g42
_lower_ticket_ g35
_ls h24
_lsd h24
_lsd_ h24
_lu r-82 h-42 k-46
_luc g42
_luck g42
_luck_ g29
_luck_in_ g20 h-38
_luck_of_ g65
_lucky_ g21
_lucky_bag_ g67
_lucky_days_ h22
_lucky_number_ h27
_lucky_numbers_ m-25
_lucky_sim_ h30
_lud m43
_ludo m43
_ludo_ m43
_lum g24
_lump g24
_lump_ g24
_lun r-49 g-65 m-19 h-36
_lunc r-49 g-65 m-19 h-36
_lunch_ r-49 g-65 m-19 h-49
_lunch_for_ h-23
_ly g-28 h44
_lyr h44
_lyri h44
_lyrica_ h44
_lyrica_capsules_ h37
_m_ r90 h-58
_ma r-92 g78 m-55 h-32
_ma2 g-19 m-26 h-31
_ma3 g-20 m-29
_ma3a g-33
_ma3r g23
_ma7 g27 k32
_ma7addesh_ k23
_ma7s g37
_ma_ g260 m-27 h-40 k91
_maal g21
_maal_ g24
_mab r-38
_mablagh_ h28
_mac r-32 m82 k19
_maca m44 h39
_mach m25 h-51 k28
_machine_ m23 h-47
_machines_ k34
_mad g-55 h-26 k20
_mada h52
_madam_ h44
_made r-20 g-62 k33
_made_ r-20 g-62 k33
_made_in_ g-34 h29
_made_it_ h-19 k29
_made_to_ g22
_made_up_ k21
_madm r19
_mag r-22 m20 h84
_maga h-23
_magazine_ h-25
_magic_ h-29
_magic_mushroom_ h31
_magic_mushrooms_ h55
_magician_ h24
_magn h29
_mah r45 m23 h-52 k26
_maha r46
_mahi r43 h-19
_mahine_ r38
_mahs r-23 g43
_mahsool_ r-23 g43
_mai r-40 g-48 h29
_mai_ h-30
_maid r-23 g-43 h52
_maid_ g-36 h50
_maid_to_ g-28 h68
_maids_ k25
_maids_i_ k32
_mail h-25 k-25
_mail_ k-25
_maj g-68 h-32
_maji m24
_majid_ m24
_mak r-24
_make k20
_make_ r-26 g58 h-19
_make_it_ r23
_make_not_ g20 h-20
_maker_ g-67 h38
_makes_it_ g28
_makh h-32
_maki r35 g-21
_making_ r35 g-21
_makt g19 k-19
_maktab_ g24 m29 h22 k-19
_mal r43 g-19 m-56 h28 k-21
_mal_ r55 m-21
_malb h23
_malbec_ h23
_mall h-50
_mall_ h-50
_malt g-34
_malt_ g-34
_malt_drink_ h-97
_man r38 g43
_man_ r54 h38 k59
_man_at_ r-29 g-20 h69 k41
_man_i_ k-37
_man_lets_ h34
_man_standing_ m30
_man_who_ r39 k23
_mana h-22
_mang r-23 g25
_mango_ g32 h-42
_manifest_ g35 h-24
_manifesting_ h24
_mans g-20 k-19
_mans_ k-19
_map g21
_map_ g21
_mar r-45 h85
_mara r-23 g-33 m-27
_maraheen_ h32
_marathon_ g-28
_marc r31 h-19
_march_ r31 h-19
_mare g54 h-28
_mare_ g47 h-28
_mare_is_ g27
_marg g52 h-20
_margin_ g58 h-45
_margin_account_ g36
_margin_for_ g30
_margin_of_ g-40
_mari g-27 h40
_marina_ h33
_mark r35 g-22 m24
_mark_ h102
_mark_for_ h106
_marka_ h21
_market_ r42 g-25
_market_says_ g-33
_marl g24 h-27
_marla_ g34 h-23
_marr r-29 g-27 h37 k23
_marra_ r-20 m20
_marry_ g-25 h24
_mars h35
_marsala_ h36
_mart h38
_mary h30
_mary_ h30
_mas r-41 g-50 m-22 k-35
_masa g-21
_mash h-23
_mass h41 k-19
_massage_ h41 k-19
_massage_for_ h-46
_massage_with_ h29
_mast h60
_master_ h47
_mat r96 g-87 m31
_matc g-28 m35 h82
_match_ g-28 h72 k31
_match_w_ h-33
_matches_ m40 h27
_matk m31
_matka_ m31
_matt r51 h-30
_matter_ r58
_matu r84 h-20
_matured_ r35
_maturity_ r49
_maw h-26
_maw3 g32
_maw3ed_ g32
_may r-36 g111 h-78 k-52
_may_ r-29 g62 m-47 h-83 k-40
_may_and_ r-60
_may_be_ g34
_mayb g54 m41
_maybe_ g54 m41
_mayo h50
_mayor_ h50
_maz r-37 g-32 h35
_mb r-25
_mc g47
_mcx g55 h-22
_mcx_ g55 h-22
_md g-20 h86
_mdm h53
_mdma h53
_mdma_ h53
_me g-56 m-41 h26 k40
_me_ r82 g-96 m27 h71 k25
_me_a_ r-36 h-20 k-32
_me_after_ g25
_me_and_ r23 m29 h20
_me_at_ r-24 g-46
_me_back_ r-26
_me_cash_ r20
_me_for_ r37 g59 k-24
_me_have_ r40 g-27
_me_his_ r-119
_me_in_ r-39 g25 k55
_me_money_ r-35
_me_my_ h71
_me_next_ h49
_me_nothing_ r-38
_me_now_ g24
_me_on_ r35
_me_same_ r87
_me_the_ r-22 m-19 k-32
_me_this_ m25
_me_to_ r-29 m-38 h-78 k104
_me_what_ r-33 g34
_me_with_ r32 h24
_mea r40 g58
_meal h-34
_meal_ h-33
_mean r27 g65 h-27
_means_ g28 h-19
_meas r21 h-28
_measured_ h-19
_meat h100
_meat_ h100
_meat_for_ h39
_med r-38 g-23 m-32
_meda m-27 h-37
_medal_ m-27
_medi r-28 g-20 h22
_medical_ h20
_medical_leave_ h38
_medicine_ h-45
_medicines_ h32
_medium_ g-23
_medium_to_ h47
_medium_who_ h31
_mee g-39 m-25 h51
_meet g-20
_meet_ g-20 h35
_meeting_ h-36
_meg m47 h43
_mega m47 h43
_mega_ h25
_meh r-20
_mei g40 h-32
_mein g40 h-32
_mein_ g40 h-32
_mel g29 m31
_mem r-26 h-46
_memb g-22 h-23
_membership_ r20 h-35
_memo g32 h-44
_memorial_ g36
_memorial_plan_ g27
_men r80 g-56 m-29 h-24 k20
_men_ g31 m-29
_men_el_ r20
_men_i_ k30
_men_to_ h21
_mend r-32 g-30 m20 h-21
_menn r82 h-20
_menno_ r23
_ment h-21 k24
_mention_ g-19 k32
_menu g-39 h28
_menu_ g-39 h28
_mer h38
_merc r25
_merchant_ r25
_merl h54
_merlot_ h54
_merlot_and_ h52
_mes r-55 g32 h-71 k23
_mesh g40 m-23
_mesh_ g40 m-23
_mess r-49 m41 h-55 k44
_message_ r-32 m40 h-42 k53
_messages_ h-21
_met r-53 g-48 m-35 h-91
_met_ r-21
_meta g45 h-23 k-22
_metal_ r-20
_metal_certificate_ r32
_metal_certificates_ r26
_metal_in_ g24
_mete h19
_meter_ h30
_meth h42
_meth_ h65
_metr r-23 g-70 h-79
_metres_ r-23 g-57 h-38
_metro_ h-33
_mez h51
_mezz r19 h-23
_mezzanine_ r19 h-23
_mi r60 g65 m-31 h-56
_mig g49 h19
_mil g-39
_mile h50
_mileage_ h50
_mili h-23 k19
_milk g48 h-32
_milk_ g48 h-32
_milk_in_ g29
_mill r37 g-83 h-47
_mill_ g-68
_min g96 m59 h-56 k-25
_min_ r25 g64 m57 h27
_mind g32
_mind_ g32
_mine r-24 g-66 h-49 k48
_mine_ r-24 g-67 h-45 k48
_mine_for_ g-27 h-21
_mine_is_ g21 k63
_mini r30 m-33 h35 k-42
_mini_ h24
_minimum_ r41
_minimum_due_ r27
_minimum_on_ r28
_minister_ g33
_ministry_ g-20 h-46
_mint h-50
_mint_ h-50
_minu g44 m38 h-20
_minute_ m48
_minute_options_ g-27
_minutes_ r-25 g51
_mir h26
_mis r20 g36 h-27
_misp h22
_misplace_ h22
_miss r56 h-39
_missed_ r38 h-20
_missing_ g38 h-19
_mist r-33 g34 h43
_mistake_ r-31
_mistress_ h55
_mit r36 g-21
_mite r36
_miteen_ r36
_mix h24
_miy m-22
_miyy m-22
_mm_ h-49
_mmi h46
_mmi_ h46
_mo r61 g-47 m-73 h-84
_mo2 r45 h-34
_mo2a r22 h-34
_mo7 h-36
_mo7a h-36
_mo_ h-33 k46
_mob m-24 h-58
_mobi h-31
_mobile_ h-31
_mocking_ h48
_mod r-21 h24
_mode r-21 h24
_model_not_ g31
_models_ h23
_mok h54
_mola h-36
_molasses_ h-36
_moll h49
_molly_ h49
_mom r-19
_mon r35 m33
_mond r-30 g-22 m26
_monday_ r-30 g-22 m26
_mone r74 m44
_money_ r19 m36 k25
_money_and_ g40
_money_at_ r-29
_money_for_ r-53 g106 h91 k-22
_money_from_ g-22 h-21 k70
_money_he_ h21
_money_i_ m-30 k28
_money_in_ r-71
_money_laundering_ k-24
_money_market_ r33
_money_now_ r-33
_money_of_ k23
_money_on_ r-26 m20
_money_put_ m71
_money_through_ k44
_money_to_ r36 g-33 m29 h27
_money_with_ r33 h-32
_money_without_ r29
_moneylender_ r26 h-22
_monk h22
_mont g27
_monte_ m32 h44
_monte_carlo_ m32 h44
_month_ r27 g79 h-26
_month_and_ r46
_month_capital_ r28
_month_end_ g23
_month_for_ g-27 h-26
_month_he_ r32
_month_i_ r-66
_month_till_ r38
_month_to_ r-37 k28
_monthly_ g-32
_monthly_share_ r-20
_months_ h-34 k-31
_months_at_ r28
_months_of_ r-23
_moo r37 h88
_moon h100
_moon_ h50
_moonshine_ h48
_mor r27 g-68 m28
_mora m46 h40
_more g-44
_more_ g-44
_more_months_ r-23
_more_than_ r41
_more_time_ r-35
_more_weeks_ r-22
_morn r-31
_mornings_ r-29
_mort r26 h27
_mortadella_ h31
_mos r-28 g44 h-47
_mosh h-27 k24
_mosh_ k24
_mosq r-21
_mosque_ r-21
_most g46
_mosta2baleya_ g28
_mot g44 m-28 h-72 k-32
_moth h-61 k-31
_mother_ h-55
_mothers_ r26 g23
_moto g39
_motor_ g38
_motor_cover_ g-57
_mou m-30 h-20
_moun m-30 h-27
_mountain_ g-23 m-30 h-27
_mov r22 g-61 k47
_move g-46 k47
_move_ r-22 g-24 m-20 k85
_move_funds_ k52
_move_the_ r26
_moved_ g-35
_moved_to_ k-36
_moves_ r36 m31 h32 k-26
_moves_up_ m25
_movies_ h36
_moving_the_ r33
_mr m-42 h-76
_mr_ m-31 h-32
_ms g59 h-39
_mt g65 h-19
_mt_ g67 h-20
_mu r111 g-55 m-20 k44
_muc g75 k-21
_much g75 k-21
_much_ g75 k-21
_mud h-33
_muj k34
_muja k36
_mul r-22 h-70 k94
_mule r-22 m-19 h-80 k82
_mule_ r-22 m-19 h-80 k82
_mult m30
_multiplier_ m30
_mum r-20 h27 k-53
_mum_ k-49
_mun r51 h-30
_muna r60 h-31
_muna_ r27
_munafa_ r32
_mur r44 g-20
_mura r55 h-26
_murabaha_instalment_ r-56
_murabahah_ r33
_murt h28
_murti_ h28
_mus r69 g-66 h39
_mushroom_ h-42
_mushrooms_ h49
_musi g-30
_music_ g-30
_musl h53
_muslim_ h40
_must r95 g-28 h27 k26
_must_ r99 g-43 h30 k26
_must_buy_ r29
_must_me_ r23
_must_not_ k24
_must_sell_ r21
_mut m35 h56
_muta h30
_mutu m37 h19
_my r-50 g-55 h-29
_my_ g-63 m-32
_my_account_ r-74 g-33 m-33 h-44 k42
_my_agent_ r52
_my_and_ r30
_my_balance_ r19
_my_bank_ r-47
_my_boss_ r-26
_my_brother_ g-37 h23 k19
_my_brothers_ k-21
_my_camel_ m24
_my_capital_ g-21
_my_car_ r-82 g-37 k-23
_my_card_ r22 k32
_my_cousin_ g31 k24
_my_cousins_ k23
_my_crude_ g36
_my_daughters_ h-23
_my_debt_ r62 h-21
_my_details_ k49
_my_end_ r20
_my_ex_ h81
_my_family_ g20
_my_father_ r21
_my_file_ h20
_my_fortune_ h21
_my_future_ r25 h122
_my_gold_ r-39 g24
_my_half_ g30 h36
_my_hand_ r34
_my_instalment_ r30
_my_job_ m-19
_my_kids_ r22 h-40 k-19
_my_late_ r-55 h63
_my_loan_ g26
_my_luck_ g24
_my_marriage_ h46
_my_money_ r37
_my_mother_ g-20 h-45
_my_mothers_ r26 g-24
_my_name_ m30 h-43
_my_neighbour_ r-20 g43
_my_neighbours_ r40
_my_niece_ h-20
_my_number_ h-28 k53
_my_old_ r-23 g-28
_my_own_ r50 g-67 h-21
_my_palm_ h24
_my_part_ h24
_my_place_ g60 m-19
_my_rent_ r38
_my_salary_ r22
_my_savings_ r-25
_my_share_ m27
_my_shop_ g19
_my_silver_ r-19 g19
_my_sim_ r-37 h-51 k81
_my_sister_ m22 h-28
_my_sisters_ r30
_my_slip_ m37 h43
_my_son_ r-60 h40
_my_stake_ g29
_my_test_ h24
_my_thanks_ r-42
_my_van_ r32
_my_wallet_ r-64 m20
_my_watch_ m37
_my_wife_ r-20 h-48
_my_word_ m21
_my_yard_ g-42
_mys r-34
_myse r-34
_myself_ r-34
_mystery_box_ g34
_mz h57
_mza h57
_mzaw h57
_mzawara_ h39
_na r-81 g169 m27 h-43 k25
_na2a_ g24
_na_ r-21 g30 m21 h36
_nac h33
_nach h33
_nad g20 h-24
_naf r39 g-20
_nafs r39 g-20
_nafs_ r19 g-20
_nah g37 h-42
_nahi r-33 g46 h-32
_nahi_ r-33 g46 h-32
_nak r-21 g53 m-20 h30
_nake g22
_naked_ g22
_nakh g37
_nakhal_ g28
_nakl h35
_nakli_ h35
_nam r-35 k58
_name r-35 k59
_name_ g-64 h21 k75
_name_his_ g69
_name_in_ m34 k-35
_name_is_ k37
_name_made_ h24
_name_of_ k67
_name_on_ g-30 h-22 k-35
_name_stays_ h-23 k44
_named_ g35
_names_ g27
_nan h-45
_nas g28 h-23 k51
_nas_ g-23 k63
_nas_ma_ k36
_nasd g28
_nasdaq_ g28
_nash h-23
_nasser_ m28
_nat r-25 m76 h-19
_nati r-24 m80 h-20
_national_ r-24 m50
_naz h57
_naza h35
_nazar_ h23
_nazr h22
_nazrana_ h22
_nb h62
_nbe h39
_nbee h39
_nbeed_ h26
_nbi h30
_nbid h30
_nbid_ h30
_nd r54
_ndf r28
_ndf_ r28
_ne g39 h-28
_nea r-34 g-21 m46 h20
_near r-34 g-21 m46 h20
_near_ m28 h26
_nearest_ r-30
_neb h28
_nec r31 g-31
_neck r31 g-31
_necklace_ r31 g-31
_nee g-30 h-23 k39
_need g-30 h-23 k39
_need_ r-32 k29
_needed_ g-19 h24
_needs_ r58
_neg h20
_nei g59
_neig g26
_neighbour_ g21
_neighbour_for_ r-34
_neit r24 g32
_neither_ r24 g32
_net r-66 g91 m-25 h-75
_net_ r-63 g72 h-62
_nets m-20
_nets_ m-20
_nev g-36 h50 k53
_neve g-36 h50 k53
_never_ g-36 h50 k53
_never_met_ k-25
_never_said_ g29
_never_saw_ r38 g-19 h54 k-27
_never_studied_ h35
_new g-61 m-78 h-52 k-49
_new_ g-43 m-78 h-31 k-49
_new_expiry_ h56
_new_moon_ h20
_new_one_ r54 m-32
_new_ones_ r-36
_news h-21
_nex g74
_next g74
_next_ g74
_next_month_ r40 g-21
_next_week_ r-77
_next_year_ r-31 g-29
_next_years_ g21
_ng r38 h-30
_ng_ r44 h-19
_ni m-26 h-19 k-39
_ni_ r-19
_nic m-20 h-27
_nie h-20
_niec h-20
_niece_ h-20
_nif r-19 g78
_nift g54
_nifty_ g54
_nifty_ce_ g33
_nig g-61 m42 h54
_nigh g-61 m42 h54
_night_ g-54 m58 h137
_night_at_ m34 h79
_night_stand_ h25
_nights_ h-71
_nin r61 g-21
_nine r61 g-21
_nine_ r37 m19
_ninety_ r23
_nit h28
_nitr h28
_nitrous_ h28
_no g79 m-118 h-85 k-37
_no_ r-42 g-84 m-73 h-28
_no_cdd_ k29
_no_charge_ r-37
_no_charitable_ k22
_no_day_ g48
_no_drawing_ g20
_no_exam_ h19
_no_extra_ r-35
_no_form_ k31
_no_goods_ r90
_no_kyc_ k40
_no_land_ g31
_no_matter_ r58
_no_money_ r-35 g-89
_no_more_ r-23
_no_name_ g19
_no_one_ k31
_no_paper_ g35 k23
_no_papers_ h23
_no_prescription_ h43
_no_questions_ h47 k-25
_no_returns_ g19
_no_service_ k33
_nob r-26 g82 h-36 k37
_nobo r-26 g82 h-36 k37
_nobody_ r-26 g82 h-36 k37
_nobody_did_ r-24 g-20 k39
_nobody_gave_ k33
_nobody_has_ g37
_nobody_knows_ k-21
_noi k-27
_non g78 h37
_non_ r53 h44
_non_deliverable_ r68 g-66
_non_muslim_ h40
_non_refundable_ g23
_none r-35 g74
_none_ r-35 g74
_none_of_ g22
_noo r-23 m34
_noon r-29 g19 m34
_noon_ r-29 g19 m34
_nor r43 g26 h26
_nor_ g64
_nor_own_ g22
_norm g-39
_normal_ g-39
_nos r38 m-36 h30
_nos_ m-26 h43
_not r-56 g-19 m31 h-70 k34
_not_ g96 m49 h21
_not_a_ r-37 g-20
_not_born_ g23
_not_conceived_ g31
_not_from_ g-41 h152 k-25
_not_mention_ k44
_not_pay_ r34 g-25
_not_planted_ g29
_not_said_ g55
_not_seen_ h32
_not_stated_ g23
_not_tell_ g-28 h-26 k30
_not_through_ g-75
_not_to_ g-47
_not_told_ g24 h-22
_not_yet_ g57 h-22
_nota r-40 g-20 h-34
_notary_ r-40 g-20 h-34
_note r73 g-58 m-47 k-20
_note_ r48 g-22 m-27
_note_for_ r-33
_notes_ r26 g-21
_notes_of_ r94
_noth r-61 g-32 m36 h-41
_nothing_ r-61 g-32 m36 h-41
_nothing_back_ g25
_nothing_else_ r26
_nothing_on_ m-41
_nothing_paid_ g64
_nothing_was_ r-25
_noti k47
_notice_ k19
_notices_ k21
_nov r38 g-44 h-27 k-31
_nov_ r47
_nove g-35 m-20 h-25
_novel_ g-27 m-20 h-20
_now g48 m-26 k-43
_now_ g48 m-26 k-43
_now_and_ g-30
_now_buy_ r-21 g27
_now_for_ g43
_now_he_ r53
_now_i_ r-42
_now_on_ r-28
_now_or_ r-37
_now_pay_ g-32
_now_the_ g19
_nr r74
_nre r41
_nre_ r41
_nro r33
_nro_ r33
_ns g34
_nsh g34
_nsho g34
_nu m46 h40 k-28
_nud h43
_nude h43
_nude_ h34
_num r27 g28 m69 h47 k30
_numb r27 g40 m63 h24 k32
_number_ r27 g21 m27 h-41 k25
_number_four_ m41 h54
_number_in_ m24 h-21
_number_of_ g42 m36
_number_on_ g-20 m68
_number_plate_ m-50 h-44
_number_received_ h-28 k53
_number_to_ g42 h25
_numbers_ g20 m36 h64
_numbers_for_ h-35
_numbers_with_ m-33
_nume h26
_numerology_ h43
_nur h-51
_nurs h-63
_nursery_ m-27
_nut k-48
_nuts k-48
_nuts_ k-48
_nv g20
_nvi g20
_nvid g20
_nvidia_ g20
_nym g23
_nyme g23
_nymex_ g23
_o2 g66 h-22
_o2o g74
_o2oo g74
_o2ood_ g74
_o_ r90 g112 h-57 k-38
_o_cover_ r-26 g26
_o_d_ r114 h-19
_oa h-51
_oak h-36
_oak_ h-36
_ob h-36
_obj h-40
_obje h-40
_objection_ h-40
_obl r19
_obli r19
_obliges_ r19
_oc r24 h-28 k-19
_occ h19
_occu h19
_occult_ h19
_oct r44 m-21 h-47 k-19
_oct_ r44 h-32
_octo m-21
_october_ m-21
_od m68 h58
_od_ r28
_odd r-24 m74 h41
_odds r-24 m55 h30
_odds_ r-24 m55 h30
_odo h26
_odom h26
_odometer_ h26
_of g-23 m-51 k-38
_of_ m-68 h-28 k-51
_of_%_ r27
_of_3ara_ h23
_of_a_ r-112 g39 m-37 h130 k35
_of_all_ g32
_of_an_ h22
_of_and_ k24
_of_another_ g-25 h26
_of_arak_ h59
_of_bank_ r-29 g46
_of_beef_ h-36
_of_beer_ h31
_of_boat_ g-23
_of_brand_ h33
_of_branded_ h23
_of_card_ r24
_of_cash_ r21
_of_coffee_ h-21
_of_dates_ g-29
_of_due_ r34
_of_each_ g-23
_of_first_ g42
_of_forty_ m42 h51
_of_four_ g-29
_of_funds_ r39
_of_gold_ r34
_of_green_ h57
_of_guarantee_ r44
_of_heineken_ h65
_of_his_ g138 m-35 h-42
_of_i_ r-63
_of_in_ r19
_of_it_ r-47
_of_lager_ h49
_of_land_ r21 g28 h-21
_of_last_ h57
_of_loan_ r28
_of_maids_ k19
_of_mangoes_ g-26
_of_money_ r76 k43
_of_my_ r72 h27 k-35
_of_one_ k26
_of_our_ h-53
_of_palm_ r23
_of_pig_ h33
_of_price_ r-20 g-20
_of_rain_ m21
_of_red_ h32
_of_rice_ r29
_of_scrap_ g36
_of_season_ r19
_of_service_ g-31
_of_sheep_ m27
_of_something_ g51
_of_stall_ g-45
_of_swine_ h48
_of_ten_ r40
_of_that_ g57 h41
_of_the_ r-110 g-120 h-58 k-95
_of_them_ g-48 m48 h35
_of_three_ r-21 g42
_of_time_ r-21
_of_tomorrow_ g69
_of_us_ r-71 g22 m37
_of_what_ r-31 g-46
_of_whatever_ r-45 h26
_of_white_ h50
_of_workers_ g40
_of_year_ r19
_off g-31
_off_ r59 k55
_off_a_ g-28
_off_and_ r-27
_off_book_ k44
_off_last_ g46
_off_my_ h-26
_off_record_ k38
_off_the_ m20 h53
_offe r-51 h31
_offered_ r-44 h-26
_offering_ h42
_offering_to_ h42
_offi m20 h-49 k-34
_office_ r63 g-20 m33 h-89 k-30
_office_world_ m-20
_officer_ r-60 h74
_officer_for_ h21
_officers_ g21 k23
_official_ h-26 k-36
_oi m29
_oil m30 h-21
_oil_ m30 h-21
_ok h-28
_ol r-19 g-110 h-60 k-44
_old g-128 k-42
_old_ g-128 k-42
_old_gold_ r77
_old_one_ r26
_old_phone_ r-24
_old_van_ r-24 g-25
_oli r-20 g-37 h-64
_oliv r-20 g-37 h-64
_olive_ g-34 h-26
_olives_ h-37
_oly g55 m42
_olym g55 m42
_om g-32 m21 h-47
_om_ r-22
_oma r23 m22 h-27
_omar r25 h-23
_omar_ r25 h-23
_on r35 g37 m55 h-56 k67
_on_ r67 g51 m30
_on_a_ r-37 g24 m43 h53 k43
_on_amount_ r67
_on_balance_ r29
_on_before_ g54
_on_behalf_ g-26
_on_bitcoin_ g28 h-30
_on_card_ k-31
_on_cash_ r33
_on_credit_ r-61
_on_day_ r-46
_on_each_ r37
_on_emaar_ g29
_on_every_ r45
_on_exchange_ g46
_on_first_ g-22
_on_friday_ r-23 g28 m-20
_on_gold_ r-27 g25
_on_head_ h31
_on_his_ r-106
_on_hundred_ r78
_on_instalments_ r-24
_on_it_ r97 g-27 m42
_on_its_ r-51 g-37
_on_june_ r-26 g-22
_on_me_ h45
_on_monday_ r-38 g-22
_on_money_ r19
_on_my_ r72 g39 m-57 h41
_on_note_ r-45
_on_oil_ g37 m50
_on_our_ r23 g-27 m25 h-36
_on_paper_ h-20 k65
_on_scale_ g-28
_on_spot_ r-25
_on_sunday_ r-33 g-54
_on_terms_ r31 g-28 h-28
_on_th_ r-36 g-42
_on_the_ r19 g21 m73 h96 k-32
_on_them_ g19 h-22
_on_thursday_ r-42
_on_tick_ r32 m-23
_on_time_ r-74 g-34
_on_to_ r-29 k-66
_on_what_ r50 g-64 m-19 h-33 k35
_on_whatsapp_ h32
_on_whether_ r-32 m47
_on_your_ g-19 m-24 k49
_onc r-21 m-26 h-31
_once r-21 m-25 h-31
_once_ r-21 m-25 h-31
_one r69 g-52 m59 h-38 k47
_one_ r40 m79 h-91
_one_after_ g46
_one_and_ r72
_one_at_ r-34 g-24 k71
_one_day_ r-23 g83 m-20
_one_dive_ g20
_one_for_ r-27 k21
_one_more_ h20
_one_of_ g75 m90 h-50 k-35
_one_price_ g-42
_one_sum_ m-35
_one_to_ g-20
_one_under_ h-20
_one_who_ h55
_one_whose_ m40
_one_year_ g-110 m22
_ones r29 g-48 m-20 h53 k29
_ones_ r29 g-48 m-20 h53 k29
_onl r-61 g34 k34
_onli r-39 g26
_online_ r-39 g26
_online_girlfriend_ h-35 k24
_only r-21 m-20 k19
_only_ r-21 h-30 k20
_only_for_ g29
_only_if_ g20
_only_the_ r30
_onlyfans_ h46
_op r-45 g153 h-76
_ope g24 m32 h-24 k41
_open g40 m41
_open_ r-20 g143
_open_bar_ h43
_open_end_ g51
_open_the_ r19 g-47 h-19 k27
_opened_ g-56 h-26 k21
_opened_and_ g-33 h-21
_opening_ r26 g-21
_opens_ g-22 m42 h24
_opens_the_ g-28 m42 h24
_oper h-33 k23
_operate_ k23
_opi h33
_opiu h33
_opium_ h33
_opt r-35 g116 h-82 k-33
_opt_ g21 h-30
_opt_prem_ g52
_opti r-35 g72 h-49 k-33
_option_ r-33 g33 m-25 h-29
_option_on_ g40
_options_ g51 m31 h-20 k-23
_options_account_ m28
_options_for_ g-19
_options_on_ m-23
_or r-129 g133 m29
_or_ r-89 g235 m113 k78
_or_by_ r-42
_or_green_ g63 h-22
_or_i_ g-19 m28 h86
_or_in_ r-51
_or_no_ r43
_or_not_ r21 g-81
_or_nothing_ g19 m44
_or_on_ r-19 g48
_or_the_ k40
_or_they_ g-40 k91
_or_zero_ m21
_ora g-35
_oran g-22 h-22
_oranges_ g-22
_orc g19 h-27
_orch g19 h-27
_ord m-53 k-35
_orde m-51 h-46 k-33
_order_ r-35 m-21 k-29
_order_for_ g35
_ordered_ r26 m-20
_org r20 g-25 h74
_orga r20 g-23 h68
_organ_ h28
_organised_ r29
_organs_ h45
_ori h34
_orig h34
_original_ h45
_orp r-37 g-27
_orph r-37 g-27
_orphans_ r-34
_os r45 m30 h19
_ot g68 m29 h71 k-22
_oth g30 m37 h80
_othe g30 m37 h80
_other_ r-24 h62 k-23
_others_ m50 k21
_otherwise_ g34
_otm g29
_otm_ g29
_ou r42 g-54 h69
_oud r-31 g-19 h-24
_oud_ r-31 g-19 h-24
_oun r35 g-31 h45
_ounc r35 g-31 h45
_ounce_ g-31 h45
_ounce_of_ r-24
_our r46 k-61
_our_ r59 m34 k-68
_our_agent_ r34
_our_name_ r23
_our_own_ m30 h-61
_our_shop_ r31
_our_supplier_ g28
_ours m-30 h22
_ours_ m-30 h22
_out m24 h-90 k66
_out_ h-73 k84
_out_and_ r42
_out_at_ g20 h34
_out_my_ r-22 h-24
_out_of_ r-56 m21 k23
_out_the_ r-22 g21 h-43 k50
_out_to_ m-19 k24
_out_with_ r44
_ov g-62 m32
_ove g-62 m32
_oven r-24
_oven_ r-24
_over r25 g-54 m32
_over_ r30 g-30 m64 h20 k20
_over_my_ k25
_over_the_ r38 m-21
_over_time_ g-28
_over_two_ r-21
_over_under_ r-24 m79 h24 k-29
_overdraft_ r29
_overdue_ r-22
_overdue_on_ r19
_overnight_ r42
_overtime_ r-42 g-24 h-34
_ow r-80 g-30 m131 h-143 k-56
_owe r-34 g-65 m137 k-19
_owe_ g-42 m99
_owe_for_ r-25
_owe_from_ m22
_owe_him_ r-28
_owed r-21
_owed_ r-21
_owed_me_ r-45
_owes r-31 g-20 m52
_owes_ r-31 g-20 m52
_owes_me_ m30
_own r-46 g35 h-126 k-37
_own_ g-45 m-40 h-80 k-32
_own_it_ g-22
_owne r-40 g19 m40 h-22
_owned_by_ g25
_owner_ r-22 g43
_owner_of_ g-24
_owners_ g-24 m32
_ownership_ m30
_owni g74 h-24
_owning_ g74 h-24
_owns_it_ g-34
_ox g-31 h47
_oxy g-31 h47
_oxy_ g-24 h42
_oxy_without_ g-22 h28
_oxys h24
_oxys_ h24
_oy g47
_oys g47
_oyst g47
_oysters_ g31
_oz r49
_p2 r21
_p2p r21
_p2p_ r21
_p_ r110 m-36 h-60
_pa m-68 k-29
_pa_ h43
_pac r-27 g30 m26
_pack r-27 m-21 h-26
_pack_ r-20 g27
_package_ m-22 h-24
_padd h35
_padded_ h41
_padel_court_ m-26
_padel_match_ m25
_pag h29
_page m-19 h49
_page_ h49
_pai r-110 g-22 h-70
_paid_ahead_ r-31
_paid_and_ r-62 g-25
_paid_at_ r-23 g-29 h-19
_paid_before_ r-51 g-43
_paid_by_ r-34 g-30 m-49 h19 k19
_paid_date_ h58
_paid_early_ r-44
_paid_for_ g159 m30 h-58
_paid_full_ g51
_paid_in_ r-37 g63 h-19
_paid_it_ r38
_paid_me_ g46
_paid_my_ g30
_paid_now_ r22
_paid_per_ k29
_paid_so_ r74
_paid_the_ r81
_paid_to_ r93 g-66 m-19 h22
_paid_today_ g-22
_paid_up_ r19
_pain r-86 g-22 m-26 h-121
_paint_ r-45 g-20 m-25 h-93
_paint_for_ h-32
_painted_ g-30
_painting_ r-23 g25
_pair h43
_pais r-26 h20
_paisa_ r-26 h-41
_paise_ h61
_pal g43 k-24
_pala h-37
_pali r44
_pall g99 h-45
_pallet_ g53 h-24
_pallet_of_ g23
_pallets_ g46 h-20
_palm r-29 g-30 h84
_palm_ g-22 h24
_palm_lady_ h72
_palm_oil_ r24 h-56
_palm_reader_ h24
_palms_ r-20
_palu h-19
_paluwagan_ h-19
_pam m-23
_pan m-24 h57 k-25
_pana h-81
_panc h36
_pancetta_ h36
_pand h42
_pandit_ h26
_pane h-22 k-24
_panels_ h-42 k-24
_pang h68
_pang_ h36
_pani h29
_pani_ h29
_pap r-41 h38
_pape r-41 h30
_paper_ g32 k33
_paper_a_ r-27
_paper_bought_ h31
_paper_for_ r-57 g-47 m24 h-27 k49
_paper_only_ r-20
_paper_swaps_ g28
_papers_ r-42 g-23 h30 k-38
_par r-52 g-79 h-84 k-67
_par_ r25 h-20
_para m-24 h-38
_para_ m-24 h-38
_para_sa_ m-20 h-39
_parametric_ g20
_parc r-43 h-35 k-31
_parcel_ r-23 h-33 k-45
_parcel_of_ k33
_pare k-20
_parents_ k-20
_pari m73
_park g-40 m-48 h-41
_parking_ r-52 g-23 m-33 h-35
_parl m33 h43
_parlour_ m20 h44
_parm h35
_parma_ h35
_parr h-27
_parrot_ h-27
_part g-21 m-20
_part_ r49 g-23 m-26
_part_in_ g23 h34
_partner_ h26
_parts_ h-33 k-22
_party_ m20 h57 k36
_pas m-33 h45 k67
_pass r-52 m-21 k36
_pass_ k33
_pass_his_ k51
_pass_it_ k-34
_pass_mark_ h106
_passes_ g34 h-27 k27
_passes_over_ k27
_passing_ r-34 g-19 h-19
_passport_ h29 k-41
_passport_in_ h25 k-29
_passport_with_ h29
_past r53 h62 k31
_past_ r55 k42
_past_life_ h20
_past_the_ r43 k38
_pastry_ h25
_pat r44 g37 m40 h-38
_pata g28
_pata_ g38
_pate h-20
_patent_ h-20
_pati h-29
_patient_ h-29
_pato r65 h-20
_patong_ r65 h-20
_patr m28 h33
_patrol_ m34
_patron_ h36
_patt m38
_patti_ r-23 m34
_paw r145
_pawn r145
_pawn_ r38
_pawn_ticket_ r28
_pawned_ r55
_pawnshop_ r28
_pawnshop_ticket_ r22
_pay r73 k47
_pay_ m-24 h34
_pay_at_ r-33
_pay_day_ r65
_pay_each_ r-34
_pay_for_ r24 m-54 h-31
_pay_him_ r-50 g21
_pay_if_ r-20
_pay_in_ r19
_pay_it_ k69
_pay_later_ g-27
_pay_me_ g36
_pay_months_ r21
_pay_my_ g49 m-26
_pay_now_ g36
_pay_off_ r30
_pay_official_ h20
_pay_on_ r-20 g-26 m-22
_pay_the_ g-55 m-51 h-22 k30
_pay_to_ g-52 m54 h-28
_pay_whatever_ g22
_pay_when_ r-43 g60
_pay_witness_ h22
_payday_ h30
_payday_lender_ r-31 h22
_payday_lending_ h20
_payday_loan_ h19
_paying_boys_ h39
_paying_men_ h21
_paying_only_ r-27 g31
_paying_the_ g-28
_paym k21
_payment_ r36 g20
_payment_for_ r-31 h-42
_payment_if_ g32
_payment_to_ r-19 h39
_payments_ r-29
_payments_of_ r-29
_payo r21
_payr k33
_payroll_ k33
_pays g21 h-52
_pays_ g27 m19 h-39
_pays_a_ r21
_pays_for_ r-43
_pays_his_ m-51
_pays_if_ g50 m-20
_pays_in_ r-49
_pays_me_ r-57 g-41 m-20 k30
_pays_my_ r67
_pays_nothing_ g-21
_pays_off_ r43
_pc r37 g-33 h-20
_pcs m21
_pcs_ m-20 h-22
_pcso m41 h31
_pcso_ m41 h31
_pct r41
_pct_ r41
_pd r22 g32
_pdc r22
_pdc_ r22
_pe r86 g76 h-105 k24
_pe_ r58 g48
_pea r-19 g46
_pear g50 h-54
_pearl_ g49
_pearls_ g21
_peat h58
_peaty_ h58
_peb g41
_pebb g41
_pebble_ g41
_pee h22
_peg h45
_pegs h39
_pegs_ h39
_peh g62 h-21
_pehl g62 h-21
_pehle_ g78 h-21
_pek h31
_peke h31
_pekeng_ h19
_pen r-32 g-99 h-35 k-27
_pen_ g-40 h-23
_pena r42 h-31
_penal_ r29
_penalty_ h-29
_penalty_kick_ m-26 h-25
_penn r-38 g-33 m48
_penny_ r-38 g-33 m48
_pens r-19 k-24
_pens_ k-22
_pension_ r-19
_peo r-25 g-25 k42
_peop r-25 g-25 k42
_people_ r-25 g-25 k42
_pep r-21 g-21
_pepp r-21 g-21
_pepper_ r-21 h-21
_pepperoni_ h34
_per r103 m46 h-88 k66
_per_ r110 g-76 m79 h-65
_per_call_ r-19 m39
_per_cent_ r79
_per_hundred_ r52 m-28
_per_kilo_ r-31
_per_message_ m19
_per_month_ k19
_per_year_ r30
_perc r26 g-36 m-21
_percent_ g-21 m-20 k19
_percent_of_ r-78 h40
_percent_to_ g31
_perf h-19
_perfume_ h-68
_perfumes_ h50
_perm g43
_permit_ g26 h35
_perp g97 h-43
_perp_ g37
_perpetual_ r24 g26 m46
_perps_ g34 m-33
_pers k69
_person_ h-33 k48
_personal_ k26
_personal_collection_ k23
_personal_loan_ r20
_pes r31
_pet g25 h-49 k-34
_pete g31
_peter_ g31
_petr g-23 h-25
_petrol_ g-23 h-25
_petrol_station_ m24
_ph r-57 g34 m-23 h-54
_pha g20 m-21 h-62
_phar h-49
_pharmacy_ h-44
_phi g24 h33
_phil g19
_phis h41
_phishing_ h36
_pho r-27
_phon m24 k20
_phone_ g-32 m24 k24
_phone_for_ h-21
_phone_out_ k26
_phones_ g29
_phot r-36 g-31 m-24 k-30
_photo_ g-21 h-25
_photos_ h69 k-19
_photos_of_ h25
_phy h-21
_phys h-21
_pi r-84 g-71 m-44 h232 k-65
_pic g57 m23 h-32 k-27
_pic_ g37
_pick g48 m28 h-104
_pick_ r22 g67 m32 h-36
_pick_six_ m22
_pick_up_ r25
_picked_ r-33 g-43 h-67
_picks_ g26
_pickup_ r26
_pics h49
_pics_ h49
_pict h37
_picture_ g43 h-31
_pictures_ g-48 h67
_pictures_of_ h-22
_pie g-25 m-26 h-37
_piec g-25
_pieces_ g-19
_pig h79 k-46
_pig_ h113
_pig_farm_ h19
_pig_for_ h36
_pige h-47
_pigeon_ m29 h-35
_pigeons_ g28
_pigl h39
_piglets_ h36
_pigs h54 k-32
_pigs_ h44
_pil g-27
_pile m33
_pile_ m33
_pill g-36 h-26
_pills_ g-26 h28
_pills_for_ h37
_pills_from_ h-76
_pills_without_ g-19
_pils h64
_pim h87
_pimp h54
_pin r-27 g-25 m38 h63 k32
_pin_ r-24 h-33 k53
_pink g-19 m24
_pino h58
_pinot_ h29
_pint h42
_pints_ h26
_pir h73
_pir_ h23
_pira h50
_pirated_ h69
_pit m-30 h22
_pit_ h24
_pitc m-27
_pitch_ m-27 h-22
_pitcher_ h20
_piz m-23 h-31
_pizz m-23 h-31
_pizza_ m-23 h-31
_pl r51 k-97
_pla r-51 h43 k-64
_plac r21 m39 h69
_place_ r-23 m25 h36
_place_in_ g67 m-21
_placed_ r19
_placement_ r25 h19
_plai r24
_plain_ r41
_plan m-56 h-81
_plan_ g27 h-65
_plan_for_ g19
_plan_of_ r-36 g31
_plan_st_ g25
_plant_ h23
_planted_ g30
_planting_ h-25
_plat r-54 m-23 k-25
_plate_ m-45 h-54
_plated_ r-50
_plates_ h50
_plates_for_ h32
_platform_ g37 m23
_play r-34 m57 h70 k-36
_play_ m43 h53
_playboy_ h40
_players_ m37
_ple r28 g-54 h-25
_plea g-51
_please_ r24 g-66
_pled r24
_pledged_ r21
_plo r-27 g60 m-53 h-49 k-24
_plot r-27 g60 m-52 h-36 k-24
_plot_ r-27 g33 m-47 h-27 k-23
_plot_i_ g31
_plot_in_ m-21
_plots_ g27
_pls h38 k20
_pls_ h38 k20
_plu r76 g-25 h-31 k-20
_plug h67
_plug_ h30
_plum r-38 g-19 m-21 h-73
_plumber_ r-38 m-21
_plus r119 m41 h-25
_plus_ r119 h-22
_plus_a_ r29 m35
_plus_interest_ h27
_plus_the_ r45
_plus_two_ r25
_plus_weekend_ r28 h-33
_plz g21
_plz_ g21
_pm m-45 h-60 k31
_pm_ r-24 g26 m-37 h-26
_pmt h-34 k31
_pmt_ h-34 k31
_po m95 k-108
_po_ h-28
_poa h26
_poc g31 m31 h-19
_pock g31 m31 h-19
_pocket_option_ g27
_pocketed_ g19
_poi g28
_poin g29
_point_ r-19 h38
_points_ r37 h-23
_pok m62 h-39
_poke m21 h-51
_poker_ h-24
_pol r-42 g47 h-24
_poli r-22 g57 h-53 k21
_police_ h-27 k27
_policy_ g104 h-49
_policy_for_ g59
_policy_premium_ k23
_polish_ g-22
_poly h23
_pon g33
_pond g36
_pond_ g36
_poo g-47 m74 h38
_pooj h22
_pool g-42 m104
_pool_ m64 h-51
_pools_ g-26 m37 h51
_poor m-22
_poor_ r27
_pop h22
_popp h29
_poppers_ h28
_poppy_ h-23
_por g25 m-65 h124
_porc h54
_porcine_ h30
_pork h109
_pork_ h118
_pork_belly_ g-21 h30
_pork_free_ g25 h-20
_pork_ribs_ h21
_porn m-26 h63
_porn_ m-25 h44
_port g43 h-102
_port_ m28 k25
_portion_ g43
_portion_of_ g56
_pos r34 g23 m-72 h-58 k-40
_posi r28 g63 h-21
_position_ r28 g63 h-21
_poss g35
_post g-69 m-22 k-27
_post_ g-46 h52
_post_dated_ r-34
_post_office_ r52
_poster_ r-26 h-20
_posters_ m-22
_pot g-59 m39 h-107
_pot_ r25 g-53 m114 h-42
_pot_money_ m24
_pota m-46 h-32
_poti h24
_potion_ h24
_pott r-36 m-27 h-57
_pottery_ r-29 m-27 h-57
_pou r43 g-28 h42 k-19
_poun r57 h-21 k-19
_pound_ r46
_pounds_ k-19
_pour g-22 h58
_pow r-22 g-24 m36 h28
_powd h-21
_powder_ h-21
_powe m44 h50
_power_ h-25
_powerball_ m46 h50
_pp r54 h-24
_ppf r54
_ppf_ r54
_pr r-45 g96 m-51 h-25 k-59
_pra r-35 h66
_pray r-34 h76
_pray_ h54
_pray_to_ h54
_pre g156 h-79 k-41
_pre_ g97
_pre_sale_ g28
_pred m21
_predict_ m20
_prediction_ g29
_prediction_market_ h25
_pref r53 g-50
_preference_ r38 g-35
_prem r-46 g57
_prem_ g64 h-32
_premises_ g-32
_premium_ r-45 g22 h28 k19
_premium_for_ g35
_premium_of_ g25
_premium_plan_ g-62
_premium_sms_ m28
_preo g22
_preorder_ g22
_prep h-29
_prep_ h-25
_pres g20 k-32
_presale_ g44 h-35
_prescription_ g-42 h31
_present_ r19
_pri r-57 g-42 m39
_pric g39
_price_ h-21
_price_after_ g30
_price_agreed_ r-43
_price_as_ r-20
_price_bet_ g-19
_price_fixed_ g20
_price_guessing_ m25
_price_he_ r-24 g29
_price_in_ g-50
_price_is_ r24 g-21
_price_later_ r23 g-23
_price_left_ g26
_price_of_ r90 m22
_price_on_ r-33
_price_prediction_ g19
_price_to_ g41
_prices_ g46 h34
_prices_on_ g33 m22
_prin r-48 g-78 h-28
_principal_ r45 h-19
_principal_and_ r44
_principal_only_ r-72
_printed_ r-19
_printed_in_ h30
_printing_ r-44 g-38 h-26
_pris g38 h-20
_prise_ g38 h-20
_prise_after_ g30
_priv h36
_private_ g-29 h37
_private_page_ h31
_private_videos_ h20
_priz g-44 m29 h-23
_prize_ g-44 m40 h-26
_prize_money_ m40
_prizes_from_ h22
_pro r55 m-70
_problem_ g23
_proc r39 k22
_processing_ r30 k22
_procurement_ h25
_prod g28 h20
_product_ g31
_prof g-23 h-34
_profit_ r-20 g-45 h-25
_profit_and_ r-22
_profit_share_ r35
_prog h-19
_prom r38 m-20 h-33
_promise_ r57
_promise_to_ g-97
_promised_ g-23
_promises_ r-31
_promissory_ r26
_promissory_note_ r25
_prop h36
_prophet_ h48
_pros h91
_prosciutto_ h43
_prosecco_ h27
_prot g86 m-21
_protected_ r60
_protection_ r-45 g75 m-21
_protection_on_ g66
_protection_plan_ g20
_prov r19
_provided_ r21
_prox h19
_proxy_ h19
_ps h63
_psy h58
_psyc h58
_psychic_ h51
_psychic_hotline_ h38
_pu r-41 g-24 m89 h34
_pub r-40 g-31
_publ r-40 m-19
_public_ r-20
_publish_ h31
_publisher_ h-38
_pud h35
_pudd h35
_pudding_ h35
_puj h60
_puja h60
_puja_ h49
_pul g-25 m21 h25
_pull m20
_pulled_ h31
_pulls_ m21 h-20
_pump h-21
_pump_ h-21
_pun m42 h26
_punt g-20 m44
_punt_ m20
_pup g33 h-41
_pupp g40 h-41
_puppy_ g40
_puppy_not_ g21
_pur r-19 k40
_purchase_ r-37 g-23 h-19
_purchase_from_ r-37
_purchased_ g36
_purchasing_ h54
_purchasing_manager_ h22
_purp k51
_purpose_ k54
_pus r56 m43
_push r58 h27
_push_ r61
_push_the_ r74
_pust m47 h-34
_pusta_ m40 h-30
_put g70 h-61
_put_ h-87
_put_in_ m39 k-20
_put_it_ g-22 m-24 k45
_put_my_ m30 h32
_put_on_ m19
_put_spread_ g39
_put_the_ r-25 g-35 m-32 h-41
_put_up_ r22 m75
_puts r-22 g69 m-30
_puts_ r-22 g69 m-30
_puts_my_ h26
_puts_the_ g-19
_putt m28 h36
_putting_ m28 h36
_py r42
_q_ r49
_qa r58 g-19 h-59
_qar r51 h-37
_qar_ r53
_qard r-40
_qard_ r-40
_qard_hasan_ r-50
_qarz r38
_qarz_ r38
_qarz_pe_ r22
_qat h22
_qat_ h34
_qt g30
_qty g30
_qty_ g30
_qu g-35 m31 h-30
_qua g22 m-23
_quan r-25 g28
_quantity_ r-25 g21
_quar r47 m-19
_quarter_ r87 m-19 h19
_quarter_in_ g-32
_quarter_of_ g-48 h77
_quarterly_ r-41 g23
_quay g-24
_quay_ g-24
_que m-19
_ques h36
_questions_ h38
_queu m-24 h-21
_queue_ m-24 h-21
_qui g-50 m64
_quia h38
_quiapo_ h38
_quic m21
_quie k20
_quiet_ k20
_quiz g-31 h-38
_quiz_ g-31 h-38
_quiz_night_ m-37
_quo g23 m37
_quot g25 m39
_quotex_ g41 m52
_qur m-29 h-25
_qura m-24
_quran_ m-24
_quran_competition_ m-31
_ra r-38 m111 h-58 k-42
_rab g29 h-23
_rac m43 h24
_race g32
_race_ g32 h-21
_racecourse_ h24
_raci m35 h19
_racing_ m35 h19
_rack g-35
_rack_ g-29
_rad r-55 g-29 h-22
_radd r-40
_raf m45 h-33
_raff m45 h-33
_raffle_ m65 h-31
_raffle_ticket_ m19
_raffles_ m-20
_rah m41
_raha r22
_rahn m36
_rahn_ m36
_rai r-19 g-39 h-55
_rain g-34 h-47
_rains_ g-37 h-35
_rains_we_ g-20
_raj g-43 m25
_raja g-22 m28
_rak h39
_rake m28 h-21
_raki h82
_raki_ h70
_ram r42 h-20
_rami r36 h-28
_rami_ r36
_ran r-52 g107 m-28 h33 k-19
_ran_ g72
_ran_off_ g49
_rand r-20 g35
_randi_ r-19 h45
_random_ g52 h-34
_rans h55
_ransom_ h28
_ransomware_ h28
_rar g-42 m22
_rare g-42 m22
_rare_ g-42 m22
_ras_ m-26
_rase m22 h-30
_raseed_ m22 h-30
_rash g-26 h62
_rashers_ h30
_rashid_ g-22 m19
_rashwa_ h31
_rat r76 g34 m-46 h-56
_rate r92 m-30 h-55 k-28
_rate_ r99 g29 m-30 h-69 k-28
_rate_baad_ g28
_rate_collar_ g27
_rate_for_ r-24
_rate_of_ r57
_rate_swap_ r-63 g94
_ratings_ h20
_rav h64
_rave h64
_rave_ h64
_rb m33 h-22
_rbe m19
_rbe7 m19
_rbe7t_ m19
_rd r28
_rd_ r28
_re g-147 m-59 k52
_re_ h28
_rea r-84 g-61 h185 k43
_reac g47
_reached_ g24
_read r-43 g-108 m-33 h225
_read_ r-19 h80 k37
_read_his_ h41
_read_my_ h45
_reader_ h39
_reading_ h64
_reading_glasses_ h-23
_reading_of_ h93
_reads_ g-44 h58
_reads_what_ g-26 h47
_ready_ g-41 h-26
_real m36 h44 k29
_real_ g-26 m36 h47
_real_cash_ m20
_real_estate_ r20 h-34
_real_ones_ h67
_really_ g29
_ream r-27
_reams_ r-27
_reb g-40 h-39
_reba r21 g-39
_rebate_ r21 g-39
_rebh g-23
_rebh_ g-23
_rec h-44 k36
_rece g-22 h-70 k24
_receipt_ r-61 h-51 k-28
_receipt_attached_ r-22
_receipt_for_ h-20 k44
_receipts_ r48
_receipts_of_ r34
_receivable_ r-21
_receivables_ r49
_receive_ h-19
_received_ r-21 g-22 k53
_received_and_ k19
_received_from_ h37
_received_money_ k29
_receiving_and_ k35
_rech r-21 g31 m57
_recharge_ r-21 g41 m40 h-24
_recharge_of_ m19
_recipe_ h23
_reco g-34 k35
_record_ g-38 k29
_recovery_ g24
_recr h27
_red m52 h44
_red_ r-67 m43
_red_and_ h34
_red_crescent_ r-44 h-22
_red_or_ g31 m61
_reds h33
_reds_ h33
_redu r28
_reduce_ h25
_reducing_ r28
_ree m29 h32
_reem m19
_reem_ m19
_ref r-64 m-41 k-29
_ref_ m20
_refe m-30 h19
_refi r-19
_refu r-22 g33 m-24 k-25
_refund_ g-35
_refuses_ g38
_refuses_to_ g38
_reg r24 g-68 h-73
_rega r66 g-31
_regardless_ r66 g-31
_regardless_if_ r54 g-31
_regi r-27 h-47 k-19
_registered_ r-23 g-32
_registration_ g20
_reh m27 h-45
_reha m28 h-45
_rehab_ h-40
_rehan_ m28
_rei g24 h-29
_rein g43 h-37
_reinsurance_ g40
_reis g-19
_rel h46
_rela h41
_rele m-21 h-44 k39
_release_ m-21 h-35 k43
_relief_ h-23
_religion_ h36
_relo m21 h35
_reload_ m21 h35
_rem g-24 h70
_rema r23 m31 h53
_reme h22
_remedy_ h22
_remo r-20 m-25
_removal_ h-31
_remove_ h45 k-23
_removing_ h26
_ren r41 g46 m-30 k47
_rene g47 h-20
_renew_ g26
_rent m-26 k59
_rent_ r-43 h43 k-39
_rent_for_ r-21 g-21
_rent_from_ h59
_rent_his_ r21
_rent_if_ g-51 k61
_rent_in_ r19
_rent_is_ r22 g31
_rent_of_ r35 g68
_rent_on_ r36 k-23
_rent_to_ g29
_rental_ g-20
_rental_for_ k-23
_rented_ k45
_rented_my_ k24
_rented_out_ r33
_renting_ k21
_rents_ r19 g41 k37
_rents_accounts_ k57
_rents_me_ g42
_rep r59 g-34 m-66 h-69
_repa r-23 k-20
_repacked_ h41
_repaid_ r19
_repaid_in_ r35
_repair_ r-32 m-23 h-20
_repairs_ g20
_repayment_ r-25
_repays_ m26 h21
_repl r-32 g29 m-37 k-27
_replaced_ m-25 h-52
_replacement_ r-19
_replica_ h53
_repo r37 g-38 k44
_repo_ r48
_report_ g-34 k21
_repr h-20
_reprint_ h-20
_repu r48
_repurchase_ r48
_repurchase_at_ r23
_req r42
_requ r42
_request_ r25
_res r-27 g47 m-29 h26 k48
_resa r25 g19 h30
_resale_ r25 g26 h42 k-24
_resale_before_ g54
_resale_of_ g40
_rese r30 g-32
_reserved_ r25
_resi r-46
_reso r-23 g42 k-28
_resold_ r-31 g26 h-20
_resold_the_ r-30 g37
_resort_ k-21
_rest m-53 h-32 k99
_rest_ r23 m-51 h-30 k115
_rest_in_ r68
_rest_of_ k-41
_rest_to_ g-20 k40
_rest_when_ g22
_restaurant_ r-21
_restructured_same_ r-19
_ret r-20 h-52 k-39
_reti h-34 k-19
_retirement_ h-19
_retu r-33 g30
_return_ r-26 g26
_return_of_ r-50
_return_pallet_ g31
_returned_ g-23
_returned_to_ m19 h29
_returns_ g34 k30
_returns_from_ r-26
_rev r46 m-30 h-26
_reve g29 h-37
_revenue_ r19 h-33
_revi h25
_reviews_ h22
_revo r55
_revolving_ r55
_rew g-29
_reward_ r-25
_ri g95 m-82 k-51
_rib r66 g-21 h-37
_riba r69 g-20 h-46
_riba_ r58 h-40
_ric g40 h-56
_rice h-52
_rice_ h-52
_rice_in_ g27
_rich g49
_rich_ r-38 g53
_rid g36 m-64 h-37
_ride m-64 h-36
_ride_ g-21 m-56
_rider_ g27
_rif g-22
_rifl g-22
_rig r-30 g122 m21 h-47 k-33
_rigg h35
_rigged_ h28
_righ r-29 g129 m25 h-82 k-33
_right_ r-26 g99 m36 h-74 k-22
_right_of_ g26
_right_to_ g51 h-29
_rights_ g30
_rih m23
_riha m23
_rihan_ m23
_rim g43 h-23
_rim_ g45
_rin g-44
_ring g-42
_ring_ r-40 m-29 h33 k-19
_rings_ r38 g-23 h-42 k33
_rio h70
_rioj h70
_rioja_ h55
_ripe h-39
_ripe_ h-32
_ripp h30
_ripped_ h30
_rise g-38
_rise_ r-26 g-34
_rish h26
_risk g47
_risk_ g22
_rit g-25 m-42 h71
_ritu g-21 m-42 h53
_ritual_ g-21 m-42 h53
_ritual_that_ h42
_ritual_to_ m-41 h39
_riv h32
_riva h42
_riy r33
_riya r33
_riyals_ r34
_riyals_per_ r-22 m25
_ro r-46 g-66 k-90
_roa g22 m-30
_road g22 m-23
_road_ m-23 h-19
_roas h20
_roast_ h20
_roc h46
_rock h46
_roh m-23
_roha h20
_rohani_ h20
_rol r49 m27 k-43
_roll r62 m24 k-28
_roll_ r28 m-22
_rolled_ g29 h-48
_rolled_my_ g45 m-23
_rolling_ m25 h51
_rollover_ r41
_rolls_ m-26
_roo r-52 m23 h-19 k-31
_roof_ h-31
_roof_for_ r-30 g25
_room r-48 k-24
_room_ r-37 h54
_room_rent_ h-21
_rooms_ h-32 k-20
_root h-30
_root_ h-30
_root_beer_ h-24
_rop g-29
_rope g-29
_ros r-43 g-28 h-29
_rose r-29 g-26
_rose_ r-21 g-26 h28
_rose_syrup_ h-41
_roso h-24
_rosoom_ h-24
_rou m43 h65
_roug h29
_rough_ h22
_roul m66 h31
_roulette_ m66 h31
_roun h32
_round_ r20 g19 k32
_round_for_ k27
_rounds_ r-49
_rounds_it_ r-22
_rout h-42
_rs r23 h32
_rs_ r23 h32
_ru r74 g-42 m-50 h52
_rug h-26
_rul r42
_rule r42 g19 h-20
_rule_ r42
_rum r-25 g-27 m42 h94 k-32
_rum_ g-22 h116
_rumm m51 h-22 k-28
_rummy_ m43
_run r31 g21 m-54 h-44 k36
_run_ m-52 h-29 k49
_run_through_ k20
_runa g36
_runaway_ g36
_runn h-27
_runs r38
_runs_ r38
_rup r41 g-48 m-24 h-22
_rupa r34
_rupe g-46
_rupee_ g-44
_rus h43
_russ h43
_russian_ h43
_s_ r-30 k-21
_sa h-52 k-45
_sa3 h48
_sa7 m64
_sa7b g-21 m40 h-30
_sa7b_ m67 h-19
_sa7b_3al_ m26
_sa7b_3ala_ m42
_sa7e m23 h49
_sa_ r-25 m40 h-25
_sab m19 h-66 k-30
_sabe r21
_sabo m49
_sabong_ m49
_sac g42 m-27
_sack g44 m-27 h-42
_sack_ g61 m-22 h-23
_sacks_ h-19
_sacr h37
_sacrifice_ h37
_sacrifice_for_ h26
_sad g-51 k-26
_sada h-33
_sada2a_ h-19
_saf g-35 h-91 k-20
_safe g-37 h-44
_safe_ g-35 m22 h-40
_safe_with_ m33 h-19
_saff h-47
_saffron_ h-47
_saha h20
_sahab_ h20
_sahb m21
_sahb_ m21
_sahb_3al_ m21
_sai g74 m29 k-21
_said r-41 g58 m40 h-42 k-21
_said_ r-41 g58 m40 h-42 k-21
_said_and_ g-50
_said_would_ m-43
_saik r24
_saikda_ r24
_sail r-23 g22
_sain r23 h70
_sainkda_ r23
_saint_ h70
_sak g-29 h71
_sake g-20 h90
_sake_ g-20 h90
_sake_set_ h68
_sal r51 m-35 h-45
_salaf_ r40
_salam_ g63
_salami_ h56
_salary_ g-43 m-20
_salary_ahead_ r30
_salary_as_ h34
_salary_comes_ g-24
_salary_early_ r19
_salary_lands_ r-21
_salary_slips_ r30
_sale r-28 h-19 k38
_sale_ k54
_sale_and_ r25
_sale_of_ r-45 g-92
_sales_ h-20
_salf r28
_salfa_ r28
_sali r-20
_sall r21
_salo r-19 h-33
_salon_ r-19 h-52
_salt h42
_salts_ h20
_sam r-43 m-45 h-71 k41
_sama g21
_samak_ g24
_same r-86 m-39 h-25 k33
_same_ r-55 g-38 m-38 k22
_same_amount_ r-58
_same_day_ r36 k21
_same_price_ g-39
_same_seller_ r20
_same_she_ r31
_same_sum_ r-40
_same_they_ r28
_sami r51 h-29 k-20
_samir_ h-29 k-20
_samp k30
_samples_ k30
_san g45 m-30 h36 k40
_san_ h23
_sana g49
_sana_ r22 g39
_sanc k59
_sand r-61 h40
_sandoo_ r-28 g32 h-28
_sandu_ h50
_sang r44
_sangla_ r47 h-27
_sani h-28
_sanitizer_ h-23
_sar r34 g20 h-19
_sat g-21 m30
_satt m48
_satta_ m19
_satte_ m20
_satu h30
_saturday_ h48
_sau m-34 h50
_sauc m-30 h-21
_sauce_ m-23 h-30
_saud g21
_saus h28
_sausage_ h22
_sauv h45
_sav g-39 k-25
_save m21
_saved_ m21
_saver_ r20
_savi g-30 h-21 k-22
_savings_ g-24 h-21 k-22
_savings_account_ r34
_savings_bonus_ r38 h-21
_saw r65 g-44 m-36 k-27
_saw_ r69 g-67 m-21 k-27
_say r19 h86 k60
_say_ r24 m-35 h22 k74
_say_it_ g-72 k68
_say_of_ g28 h60
_saye r39
_sayegh_ r39
_sayi r-41 h40 k-20
_saying_ r-41 h40 k-20
_says g20 m38 h61
_says_ g20 m38 h61
_sayy h-19
_sayyara_ r-25
_sc g19 m70
_sca g-47 m-19
_scal m-23
_scale_ g-32 h-24
_scales_ h22
_scam h53
_scam_ h39
_scan g-19 h-20
_scar m-25 h-27
_scarf_ h-34
_scat m40 h25
_scatter_ m40 h25
_sch r27 h-42
_sche r42 g50 h-23
_scheme_ r26 g27 h-20
_schemes_ r26
_schengen_ g29
_schn h23
_scho g-57 h-72
_school_ g-51 h-56 k34
_school_fees_ k36
_schw h24
_sco g54 m41 h79
_scoo g33 h-21
_scoop_ g29
_scoop_of_ g23
_scop g49 h-27
_scope_ g49 h-27
_scope_to_ g24
_scor g-19 m53 h46
_score_ m60 h47
_scot h80
_scotch_ h39
_scottish_ h41
_scr g29 m65 h-32
_scra m81 h32
_scrap_ g41
_scratch_ m114
_scratch_cards_ m107 h61
_scre h-82
_screen_ g29
_screening_ h-27
_se g89 m-103 k-49
_se7 h80
_se7r h82
_se7r_ h82
_se_ r-21 g76
_se_pehle_ g78 h-21
_sea r-36 g19 m-38 h-54 k-36
_sea_ g51 h-54
_seal_ g-20 h33
_sealed_ g28
_sean h44
_seance_ h44
_seas g46 h28
_season_ h35
_seasons_ g63
_seat g-64 m-28 h-75
_seat_ g-48 m-20 h-53
_seats_ h-21
_sec r-49 g58 m66
_sec_ g-20 m35
_seco r-42 m36
_second_ r-28 g-48
_second_half_ g-46 h41
_second_hand_ g19
_seconds_ g64 m32 h-24
_secr g40
_secret_ g40
_secret_commission_ g-19 h26
_sect h28
_section_ h33
_secu m-24 h-24
_security_ r-23 m-24
_security_at_ m-23 h49
_security_deposit_ g-28
_see g-63 m-52 h-61 k30
_see_ r69 g41 m-31 h-38
_see_it_ r26
_see_which_ r-21
_seed r-37
_seed_ h26
_seed_money_ h30
_seeds_ r-38
_seen r-34 g-100
_seen_ r-34 g-100
_seen_and_ h-19
_sees r26 h-24 k71
_sees_ r26 h-24 k71
_sees_nothing_ h38
_seg g87 h-30
_segu g33 h-28
_seguro_ g46
_seguro_ng_ g28
_seh h37
_sehr h37
_sehra_ h22
_sel r45 m-19 k-39
_self h-20
_self_ h-20
_sell r50 g30 m-19 h-19 k-39
_sell_ r55 h41
_sell_him_ r43
_sell_it_ g19
_sell_maid_ g-28 h47
_sell_my_ r-27 g39
_seller_ r-42 g82 h-50 k-24
_seller_has_ g21
_selling_ g27
_selling_my_ g-26
_selling_salary_ r41
_selling_the_ g33
_sells_ r27 g-75
_sells_me_ r-24 g-39 h-24
_sells_us_ r95 g-40 h-19
_sem r20 h-34
_seme r31
_semester_ r31
_semi h-32
_seminar_ r-34 h-32
_sen r-102 m40 h-23 k60
_sena g36
_sena_ g36
_sena_jaya_ g28
_send r-63 g-83 m21 h22 k84
_send_ g-46 m25 k68
_send_dirhams_ r-26
_send_him_ k-19
_send_it_ r-28 k-27
_send_to_ k32
_sender_ g-25
_senders_ k37
_sending_ r22
_sends_ r-79 h50 k-20
_sends_me_ r-41
_sends_the_ k-32
_sens g29
_sensex_ g29
_sent r-41 m26 k-23
_sent_ r-41 m26 k-23
_sep g59 h27
_sepa r-30 g21 h38
_separately_ g23
_separately_for_ g23
_sept r23
_september_ r24
_ser m-43
_serv m-27
_service_ m-19
_service_at_ h-75
_service_charge_ r-20
_service_girls_ h19
_ses g-24 h34
_sess g-23 h34
_session_ h53
_sessions_ h-19
_set r82 m-28
_set_ r52 g-52 m-89
_sett g35 m61 h-23
_settle_ r58
_settle_with_ r48
_settled_ r-44 g35
_settled_by_ r-30
_settlement_ g38 m20
_settlement_discount_ r20
_settles_ r20 g-23
_settling_ g-27 m34
_settling_up_ g-20
_settling_with_ r-22 m19
_sev r33 h-40
_seve r33 h-40
_seven_ r33 h-40
_sew m-22
_sewn g25 h28
_sewn_ g25 h28
_sex g-48 h109
_sex_ h58
_sext g-45 h77
_sexting_ g-43 h69
_sh g78 m-72 h50 k-39
_sha r21 g53
_sha2 r27 g-29
_sha2a_ r27 g-25
_sha7 r22 m26 h-20
_sha7n_ r22 m26 h-20
_sha_ r-44 k25
_sha_a_ r-24 g26
_shab r-24 h41
_shad h-39
_shag r22
_shah r58 m-30
_shahada_ r-38 h42
_shahar_ r31
_shak m29
_shal g95
_shall_ g99
_shall_see_ g50
_sham r40 h48
_sham_ r34
_shan h28
_shar r-32 g-54 m49 k-29
_sharab_ h60
_share_ r23 g-85 h31
_share_in_ h51
_share_of_ r-23 g-42 m19
_shared_ h-32
_shares_ r-29 g36 h48
_shares_at_ g41
_shares_of_ g-33 m-21
_shark_ h-22
_shart_ m88 h-44
_shay r-20 g38
_shay_ r-19 g46
_she r-42 m-22 h25 k-47
_she_ m38 h59 k-39
_she_asked_ r40
_she_bought_ r31
_she_keeps_ r-45
_she_reads_ h50
_she_stays_ h51
_she_wants_ r46
_shee r-29 g38
_sheep_ m26 h-26
_sheets_ h20
_shei r-24 h19
_sheikh_la_ h27
_shel r-37 g-35 h-95
_shelf_ r-33 g-29 h-53 k-27
_shell_ h-21 k25
_shelter_ g-33
_sher r32 h30
_sherka_ r26 g29
_sherry_ h47
_shi g31 m-25 h-21
_shi_ h-33
_shie r-20 g38
_shield_ r-20 g38
_shif g-19
_shift_ h19
_shifts_ g-19
_ship g41 m23 h-36
_ship_ r-23 g74 m27 h-77
_shipment_ r28 h28
_shipment_of_ h31
_shir g-20 m-46
_shiraz_ h49
_shirt_ m-28 h-54
_shirt_and_ g33
_shirts_ g-19
_shis h28
_shisha_ h28
_sho g-75 m-19 k39
_shoe r-22 h-51
_shoes_ r-22 h-51
_shof g-25
_shoh r24
_shook_ r27
_shop g-57 m-25 h23
_shop_ h28 k-39
_shop_at_ r24
_shop_for_ r-20 h-27
_shop_on_ r-33 g-30
_shop_sells_ g-21
_shop_to_ g56
_shopping_ h-25
_shops_ k35
_shor g76 h-86
_short_ g90 h-40
_short_apple_ g36
_short_course_ g-23
_short_sale_ g-20
_short_selling_ g60
_shot h26
_shots_ h20
_shoulder_of_ h36
_show r-35 g-82 m28 h37 k55
_show_ g-64 h28
_showed_ r-48
_showed_me_ r-48
_shown_ g-23 h-20 k81
_shown_as_ k67
_shows_ g26
_shr m-38 h45
_shri r23 g20
_shro h36
_shrooms_ h43
_shte g-28
_shu g47 h49
_shu_ g40
_shuk h-19
_shut_ g30
_shy r38
_shyl r38
_shylock_ r38
_si r-37 g-98 m88 h130
_si7 h22
_si7r h22
_si7r_ h22
_sic r-25 k-23
_sick r-25 k-23
_sick_ r-25 k-23
_sid m23
_side m25 h-19
_side_ m31
_sig g-48 m-24 h-42
_sign g-53 m-20 h-43
_signature_ h-23
_signed_ g-32 k-28
_signed_for_ r47 h-30
_signing_ g-20
_signs_ g-26 k66
_sil r-25
_sile k25
_silv r-21 h-27 k-20
_silver_ r-21 h-27 k-20
_sim r-34 g-77 m-29 k66
_sim_ r-47 g-45 k71
_sim_and_ r-37 h-27 k90
_sim_swap_ g-36 h95
_simp g-21
_sin r67
_sinc r56 h-22 k31
_since_ r56 h-22 k31
_since_the_ r41
_sing g38 h22
_single_malt_ g-24 h71
_sink_ g-22
_sir g20 m66 h54
_sir_ g27 m67 h59
_sisi h40
_sisig_ h40
_sist m22 h-28
_sister_ m22 h-28
_sit g-20 m20 h106 k-42
_sit_ m50 h53
_sit_my_ h53
_site k-24
_site_ k-24
_sits r31 m-25 h39
_sits_ r31 m-25 h39
_sits_it_ h59
_sits_the_ h23
_sits_with_ r38 h-40
_siu h53
_siu_ h53
_six r19 g-28 m41 h-24 k21
_six_ r40 m45 h-30 k19
_six_hundred_ r24
_six_months_ r-42 g35 h-40
_six_numbers_ m25 h22
_six_pack_ h34
_sixt r-21
_sixty_ r-21
_sixty_seconds_ g31 m40
_siz r-20 g50 m-28 h-30 k-22
_size r-20 g50 m-28 h-30 k-22
_size_ g50 m-28 h-30 k-22
_sk g42 m61 h-45 k-29
_ski g-24 m34 k-29
_skim h42
_skin m40
_skin_ g29 m-23
_skins_ g-37 m64
_skip r36
_skip_ r36
_sky g38 m29 h-29
_sky_ g43
_sl r72 g-83 m134 h52 k-61
_sla h41
_slau h-20
_sle g-19 h-39
_slee g-19 h-39
_sleeps_ r25
_sli r48 g-25 m40 h29 k-39
_slic r35
_slice_ r38
_slip m44 h32 k-29
_slip_ r-24 m37 h111
_slips_ r56 m21 h-40
_slips_for_ m24
_slo r25 g-33 m109 h20
_slot g-33 m101
_slot_ m37 h-42
_slots_ m49 h55
_slow r37
_slow_ r32
_sm r-30 g-40 k41
_sma r22 g-30 m-31 k41
_smal r22 g-30 m-29 k43
_small_ r22 g-25 m-26 k61
_small_chunks_ k23
_smi g23
_smit g24
_smith_ g24
_smoke_ h39
_smoked_ h-27
_sms r-29 m74 h-37
_sms_ r-29 m74 h-37
_sms_at_ m52
_smu m-30 h25
_smug h61 k-24
_smuggle_ h63
_smugglers_ h-33
_smur m-19 h-36 k42
_sn g-27 h28
_sna g-21
_snac h-57
_snack_ h-20
_snacks_ h-38
_snap g-21 h75
_snap_ h75
_so r24 g-138 m-61 h36 k77
_so_ r62 g-147 m58 h154 k140
_so_bank_ k50
_so_counter_ k29
_so_desk_ k23
_so_he_ m-33 h110 k-33
_so_his_ h-27 k30
_so_i_ r27 k-31
_so_it_ r-20 m-26 h-49 k81
_so_much_ r-24 g43
_so_my_ r21
_so_no_ r-31
_so_nobody_ k22
_so_teller_ k23
_so_that_ r48 m-20
_so_the_ r44 m24 h69
_so_they_ r-22
_soa g-29
_soap g-29 h-40
_soap_ g-29 h-46
_soc g-52 h-69
_soci g-34 m40
_social_ g-44 m44
_social_insurance_ g-44
_sock m-25 h-53
_socks_ m-25 h-53
_sof r-22 m-42 h-77 k-29
_sofa r-53 h-42 k-21
_sofa_ r-53 h-42 k-21
_soft m-32 h-45
_soft_ h-75
_software_ m-32 h30
_software_for_ h58
_soj h27
_soju h27
_soju_ h27
_sol m-22 h-29
_sold g22
_sold_ g32 h-19
_sold_after_ g-47
_sold_as_ g-24 h89
_sold_at_ g-24
_sold_back_ r56
_sold_by_ g38
_sold_for_ r-41
_sold_him_ r35 g-32
_sold_it_ g76
_sold_me_ g-70
_sold_my_ g-52 h-21 k54
_sold_on_ g54
_sold_shares_ g-22
_sold_the_ r53 h-27
_sold_to_ r73
_sold_what_ r-42 g28
_som r-36 g79 m-24 h33
_some r-36 g82 m-19 h-19
_some_ r-34 g40 h-54 k29
_some_day_ g38
_some_hacked_ h-34 k57
_somebody_ g-38
_somebodys_name_ h27
_someone_ r-26 g-26 h25
_someone_elses_ h48
_something_ r23 h24
_something_for_ r54 g-36 h73
_something_in_ g-29 h39
_somewhere_ g56
_somm h51
_sommelier_ h51
_son g28 h-31 k-22
_son_ r-32 k-22
_sona r26 g-19
_sona_ r26 g-19
_song g43
_songs_ g43
_soo r110
_sood r110 h-54
_sood_ r101 h-49
_sor r-57 g27 h54
_sorc h51
_sorcerer_ h41
_sort r-35 g51
_sort_ r-35 g51
_sou r-19 h-64
_soup h-71
_soup_ h-71
_sour g26 k19
_source_ g29
_source_one_ g36
_sow h30
_sowa h34
_sowar_ h34
_sowar_bala_ h34
_sp r-70 g-20 m-70 h101 k-69
_spa r-28 h19
_spa_ h-44
_spam h37
_spam_ h37
_spar h-22
_spare_ h-35
_spe r-36 g-55 m-27 h57 k-30
_special_ h40
_spee h-21
_speed_ h-22
_spel r-27 g-23 h36
_spell_ r-27 h42
_sper h26
_sperm_ h26
_spey h33
_speyside_ h33
_spi r-25 g-84 m45 h88
_spic g-29 h81
_spice_ h56
_spicy_ g-28 h50
_spin g-33 m57
_spin_ g-27 h-51
_spin_of_ m-20
_spins_ m48 h38
_spir g-22
_spirit_ h-31
_spirit_board_ h38
_spirit_level_ h-31
_spirits_ h64
_spl r-20
_spli r-20
_split_ac_ k-33
_split_since_ k19
_split_the_ h23
_split_x_ k23
_spo h-21
_spon m-28
_sponsor_ m-20
_spor g-19 m52
_sports_ m24
_sportsbook_ m20
_spot m-22 h-29
_spot_ g37 m-22 h-27
_spotted_ r23
_spotted_me_ r23
_spr r56 g111 m-28 h-76
_spra g-24 h-28
_spray_ g-24 h-28
_spre g108 h-61
_spread_ g93 h-54
_spread_bet_ g38 m40 h-22
_spri r48 g27
_spring_ r49 g40 h-24
_spritz_ h37
_spy h56
_spy_ h51
_spy_on_ h65
_sq m59 h-21
_squ m59
_squa m59
_square_ m35
_squares_ m30
_st r-111 g33 m-43 h55 k44
_st_ g76
_sta r-65 g-44 m36 k29
_stab h-27
_stable_ h-27
_stad m-20
_stadium_ m-20
_staf h-50
_staff_ h-50
_staff_loan_ r-21
_staff_who_ r32
_stag g-37
_stag_ h24
_stage_ g-36 h-23
_stai h-59
_stak r58 g34 m21
_stake_ r46 g70 h27
_stake_in_ g29 h28
_staked_ m89 h-42
_stakes_ g-27 m-73 h20
_stakes_for_ g-23 m-43
_stal g-23
_stall_ r30 g-21
_stam r-63 g-33 h22 k-21
_stamp_ r-59 g-22 h90
_stamp_without_ h21
_stamped_ h-27
_stamps_ h-41
_stan r-48
_stand_ r-33 h58
_stand_in_ g-29
_standing_ g-20 m21 h-37
_stands_ r-25 g44 h-21
_stands_surety_ r-27
_star r33 h80
_star_ h26
_stars_ r-24 h67
_start_ r67
_startup_ r-32 g31 m-21
_stat m50 h79 k44
_state_ m37 h33
_stated_ g23
_station_ m24 k35
_statue_ h51
_statue_for_ h35
_statue_of_ h32
_stay r-74 g-20 h-37 k92
_stay_ g-22 h-52 k59
_stayed_ r-24 m22
_stays_ r-46 m-24 h20 k25
_stays_away_ k34
_stays_till_ h75
_stays_with_ r23
_ste r-51 g-24 h-38 k-24
_stee r-52 g23 h-54
_steel_ r-52 g23 h-54
_ster h22
_stew h21
_stew_ h21
_sti g77 m-32 h-20
_stic g-37 m-31 h42
_stick_ h20
_stickers_ g-19 m-31 h38
_stil g120 h-58 k21
_still_ g120 h-53 k21
_still_in_ r-19 g21 k22
_still_owned_ g25
_still_with_ r-27 h19
_stip r19
_stl g-22 m49
_stl_ g-22 m49
_sto m-103 h40 k-32
_stoc m-27 h-20
_stock_ g29 m-27
_stol h90
_stolen_ h75
_stolen_car_ g39
_stolen_cars_ g25
_stolen_phones_ g-56 h74
_stolen_wallet_ k-26
_stom g49
_stomach_ g30
_ston g41 m-46 h23
_stone_ g22 m-46 h24
_stone_for_ g-40 h20
_stones_ g19
_stoo g-32
_stood_ g-32
_stood_for_ r27
_stop h19 k30
_stop_ h41 k31
_stor r26 g-36 m-26 h-107
_storage_room_ g20
_storage_unit_ g-30
_store_ r31 g-34 m-26 h-48
_story_ h-19
_stou g-22 h56
_stout_ g-20 h49
_str r-19 k60
_stra m25 k33
_stranger_ r-22 h-37 k72
_strangers_ h50
_strangled_ h24
_strategy_ g23
_strayed_ g24
_stre m-20
_streaky_ h26
_street_ h-33 k28
_stri h-22
_strip_ h-68
_strip_club_ h25
_strip_of_ g-24
_stripper_ h61
_strips_ h-26
_stro g-22 h58
_strong_ g-21 h54
_stru k34
_structured_ r35
_structuring_ k22
_stu r-22 g-40 h82
_stud r-22 g-40 h26
_student_ g-23
_students_ r-21
_studied_ h37
_stuf h55
_stuff_ h55
_sty r20
_styl r20
_style_ r20
_su r77 g20 h-80 k-63
_sua h41
_suar h41
_suar_ h41
_sub h33
_subj g47
_subject_ g47
_subm h25
_submit_ h25
_subs g-22 h19
_subscribers_only_ h24
_suc g-23
_suga h20
_sugar_ h26
_sugar_baby_ h73
_sugar_daddy_ h19
_sui g-42 h-32
_suit g-42 h-32
_suitcase_ h-32
_suits_ g-19
_suk r33 g38 h-25
_suku r35 g41
_sukuk_ r35 g41
_sum r32 g114 m-32 h-81
_sum_ g141 m-45 h-65 k-27
_sum_he_ g48 h-24
_sum_i_ r54
_sun r21 g-24 m-55 h-43
_sund g-46 m-26
_sunday_ r-33 g-43
_sunk g41
_sunken_ g25
_suns r20
_sup h-21
_supe m39 h-24
_supermarket_ m-19
_supp r20 m-24
_supplier_ r-41 g34 m-23
_suppliers_ r22
_supply_ r33 h26
_support_ g-29 h-25 k24
_support_or_ g-22 k32
_sur g-37 m55 h-28 k-34
_sure r87 g-44 m49 h-27
_sure_ r74 g-29 m51 h-25
_surety_for_ r-20
_surp r-53 k-20
_surprise_ g27 k-20
_surr h44
_surv h-22
_survey_ g-30
_survives_ g28
_survives_the_ g28
_suv m30
_suv_ m30
_sw g58 m99 h-36 k-45
_swa g100 h-27
_swap g100 h-27
_swap_ g27
_swap_at_ r31
_swap_of_ g-64 h-29
_swap_settlement_ r-39 g59
_swapped_ r19 g-21
_swapping_ r-24 g25
_swaps_ g57
_swe m90 h-39
_swee g-32 m79 h-41
_sweep_ m86
_sweep_for_ m76
_sweepstake_ m48
_sweet_ h-35
_sweetener_ r31
_sweetener_for_ h20
_sweets_ r-31 g-19 h36
_sweets_for_ r-28 h-27
_swi h39 k-26
_swim g24 h-54
_swim_ g26 m21
_swimming_ h-38
_swin h121
_swine_ h81
_swit h-32
_switch_ h-32
_swo m27
_swor m27
_sy g-19 m39
_syn m46 h31
_synd m40 h25
_syndicate_ m40 h25
_syr r22
_sys k33
_syst k33
_system_ k33
_system_only_ k25
_t2 h38
_t_ r82 g-25
_t_bill_ r79
_ta r-39 g-86 m-51 h45 k-27
_ta2 g49 h22
_ta2k r32
_ta2kheer_ r32
_ta2l h44
_ta2leed_ h44
_ta2m r-26 g39 h-23
_ta2meen_ r-26 g39 h-23
_ta2meen_3al_ g31
_ta3 r24
_ta7 g-29 k19
_ta7w m19
_ta7weelat_ k27
_ta7weelat_nas_ k27
_ta_ g-30 h41
_tab r-45 m69 h123
_tab_ h40
_taba k46
_tabaro3at_ k22
_tabarro3at_ k35
_tabb r52
_tabby_ r52
_tabl r-83 m75 h89 k-43
_table_ r-59 k-37
_table_for_ m-26
_tables_ r-24 m76 h65
_tablets_ h27
_tabs h27
_tabs_ h25
_tag g-58 m-29
_tag_ g-48 m-20 h-46
_tai m59 k-31
_tail m59 h-38 k-31
_tailor_ h-21
_tails_ m75 k-19
_taj h-40
_tak r22 h22 k-45
_taka r47 h-48
_takaful_motor_ g57
_take h81 k-34
_take_ r-22 m-37 k37
_take_it_ g-27
_take_the_ g34 m-28 h-28 k31
_taken_ m-26 h19 k-26
_taken_by_ r20
_taken_from_ r43 h30
_taken_home_ g-33
_taken_today_ r34
_takes_ m69 h62 k-46
_takes_a_ r52
_takes_all_ h23
_takes_interest_ r-42 h28
_takes_it_ h32 k-23
_takes_my_ g-22
_takes_off_ r31
_takh r-39
_taking_ h-28
_takings_ h30
_tal r-82 g44
_tala r-25 g22 h-26
_tale h-31
_tali h25
_talisman_ h21
_talk r-24 g37 h28
_talk_ h-24
_talks_ h67
_talks_to_ h23
_talks_with_ h43
_talo m33 h-23
_talo_ m33 h-23
_tam r37 g50 h-31
_tama r33 g-24 h-52
_taman_ h-20
_tamara_ r47
_tame g50 h-25
_tameen_ g50
_tamp h60
_tamper_ h33
_tampering_ h26
_tan g21 h54 k23
_tan_ h-38
_tani g19 k35
_tani_ g19 k35
_tank h38
_tank_ h19
_tant h61
_tap r-31 g-19 m-25 h22
_tap_ h32
_tape g-19 h-61
_tape_ h-49
_taq r28
_taql h20
_taqleed_ h20
_taqs r29
_taqseet_ r29
_tar m-29 k-26
_taro m-41 h82
_tarot_ m-41 h96
_tarp g21
_tarpaulin_ g-22
_tas r-21 g-35 h-32
_tasleem_ h23
_tat m-23
_taw r112
_tawa r120 h-48
_tawarruq_ r73
_tawaruq_ r28
_tawe h30
_taweez_ h24
_tax r-32 g-45 m-54 h-93 k62
_tax_ g-23 h-26 k55
_tax_man_ k22
_taxi r-37 g-21 m-50 h-67
_taxi_ r-37 g-21 m-50 h-67
_tay r37 m45 h-32
_taya m49 h-19
_taya_ m49 h-19
_taz r-22 h29
_tazk h-28
_tb g95 h-28
_tba g50
_tba_ g50
_tbd g51
_tbd_ g51
_tbi r19
_tbil r19
_te r-94 g-25 m22 h70 k-78
_tea r-73 g-34 m-63 h-57 k-35
_tea_ r-30 g-19 m-32 k-25
_tea_money_ h92
_teac r-32 m-21 h-42
_teacher_ m-21 h-61
_teak h-30
_teak_ h-30
_team_ m-25 h-51
_team_lunch_ h-25
_teams_ h35
_teb h41
_tee r-22 m30
_teen r-22 m30
_teen_ r-22 m24
_teen_patti_ r-22 m28
_tej g24
_teja g24
_tel r-46 m22 h55 k39
_tele r-23 m27 h-66
_telescope_ h-47
_tell r-22 g25 m-32 h104 k53
_tell_ g-27 m-19 k23
_tell_compliance_ h-19 k33
_teller_ h37 k19
_tells_ r-21 g61 h51
_tells_my_ h33
_tells_the_ g-33 h39
_tem h57
_temp h57
_temple_ h25
_temporary_ h20
_ten r71 m27 h-74 k-59
_ten_ r71 g-49 m24 h-103 k-23
_ten_days_ g-34
_ten_dirhams_ r-19 m33
_ten_percent_ r19
_ten_thousand_ r31
_tena h28
_tenant_ r-21 h43
_tend r-20 h34
_tender_ r-20 h34
_tender_committee_ r-19 h26
_tenn m22
_tent r25 k-20
_tenth_ k-20
_teq h24
_tequ h24
_tequila_ h24
_ter r36 g-48 h25
_terj h20
_term r42 g-46 h-53
_term_ r48 h-25
_terminal_ m32
_terms_ g-28 h-36
_terms_and_ r46
_terr h21
_terrace_ h21
_tes r-23 m-24 h27
_tesl g27 h-23
_tesla_ g27 h-23
_test r-38 m-21
_test_ r-38 h69
_test_for_ r-24 h30
_tested_ h-32
_testing_ h-44
_tex r-24 g-25 m52 h-43 k20
_text r-23 g-24 m33 h-35 k20
_text_ g-20 m35 h-47
_th g-31 k70
_th_ g-78
_tha g33 m-30 h54
_tham g47
_thamart_ g22
_than r-73 g-24 h23
_than_ k59
_thank_ k-30
_thank_the_ h-37
_thank_you_ h27 k-26
_thanks_ r-45 g-24
_thanks_for_ r-33
_that r35 g28 m-19 h51 k-21
_that_ r25 g28 m-19 h51 k-21
_that_comes_ m31
_that_does_ g26
_that_fell_ g-34
_that_he_ r42
_that_i_ r-74 g-34 h-33
_that_is_ r-32 g28 h23
_that_it_ r-34 h-37 k32
_that_never_ r-22 g-38 h-20 k67
_that_nobody_ k32
_that_one_ g37
_that_pays_ r57 h31
_that_ran_ g30
_that_stand_ g-29
_that_takes_ r-42 h28
_that_the_ r37 g48 h-34
_that_they_ r-34
_that_very_ g52 h-19
_that_was_ r99 g-23 m28 h-33 k-19
_thc h64
_thc_ h64
_thc_gummies_ h32
_the m-52 h-91 k42
_the_ r-41 h-21 k-84
_the_advance_ g-52
_the_agent_ r-44 k22
_the_airport_ r-21 h24
_the_and_ r-32
_the_apartment_ g44
_the_app_ r46 g-33 m34 k-22
_the_baby_ h-43
_the_bag_ g-34 m41 k56
_the_balance_ g-31 k44
_the_bank_ r-27 h-25
_the_banks_ h-25
_the_beach_ g-21 h49
_the_betting_ m-21 h22
_the_bill_ r-94 g38 m-25
_the_blue_ g-22
_the_board_ g-27
_the_boat_ r21 m19
_the_bonus_ h32
_the_border_ h40
_the_boys_ r-29 g28 h-42
_the_broker_ h-31
_the_brothers_ k54
_the_building_ h22
_the_bus_ r-47 m-23 h-21
_the_buyer_ g-23
_the_camel_ g-39
_the_cap_ k24
_the_car_ g-80 h-43
_the_card_ r46 m56 h51 k-28
_the_cards_ h52
_the_cargo_ g-21
_the_carpet_ g47
_the_carpets_ h24
_the_cash_ r24
_the_casino_ m-38 h64
_the_cat_ m-37 h-30
_the_catalogue_ h24
_the_cement_ r-21
_the_chain_ r34
_the_chance_ g61
_the_children_ k20
_the_clerk_ h28
_the_client_ r-55
_the_clinic_ r21 h-30
_the_club_ g20 m56
_the_coffee_ h20
_the_coming_ g41
_the_company_ r-26 g43 m-29 h-49 k33
_the_companys_ h-20
_the_container_ g-21 h26
_the_contract_ g-80 h66
_the_counter_ r-37
_the_courier_ k-31
_the_cow_ g33 m47 h-23
_the_credit_ r68 h22
_the_cup_ g39
_the_customer_ g24
_the_customs_ h40 k81
_the_dairy_ h-27
_the_date_ r64 g-29 m-26
_the_day_ r-34 g73
_the_dead_ h27
_the_deal_ r80
_the_dealer_ h-45
_the_dealers_ r-26
_the_deposit_ r54
_the_desert_ g36
_the_desk_ k42
_the_difference_ g27 k-22
_the_dinner_ r20 h81
_the_doctor_ h-93
_the_dog_ g59
_the_door_ g20
_the_draw_ m46 h-20
_the_due_ r60
_the_election_ m34
_the_end_ g-47 h-20
_the_euro_ r-19 g52 m42
_the_evening_ h-31
_the_exam_ m27 h82
_the_examiner_ h57
_the_fair_ g26
_the_falcon_ g19
_the_family_ h-19
_the_farm_ g27 h-28
_the_fighters_ k41
_the_final_ m20
_the_finance_ r83 h-19
_the_fine_ r40
_the_first_ r39 g32 m-40 h-28
_the_flat_ r-54 g-57
_the_flight_ g-32
_the_foal_ g30
_the_football_ h-19
_the_for_ r25
_the_full_ r35
_the_fund_ g-27
_the_future_ g-43 h36
_the_gam3eya_ r27
_the_game_ g46 m-32
_the_gameya_ r23
_the_gaming_ m24 h90
_the_generator_ r-63
_the_girl_ h20
_the_gold_ g38
_the_goldsmith_ r24
_the_goods_ g31
_the_green_ m20 h81
_the_grocer_ r-26
_the_grown_ h30
_the_guard_ r-21
_the_guy_ h33
_the_gym_ g-32 m-26
_the_hall_ m-34 h-32 k-26
_the_harvest_ g30
_the_hat_ m119 k-39
_the_he_ r49
_the_horse_ g50
_the_hotel_ r-42 h-33
_the_hour_ h19
_the_house_ r-23 h30
_the_hundred_ r-35 m38
_the_i_ r41
_the_inspector_ h46
_the_instalment_ r59
_the_insurance_ r33
_the_interest_ r-24
_the_invoice_ g-26 h40
_the_is_ r32
_the_jamiyya_ r33
_the_job_ g32 k-19
_the_k_ r57
_the_kids_ g-37 m-29 h-32
_the_king_ g20
_the_kiosk_ r39 m22 h52
_the_kitchen_ h-51
_the_knot_ h22
_the_ladies_ h21
_the_lady_ h-37
_the_laptop_ g21
_the_last_ g-21 m22 h-27
_the_lease_ r-19
_the_letter_ r35
_the_lift_ r-19
_the_limit_ g-29
_the_line_ h-42 k24
_the_loan_ r73 g-46 h-22
_the_lorry_ r-19 g30 h-25
_the_lot_ g23
_the_lottery_ m-37
_the_machine_ m-19 k-22
_the_maker_ g-55
_the_mall_ h-49
_the_man_ r31 g-40 h19 k28
_the_marathon_ g-27
_the_market_ h-29
_the_match_ m-38 h26
_the_menu_ g-25
_the_mill_ r21 g-48
_the_minister_ g33
_the_money_ r119 g-37 m-63 h-72 k33
_the_month_ r-43
_the_name_ k33
_the_neighbour_ r28
_the_neighbours_ g-22
_the_net_ h-36
_the_new_ r-64
_the_next_ g29 m22
_the_night_ r24 h32
_the_notary_ r-20
_the_number_ h-24
_the_nursery_ r-26 g21 m-27
_the_of_ r25
_the_office_ h-26
_the_officer_ k27
_the_official_ h24
_the_old_ r-23 g-30 k-39
_the_one_ g-31 m26
_the_online_ m22 h29
_the_order_ g-25
_the_orphans_ r-20
_the_other_ r-27 h27
_the_owner_ g47 m-25
_the_padel_ m25
_the_paint_ g-30
_the_palm_ h19
_the_paper_ k28
_the_parcel_ k51
_the_parking_ r-23
_the_parrot_ g26
_the_party_ h110
_the_pearl_ g34
_the_petrol_ m24 h27
_the_phone_ m28 k20
_the_phones_ g48
_the_pizza_ h20
_the_plot_ g-64
_the_police_ h-23 k34
_the_post_ r23
_the_pot_ m71 h-21
_the_price_ r-28 g41
_the_promise_ r40
_the_pub_ m31 h39
_the_quarter_ r19
_the_queue_ m-24 h-21
_the_quran_ m-21
_the_race_ g22 h32
_the_rain_ m-26
_the_rate_ r27
_the_real_ h-29 k36
_the_receipt_ g-22 k-43
_the_receipts_ r50
_the_record_ g-22 k21
_the_red_ m-19
_the_rest_ r64 m-30 k34
_the_restaurant_ h-20
_the_returns_ g24
_the_right_ g21
_the_ring_ r-30 g81 m-20
_the_sale_ g-58
_the_same_ g-31 k53
_the_school_ m61 h-19
_the_sea_ g-42 h-20
_the_settlement_ r69
_the_share_ g-20
_the_shares_ g-23
_the_sheep_ g-23 h-22
_the_shelf_ h-36
_the_ship_ g31 h-21
_the_shop_ r-58 h-39
_the_shops_ k36
_the_smith_ g36
_the_sofa_ g86 h-25 k-22
_the_spot_ r-32
_the_staff_ m26
_the_start_ r46
_the_stock_ h-21
_the_store_ h-26
_the_sum_ r29
_the_supermarket_ h25
_the_supplier_ r-34
_the_sweets_ h36
_the_table_ m-44 h31 k-30
_the_tailor_ g-20
_the_tax_ k24
_the_team_ h-21
_the_tenant_ h39
_the_tender_ r-20 h49
_the_test_ h32
_the_th_ r27 g-51
_the_that_ m33 k-27
_the_third_ g-27
_the_thousand_ m44
_the_three_ h40 k-20
_the_ticket_ h19
_the_till_ r-21 g-22
_the_track_ m43
_the_trip_ h-34
_the_truck_ r-34
_the_two_ r31 g35
_the_tyres_ r-28
_the_unpaid_ r19
_the_usual_ m-19 h-27
_the_villa_ g28
_the_violation_ h54
_the_visa_ r50
_the_wall_ h-22
_the_wallet_ k36
_the_water_ r41 g29
_the_weekend_ r-84 m55 h97
_the_weight_ r-19 g-47 m58
_the_wheel_ g-26 m32 h75
_the_whole_ r-23 g21 h-25
_the_wide_ h-19
_the_window_ m-20 h-25
_the_with_ h-24
_the_yacht_ h30
_the_year_ h21
_thea h-21
_theatre_ h-21
_thef g46
_theft_ g46
_thei r59
_their_ r23
_them r-29 k21
_them_ r-26 k24
_them_a_ r-20 g27 k42
_them_back_ r21
_them_has_ m71
_them_in_ g-22 k54
_then g-28 k55
_then_ g-28 k55
_then_bought_ r-57
_then_no_ k25
_ther g-26 m-29 k21
_there_ h19
_there_is_ k-28
_there_never_ k40
_they r25 g52 m-23 h-28 k44
_they_ r51 g52 m-23 h-19
_they_are_ r-33 g39
_they_bought_ r28
_they_call_ r19 g-71
_they_come_ r19 k19
_they_does_ k27
_they_gave_ r-25
_they_keep_ r40 k-27
_they_look_ g-20 k27
_they_pay_ g104 h-19 k-32
_they_say_ r43
_they_take_ r-24 g-20 h36
_thi g34 k37
_thin g85 m-23
_think_ g50
_thinks_ g55
_thir r47 m43 h23
_third_ h24
_third_company_ r23 g22
_third_of_ r-100 g-55 h100
_third_party_ r25 g77 h-25
_thirty_ r37 h-33
_this r-31 g-38 h-35 k52
_this_ r-31 g-38 h-35 k52
_this_is_ g-40 h104 k-31
_this_month_ g-25 k-34
_this_morning_ g-49 h-34
_this_week_ r-39
_this_weeks_ r38 k-20
_this_year_ r39 g33
_thob h-20
_thos r26
_those_ r26
_thou g-22 m23
_though_ r-34 h20
_thousand_ r25 g-25 m23
_thousand_and_ g21 m-20
_thousand_for_ r22
_thousand_he_ g-19
_thousand_in_ r-23
_thr m28
_thre g-59 h19
_threaten_ h58
_three_ g-55 m21
_three_cards_ r22 h27
_three_months_ g40
_three_more_ r-19
_three_of_ h44
_three_parts_ r19 h-32
_three_thousand_ r19
_threshold_ k23
_thro g49 m22 h-22
_through_ r19 g-27 k29
_through_a_ r22 m23 h32
_through_his_ k-23
_through_my_ k20
_through_the_ r43 g-44 h-31
_through_your_ k19
_throw_ g69 m20 h-22
_thu m36
_ti g42 k-48
_tic g95 m56
_tick g95 m56
_tick_ g67 m-23 h-22
_ticket_for_ h-33
_ticket_renewal_ r22
_ticket_to_ g35 m-34 h-30
_tickets_ m21 k22
_tickets_for_ g19
_tickets_to_ m-26
_ticks_ m43
_tid r-27 g58
_tide r-27 g58
_tie g-60
_tie_ h-24
_tied g-35 k20
_tied_ g-35 k20
_tied_to_ k25
_tig h34
_tige h34
_tiger_ h34
_tij g20
_tija g20
_tijari_ g20
_til r37 g-38 m-41 h-45 k-59
_tile r-43 m-26 h-85 k-22
_tiles_ r-43 m-24 h-85
_till r84 g-53 h68 k-37
_till_ r84 g-53 h68 k-37
_till_i_ r19
_till_morning_ h48
_till_payday_ r-21
_tim g28
_time g35
_time_ g38 k-23
_time_the_ r67
_time_value_ r55
_times_ r22 k22
_tin r-28 g-56 m-24 k32
_tin_ g-38 m-19
_tins k19
_tins_ k19
_tip g-35 m36 h41 k-34
_tip_ g-35 k-33
_tip_for_ h-45
_tip_the_ r38
_tips r-23 m30 h47
_tips_ r-20 h34
_tir r21
_to r-100 m71
_to_ r97 g45 m-30 h48 k73
_to_a_ r-39 h-57
_to_an_ r50
_to_at_ r22
_to_be_ r34 g168 h-41
_to_beat_ m-20 h59
_to_bring_ h23 k34
_to_buy_ r-55 g104 m-25 h-30
_to_cancel_ g-24
_to_charity_ r-32
_to_close_ h-21
_to_company_ r33 g-19
_to_enter_ m51
_to_follow_ g49
_to_forward_ k46
_to_get_ h42
_to_have_ r53 g-36 h30
_to_her_ g21 m19
_to_him_ g26 m77 h-43
_to_his_ k63
_to_keep_ r27 g-20 h21
_to_lock_ r29 g-37
_to_me_ r23 g59 k121
_to_move_ r-31 k32
_to_my_ g-24 m36 h-46 k-115
_to_next_ r-26 h37 k19
_to_official_ h26
_to_omar_ r23
_to_on_ r-29
_to_one_ r-25 h67
_to_open_ r19 g-43 h-22 k27
_to_order_ g22
_to_others_ m27
_to_our_ g-24
_to_pass_ k20
_to_poor_ r-32
_to_purchase_ g-22
_to_rami_ r38
_to_red_ r-39
_to_repurchase_ r21
_to_return_ r28
_to_roll_ r-40
_to_same_ r52
_to_say_ r-23 g28 k32
_to_see_ h-19
_to_sell_ r-26 g59
_to_spin_ m20 h-21
_to_staff_ r20
_to_take_ r-26 g62 h-22 k30
_to_the_ r-25 g-40 m45 h123 k-53
_to_us_ r-30
_to_what_ r35
_to_win_ h28
_to_you_ m-22
_toa h-41
_toas h-41
_toaster_ h-39
_tob m23 h31
_tod g-45 m-21
_toda g-45
_today_ g-38
_today_and_ r21
_today_i_ r37
_todays_rate_ r-54
_toga g22
_togari_ g22
_toi r-20
_toil r-20
_tok g39
_toke g39
_token_ g47 h-45
_tokens_ h37
_tol m-36 h-36 k20
_told g24 k20
_told_ g24 k20
_told_me_ r-33 g-45 h55 k25
_toll m-33 h-26
_toll_ m-33 h-43
_tom r-29 h-39 k29
_toma m-30 h-20
_tomb m33 h-27
_tombola_ m33 h-27
_tomo k29
_tomorrow_ k29
_ton g-61 m22
_tone h-29
_tong m40
_tong_ m29
_tonic_ h27
_tonight_ m-19 h-45
_tonights_ h36
_tonk h41
_tonkatsu_ h35
_tonn g-35 h-31
_tonnes_ g-23 h-31
_too g39 m-34 h-46 k-43
_took g21 k-26
_took_ g21 k-26
_took_for_ r65
_took_from_ m37 h32
_took_her_ g29
_took_the_ r-30 g62
_tool m-23 h-27
_tools_ m-21
_top r34 g-29 m53 h86 k-70
_top_ r48 h-25 k-44
_top_floor_ g30
_top_up_ r36 g-27 m-20 h-30 k-44
_topl h50 k-22
_topless_ h50 k-22
_topp g-33 m58 h60
_topped_ m28 h33
_topped_up_ m28 h33
_topping_ m30 h27
_topping_up_ m30 h27
_tos r-29 m85
_toss r-29 m85
_toss_ r-29 m85
_tot r-39 m55
_tote m32
_tote_ m32
_totk h33
_toto m39
_toto_ m39
_tou g48 k20
_touc g63 h-25 k24
_touch_ g38
_touch_and_ g19
_touched_ k30
_tournament_ m19
_tow r-29 k25
_towa r-45
_towe g34 h-32 k-24
_tower_ g29 k-21
_town r29 g-20 h47
_town_ r29 g-20 h47
_toy r-26 g-21 m-39 h-46 k-28
_toy_ g-21 h-38
_toys m-36 k-28
_toys_ m-36 k-28
_tr g40 m45 h-110 k35
_tra r-60 m41 h-20
_trac m73 h51
_track_ m80 h69
_trad r22 g79 m48
_tradable_ g23
_trade_ r42 g81 m23 h-26
_trader_ g-48
_trades_ m22
_trading_ g21 m22
_trading_account_ m-22
_traf h54
_traffic_ h-20
_trafficking_ h35
_trai r-24 g-34 m-26 h-35
_trail_ g-34
_train_ h-20
_training_ r-22
_tram h57
_tramadol_ h77
_tramadol_from_ h52
_tran g-38 h-43
_tranche_ r37
_transfer_to_ r29 g35 m22 h42 k-85
_transfers_ k33
_translation_ g-20 h-37
_trap g70
_trap_ g70
_trav g-32 m-30 h-21
_travel_ g-36 m-30 h-21
_travel_insurance_ g21
_tray r-27 g-24 h-31
_tray_ r-27 h-31
_tre r26 g44 h-35 k-32
_trea r62 h-21
_treasure_ r-20 h33
_treasury_ r67 g-34
_treasury_bills_ r71
_treaty_ g38
_tree r-27 g47
_tree_ g31
_trees_ h-25
_tri g-32 m59 h-91
_tric r21 k22
_trick_ r21 k22
_trim g-25 h-27
_trimming_ h-27
_trip g36 k-25
_trip_ g47 k-22
_tro r37 g-24 m-26 h24
_trop m-19 h-20
_trophy_ m-19 h-20
_trot h33
_trotters_ h31
_trou r64
_trouble_ r64 h28
_tru m-39 k96
_truc m-27
_truck_ r-55 h23
_trucks_ r54
_true k94
_true_ k94
_true_payment_ k28
_truf g25
_truffles_ g25
_trus g-32 k30
_trust_ g-32 k30
_trusts_ r19
_trusts_me_ r19
_try g51 m24
_try_ g23 m24
_ts h32
_tu m20 h-100
_tub r24 m-23
_tubo r45
_tubo_ r47
_tui g-21
_tuit g-21
_tuition_ g-21
_tum g38
_tumm g38
_tummy_ g38
_tun h-31 k25
_tuna h-19
_tuna_ h-19
_tur r24 g21 m49 h-38
_turb g35 m35
_turbo_ g35 m35
_turbo_trade_ g26 m47
_turf m37 h43
_turf_ m37 h43
_turk h-35 k25
_turkey_ k20
_turn r46 m-23 h-28
_turn_ r52 g-34
_turn_from_ r26
_turned_ r19 g19
_turns_ g28 m-19
_tus h64
_tusk h55
_tusks_ h37
_tut r-22 g-23 h-39
_tuto g-23 h-39
_tutor_ g-23 h-33
_tv h-22
_tv_ h-22
_tw r28 g-20 h-23 k-42
_twe r54 g-23
_twel r33
_twelve_ r33
_twen r20
_twenty_ r20
_twi g34
_twin g20
_twins_ g20
_two r-20 g-30 m19 k-31
_two_ r-20 g-30 m19 k-31
_two_bags_ r22
_two_bottles_ h-31
_two_days_ r-20
_two_for_ g23
_two_grams_ r-20 h54
_two_hours_ h53
_two_hundred_ r-34 g34
_two_kilos_ h-37
_two_minute_ g23
_two_nights_ h-61
_two_of_ g-31 h132
_two_parts_ g22 k-30
_two_prices_ g34
_two_sacks_ g21
_two_thousand_ r23 k21
_ty r-67 h-53
_typ r-37 h-32
_type_ g20
_typi r-26
_typing_ r-25
_tyr r-25 h-21
_tyre r-25 h-21
_tyres_ r-25 g-27
_u_ g21 h-27 k27
_ud g24
_udd g31
_udde g31
_udder_ g26
_udh h-22
_udha h-22
_um g-32 m-21
_un g317 m-43 h-38
_una r-21
_unb g21
_unbo g21
_unborn_ g21
_unc g64
_unce h35
_uncensored_ h41
_unch g46
_unchecked_ g32
_uncl g40
_unclaimed_ g30
_unclear_ g27
_und g58 m42
_unde g71 m47 h-30 k27
_undecided_ h-19
_undefined_ g28
_undelivered_ g39
_under_ m36 h26 k-30
_under_the_ r-22 g20 m-43
_underground_ k27
_undr r24 h27
_undrawn_ r25
_uni m-19 h-71 k-34
_unid g23
_unidentified_ g23
_uniform_ g-20
_uniforms_ g23
_unit h-20 k-19
_unit_ h-25
_univ g-24 h-19
_university_ g-27 h-19
_unk r-27 g48 h-23
_unkn r-27 g48 h-23
_unknown_ r-27 g48 h-23
_unl g-69 h52 k26
_unli g-27 k31
_unlicensed_ k31
_unlo g-37 h44
_uno g23 m-30 k28
_unof k38
_unofficial_ k38
_unop g27
_unopened_ g27
_unp r59 g-23
_unpa r59 g-23
_unpaid_ r59 g-23
_unr k33
_unre k33
_unregistered_ k33
_uns r-24 g142
_unse g57
_unseen_ g57
_unso g24 h-20
_unsorted_ g33 h-20
_unsp g64
_unt r35 k-22
_unti r21 h19
_until_ r35
_until_he_ r105
_until_i_ r103
_until_is_ r-25
_until_it_ r21 h47
_until_march_ r-41 g27
_until_the_ r-60 g-19 m30
_up r49 g78 m59 h56
_up_ g65 m75 h31 k27
_up_and_ m-30 h-29
_up_at_ r23 h-19
_up_by_ g38 m79
_up_down_ g96 m40 h-37
_up_for_ g-21 k27
_up_from_ g20
_up_front_ r22 g35
_up_the_ g-47 m-20 h19
_up_to_ m-25 h-33 k21
_upa r26 h-21
_upf r21
_upfr r21
_upfront_ r21
_upg h21
_upgr h21
_upgrade_ h21
_upo g38
_upon g38
_upon_ g38
_ups r21 h33
_upst r28
_upstairs_ r28
_ur h-32
_us r147 g-83 h-51 k112
_us_ r-65 g-48 m73
_us_and_ r24
_us_as_ h-25
_us_has_ g21
_us_same_ r43
_us_the_ r23
_us_two_ m28
_usa r58
_usan r49
_usance_ r49
_usd r24 m-24
_usd_ r25 m-22
_usdt g30
_usdt_ g30
_use h-54 k116
_use_ h-44 k109
_use_my_ r-19
_use_of_ r33
_used r-51 g41 k-21
_used_ r-51 g41 k-21
_uses r21 k28
_uses_ r21 k28
_usu r69 g-25 m-33
_usua m-28
_usual_ m-28
_usual_gift_ r24
_usur r59 h-23
_ut r57 m-24 h-46
_uta h-19
_utan h-25
_utang_ h-25
_uti r32
_util r32
_utilisation_ r25
_va g-63 m-88 h-72 k-104
_vac r-19 g-26 m-44 h-48
_vacc m-44 h-35
_vaccination_ m-32 h-19
_val m-28 h-33 k-25
_vall k-21
_valley_ k-21
_valu r20 h-21
_value_ r47 g31
_value_of_ r27
_van r-26 k-21
_van_ r-25 h-20 k-21
_van_for_ r-25
_vap h27
_vape h19
_var r-21
_vas h21
_vat h-28 k-42
_vat_ r-58 k-42
_vatt r76 h-28
_vatti_ r76 h-28
_ve r-41 m-33 h-58 k-22
_vea h-24
_veal h-24
_veal_ h-24
_vega g25
_veh g34 h-30
_veh_ g35 h-23
_veh_ins_ g52
_ven g-36
_vent h57
_venture_ h57
_ver h41
_verm h53
_vermouth_ h53
_vers h25
_version_ h28
_very g34 h-19
_very_ g34 h-19
_vet h-59
_vet_ h-50
_vi g-24
_via k62
_via_ k62
_vid h63
_vide h62
_videos_ h59
_videos_of_ h20
_vie h-27
_view h-24
_view_ h-32
_vig r75 h-47
_vig_ r75 h-47
_vil h-21 k-24
_vill h-21 k-24
_villa_ h-24
_village_ k-19
_vin r-21 g52 m-28 k-22
_vine g33 m-23 h-69
_vinegar_ h-31
_vineyard_ g21
_vino h39
_vino_ h19
_vio h59
_viol h59
_violation_ h59
_vip h56
_vip_ h56
_vip_table_ m-27 h19
_vir g-24 m47 h32
_visi r-31 h-21
_visit_ r-19
_vit h-72
_vita h-72
_vitamin_ h-28
_vo r-34 g-29 h81
_vod r-19 h-42
_vodk r-19
_vodka_ r-19
_voo h46
_vood h46
_voodoo_ h46
_voodoo_doll_ h37
_vot m36 h60
_vote m36 h60
_vote_ h69
_votes_ m39
_voucher_ r-37
_w_ r115 g-57 h-102 k32
_w_ana_ r43
_w_dafa3t_ h-20
_w_elli_ g-23 m40
_w_fayez_ r22
_w_ma_ r-45 g119
_w_maraheen_ m-23
_w_se3r_ g19
_wa r-65 g-60 m32 h-97 k77
_wa7 r-55 m22 h24 k21
_wa7e r-24 k25
_wa7ed_ r-24 k25
_wa7ed_w_ m27
_wad r23 g29
_wadi r23 g29
_wadi_ g29
_wag r-31 m39 h-38
_wage r-31 m39 h-38
_wage_ r32 g34 k-25
_wage_early_ r48
_wage_to_ g48
_wager_ h-40
_wages_ r-60 g-26 h28 k25
_wages_in_ k55
_wages_till_ h30
_wah k22
_wai r58 k-25
_wait r78
_wait_ r74
_waiv r-20
_wak r19
_waka r-22
_wakala_ r-22
_wal k20
_wala g81 m-19 k-26
_wala_ g68 h-24
_walang_ h34
_wale r-20 h34
_wale_ r-25 h34
_wali r48
_wali_ r50
_walk_ r29 g27
_walk_out_ r29 g27
_walker_ h29
_wall r-35 g-43 m22 h-31 k74
_wall_ r-42 h-44
_wallet_ r-31 g-19 m32 h22 k30
_wallet_to_ r-41
_wallets_ k56
_wallets_of_ k43
_wan r32
_want r32
_want_ r-49 k33
_wanted_ r19
_wants_ r62
_wants_his_ r-74 h25
_war r-80 g115 m22 h-45
_war_ g31 k38
_wara g20 m20
_wara_ h-35
_ward r-21 g-21
_ware g-23 h25 k-19
_warehouse_ g-21 k-19
_warr r-39 g86 h-50
_warr_ g21
_warrants_ g19
_warranty_ r-27 g31 h-30
_warranty_bought_ g21
_warranty_for_ g45
_was g-93 m43
_was_ g-101 m95
_was_ever_ k37
_was_found_ h47
_was_in_ r-52
_was_late_ r30
_was_me_ m36
_was_sure_ r-20 m37
_was_the_ r32
_was_told_ r57 g-22 m-20 h-32 k24
_wash g-27 m-57 h-66
_wash_ g-27 m-26 h-23
_washes_ m-21
_washing_ r-26 h-41
_washing_machine_ g37
_wasl r22
_wasl_ r22
_wast h85
_wasta_ h52
_wat g-44 m-46 h-50
_watc g-22 m-33
_watch_ g25 m-26 h-81
_watched_ k39
_watches_ g-45 h93 k-27
_wate g-22 h-60
_water_ h-50
_way r22 g-58 m24 k57
_way_ r-27 g-50 m24 k57
_way_past_ k30
_ways r50
_ways_ r50
_we r-21 h-58 k-24
_we_ h-23
_we_agreed_ r49
_we_are_ r19
_we_bought_ r-52 k37
_we_buy_ h23
_we_call_ r63
_we_each_ m22
_we_get_ r24 h51
_we_never_ g42
_we_said_ g-42
_we_settle_ r-25 g45
_we_settled_ r76
_we_share_ g-31
_we_shook_ r33
_we_signed_ r-46 g-61 h-20
_we_sold_ r19
_we_split_ h28
_we_will_ g62
_we_win_ m-23 h24
_we_wrote_ g-28
_wea g24
_weal h36
_wealth_ h36
_weat h-26
_weather_ h-26
_web g-29 h-24
_web_ h-72
_webs h33
_website_ h33
_wed r-27 h-26
_wedd r-33 g20 h-26
_wedding_ r-33 g20 h-26
_wedding_gift_ r-25
_wedding_hall_ g-25 h-20
_wee m-19 h76
_weed r-27 h121
_weed_ r-27 h122
_weed_for_ r-20 h45
_week r21 h-45
_week_ r-19 g-21 m-34 h-46
_week_i_ r21
_weekend_ m21
_weekend_at_ h-33
_weekend_in_ r70
_weekly_ g33
_weeks_ r29 k-32
_wei r30 g-19 h-43
_weig r32 m22 h-73
_weighed_ g-19
_weight_ m19 h-65
_weight_loss_ m-19
_wel r-38 g52 h-53
_well g57 h-38
_well_ g57 h-38
_well_see_ g28
_wen r25 g-40 m30 h50
_went r29 g-61 m30 h60
_went_ r29 g-61 m30 h60
_went_to_ r25
_went_up_ h20
_wer k47
_were k47
_were_ k47
_were_ever_ g-19 k29
_wes r19 g22
_wh g113 m-22 h45 k-26
_wha r-24 g53 h-24
_what r-24 g53 h-21
_what_ h-27
_what_gets_ k33
_what_he_ r32 g-44
_what_i_ g-54 h20
_what_is_ m-19 h71 k-24
_what_it_ r24 g35
_what_passes_ h-30 k44
_what_the_ r-35 g41 h23 k-31
_what_they_ r19 g-31 k36
_what_we_ r41 g-27
_what_you_ m-25 h-36
_whatever_ r-20 g42 h-27
_whatever_happens_ r38
_whatever_he_ g27
_whatever_is_ g-70
_whatever_it_ r22 g-26
_whatever_the_ r-21 g62 h26
_whatever_they_ g24
_whatever_you_ k-29
_whats_ g22
_whatsapp_ h33
_whe g56 m-26 h-42 k-26
_whea r-21 g41 m-31 h-39
_wheat_ r-21 g38 m-29 h-39
_whee g-47 m-28 h27
_wheel_ g-35 h39
_when r69 g65 k-51
_when_ r44 g58 k-46
_when_he_ r64
_when_his_ r49
_when_i_ g32
_when_the_ g31 h28
_when_they_ g-32 k-31
_when_you_ r-36 g41
_whenever_ r25
_whenever_the_ g28
_wher k34
_where_ k42
_where_the_ g-28
_whet m56 h-23
_whether_ m56 h-23
_whether_i_ g-37
_whi g74 m-33 h52 k-29
_whic g67 h-35 k-36
_which_ g59 h-22 k-36
_which_one_ g44 h-20
_which_the_ r23
_whil r26 g30
_while_ r26 g30
_while_it_ g22
_while_they_ g22
_whis g-24 h66
_whiskey_ h26
_whisky_ k19
_whisky_the_ h-23
_whit r-24 h31 k-25
_white_ r-24 g-37 h42
_white_x_ h24
_whitelist_ g51
_who r28 g-54 m65 h60 k-19
_who_ r23 g-75 h67
_who_decides_ h29
_who_found_ h-25
_who_gave_ r32
_who_gets_ m21
_who_has_ h22
_who_helps_ r-23
_who_puts_ h32
_who_signed_ h55
_who_stood_ r52
_whoe g-32
_whoever_ g-23
_whoever_takes_ r24
_whom h22
_whom_ h22
_whos g52 m73 k25
_whose_ g52 m73 k25
_why k51
_why_ k51
_wi g-42 h57
_wid r31 h-34
_wide h-19
_wide_ h-19
_wide_load_ h-19
_wido r31
_widow_ r31
_wif g-23 h40
_wife g-23 h64
_wifes_ g-27
_wil r-29 g121 m-25
_wild g-22 h30
_wild_ g-22 h30
_wild_boar_ h38
_will r-29 g143 m-23 h-25
_will_ r-29 g147 m-35 h-21
_will_be_ r39 g-27
_will_buy_ r-24 g24 h-28
_will_decde_ g23
_will_not_ r26 g-34
_will_pay_ g-22
_will_purchase_ r-25 g32
_will_send_ r27
_will_take_ r-35
_win r-29 g-55 m70 h-74
_win_ m81 h28
_win_the_ g26 m-48
_win_to_ m23
_wind g-86 k-33
_window_ h31
_windows_ g-40 k-22
_wine m-32 h-28
_wine_ m-29 h-59
_wine_red_ h-36
_winery_ h26
_winn g19 m21 h-54 k26
_winner_ g19
_winner_of_ m-54
_winner_takes_ m-20 h28
_winners_ h-31
_winning_ h-32
_winnings_ k28
_winnings_from_ h-25
_winnings_of_ h31
_wins h60
_wins_ h60
_wins_the_ h51
_wint g42
_winter_ g42
_wip h50
_wipe h50
_wiped_ h50
_wiped_by_ h42
_wir r31 g-28 h-45 k29
_wire r22 g-28 h-41 k29
_wire_ g-28 h-32 k31
_wis h47
_wish_ r-37
_wisk h62
_wiskey_ h26
_wiski_ h26
_wit r19 g-37 h81
_witc h35
_witchcraft_ h19
_with r22 h21
_with_ r38 g-33 m64 h33
_with_%_ g25
_with_a_ r69 h-81 k27
_with_and_ r35
_with_another_ h27
_with_company_ g56
_with_different_ h33
_with_extra_ r22
_with_he_ r-22 g-21
_with_it_ r-25 m-21
_with_its_ g32
_with_me_ r68
_with_my_ r-53 m28 h-28
_with_no_ g55
_with_something_ g-28 h26
_with_the_ r-129 m36 h159 k-26
_withdraw_ k29
_within_days_ g-20
_without_ r-29 m-21 h21
_without_a_ g-36 h59
_without_alcohol_ h-40
_without_any_ g-27 h-20
_without_choosing_ g21
_without_the_ r20 h22
_witn g-23 h25
_witness_ h32
_wiz h27
_wiza h27
_wizard_ h27
_wo r-36 g38 m61 h-25
_wom g-19 h25
_woma g-32 h30
_woman_ g-32 h30
_woman_who_ g-19
_womb g19
_womb_ g19
_won m78 h-25
_won_ r-21 m54 h-25
_wont r21 g25 m24
_wont_ r21 g25 m24
_woo r-26 g61 m-47 h-53
_wood h-39
_wood_ h-37
_wool r-25 g57 m-33
_wool_ r-25 g57 m-33
_wool_on_ g70 m-31
_wor g-24 h23
_work r-25 k23
_work_ r-31 g-44 m28 h-48
_work_nobody_ r-20 g-20 k42
_worker_ h42
_workers_ g30
_working_ r28
_workmens_ g19
_works_ r20 k20
_workshop_ g-20 h-27
_worl g34
_world_ g34
_wors h64
_worship_ h64
_wort r36
_worth_ r36
_wou m43
_woul m43
_would_ m43
_wr h-49 k27
_wre h-21
_wrec h-19
_wreck_ h-19
_wri r52 h60 k35
_writ g22 h43 k35
_write_ h-20 k28
_write_my_ h24
_write_rent_ k-35
_writes_ r24 h25
_writing_ r-22 g49
_written_ g-44 h24 k44
_wro r-31 h-36
_wron m25 h-30 k30
_wrong_ m25 h-30 k30
_wrong_description_ k23
_wrong_goods_ k33
_x_ r-50 g73 m19 h118 k61
_x_avoid_ k23
_x_for_ r-42 m42 h63
_xa h36
_xan h36
_xana h36
_xanax_ h36
_xb m43 h33
_xbe m27
_xbet m27
_xbet_ m27
_xx r19
_xxx h24
_ya g-100 m45 k-26
_yaa m23
_yaak m23
_yaakhoz_ m23
_yac h30
_yach h30
_yacht_ h30
_yak r38 m58
_yakh r38 m58
_yakhed_ m25
_yakhod_ m27
_yar g-47 m-41 h-29
_yard g-40
_yard_ g-40
_yas r30
_ye r78 g175 m31 h27 k-42
_yea r-27 g73 h22 k-48
_year g80 h-27 k-48
_year_ g38 k-30
_year_and_ g-19
_year_on_ r34
_year_to_ r-52
_yearly_ h-40
_yearly_payment_ g26
_years_ g49 h21
_yeas h49
_yeast_ h49
_yeast_for_ h48
_yed k20
_yedf k20
_yef g19 h40
_yefo h25
_yefok_ h25
_yen r46 g-38 m35 h44
_yen_ r43 g-27 m26 h30
_yer g-45 h35
_yera h35
_yes r77 g65
_yes2 k32
_yes_ g60
_yest r77
_yet r-34 g131 h-71 k-29
_yet_ g136 h-43 k-40
_yet_to_ r-23 g43
_yi r45 h-33
_yie r45 h-33
_yiel r45 h-33
_yield_ r31 h-26
_ym h25
_yma h25
_ymas h25
_ymashi_ h25
_yo r23 h-129 k54
_yom r51 g-54 h-24
_yom_ r42 g-54 h-24
_yom_w_ r60
_you r-26 h-105 k48
_you_ r44 g-61 m25
_you_and_ r-23 m41
_you_back_ r-29
_you_can_ r-23
_you_feel_ g26
_you_know_ h24 k45
_you_like_ g-43 h-34 k-19
_you_pay_ r22
_you_send_ m19
_you_the_ g31
_you_think_ g42
_your r-58 g74 m-29 h-37 k71
_your_ r-48 g54 m-48 k33
_your_house_ g38
_your_phone_ k29
_yours_ g37 m20 k38
_yours_for_ g58
_yous r-19
_yout h-46
_youth_ h-46
_yr r23
_yra r26
_yraj r26
_yu r45 g-24 h-33
_yun r25 g-23 h-38
_yung r25 g-23 h-38
_yung_ r25 g-23 h-38
_yus r20
_yusu r20
_yz r78
_za r-97 g-41 k-20
_zab r-20
_zah h41
_zahl h43
_zahlawi_ h25
_zak r-25 h-32
_zaka r-25 h-32
_zakat_ r-25 h-32
_zakat_on_ r-36
_zam h-23
_zatl h34
_zay r-45 h-38
_zay_ r-41 g-27
_zay_ma_ r-41 g-27
_ze r-25 g67 m55 h-96
_zer r-35 g43 h-86
_zero r-35 g43 h-86
_zero_ r-31 h-39 k-19
_zero_interest_ r-24
_zero_percent_ r23
_zi r24 m22 h28
_zia r22
_ziad r22
_zo h92
_zod h28
_zodi h28
_zodiac_ h28
_zon h42
_zone h42
_zone_ h42
_zy g-23
_zya g-23
_zyad g-23
_اب r-30 g31 h69 k75
_ابا h22
_اباح h22
_ابت h25
_ابتز h25
_ابتزاز_ h25
_ابد k27
_ابدا k27
_ابدا_ k27
_ابر h22
_ابرا h22
_ابراج_ h23
_ابع h31 k22
_ابق k19
_ابقا k19
_ابقاء_ k19
_ابل g29
_ابن g52 h-20
_ابن_ g23
_ابن_عمي_ r20
_ابني g27
_ابني_ g27
_ابو r21 m25
_ابو_ g-51 m30 h29
_ابو_فهد_ h-21
_ابوي g35 h-23
_ابوي_ g35 h-23
_ابي r-20
_ابيض h20
_ابيض_ h20
_ابيع r-30
_ابيعك_ g50
_ابيعك_لو_ g26
_ابين k21
_ات r39 g-64 m36 h-34 k-32
_اتا r22 g-20
_اتاخ r23 g-19
_اتر g24 m26
_اترا m26
_اتص h-21
_اتصا h-21
_اتعاب_المحامي_ h-21
_اتف g-20
_اتفقنا_علي_ r-36
_اتو g-33 m24 h-24
_اتوق m25 h-24
_اتوقع_ m25 h-24
_اث r58 g-70 k37
_اثا g-43
_اثاث g-43
_اثاث_ g-43
_اثب k22
_اثن r49 g-22 h27
_اثني r39
_اج r128 g-61 m-36 h-26 k25
_اجا k28
_اجار k29
_اجار_ k31
_اجاره_ h-28
_اجاز h30
_اجازه_ h30
_اجازه_مرضيه_ h30
_اجر r41 g-70 m-26
_اجر_ r84 g-55 h31
_اجر_حتي_ r27
_اجر_لين_ r39
_اجرت g-21 h-19 k20
_اجرت_ r-20 k45
_اجره_تحدد_ g31
_اجره_نتفق_ g32
_اجل r73 k-21
_اجل_ r-34 g31
_اجلت r76 h-20
_اجلت_ r76 h-20
_اجلت_زبون_ r29
_اجلت_له_ r19
_اجله r29
_اجله_ r29
_اجمع_كاش_ k-28
_اجن g23
_اجنب g23
_اجه k37
_اجهز g19
_اجهزه_ g19
_اجهل h-22 k42
_اجهلهم_ k19
_اح h37 k38
_احت g22
_احتر g38
_احترق_ g38
_احتس r41
_احتسبوه_ r45
_احد r32 k-27
_احد_ k-22
_احدي r34
_احدي_ r34
_احذ h32
_احذف h32
_احذف_ h32
_احر k31
_احرك k31
_احرك_ k31
_احط k24
_احم g-22 h39
_احمر h39
_احمر_ h39
_احو h-19
_احول h-19
_اخ r-43 g80 h-90 k-84
_اخت r-40 g-31 m-46
_اختر r-33 g-24
_اختراق_ h39
_اختل r27 m-23
_اختلاف_ r27
_اختلاف_الوزن_ r27
_اختي r-35 g26 h-27
_اختي_ r-33 h-22
_اختيار_ g34 k-19
_اخذ r38 g39 m-20 h-20 k-64
_اخذ_ k-46
_اخذت g32
_اخذت_ r20 g21
_اخذته_ r-23
_اخذه g29
_اخذها_ r21
_اخذوها_ r22
_اخر m33 h23
_اخر_ m35 h29
_اخر_السنه_ g20
_اخر_الشهر_ r20
_اخر_واحد_ m27
_اخض g41 m21 h-22
_اخضر g41 m21 h-22
_اخضر_ g41 m21 h-22
_اخضر_او_ g23 m19
_اخم m38
_اخمن m38
_اخمن_ m38
_اخو r-40 h-20
_اخوي r-37 h-20
_اخوي_ r-35 h-20
_اخي r-63
_اخي_ r-21
_اد r-61 g105 h-49 k24
_ادار r25
_ادخ h-26 k34
_ادخل h-25 k36
_ادخلت_ k25
_ادف r-37 g52
_ادفع r-37 g52
_ادفع_ r-58 g46
_ادفع_له_ r-22
_ادم m-30 h-28
_ادما m-30 h-28
_ادمان_ m-30 h-28
_ادمان_القمار_ h-20
_ادن r-29 g25 h-26
_ادني r-29 g25 h-26
_ادني_ r-29 g25 h-26
_ادو g30
_ادور g51
_ادور_ g20
_ادي k19
_ادير k20
_ادير_ k20
_اذ r114 g88 h-34
_اذا r38 g91 h-22 k23
_اذا_ r38 g91 h-22 k23
_اذا_احترق_ g25
_اذا_مت_ r-24 g46
_اذو r76
_اذون r76
_اذون_ r23
_اذونات_ r53
_ار g-31
_ارب r28 g-53
_اربا r25
_ارباح_صاله_ h25
_اربع g-35
_اربع_ g-23
_اربعه_الاف_ r-41
_اربعين_ r22 g-24
_ارجعها_ r25
_ارخ r28 h25
_ارخص r28 h25
_ارخص_ r28 h25
_ارد g-19
_ارس m34
_ارسل m34
_ارض r-70 g76 m-37 h-73
_ارض_ r-70 g84 m-37 h-59
_ارض_في_ g39 h-20
_ارق m22 h44
_ارقا m22 h44
_ارقام_ m22 h44
_از r24 m-19
_ازا m-19
_ازاز h24
_ازازه_ h23
_ازاي h-33
_ازايز_ h-33
_اس g-120 m-40 h-146 k216
_اسب g-25
_اسبو g-25
_اسبوع_ r-24 m-20 h-31
_اسبوعين_ r30
_است r42 g-48 m-22 h-50 k72
_استبدال_حلي_ r32
_استح r23
_استخ k30
_استط k27
_استطيع_ k27
_استع g27
_استق k63
_استقبال_ k23
_استقبل_ k41
_استل r36 g31 h-20 k-21
_استلام_ g56
_استلفت_ r30
_استلفت_من_ r-19
_استلمت_ r20 g-30
_استلمتها_ g-21
_اسح g-26 k68
_اسحب g-26 k68
_اسحبوها_ g-26 k46
_اسحبوها_قبل_ g-26 k46
_اسد r46 h20
_اسدد r46 h20
_اسدد_ r21
_اسع m-44
_اسعا m-44
_اسعار_ m-44
_اسق r-25
_اسقط r-25
_اسك h31
_اسكت h31
_اسكتلندي_ h31
_اسلا h-19
_اسلامي_ h-19
_اسم r-50 g-27 m57 h-89 k119
_اسم_ r-24 h-27 k20
_اسم_بنتي_ r-20
_اسم_ولا_ g-23 k32
_اسمه m45 h-29 k31
_اسمه_ m46 h-21
_اسمه_خد_ m21
_اسمه_خذا_ m33
_اسمه_عليه_ k29
_اسمي m20 h-20 k53
_اسمي_ m20 h-20 k53
_اسمي_عليه_ k45
_اسمي_في_ m43
_اسه r-20 k-19
_اسهم r-20 k-19
_اسهم_ g23 h33
_اسهم_شركه_ g-66 h-32
_اسهم_في_ g-67 h67
_اسهما_ g22
_اسي k26
_اسيل k26
_اش m-33 k40
_اشت r19 m-21 k-34
_اشتر r42 g21 h-25
_اشتراك_ r-44 m-19
_اشتراك_تامين_ g54
_اشتراك_حمايه_ g40
_اشتراك_في_ h-21
_اشتراه_ r45
_اشتري_له_ k28
_اشتري_منه_ g-27
_اشتري_مني_ r-23 g23
_اشتريت_ r32 g20
_اشتريت_دور_ r26
_اشتريت_منه_ r-31 g30
_اشتريتها_ g-28
_اشتريه_ g26
_اشتغ r-22 m-20 h24
_اشر g24
_اشي k42
_اشيل k42
_اشيل_ k42
_اشيل_الكاش_ k33
_اص g-25 h40
_اصل g-40 m-26
_اصل_المبلغ_ r-19
_اصلا k29
_اصلا_ r19 k43
_اصلي g-30 h23
_اصلي_ h22
_اض r-32
_اضا r-46
_اضاف r-46 g23
_اضافي_ g31
_اضافيه_ r-33
_اط r-27 g-23 m-21 h-19
_اع r-60 m-36 h26
_اعر r-19 h-25 k28
_اعرف_ما_ k-19
_اعط r-30
_اعطي r-41
_اعطيه_ r-36
_اعف r-19
_اعل g33
_اعلا m-20
_اعلي_او_ g25
_اعم h52
_اعما h23
_اعمال_ h45
_اعمل h29
_اعملها_ h32
_اغ r37 h-21
_اغر k21
_اغرا k21
_اغل r27
_اف g-21 h106
_افل h69
_افلا h69
_افلام_ h69
_افي h22
_اق r70 g-55 k49
_اقا h22
_اقام h22
_اقامه_ h28
_اقت r34 g30
_اقتر r34 g30
_اقترضوا_ r49 g-20
_اقد g-26 h38 k24
_اقدر k42
_اقدر_ k42
_اقدم h48
_اقدمه_ h21
_اقدمها_ h26
_اقر r-21 g-26
_اقرا r-27 h20
_اقراض_ r-27 h20
_اقرض m-31
_اقرضته_ r19 m-19
_اقرضك_ r30
_اقس r-56
_اقسا r-56
_اقساط_ r-56
_اقف g30
_اقفل g30
_اقفل_ g30
_اقفل_بربح_ g24
_اقل r94 g-54 h-53 k52
_اقل_ r94 g-54 h-53 k52
_اقل_ان_ r87 g-22
_اقل_من_ r-36 h-39 k67
_اك r92 g-57 m83 h-37
_اكب r48 k21
_اكبر r48 k21
_اكبر_ r48 k21
_اكت g-25 h-38 k45
_اكتب g-25 h-22 k64
_اكتب_ h-22 k52
_اكتب_علي_ k-26
_اكتب_والصدق_ k21
_اكتو k-19
_اكتوبر_ k-19
_اكث r26 k-30
_اكثر r26 k-30
_اكثر_ r26 k-30
_اكر g-23 h-20
_اكرا h-20
_اكراميه_ h-20
_اكس m73 h31
_اكس_ m75 h33
_اكس_بت_ m58 h46
_اكل r24 h27
_اكل_ r24 h27
_اكي g22 h-25
_اكيا g22 h-25
_اكياس_ g22 h-25
_ال r-35 g-36 h-86 k-125
_ال_ r27 h51
_الا r34 g-21 m21 k-20
_الاب g-24 h21 k24
_الابلاغ_ k32
_الات g-29 m39 h48
_الات_ g-42 m46 h37
_الاث g31
_الاج g20 h24
_الاجر_ g25
_الاجل_ r27
_الاح g-47
_الاحد_ r33 g-42
_الاخ r-33 g45 h-20 k24
_الاختيار_ g36
_الاختيار_علي_ g22
_الاخوه_ k27
_الاخير_ r-29 g21
_الاد r48
_الادني_ r48
_الار m30 h27
_الارجحيات_ m34
_الارض_ g-31 h-21
_الارقام_ k23
_الاز r-24 g-20
_الاس g22 m19
_الاسبوع_ r56 m28
_الاسبوع_القادم_ r32
_الاستلام_ r-30
_الاسعار_ g22 m24
_الاص h44
_الاصل_ r33
_الاط h-20
_الاع h-89
_الاف m-20 h-24
_الاف_ m-20
_الافراح_ h-20
_الاق h31
_الاقراض_ h31
_الاقراض_بالفايده_ h34
_الاك r-22
_الال r60 g-23 h-22
_الالف_ r56 g-32
_الالف_اللي_ r-25
_الالفين_ g-21
_الام g19 h-36
_الامهال_ r25
_الان h26
_الان_ r-26
_الانظار_ r21
_الاو r28
_الاولي_ g-20 h19
_الاي r24 g44 k-29
_الايجار_ r-31
_الب r-29 g52 m-29 h-43
_البا m-30
_البار_ h30
_الباقي_ k27
_البح g32 h-23
_البحر_ g61 h-27
_البخ m40
_البخت_ m40
_البد g33
_البر g25
_البس g-20
_البص h21
_البصاره_ h21
_البض r-26
_البضاعه_ r-26
_البضاعه_في_ g-26
_البط r30
_البطاقه_ r45
_البق g50 h-26
_البقره_ g36
_البل r31 k33
_البلديه_ h-45
_البلوت_ h19
_البن r-24 g-40 h38 k32
_البنات_ h31
_البنت_ h50
_البنت_اللي_ h50
_البنكيه_ r-23
_البو g-27 k-19
_البي k-25
_البيت_ g-35 m-27 k-25
_البيتكوين_ g48 m33
_البيره_ h38
_البيعه_ h-19
_الت r-66 h-50
_التا r-23 g19 h-29
_التامين_ g35
_التامين_التقليديه_ g36
_التج g37
_التجاري_ r31
_التح g19 k43
_التحوط_ g22
_التحويل_ k48
_التخ g-19
_التر g-34
_التز g34
_التزام_ g36
_التس r-20 g35 m-20
_التسليم_ r-23 g58
_التط h30
_التطبيق_ h30
_التق r-23
_التقليديه_ g36
_التك g-24
_التل g21 h19
_التم g-30 m19 h-32 k-22
_التمويل_ r28
_التن g21
_التو r31 m26
_التوفير_ r48
_التوقعات_ m23
_التي g-59
_التي_ g-59
_الث m20 h-52
_الثا h-20
_الثالث_ r-22
_الثاني_ r21 g25 m24
_الثل r-27 g-21
_الثمن_علي_ g19
_الج h-54
_الجا g53 h-43
_الجاي_ g43
_الجايه_ g27
_الجب h22
_الجد r-39 g46
_الجداد_ g32
_الجديد_ r-31
_الجر g-46 m-25
_الجز h-37
_الجزار_ h-37
_الجل r21 h30
_الجلسه_ r21 h30
_الجمارك_ k19
_الجمعه_ g23 h22
_الجمعيه_ r48
_الجن h-19
_الجه r29 g-23
_الجهتين_ r39
_الجو r48 m19
_الجوال_ r21
_الجي r-27
_الح g85 h-32 k28
_الحا r-31 g-32
_الحاج_ g41
_الحاره_ r-20 g-24 k22
_الحب g47
_الحبيب_ h42
_الحجر_ g29
_الحد k70
_الحد_ k70
_الحد_الادني_ r48
_الحر h58
_الحره_ h49
_الحس r92 g-23 h-30
_الحساب_ r112
_الحص g53
_الحصاد_ r31
_الحصاه_ g61
_الحظ g22 m84 h28
_الحظ_ g51 m87 h28
_الحظ_علي_ g-46 m54 h41
_الحظ_في_ m34
_الحف m-26 h-44
_الحق g44
_الحق_ g49
_الحك m-19 h24
_الحوش_ g-21
_الحياه_ g40
_الحين_ r-26 g-26
_الخ r-31 g-38 m35 h38
_الخا g-46 h66 k29
_الخارج_ h20
_الخاص_مقابل_ h34
_الخاصه_ r20 g-22 h26
_الخب h31
_الخر g22 h-34
_الخروف_ g33
_الخز r34
_الخزانه_ r29
_الخض m58 h45
_الخم r31 g-39
_الخمور_ h23
_الخميس_ g-35 m-25
_الخي r-47 g38
_الخيار_ g25
_الخيار_علي_ g30
_الخيل_ h37
_الخيل_من_ m30
_الخيمه_ m-23 h-27
_الخيول_ m19
_الد g-26 h59 k-32
_الدخ m20
_الدراجه_ r-31
_الدراهم_ r38
_الدرهم_ r20
_الدف r-76 h21
_الدفع_ r-32 g22
_الدفعه_ r-44 h19
_الدفعه_الاولي_ h19
_الدق r33
_الدقيقه_ r33
_الدك g-27 m-36
_الدكان_ g-27
_الدو g-20 m39 h19
_الدور_ h24
_الدوره_ r-25
_الدوري_ r23
_الدولاب_ m24
_الدولار_ g21
_الدولارات_ r-19
_الدي r44 g25 h23
_الدين_ r55
_الدين_كان_ r-39
_الذه r-34
_الذهب_ r-34
_الذهب_القديم_ g-20
_الذي r33
_الذي_ r33
_الذي_اشتراه_ r28
_الر r46 g-51 h88 k64
_الراتب_ r22
_الرب r37 g29 h-31
_الربح_ r-19 g-23
_الربح_ان_ r-31
_الربع_ r32 h-31 k20
_الربوي_ r35 h19
_الربيع_ g49
_الرح g44
_الرحله_ h-19
_الرخ h26
_الرخصه_ h26
_الرس r-23 m-21 h-22 k32
_الرسم_ h-22
_الرص r36 m23 h34
_الرصيد_ r36 m23 h34
_الرق g-22 k48
_الرقم_ k35
_الرقم_اللي_ k36
_الرم g-23 m-24
_الره r35 h35
_الرهان_ h35
_الرو m35 h45
_الري g-20
_الرياضه_ h-29
_الرياضيه_ m19 h54
_الز g26 h32 k-25
_الزبون_ g28
_الزر g24 h-21
_الزو h45
_الزواج_ h-23
_الزوج_ r-24 h63
_الزياره_ h24
_الس h33 k46
_السا g-34
_الساحر_ h23
_الساعه_ r19 g-19 h-43 k37
_السب g-51
_السباحه_ h-22
_السباق_ h22
_السباك_ r-19
_السبب_ k29
_السج r-36 h-28
_السح r20 m20 h24
_السحب_ r22 m40
_السحر_ h28
_السد r42 h-20
_السداد_ r42
_السر h-23 k61
_السري_ k38
_السع r-36 m-28 h32
_السعر_ r-36 h32
_السعر_مقفول_ r47
_السف g25 h51
_السفاره_ h29
_السفر_ r19 g23
_السفينه_ r-21 m21 h22
_السق k28
_السقف_ k28
_السكر_ h-27
_السكوت_ h37
_السل g-22 m31
_السلعه_ما_ r20
_السلوت_ m34
_السن g106
_السندات_ r26
_السنه_ r-20 g49 h19
_السنوات_ g26
_السه m22 h-25
_السهم_ m22 h-21
_السو h-59
_السوق_ r-25 h-28
_السوق_الحره_ h41
_السوق_يهبط_ m30
_السي m-20 h67
_السياره_ r-30 h35
_السياره_بالاقساط_ r-28
_السياره_نفسه_ r27
_السياره_نفسها_ r30
_السير_ h39
_الش r-52 g28 h36
_الشا h56
_الشاحنه_ h55
_الشاه_ g35 h-23
_الشاي_ h19
_الشب r-22 k23
_الشباب_ h19 k24
_الشباك_ r-23 m29
_الشبكه_ g39 h-21
_الشخ r22
_الشخصي_ r22
_الشر g-23 m-21 h-75
_الشركه_ g-31 m-29
_الشع r-19
_الشه g23 m26 k-28
_الشهاده_ k-21
_الشهر_ m27 h37
_الشهر_الجاي_ g30
_الشهري_ r-20 g19
_الشو g40
_الشي r39
_الشيك_ r43
_الشيك_قبل_ r24
_الص r39 m-27 h-106 k-30
_الصا r34
_الصايغ_ r22
_الصب r32
_الصبر_ r42
_الصبر_علي_ r21
_الصر r26
_الصرافه_ r23
_الصل h27
_الصلاحيه_ h32
_الصن r-31 g-22 h-39
_الصندوق_ r-30
_الصي g19 h-43
_الصياد_ g31 m-22
_الصيف_ r32
_الض r34 g-21 h24 k35
_الضر h-46 k39
_الضرع_ g37
_الضريبه_ g-24 h-28 k42
_الضم r30
_الضمان_ r30
_الضي h39
_الط g-33 h-30 k-65
_الطا r-42 g-28 m56 h42 k-20
_الطاوله_ g-19 h40
_الطب r-22 h-32
_الطباعه_ r-22
_الطبيب_ g-34 h-20
_الطر r26 k-22
_الطق r32 m-57 h-23
_الطل r32
_الطلب_ r34
_الطي g36 m24
_الطياره_ m25
_الطياره_اللي_ m35 h57
_الطير_ g51 h-28
_الطير_وهو_ g36 h-23
_الظ g-24
_الظه g-24
_الظهر_ g-24
_الع r31 g-24 m-19 h-86 k-36
_العاب_ m22
_العامله_ h32
_العايد_ r48
_العايد_الدوري_ r23
_العد r23
_العر g-19
_العرس_ h-29
_العس m-23
_العسل_ m-23
_العش h-24
_العق r23 h-54
_العقار_ h-39
_العقاري_ r23
_العقد_ r24
_العل h-19
_العم r-20
_العمال_ r-24
_العمل_ h41
_العملتين_ r21
_العمله_ m22 h-23
_العنب_ g20
_العي r42
_العيال_ h57
_العيد_ r21
_العينه_ r33
_الغ r-49 g67 h-85
_الغا g44 m22
_الغالب_ m26
_الغداء_ g-23
_الغر r-20
_الغل r27 g-24
_الغله_ r35
_الغنم_ g23
_الغو g63 h-20
_الغواص_ g36
_الغوصه_ g28
_الغي r-19 h-19
_الف r-42 g-48 m37 h24 k32
_الف_ g37 m-24 k20
_الف_في_ r25
_الف_وميه_ g20
_الفا r-32 g-30 h-31
_الفا_ r-22
_الفاتوره_ r-22
_الفايده_ r-46
_الفايده_من_ r-30
_الفر g42 h-66
_الفرس_ r-23 g37
_الفرق_ r19
_الفروقات_ g24 m22
_الفريق_ h-24
_الفع r-35
_الفعليه_ r-20
_الفل r47 g-23 m-33 h-27 k46
_الفلوس_ r47 g-23 m-33 h-27 k46
_الفلوس_اللي_ r72
_الفلوس_مب_ k20
_الفن h100
_الفنجان_ h56
_الفندق_ h23
_الفو m73 h33
_الفواكه_ m56 h38
_الفوايد_ r21
_الفي g-36 h44
_الفيزا_ r21
_الفين_ g-30 h31
_الق r-30 g-55 k-30
_القا m-23
_القادم_ r51 g20
_القادمه_ g30
_القارب_ g-36
_القاضي_ h49
_القاعه_ r-23 g-22
_القب h28
_القبض_ h34
_القد g-31
_القديم_ g-24
_القر r22 h-35
_القران_ m-23 h-39
_القرض_ r37
_القس r22
_القط g28
_القطعه_ g30
_القف g-42 h-30
_القفص_ g-36
_القم r-23 g21 m37
_القمار_ m39
_القن h20
_القو r-19 h75
_الك r43 g-20 m62 h35 k-26
_الكا r-35 g58 m25
_الكاتب_ g20
_الكازينو_ m19 h47
_الكاس_ g58
_الكب g28
_الكت k-22
_الكر r-20 h-20
_الكس m21
_الكسبان_ m21
_الكش g-23
_الكف r54 g-22 h56
_الكف_ g-19 h80
_الكفاله_ r54 h-25
_الكل m41
_الكل_ r-25 m42
_الكه h-33
_الكهرباء_ h-33
_الكو h24
_الكي r31 g-74 h28
_الل r-33 g35 m29 h21
_اللع g-24 m26
_اللعب_ m21
_الله r-73 g64 k-19
_الله_ r-73 g64 k-19
_الله_يسهل_ g43
_اللو m39
_اللوتو_ m26
_اللوحه_ g36
_اللي r65 m-30 h31 k31
_اللي_ g32 m-38 h53 k34
_اللي_بالي_ h21
_اللي_تجيبه_ g20
_اللي_علي_ r-43 h-27
_اللي_عندي_ r72 g-94 h-19
_اللي_في_ h-33
_اللي_لسه_ g21
_اللي_ما_ h45
_اللي_يبلغون_ k31
_اللي_يسوي_ h30
_الليره_ r24
_الليله_ r34
_الم r26 g32 m-97 h21 k-23
_الما r29 g24 k-32
_المارجن_ g35
_المال_ r52 g-23 m20
_المال_كاملا_ r23
_المالك_ g30 k-20
_المب r19 m44 k29
_المباريات_ h-46
_المباريات_بفلوس_ h19
_المبلغ_ r26 k46
_المبلغ_اللي_ k20
_المت r49 g26
_المتاخر_ r35
_المتجر_ g45
_المج g65 m22
_المجلس_ r-24 g19
_المح g-26 m-21 k-25
_المحتوي_ g29
_المحصول_ r22 g-25
_المحل_ r-30
_المخ h21
_المخالف_ h27
_المخبز_ h-34
_المخطط_ g22
_المد r47 g-42 m-23
_المده_ r32
_المر r-42 m26 h22 k22
_المراهنات_ m-27
_المرخص_ r-22 m20
_المزاد_ g23
_المزرعه_ g-26
_المس g25 h-23
_المسابقه_ m21
_المسبق_ g28
_المستريح_ r63
_المستشفي_ h-35
_المستقبل_ g-28 h34
_المش r32 h38
_المص r-23 g-22 h25 k50
_المصاري_ r25
_المصحف_ h29
_المصرف_ k39
_المط r-27 m-26 h-20 k-21
_المطار_ g-22
_المطبخ_ r-19
_المطعم_ h-22
_المع g-45
_المعامله_ h26
_المعتق_ h21
_المعدن_ r35
_المف r-32 g46 m-51 h-41
_المفاجات_ g50 m-21
_المفتش_ h21
_المفتش_ما_ h49
_المق r29 g-35 h-30
_المقاس_ r-22
_المقرض_ r56
_المقرض_عشر_ r36
_المك r21 g-30 m-41 k-21
_المكتب_ h19
_المكتبه_ r-26
_المكشوف_ r73 m-26
_المكيف_ g-21
_المل r-40 g21 m-22 k-35
_المم g-33 h45
_المن g-25 m19 h48
_المناقصه_ h38
_المندل_ h34
_المه r26 g36
_المو r23 g25
_المورد_ g21
_الموسم_ g72
_الموظف_ h-32
_الموعد_ g-23
_الموقت_ h26
_الموقع_ h20
_الميزان_ g-22
_الميه_ h24
_الن m-33 h25 k28
_النا m-20
_الناس_ r32
_الناقه_ g38
_النب h47
_النت g-20
_النت_ g-19
_النتايج_ h-20
_النتيجه_ h46
_النج g-45
_النجار_ g-32
_النح h27
_النحس_ h27
_النخل_ g-32
_النس h-31
_النص m44
_النص_ m20
_النظ k26
_النظام_ k27
_النف g25 h19
_النفط_ g25 h19
_النه g33
_النهايي_ g27
_اله r-28 g27 m37 h-53
_الها g35
_الهامش_ g28
_الهج g-24 m-21 h-22
_الهجن_ g-24 m-21 h-22
_الهد m42 k-22
_الهل m28
_الهلال_ m28
_الهو g28 k26
_الهوا_ g27 h-19
_الهويه_ k27
_الو g-22 m-68 k-28
_الواسطه_ h20
_الود r-20 h60
_الودع_ h60
_الوديعه_ r-23
_الور r-26 m-29
_الورق_ g-20 h24 k25
_الوز r32
_الوزن_ r23
_الوص g32
_الوصول_ g21
_الوك g19
_الي r43
_الي_ g23
_الي_الاصل_ r43
_اليه r35
_اليه_ r37
_اليو r19 g-20
_اليوم_بسعر_ r27 g-19
_ام r39 m-45 h48
_ام_ r52 g-53 h64
_اما r32
_اماز g44 h-21
_امازون_ g44 h-21
_امام r-22 h24
_امر h44
_امرر h44
_امرر_ h44
_امس g-25
_امس_ g-21
_امسح k26
_امسح_ k26
_امل g81 h-31 k-20
_امل_ g88 h-27
_امو k43
_اموا k43
_اموال_ k48
_ان g264 m-27 h-52 k30
_ان_ r91 g240 h-60 k-39
_ان_السوق_ g-44 m45
_ان_بلا_ r35 g-30
_ان_سدد_ r64
_ان_كسب_ g35
_ان_نبت_ g42
_انا g30 m21 h-24
_انا_ g36 m21
_انب h-35
_انبر g22
_انبرمجت_ g22
_انتظ r22
_انتظاره_ r42
_انشر h22
_انشر_ h22
_انظ k20
_انظا k20
_انظار_ k20
_انع g-28 h-20 k26
_انعم g-19 k26
_انعمل_ g-20 k28
_انق g29 k20
_انقط g22
_انقل k22
_انقل_ k26
_انك g28 h-20
_انكس g28 h-20
_انكسر_ g28 h-20
_انه r-43 g-28 h154 k64
_انه_ r-50 h102 k38
_انه_اصليه_ h19
_انها g-50 h52 k33
_انها_ g-50 h52 k33
_انها_اصليه_ h30
_اه r27
_او r-40 g90 h-90 k-24
_او_ r-76 g126 m30 h-72 k-31
_او_اجل_ r-36
_او_احمر_ m25
_او_لا_ r36
_اوا r-20
_اوب g68 h-27
_اوبش g68 h-27
_اوبشن_ g50
_اوج k19
_اوجر k19
_اوجر_ k19
_اور g-21 h45
_اوراق_ m22 h30
_اوف r27
_اول g-69 m-25 h-30
_اول_ g-77 m-24 h-20
_اونل m32 h37
_اونلاين_ m35 h22
_اي g136 k32
_اي_ r-41 g145 h-47
_اي_ثوب_ g50 h-23
_ايا r-20 g-25
_ايام g-74
_ايام_ g-74
_اياه h22
_اياها_ h22
_ايتمان_ h22
_ايج r62 g-25
_ايجا r62 g-25
_ايجار_ r34 g-25
_ايجار_اذا_ k30
_ايجار_المحل_ g35
_ايد r-28
_ايدا r-28
_ايداع_ r-28
_ايداع_في_ h29
_ايش r-21
_ايش_ r-21
_ايص r49 g-23 k47
_ايصا r49 g-23 k47
_ايصال_ k47
_ايه g61
_ب_ m49
_ب_ظرف_ h22
_با r20 m-59 h-65 k-84
_باب_ h-23
_باج r-28
_باجر r-46
_باجر_ r-23
_بار r-26 g-27 m-23
_بار_ h-49
_بارب r-24 h-31
_باربعه_ r33
_باربعين_ r-28
_باز m45 h-39
_بازي m45
_بازي_ m45
_باس g-31 m-24 k35
_باسم r-25 g-30 m-24 k42
_باسم_ g-24
_باسم_ثاني_ h44
_باسماء_ k58
_باسمك_ k27
_باسمي_ k-35
_باع r141 h-39 k-45
_باع_ r-26
_باع_لي_ r-44
_باعت r63
_باعت_ r63
_باعن g30
_باعني_ g30
_باعه k-19
_باعه_ r30
_باعها_ r-26
_باعو r94 g-23 h-20
_باعولي_ r42
_باعولي_السلعه_ r20
_باعولي_المعدن_ r23
_باعوه_ r38
_باعوه_لنفس_ r20
_باعوه_لنفسه_ r19
_باق r25 g-29 m-36 h-26
_باقل r44
_باقل_ r44
_باقه m-28 h-24
_باقه_ m-28 h-24
_باقي g-37
_باقي_ g-37
_باك r51
_باكر g23
_باكر_ g23
_بال r-24 g45 m-21 h64
_بالا r43 k25
_بالاقساط_ r19 g-19
_بالب r-36
_بالبيع_ g34
_بالت g26 h-28
_بالتقسيط_ r37
_بالتقسيط_من_ r29
_بالج r26 g26
_بالجزاف_ g43
_بالح g-24
_بالخ r-44 g20
_بالد r-31
_بالدين_ r-27
_بالر r-37
_بالز r40 h19
_بالس g-23 m22 h56
_بالساعه_ h64
_بالش r27 h-23
_بالغلط_ r-26
_بالف g68 h-30
_بالف_ r-42 g24 h-22
_بالف_او_ r-49 g-19
_بالفايده_ r39 h26
_بالفرق_ g21
_بالفين_ g26 h-25
_بالق g-28 h49
_بالقسط_ r20
_بالقنب_ h19
_بالك h-24
_بالك_ g-23 h39
_بالكامل_ g-31
_بالم m25 k-27
_بالمبلغ_ r-43
_بالممنوع_ h20
_بالميه_ r80 g-34 h-28
_بالميه_مما_ r23
_بالن g-20 h-27 k19
_باله k21
_باله_ k21
_بالو r22
_بالي g-26 h48
_بالي_ g-26 h48
_بالي_بالك_ g-23 h39
_بان h71
_بانج h51
_بانجو_ h51
_باي r-26 g78 h-43 k-28
_بايص h-28 k-21
_بايصال_ h-28 k-21
_بايع g34
_بب r-28 g46
_ببا g47
_بت r-25 g38 m87
_بت_ m106
_بتا k43
_بتار k52
_بتاريخ_ k56
_بتاريخ_قديم_ k54
_بتر r-20 k-23
_بتس r30
_بتسع r30
_بتسعه_ r35
_بث g78
_بثل r24 g44
_بثلا r24 g44
_بثلاثميه_ r-44 g28
_بثلاثين_ r36
_بثما r29
_بثمانيه_ r29
_بثمن_ g27
_بج r39
_بجد r39
_بجدي r39
_بجديد_ r28
_بح h-21
_بحث h21
_بحث_جاهزه_ h19
_بحر g-20 h-23
_بحري h-31
_بحل r26
_بحلي r26
_بحلي_ r26
_بحي g47
_بحير g47
_بخ g32 k-28
_بخص r42
_بخصم r42
_بخصم_ r42
_بخم r-49 g63 h-23
_بخمس r-49 g63 h-23
_بخمسميه_ r-38 g60
_بخمسه_ m34 h-23
_بخمسين_ m-36
_بد r65 m-27 h-39 k-30
_بدا h42
_بدال h42
_بدالي_ h42
_بدره r-22
_بدرهم_ r-22
_بدري r51
_بدري_ r51
_بدف r37 g24
_بدفا g24
_بدفاتر_ g24
_بدل r68 g-37
_بدل_ r55
_بدلت r29
_بدلت_ r29
_بدو r-27 g51
_بدو_ g41
_بدون_اسم_ g-26 k36
_بدون_تسليم_ g23
_بدون_زياده_ r20
_بدون_فوايد_ r-29
_بدون_لا_ k31
_بدون_ما_ g-19
_بدون_ورق_ k30
_بدي_ r-21
_بدين r20
_بدين_ r24
_بذ g20
_بر r-37 h35 k31
_برا r-62 g-41 h20 k51
_برا_ g-26 h-22 k77
_براس g21
_برام h46
_برب r-30 g20 h32
_بربح r-30 g33
_بربح_ r-30 g33
_بربع h33
_بربع_ h33
_برج h33
_برجي h21
_برجي_ h21
_برده_ r28
_برس g38
_برق g-27 h-25 k-19
_برقم g-27 k-19
_بره k20
_بره_ k28
_بري g23 h-54
_بز r29 g-24
_بزي g-24
_بزيا g-24
_بس r29 g51 m-41 k-22
_بس_ r51 g50
_بسبعه_ r19
_بست r-21 g32
_بسع g-40
_بسعر g-40
_بسعر_ r-34 g-37
_بسعر_السوق_ g-19
_بسعر_اليوم_ r-31 g49
_بش g24
_بشت g25
_بشتر g25
_بشتريها_ g23
_بشر r27
_بشرط r34
_بشرط_ r34
_بشرط_ان_ r27
_بص h42
_بصا h42
_بصار h42
_بصاره_ h42
_بض r22 k-29
_بضا r32 g-35 h27 k-29
_بضاع r32 g-35 h27 k-29
_بضاعه_ r25 g-32 k-29
_بضاعه_مسروقه_ g-23 h36
_بضر g22
_بضرع g22
_بضرعها_ g22
_بط r-27 g74 h-74 k24
_بطا r-22 h-27 k35
_بطار r-21 h-20
_بطاريه_ r-21 h-20
_بطاق g-24 k37
_بطاقات_ h-22
_بطاقتي_ h-19 k33
_بطاقه_ g-30 h35
_بطلب g31
_بطلي h26
_بطلين_ h26
_بطلين_من_ h36
_بطن g72 h-38
_بطن_ g49
_بطنه g24 h-23
_بطنها_ g24 h-23
_بطو g23
_بطي g-22
_بع g61 h-78
_بعا r25
_بعاي r25
_بعايد_ r25
_بعت r-39 h-41 k-25
_بعت_ r-75 g-53 h-27
_بعت_اسهم_ g32
_بعت_اسهما_ g22
_بعت_بعد_ g-21
_بعت_نصيبي_ g26
_بعتك g41
_بعتك_ g41
_بعتل r21
_بعد g77 k-20
_بعد_ r26
_بعد_العيد_ g29
_بعد_الموسم_ g29
_بعد_ثلاثه_ g-26
_بعد_سنه_ g23
_بعد_شهر_ r47 g-19
_بعد_ما_ g-147 h48
_بعدي g80
_بعدين_ g80
_بعش g30 h-37
_بعشر g30 h-37
_بعشره_ g-30 m24 h-19
_بعشره_الاف_ r39
_بعشرين_ g52
_بعق g-37
_بعقد g-54
_بعقد_ g-54
_بعنا_ذمم_ r47
_بعنا_قبل_ r-20
_بعي r-21 g44 h-27 k46
_بعيد r-19 k49
_بعيد_ r-19 k29
_بعيد_عن_ r-19 k29
_بعيدا_ k20
_بعيدا_عن_ k20
_بعين g45
_بعينها_ g50
_بغ h39
_بف g26 m22 k-19
_بفات h-25
_بفلوس_ g20 m36
_بق r-78 m-20 h-68
_بقا r-20
_بقر g-25 h-31
_بقي r-34 g47
_بقي_ r-24
_بقيم g48
_بقيمه_ g65
_بك h-51
_بكا g20 h-27
_بكل k23
_بكلم k23
_بكلمه_ k23
_بكلمه_سر_ k23
_بكم r-24 g38
_بل m-55 h-36
_بلا r19 h-28
_بلا_ r19 m-22 k-22
_بلا_اجر_ r42 g-45 k-26
_بلاغ h-31
_بلاغ_ h-31
_بلاغ_عن_ h-31
_بلط h20
_بلطج h20
_بلو m-36
_بلوت m-36
_بلوت_ m-36
_بم r-47 g33 h-36
_بمب r31 g33
_بمبا r36
_بمبادله_ r36
_بمبل g42
_بمبلغ_ g42
_بمص m21
_بمصا m21
_بمصاري_ m21
_بمق h-25
_بمقا h-25
_بمقابل_ h-25
_بمو r-28
_بمي r-31 g36 m-22 h-26
_بميت r-27 h-21
_بميتين_ r-27 h-21
_بميه g24
_بميه_ g24
_بن g-108 h54
_بنا h62
_بنات h46
_بنات_ h46
_بنت r-30 h47
_بنت_ h61
_بنت_ليل_ h43
_بنتي r-20
_بنتي_ r-20
_بند g-20
_بنسب r19
_بنسبه_ r26
_بنص r30 g-24 h49
_بنصف r30
_بنصف_ r30
_بنف h-29 k31
_بنفس h-29 k31
_بنفس_ h-28 k25
_بنفس_الساعه_ h-28 k30
_بنفس_السعر_ r-25
_بنك r23
_بنك_ربوي_ h23
_بنكي r31
_به g-33
_به_ g-29
_بو g70 k-21
_بو_ h51
_بوت g38
_بوت_ g47 h-25
_بود h49
_بودر h49
_بودره_ h49
_بوك g31 m62 h-73
_بوكر m67 h-55
_بوكر_ m67 h-55
_بوكس g41
_بوكس_ g32
_بول g50 h-22
_بولي g50 h-22
_بوليصه_ g50 h-22
_بون h-27
_بونص h-28
_بونص_ h-28
_بي r-41 g53 m71 k-65
_بيا r25
_بيب r-34
_بيت g-30
_بيت_ g21 m22
_بيته g-24
_بيته_ g-24
_بيد r-53 h-21
_بيد_ r-72
_بيدي r20
_بير h53
_بيره m-19 h74
_بيره_ m-19 h74
_بيس r31 m20
_بيش g33
_بيشت g33
_بيشتريها_ g21
_بيض m40 h-44
_بيض_ g21 h-24
_بيضا g-30 m21
_بيضات_ g-22 m25 h-20
_بيع g78 m-45 h-39
_بيع_ r33 g-80 m-20 h29 k-23
_بيع_اجل_ g28
_بيع_اقامه_ h25
_بيع_ان_ g36 h-20
_بيع_سيارتي_ g-39 h-24
_بيع_علي_ r-28 h49
_بيع_عينه_ r75
_بيع_كفاله_ h40
_بيع_ما_ g-19
_بيعت g43 h-22
_بيعتين_ g35 h-19
_بيعط g37
_بيعه g31 h-20 k39
_بيعه_ g25 h-20 k39
_بيك g-26 h52
_بيكو g-26 h52
_بيكون_ g-26 h52
_بين g-68 m50 h-27 k-40
_بين_ g-23 k-38
_بينن h-24
_بيننا_ h-24
_بيننا_علي_ m23
_بيني m26
_بيني_ m26
_بيني_وبين_ r-47 m23
_تا r64 g40 m-32 h24
_تاج r28 g-25 k19
_تاجي r32 g-22 k24
_تاجير_ g-22 k24
_تاجيل_ r21
_تاخ r86 g22 h-25
_تاخذ r28 m20
_تاخذ_ r26 m20
_تاخر g24
_تاخر_ r-23 g27
_تاخي r75
_تاخير_ r47
_تاد h46
_تادي h46
_تاديب_ h46
_تاديب_جاري_ h33
_تار g26 h24
_تارو h22
_تاري g36
_تاريخ_ g36
_تاش h25
_تاشي h25
_تاشيره_ h25
_تاك g-20 h-25
_تام r-37 g70 h-36
_تامي r-37 g70 h-36
_تامين_ r-37 g70 h-36
_تامين_اسنان_ g20
_تامين_السياره_ g22
_تامين_تقليدي_ h35
_تامين_سفر_ g25
_تامين_ضد_ g23
_تامين_علي_ g31
_تب m-34 h24 k77
_تبد h-21
_تبدي h-21
_تبديل_ h-21
_تبر g-21 h-35 k34
_تبرع g-21 h-35 k34
_تبرع_ r20
_تبرعات_ k21
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي g31
_تت r30 g-31
_تتا r35
_تتاخ r35
_تتاخر_ r35
_تث r21
_تثب r21 g-25
_تثبي r21 g-25
_تثبيت_ r21 g-25
_تج r-30 g53 m-21 h-34
_تجاري_علي_ g20 h-20
_تجاريه_ r30
_تجد r-19
_تجدي r-19
_تجديد_ r-19
_تجس h31
_تجسس h31
_تجسس_ h31
_تجسس_علي_ h31
_تجن k20
_تجنب k20
_تجنب_ k20
_تجي g46 h-23
_تجيب g46 h-23
_تجيبه_ g20
_تح r-101 g46 m70 k20
_تحب h29
_تحبب h29
_تحبب_ h29
_تحت g31 h30 k21
_تحت_ g31 h30 k21
_تحت_الطاوله_ m-21 h62
_تحد r-25 g34 m110 h-35 k-21
_تحد_ m48
_تحد_من_ m31
_تحدد g31
_تحدد_ g31
_تحدي r-21 m62
_تحدي_ m51
_تحديد_ g38
_تحر k46
_تحس r19
_تحسب r19
_تحسب_ r19
_تحض h49
_تحضي h49
_تحضير_ h49
_تحل h-37
_تحلي h-37
_تحليل_ h-37
_تحو r-56 k-19
_تحوط g36
_تحوط_ g36
_تحوي r-28 g-27
_تحويل_ r-28 g-27 k-35
_تخ r-44 g65 m36 h-64
_تخب k26
_تخبر k26
_تخت g39
_تختا g39
_تختار_ g39
_تختار_اخضر_ g21
_تخر h-24
_تخرج h-24
_تخرج_ h-24
_تخصي r30
_تخل r-47 h-22
_تخلص r-47
_تخلص_ r-38
_تخم g23 m37
_تد r37 k90
_تدا m31
_تداو m31
_تداول_ m31
_تداول_فروقات_ m26
_تدخ r21 h-29 k57
_تدخل r21 h-31 k58
_تدخل_ r21 h-31 k58
_تدخل_وتطلع_ h-31 k58
_تدر g-24 m-23 k41
_تدري g-24 m-23 k41
_تدري_ g-24 k41
_تدري_عنه_ k19
_تدف r34
_تدفع r34
_تدفع_ r34
_تدل h40
_تدلي h28
_تدليك_ h28
_تذ g-38 h-41
_تذا h-19
_تذاك h-19
_تذاكر_ h-19
_تذك g-28 h-22
_تذكر h-34
_تذكره_ m23 h-23
_تذكره_سباق_ m28
_تذكره_سحب_ h-24
_تذكره_يانصيب_ h26
_تر g-45 m26 k-32
_ترا g-29 m32
_ترام h23
_ترامادول_ h23
_تراه m29
_تراهنا_ m23
_ترج h25
_ترجع h26
_ترجع_ g30 h29
_ترد r26
_ترده r23
_ترده_ r23
_ترك h-37
_تركي h-30
_تز g22 h39
_تزه g33
_تزهر g33
_تزهر_ g33
_تزو h46
_تزوي h46
_تزوير_ h42
_تزي r22 g-30
_تزيد r26 g-28
_تزيد_ r26 g-28
_تزيي h28
_تزييف_ h28
_تس r21 m-19 h58
_تسا h42 k-22
_تسال h42 k-22
_تسال_ h42 k-22
_تسال_من_ h47 k-25
_تسج m-31 h-36
_تسجي m-31 h-36
_تسجيل_ m-31 h-36
_تسع r22
_تسعه r36 g-21
_تسعه_ r36 g-21
_تسك h54
_تسكر h54
_تسكر_ h54
_تسل g47 h-29
_تسلف r19
_تسلي h-25
_تسليم_ r-21 g26 h-20
_تسهر h36
_تسهر_ h36
_تسو h46
_تسول h26
_تسول_ h26
_تسوي h20
_تش m37
_تص r-68 h-82
_تصد h-54
_تصدي h-52
_تصديق_ h-52
_تصر r-26
_تصل r-29 g-55 h-31
_تصلي r-29 g-64 h-21
_تصليح_ r-29 g-64 h-21
_تصي m21
_تصير r23 g-19
_تصير_ r23 g-19
_تط r-35 m62 h44 k44
_تطب g-25 h-42
_تطبي g-25 h-42
_تطبيق_ g-25 h-42
_تطل k54
_تطلب g-19 k45
_تطلب_ g-19 k45
_تطلع_ h23
_تطي g22 m25 h61
_تطيح g36
_تطيح_ g36
_تظ r-19 g-20 h-20 k68
_تظه g-20 h-20 k68
_تظهر g-20 h-20 k68
_تظهر_ g-20 h-20 k68
_تظهر_كراتب_ k27
_تع r29 g-27 m-21 h174
_تعا h35
_تعار h34
_تعارف_ h34
_تعب m26
_تعبه r27
_تعبه_ r27
_تعبي m29
_تعبيه_ m29
_تعد h-22 k48
_تعدي h-22 k48
_تعدي_ h-22 k48
_تعدي_علي_ k22
_تعر g19 h86
_تعرف g25 h22 k27
_تعرف_ g26
_تعط g27 h-21
_تعطل_ g21
_تعق g-22 h66
_تعقد g-22 h66
_تعقد_ g-22 h66
_تعل m-30
_تعلي m-30
_تعليق_ h35
_تعو r46 h39
_تعوي r31 h39
_تعويض_ m23 h28
_تعويض_عن_ r23
_تعويضا_ r25
_تعويضا_عن_ r25
_تغيي h29
_تغيير_ h29
_تف g-45 m-20 h55
_تفا h-26
_تق g19 h52
_تقد m26 k-19
_تقرا h47
_تقرا_ h47
_تقري h-33 k21
_تقرير_ h-33 k21
_تقس g31 h-25 k19
_تقسي h-25 k21
_تقسيط_ g23
_تقسيم_ h-24 k30
_تقسيم_المبلغ_ k26
_تقل h68
_تقلي g-24 h72
_تقليد_ g-21 h65
_تك g-36 m-23 h-36 k-32
_تكا h-24
_تكاف h-24
_تكت k-22
_تكتب k-22
_تكتب_ k-44
_تكي r30
_تكيل h26
_تكيي r31
_تكييش_ r31
_تل g25
_تلا r21 g-32 h32
_تلات r19 h-21
_تلات_ r21
_تلاع h69
_تلاعب_ h69
_تلد g41
_تلد_ g21
_تلده g19
_تلده_ g19
_تلف g-52 m25 k25
_تلف_ r-32 g-22 m19 h21 k28
_تلفو g-21
_تم h51 k31
_تم_ h-37 k38
_تما h53
_تماث h26
_تماثيل_ h26
_تمث h52
_تمثا h52
_تمثال_ h52
_تمر h-34
_تمر_ r-21 h-27
_تمر_خلاص_ g-28
_تمر_عام_ g45 h-23
_تمل g23
_تملك g23
_تمو g-19
_تموي g-19
_تمويل_ g-19
_تن r-56 g67 m-20
_تنا r-24
_تناز r-30
_تنازل_ g22
_تنازل_عن_ g34
_تنازلت_ r-19
_تنازلت_عن_ r-19
_تنز g47
_تنزل g45
_تنزل_ g45
_تنزي h21
_تنزيل_ h21
_تنق r-25
_تنك g-21 k36
_تنكت k37
_تنكتب_ k38
_ته h65
_تهر h41
_تهرب h-21 k21
_تهرب_ h-21 k21
_تهري h63
_تهريب_ h63
_تهك h19
_تهكي h19
_تهكير_ h19
_تو r33 g63 m33 h-91 k-29
_توت m38
_توتو m38
_توتو_ m30
_تور r86 h-48 k-32
_تورق r91 h-37 k-32
_تورق_ r91 h-37 k-32
_تورق_منظم_ r39 k-23
_توص k26
_توصل k26
_توصل_ k26
_توع h-19
_توعي h-19
_توعيه_ h-19
_توق g28 h-23
_توقع r-29 g36 m21 h-34
_توقع_ g22 m-40 h-24
_توقع_سعر_ g-25
_توقع_صعود_ g22 m-52
_توقع_هبوط_ m-21
_توقعات_الانتخابات_ m28 h34
_توقعت_ g25 m25
_توقعه_ m23
_توقي r33
_توك g21
_توكن g39
_توكن_ g39
_تول g19
_تولد g19
_تولد_ g19
_تي r-28 h39
_تيس r-28
_تيسر r-27
_تيسر_ r-27
_ثا r29 k28
_ثاب r44 g-21 h-31
_ثابت r44 g-21 h-31
_ثابت_ g-20
_ثابته_ r26 h-21
_ثان h27 k25
_ثاني h27 k25
_ثاني_ g-22 m-20 h42 k30
_ثانيه_ g40 m31
_ثل g-93 h23
_ثلا r33 g-71
_ثلاث r34 g-58
_ثلاث_ g26
_ثلاث_سنين_ g26
_ثلاثميه_ r21 g-41 m32
_ثلاثه_ r26 g-42
_ثلاثه_الاف_ r-38
_ثلاثه_ايام_ g-65
_ثلاثه_شهور_ g21
_ثلث r-21 g-21 h36 k21
_ثلث_ r-21 h36
_ثلث_مكتب_ h70
_ثم g-46 m-42 h-39 k-19
_ثم_ r-29 g-38
_ثما g-22
_ثمان g-29
_ثمانين_ r37
_ثمانيه_ r-25 g-23
_ثمر g58 h-29
_ثمر_ g37 h-29
_ثمر_قبل_ g29
_ثمر_هالشجره_ g27
_ثمر_هالنخله_ g27
_ثمره g22
_ثمره_ g22
_ثمن r25 g-45 m-23
_ثمن_ r-20 g-27
_ثمن_بضاعه_ r19 k26
_ثمن_طاير_ g25
_ثمن_ما_ g45
_ثمنه r45 m-19
_ثمنه_ r38
_ثمنها_ h-19
_ثن g36 m78 h-29
_ثنا g36 m78 h-29
_ثناي g36 m78 h-29
_ثناييه_ g48 m66 h-26
_ثناييه_صاعد_ g40
_ثو g19 h-34
_ثوب g24 h-23
_ثوب_ g24 h-23
_ثوب_تطيح_ g36
_جا g56 h100
_جا_ r32
_جاب g53
_جاد h23
_جادو h23
_جادو_ h23
_جار r-31 g29 h21
_جاري r-23 g32 h19
_جاري_ r-23 g32 h19
_جاك m58 h29
_جان h28
_جان_ h24
_جاه h58
_جاهز h58
_جاهز_ h32
_جاهزه_ h26
_جاي g20 m-31 h-44
_جايز m-31 h-36
_جايزه_ m-28 h-36
_جب r-22 g-47 h53
_جبت g-30 h23
_جبتل h23
_جبتلك_ h23
_جبل h31
_جبلي h31
_جبلي_ h31
_جت h24
_جتن h29
_جتني h29
_جتني_ h29
_جد r20 g38 m-23 k-26
_جدد g22
_جدوله_الدين_ r-21
_جدي m-20
_جديد m-20
_جديد_ r26
_جديده_ r-25
_جر h52
_جرا h26
_جرد g41
_جرد_ g41
_جز r-63
_جزا r-24 g22
_جزاف g55 h-27
_جزاف_ g28
_جزافا_ g27
_جع h25
_جعه h25
_جعه_ h25
_جل g-42 h41
_جلب h38
_جلب_ h38
_جلد h-23
_جلس g-23 h26
_جلسه g-23 h26
_جلسه_ g-23 h26
_جم g-21 m-37 h-54 k76
_جما k39
_جماع k39
_جماعه_ k39
_جماعه_لا_ k26
_جمع g-31 m-37 h-37 k38
_جمعي m-31
_جمعيه_ m-31
_جمل g25
_جن g58 h43
_جن_ h43
_جنس h24
_جنسي h24
_جني g72 h-24
_جنين g83 h-20
_جنين_ g83 h-20
_جه h-40 k34
_جها h-39
_جهاز h-34
_جهاز_ h-34
_جهه k22
_جهه_ k22
_جو m51 h140 k-35
_جوا r-23 m38 h42
_جواز h37
_جواز_ h23
_جوازات_ h23
_جوال g-20 h37
_جوالات_ h26
_جوالات_مسروقه_ h20
_جور r28 h34
_جورج r28 h34
_جورج_ r28 h34
_جوي m19
_جي g-26
_جيب g-25
_جيبي g-23
_جيبي_ g-23
_حا r-60 g-29 m65 h-91
_حاد r-20
_حادث r-20
_حادث_ r-20
_حاط m107 h-32
_حاط_ m90 h-25
_حاط_علي_ m44
_حال r-25 g32
_حاله r-19
_حاله_ r-19
_حب k-32
_حبا h-25
_حبات h-25
_حبات_ h-25
_حبه g-25 h20
_حبه_ g-25 h20
_حبو g-33 k-26
_حبوب g-33 k-26
_حبوب_ g-33 k-26
_حبوب_ابو_ h24
_حبوب_كبتاجون_ h22
_حبوب_مخدره_ h27
_حبي h34
_حبيب h36
_حبيب_ h22
_حت r48 h42 k50
_حتي r48 h42 k50
_حتي_ r48 h42 k50
_حتي_احذف_ h32
_حتي_امسح_ h22
_حتي_لا_ g-23 k41
_حتي_يغيب_ k32
_حج r48 g-62 m-46 h22
_حجا h40
_حجاب h48
_حجاب_ h48
_حجاب_للمحبه_ h28
_حجاب_يرد_ h29
_حجز r57 g-40 m-28
_حجز_ r25
_حجز_جوازات_ h22
_حجز_سعر_ r44
_حجزت r32 g-36
_حجزت_ r32 g-36
_حجزن m-25
_حجزنا_ m-25
_حجزنا_vip_ m-19
_حد r-22 h-64 k42
_حد_ h-28 k44
_حد_الابلاغ_ k28
_حدا g60
_حدا_ g60
_حدد r-20 g-54
_حددن g34
_حددنا_ g34
_حر r-22 m-33 h82
_حرام h29
_حرامي_ h29
_حرز h41
_حرز_ h41
_حرك g26 m-19
_حركه g26 m-19
_حركه_ g26 m-19
_حرو h20
_حروز h20
_حروز_ h20
_حس r-92 m37 h-66 k63
_حسا k78
_حساب k78
_حساب_ g50 m55
_حسابات_ k25
_حسابه_ k19
_حسابي_ r-22 g-44 m-29 k35
_حسابي_الخاص_ h34
_حسابي_خاص_ h23
_حسابي_في_ k-36
_حسب r-35 g20 m21 h-21
_حسب_ g31 h-20
_حسب_العقد_ r-25
_حسب_ما_ g47
_حسن r-30 h-48
_حسن_ r-30 h-48
_حشي h62
_حشيش h62
_حشيش_ h59
_حص r-32 g101 m-61 k-21
_حصا m26
_حصان m26
_حصان_ m20
_حصت m-45 h31
_حصتن h54
_حصتنا_ h54
_حصتنا_في_ h31
_حصتنا_من_ h32
_حصتي m-39
_حصتي_ m-39
_حصتي_من_ r25 m-32
_حصل g52
_حصه r-28 g32 m-37
_حصه_ r-28 g32 m-37
_حصه_في_ r-20 g42
_حصه_من_ m-24 h42
_حط g-28 m23 k21
_حط_ k21
_حطي m32
_حطيت m29 h21
_حطيت_ m29 h21
_حظ r-21 g26 m19 h-42
_حظ_ m30 h-46
_حف m-23 h-41
_حفظ m-23
_حفظ_ m-23
_حفظ_القران_ m-23
_حفل h-25
_حق r86 h52 k-35
_حق_ r62 g50 m-51 h-42 k31
_حق_اختيار_ g32
_حق_الاختيار_ g36
_حق_البنت_ h50
_حق_الخيار_ g19
_حق_الشاي_ h19
_حق_الشباب_ h-25 k38
_حق_شاي_ h88
_حق_شراء_ g71
_حقن h34
_حقنا h34
_حقنا_ h34
_حقه r49 g-69 h56 k-30
_حقه_ r48 g-69 h59 k-30
_حقي g24 k-19
_حقي_ h23
_حقيق g29
_حقيقي_ g35
_حك r27
_حكم g-20
_حكم_ g-20
_حل r-21 g-25 h-37
_حلا h-43
_حلق h-21
_حلو g-41 h67
_حلوف h50
_حلوف_ h50
_حلي g45 h-40
_حلي_ r32
_حلي_قديم_ r32
_حليب g45 h-40
_حليب_ g45 h-40
_حليب_البقره_ g21
_حم r-19 g71 h25 k-27
_حما g28 h27
_حماي g49
_حمايه_ g49
_حمايه_شاشه_ g23
_حمر h-25
_حمرا h-25
_حمل g67 h-28
_حمل_ g93 h-29
_حمل_الناقه_ g45
_حمله g-19
_حمله_ g-19
_حمي h63
_حميم h56
_حميم_ h22
_حو g-50 h-42 k55
_حوا r-39 g-27 k20
_حوال r-24 g-22 k28
_حوالات_ k30
_حواله_ k-24
_حول r26 g-54 k39
_حول_ r20
_حولت r24
_حولت_ r24
_حولت_دين_ r20
_حوله g-39 k67
_حوله_ g-39 h-20 k74
_حي g81 h-34
_حي_ g68
_خا g-30 k36
_خار k34
_خارج k34
_خارج_ k34
_خاص h75
_خاص_ h52
_خاص_مقابل_ h23
_خاصه h23
_خاصه_ h23
_خاصه_من_ h22
_خال r-24 h-107 k20
_خالت h-29 k22
_خالتي_ h-29 k22
_خالي h-70
_خالي_ h-69
_خب g-22 h24
_خبر h41
_خبره h41
_خبره_ h41
_خبره_لم_ h37
_خبره_ما_ h24
_خبز h-22
_خبز_ h-22
_خت h37
_ختم h37
_ختم_ h37
_خد r57 g-43 m28
_خدم r27 g-26 h23 k20
_خدما h28
_خدمات_ h28
_خدمه r29 g-24 k22
_خدمه_ r29 g-24 k22
_خدمه_الدين_ r29
_خذ r66 g60 m29 h-41
_خذ_ k28
_خذا m33
_خذا_ m33
_خذت r38
_خذت_ r24
_خذو r24
_خذوه r24
_خذوها_ r24
_خذي g20
_خذيت g20
_خر m-20 k-24
_خرب g19
_خرب_ g25
_خرزه h33
_خرزه_ h33
_خز r53 h-22
_خزا r42 h-19
_خزان r42 h-19
_خزانه_ r51
_خس m82 h-25
_خسا m73
_خسار m73
_خساره_ m73
_خسر h-23
_خسرت_الرهان_ h-33
_خش g-20 h-31
_خشب h-40
_خشب_ h-22
_خص r46
_خصم r46
_خصم_ r56
_خصم_فواتير_ r34
_خض h-30
_خط r-19 h-29
_خطا r-19
_خل r-28 g-32 m27 h-72
_خل_ h-53
_خلا g-20 m42
_خلاص r42 g-32
_خلاص_ r42 g-32
_خلال r-27 m45
_خلال_ r-27 m45
_خلال_دقيقه_ m31
_خلص g-23
_خلصت g-26
_خلصت_ g-26
_خله r-43 g-37 h-33 k45
_خلها r-43 g-37 h-33 k45
_خلها_ r-43 g-37 h-33 k45
_خلها_اقل_ k37
_خلي g50 h38 k-24
_خلي_ h22 k-23
_خليه g22 h23
_خليه_ g34
_خم g-63 h66 k-41
_خماره_ h26
_خمر m-24 h50
_خمر_ m-21 h38
_خمس r25 g-53 m27 h19 k-39
_خمس_ g24 m46 h47
_خمسم r42 g-52
_خمسميه_ r42 g-52
_خمسه m-30 k-20
_خمسه_ m-30 k-20
_خمسي r-39 h-23
_خمسين_ r-23
_خمسين_عن_ r21
_خن g-20 h55
_خنز h70
_خنزي h70
_خنزير_ h60
_خوي_ r19
_خي r-70 g40 h-49
_خيا g70 h-46
_خيار g84 h-46
_خيار_ g28 h-31
_خيار_بيع_ g34
_خيار_شراء_ g105
_خيارات_ g56
_خيارات_ثناييه_ g54 m66
_خير r-58 g-25
_خير_ r-34
_دا r24 g114
_داخ g58
_داخل g58
_داخل_ g35
_داخله_ g23
_دام r50
_داي g25
_دايم g25
_دب h-52
_دج g-21 h72
_دجا g-20 h67
_دجاج m20 h49
_دجاج_ m24 h32
_دخ r-26 g-34 h-29
_دخا h-26
_دخان h-26
_دخان_ h-26
_دخل g-21
_دخل_ h21
_دخل_صاله_ h24
_در r-49 m-54 h39 k-44
_درا g-34 h35
_دراج g-19 h35
_دراجه_ h35
_دراس h24
_دراسه_ h31
_درج g-22 h36
_درجه g-22 h30
_درجه_ g-22 h30
_درجه_اولي_ g-22
_دره r-21
_درهم r-21
_درو r-24 g67 h-29 k-23
_دروب g67 h-29
_دس r27
_دسك r27
_دسكا r27
_دسكاونت_ r27
_دع m-28
_دعا m-25 h40
_دعار h40
_دعاره_ h40
_دف g-48 m-42 h-29 k-32
_دفا g19
_دفات g19
_دفاتر_ g19
_دفع g-55 m-41 h-23
_دفع_ r21 g28 m-25
_دفع_لي_ g21
_دفعت h-25
_دفعت_ g39
_دفعت_كامل_ g64
_دفعت_له_ g39
_دفعتين_ g-19
_دفعن r20 g-36
_دفعنا_ r25 g-24
_دفعه g-21
_دفعه_ h20
_دفعه_اولي_ g19
_دفعها_ r-22
_دق r-29 g69 m76
_دقا g28
_دقاي g28
_دقايق_ g28
_دقي r-24 g42 m69
_دقيق r-24 g42 m69
_دقيقتين_ m21
_دقيقه_ g37 m48
_دك r-20 h56
_دكه h35
_دكها h35
_دل g-27 h-34
_دلو r20 g-24 h-30
_دلوق r20
_دلوقتي_ r20
_دم r-34 m-45 h34
_دم_ r-34 m-45 h34
_ده r78 g-35 h-30
_ده_ r37
_دهب r38
_دهب_ r38
_دهن g-33
_دهن_ g-31
_دهن_سير_ h51
_دو r42 g-20 m24 h-113 k-38
_دوا m44 h-45
_دوار m49
_دوارات_ m31
_دوارات_الحظ_ m31
_دواره_ h-23
_دواره_الحظ_ h-23
_دور r76 m-52 h-127 k-20
_دور_ r26
_دوره r54 g-25 h-82
_دوره_ h-82
_دوره_في_ r22 m-20
_دورها_ r39
_دول h37
_دولا r-39 m-19
_دولار_ r-25
_دولي r26 m35 h38
_دون r-20 g21
_دون_ r-20 g21
_دون_ان_ k-23
_دون_تسليم_ g27
_دون_حد_ k35
_دي r28 m-35 h52
_ديك h43
_ديك_ m-22 h55
_دين r36 h34
_دين_ r-62 g-39
_دين_بدين_ r24
_دين_علي_ m26
_دينا r34 h66
_دينار_ h66
_دينك r-22 g24
_دينك_ r-22 g24
_دينه r63
_دينه_ r63
_ديني r25 h-28
_ديني_ r28 h-28
_ديه h-21
_ديه_ h-21
_ديو g19
_ديون r20 g24
_ديون_ g25
_ذب r29 h19
_ذبح h55
_ذبح_ h57
_ذل k37
_ذلك k37
_ذلك_ k37
_ذم r48
_ذمم r44
_ذمم_ r44
_ذه r91 g-20 m-19
_ذهب r91 g-20 m-19
_ذهب_ r59
_ذهب_بالتقسيط_ r29
_ذهبي h-23
_ذو r-34 g24
_ذوق r-34 g24
_ذوق_ g21
_را r28 g-59 m67 k-67
_رات g-20
_راتب g-20 h-22
_راتب_ r-36 k35
_راتبي_ k-32
_راتبي_قبل_ r21
_راتبي_مبكر_ r19
_راح g62 h-20
_راح_ g31 m20
_راحت g30 h-20
_راحت_ g30 h-20
_راس r69 k-34
_راس_ r60 k-31
_راس_المال_ r46
_راس_مال_ r34
_راس_مالي_ r-28 g-22
_راع r21
_راعي r21
_راعي_ r21
_راف m28
_رافع m28
_رافعه_ m28
_راه m38 h-22
_راهن m38 h-22
_راي g-33
_رب r61 g20 m-28 h-21
_ربا r30
_ربا_ r30
_ربح h-23
_ربح_ r39 h-20
_ربط h43
_ربط_ h43
_ربع r-22 g21 k20
_ربع_ g22
_ربو r57
_ربوي r57
_ربويه_ r45
_رج r19 g-45 k-46
_رجا r36
_رجال r36
_رجال_ r36
_رجب r29 g-40
_رجب_ r29 g-40
_رجع r-46 g-19 k-52
_رجع_ r-23 g22 k-47
_رجعت m20
_رجعت_ m20
_رجو g23
_رجوع g23
_رجوع_ g23
_رح h33
_رحل g-24
_رحله g-24
_رحله_ g-24
_رحم h21
_رخ g49
_رخص g47 h-21
_رخصه h-21
_رخصه_ h-21
_رخي h29
_رخيص h29
_رخيص_ g21
_رد m-19 h-21
_رد_الدين_ r40
_رد_السلفه_ r-27
_رز_ g-36
_رس g-39 m36 k-56
_رسا m71 k-32
_رسال m37 h24 k-19
_رساله_ m39
_رساي m34 h-34
_رسايل_ m34 h-34
_رسم g27 h25
_رسم_ g39 h-31
_رسمه h57
_رسمه_ h57
_رسمه_ساخره_ h21
_رسمه_سخريه_ h36
_رسو g-53 m-41 k-20
_رسوم g-53 m-41 k-20
_رسوم_ g-53 m-41 k-20
_رسوم_ضمان_ r23
_رش g-46 h70
_رشو h94
_رشوه h83
_رشوه_ h83
_رص g-24 h39
_رصي g-24 h21
_رصيد g-24 h21
_رصيد_ h22
_رض r-36 h59
_رضا r-24 h53
_رضاه r-24 h44
_رضاها_ h26
_رف r-35
_رفض r-32
_رفضن r-22
_رفضنا_ r-22
_رق r-38 g-42 m31 h-32 k39
_رقا h23
_رقاص h41
_رقاصات_ h19
_رقاصه_ h22
_رقم r-35 g-29 m36 h-59 k50
_رقم_ r-25 m32 h-35 k19
_رقم_القطعه_ g30
_رقم_حسابي_ g-19 k19
_رقم_في_ m57
_رقمي h-24 k36
_رقمي_ k36
_رقمي_الشخصي_ k20
_رك g61 h-26
_ركب g34
_رم g-31 m23 h-44
_رمض r25 g-35 h-36
_رمضا r25 g-35 h-36
_رمضان_ r25 g-35 h-36
_رمي m32
_رمي_ m32
_ره r57 g-32 m82 h-73 k-19
_رها m96 h-37 k-19
_رهان m96 h-37 k-19
_رهان_ m43 h-25
_رهان_الخيل_ m-24
_رهان_بيني_ m20
_رهان_علي_ g53 m-44 h45
_رهانات_ m35
_رهن r68 g-34 h-36
_رهن_ g-25 h-25
_رهن_الذهب_ r23
_رهنت r60
_رهنت_ r60
_رهنت_الذهب_ r33
_رو g-19 h116 k-22
_روح h60
_روحا h24
_روحاني_ h24
_روحي h35
_روحيه_ h26
_رول m21
_رولي m22
_روليت_ m22
_روم h22
_روم_ h22
_ري r-64 g-29 h28 k-20
_ريا r-64 h-38
_رياض h-52
_رياضي_ h-50
_ريال r-58
_ريال_ h20
_ريالات_ r-42
_زا g-68 h22
_زاد r-19 g-47 m27
_زاد_ r-29 g-43
_زادت m31
_زادت_ m31
_زان g-19
_زب r-31 m-28 h45
_زبا h19
_زباي h19
_زبو r-26 m-20 h26
_زبون r-26 m-20 h26
_زبون_ m-20
_زج g-29
_زجا g-29
_زجاج g-29
_زجاجه_ h-37
_زحلا h30
_زحلاوي_ h30
_زد r47 m33
_زدن r51
_زر h19
_زع r-25
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-37 h-37
_زكا r-37 h-37
_زكاه r-37 h-30
_زكاه_ r-37 h-30
_زم h-22
_زه g51
_زهر g51
_زهر_ g42
_زو r-34 g-34 h110 k-20
_زوا g-27
_زواج g-27
_زواج_ليله_ h25
_زوج h60
_زوجي h62
_زوجي_ h46
_زود r-25
_زي r-62 g-83 m-26
_زي_ r-37
_زي_ما_ r-56
_زيا r-23 g-32
_زياده_علي_ r30
_زيار g-38
_زياره_ g-22
_زيت g-33 h-40
_زيت_ g-34 h-22
_سا r-31 g-57 m-34 h23
_ساح h25
_ساحر h25
_ساحر_ h22
_ساخ h22
_ساخر h21
_ساخره_ h21
_ساع g-22 k-22
_ساعا h28
_ساعات_ h28
_ساعه h-20
_ساعه_ h-20
_ساك r48
_ساكن r48
_ساكن_ r48
_سال r-24 g-45 h-49 k40
_سالم g-21
_سالم_ g-21
_سالو k44
_سالوا_ k32
_سام r-25 h-21
_سامح r-25
_سامحني_ r-22
_سان h26
_سب r33 g-105 m77 k25
_سب_ r-23 h33
_سبا r23
_سباق m21
_سباق_ m21
_سباق_الخيل_ m53 h41
_سباق_الهجن_ h-20
_سباي r23
_سبايك_ r24
_سبايك_وتسليمها_ r35
_سبب g-41 k34
_سبب_ g-41 k34
_سبع r38 g-22
_سبعه r25
_سبعه_ r25
_سبق m50
_ست r84 g-24 m19 h-47
_ست_ r72 g-31
_سته r52 g-29
_سته_ r52 g-29
_سته_شهور_ r-22
_ستو g32
_ستوك g32
_ستوك_ g32
_ستي r-24
_سج g-24 h21 k31
_سجا h23
_سجاي h27
_سجاير_ h27
_سجل k47
_سح g-38 m26 k-37
_سحب g-25 m32 h-54 k-20
_سحب_ g-20 m36 h-46
_سحب_بمقابل_ h-20
_سحب_سياره_ m-25
_سحب_علي_ m34
_سحر h54
_سحر_ h58
_سخ h72
_سخر h72
_سخري h72
_سخريه_ h72
_سد r-51 g-50 m-19 h-32 k-21
_سدد r-42 g-34
_سددت r-48 g-22
_سددت_بدري_ r40
_سر g79 k33
_سر_ h-31 k39
_سرق h44
_سرقه h33
_سرقه_ h33
_سري g40
_سريه g44
_سريه_ g44
_سع r22 g47 h-19
_سعر r41 g64 m19 h-20
_سعر_ r47 m25
_سعر_صرف_ r24
_سعر_علي_ g-24
_سعره g47
_سعره_ g37
_سعيد_ h-38
_سف g27
_سفر g-20
_سفر_ h-22
_سفل h26
_سفلي h26
_سفي g49 h-23
_سفين g49 h-23
_سفينه_ g49 h-23
_سق h-24 k43
_سقط g32
_سقف g-21 k43
_سقف_ g-21 k43
_سك r52 g-38 m-20 h21
_سكر r67 g-60
_سكر_ r40 g-43
_سكري r28
_سكري_ r28
_سكو h47
_سكوت h47
_سكوت_ h26
_سل r-36 m37
_سلا g-19
_سلاح g-19
_سلاح_ g-19
_سلف r-24 m-27 h-23
_سلف_ r25
_سلفت_ r-37
_سلفته_ r56
_سلفته_يوصل_ r29
_سلفن r-62
_سلفني_ r-62
_سلم r21
_سلم_والثمن_ g28
_سلمت r38
_سلمت_ r26
_سلمته_ r21 g21
_سلو m80
_سلوت m95
_سلوت_ h-29
_سلوتس_ m78 h39
_سم g49
_سمس h20
_سمسا h20
_سمسار_ h20
_سمك g69 h-20
_سمك_ g43
_سمك_ب_ g28
_سمك_في_ g103
_سن r57 g66 m-33 h-48
_سند r52 g-23 m-21 h-52
_سند_ r30 k28
_سند_قبض_ k23
_سنه g20 h-24 k-25
_سنه_ g20 h-24 k-25
_سنو g46
_سنوا g41
_سنوات_ g41
_سني h46
_سنين h46
_سنين_ h46
_سنين_قدام_ g32
_سهم g23
_سهم_ g23
_سو r37 g-34 m31 h19
_سوق r24 m40 h28
_سوق_ r24 m40 h28
_سوق_توقعات_ m35 h44
_سي r-36 g108 m-27 h53 k-40
_سيا r-23 m-20 h-58
_سيار r-23 m-20 h-58
_سيارتي_ g-42 h-24
_سياره_ g61 h-26
_سياره_مسروقه_ g45 h-26
_سيج h60
_سيجا h60
_سيجاره_ h43
_سير g35 h26
_سير_ h65
_شا r-47 h39 k-62
_شاء g-23
_شاء_ g-23
_شاء_الله_ g-23
_شار r-26 k-22
_شارع k-22
_شارع_ k-22
_شاش g19
_شاشه g19
_شاشه_ g19
_شاف g26 h30 k-19
_شافه g68 k-19
_شافه_ g29
_شافها_ g39
_شاه h28
_شاي_ g-40
_شاي_ل_ h51
_شاي_لامين_ h36
_شايف g34
_شب r-27 h24
_شبا m19
_شباك m21
_شباك_ m25
_شبك r-23
_شبكت g29
_شبكه g-23 m21
_شبكه_ g-23 m21
_شبو h37
_شبو_ h37
_شت m-36
_شتم h32
_شتم_ h32
_شج h-23
_شجر h-23
_شجره h-23
_شجره_ h-23
_شح r-32 g19 m33 h34 k-29
_شحا h34
_شحاذ h26
_شحاذين_ h26
_شحن r-29 g24 m35 k-26
_شحن_ r-19 m21 h-74
_شحن_حساب_ m54
_شحن_رصيد_ h-43
_شحنت m22 h68
_شحنت_ m22 h68
_شحنه g28
_شحنه_ g28
_شخ h-19 k35
_شخص h-19 k35
_شخص_ k34
_شر m33 h26
_شرا r38 g19 h84 k-20
_شراء r19 g44 h26
_شراء_ r19 g44 h26
_شراء_ارقام_ h27
_شراء_ذهب_ r27
_شراء_سمك_ g-38
_شراء_شهاده_ r-22 h19
_شراء_وكاله_ h33
_شراب h51
_شراب_ h42
_شراب_فرنسي_ h22
_شرد g39
_شرد_ g23
_شرط r31 g20 m67 h-57
_شرط_ r-36 g22 m37 h-44
_شرط_البيع_ g51
_شرط_كے_ m36
_شرطه r41
_شرطها_ r33
_شرك g-50 k43
_شركا g-21 h-20 k43
_شركات_ k43
_شركه g-29 h31
_شركه_ g-29 h31
_شركه_تامين_ g-90 h88
_شركه_تجاريه_ g28 h-48
_شري r-43 g-27 m-20 k-22
_شريت r-34 h-32
_شريت_ r-34
_شريت_منه_ g38
_شريتها_ g20
_شريط g-27 h52
_شريط_ g-27 h52
_شط m-54
_شع g-33 h59
_شعير_خالي_ h-48
_شغ r-79 g-37 h-29 k44
_شغل r-60 g-34 h-29 k53
_شغل_ r-47 g-32 h-26 k55
_شغل_ما_ k33
_شف r72 g-26 k-28
_شفت r73 g-47 k-23
_شفت_ r59 g-31
_شفته g-21
_شفته_ r22
_شفن g20
_شفنا g20
_شق r-23 g19 k-40
_شقت r-21 h-19
_شقه g37 h19 k-28
_شقه_ g37 h19 k-28
_شم g-22 m23 h41
_شمب h62
_شمبا h62
_شمبانيا_ h58
_شمع m34
_شمعه m36
_شمعه_ m36
_شن g25
_شنط_ h32
_شنطه g20
_شنطه_ g20
_شنو g20
_شنو_ g20
_شه r48 g-28 m-41 h-48
_شها k26
_شهاد k26
_شهادات_ r24
_شهاده_ r-34 k33
_شهاده_الراتب_ k30
_شهاده_خبره_ h41
_شهاده_راتب_ k53
_شهاده_مزوره_ h-26
_شهر r36 g-47 m-35
_شهر_ g-21
_شهري g-27 m-22 h-20
_شهريا_ r19
_شهو r27 g42
_شهور r27 g42
_شهور_ r27 g42
_شو r22 h-41
_شو_ g22
_شور g47
_شورت g47
_شورت_ g47
_شوط m31
_شوط_ m31
_شوك h-28
_شوي g-25
_شوي_ g-23
_شي r-81 g-47 h-22
_شي_ r-98 g-51 h-24 k30
_شيء h22
_شيء_ h22
_شيخ m-19 h48 k-22
_شيخ_ h24 k-22
_شيخه m-19 h24
_شيخه_ m-19 h24
_شيف h-25
_شيك r48 h-24
_شيك_ r21
_شيكات_ r20
_صا r-25 g66 m33 k28
_صاح k28
_صاحب k28
_صاحب_ h-19 k27
_صاحبتي_ h32
_صاحبها_ r22
_صار g43
_صاع g30 m34 h-27
_صاعد g30 m34 h-27
_صاعد_ g30 m34 h-27
_صاعد_في_ g-19 m28
_صال h44
_صاله h61
_صاله_ h61
_صاله_الرهان_ h79
_صاله_القمار_ h66
_صب r48 g-34 h-19
_صبر r52 h-32
_صبر_ r-23
_صبره r74
_صبره_ r74
_صح r-26 m28 h-80 k-25
_صح_ m39
_صحي h-58
_صحيه h-33
_صحيه_ h-33
_صد r-21
_صدق m21
_صدق_ m21
_صر g-64 h-38
_صرا k28
_صراف k28
_صرافات_ k28
_صرت m32
_صرت_ m32
_صرت_مديون_ m28
_صرف g-60 m-33 h-39
_صرف_ g-40 h-24
_صرف_الشيك_ r-29
_صرف_رواتب_ r-19
_صرفن r-24 g-19
_صرفنا_ r-24 g-19
_صرفه r34
_صرفه_ r34
_صرفه_لي_ r34
_صع g41
_صعو g41
_صعود g41
_صعود_ g41
_صعود_هبوط_ m43
_صغ h-19
_صغي h-19
_صغير h-19
_صغيره_ h-19
_صف r-24 g52 h-44
_صفق g52 h-55
_صفقا m20 h-25
_صفقات_ m20 h-25
_صفقه g56 h-30
_صفقه_ g56 h-30
_صفقه_ثانيه_ g19
_صفقه_دقيقه_ g30
_صفقه_معلقه_ g32
_صق r-23 g34 h-31
_صقر r-23 g34 h-31
_صقر_ g44
_صك h-36
_صكو h-36
_صكوك h-36
_صكوك_ h-36
_صكوك_اجاره_ h-20
_صل r-33 h-28
_صلاحيه_ h21
_صلح r-33 h-25
_صلح_ h-19
_صنف h34
_صنف_ h34
_صو m-32 h66
_صور g-44 h83
_صور_ h47
_صورك h27
_صورك_ h27
_صوره h29
_صورها_ g-24 h29
_صورها_الخاصه_ g-22 h22
_صوري r29 h-20 k48
_صوريه_ r36 k29
_صوف g68 m-20 h-23
_صوف_ g68 m-20 h-23
_صوف_علي_ g68 m-20
_صي r-45 g66 h-72
_صيا r-23 m-19 h-34
_صيان k21
_صيانه_ k21
_صيد r-19 g69 h-32
_صيد_ g54 h-19
_صيده g25
_صيده_ g19
_صين m38
_صيني m38
_صينيه_ m38
_ضا g53 h25
_ضار h46
_ضارب h46
_ضاربه_ h46
_ضاع g36
_ضاع_ g26
_ضر g73 h45 k-19
_ضرب g44 h24
_ضرب_ h41
_ضربه g59
_ضربه_ g59
_ضرع g34
_ضرعه g32
_ضرعها_ g32
_ضري h33
_ضريب h33
_ضريبه_ h37 k-20
_ضم r22 g63 h-29
_ضما g34
_ضمان g34
_ضمان_ r-27 g38
_ضمانه_ r34
_ضمن r23
_ضمن_ r27
_ضي r-98
_طا h19 k-24
_طاح g-50 h39
_طاح_ g-34
_طاح_في_ g-34
_طاحت h49
_طاحت_ h49
_طاحت_من_ h49
_طار g25
_طار_ g33
_طاز g-19 h-39
_طازج g-19 h-39
_طازج_ g-19 h-39
_طال h36
_طالب h27
_طالب_ h27
_طاو m25
_طاول m25
_طاولات_ h-20
_طاوله_ m22
_طاي g64 h24
_طايح h47
_طايحه_ h30
_طاير g80 h-23
_طاير_ g80 h-23
_طب r-47 g-37 h-31 k-22
_طبا r-29
_طباع r-29 g-19
_طباعه_ r-29 g-19
_طبي g-48 k-19
_طبي_ g-24 h23
_طبيع g-24
_طبيعي_ g-24
_طر h-27
_طرد h-20
_طرد_ h-20
_طري k26
_طريق k26
_طريق_ k26
_طف g-33
_طفا g-29 h-30
_طفاي g-29 h-30
_طفل h26
_طفله h19
_طفله_ h19
_طق g-27
_طقم g-27
_طقم_ g-27
_طقم_ذهب_ r31
_طل m46 h52 k-78
_طلب r27 g-27 h49 k-27
_طلب_ r23
_طلبت h58
_طلبت_ h24
_طلبت_خروف_ h22
_طلس h31
_طلسم h31
_طلسم_ h31
_طلع r-20 g38 m44 h-27 k-49
_طلع_ r-20 g53 m33 k-45
_طلع_اسمه_ m62 k-43
_طلعت_ g-33 m32
_طلعت_مديون_ m26
_طن g-53
_طن_ g-49
_طو r38
_طول r40
_طول_ r51
_طي g56 h-55
_طير g56 h-36
_طير_ g56 h-36
_طير_في_ g41 h-30
_ظر h55
_ظرف h69
_ظرف_ h69
_ظه g79 m-20
_ظهو g20
_ظهور g20
_عا r-42 g124 k-35
_عاج g-29 h29
_عاج_ h32
_عاجل g-22
_عاد g34
_عار g38 k-22
_عارف g48 h-31 k-21
_عارف_ g33 h-29
_عال m21 k-19
_عام g21 h-19
_عام_ g42 h-24
_عامل g-21
_عامل_ g-21
_عاي r-32 g52 m-22 h-23
_عايد r-32
_عايد_ r-32
_عايش g40
_عايش_ g28
_عب g23 m27 h40
_عبر g37 m23
_عبر_ g37 m23
_عج h-47
_عجل h-54
_عجل_ h-46
_عد r-34
_عدا h35
_عداد h35
_عداد_ h35
_عداد_الكهرباء_ h-43
_عدد r-29 g29
_عدد_ r-27
_عدده g22
_عددها_ g22
_عدي g-21
_عدين g-21
_عر r-69 g-25 m-31 h74 k-36
_عرا h48
_عراف g-23 h47
_عراف_ h47
_عرب r-29 g21
_عربو r-21 g24 h25
_عربون_ r-21 g36
_عربون_من_ g21
_عربي h-19
_عرس h-29
_عرس_ h-29
_عرض_ h-34
_عرق h112
_عرق_ h96
_عرق_زحلاوي_ h30
_عرو m-21
_عروس m-21
_عز h43
_عزاي h21
_عزايم_ h21
_عس h-64
_عسل h-26
_عسل_ h-26
_عش g-95 m-52 k19
_عشا r-23 g-38 m-59 h30 k39
_عشا_ m-51
_عشان g-24 h61 k64
_عشان_ g-24 h61 k64
_عشان_ما_ g-48 h-62 k73
_عشان_يوقع_ h28
_عشر g-93 h-28 k-20
_عشر_ r-31 g-37 h27
_عشره g-27 h-32
_عشره_ g-27 h-32
_عشره_الاف_ r-29
_عشري g-29 h-20
_عشرين_ g-29 h-20
_عشرين_غرام_ r-35
_عشو g37
_عشوا g37
_عشوايي_ g33
_عص r-28 g-48 m-24 h-43 k-19
_عصا r-20
_عصي g-30 m-19 h-54
_عصير g-30 m-19 h-54
_عصير_ m-19 h-42
_عصير_عنب_ h39
_عط r61 g-30 m-23 h-60
_عطا r43
_عطان r32
_عطاني_الف_ r-29
_عطر h-68
_عطر_ h-61
_عطي r26
_عطيت r26
_عطيته_ r26
_عطيته_عشان_ h38
_عق g82 h-91
_عقد g57 h-29
_عقد_ g72 h-29
_عقد_حمايه_ g20
_عقد_مبادله_ r-21 g25
_عقد_مستقبلي_ g45
_عقو g53 h-32
_عقود g53 h-32
_عقود_ g53 h-32
_عقود_خيارات_ m-27
_عقود_ذهب_ r-31
_عقي h-30
_عقيق h-30
_عل g-50 h-60 k26
_علا g-19 m-35
_علاج m-30 h-90
_علاج_ m-30 h-55
_علاج_ادمان_ h-20
_علاق h29
_علاقه_ h29
_علام h47
_علامات_ h41
_علامات_تجاريه_ h41
_علب r-43
_علبه r-43
_علبه_ r-43
_علش k35
_علشا k35
_علشان_ k35
_علشان_ما_ k34
_علف g-36 m-25 h-42
_علف_ g-36 m-25 h-35
_علي r48 g26 m67
_علي_ r28 g77 m82 h-30 k-29
_علي_الخيل_ h44
_علي_الدين_ r27
_علي_الذهب_ r-29 g30
_علي_الراتب_ r36
_علي_السهم_ g20
_علي_السياره_ h-32
_علي_القرض_ r47
_علي_القمح_ g26
_علي_الله_ g56
_علي_اللي_ r22
_علي_المكشوف_ r55 m-26
_علي_الميزان_ g-22
_علي_النفط_ h21
_علي_الورق_ m-28 k35
_علي_امل_ g88 h-27
_علي_ان_ r55 g-95 m48 k-19
_علي_انه_ r-24 g-54 m-20 h89
_علي_انها_ g-49 h80 k-22
_علي_تعبه_ r22
_علي_ثلاث_ r-44 k31
_علي_حاله_ r-41
_علي_حسابي_ r33
_علي_خمسميه_ r-23
_علي_دفعات_ r-22 k22
_علي_دفعتين_ g-19
_علي_ذوق_ g21
_علي_راس_ r21
_علي_رقمي_ k39
_علي_سته_ r-32
_علي_سعر_ g21 m29
_علي_سنه_ g-26
_علي_سهم_ g48
_علي_شرط_ r25
_علي_شوط_ m31
_علي_ضمانه_ r19
_علي_فوز_ g24
_علي_كفالته_ r19
_علي_كفاله_ r22
_علي_كل_ r77 m-26
_علي_كيف_ g94 h-28
_علي_كيفك_ g-35
_علي_نتيجه_ h-30
_علي_نزول_ g33
_علي_هل_ m67 h-25
_عليك g-26
_عليك_ g-19
_عليه k34
_عليه_ g-61 h28 k38
_عليه_الحصاه_ g34
_عليها_ r30 g34
_عليها_عند_ g45
_عم r-25 g-74 m-19 h50 k-33
_عم_ g-26
_عمر g-29 h-20
_عمره g-29
_عمره_ h-19
_عمل h52
_عمل_ r-23 g-34 h68
_عملا r37
_عملاء_ h23
_عملات_ r43
_عمله g48
_عمله_ g48
_عمله_لسا_ g37
_عمله_لسه_ g23
_عمو h38
_عمول h38
_عن g-58 m-55 h-58 k34
_عن_ r27 g-38 m-35 h-44 k76
_عن_انظار_ k22
_عن_حجز_ g34
_عن_شهر_ r26
_عن_طريق_ k26
_عن_عين_ r-20 k60
_عن_عيون_ k27
_عن_كل_ h53
_عند g51 k-41
_عند_ r-49 g35 h57
_عند_التاجر_ g24
_عند_الصايغ_ r-27
_عند_شركه_ r27
_عندن g27
_عندنا_ g27
_عندي r29 g23 h-34 k-28
_عندي_ r29 g23 h-34 k-28
_عندي_زبون_ g20
_عندي_مشتري_ g37
_عنه r-55 g-27 k45
_عنه_ r-52 g-19 k37
_عني r46 g-27 h-19 k-28
_عني_ r46 g-27 h-19 k-28
_عو r63 h-39
_عوا r19
_عواي r19
_عوايد_ r19
_عود r47 h-21
_عود_ r47 h-21
_عوضو g19
_عوضوني_ g19
_عي r20 g-54 m-58 h-76 k87
_عيا r27 h-21
_عيال r28
_عيد h-27
_عيدي h-27
_عين g-35 m-44 h-25 k64
_عين_ r-23 k71
_عينه r49 g-25 m-44
_عينه_ r49 g-25 m-44
_عيو k27
_عيون k27
_عيون_ k27
_غا g19 m-24 h-57
_غاز m-21 h-50
_غاز_ m-20 h-34
_غام g41
_غامض g41
_غد h-20
_غدا h-20
_غداء g-30 h-20
_غداء_ g-30 h-20
_غر r37 g26 h-44
_غرام_ h52
_غرامه_ h-66
_غرف k-44
_غرق g49
_غرقت g49
_غرقت_ g49
_غس r-27 g-51 h-77 k47
_غسل h-34 k27
_غسل_ k27
_غسي g-33 h-38 k25
_غسيل g-33 h-38 k25
_غسيل_ g-33 h-38 k25
_غش h67
_غش_ h67
_غل g29 k-28
_غلط k-28
_غلط_ k-28
_غن r-28 g33 h-28
_غنم r-28 g33 h-28
_غنم_ h-28
_غي r20 m-19
_غير r22 m-19 h22
_غير_ g47
_غير_ما_ g31 k-22
_غير_موجود_ k33
_غيره g-28
_غيره_ g-21
_فا r69 g-61 m-29 h24
_فات r24 g-41
_فاتو g-36
_فاتوره_ g-36
_فاتوره_بتاريخ_ k26
_فاز g20
_فاز_ g20
_فاض h46
_فاضح h53
_فال h28
_فاي r86 g-38 h-31
_فايد r41 g-21 h-35
_فايده_ r41 g-21 h-35
_فايظ r22
_فايظ_ r22
_فت g-47 h152
_فتا h40
_فتاه h40
_فتاه_ h40
_فتح g-40 h82
_فتح_ g-21 h61
_فتحت h23
_فتي h29
_فتيا h29
_فتيات_ h29
_فح g-45 h-44
_فحص g-44 h-44
_فحص_ g-30
_فحصن h-32
_فخ h39
_فخذ h39
_فخذ_ h39
_فد m25
_فر r-22 g110 m72 h-78 k-41
_فرز g42
_فرز_ g42
_فرص m51
_فرق r38 h-26
_فرق_ r38 h-26
_فرو r-20 g56 m23 h-28
_فروق r-20 g56 m23 h-28
_فروقات_ r-20 g45 m30 h-21
_فز r37 h-25
_فص h-24
_فصل h-24
_فصل_ h-24
_فض r38
_فضه r21 g-28
_فضه_ r21 g-28
_فضي g44
_فضي_ g44
_فط h25
_فطي h27
_فطيس h27
_فع g32 m26 h-22
_فعل h-22
_فعلي g29
_فعلي_ g31
_فق r-80 g-62 h-22 k-19
_فقط r-93 g-32 h-20
_فقط_ r-93 g-32 h-20
_فقه g-20
_فك r31
_فك_ h41
_فك_رهن_ r-19
_فل r29 h-25
_فلان h19
_فلو r31 m30 h-24
_فلوس r31 m30 h-24
_فلوس_ m23
_فلوسنا_ m46
_فلوسه_ h-21 k20
_فلوسي_ r22 m-26 k-24
_فلوسي_في_ r-25 g19
_فنج h19
_فنجا h19
_فند h-36
_فندق h-36
_فندق_ h-36
_فه g60
_فهد g-21
_فهد_ g-21
_فهو g63
_فهو_ g63
_فهو_لي_ g41
_فو r122 h-47
_فوا r52 h-70
_فوات r28 h-24 k31
_فواتير_ r28 h-24 k31
_فواي r26 h-20 k-28
_فوايد_ k-28
_فوايد_سحبها_ r-24
_فود h60
_فودك h55
_فودكا_ h44
_فور h-19
_فورا r-24
_فورا_ r-24
_فورو r27
_فورورد_ r27
_فوز g29
_فوز_ g29
_فوق r101 h-20
_فوق_ r19 g19 h-20
_فوقه r82
_في r-29 m87 h95
_في_ r-26 g28 m49 h22 k-19
_في_ارباح_ r22
_في_البحر_ g-37
_في_البلوت_ m-21
_في_البيت_ h96
_في_الخارج_ h20
_في_السوق_ g24
_في_الشبكه_ g21
_في_الضرع_ g37
_في_الطاوله_ m60 h43
_في_العقد_ r33 g-20
_في_الفاتوره_ r-26 k21
_في_الفندق_ m21 h51
_في_الماء_ g27
_في_المجلس_ r-19
_في_الموقع_ h41
_في_الميه_ r21 h29
_في_النص_ m20
_في_الهوا_ g27 h-19
_في_بطنها_ g24 h-23
_في_بنك_ k-23
_في_بيعه_ g38 h-20
_في_تطبيق_ h46
_في_حسابي_ g-21 h32
_في_سحب_ m24
_في_سوق_ m29 h50
_في_شركه_ g-55 h56
_في_صرافات_ k28
_في_صندوق_ h-24
_في_مشروع_ g44 h-20
_في_مطعم_ h-40
_في_مكاين_ k48
_في_مكينات_ k30
_في_موقع_ h31
_في_نفس_ r35
_في_ورث_ g19
_في_ورثه_ g52
_فيش m56
_فيش_ m37 h-25
_فين h49
_فيه g-30 m20 k52
_فيه_ r37 k44
_فيه_المباريات_ m-21
_فيها r-20 g-21
_فيها_ r-20 g-21
_فيو g45 h-22
_فيوت g45 h-22
_قا g21 h191 k-45
_قات g-36 m-29 h116
_قات_ g-34 m-29 h106
_قاد g37
_قادم g39
_قادمه_ g29
_قار r-35 h56
_قارب r-29
_قارب_ r-29
_قاري g-23 h64
_قاريه_ h58
_قاص h31
_قاصر h31
_قاصرات_ h20
_قال g55 m31 k-19
_قال_ g67 m31 h-44
_قاي h19
_قايم h19
_قايمه_ h23
_قب g60 k-26
_قبض r-31 k22
_قبض_ r-25 k23
_قبل r23 g56 h-45 k-48
_قبل_ r23 g56 h-45 k-48
_قبل_العقد_ g31
_قبل_ان_ r-20 h-19
_قبل_بدو_ g41
_قبل_صيده_ g27
_قبل_لا_ g-27
_قبل_ما_ r27 g49 k-37
_قبل_موعدها_ r24
_قبل_وقته_ r21
_قد r60 g66 m-39 h-39 k19
_قدام_ g45
_قدامي_ g-22
_قدر r22
_قدي r49 m-27 h-30 k38
_قديم r49 m-27 h-30 k38
_قديم_ r39 k52
_قديم_بحلي_ r26
_قديمه_ h-21
_قر g-22 m-33 h69 k-31
_قرا g-22 h40
_قراء g-22 h24
_قراءه_ g-22 h24
_قراءه_الفنجان_ h21
_قراءه_الكف_ h42
_قراب h21
_قرابين_ h21
_قرب h23
_قربا h23
_قربان_ h23
_قرش_ g27
_قرض h-23
_قرض_ r31 h-21
_قرض_بفايده_ r19
_قرض_حسن_ r-30
_قس r-67 m29 h-19 k-30
_قسط r-33 g60
_قسط_ r-22 g63
_قسط_القرض_ r24
_قسط_قرض_ r26
_قسط_مرابحه_ r-20
_قسم g-22 m-19
_قسي m53
_قسيم m53
_قسيمه_ m53
_قسيمه_خمس_ h41
_قض r-23 g54
_قضي r-23 g54
_قضيت g32
_قضيته_ g32
_قضيه r-22 g22
_قضيه_ r-22 g22
_قط r-55 m29
_قطع h27
_قطعه h-31
_قطعه_ h-31
_قطعه_ارض_ g25 h-23
_قطي r-23 m47
_قطيه r-19 m19
_قطيه_ r-19 m19
_قف g-36
_قل r-40 m75 h-35 k45
_قل_ r-36 k66
_قل_للبنك_ r-28 k43
_قل_للمصرف_ k23
_قلب r30 m19
_قلب_ m24
_قلت r-30 m67
_قلت_ r-30 m67
_قم g-29 m72 h-45
_قما m76
_قمار m96 h30
_قمار_ m96 h30
_قماش m-19 h-33
_قماش_ m-19 h-33
_قمح g-26 h-48
_قمح_ g-26 h-48
_قن g-40 m-20 h84
_قنا h25
_قناه h35
_قناه_ h35
_قنو h24
_قنوا h24
_قنوات_ h24
_قني h29
_قنين h29
_قنينتين_ h24
_قنينتين_من_ h24
_قه h-35
_قهو h-35
_قهوه h-35
_قهوه_ h-35
_قهوه_القاضي_ h47
_قو r-27 h42 k47
_قوا h40
_قواد h21
_قوار h19
_قوارير_ h19
_قول k51
_قول_ k51
_قول_لهم_ g-26 k58
_قي h29
_قيم h25
_قيمته_ r-34
_قيمتها_ r51
_قيمه m19 h31
_قيمه_ m19 h31
_كا r-35 h32 k36
_كا_ h23
_كاز m30 h-38
_كازي m36
_كازينو_ m28
_كازينو_اونلاين_ m32
_كاس r25 m-25 h81
_كاس_ m-23 h71
_كاس_علي_ m-21 h35
_كاش h-21 k37
_كاش_ h-29 k38
_كاش_او_ g38
_كاش_بالف_ r-34
_كاش_ما_ k37
_كام r-32 g-29 k-23
_كامل r-32 h-24
_كامل_ h-23
_كاملا_ g-22
_كاملا_مع_ r23
_كامله_ r-27 m21
_كامي h20
_كاميرا_ h44
_كان r-28 g36 h-22 k38
_كان_ r-30 g65
_كانت_بيننا_ m23
_كانه k27
_كب r-22 g-31 h24
_كبا h33
_كبت h56
_كبتا h47
_كبتاجون_ h31
_كبي r-20 h-40
_كبير r-20 h-40
_كبيره_ r-20 h-19
_كت r-75 g-37 h-23
_كتا g-24 h39
_كتاب g-19 h39
_كتاب_ h-34
_كتاب_عن_ h-21
_كتابه_ m26 h78
_كتب g-22 h-33
_كتب_ r-19
_كتبن g-20
_كتبنا_ g-20
_كتي r-62 h-29
_كث g31 k27
_كثي k32
_كثير k32
_كثير_ k22
_كح h-53
_كحو h-53
_كحول h-53
_كحول_ h-87
_كذ k37
_كذا k37
_كر r-53 g-53
_كرا k25
_كرات k26
_كراتب_ k27
_كراتين_ g29
_كراش m22
_كراش_ m22
_كرت g-63 h63
_كرت_ g-27 h46
_كرتو g-36 h22
_كرتون_ g-20
_كرو m-24 h-23
_كس r-28 m37
_كسب r-21 g20 m37
_كسب_ g28
_كش r58 m28
_كشف r54
_كشف_ r62
_كشف_الحساب_ r96
_كف r77 g-24 m-29 h-41
_كفا r33 h-20
_كفال r45
_كفالته_ r38
_كفاله_من_ g28
_كفل r51 h-29
_كفلت r42
_كفلته_ r42
_كفلته_ياخذ_ r20
_كفلن h-19
_كفلني_ h-19
_كل g19 m-21 h47
_كل_ r78 m-33
_كل_اسبوع_ r23
_كل_الف_ r25
_كل_سنه_ r20
_كل_شهر_ g-28 h21
_كل_ما_ r105 h-46 k-26
_كل_مبلغ_ k21
_كل_ميه_ r64 m-22
_كل_واحد_ r-41
_كل_يوم_ r56 g-27 k25
_كله r-91 g62 h-38
_كله_ r-67 g37 h-27
_كلها r-23 g25 m24
_كلها_ r-23 g25 m24
_كلوب h26
_كلوب_ h26
_كلي g-21 h69
_كليه h53
_كليه_ h53
_كم r-19 g44 h22 k-51
_كم_ g94 k-23
_كما g-40
_كما_ g-40
_كما_هو_ r-50
_كن r-44 g-39
_كنز g-19
_كه g-22
_كهر g-21 k-26
_كهرب g-21 k-26
_كهرباء_ k-26
_كو g38 m30 h-50 k-25
_كو_ h42
_كوب g-21 m38
_كوبو g-19 m40 h-35
_كوبون_ g-19 m29 h-21
_كوبي h33
_كوبي_ h33
_كوت m24 h-65
_كوت_ h-54
_كول g56 h-58
_كول_ g77
_كوم g39
_كومه g40
_كومه_ g40
_كي m-58 h-44
_كي_ r-24 g-45 m25 h49 k46
_كي_لا_ k23
_كي_ما_ k19
_كيس r-50 g108 m-36
_كيس_ r-50 g108 m-36
_كيس_الحظ_ g95 m-36
_كيش r100 g-19 h-26
_كيشت r32
_كيشت_ r32
_كيشل r30
_كيشلي_ r30
_كيشه r39
_كيشها_ r39
_كيف g39 h70
_كيف_ g73 h46
_كيفك g-35
_كيفك_ g-35
_كيك g-37 m-33 h-96
_كيكه g-23
_كيكه_ g-23
_كيل g-25 h-26
_كيل_ g45
_كيلو g-70
_كيلو_ h-23
_كے m41 h-42
_كے_ m41 h-42
_ل_ r50 h34
_لا g-115 m-41 h-164 k76
_لا_ g-60 m-31 h-35 k49
_لا_اقدر_ k19
_لا_املكها_ g39
_لا_تسال_ h47 k-25
_لا_تطلب_ g-19 k45
_لا_تكتب_ k-35
_لا_موعد_ g28
_لا_نسميها_ k22
_لا_يعرف_ g35 k-21
_لا_يملكه_ g29
_لا_يملكها_ g27
_لاب r32 m-39
_لابق r21
_لابقاء_ r21
_لابن m-26
_لاح r-19 g71
_لاحق r-19 g72
_لاحقا_ r-19 g72
_لاخ r-31 g-19 h-32
_لاخر r-21
_لاخر_ r-21
_لاق k41
_لاقن k41
_لاقناع_ k41
_لام g-29 h32 k-42
_لامي g-29 h32 k-40
_لامي_ g-24 k-38
_لامين_ h45
_لان r47 g-65 m39 h-68 k64
_لان_ g-41 m27 k64
_لان_اسمي_ k60
_لان_البنك_ k24
_لان_المصرف_ k21
_لانه r26 m30 h-26 k-24
_لانه_ r26 m30 h-26
_لاني r23 h-37 k29
_لاني_ r23 h-37 k29
_لاه h-21 k-28
_لاهل h-21 k-28
_لاهلي_ h-21 k-28
_لب r53 g26 h39 k20
_لبن r19 g53
_لبن_ g53 m-31 h-40
_لبن_في_ g33 h-21
_لبنا m20 h19
_لبناني_ m20 h19
_لبنت h32
_لت r-21 k19
_لتاج r26
_لتاجر_ r26
_لتج k19
_لتجن k19
_لتجنب_ k19
_لتر g-22 h-32
_لتر_ h-32
_لث g23
_لج r26 g-41 h40 k21
_لجل h34
_لجلب h34
_لجلب_ h34
_لجهه_غير_ k21
_لح g26 h67
_لحا g28
_لحال g28
_لحاله_ g28
_لحس r-35
_لحسا r-35
_لحساب_ r-36
_لحف h56
_لحفل h56
_لحم h22
_لحم_ h22
_لحم_خنزير_ h36
_لحم_غنم_ h-28
_لحم_ميته_ h46
_لد r25
_لدي_شركه_ g23
_لر r28 h26
_لز h28
_لزم h34
_لزمي h34
_لزميلي_ h34
_لس r-29 g205 m-34 h-56 k-20
_لسا r-21 g115 h-34
_لسا_ g142 h-54
_لسا_ما_ g23
_لسه r-34 g161 h-38
_لسه_ r-34 g161 h-49
_لش g37 m-26 h-46 k53
_لشا r-28
_لشخ k27
_لشخص k27
_لشخص_ k27
_لشر g71
_لشرك g75
_لشركه_ g75
_لشركه_التامين_ g36
_لشه r21 h-27
_لشهر r20 h-27
_لشهر_ r20 h-27
_لشي k30
_لشي_ k30
_لص r-25 g-27 h57
_لصا r-21 h19
_لصاح r-28
_لصال h29
_لصد h19
_لصدي h19
_لصن h19
_لط r21 h22
_لطر r26 h22
_لطرد h28
_لطرد_ h28
_لطرف r28
_لطرف_ r28
_لع r-21 m62
_لعب r-29 m66 h-42
_لعب_ r-22 m69 h-63
_لعب_ب_ m36
_لعب_علي_ m45 h-29
_لعبن m-41
_لعبنا_ m-41
_لعبه g19
_لعبه_ g19
_لعبه_الطياره_ m25
_لعبه_ما_ g33
_لغ g-24 h28 k47
_لغي g-24 h28 k47
_لغير g-24 h28 k47
_لغير_ h-20 k37
_لف g-29 m57 h39
_لف_ h48
_لفه g-22 m33
_لفه_ g-22 m33
_لق r-33
_لقاء h25
_لقاء_ h25
_لقي r-30
_لك r-24 g32 m41 k74
_لك_ g45 m34 h-19 k36
_لكف r-31 h37
_لكفي r-31 h37
_لكفيل_ r-31 h37
_لكل r-24 m41
_لكل_ r-24 m41
_لكم k21
_لكم_ k21
_لكن r37 h-19
_لكن_ r37 h-19
_لكي k21
_لكي_ k21
_لل r-99 g-108 m-125 h30 k-30
_للا r-24 m-31 h21
_للاط m-20 h-20
_للاطفال_ m-20 h-20
_للب g-60 h-43 k23
_للبا r21 m33 h-26
_للباقين_ m34
_للبن r-25 h-59 k33
_للبنك_ k33
_للبنك_انها_ k28
_للبي h33
_للبيت_ h-41
_للبيع_ g-20 h74
_للت m-27
_للتس h24
_للتو h-25
_للث g32
_للج r-31 m-24 h30 k22
_للجا h20
_للجب h-20 k46
_للجبهه_ h-20 k46
_للجن h55
_للجن_ h46
_للح g36
_للحظ h23
_للحظ_ h23
_للحف g-20 h24
_للحفله_ h27
_للحي g69
_للد r-19
_للدولار_ r47
_للدي r-19
_للدين_ r-19
_للر m36 k-31
_للز h62
_للزب h27
_للزو h26
_للزواج_ h26
_للس r37 h-28
_للسل h-20
_للسهره_ h-33
_للسي r53
_للسياره_ r53
_للش r19 h35
_للشر r19 h64
_للشركه_ r19
_للص r30 h-27
_للصا r32
_للصايغ_ r32
_للع g-30 m-39
_للعم g-23
_للعمله_ r20
_للعي r23 m-29 h-42
_للف r-43 h-28
_للفا h19
_للفق r-22 h-22
_للفقراء_ r-22 h-22
_للفن r-34
_للفندق_ r-34
_للق h34
_للك g-32 h71
_للكب h28
_للكبار_ h28
_للكل h19
_للكل_ h19
_للكي g-24 h23
_للكيف_ h29
_للم m-39 h24 k-46
_للمج g-22 h-24
_للمجاهدين_ k36
_للمح r-19 g19
_للمحبه_ h35
_للمحل_ g22 h-21
_للمخ k-24
_للمد g20
_للمدير_ g20
_للمر r52
_للمرافقه_ h39
_للمص h-35 k23
_للمصرف_ k23
_للمصرف_انها_ k23
_للمط h28
_للمطعم_ h39
_للمف h21 k-29
_للمفتش_ h38 k-29
_للمفتش_كي_ h26
_للمق g25
_للمو h37 k-24
_للموظف_ h63 k-24
_للموظف_عشان_ h20 k-20
_للموظفين_ h-24
_للن h-52
_لله r-26 h-27
_لله_ r-21 h-27
_للو h38
_للي k25
_للي_ h-24 k26
_لليل h31
_لم r28 g148 m-27 k-42
_لم_ g179 h-53 k-47
_لم_يبد_ g20
_لم_يحدث_ g-19 k34
_لما g34
_لما_ g36
_لمد r-22 g-36
_لمده r-20 g-21
_لمده_ r-20 g-21
_لمس g33
_لمست g41 h-19
_لمط h25
_لمطع h40
_لمع h20
_لمعرفه_ h25
_لمن r39 g-31 k38
_لمن_ r39 g-22 k38
_لمو h26
_لموق h22
_لموقع_ h22
_لن r89 m-31
_لنا r34 m-23 k32
_لنا_ r43 g22 m-23
_لناس g-20 k26
_لناس_ g-20 k26
_لناس_ناس_ k20
_لنف r58 h-20 k-20
_لنفس r58 h-20 k-20
_لنفس_ r29
_لنفسه_ r29
_له r102 g31 h-42 k-33
_له_ r116 g35 h-33 k-78
_له_اسم_ g23
_له_علي_ r27
_لها g-40
_لها_ g-40
_لهم k62
_لهم_ k62
_لهم_ايجار_ k50
_لو r-27 g189 h-43
_لو_ g181
_لوا k22
_لواح k22
_لواحد_ k22
_لوت m69 h22
_لوت_ g35 h-21
_لوتو g-21 m120 h120
_لوتو_ g-21 m120 h120
_لوجه_ g-20
_لوجه_الله_ g-20
_لوح m-26
_لوط g21
_لوط_ g24
_لول h-21
_لولو g32 h-20
_لولو_ g32
_لولو_في_ g35
_لي m-47 h21
_لي_ r21 g28 m-34 h-106 k64
_لي_السياره_ r-24
_لي_الموعد_ r30
_لي_تمر_ k22
_لي_علي_ r35 h23
_لي_عن_ h27
_لي_كل_ r-31 g28 k50
_لي_من_ r-45 g-27 k22
_لي_وانا_ g30 h-20 k42
_لير h39 k-19
_ليرا r23
_ليري h41
_ليريكا_ h41
_ليس g40
_ليس_ g24
_ليس_في_ g19
_ليست_في_ g19
_ليل h78 k-23
_ليل_ h60
_ليله_مع_ h28
_ليلي h43
_ليلي_ h23
_ليليه_ h19
_لين h19
_لين_ h22
_لين_اسدد_ r34
_لين_تسكر_ h50
_ما r-26 g123 h-157
_ما_ g166 m-40 h-47 k113
_ما_اتفقنا_ r19
_ما_احتسبوه_ r45
_ما_اقدر_ k23
_ما_انعمل_ k36
_ما_تدري_ g-23 k41
_ما_تلد_ g21
_ما_تلده_ g19
_ما_تنكتب_ k38
_ما_حد_ g23 k-27
_ما_حدا_ g31
_ما_شافها_ g34
_ما_شفت_ r30 g-22
_ما_شفته_ r20
_ما_صار_ k22
_ما_فضي_ r21 g26
_ما_في_ g-31
_ما_فيه_ g-20
_ما_له_ g22
_ما_نعرفه_ g-24 k37
_ما_هو_ r-31
_ما_هي_ r-33 g41
_ما_يبين_ k21
_ما_يحسبونه_ r53
_ما_يراه_ g22
_ما_يزهر_ g26
_ما_يشوف_ h41
_ما_يظهر_ k28
_ما_ينذكر_ k20
_ما_ينكتب_ k31
_ماء g-25 h-21 k-20
_ماء_ g-25 h-21 k-20
_ماب g42
_مابي g42
_مابي_ g42
_مات m26 h-40
_ماتش m26 h-29
_ماتشات_ h-24
_مار g-29 m-20 h72
_مارج g45
_مارجن_ g47 h-23
_مارس g-41
_مارس_ g-41
_مارك g-21 h51
_ماركه_ g-20 h33
_ماركه_مقلده_ h26
_ماري h38
_ماك g-27 m66
_ماكي g-24 m67
_ماكينات_ m48 h35
_ماكينات_الفواكه_ m33 h49
_ماكينه_ m19 h-30
_مال r21 g23 m-33 h-61
_مال_ r26 h-32
_مالك k21
_مالك_ k21
_ماله r28
_ماله_ r43
_مالهاش_ g20
_مالي r-24 g25
_مالي_ r-22 g-33
_ماليه_ g58
_ماي g-33 h-48 k-35
_ماي_ h-42 k-19
_مب g59 k23
_مب_ r-19 k51
_مب_لي_ k20
_مب_من_ h25
_مبا r-60 g73 m32 h-21
_مباد r-55 g90 h-36
_مبادلات_ g19
_مبادله_ r-47 g71 h-22
_مبادله_عايد_ r-46 g42
_مبار m43 h25
_مباريات_ m47 h23
_مبك r30
_مبكر r30
_مبكر_ r30
_مبل r45 h-27 k-26
_مبلغ r45 h-27 k-26
_مبلغ_ r28 h-27
_مبلغ_ثابت_ r25
_مبلغ_ثابته_ r21
_مبلغ_للموظف_ h19
_مبلغها_ g23
_مبي h25
_مبيو h28
_مبيوق_ h19
_مت g31 h-20 k-55
_مت_ r-24 g46
_متر g-32 h-47
_متر_ g-19
_متع h34
_متعه h19
_متعه_ h19
_متغ g37
_متغي g37
_متف r27 g-35
_متفق r27 g-34
_متفق_ g-25 h-23
_متفق_عليه_ r-60 g-21
_متفق_عليها_ r20
_متل r21
_متل_ r21
_متل_ما_ r21
_متن g-39 m27 h30
_متنا r20 h-24
_متناقصه_ r19 h-24
_متي r-21 g91 k-23
_متي_ r-21 g91 k-23
_متي_ما_ g53
_مث g-68
_مثب r23
_مثبت r23
_مثبت_ r23
_مثل r-34 g-68
_مثل_ r21 g-31 h-24
_مثل_ما_ g-31
_مثله r-56 g-36
_مج g-24 h-88 k30
_مجا h-22
_مجان m-19
_مجانا_ r21
_مجه g38 h-39
_مجهو g38 h-39
_مجهوله_ g44
_مجهولين_ g-21 k25
_مح r-45 h-39 k79
_محا r-42 h-59
_محار g61 h-33
_محار_ g28
_محاره_ g33 h-20
_محاض g-41
_محاضره_ g-41
_محاف k45
_محافظ_ k45
_محافظ_باسماء_ k35
_محب h22
_محبه h22
_محبه_ h22
_محت r-38 h47 k-19
_محتا r-38 h35
_محتو k-19
_محد g32 k21
_محشو h20
_محشوه_ h20
_محص g35
_محصو g35
_محصول_ r-27 g51
_محصول_سنتين_ g30
_محصول_سنوات_ g29
_محصول_قبل_ g19
_محظ k47
_محظو k47
_محظور_ k49
_محف r23 g-24 h-40 k76
_محفظ r-27 g-21 h-30 k87
_محفظته_ k22
_محفظتي_ r-20 k31
_محفظه_ m20 k31
_محفو r50
_محفوظ_ r26
_محفوظه_ r24
_محل r52 g-36 h20 k-27
_محل_ r63 h24
_محله g-27
_محله_ g-27
_محلي r-19 h23
_محلي_ r-19 h23
_مخ r61 g49 m-27 k-22
_مخدر h93
_مخدر_ h24
_مخدرات_ h39
_مخدره_ h30
_مخزن g-23
_مخص r69 h-21
_مخصو r69 h-21
_مخصومه_ r50
_مخف g21
_مخفي g21
_مخفيه_ g21
_مخل g-22 h20
_مخلو h30
_مخلوط_ h24
_مد g-22 m45 h-76 k-64
_مدد r66
_مدد_ r66
_مدد_لي_ r66
_مدر r-46 h-35
_مدرس r-26 g-35 h-51
_مدرسه_ g-27
_مدف r-22 m20
_مدفو r-22 g41 m20
_مدفوع_ r-34
_مدفوع_بالكامل_ g-31
_مدفوعه_ m39
_مدفوعه_والجايزه_ m26
_مدفونه_ g30
_مدي r31 m44 h-43
_مديو r31 m46 h-27
_مديون_ m47 h-24
_مديون_من_ m24
_مذ h-25
_مر g43 m-28 h-45 k-24
_مرا r25 h-64
_مراب r56 g-21 h-24 k-28
_مرابحات_ r38
_مرابحه_ g-21 k-23
_مرافقه_ليليه_ h31
_مراه g24 m24 h-29
_مراهنات_ m-31
_مراهنه_ g33 m47 h-25
_مراهنه_علي_ g43
_مرب r22
_مربو r22
_مربوطه_ r22
_مرت g56 h-30
_مرتج g68 h-29
_مرتجع_ g28
_مرتجعات_ g40
_مرصو h20
_مرصود_ h20
_مرض g22 h46
_مرضي h35
_مرضيه_ h35
_مرف r-31
_مرفق r-30
_مره g22 k36
_مره_ g22 k36
_مرور h-21
_مري g-24
_مريض g-23
_مز r-31 m-23 k39
_مزا h-63
_مزاج g34 h-30
_مزاد g-19
_مزاد_ g-19
_مزر g34
_مزرع g34
_مزو h53
_مزور h53
_مزور_ h21
_مزوره_ h26
_مزي h32 k45
_مزيف h39
_مزيفه_ h33
_مس r-71 g-51 m-80
_مسا r-76 g-20
_مساج h37
_مساج_ h37
_مساع k28
_مساعده_ k28
_مساهمه_ g25
_مسب r19 g22 h-20
_مسبق r19 g22
_مسبق_ g28
_مسبقا_ r21
_مست r21 g56 m-33 h-32 k28
_مستا h35 k26
_مستاجر_ k22
_مستاجرات_ h52
_مستح r30
_مسترد_ g-27
_مستع m-21 h-43 k22
_مستعمله_ m-20
_مستق r20 g41 h-27
_مستقبلي_ g38
_مستقبلي_علي_ r-20 g53
_مستقبلي_ل_ g20
_مستقبليات_ g37
_مستقبليه_ r21 g-22
_مستل g34
_مستو g23
_مسج g-62 h-41
_مسجل g-62
_مسجل_ g-42
_مسد r-27 h-19
_مسدس h-19
_مسدس_ h-28
_مسر g-56 m-23 h127
_مسرب h32
_مسربه_ h32
_مسرو g-50 h102
_مسروق_ g-32 h58
_مسروقه_ h43
_مسك h20
_مسكر h20
_مسكر_ g-19
_مسكره_ g34
_مش g38 h-25 k-31
_مش_ g56
_مش_عندي_ g19
_مش_من_ g-22 h29
_مشا h-28
_مشار h-22
_مشاركه_ h-22
_مشاركه_في_ h-22
_مشت g41
_مشتر g29
_مشتري_ g37
_مشر k-20
_مشرو k-19
_مشروب_ g-28 h-21
_مشروبات_ h29
_مشروبات_روحيه_ h26
_مشروع_ g44 h-20
_مشروع_ما_ g20
_مشع h37
_مشعو h37
_مشعوذ_ h34
_مشغ r53
_مشغل r53
_مشغل_ r53
_مشف h36
_مشفر h28
_مشو h-41
_مشوي h-41
_مشوي_ h-41
_مص g-62 h-139 k31
_مصا r21 h-35
_مصار r22 h-46
_مصارع_ m27
_مصاري_ r38 k-21
_مصاريف_ h-31 k36
_مصاريف_خدمه_ r22
_مصد h-43 k37
_مصدر k37
_مصدق h-36
_مصر r23 h-47
_مصرف r32
_مصرو h-36
_مصروف_ h-25 k-23
_مصروفات_ k33
_مصن h24
_مض r161 g-26 h-46
_مضا r34
_مضار r-32
_مضاربه_ r-32
_مضاع r29 m19
_مضاعف_ r23 m19
_مضاف r37
_مضم r54
_مضمو r54
_مضمون_ r21
_مضمونه_ r33
_مط g-52 m-26 h-77 k-19
_مطر g-23
_مطع h-78
_مطعم h-78
_مطعم_ h-78
_مع r21 m-45 h-42 k-80
_مع_ r78 g-34 h61 k-23
_مع_اقامه_ r23
_مع_انه_ k22
_مع_نهايه_ h39
_مع_وحده_ h45
_معا r51 g-25 h-24
_معام r38
_معت h33
_معتق h52
_معتق_ h52
_معتم h-19
_معتمد_ h-19
_معد g38
_معدل g43
_معر r-29 g-26 m-19
_معرف g34
_معرفه_ g34
_معرو r-25 g-51
_معروف_ g-38
_معس h-34
_معسل h-34
_معسل_ h-34
_معق h-31
_معقم h-31
_معقم_ h-31
_معل r-70 g24 m-23
_معلق g75 m-21
_معلق_ g60
_معلق_علي_ g69 h-26
_معلقه_ g31
_معلقه_علي_ g32
_معلو r-34 g-41
_معلوم_ r-48
_معه r19
_معي g48
_معي_ h23
_معين g57
_معينه_ g32
_مغ g44 h50
_مغش h33
_مغشو h33
_مغشوش_ h28
_مغل g35
_مغلفه_ g19
_مغلق g19
_مف g27 h-57 k-20
_مفاج g36
_مفاجات_ g34
_مفت r-32 h-24
_مفتا r-21 g-22
_مفتاح_ r-21 g-22
_مفر g25
_مفرو g25
_مق r-29 h80 k-49
_مقا g-19 h30
_مقاب g22 h47
_مقابل_ g22 h47
_مقابل_ان_ h57
_مقابل_حق_ g37
_مقابل_ظرف_ h48
_مقاس h-37
_مقام m52
_مقد r-28 g45 h-24
_مقدم r-28 g55
_مقدم_ g56
_مقر h47
_مقرص h27
_مقرصنه_ h19
_مقط g-32 h-35
_مقطو g-31
_مقطوع_ r-27 g-22
_مقف r37 g51 h-22
_مقفل g29
_مقفله_ g29
_مقفله_من_ g29
_مقفو r37 g22
_مقفول_ r45
_مقفوله_ g40
_مقل r-20 g-21 h118
_مقلد r-20 g-20 h118
_مقلد_ h41
_مقلده_ h74
_مقه g-20
_مقهي g-20
_مقهي_ g-20
_مك r59 g-54
_مكا r21 g-36
_مكاف r33 h-19 k-30
_مكافاه_ r39 h-19
_مكافاه_الصبر_ r21
_مكان g-30 h36
_مكان_ g-30
_مكاني_ h22
_مكاي h-28 k42
_مكاين_ h-28 k42
_مكت r36 h45 k-21
_مكتب m21
_مكتب_ m21
_مكتب_الاقراض_ h43
_مكتو r39 h49
_مكتوب_ r20 h49
_مكتوب_عليه_ r-38 h71
_مكف r34
_مكفو r34
_مكي k28
_مكين k28
_مكينات_ k30
_مل r32 g59 m-20 h-62 k-39
_ملا h-30
_ملاب h-20
_ملابس_ h-20
_ملز r70 g-20
_ملزم r70 g-20
_ملزم_ r67 g-20
_ملزم_من_ r58
_ملغ h23
_ملغو h23
_ملغومه_ h23
_ملف h24
_ملف_ h21
_ملك g81 h-40 k-35
_ملكن g22
_ملكنا_ g22
_ملكه g32
_ملكه_ g32
_ملكي g41 h-21 k-23
_ملكي_ g36 h-30 k-22
_مله g21
_مم r43 h-74
_مما r41
_مما_ r41
_مما_دفعه_ r22
_ممد g47
_ممدد g47
_من r40 g-25 m-73 h82 k-49
_من_ r-132 m-51 h42
_من_البنك_ r23
_من_الجمعيه_ m21
_من_الجهتين_ r33
_من_الدين_ r-22
_من_الربح_ r-21
_من_السفاره_ h29
_من_السفر_ g43
_من_السوق_ r27 m-49 h-20
_من_الشاحنه_ h26
_من_الشباب_ h30
_من_الشباك_ m39
_من_العيال_ h57
_من_القرض_ r-76
_من_اللي_ r37 g-68 h69
_من_المتجر_ g45
_من_المحل_ r22
_من_المزاد_ g49
_من_امازون_ g31
_من_بيع_ g-56
_من_حقنا_ h34
_من_حقه_ g-42 h53 k-30
_من_حقي_ g-21 h27
_من_شباك_ m25
_من_شركه_ g31 h37
_من_صاحب_ g-20
_من_صاله_ h26
_من_عند_ h27
_من_غير_ g63 k-35
_من_قيمته_ r-26
_من_قيمتها_ r30
_من_كل_ r34
_من_محل_ r38 h20
_من_مكتب_ r32 m22
_من_منتجع_ h35
_من_ناس_ k39
_من_هذه_ g32
_من_ورا_ h33
_منا r28
_منا_ r39
_مناس g23
_مناسبا_ g23
_منت g-26 h58
_منتج h28
_منتجع_ h28
_منتجع_كازينو_ h57
_منته g-21 h30
_منتهي_ g-19 h22
_منج g-21 h77
_منجم g-21 h77
_منجم_ h61
_منس h19
_منسو h19
_منسوخه_ h19
_منص h-37
_منصه h-37
_منصه_ h-37
_منظ r57 k-23
_منظم r57 k-23
_منظم_ r57 k-23
_منف g24
_منك g-28
_منك_ g-28
_منه r33 g30 h-37 k-27
_منه_ g25 h-46 k-44
_منه_الدراجه_ r-31
_منها r21
_منها_ r21
_مني r60 m-22 h-28
_مني_ r60 m-22 h-28
_مه r-21 g-42 h51
_مهر g-23
_مهر_ h-26
_مهرب h30
_مهك h34
_مهكر h34
_مهكره_ h30
_مهل r-31 h21
_مو r-45 g77 m-69 h-103 k29
_مو_ r22 g77 h52 k-25
_مو_عندي_ g55
_مو_من_ g-19 h26
_موا k-20
_مواص g26 k-19
_مواصفات_ g36
_موب m-23
_موبا m-23
_موبايل_ m-23 h-22
_موج h-67 k61
_موجر g-31 h-43 k51
_موجر_ k55
_موجل g62 k-26
_موجل_ r-28 g21
_موجلان_ g25
_موجله_ r19
_موجلين_ g34
_موجو g-19 k37
_موجود_ k33
_موز r-26 g-24
_موزو r-26 g-24
_موش g23
_موشر g34
_موشر_ g34
_موظ k29
_موظف k29
_موظف_ k38
_موع r30 g51 h-25
_موعد r30 g51 h-25
_موعد_ g79
_موعدها_ r21 g-19
_موق g-25 k26
_موقع g-24 m19
_موقع_ g-24 m19
_موقع_تعارف_ h24
_موقو k39
_موقوف_ k39
_مول r-29
_مي g-47 m91
_ميا g-22 h-23
_ميت g-35 m26 h50
_ميته m27 h62
_ميته_ m27 h62
_ميس g21 m36 h-26
_ميسر m43
_ميسر_ m43
_ميل m20 h-46
_ميلا h-32
_ميلاد_ h-24
_مين g-23
_ميه h26
_ميه_ h26
_نا r-113 g-70 k51
_ناب_ h34
_ناد g-23 h-38
_ناس h-29 k76
_ناس_ g-32 h-23 k78
_ناص r-36
_ناصر r-36
_ناصر_ r-36
_ناف h55
_نافق h55
_نافق_ h40
_ناق r-28 g-34 m25
_ناقت m27
_ناقه h-34
_ناقه_ h-34
_ناوي_اشتريه_ g19
_نب g30 m-22
_نبت g49
_نبت_ g42
_نبي r-27
_نبيد h24
_نبيد_ h24
_نت r-27 g88 h-70 k45
_نتا g67 h-28
_نتاج g71 h-27
_نتاج_ g71 h-27
_نتج k19
_نتف r-24 g72
_نتفق r-23 g58
_نتفق_ r-23 g58
_نتفق_علي_ r-19
_نتفق_عليها_ g62
_نتوقع_فيه_ h26
_نتي h-36
_نتيج h-36
_نتيجه_ h-36
_نتيجه_الانتخابات_ h-25
_نج h-40 k66
_نجا h-28
_نجاح h-28
_نجاح_ h-25
_نجم h-34 k75
_نجمع h-34 k75
_نجمع_ h-34 k75
_نجمع_فلوس_ k20
_نجو h34
_نجوم h34
_نجومي_ h34
_نح r-26 g65
_نحا g-24
_نحاس g-24
_نحاس_ g-24
_نحد g55
_نحدد g55
_نحدده_ g47
_نحدده_بعد_ g19
_نحس h19
_نحس_ h19
_نحط k23
_نحط_ k23
_نخ r-33 g90 h-32
_نخت g40
_نخل g56
_نخله g29
_نخله_ g29
_نخلي g-41
_نخمن m21
_نخمن_ m21
_ند g38
_ندر g28
_ندري g28
_ندري_ g28
_نز r72 m22
_نزل r53 h25
_نزل_ r28
_نزو r19 g30
_نزول g30
_نزول_ g30
_نس r56 g-31 m24 h39 k47
_نسا h36
_نساي h32
_نسب r41 m38
_نسبه r24 m25 h-23
_نسبه_ r24 m25 h-23
_نسبه_لي_ r-32 k39
_نسخ_ h24
_نسم k45
_نسمي k45
_نسميها_ k25
_نسميهم_ k20
_نش g39 m-31
_نشو g53 m-29 h-33
_نشوف g53 m-29 h-33
_نشوف_ g29 m-29 h-33
_نص r24 g26 m-38 k-45
_نص_ r32 g49 h-48
_نصب g-23 h40
_نصب_ g-21 h23
_نصب_علي_ g-20
_نصف r27 h33 k-23
_نصف_ r27 h35
_نصيب_ g-35 m36 h27
_نصيبي_ g40 h-35
_نصيبي_في_ g71 h-20
_نصيبي_من_ g-59
_نط m27
_نظ r21
_نظي r38
_نظير r38
_نظير_ r38
_نع r-28 g-28 h38 k51
_نعت h43
_نعتق h43
_نعتقها_ h43
_نعد k26
_نعدي k26
_نعدي_ k26
_نعر r-20 k28
_نعرف r-20 k28
_نعرف_ g22
_نعرفه_ g-24 k39
_نف r-32 g-58
_نفس r-30 g-40 m-32
_نفس_ r-19 h26 k19
_نفس_المبلغ_ r-19
_نفسه r-27 g-31 m-24 k-26
_نفسه_ g-41 h-22 k-21
_نفسه_الذي_ r56
_نفسه_يشتريه_ r26
_نفسه_يشتريها_ r35 g-20
_نفو m34
_نفوز m32
_نفوز_ m32
_نق r40 m-49 h-125
_نقد r38 g-22 m-20 h-52 k36
_نقد_ r36
_نقدا r-26 g-34 h-24 k31
_نقدا_ r-26 g-34 h-24 k31
_نقدي r29 h-24
_نقدي_ r36 h-24
_نقر g27
_نقرر g27
_نقرر_ g27
_نقس m-20
_نقسم m-20
_نقل h-19
_نقل_شحنه_ h26
_نقو g39 h-37
_نقوط h-29
_نقوط_ h-29
_نقول g57
_نقولها_ g41
_نل h-27 k62
_نلم h-33 k62
_نلم_ h-33 k62
_نلم_حق_ h-33 k62
_نه r-28 g-38 h49
_نها r-28 g-38 h49
_نهاي r-28 g-38 h49
_نهايه_ r-28 h57
_نهايه_الشهر_ r-32
_نو r-48 g27 h-49 k19
_نوص k39
_نوصل k39
_نوصل_ k39
_نوع g54 h-32 k-20
_نوعه g36
_نوعه_ g19
_ها r-105 g117 h-31 k-33
_هاب h-21
_هابط h-28
_هابط_ h-28
_هابط_خلال_ m22
_هات r-21 g-19 h19 k-21
_هاته h35
_هاته_ h35
_هار m37
_هاك h37
_هال r-50 g107 h-61
_هالا r-26 g34
_هالاسبوع_ r-26 g25
_هالس h-19
_هالش g23
_هالشجره_ g27
_هالن g27
_هالنخله_ g27
_هام r-30 g54 h-32
_هامش r-20 g80 h-27
_هامش_ r-20 g80 h-27
_هامش_علي_ g36
_هاي h37
_هاين h37
_هاينكن_ h37
_هب r19 m29 h-21
_هبه r30
_هبه_ r30
_هبو m30 h-19
_هبوط m30 h-19
_هبوط_ m21 h-19
_هبوط_ثانيه_ m21
_هج m56 h37
_هد g-33
_هدا h-23
_هداي h-23
_هدايا_ h-23
_هدي g-30
_هديه g-28
_هديه_ g-28
_هديه_زواج_ h-33
_هديه_متفق_ r26
_هذ m27 k-29
_هذا g-46 h24
_هذا_ g-46 h24
_هذه g32
_هذه_ g32
_هذي m25 h-46
_هذي_ m25 h-46
_هر g67
_هرب g71
_هرب_ g66
_هرم h19
_هرمي h19
_هرمي_ h19
_هك m-20 h44
_هكر h48
_هكر_ h48
_هل m42
_هل_ m67 h-25
_هلا m-25
_هلال m-24
_هم r-36 g31
_هن k22
_هنا r34 k24
_هناك k24
_هناك_ k24
_هند g29
_هندي g25
_هو r-61 g33 m22 k-24
_هو_ r-96 m25 h-38
_هوا r35 g19
_هوي h29
_هويه h24
_هويه_ h24
_هي r-84 g25 m-25
_هي_ r-84 g36 m-20
_وا g-20 m-25 h-90 k104
_وات g-29 h21
_واتس g-26 h21
_واجر r24
_واجره_ r24
_واح r-67 g63
_واحد r-47 g54
_واحد_ r-44 g38 k-20
_واحد_دفع_ m-36
_واحد_في_ h28
_واحد_ما_ k-19
_واحد_من_ g45 h-34
_واحد_يطلع_ g23
_واحد_يوصل_ m26
_واحده_ h22
_واحده_من_ g24 h-19
_واحط k19
_واحطه_ k19
_واخ r-50 m-43 k33
_واخت r-25 g-19
_واخذ_ r22 k19
_واخذته_ r-32
_واد r28 k37
_وادف r41
_وادفع_ r41
_واذ r-24 g36
_واذا r-24 g36
_واذا_ r-24 g36
_وار r-19 g67 h-39
_وارب m31
_واربح_ m47
_وارج r-35
_وارجعها_ r-55
_وارد r38
_واردها_ r30
_وارس k35
_وارسل_ k35
_واس r-25 g-55 m-24 h38 k-20
_واست r-62 g-37 h-24
_واستلمته_ r-22
_واستلمتها_ r-21
_واسط m-20 h64
_واسطه_ m-20 h64
_واش r32
_واشت r32
_واشتريت_ r-37
_واص r44
_واصب r21
_واصبر_ r21
_واض r30
_واضي r30
_واضيف_ r30
_واف r36 g-28 m32
_وافق r20
_وافو m32
_وافوز_ m32
_واق g-31
_واك r64 g-20
_واكل r32
_واكل_ r32
_وال r-26 m57 h-103
_والا r-30 g29 m45 k-23
_والا_ g37 h19
_والاستلام_ r30
_والاول_ m19
_والب g27
_والباقي_ r32 g-21 h26
_والبضاعه_ g41
_والت r49 g-31 k-19
_والتسليم_ r37 g-31
_والتسليم_بعد_ r38 g-25
_والث g-22
_والثمن_بعد_ g25
_والج m34
_والجايزه_ m41
_والح k50
_والحقيقه_ k44
_والحقيقه_ما_ k31
_والخ r-30
_والخساره_ r-30 m-31
_والخساره_علي_ r-30
_والد r26 h-26
_والدفع_ r36
_والدي_ h-25
_والر r-23 g24 m-32 h-22
_والربح_ r-22 m-26
_والرقم_ g34
_والس m22
_والسعر_ g24
_والسعر_علي_ g27
_والص k27
_والصدق_ k35
_والف h-19 k19
_والل g-33 m23 k-24
_واللي_ m26 k-19
_والم h-24 k47
_والمال_ k51
_والمال_لغير_ k31
_والمبلغ_ r-27 g-19 k-20
_والن g43
_واله g26
_والهبوط_ g26
_والو g41
_وان r-24 g84 k23
_وان_ g62 h-20
_وانا m-20 h26 k50
_وانا_ m-20 h26 k50
_وانت g36
_واه k33
_واهي k33
_واهي_ k33
_واو h33 k20
_واود k33
_واودعه_ k33
_واي h29
_واين h32
_واين_ h32
_وب r85 g30 k-60
_وبا r33 g-21 k-21
_وباع r22
_وباق r-19 g21
_وباقي_ r-19 g21
_وبت g42
_وبد g23
_وبدو g29
_وبر r39
_وبرج r39
_وبش g45
_وبص r21 g-41
_وبصل g-41
_وبصل_ g-41
_وبع r-21
_وبعت r39
_وبعد r-67 g-22
_وبعدها_ r-26
_وبي g-25 m33 h19
_وبين m23
_وبين_ r-47 m23
_وت g-160 h-28 k79
_وتح k30
_وتحو k37
_وتحويل_ k26
_وتر g-47 h-19 k46
_وترج g-27 k56
_وترجع_ g-27 k56
_وتس r26 g-25 h22
_وتسليمها_ r35
_وتط h-43 k26
_وتطل h-32 k29
_وتطلع_ h-32 k29
_وتطلع_بنفس_ h-23 k39
_وتطلع_نفس_ k19
_وتق r-35
_وتم g-23
_وتو h-22
_وث h-32
_وثل g-26
_وثي g42
_وثيق g42
_وثيقه_ g42
_وج r-39 g-74 m-29
_وجب h-38
_وحد h24
_وحده g34 h24
_وحده_ g34 h24
_وحده_من_ h26
_وحو r-28 g-26 k20
_وحول r-28 k20
_وحول_ k20
_وحول_لي_ k-22
_وخ r25 g-38 m25 h22 k19
_وخذ_ g27
_وخس m19
_وخسر m19
_وخم r58 h41
_وخمس r58
_وخمسين_ r48
_ود r-31 h-23 k-33
_ودع h21
_ودع_ h21
_ودف r-72
_ودفع r-72 g21
_ودفعت_ r-32 g24
_ودفعت_ثمنه_ g25
_ودفعنا_ g39
_ودي_ r-20
_وذ h-57
_ور g33 m22 h-32 k-37
_ورا g30 m64 h25 k-22
_ورا_ g26 h36
_وراه m49
_ورب r50 g-40
_ورث g83 h-34
_ورث_ g39
_ورث_وهو_ g19
_ورثه_ g52
_ورثه_وهي_ g19
_ورج r-31
_ورجع r-31
_ورجعت_ r29
_ورجعتها_ r-21
_ورجعوا_ r28
_ورجعوا_اخذوها_ r22
_ورجعوا_خذوها_ r24
_ورده r24
_وردها_ r24
_وردي r-30
_ورق r-29 k19
_ورق_ m-24 h-47 k29
_ورقم k23
_ورقمها_ k24
_ورقه r-26 m22 h49
_ورقه_ r-26 m22 h49
_ورقه_جديده_ r-19
_ورقه_سباق_ m58 h29
_ورقي g35
_ورقيه_ g35
_ورو m-20 h-25
_وز r95 g-62 h-45
_وزا r87
_وزاد r87
_وزاد_ r70
_وزن g-54 m21
_وزن_ g25 m19
_وزنه g-70
_وزنه_ g-82
_وزنها_ g22
_وس r-74 g-58 m23
_وسا h-39
_وسج g-19 m35
_وسجل m35
_وسد r-32
_وسدد r-32
_وسك g36 h54
_وسكي h54
_وسكي_ h54
_وسل r-51 g-30
_وسلم r-51 g-25
_وسلمني_ r-35
_وسي k33
_وسيط k33
_وسيط_ k33
_وش r-50 g-22 h-64
_وش_ g39
_وشر h-26
_وشرط r40
_وشرط_ r21
_وشري r-28
_وشف g-27
_وشفت g-27
_وص m-22 k-37
_وصا r44
_وصار r46
_وصار_ r44
_وصر r-24
_وصرف r-24
_وصف g43 h19 k-20
_وصف_ g38
_وصفه h35
_وصفه_ h35
_وصل g-55 m-21
_وصل_ r20
_وصلت g-36
_وصلت_ g-36
_وصلن k30
_وصلني_ k30
_وط g-56 m67
_وطل g-21 m81 h22
_وطلع m88 k-19
_وطلعت_ m44
_وطم g-25
_وطما g-25
_وع r64 g-151 m-33 h-102 k23
_وعد r29 g-107 h-34
_وعد_ r57 g-28
_وعد_ملزم_ r64 g-19
_وعدت g-19
_وعش r29
_وعشر r29
_وعشرين_ r29
_وعط r-26 k19
_وعطي h37
_وعل r58
_وعلي r58
_وعليهم_ r45
_وعم r20
_وعو h-31
_وعود h-31
_وغ r-25 m22
_وغل m22
_وغلب m22
_وغلبني_ m22
_وف r72 g-23 m-25 h-70 k-31
_وفل g-22
_وفو r31 h-19
_وفوق r35
_وفوقها_ r32
_وفوقها_شي_ r21
_وفي k-28
_وفيه h19
_وق r-27 g122 m-33 h-43 k-28
_وقا h-34
_وقال h-34
_وقال_ m20 h-27
_وقب r-43
_وقبض r-41 g-38
_وقبضت_ r-30 g-24
_وقت g29 m-21 h-26
_وقت_ r-21 g35 h-24
_وقت_ما_ g26
_وقته r30
_وقته_ r21
_وقد g23
_وقد_ g23
_وقط g-32 h35
_وقع r58 g30
_وقعت r23 g35
_وقعت_ r23 g35
_وقل g53
_وك r49 g-64 k-28
_وكا h28
_وكال h33
_وكاله_ h33
_وكب r51
_وكبر r51
_وكبر_ r51
_وكبر_المبلغ_ r50
_وكش h48
_وكشف h48
_وكشف_ h48
_وكل r32
_وكل_ r44
_وكل_شهر_ r19
_وكل_واحد_ m-32
_وكي g-26 m35 h-71
_وكيل m35 h-19
_وكيل_ m35 h-19
_وكيل_السحب_ h28
_وكيل_اللوتو_ h-30
_ول r-134 g153 m-23 h-128
_ولا r-58 g109 h-33 k-30
_ولا_ r-58 g78 h-31 k-28
_ولا_ايصال_ k20
_ولا_سبب_ g-41 k43
_ولا_متي_ g22
_ولاد g31
_ولد g30 h-32
_ولدي g19
_ولدي_ g19
_ولم r-77 g37 k-21
_ولم_ r-34 g24
_ولما r-44
_ولما_ r-44
_وله r63
_وله_ r63
_ولو r-19
_ولي r-37 k56
_ولي_ r-37 h-32 k56
_وم r19 g-103 h-115
_وما r-23 g72 h-36 k23
_وما_ r-65 g78 h-24 k41
_وما_اتفقنا_ g40
_وما_حددنا_ g34
_وما_في_ g24
_وما_فيه_ g-40 k72
_ومال r35
_ومخ g-28
_ومس r-22 h-20
_ومع r104 g-48 h28
_ومعا r22
_ومعاه_ r58
_ومعه r98 h23
_ومعه_ r59 h32
_ومعها_ r39
_ومن m26
_ومن_ m26
_ومن_يصيب_ m26
_ومو g-49
_وموع g-21
_وموعد_ g-21
_ومي r48 h-22
_وميه r38 g-22
_وميه_ r38 g-22
_ون r45 g-22 m38
_ون_ m77 h33
_ون_اكس_ m58 h44
_ونس g25
_ونص r108
_ونص_ r127
_ونص_بعد_ r58
_ونصف r-20
_ونصف_ r-20 g-25
_وه r54 m-54 h-70 k169
_وهذ r-31 g-26 m-31
_وهذا_المبلغ_ g25
_وهذي r-20 m-22
_وهذي_ r-20 m-22
_وهم h-25 k58
_وهمي h-25 k60
_وهمي_ h-20 k38
_وهميه_ k22
_وهو r36 k35
_وهو_ r36 k35
_وهو_طاير_ g56
_وهو_مب_ k25
_وهو_نفسه_ r75 g-24
_وهي r54 g-27 h-28 k84
_وهي_ r25 g-22 h-21 k84
_وو g-87 m-40 h-46
_ووز h-20
_ووزن h-20
_ووزناه_ g-44
_ووص g-37
_ووق g-26
_ووقع g-26
_وول h-20
_وي r116 m26 h53 k35
_ويب r59
_ويبي r34
_ويخ g21
_وير r-26 g-23 k41
_ويرج k41
_ويرجع_ k41
_ويردها_ r-19
_ويز r28
_ويزي r28
_ويس r-25 h45
_ويسك h45
_ويسكي_ h45
_ويش h26
_ويشغ h26
_ويشغله_ h26
_ويع k40
_ويعط r22
_ويعو k39
_ويعود_ k39
_ويق r25 g-20
_ويقص r32
_ويقص_ r32
_وين r-28 g46 h32 k-19
_وين_ r-33 g46 h33
_يا r-103 g34 m149 h-60
_يا_ r-40 g66 m75 h-37
_يا_نصيب_ m52 h23
_ياج h-23 k46
_ياجر h-23 k46
_ياجر_ h-23 k46
_ياجر_حسابات_ k44
_ياخ r-26 g-19 m67 h-32
_ياخد m22
_ياخد_ m22
_ياخذ r-30 m46 h-20 k-32
_ياخذ_ r-37 m45 k-22
_ياخذ_فلوس_ m43
_يان h40
_يانص h40
_يانصيب_ h40
_ياه r-19
_ياهن r-23
_ياهن_ r-23
_يب g-29 h-56 k111
_يبد_ g20
_يبق h-27 k30
_يبقي h-27 k30
_يبقي_ h-27 k30
_يبل k47
_يبلغ k47
_يبلغون_ k34
_يبي r49 k32
_يبيع r52
_يبيعنا_ r77 g-34
_يبيعنا_السياره_ r58
_يبيعنا_نفسه_ r32
_يبين k27
_يبين_ k23
_يت g19 h31
_يتا r32
_يتاخ r32
_يتاخر_ r32
_يتح g40
_يتحد g40
_يتحدد_ g40
_يتص h39
_يتم g-24 k19
_يج g-20 m28 k45
_يجم k26
_يجمد k26
_يجي r40 m32
_يجي_ r23
_يجيب m41
_يجيب_ m44 h23
_يح k86
_يحب g-26 h57
_يحج g-68
_يحد g61 h-22 k20
_يحدث g-19 k34
_يحدث_ g-19 k34
_يحدد g80 h-19
_يحدد_ g48
_يحدده_ g24
_يحر h-19 k40
_يحرك h-19 k40
_يحس r24 g-21
_يحس_ k23
_يحسب r28 g-22
_يحسبونه_ r53
_يخ r-48 g99 m31
_يخت g70
_يختا g74 h-21
_يختار_ g19
_يختب h27
_يختبر_ h27
_يخس m24
_يخسر m24
_يخسر_ m24
_يخسر_يدفع_ m28
_يخم m21
_يخمن m21
_يخمن_ m21
_يد r-59 m38
_يد_ r-50
_يد_بيد_ r-50
_يدخ h62
_يدخل h62
_يدخل_ h62
_يدخل_الامتحان_ h33
_يدر k20
_يدري k20
_يدري_ k20
_يدف r-19 g19 m39
_يدفع g23 m47 h-36
_يدفع_ g-40 m85 h-28
_يدفع_للباقين_ m34
_يدفع_ميه_ m-26
_يدفعون_ g58 m-38
_يدفن h32
_يدفن_ h32
_يدي r70 h-42
_يدين r36 h-31
_يدين_ r36 h-31
_ير g33 k40
_يرا g30
_يراق k33
_يراه g31
_يراه_ g31
_يرب r-21
_يرجع_ g-22
_يرجع_كامل_ r33
_يرجع_لي_ g-19
_يرد r29
_يرد_ r31
_يرده_ r-21
_يرس g-20 k40
_يرسل g-20 h-25 k40
_يرف k25
_يرفع k25
_يرفع_ k25
_يري k23
_يريد k23
_يريد_ g-19 k23
_يز r28 m-32 h-20
_يزه g28
_يزهر g28
_يزهر_ g28
_يزي r34 g-27 m-22
_يزيد r34 g-27 m-22
_يزيد_ r34 g-27 m-22
_يزيد_علي_ m-19
_يس r85 g-36 m20 h43 k58
_يسا h-27 k47
_يسال h-27 k47
_يست r40 g-29 h-23 k52
_يستع r47
_يستق k20
_يستقبل_ k20
_يستقبل_من_ k27
_يستل k25
_يستلم_ k25
_يستلم_من_ k25
_يسج m35
_يسجل m35
_يسجل_ m35
_يسد r33 g-28
_يسدد r33 g-28
_يسدد_ g-23
_يسك g-19 h70
_يسكر g-19 h78
_يسكر_ g-19 h78
_يسل r63 g20
_يسلف r34
_يسلم r28 g25
_يسه g52
_يسهل g52
_يسهل_ g52
_يسو h37
_يسوي h37
_يسوي_ h37
_يش r34 h57
_يشت r46 g-31
_يشتر r62 g-28
_يشتري_ g-19
_يشتريه_ r21
_يشتريها_ r30
_يشغ h29
_يشغل h29
_يشغله_ h29
_يشو h24 k30
_يشوف h24 k30
_يشوف_ h43
_يشوفونه_ h-19 k37
_يص r-24 g30 m47 h-19
_يصع m22
_يصعد m22
_يصعد_ m22
_يصي g19 m25
_يصيب m26
_يصيب_ m26
_يصيب_يلم_ m21
_يصيد g35
_يض r35 m36
_يضا m31 h33
_يضاع m31 h33
_يضاعف_ m31 h33
_يط r53 h41 k25
_يطر h19
_يطرد h21
_يطرد_ h21
_يطل m-19 k35
_يطلع m-19 k20
_يطلع_ m-19 k20
_يطي r33 h34
_يظ k49
_يظه k39
_يظهر k39
_يظهر_ k39
_يع r-37 g59
_يعر g39
_يعرف g39
_يعرف_ g37
_يعط g22
_يعطو r-22 g28
_يعطون_ r-21 g24
_يعطون_اهلي_ r-20
_يعو g31
_يعوض g31
_يعيد r33
_يعيدها_ r20
_يعين r-26
_يغ k25
_يغي k29
_يغيب k32
_يغيب_ k32
_يف r-26 g83 h55 k-20
_يفت g41
_يفتح g43
_يفتح_ g30 h-19
_يفتح_اعلي_ g26 h-19
_يفك h61
_يفك_ h54
_يق r30 m-24 h24
_يقا k34
_يقات k35
_يقاتلون_ k35
_يقد h29
_يقدم h29
_يقر r19
_يقرا g-21 h32
_يقرا_ g-21 h32
_يقرر g41
_يقو g21 k-21
_يقول g21 k-21
_يقول_ r19 h26
_يقوله_ g27
_يك g27 m-25 h35 k-26
_يكت r-27 h35
_يكتب h40
_يكتب_ h43
_يل r39 g41 m49
_يلم m31
_يلم_ m29
_يلي g59
_يلي_ g59
_يم g64 h45
_يمت h32
_يمتح h32
_يمتحن_ h32
_يمر k48
_يمر_ k48
_يمش r21 h23
_يمشي r21 h23
_يمشي_ r21 h23
_يمك g46 h-25
_يمكن g46 h-25
_يمكن_ g46 h-25
_يمل g56 k-21
_يملك g56 k-21
_يملكه_ g32
_يملكها_ g29
_ين r-31 g-28 h-50 k80
_ينا g-30
_يناي g-30
_يناير_ g-30
_ينب g23 k25
_ينت r-21 g37
_ينته r-21 g49
_ينتهي_ r-21 g49
_ينذ k20
_ينذك k20
_ينذكر_ k20
_ينز g-20 m21 h29 k-20
_ينزل g-38 m23 h35
_ينزل_ r-23 g-38 m23 h35
_ينقص g-29
_ينقص_ g-29
_ينك h-19 k49
_ينكت k35
_ينكتب_ k35
_يه m35
_يهب m36
_يهبط m36
_يهبط_ m36
_يوص r25
_يوصل r25
_يوصل_ r30 m25 h-19
_يوق h27
_يوقع h28
_يوقع_ h28
_يوم r-22 m-31
_يوم_ g51 h-22
_يوم_الاحد_ g-27
_يومه r-53
_يومه_ r-53
_يومي r30 g-19 m-22 h36
_يوميه_ r19
_يون r-19
_يوني r-19
_يونيو_ r-19
_چر h30
_چرس h30
_چرس_ h30
a2a r84 g-29 m42 h-48
a2a_ h-67
a2al r50
a2al_ r50
a2b g21
a2ba g24
a2bal g24
a2d m-20
a2d_ m-20
a2e r52
a2ed r69
a2i r43 m27
a2i_ m25
a2id r31
a2k r32
a2kh r32
a2khe r32
a2l g-28 h42
a2le h44
a2lee h44
a2m r-26 g39 h-23
a2me r-26 g39 h-23
a2mee r-26 g39 h-23
a2n r-34 g45 m22
a2na r-34 g45
a2s m-21
a2sa r55
a2t r32
a3_ g54 m81 h-26
a3a r-28 g-46 k19
a3a_ g-23
a3ah g-19
a3d r44
a3d_ r50
a3de r-23
a3dei r-22
a3e r33
a3et r34
a3l r-20 g33 k38
a3li r-20 g33 k38
a3li_ r-20 g33 k38
a3n r-21 m-24
a3na m-24
a3na_ m-24
a3o r42
a3r g19 k33
a3re k24
a3ref k24
a3ro g25
a3t r-50 g-30
a3t_ r-25 g-26 m22
a3te r23
a3tee r23
a3to r-25
a5a g40
a5d k19
a5de k19
a5dem k19
a5e h29
a5et h29
a5o m35
a5od m39
a7_ r-20 g-24 m44 k60
a7a r29 h-72 k52
a7ad k19
a7add k22
a7aw r-22 k44
a7awe k32
a7b g-21 m36
a7b_ m67 h-19
a7d r-36 g46 h27
a7e r-34 m34 h35 k24
a7ed r-24 k25
a7ed_ r-24 k25
a7m h46
a7n h-21
a7n_ r22 m26 h-20
a7s g37
a7w m19
aa_ g-27 m32
aad r-29 g50 h-47
aad_ g51 h-40
aaj r43 h-25
aak m23
aakh m23
aakho m23
aal h58
aal_ g23 h34
aam g33
aam_ g34
aami h19
aamil h19
aan h-25
aar g29
aar_ g37 h-28
aas g19 m-19 h23
aas_ r24
aash r-19 g23
aash_ r-19 g23
aat h-47
ab_ r-72 g45 m-19 h-49 k-43
aba r-62 m-61
aba_ r-36 m-36
abad h22
abah r39
abaha r39 h-26
abak g28
aban h-30
abar r-22 k44
abare h42
abaro k22
abarr k27
abay r-25
abaya r-25
abb r33 g23 m-23 h-21
abba r-48 g29
abba_ g29
abbe r32
abby r52
abby_ r52
abe r47 g-46 m47 h75
abel g-73 h82
abel_ g-56 h75
abell h25
abels h-19
aber h53
abet_ r29
abey m21 h-26
abeya m21 h-26
abi r-42 g-29 m-45 h-37 k82
abi_ g-22 m-19 h-46 k95
abil r-19
abili r-19
abin h-22
abine h-21
abis h44
abis_ h44
abl g38 k-25
abl_ g68 h-32
abla h28
ablag h28
able g-54 m24 k-27
able_ r-25 g-57 m-36 h-60
ables r25 m70 h35
ablet h27
abo r-25 g-40 m61 h91
abon m57
abong m57
abor h59
abor_ h34
abort h24
abou r-39 h47
abour r-22
about k-20
abov r24 m23 k20
above r24 m23 k20
aboy h35
aboy_ h35
abr m-24 k27
abra h74
abraj h46
abri h-33
abro m-24 h-36 k33
abroa g19 m-24 k39
abs r36 g-19 m-21 h104
abs_ h25
absi h49
absin h48
abso h34
absol h34
abt r31 h-40
abt_ m26
abta h-22
abta_ h-22
abu r28
abu_ r34
aby r-30 g-42 h-28 k-23
aby_ g-36 h53 k-23
abys h-78
abys_ h-23
ac_ r-49 h47 k-37
aca m44 h65
acc r26 m49 h-47 k61
acca m72
acca_ m20 h-22
accar m52 h26
acce g-19
accep r23 g-19
acci r-20 m-44 h-40
accid g21
accin m-44 h-35
acco k25
accou g28 k26
accr r32
accru r32
acct r30 k38
acct_ r30 k38
accu m30 h21
accum m30 h21
ace r48 m-29 k-27
ace_ r39 k-29
acec h24
aceco h24
aced h-36
aced_ h-36
ach r-68 m46 h-23
acha m29
acha_ m25 h-23
achc g22
achch g22
ache r-47 m-24 h-20 k-48
ached r-29 h-28 k-45
achel h33
acher m-21
achi m31 h-36 k28
achin m36 h-28 k28
acht h30
acht_ h30
aci m19 h82
acid h32
acid_ h32
acil r29 h48
acili r29 h48
acin m35
acing m35
ack r-43 g-98 h124 k-24
ack_ g-36 h88 k-44
acka m-20 h-27
ackag m-22 h-27
ackd k37
ackda k37
acke g-30 m-71 h61
acked m-26 h105
acker m-26 h-31
acket g-30 m-19
ackg h-36
ackga h-36
ackh h36
ackha h36
ackj m38
ackja m38
ackm h45
ackma h45
ackp m64
ackpo m64 h26
acks r-22 g-25 h-38
acks_ r-22 g-25 h-38
aco m28 h82 k-30
acon h41
acon_ h41
acq h22
acqu h22
acqui h22
acr r-22 h48 k29
acri h37
acrif h37
acro r-22 k33
acros r-22 k33
act h-42
act_ h54
acti h-22
actl r-30
actly r-30
acto r65 m-19 h-76
actor r65 m-19 h-76
acts g21
acts_ g21
actu r-48 h-26
actua r-45
acu g-20
ad_ r-87 m56 h-80
ada g51 h-60
ada2 h-19
ada2a h-19
ada_ r-60 g-27 m28 h38
adab g23
adabl g23
adad g33
adal r30
adam h45
adam_ h38
adan h-38
adar h-40 k31
adar_ k31
adat r41
adat_ r41
aday h-24
add r52 h-24 k-37
add_ g29 m31 h30
adda r-32 h-39
addad g26
adde r32
added r89
adder r-25
addes k23
addi m-21
addic m-22 h-20
addin r-27
addl k-22
addle k-22
addr h-21
addre h-21
adds r73 k-24
adds_ r73 k-24
ade g-82 m22 h-36 k-27
ade_ g-43 h-28
aded_ g-22
adee k-21
adel g-26
adel_ h-29
adell h31
ader g-31 h31
ader_ g-23 h31
ades m20
ades_ m20
adey g44 k-19
adeya k-19
adf r24
adi r49 g-44 h95 k-32
adi_ r27 g-20 h22
adie h43
adies h43
adiu m-20
adium m-20
adl g20
adli g20
adlin g20
adm r31 h-26
admi h-26
admo r19
adn r58 g29
adna r58 g29
adna_ r25 g41
ado r-37 g-50 m-49 h86
ado_ r-22
adob h51
adoo h25
adoo_ h25
adop h19
adopt h19
ador h48
ador_ h48
adr g48 h-27
adri g32
adri_ g32
ads r-22 k-22
ads_ r-22 g-30 k-22
adt r-31 g49 h-21
adt_ r-33 g20 h-19
adu m-25 h57
adu_ h33
adul m-21 h34
adult m-21 h26
adv r-28 g58 k-19
adv_ r-22 g67 h-35
adva g19
advan g19
advi g-37 h20
advic h32
ady r-24 m-28 h28
ady_ r-24 m-28 h21
aed r26 g-21 m26 h-31
aed_ r26 g-21 m26
af3 r19
af_ r37 g-26
afa g25 k-28
afa3 g28 m-30 h-19
afa3t g-22
afa_ r29 g-22 h34
afala r28
afe r20 g-78 m25 h-53 k-20
afe_ r33 g-79 h-39
afee h40
aff r-41 g-33 m39 h-41 k-34
aff_ h-50
affa h24
affi m-19 h65
affic h54
affl m45 h-33
affle m45 h-33
affr h-47
affro h-47
afh r28
afi g43
afl h-26
afle h-61
aflet h-61
afn r22
afni r22
afni_ r22
afo r30
afs r25 h-33
afs_ r19 g-20
aft r22 g-26 h-45
aft_ r28 g-25 h-45
afte g37 m-19 k21
after g37 m-19 k21
afto g-26
afu h-32
aful h-32
ag_ m27 k30
aga r-38 g21 m57
aga_ r-46 g21 h-21
agai r30 m34 h35
again r32 m27 h36
agan m22
agan_ h-19
agay g-24 h45
agay_ g-19 h70
agaya m20
agaz h-23
agazi h-23
age r-40 g-49 h125 k-45
age_ r31 h29 k-30
aged g19
aged_ g19
agei h29
agein h29
agen g-24 h-22
agent g-20 h-23
ager m51 h82
ager_ h59
agerm h24
ages r-60 g-36 m-26 h38
ages_ r-60 g-36 m-26 h38
agg r-26 h-20 k32
agga h-46
aggag h-21
agge k19
agged k19
aggi h30
aggie h30
agh r31 g34 m-23 h23
agh_ g40 h19
agha r39
agic_ h-29
agici h24
agn h46
agne h22
agnu h24
agnum h24
ago r-21 g39
ago_ r-19 g49 h-26
agon h34
agon_ h32
agr r51 g60 h-50
agra g24
agram g24
agre r62 g39 h-46
agree r45 g39 h-46
ags g-46
ags_ g-46
agu r-22 m26 k-28
ague r-22 m26 k-28
ague_ m28 h-27 k-19
agues h22
ah_ r132 g-31 m-56 h-86
aha r137 g32 m62 h-64 k-46
aha_ m-19 h-41 k-22
ahab r48 g-26
ahab_ r28
ahad r-20 m32 h24
ahada h34
ahah r33
ahah_ r33
ahan r22 m50
ahana m36 h40
ahar r52 g-24
ahar_ r21
ahat g47
ahat_ g47
ahay g23
ahay_ g23
ahb m20
ahb_ m21
ahe r20 g20 m-20
ahea g52
ahead g52
ahee h32
aheen h32
ahi r29 g41 h-35 k27
ahi_ r-34 g44
ahid k36
ahin r43 h-19
ahine r38
ahl g-28 m34 h57
ahla h29
ahlaw h29
ahm r-20 g32 k21
ahm_ g29
ahma h-19
ahmad h-26
ahn m36
ahn_ m36
aho r30
ahr r24 h-86
ahr_ h-35
ahra h-37
ahs r-23 g43
ahso r-23 g43
ahsoo r-23 g43
ahw m-27 h-82
ahwa h-47
ahwa_ h-61
ai_ r119 g-42 m26
aid r24 g-23
aid_ r21 g-20 m25
aids k25
aids_ k25
aig g32
aig_ g29
aikd r24
aikda r24
ail r-72 g-39 k24
ail_ r-38 g-58 m-21
aile h58
ailey h53
aili r-23 h-21
ailin r-23 h-21
ailo h-41
ailor h-41
ails m54 k42
ails_ m54 k42
aim g42
aim_ r19
aime g38 m20
aimed g38 m20
ain g-78 m-99 h-94 k-29
ain_ r114 m-28 h-120
aine m-19 h56
aine_ h72
aink r23
ainkd r23
ainm h31
ainme h31
ains r-39 h-54 k-20
ains_ g-32 h-68
ainst r-35 g19
aint r-99 g-24 m-25
aint_ r-45 g-21 m-25 h-22
ainte r-29 g-32
ainti r-25 g32
air r-79 g-26 m-70 h-119 k-69
air_ r-99 m-43 h-59
aira r23 g-24
airah r23 g-24
airc h-32
aire h25
aired h25
airl h-31
airli h-38
airp r-22 g21 h29
airpo r-22 g22 h36
airs r-32 m-30 h-40 k-38
airs_ r-32 m-30 h-40 k-38
airt r44
airti r44
airy h-38
airy_ h-38
ais r-26 g-30 h27
aisa r-36 h-41 k-31
aisa_ r-26 h-41
aisal g-19 k-25
aise r-20 g-21 h72 k34
aise_ h61
ait m-76 h-28
aits m-48 h-20
aits_ m-48 h-20
aiv r-20
aiw m35 h35
aiwa m35 h35
aj_ r90 g-37 m-32
aja r25 g-39 m28
aja3 r-25 h-20
aja_ m43
aje r-19 h25
aje3 h28
aji m24
ajid m24
ajid_ m24
ajj r58
ak_ r-79 h149 k-47
aka m21
aka_ r36 m45 h25
akaf h-32
akafu h-32
akal r-22
akala r-22
akat r-25 h-32
akat_ r-25 h-32
ake r-31 g-37 k-23
ake_ r-40 g76 k31
aked m64 h61
aked_ m64 h61
aken m-26
aken_ m-26
aker g-84 m-22 h-97
aker_ g-67 h-31
akery m-26 h-64
akes r20 g-30 k-30
akes_ r20 g-30 k-30
akh r75 m42 h-89
akh_ g-25
akha r23 g38 m-19 h-59
akhad r-21 g20
akhal g28
akhar r22 h-34
akhd r39
akhe r-21 m20
akhed m34
akho r28 m56 h-35
akhod r24 m33
akhoz m23
aki r48 m-34 h34
aki_ r25 h61
akin r24 h-30
akin_ g32 h-22
akk g24 h38
akka g32
akl h26
akli h35
akli_ h35
ako_ h-48
akr g-23 h-33
aks g24 m-32 h25
aks_ g34 h-26
aksa r22
aksh h51
akshi h22
akt r-20 k-19
akta k-19
aktab g24 k-19
aky r39 h23
aky_ h26
al_ m41 k-69
ala h-75 k19
ala_ r-38 g58 m-68 h-38
alab m30 h-43
alaf r51 h-20
alaf_ r26 h-21
alag g23
alaga r-45 g25
alah m22
alal g-24 m22
alal_ g-24
alam r-66 g83 h20 k-26
alam_ r-20 g113 h-41
alama r-22
alami h56
alan g-40 h28 k25
alanc r22 g-37 k28
alang h34
alar g-42 m-26 h-29
alarm g-23
alary g-19 m-20
alas g-20 h-24
alas_ r-22
alash r39
alat_ r25
alaw m19 h38
alawa m19 h42
alay r39
alaya r42
alb g-30 h31
albe h23
albec h23
alc g-19 m-22
alch h41
alcho h41
alco m-30
alcoh h-36
alcon g39 m-29 h-35
alcu g-25 h-24
alcul g-23 h-24
ale r-19 g25 h106
ale_ g23 m-46 h127
aled g33 h-20
aled_ g33 h-20
aleh r37 g-19
alei r-24
alen r30 h-30
alent r33 h-27
aler g-48 h30
aler_ g-28 m28
alers r-26 h32
ales m22 h24
ales_ m22 h24
alet r-20 m-27
alet_ r-36 m-25
aley g33 m34
aleya g33 m34
alf r63 g50 m-67 h-23 k26
alf_ r47 g30 m-61 k34
alfa r28
alfa_ r28
ali r38 g-56 h102 k-62
ali_ g-22 h-20 k-30
alik g-19 h21
alin h44
alis r43 g-23 m30
alism h25
alk g22 h60
alk_ r20 g34 h-24
alked g21 h-20
alker h40
alks r-26 m24 h58
alks_ r-26 m24 h58
all r-41 g53 m43 h-65
all_ r-80 m87
alla r52 g-45 m-33 h22
alla_ r31
allan h34
alle r-31 m49 h-20 k62
alled m71
allem h31
aller k41
allet r-41 g81 h-50 k67
alley h28 k-23
allo r29 m-51 k-37
alloc g51
alloo g-31
allot r37 m-20
allow g-21 k-33
alls r-22 g61 h-27
alls_ r-22 g61 h-27
ally g24
ally_ g24
alm g-41 m-23 h79
alm_ g-22 h24
alma r39
alme r-24 g22 h-19
almen r-24 g22 h-19
almi h61
almis h61
alms r-20
alms_ r-20
alo r-74 g-38 m27 h-40 k55
alo_ r-40 m36
alon m-20 h-30 k44
alon_ r-19
alone g46
along g-32 k46
aloo m19
aloot m19
alp g52
alr g57 h-22
alre g57 h-22
alrea g57 h-22
als r-26 m76 h46 k41
als_ m57 h46 k-37
alse k61
alse_ k61
alt g-31 m-26 h96
alt_ r23 g-36 h38
alta h30
altar h31
alte h20
alth_ h22
alti g31
alts h20
alts_ h20
alty h-29
alty_ h-29
alu r30 h-61 k24
alue r28 h-25 k20
alue_ r45 g28
aluw h-19
aluwa h-19
alw h-19
alwa h-19
alway h-23
aly h-38
alya m22
alyan m22
alys h-25
alysi h-19
am_ r-112 g43 h106 k30
ama g54 m-70 h-40 k-22
ama_ g-26 h-20
amad h26
amad_ h-21
amado h77
amak g24
amak_ g24
amal r-34 m20 h64
amal_ r-28 h65
amale m24
aman g43 m-23 h-41
aman_ g59 h-19
amar r33 g54 h-24
amara r47
amart g22
amay h38
amaya h38
amb g-57 m22 h-127
amb_ h-38
amba h41
ambl m38 h-38
ambli m46 h-36
ambo h-21
ambu m-21 h-49
ambur h-33
amc g-25 h-22
amco h-20
amd m28
amda h-23
amdan h-23
ame r-55 g24 h-33 k26
ame_ r-47 g-132 m44 k28
amed g66 m-21
amed_ g66 m-21
amee g36 h-33
ameen g55 h-23
amel g36 m-21
amel_ m-21
amels g25
amen m19 h31
ament m19
amer g24 h-48
amera h-33
ames g23
ames_ g26
amet r62
ameti r40
ametr g20
ami r50 g-84 h70 k-41
ami_ r34 g-40 h37 k-19
amic h-39
amic_ h-39
amil r-19 g-21 k23
amil_ h36
amili k22
amin h74
amin_ h-30
amine h103
aming g-20 m20 h45
amir r38 h-29 k-20
amir_ h-29 k-20
amiy r32
amiyy r26
aml r-19 h-46
amm g59 m-28 h-56 k22
amma r31 h-19 k28
amma_ r26 h-19 k28
amme m-19 h-28
ammo r-31
ammon r-21 h53
amo g34 m31 h-27
amom h-41
amom_ h-41
amon h47
amon_ h41
amond h31
among h-22
amou m20
amoun m20
amour g-35 h-24
amp r-73 g-52 m-23
amp_ r-59 g-31 k-29
ampa h72
amped h-27
amper h36
ampl k30
ample k30
amps h-41
amps_ h-41
amr h43
ams r22 g-29 h56
ams_ r23 g-32 h39
amst h20
amste h20
amu h123
amul h89
amule h89
an_ r-40 g-101 m-21 h27 k92
ana r50 g-22 m32 h-30 k-45
ana_ r100 g-34 h36
anad r-52 h-68
anade r-36
anag h-25
anage h-25
anas g25
anas_ g25
anat m28 h41
anat_ m28 h41
anax h36
anax_ h36
anc r109 g-36 m25 h32 k94
anc_ h19
ance g36 m43 h25 k-20
ance_ r-33 g29 m41
anced r44 g20
ancel r-24 h-23
ancer h28
ances r22 m30
ancet h36
anch h28 k30
anch_ h29
anche r35 k31
anci r23
ancia h19
ancie r21
ancis h-24
anct h-23 k62
ancti h-23 k62
ancy k29
ancy_ k29
and g35 m-34 h-24 k-82
and_ g-95 m-34 h-64
anda r-25 g35
andar g45
andb m-30
andba h23
ande m-22
anded r-24
ander r36 h38
andf r19 g24
andfa r19 g24
andi g-49 m29 h37
andi_ h39
andic h-19
andin r23 g-22 h-36
andit h37
andl g30 m41
andle g38 m46
andm h-28
ando r-20 g98 h-45
andom g52 h-34
andoo r-19 g32 h-28
andou h30
ands g26 k-41
ands_ g34 k-41
andu r-21 h38
andu_ h50
andw h23
andwi h23
andy h48
andy_ h48
aned h-30
aned_ h-35
anel k-26
anel_ h35
anels h-42 k-24
aner g-32 k29
aner_ g-32 k29
anes h32
anesh h32
ang r39 g-107 m-56 h92
ang_ h25
anga g-20
angal h21
angay h-28
ange r39 g-65 m-42 h-34
ange_ g-32
anged r37 h-24 k-43
angel h19
anger k54
anges m-27 h-49
angin h-31
angl r45 h-32
angla r47 h-27
ango g28 h46
ango_ g24
angov h19
angr h26
angs r-32
angs_ r-32
angu h23
angu_ h24
ani r-29 g-65 m-39 h119
ani_ r-39 g-30 m-19 k23
anim h27
anima h27
anine r19 h-23
aning r-23
anio h20
anion h20
anis r25 h77
anise r29
anist h27
anit h-38
aniti h-28
anj r-24 h45
anja h40
anja_ h31
ank r-22 m-28 k-42
ank_ r-24 m-36
anke h50
ankn g30
ankni g30
anks g-27 h-45 k-25
anks_ g-27 h-45 k-25
ann r87 g-50 m-27
anna r35 m33 h36
anna_ r40 m35
annab h49
anne g-43 m-45 h29
annel h57
anner m-40 h-27
anni r19 h37
anni_ r33
anno r44 g-38
annot r44 g-37
annu g60 h-36
annua g29 h-21
annui g31
ano m-37 h59
ano_ g25
anol h-19
anol_ h-19
anot r20 h43
anoth r20 h43
ans r-40 g-59 m-50 h86 k-26
ans_ r-20 g-32 m-32 h43 k-47
ansf k30
ansfe k30
ansl g-36 h-30
ansla g-36 h-43
anso h55
ansom h55
answ h35
answe h35
ant r-21 m-20
ant_ r-105 g-42 h46
anta m67 h-48
antas m43 h-24
ante r29 m-36
antee r29 m-36 h-24
anti r-20 g37 h26
anti_ h22
antit r-25 g28
anto r45
anto_ r22
antor r23
antr m-33 h34
antri h33
ants r72 m-22 h-24
ants_ r72 m-22 h-24
anty r-28 g55 h-40
anty_ r-28 g55 h-40
anu m44 h-19
anua m44 h-20
anv g-56 m-47 h-92
any r-68 g121 m-33 h-37
any_ g102 h-26 k-19
anyw r-34 h-20
anywh h-20
anz h55
anze h33
anzee h33
anzi h29
anzir h29
ao_ g-37 h28
ap_ r-34 g84 h39 k-44
apa g36 h-33
apar r27 g38
apart g39
ape r-89 g22 m-45 h-36 k-26
ape_ r-47 g-41 h-20
aped g28 h-31
aped_ g28 h-31
aper r-33 g20 m-20 h43 k-22
aper_ g61
apero h33
apers r-42 g-23 k-38
apes h-27
apes_ h-27
aph r-19 g-26 h28
api r29 g-37 m-44 k-19
apis h-23
apist h-19
apit r48 g-35 k-19
apita r48 g-35 k-19
apo m20
apo_ h23
app g-29 m-37 h86 k28
app_ r53 g-119 m25 h56 k26
appa h36
appa_ h36
appe r24 g-30 h39 k32
appea k28
apped h19
appen r36 g-19
appi r-44 g20
appin r-41 g20
appl g81 m-19 h-54
apple g36 h-37
appr g22
appro g32
appy m-19 h20
appy_ m-19 h20
apr h34
apr_ r59
apri r-40
april r-40
apro h42
aps g73 h-40
aps_ g48 h-39
apsu g24
apsul g24
apt m-26 h28 k-51
apta r21 h52
aptag h43
aptai r23
apto m-24 h-20 k-23
aptop m-24 h-20 k-23
apy r31 h-27
apy_ r31 h-27
aq_ g22 h26
aqb g21
aqba g21
aqbal g21
aql h20
aqle h20
aqlee h20
aqs r26 h-20
aqse r37
aqsee r37
aqu h-25
ar_ r-33 g-35 h26 k-32
ara g-53 h83 k-66
ara_ r-81 k-26
arab r-33 g-19
arab_ h53
araba r-27
arabe m21 h-26
arag h-30
arage r-28 h-22
arah r42 h34
arahe h32
arak h64
arak_ h87
araka h-23
aram g-24 h-30
aram_ g-31
aran r109
aranc r39
arant r56 h-22
araq h55
araq_ h55
aras h30
arast h20
arat r46 m24
arat_ r77 m30
arate r-24 h26
arb r-85 h-87
arbe h-33
arber h-52
arbo r-37 g29
arbon g22
arbou r-26
arbu r-37 h-21
arbun r-37 h-21
arc r-30 h-75 k-32
arce r-29 h-43 k-31
arcel r-29 h-43 k-31
arch m-21
arch_ r31 h-21
archi r-21
arco h-28
arcoa h-35
ard r53 g-33 m-37 h-23 k-39
ard_ r33 g21 m-41
arda r48 h-52
ardam h-41
arde r-27
arded h25
arden r-21 h-22
ardi r-46 g-20
ardin r-37 g-20 h-27
ardl r66 g-31
ardle r66 g-31
ardo h46
ardon h27
ards h42
ards_ h42
are r-64
are_ r-45 g-60 h44 k37
area h-32
area_ h-32
ared h-42 k21
ared_ h-42 k21
aree h-33
aree_ g39
areg h25
areh k-19
areho k-19
arei r-20
areit r-20
aren h-51 k-30
arene h-40
arent k-20
arer r92 g-28
arer_ r92 g-28
ares r-52 m35 h19
ares_ r-22 h26
arest r-30
aret r26 h52
aret_ h57
arew r-25
arewe r-25
arf r-22 g25 h-39
arf_ h-44
arg r41 g90 h-55 k-29
arga r21 m-19 h24
argar h24
arge r63 h-60
arge_ h-34
arger r25 m-28
arges r47 g20
argi r-33 g62 h-38
argin r-33 g62 h-38
ari g-38 m48 h-46 k21
ari_ g38 m62
aria m-20 h-27
aric h31
arica h31
arim m22
arin g-25
arina h20
ariq r33
arit g-19 h-34
arita r27 k21
arity r-45 g-24 h-32
ariu h-25
arium h-25
ark r27 g-35 k-23
ark_ g32 h113
arka m22 h33
arka_ h21
arke r69 g-50 h-106
arket r31 g-34
arki r-52 g-23 m-33 h-35
arkin r-52 g-23 m-33 h-35
arl r-29 g33 m29 h37 k-33
arl_ g49
arla g26 h-24
arla_ g34 h-23
arle h-29
arley h-29
arlo m50 h110
arlo_ m32 h44
arlou m20 h44
arls g19 h51
arls_ g21
arly r29 g-59 h-49 k-29
arly_ r29 g-59 h-49 k-29
arm r-33 m-49 k-43
arm_ r-35 g22 m-38 k-28
arma g-33
arma_ g-20 h33
armac h-49
arms g31 m-20
arms_ g31 m-20
arn m-39 h-107
arn_ r29 m-41
arna r-19 m-24 h-41
arna_ r-19
arne r-63 g26 h-51
arned r-43 k28
arnes g32
arni r47 m25
arnin r47
aro r-35 g-28 m-19 h111 k35
aro3 k22
aro3a k22
aro_ m31 h23
arot m-41 h96
arot_ m-41 h96
arou k32
aroun k32
arp r-64 g27 m-37 h-37
arpa g-26
arpau g-22
arpe r-46 m-37 h-34
arpen h-29
arpet r-32 m-21
arr r94 g-28 h-30 k-25
arr_ g21
arra r-33 g46 m20 h71
arra_ r-20 m19 h28
arran g49 k-24
arre r32 h28
arrel g21 h47
arri r-19 g-19 h-28
arrie g47
arrin g-20
arriv g-29
arro r-20 m-31 h-60
arro3 k27
arron h34
arrot h-71
arrow m-31
arru r70
arruq r73
arry r73 g-54 h-36 k-19
arry_ g-45 h-24
arryi r71
ars r-19
ars_ r-19 g25
arsa h36
arsal h36
arsh h-20
art r26 g-56 m-29
art_ r62 g-20 m35 h-68 k25
arte r55 m-19 h39
arten h21
arter r46 m-19 h19
arti r29 g-45
artin r36 h25
artm r-29
artme r-29
arto m-29 h22
arton m-26
arts r-23 h-40 k-22
arts_ r-23 h-40 k-22
artu r-32 g31 m-21
artup r-32 g31 m-21
arty m28 h51 k36
arty_ m20 h57 k36
aru r37 h38
aru_ h55
aruq r28
aruq_ r28
arv g66 m-30 h-45
arve g67 m-30 h-64
arves g44 m-30 h-51
arw h61
arwa h61
arwan h30
ary r-93 m37
ary_ r-76 m35
arz r54
arz_ r33
as_ g-20 m-30 h-22
asa r-31 g-49 m-23 h-76 k-31
asab r41
asad h23
asah m-23
asal r20 h-63
asal_ r20 h-63
asan r-74 h-39
asan_ r-74
asb m44
asba m44
asban m44
asc g-22
asco g-20
asd g23 h-34
asda g23
asdaq g28
ase r-36 m-40 h30
ase_ r-43 g-70 m-56
aseba r28
ased g34 h40
ased_ g34 h40
asee g40 m21
aseed m22 h-30
aser h-31
aser_ h-31
ases g22 h42
ases_ g22 h42
ash r-38 g-30 h24 k28
ash_ h43
asha g-44 m-22 h-44 k58
asha_ r-30 h-39 k-19
ashan r25 g-26 k78
ashe r49
ashed r28 m27
ashee h-29
asher h30
ashes r25 m-21
ashi r-37 g-37 m19 h40 k-26
ashi_ h37
ashid g-22 m19
ashin h-45
ashis h25
asho m19 h33
ashr r19 h-22
ashra r24
asht r-20 g78 h-32
ashte g66
ashw h37
ashwa h31
asi r25 g-62 m101
asic r30 m24 h24
asin g-44 m44 h49
asing h63
asino g-23 m53
asio h-40
ask g-55 m-34 k123
ask_ h85 k93
aske g-38 h-44
asked g-31 h-23
asket h-21
asks g-20 h-39 k30
asks_ g-20 h-39 k30
asl m-22 h-22
asl_ r25 h-22
asle h21
aslee h21
asm r-22 g20 h-24
asn g83 h-30
asnt g83 h-30
asnt_ g83 h-30
aso r-26 g43 h-19
ason r-26 g43 h-19
ason_ g-20
asons g63
asr m24 h-47
asra m30
asran m30
ass r-120 g-45 m-75 h-28 k22
ass_ r-42 m-52 h-61 k33
assa r-48 g-30 h72 k-20
assag h41 k-19
assar h19
asse g54 m-37 h-63 k28
assem h-20 k37
asses m-23 h-41 k25
assi r-62 g-39
assig r-35 h28
assin r-34 g-22 h-29 k26
asso m40 h38
assp h30 k-41
asspo h30 k-41
assu r30
assur r30
assy h-40
assy_ h-40
ast r-91 g-46 m21 h173
ast_ r-48 m26 h33
asta h53
asta_ h59
aste r-23 g-19 h62 k21
asted h22
astel k39
aster h61
astes h-26
asti_ h23
astro h-24
astry h25
astu h30
astu_ h30
asu r77 g-26 k-19
asur r77 g-26 k-19
asury r67 g-34
asy r40 g22 m37
asy_ r40 g22 m37
at_ r-71 g-49 m44 h25
ata m-29
ata_ g23
atab r38
atal h24
atar h-37
atc g41 m55 h38
atch g41 m55 h38
atch_ g21 m72 h-55
atche h123
ate g63 m-105 h-60 k-58
ate_ r50 m-68 h-25 k-28
ated r-45 g-36 h67
ated_ r-45 g-36 h67
atee r-37
ateg g23
ategy g23
atel g46
ately g48
aten h39
aten_ h53
atene r21
atent h-20
ater r28 g67 m-34 h-84
ater_ g92 h-41
atere r21
ateri g-24
ates g-61
ates_ g-61
atev r-20 g42 h-27
ateve r-20 g42 h-27
atf g37 m23
atfo g37 m23
atfor g37 m23
ath r20 g-40 m-46 h-61 k36
ath_ r-40 h-36 k48
athe h-30
ather r-22 h-19
athon g-28
atht r26 g-24
ati r25 g33 h-60
atie h-29
atien h-29
atin r-20
atine g-24
ating g28
atio r54
ation r54
ativ g41 h-31
ative g41 h-31
atk m29 h29
atka m29 h29
atka_ m29 h29
atl g-20 h66
atla g-20 h54
atla_ h46
atm k23
atm_ h-26 k25
atn g76
atn_ g45
ato g-21 m-41 h-75 k-25
ato_ m-63 h-33 k-20
aton r65 h-35
atong r65 h-20
atoo h-44
atoor h-20
ator r-41 m47 h20
ator_ r-34 m47
atr g22
atre h-21
atre_ h-21
atro m30 h24
atrol m34
atron h36
ats r-37 m-43
ats_ r-32 m-40 h-57
atsa h33
atsap h33
atsu h35
atsu_ h35
att r68 g-27 m55 h-79 k-63
atta r-36 g-36 k-36
atta_ m19
attac r-25 g-22 k-35
atte r65 g-28 m45
atte_ m33
atten g-21 h36
atter r71 h21
attes h-53
atti r53 m22 h-26
atti_ r53 m24 h-26
attl g54 m-22
attle g54 m-22
attr h-26
atu r77 g-49 h98 k-21
atue h51
atue_ h51
atur r64 g-35 h43
aturd h42
ature r32 g-24 h32
aturi r49
aty h34
aty_ h34
au_ m46 h25
auc r60 h-49
auce m-27 h-51
auce_ m-23 h-30
auct r69 m31 h-29
aucti r69 m31 h-29
aud r-23 k-20
audi r-23 h-22 k-19
audit r-23 h-22 k-19
aug m-28 h43 k-25
augh h43
auli g-22
aulin g-22
aun g33 m-24 h-48
aunc g22
aunch g22
aund r-21 m-22 h-56
aunde k45
aundr m-19 h-44 k-28
aur r-37 g-31 h26
aura r-21 h30
aura_ h25
auran r-21
aus g-44 m25 k38
ausa h28
ausag h28
ause g-43 m28 h-26 k38
ause_ g-43 m28 h-26 k39
auth k23
autho h-22 k23
auto_ g20
autu g24
autum g24
auv h45
aux h21
aux_ h21
ava r45 g31 m-19 h-41
avan r35 g25
avat h-20
avato h-20
ave r-48 g-22 m-45 h26 k-39
ave_ r-53 g-36 m-35 h70
aved m21
aved_ m21
avel g-30 m-30 h-23
avel_ g-33 m-30 h-23
aven g56
avent g56
aver r19
aver_ r19
aves r29 g-20 h-20
aves_ r29 g-20 h-20
avi r92 g-53 k-39
avia m31 h25
aviat m31 h25
avie r71
avier r71
avin r26 g-35 m-33 h-36 k-27
aving r26 g-35 m-33 h-36 k-27
avo g-22 h-50 k48
avoi h-33 k36
avoid h-33 k36
aw3 g32
aw3e g32
aw3ed g32
aw_ r-30 m75 h-40
awa r103 g-38 h-22
awa_ h21
awab h-43
awal h24 k31
awala h-21 k43
awalt h29
awar r92 g-21
awara h49
award h22
aware h-40
awarr r76
awaru r49
away r29 h-29
away_ r-21 g28 h-25
awaye r51 g-20 k-20
awe r52 g-33 m-28 h31
awee r21
aweez h30
awel r26 g-19 k22
awel_ r20
awer h-24
awer_ h-24
awi g52 m-24 h26
awin g62 m-19
awing g62 m-19
awl m-43
awn r145 g-29 h-54 k-28
awn_ r55 g-20 h-29 k-27
awnb r24
awnbr r24
awne r55
awned r55
awns r28
awnsh r28
aws g40 h24
aws_ h38
awsu g49
awsui g49
aww r43 g47 k22
awwe r25 g26 k23
awy g-40 m-31 h-39
awye g-40 m-30 h-42
awyer g-40 m-30 h-42
ax_ k45
axa g20
axa_ g20
axi r-37 m-50 h-72
axi_ r-37 g-21 m-50 h-67
ay_ g57 h-29 k40
aya r43 g46 h-72
aya_ r38 g23
ayah r-20 g49
ayah_ r-20 g51
ayar g20
ayaw h-33
ayawa h-33
ayb g52 m29 h25
aybe g54 m41
aybe_ g54 m41
aybo h40
ayboy h40
ayd r46 g-37 h-33
ayda r35
ayda_ r34 h-34
ayday h30
aye r39 m75
aye_ g22 h20
ayed h-31 k-26
ayed_ h-31 k-26
ayeg r39
ayegh r39
ayer r-22 m35 h37 k26
ayer_ r-22 h31 k28
ayers m36
ayez_ r25
ayi h22
ayin h31
aying h31
ayma g-20
ayn r-20 g-19
ayna r-31
ayo r34 h59
ayor h50
ayor_ h50
ayr h-19 k33
ayro k33
ayrol k33
ays r26 m19 h-23
ays_ r34 g24 m24 k-30
ayt g33
ayu g-25 h33
ayya h-48
ayyan r21
ayyar h-28
ayyat g30
az_ h32
aza r68 m-45 h22
azan r73 g-29
azar h46
azar_ h33
aze r34 g-29 h-36
azed h48
azed_ h48
azem r43
azem_ r43
azi r-24 g-27 m29 h-41
azin h-23
azine h-23
azk h-28
azr h29
azra h22
azran h22
azt h-19 k55
azti k55
azti_ k55
b3a m25 h19
b3at h20
b3at_ k28
b5t h30
b5ti h30
b5ti_ h30
ba2 r28 g-28 m25
ba2i m25
ba2i_ m25
ba3 r51 g45
ba3d_ r47
ba3de r-23
ba3t r-22
ba7 r-42 m25
ba_ g58 h-101 k-19
baa g66 h-29
baad g67 h-21
baad_ g67 h-21
bab r-42 g-38 h48 k-28
baba h26
baba_ h22
babo h35
baboy h35
baby r-24 g-37 h-26 k-23
baby_ g-36 h53 k-23
babys h-78
bac g-42 h81
bacc r-22 m45
bacca m52 h26
bach g25 h27
bachc g22
bache h40
back r35 g-59 m-35 h-28
back_ r50 g-57 m-40 k-20
backd k37
backg h-36
backh h36
backs h28
baco h41
bacon h41
bad r43 h49
bada r47
badal r37
bag r-52 g81
bag_ r-38 g66 m35 k25
bagga h-21
baggi h30
bags g-38 k-24
bags_ g-38 k-24
bah r49 h-46
baha r35 h-51
baha_ h-23
bahah r33
bahay g23
bai g-37 m-35 h62
bai_ r77
bail h28
bail_ h-25
baile h53
bak r20 h-37
bak_ g45
baka h31
baka_ h31
bake m-26 h-89
baker m-26 h-93
bakh g-21
bakr g-23 h-35
bal r28 m25
bal_ h30
bala r50 g-28 h21
balan r22 g-37 k28
bale g61 h-24
bale_ g26 h-23
baley g35
ball g-40 m22
ball_ m43
balle h-19
ballo g-23
balls h22
balo m19
baloo m19
ban r-19 h21
ban_ m49 h-32
bana h42
banat h42
band r-27 g23 m19 h54
band_ g27 h28
bang h34
bango h47
bangu h23
bank m-31 h-75 k26
bank_ r-24 g-39 m-29 h-35 k39
bankn g30
banks r28 h-28
bano h47
bar r-71 g-46 m-19 h23
bar_ r-37 g-59 m-25 h96
bara r-41 g-19
baran h-22
baras h20
barb h-56
barbe h-33
barc m27
bare g20 h39
bare_ g24
baret h42
barl h-29
barle h-29
baro h-23
baro3 k22
barr r-20 m-19
barre g21 h47
barri h-27
barro m-35 k27
bars r39 h-52
bars_ r39 h-22
bart h47
barte h47
bas r-37 g-55 m-26 h-31 k49
bas_ k32
base r-29 h31
base_ r-29 h19
basi r27
bask h-21
baske h-21
bassa h39
bassy h-40
bast k46
baste k30
bat m-55 h-34
bat_ m-46 h-42
bate r19 g-40
bate_ r19 g-40
bath h35
batn g76
batn_ g45
batt m-24
baw r21
bay r19
bay_ r35
baya_ r-25
baz h-28
bba r-27 g36
bba_ g38
bbe r32
bbl r-22 g31 h-22
bble g34 h-46
bble_ g37 h-31
bbly h24
bbly_ h24
bby r62 h-22
bby_ r62 h-22
bd_ g47
bds h24
bdsm h24
bdsm_ h24
be3 h-38
be7 m41 h-27
be7t m43 h-27
be7t_ m43 h-27
be_ r54 g197 m43 h31 k20
bea r54 g-43 h92 k-30
beac g23 m-20 h52
beach g23 m-20 h52
bean r38 h-52
beans r39 h-45
bear r37 g-34
bear_ g-19 h32
beara r45
beari r31
bears r-23
beat g-26 h66
beat_ g-26 h71
bec r36 k-20
bec_ h23
beca g-29 m28
becau g-29 m31
bech r34 g26 m-19 h-26
bech_ r27
becha g29
bed m23 h-54 k-19
bed_ r-24 h-51
bedo g30
bedoo g30
bee r-48 g-32 m-28 k-24
bee_ g24
beed h26
beed_ h26
beef g-38
beef_ g-38
been r-20
been_ r-20
beer r-28
beera r-20
beet h28
bef g81
befo g81
befor g81
beg h56
begg h71
begga h55
begi r30 g-22
begin r30 g-22
beh r-24
beha g-29
behal g-29
behi g21
behin g21
bei r29 g-33 k24
bein r31 k26
being r42 h-22 k27
beit m-26
beit_ m-26
bel g-48 k70
bel_ g-44 h59 k21
bell h31 k21
belo r27 m-20 h-27
belon g50 h-28
below r40 g-36 k30
bels h-29 k21
bels_ h-29 k21
belt h-71
belt_ h-71
ben r-23 g33 h22 k44
bene r-49 k50
benea g-22 k55
benef h25
bent r28 g21 h31
bentu r30 h-20
ber g-19 h106 k-40
ber_ r21 g21 h-180 k-35
beri h32
beria h24
bern h70
bers m30 h37
bers_ m35 h72
bersh r20 h-35
bes g-29
bes_ r-23
besi r34
besid r34
best r-27
bet r-66 g-54 m219 h-92 k-27
bet_ r-20 g-58 m122 h-46 k-24
bets m19
bets_ m19
bett r-24 g25 m-37 h-72
bette r-24 k24
betti g32 m-20 h-59
betw m22
bev h38
beve h38
bever h38
bey m20 h-20
beya m21 h-26
beya_ m21 h-26
bh_ g-23
bha r-24
bhai r-26 h22
bhai_ r-24 h22
bhe g21
bhej g21
bhej_ g28
bhi g41 h-38
bhi_ g46 h-31
bi3 g22
bi3t g22
bi_ r45 g-35 m-37 k88
bib m-27
bic r-25 h-57
bic_ h-20
bicy r-24
bicyc r-24
bid r40 g-28 m25
bidd r29
bie r-21 h47
bier h43
bier_ h30
big r27 m19 h33 k21
big_ g22 h36
bigg r37
bigge r37
bik r-41 h-45 k-19
bike r-50 h-53 k-19
bike_ r-50 h-51 k-19
bil r34 g-36 m-23 h-56
bila g-24
bilal g-24
bile h-50
bile_ h-23
bili r-24 g29
bili_ h-24
bilit r-19 g34
bill r52 g-29
bill_ g-42 h20
bille h-24
bills r38 k33
bim g26
bima g26
bima_ g26
bin r-46 g22 m72 h-65 k-21
bina r-66 g109 m53 h-34
binar r-19 g86 m85 h-34
bind r34 g-38
bindi r34 g-32
binet h-21
bing m29
bingo m29
bir r-22 m-41 k-38
bira h33
bira_ h33
bird g25 h-46
bird_ h-40
birds g31
birr h43
birra h43
biry g-29 h-30
birya g-29 h-30
bis m-27 h30
bis_ h44
bisc m-26
biscu m-26
bit r41 m32 h42
bit_ r79 g20
bitc r-22 h-30
bitco r-22 h-30
bite h35
bits k32
bits_ k32
bitt h31
bitte h31
bje g47 h-48
bjec g47 h-48
bject g47 h-48
bl_ g58
bla r-28 h69
blac m22 h35
black m22 h35
blag h28
blagh h28
blan g30
blanc h23
blank g34
ble r35 m41 h63 k-52
ble_ r27 g-61 h-59 k-33
bled r-32 h42
bled_ r-32 h42
blem g23
blem_ g23
bles r29 m59 h74 k-19
bles_ r30 m63 h46
bless h28
blet h27
blets h27
bli r-45 h-57
blic r-20
blic_ r-20
blig r19
blige r19
blin r-24 g30 m21 h-89
blind g50 h-41
bling m39 h-34
blis r-21 g-20 m-19
blish r-21 g-19 m-19
blo r-22 g22 m-21 h-52
bloc g-24 h-33 k23
block g-24 h-33 k23
bloo h56
blood g-27 h88
bloom g36 h-21
blos g21 h-43
bloss g21 h-43
blu g-29 m-28 h49 k-22
blue g-26 m-20 k-21
blue_ g-26 m-20 k-21
blun h33
blunt h33
bly h24
bly_ h24
bmi h25
bmit h25
bmit_ h25
bna g52
bnp r-23
bnpl r-23
bnpl_ r-23
bnt h41
bnt_ h41
bo_ r43 g33 m46 h-35
boa r-38 h-35
boar g-35
boar_ h66
board g-27 m23 h-32
boat r-21 g39 h-37
boat_ g29 h-36
bod r-29 g34 h-31 k41
body r-29 g34 h-31 k41
body_ r-29 h-36 k44
bodys g19
bok r21 g32 h-28
bokr r23 g32
bokra r23 g32
bol r36 g85 m31 h-74
bola m37 h-42
bola_ m37 h-42
bole g41
bolee g30
boli r41 g48 h-26
boli_ r59
bolis g58
bon r113 g-46 m21 h39 k-26
bon_ g21 h42
bona h22
bonar h22
bond r170 g-40 m-64 h-88
bond_ r72 m-37 h-65
bonds r132 g-27 m-25 h-41
bong r-20 m45 h35
bong_ m48 h30
bonu r-30 m55 h30
bonus r-30 m55 h30
boo g-28 h-24 k-49
book m56 h-52 k-26
book_ m42 h-31 k25
booke r34 k-26
booki r-22 m24 h66
bookl h-26
books m-20 h-48
boon g21
boon_ g21
boot g-25
boot_ h-32
bootl h31
boots h-22
booz h72
booze h53
bor g42 m26 h-25 k24
bor_ r32
bord m44 h45 k27
borde m44 h51 k27
born r-42 g46 h-28
born_ r-19 g46 h-28
borr g37 k19
borro g37 k19
bort h24
borti h24
bos m-22 h41 k28
boss m-22 h41 k28
boss_ m-19 k28
bot r-53 m-35 h129 k-25
bot_ g23 m-23 h20
both r-22 h-29
both_ r-22 h-29
bots h37
bots_ h37
bott r-25 h72
bottl r-25 g-37 h65
botto g37
bou r-44 h59
bour r-52 h53
bour_ r-56 h39
bourb h37
bout m21 h32 k-27
bout_ m21 h28 k-27
bov r24 m35 k20
bove r24 m23 k20
bove_ r24 m23 k20
bow m24
bowl m25
box r-84 h-36 k-45
box_ r-68 g-29 k-23
boxe g-36 h-24 k-22
boxes g-20 h-37 k-22
boy r-30 h92
boy_ g-23 m-26 h107
boys r-29
boys_ r-29
bra r-38 g-62 m-60
brac h-29
brace h-20
braj h46
braj_ h46
bran g-27 m-30 h54 k26
branc k30
brand m-26 h40
brar m-23 h-27
brass h-21
bre r-19 g-29 m-20
brea g-25 h-82
bread g-74 h-99
break g54 h50
breat m40
brew h93
brew_ h57
bri m-37 k-37
brib g-27 h72
bribe g-27 h66
bric g25 h-23 k-27
brick g25 k-24
brid r27 m-26 h-33
bridg r36 m-26 h-25
brin g43 h30
bring g43 h30
brit h-26
bro g-33 h-87 k21
bro_ m29
broa g19 m-24 k39
broad g19 m-24 k39
brok r31 g35
broke r26 g36
brot g-24 k38
broth g-24 k38
brou r-22 g-22 h-28
broug r-22 h-24
bru r32 h61
brua r35
bruar r35
brun h-31
brunc h-31
brut h71
brut_ h38
bsc g-22 h19
bscr g-22 h19
bscri g-22 h19
bsi g-22 m-19 h57
bsin h48
bsint h48
bsir h30
bsir_ h30
bsit h33
bsite h33
bso h34
bsol h34
bsolu h34
bt_ r61 m37 h-34 k-23
bta r33
bta_ r40
bto r-59 h37
btor r-59 h37
btor_ r-52 h39
bts r-23
bts_ r-23
bu_ r34
buc h65
buck h41
bud g31
budo g43 h-28
budol g43 h-28
bui r-23 g30
buil r-23 g30
build r-23 g22
buk g48
bul r21
bula m-30
bull m20
bull_ h24
bum h-34
bun r-51 m-37 h30
bun_ r-37 h-19
bund m-35 h36
bundl m-35 h36
bur r-31 m-26 h35
burg m-21 h-19
burge m-21 h-35
burn h50 k24
burn_ h45
burne k35
bus r-72 m-67 h-101
bus_ r-84 g-21 m-63 h-98
buse h-38
buses h-28
busi h51
busin h21
but r53 g-52 h38
but_ r80 g-40 h36
butc h-40
butch h-40
buti r-26
butio r-26
buto h23
butor h23
butt h28
butte g33 h25
butto g-32
buy r60 g29 m32 h46
buy_ g23 m53
buye m-21
buyer m-21
buyi h35
buyin h35
buys r57
buys_ r57
by_ r-24 g-32 m-32 h72 k-40
bya r82 g-25 h-41
byaj r41
byaj_ r41
byb g20
bybi g20
bybit g20
byp k29
bypa k29
bypas k29
bys h-78
bys_ h-23
ca_ g-30 h121
cab g-30 m-32 h85
caba h42
cabar h42
cabi h-27
cabin h-27
caf r20 g-57 h-29
cafe r21 g-45 h-29
cafe_ r21 g-40 h-22
cag h-62
cage h-53
cage_ h-53
cai h55
cain h52
caine h52
cak m-38 h-86 k-38
cake g-37 m-38 h-86 k-38
cake_ g-34 m-32 h-89 k-38
cal r39 g60 h22
cal_ h52
calc g-25 h-24
calcu g-25 h-24
cale g-37 m-23
cale_ g-32 h-24
cales h22
calf g72 h-36
calf_ g46 h-35
cali h19
call r67 g22 m27 h38 k28
call_ r35 h86
calle g-23 m68 h-29 k46
calls g80 m-26 h-43
calp g33
cam g-56 h38 k-21
came r22 m41 h39 k-30
came_ g-28 m63 h47 k-22
camel m-20
camer h-33
camp h-21
camp_ h-54
campa h37
can r-27 g-44 m-26 k20
can_ g28
canc r-24 h-50
cance r-24 h-50
cand g43 m46
candl g45 m46
cani h20
canis h20
cann r38 g-43 h55
canna h49
canno r44 g-37
cans h88
cans_ h88
cant h-25 k30
cant_ m36 k30
cante m-28 h-21
cap g27
cap_ r-51 g20 h-36
cape g19
caped g32
capi r48 g-36 k-19
capit r49 g-35 k-19
caps g19
capsu g24
capt r21 h52
capta r21 h52
car g36 m53 h-34 k-25
car_ r-68 m63 h-111
cara r31 g33 m59
carat r36 m52
carb g22
carbo g22
card r40 g-112 m20 h40 k46
card_ r46 g-47 h-74 k35
carda h-41
cardi h21
cards g-64 m28 h109 k28
care r-34 g35
care_ r-34 g72 h19
carf h-34
carf_ h-34
cari h25
caric h31
carl m29 h107
carlo m32 h44
carp r-64 m-37 h-34
carpe r-46 m-37 h-34
carr r76 h-83 k-24
carri g41
carro h-44
carry r86 g-29 m-20 h-38
cars g31
cars_ g31
cart m-26
carto m-26
carv m-25 h-34
cas m60 h28
case r-36 g40 h55
case_ r-36 g34
cases h50
cash r23 g34 m64 k20
cash_ g35 h-40 k20
cashe m27
casi g-25 h-69
casin g-25 m20 h-31
cask h76
cask_ h76
casti h22
cat r-37 g50
cat_ r-26 g-66 m-27 h-27
catc g73 m-19 h-30
catch g73 m-19 h-30
cate r23 m22
cate_ r-20 m35 h29
cater r20
cates r28
cati r-23 g32 h-23
catio r-23 g32 h-23
catt g22 m40 h41
catte m40 h25
cattl g23
catu h31
catur h31
cau g-23 m76 k44
caus g-34 m28 h-21 k44
cause g-34 m28 h-21 k44
cavat h-20
cca m72
cca_ m20 h-22
ccar m52 h25
ccara m52 h26
cce g-19
ccep r23 g-19
ccept r23 g-19
cci r-20 m-44 h-24
ccid g21
ccide g21
ccin m-44 h-35
ccina m-32 h-19
cco k24
cco_ h20
ccou g28 k26
ccoun g28 k26
ccr r32
ccru r32
ccrue r27
cct r24 g-20 m-31 h-39 k26
cct_ r30 k38
ccu m30 h40
ccul h19
ccult h19
ccum m30 h21
ccumu m30 h21
cd_ r30
cdd k29
cdd_ k29
cde g23
cde_ g23
ce_ r24 g20 m-79 h-142
cec h23
ceco h24
cecou h24
ced r40 h-26 k19
ced_ r40 h-26 k19
cei h-77 k28
ceip h-57
ceipt h-57
ceiv g23 k41
ceiva r28
ceive k38
cel r-52 g-20 k-42
cel_ r-38 h-33 k-45
cell h62
cella g57 h43
celle g-58
cello h41
cem r-44 m-21 k-27
cemb g25 h32
cembe g25 h32
ceme r-39 g-24 h-44
cemen r-39 g-24 h-44
cen r-24 g-46 h53
cenc h-22
cence h-22
cens g-23 h74
censi h31
censo h41
cent g-33
cent_ r48 g-28 h-21
cep r23 g-19 k-20
cept r23 g-19 k-20
cer r-53 g-52 m-63 h44 k28
cer_ r-70 g-24 m-24 h101 k20
cere h46
cerer h41
ceri r-41 h-55
cerie r-41
cers r37 g21 k21
cers_ r37 g21 k21
cert r32 h-35
certa r26
certi k19
cery h-23
cery_ h-23
ces r63 m26
ces_ r62 m39
cess h-30 k28
cess_ r-20
cessi r30 k22
cest h20
cesto h20
cet h36
cett h36
cetta h36
cfd r-46 g185 m149 h-55 k-26
cfd_ r-42 g161 m163 h-44 k-26
cfds g25
cfds_ g25
ch_ r-38 g60 h32 k-75
cha g20 h48 k-32
cha_ r-29 g54
chai g-29 m-35 h-130 k-32
chain r51 h-25
chair r-65 g-29 m-28 h-119 k-32
chal g21
chale g20
champ h27
chan r28 g45 m75 h-54 k-27
chanc g67 m119 h-30
chand m-26 h-48
chane h34
chang r44 g-26 h-58
chann h57
chant r25
char m-21 h74
char_ h49
chara h23
charc h-35
chard g23
charg k-21
chari g-27 h-36
charr h34
chart m-22 h29
chas r36 g-19 m-25
chase r34 h-48
chasi h54
chat g-20 h50 k60
chat_ g-20 h22 k60
chc g20
chch g22
chcr h19
chcra h19
che g-28 m-43 h-38
che_ r28
chea r34 h106 k-27
cheap r34 h55
cheat h51
chec r-29 h-58 k49
check r-29 h-58 k49
ched r-24 g-19 m-25 h-49
ched_ m-25 h-43
chel h33
chelo h33
chem r52 g21 h-25
cheme r52 g21 h-23
chen h-24
chen_ h-19
cheng g29
cheo h26
cheon h26
cheq h-26
chequ h-26
cher g-28 m-30
cher_ g-26 m-29 h-61
chers h79
ches r-36 g19 m28
ches_ r-24 g29 h50
chest m29 h-28
chi g-47 m20 h70
chi_ r-26
chic h51
chic_ h51
chich h52
chick h-44
chil r-29 m-22 h22
child r-29 m-22
chill h28
chin r-19 g26 m37 h-46 k27
chine m25 h-51 k28
ching g22 m-47 h-23
chip g-25 m68
chips g-25 m68
chit r92 g-30 m-21 h-26
chit_ r59 g-22 h-24
chitt r40
chiv h50
chiva h50
chl m-38
chlo m-23
chlor m-23
chn h64
chni h27
cho r-89 g-25 m-50 h104
choi r-32 g52
choic r-32 g52
chol h22
chol_ h35
chon h58
chon_ h58
choo r-25 g-19 h-31
chool g-57 h-59
choos g38 h28
chop h38
chops h30
chor h45
chori h47
chos g-42 m-28 h-29
chose g-42 m-22 h-21
chr r20
chri r20
chris r20
cht h30
cht_ h30
chu g22 h-27
chun k19
chunk k19
chur g27
chw h36
chwe h29
chwei h29
cia r-37 k-22
cial r-27 m28
cial_ r-26 m29 h-27
ciale h19
cian g19
cian_ g20
cid r-48 g26 h42 k-23
cid_ h32
cide r-48 g27
cide_ r-21 g-65
cided h-28
ciden g21
cider h37
cides g65
cie r32 h47
cier r21 m23
cier_ r48
cies g-19 h34
cies_ g-19 h34
cif g32 h-29
cifi g29 h-20
cifie g29 h-20
cil r24 h23
cil_ h-25
cili r29 h48
cilit r29 h48
cin r41 g-30 m-43
cina m-32 h-19
cinat m-32 h-19
cine m-25
cing r68 m20 h-22
cing_ r68 m20 h-22
cipa h-20
cipal h-20
cipe h23
cipe_ h23
cir g-32 m23 h27
circ g-32 m24 h21
circl m24 h21
cis_ h-24
cit g-31
city g-30
city_ g-30
ciu h43
ciut h43
ciutt h43
ck_ r-23 g25 h83 k-41
cka m-20 h-27
ckag m-22 h-27
ckage m-22 h-24
ckb h44
ckba h44
ckbac h44
ckd k37
ckda k37
ckdat k37
cke r-62 m-50 h28
cked m-28 h97
cked_ m-28 h97
cken h-19
cken_ h-26
cker r-41 m-38 h-31
cker_ r-40 m19
ckers m-57 h-26
cket m22
cket_ h-28
ckete g37
ckets m19 h22
ckey m-30
ckey_ m-30
ckg h-36
ckga h-36
ckgam h-36
ckh h36
ckha h36
ckhan h36
cki h29
ckin h29
cking h29
ckj m38
ckja m38
ckjac m38
ckl r25 g-24
ckla r31 g-31
cklac r31 g-31
ckli h24
cklin h24
ckm h45
ckma h45
ckmai h45
ckn m-25 h-41
cko h33
ckof h40
ckoff h40
ckp m64
ckpo m64 h26
ckpot m64 h26
cks m-35 h-64 k-22
cks_ h-64
cksm g-19 m-30
cksmi g-19 m-30
ckt h27
ckta h27
cktai h27
cku r26
ckup r26
ckup_ r26
cky_ g21
cl_ r37
cla g-22 h-71 k48
clai r21 g42
claim r21 g42
clar k77
clare k75
clas m-28 h-23
class m-52 h-55
clau r24
claus r24
claw g-22 h-39
claw_ g-22 h-39
cle g-91 h-19 k28
cle_ r-26 g-59 m44
clea m-23 k59
clean r-55 g-35 m-24 h-24 k63
clear r68 g31
cli r-21 g-40 k-37
clic m35
clie r-19 h19
clien r-19 h19
clin g-21 m-23 h-25 k-23
clini m-21 h-51 k-23
clink h30
clip m-27
clips h38
clo r-26 g34 h56 k-44
clon m-32 h85
clone m-26 h68
clos g45 m74 k-31
close r19 g29 m57 k-27
closi r-28 h24
clot m-35 h-39
cloth m-35 h-39
clu r-19 g-29 h21
club r-29
club_ r-29 h20
clud h23
clude h25
cme g40
cme_ g40
co_ r-30 g30 h61
coa r-46 g-50 m-35 h-84
coac g-31 m-27
coach g-31 m-27
coal h-49
coal_ h-49
coat r-34 g-54
coat_ g-47
coc h77
coca h54
cocai h52
cock h27
cockt h27
cod r-19 h44 k67
code r-19 h19 k67
code_ m25 k63
codei h24 k-21
codes m-22 k25
cof r-28 g-24
coff r-28 g-24
coffe r-28 g-24
cog h58
cogn h58
cogna h58
coh h-27
coho h-35
cohol h-35
coi r30 m55 k-55
coin r30 m57 k-55
coin_ r23 m41 h-52 k-31
coins h49 k-24
col h28
cold h55
cold_ h55
colla g46
colle g-52
colo r-22 h-73
colou r-22 h-63
com r24 g108 h-28 k78
comb g26
come r21 g76 h-48 k27
come_ r36 g91 m-21 h-21 k24
comes m25 h-28
comi g42
comin g42
comm h29 k43
comme g27
commi h27
commu h32
comp g-32 h-21
compa g-25 h67
compe r25 m37
compl h-23 k27
compo h-21
compr g21
compu m-29 h-19
con r-46 g28 h-37 k-25
con_ g36 m-32
conc r-24 g25
conce g30 h-27
cond r-45 g26 m35 h-25
cond_ r-28 g-48
condi g-24
condo g33
conds g64 m32 h-24
conf g-26
confe h21
confi h-42
cons r42 h-22 k33
consi r25
consu g-25 k43
cont m24
conte m27
conv r34
conve r34 g-28 h37
convo h-19
coo r-21 g28 m-52 h-48
cook r-21 m-41 h-19
cooki m-21
coop g27
coop_ g29
cop r-52 g-34 m-43 h101 k-30
copi g-27 h48
copie g-27 h48
copp r-29 g63 k-19
coppe r-29 g65 k-19
copy g-50
copy_ g-50
cor g-83 k22
cora g-19
corat m-22
cord r-37 g-32 h-52 k39
cord_ r-37 g-38 k29
cordi h-30
core g-20 m58 h37
core_ m60 h47
corks h52
corn h30
corn_ h-21
corne h26
corp r64 h-25
corp_ r25
corpo r39 h-22
corr h-23
corre h-23
cort h67
cort_ h46
corts h21
cos r36 h-81 k-29
cost r42 h-52 k-28
cost_ g-47 k-19
costs r57 g46 m28
costu h-31
cot m-40 h59
cotc h39
cotch h39
coti h20
cott g28
cotti h41
cotto g29 h-31
cou g-69 m-26 k-20
coun r-24 g-26 m-20 h-30 k40
counc h-24
count k40
coup r62 g-30 m46 h58
coupl h40
coupo r62 g-30 m46
cour g-20 m-28 k-39
couri r-43 g-26 m-23 h-44
cours r30 g-34 h42 k-35
court g42
cous m-30
cousi m-30
cov g116 h-56
cove g116 h-56
cover g130
cow r-26 m24 h-37 k-60
cow_ r-24 m24 h-29 k-28
cqu h28
cqui h22
cquir g33
cr_ r28
cra r-42 g24 m57 h64 k-35
crac m-54 h29
crack m-54 h29
craf h21
craft h21
cran h-39
crane h-39
crap g30
crap_ g41
cras m40
crash m40
crat r-43 m103 h56
cratc g-20 m95 h27
crate r-41
cre r-41 g29 h-80
cream h-25
creat h29
cred r36 m27
credi r36 m27
cree h-65
creek r21 g19
creen g-23 h-97
cres r-44 h-22
cresc r-44 h-22
cret g56
cret_ g40
crew k40
crew_ k40
cri g-46 h36
cric h-20
crif h37
crifi h37
crip g-34 h50
cript g-34 h50
cro r-26 g-25 h40 k27
crop g25 h-57
crop_ g38 h-39
cros r-22 h25 k33
cross r-22 h25 k33
crou m39 h28
croup m39 h28
crow r24 g-21
cru g27 h21
crud g50
crude g50
crue r27
crued r27
crui m23 h34
cruis m23
cruit h24
cry h40
cryp k28
crypt k28
crys h47
cryst h47
cs_ g29
cso m41 h31
cso_ m41 h31
cst h26
csta h26
cstas h26
ct_ r112 g20 k60
cta m32 h-21
cte g-51 m-25 h-61
cted g-38 m-25 h-59 k21
cted_ g-38 m-25 h-59 k21
cti g34 h-48 k19
ctin g32 k-36
cting g32 k-36
ctio r-28 k44
ction r-28 k44
ctl r-30
ctly r-30
ctly_ r-30
cto m-32 k-36
ctob m-21
ctobe m-21
ctor h30
ctor_ g-39
ctore h48
ctori r26
ctors g32 h-25
ctory r-28
ctr h39
ctro g28 h19
ctroc h49
ctron g44 h-31
cts r19 g26
cts_ r19 g26
ctu r-55 g-28 h-50
ctua r-45
ctual r-45
ctur h-34
cture r20 h-24
cturi k22
cue h24
cui g-32 m-26
cuit g-32 m-26
cuits m-26
cul g-26
cult h19
cult_ h19
cum g-20 m29 h-20
cume g-27 h-22
cumen g-27 h-22
cumu m30
cumul m30
cup m-68 h30
cup_ m-61 h72
cups h-34
cups_ h-34
cur m-34 h102
cure h63
curem h25
curi m-24 h-20
curit m-24 h-20
curr r23
curs h79
curse h79
curt r-34 h-34
curta r-34 h-34
cus r-20
cush h-23
cushi h-23
cust r-20
custo r-20
cut g-60 k-22
cut_ k-21
cute h49
cuted h49
cuts r25 h-22
cuts_ r25 h-22
cutt g-36 h-35
cutte g-34 h-35
cvv h31
cvv_ h22
cx_ g55 h-22
cy_ g68 m-19 h-21
cyb r-19 g26
cybe r-19 g28
cyber r-19 g28
cyc r-25
cycl r-25
cycle r-25
cyl r-21
cyli r-21
cylin r-21
da2 g35 h-53
da2a g26 h-53
da2a_ h-53
da3 h-27
da_ r73 g-78 h-83 k-24
daa r-24 g37 m23 h54
dab r-28 g56 m-30
dabl r-28 g21
dable g27
dad m55 k-20
dad_ g-32 m61 h-28
dadd h19
daddy h19
dadn g41
dadna g41
daf g42 h-23
daf3 r19
dafa g26 m-20 h-23
dafa3 g28 m-30 h-19
dag g32
dah r47 g-40 h-23
dah_ g-24
daha r39 h-23
dahab r39 h-23
dai g-43 h35
dair h-38
dairy h-38
dak h28
daks h22
daksh h22
dal k-20
dal_ m-32
dala m19 h43
dalaw m19 h42
dals h-20
dals_ h-20
dam r-29 g41
dam_ h45
dama g29 h-25
damo h-41
damom h-41
dan g-20
dan_ m20 h-31
dana r23 h-28
dana_ r23 h-28
danc g-29 h78
dance g-41 h83
daq g25 h-21
daq_ g28
dar r-62 m40 h-53 k65
dar_ g32 h-24 k45
dara h-34
dare g-24 m51 h-28
dare_ m47
dark g37 h24
dark_ g37 h24
dat r44 m-54 h-76
dat_ r41
data g-19
date m-32 h-38
date_ g82 m-20
dates g-55 h-26
dati g19 h-46
datin h-26
datio g26 h-20
dav h37
daw g44
day g-98 h-38 k-62
day_ g-24 m23 k-41
daya h-20
daye h26
dayn g-19
days r21 g-67 m-26 k-19
days_ r21 g-67 m-26 k-19
dba h29
dbag h23
dbag_ h-27
dbags h51
dc_ r22
dd_ g41
dda r-33 h-42
ddad g26
dde g28 h76
dded r61
dded_ r61
dden h50
dden_ h28
dder r-30
dder_ r-25
ddera h28
ddes k22
ddesh k23
ddi r-56 m-26 h-37
ddic m-22
ddict m-22 h-20
ddin r-66 g20
dding r-51 g20
ddiq h-34
ddl k-23
ddle k-22
ddle_ k-22
ddo r29
ddr h-21
ddre h-21
ddres h-21
dds r49 g-24 m47 h22 k-27
dds_ r49 g-24 m47 h22 k-27
de_ r-67 m-35 h-53 k68
dea r96 g-25 h77
dead h113
dead_ g-27 h121
deadl g20
deal r39 h-38
deal_ r51
deale g-34 m33 h-25
dear r85 g-30
deare r92 g-28
deat g34
death g34
deau h21
deaux h21
deb m21 k-43
debe r30 h-20
deben r30 h-20
debi r29 h20 k-19
debit r29 h20 k-19
debt r-41 k-23
debt_ r41 h-28 k-23
debto r-59 h37
debts r-23
dec r-44 g26 h-21 k40
deca g25
decd g23
decde g23
dece g25 h32
decem g25 h32
deci r-23 h-24
decid r-23 h-22
deck h26
deck_ h26
decl g-19 h-39 k78
decla h-38 k78
deco m-22
decor m-22
ded g28 m-19 h71 k-35
ded_ r46 g39 h55 k-33
dedu r-46 g-23 h32
deduc r-46 g-23 h32
dee g-34 h-75
deed r21 h-46 k-22
deed_ r21 h-46 k-22
deen r24 k23
deen_ k23
def r-22 g66 h-42 k-20
defe h-28
defi g32
defin g32
deg h26
degr h33
degre h33
deh r26
dei r-43 h53 k-30
dein r-43 k-29
dein_ r-43
deine h24 k-21
deit h40
deity h34
del g26 m-55
dela r26 g19 h-19
delay r26 g19 h-19
dele k32
delet k32
deli g33 m-24 h-21
delie h-32
deliv g34 m-24
dell h31
della h31
dels h23
dels_ h23
delt h24
delta h24
dem r59 m25 h-22 k35
dem_ m43 h28 k36
dema r26
deman r26
demn g36
demni g36
den g-27 m-30 h-41
dena g-41
dend r25
dends r25
dent r-25 g27 m-27 h-87
denta g23
denti m-25 h-38
dents r-31
deo h65
deos h61
deos_ h61
dep r-60 g60 m34 h-19
dep_ h-27
depe g61 h-25
depen g61 h-25
depo r-29 m38 h35
depos r-29 m38 h35
der r26 g-28 h-27 k27
der_ g-56 h94 k-36
dera r20
deral h28
derat r25
dere r24 g24 m-22
dered r24 g25 m-22
derg h-28 k27
dergr k27
deri g37 h-38
deriv g50 h-33
derl h-19
derly h-19
ders r50 h-39 k21
ders_ r28 h-39 k21
derv k32
derva k32
des g88 m-33 k55
des_ r24 g49 h-20
desc g35 h-28 k29
descr g35 h-28 k29
dese g20 h26
desec h24
deser g29
desh k23
desh_ k23
desi g20 h31
desig g19 h30
desk m-20 h-42
desk_ m-20 h-42
det r-25 m-26 h-67 k77
det_ r-23
deta k75
detai k75
dete h-19
dev g20
dex h-28
dex_ h-28
dey r-21 g44 h24 k-19
deya k-19
deya_ k-19
df_ r28
dfa m42 k35
dfa3 g-20 m46 k42
dfa3_ r24 m29
dfat r19 g24
dfath r19 g24
dge r-20 m-51 k-30
dge_ r-28 m-33
dges h30
dges_ h30
dgi r24 g25
dgin r24 g25
dging r24 g25
dha r37 g38 h-36
dha_ g35
dhs h-20
dhs_ h-20
di_ r41 m-35 h28 k55
dia r-55
diac h28
diac_ h28
dial h-19
dialy h-19
diam h31
diamo h31
diap h-23
diape h-23
dic r-33 m68
dica g20 m54 h19
dical h20
dicap h-19
dicat m40 h25
dict_ g-23 m20
dicti m-22 h-19
did m72
did_ g-19 m72 h-23 k27
die g77 h74 k-38
die_ g93 h-26 k-25
died h57
died_ h57
dien h40
dient h40
dies h41
dies_ h36
dif g37 m43
diff g37 m43
diffe g37 m43
dig g30 m25
digi m36
digit m36
dil h32
din g-49
dina r60
dinar r50 h29
ding r-67
ding_ r-52
dinn g-28 k-25
dinne g-28 k-25
dio r-20
dio_ r-20
dip m-26
dip_ m-26
dir g-21 k35
dire k20
direc k20
dirh r22 g-20 h-40
dirha r22 g-20 h-40
dirt k23
dirty k23
dis r76 g-24 m-30 h43
disa h39
disap h39
disc r117
disco h-23
discr h37
dise m26 h28
diss h21
disse h21
dist g-21 h46
disti g-21 h29
dit g-49 m20 k-51
dit_ h32 k-46
dite r44 h-33
dited r44
diti g-33
ditio g-31
dits r-25 m51
dits_ r-25 m51
diu g-23 m-22
dium g-23 m-22
dium_ g-23 m-21
div m-22 h-57
dive r-30 g38 h-44
dive_ g19 h-37
divi r24 g-21
divid r25 g-34
diy g-36 h36 k-28
diya g-29 k-19
diya_ g-29 k-19
dji h25
djin h25
djinn h25
dka r-19 h24
dka_ r-19 h24
dle r47 h-50 k-44
dle_ g43 h-39 k-38
dles r59 g-32
dless r66 g-31
dli m21
dli_ m23 h34
dlin h-22
dline g20
dling g-24
dlo k-24
dly g-19
dly_ g-19
dma h47
dma_ h53
dmi h-26
dmo r19 h-22
dna r49 g55
dna_ r20 g47
dnap g19 h24
dnapp h38
dne g-37 h25
dney h66
dney_ h66
do_ g90 m36 h-44 k59
dob h51
doc r-20 g-30 h24
doct h46
docto h46
docu g-27 h-22
docum g-27 h-22
doe r40 h-22 k35
does r40 h-22 k35
does_ r46 k33
dog h39 k-21
dog_ g38 h36
dogs m25
dogs_ m25
doh m19
dol g-38 m-20 h47
dol_ h19
doll r21 g-33
doll_ h38
dolla r22 g-27 h-27
dols h20
dols_ h20
dom r-25 g40 m24 h31 k-39
dom_ g75 m23 h28
dome h26
domet h26
don r-54 m-52 k46
dona m-32 h-41
done r-36 k-22
done_ r-36
donor h27
dont r-19 k72
dont_ r-19 k72
doo r-54 g43 m-26 h-24 k-35
doo_ r-31 g19 h32
doon g26
doon_ g26
door r-28 m-30 h-55 k-29
door_ r-28 m-30 h-56 k-29
dop h34
dopt h19
dor g26
dor_ g26
dos h32
dos_ h23
dou g29 m32
doub g26 m41 h-20
doubl g26 m41 h-20
doug h-22
dough h-22
dow k-40
dowm g27
dowme g27
down g32 m35
down_ r-19 g58 m56
dows g-52 k-22
dows_ g-48 h-20 k-22
dr_ h-33
dra r28 g-40 m54
draf r28 g-24 m27
draft r28 g-24 m27
drag m28
drag_ m19
drai k22
drais k22
draw h-19
draw_ r-23 h21 k20
drawe h-24
drawi g62 m-19
drawn r32 g-42 h-22
dre g-46 m49 h-34
drea m60 h35
dream m60 h35
dred m34
dred_ r44 m38
dreg h22
dregs h22
dren h-39
dren_ h-39
dres r-35 g-23 m-25 h-24 k49
dress r-35 g-23 m-25 h-24 k49
drew h-24 k-28
drew_ h-24 k-28
dri m-34
dri_ g32
dril r-46
drill r-46
drin h22
drink h22
driv m-22
drive g-20 m-22
dro r-62 g40
dron h37
drone h37
drop r-37 g49
drop_ r-61
dropp r21 g-26
drops g84
drug h-24
drug_ h-43
dry k-33
dry_ k-33
ds_ r39 g54 k-36
dsh r-31
dsm_ h24
dt_ r-34 g39
dte g48
dte_ g48
du_ h42
dua r19 h-20
dub r-35 m-29
duc r-44 h64
duce h25
duce_ h25
duci r28
ducin r28
duck m20
duck_ m20
duct r-61 h43
duct_ g29
ducti r-47 h25
due r44 h-25 k-35
due_ r32 g-19 k-35
dul m-37
dule r-23
dulg r28
dulge r28
dult m-21 h26
dult_ h39
dum k24
dumm h-30 k25
dummy h-30 k25
dump h36
dus h22
dush h25
dushm h25
dut h27
dutc h53
dutch h53
duty h-26
duty_ h-26
dv_ r-22 g67 h-35
dva g19
dvan g19
dvanc g19
dvd g-39
dvd_ h-19
dvds g-38 h23
dvds_ g-38 h23
dvi g-37 h20
dvic h32
dvice h32
dwi r37 g-31
dwic h23
dwich h23
dwil r37
dwill r37
dy_ r-81 m-41 h124 k29
dys g19
dys_ g19
e2a g20
e2a_ g20
e3_ m20
e3a g29 h-27
e3lan h20
e3r g23
e7_ m26
e7r h82
e7r_ h82
e7t m43 h-27
e7t_ m43 h-27
ea_ r-60 m-52 h-73 k-32
eac h-32
each h-30
each_ r28
eache r-23 m-21 h-38
ead r-34 m-33 h74
ead_ r36 m-46 h58 k36
eade h39
eader h39
eadi h25
eadin h25
eadl g20
eadli g20
eads r-33 m41 k-21
eads_ r-33 m41 k-21
eady r-30 h-47
eady_ r-30 h-47
eaf_ h41
eafl h-29
eafle h-29
eag r-24 m21 k-31
eage_ h50
eagu r-22 m26 k-28
eague r-22 m26 k-28
eak r-24 m-53 h75
eak_ r-21 g-25 h65
eake h25
eaked h51
eaker h-31
eaks g34 h-26
eaks_ g34 h-26
eaky h26
eaky_ h26
eal m26 k51
eal_ r30 h-22 k41
eale r-23
ealed g33 h-20
ealer g-36 m28 h30
eall g29
eally g29
ealt h20
ealth h20
eam r-44 m41 k-19
eam_ m27 h-26
eams r-27 h36
eams_ r-27 h36
ean g45 m-23 h-77 k44
ean_ r-37 g72
eanc h44
eance h44
eane g-32
eaner g-32 k29
eani r-23 m-21 h-37 k20
eanin r-23 m-21 h-37 k20
eans r33 h-75
eans_ r35 h-83
eap r24 g46 h21 k-20
eap_ m21 h26
eape g27
eaper g27
eaps g37
eaps_ g37
ear r125 g39 m-24 h-79 k-67
ear_ g54 m20 h50 k-32
eara r39
earan r39
eard g19
eard_ g19
eare r57 g-41
earer r92 g-28
eares r-30
eari h-20
earin h-20
earl m-28 h-78 k-32
earl_ g49
earls g21
early r29 g-59 h-49 k-29
earn r30
earn_ r47 g-28
earne r-59 g30 k20
earni r47
earr g-20
earri g-20
ears g63
ears_ g63
eas r76 h43
ease r19 g-48 m-25 k25
ease_ g-72 m-25 k29
easeb r28
eased h30
easi m21
easo g43
eason g43
east r-76 h49
east_ r-64
easte h32
easu r78 g-37 k-19
easur r78 g-37 k-19
easy r41 g27
easy_ r41 g27
eat r-76 g-83 m-25 h88 k-39
eat_ r-63 g-51 m-43 h99 k-32
eaten h62
eath m27 h-72
eath_ r-21 m31 h-25 k53
eathe h-41 k-52
eati r20 g-22
eatin r20 g-22
eatr h-21
eatre h-21
eats h-21
eats_ h-21
eaty g23 h41
eaty_ g23 h41
eau g-20 h53
eaux h21
eaux_ h21
eav r74 h-35
eave r-29
eave_ r-57 h41
eaves r29 h-54
eavi r103 g-23 h-21
eavie r71
eavin r32
eaw m19
eawa m19
eaway m19
eb_ g-21 m60 h-64
eba r61 h-22
ebac r28
eback r28
ebal r21
ebat r21 g-39
ebate r21 g-39
ebb g52
ebbl g41
ebble g41
ebee h19
ebel h-27 k21
eben r30 h-20
ebent r30 h-20
ebh g-46
ebh_ g-23
ebi r29 g-27 h56 k-23
ebit r29 h20 k-19
ebit_ r22 h23 k-19
ebn r-20 g52 h45
ebna g52
ebo k-19
ebod g-22
ebody g-22
ebook g-33
ebr r35
ebru r35
ebrua r35
ebsit h33
ebt r-34 k-23
ebt_ r48 k-23
ebto r-59 h37
ebtor r-59 h37
ebts r-23
ebts_ r-23
ebu g24 h29
ec_ r-34 m53
eca m42 h-21 k-21
ecau g-29 m31
ecaus g-29 m31
ecc h27
ecco h27
ecco_ h27
ecd g23
ecde g23
ecde_ g23
ece g-27 m-39 h-68
ece_ h-28
ecei g-22 h-70 k47
eceip h-57
eceiv k57
ecem g25 h32
ecemb g25 h32
eces g-19
eces_ g-19
ech g42 m35 h63
ech_ r27
echa g54 m49
echa_ g29
echar r-21 g31 m57
echo h53
echon h53
eci r-19 k-27
ecia h35
ecial h42
ecid r-23 h-22
ecide r-23 h-22
ecif g32 h-29
ecifi g29 h-20
ecip h23
ecipe h23
eck h-51 k20
eck_ r-22
ecke g23
ecked g23
ecki h-37
eckin h-37
eckl r31 g-31
eckla r31 g-31
ecko g27
ecks k48
ecks_ k48
ecl g-19 h-42 k78
ecla h-38 k78
eclar h-38 k78
eco r-37 g-31
ecoi h26
ecoin h26
ecom g23
econ r-73 m29 k-21
econd r-42 m36
ecor g-57 m-27 h-38 k39
ecora m-22
ecord g-39 h-28 k39
ecou r28 h23
ecour r28 h23
ecr g28 h54
ecra h24
ecrat h24
ecre g40
ecret g40
ecru h24
ecrui h24
ecs_ m25
ecst h26
ecsta h26
ect r-81 g38 h-51
ect_ g22 k19
ecte g-24 m-25 h-57 k21
ected g-24 m-25 h-57 k21
ecti r-41 g35 h30 k-39
ectin g32 k-36
ectio r-43 h38
ecto r-31 h59
ector r-31 h57
ectro g28 h19
ectu h-39
ectur h-39
ecu m-25
ecur m-25 h-29
ecuri m-24 h-20
ed_ g-91 m-67 h-56 k-76
eda g26 m-22 h-46
edal m-27 h-37
edal_ m-27
edd r-24 h-96
eddi r-33 g20 h-66
eddin r-33 g20 h-26
ede g-26 m-27 h20
eded g-19 m-27 h20
eded_ g-19 h24
edf m21 k42
edfa m21 k42
edfa3 m21 k42
edg g69 h-32 k-21
edge r24 g38 h-29 k-21
edge_ g39
edged r28
edgi g31
edgin g31
edi m19 h44 k-36
edic r-21 m19
edict m21
edie h34
edin r23
edit r33
edit_ r32
edite r44 h-33
edits r-25 m51
ediu g-23 h20
edium g-23 h20
edl h-58 k-32
edli m26
edo g66 h22
edoo g30
edoon g30
edr g-24 h49
edro g-24 h49
eds g-45 h27
eds_ g-45 h27
edu r-45 h30
educ r-28 g-21 h46
educe h25
educi r28
educt r-46 g-23 h35
edule r-23
edy h22
edy_ h22
ee_ r43 m-86 h-45
eeb g38 h-21
eeb_ m21
eed g-106 m-19
eed_ g-86 m-22 k31
eede g-19 h24
eeded g-19 h24
eedi r-26 k-19
eedl m19 h-45 k-22
eedli m26
eeds r41 h-24
eeds_ r41 h-24
eef g-43 h30 k-19
eef_ g-43 k-19
eeg r-40
eeh g117 h-26
eeh_ g89
eeha r22 g28
eeha_ r22 g28
eei g20
eein g20
eeing g20
eek r81 h-76 k-53
eek_ r25 m-40 h-70 k-38
eeke g-19 m21
eeken g-19 m21
eekl g33
eekly g33
eeks r29 k-32
eeks_ r29 k-32
eel r-44 g69 m-32 h-21 k-21
eel_ r-50 g29 k-39
eela k27
eelat k27
eels g50
eels_ g50
eem r31 g20
eem_ g-26
eema g24
eeme r57 g23
eemen r32 g23
een r-39 m22 h-87
een_ r-73 g22 m28
eena r40
eenah r26
eeni r19 h-27
eeni_ r19
eenin h-27
eep r27 m72 h-50 k19
eep_ r-33 m30 h-70 k63
eepe m-22 h22
eeper m-22 h22
eepi r47
eepin r47
eeps r19 g19 m64 k-36
eeps_ r23 g22 h30 k-36
eepst m53 h-20
eeq r-25
eer r-40 g-84 m-24 h38 k-20
eer_ g-49 h73
eera r-23
eera_ r-20
eers g-30 h-29
eers_ g-30 h-20
ees r29 g19 m28 h-47 k32
ees_ g28 h-65 k47
eesa g30
eesa_ g30
eese_ h-50
eesh r58 g-21 m24
eesh_ r31 m25
eet g-47 m-39
eet_ m-27 h-21
eeta m19
eete r31
eeten r31
eeti h-51
eetin h-49
eets r-37 g-31 h49
eets_ r-37 g-31 h49
eeva g20
eevan g20
eez g-59 h31 k24
eez_ h37
eeze g-45 k26
eeze_ g-30 k42
ef_ r-62 h-88 k-32
efe r38 g-58 m-39 h50
efer r59 g-51 m-30 h19
efer_ h21
efere r26 g-41 m-19
eferr r33
efh k41
efho k41
efhom k41
efi r-33 g19 h35
efin r-20 g29
efina r-19
efine g32
efit h44
efo r-25 g62 h23 k19
efok h25
efok_ h25
efor g71 k19
efore g71 k19
eft r-21 g58 m-28 h-53
eft_ g69 m-21 h-47
efu r-22 g33 m-24 k-25
efun g-20
efund g-20
efus g59
efuse g47
eg_ h127
ega r-23 g-29 m42
ega_ g45
egan g-26
egan_ g-26
egar g-31 h-40
egar_ r-55 h-34
egard r66 g-31
ege g20
egg h80
egga h55
eggar h55
eggs g26 h-31
eggs_ g26 h-31
egh r39 g23
egh_ r39
egi g-39 h-48
egin r30 g-22
egis r-39 h-21
egist r-39 h-21
egr r-24 g-25 h62
egre h39
egree h33
egs h40
egs_ h40
egu r-20 g90 h-39
egur g33 h-28
eguro g46
egy g23
egy_ g23
eh_ r19 g190 m-31 h-56
eha r74 h-49
eha_ r44
ehab h-40
ehab_ h-40
ehal g-29
ehalf g-29
ehan r28 m25
ehan_ m28
ehand r28
ehe g21
ehen g21
ehens g21
ehi g20
ehin g21
ehind g21
ehl g62 h-21
ehle g78 h-21
ehle_ g78 h-21
eho r35 k-19
ehol g30
ehold g30
ehou g-21 k-19
ehous g-21 k-19
ehr r-22 g-23 m21 h31
ehr_ m22
ehra h22
ehra_ h22
ei_ g-22 h19
eib r20
eibo r20
eibor r20
eid m-22 h-61 k-20
eid_ m-22 h-61 k-20
eig r33 h19
eigh r41 k-29
eighb g26
eighe g-19
eight r29 k-20
eign_ r-21
eik r-36 h76
eikh r-24 h33
eikh_ h24
ein r22 g53 m-19
ein_ r-61 h-25
eina r59
einah r46
eine h86 k-21
eine_ h27 k-21
einek h49
eing r35 g22 k27
eing_ r35 g22 k27
eins g43
einsu g44 h-22
eip h-57
eipt h-57
eipt_ r-61 h-51 k-28
eipts r48
eir r26 g42 h-35 k28
eir_ g52
eirs r36 g-48
eirs_ r36 g-48
eis g-24 h71
eiss g-19
eissu g-19
eist h24
eiste h24
eit r-47 g40 m-46 h41
eit_ r-25 g-41 m-40 h23
eith r-21 g82 h-19
eithe g61
eity h34
eity_ h34
eiv g23 k41
eiva r28
eivab r28
eive k38
eive_ h-19
eived r-21 k37
eiz g-19 k23
eize g-19 k23
ej_ h-35
eja r-19 h54
ejab h43
ejab_ h43
ejar g24
ek_ r52 g-19 h-87 k-70
eke g-35 h106
eke_ h27
eken g-29 h81
eken_ h49
ekend g-19 m21
ekeng h19
ekh r26 g-29
ekl g33
ekly g33
ekly_ g33
eks r29 m21 k-32
eks_ r29 k-32
ekt h-24 k42
ekto k44
ektob k44
el_ r-132 g-45 h-41 k-23
ela g-24
ela_ g26 m23
elab k-20
elabe h37
elat g-32 h41 k25
elat_ k27
elati g-25 h47
elay r26 g19 h-19
elay_ r29 g36
elb r22 m-24 h-49
elba r26 m-31 h-40
eld r51 g85 h-96 k-30
eld_ r51 g52 h-47
elde h-33
elder h-33
elds g42 k-21
elds_ g42 k-21
ele g-30 h-95 k85
elea m-21 h-44 k39
eleas m-21 h-44 k39
elec r-24 g33 m23 h37
elect r-20 g23 m23 h37
elem k39
elem_ k39
eles h-47
elesc h-47
elet h-20 k24
elet_ r45
elete k32
elev r71 m33
eleve r74
elf r-37 g-45 h-64 k-35
elf_ g-45 h-58 k-35
eli g77 m-53 h21 k-42
elief h-23
elier h19
elig h36
eligi h36
elin r29
eling r29
elis g51
elist g51
eliv g34 m-24
eliv_ g31
elive h25
ell r-50 g63 m-73 h137 k-35
ell_ r-34 m-29 h79 k44
ella h70
ella_ g-37 h32
ellar g-21 h51
ellat g78
elle m-29 h-19 k-24
elled g-63
eller g62 m-19 h-19
elli g81 h-47
elli_ g62 h-27
ellin g19 h-20
ello g-68 k-23
ello_ g-42 h20 k-30
ells r26 h51
ells_ r26 h51
elly g54 h19
elly_ g54 h19
elm m-20 h-33
elme m-20 h-33
elmet m-20 h-33
elo g-50 m27 h62 k25
elo_ h31 k37
eloa m21 h35
eload m21 h35
elon g44 m36 h-42
elong g50 h-28
elop g-20 k-20
elope g-20 k-20
elor h33
elor_ h33
elow r40 g-36 k30
elow_ r40 g-36 k30
elp r52 g-31 h-37
elp_ r29 k23
elpi r26
elpin r26
elps h-25
elps_ h-25
els r-55 g75 h49
els_ r-62 g90 h24 k-21
else h26
else_ h-25
elses h51
elt g-46
elt_ h-89
elta h24
elta_ h24
elte g-33
elter g-33
elv r29
elve r29 h19
elve_ r33
elves k19
elw h41
elwe h41
elwe_ h41
ely g64 h-20
ely_ r-29 g66 h-20
em_ g22 m41 h-58 k94
ema r43 g47 k25
emaa g33
emaar g33
emai r22 k20
email k20
emain r23
eman r39 g-19
eman_ h-24
emand r26
emb m27 k-40
emba m46 h-27
embas h-40
embe r24 h42 k-37
ember r24 h42 k-37
eme r101 m21 h36
eme_ r22 g26
emed h22
emedy h22
ement m28 h-21
emes r57
emes_ r26
emest r31
emh k32
emha k32
emha_ k32
emi r44 m25 h-24
emi_ r99
emin r-34 h-39
emina r-34 h-32
emir h24
emira h24
emis r26 g-35
emis_ r26
emise g-32
emiu r-45 g22 h28 k19
emium r-45 g22 h28 k19
emn g36
emni g36
emnit g36
emo r-57 m-28 h-90 k32
emon h-47
emon_ h-46
emor g36 h-19
emori g36
emov r-20 m-25 h43 k-30
emova h-31
emove m-24 h48 k-24
emovi h26
emp r-27 g-32 h127
empe h45
emper h45
empl k20
emple h25
emplo k21
empo h58
empo_ h37
empor h20
empt k-26
empty k-22
ems r-36 k74
ems_ r-29
emsa h-24 k69
emsa7 k45
en_ r-24 g63 m-118 h-52 k-44
ena r104 h-30
ena_ g19 h-32
enah r52
enah_ r38
enal r42 h-31
enal_ r29
enalt h-29
enan h36
enant h35
enc g-26 h52
ence r23
ence_ r26 h-26
ences m20
ench h47
ench_ h47
end r59 g-26 h75 k21
end_ r81 k44
enda g-33
ende r-34 g-31 m37 h45
ended r-45 m41
ender g-44 h40
endi r61 h46
endin r26 h46
endo g30 h-50
endow g27
ends r-37 m-35 h22
ends_ m-35 h27
ene r30 m-19 h-36 k36
enea g-22 k55
eneat g-22 k55
ened g-46 h-28 k25
ened_ g-46 h-28 k25
enef h25
enefi h25
eneh r19 g31
eneh_ r19 g31
ener h30
ener_ r30
enera r-22 g19
enes h-44
eness h-44
enet g-28 h23
eneve r25
enew g47 h-20
enew_ g26
eng g55 h31
eng_ h30
enga h48
engan h52
enge g30
engen g29
engi g34
engin g34
eni g-39 m22 h21
eni_ r33
enie h-20
enin g-29 m33 h44
ening g-29 m33 h44
enj h34
enje h29
enjen h29
enn r40 g-42 m60 h-40
enna h-23
enna_ h-21
enne m25
enni r29
enno r36
enno_ r23
enny r-38 g-33 m48
enny_ r-38 g-33 m48
eno g-23 m107 h96
eno_ m108 h63
ens k-52
ens_ g51 k-33
ensat r25
ense h-53
ense_ h22
ensed h-22
enses g-37 h-36
ensex g29
ensin h31
ensio g-25
ensiv g21
enso h39
ensor h39
ent r-31 g-54 m-28 h-20
ent_ r32 m-19 k-48
ente k35
ented k45
enter m34
enth k-20
enth_ k-20
enti r-24 h34 k24
entif g23
entin m37 h25 k21
entis m-23 h-21
entl g-20 m-23
entle g-20 m-23
entr r-23 m41 k-26
entri m30 h-21
entry m23 h33
ents r-99 g36 h-59 k44
ents_ r-99 g36 h-59 k44
entu r24 g-19 h37
entur r24 g-19 h37
enty r20
enty_ r20
enu g-52 m-23
enu_ g-39 h28
enue h-33
enue_ h-33
enui h21
enuin h21
env g-54 h57
enve g-39
envel g-39
enz g40 m39
eo_ g26 h-22
eon r-30
eon_ m25 h-30
eone r-26 g-26 h25
eone_ r-26 g-26 h25
eons g28
eons_ g28
eop r-35 g-29 m-19 h32 k42
eopa h28
eopar h28
eopl r-25 g-25 k42
eople r-25 g-25 k42
eord g22
eorde g22
eos h61
eos_ h61
ep_ r-33 m42 h-123 k60
epa r-61 k-40
epac h41
epack h41
epai m-23 h-41
epaid r28
epair r-44 m-23 h-41
epar r-47 h32 k-20
epara r-30 h34
epay m23
epays m26 h21
epe g67 m-49 h-22
epen g61 m-27 h-25
epend g61 h-25
eper m-22
eper_ m-22
eph g-23 m-24 h32 k-34
ephe g-23 h32
epi r47
epin r47
eping r47
epl r-32 g29 m-38 k-27
epla r-32 g36 m-37 h-60 k-21
eplac r-32 g36 m-37 h-60 k-21
epli h53
eplic h53
epo g-36 m29 h24 k45
epo_ r48
epor g-36 k50
eport g-36 k50
epos r-29 m38 h35
eposi r-29 m38 h35
epp r-21 g-21
eppe r-21 g-21
epper r-21 g-21
epr h-20
epri h-20
eprin h-20
eps r19 m64 k-36
eps_ r23 h23 k-36
epst m53 h-20
epsta m53 h-20
ept r50
ept_ k30
epte r34
eptem r24
epu r47
epur r48
epurc r48
equ r52 g-44 h21
equa r-35 g-19
equal r-35 g-19
eque r26 h-24
eque_ h-22
eques r21
equi r61 h50
equil h24
equit h41
er_ g-45 m-24 h-48 k-79
era g-34 m-41 k-29
era_ r-28 g-23 h-24
erab r68 g-66
erabl r68 g-66
erad h45
erag r-28 g34 h29
erage r-28 g34 h29
erall h28
erap h-37
erapi h-19
erat g22 m-22 h-36
erate g23 k23
erati r22 h-24
erato r-21
erb r-22 g-34 m66 h42
erba m76 h69
erbal m45 h59
erc r33 m-32
erce r29 g-33
ercen r29 g-21 m-20 k19
erci g34 m-22
ercia g34
erd r37
erdr r49
erdra r49
erdu r-22
erdue r-22
ere r-25 k39
ere_ r-53 g-19 k66
ered r-71 g19 h-65
ered_ r-71 g19 h-65
eree g22 h36
erei g-34
ereit g-28
eren r22 m23
erenc r25 m30 h-33
erent k23
erer h41
erer_ h41
eres r82 k-49
eres_ r47 h-20
erest r54 h29 k-49
erf h47
erfe h75
erfei h67
erfu h-19
erfum h-19
erg g-49 h59 k30
erga g-38 h-26
erga3 g-38
ergr k27
ergro k27
eri r-91 k-45
eria g-23 h37
erial g-19
erie r-29 g-26 h20 k-22
erie_ h19
erien h35
eries r-29 g-24 h-34
erin g-72
ering g-63 h55
erit g23
erita g25 h-20
eriv g50 h-33
eriva g49 h-26
erj m21 h43
erja m23 h35
erja3 m23 h35
erk h26
erk_ r-25 h52
erka r26 g21
erka_ r26 g29
erl r-30 h69
erli h43
erlin h43
erlo h45
erlot h45
erly r-42 h-19
erly_ r-42 h-19
erm h91
erm_ r45
erma m-22
ermar m-20
erme g-22 h73
ermei h24
ermen g-21 h60
ermi r-23 g46 m26
ermin m32
ermit g26 h23
ermo h48
ermou h53
erms g-28 h-36
erms_ g-28 h-36
ern r31 g-28 m-24 h60
ern_ h37
erne k22
ernet k22
erni r40
ernig r42
ero r-39 h120 k23
ero_ r-31 m26 h-49 k-19
eroi g-28 h27 k42
eroin g-28 k42
erol g-25 h76
erol_ h33
erolo h43
eron h37
eroni h37
erot h29
eroti h29
erp g71
erp_ g37
erpe r24 g26 m46
erpet r24 g26 m46
erps g34 m-33
erps_ g34 m-33
err g-21 h40
erra r21
errac h21
erran r25
erre r22
erred r23
erro r-28
error r-28
erry h35
ers r-22 g-128 h-24 k57
ers_ g-60 h61
ersa r-26
ersal r-26
erse m-35 h-34
ersey m-38 h-23
ersh h-53
ershi h-43
ersi g-29 h29
ersio h26
ersit g-27 h-19
erso h-36 k71
erson h-36 k71
erst r40
ert r-67 g-40 h-31
erta h45
ertai r25 h24
ertat h21
erti r-48 g-29 h-69 k19
ertif k19
ertim r-42 g-24 h-34
ertis h-24
erv r40 g-32 m-38 h37 k26
erva k29
erval k32
erve r35 h27
erved r25
ervi r22 m-20
ervic r22 m-19
erw r-25 g93
erwa g49
erwar g49
erwi g34
erwis g34
ery r-29 h-53 k-45
ery_ m-46 h-45 k-35
eryb m27
erybo m27
eryo r-30
eryon r-30
eryt g20
eryth g20
es2 k32
es2a k32
es2al k32
es_ h-23
esa g113 k44
esa_ r-23 g48
esab k48
esabi k56
esal r32 g55
esale r32 g73 k-26
esb r28
esc r-55 m-23 h-32
escap g19
esce r-44 h-22
escen r-44 h-22
esco g-22 h19
escop h-47
escor h67
ese r44 h27 k-26
ese_ h-43
eseb g52 h41
esec h28
esecr h24
esen r19
esent r19
eser r30 m-25
esert g26
eserv r32
esh r89 g-34 h58
esh_ r35
esha m30 h23
esha_ h23
eshe r20 h-30
esho h-30 k22
eshol k23
esht r42 g-21
eshta r25 g-21
esi r-20 k-20
esid r29
eside r29
esig g39 h24
esign g39 h24
esis h-29
esk m-20 h-42
esk_ m-20 h-42
esl h34
esla h-37
esla_ g27 h-23
esm r-43 g-26
eso g81 k-52
esol r-31 g58 h-20 k-26
esold r-31 g58 h-20 k-26
esor k-21
esort k-21
ess m40 h-44 k51
ess_ r89 g39
essa r-47 h-76 k33
essa_ g31
essag r-32 m41 h-63 k44
esse r-25 g-45 m42 h61 k31
essed k50
esses g-35 m19 h54
essi r29
essin r29 m-25 h-23 k22
essio h35
esso r-24 h-45
esson r-19 h-23
est g-100 m53 h-68
est_ r49 g48 m52 h-68
esta r-23 g-19 m-24 h-39
esta5 k19
estat h-51
estau r-21
este r38 m21 h-21
ested r-25 h-30
ester r64
esti r-42 g-33 h33
estin r-27
estio h31
estm r-24 h28
estme r-24 h28
esto g-38
estor r33 g-19
ests r-27 k-34
ests_ r-27 k-34
et2 h-22
et2a h-22
et2ak h-22
et_ r-21 g27 m-36 h-56 k-106
eta g81 m-20 h-36 k28
eta_ h-27
etai k73
etail k75
etal k-20
etal_ r-20
etam h59
etami h59
etat g28
etb h-27
etba h-27
etbal h-27
ete r-29 h53
ete_ r-30 k37
eted g36
eted_ g36
eten r36
etene r31
eter m-20 h39
eter_ h78
etf_ r25
etfa r-22
eth r-33 m54 h28 k-21
eth_ h71
etha r-27
ethe m53 h-24
ether m53 h-24
ethi r23
ethin r23 h24
ethy h-21
ethyl h-21
eti m81 h-82 k-19
eti_ r31 g-32
etic h-36
etim g35
etime g35
etin m42
eting m42
etir h-34 k-19
etire h-19 k-19
etis h21
etish h21
etit m35 h-24
etiti m35 h-24
etl h-30
etn r47
eto r20 g25
eto_ r30
etor g32
etoro g32
etr g-73 m-28 h-85
etre r-23 g-57
etres r-23 g-57
etri g19
etric g20
etro g-36 h-58
etro_ h-33
etrol g-23 h-25
ets g-41
ets_ r-21 g-51 h25
ett r-46 g-30 m39 h-69 k-21
etta h39
etta_ h39
ette r-44 g-38 m55 h40
ette_ m57 h46
etter r-42 g-33
etti g21 m-20 h-60
ettin g21 m-20 h-60
ettl m41 h-53
ettle r25 g27 h-38
ettli g-27 m34
etty m-28
etty_ m-21
etu g77 m46 h-26
etua r24 g26 m46
etual r24 g26 m46
etur r-33 g30
eturn r-33 g30
etw g-41 m22
etwa g-25 m19 h19
ety r33 g-23
ety_ r33 g-23
eue m-24 h-21
eue_ m-24 h-21
eur r37 m56 h86
eur_ r19 h25
euro g-23 m35 h24
eurom m52 h45
euros g-26 m-25
euru g31 m34
eurus g31 m34
eva g20 h-20 k21
evan g20
evan_ g20
eve r89 g118 h-45
even r89 g38 h-50 k-43
even_ r132 g23 h-55 k-22
eveni r-39 m25 h56
event r-22 g22 h-24
evenu r19 h-33
ever r26 g25 k47
ever_ r29 g36 m-22 k86
evera r-27 g72
every r37 g-65 h27 k-33
eves r-22 g19
eves_ r-22 g19
evi g-29 h45
evie h23
eview h25
evo r19
evol r19
evolv r55
ew_ g-57 m-98 h-28 k-60
ewa r-25 g41
ewe g31 h-51
ewe_ g39
ewel h-31
ewell h-29
ewer h-31
ewh g50
ewhe g50
ewher g50
ewi g-20 h-20
ewin g-20 h-20
ewing g-20 h-20
ewn g25 h28
ewn_ g25 h28
ews g-20 h53
ews_ h33
ex_ r-41 g78 m35 h119 k-26
exa r-69 g-34 m36 k-29
exac r-36
exact r-36
exam r-32 g-25 k-24
exam_ r-35 g-24 k-24
exami h40
exams h-23
exc m23 h-33
exca h-20
excav h-20
exch g-23 m30
excha g-19
exi h-54 k38
exis h-29 k38
exist h-29 k38
exp g30 k38
expec g27
expen h-22
exper h26
expi r-19 g33 h42
expir r-19 g33 h42
expl r-39 g-25 k42
expla r-39 g-21 k43
expr r21
expre r21
ext r19 m32
ext_ g70 m48 h-56
exte r-21
exten r-21
exti g-45 h35
extin g-45 h35
extn g26
exto h26
extor h26
extr r31 g-43
extra r40 g-43 h30
ey_ r-32 g-50
eya g86 h-68 k78
eya_ g28 m39 h-62 k89
eyal r25
eyar g26
eyard g21
eye g-36 h23 k37
eye_ g-24 m26
eyes h26 k28
eyes_ h26 k28
eyh m24
eyho m24
eyhou m24
eyl r54
eyle r22
eylen r22
eym h-47
eyma g24
eyman g24
eys r22 g-39 h62
eys_ g-35 h29
eysi h33
eysid h33
eyy g45
eza g-23
eze g-43 k26
eze_ g-30 k42
ezz r19 h-23
ezza r19 h-23
ezzan r19 h-23
fa2 g32
fa2n r-34 g45
fa2na r-34 g45
fa3 k33
fa3_ r24 m26
fa3n m-24
fa3na m-24
fa3t g-22 m23
fa3t_ g-22 m23
fa_ m-30 h-22 k-37
fac r62 g-56 m-33 h24 k-26
face m-28 h33
face_ h30
faci g-22 h36
facil r29 h48
fact r67 h-46
facto r73 h-46
fai r-28 g27 k-28
fair g34
fair_ g35 h24
fais g-19 k-25
faisa g-19 k-25
fak h82 k28
fake h55 k35
fake_ h55 k35
fal r-30 g127 k51
fal_ g48 h45
fala r28
fala_ r28
falc g44 m-23 h-38
falco g44 m-23 h-38
fall r-29 g48
fall_ r-28 g45
falls m33
fals k61
false k61
fam k21
fami g-20 h-31 k24
famil g-20 h-31 k24
fan r-37 g-24 m30
fan_ m-19 h-23
fans h44
fans_ h31
fant m43 h-24
fanta m43 h-24
far r-42 g-36 m-42 h-79 k-34
fare r-41 h-27
fare_ r-24
farew r-25
farm g-19 m-34 h-39 k-25
farm_ r-23 k-23
farms m-20 h-25
fas m22 h-20
fast r19 m24 h-44
faste h-44
fat h83
fat_ h41
fate h24
fate_ h24
fath g39 h22
fathe g39 h22
fatoo h-20
faw r61 k-22
fawa r64 k-20
faway r51 k-20
fay r77 g-65 h-35
fayd r52 h-23
fayda r40
faye r25 g-30
fayez r25
faz k55
fazt k55
fazti k55
fd_ r172 g108 m119 h-96 k-43
fds g25
fds_ g25
fe_ m34 h-34 k-27
feb r31
febr r35
febru r35
fee r-27 g61 m-36 h-20 k28
fee_ g-57 m-41 h24
feed r-24 g-36 m-55 h-49 k70
feed_ r-24 g-36 m-56 h-49 k70
feeh g84 h-22
feeh_ g62
feel r31 g100
feel_ g37
feels g64
feen g28
feen_ g28
fees g-27 m63
fees_ m32
feet g-29
feet_ g-29
fei h67
feit h67
feit_ h63
fel_ g83
fell g-56 h25
fell_ g-56 h27
fen r-19 g-43 h111 k-38
fenc g-20 k-31
fence g-20 k-31
feng h72
fenga h52
fenj h34
fenje h29
fer r-27 g-24 h70
fere r-28
fered r-44 h-26
feree h36
feren r22 m23
feri h51
ferin h51
ferm h65
ferme h65
ferr r23 h-49
ferre r23
fers k33
fers_ k33
fes m-20 h44
fes_ g-33 h26
fest h20
fest_ g33
fet h-22
fet_ h-22
feti h21
fetis h21
ff_ r43 h76 k26
ffa g30
ffa_ g33
ffe r-87 g30 h27
ffee r-28 g-24
ffee_ r-28 g-24
ffer r-47 g32 m31 h34
ffere r-40 g41 m32 h-23
fferi h51
ffi g-25
ffic g-22
ffic_ h-20
ffice m19 h-24
ffici h-42
ffick h74
ffl m43 h-25
ffle m43 h-25
ffle_ m65 h-31
ffles g25 m-22
ffr h-47
ffro h-47
ffron h-47
ffs h37
fho g-21 k52
fhom g-21 k52
fhom_ g-21 k52
fi_ g46 h-45
fic r20 g-31 h20 k21
fic_ h-20
fica k19
ficat k19
fice m19
fice_ r63 g-21 m33 h-52 k-33
ficer r-65 h64 k32
fici h-42
ficia h-42
fick h74
ficki h35
fid r-36
fie g76 k-22
fied g51 h-27
fied_ g51 h-27
fiel g27 h-22 k-21
field g27 h-22 k-21
fif r51 g-46 m57
fift r56 g-46 m55
fifth r45 m39 h33
fifty g-24 m19 h-25
fig g48 k33
figh g-34 h54 k63
fight g-34 h54 k63
figs h-36
figs_ h-36
figu g62 h-20 k-30
figur g62 h-20 k-30
fil m-40 h64 k-45
file g30 m-19 h25 k-39
file_ g24 m-19 k-41
fill m28
fill_ m30 h43
fills g21 h-29
film h56
film_ h-19
films h75
fils r41 g-22 h-42
fils_ r41 g-22 h-42
fin r32 g50 h-35 k-23
fina r81 g-27 m-21 h-48
final r-20 h-22
finan r101 g-27 h-27
find r-51 g136 h-31
find_ r-31 g116 h-38
finds g27
fine r41 h33 k-22
fine_ g-32
fined g32
fines h59
fing g-21
fini r-22 m76 h-30
finis r-22 m76 h-30
finj g-25 h24
finja g-25 h24
fir r-36 h-20 k27
fire g20
fire_ g19 h-45
firm h-21 k61
firs g21 m30
first g21 m30
fis r-21 g35 m-21 h-81
fish r-21 g35 m-21 h-81
fish_ g77 m-48 h-95
fishi g-37 m29
fit r-52 g-78 m-43 k-29
fit_ r-23 m-40 k-19
fits g-49 h29
fits_ g-49 h29
fitt r-19 g-24 h-22
fitti r-19
fiv r32 g-35
five r32 g-35
five_ g-35
fix m-34 h58
fix_ h20
fixed m23 h-21
fixer h38
fixi m-37 h24
fixin m-37 h24
fiz h92
fizz h92
fla g-57 m-19
flag g-32 m-22 h-52 k63
flag_ m-20 h-27 k24
flagg k19
flags k22
flas h48
flask h48
flat k-54
flat_ r-28 h-53 k-51
flate h37
flati r25
fle r-19 m40 h-92
fle_ r-19 g-37 m64 h-37
fles m-23 h21
fles_ g24 m-22
flet h-61
flet_ h-61
fli r-23 g19 h-34
flig r-49 m-35
fligh r-49 m-35
flip m44 h-49
flip_ h-33
flipp m26
flo r-33 g41 m24 h-37 k-30
floa g45
float g45
floo r27 g45 m28 k-22
flood r-19 g42
floor g23 h39
floos r29 g-19 h-23
flou g-32 m20
flous g-27 m26
flow r-31 m-21 h-25
flowe r-29 m-21 h-56
flu_ h-40
flus h23
fly h103
fly_ h103
fni r27
fni_ r27
fno g28
fno_ g28
fo2 r49
fo_ r64
foa r-22 g45 h34
foal r-22 g45
foal_ r-22 g45
fok h40
fok_ h40
fol r-22 g67
folde h28
foll r-19 g70
follo r-19 g70
fon g-21 h35 k-20
font k-20
foo r24 m-39 k-28
food g-31 m-28 h-22 k-24
food_ g-31 m-28 h-22 k-24
foot h19
footb h-25
for g22 h-84 k68
for_ r56 g-27 m-53
forb r39
forbe r45
ford h-47
ford_ h-47
fore g77 k24
fore_ r-38 g71 k27
foreh r28
forex g47
forg r-82 h90
forga r-46
forge r-25 h61
forgi h37
form r-19 h-43 k77
form_ k61
forma h-26 k24
forms g20
fort r-22 g-40 m39 h20 k-21
forty r-32 m47
forw r38 g43 h-38 k24
forwa r39 g27 h-38 k24
fou r-25 k21
foun r-48 g35 m-22
found r-48 g35 m-22
four r24 g-30 m28 h-21 k39
four_ g-21 m24 h-19
fourt k32
fra m-28 h-76
fram h-38
frame h-38
fre r-29 m-40
free r-27 g-23 m-40
free_ m-35 h-23
freez g-45 k26
frei g24
freig g24
fren h49
frenc h49
fres g-21
fresh g-21
fri g-32 m30
frid r-23 g-21 m26 h19
frida m31
fridg r-29 g-21 h28
frie h-65 k25
frien k30
fries h-30
fro r20 m-26
from r22 m-30 h46
from_ r22 m-26 h27
fron g-39 h-57
fron_ h-47
front r20 g-32
fru g43 m28
frui g43 m28
fruit g43 m28
fs_ r25 m-26 k31
ft_ r-32 m-72 h-217 k21
fta m-23 h-26
ftar m-23 h-21
ftar_ m-23 h-21
fte r26 g21 m-21 h73
fted h74
fted_ h74
fter g37 m-19 k21
fter_ r28 g-28 m-19 k23
fterw g51
fth r45 m39 h28
fth_ r24 m41 h28
fto r-23 g-57
fto_ g-22 h-25
fts r-37 g26 m20 h-40
fts_ r-37 g-26
ftw m-32 h30
ftwa m-32 h30
ftwar m-32 h30
fty r-23 g83 h-40
fty_ r-23 g83 h-40
fue r-45 m-19
fuel r-45
fuel_ r-45
fuj g-23
fuja g-23
fujai g-23
ful r-45 g-35 m-32 h-30
ful_ h-24
full r-41 g-42 m-32
full_ r-26 g-27 m-32 h-21
fum h-19
fume h-19
fume_ h-68
fumes h50
fun r22 h-63 k53
fund r23 m24 k57
fund_ g-42 h-21 k-39
funde r48
fundi g54 m37
fundr k22
funds k98
fur m23 h-24
furn h-22
fus g59
fuse g47
fuses g38
fut r-30 g184 m-33 h-71
fut_ g111 h-47
futs g21
futs_ g21
futu g60 m-26
futur g60 m-26
fwd r48 g-20 h-23
fwd_ r48 g-20 h-23
fx_ r98 g-57 h-26
fy_ g-37
ga3 g-23
ga3_ g-23
ga3t r-22
ga_ r-37 g48
gac m27
gach m31 h-21
gacha m31 h-21
gag r49 g19 h-46
gage r49 g19 h-46
gage_ r49 g19 h-41
gai r34 m23
gain r36
gain_ r74 m25
gains r-37 g19
gal g-29 h41
gal_ r30 g-26
gala r-19
gam r-20 m107 h70 k-31
gam_ k23
gamb m56 h-55
gambl m38 h-38
game m30 h35 k-39
game_ m28 h37 k-36
gamey r23
gami m21 h42
gamin m21 h42
gamm r-21 g20 h40
gammo r-21 h53
gan g-90 h147
gan_ g-64
gane h32
ganes h32
gani r32 h32
ganis r27 h33
ganj h25
ganja h25
gans h45
gans_ h45
gap r20
gap_ r21
gar r-26 g-33 m-24 h-37
gar_ r-76
gard r80 g-33 h-36
garde r-21 h-30
gardl r66 g-31
gare g22
gari_ g22
garit h24
gars h20
gars_ h20
gas r-22 m29 h-30 k-30
gas_ r-22 m29 h-30 k-30
gat r-36 m-38 h-51
gate r-19 m-24
gate_ r-19 m-22
gath k28
gathe k28
gati h-26
gatio h-26
gav r-38 g-76 h-64
gave r-28 g-76 h-64
gave_ r-28 g-76 h-64
gay r24
gay_ h33
gaya g27 m26 h-35
gaya_ g27 m27 h-43
gaz h-43
gazi h-23
gazin h-23
ge_ r-22 g36 m-35 h-26 k-50
ged r21 m-46 h39 k-33
ged_ g-22 m-19 h47 k-32
gei h29
gein h29
geing h29
gel h30
gela h32
gelat g-24 h42
gem h-22
gem_ h-27
gen r22 g-21
gen_ g27
genc r33
gence r28
gene g39
geneh r20 g20
gener r-22 g19
gent g-53 m26 k21
gent_ g-33 h-25
gentl g-20 m-23
genu h21
genui h21
geo h-36
geon h-40
geon_ m28 h-28
geons g28
ger g-24 h125
ger_ h61 k25
germ h32
germe h24
gers m-33 h32
gers_ m-33 h32
ges g-44 m-48
ges_ g-36 m-65 h-22
get g-19
get_ m-43 h54 k26
gets m49 h-39
gets_ m49 h-39
gfi g-23 h43
gfis g-21 h30
gfish g-21 h30
gg_ m19
gga m-28 h39
ggag h-26
ggage h-26
ggar h39 k19
ggars h40
gge g-22 k19
gged h25 k19
gged_ h25 k19
gger r25
gger_ r25
ggi h45
ggie h30
ggie_ h30
ggl h61
ggle h52
ggle_ h64
ggs g26 h-31
ggs_ g26 h-31
gh_ r61 m-29 h-55 k34
gha r51 m28 h-78
ghal m43
gham g26
ghar r-23 g-30 h-27 k23
ghb g24
ghbo g26
ghbou g31
ghe r34 g42 m21
ghed g-19
ghed_ g-19
ghel h25
ghel_ h25
gher r60 m44 h-23
gher_ r60 m44 h-23
ghl h32
ghla h32
ghlan h34
gho r-29
ghos k19
ghost k19
ghr r36
ght r-39 g35
ght_ r-47 g46 m39 h-30 k-50
ghte h-25 k53
ghter h-25 k53
ghti h28
ghtin h28
ghts h-54
ghts_ h-26
ghu h45
gi_ r24 h19
gic h-22
gic_ h-29
gici h24
gicia h24
gie h30
gie_ h30
gif r-58 g-44 m-24 h-28 k39
gift r-58 g-44 m-24 h-28 k39
gift_ r-37 g-39 m-21 k41
gifts r-21
gin g60 m-37 h72 k-24
gin_ r-20 h127
gina h45
ginal h45
gine g33
gine_ r27 g81 h30
ginee g-47 h-36
ging g36 h-28
ging_ g36
ginge h-32
ginn h-20
gins r28 g-21 h-27
gins_ r28 g-19
gio h33
gion h24
gion_ h24
gir g-30 h88
girl g-29 h104
girl_ g-20 h136
girls h-19
gis r-39 g-22 h-22
gist r-39 g-22 h-29
giste r-35 g-35
gistr g20 h-28
git m48
gita m35
gital m35
giv r19 g46 m-41 h-31
give g63 m-37 h-23
give_ r19 g71 h-31
givea m19
given r-39 g-56 m-24
gives r23 g51 m-20
gla r19 g-24 m-19 h31
gla_ r47 h-27
glas r-20 g-25 h29
glass r-20 g-25 h29
glaz h31
glaze h48
gle g-21 m-29 h94 k-20
gle_ h27
gled h33
gled_ h33
glers h-33
glet h39
glets h36
glo g-49
glov g-48 h-35
glove g-48 h-35
glu h-36
gme g51 h-83
gmen g51 h-83
gment g51 h-83
gn_ g21
gna g32 h26
gnac h58
gnac_ h58
gnal g35
gnat h-23
gnatu h-23
gne h50 k-32
gne_ g29
gned g-32 k-28
gned_ g-32 k-28
gner h36
gni r-37 g-23
gnin r-37 g-23
gning r-37 g-23
gno h57
gnon h23
gnon_ h23
gns r26 g-19 k66
gns_ r26 g-19 k66
gnu h24
gnum h24
go_ r-65 g101 m46 h45
goa r-28 m68 h39 k-36
goal g-19 m57
goal_ g-24 h-38
goals m53 h32
goat g26 k-20
goat_ g19
god g92
god_ g90
goe r-31 m32 k19
goes r-31 m32 k19
goes_ r-31 m32 k19
goi g32 h-21
goin g32 h-21
going g32 h-21
gol m32 h-32
gold_ h34
golf m24 h-46
golf_ m24 h-46
gom r29
gon g-20 m33 h82
gon_ h32
gone m25 h27
gone_ m25 h27
goo g-59 m-20
good g-55
good_ g-59 h75
goods r-24 h-46
goodw r37
gos h19
gosh h28
gosht h28
got r80 g-29 m-24 h-31 k41
got_ r29 g-29 m-24 h-32 k48
gra r-30 g-46 m-36 k-39
grab g103 h-32
grab_ g103 h-32
grac r60
grace r60
grad g-75
grade g-75 h19
gram h80
gram_ r-23 g25 h65
grams h32
gran g-20 m25 h-35
grand m27
grant g-35
grap r-43 g-29 h38
grape r-26
graph g-26
grapp h46
gre r43 m46 h112 k-39
grea h44
greas h36
gree g36 m20 k-32
gree_ r-25 g32 h23
greed r36 g-33 h-25
greem r32 g23
green r-30 m39
grew r59
grew_ r59
grey r-20 g-30 m36 h19
grey_ r-19 g-23 h26
greyh m24
gril h-61
grill h-61
gro m-32
groc h-51
groce h-51
grou k23
group k40
grov h-22
grove h-22
grow r43 g32 h31 k-22
grown h25
grows r32 g50 h-43
gs_ r-19 g24 h57
gu_ h24
gua m-39
guan h43
guanc h19
guar r21 m-37 h-37
guara r57
guard r-36 m-29 h-25
gue r-77 m137 k-81
gue_ g-21 m28 h-20 k-19
gues r-63 m101 k-62
gues_ h22
guess r-27 g39 m131 h-32
guest r-27 g-27 m-29 k-48
guin h41
guine h-22
guinn h62
gul h-64
gula h-32
gummi h21
gun g37
gun_ g44
gur g95 h-47 k-30
gure g31 k-30
gure_ g31 k-30
guri h-26
guro g46
guro_ g46
guy r-41 h77
guy_ r-22 h87
gy_ h38
gym r-61 g-49 m-37 h-53
gym_ r-61 g-41 m-37 h-52
gyp h-23
ha2 r27 g-29
ha2a r27 g-25
ha2a_ r27 g-25
ha7 r22 m26 h-20
ha7n r22 m26 h-20
ha7n_ r22 m26 h-20
ha_ r45 g20 m-55 h-62
haa g-27 h-65
haar m20 h-33
haar_ h-25
hab m-19
hab_ g-28 h-61
haba g28
habak g28
hac r-19 g-21 h95 k20
hack r-19 g-21 h89 k20
hack_ h37
hacke h53 k32
had r28 g-44 m21 h-78 k-47
had_ g-72 m57 h-39
hada r-19 h20
hada_ r-42 h48
hadd r-21 g31
hadde r-21 g31
hade r23
hadi r63 m-19
hadi_ r47
hadt r21 g19
hag r22
hah r104 m-30
hah_ r33
haha r29 g-20 h30
hahad h34
hahar r31
hahr r42 h-30
hai g-61 h-28 k-48
hai_ h55
hain r51 h-19
hain_ r51 h-25
hair r-24 g-33 h-80 k-32
hair_ r-26 h-41
hairs r-40 m-19 h-34 k-32
haj r55
hajj r25
hak m29 h28
hake m29
hakh h40
hal r-36 h20
hal_ g42
hala r-36 g-23
halas r-22 h-22
hale r24 m26
halet r31 m-19
half m-41 h31 k45
half_ m-41 h31 k45
hall r-37 k-53
hall_ r-46 h21 k-34
ham r34 g-22 h22 k-23
ham_ m-20 h179
hama r21 g39
haman h52
hamar g56
hamb g-22 h-44
hambu h-33
hamd h-26
hamda h-23
hami g-35 h27
hamis h27
hamm h-35
hamme h-32
hamo g27 h-40
hamou g-35 h-24
hamp h-21
hampa h30
hampe h-24
hams r31
hams_ r31
han r-61 g-78 m127 h70 k28
han_ r52 g-24 m83 h-33 k120
hana m29 h61
hana_ h48
hanc g67 m119 h-30
hance g67 m119 h-30
hand g-49 m-58 h-54
hand_ g-31 m-19 h-24 k22
handb h23
hande r-28 g26
handi h-22
hands r34 g-31
hane h39
hang h-33
hang_ g20
hange r47 g-26 h-59
hango h19
hangs r-32
hani g-24 h39
hani_ g-19 h39
hank r-42 g-24 k-45
hank_ k-30
hanks r-45 g-24
hann h44
hanne h57
hans r-34
hans_ r-34
hant r35
hant_ r43
hanz h46
hanzi h24
hap m-20
happ g-19 m-20 h26
happe r36 g-19
happy m-19 h20
har r86 g-78 m-23 k-28
har_ r105 g-76 h45
hara h80
harab h60
harak h-23
haram g-19
haras h24
harco h-35
hard r49 h-20
hard_ r19
hare m-21 h23
hare_ r23 g-85 h31
hared h-32
hares r-29 g36 h48
harg k-21
harge r37 h-37
hargi r-20
hari r-51 h-71 k26
harid r-19
harit h-58
hark h-28
hark_ h-28
harm g-20
harm_ h19
harma h-49
harms h42
harr h31
harro h26
hart g-28 m66 h-24
hart_ g-28 m66 h-24
harv g52
harve g52
has g144 h-21 k-73
has_ r54 g137 m51 h-34 k-40
hasa r-70
hasan r-50
hase r34 m-27 h-52
hase_ g-27 m-27 h-36
hased g36
hash r-27 g-45 m-22 h76
hash_ g-76 h106
hasi h54
hasin h54
hasn g83 h-30
hasnt g83 h-30
hasr m26
hasra m26
hat g88 h27
hat_ m70 h33
hatc g35 m-30 h-41
hatch g35 m-30 h-41
hate g42
hatev r-20 g42 h-27
hats h28
hats_ g22
hatsa h33
hav r82 g100 m-19 h-48 k-19
have r38 g95 h-24
have_ r49 g38
haven g56
haw h-24 k33
hawa g-26 h-20 k34
hawal h-21 k34
hay g95
hay_ g58 h24
haya g56
hayy g21
hayya g21
haz r73 h-69
haze h-66
hb_ m19
hbo r24 g26
hbou g31
hbour g31
hbr h-25
hc_ h64
hch g20
hcr h19
hcra h19
hcraf h19
hda r-24 g-23
hday r-24 g-23
hday_ r-24 g-23
hdr m-20
hdra k20
hdraw k20
he_ r40 h40 k-122
hea g105 m31 k-56
head g46 m57 h-30 k-19
head_ g42
heads m66 h-32
heal h45
heale h56
heap r26 m21 h36 k-20
heap_ m21 h26
heape g27
hear r-29 g71
hear_ g56
heari r-20
heat r-21 m-35 h-38
heat_ r-21 g38 m-29
heatr h-21
heav r71
heavi r71
heb r19 h-22
hec r-29 h-76 k49
heck r-29 h-58 k49
hecke g23
hecki h-37
hecks k50
hed r-24 g25 h-60 k-33
hed_ r25 g-25 h-58 k-23
hedg g72 h-41
hedge g41 h-39
hedgi g31
hee r-74 g-21 h-27
heel g-25 m-28 h26
heel_ h39
heen m21 h23
heen_ h32
heep g34 h-26
heep_ m26 h-26
heer g20
hees r-20 g-21 h23
heesh h23
heet g-19
hef g39 h-45
heft g39
heft_ g44
hei m-26 h50
heik r-24 h33
heikh r-24 h33
hein h49
heine h49
heir r32 h-32
heir_ g52
heirs r36 g-48
hej g19 h32
hej_ g28
heja h30
hek g-24
hel r25 g-74 h-77 k-46
hel_ h42
hela m26
held r26 g20 m32
held_ r26 g20 m32
helf r-33 g-29 h-53 k-34
helf_ r-33 g-29 h-53 k-34
hell h-29
hell_ g42 k21
helm m-20 h-33
helme m-20 h-33
helo h33
helor h33
help r52 g-31 h-37
help_ r29 k23
helpi r26
helps h-25
helt g-33
helte g-33
hem h21 k19
hem_ r-26 k24
heme r50
heme_ r24 g27
hemes r26
hen r33 g53 h37
hen_ g24 m-27 h-21
hene r24
henev r25
heng g29
henge g29
hens g20
hensi g21
heo h26
heon h26
heq h-23
hequ h-23
heque h-23
her r20 g90 m-20 h-30
her_ r35 g-37 m-32 k-24
hera m-20 h-37
herap h-37
herb m-24 h-25
here r-21 k37
here_ r-40 k25
heres r24
heri g29 h-20
herit g29 h-20
herk r26 g22
herka r26 g22
herm h-19
hero h52
heroi h52
herr h47
herry h47
hers g44 m75 h30 k35
hers_ r19 g37 m76 h20 k35
herw g34
herwi g34
hes r-43 g-38 h-49
hes_ r-29
hest g-19 m41 h-28
hest_ m41
het g19 m55
het_ r21 h20
heta g23
heth m56 h-23
hethe m56 h-23
hev h-24
hex h48
hex_ h48
hey g39 m-23 h-34 k62
hey_ r51 g52 m-23 h-19
hho r21
hi_ r-63 g29 h-27 k-19
hib h24
hiba r19 h24
hiba_ h22
hic r-20 g52 m-31 h44 k-51
hic_ h56
hica g25
hich g58 h21 k-36
hich_ g59 h-22 k-36
hicha h52
hick g-20
hicke h-19
hid g-38 h-34 k82
hid_ g-22 m19
hidd r25 h28
hidde r25 h28
hide g-23 h-41 k20
hide_ g-19 h-36
hidi k47
hidin k47
hie r-27 g51
hiel r-20 g38
hield r-20 g38
hif g-19
hift g-19
hifts g-19
hig r36 m32 h-48
high r36 m32 h-48
high_ h-66
highe r37 m34 h-21
highl h34
hil m-33 h-33
hild r-29 m-22
hild_ r-29 h34
hildr h-39
hile r68 g22
hile_ r68 g22
hills h-20
him g20 k-48
him_ k-47
hims g25 h19
himse g25 h19
hin r-36 g83 m34 h24
hind g30
hind_ g21
hine r21 m23 h-20 k24
hine_ r23 g-30 m21
hines k34
hing r-49 m-27
hing_ r-49
hink g61 m36 h21
hink_ g50
hinks g55
hions h-19
hip r-31 m83
hip_ r-42 g35 m23
hipm r28 h28
hipme r28 h28
hipp g20
hips g-41 m64
hips_ g-41 m64
hir g-27 h39
hira h47
hiraz h49
hird h24 k19
hird_ h24
hire r-40 m-19 h21
hire_ r-30 h-31
hired h52
hirt r39 h-56 k-19
hirt_ m-28 h-54
hirts g-19
hirty r37 h-33
his r-26 g-31 m-46 h76 k35
his_ g19
hish r-27 g-19 h90
hish_ r-19 h20
hisha h28
hishi h36
hisk g-20 h73
hiske h58
hisky k19
hist h-37
hit r48 g61 h34 k-48
hit_ r53 g31 h-26
hite r-32 m-20 h24 k-25
hite_ r-24 g-37 h42
hitel g51
hitm h31
hitma h31
hitt r40
hitty r65
hiv r-22 h62
hiva h58
hivas h50
hiy g22
hiya g29
hla h61
hlan h34
hland h34
hlaw h29
hlawi h25
hle g66
hle_ g68
hli g-22 m28
hli_ g-31 m43
hlo m-23
hlor m-23
hlori m-23
hly g-32
hly_ g-32
hm_ g29
hma h20
hmad h-26
hmad_ h-26
hman h33
hman_ h25
hme k22
hmo g40
hmo_ g40
hn_ m36
hna m-24 h47
hna_ m-22 h32
hne h23
hni r-29 h31
ho_ g-85 h70
hob h-20
hoc m-19
hod m24 h-26
hod_ r-30 m24 h-26
hoe g-25 h-69
hoes r-22 m-19 h-73
hoes_ r-22 m-19 h-73
hoev g-32
hoeve g-32
hof g-25
hog g-21 h34
hog_ h46
hogs h35
hogs_ h35
hoh r24
hoho r24
hoi r-32 g52
hoic r-32 g52
hoice r-32 g52
hol r49 g-29
hold r80 h-43
hold_ r25 g-20 h-33 k22
holde r24 m24
holds r37
hole h-19
hole_ h-24
holi g-21 h72
holic h31
holid h41
hom r22 g-48 h26
hom_ r30 k36
home g-41 h35 k-21
home_ g-40 m27 k-21
hon r25 g-23 h-25
hon_ r43 h38
hone h-63
hone_ m25 h-48
hones h35
honey g-21 h-49
hoo g-43 m-28 h28
hood g-27
hoof g27 h19
hoof_ g27 h19
hook g-37 m-23 h46
hook_ r27
hooke h67
hooks h-49
hooku h41
hool g-26 h-64
hool_ g-20 h-61 k34
hoor r23 h-23
hoor_ r23 h-23
hoos g38 h35
hoose h36
hoosi g35
hop g77 m-54 k-26
hop_ r33 g-36 m-27 k-56
hope r-21 g128 h-32
hope_ g75 h-31
hopes g33
hopi g43
hopin g43
hopp g-25 h-25
hoppi h-25
hops g-32 h57 k35
hops_ g-32 h57 k35
hor r20 g72
hor_ r21
hori h24 k19
horit h-21
horiz h47
horo g-23 h42
horos g-23 h42
hors g43 m22
horse g43 m22
hort g84 h-86
hort_ g90 h-40
hos r-32 m22 h-60 k25
hose g23 m45 h-32
hose_ m67 h-37
hosen m-22
hosp h-32
hospi h-32
host g-28 h20 k19
host_ h-21 k20
hot r-70 g-63 k-55
hot_ g-25
hote r-36 h-31
hotel r-36 h-31
hotl h21
hotli h21
hoto r-36 g-31 m-24 k-30
hoto_ g-21 h-25
hotoc h-35
hotos h69 k-19
hots h20
hots_ h20
hou r-36 h78 k-25
houg r-32 k24
hough r-32 k24
houn m24
hound m24
hour g-47 m-31
hour_ r40 g-25 m-25 h56
hours r-36 g-22 h-52
hous r29 k-45
housa r25 g-25 m23
house h39 k-44
housi g45 h-48
hout r-32 h46
hout_ r-32 h46
how r-52 m74 k63
how_ m25
howa r-31 m24
howa_ r-31 m24
howe r-48
howed r-48
hown g-23 h-20 k81
hown_ g-23 h-20 k81
hows g26
hows_ g26
hoz m23
hoz_ m23
hq_ h39
hr_ g-38 m22 h-23 k-19
hra r31 g-20 h-36
hra_ r19
hrab h-21
hre g-65
hrea h36
hread h-31
hreat h67
hree g-58 m19
hree_ g-55 m21
hres k23
hresh k23
hri r45 g32 h33
hrin r23 h23
hris r20
hrist r20
hro g39 h36
hroo m-32 h47
hroom m-20 h54
hrou g-27 k29
hroug r19 g-27 k29
hrow g76 m27 k-25
hrow_ g69 m20 h-22
hrs h-26
hrs_ h-26
hs_ h-49 k-36
hsa h42
hse m23
hser m23
hsert m23
hso r-23 g43
hsoo r-23 g43
hsool r-23 g43
ht_ g65 m30 k-51
hta r34 h-30
htar r34
hte g29 h-46 k52
hter g29 h-43 k53
hter_ h26
hteri g40
hters h-44 k56
hti h19
htin h28
hting h28
hts h-54
hts_ h-26
hu_ r49 g20 m32 h63
hud r24 h-23
huda r24 h-23
huda_ h-23
hui r40
hui_ r40
huk h-19
hukr h-19
hul g51 m-22
hula h63
hula_ h63
hull g22
hull_ g22
hulo g22 h-20
hulog g22 h-20
hum r-20
huma h26
human h26
hun m24 h-77 k58
hund m29 h-31 k50
hundi r-31 h-22 k67
hundr r46 m34
hunk k19
hunks k19
hunt r-20 g42 h-29
hunt_ g31 h21
hunte g25 h-22
hunti h-28
hur k35
hurt h24
hus r-56 g-28 m-31 h131 k-19
husb r-23 h56
husba r-23 h56
hut_ g30
hwa r-22 h41
hwa_ m-27 h23
hwe g-20
hwe_ h-29
hwei h29
hwein h24
hy_ g-63 m-35 h-19 k51
hyl r38 h-39
hylo r38
hyloc r38
hys h-21
hysi h-21
i3t g22
i7r h22
i7r_ h22
ia_ r-33 k48
iab r-31 g34
iabi r-19 g34
iabil r-19 g34
iac h28
iac_ h28
iad r22
ial r-55 h-20
ial_ r-49 m26 h-40
iale h46
iale_ h46
ialy h-19
ialys h-19
iam g-24 m20 h27
iamo h31
iamon h31
ian m-60 h49
ian_ m-37 h81
ianc h-28 k22
iance h-33 k22
iape h-23
iaper h-23
iapo h38
iapo_ h38
ias m-25 h-22
ias_ m-25 h-22
iat h49
iato m31 h25
iator m31 h25
iatu h21
iatur h21
iba r87 g-47
iba_ r63 g-29
ibb h-24
ibe g-32 h81 k-20
ibe_ h60
iber g-26 h36
iberi h32
ibi_ h25
ibig h-19
ibl h56
ible h26
ibo r19
ibor r20
ibor_ r20
ibr m-30 h-19
ibra m-23 h-27
ibrar m-23 h-27
ibs h29
ibs_ h25
ibu r-26
ibut r-26
ibuti r-26
ibuto h23
ic_ r-80 g54 m-36 h-59 k-78
ica m44 h87
ica_ g-20 h101
ical r26 h-27
ical_ h-23
icap h-19
icap_ h-19
icar g40
icat g-29 m32 h42
icate m32
icati g-23
icatu h31
ice r-53 g-52 m-54 h54 k53
ice_ g-69 m-40 h-43
iced k19
iced_ k19
icen r-20
icenc h-22
icens h37
icer r-65 h64 k32
icer_ r-60 h74
icers g21 k23
ices r23 g21
ices_ r23 g21
ich r-29 g80 h55 k-38
ich_ r-46 g90 k-38
icha h52
ichar h52
ici g-43 h-66
icia h-45
icial h-42
ician g19
icin h-43
icing r36 h-31
icit g-30
icity g-30
ick g35 m57 h-26 k-37
ick_ g68 m23
ickb h44
ickba h44
icke r-40 g-88 m25
icked r-33 g-43 h-28
icken h-19
icker g-43 m-31 h43
icket m31
icki h35
ickin h35
icks g50 m43 h-52 k-36
icks_ g50 m43 h-52 k-36
icku r26
ickup r26
icle h-21
icle_ h-21
ico g58 h40
ico_ g60
ics r-23 g25
ics_ r-23 g25
ict g-25
ict_ g-23
icti m-23 h-30
ictio m-33
ictu h37
ictur h37
icy r-40 g71
icy_ g76
icyc r-24
icycl r-24
id_ r54 g-90 m108 h-30
ida r40 m19
ida_ r28
idat g25
idati g26 h-20
iday m32 h32
iday_ m42 h36
idd r40 g28 h29
idde h28
idden h28
ide r-46 g72 m-46 k-21
ide_ r-72 m-60 h-69
ided h-42
ided_ h-42
iden g37
idend r25
ident g45 h-37
ideo h65
ideos h61
ider m20 h61
ider_ r-24 m20 h75
idera r25
ides r39 g36
ides_ r39 g36
idg g-37 m-31
idge r-26 g-32 m-31
idge_ r-22 g-31 m-20
idgi r33
idgin r33
idi k53
idia g20
idia_ g20
idin k55
iding k42
idn r-26 h92
idna g25 h21
idnap g19 h24
idne h66
idney h66
ido h57
ido_ g32 h-21
idol h72
idol_ h51
idols h20
idow r31
idow_ r31
ids g-54 m-26
ids_ g-54 m-26
ie_ r-38 g57 m19 k-31
iec g-29 h-30
iece g-29 h-30
iece_ h-28
ieces g-19
ied r-39 m39 h55
ied_ r-27 g-30 h56
ief h-23
ief_ h-23
iel g66 m-33 h-30 k-32
ield g74 m-30 h-59 k-30
ield_ r26 g32 h-43
ields g42 k-21
iem h37
iemp h37
iempo h37
ien h60
ienc h33
ience h33
iend k30
iend_ g24 m-27 h43
iends h-32 k47
ient h30
ieo g31
ieo_ g31
ier r27 g-65 m80 k-32
ier_ r32 g-53 m19 h-76 k-25
iers m30 h61
iers_ m30 h61
ies g-30 m21 h140 k-32
ies_ g-25 h30 k-29
iest h34
iet h-48
iet_ k20
iew r-21 g-29
iew_ h-25
iews h31
iews_ h31
if_ r-79 g290 h-47 k-22
ife g26 h33
ife_ r-22 g28 h-24
ifes_ g-27
iff r-23 g57 m33
iffe g37 m43
iffer g37 m43
ifi g43 h-21
ific h32
ifica k19
ifice h37
ifie g51 h-29
ified g51 h-27
ifl g-22
ifle g-22
ifle_ g-21
ift r-41 g-37 h-37 k29
ift_ r-65 g-45 m-34 h-61 k30
ifta m-23 h-21
iftar m-23 h-21
ifte h71
ifted h74
ifth r45 m39 h33
ifth_ r24 m41 h33
ifts r-37 g-24 h-19
ifts_ r-37 g-24 h-19
ifty g60 h-40
ifty_ g60 h-40
ify g-34
ify_ g-37
ig_ r51 g50 h102
iga g-21 h-22
igam h20
igami h20
igat h-28
igati h-28
igeo h-47
igeon h-47
iger h39
iger_ h39
iges_ r19
igg g-21 h22
igge r25
igged h28
igger r26
igh r35 g26 m63 h-28
igh_ r47 h-66
ighb g26
ighbo g26
ighe r21 m33 h-22
ighed g-19
igher r37 m49 h-21
ighl h32
ighla h32
ight g45 h19
ight_ r-25 g48 m47 k-57
ighte h-21 k69
ighti h28
ights h-54
igi g-23 m28 h69
igin h34
igina h45
igio h39
igion h36
igit m36
igita m35
igl h39
igle h39
iglet h39
ign r-21 g-34 m-36 k26
ign_ g21
igna g35 h-33
ignal g35
ignat h-23
igne g-34 h35 k-32
igned g-32 k-28
igner h31
igni r-37 g-23
ignin r-37 g-23
igno h23
ignon h23
igns r26 g-19 k66
igns_ r26 g-19 k66
igo g24
igs k-32
igu g58 k-30
igur g62 h-20 k-30
igure g31 k-30
iha r19 m31
iha_ r19
ihan m23
ihan_ m23
ija r-26 h-29
ijar h-30
ijara h-27
ijari g20
iji h62
ik_ r-33 g-24 m-43 h24
ika m21 h32
ikd r24
ikda r24
ikda_ r24
ike_ r20 g-49 m-21 k-35
ikes g79 h19 k47
ikes_ g79 h19 k47
ikh r-25 h44
ikh_ h24
il_ r-47 g-73 h52 k-48
ila r-22 g-30 m-23 h90
ila_ h59
ilal g-24
ilal_ g-24
ild r-52 m-22 h23 k-21
ild_ r-41 h53 k-20
ilde h-25
ilder h-25
ildi r-24 h41
ildin r-24 h41
ildr h-39
ildre h-39
ile r-40 g36 m-37 h29 k-37
ile_ r53 g38 h27 k-46
ilea h50
ileag h50
ilen k25
iles r-43 m-24 h-87
iles_ r-43 m-24 h-87
ilet r-20
iley h53
ileys h53
ili r-19 m-22 h-67 k22
ili_ h-40
ilie k22
ilies k22
ilin r-26 h-56
iling r-26 h-56
ilis r22
ilisa r25
ilit h49
ilita r-32 h56
ility r44
ilk g48
ilk_ g48
ill r83 g53 h-60 k-57
ill_ r57 g74 m-21 h-30 k-48
illa h-30 k-24
illa_ h-29
illag k-19
ille r25 g-41 h35
iller r24 g-31
illi g-28 m60
illin h-29
illio m58 h38
illn g34
illne g34
ills r35 m-25 h-26 k20
ills_ r35 m-25 h-26 k20
ilm h69
ilms h75
ilms_ h75
ilo r-29 g-19 m-39 h-100
ilo_ h-29
ilom h29
ilome h29
ilor h-41
ilor_ h-21
ilos r-25 h-39
ilos_ r-25 h-39
ils r37 g-25 m25 k37
ils_ r37 g-25 m27 h-59 k37
ilt h-29
ilv r-21 h-27 k-20
ilve r-21 h-27 k-20
ilver r-21 h-27 k-20
ily g-22
ily_ g-22
im_ r-21 m33 h64
ima m36
ima_ h-31
imad r27
imad_ r27
imal h27
imal_ h27
ime g64 h-71
ime_ g31 h-56 k-23
imed g38 m20
imed_ g38 m20
imei h19
imei_ h19
imes h-24 k22
imes_ r22 k22
imi g-44 m-21 h-54
imin h-27
imini h-26
imit g-41 h-27
imit_ h-29
imita g-21 h21
imm g-35
imme h25
immer h21
immi h-48
immin h-48
imo h47
imon h38
imonc h41
imp h60 k-20
impl g-21
ims m-19
ims_ h-23 k-22
imsa k23
imse g25 h19
imsel g25 h19
imu r41
imum r41
imum_ r41
in_ r-47 m85 k-29
ina r94 m36 h-38 k-21
ina_ m20 h26
inah r93 h-50
inah_ r93 h-50
inal r-65 g-22 h28
inal_ r-48 g-19 h32
inan r83 m-21 h-21
inanc r83 m-21
inar g62 m79 h-46
inar_ g-21 h-35
inary r-24 g85 m83
inat g-21 m-47 h25 k21
inati m-44 h24 k22
inc r61 g-49
inca h40
incal h40
ince g-21 k30
ince_ r55 k31
incen r-52 h28
inci r19 h-24
incip r19 h-24
incl r46 h19
incl_ r37
inclu h23
ind r-44 g89 m-49 h-25 k-60
ind_ r-50 g226 h59
inde r-52 m-28 h-70
indem g36
inder r-33 g-24 h-49
indi r54 g-32
indi_ r41
indin r25 g-33
indl g-19
indly g-19
indo g-52 h20 k-23
indow g-43 h20 k-22
inds g-33
indu r28
indul r28
ine r21 g-28 m-30 h72 k35
ine_ g-47 h36
inea h-20
inea_ h-22
ined g26 h-35
ined_ g26 h-35
inee g-39 h-36
ineer g-47 h-36
ineg h-31
inega h-31
inek h55
ineke h49
iner r51 g42 m-26 h59
iner_ r21 g30 h49
iners r30
inery g29 h19
ines r-35 h27 k25
ines_ r-26
inet h-21
inet_ h-21
inety r23
iney g21
ineya g21
inf h42 k35
infl r21 h55
infla r24 h39
info h-21 k27
infor h-21 k27
ing r28 m-51 k-48
ing_ r-27 g25 m-85 k-38
inger g24 h21
ingf g-21 h30
ingfi g-21 h30
ingl m-23
ingle m-23
ingo r28 m29
ingo_ m26
ings r30 m24 h-26
ings_ r30 m24 h-26
inh g28
inhe g29 h-20
inher g29 h-20
ini r24 g-31 h-40 k-78
ini_ g21 h28
iniat h21
inic m-21 h-49 k-23
inic_ m-21 h-49 k-23
inim r41 h-23
inimu r41
inin h25
ining h25
inis m55 h-31 k-21
inish m73 h-41
inj g-25 h24
inja g-25 h24
injan g-25 h24
ink m43 h72
ink_ m-20 h-20 k-27
inkd r23
inkda r23
inke g21
inki g-35
inkin g-35
inko m59 h27
inko_ m59 h27
inks g32 h58
inks_ g32 h58
inm h31
inme h31
inmen h31
inn r-38 g-52 m19 h60
inn_ r-19 g-31 h73
inne k-28
inner h-54 k-27
innes h62
inni k25
innin m27 k25
ino r-20 g-36 m60 h87
ino_ g-32 m46 h20
inot h29
inot_ h29
ins r-93 g70 m23 k-25
ins_ r-23 m50
insi h43
insid h48
insis g-19
insp g-60 h25 k-29
inspe g-60 h25 k-29
inst h-35
insta r-24 h-37
inste r45 k36
insu r-83 g136
insul g-32 h43
insur r-83 g168 h-34
int r59 g-28 m-66 h-58 k-54
int_ r140 g-69 m-33 h-40 k-27
inte r-24 m-31 h-60 k-32
inted r-37 h-24
inter r25 m-37 h-41 k-28
inth h37
inthe h48
inti r-75 h-39
intin r-69 h-33
into r-31 g25
into_ r-31 g25
intr r29 h-20
intre r35
ints r29 m23 h38
ints_ r29 m23 h38
inu g37 m34
inut r-31 g51 m38
inute r-31 g51 m38
inv r-38 m-25 h-63 k64
inv_ h-73 k48
inve r-23 g20
inven r-25 g46
inves g-37 h33
invo m-22 k26
invoi g-32 m-20 k26
iny g-19
io_ m-23 h-39
ioj h70
ioja h70
ioja_ h55
iol h38
iola h59
iolat h59
ion r-38 g-21 m60 h64
ion_ r-28 g-20 m-40 k-23
iona r26 g-33 m42 h58
ional r26 g-26 m44 h58
ione g40 k20
ioned g41 k28
ions r-26 m62 k25
ions_ r-24 m64 h-22 k26
ios h31
iosk h31
iosk_ h31
iou r24
ious r24
ious_ r24
ip_ r-27 g32 m49 k-52
ipa h49
ipa_ h55
ipal h-20
ipal_ r50
ipe g-30 h27
ipe_ g-24
iped h50
iped_ h50
ipes h-22
ipes_ h-22
ipl m51
ipl_ h-29
iple h24 k23
ipli m30
iplie m30
ipm r23 h27
ipme r23 h27
ipmen r23 h27
ipo g-23
ipp r-25 g36 m-19 k-22
ippe r-19 h25 k-22
ipped g29
ipper m-20 h24 k-22
ippi g20
ippin g20
ips g-25 m98
ips_ r20 m86
ipsti h-21
ipt g-52 h46
ipt_ r-61 h-21 k-36
ipti g-32 h21 k19
iptio g-32 h21 k19
ipts r48
ipts_ r48
iptv h47
iptv_ h47
iqu h88
ique h42
ique_ h24
iqueu h21
iqui g28
iquid g32
iquo h46
iquor h46
ir_ r-87 g39 h85 k-48
ira r69 g-70 h73
ira_ r46 g26
irah r23 g-24
irah_ r23 g-24
irat h74
irate h74
iray r-19 g-41 h-30
iraz h49
iraz_ h49
irc g-32
ircl m24 h21
ircle m24 h21
ircu g-20
ird g31 h-24
irds g23
irds_ g23
ire r-23 g26 k42
ire_ r-43 m-19 h-102 k19
irec k20
irect k20
ired r38 h83
ired_ r38 h83
irem h-27
ireme h-27
ires k-21
ires_ k-21
irh r22 g-20 h-40
irha r22 g-20 h-40
irham r22 g-20 h-40
iri r-26
irin g22 h-31
irin_ h-22
iring g23
iris h24
irish h24
irit g-22
irit_ h-31
irits h64
irl g-33 h73
irl_ g-20 h136
irli h-38
irlin h-38
irls h-19
irls_ h-19
irm h-21 k61
iro g33
iron g33
iron_ g33
irp r-22 g21 h29
irpo r-22 g22 h36
irpor r-22 g22 h36
irr h25
irra h43
irra_ h43
irs g-43 k-65
irs_ g-64 m-30 h-60 k-49
irst g21 m30
irst_ g21 m30
irt r78 g-52 m33
irt_ m-28 h-54
irth_ r23
irthd r-24 g-23
irti r40
irtim r44
irts g-19
irts_ g-19
irty r32 h-23
irty_ r32 h-23
iry m-20 h-35
irya g-29 h-30
iryan g-29 h-30
is_ r29 m-29 h-73 k45
isa r-33 g45 h33 k-32
isa_ g32
isal g-19 k-25
isal_ g-19 k-25
isap h39
isapp h39
isat g28
isat_ g29
isati r24
isc r116 m-42 h-21
iscou r28 g-34 h-30
iscov g19
iscr h37
iscre h37
iscu m-26
iscui m-26
ise r-34 g-24 m-19 h86 k-42
ise_ g50 m-35 h41 k-78
ised g-28
ised_ g-28
iser h23
iser_ h23
ises g-25 k27
ises_ g-25 k27
ish r-31 g-29 h-22
ish_ r-68 m-29
isha r36
isha_ r36
ishe r-19 m24 h-64
isher g-20 h-60
ishes r-30
ishi g-41 m23 h20
ishin g-41 m24
isht r23 g26 h-20
isht_ r23 g26 h-20
ishw h19
ishwa h19
isi r-33 g-47
isig h40
isig_ h40
isin h-39
ising h-25
isio m22
ision m22
isit r-31 g-30 h19
isit_ r-19
isk h77
isk_ g22 h-65
iske h84
iskey h52
iski h32
iski_ h32
isky h26
isky_ h26
isl g-22
isla g-22
islan h-37
islay h31
ism h22
isma h23
isman h25
isn h-23
isna_ g25
iso g-40 h-65
isor g-34
isor_ g-34
isp m-22
ispl h22
ispla h22
iss r57 g31 m-36 h-21
issa r30 g26
issa_ r30 g26 h-33
isse r32 g-20
issed r38 h-20
isser h21
issi r-27 g42 h-37
issin g38 h-19
issio r-35 k20
isso r26 h21
issor r26
issu m-20 h-23
issue m-20 h-23
ist r55 g-64 m-98 h-29 k-27
ist_ r22 g-49 m-49 h-60
ista g-47 h-33
ista_ g-27
istak r-31
iste g53 h-21
isted r22 g20 h-19
ister r-43 g35
isti r25 g-31 h22
istil g-21 h29
istm r20
istma r20
istr m-33 h41
istra g20
istre h55
istry g-26 h-24
ists g19 h19
ists_ g19 h19
it_ g-52 m-20 h-44 k-36
ita_ g21
itab r27 k22
itabl r27 k22
ital r48 g-29 m21 k-24
ital_ r48 g-25 m24 h-52 k-23
itali h57
itam h-72
itami h-72
itan r-20 g23
itanc g25 h-20
itas h24
itas_ h24
itat r-32 g-22 h73
itati g-21 h47
itc r-49 m-51 h-84
itca h-32
itcas h-32
itch g-30 m-42 h-22
itch_ m-40 h-37
itchc h19
itche g-20
itco r-22 h-30
itcoi r-22 h-30
ite m-20 h-29 k-77
ite_ r-33 g-21 m19 h25 k-23
ited r20 g-31 h-54
ited_ r20 g-31 h-54
itee r36
iteen r36
itel g51
iteli g51
item g26
item_ g35
iter h-48
iter_ h-55
ites h60
ites_ h60
ith g64 m-35 h-21 k-21
ith_ r21 g-31 m31
ithd m-20
ithdr m-20
ithe g61
ither g61
ithh g22
itho r-29 m-21 h21
ithou r-29 m-21 h21
iti h-54
itie h-24 k20
ities h-24 k20
itin r-31 g43 h33
iting r-31 g44 h25
itio g-42 h-23
ition g-41 h-23
itis h-29
itiz h-23
itize h-23
itm g21
itm_ g29
itma h31
itman h31
itn g-32 h41
itne g-23 h28
itnes g-23 h28
ito r-45 k19
ito_ g19
itor r-45 g-28 k20
itor_ h-19
itors h47 k21
itr g-26 h37
itro h33
itrou h28
its r27 g-42 h42
its_ r-24 g-26 h21
itse r51
itsel r51
itt r19 g-24 h-68 k22
itte h-27
ittee r24
itten g32 k37
itter h-40
itti r-57
ittin r-36
ittl r33 k26
ittle r33 k26
itty r43 h-22
itty_ r43 h-22
itu r-23 g-28 m-46 h44
itua g-21 m-42 h53
itual g-21 m-42 h53
ity h-38 k-39
ity_ h-38 k-39
itz h55
itz_ h42
iu_ h111
ium r-46 m-21 h25
ium_ r-46 m-20 h19
iut h43
iutt h43
iutto h43
iv_ r20 g32 h-26
iva r20 g20 h100
ivab r28
ivabl r28
ival h35
ival_ r-20
ivas h50
ivas_ h50
ivat g21
ivate g-29 h37
ivati g49 h-26
ive r-70 g70 h-77
ive_ r31 g126 m47 h-47 k-23
ivea m19
iveaw m19
ived r-24 k26
ived_ r-24 k26
iven r-39 g-56 m-24
iven_ r-39 g-56 m-24
iver r-37 g-50 m-32 h-26 k-19
iver_ r-46 g44 m-22 h-33
ivera r68 g-66
ivere r-39 h-25 k-19
ivers g22 h-20
ivery r-28 h46
ives g57
ives_ g62
ivi h-22
ivid r25 g-34
ivide g-34
ivin r-36
iving r-35
ivo m19 h68
ivor m22 h49
ivory h55
iwa m29
iwal m19
ix_ r55 g-32 m42
ixed m23 h-21
ixed_ m23 h-21
ixer h38
ixer_ h30
ixi g-19 m-33 h49
ixin m-37 h49
ixing m-37 h49
ixt r-21
ixty r-21
ixty_ r-21
iya h-29 k-33
iya_ r-29 m-26 k-24
iyal r33
iyals r34
iyar g40 h-22
iye g-22 m-26 h25
iyy r22 m-31
iyya r19 m-25
iyya_ r19 m-25
iz_ g-33
iza g-34 h61
izar h27
izard h27
ize r-46 h-53
ize_ r-30 m20 h-71
izer h-23
izer_ h-23
izo h47
izo_ h47
izz r-24 m-23 h59
izza m-23 h-31
izza_ m-23 h-31
ja3 r-39
ja3_ h21
ja3h r-19
ja_ g-40 m46 h175
jab r27 h32
jab_ m-19 h33
jac g-27 m58
jack g-27 m58
jacke g-24 m-19 h-33
jackp m64 h26
jad r29 g-24 h61
jado h30
jadoo h25
jadu h33
jadu_ h33
jag h28
jage h28
jager h28
jah h-30 k36
jahi k36
jahid k36
jai g-23
jair g-23
jaira g-23
jal r27
jam k22
jam_ h-68 k33
jama r-19
jami r32
jamiy r32
jamo h41
jamon h41
jan g-50 h23
jan_ r32 g-26 h35
jar r-26 g-23 m-19 h-57
jar_ g-42
jara h-27
jara_ h-27
jari g24
jari_ g26
jars h-28
jars_ h-28
jas g-23 h23
jay r74 g70
jaya g63
jaya_ g63
jd_ r-27
jde g35
jdee g35
jdeed g35
je3 h41
je3_ h41
jea h-50
jean h-50
jeans h-50
jec r-22 g39 h-56
ject r-22 g39 h-56
ject_ g39
jecti h-40
jee g20 m33
jeeb r19
jeet m37
jeev g20
jeeva g20
jel h20
jen h29
jen_ h29
jer r-24 m-38 h35
jers m-38 h-23
jerse m-38 h-23
jew r42 h-24
jewe r42 h-24
jewel r42 h-24
jha h43
ji_ r20 h34
jid m24
jid_ m24
jin r-19 g-31 h109
jinn r-19 g-31 h105
jinn_ r-19 g-31 h105
jiu h58
jiu_ h58
jja r34
job r-25 g20 m-43 h19 k20
job_ g20 m-43 h22 k22
joh h23
john h23
joi r-20 g-23 h55
join r-20 g-23 h55
joint r-19 g-23 h52
jos h19
joy m21 h-20
joy_ m21 h-20
ju_ h50
jua m79 h-26
jua_ m40 h-20
juaa m42
juaa_ m34
jud h28
judg h28
judge h30
jug h54
jug_ h54
jui h-33
juic h-33
juice h-33
juj h22
juju h22
juju_ h22
jul r33
july r33
july_ r33
jum m19
jump m19
jun r34 m36
june h-26
june_ h-26
junk r35 m42
junk_ r50
junke m46 h23
jur h37
jury h26
jury_ h26
jus r-54 g27 h-52 k52
just r-54 g27 h-52 k52
just_ r-84 g31 h-38 k48
justm r32
ka_ r98 h131
kaa r-44 g22
kaas r-29 g33
kab m31 h44
kaba h36
kaf h-46
kafu h-32
kaful h-32
kag m-22
kage m-22
kage_ m-22
kah r-25 g20 m-38 h-34
kah_ g25 m-19 h-20
kal r-42 g-29 m38
kala r-34 h33
kala_ r-34 h33
kaly m22
kalya m22
kam r24 h-40
kam_ h-25
kame r26
kamet r40
kan r63
kan_ r21 h35
kand r49 h-26
kar h-60 k-31
kar_ r-22 h-32
kara h-74
kara_ g21
karak h-38
karat m-24 h-22
karo h36
karw h28
karwa h28
kas g25 m40
kas_ g38 m-28 h31
kasb m44
kasba m44
kash h-33
kat g-20
kat_ r-25 h-26
kats h35
katsu h35
kay g-26 h27
kba h35
kbac h44
kback h44
kda r46 h-33 k37
kda_ r47
kdat k37
kdate k20
ke_ r-52 m-49 h95
ked g-28 h78
ked_ g-28 h78
kee r30 m-38 h26 k30
keep r40 g-39 m-26 h51 k41
keep_ m-73 k84
keepe h38
keepi r47
keeps m41 h42 k-36
keg h57
keg_ h49
kel r23 m28 k19
kel_ r27 k19
ken r-23 m89 h119 k-26
ken_ r-20 g31 m-45 h-33 k-21
kend g-19 m21
kend_ m21
keng h19
keng_ h19
keno m120 h76
keno_ m120 h70
kens h44
kens_ h44
kep k27
kept k27
kept_ k27
ker r-47 g-55 k-22
ker_ r-47 m84 h87 k-24
kera g-38
kers g22 m-48 h-29
kers_ g22 m-57 h-23
kery m-26 h-64
kery_ m-26 h-60
kes g86
kes_ g40
ket g-65 m26 k-22
ket_ g-49 m34 k-42
keta h36
ketam h48
ketb h-27
ketba h-27
kete g37
keted g37
kett g-34 m-21 h-30
kettl g-34 m-21 h-30
key r-20 g-35 m22 h-43
key_ g-23 m23
keym g24
keyma g24
keys g-33 h-31
keys_ g-33 h-31
kg_ r-45 g-48 h-24
kga h-36
kgam h-36
kgamm h-36
kh_ g-70 h31
kha r44 h103 k-47
kha_ r24
khad g19 h-20
khadt r21 g19
khai m19 h19
khal k-27
khal_ g28
khala r-22
kham g-20 h22
khami h27
khan r-22 h115
khand h36
khanz h46
khar g26 m-39 h-19
khari r-19 g39 h-19
khas m38 h-36
khasr m26
khat g-27 h67
khat_ h73
khay g32
khayy g21
khd r39
khe m30 h-52
khed m34
khed_ m21
khel m34
khes g-26
khese g-26
khet g37
khet_ g37
khi r-19 g30 m-24
kho g-21 m29 h-70
khod r-20 m24
khod_ r-46 m24
khoz m23
khoz_ m23
khse m23
khser m23
kht g-21
ki_ m-28 k-35
kic g-36 h71
kick g-36 h71
kick_ g-25
kickb h44
kid r-33 h20 k-29
kid_ m21
kidn h91
kidna g19 h24
kidne h66
kids g-20 m-43 h-45 k-20
kids_ g-20 m-43 h-45 k-20
kie r-32 m70 h22
kie_ m49 h31
kies m20 h-19
kies_ m20 h-19
kil g-23
kill h22
kilo h-39
kilo_ h-29
kilom h29
kilos r-25 h-39
kim h33
kimm h42
kimme h25
kin g-59 h88 k-68
kin_ g55 m-28 h-23 k-36
kind g-22 h66
kind_ r21 h99
kindl g-19
king g-55 m-28 h28 k-20
king_ g-33 m-61 h-46
kingf g-21 h30
kings m34 h47
kins g-37 m64
kins_ g-37 m64
kio h31
kios h31
kiosk h31
kip r36
kip_ r36
kir r-19 g-41 h42
kira r-19 g-41 h-30
kiray r-19 g-41 h-30
kis r42 g22 h-20
kish r20 h-26
kisht r23 g26 h-20
kist r22
kit r-70 g30 k-21
kit_ r-19 g-43 h78
kitc h-24
kitch h-24
kite g26 h-21
kite_ g26 h-21
kitt r-35 g69 h-26
kitte g73 h-19
kitty r-22
kja m38
kjac m38
kjack m38
kka g25
kkar g28 h-33
kla r31 g-27 h-19
klac r31 g-31
klace r31 g-31
kle r28 h-25
klet r28 h-26
klet_ h-26
kli h41
klin h31
kling h31
kly g33
kly_ g33
kma h42
kmai h45
kmail h45
kme g30
kmen g30
kmens g19
kni g22
knif g22
knift g30
kno r-69 g22 m-28 h64
knoc g-23 h40
knock g-23 h40
knot r-21 h49 k-27
knot_ h42 k-24
know r-52 g28 m-19 h-25 k37
know_ g-54 k63
known r-44 g62 h-41
knows h22 k-34
ko_ r-53 m58 h87 k-25
kof h40
koff h40
koff_ h30
kol r-31 g27 h-52
kol_ g-36 m-32
koll m40
kollo g25
kon_ h32
kot g-30
kou m32 h-30
kpo m64 h25
kpot m64 h26
kpot_ m58 h32
kra h-21
kra_ r23 g22 h-19
kri_ r26
kru r29
ks_ g22 h-76 k60
ksh g-28 m-30 h-25 k-25
kshi h22
kshin h22
ksho g-20 m-20 h-76
kshop g-20 m-20 h-76
ksm g-19 m-30
ksmi g-19 m-30
ksmit g-19 m-30
kta h29 k-23
ktab g24 k-19
ktab_ g24 m29 h22 k-19
ktai h27
ktail h27
kto r-20 g29 h-24 k44
ktob k44
ktob_ k44
ku_ g27
kuk r27 g41
kuk_ r35 g41
kul h25
kula h25
kund h23
kup r23 h42
kup_ r23 g-33 h54
ky_ g34 h40
kya g64
kyc k46
kyc_ k46
la3 m20
la3_ m20
la7 r-24
la7m h32
la_ r-50 g86 m50 h128
lab r-33 g-92 h-22
lab_ h-57
labe g-73 h85
label g-73 h82
labo r-27 h22
labor h34
labou r-22
lac m23 h39 k-19
lace_ m23 h31
laced h-36
lack m22 h35
lackj m38
lackm h45
lad r-23 g-41 m-30 h37
lad_ m-21 k-48
ladd r-20
ladde r-20
ladi h36
ladie h43
lady g-29 h75
lady_ g-29 h69
laf r67 h-20
laf_ r26 h-21
lafn r22
lafni r22
lag r-28 g-38 h55 k53
lag_ r26 m-20 h-26 k21
laga r-50 m50
laga_ r-45 g24
lage h96 k-20
lage_ k-19
lager h110
lagg k19
lagge k19
lagh h28
lagh_ h28
lags k22
lags_ k22
laha g27 h-31
lai k31
laim r21 g42
laim_ r19
laime g38 m20
lain g-34 h-25 k39
lain_ k23
laine k20
laj r-29
lak h36 k20
lak_ h41
lake g21 k21
lake_ g26
laken k21
lal r-29 g-41 h42
lal_ r-27 g-41 h33
lala m22
lam r-20 g62 m-35 h-43 k-32
lam_ r-20 g95 h28
lama h-45
lama_ r25 g-21
laman g37 h-50
lamb_ h-38
lami r-31
lami_ h54
lamic h-39
lamm r25 k32
lamp h-52 k-22
lamp_ h-52 k-22
lan r30 m-83 h-63 k-62
lan_ h31 k-19
lanc g-41 h-23 k28
lanc_ h19
lance g-37 h-46 k28
land r25 g63 h-58 k-61
land_ g64 m-21 h-46 k-30
lande r40 g-36
lands g35
lang g-19
lang_ h35
lank g29
lante g30
lanti h-25
lap g-24 m-63 k-26
lap_ g-30 m-38 h38
lapt m-24 h-20 k-23
lapto m-24 h-20 k-23
lar g-45 m-33 h74 k32
lar_ g21
lard h94 k-35
lard_ h83 k-19
lardo h36
lare k75
lare_ h-28 k36
lared k40
laret h28
larm g-23
larm_ g-23
lars r-26 g-26
lars_ r-26 g-26
lary m-31
lary_ g-26 m-31
las r-58 g-104 h-106 k-27
las_ r-27 g-21 h-73 k-20
lash r38 h-21 k25
lasha k35
lask h48
lask_ h24
lasp h33
lass r-20 g-36 m-66 h-70
lass_ r-20 g-25 m-49 h-50
last r-42 g-31 m49 h-22
last_ r-42 g-31 m49
lasti h-29
lat m-37 h-53 k-60
lat_ g-36 m-26 h-56
late r-43 g21 m-46
late_ r-32 g-60 m-55 h-26
lated r-32
laten r21
later g107
lates h30
latf g37 m23
latfo g37 m23
lati r29 h42
latin g-25 h42
latio g37
lativ r19
lato m26
lator m26
latt h-26
latte h-26
lau g-21 m-28
laug h54
laugh h54
laun r-21 m-24 h-42
launc g22
laund r-21 m-22 h-56
laus r24
lause r24
lav h27
law r-47 h-39 k-29
law_ h-63
lawa m19 h42
lawi h21
lawi_ h25
lawn r-30 k-19
lawn_ r-30 k-19
laws g49 h32
laws_ h38
lawsu g49
lawy g-40 m-31 h-39
lawye g-40 m-30 h-42
lay r31 m74 h39
lay_ r60 m111 h55
laya r43 m-20
laya_ r42
layb h40
laybo h40
laye r-31 g-25 m21 k33
layed g-21
layer m37 h-26 k33
lays r-22 g54
lays_ g54
laz r36
laze r36 h34
lazed h48
lazem r43
lba r21 g-22 m-37 h-38
lbe h25
lbec h23
lbec_ h23
lbo h-21
lch h41
lcho h41
lchol h35
lco m-30
lcoh h-36
lcoho h-44
lcon g39 m-29 h-35
lcon_ g44 m-29 h-53
lcu g-25 h-24
lcul g-23 h-24
ld_ g99 m26 h-22 k-41
lde m29 h-30
lder r19 h-44
lderl h-19
lders g22 h-20
ldi r-30 m-20 h37
ldin r-30 m-20 h31
lding r-30 m-20 h31
ldr h-39
ldre h-39
ldren h-39
lds r19 g56 h-23 k-32
lds_ g60 k-32
le_ r-22 m-28 h-59 k-26
lea g-39 m-68 h33
leaf_ h41
leafl h-29
leag r-24 m21 h45 k-29
leage h50
leagu r-22 m26 k-28
leak h56
leake h51
lean r-55 m-24 k56
lean_ r-22 g24 h23 k20
leane g-32
leani r-23 m-21 h-37 k20
leans h43
leap g37
leaps g37
lear r37 g53
lear_ r40 g27
learn r-31 g22
lears r39
leas r45 g-46 h-52 k36
lease r39 g-26 h-44 k46
leat g-20 k-52
leath g-20 k-52
leav h-19
leave r-28
leavi r32
leb r-33 m30 h38
lec r30 h48 k32
lech h53
lecho h53
lect r23 g-25 m19 k33
lect_ r19 g-26 k34
lecte r-29 k27
lecti r35 h22 k-32
lecto h40
lects r29
lectu h-32
led r-86 g-32 m29 h-26 k-49
led_ r-111 g-29 m36 k-34
ledg r24 h-23
ledge r24 h-23
lee r-22 m-32 h-26
leed h64
leed_ h64
leem h23
leem_ h23
leep h-39
leep_ h-38
leeps r25
lees g30
leesa g30
lef m-22 h-36
left r-19 g20 m-21 h-45
left_ g25 m-21 h-45
leg g45 h72
leg_ g27 h97
legs h-29
legs_ h-29
leh r46 g-21
leha r27
lei r-43 h26
lek m26
lek_ m26
lem r-25 m-23 h-25 k48
lem_ k22
lema h-22
leman h-22
leme g28 h37
lemen g28 h37
lemo h-52
lemon h-52
len r39 g-59 m-39 k22
len_ h75
lend r84 g-56 m-35 h31 k-23
lend_ r23 k20
lende r36 g-24 h-45 k-20
lendi h61
lends r42 h27
leng g19 h-21
lent r-35 h-64 k40
lent_ r-35 h-64 k40
leo h28
leop h28
leopa h28
ler r-36 g-52 m-22
ler_ r-35 h-26 k36
lerk_ r-25 h52
les r89 g-41 k-41
les_ r-36 k-22
lesa g21
lesc h-47
lesco h-47
less r136 g-23 m-27 h24
less_ r168 g-45 h24
lesse h28
lesso r-19 h-23
let r30 g-49 h75
let_ r19 k-19
lete k32
lete_ k37
lets r34 m-29 h32
lets_ r34 m-29 h32
lett r-23 g-51 m53 h20 k-21
lette r-19 g-41 m53 h43 k-21
lev r40 g64 m43 h-36
leve r36 g69 h-33
leven r74
lever r-27 g89 h-35
lew g62
lex h21
ley r-42 g22 m26 h38
ley_ k-23
leya r-21 g29 m28 k28
leya_ r-21 g29 m28 k28
leys h53
leys_ h53
lf_ r47 g-20 m-52 h-128
lfa_ r26
lge r28
lgen r28
lgenc r28
lha h-19 k-21
li_ r107 m42 h-47
lia r-33 g48 m-35
liab r-19 g34
liabi r-19 g34
lian g23 k22
lianc h-33 k22
lib r-20 m-19
libr r-20 m-30 h-19
libra m-23 h-27
lic r-41 g94 m26
lic_ r-29 g77
lica g-31 h46
lica_ h55
licat g-23
lice g-23 h-19 k20
lice_ r38 h-29 k29
licen r-20
licy g104 h-49
licy_ g104 h-49
lid r20 g-23 h29
lida g-22 h41
liday h41
lie h32 k-34
lief h-23
lief_ h-23
liem h37
liemp h37
lien r-19 h19
lient r-19 h19
lier r-19 g22 k-20
lier_ r-42 g31
liers r22
lies r53
lies_ r53
lif r-52 g29 m-29 h27
life r-30 g41 h-37
life_ r-29 g31 h-37
lift r-19 h40
lift_ r-19 h-34
lifte h74
lig r-30 g-49 m-43
lige r19
liges r19
ligh r-49 g-31 m-29
light r-49 g-31 m-29
ligi h36
ligio h36
lik m-29 h46 k28
like r31 g22 h65 k35
like_ r36 g-59 h45
likes g81 h21 k47
lil h-35
lim r-28 g-56 m26 h68
lim_ h55
lima m42 h19
limi g-19 h-57
limit g-19 h-57
limo h41
limon h41
lin r-84 g-38 m60 h-64
lin_ g-38 m-23 h22
lind r-40 g32 h-52
lind_ g68 h-41
linde r-21
line r-28 g52 m74 h-38
line_ r-23 g56 m27
lines m38 h-38
ling g-51 m39 h20
ling_ r-35 g-40 m59 h37
lings r21 h-22
lini m-21 h-34 k-23
linic m-21 h-49 k-23
link r-25 k25
links g-25 k25
lio r22 m48 h27
lion m48 h30
lions m58 h38
lip g29 m48 h-59
lip_ r-30 m46 h60 k21
lipp r-23 g31 h-94 k-22
lippe r-19 h-94 k-22
lips r54 h-23
lips_ r56
lipst h-21
liq g21 h57
liqu g21 h57
lique h21
liqui g32
liquo h46
lir r27 g-29
lira r27 g-29
lira_ r27 g-29
lis m-24 h-48 k-30
lis_ r31 g-22 m22
lisa r19 g54
lisa_ g25
lisat g29
lish g-42 m-23 h-34
lish_ g-32
lishe r-24 h-38
lism h25
lisma h25
list g23 m-20 h-21 k-24
list_ k-26
liste g35
lit m-29 k29
lita r-32 h63
litan k20
litat r-29 h66
litt k24
litte h-19
littl r33 k26
lity r23 g27 h-19
lity_ r23 g27 h-19
liv m47 h28 k-21
liv_ g31
live g-57 m57 h26 k-21
live_ r33 m84
liver g-33
lives r-23
liy g19 m-39
liya g24
liya_ g28
liye m-28
liye_ m-28
lk_ g97 h-28
lked g21 h-20
lked_ g21 h-20
lker h40
lker_ h34
lks r-26 m22 h58
lks_ r-26 m22 h58
ll_ r-72 g41 m-30 h40
lla r46 m-32 h30 k-47
lla_ r25 g-39
llage k-19
llan h34
llan_ h34
llar_ r30 g26
llars r-26 g-26
llas h-27 k-20
llat g71 h-20
llati g72 h-22
lle r-55 g-51 m20 h36 k41
llea r-22 k-28
lleag r-22 k-28
llec r19 g-46 k38
llect r19 g-46 k38
lled g-56 m60 k-22
lled_ g-56 m60 k-22
llem h31
ller g40 k23
ller_ r-32 g31 h-37 k35
llers r25 g22
llet r-44 g80 h-36 k67
llet_ r-32 g35 h-22 k21
llets g46 h-28 k46
lley h28 k-26
lley_ h28 k-23
lli g39 m48 k-29
lli_ g59 h-19
llin r-22
lling r-22 g21
llio m48 h30
llion m48 h30
lln g34
llne g34
llnes g34
llo r21 g43 m-44 h-35 k-70
llo_ h33 k-30
lloc g51
lloca g51
lloo g-31
lloon g-31
llot r37 m-20
llov r41
llove r41
llow r-31 g29 m-23 k-36
llow_ r-23 g36 h-35
llowa h43
llowe g-52
llows r-19 g64 h-30 k-21
lloy g32
lloyd g38
lls r39 g55 h-22
lls_ r39 g55 h-22
lly g56 h29
lly_ g57 h34
lm_ g-36 m-19
lma r39
lme r-32 m-20 h-45
lmen r-32 h-19
lment r-32 h-19
lmet m-20 h-33
lmi h61
lmis h61
lmist h61
lms r-20 h74
lms_ r-20 h74
lna m22
lna_ m22
lne g34
lnes g34
lness g34
lo_ m73 h75
loa r30 m21 k-27
load r-33 g-49 m56 h56 k-23
load_ g-20 m70 h53
loade g-22 h21
loan r71 m-34 h-62
loan_ r46 m-32 h-36
loat g45
loati r-36 g70
loc r40 g58 m-51 h-50
loca g62
locat g63
lock r48 m-43 h-41
lock_ r47 g-63 k37
locke g60
locki h-20
locks g21 m-30
log g-35 h121 k-28
log_ g20
loge h20
loger h20
logi h40
login h48
logy h29
logy_ h29
lol r-38
lol_ r-21 g30 h29
lom g-19 h44
loma_ h-20
lome h29
lomet h29
lon r28 g29 m-20 h21
lon_ r-19 g-31 h-51
lone r55 g20 m-28 h60
lone_ r61 g28 h-48
loned m-21 h95
long g38
long_ r30 m-22 k37
longe m20
longs g39
loo g-26 m58 k40
lood r-26 h66 k-24
lood_ h23
loody h58
look r-25 m-24 h42 k78
look_ h47
looke g-21 k41
looks h27 k42
loom g36 h-21
loom_ g36 h-21
loon r34 g-43 h-32
loons g-21 h-31
loor g23 h39
loor_ h44
loos m47 h-48
loos_ g-27 m70 h-37
loot g-48 m45 h-23
loot_ g-48 m47 h-31
lop g-26 k-20
lope g-20 k-20
lope_ r-19 g-26 m20 h34
lopes r24 h-23
lor r-48 m-41 h-51 k-37
lor_ r-22
lori m-23 h-33
lorin m-23
lorr r-19 g38
lorry r-19 g28
los r-70 g73 m92 h-87 k-60
los_ r-25 h-31
lose g38 m43 k-32
lose_ m-57 h24
losed g44
loser m99 h-26
loses r19
losi g-19 m43 h22
losin r-28 m44
loss r-35 g31 h-43
loss_ r-28 h-25
losse m32 h25
losso g21 h-43
lost g27 h-33
lost_ g27 h-33
lot r-49 g55 m79 h-69 k-29
lot_ r-42 g53 m-85 k-20
lote m28
loth m-35 h-39
loth_ m-28 h-21
lothe g-27
lots r-23 g47 h27
lots_ r-23 g47 h27
lott g-30 m134 h32
lotte m22 k27
lotto g-31 m84 h58
lottr m22 h-23
lotu h-21
lotus h-21
lou r-48 g-67 m30
louf h32
louf_ h32
loun r-31 h23
loung r-31 h23
lour h-19
lour_ m21 h21
loure h-40
lous g-42 m22 h-35
lous_ m26
lousi g-23
lov g-75 h82
love g-75 h44
love_ r-30 g-42 h65
lover r34
loves g-25 h-19
low r46 g26 m-37 h-60
low_ r46 k33
lowa h43
lowan h43
lowe m-19 h-70
lowed g-32
lower g21 m-33 h-51
lows r-19 g64 k-22
lows_ r-19 g64 k-22
loy g37 h-40 k21
loyd g38
loyds g38
loye k25
loyee g19 k30
loyer g-26
lp_ r29 h-24 k21
lpi r25
lpin r25
lping r25
lps h-25
lps_ h-25
lre g57 h-22
lrea g57 h-22
lread g57 h-22
ls_ g100 m58 h40 k-23
lsd h24
lsd_ h24
lse g-26 h41 k77
lse_ k78
lses h51
lses_ h51
lt_ g-46 m19 k-36
lta g-26 h67
lta_ h24
ltan k28
ltanc k34
ltar h31
ltar_ h31
ltat h23 k-20
ltati h23 k-20
lte g-53 k19
lter g-49
lter_ g-41
lth_ h22
lti m28 k29
ltip m30
ltipl m30
lts h32
lts_ h32
lty h-29
lty_ h-29
lu_ h-44
lub r-29
lub_ r-29 h20
luc g42 h-35
luck g42
luck_ g29
lud m43
lude h25
ludo m43
ludo_ m43
lue m-37
lue_ r30 m-27
lug h52
lug_ h30
lum r-40 h-38
lumb r-38 m-21
lumbe r-38 m-21
lump g24
lump_ g24
lun r-50 g-52 m-28
lunc r-49 g-65 m-19 h-36
lunch r-49 g-65 m-19 h-36
lunt h33
lunt_ h23
lus r104 m57
lus_ r104 h-24
lush m59
lush_ m59
lut h62
lut_ h34
luw h-19
luwa h-19
luwag h-19
lve_ r33
lver r-21 h-27 k-20
lver_ r-21 h-27 k-20
lves k31
lves_ k31
lvi r55
lvin r55
lving r55
lwa r32 h-34
lway h-38
lways h-23
lwe h41
lwe_ h41
ly_ r-57 g40 m-84 h112 k-24
lya m22
lyan m22
lyan_ m22
lyf h46
lyfa h46
lyfan h46
lym g41 m51
lymp g55 m42
lyr h44
lyri h44
lyric h44
lys h-25
lysi h-19
lysis h-19
lz_ g19 h32
m3a r31 h32
m3a_ r35
ma2 g-19 m-26 h-31
ma3 g-24 m-29
ma3a g-33
ma3r g23
ma3ro g25
ma7 g27 k32
ma7ad k23
ma7s g37
ma_ r36 g128 m-63 h-43 k82
maa g41
maal g21
maal_ g24
maar g33
maar_ g33
mab r-38
mabla h28
mac r-38 g29 m90 h-54
maca m55 h33
mach g36 m25 h-54 k27
mach_ g30
machi m25 h-51 k28
macy h-33
macy_ h-33
mad g-48 m-29 k24
mad_ r20 h-47
mada h34
madam h52
made r-20 g-63 k33
made_ r-20 g-63 k33
madm r19
madmo r19
mado h77
madol h77
mag r-22 h90
maga h-33
magaz h-23
magn h29
magnu h24
mah r21 h-56 k26
mah_ r-24 m-23
maha r45 m28
mahi r43 h-19
mahin r43 h-19
mahs r-23 g43
mahso r-23 g43
mai g-64 m-28 h68
mai_ h-30
maid r-23 g-43 h52
maid_ g-36 h50
maids k25
mail_ h24
main k-35
maj g-79 h-40
maji m24
majid m24
mak r-27
mak_ g24 h-19
make r-21 h27 k20
make_ r-26 g58 h-19
maker g-67 h52
makh h-32
maki r35 g-21
makin r35 g-21
makt g19 k-19
makta g24 k-19
mal r28 g-86 m-73 h111 k32
mal_ r24 g-28 m-31 h68
malb h23
malbe h23
male m20
male_ h20
mall r19 g-27 m-43 h-53 k42
mall_ r19 g-23 m-40 h-49 k60
malt g-34
malt_ g-34
mam_ h-28
man r28 m-23 h107 k21
man_ r23 m-36 h100 k52
mana h-39
manag h-22
manc k20
mance k20
mand r20
mang r-23 g25
mango g40 h-60
mani m21 h57
mans g-20 h19 k-19
mans_ h23 k-19
map g21
map_ g21
mar g34 h23 k-30
mar_ r38 h-33
mara r25 g-35 m-28 h-24
mara_ r28 h-25
marah h32
marat g-28
marc r31 h-19
march r31 h-19
mare g54 h-28
mare_ g47 h-28
marg g52 h-20
marga h24
margi g58 h-45
mari g-27 h40
marin h23
mark r24 g-31 k-22
mark_ h91
marka h21
marke r31 g-34 h-92
marl g24 h-27
marla g34 h-23
marr r-29 g-27 h37 k23
marra r-25 m19 k32
marry g-25 h24
mars h35
marsa h36
mart g22 h29
mart_ g22
marti h26
mas r-29 g-61 h124 k-46
mas_ h36
masa g-21 m-23
mashi h37
mass m28 h78 k-19
massa h41 k-19
mast h83
maste h85
mat r65 g-94 h-49 k-20
matc g-29 m44 h77
match g-29 m44 h77
mate h-31
matk m31
matka m31
mato m-30 h-20
matt r51 h-30
matte r58
matu r84 h-20
matur r84 h-20
maw h-26
maw3 g32
maw3e g32
max g27
may r-41 g91 h-33 k-52
may_ r-29 g60 m-48 h-76 k-40
maya h38
mayb g54 m41
maybe g54 m41
mayo h50
mayor h50
maz r-39 g-27 h53
maza h39
mb_ g35 h-32
mba r-21 m48 h35
mba_ r-23
mbas h-33
mbass h-33
mbe m27 h20
mber h24
mber_ h-40
mbers m31 h27
mbl m38 h-38
mbli m46 h-36
mblin m46 h-36
mbo m41 h-49
mbol m37 h-42
mbola m37 h-42
mbr g-22 m-21 h-19
mbu m-30 h-34
mbuc h23
mbur h-36
mburg h-33
mco h-20
mcx g55 h-22
mcx_ g55 h-22
mda h-19
mdan h-23
mdan_ m27
mdm h53
mdma h53
mdma_ h53
me_ r39 g-54 m50 h-152 k47
mea r40 g58
meal h-34
meal_ h-33
mean r27 g65 h-27
means g28 h-19
meas r21 h-28
measu r21 h-28
meat h100
meat_ h100
meb g-22
mebo g-22
mebod g-22
med r-47 g91 m-46 k-26
med_ g124
meda m-27 h-41
medal m-27 h-37
medi r-28 g-20 h22
medic r-21
mediu g-23 h20
medy h22
medy_ h22
mee r-36 g51 m-37 h-20
meen r-20 g116
meen_ r-20 g116
meet g-20
meet_ g-20 h35
meeti h-49
meg m46 h34
mega m46 h34
meh r-52
mei g37
mei_ h19
mein g40 h-32
mein_ g40 h-32
meis h24
meist h24
mel g61
mel_ r26
meli h51
melie h51
melo k24
mels g25
mels_ g25
mem r-26
memb g-22
membe g-22
memo g32 h-44
memor g36 h-19
men r47 g-20 m-58
men_ m-29 h34
mend r-32 g-30 m20 h-21
menn r82 h-20
menno r36
mens m-19
mens_ m-19
ment g23
ment_ r63 g47 h-52 k-27
menti k24
ments r-76
menu g-39 h28
menu_ g-39 h28
meo r-26 g-28 h33
meon r-26 g-26 h25
meone r-26 g-26 h25
mer g36 m-21 h53
mer_ m-29
mera h-33
mera_ h-25
merc r32 g40
merch r25
merci g34
meri r-27
merl h54
merlo h54
mero h26
merol h43
mers h35
mers_ h29
mes m36 k39
mes_ k19
mesh g23 h19 k-19
mesh_ g34 m-34
mess r-49 m41 h-55 k44
messa r-32 m41 h-63 k44
mest r31
meste r31
met r50 m-63 h-42 k-22
met_ r26 h-52
meta g45 h-23 k-22
metal k-20
mete h40
meter h40
meth r26 h66
meth_ h65
methi r23 h24
meti r35 g29
meti_ r40
metr r-23 g-50 h-51
metre r-23 g-57
metri g20
metro h-33
mew g56
mewh g56
mewhe g56
mex g21 h-27
mex_ g21 h-27
mey k38
meya k38
meya_ k38
mez h51
mezz r19 h-23
mezza r19 h-23
mha h-20 k32
mha_ h-20 k32
mi_ r116 g-56 h37 k-25
mic r-31 m-23 h-43
mic_ h-48
mies h21
mies_ h21
mig g49 h19
mil r-36 g-48 m35 h64 k29
mil_ h36
mila r-20 h80
mile h50
milea h50
mili h-42 k41
milie k22
milk g48 h-32
milk_ g48 h-32
mill r27 g-91 m47
mill_ g-68
milli m54
min r-39 g84 m75 h-122 k-36
min_ r32 g43 m61
mina r-45 h26
minal m32
minar r-34 h-32
minat h51
mind g31
mind_ g32
mine r-28 g-47 h53 k57
mine_ r-27 g-54 k38
miner h53
ming h-21
ming_ h-21
mini r49 m-38 k-46
mini_ g22
minia h21
minim r41
minis m-20
mino h-50
mino_ h-47
mins h-45
mins_ h-45
mint h-57
mint_ h-57
minu g44 m38 h-20
minut r-31 g51 m38
mir r28 h37 k-32
mir_ h-29 k-20
mira r19 h31
mirat h24
mis r42
mise r21 g-37 h-20
mise_ r57
mised g-23
mises r-31
misp h22
mispl h22
miss r48 h-42
misse r38 h-20
missi r-27 g42 h-37
misso r26
mist r-40 g31 h94
mista r-31
mistr h63
mit r46 g-70 m-44 h-32 k-40
mita g-21 h21
mitat g-21 h21
mite r36 g-38 h-32
mitee r36
mith m-35 h-23
mith_ m-33 h-23
mitt r25 k-23
mitte r31
miu r-45 g41 h20 k19
mium r-45 g41 h20 k19
mium_ r-45 g41 h20 k19
mix h24
miy r35 m-26 h-19
miyy r30 m-25
miyya r19 m-25
mla g22
mla_ g22
mle r-22 g21
mm_ h-61 k62
mma r33 h-51
mma_ r26 h-19 k28
mme g54 m-43 h46
mmel h51
mmeli h51
mmen g25
mmer m-29
mmer_ h-20
mmerc g23
mmers h32
mmi g-38
mmi_ h33
mmie h21
mmies h21
mmin h-48
mming h-48
mmis r-31 h29
mmiss r-31 h29
mmit r41 g-29 m26
mmitt r24
mmo r-28
mmon r-28 h66
mmon_ r-27 h55
mms h51
mms_ h51
mmun h30
mmuni h30
mmy g29 m40 h-20
mmy_ g29 m32
mn_ g24 m-23
mna m26
mni g36
mnit g36
mnity g36
mnt r59
mnt_ r39
mo2 r45 h-34
mo2a r22 h-34
mo7 h-36
mo7a h-36
mo7ad h-30
mo_ r-28 g43 h-88 k73
mob m-24 h-58
mobi h-31
mobil h-31
mocki h48
mode r-21 h24
model h35
mok h56
moke_ h39
moked h-27
mol g-30 h30
molas h-36
moll h49
molly h49
mom r-24 h-50
mom_ h-55
mon r19 g-33 h103
mon_ r-36 h51
mona_ r19
monc h41
monce h41
mond r-43 g-30 m34 h30
monda r-30 g-22 m26
mone r73 m43
money r74 m44
mong h-22
mong_ h-22
monk h22
mono m-46
mont g27
monte m31 h50
month g28 m-35 h-59
moo r36 g57 h56
mood g75
mood_ g75
moon h68
moons h48
mop h-64
mor g-29 m38 h-27
mora m46 h40
more g-44 h-20
more_ g-44 h-20
mori g36 h-30
moria g36
morn r-31
morni r-31
morr k29
morro k29
mort r27
morta h31
mortg r33
mos r-28 g44 h-47
mosh h-27 k24
mosh_ k24
mosq r-21
mosqu r-21
most g46
mosta g48 h-22
mot g40 m-30 h-125
moth h-83 k-31
mothe h-83 k-31
moto g39
motor g39
mou g-20 h50
moun g20 h-36
mount g20 h-36
mour g-35 h-28
mour_ g-35 h-28
mous h57
mous_ h57
mout h64
mouth h53
mov g-73 m-34 h55
mova h-31
moval h-31
move g-47 m-33 h42 k23
move_ r-22 g-24 m-21 h31 k62
moved g-35
moves r36 m30 h38 k-26
movi h43
movie h33
mp_ r-78 g43 m26 h-29 k-32
mpa g-24 h139
mpan g-25 h71
mpani h20
mpany g-19 h48
mpe r24 g-35 m58 h40
mped m20 h-35
mped_ m20 h-35
mpen r25
mpens r25
mper g-20 h84
mperi h29
mpet m39
mpeti m39
mpl g-48 h-25 k72
mple k24
mple_ h21
mples k30
mpli k27
mplia h-23 k27
mplo k21
mploy k21
mpo r-36 m-24 h60
mpo_ h37
mpor h37
mpora h20
mpr g20
mpre g21
mpreh g21
mps h23 k-20
mps_ h23 k-20
mpt h-46 k-26
mptio r19
mpty k-22
mpty_ k-22
mpu m-29 h-23
mr_ m-33 h-26
mra g-23
ms_ r-62 g-91 m30 h73
msa m-20 h-44 k91
msa7 h-27 k69
msa7_ h-27 k69
mse g25 h22
msel g26
mself g25 h19
mst h30
mste h20
mt_ r68 g26 m-49 h-50 k19
mto h-39
mto_ h-39
muc g75 k-21
much g75 k-21
much_ g75 k-21
mud h-33
mug g-23 h55 k-27
mugg h61 k-24
muggl h61 k-24
muj k34
muja k36
mujah k36
mul r-27 g-37 m24 h34 k80
mula m30
mulat m30
mule r-32 g-29 m-33 k69
mule_ r-22 m-19 h-80 k82
mulet h89
mult m30
multi m30
mum r20 k-68
mum_ r26 h-19 k-64
mun r42
muna r60 h-31
muna_ r27
munaf r32
muni h31
mur r48 g-23 m-40 h-47 k24
mura r55 h-26
murab r55 h-26
murf m-19 h-36 k42
murt h28
murti h28
mus r62 g-66 h43
muse h28
musi g-30
music g-30
musl h53
musli h53
must r95 g-28 h27 k26
must_ r99 g-43 h30 k26
mut m43 h52
muta h30
mutu m44
mwa h28
mwar h28
mware h28
my_ r-35 g-51 h-47
mys r-34
myse r-34
mysel r-34
mzaw h57
mzawa h40
na2a_ g24
na3 r28
na_ r89 g101 m29 k-63
nab_ h-36
nabi h49
nabis h44
nac_ h58
nach h33
nack h-52
nack_ h-20
nacks h-38
nad r-56 h-79
nada_ r-32
nade r-39
nadee r-36
naf r62 g-26 h-28
nafa r32
nafa_ r32
nafs r30 g-20
nafs_ r19 g-20
nag h-43
nage h-25
nage_ r23
nager h-21
nah r96 g47 h-96
nah_ r130 g-25 h-61
naha g26
nahi r-33 g46 h-32
nahi_ r-33 g46 h-32
nai r24 h-19
nak r-29 g42 m-20 h28
nake g22
naked g22
nakh g37
nakha g28
nakl h35
nakli h35
nal m35 h32
nal_ g-44 m44 h64
nalt h-30
nalty h-29
nam r-30 g20 m-38 h-62 k47
name r-28 g29 m-25 h-35 k55
name_ g-64 h-20 k73
named g66 m-21
namen m19
names g27
nan r87 g-46 m-35 h-79
nan_ r49
nanc r78 m-21
nance r38 m-21
nanci r32
nang r-19
nang_ r-19
nant h35
nant_ r-21 h43
nap h105
nap_ h61
napp h44
nar r-23 g28 m71
nar_ g-21 h-35
nara h22
nara_ h22
nary r-24 g79 m82
nary_ r-24 g76 m80
nas g82 h-29 k30
nas_ k52
nasd g28
nasda g28
nash r-23 g23 h-23
nat g-40 m53 h21
nat_ m28 h41
nati g-33 m32 k22
natin h-24
natio g-22 h25 k22
natu h-35
natur h-35
naw g61
nawa g36
naway g36
nax h36
nax_ h36
naz r19 h57
naza h35
nazar h35
nazr h22
nazra h22
nba g33
nbe h39
nbee h39
nbeed h26
nbi h30
nbid h30
nbid_ h30
nbo g21 h-26
nbor g21
nborn g21
nbr r24
nbro r24
nbrok r24
nc_ h19
nca r24 g-21 h40
ncal h40
ncall h40
nce r30 h95
nce_ r39 h-28 k22
nced r35 h-24
nced_ r35 h-24
ncei g40
nceiv g40
ncel r-24
ncel_ g-27
ncen r-53 h69
ncens h37
ncer m-21
ncer_ h22
ncert h-23
nces r43 m50
nces_ r47 m55
ncest h20
ncet h36
ncett h36
nch r-51 g-27 m-40 h27
nch_ r-71 g-73 m-25 h31
nche r35 g41 k29
nche_ r37
nchec g32
nci r43 g-32 h-38
ncia h19
ncial h19
ncie r27 m22
ncier r21 m23
ncil h-25
ncil_ h-25
ncip r19 h-24
ncipa r19 h-24
ncis h-24
ncis_ h-24
ncl r52 g29
ncl_ r37
ncla g30
nclai g30
nclea g27
nclu h23
nclud h23
ncr r-27
ncre r-27
nct h-29 k62
ncti h-23 k62
nctio h-23 k62
nd_ r93 g68 m-22 h-64
nda r-84 g-42
ndab m-20
ndar g41
ndar_ g43
nday r-23 g-65
nday_ r-62 g-65
ndb m-30
ndba h23
ndbag h23
nde r-34 g46 h-67 k46
ndec g-20 h-20
ndeci h-19
nded g31 h26
nded_ g31 h26
ndef g28
ndefi g28
ndel g36 h-22
ndeli g39 h-39
ndem g36
ndemn g36
nder g-73 k57
nder_ r28 g-40 h46 k-30
nderg h-28 k27
nders r25 g-25 k23
nderv k32
ndf r47
ndf_ r28
ndfa r19 g24
ndfat r19 g24
ndi r67 g-74 m71 h52
ndi_ r41 g-30 m-24 k58
ndic m57
ndica m57
ndin r58 m36 h28 k-31
nding r58 m36 h28 k-31
ndit g-27 h21
ndit_ h21
nditi g-24
ndl h29 k-27
ndle g47 h19
ndle_ g41 m19
ndles h22
ndly g-19
ndly_ g-19
ndm h-28
ndo r-48 g114 h-66 k-32
ndo_ m-23
ndom g52 h-34
ndom_ g52 h-34
ndon g19
ndoo r-19 g32 h-28
ndoo_ r-28 g32 h-28
ndor g37 h-44
ndor_ g37 h-44
ndou h30
ndow r-26 g-19 h34 k-22
ndow_ h31
ndowm g27
ndows g-40 k-22
ndr r55 k-36
ndra r22 k20
ndrai k22
ndraw r25
ndre m30 h28 k-28
ndred m34
ndry m-19 h-44 k-28
ndry_ m-19 h-44 k-28
nds r23 h-23
nds_ r54 g54
ndsh r-31
ndu h117
ndu_ h50
ndul r28
ndulg r28
ndw h23
ndwi h23
ndwic h23
ndy h65
ndy_ h65
ne_ r-55 m24 h35
nea r-34 g-46 m36 k45
near r-34 g-21 m46 h20
near_ m28 h26
neare r-30
neat g-22 k55
neath g-22 k55
nec g-35
neck r31 g-31
neckl r31 g-31
ned m-45 k52
ned_ m-41 h-42 k53
nee g-65 h-65 k48
need g-23 h-23 k39
need_ r-32 k29
neede g-19 h24
needs r58
neer g-47 h-36
nef h29
nefi h25
nefit h25
neg h-20
nega g19 h-41
negar h-31
neh g45
neh_ g30
nei g48 h-20
neig g26
neigh g26
neit r24 g32
neith r24 g32
nek h55
neke h49
neken h49
nel h71 k-23
nel_ h42
nels k-24
nels_ k-24
nen h29
ner h72
ner_ r28 m-60
nera r-24 g35
nerat r-21 g19
ners g-54 m29
ners_ g-46
nersh m24
nery g29 h37
nery_ g29 h37
nes m-72 h105
nes_ g-33 m-30 h34 k31
nesh h32
ness g26 m-36 h23
ness_ g44 m-34
nest g32
nest_ g32
net r-66 g30 m-23 h-46 k19
net_ r-81 g43 h-45 k22
nets m-20
nets_ m-20
nety r23
nety_ r23
nev g-29 h44 k49
neve r39 g-29 h44 k49
never r39 g-29 h44 k49
new m-81 h-72 k-56
new_ m-78 h-47 k-51
news h-21
nex g31
next g74
next_ g74
ney r68 m26
ney_ m21
neya g21
neyar g21
neyl r55
neyle r22
nfe r-20
nfer r-19
nfi h-29
nfir h-26
nfirm h-26
nfl r21 h55
nfla r24 h39
nflat r24 h39
nfo h-21 k24
nfor k27
nform k27
ng_ r35 m35
nga r33 g-50 m-20 h27
ngal h21
ngan h55
ngan_ h52
ngay r30 h-36
ngay_ h-28
nge r-28 g-23
nge_ r-32 g-31 h22
nged r37 g-22 h-24 k-43
nged_ r37 g-22 h-24 k-43
ngel h19
ngel_ h19
ngen g29
ngen_ g29
nger r-49 g23 m26 h26 k40
nger_ r-43 g23 m35 h-40 k58
ngers h60
nges m-23 h-66
nges_ m-27 h-66
ngf g-21 h30
ngfi g-21 h30
ngfis g-21 h30
ngh g-44 h38
ngha g-37
ngham g-35
ngi g57 h-20
ngin g58 h-51
ngine g34
nging g24 h-44
ngl r45 m-32 h-56
ngla r47 h-43
ngla_ r47 h-27
ngled h24
ngo m22 h38
ngo_ m22
ngov h19
ngove h19
ngr m-30 h53
ngra m-30
ngre h42
ngs g67 h-33
ngs_ g69 h-37
ngu r-25
ngu_ h24
nhe g29 h-20
nher g29 h-20
nheri g29 h-20
ni_ r69 g-37 m-35 h106
niat h21
niatu h21
nic r-34 g26 m-49 h-45 k-32
nic_ m-21 k-27
nics g35 h-31
nics_ g35 h-31
nid g22
nide g23
niden g23
nie g-34
niec h-20
niece h-20
nies g-19 h27
nies_ g-19 h27
nif g121 k-38
nift g84
nifty g84
nig r30 g-56 m27 h56
nigh r30 g-56 m27 h56
night r30 g-56 m27 h56
nil m-27
nim r40
nima h27
nimal h27
nimu r41
nimum r41
nin m40 h43
nine r65 g-21
nine_ r54
ninet r23
ning r-62 m42 h27
ning_ r-64 m20 k-25
nings m22 k20
nio h35
nion h37
nion_ h31
nis m30 h53 k-21
nise r29
nised r29
nish m60
nish_ g-20 m20
nishe r-27 m43
nist h25
niste g33 h28
nistr g-26
nit r-54 m-28 h-22
nit_ h-25
nita h22
niti h-31
nitiz h-23
nito r-20 g-21
nitor r-20 g-21
nitr h28
nitro h28
nity g36
nity_ g36
niv g-25 h-20
nive g-25 h-20
niver g-25 h-19
nja h69
nja_ h31
njan g-26 h38
njan_ h55
nje r-24 h26
njen h29
njen_ h29
nk_ r25 m-64 k-45
nka h76
nkat h35
nkats h35
nkd r23
nkda r23
nkda_ r23
nke g42 m45 h84
nked g25
nked_ g25
nken g21
nken_ g21
nket m45 h25
nket_ m46 h23
nkey h27
nkey_ h27
nki g-35
nkin g-35
nking g-35
nkn g77 h-23
nkni g30
nknif g30
nkno g48 h-20
nknow r-27 g48 h-23
nko m58 h33
nko_ m59 h27
nks r-30
nks_ r-30
nli r-39 k45
nlic k31
nlice k31
nlin r-39 g26
nline r-39 g26
nlo g-54 m-25
nloc h37
nlock h37
nly r-44 m-20 h39
nly_ r-44
nlyf h46
nlyfa h46
nme m-21 h24
nmen m-21 h24
nment m-21 h24
nn_ r-19 g-31 h107
nna r26 m35
nna_ r52 m33 h-27
nnab h49
nnabi h49
nne r-48 g-90 m-26
nnel h57
nnels h44
nner m-19 h-106 k-28
nner_ h-79 k-26
nners h-27
nnes g-24 h45
nnes_ g-23 h-31
nness h76
nni r37 h42 k31
nni_ r58
nnin r-20 m26 h49 k31
nning m26 k31
nno r87 g-37 h-21
nno_ r31
nnot r44 g-37
nnot_ r44 g-37
nnu g60 h-36
nnua g29 h-21
nnual g29 h-21
nnui g31
nnuit g31
nny r-38 g-33 m46 h-39
nny_ r-38 g-33 m46 h-32
no_ r-27 g-68 k-30
nob r-26 g82 h-36 k37
nobo r-26 g82 h-36 k37
nobod r-26 g82 h-36 k37
noc g-23 h40
nock g-23 h40
nocko h40
nof k34
noff k34
noffi k38
nog h85
nog_ h77
noi k-27
nol h-19
nol_ h-19
nom h-52
nomy h-41
nomy_ h-41
non g70 h56
non_ r51 h66
none r-35 g74
none_ r-35 g74
noo r-23 m34
noon r-29 g19 m34
noon_ r-29 g19 m34
nop g27 m-32
nope g27
nopen g27
nor r41 h64
nor_ g58 h20
norm g-39
norma g-39
nos r38 m-31 h23
nos_ m-21 h37
not g-47 h57
not_ g40 m23 h97 k-21
nota r-40 g-20 h-34
notar r-40 g-20 h-34
note r84 g-58 m-47 k-22
note_ r48 g-22 m-27
notes r37 g-21
noth r-41 g-33 m31
nothe r20 h43
nothi r-61 g-32 m36 h-41
noti k47
notic k47
nov r26 g-52 k-31
nov_ r47
nove r-21 g-35 m-20 h-25
novel g-27 m-20 h-20
now r-46 g76 m-36 h-50
now_ m-20 h-37
nown r-44 g62 h-41
nown_ r-44 g62 h-41
nows h22 k-34
nows_ h22 k-34
npa r59 g-23
npai r59 g-23
npaid r59 g-23
npl r-23
npl_ r-23
nre r29 k31
nre_ r41
nreg k33
nregi k33
nro r28 g-23
nro_ r33
ns_ r-32 g74
nsa r-36
nsar r-61
nsat r25
nsati r25
nsc h21
nse g40 m-30 h-101
nse_ g20 h29
nsed h-22
nsed_ h-22
nsee g57
nseen g57
nses g-37 h-36
nses_ g-37 h-36
nsex g29
nsex_ g29
nsf k30
nsfe k30
nsfer k30
nsh r31 h30
nshi h57
nshin h48
nsho r25 g33
nshoo g34
nshop r28
nsi r45 h48
nsid g27 h38
nside g27 h38
nsin h31
nsing h31
nsio r30 g-25
nsion r30 g-25
nsis g-19
nsist g-19
nsiv g21
nsive g21
nsl g-39
nsla g-39
nslat g-36 h-43
nso m-43 h69
nsom h55
nsom_ h28
nsomw h28
nsor m-28
nsor_ m-20
nsore h32
nsort g33 h-20
nsp r-21 k-29
nspe r-21 k-29
nspec r-21 k-29
nst r32
nsta r-24
nstag g24
nstal h-33
nste r45 k36
nstea r45 k36
nsu r-92 g111 m-30 k29
nsul g-59 k33
nsult g-55 h29 k37
nsum h29
nsume h29
nsur r-83 g168 h-34
nsura r-26 g46
nsure r-57 g112 h-21
nsw h35
nswe h35
nswer h35
nt_ r62 h-45
nta r-40 g36 m37 h-47 k-40
ntac h19
ntact h19
ntag g37
ntage g37
ntai m-39 h-24
ntain m-38 h-32
ntan r-33 h22 k-24
ntant r-33 k-24
ntas m43 h-24
ntasy m43 h-24
nte r-49 g-28 h28 k-24
nte_ m26 h43
nted g-23 m-28 h-42 k27
nted_ g-23 m-28 h-42 k27
ntee r29 m-36 h-24
nteed r34 g-22
nteen m-28 h-21
ntees g23
nten h48
ntent h42
nter r-59 g25 h28 k-31
nter_ r-101 g24 m28 h-26
ntere r59 k-49
nterf h67
ntern r-33 h-39 k24
nters g26 h-30
ntert h31
ntes m45 h-32
ntest m45 h-32
nth r37 g23 m-43 k-36
nth_ r38 g90 m-32 h-53
nthe h54
nthe_ h48
nthl g-32
nthly g-32
nths h-34 k-31
nths_ h-34 k-31
ntif g23
ntifi g23
ntil r35
ntil_ r35
ntin r20 g-47 m29 h-54
nting r31 g-47 h-54
ntiq h23
ntis m-23 h-21
ntist m-23 h-21
ntit r-25 g28
ntity r-25 g21
ntl g-27 m-23
ntle g-20 m-23
ntlem g-20 m-23
nto r82
nto_ g24
ntor r53
ntor_ r43
ntr g19 k33
ntra r21 h26
ntra_ h38
ntrac r28
ntre r21
ntres r36
ntri r-26 m21
ntrib r-26
ntrie m30 h-21
ntry k50
ntry_ k50
nts r63 k50
nts_ r63 k50
ntu r24 g-19 h37
ntur r24 g-19 h37
nture r24 g-19 h37
nty g36 h-53
nty_ g39 h-57
nu_ g-41 h35
nua g29 m37 h-41
nual g27 m37 h-38
nual_ g27 m37 h-38
nud h43
nude h43
nude_ h34
nue h-33
nue_ h-33
nui g22
nuin h21
nuine h21
nuit g31
nuity g31
num r31 g23 m69 h68 k28
numb r27 g40 m63 h24 k32
numbe r27 g40 m63 h24 k32
nume h26
numer h26
nur h-51
nurs h-63
nurse h-51
nus m52 h32
nus_ m52 h32
nut r-31 g32 m38 h-45 k-62
nut_ g-19
nute r-31 g51 m38
nute_ m48
nutes r-25 g51
nuts h-29 k-48
nuts_ h-29 k-48
nv_ h-73 k48
nve g-28 h53 k-25
nvel g-39
nvelo g-39
nven r25 h29
nvent r25 h31
nver h-20
nves g-19 h33
nvest g-19 h33
nvi g20
nvid g20
nvidi g20
nvo m-22 k26
nvoi g-32 m-20 k26
nvoic g-32 m-20 k26
nvoy h-19
nvoy_ h-19
nwa h-52
ny_ r-28 g53 m29 h-21
nyl g-44 k-21
nyl_ k-21
nym g23 h-26
nyme g23
nymex g23
nyw r-34 h-20
nywh h-20
nywhe h-20
nze h64
nzee h46
nzeer h46
nzi h24
nzir h43
nzir_ h43
o2a r20 h-48
o2o r30 g74 h-22
o2oo g74
o2ood g74
o3a k47
o3at h-21 k56
o3at_ h-21 k56
o7a h-23
o7ad h-30
oa_ m35 h30
oac g-31 m-27
oach g-31 m-27
oach_ g-19 m-19
oachi m-36
oad r-25 h52
oad_ m23 h19
oade g-22 h21
oaded g-22 h21
oak_ h-36
oal r-39 g40 m53 h-75
oal_ r-22 g36 h-104
oals m53 h31
oals_ m48 h39
oan r71 m-34 h-62
oan_ r46 m-32 h-36
oap g-29 h-40
oap_ g-29 h-46
oar r-21 g-37 h39
oar_ h76
oard g-27 m23 h-32
oard_ g-33 m31 h43
oards h-48
oas h-21
oast h-21
oaste h-39
oat r-74 g53 m-30 h-73 k-32
oat_ h-48 k-22
oati r-36 g70
oatin r-36 g70
oats r-40 m-21
oats_ r-40 m-21
ob_ g-36 m-51 k82
oba m-24 h-21
obb h-27
obe r-21 g-22 m24 h45 k-27
obe_ m28 h58
ober m-23 k-19
ober_ m-21
obi g-19 h-42
obil h-31
obile h-31
obj h-40
obje h-40
objec h-40
obl r19 g24
oble g23
oblem g23
obli r19
oblig r19
obo r-23 g84 m-41 k37
obod r-26 g82 h-36 k37
obody r-26 g82 h-36 k37
obon h26
oca g58 h38
ocai h52
ocain h52
ocat g63
ocati g50
occ h19
occu h19
occul h19
oce r31 g-30 h-72
ocer h-51
oceri r-41
ocery h-33
oces r26 h-23 k28
ocess r26 h-23 k28
och r-25 h25
oci g-34 m33 h21
ocia g-45 m44
ocial g-44 m44
ock r44 m-93 k-31
ock_ r36 g-45 m-26 h-53 k19
ocke g81 h-33
ocked r25 g20 h33
ocker r-34 g28 m20 h-52
ocket g33
ockey m-30
ocki h28
ockin h28
ocko h40
ockof h40
ocks g-25 m-58 k-25
ocks_ m-28
ocksm g-19 m-30
ockt h27
ockta h27
oco h-40
ocop h-35
oct r28 m-32 k-32
oct_ r44 h-32
octo m-32 h31 k-32
octob m-21
octor h46
ocu g-69 h65
ocum g-27 h-22
ocume g-27 h-22
ocur h38
ocure h25
ocut h49
ocute h49
od_ h-94 k-42
oda g-56 h-36
oda_ h-38
oday g-45
oday_ g-38
odd r-53 m68 h70 k-19
odds r-24 m55 h30
odds_ r-24 m55 h30
ode r-39 h37 k56
ode_ m25 k63
odei h24 k-21
odein h24 k-21
odel h35
odels h23
odes m-22 k25
odes_ m-22 k25
odh r34 g48
odha r22 g43
odha_ r22 g43
odi h53
odia h28
odiac h28
odk h19
odka r-19 h24
odka_ r-19 h24
odo h66
odom h26
odome h26
odoo h49
odoo_ h49
ods r-36 g35 h-65
ods_ r-36 g35 h-65
odu g28
oduc g28
oduct g28
odw r37
odwi r37
odwil r37
ody r-29 g31 h26 k41
ody_ r-29 h22 k44
odys g19
odys_ g19
oe_ h-21
oes g22 h-89 k47
oes_ h-80 k45
oet h38
oev g-32
oeve g-32
oever g-32
of_ r-34 g51 m-63 h-19 k-60
ofa r-53 h-47 k-21
ofa_ r-53 h-47 k-21
off r-23 g-67 h79 k31
off_ r65 h68 k42
offe r-79 g-28 m-27 h38
offee r-28 g-24
offer r-51 h31
offi g-19 h-58
offic h-66
offs h32
ofi g-59 h-26 k-20
ofit g-45 h-25
ofit_ r-20 g-45 h-25
ofr r40 g-25 h-49
oft g-33 m-37 h-35
oft_ r23 h-75
ofto g-22
oftw m-32 h30
oftwa m-32 h30
og_ r-32 g28 m-24 h145
ogar g22
ogari g22
oge g-30 h19
oger h20
oger_ h20
ogi h40
ogin h48
ogn h58
ogna h58
ognac h58
ogr r-23 g-29
ogra r-25 g-29
ogs m25 h39
ogs_ m25 h39
ogy h29
ogy_ h29
oh_ r-43 g39 h-20
oha r19
ohan h20
ohani h20
ohn m-27
oho r38 h-29
ohol h-20
ohol_ h-51
oholi h31
ohom r20
ohom_ r20
ohoo r24
oi_ r31
oic r-37 g21 m-20 h20
oice r-35 g21 m-20 h21
oice_ r-62 g22
oices r28 h26
oid k36
oid_ h-28 k28
oil r-43 g-21 m28 h-38
oil_ m30 h-21
oile r-34 g-26
oilet r-20
oin g19 m31 h86 k-29
oin_ r21 m26 k-35
oing h-63 k51
oing_ h-63 k51
oins h49 k-24
oins_ h49 k-24
oint r-21 h57 k-21
oint_ r-37 h80
oints r35
ois k-38
oise k-36
oise_ k-36
oja h90
oja_ h65
oju h27
oju_ h27
ok_ r-24 g36
oke g25 m56 h33
oke_ g24 h37
oked r27 g-28 h-47
oked_ r27 g-28 h-47
oken r-22 g25 h-28
oken_ r-22 g33 h-65
okens h37
oker m66 h78
oker_ g63 m52 h36
okers h38
okh h21
oki r-21 m43 h51
okie r-32 m71
okie_ m49 h31
okies m22 h-19
okin m-27 h39
oking m-27 h39
okl h-26
okle h-26
oklet h-26
okr r23 g32
okra r23 g32
okra_ r23 g32
oks r-25 m-23 h-73 k35
oks_ r-19 h-25 k49
oksh h-49
oksho h-49
oku h41
okup h41
okup_ h41
ol_ r-74 m26 h-44 k-39
ola r-63 g-74 h-48
ola_ r-32 g-32 m47
olar h-32
olas h-69
olass h-36
olat g-25 h49
olati h57
old r54 g-22 k-32
old_ g-29 m-36
olde m24
older m-22
olds r40 g25
olds_ r36 g29
ole r-33 h23 k-67
ole_ r-36 g-38 h-33 k-34
olee g30
olees g30
olen r-48 h75
olen_ h75
olf h-47
olf_ m24 h-46
oli r54 g34 m-43 h-70
oli_ r82
olic g68 k21
olic_ h34
olice h-27 k27
olicy g104 h-49
olid g-22 h41
olida g-22 h41
olis r-24 g36 h-19
olisa g58
olish g-22
oliv r-20 g-37 h-64
olive r-20 g-37 h-64
oll m36 h22
oll_ g-37 m-23 k28
olla g20 h-33
ollar g21 h-33
olle r-31 g-23 m21
ollea r-22 k-28
ollec r19 g-46 k38
olled g29 h-48
oller h21
olli m23 h59
ollin m25 h51
ollo g86
ollo_ g30
ollov r41
ollow r-19 g70
olls m-26
olls_ m-26
olly h44
olly_ h49
olo r-64 g32
olo_ r-20 h26
olog g-20 h64
ologe h20
ology h29
olou r-22 h-63
olour r-22 h-63
ols g-25 h51
ols_ g-24 h45
olt m24
olt_ m24
olu h74
olum m23 h37
olut h37
olut_ h34
olv r55
olvi r55
olvin r55
oly g41 m19
olym g41 m51
olymp g55 m42
om_ g45 m-44 h-25
oma r-23 g-36 m-26 k-34
omac g49
omach g30
oman r-26 g-32 h24
oman_ r-26 g-32 h24
omar r25 h-23
omar_ r25 h-23
omat m-30
omato m-30 h-20
omb g39 m26 h-35
omb_ g45
ombo m33 h-27
ombol m33 h-27
ome g101 m-29
ome_ g88 h-55 k29
omeb g-22
omebo g-22
omeo r-26 g-26 h25
omeon r-26 g-26 h25
omes h-28
omes_ h-28
omet r22 g29 h74
omete h21
ometh r23 h24
ometr h29
omew g56
omewh g56
omi r22
omil m52 h45
omill m52 h45
omin g36
oming g42
omino h-50
omis r47 h-35
omise r21 h-30
omiss r26
omm h72 k43
omme g24 h48
ommel h51
ommer g27
ommi h25
ommis r-31 h29
ommit r41
ommu h32
ommun h32
omo h42 k39
omol h21
omola h21
omor k29
omorr k29
omp g-32 h-21
ompa g-25 h67
ompan g-25 h67
ompe r25 m37
ompen r25
ompet m39
ompl h-23 k27
ompli h-23 k27
ompo h-21
ompr g21
ompre g21
ompu m-29 h-19
oms h65 k-28
oms_ h65 k-28
omw h28
omwa h28
omwar h28
omy h-41
omy_ h-41
on_ r-35 k-37
ona r74 g-34
ona_ r39 g26 h-48
onal r26 g-29 m37 h50
onal_ r27 g-28 m37 h40 k20
onar h22
onara h22
onate r-19
onati r32
onc r-45 g35
once r-27 g42 m-36
once_ r-21 m-25 h-31
oncei g40
oncel h41
ond r58 h-44 k-23
ond_ r30 g-32 h-68
onda r-37 g-22 m25
onday r-30 g-22 m26
ondi r-24 g-24 h-26
ondit g-24
ondo g44
onds r105 g31 h-25
onds_ r105 g31 h-25
one r30 g65 h59 k39
one_ r-35 g38 m40 h-32
oned r-29 g46 h90
oned_ r-28 g46 h65
oner_ h-23
ones r21 m-34 h57
ones_ r21 m-34 h44
oney r58 m29 h-63
oney_ m24 h-35 k23
oneyl r55
onf g-26
onfe h21
onfi h-42
onfir h-26
ong r31 g30 m71
ong_ r24 g-50 m78 k47
onge m24
onger m20
ongs g82 h-19
ongs_ g82 h-19
oni h82 k24
oni_ h56
onic g42 h19
onic_ h50
onics g35 h-31
onin h23
oning h23
onk h81
onka h35
onkat h35
onke h27
onkey h27
onl r-61 g34 k34
onli r-39 g26
onlin r-39 g26
only r-21 m-20 k19
only_ r-21 h-30 k20
onlyf h46
onn r-35 g-37
onne r-33 g-35 h-35
onnes g-23 h-31
ono m-61 h-40
onom h-42
onomy h-41
onor h27
onor_ h27
ons m-55 k51
ons_ r-35 g49 h-51
onsh h57
onshi h57
onsi r24
onsid r25
onso g-22 m-34
onsor m-28
onsu g-25 k43
onsul g-27 h-41 k43
onsum h29
ont r20 m36 h-25 k29
ont_ g-35 m21 h-32 k72
ontac h19
onte r28 m52 h56
onte_ m32 h44
onted r20
onten h42
ontes m45 h-36
onth g28 m-35 h-59
onth_ r27 g79 h-26
onthl g-32
onths h-34 k-31
ontra r26
ontri r-26
onu r-30 m55 h29
onus r-30 m55 h30
onus_ r-30 m55 h30
onv r34
onve r34 g-28 h37
onven r50 g-34 h43
onvo h-19
onvoy h-19
ony h25
ony_ h28
onz h22
oo3 r28 h-29
oo3_ r28 h-20
oo7 g-27
oo_ r-24 g20 h32 k-21
ood r79 m-69 k-61
ood_ r69 g-24 m-66 h-42 k-61
oodo h49
oodoo h49
oods r-36 g38 h-50
oods_ r-36 g38 h-50
oodw r37
oodwi r37
oody h58
oody_ h58
oof g32 h-36
oof_ g45
ooj h22
ooja h22
ook r-48 g-37 m-28
ook_ h-36
ooke r30 g-29 h47
ooked r30 g-28 h-20
ooker h67
ooki r-26 h53
ookie r-32 m30
ookin m-27 h53
ookl h-26
ookle h-26
ooks r-25 m-23 h-73 k35
ooks_ r-19 h-25 k49
ooksh h-49
ooku h41
ookup h41
ool g29 m24 h-99
ool_ r-24 g35 m28 h-92 k26
ools h30 k-24
ools_ h26 k-24
oom r-45 m-30 h45 k-37
oom_ r-35 m-35
ooms h61 k-20
ooms_ h61 k-20
oon g65 h-26
oon_ r-50 g56 h-51
oons g-31 h41
oons_ g-27
oonsh h48
oop g27
oop_ g29
oor r41 m-39 h-41 k-54
oor_ r19 m-33 k-48
oora r-20
oos g21 m41
oos_ g-27 m69 h-30
oose h42
oose_ h26
oosi g43
oosin g35
oot r-29 g-60 h29 k-19
oot_ g-55 m48 h-88
oota h50
ootb h-25
ootba h-25
ooth h65
ootl h31
ootle h31
oots h-22
oots_ h-22
ooz h67
ooze h53
ooze_ h53
op_ g33 m-42 h-129 k-94
opar h28
opard h28
ope r-32 g108 h-64
ope_ r-36 g27 k-20
open g67 m41
open_ r-20 g143
opene g-30 h-26 k21
openi r26 g-24 m20
opens r-22 g-22 m42 h24
oper h-38
opera h-33 k23
opes h-21
opes_ h-21
oph m-19
ophe h42
ophet h48
ophy m-19 h-20
ophy_ m-19 h-20
opi h91
opie g-27 h48
opied h19
opies h29
opin g42
oping g42
opiu h33
opium h33
opl r-38 g-26 m-22 h53 k20
ople r-37 g-25 m-25 h55 k20
ople_ r-25 g-25 k42
oples h50 k-22
opo m-32 h78
opol m-32
opp r-23 g-38 m21 h54 k-28
oppe h54 k-23
opped g-44 m28 h40
opper r-29 g47 k-19
oppi g-35
oppin g-35
oppy h-23
oppy_ h-23
ops r-26 g48 m-19 h70 k22
ops_ h89 k22
opsh g57 h-19
opshi g34 h-19
opt r-35 g119 m19 h-79 k-33
opt_ g21 h-30
opti r-35 g75 m29 h-47 k-33
optio r-35 g75 m29 h-47 k-33
opy r-26 g-56
opy_ g-50
or_ r-29 g84 m31 h88 k-49
ora r54 g-66
ora_ r33
oran g-22 h-23
orang g-22 h-22
orar h20
orary h20
orat r31 g-21 m-27 h-30
orate r39 h-22
orati m-22
orb r39
orbe r45
orbea r45
orc h98
orce g-21 h55
orcer h55
orch h-24
orcha g23
orci h34
orcin h30
ord r-23 g-38 h-64 k26
ord_ g-51 h-64 k44
orde g23
ordea h21
order g27 h-36
ords h24
ords_ h24
ore r58 g-55 m51 h37
ore_ g-33 m39
ored h52
ored_ h67
oreh r28
oreha r28
ores r25 g-33 h24
ores_ r25 h24
orex g47
orex_ g47
org r-19 g-53 h154 k-27
orga g-26 h56
organ g-23 h78
orgav r-46
orge g-22 h57
orge_ h-31
orged r-21 h54
orget h38
orgi h33
orgin h37
ori m-26 h-86 k19
oria g23
orial g23
orig h34
origi h34
orin r36 m-23 h-28
orine m-23
oring r36 h-21
oris h-85
orit h-21
oriti k20
ority g22
oriz h47
orizo h47
ork r-26 m-39 h21
ork_ r-31 g-50 h-85
orke r-47 g28 h57
orker g28 h55
orki r28
orkin r28
orkm g34
orkme g34
orks r28 g-38
orks_ r20 h28 k20
orksh g-20 h-27
orl g34
orld g34
orld_ g34
orm r-60 h-58 k72
orm_ r-34 h-21 k61
orma r-22 g-41 h-25 k19
ormal g-39 h-22 k24
orms g20
orms_ g20
orn r-89 m-35 h49 k-26
orn_ r-19 m-26
orne r-36
orni r-34 h21
ornin r-31
oro r-38 h23
oro_ r-35 g45
oros g-23 h42
orosc g-23 h42
orp r50 g-32 h-38
orp_ r25
orph r-37 g-30
orpha r-37 g-27
orpo r39 h-22
orpor r39 h-22
orr r-81 g60 m-32 k35
orre h-23
orrec h-23
orro r-32 g40 k47
orrow r-32 g40 k47
orry r-38 g32
orry_ r-38 g32
ors r-28 g53 h59
ors_ g24
orse g43 m22
orse_ g25 h20
orses h-29
orsh h70
orshi h70
ort r-28 g103 k-32
ort_ r-64 g75
orta h-31
ortad h31
orte g53 h-30
orted g24
orter g28
ortg r33
orth r36
orth_ r36
orti g31
ortio g25 h41
orts g-34 m39 h38
orts_ g-27 m23 h38
ortsb m20
orty r-32 m56
orty_ r-32 m47
orw r38 g43 h-38 k24
orwa r39 g27 h-38 k24
orwar r39 g27 h-38 k24
os_ g-87 m-24 h52
osa r-32 g-23 m26 h-44
osc g-26 h103
osci h43
osciu h43
osco g-23 h42
oscop g-23 h42
ose r-33 g48 m56 k24
ose_ k48
osec h27
osecc h27
osed g44
osed_ g44
osen m-22
osen_ m-22
oser m87 h-26
oser_ m35
osers m52
oses_ g25 m-24
osh r30 k34
osh_ k34
osht h28
osht_ h28
osi g91 m56 h19
osi_ r25
osin r-35 g21 m44
osing r-35 g21 m44
osit g66 m23
osit_ m40
ositi r27 g63 h-24
osk h19
osk_ h31
oso h-24
osoo h-24
osoom h-24
osp h-40
ospi h-40
ospit h-40
osq r-21
osqu r-21
osque r-21
oss r-47 g26 m38 k28
oss_ r-37 g-31 m32 k45
osse g34
osses g34 m20
osso g21 h-39
ossom g21 h-43
ost r60 m-21 k-51
ost_ g-60 h-22 k-22
osta g48 m-21 h-23
osta2 g24
oste g-23 m-35
oster r-26 m-22
osti h54
ostit h21
osts r57 g46 m28
osts_ r57 g46 m28
ostu h-31
ostum h-31
ot_ r-30 g-26 m52 h-20 k-43
ota r-78 m-39 h-21
ota_ r-23 g24
otar r-40 g-20 h-34
otary r-40 g-20 h-34
otat m-46 h-32
otato m-46 h-32
otb h-25
otba h-25
otbal h-25
otch h39
otch_ h39
ote r27 m66 h-33
ote_ r26 g-84 m-21
otec g84 m-22
otect g86 m-21
otel r-36 h-31
otel_ r-36 h-67
otels h36
oter m27
otes r37 g-27 m24
otes_ r37 g-27 m24
otex g41 m52
otex_ g41 m52
oth r-69
oth_ m-34 h-50 k-19
othel h22
othes g-27
othi r-61 g-32 m32 h-31
othin r-61 g-32 m32 h-31
oths g31 h56
oti g-64 m-50 h48 k41
otic h42 k44
otic_ h36
otice k47
otin h20
otio m-41 h-31
otion m-41 h-31
otk h33
otl h77
otle h56
otleg h31
otli h21
otlin h21
otm r25
otm_ g29
oto r-38 g-24 k-33
oto_ g-26 m29 h-32
otoc h-39
otoco h-39
otor g39
otor_ g38
otos h69 k-19
otos_ h69 k-19
ots g28 m28 k-22
ots_ g31 k-20
ott r-56 g21 m81 h88
otte g33 h-23 k26
otted r28 g50 m-20
otter r-38 m39 h26 k26
otti h41
ottis h41
ottl r-25 g-37 h65
ottle r-25 g-37 h65
otto r-21 g35 m72 h33 k-19
otto_ g-31 m84 h58
ottom g37
otton g29 h-31
ottr m22 h-23
ottry m22 h-23
otu h-21
otus h-21
otus_ h-21
oty h40
oty_ h40
ou_ r44 g-53 m23 h23
oub r62 m39
oubl r62 m40
ouble r62 m40
ouc g45 h-31 k23
ouch g45 h-31 k23
ouch_ g38
ouche g-29 k29
oud r-38 g-35 h-49
oud_ r-38 g-20 h-57
oug r-36 g-32 m-23 k46
ough r-36 g-32 m-22 k46
ough_ g-19 k40
ought r-23
oui h35
oul r-24 g46 m94 h-29 k-20
ould r-20 m47
ould_ g27 m41 h-28
oule m55 h23
oulet m55 h23
oun r54 g-34 m-41
oun_ r68
ounc r26 g-32
ounce r26 g-32 h36
ounci h-24
ound k-25
ound_ k21
ounde r21 m-20
ounds r-38 g-19 m33 k-36
oung r-31 h23
ounge r-31 h23
ount h-31 k39
ount_ g54 m25 h-46
ounta r-37 k-28
ounte r-64 h44
ounti r85 g-21 h-20
ountr h-24 k53
ounts r37 h32 k21
oup r38 g-46 m78 k30
oup_ r-20 h-86 k35
oupi m39 h28
oupie m39 h28
oupl h40
ouple h40
oupo r62 g-30 m46
oupon r62 g-30 m46
ouq h-20
our r-87 g-67 k38
our_ g-54 k-32
oura r19 m21
oura_ r19 m26
ourb h37
ourbo h37
ourc r-19 g26
ource r-19 g26
oure r-29 g-24 k25
oured r-29 g-22
ouri r-43 g-26
ourie r-43 g-26 m-23 h-44
ouris h23
ourna m19
ours r-26 h-31
ours_ r-56 g35 h-46 k31
ourse r30 g-51
ourt g33 k21
ourt_ g42 h-20
ourte h20
ourth k32
ous g-31 m-20 k-34
ous_ r31 h31 k20
ousa r25 g-25 m23
ousan r25 g-25 m23
ouse g-33 k-48
ouse_ r22 h28 k-44
ousi r-32 g26 m-43 h-39
ousi_ g-23
ousie h-25
ousin g50 m-49
out r-26 m63 k40
out_ m42 h47 k38
oute h-42 k25
oute_ h-22 k25
ov_ r47
ova r-29 h-26
oval r-29 h-33
oval_ r-29 h-33
ove g-89 m-26 h-19
ove_ r-38 g-56 m-19 k93
oved g-25 k-28
oved_ g-25 k-28
ovel g-27 m-20 h-20
ovel_ g-27 m-20 h-20
oven r-30
oven_ r-30
over r71 g51 m20 h-37
over_ g59 m42 h26
overc r-28
overd r27
overe r23 g46
overi g-28
overn r60
overs m25 h-28
overt r-42 g-24 h-34
overy g24
oves h48 k-30
oves_ r20 h41 k-30
ovi r33 h68
ovid r21
ovide r21
ovie h33
ovies h36
ovin h35
oving h49
ow_ g43 h-21
owa r-76 h58
owa_ r-31 m24
owan h43
owanc h43
owar r-45 g-24 h34
owar_ h34
oward r-45
owd h-39
owde h-21
owder h-21
owe r-77 g-59 m156 h-37 k-51
owe_ g-42 m99
owed m-26 h-29
owed_ m-26 h-29
owel g-19
ower r-40 g39 h22 k-30
ower_ g55 m-21 h-40 k-26
owerb m46 h50
owers r-26 g-21 m-19
owes r-36 g-20 m77
owes_ r-31 g-20 m52
owi m33 h32
owin m33 h32
owing m33 h32
owl m20
owl_ m35
owm g27
owme g27
owmen g27
own r-25 g67 m-29 h-96
own_ g26 m-35 h-42
owne r-36 g23 m40
owner r-32 m44
owni g53
ownie g-21 h40
ownin g74 h-24
owns_ h-46
ows g70 h-48 k-25
ows_ g77 h-69 k-73
ox_ r-71 g-29 k-23
oxe g-36 h-24 k-22
oxes g-20 h-37 k-22
oxes_ g-20 h-37 k-22
oxy g-32 h66
oxy_ g-25 h61
oxys h24
oxys_ h24
oy_ g-68 m27 h25
oyd g38
oyds g38
oyds_ g38
oye k25
oyee g19 k30
oyee_ g19 k35
oyer g-26
oyer_ g-20
oys r-32 g46 m-38 h-29 k-27
oys_ r-32 m-33 k-19
oyst g47
oyste g47
oz_ r-34 m37 h-30
oze h21
oze_ h53
ozen h-32
ozen_ h-32
p2p r21
p2p_ r21
pa_ r-28 g-23 m19 h52
pac r-43 g38 m26
pack r-27 m-21
pack_ r-20 g27
packa m-22 h-27
packe h41
pad m22
pad_ h-20
padd h35
padde h41
pade h-23
pag h41
page m-19 h49
page_ h49
pai r-78 g-32 m-40 h-40
paid r85
paid_ r85 g-20
pain r-89 g-22 m-26 h-59
pain_ h43
paint r-86 g-19 m-25 h-102
pair r-47 m-28
pair_ r-32 m-23 h-20
paire h25
pais r-26 h20
paisa r-26 h-41
paise h61
pal r43 g32 h-28 k-30
pal_ r70
pala h-37
pali r27
pall g99 h-45
palle g99 h-45
palm r-29 g-30 h84
palm_ g-22 h24
palmi h61
palms r-20
palu h-19
paluw h-19
pam m-23 h25
pam_ h37
pan g-21 m-31 h88 k-23
pana h-81
panc h36
pance h36
pand h42
pandi h42
pane k-24
panel h-22 k-24
pang h68
pang_ h36
pango h32
pani h49
pani_ h29
panio h20
pant m-23
pany g-19 h48
pany_ r20 h39
pap r-41
pape r-41
paper r-41
par r-25 g-49 m-30 h-29 k-73
par_ r76 h-36
para r-41 m-24
para_ m-24 h-38
param g20
parat r-30 h34
parc r-43 h-35 k-31
parce r-29 h-35 k-31
pard h28
pard_ h28
pare g-20 m-21 h-44 k-33
pare_ m-21 h-43
paren k-20
pari r39 m73 h34
pari_ r39 m57 h44
park g-40 m-48 h-35
parki r-52 g-23 m-33 h-35
parl m33 h43
parlo m20 h44
parm h35
parma h35
parr h-27
parro h-27
part m-28 h22 k20
part_ r49 m-26 k19
partm r-29
parts h-33 k-22
party m28 h51 k36
pas r-19 g-20 m-38 h67 k92
pas_ r-20
pass r-52 m-21 k65
pass_ k50
passe g47
passi r-34 g-22 h-23 k28
passp h30 k-41
past r53 h62 k31
past_ r55 k42
pastr h25
pat r44 g37 m43 h-35
pata g28
pata_ g38
pate h-20
paten h-20
pati h-34
patie h-29
pato r65 h-20
paton r65 h-20
patr m28 h33
patro m30 h24
patt m44
patti r-23 m40
pau g-22
paul g-22
pauli g-22
paw r144 h-20
pawn r145
pawn_ r38
pawnb r24
pawne r55
pawns r28
pay r118 k30
pay_ m-28 h32
paya r20
payda h30
paye r21
payi r29
payin r29
payo r21
payr k33
payro k33
pays g21 m39 h-30
pays_ g26 m46
pcs m21
pcs_ m-20 h-22
pcso m41 h31
pcso_ m41 h31
pct r41
pct_ r41
pdc r22
pdc_ r22
pe_ r-44 g30 m-30 h-40 k-32
pea r-37 g45 m-22 h-22 k25
peal h-25 k28
peal_ h-25 k28
pear r-35 g58 h-26
pear_ h35
pearl g69 h-29
pears h-31
peat h58
peaty h58
peb g41
pebb g41
pebbl g41
pec r-46 g23 k-37
pec_ r-34 g39
peci g32
pecia h42
pecif g32 h-29
pect g-33 h25 k-37
pecte g-23
pecti h-23
pecto h61 k-27
ped g-28 m23 h20
ped_ g-27 m24 h41
pee g-46
pee_ g-44
peed h-21
peed_ h-22
peg h45
pegs h39
pegs_ h39
peh g62 h-21
pehl g62 h-21
pehle g78 h-21
pek h31
peke h31
peken h19
pel r-27 g-23 h42
pell r-27 g-23 h42
pell_ r-27 h42
pen r21 m-22 h-93 k-34
pen_ r-37 g80
pena r42 h-31
penal r42 h-31
pend g53 m-24
pends g66 m-24
pene g-35 h-26 k27
pened g-35 h-26 k27
peni r26 g-24 m20
penin r26 g-24 m20
penn r-38 g-33 m48
penny r-38 g-33 m48
pens r25 g-20 h-21 k-36
pens_ m34 k-29
pensa r25
pense h-22
pensi r-19
pent r-24 m-34 h-28
pente m-34 h-25
peo r-25 g-25 k42
peop r-25 g-25 k42
peopl r-25 g-25 k42
pep r-21 g-21
pepp r-21 g-21
peppe r-21 g-21
per m28 h87
per_ r76 g24 m84 h-53
perat k23
perc r26 g-36 m-21
perce r29 g-21 m-20 k19
perf h-24
perfu h-19
peri h81
perie h35
perin h26
perm r-26 g33 m-25 h28
perm_ h26
perma m-20
permi g43
pero g-21 h71
perol h33
peron h37
perp g97 h-43
perp_ g37
perpe r24 g26 m46
perps g34 m-33
pers r-51 g-53 m-27
pers_ r-51 g-37 m-21 h25 k-62
perso h-36 k71
pes r39 h-79
pes_ h-79
pet g21 m45 h-96 k-55
pet_ r-23 m-21 h-28
pete g31
peter g31
peti m34 h-19
petit m35 h-24
petr g-23 h-25
petro g-23 h-25
petu r24 g26 m46
petua r24 g26 m46
pey h41
peys h33
peysi h33
pf_ r54
pgr h21
pgra h21
pgrad h21
pha r-43 m-31 h-60 k-22
phan r-37 g-28
phans r-34
phar h-49
pharm h-49
phe r-25 g-29 m-27 h107 k-23
phet h59
phet_ h48
phi r-26 h36
phil r-24 g19
phis h41
phish h41
pho r-29 k-28
phon m26
phone m26
phot r-36 g-31 m-24 k-30
photo r-36 g-31 m-24 k-30
phy g-23 m-19 h-38
phy_ m-19
phys h-21
physi h-21
pia m-21
pic g26 m24 h60 k-33
pic_ g37
pice h31
pice_ h56
pick g48 m36 h-104
pick_ r22 g67 m32 h-36
picke r-33 g-59 h-67
picks g26
picku r26
pics h49
pics_ h49
pict h37
pictu h37
picy g-28 h50
picy_ g-28 h50
pie g-38 h29
piec g-25
piece g-25
pied h19
pied_ h19
pier m39 h28
pig h79 k-46
pig_ h113
pige h-47
pigeo h-47
pigl h39
pigle h39
pigs h54 k-32
pigs_ h44
pil r-19 g-34
pile m33
pile_ m33
pill g-36 h-26
pills g-26 h28
pils h64
pim h87
pimp h54
pin r-54 g-22 m96 h35
pin_ r-24 g-27 h-85 k53
ping g36 h-19
ping_ g36 h-19
pink g-19 m24
pinn m23
pino h51
pinot h29
pins m39 h44
pins_ m39 h44
pint h42
pints h26
pir r-32 m-26 h97
pir_ h23
pira h50
pirat h50
pire g-24 h25
pired g-24 h25
piri r-24 h-34
pirin g33 h-35
pirit g-22
piry g23 h34
piry_ g23 h34
pis r-19
pist_ h-19
pit r33 g-26 m-41 k-24
pit_ h28
pita r33 g-21 h-45 k-23
pital r34 g-21 h-50 k-23
pitc m-27
pitch m-27
piu h33
pium h33
pium_ h33
piz m-23 h-31
pizz m-23 h-31
pizza m-23 h-31
pke h30
pkee h30
pkeep h30
pl_ r-23 m25 h-34
pla r-109 k-33
plac g32 h32
place g32 h33
plai g-29 h-22 k39
plain g-29 h-22 k39
plan m-56 h-84
plan_ r23 g26 h-67
plat r-54 m-23 k-25
plate r-62 g-33 m-45
platf g37 m23
play r-40 m68 h88 k-40
play_ m69 h70
playb h40
playe r-28 m23
ple r-21 g-62 m-46 h67 k60
ple_ r-27 m-46 h63 k48
plea g-51
pleas g-51
pled r22
pledg r24
ples r-20 h51
ples_ k30
pless h50 k-22
pli r-50 h31
plia h-33 k22
plian h-33 k22
plic g-30 h45
plica g-30 h45
plie r-19 g21 k-20
plier r-19 g25 k-20
plit r-20
plo r-35 g46 m-56 h-49
plot r-27 g60 m-52 h-36 k-24
plot_ r-27 g33 m-47 h-27 k-23
plots g27
ploy k21
ploye k25
pls h38 k20
pls_ h38 k20
plu r62 g-25 h-33 k-20
plug h67
plug_ h30
plum r-38 g-19 m-21 h-73
plumb r-38 m-21
plus r104 m44 h-27
plus_ r104 h-24
ply r33 h21
ply_ r33 h21
plz g21
plz_ g21
pm_ r-24 g26 m-37 h-26
pme r23 h30
pmen r23 h30
pment r23 h30
pmt r39 h-40 k31
pmt_ r39 h-40 k31
po_ r31 g-35
poa h26
poc g31 m31 h-19
pock g31 m31 h-19
pocke g31 m31 h-19
pod h-40
poi g28
poin g29
point g29
pok r-32 m112
poke r-32 m71
poker m82 h-25
pol r-45 g36 m-40 h-39
pole g-22
pole_ g-22
poli r-22 g57 h-46 k21
polic g79 h-44 k21
polis g-22
poly m-23 h23
pon r73 m27 h31
pon_ r29 m52 h-25
pond g36
pond_ g36
pons r27 m-29 h32
pons_ r29 h38
ponso m-28
poo g-62 m75 h28
pooj h22
pooja h22
pool g-56 m115
pool_ g-30 m74 h-57
pools g-26 m35 h55
poor m-22
poor_ r27
pop g-19 h69
popp h29
poppe h28
poppy h-23
por r-29 g-49 m-49 h188 k29
pora r39
porar h20
porat r39 h-22
porc h54
porci h30
pork h109
pork_ h118
porn m-26 h63
porn_ m-25 h44
port r-56 g-27 h-64 k35
port_ r-52 g-53 k27
porta h-49
porti g43
ports g-25 m53
pos g32 m-51 h-34
pose k54
pose_ k54
posi g66 m23
posit g66 m23
poss g35
posse g35 h-29
post g-69 m-22 k-27
post_ g-46 h52
poste m-22 h-27
pot g-58 m82 h-111
pot_ m150 h-37
pota m-46 h-32
potat m-46 h-32
poti g-35 h24
potio h24
pott m-27 h-59
potte m-27 h-59
pou r28 g-45 h27 k-30
poun r42 g-24 h-37 k-30
pound r42 g-24 h-37 k-30
pour g-22 h58
pow r-22 g-24 m36 h28
powd h-21
powde h-21
powe m44 h50
power m44 h50
pp_ r53 g-119 m25 h56 k26
ppa h26
ppa_ h26
ppe r-22 g-47 h89
ppea k28
ppeal h-25 k28
ppear h28
pped g-34 h58
pped_ g-34 h58
ppen r36 g-19
ppens r36
pper r-44 m-22 h42 k-43
pper_ r-38 g39 h26 k-20
ppero h34
ppers k-22
ppf r54
ppf_ r54
ppi r-55 g21 h-31
ppin r-52 h-20
pping r-38
ppl g101 m-42 h-19 k-27
pple g34 h-30
pple_ g24 h-26
ppli r-24 g32 m-24
pplia g33
pplic g-23
pplie r-19 g21 m-23
pply r33 g35 h24
pply_ r33 g35 h24
ppo r-25 g-30 h-28 k24
ppor g-29 h-22 k24
pport g-29 h-25 k24
ppr g21
ppro g32
pprov g32
ppy r-22 g36 m-23
ppy_ r-22 g36 m-23
pr_ r59
pra r-29 g-20 m-20 h44
pray r-34 h48
pray_ h26
pre g254 m-27 h-149 k-44
pre_ g97
prea g108 h-61
pread g108 h-61
pred m21
predi m21
pref r53 g-50
prefe r53 g-50
preh g21
prehe g21
prem r-46 g57
prem_ g64 h-32
premi r-45 m20 h29 k19
preo g22
preor g22
prep h-29
prep_ h-25
pres r19 m-19 h-30 k-32
presa g44 h-35
presc g-42 h26
prese r19
press g-26
pri r-91 m28 h-30 k-44
pric g39
price g39
pril r-40
pril_ r-40
prin g-54 h-71
princ r39 h-24
pring r49 g40 h-24
print r-89 g-78 h-23
pris r-43 g75 h-26 k-20
prise r-43 g75 h-26 k-20
prit h37
pritz h37
priv h36
priva g-31 h37
priz g-44 m29 h-23
prize g-44 m29 h-23
pro r32 m-71 h41
probl g23
proc r39 k22
proce r43 h-21 k27
procu h25
prod g28 h20
produ g28 h20
prof g-23 h-34
profi g-59 h-33
prog h-19
progr h-19
prom r38 m-20 h-33
promi r47 h-35
proof h-49
prop g-20 h22
proph h48
pros h91
prosc h43
prose h27
prost h21
prot g86 m-21
prote g86 m-21
provi r21
prox h19
proxy h19
ps_ g69 m36 h24 k-37
psh g57 h-19
pshi g34 h-19
pship g34 h-19
pst r20 g-22 m65 h-30
psta r24 m53
pstai r28
pstak m53 h-20
psti h-21
pstic h-21
psu g21 h-23
psul g24
psule g24
psy h64
psyc h58
psych h58
pt_ r-58 g21 m-24 h-68 k-34
pta r21 h52
ptag h43
ptago h43
ptai r23
ptain r23
pte g-26
ptem r24
ptemb r24
pti g57 m36 h-38 k-44
ptio g57 m36 h-35 k-37
ption g57 m36 h-35 k-37
pto g19 m-23 h-64
pto_ h-25 k30
ptop m-24 h-20 k-23
ptop_ m-24 h-43
ptops h23
pts r37
pts_ r37
ptv h47
ptv_ h47
pty k-22
pty_ k-22
pub r-40 g-31
publ r-40 m-19
publi r-40 m-19
pud h35
pudd h35
puddi h35
puj h60
puja h60
puja_ h49
pul r21 g-26 m20 h29
pula g-29
pull m20
pulle h29
pulls m21 h-20
pump h-21
pump_ h-21
pun m42 h26
punt g-20 m44
punt_ m20
pup g33 h-41
pupp g40 h-41
puppy g40
pur r23 g-21 k36
purc r36 g-19
purch r36 g-19
purp k51
purpo k54
pus r56 m43
push r58 h27
push_ r61
pushe h37
pust m47 h-34
pusta m47 h-34
put r-28 g75 h-89
put_ h-89
pute m-29 h-26
puts r-22 g69 m-30
puts_ r-22 g69 m-30
putt m28 h36
putti m28 h36
py_ g-23 m-49 h28 k-30
qa_ r-36
qal r31
qar r50 h-37
qar_ r53
qard r-40
qard_ r-40
qarz r38
qarz_ r38
qat h22
qat_ h34
qba g21
qbal g21
qle h20
qlee h20
qleed h20
qse r36
qsee r37
qseet r37
qty g30
qty_ g30
qua r-26 m34 h-59
qual r-35
qual_ r-35 g-19
quan r-25 g28
quant r-25 g28
quar r45 m41 h-40
quare m60
quart r47 m-19 h19
quay g-24
quay_ g-24
que g-40 m-32 h34
que_ g-19 h23 k-19
ques r30 g-19 h31 k22
quest r22 h34 k24
queu m-24
queue m-24 h-21
queur h21
qui r48 g-40 m53 h72
quia h38
quiap h38
quic m21
quick m22
quid g30
quida g34 h-19
quie k20
quiet k20
quil h24
quila h24
quir g27 h-20
quire g31 h-31
quit h37
quity h41
quiz g-31 h-38
quiz_ g-31 h-38
quo m27 h48 k-21
quor h46
quor_ h46
quot g24 m38
quote m39
qur m-29 h-25
qura m-24
quran m-24
ra_ h97 k-44
raa r20 m19
rab r65 m-34 h-81 k-27
rab_ g96 h25
raba g-33 m-19 h-66
raba_ r-25 h-28
rabah r39 h-26
rabe g33 m41 h-28
rabey m21 h-26
rabl r68 g-66
rable r68 g-66
rac r60 m30 h85 k-26
race r53
race_ r56 g22 m-24 h-21
racec h24
raci m35 h19
racin m35 h19
rack g-31 m19 h76 k-23
rack_ g-43 m64 h58
racke m-46
ract g27 h-22
ract_ h40
racto h-31
racts g21
rad r-51 g30 h-50
rada g34
radab g23
radd r-45 m-20
rade m24 h-29
rade_ r24 g20 m23
rader g-28
rades m22
radi m32
radin g21 m22
rado m-30
raf r21 g-48 m51 h45
raf_ h-21
raff g-21 m41
raffi h49
raffl m45 h-33
raft r19 g-36 h28
raft_ r22 g-25
rag r-23 g22 m36
rag_ m19 h28
rage r-23
rage_ r-25 g-22 m24
raged g39
rages h29
rah r59 g-59 m81 h75
rah_ r49 g-34
raha m36 h29
rahan m40 h26
rahe m22 h40
rahee h32
rahn m36
rahn_ m36
rai r-54 g-57 m-78 h-91 k30
rail g-29
rail_ g-34
rain r-32 g-35 m-19 h-54
rain_ h-28
raini r-22
rains g-37 h-41
rais r-20 k35
raise r-20 k35
rait g19 m-56 h-22
raj g-46 m23 h62
raj_ h46
raja g-22 m28 h-20
raja3 r-25 h-20
raje h28
raje3 h28
rak r-39 g-40
rak_ g-21 h65
raka h-36
raka_ h-23
rake m26 h-98
raki h82
raki_ h70
ral g-24 h-25
ral_ g21 h-36
rall g-33 h28
rall_ h28
ram r47 g-51 m-31 h58 k-31
ram_ r-20 h30
rama h52
ramad h60
rame h-20
rame_ h-38
ramet g20
rami r38
rami_ r36
rams h32
rams_ h32
ran g26 m-100 h-32
ran_ r-45 g22 h-30 k-21
rana r-33 h35
rana_ r-33 h35
ranc r65 m-37 k23
rance r21 g28 m-19 h-19
ranch h28 k30
ranci h-24
rand g35 h33
rand_ r19 h-49
rande h40
randf r19 g24
randi r-20 h49
randm h-22
rando g52 h-34
randy h48
rane h-39
rane_ h-39
rang g-38 m-26 h29 k24
ranga h-28
range g-35 m-27 k29
rangl h19
rank h36
rans k25
rans_ h-20
ransf k30
ransl g-36 h-43
ranso h55
rant g33 m-25 h-73 k-23
rant_ r-21 g-19
rante r35 g-29
ranto r23
ranty r-28 g55 h-40
rap r-61 m-59 h-58 k-41
rap_ g77 m-31 h-39
rape r-26
rape_ r-21 g-19 h20
rapes h-26
raph g-26
rapi h-19
rapis h-19
rapp h43
rappa h46
raq r-29 h55
raq_ h55
rar r-41 g-33
rare g-42 m22
rare_ g-42 m22
rary g-19 h20
rary_ g-19 h20
ras m20 k-29
ras_ m-38
rase m22 h-19
rasee m22 h-30
rash m42 h39 k-20
rash_ m40 h-23
rashe h30
rashi g-22 m19
rashw h37
rass h-35
rass_ h-35
rast h20
rasti h20
rat r80 g28 m25 h21
rat_ r64 m29
ratc g-20 m95 h27
ratch g-20 m95 h27
rate r53 g90 m-19
rate_ r95 g46 m-36 h-63
rated g-19 h116
rateg g23
ratel g48
rates r-43 m27
rath g-29 k26
rati g-33 m-26
ratin h20
ratio r21 g-27 m-25 h-29
rato r-22
rator r-21
rav r-25 m-46 h24
rave r-20 g-30 m-30 h33
rave_ h56
ravel g-30 m-30 h-23
raw m24 h27
raw_ r-23 m56 h20
rawe m-26 h19
rawer h-24
rawi g62 m-19
rawin g62 m-19
rawn r32 g-42 h-22
rawn_ r49 g-38 h-22
ray r-97 g-68 m-33 h-45 k-24
ray_ r-45 g-39 h-20
raye r-37 g37
rayed g24
raz h49
raz_ h49
rba r-25 m72 h31
rbal m45 h59
rball m53 h45
rbe r34 g-28 h-66
rbe7 m19
rbe7t m19
rbea r45
rbear r45
rber h-52
rber_ h-52
rbi g-22 m26 h-21
rbo r-49 g53 h27
rbo_ g35 m35
rbon h55
rbon_ g21 h33
rbona h22
rbou r-26
rbu r-37 h-21
rbun r-37 h-21
rbun_ r-37 h-21
rce r-27
rce_ r-19
rcel r-29 h-55 k-31
rcel_ r-23 h-33 k-45
rcen r29 g-21 m-20 k19
rcent r29 g-21 m-20 k19
rcer h55
rcere h41
rch r31 m-49
rch_ r31 g-30 h-27
rcha r21 g20 m-25 h20
rchan r25
rchar r-29 g22
rchas r36 g-19
rchi r-21
rci g33 m-23 h31
rcia g34
rcial g34
rcin h30
rcine h30
rcl m24 h23
rcle m24 h21
rcle_ m24 h21
rco h-21
rcoa h-35
rcoal h-35
rcu g-20
rd_ r31 m-21 h-82 k30
rda r45 g-31
rdam h-37
rdamo h-41
rday h48
rday_ h54
rde r-31 g31
rdea h21
rdeau h21
rded h25
rded_ h25
rden r-21 h-22
rden_ r-20 h-22
rder g27 h-36
rder_ r-39 m25
rdere r26 m-20
rdi r-43 g-32
rdin r-32 g-27 h-26
rdina h25
rding r-37 h-51
rdl r66 g-31
rdle r66 g-31
rdles r66 g-31
rdo m23 h48
rdo_ h30
rdon h27
rdr r39
rdra r57
rdraf r38
rds g32 h59 k22
rds_ g32 h59 k22
rdu r-22
rdue r-22
rdue_ r-22
re_ r-77 g-57 h-61 k66
rea r-58 g28 h49 k-31
rea_ h-24
reac g47
reach g47
read r-43 g-30 m-71 h-36
read_ m-21 h-92
reade h39
readi h25
reads g-30 m-22 h39
ready r-30 h-47
reak g52 h75
reak_ h72
reaks g61
reaky h26
real m36 h44 k29
real_ g-26 m36 h47
reall g29
ream r-33 m45
ream_ m47
reams r-27
reas r44 g-49 m-24 h-26
rease h19 k-20
reasu r62 g-27
reat m33 h54
reate h48
reath m40
reaty g38
reb g-19 h-27
reba r21 g-39
rebat r21 g-39
rebh g-23
rebh_ g-23
rec r-27 m32 h-93 k42
rece g-22 h-70 k24
recei g-22 h-70 k47
rech r-21 g31 m57
recha r-21 g31 m57
recip h23
reck g41 h-28
reck_ h-20
reco g-34 k35
recor g-39 h-28 k39
recr h27
recru h24
rect_ m19 h29
recti h20
recto k23
red r55 m61 h62 k-20
red_ g26
redi r36 m48 h44
redic m21
redit r36 m27
reds r-32 h27
reds_ r-32 h27
redu r28
reduc r28
ree r-40 g31 h-52
ree_ g37 m-31
reed r22
reed_ r36 g-33 h-25
reef h21
reek r21 g19
reek_ r21 g19
reem r41 g23
reem_ m19
reeme r32 g23
reen r-48 m22 h-80
reen_ r-31 m33 k-19
reeni h-27
rees r-22 h27
rees_ r-22
reet k25
reet_ k26
reez g-45 k26
reeze g-45 k26
ref m-43 k24
ref_ g58 m19
refe r41 g-56 m-30
refer r41 g-56 m-30
refh k41
refho k41
refi r-19 g-19
refin r-19
refu r-22 g33 m-24 k-25
refun g-20
refus g59
reg g-41
rega r65 g-31
regar r66 g-31
regi r-39 h-34
regis r-39 h-21
regs h22
regs_ h22
reh m24 h-30 k-34
reha r23 m25 h-45
rehab h-40
rehan r28 m25
rehe g21
rehen g21
reho k-19
rehou g-21 k-19
rei r-60 m-21
reigh g24
rein g38
rein_ h20
reins g44 h-22
reis g-19
reiss g-19
reit r-32 g-27
reit_ r-25 g-52
rek r21 h-23 k-23
rek_ k-23
rel m-21 h72
rel_ h40
rela h41
relab h37
rele m-21 h-44 k39
relea m-21 h-44 k39
relie h-23
relig h36
relo m21 h35
reloa m21 h35
rem r-41 g32 m20 h76
rem_ g64 h-32
rema r27 m29 h59
remai r23
reme h20
remed h22
remi r-39 m20 h19
remis g-32
remiu r-45 g22 h28 k19
remo r-20 m-25
remov r-20 m-25 h43 k-30
ren r68 g45 m-34 h-77 k24
ren_ h-39
renc m27
rence r23 m30 h-41
rench h47
rene g54 h-61
renes h-40
renew g47 h-20
rent r27 m-33 k62
rent_ r-32 h59
renta g-20
rente k43
renti k21
rents r29 g34 h-33
reo g22
reor g22
reord g22
rep r68 g-52 m-69 h-107 k-25
rep_ h-25
repa k-38
repac h41
repai m-23 h-41
repay m23
repl r-32 g29 m-38 k-27
repla r-32 g36 m-37 h-60 k-21
repli h53
repo r37 g-38 k44
repo_ r48
repor g-36 k50
repr h-20
repri h-20
repu r48
repur r48
req r42
requ r42
reque r25
rer r91 k20
rer_ r98
res r-44 g-58 m-42 h-24 k-33
res_ g-29 m21 h-32 k-49
resa g54
resal r19 g63
resc r-50 g-42 k-25
resce r-44 h-22
rescr g-42 h26
rese r49 g-43
resen r19
reser r32
resh g-21 k22
resh_ g-21
resho k23
resi r-46
reso r-23 g74 k-47
resol r-31 g58 h-20 k-26
resor k-21
ress r-34 g-58 m-39 h43 k47
ress_ g-34 m-23 h42
resse h21 k36
rest r56 g-34 m-41 h-24 k43
rest_ r125 m-51 k60
resta r-29
ret g34 h27 k-51
ret_ g24 h75
rete g-19
reti h-34 k-19
retir h-34 k-19
retu r-33 g30
retur r-33 g30
rev r43 g21 m-30 h-40 k-24
reve g39 h-51 k-19
reven h-42
revi h25
revie h25
revo r55
revol r55
rew r21 g-57 h68
rew_ r41 g-26 h39
rewa g-19
rewe r-25
rewel r-25
rex g47
rex_ g47
rey r19 m33 k19
rey_ r-19 g-23 h26
reya r39 g30 k22
reya_ g31 k25
reyh m24
reyho m24
rf_ r-33 m32 h-33
rfe g22 h72
rfei h67
rfeit h67
rfu h-19
rfum h-19
rfume h-19
rg_ h86
rga r23 g-61 m-30 h58
rga3 g-38
rgan g-23 h78
rgan_ h37
rgani r35
rgans h45
rgari h24
rgav r-46
rgave r-46
rge r33 g-24 h-43 k-35
rge_ m32 h-51
rged r-19 h49
rged_ r-19 h49
rgen h-19
rger m-49
rger_ m-28
rges r47 h-21
rges_ r47 h-21
rgi r-46 g46 h-32
rgin r-35 g47
rgin_ g45 h-49
rging r-20 h43
rgr k27
rgro k27
rgrou k27
rha r32 g-49 h-46
rham r37 g-21 h-40
rham_ r-22 m-19
rhams r34 h-37
ri_ r54 g53 m33
ria m-45 h21
ria_ h29
rian r21 m-21
rian_ r21 m-21
rib r31 g-82 h50
riba r69 g-20 h-46
riba_ r58 h-40
ribe g-24 h53 k-19
ribe_ h60
riber g-21
ribi h23
ribs h25
ribs_ h25
ribu r-26
ribut r-26
ric r-31 g72 m-36 k-32
ric_ g19
rica h102
rica_ h44
rican h32
ricat h31
rice g29 h-44
rice_ h-73
rices g46 h34
rich g47 h-19
rich_ r-38 g51 h-19
ricia g20
ricit g-30
rick h-27
rick_ r21 k22
ricks g25 k-24
rid r24 m-56 h-57
rid_ r51
rida m26 h-24
riday m31
ride m-64 h-36
ride_ m-56
rider g27 h-19
rides g-26
ridg g-37 m-31
ridge r-26 g-32 m-31
ridgi r33
rie r-42 g-25 h-20
rie_ h19
ried g-32
ried_ g-32
rien h32 k25
rienc h35
riend k30
rier r-43 g-33 m-23 h-56
rier_ r-43 g-32 m-23 h-103
ries g37 m26 k-20
ries_ g39 m31 h-92 k-20
rif r-26 g-28
rifi h35
rific h37
rifl g-22
rifle g-22
rig r-33 g81 h-52 k-29
righ r-29 g112 m25 h-82 k-33
right r-29 g112 m25 h-82 k-33
rigi h37
rigin h34
rih g32 m22
riha g34 m23
rihan m23
rik_ h25
ril r-86 h-72
ril_ r-40
rill r-46 h-71
rill_ r-46 h-61
rim g33 m36 h-68 k-19
rim_ g43 m23
rimm g-25 h-27
rimmi h-27
rin g-94 m-57 h-69
rin_ h-22
rina_ h20
rinc r39 h-24
rinci r19 h-24
rine g22 m-23 h-43
rine_ g22 m-23 h-43
ring r59 m-31 k25
ring_ r36 g36 m-32 h32
rings r34 g-19
rink r19 h22
rink_ r19 h-59
rinks h66
rint r-89 g-78 h-23
rinte r-38 g-20
rinti r-44 g-38 h-26
rio g22 h29
rioj h70
rioja h70
rip g-35 k-21
rip_ g38 h-90 k-23
ripe h-39
ripe_ h-32
ripp h104
rippe h108
rips h-26
rips_ h-26
ript g-34 h57
ript_ h30
ripti g-32 h21 k19
riq r33
ris r19 h-45
ris_ h-53
rise r-47 g37 h-32 k-20
rise_ r-43 g54 h-26 k-20
rish h54
rish_ h24
rishw h19
risk g47
risk_ g22
rist r61 g-50
rist_ r47 g-23
ristm r20
rit r-20 g-24 m-67 h28 k30
rit_ m-22 h-39
rita g36
rita_ g21
ritab r27 k22
ritan g25 h-20
rite g23 h-37
rite_ h-22 k28
riter k-19
rites r24 h25
riti g51 h-33
ritie h-31 k20
ritin r-22 g51
rits h64
rits_ h64
ritt g-41 h31 k42
ritte g-41 h31 k42
ritu g-21 m-42 h53
ritua g-21 m-42 h53
rity r-22 g-31 h-52
rity_ r-22 g-31 h-52
ritz h37
ritz_ h37
riu h-25
rium h-25
rium_ h-25
riv r-36 k21
riva r-33 h52
rival r-25 h40
rivat g21
rive g-42 h-28
rive_ m-19
river r-19 g-21
rives r19 m33
rivi g22
riya r25
riyal r33
riz g-48 m29 h44
rize g-44 m29
rize_ g-44 m40 h-26
rizo h47
rizo_ h47
rja g-35
rja3 g-20 h20
rja3_ h25
rk_ r-55 g-33 m-28 h81 k-19
rka r25 g26 m20 h55
rka_ r26 g28
rkat m24
rke r26 g-25 h-60 k27
rker g28 h-23
rkers g30 h-39
rket r31 g-34
rket_ r31 g-34 k-21
rkey k20
rkey_ k20
rki r-26 g-23 m-34 h-29
rkin r-23 m-34 h-23
rking r-23 m-34 h-23
rkm g30
rkme g30
rkmen g30
rks r51 g-38 h-38
rks_ r44 h-24 k20
rksh g-20 h-27
rksho g-20 h-27
rky h21
rky_ h34
rl_ r-26 g28 h120
rla g26 h-24
rla_ g34 h-23
rld g34
rld_ g34
rle h-29
rley h-29
rley_ h-29
rli g-20
rlin g-20
rline h-38
rlo m52 h161
rlo_ m32 h44
rloc h23
rlock h23
rlot h49
rlot_ h59
rlou m20 h44
rlour m20 h44
rls h32
rls_ h-31
rly g-57 h-56 k-29
rly_ g-57 h-56 k-29
rm_ r-33 m-40 h-27 k44
rma r-45 g-61 m-29 h-37
rma_ g-20 h33
rmac h-49
rmacy h-44
rmal g-39 h-22 k24
rmal_ g-39 h-22 k24
rmar m-20
rmark m-19
rme m24 h68
rmei h24
rmeis h24
rmen g-22 h63
rment h65
rmi r-23 g45 m26
rmin m32
rmina m32
rmit g26 h23
rmit_ g26 h35
rmo h57
rmou h57
rmout h57
rms m-47 h-43 k22
rms_ m-47 h-43 k22
rn_ r30 g-25 m-86 h47 k-37
rna r-31 h-70
rna_ r-20
rnab h-39
rname m19
rne r-111 h-63 k53
rned r-38 k19
rned_ r-38 k19
rner h-32 k29
rner_ k29
rnes g32
rnest g32
rnet k22
rnet_ k22
rney h-21
rney_ h-21
rni r48 g19
rnig r42
rnigh r42
rnin h-36 k-19
rning h-36 k-19
rno h39
rns r-22 g48 m-35
rns_ r-22 g55 m-35
ro3 h-25 k48
ro3a h-21 k56
ro3at h-21 k56
ro_ r-55 g81 m83 h-74 k-34
roa g41 m-54 k28
road g41 m-47 k28
road_ g28 m-47 h-34 k28
roas h20
roast h20
robl g23
roble g23
robo m-23
roc r28 g-59 m-21 h71
roce r31 g-30 h-72
rocer h-51
roces r26 h-23 k28
rock h47
rocks h45
rocu g-21 h74
rocur h25
rocut h49
rod r-39 g47
rodu g28
roduc g28
rof g-23 h-34
rofi g-59 h-33
rofit g-45 h-25
rog g-51
roga h46
rogr h-27
rogra h-27
roh m-23
roha h20
rohan h20
roi r41 g-35 h24 k42
roid h22
roin g-28 k42
roin_ h52
roj r-30
rok r30 g50
roke r26 g36
roke_ g25 m19
roken h-19
roker r24 g27 h36
rol g-54 m50 h75 k-28
rol_ g-25 m24
roll r37 m35 h-27
roll_ r21 k29
rolle r-27 g29 m28 h-27
rolli m25 h51
rollo r41
rolls m-26
rolo r-19 g-19 h89
rolog h66
rom r27 h58
rom_ m-21
roma r-19 k20
romi r37 m34 k-19
romil m52 h45
romis r47 h-35
ron r-50 h44
ron_ r-19
rone h37
rone_ h37
rong r-23 g-22 m28
rong_ r-23 g-21 m25
roni g31 h25
roni_ h56
ronic g44 h-31
rono h-41
ronom h-41
ront r20 g-32
ront_ g-32
ronte r20
roo r-76 g-58 k-48
roof h-56
roof_ g19 h-31
room r-38 g-43 h91 k-27
room_ r-28 g-43 m-23 h44
rooms h61 k-20
root h-30
root_ h-30
rop r-66 g26 m-40 h-59 k-19
rop_ r-70 g41 h-54
rope g-42
roph m-19 h21
rophe h42
rophy m-19 h-20
ropp r19 g-39 h-20
roppe r21 g-26
rops g84 h-20
rops_ g50
ropsh g34 h-19
ror r-28 h20
ror_ r-28
ros r-48 g-76 m-45 h111 k20
ros_ g-26
rosc g-24 h85
rosci h43
rosco g-23 h42
rose r-29 g-30
rose_ r-21 g-26 h28
rosec h27
roso h-24
rosoo h-24
ross r-22 h29 k33
ross_ r-22 k33
rost g23 h21
rosti h21
rot g41 m-87 h75
rot_ m-42 h69
rote g60 m-29 k-24
rote_ g-26 k-21
rotec g86 m-21
roth g-24 k38
rothe g-24 k38
roti h29
rotic h29
rott h33
rotte h33
rou r26 g-99 m49 h36 k89
roub r64 h35
roubl r64 h28
roug g-36
rough g-36
roul m66 h31
roule m66 h31
roun h28 k29
round h28 k29
roup m31 k39
roup_ k40
roupi m39 h28
rous_ h28
rout h-42 k25
route h-42 k25
rov g39 h-44
rove g29 h-38
rove_ h-41
roved h-19
roves h22
rovi r21
rovid r21
row r29 g94 m-36
row_ r-44 g102
rowe r22
rowed r45 g32 h-21
rower r-23 h33
rown g-24 m-24 h68 k-28
rown_ h75 k-28
rowni g-21 h40
rowns h-46
rows r36 h-50
rows_ r36 h-50
rox h19
roxy h19
roxy_ h19
roz h-35 k-26
rp_ g77
rpa g-26
rpau g-22
rpaul g-22
rpe r-23 g36 h-47 k-20
rpen h-29
rpent h-29
rpet g21 m26 k-20
rpet_ r-23 h-23
rpetu r24 g26 m46
rph r-37 g-30
rpha r-37 g-27
rphan r-37 g-27
rpl m25 h27
rpla m25
rplan r22
rpo k53
rpor g22 m-21
rpora r39 h-22
rport r-22 g22 h36
rpos k54
rpose k54
rpr r-39 k-20
rpri r-39 k-20
rpris r-39 k-20
rps g34 m-33
rps_ g34 m-33
rr_ g21
rra g23 h146
rra_ r-28 h71
rrac h37
rrace h21
rran g44 k-24
rrang h54
rrant r-31 g65 h-49
rre r41 m-38 k-38
rrec h-23
rrect h-23
rred r23
rred_ r23
rrel g21 h47
rrel_ h40
rri h-64
rrie g58
rries g67
rrin g-20
rring g-20
rriv g-29
rriva r-20
rrive g-19
rro r-84 m-28 k62
rro3 k27
rro3a k35
rrog h44
rroga h46
rron h34
rron_ h34
rror r-28
rror_ r-28
rrot h-71
rrot_ h-27
rrow r-32 g24 m-26 k47
rrow_ r-57 g53 m-21 k29
rrows g-46 k24
rru r70
rruq r73
rruq_ r73
rry r34 g-28 m-20
rry_ r-36 m-20
rryi r71
rryin r71
rs_ r-82 g-24 m-27 h-54
rsa r-26 h46
rsal r-26 h46
rsal_ r-26
rsala h36
rse g-34 m-29 h-52 k-44
rse_ r26 h64 k-51
rsel k20
rser m-27
rsery m-27
rses m26 h-26
rses_ m27
rsey m-38 h-23
rsey_ m-38 h-23
rsh g-31
rshi g-27
rship g-27
rsi g-29
rsio h26
rsion h26
rsit g-27 h-19
rsity g-27 h-19
rso g-20 k69
rson g-19 k69
rson_ k45
rsona k22
rst r25 m34 h48 k-19
rst_ m26 h44 k-19
rt_ r-22 g101 h-114
rta r-51 h-21
rtad h31
rtade h31
rtat h21
rtati h21
rte r58 g38 h59
rted g23
rted_ g23
rtee r32 m46 h43
rteen r19 m46 h44
rten h21
rtend h47
rter r38 g30 m-30
rter_ r78 m-19
rterl r-41 g23
rtg r33
rth r37
rth_ r62 m-23 h21 k25
rthd r-24 g-23
rthda r-24 g-23
rti g-62
rti_ g-28 h44 k-22
rtif k19
rtifi k19
rtim g-39 h-35
rtime g-39 h-35
rtin r31
rting r33
rtini h21
rtio g25 h41
rtion g25 h41
rtis h-24
rtm r-29
rtme r-29
rtmen r-29
rtn r-21
rto m-21
rton m-26
rtons m-26 h-24
rtr m-33 h-28
rts r-33 g-75 m38
rts_ r-29 g-68 m22
rtsb m20
rtsbo m20
rtu r-32 m21 h44 k-21
rtup r-32 g31 m-21
rtup_ r-32 g31 m-21
rty m82 h29 k34
rty_ m65 h41 k34
ru_ h78
rua r35
ruar r35
ruary r35
rub m-35
rub_ m-35
ruc m-30
ruck m-27
ruck_ r-55 h23
rucks r54
ruct r21
rud g48
rude g50
rude_ g50
rue r20 g-22 k94
rue_ k94
rued r27
rued_ r27
ruf g25
ruff g25
ruffl g25
rug r24 h-71
rug_ h-54
rui r-25 g32 m40
ruis m23
ruise m23
ruit r-24 g40 m28
ruit_ g21 m29
ruits g21
rul r42
rule r42 g19 h-20
rule_ r42
rum r-34 g-29 m42 h73 k-33
rum_ g-23 h99
rumm m51 h-22 k-28
rummy m51
run r48 g20 m-57 h-43
run_ m-52 h-29 k49
runa g36
runaw g36
runc h-31
runch h-31
rune h21
runk h34
runk_ h34
runn h-27
runs r38
runs_ r38
rup r46 g-53 m-24
rupa r34
rupay r34
rupe g-46
rupee g-46
ruq r102 h-26
ruq_ r102 h-21
rus m31
rusd g31 m34
rusd_ g31 m34
russ h43
russi h43
rust r24 g-32
rust_ g-32 k30
rusts r19
rut g-22 h83
rut_ g-20 h53
rva k29
rval k32
rvalu k32
rve r19 g29 m-60 h-49
rved r25
rved_ r25
rves g44 m-30 h-40
rvest g52
rvey g-21
rvey_ g-30
rvi r37
rvic r22 m-19
rvice m-19
rviv g26 m22
rvive g28
rwa r21 g75 m-24
rwan h30
rwane h30
rwar r23 g76 h-46 k21
rward r23 g78 h-51 k21
rwi g34
rwis g34
rwise g34
rwr g33
ry_ r-21 g-60 h-81 k-71
rya r-19 g-80 h-50
ryan g-29 h-30
ryani g-29 h-30
ryb m27
rybo m27
rybod m27
ryi r68
ryin r68
rying r68
ryo r-30 h24
ryon r-30
ryone r-30
ryp k28
rypt k28
rypto k28
rys h71
rys_ h24
ryst h47
rysta h47
ryt g20
ryth g20
rythi g20
rz_ r33
s2a k32
s2al k32
sa3 h48
sa7 g-28 m59 k68
sa7_ h-27 k69
sa7b g-21 m40 h-30
sa7b_ m67 h-19
sa7e m23 h49
sa_ r-40 g145 m19 h-108 k-31
saa h-39
sab g-33 m29 h-81 k68
sab_ r-37
sabe r35
sabet r19
sabi h-23 k106
sabi_ h-23 k108
sabo m57
sabon m57
sac g42 m-27
sack g44 m-27 h-42
sack_ g61 m-22 h-23
sacks h-19
sacr h37
sacri h37
sad r-23 g-53 k-34
sada h-24
sada2 h-19
sadd g-31 h-36 k-27
sado r-19
saf h-95 k-20
safe h-45
safe_ g-35 m22 h-40
saff h-47
saffr h-47
sag k25
sage r-37 m24 k25
sage_ r-37 m23 k34
saha h20
sahab h20
sahb m21
sahb_ m21
sahe g-19 m-29
sahi h19
sai g66 m29 k-21
said r-41 g58 m40 h-42 k-21
said_ r-41 g58 m40 h-42 k-21
saik r24
saikd r24
sail r-23 g22
sain h70
saink r23
saint h80
sak r-28 m27 h91
saka m36 h33
sake g-20 h85
sake_ g-20 h90
sakk g34
sal r26 m-60 h-36
sal_ h-25 k20
sala_ r-26 h22 k21
salaf r65
salam r-50 g39 h36
salar g-19 m-26
sale g68
sale_ r28 g79 k28
sales h-20
salf r28
salfa r28
sali r-20 g-20
sall r21
salo r-19 h-33
salon r-19 h-52
salt h42
salts h20
sam r-58 m-45 h-71 k56
sama g21
samak g24
same r-94 m-39 h-25 k48
same_ r-55 g-39 m-38 k22
sami r51 h-29 k-20
samir r38 h-29 k-20
samp k30
sampl k30
san r-27 k33
san_ r-81
sana g49
sana_ r22 g39
sanad r-20
sanc r48 h-26 k53
sance r48
sanct h-23 k62
sand r-37 h29
sand_ r21 g-46 h-28
sando r-19 g40
sandu r-21 h46
sandw h23
sang r44 h29
sangl r47 h-27
sangr h26
sani h-28
sanit h-28
sap r-20 g-21 m30 h112
sapp r-20 g-19 h83
sapp_ h33
sappe h39
sar r-49 m-30 h33 k-21
sar_ g-20 h29
sara r-32 m-33
sara_ r-20 m-28
saraf h-20
sary h29
sary_ h29
sat r96 m51
sat_ r63
sati r49 h-26
satio r49
satt m48
satta m19
satte m29
satu h30
satur h30
sau m-34 h57
sauc m-30 h-21
sauce m-27 h-51
saud g21
saus h28
sausa h28
sauv h45
sav g-39 h-34 k-25
save m21
saved m21
saver r20
savi g-30 h-21 k-22
savin g-30 h-21 k-22
saw r58 g-44 m-39 h-24 k-27
saw_ r69 g-67 m-23 h-19 k-27
say h125 k43
say_ r24 m-46 h30 k63
saye r35 h47
sayeg r39
sayi r-41 h40 k-20
sayin r-41 h40 k-20
says g20 m38 h38
says_ g20 m38 h38
sayy h-19
sayya h-19
sba m40 h35
sban r-27 m40 h47
sban_ m44
sband r-23 h56
sbe h70
sber h63
sbo r59 m26
sboo r44 m19
sbook m20
sca r-42 g-34
scal m-24
scale g-33 m-19
scalp g33
scam h53
scam_ h39
scan g-19 h-20
scap g19
scape g19
scar m-25 h-27
scarf h-34
scat m50 h24
scatt m40 h25
sce r-44 h-22
scen r-44 h-22
scent r-44 h-22
sch r40 g-19 h24
sch_ h73
sche r36 g50 h-34
schem r52 g21 h-23
schen g29
schn h23
scho g-57 h-72
schoo g-57 h-59
schw h29
schwe h29
sci h43
sciu h43
sciut h43
sco g-27 h134 k-26
sco_ h19
scoo g33 h-21
scoop g27
scor g-25 m47 h104
score g-20 m58 h38
scort h67
scot h64
scotc h39
scott h41
scou r28 g-34 h-30
scoun r28 g-34 h-30
scov g19
scove g19
scr g-31 m65 h33
scra m81 h32
scrap g37
scrat g-20 m95 h27
scre r-21 h-48
scree r-21 g-23 h-60
scri g-31 h46
scrip g-34 h50
scu m-26
scui m-26
scuit m-26
sd_ r24
sda m-28 h-40 k23
sdaq g28
sdaq_ g28
sday h-22
sdt g30
sdt_ g30
se7 h80
se7r h82
se7r_ h82
se_ r56 m-52 h-44 k63
sea r-39 m-40 h-40 k-36
sea_ g51 h-54
seal_ g-20 h33
seale g28
sean h44
seanc h44
seas g43 h44
seaso g46 h28
seat g-64 m-28 h-75
seat_ g-48 m-20 h-53
seats h-21
seb g42 h46
seba r28
sebac r28
sec r-49 g44 m66 h51
sec_ g-20 m35
secc h27
secco h27
seco r-42 m36
secon r-42 m36
secr g31 h28
secra h24
secre g40
sect h28
secti h33
secu m-24 h-24
secur m-24 h-24
sed r-62 g52 m21 h-60 k-20
sed_ r-62 g52 m21 h-20 k-20
see g68 m-37 h-111
see_ r69 g41 m-31 h-38
seed r-46 h-34
seeds r-38
seen r-34 g-43
seen_ r-34 g-43
sees r26 h-24 k71
sees_ r26 h-24 k71
seet r20 g44 k-21
seet_ r20 g44 k-21
sef r-19
sef_ r-19
seg g87 h-30
segu g33 h-28
segur g33 h-28
seh h32
sehr h37
sehra h22
sel r51 g39 m-56 k-38
self r21
self_ r21
sell r36 m-37 h-37 k-50
sell_ r55 h40
selle r-36 g73 h-56 k-25
selli g27
sells r31 g-87
sem g-40 m19 h-30 k41
sem_ g-30
seme r31 h29
semes r31
semh k32
semha k32
semi h-32
semin r-34 h-32
sen r-105 h-33 k57
sen_ m-23
sena g36
sena_ g36
send r-63 g-83 m21 h22 k84
send_ g-46 m25 k68
sende g-29 k31
sendi r22
sends r-79 h50 k-20
sens g29
sense g29
sent r-22 m25 k-23
sent_ r-22 m25 k-23
sep g59 h26
sepa r-30 g21 h38
separ r-30 g21 h38
sept r23
septe r24
ser r33 g-58 m28 h-34
ser_ g-33 m65 h-31
sers r19 h-41
sers_ r19 h-41
sert_ g20
serta h21
serv r46 g-19 m-36
serve r37
servi r22 m-19
sery m-27
sery_ m-27
ses m22 h62
ses_ h87 k31
sess k-23
sessi g-22 h33
set r79 g-24 h31
set_ r51 g-61 m-74 h57
sett g35 m61 h-23
settl g35 m61 h-23
sev r33 h-40
seve r33 h-40
seven r33 h-40
sew m-22
sewn g25 h28
sewn_ g25 h28
sex g-20 h98
sex_ g25 h47
sext g-45 h77
sexti g-43 h69
sey m-29 h-28
sey_ m-29 h-28
sfe k30
sfer k30
sfers k33
sh_ r-84 g57 h54
sha r93 h-28 k39
sha2 r27 g-29
sha2a r27 g-25
sha7 r22 m26 h-20
sha7n r22 m26 h-20
sha_ r-39 g-25
shab r-24 m-21 h26
shaba g28
shad h-39
shag r22
shah r58 m-30
shaha h32
shahr r42 h-30
shak m29
shake m29
shal g95
shall g99
sham r40 h48
sham_ r34
shan g-30 h38 k69
shan_ r25 g-26 k78
shar g-54 m47 h-22 k-29
shara h43
share g-21 h23
shark h-28
shart m88 h-44
shay r-20 g38
shay_ r-19 g46
she g-34 m25 h-45 k-65
she_ m38 h61 k-39
shed r38
shed_ r38
shee r-42 g26 h-29
sheep g34 h-26
shees h23
sheet g-19
shei r-24 h19
sheik r-24 h19
shel r-38 g-35 h-95
shelf r-33 g-29 h-53 k-34
shell g27 h-37 k25
shelt g-33
sher r30 h33
sherk r26 g22
sherr h47
shers m20 h26
shi r-85 g-70 m28 h76
shi_ m25 h25
shid g-22 m19
shid_ g-22 m19
shie g38
shiel r-20 g38
shif g-19
shift g-19
shin g-55 h40
shina h22
shine h48
shing g-41 h-31
ship g38 h-33
ship_ r-42 g44 m23 h-59
shipm r28 h28
shipp g20
shir r-20 g-20 m-28
shira h49
shirt m-39 h-55
shis r-27 h44
shish r-27 h44
shm h27
shma h24
shman h25
sho g-48 m-19 h-47 k41
shoe r-22 m-19 h-73
shoes r-22 m-19 h-73
shof g-25
shoh r24
shol k23
shold k23
shoo g22 h21
shoof g27 h19
shook r27
shop r23 g-79 m-45 h-56 k-26
shop_ r33 g-36 m-27 h-51 k-56
shopp g-25 h-25
shops k35
shor g76 h-65
short g84 h-86
shot h26
shots h20
shou h36
show r-35 g-82 m28 h37 k55
show_ g-64 h28
showe r-48
shown g-23 h-20 k81
shows g26
shr r25 g-20 m-67
shra r24
shra_ r24
shri r22 g20
shrin r23 h23
shro m-32 h35
shroo m-32 h47
sht r36 g67 h-42
sht_ g19
shta r34 h-30
shtar r34
shte g42
shter g42
shu g38 h101
shu_ g32 h64
shuk h-19
shukr h-19
shut_ g30
shw m21 h99
shwa m23 h85
shwa_ h77
shy r38
shyl r38
shylo r38
si7 h22
si7r h22
si7r_ h22
si_ r36 g-22 h-62
sia h61
sian h60
sian_ h60
sic g-32 m20 h22 k-30
sic_ g-31
sica r30
sical r30
sick r-25 k-23
sick_ r-25 k-23
sid r31 g44 m33 h45
side r33 g50 m35 h42
side_ g47 m20
sider m21 h43
sides r31
sie m29
sie_ h-25
sig r-28 m-33 h50
sig_ h40
sign r-28 m-20
sign_ g19
signa g35 h-33
signe g-34 h35 k-32
signi r-37 g-23
signm h28
signs k66
sil r-29
sile k25
silen k25
silv r-21 h-27 k-20
silve r-21 h-27 k-20
sim r-27 g-94 m-29 k66
sim_ r-41 g-61 k71
simp g-21
simpl g-21
sin k70
sin_ g21 m-24
sinc r56 h-22 k31
since r56 h-22 k31
sing r-26 g70
sing_ r-25 g29 k29
sink_ g-22
sino g-23 m64
sino_ g-23 m58
sins r-30 g-24 k23
sins_ r-30 g-24 k23
sint h48
sinth h48
sio r-30 g-31 h-29
sio_ h-38
sion g-24 m35
sion_ r-33 g-39 m36 h53
sions g-21 h-39
sir m65 h79
sir_ m66 h83
sis g-40 m-27 h-41 k-33
sis_ m-25 h-32
sisi h40
sisig h40
sist g-23 h-49
siste g-19 h-33
sit r-33 m21 h97 k-43
sit_ r-34 m87 h59
site r-23 k-25
site_ h43 k-25
siti r27 g25
sitio r28 g26
sits m-29 h24
sits_ m-29 h24
sitt m-19 h-40
sity g-27 h-19
sity_ g-27 h-19
siu h53
siu_ h53
siv h33
sive h33
sive_ g21 h24
six r19 g-28 m41 h-24 k21
six_ r40 m45 h-30 k19
sixt r-21
sixty r-21
siz r-65 g46 m-28 h-32 k-22
size r-65 g46 m-28 h-32 k-22
size_ g50 m-28 h-32 k-22
sk_ h22 k87
ske g-44 h24
sked g-31 h-23
sked_ g-31 h-23
sket h-21
sketb h-27
skey h52
skey_ h52
ski r27 g-31 m27 h58 k-61
ski_ k-28
skim h42
skimm h42
skin m39 k-32
skin_ g23 m-25 k-32
skins g-37 m64
skip r36
skip_ r36
sks k28
sks_ k28
sky g21 m24
sky_ g25
sl_ r25 h-31
sla r-28 g-40 m-35 h-25
sla_ g36 h-34
slam h25
slam_ h44
slami h-41
slan h-37
sland h-37
slat g-36 h-43
slati g-20 h-37
slay h31
slay_ h31
sle g-39 m-30
slee g-30 m-30
sleem h23
sleep h-39
sli r44 g-42 m30 h119
slic r35
slice r35
slim h53
slim_ h40
slip m37 h19
slip_ r-27 g-22 m30 h98 k22
slipp h-39 k-22
slips r56 m21 h-40
slo r25 g-33 m109 h20
slot g-33 m101
slot_ m37 h-42
slots m49 h55
slow r37
slow_ r32
sm_ h23
sma r-19 g-46 m-35 h29 k40
smal r22 g-30 m-29 k43
small r22 g-30 m-29 k43
sman h25
sman_ h21
smi r-34 m-38 h-32 k-21
smit m-33 h-23
smith m-33 h-23
sms r-29 m74 h-37
sms_ r-29 m74 h-37
smu m-30 h25
smug h61 k-24
smugg h61 k-24
smur m-19 h-36 k42
smurf m-19 h-36 k42
sna_ g25
snac h-57
snack h-57
snap g-21 h75
snap_ h75
sne h78
snt g98 h-46
snt_ g98 h-46
so_ r43 g-145 m88 h122 k131
soa g-29
soap g-29 h-40
soap_ g-29 h-46
soc g-53 h-69
soci g-34 m40
socia g-45 m44
sock m-25 h-53
socks m-25 h-53
sof r-22 m-42 h-77 k-29
sofa r-53 h-42 k-21
sofa_ r-53 h-42 k-21
soft m-32 h-45
soft_ h-75
softw m-32 h30
soj h27
soju h27
soju_ h27
sol g34 h22 k-29
sol_ m42 h38
sold r-24 g70 h-33
sold_ r-24 g80 h-39
solu h37
solut h37
som r-44 g104 m-28 h54
som_ g39
some r-36 g79 m-20
some_ r-34 g37 h-45 k26
someb g-22
someo r-26 g-26 h25
somet r23 g42 h24
somew g56
somm h51
somme h51
somw h28
somwa h28
son r-30 g29 m-28 h-38 k44
son_ r-25 g-54 k27
sona r26 g-22 h-21 k22
sona_ r26 g-19
sonal k22
song g43
songs g43
sons r-31 g62
sons_ r-31 g62
soo r68 m-34 h-23
sood r110 h-54
sood_ r101 h-49
sool r-23 g43
sool_ r-23 g43
soom h-24
soom_ h-24
sor g35 m-31 h67 k-23
sor_ g-44 m-21
sorc h51
sorce h51
sore h32
sored h32
sort r-27 g115 k-21
sort_ r-27 g68 k-21
sorte g48 h-20
sory r36
sory_ r36
sou g19 h-71
soup h-71
soup_ h-71
sour k19
sourc r-19 g26
sow h30
sowa h34
sowar h34
spa r-28
spa_ h-44
spam h37
spam_ h37
spar h-22
spare h-28
spe r-57 g-52 m-37 h85 k-59
spec r-38 k-29
spec_ r-34 g39
speci g32
spect g-60 h25 k-29
spee h-21
speed h-21
spel r-27 g-23 h36
spell r-27 g-23 h36
spend r24
sper h30
sperm h26
spey h33
speys h33
spi r-39 g-69 m48 h22
spic g-29 h81
spice h31
spicy g-28 h50
spin g-33 m57
spin_ g-27 h-51
spins m48 h38
spir g-22 h-26
spiri g-22 h-26
spit h-35
spita h-40
spl r-23 g-22 m-32 k19
spla h22
splac h22
spli r-20
split r-20
spo r-29 g-29 m-22 k-52
spon m-28
spons m-28
spor r-20 g-34 m47 h34 k-45
sport r-20 g-33 m47 k-45
spot m-22 h-29
spot_ g37 m-22 h-27
spott r23
spr r56 g111 m-28 h-95
spra g-24 h-28
spray g-24 h-28
spre g108 h-81
sprea g108 h-61
spri r48 g27
sprin r49 g40 h-24
sprit h37
spy h53
spy_ h47
squ r-23 m56
squa m59
squar m60
sque r-21
sque_ r-21
sra m30
sran m30
sran_ m30
sro h-19
ss_ g-50 m-41 k48
ssa r-72 g-20
ssa_ g33 m-20 h-39
ssag r-44 m26 h-22 k25
ssage r-44 m26 h-22 k25
ssar h40
sse r34 g39 h-30 k43
ssed r38 g-22 k35
ssed_ r38 g-22 k35
ssel g46
ssem h-20 k37
ssemh k24
sser_ m24
ssert h22
sses_ m28 h43
ssess g19 h-31
ssi r-64 k32
ssia h43
ssian h43
ssig r-35 h28
ssign r-35 h28
ssin h-95 k39
ssing m-28 h-73 k42
ssio r-35 m29
ssion r-35 m29
sso g19 m20 h-26 k-24
ssom g21 h-43
ssom_ g21 h-27
sson r-19
ssor r21
ssory r23
ssp h30 k-41
sspo h30 k-41
sspor h30 k-41
ssu m-20 h-42
ssue m-20 h-23
ssued g34
ssur r22 h-19
ssura r24
ssure g-19
ssy h-27
ssy_ h-27
st_ r47 g-35 m37 h-75 k47
sta r-75 g-67 m20 h-52
sta2 g20
sta2b g21
sta5 k19
sta5d k19
sta_ g-28 m25 h63
stab h-27
stabl h-27
stad m-24
stadi m-20
staf h-50
staff h-50
stag_ h24
stage g-36 h-26
stagr g24
stai r22 h-26
stair r22
stak r23 m71 h-27
stake m74 h-26
stal g-44 m-56 k-50
stall g-31 h-22 k-21
stalm h-19
stals h39
stam r-63 g-33 h22 k-21
stamp r-63 g-33 h22 k-21
stan r35 h-48 k-19
stand r-19 k-19
staq g21
staqb g21
star r51 h74
star_ h26
stars r-24 h61
start r70 g28
stas h35
stasy h26
stat g28 m40 h26 k27
state g54 m32 h-23
stati k35
statu h51
stau r-21
staur r-21
stay r-74 g-20 h-37 k92
stay_ g-22 h-52 k59
staye r-24 m22
stays r-46 m-24 h20 k25
stea r38 g-34 k31
stead r45 k36
steak h-26
sted r20 g27 h-29 k-31
sted_ r20 g27 h-29 k-31
stee r-52 g23 h-54
steel r-52 g23 h-54
stel g-19 h-25 k31
stele k39
stem m28 k33
stem_ k33
ster g27 h74 k-40
ster_ g23 m19 h-21 k-39
stere r-35 g-35 k28
stern h37
sters m-26 h23
stery g58
stes h-20
stest h-26
stew h21
stew_ h21
sti m-41 h31
stic g-64 m-36 k-32
stic_ k-20
stick g-44 m-36 h21
stil g99 h-29 k21
still g99 h-24 k21
stin r-36 h29
sting r-35
stio h31
stion h31
stip r19
stit r26
stl g-24 m59 h49
stl_ g-22 m49
stm r50 h22
stma r20
stmas r20
sto g-43 m-114 h25 k-51
stoc m-27
stock m-27
stol h98
stole h75
stom r-20 g64
stoma g49
stoms h21
ston g40 m-46 h33 k-19
stone g40 m-46 h33 k-19
stoo g-32
stood g-32
stop h19 k30
stop_ h41 k31
stor r59 g-84 m-33 h-137
stor_ r33 g-49
store r43 g-45 m-28 h-48
story h-55
stou g-22 h56
stout g-22 h56
str m-39 h22 k21
stra h-39 k36
stran h32 k49
strap g-62 h-42
strat g44
straw m47
stray g26
stre m-20 h49
strea h22
stree h-27 k27
stres h55
strib h23
strip g-29
stro h49
strol h24
stron g-22
stru h-26 k28
struc r21
stry g-26 k-23
stry_ g-20 h-34 k-23
sts r49 g41 m34 h25 k-46
sts_ r49 g41 m34 h25 k-46
stu r-25 g-43 h82
stu_ h30
stud r-22 g-40 h26
stude g-29
studi h39
stuf h55
stuff h55
stum h-31
stume h-31
sty r20
styl r20
style r20
su_ h41
sua m-30 h57
sual m-28
sual_ m-28 h19
suar h41
suar_ h41
sub h38
subj g47
subje g47
subm h25
submi h25
subs g-22 h19
subsc g-22 h19
suc g-23
sue h-26
sued g34
sued_ g34
suga h20
sugar h26
sui r-20 h-38
suit h-38
suitc h-32
suits g-19
suk r33 g38 h-25
suku r35 g41
sukuk r35 g41
sul g-27 k27
sule g24
sules h21
sult g-40 h29 k34
sum r19 g112 m-32 h-74
sum_ g138 m-45 h-88 k-27
sume h29
sumer h29
sun r21 m-55 h-45
sund g-46 m-26
sunda g-43
sunk g41
sunke g25
suns r20
sup h-21
supe m39 h-24
super m39 h-24
supp r20 m-24
suppl g22 m-23 h29
suppo g-29 h-25 k24
sur r84 g90 m22 h-121 k-64
sura g64
suran g64
sure r66 g36 m31 h-57 k-31
sure_ r36 g-49 m43
sured h-23
surer g83
sures r38 g-19
suri r22
surp r-53 k-20
surpr r-39 k-20
surr h44
surro h46
surv h-22
surve g-21
survi g26 m22
sury r72 g-34 h-23
sury_ r72 g-34 h-23
suv m30
suv_ m30
swa g97 h-19
swap g100 h-27
swap_ g27
swaps g57
swe m88
swee g-32 m79 h-41
sweep m114 h-55
sweet g-27 m-35
swer h42
swers h36
swi h48 k-26
swim g24 h-54
swim_ g26 m21
swimm h-38
swin h121
swine h81
swing h40
swit h-32
switc h-32
swo g-22 m27
swor g-22 m27
sword g-22
sy_ r60 g19 m30
sya g-21
syc h58
sych h58
sychi h52
syn m46 h31
synd m40 h25
syndi m40 h25
syr r22
sys k33
syst k33
syste k33
t2a r48 h-26
t2ak r41 h-26
t2akh r41 h-26
ta2 r-27 g69 m-21 h21
ta2b g21
ta2ba g24
ta2k r32
ta2kh r32
ta2l h44
ta2le h44
ta2m r-26 g39 h-23
ta2me r-26 g39 h-23
ta3m r19
ta5 k19
ta5d k19
ta5de k19
ta7 g-39 k19
ta7w m19
ta_ r-39 g34 m48 h96 k-38
tab m60 h45
tab_ r-25 g23 m44 h51 k-19
taba m-32 h-20 k46
tabar h-25 k48
tabb r52
tabby r52
tabl r-43 m60 k-21
table r-43 m60 k-21
tabs h27
tabs_ h25
tac r-27 g-27 h34 k-35
tach r-23 g-26 h-22 k-35
tache r-23 g-21 h-22 k-35
tack h37
tack_ h37
tact h19
tad m-24
tade h31
tadel h31
tadi m-20
tadiu m-20
taf r-31 h-63
taff g-43 h-54
taff_ h-50
tag r-19 g-49 m-39 h69 k-20
tag_ g-49 m-21 h-22
tage h30
tage_ h31
tago h43
tagon h43
tagr g24
tagra g24
tah r-41 k-31
tah_ r-22
taha r-19
tai r21 h-40 k28
tail m42 h-25 k42
tailo h-41
tails m58 k55
tain r20 g32 m-44 h-71
tain_ g26 m-31 h-68
tainm h31
tains h-28
tair r22
tairs r22
taj h-40
tak r57 m83 h-39 k-38
tak_ g-20 h-33
taka r47 h-48
takaf h-32
take m79 h53 k-44
take_ g61 k28
taked m89 h-42
taken m-26 h19 k-26
takes g-42 h78 k-47
tal r-46 g-27 m-33 h53 k-113
tal_ h-24 k-58
tala r-37 h-31
tale h-31
tali g-19 h82
talis h25
talk r-24 g35 h34
talk_ h-24
talks h67
tall g-31 m-22 k-21
tall_ r30 g-21 m-22
talm h-19
talme r-24 g22 h-19
talo m33
talo_ m33 h-23
tals r19 h38
tals_ r19 h38
tam r-30 m-20 h-21 k-19
tama r33 g-24 h-52
taman g-22 h-25
tamar r47
tame g50 h-25
tamee g50
tamp r-64 g-34 h82 k-21
tamp_ r-59 g-22 h90
tampe h33
tamps h-41
tanc r-24 h-38
tance r-24 g21 h-32 k-21
tancy k34
tand r-19 k-19
tand_ r-33 h58
tandi r39 g-22 h-39
tands r-25 g44 h-21
tang h-25
tang_ h-25
tani k33
tani_ g19 h-19 k34
tank h38
tank_ h19
tant r-49 g-26 h34
tant_ r-34 m21 k-29
tantr h38
tap r-31 g-19 m-25 h22
tap_ h32
tape g-19 h-61
tape_ h-49
taq r31
taqb g21
taqba g21
taql h20
taqle h20
taqs r37
taqse r37
tar g-73 m-68 k-43
tar_ r-30 m-27
tara r60
tarei r-20
tari r21
tariq r33
taro m-41 h82
tarot m-41 h96
tarp g21
tarpa g-22
tars r-24 h61
tars_ r-24 h61
tart h-30
tart_ g-29
tartu r-32 g31 m-21
tary r-44 h-43
tary_ r-44 h-43
tas r-25 g-34
tas_ h23
tasle h21
tast h-20
tasy m30
tasy_ m30
tat r-34 g28 m-42 h83
tate g54 m32 h-23
tate_ g42 m37 k-21
tated g23
tati r-32 g-40 h84
tatio r-32 g-40 h84
tato m-46
tatu h51
tatue h51
tau r-33
taur r-21
taura r-21
taw r112 h-27
tawa r120 h-48
tawar r125 h-24
tawe h30
tawee h30
tax r-32 g-45 m-54 h-93 k62
tax_ g-23 h-26 k55
taxi r-37 g-21 m-50 h-67
taxi_ r-37 g-21 m-50 h-67
tay r-42 g-44 m32 h-85 k85
tay_ r28 g-32 h-69 k56
taya m45 h-20
taya_ m45 h-20
taye r-24 m22
tayed r-24 m22
tays r-46 m-24 h20 k25
tays_ r-46 m-24 h20 k25
taz r-24 h29
tazk h-28
tba r-22 g32 h-49
tba_ g50
tbal h-52
tball h-52
tbd g51
tbd_ g51
tbi r19
tbil r19
tc_ g27
tca h-51
tcas h-32
tcase h-32
tch r-23 h50 k-24
tch_ m20
tchcr h19
tche h79
tchen h-24
tches h98 k-27
tchi h-26
tchin h-26
tco r-23 g29 h-20
tcoi r-23
tcoin r-23
te_ r-26 g-90 m54 h20 k-19
tea r-36 g-67 m-72 h-20
tea_ r-30 g-19 m-32 k-25
teac r-32 m-21 h-42
teach r-32 m-21 h-42
tead r45 k36
tead_ r45 k36
teak g-23 h-56
teak_ h-38
team_ h-32
teams h35
teas h25
tease h25
teb g-25 h30
tec g73 m-33
tech h19
tect g78 m-29 h-30
tecte r60
tecti r-45 g71 m-21
tecto h-20
ted g-30 m-92 h-31 k25
ted_ g-40 m-92 k25
tee r53 g-54 m25 h-46 k-23
tee_ r28 g-21
teed r34 g-22
teed_ r34 g-22
teel r-52 g23 h-54
teel_ r-52 g23 h-54
teen r34 g-54 m33
teen_ r43 g-49 m30
tees g23
tees_ g23
tegy g23
tegy_ g23
tej g24
teja g24
tejar g24
tek r26
tel r-97 g53 h-30 k57
tel_ r-36 m35 h-47
tele r-23 g-27 h-83 k31
telem k39
teles h-47
teli g51
telis g51
tell r-22 g19 m-32 h105 k46
tell_ g-27 m-19 k23
telle h52
tells r-21 g61 h51
tels h36
tels_ h36
tely g48
tely_ g48
tem r28 m20 h38 k32
tem_ g25 k25
temb r24
tembe r24
teme m27
temp h57
templ h25
tempo h20
ten r60 g26 m20 h69 k-45
ten_ r49 g-80 m22 h-73
tena h36
tenan h36
tend r-66 g21 h112
tende r-79 g39 h96
tene r52
tener r31
tenes r21
teng m29 h22
teng_ m29 h22
tenn m22
tens r25 g35 h-26
tens_ g60
tensi r30 g-25
tent r30 m-38 k-35
tent_ h45
tenth r30 k-20
teq h24
tequ h24
tequi h24
ter r-34 g30 m-40 h-56 k-66
ter_ r-27 m-25 h-79 k-60
tera h31
tere r32 g-31 m-19 k-22
tered r-35 g-38 k27
terei g-28
terer r21
teres r59 k-49
terf h58
terfe h67
teri h-50
terin g-28 h-19
terj h20
terja h20
terl r-29
terly r-41 g23
term r42 g-20 h-56
term_ r48 h-25
termi m32
terms g-28 h-36
tern r-20 k22
tern_ h36
terne h-39 k24
terra h21
ters g21 m-39 h-34
ters_ g21 m-39 h-33
tert h31
terta h31
terw g51
terwa g51
tery r-40 g49 m39 h-32 k22
tery_ r-40 g49 m39 h-32 k22
tes r-34 g-59 m27 k-55
tes_ g-53 h76 k-32
tesl g27 h-23
tesla g27 h-23
test r-45 m26 h-78 k-22
test_ r-43 m20
testa h-22
teste h-28
testi h-35
tet r19 g40 m-35
tev r-20 g42 h-27
teve r-20 g42 h-27
tever r-20 g42 h-27
tew h21
tew_ h21
tex r-24 m105 h-54 k20
tex_ g41 m52
text r-23 g-24 m33 h-35 k20
text_ g-20 m35 h-47
tf_ r25
tfa r-27
tfo r22 g45 m23
tfor g37 m23
tform g37 m23
th_ r58 h61
tha g46 m-43 h34
tha_ r-23
thai r27
thai_ r27
tham g47
thama g47
than r-73 g-24
than_ k59
thank r-42 g-24 k-45
that r35 g28 m-19 h51 k-21
that_ r25 g28 m-19 h51 k-21
thc h64
thc_ h64
thd r-34 g-40 m-25 h-20
thda r-24 g-23
thday r-24 g-23
thdr m-20
thdra k20
the r-32 g51 h-67 k26
the_ r-27 g-37 h27 k-84
thea h-21
theat h-21
thef g46
theft g46
thei r59
their r59
thel h22
thel_ h20
them r-29 k21
them_ r-26 k24
then g-39 h24 k55
then_ g-28 k55
ther r-44 g77 h-63 k19
ther_ r-40 h41 k-31
thera h-37
there h29 k32
thers g56 m32 h-80 k38
therw g34
thes g-32 m24 h-32
thes_ g-27
they r25 g52 m-23 h-28 k44
they_ r51 g52 m-23 h-19
thh r19
thi r-52 g52 m22 h-33 k23
thic h25
thie g19
thin r-51 g103 h-32 k-27
thing r-44 g27 k-20
think g70
thir r47 m43 h23
third h24 k19
thirt r49 m33
this r-31 g-38 h-35 k52
this_ r-31 g-38 h-35 k52
thl g-40 h20
thly g-32
thly_ g-32
tho r-37 h-22 k20
thob h-20
thon g-28
thon_ g-28
thor h-22 k23
thori h-22 k23
thos r26
those r26
thou r-36 h46
thoug r-32 k24
thous r25 g-25 m23
thout r-29 m-21 h21
thr m28
thre g-59 h19
threa h36
three g-58 m19
thres k23
thro g49 m22 h-22
throu r19 g-27 k29
throw g76 m27 k-25
ths h22 k-37
ths_ h-34 k-31
tht r26 g-24
thu m36
thy g-31 h-23
thyl h-21
ti_ r24 g-21 h55
tia r24
tic r-26 g47 k24
tic_ h51 k-21
tice k47
tice_ k19
tices k21
tici h-43
tick g52 m20
tick_ g58 m-27 h-24
ticke h62
ticks m43 h-34
tid r-27 g59
tide r-27 g58
tie r-28 g-56 m-22 h-61
tie_ h-24
tied g-35
tied_ g-35
tien h-29
tient h-29
ties r-26 h-26
ties_ r-26 h-26
tif g-29 k27
tif_ h25
tific k19
tifie g22
tify g-37
tify_ g-37
tig h34
tige h34
tiger h34
tijar g20
tik g47 m20
til r99 g38 m-23 h-62 k-57
til_ r34
tile r-43 m-26 h-85 k-22
tiles r-43 m-24 h-85
tili r28 g-23 h-32
tilis r25
till r79 g46 h44
till_ r80 g68
tille g-21 h29
tim g22 m-20 h-37
time r20 g31 h-50
time_ g34 h-28 k-23
times h-22 k22
tin r-30 g-96 m38 h40 k37
tin_ g-39
tina m22 k21
tine g-25 h30
tine_ g-25 h30
ting_ h23
tins k19
tins_ k19
tio m-27 h-46 k29
tion m-26 h-46
tion_ m-67 h-95 k-34
tiona r26 g-69 m43 h61
tione g40 k20
tions r-29 g29 k37
tip g-41 m65 h44 k-20
tip_ g-35 k-33
tipl m30
tipli m30
tips r-23 m30 h47
tips_ r-20 h34
tiq h23
tir h-51 k-19
tire h-22 k-19
tirem h-19
tis r-20 m-44 h-21
tish h52
tish_ h46
tist m-23 h-21
tist_ m-23 h-21
tit m35 h-47
titi m34 h-24
titio m34 h-24
tity r-25 g21
tity_ r-25 g21
tiv r-37 g31
tive r-37 g41
tive_ r-33 g29
tiz h-33
tize h-23
tizer h-23
tka h55
tka_ h55
tl_ g-22 m49
tla h47
tla_ h54
tle r28 m-27 h58
tle_ r57 m-48
tled r-44 g35
tled_ r-44 g35
tleg h31
tleg_ h31
tlem k29
tlema h-22
tleme g28 h37
tles g-51
tles_ g-51
tli g-27 m40
tlin g-29 m40 h19
tline h27
tling g-27 m45
tly r-37 h34
tly_ r-37 h34
tm_ g53 h-52
tma r20 h49
tman h31
tman_ h31
tmas r20
tmas_ r20
tme h27 k-20
tmen g-22 h35 k-19
tment g-22 h35 k-19
tn_ g46
tna g-19
tna_ r-27 g-19
tne g-41 m-19 h44
tner_ h26
tnes g-23 h28
tness g-23 h28
tni r31
to_ r33 g-23 k50
toa h-41
toas h-41
toast h-41
tob g-55 k20
tob_ g-40 h-23 k44
tobe h27 k-23
tober m-23 k-19
toc m-34 k-19
tock m-27
tock_ g20 m-27
toco h-39
tocop h-35
tod g-45 m-21
toda g-45
today g-45
toga g22
togar g22
toh r-22
toi r-20
toil r-20
toile r-20
tok g90 h-23
toke g39
token g39
tol r-28 m-39 h62
told g24 k20
told_ g24 k20
tole h75
tolen h75
toll m-33 h-26
toll_ m-33 h-43
tom r-51 g81
tom_ g39
toma g40 m-30 h-24
tomac g49
tomat m-30
tomb m33 h-27
tombo m33 h-27
tomo k29
tomor k29
toms h21
toms_ h21
ton r33 g-49 m-84 h-90
ton_ g-26 m-19 h-75
tone r-22 g40 m-51 k-19
tone_ g21 m-46 h32
tones g19
tong r45 m23
tong_ r45 h-19
tonic h27
tonk h41
tonka h35
tonn g-35 h-31
tonne g-35 h-31
tons m-28 h-46
tons_ m-28 h-46
too g30 m-38 h-74 k-40
tood g-32
tood_ g-32
took g21 k-26
took_ g21 k-26
tool m-23 h-40
tools m-21 h-24
toon g66
toon_ h-32
toora h-20
top r32 g-27 m41 h91 k-73
top_ r52 m-23 k-27
topl h50 k-22
tople h50 k-22
topp g-33 m57 h69
toppe g-19 m28 h42
toppi m29 h27
tor r-49 g-78 m-31 h-61 k-37
tor_ r-46 g-77 k-32
tore r48 g-46 m-28
tore_ r31 g-34 m-28 h-48
tored h45
toro g32
toro_ g32
tors g25 h43
tors_ g25 h43
tort h26
tory r-20 h-43
tory_ r-20 h-32
tos r-30 m78 h72 k-25
tos_ h76 k-19
toss r-29 m85
toss_ r-29 m85
tot r-39 m55
tote m32
tote_ m32
totk h33
toto m39
toto_ m39
tou h48
touc r21 g51 h-29
touch r21 g51 h-29
tour h27
touri h23
tourn m19
tout g-22 h49
tout_ g-20 h43
tow k25
towa r-45
towar r-45
towe g34 h-32 k-24
tower g48 k-21
town r54 g-26 h47
town_ r54 g-26 h47
toy r-26 g-21 m-39 h-46 k-28
toy_ g-21 h-38
toys m-36 k-28
toys_ m-36 k-28
tra r-33 h-32
tra_ r36 g-50 m-25 h36
trac m80 h49
trace k21
track m80 h66
tract g26
trad g147 m41 h-31
trada g34
trade r25 g84 m28 h-47
tradi m22
traf h54
traff h54
trai g-34 m-82 h-47
trail g-34
train r-24 m-26
tram h60
trama h77
tran g-30 m-22 k62
tranc r34
trang h32 k49
trans r-20 g-38 h-51 k26
trap h-47
trap_ g42 h-45
trat g29 h-24
trate g23
trav g-32 m-30 h-21
trave g-32 m-30 h-21
traw m47
tray r-29 h-34
tray_ r-27 h-33
traye g24
tre g-31 m-29 h-39 k-30
tre_ g-23 h-54
trea r54 k-23
treak h26
treas r62 g-27
treat g24 h-36
tree g52 m-19 h-41 k23
tree_ g31
trees h-25
treet h-27 k27
tres g-71
tres_ r-32 g-62 h-40
tress h72
trest r36
tri r-35 g-43 m55 h-100 k-28
trib r-28 g-22
tribu r-26
tric r19 m-24 h-25 k21
tric_ g19
trick r21 k22
trie m47 h-22
tries m47 h-22
trim g-25 h-27
trimm g-25 h-27
trip k-31
trip_ g38 h-52 k-23
tripp h74
trips h-26
tro g-45 m-25 h75 k-34
tro_ h-33
troc h49
trocu h49
trol r-24 m22
trol_ m26 h-36
trolo h24
tron h27
tron_ h41
trong g-22 h58
troni g44 h-31
trono h-41
trop m-19 h-26
troph m-19 h-26
trot h33
trott h33
trou r64 h43
troub r64 h28
tru r37 m-42 h-43 k103
truc m-30
truck m-27
truct r21
true k94
true_ k94
truf g25
truff g25
trus g-32 h-26
trust r24 g-32
try r-20 g27 m70 k26
try_ r-20 m72 h-54 k26
ts_ m-37 h-69 k-74
tsap h33
tsapp h33
tsb m20
tsbo m20
tsboo m20
tse r51 g37 m28
tsel r51
tself r51
tsu h41
tsu_ h41
tta r-46 g-48 h21 k-54
tta_ m19 h35
ttac r-25 g-22 k-35
ttach r-23 g-21 h-22 k-35
ttack h37
tte g-42 m89 h19 k22
tte_ m64
tted r28 g33 m-20
tted_ r28 g33 m-20
ttee r24
ttee_ r24
tten h48 k34
tten_ g-28 h25 k39
ttend g-21 h33
ttens g60
tter r-28 g-75 m51 h38
tter_ r21 g-39 m26
tters g-22 h73
ttery r-40 m23 k29
ttes h-59
ttes_ h-42
tti h-27
tti_ r53 m24 h-26
ttin h-41
tting m-22 h-38
ttis r-21 h41
ttish h41
ttl h-20
ttle r27 g31 m-35
ttle_ r60 m-60 h-30
ttled r-44 g35
ttlem g38 m20
ttles g-51
ttli g-27 m34
ttlin g-27 m34
tto r-27 m67 h66 k-26
tto_ g-32 m80 h101
ttom g37
tton h-32
tton_ h-32
ttr m21 h-49
ttry m22 h-23
ttry_ m22 h-23
tty r36 h-36 k-19
tty_ r36 h-36 k-19
tu_ h53
tua m42 h66
tual m42 h66
tual_ m42 h76
tub r36 g-22
tube r-22 h29
tubo r58
tubo_ r60 h-23
tud r-28 g-40 h26
tude g-29
tuden g-29
tudi h39
tudie h37
tue m36 h61
tue_ h51
tuf h47
tuff h47
tuff_ h55
tui g-21
tuit g-21
tuiti g-21
tum g57 h-27
tume h-31
tume_ h-31
tumm g38
tummy g38
tumn g24
tumn_ g24
tun g-25
tuna h-19
tuna_ h-19
tune g-19
tup r-32 g30 h-19
tup_ r-32 g31 m-22
tur r44 g36 h-23
tura r-19 h-24
tural r-19 h-24
turb g34 m35
turbo g35 m35
turd h42
turda h42
ture r52 g21 m-59 h24
ture_ g-35 m-42 h25
tured r71 m-19 h-23
tures r-24 g64 h22
turf m37 h43
turf_ m37 h43
turi r38 g-33
turin k22
turit r49
turk h-35 k25
turke k20
turn g40 h-50
turn_ r24 h-30
turni h-31
turns g62 m-25 k30
tus h34
tus_ g22 h-30
tusk h55
tusks h37
tut r-22 g-26 h-42
tuto g-23 h-39
tutor g-23 h-39
tv_ g-27 m-30 k-22
twa g-27 m-19 h39 k-27
twar m-36 h42
tware m-32 h30
twe r62 g-39
twel r33
twelv r33
twent r20
twi g34
twin g20
twins g20
two r-20 g-30 m19 k-31
two_ r-20 g-30 m19 k-31
ty_ g110 m24 h-123 k-73
tyl r20
tyle r20
tyle_ r20
typ r-37 h-38
type_ g20
typi r-26
typin r-25
tyr r-25 h-21
tyre r-25 h-21
tyres r-25 g-27
tz_ h42
tze h55
tzer h41
ua_ g-21 m35 h-30
uaa m42
uaa_ m34
ual r-34 m49 h36
ual_ r-19 m49 h48
uan r-45 g22 h52
uanc r-20 h19
uanci h19
uant r-25 g28
uanti r-25 g28
uar r92 h-42 k-21
uar_ h41
uara r57
uaran r57
uard r-36 m-29 h-25
uard_ r-36 m-29 h-31
uare m60
uare_ m35
uares m30
uart r47 m-19 h19
uarte r47 m-19 h19
uary r30
uary_ r30
uay g-25
uay_ g-25
ub_ r-46 g-55 h50
uba r-30
ubbly h24
ube r-35 h29
ube_ h39
ubi r-28 m-19 h-54
ubj g47
ubje g47
ubjec g47
ubl r21
uble r62 m40
uble_ r86 g-44 m33 h24
ubled r-32 g24
ubles g29
ubli r-40 m-36
ublic r-20
ublis r-21 g-19 m-19
ubm h25
ubmi h25
ubmit h25
ubo r68 h-23
ubo_ r60 h-23
ubs g-22 m19
ubsc g-22 h19
ubscr g-22 h19
uce r-26 m-27 h-48
uce_ r-26 m-23 h-28
uch r19 g88 m-21 h-35
uch_ g83 k-26
uche g-29 k29
uched r22 g-22
ucher r-42
uci r27 h28
ucin r28
ucing r28
uck r-20 g49 h88 k-20
uck_ r-58 g31 h49
ucks r54 h36
ucks_ r54 h36
ucky_ g21
uct r29 g20 m26
uct_ g29
ucti r29 m29
uctio r20 m29
ud_ r-38 g-28 h-81
udd g26 h68
udde g31 h22
udder g31
uddi h35
uddin h35
ude h32
ude_ g27 h32
uden g-29
udent g-29
udg h25
udge h26
udh h-22
udha h-22
udi r-22 h26 k-25
udie h37
udied h37
udit r-23 h-22 k-19
udit_ r-23 k-31
udito h-21
udo g39 m40 h-42
udo_ m43
udol g43 h-28
udol_ g43 h-28
ue_ r26 g-87 m-59 h19
ued r19 g22 h-25
ued_ r19 g22 h-25
uel r-46 m63 h23
uel_ r-45 m52 h27
ues r-24 m81 k-39
uess r-27 g39 m131 h-32
uess_ r-20 g67 m94 h-61
uesse g-37 m57 h34
uessi m-20
uest g-41 m-24 h44 k-25
uest_ r25 m-22
uesti h36
uests r-27 g-22 k-32
uet r-22
ueu m-24
ueue m-24 h-21
ueue_ m-24 h-21
ueur h21
ueur_ h19
uff g19 h45
uff_ h55
uffl g25
uffle g25
ug_ g-26
ugar h26
ugar_ h26
uge r29 m-26
ugg h37 k-20
uggl h52
uggle h43
ugh r-39 g-33 m-25 h48 k30
ugh_ g-19 k40
ught r-26
ught_ r-23
ugs h32
ugs_ h32
uhan r26
ui_ r40
uia h38
uiap h38
uiapo h38
uic r21 h-33
uice h-33
uice_ r19
uick m22
uid g20
uida g34 h-19
uidat g34 h-19
uie k20
uiet k20
uiet_ k20
uil r-24 g22 h25
uila h24
uila_ h24
uild r-23 g22
uild_ g24
uilde h-25
uildi r-24 h41
uin h53
uine_ h21
uinea h-22
uinn h62
uinne h62
uir g27 h-20
uire g31 h-31
uired g21 h-20
uis g-49 m22 h28
uise m23
uise_ m23
uit r-50 h-27
uit_ r-19 m24 h-28
uitc h-32
uitca h-32
uiti r-28 g-24 h32
uitio g-21
uits m-20
uits_ m-20
uity g24 h26
uity_ g24 h26
uiz g-31 h-38
uiz_ g-31 h-38
uja g-35 h54 k20
uja_ h58
ujah k36
ujahi k36
ujai g-23
ujair g-23
uju h22
uju_ h22
uk_ r23 g21
uka g33 h-33
uku r27 g57
ukuk r35 g41
ukuk_ r35 g41
ul_ g62 h-25
ula g-75 m-25 h37
ula_ h48
ulan m-19
ular h26
ulat r35
ulati r19
ulato m28
uld r-20 m47
uld_ g27 m41 h-28
ule m36 k49
ule_ h-102 k75
ulet g-24 m40 h113 k-23
ulet_ m-26 h81
ulett m66 h31
ulg r28
ulge r28
ulgen r28
uli m-19 h-76
ulin g-48 h-24
ulin_ g-26 h-29
uling g-21
ull r-52 g-19 m-25 k-33
ull_ r-29 m-44 k-26
ulle h53
ulled h55
ulls m54 h-20
ulls_ m54 h-20
ulo g22 m20 h-35
ulog g22 h-20
ulog_ g22 h-20
ult g-57 h80 k36
ult_ h69
ultan k28
ultat h23 k-20
ulti m28 k29
ultip m30
ulu g-42 h21
uly r33
uly_ r33
um_ r-64 g88 m-66 h-64 k-92
uma g-28 h59
uma_ g-25 h30
uman h39
uman_ h36
umb m42 k21
umbe g27 m41 k26
umber g27 m41 k26
ume g-48 h31
ume_ h-100
umen g-27 h-22
ument g-27 h-22
umer g-20 h56
umer_ h29
umero h26
umes h97
umes_ h50
umi m29 h21
umm m45 h-45
ummi g-25
ummie h21
ummy g30 m42 h-28
ummy_ g30 m33 h-22
umn g24 m19 h32
umn_ g24
umpe m20
umps h21
umps_ h21
ums g-19 k24
ums_ k24
umu m30
umul m30
umula m30
un_ r19 g52 m-97 h-110 k23
una r54 g30 h-73 k-21
una_ r27 h-33
unaf r32
unafa r32
unaw g36
unawa g36
unb g21
unbo g21
unbor g21
unc r-19 m-33 k-36
unce r24 g-39 h71
unce_ g-31 h45
uncen h41
unch r-49 m-22 h-48
unch_ r-49 g-54 m-21 h-45
unche g41
unci h-24
uncil h-24
uncl g40
uncla g30
und r32 k94
und_ g-28 h-26
unda g-23 m-32
undab m-20
unday g-43
unde r49 g53 m21 h-60 k64
undec g-20 h-20
unded r69
undef g28
undel g39
under m32 h-23 k66
undi r-25 g36 m23 k49
undi_ r-31 h-22 k67
undin g54 m34 h19
undl m-38 h54
undle m-35 h36
undr r55 k-36
undra r22 k20
undre m30 h28 k-28
undry m-19 h-44 k-28
unds r-35 g-37 m51 k62
unds_ r-35 g-37 m51 k62
une m-21
une_ g-20
ung r-29
ung_ h-38
unge r-31 h31
unge_ r-31 h23
uni r-20 m-29 h-49 k-36
unid g23
unide g23
unit h-23 k-19
unit_ h-25
univ g-24 h-19
unive g-24 h-19
unk g72 m20
unk_ r50
unke g23 m43
unken g25
unket m46 h23
unkn r-27 g48 h-23
unkno r-27 g48 h-23
unks k19
unks_ k19
unl g-69 h52 k26
unli g-27 k31
unlic k31
unlo g-37 h44
unloc h37
unn g36 h-26
uno g23 m-30 k28
uno_ m-27
unof k38
unoff k38
unop g27
unope g27
unp r59 g-23
unpa r59 g-23
unpai r59 g-23
unr g-21 k33
unre k33
unreg k33
uns g99 m-32
uns_ r38 g-29
unse g43 m-22 h-30
unsee g57
unso g24 h-20
unsor g33 h-20
unsp g64
unspe g64
unt r26 g38 m26
unt_ r-37 g72 m38
unta r-37 k-28
untai m-30 h-27
untan r-33 k-24
unte r-64 h26
unted h-31
unter r-53 h57
unti r103 g-37 h-29 k-23
until r35
untin r82 g-37 h-47
untr h-28 k61
untry h-24 k53
unts r49 h42 k20
unts_ r49 h42 k20
uor h46
uor_ h46
uot g24 m38
uote m39
uotex g41 m52
up_ r-20 g55 m-21 h47 k39
upa r59 h-36
upay r28
upe g-57 m37 h-39
upee g-46
upee_ g-44
uper m39 h-24
uperm m-20
upf r21
upfr r21
upfro r21
upg h21
upgr h21
upgra h21
upi m32 h28
upie m39 h28
upier m39 h28
upl h37
uple h40
upo r58 m45
upon r58 m45
upon_ r29 m46 h-22
upons r29 h38
upp g33 m-28 h-39
uppe h-29
uppl g22 m-23 h29
uppli r-19 g21 m-23
upply r33 h26
uppo g-29 h-25 k24
uppor g-29 h-25 k24
uppy g40
uppy_ g40
ups r20
upst r28
upsta r28
uq_ r111 g-22
ur_ g-73 m-22 h23 k-35
ura r25 g23 m-37 k-38
ura_ r19 m26
urab r55 m-21
uraba r39 h-26
ural r-19 h-24
ural_ r-19 h-24
uran r-30 g31 m-33 k-19
uran_ m-24
uranc g28
urant r-21
urb g24 m25
urbo g25 m29 h20
urbo_ g35 m35
urbon h37
urce r-19 g26
urce_ r-19 g26
urch r37 g-21
urcha r37 g-21
urd h35
urda h42
urday h42
ure r76 g83 m-40 k-61
ure_ r35 g-43 h33 k-36
ured r30 m-28 h-31
ured_ r30 m-28 h-31
urem h25
ureme h25
uren g22
urenc g22
urer g78 h-21
urer_ g70
ures g45 k-23
ures_ g45 k-23
urf k42
urf_ m37
urg m-21 h-48
urge m-21 h-51
urger m-21 h-35
uri g-26 m-34 h-44
urie r-28 g-27 m-23 h-44
urier r-43 g-26 m-23 h-44
urin g46 k22
uring h29 k22
uris h23
urit r43 g-30 h-30
urity r26 g-29 m-26
urk h-35 k25
urke k20
urkey k20
urn g51 h-26 k21
urn_ r23 g-19
urnam m19
urne h-31 k26
urned h20
urni h-22
urns g72 m-25 k19
urns_ g72 m-25 k19
uro g28 m24
uro_ g71 h-25
urom m52 h45
uromi m52 h45
uros g-26 m-25
uros_ g-26 m-25
urp r-53 k31
urpo k54
urpos k54
urpr r-39 k-20
urpri r-39 k-20
urr r20 k26
urro h46
urrog h46
urs r-36 g-53 m-31
urs_ r-56 g35 h-44 k31
urse g-76 h22 k-24
urse_ r26 g-49 h58 k-37
urser m-27
urst h42
urst_ h37
urt r-31 g35 m25
urt_ g38
urta r-34 h-34
urtai r-34 h-34
urte h20
urth k30
urth_ k32
urti h47
urti_ h47
uru g30 m33
urus g31 m34
urusd g31 m34
urv h-22
urve g-21
urvey g-21
urvi g26 m22
urviv g26 m22
ury r69 g-37 m-24
ury_ r69 g-37 h30
us_ r-20 g-74 m79 h-100
usa r81
usag h24
usage h24
usan r74 g-26 m22
usanc r49
usand r25 g-25 m23
usb h90
usba r-23 h56
usban r-23 h56
usd r23 g46
usd_ r24
usdt g30
usdt_ g30
use r-32 g-32 h-79 k91
use_ r40 g-68 h-44 k101
used r-66 g46 k-24
used_ r-66 g46 k-24
user h-29
users h-29
ush r24 g-32 h81 k-33
ush_ r36 g-25 h49 k-25
ushe h37
ushi h-23
ushio h-23
ushm h25
ushma h25
usi r-48 m-49 k25
usi_ g-24
usic g-30
usic_ g-30
usie h-25
usie_ h-25
usin g55 m-54 k30
usin_ g28 h25
usine h21
using g43 m-19 h-23
usins r-30 g-24 k23
usk h57
usks h37
usks_ h37
usl h53
usli h53
uslim h53
uss m-29 h29
usse h-29
ussi h27
ussia h43
ust r56 g-60 m31 h-55 k46
ust_ r21 g-65 k94
usta m47 h-38
usta_ m40 h-30
uste k-20
ustm r32
ustme r32
usto r-20
ustom r-20
usts r19 g-20
usts_ r19 g-20
usu r88 g-25 m-33
usua m-28
usual m-28
usuf r20
usur r59 h-23
usure r41
ut_ r24 g52 h51 k39
uta m-25 h83
utang h-25
utch_ h53
utche h-40
ute r-43 g26 h-40
ute_ m38 h-57
uted h49
uted_ h49
uter m-29 h-39
utes r-25 g50
utes_ r-25 g50
uth k19
utho h-22 k23
uthor h-22 k23
uti g-21
util r32
utili r32
utio r-32
ution r-32
uto r-20 g-26 h-23
uto_ g20
utor g-23
utor_ g-23
uts g76 m-38 h-65 k-64
uts_ g81 m-32 h-57 k-61
utt g-54 m28 h80
utte h31
utter h31
utti m28 h36
uttin m28 h36
utto g-33 h42
utto_ h43
utton g-32
utu g86
utum g24
utumn g24
utur g60 m-26
uture g78 m-26
uty g-20 h-26
uty_ g-20 h-26
uv_ m30 h29
uve h39
uwa g-25 m32
uwag h-19
uwaga h-19
uy_ m54 h100 k35
uye m-21
uyer m-21
uyer_ g42
uyers g-29 h25 k-20
uyi h35
uyin h35
uying h35
uys r57 h-21
uys_ r57 h-21
vab r28
vabl r28
vable r28
vac r-19 g-29 m-44 h-48
vacc m-44 h-35
vacci m-44 h-35
val g-20 m-33 h-38
val_ r-50
vale r23
vall k-21
valle k-21
valu h-28 k27
value r28 h-25 k20
van g62 m-19 k-35
van_ r-25 g19 h-26 k-22
vanc g19
vance g19
vap h27
vape h19
var r-22
vas g-56 m-47
vas_ g-56 m-47 h-43
vat k-31
vat_ r-58 k-42
vate g-29 h37
vate_ g-29 h37
vati g44
vativ g49 h-26
vato h-20
vator h-20
vatt r76 h-28
vatti r76 h-28
vd_ h-19
vds g-38 h23
vds_ g-38 h23
ve_ g40 h33 k40
vea g32 h-29
veal g36 h-27
veal_ g31 h-24
veaw m19
veawa m19
ved r-21 g-44
ved_ r-21 g-43
vee h30
vega g25
veh g34 h-30
veh_ g35 h-23
vel r-39 g-88 m-49 k-20
vel_ r-42 g-71 m-50 h-32
velo g-20 k-20
velop g-20 k-20
ven r19 m-26 h-24 k-31
ven_ r62 g-44 m-28 h-63
veni r-39 m25 h54
venin r-39 m25 h56
vent g72 h53
vent_ r-23 g85 h-21
venti h19
ventu h57
venu h-33
venue h-33
ver r23 g73 m-20 h-61
ver_ g150 h-44 k69
vera r41 h-20
verab r68 g-66
verag r-27 g72
verc r-28
verd r25
verdr r49
verdu r-22
vere g28 h-31 k-22
vered g34 h-31 k-22
veri r30 g-28
verin g-28
verm h53
vermo h53
vern r60
verni r42
vers r-27 h-32
vers_ g24 m19 h-25
versa r-26
verse h-22
versi g-33
vert r-62 h-67
verti r-61 h-58
very g-24 h50 k-32
very_ r57 g-23 h38 k-23
veryb m27
veryo r-30
veryt g20
ves g82 m-38 k-32
ves_ r21 g38 m-27 h-33
vest g28
vest_ g33
vestm r-24 h28
vesto r37 g-24
vests g19
vet h-51
vet_ h-42
vey g-21
vey_ g-30
via g-24 m29 k54
via_ g-24 k62
viat m31 h25
viato m31 h25
vic r22 m-20 h32
vice m-30 h39
vice_ m-30 h31
vid r35 g-19 h64
vide r29 g-46 h67
vided r21 g-20
viden r25
video h65
vidi g20
vidia g20
vie r54 g-44
vier r71
vier_ r71
vies h36
vies_ h36
view r-20 g-29
view_ h-29
views h31
vig r74 h-37
vig_ r75 h-47
vil k-35
vill h-22 k-24
villa h-21 k-24
vin r36 m-65 k-54
vin_ h19
vine g33 m-23 h-83
vineg h-31
viney g21
ving r58 g-46 m-37 k-32
ving_ r61 g-22 m-20 h34
vings g-24 h-21 k-22
vino h47
vino_ h19
vio h59
viol h59
viola h59
vip h56
vip_ h56
vir g-24 m47 h32
vis g-32
visi r-31 h-22
visio m23
visit r-31 h-21
viso g-34
visor g-34
vit h-61
vita h-72
vitam h-72
viv g26 m22
vive g28
vives g28
vo_ h21
vod r-19 h-42
vodk r-19
vodka r-19
voi g-37 m-28 k53
voic g-32 m-20
voice g-31 m-20 h20
void h-35 k36
void_ h-28 k28
vol r19
volv r55
volvi r55
voo h46
vood h46
voodo h46
vor m22 h43
vor_ m26
vory h55
vory_ h55
vot m36 h60
vote m36 h60
vote_ h69
votes m39
vou k26
vour_ h-25
voy_ h-19
vv_ h22
vy_ h46
w3e g32
w3ed g32
w3ed_ g32
wa7 r-71 g55 h21 k21
wa7d r-36 g46 h27
wa7e r-24 k25
wa7ed r-24 k25
wa_ r-43 g-39 h21
wab h-43
wad r53 g26
wadi r23 g29
wadi_ g29
wag r-21 m44 h-57
waga h-19
wagan h-19
wage r-31 m39 h-38
wage_ r32 g34 k-25
wager m57 h-54
wages r-60 g-26 h28 k25
wah k22
wai r57 k-25
wait r78
wait_ r74
waiv r-20
waka r-22
wakal r-22
wal r-37 k48
wal_ m23
wala r-25 g69 m-22
wala_ g66 m-22 h-33
walad g19
walan h34
wale r-20 h34
wale_ r-25 h34
wali r36 m-19 h-24
wali_ r37 h-24
walk h20
walk_ r29 g27
walke h29
wall r-35 g-43 m22 h-31 k74
wall_ r-42 h-44
walla r41
walle r-34 g-19 k85
walt h29
wan g-20 h56
wanc h43
wance h43
wane h30
wane_ h30
want r32
want_ r-49 k33
wante r19
wants r62
wap r-55 g98 h-59
wap_ g27
wappe r19 g-21
wappi r-24 g25
waps g57
waps_ g57
war r-46 g85 m-26 k-36
war_ r-29 h22 k34
wara m19 h51
wara_ g-20 h24
ward r-68 g38 m-27 h-57
ward_ m-21 h-36
wardi r-37 g-19
wards g60
ware r-21 g-40 m-33 h46 k-51
ware_ m-32 h62 k-21
wareh g-21 k-19
waren h-40
warr r37 g79 h-58
warr_ g21
warra r-31 g65 h-49
warru r70
waru r49
waruq r28
was g-93 m39 h51 k-24
was_ g-101 m95
wash g-27 m-60 h-35
wash_ g-27 m-29
washe r23 m-21
washi r-26 h-41
wasl r22
wasl_ r22
wast h85
wasta h52
wat g-50 m-46 k-20
watc g-22 m-33
watch g-22 m-33
wate g-28 h-40
water g-28 h-40
way r22 m60 k39
way_ r-83 m33 k70
waye r39 m27 k-20
wayed r51 k-20
ways r66 h-23
ways_ r66 h-23
waz g-32
waza g-32
wd_ r50 g-24
wde h-21
wder h-21
wder_ h-21
we_ g-29 m64
wea g40
weal h36
wealt h36
weat h-26
weath h-26
web g-29 h-24
web_ h-72
webs h33
websi h33
wed g-28 m-51 h-63 k-39
wed_ g-32 m-34 h-25
wedd r-33 g20 h-26
weddi r-33 g20 h-26
wee g-55 m52 h60
weed r-27 h79
weed_ r-27 h79
week r21 h-45
week_ r-19 g-21 m-34 h-46
weeke g-19 m21
weekl g33
weeks r29 k-32
weela k27
weep m114 h-55
weep_ m86
weeps m56 h-31
weet g-27 m-35
weet_ h-35
weete r31
weets r-31 g-19 h36
weez h30
weez_ h24
wei r24 g-28
weig r32 m22 h-68
weigh r32 m22 h-73
wein h24
weis h38
wel r32 m-26 h-79
wel_ k36
well g40 m-21 h-53 k-21
well_ r-39 g49 m-20 h-38
welle r27 h-22
welv r33
welve r33
wen r41 g-55 m25 h34 k-20
went r49 g-76 m25 h43
went_ r29 g-61 m30 h60
wenty r20
wer r-63 g33
wer_ g62 m-26 h-66 k-26
werb m46 h50
werba m46 h50
were k47
were_ k47
wers r-26 g-22 m-22
wers_ r-26 g-22 m-22
wes r-48 m72 h-27
wes_ r-43 m49
west m22
wha r-24 g53 h-24
what r-24 g53 h-21
what_ h-27
whate r-20 g42 h-27
whats h33
whe g88 m-29 h-78
whea r-21 g41 m-31 h-39
wheat r-21 g41 m-31 h-39
whee g-47 m-28 h27
wheel g-47 m-28 h27
when r69 g65 k-51
when_ r44 g58 k-46
whene r25
wher g48 h-31 k53
where g48 h-31 k53
whet m56 h-23
wheth m56 h-23
whi r26 g62 m-33 h41 k-62
whic g67 h-35 k-36
which g67 h-35 k-36
whil r68 g22
while r68 g22
whis g-24 h66
whisk g-20 h73
whit r-24 h31 k-25
white r-24 h31 k-25
who r28 g-54 m65 h60 k-19
who_ r23 g-75 h67
whoe g-32
whoev g-32
whom h22
whom_ h22
whos g52 m73 k25
whose g52 m73 k25
why k51
why_ k51
wi_ g19
wic h23
wich h23
wid r30 h-26
wide h-19
wide_ h-19
wido r31
widow r31
wif g-23 h40
wife g-23 h64
wifes g-27
wil g98
wild g-22 h30
wild_ g-22 h30
will g128 m-27 h-36
will_ g133 m-39 h-32
wim g24 h-54
wim_ g26 m21
wimm h-38
wimmi h-38
win r-25 m79 h43 k-34
win_ m92 h22
wind g-86 k-33
windo g-43 h20 k-22
winds g-41
wine m-38 h53
wine_ m-35 h22
winer h27
wing g30 k-23
wing_ g-20 h-26
winge h40
wings g52 h-24
winn m30 h-57 k26
winne g19 h-43
winni k28
wins g19 h60
wins_ g19 h60
wint g42
winte g42
wip h50
wipe h50
wiped h50
wir r31 g-29 h-38 k29
wire r22 g-28 h-41 k29
wire_ g-28 h-32 k31
wis h77 k-27
wise g34
wise_ g34
wish_ r-37
wisk h62
wiske h26
wiski h26
wit r19 g-44 h49 k-19
with r22 h21
with_ r38 g-33 m64 h33
withd m-20
witho r-29 m-21 h21
witn g-23 h25
witne g-23 h25
wiz h49
wiza h27
wizar h27
wk_ g27
wme g27
wmen g27
wment g27
wn_ r42 g31 m-35 h-42 k-26
wnb r24
wnbr r24
wnbro r24
wne r19 g21 m38 h-19
wned r41 h-21
wned_ r41 h-21
wner r-32 m44
wner_ r-22 g43
wners g-32 m62
wni g53
wnie g-21 h40
wnies g-19 h27
wnin g74 h-24
wning g74 h-24
wns r26 h-20
wns_ h-46
wnsh r28
wnsho r28
wo_ r-22 g-31 m19 k-31
wom g-19 h25
woma g-32 h30
woman g-32 h30
womb g19
womb_ g19
won m78 h-25
won_ r-21 m54 h-25
wont r21 g25 m24
wont_ r21 g25 m24
woo r-26 g73 m-37 h-61
wood h-47
wood_ g19 h-40
wool r-25 g57 m-33
wool_ r-25 g57 m-33
wor r28 g-52 k29
word m24
word_ m24 k30
words h31
wore m20
wore_ m20
work h-25 k21
work_ g-50 m20 h-55
worke r-47 g28 h57
worki r28
workm g34
works r28 g-38 h-38
worl g34
world g34
wors h64
worsh h64
wort r36
worth r36
wou m43
woul m43
would m43
wre h-22
wrec h-20
wreck h-20
wri r45 g25 h60 k28
writ g34 h42 k28
write g23
writi r-22 g51
writt g-41 h31 k42
wro g-35 h-47
wron m25 h-30 k30
wrong m25 h-30 k30
wrot g-26 k-21
wrote g-26 k-21
ws_ r23 g59 k-74
wse h45
wsu g49
wsui g49
wsuit g49
wur h45
wurs h42
wurst h42
wwa r25
wwe r25 g26 k23
wye g-40 m-30 h-42
wyer g-40 m-30 h-42
wyer_ g-40 m-30 h-32
xa_ g20
xac r-36
xact r-36
xactl r-30
xam r-32 g-25 k-24
xam_ r-35 g-24 k-24
xami h40
xamin h40
xams h-23
xams_ h-23
xan h36
xana h36
xanax h36
xbe m27
xbet m27
xbet_ m27
xca h-20
xcav h-20
xcava h-20
xch g-23 m30
xcha g-19
xchan g-19
xer m-21 h38
xer_ h30
xes h-29 k-28
xes_ h-29 k-28
xi_ r-37 g-21 m-50 h-67
xin g-19 m-37 h31
xing g-19 m-37 h31
xing_ g-19 m-37 h31
xis h-29 k38
xist h-29 k38
xist_ g-19 h-23 k40
xpec g27
xpect g27
xpen h-22
xpens h-22
xper h26
xperi h35
xpi r-19 g33 h42
xpir r-19 g33 h42
xpire g-24 h25
xpiri g34
xpiry g23 h34
xpl r-39 g-25 k42
xpla r-39 g-21 k43
xplai r-39 g-21 k43
xpr r21
xpre r21
xpres r21
xt_ r25 g68 m48 h-56
xte r-21
xten r-21
xtend r-51 g29
xtens r30 g-25
xti g-45 h35
xtin g-45 h35
xting g-45 h35
xtn g26
xto h26
xtor h26
xtort h26
xtr r25 g-43
xtra r35 g-43 h30
xtra_ r37 g-43
xty r-21
xty_ r-21
xx_ r19 h26
xxx h35
xxx_ h24
xy_ g-25 h61
xys h24
xys_ h24
y3a g51
ya3 g20
ya5 m35
ya5o m35
ya_ r-53 g81 m36 h-104 k57
yaa r39 h-27
yaak m23
yaakh m23
yac h30
yach h30
yacht h30
yad r-73 g-68 m-25 h-24
yad_ r-55 m-22
yah g38 h32
yah_ r-39 g40 h25
yaj r66 h-29
yaj_ r66 h-29
yak r47 m57 h-29 k-19
yakh r47 m65 k-19
yakhe m38
yakho m33
yal r69 h-32
yal_ m-26
yals r34
yals_ r34
yam h22
yam_ h22
yan r19 g-41 m21 h-37
yan_ r-20 m20 h-24
yani g-29 h-30
yani_ g-29 h-30
yant h33
yant_ h22
yar r-38 m-19 h-69 k-21
yar_ g29
yara g23 m28 h-40
yara_ r-32 g29 m28 h-36
yard g-20
yard_ g-20
yas r30
yat r-42 g44 h-26
yat_ r-19 g46 h-26
yaw h-33
yawa h-33
ybe r-25 g80 m59 h-32
ybe_ g54 m41
yber r-19 g28
yber_ r-19 g28
ybit g20
ybit_ g20
ybo m24 h37
ybod m27
ybody m27
yboy h51
yboy_ h47
yc_ k46
ych h34
ychi h52
ychic h52
ycl r-25
ycle r-25
ycle_ r-25
yd_ r-26 h-23 k35
yda r24 g-20 m51
yda_ r34 h-34
yday h30
yday_ h30
yde r31
yds g38
yds_ g38
ye_ g-28 h38
yea r-27 g73 h22 k-48
year g80 h-27 k-48
year_ g38 k-30
yearl h-40
years g49 h21
yeas h49
yeast h49
yeb h26
yed r25 g-21
yed_ k-26
yedf k20
yedfa k20
yee r67 k25
yee_ g19 k35
yef g19 h40
yefo h25
yefok h25
yeg r39
yegh r39
yegh_ r39
yeh r29
yek g-20 m22
yel g-21
yen g-32
yen_ g-20 m26
yer r-35 g-100 m-21
yer_ r-33 g-21 m-51 h-30 k34
yerg g-38
yerga g-38
yers g-34 m31 k-27
yers_ g-34 m31 k-27
yes r76 g55 k41
yes2 k32
yes2a k32
yes_ g53 h37 k22
yest r77
yeste r27
yet r-34 g120 h-79 k-29
yet_ g126 h-52 k-40
yez_ r25
yfa h46
yfan h46
yfans h46
yho m24
yhou m24
yhoun m24
yie r45 h-33
yiel r45 h-33
yield r45 h-33
yin r40 h62 k-26
ying r40 h62 k-26
ying_ r40 h62 k-26
yl_ g-23 k-21
ylen r22
ylend r22
yli r-24
ylin r-24
ylind r-21
ylo r37 g-28
yloc r38
ylock r38
ym_ r-61 g-41 m-37 h-52
yma h35
yman_ g24
ymas h25
ymash h25
yme r-19 g37
ymen r-19
ymex g23
ymex_ g23
ymn r45
ymnt r45
ymnt_ r45
ymo h-42
ymp g55 m42
yna r-31
ynd m40 h25
yndi m40 h25
yndic m40 h25
yo_ g25
yom r66 g-57 h-24
yom_ r57 g-57 h-24
yon r-32 m-26
yone r-32 m-21
yone_ r-31 g-32
yor g32 m31 h47
yor_ h49
yot r-24 h31
you h-100 k45
you_ r44 g-61 m25
your r-58 g74 m-29 h-37 k71
your_ r-48 g54 m-48 k33
yours g21 h-28 k38
yous r-19
yout r29 h-44
yout_ r29
youth h-46
ypa k29
ypas k29
ypass k29
ype_ g20
ypi r-26
ypin r-25
yping r-25
ypt r21 k26
ypto k28
ypto_ h-25 k30
yra r30 h30
yraj r32
yre r-25 h-21
yres r-25 g-27
yres_ r-25 g-27
yric h44
yrica h44
yro k33
yrol k33
yroll k33
ys_ r28 g-26 k-67
yse r-34
ysel r-34
yself r-34
ysi g-19 h-68
ysid h33
yside h33
ysis h-19
ysis_ h-19
yst g35
ysta m-25 h44
ystal h47
yste g44 h-44 k25
ystem k33
yster g54 h-27
yth g27
ythi g27
ythin g27
yun r25 g-23 h-38
yung r25 g-23 h-38
yung_ r25 g-23 h-38
yus r20
yusu r20
yusuf r20
ywa r-34 g24
ywh h-20
ywhe h-20
ywher h-20
yya g42 m-24 h-72
yya_ g32 m-25 h-48
yyan r21
yyar h-28
yyara h-25
yyat g30
yyat_ g30
yye h51
yze r48
za_ m-46 h-22
zaa h-22
zab r-20
zad r-27
zad_ r-27
zah h41
zahl h43
zahla h29
zak r-25 g34 m-39
zaka r-25
zakat r-25 h-32
zal m39 h36
zam h-32
zan r91 g-54 h-48
zan_ g-48 h-19
zani r19 h-23
zanin r19 h-23
zar h80
zar_ h51
zard h27
zard_ h27
zatl h34
zatla h34
zaw r69 h61
zawa h50
zawar h50
zaww r63
zawwa r24
zay r-45 h-42
zay_ r-41 g-27
zaz_ h19
ze_ r-39 g-49 m25 h-23 k46
zed h59
zed_ h59
zee r45 h63
zeed r48 m22
zeer h46
zeer_ h46
zel r28 h-63
zel_ r28 h-63
zem r43
zem_ r43
zen h-24
zen_ h-24
zer r-45 g27 h-60
zer_ h19
zero r-35 g43 h-86
zero_ r-31 h-39 k-19
zia r22
ziad r22
zin r-20 h-21
zine r-20 h-43
zine_ h-45
zir h40
zir_ h43
zle h-27
zle_ h-27
zo_ h115
zod h28
zodi h28
zodia h28
zon h36
zone h42
zone_ h42
zra h22
zran h22
zrana h22
zti k55
zti_ k55
zya g-23
zyad g-23
zza m-39 h-43
zza_ m-31 h-19
zzan r19 h-23
zzani r19 h-23
zzl h-27
zzle h-27
zzle_ h-27
ءه_ g-24 m-22
اء_ r-21 g-77 m-62 h-77
اءه g-24 m-22
اءه_ g-24 m-22
اب_ g-68 h27 k-19
ابا r-58 h33
ابا_ r-39
ابات_ k28
اباح h24
اباحي h24
ابت g38
ابت_ r-34
ابتز h31
ابتزا h31
ابته r26 h-21
ابته_ r26 h-21
ابح r41 g-22 k-28
ابحا r38
ابحات r38
ابحه g-22 k-23
ابحه_ g-22 k-23
ابد k27
ابدا k27
ابدا_ k27
ابر r-25
ابرا h22
ابراج h23
ابس r-42 h-19
ابس_ r-42 h-22
ابط h48
ابع r-45 h27 k22
ابع_ r-29
ابق m64 k25
ابقا r26
ابقاء r26
ابقه m38
ابقه_ m38
ابل g31 k33
ابل_ g19 h19
ابلا k43
ابلاغ k43
ابن g48 m-30 h-30
ابن_ g23
ابني g23 h-19
ابني_ g23 h-19
ابه g-40 m20 h47 k40
ابه_ m20 h47 k41
ابو r32 g25 h-60
ابو_ g-54
ابوا g29
ابوي g30 h-23
ابوي_ g32 h-23
ابي r41 m-45 h-27 k38
ابي_ r46 g-30 m-36 h-32 k36
ابيعك g50
ابيعه h28
ابين g19 k20
ابين_ g27
ات_ r-32 k41
اتا r20 g-21
اتاخ r23 g-19
اتاخر r23 g-19
اتب g-29 m-30 h-69
اتب_ r-27 g-22 h-55 k28
اتبي k-32
اتبي_ k-32
اتجا h24
اتجار h24
اتح g-25 h27
اتر g59 m26 h-27
اتر_ g35 h-19
اترا m26
اتراه m26
اتس g-20 h20
اتش m53
اتشا m43
اتشات m35
اتص g27 h-24
اتصا g27 h-24
اتصاد g20
اتف r38 g-33 k-26
اتل k65
اتلو k35
اتلون k35
اتلي k34
اتلين k34
اتم r-34
اتم_ r-22
اتن r45 m30
اتنا r47 m30
اتنا_ m35
اتو g-77 m45
اتور g-43
اتوره g-37
اتوق m25 h-24
اتوقع m25 h-24
اتوم m31 h26
اتي r29
اتير r20 h-29 k20
اتير_ r20 h-29 k20
اتين g28 h31
اتين_ g28 h31
اث_ m-19 h-40
اثا g-41 h-37
اثاث g-41 h-27
اثاث_ g-41 h-27
اثب k26
اثبا k20
اثبات k20
اثم r-31 m26
اثمي r-31 m26
اثميه r-31 m26
اثن r40 g-20 h24
اثني r34
اثه g-20 h-19
اثه_ g-20 h-19
اثي r51 h32
اثيل h26
اثيل_ h26
اثين r42
اثين_ r42
اج_ r-37 g46 m-26 k-35
اجا g46 m-38 h48
اجات g66 m-38
اجات_ g66 m-38
اجار k29
اجار_ k31
اجاره h-28
اجر m-69 k52
اجر_ r61 m-43 h-34 k52
اجرا h52
اجرات h52
اجرت g-21 h-23
اجرت_ r-26 k38
اجرته g-19 k-23
اجع r-27 h-39 k-45
اجع_ k-26
اجل r115 g-25 k-26
اجلت r76 h-20
اجلت_ r76 h-20
اجله r22
اجله_ r22
اجن g23
اجنب g23
اجنبي g23
اجه r-19
اجها g-20 h28
اجهاض h28
اجهز g19
اجهزه g19
اجهل h-22 k42
اجهله h-22 k42
اجو h22
اجون h31
اجون_ h31
اجي r46 h-66
اجير g-22 k21
اجير_ g-22 k21
اجيل r27
اجيل_ r27
اح_ g-42 m26 h-108
احب k31
احب_ h-24 k39
احبت h32
احبتي h32
احبه g29 h-19
احبها g29
احت r-33 k-42
احت_ h29
احتر g38
احترق g38
احتس r41
احتسب r41
احتك r-34
احتك_ r-34
احتيا h20
احد m-23 h19
احد_ r-31 m-22
احده g20 h19
احده_ h22
احدي r34
احدي_ r34
احذ h32
احذف h32
احذف_ h32
احر g-20 h79 k22
احر_ h45
احرك k31
احرك_ k31
احط k43
احطه k43
احطه_ k43
احق r-19 g72
احقا r-19 g72
احقا_ r-19 g72
احل r-39 g-26
احل_ r-24 g-21
احم r-26 g-22 h36
احمر r-25 h36
احمر_ r-25 h36
احن g21 h21
احنا g30 h-20
احنا_ g22
احنه h42
احنه_ h42
احه h-42
احه_ h-39
احو r-24 h-20 k22
احول r-24 h-20 k22
احي g-31 h73
احيه h61
احيه_ h61
اخب g23 h-29
اخبا g23 h-29
اخبار g23 h-29
اخت r-99 g-25 m-44 k-33
اختا g-32
اختار g-32
اختب h21
اختبا h21
اختر r-62 g-38 m-19
اخترا h39
اخترت r-51 g-43 h-20
اختل r27 m-23
اختلا r27
اختي r-51 g60 h-30
اختي_ r-46 h-23
اختيا g71 k-19
اخذ r33 g24 m26 h-31 k-80
اخذ_ g-24 m45 h-21 k-51
اخذت r-38 g25
اخذت_ g20
اخذته r-50
اخذه r34 g43
اخذه_ g41
اخذها r37
اخذو r25
اخذون r21
اخذوه r22
اخر r77 m30 h-19
اخر_ r65 m41 h-23 k-19
اخره h19
اخره_ h19
اخض g41 m21 h-22
اخضر g41 m21 h-22
اخضر_ g41 m21 h-22
اخل r29 g46
اخل_ g35
اخله_ g23
اخم m38
اخمن m38
اخمن_ m38
اخو r-22 h-42 k31
اخوه h-20 k44
اخوه_ h-20 k56
اخوي r-37 h-22
اخوي_ r-35 h-22
اخي h-22
اخير r47
اخير_ r19
اد_ r31 m-72 h-53 k-52
ادا r44
ادات r27
ادات_ r27
ادار r19
اداري r25
ادت g23 m28
ادت_ m31
ادته g26
ادث r-20
ادث_ r-20
ادخ h-27 k50
ادخا g19
ادخار g19
ادخل h-26 k52
ادخلت k25
ادخله k36
ادر k-20
ادف r20 g35
ادفع r20 g35
ادفع_ g29
ادل r-21 g92 h-37
ادلا g19
ادلات g19
ادله g62 h-23
ادله_ g62 h-23
ادم r50 g80 m-31 h-51
ادم_ r51 g27
ادما m-30 h-28
ادمان m-30 h-28
ادمه g59
ادمه_ g59
ادن r53 g20 h-26 k-28
ادني r19 g25 h-26 k-28
ادني_ r19 g25 h-26 k-28
اده r-23 g-21
اده_ g-19
ادو g19 h21
ادو_ h26
ادور g60
ادور_ g29
ادول h23
ادول_ h23
ادي r-34 g-28 h33 k28
ادي_ r-40 g-29 h-36 k27
اديب h46
اديب_ h46
ادير k20
ادير_ k20
اذا g127 h-22
اذا_ g127 h-22
اذو r70 g-19 h-52
اذون r70 g-19 h-52
اذون_ h-43
اذونا r53
اذي h26
اذين h26
اذين_ h26
ار_ r-31 g61 h-126
ارا g34 m30 h-32
ارات m38 h-30
ارات_ r-21 m38 h-23
اراض g22 h-22
اراضي g22 h-22
اراه m-21 h41
اراه_ h41
ارب r-53 g-38
ارب_ r-29 g-23
اربا r21 h24
ارباح r21 h24
اربح m58
اربح_ m58
اربع m-38 h-45
اربع_ r-33 h-29
اربعه r26
اربعي m-20 k-20
اربه r-33 h27
اربه_ r-33 h27
ارت g-29 m-20 h52
ارت_ g31
ارته r-26
ارته_ r-26
ارتي g-43
ارتي_ g-42 h-25
ارتين h26
ارج r-42 g67 k30
ارج_ k50
ارجح m34
ارجحي m34
ارجع r-22
ارجن g83 h-34 k-19
ارجن_ g83 h-34 k-19
ارخ r28 h25
ارخص r28 h25
ارخص_ r28 h25
ارد h30
ارد_ h22
ارده_ r-25
اردها r36
ارس r-41 g-64
ارس_ r-31 g-43 m-22 h-19 k-33
ارسل g-21 m20 k45
ارسل_ g-21 m20 k25
ارض r-54 m-39 h-87
ارض_ r-54 m-39 h-80 k-20
ارط m49 h-27
ارع g-31 m26 k-23
ارع_ m26 k-22
ارعه g-29 h-23
ارعه_ g-29 h-23
ارف g48 k-21
ارف_ g33
ارق r-32 h44 k19
ارقا m19 h58 k19
ارقام m19 h58 k19
ارك g-43 h38
ارك_ g-22 k19
اركه g-20
اركه_ g-20
ارن r-23 g71 h-28
اره r-39 m19 h27
اره_ r-23 m27 h58
ارها h-31
ارها_ h-31
ارو g25 h29
اروت h21
اروت_ h21
اري r22 g-22 k50
اري_ r80 g45 m29 h-37 k-27
اريا m40
اريات m40
اريج h37
اريجو h37
اريخ k40
اريخ_ k44
ارير m-19 h29
ارير_ m-19 h29
اريف r-20 m-20 h-35 k33
اريف_ r-20 m-20 h-35 k33
ارين r-19
ارين_ r-19
اريه r-22 g-36 h49
اريه_ g-30 h46
از_ r-48 m-23 k-19
ازا m-20
ازات h23
ازات_ h23
ازاز h30
ازازه h29
ازاي h-33
ازايز h-33
ازج g-19 h-39
ازج_ g-19 h-39
ازل r-35 g38
ازل_ g44
ازلت r-19
ازلت_ r-19
ازه g-26 h53
ازه_ g-26 h53
ازو g25 h-52
ازون g44 h-21
ازون_ g44 h-21
ازي r23 m90
ازي_ m57
ازين m35 h35
ازينو m35 h35
اس_ r58 g-35 m-69 h-23 k43
اسب r28 h28 k-35
اسب_ k-34
اسبا g23
اسبا_ g23
اسبو r25 h36
اسبوع r25
است r-36 g-58 m-43 h-51 k60
استث g22
استثم g22
استخ k30
استخد k30
استر h43
استط k27
استطي k27
استع r-28 g20
استعم r-34 g20
استق k56
استقب k56
استل m-20 h-30 k-25
استلا g23
استلم r-24
اسح g-26 k68
اسحب g-26 k68
اسحبو g-26 k46
اسد r48 h43
اسدد r48 h49
اسدد_ r23 h29
اسدده r25 h20
اسر r29 h-44
اسر_ r29
اسط m-23 h76 k-22
اسطه m-20 h97
اسطه_ m-20 h97
اسع g36 m-20
اسعا g36 m-20
اسعار g36 m-20
اسق r-25
اسقط r-25
اسك r49 h35
اسكت h35
اسكتل h35
اسكن r42
اسل g-34
اسلا g-23
اسلام g-23
اسم r-52 g-76 h-89 k154
اسم_ r-23 g-39 m-29 h33 k22
اسما k71
اسماء k73
اسمك k27
اسمك_ k27
اسمه m36 h-29 k25
اسمه_ m36 h-21
اسمي r-25 h-30
اسمي_ r-25 h-30
اسن m-24
اسنا m-24
اسنان m-24
اسه r-42 g20 m30 k-20
اسه_ m37
اسهم r-34 k-19
اسهم_ g34 h21
اسهما g22
اسو h-20
اسي r-52 g-22 k22
اسي_ r-27
اسيل k26
اسين h-21
اسين_ h-21
اش_ g33 h-141
اشت r23 g-19 m-34 k-52
اشتر h-28
اشترا k-19
اشتري r-20 h-19
اشتغ m-23 h24 k-32
اشتغل m-23 h24 k-32
اشخ h23
اشخا h23
اشخاص h23
اشر r66 g19 m23 h33
اشر_ r86 g21 m28 h25
اشه r-49 g23
اشه_ r-43 g28
اشي r-21 h-23 k30
اشير r-19
اشيره r-19
اشيل k42
اشيل_ k42
اص_ m-28 h50
اصب r29 m19 h32
اصبر r29
اصبر_ r29
اصر r-33 h31
اصر_ r-36
اصرا h20
اصرات h20
اصف g28 m-23 h23
اصفا g30
اصفات g30
اصل r35 g-76 m-28 h-23
اصل_ r50 g-25
اصلا g-21 h-30 k25
اصلا_ r19 k43
اصلي r-32 g-30 h22
اصلي_ r-23 h20
اصه g-62 h69 k-25
اصه_ g-62 h69 k-25
اض_ r-49 g23 h67
اضا r-33
اضاف r-33 g23
اضافي r-34 g33
اضح h53
اضر r-20 g-52 h-34
اضره g-41
اضره_ g-41
اضه g-27 h-39
اضه_ h-34
اضي r24 h34 k-22
اضي_ r-19
اضيف r44
اضيف_ r43
اضيه h40
اضيه_ h40
اط_ r-63 g-43 m86 h-39
اطر r49
اطف m-37 h-27
اطفا m-37 h-27
اطفال m-37 h-27
اطل g23
اع_ r-54 g27 h-33
اعا r-21
اعب m-19 h76
اعب_ m-19 h76
اعت r79 g-24 h20
اعت_ r62
اعته r35
اعتي r-24
اعد m19 h-47
اعد_ g30 m34 h-34
اعده k28
اعده_ k28
اعر r-38 h-79 k28
اعض h24
اعضا h24
اعضاء h24
اعط r-21 h-25
اعطي r-32 h-22
اعطيه r-35
اعف m72 h62
اعف_ r20 m72 h63
اعل r22 g33
اعلا m-20
اعلان m-20
اعلي r22
اعلي_ r22
اعما h-21
اعمل h29
اعمله h32
اعن g30
اعني g30
اعني_ g30
اعه r-87 g-59 m-28 h-29 k39
اعه_ r-55 g-59 m-28 h-29 k42
اعها r-32
اعها_ r-32
اعو r102 g-23 h-20
اعول r42
اعولي r42
اعوه r59 h-20
اعوه_ r38
اعوها r21
اعي g-27 m-24
اعيه h22
اعيه_ h22
اغ_ g-22 h-56 k60
اغر k21
اغرا k21
اغل r27
اغو h24
اغون h28
اغون_ h28
اف_ k-24
افا r55 g23 h-39
افا_ g27
افات k26
افات_ k26
افاه r39 h-19
افاه_ r39 h-19
افر h-20
افرا h-20
افراح h-20
افظ h-28 k45
افظ_ k45
افع m41
افعه m42
افعه_ m42
افق h104
افق_ h48
افقا h33
افقات h33
افقه h23
افقه_ h23
افل r-26 g-49 h30
افل_ h-32
افلا h69
افلام h69
افه g33 h-41 k-23
افه_ h-37
افها g39
افها_ g39
افو m38
افوز m38
افوز_ m38
افي r-41 g44
افي_ r-21 g31
اق_ r-23 m50 h34
اقام h22
اقامه h28
اقب h-40 k66
اقبه h-41 k34
اقبه_ h-41 k34
اقت m24 h-39
اقتر r34 g30
اقترض r34
اقتي h-19 k33
اقتي_ h-19 k33
اقد r-20 g-26 h25 k24
اقدر k42
اقدر_ k42
اقدم h48
اقدمه h48
اقر r-30 g-26 m28 h38
اقرا r-36 h51
اقراض r-36 h51
اقرب m55
اقرب_ m55
اقرض m-31
اقرضت m-19
اقرضك r30
اقرضن r-24
اقس r-37
اقسا r-37
اقساط r-37
اقص g-26 h36
اقصه g-24
اقصه_ g-24
اقفل g30
اقفل_ g30
اقل r138 g-57 h-26 k52
اقل_ r138 g-57 h-26 k52
اقم h-27
اقن k41
اقنا k41
اقناع k41
اقه r41 g-26 h-20 k-31
اقه_ r34 h-20 k-30
اقي m24 k21
اقي_ g-25 h19 k29
اقين m34
اقين_ m34
اك_ r-89 m114 h79
اكا m55
اكب r50 m19 k21
اكبر r50 k21
اكبر_ r50 k21
اكت r50 g-37 h-47 k44
اكتب g-25 h-22 k64
اكتب_ h-22 k52
اكتو k-20
اكتوب k-19
اكث r32 g-35 k-30
اكثر r32 g-35 k-30
اكثر_ r32 g-35 k-30
اكر h-23
اكرا h-20
اكرام h-20
اكس r-19 g-28 m61 k-20
اكس_ m72 h48 k-20
اكسي g-25 h-30
اكسي_ g-25 h-30
اكل r42 h26
اكل_ r42 h26
اكم r61 g-32 h-30
اكن r48
اكن_ r48
اكه m37 h-22
اكه_ m38 h-19
اكي m51
اكيا g22 h-25
اكياس g22 h-25
اكين r-19 g-25 m62
اكينا m48 h35
اكينه h-30
ال_ r67 g-50 m42 h77 k56
الا r42 g27 m29
الا_ r-29 g27 h24
الاب g-24 h21 k24
الابل k24
الات m23
الات_ g-25
الاث g31
الاج g22 h23
الاجر g34
الاح g-47
الاحد r33 g-42
الاخ r-33 g45 h-20 k24
الاخت g36
الاخو k27
الاخي r-29 g21
الاد r48
الادن r48
الار m30 h19
الارب g23
الارج m34
الارض g-31
الارق k23
الاز r-34 g-20
الاس r19 g28
الاسب m31 h29
الاست g29
الاسع g19 m24
الاسم r23 k22
الاص h44
الاصل r19
الاط h-20
الاع h-89
الاف m-20 h-24
الاف_ m-20
الافر h-20
الاق g-25 h31
الاقر h31
الاقس r20 g-19
الاك r-22
الال r57 g-23 h-22
الالف r69 g-53
الام g19 h-36
الامه r25
الان h26
الان_ r-26
الانت m19 h42
الانظ r21
الاو r22 m32
الاول m22
الاي g44 k-29
الايج r-31
الب r-57 g76 k-30
الب_ m20 h22
البا r19 m-35 h21 k22
البار h73
الباق r42 k43
البان g-27 h-48
البح r-19 g47
البحر g68
البخ m40
البخت m40
البد g33
البدل g33
البر_ r-19 h-19
البص h21
البصا h21
البض r-44 g48 k-20
البضا r-44 g48 k-20
البق g50 m-19 h-30
البقر g50 h-26
البل r31 h26 k33
البلا g35 m28 h25
البلد k33
البلو h19
البن g-49 h36
البنا g-34
البنت h50
البنك h-22
البو g-38 k-20
البي g29 h-28 k-26
البيا g-30
البيت g30 h26 k-25
البير h33
البيع g44 h-47
الت r48 m-19 h-119
التا r-29 g39 h-38
التاج g35
التام g35
التج g37
التجا g38
التح k37
التحو g21 k43
التخ g19 h-23
التخم g33
التر g-34
التز g34
التزا g36
التس m-29
التسل g27
التط h30
التطب h30
التقس g-20
التقل g36
التك g-25
التكا g-21
التم g-34 m19 h-41 k-22
التما r-27
التمو r28
التن g21
الته r38
الته_ r38
التو r47 g-22 m26
التوت h-22
التوص g20
التوف r48
التوق m23
التي r21 g-59 h-19 k19
التي_ r21 g-59 k19
الث r-44 g-22 h-69
الث_ g-21
الثا h-20
الثال r-22
الثان r26 m20
الثل r-27 g-47
الثلا r-47
الثلث r22 g-26
الثم r-20 g23
الثمن r-20
الثه g19
الثه_ g19
الج m27 h-55
الجا g46 m26 h-47
الجاي g64 m43
الجب h22
الجد g46
الجدا g60
الجر g-46 m-25
الجري m-25
الجز g35 h-45
الجزا g35 h-45
الجل r21 h30
الجلس r21 h30
الجما k19
الجمع r32 h22
الجمل r-32 g-22
الجن g-25
الجن_ h20
الجني h-24
الجه g-29
الجها r-30
الجهت r39
الجو r35 k-19
الجوا r38
الجي r-27
الح g45 h-42 k78
الحا r-31 g-32
الحاج r23 g41
الحار r-38 g-24
الحب g47
الحبي h42
الحجر g29
الحد k70
الحد_ k70
الحر h58
الحره h49
الحس r92 g-23 h-30
الحسا r109
الحص g53
الحصا g56
الحظ g22 m84 h28
الحظ_ g51 m87 h28
الحف m-26 h-44
الحق g27 k53
الحق_ g49
الحقي g-23 k55
الحك m-19
الحلا h-27
الحلو h31
الحو g-33
الحوش g-43
الحيا g40
الحين r-26 g-26
الخ r-105 m20 h21
الخا g-47 h64 k27
الخاص g-25 h44
الخب h31
الخر r-59 g58 h-39
الخرف g22
الخرو g29
الخري r-42 g36
الخز r34
الخس r-33 h-20
الخسا r-33 m-39 h-19
الخسر m21
الخض m58 h45
الخضر m72 h55
الخم r31 g-39
الخمس m32
الخمو h23
الخمي g-35 m-25
الخي r-47 g38
الخيا g24
الخير r-29
الخيل h37
الخيم m-23 h-27
الخيو m19
الد g-35 k-53
الدر r23
الدره r22
الدف r-40 g23 h21
الدفع r-40 g27
الدق r33
الدقي r33
الدك g-27 m-36
الدكا g-27
الدكت m-24 h-21
الده r-32 h-33
الده_ h-29
الدو g-20 m39 h19
الدور h24
الدول m27
الدي r-30
الدي_ h-25
الدين h21
الديو g37
الذ g53
الذه r-31
الذهب r-31
الذي r33
الذي_ r33
الر g-30 m-36 h62 k60
الرا m-19
الرات r22
الرب g25 m-51 h-42
الربح r-41 g-27 m-49 h-20
الربع r32 h-31 k20
الربو r35 h19
الربي g49
الرح g44
الرحل g44 h-19
الرخ h26
الرخص h26
الرس r-24 m-21 h-22 k32
الرسا m-20 k50
الرسم h-32
الرص r36 m23 h34
الرصي r36 m23 h34
الرق r-40 k49
الرقم r-39 g20 k31
الرم g-23 m-25 h-34
الره r35 h35
الرها h35
الرهن r35
الرو m34 h52
الري g-20
الريا g-20
الز r19 g24 h51 k-25
الزا r33
الزبو g30
الزر g33 h-21
الزو h45
الزوا h-23
الزوج r-24 h69
الزيا h24
الس g-19 m41 h51 k35
السا g-34 h50
الساح h29
الساع g-19 h21 k29
السب g-51
السبا r-19
السبب k29
السج r-36 h-28
السح g-20 m33 h30
السحب r19 m53
السحر h33
السد r42 h-20
السدا r42
السر h-22 k69
السر_ k32
السري k38
السع r-42 m-34
السعر r-42 g25 m-24
السف g25 h51
السفا h29
السفر r40 g23
السفي r-21 m21 h22
السق k28
السقف k28
السكر h-27
السكو h37
السل g-26 m31
السلف g-20
السلو m34
السما g26
السن g84
السند r36
السنه r-21 g27 m24
السنو g52
السه m22 h-25
السهم m22 h-21
السو r19 h-59
السوق r-25 h-28
السي h51
السيا r-30 h22
السير h37
الش g59 m-20
الشا h43
الشاح h35
الشاه g33
الشاي h19
الشب r-22 k23
الشبا r-28 m25 h20 k24
الشبك h-21
الشج g25 h19
الشجر g25 h19
الشخ r22
الشخص r22
الشر g-19 h-75
الشرط r22 g21 h-20
الشرك m-30
الشري h-29
الشع r-19
الشه r21 g29
الشها k-21
الشهر g29
الشو g40
الشي r58
الشيخ h35
الشيك r77
الص r59 m-33 h-107
الصا r32
الصاي r20
الصب r32
الصبر r42
الصد k35
الصدق k35
الصر r26
الصرا r19
الصل h27
الصلا h27
الصن r-31 g-22 h-39
الصند r-31 h-39
الصو r-40
الصي r36 g19 h-43
الصيا g21
الصيد g-26 h-30
الصيف r49
الض r27 g-21 h20 k35
الضر h-46 k39
الضرع g37
الضري g-24 h-28 k42
الضم r30
الضما r30
الضي h39
الط g-75 k-68
الطا r-51 g-28 m52 h63 k-20
الطاب r-24
الطال h33
الطاو g-19 h46
الطب r-22 h-32
الطبا r-22
الطبي h-20
الطر r26 k-22
الطرف r34
الطق r32 m-57 h-23
الطل r32
الطلب r32
الطي g36 m24
الطيا m25
الطير g51 h-28
الظ g-24
الظه g-24
الظهر g-24
الع g-42 m-28 h-49 k-37
الع_ h40
العا r26
العاب m22
العاي r36
العد r23
العر g-19
العرس h-29
العس m-23
العسل m-23
العش h-24
العشا m-25 h-24
العطا h25
العق r20 h-54
العقا h-53
العقد r21
العل h-19
العلب h-19
العم r-21
العما r-23
العمل r27 g20
العي r40
العيا h29
العيد r21
العين r24
الغ r-47 g69 h-90
الغا r23 m22
الغال r23 g-26 m26
الغدا g-45
الغر r-20
الغل g-24
الغلط r-26
الغله r35
الغو g63 h-20
الغوا g36
الغوص g28
الغي r-19
الف g-32 m31 k20
الف_ g27 m-38
الفا r25 g-32
الفا_ r-22
الفات r-22
الفاي r76 g-23
الفر g63 h-72
الفرس r-23 g37
الفرق g19
الفرو g24
الفري h-24
الفع r-35
الفعل r-35
الفل r29 g-21 h-32 k54
الفلو r29 g-21 h-32 k54
الفن h88
الفنج h56
الفه g-19
الفو m56 h29
الفوا m38 h24
الفي g-30 m-22
الفيز r21
الفين r-19 g-25
الق r-42 g-96 h43 k-49
القا m-23 h28
القاد r51 g49 h-26
القار g-36 h29
القاض h49
القاع r-23 g-22
القاي r-20
القب h28
القبض h34
القد r-29 g-31
القدي g-31
القر g-21 h-37
القرا g-20 m-33 h-57
القرض r37
القرع m21
القس r24 g-36
القسط r21 g-22
القط g40 h-20
القطع g39
القف g-42 h-30
القفص g-36
القم r-23 g21 m37
القما m39
القن h39
القنب h26
القو r-19 h75
القوا r-19 h45
الك g46 h-43 k-43
الك_ g30 m-34
الكا r-43 m26 h-25
الكات g20
الكاز m19 h47
الكاس g47 h-40
الكام g-31
الكب g28
الكت h-34 k-22
الكتا h-26
الكر r-20 h-20
الكرا r-19
الكرت g28
الكس m21
الكسب m21
الكش g-23
الكف r54 g-22 h56
الكف_ g-19 h80
الكفا r54 h-25
الكل m41
الكل_ r-25 m42
الكلا r34
الكن g40
الكنب g40
الكه g-41 h-33
الكهر g-24 h-33
الكو g32
الكي r31 g-31 h28
الكيل g26 h21
الل r-53 m52
اللع g-24 m26
اللعب g-24 m26
الله r-73 g47 k-20
الله_ r-73 g47 k-20
اللو g-19 m36
اللوت m30 h21
اللوح g36
اللي r46 h19
اللي_ g27 h43
اللير r22
الليل r27
الم r-32 m-56
الم_ r-39 g-21
الما h-39 k40
المار g33
المال r29 k58
المب r-51 m39
المبا m27
المبل r-44 h-29 k25
المت r49 g20
المتا r35
المتج g45
المج g65 m25
المجل r-24 g19
المجم m24
المح r-26 m-22 k-42
المحت g47
المحص r22 g-25
المحك g30
المحل r-44
المخا h38
المخب h-34
المخط g19
المد r72 g-42 m-23
المدر g-20 m-27 h-29
المده r56
المر r-42 m26 h22 k22
المرا h-20 k23
المرخ r-26 m20 h22
المرك r-23 g22
المرو g-26
المزا g39
المزر g-26
المس g25 h-23
المسا m30
المسب g28
المست g-86 k-20
المسر g34
المش r21 h63
المشت r24
المص g-24 h25 k47
المصا r20
المصح h29
المصر k46
المض h31
المضا h22
المط r-27 m-26 h-49 k-21
المطا g-22 h-29
المطب r-19
المطع h-22
المطل h32
المع g-45
المعت h35
المعد r21 g-28
المعر h-23
المف r-32 g46 m-51 h-41
المفا g55 m-21
المفت g-29 h21
المق r26 g-53 m-19
المقا r-26
المقب h22
المقر r50 h-26
المك r21 g-30 m-41 k-21
المكت r-37 g-33 h19
المكش r73 m-26
المل r-40 g21 m-22 h-27 k-35
الملا r-36 g44
المم g-41 h65
الممن h46
المن r-20 m19 h49
المنا h43
المنج h23
المند h27
المه r26 g36
المو r19
المور g19
الموس g59
الموظ r-21 h-34
الموع g-23
الموق m27 h70
المول g-20 h20
المي r52 m23
الميز g-22
المين g24
الميه r80 g-35 m19
الن g42 m-21 k56
النا m-20 h-21
الناس r32
الناق g38
النب h55
النبي h55
النت g-21 k38
النت_ g-21 h-29 k39
النتا h-20
النتي h49
النح h27
النحس h27
النخ h-20
النخل h-20
النس h-31
النص g-26 m43
النص_ g-23
النظ k26
النظا k27
النع g49
النف g25 h19
النفط g25 h19
النه g33
النها g27
اله r-31 g38
اله_ g-69 h30
الها g89
الهاش g20
الهام g28
الهب g26
الهبو g26
الهج g-24 m-21 h-22
الهجن g-24 m-21 h-22
الهد m42 k-22
الهل m28
الهلا m28
الهو g28 k26
الهوا g47 h-26
الهوي g-19 k26
الو m-81 k22
الوا g-24
الوا_ g-20 h27 k23
الواس h20
الوج g-39 h-26
الود r-20 h60
الودع h60
الودي r-23
الور m-29
الورق r25 g-25 m-29 k24
الوز r32
الوزن r23
الوش g24
الوش_ g24
الوص g23
الوصو g21
الوك g56
الي r59 g-28 k-53
الي_ r23 g-31 h-19 k-49
الين h19
الين_ h19
اليه r29
اليه_ r21 g24
اليو r19 g-20
اليوم r30
ام_ g22 m-43 h116
اما r33 m-22 h24 k-21
امات h33
امات_ h33
اماد h23
امادو h23
اماز g44 h-21
امازو g44 h-21
امام r-22 h24
امان h-23
امح r-81
امحن r-26
امحني r-26
امر m95 h30
امر_ m44 h-31
امرر h44
امرر_ h44
امس_ g-23
امسح k26
امسح_ k26
امش r-20 g82 m-21 h-28
امش_ r-20 g108 m-19 h-37
امض g37
امع r-38
امعه r-22
امعه_ r-22
امل r-39 m-25 h-55 k-34
امل_ r-37 g53 m-37 h-96
املا g-22
املا_ g-22
امله h55
امله_ h55
امه g-40 h-46
امه_ g-24 h-27
امها r36 h-19
امهال r36
امهل r-31
امو g-26 k56
اموا k57
اموال k57
امور g-23
امور_ g-23
امي r-53 m-35 k-79
امي_ r-23 g-74 h-30 k-58
امين r-51 g103
امين_ r-51 g103
اميه r21
اميه_ r21
ان_ r-136 g41 m-26 h-82
انا h72 k34
انا_ r21 h79 k44
انب h34
انب_ h66
انبر g22
انبرم g22
انت g33 m41 k-29
انتظ r34
انتظا r44 g-19
انتظر g31
انته h25
انتها h25
انج h38
انشر h22
انشر_ h22
انص m32 h34
انصي m32 h40
انصيب m32 h40
انظ k20
انظا k20
انظار k20
انع g-28 h-20 k26
انعم g-19 k26
انعمل g-20 k28
انق g27 k20
انق_ h35
انقط g22
انقطع g22
انقل k22
انقل_ k26
انك g28
انكس g28 h-20
انكسر g28 h-20
انه r41 g-90 h73 k56
انه_ r30 g-49 h27 k24
انها g-54 h46 k39
انها_ g-54 h46 k39
انو h-22
اني g-33 m-21 h65 k39
اني_ r-38 g-37 h50 k51
انيا h70
انيا_ h60
انين r44
انين_ r44
انيه m-27 h-63
انيه_ m-27 h-63
اه_ m-94 h-75 k-52
اها g22
اها_ r20 g34
اهد h22 k69
اهد_ h47
اهدي k44
اهدين k44
اهر r19 m19
اهز h58
اهز_ h32
اهزه h26
اهزه_ h26
اهل h-50
اهلي h-55 k-30
اهلي_ h-39 k-30
اهم r26 h-34 k-23
اهم_ r21 h-25 k-23
اهمه g25
اهمه_ g25
اهن r-67 g-28 m177 h-65 k-25
اهن_ r-25 g-19
اهنا h-25
اهنا_ m51
اهنات m-58
اهنت m23 h-20
اهنه r-20 g32 m70 h20
اهنه_ r-20 g32 m70 h20
اهني m55 k-19
اهنين m20
اهي k31
اهي_ k31
او_ r-76 g153 m20 h-63 k-31
اوا r-20
اوب g76 h-30
اوبش g76 h-30
اوبشن g76 h-30
اوج k19
اوجر k19
اوجر_ k19
اود h-21 k42
اودع k43
اودعه k43
اور g-21 h68
اورو h51
اوروب h51
اوز h25
اوف r27
اول r-38 g-72 m42 h-26 k-42
اول_ g-36 m19 h-35
اولا h-33
اولات m30
اوله r-23 g-21 h43
اوله_ r-23 g-21 h43
اولي g-19
اولي_ g-22
اون r32 g-19 h-19
اونت_ r27
اونل m32 h37
اونلا m35 h22
اوي h32
اوي_ h44
اويه h-22
اويه_ h-22
اي_ r-38 g141 h-90 k-52
ايا r-27 g25
ايا_ g58
ايات g-24
ايات_ g-24
اياه h22
اياها h22
ايت r21 h27
ايث h46
ايج h-46
ايج_ h-20
ايجا h-26
ايجار h-26
ايح g-21 h53
ايح_ h23
ايحه h30
ايحه_ h30
ايد r198 h-44 k-57
ايد_ r135 h-27 k-35
ايدا m19
ايداع m19
ايده r65 k-20
ايده_ r65 k-20
اير h-33
اير_ g21 h-31
ايز m38 h-81
ايز_ m23 h-48
ايزه m20 h-39
ايزه_ m20 h-39
ايس h22
ايس_ h22
ايش g25 h-39
ايش_ h-36
ايص r24 h-45
ايصا r24 g-23 h-45
ايصال r24 g-23 h-45
ايض r21
ايض_ r21
ايظ r107 g-19 m-20 h-27
ايظ_ r107 g-19 m-20 h-27
ايع r44 g27 h-25
ايع_ h-19
ايعه r26 g31
ايعه_ g31
ايعها r29
ايغ r53 g-20
ايغ_ r53 g-20
ايف g28 h-45
ايفه g24
ايق r-26 h-41
ايق_ r-26 h-57
ايل_ m21 h-21
ايم h39
ايم_ r-22 h28
اين r-55 m28 h91 k25
اين_ r-27 m47 h54 k27
اينك h37
اينكن h37
ايه r-60 g70 m-49 h-54
ايه_ r-56 g50 m-47 h-49
ايي r-22 g29 m70 h-25
ايي_ r-21 h-42
اييه g56 m76
اييه_ g56 m76
با_ r-30 g-25 h-34
باء g-25 h-30
باء_ g-25 h-30
باب r-22 m-24
باب_ r-22 m-24
بات r-34 g-32 k31
بات_ r-32 g-31 m-27 k43
باج r-28
باجر r-46
باجر_ r-23
باح m-24
باح_ h24
باحه h-34
باحه_ h-34
باحي h24
باد r-19 g79
بادل r-19 g79 h-35
بادلا g19
بادله g62 h-23
بار r-26 g-42 h112 k-25
بار_ h24
بارا h41
باراه h41
بارب r-24 h-31
باربع r-24 h-31
بارد h57
بارد_ h58
باري m49 h-40
باريا m42
باز m45 h-39
بازي m45
بازي_ m45
باس g-31 m-24 k35
باسم r-25 g-30 m-24 k42
باسم_ g-24
باسما k58
باسمك k27
باسمي k-35
باش m37 h58
باشر m37 h53
باص r-23 k-20
باع r104 m-21 k-59
باع_ g28
باعت r63
باعت_ r63
باعن g30
باعني g30
باعه r-51 g-23 k-29
باعه_ r-19 g-23 k-26
باعها r-32
باعو r102 g-23 h-20
باعول r42
باعوه r59 h-20
باق r53 g-34 k23
باق_ m25 h19
باقل r44
باقل_ r44
باقه m-28 h-24
باقه_ m-28 h-24
باقي g-34 k25
باقي_ g-25 k30
باقين m34
باك m51 h-33
باك_ r-42 m50
باكر g23
باكر_ g23
بال r-27 g95 m-26 h20
بالا r43 k25
بالاس r22 k26
بالاق r19 g-19
بالب r-36
بالبي g34
بالت g26 h-28
بالتق r37
بالج r26 g26
بالجز g43
بالح g-24
بالخ r-44 g20
بالد r-31
بالدي r-27
بالر r-37
بالز r40 h19
بالس g-23 m22 h56
بالسا h64
بالش r27 h-23
بالغل r-26
بالف g68 h-30
بالف_ r-42 g24 h-22
بالفا r54 h26
بالفر g21
بالفي g26 h-25
بالق g-28 h49
بالقس r20
بالقن h19
بالك g58 h-31
بالك_ g22 h32
بالكا g-37 h-31
بالم m25 k-27
بالمب r-43
بالمم h20
بالمي r77 h-24
بالن g-20 h-27 k19
باله h-26
باله_ h-26
بالو r22
بالي h38
بالي_ h38
بان g-88 h116
بان_ g-77 h-29
بانج h51
بانجو h51
باني h74
بانيا h60
باي g34 m-51 k-36
بايص h-28 k-21
بايصا h-28 k-21
بايع r31 g33 h-19
بايعه r26 g29
بايك r24
بايك_ r24
بايل m-23
بايل_ m-23 h-24
باين r-23 g26 h35
باين_ r-19 h35
بب_ g-48 h36 k59
ببا g47
ببغ g20
ببغا g20
ببغاء g20
بت_ m134 h60 k-26
بتا h56 k32
بتاج h31
بتاجو h31
بتار k52
بتاري k52
بتاغ h28
بتاغو h28
بتت g20
بتر r-33 k-35
بتز h39
بتزا h31
بتزاز h31
بتس r30
بتسع r30
بتسعه r35
بتل h54
بتلك h23
بتلك_ h23
بتم h-22
بته g-79 h24
بته_ g-23 m20 h24
بتها r-19 g-56
بتها_ r-19 g-56
بتو g23
بتي r31 h32
بتي_ h27
بثل r24 g44
بثلا r24 g44
بثلاث r24 g44
بثما r29
بثمان r29
بثمن_ g27
بجد r39
بجدي r39
بجديد r39
بح_ r-55 k-29
بحا r37 g-38 h27
بحات r38
بحات_ r38
بحار g-38 h43
بحار_ g-38 h43
بحث h21
بحر r-28 g48 h-37
بحر_ g77 h-27
بحري g-26 h-32
بحري_ h-31
بحل r26
بحلي r26
بحلي_ r26
بحه g-22 k-23
بحه_ g-22 k-23
بحي g63
بحير g63
بحيره g21
بخ_ r-19 m-22 h-35
بخت m36 h19
بخت_ m36
بخص r42
بخصم r42
بخصم_ r42
بخم r-49 g63 h-23
بخمس r-49 g63 h-23
بخمسم r-38 g60
بخمسه m34 h-23
بخمسي m-36
بدا g-54 h33
بدا_ g-38 k27
بدال h42
بدالي h42
بدره r-22
بدرهم r-22
بدري r51
بدري_ r51
بدف r45 g23
بدفا g24
بدفات g24
بدل r61 h-39
بدل_ r52 g-23
بدلت r29
بدلت_ r29
بدله g-21 h-19
بدلي g33
بدلين g36
بدو g89 k-25
بدو_ g52
بدور r-19 g59
بدور_ g20
بدون g-20 h21 k-19
بدي h-38
بدي_ r-21
بدين r20
بدين_ r24
بر_ r95 g-48 h-38
برا r-63 g-35 h39 k48
برا_ g-26 h-22 k77
براج h23
براج_ h23
براس g21
برام h46
برب r-30 g20 h32
بربح r-30 g33
بربح_ r-30 g33
بربع h33
بربع_ h33
برج r38 g-23 h40
برجع r47
برجعه r21
برجي h28
برجي_ h28
برده_ r28
برس g38
برص h28
برص_ h28
برع g-27 h-29 k34
برعا h-31 k19
برعات k21
برق g-27 h-25 k-19
برقم g-27 k-19
برم g50
برمج g22
برمجت g22
بره r63 g-26 h33
بره_ r63 g-26 h33 k23
برو m19
بري h-56
بريد h-47
بريد_ h-47
بز_ r-24 g-20 h-69
بزي g-24
بزيا g-24
بس_ g28 h-87 k-23
بسبعه r19
بست g20 m-20
بسع g-40
بسعر g-40
بسعر_ r-34 g-37
بشت g35
بشتر g35
بشتري g35
بشر r27 g-24
بشرط r34
بشرط_ r34
بشن g76 h-30
بشن_ g57 h-21
بشي g38
بصا h62
بصار h62
بصاره h62
بصك m-21
بصل g-41
بصل_ g-41
بض_ r59
بضا h30
بضاع h21
بضاعت h30
بضاعه r-19
بضت r-33 g-29
بضت_ r-30
بضر g22
بضرع g22
بضرعه g22
بط_ r-23 g-31 m30 h93 k-21
بطا g-29 h-24 k21
بطار r-39 h-20
بطاري r-39 h-20
بطاق r28 g-38 k23
بطاقت h-19 k33
بطاقه r38 g-40 h23
بطل h38
بطلب g31
بطلبه g31
بطلي h26
بطلين h26
بطن r-21 g62
بطن_ g49
بطنها g24 h-23
بطو g23
بطي g-22
بع_ g-24
بعا r25
بعاي r25
بعايد r25
بعت_ r-78 g-68 h-34
بعتك g41
بعتك_ g41
بعتل r21 g-19 m20 h40
بعتلي m20 h42
بعته r29
بعته_ r22
بعد r-74 g52 m-24 k-21
بعد_ g-32
بعده r-43
بعدها r-26
بعدي g77
بعدين g77
بعش g30 h-37
بعشر g30 h-37
بعشره g-30 m24 h-19
بعشري g52
بعق g-37
بعقد g-54
بعقد_ g-54
بعه r51 h-24
بعه_ r51 h-24
بعي g34 h-49 k26
بعيد r-19 k49
بعيد_ r-19 k29
بعيدا k20
بعين g36 m-21 k-22
بعين_ m-20 k-20
بعينه g45
بغ_ g-26 h59
بغا h19
بغاء g19
بغاء_ g19
بغي_ k21
بفات h-25
بفاتو h-25
بق_ r-25 g32 m36 h-31
بقا r34 g-42 h-35
بقا_ r21
بقاء r26
بقاء_ r26
بقال g-47 h-20
بقاله g-47 h-20
بقت m39 h33
بقر g25 h-58
بقر_ h-27
بقره g35
بقره_ g35
بقه m38
بقه_ m38
بقي g25 m-24 h-73 k35
بقي_ h-36 k36
بقيم g48
بقيمه g65
بك_ g-46 m-19
بكا m24 h-22
بكت g29
بكر_ r22
بكل k23
بكلم k23
بكلمه k23
بكم r-27 g41
بكم_ r-27
بكه m21
بكه_ m21
بل_ g94 m19
بلا r32 g36 h-20 k25
بلا_ r21 g39 m-22 k-26
بلاغ g-20 h-42 k60
بلاغ_ g-20 h-42 k60
بلاك m53 h31
بلد g-23 k32
بلدي g-23
بلديه h-28
بلط h20
بلطج h20
بلطجي h20
بلغ h-21 k31
بلغ_ r-29
بلغه g26
بلغها g23
بلغو k47
بلغون k34
بله g105 m35 h-65
بله_ g105 h-65
بلو m-52
بلوت m-52 h19
بلوت_ m-52 h19
بلي g59
بلي_ g35 h39
بليا g26
بليات g36
بليغ k37
بليغ_ k37
بمب r31 g33
بمبا r36
بمباد r36
بمبل g42
بمبلغ g42
بمص m21
بمصا m21
بمصار m21
بمق h-25
بمقا h-25
بمقاب h-25
بمو r-28
بمي r-31 g36 m-22 h-26
بميت r-27 h-21
بميتي r-27 h-21
بميه g24
بميه_ g24
بن_ g63 m-44 h-94
بنا r-31 g-30 h48 k-37
بنا_ h-51 k-27
بنات h76
بنات_ h76
بنان m20 h19
بناني m20 h19
بنت r-40 g-23 h77
بنت_ r-20 g-23 h91
بنتي r-20
بنتي_ r-20
بند g-20
بنز h-19
بنزي h-19
بنزين h-19
بنسب r19
بنسبه r26
بنص r30 g-24 h49
بنصف r30
بنصف_ r30
بنف r-29 h-29 k31
بنفس r-29 h-29 k31
بنفس_ h-28 k25
بنق g31
بنك r34 h-27 k29
بنك_ r31
بنكي h-30
بنكي_ h-24 k26
بني r-33 g-48
بني_ r-33 g-43
به_ r-53 g29 m-37 h-42 k82
بها r38 m-20 h-60
بها_ r38 g-24 m-20 h-53
بهه h-23 k56
بهه_ h-23 k56
بهو k33
بهون k33
بهون_ k33
بو_ r35 g-69 m46 h83
بواب g-23
بواب_ g-37
بوب g-33 k-30
بوب_ g-33 k-26
بوت g22 h-21
بوت_ g31 h-37
بود h49
بودر h49
بودره h49
بور g-40 h36
بور_ g-24
بوس h-21
بوط g32 h24
بوط_ g35
بوطه r22
بوطه_ r22
بوع r25
بوع_ r20
بوعي h20
بوعين r30
بوعيه h25
بوك g26 m80 h-44
بوكر m84 h-26
بوكر_ m84 h-26
بوكس g41
بوكس_ g32
بول g61 m38 h-27
بولا m42
بولا_ m42
بولي g63 h-22
بوليص g63 h-22
بون r54 m27 h-26 k35
بون_ h-36 k48
بونص h-28
بونص_ h-28
بونه r38 g-34 h50
بونه_ r38 g-22 h23
بوه r64 g-32 h-28 k38
بوه_ r70 h-26
بوها g-26 k46
بوها_ g-26 k46
بوي r86
بوي_ r32 g21
بويه r45
بويه_ r45
بي_ r-36 g-82 m-78 h36
بيا r45 g-47
بياخ r29 h22
بياخد r29 h22
بيب r-39 g-61
بيب_ g-55
بيبي r-34
بيت g-21 h-21 k-49
بيت_ g-22 k-31
بيتك g41 m26
بيتكو g41 m26
بيته g-24
بيته_ g-24
بيتي h-20
بيتي_ h-20
بيح r30 h-27
بيحه r30 h-27
بيحه_ r30 h-27
بيد r-77
بيد_ r-72
بيدف r-26
بيدفع r-26
بيدي r20
بيدين r20
بيذ h41
بيذ_ h41
بير r-43 h37
بير_ h-36
بيره r-22 g26 m-28 h92
بيره_ r-22 g26 m-28 h92
بيس r30 m20
بيش g33
بيشت g33
بيشتر g33
بيض m24 h-44
بيض_ h-23
بيضا g-46 m21
بيضا_ g-24
بيضات g-22 m25 h-20
بيضه g32
بيضه_ g32
بيط m-21 h-20
بيطر m-21 h-20
بيع g111 m-47 h-32 k-30
بيع_ r-26 g-30 h56 k-26
بيعا k-19
بيعات k-19
بيعت g43 h-22
بيعتي g35 h-19
بيعط g30
بيعطي r19 g23
بيعك g61
بيعك_ g61
بيعن r62 m-21 h-38
بيعنا r77 g-34
بيعني g44 m-21 h-36
بيعه r-44 g32 k28
بيعه_ g22 h-41 k28
بيعها r-40 h45
بيعي g-24
بيعي_ g-24
بيق_ g-36
بيك r31 g-50 h53
بيكه r33 g-22
بيكه_ r33 g-22
بيكو g-27 h57
بيكون g-27 h57
بيل r-23
بيل_ r-22 h-19
بين r-22 g-60 m43 h-41
بين_ r-45 h24
بينن h-24
بيننا h-24
بينه r36 g-33
بينه_ r36 g-33
بيني m26
بيني_ m26
بيه g29 m36 h52 k-19
بيه_ m36 h52
بيو h27
بيوق h28
بيوق_ h19
تاب r-27 g-24 h41
تاب_ r-27 h-32
تابه m26 h78
تابه_ m26 h78
تاج g55 m-22 h38 k19
تاج_ r-40 g72
تاجر g21 m-24
تاجر_ r22 g25 m-23 h-29
تاجرا h52
تاجو h31
تاجون h31
تاجي r38 g-22
تاجير g-22 k24
تاجيل r27
تاح r-21 g-40
تاح_ r-21 g-40
تاخ r220 g-39 h-60 k-25
تاخذ r24 m20
تاخذ_ r22 m20
تاخر r120 g-27 m-22 h-61 k-21
تاخر_ r98 h-50
تاخي r76
تاخير r76
تاد g-19 h61
تادي h46
تاديب h46
تار r-52 g82 h-24
تار_ r-49 g23 k-25
تاره g19 h-22
تارو g26
تاروت h21
تاري k41
تاريخ k41
تاش r27
تاشي r-19
تاشير r-19
تاغ h28
تاغو h28
تاغون h28
تاك g-25 h-38
تاكس g-25 h-30
تاكسي g-25 h-30
تال_ h23
تام r-58 g106 h-55
تامي r-56 g110 h-55
تامين r-51 g110 h-52
تان r-23 m-21
تان_ g-26 m-21
تاه h40
تاه_ h40
تاي h-33
تايج h-20
تايج_ h-20
تب_ r-44 g-70 m-32 h-32 k50
تبا h37
تبار h21
تبار_ h21
تبد h-21
تبدي h-21
تبديل h-21
تبر g-26 k31
تبر_ r19
تبرع g-22 h-29 k34
تبرعا h-31 k19
تبص h23
تبل k37
تبلي k37
تبليغ k37
تبن g-20
تبنا g-20
تبنا_ g-20
تبه r-20 h-53
تبه_ h-23
تبها h-29
تبها_ h-29
تبي g24 m-30 h-22
تبي_ k-32
تت_ h-20
تتا r22
تتاخ r35
تتاخر r35
تثب r29 g-29
تثبي r29 g-29
تثبيت r29 g-29
تثم g29
تثما g22
تثمار g22
تجا g32 h54
تجار g41 h27
تجار_ h24
تجاره r-22
تجاري r53 g40
تجد r-29
تجدي r-29
تجديد r-29
تجر g38
تجر_ g38
تجس h31
تجسس h31
تجسس_ h31
تجع g63
تجع_ g24
تجعا g40
تجعات g40
تجن h-29 k47
تجنب h-29 k47
تجنب_ h-29 k47
تجي g107 h-23
تجيب g72 h-23
تجيبه g46
تح_ g55 h42 k-19
تحب h29
تحبب h29
تحبب_ h29
تحت g26 h48
تحت_ g26 h48
تحد r-29 g74 m108 h-43 k-21
تحد_ m48
تحدد g71
تحدد_ g71
تحدي r-21 m67
تحدي_ m56
تحديد g38
تحر k46
تحس r19
تحسب r19
تحسب_ r19
تحض h49
تحضي h49
تحضير h49
تحقا r26
تحل h-37
تحلي h-37
تحليل h-37
تحم g-20
تحمل g-20
تحن g-19 h30
تحن_ h32
تحو r-62 g29 k53
تحوط g58
تحوط_ g58
تحوي r-32 g-29 k65
تحويل r-32 g-29 k65
تخب k26
تخبر k26
تخت g39
تختا g39
تختار g39
تخد k53
تخدم k43
تخر h-47
تخرج h-47
تخرج_ h-33
تخصي r41
تخصيم r45
تخل r-58 g-22
تخلص r-58
تخلص_ r-50
تخم g48 m55
تخمي g25 m36
تخمين g33 m36
تدا m31
تداو m31
تداول m31
تدخ r21 h-28 k56
تدخل r21 h-31 k58
تدخل_ r21 h-31 k58
تدر g-30 m-43 h-19 k36
تدري g-30 m-43 h-19 k36
تدري_ g-24 k41
تدريب m-43
تدف r36 h20
تدفع r36 h20
تدفع_ r36 h20
تدل h40
تدلي h28
تدليك h28
تذك r-19 h-23
تذكر h-34
تذكره h-23
تر_ m-25 h-79 k-31
ترا r29 m71 h78 k-28
ترات g-19 h33
ترات_ g-19 h33
تراق h39
تراق_ h39
تراك r-20
تراك_ r-59 m-28
ترام h23
تراما h23
تراه r51 m72 h-47
تراه_ r45
تراهن g-20 m79 h-34
ترب h50
تربط h42
تربط_ h42
ترت r-51 g-43 h-20
ترت_ r-51 g-34
ترج h-34 k31
ترجع k43
ترجع_ r-19 k47
ترجعه r25
ترد g-58 h-19
ترد_ g-51
ترض r48 g25
ترضت g33
ترضته g32
ترضو r49 g-20
ترضوا r49 g-20
ترط r26
ترق r-35 g23 h-22 k-19
ترق_ g32
ترك r-21
ترك_ g19
تركي h-30
ترن m28
ترو g34 k-26
تري r48 g65 h-26
تري_ g39
تريت g-27
تريت_ r-19
تريته r27 g-30
تريح r63
تريح_ r63
تريل h30
ترين r-21 g-19
تريه g88 h-33
تريه_ g45
تريها g43
تزا g26 h29
تزاز h31
تزاز_ h31
تزام g36
تزام_ g36
تزر g47 h-30
تزرع g47 h-30
تزرع_ g30
تزه g33
تزهر g33
تزهر_ g33
تزو h46
تزوي h46
تزوير h42
تزي r30 g-30
تزيد r34 g-28 h-21
تزيد_ r26 g-28
تزيي h28
تزييف h28
تس_ m27 h-23
تسا h55 k-29
تسال h42 k-22
تسال_ h42 k-22
تسب r52 m24 k-21
تسبو r63
تسبوه r45
تسج m-34 h-36
تسجي m-34 h-36
تسجيل m-34 h-36
تسح g-19 h47
تسد r-22
تسع r70 g-27 m-20
تسعم r-20
تسعمي r-20
تسعه r60 g-25
تسعه_ r60 g-25
تسعي r30
تسعين r30
تسك h54
تسكر h54
تسكر_ h54
تسل r28 g39 m-34 h-27 k-21
تسلف r19
تسلم g-25
تسلي g29 m-26 k-20
تسليم g42 k-20
تسه g-28
تسهر h36
تسهر_ h36
تسو h57
تسول h43
تسول_ h32
تش_ g-23 h53 k-34
تشا m55
تشات m35
تشات_ m35
تشار m20
تشر g42
تشف h-35
تشفي h-35
تشفي_ h-35
تشي m42
تصا g36 m-21 h-37
تصاد g29
تصد r-25 h-54
تصدي h-52
تصديق h-52
تصر r-26
تصل r-52 g-55 h-31
تصلي r-52 g-64 h-21
تصليح r-52 g-64 h-21
تصي m21
تصير r23 g-19
تصير_ r23 g-19
تطب g-36
تطبي g-36
تطبيق g-36
تطل h-32 k83
تطلب g-19 k45
تطلب_ g-19 k45
تطلع k38
تطلع_ k40
تطي m25 h60 k23
تطيح g36
تطيح_ g36
تطيع k27
تطيع_ k27
تظا r44 g-19
تظار r44 g-19
تظاره r42
تظر g31
تظه g-20 h-20 k68
تظهر g-20 h-20 k68
تظهر_ g-20 h-20 k68
تعا m-26 h21
تعار h20 k26
تعارف h34
تعب m26
تعبه r27
تعبه_ r27
تعبي m29
تعبيه m29
تعد g-24 h-22 k57
تعدي g-23 h-22 k57
تعدي_ g-23 h-22 k57
تعر g19 h75
تعرف g25 h22 k27
تعرف_ g26
تعط g27
تعطل_ g21
تعق h65
تعقد h65
تعقد_ h65
تعل m-30
تعلي m-30
تعليق h35
تعليم m-30 h-42
تعم m-20 h-31
تعمل m-20
تعمله m-20
تعه h25
تعه_ h25
تعو r46 h39
تعوي r31 h39
تعويذ h26
تعويض r37 m21
تغل k-34
تغل_ k-32
تغلت h24
تغي g21
تغير g27
تغير_ r-44 g27
تغيي h29
تغيير h29
تفا h-39 k28
تفاد k39
تفادي k39
تفر h44
تفري h44
تفريق h44
تفع g-29
تفع_ g-29
تفق h-39
تفق_ r-24 g19 h-33
تفك h71
تفك_ h71
تق_ h72
تقا r-19 h-30
تقب r25 g45 h-25 k51
تقبض r21
تقبض_ r21
تقبل g31 k43
تقبل_ g-48 k61
تقبلي r21 g60 h-23
تقد m26 k-19
تقر g-27
تقرا h47
تقرا_ h47
تقري h-33
تقرير h-33
تقس r-27 h-36
تقسي r-25 h-36
تقسيط r-23
تقسيم h-24 k30
تقل h58
تقلي h69
تقليد h69
تقه r-40 h43
تقها h43
تقها_ h43
تقو g-21
تك_ g35 m25 h-47
تكا g-22 h-31
تكاف g-22 h-31
تكافل g-22 h-31
تكت k-22
تكتب k-22
تكتب_ k-44
تكل r-30
تكلف r-30
تكلفه r-30
تكو g26 h-19
تكوي g26 h-19
تكوين g26 h-19
تكي r29 h27
تكيل h26
تكيي r31
تكييش r31
تل_ g-29 h39
تلا r44 h42
تلات_ r21
تلاع h77
تلاعب h77
تلام g23 h-22
تلام_ g38
تلد g41
تلد_ g21
تلده g19
تلده_ g19
تلف g36
تلف_ r-53 k23
تلفت_ r30
تلفته r-26
تلفز r26
تلفزي r26
تلق g29
تلك r20 h22
تلك_ h22
تلم r-75 g-51 h-20
تلم_ k33
تلمت r-35 g-72
تلمت_ g-37
تلمته r-43 g-36
تلمه g42
تلمه_ g19
تلمها g23
تلن h33
تلند h35
تلندي h35
تلو k35
تلون k35
تلون_ k35
تلي h23 k34
تلي_ h38
تلين k34
تلين_ k34
تم_ r-42 g-32 h61 k43
تما h34
تماث h26
تماثي h26
تمام r-20
تمان_ h21
تمب m19
تمبو m28
تمبول m28
تمث h52
تمثا h52
تمثال h52
تمد h-20
تمد_ h-19
تمر h-47
تمر_ r-23 h-50
تمش g25
تمشي g25
تمشي_ g25
تمل r-40 h-34
تملك g22 h-19
تمن g-26
تمن_ r20 g-29
تمو r45
تموي r50 h36
تمويل r50 h36
تن_ g-39 m27 h52
تنا g55 m20 h46 k-28
تنا_ r-28 m32 h88
تناز r-35 g39
تنازل r-35 g39
تناق r26 h-26
تناقص r26 h-26
تند h52
تنز g47
تنزل g45
تنزل_ g45
تنزي h21
تنزيل h21
تنق r-25
تنك g-21 k36
تنكت k37
تنكتب k38
تني h24
تني_ h24
ته_ r-67 g29 m-36 h-105 k-74
تها r-44 g-94 h-23 k-51
تها_ r-56 g-104 h-48 k-48
تهاء h25
تهاء_ h25
تهر h41
تهرب h-21 k21
تهرب_ h-21 k21
تهري h63
تهريب h63
تهك h19
تهكي h19
تهكير h19
تهم r-19
تهم_ r-19
تهي r-24 g28 h19
تهي_ r-23 g30
تو_ r-22 m170 h117
توب r-26 h31 k-35
توب_ h44
توبر k-19
توبر_ k-19
توت m49
توتو m50
توتو_ m42
تود h-35
تودع h-35
تودع_ h-23
تور r90 g-20 m-21 h-67 k-21
تور_ m-29 h20
تورد r-28
تورق r100 h-40 k-32
تورق_ r100 h-40 k-32
توز r-24 g-32
توزي r-24
توزيع r-24
توص g23 m-32 h-28 k26
توصل k26
توصل_ k26
توصي g20 m-25 h-24
توصيل h-24
توع h-26
توعي h-26
توعيه h-26
توف r47
توفي r47
توفير r49
توق m72
توقع r-35 g24 m77 h-25
توقع_ h-33
توقعا m37
توقعت g25 m23
توقعه m23
توقي r23 g-23
توقيع r25 g-22
توكن g39
توكن_ g39
تول g19
تولد g19
تولد_ g19
توم m45 h37
توني h41
توي m-38 h-25 k-25
توي_ m-38 h-24
تي_ g-101 m-83 h-59 k42
تيا g54 h49 k-23
تيات h29
تيات_ h29
تيار g66 k-19
تيار_ g66 k-19
تيج h19
تير r20 m20 h-46
تير_ r20 h-25
تيس r-28
تيسر r-27
تيسر_ r-27
تيش m-35
تيل h25
تين m-25 h-24 k-38
تين_ m-23 h-38 k-38
ثاب h-31
ثابت h-31
ثابت_ r-34
ثابته r26 h-21
ثاث g-41 h-27
ثاث_ g-41 h-27
ثال r-21 h29
ثال_ h52
ثالث_ g-21
ثالثه g19
ثان g34 m34 k25
ثاني g34 m34 k25
ثاني_ h31 k29
ثانيه g32 m27
ثبا k20
ثبات k20
ثبات_ k20
ثبت r28
ثبت_ r21 k26
ثبي r29 g-29
ثبيت r29 g-29
ثبيت_ r29 g-29
ثر_ r32 k-19
ثل_ r25 g-31 h-24
ثلا g22 h-47
ثلاث r26 h-37
ثلاث_ g53
ثلاثم r-31 m26
ثلاثه g-20 h-19
ثلاثي r51
ثلث g-47 h63 k20
ثلث_ g-43 h63
ثلج g-50
ثلج_ g-50
ثله r-56 g-36
ثلي m20
ثلي_ m20
ثم_ r-29 g-38
ثما r45
ثمار g29
ثمان r55 g-20
ثماني r49 g-20
ثمر g85 h-40
ثمر_ g64 h-40
ثمره g22
ثمره_ g22
ثمن g-36 m-35 h-30
ثمن_ r-45 h-29
ثمنه g-49 m-19
ثمنه_ g-33
ثمنها h-19
ثمي r-31 m26
ثميه r-31 m26
ثميه_ r-31 m26
ثنا g29 m86
ثناي g40 m93 h-29
ثنايي g40 m93 h-29
ثني r34
ثه_ g50 h-33
ثوب g20 h-23
ثوب_ g20 h-23
ثير h-23 k31
ثير_ k22
ثيق g47
ثيقه g49
ثيقه_ g49
ثيل h26
ثيل_ h26
ثين r42
ثين_ r42
جا_ r21
جاب_ h24
جات g65 m-49
جات_ g66 m-45
جاج g-49
جاج_ g-35 m24
جاجا h29
جاجات h29
جاجت h20
جاجه h-37
جاجه_ h-37
جاح h-35
جاح_ h-33
جاد r-36 g-19
جاد_ r-36 h-29
جادو h23
جادو_ h23
جار g28 m-27 h43 k28
جار_ m-19 k34
جاري r22 g58 h25
جاري_ g43
جاريه r30
جاك m68 h22
جاك_ m52 h29
جال r27
جال_ r28
جام r-38 k-20
جامع r-38
جامعه r-22
جان g-35 m-24 h134
جان_ h77
جانا r21
جانا_ r21
جانب h73
جاني m-22
جاه g-20 m-24 k57
جاهد h-25 k71
جاهدي k44
جاهز h58
جاهز_ h32
جاهزه h26
جاي g71 h-26
جاي_ g54
جاير h27
جاير_ h27
جايز h-39
جايزه m20 h-39
جايه g38
جايه_ g38
جب_ r29 g-40
جبت g-30
جبتل h23
جبتلك h23
جبل h56
جبلي h31
جبلي_ h31
جبن g-51
جبه g-35 k56
جبهه h-23 k56
جبهه_ h-23 k56
جبي r-22
جبيل r-22
جبيل_ r-22
جت_ g21
جتن h35
جتني h29
جتني_ h29
جتي g-19
جتي_ g-19
جح_ r-38
جحي m34
جحيا m34
جحيات m34
جد_ r-19 h-33
جدا g60
جداد g32
جداد_ g32
جدد g22
جدو r22
جدول r22
جدي m-28 k-19
جديد m-28 k-19
جديد_ r21
جر_ r34 g48 m-52 h-60 k118
جرا r-25 g-22 h106
جرات h58
جرات_ h58
جرام h36
جرام_ h46
جرت g-21 h-23
جرت_ r-26 k38
جرته g-19 k-23
جرد g19
جرد_ g19
جره g25 m-19
جره_ g25 m-19
جري r-41 m-28 h30
جري_ r-28 m-25
جريا h32
جريا_ h32
جز_ g20
جزء r-39
جزا r-43 g57 h-70 k25
جزاف g98 h-35
جزاف_ g71 h-23
جزافا g27
جزاه r-35
جزاه_ r-35
جزت r32 g-36
جزت_ r32 g-36
جزن m-25
جزنا m-25
جزنا_ m-25
جسس h31
جسس_ h31
جع_ r36 m-21
جعا g30
جعات g40
جعات_ g40
جعت r-31
جعته r-42
جعتها r-21
جعل r-40
جعلي r-40
جعلي_ r-40
جعه g-29 h66 k-34
جعه_ h70
جعها r-20 k-21
جعها_ r-20 k-21
جعو r25
جعوا r31
جعوا_ r31
جل_ g-76 m44 h-37
جلا r27 g21
جلا_ r28
جلان g25
جلان_ g25
جلب h79
جلب_ h79
جلت r65 h-27
جلت_ r65 h-27
جلد h-23
جلس h28
جلس_ r-29 g19 h-28
جلسه g-31 h56
جلسه_ g-31 h56
جله r33 g-84 m20 h-32 k32
جله_ r33 g-80 m20 h-23
جلي g30 h-27
جلين g34
جلين_ g34
جم_ g-29 h69
جما g-21 h-19 k67
جمار k19
جمارك k19
جماع k49
جماعه k49
جمد g-51
جمد_ r19 g-38
جمدو k26
جمع g-43 m-42 h-56 k94
جمع_ g-36 h-39 k86
جمعه g23
جمعه_ g23
جمعي r24 m-27
جمعيه r24 m-27
جمل r-33
جمه h-24
جمه_ h-24
جمو m24
جموع m24
جن_ g40 m-41 h46 k-28
جنب g20 h-25 k46
جنب_ h-29 k47
جنبي g23
جنس h24
جنسي h24
جني g56 h-48
جنين g73 h-44
جنين_ g73 h-44
جنيه r21
جنيها r26
جه_ r-28 k-30
جها r-55 k26
جهات k31
جهات_ k31
جهاز r-44 g-21 h-34
جهاز_ r-44 g-21 h-34
جهاض h28
جهاض_ h28
جهت r39
جهتي r39
جهتين r39
جهزه g19
جهزه_ g19
جهل h-22 k42
جهله h-22 k42
جهلهم k19
جهه h-30 k32
جهه_ h-30 k32
جهو g85 h-39
جهول g85 h-39
جهول_ g62
جهوله g44
جهولي g-21 k25
جوا g-38 m38 h64 k-39
جواز h30
جواز_ h23
جوازا h23
جوال g-22 h32
جوال_ g-19
جوالا h26
جوان h42
جوانا h42
جواه r20 m22 h-20
جود g-19 k37
جود_ k33
جور r28 h25
جورج r28 h34
جورج_ r28 h34
جوز m-29
جوع g23
جوع_ g23
جوم h51
جومي h34
جومي_ h34
جون g35 h38
جون_ h31
جوي m19
جي_ r50 g48 m-21 h-32 k-21
جيب r46 g50 m23
جيب_ m37
جيبه r30 g66
جيبه_ g61
جيبها r26
جيبي g-23
جيبي_ g-23
جير r-19 g-22
جير_ g-22 k21
جيل m-39
جيل_ m-37 h-37
جين r20 g28
جيه h21
جيه_ h21
حات r29
حات_ r29 h-22
حاج r23 g49
حاج_ g41
حاد r-20
حادث r-20
حادث_ r-20
حاذ h26
حاذي h26
حاذين h26
حار r-40 g-25 m-27
حار_ g-32 h28 k-20
حاره r-20 h-38
حاره_ r-20 h-38
حاس g-25 k-45
حاس_ g-24
حاسب k-35
حاسب_ k-34
حاض r-20 g-52 h-20
حاضر r-20 g-52 h-20
حاضره g-41
حاط m107 h-32
حاط_ m90 h-25
حاف g-30 h-28 k45
حافظ h-28 k45
حافظ_ k45
حال r-43 g44
حاله r-28 g24
حاله_ r-28 g24
حام r-43 g-34
حامي r-19
حامي_ r-19
حان h48
حاني h29
حاني_ h29
حاو h-22
حاوي h-22
حاويه h-22
حب_ g-59 m113
حبا h-25
حبات h-25
حبات_ h-25
حبب h46
حبب_ h46
حبت h29
حبتي h32
حبتي_ h32
حبن g-25 h35 k-20
حبه h47
حبه_ g-45 h54
حبها g29
حبها_ g29
حبو g-59 k20
حبوب g-33 k-26
حبوب_ g-33 k-26
حبوه g-26 k46
حبوها g-26 k46
حبي r-20 h72
حبيب h78
حبيب_ h64
حت_ r-27 g53 h74
حتا r-38 h35
حتاج r-38 h35
حتاج_ r-38 h25
حتر g38
حترق g38
حترق_ g38
حتس r59
حتسب r59
حتسبو r63
حتك r-34
حتك_ r-34
حته r-24
حته_ r-24
حتو g49 k-25
حتوي g50
حتوي_ g37
حتي r67 g-21 h44 k46
حتي_ r73 h42 k50
حتيا h20
حج_ g-74
حجاب h24
حجاب_ h24
حجر g29
حجر_ g29
حجز r43 g-23 m-42
حجزت r32 g-36
حجزت_ r32 g-36
حجزن m-25
حجزنا m-25
حد_ r-19 g-47 h-60 k105
حدا g63
حدا_ g60
حدث g-33 k50
حدث_ g-33 k50
حدد r-46 g137 h-68 k-41
حدد_ r-21 g123 h-35 k-33
حدده g20 h-19
حده g66 h42
حده_ g61 h44
حدي m61 h-21 k-19
حدي_ r21 m56
حديد g51
حديد_ g51
حذف h32
حذف_ h32
حر_ r-26 g42 m-33 h123 k-23
حرام h29
حرامي h46
حرز h75
حرز_ h75
حرك r-19 g25 m-30 h-37 k116
حرك_ h-29 k71
حركه g26 m-19
حركه_ g26 m-19
حره g-21 h109
حره_ g-21 h109
حرو h20
حروز h20
حروز_ h20
حري r-19 g-23 h-52 k-24
حري_ h-31
حريق h-26
حريق_ h-26
حريه g-30
حريه_ g-30
حس_ h39 k22
حسا r55 g-22 k94
حساب r55 g-22 k94
حساب_ r87 g35 m49
حسابا k19
حسابه k19
حسابي r-28 g-44 m-29 k35
حسب r33 g-34 h-40 k-24
حسب_ g20 h-20
حسبو r56 g-22
حسبون r53
حسن r-45 g-21 h-48 k29
حسن_ r-45 g-21 h-48 k29
حشوه h20
حشوه_ h20
حشي h64
حشيش h71
حشيش_ h62
حص_ g-30
حصا g54 m26 h-40
حصاد r31
حصاد_ r31
حصان m26 h-28
حصان_ m20 h-25
حصاه g67
حصاه_ g67
حصت m-45 h31
حصتن h54
حصتنا h54
حصته h-20
حصتي m-39
حصتي_ m-39
حصل r-30 g52
حصن h-33
حصه r-28 g30 m-37
حصه_ r-28 g30 m-37
حصو h-23
حصول h-23
حصول_ g26 h-23
حصي g21
حصيل m19
حضي h49
حضير h49
حضير_ h49
حط_ r-42 k38
حطه h-35 k45
حطه_ h-35 k43
حطي m45 h30
حطيت m41 h38
حطيت_ m41 h38
حظ_ r-29 g62 m106
حظو k47
حظور k49
حظور_ k49
حظي g-43 h24
حظي_ h29
حظير g-34
حظيره g-29
حف_ h-19
حفظ g-25 m-30 h-61 k74
حفظ_ m-48 h-57
حفظت r-20 k56
حفظته k22
حفظتي r-20 k31
حفظه m25 k19
حفظه_ m25 k19
حفل g-32 h49
حفله h35
حفله_ h35
حفو r50
حفوظ r50
حفوظ_ r26
حفوظه r24
حق_ r29 g93 m-51 h-77 k27
حقا g78
حقا_ r-19 g72
حقاقه r23
حقن h34
حقنا h34
حقنا_ h34
حقه r71 g-69 h56 k-30
حقه_ r70 g-69 h59 k-30
حقي r-20 k35
حقي_ h23
حقيق k38
حقيقه g-19 k34
حقيقي g25
حك_ h35
حكم_ g-20
حكمه g21
حكمه_ g21
حكو m-19
حكوم m-19
حكي g62
حل_ r-25 g-67 k-26
حلا h-63
حلاق g-21 h-61
حلاو h27
حلاوي h30
حلق h-23
حله g-42 h-55
حله_ g-42 h-55
حلو g-49 h98
حلوف h89
حلوف_ h89
حلوي g-28 h-37
حلي r21 g25 m-25 h-54 k-24
حلي_ r39 h23
حليب g42 h-40
حليب_ g42 h-40
حليل h-37
حليل_ h-37
حم_ h72
حما g51
حمام h-33
حمام_ h-31
حماي g63
حمايه g63
حمر r-25 g-24 m23
حمر_ r-25 h36
حمرا h-25
حمل r-23 g40 m-19 h-30
حمل_ g75
حمله g-28
حمي h63
حميم h56
حميم_ h22
حميمي h22
حن_ r-35 h-44 k-29
حنا m-21 h-40
حنات g21 h-22
حنات_ g21 h-22
حنت m20 h57
حنت_ m22 h68
حني r-26
حني_ r-26
حه_ r-71 g-48 m-36 h-22 k-61
حها g19
حها_ g19
حوا r-39 g-42 k20
حوار g-33
حوال r-24 g-22 k28
حوالا k30
حواله k-24
حوش g-43
حوش_ g-43
حوط g58
حوط_ g58
حول r-59 g-59 m-24 h-88 k89
حول_ r-30 g-38 h-88
حوله r-30 k79
حوله_ r-30 h-24 k84
حولي h20
حوه g23
حوه_ g23
حوي r-32 g-29 k65
حويل r-32 g-29 k65
حويل_ r-28 g-29 k39
حي_ g22
حيا g35 m33
حيات m34
حيات_ m34
حياه g37
حياه_ g37
حير g63
حيره g21
حيره_ g21
حين r-29 g29 h-25
حين_ r-29 g29 h-25
حيه h38
حيه_ h38
خات r-34
خاتم r-34
خاتم_ r-22
خار k48
خار_ g19
خارج k50
خارج_ k50
خاص g-35 h142
خاص_ h93 k19
خاصه g-28 h49
خاصه_ g-28 h49
خاط r49
خاطر r49
خال r-48 h-67
خالت h-29 k22
خالتي h-29 k22
خالف h41
خالف_ h32
خالي r-28 h-70
خالي_ r-28 h-69
خان r-20 m25
خان_ h-26
خبار g23 h-29
خبر h37 k22
خبره h41
خبره_ h41
خبز r-24 g-20 h-69
خبز_ r-24 g-20 h-69
خت_ m45
ختا r-25 g84 h-32 k-25
ختار r-25 g84 h-32 k-25
ختار_ r-25 g29 k-25
ختب r19 h37
ختبا h21
ختبار h21
ختبر r19
ختبر_ r19
ختر r-64 m-20 h20
خترا h39
ختراق h39
خترت r-51 g-43 h-20
خترت_ r-51 g-34
ختل m-26 h-27
ختلا r27
ختلاف r27
ختم h49
ختم_ h49
ختي r-54 g33 h-34
ختي_ r-46
ختيا g71 k-19
ختيار g71 k-19
خد_ m24
خدا h-86
خدت r66 m-20 h-19
خدر h58
خدر_ h24
خدره h30
خدره_ h30
خدم g-26 k64
خدما h28
خدمات h28
خدمه g-24 k50
خدمه_ g-24 k27
خده r-37
خده_ r-37
خذ_ g-19 m43 k-22
خذا m33
خذا_ m33
خذت_ r35
خذته r-36
خذته_ r-55
خذتها r19
خذن g40
خذنا g40
خذه r31 g60
خذه_ g41
خذها r35 g22
خذها_ r35 g22
خذو r49
خذون r21
خذون_ r21
خذوه r46
خذوها r46
خذي g20
خذيت g20
خر_ r73 m41 h-30 k-19
خرب r-19 g49
خرب_ g54
خرج h-47
خرج_ h-33
خرزه h33
خرزه_ h33
خرف g22
خرفا g22
خرفان g22
خره h19
خره_ h19
خرو r-19 m25 h-20
خروف m25 h-20
خروف_ g31 m34
خري r-53 g19 h65
خريه h72
خريه_ h72
خزا r60 h-25
خزان r60 h-25
خزانه r80
خزن g-27 k-19
خزي r28 g-25
خزين r28 g-25
خزينه r28
خسا r-33 m33 h-21
خسار r-33 m33 h-21
خساره r-33 m33 h-21
خسر r-33 g-20 m74 h-35
خسر_ m36
خسرا m21
خسران m21
خسرت m31
خسرت_ m21
خشب m-32 h-70
خشب_ m-32 h-52
خص_ h31 k93
خصم r79
خصم_ r96
خصو r69 h-21
خصوم r69 h-21
خصومه r50
خصي r69
خصي_ r28
خصيم r45
خصيم_ r45
خضا h-23
خضار h-23
خضار_ h-23
خضر g35 m97
خضر_ g41 m62 h20
خضرا m36
خطا r-21
خطط g28
خطط_ g31
خفي g21
خفيه g21
خفيه_ g21
خل_ h-29 k28
خلا m39
خلاص r42 g-29
خلاص_ r42 g-29
خلال r-27 m45
خلال_ r-27 m45
خلاي g22
خلايا g22
خلت h-19
خلت_ h-19
خلص r-21 m-29 h-31
خلص_ r-35 h-22
خلصت g-26
خلصت_ g-26
خلل g-40
خلل_ g-40
خله r-44 g39 h-50 k67
خله_ g89 k27
خلها r-43 g-50 h-33 k40
خلها_ r-43 g-50 h-33 k40
خلوط h30
خلوط_ h24
خلي r-24 h42
خلي_ r-19 g-44 h29
خليه r-19 h41
خليه_ g34
خليها g-23 h55
خماره h26
خمر m-22 h76
خمر_ h56
خمس r45 g24 m46 h-19 k-56
خمس_ g37 m43 h38
خمست r34
خمسه g-31 k-34
خمسه_ g-31 k-34
خمسي h-23
خمسين h-23
خمن m100 h-32
خمن_ m100 h-32
خمو h36
خمور h36
خمور_ h33
خمي h41
خمير h54
خميره h43
خميس g-35 m-25
خميس_ g-35 m-25
خمين g33 m36
خمين_ g33 m36
خنز h78
خنزي h78
خنزير h78
خه_ m-21 h77
خول m25 h-28
خول_ m25 h-28
خوه h-20 k44
خوه_ h-20 k56
خوي r-27
خوي_ h-22
خيا r-31 g72 h-59
خيار g93 h-54
خيار_ g31 m-26 h-38
خيارا g62 m30
خياط r-22 g-21
خير r-40 g-59 h-41
خير_ r-34 g-45
خيره h-34
خيره_ h-34
خيص h31
خيل h30
خيل_ h30
خيم m-23 h-29
خيمه m-23 h-27
خيمه_ m-23 h-27
خيو m19
خيول m19
خيول_ m19
دا_ r-57 g-52 m-20 h-47 k53
داء g-42 m-20 h-37
داء_ g-42 m-20 h-37
دات r40 g-22 h-64
دات_ r40 g-22 h-64
داخ g46
داخل g46
داخل_ g35
داد h50
داد_ h50
دار_ r-19
داري r25
داع m19
داع_ m19
داف r-20 m58
دال h42
دالي h42
دالي_ h42
دام r58
دام_ r61 g36
دامي g-22
دامي_ g-22
دان r-27
داو g46 m22
داول m31
داول_ m31
داي h-39
دايا h-23
دايا_ h-23
دايع r19
دايع_ r19
دايم g25
دبل r32 m42 h20
دبل_ r32
دت_ g-31 m26 h-67 k-22
دته r-20
دتها r-33
دتها_ r-33
دث_ k49
دجا g-22 h30
دجاج g-20 m20
دجاج_ m24
دجال h20
دخا h-27
دخار g19
دخار_ g19
دخان h-26
دخان_ h-26
دخل g-56 k75
دخل_ g-33 h41 k33
دخلت h-19
دخلت_ h-19
دخله k36
دخله_ k36
دخو m25 h-28
دخول m25 h-28
دخول_ m25 h-28
دد_ r105 g80 m-26 h-34 k-76
ددت r-73 h-26
ددت_ r-21 h-26
ددته r-52
ددن r-20 g-31
ددنا r-20 g-31
ددنا_ r-20
دده r24 g47
ددها r25 g34
ددها_ r25 g34
در_ g-38 m27 h29 k62
درا g-46 m-25 h43
دراج r-46 g-19 h35
دراجه r-32 h35
دراس h24
دراسه h31
دراه r47 g-19 m-19 h-25
دراهم r47 g-19 m-19 h-25
درب m-37 h-34
درب_ m-26 h-34
درج g-22 m-20 h33
درجه g-22 h30
درجه_ g-22 h30
درس r-36 g-71 m-26 h-43
درس_ m-34
درسه g-33
درسه_ g-33
درسي h-41
دره h58
دره_ h77
درو r-24 g67 h-29 k-23
دروب g67 h-29
دري m-39 k37
دري_ r29 h-26 k42
دريب m-43
دريب_ m-43
دس_ h-27
دسك r27
دسكا r27
دسكاو r27
دش_ g38
دع_ h34
دعا m-27 h78
دعار h78
دعاره h78
دعم h-19
دعم_ h-19
دعه h-23 k65
دعه_ h-23 k65
دفا h-25
دفات g35 h-19
دفاتر g35 h-19
دفع r-37 g63 h-58 k-45
دفع_ r36 m31 h-37 k-25
دفعت r-43 m23 h-21
دفعت_ r-29 g54
دفعته g-25
دفعتي g-19
دفعه r-37 h22
دفعه_ h35
دفعها r-22
دفعو g67 m-40
دفعون g58 m-38
دفن h32
دفن_ h32
دفو g41 m23
دفوع m28
دفوعه m39
دفون g26
دفونه g30
دفي h34
دفين h34
دفين_ h34
دق_ r-61 m19 k29
دقا g28 m21
دقاي g28
دقايق g28
دقه r-20 g-30 h-27
دقه_ r-20 g-30 h-27
دقي m62
دقيق g36 m64
دقيقت m21
دقيقه r24 g31 m43
دك_ g-24
دكا g-38 m-29 h43
دكا_ h49
دكان g-33 m-26
دكان_ g-27
دكت m-24
دكتو m-24
دكتور m-24
دكه h47
دكها h35
دل_ r48 g-34 h-44
دلا g54 h-19
دلات g39
دلات_ g39
دلت r29
دلت_ r29
دله g41 h-42
دله_ g47 h-42
دلو h-35
دلوق r20
دلوقت r20
دلي h-28
دليك h28
دليك_ h28
دلين g36
دلين_ g36
دليه g-23 h-55
دليه_ g-23 h-55
دم_ g54 m-50 h26
دما r-22 m-33
دمات h28
دمات_ h28
دمان m-30 h-28
دمان_ m-30 h-28
دمن h-23
دمه g19 m-21 h47 k27
دمه_ g24 h20
دمها h26
دمها_ h26
دن_ r62
دنا r32 h-23
دنا_ h-22
دناه g-26
دناه_ g-26
دني r64 g42 h-41 k-28
دني_ r64 g42 h-41 k-28
ده_ g31 m-37 h-77 k-74
دها r30 g-23 h-62 k-45
دها_ r38 g-23 h-39 k-45
دهن g-37 h21
دهن_ g-35 h21
دو_ r24 g33
دوا r-25 g-40 m33 h-42
دوار m49
دوارا m31
دواره h-23
دوام h-23
دوام_ h-23
دور r19 g106 m-36 h-117 k-24
دور_ g44
دوره g48 h-82
دوره_ r-28 h-82
دورها r23 g65
دوري r29
دوري_ r29
دوق r-25
دوق_ r-25
دول r66 m39 h65
دولاب r-39 m24
دولار r46
دوله h37
دوله_ h37
دولي r26 m31 h22
دوليه r26
دوم g40 m19
دون r-80
دون_ r-50
دوي h-30
دي_ r39 g-78 h-92 k45
ديب h46
ديب_ h46
ديت r-37 g-25 m-25
ديت_ r-21
ديته h23
ديته_ h23
ديد r-22 g36 m-43 h-27 k-36
ديد_ g41 m-26 h-19 k-27
دير g19 m19
دير_ g19
ديق g-36 h-45
ديق_ h-41 k-20
ديك g26 h56
ديك_ g27 m-22 h47
ديل m-32 h21
ديم r35 g-41 m-27 h-41 k27
ديم_ r42 g-28 h-20 k49
ديمه h-21 k-22
ديمه_ h-21 k-22
دين r127 g-23
دين_ r31 k32
دينا r41 m39 h45
دينا_ r32
دينار m29 h55
دينك r-22 g24
دينك_ r-22 g24
دينه r62
دينه_ r62
ديني h-28
ديني_ h-28
ديه h-71 k-23
ديه_ h-71 k-23
ديو g38 m26
ديوا r-22 g25 h-19
ديوان r-22 g25 h-19
ديون r45 g25 m39 h-33
ديون_ g30 m41 h-30
ديوني r30
ديوه h23
ديوها h23
ذا_ g84
ذات g50
ذبح g-20 h55
ذبح_ h57
ذت_ r35
ذته r-36
ذته_ r-55
ذتها r19
ذتها_ r19
ذخي h-34
ذخير h-34
ذخيره h-34
ذف_ h32
ذكر r-32 h-46 k26
ذكر_ k42
ذكره h-23
ذكره_ h-23
ذلك k37
ذلك_ k37
ذمم r44
ذمم_ r44
ذنا g40
ذه_ g71 h30
ذها r35 g22
ذها_ r35 g22
ذهب r66 h-19
ذهب_ r34
ذهبي h-24
ذوق r-34 g24
ذوق_ g21
ذون r92 g-24 h-55
ذون_ r39 g-23 h-45
ذونا r53
ذونات r53
ذوه r46
ذوها r46
ذوها_ r46
ذي_ r28 h-35
ذيت g20
ذين k23
ذين_ k23
را_ r-53 g-38 h105 k43
راء r-22 h22
راءه g-22 m-22
راءه_ g-22 m-22
راب r85 g-29 h38
راب_ h31
رابح r41 g-22 h-24 k-28
رابحا r38
رابحه g-22 k-23
رابي r72
رابي_ r76
رابين g32 h21
رات r32
رات_ h33
راتب g-31 h-34
راتب_ g-24 h-20 k37
راتبي k-32
راتي g29
راتين g29
راج r-66 g-40 k-55
راجع r-27 h-39 k-45
راجع_ k-26
راجه r-32 h35
راجه_ r-32 h35
راح r-54 g29 m25 h-42 k-21
راح_ g31 m20 h-20
راحت r-47 h-37 k-21
راحت_ g34 h-20
راحتك r-34
راس r37 h-64 k-34
راس_ r64 h-57 k-32
راسي r-43
راسي_ r-27
راش g-26 m27 h-23
راش_ m28
راض r-55 g36 h19
راض_ r-45 h41
راضي g22 h-22
راف g-63 h129
راف_ r-22 g-25 h61
رافا k26
رافات k26
رافع m28
رافعه m28
رافق h45
رافقا h33
رافه g-21 h40
رافه_ g-21 h40
راق r-27 g-20 h24 k61
راق_ h62
راقب r-19 h-50 k68
راقبه h-41 k34
راقص h27
راك r-22 g-25 m25
راك_ r-59 m-28
رام g-36 h114
رام_ r-29 h81
راماد h23
رامه h-60
رامه_ h-60
رامي h61
رامي_ h29
ران r-41 m-20 h-45 k-29
ران_ r-41 g-29 h-39 k-25
راه r77 m142 h-61 k-24
راه_ r39 g31 m-21 h33
راها r36
راها_ r36
راهم r47 g-19 m-19 h-25
راهم_ r30 g-19 m-19 h-25
راهن r-45 g-24 m185 h-66 k-20
راهنا h-25
راهنت m23 h-20
راهنه r-20 g32 m70 h20
راهني m55 k-19
راي g-26
رب_ r-69 g37 m20 h-23
ربا r50 g-52 m-21
ربا_ r29 h-32
رباء g-25 h-30
رباء_ g-25 h-30
رباح r21 h24
رباح_ h24
ربان h23
ربان_ h23
ربت g-19
ربح r-74 h-59 k-20
ربح_ r-50 h-55 k-20
ربط g-36 h110
ربط_ g-23 h110
ربع r49 m-39 h-32 k25
ربع_ r37 g-21
ربعه k28
ربعه_ k28
ربعي h-21 k-20
ربعين m-20 k-20
ربه r-40 g43 m-23 h55
ربه_ r-40 g43 m-23 h55
ربو r94 g-34 m23 h42
ربوط h30
ربوطه r22
ربون_ h-19
ربوي r92
ربوي_ r37 h31
ربويه r45
ربي g48
ربيع g49
ربيع_ g49
رت_ r-73
رتج g68 h-29
رتجع g68 h-29
رتجع_ g28
رتجعا g40
رته r-57 h-32 k-38
رته_ r-55 h-21
رتها k-21
رتها_ k-21
رتو h24
رتون h22
رتي g-48
رتي_ g-47 h-32
رتين h32
رث_ g50
رثه g62
رثه_ g52
رج_ r19 g-45 m-39 h24 k33
رجا r25 h-24
رجال r33
رجال_ r33
رجب r29 g-40
رجب_ r29 g-40
رجح m34
رجحي m34
رجحيا m34
رجع g-51 h-24 k-24
رجع_ r62 k33
رجعت r-31
رجعته r-42
رجعل r-40
رجعلي r-40
رجعه_ r19
رجعها r-20
رجعو r25
رجعوا r31
رجل h28
رجن g83 h-34 k-19
رجن_ g83 h-34 k-19
رجه g20
رجو g20 h20
رجوع g23
رجوع_ g23
رجي r24 h32
رجي_ r25 h20
رح_ m-19 h-85
رحل r-25 h20
رحم h28
رحم_ h28
رخص g21 h55
رخص_ r23 h39
رخي h31
رخيص h31
رد_ r28 m-38 h57 k-48
ردت r-19
ردت_ r-19
رده g-47 h-34 k-36
رده_ r-27 g-31
ردها r52 k-22
ردها_ r52 k-22
ردي r-39 g-20
رديت r-30
رديت_ r-21
رر_ g49
رره g34
رز_ k-29
رزق h42
رزق_ h42
رزه h33
رزه_ h33
رس_ r-43 g-51 m-67 h-56 k-39
رسا g-42 m45 h-27
رسال m27 k31
رساله m29 k34
رساي m45 h-34
رسايل m45 h-34
رست r-20 g-21
رسل g-41 h-31 k85
رسل_ g-32 h-31 k56
رسم r-30 g21 k-21
رسم_ g34 h-52
رسمه h57
رسمه_ h57
رسه g-33
رسه_ g-33
رسو m-41 k-21
رسوم m-41 k-20
رسوم_ m-41 k-20
رسي m24 h-19
رسي_ m24
رش_ m-22 h-83
رشو h105
رشوه h87
رشوه_ h87
رشي h38
رص_ h35
رصن h36
رصنه h28
رصنه_ h28
رصو h20
رصود h20
رصود_ h20
رصي r25 g-37 m24 h39
رصيد r25 g-37 m24 h39
رصيد_ g-27 m26 h41
رض_ r34 g19 m-71 h-115 k-27
رضا r-24 h53
رضاه r-24 h44
رضاها h26
رضت g65 m-19
رضت_ r-20 g38
رضته g27 m-19
رضته_ r26 m-19
رضتها r-20 g27
رضك r30
رضك_ r30
رضن r38 g-23
رضني r47 g-23
رضني_ r47 g-23
رضه r-34
رضه_ r-34
رضو r49 g-20
رضوا r49 g-20
رضوا_ r49 g-20
رضي g-34 h47
رضي_ g-19
رضيه h35
رضيه_ h35
رط_ r55 m53 h-51
رطن r21 m59
رطنا r21 m48
رطنا_ m48
رطه r58
رطه_ g19
رطها r50
رطها_ r50
رع_ g69 h-36 k-30
رعا h-40 k19
رعات k21
رعات_ k21
رعت r-19 h-25
رعت_ r-27
رعه r-31 g41 h-52 k-23
رعه_ r-31 m20 h-38 k-23
رعها g54
رعها_ g54
رف_ r-46 g-25 m-31 h48
رفا g22
رفان g22
رفان_ g22
رفت h-34
رفت_ h-34 k21
رفض r-32
رفضن r-22
رفضنا r-22
رفع r36 k24
رفع_ k25
رفق r-30
رفن r-24 g-19
رفنا r-24 g-19
رفنا_ r-24 g-19
رفه h-26 k26
رفه_ g-46 h-21
رفها r-20 g42
رفها_ r-20 g42
رفهم k21
رفهم_ k21
رفو h25
رفي r82
رفي_ r23
رفين r28
رفين_ r28
رق_ r78 g-36 m-82 h92
رقا r-22 h81 k39
رقاب h-25 k23
رقابه h-25 k23
رقاص h41
رقاصا h19
رقاصه h22
رقام m19 h58 k19
رقام_ m19 h58 k19
رقت g54
رقت_ g60 h-19
رقص h25
رقص_ h25
رقم r-68 g-30 m40 h-57 k85
رقم_ r-51 m38 h-30 k38
رقمها k22
رقمي k31
رقمي_ h-19 k31
رقه m21 h29
رقه_ m21 h40
رقي r-22 g25 m-39 h-24 k-30
رقيه g27 m-35 h-25 k-19
رقيه_ g27 m-35 h-25 k-19
رك_ r-24 k69
ركا g-27 k38
ركات k39
ركات_ k39
ركب r28
ركب_ g20
ركت g20 k49
ركه r28 g29 m-33 h28
ركه_ r35 g31 m-32 h19
ركو g27
ركي h-30
رم_ r-30 g-19
رما g-19
رمج g22
رمجت g22
رمجت_ g22
رمض r25 g-35 m-26 h-63
رمضا r25 g-35 m-26 h-63
رمضان r25 g-35 m-26 h-63
رمل h23
رمل_ h23
رمه r-27
رمه_ r-27
رمي g39 m26
رمي_ m26 h27
رنت g66 m25
رنت_ g56 m26
رنج m-41
رنج_ m-41
رني r-27 h26
رني_ r-24
ره_ g-69 k-52
رها g66 m87 h20 k-63
رها_ g68 h23 k-28
رهان m105 k-34
رهان_ m52 k-32
رهانا m35
رهن r103 g-34 h-36
رهن_ r31 g-25 h-25
رهنت r60
رهنت_ r60
رو_ g-24
روا g-26
روب g23 h115
روب_ h51
روبا h34
روبات h29
روبي h38
روت m31 h52
روت_ m31 h52
روح m31 h44
روح_ g29 m36
روحا h29
روحان h29
روحي h35
روحيه h27
رور g-19 h-33
رورد r27
رورد_ r27
روس g-19 m-50 k-30
روس_ r-21 k-21
روسه m-21 h-25
روسه_ m-21 h-25
روض k28
روض_ k28
روط r25
روط_ r25
روع r-26 g41 h-39
روع_ r-26 g41 h-39
روف r-49 g-40 h-75 k-25
روف_ r-40 m19 h-53 k-65
روفا k33
روفات k33
روق r-39 g83 h77 k-29
روق_ h34
روقا r-20 g59 m29
روقات r-20 g65 m50 h-26
روقان m-21 h36
روقه g26 h34
روقه_ g26 h34
رول m91 h62 k-30
رولي m97 h61
روليت m97 h61
روم m20
روم_ h28
رون r35 g42 h-29
رون_ r31 h-34
روني_ g23
روي h22
ري_ r92 g77 m-39 h-127 k68
ريا r-42 g-50 m32
ريا_ r33 h30
ريات g-22 m39
ريات_ g-22 m39
رياض r-21 g-23 h-40
رياضه h-34
رياضي g-23
ريال r-42
ريال_ h20
ريالا r-32
ريب g-19 m-53 h40 k47
ريب_ r28 m-47 h45
ريبه k32
ريبه_ k32
ريت r-53 h-37
ريت_ r-56
ريج h37
ريجو h37
ريجوا h37
ريح r60 g-20 h22
ريح_ r67 h29
ريخ k39
ريخ_ k44
ريد r-41 h-37 k46
ريد_ r-29 k46
رير g-20 m-19
رير_ g-20 m-19
ريس h-33
ريض g-23 h-26
ريض_ g-23 h-26
ريط h56 k-28
ريط_ g-27 h52
ريع h-25
ريف r-62 m-22 h-36 k21
ريف_ r-62 m-22 h-53 k27
ريق m-19 h-31
ريق_ m-22 h-43
ريقي h33
ريقي_ h33
ريك g-33 m-23 h61
ريكا h43
ريكا_ h43
ريكي m-19
ريكي_ m-19
ريل h22
ريم g-20 h-23
رين g-47 h-40
رين_ r24 g-32 h-22
ريه g45
ريها r-20 g37
ريها_ r-20 g37
زا_ h-22 k20
زات m-26
زات_ m-25
زاج g54 h-30
زاج_ g31
زاد r78 g-45 m37 h-34
زاد_ r52 g-42 h-33
زادت m31
زادت_ m31
زار g-48 h-43
زار_ g-19
زاز h63
زاز_ h31
زازه h35
زازه_ h35
زاف g98 h-35
زاف_ g71 h-23
زافا g27
زافا_ g27
زام g36
زام_ g36
زان r46 g-49
زان_ r-25 g-42
زانه r80
زانه_ r80
زاه r-35
زاه_ r-35
زاي r24
زايد r32
زايد_ r32
زايز h-30
زايز_ h-30
زايم h21
زايم_ h21
زبا r-22 h34
زباي r-22 h51
زباين r-22 h51
زبو g50 m-21 h31
زبون g50 m-21 h31
زبون_ g44 m-21
زت_ r32 g-36
زج_ g-19 h-39
زجا g-29
زجاج g-29
زجاجت h20
زجاجه h-37
زحلا h30
زحلاو h30
زدت m32
زدن r61
زرع r-27 g68 m-19 h-62 k-34
زرع_ g41 h-28
زرعت h-25
زرعه r-21
زرعه_ r-21
زرق r-35 g-21
زعر h25
زعرا h25
زعران h25
زعف r-25
زعفر r-25
زعفرا r-25
زعه_ r26
زق_ h32
زكا r-37 g-21 h-37
زكاه r-37 h-30
زكاه_ r-37 h-30
زل_ g57 k-32
زلت r-53
زم_ r67 g-28 h-34
زمي h22
زميل h22
زميلي h22
زن_ r36 g-25 k-20
زنا g-68 m-25 h-38
زنا_ m-25 h-19
زناه g-51 h-19
زناه_ g-51 h-19
زنج r-22
زنجب r-22
زنجبي r-22
زنه g-25
زنه_ g-37
زنها g22
زنها_ g22
زه_ h85
زهر g112
زهر_ g103
زوا g-41 h38
زواج g-41 h40
زواج_ g-27 h40
زوج r-23 h113
زوج_ r-24 h65
زوجي h53
زوجي_ h32
زود r57
زود_ r86
زور h92
زور_ h59
زوره h26
زوره_ h26
زون r-29 h-39
زون_ h-23
زونه r-23
زوي h46
زوير h42
زوير_ h42
زي_ r-45 g-46 m36 k-26
زيا g-67
زياد r35
زياده r35
زيار g-67
زيارا g-22
زياره g-45
زيت g-24 h-48
زيت_ g-20 h-24
زيتو h-23
زيتون h-23
زيد r146 g-57 h-20
زيد_ r84 g-55
زيدن r20
زيدني r20
زير h91
زير_ h81
زيع r-24
زيف h39
زيفه h33
زيفه_ h33
زيل h21
زيل_ h21
زين g-44 m32 k27
زين_ g-30 h-21
زينه r20 k33
زينه_ r20 k33
زينو m35 h35
زينو_ m27 h38
زيو r26
زيون r26
زيون_ r26
زيي h28
زييف h28
زييف_ h28
سا_ g140 m-21 h-45
ساب r46 g-37 m54 k95
ساب_ r86 g35 m48
سابا k19
سابات k19
سابق m45
سابقه m38
سابه k19
سابه_ k19
سابي r-28 g-44 m-29 k35
سابي_ r-28 g-44 m-29 k35
ساج h29
ساج_ h29
ساح g-24 h87
ساحر g-20 h90
ساحر_ h45
ساخ h22
ساخر h21
ساخره h21
ساد h-40
سار m42 h29
سار_ r20 h51
ساره r-33 m33 h-21
ساره_ r-33 m33 h-21
ساط r-37
ساط_ r-37
ساع g-50 k35
ساعا h28
ساعات h28
ساعتي r-24
ساعد h-20 k28
ساعده k28
ساعه k24
ساعه_ k24
ساك r48
ساكن r48
ساكن_ r48
سال r-91 g-52 h-38 k97
سال_ g-30
سالم r-39 g-30 h-25
سالم_ r-39 g-30
ساله g21 m29 k48
ساله_ m29 k42
سالو k46
سالوا k25
سام r-52 h-42
سامح r-81
سامحن r-26
سان g-35 m-20 h21
ساهمه g25
ساي r-25 m37 k-37
سايق r-21 h-42
سايق_ r-21 h-42
سايل m44
سايل_ m44
سايي h32
سب_ r-38 k-50
سبا m33 h-23
سباح h-34
سباحه h-34
سباق m28 h20
سباق_ m29 h22
سباك r-19
سباك_ r-19
سبان m20
سبان_ m21
سباي r23
سبايك r24
سبب g-45 k63
سبب_ g-45 k63
سبت g-45 m34
سبت_ g-24 m25
سبع r62 g-30 h-19
سبعه r41
سبعه_ r41
سبق g24 m83 h-49
سبق_ r-21 g40 m43 h-39
سبقا r21
سبقا_ r21
سبه r23 g-24 h-50
سبه_ r28 g-24 h-50
سبو r143 g-52 m33
سبوع r25
سبوع_ r20
سبوعي h20
سبون r72
سبونه r72
سبوه r45
سبوه_ r45
سبي r33 g-26
سبيك r33 g-22
سبيكه r33 g-22
ست_ r124 g-23 k-20
ستا h-36
ستاج h27
ستاجر h27
ستال h23
ستال_ h23
ستثما g22
ستح r27
ستحق r27
ستحقا r26
ستخ h-37 k53
ستخد k53
ستخدم k43
ستخر h-23
ستد r30
ستر r39 g-19 h26
سترد g-46
سترد_ g-51
ستري r55 g25
ستري_ g34
ستريح r63
ستش h-21
ستشف h-35
ستشفي h-35
ستط k27
ستطي k27
ستطيع k27
ستع m-33 h-54
ستعا k26
ستعار k26
ستعم m-20 h-19
ستعمل m-20 h-19
ستق h-23 k59
ستقب g28 h-21 k59
ستقبل g31 k43
ستل r-51 g23 m-23 h-40
ستلا g23
ستلام g23
ستلف g43
ستلم r-54 g-43 h-20
ستلم_ k33
ستلمت r-35 g-72
ستلمه g42
سته k-25
سته_ r35 k-21
ستو r-37 g25
ستود h-35
ستودع h-35
ستور r-34 g20 h31
ستورد r-28
ستوك g32
ستوك_ g32
ستي g-64 m-20
ستين g-26
ستين_ g-26
سجا r-37
سجاد r-36 h-29
سجاد_ r-36 h-29
سجاي h27
سجاير h27
سجد h-24
سجد_ h-24
سجل g-89 m62 h-36 k47
سجل_ g-48 m63
سجله g-25 h-24 k45
سجله_ g-20
سجي m-34 h-36
سجيل m-34 h-36
سجيل_ m-34 h-36
سح_ h20 k21
سحب g-88 m108 k32
سحب_ g-45 m108 k-26
سحبه k26
سحبو g-26 k46
سحبوه g-26 k46
سحر g-29 m-23 h101 k-20
سحر_ g-28 m-22 h105
سحو h-24
سخر h72
سخري h72
سخريه h72
سدا r33
سداد r33
سداد_ r33
سدد g-88 m-21 k-37
سدد_ r43 g-62 m-19 k-24
سددت r-73 g-22
سددت_ r-21
سددته r-52
سدده r42 h19
سدده_ h19
سددها r37
سدر h-28
سدر_ h-28
سدس h-30
سدس_ h-39
سر_ m77 h-100 k32
سرا m21
سران m21
سران_ m21
سرب h28
سربه h32
سربه_ h32
سرت r-22 m31
سرت_ r-21 m21
سرح g21 h-21
سرق g25 h33
سرقه h22
سرقه_ h22
سره r-21 h-21
سره_ h-21
سرو r-19 h106
سروق r-19 h106
سروق_ g-33 h71
سروقه g26 h34
سري r23 g36 k20
سري_ r27 k35
سريه g42
سريه_ g42
سس_ h31
سط_ r-26 g34 h-21
سطه m-20 h48
سطه_ m-20 h48
سعا g36 m-20
سعار g36 m-20
سعار_ g36 m-20
سعر g36
سعر_ r-29 h22
سعره r29 g34 h-20
سعره_ r32 g34
سعم r-20
سعمي r-20
سعميه r-20
سعه r60 g-25
سعه_ r60 g-25
سعي g-23
سعيد_ h-38
سعين r30
سعين_ r30
سفا h61
سفار h61
سفاره h61
سفر r47 h-39 k-20
سفر_ h-41
سفره r36 k-20
سفره_ r36 k-20
سفل h26
سفلي h26
سفي r-21 g51
سفين r-21 g51
سفينه r-21 g51
سقط r-20 g32
سقط_ g32
سقف g-32 h-25 k71
سقف_ g-32 h-25 k71
سكا r34
سكاو r27
سكاون r27
سكت g50 h35
سكتل h35
سكتلن h35
سكر r34 h73 k-33
سكر_ g-41 h86 k-28
سكره g44
سكره_ g34
سكري r27 h-28
سكري_ r27 h-28
سكن r30 h-25
سكو m-19 h108
سكوت h84
سكوت_ h63
سكي h92
سكي_ g-21 h99
سل_ r-28 g-64 m-30 h-99 k71
سلا r-26 h-26
سلاح g-19
سلاح_ g-19
سلام r-26 g-31 h-23
سلامي h-20
سلطه h19
سلطه_ h19
سلع g23
سلف r104 g-35 m-45 h-39
سلف_ r57
سلفت r22
سلفت_ r-47
سلفته r65
سلفك r24
سلفك_ r24
سلفن g-23
سلفني g-23
سلم g-27 m-19
سلم_ g-24
سلمت r22
سلمت_ r26
سله k37
سله_ k37
سلو m113
سلوت m129 h20
سلوت_ m51 h-19
سلوتس m78 h39
سلي g29 m-26 k-21
سليم g42 k-20
سليم_ g50 k-27
سم_ r-65 g60 m-24
سما r23 g23 h-25 k65
سما_ g20
سماء h-20 k71
سماء_ h-20 k71
سمس r20 h51
سمسا r20 h51
سمسار r20 h51
سمك g47 h-22 k25
سمك_ g26 k25
سمن g-29 m-19 h-22
سمنا m-19
سمه r-34 g-27 h31
سمه_ r-23 g-24 h37
سمي g-37 h-35 k53
سمي_ r-36 h-32 k20
سميه r27 g-22 k40
سميها g-23 k28
سميهم k20
سن_ r-45 g-21 h-48 k29
سنا k-23
سنا_ m25
سنان m-24
سنان_ m-24
سند r88 g-28 m-36 h-58
سند_ r41 k28
سندا r38
سندات r38
سنه g22 k-30
سنه_ g22 k-30
سنو g98 h-28
سنوا g67
سنوات g67
سنوي g31
سني g27 h32
سنين g27 h32
سنين_ g27 h32
سه_ g71 m-25 h-46 k-51
سهر g-19 h44 k-26
سهر_ h73 k-19
سهره h-33
سهره_ h-33
سهل g52
سهل_ g52
سهم r-53 g31 h-31 k-19
سهم_ r-38 g58
سهما g22
سهما_ g22
سوخ h19
سوخه h19
سوخه_ h19
سوق m42
سوق_ m42
سول h71
سول_ h49
سوم m-41 k-20
سوم_ m-41 k-20
سون h-38
سونا h-38
سوو g30 h23
سوول g30 h23
سوول_ h23
سوي r58 h52
سوي_ h46
سي_ r-20 g-36 m-37 h-20 k-70
سيا h-34 k-28
سيار h-49 k-28
سيارا h-19 k-19
سيارت r-22 g-44 h-24
سياره r26 g29
سيج h60
سيجا h60
سيجار h60
سيد h33
سير g26 h63
سير_ g-20 h104
سيط r-41 h29
سيط_ r-38
سيل r-20 h-43 k43
سيل_ h-47
سيم m52 k29
سيم_ h-25 k30
سيمه m53
سيمه_ m53
سين h-44
سين_ h-37
سيه m-23 h-22
سيه_ m-23 h-22
سيو r27 g29
سيول r27 g29
شا_ r-34 m-68 h-47
شاء g-31 m-24 k-19
شاء_ g-31 m-24 k-19
شات m49
شات_ m49
شاح h21
شاحن h21
شاحنه h42
شار m47 h-22 k-19
شارط m49 h-24
شارع k-22
شارع_ k-22
شاركه h-22
شاش h-25
شاشه g28
شاشه_ g28
شاف k-23
شافه g54 h-27 k-23
شافه_ h-23
شافها g39
شال g-35
شالي g-33
شاليه g-33
شان g-47 h80 k97
شان_ g-47 h74 k99
شاه g21 h52
شاه_ g35 m-25 h-23
شاهد h47
شاهد_ h47
شاي g-25 h-19
شاي_ g-53 h31
شايف g34
شايفه g24
شب_ m-32 h-52
شبا r-28 m27 k22
شباب m-24 h23 k22
شباب_ m-24 h23 k22
شباك r-23 m51
شباك_ r-23 m54
شبكت g29
شبكه m21
شبكه_ m21
شبو h45
شبو_ h45
شت_ r31
شتر r56 g74 h-60 k-27
شترا k-19
شتراك r-59
شتراه r60
شترط r26
شترك r22
شترك_ r34
شتري g55 m-21 h-57
شتري_ h-24
شتريت g-27
شتريه g90 h-29
شتغ m-23 h24 k-34
شتغل m-23 h24 k-34
شتغل_ k-32
شتغلت h24
شتم h32
شتم_ h32
شجر g43
شجره g43
شجره_ g43
شحا h34
شحاذ h26
شحاذي h26
شحن r-37 g36 m28 h-27 k-29
شحن_ r-19 m21 h-74
شحنت m20 h57
شحنت_ m22 h68
شحنه g20
شحنه_ g20
شخا h32
شخاص h23
شخاص_ h23
شخص g-24 h-20 k86
شخص_ r-19 k90
شخصي r28
شخصي_ r28
شد_ g-28
شر_ r54 h69 k-28
شرا h53 k-20
شراء g25
شراء_ g25
شراب h51
شراب_ h42
شرب g-25
شرب_ g-25
شرد g39
شرد_ g23
شرط r125 g33 m82 h-24
شرط_ r41 m54 h-51
شرطه r41 g27 h21
شرطه_ g29 h21
شرطها r33
شرك m-28 k42
شركا g-27 h-20 k42
شركات k43
شركه r27 m-21
شركه_ r27 m-21
شره r42 g-71 m25 h-51
شره_ r42 g-71 m25 h-51
شرو r29 k-19
شروب g-38 m19 h45
شروب_ g-29 m19
شروبا h29
شروط r25
شروط_ r25
شروع r-26 g41 h-39
شروع_ r-26 g41 h-39
شري r-56 g-40 h-75 k-40
شريت r-62 h-32
شريت_ r-37
شريته r-25
شريط g-27 h52
شريط_ g-27 h52
شرين r25 m24 h-45
شرين_ r25 h-27
شط_ m37
شطر m-41
شطرن m-41
شطرنج m-41
شعر r-21
شعر_ r-19
شعو h84
شعوذ h84
شعوذ_ h63
شعوذه h21
شغا r-19
شغال r-19
شغل g-28 m-22 k34
شغل_ r42 g-20 h-38 k56
شغله r-33 h66 k-19
شغله_ r-33 h66 k-19
شف_ r54 g-25 h33 k21
شفت r59 g-82 k-23
شفت_ r51 g-42
شفته g-45
شفتها g-38
شفر r-20 h43
شفره r-20 h28
شفره_ r-20 h28
شفن g20
شفنا g20
شفناه g20
شفي h-35
شفي_ h-35
شقت r-21 g-24 h-19
شقتي g-24
شقه g23 h30 k-28
شقه_ g23 h30 k-28
شكر r-87
شكل h-19
شله g30
شله_ g30
شلي r30
شلي_ r30
شمب h62
شمبا h62
شمبان h62
شمع m30
شمعه m31
شمعه_ m31
شن_ g23
شنط_ h32
شنطه g20
شنطه_ g20
شنو g20
شنو_ g20
شه_ r-60 g26 h-47
شها r30 g-33 k35
شها_ r25 k29
شهادا r28
شهاده r-24
شهر r57 g-29 m-44 h-27
شهر_ r26 g-29
شهري r28 m-23 h-34
شهري_ r-30
شهريا r19
شهرين r35
شهو r36 g42
شهور r36 g42
شهور_ r36 g42
شو_ h-30
شوا g92 m-24 h-32
شوال g57 m-21
شواي g37
شوايي g37
شور g65 h-33
شورت g47
شورت_ g47
شوش h40
شوش_ h35
شوط g-23 m48
شوط_ g-23 m48
شوف r37 g97 m-54 h-45
شوف_ r50 g81 m-54
شوفو h-19 k37
شوفون h-19 k37
شوك h-28
شوه h107
شوه_ h107
شوي g-35 h-33
شوي_ g-33 h-31
شي_ r-111 g-65 k36
شيء h22
شيء_ h22
شيب g67 h-29
شيخ g-19 m-19 h74 k-22
شيخ_ h28 k-22
شيخه m-19 h46
شيخه_ m-19 h46
شير r-19 m-40
شيره r-19
شيره_ r-19
شيش h42
شيش_ h62
شيشه h-21
شيشه_ h-21
شيف h-25
شيك r124 h-34 k-24
شيك_ r83 h-22 k-20
شيكا r33
شيكات r36
شيل m31
شيل_ k33
شيه h25
شيه_ h25
صاب r-21
صات h32
صات_ h32
صاح k46
صاحب k31
صاحب_ h-24 k39
صاحبت h32
صاحبه g29 h-19
صاد r30 g34
صاد_ r31 g23 h-21
صار r90 m21 k19
صار_ r55
صارت g31
صارت_ g31
صارع m37
صارع_ m27
صاره h62
صاره_ h62
صاري r38 g-21 h-50
صاري_ r58 k-23
صاريف r-20 m-20 h-35 k33
صاع g30 m34 h-27
صاعد g30 m34 h-27
صاعد_ g30 m34 h-27
صاف r-20
صال g-32
صال_ r-30 g-20 h-37
صالا r53 h-41
صالات r53 h-41
صاله r-28 h91
صاله_ r-28 h91
صان m21
صاه g67
صاه_ g67
صاي r53 g-30 h-27
صايغ r53 g-20
صايغ_ r53 g-20
صب_ g-63 m-26 h57
صبر r107 h-50
صبر_ r33 h-33
صبره r74
صبره_ r74
صت_ g-26
صتن h54
صتنا h54
صتنا_ h54
صته h-20
صتي m-39
صتي_ m-39
صح_ m39
صحي h-58
صحيه h-33
صحيه_ h-33
صد_ g-37
صدر h-20 k59
صدر_ k27
صدره k33
صدق r-31 g-23 m32 h-39 k28
صدق_ m19 k32
صدقه h-36
صدقه_ h-36
صدي g-33
صديق g-33 h-35
صديق_ h-34
صر_ r-34 m28 k-20
صرا k27
صرات h20
صرات_ h20
صراف k27
صرافا k28
صرافه r23
صرت m32
صرت_ m32
صرف g-72 m-34 h-62 k38
صرف_ r-51 g-52 h-40 k57
صرفن r-24 g-19
صرفنا r-24 g-19
صرفه r51
صرفه_ r57
صرفي r32
صرفي_ r23
صرو h-36 k-23
صروف h-36 k-23
صروف_ h-25 k-57
صروفا k33
صعو g56
صعود g56
صعود_ g56
صغي h-33
صغير h-33
صغيره h-19
صف_ r46 m-34
صفا g30
صفات g30
صفات_ g28
صفر h40
صفر_ h40
صفق g52 h-55
صفقا m20 h-25
صفقات m20 h-25
صفقه g56 h-30
صفقه_ g56 h-30
صفه h-31 k-24
صفه_ h-31 k-24
صفي g29
صقر r-24 g49 h-43
صقر_ g59 h-28
صكو h-36
صكوك h-36
صكوك_ h-36
صل_ r67 g-67 h-79 k52
صلا_ r19 k43
صلاح h19 k-30
صلاحي h53
صلت_ g-36
صلح r-36 g35 h-38
صلح_ h-19
صلحو g36
صلحوه g23
صلن k30
صلني r20 k30
صلني_ r20 k30
صله r-34 m-26
صله_ g24 h-19
صلي r-84 g-94 m-22 k-32
صلي_ r-23 h20
صليح r-52 g-64 h-21
صليح_ r-52 g-64 h-21
صم_ r96
صنا g-24
صند r-25 h-49
صندو r-25
صندوق r-25
صنع r-32 h41
صنع_ h47
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-30 h21 k-51
صود h20
صود_ h20
صور g-59 h46
صور_ h47
صورك h27
صورك_ h27
صوره g-29
صوره_ h-38
صورها g-24 h29
صوري r29 h-20 k48
صوريه r36 k29
صوف g57 m-24 h-30
صوف_ g58 m-20 h-25
صول g33 h-26
صول_ g49 h-26
صوم r29 h-21
صوم_ r-20
صومه r50
صومه_ r50
صي_ r19 m-21
صيا r-35 g60 m-33 h-45
صياد g40 m-22
صياد_ g40 m-22
صيام h-21
صيام_ h-21
صيان h-20 k19
صيانه h-20 k19
صيب r-28 m89 h28 k-23
صيب_ g-23 m121 h60
صيبي g40 h-35
صيبي_ g40 h-35
صيد g61 h-20 k-25
صيد_ g25 m21 h35 k-19
صيدل g-23 h-55
صيدلي g-23 h-55
صيده g68
صيده_ g62
صير g-59 m-28 h-35
صير_ g-39 m-28
صيف r51
صيف_ r51
صيل g-31 h-33
صيل_ r-20 g-27 h-33
صيم r45
صيم_ r45
صين g35 m38
صيني m38
صينيه m38
ضا_ g-29
ضاء h23
ضاء_ h24
ضاب h19
ضابط h19
ضابط_ h19
ضات g-25 m25
ضات_ g-25 m25
ضار r-42 m-31
ضار_ h-23
ضارب r-33 h27
ضاربه r-33 h27
ضاع g28 m72 h71
ضاع_ g26
ضاعت h23
ضاعف r26 m72 h62
ضاعف_ r20 m72 h63
ضاعه r-19
ضاعه_ r-19
ضاف g23
ضافي r-34 g33
ضافي_ g31
ضافيه r-33
ضان r25 g-35 m-26 h-81
ضان_ r25 g-35 h-36
ضاه r-24 h44
ضاها h26
ضاها_ h26
ضت_ r-50
ضته m-21
ضته_ r26 m-19
ضتها r-23
ضتها_ r-23
ضح_ h25
ضحك h35
ضحك_ h35
ضر_ g28 m49
ضرا m36
ضرب g44 h19
ضرب_ h35
ضربه g59
ضربه_ g59
ضرع g94 h-35
ضرع_ g40 h-21
ضرعه g54
ضرعها g54
ضره g-41
ضره_ g-41
ضري g-29 h29 k38
ضريب g-28 k42
ضريبه g-28 k39
ضريح h27
ضريح_ h27
ضك_ r30
ضما r21 g20
ضمان r21 g20
ضمان_ g23
ضمانه r34
ضمن r63 h-35
ضمن_ r35
ضمو r54
ضمون r54
ضمون_ r21
ضمونه r33
ضنا r-42
ضنا_ r-40
ضني r47 g-23
ضني_ r47 g-23
ضه_ r-53 g67 m39 h-60
ضوا r49 g-20
ضوا_ r49 g-20
ضون r-19 g41
ضوني g24
ضوني_ g24
ضي_ r-19 g40 k-19
ضيا h-22
ضيت r53 g23 h-20
ضيته g32
ضيته_ g32
ضير h49
ضير_ h49
ضيع h25
ضيف r-23
ضيه r-27 g29 h66
ضيه_ r-27 g29 h66
ضيو r-37
ضيوف r-37
ضيوف_ r-37
طاء h25
طاب r-31 m21
طابق m21 h37
طابو h-26
طابو_ h-26
طات h24
طات_ h24
طاح g-50 h38
طاح_ g-34
طاحت h49
طاحت_ h49
طار r-65 h-58
طار_ h-33
طاري r-39 h-20
طاريه r-39 h-20
طاز g-19 h-39
طازج g-19 h-39
طازج_ g-19 h-39
طاس m32
طاط g20
طاق r28 g-38 k21
طاقت h-19 k33
طاقتي h-19 k33
طاقه r38 g-40 h22
طاقه_ r38 g-40 h22
طال h82
طالب h27
طالب_ h27
طالع h47
طالع_ h40
طاو r-26 g-25 m38 h28 k-26
طاول r-26 g-25 m38 h28 k-26
طاولا m26
طاوله r-23 g-25 h43
طاي g75 h26
طايح h47
طايحه h30
طاير g74 h-30
طاير_ g80 h-30
طب_ h-37
طبا r-51
طباع r-51 g-19
طباعه r-51 g-19
طبخ r-19 m-22 h-35
طبخ_ r-19 m-22 h-35
طبي g-109 k-38
طبي_ h23
طبيب g-45 h-20
طبيب_ g-45 h-20
طبيع g-24
طبيعي g-24
طبيق g-36
طبيق_ g-36
طجي h20
طر_ r75 g-20 m-22 h-102
طرد h50
طرد_ h50
طرف r71 g-32 h-20
طرف_ r43 g-21
طرفي r28
طرفين r28
طرن m-41
طرنج m-41
طرنج_ m-41
طره g-19 h-52
طره_ g-19 h-52
طري m-34 h-46
طريق m-21 h-30
طريق_ m-21 h-30
طس_ r19
طط_ g25 h43
طع_ h26
طعا h-49
طعام h-49
طعام_ h-22
طعت g29 h28
طعم r22 g-25 k-21
طعم_ g-25 k-21
طعه m-24 h-40
طعه_ m-24 h-40
طفا g-35 m-37 h-57
طفال m-37 h-27
طفال_ m-37 h-27
طفاي g-29 h-30
طفل h23
طفله h19
طفله_ h19
طقم r36 g-35
طقم_ r36 g-35
طل_ h24
طلا g-21 h33
طلاس h47
طلاسم h47
طلب r73 k40
طلب_ r51 h-32 k64
طلبت h58
طلبت_ h24
طلبن r19 k-23
طلبه g35
طلبه_ g21
طلس h34
طلسم h34
طلسم_ h34
طلع r-29 g42 m121 h-33
طلع_ r-29 g53 m69 h-23
طلعت m54
طلعت_ g-33 m76
طله h49
طله_ h49
طلي h47
طلين h26
طلين_ h26
طما g-62
طماط g-62
طن_ r-28 g26 h-25
طنا r21 m47
طنا_ m48
طنها g24 h-23
طنها_ g24 h-23
طني m22 h20
طني_ m22 h26
طه_ r19 g-23 m-54 h30
طور h-34
طور_ h-34
طوع g-22
طوع_ r-27 g-22
طول r29 h-41 k-24
طول_ r40 g22 h-34
طوله r-24
طوله_ r-24
طون r-22 g52
طون_ r-21 g49
طي_ r-33 g49 m43
طيا m30
طيار m31
طياره m31
طيت r22 g-21 m35 h72
طيت_ m41 h38 k-19
طيته g-25 h34 k22
طيته_ r27 g-25 k23
طيتها r-21 h39
طيح g49
طيح_ g49
طير g76 h37
طير_ g93
طيس h27
طيع k27
طيع_ k27
طيك r51
طيك_ r51
طين g-22 m35 h-24
طينا m31
طيناه m27
طيه r-31 m25
طيه_ r-22 m25
ظار r53 g-21 h-39
ظار_ k19
ظاره r34 h-30
ظاره_ r34 h-30
ظام h-20 k24
ظام_ h-28 k27
ظته k22
ظته_ k22
ظتي r-20 k31
ظتي_ r-20 k31
ظر_ k24
ظرف h64
ظرف_ h64
ظف_ k23
ظفي r-24 h-25
ظفين r-24 h-25
ظفين_ r-24 h-25
ظم_ r57 k-23
ظه_ g-24
ظهر h-91 k97
ظهر_ h-88 k97
ظهو g20
ظهور g20
ظور k49
ظور_ k49
ظي_ h29
ظير r38 g-34
ظير_ r38
ظيره g-29
ظيره_ g-29
ظيف r-20 m-42
ظيفه m-23
ظيفه_ m-23
عا_ h-24
عاب_ h-21
عات r-54 g-20
عات_ r-54
عاج g-29 h29
عاج_ h32
عاجل g-22
عاد g30 h36
عاده g29
عاده_ g29
عار g41 m-41 h77
عار_ m-20
عارف g48 k-21
عارف_ g33
عاره h67
عاره_ h67
عاش r-43 h-40
عال g25 m20 k-25
عام g42 m-42 h-44
عام_ g55 m-31 h-37
عامل h24
عامل_ h-23
عامله h48
عامه h-27
عامه_ h-27
عان r-22 h-31
عاه r60
عاه_ r58
عاي r21 g28 m-51 h-49
عايد r41
عايد_ r41
عايش g40
عايش_ g28
عايل h-21
عايه m-20
عايه_ m-20
عب_ r-22 g-51 m87 h27
عبا g-59
عبد h27
عبد_ h19
عبر g37 m22
عبر_ g37 m22
عبن m-41
عبنا m-41
عبنا_ m-41
عبه r20 m19
عبه_ r20 m19
عبي m56 h73
عبيه m29
عبيه_ m29
عت_ m90 h-88 k-47
عتق h116
عتق_ h72
عتقه h43
عتقها h43
عتك g41
عتك_ g41
عتل r19 g-19 m20 h40
عتلي m20 h42
عتلي_ m20 h42
عتم h-19
عتمد h-19
عتمد_ h-19
عته r33 m-34 h-37
عته_ m-31 h-29
عتو g22
عتو_ g22
عتي r-27 h62
عجل g-40 h-64
عجل_ g-31 h-46
عجله m23
عجله_ m23
عد_ r22 m21 h-77 k-29
عدا r-29 g-43 h56
عداد g-27 h62
عداد_ g-23 h62
عدت g-26
عدته g-21
عدده g22
عددها g22
عدل g34 h-20
عدن r32
عدن_ r30
عده r-57 g-51 h-46 k24
عده_ r-25 g-28 m25 h-31 k25
عدها r-32 g-23
عدها_ r-32 g-23
عدي r-33 h-43 k88
عدي_ g-30 h-25 k101
عدين g56
عدين_ g77
عدينا g-21
عر_ r-67
عرا h78
عراف g-34 h104
عراف_ h54
عرافه h41
عران h25
عران_ h25
عربو h22
عربون h22
عربي h-24
عربي_ h-23
عرس g-32 h-68
عرس_ g-32 h-68
عرض r-30 g-20 m-24
عرض_ r-22 m-22
عرف r-39 g53 k36
عرف_ g63 h22 k-27
عرفه r-29 h-21 k41
عرفه_ g-23 k28
عرفها g29
عرفهم k21
عرق h120
عرق_ h104
عره r28 g34 h20
عره_ r30 g34
عرو g-49 m-27
عروس m-21
عروسه m-21 h-25
عروف r-25 g-52
عروف_ g-39
عري g-31 h-33
عزاي h21
عزايم h21
عسل g-22 m-23 h-59
عسل_ g-22 m-23 h-59
عشا r-41 g-50 m-88 k25
عشا_ r-34 m-68 h-47
عشاء m-24 k-19
عشاء_ m-24 k-19
عشان g-24 h61 k64
عشان_ g-24 h61 k64
عشر r82 g-70 m37 h-65 k-33
عشر_ g-29
عشره r42 g-57 m30 h-51
عشره_ r42 g-57 m30 h-51
عشري r25 m24 h-27
عشرين r25 m24 h-27
عشو g37
عشوا g37
عشواي g37
عصا r-20
عصي g-36 m-28 h-54
عصير g-36 m-28 h-54
عصير_ m-28 h-42
عضا h24
عضاء h24
عضاء_ h24
عطا r28
عطاء h25
عطر h-68
عطر_ h-61
عطل m-21
عطل_ g21
عطو r-25 g28 h-22
عطون r-22 g28
عطون_ r-21 g24
عطي r76 h21
عطيت r25 g-34 h34
عطيت_ k-21
عطيته g-25 h34 k22
عطيك r51
عطيك_ r51
عطيه g29
عطيه_ g29
عف_ r24 m72 h63
عفر r-25
عفرا r-25
عفران r-25
عفش h-35
عفش_ h-35
عقا h-53
عقار h-53
عقار_ r-25 h-39
عقاري r34
عقد g-19 k-19
عقد_ r29 g-28 k-19
عقم h-31
عقم_ h-31
عقو g71
عقود g71
عقود_ g71
عقي h-30
عقيق h-30
عقيقه h-30
عك_ g61 m-23 h-56
علا g-35 m-54
علاج m-30 h-107
علاج_ m-30 h-72
علاق h55
علاقه h55
علام h71
علاما h41
علامه h33
علان m-20
علب r-43 h-38
علبه r-43 h-23
علبه_ r-43 h-23
علش k35
علشا k35
علشان k35
علف g-36 m-25 h-42
علف_ g-36 m-25 h-35
علق g73 m-21
علق_ g60
علقه g28
علقه_ g28
علم r-26 m-20
علن r-20
علو r-30 g-46
علوم r-34 g-41
علوم_ r-48
علي r57 g34 m25 h-34 k-19
علي_ g95 m71 h-48 k-42
عليق h35
عليق_ h35
عليك g-26
عليك_ g-19
عليم m-30 h-42
عليمي m-30 h-42
عليه r41 g-28 k34
عليه_ r-24 g-69 h26 k38
عليها r25 g34
عليهم r40
عم_ g-52 m-30 h-36
عما r-31 g-30 k-19
عمار h-40
عمال r-27 g-39 h36
عمال_ r-25 g-37
عمر g-28 h-20
عمره g-29
عمره_ h-19
عمل r42 g-42 m-49 h79
عمل_ r-37 g-71 h108 k41
عملا r28 g21 m-34
عملاء g30
عملات r43 m-28
عملت h-27
عملتي r21
عمله g23
عمله_ g37 h-48
عملها r32 h32
عملي r24
عمليه r24
عمو r-23 g-34 h30 k24
عمول g-28 h30 k24
عمولت r-26 h28 k27
عموله r23 g-27
عمي h-39
عن_ r20 g-38 m-35 h-44 k93
عنا r31 h-50 k-22
عنا_ r60 g-27 h-22
عناه r-29
عناها r-24
عند g51 k-41
عند_ r-49 g35 h57
عندن g27
عندنا g27
عندي r29 g23 h-34 k-28
عندي_ r29 g23 h-34 k-28
عنه r-55 g-27 k45
عنه_ r-52 g-19 k37
عني g47 m-21 k-43
عني_ g47 m-21 k-43
عه_ r85 h-83 k50
عها r-28 k-20
عها_ r-57 g21 k-20
عهد r-84
عوا r45 g32 h-22
عوا_ r31
عواي g22
عوايد g22
عود r38 g22 h-70 k23
عود_ r43 g24 h-70 k24
عوذ h84
عوذ_ h63
عوذه h21
عوذه_ h21
عوض r-19 g44
عوضو r-19 g41
عوضون r-19 g41
عول r36
عولي r42
عولي_ r42
عون g48 m-25 h25
عون_ g48 m-25 h25
عوه r55 g-55 h-39
عوه_ r37 g-21 h-37
عوها g-34
عوها_ g-34
عوي r31 h39
عويذ h26
عويض r37 m21
عويض_ m23 h28
عويضا r25
عي_ g-61 k-29
عيا r24 g-26 m-29 h-21
عياد g-25 h-50
عياده g-25 h-50
عيال r31 m-29 h28
عيال_ m-29 h28
عيد r38 g-37 m-22 h-81 k26
عيد_ r30 h-89
عيدا k20
عيدا_ k20
عيده r20 h35
عيدها r20
عيدي h-27
عين r64 g36 m-69 h-81 k34
عين_ r41 m-22 h-47 k52
عينه r57 g61 m-46 h-32
عينه_ r68 m-46 h-28
عينها g51
عيه m-28
عيه_ m-26
غا_ r27
غار h-34 k31
غاز m-21 h-50
غاز_ m-20 h-34
غال g-35 m25
غالب m26
غالب_ m26
غام g37
غامض g37
غاي g21
غدا g-63 m-30 h-37
غداء g-53 m-20 h-34
غداء_ g-53 m-20 h-34
غرام_ h52
غرامه h-60
غرب h19 k22
غربي h25
غرف k-44
غرق g66 h-26
غرقت g49
غرقت_ g49
غسل r-19 h-34 k54
غسل_ k27
غسي g-37 h-38 k21
غسيل g-37 h-38 k21
غسيل_ g-37 h-38 k21
غش_ h67
غشو h33
غشوش h33
غشوش_ h28
غل_ r52 g-20 m-26 h-37 k24
غلا h-46
غلب r-19 m41
غلب_ m22
غلبن r-19 m19
غلبني r-19 m19
غلت h24
غلط r-26 k-28
غلط_ r-26 k-28
غلفه g19
غلفه_ g19
غلق g42
غلقه g29
غله r33 h65 k-19
غله_ r33 h65 k-19
غلي r33 g20
غنم r-41 g49 h-33
غنم_ g42 h-33
غها g23
غها_ g23
غوا g21
غواص g36
غواص_ g36
غوص g28
غوصه g28
غوصه_ g28
غوم h23
غومه h23
غومه_ h23
غون k27
غون_ k27
غي_ k21
غيا r-19
غيب k30
غيب_ k32
غير m-26 k35
غير_ r-63 g51 h-37 k37
غيرن h37
غيرنا h37
غيره r52 g-31 k-19
غيره_ r52 g-24 h-22
غيري h22
غيري_ h22
غيي h29
غيير h29
غيير_ h29
فا_ g20
فاء r35
فاء_ r35
فات r-26 h-76 k47
فات_ h-36 k34
فاتر g35 h-19
فاتر_ g35 h-19
فاتو g-43
فاتور g-43
فاج g90 m-33 h-31
فاجا g90 m-33 h-31
فاجات g84 m-33 h-23
فاد k39
فادي k39
فادي_ k39
فار r-36
فاره h39
فاره_ h39
فاز g19
فاز_ g19
فاض m-29 h39
فاضح h53
فال r77 m-60 k-22
فال_ m-51
فالت r50
فالته r38
فاله r48
فاله_ r48
فان g19
فان_ g22
فاه r37 h-25
فاه_ r39 g-34 h-25
فاي r173 g-69 h-66 k-36
فايد r65 k-20
فايده r65 k-20
فايز m26
فايز_ m26
فايض r21
فايض_ r21
فايظ r107 g-19 m-20 h-27
فايظ_ r107 g-19 m-20 h-27
فت_ r66 g-46 m-24 h-59
فتا r-21 g-40 h26
فتاح r-21 g-40
فتاح_ r-21 g-40
فتاه h40
فتاه_ h40
فتح r-19 g50 h66 k-35
فتح_ g55 h42 k-19
فتحت h20
فتش h45 k-33
فتش_ h62 k-33
فتك g25
فتك_ g25
فته r37 g-28 k-24
فته_ k-24
فتها r25 g-25
فتها_ r31 g-25
فتي h29 k-21
فتيا h29
فتيات h29
فحص g-51 h-56
فحص_ g-30 h-22
فحصن h-33
فحه k-21
فحه_ k-21
فخذ h39
فخذ_ h39
فر_ m-22
فرا r-25 h-21
فراح h-20
فراح_ h-20
فران r-25
فران_ r-25
فرز g42
فرز_ g42
فرس r-23 g46 h-21
فرس_ r-23 g46 h-21
فرش m-30 h-59
فرص m51
فرق r44 g19
فرق_ r44 g19
فرن h-47
فره k-23
فره_ k-23
فرو r-20 g104 m22 h-29 k-23
فروز g25
فروق r-20 g80 m45 h-35
فروقا r-20 g69 m52 h-28
فري h40
فريق h25
فريقي h33
فزع r26
فزعه r26
فزعه_ r26
فزي r26
فزيو r26
فزيون r26
فس_ g-23 k44
فسه g-34 m-24 k-26
فسه_ r20 g-44 h-29 k-21
فسي m-24
فسي_ m-24
فش_ h-35
فص_ g-36
فصل r-38 h-24
فصل_ r-22 h-24
فضن r-22
فضنا r-22
فضنا_ r-22
فضه m40
فضه_ m40
فضي g41
فضي_ g44
فط_ g29
فطي h27
فطيس h27
فظ_ m-48 h-50 k45
فظت r-20 k56
فظته k22
فظته_ k22
فظتي r-20 k31
فظتي_ r-20 k31
فظه m25 k19
فظه_ m25 k19
فع_ r27 m28 h-40
فعت m20 h-25
فعت_ g50
فعته g-25
فعتي g-19
فعتين g-19
فعل r-27 h-22
فعلي r-25
فعلي_ g23
فعليه r-20
فعه r-42 m26
فعه_ m28 h30
فعها r-22
فعها_ r-22
فعو g67 m-40
فعون g58 m-38
فعون_ g58 m-38
فق_ r-44 k-22
فقر r-22 h-22
فقرا r-22 h-22
فقراء r-22 h-22
فقط r-93 g-32 h-20
فقط_ r-93 g-32 h-20
فقه r-34 h-29
فقه_ r-35 h-29
فقو g28
فقود g28
فك_ g-72 m-30 h180
فكه r23
فكه_ r21
فل_ r-20 g-37 h-45
فلا h81
فلام h69
فلام_ h69
فلان h19
فلت r27
فلته r37
فلته_ r37
فلن h-19
فلني h-19
فلني_ h-19
فله h44
فله_ h45
فلو r65 g-20 m40 h-41 k47
فلوس r65 g-20 m40 h-41 k47
فلوس_ r31 m54 k50
فلوسن m25
فلوسه h-23 k26
فلوسي r33 m-26 k-25
فن_ h32
فنا g-34 m-35
فنا_ r-24 g-27 m-31
فناه r24
فناها r25
فنج h48
فنجا h48
فنجان h48
فند r-48 h-50
فندق r-48 h-50
فندق_ r-45 h-42
فني g-27 h27
فني_ g-27 h27
فه_ r-20 h-91 k-27
فها g75 h-26 k-36
فها_ g75 h-26 k-36
فهد g-21
فهد_ g-21
فهم r31 k21
فهم_ r31 k21
فهو g63
فهو_ g63
فوا r65 g-27 m32 h-58
فوات r20 h-29 k20
فواتي r20 h-29 k20
فواك m47
فواكه m47
فواي r59 h-24 k-28
فوايد r59 h-24 k-28
فوت m39 h37
فوت_ m39 h20
فود h60
فودك h55
فودكا h44
فور h-20
فورا r-24
فورا_ r-24
فورو r27
فورور r27
فوز m132 h-42
فوز_ m132 h-42
فوظ r50
فوظ_ r26
فوظه r24
فوظه_ r24
فوع m27
فوعه m38
فوعه_ m38
فوق r136 h-32
فوق_ r19 g19 h-20
فوقه r117
فوقه_ r31
فوقها r62
فول r68 h-40
فول_ r56 g-36
فوله g37
فوله_ g37
فون h-19 k25
فونه g20 h-21 k43
فونه_ g28 h-20 k33
في_ g45 m28 h-37 k-36
فيت h-24
فيد h30
فيدي h30
فيديو h30
فير r49
فير_ r49
فيز r21
فيزا r21
فيزا_ r21
فيش g39 m52
فيش_ g39 m33 h-34
فيل r-41 h52
فيل_ r-33 h72
فين r-38 m-24 h45 k-20
فين_ g-58 m-31
فينه r-54 g61
فينه_ r-54 g51
فيه h34
فيه_ g20
فيها g-22 h27
فيها_ g-22 h27
فيو g40
فيوت g45 h-22
فيوتش g45 h-22
قا_ g63
قاء h36
قاء_ h36
قاب r48 k33
قابل g19 h20
قابل_ g19 h20
قابه h-25 k23
قابه_ h-25 k23
قات r-34 g31 m49 h60 k44
قات_ r-29 g38 m52 h78 k-21
قاتل k65
قاتلو k35
قاتلي k34
قاد r50 g86 h-42
قادم r50 g88 h-42
قادم_ r51 g30 h-27
قادمه g59
قار r-25 g-34 h38
قار_ r-25 h-39
قارب r-29 g-29 h21
قارب_ r-29 g-29 h21
قاري r28 g-25 h50
قاري_ r30
قاريه h58
قاس r-44 m-27 h-42
قاس_ r-27 h-22
قاص g-36 h69 k-23
قاصا h19
قاصات h19
قاصر h31
قاصرا h20
قاصه g-33 h20 k-21
قاصه_ g-33 h20 k-21
قاض h78
قاضي h78
قاضي_ h78
قاع r-32 g-22 h-22
قاعه r-32 g-22 h-22
قاعه_ r-32 g-22 h-22
قاقه r23
قال m33 h-22
قال_ g46 m52 h-22
قاله g-47 h-20
قاله_ g-47 h-20
قام g-28 m119 h77
قام_ h62 k19
قامر m101
قامر_ m44 h-31
قامه h28
قامه_ h28
قان m-22 h71
قان_ g-22 m-21 h36
قانق h35
قانق_ h35
قاه g28 h-34
قاها g37
قاها_ g37
قاو g25
قاول g25
قاول_ g19
قايق g27 m20
قايق_ g27 m20
قايم g-23
قايمه g-22
قبر h77
قبر_ h27
قبرص h28
قبرص_ h28
قبره h22
قبره_ h22
قبض r-37 h19
قبض_ h23
قبضت r-33 g-29
قبضت_ r-30
قبل g110 h-46
قبل_ r-24 g24 h-19
قبلي r21 g60 h-23
قبلي_ g38
قبليا g36
قبه h-41 k34
قبه_ h-41 k34
قت_ r-28 g74 h29
قتر r48 g42
قترض r48 g25
قترضت g33
قترضو r49 g-20
قته m21
قته_ m27
قتي g-41 h-34 k19
قتي_ g-40 h-30 k20
قد_ r24 m-25 h-33 k-34
قدا r-37 h-29 k28
قدا_ r-26 g-34 h-24 k31
قدام_ g45
قدامي g-22
قدر g-36 m23 k28
قدر_ g-45 m23 k44
قدم r-39 g31 h68 k-32
قدم_ g47
قدمه h60 k-23
قدمه_ h33
قدمها h26
قدي r92 g-29 m-35 h-65 k25
قدي_ r46 h-24
قديم r35 g-41 m-27 h-41 k27
قديم_ r42 g-28 h-20 k49
قديمه h-21 k-22
قر_ g45 h-56
قرا r-94 g-68 m-80 h89 k-25
قرا_ g-32 h79
قراء r-30 g-27 m-33
قراء_ r-22 h-22
قراءه g-22 m-22
قراب h21
قرابي h21
قراض r-36 h51
قراض_ r-36 h51
قران m-23 h-47
قران_ m-23 h-41
قرب m56 h21
قرب_ m56
قربا h23
قربان h23
قرر g94 h-38
قرر_ g52 h-27
قرره g34
قرش_ g27
قرص h43
قرصن h36
قرصنه h28
قرض r161 g-38 m-48 h-44
قرض_ r119 h-31
قرضت m-19
قرضته m-19
قرضك r30
قرضك_ r30
قرضن r38 g-23
قرضني r47 g-23
قرع m23
قرعه m23
قرعه_ m23
قرن h23
قره g30
قره_ g30
قرو k28
قروض k28
قروض_ k28
قري g-29 h-30
قري_ h-28
قرير h-33
قرير_ h-33
قسا r-37
قساط r-37
قساط_ r-37
قسط r-47 g49 h-26
قسط_ r-26 g34 h-21
قسم g-23 m-39 h-23 k-29
قسمه m-24
قسمه_ m-24
قسي r-35 m48 h-23
قسيط r-23
قسيط_ r-23
قسيم m52 k29
قسيم_ h-24 k30
قسيمه m53
قص_ g-35 k-25
قصه g-27
قصه_ g-27
قضي r-26 g63
قضيت g32
قضيته g32
قضيه r-25 g31
قضيه_ r-25 g31
قط_ r-101 h-64
قطر h-43
قطط h40
قطط_ h40
قطع g54 m-26 k-19
قطعت g29 h28
قطعه h-34
قطعه_ h-34
قطن g26
قطن_ g26
قطه g-30 h-26
قطه_ g-30 h-26
قطو r-25 g-35
قطوع g-22
قطوع_ r-27 g-22
قطي r-23 m34
قطيه r-19 m29
قطيه_ r-19 m29
قع_ h39 k-21
قعا m37
قعات m37
قعات_ m37
قعت g41
قعت_ g41
قعد m34
قعده m34
قعده_ m34
قعه m23
قعه_ m23
قف_ g-42 h-28 k86
قفص g-72
قفص_ g-36
قفل r-33 g61 h-40
قفل_ g21 h-30
قفله g40
قفله_ g29
قفو r33
قفول r34
قفول_ r42 g-36
قفوله g40
قك_ m34
قل_ r86 g-84 m-21 h-62 k124
قلب r30 g21 m19
قلب_ g22 m24
قلت m64
قلت_ m64
قلد r-20 g-20 h118
قلد_ h41
قلده h74
قلده_ h74
قلن r-24
قلنا r-24
قلنا_ r-24
قلي h69
قليد h69
قليد_ g-21 h65
قليدي g33
قم_ r-19 g-48 m38 h-61 k37
قما g20 m116
قمار m135 h37
قمار_ m135 h37
قماش g39 m-19 h-37
قماش_ g39 m-19 h-37
قمح h-52
قمح_ h-52
قمها k22
قمها_ k22
قمي h-40 k31
قمي_ h-19 k31
قنا r-38 g-44 m-30 h23 k25
قنا_ g-38
قناع k41
قناع_ k41
قناه h32
قناه_ h32
قنب h33
قنب_ h33
قنو g-20 h34
قنوا g-20 h34
قنوات g-20 h34
قني m31 h32
قنين h32
قنينت h24
قه_ k-105
قها r48
قها_ r48
قهو r-33 h-35
قهوه h-35
قهوه_ h-35
قهي g-20
قهي_ g-20
قوا r-23 h85
قواد r-21 h61
قواده r-19 h41
قوار h24
قواري m-19 h29
قود g98
قود_ g70
قوط h-29
قوط_ h-29
قوف k39
قوف_ k39
قول r-30 g83 h39 k29
قول_ h67 k37
قوله g91
قوله_ g42
قولها g49
قوي r-27 h29
قوي_ h25
قي_ r-19 k63
قيت r-29
قيع r25 g-22
قيق g27 m38 h-59 k26
قيقت m21
قيقتي m21
قيقه m19 h-38 k21
قيقه_ m19 h-38 k21
قيقي g25
قيقي_ g31
قيم g34
قيمه g43
قيمه_ g43
قين r21 m25
قين_ r22 g-26 m25 h-25
قيه r32 m-28 h-27 k-22
قيه_ r34 m-26 h-23 k-22
كا_ h89
كات m34 h-30 k32
كات_ r23 k35
كاتب g20 h-23
كاتب_ g20 h-23
كار g-30 m30
كاز m29
كازي m35 h35
كازين m35 h35
كاس r25 g37 m-21 h36
كاس_ g47 h31
كاش r30 g-22 h-33 k41
كاش_ r30 g-20 h-41 k42
كاف r19 g-22 h-50 k-30
كافا r39 h-19
كافاه r39 h-19
كافل g-22 h-31
كافل_ h-24
كاله h26
كاله_ h26
كام r-47 g-60 k-26
كامل r-45 g-44 h-31
كامل_ r-27 h-31
كاملا g-22
كامله r-27 m21
كان r-42 m-25 k24
كان_ r-37 m-26
كانه h-27 k27
كانه_ h-21
كاني h22
كاني_ h22
كاه r-37
كاه_ r-37 h-21
كاي h-28 k51
كاين h-28 k42
كاين_ h-28 k42
كب_ g20
كبا h76
كبار h45
كبار_ h35
كبت g-38 h69
كبتا h60
كبتاج h31
كبتاغ h28
كبر r126 k21
كبر_ r126 k21
كبي r-22 g24 m-19 h-41
كبير r-22 g24 m-19 h-41
كبيره r-22 g28 h-20
كت_ g-26 m25 k38
كتا g-30
كتاب g-22 h39
كتاب_ h-34
كتابه m26 h78
كتب r-23 g-76 m-45 h-25 k55
كتب_ g-48 m-20 h26 k22
كتبن g-20
كتبنا g-20
كتبه r-29 h-46
كتبه_ r-25
كتبها h-29
كتر r63
كتل h35
كتلن h35
كتلند h35
كتو r46 g-51 m-27 h24 k-35
كتوب g-32 h42 k-30
كتوب_ g-32 h49
كتوبر k-19
كتور m-24
كتور_ m-24
كتي r-62 g47 h-38
كثر r32 k-19
كثر_ r32 k-19
كثي k32
كثير k32
كثير_ k22
كحو h-53
كحول h-53
كحول_ h-87
كحولي h34
كد_ g20
كذا k37
كذا_ k37
كر_ r-23 g-49 m67 h99
كرا g24 h-45 k22
كرا_ g32
كرات k24
كراتب k27
كراتي g29
كراس r-19
كراش m28
كراش_ m28
كرام h-20
كرامي h-20
كرت r-39 g-51 h48 k-42
كرت_ g-27 h41 k-25
كرتو h22
كرتون h22
كرك h-24
كرم r-45 g-21
كره r-41 g25 k-19
كره_ r-37 m19 k-19
كرو m-24 h-23
كري g-44 h-38
كري_ r27 g-23 h-28
كس_ g35 m64 h32 k-26
كسب r-41 m45
كسب_ r-30
كسبا m21
كسبان m21
كسر r-21 g26 h-21
كسر_ g26 h-21
كسي g-25 h-33 k-20
كسي_ g-25 h-33 k-20
كشط m37
كشط_ m37
كشف r46 g-30 h30 k25
كشف_ r54 g-22 h33 k21
كشو r69 m-26
كشوف r69 m-26
كشوف_ r69 m-26
كف_ g-24 h81
كفا r87 h-45
كفال r98 h-23
كفالت r50
كفاله r48
كفل r61 g-19 h-29
كفلت r42
كفلته r42
كفلن h-19
كفلني h-19
كفو r34
كفول r34
كفي r-33 h30
كفيل r-33 h37
كفيل_ r-33 h37
كل_ r128 g-70 m68
كلا r35
كلام r36
كلفه r-21
كلفه_ r-21
كلم g-31 k61
كلمه g-44 k64
كلمه_ g-44 k64
كله r-91 g62 h-38
كله_ r-67 g37 h-27
كلها r-23 g25 m24
كلها_ r-23 g25 m24
كلوب h31
كلوب_ h31
كلي g-24 h70
كليه h54
كليه_ h54
كم_ r-29 g59 h-27
كما g-40
كما_ g-40
كمه r32 h-38
كمه_ r32 h-38
كمي r-19 g38
كن_ r66 g84 k-26
كنا g22 h-32
كنا_ g22
كنب r-30 g40 k-19
كنب_ r-30 k-19
كنت r-22 h23
كنت_ r-22 h23
كنز g-19
كه_ r66 h-29 k-50
كها g21 h28 k-20
كها_ g27 k-19
كهر g-45 h-41 k-27
كهرب g-45 h-41 k-27
كهربا g-45 h-41 k-27
كو_ g-26 h85
كوب m43
كوبو g-19 m45 h-35
كوبون g-19 m45 h-35
كوبي h32
كوبي_ h33
كوت r-19 m31 h23
كوتش h24
كور h21
كوك g-30 m-20 h-19
كول g48 m-20 h-70
كول_ g74
كولا h-39
كوم g63 m-22 h-33
كوم_ g32
كومه g40 m-21 h-29
كومه_ g40 m-21 h-29
كون h43
كون_ h57
كوي g20
كوين g24
كوين_ g24
كي_ r-37 m-34 h116 k54
كيا g22 h-25
كياس g22 h-25
كياس_ g22 h-25
كيت g25 m26
كير m-20
كيس g-21 m-36 h-54
كيس_ g-21 m-36 h-54
كيش r100 g-19 h-26
كيشت r32
كيشت_ r32
كيشل r30
كيشلي r30
كيشه r39
كيشها r39
كيف r-30 h92
كيف_ g36 h67
كيفك g-35
كيفك_ g-35
كيك g-37 m-33 h-99
كيكه g-23
كيكه_ g-23
كيل g19 k-20
كيل_ g75 m30 h-25
كيلا h26
كيلا_ h26
كيلو g-51
كيلو_ h-36
كيلوم h33
كين m52
كينا m38 h19 k26
كينات m38 h19 k26
كينه r-20 h-30
كينه_ r-20 h-30
كيه g-44
كيه_ g-44
كيي r31
كييش r31
كييش_ r31
كے_ m41 h-42
لا_ r-32 g43 h-61
لاء g29
لاء_ g29
لاب r-70 g-25 m-20 h-42
لاب_ g-19
لابت g29
لابس r-42 h-22
لابس_ r-42 h-22
لابق r21
لابقا r21
لابل k24
لابلا k32
لابن m-26
لات r71
لات_ r59 h-21
لاته h-34
لاته_ h-34
لاتي h31
لاتين h40
لاث g37 h-47
لاث_ g53
لاثا h-22
لاثم r-31 m26
لاثمي r-31 m26
لاثه g-20 h-19
لاثه_ g-20 h-19
لاثي r51
لاثين r42
لاج r40 m-37 h-56
لاج_ m-30 h-72
لاجا h36
لاجر g34
لاجر_ g25
لاجل r30
لاجل_ r37
لاح g22 h38 k-42
لاح_ h-24
لاحد r33 g-43
لاحد_ r33 g-43
لاحق r-19 g72
لاحقا r-19 g72
لاحي h53
لاحيه h53
لاخ r-65 g24 m20 h-60 k26
لاخت g34
لاختي g34
لاخر r-21 m19
لاخر_ r-21 m19
لاخو h-22 k45
لاخوه h-20 k46
لاخي r-23
لاخير r-29 g21
لاد g20 m-25 h-70 k-35
لاد_ r-27 h-48
لادن r48
لادني r48
لار r34 h27
لار_ r41 g30
لارات g-28
لارب g23
لارج m34
لارجح m34
لارض g-31
لارض_ g-31 h-21
لارق k23
لارقا k23
لاز r-34 g-20 m-23
لاس h52
لاسب m31 h29
لاسبو m31 h29
لاست g29
لاستث g23
لاستر h22
لاسع g19 m24
لاسعا g19 m24
لاسم r23 g-19 h51
لاسم_ r23 g-19 h51
لاسن m-24
لاسنا m-24
لاص r46 g-40
لاص_ r42 g-29
لاصل r19
لاصل_ r33
لاط g27 m-25 h-54
لاطف m-20 h-37
لاطفا m-20 h-37
لاع g-25 m-28
لاعب m-19 h76
لاعب_ m-19 h76
لاغ g-20 h-69 k60
لاغ_ g-20 h-42 k60
لاف g-20 m-24 h-67
لاف_ m-24 h-37
لافر h-20
لافرا h-20
لاق k34
لاقر h29
لاقرا h31
لاقس r20 g-19
لاقسا r20 g-19
لاقن k41
لاقنا k41
لاقه h33
لاقه_ h33
لاك r-24 m44
لاك_ m42 h37
لال r35 g-35 m28 h-48 k-33
لال_ m49 h-38 k-22
لالف r69 g-53
لالف_ r53 g-32
لالفي g-21
لاله r-24
لاله_ r-24
لام m-23 h81 k-38
لام_ r28 h34
لاما h24
لامات h41
لامه r25 g-23 h23
لامه_ h39
لامها r25
لامي g-45 k-44
لامي_ g-37 h-32 k-42
لامين h52
لان r26 g-20 m29 h-43 k45
لان_ r-30 k55
لانت m19 h42
لانظ r21
لانظا r21
لانه r25 m27 h-21 k-26
لانه_ r25 m27 h-21 k-19
لاني r23 h-32 k29
لاني_ r23 h-44 k29
لاه m-22 h-28 k-28
لاهل h-21 k-28
لاهلي h-21 k-28
لاو r19 h29
لاول g-19
لاول_ m22
لاولي g-20 h19
لاوي h30
لاوي_ h30
لاي r-29 g23 m30 k-47
لايا g86
لايا_ g22
لايج r-44
لايجا r-44
لاين m48
لاين_ m48
لب_ r42 g-27 m64 h54 k29
لبا r40
لبار h68
لبار_ h30
لباق r47 m26 k38
لباقي r47 m26 k38
لبان g-27 h-48
لبان_ g-27 h-48
لبت r23 h48
لبت_ r23
لبح r-19 g47
لبحر g68
لبحر_ g77
لبخ m37
لبخت m37
لبخت_ m37
لبد g33
لبدل g33
لبر m22 h-19
لبر_ r-19 h-19
لبس r55 g-24 h-29
لبست r34
لبص h21
لبصا h21
لبصار h21
لبض r-44 g42 k46
لبضا r-44 g42 k46
لبضاع r-44 g42 k46
لبطا r30
لبطاق r30
لبق m-19 h-30
لبقا g-33
لبقال g-33
لبقر g50 h-26
لبقره g36
لبل r31 h26 k33
لبلا g35 m28 h25
لبلد k33
لبلو h19
لبلوت h19
لبن m-24 h-27
لبن_ g40 m-42 h-40
لبنا g-32 h21 k-24
لبنا_ g-23 k-23
لبنات h29
لبنان m20 h19
لبنت h29
لبنت_ h29
لبنك h-28 k43
لبنك_ r38 k29
لبنكي r-28
لبني m19
لبني_ m19
لبه r-44 g51 h-25
لبه_ r-44 g37 h-25
لبو r-24 g-41
لبي r-27 m-24 k-30
لبيا g-30
لبيت g27 k-29
لبيت_ g-31 m-33 k-29
لبيتك g48 m33
لبير h33
لبيره h38
لبيع g23 h27
لبيع_ g20 h48
لبيعه h-21
لت_ r60 g-73 m72 h-44 k-51
لتا g62 h-47
لتاج r31 g34 h-23
لتاجر r24 g34 h-21
لتام g58
لتامي g58
لتج g36
لتجا g38
لتجار g38
لتجن k19
لتجنب k19
لتح k37
لتحو g21 k43
لتحوط g22
لتحوي k48
لتخم g25
لتخمي g25
لتر r-20 g-57
لتر_ h-39
لتز g34
لتزا g36
لتزام g36
لتس m-39
لتسل g24 m-20
لتسلي g24 m-20
لتص r-30
لتط h29
لتطب h29
لتطبي h29
لتفر h20
لتفري h20
لتقس g-20
لتقسي g-20
لتقل g36
لتقلي g36
لتك g-25 k28
لتك_ k28
لتكا g-21
لتكاف g-21
لتلف g40 h20
لتم g-25 m19 k-22
لتما r-27
لتمو r35
لتموي r35
لتن r-20
لته g37 m24 h-29
لته_ r22
لتها g23 m37
لتها_ g23 m37
لتو r44 g-22 h-32
لتوت h-22
لتوص g20 m-25
لتوصي g20 m-25
لتوف r48
لتوفي r48
لتوق m23
لتوقع m23
لتي r21 g-60 h-34
لتي_ g-54 k19
لتين r28 h-43 k-30
لتين_ r28 h-43 k-30
لث_ g-64 h49
لثا m19 h-25 k21
لثان r26 m23
لثاني r30 m23
لثل r-40
لثلا r-60 g56
لثلاث r-46 g26
لثلاج g30
لثلث r22 g-26
لثم r-20 g34
لثمن r-20 g24
لثمن_ r-20 g24
لثه g19
لثه_ g19
لج_ g-47 h-19
لجا g37 m25 h-28
لجار r20 g-25
لجام r-30
لجامع r-30
لجاي g64 m43
لجاي_ g43
لجايز m59
لجايه g27
لجب k50
لجبه h-23 k56
لجبهه h-23 k56
لجد g46
لجدا g60
لجداد g32
لجر r-21 g-46 m-25
لجري m-25
لجز g35 h-45
لجزا g35 h-45
لجزار h-37
لجزاف g43
لجل r20 g-20 h63
لجلب h34
لجلب_ h34
لجلس r21 h30
لجلسه r21 h30
لجما k29
لجمار k19
لجمعه g23 h22
لجمعي r33
لجمل r-32 g-22
لجمله g-19
لجن g-36 h50
لجن_ h66
لجني h-24
لجه g-45 k35
لجها r-30
لجهت r39
لجهتي r39
لجو r32 h-19 k-26
لجوا r35 h-19 k-20
لجوال r21
لحا r-40
لحاج r23 g41
لحاج_ g41
لحار r-38 g-24
لحاره r-20 g-24 k22
لحاله g28
لحب g39
لحبي h42
لحبيب h42
لحجر g29
لحجر_ g29
لحد r25 k60
لحد_ r32 k60
لحر h58
لحره h49
لحره_ h49
لحس r57 g-23 h-30
لحسا r74
لحساب r74
لحص g53 h-33
لحصا g56 h-33
لحصاد r31
لحصاه g61
لحظ r-34 m68 h42
لحظ_ g46 m77 h50
لحف g-23 m-26 h36
لحفل g-20 h74
لحفل_ h28
لحفله h47
لحق g26 k50
لحق_ g49
لحقي g-23 k55
لحقيق g-23 k55
لحك m-19
لحلا h-27
لحلو h31
لحم_ h48
لحما h-30
لحمام h-30
لحوش g-43
لحوش_ g-43
لحوه g23
لحوه_ g23
لحي g62 h-28
لحيا g40
لحياه g40
لحين r-29 g43
لحين_ r-29 g43
لخا r-24 g-47 h64 k27
لخارج h20
لخاص g-25 h44
لخاصه r20 g-22 h26
لخب h31
لخر r-59 g58 h-39
لخرف g22
لخرفا g22
لخرو g29
لخروف g33
لخري r-42 g36
لخز r34
لخس r-33 h-20
لخسا r-33 m-39 h-19
لخسار r-33 m-39 h-19
لخسر m21
لخسرا m21
لخض m58 h45
لخضر m72 h55
لخم r31 g-39
لخمس m32
لخمو h23
لخمور h23
لخمي g-35 m-25
لخميس g-35 m-25
لخي r-47 g38
لخيا g24
لخيار g31
لخير r-29
لخيل h37
لخيل_ h37
لخيم m-23 h-27
لخيمه m-23 h-27
لخيو m19
لخيول m19
لد_ r-24 h-34 k25
لدا r-29
لدخ m33
لدر r23
لدراج r-31
لدراه r49
لدره r22
لدرهم r22
لدع h33
لدعا h38
لدف r-20 g23 h21
لدفع r-20 g27
لدفع_ g28
لدفعه r-24 h19
لدق r33
لدقي r33
لدقيق r33
لدك g-27 m-36
لدكا g-27
لدكان g-27
لدكت m-24 h-21
لدكتو m-24 h-21
لده r-34 h37
لده_ h41
لدو r22 g-29 m39
لدوا h-23
لدوام h-23
لدوره r-25
لدوري r23
لدول r47 m27
لدولا r47 m32
لدي r-41 g24 m-37 h-23 k-30
لدي_ m-21 h-29 k-29
لدين r-32 h32
لدين_ r-32 h32
لديه h-28
لديه_ h-28
لديو g37
لديوا g30
لذه r-31
لذهب r-31
لذهب_ r-31
لذي r33 k42
لذي_ r33
لرا m-19 k-25
لرات r22 k-22
لراتب r22 k-22
لرب g25 m-34 h-38
لربح r-41 g-27 m-32 h-20
لربح_ r-41 g-27 m-32 h-20
لربع r32 h-27 k19
لربع_ r32 h-27 k19
لربو r35 h19
لربوي r35 h19
لربي g49
لربيع g49
لرج h35
لرح g44
لرحل g44 h-19
لرحله h-19
لرخ h26
لرخص h26
لرخصه h26
لرز h37
لرزق h37
لرزق_ h37
لرس r-24 m-21 h-22 k32
لرسا m-20 k50
لرسم h-32
لرسم_ h-22
لرص r20
لرصي r20
لرصيد r20
لرق r-40 k49
لرقم r-39 g20 k31
لرقم_ r-38 g20 k35
لرم g-23 m-25 h-34
لره r35 h35
لرها h35
لرهان h35
لرهن r35
لرو g-21 m59 h71
لرول m74 h63
لرولي m74 h63
لري g-20
لريا g-20
لرياض g-19
لزا r33
لزب g22
لزبو g34
لزبون g34
لزر g33 h-21
لزم r94 h25
لزم_ r67 g-20
لزمن r20
لزمني r20
لزمي h34
لزميل h34
لزو g-21 h65
لزوج r-24 h53
لزوج_ r-24 h63
لزيا h24
لزيار h24
لس_ r-37 g19 h-28
لسا r-29 g81 m-28
لسا_ g142 h-54
لساح h65
لساحر h65
لساع g-19 h21 k29
لساعه g-19 h21 k29
لسال r-36
لسالم r-31
لسايق h-35
لسب g-52
لسبا r-26
لسباح h-22
لسباق h22
لسباك r-19
لسبب k29
لسبب_ k29
لسج r-36 h-28
لسجا r-36 h-24
لسجاد r-36 h-24
لسح g-20 m33 h30
لسحب r19 m53
لسحب_ r19 m53
لسحر h33
لسحر_ h33
لسد r42 h-20
لسدا r42
لسداد r42
لسر h-23 k69
لسر_ k32
لسري k38
لسري_ k38
لسع r-42 m-34
لسعر r-42 g25 m-24
لسعر_ r-42 g25 m-24
لسف g21 h48
لسفا h61
لسفار h61
لسفر r40 g20 h-35
لسفر_ r19 g20 h-19
لسفي r-21 m21 h22
لسفين r-21 m21 h22
لسق k26
لسقف k28
لسقف_ k28
لسكر h-27
لسكر_ h-27
لسكو h37
لسكوت h37
لسل g-23 h-23
لسلع g28
لسلف g-20
لسلو m34
لسلوت m34
لسم r19 h56
لسم_ h34
لسما g26
لسمس r22 h31
لسمسا r22 h31
لسن g58
لسند r36
لسندا r26
لسنه m24 h22
لسنه_ m24 h22
لسنو g52
لسنوا g26
لسنوي g25
لسه r-40 g154 k-25
لسه_ r-34 g153
لسهر k-21
لسهره h-40
لسهم m22 h-21
لسهم_ m22 h-21
لسو r19 h-42
لسوق r-25 h-28
لسوق_ r-25 h-28
لسي r47 g-31
لسيا r23 g-22
لسيار r23 g-22
لسير h37
لسير_ h39
لشا r-41 h81 k21
لشاح h35
لشاحن h35
لشان k35
لشان_ k35
لشاه g33 h25
لشاه_ g35 h-23
لشاهد h47
لشاي h19
لشاي_ h19
لشب r-22 g-21 k25
لشبا r-28 k25
لشباب m-22 k25
لشباك r-23 m29
لشبك h-21
لشبكه g36 h-21
لشج g25 h19
لشجر g25 h19
لشجره g25 h19
لشخ g-23 k51
لشخص g-23 k51
لشخص_ k55
لشخصي r22
لشر r40 g43 h-26
لشرب g-22
لشرب_ g-22
لشرط r21 g21 h35
لشرط_ r22
لشرطه g29 h34
لشرك r24 g68 m-30
لشركه r31 g35 m-29
لشري h-34
لشع r-19
لشعر r-19
لشعر_ r-19
لشق g-20
لشه r42 g23 k-25
لشها k-21
لشهاد k-21
لشهر r19 g23
لشهر_ r23
لشهري g26
لشو g40 h-19
لشوا g57 h-29
لشي r51 k21
لشي_ g21 k28
لشيخ h26
لشيك r77
لشيك_ r61
لص_ r-35 h-22
لصا r35 g-23
لصاح r-28
لصاحب r-28
لصال h29
لصاي r53
لصايغ r53
لصب r32
لصبر r42
لصبر_ r42
لصت g-26
لصت_ g-26
لصد k32
لصدق k35
لصدق_ k35
لصدي g-22 h19
لصديق g-22 h19
لصر r24
لصل h27
لصلا h27
لصلاح h27
لصن r-26 g-26 h-21
لصند r-26 h-39
لصندو r-25
لصو r-40
لصي r36 g28 h-43
لصيا g31
لصياد g40 m-22
لصيد g-26 h-30
لصيف r49
لصيف_ r49
لضا h19
لضاب h19
لضابط h19
لضر h-22 k52
لضرع g37
لضرع_ g37
لضري g-24 k55
لضريب g-24 h-32 k59
لضريح h27
لضم r30
لضما r30
لضمان r30
لضي h38
لط_ r-27 k-28
لطا r-51 g-28 m52 h61 k-20
لطاب r-24
لطال h33
لطالع h33
لطاو g-19 h46
لطاول g-19 h46
لطب r-22 g-25 m-25 h-32
لطبا r-22
لطباع r-22
لطبي g-24 h-20
لطبيب g-45 h-20
لطج h20
لطجي h20
لطر r68 g-32 k-24
لطرد h49
لطرد_ h49
لطرف r77
لطرف_ r49
لطرفي r28
لطق r32 m-52 h-23
لطل r28
لطلب r32
لطلب_ r34
لطي g36 m24
لطيا m25
لطيار m25
لطير g51 h-28
لطير_ g51 h-28
لظه g-24 h-54
لظهر g-24 h-54
لظهر_ g-24 h-54
لع_ r-27 g61 m68
لعا r22 g24
لعاب m22
لعاب_ m22
لعامل r-20
لعاي r36
لعايد r48
لعب r-33 g-38 m122 h65 k-28
لعب_ r-25 g-34 m108 h-21
لعبن m-41
لعبنا m-41
لعبه m21
لعبه_ m21
لعت m52
لعت_ g-27 m74
لعد r23
لعر g-33
لعرس h-29
لعرس_ h-29
لعس m-27
لعسل m-23
لعسل_ m-23
لعش h-26
لعشا m-29 h-26
لعشر r24
لعشره r24
لعط h24
لعطا h25
لعطاء h25
لعق r20 h-55
لعقا h-53
لعقار h-53
لعقد r21
لعقد_ r21 g-36
لعل r22
لعلا r24
لعلاج r24
لعلب h-19
لعلبه h-19
لعما r-23 g-22 h21
لعمال r-24 g-22 h23
لعمل r51
لعمل_ h41
لعملا g29 m-34
لعملت r21
لعمله r22 m22 h-23
لعن g36
لعنب_ g20
لعه r-49
لعه_ g26
لعو g-35
لعي r58 g-19 m-27 h-39
لعيا m-29
لعياد g-25 h-28
لعيال m-29 h28
لعيد r43 h-29
لعيد_ r43 h-29
لعين r24
لعينه r33
لغ_ r-29
لغا r50 m22
لغا_ r27
لغال r23 g-26 m26
لغالب m26
لغدا g-45
لغداء g-23
لغر r-20
لغل g-24
لغلط r-26
لغلط_ r-26
لغله r35
لغله_ r35
لغنم_ g33
لغه g26
لغها g23
لغها_ g23
لغو g42 k44
لغوا g35
لغواص g36
لغوص g28
لغوصه g28
لغوم h23
لغومه h23
لغون k34
لغون_ k34
لغي k46
لغير g-20 h27 k47
لغير_ h-21 k37
لف_ m-66 h70
لفا r21 g-39 m33 k-19
لفا_ r-22
لفات r-22
لفاتو r-22
لفاي r73 g-23 h-19
لفايز m26
لفت r41
لفته r40
لفته_ r31
لفر g63 h-72
لفرس r-23 g37
لفرس_ r-23 g37
لفرق g19
لفرق_ g19
لفرو g24
لفروق g24 m22
لفري h-24
لفريق h-24
لفز r37
لفزي r26
لفزيو r26
لفع r-35
لفعل r-35
لفعلي r-35
لفق r-23 h-22
لفقر r-22 h-22
لفقرا r-22 h-22
لفك r23
لفك_ r23
لفل r29 g-43 h-34 k53
لفلو r29 g-21 h-32 k54
لفلوس r29 g-21 h-32 k54
لفن r-22 g-38 m-36 h50
لفنا r25 m-23 h19
لفنج h56
لفنجا h56
لفند r-38
لفندق r-38
لفني g-23
لفني_ g-23
لفه g43 m19 h-27
لفه_ r-24 g62 m19 h-20
لفو m52 h35
لفوا m38 h24
لفواك m42 h28
لفواي r19
لفوز m19
لفوز_ m19
لفي g-30 m-22
لفيز r32
لفيزا r32
لفين r-19 g-25
لفين_ g-25
لق_ g73
لقاء h25
لقاء_ h25
لقاد r51 g49 h-26
لقادم r51 g49 h-26
لقار g-36 h29
لقارب g-36 h29
لقاض h69
لقاضي h69
لقاع r-23 g-22
لقاعه r-23 g-22
لقاه g36
لقاها g37
لقاي r-20
لقايم r-20
لقب h45
لقبر h27
لقبر_ h27
لقبض h34
لقبض_ h34
لقد r-29 g-31
لقدي g-31
لقديم g-31
لقر g-19 h-37
لقرا r-27 g-19 m-33 h-57
لقران m-23 h-41
لقرض r32
لقرض_ r32
لقرع m21
لقرعه m21
لقس r24 g-36
لقسط r21 g-22
لقسط_ r21 g-22
لقط g35 h-20
لقطع g34
لقطعه g30
لقف g-42 h-30
لقفص g-36
لقفص_ g-36
لقم r-23 g21 m37
لقما m39
لقمار m39
لقن h39
لقنب h26
لقنب_ h26
لقه g52 m-23 h-25
لقه_ g43 h-33
لقو r-19 h75
لقوا r-19 h45
لقواد r-19 h40
لقي r-20 g35
لك_ r-39 g25 h-20 k73
لكا r-43 h-41
لكات g20
لكاتب g20
لكاز h47
لكازي h47
لكاس g47 h-40
لكاس_ g51 h-40
لكام g-31 h-23
لكامل g-31
لكب g26 h42
لكبا h43
لكبار h43
لكت r21 h-35 k-31
لكتا h-26
لكر r-20 h-20
لكرا r-19
لكرت g28
لكرتو g28
لكس h-22
لكسب m21
لكسبا m21
لكش g-23
لكف g-24 h93
لكف_ g-19 h80
لكفا r54 h-25
لكفال r54 h-25
لكفي r-30 h37
لكفيل r-30 h37
لكل g-32 m92
لكل_ r-21 m93
لكلا r34
لكم k21
لكم_ k21
لكن r33 g61 h-26 k-23
لكن_ r37 h-19
لكنا g22
لكنا_ g22
لكنب g40
لكه g58 h-75 k-46
لكه_ g61 h-22 k-29
لكها g22 h-19
لكها_ g22 h-19
لكهر g-24 h-33
لكهرب g-24 h-33
لكو g32
لكي r27 g-30 m-19 h23
لكي_ g34 h-27
لكيف h35
لكيف_ h35
لكيل g20
لكيلو g20
لل_ g-40
للا r-24 m-32
للاب g30
للاط m-20 h-20
للاطف m-20 h-20
للب g-60 h-43 k23
للبا r21 m33 h-26
للباق m34
للبن r-25 m-19 h-59 k33
للبنك k33
للبي h33
للبيت h-41
للبيع g-20 h74
للت m-27
للتس h24
للتو h-25
للث g32
للج r-31 g-23 m-35 h19 k22
للجا h20
للجب h-20 k46
للجبه h-20 k46
للجن h44
للجن_ h46
للح g28 h25
للحظ_ h23
للحف g-20 h24
للحفل h19
للحي g69
للد r-19
للدول r47
للدي r-19
للدين r-19
للر m36 k-31
للز h62
للزب h27
للزو h26
للزوا h26
للس r37 h-28
للسل h-20
للسي r53
للسيا r53
للش r19 h35
للشر r19 h64
للشرك r19
للص r30 h-27
للصا r32
للصاي r32
للع g-54
للعب g-24 m26 h39
للعب_ m21
للعم g-23
للعي r23 m-29 h-42
للف r-43 h-28
للفا h19
للفق r-22 h-22
للفقر r-22 h-22
للفن r-34
للفند r-34
للق h34
للك g-32 m31 h71
للكب h28
للكبا h28
للكل h19
للكل_ h19
للكي g-24 h23
للكيف h29
للم m-39 h24 k-46
للمج g-22 h-24
للمجا k36
للمح r-19 g19
للمحب h35
للمحل g19 h-45
للمخ k-24
للمد g20
للمدي g20
للمر r52
للمرا r52 h19
للمص h-35 k23
للمصر k23
للمط h28
للمطع h39
للمف h21 k-29
للمفت h21 k-29
للمق g25
للمقا g25
للمو h37 k-24
للموظ h40 k-24
للن h-52
لله r-99 g35 h-38 k-27
لله_ r-94 g35 h-38 k-22
للو g-19 m33 h41
للوت m30 h21
للوتو m26
للوح g36
للوحه g36
للي r55 h26 k37
للي_ g24 h19 k41
للير r22
لليره r22
لليل r27 h38
لليله r34
لم_ r-108 g111 m-48 h-115 k36
لما r-26 g53 h-59
لما_ r-29 g39 k-22
لماتش m19 h21
لمار g33
لمارج g35
لمال r29 k58
لمال_ r35 g-20 m27 k57
لمالك m-19
لمانج g25
لمب r-51 m42 h23
لمبا m21 h62
لمبار m-19
لمبل r-44 h-29 k25
لمبلغ r-44 h-29 k25
لمت r33 g-33 h-47
لمت_ r32
لمتا r35
لمتاخ r35
لمتج g45
لمتجر g45
لمته r-47 g-35
لمتها r-30 g-29
لمج g42 m20 h-39 k36
لمجا k44
لمجاه k44
لمجل r-24 g19 h-24
لمجلس r-24 g19 h-24
لمجم m24
لمجمو m24
لمح r-34 g22 m-22 k-42
لمحا r-19
لمحام r-19
لمحب h44
لمحبه h44
لمحت g47
لمحتو g47
لمحص r22 g-25
لمحصو r22 g-25
لمحك g30
لمحكم g30
لمحل r-33 h-34
لمحل_ r-33
لمخ k-34
لمخا h38
لمخال h38
لمخب h-34
لمخبز h-34
لمخت r25
لمخدر h-36
لمخط g19
لمخطط g19
لمد r44 g-58 m-31
لمدر g-33 m-36 h-29
لمدرب m-37
لمدرس g-33
لمده r32 g-32
لمده_ r32 g-32
لمدي h20
لمدير h20
لمر m22 k21
لمرا r56 g-21 k22
لمراب r69 h-27
لمراف h48
لمراه h27
لمرخ r-26 m20 h22
لمرخص r-26 m20 h22
لمرك r-23 g22
لمركب r-22 g23
لمرو g-26
لمري h-27
لمريض h-27
لمز r-22
لمزا g39
لمزاد g23
لمزر r-21 g-26
لمزرع r-21 g-26
لمس g53 m33 h-21 k-28
لمسا m30
لمساب m31
لمسب g28
لمسبق g28
لمست r22 g-45 h-37 k-27
لمستر r55 g-23
لمستش h-35
لمستق g-21 h34
لمسر g34
لمسرو g39
لمسو g20 h23
لمسوو g20 h23
لمش h56
لمص g-24 k36
لمصا r20
لمصار r20
لمصح h29
لمصحف h29
لمصر k35
لمصرف r-25 k69
لمصن h20
لمصنع h20
لمض h31
لمضا h22
لمط r-37 g-31 m-28 k-22
لمطا g-22 h-29
لمطار g-22 h-29
لمطب r-27 h-29
لمطبخ r-19 h-29
لمطع h57
لمطعم h57
لمطل h32
لمع g-44 h20
لمعام h26
لمعت h35
لمعتق h21
لمعد r21 g-28
لمعدن r35
لمعرض h-24
لمعرف h25
لمف r-32 g44 m-51 h-19 k-36
لمفا g55 m-21
لمفاج g55 m-21
لمفت g-32 h42 k-36
لمفتش h42 k-33
لمق r32 g-28 m-19
لمقا r-26 g19 h-19
لمقات k22
لمقاس r-22
لمقاو g21
لمقب h22
لمقبر h22
لمقر r56 h-26
لمقرض r63
لمك r45 g-37 m-48 h-19 k-21
لمكت g-33
لمكش r73 m-26
لمكشو r73 m-26
لمكيف g-21
لمل r-40 g19 m-28 h-61 k-35
لملا r-36 g41 m-22 h-36
لمم g-41 h65
لممن h46
لممنو h46
لمن g-33 h60 k42
لمن_ r39 g-22 k38
لمنا h53
لمناق h43
لمنج h23
لمنجم h23
لمند h48
لمندل h34
لمنز h-20
لمنزل h-20
لمه g37 k64
لمه_ g-25 k60
لمها g26
لمها_ g26
لمو h63
لموس g69
لموسم g69
لموظ r-31
لموظف r-31
لموع g-23
لموعد g-23
لموق h92
لموقت h26
لموقع h67
لمول g-26 h19
لمي r24 g-29 m23
لميز g-22
لميزا g-22
لمينا g24
لميه r73 g-35 m19
لميه_ r73 g-35 m19
لنا m-37 h-45
لنا_ g41 h-34
لناد g-22
لنادي g-22
لناس r22 g-28 h27 k29
لناس_ r22 g-28 h27 k29
لناق g38
لناقه g38
لنب h55
لنبي h55
لنبيذ h44
لنت g-21 k38
لنت_ g-21 h-39 k39
لنتا h-20
لنتاي h-20
لنتي h49
لنتيج h49
لنجا g23
لنجار g24
لنح h-19
لنحس h27
لنحس_ h27
لنخ h-20
لنخل h-20
لنخل_ g-32
لنخله g48
لند h28
لندي h35
لندي_ h35
لنس h-31
لنص g-26 m43
لنص_ g-23
لنظ k26
لنظا k27
لنظام k27
لنع g38
لنف r55 g30 k-23
لنفس r58 h-20 k-20
لنفس_ r29
لنفسه r29
لنفط g38 h19
لنفط_ g38 h19
لنه g33
لنها g27
لنهاي g27
لني r25 g-39 m-39
لني_ r24 g-39 m-29
له_ r-20 g105 m-21 h-95 k-23
لها r-92 g28 m23 k31
لها_ r-84 g-51 m33 k39
لهاش g43
لهاش_ g43
لهام g28
لهامش g28
لهب g26
لهبو g26
لهبوط g26
لهج g-24 m-21 h-22
لهجن g-24 m-21 h-22
لهجن_ g-24 m-21 h-22
لهد m42 k-34
لهدي k-34
لهديه k-34
لهل m28
لهلا m28
لهلال m28
لهم r-21 h-26 k86
لهم_ r-21 h-26 k86
لهن g34
لهو g28 k26
لهوا g47 h-26
لهوا_ g27 h-19
لهوي g-19 k26
لهويه k27
لهي r-20
لو_ g161 m-22 h-94 k-20
لوا g-67 h-30 k46
لوا_ g-54 h27 k31
لواح k22
لواحد k22
لواس h20
لواسط h20
لوال h-29
لوالد h-29
لوب h56
لوب_ h56
لوت m170 h78
لوت_ g22 h-19
لوتس m29 h-30
لوتس_ m29 h-30
لوتو r-19 g-22 m145 h109
لوتو_ r-19 g-22 m145 h109
لوج g-27 h-32
لوجه_ g-20
لوح g24 m-29
لود r-20 h51
لودع h60
لودع_ h60
لودي r-23
لوديع r-23
لور m-29
لورق r25 g-25 m-29 k24
لورق_ g-20 h24 k25
لورقه r23
لوز r32
لوزن r23
لوزن_ r23
لوس r47 m40 h19 k41
لوس_ r31 m54 k50
لوسن m25
لوسنا m25
لوسه k24
لوسه_ h19
لوسي r22 m-26 k-29
لوسي_ r33 m-26 k-25
لوسيط h20
لوش g24
لوش_ g24
لوص g23
لوصو g21
لوصول g21
لوط m31
لوف r32 g-19 h100
لوف_ h89
لوقتي r20
لوك m-25 h-41
لوك_ g-31
لول h-22
لولد g-19 h-22
لولو g19 h-20
لولو_ g19
لولي h20
لولي_ h20
لوم r-34 g-51 h25
لوم_ r-48
لومت h33
لومتر h33
لون r-27 g-60 m-30 h-91 k37
لون_ r-22 g-51 h-38 k40
لوه r-25 g26 h20
لوه_ h23
لوي g-83 h-38
لوين g-58
لي_ r58 g36 h56 k-24
ليا g26
ليات g34
ليات_ g34
ليان h24
ليب g34
ليب_ g42 h-40
ليت g45 m96 h76
ليت_ m97 h61
ليح r-52 g-64 h-21
ليح_ r-52 g-64 h-21
ليد h64
ليد_ g-21 h53
ليدي g32
ليديه g37
لير r30 g-25 h32 k-19
ليرا r23
ليرات r23
ليري h41
ليريك h41
ليس g38
ليس_ g24
ليص g56 h-44
ليصه g63 h-22
ليصه_ g63 h-22
ليغ k37
ليغ_ k37
ليف r45 g-25 h-20
ليف_ r23
ليق h35
ليق_ h35
ليك r-28 g-47 h23
ليك_ r-28 g-39
ليل g-33 h79 k-36
ليل_ h40
ليله r31 h34
ليله_ r31 h34
ليلي r-19 h48
ليلي_ h28
ليليه h19
ليم g53 m-49 h-57 k-22
ليم_ g61 k-27
ليمها r35
ليمي m-30 h-42
لين g31 m-19 h40 k29
لين_ g38 m-20 h32 k40
ليه r75 g-27 m-50 h50
ليه_ g-35 m-52
ليها h46
ليها_ h46
ليهم r40
ليهم_ r40
ليو r34 g-31
ليوم r27 g-20
ما_ r-69 g241 m-79 h-106 k87
ماء g-24 h-41 k35
ماء_ g-24 h-41 k35
ماب g42
مابي g42
مابي_ g42
مات m39 h33
مات_ h25
ماتش m45
ماتشا m35
ماث h26
ماثي h26
ماثيل h26
مادو h23
مادول h23
مار r-43 m83 h29 k-19
مار_ m114 h-26
مارج g80 h-28 k-20
مارجن g83 h-34 k-19
مارس g-41
مارس_ g-41
مارك g-34 h51
مارك_ k19
ماركه g-20 h33
ماري r-35 h26
ماريج h37
ماز g42
مازو g44 h-21
مازون g44 h-21
ماش g47 m-22 h-50
ماش_ g39 m-19 h-37
ماط g-62
ماع h-19 k49
ماعه k49
ماعه_ k49
ماك r-19 g-28 m61
ماكي r-19 g-25 m62
ماكين r-19 g-25 m62
مال r67 g-29 m-35 h-50 k28
مال_ r44 g-71 m21 h-24 k37
مالك m-20 k22
مالك_ m-20 k31
ماله r46
ماله_ r61
مالها g20
مالو g24
مالوش g24
مالي g31
مالي_ g-33
ماليه g64
مام r-42
مان r77 m-45 h-60 k-30
مان_ g19 m-27 h-24 k-23
مانج g20 h-39
مانجو h-34
مانه r32
مانه_ r32
ماني r43 g-23
مانين r44
مانيه g-22
ماي h-52 k-36
ماي_ h-67 k-19
مايه g43
مايه_ g43
مب_ r-19 k50
مبا r-44 g56 m44 h95
مباد r-19 g81 h-38
مبادل r-19 g81 h-29
مبار m25 h20
مبارا h41
مباري m42
مباش m37 h53
مباشر m37 h53
مبان h64
مباني h64
مبر r-20 g-34 h-38 k-21
مبر_ r-19 h-24
مبك r24
مبكر r24
مبكر_ r24
مبل g46 m22 h-45
مبلغ g46 h-43
مبلغ_ r-21 g30 h-42
مبلغه g26
مبو m41
مبول m42
مبولا m42
مبي h29 k-21
مبيع k-19
مبيعا k-19
مبيو h28
مبيوق h28
مت_ h-33
متا r22
متاخ r46
متاخر r46
متج g38
متجر g38
متجر_ g38
متح m-22
متحن h32
متحن_ h32
متر r31 g-47 k-19
متر_ g-25
مترا r36 h27
مترات h33
متع h39
متعه h25
متعه_ h25
متغ g37
متغي g37
متغير g37
متف g-49
متفق g-48
متفق_ g-39 h-23
متل r39
متل_ r21
متن g-39 m27 h21
متنا h-32
متناق r20 h-24
مته r-40 g-41
مته_ r-50
متها g-46
متها_ g-46
متي g71 h-28 k-23
متي_ g78 h-28 k-23
مثا h46
مثال h46
مثال_ h52
مثب r23
مثبت r23
مثبت_ r23
مثل r-31 g-69 k-22
مثل_ r25 g-31 h-24
مثله r-56 g-36
مثلي m20
مثلي_ m20
مجا g-25 h-32 k37
مجان m-22
مجانا r21
مجاني m-22
مجاه k44
مجاهد k44
مجت g22
مجت_ g22
مجل r-24 g-29 h-33
مجلس r-24 g19 h-24
مجلس_ r-24 g19 h-24
مجم m24
مجمد r19
مجمد_ r19
مجمو m24
مجموع m24
مجه g85 h-39
مجهو g85 h-39
مجهول g85 h-39
مح_ h-52
محا r-74 h-67
محار g61 h-33
محار_ g28
محاره g33 h-20
محاس k-35
محاسب k-35
محاض g-41
محاضر g-41
محاف k45
محافظ k45
محام r-42
محامي r-19
محب h66
محبه h66
محبه_ h66
محت r-38 g38 h32 k-25
محتا r-38 h35
محتاج r-38 h35
محتو g49 k-25
محتوي g50
محد g26 k34
محد_ k24
محر r-25
محشو h20
محشوه h20
محص h-23
محصو h-23
محصول h-23
محظ k47
محظو k47
محظور k49
محف r34 g-25 h-24 k63
محفظ g-22 k75
محفظت r-20 k56
محفظه m25 k19
محفو r50
محفوظ r50
محك g21
محكم g21
محكمه g21
محل r19 g-47 k-40
محل_ r30
محله g-27
محله_ g-27
محلي r-19 h23
محلي_ r-19 h23
محن r-26
محني r-26
محني_ r-26
مخا h35
مخال h36
مخالف h36
مخب r-24 h-47
مخبز r-24 h-47
مخبز_ r-24 h-47
مخت r25
مختب r25
مختبر r25
مخد h-49
مخدر h58
مخدر_ h24
مخدره h30
مخز k-21
مخزن g-20 k-19
مخص r69 h-21
مخصو r69 h-21
مخصوم r69 h-21
مخط g25
مخطط g28
مخطط_ g31
مخف g21
مخفي g21
مخفيه g21
مخل g-51 h19
مخلل g-40
مخلل_ g-40
مخلو h30
مخلوط h30
مخي g44
مد_ g-33
مدد r84 g31
مدد_ r84 g22
مدر r-57 g-45 m-33 h-65
مدرب m-37 h-34
مدرب_ m-26 h-34
مدرس r-28 g-68 h-58
مدرسه g-33
مدرسي h-41
مدف m23
مدفو g41 m23
مدفوع m28
مدفون g26
مدم h-23
مدمن h-23
مده r32 g-22 h-43
مده_ r32 g-22 h-43
مدو k25
مدي r23 m40 h-24
مدير_ h32
مدين r19
مدين_ r21
مديو r32 m46 h-27
مديون r32 m46 h-27
مر_ r-45 h-38
مرا r81 g-44 h-105
مرا_ h-23
مراب r125 g-38 h-51 k-30
مرابح r45 g-22 h-24 k-28
مرابي r80 h-27
مراف h45
مرافق h45
مراق h-34 k34
مراقب h-43 k35
مراه r-21 g23 m24
مراهن r-21 g23 m24
مرب h30
مربو h30
مربوط h30
مرت g54 h-38
مرتج g68 h-29
مرتجع g68 h-29
مرخ r-26
مرخص r-26
مرخص_ r-22
مرر h44
مرر_ h44
مرصو h20
مرصود h20
مرض r-26 g54 h31
مرض_ g32
مرضي h35
مرضيه h35
مرف r-31
مرفق r-30
مرك g21
مره m52 h26 k28
مره_ g28 m56 k30
مرها g-25
مرها_ g-25
مرو g-28 h-19
مرور h-23
مريض g-23 h-26
مريض_ g-23 h-26
مزا g29 h-71
مزاج g54 h-30
مزاج_ g31
مزرعه r-21
مزو h53
مزور h53
مزور_ h21
مزوره h26
مزي h32 k45
مزيف h39
مزيفه h33
مس_ r22 m36 h59 k-22
مسا r-56 g-44 m49 h33
مساب m48
مسابق m48
مساج h29
مساج_ h29
مسار r20 h51
مسار_ r20 h51
مساع k28
مساعد k28
مسب g50 h-28
مسبق g50 h-27
مسبق_ g56 h-20
مسبقا r21
مست r56 m-46 h-79
مستا r38 h21 k26
مستاج h31 k26
مستر r53 g-38
مسترد g-39
مستري r61
مستش h-35
مستشف h-35
مستع m-21 h-43 k22
مستعا k26
مستعم g-25 m-20 h-19
مستق g20
مستقب g50
مستل r-36 g29
مستلم r-22
مستو g33
مستود h-35
مستور g32 h31
مسج g-65 h-44
مسجد h-24
مسجد_ h-24
مسجل g-62 h-21
مسجل_ g-42
مسجله g-20
مسح_ h20 k21
مسد r-27 h-30
مسدس h-30
مسدس_ h-39
مسر r-19 g-23 m-27 h117
مسرب h32
مسربه h32
مسرح h-21
مسرو r-19 h106
مسروق r-19 h106
مسك g40 h20
مسكر g40 h20
مسكره g34
مسه h-21 k-34
مسه_ h-21 k-34
مسو g30
مسوو g30 h23
مسوول g30 h23
مسي h-23
مسين h-23
مش_ r-23 g164 m-20 h-42 k-19
مشا h-28
مشار h-22
مشارك h-22
مشت g31
مشترك r22
مشتري r-24
مشر k-20
مشرو k-19
مشروب g-38 m19 h45
مشروط r25
مشروع r-26 g41 h-39
مشع h62
مشعو h62
مشعوذ h62
مشغ r53
مشغل r53
مشغل_ r53
مشف r-20 h47
مشفر r-20 h39
مشفره r-20 h28
مشه k31
مشو h-42
مشوي h-41
مشوي_ h-41
مشي g-30 h33 k-50
مشي_ h34
مصا r36 g-29 m28
مصار r36 g-21 m33 h-50
مصارع m37
مصاري r38 g-21 h-50
مصان h27
مصد h-48 k54
مصدر k54
مصدر_ k22
مصدره k33
مصدق h-36
مصر g-19 h-59 k22
مصرف h-24 k64
مصرف_ r-25 k73
مصرفي r32
مصرو h-36 k-23
مصروف h-36 k-23
مصن r-32 h44
مصنع r-32 h24
مصنع_ h29
مضا r58 g-42 h-54
مضار r-33 h-20
مضارب r-33 h-20
مضاع r29 m41 h29
مضاعف r29 m41 h29
مضاف r37
مضان r25 g-35 m-26 h-63
مضان_ r25 g-35 h-36
مضخ k21
مضم r54
مضمو r54
مضمون r54
مطا g-22 h-29
مطار g-22 h-29
مطار_ g-22 h-29
مطب r-27 h-29
مطبخ r-19 h-29
مطبخ_ r-19 h-29
مطر m-22
مطر_ m-22
مطع r22 g-25 k-21
مطعم r22 g-25 k-21
مطعم_ g-25 k-21
مطل h29
مع_ r41 g-70 k63
معا r70 g-37 h-33
معاد r22
معاش r-43 h-40
معام r33
معامل r33
معاه r61
معاه_ r58
معب g-32
معت h42
معتق h72
معتق_ h72
معتم h-19
معتمد h-19
معدل g43
معدن r30
معدن_ r30
معر r-27 g-26 m-23 h-21
معرض h-27
معرض_ h-27
معرف g32 h21
معرفه g32 h21
معرو r-25 g-52
معروف r-25 g-52
معس h-23
معق h-31
معقم h-31
معقم_ h-31
معل r-73 m-23 h-28
معلق g75 m-21
معلق_ g60
معلقه g31
معلو r-34 g-41
معلوم r-34 g-41
معه r65 k-47
معه_ r40 h30 k-44
معها r48 g-28
معها_ r48 g-28
معي g26 m-30
معي_ h23
معين g52
معينه g32
معيه r22 m-27
معيه_ r22 m-27
مغر h25
مغرب h25
مغربي h25
مغش h33
مغشو h33
مغشوش h33
مغط g36
مغل g35
مغلفه g19
مغلق g19
مفا g72 m-28 h-31
مفاج g90 m-33 h-31
مفاجا g90 m-33 h-31
مفت r-32 g-49 k-37
مفتا r-21 g-40
مفتاح r-21 g-40
مفتش h42 k-33
مفتش_ h59 k-33
مفر g25 m-31 h-37
مفرو g25
مفروز g25
مفق g28
مفقو g28
مفقود g28
مفي r20 g29
مفيش r20 g29
مفيش_ r20 g29
مقا r-35
مقاب g19 h20
مقابل g19 h20
مقات k34
مقاتل k34
مقاس r-27 h-38
مقاس_ r-27 h-22
مقام m52 h22
مقامر m52
مقاو g25
مقاول g25
مقب h21
مقبر h22
مقبره h22
مقد r-28 g45 h-24
مقدم r-28 g55
مقدم_ g56
مقر r51 h21
مقرص h27
مقرصن h27
مقرض r63
مقرض_ r63
مقط r-19 g-36 h-24
مقطو g-35
مقطوع g-22
مقف r34 g32 h-24
مقفل g29
مقفله g29
مقفو r34
مقفول r34
مقل r-20 g-21 h118
مقلد r-20 g-20 h118
مقلد_ h41
مقلده h74
مقه g-20
مقهي g-20
مقهي_ g-20
مك_ r-25 g37 h-28
مكا r21 h-28
مكاف r33 h-19 k-30
مكافا r39 h-19
مكان g-30 h29
مكان_ g-30
مكاني h22
مكاي h-28 k42
مكاين h-28 k42
مكت g-40 h57 k-35
مكتب r-19 k-24
مكتب_ h28
مكتبه r-26 h-19
مكتو r19 g-32 h49
مكتوب r19 g-32 h49
مكش r69 m-26
مكشو r69 m-26
مكشوف r69 m-26
مكف r34
مكفو r34
مكفول r34
مكن r-25 g64 m38 h-37
مكن_ r-25 g64 m38 h-37
مكي r-25 h-23 k22
مكيف r-23 g-21
مكيف_ g-21
مكين g27 k28
مكينا k30
مل_ r-101 g30 m-40 k22
ملا g32 m-59 h-82 k-19
ملا_ g-22
ملاء g30
ملاء_ g30
ملاب r-42 h-22
ملابس r-42 h-22
ملات r43 m-28
ملات_ r43 m-28
ملت h-20
ملتي r21
ملتين r21
ملز r70 g-20
ملزم r70 g-20
ملزم_ r67 g-20
ملع h-36
ملعب h-27
ملعب_ h-27
ملغ h23
ملغو h23
ملغوم h23
ملف h21
ملف_ h27
ملك g137 h-82 k-75
ملك_ r20
ملكن g22
ملكنا g22
ملكه g100 h-41 k-36
ملكه_ g77 h-22 k-19
ملكها g22 h-19
ملكي g26 h-30 k-23
ملكي_ g36 h-30 k-22
مله h26 k-23
مله_ r-43 k-21
ملها r30
ملها_ r31 g-33 h22
ملو g-54 h-49
ملي r22 k-21
مليه r24
مليه_ r24
مم_ r43 g-35
مما r41
مما_ r41
ممد g47
ممدد g47
ممن h49
ممنو h49
ممنوع h49
من_ r-86 m56 h-45 k34
منا g-53 m-27 h34 k-20
منا_ r35 g-43 m-28
مناق h40
مناقص h43
منت h28
منت_ h-22
منتج g20 h28
منتجع h28
منته g-21 h30
منتهي g-21 h30
منج g-34 h100
منجم g-34 h100
منجم_ g-29 h79
مند h56
مندل h41
مندل_ h41
منز h-22
منزل h-22
منس h19
منسو h19
منسوخ h19
منص m25 h-41
منصه m25 h-41
منصه_ m25 h-41
منظ r57 k-23
منظم r57 k-23
منظم_ r57 k-23
منف g24
منك g-28
منك_ g-28
منه r37 h-45 k-29
منه_ r19 h-50 k-45
منها m-19
منها_ m-19
منهم h26
منهم_ h26
منو h49
منوع h49
منوع_ h49
مني r35 g-26 m-38 h-24
مني_ r36 g-19 m-35
مه_ r-81 m-24 h-54 k34
مها r34 h-22 k48
مها_ k50
مهال r36
مهال_ r36
مهر g-23
مهر_ h-26
مهرب h30
مهك h34
مهكر h34
مهكره h30
مهل r-25
مهم g37
مهم_ g37
مو_ r21 g87 h39 k-26
موا m-21 h-36 k33
مواص k-19
مواصف g30
موال k57
موال_ k63
موب m-23
موبا m-23
موباي m-23
موت h-20
موتو r21
موتور r21
موج h-68 k61
موجر g-31 h-44 k51
موجر_ k55
موجل r31 g50 k-26
موجلا r27 g21
موجله r19
موجلي g34
موجو g-19 k37
موجود g-19 k37
مور h28
مور_ g-21
مورد_ g21
موز r-26 g-41
موزو r-26 g-41
موزون r-26 g-41
موس r-24 g57 h-33
موسم r-23 g57
موسم_ r-23 g57
موشر g26
موشر_ g26
موظ r-19 g-21
موظف r-19 g-21
موظف_ k23
موظفي r-24 h-25
موع h-28
موعد h-26
موعد_ g35
موعده g-28
موق g-41 m28 h88 k44
موقت h35
موقت_ h35
موقع g-30 m30 h58
موقع_ g-30 m30 h58
موقو k39
موقوف k39
مول g-82 h33
مول_ h30
مولت r-26 h28 k27
مولد r-21 g-26
موله r23 g-36
موله_ r23 g-36
موم r-21 h25
مون r37 g-26 h-46
مون_ r21
مونه r33
مونه_ r33
موي r50
مويل r50 h36
مويل_ r50 h36
مي_ r-42 g-157 h-78 k22
ميا h-33
مياه g-22
مياه_ g-22
ميت h49
ميته m27 h66
ميته_ m27 h66
ميتي h-19
ميتين h-34
مير h42
ميرا_ h28
ميره h42
ميره_ h42
ميز g-22
ميزا g-22
ميزان g-22
ميس h-28
ميس_ g-35 m-25
ميسر m50 h-21
ميسر_ m50 h-21
ميع r-21
ميع_ r-21
ميل r-27 k-27
ميل_ g24 h35
ميلا r-21 h-39
ميلاد r-21 h-39
ميلي h22
ميلي_ h22
ميم h45
ميمه h26
ميمه_ h26
ميمي h22
مين r-40 g104 k-19
مين_ r-35 g98
ميه r103 g-25 m23 k61
ميه_ r89 m25
ميها g-23 k28
ميها_ g-23 k28
ميهم k20
ميهم_ k20
نا_ g-87 h-42 k-89
ناب h-21
ناب_ h34
نات m-22
نات_ g-28 h25
ناد r-22 g-39 h-19
نادي r-22 g-20 h-32
نادي_ r-30 g-26 h-25
نار m25
نار_ h41
ناري h-33
ناز r-35 g37
نازل r-35 g39
نازل_ g45
نازلت r-19
ناس g-42 k102
ناس_ g-61 k107
ناسبا g23
ناص r-43
ناصر r-36
ناصر_ r-36
ناع k34
ناع_ k34
ناف h49
نافق h55
نافق_ h40
ناق m32 h-20 k-26
ناقت m27
ناقص r22 g-24
ناقصه g-24
ناقه g32 h-51
ناقه_ g32 h-51
ناك k19
ناك_ k24
نام h-27
نان_ m-25
ناني r19 m27
ناني_ m19
ناه r-29 g-113 h-43 k-30
ناه_ r-29 g-78
ناها g-35 h-29
ناها_ g-35 h-29
ناي m71 h-44
ناير g-30
ناير_ g-30
نايه h-23
نايه_ h-23
نايي g40 m93 h-29
ناييه g53 m84 h-26
نب_ r-40 h63
نبت g64 h-32
نبت_ g56 h-23
نبر h-19
نبرم g22
نبرمج g22
نبه g30 k33
نبي r-33 m-19 h80
نبي_ r-33 g-20
نبيد h24
نبيد_ h24
نبيذ h41
نبيذ_ h41
نت_ r39 g-49 m46 h90
نتا g73 h-56
نتاج g79 h-34
نتاج_ g79 h-34
نتاي h-20
نتايج h-20
نتج h22
نتجع h28
نتجع_ h28
نتح g-19
نتخ g23
نتر r-25 m40 h52
نتظ r34
نتظا r44 g-19
نتظار r44 g-19
نتظر g31
نتف r-42 g52
نتفق r-23 g58
نتفق_ r-23 g58
نته r-48 g25
نته_ r-27
نتها h21
نتهاء h25
نتهي r-24 g28
نتهي_ r-23 g30
نتي r-37
نتي_ r-20
نج_ m-41 h-20
نجا g30
نجاح h-35
نجاح_ h-33
نجار g24
نجار_ g24
نجان h48
نجان_ h46
نجب r-22
نجبي r-22
نجبيل r-22
نجر h32
نجري h32
نجريا h32
نجم g-46 h67 k66
نجم_ g-29 h79
نجمع h-34 k75
نجمع_ h-34 k75
نجو h62
نجوم h51
نجومي h34
نحا g-24
نحاس g-24
نحاس_ g-24
نحد g55
نحدد g55
نحدده g52
نحس h46
نحس_ h46
نحط k23
نحط_ k23
نحل g-21 h-77
نحل_ g-21 h-77
نخت g40
نخل g72 h-38
نخله g77
نخله_ g77
نخلي g-41
نخمن m21
نخمن_ m21
ند_ g19 h28 k20
ندا r34
ندات r34
ندات_ r34
ندر g27 h55
ندري g28
ندري_ g28
ندس h22
ندف r-30
ندفع r-30
ندق r-49 g-22 h-46
ندق_ r-45 h-42
ندقي g-20
ندن g44
ندنا g27
ندنا_ g27
نده h-26
نده_ h-34
ندو r-33
ندوق r-25
ندوق_ r-25
ندي r44 g42 k-35
ندي_ r44 h25 k-35
نذك k20
نذكر k20
نذكر_ k20
نز_ g35 h22
نزل m32 h31 k-31
نزل_ h22 k-22
نزلت r-34
نزو r19
نزي g-33 h88
نزير h78
نزير_ h68
نزيل h21
نزيل_ h21
نزين h-19
نزين_ h-19
نس_ h-21
نسا h32
نساي h32
نسايي h32
نسب r54 m37
نسبه r44 m25 h-23
نسبه_ r44 m25 h-23
نسم k45
نسمي k45
نسميه k45
نسو h19
نسوخ h19
نسوخه h19
نسي h35
نسي_ h24
نشر g-31
نشر_ h22
نشو g93 m-41 h-39
نشوف g82 m-29 h-41
نشوف_ g58 m-29 h-41
نص_ r159 h-35
نصب g-53 m-26 h29
نصب_ g-50 m-26
نصف r46 m-33 h33 k-23
نصف_ r46 g-22 m-25 h35
نصه r24 h-49
نصه_ r27 m25 h-49
نصي r-34 m35 h23 k-21
نصيب r-25 m41 h36 k-21
نصيب_ g-35 m73 h67
نصيبي g40 h-35
نط_ h32
نطه g20
نطه_ g20
نظا g-19 h-48 k43
نظار h-25 k20
نظار_ k20
نظام k24
نظام_ k27
نظم r57 k-23
نظم_ r57 k-23
نظي r22
نظير r38
نظير_ r38
نع_ h47
نعت h43
نعتق h43
نعتقه h43
نعد k26
نعدي k26
نعدي_ k26
نعر r-20 g-26 k39
نعرف r-20 g-26 k39
نعرفه r-20 g-27 k43
نعط r27
نعطي r27
نعم g-19 k26
نعمل g-20 k28
نعمل_ g-20 k28
نف_ h34
نفت g54
نفتح g54
نفتح_ g54
نفس g-64 m-52 h-52
نفس_ g-23 k44
نفسه g-34 m-24 k-26
نفسه_ r20 g-44 h-29 k-21
نفط g29
نفط_ g29
نفو m50
نفوز m48 h-23
نفوز_ m48 h-23
نق_ g38 h24
نقا h80
نقال h55
نقال_ h55
نقان h30
نقانق h30
نقد r48 g-35 m-23 h-60 k35
نقد_ r36
نقدا r-26 g-34 h-24 k31
نقدا_ r-26 g-34 h-24 k31
نقدي r39 h-24
نقدي_ r46 h-24
نقر g27
نقرر g27
نقرر_ g27
نقس m-20
نقسم m-20
نقص r-25 g-29
نقص_ r-25 g-29
نقط h-62
نقطع g22
نقل m-37 h-32
نقل_ m-32 h-28
نقو g32 h-39
نقوط h-29
نقوط_ h-29
نقول g57
نقوله g57
نك_ r-31 g-36 m-22 h21
نكت g-24 k72
نكتب g-24 k72
نكتب_ g-24 k72
نكس g28 h-20
نكسر g28 h-20
نكسر_ g28 h-20
نكن h44
نكن_ h44
نكي h-25
نكي_ h-24 k26
نلا m33
نلاي m35 h22
نلاين m35 h22
نلق g27
نلم h-33 k62
نلم_ h-33 k62
نم_ g39 h-25
ننا m44 h-27
ننا_ m44 h-27
نني h-40
نني_ h-40
نه_ r88 g-37 h-59
نها r-48 m-43 h76 k49
نها_ g21 m-28 h30 k49
نهاي r-28 h46
نهايه r-28 h62
نهم m28 h22
نهم_ m28 h26
نوا g55
نوات g47
نوات_ g47
نوز g-21
نوص k39
نوصل k39
نوصل_ k39
نوع g38 h59
نوع_ h76
نوعه g36
نوعه_ g19
نون g28
نوي g31
ني_ r147 g-102 k-47
نيا g-22 h43
نيا_ h34
نيك h22
نين r22 g50 h23 k-28
نين_ r26 g66 k-21
نينت h24
نينتي h24
نيه g-37 h-72 k-19
نيه_ g-34 h-68 k-19
نيها r26
نيهات r26
نيو r-19
نيو_ r-19
نے_ h22
ها_ r43 g94 m-61 h-116
هاء h25
هاء_ h25
هاب h-21
هابط h-28
هابط_ h-28
هات g-25
هات_ k22
هاته h37
هاته_ h35
هادا r28
هادات r28
هاده r-24
هاده_ r-24
هار m35
هار_ m27
هاز r-44 g-21 h-34
هاز_ r-44 g-21 h-34
هاش g43
هاش_ g43
هاض h28
هاض_ h28
هاك h37
هال r24 g99 m-20 h-81
هال_ r31
هالا r-26 g34
هالاس r-26 g25
هالس h-27
هالش g23
هالشج g27
هالن g27
هالنخ g27
هام r-30 g81 m-19 h-42
هامش r-20 g108 m-19 h-37
هامش_ r-20 g108 m-19 h-37
هان r-33 g-19 m121 h-20 k-35
هان_ m49 k-32
هانا m33
هانات m35
هاي r-28 g-26 h107
هاين h37
هاينك h37
هايه r-28 h62
هايه_ r-28 h62
هايي_ g19
هب_ r51 k-23
هبط m36
هبط_ m36
هبه r80
هبه_ r58
هبو g40 h-21
هبوط g40 h-21
هبوط_ g40 h-21
هبي h-24
هتي r39
هتين r39
هتين_ r39
هجن g-24 m34
هجن_ g-24 m-21
هد_ g-27 h22
هدا m45 h-24
هداي h-23
هدايا h-23
هدي g-34 k32
هدين k44
هدين_ k44
هديه g-20
هديه_ g-20
هذا g-47
هذا_ g-47
هذه g29
هذه_ g29
هذي h-53
هذي_ h-53
هر_ g42 h-57 k68
هرب h-43
هرب_ g61 k20
هربا g-45 h-41 k-27
هرباء g-25 h-24 k-27
هرج h-19
هرجي r29
هرجي_ r29
هرم h33
هرمي h33
هرمي_ h33
هره h-20
هره_ h-20
هري r22 m-24 h29 k-24
هري_ r-30
هريا r19
هريا_ r19
هريب h63
هريب_ h63
هرين r35
هرين_ r35
هز_ h32
هزه h35
هزه_ h35
هكر m-25 h85
هكر_ m-20 h55
هكره h30
هكره_ h30
هكي h19
هكير h19
هكير_ h19
هل_ r-34 g40 m55 h-30
هلا h-22
هلال_ h-31
هله h-32 k37
هله_ h-21 k19
هلهم k19
هلهم_ k19
هلو h40
هلوس h40
هلوسه h40
هلي h-55 k-30
هلي_ h-39 k-30
هم_ r-21 g101 h-109 k68
هما r-33
هما_ r-33
همه g25
همه_ g25
همي g-50 h-41 k60
همي_ r24 g-50 h-36 k38
هميه k22
هميه_ k22
هن_ r36 g-92 h-23
هنا r29 h-38 k23
هنا_ r23 m51
هنات m-58
هنات_ m-58
هناك k24
هناك_ k24
هنت r48 h-28
هنت_ r48 h-22
هند g28 h21
هندس h22
هندي g25
هنن r-26 m20
هنه r-20 g32 m70 h20
هنه_ r-20 g32 m70 h20
هني m51 k-20
هنين m20
هنين_ m20
هه_ h-56 k86
هو_ r-60 g75 h-45
هوا r35 g66 h-28
هوا_ g27 h-19
هواء g20
هواء_ g20
هور r34 g61
هور_ r34 g57 h-24
هول g85 h-39
هول_ g62
هوله g44
هوله_ g44
هولي g-21 k25
هولين g-21 k25
هون k33
هون_ k33
هوه h-35
هوه_ h-35
هوي r-33 h41 k19
هوي_ r-32
هويه g-19 h23 k19
هويه_ g-19 h23 k19
هي_ r-95 g42 m-47 h-37 k88
هيد r21
هيل g-23 h-87
هين h30
وا_ r44 h-67 k29
واء g20 h-28
واء_ g20 h-28
واب g-29 h-44
واب_ g-37
وات r33 m-27
وات_ g31 h38
واتس g-20 h20
واتف r28
واتي r20 h-29 k20
واتير r20 h-29 k20
واج g-43 k-29
واج_ g-27 h40
واجر r24
واجره r24
واح r-64 g53 h24 k33
واحد r-40 g46
واحد_ r-37 g30
واحده h22
واحط k19
واحطه k19
واخ r-50 m-45 h25 k32
واخت r-25 g-19
واخذ_ r22 k19
واخذت r-40
واد h43 k35
وادف r41
وادفع r41
واده r-19 h41
واده_ r-19 h41
واذ r-24 g36
واذا r-24 g36
واذا_ r-24 g36
وار r-24 m35 h-28
وارا m29
وارات m31
وارب m37
واربح m47
وارج r-35
وارجع r-35
وارد r38
وارده r30
وارس k35
وارسل k35
واره g-42 h-34
واره_ h-25
واري m-20 h40
وارير m-19 h29
واز h23
واز_ h31
وازا h23
وازات h23
واس r-26 g-65 m-24 h71 k-20
واست r-62 g-37 h-24
واستل r-44 g-21
واسط m-20 h97
واسطه m-20 h97
واش r32 g-21
واشت r32
واص r29 g36 h-37 k-21
واص_ g36
واصب r21
واصبر r21
واصف g30
واصفا g30
واصل r21 g-27
واض r30
واضي r30
واضيف r30
واع g-23 m-19 h-20
واف r35 g-46 m32
وافق r19
وافو m32
وافوز m32
واق g-39
واك r54 g-30 m46
واكل r32
واكل_ r32
واكه m47
واكه_ m47
وال r-43 m23 h-129 k76
وال_ g37 k55
والا r-33 g26 m28 h40
والا_ g37 h19
والات h24
والاس r30
والاو m19
والب g27
والبا r30 h24
والبض g41
والت r47 g-46
والتا g20 k22
والتس r37 g-31
والث g-22
والج m34
والجا m41
والح k50
والحق k51
والخ r-30
والخس r-30 m-25
والد r22 h-55 k-21
والدف r36
والده h-29
والدي r-48 h-25
والر r-23 g24 m-32 h-22
والرب r-24 m-26
والرق g34
والس m22
والسع g24
والص k27
والصد k35
والف h-19 k19
والل g-33 m23 k-24
واللي m26 k-19
والم h-24 k47
والما k81
والمب r-27 g-19 k-20
والمش h25
والن g43
واله g19 k-28
واله_ k-25
والهب g26
والو g41
وام r-27 h-23
وام_ h-23
وان r-69 g63
وان_ r-61 g65 h-42
وانا g-19 m-25 h77 k44
وانا_ g-19 m-25 h79 k44
وانت g36
واه r20 g22 m25 h-29 k27
واها g29
واها_ g29
واهي k33
واهي_ k33
واو h33 k20
واود k33
واودع k33
واي r75 k-43
وايد r70 h-38 k-31
وايد_ r62 h-32 k-31
واين h32
واين_ h32
وايي g37
وايي_ g33
وب_ r-33 h136 k-30
وبا r32 m-24 h32 k-22
وبات h29
وبات_ h29
وباع r22
وباق r-19 g21
وباقي r-19 g21
وباي r29 m-23
وبايل m-23
وبت g42
وبد g23
وبدو g29
وبدور g29
وبر r33 k-28
وبر_ k-19
وبرج r39
وبرجع r41
وبش g160 h-47
وبشن g76 h-30
وبشن_ g57 h-21
وبص r21 g-41
وبصل g-41
وبصل_ g-41
وبع r-21
وبعت r39
وبعته r41 g24
وبعد r-67 g-22
وبعده r-26
وبه h-31
وبه_ h-31
وبو g-19 m45 h-35
وبون g-19 m45 h-35
وبون_ g-19 m34 h-21
وبي g-33 m25 h89
وبي_ h60
وبين m23
وبين_ r-47 m23
وت_ r-33 g31 m45 h26 k-31
وتح k30
وتحو k37
وتحوي k33
وتر r-34 g-65 k40
وترج g-27 k56
وترجع g-27 k56
وتري h41
وتس r21 g-39 m30
وتس_ m29 h-30
وتش g44 h-21
وتشر g45 h-22
وتط h-43 k26
وتطل h-32 k29
وتطلع h-32 k29
وتق r-35
وتم g-26 h-19
وتو r-22 g-29 m187 h78
وتو_ r-36 g-24 m187 h120
وتور r21
وتور_ r21
وثل g-26
وثي g47
وثيق g47
وثيقه g49
وج_ r-41 h63
وجا g-49
وجب g-36 h-38
وجر g-29 h-51 k69
وجر_ h-21 k74
وجل r31 g50 k-26
وجلا r27 g21
وجلان g25
وجله r19
وجله_ r19
وجلي g34
وجلين g34
وجه_ g-20
وجو g-19 k37
وجود g-19 k37
وجود_ k33
وجي h53
وجي_ h32
وح_ g28
وحا h23
وحان h29
وحاني h29
وحد g21 h23
وحده g46 h23
وحده_ g46 h23
وحو r-28 g-26 k20
وحول r-28 k20
وحول_ k20
وحي h50
وحيه h27
وحيه_ h27
وخذ_ g27
وخس m19
وخسر m19
وخسرت m19
وخم r58 h41
وخمس r58
وخمسي r48
وخه h27
وخه_ h27
ود_ r105 g53 h-104
وداي r19
ودايع r19
ودر r28 h49
ودره h49
ودره_ h49
ودع g-27 h34 k37
ودع_ h56
ودعه k43
ودعه_ k43
ودف r-72
ودفع r-72 g21
ودفعت r-32 g24
ودفعن g39
ودك h61
ودكا h49
ودكا_ h49
ودو r-29
ودي r-43
ودي_ r-24
وذ_ h63
وذه h21
وذه_ h21
ور_ g-31 m-59 h53
ورا r-50 m54 k-26
ورا_ r-29 h33
وراق_ m22 h30
وراه m49
وراهن m49
ورب r47 g-45 m23
ورت g42
ورت_ g47
ورث g94 h-34 k-21
ورث_ g50
ورثه_ g52
ورج h31
ورج_ r28 h34
ورجع r-31
ورجعه r-19
ورجعو r28
ورده_ r-19
وردها r24
ورق r95 g-32 m-53
ورق_ r109 g-39 m-46 k22
ورقم k23
ورقمه k23
ورقه g-27 m30
ورقه_ m30 h21
ورقي g35 m-35
ورقيه g35 m-35
ورك g-32 h21
ورك_ h27
ورن r22
وره r-24 g20 m-37 h-72
وره_ r-42 g-22 m-36 h-101
ورها g42 h28
ورها_ g42 h28
ورو r25 m-28
ورو_ g-21
وروب h43
وروبي h38
ورور r27
ورورد r27
وري r55 g23 h-21 k42
وري_ r22
وريه r27 k29
وريه_ r27 k29
وز_ m120 h-23
وزا r96 m-29 h-50
وزاد r87
وزاد_ r70
وزع r-21
وزن g-94 h-46
وزن_ r33
وزنا g-53
وزناه g-44
وزنه g-25
وزنه_ g-37
وزنها g22
وزو r-28 g-43
وزون r-26 g-41
وزون_ g-41
وزيع r-24
وس_ g-20 m47 k28
وسا h-36
وسج g-19 m35
وسجل m35
وسد r-32
وسدد r-32
وسددت r-24
وسك g36 h54
وسكي h54
وسكي_ h54
وسل r-51 g-30
وسلم r-51 g-25
وسلمت g-21
وسلمن r-35
وسم r-23 g57
وسم_ r-23 g57
وسن m25
وسنا m25
وسنا_ m25
وسه m-37 k24
وسه_ m-36
وسي r22 m-50
وسي_ r33 m-26 k-25
وسيط h26 k30
وسيط_ h26 k30
وش_ h26
وشر h-28
وشر_ g26
وشرط r40
وشرط_ r21
وشري r-28
وشريت r-28
وشف g-27
وشفت g-27
وشفته g-24
وصا r44 g36
وصار r46
وصار_ r44
وصر r-24
وصرف r-24
وصف h-36 k-20
وصفه g-26
وصفه_ g-26
وصل r22 g-73 m-27 k43
وصل_ r40 h-43 k40
وصلت g-36
وصلت_ g-36
وصلن k30
وصلني k30
وصله g-30
وصه h-20
وصه_ h-20
وصول g23
وصول_ g23
وصي g20 m-25 h-24
وصيل h-24
وصيل_ h-24
وض_ g30 k28
وضع r22
وضو r-19 g41
وضون r-19 g41
وضوني g24
وط_ g71 m34 h-24
وطل g-21 m81 h22
وطلع m88 k-19
وطلعت m44
وطم g-25
وطما g-25
وطماط g-25
وطن h26
وطني h26
وطني_ h32
وطه r22
وطه_ r22
وظ_ r26
وظف r-19 g-21
وظف_ k23
وظفي r-24 h-25
وظفين r-24 h-25
وظه r23
وظه_ r23
وظي g25 m-39
وظيف g25 m-39
وع_ r-41 g38 h41
وعد r53 g-101 h-34
وعد_ r69 h-21
وعدت g-19
وعدته g-19
وعده g-33
وعدها g-23
وعش r29
وعشر r29
وعشري r29
وعط r-26 k19
وعطي h37
وعطيت h37
وعل r58
وعلي r58
وعليه r51
وعم r20
وعه g39 m47
وعه_ g22 m47
وعو h-31
وعود h-31
وعين r30
وعين_ r30
وغل m22
وغلب m22
وغلبن m22
وف_ r-29 g83 m-69 k-35
وفا r47 k33
وفات k33
وفات_ k33
وفل g-22
وفو h-44 k37
وفوق r35
وفوقه r35
وفون h-19 k37
وفونه h-19 k37
وفي r75 m-35 h-27 k-38
وفي_ r33
وفير r49
وفير_ r49
وق_ r-22 g31 m19
وقا r-20 g51 m46 h-25
وقات r-20 g65 m50 h-26
وقات_ r-20 g65 m50 h-26
وقال h-34
وقال_ m20 h-27
وقان m-21 h36
وقان_ m-21 h36
وقب r-43
وقبض r-41 g-38
وقبضت r-33 g-38
وقت r22 g27 m-21
وقت_ r-28 g29
وقته r30
وقته_ r21
وقتي r20
وقتي_ r20
وقد g23
وقد_ g23
وقط g-32 h35
وقع m85 h57 k-40
وقع_ g-23 h49 k-19
وقعا m37
وقعات m37
وقعت g41
وقعت_ g41
وقعه m23
وقعه_ m23
وقف g-19 k25
وقل g53
وقه r64 m-29 h28
وقه_ g23 h50
وقها r52
وقها_ r52
وقو k37
وقوف k39
وقوف_ k39
وقي r55 g-28
وقيع r25 g-22
وك_ g-39 h-39
وكا g-28 h21
وكال h26
وكاله h26
وكب r51
وكبر r51
وكبر_ r51
وكت g-22
وكر m81 h-21
وكر_ m81 h-21
وكس g35
وكس_ g30
وكش h48
وكشف h48
وكشف_ h48
وكل r24 g-23
وكل_ r36 g-23
وكن r-24 g39
وكن_ g39
وكو h-32
وكول h-19
وكولا h-19
وكي h-79
وكيل g30 m31 h-19
وكيل_ g30 m31 h-19
ول_ r35 g120 h-56 k-20
ولا r-56 g48 m63 h-91 k-34
ولا_ r-58 g61 m48 h-48 k-28
ولاب r-39 m24
ولاب_ m24
ولات m30
ولات_ m30 h34
ولاد m-20 h-20
ولار r46
ولار_ r41 g30
ولارا g-28
ولت_ r19
ولد r-29 h-67
ولد_ h-41
ولدي h-23
ولدي_ h-23
ولف g40
ولفه g40
ولفه_ g40
ولك r22 h-19
ولم r-77 g48 k-22
ولم_ r-34 g24
ولما r-44
ولما_ r-44
وله r73 g60 h26 k42
وله_ r74 h19 k48
ولها g49
ولها_ g49
ولو h-58
ولو_ r-19
ولي r-22 m93 h85 k46
ولي_ r-40 g-64 h21 k43
وليت m97 h61
وليت_ m97 h61
وليص g63 h-22
وليصه g63 h-22
ولين g-20 k22
ولين_ g-20 k22
وليه r26 g35
وليه_ r26 g35
وم_ r-91 g45 m-56 k-20
وما r-39 g60 h-32 k22
وما_ r-80 g66 h-19 k40
ومال r35
ومت h33
ومتر h33
ومترا h33
ومخ g-28
ومس r-22
ومع r104 g-48 h28
ومعا r22
ومعاه r61
ومعه r98 h23
ومعه_ r59 h32
ومعها r39
ومن m28 h-21
ومن_ m26
ومو r-19 g-39 m19
وموع g-21
وموعد g-21
ومي r100 g-57 h68
ومي_ h53
ومين r29 g-20
ومين_ r29 g-20
وميه r51 g-25
وميه_ r51 g-25
ون_ g59 m49 h-66 k75
ونا h-39
ونا_ r-35 g21
ونات r26 h-21
ونات_ r26 h-21
ونت_ r27
ونز r-44 g27
ونس g25
ونص r138 h-46
ونص_ r125 h-38
ونصف r-20
ونصف_ r-20 g-25
ونل m32 h37
ونلا m35 h22
ونلاي m35 h22
ونه r30 m-20 h-43 k34
ونه_ r32 m-20 h-68
ونها h25 k34
ونها_ h25 k34
ونو m-50 h-26
وني r20 m-21
وني_ r21 g50
ونيو r-19 h-32
ونيو_ r-19
وه_ r113 m-60 k23
وها r62 g-51 k24
وها_ r64 g-51 k26
وهات h21
وهات_ h19
وهذ r-31 g-26 m-31
وهذي r-20 m-22
وهذي_ r-20 m-22
وهم h-25 k58
وهمي h-25 k60
وهمي_ h-20 k38
وهميه k22
وهو r36 k35
وهو_ r36 k35
وهي r54 g-30 h-22 k83
وهي_ r25 g-22 h-21 k84
ووز h-20
ووزن h-20
ووزنا g-44
ووص g-37
ووق g-26
ووقع g-26
وول g20
وول_ h23
وي_ r-35 m-66 h56 k-29
ويا h-38
ويات h-21
ويات_ h-20
ويب r59
ويبي r34
ويت r29 g-19
ويت_ r29 g-19
ويخ g21
ويذ h37
ويذ_ h23
وير r-44 g-29 h28 k35
وير_ h39
ويرج k41
ويرجع k41
ويرده r-19
ويز r28
ويزي r28
ويزيد r28
ويس h45
ويسك h45
ويسكي h45
ويش r-22 h20
ويشغ h26
ويشغل h26
ويض r37 m21 h20
ويض_ m23 h28
ويضا r24
ويضا_ r25
ويع k40
ويعط r22
ويعطي r22
ويعو k39
ويعود k39
ويق r25 g-25 h27
ويقص r32
ويقص_ r32
ويل g-38 k48
ويل_ r22 g-38 h20 k23
ويم m23
وين r-38 h41 k-28
وين_ r-43 h29 k-22
ويه h-71
ويه_ h-71
ويي h27
يء_ h34
يا_ g81 m55 k-34
يات g34 m37 h-42
يات_ g26 m37 h-41
ياج h-23 k46
ياجر h-23 k46
ياجر_ h-23 k46
ياخ g-26 m78 h-21
ياخد r24 m35
ياخد_ r24 m35
ياخذ m43 h-31 k-32
ياخذ_ r-44 m42 h-26 k-22
ياخذو r21
ياد g30 m-27 h-43
ياد_ g39 m-22
ياده r27 h-54
ياده_ r27 h-54
يار r-42 g58 h-91 k-47
يار_ g92 m-29 h-52
يارا g51 h-35 k-20
يارات g51 h-35 k-20
يارت r-22 g-44 h-24
يارتي g-42 h-24
ياره g-31 h20
ياره_ g-31 h20
ياس g32 h-28
ياس_ g32 h-25
ياض r-22 g-23 h-40
ياضه h-34
ياضه_ h-34
ياضي g-23
ياضي_ h-50
ياضيه h58
ياط r-22 g-21
يال m-36 h22
يال_ h53
يالا r-29
يالات r-29
ياله r30
ياله_ r30
يام g-19 h-26
يام_ g-19 h-26
يان r-25 h75
يان_ h39
يانص m32 h40
يانصي m32 h40
ياه r-51 h-21
ياه_ r-26 h-36
ياها h22
ياها_ h22
ياهن r-23
ياهن_ r-23
يب_ r-43 g-60 m66 h59
يبا g20
يبد_ g20
يبق r25 g-19 k29
يبقي r27 h-27 k30
يبقي_ r27 h-27 k30
يبك m-20 h31
يبل g-23 k45
يبلغ k47
يبلغو k47
يبن r-24 g49 h-25
يبه r24 g67 h-30
يبه_ g62 h-30
يبها r26
يبها_ r26
يبي r38 h-59 k24
يبي_ m-19 h-44
يبيع r22
يبيع_ r-40
يبيعن r64 g-23
يبين g20 h-20 k27
يبين_ k23
يت_ g-59 m99 h46 k-106
يتا g-47 m-19 h-44
يتاخ r32
يتاخر r32
يتام g-22
يتج h29
يتجا h29
يتح g40
يتحد g40
يتحدد g40
يتص h39
يتك g27
يتكو g41 m26
يتكوي g41 m26
يته g27 h78
يته_ g40 m20 h67
يتون h-23
يتون_ h-23
يتي g20 h-42
يتين h-34
يتين_ h-34
يث_ h59
يجا g-33 k35
يجار g-30 h32
يجار_ g-23 h-22
يجاره r26 h43
يجم k26
يجمد k26
يجمدو k26
يجو h37
يجوا h37
يجوان h37
يجي r61 g45 m31 h25
يجي_ r23 g52
يجيب m41 h22
يجيب_ r22 m44 h23
يح_ g-33 k-23
يحب g-26 h57
يحج g-68
يحد g61 h-22 k20
يحدث g-19 k34
يحدث_ g-19 k34
يحدد g80 h-19
يحدد_ g48
يحدده g32
يحر h-19 k40
يحرك h-19 k40
يحس r22 g-31
يحس_ k23
يحسب r26 g-33
يحسبو r42 g-22
يحه g-20
يحه_ g-20
يخ_ h34 k22
يخت r-30 g50
يختا g74 h-21
يختار g74 h-21
يختب h27
يختبر h27
يخس m24
يخسر m24
يخسر_ m24
يخل g21
يخلص g21
يخم m21
يخمن m21
يخمن_ m21
يخه h46
يخه_ h46
يد_ r78 g-57 m-39 h-57 k-43
يدا m19 h31
يدا_ k20
يداع m19
يداع_ m19
يدخ h59
يدخل h59
يدخل_ h59
يدر k20
يدري k20
يدري_ k20
يدف g30 m38
يدفع g33 m46 h-41
يدفع_ g-41 m85 h-28
يدفعو g74 m-40
يدفن h32
يدفن_ h32
يدل g-23 h-55
يدلي g-23 h-55
يدليه g-23 h-55
يدن r20
يدني r20
يدني_ r20
يده r72 g36 m-27 k-36
يده_ r66 g44 m-26 k-36
يدي r119 m-31 h-44
يدي_ r62
يدين r72 h-42
يدين_ r71 h-42
يديه g33
يديه_ g33
يديو h30
يديوه h23
يذ_ h59
ير_ r19 m-78 h131 k35
يرا m-24 h-31 k-23
يرا_ h44
يرات h-51
يرات_ h-51
يراق k33
يراقب k33
يراه g31
يراه_ g31
يرب r-21 h45
يرت r21 g37 m-35
يرت_ r27 m-30
يرج k24
يرجع k24
يرجع_ g-40 k38
يرجعل g22
يرد_ r36
يرده r-31
يرده_ r-21
يرس g-21 k39
يرسل g-20 h-25 k40
يرسي m24
يرسي_ m24
يرف g-19 k25
يرفع k25
يرفع_ k25
يرك r27 h20
يرك_ h20
يرم_ h-21
يرن h49
يرنا h37
يرنا_ h37
يره g-22 m-58 k-26
يره_ g-28 m-58
يرو g26 m55 h19
يري g-65 k27
يري_ h24
يريد k23
يريد_ g-19 k23
يريك h41
يريكا h41
يريه h-40
يريه_ h-40
يز_ m22 h-28
يزا g-31
يزا_ r21
يزان g-22
يزان_ g-22
يزه m19 h-31
يزه_ m20 h-27
يزهر g28
يزهر_ g28
يزي r69 g-44 m-36
يزيد r62 g-27 m-22
يزيد_ r58 g-27 m-22
يس_ g-45 m-66
يسا h-27 k47
يسال h-27 k47
يست r42 m-26 h-47 k40
يستع r47
يستق k20
يستقب k20
يستل k25
يستلم k25
يسج m35
يسجل m35
يسجل_ m35
يسح h27
يسحب h27
يسحب_ h27
يسد g-28
يسدد g-28
يسدد_ g-23
يسدده r27
يسر g23 m45 h-23
يسر_ r-27 m45 h-23
يسك r-22 g-23 m-19 h129
يسكر g-19 h78
يسكر_ g-19 h78
يسكي h45
يسكي_ h45
يسل r104
يسلف r71
يسلف_ r33
يسلم r32 g23
يسلمن r25
يسه g47
يسهل g52
يسهل_ g52
يسو h37
يسوي h37
يسوي_ h37
يش_ r38 g42 m20 k-23
يشت r57 h-21
يشت_ r32
يشتر r41
يشتري r32
يشغ h55 k-20
يشغل h55 k-20
يشغله r-20 h55 k-19
يشل r30
يشلي r30
يشلي_ r30
يشه r32 h-30
يشه_ h-24
يشها r39
يشها_ r39
يشو h24 k30
يشوف h24 k30
يشوف_ h43
يشوفو h-19 k37
يشي m-23
يص_ g56 m-24 h-41
يصا r24 g-31 h-34
يصال r24 g-23 h-45
يصال_ r-30 h-33
يصع m22
يصعد m22
يصعد_ m22
يصل g21
يصلح g24
يصلحو g24
يصه g44
يصه_ g44
يصي r-24 m24
يصيب m26
يصيب_ m26
يصيد g35
يصيده g32
يض_ r24 g-20 h-32
يضا g-49 m50
يضا_ g-24
يضات g-25 m25
يضات_ g-25 m25
يضاع m31 h33
يضاعف m31 h33
يضم r40 h-22
يضمن r40 h-22
يضه g32
يضه_ g32
يط_ r-24 g56 m-21 h49
يطر m-21
يطرد h21
يطرد_ h21
يطل m-20 k35
يطلع m-20 k20
يطلع_ m-20 k20
يطه r-50 h20
يطه_ h20
يطي r33 h34
يظ_ r107 g-23 m-20 h-27
يظه k39
يظهر k39
يظهر_ k39
يع_ r-28 g-53 m-22
يعا r-26 k-25
يعات k-19
يعات_ k-19
يعت g43 h-22
يعتي g35 h-19
يعتين g35 h-19
يعر g39
يعرف g39
يعرف_ g37
يعز r30
يعزم r30
يعط r29 g50
يعطو r-25 g35
يعطون r-22 g28
يعطي r54
يعطين r33
يعك g61
يعك_ g61
يعن r57 m-21 h21
يعنا r77 g-34
يعنا_ r77 g-34
يعني r-20 g44 m-21 h23
يعني_ r-20 g44 m-21 h23
يعه g49
يعه_ g39 h-57
يعها h43
يعها_ r-40 h45
يعو r-19 g26 k35
يعود k39
يعود_ k39
يعوض g31
يعوضو g22
يعي_ g-24
يعيد r33
يعيده r20
يعين r-26
يغ_ r50 g-29 h-39 k31
يغي k29
يغيب k32
يغيب_ k32
يف_ m-36 h27
يفا h20
يفت g66 k-24
يفتح g43
يفتح_ g30 h-19
يفك h72
يفك_ g-49 h64
يفه m-34 h28
يفه_ m-34 h29
يفو h-32
يفون h-46
يفون_ h-46
يفي r-32
يفي_ r-32
يق_ g-45 h-48 k-27
يقا k34
يقات k35
يقاتل k35
يقت m21
يقتي m21
يقتين m21
يقد h29
يقدم h29
يقر r19
يقرا g-21 h32
يقرا_ g-21 h32
يقرر g41
يقرره g34
يقص r32
يقص_ r32
يقه g34 h-44 k21
يقه_ g34 h-44 k21
يقو r-32 g44 h29 k-21
يقول r-32 g44 h29 k-21
يقول_ g20 h52
يقوله g34
يقي r26 m25
يقي_ m25
يك_ r125 g-64 m-54 h-56 k-27
يكا r29 h25
يكا_ h38
يكات r36
يكات_ r36
يكت r-27 h20
يكتب h37
يكتب_ h43
يكه r39 g-47
يكه_ r39 g-47
يكو h103
يكو_ h28
يكون h57
يكون_ h57
يكي m-20
يكي_ m-19
يل_ r-100 g-27 m-36 k23
يلا g-34
يلا_ h23
يلات g-23 h28
يلات_ g-23 h19
يلاد r-21 h-39
يلاد_ r-21 h-30
يلت h-43
يلتي h-43 k-20
يلتين h-43 k-20
يلع m32 h32
يلعب m32 h32
يلم m26
يلم_ m24
يله g-22 m41 h44
يله_ h44
يلها m29
يلها_ m29
يلو g-51
يلو_ h-36
يلوم h33
يلومت h33
يلي g34 m-26 h85
يلي_ g40 h35
يم_ m-41 k23
يمت h26
يمتح h32
يمتحن h32
يمته_ r-34
يمتها r40
يمر k48
يمر_ k48
يمش r21 h23
يمشي r21 h23
يمشي_ r21 h23
يمك r-25 g47 m41 h-32
يمكن r-25 g47 m41 h-32
يمكن_ r-25 g47 m41 h-32
يمل g56 k-21
يملك g56 k-21
يملكه g62 k-21
يمه k-40
يمه_ r-50 k-39
يمها r35
يمها_ r35
يمي m-36 h-50
يمي_ m-33 h-24
ين_ g22 h-29
ينا r21 g-63 m64
ينا_ r32 g-36 m-21 h-21
ينات r-19 m37 k26
ينات_ r-19 m37 k26
ينار g23 m27 h50
ينار_ h65
يناه m24 h-28
يناه_ h-22
يناها m24
يناي g-30
يناير g-30
ينب g19 h-22 k25
ينت r-34
ينته r-38 g38
ينتهي r-21 g49
ينتي h24
ينتين h24
ينذ k20
ينذك k20
ينذكر k20
ينز g-20 m21 h28 k-20
ينزل g-38 m23 h33
ينزل_ r-21 g-38 m23 h33
ينقص g-29
ينقص_ g-29
ينك r-39 m-19 h27 k47
ينك_ r-39 g21
ينكت k35
ينكتب k35
ينكن h44
ينكن_ h44
ينن h-24
يننا h-24
يننا_ h-24
ينه r83 g67 m-22 h-49
ينه_ r98 m-28 h-50
ينها g56
ينها_ g56
ينو m51 h29
ينو_ m43 h38
يني r35 g-28 m47
يني_ r29 g-25
ينيه m38
ينيه_ m38
يه_ g64 m-51 h-76 k-73
يها r33 g31 h46 k21
يها_ g44 h44 k22
يهات r26
يهات_ r26
يهب m36
يهبط m36
يهبط_ m36
يهم r30
يهم_ r33
يو_ g-46 k-21
يوا r-25
يوان r-25
يوان_ r-24 g19 h-19
يوت g43
يوتش g45 h-22
يوتشر g45 h-22
يوص r45
يوصل r45
يوصل_ r50 m25 h-19
يوف_ r-37
يوق h55
يوق_ h19
يوقع h28
يوقع_ h28
يول r26 g32 m24
يول_ m19
يولف g40
يولفه g40
يوم m-27 h-21
يوم_ r23 g28 h-52
يومه r-53
يومه_ r-53
يومي r46 g-23 m-24 h36
يومين r29
يوميه r19
يون r44 m54
يون_ r20 m56
يونيو r-19
يوه h23
يوها h23
يوهات h23
يي_ h-26
يير h33
يير_ h33
ييش r31
ييش_ r31
ييف h28
ييف_ h28
يين h25
يين_ h25
ييه r-31 g64 m76
ييه_ r-31 g64 m76
يے_ m20 h-58
چرس h30
چرس_ h30
`,
};
