import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-89, -105, -98, -62, -113],
  confidence: {
    brief: [
      [-46, -31, -22, -15, -9, -4, 0, 4, 8, 12, 16, 20, 24, 29, 34, 39, 46, 55, 70],
      [-54, -38, -29, -22, -16, -11, -7, -2, 2, 6, 10, 14, 19, 23, 28, 34, 41, 50, 66],
      [-47, -34, -26, -21, -16, -12, -8, -4, -1, 2, 6, 9, 13, 17, 21, 26, 31, 39, 52],
      [-57, -40, -29, -21, -14, -8, -3, 2, 7, 12, 17, 21, 26, 32, 38, 44, 53, 63, 81],
      [-52, -40, -33, -27, -22, -18, -14, -11, -8, -4, -1, 2, 6, 10, 14, 18, 24, 32, 44],
    ],
    long: [
      [-84, -62, -49, -38, -30, -23, -16, -10, -4, 2, 8, 14, 21, 27, 35, 43, 53, 67, 89],
      [-73, -55, -45, -36, -29, -23, -18, -13, -8, -3, 1, 6, 11, 17, 23, 30, 38, 49, 66],
      [-63, -49, -41, -35, -29, -25, -20, -16, -13, -9, -5, -1, 2, 7, 11, 17, 23, 32, 45],
      [-79, -60, -48, -40, -32, -26, -20, -15, -10, -5, 0, 5, 10, 16, 22, 30, 38, 50, 69],
      [-61, -46, -38, -31, -25, -21, -16, -12, -8, -4, -1, 3, 7, 12, 17, 22, 29, 38, 52],
    ],
  },
  pieces: `
2a_ h-70
2ab r38 m-19
2ad r19 g55
2af g29
2ah h-74
2ak r37 h-25
2akh r37 h-25
2akha r35 h-25
2al r62 g-21 m24 k28
2al_ r71 m24
2ar r36
2ard r65
2ard_ r65
2as r-34 g-23 k26
2ba g25
2bal g25
2bale g30
2d_ r51 m-19
2ed r66
2ed_ r53
2ee r30 h-29
2es r52 g-39
2est r31
2est_ r31
2et r27 g36
2ha h-20
2ha_ h-20
2i_ m20
2id r31
2kh r37
2khe r37
2khee r37
2le h44
2lee h44
2leed h44
2me r-27 g59 h-23
2mee r-27 g59 h-23
2meen r-27 g59 h-23
2na r-39 g45
2oo g64 h25
2ood g76
2ood_ g76
2sa r38 m27 h22
2sat r19 m27 h22
2sat_ r19 m27 h22
2se r-24
2see r-24
2seet r-24
2y_ r63
2zaz_ h19
3a_ r39 g65
3ab m20
3ab_ m27
3ad k-19
3ah g-28 m20
3al r45 g36 h-33
3al_ g76
3ala r35 g-24 m-24 h-65
3ala_ r47 h-48
3alas k20
3ale r26 m25
3aleh r65
3alei r-22
3am g24 h39
3ama h34
3amal h34
3amm g33
3an r30 g-19
3and r36
3and_ r33
3ar r-29 g55 h92
3ara h85
3ara_ m-23 h107
3arab h-27
3as r28 g-30 m-23 h-79 k30
3ash r39 g-30 m-23 h-23 k30
3asha r27 g-22 m-23 k28
3at r-20 g-34 k73
3at_ g-26 h-28 k100
3atl m20 h31
3ay r-35
3d_ r43
3dan r22
3dan_ r22
3de r-33
3dei r-23
3dein r-23
3ed_ g33
3ee r-27 k-19
3eed k-19
3el r-25 h-70
3en g-37
3end g-37
3end_ h30
3et r47
3et_ r59
3ey m-21
3eya m-21
3eyal m-21
3in r36
3ind r36
3la g20 h31 k24
3lan h22
3lan_ h22
3li g34 k39
3li_ g34 k39
3me h-21 k26
3mel k26
3na m-20
3na_ m-20
3om g-23
3oo r59
3r_ r-24
3ra g22 k26
3raf g22 k26
3re k38
3ref k38
3refh k41
3ro g25
3t_ m26
3te r30
3to r-27 g39
5ad r-19 g44
5adt g44
5al r-20
5at r22
5ath r22
5de k19
5dem k19
5dem_ k19
5et h28
5od g-22 m30
5od_ m38
5ti h27
5ti_ h27
7a_ r20
7ad g57 h-61 k57
7ad_ r45 g-24 k44
7ada g24 h-46
7add g36
7adda g38
7adde k22
7ade r-26 g25
7adee r-26
7af h-44
7ag h-28
7ag_ r26 h-28
7al r-19 g-23
7ala r23
7am h-62
7an m25
7ani h26
7ani_ h26
7ar r23 g21 h-36
7are g38
7aree g38
7as r-62
7ash r-20 h23
7ashi h23
7aw h37 k57
7awa h31
7awal h31
7awe r31 k31
7awel r31 k31
7ay r-21 g60 h-21
7aya r-21 g60 h-21
7ayah r-21 g52
7b_ m70
7ed k24
7ed_ k24
7ej h30
7eja h30
7ejab h30
7el g-22
7elw h29
7elwe h29
7es h-22 k40
7esa k40
7esab k40
7n_ r23 m22 h-24
7r_ h105
7sa r-21 k49
7sab r-21 k49
7sabi k50
7t_ g-23 m49 h-34
=!adult-service h46
=!adult-service+!alcoholic h26
=!adult-service+!narcotic h26
=!adult-service+denial h28
=!adult-service+payment-versus-payment h28
=!adult-service+sums-0 h23
=!alcoholic r53 h-20
=!alcoholic+!narcotic h26
=!alcoholic+!unlawful-business h-20
=!alcoholic+charged-at h22
=!alcoholic+denial r56
=!alcoholic+pays-for-chance r26
=!alcoholic+reference r24
=!alcoholic+soft-drink h-37
=!alcoholic+sums-1 r61
=!alcoholic+unit r61
=!banking r31 g-28 h-53 k62
=!banking+!debt r25
=!banking+!watchers h-24 k51
=!banking+charged-at r41 h-21
=!banking+conceal k25
=!banking+contrast r39
=!banking+dealing r45
=!banking+denial g-24 h-32 k62
=!banking+pays-for-chance r19 h-21
=!banking+percentage h-21
=!banking+soft-drink h-21
=!banking+sums-0 r21 g-24 h-53 k62
=!benefit+!trade r-33
=!bet-house m20 h30
=!bet-house+!operator m20 h30
=!bet-house+!unlawful-business m20 h30
=!bet-house+denial m20 h33
=!bet-house+sums-0 m20 h30
=!bill r22 g20 h-31
=!bill+!lawful-rate r24 g24 h-22
=!bill+!lease r41 g-30 h-22
=!bill+!sale-or-service r21 g26 h-47
=!bill+!serves r21
=!bill+charged-at r-23 g48
=!bill+debt r40
=!bill+denial r33 g20 h-30
=!bill+gift-money r-28 g-20
=!bill+lend r41
=!bill+lend-verb r40
=!bill+pays-for-chance g-19 h-37
=!bill+reference r-23 g36
=!bill+sums-0 g20
=!bill+sums-1 h-37
=!capital r47
=!capital+!gift-money g22
=!capital+denial r49
=!capital+sums-0 r47
=!cash-form g25 h27
=!cash-form+!paper-money g24 h29
=!cash-form+!sale-or-service h28 k-23
=!cash-form+!watchers h34 k-34
=!cash-form+dealing g32
=!cash-form+denial g25 h27
=!cash-form+pays-for-chance g32
=!cash-form+reference g23 h20
=!cash-form+sale-or-service g32
=!cash-form+stays-unseen g28 h20
=!cash-form+sums-0 g30 h27
=!cash-form+unlicensed-giving h34 k-34
=!chance-pay m-30
=!chance-pay+!chance-prize m-30
=!chance-pay+sums-0 m-30
=!chance-prize m-30
=!chance-prize+sums-0 m-30
=!charged-at r-49 g-48 k-31
=!charged-at+!debt r53 g20
=!charged-at+!errand g20
=!charged-at+!fee r-43 g-27
=!charged-at+!lend r53 g20
=!charged-at+!sale-or-service g20
=!charged-at+benefit g39
=!charged-at+capital g-27
=!charged-at+comes-later r-34
=!charged-at+contrast g-20
=!charged-at+debt-grows r27
=!charged-at+denial r-22 g-37 k-31
=!charged-at+excused r-37 g29 k-26
=!charged-at+extra m24
=!charged-at+free-use r51
=!charged-at+friends r25
=!charged-at+gift-money g-33
=!charged-at+hand-over g-27 k-19
=!charged-at+in-return r41
=!charged-at+lease r-41 g23
=!charged-at+lend r24
=!charged-at+per-period r-31
=!charged-at+reference r33 k30
=!charged-at+repay r25 g-30
=!charged-at+return-on-capital r-20 g-27
=!charged-at+sale-or-service k45
=!charged-at+small-parts r-20 k28
=!charged-at+sums-0 r-37 g-26 m21
=!charged-at+sums-1 k-20
=!charged-at+sums-2 r-21
=!charged-at+to-oppose r49
=!charged-at+trade g22
=!charged-at+unit k38
=!charged-at+wager-event r25
=!charity g-19 k56
=!charity+!document k23
=!charity+!errand k23
=!charity+!gift-to k33
=!charity+!giving-drive k33
=!charity+!licensed k23
=!charity+denial g-19 k56
=!charity+reference k37
=!charity+sums-0 g-19 k56
=!charity+unlicensed-giving k35
=!comes-back r44 g-22 m-25
=!comes-back+!repay k25
=!comes-back+denial r48 g-19 m-21
=!comes-back+sums-0 g-22 k25
=!condition g-19
=!condition+!in-return r40
=!condition+benefit r-19
=!condition+debt r-55
=!condition+denial r-19 g-19
=!condition+lend r-55
=!condition+pays-for-chance g-19
=!condition+sums-0 r-55
=!contest-kind r-23 g-26 m60
=!contest-kind+!wager-event r-23 g-26 m60
=!contest-kind+denial r-23 g-26 m60
=!contest-kind+sums-0 r-23 m26
=!contrast g34 k-32
=!contrast+!paid-entry r-19
=!contrast+!pays-for-chance r-19
=!contrast+!surety-pay r-19
=!contrast+banking r-21
=!contrast+benefit r47
=!contrast+charged-at g84 k-19
=!contrast+dealing r20
=!contrast+debt r31
=!contrast+denial g34 k-31
=!contrast+excused r21
=!contrast+gift-money r22
=!contrast+lend r43
=!contrast+lend-verb r28
=!contrast+outside-prize g-20
=!contrast+pays r23
=!contrast+pays-for-chance g-22
=!contrast+price-of g-24
=!contrast+reference g-37
=!contrast+sums-0 k-31
=!contrast+sums-1 g27
=!contrast+trade g-25
=!dealing r120 m-23 h-26
=!dealing+!gift-money r43 g33
=!dealing+!lease g19
=!dealing+!market-price g22
=!dealing+!pays-for-chance r28
=!dealing+!price-of g28 h-25
=!dealing+!price-word g30
=!dealing+!sale-or-service r35 h-23
=!dealing+!trade h-23
=!dealing+!trading r19
=!dealing+charged-at r31 h-19
=!dealing+comes-later r26
=!dealing+deadline r26
=!dealing+debt r70
=!dealing+denial r130 m-23 h-22
=!dealing+extra r33 g-37
=!dealing+gift-money g22
=!dealing+hand-over r29
=!dealing+istisna g25
=!dealing+lawful-rate g27
=!dealing+lend r90
=!dealing+loose-order g34
=!dealing+no-spec g31
=!dealing+not-chosen g25
=!dealing+pays-for-chance r64
=!dealing+reference k21
=!dealing+sale-or-service r20
=!dealing+search-for r25
=!dealing+settles-later g-29
=!dealing+sums-0 r74 m-21 h-21 k21
=!dealing+sums-1 r28 g35
=!dealing+sums-2 g-21
=!dealing+under g20
=!debt r128 g-59 m31 k-40
=!debt+!lend r121 g-58 m31 k-39
=!debt+!receivable r-31 g22
=!debt+benefit r-19 g38
=!debt+contrast r62 g-19
=!debt+dealing r20
=!debt+denial r130 g-84 m31 k-40
=!debt+insured g25
=!debt+pays-for-chance r35
=!debt+price-of g19
=!debt+reference r58 g-20
=!debt+sale-or-service g22
=!debt+sold-short r21 g32
=!debt+sums-0 r93 g-52 m35
=!debt+sums-2 r21
=!deferred+!settles-later g24
=!deferred+sale-or-service g26
=!delay-charge r-59
=!delay-charge+denial r-59
=!delay-charge+reference r-44
=!delay-charge+sums-0 r-27
=!described g22
=!described+denial g22
=!described+sums-0 g22
=!document g38
=!document+!halal-certified h42
=!document+!licensed g50 h-56
=!document+!loose-order g21
=!document+across-border h42
=!document+cash-form g-22 k28
=!document+charged-at k53
=!document+charity k21
=!document+denial g38
=!document+excused g21
=!document+gift-to k21
=!document+giving-drive g-24 k38
=!document+meat h22
=!document+meat-trade h42
=!document+not-pork h20
=!document+pays-for-chance g20
=!document+place-after g19
=!document+sums-0 h29
=!document+unit k27
=!document+unlicensed g21 h-27
=!document+unlicensed-giving g20 h-20
=!draw h24
=!draw+denial m24 h33
=!draw+reference m-23
=!draw+sale-or-service m-23
=!draw+sums-0 h24
=!draw+unit m-23
=!equity g53 m33
=!equity+charged-at m25
=!equity+dealing m33
=!equity+denial g47 m33
=!equity+market-price g20
=!equity+metal-deal g20
=!equity+reference m30
=!equity+sale-or-service g23
=!equity+sums-0 g53 m33
=!equity+trading g22 m25
=!equity+unit g20
=!errand g26 k35
=!errand+avoid-control g38
=!errand+denial g26 h-24 k35
=!errand+not-told g34
=!errand+price-of g19
=!errand+sums-0 g48 k34
=!errand+trade g19
=!extra r-90 g-23 h-45 k-38
=!extra+!increase g-25 h-25
=!extra+charged-at k-20
=!extra+comes-later r30
=!extra+contrast r39
=!extra+denial r-90 g-23 h-45 k-23
=!extra+friends r34
=!extra+gift-money r-48
=!extra+hand-over r29
=!extra+lend-verb r-26
=!extra+more-time r-32
=!extra+name-before r30
=!extra+pays-for-chance r-29
=!extra+per-period r-23
=!extra+reference r-39 h-19
=!extra+repay r-47
=!extra+sale-or-service r-19
=!extra+sums-0 h-36 k-35
=!extra+sums-1 r-62
=!extra+unit r-59
=!extra+waiting r-35
=!fee r-96 g-33
=!fee+!pays-for-chance g-21
=!fee+!sale-or-service r-39
=!fee+benefit r19
=!fee+charged-at r-38 g-23
=!fee+dealing r-26 g-39
=!fee+debt r-31
=!fee+denial r-60 g-33
=!fee+free-use r19
=!fee+gift-money r-29 g-35
=!fee+hand-over r-32
=!fee+insured r-23
=!fee+lender r34
=!fee+outside-prize r-38 g-33
=!fee+pays r-33
=!fee+pays-for-chance r-75
=!fee+price-of g-25
=!fee+reference r-54 g-43
=!fee+sale-or-service g-31
=!fee+small-parts r-29
=!fee+sums-0 r-33 g-56
=!fee+sums-1 g27
=!fee+sums-2 r-49
=!fee+trade g-24
=!fee+unit r-43 g-22
=!fee+wager-event r-22
=!fixed-rate r26
=!fixed-rate+!hand-over r26
=!fixed-rate+!take-in r26
=!fixed-rate+sums-0 r26
=!for-money r25
=!for-money+denial r25
=!for-money+pays-for-chance r41
=!for-money+per-period r41
=!for-money+return-on-capital r-28
=!for-money+unit r41
=!foreign-currency r38 g-28 h37 k-22
=!foreign-currency+!payroll r36
=!foreign-currency+!repay r36
=!foreign-currency+denial r38 g-28 h37 k-22
=!foreign-currency+sums-0 r38 g-28 h37 k-22
=!friends h29
=!friends+!unit r20
=!friends+dealing m31 h33
=!friends+denial h29
=!friends+pays-for-chance h33
=!friends+reference r25
=!friends+sums-0 r-34 m24 h29
=!game k34
=!game+!wager-event k34
=!game+denial k34
=!game+sums-0 k34
=!game+under k29
=!gift-money r21 g22 k-37
=!gift-money+!pays-for-chance r27 g39
=!gift-money+!price-of g34
=!gift-money+charged-at r21 g-46
=!gift-money+debt r30
=!gift-money+denial r23 g22 k-37
=!gift-money+lender r26
=!gift-money+price-of g-31
=!gift-money+reference r-31
=!gift-money+sale-or-service r36
=!gift-money+sold-short g-40
=!gift-money+speed-up h28
=!gift-money+sums-0 r35 k-22
=!gift-money+sums-1 g29
=!gift-money+trade g-31
=!gift-money+trading g40
=!gift-money+unit r58
=!gift-to k33
=!gift-to+!giving-drive k33
=!gift-to+denial k33
=!gift-to+sums-0 k33
=!gift-to+unlicensed-giving k20
=!given-back r57 g-22 k-47
=!given-back+!repay r26
=!given-back+!sale-or-service r23
=!given-back+charged-at r21
=!given-back+denial r59 g-22 k-47
=!given-back+excused g-20 k-28
=!given-back+pays-for-chance r40
=!given-back+reference r25
=!given-back+sums-0 r41 g-22 k-47
=!given-back+to-dispose g24
=!given-back+unit r25
=!giving-drive k33
=!giving-drive+denial k33
=!giving-drive+sums-0 k33
=!giving-drive+unlicensed-giving k20
=!guaranteed r-47
=!guaranteed+banking r-28
=!guaranteed+capital r-26
=!guaranteed+dealing r-28
=!guaranteed+denial r-47
=!guaranteed+lawful-rate r-22
=!guaranteed+reference r-22
=!guaranteed+sums-0 r-47
=!halal-certified h48
=!halal-certified+across-border h46
=!halal-certified+denial h48
=!halal-certified+meat h26
=!halal-certified+meat-trade h46
=!halal-certified+not-pork h20
=!halal-certified+sums-0 h48
=!halal-certified+under h20
=!hand-over r-23 k47
=!hand-over+!take-in k-19
=!hand-over+before-possession r-21
=!hand-over+charged-at r-40
=!hand-over+debt r46
=!hand-over+denial k47
=!hand-over+false-words k35
=!hand-over+given-back g-29
=!hand-over+lend r73
=!hand-over+reference g-30 k70
=!hand-over+repay g-29
=!hand-over+sale-or-service r-39
=!hand-over+sums-0 k49
=!hand-over+trade g19
=!hand-over+unit r-29
=!in-return g-33 m-26
=!in-return+!paid-entry r-19
=!in-return+!pays-for-chance r-19
=!in-return+!surety-pay r-19
=!in-return+benefit r31
=!in-return+charged-at r36
=!in-return+debt r-28
=!in-return+deferred r-22
=!in-return+denial r-55 g-33 m-26
=!in-return+gift-money r-22
=!in-return+gift-to r-22
=!in-return+given-back r-19
=!in-return+lend m-21
=!in-return+lend-verb r50
=!in-return+lender r-37
=!in-return+pays-for-chance r52 m-23
=!in-return+repay r-31
=!in-return+sums-0 r-46
=!in-return+sums-1 r61 m-23
=!in-return+to-oppose r43
=!in-return+unit r-21
=!in-return+unpromised r-58
=!increase g-25 h-25
=!increase+comes-later r30
=!increase+contrast r53
=!increase+dealing r25
=!increase+debt r19
=!increase+denial g-25 h-25
=!increase+hand-over r30
=!increase+lend r22
=!insured r44 g-45
=!insured+!sale-or-service g21
=!insured+conceal h-22 k22
=!insured+denial r30 g-42
=!insured+excused g58
=!insured+sale-or-service r30 g-67 k-20
=!insured+sums-0 r44 g-40
=!kept-by-creditor r-33 g34
=!kept-by-creditor+denial r-33 g34
=!late-rent r-35 g21 m31 h50 k26
=!late-rent+!lease r-25 g22
=!late-rent+denial r-35 g21 m31 h50 k26
=!late-rent+reference k21
=!late-rent+sums-0 r-35 g21 m31 h50 k26
=!lawful-bar h33
=!lawful-bar+denial h33
=!lawful-bar+reference h32
=!lawful-bar+sums-0 h33
=!lawful-rate r32 m19 h-23 k-22
=!lawful-rate+!lease r33 g-24 h-22
=!lawful-rate+!sale-or-service r38 h-23
=!lawful-rate+!serves r21
=!lawful-rate+benefit r28
=!lawful-rate+charged-at g31 m25
=!lawful-rate+dealing r-35 g-19 m25
=!lawful-rate+debt r27
=!lawful-rate+denial r27 m19 h-22 k-20
=!lawful-rate+gift-money r-34 g-20
=!lawful-rate+lend r41
=!lawful-rate+lend-verb r40
=!lawful-rate+pays r-35 g-19
=!lawful-rate+pays-for-chance r45 g-36
=!lawful-rate+reference m25
=!lawful-rate+sums-0 m24 k-22
=!lawful-rate+unit r-47 g-19
=!lease r54 h-46
=!lease+!sale-or-service r40 g-30 h-22
=!lease+!serves r21
=!lease+benefit r24
=!lease+charged-at r-21
=!lease+dealing r-36
=!lease+debt r40
=!lease+denial r64 h-45
=!lease+gift-money r-28 g-20
=!lease+lend r43
=!lease+lend-verb r40
=!lease+pays r-28 g-19
=!lease+pays-for-chance r26 g-19
=!lease+reference r-27
=!lease+sums-0 h-35
=!lease+sums-1 r26
=!lease+unit r-40 g-19
=!lend r143 g-58 m31 k-39
=!lend+!receivable g22
=!lend+benefit g38
=!lend+contrast r62 g-19
=!lend+dealing r20
=!lend+debt r22
=!lend+denial r143 g-83 m31 k-39
=!lend+gift-money r56
=!lend+lawful-rate r33
=!lend+pays-for-chance r37
=!lend+price-of g19
=!lend+reference r42 g-20
=!lend+sold-short r21 g32
=!lend+sums-0 r106 g-51 m35
=!lender-gain+excused r19
=!lender-gain+sums-0 r21
=!licensed h41 k25
=!licensed+!loose-order g21
=!licensed+cash-form g-22 k28
=!licensed+charged-at k53
=!licensed+charity k32
=!licensed+denial h41 k25
=!licensed+excused g21
=!licensed+friends h26
=!licensed+gift-to k32
=!licensed+giving-drive g-28 k49
=!licensed+lawful-rate k22
=!licensed+narcotic g-35 h90
=!licensed+place-after g19
=!licensed+reference h23 k-20
=!licensed+sums-0 g-28 h57 k25
=!licensed+to-dispose k22
=!licensed+unit h26 k19
=!licensed+unlicensed h-38
=!licensed+unlicensed-giving h-26
=!limit r-19 k66
=!limit+denial r-19 k66
=!limit+sums-0 k53
=!limit+under g-46 k75
=!loose-order g52
=!loose-order+!no-spec g20
=!loose-order+denial g52
=!loose-order+excused g20
=!loose-order+reference g27
=!loose-order+sums-0 g52
=!loose-order+unlicensed g21
=!loose-order+unlicensed-giving g21
=!market-price g66
=!market-price+!metal-deal g22
=!market-price+!price-of g21
=!market-price+!price-word g32
=!market-price+!priced-thing g34
=!market-price+!sale-or-service g29
=!market-price+!trading g38
=!market-price+!unit g22
=!market-price+charged-at g46 m25
=!market-price+dealing g27 m25
=!market-price+denial g66
=!market-price+gift-money g31
=!market-price+hand-over g33
=!market-price+pays-for-chance g23
=!market-price+reference m29
=!market-price+sale-or-service g21
=!market-price+sums-0 r21 g53
=!meat+benefit g25
=!meat+excused g25
=!meat-trade h34
=!meat-trade+!not-pork h34
=!meat-trade+denial h34
=!meat-trade+sums-0 h34
=!metal-deal r-20 g38
=!metal-deal+!trading g22
=!metal-deal+!unit g28
=!metal-deal+denial r-20 g38
=!metal-deal+reference r-28 g20
=!metal-deal+sums-0 g20
=!more-time r23 g-23
=!more-time+!waiting r23 g-23
=!more-time+dealing g-19
=!more-time+denial r23 g-23
=!more-time+gift-money g-19
=!more-time+pays-for-chance r23 g-19
=!more-time+reference g-19
=!name-before+charged-at g-22
=!name-before+reference g-22
=!narcotic h43
=!narcotic+denial h25
=!narcotic+sums-0 h21
=!no-date g24
=!no-date+!no-decision-date g24
=!no-date+denial g24
=!no-date+reference g19
=!no-date+sums-0 g24
=!no-decision-date g24
=!no-decision-date+denial g24
=!no-decision-date+reference g19
=!no-decision-date+sums-0 g24
=!no-spec g20
=!no-spec+denial g20
=!no-spec+excused g20
=!no-spec+reference g20
=!no-spec+sums-0 g20
=!not-pork h36
=!not-pork+denial h36
=!not-pork+sums-0 h36
=!not-told k19
=!not-told+denial k19
=!not-told+sums-0 k19
=!official r25 k26
=!official+denial r25 k26
=!official+sums-0 r25 k26
=!operator h24
=!operator+!unlawful-business h24
=!operator+denial h27
=!operator+sums-0 h24
=!own-zakat-rate g37
=!own-zakat-rate+denial g37
=!paid-entry r-20 g-33 h66
=!paid-entry+!pays-for-chance r-36
=!paid-entry+!price-of r-21
=!paid-entry+!surety-pay r-19
=!paid-entry+denial g-33 h66
=!paid-entry+reference h42
=!paid-entry+sums-0 g-33 h30
=!paid-entry+unit r-24
=!paper-money g24 h29
=!paper-money+!sale-or-service h28 k-23
=!paper-money+!watchers h34 k-34
=!paper-money+dealing g37
=!paper-money+denial g24 h29
=!paper-money+reference g28 h20
=!paper-money+stays-unseen g28 h20
=!paper-money+sums-0 g24 h29
=!paper-money+unlicensed-giving h34 k-34
=!pass-on r44 g-25 h-34
=!pass-on+currency-forward g-20
=!pass-on+denial r44 g-25 h-34
=!pass-on+sums-0 g-20 h-34
=!payroll r38 g-56 h75
=!payroll+!repay r67 g-30 k-19
=!payroll+!sale-or-service r-24 h44
=!payroll+!serves r-24 h44
=!payroll+benefit h56
=!payroll+denial r38 g-56 h75
=!payroll+in-return r46 g-30 k-19
=!payroll+sums-0 r38 g-56 h75
=!payroll+under r21 h24
=!pays r32 m-24
=!pays+charged-at g-41
=!pays+dealing g-20
=!pays+denial r34 m-24
=!pays+price-of r24 g-24
=!pays+sale-or-service r44 g-24
=!pays+sold-short g-35
=!pays+sums-0 r34 m-22
=!pays+sums-1 g29
=!pays+trading g24
=!pays+unit r59 g-27
=!pays-for-chance r58 g-27 m-29 k-34
=!pays-for-chance+!price-of r-31
=!pays-for-chance+!sale-or-service r-20 g-22 h-20
=!pays-for-chance+!sold-short g24
=!pays-for-chance+!surety-pay r-19
=!pays-for-chance+!trade h-20
=!pays-for-chance+benefit r33
=!pays-for-chance+charged-at g-23
=!pays-for-chance+contrast g-26
=!pays-for-chance+dealing g37
=!pays-for-chance+denial r70 g-27 m-20 k-29
=!pays-for-chance+hand-over r46
=!pays-for-chance+lease g-39
=!pays-for-chance+price-of g47
=!pays-for-chance+reference r-29 g-31
=!pays-for-chance+sale-or-service r31 g30
=!pays-for-chance+sell g25
=!pays-for-chance+sums-0 g-32 m-29
=!pays-for-chance+sums-1 r51 k-19
=!pays-for-chance+trade g25
=!pays-for-chance+unit r-20 g-44
=!per-period g-39
=!per-period+!return-on-capital r27 g-35
=!per-period+!sold-apart r27 g-35
=!per-period+!unit r23
=!per-period+denial g-39
=!per-period+sums-0 g-39
=!price-of g51 h-22
=!price-of+!price-word g28
=!price-of+!priced-thing g21
=!price-of+!sale-or-service h-25
=!price-of+!trade h-29
=!price-of+dealing g27
=!price-of+denial r-19 g65
=!price-of+sale-or-service g27
=!price-of+sums-0 r-31 g55
=!price-of+under g20
=!price-of+unknown g32
=!price-word+!sale-or-service g21
=!price-word+deferred g-33
=!price-word+denial r19 g25
=!price-word+gift-money r-46
=!price-word+hand-over r21
=!price-word+istisna g25
=!price-word+no-spec g31
=!price-word+pays r-46
=!price-word+pays-for-chance g-34
=!price-word+reference r20 g-19
=!price-word+sale-or-service g-22
=!price-word+sums-0 r-29 g40
=!price-word+sums-1 r46 g-20
=!price-word+wager-event r-24
=!priced-thing g34
=!priced-thing+denial g34
=!priced-thing+sums-0 g39
=!receivable g22
=!receivable+benefit g38
=!receivable+charged-at g20
=!receivable+pays-for-chance g40
=!receivable+sale-or-service g39
=!receivable+sums-0 g22
=!reference r29 g-28
=!reference+debt r-25
=!reference+denial r25 g-28
=!reference+sale-or-service r-25
=!reference+sums-0 r59 g-28
=!repay r119 m28
=!repay+!return-on-capital g45
=!repay+dealing r22 g29
=!repay+denial r119 m28
=!repay+gift-money g28
=!repay+hand-over r24
=!repay+in-return r46 g-30 k-19
=!repay+lend r27
=!repay+not-told g45
=!repay+pays-for-chance r-22 g28 m25 h24
=!repay+reference g45
=!repay+sums-0 r125 h-24
=!repay+sums-1 m25 h28
=!repay+unit r45
=!return-on-capital r20 g42 k-29
=!return-on-capital+!sold-apart r27 g-35
=!return-on-capital+!unit r27
=!return-on-capital+denial r20 g42
=!return-on-capital+not-told g45
=!return-on-capital+reference g35
=!return-on-capital+sums-0 r25 g23 k-29
=!sale-or-service r48 g-20 m-21
=!sale-or-service+!serves h41
=!sale-or-service+!trade r-35 h-24
=!sale-or-service+!watchers h26 k-22
=!sale-or-service+banking r31
=!sale-or-service+benefit r32 g21
=!sale-or-service+cash-form r36
=!sale-or-service+charged-at r42 g33 h-21
=!sale-or-service+debt r31 h20
=!sale-or-service+denial r64 m-32
=!sale-or-service+gift-money r-68
=!sale-or-service+insured r20
=!sale-or-service+istisna g25
=!sale-or-service+keeps-money r44
=!sale-or-service+late-rent h23
=!sale-or-service+lawful-rate g37
=!sale-or-service+lease r-26 g64
=!sale-or-service+lend r77
=!sale-or-service+lend-verb r38
=!sale-or-service+lender-gain r-24 h21
=!sale-or-service+no-spec g31
=!sale-or-service+not-told r23
=!sale-or-service+pays r-52 g-19
=!sale-or-service+pays-for-chance r82 g-58 m-19 h-38
=!sale-or-service+reference r51
=!sale-or-service+refusal k30
=!sale-or-service+repay h21
=!sale-or-service+return-on-capital r33
=!sale-or-service+search-for r25
=!sale-or-service+stays-unseen h21
=!sale-or-service+sums-0 r-33 h34
=!sale-or-service+sums-1 r74 h-38
=!sale-or-service+unit r-36
=!sale-or-service+unlicensed-giving h28 k-23
=!sale-or-service+watchers r28
=!sell g-31
=!sell+denial g-31
=!sell+sums-0 g-31
=!serves h30
=!serves+denial h30
=!serves+sums-0 h30
=!settles-later g24
=!settles-later+denial g24
=!settles-later+sale-or-service g21
=!settles-later+sums-0 g24
=!sold-apart g21
=!sold-apart+!unit r26
=!sold-apart+denial g21
=!sold-apart+pays-for-chance r-22
=!sold-apart+reference g-32
=!sold-apart+sums-0 g21
=!sold-short r27
=!sold-short+dealing r27
=!sold-short+denial r27
=!sold-short+sale-or-service r27
=!sold-short+sums-0 g24
=!stakes m-25
=!stakes+denial m-25
=!stays-unseen g-31
=!stays-unseen+denial g-31
=!stays-unseen+sums-0 g-31
=!surety-pay r-19
=!surety-pay+denial r-19
=!surety-pay+sums-0 r-19
=!take-in r-21 k-30
=!take-in+debt r32
=!take-in+denial r-22 k-30
=!take-in+given-back g-29
=!take-in+lend r44
=!take-in+repay g-29
=!take-in+sums-0 r-21 k-27
=!take-in+trading r-19 g35
=!take-in+unit g22
=!trade h-30
=!trade+denial r-33 h-26
=!trade+not-mine-yet g-23
=!trade+sums-0 r-33 h-26
=!trading r25 h-21 k-21
=!trading+!unit g22
=!trading+denial r25 g31 h-21 k-21
=!trading+sums-0 r31 h-20 k-21
=!under+denial r19 g20
=!under+gift-money r21
=!under+sums-0 g28
=!undescribed+price-of g20
=!unit r79 g50 m-28 k-22
=!unit+benefit r24
=!unit+charged-at r-26 g68
=!unit+dealing r38 g69
=!unit+denial r60 g57 m-28 k-20
=!unit+gift-money r42
=!unit+hand-over r50
=!unit+pays r52
=!unit+pays-for-chance r101
=!unit+reference g73 m-32 h26
=!unit+sale-or-service g64 h39
=!unit+sums-0 r49 g28 h21 k-19
=!unit+trade g29
=!unknown k23
=!unknown+denial k23
=!unknown+price-of g31
=!unknown+sums-0 k23
=!unknown+under k24
=!unlawful-business r-29 h-51
=!unlawful-business+alcoholic h-38
=!unlawful-business+denial r-29
=!unlawful-business+pays-for-chance r-20 m31 h39
=!unlawful-business+reference m-27 h30
=!unlawful-business+soft-drink h-58
=!unlawful-business+sums-0 r-27 h-68
=!unlawful-business+sums-1 h-20
=!unlawful-business+to-learn h-20
=!unlawful-business+unit h-38
=!up-down r-21 g-73 k48
=!up-down+denial g-68 k53
=!up-down+pays-for-chance g-41
=!up-down+sums-0 g-32 k40
=!wager-event m48 h-26 k30
=!wager-event+dealing m26
=!wager-event+denial m48 h-26 k30
=!wager-event+pays-for-chance g-26 m41
=!wager-event+reference r-23
=!wager-event+sale-or-service g22
=!wager-event+sums-0 g20 h-26 k30
=!wager-event+under g23 k29
=!wager-event+unit g22
=!waiting r31
=!waiting+denial r31
=!waiting+gift-money g-19
=!waiting+pays-for-chance r36 g-19
=!waiting+reference g-19
=!watchers g-54 k59
=!watchers+cash-form r38
=!watchers+conceal k40
=!watchers+denial g-54 k61
=!watchers+paper-money r38
=!watchers+stays-unseen h23
=!watchers+sums-0 g-54 k59
=!watchers+unlicensed-giving h32 k-26
=!winner-takes m25
=!winner-takes+denial m25
=across-border r25 g21
=across-border+bet-house m22 h25
=across-border+bill h-39
=across-border+charged-at h37
=across-border+dealing h-25
=across-border+denial h89
=across-border+friends g-21
=across-border+gift-money r46
=across-border+given-back g35
=across-border+hand-over r53 g-20
=across-border+insured h21
=across-border+lawful-bar h35
=across-border+lease r23 m22
=across-border+market-price h-23
=across-border+meat-trade h53
=across-border+narcotic r30
=across-border+not-pork h35
=across-border+operator m22 h25
=across-border+pays r22
=across-border+pays-for-chance r36 h-25
=across-border+price-of r39 h-28
=across-border+priced-thing h-23
=across-border+reference r-19 g31
=across-border+sell g-20
=across-border+sums-0 g24 h-22
=across-border+sums-1 h31
=across-border+trade g-29
=across-border+under h20
=across-border+unit r19 h19
=across-border+unlawful-business m20 h31
=across-border+works-for h32
=actual-cost r-23
=actual-cost+debt r-54
=actual-cost+lend r-54
=actual-cost+price-word r-23
=actual-cost+sale-or-service r-23
=actual-cost+sums-0 r-34
=actual-cost+sums-1 r21
=adult-service r-81 g-124 m-97 h231 k-46
=adult-service+alcoholic h-35
=adult-service+banking r32
=adult-service+benefit h-25
=adult-service+bill h53
=adult-service+capital h50
=adult-service+charged-at r33 m36 h92
=adult-service+comes-later r-34
=adult-service+contrast h33
=adult-service+deadline r-29
=adult-service+dealing r38 h92
=adult-service+denial r-21 h34
=adult-service+draw m24 h-30
=adult-service+errand h47
=adult-service+excused m-32 h-103
=adult-service+extra g24 h57
=adult-service+fee g20 h29
=adult-service+foreign-currency r-58
=adult-service+friends r26 h-64
=adult-service+gift-money h120
=adult-service+guaranteed r19
=adult-service+hand-over r-33 h44
=adult-service+in-return r29
=adult-service+insured g-19 h67
=adult-service+islamic-paper h43
=adult-service+keep-cut h-26
=adult-service+late-rent h-44
=adult-service+lawful-bar m-19 h-55
=adult-service+lawful-rate h43
=adult-service+lease r-27 k25
=adult-service+lend r28
=adult-service+lender-gain h41
=adult-service+licensed h-102
=adult-service+meat m-20 h-40
=adult-service+name-after h-39
=adult-service+name-before r19 h-30
=adult-service+narcotic h-114
=adult-service+not-pork h-68
=adult-service+official h-46
=adult-service+online-place g25 m-42 h58
=adult-service+paid-entry h35
=adult-service+paper-money h35
=adult-service+payroll h19
=adult-service+pays m-20 h87
=adult-service+pays-for-chance g-23 h199
=adult-service+price-of r28 m38
=adult-service+price-word r30
=adult-service+priced-thing r-22 h19
=adult-service+reference g21 h78
=adult-service+repay r-29
=adult-service+return-on-capital h24
=adult-service+right-now r-53
=adult-service+sale-or-service m19
=adult-service+settles-later r-26
=adult-service+sums-0 r-45 g-112 m-89 h162 k-45
=adult-service+sums-1 r-64 h80
=adult-service+sums-2 r28
=adult-service+surety-pay r-19 h35
=adult-service+to-learn h23
=adult-service+trade m47 h48
=adult-service+trading r100 g20 h30
=adult-service+unit g-32 m-23 h24 k20
=adult-service+unlawful-business m-19 h80
=adult-service+wager-event m38
=adult-service+waiting r-50
=adult-service+watchers r35 h-34
=affirmation g56 k-22
=affirmation+capital r24
=affirmation+deadline g28
=affirmation+dealing g38
=affirmation+denial r48
=affirmation+fixed-gain r21
=affirmation+price-of g22
=affirmation+price-word r-34 g26
=affirmation+reference r51
=affirmation+repay r20
=affirmation+sale-or-service g52
=affirmation+sums-0 g56 k-22
=affirmation+unit r-38
=affirmation+up-down g41
=agent-sells r57 g-33
=agent-sells+banking r46
=agent-sells+cash-form r25
=agent-sells+charged-at r38 g-25
=agent-sells+dealing r47 g-29
=agent-sells+gift-money r34
=agent-sells+metal r27 g-30
=agent-sells+metal-deal r43 g-33
=agent-sells+paper-money r25
=agent-sells+price-of r45 g-21
=agent-sells+sale-or-service r45
=agent-sells+sell r57 g-33
=agent-sells+sold-apart r21
=agent-sells+sums-0 r57 g-33
=agent-sells+trade r45 g-21
=agent-sells+trading r26 g-33
=agent-sells+unit r40
=agent-sells+watchers r46
=alcoholic r-142 g-72 m-129 h314 k-62
=alcoholic+banking h-27 k-23
=alcoholic+benefit h114
=alcoholic+bill m19 h-48
=alcoholic+capital h66
=alcoholic+charged-at m-25 h75
=alcoholic+contest-kind m42 h-22
=alcoholic+deadline r-21
=alcoholic+debt r-46 m32
=alcoholic+delay-charge h-52
=alcoholic+denial g38 h-30
=alcoholic+document h-30
=alcoholic+equity h45
=alcoholic+excused g72 h-180
=alcoholic+extra g31
=alcoholic+fee m21
=alcoholic+for-money m-25 h43
=alcoholic+game m69
=alcoholic+gift-money m33
=alcoholic+given-back g-28 h-55
=alcoholic+hand-over r-58 h35
=alcoholic+in-return h-45
=alcoholic+late-rent m-19 h-21
=alcoholic+lawful-bar r-21 g-33 h-249
=alcoholic+lawful-rate h28
=alcoholic+lease h84
=alcoholic+lend r-51 m32 h-44
=alcoholic+market-price g-36 h52
=alcoholic+meat g43 h-69
=alcoholic+name-before h29
=alcoholic+narcotic g43 h-114
=alcoholic+nobody-knows g40
=alcoholic+operator m22
=alcoholic+own-zakat-rate m33 h35
=alcoholic+paid-entry g69 h-32
=alcoholic+payroll g-19 h32
=alcoholic+pays-for-chance r-97 g48 m-33 h53
=alcoholic+per-period h23
=alcoholic+price-of g23 h37
=alcoholic+priced-thing g-29 h-25
=alcoholic+reference m-33 h111
=alcoholic+return-on-capital g31 h34
=alcoholic+right-now g20
=alcoholic+sale-or-service r-31 g36
=alcoholic+sealed g32
=alcoholic+sell h-36
=alcoholic+serves h91
=alcoholic+shut-thing g79
=alcoholic+soft-drink h-85
=alcoholic+sums-0 r-63 g-145 m-58 h163 k-54
=alcoholic+sums-1 r-22 g73 m-64 h145
=alcoholic+sums-2 r-56
=alcoholic+sums-apart r-19
=alcoholic+to-oppose g-22 h-118
=alcoholic+to-treat h-55
=alcoholic+trade h-25
=alcoholic+trading g-37 h78
=alcoholic+under g27
=alcoholic+unit m-26 h26
=alcoholic+unlawful-business r-35 g-24 m-73 h-57 k-19
=alcoholic+wager-event g63 m-50 h34
=alcoholic+works-for h32
=arbun r-59 g-23 h-27 k-34
=arbun+deadline r26 g-35
=arbun+dealing r-20 g-64
=arbun+denial g122 h-53 k-25
=arbun+foreign-currency r-20
=arbun+gift-money g-22 h26
=arbun+given-back g-30
=arbun+insured g-23
=arbun+left-open g38
=arbun+loose-order g27 h-31
=arbun+market-price g-29
=arbun+pays-for-chance r-57 g-74
=arbun+price-of r-20 g-47 h26
=arbun+price-word r25 g-61
=arbun+repay g-21
=arbun+right-now g-22
=arbun+sale-or-service r-20 g-66 h26
=arbun+settles-later r26 g-35
=arbun+sums-0 g34 h-31 k-31
=arbun+sums-1 g-50
=arbun+sums-2 r-49
=arbun+unit r-38 g-54
=avoid-control r-37 g-64 m-37 h-64 k285
=avoid-control+banking k29
=avoid-control+charged-at h60
=avoid-control+denial k51
=avoid-control+document h85
=avoid-control+erase-it h-23
=avoid-control+excused k-61
=avoid-control+gift-money h84
=avoid-control+lawful-rate h-30 k82
=avoid-control+nobody-knows g26 k-34
=avoid-control+official h23 k-26
=avoid-control+pays-for-chance k43
=avoid-control+price-of h35
=avoid-control+reference h-19
=avoid-control+reroute k34
=avoid-control+split k21
=avoid-control+stays-unseen g-21 h-26 k36
=avoid-control+sums-0 r-30 g-59 m-37 h-63 k264
=avoid-control+under g-32 m-34 h125 k-24
=avoid-control+unit h49
=avoid-control+unknown g20 h27 k-34
=avoid-control+up-down m-23 h62
=avoid-control+wager-event m-23 h62
=avoid-control+watchers h-25 k72
=banking r231 g-83 m-70 h-132
=banking+below-face k-21
=banking+benefit r-20 m32 h70 k19
=banking+bet-house h61
=banking+bill r-76 h-40 k-23
=banking+capital r36 m54 k-29
=banking+cash-form k-71
=banking+charged-at r162 m-36 k-134
=banking+charity r-82
=banking+comes-back h-23
=banking+comes-later r-47 h25
=banking+commercial-paper r-114 k-29
=banking+condition r19
=banking+contract-bet r-25 g31
=banking+contribute r-50
=banking+cut-mine r-36 h24 k23
=banking+deadline r-91 g-73 k21
=banking+dealing r103 g49 m35
=banking+debt r38 g-25 m-35 h-42
=banking+debt-grows r27
=banking+deferred r23
=banking+delay-charge r29
=banking+denial r-39 g-38 h-29 k-28
=banking+document r110
=banking+draw r44 h46
=banking+equity r-88 h132
=banking+errand r-22 m24 h36
=banking+exchange r-32 g41 m46
=banking+excused r-27 g23 h91 k-27
=banking+extra r89 g45 k-19
=banking+false-words h-25 k49
=banking+fee r-35 h26 k-38
=banking+fixed-gain r64 h-20
=banking+fixed-paper r68 m-21 h-34
=banking+for-money m-31
=banking+foreign-currency r44
=banking+friends r53 h-25
=banking+gift-money r110 h53 k-43
=banking+gift-to r21
=banking+given-away r-68
=banking+given-back r-39 m56 h51 k-52
=banking+giving-drive r41 k-38
=banking+gold g27
=banking+gold-part r-35
=banking+guaranteed r62 g24
=banking+guarantor r64
=banking+halal-certified r102 h-21
=banking+hand-over r-196 k-34
=banking+impure-wealth k-42
=banking+in-return r46
=banking+instalment-count r43
=banking+insured r-30 g23
=banking+interest-business h79
=banking+islamic-paper r-27 h-44
=banking+keep-cut r-28 k62
=banking+keeps-money r36
=banking+kept-by-creditor r30 g19 k19
=banking+late-rent r39 h29 k30
=banking+lawful-bar r-19 h-25
=banking+lawful-financing r26
=banking+lawful-rate r-167 m23 h31 k-20
=banking+lease r-41 k-30
=banking+lend g27 m-20
=banking+lender k-22
=banking+licensed r40
=banking+limit k32
=banking+market-price r75 g29 m56 h69
=banking+meat r31
=banking+metal r55 g-21
=banking+metal-deal r101 h19 k-21
=banking+more-back r24
=banking+more-time r31
=banking+my-wallet-lent r-39 k61
=banking+name-after h-31 k44
=banking+name-before r-20 k-25
=banking+narcotic h-20
=banking+not-told r-19 g-21 k25
=banking+online-place r-74 g48 m32 h39 k-40
=banking+operator r-24 h25
=banking+outside-prize r-42
=banking+own-account r32
=banking+paid-entry r45 g26 h-29 k-23
=banking+paper-money k-45
=banking+pass-on r-30 k-26
=banking+passes-it h20
=banking+pay-me k28
=banking+payment-versus-payment k19
=banking+payroll r46
=banking+pays r44 k-38
=banking+pays-for-chance r26 m-54
=banking+per-period r141 g-34 h-43
=banking+percentage r31 k23
=banking+pledge r-33
=banking+price-of g-43 m23 h-37 k36
=banking+price-word r-106
=banking+priced-thing r46 m27
=banking+quick-cash r59
=banking+rate-charge k-23
=banking+receivable r41
=banking+reference r-43 g-39 k-52
=banking+repay r-19 g-25
=banking+return-on-capital r83 m27
=banking+right-now r-26 k28
=banking+sale-or-service m46 h46
=banking+savings-circle r-40
=banking+sell r66 h-24
=banking+serves g-38 h42
=banking+settles-later g-50
=banking+sham r24
=banking+small-parts r-36 k37
=banking+sold-apart r86 g-56 h-22
=banking+split r-30 k42
=banking+stakes m-23 h30
=banking+stays-unseen r-24 k51
=banking+stranger r-21
=banking+sums-0 r215 g-108 m-63 h-116
=banking+sums-1 r29 k-21
=banking+sums-2 m-24
=banking+sums-apart m-21
=banking+surety r64 h-22
=banking+surety-pay h53 k-23
=banking+take-in r-55 m-23 h24 k-25
=banking+to-debtor k-25
=banking+to-dispose r-45 k-23
=banking+to-oppose r-46
=banking+trade r74 g-29
=banking+trading g64 m75 h106
=banking+travelling r28
=banking+under r-29 g-26 h44
=banking+unit r101 g-50 h25
=banking+unknown k20
=banking+unknown-party r-27 k23
=banking+unlawful-business r-22
=banking+up-down r-53 g-20 m30 h62 k-27
=banking+voluntary-cover r47 h-30
=banking+wager-event h30
=banking+waiting r50
=banking+watchers r-20 g-42 m-41 h-52 k-20
=banking+with-money r-21 h20
=banking+zakat r-37
=before-possession g69 h38 k-42
=before-possession+comes-back r20
=before-possession+dealing g87 k-41
=before-possession+denial g20 h54 k-22
=before-possession+hand-over r28
=before-possession+metal-deal r22
=before-possession+not-mine-yet r-23
=before-possession+pays-for-chance r35 k-20
=before-possession+price-of r24 g50 k-19
=before-possession+sale-or-service g87
=before-possession+sell g48 k-24
=before-possession+sums-0 r-34 g79 h38 k-37
=before-possession+take-in g23
=before-possession+trade g56 k-24
=below-face r112 g-51 k-48
=below-face+benefit r27
=below-face+cash-form r56 k-20
=below-face+charged-at r85 g-21 k-23
=below-face+comes-later r24
=below-face+commercial-paper r55
=below-face+dealing r-60 g-53
=below-face+deferred r59
=below-face+denial r-19
=below-face+exchange r-30
=below-face+friends r57
=below-face+gift-money r-24 g-45 k-27
=below-face+hand-over r48
=below-face+lawful-rate r50 g-19
=below-face+lend r36
=below-face+paper-money r22 k-20
=below-face+payroll r48
=below-face+pays g-23
=below-face+pays-for-chance r-24 g-48 k-26
=below-face+percentage k-19
=below-face+price-of r24 g-35
=below-face+receivable r31
=below-face+reference r-22
=below-face+repay r19
=below-face+right-now r21
=below-face+sale-or-service r85 g-41 k-19
=below-face+sell g-28
=below-face+serves r59
=below-face+sold-short r162 g-65 h-26 k-31
=below-face+sums-0 r71 g-51 k-43
=below-face+sums-1 r40
=below-face+take-in r24
=below-face+trade r59 g-31
=below-face+under r41 k-29
=below-face+unit r70
=below-face+wager-event r-36
=benefit r93 g-132 m-113 h-84 k-20
=benefit+bill r45 g-22 k-37
=benefit+capital r48 g-20 h51 k-31
=benefit+cash-form r29
=benefit+chance-pay m-47
=benefit+chance-prize m-47
=benefit+charged-at r21 m-71 h-52
=benefit+comes-back r56
=benefit+comes-later r-28 g-51
=benefit+commercial-paper r61
=benefit+conceal h-24
=benefit+condition r108 g-21
=benefit+contest-kind g20 m-50 k48
=benefit+contrast r31 k41
=benefit+deadline g-47
=benefit+dealing r-66 h37
=benefit+debt r101 g-21 k-25
=benefit+deferred r36 g-36
=benefit+denial r36 h46 k-33
=benefit+document r-21 k35
=benefit+draw g26 m-37 h42
=benefit+equity r-51
=benefit+errand r35 k30
=benefit+excused g46 m-25 h-19 k-63
=benefit+extra r-72 g27 h24
=benefit+false-words r24 k27
=benefit+fee r43 h20
=benefit+fixed-gain r-62 h-21
=benefit+fixed-paper r20
=benefit+fixed-rate r42
=benefit+for-money h31
=benefit+free-use r102 g-30
=benefit+friends g37 k-23
=benefit+gift-money r31 g-72 m-70 h-24
=benefit+gift-to r-26 g-56 m-19 h-23 k-56
=benefit+given-back m32 h55
=benefit+gold g26
=benefit+guaranteed r-66
=benefit+guarantor r-50
=benefit+hand-over r23
=benefit+in-return r119 g-34
=benefit+instalment-count r-57
=benefit+insured r95 g29 k32
=benefit+keeps-money r32
=benefit+kept-by-creditor k19
=benefit+late-rent h83
=benefit+lawful-bar g26 h-27
=benefit+lawful-rate r-42 g-38 m22 h42 k-33
=benefit+lease r51 g-50 m-25 h22
=benefit+lend r52 k-19
=benefit+lend-verb r164
=benefit+lender r152
=benefit+lender-gain g25 h-23
=benefit+licensed k24
=benefit+limit r44
=benefit+meat-trade h21
=benefit+metal-deal g21
=benefit+more-time r-40
=benefit+my-wallet-lent r-21
=benefit+name-after h-61
=benefit+name-before r-27 h23
=benefit+narcotic g21
=benefit+not-pork g40
=benefit+not-told r32 g22
=benefit+official g29 h63
=benefit+outside-prize r81 m-78 h-24
=benefit+own-account k-38
=benefit+paid-entry r-64 g45 m-51 h-25 k46
=benefit+passes-it r32 k21
=benefit+pay-me r20
=benefit+payroll r-36 g43 h25
=benefit+pays m-20 k-33
=benefit+pays-for-chance r-81 g32 m-66 k-52
=benefit+per-period r34 g-24
=benefit+percentage r-93
=benefit+play-costs r45
=benefit+price-of r45 g67 h-51 k21
=benefit+price-word r39 g-42
=benefit+priced-thing r-25 g43
=benefit+promised-cut r41
=benefit+receivable r-60
=benefit+reference h41 k73
=benefit+repay r131 g-37
=benefit+return-on-capital r59 g-32
=benefit+right-now g30
=benefit+sale-or-service r-31 g-20 m22 h34
=benefit+sell g80 h-57
=benefit+serves r-66 g28 m22 h19
=benefit+settles-later r52 g-45
=benefit+sold-apart g-23
=benefit+sold-short r55 g40 k22
=benefit+speed-up h28
=benefit+stakes m32 h22
=benefit+stipulated r67 g-22
=benefit+sums-0 r28 g-32 m-105 h-92
=benefit+sums-1 r78 g-73
=benefit+sums-2 g-23 h26
=benefit+sums-apart r-27 h47
=benefit+sums-equal r-21
=benefit+sums-grow h-21
=benefit+sums-shrink r42
=benefit+surety-pay r-35
=benefit+take-in r73
=benefit+tied-deal r-26 g-35
=benefit+tied-trade r35 g-25
=benefit+to-debtor r23
=benefit+to-learn r-20
=benefit+to-oppose r31 g48
=benefit+trade g53 h-54
=benefit+trading r95
=benefit+travelling h27
=benefit+under g-23 h42 k-25
=benefit+undescribed g-28
=benefit+unit r-86 h67 k-35
=benefit+unknown k-47
=benefit+up-down g-43
=benefit+voluntary-cover r23
=benefit+wager-event r-28 g44 m-49 h36 k47
=benefit+wait-pay r20
=benefit+waiting r-56
=benefit+watchers r112
=benefit+with-money r-99 m31 h22
=benefit+works-for r19
=benefit+wrapped-gift r-45 h-30
=bet-house r-113 g-29 m431 h326 k-26
=bet-house+bill h28
=bet-house+capital m41 h109
=bet-house+cash-form m28 h32 k-25
=bet-house+charged-at r-43 m155 h175
=bet-house+comes-later m31
=bet-house+contest-kind g20 m-48
=bet-house+dealing m69 h106
=bet-house+equity m-80
=bet-house+errand k25
=bet-house+exchange m46 h65
=bet-house+excused m-70 h-21
=bet-house+fee h-33
=bet-house+for-money h110
=bet-house+friends h72
=bet-house+game r-22 m31 h23
=bet-house+gift-money m21 h23
=bet-house+given-back m51 h88
=bet-house+hand-over m44 h63
=bet-house+in-return h-20
=bet-house+insured h31
=bet-house+lawful-rate h56
=bet-house+lease m-33 h66
=bet-house+lender-gain m-30
=bet-house+market-price g19
=bet-house+narcotic m30
=bet-house+online-place m27 h38
=bet-house+operator r-47 m60 h102
=bet-house+own-stake h56
=bet-house+paid-entry r-21
=bet-house+paper-money m25 h57 k-25
=bet-house+pays-for-chance r-45 m194 h189
=bet-house+reference m74 h81
=bet-house+right-now m56 h136 k24
=bet-house+sale-or-service m48 h91
=bet-house+serves m-86 h38
=bet-house+stakes m24 h123
=bet-house+sums-0 r-71 g-45 m266 h161
=bet-house+sums-1 m110 h86
=bet-house+sums-2 r-41 m50 h79
=bet-house+sums-apart r-24 m43 h53
=bet-house+take-in h55
=bet-house+to-learn m53 h69
=bet-house+to-oppose m-30
=bet-house+trading m31 h97
=bet-house+unit h85
=bet-house+unlawful-business g26 m-50 h-115
=bet-house+wager-event m43 h222
=bet-house+with-money g-23 m34 h90
=bet-house+works-for m-40
=bill g-65 m-32 h-71 k59
=bill+capital r-44
=bill+cash-form r68 k27
=bill+charged-at r133 m20 h-29 k29
=bill+comes-back r-63
=bill+comes-later r28
=bill+commercial-paper r-50
=bill+contest-kind g49 m-55
=bill+contrast r-25 g-26 m39 k35
=bill+contribute m-21
=bill+deadline g50
=bill+dealing r30 g-82 k27
=bill+debt r23
=bill+deferred r-19 g-24 k22
=bill+denial g-113 k59
=bill+draw m46
=bill+equity r-24 m-24
=bill+errand g32
=bill+exchange r22
=bill+excused m20 k-27
=bill+extra r-22 k60
=bill+false-words r-34 k84
=bill+fee r-23
=bill+first-takes m49
=bill+fixed-gain r24
=bill+fixed-paper r93
=bill+fixed-rate r-23 h27
=bill+for-money r37
=bill+foreign-currency r-38 h19
=bill+friends g31 k-54
=bill+gift-money r26 g-56 m26 h20 k-28
=bill+given-back r-41 g46 k33
=bill+guaranteed r-27
=bill+hand-over r-86 g-32 h43
=bill+in-return r-22
=bill+increase r-34 k23
=bill+instalment-count g36
=bill+insurance-business h35
=bill+insured r-31 g-20
=bill+keeps-money r47
=bill+kept-by-creditor k50
=bill+late-rent r24
=bill+lawful-bar r-30 g-22
=bill+lawful-financing r-57
=bill+lease r-69 g29 m-25 h-35
=bill+lend r30
=bill+lend-verb r41
=bill+lender r32
=bill+licensed m21
=bill+market-price r-38
=bill+meat k19
=bill+metal-deal r-24
=bill+more-time r-24
=bill+my-wallet-lent k26
=bill+name-after g20
=bill+narcotic g33
=bill+not-told r-19
=bill+online-place m-67 h-42 k75
=bill+operator h46
=bill+outside-prize r21 m35
=bill+paid-entry r-58 m-25 k-19
=bill+paper-early r-40
=bill+paper-money r69 k34
=bill+pays r-19 g-88 k-45
=bill+pays-for-chance r52 g-26 h-40 k-47
=bill+per-period g64 h38
=bill+play-costs g35
=bill+price-of r87 k26
=bill+price-word r-35 g25
=bill+priced-thing g-31
=bill+reference r-31 m-58 k92
=bill+repay r-52 k19
=bill+return-on-capital r24 g78
=bill+right-now r71 k-24
=bill+sale-or-service g-45 m-36 h19 k48
=bill+search-for h35
=bill+sell r32 g44
=bill+serves r43 g53 h-38
=bill+settles-later r46
=bill+sham r-26 h-46 k39
=bill+small-parts k-28
=bill+sold-apart r-33 g40 h46
=bill+sold-short r35 k33
=bill+split k-38
=bill+stipulated r-35 g24
=bill+sums-0 g-33 m-34 h-92 k82
=bill+sums-1 r48 g-30 h22 k-21
=bill+sums-2 r-29
=bill+sums-apart r24
=bill+sums-grow r-88
=bill+surety-pay r35
=bill+take-in h42
=bill+tied-trade r27
=bill+to-learn h-26 k28
=bill+to-oppose r-21 g21
=bill+trade r137 g31
=bill+trading r-45
=bill+under r28 k-25
=bill+unit r-89 g109 m-24 k-63
=bill+unlawful-business m36 h99
=bill+up-down r59
=bill+voluntary-cover h35
=bill+wager-event r-31 g-24 m43
=bill+waiting g21
=bill+watchers r-63 h-39
=bill+winner-takes r24
=bill+with-money r51
=bill+works-for r-26
=both-later g108
=both-later+charged-at r19
=both-later+comes-later g58
=both-later+deadline r19 g45
=both-later+dealing g44
=both-later+denial g32
=both-later+pays r19
=both-later+pays-for-chance r19 g23
=both-later+reference g62
=both-later+sale-or-service r22 g35
=both-later+settles-later g40
=both-later+sums-0 g108
=both-later+trading g31
=both-later+unit g51
=buy-back r179 h-44
=buy-back+cash-form r98
=buy-back+charged-at r117 g-34
=buy-back+comes-later r21
=buy-back+dealing r97
=buy-back+deferred r70 g-37
=buy-back+extra r54 g-25
=buy-back+gift-money r77 g-34
=buy-back+given-back r-21 g45
=buy-back+gold-part r29
=buy-back+insured r43
=buy-back+lend r-34
=buy-back+narcotic r31
=buy-back+paper-money r70
=buy-back+payment-versus-payment r23
=buy-back+pays-for-chance r60
=buy-back+price-of r105 h-19
=buy-back+reference r78
=buy-back+right-now r-29 g27
=buy-back+sale-or-service r116 h-29
=buy-back+same-back g-25
=buy-back+sell r125 h-24
=buy-back+serves r39
=buy-back+settles-later r27 g-36
=buy-back+sold-short r23
=buy-back+sums-0 r116 g32 h-42
=buy-back+sums-1 g-22
=buy-back+sums-2 r71
=buy-back+sums-grow r23
=buy-back+sums-shrink r20
=buy-back+trade r105 h-19
=buy-back+trading r-19
=buy-back+unit r23 g26
=buy-back+up-down r28
=buy-back+with-money r30
=capital r131 g-117 m-39 h-31 k61
=capital+charged-at r-48 g-49 m19 h-35 k-30
=capital+comes-back r72 h-27
=capital+comes-later m-26
=capital+commercial-paper r-40
=capital+contest-kind g20 h36
=capital+contrast g-36 k-55
=capital+contribute r62 g-20 m-21
=capital+cut-mine r-33 k27
=capital+deadline g-35 m-20
=capital+dealing r84 g-19 m31 k37
=capital+debt r-92 g-28 k-30
=capital+debt-carrier r42 h-24
=capital+deferred r-54 g-19
=capital+denial r65 g-93
=capital+document r76 h-31
=capital+draw h49
=capital+equity r-80 g-39 h50
=capital+exchange r20 g23 m43
=capital+excused r-44
=capital+extra r-98
=capital+fee r43
=capital+fixed-gain r97 g-41 m-25 h-21
=capital+fixed-paper r38 m-21 h-34
=capital+for-money r23 m-34
=capital+for-others k26
=capital+foreign-currency r-19
=capital+gift-money r27 g31 k66
=capital+given-back r-95 g-28 m21 k-25
=capital+gold h21
=capital+gold-part r-19
=capital+grown-debt r24
=capital+guaranteed r181 g-23 m-33 h-46 k-20
=capital+halal-certified r70 h-31
=capital+hand-over r-164
=capital+increase r19
=capital+insured r-76 g-22 m-35 k27
=capital+interest-business h-21
=capital+islamic-paper r-22
=capital+keep-cut r-36 k50
=capital+keeps-money r27 g-32
=capital+late-rent h-28
=capital+lawful-financing r-27
=capital+lawful-rate r-61 m41
=capital+lease r-73
=capital+lend r-157 k-20
=capital+lend-verb r-100 h27
=capital+lender r-39
=capital+lender-gain r-63 k27
=capital+licensed r31
=capital+market-price r-111 g24 m20
=capital+meat h44
=capital+metal-deal r37 g-28
=capital+more-time r-57
=capital+name-after r-28 h-19
=capital+name-before r45
=capital+narcotic r-29 k32
=capital+no-day r32 g-19
=capital+not-pork r-30
=capital+not-told r-31 g-19
=capital+official r51 g-20 h-43
=capital+online-place r-42 g22 m25 h74
=capital+operator r-21 m46 h45
=capital+paid-entry r-29 g37
=capital+paper-money r28
=capital+pass-on r25
=capital+passes-it r25
=capital+pay-me r23
=capital+payroll r44
=capital+pays r36 k58
=capital+pays-for-chance r102 k49
=capital+per-period r199
=capital+percentage r115 m28
=capital+price-of r-25 m27 h-39
=capital+price-word r-49
=capital+priced-thing r-24 h28
=capital+principal-stays r65 g-21
=capital+reference g30 m23 h50
=capital+refusal r-25
=capital+repay r-108 g-31 m-27
=capital+return-on-capital r57 g-63 m-34 h-23
=capital+sale-or-service r37 g-30 m36 h20
=capital+search-for g-28 h32
=capital+sell r22
=capital+serves g-30 h-44
=capital+sold-apart r99 g-26
=capital+sold-short r43
=capital+split r-19 k47
=capital+stakes r30 h37
=capital+stranger k69
=capital+sums-0 r50 g-108 m-34 h-53 k46
=capital+sums-1 r97
=capital+sums-3 r-26
=capital+sums-apart r46
=capital+sums-equal r-20
=capital+sums-grow r-23
=capital+sums-shrink r-19
=capital+surety-pay r-44 h-21 k21
=capital+take-in r-103 h38
=capital+to-oppose r-30 g-21
=capital+trade r27 h-19
=capital+trading r-69 m85
=capital+travelling r-42
=capital+under r-23 k38
=capital+unit r105 g-37
=capital+unknown k24
=capital+unlawful-business r-42 m72 h160
=capital+up-down r-26 g21 m23 h-19 k35
=capital+wager-event g-23 m24 h60
=capital+waiting r-30
=capital+wash-money k41
=capital+watchers h-52
=capital+with-money r38 h51
=cash-form r58 g-48 m-29 h-53 k123
=cash-form+charged-at r123 g-46 m-23 k72
=cash-form+collection r-27 h-23
=cash-form+comes-back r-22 m-22 h-48 k78
=cash-form+comes-later r28 g64
=cash-form+commercial-paper r21 g30
=cash-form+conceal k20
=cash-form+condition r24 g19
=cash-form+contest-kind m58 h55
=cash-form+contract-bet g31
=cash-form+contrast r65 h28 k-19
=cash-form+cut-mine r38
=cash-form+deadline g37 h21
=cash-form+dealing g-96 k-25
=cash-form+debt r109 h-25 k25
=cash-form+debt-grows r22
=cash-form+deferred r100 g74 h-22
=cash-form+denial r50 m-26 k70
=cash-form+document r-22 h19 k22
=cash-form+draw m19
=cash-form+equity r72
=cash-form+erase-it r-26 h-28 k25
=cash-form+exchange g46 m-27
=cash-form+excused r-31
=cash-form+extra r24 g-66 h39
=cash-form+fee r-26 k60
=cash-form+fixed-gain r31
=cash-form+fixed-paper r71 g-30 h-19
=cash-form+fixed-rate r31
=cash-form+for-money r-20 g-27 h42 k-28
=cash-form+foreign-currency r-50
=cash-form+forward-deal g40
=cash-form+friends r44 g-46 k53
=cash-form+game g-21 h152
=cash-form+gift-money r-93 g-26 m29 h-64 k-39
=cash-form+given-back r57 k-20
=cash-form+giving-drive k34
=cash-form+gold r-69
=cash-form+gold-part r85 g27
=cash-form+grown-debt r29
=cash-form+guaranteed r44
=cash-form+hand-over r67 m-52 h-41 k-33
=cash-form+hidden-name r-26 k37
=cash-form+in-return r23
=cash-form+increase r-54
=cash-form+instalment-count r43 g27
=cash-form+insured r122 g59 h-30
=cash-form+keep-cut h-24
=cash-form+kept-by-creditor h26
=cash-form+late-rent r24 g-41 h-39 k-23
=cash-form+lawful-bar h41
=cash-form+lawful-financing r39
=cash-form+lawful-rate r79 h-32
=cash-form+lease r58 g-26
=cash-form+left-open g25
=cash-form+lend r25 k30
=cash-form+lend-verb r-22
=cash-form+lender k-23
=cash-form+licensed r-23 k23
=cash-form+market-price g-33 h-21
=cash-form+metal r120 g-30 k-34
=cash-form+metal-deal r162 g-30 k-40
=cash-form+more-back r21
=cash-form+my-wallet-lent r-55 k52
=cash-form+name-after m23 h27
=cash-form+narcotic h71 k-21
=cash-form+nobody-knows r19 g-22
=cash-form+not-chosen r-27 g43
=cash-form+not-pork m49 h61
=cash-form+not-told r-23
=cash-form+official h84 k-23
=cash-form+online-place r-31 m-27 h70
=cash-form+outside-prize r35
=cash-form+own-account k41
=cash-form+paid-entry r69 m28 k-25
=cash-form+paper-early r45 k-27
=cash-form+paper-money r35 m-38 h-46 k54
=cash-form+pass-along r-22 k49
=cash-form+pass-on r-43 k32
=cash-form+passes-it r21 m-19
=cash-form+payment-versus-payment r24
=cash-form+payroll r28
=cash-form+pays r63 g-40 m-19 k-19
=cash-form+pays-for-chance r-63 g63 m26 h58 k-22
=cash-form+per-period r-48 g21 h46 k62
=cash-form+percentage r-25 h-19
=cash-form+pledge r19
=cash-form+price-of r48 g-53 h27 k-30
=cash-form+price-word r-28
=cash-form+priced-thing r41 g-26 m-21 h-59
=cash-form+quick-cash r109 g-24 k53
=cash-form+receivable r32
=cash-form+reference r162 g-21 m-20 h-33 k-86
=cash-form+refusal g29
=cash-form+repay k62
=cash-form+return-on-capital g-32 h-21
=cash-form+right-now r23 g-36 m23 h46 k20
=cash-form+sale-or-service r-20 k51
=cash-form+same-back r59
=cash-form+sell r64 g-65 h-22 k-20
=cash-form+serves r60 h-24
=cash-form+settles-later r27 g29
=cash-form+sham r-19 h21 k-53
=cash-form+sold-apart r32 k32
=cash-form+sold-short r120 g-33 h34
=cash-form+stakes h37
=cash-form+stipulated r43
=cash-form+stranger m-26
=cash-form+sums-0 r64 g-102 h-49 k122
=cash-form+sums-1 m23 h26 k20
=cash-form+sums-2 g73 m-73 h-46
=cash-form+sums-3 g-26
=cash-form+sums-apart m24
=cash-form+sums-equal r-108 m-24 k-22
=cash-form+sums-grow r-73 g69 m-29
=cash-form+sums-shrink r168 m-28 k26
=cash-form+surety-pay h-23 k28
=cash-form+take-in g-38 m-25 h-22
=cash-form+tick-guess m41
=cash-form+to-learn r43 m-22
=cash-form+to-oppose k28
=cash-form+trade r46 g-52 m23 h65 k-33
=cash-form+trading r60 m21 h-23 k-23
=cash-form+travelling h23
=cash-form+two-prices r-92
=cash-form+undecided r-27 g103
=cash-form+unit r44 g36 k29
=cash-form+unknown r49
=cash-form+unknown-party m-26
=cash-form+unlawful-business r21 m65 h35
=cash-form+unlicensed g-22 h20 k23
=cash-form+unlicensed-giving h25 k30
=cash-form+up-down r37
=cash-form+voluntary-cover r32 g-23
=cash-form+wager-event g-27 h113 k-23
=cash-form+waiting r45
=cash-form+wash-money k29
=cash-form+watchers h28 k-79
=cash-form+with-money r24 g-31 m30 h36
=cash-form+works-for r-26
=chance-pay r-28 g-80 m183 h-83 k-36
=chance-pay+chance-prize g-29 m32 h-33
=chance-pay+charged-at g-26 m39 h-40
=chance-pay+dealing g-54 m70
=chance-pay+draw m-32 h-48
=chance-pay+gift-money m34
=chance-pay+insured g-32 m47
=chance-pay+outside-prize m-31
=chance-pay+paid-entry g-19 h-52
=chance-pay+pays m27
=chance-pay+pays-for-chance r-22 g-38 m90
=chance-pay+reference g-21 m31 h-32
=chance-pay+sums-0 g-61 m108 h-55 k-34
=chance-pay+sums-1 g-19 m71 h-27
=chance-pay+trade g-29
=chance-pay+unit g-34 m52
=chance-pay+wager-event g-33 m76
=chance-pay+with-money m21
=chance-prize r-30 g-90 m295 h-115
=chance-prize+charged-at g-20 m85 h-19
=chance-prize+dealing g-43
=chance-prize+draw g-27 h-21
=chance-prize+game m19
=chance-prize+gift-money g-28
=chance-prize+meat m36
=chance-prize+not-told g-58 m48
=chance-prize+online-place h40
=chance-prize+outside-prize m-31
=chance-prize+pays g-23
=chance-prize+pays-for-chance g-66 m116 h-38
=chance-prize+price-of g48 m-39
=chance-prize+reference m34
=chance-prize+shut-thing g-26 m25
=chance-prize+sums-0 r-21 g-80 m226 h-97
=chance-prize+sums-1 m59
=chance-prize+trade g-19
=chance-prize+unit m56 h-19
=chance-prize+wager-event g-33 m31
=charged-at g-102 m-43 h-37
=charged-at+charity g-23 m19 h-64
=charged-at+collection r-29 h-56 k58
=charged-at+comes-back r72 g39 m27 h-39 k20
=charged-at+comes-later r-67 g60 h-46 k-34
=charged-at+commercial-paper r70 g-33 h-31 k-22
=charged-at+conceal k30
=charged-at+condition r142 g40
=charged-at+contest-kind g-42 h-125 k40
=charged-at+contract-bet g75 h27
=charged-at+contrast r37 g68 h53
=charged-at+contribute k20
=charged-at+conventional-bank g27
=charged-at+cut-mine h23 k28
=charged-at+deadline r-38 g106 m-37 h-51 k-30
=charged-at+dealing r44 m76 h23 k47
=charged-at+debt r112 m-41 h33
=charged-at+debt-carrier m-31
=charged-at+debt-grows r91
=charged-at+deferred r100 h-35 k25
=charged-at+delay-charge g-20 m21
=charged-at+denial r-33 g86 m-66 h-113
=charged-at+dependant k-27
=charged-at+described g-47 h-37
=charged-at+document r23 g-73 m-20
=charged-at+draw g49 m164
=charged-at+each-in r-30 g-21
=charged-at+equity r26 g-102 m-94 h44
=charged-at+erase-it k35
=charged-at+errand r-49 g-26 h19 k-36
=charged-at+exchange h-68
=charged-at+excused r-73 g34 m47 h-32
=charged-at+extra r92 g38 m-24 h-42 k-22
=charged-at+false-words h-25 k97
=charged-at+fee r103 g-95 m-56 h-43 k-67
=charged-at+first-takes r-19 g-20 m33
=charged-at+fixed-gain r-27 g69 k24
=charged-at+fixed-paper r83 g-29 h-27
=charged-at+fixed-rate r-101 m24
=charged-at+for-money r144 m-55 h56
=charged-at+foreign-currency r80 g-57 m-24 h-40 k-19
=charged-at+forward-deal r-32 g90
=charged-at+free-use g-26
=charged-at+friends r151 g-20 h30
=charged-at+future-crop r-32 g70
=charged-at+game r-39 g-31 m26 h19
=charged-at+gift-money g-34 m73 h-68
=charged-at+gift-to r-86 g-40 h-78
=charged-at+given-away r-74 g-19
=charged-at+given-back r90 m32
=charged-at+giving-drive r-46 g-26 h-29 k58
=charged-at+gold g32
=charged-at+gold-part r43 g35 k28
=charged-at+grown-debt r24
=charged-at+grows-with-time r42
=charged-at+guaranteed g67 m-42 h-23
=charged-at+guarantor r42 g-25
=charged-at+guarantor-gain r42 h-19
=charged-at+halal-certified k23
=charged-at+hand-over r72 g99 m29 h103 k-84
=charged-at+hangs-if g49
=charged-at+he-picks g135
=charged-at+improper h43
=charged-at+impure-wealth r-41 k-21
=charged-at+in-return g111 m-27
=charged-at+increase r85 h-19
=charged-at+instalment-count r90 g73 h-22
=charged-at+insurance-business r-20 g114
=charged-at+insured r-60 g-72 m21 h26
=charged-at+interest-business r-122 h150
=charged-at+interest-product r-53 h73
=charged-at+islamic-paper g45 h-19
=charged-at+istisna g22
=charged-at+keep-cut r-68 m30 h58 k65
=charged-at+keeps-money r101 g-36
=charged-at+kept-by-creditor g31 m32 h-55 k-20
=charged-at+late-charge r-21
=charged-at+late-rent r-67 k29
=charged-at+lawful-bar m-29 h-38 k-22
=charged-at+lawful-financing r-115
=charged-at+lawful-rate r-170 g61 m-25 h-41 k-110
=charged-at+lease r142 g31 m-91 h19 k-89
=charged-at+left-open r-34 g38
=charged-at+lend r79 g-33 m-23 h80
=charged-at+lend-verb m-25 h57 k21
=charged-at+lender-gain r119 g-41
=charged-at+licensed g-50 m19
=charged-at+limit r118 g-36
=charged-at+loose-order g53
=charged-at+loser-pays m56
=charged-at+lost-contest m42
=charged-at+market-price r100 g-75 h30
=charged-at+meat g-101 m-45 h-55
=charged-at+meat-trade h-24
=charged-at+metal h-55
=charged-at+metal-deal h-39
=charged-at+more-back r115 g-34
=charged-at+more-time g-22
=charged-at+my-loss r32 g46 h-26
=charged-at+my-wallet-lent r-70 k55
=charged-at+name-after r67 g-41 m-27 h-105 k62
=charged-at+name-before r176 g-57 h32 k26
=charged-at+narcotic r160 g-31 m57 h66
=charged-at+no-date g32
=charged-at+no-day g97
=charged-at+nobody-knows r-23 g173 m-34 h-34
=charged-at+not-chosen r-39 g60
=charged-at+not-mine-yet r-35 g100
=charged-at+not-pork r-72 m-51 h-118
=charged-at+not-told r41 g38 h41
=charged-at+official h57
=charged-at+online-place r-23 g59 m52 h115 k66
=charged-at+operator g-61 h192 k20
=charged-at+out-of-reach g153
=charged-at+out-there g78
=charged-at+outside-prize r-33 g-35 m-77 h-62
=charged-at+own-account r-20 k28
=charged-at+own-stake r-23 g25 h22
=charged-at+own-zakat-rate g83 m-36 h-78
=charged-at+paid-entry r-93 g35 m104 h29
=charged-at+paper-early k-23
=charged-at+paper-money r112 g-24 h21 k80
=charged-at+pass-along r-20
=charged-at+pass-on r59 h-34 k-38
=charged-at+pay-for-cover g29 h38
=charged-at+pay-me g36 k21
=charged-at+payment-versus-payment g-30 h-19 k37
=charged-at+payroll r-65 k33
=charged-at+pays r34 g60 m43 h-52
=charged-at+pays-for-chance m-50 h-89
=charged-at+per-period r-22 g-28 m29 h-23
=charged-at+percentage r-29 g-19 m-45 k24
=charged-at+place-after r-21
=charged-at+play-costs r-21 g37 m-39
=charged-at+pledge r61
=charged-at+price-later r62 g-59
=charged-at+price-of r71 g69 m22 h-41
=charged-at+price-open g78
=charged-at+price-word r42 g49 m31 h35 k-21
=charged-at+priced-thing g65 m73 h-35 k-22
=charged-at+promised-cut r50
=charged-at+quick-cash r38 k23
=charged-at+rate-charge r99
=charged-at+receivable r-42 h-39 k-23
=charged-at+reference r-157 g142 h-54
=charged-at+refusal r-53 g72 m-37
=charged-at+repay r69 g33 m38 k-36
=charged-at+return-on-capital r-35 g-37 m28 h-20 k60
=charged-at+right-now r-25 m52 h137
=charged-at+salam g31
=charged-at+sale-or-service r-40 g-39 m73 h-26
=charged-at+same-back r58 g-27
=charged-at+sea-catch r-24 g63 h35
=charged-at+search-for g77
=charged-at+sell r36 g-142 h-68 k-21
=charged-at+serves g57 m-94 k39
=charged-at+settles-later r-67 g59 h-19
=charged-at+sham r-20 g-27 h-20 k98
=charged-at+shut-thing r-44 g31
=charged-at+small-parts g-45
=charged-at+sold-apart g108 h-60
=charged-at+sold-short r-151 g121 k-30
=charged-at+speed-up h68
=charged-at+split r-31 g-24 h26 k-29
=charged-at+stakes r-28 g53 m-21 h28
=charged-at+stipulated h-20
=charged-at+stranger h-53 k76
=charged-at+sums-0 r-38 m-72 k24
=charged-at+sums-1 r-49 g-28 h28
=charged-at+sums-2 r118 g-59 h-77
=charged-at+sums-3 r-46 g-26 m29
=charged-at+sums-apart m59 h-42
=charged-at+sums-equal r-102 g-28 m-51 h-29
=charged-at+sums-grow r48 m43 h19
=charged-at+sums-shrink r129 g-26
=charged-at+surety r45 g-27
=charged-at+surety-pay r-48 m-25 k-29
=charged-at+takaful g-40
=charged-at+take-in r-71 m22 h84 k37
=charged-at+tick-guess r-29 g25 m25
=charged-at+tied-deal r20
=charged-at+tied-trade r26
=charged-at+to-debtor r-82 g-37
=charged-at+to-dispose r-46 g-43
=charged-at+to-learn r-70 h-32 k-52
=charged-at+to-oppose g90 m-45 h-97
=charged-at+to-treat h-30
=charged-at+trade r47 m32
=charged-at+trading g-117 m24 h-51 k-48
=charged-at+travelling r-46 h71 k-26
=charged-at+two-prices r-59
=charged-at+unborn g118
=charged-at+undecided g52
=charged-at+under r56 h43 k-36
=charged-at+undescribed g77
=charged-at+unit r101 g-95 h28 k38
=charged-at+unknown r-25
=charged-at+unknown-party r-30 h-20 k50
=charged-at+unknown-quantity g20
=charged-at+unlawful-business r-37 g-22 m-46 h323
=charged-at+unlicensed h26 k63
=charged-at+unlicensed-giving r-31 k96
=charged-at+up-down r124 m38 h-43
=charged-at+voluntary-cover r21 g29 h26
=charged-at+wager-event r-25 g-47
=charged-at+wait-pay r88
=charged-at+waiting r136 g-52 m-41
=charged-at+watchers r60
=charged-at+winner-takes r25 m62 h-21
=charged-at+with-money g106 h-33 k-27
=charged-at+works-for m-56 h95
=charged-at+wrapped-gift r-35
=charity r-94 g-53 h-84 k-40
=charity+collection k38
=charity+dealing r-37 h35
=charity+debt r-46
=charity+deferred r-42
=charity+delay-charge r-35
=charity+denial k45
=charity+draw m47
=charity+extra r-21
=charity+fee r-33
=charity+for-money m-27
=charity+friends k-20
=charity+gift-money r-38
=charity+gift-to r-19 g-44 m26 h-42
=charity+giving-drive r19 g-23 h-35
=charity+hand-over r-33 m-29 k-39
=charity+impure-wealth r-23
=charity+insured r-35
=charity+late-charge r-55
=charity+lawful-financing r-22
=charity+lawful-rate g-32 h-28
=charity+lender r28
=charity+licensed k-40
=charity+more-time r-130
=charity+name-after k-24
=charity+narcotic r-31 k23
=charity+online-place r-36
=charity+own-zakat-rate r84
=charity+paid-entry m45
=charity+pass-on r-32
=charity+pays-for-chance r-42 m33
=charity+price-of h35
=charity+receivable r-22
=charity+reference r-55
=charity+sale-or-service r-56
=charity+serves r-50
=charity+sums-0 r-94 g-53 m-30 h-77 k-21
=charity+to-dispose r-85 g-44 m-31 h-35
=charity+trade h36
=charity+trading r-27
=charity+unit r-72 g-20
=charity+unlicensed k31
=charity+unlicensed-giving k44
=charity+waiting r-161
=charity+watchers r-22
=charity-draw m20
=charity-draw+unlawful-business m20
=collection r-28 g-55 m-29 h-63 k153
=collection+comes-back r21
=collection+dealing r-24 k-20
=collection+debt r37
=collection+denial g-30 h-22 k73
=collection+excused k22
=collection+gift-money k-33
=collection+gift-to k32
=collection+giving-drive m-20 h-30 k107
=collection+gold r-24
=collection+hand-over r32
=collection+lawful-rate k45
=collection+lend r21
=collection+name-after k28
=collection+name-before k38
=collection+paper-money r-25 k24
=collection+pays-for-chance k36
=collection+per-period h34
=collection+reference r-19 k31
=collection+sale-or-service k-41
=collection+serves r20
=collection+sums-0 g-54 h-36 k108
=collection+sums-1 r-42 h-28 k29
=collection+to-dispose k45
=collection+unit k38
=collection+unlicensed k36
=collection+unlicensed-giving k90
=comes-back r88 g-77 m-42 h-64 k72
=comes-back+comes-later r-23
=comes-back+commercial-paper k33
=comes-back+contest-kind m24
=comes-back+contrast r116 h-24
=comes-back+deadline r-25
=comes-back+dealing g43 h-57
=comes-back+debt r36 g-37
=comes-back+debt-carrier g-24
=comes-back+deferred r-38
=comes-back+delay-charge r-29 g-25
=comes-back+denial r46 g-60 m29
=comes-back+document h21 k26
=comes-back+equity g-37
=comes-back+errand r-27 g19 k22
=comes-back+exchange r19
=comes-back+excused r63
=comes-back+false-words r-44 k58
=comes-back+fee r53
=comes-back+fixed-rate g46 k-20
=comes-back+foreign-currency r49 m-43
=comes-back+friends r39
=comes-back+game m23
=comes-back+gift-money r93 m-25 h-53 k40
=comes-back+gift-to r29
=comes-back+given-back r34 g-99
=comes-back+gold-part r28
=comes-back+hand-over r80 m-38 h-49
=comes-back+in-return r51
=comes-back+insured r19 g49
=comes-back+keep-cut r-24 g19
=comes-back+keeps-money r37
=comes-back+lawful-financing r29
=comes-back+lawful-rate r46 h-23 k-30
=comes-back+lease g-23
=comes-back+lend h-26 k-25
=comes-back+lend-verb r39
=comes-back+lender-gain r39
=comes-back+licensed k36
=comes-back+limit r60
=comes-back+market-price r23 g-42 m-33 h19 k21
=comes-back+metal-deal g-19 k24
=comes-back+more-back r39
=comes-back+name-after r47
=comes-back+name-before r52 h39
=comes-back+narcotic r65
=comes-back+not-pork r32 g68 k-19
=comes-back+not-told r-26 g21
=comes-back+official r-30
=comes-back+online-place r-25
=comes-back+outside-prize r22
=comes-back+own-zakat-rate r30 g-20
=comes-back+paid-entry g22
=comes-back+paper-money r-37 m-22 h-48 k67
=comes-back+passes-it k37
=comes-back+pay-me r50 g-28
=comes-back+payroll r19
=comes-back+pays r-54
=comes-back+pays-for-chance r36 g-56 m-41 h-58
=comes-back+per-period r-83
=comes-back+price-of r22 g68 h-24
=comes-back+price-word r65 k19
=comes-back+priced-thing r50 m-25
=comes-back+receivable r-25
=comes-back+reference r-116 g49 k41
=comes-back+repay r72 g-82 h63 k35
=comes-back+return-on-capital g-32
=comes-back+sale-or-service r42 h-23
=comes-back+sea-catch g19
=comes-back+sell r27
=comes-back+serves g-20
=comes-back+settles-later r-31 g26
=comes-back+sham h19
=comes-back+sold-apart r-34
=comes-back+stipulated r43
=comes-back+sums-0 r75 h-39 k97
=comes-back+sums-1 r-46 g-39
=comes-back+sums-2 r68 g-35 k-27
=comes-back+sums-apart r-82 g-30
=comes-back+sums-equal r-168
=comes-back+sums-grow r211
=comes-back+sums-shrink r97
=comes-back+take-in r50 k26
=comes-back+to-dispose r28
=comes-back+to-learn r40
=comes-back+trade g39
=comes-back+trading r49 g-49
=comes-back+travelling r25
=comes-back+unit r-80 g-34 m-20 h-62
=comes-back+unlawful-business r42 h-36
=comes-back+wager-event r32 m64 h24
=comes-back+wait-pay r20
=comes-back+watchers r29
=comes-back+winner-takes g-27
=comes-back+with-money g34
=comes-later m-64 h-72
=comes-later+commercial-paper r33 g33
=comes-later+contest-kind g31 m28
=comes-later+contrast r25 g58
=comes-later+contribute m21
=comes-later+deadline r-41 g51
=comes-later+dealing r75 g-104 m-57 h-31
=comes-later+debt r-27 g-62 h46
=comes-later+deferred g-28
=comes-later+delay-charge g-26
=comes-later+denial r122 g-73 m23
=comes-later+equity r-65 g32 h95
=comes-later+exchange r132 g-43
=comes-later+excused h54
=comes-later+extra r28 g-71
=comes-later+fee r53
=comes-later+fixed-gain r-35
=comes-later+fixed-rate r91 g-20
=comes-later+for-money r25
=comes-later+foreign-currency r299 g-84
=comes-later+forward-deal g19
=comes-later+friends r119 g-55
=comes-later+gift-money r48 g121 h-43
=comes-later+gold r102 g-77
=comes-later+gold-part r32 g-46
=comes-later+grown-debt r32
=comes-later+guaranteed h36
=comes-later+hand-over r66 g-61 m-25 h-29
=comes-later+hangs-if g24 m-19
=comes-later+in-return g-34
=comes-later+instalment-count g69 h26
=comes-later+insured g-80
=comes-later+interest-business r-39 h49
=comes-later+lawful-bar g-44
=comes-later+lawful-rate r37 h27
=comes-later+lease g39
=comes-later+left-open r-24 g27
=comes-later+lend r-65 g-36 h27
=comes-later+lend-verb r38 h22
=comes-later+lender r-26 h23
=comes-later+limit r36
=comes-later+market-price r89 g-72
=comes-later+meat r-45 g49 h-19
=comes-later+metal r-53
=comes-later+metal-deal r-90 g32 m19
=comes-later+more-back r47
=comes-later+more-time h22
=comes-later+name-before r54
=comes-later+narcotic r75
=comes-later+not-mine-yet r-22 g34
=comes-later+not-pork r-27 g59
=comes-later+not-told g46
=comes-later+official r22 k19
=comes-later+online-place r54 g21 h-24
=comes-later+outside-prize r23
=comes-later+own-zakat-rate g40
=comes-later+paper-money r28 g86
=comes-later+pass-on g26
=comes-later+passes-it r-37 k31
=comes-later+payment-versus-payment r-33
=comes-later+payroll r25
=comes-later+pays r-46
=comes-later+pays-for-chance r95 g-48 m-58 h-23
=comes-later+per-period r-26
=comes-later+price-later r19 g-36
=comes-later+price-of r88 g-34 m-34
=comes-later+price-open r-29 g80
=comes-later+priced-thing r173 g-104
=comes-later+principal-stays g-24
=comes-later+reference r140 g-21 m-30
=comes-later+repay r-67 g-57
=comes-later+return-on-capital r-48 g-23
=comes-later+right-now r136 g-132 m-28 h-27
=comes-later+salam g43
=comes-later+sale-or-service r35 m-52 h-39
=comes-later+sea-catch g20
=comes-later+search-for g67
=comes-later+sell r85 g-20
=comes-later+serves r37 h35
=comes-later+settles-later m-21 h-32 k23
=comes-later+sham r22
=comes-later+small-parts g19
=comes-later+sold-apart g-25
=comes-later+sold-short r-23 g-59
=comes-later+speed-up m24
=comes-later+stipulated r62 g-19
=comes-later+sums-0 g65 m-52 k-20
=comes-later+sums-1 r73 g-46 h-45
=comes-later+sums-2 r-99 g-23 m-25
=comes-later+sums-3 r24
=comes-later+sums-apart g29
=comes-later+sums-equal r-154
=comes-later+sums-grow r66 g-34
=comes-later+take-in r41 g36 m-19 k33
=comes-later+trade r80 g-50 m-20
=comes-later+trading r92 g-86 h19
=comes-later+travelling r29 g-30
=comes-later+two-prices r-29
=comes-later+unborn r-25 g25
=comes-later+undecided r-22 g46
=comes-later+under r-23
=comes-later+unit g-117 h28
=comes-later+unknown r-23
=comes-later+up-down m48
=comes-later+wager-event g47 h-22
=comes-later+waiting g-31
=comes-later+watchers r-26 g-19 k38
=comes-later+with-money r-38
=commercial-paper r147 g-91 m-21 h-92
=commercial-paper+dealing r34 g-37 h-29
=commercial-paper+deferred r-21
=commercial-paper+denial g-28 k32
=commercial-paper+excused r-23
=commercial-paper+false-words g-19 k40
=commercial-paper+fee r-19
=commercial-paper+fixed-gain r-26
=commercial-paper+friends r111 k-31
=commercial-paper+gift-money r-76 k-27
=commercial-paper+gold r29
=commercial-paper+hand-over r124 k-65
=commercial-paper+instalment-count g33
=commercial-paper+insured r28
=commercial-paper+keep-cut r77 h23 k-37
=commercial-paper+lawful-bar h34 k25
=commercial-paper+lawful-rate k-38
=commercial-paper+lease r-114 h28
=commercial-paper+market-price r-24 g33 h21
=commercial-paper+narcotic h-34
=commercial-paper+official h-19 k29
=commercial-paper+online-place r-21 h-19 k-22
=commercial-paper+paid-entry r-20
=commercial-paper+paper-early r59 g-23 h-26 k-33
=commercial-paper+paper-money r22 g33 k-20
=commercial-paper+passes-it r20
=commercial-paper+pays r-61
=commercial-paper+pays-for-chance r35 k-105
=commercial-paper+per-period r-23 k-24
=commercial-paper+price-of r184 g-28
=commercial-paper+price-word r-28 g33
=commercial-paper+reference r45 g-22
=commercial-paper+right-now r-87 g-20
=commercial-paper+sale-or-service r133 g-47
=commercial-paper+sell r124 g-28
=commercial-paper+serves r-72
=commercial-paper+settles-later r40
=commercial-paper+sham h-35 k98
=commercial-paper+small-parts h30
=commercial-paper+sold-short r111
=commercial-paper+split h30
=commercial-paper+sums-0 r43 g-77 h-73
=commercial-paper+sums-1 r54 h-19
=commercial-paper+sums-2 r50
=commercial-paper+sums-equal r-34
=commercial-paper+sums-shrink r75
=commercial-paper+take-in r36
=commercial-paper+trade r341 g-28 h-30 k-25
=commercial-paper+trading r47 h26
=commercial-paper+under r26
=commercial-paper+unit r-85 g-33
=commercial-paper+wager-event k26
=commercial-paper+waiting r-41
=commercial-paper+watchers r-110 h26
=compulsory-cover g59
=compulsory-cover+debt g-33
=compulsory-cover+deferred g-33
=compulsory-cover+insured g44
=compulsory-cover+sale-or-service g-33
=compulsory-cover+sums-0 g46
=compulsory-cover+unit g-33
=compulsory-cover+voluntary-cover g35
=conceal r-21 g-62 h43 k206
=conceal+dealing h-21 k42
=conceal+denial g-51 h-20 k76
=conceal+document h72 k-67
=conceal+errand h45
=conceal+false-words h-32 k-19
=conceal+gift-money g-24 h-27 k22
=conceal+name-before m29 h47
=conceal+reference g39 m28 h87
=conceal+sale-or-service g-24 h23 k49
=conceal+sums-0 r-32 g-62 h29 k213
=conceal+unit h76 k69
=conceal+watchers k79
=condition r193 g20 m-33 k-30
=condition+contrast r53
=condition+dealing r-54
=condition+debt r99 g-39
=condition+denial r39
=condition+excused r50 h58
=condition+free-use r26
=condition+friends r36
=condition+gift-money r75
=condition+hand-over r70
=condition+hangs-if g20
=condition+in-return r37 g23 m-21
=condition+lend r157 g-36
=condition+lend-verb r42
=condition+own-account h58
=condition+paid-entry h55
=condition+paper-money r24 g19
=condition+pays-for-chance r147 h40
=condition+per-period r23
=condition+price-of g-51 h55
=condition+priced-thing g19
=condition+reference r24
=condition+repay r-26
=condition+sale-or-service r40 g-45
=condition+sell r-37 g24
=condition+serves r-26
=condition+sums-0 r62 g19 m-29 k-27
=condition+sums-1 r106
=condition+sums-apart r25
=condition+surety-pay h55
=condition+tied-deal r26 g-44
=condition+tied-trade r51 g-19
=condition+unit r-22
=contest-kind r-60 g-33 m112 h-85
=contest-kind+contribute g-24
=contest-kind+dealing r25 g22 k20
=contest-kind+debt r36 m47
=contest-kind+delay-charge r36 h-29
=contest-kind+described m53
=contest-kind+draw h19
=contest-kind+extra g-20 m67
=contest-kind+fee m-45
=contest-kind+first-takes m23
=contest-kind+for-money r-53 m183 h-30
=contest-kind+foreign-currency r-20 g33
=contest-kind+friends m22 h-55
=contest-kind+game r-48 g-50 m-33 h-53
=contest-kind+gift-money m110 k39
=contest-kind+hand-over m69 h23
=contest-kind+insured m41
=contest-kind+keep-cut m-41
=contest-kind+late-rent m-27
=contest-kind+lawful-bar m-24
=contest-kind+lease m-34
=contest-kind+lend r40 m49
=contest-kind+licensed r25
=contest-kind+market-price r-29 h-41
=contest-kind+meat g59 m-25
=contest-kind+my-loss m38
=contest-kind+name-after r25
=contest-kind+name-before h19
=contest-kind+not-pork m24
=contest-kind+online-place g-52 m25 h100
=contest-kind+operator h63
=contest-kind+out-there g27 m42
=contest-kind+outside-prize m-34
=contest-kind+paid-entry m-29 h-44 k41
=contest-kind+paper-money h25
=contest-kind+passes-it m27
=contest-kind+pays m35 h-23
=contest-kind+pays-for-chance h-53
=contest-kind+per-period m-36 h23
=contest-kind+price-of g39 m-57 h19 k21
=contest-kind+price-word g25 m-31
=contest-kind+priced-thing r-29 m-19 h-32
=contest-kind+reference r20 g-45 m-85 h-58 k41
=contest-kind+repay m33 h20
=contest-kind+return-on-capital g20
=contest-kind+right-now g20
=contest-kind+sale-or-service g84 m-89
=contest-kind+sold-short k20
=contest-kind+stakes m27 h31
=contest-kind+sums-0 r-38 m-69 h-45
=contest-kind+sums-1 r-20 m129 h-43
=contest-kind+sums-2 m52
=contest-kind+sums-apart m28
=contest-kind+take-in m58
=contest-kind+to-learn m-25
=contest-kind+to-oppose r24
=contest-kind+trade r-23 m-19 k21
=contest-kind+unit r29 g23 m33 h-22
=contest-kind+unlawful-business h57
=contest-kind+up-down g58 m-53
=contest-kind+wager-event r-24 g-88 m52
=contest-kind+winner-takes m64
=contest-kind+with-money r-37 m125
=contract-bet r-141 g395 m-74 h-108 k-27
=contract-bet+dealing r-83 g73
=contract-bet+debt r-20 g48 h22
=contract-bet+draw r96
=contract-bet+equity r-19 g47 h-22
=contract-bet+exchange r-104 g127
=contract-bet+excused r33 g35
=contract-bet+extra r-23 m-19
=contract-bet+fixed-gain r25 h22
=contract-bet+gift-money r-21 g29
=contract-bet+guaranteed r-29 g35
=contract-bet+insured r-31 g25
=contract-bet+lend r-34 g48
=contract-bet+market-price r-27 g61 m-28
=contract-bet+metal g22
=contract-bet+metal-deal r-32 g38
=contract-bet+more-time r-24
=contract-bet+paper-money g31
=contract-bet+pays g19
=contract-bet+pays-for-chance g66 h20
=contract-bet+per-period g27
=contract-bet+price-of r-62 g52
=contract-bet+priced-thing g24 m-28
=contract-bet+sale-or-service r-35 g86
=contract-bet+sell r-72 g20
=contract-bet+serves r-29
=contract-bet+sums-0 r-153 g371 m-66 h-108 k-27
=contract-bet+trade r-62 g52
=contract-bet+trading r-67 g108 h-21
=contract-bet+unit r-34 g58
=contract-bet+up-down r-35
=contract-bet+watchers g24
=contrast r30 g23 m-67 k63
=contrast+cut-mine r38
=contrast+deadline r41 k41
=contrast+dealing r36 g107 h-20 k-49
=contrast+debt r-121 g-26 h-30 k22
=contrast+debt-carrier r-61
=contrast+denial r104 g-115 k37
=contrast+document g42
=contrast+draw r-57 m28 h53
=contrast+equity r41 g29
=contrast+errand g32 k30
=contrast+excused h55
=contrast+extra r97 m-20 h30
=contrast+false-words g-56
=contrast+fee r-67
=contrast+fixed-gain r-19
=contrast+fixed-rate r28 g27
=contrast+free-use r28
=contrast+friends r57 k23
=contrast+game h38
=contrast+gift-money r-55 g19 h42 k114
=contrast+given-back r49
=contrast+gold r-71
=contrast+gold-part r19
=contrast+guaranteed m-23
=contrast+hand-over r61 h54 k35
=contrast+hangs-if g20
=contrast+in-return r60 h-24
=contrast+increase h21
=contrast+instalment-count h-41
=contrast+late-rent r-30 h56
=contrast+lawful-bar r-32 h43
=contrast+lawful-financing g-24
=contrast+lawful-rate r22 h26
=contrast+lease r-92
=contrast+lend r20 g-32 h-41 k26
=contrast+lend-verb r94
=contrast+lender r-42 g-20
=contrast+licensed g30 h26
=contrast+market-price g71
=contrast+metal r51
=contrast+metal-deal r64 k-19
=contrast+more-back r30
=contrast+name-after r38
=contrast+narcotic r89 h26
=contrast+official r-41 h28
=contrast+one-source r-21
=contrast+outside-prize r25
=contrast+own-account h57
=contrast+own-zakat-rate r-35 g23
=contrast+paid-entry r20 g30
=contrast+paper-money r37 k-22
=contrast+pass-along k22
=contrast+passes-it h22
=contrast+payment-versus-payment r-36
=contrast+payroll r-83 k55
=contrast+pays r29 h36 k25
=contrast+pays-for-chance g76 m-60 h35
=contrast+per-period r49 h31
=contrast+percentage r65
=contrast+play-costs r-33
=contrast+price-of r50 g-26 h-21
=contrast+price-word r48 g30
=contrast+priced-thing g35
=contrast+principal-stays r31
=contrast+quick-cash r55 k-23
=contrast+reference m-29
=contrast+repay g-32
=contrast+return-on-capital r87 g-36
=contrast+right-now k28
=contrast+sale-or-service g83 h-28 k58
=contrast+same-back r39
=contrast+search-for g29
=contrast+sell r-73 g43 k-19
=contrast+serves k36
=contrast+settles-later r25 g-22 k41
=contrast+sham r23
=contrast+sold-apart r26 h42
=contrast+stipulated r25
=contrast+sums-0 r69 g-27 m-68 k70
=contrast+sums-1 r50 g56 h-19 k-24
=contrast+sums-2 r-60
=contrast+sums-3 r-29 k27
=contrast+sums-apart r-26 g23 h22
=contrast+sums-equal r-57 k24
=contrast+sums-grow r21
=contrast+sums-shrink r-27
=contrast+surety r-25
=contrast+surety-pay g25 h37
=contrast+take-in r-51 g46 k-35
=contrast+tied-deal g-39
=contrast+tied-trade r31 g-29
=contrast+to-learn h19
=contrast+to-oppose r-47
=contrast+trade r-25 g22 h-36 k-31
=contrast+trading r66 k-24
=contrast+under r-28 k-24
=contrast+unit r-93 g48 h24
=contrast+unlawful-business h30
=contrast+up-down k-19
=contrast+wager-event r-51 g22 m33 h27
=contrast+watchers r-57 h20
=contrast+with-money r27
=contribute r-77 m138 h-75 k22
=contribute+deadline r37
=contribute+dealing r36 m119
=contribute+debt r46 m-30
=contribute+deferred r-37 k33
=contribute+denial g34
=contribute+draw g-22
=contribute+each-in g-38 m-45 h-29 k33
=contribute+excused r46
=contribute+extra r-38 k24
=contribute+fee m-19
=contribute+first-takes m30
=contribute+fixed-gain r19 m21
=contribute+fixed-rate k40
=contribute+for-money r-25 g24
=contribute+foreign-currency m-20
=contribute+friends m45
=contribute+game r-22 m49
=contribute+gift-money k-22
=contribute+gold g36
=contribute+guaranteed r25
=contribute+hand-over r-39 m85 k26
=contribute+keep-cut r24
=contribute+kept-by-creditor m36
=contribute+late-rent r-50
=contribute+lawful-rate m23
=contribute+lease r33
=contribute+lend r44 m-23
=contribute+market-price g66
=contribute+more-time r33
=contribute+narcotic r-26 h21
=contribute+not-pork m48
=contribute+outside-prize r-20 m-23
=contribute+paid-entry r-33 g20
=contribute+passes-it r26 m-22 k35
=contribute+pays r43 m-56
=contribute+pays-for-chance r44 g-76 m52 h-56 k20
=contribute+per-period m-65
=contribute+price-of m148 h34
=contribute+price-word g19 m23
=contribute+priced-thing g72
=contribute+reference r34 m27 h60 k23
=contribute+repay r60 m-28
=contribute+return-on-capital r45 g-30 m-20
=contribute+sale-or-service m63 h27
=contribute+split m-26
=contribute+stakes g27 m49
=contribute+sums-0 g-27 m115
=contribute+sums-1 r-156 h-90 k21
=contribute+sums-apart r61
=contribute+sums-grow r-30
=contribute+take-in r-25 m54 h-25 k29
=contribute+trade g-40 m118 h34
=contribute+travelling r-26
=contribute+unit g-41 m-53
=contribute+up-down r29 g33
=contribute+wager-event r-53 g-19 m38 h-57
=contribute+waiting r33
=contribute+winner-takes m87 h-37
=conventional-bank g27
=conventional-bank+insured g25
=conventional-bank+sums-0 r23 g29
=currency-forward r211 g-96 h-38
=currency-forward+dealing r32
=currency-forward+denial g-20
=currency-forward+exchange r68 g-45
=currency-forward+foreign-currency r105 g-36 h-21
=currency-forward+forward-deal r35 g-27
=currency-forward+market-price r36 g-34
=currency-forward+pass-on r82 g-57
=currency-forward+priced-thing r23 g-31
=currency-forward+sums-0 r166 g-96 h-24
=currency-forward+trading r37 g-26
=currency-forward+unit r29
=cut-mine r-35 g-20 h-40 k116
=cut-mine+denial r-20
=cut-mine+fee h-26 k38
=cut-mine+gift-money r-19 k52
=cut-mine+hand-over r-19 k29
=cut-mine+in-return r48
=cut-mine+keep-cut r-34 h-47 k74
=cut-mine+lender-gain r-43 h23
=cut-mine+my-wallet-lent k23
=cut-mine+online-place k20
=cut-mine+paid-entry r38
=cut-mine+paper-money r38
=cut-mine+pass-along r-23 k37
=cut-mine+passes-it r-63 k43
=cut-mine+pays-for-chance k51
=cut-mine+per-period k23
=cut-mine+percentage r-36 h24 k23
=cut-mine+price-of r27
=cut-mine+reference r-24 k31
=cut-mine+return-on-capital h26
=cut-mine+sale-or-service h-26 k28
=cut-mine+serves r30 h-26 k26
=cut-mine+sums-0 r-75 g-19 k112
=cut-mine+sums-2 r41
=cut-mine+surety-pay r28 k31
=cut-mine+take-in r-36 h23
=cut-mine+unit k54
=deadline r74 g123 m-34 h-66
=deadline+dealing g-64 m-37 k-25
=deadline+debt r-26
=deadline+debt-carrier g32
=deadline+deferred r23 g-36 m21
=deadline+delay-charge g-31
=deadline+denial r-34 g-46 k55
=deadline+draw h46
=deadline+each-in r37
=deadline+equity g45
=deadline+exchange g-33
=deadline+excused r124 g38
=deadline+extra r79 g-45
=deadline+fee g-35
=deadline+fixed-gain g31
=deadline+fixed-rate r20
=deadline+foreign-currency r146 g-68
=deadline+forward-deal g33
=deadline+friends r58 g-45
=deadline+gift-money r99 g-65 h-28
=deadline+given-back r42 g-49
=deadline+gold r102 g-89
=deadline+gold-part r54 g-60
=deadline+grown-debt r42
=deadline+guaranteed r26 g-19
=deadline+hand-over r130 m-39 k25
=deadline+in-return r34 g-20
=deadline+instalment-count g59
=deadline+insured r45 g-78
=deadline+keeps-money g-20
=deadline+late-rent r78 g-42
=deadline+lawful-bar r42 g-31
=deadline+lawful-rate g47
=deadline+lease r32 g81
=deadline+left-open r-34
=deadline+lend r-72 g-37
=deadline+lend-verb r21 g-26
=deadline+lender r-55
=deadline+limit r39
=deadline+market-price g52
=deadline+meat-trade r23
=deadline+metal r-42 g21
=deadline+metal-deal r-71 g50
=deadline+more-back r57
=deadline+more-time h22
=deadline+name-before r20 g-20
=deadline+narcotic r60 h-29
=deadline+nobody-knows r-23
=deadline+not-chosen r-33 g48
=deadline+not-mine-yet r-22 g34
=deadline+not-pork r32 g23
=deadline+not-told g89
=deadline+one-source g31
=deadline+online-place r20
=deadline+own-zakat-rate r-33 g37
=deadline+paper-money g34
=deadline+pass-on r-29 g38
=deadline+payroll r30 g-20
=deadline+pays r21 g-81
=deadline+pays-for-chance r115 g-75 m-27
=deadline+per-period r49 g-78 h49
=deadline+percentage g-25
=deadline+price-later r30 g-33
=deadline+price-word g111
=deadline+priced-thing r31
=deadline+principal-stays r50 g-29
=deadline+receivable r24
=deadline+reference g65 k27
=deadline+repay r24 g-42
=deadline+return-on-capital r57
=deadline+right-now r135 g-106 k29
=deadline+sale-or-service r-94 g91 m-22 h-21
=deadline+sea-catch g21
=deadline+serves r19 g40
=deadline+settles-later r-72 g122 h-58
=deadline+small-parts k29
=deadline+sold-apart r34 g-43
=deadline+sold-short r-29 g-49
=deadline+stipulated r47
=deadline+sums-0 r-106 g114 h-55 k-60
=deadline+sums-1 r40 g51 m-22
=deadline+sums-2 r73 g-37
=deadline+sums-3 r68 k27
=deadline+sums-apart r136 g20
=deadline+sums-equal r-135 k22
=deadline+sums-grow r118 g-33
=deadline+sums-shrink r22
=deadline+surety-pay r-22
=deadline+take-in g40 m-23 k27
=deadline+to-learn r24
=deadline+trade r-40 g-23
=deadline+trading g36
=deadline+travelling g-46
=deadline+two-prices r-53 g28
=deadline+undecided r-33 g27
=deadline+under r-36
=deadline+unit g-47 m-26
=deadline+unknown r-24
=deadline+unlawful-business r40 h22
=deadline+waiting h22
=deadline+watchers r-43 g-19 k40
=deadline+with-money g31
=deadline+works-for r82 g24
=dealing r-37 g114 m-113 h-107
=dealing+debt r23 g-45 m-36 k-29
=dealing+debt-carrier r-115
=dealing+debt-grows r48
=dealing+deferred r-31
=dealing+delay-charge g-19 h-50
=dealing+denial r100 g101 m58 k-90
=dealing+dependant h70
=dealing+described g-33
=dealing+document r69 g-24 h89
=dealing+draw r-20 m108 h108
=dealing+early-rebate g-37
=dealing+equity r-56 g-31
=dealing+erase-it k57
=dealing+errand r27 g38 m-19 k29
=dealing+exchange r78 m30 h-30
=dealing+excused r65 g-31 h106 k36
=dealing+extra g43 m51 k27
=dealing+false-words r-19 h-31 k151
=dealing+fee r-20 g-33 m-33 h-68 k31
=dealing+first-takes g-20 m30
=dealing+fixed-gain r-28 g33 m-27 k29
=dealing+fixed-paper r49 m-19 h-28
=dealing+fixed-rate r-37 g72 m-37
=dealing+for-money g127 m-30 k31
=dealing+foreign-currency r88 g-69 h-46
=dealing+forward-deal r88 k-39
=dealing+friends r25 g45 h26 k29
=dealing+future-crop g61
=dealing+game g-21 h41
=dealing+gift-money r-58 m-23 h-19 k-36
=dealing+gift-to r-44
=dealing+given-back r67 m45 h80 k32
=dealing+gold r-87 g-21 m36 h-29
=dealing+gold-part g33 h24
=dealing+guaranteed r-103 g-22 m-26
=dealing+halal-certified r48
=dealing+hand-over r-181 g24 m-69 h-37
=dealing+hangs-if r-23 g169 m-70 h-19
=dealing+hangs-on g72 h-36
=dealing+he-picks g79
=dealing+impure-wealth r55 m-21 k32
=dealing+in-return r-24 g80 h-27
=dealing+increase r54
=dealing+instalment-count r-45 h-22
=dealing+insurance-business g-126 h123
=dealing+insured g-33 k27
=dealing+interest-business r-32 h34
=dealing+islamic-paper r19 g20
=dealing+istisna g21
=dealing+keep-cut r28 g24 m43 h-25
=dealing+kept-by-creditor g20 h26
=dealing+late-rent r86 g30 k-24
=dealing+lawful-bar r31 g82 m28 h-36
=dealing+lawful-rate r88 m74 h41 k24
=dealing+lease r-158 g-62 m-46 k-67
=dealing+left-open r-25 g107
=dealing+lend r88 g53 m-28 h26 k-23
=dealing+lend-verb r46 g28
=dealing+lender m27 h39
=dealing+lender-gain r30 g-30 h26
=dealing+licensed r52 h25
=dealing+limit r27 k19
=dealing+loose-order g78
=dealing+loser-pays m67
=dealing+lost-contest m26
=dealing+meat r-25 g-67 h38
=dealing+meat-trade r-24 h60
=dealing+metal r23 h-36
=dealing+metal-deal r-64 g52 h-21
=dealing+more-back r33
=dealing+more-time r26
=dealing+my-wallet-lent r-33 k77
=dealing+name-after g22 m40 h93
=dealing+name-before r-51 g63 m-32
=dealing+narcotic r-29 h-56 k-27
=dealing+no-date g71
=dealing+no-day r-42
=dealing+no-decision-date g29
=dealing+nobody-knows r-37 g141 h-42 k-22
=dealing+not-chosen g-42
=dealing+not-mine-yet r-77 g163 h-21 k-24
=dealing+not-pork r-20 g-43 h40
=dealing+not-told r-82 g-35 h-24 k28
=dealing+official r-36 m-19 h62 k-36
=dealing+one-source r-25 g23
=dealing+online-place r20 g-52 m89 h127
=dealing+operator m45 h59
=dealing+out-of-reach g70
=dealing+out-there r-38 g189
=dealing+outside-prize r151 g-57 m-25
=dealing+own-account r-35 g-23 k-19
=dealing+own-stake m35 h33
=dealing+own-zakat-rate r-41 h26
=dealing+paid-entry r92 g-32 m60
=dealing+paper-early r78 g-38
=dealing+paper-money r39 g-41 k-23
=dealing+pass-along r-20 k23
=dealing+pass-on r-44 h-40
=dealing+passes-it r23 g-22 k-42
=dealing+pay-for-cover r-24
=dealing+pay-me h23
=dealing+payment-versus-payment r43 g-54 h-26
=dealing+payroll r100
=dealing+pays r-19 h24
=dealing+pays-for-chance g-45 h70 k-27
=dealing+per-period r70 g-47
=dealing+percentage r24 g25 h-26
=dealing+place-after r-28 g47
=dealing+play-costs r-58
=dealing+pledge r72 h21
=dealing+price-later g46
=dealing+price-of m-24
=dealing+price-open r-20 g95 h-21
=dealing+price-word r-60 g-34 k-19
=dealing+priced-thing m79 h-38
=dealing+principal-stays r-37
=dealing+promised-cut r46 g-47 h-26
=dealing+quick-cash r106 g-22
=dealing+rate-charge r55 g19
=dealing+receivable r105 g-47 m24
=dealing+reference r-80 g-20 m-72 k-41
=dealing+refusal r-22 g37
=dealing+repay r27 g78 m-35 h-22 k85
=dealing+reschedule g19
=dealing+return-on-capital r-84 k58
=dealing+right-now r-103 g48 k-30
=dealing+salam g-30
=dealing+sale-or-service r22 g-41 m-24 k-65
=dealing+same-back r108 g-27
=dealing+savings-circle r156
=dealing+sea-catch g119 m-23 h-27
=dealing+search-for k21
=dealing+sell r51 g-89 m-33
=dealing+serves m-60 k-38
=dealing+settles-later m-24 h-19
=dealing+sham r51 h-40
=dealing+share-unknown g47
=dealing+shut-thing r51 g-26
=dealing+small-parts g-29 k26
=dealing+sold-apart m-39 h-25
=dealing+sold-short r-53 g41
=dealing+speed-up g46 h-21
=dealing+split h35
=dealing+stakes r49 m38
=dealing+stipulated r25 g-59 h-21
=dealing+stranger r-26 k23
=dealing+sums-0 g180 k34
=dealing+sums-1 g-19 m-42 h-78
=dealing+sums-2 g-20 m-99 h-32 k-45
=dealing+sums-3 g-26 m20
=dealing+sums-apart r-134
=dealing+sums-equal r-39 m-33
=dealing+sums-grow r77
=dealing+sums-shrink r67 g-23 m-24
=dealing+surety r27
=dealing+surety-pay g44 h-40
=dealing+takaful r23
=dealing+take-in r-25 g116 m-34 k-49
=dealing+tick-guess r-31 g31 m94
=dealing+tied-deal r-26 g-44
=dealing+tied-trade r25 g-26
=dealing+to-debtor r29 g-47
=dealing+to-dispose r47 g-40 k25
=dealing+to-learn r48 h84 k21
=dealing+to-oppose r57 g25 m28 h-48
=dealing+to-treat r21
=dealing+trade g-43 m-21 k43
=dealing+trading r-27 g88 h19
=dealing+travelling r-34 g85 m-20 h50
=dealing+two-prices r-34 g25
=dealing+unborn r-22 g91 h-28
=dealing+undecided g62
=dealing+under r47 g-32 m24 k-37
=dealing+undescribed g30 h-45
=dealing+unit r75 g-123 h-70 k49
=dealing+unknown g42
=dealing+unknown-party g-19 k50
=dealing+unknown-quantity g46
=dealing+unlawful-business r61 h51 k32
=dealing+unlicensed-giving r-39 h21
=dealing+up-down r29
=dealing+voluntary-cover g-63 h64
=dealing+wager-event r50 g100 m40 k40
=dealing+wait-pay r75
=dealing+waiting r112 g-21
=dealing+watchers r77 g51 h-21 k-45
=dealing+winner-takes g56 h-34
=dealing+with-money r46 m54 h-31
=dealing+works-for r68 h-27
=dealing+zakat r45
=debt r368 g-123 m-57 h-164 k-84
=debt+debt-carrier r-42 k-19
=debt+debt-grows r73
=debt+deferred k-39
=debt+delay-charge r40
=debt+denial r-152 g-106 m68 h44 k-52
=debt+document r-53 m36 h21 k56
=debt+each-in r34
=debt+equity r-111 g19 h195
=debt+errand r-51
=debt+exchange r-63 g37
=debt+excused r-217 h159
=debt+extra r74 g23 m-52 h-60
=debt+fee r109 g27 h-27
=debt+fixed-gain r136 g25
=debt+for-money r21 g21 m-21 h20
=debt+foreign-currency r-42 m-34
=debt+free-use r103 g-19
=debt+friends r-47 h91
=debt+game r-22 m124
=debt+gift-money m-36 h-64 k-34
=debt+given-back r-62 g119 m-35 h-48 k-23
=debt+gold r86 g-23
=debt+gold-part r-40
=debt+grows-with-time r55
=debt+guaranteed r-62 g20
=debt+guarantor r-26 h28
=debt+guarantor-gain r-55
=debt+halal-certified k57
=debt+hand-over r-141 h40 k-34
=debt+in-return r81 g-67
=debt+increase h-34
=debt+instalment-count r-67
=debt+insurance-business g20
=debt+insured r-20 h59
=debt+interest-business r-96 h115
=debt+interest-product r-34 h24
=debt+islamic-paper r-22
=debt+keep-cut h37
=debt+kept-by-creditor r85
=debt+late-charge r44
=debt+late-rent r-52 m-19 h22
=debt+lawful-bar r-28
=debt+lawful-financing r-261
=debt+lawful-rate r-43 g-36 h22 k-38
=debt+lease r189 g-26 h-21
=debt+lend r-145 g-121 m29
=debt+lend-verb g-36 m-32 k35
=debt+lender r-85 g-25 m-23 h-19 k-40
=debt+lender-gain r218 g-34
=debt+licensed k28
=debt+limit r91
=debt+market-price r-66 g39 m-36 h63
=debt+meat r29
=debt+metal r44 g-19
=debt+metal-deal g21
=debt+more-back r32
=debt+more-time r27
=debt+my-loss g28 m28 h20
=debt+my-wallet-lent r-77 k73
=debt+name-after r118 h21
=debt+name-before r23 g-29 m-34
=debt+narcotic r75 g-24 h-33
=debt+not-pork r40
=debt+not-told g-36 h25
=debt+official r-33 k53
=debt+online-place g24 h-37 k37
=debt+operator h63
=debt+outside-prize r-34
=debt+own-zakat-rate r61
=debt+paid-entry r69 m-33 h-30
=debt+paper-early r-53
=debt+paper-money g35 k31
=debt+pass-on r-31
=debt+passes-it r76
=debt+pay-for-cover r-20
=debt+pay-me r69
=debt+payment-versus-payment r67
=debt+payroll r-118 h-26 k40
=debt+pays r-69 m-57
=debt+pays-for-chance r46 g-29 m-47 h-66 k-30
=debt+per-period r148 m-50 h-41
=debt+percentage r99 g19 m-21 h-28
=debt+pledge r-31
=debt+price-of r-94 h28
=debt+price-word r39 g-142
=debt+priced-thing r-73 g30 m-28
=debt+quick-cash r-35
=debt+rate-charge r21 m-25
=debt+receivable r-123 g-58 m25 h34 k-34
=debt+reference r59 g-66 k-34
=debt+refusal r-28
=debt+repay r-175 g-89 m27 h-21
=debt+return-on-capital r-49 g-24 m-23
=debt+right-now r-72 k-20
=debt+sale-or-service r46 g-93 m-19 h-44 k22
=debt+same-back r25
=debt+savings-circle r-28
=debt+search-for r-30 g-25
=debt+sell r-57 g42
=debt+serves r-85 g-44 h33 k37
=debt+settles-later g-35
=debt+sham r-25
=debt+small-parts r-24
=debt+sold-apart r-85 m-20
=debt+sold-short r-54
=debt+speed-up r28
=debt+split r75
=debt+stakes r21 h36
=debt+stipulated r106
=debt+sums-0 r259 g-47 h-64 k-60
=debt+sums-1 r87 g-71 m-23 h-72
=debt+sums-3 h-19
=debt+sums-apart m-20
=debt+sums-equal r-55
=debt+sums-grow r88
=debt+sums-shrink r-30
=debt+surety-pay r116 h-37
=debt+take-in r55 g-31 m-27 k-31
=debt+tied-deal r22 g-26
=debt+tied-trade r31 g-34
=debt+to-debtor r-62
=debt+to-dispose r-54
=debt+to-learn r-28 g23
=debt+to-oppose r-109 g-25
=debt+trade r43
=debt+trading r51 g90 h58
=debt+travelling r-20
=debt+two-prices r-23 g27
=debt+under r51 g-44 k-23
=debt+unit r22 m-27 h-62 k-37
=debt+unknown r60
=debt+unlawful-business m30 h80
=debt+unpromised r-50
=debt+up-down g-42 h22
=debt+voluntary-cover g51
=debt+wager-event r38 m95 h38
=debt+waiting r-50 g-27 m-22
=debt+with-money r23
=debt-carrier r79 g-45 m-58 h-56 k-33
=debt-carrier+denial r-48 m19
=debt-carrier+equity r19
=debt-carrier+excused r-48
=debt-carrier+fee r82
=debt-carrier+friends r45 h29
=debt-carrier+gift-money r-20
=debt-carrier+given-back r27
=debt-carrier+grows-with-time r20
=debt-carrier+hand-over r-66
=debt-carrier+in-return g-25
=debt-carrier+increase r-29
=debt-carrier+instalment-count r-27
=debt-carrier+insured r-25
=debt-carrier+keep-cut r44
=debt-carrier+late-rent r-20
=debt-carrier+lend g-35 h37
=debt-carrier+lender r42 h-49
=debt-carrier+lender-gain r57
=debt-carrier+name-after r38
=debt-carrier+narcotic r29
=debt-carrier+official r23
=debt-carrier+own-zakat-rate r-25 g50
=debt-carrier+paid-entry r31
=debt-carrier+payroll r-31
=debt-carrier+pays g33
=debt-carrier+pays-for-chance r31 g-37 m-51
=debt-carrier+per-period r36 h-23
=debt-carrier+percentage r44
=debt-carrier+principal-stays r42
=debt-carrier+rate-charge r66 m-25
=debt-carrier+reference r-30 g31
=debt-carrier+repay r-41
=debt-carrier+sale-or-service m-27 h-25
=debt-carrier+settles-later g32
=debt-carrier+sold-short r-49
=debt-carrier+sums-0 r74 m-47 h-75 k-32
=debt-carrier+sums-1 g-23 h21
=debt-carrier+sums-2 r31 g-21
=debt-carrier+sums-3 r-42
=debt-carrier+sums-apart r45
=debt-carrier+sums-grow r-44
=debt-carrier+surety-pay r20
=debt-carrier+to-dispose r-20
=debt-carrier+to-oppose r-48
=debt-carrier+trade r31 g-19
=debt-carrier+trading r50 g-30
=debt-carrier+under r24 g-30
=debt-carrier+unit g-34
=debt-carrier+wager-event m-23
=debt-carrier+watchers r-55
=debt-grows r267 g-84 m-32 h-29
=debt-grows+denial r27
=debt-grows+gift-money r36
=debt-grows+lend r78
=debt-grows+pays r81 g-24
=debt-grows+pays-for-chance r107
=debt-grows+price-word r37
=debt-grows+receivable r37
=debt-grows+reschedule r36
=debt-grows+sale-or-service r24
=debt-grows+sums-0 r192 g-69 h-26
=debt-grows+sums-1 r57
=debt-grows+sums-2 r19
=debt-grows+sums-shrink r24
=debt-grows+to-oppose r58
=debt-grows+unit r57
=debt-grows+waiting r34
=deferred r95 m-52 h-75 k-45
=deferred+delay-charge r39
=deferred+denial g-35
=deferred+exchange r48
=deferred+extra k33
=deferred+fee r25
=deferred+fixed-rate r60
=deferred+for-money r21
=deferred+foreign-currency r50 g-35
=deferred+friends r-108 g23
=deferred+gift-money g47 k-32
=deferred+gift-to r-33
=deferred+given-back g35 k33
=deferred+gold r379 g-65 h-39
=deferred+gold-part r-33 m-21 k19
=deferred+guaranteed r-48
=deferred+hand-over r94 g-46
=deferred+increase r-23 k33
=deferred+insured g30
=deferred+kept-by-creditor r31
=deferred+late-charge r38
=deferred+late-rent r-21 g68
=deferred+lawful-bar r20
=deferred+lawful-rate r-64 g-26
=deferred+lease g23
=deferred+left-open g39
=deferred+lend g-50 h31
=deferred+lend-verb r-20
=deferred+lender r-31
=deferred+lender-gain r30
=deferred+limit r27
=deferred+market-price r135 g-74
=deferred+metal r-33 g22
=deferred+metal-deal r-26
=deferred+more-time r-50 m27 h21
=deferred+narcotic r83 h-20
=deferred+not-chosen g53
=deferred+not-pork r-28
=deferred+official g30
=deferred+outside-prize r-46
=deferred+own-zakat-rate r23 g65
=deferred+paid-entry r33
=deferred+paper-money g58
=deferred+payment-versus-payment r22
=deferred+payroll r26
=deferred+pays r-34
=deferred+pays-for-chance r116 g-23 m-23 h-20
=deferred+per-period r-35
=deferred+price-later r29
=deferred+price-of r-66 g-35
=deferred+price-open r19
=deferred+price-word r-70 g-21
=deferred+priced-thing r153 g-66
=deferred+principal-stays r-63
=deferred+receivable r-94 g-35 h33
=deferred+reference g-47 h-22 k22
=deferred+return-on-capital r39
=deferred+right-now r97 g-95
=deferred+salam g32
=deferred+same-back r29 g-24
=deferred+savings-circle r-25
=deferred+search-for g106
=deferred+sell h-19
=deferred+serves r-42
=deferred+settles-later r-37 g-54 h-43
=deferred+small-parts r-20
=deferred+sold-apart r90 g-35
=deferred+split r-20 k22
=deferred+sums-0 r129 g23 m-48 h-61 k-57
=deferred+sums-1 r60 g-47
=deferred+sums-2 r-132 g23
=deferred+sums-3 r38
=deferred+sums-apart r-55
=deferred+sums-equal r68
=deferred+sums-grow r-82 g27
=deferred+sums-shrink r-25
=deferred+take-in r58
=deferred+to-dispose r-37
=deferred+to-learn k-19
=deferred+to-oppose r-41
=deferred+trade r98 g-58 h-26
=deferred+trading r39
=deferred+travelling r29
=deferred+two-prices r-71 g49
=deferred+undecided g46
=deferred+unit r-24 m-26 h-34
=deferred+unlawful-business r40 m44 h42
=deferred+up-down r66 g-35
=deferred+voluntary-cover g35
=deferred+waiting r-61 h21
=deferred+with-money r61
=delay-charge r104 g-59 m-27
=delay-charge+errand r-33
=delay-charge+fee r-22 h30
=delay-charge+for-money r-19
=delay-charge+friends h75
=delay-charge+gift-money r28 m21
=delay-charge+gift-to r-46
=delay-charge+giving-drive r-32
=delay-charge+instalment-count r33
=delay-charge+insured r68 h-30
=delay-charge+kept-by-creditor r86
=delay-charge+late-charge r32 h-38
=delay-charge+late-rent r-83 h-28
=delay-charge+lawful-financing r23
=delay-charge+lawful-rate r33
=delay-charge+lend r46
=delay-charge+narcotic h-52
=delay-charge+pays r28
=delay-charge+pays-for-chance r20 g-31
=delay-charge+price-of r-31 h-26
=delay-charge+reference r34 h-19
=delay-charge+return-on-capital r48
=delay-charge+right-now r-19
=delay-charge+sale-or-service h-21
=delay-charge+settles-later g-31
=delay-charge+sums-0 r83 g-28 m-24
=delay-charge+sums-1 g-25
=delay-charge+sums-2 r28
=delay-charge+to-dispose r-26
=delay-charge+to-learn r-45
=delay-charge+to-oppose h-62
=delay-charge+trade h-26
=delay-charge+trading r-34 h23
=delay-charge+unit r-19 g-40 h70
=delay-charge+unlawful-business h-52
=delay-charge+wager-event r36 h-24
=delay-charge+with-money r-44
=denial r-107 g265 m-63 h-77 k162
=denial+document r-33 g-73 h333 k-55
=denial+draw g24 m-31
=denial+equity r47 h-27
=denial+erase-it g-55 h117 k-24
=denial+errand r-27 g-39 h29 k19
=denial+exchange r62 g-20 k31
=denial+excused r19 g103 m-40 h-39 k34
=denial+extra r86 g-29 m53 k-21
=denial+false-words g-19 h-34 k36
=denial+fee r-50 g-44 k-21
=denial+fixed-gain r70
=denial+fixed-rate r85 k-20
=denial+for-money g46
=denial+foreign-currency g-78 m45 h31
=denial+free-use r93 g-29
=denial+friends g-104 m55 k48
=denial+gift-money g156 h-84 k20
=denial+gift-to g-21 k44
=denial+given-back r-68 h-28 k-26
=denial+giving-drive g-29 k163
=denial+gold r71 g19
=denial+guaranteed r27
=denial+guarantor r-95 g-20
=denial+halal-certified g-19 h87 k-44
=denial+hand-over r58 g-70 m-35 k-22
=denial+hidden-name g-26 h-33 k65
=denial+improper g-54 h29
=denial+in-return r63 g-22 m-22 h-31 k-37
=denial+increase r94
=denial+instalment-count r-56 g-29
=denial+insured r-49 h52
=denial+islamic-paper r19
=denial+istisna g78
=denial+keeps-money r73 g-23
=denial+late-rent h32
=denial+lawful-bar g29
=denial+lawful-financing r32 g-20 k-21
=denial+lawful-rate r69 g-29 k35
=denial+lease r29 g20 m-19 h35
=denial+left-open g-54
=denial+lend r39 g-106 m55 h23 k-41
=denial+lend-verb r73 g-27
=denial+lender r56 m21 h29
=denial+lender-gain k-24
=denial+licensed r-25 g-24 h33
=denial+loose-order g130 h-33
=denial+loser-pays g-19
=denial+market-price r20 g63 m65 h38 k-27
=denial+meat h95 k-20
=denial+meat-trade h152 k-21
=denial+metal r84 g-63 h77 k-38
=denial+metal-deal r92 g-41 h80 k-40
=denial+more-back r27 g-35
=denial+more-time r-102 g-66 h-21
=denial+my-loss m50
=denial+name-after r-19 g-19 h28
=denial+name-before g-28 m25 h57
=denial+narcotic r66 h67 k-35
=denial+no-date g64
=denial+no-day r-23 g57
=denial+no-decision-date g70
=denial+no-spec g96
=denial+nobody-knows g54 h-41 k-59
=denial+not-chosen g37 h-23 k-32
=denial+not-mine-yet g22
=denial+not-pork r19 g27 h70
=denial+not-told r32 g90 h-42 k-25
=denial+official r-52 g-74 h97 k-48
=denial+online-place g-21 m38 h26 k-40
=denial+operator m-20
=denial+outside-prize r-51 g-69 m-30
=denial+own-zakat-rate r27 m-22
=denial+paid-entry r70 g25 h-43
=denial+paper-money r29 g29 m-22 k40
=denial+pass-along g-25 k21
=denial+pass-on g38 m27 h37 k-66
=denial+passes-it g-58 k24
=denial+pay-for-cover g50
=denial+pay-me r31
=denial+payment-versus-payment h28 k-24
=denial+payroll r-27 g-43 h52
=denial+pays r-22 g38 m38 h-25 k-30
=denial+pays-for-chance r37 g-28 m32 h58 k-22
=denial+per-period r148 h27 k-19
=denial+percentage r67 g-34
=denial+place-after h-20 k-21
=denial+play-costs r29
=denial+price-of r29 g146 m-24 h-38 k-36
=denial+price-word r-40 g-65 m28 h29 k-24
=denial+priced-thing r70 m55 k-23
=denial+rate-charge r21
=denial+receivable r-37 h28
=denial+reference m-39 k28
=denial+refusal m-41 k52
=denial+repay r-189 g-105 m19 k-49
=denial+reschedule g21
=denial+return-on-capital r105 h30 k-27
=denial+right-now r92 h-34 k46
=denial+sale-or-service r-30 g95 h55 k106
=denial+search-for r23 g39
=denial+sell r121 g96 h-41 k-21
=denial+serves g29 h87 k27
=denial+settles-later r-36 g-81 k45
=denial+sham g-25 h43
=denial+shut-thing g23
=denial+small-parts r-36 g-35 h-23 k69
=denial+soft-drink h-44
=denial+sold-apart r33
=denial+sold-short r57 g97 h-43
=denial+speed-up g-74 h63 k-29
=denial+split r-21 k52
=denial+stays-unseen g-54 k89
=denial+stranger g-36
=denial+sums-0 r-107 g156 m-104 h-112 k181
=denial+sums-1 g130 m52 h40 k-42
=denial+sums-2 m-20
=denial+sums-apart r137 g-75 h19
=denial+sums-grow r-110 g84
=denial+surety r-92 g-20
=denial+surety-pay r-43 g34 h-36
=denial+take-in r70 g-53 k32
=denial+tick-guess m25
=denial+to-debtor r-29 g-33 k19
=denial+to-dispose k34
=denial+to-learn h41
=denial+to-treat r51 k29
=denial+trade r26 g23 m-25 h-28 k-37
=denial+trading g219 m23 h-28 k-54
=denial+two-prices g43
=denial+undecided g59 h-33
=denial+under r-99 g25 h26
=denial+undescribed g76 h-61 k-44
=denial+unit h-20 k48
=denial+unknown r50 g96 k-77
=denial+unknown-party g-22
=denial+unlawful-business m-36 h-38
=denial+unlicensed h-38 k53
=denial+unlicensed-giving k43
=denial+unpromised r-66 g-43
=denial+up-down r-19 g20 m78
=denial+voluntary-cover g54
=denial+wager-event g-87 m48 h-44
=denial+waiting r-106 g-89
=denial+watchers g-63 h35 k29
=denial+with-money r67 g85 m-45
=denial+works-for k29
=dependant r-30 g-54 m-34 h-82 k-74
=dependant+foreign-currency r33
=dependant+gift-money r-21
=dependant+hand-over r33
=dependant+market-price h70
=dependant+reference r31 h-19
=dependant+right-now r33
=dependant+sale-or-service h49
=dependant+sums-0 g-54 m-34 h-82 k-74
=described g-107 m39 h-61
=described+gift-money r29
=described+hand-over r-27 g30
=described+not-told m45
=described+payroll r-31
=described+right-now r-22 g29
=described+sale-or-service r-32
=described+serves r-45
=described+shut-thing g-33
=described+sums-0 r-26 g-78 h-51
=described+sums-1 r-34 g-30 m39
=described+unit g-25
=described+wager-event m50
=document g-124 m-52 h142 k-122
=document+errand r-28 h-27
=document+excused r-22 h-48 k-21
=document+extra r47
=document+fee r-58 m-31 h-205 k-25
=document+fixed-rate g23
=document+for-money h-22
=document+friends h-23
=document+gift-money g-37 k29
=document+given-back r54
=document+halal-certified r66 g-27 h-67 k32
=document+hand-over g39 h50
=document+improper g-19 h21
=document+in-return h-23
=document+instalment-count g-22
=document+insured h-39
=document+late-rent h25
=document+lawful-rate r31
=document+lease r-24
=document+lend r-22 m36 k28
=document+licensed g24 h55
=document+market-price h43
=document+metal r57
=document+metal-deal r60
=document+more-time r-38
=document+name-after h-24
=document+name-before h36
=document+not-told h23
=document+official h-41 k54
=document+paid-entry m-19 h-38
=document+paper-money r-23 h19 k22
=document+payroll h24 k99
=document+pays h-23
=document+pays-for-chance r54 g-31
=document+per-period r51 h35
=document+percentage r31
=document+place-after g27
=document+price-of g-24 h108
=document+price-word h25
=document+reference h25
=document+repay h19
=document+return-on-capital r65
=document+sale-or-service r-32 g-60 m-35 h-45 k85
=document+sell h46
=document+serves r-31 h43 k99
=document+sham r-61 g-19 h319 k-48
=document+sold-apart r25 h-44
=document+sold-short r20 h85
=document+speed-up h20
=document+sums-0 g-134 m-79 h194 k-108
=document+sums-1 m32 h-51
=document+sums-2 r32
=document+sums-grow r37
=document+take-in r34
=document+to-learn h50
=document+to-oppose h-48
=document+trade h108
=document+trading g-38 h34
=document+under g-21 h79
=document+unit r36 g-27 h43
=document+unknown h37
=document+watchers r60
=draw r-45 g-141 m418 h-83 k-55
=draw+errand m-22
=draw+excused r111 g38 m-142
=draw+extra m32 h28
=draw+fee h45
=draw+fixed-rate r-21
=draw+for-money g32 h30
=draw+friends m20 h66
=draw+gift-money m115 h52
=draw+gift-to m47
=draw+hand-over g39 h39
=draw+in-return h-25
=draw+insured r-28 m37
=draw+late-rent m76
=draw+lawful-rate m54 h73
=draw+licensed m20 h69
=draw+market-price g-19 m22 h37
=draw+name-after m45 h36
=draw+name-before h22
=draw+narcotic m26 h56
=draw+not-told h41
=draw+online-place m26 h54
=draw+outside-prize m-85
=draw+paid-entry r-111 m260 h-53 k-24
=draw+paper-money h41
=draw+pays m62
=draw+pays-for-chance r-23 g-27 m294 k-21
=draw+per-period g-19 m24 h95
=draw+price-of h32
=draw+price-word h22
=draw+reference g19 m92
=draw+return-on-capital r23
=draw+right-now h28
=draw+sale-or-service g-30 m166 h163
=draw+serves h29
=draw+shut-thing g-32
=draw+sold-short m24
=draw+sums-0 r-22 g-109 m202 h-135 k-39
=draw+sums-1 g-30 m164 h37
=draw+sums-2 r-19 m49
=draw+surety-pay h-28
=draw+to-learn m-26
=draw+trade r22 h58
=draw+travelling m20
=draw+unit r-19 m127 h74
=draw+unlawful-business m53 h37
=draw+wager-event m-34
=draw+watchers r38
=draw+winner-takes m-29 h-30
=draw+with-money g34 m21
=each-in r-53 g-62 m105 h-34 k-19
=each-in+excused r37 m44
=each-in+first-takes m63
=each-in+fixed-rate m-28 k40
=each-in+game m27
=each-in+gift-money g21
=each-in+hand-over r-25 k29
=each-in+insured m28
=each-in+late-rent r-29 m-19
=each-in+narcotic r-26 h19
=each-in+outside-prize r-31
=each-in+paid-entry r-29 m28
=each-in+passes-it m-25 k35
=each-in+pays r23 g21
=each-in+pays-for-chance r-22 g-41 m32 h-26 k20
=each-in+per-period r-40
=each-in+price-of g-23
=each-in+reference r55 m28
=each-in+right-now m24 k-30
=each-in+sale-or-service m20
=each-in+stakes m19
=each-in+sums-0 g-26 m77 k-46
=each-in+sums-1 r-71 g-36 m39 k20
=each-in+sums-2 r-42
=each-in+surety-pay r-21
=each-in+take-in m-23 k32
=each-in+unit g-27 m-75
=each-in+wager-event m-27 h-29
=each-in+winner-takes g-30 m46
=early-rebate r48 g-37
=early-rebate+pays-for-chance r36
=early-rebate+stipulated r55
=early-rebate+sums-0 g-37
=early-rebate+to-debtor g-37
=early-rebate+trading r55
=equity r-107 m-106 h87 k-61
=equity+excused r35 g22 h137 k22
=equity+extra r-21 h-31
=equity+fee r88 m19
=equity+fixed-gain g60
=equity+fixed-rate r-21 g25
=equity+for-money r32
=equity+friends r-50 g-26 m-22 h22
=equity+given-back r-47 g-67 h45
=equity+guaranteed r84
=equity+guarantor-gain r19
=equity+hand-over r-46 m-23 h49
=equity+in-return r-20 g38
=equity+insurance-business g-199 h186
=equity+insured r-26 g-194 m-21 h108
=equity+interest-business r-155 g-24 h254
=equity+islamic-paper h-41
=equity+keep-cut m24 h36
=equity+late-rent g22
=equity+lawful-bar h-24
=equity+lawful-rate g79 k-23
=equity+lease g27 h-68
=equity+lend r-82 g62 h89
=equity+lend-verb h62
=equity+lender r-57 h68
=equity+lender-gain g48 h-27
=equity+licensed r-22 h29
=equity+metal-deal r-24 m-25 h31
=equity+more-time r-33
=equity+name-after r-41 k24
=equity+narcotic h-22
=equity+not-mine-yet g23
=equity+not-pork m25
=equity+not-told r-30
=equity+online-place k-36
=equity+operator m-101 h28
=equity+own-zakat-rate g-22
=equity+paid-entry r30 g31
=equity+paper-money r53
=equity+passes-it m27
=equity+payroll r28
=equity+pays r-37 m-27
=equity+pays-for-chance g-34 h66
=equity+per-period r53 g-24
=equity+percentage g-24
=equity+pledge r-28
=equity+price-of r-70 g-23
=equity+price-word r24
=equity+priced-thing g-35 h-20
=equity+rate-charge r43
=equity+reference r90 g-32 m-48
=equity+return-on-capital h31
=equity+right-now g21
=equity+sale-or-service g49 m-26 h23
=equity+search-for g-64 h55
=equity+sell h-45
=equity+serves r71 g67 m-27 h-21 k-32
=equity+settles-later g49
=equity+sold-apart g-19 h26
=equity+sold-short g-26
=equity+stakes r39 g22 m27 h30
=equity+sums-0 r-118 g-114 m-113 h68 k-61
=equity+sums-1 g101
=equity+sums-apart r30 g34
=equity+surety-pay r19
=equity+take-in m-23 h38
=equity+to-dispose h-29
=equity+to-learn g19
=equity+trade r-23
=equity+trading g19 k-37
=equity+under r27
=equity+unit r55 g31
=equity+unlawful-business r-26 g-21 m-107 h159
=equity+up-down g-34 h22
=equity+voluntary-cover r-27 g-91 h103
=equity+wager-event m20
=equity+waiting r-26
=equity+watchers r-79 g80 h97 k-22
=equity+winner-takes m39
=equity+with-money r67 h30
=erase-it r-57 g-56 m-22 h60 k185
=erase-it+excused k-56
=erase-it+gift-money g-20 h-27 k91
=erase-it+insured k31
=erase-it+paper-money r-26 h-23 k21
=erase-it+pays k54
=erase-it+pays-for-chance m-22 k106
=erase-it+reference h56 k-27
=erase-it+sale-or-service h31 k-24
=erase-it+sums-0 r-48 g-53 m-22 h60 k185
=erase-it+to-learn k24
=erase-it+unit h39
=erase-it+watchers k43
=errand r-110 g-112 m-121 h-159 k-57
=errand+excused g-78 h-28 k-58
=errand+extra r29 k23
=errand+fee r-46 h-32 k-21
=errand+fixed-gain r37
=errand+fixed-rate r34
=errand+for-money m26 h32
=errand+foreign-currency m24
=errand+friends r41 m-24 h-26 k-21
=errand+gift-money r-33 g-53 k64
=errand+given-back r-26 g-22 h33
=errand+gold r-67 g-27
=errand+hand-over r76 g27 h22 k-37
=errand+improper h48
=errand+in-return r34 g66 h-24
=errand+instalment-count r-35 g-19
=errand+insured g-32 h22 k25
=errand+keep-cut r-27 h-26
=errand+late-rent r39
=errand+lawful-bar r-25 g-23
=errand+lawful-rate r-37 k49
=errand+lease r42 h-35
=errand+lend-verb r50
=errand+lender r44
=errand+licensed h35 k-31
=errand+market-price r-29 m23
=errand+metal-deal g-32
=errand+more-back r29
=errand+name-before h23
=errand+narcotic r36
=errand+official h-44
=errand+online-place h45 k-55
=errand+operator m22 h99 k25
=errand+out-there g-36
=errand+outside-prize h-21
=errand+own-account r30 k-20
=errand+paid-entry g-29
=errand+paper-money r31
=errand+pay-for-cover k23
=errand+pays r-36 g-20 k29
=errand+pays-for-chance r48 m-29 h39
=errand+per-period r39
=errand+percentage r-21 m24 h36
=errand+place-after g23 h33
=errand+play-costs r-20 m-29 h-27
=errand+price-of r47 g28
=errand+price-word g46
=errand+priced-thing r-23
=errand+reference k-80
=errand+repay r-41
=errand+return-on-capital r29
=errand+right-now k25
=errand+sale-or-service r-47 g-24 m-42 h-74 k-32
=errand+search-for r33 g-57 h-79
=errand+sell h36
=errand+serves m-21 k20
=errand+settles-later r-21
=errand+sham h25
=errand+sold-apart g36
=errand+speed-up h26
=errand+stakes h23
=errand+sums-0 r-156 g-107 m-69 h-185 k-42
=errand+sums-1 g-27 m-47 h26
=errand+sums-2 r32 g23
=errand+sums-apart r19 g23
=errand+sums-grow r51
=errand+surety-pay r-19 h-26
=errand+to-dispose g-28
=errand+to-learn g-20 m-34 h47
=errand+to-oppose g25 h-63
=errand+trade g27 h19
=errand+trading g-35
=errand+under r19
=errand+undescribed g-47
=errand+unit r21 g-41 m22 h54 k-48
=errand+unknown g20
=errand+unlawful-business h-20 k25
=errand+up-down r19 g-30
=errand+wager-event g38 m-53 h43
=errand+waiting r-64
=errand+watchers r-54
=errand+with-money h23
=errand+works-for r47
=exchange r173 g-25 m-56 h-110 k-38
=exchange+excused g80
=exchange+extra m29 h-26
=exchange+fee r-40 g-20 h86
=exchange+foreign-currency r-176 g-21 m-39
=exchange+forward-deal r65
=exchange+friends r-22 h-20
=exchange+gift-money r22 m-19
=exchange+given-back g23 m46
=exchange+gold r113
=exchange+guaranteed r-34 g21
=exchange+hand-over r-30 m-25
=exchange+insured r-22
=exchange+lawful-bar r66 m-23
=exchange+lawful-rate r-29 g23 m46
=exchange+lease r38 g23
=exchange+lend r-19 g37
=exchange+licensed h-19
=exchange+market-price h-25
=exchange+meat r25 g24
=exchange+narcotic r68 g-29 h-50
=exchange+official r-29
=exchange+operator r20 g-49 h55
=exchange+paid-entry r35
=exchange+paper-money r30 g46 m-22
=exchange+pass-on r81 g-48
=exchange+payment-versus-payment r-109
=exchange+payroll r-28
=exchange+pays r43
=exchange+pays-for-chance r51 g-53 m-51 h-69
=exchange+price-of r-27 m27 h-35
=exchange+price-word g60
=exchange+priced-thing r21 g-32
=exchange+reference g-56 m-22 h-30
=exchange+repay r29
=exchange+return-on-capital r25
=exchange+right-now r36 h19
=exchange+sale-or-service r-51 g-29 m25 h64
=exchange+sell r42
=exchange+settles-later r146 g-43
=exchange+sham g-22
=exchange+sold-short r-37
=exchange+sums-0 r40 g32 h-73 k-34
=exchange+sums-1 r116 g-51 m-34
=exchange+sums-2 r-23
=exchange+sums-equal r-22
=exchange+sums-grow r-33
=exchange+sums-shrink r58 h-19
=exchange+swap-weights r21
=exchange+take-in r23
=exchange+trade r-40 g-32 h-30
=exchange+trading r43 m47 k-19
=exchange+unit r150 g-73 m-29 h-41
=exchange+unlawful-business m30 h31
=exchange+wager-event r65
=exchange+watchers r-44
=excused r-386 g-512 m-405 h-684 k-296
=excused+extra g-87 h67
=excused+false-words g56 k-91
=excused+fee r-59 g-22 m-31 h40
=excused+fixed-gain r24
=excused+fixed-rate r36
=excused+for-money r-22 g36 m37
=excused+foreign-currency r105 h39
=excused+forward-deal r27 g-25
=excused+friends m-21 h51 k34
=excused+game m-40
=excused+gift-money r33 g42 m37 h-24 k37
=excused+given-back r-52 g-114 h40
=excused+giving-drive k74
=excused+guaranteed r-35 g-22
=excused+halal-certified r-21 k-21
=excused+hand-over r61 g31 k47
=excused+hangs-if g-27
=excused+hangs-on g-34
=excused+in-return r67 h58
=excused+insurance-business r34 g-55 h95
=excused+insured r70 g-169 m-36 h134
=excused+interest-business r-51 h143
=excused+islamic-paper r32 g36 h30
=excused+istisna g45
=excused+keep-cut h22
=excused+keeps-money r20
=excused+kept-by-creditor g26 h23
=excused+late-rent r-20 g-21 m-32
=excused+lawful-bar g36 h-48
=excused+lawful-financing r-68
=excused+lawful-rate g27 h203 k-57
=excused+lease r-22 g90 h-39 k-27
=excused+lend r-108 h118
=excused+lend-verb h71
=excused+lender r-25 h33
=excused+lender-gain r37 h48
=excused+limit k-28
=excused+loose-order g34
=excused+market-price g-27 h35
=excused+meat r29 g66 h-71
=excused+metal-deal r88
=excused+more-time r-67
=excused+my-wallet-lent k-50
=excused+name-after g-20 h89
=excused+name-before h47
=excused+narcotic r24 g121 h-194
=excused+no-date r32 g28
=excused+no-day g30
=excused+no-decision-date g40
=excused+no-spec g60
=excused+not-pork g-29 m34
=excused+not-told g37
=excused+official h-76
=excused+online-place r20 g-26 h-30
=excused+operator m-116
=excused+out-of-reach g-61
=excused+out-there g-42
=excused+own-account h58 k-45
=excused+paper-money r-31 g-27
=excused+pass-on g43
=excused+pay-for-cover h32
=excused+pays r73 m42 k45
=excused+pays-for-chance r26 g-26 m47 k25
=excused+per-period g52
=excused+percentage r39 h26
=excused+price-of r23 m-28 h122
=excused+price-word r35
=excused+priced-thing r77
=excused+rate-charge r23
=excused+receivable r-44
=excused+reference r166 g130 m-25 h39 k-60
=excused+reschedule r-24
=excused+return-on-capital r38 h125
=excused+right-now r46 h-26
=excused+sale-or-service r32 m-72 h92 k-79
=excused+savings-circle r-30
=excused+sea-catch g-21
=excused+sealed g23
=excused+search-for r33 g-176 h27
=excused+sell g27 h40
=excused+serves h75 k-34
=excused+settles-later r48 g43
=excused+sham h-105
=excused+shut-thing r40 g36
=excused+small-parts k-41
=excused+sold-apart g-60
=excused+sold-short r51 g-32
=excused+stakes r39 m-101 h109
=excused+stipulated g28
=excused+sums-0 r-375 g-433 m-413 h-602 k-287
=excused+sums-1 r-107 g-61 h-119
=excused+sums-2 r64 h37
=excused+sums-3 r32 g-24
=excused+sums-apart r20 h21
=excused+sums-equal r-26
=excused+sums-grow r75
=excused+sums-shrink r27
=excused+surety-pay h67
=excused+takaful r-27 g-48
=excused+to-dispose g-41
=excused+to-learn h-19
=excused+to-oppose r57 g-28
=excused+trade g23 h82
=excused+trading r-26 g-34 m-27 h24
=excused+travelling g-32
=excused+unborn g-25
=excused+under k-54
=excused+undescribed g21
=excused+unit r-61 g65 m54 h-21 k-48
=excused+unknown r22
=excused+unlawful-business r40 m-91 h-221
=excused+unlicensed g21 k39
=excused+unlicensed-giving g20 k47
=excused+up-down r-20 g21
=excused+voluntary-cover g66 h76
=excused+wager-event r26 g30 m-59 h29
=excused+waiting r-89
=excused+watchers h34 k-45
=excused+winner-takes m-26
=excused+with-money r59 m-52 h30
=excused+works-for h22
=extra r142 h-42 k-81
=extra+fee r-49 g54 h35
=extra+fixed-rate r25 m-21
=extra+for-money r-34 m-85
=extra+foreign-currency r32
=extra+friends r108 m-45
=extra+gift-money r41
=extra+given-back r43 m27 h54 k32
=extra+gold r-34 g42 m21
=extra+gold-part r39 g-41 k33
=extra+guaranteed r108 g28
=extra+hand-over r20
=extra+in-return r19 m-19
=extra+increase r59
=extra+instalment-count r-84 g41
=extra+insured k19
=extra+interest-business r43
=extra+islamic-paper r-40
=extra+late-rent r38
=extra+lawful-bar g60 m35 h-21
=extra+lawful-financing r-56 g-20
=extra+lawful-rate r-48 g-23 m-23
=extra+lease g-42 m-22
=extra+lend r176 m-51 h-53 k-22
=extra+lend-verb r30 h-47
=extra+lender-gain r-44
=extra+limit r-39
=extra+market-price r-31 g55 m58 h-34
=extra+meat h-46
=extra+more-back r63
=extra+more-time m-19
=extra+name-before r60 g-25 m-28
=extra+narcotic r19 g-31
=extra+not-pork r25
=extra+online-place r26 g64 m44 h105
=extra+operator g-30 m43 h99
=extra+outside-prize r53
=extra+paid-entry r26 m82 h27
=extra+paper-money r30 g-55 h43
=extra+pay-for-cover k23
=extra+payroll r-110 g83
=extra+pays r43 m28 h20
=extra+pays-for-chance g66 m51 h29 k22
=extra+per-period r92 g-34 m31
=extra+percentage g29
=extra+price-of r98 h-27 k28
=extra+price-word r-50
=extra+priced-thing r-31 g75 m73
=extra+principal-stays r-34
=extra+reference r-68 g44
=extra+repay r120 h22
=extra+reschedule r-20
=extra+return-on-capital r-66 g-35 m-22 h-54 k-22
=extra+right-now r111 m-28 h40
=extra+sale-or-service r-27 g-56 m-22 k30
=extra+same-back r26
=extra+savings-circle r59
=extra+search-for g41 k23
=extra+sell r-38 g-26
=extra+serves r-27 m56
=extra+settles-later r50 g-76
=extra+sold-apart g-36 h26
=extra+sold-short r-115 g38 k33
=extra+split r49
=extra+stakes r-29 h26
=extra+stipulated r33
=extra+sums-0 r174 g-74 m68 h-41 k-60
=extra+sums-1 r81 g24 m-21 k-20
=extra+sums-2 r-65 g33 m-34
=extra+sums-3 r-48
=extra+sums-equal r-41
=extra+sums-grow r-33 g31
=extra+sums-shrink r-48
=extra+surety-pay r-34
=extra+takaful r-27
=extra+take-in r135 m-37 h-23 k-21
=extra+tick-guess r-28 g69 m42
=extra+to-dispose r-27 g36 m20 h31
=extra+to-learn k22
=extra+to-oppose r-45 g23 h-22
=extra+trade k28
=extra+trading g87 m24 h-92
=extra+under g44
=extra+unit r63 g-21 m-32 h-45
=extra+unlawful-business g-30 h21
=extra+up-down r55
=extra+voluntary-cover r42 h-25
=extra+wager-event g-26
=extra+wait-pay r32
=extra+waiting r-26 k-25
=extra+watchers r62 h-27
=extra+winner-takes r30 m-20
=extra+with-money r-81 g55 h31
=false-words r-76 g-57 h-118 k304
=false-words+friends k69
=false-words+gift-money r-55 k89
=false-words+gift-to k42
=false-words+hand-over k29
=false-words+insured k48
=false-words+lease r40
=false-words+name-after k59
=false-words+official h-23
=false-words+payroll k19
=false-words+pays-for-chance g28 k-20
=false-words+price-of k43
=false-words+reference r-43 g31 h-48 k171
=false-words+repay r-28 k20
=false-words+sale-or-service r-22 g-29 h-27 k214
=false-words+serves g-31 k31
=false-words+sham h-55 k60
=false-words+sums-0 r-97 g-57 h-118 k317
=false-words+trading h-33 k53
=false-words+watchers h-42 k61
=fee r72 g-68 h-64 k-57
=fee+first-takes m20
=fee+for-money r37 m-49 h19 k30
=fee+game m37
=fee+gift-money r123 k88
=fee+gift-to r-26
=fee+given-back r-38
=fee+giving-drive r-26
=fee+grows-with-time r28
=fee+guaranteed r37 g32
=fee+guarantor r48 h-20
=fee+halal-certified r-19 h27
=fee+hand-over r82 g-23
=fee+improper h21
=fee+instalment-count r52
=fee+insured r22 g-30
=fee+interest-business r-28
=fee+islamic-paper h-22
=fee+keep-cut r-47 h53
=fee+kept-by-creditor r21 g22 h30
=fee+late-charge r-19
=fee+late-rent r-81 g-22 m-28 h-27
=fee+lawful-financing r-21
=fee+lawful-rate g-45 m28 h30 k-35
=fee+lease r-45 g-42
=fee+lend r44 g50
=fee+lend-verb r-23 k23
=fee+lender r54 h-25
=fee+licensed r-34 h-24 k-23
=fee+limit g22
=fee+market-price g77 h23
=fee+metal g61
=fee+metal-deal r-28 g97
=fee+more-time r95
=fee+name-after g-24 h21
=fee+name-before h-27
=fee+narcotic h33 k20
=fee+not-told g-24 k-20
=fee+official r-19 h-38 k-29
=fee+online-place r97 g28 m-23 h-33
=fee+paid-entry g36 m-40 h-25
=fee+paper-money r-26 k61
=fee+passes-it g20
=fee+pay-for-cover g50
=fee+payroll r114 g29 k-28
=fee+pays r80 m-27 h-36 k44
=fee+pays-for-chance r-88 g45 m-59 h-79 k23
=fee+per-period r54 g-46 h-30 k23
=fee+play-costs r-21
=fee+pledge r36
=fee+price-of r-109 g34 h-21
=fee+price-word r-68
=fee+priced-thing r-39 g32
=fee+promised-cut r-32
=fee+rate-charge r28
=fee+receivable r60
=fee+reference g-92 m-33
=fee+repay r51
=fee+reschedule r43
=fee+right-now r-29 h43
=fee+search-for g23
=fee+sell r-30
=fee+serves r49 g-22 h64
=fee+sham k39
=fee+sold-apart r35 g-23 k27
=fee+speed-up r63 h-30
=fee+stakes m-35 h51
=fee+stranger k23
=fee+sums-0 r169 g-98 h-95 k-39
=fee+sums-1 r-74 g33 h32
=fee+sums-apart r28
=fee+surety r68 h-32
=fee+surety-pay g21
=fee+take-in r63
=fee+to-dispose r-61
=fee+to-learn g-24
=fee+to-oppose r-40 h-40
=fee+to-treat r-35
=fee+trade r-48 g43 h-32
=fee+trading g54 h-21
=fee+travelling h-21
=fee+unit r128 g-49 m-36 h-29
=fee+unlawful-business h19 k33
=fee+wager-event r-36 m-19 h75 k29
=fee+waiting r30 h-22
=fee+watchers r-135 k-54
=fee+with-money r32 h60
=fee+works-for h21
=first-takes r-41 g-52 m189 h-50
=first-takes+fixed-rate r-23 m23
=first-takes+game m20
=first-takes+gift-money m25
=first-takes+hand-over r-25 m48
=first-takes+insured m20
=first-takes+lease m-31
=first-takes+market-price g-25
=first-takes+paid-entry m88
=first-takes+pays-for-chance g-21 m82 h-22
=first-takes+sale-or-service m29
=first-takes+stakes h39
=first-takes+sums-0 r-19 g-46 m120 h-28
=first-takes+sums-1 r-32 m78
=first-takes+take-in r-25 m48
=first-takes+trading g-25
=first-takes+unit m31
=first-takes+wager-event m64
=first-takes+winner-takes g-23 m77
=first-takes+with-money h39
=fixed-gain r121 g-31
=fixed-gain+fixed-paper r56 g-22 h-20
=fixed-gain+for-money h20
=fixed-gain+foreign-currency r47
=fixed-gain+friends r39
=fixed-gain+gift-money g101 m-24 h-30
=fixed-gain+given-back r64 g-29 h-19
=fixed-gain+guaranteed r87 g-21
=fixed-gain+hand-over r-69 g47 h19
=fixed-gain+instalment-count r-47
=fixed-gain+insured g-43 m40
=fixed-gain+interest-product r23
=fixed-gain+keep-cut m24 h63
=fixed-gain+keeps-money r38 g-27
=fixed-gain+lawful-rate r37 g-24
=fixed-gain+lend r105 g29
=fixed-gain+lend-verb r31
=fixed-gain+market-price r26 g43 h29
=fixed-gain+metal-deal r-19 g24
=fixed-gain+name-after r-39
=fixed-gain+name-before r44
=fixed-gain+paid-entry r-70 m44 h30
=fixed-gain+paper-money r31
=fixed-gain+pays r-47 g95 m-21 h-22
=fixed-gain+pays-for-chance g21 h23 k26
=fixed-gain+per-period r87 h-21
=fixed-gain+percentage r25
=fixed-gain+pledge r19
=fixed-gain+price-of r-47 g52 h68
=fixed-gain+price-word r-21 h20
=fixed-gain+priced-thing h22
=fixed-gain+principal-stays r-39
=fixed-gain+receivable r-27
=fixed-gain+reference r47 g19 m-24 h-25 k24
=fixed-gain+repay m20 h20
=fixed-gain+return-on-capital r151 g-50
=fixed-gain+right-now g-21 h56
=fixed-gain+sale-or-service r52 g81 m23
=fixed-gain+sell r-49 h29
=fixed-gain+serves r-20 g22 h47
=fixed-gain+settles-later g-20
=fixed-gain+sold-short r-38 g45
=fixed-gain+sums-0 r151 g-34
=fixed-gain+sums-1 h-47 k34
=fixed-gain+sums-2 r-40 h27
=fixed-gain+sums-3 m28 h24
=fixed-gain+sums-apart m-25
=fixed-gain+sums-grow r-97 m48 h37
=fixed-gain+sums-shrink r35
=fixed-gain+surety-pay r-26 h-21
=fixed-gain+take-in r-68 g71
=fixed-gain+to-dispose r26
=fixed-gain+to-oppose r26
=fixed-gain+trade r-33 g53 h48
=fixed-gain+trading g91 h29
=fixed-gain+unit r72 m-28 k-29
=fixed-gain+unknown g-25
=fixed-gain+wager-event r69 m35 h54
=fixed-gain+works-for g24
=fixed-paper r426 g-87 m-57 h-127 k-44
=fixed-paper+given-back h-22
=fixed-paper+guaranteed g-19
=fixed-paper+insured r56
=fixed-paper+late-rent r57
=fixed-paper+lawful-rate h-22
=fixed-paper+market-price r20 g-21
=fixed-paper+metal-deal g-20
=fixed-paper+online-place r25
=fixed-paper+paid-entry r53 m-20
=fixed-paper+paper-money r71 g-30 h-19
=fixed-paper+pays-for-chance r117 h-32
=fixed-paper+per-period r24
=fixed-paper+reference r38
=fixed-paper+return-on-capital r23
=fixed-paper+sale-or-service r112 h-28
=fixed-paper+sums-0 r323 g-83 m-56 h-105 k-36
=fixed-paper+sums-1 r103 h-22
=fixed-paper+trading r61 g-22
=fixed-paper+unit r48 g-26
=fixed-paper+voluntary-cover r38 g-19 h-44
=fixed-paper+watchers h-21
=fixed-rate+foreign-currency r19 g-23
=fixed-rate+friends r85
=fixed-rate+gift-money g48 m-24
=fixed-rate+given-back r-21
=fixed-rate+giving-drive r28
=fixed-rate+gold r50 k19
=fixed-rate+gold-part r-23
=fixed-rate+hand-over k20
=fixed-rate+hangs-if g20
=fixed-rate+insured m34
=fixed-rate+keep-cut r56
=fixed-rate+late-rent g43
=fixed-rate+lawful-bar k19
=fixed-rate+lawful-rate r30 h28
=fixed-rate+lease r58 h25
=fixed-rate+lend r29
=fixed-rate+lender r28
=fixed-rate+market-price r-45 g21
=fixed-rate+metal-deal r-20
=fixed-rate+name-after r-20
=fixed-rate+name-before r26
=fixed-rate+narcotic k41
=fixed-rate+paid-entry g23
=fixed-rate+paper-money r31
=fixed-rate+passes-it r72 h-31 k53
=fixed-rate+pays g47
=fixed-rate+pays-for-chance r57 g46 h-25 k19
=fixed-rate+per-period r30
=fixed-rate+play-costs r25
=fixed-rate+pledge r-23 h23
=fixed-rate+price-of r40 g40 m-19
=fixed-rate+price-word r19 g25 m32
=fixed-rate+priced-thing k19
=fixed-rate+reference r72 m35 k-22
=fixed-rate+repay h20
=fixed-rate+right-now r52 g-33 k-22
=fixed-rate+sale-or-service g30 m52
=fixed-rate+serves g25
=fixed-rate+settles-later r95 g-27
=fixed-rate+sums-0 r-79 h36
=fixed-rate+sums-1 r-22 g40 m-22
=fixed-rate+sums-2 r74 g-22 k39
=fixed-rate+sums-apart r31 g-21 k36
=fixed-rate+sums-equal r32
=fixed-rate+sums-grow r36
=fixed-rate+surety-pay r-35
=fixed-rate+take-in k25
=fixed-rate+to-learn r25
=fixed-rate+to-oppose k20
=fixed-rate+trade r-19 g39
=fixed-rate+trading r-19
=fixed-rate+travelling r48
=fixed-rate+under k26
=fixed-rate+unit r-52 k-37
=fixed-rate+up-down r25
=fixed-rate+winner-takes m49
=fixed-rate+with-money g19
=for-money m263 h-90 k-34
=for-money+foreign-currency r-31 m34
=for-money+friends r-25 m25
=for-money+game r-62 g-56 m181 h-23
=for-money+gift-money r-38 g-40 h28
=for-money+given-back h30
=for-money+gold-part r33
=for-money+guaranteed r30
=for-money+hand-over r20 g34 m-50 h34
=for-money+hangs-if m-29
=for-money+improper m-23 h28
=for-money+impure-wealth m-52 h-27 k33
=for-money+in-return r-33 m24
=for-money+increase r-51 g25
=for-money+instalment-count r77
=for-money+insured r-88 m-39
=for-money+late-rent r25
=for-money+lawful-bar g53
=for-money+lawful-rate m-41
=for-money+lease r50
=for-money+lend r26 g26 m-29 h20
=for-money+loose-order g32
=for-money+loser-pays r-51 m30
=for-money+market-price r-24
=for-money+metal-deal r26
=for-money+more-time g25
=for-money+my-loss r-43 g34 m23
=for-money+name-after g24 m-28
=for-money+name-before g35 h23
=for-money+narcotic r20
=for-money+online-place h150
=for-money+operator g24 h118
=for-money+outside-prize m19
=for-money+own-stake r-24 g-22 h42
=for-money+paper-money r-20 g-24 h52 k-28
=for-money+pay-me r28
=for-money+payment-versus-payment r23
=for-money+pays r-41 g26 k34
=for-money+pays-for-chance m65 h-58
=for-money+per-period r27 g56 h37
=for-money+percentage m-30
=for-money+price-of r-53 g39
=for-money+price-word r24
=for-money+priced-thing r-39
=for-money+reference r33 m-42
=for-money+refusal g34 m-22
=for-money+repay g22 h48
=for-money+return-on-capital g35 m-44
=for-money+right-now m30 h62
=for-money+sale-or-service r-36 g44 m-68 h39 k30
=for-money+sell r-27 g71
=for-money+serves r24
=for-money+settles-later r46 g-21
=for-money+small-parts r-20 m-25
=for-money+sold-apart g47 m-19
=for-money+sold-short r39 g28
=for-money+stakes g-27 m-25
=for-money+sums-0 m92 h-50 k-23
=for-money+sums-1 m176 h-39
=for-money+sums-2 r19
=for-money+sums-apart m22
=for-money+sums-equal r-19
=for-money+sums-grow r41
=for-money+take-in r-27 g47 h22
=for-money+tick-guess g59
=for-money+to-dispose m-27
=for-money+to-learn m32 h23
=for-money+to-oppose r-31
=for-money+trade r-26 g63 m-29
=for-money+trading g-20
=for-money+unit r78 g23 h38
=for-money+unlawful-business m-22 h58 k33
=for-money+up-down r65
=for-money+wager-event r-59 g-82 m102
=for-money+waiting r-20 m-37
=for-money+watchers r33
=for-money+winner-takes r-35 h-20
=for-money+with-money r41 k-35
=for-others r-42 h-21 k97
=for-others+hand-over r-27 k44
=for-others+sums-0 r-44 h-21 k97
=for-others+take-in k30
=foreign-currency r219 g-128 m25 h-58 k-75
=foreign-currency+forward-deal r146 g-95
=foreign-currency+friends r51 g-35 m37
=foreign-currency+game r-31
=foreign-currency+gift-money r-45 g-29 h-21 k24
=foreign-currency+given-back r62 g-20 h-26
=foreign-currency+hand-over r22 g-34 m-53 h-28
=foreign-currency+instalment-count r30
=foreign-currency+insured g-22 m-27
=foreign-currency+keep-cut r-19 h24
=foreign-currency+lawful-rate r22
=foreign-currency+lend r39 g-20 m-34
=foreign-currency+lender r-23
=foreign-currency+loser-pays r-31
=foreign-currency+market-price r58 g19 m38 h-27 k-26
=foreign-currency+name-after r34
=foreign-currency+name-before h19
=foreign-currency+not-pork h20
=foreign-currency+online-place r-33 g46 m53 h37
=foreign-currency+operator m30 h50
=foreign-currency+paid-entry r-42
=foreign-currency+paper-money r-45
=foreign-currency+pass-along r49 k-19
=foreign-currency+pass-on r129 g-97 k-19
=foreign-currency+passes-it r54
=foreign-currency+pay-me r35
=foreign-currency+payment-versus-payment r-213 m-47
=foreign-currency+payroll r19 h26
=foreign-currency+pays-for-chance h43
=foreign-currency+price-of r23 g36 h-25
=foreign-currency+price-word r88
=foreign-currency+priced-thing r84 g-51 m-20 h-24
=foreign-currency+quick-cash r-28
=foreign-currency+reference r116 g-90 m32 h49
=foreign-currency+repay r81 m-30
=foreign-currency+right-now r95 g-84 m-44 h-35
=foreign-currency+sale-or-service r36 g21 h-25
=foreign-currency+sell g20
=foreign-currency+serves r42 g35
=foreign-currency+settles-later r242 g-83
=foreign-currency+sham h25
=foreign-currency+shut-thing r64
=foreign-currency+sold-short r-109 g-22
=foreign-currency+stakes r-21 g57 m69
=foreign-currency+stipulated r37
=foreign-currency+sums-0 r266 g-145 h-120 k-68
=foreign-currency+sums-1 m23 h35
=foreign-currency+sums-2 r-61
=foreign-currency+sums-apart r-62 h27
=foreign-currency+sums-equal r-27
=foreign-currency+take-in r53 m-20
=foreign-currency+tick-guess g45 m32
=foreign-currency+to-learn r46 m26
=foreign-currency+to-oppose r-24 h-23
=foreign-currency+trade r-75 g28
=foreign-currency+trading r20 g-78
=foreign-currency+travelling r-51
=foreign-currency+unit r127 g28 m22
=foreign-currency+unlawful-business h49
=foreign-currency+up-down g42
=foreign-currency+wager-event m29 h32
=foreign-currency+watchers r39 h-38
=foreign-currency+with-money r-46 g23 m49
=forward-deal r61 g31 m-20 h-47 k-46
=forward-deal+guaranteed r-37
=forward-deal+lease g22 k-26
=forward-deal+market-price r104 g-66
=forward-deal+paper-money g40
=forward-deal+pays-for-chance r-42 g-22
=forward-deal+price-of r61
=forward-deal+price-word r83
=forward-deal+priced-thing r92 g-62
=forward-deal+reference r36 g-29 k-31
=forward-deal+right-now r-25
=forward-deal+sale-or-service r85 g-33
=forward-deal+sell g20
=forward-deal+sums-0 r92 g48 h-47 k-46
=forward-deal+sums-1 r-33
=forward-deal+trade r-30 g42
=forward-deal+trading r54 g-54
=forward-deal+unit r40
=free-use r136 g-53 k-41
=free-use+gift-money r28
=free-use+given-back r30
=free-use+in-return r37
=free-use+late-rent r-29
=free-use+lease r34
=free-use+lend r117
=free-use+lend-verb r72
=free-use+lender r39
=free-use+outside-prize r82
=free-use+paid-entry r-29
=free-use+pays-for-chance r34 g-23
=free-use+repay r63
=free-use+sums-0 r103 g-32 k-36
=free-use+sums-1 r61 g-21
=free-use+unit r-24
=friends g-101 m84 h-83 k20
=friends+game h-42
=friends+gift-money r-121 g34 h-26 k24
=friends+gift-to r-28 k-24
=friends+given-back r-21 g20 h-24
=friends+gold r-54 g23 k20
=friends+guaranteed r24 g-23
=friends+hand-over r55 h27 k-34
=friends+hangs-if g44
=friends+hidden-name k50
=friends+in-return r45
=friends+insurance-business g20
=friends+insured g91 m19
=friends+interest-business h46
=friends+keep-cut m-37
=friends+kept-by-creditor r47
=friends+late-charge r-30
=friends+late-rent r71 m-40 h38 k-33
=friends+lawful-bar r-63 g22 h-58
=friends+lawful-financing r-38
=friends+lawful-rate r72 g-19 m-29 h-29 k-30
=friends+lease g84 k-38
=friends+lend r-81 g-37 h90
=friends+lend-verb r-60
=friends+lender r37 g24
=friends+lender-gain r51
=friends+market-price g-21 m-41
=friends+meat h25
=friends+metal-deal g-19
=friends+more-back r53
=friends+more-time r-93
=friends+my-loss m25
=friends+name-after g-25 h-36 k22
=friends+name-before g-30 m-42 h-27 k33
=friends+narcotic h56 k-33
=friends+not-pork g20
=friends+not-told h43
=friends+official r30 h51
=friends+online-place r25 h25 k40
=friends+operator h43
=friends+outside-prize r45 m-19
=friends+own-account r33 k24
=friends+own-zakat-rate g-41
=friends+paid-entry r-33 g37 m-21
=friends+paper-money r36 g-37 k52
=friends+pass-along k22
=friends+pass-on r-21
=friends+passes-it r72 k21
=friends+pay-me r-28
=friends+payment-versus-payment r57
=friends+payroll r-58 h24
=friends+pays r-53 g62 m43
=friends+pays-for-chance r21 g-45 h-52
=friends+per-period r23 g28 k-21
=friends+percentage r66
=friends+price-of r25 g67 m-26
=friends+price-word r108 g-51 m-20
=friends+priced-thing r-53 g20 m-21 k20
=friends+receivable r31
=friends+reference r47 g-40 m-29 h27 k-35
=friends+repay h-28 k-25
=friends+return-on-capital g19 k-27
=friends+right-now k-20
=friends+sale-or-service r-31 m-61 h56 k-25
=friends+sell r35 g27
=friends+serves g-21 m-21 h-39
=friends+sham h38
=friends+sold-apart g25 h-36
=friends+sold-short g-20
=friends+speed-up g22 h64
=friends+split h-19
=friends+stakes r-26 m138
=friends+stranger r-19
=friends+sums-0 r-104 m36 k34
=friends+sums-1 g-71 m51 h-56
=friends+sums-2 r128 g-27 h-22
=friends+sums-3 r-28
=friends+sums-apart r38
=friends+sums-equal r-57 m33
=friends+sums-grow r93 m-28
=friends+sums-shrink r26
=friends+take-in r60 m-36 h59 k-38
=friends+to-debtor r-28
=friends+to-learn k-22
=friends+to-oppose h35
=friends+trade r77 h-19
=friends+trading k-19
=friends+travelling h31
=friends+under k-19
=friends+unit r-50 g57 h20 k-35
=friends+unlicensed k25
=friends+unlicensed-giving k31
=friends+up-down g64
=friends+wager-event g26 h-35
=friends+waiting r-36
=friends+watchers r22 k32
=friends+with-money r-22 g-27 m80
=friends+works-for h-19
=future-crop r-40 g263 m-22 h-35
=future-crop+gift-money g44
=future-crop+hand-over g27
=future-crop+own-zakat-rate g99
=future-crop+pays g19
=future-crop+pays-for-chance g79
=future-crop+price-of g32
=future-crop+right-now g37
=future-crop+sale-or-service g26
=future-crop+sums-0 r-29 g248 m-22 h-35
=future-crop+unit r-33 g90
=game r-112 g-86 m283 h-150 k-30
=game+gift-money r-32 m74 h77 k-25
=game+given-back m19
=game+guaranteed g46
=game+hand-over m21
=game+in-return m32
=game+insured r-24
=game+keep-cut m-44
=game+lawful-bar m-30 h55
=game+lease m-24
=game+lend r-22 m124
=game+loser-pays r-33
=game+market-price m-37
=game+my-loss m39
=game+narcotic h59
=game+official g-23 h36
=game+online-place h36
=game+operator m-28
=game+out-there g-29 m27
=game+paper-money m37 h86 k-31
=game+pays m24
=game+pays-for-chance m145 h49
=game+per-period m-23
=game+play-costs m-24
=game+price-of g-26 h43
=game+receivable r-23 m50
=game+reference g23 h36
=game+right-now m25 h26
=game+sale-or-service g-31 m33 h42
=game+sold-apart g25
=game+speed-up h25
=game+sums-0 r-74 g-73 m118 h-132 k-22
=game+sums-1 m69 h-30
=game+sums-2 r-26 m70
=game+sums-apart r-28 m62
=game+to-learn g-23
=game+to-oppose m30 h-27
=game+trade g-22 h23
=game+trading m-21
=game+unit m-24
=game+unlawful-business h39
=game+wager-event r-60 g-96 m-89 h-46
=game+winner-takes m45
=game+with-money r-19 m72 h-23
=gift-money g-58 m-70 k-32
=gift-money+gift-to r-68 g-56 m-19 h-23 k-56
=gift-money+given-back r-62 g-115 h32
=gift-money+giving-drive r-37
=gift-money+gold r-126 g-22 m26 h-26 k-24
=gift-money+gold-part r107 h23 k-19
=gift-money+grown-debt r36
=gift-money+guaranteed r92 m-23 k-23
=gift-money+guarantor r24
=gift-money+hand-over r-86 g30 k-37
=gift-money+hangs-if g46 m-20
=gift-money+he-picks g47
=gift-money+improper h41
=gift-money+in-return r85 g69
=gift-money+increase r-39 g22 h-34
=gift-money+instalment-count r-89 g-31 h-25
=gift-money+insurance-business r-30 g23
=gift-money+insured g110 m-23 k49
=gift-money+keep-cut h-40 k20
=gift-money+kept-by-creditor r-31 g-27
=gift-money+late-charge r23
=gift-money+late-rent g-19 m-27
=gift-money+lawful-bar r-32 g-70 m-37 h75 k-22
=gift-money+lawful-financing r55 k-22
=gift-money+lawful-rate r161 g43 m23 k-37
=gift-money+lease m-35 h-44 k-32
=gift-money+lend r23 g-29 m-29 h-29
=gift-money+lend-verb r38 h-33
=gift-money+lender r65 g-22
=gift-money+lender-gain r72
=gift-money+licensed r-25 h56
=gift-money+limit r32
=gift-money+loose-order g38
=gift-money+loser-pays m67
=gift-money+lost-contest m26
=gift-money+market-price r-131
=gift-money+meat g-27 h22 k19
=gift-money+metal r80 k-20
=gift-money+metal-deal r67
=gift-money+more-back r42
=gift-money+more-time r-34 g27
=gift-money+my-loss m-20
=gift-money+my-wallet-lent r-25 k35
=gift-money+name-after g-35
=gift-money+name-before r-26 m-23 k-23
=gift-money+narcotic h-137 k-25
=gift-money+no-date g63
=gift-money+no-day r-54 g43
=gift-money+nobody-knows r-21 g21
=gift-money+not-pork r-38 g-35 m83 h38
=gift-money+not-told r-60 h29
=gift-money+official r-104 m-19 h348 k-33
=gift-money+online-place r90 g-45 h122
=gift-money+operator h-49
=gift-money+out-there g35
=gift-money+outside-prize r22 g-24 m20 h-20
=gift-money+own-account r-35 k-48
=gift-money+own-stake h54
=gift-money+own-zakat-rate h27
=gift-money+paid-entry r-29 g71 m-25 h-37 k52
=gift-money+paper-early k-24
=gift-money+paper-money r71 h-46
=gift-money+pass-along r-29 k49
=gift-money+pass-on r-58 g26 k70
=gift-money+passes-it r48
=gift-money+pay-for-cover r-24
=gift-money+pay-me r41 g23 h23
=gift-money+payment-versus-payment r64 g-36
=gift-money+payroll g-20 h21 k-26
=gift-money+pays r-71 g63
=gift-money+pays-for-chance g87 m43 h61
=gift-money+per-period r49 g80 h-76 k-28
=gift-money+percentage r-59 m26 h31
=gift-money+play-costs r-41 h-33
=gift-money+pledge h23
=gift-money+price-later g-52 h23
=gift-money+price-of r-34 g63 m-41 h-90 k-30
=gift-money+price-open r27
=gift-money+price-word g-55 h-20 k-21
=gift-money+priced-thing r95 g-48 m51 h-21
=gift-money+principal-stays r46
=gift-money+promised-cut r40
=gift-money+quick-cash r43
=gift-money+rate-charge r43
=gift-money+receivable r-48 g-28
=gift-money+reference r51 g148 m-43 k34
=gift-money+refusal r-22 g26
=gift-money+repay g45
=gift-money+return-on-capital g73 m-26 h-29 k-22
=gift-money+right-now r-38 g23 m33 h76 k-19
=gift-money+salam g-19
=gift-money+sale-or-service r41 g48 m-71 h-87 k19
=gift-money+same-back r62 g-20
=gift-money+savings-circle r61
=gift-money+sea-catch h25
=gift-money+sealed g21
=gift-money+search-for g-25 k20
=gift-money+sell g41 h-36 k-36
=gift-money+serves r82 m-46 h-62
=gift-money+settles-later r91
=gift-money+sham r46 k-40
=gift-money+shut-thing r20
=gift-money+small-parts m-32
=gift-money+sold-apart r23
=gift-money+sold-short r-46 g-112 m-42
=gift-money+speed-up g23 m-26 h170 k-23
=gift-money+split m-51 k41
=gift-money+stakes r67 g-28 m85
=gift-money+stays-unseen k26
=gift-money+stipulated r34
=gift-money+stranger r-29 g-19
=gift-money+sums-0 r-87 g-54 h42
=gift-money+sums-1 r69 m-30
=gift-money+sums-2 r-62 g32 m-30 h-70
=gift-money+sums-3 r85 g-26
=gift-money+sums-apart r38 m41 h-54
=gift-money+sums-equal r111 m-41 k-22
=gift-money+sums-grow r-128 m-22
=gift-money+sums-shrink m-19
=gift-money+surety r34
=gift-money+surety-pay g98 k23
=gift-money+take-in r25 g34 m25 h45 k-36
=gift-money+tick-guess r-24 g41 m39
=gift-money+tied-deal r39
=gift-money+to-debtor r-23
=gift-money+to-dispose r-23 g-49
=gift-money+to-learn g-20
=gift-money+to-oppose r-47 g-38
=gift-money+to-treat r63 m-20
=gift-money+trade r-89 g96 k-32
=gift-money+trading r67 g27 h21 k-24
=gift-money+travelling g76 h65
=gift-money+two-prices r-48
=gift-money+unborn g33
=gift-money+undecided r-30 g86
=gift-money+under m-20 h75 k-34
=gift-money+undescribed g-22
=gift-money+unit r35 g-55 m-57 h-65 k-83
=gift-money+unknown k-26
=gift-money+unknown-party r-23 h-19 k38
=gift-money+unlawful-business r31 m19 k33
=gift-money+unlicensed h26
=gift-money+unlicensed-giving h25 k56
=gift-money+up-down r69 g39 h70
=gift-money+victim-fee m-21 h-27 k124
=gift-money+wager-event g-43 m137 h61 k36
=gift-money+wait-pay r82
=gift-money+waiting r33 m-22 h-29
=gift-money+wash-money h-19 k74
=gift-money+watchers r50 h73 k-40
=gift-money+winner-takes r21 g26 m40 h-26
=gift-money+with-money r33 g-36 m43 k-25
=gift-money+wrapped-gift r-45 h-30
=gift-to r-66 g-100 h-65 k-68
=gift-to+given-back r-39
=gift-to+giving-drive g-23 h-35 k-23
=gift-to+hand-over k-32
=gift-to+kept-by-creditor k19
=gift-to+late-charge r-31
=gift-to+late-rent h34
=gift-to+lawful-financing r-22
=gift-to+lawful-rate r28 g-27 h-25
=gift-to+lease r30
=gift-to+lender r77
=gift-to+lender-gain r19
=gift-to+licensed k-40
=gift-to+more-time r-60
=gift-to+name-before h22
=gift-to+narcotic k23
=gift-to+official h61
=gift-to+online-place r-22
=gift-to+own-account k-43
=gift-to+paid-entry m45
=gift-to+pays r-24
=gift-to+pays-for-chance r-62 m22
=gift-to+receivable r-29
=gift-to+reference r-30
=gift-to+repay r-39
=gift-to+sale-or-service r-38
=gift-to+speed-up h26
=gift-to+stranger k-38
=gift-to+sums-0 g-100 h-51 k-52
=gift-to+sums-1 r-29
=gift-to+sums-2 r-29
=gift-to+to-dispose g-33
=gift-to+to-treat r21
=gift-to+undescribed g-35
=gift-to+unit r-43 g-24
=gift-to+unknown k-34
=gift-to+unlicensed k31
=gift-to+unlicensed-giving k44
=gift-to+waiting r-74
=gift-to+watchers h27
=gift-to+wrapped-gift r-45 h-30
=given-away r-74 g-19
=given-away+hand-over r-62 k-22
=given-away+online-place r-24
=given-away+pays-for-chance r-45
=given-away+reference r-37
=given-away+sums-0 r-48 g-19
=given-away+sums-1 r-33
=given-away+watchers r-30
=given-back r-25 g87 h-104 k-58
=given-back+gold r67
=given-back+gold-part r22 g-21 h26 k19
=given-back+guaranteed r-33 m-28
=given-back+halal-certified r31
=given-back+hand-over r49 g-50 h-21
=given-back+hangs-if g-20
=given-back+in-return r38 g30
=given-back+increase r53 k33
=given-back+insurance-business h40
=given-back+insured g195
=given-back+islamic-paper g-25 h27
=given-back+keep-cut r46
=given-back+kept-by-creditor g21
=given-back+late-rent m-20
=given-back+lawful-rate r-45 g26 m36
=given-back+lease r-22 g101
=given-back+left-open g27
=given-back+lend r-31 m-20 h-35 k-25
=given-back+lend-verb g26
=given-back+lender r-40 g32
=given-back+lender-gain r37
=given-back+licensed r39
=given-back+market-price r-44 g28
=given-back+meat r20 g31
=given-back+more-back r24
=given-back+name-before r25
=given-back+narcotic g19 h-22
=given-back+no-decision-date g24
=given-back+not-pork g43
=given-back+official g40
=given-back+online-place r-51 g51 m40 h117 k-44
=given-back+operator m51 h56
=given-back+outside-prize g29
=given-back+paid-entry g83 m-27 h-27
=given-back+paper-money k-19
=given-back+pass-on r38 k21
=given-back+passes-it r29
=given-back+pay-for-cover g-19
=given-back+pays r-29 g-31 k23
=given-back+pays-for-chance r43 g-97 m-26 h68
=given-back+per-period g49
=given-back+percentage r134 g-19 m20 h31
=given-back+price-of r-51 g36 m34 h84
=given-back+price-word g-41
=given-back+receivable r-20 g39
=given-back+reference r42 g-63
=given-back+repay r-46 g-185 m-61 h-37 k-37
=given-back+return-on-capital r80 m-19
=given-back+right-now r-45 g-29
=given-back+sale-or-service g-21 k42
=given-back+search-for r-24 g27
=given-back+sell r50 g53
=given-back+serves r26 g-84 m31 h57
=given-back+settles-later r27 g-28
=given-back+sold-short g49
=given-back+stakes h66
=given-back+stipulated r41
=given-back+sums-0 r-133 g113 h-92 k-25
=given-back+sums-1 r27 k-31
=given-back+sums-2 r103 g-42
=given-back+sums-3 r-23
=given-back+sums-apart r-49 g-36
=given-back+sums-grow r78
=given-back+sums-shrink r57
=given-back+takaful g-23
=given-back+take-in r20
=given-back+to-debtor r-28
=given-back+to-dispose r-23 g-79 h33
=given-back+to-oppose r-37 g-28 h-19
=given-back+trade r48 g63 h56 k31
=given-back+trading r-60 g-22 m35 h70
=given-back+travelling g35 h-33
=given-back+under r-33 h22
=given-back+unit r39 h-66 k37
=given-back+unlawful-business m39 h20
=given-back+unpromised r-22
=given-back+up-down r-68 g39 m29
=given-back+voluntary-cover g91 h-40
=given-back+wager-event g-19 m50
=given-back+waiting r-66 g45
=given-back+watchers r83 m-19 h-24 k-52
=given-back+with-money m21 h70
=giving-drive g-84 m-36 h-143 k255
=giving-drive+hand-over m-22 k19
=giving-drive+insured k20
=giving-drive+keep-cut k28
=giving-drive+lawful-financing r-22
=giving-drive+lawful-rate r41 h-24 k20
=giving-drive+lease r40
=giving-drive+lend r29
=giving-drive+lender r33
=giving-drive+licensed k-41
=giving-drive+more-time r-37
=giving-drive+narcotic k38
=giving-drive+online-place r-22
=giving-drive+paid-entry k-19
=giving-drive+paper-money k50
=giving-drive+pass-on h20
=giving-drive+pays r20
=giving-drive+pays-for-chance r32 k25
=giving-drive+price-of g23
=giving-drive+receivable r-28
=giving-drive+reference k31
=giving-drive+right-now r47
=giving-drive+sale-or-service r-22 h-24 k26
=giving-drive+serves h-34
=giving-drive+sums-0 r-39 g-101 m-33 h-128 k223
=giving-drive+sums-1 r37 g23 h-34 k21
=giving-drive+take-in k37
=giving-drive+to-dispose r40 k20
=giving-drive+unit g-25 k31
=giving-drive+unlicensed g-32 k94
=giving-drive+unlicensed-giving k141
=giving-drive+waiting r-48
=giving-drive+watchers k-33
=gold r325 g-76 h-95 k-42
=gold+gold-part r241 g-68
=gold+guaranteed r-21
=gold+hand-over r22 g-43
=gold+in-return r-37 g19
=gold+instalment-count r117
=gold+insured r21 k20
=gold+keep-cut r35
=gold+lawful-bar r85 g20 h23
=gold+lease r105
=gold+lend r-40
=gold+lend-verb r-36
=gold+market-price r81 g28 h35
=gold+meat r20
=gold+name-after k20
=gold+narcotic r76 g-22 h-62
=gold+online-place g46 m22
=gold+paper-money r-21
=gold+payment-versus-payment r-30
=gold+payroll r80
=gold+pays m26
=gold+pays-for-chance r96 g-36 h-41
=gold+per-period r70 g-23
=gold+percentage r-21
=gold+price-later r-21
=gold+price-of g-29
=gold+price-word r35 g-52 m33
=gold+priced-thing g37 m19
=gold+reference r24 g82
=gold+repay r53
=gold+return-on-capital r-67
=gold+right-now r88 g-30
=gold+sale-or-service r86 g-37 m23
=gold+sell r-102 g-27
=gold+serves r154 g-24
=gold+settles-later r84 g-97
=gold+small-parts r36
=gold+sold-apart g-29
=gold+split r39
=gold+stakes r-31 g69 m26 h22
=gold+sums-0 r234 g-118 m-23 h-87 k-40
=gold+sums-1 r72 g62 m44
=gold+sums-2 r19 g-20
=gold+sums-equal r-27
=gold+swap-weights r52
=gold+take-in r80
=gold+tick-guess r-80 g78 m60
=gold+to-learn r23
=gold+trade r-102 g-38
=gold+trading g39 m52
=gold+unit r336 g-77 h-48
=gold+unlawful-business r45 h23
=gold+up-down r-74 g63
=gold+wager-event m26 h23
=gold+watchers r-21
=gold+with-money h20
=gold-part r68 g-46 m-30
=gold-part+hand-over r30
=gold-part+instalment-count r44 g-20
=gold-part+insured r-36
=gold-part+late-rent g25
=gold-part+lawful-bar r34
=gold-part+lease r42
=gold-part+market-price r84
=gold-part+not-pork r-28
=gold-part+paper-money r57
=gold-part+payment-versus-payment r26
=gold-part+payroll r21
=gold-part+pays r33
=gold-part+pays-for-chance r64 k-20
=gold-part+per-period r-28
=gold-part+price-of r-33 g-34 h24
=gold-part+price-word r34 g38
=gold-part+priced-thing r140 g-60
=gold-part+principal-stays r-31
=gold-part+quick-cash r25
=gold-part+receivable r-23
=gold-part+reference r-34 k25
=gold-part+right-now r-28
=gold-part+salam g63
=gold-part+sale-or-service r-50 g22 h24
=gold-part+same-back r22
=gold-part+search-for g84
=gold-part+sell g-44
=gold-part+settles-later g-63 m-19
=gold-part+small-parts r-19 k22
=gold-part+sold-apart r49
=gold-part+sold-short r-40
=gold-part+split k22
=gold-part+sums-0 r41 g-40 m-27 k22
=gold-part+sums-apart r34
=gold-part+trade g-68
=gold-part+trading g-41
=gold-part+unit r74 g-94
=gold-part+watchers r-21
=gold-part+with-money r21
=grown-debt r82 g-21
=grown-debt+more-time r29
=grown-debt+paid-entry r-24
=grown-debt+settles-later r37
=grown-debt+sums-0 r42
=grown-debt+sums-1 r30
=grown-debt+waiting r104
=grows-with-time r59 g-30
=grows-with-time+lend r35
=grows-with-time+sale-or-service r20
=grows-with-time+sums-0 r51 g-30
=grows-with-time+take-in r22
=grows-with-time+unit r25
=guaranteed r227 g-27 h-98 k-57
=guaranteed+guarantor g41
=guaranteed+hand-over g37
=guaranteed+in-return r20
=guaranteed+instalment-count r-51 h36
=guaranteed+insured r-35
=guaranteed+keep-cut r-37 h26
=guaranteed+lawful-financing r-47
=guaranteed+lawful-rate r-41
=guaranteed+lease r-40 g36
=guaranteed+lend r-29 g37
=guaranteed+lend-verb r31
=guaranteed+lender r38
=guaranteed+market-price r69 g-28 m-26
=guaranteed+name-before r31 g31 m35
=guaranteed+narcotic r45
=guaranteed+not-pork g52
=guaranteed+own-zakat-rate r-37 g-23
=guaranteed+paper-money r60
=guaranteed+passes-it r26
=guaranteed+pay-for-cover g37
=guaranteed+payroll g62 h-19
=guaranteed+pays r-40 g60
=guaranteed+pays-for-chance g74 m-46
=guaranteed+per-period r116 g-30
=guaranteed+percentage r94 g-22
=guaranteed+price-word r-81 m-26
=guaranteed+priced-thing r32 g-26
=guaranteed+receivable r-23
=guaranteed+reference r-106 g24
=guaranteed+repay r23 g-22
=guaranteed+return-on-capital r239 g-50 h-36
=guaranteed+sale-or-service r-118 g-38 m-38
=guaranteed+serves g25 h21
=guaranteed+settles-later r-40 h36
=guaranteed+sold-apart g81
=guaranteed+sold-short r-38 g61
=guaranteed+stakes r48
=guaranteed+stipulated g-43
=guaranteed+sums-0 r189 g-41 h-76 k-53
=guaranteed+sums-1 r40 g27 m-20 h-22
=guaranteed+surety-pay g20 h20
=guaranteed+trading r99 g-29
=guaranteed+travelling g-23
=guaranteed+under r20
=guaranteed+unit r41 g-46 m-27
=guaranteed+up-down r37
=guaranteed+wager-event g-35 m-40 h-19
=guaranteed+waiting r-53
=guaranteed+watchers r-58 g85
=guaranteed+with-money r45
=guarantor r102 m-29 h-27
=guarantor+guarantor-gain r55 m-20
=guarantor+hand-over r49 m-21
=guarantor+in-return r23
=guarantor+keep-cut r48 h-26
=guarantor+late-rent r-20
=guarantor+lender-gain r24
=guarantor+outside-prize r-35
=guarantor+paid-entry r23
=guarantor+payroll r26 g41
=guarantor+pays r41
=guarantor+pays-for-chance r54
=guarantor+percentage r29
=guarantor+price-of r55
=guarantor+reference r-48
=guarantor+sale-or-service r21
=guarantor+sold-apart g46
=guarantor+sums-0 r126 g-35 m-26 h-23
=guarantor+sums-1 r-28 g25
=guarantor+surety g-45
=guarantor+surety-pay r74 h-32
=guarantor+take-in r23 m-21
=guarantor+unit r-33
=guarantor+watchers g19
=guarantor-gain r19 m-20 h-20
=guarantor-gain+hand-over r49
=guarantor-gain+lend r-62
=guarantor-gain+pays-for-chance r-41
=guarantor-gain+percentage r-40
=guarantor-gain+rate-charge r-42
=guarantor-gain+sums-0 r19 m-20 h-20
=guarantor-gain+surety-pay r36
=guarantor-gain+take-in r49
=halal-certified r57 g-51 h-84 k29
=halal-certified+late-rent r-24
=halal-certified+lawful-rate r27 h-20
=halal-certified+lease r-24
=halal-certified+licensed k21
=halal-certified+metal r57
=halal-certified+metal-deal r60
=halal-certified+not-pork g-23
=halal-certified+official k57
=halal-certified+payroll r-29 h-25 k99
=halal-certified+pays-for-chance r39 h19
=halal-certified+per-period r33
=halal-certified+return-on-capital r34 h-21
=halal-certified+right-now r20
=halal-certified+sale-or-service h-20 k99
=halal-certified+serves r-38 k99
=halal-certified+sham h138 k-20
=halal-certified+sums-0 r24 g-47 m-20 h-88 k29
=halal-certified+sums-1 r37
=halal-certified+to-learn h57
=halal-certified+trade r29
=halal-certified+unit r22 h-25
=halal-certified+watchers r71
=hand-over g-93 m-42 h-94 k83
=hand-over+hangs-if g29
=hand-over+impure-wealth r19 k-22
=hand-over+in-return r103 m-19
=hand-over+increase r-32
=hand-over+instalment-count r-23 g-23
=hand-over+insurance-business r-23 g24
=hand-over+insured r89 g-58 m22 k-33
=hand-over+interest-business h22
=hand-over+keep-cut r33 g21 k21
=hand-over+keeps-money r55
=hand-over+kept-by-creditor r-27 m24
=hand-over+late-rent h47 k-28
=hand-over+lawful-bar r-27 g-44 h-23
=hand-over+lawful-rate r133 h34 k-107
=hand-over+lease r38 g-34 h33 k-49
=hand-over+lend r-19 g-21 h35
=hand-over+lend-verb r-37 h21
=hand-over+lender h-33 k-19
=hand-over+lender-gain r20 h37
=hand-over+licensed g21 h37
=hand-over+limit r23
=hand-over+market-price g40 m-26 h32 k62
=hand-over+meat r30 h45
=hand-over+metal r-22 g-27
=hand-over+metal-deal r-65 h24
=hand-over+more-back r55
=hand-over+my-loss r28 m20
=hand-over+name-before r112 g-46 h34 k-20
=hand-over+narcotic r35
=hand-over+no-date g40
=hand-over+not-chosen r-24
=hand-over+not-mine-yet g30
=hand-over+not-pork g115 h-21
=hand-over+not-told m22 h33 k-19
=hand-over+official k-27
=hand-over+online-place m20 k36
=hand-over+operator m28 h39
=hand-over+out-of-reach g24
=hand-over+outside-prize m-63
=hand-over+own-account r21
=hand-over+own-zakat-rate g-66
=hand-over+paid-entry r29 g45
=hand-over+paper-early r51
=hand-over+paper-money r88 g-29 m-30 h-41 k-31
=hand-over+pass-along r-35 h-20 k58
=hand-over+pass-on r-106 g-29 k41
=hand-over+passes-it r-28 g-75 m-43 h-25 k64
=hand-over+pay-me r21 h35
=hand-over+payment-versus-payment r-78 h-30 k27
=hand-over+payroll r78 g-31 k-31
=hand-over+pays r-29 g-74 m-36 h57
=hand-over+pays-for-chance r130 g51 m-34 h-30 k21
=hand-over+per-period r68 m-19 k-37
=hand-over+percentage h22
=hand-over+play-costs r22
=hand-over+pledge r-56 h23
=hand-over+price-later g-21
=hand-over+price-of g98 k67
=hand-over+price-open g23
=hand-over+price-word r-35 g43 m54 h21
=hand-over+priced-thing r-19 g56
=hand-over+quick-cash r35
=hand-over+rate-charge r49
=hand-over+receivable r63 g-21
=hand-over+reference g59
=hand-over+repay r95 g-67 m-25 h30 k-69
=hand-over+return-on-capital r44 g-100 m-26 h20 k-32
=hand-over+right-now r204 g-81 m23
=hand-over+sale-or-service g51 h52 k-51
=hand-over+same-back r61
=hand-over+savings-circle m-46
=hand-over+search-for g-81
=hand-over+sell h-34 k-36
=hand-over+serves r115 g-52 h-35
=hand-over+settles-later r54 g-76 k33
=hand-over+small-parts r55 h23
=hand-over+sold-apart r44 g23
=hand-over+sold-short r-49 m-27 h-37
=hand-over+speed-up r34 g31 h30 k-27
=hand-over+stakes h90
=hand-over+stipulated r100
=hand-over+stranger r-21 g-24
=hand-over+sums-0 r-104 g-85 m-62 h-65 k70
=hand-over+sums-1 m83 h24 k-23
=hand-over+sums-2 r106 g51 m-48 h-52
=hand-over+sums-3 g-42 k27
=hand-over+sums-apart g21 k38
=hand-over+sums-equal r-164 g-30 h-21
=hand-over+sums-grow r176 g33 m-34
=hand-over+sums-shrink r104
=hand-over+surety r84
=hand-over+surety-pay r23 h24
=hand-over+take-in r44 g37 m69 k33
=hand-over+tied-deal r31
=hand-over+tied-trade r20
=hand-over+to-debtor g-47
=hand-over+to-dispose g-28 m-30 k-22
=hand-over+to-learn r81 g22 h23 k-30
=hand-over+to-oppose r33 m-42
=hand-over+to-treat r21
=hand-over+trade r-35 g30 h-50 k59
=hand-over+trading r-51 g-40 m-19
=hand-over+two-prices r-114
=hand-over+undecided r-41 g62
=hand-over+under r41
=hand-over+unit g115 m-43
=hand-over+unknown k25
=hand-over+unknown-party r-24 h19
=hand-over+unlawful-business r68 h20
=hand-over+unlicensed-giving r-19 g-31 k28
=hand-over+unpromised g-37
=hand-over+up-down r100 g-31 h-19
=hand-over+voluntary-cover h23
=hand-over+wager-event m73 h94
=hand-over+wait-pay r47
=hand-over+watchers r35 g-19 k-42
=hand-over+winner-takes g-66 m54
=hand-over+with-money r-73 g-20 h31
=hand-over+works-for r22
=hangs-if r-34 g208 m-78 h-43
=hangs-if+late-rent g50
=hangs-if+market-price g31
=hangs-if+pays g42 m-20
=hangs-if+pays-for-chance g71 m-42
=hangs-if+price-of g57 m-27
=hangs-if+priced-thing g21
=hangs-if+reference g38
=hangs-if+sale-or-service g49
=hangs-if+sell r-20 g85
=hangs-if+sums-0 r-19 g198 m-68 h-42
=hangs-if+take-in g20
=hangs-if+trade g89 m-26
=hangs-if+trading g29
=hangs-if+unit g25
=hangs-if+wager-event g67 m-75
=hangs-if+winner-takes g53 m-39
=hangs-on g116 m-22 h-33
=hangs-on+price-of g69 h-24
=hangs-on+sale-or-service g38 h-23
=hangs-on+sell g62 h-25
=hangs-on+serves g44 h-23
=hangs-on+sums-0 g141 m-34 h-32
=hangs-on+sums-1 g-24
=hangs-on+trade g73 h-25
=he-picks g166 h-39
=he-picks+insured g38
=he-picks+market-price g19
=he-picks+not-pork g65
=he-picks+pays g47
=he-picks+pays-for-chance g52
=he-picks+price-word g19
=he-picks+sale-or-service g34
=he-picks+sums-0 g160 h-39
=hidden-name r-49 g-45 m-19 h-76 k278
=hidden-name+online-place h-24 k64
=hidden-name+paper-money r-26 k37
=hidden-name+reference g-19 h-39 k106
=hidden-name+sums-0 r-28 g-45 m-19 h-76 k235
=hidden-name+unit r-26 k32
=improper r-25 m-52 h210 k-44
=improper+keep-cut h21
=improper+nobody-knows g-25
=improper+official h77
=improper+pays-for-chance g23
=improper+reference h32
=improper+sale-or-service g33
=improper+serves h21
=improper+speed-up g-37 m-19 h27
=improper+sums-0 r-25 g-26 m-52 h210 k-44
=improper+surety-pay h22
=improper+undescribed g-27
=improper+unit g32 h35
=improper+wager-event m-43 h35
=improper+watchers h34
=impure-wealth r38 m-65 h-52
=impure-wealth+lawful-rate r-38 m-28 h-24
=impure-wealth+pays-for-chance r29 m-36 h-20 k32
=impure-wealth+sale-or-service r24 m-21 k34
=impure-wealth+sums-0 r38 m-65 h-52
=impure-wealth+to-dispose r-20
=impure-wealth+to-oppose r-32
=impure-wealth+unit r22
=impure-wealth+unlawful-business m-65 h-47 k33
=impure-wealth+wager-event m-52 h-27 k33
=impure-wealth+watchers k-27
=impure-wealth+zakat r-36 m-28 h-24
=in-return r190 g-35 m120 h-76 k-46
=in-return+instalment-count r25
=in-return+insured g60 m-19
=in-return+keep-cut r26
=in-return+late-rent r-19
=in-return+lawful-bar r-23
=in-return+lawful-rate r25 h24
=in-return+lease r27 g-24 m-23 h-47
=in-return+lend r157 g-57 k-19
=in-return+lend-verb r51 g-19
=in-return+lender r52
=in-return+lender-gain r41
=in-return+market-price r-60 g98 m35
=in-return+my-loss m49
=in-return+narcotic r29
=in-return+operator h-20
=in-return+outside-prize r25
=in-return+own-account h57
=in-return+paid-entry r45 g25
=in-return+paper-money r24
=in-return+payroll r-55 k29
=in-return+pays-for-chance r126
=in-return+per-period r49 g-36 h26
=in-return+price-of r23 m-19
=in-return+price-word r45
=in-return+priced-thing r-46 g107 m19
=in-return+reference r-73 g23
=in-return+return-on-capital g-19 m-19 h24
=in-return+right-now g-43
=in-return+sale-or-service r-83 g61 h-25
=in-return+sell r-76 g57
=in-return+serves r-68 g47 h-47
=in-return+settles-later g-21
=in-return+sold-apart h27
=in-return+sold-short r23
=in-return+stipulated r22
=in-return+sums-0 r65 g-50 m132 h-80 k-41
=in-return+sums-1 r33 g23
=in-return+sums-2 r52
=in-return+sums-apart r61
=in-return+sums-shrink r45
=in-return+tied-deal g-62
=in-return+tied-trade r50 g-39
=in-return+to-oppose r-54
=in-return+trade r-43 g42 h-28
=in-return+trading g47
=in-return+under r24
=in-return+unit r63
=in-return+unlawful-business h-43
=in-return+up-down g-36 m66
=in-return+wager-event r-31 g59
=in-return+watchers r35 m-25
=in-return+with-money m34
=increase r59
=increase+lawful-rate r-56
=increase+lend r51 h-31
=increase+lend-verb h-30
=increase+lender r25
=increase+more-back r20
=increase+more-time g25
=increase+official h32
=increase+paper-money r-20
=increase+payroll r-47
=increase+pays-for-chance r33
=increase+per-period r30
=increase+price-of r44
=increase+reference k21
=increase+repay r23
=increase+return-on-capital r35 m19
=increase+right-now r26
=increase+sale-or-service r-90 k23
=increase+serves r-38
=increase+settles-later r20
=increase+sums-0 r65 m-25
=increase+take-in r-22
=increase+unit r72
=increase+waiting g19
=instalment-count r42 m-23
=instalment-count+insured r69
=instalment-count+lawful-bar r55
=instalment-count+lawful-rate g36
=instalment-count+lease g22
=instalment-count+lend r-71
=instalment-count+market-price r72
=instalment-count+more-time r20
=instalment-count+name-after g-21
=instalment-count+narcotic r61
=instalment-count+official r-27
=instalment-count+paper-money r43 g27
=instalment-count+pays r-48 g-27
=instalment-count+pays-for-chance r66 m-23 h51 k19
=instalment-count+per-period r-40 g37
=instalment-count+price-of r-20
=instalment-count+price-word g32
=instalment-count+priced-thing r59
=instalment-count+receivable r-43
=instalment-count+reference r-39 g41 h44
=instalment-count+right-now g-21
=instalment-count+sale-or-service g68 h-46
=instalment-count+sell r-36 g30
=instalment-count+serves r50 g37
=instalment-count+settles-later r-78 g33 h36
=instalment-count+sold-short r-32
=instalment-count+sums-0 r32 g29
=instalment-count+sums-1 k20
=instalment-count+sums-apart r19
=instalment-count+sums-grow r-43
=instalment-count+sums-shrink r26
=instalment-count+to-oppose r43
=instalment-count+trading r-52 g87
=instalment-count+unit r31 m-23
=instalment-count+wager-event r31
=instalment-count+watchers r28
=insurance-business r-27 h99
=insurance-business+insured g-29 h71
=insurance-business+islamic-paper h35
=insurance-business+lease g27 h34
=insurance-business+name-after g19 h33
=insurance-business+pays r-23
=insurance-business+pays-for-chance g-90 h93
=insurance-business+per-period g89 h-28
=insurance-business+place-after h33
=insurance-business+price-of r24 g-109 h123
=insurance-business+sale-or-service r30 g-79 h114
=insurance-business+search-for r32 g-74 h78
=insurance-business+serves g-95 h62
=insurance-business+sold-apart g59 h-21
=insurance-business+sums-0 r-46 h102
=insurance-business+sums-1 r19
=insurance-business+take-in g28
=insurance-business+trade r24 g-115 h125
=insurance-business+trading g-89 h73
=insurance-business+unit r-30 g30
=insurance-business+voluntary-cover h58
=insured r-51 g103 m-36 h-159 k-81
=insured+interest-business r-59 h62
=insured+islamic-paper r-22 g-21
=insured+keep-cut r-56 h31
=insured+kept-by-creditor r35 h-34
=insured+late-charge r53
=insured+late-rent g-53 h-35
=insured+lawful-bar r-57 k20
=insured+lawful-financing r-78
=insured+lawful-rate g-25 m-59 h-29 k-19
=insured+lease g-103 h20
=insured+lend r162 g-83 h79
=insured+lend-verb r-42 h80
=insured+lender r43
=insured+lender-gain r30 g-25
=insured+licensed g-28
=insured+limit r-22
=insured+market-price g-35 m-38 h-26 k20
=insured+metal-deal h-19
=insured+more-time r29 g33
=insured+name-after g42
=insured+name-before h24
=insured+narcotic r53 g59 h-78
=insured+not-pork g-22
=insured+official g65
=insured+online-place g-55 m-23 h59
=insured+operator g-23 h52
=insured+out-there g50
=insured+outside-prize r-64 g45 m-38
=insured+own-zakat-rate g-31
=insured+paid-entry r86 g-88 m148 h49
=insured+paper-early r48
=insured+paper-money g82 h-25
=insured+pass-along k19
=insured+pass-on g-45
=insured+passes-it r-48
=insured+pay-for-cover r-46 g62 h-19
=insured+payment-versus-payment r58
=insured+payroll r-25 g55 h28
=insured+pays r31 m-43 h20
=insured+pays-for-chance r-27 g31 m70
=insured+per-period r-120 g59
=insured+percentage r-36 m21 h66
=insured+place-after h22
=insured+play-costs g31
=insured+price-of g-50 h38
=insured+price-word r21 g-60 m30
=insured+priced-thing g-20 k20
=insured+receivable r37
=insured+reference r-38 m-21
=insured+repay r26 g39
=insured+return-on-capital r55 g-64 h21
=insured+right-now r30 h-20
=insured+sale-or-service r37 g-24 m69 h-34
=insured+same-back r33
=insured+savings-circle r-25
=insured+search-for r25 g-19 h24 k22
=insured+sell r20 g-25 h44
=insured+serves r-109 g-56 m-39 h35
=insured+settles-later g-38
=insured+sham h70
=insured+shut-thing g-25
=insured+small-parts g-39
=insured+sold-apart g108
=insured+sold-short h-32
=insured+stakes m-22
=insured+stranger r25 h-26
=insured+sums-0 g127 m-60 h-118 k-74
=insured+sums-1 r-56 g-31 h-64
=insured+sums-2 h23
=insured+sums-equal r24
=insured+sums-grow r-53 g21
=insured+sums-shrink r27 h26
=insured+surety-pay r-30 g20
=insured+takaful g-47 h-20
=insured+take-in r-19 m29
=insured+to-dispose g-21
=insured+to-learn g22
=insured+to-oppose r-22 g24 k-21
=insured+trade r27 h25
=insured+trading g-46 m-24 h-19
=insured+travelling r-25 g73 m-44 h-91
=insured+under r49
=insured+unit r-29 g58 m44 k-21
=insured+unknown g26
=insured+unlawful-business r-34 g-23 h71
=insured+up-down g-39 h36
=insured+voluntary-cover g162 h-43
=insured+wager-event r-23 g-43 m65 h-22
=insured+waiting g26
=insured+wash-money g-23 k56
=insured+watchers g30 m-19 h-37
=insured+with-money g-23 m-27
=insured+works-for r-29 g-20 h53
=interest-business r-68 g-26 h200
=interest-business+lend r-54 h96
=interest-business+lend-verb r-19 h42
=interest-business+lender r-28 h25
=interest-business+market-price r-37 h81
=interest-business+metal-deal r-25 h51
=interest-business+pays-for-chance r-46 h87
=interest-business+per-period r-26
=interest-business+percentage r-30
=interest-business+price-of r-23 h54
=interest-business+return-on-capital r-27 h35
=interest-business+sale-or-service r-21 h20
=interest-business+serves h51
=interest-business+sold-apart r-47 h31
=interest-business+sums-0 r-85 g-24 h181
=interest-business+trade r-23 h54
=interest-business+trading r-46 h127
=interest-business+unit h45
=interest-business+voluntary-cover r45 h-24
=interest-business+watchers r30 h56
=interest-product r-51 h62
=interest-product+lend r-40 h32
=interest-product+pays-for-chance r32
=interest-product+price-of h67
=interest-product+sale-or-service r23 h77
=interest-product+sums-0 r-55 h62
=islamic-house r-36 h-23
=islamic-house+islamic-paper r-34 h-19
=islamic-house+lawful-financing r-36
=islamic-house+lawful-rate r-36
=islamic-house+sale-or-service r-36 h-23
=islamic-house+sums-0 r-35 h-23
=islamic-paper r-39 m-28 h-61 k-22
=islamic-paper+lawful-financing r-43
=islamic-paper+lawful-rate r-48 h-24
=islamic-paper+lease h-23
=islamic-paper+official r27
=islamic-paper+pays-for-chance r28 g23
=islamic-paper+price-of r19
=islamic-paper+reference r29
=islamic-paper+return-on-capital r-42
=islamic-paper+sale-or-service r-40 h-30
=islamic-paper+serves h-38
=islamic-paper+sums-0 r-29 m-26 h-61
=islamic-paper+trade r19
=islamic-paper+trading h-34
=islamic-paper+unit r-21
=islamic-paper+voluntary-cover h35
=islamic-paper+watchers r-27 h-34
=istisna r-32 h-43 k-21
=istisna+lawful-rate r-21
=istisna+metal r-21 g23
=istisna+metal-deal r-21 g23
=istisna+no-spec g61
=istisna+price-of g-20
=istisna+sale-or-service r-32 g37
=istisna+sums-0 r-21 g29 h-27 k-19
=istisna+unit g-26
=keep-cut g-54 k108
=keep-cut+keeps-money r39
=keep-cut+kept-by-creditor g20 h22
=keep-cut+late-rent h55
=keep-cut+lawful-bar r27
=keep-cut+lawful-rate r30 g-21 h-45
=keep-cut+lease r27 h-30
=keep-cut+lend r29
=keep-cut+lend-verb k23
=keep-cut+lender r31
=keep-cut+lender-gain r-59 k55
=keep-cut+limit k19
=keep-cut+market-price r-51 m34 h21
=keep-cut+meat r20
=keep-cut+name-before r20
=keep-cut+narcotic h-43 k31
=keep-cut+not-told h-22
=keep-cut+official h75 k-20
=keep-cut+online-place m-19 h27 k57
=keep-cut+own-account k23
=keep-cut+paid-entry r42
=keep-cut+paper-early r44 k-26
=keep-cut+paper-money h-24
=keep-cut+pass-along r-49 k42
=keep-cut+pass-on r-39 k33
=keep-cut+passes-it r-57 h-25 k45
=keep-cut+payroll r90 h-19
=keep-cut+pays r22
=keep-cut+pays-for-chance r62 m40 h-57 k34
=keep-cut+per-period r35
=keep-cut+percentage r-60 k71
=keep-cut+price-of r-88 g43 m20 h28
=keep-cut+price-word r-20 g48
=keep-cut+priced-thing g21 h20
=keep-cut+promised-cut r-31
=keep-cut+reference r96 g-44 h-49 k23
=keep-cut+repay r56 h23
=keep-cut+return-on-capital g-22 h-25 k51
=keep-cut+right-now r40 h-26 k49
=keep-cut+sale-or-service r35 g78 h40
=keep-cut+search-for h-19
=keep-cut+sell r-36 g42 h-35 k-23
=keep-cut+serves r29 h67
=keep-cut+sold-apart r-20
=keep-cut+sold-short g25 k27
=keep-cut+stipulated r-65
=keep-cut+stranger k32
=keep-cut+sums-0 r-63 g-34 m-19 k118
=keep-cut+sums-2 r74
=keep-cut+sums-3 m28 h19
=keep-cut+sums-apart r24 g-24 m37 h24
=keep-cut+sums-equal r63
=keep-cut+sums-grow g28
=keep-cut+surety r54 h-36
=keep-cut+surety-pay g-39 m26 h19
=keep-cut+take-in g-20
=keep-cut+to-oppose r29
=keep-cut+trade r-82 g74 h-39
=keep-cut+trading r-52 g-29 m19 h-41
=keep-cut+unit r-44 k29
=keep-cut+unknown-party r-26 k35
=keep-cut+unlawful-business h49
=keep-cut+wager-event r-22 m26 h41
=keep-cut+watchers r-20 h47
=keep-cut+winner-takes m56
=keep-cut+with-money k24
=keeps-money r190 g-76 m-19
=keeps-money+lawful-rate r45
=keeps-money+lease r47
=keeps-money+not-told r43 g-33
=keeps-money+online-place r20
=keeps-money+pay-me r19
=keeps-money+pays-for-chance r153 g-43
=keeps-money+per-period r64
=keeps-money+percentage r36
=keeps-money+reference r94 g-50
=keeps-money+return-on-capital r31 g-26
=keeps-money+right-now r54
=keeps-money+sale-or-service r34
=keeps-money+serves r29
=keeps-money+sums-0 r54 g-49
=keeps-money+sums-1 r74
=keeps-money+sums-2 r44
=keeps-money+sums-apart r23
=keeps-money+unit r80 g-26
=kept-by-creditor r86 g-41 m28 h-23 k57
=kept-by-creditor+late-charge r65
=kept-by-creditor+lawful-rate h44 k50
=kept-by-creditor+lease k50
=kept-by-creditor+market-price r-28 g32
=kept-by-creditor+more-time r61
=kept-by-creditor+narcotic r28 h20
=kept-by-creditor+nobody-knows g26
=kept-by-creditor+official h37
=kept-by-creditor+online-place r39
=kept-by-creditor+pays r-19 g-20
=kept-by-creditor+pays-for-chance r35 m20
=kept-by-creditor+per-period r37
=kept-by-creditor+price-of g24
=kept-by-creditor+reference r20 h-24
=kept-by-creditor+return-on-capital r55
=kept-by-creditor+sale-or-service r27 g25 h31 k39
=kept-by-creditor+sell g20
=kept-by-creditor+serves g-27 h31 k47
=kept-by-creditor+sums-0 r50 g-33 h-23 k58
=kept-by-creditor+sums-1 r24 m30
=kept-by-creditor+trade r33 g24
=kept-by-creditor+undescribed g26
=kept-by-creditor+unit g25 m23 h-24
=kept-by-creditor+wager-event m24
=kept-by-creditor+waiting r108
=kept-by-creditor+watchers r-46 h21 k24
=kept-by-creditor+winner-takes m20
=late-charge r32 h-38
=late-charge+late-rent r-81 h-55
=late-charge+lend r24
=late-charge+narcotic h-44
=late-charge+return-on-capital r48
=late-charge+sale-or-service r-26
=late-charge+sums-0 r40 h-27
=late-charge+to-dispose r-26
=late-charge+unit h-47
=late-rent r-82 g-80 m-86 h-157 k-84
=late-rent+lawful-bar h-21
=late-rent+lawful-rate r30
=late-rent+lease g-30 h65 k-21
=late-rent+left-open g19
=late-rent+lend r50 m-21
=late-rent+lend-verb r32
=late-rent+lender r22
=late-rent+licensed r-28
=late-rent+limit r23
=late-rent+loose-order g25
=late-rent+market-price r21 g-23
=late-rent+meat g-25
=late-rent+more-time r-104
=late-rent+name-after r-24 g-33 h-80
=late-rent+name-before r-32 h-45
=late-rent+narcotic g19 m25 h-43
=late-rent+no-date g26
=late-rent+no-day g54
=late-rent+not-mine-yet g54
=late-rent+not-told h39
=late-rent+official m-21 h-44
=late-rent+online-place r-26 h-49
=late-rent+operator h23
=late-rent+outside-prize r-19
=late-rent+paid-entry r30 g23 k22
=late-rent+paper-money g-39 m23 h-22 k-23
=late-rent+payroll r-22 h59
=late-rent+pays g34 m-19 h20
=late-rent+pays-for-chance r-58 m-28
=late-rent+percentage r52
=late-rent+place-after g28 h-38
=late-rent+play-costs r-22
=late-rent+pledge r27
=late-rent+price-later g36
=late-rent+price-of g81 h-35
=late-rent+price-word r-26
=late-rent+priced-thing g23
=late-rent+receivable r54
=late-rent+reference r38 g32 m33
=late-rent+repay k-43
=late-rent+return-on-capital r22 k-23
=late-rent+right-now r19 g22
=late-rent+sale-or-service r-33 g24 m38 h72 k20
=late-rent+search-for g74
=late-rent+sell h22
=late-rent+serves r-35 h61
=late-rent+settles-later g-31
=late-rent+sham h77
=late-rent+shut-thing g-53
=late-rent+small-parts k23
=late-rent+sold-short r25 g38 m50
=late-rent+speed-up g22 h34
=late-rent+split g-20
=late-rent+sums-0 r-34 g20 m-21 h-102 k-75
=late-rent+sums-1 r-72 g-88 m-71 h-92
=late-rent+sums-2 r24 h26
=late-rent+sums-apart r-39 h26
=late-rent+sums-grow r60
=late-rent+surety r-20
=late-rent+take-in r61 g33 k-40
=late-rent+to-oppose r-31 h-40 k24
=late-rent+trade r31 g43 h-21
=late-rent+trading g-33
=late-rent+travelling g46
=late-rent+unit r-36 g-51 m26 h76
=late-rent+unlawful-business m41 h63
=late-rent+up-down r-22 g51
=late-rent+wager-event g-30 m-83 h-67
=late-rent+waiting r-129
=late-rent+watchers r-27 k24
=late-rent+with-money m34
=late-rent+works-for r80
=lawful-bar r-116 g-75 m-145 h-223 k-48
=lawful-bar+lawful-rate g29 h-27
=lawful-bar+lease r60
=lawful-bar+lend r-21
=lawful-bar+lend-verb r-47
=lawful-bar+lender r-48
=lawful-bar+market-price r34 h23
=lawful-bar+meat r31
=lawful-bar+meat-trade h-21
=lawful-bar+name-after r-22 k20
=lawful-bar+name-before h-20 k-21
=lawful-bar+narcotic r34 h-108
=lawful-bar+not-told r19
=lawful-bar+official h153
=lawful-bar+online-place r-54 m30
=lawful-bar+operator g-41 h24
=lawful-bar+outside-prize r24
=lawful-bar+paid-entry g34
=lawful-bar+payroll h-21
=lawful-bar+pays-for-chance r60 g-66
=lawful-bar+per-period r60
=lawful-bar+place-after h-20
=lawful-bar+price-of r-45
=lawful-bar+price-word r-24 m21
=lawful-bar+priced-thing r85 h23
=lawful-bar+reference r-20 g44 m35 h-20 k22
=lawful-bar+return-on-capital r-29
=lawful-bar+right-now r49
=lawful-bar+sale-or-service r-60 g-27 h-38
=lawful-bar+sell r-50 g88
=lawful-bar+serves r-22 h-29
=lawful-bar+settles-later g-31
=lawful-bar+shut-thing g41
=lawful-bar+sold-apart g-26
=lawful-bar+sold-short g-39
=lawful-bar+speed-up h70
=lawful-bar+stakes g32 m29 h22
=lawful-bar+sums-0 r-166 g-32 m-124 h-221 k-47
=lawful-bar+sums-1 r31 g-34
=lawful-bar+sums-2 r19
=lawful-bar+sums-apart r23
=lawful-bar+take-in k19
=lawful-bar+tick-guess m24
=lawful-bar+trade r-53 g54 h-19
=lawful-bar+trading r-22
=lawful-bar+unborn g33
=lawful-bar+unit r57 m-29 h-71 k22
=lawful-bar+unlawful-business r45 h-83 k24
=lawful-bar+up-down r-23
=lawful-bar+wager-event g-21 m-24 h109
=lawful-bar+waiting r-30
=lawful-bar+watchers r-21 h89 k-20
=lawful-bar+with-money r38 h24
=lawful-bar+works-for r22
=lawful-financing r-67 g-43 h-64 k-37
=lawful-financing+lawful-rate r50 g-37 h-53 k-34
=lawful-financing+lease r-56
=lawful-financing+lend r-99
=lawful-financing+metal-deal r21
=lawful-financing+name-before r-20
=lawful-financing+paper-money r31
=lawful-financing+pays r26
=lawful-financing+pays-for-chance r-78
=lawful-financing+per-period r-21
=lawful-financing+price-of r-52
=lawful-financing+price-word r-37
=lawful-financing+quick-cash r22
=lawful-financing+reference r35
=lawful-financing+return-on-capital r-90
=lawful-financing+sale-or-service g-30 h-38 k-28
=lawful-financing+sell r-20
=lawful-financing+sham r45
=lawful-financing+sums-0 g-35 h-60 k-37
=lawful-financing+sums-2 r-59
=lawful-financing+sums-apart r-79
=lawful-financing+to-dispose r-22
=lawful-financing+to-oppose r42
=lawful-financing+unit r-177 h-27
=lawful-financing+waiting r58
=lawful-rate r-137 g-97 m-93 h-80 k-29
=lawful-rate+lease r-124 g-51 m-42
=lawful-rate+lend r29 h43 k-27
=lawful-rate+lend-verb r59 h25
=lawful-rate+lender r47
=lawful-rate+lender-gain r-74 g33 m-42 k-22
=lawful-rate+licensed r27 k-42
=lawful-rate+market-price r-23 m29
=lawful-rate+meat r-30
=lawful-rate+metal-deal r21
=lawful-rate+more-time r-61
=lawful-rate+my-wallet-lent k27
=lawful-rate+name-after k-30
=lawful-rate+name-before r-37 k-35
=lawful-rate+narcotic r-21 g30 h-31
=lawful-rate+not-pork g25
=lawful-rate+official h37 k-23
=lawful-rate+online-place r32 m24 k39
=lawful-rate+operator h35
=lawful-rate+own-stake g26
=lawful-rate+own-zakat-rate r19
=lawful-rate+paid-entry r-27 g24 m-25
=lawful-rate+paper-money r39 g19 h-30
=lawful-rate+passes-it r47
=lawful-rate+payroll r-55 k-19
=lawful-rate+pays r195 g-44
=lawful-rate+pays-for-chance r-103 m-83 h-72 k-64
=lawful-rate+per-period g24
=lawful-rate+percentage r-94 g-23 m-19 h-19 k-23
=lawful-rate+play-costs r-29
=lawful-rate+pledge r-22
=lawful-rate+price-of r-53 m56 h20
=lawful-rate+price-word r-45 m30 h28
=lawful-rate+priced-thing r-55
=lawful-rate+promised-cut r30
=lawful-rate+quick-cash r22
=lawful-rate+reference r63 h33
=lawful-rate+repay g-33 m-32 h-26
=lawful-rate+reschedule r22
=lawful-rate+return-on-capital r-65 m-35
=lawful-rate+right-now r40 g66 h-21
=lawful-rate+sale-or-service r33 g-55 m21 k-29
=lawful-rate+search-for g-21 h33 k23
=lawful-rate+serves g100 h20 k-49
=lawful-rate+sham r52 h-40
=lawful-rate+small-parts r-31
=lawful-rate+sold-apart r40 g-33 h51
=lawful-rate+sold-short r80
=lawful-rate+split r-24
=lawful-rate+stakes r19 h105
=lawful-rate+sums-0 r-30 g-69 m-28
=lawful-rate+sums-1 r25 m-38 h-62 k-38
=lawful-rate+sums-2 r-96 g-44 m-26 h-27
=lawful-rate+sums-3 r-36
=lawful-rate+sums-apart r-33 g-20 m-19
=lawful-rate+sums-equal r-19
=lawful-rate+sums-grow r-67
=lawful-rate+surety-pay r33 g-21 h26
=lawful-rate+take-in r129 g-23 h41
=lawful-rate+tied-trade r24
=lawful-rate+to-debtor r23
=lawful-rate+to-dispose g-41
=lawful-rate+to-learn k35
=lawful-rate+to-oppose r56
=lawful-rate+trade k-24
=lawful-rate+trading r112 m35 h-19
=lawful-rate+travelling r-27 h-20
=lawful-rate+under r-46 h21
=lawful-rate+unit r-96 g91 k-70
=lawful-rate+unknown g-29 k31
=lawful-rate+unlawful-business m-34 h133
=lawful-rate+unlicensed-giving k23
=lawful-rate+up-down r-31 m37
=lawful-rate+voluntary-cover r29 h32
=lawful-rate+watchers r19 g-63 h-32 k37
=lawful-rate+with-money r43 h64
=lawful-rate+zakat r-59 g-20 m-28 h-69
=lease r-121 g-59 m-195 k-50
=lease+left-open g144
=lease+lend r152 g-52
=lease+lend-verb r89
=lease+lender-gain g-25
=lease+licensed r-24 h-22
=lease+limit k-23
=lease+loose-order g26
=lease+market-price r106 g49 h-38
=lease+meat g-29
=lease+more-time r21
=lease+my-wallet-lent k26
=lease+name-after g-30 h34
=lease+name-before g31 h-32
=lease+narcotic r58 g49 h-42
=lease+not-told h-23 k31
=lease+official h59 k-33
=lease+online-place r-32 m-46 k92
=lease+operator g-32 m-83 h77
=lease+outside-prize g-48 m-49
=lease+own-zakat-rate g-78 h-31
=lease+paid-entry r-60 m-32 h-40
=lease+paper-early r-58
=lease+paper-money r58 g-23 k30
=lease+pass-on g89
=lease+passes-it r34
=lease+payroll r28 g-22 h41
=lease+pays r-83 g20 m-47
=lease+pays-for-chance r20 g38 m-21 h-99 k-37
=lease+per-period r-29 g27
=lease+percentage r52 g20
=lease+place-after h31
=lease+pledge r29
=lease+price-later g56
=lease+price-of r-20 g37 h-60
=lease+price-word r26 g86 h-22
=lease+priced-thing r74
=lease+receivable r-47
=lease+reference r-52 g73 k71
=lease+repay r71
=lease+return-on-capital g56 h-24
=lease+right-now r-42 g27
=lease+sale-or-service r-79 g24 m-51 h28
=lease+search-for g128 h30
=lease+sell g-33
=lease+serves r61 g35 m-72 h-88 k45
=lease+settles-later r-53 g-51
=lease+sham h22
=lease+shut-thing g-63
=lease+sold-apart r-45 g31
=lease+sold-short g64 h22
=lease+stipulated r-32
=lease+sums-0 r-75 m-199 h-81 k-45
=lease+sums-1 r-46 g-62 h67
=lease+sums-2 r-50
=lease+sums-3 r51
=lease+sums-apart r-46
=lease+sums-equal r63
=lease+sums-grow r-19
=lease+surety-pay r46 g-19 h-41
=lease+take-in r19 m-20 h31 k-23
=lease+tied-deal g-24
=lease+tied-trade r37
=lease+to-learn r54
=lease+to-oppose g26 h-48
=lease+trade g21 h-33
=lease+trading r-91 m40 h-54
=lease+travelling g-23
=lease+under k-35
=lease+unit r-120 g-20 m-37 k-28
=lease+unknown g21
=lease+unlawful-business r20 g-37 m-111 h351
=lease+up-down r70 k-19
=lease+voluntary-cover g43 h60
=lease+wager-event r-24 g-20 m-67
=lease+watchers h69 k-42
=lease+winner-takes m-33
=lease+works-for r-19 g-48 m-79 h-64
=left-open r-58 g269 h-62
=left-open+market-price g64
=left-open+not-chosen g48
=left-open+pays g32
=left-open+pays-for-chance r-28 g58
=left-open+price-of g58
=left-open+price-word g79
=left-open+priced-thing g31
=left-open+reference g21
=left-open+sale-or-service g130
=left-open+settles-later r-37 g29
=left-open+sums-0 r-29 g254 h-62
=left-open+sums-1 g23
=left-open+sums-2 r-30
=left-open+sums-grow r-26
=left-open+trade g27
=left-open+two-prices g19
=left-open+undecided g36
=left-open+unknown k23
=left-open+works-for g36
=lend r212 g-117 m-41 h-113 k-21
=lend+lend-verb r33 g-20 m-63 k22
=lend+lender r-134 k-28
=lend+lender-gain r177 g-46
=lend+licensed k28
=lend+limit r67
=lend+market-price r-48 g88 m-32
=lend+meat r74
=lend+metal-deal r-24 g56
=lend+more-back r28
=lend+my-loss g28 m28 h20
=lend+my-wallet-lent r-77 k73
=lend+name-after r44 h34
=lend+name-before g-34 m-36
=lend+narcotic r80
=lend+not-pork r49
=lend+not-told g-21
=lend+official r-75 h45 k26
=lend+online-place r-40 g21 k87
=lend+operator h63
=lend+outside-prize r65
=lend+own-zakat-rate r70 g-30
=lend+paid-entry r71 m-26
=lend+paper-early r-49
=lend+paper-money k33
=lend+passes-it r60
=lend+pay-me r75
=lend+payment-versus-payment r67
=lend+payroll r-27
=lend+pays r-50 m-51
=lend+pays-for-chance r-33 g-24 m-41 k-21
=lend+per-period r81 g-19 m-41 k20
=lend+percentage r72 g36
=lend+place-after r-28
=lend+price-of r-42 g76
=lend+price-word r88 g-82
=lend+priced-thing r-92 g70 m-23
=lend+principal-stays r-56
=lend+quick-cash r-35
=lend+rate-charge g22 m-25
=lend+receivable r-102 g-88 m33 h43 k-33
=lend+reference r170 g-20 m-31 k24
=lend+refusal r-19
=lend+repay r-203 g-80 m34 h-37 k-25
=lend+return-on-capital r-66 g-30 m-23
=lend+right-now r-53 g32
=lend+sale-or-service r166 g73 h-25
=lend+search-for r-24 g-26
=lend+sell r30 g137 h-47
=lend+serves r115 g20
=lend+settles-later g-53
=lend+sold-apart r-84 m-20
=lend+sold-short r-51
=lend+split r79
=lend+stakes h23
=lend+stipulated r99
=lend+sums-0 r80 g-47 m21 h-54
=lend+sums-1 g-24 m-32 h-26
=lend+sums-2 r87 g-43 k-24
=lend+sums-3 r43 h-19
=lend+sums-apart m-19
=lend+sums-equal r-148
=lend+sums-grow r299 g-31
=lend+surety r25
=lend+surety-pay r132 h-31
=lend+take-in r81 g-31 m-26 k-30
=lend+tied-deal r55 g-26
=lend+tied-trade r33 g-19
=lend+to-debtor r-52
=lend+to-learn r26
=lend+to-oppose r-58 g-25
=lend+trade r86 g66 h-22
=lend+trading r21 g233
=lend+travelling r48
=lend+under r67 k-22
=lend+unit r-79 h-19
=lend+unknown r29
=lend+unlawful-business m30 h38
=lend+unpromised r-47
=lend+up-down r39
=lend+wager-event r36 m85
=lend+waiting r-38 m-22
=lend+watchers r-43
=lend+with-money r22
=lend-verb r33 g-20 m-63 k22
=lend-verb+lender r-35 g19 k-20
=lend-verb+lender-gain r45
=lend-verb+market-price r34
=lend-verb+my-wallet-lent r-66 k39
=lend-verb+name-after r64
=lend-verb+name-before r36
=lend-verb+online-place r-54 k48
=lend-verb+outside-prize r25
=lend-verb+paper-money r-22
=lend-verb+passes-it r19
=lend-verb+payroll r-19
=lend-verb+pays-for-chance r-45 g-22 m-37 h-27
=lend-verb+per-period r-42 k23
=lend-verb+percentage r45
=lend-verb+price-of r-75 g40
=lend-verb+price-word r77
=lend-verb+priced-thing r-22
=lend-verb+reference r104 g-20 h26
=lend-verb+repay r-23
=lend-verb+return-on-capital r19
=lend-verb+right-now r-34 g23
=lend-verb+sale-or-service g27 h27
=lend-verb+sell g29
=lend-verb+settles-later r79 g-26
=lend-verb+sold-short r-40
=lend-verb+stipulated r37
=lend-verb+sums-0 m-27 k36
=lend-verb+sums-1 m-27 h-26
=lend-verb+sums-apart r49
=lend-verb+sums-equal r-54
=lend-verb+sums-grow r31
=lend-verb+take-in r29 h19
=lend-verb+to-learn r27
=lend-verb+to-oppose r26
=lend-verb+trade r-44 g20
=lend-verb+trading r-64 g27
=lend-verb+unit r-105
=lend-verb+up-down g33
=lend-verb+waiting r-30
=lend-verb+watchers r-27
=lender r261 g-73 m-44 h-114 k-38
=lender+lender-gain r45
=lender+market-price r35 g-19 h39
=lender+name-after r45
=lender+outside-prize r34
=lender+paper-money k-23
=lender+passes-it r31
=lender+payroll r-40
=lender+pays h20
=lender+pays-for-chance r108 g-34 k-25
=lender+per-period r63 h-41
=lender+price-of r-28
=lender+priced-thing r25
=lender+rate-charge r42 h-29
=lender+receivable r-70 h26
=lender+reference r-25
=lender+repay r-33
=lender+sale-or-service r-19 g19
=lender+sell r-26 g20
=lender+serves r-34
=lender+settles-later r-41
=lender+speed-up r36
=lender+stipulated r29
=lender+sums-0 r139 g-61 m-22 h-78 k-23
=lender+sums-1 r86 h-28
=lender+sums-2 r26
=lender+sums-apart r27
=lender+sums-equal r-26
=lender+sums-grow r32
=lender+surety-pay r-26
=lender+take-in r-53
=lender+trade r-40 g23
=lender+trading h39 k29
=lender+unit g-23 m-19
=lender+unpromised r-27
=lender+up-down r-19 g23 h31
=lender+waiting r-31
=lender+watchers r32
=lender-gain r171 g-54 m-37
=lender-gain+official g29 h-28
=lender-gain+operator m-26 h28
=lender-gain+passes-it r-45 h24
=lender-gain+pay-me r29
=lender-gain+payroll r23
=lender-gain+pays-for-chance g-33 h38
=lender-gain+per-period r56
=lender-gain+percentage r-60
=lender-gain+price-of g-30
=lender-gain+receivable r23
=lender-gain+reference r-26 h20
=lender-gain+repay r81
=lender-gain+return-on-capital r37 g-27 m23
=lender-gain+sale-or-service g-25
=lender-gain+sell r20
=lender-gain+serves g48 k-20
=lender-gain+sold-apart r33
=lender-gain+sums-0 r79 g-43 m-31
=lender-gain+sums-1 r60
=lender-gain+sums-2 r31
=lender-gain+sums-apart r22
=lender-gain+surety-pay h22
=lender-gain+take-in r35
=lender-gain+to-oppose g29
=lender-gain+trade r-26 g-30
=lender-gain+trading g-30
=lender-gain+unlawful-business m-30 h50
=lender-gain+up-down r21 g-30
=licensed r-53 g-21 h-126 k-45
=licensed+metal r57
=licensed+metal-deal r60
=licensed+name-after r-32 g24 h-69
=licensed+narcotic h-92
=licensed+official h25 k26
=licensed+paid-entry g-21 m21 h61
=licensed+paper-money r-23 k23
=licensed+pays r-23
=licensed+pays-for-chance h-38
=licensed+per-period m26 h28
=licensed+place-after g27 h-25
=licensed+price-of r19 h34
=licensed+reference g-29 h-20
=licensed+return-on-capital r-21
=licensed+right-now r28
=licensed+search-for g-20
=licensed+sell r28
=licensed+serves r-39 h-36
=licensed+sham h32
=licensed+sold-apart m27
=licensed+sold-short r32
=licensed+speed-up h22
=licensed+sums-0 r-58 h-60 k-45
=licensed+sums-1 h-66
=licensed+to-dispose k-40
=licensed+to-learn h34
=licensed+to-oppose h-55
=licensed+trade r55 h20
=licensed+trading g-25 h-38
=licensed+under g-23 h24
=licensed+unit g-25 m32 h40
=licensed+unlawful-business m48 h70
=licensed+wager-event r25
=licensed+watchers r19
=limit r59 g-40 m-61 h-146 k255
=limit+market-price g22
=limit+pays-for-chance r97 m-27 k76
=limit+per-period r31
=limit+price-word g22
=limit+reference r-20 g-20 k24
=limit+repay r27
=limit+return-on-capital r35
=limit+sale-or-service g27 k-20
=limit+serves r20
=limit+split k46
=limit+sums-0 g-22 m-34 h-141 k139
=limit+sums-1 r-35 k118
=limit+sums-2 r58
=limit+sums-3 r33
=limit+sums-apart r70
=limit+sums-grow r25
=limit+trading g-25
=limit+under r-56 g-50 h-43 k111
=limit+unit r46 h-37
=limit+unknown g34 k-19
=limit+up-down g-22 h-25 k100
=loose-order r-20 g167 h-33
=loose-order+no-spec g26
=loose-order+pays g31
=loose-order+pays-for-chance g59
=loose-order+price-of g36
=loose-order+reference g80
=loose-order+sale-or-service g70
=loose-order+sums-0 r-20 g132 h-33
=loose-order+unit g27
=loser-pays r-56 g-48 m192 h-41
=loser-pays+lost-contest m26
=loser-pays+pays m34
=loser-pays+pays-for-chance r-21 g-25 m93 h-26
=loser-pays+sums-0 g-53 m143 h-28
=loser-pays+sums-1 r-37 m49
=loser-pays+unit m29
=loser-pays+wager-event r-24 g-35 m53 h-30
=loser-pays+winner-takes h-24
=lost-contest m42
=lost-contest+pays m26
=lost-contest+pays-for-chance m26
=lost-contest+wager-event m42
=market-price r-102 g101 m26 k-44
=market-price+meat r-34
=market-price+meat-trade r-22 h67
=market-price+metal r-29 g35
=market-price+metal-deal r-61 m-23
=market-price+more-time r30
=market-price+name-after r-33 g29 k19
=market-price+name-before r68 g-28
=market-price+narcotic r-28 g-26 h80
=market-price+not-pork g-22 h79
=market-price+not-told r-21 g-53 h28
=market-price+online-place r-87 g33 m125 h-26
=market-price+operator m35 h49
=market-price+own-zakat-rate g-46
=market-price+paid-entry g-31
=market-price+paper-money g29 m20
=market-price+pass-along r29
=market-price+pass-on g22
=market-price+passes-it m26 k23
=market-price+payment-versus-payment r-58 m-28
=market-price+payroll r42 g-43 h24
=market-price+pays m-23
=market-price+pays-for-chance r-76 g-28 m53 h20 k29
=market-price+percentage r45 m60
=market-price+price-bet g25
=market-price+price-later r-29 g-43
=market-price+price-of r49 g-107 h-26
=market-price+price-open r-33 g98 h-21
=market-price+price-word r-43 h45
=market-price+priced-thing r32 g76 h-51 k-32
=market-price+receivable r26
=market-price+reference r-33 g-84 m27 h38
=market-price+refusal g27
=market-price+repay r23 k19
=market-price+return-on-capital r-85 m38
=market-price+right-now r20 m-20
=market-price+sale-or-service g34 m-19
=market-price+search-for g-20
=market-price+sell r-50
=market-price+serves r-35 g34 h28
=market-price+settles-later r71
=market-price+sham h21
=market-price+shut-thing r55
=market-price+small-parts r64 g-45
=market-price+sold-apart r-31
=market-price+sold-short g-76
=market-price+stakes r-78 g205 m-28
=market-price+stipulated r19
=market-price+sums-0 r38 m-69 h-42 k-41
=market-price+sums-1 r-78 g78 m64 h19
=market-price+sums-2 r-39 g30 m32 h23
=market-price+sums-3 r-23
=market-price+sums-apart h24
=market-price+sums-grow r-40
=market-price+sums-shrink r-26
=market-price+surety-pay h19
=market-price+swap-weights r52
=market-price+take-in g55 k30
=market-price+tick-guess r-45 g64 m124
=market-price+tied-trade g-25
=market-price+to-learn m26
=market-price+to-oppose g78 m55 h-24
=market-price+trade r-77 g-34 m-32
=market-price+trading r-97 g99 m36 k-43
=market-price+undecided g40
=market-price+under r40 m46
=market-price+undescribed g-25
=market-price+unit h50
=market-price+unlawful-business h122
=market-price+up-down r-79 g82 m124 h-31
=market-price+voluntary-cover r-24 g-26 h62
=market-price+wager-event g-72 m19 h30
=market-price+waiting r45
=market-price+watchers g62 k-22
=market-price+winner-takes g26 m50 h19
=market-price+with-money r36 g96 m-58
=market-price+works-for r48 g-30
=meat r-51 g-103 m-99 h38 k-37
=meat+meat-trade h51 k-19
=meat+name-after h27
=meat+name-before r44 h-57
=meat+narcotic r41 m-19 h-106
=meat+not-pork r-20 g-81 h-127
=meat+operator g-24
=meat+own-zakat-rate r19
=meat+pays g-31
=meat+pays-for-chance r-89 g-35 m-19 h-47
=meat+price-of g-34
=meat+price-word r-38
=meat+reference r-30 h-35
=meat+repay r41 g37
=meat+return-on-capital g35
=meat+right-now r-31 h-41
=meat+sale-or-service r-57 g-20 h34
=meat+search-for g23 h-34
=meat+sell r25 g-37 h47
=meat+shut-thing g21
=meat+small-parts h-45
=meat+sold-short r-28
=meat+sums-0 g-87 m-74 h38 k-37
=meat+sums-1 m-24
=meat+sums-2 r-28
=meat+trade g-19 h25
=meat+trading g-41
=meat+under g27
=meat+unit r-47 g-44 m-33 h-35
=meat+unlawful-business r22 h-51
=meat+wager-event g57 m-34 h-31
=meat+watchers r31 h-26
=meat-trade g-63 k-30
=meat-trade+narcotic h-20
=meat-trade+not-pork g-64 m19 h-130
=meat-trade+pays-for-chance m23 h45
=meat-trade+price-of r-23 h20
=meat-trade+sell h52
=meat-trade+sums-0 r-34 g-59 k-30
=meat-trade+sums-1 r23
=meat-trade+trade r-24 h25
=meat-trade+under g27
=meat-trade+unit h41
=metal r65 g55 h-52 k-66
=metal+metal-deal r72 h-36 k-65
=metal+narcotic h-30
=metal+online-place h58
=metal+paper-money r117 g-25 k-29
=metal+pass-on r-20 g41
=metal+pays-for-chance r77 h-26
=metal+price-of g-33 h-27
=metal+price-word r-28 g35
=metal+priced-thing r-23
=metal+quick-cash r66 g-19
=metal+reference r-30 g-26 h-34
=metal+right-now r-21 g-27
=metal+sale-or-service g35 h-57
=metal+sell r32 g-84
=metal+serves g19 h-29
=metal+settles-later r-40 g47
=metal+sham r25
=metal+sold-apart r21
=metal+sold-short r25 g-28
=metal+sums-0 r21 g62 h-46 k-66
=metal+sums-1 r35
=metal+trade r28 g-42 h-20
=metal+unit g60 k-21
=metal+unknown r90 g-36
=metal+watchers r55 g-20
=metal-deal r84 g-35 m-48 h-46 k-40
=metal-deal+narcotic h-30
=metal-deal+not-mine-yet g25
=metal-deal+online-place h58
=metal-deal+operator m-23 h32
=metal-deal+paper-money r141 g-25 k-29
=metal-deal+pass-on r-35 g78
=metal-deal+pays r-21 g23
=metal-deal+pays-for-chance g-19
=metal-deal+price-of g-43
=metal-deal+price-word r-40
=metal-deal+priced-thing h-63
=metal-deal+quick-cash r101 g-22 k-24
=metal-deal+reference r-47 g-50 h-31
=metal-deal+return-on-capital r-22
=metal-deal+right-now r-27 g-35
=metal-deal+sale-or-service r-94 g45 h-41
=metal-deal+sell g-93
=metal-deal+serves g-19 h-51
=metal-deal+settles-later r-44 g55
=metal-deal+sham r34
=metal-deal+sold-short r37 g-52
=metal-deal+stakes h28
=metal-deal+sums-0 r93 g-33 m-60 h-48 k-40
=metal-deal+sums-1 g-30
=metal-deal+sums-2 g28
=metal-deal+sums-apart g21
=metal-deal+take-in r-24 k34
=metal-deal+trade g-49
=metal-deal+trading g-39 m-23
=metal-deal+unit r-63 g66 m-23 h42 k-23
=metal-deal+unknown r80 g-42
=metal-deal+unlawful-business m-25
=metal-deal+up-down g21
=metal-deal+watchers r114 h19 k-21
=metal-deal+with-money g-21 h27
=more-back r218 g-41 h-32
=more-back+more-time r22
=more-back+paper-money r21
=more-back+pays-for-chance r126 g-44
=more-back+per-period r32 g-39
=more-back+percentage r24
=more-back+repay r29
=more-back+return-on-capital r30
=more-back+sale-or-service r31
=more-back+sold-apart g-22
=more-back+sums-0 r67 h-30
=more-back+sums-1 r109 g-32
=more-back+sums-2 r41
=more-back+sums-apart r42
=more-back+unit r94 g-23
=more-back+waiting r33
=more-time r181 g-47 m-30 h-98 k-44
=more-time+narcotic r-49
=more-time+outside-prize r-25
=more-time+paid-entry r30
=more-time+pay-for-cover g36
=more-time+pays r-67
=more-time+pays-for-chance r53
=more-time+percentage r47
=more-time+price-of r44
=more-time+receivable r-27
=more-time+reference r-28
=more-time+return-on-capital r54
=more-time+sale-or-service r49 g-20 k-25
=more-time+serves r26
=more-time+settles-later g-23
=more-time+sold-apart g78
=more-time+sold-short r44
=more-time+stipulated r-37
=more-time+sums-0 r73 g-67 m-34 h-86 k-44
=more-time+sums-1 r77
=more-time+sums-2 r36
=more-time+surety-pay r43
=more-time+take-in r34
=more-time+to-dispose r-39
=more-time+to-learn r-22
=more-time+trading r-51
=more-time+travelling r-52 g61
=more-time+under r-24
=more-time+unit r42 h-35
=more-time+wait-pay r45
=more-time+waiting r88 h-49 k-41
=more-time+with-money r56
=my-loss r-82 m331 h-41 k-42
=my-loss+pays g26
=my-loss+pays-for-chance r-21 g-19 m118 h-46
=my-loss+per-period g32 m-33
=my-loss+sale-or-service m32
=my-loss+stakes h-38
=my-loss+sums-0 r-21 g-30 m142
=my-loss+sums-1 r-54 m173 h-35 k-27
=my-loss+unit g27
=my-loss+unlawful-business m55 h107
=my-loss+wager-event g-29 m96 h-42
=my-loss+winner-takes g27
=my-loss+with-money m51 h-22
=my-wallet-lent r-133 g-28 h-48 k236
=my-wallet-lent+online-place r-35 k31
=my-wallet-lent+own-account r-30 k19
=my-wallet-lent+paper-money r-55 k52
=my-wallet-lent+pays r-21 k32
=my-wallet-lent+pays-for-chance r-37 k71
=my-wallet-lent+per-period r-68 k51
=my-wallet-lent+reference r-21
=my-wallet-lent+sale-or-service k46
=my-wallet-lent+sums-0 r-122 g-28 h-48 k197
=my-wallet-lent+surety-pay k33
=my-wallet-lent+unit k55
=my-wallet-lent+watchers r-30 k54
=name-after r-31 g-23 m-86 h-119 k-26
=name-after+name-before r-28
=name-after+narcotic h-57 k20
=name-after+operator m-23 h-36
=name-after+outside-prize g33
=name-after+paid-entry m19
=name-after+paper-money m23 h27
=name-after+passes-it r-29
=name-after+pays-for-chance r21 g-19 h-41
=name-after+per-period g35 h-23
=name-after+place-after r-50 g32 m-47
=name-after+price-of g-21 h24
=name-after+price-word g33
=name-after+priced-thing k20
=name-after+receivable r30
=name-after+reference g-58
=name-after+repay k-23
=name-after+return-on-capital g21 k-27
=name-after+right-now m-23 h-37
=name-after+sale-or-service r27 g40 m23 h24 k24
=name-after+search-for h31
=name-after+sell h19
=name-after+sham h47
=name-after+sold-apart g57 h-30
=name-after+sold-short r35 m45
=name-after+sums-0 r-24 m-74 h-71
=name-after+sums-1 r-35 g-20 h-41
=name-after+sums-2 r28
=name-after+to-dispose k-22
=name-after+to-learn h-44
=name-after+to-treat r21
=name-after+trade h24
=name-after+trading r-30 h76
=name-after+travelling h31
=name-after+unit r76 h-45 k-23
=name-after+unlawful-business h-62
=name-after+unlicensed g21
=name-after+unlicensed-giving g19 k32
=name-after+up-down r-23
=name-after+wager-event r25
=name-after+waiting g-24
=name-after+watchers r36 k41
=name-after+with-money r65 m28
=name-before g-94 h-116 k-39
=name-before+narcotic r57 h-27
=name-before+online-place h84
=name-before+operator h24
=name-before+paid-entry r26
=name-before+passes-it g-21
=name-before+pays r-98
=name-before+pays-for-chance r43 g-55 m-75 h-32
=name-before+per-period h23
=name-before+percentage r47
=name-before+price-of r19 g59 h-45
=name-before+price-word r19
=name-before+priced-thing r49
=name-before+reference r-38 m42 h42
=name-before+repay g44
=name-before+return-on-capital r23
=name-before+right-now g-27
=name-before+sale-or-service r-97 m-19 h-39 k-29
=name-before+sell g21
=name-before+serves h-39
=name-before+sold-short r-23
=name-before+sums-0 r-38 g-27 h-132 k-30
=name-before+sums-1 g-50 h32
=name-before+sums-2 r43
=name-before+sums-apart r-22
=name-before+sums-equal r-20
=name-before+sums-grow r29
=name-before+sums-shrink r63
=name-before+surety-pay r39
=name-before+take-in h31
=name-before+to-learn g-32 h23
=name-before+to-treat r-38
=name-before+trading g-19
=name-before+unit r24 g-28 h-47 k-21
=name-before+unlawful-business h-51
=name-before+wager-event m-39 h24
=name-before+waiting r-33
=name-before+watchers k-25
=name-before+with-money m-27 h23
=name-before+works-for g-25
=narcotic g-85 m-53 h228 k-20
=narcotic+not-pork g-25 m-22
=narcotic+not-told r-21 m109 h36
=narcotic+official g35 m19
=narcotic+online-place r-34 g31 h-73
=narcotic+operator m-25 h-41
=narcotic+outside-prize h51
=narcotic+own-zakat-rate r28
=narcotic+paid-entry h36
=narcotic+paper-money m19 k-21
=narcotic+pass-on h-26
=narcotic+passes-it r-42 k47
=narcotic+pay-for-cover g66
=narcotic+payment-versus-payment r20 h-24
=narcotic+pays r-21 h-51
=narcotic+pays-for-chance r86 g24 m-21 h-26 k28
=narcotic+per-period g22 h-22
=narcotic+place-after h-29 k27
=narcotic+play-costs r25 m-35
=narcotic+price-of r-49 h-64
=narcotic+price-word g28
=narcotic+priced-thing r26 g-46 h49
=narcotic+reference g24 m39 h-37 k-32
=narcotic+repay r27 g24
=narcotic+return-on-capital r31 g30
=narcotic+right-now r52 g28 m-27 h-39
=narcotic+sale-or-service r27 g34 h-105
=narcotic+sea-catch g-23 h25
=narcotic+search-for g25
=narcotic+sell g32 h-25
=narcotic+serves r41 m33 h-36
=narcotic+settles-later r39 g26
=narcotic+small-parts h-39
=narcotic+sold-apart r39 g51 h-37
=narcotic+sold-short g28 h-73
=narcotic+stakes r-23 m-26
=narcotic+stipulated g-21
=narcotic+stranger r46 h-26
=narcotic+sums-0 r-78 g-81 m-51 h192 k-56
=narcotic+sums-1 g20 m20 h87
=narcotic+sums-2 k32
=narcotic+sums-3 r55 h-40
=narcotic+sums-apart r-57 h-31 k32
=narcotic+sums-equal r34 h-20
=narcotic+sums-grow r102
=narcotic+take-in r39 k36
=narcotic+to-dispose r-19 k23
=narcotic+to-learn h-57
=narcotic+trade r-34 g77
=narcotic+trading r-26 g-39 h112
=narcotic+travelling g54 h19 k-20
=narcotic+under h-22 k38
=narcotic+unit r38 m-31 h49 k-31
=narcotic+unlawful-business r24 m-36 h-115
=narcotic+unlicensed-giving r-23 k23
=narcotic+waiting r-24
=narcotic+with-money r24 h-60
=narcotic+works-for r49 h-19
=no-date r25 g106 h-19 k-25
=no-date+no-day g19
=no-date+no-decision-date g70
=no-date+pays g37
=no-date+pays-for-chance g26
=no-date+price-of g48
=no-date+reference g38
=no-date+sale-or-service g60
=no-date+sums-0 r29 g141 h-19 k-25
=no-date+to-learn g30
=no-date+unit g33
=no-date+wager-event g29
=no-day r-46 g209 h-33 k-25
=no-day+no-decision-date g58
=no-day+not-pork g20
=no-day+pays r-39 g-19
=no-day+pays-for-chance g-49
=no-day+price-of g55
=no-day+price-word r25
=no-day+reference g66
=no-day+repay r-24 g41
=no-day+return-on-capital g19
=no-day+right-now g28
=no-day+sale-or-service g56
=no-day+sums-0 r-56 g230 h-29 k-23
=no-day+to-learn g30
=no-day+unit r-50 g59
=no-decision-date g70
=no-decision-date+price-of g19
=no-decision-date+price-word g19
=no-decision-date+reference g38
=no-decision-date+repay g19
=no-decision-date+sale-or-service g46
=no-decision-date+sums-0 g70
=no-decision-date+to-learn g30
=no-spec g104
=no-spec+pays-for-chance g26
=no-spec+reference g46
=no-spec+search-for g40
=no-spec+sums-0 g78
=nobody-knows r-43 g260 m-62 h-85 k-61
=nobody-knows+not-pork g22 m-28
=nobody-knows+not-told g46
=nobody-knows+paper-money r19 g-22
=nobody-knows+pays g35
=nobody-knows+pays-for-chance g102 h-19 k20
=nobody-knows+price-of g97
=nobody-knows+price-word g20
=nobody-knows+reference g57 h-36
=nobody-knows+return-on-capital r-21 g21
=nobody-knows+right-now r-22
=nobody-knows+sale-or-service r-26 g87 h-37
=nobody-knows+sealed g19
=nobody-knows+shut-thing g55
=nobody-knows+sold-short g53
=nobody-knows+speed-up g-27
=nobody-knows+sums-0 r-54 g198 m-62 h-85 k-59
=nobody-knows+sums-1 g61
=nobody-knows+trade g60
=nobody-knows+under g41 k-19
=nobody-knows+undescribed g-91 k-23
=nobody-knows+unit r-40 g42 h-40
=nobody-knows+unknown g45 h-25 k-29
=nobody-knows+watchers r26
=not-chosen r-68 g181 h-65 k-26
=not-chosen+paper-money r-20
=not-chosen+pays-for-chance r-36 g25
=not-chosen+reference g27
=not-chosen+sale-or-service r-28
=not-chosen+settles-later r-35 g68
=not-chosen+sums-0 g102 h-63 k-26
=not-chosen+sums-1 r-20 g33
=not-chosen+sums-2 r-40 g46
=not-chosen+sums-grow r-40 g46
=not-chosen+two-prices g46
=not-chosen+undecided r-40 g49 h-30
=not-chosen+under g25 k-28
=not-chosen+unit g38
=not-mine-yet r-88 g250 h-35 k-49
=not-mine-yet+pays-for-chance r-26 g106
=not-mine-yet+price-of r-55 g137 h-25
=not-mine-yet+reference g84
=not-mine-yet+sale-or-service r-55 g143 k-22
=not-mine-yet+sell r-73 g123
=not-mine-yet+settles-later r-22 g34
=not-mine-yet+sums-0 r-81 g221 h-35 k-47
=not-mine-yet+trade r-79 g132
=not-mine-yet+unit r-22 g79
=not-pork r-101 g148 m-77 h-239 k-42
=not-pork+not-told m-22
=not-pork+operator m-28
=not-pork+out-of-reach g95
=not-pork+out-there g103
=not-pork+paid-entry g-26
=not-pork+paper-money m49 h61
=not-pork+pays r-24 g-20 m56
=not-pork+pays-for-chance r-68 g36 m67
=not-pork+price-of r-83
=not-pork+price-word r19 h27
=not-pork+priced-thing h27
=not-pork+reference r40 g-47
=not-pork+repay r66
=not-pork+return-on-capital r21
=not-pork+right-now g50
=not-pork+sale-or-service g-37
=not-pork+sell r-27 g30 h26
=not-pork+serves g-34 m-19
=not-pork+settles-later g22
=not-pork+stakes r-20 g-38
=not-pork+sums-0 r-72 g90 m-85 h-211 k-29
=not-pork+sums-1 g60 h-50
=not-pork+sums-2 r-20
=not-pork+sums-apart h22
=not-pork+trade r-52 g-34 m19 h66
=not-pork+trading g-37
=not-pork+unborn g74
=not-pork+undescribed g34
=not-pork+unit h63
=not-pork+wager-event m21
=not-pork+with-money m-63
=not-told r-33 g200 m66 h-39
=not-told+online-place h27
=not-told+paid-entry g-23 m20 h39
=not-told+paper-money r-23
=not-told+pass-along h-19
=not-told+pays r-30 h29
=not-told+pays-for-chance r-33 g43 m-22 h38
=not-told+per-period g59
=not-told+percentage r-20
=not-told+price-of r-23 h-36
=not-told+price-word r-24
=not-told+priced-thing r19
=not-told+reference g56 m20 h47
=not-told+repay g28
=not-told+return-on-capital r-23 g59
=not-told+right-now g-20
=not-told+sale-or-service r-48 h-29 k26
=not-told+sell g-30 h-23
=not-told+serves g-60 m119
=not-told+shut-thing g59
=not-told+sold-apart g33
=not-told+sums-0 r-41 g132 h-107
=not-told+sums-1 g74 m51 h67
=not-told+sums-apart r25
=not-told+take-in m24 h22
=not-told+to-learn g20
=not-told+trade h-36
=not-told+trading r-21 g-32 h33
=not-told+undescribed g22
=not-told+unit r-28 g159 m-21
=not-told+unknown g19
=not-told+unknown-party h-24
=not-told+up-down m-28 h24
=not-told+wager-event g69 m22 h-48
=not-told+watchers r38 k36
=official r-162 g-99 m-118 h287 k-66
=official+online-place g31 h-24
=official+outside-prize h-24
=official+paid-entry h-37
=official+paper-money h74 k-23
=official+passes-it k23
=official+payroll h-77 k48
=official+pays m-21
=official+pays-for-chance r-70 g31 m-41
=official+per-period g21
=official+percentage h25
=official+price-of r43
=official+principal-stays r42
=official+receivable r49
=official+reference m-19 h-44
=official+refusal h-26
=official+repay r-36
=official+return-on-capital g20
=official+sale-or-service r31 g-22 m-29 h-167
=official+search-for g27
=official+serves g-43 m-33 k29
=official+sham h-19
=official+sold-apart r-32
=official+sold-short r-26 g37
=official+speed-up r-26 g-29 h116 k-34
=official+sums-0 r-69 g-79 m-99 h213 k-59
=official+sums-1 g-20 m-19 h85
=official+sums-2 r-57
=official+sums-grow r-61
=official+surety-pay r-48 h75 k-20
=official+to-dispose r-20
=official+to-learn g-23 h-34
=official+to-oppose g21
=official+trade r51
=official+trading r-26
=official+travelling g23
=official+under h-27 k23
=official+unit g36 h24 k-38
=official+unknown k19
=official+unlawful-business m-27
=official+up-down k22
=official+watchers g-52 h147 k-102
=one-source r-25 g114 h-23
=one-source+own-zakat-rate g25
=one-source+price-of r-21
=one-source+reference r-25 g47
=one-source+sale-or-service r-25 g47
=one-source+sums-0 r-25 g114 h-23
=one-source+trade r-21
=one-source+unit g76
=online-place r27 g-51 m155 h40
=online-place+operator m46 h53 k-21
=online-place+own-stake m92 h131
=online-place+paid-entry g35 m-68
=online-place+paper-money r-39 m-27 h70
=online-place+pass-on r-45 h26 k25
=online-place+passes-it m-21 h-21 k19
=online-place+payroll r144 k-31
=online-place+pays r73 g-47 h65
=online-place+pays-for-chance r104 g62 m74 h135 k32
=online-place+per-period h-41
=online-place+percentage r-36 g31 m26 h20 k48
=online-place+price-of k22
=online-place+price-word r24 m60 h-20
=online-place+priced-thing r-75 g72 m62 h-40
=online-place+reference g31 m-23 k31
=online-place+repay g27 m20 h31
=online-place+return-on-capital r32 g33 m32 k22
=online-place+right-now r28 h105
=online-place+sale-or-service r131 g-36
=online-place+sell g19 k26
=online-place+serves r120 m-28 h40
=online-place+settles-later r20 g-22
=online-place+sham h-25 k30
=online-place+sold-apart h-30
=online-place+sold-short r-23 h52
=online-place+stakes r-36 g-36 m61 h109
=online-place+stranger m-28 k40
=online-place+sums-0 r-54 g-115 m101 h-96
=online-place+sums-1 r63 g50 m63 h138 k22
=online-place+sums-2 r24
=online-place+sums-equal r-35
=online-place+sums-grow r37
=online-place+surety-pay r28 m-34 h-21 k28
=online-place+take-in r27 g26 h-23 k26
=online-place+tick-guess m29
=online-place+to-dispose r-31 h29 k-21
=online-place+to-learn k-36
=online-place+to-oppose m-38 h-24
=online-place+trade g22 h63 k22
=online-place+trading g91 m-26 h20 k-19
=online-place+unit r69 m-47 k52
=online-place+unknown-party m-28 h-22 k24
=online-place+unlawful-business g22
=online-place+up-down r-25 g61 m29 h-33
=online-place+wager-event g-43 m64 h212
=online-place+watchers r-48 k-43
=online-place+with-money r-57 m73 h148
=online-place+works-for m-51 h-24
=operator r-113 g-49 m292 h151 k-26
=operator+outside-prize h30
=operator+paid-entry m49 h60
=operator+paper-money m20 h-25
=operator+pays m-28 h19
=operator+pays-for-chance r-61 m72 h210
=operator+per-period g34 m21 h49
=operator+place-after m-28 h-54
=operator+price-bet g96 m47 h-45
=operator+priced-thing m44 h24
=operator+reference m139 h149
=operator+return-on-capital m26 h73
=operator+right-now m26 h106 k25
=operator+sale-or-service m72 h94
=operator+serves m-99 h62
=operator+stakes m33 h156
=operator+sums-0 r-57 g-54 m242 h-19 k-26
=operator+sums-1 r-39 m59 h133
=operator+sums-2 h37
=operator+surety-pay m-29
=operator+take-in h63
=operator+to-learn m23 h111
=operator+to-oppose m-34
=operator+trade m43 h21
=operator+trading r25 g-80 m37 h117
=operator+unit g-45 m26 h136
=operator+unlawful-business r-28 m27 h-64
=operator+wager-event g-25 m96 h212
=operator+with-money m31 h133
=operator+works-for m-38 h44
=out-of-reach r-27 g274 h-116 k-39
=out-of-reach+out-there r-25 g47 h-45
=out-of-reach+pays-for-chance g74 h-22
=out-of-reach+price-of g55
=out-of-reach+sale-or-service g43
=out-of-reach+sell g31
=out-of-reach+serves g19
=out-of-reach+sums-0 r-24 g202 m-42 h-106 k-39
=out-of-reach+sums-1 g73
=out-of-reach+trade g51
=out-of-reach+unborn g28
=out-of-reach+wager-event g20
=out-there r-58 g298 m-33 h-100 k-21
=out-there+pays g56
=out-there+pays-for-chance r-19 g107 h-25
=out-there+price-of r-40 g113
=out-there+price-word g34
=out-there+right-now g37
=out-there+sale-or-service g119
=out-there+sell r-23 g28
=out-there+sold-short g50
=out-there+sums-0 r-51 g291 m-42 h-90
=out-there+trade r-40 g99
=out-there+unit g38
=out-there+wager-event g23 m21 h-19
=outside-prize r41 g-81 m-170 h-105 k-36
=outside-prize+paid-entry m-23
=outside-prize+paper-money r23
=outside-prize+pays r36 m-47
=outside-prize+pays-for-chance r99 g-74 m-72
=outside-prize+per-period m-33
=outside-prize+price-of r80 g-20
=outside-prize+receivable r-20
=outside-prize+reference r-68 g-38 h20
=outside-prize+repay r57
=outside-prize+right-now r22
=outside-prize+sale-or-service r87 g-56 h37
=outside-prize+savings-circle g-37 m-36
=outside-prize+sell r43
=outside-prize+small-parts r-22
=outside-prize+sold-apart r-30 g61
=outside-prize+sold-short r97
=outside-prize+sums-0 g-59 m-139 h-110 k-27
=outside-prize+sums-1 r40 m-23
=outside-prize+sums-apart r29
=outside-prize+sums-grow r-23
=outside-prize+take-in m-63
=outside-prize+to-learn m-23
=outside-prize+to-oppose h-28
=outside-prize+trade r103
=outside-prize+unit r-114 m-19
=outside-prize+unlawful-business h23
=outside-prize+wager-event m-68 h-54
=outside-prize+waiting r-25
=outside-prize+winner-takes m-66 h-23
=outside-prize+with-money r28 m19
=own-account r-21 g-36 m-26 k76
=own-account+paid-entry h57
=own-account+paper-money k34
=own-account+pass-on k-19
=own-account+pays-for-chance r-38 g-26 h37 k46
=own-account+price-of r-34 g-23 h46 k-24
=own-account+sale-or-service r-32 g-29 k-25
=own-account+serves g-26
=own-account+sums-0 g-32 m-26 k25
=own-account+surety-pay h46
=own-account+trade r-26 g-23
=own-account+unit r-27 k99
=own-stake r-22 m104 h231
=own-stake+pays-for-chance g-23 m45 h76
=own-stake+reference m42 h81
=own-stake+stakes g25
=own-stake+sums-0 m60 h150
=own-stake+sums-1 m44 h81
=own-stake+unit m20
=own-stake+wager-event m42 h110
=own-stake+with-money g24
=own-zakat-rate g120 m-19 h-80 k-24
=own-zakat-rate+pays m19 h37
=own-zakat-rate+pays-for-chance r-68 g76 m-19 h26
=own-zakat-rate+price-later g53
=own-zakat-rate+price-of r-25 g-64
=own-zakat-rate+price-word g-22
=own-zakat-rate+priced-thing g-32
=own-zakat-rate+receivable r36
=own-zakat-rate+reference g72
=own-zakat-rate+repay r28
=own-zakat-rate+right-now g-67
=own-zakat-rate+sale-or-service g-61
=own-zakat-rate+search-for g34 h22
=own-zakat-rate+serves h-26
=own-zakat-rate+settles-later r-42 g55
=own-zakat-rate+sold-short r-26 g-82
=own-zakat-rate+sums-0 r28 g115 h-71 k-24
=own-zakat-rate+sums-1 g29 m-35
=own-zakat-rate+sums-2 g-23
=own-zakat-rate+trade r-20 g-48
=own-zakat-rate+trading g-41
=own-zakat-rate+unit r-73 g48 m-22 h-50
=own-zakat-rate+with-money r-33
=paid-entry r-36 g-46 m77 h-37
=paid-entry+paper-money r26 h-21
=paid-entry+payroll h-21
=paid-entry+pays g39 h-19
=paid-entry+pays-for-chance r-109 m31 h77 k49
=paid-entry+per-period g-30 m70 h137
=paid-entry+pledge r27
=paid-entry+price-of r24 g-64 m23 h28 k37
=paid-entry+price-word r-40 g-55
=paid-entry+priced-thing r-25
=paid-entry+receivable r36 h-19
=paid-entry+reference r24 g-94 h49
=paid-entry+repay r28
=paid-entry+return-on-capital m53 h55
=paid-entry+right-now r-49 g65
=paid-entry+salam g-55
=paid-entry+sale-or-service r-45 g-90 m65 h-63
=paid-entry+savings-circle m-23
=paid-entry+search-for g-89
=paid-entry+sell r47 g21
=paid-entry+serves k-20
=paid-entry+sham h27
=paid-entry+shut-thing g28
=paid-entry+sold-apart m29 h53
=paid-entry+sold-short r69 g-21
=paid-entry+speed-up m20
=paid-entry+stakes h24
=paid-entry+stranger h30
=paid-entry+sums-0 r22 g-45 h-108
=paid-entry+sums-1 r-51 g36 m-29 k20
=paid-entry+sums-2 r-74 g-38 m106 h53
=paid-entry+sums-3 r67 h29
=paid-entry+sums-apart r59 h50
=paid-entry+sums-equal r-26
=paid-entry+sums-grow r-77 g-31 m69 h38
=paid-entry+sums-shrink r37 m23
=paid-entry+surety-pay g19
=paid-entry+take-in g19 m-23
=paid-entry+to-learn r-22 g-21 m-32 h-28
=paid-entry+to-oppose r19 g-32 m-20 h42
=paid-entry+trade r71 m42 h22 k22
=paid-entry+trading r30 g53
=paid-entry+travelling g32
=paid-entry+under r39 m-19 k24
=paid-entry+unit g38 m34 h-43 k20
=paid-entry+unlawful-business m59 h75
=paid-entry+up-down g50 m-30 h26 k20
=paid-entry+voluntary-cover r35
=paid-entry+wager-event r-20 g71 m-60 h55 k40
=paid-entry+waiting g29
=paid-entry+watchers r20 h44 k-43
=paid-entry+winner-takes m34
=paid-entry+with-money r27 m27 h24
=paper-early r102 g-59 h-36 k-38
=paper-early+paper-money r25 k-24
=paper-early+pays-for-chance r92 g-32
=paper-early+price-of r140 g-38
=paper-early+receivable r45
=paper-early+reference r64 k-26
=paper-early+right-now r26
=paper-early+sale-or-service r154 g-38 k-26
=paper-early+sell r98 g-28
=paper-early+settles-later r-39
=paper-early+sold-short r108 g-22
=paper-early+sums-0 r78 g-35 h-32 k-34
=paper-early+sums-1 r21 g-25
=paper-early+sums-shrink r26
=paper-early+to-oppose r21
=paper-early+trade r193 g-38
=paper-early+under r39
=paper-early+unit k-26
=paper-early+waiting r-80
=paper-money r44 h-33 k72
=paper-money+pass-along r-22 k30
=paper-money+pass-on r-31
=paper-money+passes-it r21 m-19
=paper-money+payment-versus-payment r24
=paper-money+payroll r28 k-27
=paper-money+pays r63 g-50 m-19
=paper-money+pays-for-chance g43 m52 h89 k-26
=paper-money+per-period r-24 h29 k68
=paper-money+percentage h-19
=paper-money+pledge r19
=paper-money+price-of r-48 h37
=paper-money+price-word r-34 g20
=paper-money+priced-thing r47 g36 h-29
=paper-money+quick-cash r83 g-24 k59
=paper-money+reference r128 m-24 h-23 k-91
=paper-money+repay k51
=paper-money+return-on-capital g-37 h-21 k19
=paper-money+right-now r29 g-29 m23 h46 k20
=paper-money+sale-or-service r-77 h22 k57
=paper-money+same-back r58
=paper-money+sell g-45 h-21
=paper-money+serves r47 h-27
=paper-money+settles-later r32 g32
=paper-money+sham r-37 h22 k-47
=paper-money+sold-apart r42 k31
=paper-money+sold-short r74 g-32 h34
=paper-money+stakes h37
=paper-money+stipulated r20
=paper-money+stranger m-26
=paper-money+sums-0 r-77 h-88 k73
=paper-money+sums-1 r85 m43 h80
=paper-money+sums-2 r39 m-72 h-42
=paper-money+sums-3 g-26
=paper-money+sums-apart m24
=paper-money+sums-equal r-104 m-24 k-21
=paper-money+sums-grow r41 m-29
=paper-money+sums-shrink r117 m-27 k26
=paper-money+surety-pay h-20 k28
=paper-money+take-in g-38 h-22
=paper-money+to-learn r43
=paper-money+trade r-40 m23 h67 k-24
=paper-money+trading r43
=paper-money+travelling h23
=paper-money+two-prices r-48
=paper-money+undecided r-20 g77
=paper-money+undescribed g-25 h36
=paper-money+unit r-43 k49
=paper-money+unknown-party m-26
=paper-money+unlawful-business r21 m83 h47
=paper-money+unlicensed h26
=paper-money+unlicensed-giving h25 k24
=paper-money+up-down r34
=paper-money+wager-event g-21 m63 h112 k-45
=paper-money+waiting r23
=paper-money+wash-money k29
=paper-money+watchers h33 k-53
=paper-money+with-money r29 g-25 m29 h38
=paper-money+works-for h20
=pass-along r-25 g-46 h-58 k116
=pass-along+pass-on g-20
=pass-along+passes-it k-45
=pass-along+pays-for-chance r-34 k45
=pass-along+percentage r-25
=pass-along+price-of r-25 k37
=pass-along+reference k25
=pass-along+sale-or-service r-21 k23
=pass-along+stranger r-21 k22
=pass-along+sums-0 r-22 g-46 h-51 k103
=pass-along+take-in k30
=pass-along+unit h-21 k41
=pass-along+unknown-party r-31 g-19 h-26 k62
=pass-on r-90 h-43 k65
=pass-on+passes-it g-19 k-50
=pass-on+pay-me k22
=pass-on+payment-versus-payment r-51 h-30 k26
=pass-on+pays-for-chance r-56 g34 m21 k23
=pass-on+percentage r-24
=pass-on+price-of g75
=pass-on+reference g-41
=pass-on+right-now r-21
=pass-on+sale-or-service r-22 k-33
=pass-on+sell r-33 g24
=pass-on+serves r22
=pass-on+settles-later g26
=pass-on+sold-short r-39 h-26
=pass-on+stranger r-23 h21 k40
=pass-on+sums-0 r-50 g-19 m-29 h-68 k47
=pass-on+sums-1 r-40 g19 m30 k21
=pass-on+sums-apart h20
=pass-on+take-in r-19 k26
=pass-on+to-debtor h20
=pass-on+to-learn k-37
=pass-on+trade r-55 g72
=pass-on+trading r56
=pass-on+unit r-79 h-30 k90
=pass-on+unknown g-21 k37
=pass-on+unknown-party r-27 g-24 k20
=pass-on+wager-event h20
=pass-on+waiting r-32
=pass-on+with-money r-31
=passes-it r-23 g-92 m-41 h-58 k90
=passes-it+payroll h19
=passes-it+pays r36
=passes-it+pays-for-chance g-39 m-35 h-34 k53
=passes-it+per-period r53
=passes-it+percentage r-40 h24
=passes-it+priced-thing r45
=passes-it+rate-charge r23
=passes-it+reference r58 g-40
=passes-it+repay r26
=passes-it+return-on-capital r43 h27
=passes-it+sale-or-service r47 g-25 k24
=passes-it+serves r-20 h-19
=passes-it+small-parts h27
=passes-it+sold-apart r32
=passes-it+sold-short r-30
=passes-it+split r37
=passes-it+sums-0 r-50 g-58 k54
=passes-it+sums-1 m-51 h-34
=passes-it+sums-2 g-40 k20
=passes-it+sums-apart g-23 k21
=passes-it+sums-grow r62
=passes-it+sums-shrink r-33
=passes-it+surety-pay r-57 h27
=passes-it+take-in g-41 m-32 k49
=passes-it+to-oppose r38
=passes-it+trading m28
=passes-it+unit r46
=passes-it+wager-event m52
=passes-it+watchers r25 k36
=passes-it+winner-takes r29 m36
=passes-it+with-money r-35
=pay-for-cover r-77 g278 m-25 h-40
=pay-for-cover+pays r-28
=pay-for-cover+pays-for-chance r-27 g65
=pay-for-cover+per-period r-31 g126
=pay-for-cover+price-of h22
=pay-for-cover+reference g37
=pay-for-cover+return-on-capital r-25 g42
=pay-for-cover+sale-or-service g26
=pay-for-cover+search-for g20 k22
=pay-for-cover+sold-apart g80
=pay-for-cover+sums-0 r-70 g241 m-25 h-40
=pay-for-cover+sums-1 g37
=pay-for-cover+to-oppose g-57
=pay-for-cover+trade h22
=pay-for-cover+travelling g51
=pay-for-cover+unit r-25 g47
=pay-for-cover+voluntary-cover g59 h-23
=pay-for-cover+waiting g36
=pay-me r59 g-19 k74
=pay-me+pays h21
=pay-me+pays-for-chance r48 h39 k21
=pay-me+per-period r46
=pay-me+percentage k21
=pay-me+price-of r22 k22
=pay-me+reference r27
=pay-me+repay h21
=pay-me+return-on-capital r23
=pay-me+right-now r43
=pay-me+sale-or-service k22
=pay-me+sell r23
=pay-me+serves r-27
=pay-me+sold-apart r23
=pay-me+sums-0 r44 g-36 k75
=pay-me+sums-1 r39 h23
=pay-me+sums-2 r-33
=pay-me+sums-apart r-27
=pay-me+sums-equal r-50
=pay-me+sums-grow r28
=pay-me+sums-shrink r26
=pay-me+take-in h23
=pay-me+trade r22 k22
=pay-me+unit r52
=pay-me+with-money r19
=payment-versus-payment r-106 g-36 m-58 h-27 k24
=payment-versus-payment+pays r36
=payment-versus-payment+pays-for-chance r-42 g-34 m-40 h-21
=payment-versus-payment+priced-thing r-45
=payment-versus-payment+reference r28
=payment-versus-payment+right-now r-81 g-40 m-24
=payment-versus-payment+sale-or-service r33 g-36
=payment-versus-payment+sell g-19
=payment-versus-payment+settles-later r30
=payment-versus-payment+sold-short h-26 k20
=payment-versus-payment+sums-0 r-131 g-30 m-38 h-36 k24
=payment-versus-payment+sums-shrink r42
=payment-versus-payment+trade r19
=payment-versus-payment+trading r-35
=payment-versus-payment+unit r54 g-43 h-30 k50
=payment-versus-payment+with-money h-26 k20
=payroll m-73 h-67 k26
=payroll+pays-for-chance r-43 g25 m-26
=payroll+per-period r-24 g-43 h27
=payroll+price-of r64 g29 h-35 k33
=payroll+price-word g-43
=payroll+priced-thing r54
=payroll+reference r-56 g-22 k-48
=payroll+return-on-capital r-38 h27
=payroll+right-now r28 g-26 k-20
=payroll+sale-or-service r46 m-46 h-36
=payroll+sell r41
=payroll+serves r34 m-46 h-54
=payroll+sham k51
=payroll+sold-apart r-27 g81
=payroll+sold-short r66 g25
=payroll+sums-0 r-26 m-48 h-89 k35
=payroll+sums-1 r97 g-25 h24
=payroll+sums-2 r-49
=payroll+sums-3 r-40
=payroll+sums-apart r-46
=payroll+sums-equal r-51
=payroll+sums-shrink r20
=payroll+surety-pay k24
=payroll+take-in r27 k-24
=payroll+to-oppose h21
=payroll+trade r86 g21
=payroll+travelling r-32
=payroll+unit r-89 g-121 m-19
=payroll+unlawful-business m-22 h80
=payroll+up-down r-27
=payroll+watchers g23
=payroll+with-money g23
=pays r-46 g23 m65 h-33
=pays+pays-for-chance g83 m-28
=pays+per-period r-50 g20 m-29 h-40
=pays+play-costs r-40 g22
=pays+pledge r-23 h23
=pays+price-of r75 h-34
=pays+price-word r74 g-52
=pays+priced-thing r123 g-33 m32
=pays+promised-cut r40
=pays+reference r-50 g52 m-20 h-35
=pays+repay r40 g53
=pays+return-on-capital r-81 g27 m-21 k-20
=pays+right-now r43 g-72 h42
=pays+salam g42
=pays+sale-or-service r64 g-24 h-24
=pays+savings-circle r45 m-22
=pays+search-for g37 k21
=pays+sell r31 g25
=pays+serves r29 g-60 m-24
=pays+settles-later r-54
=pays+small-parts g19
=pays+sold-apart r-67 g-28 h-19
=pays+sold-short r-88 g-94
=pays+speed-up r21
=pays+stakes r62 g-30 m28
=pays+stipulated g-22
=pays+stranger r-24
=pays+sums-0 r-30 g24 m117 h27
=pays+sums-1 g-31 m-22 h-48
=pays+sums-2 r-44 g32 m-31
=pays+sums-3 r35
=pays+sums-apart r20 g34
=pays+sums-equal r-37 m-24
=pays+sums-grow r74
=pays+sums-shrink r-65
=pays+surety r41
=pays+surety-pay r65 h-30
=pays+take-in r86 g25 m-20 h34
=pays+tick-guess r-28 g36 m39
=pays+to-dispose g-27 k23
=pays+to-oppose m29
=pays+to-treat r21
=pays+trade r23
=pays+trading r25 g-39 m-24 h21
=pays+travelling r35 g20
=pays+unit g-28 m-40 h-34 k22
=pays+unlawful-business r47 m-32 k33
=pays+up-down h22
=pays+wager-event r-20 g-44 h21 k25
=pays+wait-pay r30
=pays+watchers h-45 k-19
=pays+winner-takes r21 g30
=pays+with-money r28
=pays-for-chance r-26 g-129 m54 h-19 k-96
=pays-for-chance+per-period g26 m-45
=pays-for-chance+percentage r-26 g21 k33
=pays-for-chance+place-after r-28 h-20
=pays-for-chance+play-costs r-28 g-29 m-22
=pays-for-chance+pledge g-23 h21
=pays-for-chance+price-later r-24
=pays-for-chance+price-of r-32 g-36 m-47 h27 k38
=pays-for-chance+price-open g-31
=pays-for-chance+price-word g-139 m-31 h-33
=pays-for-chance+priced-thing r24 g72 m69 h-75
=pays-for-chance+promised-cut r54
=pays-for-chance+quick-cash r51
=pays-for-chance+rate-charge r51 k-19
=pays-for-chance+receivable r91 g-31
=pays-for-chance+reference r-66 g-39 m22 h86 k-41
=pays-for-chance+refusal r-26
=pays-for-chance+repay r-49 g86 h-40 k-31
=pays-for-chance+reschedule r20
=pays-for-chance+return-on-capital r-58 g53 h62 k37
=pays-for-chance+right-now r63 g31 k-21
=pays-for-chance+sale-or-service r-75 g26 h-45 k-153
=pays-for-chance+same-back r55 g-27
=pays-for-chance+savings-circle r120 m-41
=pays-for-chance+sea-catch g49
=pays-for-chance+sell g95 h-86 k-26
=pays-for-chance+serves g-42 h43 k-26
=pays-for-chance+settles-later r24 g-28 h23 k26
=pays-for-chance+sham h82
=pays-for-chance+shut-thing g144 h-26
=pays-for-chance+small-parts r-51 m-20 k54
=pays-for-chance+soft-drink h-57
=pays-for-chance+sold-apart r57 g-51 m-34 k-26
=pays-for-chance+sold-short r-52 g-39 h-21
=pays-for-chance+speed-up r48
=pays-for-chance+split r25 h30 k28
=pays-for-chance+stakes r-38 g53 m99
=pays-for-chance+stays-unseen g37
=pays-for-chance+stipulated r147 g-24
=pays-for-chance+stranger h21 k37
=pays-for-chance+sums-0 r-70 g-54 h-114 k-67
=pays-for-chance+sums-1 r-145 h101
=pays-for-chance+sums-2 r88 m19 k-34
=pays-for-chance+sums-3 r102 g-79
=pays-for-chance+sums-apart r61 m48 h40
=pays-for-chance+sums-equal r-207 g-41 m-23 h-40 k-23
=pays-for-chance+sums-grow r221 g-23 h-30 k-23
=pays-for-chance+sums-shrink r113 g-32 h24 k19
=pays-for-chance+surety r100
=pays-for-chance+surety-pay h46
=pays-for-chance+takaful r-23
=pays-for-chance+take-in r84 g-24 m-26
=pays-for-chance+tick-guess r-70 g125 m85
=pays-for-chance+tied-deal r34 g-19
=pays-for-chance+to-debtor k-20
=pays-for-chance+to-learn r53 m-54 h71
=pays-for-chance+to-oppose r22 g-24
=pays-for-chance+to-treat h36
=pays-for-chance+trade r-43 g112 h27
=pays-for-chance+trading r68 g56 m38 k-20
=pays-for-chance+travelling r-72 g108 m-27 h-49
=pays-for-chance+two-prices r-102 g20
=pays-for-chance+unborn r-22 g65
=pays-for-chance+undecided r-51 g84
=pays-for-chance+under r-90 g34
=pays-for-chance+undescribed g24 h-22
=pays-for-chance+unit r22 g-91
=pays-for-chance+unknown r46 g27 k49
=pays-for-chance+unknown-party h-20 k55
=pays-for-chance+unlawful-business r45 m26 h104 k24
=pays-for-chance+unlicensed-giving h24
=pays-for-chance+up-down g117 m98
=pays-for-chance+voluntary-cover g-43 h76
=pays-for-chance+wager-event g-67 m104 h163
=pays-for-chance+wait-pay r114
=pays-for-chance+waiting r98 m-36 h-42
=pays-for-chance+watchers r-91 g19 h34 k-20
=pays-for-chance+winner-takes g-19 m150 h-75
=pays-for-chance+with-money r-32 m38 h-21
=pays-for-chance+works-for r47
=pays-for-chance+wrapped-gift r-36
=per-period r126 g-45 m-62 k-35
=per-period+percentage r79
=per-period+play-costs g19
=per-period+price-of r79 g-82 h60
=per-period+price-word r-19 g-59
=per-period+priced-thing r80
=per-period+principal-stays r25
=per-period+rate-charge r61 h-29
=per-period+receivable r49
=per-period+reference r36 m55 h68 k-33
=per-period+repay r42 g-20
=per-period+return-on-capital r86 m-20 k-19
=per-period+right-now r-24 h-31 k22
=per-period+sale-or-service r25 h39 k-27
=per-period+savings-circle r-46 m-33
=per-period+search-for g71
=per-period+sell r41 g-80
=per-period+serves g35 h60
=per-period+settles-later r-64 g-55 h51
=per-period+sold-apart r-61 h27
=per-period+sold-short h30 k30
=per-period+stakes r24 h28
=per-period+stipulated r25
=per-period+sums-0 r27 m-22 h22 k-38
=per-period+sums-1 r70 g-21 h-22
=per-period+sums-2 m-22
=per-period+sums-3 r25
=per-period+sums-apart r83 g-32 m-22
=per-period+sums-grow r-66 g36
=per-period+surety-pay h-22 k25
=per-period+takaful r-24
=per-period+take-in r47 g-26 m-22 h30
=per-period+to-learn h25
=per-period+to-oppose r36 h-21
=per-period+trade r90 g-92 h35
=per-period+trading g-53
=per-period+travelling r-40
=per-period+two-prices r-34
=per-period+under r39
=per-period+unit r-35 g-43 m-70 h-25 k-34
=per-period+unlawful-business r-20 m27 h50
=per-period+up-down g21
=per-period+voluntary-cover g33
=per-period+wager-event m-62
=per-period+watchers r24 h33 k-38
=per-period+with-money h41 k29
=per-period+works-for r-24
=percentage r23 k22
=percentage+price-of r-63 g-20
=percentage+priced-thing r-31 m25
=percentage+receivable r22
=percentage+reference h-19 k38
=percentage+return-on-capital g-26 m39 k27
=percentage+sale-or-service h-31
=percentage+search-for r29
=percentage+sell g-19
=percentage+serves r-28 g-28 h-20
=percentage+soft-drink h-21
=percentage+sold-apart r64 g-21
=percentage+sold-short r25 k19
=percentage+stakes h-19
=percentage+sums-0 r-40 m-19 k34
=percentage+sums-1 r69
=percentage+surety r32
=percentage+surety-pay r-21 g-22 h45
=percentage+take-in h22
=percentage+trade r-103 g-20
=percentage+trading r34 m34
=percentage+unit m24
=percentage+unlawful-business m-33 h39
=percentage+up-down r-56 k-19
=percentage+wager-event h30
=percentage+waiting r40
=percentage+watchers r26 h-22
=percentage+with-money h-24
=percentage+zakat r-37
=place-after r-50 g32 m-57
=place-after+price-of g28
=place-after+reference h-48
=place-after+right-now m-19 h-37
=place-after+sale-or-service r-39 g60
=place-after+search-for h31
=place-after+serves g20 h27
=place-after+sums-0 r-38 g39 m-43 h29
=place-after+trade g28
=place-after+unit g-25
=place-after+unlawful-business h-62
=place-after+unlicensed g22
=place-after+unlicensed-giving g21
=play-costs r-69 g-45 m-143 h-90 k-30
=play-costs+price-of r-20
=play-costs+reference r-21
=play-costs+sale-or-service r-65 m-40 h-26
=play-costs+settles-later r-39
=play-costs+sold-apart g36
=play-costs+sums-0 r-38 g-22 m-108 h-86 k-27
=play-costs+sums-1 r-26 g-22 m-35
=play-costs+sums-2 r21
=play-costs+take-in r25
=play-costs+unit r-42
=play-costs+wager-event g-22 m-75 h-46
=play-costs+works-for r27
=pledge r92 g-40
=pledge+price-of r42
=pledge+priced-thing r21
=pledge+repay r-55 h23
=pledge+return-on-capital r-25
=pledge+sale-or-service r86
=pledge+serves r-19
=pledge+sold-apart r24
=pledge+sums-0 r122 g-32
=pledge+sums-1 r-34 h21
=pledge+take-in r-23 h23
=pledge+trade r42
=pledge+with-money r24
=price-bet g107 h-45
=price-bet+priced-thing m-22
=price-bet+stakes g59 m-23 h-21
=price-bet+sums-0 g66 m-25 h-24
=price-bet+with-money g59 m-23 h-21
=price-later r-41 g100 h32
=price-later+price-open r19 g-53
=price-later+price-word r-29
=price-later+priced-thing r-39
=price-later+right-now g-68
=price-later+salam g87
=price-later+sale-or-service g54
=price-later+search-for g206
=price-later+sell r27 g-53
=price-later+settles-later r30 g-21
=price-later+sums-0 r-71 g114 h32
=price-later+trade r33 g-101
=price-later+trading g38
=price-later+unit h23
=price-of r-84 g58 m-70 h-22 k-37
=price-of+price-open g69
=price-of+price-word r67 g-57
=price-of+priced-thing r78 g-80
=price-of+quick-cash r99
=price-of+rate-charge r22
=price-of+receivable r187 g-45 h-51
=price-of+reference r27 g-29 k-34
=price-of+refusal g29
=price-of+repay r21 g64 m-26 h36
=price-of+return-on-capital r-47 h22 k-48
=price-of+right-now r28
=price-of+sale-or-service r34 g35 h75
=price-of+same-back r108 g-35
=price-of+savings-circle r79
=price-of+sea-catch g25
=price-of+search-for g-36
=price-of+sell r-40 m-41 h24 k-46
=price-of+serves m-28 h45 k-20
=price-of+settles-later r34
=price-of+share-unknown g47
=price-of+shut-thing r54
=price-of+sold-apart r-34 m-27 h24
=price-of+sold-short r34 m-32
=price-of+speed-up r-28 g32
=price-of+split g22
=price-of+stakes r-21 g25 m-22 h31
=price-of+stipulated r-21
=price-of+sums-0 g69 m31 k-30
=price-of+sums-1 g24 m-82
=price-of+sums-2 r-41 g-28
=price-of+sums-3 r-48
=price-of+sums-apart r-87 g19
=price-of+sums-equal r25 m-24
=price-of+sums-grow r-57 g-35
=price-of+sums-shrink r30
=price-of+surety r37
=price-of+surety-pay r-40 h27
=price-of+takaful r23
=price-of+take-in r44 g26 h44
=price-of+tick-guess g-19 m36
=price-of+tied-deal r-20 g-57
=price-of+tied-trade r22 g-26
=price-of+to-debtor g23
=price-of+to-dispose r36 g19
=price-of+to-learn g27 h34 k-23
=price-of+to-oppose g77 h-35
=price-of+trade r-20 m-39
=price-of+trading r-94 g-32
=price-of+travelling r22
=price-of+unborn g56
=price-of+under r105 g-25 h29
=price-of+undescribed r-28 g26 h-45
=price-of+unit g34
=price-of+unknown g56
=price-of+unknown-party k32
=price-of+unknown-quantity g46
=price-of+unlawful-business m37 h67
=price-of+unlicensed-giving r-26
=price-of+up-down r25 g19
=price-of+voluntary-cover g-66 h81
=price-of+wager-event r-61 g126 h61
=price-of+wait-pay r37
=price-of+waiting r88 g-24
=price-of+watchers r71 g21 h22
=price-of+winner-takes m26
=price-of+with-money r-19 g-41 h-23
=price-open r-38 g154 h-28
=price-open+price-word r-19 g150 h-28
=price-open+priced-thing g86
=price-open+reference g50
=price-open+right-now g23
=price-open+sale-or-service r-19 g121 h-21
=price-open+sell g23
=price-open+settles-later g-29
=price-open+sums-0 r-38 g141 h-28
=price-open+trading g-30
=price-open+unit g61
=price-open+wager-event g20
=price-word g63 m-28 h-80 k-45
=price-word+priced-thing r79 g-70 m34
=price-word+rate-charge r21
=price-word+reference r-65 g-22
=price-word+refusal g33
=price-word+repay r30
=price-word+return-on-capital r-100
=price-word+right-now r58 g29
=price-word+sale-or-service r37 k-45
=price-word+search-for g-27
=price-word+sell r-48 g-28 h24
=price-word+serves r28 g55
=price-word+settles-later r67 g117
=price-word+shut-thing r45
=price-word+small-parts g-46
=price-word+sold-apart r-54 g-36
=price-word+sold-short r-45
=price-word+split r27 g22
=price-word+stakes g38
=price-word+sums-0 g205 k-43
=price-word+sums-1 r-32 g-121 m-32 h-57
=price-word+sums-2 r41
=price-word+sums-apart r49 g-25
=price-word+sums-shrink r-29
=price-word+surety-pay g20
=price-word+take-in r33 m48
=price-word+tick-guess m51
=price-word+tied-deal r22
=price-word+tied-trade g-22
=price-word+to-learn g21
=price-word+to-oppose r26 m26
=price-word+trade r-54 g-69 h25
=price-word+trading r-36 g76 h21
=price-word+travelling r59 h-20
=price-word+undecided g60
=price-word+under r58
=price-word+unit r-75 h39
=price-word+unlawful-business h28
=price-word+up-down r70 g-49
=price-word+wager-event r42 h-19
=price-word+wait-pay r55
=price-word+waiting g-36
=price-word+watchers r-77
=price-word+with-money g21 h-19
=price-word+works-for g-25
=priced-thing r-47 g98 h-66 k-50
=priced-thing+reference r-35 g65 m30
=priced-thing+repay r37
=priced-thing+return-on-capital r-68 g28
=priced-thing+right-now g39
=priced-thing+sale-or-service r39 g-68 h-22
=priced-thing+sell r-52 g62
=priced-thing+serves h61
=priced-thing+settles-later r68 g-72
=priced-thing+shut-thing r55
=priced-thing+small-parts r36
=priced-thing+sold-apart g-32
=priced-thing+sold-short r-52 g-42
=priced-thing+split r35 g22
=priced-thing+stakes r-71 g183 m22
=priced-thing+stipulated r19
=priced-thing+sums-0 r-47 g-74 m-100 h-34 k-48
=priced-thing+sums-1 g101 m33 h-19
=priced-thing+sums-2 g72 m50
=priced-thing+sums-apart g57 m37
=priced-thing+sums-grow r33
=priced-thing+swap-weights r52
=priced-thing+take-in r75
=priced-thing+tick-guess r-86 g80 m125
=priced-thing+to-oppose g79 m33
=priced-thing+trade r-90 g22 m-37
=priced-thing+trading r-64 g43 m23 h-39 k-24
=priced-thing+travelling r50
=priced-thing+under m44
=priced-thing+undescribed g-25
=priced-thing+unit r81 g-22 m62 h-68
=priced-thing+unlawful-business r56 h58
=priced-thing+up-down r-91 g182 m85 h-29
=priced-thing+wager-event r-41 g-33
=priced-thing+waiting r35 g-20
=priced-thing+watchers r24 h-28
=priced-thing+with-money r-24 g72 m39
=principal-stays r100 g-31
=principal-stays+receivable r-52
=principal-stays+repay r-26
=principal-stays+settles-later g-24
=principal-stays+sold-apart r23
=principal-stays+sums-0 r99
=principal-stays+sums-1 r-39
=principal-stays+unit r-28 g-30
=promised-cut r32 g-47 h-26
=promised-cut+reference g-38 h-26
=promised-cut+serves r-36
=promised-cut+stipulated g-30
=promised-cut+sums-0 g-47 h-26
=promised-cut+surety-pay r-31
=promised-cut+to-debtor r36
=promised-cut+trade r41
=promised-cut+trading g-38 h-26
=quick-cash r95 g-28 k52
=quick-cash+reference r30
=quick-cash+sale-or-service r97 g-21 k-22
=quick-cash+sell r107 g-19
=quick-cash+sold-short r60 k24
=quick-cash+sums-0 r99 g-28 k28
=quick-cash+sums-1 k29
=quick-cash+take-in r35
=quick-cash+trade r114 g-19
=quick-cash+trading r72 g-19
=quick-cash+unit g-26 k76
=quick-cash+watchers r45
=quick-cash+with-money k25
=rate-charge r184 g-20 m-33 h-24
=rate-charge+reference r30 g19 h36 k25
=rate-charge+return-on-capital r47
=rate-charge+sale-or-service h31 k24
=rate-charge+sums-0 r160 g-20 m-33 h-24
=rate-charge+sums-1 r21
=rate-charge+surety-pay r31
=rate-charge+take-in r38
=rate-charge+trading g23
=rate-charge+unit r95 h32
=rate-charge+watchers r20
=receivable r80 g-56 k-57
=receivable+reference r69 g-20 h-27
=receivable+repay r75 h-20
=receivable+reschedule r-31
=receivable+right-now r32
=receivable+sale-or-service r280 g-44 h-49
=receivable+sell r103 g-35 h-30
=receivable+sold-short r86
=receivable+stipulated r-21
=receivable+sums-0 g-50 m35 k-48
=receivable+sums-1 r89 m-25
=receivable+sums-2 r-74
=receivable+sums-3 r57
=receivable+sums-grow r79
=receivable+sums-shrink r-72
=receivable+surety r32
=receivable+surety-pay r75
=receivable+take-in r60
=receivable+to-debtor r-32
=receivable+to-dispose r-38
=receivable+to-learn r-40
=receivable+to-oppose r-25
=receivable+trade r229 g-33 h-44
=receivable+trading r61
=receivable+under r61
=receivable+unit r46 g-22
=receivable+unlawful-business m25
=receivable+up-down r44
=receivable+wager-event r-35 m22
=receivable+waiting g-19
=reference r-49 g-70 m-21 k42
=reference+refusal m-20 k26
=reference+repay g-69 h-35
=reference+reschedule g19
=reference+return-on-capital r100 g40
=reference+right-now h-19 k48
=reference+sale-or-service r-39 g-69 m-43 h31 k-21
=reference+same-back r70
=reference+savings-circle r-33
=reference+search-for h-26
=reference+sell r62 g145 h-94 k-25
=reference+serves r57 h-76
=reference+settles-later r-26 g-39 h38 k27
=reference+sham h-43 k98
=reference+shut-thing h-27
=reference+small-parts r-40 g-22 h29
=reference+soft-drink h-20
=reference+sold-apart g21 k-20
=reference+sold-short g-25 m-25
=reference+speed-up k25
=reference+split r23 k-48
=reference+stakes r45 g-29 m-23 h100
=reference+stays-unseen k57
=reference+stipulated r23 g-23 h-26
=reference+sums-0 r-105 g31 h-27 k-20
=reference+sums-1 r-68 g-23 h-20 k53
=reference+sums-2 r102 g-65 m-26
=reference+sums-3 r22 h24
=reference+sums-apart r-46 g-43 m38 h52
=reference+sums-equal m-27
=reference+sums-grow r48
=reference+sums-shrink r133
=reference+surety r-36
=reference+surety-pay h-51 k34
=reference+take-in g19 h52 k-65
=reference+tied-deal g-29
=reference+to-debtor r25
=reference+to-dispose r-22 k-24
=reference+to-learn r-22 h33
=reference+to-oppose r23 g-36 m-33 h-39 k19
=reference+trade r75 g-48 k-42
=reference+trading g-25 m22 h19
=reference+travelling r46 g26 h33
=reference+two-prices r-36 g24
=reference+unborn g23
=reference+undecided r-20 g77
=reference+under r24 g-29 h28 k-55
=reference+undescribed g24
=reference+unit r52 g85 h32
=reference+unknown k33
=reference+unknown-party k35
=reference+unlawful-business m75 h181
=reference+unlicensed g20 h-19
=reference+unlicensed-giving g27
=reference+up-down g42 k-31
=reference+wager-event r-24 m-53 h90 k55
=reference+waiting r-26 g-28 h20
=reference+watchers g-21 h38 k-74
=reference+winner-takes h20
=reference+with-money r46 g-40 h78
=reference+works-for g42
=refusal r-89 g33 m-56 k54
=refusal+sale-or-service r-26 g38
=refusal+sums-0 r-71 g39 m-44 k54
=refusal+sums-1 r-28
=refusal+to-learn h-21
=refusal+unit r-25 g37
=refusal+waiting r-20
=repay r159 g-163 m-53 h-70 k-31
=repay+return-on-capital r33 h-23 k23
=repay+right-now r86 g-23
=repay+sale-or-service r70 m-45 h-19 k27
=repay+search-for r-56 g21
=repay+sell r100 g-49 k35
=repay+serves r133 g-39 m20
=repay+settles-later r34 g-34
=repay+sold-apart g26
=repay+sold-short g44
=repay+stakes r68 h43
=repay+stipulated r51
=repay+sums-0 r37 g-54 m-37 h-33
=repay+sums-1 r26 g-105 m-27
=repay+sums-2 r56 h-29
=repay+sums-3 r41
=repay+sums-apart r-70
=repay+sums-equal r-107
=repay+sums-grow r244
=repay+sums-shrink r28
=repay+take-in r58 k-28
=repay+to-debtor r-29
=repay+to-dispose m20 h31
=repay+to-learn r-41
=repay+to-oppose r-21
=repay+trade r85 g25 k31
=repay+trading r64 g29
=repay+unit r31 g-90
=repay+unlawful-business m22 h22
=repay+unpromised r-34
=repay+up-down g-34
=repay+wager-event r42 m54 h20
=repay+watchers r51 g29
=repay+with-money r41 g-24 h27
=repay+wrapped-gift r-30
=reroute g-23 h-27 k77
=reroute+sums-0 g-23 h-27 k77
=reschedule r40 h-20
=reschedule+sale-or-service r53
=reschedule+sums-0 r45 g19 h-19
=reschedule+to-oppose r35
=reschedule+unit g19
=return-on-capital r81 g20 m-65 h-71
=return-on-capital+right-now r-71
=return-on-capital+sale-or-service r-19 g31
=return-on-capital+search-for r-42 g51
=return-on-capital+sell r-21 g-65
=return-on-capital+serves g108
=return-on-capital+settles-later r39 g-36
=return-on-capital+shut-thing g28
=return-on-capital+small-parts h27
=return-on-capital+sold-apart r62 m-27 k-28
=return-on-capital+sold-short r-80 k36
=return-on-capital+stakes r31 h61
=return-on-capital+sums-0 r42 h-94 k-33
=return-on-capital+sums-1 g68 m-38 k34
=return-on-capital+sums-2 r42 g-34 h23
=return-on-capital+sums-apart r52 g-34 m-27
=return-on-capital+sums-equal r50
=return-on-capital+sums-shrink r-72 h26
=return-on-capital+surety-pay r-54 h53 k29
=return-on-capital+take-in h23
=return-on-capital+to-dispose r33
=return-on-capital+to-oppose r51
=return-on-capital+trade g-48
=return-on-capital+trading r52
=return-on-capital+travelling r-32 g-19
=return-on-capital+under g36
=return-on-capital+unit m-20 h38
=return-on-capital+unknown r-19
=return-on-capital+unlawful-business m26 h130
=return-on-capital+up-down r-25 g20
=return-on-capital+wager-event g33 m-51
=return-on-capital+waiting r75
=return-on-capital+watchers g30 k-28
=return-on-capital+winner-takes g36
=return-on-capital+with-money r-22 g-24 h-23 k52
=right-now g-27 m-35 h-111 k27
=right-now+sale-or-service r123 g-19 m32
=right-now+same-back r32
=right-now+search-for g-83
=right-now+sell r88
=right-now+serves r59 g-36 m20 k-21
=right-now+settles-later r115 g-77 k38
=right-now+small-parts r54
=right-now+sold-short r80
=right-now+speed-up g23
=right-now+split h32
=right-now+stakes h86
=right-now+sums-0 r22 g103 h-91
=right-now+sums-1 r-33 g-62 m32 h25 k35
=right-now+sums-2 r56 g-59 m-45 h-31
=right-now+sums-3 r-58 k20
=right-now+sums-apart r-67 g-32
=right-now+sums-equal r-52
=right-now+sums-grow r77 g-34 m-26
=right-now+sums-shrink r40
=right-now+surety-pay r24
=right-now+take-in r87 g-110 h-26
=right-now+to-learn r28
=right-now+trade h-25
=right-now+trading r-62
=right-now+travelling r39
=right-now+two-prices r-50
=right-now+undecided r-21 g19
=right-now+under r50
=right-now+unit r118 m34 h50 k20
=right-now+unknown r-22
=right-now+unlawful-business r45 g21 m21 h82 k23
=right-now+up-down r34
=right-now+wager-event r-32 m70 h154 k-27
=right-now+waiting r35
=right-now+watchers r29 k38
=right-now+with-money r-30 g-24 h45
=salam r-30
=salam+sale-or-service r-30
=salam+search-for r-30
=salam+sell g-22
=salam+sums-0 r-30 g27
=salam+trade g-22
=salam+trading g-53
=salam+unit g-47
=sale-or-service r-19 g-65 m-72 h-130
=sale-or-service+same-back r106 g-35
=sale-or-service+savings-circle r42
=sale-or-service+sea-catch g32
=sale-or-service+search-for r-25 g66 h37
=sale-or-service+sell r-59 g-27 m-40 h22 k-22
=sale-or-service+serves g49 m-89 k-19
=sale-or-service+settles-later r65 h-26
=sale-or-service+sham r21 h-42 k109
=sale-or-service+share-unknown g62
=sale-or-service+shut-thing r45 g33 h-39
=sale-or-service+small-parts r-41 g-32 h31 k-33
=sale-or-service+sold-apart r82 g33 h-19
=sale-or-service+sold-short r134
=sale-or-service+speed-up r43 m23
=sale-or-service+split r33 k-50
=sale-or-service+stakes g40 m-37 h89
=sale-or-service+stays-unseen g37 k38
=sale-or-service+stipulated g-22
=sale-or-service+stranger r21
=sale-or-service+sums-0 m41 h-28 k43
=sale-or-service+sums-1 r125 g-28 m-70 h-116 k-40
=sale-or-service+sums-2 g-28 m-42
=sale-or-service+sums-3 r-124 g-24
=sale-or-service+sums-apart m-25
=sale-or-service+sums-equal r-77
=sale-or-service+sums-grow r-81 g-19
=sale-or-service+sums-shrink r38 g-20
=sale-or-service+surety r43
=sale-or-service+surety-pay r23 h29
=sale-or-service+take-in r95 m28 h34 k-34
=sale-or-service+tick-guess m44
=sale-or-service+tied-deal g-44
=sale-or-service+tied-trade r49 g-26
=sale-or-service+to-debtor r32
=sale-or-service+to-dispose r-31 g-36
=sale-or-service+to-oppose r-44 g22 m19 h-111
=sale-or-service+trade r44 m-22 h58
=sale-or-service+trading k-26
=sale-or-service+travelling r-42 g30 m-28 h-56
=sale-or-service+two-prices g30
=sale-or-service+unborn g33
=sale-or-service+undecided r-23 g37
=sale-or-service+under r138 g-48 m24 k-38
=sale-or-service+undescribed r-19 h-34
=sale-or-service+unit r-96 g24 m95 h65 k-62
=sale-or-service+unknown g45 k-19
=sale-or-service+unknown-party k68
=sale-or-service+unknown-quantity g46
=sale-or-service+unlawful-business m52 h342 k29
=sale-or-service+unlicensed-giving r-26 h-25 k19
=sale-or-service+up-down r47
=sale-or-service+victim-fee m-21 h-38 k145
=sale-or-service+voluntary-cover r37 g-30 h41
=sale-or-service+wager-event g78 h-61 k72
=sale-or-service+wait-pay r42
=sale-or-service+waiting r82 g-38
=sale-or-service+watchers r-49 m-28 h-51 k35
=sale-or-service+winner-takes r32 g-22 m23
=sale-or-service+with-money r-19 h54
=same-back r133 g-35
=same-back+sell r101 g-32
=same-back+settles-later g-21
=same-back+sold-short r54
=same-back+sums-0 r105 g-29
=same-back+sums-1 r20
=same-back+trade r108 g-35
=same-back+unit r50
=same-back+with-money r36
=savings-circle g-37 m-42
=savings-circle+sell r31
=savings-circle+sold-short r70
=savings-circle+sums-0 r-22 g-35 m-34
=savings-circle+sums-1 r50
=savings-circle+take-in m-46
=savings-circle+trade r98
=savings-circle+unit r-85
=sea-catch r-54 g144 m-41 h-27 k-28
=sea-catch+settles-later g27
=sea-catch+sold-short g41
=sea-catch+sums-0 r-29 g42 m-40 k-28
=sea-catch+sums-1 r-25 g102
=sea-catch+trade g19
=sea-catch+unit h22
=sea-catch+up-down g20
=sealed g43
=sealed+shut-thing g40
=sealed+sums-0 g22
=search-for r-64 g68 h-85 k-42
=search-for+sell r34 g-29
=search-for+settles-later g41
=search-for+sold-apart r-25
=search-for+sold-short r34
=search-for+sums-0 r-59 g45 m-26 h-59 k-37
=search-for+sums-1 g37 h-25
=search-for+surety-pay h-19
=search-for+takaful g-55
=search-for+take-in g-19
=search-for+to-learn k20
=search-for+to-oppose g-39
=search-for+trade r38 g-40
=search-for+trading r-19 g-167 h38
=search-for+travelling g27
=search-for+unit g-105
=search-for+unlawful-business h29
=search-for+voluntary-cover r-20 h57
=search-for+watchers r25 g-19 k23
=sell r25 g84 m-37 h-27 k-73
=sell+serves r-41 g25 m-19 h51 k-22
=sell+settles-later g-79
=sell+sham r33 k-37
=sell+share-unknown g66
=sell+shut-thing g34
=sell+sold-apart r43 g22
=sell+sold-short r52 g-40 h-23 k-19
=sell+sums-0 r-46 g107 m-27 h-19 k-67
=sell+sums-1 r41 g21
=sell+sums-2 r36 g-36
=sell+sums-grow g-19
=sell+sums-shrink r31
=sell+surety-pay r-35
=sell+take-in r22 g58
=sell+tied-deal r-40
=sell+tied-trade r26
=sell+to-dispose r50
=sell+to-learn h46
=sell+to-oppose g48 h-39
=sell+trade m-46 k-24
=sell+trading g-42 h-41
=sell+unborn g19
=sell+under r38 g-31
=sell+undescribed h-23
=sell+unit r-105 g42 h42 k-25
=sell+unknown g31 k-32
=sell+unlawful-business m-19
=sell+wager-event r-23 g59 h-42
=sell+watchers r62
=sell+with-money r-48 g-46
=serves r35 g-67 m-68 h35 k-26
=serves+settles-later g22
=serves+sham h20 k23
=serves+sold-apart r-22 g19 m20 h31
=serves+sold-short r56 g23
=serves+stakes r34 h57
=serves+stipulated r-19
=serves+stranger k23
=serves+sums-0 r71 g-27 m-93 h-30 k-21
=serves+sums-1 m53 h81
=serves+sums-2 g-27 m-28
=serves+sums-3 r-22
=serves+sums-apart g-24
=serves+sums-equal r-53
=serves+sums-grow r-19
=serves+sums-shrink r56
=serves+surety r25
=serves+surety-pay r-35
=serves+take-in r29 g19 m-25 h-41
=serves+to-dispose m20
=serves+to-learn r22 g-23
=serves+to-oppose g23
=serves+trade g79 m-22 h44 k-23
=serves+trading r-117 g-45 m-25 h-45 k-22
=serves+travelling r-21 g20
=serves+under r-24
=serves+unit r-63 k-33
=serves+unlawful-business g-20 m-174 h308
=serves+unlicensed-giving h-24
=serves+up-down r-30 h20
=serves+voluntary-cover r20 g-26
=serves+wager-event h25
=serves+waiting r26
=serves+watchers r23 h79 k-19
=serves+with-money g20 h62
=serves+works-for r-40 m-66 k19
=settles-later g146 m-34 h-95 k-33
=settles-later+small-parts k29
=settles-later+sold-apart r-19
=settles-later+sold-short r19 g-35
=settles-later+sums-0 r74 g136 m-29 h-72 k-93
=settles-later+sums-1 r-94 g44 h-19
=settles-later+sums-2 g-33
=settles-later+sums-3 r22 k27
=settles-later+sums-apart r27
=settles-later+sums-equal k27
=settles-later+sums-grow r-51
=settles-later+sums-shrink r47 g-19
=settles-later+take-in r24 g22 k33
=settles-later+to-learn r19
=settles-later+trade r60 g-89
=settles-later+travelling g-43
=settles-later+two-prices r-84 g32
=settles-later+undecided r-37 g47
=settles-later+under r-56 g19
=settles-later+unit r-37 g-132 m-25
=settles-later+unlawful-business r19
=settles-later+up-down r44 g-19
=settles-later+wager-event h-21
=settles-later+watchers r-20 g-20 k30
=settles-later+with-money r59 g31
=sham g-104 m-47 h253
=sham+sold-short r22
=sham+sums-0 r-19 g-97 m-45 h225
=sham+sums-1 h40
=sham+trading h-32 k20
=sham+unit r33 k90
=sham+unknown r36 k-25
=sham+watchers r37 k54
=sham+with-money h-19
=share-unknown g97 h-30 k-25
=share-unknown+sums-0 g97 h-30 k-25
=share-unknown+trade g47
=shut-thing g419 m-47 h-124 k-39
=shut-thing+sums-0 g262 m-36 h-123 k-39
=shut-thing+sums-1 g126
=shut-thing+to-oppose g30
=shut-thing+trade g36
=shut-thing+undescribed g37
=shut-thing+unit r-22 g215 h-55
=shut-thing+wager-event g34
=small-parts r-107 g-128 m-90 h-109 k158
=small-parts+split r-68 m-36 h-31
=small-parts+stays-unseen g-34 h-24 k80
=small-parts+sums-0 r-55 g-128 m-82 h-86 k109
=small-parts+sums-1 r25 h-23 k48
=small-parts+sums-2 r-59
=small-parts+sums-grow r-47
=small-parts+to-oppose k27
=small-parts+under h-22
=small-parts+unit k68
=small-parts+watchers r-29 k40
=soft-drink h-114
=soft-drink+sums-0 h-78
=soft-drink+sums-1 h-35
=soft-drink+unit h-37
=soft-drink+unlawful-business h-19
=sold-apart g231 m-27 h-81
=sold-apart+sold-short r34 g38
=sold-apart+stranger r29 h-26
=sold-apart+sums-0 g202 m19 h-73
=sold-apart+sums-1 r24 m-43 k-24
=sold-apart+sums-2 g29
=sold-apart+sums-apart r-33 g29
=sold-apart+surety-pay h25
=sold-apart+to-learn g20
=sold-apart+trade r20 g39
=sold-apart+trading g-26
=sold-apart+travelling r23
=sold-apart+unit r28 g-28 h-44 k-33
=sold-apart+unlawful-business r-24 m54 h60
=sold-apart+wager-event m-23
=sold-apart+waiting g78
=sold-apart+watchers g45
=sold-apart+with-money g25
=sold-short r119 m-26 h-34
=sold-short+sums-0 r130 h-24 k19
=sold-short+sums-1 r-34 g27 m47 h21
=sold-short+sums-2 r46 m-59 k-29
=sold-short+sums-3 r-23
=sold-short+sums-apart r-38
=sold-short+sums-equal r-65 m-33
=sold-short+sums-grow r54
=sold-short+sums-shrink r72 g-23 m-20 h-24
=sold-short+surety-pay r22 g26 k22
=sold-short+take-in r-24 g-21
=sold-short+to-dispose r41
=sold-short+to-oppose r23 g33
=sold-short+trade r108
=sold-short+trading g-101
=sold-short+travelling r-34
=sold-short+under r81 h-19
=sold-short+unit r115 g-76 k39
=sold-short+unknown-party k22
=sold-short+unlawful-business g20 h-56
=sold-short+up-down h-24
=sold-short+wager-event r-52 g62
=sold-short+waiting r63
=sold-short+watchers r-31 h28
=sold-short+winner-takes r19
=sold-short+with-money r-25 g59 h-27
=sold-short+works-for r-20
=speed-up g-26 h184 k-79
=speed-up+sums-0 g-25 h162 k-70
=speed-up+sums-1 r-32 h22
=speed-up+take-in h31
=speed-up+to-oppose h25
=speed-up+trade r-24 g34
=speed-up+undescribed g-27
=speed-up+unit r25 g41 h33
=speed-up+up-down m20 h33
=speed-up+wager-event m-19
=speed-up+watchers h39
=split r-21 g-56 m-47 h-73 k97
=split+stays-unseen k30
=split+sums-0 r-68 g-72 m-65 h-102 k74
=split+sums-1 r69 g22 m21 h30
=split+sums-2 r-23
=split+sums-equal r29
=split+sums-grow r-35
=split+trading g-27
=split+under r-36 k26
=split+wager-event h36
=split+watchers k26
=stakes r-69 g61 m234 h-53 k-62
=stakes+sums-0 r-46 g-64 m149 h-120 k-55
=stakes+sums-1 g51 m85 h42
=stakes+sums-2 r-33 g74
=stakes+sums-apart g59 h25
=stakes+sums-grow r-22 m24
=stakes+take-in h75
=stakes+tick-guess r-23 g19 m25
=stakes+to-dispose h31
=stakes+to-oppose g20 m41 h-29
=stakes+trade r-22
=stakes+trading g64 h73
=stakes+under g39
=stakes+unit g25 h26
=stakes+unlawful-business h64
=stakes+up-down r-50 g144 m-44 h-37
=stakes+wager-event g-71 m85 h161
=stakes+watchers h-19
=stakes+winner-takes g-28 h89
=stakes+with-money m-51 h34 k-31
=stays-unseen r-31 g-87 h-85 k275
=stays-unseen+sums-0 r-37 g-87 h-82 k263
=stays-unseen+unit k47
=stays-unseen+unknown g-26 k27
=stays-unseen+unlicensed-giving h23
=stays-unseen+watchers h-20 k64
=stipulated r192 g-87 h-42 k-26
=stipulated+sums-0 r80 g-52 h-42
=stipulated+sums-1 r97 g-22
=stipulated+sums-grow r26
=stipulated+surety-pay r-22
=stipulated+take-in r26
=stipulated+trade r19
=stipulated+trading r80 g-25 h-22
=stipulated+unit r36 g-47
=stipulated+waiting r-37
=stranger r-25 g-76 m-37 h-47 k172
=stranger+sums-0 r-30 g-66 m-23 h-77 k137
=stranger+sums-1 h30 k35
=stranger+surety-pay k30
=stranger+take-in k20
=stranger+unit r23 k46
=stranger+unknown g-28
=stranger+unknown-party r-43 g-42 m-28 k25
=sums-0 r-105 g239 m113 h402 k179
=sums-0+surety r74 g-52 h-39
=sums-0+surety-pay r-23 g-33 m-20 h20 k28
=sums-0+swap-weights r21
=sums-0+takaful r-22 g-121 h-65
=sums-0+take-in r67 m80 k48
=sums-0+tick-guess r-29 g39 m162 h-32
=sums-0+tied-deal g-53
=sums-0+tied-trade r65 g-41 h22
=sums-0+to-debtor r-62 g-66
=sums-0+to-dispose r-157 g-85 m-29
=sums-0+to-learn r-167 g-186 m-90 h-169 k-39
=sums-0+to-oppose r-63 m-73 h-121 k-21
=sums-0+to-treat r-22 g-28 m-79 h-95 k-38
=sums-0+trade r93 g-53 m35
=sums-0+trading r-45 g75 m-20 h-84 k-62
=sums-0+travelling r-38 g-51 m-33 h-41 k-40
=sums-0+two-prices g29
=sums-0+unborn r-39 g300 m-19 h-91 k-21
=sums-0+undecided g46 h-49
=sums-0+under g-47 m-33 h36 k85
=sums-0+undescribed g78 h-58 k-70
=sums-0+unit g-36 m-40 h21 k-22
=sums-0+unknown g135 m-19 h-54 k-22
=sums-0+unknown-party r-63 g-56 h-26 k93
=sums-0+unknown-quantity g30
=sums-0+unlawful-business r-43 g-122 h244 k-41
=sums-0+unlicensed h-39 k157
=sums-0+unlicensed-giving r-57 k174
=sums-0+unpromised r-57 g-43
=sums-0+up-down g-40 h-44
=sums-0+victim-fee r-21 m-29 h-45 k167
=sums-0+voluntary-cover r74 g99
=sums-0+wager-event r-57 g-28 m55 h-122 k-47
=sums-0+wait-pay r55
=sums-0+waiting r99 g-70 m-42 h-44 k-39
=sums-0+wash-money r-20 g-24 h-58 k228
=sums-0+watchers r-38 g-89 m-47 h-88 k180
=sums-0+winner-takes r24 m84 k-31
=sums-0+with-money r-65 m71 h-68 k-38
=sums-0+works-for r-44 g-73 m-112 h40
=sums-0+wrapped-gift h-30
=sums-0+zakat r-51 g-26 m-28 h-73
=sums-1 g69 m159 h61 k21
=sums-1+surety r34
=sums-1+surety-pay r32 m22 h20
=sums-1+takaful r-23
=sums-1+take-in r21 g-22
=sums-1+tick-guess r-35 g106 m20
=sums-1+to-debtor g20
=sums-1+to-dispose r54
=sums-1+to-learn r27 m-26 h48
=sums-1+to-oppose r-42 g25 m20 h22
=sums-1+to-treat r19
=sums-1+trade r83 g88 m-33
=sums-1+trading r127 g44 m-34 h-22
=sums-1+travelling g39 h-31
=sums-1+undescribed g30
=sums-1+unit r41 m-75 h-80 k39
=sums-1+unknown r25 k38
=sums-1+unknown-party k33
=sums-1+unlawful-business m28 h59
=sums-1+up-down r-43 g99 m78 h-27
=sums-1+wager-event r-83 g-50 m121 k-22
=sums-1+wait-pay r89
=sums-1+waiting r87 m-33 h-26
=sums-1+watchers r-33 h64
=sums-1+winner-takes r-72 g-41 m160 h-48
=sums-1+with-money g56 m69 h83
=sums-1+works-for r-20
=sums-2 r161 h-37 k-54
=sums-2+sums-apart r77 g34
=sums-2+sums-equal r-457 g-48 m-28 h-35 k-55
=sums-2+sums-grow r296 g36 h-45 k-30
=sums-2+sums-shrink r246 g-36 h31 k19
=sums-2+surety-pay h-19
=sums-2+take-in r-40 g23 m-26 h-31 k61
=sums-2+tick-guess r-26 g26 m27
=sums-2+to-learn g32
=sums-2+to-oppose r21
=sums-2+trade r-78 g-21
=sums-2+trading r-83 g107
=sums-2+two-prices r-107
=sums-2+undecided r-59 g82
=sums-2+under r-81 g19 k32
=sums-2+unit k-22
=sums-2+up-down g58 m41
=sums-2+wager-event m59 h23
=sums-2+watchers r-23 g49 k29
=sums-2+winner-takes m31
=sums-2+with-money r98 m-48 h-27 k-29
=sums-3 r102 g-79
=sums-3+sums-apart g-44 m42 h42
=sums-3+sums-equal r130 h-19 k22
=sums-3+sums-grow r20 g-31
=sums-3+sums-shrink r-56
=sums-3+trading r21
=sums-3+unit r-66 h-24
=sums-3+unlawful-business m24 h41
=sums-3+wager-event m48 h63
=sums-apart r85 m53 h55
=sums-apart+take-in r-29 g35 h-20 k47
=sums-apart+to-oppose r34
=sums-apart+trade r-61 g26
=sums-apart+trading r-27 g109
=sums-apart+unit r-75 h-24 k-19
=sums-apart+unlawful-business r-20 m32 h66
=sums-apart+up-down r39 g22
=sums-apart+wager-event m78 h97
=sums-apart+waiting r52
=sums-apart+watchers g53
=sums-apart+winner-takes m42 h-24
=sums-apart+with-money r-27
=sums-equal r-328 g-50 m-35 h-54 k-33
=sums-equal+surety-pay r-39
=sums-equal+take-in r-74
=sums-equal+to-oppose r-20
=sums-equal+trade r-29
=sums-equal+unit r-67 m37
=sums-equal+wager-event r-19
=sums-equal+waiting r-39
=sums-equal+with-money r-81 m-33
=sums-grow r316 m-22 h-44 k-32
=sums-grow+surety-pay r28
=sums-grow+take-in r90
=sums-grow+tick-guess r-26
=sums-grow+trade g-36
=sums-grow+two-prices r-128 g-19
=sums-grow+undecided r-59 g82
=sums-grow+unit g30 m-20
=sums-grow+up-down m23
=sums-grow+wager-event m24
=sums-grow+waiting r28
=sums-grow+with-money r74
=sums-shrink r190 g-38 k19
=sums-shrink+surety-pay r32
=sums-shrink+take-in r-28
=sums-shrink+to-oppose r23
=sums-shrink+trading r-26
=sums-shrink+unit r69 g-20
=sums-shrink+wager-event r49
=sums-shrink+with-money r140 g-22 h-23
=surety r112 g-51 m-19 h-43
=surety+surety-pay r142 h-37
=surety+take-in r29
=surety-pay g-47 h21 k26
=surety-pay+take-in r-36 h26
=surety-pay+to-oppose g20
=surety-pay+trade r-77 g43 h-29
=surety-pay+trading h-56
=surety-pay+unit r-62 m-19 k49
=surety-pay+unlawful-business m-29
=surety-pay+wager-event m36
=surety-pay+waiting r39
=surety-pay+watchers h69
=surety-pay+with-money g22 k22
=swap-weights r52
=takaful r-44 g-121 h-65
=takaful+unit r-23 g-21
=take-in r48 m71 h-33 k99
=take-in+to-dispose r25
=take-in+to-learn h23
=take-in+trade r28 g53
=take-in+trading r-26 g-27
=take-in+under r-36 k30
=take-in+unit r65 g43 m-58 k-97
=take-in+unlawful-business r52
=take-in+wager-event r-22 m84 h86
=take-in+watchers r-22 k24
=take-in+winner-takes g-53 m72
=take-in+with-money r-49 h61
=tick-guess r-90 g171 m209 h-39
=tick-guess+to-oppose g26 m34
=tick-guess+trading g47 m64
=tick-guess+unit r-37 g81 m53
=tick-guess+up-down r-57 g31 m35
=tick-guess+with-money g29
=tied-deal r25 g-62
=tied-deal+tied-trade r52
=tied-deal+trade r-20 g-57
=tied-deal+trading g-21
=tied-trade r86 g-46 h22
=tied-trade+trade r25 g-23
=tied-trade+trading r35 g-22
=tied-trade+up-down r35 g-19
=to-debtor r-54 g-45
=to-debtor+trade r28
=to-debtor+trading r39
=to-dispose r-91 g-106 m-29 k-33
=to-dispose+to-oppose g-75 h-21 k-20
=to-dispose+trade r45 g19
=to-dispose+trading r-23
=to-dispose+unit r-64
=to-dispose+unlawful-business m-23
=to-dispose+unlicensed-giving k23
=to-dispose+wager-event m-20
=to-dispose+waiting r-43
=to-dispose+watchers r-27 k-20
=to-dispose+with-money r30 h31
=to-learn r-106 g-168 m-120 h-121 k-39
=to-learn+trade r-31 g27 h75
=to-learn+trading g-73
=to-learn+unit r40 g22 h19 k-34
=to-learn+unlawful-business m-19 h-33
=to-learn+wager-event m-31 h54
=to-learn+waiting r-47
=to-learn+watchers r-57 k23
=to-learn+works-for r20
=to-oppose r-60 m-49 h-102
=to-oppose+trade g60 h-25
=to-oppose+trading g80
=to-oppose+travelling h-20
=to-oppose+under g41 k20
=to-oppose+unit g-53 m-24 h-52
=to-oppose+unlawful-business m-43 h-209
=to-oppose+up-down g21 m27
=to-oppose+wager-event r24 g37 h27
=to-oppose+waiting r36
=to-oppose+watchers r-33 h23
=to-oppose+with-money m58 h-28
=to-treat r-28 g-34 m-79 h-97 k-38
=to-treat+unit r-43 g-21 h19
=to-treat+unlawful-business m-67 h-83
=trade r92 h-39 k-20
=trade+trading r57 g31 h-21
=trade+travelling r-47
=trade+unborn g49
=trade+under r79 g-28
=trade+undescribed r-19 h-34
=trade+unit r46 g88 m61 h59
=trade+unknown-party k29
=trade+unlawful-business m29 h36
=trade+unlicensed-giving r-26
=trade+voluntary-cover r24 g-49 h82
=trade+wager-event r-53 h-19
=trade+watchers r111 g26 h28
=trade+with-money r-20 g-30 h-30
=trading r19 g218 m-53 h-95 k-76
=trading+travelling h57
=trading+under r48 k-20
=trading+unit g-31 m-60 h-22 k-35
=trading+unlawful-business g-21 m30 h158
=trading+up-down r-35 g31 m50 h33
=trading+voluntary-cover g-80 h96
=trading+wager-event g-20 m-28 h29
=trading+waiting r-67
=trading+watchers g53 h52
=trading+winner-takes m53 h44
=trading+with-money r-34 h50
=travelling r-68 m-51 h-72 k-40
=travelling+unit r-47 g-59 h-59 k-25
=travelling+voluntary-cover r25
=travelling+wager-event r20 m-25 h-19
=travelling+waiting r-82 g66
=travelling+watchers r31 h23
=two-prices r-146 g26
=two-prices+undecided r-25 g58
=two-prices+under g19
=two-prices+unit r-59 g49
=unborn r-39 g325 m-19 h-91 k-21
=unborn+unit g23
=undecided r-59 g127 h-53
=undecided+unit r-20 g80
=under r-97 g-29 m-26 h28 k134
=under+undescribed g64 k-23
=under+unit r-19 h34 k42
=under+up-down r19 g-45 m-49 h49 k42
=under+wager-event m-26 h80 k-29
=under+waiting r-31
=under+watchers r-26 k23
=under+with-money g39
=undescribed g108 h-58 k-70
=undescribed+unknown g46
=unit r-27 g-28 m-116 h-95
=unit+unknown r-34 g23 k25
=unit+unknown-party k52
=unit+unlawful-business r59 m71 h203
=unit+unlicensed h26 k21
=unit+unlicensed-giving r-29 g-32 h20 k96
=unit+up-down r-52 g96 k-27
=unit+voluntary-cover h24
=unit+wager-event g48 m-48 h-80
=unit+wait-pay r39
=unit+waiting r-39 h-36
=unit+watchers r101 h78
=unit+winner-takes r30 g34 m27
=unit+with-money r94 g-40 m-19 h-41 k54
=unit+works-for r64 g42
=unit+zakat r-19
=unknown r50 g152 m-19 h-54
=unknown+unknown-party g-42 k31
=unknown+watchers r41 g-48 k61
=unknown-party r-63 g-66 m-28 h-32 k126
=unknown-quantity g27
=unlawful-business r-75 g-109 m58 h379 k-47
=unlawful-business+wager-event m-117 k33
=unlawful-business+with-money g20
=unlawful-business+works-for r21 m-63 h193
=unlicensed h-39 k157
=unlicensed+unlicensed-giving k87
=unlicensed-giving r-57 k174
=unpromised r-61 g-43
=up-down g117 m109 h-83 k33
=up-down+wager-event r-25 h80 k-35
=up-down+watchers r54 m-20
=up-down+with-money r27 g27 m-50 h-30
=victim-fee r-21 m-29 h-45 k167
=voluntary-cover r76 g108
=voluntary-cover+watchers r54 h-32
=voluntary-cover+works-for h27
=wager-event r-143 g-68 m283 h-33 k-72
=wager-event+winner-takes r-20 g-20 m71 h-26
=wager-event+with-money r-28 g-44 m130 h54
=wait-pay r176
=wait-pay+waiting r119
=waiting r235 g-72 m-83 h-74 k-39
=waiting+watchers k23
=waiting+with-money r56
=wash-money r-22 g-24 m-27 h-58 k267
=watchers r-96 g-45 m-59 k232
=winner-takes r-47 g-33 m278 h-71 k-40
=winner-takes+with-money g-19 h48
=with-money r42 g65 m94 k-71
=works-for r-57 g-67 m-120 h55
=wrapped-gift r-45 h-30
=zakat r-59 g-27 m-28 h-75
_$_ m-21 h73
_%_ r298 m-20 h-91
_%_a_ g23
_%_alcohol_ h-20
_%_and_ k23
_%_of_ r97 g-20 m-27
_%_off_ r-39
_%_on_ r-23
_%_past_ r19
_%_من_ r-57
_2a r36 m-31 h-74 k44
_2ab r23
_2ar r40
_2ard r65
_2ard_ r65
_2as r-28 k26
_2e h-44
_2es g-19
_2est r21
_2est_ r21
_2o r-28 m20
_2zaz_ h19
_3a r39 h34 k-22
_3ad r-22 h41 k-24
_3al r55 g48 h-64
_3al_ g76
_3al_3arabeya_ m21 h-20
_3al_mobile_ r-26 g-19
_3ala r35 g-24 m-24 h-65
_3ala_ r47 h-48
_3alashan_ k20
_3alaya_ g-26
_3ale r26 m25
_3aleh_ r41
_3am h26
_3ama h21
_3amal_ h25
_3an r30 g-19
_3and r36
_3and_ r33
_3and_sheikh_ h25
_3ar r-20 g49 h123
_3ara h89
_3ara_ m-23 h112
_3ara_men_ h45
_3arabeya_ h-27
_3as r28 g-30 m-23 h-79 k30
_3ash r39 g-30 m-23 h-23 k30
_3asha_ r-39 h-22
_3ashan_ r66 g-22 k40
_3ashan_bank_ k34
_3ashan_ma_ g-21 k35
_3atani_w_ r-20
_3ay r-35
_3e r-28 g-91 m-34 h-83 k-46
_3ee k-19
_3eed k-19
_3el r-25 h-70
_3en g-37
_3end g-37
_3end_ h30
_3ey m-21
_3eya m-21
_3eyal_ m-21
_3i r36
_3in r36
_3ind r36
_3l g20 k24
_3la g20 k24
_3o r23 g-24
_3om g-23
_5a r-34
_5ad g19
_5adt g19
_5adt_ g19
_7a r-112 g159 m-40 h-79
_7ad g34 h-29 k28
_7ad_ g-23 k50
_7ada h-19
_7ade r-26
_7ag h-28
_7ag_ r26 h-28
_7al r-23 g-24
_7ala r23
_7ar g26 h-36
_7are g38
_7as r-54 h23
_7ash r-20 h23
_7ashish_ h21
_7aw r23 h47
_7awa h31
_7awe r19
_7ay r-21 g60 h-21
_7aya r-21 g60 h-21
_7ayah_ r-21 g52
_7e g-36 h24 k33
_7ej h30
_7eja h30
_7ejab_ h30
_7ejab_3and_ h27
_7el g-22
_7elw h29
_7elwe_ h29
_7elwe_la_ h28
_7es k40
_7esa k40
_7esabi_ k49
_7s r-21 k46
_7sa r-21 k49
_7sab r-21 k49
_7sabi_ k50
_7sabi_7ad_ k28
_a2 r174 m-24
_a2a r67 h19
_a2al r53
_a2al_ r53
_a2d r21 m-19
_a2d_ r30 m-19
_a2s r47
_a2sa r47
_a3 k39
_a3r k29
_a3re k19
_a3refhom_ k19
_a3t r22
_a5 r23 h32
_a5a g26
_a7 r41 h33
_a7a r53 k23
_a7aw k27
_a_ g38 m51 k57
_a_bag_ r-19 g19
_a_bet_ m-30
_a_betting_ m-29 h21
_a_bigger_ r59
_a_bill_ h-26
_a_bit_ r54
_a_boat_ g51
_a_box_ r28 g-32 h34 k-22
_a_c_ r51
_a_carpet_ g21 h-23
_a_conventional_ g-34 h34
_a_cow_ g-36
_a_cut_ r72
_a_dairy_ h-21
_a_day_ g-37 h21
_a_debt_ g20
_a_fee_ r-42
_a_fils_ r-40
_a_flat_ r-22 g43
_a_fortnight_ m-19
_a_friend_ h67 k-42
_a_gift_ r-26
_a_go_ g32
_a_guy_ r-21 h-21
_a_hacked_ h-30 k36
_a_half_ r28
_a_hundred_ r-93 k34
_a_interest_ r-22
_a_job_ r20
_a_knot_ r-19 h40 k-20
_a_lady_ h-34
_a_little_ r50 k34
_a_loan_ r33 g-19
_a_lorry_ h29
_a_lot_ g24 m-19
_a_man_ r-39 k37
_a_minute_ g-46 m27
_a_month_ g41 k47
_a_name_ k36
_a_number_ m117 h-19
_a_paper_ g-19 h45
_a_pawn_ r-21
_a_payday_ r-45 h95
_a_phone_ r31 h-24
_a_plot_ g44 m-24 h-19
_a_point_ g37 m19 h-27
_a_portion_ g51
_a_prayer_ r-19
_a_prescription_ g-22
_a_present_ r25 g-25
_a_price_ g54
_a_quarter_ r38 g-24
_a_sack_ g-40
_a_single_ g38
_a_slip_ m60 h-30
_a_stranger_ h-25 k51
_a_tenth_ g20
_a_thing_ g27
_a_third_ r83 g-57 h-27
_a_thousand_ r-50
_a_trip_ g57
_a_truck_ h26
_a_villa_ g22 m23
_a_week_ r79 g-29
_a_weekend_ r57
_a_year_ r-52
_aa k75
_aam h27
_aami h30
_aamil_ h30
_ab g59 m-32 h55 k20
_ab3at_ k28
_aba r-21
_abay r-21
_abaya_ r-21
_abh g34
_abhi g34
_abhi_ g34
_abl g90 h-35
_abl_ r27 g47 h-21
_abl_ma_ g71
_abo g-19 m21
_abor h23
_abortion_ h23
_abou r-21
_about_ r-21
_about_the_ g-46 m31
_abov r30 m26 k22
_above_ r30 m26 k22
_abr m-23 h63 k33
_abra h75
_abraj_ h46
_abro m-22 k36
_abroad_ m-22 k36
_abs h83
_absi h50
_absinthe_ h50
_abso h34
_absolut_ h34
_abu r26
_abu_ r35
_ac r-49 m45 h55 k28
_ac_ r-45 h-30 k-33
_acc r68 g24 m45 h-26 k61
_acca m21 h-21
_acca_ m21 h-21
_acce g-19
_acci g22
_accident_ g32
_acco g31 k30
_account_ r24 g55 m-19 h-55 k39
_account_at_ r-20
_account_closed_ g-27
_account_for_ r-19 k20
_account_funding_ g19 m25 h27 k-33
_account_is_ m-38
_account_top_ r-20 g31 m19 h-66 k-20
_accountant_ r-38 m19 k-25
_accounts_ h33
_accounts_from_ k34
_accounts_of_ k28
_accr r50
_accrued_ r35
_acct r26 k41
_acct_ r26 k41
_accu m29 h23
_accumulator_ m29 h23
_aci h30
_acid h30
_acid_ h30
_acq h21
_acqu h21
_acquired_ g21
_acr r-23 k32
_acro r-23 k32
_across_ r-23 k32
_across_the_ r-23 h41
_act r-43
_actu r-43
_actual_ r-25
_actually_ r-19
_ad r142 g-36 m-91 h29 k-63
_ad_ h33
_add r143 g-40 k-25
_add_ r22 g36 m41 h35
_adde r79
_added_ r84 h-26
_adderall_ h28
_addi r-24 m-23 h-19
_addiction_ m-22
_adding_ r-20
_addr h-21 k20
_address_ h-21 k20
_adds r82 g-39 k-22
_adds_ r82 g-39 k-22
_adds_a_ r19
_adds_nothing_ r-32
_adds_to_ r60
_ade r-23 g-19
_adel g-19
_adel_ g-19
_adjustment_ r31
_adm h-28
_admi h-28
_ado h67
_adob h49
_ads m-21
_ads_ m-21
_ads_for_ h-35
_adu m-21 h23
_adul m-21 h23
_adult_ h39
_adult_diapers_ h-25
_adv r-23 g58 m-35 k-20
_adv_ r-27 g65 h-38
_adv_%_ r-23 g47
_adva g24
_advance_ r-96 g30 h42
_advance_for_ r-26 g51
_advance_from_ r38
_advance_on_ r-48
_advance_to_ r-19 h29
_advanced_ r86
_advanced_the_ r46
_advances_ r19
_adve m-20
_advertising_ h-21
_advi g-36 h19
_advice_ h30
_ae r26 g-19 m23
_aed r26 g-19 m23
_aed_ r26 g-19 m23
_aed_at_ r-27
_aed_per_ m30
_af g32 m-47 h122
_aff h56
_afr h32
_afri h32
_african_ h32
_african_eastern_ h31
_aft g39 m-20
_afte g39 m-20
_after_ r29 g-25 m-20 k20
_after_eid_ g19
_after_i_ r-28 g-50
_after_it_ g-28
_after_party_ h47
_after_the_ r28 m-23
_afterwards_ g52
_ag r74 h39
_aga r30 m22
_agai r35 m28 h34
_again_ r49 g-20 m32 h23 k21
_against_free_ r55
_against_hail_ g-22
_against_her_ r31
_against_my_ g-33 h21
_against_the_ r23 g19
_age h55
_agei h22
_ageing_ h22
_agen g-19 h21
_agency_fee_ r-27 h-38
_agent_to_ r21
_ago r-22
_ago_ r-22
_agr r79 g25 h-44
_agre r79 g25 h-44
_agree_ g30
_agreed_ r29 g-29 h-22
_agreed_before_ r39 g-56
_agreed_rate_ h35
_agreed_to_ r-34
_agreement_ r25 g24
_ah g47 h-46
_ahe g48
_ahea g48
_ahead_ g48
_ahead_app_ r38
_ahm h-24
_ahma h-24
_ahmad_ h-31
_ai m-27 h-75
_aid g-20
_aid_ g-20
_aig g29
_aig_ g29
_air m-26 h-38
_air_ r-34
_airl r20 h-39
_airline_ r20
_airp r-23 g22 h37
_airport_ r-23 g22 h37
_airt r45
_airtime_ r45
_airtime_credit_ r24
_ak r40 g38 m-37 h-46
_akh r-23 g24 m-34
_ako m19 h-45
_ako_ m19 h-44
_al r46 g41 k-27
_al_ m-40 h-40
_al_inah_ r21
_ala r41 g23
_alam g50 h-29
_alam_ g50 h-29
_alar g-22
_alarm_ g-22
_album_ h-21
_alc g-34 h59
_alch h37
_alchol_ h31
_alco g-33 h22
_alcohol_ h-70
_alcoholic_ h32
_ale g-29 h59
_ale_ h55
_alf r22
_alf_ r36
_ali r37 m46 h-23 k-31
_ali_ m30 h-32 k-19
_all r-31 g70 m68 k-28
_all_ r-22 g56 m122 h-52
_all_back_ r-24 k-19
_all_fish_ g43
_all_future_ g59
_all_in_ r24 g-26
_all_of_ g-38 m23 h24
_all_paid_ r-23
_all_that_ g43 h-23
_all_the_ g115 m-33 h-29
_alla r-21
_allah_ r-21
_alle h40
_allo m-47 k-33
_allocation_ g44
_allowance_ g-20 h43
_allowed_ g-25 h-20
_allowed_to_ g22
_allows_ g25
_alm h19
_alma h19
_almaza_ h19
_alo h-43 k44
_alon h-23 k44
_alone_ g39
_along_ g-29 k46
_alr g60 h-21
_alre g60 h-21
_already_ g60 h-21
_already_paid_ g-34
_alt h33
_alta h30
_altar_ h30
_alw h-30
_alwa h-30
_always_ h-23
_am r33 g-84 m-27 k35
_am_ r73 g-40 h-37 k72
_ama h26
_amal h36
_amal_ h36
_amb m-29 h-35
_amm h-70
_amo g20 m27 h-41
_amon h-23
_among_ h-23
_amou g20
_amount_ g20
_amu h126
_amul h92
_amulet_ h91
_amulet_against_ h56
_an r-111 g27 h32
_an_ g-22 m-31 h61
_an_online_ g31
_ana h-26
_ana_ h-25
_anc h20
_ance h20
_and g-62 k24
_and_ g-108 m-21 k24
_and_a_ r268 g-48
_and_all_ r23 g74
_and_app_ r-49 h-26 k56
_and_at_ r26 g19 m23
_and_bought_ r-29 g-63
_and_code_ k48
_and_coke_ h49
_and_comes_ r35
_and_counted_ h-19
_and_date_ g64
_and_delivered_ g-21
_and_did_ r-24 g54 m21
_and_down_ m-31 h-25
_and_each_ r102
_and_eggs_ h50
_and_gets_ r29
_and_give_ k32
_and_gives_ r41
_and_he_ r-77 m29 h-19 k-24
_and_his_ r35 m25
_and_hope_ g51
_and_i_ r-29 g28 m-28 k-38
_and_in_ r66 m-19
_and_is_ r31
_and_it_ g-35
_and_keep_ r-31
_and_keeps_ r41
_and_loss_ r-22
_and_metal_ r-19 g59
_and_must_ r19
_and_my_ r-32
_and_never_ g-32 h35
_and_no_ g24
_and_nobody_ g19 k-20
_and_not_ r-47
_and_nothing_ r20
_and_on_ r-27
_and_one_ r-36 m35 h33
_and_out_ k43
_and_paid_ r-22 g21 h-20
_and_pay_ g64 m36 h37
_and_pays_ r-83 m20
_and_pin_ h-33 k53
_and_price_ r64
_and_received_ r-22
_and_returns_ k19
_and_send_ r-31 k35
_and_she_ r29
_and_signed_ r-50 g-44
_and_so_ m25
_and_sold_ r105 g60
_and_taken_ r-51
_and_the_ r175 h23 k-22
_and_they_ k19
_and_tonic_ h61
_and_took_ r-43 g-32
_and_transfer_ k25
_and_we_ r-80 g-23
_and_weighed_ g-21
_and_what_ r35 h36
_and_will_ r42
_and_yeast_ h50
_and_you_ m-20
_anda g49
_andar_ g49
_ang g-29 h-24
_ang_ r26 h-28
_ange h19
_angel_ h19
_ani h26
_anim h26
_animal_ h26
_ank r41
_annu g51 h-35
_annual_ h-20
_annuity_ g33
_ano g19 h33
_anot h41
_another_ h41
_another_month_ r66 h-19
_another_name_ h84 k-24
_ans r-43
_answ h27
_answers_ h28
_answers_of_ h39
_ant h49
_anti h51
_any r-113 g129 m-30 h-82
_any_ r-64 g113 h-46 k-25
_any_time_ g21
_anyone_ g-20
_anyw r-34 h-19
_anywhere_ h-19
_ap r39 g22 m-33 h-45
_apa g40
_apar g40
_apartment_ g21
_ape h50
_aper h50
_aperol_ h35
_apn r-23
_apna r-23
_apna_ r-23
_app h-100 k30
_app_ r64 g-108 m25 h25 k20
_app_asks_ r63 h-20 k-25
_app_cuts_ r21
_app_keeps_ r36
_app_takes_ r36
_app_were_ r-47 k37
_app_where_ g-29 h19
_appe h-37 k29
_appeal_ h-26 k29
_appeal_by_ h-23 k27
_appl r-19 g85 h-65
_apple_ g31 h-42
_appliance_ g33
_appliance_care_ g29
_application_ g-22
_appo r-20
_appointment_ r-20
_approval_ k19
_approved_ g25 h-21
_approves_ h24
_apr_ r56
_apri r-39
_april_ r-39
_apy r45
_apy_ r45
_aq h-29
_aqs r-24
_aqsa r-24
_aqsat_ r-24
_aqu h-26
_ar r-92 g54 m-52 h67 k57
_ara g-29 h142
_arak h127
_arak_ h127
_arak_zahlawi_ h24
_araq h55
_araq_ h55
_arb r-38 h-51
_arbu r-38 h-22
_arbun_ r-38 h-22
_ard g111
_ard_ g111
_are r-29 m-62 h41 k64
_are_ r-23 m-51 h53 k65
_are_mine_ r27
_are_still_ g22
_are_with_ k39
_area h-30
_area_ h-30
_areg h19
_areglo_ h19
_arm g72
_arm_ g23
_arms g52
_arms_ g52
_arn h-72
_aro k31
_arou k31
_around_ k31
_arr r27 g-47 h47
_arra h52
_arranged_ h47
_arri g-23 m19
_arrive_ r31
_arrives_ m22
_art g-21
_as r-40 g44 m-42 k121
_as_ r-55 m-32 h110
_as_a_ r-25 h-43 k21
_as_agreed_ m53
_as_always_ r-22
_as_bar_ h35
_as_genuine_ h30
_as_gift_ h-29 k39
_as_he_ k20
_as_his_ r35
_as_i_ r76 k31
_as_in_ r-37 g-48 h-35 k-44
_as_is_ r-19 g29
_as_it_ r-75 g79
_as_listed_ g-30
_as_loan_ r-64 h25 k19
_as_long_ r51
_as_on_ r-52
_as_original_ h30
_as_per_ h-19
_as_real_ h54 k-21
_as_salary_ k27
_as_seen_ g-30
_as_the_ g61 h-29 k-46
_as_they_ g74
_as_we_ m64
_asa r41 m32 h51
_asal r48
_ash r-23 g41
_asht g34
_ask r27 m-33 h-78 k132
_ask_ k100
_aske g-30 h-30
_asked_ g-30 h-30
_asked_for_ r28 h-20 k-32
_asks h-39 k35
_asks_ h-39 k35
_asks_for_ r-29
_asks_me_ h-28
_asks_nothing_ k49
_asl h-27
_ass r-19 g29
_asse g-19 k19
_assemha_ k19
_assi h22
_assignment_ h31
_assu g33
_assurance_ g42
_ast h-23
_astrologer_ h21
_astronomy_ h-42
_at r93 g-19 m72
_at_ g70 m92 k21
_at_%_ g23
_at_a_ r116 h-36 k-44
_at_al_ r-63
_at_all_ r25 g-26
_at_bank_ k64
_at_cards_ m23
_at_delivery_ g39
_at_end_ r51
_at_five_ r20 k37
_at_for_ g-27 m19
_at_half_ r56 g-21
_at_harvest_ r20 g-68
_at_his_ r-31
_at_home_ g23 m-28 h44
_at_its_ r-49
_at_market_ r-23 h-19
_at_month_ g23
_at_my_ r-22 k-48
_at_no_ r40 g-26
_at_office_ m35
_at_on_ r56
_at_one_ g33
_at_or_ g33 h-26
_at_our_ r51 m-22 h-59
_at_par_ r-37
_at_per_ r-19
_at_price_ r46
_at_school_ m-42
_at_sea_ g36
_at_the_ r-190 g29 m77 h103 k-44
_at_this_ r29
_at_until_ g63
_at_what_ g-45
_at_whatever_ r38 g-23
_at_work_ m30 k-36
_atm r44 g-19 h-30 k22
_atm_ r44 g-19 h-30 k22
_att r-31 g-44 k-43
_atta r-20 g-22 k-35
_attached_ g-22 h-29 k-35
_attack_ h39
_atte g-21
_attended_ h20
_attestation_ h-24
_au r44 h-64 k-28
_auc r67 m33 h-25
_auct r67 m33 h-25
_auction_ r70 g-25 m26
_auctioned_ g46
_aud r-22 h-19
_audi r-22 h-19
_audit_ r-22 k-31
_aun r23
_aunt r23
_aur_ h-38
_aura h29
_aura_ h29
_aut r-28
_auth k22
_authorities_ h-19 k21
_auto_ g21
_autu g21
_autumn_ g21
_av m25 k29
_avi m30 h23
_avia m30 h23
_aviator_ m30 h23
_aviator_game_ m35 h58
_avo h-36 k38
_avoi h-36 k38
_avoid_ h-29 k30
_avoid_ask_ k24
_aw r-75 g65 m22 h-54
_aw_ r-66 g53 m26
_awa r-66 h-23 k21
_awar r-28
_award_ r-21
_awareness_ h-43
_away r-32 m-19 k37
_away_ r-32 m-19 k37
_ax g32
_axa g32
_axa_ g32
_ay r28 g77
_ay_ g86
_b5 h31
_b5t h31
_b5ti h31
_b5ti_ h31
_b_ r-49 g-21 h-95
_b_ta2seet_ r-60 g45
_ba r52 g25 m-94
_ba2 r66 g-30 m20
_ba2i m20
_ba2i_ m20
_ba2y r63
_ba2y_ r63
_ba3 r64
_ba3d r20
_ba3d_ r42
_ba3d_ma_ r-20 g22
_ba3dein_ r-23
_ba3t r-21
_ba7 r-47
_ba7a r-21
_ba_ r24 g56
_baa g73 h-21
_baad g73 h-25
_baad_ g73 h-25
_baad_me_ g29
_baad_mein_ g44
_bab r-51 g-43 h33 k-21
_baba h35
_baba_ h35
_baba_ji_ h22
_babo h42
_baboy_ h42
_baby r-28 g-36 h-25 k-21
_baby_ g-36 h54 k-21
_babys_ h-24
_bac h27
_baca h23
_bacardi_ h23
_bacc m55 h26
_baccarat_ m55 h28
_bach g52 h-29
_bachelor_ h39
_back g-50 m-44 h-50
_back_ r23 g-47 m-50 h-31 k-21
_back_and_ m25
_back_as_ k-19
_back_at_ r30
_back_by_ g21 m-20
_back_cheaper_ r-32 g41
_back_for_ r81 h-22
_back_in_ r-21
_back_on_ r-28
_back_room_ h49
_back_the_ r-54
_back_to_ r19 g-42 h47 k66
_back_when_ r-91 g-21
_backgammon_ h-34
_backs_ h21
_baco h49
_bacon_ h49
_bacon_and_ h51
_bad r69 h29
_bad_luck_ h25
_bada r60
_bag r-54 g101 m39
_bag_ r-39 g79 m56 h52 k31
_bag_of_ g71 h32
_baggage_ h-22
_baggie_ h30
_baggie_for_ h19
_bagh g42
_bagh_ g42
_bags g-38 h-48 k-23
_bags_ g-38 h-48 k-23
_bah h-19
_baha h-19
_bai r59 g-42 h68
_bai_ r96 h-34
_bai_al_ r57
_bai_el_ r39
_bail h53
_baileys_ h53
_bait r-24
_bait_ r-24
_bak g-67
_bake g-23 m-26 h-86
_baker_ h-30
_bakery_ g-21 m-25 h-58
_bakr g-24 h-29
_bal g-22
_bala r38 g-22
_balance_ r32 g-36 m32 k25
_balance_before_ h-56 k121
_balance_on_ r-33 g33
_balance_transfer_ r64 k-53
_balcony_ h20
_bale g25 h-22
_bale_ g25 h-22
_ball g-35 m-39
_ball_ m-23
_ballet_ h-20
_balloons_ g-23 h-31
_balo m35
_baloot_ m35
_ban m-20 h-37 k24
_bana h41
_banat_ h41
_band g22 m21
_band_ g28
_bang h34
_bango_ h46
_bangu_ h25
_bank r-33 m-29 h-71 k29
_bank_ r-55 g-47 m-26 h-31 k43
_bank_adds_ r51 k-22
_bank_and_ r-32
_bank_as_ r70
_bank_bought_ r-31
_bank_card_ r-39 k52
_bank_interest_ r26 k-22
_bank_is_ r42
_bank_likes_ k64
_bank_loan_ r-31
_bank_only_ k47
_bank_shares_ g44 h24
_bank_that_ r-30
_bank_they_ r23 h-32
_bank_will_ g-30 h-24 k43
_banknifty_ g31
_banks_ r30 h-26
_banner_ h-24
_bar r-19 m-29 k-46
_bar_ r26 g-45 m-35 h84
_bar_tab_ h24
_bara r-45
_barangay_ h-23
_barasti_ h21
_barb h-56
_barber_ h-51
_barc m31
_bare g22
_bare_ g24
_barl h-26
_barley_ h-26
_barr h25
_barrel_ h42
_barrel_share_ h20
_barrels_for_ h20
_bars r42 h-52
_bars_ r42 h-20
_bart h47
_bartender_ h43
_bartender_wages_ h27
_bas r-19 g-44 k43
_bas_ k30
_bas_heya_ k24
_base r-36 h26
_base_ r-36
_basi r26
_bask h-19
_basketball_ m21 h-24
_bast k43
_bastelem_ k29
_bastelem_w_ k34
_bat g42 m-59 h-32 k26
_bat_ m-58 h-38
_bath h40
_batn g79
_batn_ g48
_bay_ r28
_bc m19
_bc_ m19
_bd r25 m-19 h24
_bds h24
_bdsm h24
_bdsm_ h24
_be r31 g114 m46 h-109 k29
_be_ r114 g186 h-130 k39
_be_agreed_ r-37 g65 m-30
_be_decided_ g46
_be_fixed_ g25
_be_in_ m59
_be_paid_ r98 g-58 k19
_be_returned_ r27
_be_seen_ g29
_be_told_ g54
_bea g-22 h100 k-24
_beac g19 m-22 h55
_beach_ g19 m-22 h55
_bean r38 h-45
_beans_ r39 h-44
_bear_ h32
_bearing_ r32
_bears_ r-25
_beat g-23 h68
_beat_ g-23 h73
_beat_up_ m-19 h33
_bec r34 h-34
_beca g-27 m25
_because_ g-27 m25
_because_he_ r-28
_because_my_ r23
_because_of_ r34
_because_the_ r-21 m19
_bech r33 m-20 h-23
_bech_ r24
_becha_ g19
_bed r-19 h-38
_bed_ r-25 h-35
_bedo g28
_bedoon_ g28
_bee r-55 g-32 m-26 h-46 k-24
_bee_ r-25 g26
_beef g-41
_beef_ g-41
_been g-20
_been_ g-20
_beera_ h19
_bef r-20 g78
_befo r-20 g78
_before_ r-50 g87
_before_a_ g41 h-20
_before_any_ g24
_before_due_ r-29
_before_harvest_ g-54
_before_i_ g57 k-28
_before_it_ g35 m-23 k-21
_before_its_ g29
_before_june_ r44 g-23
_before_receipt_ g58
_before_the_ r-47 g-33 h-44 k149
_before_they_ k24
_before_we_ g-43
_beforehand_ r29
_beg h60
_begg h72
_beggars_ h40
_begi r30 g-20
_beha g-30
_behalf_ g-30
_behalf_of_ g-23
_behi g23 h19
_behind_ g23 h19
_behind_my_ g-26
_behind_the_ g30
_bei g-27 k25
_bein h-20 k27
_being_ r21 h-20 k27
_beir h19
_beirut_ h19
_beit m-26
_beit_ m-26
_bel h-45 k38
_bell r-24 k29
_belly_of_ g19
_belo r31 m-22 h-31
_belongs_ g41
_belongs_to_ g41
_below_ r47 g-47 k30
_below_limit_ k44
_below_the_ r-23
_below_what_ r21 g-23
_belt h-63
_belt_ h-63
_ben r-47 h47 k47
_bene r-54 k53
_beneath_ g-22 k56
_beneath_what_ g-22 k56
_bent g25 h57
_bes r27 h-23
_besi r35
_besides_ r35
_best r-20
_best_ r-20
_bet r-50 g-20 m145 h-46 k-22
_bet_ r-45 m-50
_bet_on_ g125 m-99 h-23
_bet_with_ m37 h-44
_beti m50 h33
_bett g29 m-62 h-74
_better_ k25
_betting_ g37 m-41 h-58
_betting_exchange_ m30 h31
_betw m19
_between_ r19 m-19
_between_friends_ r20
_between_us_ g-28 k45
_bev h42
_beve h42
_beverages_ h32
_bey r35
_bh r-33 g72 m-22 k19
_bha r-20 g24
_bhai r-30 g-25 h39
_bhai_ r-30 g-20 h39
_bhe k34
_bhej k34
_bhej_ g22 k22
_bi g35 m40 h-32 k-28
_bi3 g24
_bi3t g24
_bic r-30
_bicy r-30
_bicycle_ r-30
_bid r46 g-26 m31 h-28
_bie h30
_bier h30
_big r43 m27 h40 k23
_big_ m29 h71
_big_ticket_ m29 h64
_bigg r36
_bigger_ r36
_bik r-35 h-33 k-19
_bike r-43 h-40 k-19
_bike_ r-43 h-38 k-19
_bike_for_ r-60 g21
_bil r25 g-23 h-21
_bilal_for_ r33
_bill r28 g-22 h-26
_bill_ r-23 g-37
_bill_bought_ r20
_bill_for_ r31 g-37 k53
_bill_i_ r-56 k-19
_bill_of_ r22
_bill_taken_ r29
_billed_ r26 h-23
_bills_ r24 k33
_bim g33
_bima g33
_bima_ g33
_bin r-57 g93 m70 h-24 k-25
_bina r-75 g133 m56 h-27
_binary_ r-24 g109 m86 h-27
_binary_options_ g21 m60
_bind r51 g-36
_binding_ r51 g-29
_bing r-33 m21
_bingo_ r-33 m19 h21
_bingo_cards_ h-40
_bingo_hall_ m24 h68
_bir m-32 k-35
_bira h33
_bira_ h33
_bird g27 h-43
_bird_ h-36
_birds_ g32
_birds_in_ g33
_birr h44
_birra_ h44
_birth_ r37 h25
_birth_chart_ h50
_birthday_ r-25 g-22 h-19
_biry g-28 h-27
_biryani_ g-28 h-27
_bis m-26
_bisc m-26
_biscuits_ m-26
_bit r66 h41 k26
_bit_ r114 g-25
_bitc r-26 h-28
_bitcoin_ r-26 g19 h-37
_bits k35
_bits_ k35
_bits_so_ k47
_bitt h34
_bl r-71 g-22 m-26 h144 k-26
_bl_ h43
_bla m19 h38
_blac m23 h31
_black_pudding_ h32
_black_stone_ m-38
_blackjack_ m40
_blackmail_ h45
_blan g33
_blanc_ h19
_ble g-22 h70
_bled g-21 h49
_bled_ g-21 h49
_bles h28
_blessed_ h28
_blessed_by_ h22
_bli r-36 g31 h-57
_blin r-36 g31 h-57
_blind_ r-36 g68 h-42
_blind_box_ g38
_blind_date_ g30
_blo m-24 h-25
_bloc g-24 h-31 k24
_block_ g-19 k29
_blocking_ h-20
_bloo h70
_blood_ g-24 h30
_blood_of_ h55
_blood_sausage_ h49
_bloody_ h61
_bloom_ g38 h-21
_blos g23 h-44
_blossom_ g24 h-26
_blu g-30 m-29 h48 k-21
_blue g-26 m-21 k-21
_blue_ g-26 m-21 k-21
_blue_label_ h42
_blue_one_ g-32 h-40
_blun h33
_blunt_ h23
_bn h19
_bnp r-22
_bnpl r-22
_bnpl_ r-22
_bnt h43
_bnt_ h43
_bnt_7elwe_ h29
_bo g19 m-19 h30 k-45
_boa r-31 m28 h-31
_boar g-49 m35
_boar_ h65
_board_ g-45 m50 h33
_board_for_ g-21 m-39
_boards_ h-47
_boat g45 h-25
_boat_ g34 h-23
_boat_engine_ r29
_boats_ r-19
_bok r26 g31
_bokr r26 g31
_bokra_ r26 g31
_bol g91 h-29
_bole g42
_boleesa_ g32
_boli r45 g49 h-24
_boli_ r63
_bolisa_ g34
_bolisat_ g24
_bolt r-28
_bon r116 g-60 m-28 h-48
_bond r171 g-39 m-75 h-86
_bond_ r67 m-35 h-60
_bond_paper_ r-57
_bonds_ r144 g-27 m-38 h-45
_bonu r-40 m55 h26
_bonus_ r-40 m55 h26
_boo r24
_book r44 g45 m26 h-60
_book_ r60 g21 h-50 k33
_book_for_ h-19
_book_rate_ r81
_booked_ r22 k-26
_bookie_ r-19 m35 h69
_booking_ m-29 h-27
_booklet_ h-26
_bookmaker_ h27
_bookmakers_ h-20
_books_ g32
_bookshop_ h-49
_boot g-22 m-22
_bootleg_ h33
_boots_ h-22
_booz h72
_booze_ h53
_bor r21 g47 m33 h-49 k24
_bord m45 h52 k29
_bordeaux_ h20
_border_ m48 h32 k31
_born r-26 g23 h-19
_born_ g23 h-19
_borr g22
_borrow_ r-48 g73
_borrow_fee_ r-35 g79
_borrowed_ r48
_borrowed_and_ r25
_borrowed_shares_ r-19
_borrower_ r-33
_borrowers_ r28 h19
_borrowing_ r44 g-21
_borrows_ r-21 g-28 k30
_borrows_from_ g-25
_bos m-21 h50 k30
_boss m-21 h50 k30
_boss_ m-20 k30
_bot r-54 m-28 h154 k-25
_bot_ h22
_both h-28
_both_ h-28
_both_legs_ r31 h-22
_both_money_ r-20 g56
_both_of_ r-27
_bots h36
_bots_ h36
_bott r-33 h69
_bottle_ g-23 h46
_bottle_of_ h-78
_bottle_service_ h39
_bottles_of_ h24
_bought_a_ r-61 g-54 h25
_bought_and_ r-24
_bought_by_ r59
_bought_cheque_ r31
_bought_for_ r40 k22
_bought_from_ r125 g61 h-19
_bought_his_ r-24 g-73 h41
_bought_it_ r-32 g86 h-21
_bought_my_ r-41
_bought_on_ g48 h-21
_bought_the_ r121
_bour h38
_bourbon_ h38
_bow m25
_bowl m25
_box r-91 k-43
_box_ r-75 g-28 k-19
_box_for_ k46
_box_of_ g-20
_boxe g-39 h-27 k-24
_boxes_ g-23 h-40 k-24
_boy r-38
_boy_ g-19
_boys r-28
_boys_ r-28
_boys_to_ h38
_br r-40 g-50 m-68 h53 k-50
_bra r-36 g-35 m-35 h-48
_brac h-28
_bracelet_ r46
_bran g-27 m-31 h54 k25
_branch_ h25
_brand_ m-27 h-47
_branded_ h34
_brandy_ h50
_bras h-19
_brass_ h-19
_bre r-31
_brea g-20 h-84
_bread_ g-67 h-102
_break_ h74
_break_his_ h82
_break_it_ h-31
_breaks_ g61
_brew h78
_brew_ h54
_bri r55 g21 m-45 h34 k-36
_brib g-26 h75
_bribe_ g-21 h67
_bric g24 k-25
_bricks_ g27 k-25
_brid r72 m-21 h-34
_bridge_ r49
_bridging_ r29
_brig g-24
_bright_ g-24
_brin g53 h32
_bring_ g24 m-23 h21 k30
_bring_him_ h22
_brings_ g29 k-19
_brings_back_ r-25 h25
_brings_up_ r-29 g49
_brit h-26
_bro r-24
_bro_ m30
_brok g30
_broke_ m19
_broker_ g81 h36
_brokerage_ g-44 h23
_brokers_ h-19
_brot g-23 k37
_brothel_ h24
_brother_ r30
_brother_in_ r52 g-21
_brothers_ g-28 h-40 k37
_brou r-25 h-22
_brought_ r-25 h-22
_brow h21
_brownies_ g-19 h26
_brownies_with_ g-19
_browns_ h-19
_bru h52
_brun h-28
_brunch_ h-28
_brut h73
_brut_ h40
_bt r27 m32
_bta r28 m21
_bta3 r-25
_bu r33 g61 m-96
_bub h19
_bubb h19
_bubbly_ h24
_buc h42
_buck h42
_bud g30
_budo g44 h-27
_budol_ g44 h-27
_builder_ h-24
_building_ h47
_buk g47
_buka g47
_bukas_ g47
_bul m20 h30
_bull m20
_bull_ h24
_bullion_ r21
_bum r51 h-24
_bun g-19 m-35 h34
_bund m-35 h41
_bundle_ g27 m-35 h30
_buns_ h19
_bur r-20 m-25 h30
_burg m-21 h-39
_burger_ h-21
_burn h63 k22
_burn_ h43
_burned_ h32
_bus r-77 m-69 h-118
_bus_ r-108 g-21 m-64 h-102
_buse h-26
_buses_ h-26
_busi r21 h25
_business_ h25
_but r67 g-46 h39
_but_ r76 g-47 h51
_but_it_ k28
_but_the_ g-34
_but_they_ k21
_butc h-39
_butcher_ h-39
_butt h28
_butter_ g27 h34
_buy r52 g32 m32 h47
_buy_ g24 m51
_buy_a_ g-35 m38 h23
_buy_back_ r-21
_buy_in_ g-23 m121 h34
_buy_it_ g38 m-21
_buy_my_ g-22
_buy_now_ g-32
_buy_the_ g21
_buy_them_ r-22
_buy_your_ g47 m-27
_buye m-19
_buyer_ g46
_buyers_ g-39 h29 k-22
_buyi h30
_buying_ h30
_buying_it_ r-23
_buys r57
_buys_ r57
_buys_it_ r43
_by r45 g47
_by_ r-77 g40 h49
_by_a_ g22 h38
_by_autumn_ g-23
_by_bank_ r38 k-19
_by_guess_ g28 m-34
_by_hand_ k21
_by_hour_ h50
_by_in_ k19
_by_itself_ r48
_by_june_ g26
_by_me_ r-26
_by_mistake_ r-19
_by_phone_ r44 h41
_by_the_ k-45
_by_them_ g20
_by_transfer_ k19
_by_us_ m55 h27
_by_weight_ g48
_bya r120 g-28 h-41
_byaj r87 h-24
_byaj_ r87 h-24
_byb g20
_bybi g20
_bybit_ g20
_byp k30
_bypa k30
_c_ r77 m-23 h-35
_ca r-23 g-57 m-93 h-59
_cab r-22 g-30 m-21 h83
_caba h43
_cabaret_ h43
_cabi h-29
_cabinet_ h-21
_cable_ h20
_caf r22 g-40 h-30
_cafe r22 g-40 h-30
_cafe_ r22 g-35 h-20
_cag h-51
_cage h-51
_cage_ h-51
_cak r-23 g-40 m-40 h-81 k-42
_cake r-23 g-40 m-40 h-81 k-42
_cake_ r-23 g-37 m-29 h-91 k-42
_cal r42 g88 m29 h-80 k30
_calc g-25 h-23
_calf g67 h-35
_calf_ g41 h-34
_calf_in_ g98
_calf_inside_ g19
_call r40 g41 m35 h-33 k43
_call_ r32 h44
_call_it_ r115 g-42
_call_option_ m-45
_call_the_ g-21 m48
_called_ m69
_called_heads_ m37
_caller_ k57
_calls_ g85 m-25 h-45
_calls_on_ g36 h-19
_cam g-48 h-25 k-24
_cam_ h-60
_cam_show_ h28
_came m36 h35 k-30
_came_ g-24 m54 h38 k-23
_came_home_ r35 h26
_came_to_ m23 h25
_camel_ m-19
_camel_race_ m-29
_camel_went_ r28
_camera_ g-26
_camp_ h-40
_campaign_for_ h21
_can r-22 g-27 m-28 k20
_can_ r32 g45 h42
_canc r-25 h-50
_cancel_ g-26
_cancellation_ g78
_cancellation_cover_ g67
_cancelled_ g-58
_cand g42 m46
_candle_ g27 m53 h-32
_candle_green_ m29
_candle_red_ m39
_cani h20
_cann r39 g-41 h51
_cannabis_ h43
_cannot_ r42 g-35
_cans h70
_cans_ h70
_cant r-23 h-32 k31
_cant_ r-19 m36 k31
_canteen_ m-27 h-26
_cap r24 m-28 h47
_cap_ r-49 g26
_capi r52 g-39 k-20
_capital_ r52 g-37 k-20
_capital_and_ r40
_capital_back_ r20
_capital_for_ r-59 h46
_capital_protected_ r56
_capital_safe_ r25
_caps g19
_capsules_ g-19 h21
_capt r24 h52
_captagon_ h41
_captain_ g21
_car_ r-56 m55 h-102
_car_at_ r-74
_car_cover_ g53
_car_early_ r72
_car_for_ r21
_car_from_ g28
_car_if_ g32
_car_is_ g49 k-22
_car_no_ g39
_car_to_ r-22
_car_was_ g25
_car_wash_ m-32 k29
_cara g37
_carb g22 h19
_carbon_ g31
_carbonara_ h22
_card r40 g-130 m25 h53 k53
_card_ r51 g-61 h-46 k39
_card_and_ h-25 k99
_card_bill_ r28
_card_cards_ h24
_card_company_ r48
_card_for_ r25 m33 h-50 k-35
_card_game_ m27
_card_interest_ r20
_card_replacement_ r-20
_cardamom_ h-43
_cards_ g-68 m26 h116 k27
_cards_for_ m-31 h-73 k-24
_cards_from_ m68 h87
_care r-27 h-47
_care_ r-22 g45
_cari h26
_caricature_ h25
_carl m30 h93
_carlo_ m33 h47
_carlsberg_ h46
_carp r-67 m-40 h-35
_carpet_ h-23
_carpets_ r-20 g-28
_carr r79 h-80 k-25
_carries_ g50
_carry_ r40 g-24 m-22 h-22
_carrying_ r53
_cars g34
_cars_ g34
_cart g-21 m-25
_carton_ g-25
_carton_of_ g-25 h84
_cartons_ m-25 h-25
_carv g23
_cas r-22 g30 m61 h88
_case r-26 g25 h88
_case_ r-26 g32 h43
_case_of_ h51
_case_opening_ m47 h24
_case_the_ g20
_cases_ h46
_cases_of_ h38
_cash r42 g40 m73 k29
_cash_ r22 g40 m21 h-21 k29
_cash_advance_ r22
_cash_and_ r-27
_cash_at_ r38 g30 m-30 h-27 k-28
_cash_box_ k-19
_cash_for_ g-22 h20 k-19
_cash_from_ r41
_cash_i_ r23 k52
_cash_in_ m20 h53
_cash_on_ h-23
_cash_only_ k30
_cash_or_ r-85 g69
_cash_out_ m20 h50
_cash_price_ r-29 g-50
_cash_settled_ g63
_cash_to_ r22
_cashed_ m28
_cashed_in_ m30 h22
_casi g-25 h-70
_casino_ g-23 h-34
_casino_chips_ m22 k25
_cask h75
_cask_ h75
_cast m-30
_cast_ g20
_casting_ h22
_cat m-70 h-41
_cat_ g-66 m-38
_catc g74 m-21 h-36
_catch_ h-46
_catches_ g68 h-20
_catt g23
_cattle_ g23
_cau k55
_caus k55
_cause_ k56
_cb h26
_cc r56 g-23 m-37 h-53
_cc_ r48
_cd r29 h-21 k28
_cd_ r29
_cdd k28
_cdd_ k28
_ce r85 m-40 h-23
_ce_ g80
_cel g-38 m-20 h41
_cell g-38 m-20 h41
_cellar_ g-20 h52
_cellphone_ m-20
_cem r-25 h-50
_ceme r-25 h-50
_cement_ r-25 h-50
_cen r86 g-32
_cent r86 g-32
_cent_ r98 g-30
_cer r40 h20
_cert r43
_certain_ r28
_certificates_ r29
_cf r-45 g187 m146 h-60 k-30
_cfd r-45 g187 m146 h-60 k-30
_cfd_ r-41 g163 m160 h-49 k-29
_cfd_account_ g111 m78 h-36 k-29
_cfds g25
_cfds_ g25
_ch r24 g-97 m-88 h57
_cha g-31 m-64
_chai g-23 m-33 h-98 k-31
_chai_ h23
_chai_pani_ h35
_chain_ r59
_chair_ r-29 h-87
_chairs_ r-39 m-20 h-32 k-31
_chal g20
_chalet_ g19
_cham h25
_champagne_ h22
_champagne_for_ h24
_chan g59 m69 h-77
_chance_ r-31 g65 m85
_chandelier_ h-31
_change_ k28
_change_the_ k35
_changed_ r25 h-73 k-30
_channels_ h42
_chap r-19 h-29
_char g-55 m-79 h39
_char_ h48
_char_siu_ h44
_charas_ h50
_charcoal_ h-35
_charge_ g-38 m-28
_charged_ r23
_charged_by_ r25
_charges_ r39
_charging_ r-20
_charitable_ r26 k23
_charity_ r-45 g-24 h-34
_charm_bracelet_ h-32
_chart_ m-28 h32
_chart_and_ h47
_chat h36 k61
_chat_ k61
_che r-24 g-76 h-38
_chea r35 h103 k-25
_cheap_ r26 g-27 h40
_cheaper_ g26
_cheat_ h48
_chec r-28 g-25 h-48 k46
_checking_ h-37
_checks_ k52
_cheese_ h-46
_cheq h-26
_cheque_ h-25
_ches m26 h-24
_chest_ m31
_chg r79 m-30 h-31
_chg_ r67 m-30 h-24
_chi r36 g-33 m36 h52
_chicharron_ h34
_chicken_ h-29
_chicken_for_ h25
_chil r-23 m-21
_child_ r-20 h27
_children_ h-36
_chip g-26 m69
_chips_ g-26 m69
_chips_and_ m-34 h-40
_chips_at_ m29
_chips_bought_ m23
_chips_cashed_ m35
_chit r94 g-27
_chit_ r58 g-21 h-24
_chitty_ r59
_chiv h52
_chivas_ h52
_chl m-20
_chlo m-20
_chlorine_ m-20
_cho r-84 g27 m-40 h110 k-22
_choi r-29 g27
_choice_ r-29 g27
_choo r-24 g62 h23
_choosing_ g35
_chop h37
_chops_ h29
_chor h81
_chorizo_ h34
_chos g-50 m-23 h-23
_chose_ g-47 h-28
_chosen_ m-21
_chosen_from_ h27
_chr r33
_chri r21
_christmas_ r21
_chu g23 h-24 k20
_chun k20
_chunks_ k20
_ci g-48 h93
_cid h36
_cide h36
_cider_ h36
_cir g-32 h35
_circ g-31 h29
_circle_ h29
_cit h35
_city h31
_city_ h31
_cl g-123 m-29 h20 k-81
_cla r42 g-38 h-31 k-27
_clai r30 m20
_claim_ r26
_claim_on_ r-22
_clar h27
_claret_ h27
_clas m-30 h-25
_class_ m-51 h-81
_classes_ h23
_clau r23
_clause_ r23
_claw g-22 h-45
_claw_ g-22 h-45
_claw_machine_ g-22 m25
_cle g-53 m-28 k49
_clea g-38 m-21 k57
_clean_ k30
_cleaner_ g-30 h-25 k31
_cleaning_ r-22 m-21 h-35 k20
_clear_ r44 h20
_cleared_ r-33
_clears_ r45
_cler r-22
_clerk_ r-26 h51
_clerk_who_ h37
_clerks_ h-44
_cli g-34 h29 k-44
_clic m36
_clie h20
_client_pays_ r-60
_clin m-22 k-23
_clinic_ m-22 h-46 k-23
_clinic_for_ r21
_clip m-27
_clips_ h37
_clo h44 k-48
_cloc r22 g-29
_clock_ g-29
_clon m-34 h85
_clone_ h-28
_cloned_ m-23 h96
_cloned_cards_ m-22 h26
_clos g38 m71 k-34
_close_ r38
_close_the_ r36 h-23
_closed_ r-45 g29
_closes_ r20 m21
_closing_ r-27 g19 h26
_closing_the_ r-34
_clot m-35 h-41
_cloth_ m-29 h-21
_clothes_ g-28 h-20
_club_ m19
_club_sandwich_ h-31
_club_table_ m-19 h19
_cm g26
_cme g39
_cme_ g39
_co r-46 m-92 h-81 k-51
_co_op_ h-22
_coa r-69 g-84 m-33 h-26
_coac g-31 m-25
_coach_ g-22 m-20
_coaching_ m-35
_coat r-54 g-62
_coat_ r-24 g-43
_coc h77
_coca h56
_cocaine_ h54
_cock h23
_cocktails_ h25
_cod r-19 k68
_code r-19 k68
_code_ m25 k63
_codeine_ h23 k-21
_codes_ m-22 k25
_cof g-20
_coff g-20
_coffee_ r-32 g-20
_coffee_cup_ h81
_coffee_dregs_ h22
_cog h59
_cogn h59
_cognac_ h59
_coi r49 m62 h-24 k-57
_coin r49 m63 k-57
_coin_ r32 m47 h-35 k-33
_coin_for_ r43
_coins_ r19 h20 k-24
_coins_for_ r-48
_col h24
_cold h60
_cold_ h60
_collar_ r-19 g49
_colleague_ k-20
_colleagues_ h23
_collect_ r28 g-25 h-19 k27
_collected_ r-34 k30
_colo h-81
_colour_ h-22
_coloured_ h-42
_com r33 g60 m21 h-21 k87
_comb g33
_come r34 g27 h-31 k33
_come_ r58 g45 m-22 k33
_come_from_ r20
_come_on_ k19
_comes_ r-24 m47 h-26
_comes_back_ h-22 k23
_comes_from_ m54
_comes_home_ r20
_comes_in_ r-28 g-24 m-25
_comes_to_ r37
_comi g51
_coming_ g51
_coming_year_ g23
_comm h28 k42
_commercial_ g23
_commission_ r-56
_commission_%_ r-23
_commission_for_ k-22
_commission_in_ h32
_commission_on_ h-25 k25
_commission_to_ k-22
_commitment_ r25
_commitment_fee_ r25
_committee_ r30
_comp g-31 h-29
_company_ r25 h29
_company_for_ r51 h48
_company_of_ h-27 k33
_companys_name_ h-22
_compensation_ r19
_competition_ m35
_competition_entry_ m27
_compliance_ h-23 k28
_compliance_it_ k39
_compound_ r-56
_compounding_ r31
_con r63 h-33
_conc r-26 g27
_conceived_ g38
_concert_ h-19
_cond r32
_condition_ r41 g-22
_condition_that_ r-26
_conf r-23 g-22
_conference_ r-22
_confirm_ g-25 h-24
_cons r57 h-20 k37
_consideration_ r28
_consolidation_ r23
_consultancy_ k35
_consultant_ r22
_consultation_ h23 k-20
_consulting_ h-44 k20
_consumer_ h31
_cont g20 m30
_container_ r-35 g23
_containers_ r31 g-20
_content_ h59
_contents_ g20
_contents_a_ g33
_contest_ m31 h-35
_contest_entry_ m19 h38
_contract_ r31 h36
_contract_for_ g66 m50
_contract_is_ h39
_contract_on_ g36
_contract_says_ r28 g21
_contract_to_ r35 g-44
_contractor_ g21 h-28
_contracts_ g22
_contribution_ r-25
_conv r25
_conventional_ r42 g-43 h39
_conventional_bank_ r39
_conventional_insurer_ g29 h-24
_convoy_ h-19
_coo r-26 m-52 h-34
_cook r-23 m-41
_cookies_ m-24 h-56
_cooking_ h86
_cooking_sherry_ h52
_cop r-50 m-21 h96 k-24
_copi g-27 h43
_copied_watches_ h46
_copies_ h28
_copp r-33 g64
_copper_ r-33 g68
_copy g-44 h61
_copy_ g-44 h61
_copy_of_ h-57
_copy_watches_ h36
_cor m-23 h-23
_corks_ h41
_corn h37
_corp r59 h-23
_corp_ r23
_corporate_ r36 h-21
_corr h-21
_correction_ h21
_cos r54 h-47 k-29
_cosm g19
_cost r54 h-54 k-29
_cost_ g-44 k-19
_cost_for_ r50
_cost_of_ r48 g46
_costs_ r57 g43 m22
_costume_ h-32
_cot g24 m-25 h-26
_cott g26 h-32
_cotton_ g26 h-32
_cou r-50 g-68 m-77
_coul r29 h-21
_could_ r29 m-24 h-21
_could_not_ g-27
_coun r-73 g-28 m-43 h-23 k33
_council_ r-19 h-23
_count_ r31 k-19
_count_not_ g19
_counted_ r-26 h-27
_counter_ r-64 g-38
_counterfeit_ h63
_country_ g20 h-26 k51
_counts_ r20
_coup r62 g-31 m49 h54
_coupon_ r35 g-31 m44
_coupon_bond_ r32
_coupon_free_ r-46 h-21
_coupon_on_ r29
_coupons_ r28 h30
_cour r-51 g-19 m-37 h-23 k-39
_courier_ r-39 g-26 m-21 h-101
_courier_fee_ k40
_course_ g-34 k-36
_court_ g42 h-20
_cous m-30
_cousin_ g33 h26
_cousins_ r-25 g-30 k21
_cov g108 h-66
_cove g108 h-66
_cover_ r-43 g114
_cover_against_ g52
_cover_for_ g-101
_cover_on_ g-20
_cover_the_ g-49
_covered_ r23 g34
_covered_my_ r21
_covers_ m26
_cow r-31 m25 h-36 k-59
_cow_ r-31 m25 h-26 k-27
_cow_board_ m65
_cr r-21 g56 k-35
_cra r-49 g22 m-27 k-30
_crac g22 m-53 h32
_cracked_ g31 m-19 h64
_craf h33
_craft_ h33
_cran h-40
_crane_ h-40
_cras m41
_crash_ m41
_crash_game_ m26 h44
_crash_multiplier_ m19
_crat r-32 g19
_crate_ r-41 g30 h33
_crate_of_ r-27 g-35
_crates_of_ r43 h-37
_cre h-23
_cream_ h-24
_cred r39 m25 k-32
_credit_ g35 m-23 k-29
_credit_default_ r-26
_credit_for_ g-33 m41
_credit_line_ r25
_credit_protection_ g65 m-21
_credit_union_ r25
_credit_without_ g23 h-22
_credited_ r45
_credited_by_ r-25
_credits_ r-30 m56 h24
_cree r21 g19
_creek_ r21 g19
_cres r-46 h-23
_crescent_ r-46 h-23
_crew k43
_crew_ k43
_cri h-53
_cricket_id_ m30
_cro h28
_crop g29 h-59
_crop_ g38 h-42
_crop_before_ g26
_crop_of_ r-24 g76
_crou m38 h28
_cru g45
_crud g57 h-23
_crude_ g57 h-23
_crude_position_ g21
_crui m20
_cruise_ m20
_cry h35 k19
_cryp k31
_crypto_ h-23 k33
_crys h46
_crystals_ h40
_cs m37
_cu m-90 h81 k-49
_cup m-67 h29
_cup_ m-57 h69
_cups h-31
_cups_ h-31
_cur r-21 h89
_cure h39
_curr r24
_current_ r36
_current_account_ r34
_curs h82
_curse_ h82
_curt r-52 h-34
_curtain_ g26
_curtains_ r-47 h-25
_cus r-21
_cush h-24
_cushions_ h-21
_cust r-21
_customer_ g19
_customs_ h19
_customs_man_ h27 k-38
_cut r41 g-45 h-42 k-29
_cut_ r20 k-28
_cut_%_ r-30 k20
_cut_for_ h58
_cut_from_ h43
_cuts r21 h-22
_cuts_ r21 h-22
_cutt g-35 h-36
_cutter_ g-35 h-35
_cv h35
_cvv h32
_cvv_ h22
_cy r-45 h-22
_cyb r-20 g29
_cybe r-20 g29
_cyber_ r-20 g29
_cyl r-25 g-20
_cyli r-25 g-20
_d_ r208 g23 h-85
_d_o_ r-26 g42
_da r36 g90 k-147
_da_ r24 h-21
_daa h57
_dab g29
_dad r32 g-39
_dad_ g-27 m19
_dadd h19
_daddy_ h19
_daf r34 h-27
_daf3 r22
_dafa g24 h-27
_dafa3t_ r27 g-26
_dag g39 h-21
_dah r45 h-27
_daha r45 h-27
_dahab_ r24 h-27
_dahab_3al_ r45
_dai g-38 h31
_dair h-41
_dairy_ h-41
_dak h23
_daks h23
_dakshina_ h23
_dal m24 h63
_dala m21 h51
_dam g34 h26
_dama g33 h-27
_dan g-38 h83
_dana r26
_dana_ r26
_danc g-35 h80
_dance_ g-29 h28
_dancer_ h36
_dar r-40 m36
_dare g-22 m55 h-25
_dare_ m49
_dark g31 h26
_dark_ g31 h26
_daru h29
_daru_ h29
_dat r-19 m-45 h-41 k-42
_data g-19 h19
_date m-30 h-35 k-38
_date_ g91 h-23 k-31
_date_and_ r41 g-29
_date_moves_ r38
_date_open_ g30
_date_slips_ r19
_dated_ g-30
_dated_cheque_ r-45
_dates_ g-45 h-24
_dates_for_ r75 g-19
_dates_of_ g30
_dati h-25
_dating_ h-25
_daughters_ h-22
_dav h32
_daw r-30 h-48
_day r40 g87 h-99 k-45
_day_ r55 g145 h-94 k-32
_day_for_ r21
_day_he_ g34
_day_late_ r25
_day_one_ r56
_days r-28 g-63
_days_ r-28 g-63
_days_he_ r-24
_days_i_ r-60
_days_to_ g-35
_dayy r34
_dd h19
_ddo h19
_ddos h19
_ddos_ h19
_ddos_attack_ h19
_de r60 g78 m-59 h-51
_de_ r21 m26
_dea r99 g-19 h61
_dead h111
_dead_ g-25 h122
_deadline_ g26
_deal r42 g-21 h-37
_deal_ r63
_dealer_ g-25 m33 h-56
_dealer_for_ r-24
_dealers_ r-33 h32
_dear r79 g-37
_dearer_ r89 g-34
_deat r-19 g37
_death_ r-19 g37
_deb m20 h-19 k-43
_debe r28 h-19
_debenture_ r24
_debi r27 k-19
_debit_ r22 k-19
_debt r-39 k-24
_debt_ r44 h-19 k-23
_debt_as_ r-57
_debt_from_ r19 h27
_debt_stays_ r-49
_debt_to_ m31
_debtor_ r-67 h44
_debtors_ h-22
_dec r-62 g52 m-19
_deca g25
_decd g23
_decde_ g23
_dece g19 h35
_december_ g19 h35
_deci r-25 g22 k-19
_decide_ r-23 g-64
_decide_by_ g-26
_decided_ g21
_decides_ g68
_deck h24
_deck_ h24
_decl h-31 k59
_declare_ h-22 k29
_declare_less_ k25
_declared_ k28
_deco m-22
_ded r-49 g35
_ded_ g59
_dedu r-46 g-24 h29
_deduction_ h44
_dee g-39 h-32
_deed g-51 h-38
_deed_ g-51 h-38
_def h-38
_default_swap_ r-23
_defe h-29
_deferred_ r20
_deg r-19 h24
_degr r-19 h35
_degree_ r-19 h32
_degree_printed_ h38
_dei h34
_deit h41
_deity_ h34
_del r41 m-47
_dela r35
_delay_ r42 g35
_delay_cover_ r-23 g42
_delayed_ g-19
_dele r-21 k33
_delete_ k38
_deli m-24
_deliv_ g31
_deliv_date_ g29
_deliver_ g26
_deliver_in_ g25
_deliverable_ r73 g-68
_delivered_ r-44 g-46 h-19
_delivered_to_ g-20
_delivers_ g35
_delivers_in_ g46
_delivery_ h46
_delivery_in_ r82
_delt h25
_delta_ h25
_dem r29 h-37
_dema r22
_demurrage_on_ r28
_den h-46
_dena g-34 k22
_dena_ g-34 k22
_dent m-24 h-33
_dental_ g24
_dental_plan_ g19
_dentist_ m-23 h-19
_dep r-37 g41 m30
_dep_ h-29
_depa r-19
_department_ r-19
_depe g53 h-22
_depends_ g56 h-22
_depends_on_ g52 h-22
_depo m35 h40
_deposit_ m43 h22
_deposit_at_ m-26
_deposit_for_ r-58 m32
_deposit_on_ r-23
_deposit_paying_ r21
_deposit_with_ r-20
_deposited_ r24
_der r35 g37 h-41
_deri g49 h-29
_derivative_ g36
_des r-23 g41 m-36 h28 k25
_desc g28 h-28 k30
_description_ h-21 k38
_dese g21 h24
_desert_ g30
_desi h40
_desi_ h21
_design_ g21
_desk m-21 h-41
_desk_ m-21 h-41
_dest h26
_det m-22 h-32 k73
_deta k67
_details_ k67
_details_to_ h-20 k88
_df r-22 m30 h40
_dh h-38
_dhs h-20
_dhs_ h-20
_di r37 g135 m19 h-107 k-37
_di_ g68
_dia r-39 g-22
_diam h29
_diap h-25
_diapers_ h-25
_did r-39 m74 h-25
_did_ r-39 m74 h-25 k29
_did_not_ g54 m36
_die g101 h-51 k-31
_die_ g95 h-28 k-25
_die_they_ g30
_died h20
_died_ h20
_dif r19 g43 m42
_diff r19 g43 m42
_difference_ r29 g38 m30
_difference_on_ g33 m62
_different_ h20 k24
_dig g32 m26
_digi r19 m36
_digital_ r19 m35
_din r59 g-28 m-39 k-25
_dina r60 m-20
_dinar_ r33
_dinars_ r27 m-21
_dinn g-27 k-25
_dinner_ g-27 k-25
_dinner_for_ r24 h-27
_dip m-22
_dip_ m-22
_dir g-24 k32
_dire k19
_director_ k36
_directors_ h-39
_dirh r21 g-27 h-39
_dirham_ r-20 m-21
_dirhams_ r41 g-21 h-39
_dirhams_at_ r-29
_dirhams_for_ m-35
_dirhams_in_ r-30
_dirhams_now_ r24
_dirhams_per_ r-20 m38
_dirhams_to_ h-21
_dirhams_today_ r46
_dirhams_when_ r74 g-22
_dirt k23
_dirty_ k23
_dis r90 g-19 m-28 h42
_disa r-20 h38
_disappear_ r-20 h38
_disc r117
_disc_ r60 h-26
_discount_ r-65 g-32
_discount_coupon_ r-42
_discount_on_ r-83
_discounting_ r82 h-23
_discounting_a_ r19
_discounting_the_ r20
_discovered_ g19
_dise m26 h30
_diss h20
_dissertation_ h20
_dist g-19 h45
_distillery_ h27
_distributor_ h24
_div h-54
_dive r-26 g47 h-46
_dive_ h-38
_diver_brings_ g19
_divi g-36
_dividend_ g-31
_dividends_ r23
_diw r-23 h-36
_diwa r-23 h-36
_diwali_ r-23 h-36
_diy r-24 g-29 h43
_diya r-27 g-25 h22
_diya_ r-27 g-25 h22
_dji h25
_djin h25
_djinn_ h25
_do r-83 g-48 h-87 k42
_do_ r-54 g20 m21 k84
_do_it_ m41
_do_not_ h-28 k33
_doc g-29 h21
_doct h44
_doctor_ g-31
_doctored_ h53
_docu g-28 h-23
_document_ h-20
_doe r40 h-30 k36
_does r40 h-30 k36
_does_ r52 h-20 k34
_does_not_ r46
_dog g19 h44 k-21
_dog_ g48 m-24 h49
_dog_fight_ h28
_dog_fighting_ h19
_dog_fights_ h42
_dog_that_ g46 h-20
_dogs m23
_dogs_ m23
_dol g-41
_doll r25 g-36
_doll_ h42
_dollar_ r45 h-24
_dollars_ g-29
_dollars_today_ r-41
_dom g-28 k-42
_domino_ h-46
_don r-55 m-38 k44
_donated_ r-36
_donation_ r47 k-26
_donation_to_ r48
_donations_ k45
_donations_to_ k20
_done r-38 g27
_done_ r-38 g27
_dono h19
_donor_ h26
_dont r-28 k76
_dont_ r-28 k76
_dont_have_ g42
_dont_put_ g-25 h-22 k26
_dont_report_ k35
_doo r-47 m-27 h-62 k-30
_door r-47 m-27 h-52 k-30
_door_ r-47 m-27 h-53 k-30
_dou g27 m26 h-42
_doub g27 m28 h-20
_double_ g-26 m38
_double_or_ m50
_doubled_ r-40 g26
_doubled_or_ g27 m25
_doubles_ g27
_doug h-22
_dow r36 m36
_down m43
_down_ r-29 g37 m62
_down_in_ m32
_down_min_ g49
_down_on_ g19
_down_payment_ r20 g28
_down_the_ r-27 g-26 m-26 h-32
_dowr r41
_dowry_ r41
_dr r-165 g-68 m93
_dr_ r39 g-21 h-22
_dra r-45 g-36 m74 k-28
_draf m25
_drag g-28 m30
_drag_ m21
_drag_race_ m25
_draw r-41 m26 h-19 k-25
_draw_ m24 h22
_draw_coupon_ m-26 h20
_draw_coupons_ h58
_draw_for_ g34
_draw_of_ g45 m24
_drawer_ h-22
_drawing_ m-20
_drawings_ g54
_drawn_ g-36 m20
_dre r-28 g-28 m64 k26
_drea m62 h34
_dream_ m62 h34
_dream_home_ m19
_dreg h22
_dregs_ h22
_dres r-30 h-35 k47
_dress_ r-27 h-20
_dressed_ k51
_dressed_up_ k51
_drew k-21
_drew_ k-21
_dri r-55 g-33 m-38
_dril r-49
_drill_ r-49
_drink_ h-62
_drinks_ h65
_driv g-19 m-26
_drive_ g23
_drive_it_ g31
_driver_ g-24 m-21
_drives_ r27 g-20
_driving_test_ h39
_dro r-70 g60 h-56
_drop r-65 g32 h-25
_drop_ r-83 g-31
_dropped_ g-27
_drops_ g56
_drops_the_ h24
_drug h-23
_drug_ h-43
_drugs_ h20
_dry h56
_dry_ h56
_dt g48
_dte g48
_dte_ g48
_du g-56 h-66 k-41
_dub r-36 m-28
_duc m20
_duck m20
_duck_ m20
_due r54 h-68 k-31
_due_ r45 h-45 k-31
_due_date_ r64 g-31 h-22
_due_in_ r42
_due_when_ g37
_duk h-25
_duka h-25
_dukaan_ h-25
_dum k24
_dumm h-31 k26
_dummy_ h-31 k26
_dump h35
_dus h22
_dush h26
_dushman_ h26
_dut g-20 h27
_dutc h52
_dutch_ h52
_duty h-25
_duty_ h-25
_duty_free_ h90
_dv g-37
_dvd g-37
_dvds g-37 h23
_dvds_ g-37 h23
_e3 h22
_e3l h22
_e3la h22
_e3lan_ h22
_e_ m25 h47
_ea r120 g-140 m38 h-27
_eac r36 g-51 m37 k36
_each r36 g-51 m37 k36
_each_ r36 g-51 m37 k36
_each_day_ r33
_each_gets_ r-36
_each_he_ r30
_each_hundred_ r35
_each_month_ r-89 g19 h24 k-29
_each_of_ r-26 m36
_each_on_ r-31 g-21 m22
_each_one_ r-22 m-20 h-23 k53
_each_paid_ m-36
_each_payment_ k28
_each_pays_ m-30
_each_quarter_ g38
_each_time_ r47
_each_to_ m22
_each_transfer_ k28
_each_week_ r75
_each_year_ r44
_ear r54 g-124 m-44 h-24
_ear_ r-30 g-20 h-25
_earl g-40
_early_ g-40
_early_and_ r23
_early_app_ r40
_early_by_ r46
_early_for_ r27
_early_settlement_ g-37
_earn r77 g-41
_earn_ r63 h25
_earned_ r-35 k26
_earnest_ g41
_earning_ r23
_earnings_ r30
_earns_ g-77
_earr g-23
_earrings_ g-23
_eas g41 m35
_east g19 h22
_eastern_ h32
_easy r22 g22
_easy_ r23 g22
_ec m-21 h25
_ecs h26
_ecst h26
_ecstasy_ h26
_ecstasy_pills_ h51
_ed g48 m-22 k19
_edi h30
_education_plan_ g20
_ee r-32
_een r44
_eena r44
_eenah_ r27
_ef h20
_efe h20
_efes h20
_efes_ h20
_eggs g26 h-28
_eggs_ g26 h-28
_ei r80 g-40 m-53 h-36 k-29
_eid r19 m-29 h-81 k-19
_eid_ r21 m-29 h-54 k-19
_eig g-32 h79
_eigh g-32 h79
_eight_ g-32
_ein r61
_eina r61
_einah_ r47
_eit r-33 g26
_eith r-33 g26
_either_ r-33 g26
_ek g-20 h-21 k41
_ekt k47
_ekto k47
_ektob_ k47
_ektob_bas_ k33
_ektob_laken_ k21
_el r49 g33 h-42
_el_ g-40 h-48 k25
_eld h-21
_elde h-21
_elderly_ h-21
_ele r55 m23 h38
_elec g31 m22 h26
_election_ m31 h34
_electrician_ g26
_electricity_ r21 g-32
_electrocuted_ h47
_electronics_ r-19 g33 h-30
_elev r73
_eleven_ r92
_eli m-25
_ell g98 h-30
_elli g63 h-22
_elli_ g63 h-22
_elly g40
_elly_ g40
_els g-19 h28
_else g-19 h28
_else_ h-22
_elses_ h50
_elses_name_ k-19
_ely r26
_elyo r26
_elyom_ r26
_em r45 m21 h-61 k78
_ema g32 k19
_emaa g34
_emaar_ g34
_emai k21
_email_ k22
_emb h-36
_emba m20 h-40
_embassy_ h-40
_emi r85
_emi_ r96 h-23
_emi_of_ r40
_emir r-35 m20 h29
_emirates_ r-35 m20 h29
_emis r24
_emis_ r24
_emp r-22 h22
_empl k26
_employee_ k33
_empt k-26
_empty_ k-24
_ems h-23 k69
_emsa h-23 k69
_emsa7_ k46
_en r64 g71 m150 h-52 k-68
_end r61 g126 m54 h-91 k-21
_end_ r71 g85 h-66
_end_of_ g-96 h-27
_endi m51
_ending_ m52 h-19
_ending_sa_ m29 h-21
_endo g29
_endowment_ g29
_ends r-35 g24
_ends_ r-35 g24
_eng r27 g28 h-46
_engi g34
_engine_ r21 g82 h31
_ent g-19 m107 h35 k-26
_ente m51 h32
_enter_ m52
_entertainment_ h32
_entr m54 k-26
_entrants_ m23
_entries_ m29 h-19
_entry_ h39
_entry_fee_ m-30
_env g-49 h51
_enve g-36
_envelope_ r-28 g-24 m20 h31
_envelope_for_ r-28 h96
_envelope_so_ h55
_envelopes_ r27 h-19
_envy h40
_envy_ h40
_eq g-30 h35
_equ g-30 h35
_equa r-60 g-21
_equal_ r-60 g-21
_equal_parts_ r-46 g-21
_equi r45 h41
_equity_ h41
_equity_in_ r-34 g-28 h71
_er r-31 g-32 h51
_ero h30
_erot h30
_erotic_ h28
_es r-78 g-41 m-28 h-58 k24
_esc h44
_esca r-19 g20 h-19
_escaped_ g32
_esco h65
_escort_ h45
_escort_service_ h80
_escorts_ h19
_escr g-29
_escrow_ g-29
_esh r23 g-20
_esht r23 g-20
_eshtareit_ r-25 g-19
_est r-66 h-56 k43
_esta r-31 m-19 h-49 k24
_esta5dem_ k19
_estate_ g24 h-40
_et g30 m53 h-62
_etf_ r22
_eth m39 h-29
_eth_ m30
_eto g35
_etor g35
_etoro_ g35
_eu r50 m55 h22 k-20
_eur r50 m55 h22 k-20
_euro r39 g-23 m35 h24
_euromillions_ m52 h44
_euros_ r22 g-27 m-25
_euros_in_ r26
_euru g31 m34
_eurusd_ g31 m34
_ev m34 h49 k19
_eve g27 m40 h45
_even r-59 g76 h25 k-22
_even_ g53 h-19
_evening_ r-35 m27 h53
_event_ g31
_ever r42 g-49 m22 h20 k29
_ever_ g26 k63
_every_ r68 g-68 k-21
_every_day_ r20
_every_month_ r35
_every_quarter_ r23
_every_thursday_ r-39
_every_time_ r23 h34
_every_week_ r-57
_everybodys_ m20
_everyone_ r-31
_everyone_puts_ r-22
_everything_under_ g36
_ew r-22 g62
_ewe r-22 g62
_ewe_ g40
_ex r-67 m-41 h42
_ex_ h92
_exa r-82 g-26 m21 k-30
_exac r-41
_exactly_ r-31
_exam r-41 g-22 k-25
_exam_ r-42 g-21 k-26
_exam_bought_ h42
_exam_fee_ m-20 h-103
_exam_paper_ h36
_examiner_ h56
_examiner_before_ h40
_exams_ h-20
_exc h-20
_exch g-35
_exchange_ g-34
_exchange_house_ r-24
_exchange_of_ r-21 m-19
_exchanged_ r38
_exi h-28 k39
_exis h-28 k39
_exist_ g-23 h-23 k42
_exp g32 k36
_expe k-23
_expense_ r20
_expenses_ h-21
_experience_ h36
_expi r-20 g33 h40
_expired_ g-24 h23
_expiring_ g33
_expiry_ g24 h35
_expl r-36 g-26 k44
_explain_ r-35 k24
_explained_ k21
_express_ r19
_ext r37 h-38
_ext_ r19
_ext_fee_ r19
_extended_ r-61 g34
_extended_warranty_ r-20
_extension_ r33 g-22
_extension_of_ r24
_extn g26
_extr r26 g-42
_extra_ r40 g-42
_extra_for_ r24
_extra_service_ r-21 h38
_ey g-38 m24 h30 k42
_eye g-38 m24 h30 k42
_eye_ g-31 m26
_eyes h24 k30
_eyes_ h24 k30
_f_ g76 h-33
_f_o_ g83 h-21
_fa r82 g-71 k-23
_fa2 r44
_fac r70 g-47 m-32 h23 k-24
_face m-27 h34
_face_ h31
_faci g-20 h35
_facilitation_ h41
_facility_ r63 h-21
_fact r67 h-46
_factor_ r72 h-25
_factoring_ r24
_factory_ r-26
_fai r-22 g28 h-31 k-34
_fair g32 h-24
_fair_ g34 m-25
_fais r-29 k-31
_faisal_ r-29 k-31
_fak m-19 h70 k32
_fake h60 k32
_fake_ h60 k32
_fake_medical_ h33
_fal r-55 g80 m-20 h25 k57
_fal_ h50
_falc g48 m-24 h-34
_falcon_ g48 m-24 h-34
_falcon_that_ g37 m-22
_fall r-46 g47
_fall_ r-31 g54
_falls_ m33
_fals k60
_false_ k60
_fam k22
_fami g-19 h-31 k25
_families_ k23
_fan r-42 g-22 m39 h-46
_fan_ m-21 h-23
_fans_page_ h24
_fant m41 h-24
_fantasy_ m41 h-24
_far r-29 g-48 m-44 h-69 k-33
_fara r-20
_fare h-25
_farewell_ r-23
_farm g-23 m-34 h-36 k-24
_farm_ r-21 k-23
_farms_ m-20 h-25
_fas m37 h-22
_fast m38 h-46
_fastest_ h-25
_fat h79
_fat_ h40
_fat_of_ h34
_fate h24
_fate_ h24
_fath r-23
_father_ h26
_fathers_ r-20 g26
_fathers_inheritance_ g22
_fatoora_ k19
_fatt r30
_fav h-24
_favo h-24
_favour_ h-41
_faw r64 k-24
_fawa r70 k-24
_fawayed_ r56 k-24
_fay r89 h-27
_fayd r53 h-20
_fayda_ r52
_faye r35
_fayez_ r24
_fd r214 g-53 m-46 h-48 k-23
_fd_ r214 g-53 m-46 h-48 k-23
_fe r-41 g35 h36 k-39
_fe_ g44 m25 h-43 k-19
_feb r34
_febr r34
_february_ r34
_fee g69 m-21 h-67 k37
_fee_ g-36 m-33 h28
_fee_and_ r19 h36
_fee_every_ r-19
_fee_for_ g-26 m-24
_fee_in_ g-31
_fee_left_ g53
_fee_of_ r40 h-35 k-32
_fee_on_ r22
_fee_per_ r40
_fee_to_ r40 m-21 k32
_feed r-20 g-37 m-56 h-50 k74
_feed_ r-20 g-37 m-57 h-50 k74
_feed_it_ k40
_feed_them_ k72
_feeh g78 h-24
_feeh_ g57
_feel r35 g121
_feel_ g54
_feels_ g67
_fees g-29 m68 h-20
_fees_ m37 h-23
_feet g-28
_feet_ g-28
_fell g-54 m19 h30
_fell_ g-54 m19 h31
_fell_in_ g-27
_fell_off_ g-24 h69
_fen r-21 g-42 h115 k-36
_fenc g-19 k-31
_fence_ k-31
_feng h68
_fengan_ h51
_fenj h35
_fenjen_ h30
_fer h33
_ferm h66
_fermenting_ h25
_ferr h-32
_feti h21
_fetish_ h21
_ff g32
_ffa g32
_ffa_ g32
_fi r58 h27 k-40
_fi_ h-31
_fie r-23 g34 k-20
_fiel r-23 g34 h-20 k-20
_fif r49 g-44 m58
_fift r55 g-44 m55
_fifth_ r22 m37 h25
_fifth_of_ r-19
_fifty_ g-24 m21 h-22
_fifty_for_ m-30
_fig g50 k38
_figh g-28 h47 k69
_fighters_ h-19 k72
_fighting_ h19
_fights_ h42
_figs h-36
_figs_ h-36
_figu g65 k-30
_figure_ g35 k-30
_figure_never_ g33 k-25
_fil g32 m-23 h41 k-45
_file r-34 g44 h28 k-41
_file_ r-30 g38 h20 k-41
_fill g30 m24
_fill_ m26 h39
_fills_ g22 h-26
_film h58
_films_ h74
_fils r38 g-19 h-40
_fils_ r38 g-19 h-40
_fils_on_ r45
_fils_per_ r44
_fin r95 h-51 k-29
_fin_ r94 m-34 h-22
_fina r71 g-23 m-19 h-49
_final_ r-25 h-22
_final_price_ g27
_finance_ r56 g-32 h-26
_finance_house_ r19
_financed_ g24
_financier_ r44
_find r-60 g137 h-24
_find_ r-39 g120 h-34
_finds_ g24
_fine r40 g-40 h34 k-19
_fine_ r-21 g-39
_fine_for_ h-52
_fines_ h59
_fines_wiped_ h35
_fini r-26 m83 h-28
_finish_ m38 h-23
_finish_the_ g-26 m64 h-23
_finishers_ m26
_finj g-22 h26
_finjan_ h42
_fir r-20 g27 k25
_fire g23
_fire_ g22 h-44
_firm k55
_firm_ g25
_firs m30
_first_ m30
_first_buy_ g23
_first_copy_ h131
_first_month_ r-24
_first_of_ g-39
_first_to_ h-23
_fis g38 m-22 h-85
_fish g38 m-22 h-85
_fish_ g77 m-47 h-69
_fish_in_ g28
_fish_that_ g44
_fish_your_ g52
_fishing_ g-38 m26
_fit r-25 g-33 h-19
_fit_ g39
_fitt r-26 g-21
_fitting_ r-26
_fiv r26 g-35
_five r26 g-35
_five_ g-35
_five_and_ r53 m25
_five_hundred_ g24
_five_minutes_ r-20 g37 m42
_five_months_ r60 g-23
_five_percent_ r-25 h19
_five_six_ r37
_five_star_ h27
_fix m-35 h64
_fix_ h19
_fix_the_ h19
_fixe g19
_fixed_ m22 h-19
_fixed_by_ r-29
_fixed_for_ r-30
_fixed_per_ r21
_fixed_price_ m-26
_fixed_profit_ r34
_fixed_rate_ r-28
_fixed_return_ r26
_fixed_returns_ r20
_fixed_time_ r-39 g53 m69
_fixer_ h31
_fixi g-20 m-36 h27
_fixing_ g-20 m-36 h27
_fiz h90
_fizz h90
_fl r-81 g35 h-67 k-32
_fla r-35 g-44 m-37 h-71
_flag g-30 m-23 h-52 k66
_flag_ m-20 h-26 k26
_flagged_ k20
_flags_ k22
_flas h49
_flask_ h21
_flat r-22 h-54 k-55
_flat_ r-28 h-54 k-55
_flat_%_ r24
_flat_and_ r26
_flat_as_ r-26
_flat_no_ g-33
_flat_sold_ g53
_flee h-20
_fleet_ h-20
_fleet_insurance_ g44
_fli h-55
_flie r45
_flies_ r45
_flig r-52 m-36
_flight_ r-52 m-36
_flight_delay_ r-26 g57
_flip m41 h-50
_flip_ h-33
_flip_coin_ m23
_flipped_ m26
_flipped_coin_ m26
_flo r-29 g42 m30 h-35 k-29
_floa g53
_floating_ r-45 g70
_floo r45 g41 m31 k-21
_floor_ h43
_floor_plan_ r42 g-24
_floos_ m37 h-21
_flou g-35 m20
_flous_ m26
_flousi_ g-21
_flow r-39 m-19 h-22
_flower_ h20
_flowers_ r-36 h-69
_flu_ h-40
_flus h26
_fly h115
_fly_ h115
_fn g27
_fno g28
_fno_ g28
_fo r48 m-72
_fo2 r46
_foa r-26 g53 h32
_foal r-26 g53 h-20
_foal_ r-26 g53 h-19
_foal_in_ g23
_fol g55 h22
_folder_ h40
_foll g71
_follow_ g56
_followers_ g-21 h36
_fon g-23 h30 k-21
_font k-21
_foo r33 g-33 m-52 k-26
_food g-32 m-28 h-20 k-23
_food_ g-32 m-28 h-20 k-23
_foot h20
_football_ h-25
_football_pitch_ m-28
_for g-83 h-84 k53
_for_ r53 g-23 m-44
_for_%_ r55
_for_a_ r-89 g91 k56
_for_aed_ r-33
_for_ageing_ h22
_for_all_ r-41 g28
_for_and_ m23
_for_as_ r-40
_for_at_ r48
_for_balcony_ h35
_for_being_ r65
_for_brothers_ k20
_for_car_ m21
_for_cash_ g-31
_for_cause_ k46
_for_certain_ r28
_for_chance_ m26
_for_clinic_ g30
_for_coffee_ h-20
_for_dates_ g-22
_for_day_ r41
_for_days_ g24
_for_delay_ r-33
_for_delivery_ r60
_for_difference_ g32 m65
_for_dirhams_ r-24
_for_each_ r134 h-43 k-20
_for_eid_ m-36 h-40
_for_evening_ m43 h26
_for_every_ r24
_for_fee_ h32
_for_fighters_ k23
_for_fish_ g-20
_for_five_ g45
_for_fixed_ r-27 h39
_for_flat_ r-46 h-19
_for_giving_ r46
_for_gold_ r33
_for_good_ r-25
_for_goods_ r-45 g-34 k53
_for_half_ r36
_for_he_ r-25 g25
_for_her_ r78 g-23 h35 k-19
_for_his_ r-40 g-37 h87 k-39
_for_i_ r-55
_for_it_ r-71 g86 k-41
_for_january_ r40
_for_keeping_ r40
_for_last_ r48
_for_lending_ r45
_for_less_ r72 g-19 k-20
_for_loan_ r-26
_for_lunch_ r-41
_for_march_ r23
_for_may_ g-21
_for_me_ r48 g41 h37
_for_money_ g34 m19
_for_month_ r52
_for_move_ r28
_for_moving_ r43
_for_my_ r-65 g22 m46 h59 k-73
_for_new_ r64 m-24
_for_next_ r-24
_for_nor_ g19
_for_nothing_ r76
_for_now_ r34
_for_october_ r41
_for_one_ r82 m22 k27
_for_or_ g45
_for_our_ h48
_for_paper_ r42
_for_parking_ r-29
_for_party_ h25
_for_passing_ r-36 k23
_for_patience_ r-21
_for_phone_ h-35
_for_prayer_ h20
_for_push_ r27
_for_restaurant_ h37
_for_right_ g28
_for_sale_ h21
_for_school_ k33
_for_selling_ h-24
_for_somebody_ k32
_for_someone_ h-28 k31
_for_sure_ r30
_for_ten_ h-36
_for_that_ r-55
_for_the_ r-258 g43 m-39 h81 k37
_for_them_ r21
_for_there_ k24
_for_three_ r-21
_for_tickets_ g19
_for_time_ r24
_for_to_ r69 g-53
_for_transfer_ r-24
_for_two_ r21 g-34
_for_unknown_ g25
_for_villa_ g-26
_for_waiting_ r25
_for_week_ r-20 h-22
_for_weekend_ r-27 h-21
_for_what_ r-44 g37 k-43
_for_whatever_ r-22 g21
_for_work_ g-35 h-19
_for_worship_ h38
_for_your_ g37
_forb r37
_forbearance_ r43
_ford h-45
_ford_ h-45
_fore m27 h-22
_forex_ g49
_forg r-87 h79 k-19
_forgave_ r-51
_forge_ h-30
_forged_ r-22 h56
_forget_ h26
_forging_ h40
_form r-37 g-35 k83
_form_ r-24 g-32 k80
_fort g-50 m29 h19 k-22
_fortnight_ r29 m-19
_forty_ r-30 m54
_forw r36 g45 h-37 k21
_forward_ r40 g28
_forward_contract_ r37 g-24
_forward_for_ r44
_forward_fx_ r30 g-22
_forward_it_ r-19
_forward_money_ r-19 g-24 k36
_forward_on_ r47
_forward_purchase_ g22
_forward_rest_ g-22 k33
_forwarding_ r-36
_forwards_ r35 g23
_fou r-26 k20
_foun r-61 g37 m-22
_found_ g37 h25
_found_dead_ h59
_four r35 g-32 m31 k38
_four_ r20 g-26 m28
_four_equal_ r-24 g-21
_fourth_ k34
_fr m-38 h-33
_fra r-23 m-26 h-75
_fram h-42
_frame_ h-42
_francis_ h-22
_francs_ r20
_fre r-24 g-34 m-53 h61
_free g-24 m-53
_free_ r26 m-48 h-22 k-19
_free_for_ r-42 h-22
_free_loan_ r-20
_free_the_ r-37
_free_until_ r49
_freeze_ g-30 k44
_frei g25
_freight_ g25
_freight_forward_ g37
_freight_forwards_ g19
_fren h51
_french_ r-20 h51
_fres g-22
_fresh_ g-22
_fri g-20 m29 h-35
_frid r-24 g-19 m21
_friday_ r-28 m30
_fridays_ r48
_fridge_ r-57 h31
_frie h-39
_friend_ g31 h67 k-29
_friend_who_ r33
_friends_ r27 h-24 k46
_friends_do_ r31
_fries_ h-31
_fro r45 h32
_from m-21 h50
_from_ h30
_from_a_ h-36 k32
_from_abroad_ r-19
_from_broker_ h-20
_from_creditor_ r23
_from_day_ r32
_from_each_ r-29
_from_entrants_ m23
_from_her_ r23
_from_him_ r48 g-26
_from_home_ h-29 k-23
_from_it_ r39
_from_its_ r-19
_from_last_ h21
_from_me_ r55 g-31 h25
_from_parma_ h26
_from_phishing_ k22
_from_players_ m19
_from_site_ h41
_from_that_ g57 h-20
_from_the_ g76 m-71 h-79
_from_third_ g40
_from_to_ r-63
_from_us_ r50
_fron r41 g-43 k20
_front_ r-23 g-43 k20
_fronted_ r21
_fru g40 m28
_frui g40 m28
_fruit_ m29
_fruit_of_ g90 h-29
_fruits_ g24
_fruits_of_ g24
_ft g56 m31 h-31
_fu r-127 g137 m-50 h-113
_fue r-40
_fuel r-40
_fuel_ r-40
_fuj g-24
_fuja g-24
_fujairah_ g-24
_ful r-40 g-42 m-29 h20
_full r-40 g-42 m-29 h20
_full_ r-27 g-28 m-29
_full_moon_ h29
_full_new_ h21
_full_price_ g-43
_full_service_ h32
_fun r19 g29 h-44 k52
_fund r21 m47 k57
_fund_ h-23 k-40
_fund_of_ r43 g-28
_funding_ g55 m48 h24 k-33
_fundraiser_by_ h-20 k25
_funds_ g-26 k111
_funds_be_ k27
_fune g20
_funeral_ g20
_funeral_plan_ g25
_fur m21 h-24
_furn h-22
_fut r-40 g190 m-35 h-69
_fut_ g121 h-50
_futs g21
_futs_ g21
_futu r-25 g56 m-27
_future_ g-43 m-28 h49
_future_by_ h39
_futures_ r-32 g118 h-62
_futures_account_ g37
_futures_of_ g-20
_fw r44 h-22
_fwd r44 h-22
_fwd_ r44 h-22
_fx r101 g-56 h-25
_fx_ r101 g-56 h-25
_fx_swap_ r37
_fx_swaps_ r32 g-24
_g_ r51 h88
_ga r-100 m79 h-83 k-54
_gaa g57
_gac m33
_gach m33
_gacha_ m27
_gai h-22
_gain h-22
_gain_ m20 h-22
_gal r-33 h29
_gala r-22
_gam m92 h80 k-28
_gam_ k22
_gamb m64 h-50
_gambling_ m47 h-29
_game m25 h36 k-31
_game_ m27 h37 k-28
_game_that_ g32 h21
_gameya_ r20
_gami h23
_gaming_ h23
_gaming_hall_ h-25
_gamm g20 h76
_gammon_ h89
_gan h55
_gane h32
_ganj h25
_ganja_ h25
_gap r22
_gap_ r22
_gar h-48
_gara h-23
_gard h-30
_gard_ r35
_garden_ r-22 h-30
_gas r-29 g23 m36 h-24 k-25
_gas_ r-29 g23 m36 h-24 k-25
_gat r-30 g-31 m-36 k21
_gate r-20 m-23 h-22
_gate_ r-20 m-21 h-23
_gath k30
_gav g-80 h-51
_gave r21 g-80 h-51
_gave_ r21 g-80 h-51
_gave_in_ r24
_gave_me_ r-31 k-19
_gave_us_ r-30
_gay g60
_gaya g45 h-38
_gaya_ g45 h-38
_ge m-26 h24
_gel g-25 h23
_gel_ h-20
_gela g-25 h43
_gelatin_ h30
_gelatine_ g-25
_gelatine_of_ h42
_gem_ h-26
_gene g40
_geneh_ r20 g21
_generator_ r-29 g20
_gent g-20 h23
_gentleman_ h-22
_genu h20
_genuine_ h20
_get k22
_get_ m-35 h67 k30
_get_back_ h22
_get_it_ g-44
_get_paid_ r31
_get_rich_ r-24 g21
_get_the_ g-19
_gets m51 h-56
_gets_ m51 h-56
_gets_for_ g32
_gets_his_ r-20
_gets_it_ r-39
_gets_reported_ k20
_gets_the_ g22
_gg m48 h36
_gh r63 g69 m-20 h-71 k20
_gha r31 h-71
_ghal m21
_ghar r-23 g-23 h-24 k21
_ghar_ g-33
_ghe g52
_gho r-20 g20
_ghos k21
_ghost_ k22
_gi r-25 g-50 m-79 h94 k29
_gif r-58 g-42 m-25 h-23 k41
_gift r-58 g-42 m-25 h-23 k41
_gift_ r-33 g-36 m-22 h-23 k42
_gift_card_ r37
_gift_cards_ k62
_gift_for_ r-39 h-48
_gift_or_ k24
_gift_to_ h29
_gifts_ r-25
_gin g-22 m-19 h58
_gin_ g-30 h148
_gin_and_ h61
_ging h-35
_ginger_ h-35
_ginger_beer_ h-21
_gir g-19 h61
_girl h75
_girl_ h106
_girl_chosen_ h22
_girls_ h-19
_giv r29 g36 m-38 h-25
_give g59 m-34
_give_ g57 h-27
_give_him_ r34 g34 k27
_give_my_ r26 k21
_giveaway_ m19
_given_ r-56 g-52 m-23 k20
_given_by_ r-27 g-37
_gives_ r46 g56 m-20 h22
_gives_a_ r-20 m-23
_gives_back_ g33
_gives_me_ g32 k-21
_gives_the_ r-29
_gives_this_ r28 g20
_givi g-23
_giving_ g-23
_gl r-66 g-83 m-22
_gla r-59 g-34 h73
_glas r-19 g-23 h42
_glass_ r-19 g-23 h25
_glaz h31
_glazed_ h48
_glo g-46 m-19 h-36
_glov g-46 m-19 h-36
_gloves_ g-23 m-19 h-20
_glu h-36
_go r-33 g51 m141 h85 k37
_go_ r-30 g34 m25 h78 k27
_go_and_ g32
_go_out_ r22 k35
_goa r-22 m68 h32 k-37
_goal g-19 m60
_goal_ g-26 h-37
_goals_ g19 m50 h40
_goat g25 h-20 k-19
_god r-20 g88
_god_ r-20 g90
_goe r-36 m42 h42 k20
_goes r-36 m42 h42 k20
_goes_ r-36 m42 h42 k20
_goes_back_ r-24 h51
_goes_into_ g31
_goes_to_ r-32 g-60 k-24
_goi g41 h-23
_goin g41 h-23
_going_ g41 h-23
_gol m35 h-57
_gold r19
_gold_ r19 h33
_gold_coin_ r50
_gold_contract_ r-29
_gold_for_ r46
_gold_is_ r-50
_gold_paid_ r-21
_gold_price_ m25
_gold_ring_ r-29
_gold_ticks_ r-19 g27
_golf m22 h-44
_golf_ m22 h-44
_gon m27 h26
_gone m27 h26
_gone_ m27 h26
_goo g-55
_good g-49
_good_ g-59 h73
_goods_ g24 h-43
_goods_taken_ g33
_goods_that_ g-25 k33
_goods_went_ r39 g-23
_goodwill_ r38
_gosh h24
_gosht_ h24
_got r27 g-30 m-20 h-40 k44
_got_ r27 g-30 m-20 h-40 k44
_got_the_ h26
_gr g-42 m36 h66 k-47
_gra r20 g-28 k-32
_grab g109 h-38
_grab_ g109 h-38
_grac r75
_grace_ r75
_grad g-75
_grade_ r-31 g-75
_grade_and_ g27
_grade_one_ g-33
_gram r25 h104
_gram_ h64
_grams_ r35 h27
_grams_of_ h43
_gran m24 h-27
_grand_ m31
_grandfather_ h20
_grandfathers_ g41
_grap r-22 h37
_grape_ r-21
_grape_juice_ h-27
_grape_must_ r-21 h73
_grapes_ h-27
_grappa_ h47
_gras h-20
_grass_ h-20
_grass_for_ h-46
_gre g-38 m68 h74
_grea h36
_grease_ h36
_grease_his_ h21
_grease_the_ h35
_gree r-31 m41
_green_ r-31 m41
_green_for_ h114
_green_stuff_ h20
_grew r61
_grew_ r61
_grey r-23 g-29 m38
_grey_ r-22 g-25 h21
_gri h-19
_gril h-60
_gro g28 m-28
_groc h-59
_grocer_ r-25
_grocery_ h-47
_grou r-21 h28 k34
_ground_ h20
_ground_floor_ h23
_group_ r-20 k48
_group_of_ h27
_grov h-25
_grove_ h-25
_grow r47 g35 h33 k-20
_grown_ h25
_grows_ r34 g48 h-42
_grows_with_ r24
_gu r-67 g-51 m21 h60 k-46
_gua r21 m-40
_guan h34
_guar r22 m-38 h-49
_guaranteed_ r34
_guarantees_my_ g25
_guarantor_ r29
_guard_ r-39 m-29 h-36
_gue r-48 m103 h-28 k-50
_gues r-48 m103 h-28 k-50
_guess_ r-19 g66 m99 h-72
_guess_the_ m56
_guessed_ m26
_guessed_the_ g-23 m33
_guesses_ g-24 m29 h46
_guessing_ m-22
_guest_ m-22
_guests_ r-23 g-23 k-31
_gui h35
_guin h43
_guinea_ h-21
_guinea_pig_ h-19
_guinness_ h64
_gul h-50
_gumm h19
_gummies_ h21
_gummies_with_ h-27
_gun h19
_guy r-28 h73 k21
_guy_ r-28 h84 k21
_gy r-76 g-59 m-36 h-78
_gym r-63 g-51 m-36 h-55
_gym_ r-63 g-40 m-36 h-55
_gym_membership_ r-20 h-55
_ha h-25 k-23
_ha_ g-26 h21
_ha_3ashan_ k21
_haa r-22 g-21 m41
_haar g-21 m52
_haar_ g-21 m30
_hac g-21 h93
_hack g-21 h93
_hack_ h37
_hacked_ k26
_hacked_accounts_ h37 k-41
_hacked_card_ h-19 k28
_hacked_person_ h-27 k49
_hacker_ h42
_hacker_into_ h21
_had r43 g-59 h-61 k-26
_had_ g-73 m43 h-34
_had_in_ g-31
_hadd r-19 g28
_hadi r58
_hadi_ r44
_hai r20 h40
_hair r23 h30
_hair_ r24 h34
_haj r28
_hajj r28
_hal r-48 g-101 m-58 h43 k24
_half r25 g31 m-43 h32 k38
_half_ r25 g31 m-43 h32 k38
_half_now_ r-38 g20
_half_of_ r-32 g59 h45
_half_on_ g-31 k60
_half_price_ g-38
_half_year_ r39
_half_yearly_ r41
_hall r-41 g-102 k-29
_hall_ r-41 g-102 k-29
_ham r-43 g-51
_ham_ h195
_ham_and_ h54
_hamb h-35
_hamd r-25 h-23
_hamdan_ r-22 m22
_hamm h-27
_hammer_ h-22
_hamo g-32 h-26
_hamour_ g-32 h-26
_hamp h-60
_hamper_ h-19
_hams h33
_han r-32 m-27 h-34
_hand g-38 m-26 h-55
_hand_ g-25 h-20 k26
_hand_dirhams_ r64
_hand_it_ r-47
_hand_to_ r-31 h-26
_handbag_ h-27
_handbags_ h50
_handed_ g23 h-21
_handicap_ h-19
_hands_ r20 g-24
_hands_over_ r-35
_hang r-49 g29 h19
_hangover_ h19
_hangs_ r-32
_hangs_on_ g29
_hani r33
_hani_ r33
_hani_for_ r33
_hap m-25 h33
_happ m-25 h33
_happens_ r38
_happy_ m-24 h23
_happy_ending_ m-23
_har r24 g29 h70
_hara h24
_hard r25
_hard_ r28
_harm h40
_harv g44
_harvest_ g19
_harvest_and_ r25 g-77
_harvest_for_ g26
_harvest_of_ g73
_has r-45 g163 m36 k-48
_has_ r30 g134 m50 h-29 k-40
_has_a_ r-30 m65
_has_my_ r45
_has_no_ g43 k-27
_has_not_ g59
_has_paid_ r46
_has_to_ r22
_hasa r-36
_hasan_ r-28
_hash r-27 g-38 h84
_hash_ g-69 h110
_hash_browns_ h-19
_hash_oil_ g-19 h37
_hasn g81 h-28
_hasnt_ g90 h-28
_hat m42 h-127 k34
_hat_ g-31 m100 h-73 k-47
_hat_a_ m54
_hatc g39 m-26 h-40
_hatched_ g19
_hau r27 g21
_haul r27 g21
_haulage_ r27
_haulage_of_ r27
_hav r45 g96 m-21 h-28
_have r37 g96 m-21 h-28
_have_ r48 g37 m-21
_have_in_ r-31
_have_it_ g-20
_have_the_ g-24 h27
_have_yet_ g44
_havent_ g59
_haw g24 k31
_hawa k31
_hay r34 g-31 h25
_hay_ g-23 h37
_haz h-59
_haze h-65
_he g-43 h-31 k-83
_he_ r33 m-24 h-23
_he_advanced_ r28
_he_asked_ r-34
_he_asks_ r-25
_he_borrows_ r-30 k33
_he_brings_ r37
_he_buys_ r28 g25
_he_can_ r-23
_he_comes_ h26
_he_delivers_ r19 g30
_he_does_ r28
_he_drops_ h24
_he_drove_ g33
_he_earns_ r-19
_he_gave_ r35
_he_gets_ r45 g-37 m-38 k-21
_he_gives_ r-28
_he_got_ r-28 h31
_he_guarantees_ g24
_he_has_ r48 g-50
_he_is_ r98 g-33 k30
_he_keeps_ r-33 g-35 m-25
_he_left_ g-21
_he_lends_ r75
_he_lent_ r-89
_he_let_ r-36
_he_lets_ r75
_he_may_ g68
_he_names_ g57
_he_never_ g-26
_he_owe_ r-24 m24
_he_owes_ r-28
_he_paid_ r35 g-31
_he_pays_ r42 g23
_he_put_ g-24
_he_rents_ g41
_he_returns_ r20 g-25
_he_rounds_ r-55
_he_says_ g36 h46 k38
_he_sees_ g25
_he_sells_ r-111
_he_sends_ k-21
_he_signs_ g-23 k50
_he_sits_ h67
_he_sold_ g-53
_he_takes_ m-26 h46
_he_tells_ r-26 g150 h-69
_he_took_ r19
_he_uses_ k29
_he_was_ m23 h-34
_he_will_ g51
_hea m75 h-43 k-26
_head r-23 m65 h-23
_heads_ m64 h-32
_heal g-23 h50
_healer_ h55
_heap m24
_heap_ m24
_hear r-31 g74
_hear_ g58
_hearing_ r-19
_heat g-22 h-27
_heav r83
_heavier_ r83
_hed r-58 g77 h-43
_hedg r-19 g77 h-43
_hedge_ g46 h-39
_hedge_through_ g35
_hedge_with_ r-20 g49
_hedging_ g30
_hei r-27 g-34 h49
_hein h49
_heineken_ h49
_heir r-27 g-26
_hel r52 g-56 h-53 k-23
_held r42 m37
_held_ r42 m37
_hell r-20 k-31
_hell_ g35 h28
_helm m-20 h-33
_help r31 g-30 h-37
_help_ r36 k27
_helped_ r-21
_helping_ r28
_helps_ h-23
_helps_with_ r26
_hen h38
_her r29 m-21 h44 k-52
_her_ r43 m-27 h55 k19
_her_account_ k21
_her_loan_ r-32
_her_money_ g26 h-23 k20
_her_old_ g-20
_her_private_ h41
_herb m-19 h-23
_here m20 k-46
_here_ r-30 m20 k-46
_here_are_ r28
_here_is_ r-41 g-21 m55
_here_it_ r-28
_hero h54
_heroin_ h54
_hers m26
_hers_ m27
_hex h49
_hex_ h49
_hey g-22 k20
_heya g-22 k20
_heya_ g-22 k20
_hi g51 h-68 k-29
_hi_ g-38
_hib r20
_hiba r20
_hid k75
_hidd r21 h31
_hidden_ r21 h31
_hidden_camera_ h65
_hide h-24 k27
_hide_ h-24 k34
_hidi k35
_hiding_ k35
_hig r42 m30 h-43
_high r42 m30 h-43
_high_ r22 g-22 h-63
_high_yield_ r31
_higher_ r25 m45 h-20
_higher_lower_ g27
_highland_ h35
_hil h-37
_hill h-25
_hills_ h-21
_him k-51
_him_ h-23 k-50
_him_a_ r55 g-29
_him_and_ m28
_him_at_ g36 m-26
_him_back_ r22
_him_for_ r-42
_him_in_ r20
_him_my_ r33 g-34
_him_off_ r-37
_him_the_ r-37
_him_when_ r-28
_hims g27 h21
_himself_ g27 h21
_hin h-26 k36
_hind k38
_hindi_ k38
_hir r-31
_hire r-31
_hire_ h-42
_hired_ h54
_his r60 g40 h-49 k-41
_his_ r51 g43 k-63
_his_boat_ r-30
_his_brother_ r40
_his_capital_ r45
_his_car_ r-22 g19
_his_cash_ k46
_his_children_ h44
_his_cousin_ g29
_his_figure_ g36
_his_flat_ r59
_his_for_ r-58
_his_he_ r-29
_his_kids_ h28
_his_loan_ g37
_his_money_ r33
_his_name_ r-20 g-45 h-27 k54
_his_next_ r-49 g66
_his_number_ g29
_his_own_ r-59 g-27 m-47
_his_price_ r-24
_his_roof_ r19
_his_share_ r34
_his_shop_ h44
_his_son_ r34 h-19
_his_three_ g24 m-30 h-21
_his_trade_ r20
_his_trap_ g26
_his_van_ g25
_his_wallet_ k21
_hiss h-28 k22
_hit r-20 g76 m28 h33 k-23
_hit_ g40
_hitm h31
_hitman_ h31
_hiv r-28 g22
_hive r-28 g22
_hive_ g22
_hm g40
_hmo g40
_hmo_ g40
_ho g71 h112 k-119
_hog g-22 h23
_hog_ g-21 h49
_hogs h35
_hogs_ h35
_hol r62 g-34 m32 h19
_hold r69 h-29
_hold_ h-21
_holder_ r28 h-35
_holds_ r23
_holi h42
_holiday_ r25 h42
_hom g-44 h46 k-20
_home g-48 h35 k-19
_home_ g-47 m26 k-19
_home_brew_ h45
_home_contents_ g-21
_home_game_ m30 h-21
_home_insurance_ h-22
_home_loan_ r67
_home_with_ m25
_hon r-30 m-27 h-53
_hone h-46
_hone_ g26
_hone_se_ g26
_honey_ h-21
_honey_from_ g25
_hoo g-70 m-28 h62
_hook r-22 g-34 m-22 h51
_hooks_ h-51
_hookup_ h42
_hoon r43
_hoon_ r43
_hop r-34 g162 h49
_hope r-25 g127 h-32
_hope_ g75 h-30
_hopes_ g33
_hopi g45
_hoping_ g45
_hops h42
_hops_ h42
_hor h75
_horo g-25 h42
_horoscope_ g-24 h37
_horoscope_subscription_ h27
_hors g42 m21
_horse_ g28 h28
_horse_that_ g32 h-28
_horses_ g19
_hos r-26 m-19
_hosp r-20 h-32
_hospital_ r-20 h-32
_host m-23 h23
_hot r-42 g-27 m22 h-36 k-19
_hot_ g-24 h-24
_hot_goods_ h26
_hote r-40 h-34
_hotel_ r-40 h-71
_hotel_in_ h-62
_hotels_ h37
_hotl h22
_hotline_ h22
_hou r22 m-35 k-33
_hour g-50 m-31
_hour_ r48 m-26 h53
_hour_for_ h-23
_hour_to_ h25
_hours_ r-37 g-33 h-47
_hous g49 h-25 k-25
_house_ r27 g28 h31 k-25
_house_for_ r27
_house_if_ g38
_house_is_ g19 m-22
_house_loan_ r30
_house_of_ g34 h36
_house_with_ h-20
_housie_ h-20
_housing_ g38 m-22 h-24
_how r34 g65 m48 h-49
_how_ r33 g38 m23 h-21
_how_many_ m29
_how_much_ r20
_how_not_ g-29
_howa m25
_howa_ m25
_hq h35
_hq_ h35
_hr r-24 h-30 k-24
_hr_ r-19 k-24
_hrs h-24
_hrs_ h-24
_hu r-52 g39 m-47 h36 k47
_hud h-23
_huda h-23
_huda_ r-27 h-23
_hul g56 m-19
_hula h32
_hula_ h32
_hull g22
_hull_ g22
_hulo g25
_hulog_ g25
_huma h26
_human_ h26
_hun r-27 g19 h-53 k41
_hund g-19 h-26 k50
_hundi_ r-37 h-24 k64
_hundred_ r88 m40
_hundred_each_ r26
_hundred_for_ g23 m-35
_hundred_from_ r-49
_hundred_i_ r20
_hundred_in_ r-23 m19 h48
_hundred_that_ r-31 m19
_hundred_to_ r23
_hunt r-23 g44 h-27
_hunt_ r-21 g31 h19
_hunting_ h-23
_hur k31
_hus r-69 g-35 m-28 h124
_husb r-24 h55
_husband_ h23
_hy h24
_i_ r73 g-32 m-23 h-163
_i_am_ r53 g-28 k63
_i_asked_ r67 k-20
_i_bought_ r-93 h-42
_i_bring_ g-21
_i_buy_ g30 m-54 h-31
_i_called_ m33
_i_can_ r76
_i_cannot_ g-20
_i_cant_ k35
_i_chose_ r-21 g-46
_i_cleared_ r-57
_i_collect_ k23
_i_could_ g-46
_i_cover_ r41
_i_did_ r29 m23
_i_die_ g92 h-27 k-25
_i_do_ g48
_i_drive_ r-22
_i_forward_ r-21
_i_got_ r34 g20
_i_had_ g-28
_i_hand_ r-20 k-22
_i_have_ r-29 g42
_i_hold_ r-23
_i_keep_ r40 m-21
_i_leave_ g-40
_i_left_ g-22
_i_lend_ r-37
_i_let_ g-19
_i_live_ r35
_i_lost_ g28 m-34 h20
_i_may_ r-51
_i_must_ r45
_i_need_ k35
_i_never_ r35 k-59
_i_not_ m28
_i_offered_ h-24
_i_only_ r57 k39
_i_operate_ k25
_i_owe_ r32 g-23
_i_owed_ r-36
_i_own_ g-39
_i_paid_ r-40 g22 k-20
_i_pass_ g40
_i_pay_ r-67 g29 m34
_i_picked_ g-31 h-23
_i_post_ h60
_i_publish_ h32
_i_put_ g-21
_i_repay_ r24
_i_return_ r-43
_i_run_ k39
_i_said_ r-27 m44
_i_see_ r50 g-20
_i_sell_ r28
_i_send_ r23
_i_settle_ r72 g-35
_i_shall_ g70
_i_short_ g55
_i_sign_ r26 g30 h21
_i_sold_ g50
_i_stay_ k23
_i_submit_ h26
_i_take_ r62 h-27 k32
_i_took_ r-92 m-38
_i_trust_ g-22 k35
_i_use_ g26
_i_wait_ r-106
_i_was_ g-38 m19 h53
_i_will_ r73 g-25 h20
_ib k31
_iba k48
_ibe h34
_iber h34
_ic r-24 m-22
_ice r-20 g-54 h45
_ice_ r-20 g-54 h20
_ico g66 h-31
_ico_ g66 h-31
_id r-29 h77
_id_ g-21 h31
_id_with_ h36
_ido m-20 h47
_ido_ g32 h-24
_idol m-19 h71
_idol_ h50
_idol_for_ h49
_idols_ h21
_idols_for_ h22
_ie g45 m34
_ieo g31
_ieo_ g31
_if r-88 g303 h-154
_if_ r-85 g305 m25 h-133
_if_breaks_ g31
_if_containers_ r31 g-20
_if_he_ r-32 g-78 m42 h-24
_if_i_ r-38 g106 k-44
_if_it_ k-23
_if_my_ g60
_if_not_ g-33 m37
_if_the_ r-37 g79 m-40 h-46 k32
_if_there_ k-23
_if_they_ g-37 k67
_if_you_ r50
_if_yours_ g-25 k21
_ift m-19 h-21
_ifta m-19 h-21
_iftar_ m-19 h-21
_iga h21
_igam h21
_igaming_ h21
_ij h-19
_ija h-19
_ijar h-19
_ijara_ h-19
_il g33 h30
_ill g36
_ill_ h19
_illn g33 h-20
_illness_ g33 h-20
_illness_rider_ g19
_im g-41 h21
_ima r24 h-32
_imad r24
_imad_ r24
_ime h19
_imei h19
_imei_ h19
_imi g-20 h21
_imit g-20 h21
_imitation_ g-20 h21
_imp h25
_impo h25
_importer_ g33 h19
_importing_ h19
_in r145 g98 m-52 h-47
_in_ r-146 m40 h68
_in_a_ r-130 g-108 m-24 h123 k-40
_in_advance_ r-43 g90 h29
_in_an_ g-68 h26
_in_and_ g73 k43
_in_another_ h63 k-34
_in_app_ r19
_in_autumn_ r-23 g-50
_in_batumi_ h-25
_in_buying_ r19
_in_case_ g67 m-35 h-45
_in_cash_ r-47 h31 k36
_in_days_ r-50 h36
_in_dirhams_ r71 g-22
_in_five_ r-30
_in_for_ g-50 m81 h28
_in_full_ r-56 g-25 m-21 h-22
_in_hand_ r-76
_in_her_ r-28
_in_his_ r97 g-93 m-34 h-28 k-19
_in_hundred_ r52
_in_it_ h68 k-24
_in_january_ g39
_in_jar_ g-21
_in_june_ r37 g83
_in_march_ r33 g-22
_in_may_ r26 g-42
_in_mother_ g49
_in_mothers_ g72
_in_my_ r-67 g-90 m-27 h-85 k-80
_in_name_ r37 k36
_in_ninety_ r-27
_in_notes_ r-49 k36
_in_on_ r-25 k71
_in_one_ g36 m-19
_in_play_ m50 h89
_in_price_ g-23
_in_seconds_ g21
_in_shop_ h27
_in_six_ g21 k47
_in_somebodys_ h27
_in_someone_ k-19
_in_spring_ r-23 g50
_in_ten_ r44 g-23 k26
_in_the_ r-33 m43 h-178 k72
_in_them_ h49
_in_three_ r34
_in_two_ r23 g31 k-32
_in_winter_ r26 g31
_in_womb_ g25
_in_your_ h-29
_ina r66
_inah r51
_inah_ r51
_inc r-37 h42 k-22
_inca h37
_incall_ h37
_ince r-56 h30
_incl r44
_incl_ r36
_ind g25 h-37
_inde g35 h-20
_indemnity_ g36
_indu r27
_indulgence_ r27
_inf h35 k36
_infl h54
_inflated_ h35
_inflation_ r22 m19
_inflation_adjustment_ r31
_info k26
_informal_ h-22 k29
_ing r33
_inh g30 h-20
_inhe g30 h-20
_inheritance_ g26 h-20
_inheritance_before_ g31
_ins r-26 g140 m-31
_ins_ g126 h-53
_ins_prem_ g40 h-19
_ins_renew_ g56
_insi h43
_inside_ g45
_insider_ g-24 m23 h55
_insp g-57 h25 k-28
_inspected_ g-21
_inspection_ g-29 h-25
_inspector_ h73 k-32
_inspector_so_ h32
_inst r48 g-20 h-43 k22
_inst_ r34
_instagram_ g25
_installments_ r-19
_instalment_of_ r-47
_instalments_ r-23
_instead_ r49 g-20 k36
_instead_of_ r61 k21
_insu r-57 g87 h27
_insulting_ h37
_insurance_ g-39
_insurance_company_ r33 g-79 h49
_insurance_for_ g48 h30
_insurance_hq_ h35
_insurance_of_ r25 g-38
_insurance_policy_ k23
_insured_ g35
_insured_the_ g81
_insurer_ r-45 g83
_int r331 g-42 m-35 h-95 k-30
_int_ r281 g-36 h-70 k-21
_inte r46 g-33 m-21 h-21 k-29
_interes_ r80
_interes_sa_ r48
_interest_ r55 g22 m-19 h30 k-54
_interest_account_ r-23
_interest_bearing_ r29
_interest_for_ r118
_interest_free_ r-33
_interest_in_ r-42
_interest_on_ r128
_interest_only_ r72
_interest_rate_ r-134 g89
_interest_to_ r-24
_internet_ r-22 h-42 k25
_into r-58 g23 h22 k21
_into_ r-58 g23 h22 k21
_into_it_ r-35 g-31
_into_the_ h19
_intr r28 h-28
_intrest_ r46
_intt r40 h-19
_intt_ r40 h-19
_inv r-38 h-57 k65
_inv_ h-72 k48
_inve g22
_investment_ r-29 h30
_investment_in_ r20 g-29 h22
_investor_ r26
_invi r-23
_invo k25
_invoice_ r-26 g-21
_invoice_at_ k-19
_invoice_for_ g-26 h25 k58
_invoice_is_ h-36 k24
_invoice_of_ r23
_invoice_was_ k28
_invoices_ r29 h24
_ip g-41 h82 k56
_ipa h57 k60
_ipa_ h67
_ipad h-24 k33
_iphone_ h-20
_iphones_ h20
_ipl h-30
_ipl_ h-30
_ipt h45
_iptv h45
_iptv_ h45
_iptv_box_ h26
_iq m20 h-37
_ir h-22
_iri h24
_iris h24
_irish_ h24
_iro g31
_iron g31
_iron_ g31
_is r35 g48 m-22 h-71 k66
_is_ r28 g41 h-56 k69
_is_a_ r-39 g74
_is_being_ k28
_is_done_ g23
_is_fine_ g-27
_is_for_ r-25 g-36 h73 k75
_is_free_ r46 g-26
_is_his_ r-36 g-45 m60
_is_in_ g36 m-24 k-23
_is_left_ g-78
_is_looked_ k43
_is_made_ g-21 k28
_is_mine_ r-58 g-34 k-24
_is_my_ r27
_is_not_ g30 m-28 k29
_is_on_ r-48 g-50
_is_one_ k-42
_is_only_ k32
_is_our_ m30
_is_ours_ h37
_is_out_ r49
_is_over_ g30
_is_still_ r35 g25
_is_that_ r33
_is_the_ g-58 h-23 k-31
_is_watched_ k23
_is_what_ r25
_is_written_ h32
_is_your_ g-24 m20 h25 k-27
_is_yours_ g57 m38
_isa h37
_isan h37
_isang_ h37
_isl r-32 g-22
_isla r-32 g-22
_islam_ h46
_islamic_ r-30 h-36
_island_ h-36
_islay_ h31
_iss g40
_issu g40
_issued_ g54
_ist r53
_ista r30
_isti r23
_istisna_ g27
_istisna_of_ g59
_it r26 g38 h-94 k90
_it_ r-42 h-128 k138
_it_all_ g-25 m34 h27
_it_and_ r-87 g109 h-27
_it_at_ r-25 m22 h24 k28
_it_back_ r44 g-43
_it_before_ r50 k25
_it_come_ k26
_it_comes_ g72 m-23 k25
_it_costs_ r-22 g25
_it_does_ r19
_it_earns_ r26 g-40
_it_first_ g25
_it_for_ g-24 h27 k-41
_it_from_ g35 m-31 h25 k25
_it_goes_ r27 k19
_it_home_ g-32
_it_i_ r38
_it_in_ r-100 k26
_it_into_ h-23
_it_is_ r51 g-89 m-33 h-41 k66
_it_its_ r39
_it_looks_ k43
_it_now_ r-25 g55
_it_off_ k23
_it_on_ g-31 h20 k-44
_it_or_ g-21 m27
_it_out_ r-19 g-41 k48
_it_paid_ r32 g-21
_it_rains_ g-57 h-32
_it_rent_ g-42 k46
_it_stands_ r-19
_it_stays_ r20 h-25
_it_this_ r-40 k-32
_it_through_ k46
_it_to_ g68 h-19 k-31
_it_up_ g-30 h-23
_it_via_ k23
_it_was_ r-75 g25 h39
_it_will_ g43
_it_with_ r38
_ite g24
_item g24
_item_ g32
_itm g30
_itm_ g30
_its r71 m19 k-36
_its_ h-21 k-34
_its_date_ r-70
_its_for_ k20
_its_own_ r-26
_its_price_ r-21 g-48
_its_worth_ r25 g27
_itse r57
_itself_ r57
_iv h50
_ivo h55
_ivor h55
_ivory_ h55
_ivory_tusks_ h30
_ja r27 g-85 k-32
_jac g-26
_jack g-26
_jack_ m-26 h24
_jacket_ m-19 h-27
_jackpot_ m54 h35
_jad g-20 h82
_jado h45
_jadoo_ h41
_jadu h40
_jadu_ h40
_jag h29
_jage h29
_jagermeister_ h25
_jam_ h-67 k35
_jam_tabarro3at_ k25
_jama r-27
_jami r29
_jamiyya_ r29
_jamo h39
_jamon_ h39
_jamon_from_ h28
_jan g-22
_jan_ h-19
_jar r-30 g-39 h-50
_jar_ g-30 h-20
_jars h-28
_jars_ h-28
_jay r80 g106 h-28
_jaya g60
_jaya_ g60
_jd r-24 g21
_jd_ r-29
_jde g36
_jdee g36
_jdeed_ g36
_je r30 h-59 k-56
_jea h-51
_jean h-51
_jeans_ h-51
_jee g25 m26
_jeet m33
_jeev g27
_jeevan_ g27
_jer m-39 h30
_jers m-39 h-22
_jersey_ m-39 h-22
_jet h-24 k-22
_jet_ h-24 k-22
_jet_ski_ h-24 k-22
_jew r35 h-23
_jewe r35 h-23
_jewellery_ h-20
_ji r-33 m-22 h131
_ji_ h22
_jin g-26 h86
_jinn g-26 h81
_jinn_ g-26 h81
_jo r-33 g40 m-64 h73
_jo_ g42 h-19
_job r-20 m-44 h24 k20
_job_ m-44 h26 k22
_joh h27
_john h27
_joi r-24 g-28 h53
_join r-24 g-28 h53
_joint_ r-21 g-27 h40
_joint_venture_ h54
_jos h19
_ju g-32 m177 h59 k29
_jua m102 h-41
_jua_ m66 h-22
_juaa m36 h-19
_juaa_ m28
_jud h25
_judg h25
_jug h52
_jug_ h52
_jui h-36
_juic h-36
_juice_ r19
_juj h21
_juju h21
_juju_ h21
_jul r32
_july r32
_july_ r32
_jum m19
_jump m19
_jun r22 m30 h31
_june h-28
_june_ h-28
_june_and_ r48 g25
_junk r29 m42
_junk_ r44
_junket_ m45 h20
_jur h29
_jus r-56 g45 h-41 k60
_just r-56 g45 h-41 k60
_just_ r-56 g47 h-39 k49
_just_a_ r20
_just_for_ h-25
_just_under_ k34
_k_ r32 h-46 k24
_k_for_ r31
_ka g-52
_ka_ g29 m-33 k-38
_ka_gosht_ h31
_ka_kiraya_ g-33
_ka_paisa_ m-21 h21
_kaa r-41 g28 h29
_kaas r-38 g33
_kab m28 h38
_kaba h38
_kafala_ r28
_kah r-21 m-23 k36
_kaha k43
_kal r-19 m41
_kala g-24 h27
_kala_ h40
_kaly m23
_kalyan_ m23
_kam h-26
_kam_ k26
_kame r20
_kameti_ r38
_kan r52 g-23 h-24
_kand r51 h-25
_kap h-27
_kar m41
_kar_ m30
_kara h-73
_karak_ h-58
_karo h38
_karw h31
_karwane_ h31
_kas m29
_kas_ m-26 h45
_kas_3al_ h42
_kasb m44
_kasban_ m44
_kash h-30
_kat r46
_kay g-28
_kay_ g-28
_ke g39 m84 k37
_ke_ r-25
_ke_liye_ m-24 h-31
_kee r58 g21 m-49 k32
_keep r67 g-19 m-31 h33 k44
_keep_ m-71 k89
_keep_%_ r-47 k41
_keep_a_ k21
_keep_and_ k23
_keep_each_ h-41 k54
_keep_his_ r36 k-20
_keep_it_ r-26 g27
_keep_the_ k-51
_keeping_ r75
_keeps_ m40 h40 k-34
_keeps_it_ r-61 m29
_keeps_my_ g-41 h-19
_keeps_to_ g47
_keg h64
_keg_ h54
_kel m33 k21
_kel_ r26 k21
_ken m120 h79
_keno m120 h79
_keno_ m120 h72
_kep k22
_kept k22
_kept_ k22
_ket r-22 g-36 m-37 h21
_keta h37
_ketamine_ h48
_kett g-33 m-20 h-29
_kettle_ g-21 h-26
_key g-28 m55 h-93 k-32
_key_ m58 h-63 k-24
_key_man_ g43
_keym g25
_keyman_ g25
_keys g-33 h-30
_keys_ g-33 h-30
_kg r-46 g-42 h-24
_kg_ r-46 g-42 h-24
_kh r-128 g23 m60
_kha r-29 g-21 m23 h61
_khal m21 h-26
_khalas_ r-20
_kham g-21 h22
_khamis_ h25
_khan r-25 m-31 h53
_khanzir_ h24
_khar r-48 g40 h28
_khas m39 h-37
_khasran_ m28
_khat g-20 h69
_khat_ h74
_khay g34 h-32
_khe g36 m49 h-35
_khel m67
_khet g38
_khet_ g38
_khet_mein_ g38
_khi r-19 g32
_kho r-58 m-22 h-21
_khod r-40
_khod_ r-40
_khs m20
_khse m20
_khsert_ m20
_ki r-72 m-48 h-19 k-47
_ki_ g38 h-84
_ki_fees_ h-21
_kic g-32 h70
_kick g-32 h70
_kick_ g-21
_kick_back_ h-38
_kick_backs_ h21
_kickback_ h37
_kid r-28 h27 k-28
_kid_ m19
_kidn h91
_kidney_ g-20 h67
_kids m-43 h-42
_kids_ m-43 h-42
_kil h-33
_kilo h-38
_kilo_ h-26
_kilo_hash_ h33
_kilo_of_ r47
_kilometres_ h28
_kilos_ h-39
_kilos_of_ r21
_kin g-22 m19 h66
_kind r21 g-21 h60
_kind_ r31 h103
_kindness_ h-26
_king m20
_king_ g19 h-26
_kingfisher_ h37
_kio h30
_kios h30
_kiosk_ h30
_kir g-33 h42
_kira g-33 h-31
_kiraya_ g-33 h-27
_kis r33 g24 k42
_kish r23 g22
_kisht_ r23 g22
_kit r-57 g31 m-21 h-47 k-23
_kit_ g-43 m-36 h42
_kitc r-19 h-24
_kitchen_ r-19 h-21
_kite g28 h-21
_kite_ g28 h-21
_kitt r-26 g70 h-27
_kittens_ g59
_km r-21
_km_ r-21
_kn r-60 g-21 h73
_kno r-44 m-22 h81
_knoc g-24 h39
_knocked_ h30
_knocked_on_ h30
_knockoff_ h31
_knot r-40 g19 h50 k-20
_knot_ r-19 h45 k-20
_knot_so_ r-19 h40 k-20
_know k21
_know_ g-56 k67
_knows_ g29 h21 k-40
_knows_what_ g31 k-20
_ko r-95 g-51 m19 h-26 k40
_ko_ g-30 m-27 h81 k25
_kol r-40 g41 h-58
_kol_ g-32 m-38 h-28
_kol_ma_ r63 g-22 m-22
_kol_shahar_ r-35
_kol_shahr_ r-22 g24
_kol_wa7ed_ r-19
_koll r-35 m41
_kollo_ r-23 g31 m20
_kom k43
_kot g-31
_kou m44 h-23
_kr r30
_ku g-37 h88
_kul g-19 h42
_kula h42
_kun h20
_kund h25
_ky g42 k46
_kya g50
_kya_ g50
_kyc k47
_kyc_ k47
_l_ r-20 h45
_la r-75 g-20 h54 k-83
_la7m h33
_la_ g-30 m49 h82
_lab r-46 g-81 m-26 h-24 k20
_lab_ h-20
_laba h-73
_labe r-20 g-66 h32
_label_ g-57 h63
_labels_ h-21
_labo r-26 h54
_labor_ h34
_labour_ r-24 h27
_lad g-54 h89
_ladd r-25
_ladder_ r-25
_ladi h37
_ladies_ h41
_lady g-30 m-19 h74
_lady_ g-30 m-19 h68
_lag m58 h101
_laga m69
_lagana_ m20
_lagay_ m-19 h39
_lagaya_ m22
_lage h105
_lager_ h109
_laha g21 h-19
_lahat_ g21 h-19
_lak k21
_lake g22 k21
_lake_ g26
_laken_ k21
_laken_heya_ k21
_lal r-29 h51
_lal_ r-29 h51
_lam r63 g23 m-22 h-71
_lama r19 h-21
_lama_ r19 g-21
_laman_ g37 h-20
_lamb g24
_lamb_ h-36
_lamp h-54 k-20
_lamp_ h-54 k-20
_lan g36 h-98 k-59
_land g66 h-52 k-57
_land_ r-25 g66 m-22 h-44 k-29
_land_at_ g-20
_landed_ g-31
_lands_ g33
_lands_on_ g45
_lang h-57
_lang_ h-27
_lap g-26 m-67 k-25
_lap_ g-33 m-42 h37
_lap_dance_ h83
_lapt m-25 h-21 k-22
_laptop_ m-25 h-44
_laptops_ h23
_lar m24 h92 k-35
_lard h96 k-35
_lard_ h84 k-19
_larg r34
_larger_ r35
_las r-25 g-25 m83 h-19
_last r-25 g-25 m72
_last_ r-40 g-23 m72
_last_man_ m30
_last_months_ h19
_last_night_ m57 h34
_last_one_ g-20 h-21
_last_part_ h-27
_last_week_ r28 m-20
_last_year_ r-64
_lat g36 h-21
_late g57
_late_ g-45 h30
_late_%_ r20
_late_father_ r-26 h34
_late_on_ r21
_late_pmt_ r21
_late_with_ r-38
_lateness_ r24
_later_ g105
_later_which_ r-32
_lau r-25 m-31
_laun r-23 m-23 h-43
_launder_ k28
_laundry_ m-19 h-43 k-28
_law r-49 g43 m-41 h-64 k-26
_law_ g35 h-24
_lawn r-29 k-19
_lawn_ r-29 k-19
_laws g49 h31
_lawsuit_ g49
_lawy g-41 m-33 h-42
_lawyer_ g-41 m-33 h-35
_lay g50 m20 h-59 k30
_lay_ r27 m34
_laye h-28 k35
_layer_ h-28 k35
_lays g56
_lays_ g56
_laz r34
_laze r34
_lazem_ r34
_le r79 g30 m-106 h22 k-63
_le_ g35
_lea g24 h33 k-80
_leaf_ h42
_leag m36 h-24
_league_ m36 h-24
_leak h59
_leaked_ h57
_lean g23 h36
_lean_ g23 h36
_leap g38
_leaps_ g38
_lear r-34 g25
_learn_ r-22 g-26
_leas r44
_lease_ r-22 g34
_lease_of_ r71
_leaseback_ r30
_leased_ h35
_leasing_ r36
_leat g-20 k-52
_leather_ g-20 k-52
_leave_ r-54 h38
_leaves_ r27 h-50
_leaving_ r22
_leb r-32 h43
_lec h25
_lech h58
_lechon_ h58
_lect h-33
_lecture_ h-33
_led g-20 h-72
_led_ g-20 h-59
_lef r-22 g24 m-21 h-36
_left r-22 g26 m-21 h-45
_left_ r-22 g31 m-21 h-45
_left_it_ r19 g62
_left_to_ g103
_left_with_ r53 h-28
_leg r36 h22
_leg_ r23 g30 h63
_leg_from_ h22
_legs h-31
_legs_ h-31
_leh r21
_lem r-24 h-51
_lemo r-24 h-51
_lemon_ h-45
_len r27 g-81 m-42 h-42 k19
_lend r43 g-63 m-35 h27
_lend_ g-27 k19
_lend_you_ r29
_lender_ r-66
_lenders_ r69
_lending_ h35
_lends_ r53
_lends_to_ r32
_lent h-24 k32
_lent_ h-24 k32
_lent_him_ r-46
_lent_me_ g32
_lent_my_ k35
_lent_to_ r-32
_leo h28
_leop h28
_leopard_ h28
_les r56 g40 m-23 h-57
_less r81 g21 m-23 h-57
_less_ r115 h-30 k21
_lesson_ r-23 h-19
_let r42 g-92 m-32 h71 k-28
_let_ r-22 g-55 h65
_let_go_ r-25
_let_him_ g-19
_let_me_ r43 g-33 h21
_let_us_ r-25 g29
_lets r97
_lets_ r97
_lets_me_ r62
_lett r-32 g-31 m-25
_letter_ r-20 g-20
_letter_of_ r50
_letting_ m-21
_lev r-36 g86
_leve r-42 g86
_level_ h23
_leverage_ r-36 g54 h-27
_leveraged_ g40
_lew r-21 g55
_ley k44
_li r33 g52 m23 h37
_li_ g-36
_lia r-20 g35
_liab r-20 g35
_liability_ r-20 g35
_liability_cover_ g27
_liability_premium_ r-20 g28
_lib r-21
_libr r-21 m-26 h-21
_library_ r-21
_lic r-33 g130 h-27 k-28
_lic_ g125 h-50
_lice r-27 h23 k-28
_licence_ r-21 h-31
_licence_with_ h23
_license_ h25
_licensed_ h-19 k-30
_licensing_ h32
_lie r40 h19
_liem h37
_liempo_ h37
_lies r29
_lies_ r29
_lies_in_ r29
_lif r-61 g27 m-24 h20 k-21
_life r-39 g37 h-38
_life_ r-39 g28 h-38
_life_insurance_ g-31
_life_plan_ g42
_life_policy_ g-27
_lift r-22 h58
_lift_ r-21 h-38
_lifted_ h96
_lifted_from_ h40
_lig r27
_ligh r27
_lights_ h-23
_lik r25 g19 m-22 h23 k44
_like r27 g24 m-21 k44
_like_ r33 g-56
_likes_ g80 h22 k51
_lim m26 k24
_lima m34 h48
_limi h-61 k24
_limit_ h-27 k24
_limit_of_ k-30
_limo h41
_limoncello_ h41
_lin r32 g29 m53
_line r19 m59 h-21
_line_ r25 h-20
_lines_ m40
_ling r35
_link r-21 g24
_lip h-20
_lips h-20
_lipstick_ h-20
_liq g20 h57
_liqu g20 h57
_liqueur_ h21
_liquidation_ g34 h-21
_liquor_ h45
_lir r42 g-40
_lira r42 g-40
_lira_ r42 g-40
_list g-39
_list_ g-50
_list_of_ h39
_listed_ g31
_lit h-27 k21
_litres_ h-25
_litt k25
_litter_ h-19
_litter_not_ g29
_little_ r35 k29
_liv r-21 g-30 m83 h71
_live g-28 m85 h57
_live_ r33 m93 h30
_live_croupier_ h-24
_live_dealer_ r-22 m130 h57
_live_show_ m-19
_live_upstairs_ r31
_lives_ r-42 h28
_liy m-37 h-54
_liya h-21
_liya_ h-21
_liye m-26 h-34
_liye_ m-26 h-34
_ll g37
_llo g37
_lloy g37
_lloyds_ g37
_ln r28 g28
_lo g80 m123 h110 k-36
_lo_ r22
_loa r102 g-27 m25 h28 k-26
_load m61 h93
_load_ m61 h76
_load_of_ g37
_loaded_ h21
_loan r90 g-33 m-36 h-65
_loan_ r54 g-32 m-34 h-38
_loan_at_ r25
_loan_for_ r48 m24
_loan_if_ g37
_loan_is_ g-35
_loan_of_ r-50
_loan_on_ r-31
_loan_principal_ r-43
_loan_repaid_ r-42
_loan_shark_ h-22
_loan_to_ g-26 h-21
_loan_with_ r26 g23
_loaned_against_ r21
_loc g62 m-42 h-56
_lock g69 m-36 h-50
_lock_ r43 h-25 k21
_locked_ h-20
_locker_ r-29 g25
_locks_ g48
_locksmith_ m-30
_log g-21 h52
_logi h40
_login_ h42
_lol r-43 h21
_lol_ r-23 g31 h30
_lola r-21
_lon r78 h45 k-23
_lone r72
_lone_ r73
_long r24 g20 h43 k-21
_long_ r31 m-28
_long_i_ r45
_long_it_ g36
_longer_ m21
_loo g-40 m30 k64
_look m-25 h42 k82
_look_ h47
_look_for_ g23
_looked_ g-21 k43
_looks_ h28 k45
_loos m41 h-22
_loos_ m45
_loot g-40 m27 h-21
_loot_ g-40 m29 h-29
_lor r-22 g40
_lorr r-22 g40
_lorry_ r-22 g32
_los r-37 m32 h-50 k-24
_lose m-20
_lose_ g25 m-65 h34
_loser_ m36
_losers_ m51
_loses_ m-43
_losi g-29 m27
_losing_ g-29 m27
_loss r-42 h-27
_loss_ r-36 h-45
_losses_ m31
_lost g34 h-32
_lost_ g34 h-32
_lost_luggage_ g35
_lost_my_ m-43
_lost_to_ g-28 m70 h21
_lot r-51 g27 m101 h-63 k22
_lot_ r-28 g54 m-68
_lots g40 m-27 h-20
_lots_ g40 m-27 h-20
_lott g-48 m154 h33
_lottery_ m66 h48 k29
_lottery_of_ h-36
_lotto_ g-29 m80 h69
_lotto_ticket_ m41 h71
_lottry_ m22 h-23
_lotu h-24
_lotus_ h-24
_lou r-25 h34
_loun r-25 h24
_lounge_ r-25 h24
_lov r-40 h135
_love r-40 h98
_love_ r-30 h81
_love_spell_ r-26 h36
_low r24 g30 h-27
_low_ m26
_lowe r26 g39 h-21
_lower_ g39
_lower_ticket_ g37
_ls h24
_lsd h24
_lsd_ h24
_lu r-92 h-32 k-46
_luc g38 h22
_luck g38 h22
_luck_ g34
_luck_in_ g19 h-40
_luck_of_ g65
_lucky_ g27 m-33 h-43
_lucky_bag_ g70 h-20
_lucky_days_ h20
_lucky_draw_ m-32
_lucky_number_ m-19 h24
_lucky_numbers_ m-26
_lucky_sim_ h29
_lud m42
_ludo m42
_ludo_ m42
_lum g28
_lump g28
_lump_ g28
_lump_sum_ g20
_lun r-47 g-65 h-37
_lunc r-47 g-65 h-37
_lunch_ r-47 g-65 h-49
_lunch_for_ h-24
_ly g-27 h43
_lyr h43
_lyri h43
_lyrica_ h43
_lyrica_capsules_ h36
_m_ r91 m-19 h-59
_ma r-65 g82 m-74 h-41 k37
_ma2 m-24 h-28
_ma3 r32 g-38 m-29 k-23
_ma3a r28 g-45 k-19
_ma3d r22
_ma3dan_ r22
_ma3r g25
_ma7 g29 k30
_ma7addesh_ k22
_ma7s g38
_ma_ r-28 g251 m-37 h-43 k124
_maal g24
_maal_ g26
_mab r-49
_mabl r-19
_mablagh_ h28
_mac r-37 m84
_maca m45 h41
_mach r-20 g33 m25 h-59 k26
_machine_ g-19 m26 h-45
_machines_ k32
_mad g-61 k20
_mada r-21 h57
_madam_ r-21 h50
_made g-66 k34
_made_ g-66 k34
_made_in_ g-35 h30
_made_it_ r25 k29
_made_of_ h-29
_made_to_ g21
_made_up_ k19
_madm r33
_mag r-19 m24 h83
_maga h-24
_magazine_ h-27
_magic_ h-29
_magic_mushroom_ h31
_magic_mushrooms_ h54
_magician_ h24
_magn h26
_mah r70 m23 h-60
_maha r30 m26
_mahi r85 g-20 h-32
_mahine_ r37 h-20
_mahs r-24 g41
_mahsool_ r-24 g41
_mai r-45 g-49 h29
_mai_ h-28
_maid r-22 g-42 h52
_maid_ g-36 h51
_maid_to_ g-29 h71
_maids_ k24
_maids_i_ k33
_mail h-25 k-23
_mail_ k-23
_maj g-70 h-28
_maji m26
_majid_ m26
_majl g-19
_majlis_ g-19
_mak r23 m-19
_make_ r-32 g53
_make_not_ g20 h-20
_maker_ g-64 h35
_makes_ r20
_makes_it_ g28
_makh h-29
_maki r25 g-21
_making_ r25 g-21
_makt r25 k-20
_maktab_ g21 m31 h24 k-20
_mal r29 m-47 h46 k-26
_mal_ r41 m-21
_malb h23
_malbec_ h23
_mall h-24
_mall_ h-24
_malt g-31
_malt_ g-31
_malt_drink_ h-100
_man r45 g49
_man_ r26 h41 k62
_man_at_ r-31 m22 h80 k44
_man_i_ k-37
_man_lets_ h31
_man_standing_ m30
_man_who_ r31 g21 h-20 k21
_mana r21 h-28
_manager_ h-21
_manager_himself_ h22
_mang g24
_mango_ g34 h-47
_mangoes_ r22 h-19
_mani g19
_manifest_ g37 h-24
_manifesting_ h24
_mans g-19 k-20
_mans_ h19 k-20
_map g26
_map_ g26
_mar r-65 h89 k-22
_mara r-23 g-39 m-25
_maraheen_ h33
_marathon_ g-26
_marc r31 h-28
_march_ r31 h-28
_mare g48 h-27
_mare_ g42 h-27
_mare_is_ g25
_marg g55 h-19
_margin_ g62 h-43
_margin_account_ g34
_margin_for_ r-20 g26
_margin_of_ g-42
_mari g-24 h40
_marina_ h34
_mark r33 m24 k-22
_mark_ h103
_mark_for_ h107
_marka_ h23
_market_ r46 h-22 k-23
_market_account_ h29
_market_fund_ r25
_market_says_ g-30
_marl g22 h-25
_marla_ g34 h-22
_marr r-42 g-27 m19 h41 k21
_marra_ r-21 m20 h21
_marry_ r-21 g-25 h24
_mars h33
_marsala_ h35
_mart h39
_mary h33
_mary_ h33
_mas r-36 g-46 m-24 k-39
_mash h-22
_masr h-31
_mass h45 k-20
_massage_ h45 k-20
_massage_for_ h-44
_massage_with_ h31
_mast h61
_master_ h47
_mat r86 g-87 h-37 k23
_mat_ h-20 k43
_matc g-27 m37 h83
_match_ g-26 h79 k28
_match_w_ h-29
_matches_ m35
_matk m19
_matka_ m19
_matt r48 h-26
_matter_ r57
_matu r77
_matured_ r34
_maturity_ r43
_maw h-26
_maw3 g33
_maw3ed_ g33
_may r-32 g102 h-74 k-37
_may_ r-20 g52 m-41 h-80 k-23
_may_and_ r-57
_may_be_ g42 h-20
_may_tubo_ r84 g-25
_mayb g56 m39
_maybe_ g56 m39
_mayo h51
_mayor_ h51
_maz r-40 g-31 h39
_mb r-22
_mc g43
_mcx g55 h-21
_mcx_ g55 h-21
_md g-20 h84
_mdm h54
_mdma h54
_mdma_ h54
_me r26 g-41 m-46 h30 k45
_me_ r105 g-85 m26 h69 k24
_me_a_ r-44 h-19 k-32
_me_after_ g22
_me_and_ r40 m36 h23
_me_at_ g-48
_me_back_ r-25
_me_cash_ r24
_me_for_ r30 g63 k-24
_me_have_ r44
_me_his_ r-139
_me_in_ r-62 g23 k56
_me_money_ r-37
_me_my_ h71
_me_next_ h51
_me_nothing_ r-39
_me_now_ r-21 g23
_me_same_ r96
_me_the_ r39 g-24 k-34
_me_this_ m29
_me_to_ r-44 m-36 h-78 k105
_me_until_ r29
_me_what_ r-28 g41
_me_with_ r29
_me_your_ r-22
_mea r74 g54
_meal h-35
_meal_ h-35
_mean r68 g65 h-31
_means_ g25 h-19
_meas r23 h-25
_measured_ h-20
_meat h101
_meat_ h101
_meat_for_ h39
_med r-38 g-26 m-32
_meda m-26 h-36
_medal_ m-26
_medi r-25 g-22 h19
_medical_leave_ h34
_medicine_ h-40
_medicines_ h31
_medium_ g-24
_medium_to_ h47
_medium_who_ h33
_mee g-41 m-27 h51
_meet g-27
_meet_ g-27 h36
_meeting_ h-37
_meg m54 h41
_mega m54 h41
_mega_ h28
_meh r-20 h31
_mei g39 h-28 k19
_mein g39 h-28 k19
_mein_ g39 h-28 k19
_mel g26 m37
_mem h-35
_members_ r-25
_membership_ r24 h-26
_memo g32 h-44
_memorial_ g35
_memorial_plan_ g27
_men r62 g-58 h-27
_men_ g25
_men_el_ r27
_men_i_ k30
_men_to_ h22
_mend r-58 g-21 m24 h-20
_menn r81 h-19
_menno_ r22
_ment h-23 k26
_mention_ g-21 k34
_menu g-42 h34
_menu_ g-42 h34
_mer r-23 g33 m-19
_merchant_ r27
_merl h57
_merlot_ h57
_merlot_and_ h55
_mes g32 h-74
_mesh g44 m-27 k-19
_mesh_ g44 m-27 k-19
_mess r-30 m41 h-55 k44
_message_ m42 h-42 k52
_messages_ h-21
_met r-78 g-49 m-40 h-72
_met_ r-28
_meta g45 h-28 k-21
_metal_ h-19
_metal_certificate_ r30
_metal_certificates_ r27
_metal_in_ g23
_mete r-25 h24
_meter_ r-33 h37
_meth h61
_meth_ h63
_metr r-26 g-68 m-20 h-79
_metres_ r-26 g-54 h-36
_metro_ h-34
_mez h52
_mezz r19 h-21
_mezzanine_ r19 h-21
_mi r23 g66 m-48 h-73
_mig g34 h31
_migh g41
_might_ g41
_migu h28
_miguel_ h28
_mil m-22 h-20 k19
_mila h51
_mile h50
_mileage_ h52
_milk g42 h-31
_milk_ g42 h-31
_milk_in_ g32
_mill r31 g-83 h-47
_mill_ g-59
_min g87 m57 h-53
_min_ r30 g65 m52 h27
_mind g35
_mind_ g35
_mine r-28 g-77 m21 h-47 k52
_mine_ r-28 g-58 m21 h-45 k52
_mine_for_ g-25 h-19
_mine_is_ g21 h-19 k65
_mini r30 m-36 h38 k-40
_mini_ h27
_minimum_ r43
_minimum_due_ r25
_minimum_on_ r29
_minister_ g33
_ministry_ g-19 h-47
_mint h-48
_mint_ h-48
_minu r25 g32 m37 h-24
_minus_ r60
_minute_ m45 h-28
_minute_options_ g-27
_minutes_ r-31 g51
_mir h30
_mis g37
_misp h22
_misplace_ h22
_miss r30 h-40
_missed_ r50 h-20
_missing_ g38 h-19
_mist r-30 g31 h45
_mistake_ r-29
_mistress_ h56
_mit g-22 m-31 h-48
_mite r34
_miteen_ r34
_mix h22
_miy m-23
_miyy m-23
_mm h32
_mm_ h-52
_mmi h69
_mmi_ h69
_mn m-23
_mn_ m-23
_mo r61 g-52 m-62 h-81
_mo2 r27 h-35
_mo2a h-35
_mo7 h-37
_mo7a h-37
_mo_ h-40 k48
_mob h-45
_mocking_ h45
_mod h21
_mode h21
_model_not_ g31
_models_ h23
_moe h41
_moet h41
_moet_ h41
_mok h54
_mol h20
_mola h-36
_molasses_ h-36
_moll h50
_molly_ h50
_mon r30 m20
_mond r-27
_monday_ r-27
_mone r76 m45
_money_ r19 m38 h-19 k25
_money_and_ g40 h-24
_money_at_ m21
_money_back_ r-36
_money_every_ r38
_money_for_ r-53 g113 h86
_money_from_ r19 g-21 h-20 k69
_money_he_ r-19 h23
_money_i_ m-26 k26
_money_in_ r-88
_money_laundering_ k-24
_money_market_ r44
_money_of_ r-24 k25
_money_on_ r-21 m26
_money_put_ m63
_money_that_ r-27 h-20
_money_through_ k45
_money_to_ r42 g-40 m34 h32
_money_with_ r34 h-32
_money_without_ r25
_moneylender_ r31 h-21
_monk h28
_mont g24 k-20
_monte_ m33 h47
_monte_carlo_ m33 h47
_month_ r22 g79 h-28
_month_and_ r57 g-20
_month_capital_ r21
_month_end_ g25
_month_for_ h-22
_month_he_ r35
_month_i_ r-70 g-23
_month_on_ r56
_month_till_ r28
_month_to_ r-42 k29
_month_until_ r-24
_monthly_ g-30
_monthly_interest_ r-30
_months_ g-25 h-36 k-39
_months_at_ r32
_months_of_ r-26
_moo r23 h88
_moon h98
_moon_ h49
_moonshine_ h47
_mor r24 g-66 m26
_mora m50 h46
_more g-45
_more_ g-45
_more_for_ r36
_more_i_ r-50
_more_month_ r21
_more_months_ r-26
_more_on_ r-28 k37
_more_time_ r-28
_morn r-37
_mornings_ r-33
_mort r20 h27
_mortadella_ h30
_mortgage_ r21
_mortgage_protection_ r-21
_mortgage_shield_ r-20
_mos r-32 g33 h-47
_mosh g22 h-26 k24
_mosh_ g22 k24
_mosq r-27
_mosque_ r-27
_most r35 g30
_mosta2baleya_ g30
_mot g52 m-26 h-75 k-32
_moth r19 g33 h-62 k-31
_mother_ h-56
_mothers_ r36 g47 k-19
_moto g30
_motor_ g39
_motor_cover_ g-54
_mou r-22 m-31
_moun m-31 h-24
_mountain_ g-24 m-31 h-24
_mov r34 g-58 k45
_move g-43 k45
_move_ r-28 g-23 m-20 k84
_move_funds_ k54
_move_the_ r63 k-19
_moved_ g-33
_moved_to_ r39 k-36
_moves_ r29 m29 h35 k-24
_moves_up_ m24
_movies_ h36
_moving_the_ r27
_mr m-36 h-78
_mr_ m-30 h-31
_ms g58 h-40
_mt g66 h-21
_mt_ g68 h-23
_mu r93 g-52 m-29 k37
_muc r20 g71 k-25
_much r20 g71 k-25
_much_ r20 g71 k-25
_mud h-33
_muj k33
_muja k36
_mul r-25 h-73 k97
_mule r-25 m-21 h-79 k84
_mule_ r-25 m-21 h-79 k84
_mult m30
_multiplier_ m30
_mum r-24 h28 k-54
_mum_ k-50
_mun r46 h-19
_muna r58 h-19
_muna_ r22
_munafa_ r36
_mur r36 m-27
_mura r38 m-26 h-21
_murabaha_ r21
_murabaha_instalment_ r-24
_murabahah_ r33
_murt h28
_murti_ h28
_mus r78 g-67 h36
_muse g-19
_museum_ g-19
_mushroom_ h-41
_mushrooms_ h49
_musi g-31
_music_ g-31
_musl h51
_muslim_ h38
_must r107 g-32 h24 k25
_must_ r112 g-47 h26 k25
_must_buy_ r30
_must_me_ r22
_must_not_ k27
_must_sell_ r19
_mut m38 h54
_muta h31
_mutu m40
_my r-52 g-55 h-28
_my_ r-19 g-65 m-23
_my_account_ r-68 g-33 m-39 h-44 k34
_my_agent_ r53
_my_and_ r55
_my_balance_ r58
_my_bank_ r-42
_my_boss_ r-29
_my_brother_ g-33 h25 k25
_my_brothers_ k-20
_my_camel_ m22
_my_capital_ g-22
_my_car_ r-88 g-37 k-23
_my_card_ r22 k36
_my_cousin_ g35 k24
_my_cousins_ r-23 k24
_my_crude_ g33
_my_daughters_ h-22
_my_debt_ r56
_my_deposit_ r31
_my_details_ h-20 k56
_my_dirhams_ r20
_my_end_ r28 g-22
_my_ex_ h81
_my_family_ g20
_my_file_ h19
_my_fortune_ h21
_my_future_ r19 h122
_my_gold_ r-30 g24
_my_half_ g32 h37
_my_hand_ r20
_my_instalment_ r32
_my_job_ m-21
_my_kids_ r22 h-38
_my_late_ r-58 h63
_my_loan_ g31
_my_luck_ g23
_my_marriage_ h50
_my_money_ r67
_my_mother_ h-43
_my_name_ m34 h-56
_my_neighbour_ g45
_my_neighbours_ r42
_my_niece_ h-22
_my_number_ h-29 k67
_my_old_ r-19 g-25
_my_own_ r50 g-67 h-26
_my_palm_ h23
_my_part_ m-22 h21
_my_partner_ r28
_my_place_ g63 m-22
_my_pocket_ h-19
_my_rent_ r33
_my_salary_ r23
_my_share_ m28
_my_silver_ r-20
_my_sim_ r-52 h-48 k87
_my_sister_ m22 h-26
_my_sisters_ r34
_my_slip_ m39 h43
_my_son_ r-73 h38
_my_stake_ g30 h19
_my_test_ h24
_my_thanks_ r-51
_my_van_ r28
_my_wallet_ r-49 m20
_my_watch_ m36
_my_wife_ r-26 h-56
_my_word_ r-21 m19
_my_yard_ g-48
_mys r-33
_myse r-33
_myself_ r-33
_mystery_box_ g31
_mystery_shopper_ g-20
_mz h57
_mza h57
_mzaw h57
_mzawara_ h39
_na r-27 g134 m28 h-33
_na2a r-25 g22
_na2a_ r-19 g31
_na_ r74 h63
_nac h38
_nach h38
_nad g21 h-22
_naf r41
_nafs r42
_nah r-23 g40 h-41
_nahi r-42 g47 h-29
_nahi_ r-42 g47 h-29
_nai r-20
_nail r-20
_nail_ r-20
_nak r-27 g40 m-20 h68
_nake g24
_naked_ g24
_nakh g37
_nakhal_ g28
_nakl h31
_nakli_ h31
_nam r-37 k49
_name r-37 k51
_name_ g-60 h20 k74
_name_his_ g71
_name_in_ m36 k-38
_name_is_ k37
_name_made_ h26
_name_of_ k68
_name_on_ g-26 h-20 k-34
_name_stays_ h-21 k43
_named_ g36 k-19
_names_ g30
_nan r-22 g-24 h-65
_nas g34 h-23 k53
_nas_ g-21 k63
_nas_ma_ k34
_nasd g28
_nasdaq_ g28
_nash h-21
_nasser_ m28
_nassers_ m-24
_nat r-22 m89 h-30
_natal_ h20
_natal_chart_ h20
_nati r-21 m79
_national_ r-21 m48
_naz g-27 h45 k-19
_naza h35
_nazar_ h21
_nazr h23
_nazrana_ h23
_nb h64
_nbe h39
_nbee h39
_nbeed_ h25
_nbi h30
_nbid h30
_nbid_ h30
_nd r48
_ndf r28
_ndf_ r28
_ne g34 m-21 h-31
_nea r-30 g-20 m47
_near r-30 g-20 m47
_near_ m29 h24
_nearest_ r-21
_neb h28
_nec r32 g-28
_neck r32 g-28
_necklace_ r32 g-28
_nee g-25 h-25 k40
_need g-25 h-25 k40
_need_ r-30 k30
_needed_ g-20 h22
_needs_ r58
_needy_ r-39
_neg h22
_nei r24 g61
_neig g27
_neighbour_ g27
_neighbour_for_ r-34
_neighbour_lent_ r28
_neit r29 g35
_neither_ r29 g35
_net r-74 g99 m-26 h-74
_net_ r-74 g78 h-61
_nets m-20
_nets_ m-20
_nev g-40 h50 k58
_neve g-40 h50 k58
_never_ g-40 h50 k58
_never_agreed_ r-24
_never_met_ k-26
_never_said_ g31
_never_saw_ r39 h55 k-27
_never_studied_ h36
_never_took_ r-21
_new r-20 g-56 m-83 h-54 k-54
_new_ g-41 m-83 h-32 k-54
_new_expiry_ h55
_new_moon_ h21
_new_one_ r43 m-36
_new_ones_ r-41
_news h-22
_nex g75
_next g75
_next_ g75
_next_month_ r39 g-26
_next_season_ h-19
_next_week_ r-94 g-19
_next_year_ g-33
_next_years_ g21
_ng r42 g-19 h-89 k21
_ng_ r54 h-81
_ni r-22 m-40 k-58
_ni_ h-58
_nic m-20 h30
_nick m-20 h19
_nicked_ h67
_nicked_from_ h65
_nie h-22
_niec h-22
_niece_ h-22
_nif r-20 g79
_nift g54
_nifty_ g54
_nifty_ce_ g34
_nig r-30 g-59 m46 h53
_nigh r-30 g-59 m46 h53
_night_ g-51 m67 h137
_night_at_ m34 h80
_night_stand_ h25
_nights_ h-72
_nik r-21
_nil r-20
_nil_ r-20
_nin r95 g-23 h-21
_nine r66 g-23
_nine_ r45
_nine_thousand_ r-21
_ninety_ r21
_nit h27
_nitr h27
_nitrous_ h27
_no r-23 g69 m-123 h-86 k-37
_no_ r-38 g-94 m-78 h-47
_no_cdd_ k28
_no_charge_ r-33
_no_charitable_ k23
_no_day_ g50
_no_deadline_ g23
_no_drawing_ g24
_no_extra_ r-39
_no_form_ k31
_no_goods_ r86
_no_kyc_ k40
_no_land_ g35
_no_loan_ r47 g-32
_no_matter_ r57
_no_money_ r-26 g-85
_no_more_ r-24
_no_name_ g21
_no_one_ k27
_no_paper_ g35 k23
_no_papers_ h23
_no_prescription_ h42
_no_questions_ h47 k-23
_no_rent_ g-19
_no_returns_ g20
_no_service_ k33
_no_the_ r25 g-38
_nob r-32 g81 h-34 k36
_nobo r-32 g81 h-34 k36
_nobody_ r-32 g81 h-34 k36
_nobody_did_ g-22 k41
_nobody_gave_ k35
_nobody_has_ g44
_nobody_knows_ k-23
_noi k-30
_non g80 h38
_non_ r52 h43
_non_deliverable_ r73 g-68
_non_muslim_ h38
_non_refundable_ g24
_none r-48 g79
_none_ r-48 g79
_none_of_ g23
_noo r-42 m33
_noon r-35 g24 m33
_noon_ r-35 g24 m33
_nor r48 g25 h27
_nor_ r21 g64
_nor_own_ g19
_norm r-20 g-39
_normal_ r-20 g-39
_nos r64 m-38 h31
_nos_ m-28 h44
_noss r86
_noss_ r86
_not r-43 m28 h-61 k34
_not_ g102 m46
_not_a_ r-58
_not_born_ g23
_not_conceived_ g28
_not_exist_ k19
_not_from_ g-36 h154 k-25
_not_hatched_ g19
_not_mention_ g-20 k44
_not_own_ g21
_not_pay_ r23 g-23
_not_planted_ g30
_not_said_ g49
_not_seen_ h33
_not_stated_ g23
_not_tell_ g-28 h-26 k30
_not_through_ g-75
_not_to_ g-45
_not_told_ g22 h-21
_not_yet_ g53 h-22
_nota r-38 g-19 h-34
_notary_ r-38 g-19 h-34
_note r79 g-53 m-52
_note_ r40 m-31
_note_for_ r-27
_notes_ r41 g-21
_notes_of_ r93
_noth r-82 g-32 m40 h-37
_nothing_ r-82 g-32 m40 h-37
_nothing_back_ g26
_nothing_on_ m-40
_nothing_paid_ g67
_nothing_returned_ r39
_nothing_was_ r-20
_noti k47
_notice_ k19
_notices_ k20
_nov r28 g-43 h-29 k-29
_nov_ r44
_nove g-37 m-21 h-28
_novel_ g-25 m-21 h-22
_now g48 m-21 k-45
_now_ g48 m-21 k-45
_now_and_ r30 g-27
_now_buy_ r-30 g27
_now_for_ g39
_now_he_ r61
_now_i_ r-67
_now_on_ r-28
_now_or_ r-31
_now_pay_ r-19 g-30
_now_the_ g22
_nr r77
_nre r44
_nre_ r44
_nro r33
_nro_ r33
_ns g33
_nsh g33
_nsho g33
_nu m45 h49 k-27
_nud h44
_nude h44
_nude_ h31
_num r27 g27 m69 h54 k32
_numb r27 g43 m66 h29 k34
_number_ r27 g21 m34 h-26 k29
_number_four_ m40 h48
_number_in_ m26 h-21
_number_of_ g46 m35
_number_on_ g-20 m68
_number_plate_ m-46 h-42
_number_received_ h-29 k57
_number_to_ g42 h23
_numbers_ g22 m32 h56
_numbers_for_ h-36
_numbers_with_ m-33
_nume h27
_numerology_ h42
_nur h-56
_nurs h-68
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
_o2 g67
_o2o g76
_o2oo g76
_o2ood_ g76
_o_ r76 g128 m-20 h-62 k-36
_o_cover_ r-22 g27
_o_d_ r104
_oa h-50
_oak h-36
_oak_ h-36
_ob h-37
_obj h-41
_obje h-41
_objection_ h-41
_oc h-25 k-20
_occ h19
_occu h19
_occult_ h19
_oct r40 m-22 h-44 k-20
_oct_ r43 h-29
_octo m-22 k-19
_october_ m-22 k-19
_od r63 m60 h33
_od_ r95 h-29
_odd r-31 m71 h38
_odds r-31 m55 h29
_odds_ r-31 m55 h29
_odo h25
_odom h25
_odometer_ h25
_of r-20 g-26 m-46 h-23 k-40
_of_ m-68 h-34 k-55
_of_%_ r35
_of_3ara_ h23
_of_a_ r-134 g52 m-38 h134 k40
_of_all_ g32
_of_an_ h19
_of_and_ k26
_of_another_ g-29 h27
_of_arak_ h60
_of_bank_ r-33 g45
_of_beef_ h-35
_of_beer_ h30
_of_brand_ h32
_of_branded_ h23
_of_card_ r22
_of_cash_ r21
_of_coffee_ h-24
_of_coming_ g22
_of_credit_ r24
_of_dates_ g-29
_of_delay_ r35
_of_due_ r32
_of_each_ g-23
_of_first_ g37
_of_forty_ m44 h51
_of_four_ g-29
_of_funds_ r35
_of_gold_ r32
_of_green_ h55
_of_guarantee_ r42
_of_heineken_ h66
_of_his_ g84 m-33 h-48 k-28
_of_i_ r-76
_of_in_ r44
_of_it_ r-20 g-21
_of_lager_ h48
_of_land_ g27 h-22
_of_last_ h57
_of_loan_ r23
_of_maids_ k19
_of_mangoes_ r44 g-27 h-19
_of_money_ r97 k44
_of_my_ r115 k-53
_of_one_ k27
_of_our_ h-53
_of_palm_ r25
_of_pig_ h32
_of_price_ r-23
_of_rain_ m23
_of_red_ h26
_of_rice_ g-22
_of_scrap_ g36
_of_service_ r19 g-30
_of_sheep_ m26
_of_something_ g52
_of_stall_ g-43
_of_swine_ h48
_of_ten_ r50
_of_that_ g71 h41
_of_the_ r-174 g-116 h-51 k-100
_of_them_ g-50 m48 h36
_of_three_ r-25 g64
_of_tomorrow_ g64
_of_us_ r-73 g24 m42
_of_what_ r-37 g-36
_of_whatever_ r-46 h26
_of_which_ g36
_of_white_ h50
_of_workers_ g42
_of_year_ r28 g-30
_off g-36 m22
_off_ r55 g-19 k56
_off_a_ g-29
_off_and_ r-29
_off_book_ k43
_off_last_ g52
_off_my_ r35 h-27
_off_record_ k39
_off_the_ m21 h52
_offe r-54 h30
_offered_ r-42 h-24
_offering_ h43
_offering_to_ h43
_offi m20 h-49 k-31
_office_ r67 g-20 m33 h-85 k-29
_office_world_ m-21
_officer_ r-66 h73
_officer_for_ h22
_officers_ g21 k24
_official_ h-27 k-35
_oi m29
_oil m30
_oil_ m30
_ok h-24
_ol g-108 h-52 k-42
_old g-128 k-40
_old_ g-128 k-40
_old_debt_ r-34
_old_gold_ r75
_old_one_ r48
_old_phone_ r-23
_old_van_ r-23 g-21
_oli r-19 g-37 h-61
_oliv r-19 g-37 h-61
_olive_ g-33 h-24
_olives_ h-37
_oly g57 m43
_olym g57 m43
_om g-33 h-47
_om_ r-24
_oma r23 h-30
_omar r24 h-27
_omar_ r24 h-27
_on g42 m49 h-55 k63
_on_ r76 g42 m36
_on_a_ r-41 g26 m41 h56 k41
_on_amount_ r61
_on_balance_ r23
_on_before_ g57
_on_behalf_ g-23
_on_bitcoin_ r-19 g32 h-29
_on_card_ r19 k-29
_on_cash_ r35
_on_condition_ r-33
_on_credit_ r-63
_on_day_ r-52
_on_each_ r30
_on_emaar_ g32
_on_every_ r45
_on_exchange_ g54
_on_first_ g-22
_on_friday_ r-51 g23 m-19
_on_gold_ r-22 g26
_on_head_ h30
_on_his_ r-29
_on_how_ g-34 m38
_on_hundred_ r116
_on_instalments_ r-34
_on_it_ r87 g-45 m38
_on_its_ r-67 g-32
_on_june_ r-27 g-22
_on_me_ r25 h46
_on_monday_ r-42 k19
_on_my_ r57 g48 m-52 h34
_on_note_ r-49
_on_oil_ g38 m50
_on_our_ r30 g-32 m23 h-36
_on_paper_ k64
_on_scale_ g-27
_on_spot_ r-23
_on_sunday_ r-36 g-47 m-19
_on_tag_ g-41
_on_terms_ r31 g-23 h-28
_on_th_ r-34 g-39
_on_the_ g32 m88 h104 k-40
_on_them_ g23 h-21
_on_thursday_ r-44
_on_tick_ r51 m-24
_on_time_ r-66 g-49
_on_to_ r-29 k-65
_on_twelve_ r19
_on_what_ r57 g-56 h-29 k30
_on_whatsapp_ h32
_on_whether_ r-34 m46
_on_your_ m-24 k50
_onc r-41 m-33 h-34
_once r-41 g20 m-32 h-34
_once_ r-41 g20 m-32 h-34
_one r61 g-43 m57 h-44 k53
_one_ r29 m79 h-103 k20
_one_after_ g43
_one_and_ r74
_one_at_ r-35 g-26 k73
_one_day_ r-24 g89 m-20
_one_for_ r-20 h19 k22
_one_from_ r-19
_one_go_ g48
_one_more_ h20
_one_of_ g84 m97 h-47 k-30
_one_price_ g-35
_one_standing_ g-20
_one_sum_ g20 m-33
_one_to_ r-46
_one_under_ h-22
_one_who_ h58
_one_whose_ m43
_one_year_ g-104 m20
_ones r32 g-50 m-22 h60 k33
_ones_ r32 g-50 m-22 h60 k33
_onl r-63 g36 k34
_onli r-45 g26
_online_ r-45 g26
_online_girlfriend_ h-34 k25
_only m-22 k19
_only_ h-33 k19
_only_a_ k19
_only_for_ r-20 g24
_only_if_ g24 h-37
_only_the_ r49
_onlyfans_ h47
_op r-50 g152 m47 h-104
_op_ h-22
_ope g25 m29 k42
_open g43 m39 k21
_open_ g140 m-22
_open_bar_ h43
_open_end_ g50
_open_the_ g-46 h-19 k28
_opened_ g-52 h-24 k23
_opened_and_ g-32 h-21
_opening_ g-21
_opens_ g-21 m43 h23
_opens_the_ g-29 m43 h23
_oper h-25 k21
_operate_ k25
_opi r-27 m40
_opiu h37
_opium_ h37
_opt r-31 g118 h-77 k-34
_opt_ g23 h-27
_opt_prem_ g53
_opti r-31 g70 h-48 k-34
_option_ r-29 g32 m-27 h-29
_option_b_ g-20
_option_on_ g40
_options_ g51 m30 h-20 k-25
_options_account_ m27 k-20
_options_on_ m-26
_or r-137 g132 m28
_or_ r-98 g256 m113 h-28 k57
_or_by_ r-40
_or_credit_ g63 h-26 k-20
_or_green_ g62 h-21
_or_i_ g-20 m27 h93
_or_in_ r-55
_or_later_ r-23
_or_no_ r51
_or_not_ g-99
_or_nothing_ m45
_or_on_ g46
_or_the_ k41
_or_they_ g-42 k95
_or_zero_ g19 m20
_ora g-34
_oran g-24 h-22
_oranges_ g-24
_orc h-28
_orch h-28
_ord g-20 m-54 k-33
_orde m-52 h-38 k-31
_order_ r-31 m-20 k-29
_order_for_ g34
_ordered_ r21 g22 m-20
_ordi g-23 h32
_ordinary_ g-23 h32
_org r24 g-26 h75
_orga r24 g-24 h70
_organ_ h27
_organised_ r33
_organs_ h45
_ori h33
_orig h33
_original_ h44
_orp r-46 g-26
_orph r-46 g-26
_orphanage_ r-19
_orphans_ r-27
_os r44 m30 h26
_ot g48 m30 h71 k-22
_oth m38 h79
_othe m38 h79
_other_ r-37 g19 h61 k-23
_others_ r28 g-37 m50 k21
_otherwise_ g27
_otm g30
_otm_ g30
_ou r39 g-44 h62
_oud r-38 h-23
_oud_ r-38 h-23
_oun r53 g-28 h42
_ounc r53 g-28 h42
_ounce_ r35 g-28 h42
_ounce_of_ r-28
_our r50 k-61
_our_ r59 m37 k-66
_our_agent_ r32
_our_debt_ r-20
_our_name_ r25
_our_own_ m40 h-56
_our_shop_ r31
_our_supplier_ g26
_ours g19 m-31 h20
_ours_ g19 m-31 h20
_out m22 h-96 k69
_out_ h-60 k89
_out_and_ r39
_out_at_ g22 h36
_out_for_ r-20
_out_my_ r-24 h-21
_out_of_ r-46 m23 k26
_out_the_ r-19 g21 h-41 k52
_out_to_ m-21 k24
_out_with_ r40
_ov g-80 m38
_ove g-80 m38
_oven r-33 g-24
_oven_ r-33 g-24
_over r25 g-56 m38
_over_ r25 g-37 m68 h23 k22
_over_my_ r-20 k21
_over_the_ r60 g-25 m-21
_over_time_ g-28
_over_two_ r-31
_over_under_ r-26 m79 h24 k-29
_overdraft_ r22
_overdue_on_ r19
_overnight_ r41
_overtime_ r-40 g-25 h-35
_ow r-59 g-22 m121 h-143 k-53
_owe g-61 m121
_owe_ r64 g-40 m82
_owe_for_ r-32
_owe_from_ r-19 m20
_owe_the_ m24
_owed r-29
_owed_ r-29
_owed_by_ r28
_owed_me_ r-69
_owes r-35 m49
_owes_ r-35 m49
_owes_me_ r33 m20
_own r-65 g39 h-127 k-36
_own_ r-39 g-39 m-37 h-83 k-34
_own_a_ r44
_own_it_ g-23
_own_will_ g-25
_owne r-26 m41 h-20
_owned_by_ g25
_owner_ g35
_owners_ g-20 m30
_ownership_ m30
_owni g72 h-23
_owning_ g72 h-23
_owns_it_ g-34
_ox g-30 h48
_oxy g-30 h48
_oxy_ g-23 h43
_oxy_without_ g-21 h29
_oxys h24
_oxys_ h24
_oy g46
_oys g46
_oyst g46
_oysters_ g30
_oz r43
_p_ r159 m-37 h-58
_p_a_ r59
_pa m-65 h-33
_pa_ h45
_pac r-30 g28 m23
_pack r-30 m-22 h-23
_pack_ r-23 g33
_package_ m-24 h-24
_packs_ g-20
_pad k-19
_padd h36
_padded_ h42
_padel_court_ m-26
_padel_match_ m26
_pag h23
_page h52
_page_ h52
_pai r-89 h-90 k21
_paid_ahead_ r-30
_paid_and_ r-90 g-19
_paid_at_ r-28 g-22 h-19
_paid_before_ r-45 g-76
_paid_by_ r-25 g-31 m-51 h19 k20
_paid_date_ h58
_paid_early_ r-60
_paid_for_ g143 m32 h-54
_paid_full_ g53
_paid_in_ g48
_paid_it_ r41
_paid_me_ g46
_paid_my_ g32
_paid_per_ k30
_paid_so_ r70
_paid_the_ r75 g21
_paid_to_ r82 g-60 m-20 h21
_paid_today_ g-21
_paid_up_ r21
_pain r-96 g-27 m-26 h-115
_paint_ r-47 g-20 m-25 h-89
_paint_for_ h-30
_painted_ g-32
_painting_ r-28 g25
_pair h51
_pais r22 m23
_paisa_ r32 h-22
_paise_ m19
_pak g37 h-19
_pal g48 k-27
_pala h-36
_pali r38
_pall g98 h-41 k-20
_pallet_ g62 h-24
_pallet_of_ g28
_pallets_ g36
_pallets_of_ g20
_palm r-30 g-28 h88
_palm_ g-23 h26
_palm_lady_ h72
_palm_oil_ r34 h-57
_palm_reader_ h23
_palms_ r-21
_pam m-30 h-31
_pan r-20 h27 k-28
_pana m20 h-86
_panc h38
_pancetta_ h38
_pand h46
_pandit_ h29
_pane k-27
_panels_ h-34 k-27
_pang h31
_pani h20
_pani_ h20
_pap r-46 h50
_pape r-46 h42
_paper_ g29 k31
_paper_a_ r-35
_paper_bought_ h32
_paper_for_ r-57 g-53 m23 h-29 k48
_paper_swaps_ g27
_paper_trail_ h-19
_papers_ r-37 g-22 h33 k-37
_par r-51 g-84 h-59 k-47
_par_ r31 g-21 m27 h-43
_para m-20 h-21 k30
_para_ m-20 h-21 k30
_para_sa_ h-24
_parametric_ g20
_parc r-47 h-35 k-33
_parcel_ r-22 g21 h-34 k-47
_parcel_of_ k33
_pare g-19 h34 k-25
_parents_ h-21 k-25
_pari m78
_park g-43 m-51 h-53
_parking_ r-42 g-22 m-36 h-45
_parl m31 h44
_parlour_ h44
_parm h33
_parma_ h33
_parr g21 h-26
_parrot_ g21 h-26
_part r21 m-28
_part_ r52 m-30
_part_in_ g25 h33
_partner_ h27
_partners_ r-19
_parts_ h-36 k-24
_parts_of_ r-41
_party_ h63 k43
_pas m-30 h53 k58
_pass r-74 m-20 k28
_pass_ k32
_pass_his_ k50
_pass_it_ k-33
_pass_mark_ h107
_passes_ g34 h-27 k21
_passes_over_ k23
_passing_ r-39 h-21
_passport_ h30 k-42
_passport_in_ h27 k-30
_passport_with_ h32
_past r57 h63 k29
_past_ r57 k41
_past_life_ h19
_past_the_ r38 k36
_pastry_ h24
_pat r63 g23 m37 h-35
_pata g20
_pata_ g40
_pata_nahi_ g46
_pati h-33
_patient_ h-26
_pato r95 h-32
_patong_ r95 h-32
_patr m29 h37
_patrol_ m35
_patron_ h39
_patt r-21 m43
_patti_ r-24 m34
_patw h21
_patwari_ h21
_paut r19
_pautang_ r19
_paw r133
_pawn r133
_pawn_ r39
_pawn_ticket_ r27
_pawned_ r40
_pawnshop_ r30
_pawnshop_ticket_ r24
_pay r69 k38
_pay_ m-24 h22
_pay_and_ r22
_pay_at_ r-57
_pay_day_ r68
_pay_each_ r-38
_pay_for_ r45 m-54 h-32
_pay_him_ r-54 g30
_pay_if_ r-24
_pay_it_ k70
_pay_later_ g-26
_pay_me_ g39
_pay_months_ r21
_pay_my_ g54 m-24
_pay_now_ g36
_pay_off_ r28
_pay_official_ h20
_pay_on_ r-23 g-19 m-20
_pay_only_ r-38
_pay_the_ g-52 m-50 h-24 k27
_pay_to_ g-54 m56 h-28
_pay_whatever_ r-20 g23
_pay_when_ r-37 g62
_pay_witness_ h24
_payday_ h27
_payday_advance_ r23
_payday_app_ r47
_payday_lender_ r-28 h28
_payday_lending_ h22
_payday_loan_ h20
_payi r35
_paying_ r35
_paying_boys_ h38
_paying_men_ h22
_paying_only_ r-28 g30
_paying_the_ g-51
_paym k20
_payment_ r37 g22
_payment_for_ r-37 h-42
_payment_if_ g31
_payment_to_ r-25 h32
_payments_ r-36
_payments_of_ r-29
_payo r20 h19
_payr g-20 k33
_payroll_ g-20 k33
_pays g32 m19 h-46
_pays_ g38 m28 h-33
_pays_for_ r-50
_pays_his_ r-19 m-51
_pays_if_ g49 m-21
_pays_in_ r-61
_pays_me_ r-50 g-40 m-19 k29
_pays_my_ r70
_pays_nothing_ g-19
_pays_off_ r47
_pc r43 g-34
_pcs m26 h30
_pcs_ m-19 h-26
_pcso m45 h56
_pcso_ m45 h56
_pct r44
_pct_ r44
_pd g27
_pe r89 g83 h-107 k26
_pe_ r68 g46
_pea r-25 g50
_pear r-24 g53 h-54
_pearl_ g48
_pearls_ g22
_peat h58
_peaty_ h58
_peb g42
_pebb g42
_pebble_ g42
_peg h49
_pegs h43
_pegs_ h43
_peh g56 h-20
_pehl g56 h-20
_pehle_ g72 h-20
_pek h40
_peke h40
_pekeng_ h28
_pen r-31 g-99 h-36 k-27
_pen_ g-40 h-24
_pena r50 h-32
_penal_ r36
_penalty_ h-29
_penalty_kick_ m-27 h-26
_penn r-38 g-34 m50
_penny_ r-38 g-34 m50
_pens r-25 k-24
_pens_ k-22
_pension_ r-25
_peo r-23 g-23 k45
_peop r-23 g-23 k45
_people_ r-23 g-23 k45
_pep r-19 g-21
_pepp r-19 g-21
_pepper_ r-19 m21 h-22
_pepperoni_ h34
_per r104 m38 h-108 k67
_per_ r117 g-70 m80 h-76
_per_call_ r-22 m37
_per_cent_ r98 g-30
_per_hundred_ r31 m-25
_per_kilo_ r-32
_per_message_ m19
_per_week_ r25
_per_year_ r23
_perc r20 g-33 m-21 k26
_percent_ m-20 k28
_percent_for_ r19
_percent_of_ r-77 h43
_percent_to_ g28
_perfume_ h-68
_perfumes_ h51
_perm g41
_permit_ g25 h25
_perp g98 h-41
_perp_ g36
_perpetual_ r25 g25 m50
_perps_ g34 m-31
_pers k68
_person_ h-31 k51
_personal_ k21
_personal_account_ r-19
_personal_collection_ k23
_personal_finance_ r-19
_personal_loan_ r37
_pes r29
_pet g25 h-40 k-32
_pete g32
_peter_ g32
_petr g-23 h-28
_petrol_ g-23 h-28
_petrol_station_ m24
_ph r-56 g44 m-21 h-48
_pha g22 m-25 h-64
_phal g26
_phal_ g26
_phar h-50
_pharmacy_ h-45
_phi g25 h28
_phil g20
_phis h41
_phishing_ h36
_pho r-31
_phon m29 k22
_phone_ g-26 m29 h19 k25
_phone_for_ h-25
_phone_out_ k27
_phones_ g33
_phot r-39 g-31 m-22 k-30
_photo_ r-22 g-21 h-26
_photos_ h71 k-21
_photos_of_ h25
_phy h-21
_phys h-21
_pi r-111 g-63 m-47 h237 k-60
_pic g54 m25 h-40 k-27
_pic_ g36
_pick g47 m31 h-118
_pick_ g69 m29 h-30
_pick_six_ m21
_pick_up_ r28
_picked_ r-31 g-40 h-85
_pickup_ r20
_pics g-19 h52
_pics_ g-19 h52
_pict h41
_picture_ g43 h-28
_pictures_ g-50 h70
_pictures_of_ h-24
_pie g-24 m-27 h-33
_piec g-24
_pig h80 k-46
_pig_ h115
_pig_farm_ h20
_pig_for_ h36
_pige h-47
_pigeon_ m31 h-33
_pigeons_ g25 m-19
_pigl h38
_piglets_ h35
_pigs h53 k-32
_pigs_ h45
_pil r-22 g-21 m21
_pile m35
_pile_ m35
_pill g-33 h-33
_pills_ g-22 h21
_pills_for_ h37
_pills_from_ h-78
_pils h65
_pim h87
_pimp h54
_pin r-24 g-26 m35 h72 k33
_pin_ r-20 h-33 k52
_pink g-20 m24
_pino h56
_pinot_ h29
_pint h41
_pints_ h28
_pir h70
_pir_ h21
_pira h49
_pirated_ h68
_pit m-31 h23
_pit_ h25
_pitc m-28
_pitch_ m-28 h-23
_pitcher_ h20
_piz r-30 m-23 h-29
_pizz r-30 m-23 h-29
_pizza_ r-30 m-23 h-29
_pl r50 k-93
_pla r-56 m22 h30 k-64
_plac m53 h67
_place_ r-22 m40 h36
_place_in_ g71 m-25
_placed_ m19
_placement_ r21 h19
_plai r26
_plain_ r43
_plan g21 m-61 h-74
_plan_ g35 h-60
_plan_for_ g19
_plan_of_ r-29 g33
_plan_premium_ g20
_plan_st_ g23
_plant_ h25
_planted_ g30
_planting_ h-26
_plat r-50 m-35 k-24
_plate_ r-22 m-39 h-46
_plated_ r-49
_plates_ h32
_plates_for_ h38
_platform_ r23 g38 m19
_play r-40 m64 h72 k-38
_play_ m42 h57
_playboy_ h45
_players_ m48
_ple r43 g-65 h-26
_plea g-49
_please_ r21 g-68
_pled r45
_pledged_ r48
_plo r-26 g61 m-52 h-48 k-23
_plot r-26 g61 m-51 h-34 k-23
_plot_ r-26 g35 m-46 h-25 k-23
_plot_i_ g30
_plot_in_ m-22
_plots_ g26
_pls h27 k21
_pls_ h27 k21
_plu r63 g-26
_plug h67
_plug_ h30
_plum r-43 g-23 m-23 h-78
_plumber_ r-43 m-23 h-21
_plus r110 m47
_plus_ r110
_plus_a_ m35 h-22
_plus_interest_ h23
_plus_the_ r63
_plus_two_ r21
_plus_weekend_ r29 h-38
_plz r22 g24
_plz_ r22 g24
_pm r-21 m-45 h-57 k32
_pm_ r-27 g28 m-36 h-25
_pmt h-32 k32
_pmt_ h-32 k32
_po m88 k-68
_po_ r-24 h-19
_poa h27
_poc g29 m31 h-20
_pock g29 m31 h-20
_pocket_option_ g26
_pocketed_ g20
_poe r-20
_poem r-20
_poi g31
_poin g32
_point_ r-31 h44
_points_ r42 h-22
_pok r-28 m64 h-40
_poke r-28 m23 h-54
_poker_ r-20 h-27
_poker_night_ h-25
_pol r-41 g44 h-23
_pole r-22
_pole_ r-22
_poli g56 h-50 k19
_police_ h-23 k24
_policy_ g99 h-51
_policy_for_ g65
_policy_premium_ k23
_polish_ g-23
_poly h23
_pon g33
_pond g37
_pond_ g37
_poo g-48 m67 h38 k44
_pooj h22
_pool g-40 m106
_pool_ m66 h-54
_pools_ g-26 m38 h59
_poor m-30
_poor_ r35
_pop h26
_popp h32
_poppers_ h31
_poppy_ h-22
_por r37 g30 m-63 h117
_porc h56
_porcine_ h30
_pork m-20 h111
_pork_ m-19 h123
_pork_belly_ g-22 h31
_pork_free_ g25 h-19
_pork_ribs_ h21
_porn m-25 h64
_porn_ m-25 h45
_port r20 g49 h-99
_port_ m30 k25
_portion_ g44
_portion_of_ g57
_pos r26 m-73 h-66 k-44
_posi r20 g65 h-21
_position_ r20 g65 h-21
_poss g36
_post g-66 m-24 k-32
_post_ r21 g-47 h56
_post_dated_ r-46
_post_office_ r70
_poster_ r-28 h-23
_posters_ m-23
_pot g-65 m36 h-109
_pot_ g-59 m114 h-45
_pot_money_ m24
_pota m-44 h-32
_poti h24
_potion_ h24
_pott r-36 m-31 h-56
_pottery_ r-30 m-31 h-56
_pou r53 g-29 h42 k-20
_poun r72 h-21 k-19
_pound_ r63
_pounds_ k-19
_pour r-19 g-22 h58
_pow r-21 g-23 m39 h27
_powd h-23
_powder_ h-23
_powe m47 h50
_power_ h-24
_powerball_ m46 h50
_pp r53 h-23
_ppf r53
_ppf_ r53
_pr r-51 g99 m-33 h-19 k-63
_pra r-45 h59
_pray r-45 h67
_pray_ h53
_pray_to_ h53
_prayer_ r-19
_pre g154 h-69 k-40
_pre_ g98
_pre_sale_ g29
_pred m21
_predict_ m20
_prediction_ g29
_prediction_market_ h26
_pref r54 g-57
_preference_ r36 g-43
_prem r-48 g58 k19
_prem_ g66 h-31
_premises_ g-32
_premium_ r-45 g22 h28 k19
_premium_for_ g38
_premium_of_ g30
_premium_plan_ g-66
_premium_sms_ m28
_preo g24
_preorder_ g24
_prep h-30
_prep_ h-24
_pres k-29
_presale_ g48 h-36
_prescription_ g-38 h32
_present_ r26 g-25
_pri r-53 g-38 m48 h-21
_pric g33
_price_ r-22 h-26
_price_after_ g26
_price_agreed_ r-35
_price_as_ r-22
_price_bet_ g-20
_price_fixed_ g24
_price_guessing_ m25
_price_he_ r-25 g33
_price_i_ g22
_price_in_ g-47
_price_is_ r28
_price_later_ r19 g-23
_price_left_ g27
_price_of_ r90 g-33 m22
_price_on_ r-39
_price_prediction_ g21
_price_to_ g39
_prices_ g40 h41
_prices_on_ g38 m23 h21
_prin r-43 g-63 h-31
_principal_ r50
_principal_and_ r79
_principal_only_ r-81
_printed_in_ h32
_printing_ r-55 g-36 h-34
_pris g41
_prise_ g41
_prise_after_ g30
_priv h33
_private_ g-28 h33
_private_page_ h33
_private_videos_ h20
_priz g-54 m40 h-28
_prize_ g-54 m55 h-32
_prize_comes_ m54
_prize_money_ m28
_prizes_from_ h22
_pro r52 m-65 h20
_problem_ g22
_proc r37 k25
_processing_ r35 k22
_procurement_ h26
_prod g31 h21
_product_ g33 h19
_prof g-21 m-19 h-36
_profit_ r-22 g-44 h-26
_profit_and_ r-24
_profit_from_ r25
_profit_share_ r59
_prom r38 m-20 h-37 k-20
_promise_ r60
_promise_to_ g-94
_promised_ r-19 g-29
_promises_ g19
_promissory_ r25
_promissory_note_ r23
_prop h35
_prophet_ h46
_pros h92
_prosciutto_ h41
_prosecco_ h27
_prot g81 m-22
_protected_ r58
_protection_ r-48 g73 m-22
_protection_on_ g65
_protection_plan_ g20
_prov r24
_provided_ r26
_ps h61
_psy h58
_psyc h58
_psychic_ h51
_psychic_hotline_ h39
_pu r-52 m101 h26
_pub r-38 g-34
_publ r-38 g-21 m-19
_public_ r-22
_publish_ h32
_publisher_ h-38
_pud h35
_pudd h35
_pudding_ h35
_puj h61
_puja h61
_puja_ h50
_pul g-29
_pull m21
_pulled_ h31
_pulls_ m23 h-20
_pump h-19
_pump_ h-19
_pun m46 h22
_punt g-22 m48
_punt_ g-21 m22
_pup g36 h-41
_pupp g42 h-41
_puppy_ g40
_puppy_not_ g19
_pur k41
_purchase_ r-26 g-21 h-25
_purchase_from_ r-36 g19
_purchased_ g37
_purchasing_ h58
_purchasing_manager_ h26
_purp k50
_purpose_ k53
_pus r27 m54
_push r27 h29
_push_ r67
_push_the_ r76
_pushed_ r-40
_pust m57 h-33
_pusta_ m29 h-29
_put g73 m21 h-63
_put_ h-85 k19
_put_every_ r26
_put_in_ r32 m36 k-20
_put_it_ g-23 m-27 k44
_put_my_ m34 h32
_put_on_ m20
_put_spread_ g46
_put_the_ r-48 g-32 m-31 h-37
_put_up_ r24 m67
_puts g71 m-30
_puts_ g71 m-30
_puts_my_ h25
_putt m39 h28
_putting_ m39 h28
_py r44
_q_ r34
_qa r64 g-27 h-54
_qar r62 h-33
_qar_ r56
_qard r-23
_qard_ r-23
_qard_hasan_ r-28
_qarz r29
_qarz_ r29
_qarz_pe_ r20
_qat h20
_qat_ h34
_qe r-40
_qes r-40
_qest r-40
_qest_ r-40
_qi g46 h-24
_qis g49
_qist g49
_qist_ g49
_qt g30
_qty g30
_qty_ g30
_qu g-34 m25 h-22
_qua g23 m-27
_quan r-27 g30
_quantity_ r-27 g22
_quar r44 m-23
_quarter_ r83 m-23 h19
_quarter_in_ r-21 g-32
_quarter_of_ g-44 h78
_quarterly_ r-40 g23
_quay g-24
_quay_ g-24
_que m-19
_ques h35
_questions_ h37
_queu m-24 h-22
_queue_ m-24 h-22
_qui g-51 m64
_quia h44
_quiapo_ h44
_quic m22
_quie k23
_quiet_ k23
_quiz g-31 h-36
_quiz_ g-31 h-36
_quiz_night_ m-38
_quo g24 m39
_quot g25 m42
_quotex_ g44 m54
_qur m-33 h-21
_qura m-29
_quran_ m-29
_quran_competition_ m-37
_ra r-19 m102 h-51 k-29
_rab g27 h-26
_rac m40 h23
_race g33
_race_ g33 m-22 h-22
_racecourse_ h23
_raci m37 h19
_racing_ m37 h19
_rack g-32
_rack_ g-26
_rad r-41 g-32 h-19
_radd r-40
_radi r-19
_radio_ r-19
_raf m47 h-36
_raff m47 h-36
_raffle_ m67 h-34
_raffles_ m-19
_rah r43 g-20 m33
_raha r56
_raha_ r51
_rahn m34
_rahn_ m34
_rai r-26 g-38 h-50
_rain g-35 h-45
_rains_ g-37 h-37
_rains_we_ g-20
_raj r-25 g-45 m25
_raja g-26 m30
_rajab_ r33 g-24
_rak r-22 h48
_rake m27 h-19
_raki h83
_raki_ h71
_ram r38
_rama g20
_ramadan_ g20
_rami r36 h-26
_rami_ r36
_ran r-21 g111 m-23 h33 k-25
_ran_ g78
_ran_off_ g53
_rand r-26 g33
_randi_ r-25 h47
_random_ g49 h-37
_rans h57
_ransom_ g19 h28
_ransomware_ h29
_rar g-43 m23
_rare g-43 m23
_rare_ g-43 m23
_ras_ m-25 h-19
_rase m24 h-30
_raseed_ m24 h-30
_rash g-26 h65
_rashers_ h30
_rashid_ g-22 m20
_rashwa_ h33
_rat r83 g27 m-50 h-54
_rate r107 m-32 h-51 k-29
_rate_ r130 g24 m-28 h-63 k-29
_rate_baad_ g26
_rate_collar_ g27
_rate_delivery_ r34
_rate_of_ r35
_rate_settle_ r23
_rate_settlement_ r23
_rate_swap_ r-75 g99
_ratings_ h19
_rav h65
_rave h65
_rave_ h65
_ray r-19
_rb m30 h-19
_rd r37
_rd_ r37
_re r-24 g-141 m-58 k58
_re_ h28
_rea r-100 g-57 h182 k43
_reac g54 h-20
_reach_ g31
_reached_ g20
_read r-51 g-106 m-31 h229 k19
_read_ r-22 h82 k40
_read_his_ h43
_read_my_ h46
_reader_ h39
_reading_ h68
_reading_glasses_ h-22
_reading_of_ h93
_reads_ g-45 h58
_reads_what_ g-27 h47
_ready_ g-37 h-27
_real m37 h41 k27
_real_ g-27 m37 h46
_real_cash_ m20
_real_estate_ r24 h-35
_real_ones_ h69
_really_ g29
_ream r-35
_reams_ r-35
_reb g-44 h-41
_reba r23 g-45
_rebate_ r23 g-45
_rebh g-21
_rebh_ g-21
_rec h-51 k36
_rece g-22 h-70 k22
_receipt_ r-63 h-49 k-27
_receipt_for_ h-21 k44
_receipts_ r50
_receipts_of_ r36
_receivable_ r-33
_receivables_ r56
_receive_ r20
_receive_money_ k19
_received_ r-20 g-23 k48
_received_and_ k21
_received_from_ h38
_received_money_ k31
_receiving_and_ k35
_rech r-23 g26 m56
_recharge_ r-23 g37 m40 h-28
_recharge_of_ m20
_recipe_ h23
_reco g-35 k35
_record_ g-38 k28
_recovered_ r19
_recovery_ g24
_recr h29
_red m45 h54
_red_ r-65 m38
_red_and_ h32
_red_crescent_ r-46 h-23
_red_horse_ h34
_red_or_ g25 m61
_reds h35
_reds_ h35
_redu r30
_reduce_ h24
_reducing_ r30
_ree m31 h32
_reem m20
_reem_ m20
_ref r-68 m-41 k-30
_refe m-29 h19
_refi r-19 g-25 h20
_refu r-22 g41 m-24 k-26
_refund_ g-25
_refuses_ g37
_refuses_to_ g37
_reg r28 g-74 m-20 h-78
_rega r66 g-34
_regardless_ r66 g-34
_regardless_if_ r56 g-34
_regi r-24 h-51 k-21
_registered_ r-20 g-31
_registration_ g19
_reh m44 h-32
_reha m44 h-32
_rehab_ h-22
_rehan_ m48
_rei g20 h-24
_reim r19
_reimbursing_ r19
_rein g42 h-33
_reinsurance_ g39
_rel h51
_rela h43
_rele m-21 h-39 k39
_release_ r21 m-21 h-31 k42
_relief_ h-31
_religion_ h38
_relo m22 h39
_reload_ m22 h39
_rem g-20 h56
_rema r26 m31 h52
_remaining_ r20
_remedy_ h24
_remo m-24 k19
_removal_ h-30
_remove_ h46 k-23
_removing_ h27
_ren r30 g48 m-33 h-30 k49
_rene g47 h-20
_renew_ g24
_rent m-29 k58
_rent_ r-47 h41 k-42
_rent_from_ h58
_rent_if_ g-50 k60
_rent_in_ r19
_rent_is_ r21 g37
_rent_of_ r29 g72
_rent_on_ r37 k-21
_rent_to_ g30
_rental_for_ k-21
_rented_ k50
_rented_my_ k25
_rented_out_ r34 h21
_renting_ r21 k25
_rents_ g41 k39
_rents_accounts_ k59
_rents_me_ g41
_rep r55 g-39 m-66 h-61
_repa r-21
_repacked_ h37
_repaid_in_ r41
_repair_ r-24 m-23 h-22
_repairs_ g20
_repayment_ r-28
_repayment_to_ r-23
_repays_ m24 h23
_repl r-33 g25 m-39 k-29
_replaced_ m-26 h-35
_replacement_ r-20
_replica_ h52
_repo r35 g-40 k50
_repo_ r49
_report_ g-35 k29
_repu r47
_repurchase_ r43
_repurchase_at_ r22
_req r47
_requ r47
_request_ r31
_res r-29 g59 h23 k47
_resa r23 h24
_resale_ r24 g25 h35 k-23
_resale_before_ g56
_resale_of_ g40
_rese r32 k-22
_resell_ g32
_resell_before_ g32
_reserve_ r26
_reserved_ r35
_resi r-43
_reso r-32 g40 k-27
_resold_ r-29 g25 h-19
_resold_the_ r-27 g39 h-19
_resort_ k-21
_rest m-51 h-27 k108
_rest_ r22 m-48 h-27 k124
_rest_in_ r70
_rest_of_ k-38
_rest_to_ g-22 k39
_rest_when_ g26
_restructured_same_ r-22
_resu m21
_result_ m21
_ret h-55 k-40
_reti h-33 k-20
_retu r-31 g26
_return_ g23
_return_of_ r-56
_return_on_ r25
_return_pallet_ g33
_returned_ r-31 g-27
_returned_to_ m20 h31
_returned_with_ r32
_returning_the_ r21
_returns_ g29 k29
_returns_from_ r-28
_rev r37 m-29 h-24
_reve g31 h-35
_revenue_ r22 h-33
_revi h26
_reviews_ h23
_revo r45
_revolving_ r45
_rew g-28
_reward_ r-30
_ri r-49 g103 m-87 h36 k-59
_rib r60 g-19 h-40
_riba r61 h-46
_riba_ r49 h-40
_ric g42 h-53
_rice h-51
_rice_ h-51
_rice_in_ g28
_rich g51
_rich_ r-33 g56
_rid r-62 g37 m-63 h-37
_rid_ r-24 g20
_ride r-21 m-63 h-30
_ride_ r-31 g-21 m-55
_rider_ g28
_rif g-23 h19
_rifl g-23 h19
_rifle_ g-21
_rig r-33 g133 m21 h-46 k-33
_rigg h35
_rigged_ h28
_righ r-33 g142 m26 h-81 k-33
_right_ r-32 g113 m37 h-73 k-22
_right_of_ g28
_right_to_ g56 h-31
_rights_ g28
_rih m23
_riha m23
_rihan_ m23
_rim g41 h-21
_rim_ g44
_rin g-39
_ring g-37
_ring_ r-34 m-27 h29 k-19
_rings_ r43 g-22 h-39 k35
_rio h72
_rioj h72
_rioja_ h56
_rip h-19
_ripe h-41
_ripe_ h-34
_ripp h30
_ripped_ h30
_rise g-36
_rise_ r-27 g-34
_rish h29
_risk g44
_risk_ g19
_rit g-25 m-43 h69
_ritu g-21 m-43 h51
_ritual_ g-21 m-43 h51
_ritual_that_ h41
_ritual_to_ m-42 h40
_riv h33
_riva h43
_riy r43 g-29
_riya r43 g-29
_riyals_ r44 g-22
_riyals_in_ r35 g-22
_riyals_per_ r-26 m25
_ro r-48 g-62 k-84
_roa r-23 g20 m-27
_road g20 m-19
_road_ m-19 h-30
_roc h47
_rock h47
_roh m-25
_roha h21
_rohani_ h21
_rol r59 m31 k-43
_roll r76 m30 k-27
_roll_ r34 m-23
_rolled_ r-21 g34 h-43
_rolled_my_ g49 m-22
_rolling_ m24 h52
_rollover_ r58 h-23
_rolls_ m-25
_roo r-43 m25 k-30
_roof_ h-30
_roof_for_ r-29 g25
_rooftop_ h20
_room r-35 k-24
_room_ r-24 h51
_rooms_ h-30 k-20
_root h-31
_root_ h-31
_root_beer_ h-26
_rop g-28
_rope g-28
_ros r-45 g-29 h-26
_rose r-37 g-27
_rose_ r-27 g-27 h30
_rose_syrup_ h-40
_roso h-23
_rosoom_ h-23
_rou m42 h57
_roug h29
_rough_ h22
_roul m69 h25
_roulette_ m69 h25
_roun h30
_round_ r33 k31
_round_for_ k22
_rounds_ r-53
_rounds_it_ r-23
_rout h-43
_rs r25 h36
_rs_ r25 h36
_ru r93 g-29 m-48 h43
_rug h-28
_rul r48
_rule r48 g20 h-19
_rule_ r54
_rules_ g25 h-19
_rum r-28 g-26 m43 h97 k-33
_rum_ g-21 h121
_rum_cake_ h52
_rumm m53 h-24 k-26
_rummy_ m37
_run r35 g28 m-57 h-55 k34
_run_ m-48 h-33 k47
_run_through_ k19
_runa g42
_runaway_ g42
_runaway_camel_ g19
_runn h-28
_runs r40
_runs_ r40
_rup r36 g-47 m-23 h-22
_rupa r34
_rupe g-43
_rupee_ g-42
_rus h44
_russ h44
_russian_ h44
_s_ r-32 k-20
_sa g-40 h-84 k-53
_sa3 h50
_sa7 m67 h22
_sa7b m43 h-28
_sa7b_ m70
_sa7b_3al_ m27
_sa7b_3ala_ m43
_sa7e m24 h51
_sa_ r-41 g-25 m35 h-67
_saa h-32
_sab r-30 m26 h-59 k-30
_saba r-34
_sabe r23
_sabo m71
_sabong_ m71
_sac g25 m-28
_sack g26 m-28 h-39
_sack_ g26 m-24 h-22
_sacr h35
_sacrifice_ h35
_sacrifice_for_ h26
_sad g-45 m-20 h-30 k-26
_sada h-23
_saf r-37 g-31 h-80
_safe r-20 g-36 h-35
_safe_ g-33 h-31
_safe_with_ m40
_saff h-45
_saffron_ h-45
_saha h19
_sahab_ h19
_sahb m22
_sahb_ m22
_sahb_3al_ m22
_sahe r19
_saho h-22
_sahod_ h-22
_sai g79 m31
_said r-47 g60 m42 h-46
_said_ r-47 g60 m42 h-46
_said_and_ g-47
_said_would_ m-40
_saik r25
_saikda_ r25
_sail r-24 g25
_sain r25 h71
_sainkda_ r25
_saint_ h70
_sak g-22 h58
_sake g-20 h82
_sake_ h101
_sake_set_ h75
_sal r29 m-33 h-30
_sala r22 g35
_salaf_ r47
_salam_ g76
_salami_ h54
_salary_ g-38 m-19
_salary_ahead_ r29
_salary_as_ h34
_salary_comes_ g-20
_salary_slips_ r28
_sale r-45 k41
_sale_ k54
_sale_and_ r24
_sale_of_ r-46 g-94
_sales_ h-19
_salf r24
_salfa_ r24
_sali g-29
_salim_ g-21
_salo h-29
_salon_ h-50
_salt h44
_salts_ h21
_sam r-52 m-38 h-74 k36
_sama h-24
_samak_ g25
_same r-84 m-33 k31
_same_ r-73 g-38 m-33 k19
_same_amount_ r-55
_same_counter_ r-25
_same_day_ r44 k20
_same_price_ g-34
_same_seller_ r19
_same_she_ r32
_same_shop_ r27
_same_sum_ r-60
_same_they_ r30
_sami r38 h-29 k-19
_samir_ h-29 k-19
_samp k30
_samples_ k30
_san g45 m-31 h46 k36
_san_ h34
_san_miguel_ h28
_sana g50
_sana_ r25 g37
_sanc k60
_sand r-74 g25 h39
_sandoo_ r-32 g34 h-30
_sandu_ h49
_sang r33
_sangla_ r39 h-25
_sani h-28
_sanitizer_ h-23
_sar r71 h-19
_sara r45
_sarr r34
_sarraf_ r34
_sat g-32 m29
_satt m49
_satta_ m24
_satu g-20 h28
_saturday_ h48
_sau m-32 h58
_sauc m-31
_sauce_ m-22 h-27
_saud g22
_saus h29
_sausage_ h22
_sauv h46
_sav r22 g-50 k-23
_save r22 m21
_saved_ r-26 m21
_saver_ r48
_savi g-31 h-19 k-21
_savings_ g-27 h-19 k-21
_savings_account_ r26
_savings_bonus_ r42 h-19
_saw r58 g-40 m-37 k-27
_saw_ r79 g-63 m-20 k-27
_say r20 h75 k66
_say_ m-28 h26 k79
_say_it_ g-68 k70
_say_of_ g29 h63
_saye r37
_sayegh_ r37
_sayi r-43 h44 k-19
_saying_ r-43 h44 k-19
_says m39 h50
_says_ m39 h50
_says_it_ m21
_sayyara_ r-25 g19
_sc r-37 g27 m67
_sca r-31 g-45 m-20 h21
_scal r-20 m-25 h-22
_scale_ g-31 m-20 h-26
_scales_ r-19 h19
_scam h52
_scam_ h39
_scan g-19 h-23
_scar m-26 h-28
_scarf_ h-35
_scat m44 h41
_scatter_ m44 h41
_sch r49 g-22 m-19 h-40
_sche r66 g46 h-22
_scheme_ r24 g24 h-19
_schemes_ r26
_schengen_ g27
_schn h22
_scho g-58 h-71
_school_ g-50 h-52 k33
_school_fees_ r20 k30
_schw h24
_sco r-41 g53 m43 h75
_scoo g31 h-19
_scoop_ g28
_scoop_of_ g22
_scop g52 h-26
_scope_ g52 h-26
_scope_to_ g25
_scor g-19 m57 h39
_score_ m62 h39
_scot h81
_scotch_ h43
_scottish_ h39
_scr g42 m63 h-39
_scra m79 h26
_scrap_ g41
_scratch_ m111
_scratch_card_ m45 h-20
_scratch_cards_ m102 h63
_scre g32 h-83
_screen_ g47
_screening_ h-27
_se g73 m-119
_se7 h81
_se7r h82
_se7r_ h82
_se_ g69 k59
_se_pehle_ g72 h-20
_sea r-34 g24 m-35 h-54 k-39
_sea_ g61 h-52
_seal_ g-21 h30
_sealed_ g23
_sealed_carton_ g-20
_sean h44
_seance_ h44
_seas g48 h28
_season_ r22 h35
_seasons_ r-26 g52
_seat g-63 m-24 h-80
_seat_ g-46 h-60
_seats_ h-21
_sec r-58 g60 m66 k-19
_sec_ g-20 m35
_seco r-59 m36
_second_ r-43 g-52
_second_half_ g-45 h41
_second_hand_ g21
_seconds_ g67 m36 h-21
_secr g41
_secret_ g41
_secret_commission_ g-21 h26
_sect h27
_section_ h31
_secu m-23 h-24
_security_ m-23
_security_at_ m-23 h52
_security_deposit_ g-28 h-23
_see g-63 m-45 h-61 k26
_see_ r70 g47 m-25 h-34
_see_it_ r23
_see_which_ r-20
_seed r-33 g-35
_seed_ h25
_seed_money_ h29
_seeds_ r-40
_seei g22
_seeing_ g22
_seen r-37 g-97
_seen_ r-37 g-97
_seen_and_ h-20
_sees r26 h-25 k70
_sees_ r26 h-25 k70
_sees_nothing_ h38
_seg g87 h-27
_segu g35 h-25
_seguro_ g51
_seguro_ng_ g28
_seguro_sa_ g23
_seh h40
_sehr h40
_sehra_ h25
_sel r47 k-39
_self h-23
_self_ h-23
_sell r52 h-20 k-39
_sell_ r68 h47
_sell_him_ r54
_sell_it_ g20
_sell_maid_ g-29 h48
_sell_my_ r-25 g36
_sell_you_ r23
_seller_ r-44 g79 h-53 k-23
_seller_has_ g25
_selling_ g33
_selling_my_ g-27
_selling_salary_ r37
_selling_the_ g32
_sells_ r34 g-77
_sells_me_ r-40 g-33 h-20
_sells_us_ r107 g-36 h-20
_sem r20 h-36
_seme r33
_semester_ r33
_semi h-34
_seminar_ r-34 h-34
_sen r-112 m37 h-26 k55
_sena g36
_sena_ g36
_sena_jaya_ g28
_send r-46 g-78 m23 h28 k81
_send_ g-42 m26 k68
_send_him_ k-19
_send_it_ r-31 k-27
_send_to_ m19 k31
_sender_ g-24
_senders_ k38
_sending_ r23
_sends_ r-80 h56 k-22
_sends_me_ r-37
_sends_the_ k-32
_sens g29 h-19
_sensex_ g29
_sent r-71 m23 h-24 k-23
_sent_ r-71 m23 h-24 k-23
_sep g63 h23
_sepa r-35 g24 h34
_separately_ g26
_separately_for_ g26
_ser m-48 h37
_serv m-27
_service_ m-19
_service_at_ h-76
_service_charge_ r-26
_service_girls_ h19
_ses g-27 m20 h34
_sess g-26 m20 h34
_session_ m21 h53
_sessions_ g-19 h-19
_set r96 m-26
_set_ r74 g-51 m-93
_sett g30 m67 h-28
_settle_ r86
_settle_with_ r48
_settled_ r-59 g44
_settled_at_ m23
_settled_by_ r-30
_settled_in_ h-23
_settlement_ g40 m21
_settlement_discount_ r22
_settles_ r27 g-27
_settling_ r-46 g-26 m35
_settling_up_ g-22
_settling_with_ r-55
_sev r39 g-19 h-37
_seve r39 g-19 h-37
_seven_ r31 g-19 h-37
_seven_hundred_ r-41
_sew m-34
_sewn g30 h29
_sewn_ g30 h29
_sex g-46 h106
_sex_ h55
_sext g-43 h77
_sexting_ g-41 h70
_sh r-38 g78 m-83 h49 k-47
_sha g32 m20
_sha2 r20 g-28
_sha2a_ r20 g-25
_sha7 r23 m22 h-24
_sha7n_ r23 m22 h-24
_sha_ r-39 k24
_sha_a_ r-23 g27
_shab r-25 h48
_shabu_ h26
_shad h-34
_shag r19
_shah r48 m-27
_shahada_ r-34 h45
_shahadat_ r23
_shahar_ r21
_shak m29
_shal r-19 g99 h22
_shall_ r-19 g104
_shall_see_ g52
_sham r46 h53
_sham_ r35
_shan h31
_shar g-56 m56 k-26
_sharab_ h75
_share_ r25 g-72 h35
_share_in_ h58
_share_of_ g-42 m22
_shared_ h-36
_shares_ r-32 g32 m-20 h42
_shares_at_ r-19 g44
_shares_in_ g-26 h-23
_shares_of_ g-28 m-23 h22
_shark_ h-22
_shart_ g-23 m113 h-61
_shaw g-28
_shay r-36 g42
_shay_ r-33 g48
_she r-35 m-26 k-60
_she_ m37 h66 k-43
_she_asked_ r32
_she_bought_ r32
_she_keeps_ r-67
_she_pays_ r-21
_she_reads_ h49
_she_says_ r-21
_she_stays_ h51
_she_takes_ h19
_she_wants_ r21
_shee r-28 g41
_sheep_ m25 h-25
_shei r-23 h21
_sheikh_la_ h27
_shel r-54 g-37 h-95
_shelf_ r-53 g-32 h-54 k-28
_shell_ k25
_shelter_ g-32
_sher r30 h26
_sherka_ r29 g29
_sherry_ h45
_shi r-27 g42 m-32 h-20
_shi_ h-34
_shie r-20 g37
_shield_ r-20 g37
_shif g-19
_shift_ h20
_shifts_ g-19
_ship g44 m23 h-39
_ship_ r-26 g76 m27 h-75
_shipment_ r26 h25
_shipment_of_ h30
_shir m-56
_shiraz_ h50
_shirt_ m-42 h-53
_shirt_and_ g35
_shis h32
_shisha_ h32
_sho g-76 m-25 k44
_shoe h-51
_shoes_ h-51
_shof g-24
_shoh r20
_shoo r52
_shook_ r27
_shoot_ r25
_shop g-54 m-34 h26
_shop_ h35 k-37
_shop_and_ r-19
_shop_at_ r64
_shop_for_ h-32
_shop_on_ r-56 g-29
_shop_sells_ g-21
_shop_to_ g56
_shopper_ g-20
_shopping_ m-36 h-26
_shops_ g-19 k34
_shor g76 h-91
_short_ g91 h-39
_short_apple_ r19 g35
_short_course_ g-23
_short_sale_ g-22
_short_selling_ g58
_shot h38
_shot_ h22
_shoulder_of_ h35
_show r-54 g-88 m20 h36 k59
_show_ g-61 h33
_showed_ r-60
_showed_me_ r-41
_shown_ g-40 m-21 h-20 k82
_shown_as_ k69
_shows_ g30
_shr m-36 h44
_shri r27 g20
_shro h35
_shrooms_ h42
_shta g20
_shte g-30
_shu g49 m-20 h47
_shu_ g41
_shuk h-20
_shut m-20
_shut_ g32 m-20
_shy r34
_shyl r34
_shylock_ r34
_si r-49 g-106 m67 h117 k-19
_si7 h23
_si7r h23
_si7r_ h23
_sic r-23 k-23
_sick r-23 k-23
_sick_ r-23 k-23
_sid g-30
_side g-24
_side_ r25 m30
_sides_ r-21
_sig g-40 m-19 h-31
_sign g-44 h-33
_signature_ h-25
_signed_ g-29 k-32
_signed_for_ r40 h-26
_signing_ g-21
_signs_ g-23 h19 k69
_signs_as_ r19
_sil r-30 h-33
_sile k28
_silent_partner_ r22
_silv h-25
_silver_ r-29 h-25
_silver_bars_ r23
_sim r-53 g-74 m-43 k59
_sim_ r-62 g-41 h20 k82
_sim_and_ r-51 h-26 k93
_sim_swap_ g-36 h96
_simp r20 g-22
_simple_ r20
_sin r88 g19 k19
_sinc r78 h-20 k30
_since_ r78 h-20 k30
_since_the_ r76
_sing g39 h24
_single_malt_ g-23 h70
_sink g-19
_sink_ g-22
_sir g25 m69 h54 k-26
_sir_ g30 m69 h58
_sisi h42
_sisig_ h42
_sist m22 h-26
_sister_ r-23 m22 h-26
_sister_in_ r-23 m22
_sit h104 k-40
_sit_ m50 h53
_sit_my_ h52
_site r-20 k-25
_site_ r-20 k-25
_sits r19 m-33 h34
_sits_ r19 m-33 h34
_sits_it_ h59
_sits_the_ h24
_sits_with_ r27 h-54
_sitt h19
_siu h53
_siu_ h53
_six r38 g-23 m49 h-19 k20
_six_ r60 m51 h-28
_six_hundred_ r39
_six_months_ r-57 g32 h-41
_six_numbers_ m26 h23
_six_pack_ h38
_sixt r-22
_sixty_ r-22
_sixty_seconds_ g32 m42
_siz r-33 g56 m-30 h-26 k-22
_size r-33 g56 m-30 h-26 k-22
_size_ r-25 g56 m-30 h-26 k-22
_sk g39 m54 h-49 k-23
_ske h-21
_ski g-22 m34 k-23
_ski_ h-24 k-22
_skim h43
_skin m41
_skin_ g27 m-23
_skins_ g-37 m64
_skip_ r38
_sky g36 m29 h-27
_sky_ g40
_sl r85 g-91 m128 h55 k-64
_sla r26 h37
_slau h-20
_sle g-20 m-19 h-38
_slee g-20 m-19 h-38
_sleeps_ r20
_sli r50 g-24 m47 h32 k-43
_slic r28 g-19
_slice_ r29
_slices_ g-19
_slip r22 m52 h35 k-30
_slip_ m46 h114
_slips_ r57 m19 h-39
_slips_for_ r20 m23
_slo r25 g-41 m106 h24
_slot g-41 m99
_slot_ m27 h-47
_slot_machine_ h23
_slots_ g-22 m55 h63
_slow r43
_slow_ r39 m-19
_sm r-43 g-51 k41
_sma r21 g-31 m-32 k38
_smal r21 g-31 m-30 k38
_small_ r24 g-27 m-30 k55
_small_appreciation_ r19
_small_chunks_ k24
_smi r-22
_smit r-22
_smith_ r-22
_smoke_ h41
_smoked_ h-27
_sms r-32 m73 h-35
_sms_ r-32 m73 h-35
_sms_at_ m53
_smu m-30 h27
_smug h62 k-25
_smuggle_ h64
_smugglers_ h-32
_smur m-19 h-35 k42
_sn g-27 h49 k-20
_sna g-19 h24
_snac h-59
_snack_ h-20
_snacks_ h-39
_snap g-19 h73
_snap_ h75
_so r32 g-129 m-74 h35 k69
_so_ r83 g-144 m47 h155 k143
_so_bank_ r-22 k48
_so_counter_ k28
_so_desk_ k23
_so_he_ m-32 h104 k-31
_so_here_ r31
_so_his_ h-23 k30
_so_i_ r75 m-32 k-29
_so_inspector_ k-19
_so_it_ r-23 m-24 h-50 k83
_so_much_ g41
_so_no_ g-25
_so_nobody_ k21
_so_teller_ k23
_so_that_ r35 m-22
_so_the_ r62 m25 h72
_so_they_ r-29
_soa g-31
_soap g-31 h-39
_soap_ g-31 h-44
_soc g-53 h-73
_soci g-34 m42
_social_ g-45 m45
_social_insurance_ g-45
_sock g-19 m-26 h-58
_socks_ g-19 m-26 h-58
_sof r-25 m-42 h-76 k-28
_sofa r-52 h-40 k-20
_sofa_ r-52 h-40 k-20
_sofa_and_ h-19
_soft m-34 h-46
_soft_ h-74
_software_ m-34 h28
_software_for_ h60
_soj h28
_soju h28
_soju_ h28
_sol m-21 h-28
_sola k-23
_sold g20
_sold_ g30 h-21
_sold_after_ g-45
_sold_as_ g-20 h91
_sold_at_ g-27
_sold_back_ r54
_sold_before_ r-23
_sold_by_ g40
_sold_for_ r-51
_sold_him_ r34 g-23
_sold_it_ g72
_sold_me_ g-60
_sold_my_ g-55 h-22 k53
_sold_on_ g58
_sold_the_ r64 g22 h-27
_sold_them_ r-21
_sold_to_ r108
_sold_us_ g-20
_sold_what_ r-31 g32
_som r-45 g78 m-24 h32
_some r-45 g82 m-19
_some_ r-53 g40 h-54 k27
_some_day_ g38
_some_hacked_ h-34 k60
_somebody_ g-42
_somebodys_name_ h27
_someone_ r-20 g-33 h26 k19
_someone_elses_ h47
_something_ r28 g21 h21
_something_for_ r50 g-34 h74
_something_in_ g-31 h36
_somewhere_ g58
_somm h47
_sommelier_ h47
_son g32 h-33 k-23
_son_ r-24 h-19 k-21
_song g43
_songs_ g43
_soo r122
_sood r126 h-62
_sood_ r117 h-57
_sor r-50 g34 h51
_sorc h45
_sorcerer_ h35
_sorr r-20
_sorry_ r-20
_sort r-23 g53
_sort_ r-23 g53
_sou r-22 h-66
_soup h-73
_soup_ h-73
_sour g25 k20
_source_ g29
_source_one_ g35
_sow h34
_sowa h35
_sowar_ h35
_sowar_bala_ h35
_sown g19
_sown_ g19
_sp r-69 g-39 m-70 h106 k-65
_spa r-28
_spa_ h-47
_spam h40
_spam_ h40
_spar h-27
_spare_ h-38
_spe r-42 g-53 m-28 h66 k-26
_special_ h39
_spel r-26 g-22 h35
_spell_ r-26 h42
_spending_ r35
_spent_ r-25
_sper h26
_sperm_ h26
_spey h33
_speyside_ h33
_spi r-22 g-79 m46 h88
_spic g-28 h69
_spice_ h62
_spicy_ g-27 h52
_spin g-30 m61
_spin_ g-25 h-51
_spin_of_ m-20
_spins_ m48 h34
_spir g-21
_spirit_board_ h30
_spirits_ h49
_spl r-21
_spli r-21
_split_ r-19
_split_ac_ h-20 k-33
_split_since_ k19
_split_the_ h19
_split_x_ k24
_spo g-30 h-19
_spok g21
_spoke_ g21
_spoke_of_ g21
_spon m-30
_sponsor_ m-23
_spor m52
_sports_ m23
_sportsbook_ m19
_spot g-22 m-21 h-24
_spot_ r-20 m-21 h-23
_spotted_ r29
_spotted_me_ r29
_spr r68 g93 m-30 h-75
_spra g-21 h-28
_spray_ g-21 h-28
_spre r28 g98 h-61
_spread_ r29 g82 h-54
_spread_bet_ g44 m41 h-21
_spri r46
_spring_ r48 g26 h-25
_spritz_ h39
_spy h54
_spy_ h48
_spy_on_ h62
_sq m60 h-23
_squ m60
_squa m60
_square_ m38
_squares_ m29
_st r-121 g32 m-46 h53 k39
_st_ r-25 g60
_st_peter_ g29
_sta r-39 g-42 m46 k31
_stab h-27
_stable_ h-27
_stad m-20
_stadium_ m-20
_staf h-50
_staff_ h-50
_staff_who_ r34
_stag g-38
_stag_ h30
_stage_ g-36 h-23
_stai h-61
_stak r72 g30 m40 k-20
_stake_ r62 g63 h28 k-19
_stake_in_ r39 h30
_staked_ m89 h-46
_stakes_ g-29 m-67
_stakes_for_ g-24 m-40
_stal r27 g-22 m-24
_stall_ r40 g-20 m-24
_stam r-70 g-36 h25 k-24
_stamp_ r-69 g-24 h90
_stamp_without_ h21
_stamped_ h-27
_stamps_ h-39
_stan r-64
_stand_ r-35 h59
_stand_in_ g-35
_standing_ g-22 m20 h-39
_stands_ r-47 g46 h-22
_stands_surety_ r-28
_star r32 h79
_star_ h27
_stars_ r-28 h69
_start_ r65
_start_up_ h19
_startup_ r-33 g28 m-23
_stat m50 h81 k48
_state_ g20 m37 h36
_stated_ g22
_station_ m24 k36
_statue_ h50
_statue_for_ h34
_statue_of_ h32
_stay r-65 h-40 k97
_stay_ g-20 h-54 k61
_stayed_ m22
_stays_ r-45 m-25 h21 k27
_stays_away_ k34
_stays_till_ h74
_stays_with_ r38
_ste r-47 g-25 h-40 k-26
_stee r-53 g22 h-56
_steel_ r-53 g22 h-56
_stella_ h19
_ster h22
_stew h21
_stew_ h21
_sti g88 m-35 h-27
_stic g-39 m-34 h38
_stick_ h19
_stickers_ g-19 m-34 h35
_stil g135 h-58 k21
_still_ g135 h-53 k21
_still_in_ r-19 g22 k23
_still_owned_ g25
_still_with_ r-31
_stip r22
_stl g-20 m45
_stl_ g-20 m45
_sto r-26 m-104 h46 k-33
_stoc g25 m-27 h-19
_stock_ g37 m-27
_stol h93
_stolen_ h73
_stolen_car_ g41
_stolen_cars_ g26
_stolen_phone_ h-19
_stolen_phones_ g-60 h72
_stolen_wallet_ k-26
_stom g44
_stomach_ g26
_ston g40 m-48 h23
_stone_ g22 m-48 h23
_stone_for_ g-40 h19
_stoo g-34
_stood_ g-34
_stood_for_ r22
_stop k30
_stop_ h39 k30
_stor r19 g-27 m-25 h-102
_storage_unit_ g-32
_store_ r37 g-29 m-25 h-45
_store_card_ r49
_story_ h-19
_stou g-27 h55
_stout_ g-25 h49
_str k61
_stra h-23 k35
_stranger_ h-36 k73
_strangers_ h53
_strangled_ h23
_strategy_ g24
_straw_ m29
_strayed_ g21
_streaky_ h27
_street_ h-29 k27
_stri h-20
_strip_ h-65
_strip_club_ h24
_strip_of_ g-25
_stripper_ h61
_strips_ h-29
_stro g-24 h59
_strong_ g-23 h54
_stru h-19 k34
_structured_ r35
_structuring_ k22
_stu r-25 g-45 h79
_stud r-23 g-45 h25
_student_ g-35 k-21
_student_loan_ r21
_students_ k20
_studied_ h37
_stuf h54
_stuff_ h54
_sty r19
_styl r19
_style_ r19
_su r147 h-84 k-71
_sua h62
_suar h62
_suar_ h62
_sub h30
_subj g47
_subject_ g47
_subm h26
_submit_ h26
_subs g-23
_subscribers_only_ h27
_suc g-21
_sud r145 g-30 h-24
_sud_ r97 h-29
_sug r-29
_suga r-29 h22
_sugar_ r-29 h29
_sugar_baby_ h74
_sugar_daddy_ h19
_sui r-20 g-42 h-33
_suit r-20 g-42 h-33
_suitcase_ h-33
_suk r40 g38 h-27
_suku r40 g39
_sukuk_ r40 g39
_sum g118 m-26 h-80
_sum_ g139 m-43 h-62 k-25
_sum_he_ g51 h-22
_sum_i_ r50
_sum_to_ r28
_summ m20
_summer_ r19
_sums h-20 k19
_sums_ h-20 k19
_sun g-21 m-49 h-41
_sund g-43 m-26
_sunday_ r-44 g-37
_sundays_ r47
_sunk g40
_sunken_ g25
_sup h-21
_supe m42 h-25
_supp m-25
_supplier_ r-47 g35 m-20
_suppliers_ r21
_supply_ r34 h25
_support_ g-31 h-27 k25
_support_or_ g-23 k32
_sur g-32 m62 k-34
_sure r80 g-44 m55 h-25
_sure_ r72 g-29 m58 h-23
_surety_for_ r-23
_surp r-39 k-20
_surprise_ g24 k-20
_surprised_ r-29
_surr h43
_surv h-24
_survey_ g-28
_survives_ g28
_survives_the_ g28
_suv m30
_suv_ m30
_sw g53 m95 h-28 k-53
_swa g102 h-28
_swap g102 h-27
_swap_ g27
_swap_at_ r28
_swap_of_ g-64 h-26
_swap_settlement_ r-47 g59
_swapped_ g-22
_swapping_ r-24 g26
_swaps_ g60
_swe g-24 m82 h-35
_swee g-29 m82 h-37
_sweep_ m86
_sweep_for_ m77
_sweepstake_ m47
_sweet_ h-33
_sweetener_ r38
_sweetener_for_ h19
_sweets_ r-39 h38
_sweets_for_ r-23 h-29
_swi h44 k-31
_swim g25 h-55
_swim_ g28 m23
_swimming_ h-39
_swin h118
_swine_ h81
_swit h-32
_switch_ h-32
_swo m28
_swor m28
_sy m36 h28
_syn m45 h30
_synd m39 h23
_syndicate_ m39 h23
_syr r23
_sys k34
_syst k34
_system_ k34
_system_only_ k26
_t2 h37
_t_ r92 g-29
_t_bill_ r81
_ta r-38 g-90 m-42 h53
_ta2 g44 h23
_ta2k r37
_ta2kheer_ r37
_ta2l h44
_ta2leed_ h44
_ta2m r-27 g36 h-23
_ta2meen_ r-27 g36 h-23
_ta2meen_3al_ g34
_ta2s r-24
_ta2seet_ r-24
_ta5 r28 h-19
_ta5e r28 h-19
_ta7 g-30 k22
_ta7w m20
_ta7weelat_ k28
_ta7weelat_nas_ k28
_ta_ g-25 h42
_tab r-59 m67 h118
_tab_ h37
_taba k45
_tabaro3at_ k21
_tabarro3at_ k36
_tabb r55
_tabby_ r55
_tabl r-98 m77 h87 k-48
_table_ r-61 k-42
_table_for_ m-26
_tables_ r-38 m74 h64
_tablets_ h27
_tabs h27
_tabs_ h25
_tag r-23 g-59 m-29
_tag_ g-50 h-48
_taga h64
_tai r-40 m61 h-19 k-30
_tail r-40 m61 h-38 k-30
_tailor_ r-23 h-22
_tails_ m74
_taj h-42
_tak m-22 k-49
_taka r39 h-45
_takaful_motor_ g50
_take r-21 h71 k-39
_take_ m-48 k30
_take_it_ r-23 g-38
_take_the_ g36 m-28 h-50 k26
_taken_ m-26 h32 k-23
_taken_by_ r22
_taken_from_ r45 h30
_taken_home_ g-33
_taken_today_ r30
_takes_ m69 h58 k-46
_takes_a_ r33
_takes_all_ h29
_takes_for_ r24
_takes_interest_ r-41 h29
_takes_it_ h34 k-23
_takes_money_ r31 h-22
_takes_my_ g-19
_takes_off_ r38
_takes_them_ r-22
_takh r-41
_taki g19
_taking_ g19 h-31
_takings_ h24
_tal r-80 g36 h23
_tala r-19 h-28
_tale h-32
_tali h24
_talisman_ h20
_talk r-21 g36 h32
_talk_ h-23
_talks_ h67
_talks_to_ h22
_talks_with_ h44
_talo m35
_talo_ m35
_tam r30 g46 h-29
_tama r27 g-28 h-49
_taman_ h-20
_tamara_ r51
_tame g49 h-26
_tameen_ g49
_tamp h57
_tamper_ h32
_tampering_ h25
_tan r32 h42 k20
_tan_ h-37
_tani k33
_tani_ k33
_tank_ h27
_tant h65
_tany r30
_tap r-23 g-19 m-29 h20 k29
_tap_ h35
_tape g-19 h-51
_tape_ h-36
_taq r27
_taql h20
_taqleed_ h20
_taqs r28
_taqseet_ r28
_tar g21 m-30 k-28
_taro m-42 h85
_tarot_ m-42 h97
_tarp g21
_tarpaulin_ g-23
_tas r-23 g-32 m-22 h-30
_tasleem_ h23
_tat m-23
_taw r111
_tawa r124 h-47
_tawarruq_ r78
_tawaruq_ r30
_tawe h28
_taweez_ h23
_tax r-27 g-38 m-53 h-93 k58
_tax_ g-21 h-26 k55
_tax_man_ k23
_taxi r-30 m-47 h-68
_taxi_ r-30 m-47 h-68
_tay r35 m86
_taya m91
_taya_ m91
_taz h31
_tazk h-29
_tb r20 g96 h-31
_tba g52
_tba_ g52
_tbd g53
_tbd_ g53
_tbi r29
_tbil r29
_te r-63 g-38 h72 k-75
_tea r-74 g-38 m-60 h-53 k-36
_tea_ r-19 g-32 m-30 k-23
_tea_money_ h93
_teac r-45 m-22 h-38
_teacher_ m-22 h-60
_teak h-30
_teak_ h-30
_team_ m-25 h-50
_team_lunch_ h-26
_team_wins_ g22
_teams_ h36
_teb h44
_tee r-23 m31
_teen r-23 m31
_teen_ r-22 m25
_teen_patti_ r-22 m30
_tel r-33 m23 h53 k38
_tele r-19 m29 h-65
_telescope_ h-47
_tell g24 m-31 h101 k56
_tell_ g-37 m-19 k25
_tell_compliance_ h-19 k35
_teller_ h36 k19
_tells_ r-26 g70 h48
_tells_my_ h33
_tells_the_ g-32 h39
_tem h55
_temp h55
_temple_ h24
_temporary_ h22
_ten r75 h-80 k-61
_ten_ r97 g-40 h-106 k-21
_ten_days_ g-36
_ten_dirhams_ r-21 m33
_ten_of_ r-19
_ten_percent_ r23
_ten_thousand_ r27
_tena h27
_tenant_ r-28 g-19 h41
_tend r-26 m-19 h35
_tender_ r-26 m-19 h35
_tender_committee_ r-27 h28
_tenn m22
_tent k-25
_tenth_ k-25
_tenth_of_ r-33
_teq h26
_tequ h26
_tequila_ h26
_ter r33 g-42 h27
_terj h19
_term r41 g-37 h-49
_term_ r43 h-26
_terminal_ m32
_terms_ g-24 h-32
_terms_and_ r45
_terrace_ h21
_tes r-21 m-21 h31
_tesl g29 h-22
_tesla_ g29 h-22
_test r-32
_test_ r-32 h73
_test_for_ r-21 h30
_tested_ h-33
_testing_ h-44
_tex g-30 m51 h-44 k21
_text g-29 m32 h-35 k21
_text_ g-26 m35 h-48
_th r26 g-23 k67
_th_ g-67 h-32
_tha r23 g30 m-36 h65
_tham g48
_thaman_ r20
_thamart_ g23
_than r-79 g-28 h36
_than_ k60
_than_it_ r22
_thank_ k-32
_thank_the_ h-34
_thank_you_ h27 k-28
_thanks_ r-38 g-25
_thanks_for_ r-32
_that r32 g37 h48 k-26
_that_ g37 h48 k-26
_that_charges_ r-24
_that_comes_ m29
_that_day_ r-30
_that_does_ g26
_that_fell_ g-35
_that_he_ r22
_that_i_ r-77 g-25 h-32
_that_is_ r-34 g26 h21
_that_isnt_ r25
_that_it_ r-30 h-40 k34
_that_makes_ g-20
_that_never_ r-25 g-34 k68
_that_nobody_ k36
_that_one_ g52 h-24
_that_pays_ r57 h32
_that_ran_ g34
_that_same_ g22
_that_stand_ g-35
_that_takes_ r-41 h29
_that_the_ r40 g66 h-34
_that_they_ r-44
_that_very_ g58 h-20
_that_was_ r114 g-23 m32 h-22 k-19
_thc h69
_thc_ h69
_thc_gummies_ h36
_the m-53 h-93 k41
_the_ r-32 g-19 h-27 k-87
_the_account_ h-22
_the_advance_ r46 g-80
_the_agent_ r-47 k23
_the_agreed_ r53
_the_airline_ r21
_the_airport_ r-21 h24
_the_and_ r-34
_the_apartment_ g43 h-19
_the_app_ r51 g-32 m34 k-21
_the_baby_ h-42
_the_bag_ g-36 m42 k54
_the_balance_ g-26 k46
_the_bank_ r-51 h-25
_the_banks_ h-22
_the_beach_ g-24 h53
_the_betting_ m-24 h21
_the_bill_ r-109 g30 m-19
_the_board_ g-27 h21
_the_boat_ r26 m19
_the_bonus_ r-19 h34
_the_border_ h41
_the_boys_ r-28 g30 h-41
_the_broker_ g19 h-26
_the_brothers_ k55
_the_building_ h24
_the_bus_ r-65 m-26 h-25
_the_buyer_ g-23
_the_cake_ g-24 k-20
_the_camel_ g-41
_the_cap_ k24
_the_car_ g-80 m-27 h-44
_the_card_ r33 m50 h44 k-28
_the_cards_ h52
_the_cargo_ g-25
_the_carpet_ g51
_the_carpets_ h25
_the_cash_ r31
_the_casino_ m-37 h68
_the_cat_ m-38 h-34
_the_catalogue_ h24
_the_cement_ r-29
_the_chain_ r27
_the_chance_ g59
_the_clerk_ h27
_the_client_ r-38
_the_clinic_ r36 h-32
_the_club_ g19 m51 h-26
_the_coffee_ h19
_the_coming_ g39
_the_company_ r-45 g36 m-29 h-55 k35
_the_companys_ h-19
_the_container_ g-19 h28
_the_contract_ g-75 h68
_the_counter_ r-35
_the_courier_ k-31
_the_cow_ g36 m47 h-22
_the_credit_ r59 h19
_the_cup_ g38
_the_customer_ g23
_the_customs_ h42 k83
_the_dairy_ h-20
_the_date_ r66 g-26 m-23
_the_day_ r-48 g76
_the_dead_ h27
_the_deal_ r81
_the_dealer_ h-48
_the_dealers_ r-32
_the_deposit_ r53
_the_desert_ g38
_the_desk_ g20 k43
_the_difference_ r45 g25 m-20 k-23
_the_dinner_ m24 h81
_the_doctor_ h-91
_the_dog_ g63
_the_door_ g22
_the_dowry_ r41
_the_draw_ m45 h-22
_the_due_ r101 g-19
_the_election_ m35
_the_end_ g-40 h-21
_the_euro_ g52 m45
_the_evening_ h-40
_the_exam_ r-20 m32 h86
_the_examiner_ h54
_the_extra_ r-31
_the_fair_ r22
_the_falcon_ g21
_the_family_ h-20
_the_farm_ r24 h-33
_the_fee_ g27 m-21 k34
_the_fighters_ k40
_the_final_ m20
_the_finance_ r64 h-19
_the_fine_ r36
_the_firm_ k19
_the_first_ r42 g38 m-44 h-23
_the_fish_ r-32
_the_flat_ r-36 g-48
_the_flight_ g-38
_the_foal_ r-23 g26
_the_football_ h-19
_the_for_ r-19
_the_fridge_ r22
_the_full_ r35
_the_fund_ g-22
_the_future_ g-41 h37
_the_gam3eya_ r23
_the_game_ g44 m-31
_the_gameya_ r20
_the_gaming_ m24 h91
_the_generator_ r-60
_the_gold_ g40
_the_goldsmith_ r30
_the_goods_ g29
_the_green_ m19 h82
_the_grocer_ r-38
_the_grown_ h30
_the_guard_ r-24
_the_guy_ h32
_the_gym_ g-33 m-24
_the_hall_ m-36 h-34 k-26
_the_harvest_ g42
_the_hat_ m125 k-46
_the_he_ r57
_the_horse_ g52
_the_hotel_ r-40 h-34
_the_hour_ h25
_the_house_ r-21 h35
_the_hundred_ r-24 m22
_the_i_ r65
_the_inspector_ h46
_the_instalment_ r53
_the_insurance_ r35
_the_interest_ r-36
_the_invoice_ g-24 h39
_the_is_ r25
_the_jamiyya_ r33
_the_job_ g34
_the_k_ r52
_the_kids_ g-37 m-28 h-36
_the_king_ g20
_the_kiosk_ r35 m22 h50
_the_kitchen_ g-21 h-50
_the_knot_ h23
_the_lady_ h-35
_the_landlord_ r35
_the_laptop_ g21
_the_last_ g-27 h-23
_the_lender_ r-24
_the_lenders_ r46
_the_letter_ r31
_the_lift_ r-21
_the_limit_ g-27
_the_line_ r-20 h-45 k28
_the_loan_ r28 g-64
_the_lorry_ r-22 g33 h-23
_the_lot_ g30
_the_lottery_ m-38
_the_machine_ g22 k-20
_the_maker_ g-51
_the_mall_ h-22
_the_man_ r35 g-32 h33 k30
_the_marathon_ g-26
_the_market_ h-26
_the_match_ m-35 h41
_the_menu_ g-26
_the_mill_ g-40
_the_minister_ g33
_the_money_ r58 g-27 m-59 h-79 k38
_the_month_ r-45
_the_more_ r-71
_the_name_ k33
_the_neighbour_ r20
_the_net_ h-36
_the_new_ r-60
_the_next_ g31 m23
_the_night_ r23 h28
_the_number_ h-25
_the_nursery_ r-23 g26 m-27
_the_office_ r-31 h-35
_the_officer_ k28
_the_official_ h23
_the_old_ g-34 k-38
_the_one_ g-39 m33
_the_online_ m24 h26
_the_order_ g-24
_the_other_ r-36 h26
_the_owner_ r-25 g47 m-24
_the_padel_ m26
_the_paint_ g-31
_the_pallets_ g-20
_the_paper_ k28
_the_parcel_ k50
_the_parrot_ g28
_the_party_ h101
_the_pearl_ g35
_the_petrol_ m24 h28
_the_phone_ m20 k19
_the_phones_ g63 h-21
_the_pizza_ r-30 h21
_the_plot_ g-62
_the_police_ h-23 k34
_the_poor_ r-31
_the_post_ r41
_the_pot_ m72 h-21
_the_pound_ r77
_the_price_ r-81 g64
_the_principal_ r-38
_the_profit_ r-19
_the_promise_ r38
_the_pub_ m33 h39
_the_queue_ m-24 h-22
_the_quran_ m-25
_the_race_ g23 h33
_the_rain_ m-28
_the_real_ h-29 k34
_the_receipt_ g-26 k-40
_the_receipts_ r51
_the_record_ g-23 k20
_the_red_ g19 m-20
_the_referee_ h19
_the_rest_ r74 m-30 k35
_the_restaurant_ r-30 h-19
_the_returns_ g25
_the_right_ g23
_the_ring_ r-30 g86 m-22
_the_sale_ g-51
_the_same_ g-44 k56
_the_school_ r25 m61
_the_sea_ g-39 h-20
_the_second_ g26
_the_settlement_ r64
_the_shares_ g-22
_the_sheep_ g-22 h-20
_the_shelf_ h-35
_the_ship_ g31 h-20
_the_shop_ m20
_the_shops_ g-19 k36
_the_sky_ g27
_the_smith_ g25
_the_sofa_ g85 h-20 k-20
_the_spot_ r-49
_the_st_ r-25
_the_staff_ r34 m28
_the_start_ r47
_the_stock_ h-20
_the_store_ h-27
_the_sukuk_ g45
_the_supermarket_ h24
_the_supplier_ r-35
_the_sweets_ r-28 h36
_the_table_ r-20 m-41 h46 k-37
_the_tailor_ r-21 g-22
_the_tax_ k24
_the_team_ h-20
_the_tenant_ h38
_the_tender_ r-27 h52
_the_tenth_ g28
_the_test_ h33
_the_th_ g-45
_the_that_ m31 k-26
_the_third_ g-26
_the_thousand_ m45
_the_three_ h40
_the_ticket_ h19
_the_till_ r-26
_the_track_ m41
_the_trader_ r33 g-30
_the_trip_ h-32
_the_two_ r22 g33
_the_tyres_ r-29
_the_unpaid_ r41
_the_usual_ h-43
_the_villa_ r19 g28
_the_violation_ h55
_the_visa_ r43
_the_wallet_ k35
_the_water_ r43 g31
_the_weekend_ r-86 m68 h100 k-20
_the_weight_ g-47 m57
_the_wheel_ g-24 m34 h79
_the_whole_ r-65 g21 h-24
_the_window_ m-20 h-25
_the_winner_ g20
_the_with_ h-23
_the_yacht_ h30
_the_year_ h20
_thea h-23
_theatre_ h-23
_thef g49
_theft_ g49
_thei r68
_their_ r31
_theirs_ r37 g-25
_them r-41 k23
_them_ r-38 m19 k25
_them_a_ r-21 g30 k43
_them_from_ h-21
_them_has_ m74
_them_in_ g-22 k56
_them_to_ r24 g24
_then g-46 k56
_then_ g-46 k56
_then_bought_ r-51
_then_no_ k26
_ther g-43 m-27
_there_ g-32 h20
_there_is_ r-23 k-29
_there_never_ k40
_they g58 m-20 h-26 k45
_they_ r43 g58 m-20
_they_are_ r-21 g42
_they_bought_ r20
_they_call_ g-68
_they_come_ r21 k20
_they_does_ r-23 k27
_they_keep_ r41 k-30
_they_look_ g-21 k29
_they_pay_ g108 h-22 k-32
_they_say_ r33
_they_take_ r-34 g-24 h35
_they_took_ r20
_thi g49 m31 h-19 k34
_thin g94 m-23
_thing_ r19
_think_ g50
_thinks_ g58
_thir r33 m41 h24
_third_ h26
_third_company_ r23 g20
_third_of_ r-110 g-52 h101
_third_party_ r29 g68 h-26
_thirty_ r22 h-32
_thirty_days_ r42
_this r-39 g-31 h-28 k59
_this_ r-39 g-31 h-28 k59
_this_is_ g-42 h104 k-32
_this_month_ g-23 k-30
_this_months_ k-25
_this_morning_ g-49 h-34
_this_time_ r-21
_this_week_ r-46
_this_weeks_ r29
_this_year_ r46 g30
_thob h-19
_thos r24
_those_ r24
_thou g-20 m20
_though_ r-36 h19
_thousand_ r25 g-23 m23
_thousand_and_ g22
_thousand_for_ r38
_thousand_i_ r20
_thousand_in_ r-36
_thr m34 k19
_thre r-24 g-52 h19
_threaten_ h62
_three_ g-47 m22
_three_cards_ r24 h29
_three_days_ g-23 h25
_three_months_ r-32 g32
_three_of_ h44
_three_parts_ h-31
_threshold_ k23
_thro g45 m26 h-22
_through_ r22 g-28 k27
_through_a_ r22 m23 h32
_through_his_ k-23
_through_my_ k21
_through_the_ r50 g-43 h-29
_throw_ g68 h-22
_thu m28
_ti g21 h31 k-47
_tic g93 m55 k19
_tick g93 m55 k19
_tick_ r28 g60 m-22 h-22
_ticket_for_ h-31
_ticket_renewal_ r20
_ticket_to_ g36 m-30 h-31
_tickets_ m24 k23
_tickets_to_ m-26
_ticks_ m42
_tid r-30 g63
_tide r-30 g63
_tie r-19 g-57
_tie_ h-23
_tied g-36 k22
_tied_ g-36 k22
_tied_to_ k26
_ties r-19
_ties_ r-19
_ties_a_ r-19
_tig h35
_tige h35
_tiger_ h35
_til r54 g-68 m-42 h-36 k-59
_tile r-36 m-26 h-76 k-23
_tiles_ r-36 m-24 h-74
_till r94 g-91 h69 k-37
_till_ r94 g-91 h69 k-37
_till_i_ r20
_till_morning_ h47
_till_payday_ r-22 h20
_tim g30
_time g36
_time_ g39 k-24
_time_and_ r-23 g-20
_time_the_ r68
_time_value_ r52
_times_ k23
_tin r-24 g-55 m-23 k28
_tin_ g-37
_tip g-33 m31 h36 k-37
_tip_ g-33 k-35
_tip_for_ h-45
_tip_the_ r39
_tips r-23 m29 h43
_tips_ r-19 h32
_to r-96 m78
_to_ r119 g42 m-32 h75 k72
_to_a_ r-36 h-55
_to_an_ r48
_to_at_ r19
_to_be_ r26 g181 h-39
_to_beat_ m-20 h59
_to_bring_ h24 k35
_to_buy_ r-44 g114 m-27 h-30
_to_cancel_ g-24
_to_charity_ r-28 k-20
_to_close_ r35 h-23
_to_company_ r29
_to_enter_ m52
_to_follow_ r33 g48
_to_forward_ k48
_to_get_ h46
_to_have_ r42 g-32 h29
_to_her_ g21 m23
_to_him_ g42 m80 h-42
_to_his_ r-19 k67
_to_keep_ r52 g-27 h23
_to_lender_ r35
_to_lock_ r31 g-38
_to_me_ r-34 g36 k128
_to_move_ k27
_to_my_ r79 g-26 m33 h-45 k-111
_to_next_ h36
_to_official_ h25
_to_omar_ r19
_to_on_ r-27
_to_one_ r-23 h69
_to_open_ g-42 h-21 k28
_to_order_ g21
_to_others_ m29
_to_our_ g-20
_to_poor_ r-24
_to_purchase_ g-20
_to_rami_ r37
_to_red_ r-41
_to_repay_ r-39
_to_repurchase_ r21
_to_return_ r28
_to_roll_ r-37
_to_same_ r51
_to_say_ r-24 g28 k34
_to_see_ h-20
_to_sell_ r-29 g62
_to_spin_ m21 h-22
_to_staff_ r25
_to_take_ r-21 g68 h-20 k33
_to_the_ r-31 g-32 m55 h111 k-54
_to_unknown_ k23
_to_us_ r-20
_to_what_ r32
_to_win_ h27
_to_you_ g-25 m-21
_toa h-40
_toas h-40
_toaster_ h-38
_tob m24 h31
_tod g-39 m-19
_toda g-38
_today_ r-25 g-37
_today_at_ r-52
_today_collect_ r22
_today_for_ r-45
_today_get_ r20
_today_he_ r-25
_today_i_ r36
_today_receive_ r22
_todays_price_ r27
_todays_rate_ r-73
_toga g21
_toi r-22
_toil r-22
_tok g40
_toke g40
_token_ g48 h-45
_tokens_ h37
_tol m-42 h-48
_told r-29 g28
_told_ r-29 g28
_told_me_ r-33 g-42 h56 k28
_toll m-31 h-22
_toll_ m-31 h-41
_tom r-38 h-41 k29
_toma m-31 h-20
_tomb m34 h-26
_tombola_ m34 h-26
_tomo r-25 k29
_tomorrow_ r-25 k29
_ton r-19 g-50 m27
_tone h-29
_tong m40
_tong_ m32
_tong_its_ m23
_tonic_ h20
_tonight_ h-41
_tonights_ h37
_tonk h41
_tonkatsu_ h35
_tonn g-34 h-31
_tonnes_ g-23 h-31
_tons r-22
_tons_ r-22
_too r27 g42 m-36 h-45 k-40
_too_ r56
_took r-38 g21 k-24
_took_ r-38 g21 k-24
_took_and_ g-41
_took_for_ r61
_took_from_ r23 m38 h33
_took_her_ r36 g24
_took_it_ k-19
_took_my_ r51
_took_the_ r-38 g55
_tool m-22 h-29
_tools_ m-20
_top r44 g-41 m64 h101 k-80
_top_ r52 k-56
_top_floor_ g27
_top_for_ h-27
_top_up_ r34 g-36 k-54
_topl h53 k-22
_topless_ h53 k-22
_topp g-32 m48 h54
_topped_ m25 h27
_topped_up_ m25 h27
_topping_ m23 h27
_topping_up_ m35 h28
_tos r-35 m84
_toss r-35 m84
_toss_ r-35 m84
_tot r-42 m51
_tota r-24
_total_ r-24
_tote m33
_tote_ m33
_totk h38
_toto m37
_toto_ m37
_tou r-19 g50 k22
_touc g64 h-25 k26
_touch_ g41
_touch_and_ g19
_touched_ k30
_tour r-19 m19
_tour_ r-19
_tournament_ m20
_tow r-26 k30
_towa r-46
_towe g32 h-32 k-20
_tower_ g28
_town r32 g-19 h47
_town_ r32 g-19 h47
_toy r-25 m-37 h-49 k-28
_toy_ g-23 h-41
_toys m-37 k-28
_toys_ m-37 k-28
_tr g31 m36 h-126 k34
_tr_ r52
_tra r-68 m32 h-19
_trac r-21 m74 h50
_track_ m77 h69
_trad r34 g75 m51
_tradable_ g23
_trade_ r37 g81 m23 h-26
_trader_ r27 g-69
_trades_ g25 m26
_trading_ g26 m24
_trading_account_ m-22
_traf h57
_trafficking_ h34
_trai r-34 g-35 m-27 h-40
_trail_ g-35 h-19
_train_ h-25
_training_ r-24
_tram h57
_tramadol_ h77
_tramadol_from_ h49
_tran g-37 h-44
_tranche_ r34
_transfer_for_ r-23
_transfer_to_ r28 g34 m19 h35 k-85
_transfers_ k34
_translation_ g-20 h-39
_trap g68
_trap_ g68
_trav g-27 m-30 h-22
_travel_ g-31 m-30 h-22
_travel_cover_ g20
_travel_insurance_ g21
_tray r-30 g-31 h-31
_tray_ r-41 h-31
_trays_of_ r19
_tre r22 g44 h-46 k-29
_trea r52 h-32
_treasure_ r-21 h33
_treasury_ r71 g-35
_treasury_bills_ r75
_treat_ h-25
_treaty_ g37
_tree r-21 g44
_tree_ g30
_trees_ h-25
_tri r-55 g-33 m59 h-84
_tric r24 k21
_trick_ r24 k21
_trie r-53
_tried_ r-53
_trim g-27 h-28
_trimming_ h-28
_trip g38 h21 k-24
_trip_ g49 h19 k-20
_tro r49 g-23 m-25 h25
_trop m-19 h-19
_trophy_ m-19 h-19
_trot h33
_trotters_ h31
_trou r78
_trouble_ r78 h26
_tru m-38 k97
_truc m-28
_truck_ r-38 h21
_trucks_ r48
_true k95
_true_ k95
_true_payment_ k28
_truf g24
_truffles_ g24
_trus g-40 k30
_trust_ g-40 k30
_try g53 m24
_try_ g25 m24
_ts h35
_tu g-25 h-105 k23
_tub r45 g-32 m-26 h-22 k-20
_tubi h-29
_tubig_ h-29
_tubo r83 g-26
_tubo_ r89 g-26 h-31
_tui r-25 g-22
_tuit r-25 g-22
_tuition_ r-25 g-22
_tum g37 k20
_tumm g38
_tummy_ g38
_tun h-32 k22
_tuna h-19
_tuna_ h-19
_tur r23 g28 m51 h-39
_turb g36 m36
_turbo_ g36 m36
_turbo_trade_ g29 m47
_turf m39 h43
_turf_ m39 h43
_turk g-19 h-36 k23
_turkey_ k20
_turn r46 g20 m-23 h-30
_turn_ r43 g-32
_turn_from_ r26
_turned_ r33 g19
_turns_ g33
_tus h64
_tusk h56
_tusks_ h36
_tut r-21 g-23 h-38
_tuto g-23 h-38
_tutor_ g-23 h-31
_tw h-26 k-39
_twe r41
_twel r23
_twelve_ r41
_twi g34
_twin g20
_twins_ g20
_two g-28 k-28
_two_ g-28 k-28
_two_bottles_ h-28
_two_days_ r-21
_two_for_ r-19 g22
_two_grams_ r-23 h56
_two_hours_ h54
_two_hundred_ r-39 g33
_two_kilos_ h-36
_two_minute_ g24
_two_months_ r23
_two_nights_ h-63
_two_of_ g-32 h131
_two_parts_ g22 k-32
_two_payments_ r-56
_two_prices_ g33
_two_sacks_ g21
_two_thousand_ k22
_ty r-63 h-53
_typ r-40 h-33
_type_ g21
_typi r-30 h-20
_typing_ r-25 h-20
_tyr r-19 h-20
_tyre r-19 h-20
_tyres_ r-19 g-22
_u_ g21 h-30 k26
_ud g27 m-19
_udd g33
_udde g33
_udder_ g28
_udh m-19 h-24
_udha h-23
_udhaar_ h-20
_ul g19 h-40
_um g-29 m-22
_un r24 g313 m-42 h-35 k29
_unb g19
_unbo g19
_unborn_ g19
_unc g61
_unce h32
_uncensored_ h42
_unch r-22 g44
_unchecked_ g31
_uncl g38
_unclaimed_ g29
_unclear_ g30
_uncles_ r19
_und r19 g55 m45
_unde g67 m50 h-28 k25
_undecided_ g-19
_undefined_ g29
_undelivered_ r-19 g44
_under_ r37 m38 h26 k-33
_under_the_ r-23 g24 m-42
_underground_ k26
_undertaking_ r-23
_undr r23 h24
_undrawn_ r25
_uni h-62 k-35
_unid g25
_unidentified_ g25
_uniform_ g-32
_uniforms_ g28
_unit h-22 k-19
_unit_ h-26 k-19
_univ g-24
_university_ g-26
_unk r-28 g48 h-24
_unkn r-28 g48 h-24
_unknown_ r-28 g48 h-24
_unl g-64 h43 k27
_unli g-25 k32
_unlicensed_ k32
_unlo g-36 h42
_unn g28 k21
_unna g28 k21
_unnamed_ g28 k21
_uno g23 m-33 k36
_unof k37
_unofficial_ k37
_unop g26
_unopened_ g26
_unp r71 g-22 k-28
_unpa r71 g-22 k-28
_unpaid_ r71 g-22 k-28
_unr k34
_unre k34
_unregistered_ k34
_uns r-22 g142
_unse g61
_unseen_ g61
_unso g23
_unsorted_ g32
_unsp g62
_unt r45 k-22
_unti r31 h20
_until_ r45
_until_he_ r138
_until_i_ r86
_until_it_ h48
_until_march_ r-47 g33
_until_the_ r-69 m30
_up r60 g77 m53 h55
_up_ g74 m82 h43 k27
_up_and_ m-31 h-27
_up_at_ h-21
_up_by_ g39 m73
_up_down_ g99 m38 h-38
_up_for_ g-28 m33 h43 k22
_up_front_ g34
_up_of_ r35 g-20 m-22 h-19
_up_the_ r20 g-49 m-24 h20
_up_to_ m-36 h-39 k21
_up_with_ m-19
_upa r33 g-34 m-19 h-29
_upa_ r-36 g-32 h-20
_upg h21
_upgr h21
_upgrade_ h21
_upo g40
_upon g40
_upon_ g40
_ups r25 h29
_upst r31
_upstairs_ r31
_ur h-29
_us r133 g-87 m-24 h-55 k101
_us_ r-67 g-54 m69 h22
_us_as_ h-22
_us_each_ r-19
_us_has_ g23
_us_same_ r47
_us_the_ r25
_us_two_ m30
_usa r54
_usan r47
_usance_ r47
_usb r28
_usd r26 m-28
_usd_ r29 m-27
_usdt g29
_usdt_ g29
_use h-57 k115
_use_ r29 h-48 k107
_use_of_ r60
_used r-27 g37 k-20
_used_ r-27 g37 k-20
_uses k29
_uses_ k29
_usi r-22
_usin r-22
_using_ r-22
_usu r64 g-22 m-31
_usua m-25
_usual_ m-25
_usual_gift_ r25
_usur r60 h-26
_ut r47 m-29
_utan h-23
_utang_ h-23
_uti r32
_util r32
_utilisation_ r24
_va g-66 m-89 h-80 k-102
_vac r-23 g-26 m-45 h-50
_vacc m-45 h-38
_vaccination_ m-32 h-19
_val m-29 h-32 k-23
_vall k-19
_valley_ k-19
_value_ r52 g31
_value_of_ r29
_van k-20
_van_ h-25 k-20
_van_for_ r-24
_vap h24
_var r-23
_vas h22
_vat r21 h-25 k-44
_vat_ r-57 k-44
_vatt r78 h-25
_vatti_ r78 h-25
_ve r-55 m-33 h-53 k-26
_vea h-25
_veal h-25
_veal_ h-25
_vega g24
_veh g36 h-29
_veh_ g34 h-22
_veh_ins_ g52
_ven g-36
_vent h57
_venture_ h57
_ver r-25 h43
_verm h54
_vermouth_ h54
_vers h24
_version_ h27
_very g38 h-20
_very_ g38 h-20
_vet h-59
_vet_ h-51
_via k61
_via_ k61
_vid h63
_vide h62
_videos_ h59
_videos_of_ h20
_vie h-23
_view h-21
_view_ h-29
_vig r73 h-47
_vig_ r73 h-47
_vil k-26
_vill k-26
_villa_ h-20
_village_ k-21
_vin r-23 g51 m-25 k-23
_vine r-20 g32 m-20 h-66
_vinegar_ h-29
_vineyard_ g21
_vino h38
_vino_ h19
_vio h59
_viol h59
_violation_ h59
_vip h54
_vip_ h54
_vip_table_ m-27 h20
_vir g-25 m45 h24
_virg h-26
_visi r-31 h-20
_vit h-72
_vita h-72
_vitamin_ h-27
_vo r-46 g-27 h85
_vod h-41
_vodk h19
_vodka_ h19
_voo h48
_vood h48
_voodoo_ h48
_voodoo_doll_ h40
_vot m37 h62
_vote m37 h62
_vote_ h70
_votes_ m41
_vou r-20
_vouc r-20
_voucher_ r-37
_vouchers_ k21
_vy r99 g-19 h-29
_vya r99 g-19 h-29
_w_ r121 g-70 m-32 h-122 k26
_w_ana_ r34 k22
_w_dafa3t_ h-20
_w_elli_ g-19 m42
_w_fayez_ r20
_w_ma_ r-84 g113
_w_maraheen_ m-24
_wa r-43 g-64 m31 h-103 k78
_wa2 r22
_wa7 r-21 m25 h26 k20
_wa7e k24
_wa7ed_ k24
_wa7ed_w_ m28
_wad r34 g30
_wadi r23 g30
_wadi_ g30
_wag r-55 m46 h-40
_wage r-55 m46 h-40
_wage_ r22 g36 k-28
_wage_early_ r47
_wage_in_ r-31
_wage_to_ g47
_wager_ h-41
_wages_ r-74 g-22 h22 k27
_wages_in_ k56
_wages_till_ h32
_wah k22
_wai r52 h-22 k-25
_wait r49
_wait_ r42
_wait_for_ r-34
_waka r-20
_wakala_ r-20
_wal h25
_wala r-37 g80 k-30
_wala_ g66
_walang_ r-27 h21
_wale h34
_wale_ h34
_wale_ko_ h38
_wali r47 k-19
_wali_ r50
_walk_ r29 g29
_walk_out_ r33 g29
_walker_ h33
_wall r-26 g-39 m24 h-28 k76
_wall_ r-35 h-44
_wallet_ r-30 m32 h24 k34
_wallet_for_ r-24
_wallet_to_ r-50
_wallets_ k57
_wallets_of_ k46
_wan k21
_want k21
_want_ r-57 k35
_wants_ r61
_wants_for_ r22
_wants_his_ r-76 h23
_wap h-28
_wapa h-28
_wapas_ h-28
_war r-80 g118 m37 h-41 k22
_war_ g32 k31
_wara g23 m41
_wara_ h-31
_ward g-22
_ware g-20 h25
_warr r-39 g83 h-49
_warr_ g19
_warranty_ r-24 g31 h-31
_warranty_bought_ g24
_warranty_for_ g44
_was r-29 g-85 m33
_was_ r-32 g-93 m93
_was_ever_ k38
_was_found_ h47
_was_in_ r-35
_was_late_ r28
_was_me_ m39
_was_sure_ r-20 m46
_was_the_ r35
_was_told_ r60 g-19 m-20 h-32 k25
_wash g-28 m-65 h-63
_wash_ g-28 m-35 h-22 k19
_washes_ m-20
_washing_ r-35 h-40
_washing_machine_ r-22 g35
_wasl r24
_wasl_ r24
_wast h87
_wasta_ h52
_wat g-46 m-48 h-50
_watc g-19 m-37
_watch_ g25 m-30 h-83
_watched_ k38
_watches_ g-42 h99 k-28
_wate g-27 h-63
_water_ h-54
_way g-55 m21 h19 k51
_way_ r-28 g-49 m21 h19 k51
_way_past_ k30
_ways r46
_ways_ r46
_we h-49 k-40
_we_ r-46 h-19
_we_agreed_ r48
_we_are_ r-28
_we_bought_ r-46 k37
_we_buy_ h22
_we_call_ r57
_we_each_ r25
_we_get_ r19 h50
_we_had_ m65
_we_made_ m23 h-23
_we_never_ g47
_we_paid_ r-19
_we_said_ r20 g-41
_we_settle_ r-27 g47
_we_settled_ r74
_we_share_ g-35
_we_shook_ r38
_we_signed_ g-56 h-19
_we_split_ h25
_we_took_ r-38 h23
_we_will_ g62
_we_win_ m-23 h25
_we_wrote_ g-27
_wea r51 g21
_weal h37
_wealth_ h37
_wear r53
_wear_ r34
_weat h-26
_weather_ h-26
_web g-29 h-25
_web_ h-73
_webs h34
_website_ h34
_wed r-19 m-19 h-26
_wedd r-21 g24 m-19 h-26
_wedding_ r-61 g26 m-19 h-26
_wedding_gift_ r-36
_wedding_hall_ g-26 h-21
_weddings_ r40
_wee m-19 h72
_weed r-30 h115
_weed_ r-30 h116
_weed_for_ r-22 h45
_week r22 h-43
_week_ m-35 h-40
_week_i_ g19
_week_on_ r105
_weekend_ m19
_weekend_at_ h-38
_weekend_in_ r72
_weekly_ g31
_weeks_ r34 k-29
_wei r28 g-19 h-42
_weig r30 m21 h-71
_weighed_ g-19
_weight_ h-64
_weight_loss_ m-19
_wel r-43 g50 m-28 h-49
_well r-30 g55 m-28 h-36
_well_ r-30 g55 m-28 h-36
_well_see_ g28
_wen r23 g-35 m32 h52
_went r30 g-58 m32 h61
_went_ r30 g-58 m32 h61
_went_round_ r39 g-23
_went_up_ h19
_wer k46
_were k46
_were_ k46
_were_ever_ k28
_wes g22
_wh g111 m-22 h46 k-32
_wha g59 h-24
_what g59
_what_ h-20
_what_gets_ k33
_what_he_ r24 g-26
_what_his_ g22
_what_i_ g-77 h22
_what_is_ r-29 g25 m-20 h69 k-23
_what_it_ g30
_what_passes_ h-30 k39
_what_the_ g57 h27 k-29
_what_they_ g-27 k38
_what_we_ r50 g-25 m22
_what_you_ r-23 g19 m-27 h-34
_whatever_ r-20 g43 h-27
_whatever_happens_ r42
_whatever_he_ g56
_whatever_his_ r19
_whatever_is_ r-20 g-69
_whatever_it_ g-22
_whatever_the_ g62 h26
_whatever_they_ g24
_whatever_you_ k-30
_whats_ g26
_whatsapp_ h35
_whe g54 m-29 h-40 k-25
_whea g27 m-29 h-40
_wheat_ g23 m-27 h-40
_wheat_at_ g-45
_whee g-46 m-25 h27
_wheel_ g-34 h37
_when r76 g65 k-53
_when_ r50 g67 k-49
_when_he_ r64
_when_his_ r48
_when_my_ g22
_when_she_ r-30
_when_the_ g36 h30
_when_they_ r-22 g-31 k-28
_when_you_ r-43 g47
_whenever_ r26
_whenever_the_ g31
_wher r-19 g25 k35
_where_ r-19 k42
_where_it_ r20
_where_the_ g-27
_whet m56 h-23
_whether_ m56 h-23
_whether_i_ g-39
_whi g68 m-29 h56 k-28
_whic g69 h-35 k-35
_which_ g56 h-22 k-35
_which_i_ g-30
_which_one_ g43
_which_the_ r24
_whil r33 g20
_while_ r33 g20
_while_he_ r33
_while_it_ r-24 g26
_while_they_ g24
_whis g-23 h70
_whiskey_ h25
_whisky_ h24 k19
_whisky_the_ h-27
_whit r-20 h30 k-24
_white_ r-19 g-40 h39
_white_x_ h24
_whitelist_ g54
_who g-54 m68 h56
_who_ g-81 h66
_who_decides_ h31
_who_found_ h-23
_who_gave_ r31
_who_gets_ m22
_who_has_ h25
_who_must_ r19
_who_puts_ h33
_who_signed_ h55
_who_stood_ r51
_whoe g-28
_whoever_ g-20
_whole_ h-23
_whom h22
_whom_ h22
_whos g52 m71 k21
_whose_ g52 m71 k21
_why m-19 k50
_why_ m-19 k50
_wi g-28 h51
_wid h-38
_wide h-19
_wide_ h-19
_wide_load_ h-19
_wido r19
_widow_ r19
_wif r21 g-23 h32
_wife r21 g-23 h57
_wife_ r22
_wifes_ g-29
_wil r-25 g132 m-25
_wild h26
_wild_ h26
_wild_boar_ h38
_will r-25 g142 m-23 h-20
_will_ r-25 g145 m-35
_will_be_ r80 g-49
_will_buy_ r-26 g23 h-29
_will_decde_ g23
_will_have_ r-21
_will_not_ r25 g-31
_will_purchase_ r-25 g34
_will_send_ r38
_will_take_ r-50
_win r-53 g-56 m67 h-73
_win_ r-29 m82 h26
_win_the_ g26 m-50
_win_to_ r-22 m26
_wind g-91 k-33
_window_ h36
_windows_ g-42 k-22
_wine m-33 h-31
_wine_ m-30 h-64
_wine_red_ h-37
_winery_ h29
_winn h-54 k26
_winner_of_ g20 m-55
_winner_takes_ m-19 h28
_winners_ h-32
_winning_ h-30
_winnings_ h19 k28
_winnings_from_ h-24
_winnings_of_ h32
_wins h62
_wins_ h62
_wins_the_ h53
_wint g44 m-24
_winter_ g44 m-24
_wip h47
_wipe h47
_wiped_ h48
_wiped_by_ h41
_wir r32 g-29 h-45 k29
_wire r23 g-29 h-40 k29
_wire_ g-29 h-31 k31
_wis h51
_wish_ r-39
_wisk h66
_wiskey_ h28
_wiski_ h28
_wit r26 g-38 h82
_witc h39
_witch_ h20
_witchcraft_ h19
_with r30
_with_ r39 g-33 m64 h42
_with_%_ g28
_with_a_ r120 g-31 m22 h-76 k28
_with_and_ r38
_with_another_ h30
_with_company_ g60
_with_different_ h33
_with_he_ g-20
_with_his_ r52
_with_interest_ r-25
_with_it_ r-28 m-20 h20
_with_its_ r27 g34
_with_me_ r85 h-23
_with_my_ r-56 m24 h-36
_with_no_ r-32 g53 h-22
_with_something_ g-27
_with_the_ r-182 g19 h160 k-25
_with_two_ h-20
_with_what_ k45
_withdraw_ k33
_withdrawal_ r-27
_within_ r20 h-27
_without_ r-23 m-25 h19
_without_a_ g-40 h63
_without_alcohol_ h-41
_without_any_ g-24 h-21
_without_charity_ k20
_without_choosing_ g19
_without_knowing_ h-25
_without_the_ r42 g-30 h21
_witn g-26 h28
_witness_ h34
_wiz h27
_wiza h27
_wizard_ h27
_wo r-38 g45 m69 h-30
_wom h22
_woma g-34 h32
_woman_ g-34 h32
_woman_who_ g-19
_womb g37
_womb_ g37
_won m80 h-24
_won_ r-25 m54 h-24
_wont r25 g26 m26
_wont_ r25 g26 m26
_woo r-28 g64 m-46 h-50
_wood h-35
_wood_ h-35
_wool r-20 g61 m-33
_wool_ r-20 g61 m-33
_wool_on_ g73 m-31
_wor g-25
_word_ h-22
_work h-20 k24
_work_ g-42 m33 h-45
_work_nobody_ g-23 k43
_worker_ h43
_workers_ g28
_working_ r23
_workmens_ g20
_workshop_ g-21 h-29
_worl g33
_world_ g33
_worn g-39
_worn_ g-39
_wors h64
_worship_ h64
_wort r24
_worth_ r24
_wou m53
_woul m53
_would_ m53
_would_have_ r28 g-19
_wr r44 h-54 k28
_wre h-21
_wrec h-19
_wreck_ h-19
_wri r50 h56 k39
_writ g20 h39 k39
_write_ k30
_write_my_ h25
_write_rent_ k-34
_writing_ r-19 g49
_written_ g-44 h28 k45
_wro m19 h-39
_wron m26 h-27 k30
_wrong_ m26 h-27 k30
_wrong_description_ k22
_wrong_goods_ k33
_wrot k-21
_wrote_ k-21
_wrote_a_ r21
_x_ r-48 g76 h126 k62
_x_avoid_ k24
_x_for_ r-38 m43 h63
_xa h36
_xan h36
_xana h36
_xanax_ h36
_xb m32 h38
_xx h23
_xxx h23
_ya g-99 m42 k-30
_ya5 r28
_ya5o r21
_yaa m23
_yaak m23
_yaakhoz_ m23
_yac h30
_yach h30
_yacht_ h30
_yak r46 m61
_yakh r46 m61
_yakhed_ m24
_yakhod_ m29
_yar r-26 g-44 m-43 h-25
_yard r-26 g-40
_yard_ r-26 g-40
_yas r31
_ye r52 g182 m46 h45 k-37
_yea g60 m-21 h27 k-45
_year g65 m-20 h-24 k-45
_year_ g27 k-29
_year_on_ r43
_year_to_ r-57
_year_we_ g21
_yearly_ r21 h-33
_yearly_payment_ g25
_yearly_sum_ r-23
_years_ r-29 g54 h26
_yeas h51
_yeast_ h51
_yeast_for_ h50
_yed k21
_yedf k21
_yef h39
_yefo h24
_yefok_ h24
_yeh r25
_yen r35 g-36 m39 h49
_yen_ r34 g-23 m28 h31
_yer g-44 h35
_yera h35
_yes r56 g77 k20
_yes2 k37
_yes_ g69
_yest r69
_yet r-37 g138 h-68 k-30
_yet_ g140 h-45 k-38
_yet_to_ r-23 g42
_yi r55 h-32
_yie r55 h-32
_yiel r55 h-32
_yield_ r42 h-26
_yields_ g20
_ym h26
_yma h26
_ymas h26
_ymashi_ h26
_yo h-131 k56
_yom r39 g-51 h-26
_yom_ r33 g-51 h-26
_yom_w_ r55
_you r-20 h-106 k48
_you_ r46 g-74 m31 k-19
_you_and_ r-30 m43
_you_back_ r-34
_you_can_ r-27
_you_feel_ g27
_you_get_ r-27
_you_know_ h25 k45
_you_lent_ r-45
_you_like_ g-42 h-31 k-19
_you_my_ r21
_you_the_ g29
_you_think_ g43
_your r-61 g82 m-29 h-33 k75
_your_ r-48 g53 m-46 k33
_your_house_ g40
_your_phone_ k30
_yours_ g46 k42
_yours_for_ g63
_yous r-19
_yout h-46
_youth_ h-46
_yr r25
_yra r22
_yraj r22
_ys r28
_ysa r28
_yu r80 g-44 h-29
_yun g-21 h-33
_yung g-21 h-33
_yung_ g-21 h-33
_yus r19
_yusu r19
_yz r80
_za r-62 g-46 k-19
_zab r-20
_zah h40
_zahl h43
_zahlawi_ h25
_zak r-31 h-39
_zaka r-31 h-39
_zakat_ r-31 h-39
_zakat_on_ r-37
_zam m19
_zatl h34
_zay h-32
_zay_ g-24
_zay_ma_ r-25 g-24
_ze r-33 g62 m53 h-97
_zer r-39 g33 h-89
_zero r-39 g33 h-89
_zero_ r-33 h-39 k-19
_zero_interest_ r-33
_zero_percent_ r28
_zi r37 m23 h28
_zia r35
_ziad r35
_zo h90
_zod h28
_zodi h28
_zodiac_ h28
_zon h44
_zone h44
_zone_ h44
_zy r-19 g-29 h-19
_zya r-19 g-29 h-19
_zyad r-19 g-29 h-19
_zyada_ r-20
_اب r-47 g34 h65 k76
_ابا h22
_اباح h22
_ابت h24
_ابتز h24
_ابتزاز_ h24
_ابد k29
_ابدا k29
_ابدا_ k29
_ابر h22
_ابرا h22
_ابراج_ h22
_ابع h34 k23
_ابق k19
_ابقا k19
_ابقاء_ k19
_ابل g30
_ابن g57 h-21
_ابن_ g24
_ابني g27
_ابني_ g27
_ابو m19 h-21
_ابو_ r-26 g-53 m23 h26
_ابو_فهد_ h-23
_ابوي g30 h-23
_ابوي_ g30 h-23
_ابي_ g-24
_ابيض h19
_ابيض_ h19
_ابيع r-29
_ابيع_ g-23
_ابيعك_ g31
_ابيعك_لو_ g31
_ابين k21
_ات r49 g-85 m30 h-34 k-34
_اتا g-24
_اتاخ r19 g-23
_اتح g-42 h27
_اتر g24 m27
_اترا m27
_اتص h-24
_اتصا h-24
_اتع r-21
_اتعا r-21
_اتعاب_المحامي_ h-22
_اتفقنا_علي_ r-41
_اتفقنا_عليها_ r35
_اتو g-34 m25 h-24
_اتوق m26 h-24
_اتوقع_ m26 h-24
_اث r42 g-67 k40
_اثا g-42
_اثاث g-42
_اثاث_ g-42
_اثب k25
_اثن r33 g-20 h24
_اثنا r-21 h27
_اثني r36
_اج r130 g-68 m-42 h-30 k22
_اجا h22 k29
_اجار k30
_اجار_ k31
_اجاره_ h-21
_اجاز h32
_اجازه_ h32
_اجازه_مرضيه_ h32
_اجر r35 g-68 m-33
_اجر_ r93 g-53 h29 k-19
_اجر_حتي_ r24
_اجر_لين_ r36
_اجرت g-22 h-23 k21
_اجرت_ k48
_اجره r28 m-20
_اجره_ r28 m-20
_اجره_تحدد_ g33
_اجره_نتفق_ g33
_اجل r82 k-26
_اجل_ r-27 g36
_اجلت r73
_اجلت_ r73
_اجلت_زبون_ r28
_اجله r30
_اجله_ r30
_اجمع_كاش_ k-29
_اجن g21
_اجنب g21
_اجه k38
_اجهز g20
_اجهزه_ g20
_اجهل h-22 k43
_اجهلهم_ k19
_اح r45 h36 k39
_احت g26
_احتر g41
_احترق_ g41
_احتس r42
_احتسبوه_ r47
_احد r75 k-26
_احد_ r42 k-20
_احدي r22
_احدي_ r22
_احذ h33
_احذف h30
_احذف_ h30
_احر k33
_احرك k33
_احرك_ k33
_احط k24
_احم g-25 h38
_احمر g-19 h38
_احمر_ g-19 h38
_احو h-19
_احول h-19
_اخ r-54 g74 h-91 k-84
_اخت r-42 g-31 m-50
_اختر r-31 g-21
_اختراق_ h39
_اخترنا_ g19
_اختل r29 m-24
_اختلاف_ r29
_اختلاف_الوزن_ r29
_اختي r-40 g21 h-23
_اختي_ r-38
_اختيار_ g35
_اخذ r34 g32 h-22 k-62
_اخذ_ g-21 k-45
_اخذت g35 h-19
_اخذت_ g25 h-19
_اخذت_منه_ r-22
_اخذه g30
_اخذه_ g32
_اخذوها_ r23
_اخر m36 h21
_اخر_ r21 m37 h29
_اخر_الشهر_ r24
_اخر_واحد_ m29
_اخري r-27
_اخري_ r-27
_اخض g39 m19 h-20
_اخضر g39 m19 h-20
_اخضر_ g39 m19 h-20
_اخضر_او_ g21 m19
_اخف r28
_اخم m58
_اخمن m58
_اخمن_ m58
_اخو r-34 m-19 h-21
_اخوي r-34 h-20
_اخوي_ r-30 h-20
_اخي r-74
_اخي_ r-26
_اد r-43 g91 h-48 k28
_ادار r25
_ادخ h-25 k36
_ادخل h-24 k37
_ادخلت_ k25
_ادف r-21 g52
_ادفع r-21 g52
_ادفع_ r-39 g53
_ادفع_له_ r-27
_ادم m-31 h-28
_ادما m-31 h-28
_ادمان_ m-31 h-28
_ادمان_القمار_ h-19
_ادن r-30 g22 h-25
_ادني r-30 g22 h-25
_ادني_ r-30 g22 h-25
_ادو g32
_ادور g54
_ادور_ g23
_ادي r20 k21
_ادير k21
_ادير_ k21
_اذ r117 g81 h-36
_اذا r48 g84 h-22
_اذا_ r48 g84 h-22
_اذا_احترق_ g29
_اذا_توفيت_ g20
_اذا_مت_ r-25 g52
_اذا_نزل_ g21
_اذو r68
_اذون r68
_اذونات_ r50
_اذونات_خزانه_ r38
_ار r33 g-28 k-22
_ارب r44 g-57
_اربا r43 g-22
_ارباح_صاله_ h25
_اربع g-35
_اربع_ r-19 g-23
_اربعه_ r-27
_اربعه_الاف_ r-35
_اربعين_ g-23
_ارت r51
_ارتب r37
_ارتباط_ r37
_ارجعها_ r22
_ارخ r40 h24
_ارخص r40 h24
_ارخص_ r40 h24
_ارد g-20
_ارس m27
_ارسل m27
_ارسل_ m27 k-20
_ارض r-66 g70 m-38 h-69 k-20
_ارض_ r-80 g88 m-38 h-56
_ارض_في_ g42
_ارق m23 h43
_ارقا m23 h43
_ارقام_ m23 h43
_اري k19
_اريد k19
_اريد_ k19
_از r23 m-20
_ازا m-20
_ازاز h25
_ازازه_ h23
_ازاي h-32
_ازايز_ h-32
_اس g-134 m-35 h-124 k209
_اسب g-26
_اسبو g-26
_اسبوع_ g-22 m-20 h-32
_است r58 g-83 m-19 h-40 k66
_استبدال_حلي_ r29
_استح r34 g-37
_استخ k33
_استط k30
_استطيع_ k30
_استع r32 g25
_استق r31 g-27 k64
_استقبال_ k23
_استقبل_ k41
_استل g40 h-22
_استلام_ g58
_استلفت_من_ r-20
_استلفته_ r-31
_استلم_ k22
_استلمت_ g-28
_استلمتها_ g-21
_استلمها_ r19 g25
_استيراد_دجاج_ h20
_اسح g-25 k70
_اسحب g-25 k70
_اسحبوها_ g-25 k47
_اسحبوها_قبل_ g-25 k47
_اسد r29 h20
_اسدد r29 h20
_اسع g20 m-43
_اسعا g20 m-43
_اسعار_ g20 m-43
_اسق r-50
_اسقط r-50
_اسقط_ r-39
_اسك h31
_اسكت h31
_اسكتلندي_ h31
_اسل r57
_اسلم r43
_اسلم_ r43
_اسلم_الدراهم_ r49
_اسم r-67 m57 h-94 k119
_اسم_ r-27 h-28 k25
_اسم_بنتي_ r-20
_اسم_ولا_ g-19 k31
_اسمه r-26 m49 h-30 k32
_اسمه_ r-26 m49 h-21
_اسمه_خد_ m22
_اسمه_خذا_ m33
_اسمه_عليه_ k29
_اسمي m23 h-20 k54
_اسمي_ m23 h-20 k54
_اسمي_عليه_ k44
_اسمي_في_ m46
_اسن g22
_اسنا g22
_اسنان_ g22
_اسه h21
_اسهم h21
_اسهم_ g37 h34
_اسهم_شركه_ g-58 h-22
_اسهم_في_ g-62 h59
_اسي k26
_اسيل k26
_اش m-27 k42
_اشت r28 k-32
_اشتر r53 g22 h-25
_اشتراك_ r-46 m-32
_اشتراك_تامين_ g53
_اشتراك_حمايه_ g40
_اشتراه_ r30
_اشتراها_ r20 g20
_اشترط_ r19
_اشتري_له_ k28
_اشتري_منه_ g-22
_اشتري_مني_ r-21 g26
_اشتريت_ r39 g25
_اشتريت_دور_ r26
_اشتريت_شيكا_ r32
_اشتريت_منه_ r-54 g40
_اشتريتها_ g-45
_اشترينا_ r-20
_اشتريه_ g28
_اشتغ r-24 g-27 m-19 h24
_اشر g30
_اشي k42
_اشيل k42
_اشيل_ k42
_اشيل_الكاش_ k33
_اص r-41 g-27 h46
_اصل r-37 g-37 m-21
_اصل_ r-21
_اصل_المبلغ_ r-35
_اصلا k31
_اصلا_ k46
_اصلي g-30 h22 k-19
_اصلي_ h22
_اضاف g26
_اضافي_ g34
_اضافيه_ r-35
_اط r-33 g-32 m-20
_اطل g-22
_اطلع g-28
_اطلع_ g-28
_اع r-60 m-54 h24
_اعا r-20
_اعاد r-20
_اعر h-23 k31
_اعرفه_ g-22
_اعطا r29
_اعطاني_ r29
_اعطي r-46
_اعطي_ r-21
_اعطيك_ r19
_اعطيه_ r-39
_اعف r-25
_اعفا r-23
_اعفايي_ r-20
_اعل g36
_اعلا m-19
_اعلي_او_ g23
_اعم h50
_اعما h22
_اعمال_ h44
_اعمل h28
_اعملها_ h32
_اغ r21 h-20 k19
_اغر k22
_اغرا k22
_اغل r22
_اف g-22 h101
_افل h70
_افلا h70
_افلام_ h70
_افي h22
_اق r58 g-52 k43
_اقا h24
_اقام h24
_اقامه_ h30
_اقت r31 g33
_اقتر r31 g33
_اقترضوا_ r47
_اقد g-25 h37 k26
_اقدر k42
_اقدر_ k42
_اقدم h47
_اقدمه_ h21
_اقدمها_ h26
_اقر r-50
_اقرا r-27 h19
_اقراض_ r-27 h19
_اقرض r-20 m-30
_اقرضك_ r21
_اقس r-35
_اقسا r-35
_اقساط_ r-35
_اقف g27
_اقفل g27
_اقفل_ g27
_اقفل_بربح_ g22
_اقل r109 g-50 h-52 k49
_اقل_ r109 g-50 h-52 k49
_اقل_ان_ r85
_اقل_من_ r-55 h-39 k71
_اك r88 g-52 m100 h-52
_اكب r59 k21
_اكبر r59 k21
_اكبر_ r59 k21
_اكت g-23 h-34 k46
_اكتب g-23 h-22 k65
_اكتب_ h-22 k52
_اكتب_علي_ k-27
_اكتب_والصدق_ k21
_اكتو k-19
_اكتوبر_ k-19
_اكث r25 k-29
_اكثر r25 k-29
_اكثر_ r25 k-29
_اكر g-24
_اكس m64 h26
_اكس_ m66 h28
_اكس_بت_ m48 h40
_اكش m36
_اكشط m36
_اكشط_ m36
_اكل r23 h30
_اكل_ r23 h30
_اكي g24 h-24
_اكيا g24 h-24
_اكياس_ g24 h-24
_ال r-34 g-34 h-81 k-127
_ال_ r21 h59
_الا r23 g-31 k-19
_الا_ g-50
_الاب g-23 h26 k26
_الابلاغ_ k33
_الات g-29 m40 h52
_الات_ g-42 m46 h37
_الاث g32
_الاج g20 h22
_الاجر_ g25
_الاجل_ r28
_الاح g-45 h19
_الاحد_ r23 g-41
_الاخ r-43 g46 k24
_الاختيار_ g37
_الاختيار_علي_ g22
_الاخوه_ k27
_الاخير_ g19
_الاد r44
_الادني_ r44
_الار m19 h28
_الارجحيات_ m34
_الارض_ g-25 h-22
_الارقام_ k25
_الاز r-29
_الاس r-40 g33 m19
_الاسبوع_ r36 m27
_الاسبوع_القادم_ r32
_الاستحقاق_ g21
_الاستلام_ r-43
_الاسعار_ g23 m24
_الاص h45
_الاصل_ r32
_الاط h-25
_الاع h-81
_الاف r-22 h-23
_الاف_ r-22
_الافراح_ h-20
_الاق h32
_الاقراض_ h32
_الاقراض_بالفايده_ h34
_الاك r-39
_الال r69 g-24 h-24
_الالف_ r57 g-26
_الالف_اللي_ r-25
_الالفين_ r30 g-32
_الام g24 h-34
_الامهال_ r25
_الان h26
_الان_ g-22
_الانتخابات_ g20
_الاو r20
_الاولي_ g-19
_الاي g50 h-20 k-30
_الايجار_ r-30
_الايداع_ r26
_الب g43 m-25 h-51
_البا r-23 g21 m-29
_البار_ h29
_الباقي_ k27
_البان_ g-21 h-47
_البح g25 h-24
_البحر_ g60 h-25
_البخ m39
_البخت_ m39
_البد g28
_البر r35 g26
_البر_ r22 h-19
_البس r-26 g-23
_البص h21
_البصاره_ h21
_البض r-29
_البضاعه_ r-29
_البضاعه_في_ g-24
_البط r33
_البطاقه_ r44
_البق g42 h-25
_البقره_ g28
_البل r25 k33
_البلديه_ r19 h-48
_البلوت_ m-20 h19
_البن g-48 h40 k46
_البنات_ h30
_البنت_ h54
_البنت_اللي_ h54
_البنك_ r-21 k30
_البنكيه_ r-29
_البو r-28 g-19 k-19
_البي k-26
_البيت_ g-39 m-26 k-26
_البيتكوين_ g46 m34
_البيره_ h35
_البيعه_ h-21
_الت r-82 h-52
_التا g23 h-29
_التامين_ g37
_التامين_التقليديه_ g30
_التج g40
_التح g21 k43
_التحوط_ g22
_التحويل_ k47
_التر g-35
_التز g34
_التزام_ g37
_التس r-32 g43
_التسليم_ r-46 g62
_التسليم_يوم_ r-19
_التط h31
_التطبيق_ h31
_التق r-28
_التقليديه_ g30
_التك g-21
_التم g-37 h-28 k-21
_التمويل_ r28
_التو r42 m24
_التوفير_ r47
_التوقعات_ m24 h21
_التي r20 g-58
_التي_ r46 g-58
_الث h-55
_الثا m20 h-21
_الثالث_ r-26
_الثالثه_ r22
_الثاني_ g26 m25
_الثل r-33 g-26
_الثمن_علي_ g20
_الثمن_والبضاعه_ g22
_الج g-23 h-48
_الجا r35 g46 h-39
_الجامعه_ r-24
_الجاي_ r24 g35
_الجايزه_ m20
_الجايه_ g34
_الجب r-19 h22
_الجد r-47 g43
_الجداد_ g34
_الجديد_ r-38 g-20
_الجر g-50 m-32
_الجز h-36
_الجزار_ h-36
_الجل h30
_الجلسه_ h30
_الجمارك_ k19
_الجمعه_ g24 h24
_الجمعيه_ r45
_الجه r36 g-23 k19
_الجهات_ k19
_الجهتين_ r40
_الجو r48
_الجوال_ r23
_الجوهرجي_ r30
_الجي r-25
_الح r-29 g74 m-20 h-25 k28
_الحا r-36 g-28
_الحاج_ g43
_الحاره_ g-24 k21
_الحب g47
_الحبيب_ h42
_الحج_ g-34
_الحجر_ g31
_الحد k71
_الحد_ k71
_الحد_الادني_ r44
_الحر h57
_الحره_ h47
_الحس r81 g-30 h-20
_الحساب_ r92 g-22
_الحص g60
_الحصاد_ r38
_الحصاه_ g60
_الحظ g22 m82 h25
_الحظ_ g50 m84 h25
_الحظ_علي_ g-45 m55 h41
_الحظ_في_ m35
_الحف m-26 h-45
_الحق g43
_الحق_ g49
_الحك m-25 h23
_الحوش_ g-20
_الحياه_ g39
_الحين_ r-28 g-26
_الخ g-27 m34 h39
_الخا g-49 h68 k30
_الخارج_ h22
_الخاص_مقابل_ h34
_الخاصه_ r20 g-23 h25
_الخب g-27 h32
_الخر r-19 h-33
_الخروف_ r-19 g30
_الخز r55
_الخزانه_ r34
_الخزينه_ r32
_الخض m59 h46
_الخم r44 g-36
_الخمور_ h22
_الخميس_ g-32 m-21
_الخي r-47 g39
_الخيار_ g26
_الخيار_علي_ g29
_الخياط_ r-21
_الخيل_ h41
_الخيل_من_ m29
_الخيمه_ m-21 h-28
_الخيول_ m19
_الد r30 g-34 h55 k-40
_الدا r21
_الداين_ r23
_الدر r46
_الدراجه_ r-33
_الدراهم_ r84
_الدراهم_اليوم_ r61
_الدف r-80 h21
_الدفع_ r-37 g25
_الدفعه_ r-43
_الدفين_ h19
_الدق r27
_الدقيقه_ r27
_الدك g-34 m-34
_الدكان_ g-34
_الده r-37
_الدهب_ r-22
_الدو r-24 g-19 m40 h19
_الدور_ h23
_الدوره_ r-31
_الدوري_ r21
_الدولاب_ m25
_الدولار_ r-19 g22
_الدي r32 g29 h21
_الدين_ r48
_الدين_كان_ r-46
_الذه r-31
_الذهب_ r-28
_الذهب_القديم_ g-22
_الذي r29 h19
_الذي_ r29 h19
_الذي_اشتراه_ r30
_الر r31 g-48 h93 k60
_الراتب_ r33
_الراعي_ r-20 m-21
_الرب r43 g29 h-29
_الربح_ r-26 g-19
_الربح_ان_ r-24
_الربع_ r42 h-26
_الربوي_ r33 h20
_الربيع_ g49 h-20
_الرح g47
_الرحله_ h-20
_الرخ h28
_الرخصه_ h28
_الرس r-23 m-24 h-20 k34
_الرسم_ h-21
_الرص r33 m22 h33
_الرصيد_ r33 m22 h33
_الرق g-22 k51
_الرقم_ k37
_الرقم_اللي_ k38
_الرم g-24 m-22
_الره r48 h37
_الرهان_ h37
_الرهن_ r50
_الرهن_العقاري_ r54
_الرو g-21 m32 h49
_الري r-19 g-19
_الرياضه_ h-31
_الرياضيه_ m20 h56
_الز r-19 g20 h35 k-27
_الزبون_ g29
_الزر g24 h-19
_الزو r30 h45
_الزواج_ h-25
_الزوج_ r-22 h63
_الزي h19
_الزياره_ h24
_الس r20 h31 k47
_السا g-37
_الساحر_ h24
_الساعه_ r22 h-41 k37
_السب g-52
_السباحه_ h-22
_السباق_ h22
_السبب_ k30
_السج r-53 h-26
_السجاد_ r-53 h-23
_السح r28 m20 h26
_السحب_ r31 m41
_السحب_علي_ r34
_السحر_ h32
_السد r28 h-21
_السداد_ r28
_السر h-28 k61
_السري_ k39
_السع r-29 m-23 h31
_السعر_ r-29 h31
_السعر_مقفول_ r50
_السف r22 g28 h52
_السفاره_ h29
_السفر_ r21 g27
_السفينه_ r-19 m20 h22
_السق k29
_السقف_ k29
_السكر_ h-27
_السكني_ r22
_السكوت_ h37
_السل m33
_السلوت_ m34
_السم g40
_السماء_ g24
_السن g103
_السندات_ r26
_السنه_ r-23 g45 h21
_السنوات_ g25
_السه m21 h-24
_السهم_ m21 h-20
_السو h-54
_السوق_ r-31 h-21
_السوق_الحره_ h38
_السوق_يهبط_ m32
_السي m-21 h68
_السياره_ r-28 h34
_السياره_بالاقساط_ r-34
_السياره_نفسه_ r27
_السياره_نفسها_ r32
_السير_ h40
_الش r-64 g21 h37
_الشا h55
_الشاحنه_ h56
_الشاه_ g34 h-23
_الشاي_ h19
_الشب r-26 k23
_الشباب_ k23
_الشباك_ r-21 m28
_الشبكه_ g41 h-19
_الشخ r34
_الشخصي_ r34
_الشر r-29 g-35 m-19 h-78
_الشركه_ g-27 m-23
_الشع r-21
_الشه m29 k-29
_الشهاده_ k-21
_الشهر_ m28 h37
_الشهري_ g22
_الشو g42
_الشي r23
_الشيخ_ h20
_الشيك_ r25
_الشيك_قبل_ r23
_الص r91 m-43 h-110 k-34
_الصا r32 g-21
_الصايغ_ r26 g-21
_الصب r66
_الصبر_ r82
_الصر r57
_الصرافه_ r24
_الصرف_ r48
_الصرف_والاستلام_ r24
_الصرف_والتسليم_ r26
_الصل h29
_الصلاحيه_ h32
_الصن h-37
_الصي g46 h-50
_الصياد_ r-21 g35 m-21
_الصيف_ r21
_الض r68 k34
_الضا r31
_الضامن_ r35
_الضر h-46 k41
_الضرع_ g37
_الضريبه_ g-25 h-29 k42
_الضم r37
_الضمان_ r37
_الضي h42
_الط r38 g-39 h-29 k-63
_الطا r-46 g-30 m53 h46 k-19
_الطاولات_ m20
_الطاوله_ g-19 h41
_الطب h-36
_الطبيب_ g-35 h-19
_الطر r25 k-22
_الطق r38 m-57 h-23
_الطل r50
_الطلب_ r37
_الطي g34 m24
_الطياره_ m25
_الطياره_اللي_ m36 h59
_الطير_ g50 h-28
_الطير_وهو_ g35 h-23
_الظ g-25
_الظه g-25 m19
_الظهر_ g-25 m19
_الع r40 h-83 k-45
_العاب_ m22
_العام_القادم_ g28
_العامل_ h-19
_العامله_ h33
_العايد_ r46
_العايد_الدوري_ r21
_العد r21 h-19
_العر r50 g-36 h22
_العرس_ h-32
_العز g19
_العزبه_ g19
_العس r-19 m-24 h-23
_العسل_ r-19 m-24 h-23
_العش h-30
_العشا_ r-23
_العشره_ r39
_العق r23 g19 h-53
_العقار_ h-41
_العقاري_ r40
_العمال_ r-33
_العمل_ h42
_العملتين_ r21
_العمله_ m22 h-23
_العيال_ h52
_العيد_ r43 g23
_العينه_ r33
_الغ r-43 g65 h-87
_الغا g43 m22
_الغالب_ m25
_الغداء_ g-23
_الغر r-20
_الغل r23 g-25
_الغله_ r33
_الغنم_ g24
_الغو g60 h-21
_الغواص_ g45
_الغوصه_ g27
_الغي h-21
_الف r-54 g-29 m44 h25 k35
_الف_ r-37 g39 m-31 k23
_الف_وميه_ g22
_الفا g-22 h-32
_الفايده_ r-45
_الفايده_من_ r-28
_الفر g45 h-63
_الفرس_ r-22 g38
_الفروقات_ g24 m23
_الفريق_ h-24
_الفض g19 m48
_الفع r-37
_الفعليه_ r-27
_الفل r55 g-24 m-31 h-27 k44
_الفلوس_ r55 g-24 m-31 h-27 k44
_الفلوس_اللي_ r67
_الفلوس_مب_ k20
_الفن h95
_الفنجان_ h56
_الفندق_ h19
_الفو m71 h32
_الفواكه_ m55 h38
_الفوايد_ r22
_الفي r-20 g-29 h47
_الفيزا_ r35 h-29
_الفين_ g-23 h31
_الق r-58 g-44 k-26
_القا m-23
_القادم_ r49
_القادمه_ g35
_القارب_ g-36
_القاضي_ h49
_القاعه_ g-21 h-20
_القب r-36 h27
_القبض_ r-36 h31
_القد g-32
_القديم_ g-25
_القديم_بجديد_ r34
_القر h-36
_القران_ m-25 h-38
_القرض_ r40
_القرض_مع_ r28
_القس r32
_القسط_ r26
_القط g32
_القطعه_ g30
_القطن_ g20
_القف g-41 h-31
_القفص_ g-36
_القم r-22 g21 m35
_القمار_ m42
_القن h33
_القنب_ h19
_القو h75
_الك r46 g-28 m59 h29 k-24
_الكا r-36 g61 m28
_الكاتب_ g19
_الكازينو_ m20 h48
_الكاس_ g59
_الكب g28
_الكت k-21
_الكر r-29 g21
_الكس m21
_الكسبان_ m21
_الكش g-22
_الكف r68 g-21 h43
_الكف_ h84
_الكفاله_ r63 h-28
_الكل g-24 m43
_الكل_ r-35 m46
_الكه h-34
_الكهرباء_ h-34
_الكو h24
_الكي r39 g-71 h28
_الل r-44 g38 m39
_اللع g-23 m28
_اللعب_ m22
_اللعبه_ g-19
_الله r-84 g63
_الله_ r-84 g63
_الله_يسهل_ g43
_اللو m38
_اللوتو_ m26
_اللوحه_ g39
_اللي r61 g24 m-39 h25 k29
_اللي_ g38 m-43 h44 k32
_اللي_اتفقنا_ r26
_اللي_بالي_ h22
_اللي_تجيبه_ g21
_اللي_علي_ r-58 h-22
_اللي_عندي_ r67 g-94
_اللي_في_ h-27
_اللي_لسه_ g23
_اللي_ما_ h43
_اللي_يبلغون_ k32
_اللي_يسوي_ h32
_اللي_يطلع_ g28
_الليله_ r27
_الم r22 g34 m-86 h24 k-24
_الما g29 k-30
_المارجن_ g36
_المال_ r65 g-19
_المال_كاملا_ r25
_المالك_ g28 k-19
_المب m47 k27
_المباريات_ h-46
_المباريات_بفلوس_ h19
_المبلغ_ r29 h-20 k45
_المبلغ_علي_ g20
_المبلغ_كله_ g21
_المت r63 g24
_المتاخر_ r42
_المتجر_ g46
_المج r-20 g63 m20
_المجلس_ r-30
_المح r-25 g-19 m-22 k-26
_المحتوي_ g27
_المحصول_ r25 g-24
_المحل_ r-32
_المخ h19
_المخالف_ h26
_المخبز_ h-33
_المخطط_ g23
_المد r54 g-55 m-29
_المده_ r31
_المدير_ g-19
_المر r-33 m24 h23 k24
_المراهنات_ m-28
_المرخص_ r-25 m19
_المزاد_ g20
_المزرعه_ g-27
_المس g20 m20 h-24
_المسابقه_ m24
_المسبق_ g28
_المستريح_ r63
_المستشفي_ h-36
_المستقبل_ g-29 h35
_المش r33 m19 h37
_المشتريات_ h19
_المشروع_ h-19
_المص m-20 k46
_المصاري_ r28
_المصحف_ h29
_المصرف_ k33
_المط r-19 m-29 k-19
_المطار_ g-22
_المطبخ_ g21
_المطعم_ h-23
_المع r-19 g-38
_المعامله_ h23
_المعتق_ h20
_المعدن_ r38
_المف r-32 g45 m-52 h-43
_المفاجات_ g51 m-21
_المفتش_ h20
_المفتش_ما_ h48
_المق r30 g-37 h-30
_المقاس_ r-38
_المقاول_ r-19
_المقترض_ r19
_المقرض_ r49
_المقرض_عشر_ r34
_المك r38 g-26 m-29 k-19
_المكتب_ h24
_المكتبه_ r-30
_المكشوف_ r81
_المكيف_ g-22
_المل r-31 g22 m-21 k-35
_المم g-32 h48
_المن g-30 m19 h54
_المناقصه_ h38
_المنجم_ h22
_المندل_ h35
_المه r22 g37
_المهله_ r22
_المو g22
_المورد_ g23
_الموسم_ g72
_الموظف_ h-42
_الموظفين_ r-19
_الموعد_ r25 g-25
_الموقت_ h27
_الموقع_ h24
_المول_ h27
_الميزان_ g-19
_الميه_ r36
_الن r-19 m-24 h24 k24
_النا m-20
_النادي_ r-23
_الناس_ g-20
_الناقه_ g45 h-21
_النب h39
_النبيذ_ h28
_النت g-19
_النت_ k19
_النتايج_ h-20
_النتيجه_ h40
_النج g-40
_النجار_ g-30
_النح h27
_النحس_ h27
_النخ h-19
_النخل_ g-33
_النس h-32
_النص m43
_النص_ m20
_النظ k26
_النظام_ k27
_النف g29 h19
_النفط_ g29 h19
_النه g33
_النهايي_ g27
_اله r-22 g25 m39 h-52
_الها g34
_الهامش_ g27
_الهج g-27 m-21 h-23
_الهجن_ g-27 m-21 h-23
_الهد m43 k-23
_الهل m27
_الهلال_ m27
_الهو g26 k26
_الهوا_ g26
_الهويه_ k27
_الو m-67 k-30
_الواسطه_ h21
_الود r-20 h55
_الودع_ h62
_الوديعه_ r-22
_الور r-32 m-28
_الورق_ h22 k26
_الورقه_ r-33
_الوز r24 h-19
_الوزاره_ h-19
_الوزن_ r21
_الوص g39
_الوصف_ g19
_الوصول_ g20
_الوك g23
_الوكاله_ g19
_الول g-25
_الي r34
_الي_ g21
_الي_الاصل_ r44
_اليه r36
_اليه_ r36
_اليو g-20 h20
_اليوم_ h20
_اليوم_بسعر_ r22 g-19
_ام r37 m-35 h45
_ام_ r62 g-49 h65
_اماز g43 h-22
_امازون_ g43 h-22
_امام r-27 h25
_امتل r19
_امر h43
_امرر h43
_امرر_ h43
_امس g-25 m21
_امس_ r26 g-22
_امسح m27 k24
_امسح_ m27 k24
_امل g83 h-30 k-19
_امل_ g92 h-26
_امو k44
_اموا k44
_اموال_ k50
_امي r-23
_امي_ r-23
_ان r28 g262 m-42 h-50 k29
_ان_ r92 g218 h-64 k-40
_ان_السوق_ g-40 m47
_ان_بلا_ r33 g-29
_ان_ربح_ r-39
_ان_سدد_ r64
_ان_كسب_ g34
_ان_نبت_ g44
_انا g35 m22 h-23
_انا_ g43 m22
_انب h-34
_انبر g22
_انبرمجت_ g22
_انتظ r20
_انتظاره_ r37
_انشر h22
_انشر_ h22
_انظ k20
_انظا k20
_انظار_ k20
_انع g-26 h-19 k26
_انعم k26
_انعمل_ g-19 k28
_انق g28 k21
_انقط g20
_انقل k22
_انقل_ k26
_انك g27 h-19
_انكس g27 h-19
_انكسر_ g27 h-19
_انه r-41 g-21 h155 k67
_انه_ r-47 h102 k39
_انه_اصليه_ h19
_انها g-48 h53 k35
_انها_ g-48 h53 k35
_انها_اصليه_ h30
_اني r26
_او r-36 g109 h-85 k-24
_او_ r-71 g151 m31 h-75 k-34
_او_اجل_ r-41
_او_احمر_ m25
_او_بالاجل_ g35
_او_لا_ r33
_اوا r-20
_اوب g67 h-26
_اوبش g67 h-26
_اوبشن_ g48
_اوج k19
_اوجر k19
_اوجر_ k19
_اور g-22 h48
_اوراق_ m23 h31
_اوص r29
_اوف r25
_اول r19 g-78 m-21 h-28
_اول_ r27 g-85 m-22 h-20
_اونل m32 h35
_اونلاين_ m34 h21
_اي r31 g140 k24
_اي_ r-41 g148 h-43
_اي_ثوب_ g46 h-20
_ايا g-20
_ايام g-73
_ايام_ g-73
_اياه h22
_اياها_ h22
_ايت g19
_ايتم g19
_ايتمان_ h19
_ايج r83 g-28 h-22
_ايجا r83 g-28 h-22
_ايجار_ r60 g-28
_ايجار_اذا_ k30
_ايجار_المحل_ g33
_ايد r-28
_ايدا r-28
_ايداع_ r-28
_ايداع_في_ h34
_ايش r-21
_ايش_ r-21
_ايص r46 g-24 k49
_ايصا r46 g-24 k49
_ايصال_ k49
_ايه g62
_ب_ r29 m47
_ب_او_ g19
_ب_ظرف_ h22
_با r34 m-73 h-68 k-85
_باب_ h-24
_باث g-30
_باثن g-30
_باثنعش_ g-30
_باج r-31
_باجر r-49
_باجر_ r-27
_باجل r19
_باجل_ r19
_بار r-21 g-39 m-22
_بار_ h-51
_بارب r-28 g23 h-29
_باربعه_ r25
_باربعين_ r-22 g23
_باز m46 h-41
_بازي m46
_بازي_ m46
_باس r-21 g-27 m-22 k40
_باسم r-28 g-27 m-22 k46
_باسم_ g-19
_باسم_ثاني_ h44
_باسماء_ k61
_باسمك_ k28
_باسمي_ k-34
_باع r115 h-38 k-42
_باع_ r-33
_باع_لي_ r-58
_باعت r57
_باعت_ r57
_باعن g31
_باعني_ g31
_باعه r-22
_باعو r101 g-23 h-20
_باعولي_ r44
_باعولي_المعدن_ r26
_باعوه_ r40
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق r37 g-26 m-35 h-29
_باقل r49
_باقل_ r49
_باقه m-27 h-23
_باقه_ m-27 h-23
_باقي g-33
_باقي_ g-33
_باك r43
_باكر g25
_باكر_ g25
_بال r-37 g51 m-22 h61 k-23
_بالا r50
_بالاسم_ r19 k25
_بالاقساط_من_ r31
_بالب r-41
_بالبحر_ g20
_بالبيع_ g34
_بالت g27 h-25
_بالتقسيط_ r43
_بالتقسيط_من_ r26
_بالج r27 g28
_بالجزاف_ g44
_بالح g-21
_بالخ r-74
_بالد r-53
_بالدين_ r-33
_بالر r-36
_بالز r35 h19
_بالس m21 h51
_بالساعه_ h58
_بالش r25 h-26
_بالع g-24
_بالغلط_ r-26
_بالف g73 h-27
_بالف_ r-30 g28 h-19
_بالف_او_ r-43 g-21
_بالفايده_ r35 h25
_بالفرق_ g19
_بالفين_ g29 h-25
_بالق g-25 h44
_بالك h-21
_بالك_ g-22 h41
_بالكامل_ g-33
_بالم r46 g-20 m22 k-23
_بالمايه_ r24
_بالمبلغ_ r-49
_بالممنوع_ h21
_بالميه_ r65 g-37 h-27
_بالن g-25 h-24 k20
_باله k22
_باله_ k22
_بالو r26
_بالي g-25 h51
_بالي_ g-25 h51
_بالي_بالك_ g-22 h41
_بان h72
_بانج h51
_بانجو_ h51
_باي r-34 g74 h-37 k-30
_بايص r-21 h-29 k-23
_بايصال_ r-21 h-29 k-23
_بايع g31
_بب g54
_ببا g47
_بت g23 m145 h43
_بت_ m174 h76
_بتا r47 k43
_بتار k55
_بتاريخ_ k59
_بتاريخ_قديم_ k54
_بتاع r52
_بتر r-24 k-22
_بتس r23
_بتسع r23
_بتسعه_ r38
_بتك h-19
_بتكو h-19
_بتكوين_ h-19
_بتم g27
_بث g73
_بثل r38 g36
_بثلا r38 g36
_بثلاثميه_ r-51 g28
_بثلاثه_ r58
_بثلاثين_ r31
_بثما r23
_بثمانيه_ r23
_بثمن_ g30
_بج r88
_بجد r47
_بجدي r47
_بجديد_ r37
_بح r-37
_بحث h29
_بحر g-20 h-24
_بحري h-32
_بحل r26
_بحلي r26
_بحلي_ r26
_بحي g48
_بحير g48
_بخ r38 g23 m-22 k-25
_بخص r45
_بخصم r45
_بخصم_ r45
_بخم r-37 g68 h-20
_بخمس r-37 g68 h-20
_بخمسميه_ r-36 g61
_بخمسه_ m34 h-20
_بخمسين_ m-38
_بد r64 m-23 h-47 k-30
_بدا h41
_بدال h41
_بدالي_ h41
_بدره r-22
_بدرهم_ r-22
_بدري r51
_بدري_ r51
_بدف r31 g24
_بدفا g24
_بدفاتر_ g24
_بدل r61 g-32 h-22
_بدل_ r50
_بدلت r29
_بدلت_ r29
_بدو r-33 g33
_بدون r-19
_بدون_ r-19
_بدون_اسم_ g-25 k36
_بدون_تسليم_ g22
_بدون_فوايد_ r-19
_بدون_لا_ k31
_بدون_ما_ g-20
_بدون_ورق_ k29
_بدي_ r-25
_بدين r31
_بدين_ r24
_بذ g21
_بر r-46 h37 k30
_برا r-62 g-32 h23 k52
_برا_ g-26 h-21 k77
_براس g21
_برام h45
_برب r-42 g20 h32
_بربح r-42 g32
_بربح_ r-42 g32
_بربع h33
_بربع_ h33
_برج g-21 h28
_برجي h22
_برجي_ h22
_برده_ r27
_بردها_ r-22
_برس g37
_برط h21
_برق g-28 h-26 k-20
_برقم g-28 k-20
_برن r21
_برنا r21
_برنامج_ r21
_بره k20
_بره_ k28
_بري r19 g19 h-58
_بريا r19
_بز r31 g-23
_بزي g-23
_بزيا g-23
_بس r83 g59 m-37 h-29 k-19
_بس_ r43 g55
_بسب r-21 h-27
_بسبع h-23
_بسبعه_ r22
_بست r-26 g35
_بسع g-36
_بسعر g-36
_بسعر_ g-34
_بسعر_اليوم_ g45
_بش g33
_بشت g33
_بشتر g33
_بشتريها_ g27
_بشر r31
_بشرط r38
_بشرط_ r38
_بص h41
_بصا h41
_بصار h41
_بصاره_ h41
_بض g-22 h21 k-29
_بضا g-42 h29 k-29
_بضاع g-42 h29 k-29
_بضاعته_ g-20
_بضاعه_ r29 g-22 k-29
_بضاعه_مسروقه_ g-23 h37
_بضر g25
_بضرع g25
_بضرعها_ g25
_بط r-36 g76 m25 h-71 k20
_بطا r-31 h-28 k28
_بطار r-23 h-20
_بطاريه_ r-23 h-20
_بطاق g-27 m20 k29
_بطاقتي_ h-19 k35
_بطاقه_ g-33 m23 h27
_بطلب g33
_بطلي h24
_بطلين_ h24
_بطلين_من_ h36
_بطن g73 h-37
_بطن_ g49
_بطنه g24 h-21
_بطنها_ g24 h-21
_بطو g22 m37
_بطول m37
_بطوله_ m37
_بطي g-20
_بع g62 h-72
_بعت h-47 k-26
_بعت_ r-74 g-38 h-29
_بعت_اسهم_ g31
_بعت_اسهما_ g28
_بعت_بعد_ g-21
_بعت_له_ g21
_بعت_نصيبي_ g24
_بعتك g41
_بعتك_ g41
_بعتل r19
_بعته_ r24
_بعتو r29
_بعتو_ r29
_بعد g68
_بعد_ r24
_بعد_العيد_ r21 g33
_بعد_الموسم_ g31
_بعد_ثلاثه_ g-26
_بعد_سنه_ g26
_بعد_شهر_ r46 g-20
_بعد_ما_ r-22 g-145 h48
_بعدي g78
_بعدين_ g78
_بعش g29 m21 h-30
_بعشر g29 m21 h-30
_بعشره_ g-28 m25
_بعشره_الاف_ r39
_بعشرين_ g51
_بعق g-37
_بعقد g-53
_بعقد_ g-53
_بعنا_ذمم_ r40
_بعي g42 h-27 k47
_بعيد r-19 k49
_بعيد_ r-19 k29
_بعيد_عن_ r-19 k29
_بعيدا_ k21
_بعيدا_عن_ k21
_بعين g47
_بعينها_ g53
_بغ h40
_بف g31 m25
_بفات h-26
_بفاي h19
_بفايده_ h19
_بفل m19
_بفلو m19
_بفلوس_ g22 m38
_بق r-69 m-21 h-68
_بقر g-27 h-32
_بقر_ g-20
_بقي r-46 g50
_بقي_ r-30
_بقيم g50
_بقيمه_ g65
_بك r20 h-51
_بكا g23 h-27
_بكر r-20
_بكل k23
_بكلم k23
_بكلمه_ k23
_بكلمه_سر_ k23
_بكم r-19 g39
_بل r-21 m-60 h-23
_بلا h-22
_بلا_ m-23 h19 k-23
_بلا_اجر_ r41 g-42 k-26
_بلا_اجره_ r36
_بلا_شرط_ r-28
_بلاغ h-31 k19
_بلاغ_ h-31 k19
_بلاغ_عن_ h-31
_بلط h20
_بلطج h20
_بلو m-38
_بلوت m-38
_بلوت_ m-38
_بم r-61 g36 h-32
_بمب r35 g30
_بمبا r36
_بمبادله_ r36
_بمبل g39
_بمبلغ_ g39
_بمص m20
_بمصا m20
_بمصاري_ m20
_بمق h-25
_بمقا h-25
_بمقابل_ h-25
_بمو r-38
_بمي r-34 g39 m-22 h-27
_بميت r-28 m-20 h-25
_بميتين_ r-28 m-20 h-25
_بميه g30
_بميه_ g30
_بن g-104 h59
_بنا h61
_بنات h46
_بنات_ h46
_بنت r-46 h49
_بنت_ r-26 h61
_بنت_ليل_ h45
_بنتي r-20
_بنتي_ r-20
_بنس r22
_بنسب r22
_بنسبه_ r28
_بنص r24 g-25 h47
_بنصف r24
_بنصف_ r24
_بنف h-33 k32
_بنفس h-33 k32
_بنفس_ h-26 k27
_بنفس_الساعه_ h-26 k30
_بنك_ k-21
_بنك_ربوي_ h26
_بنكي r24
_به r69 g-40
_به_ r20 g-37
_بها r28
_بها_ r28
_بو r-36 g59 m20 k-19
_بو_ h53
_بوت g35 h-33
_بوت_ g47 h-22
_بوتل h20
_بوتل_ h20
_بود h50
_بودر h50
_بودره_ h50
_بوص g-25 h-49
_بوك g31 m61 h-72
_بوكر m66 h-54
_بوكر_ m66 h-54
_بوكس g41
_بوكس_ g33
_بول g48 h-21
_بولي g48 h-21
_بوليصه_ g48 h-21
_بون h-27
_بونص h-28
_بونص_ h-28
_بي g46 m43 k-73
_بياخد_ r-24
_بيان h24
_بيانات_ h24
_بيب r-32
_بيت r-26 g-29
_بيت_ g22 m21
_بيد r-40 g-35 h-22
_بيد_ r-74
_بيدي r36 g-23
_بير h40
_بيره h80
_بيره_ h80
_بيس r50
_بيش g35
_بيشت g35
_بيشتريها_ g23
_بيص g29
_بيصي g19
_بيصيده_ g19
_بيض g-21 m41 h-46
_بيض_ g19 h-23
_بيضا g-31 m21
_بيضات_ g-23 m24 h-24
_بيط r21
_بيطل r21 g23
_بيع g77 m-40 h-32
_بيع_ g-81 m-19 h31 k-22
_بيع_اجل_ g29
_بيع_اقامه_ h26
_بيع_ان_ g36 h-19
_بيع_سيارتي_ g-38 h-24
_بيع_علي_ r-32 g-19 h54
_بيع_عينه_ r67
_بيع_قبل_ g43
_بيع_كفاله_ h40
_بيعت g42 h-20
_بيعتين_ g35
_بيعط g36
_بيعه g31 h-19 k42
_بيعه_ g23 h-19 k42
_بيك g-27 h51
_بيكو g-27 h51
_بيكون_ g-27 h51
_بين g-60 m51 h-19 k-36
_بين_ g-21 k-34
_بينن h-23
_بيننا_ h-23
_بيننا_علي_ m24
_بيني m26
_بيني_ m26
_بيني_وبين_ r-47 m23
_تا r27 g28 m-35 h42 k-20
_تاج r39 g-32
_تاجي r43 g-29 k21
_تاجير_ k24
_تاجير_الفيلا_ h24
_تاجير_محلنا_ h25
_تاجيل_ r35
_تاخ r75 g29 h-23
_تاخذ r19 m22
_تاخذ_ r19 m22
_تاخر r-20 g30
_تاخر_ g32
_تاخي r75
_تاخير_ r47
_تاد h45
_تادي h45
_تاديب_ h45
_تاديب_جاري_ h32
_تار g25 m-19 h26
_تارو h28
_تاروت_ h21
_تاري g39
_تاريخ_ g39
_تاش h25
_تاشي h25
_تاشيره_ h25
_تاك g-19 h-28
_تام r-43 g65 h-38
_تامي r-43 g65 h-38
_تامين_ r-43 g65 h-38
_تامين_اسنان_ g24
_تامين_السياره_ g-40
_تامين_تقليدي_ h30
_تامين_سفر_ g35
_تامين_ضد_ g30
_تامين_علي_ g45
_تب r-20 m-34 h27 k74
_تبد h-20
_تبدي h-20
_تبديل_ h-20
_تبر g-22 h-34 k31
_تبرع g-22 h-34 k31
_تبرعات_ k21
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي g29
_تت r34 g-38
_تتا r34
_تتاخ r34
_تتاخر_ r34
_تث r23
_تثب r23 g-23
_تثبي r23 g-23
_تثبيت_ r23 g-23
_تثبيت_سعر_ r19
_تج r-26 g40 m-27 h-37
_تجاري_علي_ g24
_تجاريه_ r24
_تجس h31
_تجسس h31
_تجسس_ h31
_تجسس_علي_ h31
_تجن k21
_تجنب k21
_تجنب_ k21
_تجي g46 h-24
_تجيب g46 h-24
_تجيب_ g23
_تجيبه_ g23
_تح r-117 g30 m62
_تحب r-23 h25
_تحبب h31
_تحبب_ h31
_تحت g31 m-21 h32
_تحت_ g31 m-21 h32
_تحت_الطاوله_ m-23 h62
_تحد r-26 g40 m112 h-35 k-19
_تحد_ m49
_تحد_من_ m31
_تحدد g33
_تحدد_ g33
_تحدي r-22 m63
_تحدي_ m50
_تحديد_ g39
_تحر k45
_تحس r20
_تحسب r20
_تحسب_ r20
_تحض h49
_تحضي h49
_تحضير_ h49
_تحل r-28 h-36
_تحلي h-36
_تحليل_ h-36
_تحو r-33
_تحوط g37
_تحوط_ g37
_تحوي g-38
_تحويل_ r-38 g-28 k-30
_تخ r-51 g71 m35 h-63
_تخب k26
_تخبر k26
_تخت g37
_تختا g37
_تختار_ g37
_تختار_اخضر_ g20
_تخر h-24
_تخرج h-24
_تخرج_ h-24
_تخص g22
_تخصي r27 g22
_تخل r-50 h-23
_تخلص r-50
_تخلص_ r-32
_تخم g24 m36
_تد r46 g-19 m-20 k80
_تدا m31
_تداو m31
_تداول_ m31
_تداول_فروقات_ m25
_تدخ r19 h-27 k58
_تدخل r19 h-29 k59
_تدخل_ r19 h-29 k59
_تدخل_وتطلع_ h-29 k59
_تدر g-20 m-38 k36
_تدري g-20 m-38 k36
_تدري_ g-20 k36
_تدري_عنه_ k20
_تدف r31
_تدفع r31
_تدفع_ r31
_تدل h43
_تدلي h29
_تدليك_ h29
_تذ g-36 h-43
_تذا h-25
_تذاك h-25
_تذاكر_ h-25
_تذك g-25
_تذكر h-30
_تذكره_ m23 h-19
_تذكره_سباق_ m28
_تذكره_سحب_ h-25
_تذكره_يانصيب_ h37
_تر g-33 k-35
_ترا g-28 m31
_ترام h22
_ترامادول_ h22
_تراه m29
_تراهنا_ m21
_ترب r26 m-24
_ترج h25
_ترجع g23 h26
_ترجع_ g34 h29
_ترده r21
_ترده_ r21
_ترك r-25 h-36
_تركي h-28
_تز g19 h42
_تزه g31
_تزهر g31
_تزهر_ g31
_تزو h45
_تزوي h45
_تزوير_ h41
_تزي g-30
_تزيد g-29
_تزيد_ g-29
_تزيي h28
_تزييف_ h28
_تس r51 h63
_تسا h42 k-21
_تسال h42 k-21
_تسال_ h42 k-21
_تسال_من_ h46 k-25
_تسج m-33 h-36
_تسجي m-33 h-36
_تسجيل_ m-33 h-36
_تسع r36
_تسعم r-20
_تسعميه_ r-20
_تسعه r34 g-21
_تسعه_ r34 g-21
_تسك h50
_تسكر h50
_تسكر_ h50
_تسل g48 h-27
_تسلي h-25
_تسليم_ g23 h-20
_تسهر h37
_تسهر_ h37
_تسهي h-39
_تسهيل_ h-39
_تسو h45
_تسول h25
_تسول_ h25
_تسوي h20
_تش m35
_تص r-88 h-76
_تصد h-55
_تصدي h-53
_تصديق_ h-53
_تصر r-28
_تصل r-41 g-41 m-21 h-34
_تصل_ k20
_تصلي r-40 g-66 m-21 h-20
_تصليح_ r-40 g-66 m-21 h-20
_تصي m21
_تصير r20
_تصير_ r20
_تط r-38 m55 h37 k38
_تطب g-27 h-44
_تطبي g-27 h-44
_تطبيق_ g-27 h-44
_تطل r-22 k48
_تطلب g-20 k46
_تطلب_ g-20 k46
_تطلع g34
_تطلع_ h20
_تطلعه_ g21
_تطي g19 m26 h63
_تطيح g35
_تطيح_ g35
_تظ r-19 h-19 k69
_تظه h-19 k69
_تظهر h-19 k69
_تظهر_ h-19 k69
_تظهر_كراتب_ k28
_تع r59 g-38 m-27 h176
_تعا h35
_تعار h33
_تعارف_ h33
_تعب r37 m21
_تعبه r22
_تعبه_ r22
_تعبي m25
_تعبيه_ m25
_تعد h-23 k48
_تعدي h-23 k48
_تعدي_ h-23 k48
_تعدي_علي_ k21
_تعر g19 h102
_تعرف g27 h23 k26
_تعرف_ g30 h19
_تعري h24
_تعري_ h24
_تعط g35
_تعطل g19
_تعطل_ g23
_تعطيني_ r-22
_تعق g-20 h66
_تعقد g-20 h67
_تعقد_ g-20 h67
_تعل m-29
_تعلي m-29
_تعليق_ h35
_تعو r41 h39
_تعوي r27 h39
_تعويض_ m23 h28
_تعويض_عن_ r24 h-20
_تعويضا_ r23
_تعويضا_عن_ r23
_تغيي h29
_تغيير_ h29
_تف r-23 g-44 m-21 h43
_تفا h-28
_تفاح h-19
_تفص h-20
_تفصي h-20
_تفصيل_ h-20
_تق h55
_تقد m24 k-19
_تقر r30
_تقرا h49
_تقرا_ h49
_تقرض r32
_تقرضني_ r32
_تقري h-34 k20
_تقرير_ h-34 k20
_تقس g28 h-26 k19
_تقسي h-26 k21
_تقسيط_ g21
_تقسيم_ h-24 k29
_تقسيم_المبلغ_ k27
_تقل h69
_تقلي g-30 h73
_تقليد_ g-20 h73
_تقول r19
_تقول_ r19
_تك g-32 m-22 h-43 k-30
_تكا h-23
_تكاف h-23
_تكت k-22
_تكتب k-22
_تكتب_ k-43
_تكل r-26
_تكي r32
_تكيل h26
_تكيي r33
_تكييش_ r33
_تل g20
_تلا r22 g-34 h30
_تلات r35 h-24
_تلات_ r41 h-21
_تلات_تلاف_ r-19
_تلاع h72
_تلاعب_ h72
_تلاف h-19
_تلاف_ h-19
_تلد g43
_تلد_ g23
_تلده g20
_تلده_ g20
_تلف g-48 m27 k25
_تلف_ r-32 g-21 m21 h22 k28
_تلفو g-21
_تم r20 g-37 h78 k31
_تم_ h-39 k39
_تما h53
_تماث h25
_تماثيل_ h25
_تمث h50
_تمثا h50
_تمثال_ h50
_تمر h-36
_تمر_ r-29 h-29
_تمر_خلاص_ g-25
_تمر_عام_ g47 h-24
_تمل g23
_تملك g23
_تمن r34
_تمن_ r52 g-20
_تمي h57
_تميم h57
_تميمه_ h57
_تميمه_ضد_ h33
_تن g47 m-25
_تنا r-35
_تناز r-40
_تنازل_ g26
_تنازل_عن_ g35
_تنازلت_ r-24
_تنازلت_عن_ r-24
_تنز g39
_تنزل g37
_تنزل_ g37
_تنزي h21
_تنزيل_ h21
_تنس r26
_تنق r-26
_تنك g-21 k36
_تنكت k37
_تنكتب_ k38
_تنكه r20
_تنكه_ r20
_ته h65
_تهر h41
_تهرب h-22 k21
_تهرب_ h-22 k21
_تهري h63
_تهريب_ h63
_تهك h19
_تهكي h19
_تهكير_ h19
_تو r28 g79 m35 h-88 k-25
_توت m36
_توتو m36
_توتو_ m28
_تور r85 h-48 k-31
_تورق r92 h-35 k-31
_تورق_ r92 h-35 k-31
_تورق_منظم_ r40 k-22
_توريد_ g19
_توص k28
_توصل k28
_توصل_ k28
_توع h-20
_توعي h-20
_توعيه_ h-20
_توف g20
_توفي g20
_توفيت_ g20
_توق g23 h-22
_توقع r-29 g30 m20 h-34
_توقع_ m-44 h-22
_توقع_سعر_ g-27
_توقع_صعود_ g21 m-53
_توقع_هبوط_ m-21
_توقعات_الانتخابات_ m29 h32
_توقعت_ g24 m28
_توقعه_ m23
_توقي r31
_توك g21
_توكن g38
_توكن_ g38
_تول g19
_تولد g19
_تولد_ g19
_تي r-24 h37
_تيس r-24
_تيسر r-22
_تيسر_ r-22
_ثا r22 k23
_ثاب r54 g-21 h-28
_ثابت r54 g-21 h-28
_ثابته_ r27 h-20
_ثان r-32 g20 h31 k22
_ثاني r-32 g20 h31 k22
_ثاني_ g-21 m-19 h43 k26
_ثانيه_ g41 m32
_ثل g-89 h24
_ثلا r33 g-68
_ثلاث r33 g-53
_ثلاث_ g28
_ثلاث_سنين_ g26
_ثلاثميه_ r31 g-41 m26
_ثلاثه_ g-40
_ثلاثه_الاف_ r-47
_ثلاثه_ايام_ g-65
_ثلاثه_شهور_ g20
_ثلث r-19 g-21 h36 k22
_ثلث_ r-19 h36
_ثلث_مكتب_ r-20 h71
_ثم g-30 m-47 h-40 k-21
_ثم_ r-56 g-35
_ثم_اشتريت_ r-19
_ثما r37
_ثمان r39 g-25
_ثمانين_ r32
_ثمانيه_ g-20
_ثمر g73 h-34
_ثمر_ g54 h-34
_ثمر_النخل_ g-20
_ثمر_قبل_ g27
_ثمر_هالشجره_ g25
_ثمر_هالنخله_ g24
_ثمره g19
_ثمره_ g19
_ثمن g-50 m-29
_ثمن_ g-28
_ثمن_بضاعه_ k25
_ثمن_طاير_ g26
_ثمن_ما_ g42
_ثمنه r28 g-22 m-20
_ثمنه_ r26
_ثمنها_ g-28
_ثن g37 m79 h-29
_ثنا g37 m79 h-29
_ثناي g37 m79 h-29
_ثناييه_ g49 m68 h-26
_ثناييه_صاعد_ g41
_ثو h-49
_ثوب g21 h-39
_ثوب_ g21 h-20
_ثوب_تطيح_ g35
_جا g58 h102
_جا_ r41
_جاب g59
_جاد h23
_جادو h23
_جادو_ h23
_جار r-36 g30 h25
_جاري r-35 g40 h19
_جاري_ r-35 g40 h19
_جاك m58 h30
_جان h30
_جان_ h26
_جاه h56
_جاهز h56
_جاهز_ h31
_جاهزه_ h25
_جاي h-49
_جايز h-42
_جايزتها_ m46
_جايزتها_من_ m46
_جايزه_ m-39 h-35
_جب g-45 h51
_جبت g-28 h20
_جبتل h20
_جبتلك_ h20
_جبل h31
_جبلي h31
_جبلي_ h31
_جت h29
_جتن h32
_جتني h32
_جتني_ h32
_جد m-31 k-25
_جدو r24
_جدول r24
_جدوله_ r20
_جدي m-27
_جديد m-27
_جديد_ r20
_جديده_ r-33
_جر h50
_جرا h26
_جرد g40
_جرد_ g40
_جز r-78
_جزا r-22 g31
_جزاف g55 h-26
_جزاف_ g28
_جزافا_ g27
_جع h34
_جعه h34
_جعه_ h34
_جل g-43 h40
_جلب h38
_جلب_ h38
_جلد h-22
_جلس g-23 h24
_جلسه g-23 h28
_جلسه_ g-23 h28
_جم g-20 m-36 h-54 k74
_جما k40
_جماع k40
_جماعه_ k40
_جماعه_لا_ k27
_جمع g-30 m-36 h-38 k35
_جمعت h-25 k20
_جمعي m-28
_جمعيه_ m-28
_جمل g22
_جن g60 h43
_جن_ h43
_جنس h24
_جنسي h24
_جني g74 h-24
_جنين g81 h-20
_جنين_ g81 h-20
_جه h-40 k33
_جها h-39
_جهاز h-33
_جهاز_ h-33
_جهه k21
_جهه_ k21
_جو m44 h139 k-33
_جوا m31 h40
_جواز h37
_جواز_ h23
_جوازات_ h23
_جوال h39
_جوالات_ h28
_جوالات_مسروقه_ h20
_جور r24 h35
_جورج r24 h35
_جورج_ r24 h35
_جي g-26
_جيب g-24
_جيبي g-23
_جيبي_ g-23
_حا r-38 g-21 m62 h-92
_حاج r31
_حاد r-20
_حادث r-20
_حادث_ r-20
_حاط m108 h-32
_حاط_ m92 h-24
_حاط_علي_ m45
_حال r-30 g35
_حاله r-19
_حاله_ r-19
_حب k-34
_حبا h-25
_حبات h-25
_حبات_ h-25
_حبه g-31 h21
_حبه_ g-31 h21
_حبو g-33 k-26
_حبوب g-33 k-26
_حبوب_ g-33 k-26
_حبوب_ابو_ h26
_حبوب_كبتاجون_ h22
_حبوب_مخدره_ h26
_حبي h35
_حبيب h37
_حبيب_ h23
_حت r31 h44 k53
_حتي r31 h44 k53
_حتي_ r31 h44 k53
_حتي_احذف_ h30
_حتي_امسح_ h25
_حتي_لا_ g-26 k42
_حتي_يغيب_ k32
_حج r56 g-63 m-48 h20
_حجا h43
_حجاب h50
_حجاب_ h50
_حجاب_للمحبه_ h28
_حجاب_يرد_ h28
_حجز r66 g-43 m-31
_حجز_ r57
_حجز_الصرف_ r50
_حجز_جوازات_ h21
_حجز_سعر_ r38
_حجزت g-37
_حجزت_ g-36
_حجزن m-25
_حجزنا_ m-25
_حجزنا_vip_ m-19
_حد h-66 k41
_حد_ r-23 h-27 k45
_حد_الابلاغ_ k29
_حدا r32 g60 h-21
_حدا_ g60
_حدد g-43
_حددن g42
_حددنا_ g42
_حر r-27 m-32 h84
_حرام h28
_حرام_ h-19
_حرامي_ h29
_حرز h41
_حرز_ h41
_حرك g27 m-19
_حركه g27 m-19
_حركه_ g27 m-19
_حرو h20
_حروز h20
_حروز_ h20
_حس r-82 m38 h-63 k64
_حسا k80
_حساب k80
_حساب_ r22 g51 m55
_حسابات_مسروقه_ h19
_حسابه_ k19
_حسابي_ r-20 g-41 m-28 k39
_حسابي_الخاص_ h34
_حسابي_خاص_ h24
_حسابي_في_ k-37
_حسب r-42 g25 m24 h-20
_حسب_ r-28 g36 h-20
_حسب_العقد_ r-27
_حسب_ما_ g51
_حسن r-30 h-50
_حسن_ r-30 h-50
_حشي h60
_حشيش h60
_حشيش_ h57
_حص r-67 g109 m-63 k-22
_حصا m27
_حصان m27
_حصان_ m21
_حصت m-45 h33
_حصتن h55
_حصتنا_ h55
_حصتنا_في_ h32
_حصتنا_من_ h31
_حصتي m-41
_حصتي_ m-41
_حصتي_من_ r30 m-35
_حصل g54
_حصه r-55 g36 m-37
_حصه_ r-55 g36 m-37
_حصه_في_ r-24 g48
_حصه_من_ m-24 h40
_حط g-40 m26 h-19
_حط_ k24
_حطب h-29
_حطي r37 g-24 m31
_حطيت r35 g-21 m28
_حطيت_ r35 g-21 m28
_حظ r-23 g23 m19 h-40
_حظ_ m30 h-44
_حف m-23 h-58
_حفظ m-20
_حفظ_ m-20
_حفظ_القران_ m-20
_حفل h-24
_حق r78 h30 k-33
_حق_ r37 g51 m-49 h-41 k32
_حق_اختيار_ g35
_حق_الاختيار_ g37
_حق_البنت_ h54
_حق_الخيار_ g20
_حق_الشاي_ h19
_حق_الشباب_ h-24 k38
_حق_شاي_ h87
_حق_شراء_ g73
_حقن r28 h22
_حقنا r28 h22
_حقنا_ r28 h22
_حقه r36 g-67 h43 k-31
_حقه_ r28 g-67 h45 k-31
_حقي g26 k-20
_حقي_ h23
_حقيق g29
_حقيقي_ g35
_حك r53
_حكم g-23
_حكم_ g-23
_حكو r23
_حكوم r23
_حل h-35
_حلا h-46
_حلق h-24
_حلو g-39 h74
_حلوف h48
_حلوف_ h48
_حلوي g-23 h-25
_حلوي_ g-23
_حلي r37 g50 h-40
_حلي_ r62
_حلي_قديم_ r29
_حليب r-25 g53 h-40
_حليب_ r-25 g53 h-40
_حليب_البقره_ g28
_حم g80 h21 k-25
_حما g29 h27
_حماي g50
_حمايه_ g50
_حمايه_شاشه_ g23
_حمر h-24
_حمرا h-24
_حمل g75 h-29
_حمل_ g93 h-29
_حمل_الناقه_ g47
_حمي h59
_حميم h52
_حميم_ h22
_حو g-50 h-44 k56
_حوا r-39 g-26 k21
_حوال g-19 k28
_حوالات_ k31
_حواله_ k-25
_حول r31 g-52 h-19 k39
_حول_ r25
_حوله g-38 k67
_حوله_ g-38 h-21 k74
_حي g91 h-29
_حي_ g70
_خا g-44 k31
_خار k35
_خارج k35
_خارج_ k35
_خاص h74
_خاص_ h52
_خاص_مقابل_ h24
_خاصه h22
_خاصه_ h22
_خاصه_من_ h22
_خاط r43
_خال h-86
_خالت h-30 k22
_خالتي_ h-30 k22
_خالي h-46
_خالي_ h-44
_خب g-22 h22
_خبر h40
_خبره h40
_خبره_ h40
_خبره_لم_ h38
_خبره_ما_ h24
_خبز h-22
_خبز_ h-22
_خت h36
_ختم h36
_ختم_ h36
_خد r53 g-50 m56 h-26
_خدش m52 h-26
_خدش_ m52 h-26
_خدم r24 g-25 h21 k20
_خدما h27
_خدمات_ h27
_خدمه r25 g-23 k21
_خدمه_ r25 g-23 k21
_خدمه_الدين_ r28
_خذ r66 g62 m30 h-36
_خذ_ r-19 g-23 k29
_خذا m33
_خذا_ m33
_خذت r31
_خذت_ r21
_خذو r27
_خذوه r27
_خذوها_ r27
_خذي r28 g28
_خذيت g28
_خر m-20 k-22
_خرب g19
_خرب_ g23
_خرزه h34
_خرزه_ h34
_خز r55 h-26
_خزا r45 h-23
_خزان r45 h-23
_خزانه_ r54
_خس m81 h-29
_خسا m71
_خسار m71
_خساره_ m71
_خسر r-26 h-24
_خسرت_الرهان_ h-32
_خسرت_في_ h43
_خش m-21 h-29
_خشب m-20 h-38
_خشب_ m-20 h-21
_خص r63
_خصم r63 h-19
_خصم_ r33
_خصم_فواتير_ r34
_خصمت r35
_خصمت_ r35
_خض r-24 h-29
_خضر r-19
_خط h-29
_خطا r-27
_خطا_ r-24
_خل r-47 g-31 m26 h-72
_خل_ h-57
_خلا m42
_خلاص r40 g-31
_خلاص_ r40 g-31
_خلال r-31 m46
_خلال_ r-31 m46
_خلال_دقيقه_ m31
_خلص g-24
_خلصت g-27
_خلصت_ g-27
_خله r-46 g-38 h-31 k45
_خلها r-46 g-38 h-31 k45
_خلها_ r-46 g-38 h-31 k45
_خلها_اقل_ k39
_خلي g49 h38 k-29
_خلي_ r-27 h22 k-23
_خليه g22 h23
_خليه_ g30
_خم g-61 h69 k-42
_خمار_ h-34
_خماره_ h26
_خمر m-24 h55
_خمر_ m-21 h43
_خمس r19 g-53 m27 k-39
_خمس_ g21 m50 h49
_خمست r39
_خمسم g-49
_خمسميه_ g-49
_خمسه r23 m-31 k-25
_خمسه_ r23 m-31 k-25
_خمسي r-42 h-24
_خمسين_ r-25
_خمي r-19
_خميس r-19
_خميس_ r-19
_خن g-20 h54
_خنز h68
_خنزي h68
_خنزير_ h59
_خي r-66 g48 h-43
_خيا g71 h-44
_خيار g83 h-44
_خيار_ g27 h-31
_خيار_بيع_ g33
_خيار_شراء_ g103
_خيارات_ g57
_خيارات_ثناييه_ g54 m67
_خير r-56 g-20
_خير_ r-36
_دا r61 g118 k-21
_داخ g60
_داخل g60
_داخل_ g37
_داخله_ g23
_دام r57
_دام_ r56
_داي r20 g27 h-19
_دايم g36
_دايم_ g22
_داين r26
_دب h-46
_دبل r31 h32
_دبي r-19
_دبي_ r-19
_دج g-20 h77
_دجا g-20 h72
_دجاج m20 h54
_دجاج_ m23 h39
_دخ g-36 h-30
_دخا h-24
_دخان h-24
_دخان_ h-24
_دخل g-23
_دخل_ h21
_دخل_صاله_ h25
_دخلت r24
_دخلت_ r24
_دخو m22
_دخول m22
_دخول_ m22
_در r-93 m-50 h40 k-54
_درا r-27 g-39 h38
_دراج g-20 h35
_دراجه_ h35
_دراس h23
_دراسه_ h29
_دراه r-27
_دراهم_ r-27
_درج g-24 h38
_درجه g-24 h33
_درجه_ g-24 h33
_درجه_اولي_ g-24
_درس m-28
_درس_ m-28
_دره r-32 k-21
_درهم r-32 k-21
_درو r-27 g68 h-29 k-23
_دروب g68 h-29
_دس r28
_دسك r28
_دسكا r28
_دسكاونت_ r28
_دع m-29
_دعا m-25 h41
_دعار h41
_دعاره_ h41
_دف g-42 m-34 h-26 k-29
_دفع g-44 m-33 h-20
_دفع_ g33 m-24
_دفع_لي_ g25
_دفعا g-19
_دفعات_ g-19
_دفعت h-25
_دفعت_ g43
_دفعت_كامل_ g65
_دفعت_له_ g24
_دفعتين_ g-19 h-20
_دفعن r21 g-34
_دفعنا_ r24 g-21
_دفعه_ r23 h23
_دفعه_اولي_ g21
_دفعها_ r-24
_دق r-34 g67 m77
_دقا g26
_دقاي g26
_دقايق_ g26
_دقي r-26 g42 m70
_دقيق r-26 g42 m70
_دقيقتين_ m20
_دقيقه_ g38 m49
_دك r-24 h56
_دكه h36
_دكها h36
_دل g-27 h-32
_دلو r20 g-24 h-27
_دلوق r20
_دلوقتي_ r20
_دم h41
_دم_ h41
_دن r29
_دنا r29
_دنان r29
_دنانير_ r29
_ده r60 g-34 h-27
_ده_ r23
_دهب r35
_دهب_ r35
_دهن g-34
_دهن_ g-31
_دهن_سير_ h51
_دو r42 m40 h-102 k-46
_دوا m45 h-43
_دوار m50
_دوارات_ m32
_دوارات_الحظ_ m32
_دواره_ h-23
_دواره_الحظ_ h-23
_دور r75 g-22 m-46 h-123
_دور_ r26
_دوره r43 g-26 h-77
_دوره_ h-77
_دوره_في_ r22 m-20
_دورها_ r38
_دوري_في_ r26
_دول h40
_دولا r-36 m-20
_دولار_ r-20
_دولي r25 m35 h40
_دوم m27
_دون r-21 g34
_دون_ r-21 g34
_دون_ان_ k-21
_دون_تسليم_ g22
_دون_حد_ g-19 k36
_دي m-40 h47 k-22
_ديك h42
_ديك_ m-22 h56
_دين r28 h28
_دين_ r-71 g-36
_دين_باقل_ r22
_دين_بدين_ r24
_دين_علي_ h20
_دينا r34 h67
_دينار_ h67
_دينك r-23 g24
_دينك_ r-23 g24
_دينه r59
_دينه_ r59
_ديني r36 h-34
_ديني_ r39 h-34
_ديه h-21
_ديه_ h-21
_ديو g24
_ديون r22 g26
_ديون_ g27
_ذبح h54
_ذبح_ h56
_ذخ h20
_ذخي h20
_ذخير h20
_ذخيره_ h20
_ذل k37
_ذلك k37
_ذلك_ k37
_ذم r95 g-24
_ذمت r56
_ذمم r39
_ذمم_ r39
_ذه r90 g-30 m-30
_ذهب r90 g-30 m-30
_ذهب_ r41
_ذهب_بالتقسيط_ r26
_ذهبه r24
_ذهبي r26 g-19 h-22
_ذهبي_ g-19
_ذهبي_القديم_ r20
_ذو r-36 g24
_ذوق r-36 g24
_ذوق_ g21
_را r36 g-65 m39 k-63
_رات g-19 m-21
_راتب g-19 m-21 h-19
_راتب_ r-40 k35
_راتبي_ m-19 k-32
_راتبي_قبل_ r22
_راتبي_مبكر_ r21
_راح g63 h-20
_راح_ g33 m20
_راحت g30 h-20
_راحت_ g30 h-20
_راس r58 k-31
_راس_ r50 k-29
_راس_المال_ r66
_راع r41
_راعي r41
_راعي_ r42
_راف m28
_رافع m28
_رافعه_ m28
_راه m29 h-20
_راهن m29 h-20
_راي g-34
_رب r64 g26 m-29 h-22
_ربا r42
_ربا_ r42
_ربح h-19
_ربح_ r27
_ربط h45
_ربط_ h45
_ربع g25 k21
_ربع_ g25
_ربن r-27
_ربنا r-27
_ربنا_ r-27
_ربو r60
_ربوي r60
_ربويه_ r42
_رج r40 g-54 h-24 k-45
_رجا r37
_رجال r37
_رجال_ r37
_رجب r28 g-37
_رجب_ r28 g-37
_رجع r-21 g-30 h-23 k-51
_رجع_ r-43 g23 k-46
_رجعت r38
_رجعت_ m23
_رجعه r23 g-20
_رجو g24 h19
_رجوع g24 h19
_رجوع_ g24 h19
_رح r-19 h33
_رحل g-19
_رحله g-19
_رحله_ g-19
_رحم h20
_رخ g50
_رخص g48 h-23
_رخصه h-23
_رخصه_ h-23
_رخي h27
_رخيص h27
_رخيص_ g23
_رد r-24 g-32 m-19
_رد_ g-31
_رد_الدين_ r45
_رد_السلفه_ r-19
_رز_ g-40
_رس g-35 m73 k-62
_رسا m72 k-40
_رسال m37 h23 k-28
_رساله_ m40 k-26
_رساله_جاهز_ h19
_رساي m35 h-31
_رسايل_ m35 h-31
_رسم g24 m20 h22
_رسم_ g37 m29 h-35
_رسمه h57
_رسمه_ h57
_رسمه_ساخره_ h20
_رسمه_سخريه_ h36
_رسو r19 g-46
_رسوم r19 g-46
_رسوم_ r28 g-46 m-44
_رسوم_ارتباط_ r26
_رسوم_التزام_ r21
_رسوم_ضمان_ r21
_رش g-49 h79
_رشو h97
_رشوه h86
_رشوه_ h86
_رص g-27 h56
_رصا h22
_رصاص h22
_رصاص_ h22
_رصي g-25
_رصيد g-25
_رض r-35 g-19 h62
_رضا r-25 h55
_رضاه r-25 h47
_رضاه_ h19
_رضاها_ h27
_رف r-50 h-22
_رفض r-57 h-20
_رفضن r-21
_رفضنا_ r-21
_رق g-42 m36 h-36 k41
_رقا h22
_رقاص h42
_رقاصات_ h19
_رقاصه_ h23
_رقم g-27 m42 h-59 k52
_رقم_ r-32 m36 h-32 k19
_رقم_القطعه_ g30
_رقم_حسابي_ g-20 k19
_رقم_في_ m57
_رقمي h-23 k37
_رقمي_ k37
_رقمي_الخاص_ k19
_رقمي_الشخصي_ k20
_رك g64 h-25
_ركب g34
_رم r21 g-26 m26 h-49
_رما h-19
_رمض r32 g-31 h-35
_رمضا r32 g-31 h-35
_رمضان_ r32 g-31 h-35
_رمي m33
_رمي_ m33
_ره r70 g-33 m87 h-72 k-19
_رها m100 h-37
_رهان m100 h-37
_رهان_ m47 h-27
_رهان_الخيل_ m-23
_رهان_بيني_ m20
_رهان_علي_ g46 m-37 h42
_رهانات_ m35
_رهن r84 g-30 h-35
_رهن_ g-19 h-25
_رهنت r53
_رهنت_ r53
_رهنت_الذهب_ r32
_رو h98 k-21
_روح h54
_روحا h25
_روحاني_ h25
_روحي h27
_روحيه_ h21
_رول m19
_رولي m20
_روليت_ m20
_روم h23
_روم_ h23
_ري r-58 g-30 h30
_ريا r-58 h-37
_رياض h-51
_رياضي_ h-54
_ريال r-50
_ريال_ r-20 h19
_ريالات_ r-30
_زا r21 g-66 h26
_زاد g-45 m26
_زاد_ g-42
_زادت m31
_زادت_ m31
_زان g-19
_زاي r20
_زايد r20
_زايد_ r20
_زب r-39 m-27 h47
_زبو r-24 g20 h29
_زبون r-24 g20 h29
_زج g-35
_زجا g-35
_زجاج g-35
_زجاجات_ h20
_زجاجه_ h-32
_زحلا h30
_زحلاوي_ h30
_زد r74 m33
_زدن r44
_زر h20
_زع r-27
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-27 h-36
_زكا r-27 h-36
_زكاه r-27 h-30
_زكاه_ r-27 h-30
_زم h-23
_زه g54
_زهر g54
_زهر_ g46
_زو r-32 g-64 h106 k-25
_زوا g-25
_زواج g-25
_زواج_ليله_ h23
_زوج r-19 h63
_زوجي h63
_زوجي_ h48
_زود g-32
_زود_ g-27
_زي g-91 m-22
_زي_ r-32 g-27
_زي_ما_ r-51 g-27
_زيا g-29
_زياد r20
_زياده_ r20
_زياده_علي_ r32
_زيار r-19 g-39
_زياره_ g-22
_زيت g-35 m-21 h-32
_زيت_ r19 g-37
_سا g-57 m-33 h52
_ساح h25
_ساحر h25
_ساحر_ h21
_ساخ h21
_ساخر h20
_ساخره_ h20
_سار h38
_سارق h38
_سارقها_ h20
_سارقها_من_ h20
_ساع k-21
_ساعا r-25 h26
_ساعات_ r-25 h26
_ساعات_تقليد_ h32
_ساعت r27
_ساعه h-23
_ساعه_ h-23
_ساك r61
_ساكن r62
_ساكن_ r46
_سال r-20 g-43 h-50 k40
_سالم g-22
_سالم_ g-22
_سالو k44
_سالوا_ k32
_سام r-29 h-21
_سامح r-28
_سامحني_ r-24
_سان h26
_سب r23 g-107 m72 k23
_سب_ r-26 h34
_سبا r19
_سباق_الخيل_ m53 h41
_سباق_الهجن_ h-20
_سباي r19
_سبايك_ r19
_سبايك_وتسليمها_ r35
_سبب g-41 k33
_سبب_ g-41 k33
_سبع r37 g-22
_سبعه r25
_سبعه_ r25
_سبعه_الاف_ r25
_سبق m52
_ست r98 g-28 h-44
_ست_ r43 g-36
_ستا h-26
_سته r80 g-27
_سته_ r80 g-27
_سته_شهور_ r-33
_ستو g34
_ستوك g34
_ستوك_ g34
_ستي r-20
_سج g-25 k30
_سجا h20
_سجاي h25
_سجاير_ h25
_سجل k47
_سح r25 g-41 m31 k-42
_سحب r30 g-26 m38 h-48 k-27
_سحب_ m43 h-36
_سحب_بمقابل_ h-20
_سحب_سياره_ m-24
_سحب_علي_ m38
_سحبت r33
_سحبت_ r33
_سحر h32
_سحر_ h35
_سخ h73
_سخر h73
_سخري h73
_سخريه_ h73
_سد r-63 g-43 m-19 h-25 k-19
_سدا r20
_سداد r20
_سداد_ r20
_سدد r-71 g-28
_سدد_ r-21
_سددت r-47
_سددت_ r-19
_سددت_بدري_ r31
_سر g84 h19 k34
_سر_ h-31 k40
_سرق h58
_سرقه h48
_سرقه_ h48
_سرقه_من_ h20
_سري g41
_سريه g45
_سريه_ g45
_سع g58 m19 h-20
_سعر r27 g74 m20 h-23
_سعر_ r34 g24 m25
_سعر_صرف_ r24
_سعر_علي_ g-26
_سعره g50
_سعره_ g39
_سعيد_ h-37
_سف g31
_سفر_ h-24
_سفره r20
_سفره_ r20
_سفل h25
_سفلي h25
_سفي g48 h-23
_سفين g48 h-23
_سفينه_ g48 h-23
_سق h-23 k42
_سقط g35
_سقف g-21 k43
_سقف_ g-21 k43
_سك r59 g-31 m-20 h23
_سكر r79 g-57
_سكر_ r42 g-39
_سكري r24
_سكري_ r24
_سكن g21
_سكن_ g21
_سكو h49
_سكوت h49
_سكوت_ h26
_سل r-22 g-34 m29
_سلا g-20
_سلاح g-20
_سلاح_ g-20
_سلس g-21
_سلسل g-21
_سلسله_ g-21
_سلف r-28 m-30 h-24
_سلف_ r21
_سلفت r36
_سلفت_ r-35
_سلفته_ r78
_سلفته_يوصل_ r24
_سلفن r-76
_سلفني_ r-76
_سلم r19
_سلم_والثمن_ g27
_سلمت r27 g21
_سلمته_ g21
_سلو m79
_سلوت m95
_سلوت_ h-29
_سلوتس_ m78 h37
_سم r-19 g38
_سمس h20
_سمسا h20
_سمسار_ h20
_سمك g60
_سمك_ g31
_سمك_ب_ g27
_سمك_في_ g102
_سن r57 g71 m-38 h-60
_سند r83 g-25 m-22 h-58
_سند_ r66 h-23 k25
_سند_قبض_ k25
_سنه g20 h-26 k-27
_سنه_ g20 h-26 k-27
_سنو g47
_سنوا g48
_سنوات_ g48
_سني g24 h44
_سنين g24 h44
_سنين_ g24 h44
_سنين_قدام_ g26
_سهم g21
_سهم_ g21
_سو r27 g-35 m35
_سوق r22 m41 h27
_سوق_ r22 m41 h27
_سوق_توقعات_ m36 h43
_سي r-46 g134 m-25 h51 k-38
_سيا r-30 g23 h-58
_سيار r-30 g23 h-58
_سيارته_ r-21
_سيارتي_ g-42 h-24
_سياره_ g72 m-19 h-26
_سياره_مسروقه_ g47 h-25
_سيج h62
_سيجا h62
_سيجاره_ h44
_سيخ g22
_سير g31 h27
_سير_ h65
_شا r-94 h37 k-63
_شاء g-23
_شاء_ g-23
_شاء_الله_ g-23
_شار r-30 k-21
_شارع k-21
_شارع_ k-21
_شاش g20
_شاشه g20
_شاشه_ g20
_شاف g27 h31 k-19
_شافه g69 k-19
_شافه_ g29
_شافها_ g40
_شال r-22
_شالي r-22
_شاه h28
_شاي r-27
_شاي_ g-35
_شاي_ل_ h50
_شاي_لامين_ h37
_شايف g34
_شب r-29 h33
_شبا m20
_شباك m22
_شباك_ m25
_شبك r-24 m20
_شبكت g30
_شبكه g-24 m22
_شبكه_ g-24 m22
_شبو h43
_شبو_ h43
_شت m-37
_شتم h33
_شتم_ h33
_شج h-24
_شجر h-24
_شجره h-24
_شجره_ h-24
_شح r-32 g21 m57 h57 k-29
_شحا h33
_شحاذ h25
_شحاذين_ h25
_شحن r-29 g25 m60 k-27
_شحن_ m51 h-28
_شحن_حساب_ m45 h-23
_شحن_رصيد_ h-59
_شحنت m21 h63
_شحنت_ m21 h63
_شحنه g28 h-19
_شحنه_ g28 h-19
_شخ k36
_شخص k36
_شخص_ k34
_شر g-26 m23 h26
_شرا r46 g20 h81
_شراء r20 g46
_شراء_ r20 g46
_شراء_ارقام_ h27
_شراء_سمك_ g-38
_شراء_شهاده_ r-20
_شراء_وكاله_ h29
_شراب h53
_شراب_ h44
_شراب_فرنسي_ h24
_شرد g38
_شرد_ g24
_شرط r43 m63 h-53
_شرط_ r-36 m31 h-41
_شرط_البيع_ g55
_شرط_كے_ m39
_شرطه r58
_شرطه_ r28
_شرطها_ r30
_شرك g-50 k41
_شركا g-23 h-26 k38
_شركات_ k38
_شركه g-28 h34
_شركه_ g-28 h34
_شركه_تامين_ g-85 h80
_شركه_تجاريه_ h-44
_شركه_عاديه_ g25
_شركه_قمار_ h19
_شري r-39 g-32 k-23
_شريت r-45 h-31
_شريت_ r-45
_شريت_منه_ g41
_شريتها_ g22
_شريط g-27 h50
_شريط_ g-27 h50
_شط m-56
_شع g-29 h78
_شعي h36
_شعير h36
_شعير_ h36
_شغ r-78 g-34 h-30 k43
_شغل r-60 g-32 h-30 k52
_شغل_ r-48 g-29 h-26 k55
_شغل_ما_ k34
_شف r87 k-27
_شفت r87 g-37 k-21
_شفت_ r61 g-25
_شفته r29 g-19
_شفته_ r23
_شفن g22
_شفنا g22
_شق k-45
_شقت g-20
_شقتي r-20
_شقتي_ r-20
_شقه g32 k-28
_شقه_ g32 k-28
_شك h-19
_شم g-25 m24 h42
_شمب h63
_شمبا h63
_شمبانيا_ h59
_شمع m34 h-20
_شمعه m36
_شمعه_ m36
_شن g24
_شنط_ h31
_شنطه g19
_شنطه_ g19
_شنو g20
_شنو_ g20
_شه r50 g-31 m-40 h-37
_شها g-21 h22 k22
_شهاد g-21 h22 k22
_شهادات_ r32
_شهاده_ r-35 g-21 h24 k28
_شهاده_الراتب_ k30
_شهاده_خبره_ h40
_شهاده_راتب_ k53
_شهاده_مزوره_ h-28
_شهر r42 g-50 m-31 h-19
_شهر_ r27
_شهري g-25 m-19 h-22
_شهرين_ g-20
_شهو g44
_شهور g44
_شهور_ g44
_شو r22 h-39
_شو_ g22
_شور g47
_شورت g47
_شورت_ g47
_شوط m32
_شوط_ m32
_شوك h-32
_شوي g-24
_شوي_ g-23
_شي r-80 g-53 h-20
_شي_ r-134 g-49 h-22 k24
_شيء r-30 h22
_شيء_ r-30 h22
_شيخ m-19 h48 k-20
_شيخ_ h23 k-20
_شيخه m-19 h25
_شيخه_ m-19 h25
_شيف r24 h-22
_شيفو h-41
_شيفون_ h-41
_شيك r86 h-29
_شيك_ r30
_شيكا r52
_شيكا_ r45
_صا r-28 g52 m31 k28
_صاح k26
_صاحب k26
_صاحب_ g-26 h-20 k25
_صاحبتي_ h34
_صاحبها_ g20
_صاحبي_ r-28
_صار r24 g43
_صار_ r24
_صاع g30 m35 h-27
_صاعد g30 m35 h-27
_صاعد_ g30 m35 h-27
_صاعد_في_ m28
_صال h46
_صاله h63
_صاله_ h63
_صاله_الرهان_ h79
_صاله_القمار_ h69
_صب r54 g-37 h-20
_صبر r55 h-33
_صبر_ r-23
_صبر_علي_ r-23
_صبره r82
_صبره_ r82
_صح r-37 g-20 m24 h-75 k-25
_صح_ m35
_صحي h-56
_صحيه h-35
_صحيه_ h-35
_صدق g-20 m20
_صدق_ m20
_صدقه g-19
_صدقه_ g-19
_صر g-67 h-36
_صرا k28
_صراف k28
_صرافات_ k28
_صرت m32
_صرت_ m32
_صرت_مديون_ m27
_صرف g-58 m-36 h-36
_صرف_ r-26 g-39 h-21
_صرف_اجل_ r19
_صرف_الشيك_ r-29
_صرف_رواتب_ r-19
_صرفت r46
_صرفت_ r42
_صرفن r-32 g-19
_صرفنا_ r-32 g-19
_صرفه r29
_صرفه_ r29
_صرفه_لي_ r29
_صع g41
_صعو g41
_صعود g41
_صعود_ g41
_صعود_هبوط_ m43
_صغ h-19
_صغي h-19
_صغير h-19
_صغيره_ h-19
_صف r-22 g52 h-45
_صفق g52 h-56
_صفقا m19 h-25
_صفقات_ m19 h-25
_صفقه g56 h-30
_صفقه_ g56 h-30
_صفقه_ثانيه_ g19
_صفقه_دقيقه_ g29
_صفقه_معلقه_ g32
_صق g35 h-33
_صقر g35 h-33
_صقر_ g45 h-20
_صك h-32
_صكو h-32
_صكوك h-32
_صكوك_ h-32
_صل r-49 h-26
_صلاحيه_ h21
_صلح r-49 h-25
_صلح_ h-20
_صن h20
_صنا h-20
_صنف h34
_صنف_ h34
_صو m-33 h68
_صور g-43 h85 k21
_صور_ h49
_صورك h26
_صورك_ h26
_صوره h28
_صورها_ g-25 h28
_صورها_الخاصه_ g-23 h20
_صوري r29 k51
_صوريه_ r37 k32
_صوف g67 m-19 h-23
_صوف_ g67 m-19 h-23
_صوف_علي_ g67 m-19
_صي g50 h-88
_صيا r-22 m-19 h-43
_صيان h-27 k20
_صيانه_ h-27 k20
_صيد r-20 g61 h-38
_صيد_ r-20 g54 h-28
_صين m37
_صيني m37
_صينيه_ m37
_ضا g49 h26
_ضار h47
_ضارب h47
_ضاربه_ h47
_ضاع g35
_ضاع_ g25 m20
_ضر g73 h46 k-19
_ضرب g42 h25
_ضرب_ h41
_ضربه g58
_ضربه_ g58
_ضرع g35
_ضرعه g33
_ضرعها_ g33
_ضري h32
_ضريب h32
_ضريبه_ h37 k-20
_ضم r22 g69 h-28
_ضما g38
_ضمان g38
_ضمان_ r-32 g42
_ضمانه_ r37
_ضمن r24
_ضمن_ r24
_ضي r-103
_طا k-24
_طاح g-53 h40
_طاح_ g-38
_طاح_في_ g-38
_طاحت h49
_طاحت_ h49
_طاحت_من_ h49
_طار r-25 g25
_طار_ g34
_طاز g-19 h-39
_طازج g-19 h-39
_طازج_ g-19 h-39
_طال r25 h36
_طالب h28
_طالب_ h28
_طاو m25
_طاول m25
_طاولات_ h-19
_طاوله_ m23
_طاي g64 h21
_طايح h45
_طايحه_ h28
_طاير g81 h-24
_طاير_ g81 h-24
_طب r-56 g-35 m-19 h-27 k-21
_طبا r-34
_طباع r-34 g-19
_طباعه_ r-34 g-19
_طبي g-47
_طبي_ g-24 h28
_طبيع g-23
_طبيعي_ g-23
_طر h-25
_طرد h-19
_طرد_ h-19
_طري r20 k26
_طريق r20 k26
_طريق_ r20 k26
_طف g-35
_طفا g-31 h-30
_طفاي g-31 h-30
_طفل h27
_طفله h19
_طفله_ h19
_طق g-28
_طقم g-28
_طقم_ g-28
_طقم_ذهب_ r29
_طل m38 h57 k-74
_طلب r35 g-24 h32 k-25
_طلب_ g-19
_طلبت r19 h57
_طلبت_ h24
_طلبت_خروف_ h21
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g28 m46 h-24 k-47
_طلع_ g51 m32 k-43
_طلع_اسمه_ m62 k-42
_طلعت_ g-28 m35
_طلعت_مديون_ m26
_طلق h19
_طلقا h19
_طلقات_ h19
_طن g-60
_طن_ g-48
_طو r59 h-20
_طول r64
_طول_ r85
_طي r-22 g72 h-62
_طير g59 h-38
_طير_ g59 h-38
_طير_في_ g43 h-32
_ظر h55
_ظرف h69
_ظرف_ h69
_ظه g77 m-19
_ظهو g19
_ظهور g19
_عا g90 h-21 k-34
_عاج g-29 h30
_عاج_ h33
_عاجل g-23
_عاد g35
_عار g39 k-21
_عارف g51 h-32 k-20
_عارف_ g35 h-30
_عاري h27
_عاريه_ h20
_عال m22 k-20
_عام r21 h-19
_عام_ r38 g35 h-24
_عامل g-20
_عامل_ g-20
_عاي r-46 g51 m-20 h-21
_عايد r-32
_عايد_ r-32
_عايش g42
_عايش_ g29
_عب g22 m28 h38
_عبر g38 m24
_عبر_ g38 m24
_عج h-57
_عجل r19 h-64
_عجل_ r32 h-45
_عد g-23 m-22
_عدا h34
_عداد h34
_عداد_ h34
_عداد_الكهرباء_ h-44
_عدد r-29 g30
_عدد_ r-29
_عدده g23
_عددها_ g23
_عدي r28 g-26
_عدين g-19
_عر r-69 g-28 m-33 h90 k-36
_عرا h35
_عراف g-23 h51
_عراف_ h49
_عرب r-32 g19
_عربو r-20 g29 h22
_عربون_ r-20 g39
_عربون_من_ g22
_عربي h-20
_عرس h-27
_عرس_ h-27
_عرق r-24 h114
_عرق_ r-24 h98
_عرق_زحلاوي_ h30
_عرو m-21
_عروس m-21
_عز h44
_عزا h19
_عزاي h24
_عزايم_ h24
_عس h-62
_عسل h-22
_عسل_ h-22
_عش g-95 m-63 k19
_عشا g-38 m-57 h34 k43
_عشا_ r-19 m-51
_عشان r26 g-27 h63 k63
_عشان_ r26 g-27 h63 k63
_عشان_ما_ r-24 g-43 h-63 k77
_عشان_يشيل_ h19
_عشان_يوقع_ h27
_عشر g-92 h-43 k-24
_عشر_ r-21 g-34 h23
_عشره g-28 h-31
_عشره_ g-28 h-31
_عشري r21 g-29 h-21
_عشرين_ r21 g-29 h-21
_عشرين_علي_ m20
_عشرين_غرام_ r-29
_عشو g35
_عشوا g35
_عشوايي_ g32
_عص r-32 g-48 m-25 h-42
_عصا r-20
_عصي g-28 m-19 h-51
_عصير g-28 m-19 h-51
_عصير_ m-19 h-39
_عصير_عنب_ h37
_عط r45 g-30 h-69
_عطا r29
_عطان r22
_عطاني_الف_ r-33
_عطر h-72
_عطر_ h-64
_عطي r23
_عطيت r23
_عطيته_ r33
_عطيته_عشان_ h39
_عق r-34 g87 h-89
_عقد r-22 g60 h-28
_عقد_ g73 h-28
_عقد_حمايه_ g20
_عقد_مبادله_ r-23 g24
_عقد_مستقبلي_ g45
_عقو g55 h-31
_عقود g55 h-31
_عقود_ g55 h-31
_عقود_خيارات_ m-27
_عقود_ذهب_ r-28
_عقي h-30
_عقيق h-30
_عل r-25 g-52 h-63 k29
_علا g-21 m-36
_علاج m-31 h-88
_علاج_ m-31 h-56
_علاج_ادمان_ h-19
_علاق h29
_علاقه_ h29
_علام h45
_علامات_ h40
_علامات_تجاريه_ h40
_علب r-48
_علبه r-48 g20
_علبه_ r-48 g20
_علش k35
_علشا k35
_علشان_ k35
_علشان_ما_ k34
_علف g-33 m-21 h-39
_علف_ g-33 m-21 h-34
_علي r45 g21 m62
_علي_ r24 g79 m78 h-27 k-29
_علي_الحساب_ r41
_علي_الخيل_ h45
_علي_الدين_ r35
_علي_الذهب_ r-32 g29
_علي_الراتب_ r26
_علي_السهم_ g19
_علي_السياره_ h-31
_علي_العيد_ r-21
_علي_القرض_ r51
_علي_القمح_ g26
_علي_الله_ g59
_علي_اللي_ r41 h-23
_علي_المكشوف_ r69
_علي_الميزان_ g-19
_علي_النت_ k19
_علي_النفط_ h21
_علي_الورق_ m-26 k35
_علي_امل_ g92 h-26
_علي_ان_ r41 g-104 m54 k-19
_علي_انه_ r-19 g-55 m-19 h91
_علي_انها_ g-48 h80 k-23
_علي_ثلاث_ r-44 k31
_علي_حاله_ r-32
_علي_حسابي_ r31
_علي_خمسميه_ r-24
_علي_دفعات_ r-20 k22
_علي_دفعتين_ g-19
_علي_ديني_ r84
_علي_ذوق_ g21
_علي_رقمي_ k39
_علي_سته_ r-59
_علي_سعر_ g23 m30
_علي_سنتين_ r20
_علي_سنه_ r-22 g-21
_علي_سهم_ g47
_علي_شرط_ r25
_علي_شوط_ m32
_علي_ضمانه_ r20
_علي_فوز_ g23
_علي_كفاله_ r22
_علي_كل_ r85 m-29
_علي_كيف_ g94 h-29
_علي_كيفك_ g-31
_علي_مبادله_ r19
_علي_نتيجه_ h-31
_علي_نزول_ g33
_علي_نفسي_ r23
_علي_هل_ m68 h-24
_عليا r26
_عليا_ r26
_عليك r-22 g-31
_عليك_ r-22 g-25
_علين r-26
_علينا_ r-26
_عليه r34 k34
_عليه_ r-37 g-56 h34 k39
_عليه_الحصاه_ g31
_عليها_ r43 g32
_عليها_عند_ g43
_عم g-75 m-26 h57 k-30
_عم_ g-27
_عما g-20
_عمر g-32 h-19
_عمره g-32
_عمره_ h-19
_عمل h56
_عمل_ r-27 g-38 h71
_عملا r39
_عملاء_ h20
_عملات_ r47
_عمله g49
_عمله_ g49
_عمله_لسا_ g38
_عمله_لسه_ g25
_عمو h41
_عمول h41
_عن g-81 m-57 h-48 k44
_عن_ r-19 g-32 m-33 h-37 k78
_عن_انظار_ k22
_عن_حجز_ g35
_عن_طريق_ r20 k26
_عن_عين_ r-21 k60
_عن_عيون_ k27
_عن_كل_ h57
_عند g33 m-19 k-41
_عند_ r-91 g48 h62
_عند_التاجر_ g27
_عند_الشركه_ r23 g-33
_عند_الصايغ_ r-45
_عند_الصراف_ r-22
_عند_شركه_ r26 g21
_عندن r27
_عندنا_ r27
_عندو r48 g-20
_عندو_ r48 g-20
_عندي h-34 k-28
_عندي_ h-34 k-28
_عندي_زبون_ g21
_عندي_مشتري_ g43
_عنه r-58 g-31 k47
_عنه_ r-52 g-25 k40
_عني r48 g-29 h-26 k-28
_عني_ r48 g-29 h-26 k-28
_عو r56 g23 h-36
_عوا r20
_عواي r20
_عوايد_ r20
_عود r38 h-20
_عود_ r38 h-20
_عوضو g20
_عوضوني_ g20
_عي r34 g-62 m-26 h-82 k85
_عيا h-37
_عيد h-23
_عيدي h-23
_عين r21 g-33 k67
_عين_ r-23 k70
_عينه r65 g-27
_عينه_ r65 g-27
_عيو k27
_عيون k27
_عيون_ k27
_غا g20 m-22 h-55
_غاز m-19 h-47
_غاز_ m-19 h-31
_غام g40
_غامض g40
_غد g-24 h-20
_غدا g-24 h-20
_غداء g-30 h-20
_غداء_ g-30 h-20
_غر r36 g32 h-38
_غرام_ h53
_غرامه_ h-72
_غرف k-46
_غرق g53
_غرقت g53
_غرقت_ g53
_غرقت_بالبحر_ g20
_غس r-56 g-55 h-76 k49
_غسا g-21
_غسال g-21
_غساله_ g-21
_غسل h-32 k28
_غسل_ k28
_غسي r-32 g-34 h-40 k24
_غسيل r-32 g-34 h-40 k24
_غسيل_ r-32 g-34 h-40 k24
_غش h68
_غش_ h68
_غل g28 k-28
_غلط k-28
_غلط_ k-28
_غن r-51 g20 h-29
_غنم r-51 g20 h-29
_غنم_ h-29
_غي g21 m-20 k20
_غير m-20 h22
_غير_ g47
_غير_ما_ g32 k-22
_غير_معروفه_ k19
_غير_موجود_ k33
_غيره g-26 h19
_فا r85 g-76 m-30
_فات r22 g-39
_فاتو g-35
_فاتوره_ g-35
_فاتوره_بتاريخ_ k26
_فاز g21
_فاز_ g21
_فاض r24 h29
_فاضح h55
_فال r-30 h28
_فاي r106 g-54 h-34 k-19
_فايد r61 g-40 h-38 k-19
_فايده_ r61 g-40 h-38 k-19
_فايظ r21
_فايظ_ r21
_فت g-46 m-20 h153
_فتا h40
_فتاه h40
_فتاه_ h40
_فتح g-38 h83
_فتح_ r21 h62
_فتحت h23
_فتي h30
_فتيا h30
_فتيات_ h30
_فح g-51 h-45
_فحص g-51 h-45
_فحص_ g-37
_فحصن h-30
_فخ h36
_فخذ h36
_فخذ_ h36
_فد m25
_فر g106 m68 h-85 k-42
_فرز g41
_فرز_ g41
_فرص m53
_فرصه m19
_فرصه_ m19
_فرق r54 h-28
_فرق_ r54 h-28
_فرو r-19 g56 m22 h-29
_فروق r-19 g56 m22 h-29
_فروقات_ r-19 g46 m28 h-22
_فز r79 m-20 h-27
_فزا r32
_فزاد r32
_فزاد_ r32
_فس h-30
_فست h-30
_فستا h-30
_فستان_ h-30
_فص h-24
_فصل h-24
_فصل_ h-24
_فض r36
_فضه r19 g-25
_فضه_ r19 g-25
_فضي g43
_فضي_ g43
_فط h24
_فطي h27
_فطيس h27
_فع r-19 g34 m25 h-21
_فعل h-21
_فعلي g29
_فعلي_ g31
_فق r-83 g-55 h-19 k-29
_فقط r-97 g-28 h-19 k-24
_فقط_ r-97 g-28 h-19 k-24
_فك r23
_فك_ h44
_فك_رهن_ r-20
_فكه h-22
_فكه_ h-22
_فل h-22
_فلو m29 h-21
_فلوس m29 h-21
_فلوس_ r19 m25
_فلوسنا_ m42
_فلوسه_ h-20 k20
_فلوسي_ r26 m-26 k-23
_فلوسي_في_ g20
_فن r-32
_فنج h21
_فنجا h21
_فند h-38
_فندق h-38
_فندق_ h-38
_فه g64
_فهد g-19
_فهد_ g-19
_فهو g65
_فهو_ g65
_فهو_لي_ g44
_فو r183 h-59
_فوا r66 h-72
_فوات r31 h-24 k31
_فواتير_ r31 h-24 k31
_فواي r39 h-22 k-27
_فوايد_ r29 k-27
_فوايد_سحبها_ r-25
_فود h63
_فودك h58
_فودكا_ h46
_فورا r-25
_فورا_ r-25
_فورو r27
_فورورد_ r27
_فوز g28
_فوز_ g28
_فوق r154 h-39
_فوق_ r30 h-22
_فوقه r99
_فوقها_ r43
_في m77 h95
_في_ r-28 g24 m41 k-22
_في_ارباح_ r22
_في_البحر_ g-40
_في_البر_ g20 h-19
_في_البلوت_ m-23
_في_البنك_ r23
_في_البيت_ h91
_في_الجمعيه_ r25 m-20
_في_الخارج_ h22
_في_السماء_ g24
_في_السنه_ r19
_في_السوق_ r26
_في_الشبكه_ g23
_في_الضرع_ g37
_في_الطاوله_ m59 h45
_في_العقد_ r22
_في_الفاتوره_ r-29 k20
_في_الفندق_ m23 h50
_في_اللعبه_ g-19
_في_الماء_ g27
_في_المجلس_ r-25
_في_المحل_ r-20
_في_الموقع_ m20 h45
_في_الميه_ r32 h32
_في_النص_ m20
_في_الهوا_ g26
_في_بالي_ h19
_في_بطنها_ g24 h-21
_في_بنك_ k-22
_في_بيعه_ g38 h-19
_في_تطبيق_ h48
_في_حساب_ m32 h32
_في_حسابي_ g-21 h34
_في_رمضان_ r28
_في_سحب_ m22
_في_سوق_ m31 h49
_في_شركه_ g-53 h57
_في_صرافات_ k28
_في_صندوق_ h-23
_في_ضرعها_ g19
_في_مايو_ g-24
_في_مشروع_ r-19 g51 h-20
_في_مصنع_ g-22
_في_مطعم_ h-38
_في_مكاين_ k48
_في_مكينات_ k32
_في_موقع_ h32
_في_نفس_ r21
_في_ورث_ g21
_في_ورثه_ g53
_فيش m57
_فيش_ m38 h-24
_فين h50
_فيه r22 m20 k53
_فيه_ r42 k44
_فيه_المباريات_ m-19
_فيها r-29 g-20
_فيها_ r-29 g-20
_فيو g45 h-21
_فيوت g45 h-21
_قا g28 m-19 h189 k-46
_قات g-37 m-28 h115
_قات_ g-35 m-28 h106
_قاد g37
_قادم g41
_قادمه_ g28
_قار r-36 h63
_قارب r-33
_قارب_ r-33
_قاري g-20 h60
_قاريه_ h54
_قاص h32
_قاصر h32
_قاصرات_ h21
_قال g62 m29 h-26 k-23
_قال_ r-21 g72 m29 h-44 k-19
_قايمه_ h22
_قب r-41 g59 k-24
_قبض r-53 k25
_قبض_ k25
_قبضه g20
_قبل g63 h-48 k-49
_قبل_ g63 h-48 k-49
_قبل_الاستحقاق_ g21
_قبل_العقد_ g30
_قبل_ان_ r-20 h-19
_قبل_بدو_ g44
_قبل_صيده_ g21
_قبل_لا_ g-28
_قبل_ما_ r44 g51 k-35
_قبل_موعدها_ r21
_قبل_وقته_ r22
_قد g74 m-55 h-40 k24
_قد_ r-49 m-29
_قدام_ g39
_قدي r48 m-25 h-34 k38
_قديم r48 m-25 h-34 k38
_قديم_ r26 k53
_قديم_بحلي_ r26
_قديمه_ r22 h-24
_قر r25 g-33 m-32 h72 k-35
_قرا g-22 h41
_قراء g-22 h25
_قراءه_ g-22 h25
_قراءه_الفنجان_ h21
_قراءه_الكف_ h42
_قراب h21
_قرابين_ h21
_قرب h24
_قربا h24
_قربان_ h24
_قرض h-23
_قرض_ r27 h-21
_قرض_بفايده_ r22
_قرض_حسن_ r-24
_قرو r38
_قروض r39
_قروض_ r39
_قس r-71 m30 k-28
_قسط r-37 g55
_قسط_ r-24 g56
_قسط_القرض_ r24
_قسط_المدرسه_ r-19
_قسط_تامين_ g-32
_قسط_قرض_ r22
_قسم g-20 m-23
_قسي m54
_قسيم m54
_قسيمه_ m54
_قسيمه_خمس_ m19 h41
_قص h-21
_قض r-22 g54
_قضي r-22 g54
_قضيت g32
_قضيته_ g32
_قضيه r-21 g21
_قضيه_ r-21 g21
_قط r-62 m35
_قطع h31
_قطعه h-31
_قطعه_ h-31
_قطعه_ارض_ g29 h-22
_قطي r-20 m51
_قطيه m23
_قطيه_ m23
_قف g-36
_قل r-37 m76 h-41 k44
_قل_ r-40 k68
_قل_للبنك_ r-29 k44
_قل_للمصرف_ k23
_قلب r32 m21
_قلب_ m25
_قلت r-25 m66
_قلت_ r-25 m66
_قم r22 g-33 m68 h-39
_قما m75
_قمار m95 h35
_قمار_ m95 h35
_قماش m-20 h-33
_قماش_ m-20 h-33
_قمح r27 g-30 h-49
_قمح_ g-30 h-49
_قن r-21 g-40 m-23 h99
_قنا h25
_قناه h34
_قناه_ h34
_قنب h21
_قنب_ h21
_قنو h23
_قنوا h23
_قنوات_ h23
_قني h29
_قنين h29
_قنينتين_ h24
_قنينتين_من_ h24
_قه h-35
_قهو h-35
_قهوه h-35
_قهوه_ h-35
_قهوه_القاضي_ h46
_قو r-30 h42 k48
_قوا h42
_قواد h21
_قوار h21
_قوارير_ h21
_قول k52
_قول_ k52
_قول_لهم_ g-27 k58
_قي r19 g-25 h28
_قيم r19 h25
_قيمت r42
_قيمته_ r-23
_قيمتها_ r66
_قيمه r-23 m19 h29
_قيمه_ r-23 m19 h29
_كا h34 k33
_كا_ h24
_كاز m27 h-38
_كازي m32
_كازينو_ m24
_كازينو_اونلاين_ m29
_كاس m-26 h82
_كاس_ m-24 h72
_كاس_علي_ m-21 h36
_كاش r-24 h-21 k31
_كاش_ r-24 h-29 k33
_كاش_او_ g37
_كاش_بالف_ r-39
_كاش_في_ r61
_كاش_ما_ k38
_كام r-29 g-24 k-22
_كامل r-29 h-20
_كامل_ h-21
_كاملا_ g-21
_كاملا_مع_ r25
_كامله_ r-38 m21
_كاميرا_ h43
_كان r29 g35 h-23 k39
_كان_ r31 g61
_كانت m19
_كانت_ m19
_كانت_بيننا_ m24
_كانه k27
_كب r-31 g-27 h23
_كبا h32
_كبت h55
_كبتا h46
_كبتاجون_ h31
_كبي r-29 h-40
_كبير r-29 h-40
_كبيره_ r-29 h-20
_كت r-67 g-43 h-25
_كتا g-22 h38
_كتاب h38
_كتاب_ h-33
_كتاب_عن_ h-23
_كتابه_ m26 h76
_كتب g-30 h-34
_كتبن r35 g-24
_كتبنا_ r34 g-24
_كتي r-73 h-30
_كث g48 h-19 k26
_كثي h-19 k31
_كثير h-19 k31
_كثير_ g22 k20
_كحول_ h-33
_كذ k38
_كذا k38
_كر r-60 g-57 m35 h-21
_كرا h-19 k26
_كرات k26
_كراتب_ k28
_كراتين_ g29
_كراش m21
_كراش_ m21
_كرت g-60 m31 h56
_كرت_ g-26 m30 h37
_كرتو r24 g-35 h24
_كرتون_ r29 g-21
_كرو h-32
_كس r-30 g20 m38
_كسب r-20 g26 m38
_كسب_ g30
_كش r65 m25
_كشف r61
_كشف_ r69
_كشف_الحساب_ r108
_كع m-19 h-59
_كعك m-19 h-31
_كعك_ m-19 h-31
_كف r64 g-21 m-26 h-36
_كفا r22
_كفال r36
_كفالته_ r36
_كفاله_من_ g28
_كفل r47 h-26
_كفلت r40
_كفلته_ r40
_كفلته_ياخذ_ r20
_كل g19 m-32 h31
_كل_ r81 m-42 h-30
_كل_اسبوع_ r48
_كل_اللي_ r-48 g49 h-24
_كل_خميس_ r-19
_كل_شهر_ g-32
_كل_عام_ r39
_كل_ما_ r87 m-21 h-46 k-31
_كل_مبلغ_ r-19 k22
_كل_ميه_ r62 m-28
_كل_واحد_ r-50 h-20
_كل_يوم_ g-29 k30
_كلف r29
_كلفه r22
_كلفه_ r22
_كله r-92 g53 h-35
_كله_ r-74 g25 h-20
_كلها g27 m21
_كلها_ g27 m21
_كلوب h26
_كلوب_ h26
_كلي g-24 h71
_كليه h55
_كليه_ h55
_كم g35 k-50
_كم_ g95 k-23
_كما r-43 g-46
_كما_ r-40 g-46 h-19
_كما_نص_ r28
_كما_هو_ r-30
_كمب r26
_كمبي r26
_كن r-54 g-38
_كنب r-35
_كنب_ r-35
_كنز g-19
_كه g-23
_كهر g-22 k-25
_كهرب g-22 k-25
_كهرباء_ k-25
_كو g36 m30 h-45 k-24
_كو_ h43
_كوب g-19 m39
_كوبو m42 h-32
_كوبون_ m31 h-19
_كوبي h33
_كوبي_ h33
_كوت m20 h-66
_كوت_ h-55
_كوكايين_ h27
_كول g56 h-62
_كول_ g77
_كوم g40
_كومه g41
_كومه_ g41
_كي g20 m-43 h-39
_كي_ g-42 m27 h54 k47
_كي_لا_ k23
_كي_ما_ k20
_كيس r-62 g107 m-37
_كيس_ r-62 g107 m-37
_كيس_الحظ_ g96 m-37
_كيش r99 g-20 h-26
_كيشت r32
_كيشت_ r32
_كيشل r29
_كيشلي_ r29
_كيشه r38
_كيشها_ r38
_كيف g43 h70
_كيف_ g73 h45
_كيفك g-31
_كيفك_ g-31
_كيك g-36 m-35 h-94
_كيكه g-22
_كيكه_ g-22
_كيل g-24 h-27
_كيل_ g48
_كيلو g-72
_كيلو_ r21 h-23
_كے r-22 m44 h-36
_كے_ r-22 m44 h-36
_ل_ r43 h57
_لا r45 g-117 m-35 h-172 k75
_لا_ g-47 m-26 h-46 k49
_لا_اقدر_ k19
_لا_املكها_ g36
_لا_تسال_ h46 k-25
_لا_تطلب_ g-20 k46
_لا_تكتب_ k-35
_لا_موعد_ g29
_لا_نسميها_ k25
_لا_يعرف_ g44 k-24
_لا_يملكه_ g29
_لا_يملكها_ g27
_لاب r68 g-20 m-39
_لابق r23
_لابقاء_ r23
_لابن r19 m-26
_لابو r27
_لابو_ r27
_لاج r29
_لاجل r29
_لاجل_ r29
_لاح g70
_لاحق g70
_لاحقا_ g70
_لاخ r-47 m19 h-29
_لاخت r-19
_لاخر r-29
_لاخر_ r-29
_لاخر_السنه_ r-29
_لارد r-27
_لاق k41
_لاقن k41
_لاقناع_ k41
_لام g-27 h33 k-42
_لامي g-27 h33 k-42
_لامي_ g-22 k-40
_لامين_ h47
_لان r42 g-70 m37 h-69 k65
_لان_ g-42 m26 k68
_لان_اسمي_ k59
_لان_البنك_ k27
_لان_المصرف_ k24
_لانه g-21 m30 h-24 k-21
_لانه_ r20 m30 h-24
_لانها_ r-28
_لاني r26 h-41 k27
_لاني_ r26 h-41 k27
_لاه h-22 k-28
_لاهل h-22 k-28
_لاهلي_ h-22 k-28
_لب r23 g30 m19 h43 k25
_لبن g50
_لبن_ r-38 g50 m-32 h-41
_لبن_في_ g31 h-19
_لبنا m21
_لبناني_ m21
_لبنت h31
_لبي h19
_لبيت h21
_لبيت_ h21
_لت r-30 k21
_لتاج r22
_لتاجر_ r22
_لتج k19
_لتجن k19
_لتجنب_ k19
_لتر r-35 g-26 h-32
_لتر_ r-29 h-32
_لث g26
_لج r22 g-42 h38 k24
_لجل h33
_لجلب h33
_لجلب_ h33
_لجهه_غير_ k26
_لح r19 g29 h58
_لحا g28
_لحال g28
_لحاله_ g28
_لحد r28
_لحد_ r28
_لحس r-47
_لحسا r-47
_لحساب_ r-29
_لحف h56
_لحفل h56
_لحفله_ h21
_لحم r32 h22
_لحم_ h22
_لحم_خنزير_ h33
_لحم_غنم_ h-29
_لحم_ميته_ h46
_لخ r-22
_لد r21
_لدي_شركه_ g22
_لر r47 h25
_لز h25
_لزم h31
_لزمي h31
_لزميلي_ h31
_لس r-61 g204 m-33 h-53 k-19
_لسا g115 h-31
_لسا_ g146 h-51
_لسا_ما_ g26
_لسه r-66 g152 h-38
_لسه_ r-66 g152 h-48
_لش g36 m-24 h-40 k57
_لشا r-31
_لشخ k28
_لشخص k28
_لشخص_ k28
_لشر r32 g67
_لشرك r26 g70
_لشركه_ r26 g70
_لشركه_التامين_ g30
_لشه h-27
_لشهر h-27
_لشهر_ h-27
_لشي k31
_لشي_ k31
_لص g-29 h53
_لصا r23
_لصاحبه_ r-30
_لصال h23
_لصد h20
_لصدي h20
_لصن h19
_لط h22
_لطر h22
_لطرد h28
_لطرد_ h28
_لطرف r19
_لطرف_ r19
_لع r-29 m62
_لعب r-33 m65 h-48
_لعب_ r-19 m74 h-72
_لعب_ب_ m35
_لعب_علي_ m45 h-25
_لعبن m-44
_لعبنا_ m-44
_لعبه g21
_لعبه_ g21
_لعبه_الطياره_ m25
_لعبه_ما_ g33
_لغ r21 g-27 h28 k49
_لغي g-27 h29 k49
_لغير g-27 h29 k49
_لغير_ h-20 k38
_لف g-28 m55 h36
_لف_ h50
_لفه g-20 m34
_لفه_ g-20 m34
_لق r-31
_لقاء h25
_لقاء_ h25
_لقي r-30
_لك r-27 g23 m47 k72
_لك_ r-20 g38 m34 k34
_لكا m-24
_لكف r-33 h42
_لكفي r-33 h42
_لكفيل_ r-33 h42
_لكل r-31 m42
_لكل_ r-31 m42
_لكم k21
_لكم_ k21
_لكن r57
_لكن_ r57
_لكي k21
_لكي_ k21
_لل r-118 g-122 m-142 h44 k-38
_للا r-31 m-35 h19
_للاط m-21 h-20
_للاطفال_ m-21 h-20
_للاو m-19
_للاولاد_ m-19
_للاي k-20
_للب r30 g-61 h-34 k27
_للبا m34 h-26
_للباقين_ m35
_للبن r-23 m-19 h-46 k37
_للبنك_ k37
_للبنك_انها_ k28
_للبي h31
_للبيت_ h-44
_للبيع_ g-22 h75
_للت m-27
_للتس h24
_للتو h-25
_للث g33
_للج r-35 m-21 h28 k23
_للجا h20
_للجب h-20 k45
_للجبهه_ h-20 k45
_للجن h54
_للجن_ h45
_للح g39
_للحظ h22
_للحظ_ h22
_للحف g-20 h23
_للحفله_ h27
_للحي g72
_للدولار_ r50
_للر m40 k-31
_للز h62
_للزب h27
_للزو h26
_للزواج_ h26
_للس r31 h-27
_للسل h-20
_للسهره_ h-36
_للسي r51
_للسياره_ r51
_للش r21 m-22 h34
_للشب m-21
_للشباب_ m-21
_للشر r21 h64
_للشركه_ r21
_للص r43
_للصا r54
_للصايغ_ r54
_للصي g-19 h19
_للطر r20
_للطرفين_ r20
_للع r-24 g-45 m-36
_للعب h38
_للعم g-20
_للعمله_ r23
_للعي m-29 h-40
_للف r-46 h-29
_للفا h20
_للفق r-29 h-21
_للفقراء_ r-29 h-21
_للفن r-31
_للفندق_ r-31
_للق h34
_للك r-21 g-31 h70
_للكب h27
_للكبار_ h27
_للكل h19
_للكل_ h19
_للكي g-23 h24
_للكيف_ h28
_للم m-41 h20 k-42
_للمج g-19 h-25 k20
_للمجاهدين_ k37
_للمح g21
_للمحبه_ h35
_للمحل_ r28 g20 h-27
_للمخ k-23
_للمد g21
_للمدير_ g21
_للمر r53
_للمرافقه_ h39
_للمسجد_ h-21
_للمص h-33 k23
_للمصرف_ k23
_للمصرف_انها_ k23
_للمط h26
_للمطعم_ h36
_للمف h19 k-29
_للمفتش_ h35 k-29
_للمفتش_كي_ h25
_للمق g28
_للمو h42 k-24
_للموظف_ h69 k-24
_للموظف_عشان_ h22 k-20
_للموظفين_ h-25
_للن h-55
_لله r-20 h-24
_لله_ r-23 h-23
_للو r-25 h36
_للوا h-25
_للوالده_ h-29
_للي r22 k22
_للي_ h-24 k24
_لليل h32
_لليو r20
_لليورو_ r20
_لم g154 m-33 h19 k-48
_لم_ g189 h-67 k-49
_لم_يحدث_ g-20 k35
_لم_يشتره_ g26
_لما g29
_لما_ g31
_لمد r-22 g-35
_لمده g-22
_لمده_ g-22
_لمس g31 m20
_لمست g40 h-19
_لمط h24
_لمطع h40
_لمع h20
_لمعرفه_ h25
_لمن r52 g-24 k39
_لمن_ r52 k39
_لمو h25
_لن r83 g-20 m-34
_لنا r26 m-25 k36
_لنا_ r35 m-25
_لناس k30
_لناس_ k30
_لناس_ناس_ k20
_لنف r60 h-20 k-20
_لنفس r60 h-20 k-20
_لنفس_ r32
_لنفسه_ r28
_له r101 m-21 h-48 k-30
_له_ r112 g29 h-42 k-75
_له_اسم_ g27
_له_الالفين_ r34
_له_علي_ r32
_لها r24 g-48
_لها_ r28 g-48
_لهم k63
_لهم_ k63
_لهم_ايجار_ k50
_لو r-56 g189 m19 h-36
_لو_ g194
_لوا k22
_لواح k22
_لواحد_ k22
_لوت r-19 m70 h28
_لوت_ g35 h-22
_لوتو g-22 m120 h121
_لوتو_ g-22 m120 h121
_لوج r-23
_لوجه r-23
_لوجه_ r-23 g-22
_لوجه_الله_ r-23 g-22
_لوح g-24 m-28
_لوط g22
_لوط_ g25
_لول g25
_لولو g34
_لولو_ g34
_لولو_في_ g34
_لي r-27 m-49 h30
_لي_ g35 m-36 h-98 k64
_لي_السياره_ r-32
_لي_الموعد_ r28
_لي_تمر_ k22
_لي_علي_ r20 h21
_لي_عن_ h27
_لي_كل_ r-35 g24 k50
_لي_من_ r-39 g-31 k23
_لي_وانا_ g31 h-21 k42
_لير h37 k-19
_ليرا r20
_ليرات_ r25
_ليري h40
_ليريكا_ h40
_ليس g40
_ليس_ g24
_ليس_في_ g20
_ليست_في_ g19
_ليل r-22 h75 k-23
_ليل_ h61
_ليله_مع_ h24
_ليلي r-26 h38
_ليليه_ r-24 h20
_لين h20
_لين_ h23
_لين_اسدد_ r29
_لين_تسكر_ h46
_ما r-19 g119 m-25 h-149
_ما_ g163 m-39 h-42 k118
_ما_ابي_ g-24
_ما_اتفقنا_ r23
_ما_احتسبوه_ r47
_ما_اقدر_ k24
_ما_انعمل_ k36
_ما_تدري_ g-20 k44
_ما_تلد_ g23
_ما_تلده_ g20
_ما_تنكتب_ k38
_ما_تيسر_ g21
_ما_حد_ g22 k-26
_ما_حدا_ g30
_ما_دام_ r56
_ما_شافها_ g35
_ما_شفت_ r27 g-20
_ما_شفته_ r20
_ما_صار_ k23
_ما_طلع_ g28
_ما_علي_ r-31 g-20 h30
_ما_فضي_ r22 g25
_ما_في_ g-39 k-19
_ما_له_ g26
_ما_نعرفه_ g-24 k38
_ما_هو_ r-48
_ما_هي_ r-36 g50
_ما_يبين_ k22
_ما_يحسبونه_ r52
_ما_يراه_ g23
_ما_يزهر_ g24
_ما_يشوف_ h40
_ما_يظهر_ k29
_ما_ينذكر_ k20
_ما_ينكتب_ k33
_ماء g-27 h-21 k-21
_ماء_ g-27 h-21 k-21
_ماب g44
_مابي g44
_مابي_ g44
_مات m26 h-40
_ماتش m26 h-30
_ماتشات_ h-26
_ماج r-22
_ماجر r-22
_ماجر_ r-22
_مار g-25 m-20 h72
_مارج g44 h-19
_مارجن_ g47 h-24
_مارس g-39
_مارس_ g-39
_مارك g-20 h50
_ماركه_ g-19 h31
_ماركه_مقلده_ h23
_ماري h40
_ماريجوانا_ h34
_ماك g-27 m64
_ماكي g-24 m65
_ماكينات_ m48 h36
_ماكينات_الفواكه_ m33 h48
_ماكينه_ h-30
_مال r33 g21 m-37 h-60 k-20
_مال_ r43 h-32
_مالك k21
_مالك_ k21
_ماله r31
_ماله_ r41
_مالهاش_ g21
_مالي r-19 g33
_مالي_ g-25
_ماليه_ g58
_ماي g-43 h-46 k-35
_ماي_ h-40 k-19
_مب r-24 g67 k26
_مب_ r-22 k52
_مب_لي_ k20
_مب_من_ h27
_مبا r-67 g81 m32 h-29
_مباد r-60 g99 h-41
_مبادلات_ g30
_مبادله_ r-52 g69 h-24
_مبادله_عايد_ r-43 g42
_مبار m44 h24
_مباريات_ m48 h23
_مبك r30
_مبكر r30
_مبكر_ r30
_مبل r41 h-27 k-24
_مبلغ r41 h-27 k-24
_مبلغ_ r27 h-26
_مبلغ_ثابت_ r25
_مبلغها_ g25
_مبي h26
_مبيو h28
_مبيوق_ h20
_مت g49 h-21 k-51
_مت_ r-25 g52
_متر g-32 h-48
_متع h33
_متعه h20
_متعه_ h20
_متغ g37
_متغي g37
_متف r21 g-32
_متفق r21 g-31
_متفق_ g-24 h-23
_متفق_عليه_ r-51 g-21
_متفقين_ r22
_متل r25
_متل_ r25
_متل_ما_ r25
_متن g-40 m27 h30
_متنا h-24
_متناقصه_ h-24
_متي g97 k-21
_متي_ g97 k-21
_متي_ما_ g58
_مث r-33 g-61
_مثب r27
_مثبت r27
_مثبت_ r27
_مثل r-60 g-61
_مثل_ g-28 h-23
_مثل_ما_ g-28
_مثله r-56 g-32
_مثله_ r-55 g-32
_مج r-23 g-20 h-100 k30
_مجا h-21
_مجان m-19
_مجه g41 h-39
_مجهو g41 h-39
_مجهوله_ g46
_مجهولين_ g-21 k27
_مح r-31 g-21 h-35 k77
_محا r-45 h-58
_محار g61 h-33
_محار_ g28
_محاره_ g32 h-20
_محاض g-41
_محاضره_ g-41
_محاف k44
_محافظ_ k44
_محافظ_باسماء_ k35
_محب h21
_محبه h21
_محبه_ h21
_محت h46 k-28
_محتا h34
_محتاج_ r-19 h25
_محتاجه_ r26
_محتو k-20
_محد g23 k22
_محص g36
_محصو g36
_محصول_ r-40 g62
_محصول_سنتين_ g34
_محصول_سنوات_ g30
_محظ k48
_محظو k48
_محظور_ k50
_محف r21 g-22 h-40 k77
_محفظ r-28 g-20 h-30 k87
_محفظته_ k22
_محفظتي_ r-20 k33
_محفظه_ m20 k30
_محفو r49
_محفوظ_ r23
_محفوظه_ r25
_محل r30 g-40 h27 k-25
_محل_ r63
_محله g-20
_محله_ g-20
_محلي r-25
_محلي_ r-25
_محم r-20
_مخ r49 g58 m-31 h24 k-30
_مخا g20
_مخاط g20
_مخاطر_ g22
_مختر h20
_مخترقه_ h20
_مخدر h91
_مخدر_ h25
_مخدرات_ h38
_مخدره_ h29
_مخص r71 h-19
_مخصو r71 h-19
_مخصومه_ r51
_مخف g20
_مخفي g20
_مخفيه_ g20
_مخل g-25 h21
_مخلو h30
_مخلوط_ h25
_مخم h19
_مخمر h19
_مخمر_ h19
_مد g-30 m41 h-74 k-60
_مدد r56
_مدد_ r71
_مدد_لي_ r71
_مدر r-45 h-37
_مدرس r-25 g-37 h-51
_مدرسه_ g-31
_مدف r-29
_مدفو r-29 g41
_مدفوع_ r-44
_مدفوع_بالكامل_ g-33
_مدفوعه_ m41
_مدفوعه_والجايزه_ m21
_مدفونه_ g31
_مدي r46 m43 h-40
_مديو r47 m47 h-26
_مديون_ m47 h-24
_مديون_من_ m23
_مذ h-25
_مر g22 m-26 h-37 k-21
_مرا r24 h-60
_مراب r60 h-20 k-24
_مرابحات_ r38
_مرابحه_ r22 k-19
_مرافقه_ليليه_ h29
_مراه g26 m28 h-31
_مراهنات_ m-29
_مراهنه_ g34 m48 h-26
_مراهنه_علي_ g44 m19
_مرب r22
_مربو r22
_مربوطه_ r22
_مرت g34 h-32
_مرتب g-29
_مرتب_ g-29
_مرتج g70 h-29
_مرتجع_ g29
_مرتجعات_ g41
_مرج k-19
_مرجع k-19
_مرصو h20
_مرصود_ h20
_مرض g24 h46
_مرضي h35
_مرضيه_ h35
_مرف r-33
_مرفق r-33
_مرك r20
_مركب r22
_مركبه_ r22
_مره g22 k38
_مره_ g22 k38
_مرور h-21
_مري g-23
_مريض g-22
_مز r-48 m-21 k40
_مزا h-65
_مزاج g35 h-30
_مزاد g-20
_مزاد_ g-20
_مزر g35
_مزرع g35
_مزو h52
_مزور h52
_مزور_ h22
_مزوره_ h24
_مزي r-19 h39 k46
_مزيف h47
_مزيفه_ h41
_مس g-57 m-95
_مسا r-79
_مساج h37
_مساج_ h37
_مساع k29
_مساعده_ k29
_مسب g21 h-23
_مسبق g21 h-21
_مسبق_ g27
_مست r32 g60 m-31 h-38 k32
_مستا h36 k27
_مستاجر_ k22
_مستاجرات_ h52
_مستح r46
_مسترد_ g-24
_مستع m-20 h-48 k23
_مستعمله_ m-19 h-19
_مستق g39 h-26 k-19
_مستقبلي_ g38
_مستقبلي_علي_ r-21 g53
_مستقبلي_ل_ g20
_مستقبليات_ g38
_مستقبليه_ r22 g-24
_مستل g37
_مستو g23
_مسج g-63 h-34
_مسجل g-63
_مسجل_ g-43
_مسد r-25 h-20
_مسدس h-20
_مسدس_ h-29
_مسر g-56 m-23 h136 k-19
_مسرب h44
_مسربه_ h33
_مسرو g-50 h101
_مسروق_ g-32 h58
_مسروقه_ h42
_مسك r21 h19
_مسكر h19
_مسكر_ g-20
_مسكره_ g35
_مسل r38
_مش g52 m-19 k-27
_مش_ g55
_مش_عندي_ g21
_مش_من_ g-23 h32
_مشا h-28
_مشار h-23
_مشاركه_ h-23
_مشاركه_في_ h-22
_مشت g44 h-19
_مشتر g32
_مشتري_ g43
_مشر r19 g26
_مشرو r20 g26
_مشروب_ g-23
_مشروبات_ h22
_مشروبات_روحيه_ h21
_مشروط_ r43
_مشروع_ r-20 g51 h-20
_مشروع_ما_ g24
_مشع h38
_مشعو h38
_مشعوذ_ h35
_مشغ r54
_مشغل r54
_مشغل_ r54
_مشغل_فلوسه_ r19
_مشف h37
_مشفر h29
_مشو h-43
_مشوي h-43
_مشوي_ h-43
_مص r27 g-72 h-147 k26
_مصا h-31
_مصار h-42
_مصارع_ m28
_مصاري_ r30 k-22
_مصاريف_ h-28 k38
_مصاريف_خدمه_ r22
_مصد h-43 k38
_مصدر k38
_مصدق h-36
_مصر r38 g-21 h-58 k-21
_مصرف r26
_مصرو h-35
_مصروف_ h-24 k-21
_مصروفات_ k34
_مصري r20
_مصن g-22 h21
_مصنع g-22
_مصنع_ g-22
_مض r151 g-24 h-44
_مضا r40
_مضار r-29
_مضاربه_ r-29
_مضاع r34 m19
_مضاعف_ r27 m19
_مضاف r36
_مضم r58
_مضمو r58
_مضمون_ r24
_مضمونه_ r33
_مط r-22 g-58 m-33 h-77 k-19
_مطب g-23
_مطبخ g-23
_مطر g-22
_مطع m-22 h-76
_مطعم m-22 h-76
_مطعم_ h-76
_مع r61 g-40 m-53 h-27 k-73
_مع_ r63 g-24 h60 k-24
_مع_اقامه_ r25
_مع_انه_ k22
_مع_نهايه_ h41
_مع_وحده_ h44
_معا r92 g-51 h-31
_معاش r25
_معام r42
_معامله_ r47
_معاي g-22
_معت h31
_معتق h51
_معتق_ h51
_معتم h-20
_معتمد_ h-20
_معد r-25 g35
_معدل g42
_معدن r-21
_معدن_ r-21
_معر r-39 g-24 m-21
_معرف g33
_معرفه_ g33
_معرو r-35 g-48
_معروف_ r-23 g-36
_معس h-33
_معسل h-33
_معسل_ h-33
_معل r-70 g30 m-21
_معلق r-22 g78 m-19
_معلق_ g59
_معلق_علي_ g68 h-26
_معلقه_ g32
_معلقه_علي_ g32
_معلو r-28 g-39
_معلوم_ r-42
_معي g52
_معي_ h23
_معين g57
_معينه_ g32
_مغ g44 h51
_مغش h33
_مغشو h33
_مغشوش_ h28
_مغل g36
_مغلفه_ g19
_مغلق g19
_مف g27 h-55 k-20
_مفاج g37
_مفاجات_ g34
_مفت r-33 h-23
_مفتا r-21 g-22
_مفتاح_ r-21 g-22
_مفر g23
_مفرو g23
_مق h88 k-45
_مقا m20 h35
_مقاب g19 h48
_مقابل_ g19 h48
_مقابل_ان_ h58
_مقابل_حق_ g37
_مقابل_ظرف_ h48
_مقاس h-36
_مقام m53
_مقد g44 h-20
_مقدم r-35 g52
_مقدم_ g52
_مقر h48
_مقرص h27
_مقرصنه_ h19
_مقط g-37 h-30
_مقطو g-33
_مقطوع_ r-37 g-21
_مقف r47 g53 h-23
_مقفل g28
_مقفله_ g27
_مقفله_من_ g27
_مقفو r47 g25
_مقفول_ r55
_مقفوله_ g41
_مقل r-26 g-22 h117
_مقلد r-26 g-21 h117
_مقلد_ r-22 h41
_مقلده_ g-19 h74
_مقه g-20 h-20
_مقهي g-20 h-20
_مقهي_ g-20 h-20
_مك r35 g-60
_مكا g-33
_مكاف r35 k-30
_مكافاه_ r38
_مكان g-24 h36
_مكان_ g-24
_مكاني_ h22
_مكاي h-28 k43
_مكاين_ h-28 k43
_مكت r29 m20 h43 k-20
_مكتب m22
_مكتب_ m22
_مكتب_الاقراض_ h44
_مكتو r44 h48
_مكتوب_ r23 h48
_مكتوب_عليه_ r-45 h70
_مكف r36
_مكفو r36
_مكي r-27 h-19
_مكين h-19
_مكينات_ k32
_مل g45 h-66 k-39
_ملا r-27 h-30
_ملاب r-19 h-21
_ملابس_ h-21
_ملز r75 g-22
_ملزم r75 g-22
_ملزم_ r71 g-22
_ملزم_من_ r59
_ملغ h23
_ملغو h23
_ملغومه_ h23
_ملف h27
_ملف_ h23
_ملك g81 h-39 k-34
_ملكن g22
_ملكنا_ g22
_ملكه g31
_ملكه_ g31
_ملكي g41 h-21 k-23
_ملكي_ g37 h-30 k-22
_مله g21
_مم r79 g28 h-75
_مما r54
_مما_ r54
_ممت r27
_ممتا r27
_ممتازه_ r37
_ممد g46
_ممدد g46
_من r21 m-64 h71 k-48
_من_ r-159 g23 m-38 h56
_من_اسماء_ k19
_من_الاول_ r36
_من_الجمعيه_ m19
_من_الجهتين_ r33
_من_الدين_ r-28
_من_الراعي_ m-21
_من_الربح_ r-37
_من_السفاره_ h29
_من_السفر_ g45
_من_السوق_ r23 m-52
_من_الشاحنه_ h27
_من_الشباب_ h29
_من_الشباك_ m38
_من_العيال_ h60
_من_القرض_ r-72
_من_اللي_ r68 g-82 h71 k20
_من_المتجر_ g46
_من_المحل_ r33 g-19
_من_المزاد_ g50
_من_امازون_ g31
_من_اول_ r42
_من_بيع_ g-57
_من_حقنا_ h39
_من_حقه_ g-45 h58 k-29
_من_حقي_ g-21 h27
_من_راعي_ h21
_من_رسم_ m25
_من_رسوم_ m33
_من_شباك_ m25
_من_شركه_ g30 m-22 h33
_من_صاحب_ g-19
_من_صاله_ h27
_من_عند_ h23
_من_غير_ g59 k-47
_من_قيمتها_ r52
_من_كل_ r30
_من_مجهولين_ k19
_من_محل_ r44 h19
_من_مكتب_ r31 m23
_من_منتجع_ h36
_من_ناس_ k40
_من_هذه_ g29
_من_ورا_ g-19 h29
_منا r36
_منا_ r41
_مناس g24
_مناسبا_ g24
_منت g-26 h59
_منتج h29
_منتجع_ h29
_منتجع_كازينو_ h60
_منته g-21 h29
_منتهي_ g-19 h21
_منج g-23 h78
_منجم g-23 h78
_منجم_ h62
_منس h19
_منسو h19
_منسوخه_ h19
_منص h-36
_منصه h-36
_منصه_ h-36
_منظ r56 k-22
_منظم r56 k-22
_منظم_ r56 k-22
_منف g25
_منه r57 g22 h-40 k-25
_منه_ r40 h-51 k-43
_منه_الدراجه_ r-33
_منها r21 k19
_منها_ r21 k19
_منو r-23
_منو_ r-23
_مني r55 m-22 h-38
_مني_ r55 m-22 h-38
_مه g-38 h63 k-27
_مهر_ h-25
_مهرب h29
_مهك h45
_مهكر h45
_مهكره_ h41
_مهل h22
_مو r-38 g77 m-67 h-105 k30
_مو_ r25 g81 h56 k-23
_مو_عندي_ g57
_مو_من_ g-21 h29
_مواص g21 h-28
_مواصفات_ g31
_مواصلات_ h-23
_موب r37 m-25
_موبا r37 m-25
_موبايل_ r37 m-25 h-25
_موج h-67 k64
_موجر g-31 h-42 k51
_موجر_ k56
_موجل g59 k-24
_موجل_ r-28
_موجلان_ g27
_موجلين_ g37
_موجو k36
_موجود_ k33
_موز r-32 g-25
_موزو r-32 g-25
_موش g24
_موشر g34
_موشر_ g34
_موظ k29
_موظف k29
_موظف_ k37
_موع g55 h-23 k-19
_موعد g55 h-23 k-19
_موعد_ g89
_موعدها_ r19 g-20
_موق k21
_موقع k-19
_موقع_ g-28
_موقع_التوقعات_ h20
_موقع_تعارف_ h23
_موقو k39
_موقوف_ k39
_مول r-29
_مي r34 g-53 m86
_ميا g-19 h-24
_ميت g-30 m29 h52
_ميته m28 h62
_ميته_ m28 h62
_ميس r21 m30 h-26
_ميسر r26 m36
_ميسر_ m36
_ميسره_ r32
_ميل h-51
_ميلا h-37
_ميلاد_ h-31
_مين g-25
_ميه h30
_ميه_ h30
_نا r-85 g-82 k51
_ناب_ h34
_ناد g-24 h-33
_ناس h-27 k76
_ناس_ g-32 h-22 k77
_ناص r-27
_ناصر r-27
_ناصر_ r-27
_ناف h53
_نافق h53
_نافق_ h38
_ناق g-44 m25
_ناقت m28
_ناقص r48 g-31
_ناقه r-24 h-30
_ناقه_ r-24 h-30
_ناو g19
_ناوي g19
_ناوي_ g19
_ناوي_اشتريه_ g21
_نب g32 m-24
_نبت g51 h-19
_نبت_ g44
_نبي r-27 m-19 h25
_نبيد h23
_نبيد_ h23
_نت r-35 g96 h-70 k47
_نتا g67 h-28
_نتاج g71 h-28
_نتاج_ g71 h-28
_نتج k19
_نتف r-28 g76
_نتفاهم_ g19
_نتفق r-26 g61
_نتفق_ r-26 g61
_نتفق_علي_ r-20
_نتفق_عليها_ g61
_نتوقع_فيه_ h26
_نتي h-36
_نتيج h-36
_نتيجه_ h-36
_نتيجه_الانتخابات_ h-24
_نج h-39 k68
_نجا h-28
_نجاح h-28
_نجاح_ h-26
_نجم h-33 k77
_نجمع h-33 k77
_نجمع_ h-33 k77
_نجمع_فلوس_ k19
_نجو h34
_نجوم h34
_نجومي_ h34
_نح r-21 g71
_نحا g-23
_نحاس g-23
_نحاس_ g-23
_نحد g58
_نحدد g58
_نحدده_ g47
_نحدده_بعد_ g19
_نحس h19
_نحس_ h19
_نحط k23
_نحط_ k23
_نخ r-29 g93 h-31
_نخت g41
_نخل g58
_نخله g33
_نخله_ g33
_نخلي g-44
_نخمن m21
_نخمن_ m21
_ند g40
_ندر g30
_ندري g30
_ندري_ g30
_نز r70 m30 k-24
_نزل r53 h26 k-24
_نزل_ r26 k-22
_نزو g32
_نزول g32
_نزول_ g32
_نس r35 g-29 m23 h38 k49
_نسا h36
_نساي h31
_نسب r39 m36
_نسبه r19 m23 h-23
_نسبه_ r19 m23 h-23
_نسبه_لي_ r-35 k39
_نسخ_ h24
_نسم k49
_نسمي k49
_نسميها_ k28
_نسميهم_ k20
_نش g35 m-31
_نشو g51 m-29 h-33
_نشوف g51 m-29 h-33
_نشوف_ g27 m-29 h-33
_نص m-35 k-47
_نص_ r41 g51 h-46
_نصب r-40 g-22 h37
_نصب_ g-19 h21
_نصف r36 h33 k-24
_نصف_ r36 h37
_نصي r-30
_نصيب r-30
_نصيب_ g-40 m38 h27
_نصيبي_ r-42 g44 h-35
_نصيبي_في_ g74
_نصيبي_من_ g-54 h-19
_نط m26
_نظ h-21
_نظي r32
_نظير r36
_نظير_ r36
_نع r-37 g-25 h34 k51
_نعت h39
_نعتق h39
_نعتقها_ h39
_نعد k25
_نعدي k25
_نعدي_ k25
_نعر r-22 k29
_نعرف r-22 k29
_نعرف_ g23
_نعرفه_ g-24 k40
_نف r-33 g-51
_نفس r-31 g-33 m-30
_نفس_ r-25 h28 k19
_نفسه r-20 g-24 m-23 k-25
_نفسه_ g-37 h-22 k-20
_نفسه_الذي_ r62
_نفسه_يشتريه_ r28
_نفسه_يشتريها_ r38 g-21
_نفسها_ r-19
_نفو m34
_نفوز m32
_نفوز_ m32
_نق r51 m-45 h-126
_نقد r38 m-20 h-52 k31
_نقد_ r54
_نقدا g-26 h-23 k30
_نقدا_ g-26 h-23 k30
_نقدا_ب_ g19
_نقدا_باقل_ r22
_نقدي h-24
_نقدي_ h-24
_نقر g27
_نقرر g27
_نقرر_ g27
_نقس m-19
_نقسم m-19
_نقل_شحنه_ h23
_نقو g40 h-41
_نقوط h-33
_نقوط_ h-33
_نقول g58
_نقولها_ g42
_نل h-26 k63
_نلم h-33 k64
_نلم_ h-33 k64
_نلم_حق_ h-33 k64
_نه r-35 g-37 h44
_نها r-35 g-37 h44
_نهاي r-35 g-37 h44
_نهايه_ r-35 h52
_نهايه_الشهر_ r-25
_نو r-65 g29 h-48 k22
_نوص r-19 k39
_نوصل r-19 k39
_نوصل_ r-19 k39
_نوع r-34 g55 h-33
_نوعه r-34 g37
_نوعه_ g19
_نوعها_ r-34
_ها r-87 g107 h-30 k-33
_هاب h-21
_هابط h-28
_هابط_ h-28
_هابط_خلال_ m22
_هات r-35 g-27 h22 k-21
_هاته h36
_هاته_ h36
_هاخ r20
_هاخد r20
_هاخد_ r20
_هار m38
_هاك h37
_هال r-50 g105 m-21 h-57
_هالا r-29 g31
_هالاسبوع_ r-29 g22
_هالس h-21
_هالش g22
_هالشجره_ g25
_هالن g25
_هالنخله_ g25
_هام r-28 g57 h-31
_هامش r-19 g82 h-26
_هامش_ r-19 g82 h-26
_هامش_علي_ g36
_هاي h38
_هاين h38
_هاينكن_ h38
_هب r19 m28 h-21
_هبه r23
_هبه_ r23
_هبو m29
_هبوط m29
_هبوط_ m21
_هبوط_ثانيه_ m21
_هج m51 h39
_هد g-31
_هدا h-22
_هداي h-22
_هدايا_ h-22
_هدي g-29
_هديه g-28
_هديه_ g-28
_هديه_زواج_ h-30
_هديه_متفق_ r22
_هذ m33 h-27 k-33
_هذا g-38 k-21
_هذا_ g-38 k-21
_هذا_الشهر_ r-20
_هذه g29
_هذه_ g29
_هذي m27 h-45
_هذي_ m27 h-45
_هر g67
_هرب g71
_هرب_ g66
_هرم h19
_هرمي h19
_هرمي_ h19
_هك r45 m-27 h46
_هكذ r49
_هكذا r49
_هكذا_ r49
_هكر m-19 h47
_هكر_ m-19 h47
_هل g-27 m41
_هل_ m68 h-24
_هلا m-27
_هلال m-26
_هلال_ m-23
_هم r-38 g38
_هن k24
_هنا r29 k25
_هناك k25
_هناك_ k25
_هند g29
_هندي g26
_هو r-75 g31 m24 k-28
_هو_ r-106 m27 h-42 k-21
_هو_لي_ g19
_هوا r31 g21
_هوي h36
_هويه h24
_هويه_ h24
_هي r-62 g30 m-26
_هي_ r-65 g43 m-20
_هير h27
_هيرو h27
_وا g-36 m-31 h-97 k105
_وات g-31 h21
_واتس g-28 h21
_واجر r29
_واجره_ r29
_واح r-83 g73
_واحد r-51 g57
_واحد_ r-47 g40
_واحد_دفع_ m-37
_واحد_في_ h28
_واحد_من_ g45 h-37
_واحد_يطلع_ g21
_واحد_يوصل_ m28
_واحده_ h23
_واحده_من_ g24 h-19
_واحط k19
_واحطه_ k19
_واخ r-66 m-38 k35
_واخت r-29 g-21
_واخذ k20
_واخذ_ r25 k21
_واخذته_ r-41
_واد k38
_وادف r46
_وادفع_ r46
_واذ r-31 g26
_واذا r-31 g26
_واذا_ r-31 g26
_وار r-31 g74 h-34
_وارب m28
_واربح_ m44
_وارج r-54
_وارجعها_ r-54
_وارد r43
_واردها_ r36
_وارس k37
_وارسل_ k37
_واس g-50 m-35 h45 k-19
_واست r-41 g-36 h-23
_واستلم_ r25
_واستلمته_ r-26
_واستلمتها_ r-19
_واسط m-19 h65
_واسطه_ m-19 h65
_واش r39 g-24
_واشت r39 g-24
_واشتريت_ r-39
_واص r39
_واصب r20
_واصبر_ r20
_واض r70
_واضع r39
_واضع_ r39
_واضي r31
_واضيف_ r31
_واع h-23
_واعط h-23
_واف r31 g-25 m28
_وافو m28
_وافوز_ m28
_واق g-30
_واقف g-29
_واك r80 g-34
_واكل r48
_واكل_ r48
_وال r-27 m54 h-99
_والا r-35 m43 k-21
_والا_ g47 h20
_والاستلام_ r43
_والاول_ m21
_والب g19 k-23
_والباقي_ r32 h26 k19
_والبضاعه_ g35
_والبضاعه_موجلين_ g22
_والبنك_ r23 k-27
_والت r54 g-26 k-19
_والتسليم_ r52 g-31
_والتسليم_بعد_ r34 g-23
_والث r-21 g-19
_والثمن_ r-21
_والثمن_بعد_ g26
_والج m36
_والجايزه_ m41
_والجايزه_من_ m22
_والح k50
_والحقيقه_ k44
_والحقيقه_ما_ k31
_والخ r-27
_والخساره_ r-27 m-29
_والخساره_علي_ r-27
_والد r22 m-20 h-25
_والدفع_ r32
_والدي_ h-25
_والدين_ r-33
_والر r-29 g31 m-30 h-21
_والربح_ r-24 m-25
_والرقم_ g37
_والز r-22
_والس m23
_والسعر_ r-20 g20
_والسعر_علي_ g28
_والص k30
_والصدق_ k36
_والط r-31 g-34
_والف h-19
_والفلوس_ r-22
_والل g-26 m27 k-23
_واللي_ m29
_والم h-25 k45
_والمال_ k52
_والمال_لغير_ k32
_والمبلغ_ r-19 g-19 k-19
_والن r22 g19
_واله g27
_والهبوط_ g27
_والو r22 g40
_وان r-26 g85 m-24 k25
_وان_ r-20 g64 h-20
_وانا m-29 k51
_وانا_ m-29 k51
_وانت g37
_واه k35
_واهي k35
_واهي_ k35
_واو h33 k21
_واود k33
_واودعه_ k33
_واي h30
_واين h34
_واين_ h34
_وب r118 h-22 k-65
_وبا k-21
_وباق r-19 g26
_وباقي_ r-19 g26
_وبت r-30 g26
_وبد r36 h-24
_وبدو r54 g20
_وبدو_ r41
_وبر r25
_وبرج r33
_وبش g49
_وبص g-41
_وبصل g-41
_وبصل_ g-41
_وبعت r24 g20
_وبعت_ r-26
_وبعته_ r31
_وبعد r-52 g-22
_وبعد_ r-33
_وبق r27
_وبي g-33 m35
_وبين m23
_وبين_ r-47 m23
_وت g-159 m-23 h-33 k81
_وتح k31
_وتحو k37
_وتحويل_ k26
_وتد r-28 h23
_وتر r-52 g-46 k48
_وترج g-29 k56
_وترجع_ g-29 k56
_وتس r47 g-23 h24
_وتسع r45
_وتسليمها_ r35
_وتط h-44 k27
_وتطل h-30 k30
_وتطلع_ h-30 k30
_وتطلع_بنفس_ h-21 k40
_وتطلع_نفس_ k19
_وتع r20
_وتق r-28
_وتم r36 g-21
_وتن r-19
_وتو h-22
_وث h-20
_وثل g-19
_وثي g44
_وثيق g44
_وثيقه_ g44
_وج r-45 g-69
_وجب h-36
_وح g-28
_وحد h26
_وحده g38 h26
_وحده_ g38 h26
_وحده_من_ h25
_وحط g20
_وحطي g25
_وحطيت_ g25
_وحق h-29
_وحل g-29
_وحلي g-29
_وحو r-26 g-25 k21
_وحول r-24 k21
_وحول_ k21
_وحول_لي_ k-22
_وخ r35 g-34 m19 h24
_وخد r-20
_وخذ_ g26
_وخم r60 h37
_وخمس r60
_وخمسميه_ r28
_وخمسين_ r32
_ود r-51 h-25 k-30
_ودا r20
_وداي r20
_ودايع_ r20
_ودع r-20 h20
_ودع_ h20
_ودف r-84 g20 m-21
_ودفع r-84 g24 m-21
_ودفعت_ r-29 g19 m-27
_ودفعت_ثمنه_ g28
_ودفعنا_ r-23 g45
_ودي r-19
_ودي_ r-20
_وذ r-20 h-72
_ور r-30 g34 m28 h-35 k-34
_ورا g32 m64 h23 k-21
_ورا_ g27 h33
_وراه m50
_ورب r27 g-43
_ورث g83 h-34
_ورث_ g36
_ورث_وهو_ g21
_ورثه_ g53
_ورثه_وهي_ g20
_ورج r-36
_ورجع r-36
_ورجعت_ r40
_ورجعتها_ r-25
_ورجعوا_ r31
_ورجعوا_اخذوها_ r23
_ورجعوا_خذوها_ r27
_ورد_ h19
_ورده r26
_وردها_ r26
_ورق r-37 k24
_ورق_ m-26 h-43 k28
_ورقم k24
_ورقمها_ k25
_ورقه m27 h40
_ورقه_ m27 h40
_ورقه_جديده_ r-24
_ورقه_سباق_ m59 h29
_ورقي g36
_ورقيه_ g36
_ورك r-20 g-38
_وركب r-20 g-38
_ورو h-23
_وز r133 g-63 h-47
_وزا r82
_وزاد r82
_وزاد_ r69
_وزن g-55
_وزن_ g26
_وزنا r24
_وزنه g-71
_وزنه_ g-85
_وزنها_ g22
_وس r-126 g-62 m27
_وسا r21 h-40
_وست g20
_وسج m38
_وسجل m38
_وسد r-27
_وسدد r-27
_وسك r-40 g36 h54
_وسكي h54
_وسكي_ h54
_وسل r-53 g-29
_وسلم r-59 g-26
_وسلمني_ r-39
_وسي k34
_وسيط k34
_وسيط_ k34
_وش r-89 h-69
_وش_ g41
_وشر h-26
_وشرط r37
_وشري r-26
_وشف g-28
_وشفت g-28
_وص r-75 m-26 h22 k-40
_وصا r30
_وصاح r-24
_وصار r54
_وصار_ r45
_وصر r-24
_وصرف r-24
_وصف g43 k-19
_وصف_ g39
_وصفه h35
_وصفه_ h35
_وصل r-28 g-56
_وصل_ k-19
_وصلت g-33
_وصلت_ g-33
_وصلن r-20 k30
_وصلني_ k30
_وط r50 g-60 m65
_وطل g-26 m82 h22
_وطلع m87
_وطلعت_ m40
_وطم g-27
_وطما g-27
_وظ g24 m-22
_وع r50 g-146 m-33 h-104 k22
_وعد r30 g-104 h-36
_وعد_ r52 g-31
_وعد_ملزم_ r65 g-20
_وعدت r28
_وعط r-48
_وعطي h38
_وعل r73
_وعلي r73
_وعليه_ r40
_وعليهم_ r41
_وعو h-31
_وعود h-31
_وغ m24
_وغل m24
_وغلب m24
_وغلبني_ m24
_وف r73 g-28 m-27 h-67 k-32
_وفل g-22
_وفو r62 h-19
_وفوق r64
_وفوقها_ r22
_وفي k-29
_وفي_ r-34
_وفيه r21 h19
_وق r-27 g111 m-45 h-43 k-24
_وقا g-22 m19 h-31
_وقال g-22 m19 h-31
_وقال_ m22 h-27
_وقب r-57
_وقبض r-57 g-33
_وقبضت_ r-20 g-20
_وقبضت_ثمنه_ g-20
_وقت r20 g23 m-21 h-31
_وقت_ r-25 g31 h-27
_وقت_ما_ r-24
_وقته r31
_وقته_ r22
_وقد r-21 g26
_وقد_ r-21 g26
_وقط g-31 h35
_وقع r70 g29 m-22
_وقعت r36 g33
_وقعت_ r36 g33
_وقعت_علي_ r33
_وقل g56
_وك r73 g-63 k-26
_وكا h25
_وكال h30
_وكاله_ h30
_وكب r52
_وكبر r52
_وكبر_ r52
_وكبر_المبلغ_ r51
_وكتبت_علي_ r23
_وكش h47
_وكشف h47
_وكشف_ h47
_وكل r46
_وكل_ r56
_وكل_واحد_ m-32
_وكي g-28 m34 h-68
_وكيل m34
_وكيل_ m34
_وكيل_السحب_ h28
_وكيل_اللوتو_ h-30
_ول r-133 g152 h-124
_ولا r-77 g101 h-36 k-25
_ولا_ r-77 g69 h-35 k-22
_ولا_ايصال_ k21
_ولا_سبب_ g-41 k43
_ولا_متي_ g24
_ولاد g32
_ولد g31 h-30
_ولد_ r-21
_ولد_عمي_ r-21
_ولك r32
_ولم r-77 g35 k-21
_ولم_ r-37 g21
_ولما r-41
_ولما_ r-41
_وله r59
_وله_ r59
_ولي r-33 k58
_ولي_ r-33 h-30 k58
_وم r31 g-120 h-138
_وما r-64 g59 h-42 k26
_وما_ r-102 g62 h-30 k44
_وما_اتفقنا_ g43
_وما_حددنا_ g36
_وما_في_ g25
_وما_فيه_ g-39 k74
_ومال r36
_وماله_ r19
_ومح g-21
_ومخ g-28
_ومر r-22
_ومس r-30 h-25
_ومش r28
_ومع r134 g-46
_ومعاه_ r60
_ومعه r117 h26
_ومعه_ r44 h32
_ومعها_ r73
_ومن m25
_ومن_ m25
_ومن_يصيب_ m25
_ومو r-23 g-45
_وموع r-22 g-20
_وموعد_ r-22 g-20
_ومي r67 h-20
_وميه r53 g-20
_وميه_ r53 g-20
_ون r59 g-22 m28
_ون_ m67 h28
_ون_اكس_ m50 h39
_ونز r-25
_ونزل r-25
_ونس g21
_ونص r113 g24
_ونص_ r120
_ونص_بعد_ r55
_ونصف r-27
_ونصف_ r-27 g-19
_ونق r-25 g-23
_وه r37 m-62 h-67 k169
_وهذ r-49 g-24 m-33
_وهذا r-28
_وهذا_ r-28
_وهذا_المبلغ_ g25
_وهذي r-21 m-24
_وهذي_ r-21 m-24
_وهم h-24 k61
_وهمي h-24 k62
_وهمي_ h-20 k37
_وهميه_ k25
_وهو r34 k38
_وهو_ r34 k38
_وهو_طاير_ g56
_وهو_مب_ k26
_وهو_نفسه_ r80 g-26
_وهي r46 g-25 h-24 k80
_وهي_ r22 g-23 h-21 k80
_وو r-42 g-86 m-38 h-57
_وور h19
_وورق h19
_ووز r-39 h-19
_ووزن h-19
_ووزناه_ g-42
_ووص g-33
_ووق g-24
_ووقع g-24
_وول h-19
_وي r84 h54 k38
_ويا r-26
_ويب r64
_ويبي r44
_ويخ g19
_ويد r30
_وير g-25 k42
_ويرج k42
_ويرجع_ r-21 k42
_ويردها_ r-21
_ويز r23
_ويزي r23
_ويس r-31 h47
_ويسك h44
_ويسكي_ h44
_ويش h27
_ويشغ h27
_ويشغله_ h27
_ويع r19 k41
_ويعط r25
_ويعطيني_ r20
_ويعو k39
_ويعود_ k39
_ويق r27 g-19
_ويقص r25
_ويقص_ r25
_وين r-26 g46 h32
_وين_ r-35 g46 h32
_يا r-110 g33 m155 h-72
_يا_ r-45 g78 m75 h-43
_يا_نصيب_ m50 h24
_ياج h-26 k49
_ياجر h-26 k49
_ياجر_ h-26 k49
_ياجر_حسابات_ h-19 k50
_ياخ r-31 g-35 m67 h-31
_ياخد g-20 m24
_ياخد_ r47 g-20 m24
_ياخذ r-47 m43 h-19 k-30
_ياخذ_ r-49 m43 k-21
_ياخذ_فلوس_ m44
_يان h32
_يانص h32
_يانصيب_ h32
_ياه r-22
_ياهن r-31
_ياهن_ r-31
_يب g-27 h-55 k111
_يبق h-28 k28
_يبقي h-28 k28
_يبقي_ h-28 k28
_يبل k49
_يبلغ k49
_يبلغون_ k35
_يبي r37 g-19 k32
_يبيع r40
_يبيعنا_ r84 g-30
_يبيعنا_السياره_ r59
_يبيعنا_نفسه_ r38
_يبيعني_ r-22
_يبين k27
_يبين_ k24
_يت g27 h31
_يتا r29
_يتاخ r29
_يتاخر_ r29
_يتح g45
_يتحد g45
_يتحدد_ g45
_يتز g21
_يتزر g21
_يتزرع_ g21
_يتص h38
_يتم r20 g-25 k19
_يتم_ r20 k19
_يج r38 g-31 m30 k48
_يجم k27
_يجمد k27
_يجي r35 m34 h19
_يجي_ r19
_يجيب m41
_يجيب_ m44 h24
_يح k86
_يحا h-20 k28
_يحب g-27 h58
_يحج g-70
_يحد g64 h-22 k20
_يحدث g-20 k35
_يحدث_ g-20 k35
_يحدد g84 h-19
_يحدد_ g50
_يحدده_ g26
_يحر h-19 k39
_يحرك h-19 k39
_يحس_ k24
_يحسب r22 g-22
_يحسبونه_ r52
_يحل g47 h33
_يخ r-59 g86 m50
_يخا g-26
_يخال g-26
_يخالف_ g-26
_يخت r-19 g77
_يختا g80 h-22
_يختار_ g20
_يختب h27
_يختبر_ h27
_يخر g41
_يخس m44
_يخسر m44
_يخسر_ m44
_يخسر_يدفع_ m26
_يخم m20
_يخمن m20
_يخمن_ m20
_يد r-82 m23
_يد_ r-61
_يد_بيد_ r-44
_يدا r-24
_يدا_ r-24
_يدا_بيد_ r-24
_يدخ h59
_يدخل h59
_يدخل_ h59
_يدخل_الامتحان_ h32
_يدر h-24 k20
_يدري k22
_يدري_ k22
_يدف g22 m39
_يدفع g26 m47 h-34
_يدفع_ r19 g-40 m86 h-25
_يدفع_للباقين_ m35
_يدفع_ميه_ m-25
_يدفعون_ g62 m-34
_يدفن h31
_يدفن_ h31
_يدي r68
_يدين r35
_يدين_ r35
_ير g48 k41
_يرا g31
_يراق k35
_يراه g32
_يراه_ g32
_يرب r-19
_يرج k-20
_يرجع k-20
_يرجع_ g-20
_يرجع_كامل_ r30
_يرجع_لي_ g-19
_يرد_ r25
_يرده_ r-24
_يرس k41
_يرسل h-26 k41
_يرف k24
_يرفع k24
_يرفع_ k24
_يري k23
_يريد k23
_يريد_ g-20 k23
_يز r57 m-28 h-26
_يزه g26
_يزهر g26
_يزهر_ g26
_يزي r63 g-33
_يزيد r63 g-33
_يزيد_ r63 g-33
_يس r123 g-39 m27 h40 k45
_يسا r-22 h-28 k53
_يسال r-22 h-28 k53
_يست r63 g-29 h-22 k54
_يستع r55
_يستق k22
_يستقبل_ k22
_يستقبل_من_ k28
_يستل k26
_يستلم_ k26
_يستلم_من_ k26
_يسج m38
_يسجل m38
_يسجل_ m38
_يسد r35 g-22 h-22
_يسدد r35 g-22 h-22
_يسدد_ g-19 h-22
_يسك r-24 g-21 h73
_يسكر g-21 h80
_يسكر_ g-21 h80
_يسل r60 g26 k-28
_يسلف r50
_يسلم g29 k-28
_يسلم_ k-19
_يسلم_يوما_ k-19
_يسه g53
_يسهل g53
_يسهل_ g53
_يسو h39
_يسوي h39
_يسوي_ h39
_يش h51
_يشت r25 g-26 k-19
_يشتر r52 g-23
_يشتره_ g26
_يشتريه_ r25
_يشتريها_ g-36
_يشتغ r-27
_يشتغل_ r-27
_يشغ h29
_يشغل h29
_يشغله_ h29
_يشو h23 k32
_يشوف h23 k32
_يشوف_ h42
_يشوفونه_ k39
_يص r-44 g57 m47 h-24
_يصط g25
_يصطا g25
_يصطاده_ g25
_يصع m23
_يصعد m23
_يصعد_ m23
_يصي g28 m23
_يصيب m25
_يصيب_ m25
_يصيب_يلم_ m20
_يصيد g44
_يصيده_ g42
_يض r28 g-29 m36
_يضا m30 h34
_يضاع m30 h34
_يضاعف_ m30 h34
_يضم r33 g-29 h-22
_يضمن r33 g-29 h-22
_يط r38 h42 k26
_يطر h19
_يطرد h21
_يطرد_ h21
_يطل k34
_يطلب r20
_يطلع k20
_يطلع_ k21
_يطي r29 h35
_يظ k48
_يظه k38
_يظهر k38
_يظهر_ k38
_يع r-55 g62
_يعر g58 k-19
_يعرف g58 k-19
_يعرف_ g39
_يعطو r-22 g28
_يعطون_ r-21 g26
_يعطون_اهلي_ r-20 g19
_يعطي g-19
_يعطي_ r20 g-19
_يعطيني_ r-24
_يعو g37
_يعوض g34
_يعيد r36
_يعيدها_ r20
_يعيدها_مع_ r19
_يعين r-32
_يغ k24
_يغي k29
_يغيب k32
_يغيب_ k32
_يف r-76 g81 h57 k-19
_يفت g41
_يفتح g44
_يفتح_ g28
_يفتح_اعلي_ g26 h-19
_يفك h64
_يفك_ h57
_يفو r-30
_يق r26 m-22 h20
_يقا k35
_يقات k36
_يقاتلون_ k36
_يقد h29
_يقدم h29
_يقر h19
_يقرا g-19 h34
_يقرا_ g-19 h34
_يقرر g41
_يقو g26 k-20
_يقول g26 k-20
_يقول_ r19 h25
_يقوله_ g28
_يك m-26 h38 k-26
_يكت r-31 h37
_يكتب h38
_يكتب_ h41
_يل r25 g42 m48
_يلم m30
_يلم_ m28
_يلي g62
_يلي_ g62
_يم g61 h48
_يمت h30
_يمتح h30
_يمتحن_ h30
_يمر k50
_يمر_ k50
_يمش h23
_يمشي h23
_يمشي_ h23
_يمك g44 h-24
_يمكن g44 h-24
_يمكن_ g44 h-24
_يمل g57 k-21
_يملك g57 k-21
_يملكه_ g32
_يملكها_ g29
_يمه r39
_يمهل r39
_يمهلني_ r22
_ين r-42 g-21 h-47 k83
_ينا g-32
_يناي g-32
_يناير_ g-32
_ينب g25 k26
_ينت r-21 g38
_ينته r-21 g49
_ينتهي_ r-21 g49
_ينذ k20
_ينذك k20
_ينذكر_ k20
_ينز r-33 m22 h31
_ينزل r-33 g-34 m24 h36
_ينزل_ r-37 g-34 m24 h36
_ينق r-27 m-19
_ينقص r-27 g-22
_ينقص_ r-27 g-22
_ينك r35 g-19 h-19 k46
_ينكت r36 k32
_ينكتب_ r36 k32
_يه m36
_يهب m38
_يهبط m38
_يهبط_ m38
_يو r26
_يوصل_ r25 m27
_يوف r55
_يوق h26
_يوقع h27
_يوقع_ h27
_يوم r-21 m-27
_يوم_ r33 g39 h-25
_يوم_الاحد_ g-25
_يوما k-19
_يوما_ k-19
_يوما_ما_ k-19
_يومه r-72
_يومه_ r-55
_يومي r19 h39
_يون r-26
_يوني r-26
_يونيو_ r-26
_چر h31
_چرس h31
_چرس_ h31
a2a r97 g-25 m41 h-39
a2a_ h-61
a2al r76
a2al_ r76
a2b g23
a2ba g25
a2bal g25
a2d r53 m-19
a2d_ r30 m-19
a2e r80
a2ed r66
a2ed_ r53
a2i r37 m21
a2i_ m20
a2id r31
a2k r37
a2kh r37
a2khe r37
a2l r-19 g-29 h44
a2le h44
a2lee h44
a2m r-27 g36 h-23
a2me r-27 g36 h-23
a2mee r-27 g36 h-23
a2n r-39 g45 m20
a2na r-39 g45
a2s m-22
a2sa r47
a2se r-24
a2see r-24
a2t r73
a2y r63
a2y_ r63
a3_ g51 m64 h-26
a3a g-53 m-19
a3a_ r-20 g-20 h19
a3ad r27 g-24 h-27
a3ah g-19
a3d r44
a3d_ r43
a3dan r22
a3de r-33
a3dei r-23
a3e r34
a3et r34
a3et_ r46
a3l g19 k36
a3li g34 k39
a3li_ g34 k39
a3n r-19 m-20
a3na m-20
a3na_ m-20
a3o r29
a3r g25 k31
a3re k24
a3ref k24
a3ro g25
a3t r-41 g-31 m22
a3t_ g-28 m26
a3to r-25
a5a g35
a5d k19
a5de k19
a5dem k19
a5e r28
a5et h28
a5o r23 m34
a5od m38
a5od_ m38
a7_ g-20 m46 k63
a7a g-20 h-64 k45
a7ad k20
a7add k22
a7aw r-30 k39
a7awe r-21 k29
a7b m38
a7b_ m70
a7d r-42 g49 h27
a7e m36 h35 k23
a7ed k24
a7ed_ k24
a7m h47
a7n h-25
a7n_ r23 m22 h-24
a7s g38
a7w m20
aa_ g-30 m27
aad r-24 g47 h-65
aad_ g59 h-35
aaj r37
aak m23 k29
aakh m23
aakho m23
aal g30 h56
aal_ g36 h34
aam g29
aam_ g31
aami h30
aamil h30
aan_ r-19 h-28
aar r-29 m23 h21
aar_ g20 h-23
aas g19 m-19 h23
aas_ r23
aash r-29 g23
aash_ r-29 g23
aat h-60
aath h-38
aath_ h-38
aay g41 h-42 k56
ab_ r-84 g50 k-44
aba r-92 m-70
aba_ r-30 m-39
abad r-24
abah r54
abaha r54 h-21
abak g30
aban h-27
aban_ h-31
abar r-53 k44
abare h43
abaro r-34 k21
abarr k26
abay r-21
abaya r-21
abb r30 h-48
abba r-41 g28
abba_ g28
abbe r25
abby r55
abby_ r55
abe r83 g-56 m33 h69
abee r38
abel g-71 h85
abel_ g-57 h77
abell h28
abels h-21
aber h54
abet r21
abet_ r38
abey h-27
abeya h-27
abh g34
abhi g34
abhi_ g34
abi r-52 g-25 m-40 k86
abi_ r34 g-20 m-19 h-27 k99
abil r-35 g20
abili r-23 g20
abin h-24
abine h-21
abis h43
abis_ h43
abl g42 k-26
abl_ r49 g60 h-29
abla r-28 h28
ablag h28
able g-49 m21 k-29
able_ r-37 g-55 m-35 h-61 k-19
ables m67 h30
ablet h27
abo r-39 g-39 m80 h110
abon m78
abong m78
abor h57
abor_ h34
abort h23
abou r-49 h45
abour r-24 h20
about r-21 k-21
abov r30 m26 k22
above r30 m26 k22
aboy h42
aboy_ h42
abr m-23 k22
abra h75
abraj h46
abri h-34
abro m-22 h-30 k28
abroa m-22 k36
abs r35 m-24 h108
abs_ h24
absi h51
absin h50
abso h34
absol h34
abt r55 h-44
abt_ r24 m23
abta r31 h-25
abta_ r31 h-25
abu h22
abu_ r22
aby r-35 g-42 h-27 k-23
aby_ g-36 h54 k-21
abys h-79
abys_ h-24
ac_ r-53 h45 k-37
aca m43 h74
acar h23
acard h23
acc r32 m48 h-43 k58
acca m76
acca_ m21 h-21
accar m55 h28
acce g-19
accep r21 g-19
acci r-24 m-45 h-43
accid g22
accin m-45 h-38
acco k29
accou g29 k31
accr r50
accru r50
acct r26 k41
acct_ r26 k41
accu m29 h23
accum m29 h23
ace r61 m-24 k-25
ace_ r59 k-26
acec h23
aceco h23
aced h-21
aced_ h-21
ach r-71 g42 m43 h-57
acha g49 m30
acha_ g53 m25 h-37
ache r-45 m-29 h-23 k-51
ached r-20 h-35 k-46
achel h39
acher m-27
aches r-31 h-40
achi r-20 g-22 m35 h-21 k25
achin r-20 g-19 m39 h-19 k25
acho h-38
acht h30
acht_ h30
aci h76
acid h30
acid_ h30
acil r33 h45
acili r33 h45
acin m37
acing m37
ack r-48 g-104 h131 k-32
ack_ g-65 h91 k-45
acka m-22 h-27
ackag m-24 h-27
ackd k37
ackda k37
acke m-77 h57
acked m-32 h106
acker m-26 h-32
acket g-30 m-19
ackg h-34
ackga h-34
ackh h38
ackha h38
ackj m40
ackja m40
ackm h47
ackma h47
ackp m64
ackpo m64 h26
acks r-33 h-36
acks_ r-33 h-36
aco m27 h86 k-30
acon h49
acon_ h49
acq h21
acqu h21
acqui h21
acr r-23 h49 k29
acri h35
acrif h35
acro r-23 k32
acros r-23 k32
act h-43
act_ h52
acti h-24
actl r-31
actly r-31
acto r63 h-75
actor r63 h-75
acts g22
acts_ g22
actu r-48 h-25
actua r-43
acu g-21
acy g-19
acy_ g-19
ad_ r-136 m54 h-77
ada g47 h-93 k22
ada_ r-72 g-27 m24
adab g23
adabl g23
adad g36
adal r39 h-35 k19
adam r-21 h52
adam_ r-21 h44
adan g20 h-35
adan_ g20
adar h-39 k26
adar_ k30
adat r39
adat_ r39
aday h-20
add r49 g-25 k-42
add_ g36 m34 h32
adda r-37 g21 h-34
addad r-19 g27
adde r19
added r78
adder r-30
addes k22
addi m-24
addi_ r26
addic m-22
addin r-20
addl k-23
addle k-23
addr h-21 k20
addre h-21 k20
adds r82 g-39 k-22
adds_ r82 g-39 k-22
ade r-20 g-91 m23 h-30 k-29
ade_ g-44 h-24
aded_ g-22
adee k-24
adel r-23 g-29
adel_ g-19 h-26
adell h30
ader r19 g-47 m-21 h28
ader_ r25 g-43 m-21 h28
ades g23 m24
ades_ g23 m24
adey g43 k-19
adeya k-19
adi r35 g-44 h82 k-31
adi_ r21 g-28
adie h41
adies h41
adio r-19
adio_ r-19
adiu m-20
adium m-20
adl g26
adli g26
adlin g26
adm r43 h-28
admi h-28
admo r33
adn r82 g31
adna r82 g31
adna_ r48 g43
ado g-49 m-47 h105
adob h49
adoo h41
adoo_ h41
ador h42
ador_ h42
adr g50 h-29
adri g32
adri_ g32
ads k-21
ads_ g-25 k-21
adt g38 h-22
adt_ h-19
adu m-26 h60
adu_ h40
adul m-21 h31
adult m-21 h23
adv r-23 g58 m-35 k-20
adv_ r-27 g65 h-38
adva g24
advan g24
adve m-20
adver m-20
advi g-36 h19
advic h30
ady m-28 h26
ady_ m-28 h19
aed r46 g-20 m23 h-43
aed_ r26 g-19 m23
af3 r22
af_ r33 g-25 h-20 k-20
afa g25 k-27
afa3 g28 m-23 h-20
afa3t r23 g-26
afa_ r28 h43
afala r28
afe g-75 m20 h-37 k-22
afe_ g-74 h-23
afee h48
aff r-35 g-30 m33 h-45 k-29
aff_ h-50
affa h25
affi m-24 h69
affic h57
affl m47 h-36
affle m47 h-36
affr h-45
affro h-45
afh r23
afi g43
afl h-29
afle h-64
aflet h-64
afo r22
afr h32
afri h32
afric h32
afs h-32
afsi r43
afsi_ r43
aft r64 g-32 m-28 h-50
aft_ r45 g-26 h-36
afta r25
afte g39 m-20
after g39 m-20
afto r-20 g-24
afu h-32
aful h-32
ag_ g40 h-23 k33
aga r-48 g21 m51 k-33
aga_ r-52 h-51 k-19
agai r33 m34 h31
again r35 m28 h34
agan m24
agana m20
agay g-28 m28 h72
agay_ m-21 h97
agaya m20
agaz h-24
agazi h-24
age r-25 g-49 h119 k-37
age_ r36 h36 k-28
aged g23
aged_ g23
agei h22
agein h22
agen g-19 h-21
agent h-23
ager g-21 m56 h76
ager_ g-20 h51
agerm h25
ages r-75 g-34 m-28 h37
ages_ r-75 g-34 m-28 h37
agg r-49 m-20 h-22 k34
agga r-23 h-49
aggag h-22
agge k20
agged k20
aggi h30
aggie h30
agh r20 g41 m-25 h26
agh_ g48
agha r37
agic_ h-29
agici h24
agn h52
agne h31
agnu h21
agnum h21
ago r-25 g36
ago_ r-23 g45 h-23
agon h34
agon_ h32
agr r65 g60 h-48
agra g25
agram g25
agre r79 g37 h-44
agree r61 g37 h-44
ags g-71
ags_ g-71
agu m24 k-30
ague m24 k-30
ague_ m25 h-30 k-20
agues h23
ah_ r144 g-43 m-46 h-103
aha r139 m74 h-69 k-27
aha_ m-26 h-30 k-22
ahab r55 g-21
ahab_ r37
ahad r-19 m43 h29
ahada h38
ahah r33
ahah_ r33
ahan m50
ahan_ h-19 k19
ahana m36 h46
ahar r53 g-19
ahar_ r19
ahat g31 h-19
ahat_ g31 h-19
ahb m21
ahb_ m22
ahe r21 g20
ahe_ h-36
ahea g48
ahead g48
ahee h33
aheen h33
ahi r50 g25 h-40 k60
ahi_ r-42 g44
ahid k36
ahin r85 g-20 h-32
ahine r37 h-20
ahir k42
ahl g-28 m37 h61
ahla h28
ahlaw h28
ahm r-21 g31 k21
ahm_ r-19 g28
ahma h-24
ahmad h-31
ahn m34
ahn_ m34
aho m-20
ahod h-22
ahod_ h-22
ahr r28 h-79
ahr_ h-31
ahra h-30
ahre r38
ahs r-24 g41
ahso r-24 g41
ahsoo r-24 g41
ahw r-21 m-25 h-79
ahwa r-21 h-46
ahwa_ r-21 h-58
ai_ r82 g-66 h-29
aid r21 g-22
aid_ g-20 m27 k-29
aids k24
aids_ k24
aig g32
aig_ g29
aikd r25
aikda r25
ail r-97 g-34 k20
ail_ r-37 g-57 m-20
aile h57
ailey h53
aili r-24 h-19
ailin r-24 h-19
ailo r-40 h-40
ailor r-40 h-40
ails m52 k37
ails_ m52 k37
aim r23 g42
aim_ r26
aime g39 m22
aimed g39 m22
ain r-38 g-75 m-92 h-86 k-32
ain_ r99 h-118
aine m-20 h58
aine_ h74
ained k19
ainer g19 m-19
aink r25
ainkd r25
ainm h32
ainme h32
ains r-40 h-55
ains_ r-26 g-31 h-66
aint r-110 g-27 m-25
aint_ r-47 g-21 m-25 h-20
ainte r-31 g-34
ainti r-32 g30
air r-62 g-39 m-71 h-128 k-70
air_ r-80 m-45 h-48
aira r22 g-24
airah r22 g-24
airc h-46
aire h26
aired h26
airi h19
airin h19
airl r20 h-39
airli r20 h-46
airp r-23 g20 h25
airpl m26
airpo r-23 g22 h37
airs r-36 m-33 h-39 k-39
airs_ r-36 m-33 h-39 k-39
airt r45
airti r45
airy h-41
airy_ h-41
ais g-45
aisa h-22 k-19
aisa_ r32 h-22
aisal r-29 k-31
aise r-29 g-22 h29 k34
aise_ r-22 m19
ait r27 g36 m-71 h-50
ait_ g29 m-20 h-30
aiti r22
aits m-40 h-24
aits_ m-40 h-24
aive r19
aiw m32 h36
aiwa m32 h36
aj_ r175 g-61 m-42 k-20
aja g-39 m29
aja3 r-26
aja_ m43
ajab r33 g-24
ajab_ r33 g-24
aje h22
aje3 h29
aji g-20 m26
ajid m26
ajid_ m26
ajj r68 h-28
ajje r51
ajl g-19
ajli g-19
ajlis g-19
ak_ r-67 m-28 h150 k-52
aka r-26 m26 h66
aka_ r31 m44 h23
akaf h-32
akafu h-32
akal r-20
akala r-20
akat r-31 h-39
akat_ r-31 h-39
ake r-28 g-49
ake_ r-39 g60 h21 k40
aked m66 h55
aked_ m66 h55
aken m-26
aken_ m-26
aker g-87 m-25 h-95
aker_ r21 g-64 h-32
akery g-23 m-25 h-59
akes g-29 k-30
akes_ g-29 k-30
akh r55 m47 h-82
akh_ g-26
akha r28 g33 h-58
akhal g26
akhar r21 h-32
akhd r43
akhe r-23
akhed m34
akho m60 h-35
akhod m36
akhoz m23
aki r25 m-40 h41
aki_ h65
akin m-23 h-32
akin_ g23
aking h-21
akk g25 h34
akka g32
akl h21
akli h31
akli_ h31
ako_ m19 h-53
akr h-43
aks g28 m-32 h25
aks_ g36 h-27
aksab r-28
aksh h52
akshi h23
akt k-21
akta r-28 k-20
aktab g21 k-20
akto h-27
aky r44 h25
aky_ h27
al_ g21 m35 k-68
ala g-21 h-60
ala_ r-46 g48 m-74 h-46
alab m29 h-38
alaf r46 h-23
alaf_ r26 h-23
alaga r-37
alah m19
alak h61
alak_ h61
alal g-24 m19
alal_ g-24
alam r-65 g78 k-28
alam_ r-20 g111 h-45
alama r-26
alami h54
alan g-42 h20 k21
alanc r28 g-36 k25
alang r-27 h21
alar g-33 m-24 h-30
alarm g-22
alary m-19
alas r31 g-20 h-29
alas_ r-20
alash r50
alat r22
alat_ r29
alaw m21 h45
alawa m21 h49
alaya g-26
alb g-31 h32
albe h19
albec h23
album h-21
alc m-23
alch h37
alcho h37
alco m-31
alcoh h-34
alcon g43 m-30 h-30
alcu g-25 h-23
alcul g-23 h-23
ale r-23 g32 m20 h114
ale_ g20 m-45 h135
aled g28
aled_ g28
aleh r52
aleh_ r29
alei r-22
alen h-28
alent r32 h-29
aler r-21 g-44 m19 h28
aler_ g-26 m27
alers r-33 h32
ales r-23 m22 h22
ales_ r-23 m22 h22
alet r-23 m-26
alet_ r-34 m-25
aley g34 m33
aleya g34 m33
alf r70 g53 m-68 h-22 k22
alf_ r59 g30 m-61 k30
alfa r24
alfa_ r24
ali r69 g-68 h97 k-65
ali_ g-22 k-36
alia r25 h38
alik h22
alim g-23
alim_ g-23
alin h42
alis r39 m30
alism h24
alk g21 h68
alk_ g35 h-24
alke h25
alked g22 h-19
alker h43
alks r-23 m24 h59
alks_ r-23 m24 h59
all r-44 g52 m40 h-73
all_ r-78 m91 h28 k-21
alla r33 g-42 m-37 h20
alla_ r30
allan h34
alle m48 h-24 k56
alled m69
allef r60
allem h27
aller k41
allet r-41 g82 h-45 k71
alley h26 k-21
alli h-26
allo m-54 k-34
alloc g52
alloo g-28
allot r36 m-22
allow r-19 g-19 k-32
alls r-21 g52 h-27
alls_ r-21 g52 h-27
ally g24 h-19
ally_ g24 h-19
alm g-42 m-22 h80
alm_ g-23 h26
alma r40
almaz h19
alme r-31
almen r-31
almi h62
almis h62
alms r-21
alms_ r-21
aln h-21
alo r-79 g-49 m65 h-67 k48
alo_ r-33 m58 h-40
alon r-19 h-28 k38
alone g39
along g-29 k46
aloo m35
aloot m35
alp g54
alr g60 h-21
alre g60 h-21
alrea g60 h-21
als r-23 g-19 m72 h51 k38
als_ m52 h51 k-40
alse k60
alse_ k60
alt r-23 g-42 m-29 h86
alt_ g-49 h27 k-23
alta h30
altar h30
alte h21
alth r-28
alth_ h22
alti g29
alts h21
alts_ h21
alty h-29
alty_ h-29
alu r20 h-52 k25
alue r20 h-22 k22
alue_ r50 g29
aluer r-22 g-24
alway h-23
aly h-39
alya m23
alyan m23
alys h-26
am_ r-113 g31 h82 k64
ama g63 m-63 h-64 k-43
ama_ g-28 k-30
amad h20
amad_ h-24
amada g20
amado h77
amak g25
amak_ g25
amal r-32 m21 h69
amal_ r-26 h67
amale m25
aman g37 h-44
aman_ g50 h-31
amar r36 g54 h-26
amara r51
amart g23
amas h-52
amay h29
amaya h29
amb r-20 g-36 h-110
amb_ h-36
amba h51
ambl m45 h-33
ambli m53 h-31
ambu m-22 h-47
ambur h-35
amc g-25 h-23
amco h-21
amd r-32 m26
amda r-25 h-23
amdan r-25 h-23
ame r-58 g19 h-32 k35
ame_ r-75 g-127 m41 k28
amed g64 m-21
amed_ g64 m-21
amee g29 h-32
ameen g49 h-23
amel g38 m-19 h-20
amel_ g20 m-19
amen m20 h31
ament m20
amer h-36
amera h-21
ames g25
ames_ g27
amet r77
ameti r38
ametr g20
ami r21 g-86 h74 k-39
ami_ g-41 h33
amic r-30 h-36
amic_ r-30 h-36
amil g-21 k22
amil_ h47
amili k23
amin h69
amin_ h-31
amine h99
aming g-21 m24 h45
amir r36 h-29 k-19
amir_ h-29 k-19
amiy r29
amiyy r29
aml r-21 h-44
amm g54 m-20 h-46
amma r38 h-19 k27
amma_ r33 h-19 k27
amme g19
ammi h-38
ammi_ h-36
ammo r-31
ammon r-21 h55
amo g31 h29
amom h-43
amom_ h-43
amon h43
amon_ h39
amond h29
among h-23
amoun g20
amour g-32 h-26
amp r-77 g-59 m-22
amp_ r-69 g-31 h-19 k-26
ampa h79
ampag h22
amped h-27
amper h34
ampl k30
ample k30
amps h-39
amps_ h-39
amr h45
ams r39 g-44 m21 h54
ams_ r36 g-49 m23 h37
amst h19
amste h19
amu h126
amul h92
amule h92
an_ g-114 h37 k92
ana r45 g-27 m35 h-46 k-22
ana_ r106 g-28 m-38 h27 k33
anad r-57 h-65
anade r-40
anag h-30
anage h-30
anal m20
anas g27
anas_ g27
anat m34 h50
anat_ m34 h50
anax h36
anax_ h36
anay h-23
anc r93 g-34 m31 h38 k94
anc_ h19
ance g37 m44 h27 k-23
ance_ r-42 g33 m40
anced r55 g21
ancel r-25 h-23
ancer h29
ances m32
ancet h38
anch h30 k31
anch_ h25
anche r27 k31
anci r27
ancie r24
ancis h-22
ancs r20
ancs_ r20
anct h-25 k62
ancti h-25 k62
ancy k30
ancy_ k30
and g37 m-33 h-22 k-87
and_ r24 g-105 m-38 h-68
anda r-24 g37
andar g47
andb m-29
andba h23
ande m-21
ander r35 h38
andf g26
andfa g26
andi g-46 m28 h40
andi_ h42
andic h-19
andin r27 g-23 h-38
andit h40
andl g27 m42 h-20
andle g38 m46 h-20
andm r-27 h-24
andmo r-20
ando r-27 g102 h-48
andom g49 h-37
andoo r-21 g34 h-30
andou h31
ands r-24 g34 k-37
ands_ r-24 g43 k-37
andu r-23 h41
andu_ h49
andw h23
andwi h23
andy h50
andy_ h50
ane k-24
aned h-24
aned_ h-34
anel k-28
anel_ h34
anels h-34 k-27
aner g-30 k31
aner_ g-30 k31
anes h32
anesh h32
ang r46 g-107 m-81 h100
ang_ h22
angal h21
angay h-23
ange r43 g-73 m-46 h-32
ange_ g-39
anged r51 h-26 k-40
angel h19
anger k55
anges m-26 h-51
angh g-41 h38
angin h-32
angk h-33
angl r41 h-30
angla r39 h-25
ango r19 g30 h47
ango_ g27
angoe r22 h-19
angov h19
angr h25
angs r-32
angs_ r-32
angu h24
angu_ h25
ani r-36 g-67 m-38 h118
ani_ r-45 g-39 k22
anif g19
anife g19
anim h26
anima h26
anine r19 h-21
anio h19
anion h19
anis r26 h77
anise r33
anist h27
anit h-38
aniti h-28
anj r-26 h44
anja h40
anja_ h31
ank m-30 h-21 k-38
ank_ r-21 m-34
anke h54
anki h-19
ankin h-24
ankn g31
ankni g31
anks g-27 h-39 k-22
anks_ g-27 h-39 k-22
ann r78 g-63 m-23
anna r29 m37 h37
anna_ r33 m39
annab h49
anne g-41 m-45 h27
annel h56
anner m-41 h-29
anni r23 h41
anni_ r33
anno r42 g-37
annot r42 g-35
annu g51 h-35
annua h-20
annui g33
ano m-36 h66
ano_ g25
anol h-19
anol_ h-19
anot h41
anoth h41
ans r-35 g-48 m-54 h84 k-28
ans_ g-23 m-31 h49 k-48
ansf k29
ansfe k29
ansl g-36 h-33
ansla g-36 h-46
anso h57
ansom h57
answ h27
answe h27
ant r-25
ant_ r-98 g-40 h48
anta m66 h-44
antas m41 h-24
ante r21 m-36
antee r27 m-36 h-27
anti r-23 g39 h31
anti_ h21
antit r-27 g30
anto r49
anto_ r19
antor r29
antr m-34 h44
antri h38
ants r67 h-23
ants_ r67 h-23
anty r-24 g55 h-40
anty_ r-24 g55 h-40
anu m40
anua m40 h-19
anv g-52 m-47 h-95
anw r57 h-23
any r-76 g120 m-36 h-29
any_ g111 h-24
anyw r-34 h-19
anywh h-19
anz h58
anze h36
anzee h36
anzi h29
anzir h29
ao_ g-36 h25
ap_ r-28 g88 h47 k-42
apa g27 h-73
apar r19 g39
apart g40
apas h-21
apas_ h-21
ape r-88 g29 m-44 h-23 k-26
ape_ r-45 g-34
aped g27 h-27
aped_ g27 h-27
aper r-31 g22 h49 k-21
aper_ g59
apero h35
apers r-37 g-22 k-37
apes h-31
apes_ h-31
aph r-22 g-27 h26
api r35 g-39 m-41 k-20
apis h-19
apist h-19
apit r51 g-37 k-20
apita r51 g-37 k-20
apn r-23
apna r-23
apna_ r-23
apo k33
apo_ h31
app g-25 m-33 h93 k27
app_ r59 g-116 m25 h60 k25
appa h37
appa_ h37
appe r25 g-24 h38 k33
appea r-22 k29
appen r38
appi r-43 g21
appin r-43 g21
appl r-19 g81 h-56
apple g37 h-36
appo r-20
appoi r-20
appro g33
appy m-24 h23
appy_ m-24 h23
apr g-24
apr_ r56
apri r-39
april r-39
apro h41
aps g76 h-37
aps_ g52 h-37
apsu g24
apsul g24
apt m-27 h26 k-49
apta r24 h52
aptag h43
aptai r27
apto m-25 h-21 k-22
aptop m-25 h-21 k-22
apy r30 h-28
apy_ r30 h-28
aq_ g23 h27
aqb g22
aqba g22
aqbal g22
aql h20
aqle h20
aqlee h20
aqsa r-24
aqsat r-24
aqse r36
aqsee r36
aqu h-26
ar_ g-33 h31 k-25
ara g-57 h102 k-41
ara_ r-99 k26
arab r-32 h20
arab_ h66
araba r-23
arabe h-27
araf h-21
arag h-36
arage r-21 h-28
arah r33 m36 h32
arahe h33
arak h48
arak_ h73
araka h-25
aram r-25 g-32 h-27
aram_ g-30
aran r104
aranc r36 h-23
arant r61 h-23
araq h55
araq_ h55
aras r-19 h53
aras_ h33
arast h21
arat r33 m20
arat_ r59 m24
arate r-22 h21
arb r-85 h-87
arbe h-37
arber h-51
arbo r-35 g24
arbon g22 h19
arbou r-26
arbu r-38 h-22
arbun r-38 h-22
arc r-36 h-82 k-35
arce r-31 h-43 k-33
arcel r-31 h-43 k-33
arch g-19 m-22
arch_ r30 g-21 h-29
archi r-22
arco h-27
arcoa h-35
ard r60 g-41 m-33 k-39
ard_ r48 m-35
arda r51 h-55
ardam h-43
arde r-29
arded h25
arden r-22 h-21
ardi r-47 g-20
ardi_ h23
ardin r-36 g-20 h-27
ardl r66 g-34
ardle r66 g-34
ardo h47
ardon h27
ards h46
ards_ h46
are r-127
are_ r-70 g-56 h49 k35
area h-30
area_ h-30
ared r-42 h-48 k23
ared_ r-42 h-48 k23
aree h-34
aree_ g41
areg h28
aregl h19
arei r-31
areit r-31
arek h-20
aren k-37
arene h-43
arent h-21 k-25
arer r89 g-34
arer_ r89 g-34
ares r-39 m33
ares_ r-19 h22
arest r-21
aret r26 h52
aret_ h57
arew r-23
arewe r-23
arf r-26 g27 h-38
arf_ h-42
arg r26 g94 h-60 k-33
arga h25
argar h25
arge r58 h-68
arge_ h-36
arger r28 m-25
arges r39
argi r-32 g65 h-38
argin r-32 g65 h-38
ari r-24 g-45 m61 h-45
ari_ g21 m57 h21
aria m-20 h-31
aric h32
arica h32
arim m25
arin g-21
arina h24
aring h-19
ariq r24
arit r-19 h-40
arita r26 k23
arity r-45 g-24 h-34
ariu h-26
arium h-26
ark r28 g-36 m-20 k-30
ark_ g29 h113
arka m22 h37
arka_ h23
arke r66 g-42 h-106
arket r34 g-27
arki r-42 g-22 m-36 h-45
arkin r-42 g-22 m-36 h-45
arl g34 m33 h36 k-32
arl_ g48
arla g27 h-23
arla_ g34 h-22
arle h-26
arley h-26
arlo m47 h113
arlo_ m33 h47
arlou h44
arls g20 h34
arls_ g22
arlsb h46
arly r38 g-56 h-42 k-28
arly_ r38 g-56 h-42 k-28
arm r-52 m-52 k-43
arm_ r-53 g24 m-40 k-26
arma g-32
arma_ h32
armac h-50
arms g32 m-20
arms_ g32 m-20
arn m-44 h-87 k40
arn_ r27 m-41
arna r-21 m-24 h-37 k26
arna_ r-21 k27
arne r-63 g26 h-38 k29
arned r-43 k26
arnes g41
arni r52 m26
arnin r52
arns g-26
arns_ g-26
aro r-73 g-30 h106 k32
aro3 k21
aro3a k21
aro_ r-44 m44
arot m-42 h97
arot_ m-42 h97
arou k31
aroun k31
arp r-67 g19 m-40 h-40
arpa g-23
arpau g-23
arpe r-52 m-40 h-35
arpen h-29
arpet r-35 g-19 m-23
arr r89 g-22 h-25 k-28
arr_ g19
arra r-42 g47 m20 h69
arra_ r-21 m19 h30
arraf r32 h28
arran g47 k-22
arre r32 h31 k-19
arrel g22 h46
arri h-31
arrie g48
arrin g-23
arriv g-23 m19
arro r-21 m-32 h-57
arro3 k26
arron h34
arrot g21 h-68
arrow m-29
arru r74
arruq r78
arry r73 g-58 h-33
arry_ r19 g-49 h-20
arryi r53
ars m-37
ars_ g31 m-36
arsa h35
arsal h35
arsh h-21
art g-67 k-33
art_ r55 g-19 m69 h-81
arte r52 m-23 h39
arten h20
arter r42 m-23 h19
arti r27 g-47
artin r40 h25
artm r-31
artme r-31
artn m-20
artne m-20
arto g-23 m-30
arton m-25
artoo h20
arts h-39 k-24
arts_ h-39 k-24
artu r-33 g28 m-23
artup r-33 g28 m-23
arty h56 k43
arty_ h63 k43
aru r35 g-20 m-24 h53
aru_ m-24 h70
aruq r30
aruq_ r30
arv g60 m-31 h-44
arve g61 m-31 h-63
arves g38 m-31 h-51
arw h64
arwa h64
arwan h32
ary r-110 m33 h25
ary_ r-88 m31
arz r41 h-52
arz_ r21
as_ r-42 g-29 m-32 h-20
asa r-27 g-43 m-27 h-80 k-34
asab r35
asad h22
asah h-26
asahe h-36
asal r36 h-64
asal_ r36 h-64
asan r-56 h-32
asan_ r-56
asb m44
asba m44
asban m44
asc g-23
asco g-21
asd g24 h-31
asda g24
asdaq g28
ase r-43 m-41 h36
ase_ r-51 g-69 m-61
aseb r23
aseba r30
ased g36 h38
ased_ g36 h38
asee g24 m21
aseed m24 h-30
aser h-23
aser_ h-23
ases g29 h40
ases_ g29 h40
ash r-39 g-24 h28 k19
ash_ h49
asha g-39 m-30 h-48 k58
asha_ r-43 h-41
ashan r61 g-25 k74
ashe r58
ashed r35 m28
ashee h-30
asher h30
ashes r28 m-20
ashi r-57 g-46 m20 h35 k-28
ashi_ h38
ashid g-22 m20
ashin r-23 h-43
asho m20 h32
ashr h-22
asht g80 h-30
ashte g68
ashw h39
ashwa h33
asi r21 g-71 m102
asic r31 m23 h27
asin g-50 m42 h35
asing g-21 h54
asino g-23 m49
asio h-37
ask g-55 m-22 k118
ask_ h88 k95
aske g-40 h-48
asked g-30 h-30
asket h-19
asks g-20 h-37 k30
asks_ g-20 h-37 k30
asl m-24
asl_ r21 h-19
asle h22
aslee h22
asm g19 h-24
asmi h-24
asn g81 h-28
asnt g90 h-28
asnt_ g90 h-28
aso g42 h-30 k39
ason g42
asons r-26 g52
asr r31 m25 h-46
asra m32
asran m32
ass r-135 g-44 m-77 h-27
ass_ r-38 g-25 m-55 h-65 k33
assa r-50 g-29 h75 k-20
assag h45 k-20
asse g51 m-32 h-59 k25
assem k37
asses m-22 h-41 k20
assi r-44 g-36 k19
assig h22
assin r-39 g-20 h-30 k27
asso m39 h36
assp h31 k-42
asspo h31 k-42
assu r30
assur r30
assy h-40
assy_ h-40
ast r-97 g-43 m24 h176
ast_ r-70 m19 h35
asta h56
asta_ h62
aste r-22 h63 k23
asted h23
astel k38
aster h59
astes h-25
asti_ h24
astro h-23
astry h24
astu h31
astu_ h31
asu r81 g-25 k-20
asur r81 g-25 k-20
asury r71 g-35
asy r21 m27 k-20
asy_ r21 m35
at_ r-110 g-60 m29 h30
ata g-25 m-22 h-35 k24
ata_ r-23 g19
atab r53
atal_ h20
atan k39
atar h-37
atay g-22
atay_ g-22
atc g47 m62 h41
atch g47 m62 h41
atch_ g23 m79 h-60
atche h123
ate r-35 g53 m-124 h-53 k-59
ate_ r57 m-60 h-25 k-28
ated r-49 g-40 h76
ated_ r-49 g-40 h76
atee r-30
ateg g24
ategy g24
atel g48
ately g50
aten h45
aten_ h57
atene r24
ater g54 m-28 h-85 k-19
ater_ g81 h-46
ateri g-26
ates g-55
ates_ g-55
atev r-20 g43 h-27
ateve r-20 g43 h-27
atf r23 g38 m19
atfo r23 g38 m19
atfor r23 g38 m19
ath g-46 m-37 h-71 k32
ath_ r-32 h-56 k38
athe r-24 h-26
ather r-33
athon g-26
atht r28 g-25
ati r35 h-73 k78
ati_ h-29 k39
atie h-33
atien h-33
atine g-25
ating g29
atio r50
ation r55
ativ g43 h-27
ative g43 h-27
atl h63
atla h50
atla_ h47
atm r46 g-20 k19
atm_ r44 g-19 h-30 k22
atn g79
atn_ g48
ato r24 m-45 h-75 k-31
ato_ m-61 h-31 k-21
aton r95 h-45
atong r95 h-32
atoo h-43
atoor h-19
ator r-53 m48 h25
ator_ r-46 m48
atr g26 h-24
atre h-23
atre_ h-23
atro m31 h28
atrol m35
atron h39
ats m-56
ats_ m-53 h-61
atsa h35
atsap h35
atsu h35
atsu_ h35
att r70 g-32 m74 h-54 k-64
atta r-33 g-37 k-35
atta_ m24
attac r-20 g-22 k-35
atte r71 g-28 m56
atte_ m35
atten g-21 h35
atter r86 m29 h32
attes h-56
atti r51 m27 h-20
atti_ r53 m28 h-20
attl g55 m-25
attle g55 m-25
attr h-22
atu r77 g-56 h105 k-21
atue h50
atue_ h50
atur r69 g-42 h44
aturd h40
ature r29 g-24 h30
aturi r43
atwar h21
aty h37
aty_ h37
au_ m46 h28
auc r56 h-40
auce m-26 h-47
auce_ m-22 h-27
auct r67 m33 h-25
aucti r67 m33 h-25
aud r-22
audi r-22 h-19
audit r-22 h-19
aug m-29 h45 k-24
augh h45
aula r27
aulag r27
auli g-23
aulin g-23
aun g36 m-23 h-42
aunc g22
aunch g22
aund r-23 g-19 m-21 h-57
aunde k46
aundr m-19 h-43 k-28
aunt r23
aur r-22 g-29
aur_ h-38
aura h36
aura_ h29
aus g-48 m20 k35
ausa h29
ausag h29
ause g-48 m24 h-36 k35
ause_ g-48 m24 h-36 k35
autan r19
auth k22
autho h-27 k22
auto_ g21
autu g21
autum g21
auv h46
aux h20
aux_ h20
ava r37 g39 h-36
avan r35 g31
ave r-25 g-27 m-45 h29 k-37
ave_ r-49 g-37 m-38 h72
aved r-26 m21
aved_ r-26 m21
avel g-24 m-30 h-23
avel_ g-28 m-30 h-23
aven g59
avent g59
aver r46
aver_ r46
aves r27 g-23 h-21
aves_ r27 g-23 h-21
avi r107 g-53 k-39
avia m30 h23
aviat m30 h23
avie r83
avier r83
avin r26 g-37 m-31 h-34 k-26
aving r26 g-37 m-31 h-34 k-26
avo g-21 h-69 k49
avoi h-36 k38
avoid h-36 k38
avou h-27
avour h-27
aw3 g33
aw3e g33
aw3ed g33
aw_ r-36 m72
awa r77 g-44 h-54
awab h-41
awal r-38 h27 k31
awal_ r-27
awala k41
awalt h32
awar r97
awara h49
award r-21 h26
aware h-43
awarr r80
awaru r50
away r40 h-31
away_ r-32 g31 h-28 k20
awaye r72 g-19 k-24
awe r37 g-39 m-27 h34 k22
awee r20 h19
aweez h28
awel r20 k31
awel_ k27
awer h-22
awer_ h-22
awi g58 m-24 h27
awin g70 m-20
awing g70 m-20
awl m-52
awn r143 g-27 h-49 k-28
awn_ r65 h-24 k-27
awnb r25
awnbr r25
awne r40
awned r40
awns r30
awnsh r30
awr r-21
aws g42 h25
aws_ h37
awsu g49
awsui g49
aww r82 g35
awwa r56 g-20
awwal r46
awwe r26 g26
awy r-19 g-41 m-33 h-39
awye g-41 m-33 h-42
awyer g-41 m-33 h-42
ax_ k45
axa g32
axa_ g32
axi r-30 m-48 h-72
axi_ r-30 m-47 h-68
ay_ r21 g56 m-27 k32
aya r27 g52 h-69 k19
aya_ m42
ayah r-21 g50
ayah_ r-21 g52
ayaw h-31
ayawa h-31
ayb g54 m30 h21
aybe g55 m43 h-23
aybe_ g56 m39
aybo h45
ayboy h45
ayd r25 g-36 h-40
ayda r24
ayda_ r23 h-30
ayday h27
aye r55 g78 m75 h-40
aye_ g108
ayed r29 g-20 h-27 k-28
ayed_ g-20 h-27 k-28
ayeg r37
ayegh r37
ayen h-19 k24
ayer r-34 m44 h29 k24
ayer_ r-33 h39 k29
ayers m47
ayez_ r24
ayin h36
aying h36
ayma g-21
ayme r-22
aymen r-22
ayn r-27
ayna r-35
ayo r24 h48
ayor h51
ayor_ h51
ayr g-20 k33
ayro g-20 k33
ayrol g-20 k33
ays r41 m22 h-23
ays_ r49 m30 k-29
ayt g34
ayu g-22 h33
ayya h-44
ayyar h-29
ayyat g32
ayye h31
az_ h36
aza r54 m-47 h23
azan r60 g-27
azar h46
azar_ h33
aze r27 g-30 h-34
azed h48
azed_ h48
azem r34
azem_ r34
azi r-22 g-27 m30 h-45
azin h-24
azine h-24
azk h-29
azr h31
azra h23
azran h23
azt h-21 k55
azti k55
azti_ k55
azz r34
b3a r-21 m27 h21
b3at h22
b3at_ k28
b5t h31
b5ti h31
b5ti_ h31
ba2 r66 g-30 m20
ba2i m20
ba2i_ m20
ba2y r63
ba2y_ r63
ba3 r46 g37
ba3d r20
ba3d_ r42
ba3de r-33
ba3t r-21
ba7 r-47 m25
ba7a r-21
ba7aw r-21
ba_ g65 m-28 h-92
baa g72 h-30
baad g73 h-25
baad_ g73 h-25
bab r-62 g-43 h52 k-25
baba h41
baba_ h35
babi r-21
babo h32
baboy h42
baby r-28 g-36 h-25 k-21
baby_ g-36 h54 k-21
babys h-79
bac g-25 h61
baca h23
bacar h23
bacc r-22 m48 h20
bacca m55 h28
bach g51 h-21
bache h43
back r34 g-65 m-34
back_ r52 g-61 m-39 k-21
backd k37
backg h-34
backh h38
backs h28
baco h49
bacon h49
bad r45 h27
bada r60 h-32
badal r47
bag r-61 g84 h24
bag_ r-46 g62 m31 h21 k19
bagga h-22
baggi h30
bagh g42
bagh_ g42
bags g-38 k-23
bags_ g-38 k-23
bah r51 m-20 h-54 k-29
baha r40 m-20 h-60 k-28
baha_ r21
bahah r33
bai r40 g-44 m-34 h70
bai_ r77
bail h30
bail_ h-23
baile h53
bait r-24
bait_ r-24
bak h-28
bak_ g47
baka m19 h29
baka_ m19 h29
bake g-23 m-26 h-86
baker g-23 m-26 h-89
bakh g-22
bakr g-24 h-29
bal r24 g23 m39
bal_ r-20 h30
bala r66 g-22
balan r28 g-36 k25
balas r55
bale g62 h-23
bale_ g25 h-22
baley g37
ball g-37 m21
ball_ m39
balle g19 h-20
ballo g-20
balls h23
balo m35
baloo m35
ban r-24 g-19 h35
ban_ m50 h-29
bana h41
banat h41
band r-38 g21 h54
band_ r-24 g27 h29
bang h31
bango h46
bangu h24
bank m-29 h-71 k29
bank_ r-32 g-47 m-26 h-31 k43
bankn g31
banks r30 h-26
bano h47
bar r-102 g-36 h29
bar_ r-26 g-58 m-40 h86
bara r-49 m25
baras h21
barb h-56
barbe h-33
barc m31
bare h40
bare_ g24
baret h43
barl h-26
barle h-26
baro r-46 h-23
baro3 k21
barr r-20
barre g22 h46
barri h-26
barro m-32 k26
bars r42 h-52
bars_ r42 h-20
bart h47
barte h47
bas r-19 g-49 h-24 k42
bas_ k30
base r-36 h31
base_ r-36 h19
basi r26
bask h-19
baske h-19
bassa h39
bassy h-40
bast k43
baste k29
bat m-59 h-47 k25
bat_ m-58 h-40
bate r22 g-45
bate_ r22 g-45
bath h40
batn g79
batn_ g48
baw r21
bay r46
bay_ r79 h-19
baya_ r-21
baz h-21
bba r-26 g35
bba_ g37
bbe r25
bbl r-19 g29 h-22
bble g35 h-45
bble_ g38 h-30
bbly h24
bbly_ h24
bby r64 h-21
bby_ r64 h-21
bc_ m19
bd_ g48
bds h24
bdsm h24
bdsm_ h24
be3 r-19 h-37
be7 m40 h-25
be7t m39 h-25
be7t_ m39 h-25
be_ r60 g196 m45 h29
bea r46 g-31 h93 k-28
beac g19 m-22 h55
beach g19 m-22 h55
bean r38 h-51
beans r39 h-44
bear r33 g-26
bear_ h32
beara r43
beari r32
bears r-25
beat g-23 h68
beat_ g-23 h73
bec r34 k-20
bec_ h23
beca g-27 m25
becau g-27 m25
bech r33 m-20 h-23
bech_ r24
becha g19
bed h-56 k-19
bed_ h-53
bedo g28
bedoo g28
bee r-32 g-35 m-36 k-24
bee_ r-25 g26
beed h25
beed_ h25
beef g-41
beef_ g-41
been g-22
been_ g-22
beer r-33
beera r-21
beet h28
bef r-20 g78
befo r-20 g78
befor r-20 g78
beg h60
begg h72
begga h56
begi r30 g-20
begin r30 g-20
beha g-30
behal g-30
behi g23 h19
behin g23 h19
bei g-28 k24
bein k26
being r21 h-20 k27
beir h19
beiru h19
beit m-26
beit_ m-26
bel g-52 k73
bel_ g-43 h59 k20
bell r-24 h34 k24
belo r31 m-22 h-31
belon g52 h-26
below r47 g-47 k30
bels h-30 k21
bels_ h-30 k21
belt h-72
belt_ h-72
ben r-20 g32 m-19 h28 k42
bene r-54 k53
benea g-22 k56
benef h26
bent r27 g24 h38
bentu r28 h-19
ber h97 k-42
ber_ h-180 k-33
berg h46
berg_ h46
beri h34
beria h26
bern h70
bers m28 h39
bers_ r-26 m32 h65
bersh r24 h-26
bes g-24
bes_ r-30
besi r35
besid r35
best r-35
best_ r-20
bet r-74 g-76 m367 h-95 k-32
bet_ r-36 g-61 m169 h-50 k-20
beti m50 h33
bets m22
bett g29 m-62 h-74
bette k25
betti g37 m-26 h-62
betw m19
betwe m-19
bev h42
beve h42
bever h42
bey r32 h-23
beya h-27
beya_ h-27
bh_ g-21
bha r-29
bhai r-30 g-25 h39
bhai_ r-30 g-20 h39
bhe k34
bhej k34
bhej_ g22 k22
bhi g75 h-46
bhi_ g82 h-39
bi3 g24
bi3t g24
bi_ r48 g-41 m-36 h39 k92
bib m-26
bic r-32 h-56
bic_ h-20
bicy r-30
bicyc r-30
bid r38 g-29 m22
bidd r28
bie r-22 h48
bier h44
bier_ h30
big r33
big_ h33
biga g-22 h-37
bigg r36
bigge r36
bik r-22 h-41 k-19
bike r-30 h-48 k-19
bike_ r-30 h-46 k-19
bil g-35 m-37 h-70
bile h-37
bili r-27 g28
bili_ h-25
bilit r-23 g35
bill r60 g-33 h-28
bill_ g-42
bille r26 h-23
bills r45 k32
bim g33
bima g33
bima_ g33
bin r-68 g27 m77 h-45 k-25
bina r-75 g112 m56 h-27
binar r-24 g90 m88 h-34
bind r51 g-36
bindi r51 g-29
binet h-21
bing r-33 g-25 m32
bingo r-33 m32
bir r-24 m-35 k-35
bira h33
bira_ h33
bird g27 h-43
bird_ h-36
birds g32
birr h44
birra h44
biry g-28 h-27
birya g-28 h-27
bis m-26 h31
bis_ h43
bisc m-26
biscu m-26
bit r78 m31 h38
bit_ r129 k-27
bitc r-26 h-28
bitco r-26 h-28
bite h37
bits k35
bits_ k35
bitt h34
bitte h34
bje g47 h-48
bjec g47 h-48
bject g47 h-48
bl_ r48 g50 h22
bla r-33 h66
blac m23 h31
black m23 h31
blag h28
blagh h28
blan g33
blanc h23
blank g37
ble m48 h51 k-52
ble_ g-69 h-64 k-35
bled r-40 h41
bled_ r-40 h41
blem g22
blem_ g22
bles r28 m58 h69
bles_ r29 m61 h40
bless h28
blet h27
blets h27
bli r-27 h-50
blic r-22
blic_ r-22
blin g29 h-85
blind r-36 g48 h-42
bling r29 m24 h-29
blis g-21 m-19
blish g-20 m-19
blo r-22 g27 m-24 h-49
bloc g-24 h-31 k24
block g-24 h-31 k24
bloo h58
blood g-27 h91
bloom g38 h-21
blos g23 h-44
bloss g23 h-44
blu g-30 m-29 h48 k-21
blue g-26 m-21 k-21
blue_ g-26 m-21 k-21
blun h33
blunt h33
bly h24
bly_ h24
bmi h26
bmit h26
bmit_ h26
bna r23 g50
bnp r-22
bnpl r-22
bnpl_ r-22
bnt h43
bnt_ h43
bo_ r65 g39 m37 h-59
boa r-36 h-30
boar r-22 g-34
boar_ h65
board r-22 g-23 m21 h-39
boat g45 h-25
boat_ g34 h-23
boats r-19
bod r-35 g39 h-32 k39
body r-35 g39 h-32 k39
body_ r-35 h-36 k41
bodys g20 m19
bok r26 g31 h-23
bokr r26 g31
bokra r26 g31
bol g85 m29 h-65
bola m38 h-36
bola_ m38 h-36
bole g42
bolee g32
boli r45 g49 h-24
boli_ r63
bolis g58
bolt r-28
bon r114 g-54 m27 h40 k-24
bon_ g21 h43
bona h22
bonar h22
bond r184 g-43 m-77 h-95
bond_ r75 m-36 h-64
bonds r149 g-29 m-39 h-50
bong m64 h46
bong_ m67 h41
bonu r-40 m55 h26
bonus r-40 m55 h26
boo g-31 m20 h-26 k-48
boo3 r41
boo3_ r41
book m62 h-55 k-25
book_ r32 m44 h-31 k22
booke r22 k-26
booki r-25 m27 h66
bookl h-26
books m-19 h-51
boon g21
boon_ g21
boot r-24 g-22
boot_ h-32
bootl h33
boots h-22
booz h72
booze h53
bor g28 m19 h-23
bor_ r27
bord m45 h43 k29
borde m45 h52 k29
born r-47 g42 h-29
born_ r-21 g42 h-29
borr g22
borro g22
bort h23
borti h23
bos m-21 h50 k30
boss m-21 h50 k30
boss_ m-20 k30
bot r-55 m-48 h151 k-25
bot_ g24 m-22 h19
both h-28
both_ h-28
bots h36
bots_ h36
bott r-33 h69
bottl r-33 g-36 h63
botto g35
bou r-57 h56
bounc r-23
bour r-55 h58
bour_ r-57 h45
bourb h38
bout r-21 m22 h25 k-28
bout_ r-21 m22 h22 k-28
bov r30 m38 k21
bove r30 m26 k22
bove_ r30 m26 k22
bow m24
bowl m25
box r-91 h-35 k-43
box_ r-75 g-28 k-19
boxe g-39 h-27 k-24
boxes g-23 h-40 k-24
boy r-38 h89
boy_ g-22 m-26 h100
boys r-28
boys_ r-28
bra r-65 g-61 m-59
brac h-28
braj h46
braj_ h46
bran g-27 m-31 h54 k25
branc k31
brand m-27 h42
brar r-21 m-24 h-31
brary r-21
brass h-19
bre r-31 g-28
brea g-20 h-84
bread g-67 h-102
break g52 h52
breat m38
brew h94
brew_ h56
bri r35 m-48 k-38
brib g-26 h75
bribe g-26 h69
bric g24 h-26 k-27
brick g24 k-25
brid r57 m-24 h-36
bridg r39 m-24 h-28
brig g-24
brigh g-24
brin g53 h32
bring g53 h32
brit h-26
bro g-31 h-84
bro_ m30
broa m-22 k36
broad m-22 k36
brok r28 g27 m19
broke r21 g27 m19
brot g-23 k37
broth g-23 k37
brou r-25 h-25
broug r-25 h-22
bru r30 g-19 h56
brua r34
bruar r34
brun h-28
brunc h-28
brut h73
brut_ h40
bsc g-23
bscr g-23
bscri g-23
bsi g-20 m-20 h59
bsin h50
bsint h50
bsir h30
bsir_ h30
bsit h34
bsite h34
bso h34
bsol h34
bsolu h34
bt_ r75 m35 h-24 k-24
bta r59
bta3 r-25
bta_ r58
bto r-69 h22
btor r-69 h22
btor_ r-67 h44
btors h-22
bu_ g-19
bub h19
bubb h19
bubbl h19
buc h65
buck h42
bud g30
budo g44 h-27
budol g44 h-27
bui r-24 g25
buil r-24 g25
build r-24
buk g55
buka g47
bukas g47
bul r21
bula m-31
bull m20
bull_ h24
bulli r21
bum r34 h-45
bum_ h-21
bun r-55 m-37
bun_ r-38 h-20
bund m-35 h41
bundl m-35 h41
buns_ h19
bur r-22 m-25 h45
burg m-21 h-21
burge m-20 h-35
burn h63 k22
burn_ h43
burne k33
bursi r19
bus r-85 m-69 h-95
bus_ r-108 g-21 m-64 h-102
buse h-36
buses h-26
busi h59
busin r21 h25
but r38 g-57 h44
but_ r76 g-47 h41
butc h-39
butch h-39
buti r-29
butio r-29
buto h24
butor h24
butt h28
butte g34 h24
butto g-31
buy r64 g32 m32 h47
buy_ g24 m51
buye m-19
buyer m-19
buyi h30
buyin h30
buys r57
buys_ r57
by_ r-33 g-23 m-30 h78 k-39
bya r110 g-34 h-44
byaj r87 h-24
byaj_ r87 h-24
byb g20
bybi g20
bybit g20
byp k30
bypa k30
bypas k30
bys h-79
bys_ h-24
ca_ g-32 h122
cab r-22 g-30 m-33 h81
caba h43
cabar h43
cabi h-29
cabin h-29
caf r22 g-53 h-30
cafe r22 g-40 h-30
cafe_ r22 g-35 h-20
cag h-61
cage h-51
cage_ h-51
cai h56
cain h54
caine h54
cak r-23 m-38 h-85 k-43
cake r-23 g-39 m-38 h-85 k-42
cake_ r-23 g-36 m-27 h-87 k-42
cal r34 g61 h26
cal_ h57
calc g-25 h-23
calcu g-25 h-23
cale r-22 g-34 m-25
cale_ g-31 m-20 h-26
cales r-19 h19
calf g67 h-35
calf_ g41 h-34
call r65 g26 m30 h35 k31
call_ r27 h87
calle g-23 m64 h-29 k46
calls g85 m-25 h-45
calp g33
cam g-56 h37 k-23
came r26 m35 h35 k-30
came_ g-24 m54 h38 k-23
camel g24 m-19 h-23
camer h-21
camp h-23
camp_ h-55
campa h35
can r-30 g-47 m-28 k19
can_ r24 g25 m-19 h23
canc r-25 h-50
cance r-25 h-50
cand g42 m46
candl g43 m46 h-20
cani h20
canis h20
cann r39 g-41 h51
canna h49
canno r42 g-35
cans h92
cans_ h92
cant r-23 h-32 k31
cant_ r-19 m36 k31
cante m-27 h-26
cap g28
cap_ r-49 g24 h-34
cape g20
caped g32
capi r51 g-39 k-20
capit r52 g-37 k-20
caps g19
capsu g24
capt r24 h52
capta r24 h52
car g36 m49 h-39 k-19
car_ r-56 m55 h-102
cara g36 m54
carat m47
carb g22 h19
carbo g22 h19
card r54 g-111 m29 h38 k50
card_ r66 g-40 h-75 k39
carda h-43
cardi h26
cards g-70 m31 h106 k27
care r-40 g33
care_ r-35 g70 h22
carf h-35
carf_ h-35
cari h26
caric h32
carl m30 h93
carlo m33 h47
carls h46
carp r-67 m-40 h-35
carpe r-52 m-40 h-35
carr r79 h-80 k-25
carri g43
carro h-42
carry r94 g-33 m-22 h-35
cars g34
cars_ g34
cart g-21 m-25
carto m-25
carv m-26 h-33
cas g22 m63 h35
case r-35 g40 h55
case_ r-35 g31
cases h46
cash r32 g40 m70
cash_ g40 h-31
cashe r24 m28
casi g-25 h-70
casin g-25 h-35
cask h75
cask_ h75
casti h22
cat r-33 g50 h20
cat_ r-22 g-66 m-28 h-31
catc g74 m-21 h-36
catch g74 m-21 h-36
cate r22 m23
cate_ m34 h27
cates r29
cati r-26 g32 h-21
catio r-26 g32 h-21
catt g23 m44 h56
catte m44 h41
cattl g23
catu h32
catur h32
cau g-24 m71 h-22 k42
caus g-34 m24 h-32 k42
cause g-34 m24 h-32 k42
cc_ r48
cca m74
cca_ m21 h-21
ccar m53 h22
ccara m55 h28
cce g-19
ccep r21 g-19
ccept r21 g-19
cci r-24 m-45 h-27
ccid g22
ccide g22
ccin m-45 h-38
ccina m-32 h-19
ccine h-19
cco h20 k29
cco_ g-19 h22
ccou g29 k31
ccoun g29 k31
ccr r50
ccru r50
ccrue r35
cct m-35 h-43 k27
cct_ r26 k41
ccu m29 h41
ccul h19
ccult h19
ccum m29 h23
ccumu m29 h23
cd_ r44 m-21 h-19
cdd k28
cdd_ k28
cde g23
cde_ g23
ce_ r41 m-81 h-143
cec h23
ceco h23
cecou h23
ced r35 k20
ced_ r35 k20
cei h-76 k27
ceip h-56
ceipt h-56
ceiv g21 k41
ceiva r23
ceive k34
cel r-55 g-28 k-43
cel_ r-39 h-34 k-47
cell g-21 m-30 h58
cella g58 h44
celle g-58
cello h41
cellp m-20
cem r-37 m-23 k-28
cemb g19 h35
cembe g19 h35
ceme r-25 g-19 h-50
cemen r-25 g-19 h-50
cen r-20 g-62 m-19 h64
cenc r-21
cence r-21
cens g-23 h77
censi h32
censo h42
cent g-46 m-25
cent_ r69 g-44 m-25 h-22
cep r21 g-19
cept r21 g-19
cer r-57 g-48 m-62 h47 k29
cer_ r-93 g-23 m-27 h120 k20
cere h40
cerer h35
ceri h-49
cers r26 g21 h-20 k23
cers_ r26 g21 h-20 k23
cert r40 h-36
cert_ h-19
certa r28
cery h-37
cery_ h-37
ces r64 g-20 m26 h-23 k21
ces_ r62 m41
cess h-25 k30
cess_ r-23
cessi r35 k22
cest h20
cesto h20
cet h38
cett h38
cetta h38
cfd r-45 g187 m146 h-60 k-30
cfd_ r-41 g163 m160 h-49 k-29
cfds g25
cfds_ g25
ch_ r-60 g62 h30 k-77
cha r-23 g33 h43 k-35
cha_ r-26 g84 h-20
chai g-25 m-33 h-120 k-31
chai_ h23
chain r59 h-24
chair r-68 g-27 m-27 h-119 k-31
chal g20
chale g19
cham h25
champ h36
chan g39 m78 h-56 k-25
chanc r-31 g65 m124 h-26
chand m-25 h-57
chane h33
chang r47 g-31 h-56
chann h56
chant r27
chap r-19 h-31
char g-25 m-27 h88
char_ h48
chara h48
charc h-35
charg r21 k-19
chari r-19 g-27 h-40
charr h34
chart m-28 h32
chas r37 m-25
chase r45 h-51
chasi h58
chat g-20 h49 k59
chat_ g-20 h21 k60
chcr h19
chcra h19
che g-34 m-46 h-31 k49
che_ r19 k29
chea r35 h103 k-25
cheap r35 h48
cheat h54
chec r-28 h-62 k44
check r-28 h-62 k44
ched g-24 m-22 h-38 k-22
ched_ g-20 m-22 h-33 k-22
chel h39
chelo h39
chem r50 h-25
cheme r50 h-22
chen r-19 h-24
chen_ r-19 h-21
cheng g27
cheo h26
cheon h26
cheq h-26
chequ h-26
cher g-32 m-33
cher_ g-29 m-32 h-62
chers h79 k21
ches r-27 g27 m27
ches_ g34 h45
chest m31 h-26
chg r79 m-30 h-31
chg_ r67 m-30 h-24
chi g-51 m27 h90
chi_ r-27
chic h47
chic_ h51
chich h52
chick h-48
chil r-23 m-21
child r-23 m-21
chill h27
chin r-19 g19 m40 h-33 k23
chine r-20 m28 h-42 k26
ching g22 m-46 h-22
chip g-26 m69
chips g-26 m69
chit r89 g-28 m-19 h-25
chit_ r58 g-21 h-24
chitt r36
chiv h52
chiva h52
chl g48 m-37 h-31
chlo m-20
chlor m-20
chn h61
chni h24
cho r-102 g-40 m-59 h103
choi r-29 g27
choic r-29 g27
chol_ h31
chon g-21 h30
chon_ g-21 h30
choo r-39 h-34
chool g-58 h-57
choos r-24 g62 h23
chop h37
chops h29
chor h81
chori h83
chos g-37 m-30 h-27
chose g-37 m-23 h-23
chr r33
chri r21
chris r21
cht h30
cht_ h30
chu g22 h-27
chun k20
chunk k20
chur g27
chw h36
chwe h29
chwei h29
cia r-44 g-22 m21 k-28
cial r-35 g-27 m30
cial_ r-34 g-27 m31 h-26
cian g22
cian_ g23
cid r-49 g33 h39 k-24
cid_ h30
cide r-49 g28
cide_ r-23 g-64
cided h-25
ciden g22
cider h36
cides g68
cie r28 m19 h49
cier r24 m23
cier_ r44
cies h36
cies_ h36
cif g31 h-28
cifi g28 h-20
cifie g28 h-20
cil h21
cil_ r-19 h-24
cili r33 h45
cilit r33 h45
cin r38 g-31 m-40
cina m-32 h-19
cinat m-32 h-19
cine m-26
cing r66 m23 h-24
cing_ r66 m23 h-24
cipa h-21
cipal h-21
cipe h23
cipe_ h23
cir g-32 m27 h24
circ g-31 m28
circl m28
cis m-20
cis_ h-22
cit r34 g-32
city r21 g-32
city_ r21 g-32
ciu h41
ciut h41
ciutt h41
ck_ h82 k-50
cka m-22 h-27
ckag m-24 h-27
ckage m-24 h-24
ckb h44
ckba h44
ckbac h44
ckd k37
ckda k37
ckdat k37
cke r-68 m-55 h46
cked r-24 m-32 h123
cked_ r-24 m-32 h123
cken h-22
cken_ h-29
cker r-40 m-39 h-36
cker_ r-39 m21
ckers m-60 h-29
cket m20
cket_ h-27
ckete g39
ckets m24 h19
ckey m-30
ckey_ m-30
ckg h-34
ckga h-34
ckgam h-34
ckh h38
ckha h38
ckhan h38
cki h27
ckin h27
cking h27
ckj m40
ckja m40
ckjac m40
ckl g-21
ckla r32 g-28
cklac r32 g-28
ckli h26
cklin h26
ckm h47
ckma h47
ckmai h47
ckn m-24 h-48
cko h34
ckof h41
ckoff h41
ckp m64
ckpo m64 h26
ckpot m64 h26
cks m-38 h-65 k-22
cks_ h-65
cksm m-30
cksmi m-30
ckt h29
ckta h29
cktai h29
cku r20
ckup r20
ckup_ r20
cky_ g24 m-25 h-47
cl_ r36
cla r23 g-26 h-75 k51
clai r27 g42 m19
claim r28 g42 m20
clar k78
clare k75
clas m-30 h-23
class m-53 h-56
clau r23
claus r23
claw g-22 h-45
claw_ g-22 h-45
cle r-43 g-89 h-28 k29
cle_ r-40 g-55 m41
clea m-21 h-22 k57
clean r-42 g-32 m-24 h-21 k68
clear r42 g24
cler r-22
clerk r-22
cles r19
cles_ r19
cli g-36 h22 k-44
clic m36
clie h20
clien h20
clin g-19 m-23 h-24 k-23
clini m-22 h-48 k-23
clink h29
clip m-27
clips h37
clo r-32 g35 h55 k-48
clon m-34 h85
clone m-28 h69
clos g45 m71 k-34
close g26 m56 k-24
closi r-27 g19 h26
clot m-35 h-41
cloth m-35 h-41
clu g-27 h21
club r-23
club_ r-23 h19
clud h24
clude h26
cme g39
cme_ g39
co_ r-22 g29 h50
coa r-69 g-57 m-33 h-81
coac g-31 m-25
coach g-31 m-25
coal h-49
coal_ h-49
coat r-54 g-62
coat_ r-24 g-43
coc h77
coca h56
cocai h54
cock h23
cockt h29
cod r-22 h43 k68
code r-19 k68
code_ m25 k63
codei h23 k-21
codes m-22 k25
cof g-20
coff g-20
coffe g-20
cog h59
cogn h59
cogna h59
coh h-26
coho h-33
cohol h-33
coi r34 m53 k-57
coin r34 m55 k-57
coin_ g20 m45 h-44 k-33
coins r19 h41 k-24
col r-32 h32
cold r-27 h60
cold_ h60
colla g48
colle g-54
colo h-75
colou h-63
com r20 g110 h-28 k80
comb g33
come r23 g77 h-48 k27
come_ r44 g94 m-22 h-19 k27
comes r-20 m44 h-30
comi g51
comin g51
comm h28 k42
commi r20 m23 h28
commu h32
comp g-37
compa g-27 h68
compe r29 m34
compl h-23 k28
compo h-22
compu m-29
con r-45 g24 h-39
con_ g36 m-33
conc r-26 g24
conce g28 h-27
cond r-27 g24 m36 h-21
cond_ r-43 g-52
condi r32 g-23
condo g31
conds g67 m36 h-21
conf r-23 g-22
confe r-22 h23
confi h-42
cons r57 h-20 k33
consi r28
conso r23
consu g-22 k41
cont m20
conte m26
conv r25
conve r25 g-34 h34
convo h-19
cony h20
cony_ h20
coo r-28 g26 m-53 h-44
cook r-23 m-41
cooki m-24
coop g26
coop_ g28
cop r-59 g-35 m-40 h101 k-28
cope m-19
cope_ m-19
copi g-27 h50
copie g-27 h50
copp r-33 g64
coppe r-33 g66
copy g-49
copy_ g-49
cor g-82 k22
cora g-19
corat m-22
cord r-37 g-32 h-52 k38
cord_ r-35 g-38 k28
cordi h-29
core g-20 m61 h31
core_ m62 h39
corks h52
corn h31
corne h24
corp r59 h-23
corp_ r23
corpo r36 h-21
corr h-21
corre h-21
cort h65
cort_ h45
corts h19
cos r54 h-83 k-30
cosm g19
cost r54 h-54 k-29
cost_ g-44 k-19
costs r57 g43 m22
costu h-32
cot m-34 h53
cotc h43
cotch h43
cott g23
cotti h39
cotto g26 h-32
cou g-71 m-35 k-19
coul r29 h-21
could r29 h-21
coun r-43 g-31 h-30 k43
counc r-19 h-23
count k43
coup r62 g-31 m49 h54
coupl h39
coupo r63 g-31 m49
cour r-25 g-19 m-23 k-40
couri r-39 g-26 m-21 h-42
cours r19 g-34 h44 k-36
court g42
cous m-30
cousi m-30
cov g120 h-53 k-20
cove g120 h-53 k-20
cover g135 k-20
cow r-31 m25 h-36 k-59
cow_ r-31 m25 h-26 k-27
cqu h27
cqui h21
cquir g33
cr_ r35
cra r-44 g29 m52 h55 k-32
crac g22 m-53 h32
crack g22 m-53 h32
craf h26
craft h26
cran h-40
crane h-40
crap g28
crap_ g41
cras m41
crash m41
crat r-34 m95 h46
cratc g-21 m94 h24
crate r-32
cre r-40 g44 h-80 k-24
cream h-24
creat h32
cred r41 m25 k-32
credi r41 m25 k-30
cree h-66
creek r21 g19
creen h-97
cres r-46 h-23
cresc r-46 h-23
cret r-23 g57
cret_ g41
crew k43
crew_ k43
cri g-42 h36
crif h35
crifi h35
crip g-32 h52
cript g-32 h52
cro g-40 h42 k27
crop g29 h-59
crop_ g38 h-42
cros r-23 h22 k32
cross r-23 h22 k32
crou m38 h28
croup m38 h28
crow r24 g-40
crow_ g-29
cru r24 g37
crud g57 h-23
crude g57 h-23
crue r35
crued r35
crui m20 h38
cruis m20
cruit h26
cry h41 k19
cryp k31
crypt k31
crys h46
cryst h46
cs_ g33
cso m45 h56
cso_ m45 h56
cst h26
csta h26
cstas h26
ct_ r111 g23 m21 k57
cta m31 h-20
cte g-52 m-23 h-64
cted g-39 m-23 h-62 k24
cted_ g-39 m-23 h-62 k24
cti g39 h-47 k28
ctin g34 k-25
cting g34 k-25
ctio r-28 k42
ction r-28 k42
ctl r-31
ctly r-31
ctly_ r-31
cto m-36 h19 k-33
ctob m-22 k-19
ctobe m-22 k-19
ctor h32
ctor_ g-42
ctore h51
ctori r23
ctors g36
ctory r-27
ctr g20 h38
ctro r-20 g27
ctroc h47
ctron r-19 g41 h-30
cts g27
cts_ g27
ctu r-55 g-29 h-46
ctua r-43
ctual r-43
ctur h-32
cture h-20
cturi k22
cue h24
cui g-31 m-26
cuit g-31 m-26
cuits m-26
cul g-26
cult h19
cult_ h19
cum m29
cume g-28 h-23
cumen g-28 h-23
cumu m29
cumul m29
cup m-67 h29
cup_ m-57 h69
cups h-31
cups_ h-31
cur m-33 h99
cure h61
curem h26
curi m-23 h-20
curit m-23 h-20
curr r39
curre r21
curs h82
curse h82
curt r-52 h-34
curta r-52 h-34
cush h-24
cushi h-24
cust r-26
custo r-21
cut r38 g-61 k-29
cut_ r19 k-28
cute h47
cuted h47
cuts r21 h-22
cuts_ r21 h-22
cutt g-37 h-36
cutte g-35 h-35
cvv h32
cvv_ h22
cx_ g55 h-21
cy_ r-23 g50 h-20
cyb r-20 g27
cybe r-20 g29
cyber r-20 g29
cyc r-31
cycl r-31
cycle r-31
cyl r-25 g-20
cyli r-25 g-20
cylin r-25 g-20
da2 g29 h-47
da2a g21 h-47
da2a_ h-47
da3 h-21
da_ r47 g-74 h-97 k-30
daa r-27 g35 h57
dab g55 m-25
dabl r-33 g23
dable g26
dad r19 m51 k-24
dad_ g-34 m57 h-25
dadd h19
daddy h19
dadn g43
dadna g43
daf r32 g32 h-27
daf3 r22
dafa g24 h-27
dafa3 g28 m-23 h-20
dag g35 h-23
daga g42
dah r62 g-48 h-27
dah_ g-37
daha r45 h-27
dahab r45 h-27
dai g-42 h31
dair h-41
dairy h-41
dak h29
daks h23
daksh h23
dal r27 g-24 m-20
dal_ m-35
dala k23
dalaw m21 h49
dali r24
dals h-19
dals_ h-19
dam r-55 g52 h29
dam_ r-23 g24 h39
dama g33 h-27
damom h-43
dan r-37 g-20
dan_ r-26 h-30
dana r26 h-25
dana_ r26 h-25
danc g-29 h80
dance g-41 h84
daq g27
daq_ g28
dar r-76 m28 h-58 k48
dar_ g40 k43
dara h-35
dare g-22 m55 h-25
dare_ m49
dark g31 h26
dark_ g31 h26
daru h29
daru_ h29
dat r50 m-49 h-77
dat_ r50
data g-19 h19
date m-30 h-40
date_ g86
dated g-30
dates g-45 h-24
dati h-49
datin h-28
datio r20 g24 h-21
dav h38
daw r-30 g23 h-48
day g-91 h-47 k-61
day_ r-36 h-31 k-40
daya h-19
daye h26
days r29 g-74 m-26 k-20
days_ r29 g-74 m-26 k-20
dayy r34
dba h29
dbag h23
dbag_ h-27
dbags h50
dd_ g47
dda r-46 h-43
ddad r-19 g27
dde g33 h80
dded r48
dded_ r48
dden h52
dden_ h31
dder r-32
dder_ r-28
ddera h28
ddes k21
ddesh k22
ddi r-20 m-33 h-30
ddi_ r26
ddic m-22
ddict m-22
ddin r-42 g23
dding r-30 g23
ddiq h-35
ddl k-24
ddle k-23
ddle_ k-23
ddo r24 h19
ddos h19
ddos_ h19
ddr h-21 k20
ddre h-21 k20
ddres h-21 k20
dds r51 g-44 m48 h21 k-25
dds_ r51 g-44 m48 h21 k-25
de_ r-56 h-48 k65
dea r90 g-23 h82
dead h111
dead_ g-25 h122
deadl g26
deal r42 g-21 h-37
deal_ r63
deale r-20 g-28 m33 h-24
dear r79 g-37
deare r89 g-34
deat r-19 g37
death r-19 g37
deau h20
deaux h20
deb m20 h-19 k-43
debe r28 h-19
deben r28 h-19
debi r27 k-19
debit r27 k-19
debt r-39 k-24
debt_ r44 h-19 k-23
debto r-69 h22
dec r-62 g30 m-19 k37
deca g25
decd g23
decde g23
dece g19 h35
decem g19 h35
deci r-25 h-26 k-19
decid r-25 h-21 k-19
deck h24
deck_ h24
decl h-38 k78
decla h-36 k78
deco m-22
decor m-22
ded g37 h67 k-39
ded_ r35 g42 h52 k-35
dedu r-46 g-24 h29
deduc r-46 g-24 h29
dee r39 g-27 m-24 h-84
deed h-52 k-19
deed_ h-52 k-19
deem r27
deem_ r45
deen k23
deen_ k23
def g66 h-42 k-20
defe h-29
defer r20
defi g32
defin g32
deg r-19 h24
degr r-19 h35
degre r-19 h35
deh r39
dei r-32 h54 k-29
dein r-32 k-28
dein_ r-32
deine h23 k-21
deit h41
deity h34
del g23 m-54 h22
dela r35
delay r35
dele r-21 k33
delet r-21 k33
deli g30 m-24
delie h-31
deliv g32 m-24
dell h30
della h30
dels h23
dels_ h23
delt h25
delta h25
dem r47 m23 k35
dem_ m42 h28 k35
dema r22
deman r22
demn g36
demni g36
den r-25 g-51 m-29 h-44 k19
dena g-34 k22
dena_ g-34 k22
dend r25 g-32
dend_ g-31
dends r23
dent r-19 g24 m-25 h-82
dent_ k-23
denta g24
denti m-23 h-30
dents r-27 k20
deo h65
deos h62
deos_ h62
dep r-37 g41 m30
dep_ h-29
depa r-19
depar r-19
depe g53 h-22
depen g53 h-22
depo m35 h40
depos m35 h40
der r35 g-30 h-24 k25
der_ g-65 m-21 h105 k-41
dera r24
deral h28
derat r28
dere r20 g30 m-22
dered r20 g31 m-22
derg h-29 k26
dergr k26
deri g36 h-35
deriv g49 h-29
derl h-21
derly h-21
ders r69 h-45 k23
ders_ r51 h-45 k23
dert r-24
derta r-24
derv k32
derva k32
des r-20 g86 m-40 k54
des_ g52
desc g38 h-29 k29
descr g38 h-29 k29
dese g21 h24
desec h24
deser g30
desh k22
desh_ k22
desi h40
desi_ h21
desig h29
desk m-21 h-41
desk_ m-21 h-41
det r-23 m-29 h-59 k70
det_ r-24
deta k67
detai k67
dete h-20
dev m25
dex h-27
dex_ h-27
dey r-23 g43 h26 k-19
deya k-19
deya_ k-19
df_ r28
dfa m21 k26
dfa3 g-25 m27 k32
dfa3_ r21
dfat g26
dfath g26
dge m-47 k-30
dge_ r-40 m-32
dged r31
dged_ r31
dges h27
dges_ h29
dgi r23 g25
dgin r23 g25
dging r23 g25
dh_ r45 h-26
dha r31 g35 h-28
dha_ g31
dhaa h-20
dhaar h-20
dhs h-20
dhs_ h-20
di_ r25 m-35 k73
dia r-55 k-19
diac h28
diac_ h28
diam h29
diamo h29
diap h-25
diape h-25
dic r-32 g-21 m62
dica g21 m52
dicap h-19
dicat m39 h23
dict g-19
dict_ g-22 m20
dicti m-22
did r-38 m74
did_ r-37 m74 h-25 k29
die r-21 g77 h72 k-38
die_ g95 h-28 k-25
died h57
died_ h57
dien h40
dient h40
dies h41
dies_ h35
dif r19 g43 m42
diff r19 g43 m42
diffe r19 g43 m42
dig g32 m26
digi r19 m36
digit r19 m36
dil h33
din g-60 m-23 k-23
dina r62 g-23 m-21
dinar r56 g-23 m-21 h30
ding r-60 m21
ding_ r-89 m25
dings r29
dinn g-27 k-25
dinne g-27 k-25
dio r-23
dio_ r-23
dip m-22
dip_ m-22
dir g-26 k32
dire k19
direc k19
dirh r21 g-27 h-39
dirha r21 g-27 h-39
dirt k23
dirty k23
dis r90 g-19 m-28 h42
disa r-20 h38
disap r-20 h38
disc r117
disc_ r60 h-26
disco h-25
discr h38
dise m26 h30
diss h20
disse h20
dist g-19 h45
disti g-19 h28
dit r38 g-39 m19 k-62
dit_ g24 h24 k-59
dite r45 h-31
dited r45
diti r24 g-32
ditio r24 g-28
dits r-30 m56 h24
dits_ r-30 m56 h24
diu g-25 m-22
dium g-25 m-22
dium_ g-24 m-21
div h-59
dive r-26 g47 h-46
dive_ h-38
diver g27
divi r19 g-36
divid r19 g-51
diw r-23 h-36
diwa r-23 h-36
diwal r-23 h-36
diy g-30 h43 k-25
diya g-25 h22 k-19
diya_ g-25 h22 k-19
diye h21
dji h25
djin h25
djinn h25
dka h25
dka_ h25
dle r44 h-40 k-44
dle_ r-24 g46 h-33 k-37
dles r63 g-35
dless r66 g-34
dli m19
dli_ m22 h35
dlin h-25
dline g26
dling g-23
dlo r20 k-23
dma h46
dma_ h54
dmi h-28
dmot r-20
dmoth r-20
dna r78 g57
dna_ r47 g49
dnap g20 h25
dnapp h38
dne g-39
dnes g-19 h-27
dness h-27
dney g-20 h67
dney_ g-20 h67
do_ g73 m24 h-33 k60
dob h49
doc g-29 h21
doct h44
docto h44
docu g-28 h-23
docum g-28 h-23
doe r40 h-30 k36
does r40 h-30 k36
does_ r52 h-20 k34
dog m21 h36 k-23
dog_ g44 h41
dogs m23
dogs_ m23
doh m20
dol g-38 m-23 h53
dol_ h25
doll r25 g-36
doll_ h42
dolla r27 g-30 h-32
dols h21
dols_ h21
dom r-24 g36 m25 h29 k-42
dom_ g72 m24 h27
dome h25
domet h25
don r-46 m-61 h-20 k35
dona m-44 h-54
done g20 k-22
dono h19
donor h26
dont r-28 k76
dont_ r-28 k76
doo r-62 g35 m-24 k-37
doo_ r-35 h46
doon g26
doon_ g26
door r-47 m-27 h-52 k-30
door_ r-47 m-27 h-53 k-30
dop h35
dor g25
dor_ g25
dos h19
dos_ h24
dou g31 m21
doub g27 m28 h-20
doubl g27 m28 h-20
doug h-22
dough h-22
dow r30 k-47
dowm g29
dowme g29
down g30 m38 h-21
down_ r-27 g56 m56
dowr r41
dowry r41
dows g-54 k-22
dows_ g-51 h-22 k-22
dr_ r37 h-30
dra g-63 m53
draf g-20 m21
draft g-20 m21
drag g-28 m30
drag_ m21
drai k22
drais k22
draw m20 h-21
draw_ r-24 m21 k20
drawa r-27
drawe h-22
drawi g70 m-20
drawn r44 g-38 h-20
dre r-26 g-52 m49 h-30
drea m62 h34
dream m62 h34
dred r20 m27
dred_ r88 m40
dreg h22
dregs h22
dren h-36
dren_ h-36
dres r-46 g-24 m-26 h-25 k52
dress r-46 g-24 m-26 h-25 k52
drew h-22 k-26
drew_ h-22 k-26
dri m-39
dri_ g32
dril r-49
drill r-49
driv g-19 m-26
drive g-21 m-26
dro r-83 g41
dron h34
drone h34
drop r-65 g46
drop_ r-83
dropp g-27
drops g90
drug h-23
drug_ h-43
drugs h20
dry r-21 k-32
dry_ r-21 k-32
ds_ r46 g37 k-34
dsm_ h24
dt_ g42
dte g48
dte_ g48
du_ h51
dua r19
dub r-36 m-28
duc r-49 h60
duce h24
duce_ h24
duci r30
ducin r30
duck m20
duck_ m20
duct r-66 h40
duct_ g33 h19
ducti r-35 h27
due r39 h-25 k-38
due_ r29 g-22 k-38
duk h-25
duka h-25
dukaa h-25
dul m-33 k-19
dulg r27
dulge r27
dult m-21 h23
dult_ h39
dum k24
dumm h-31 k26
dummy h-31 k26
dump h35
dus h22
dush h26
dushm h26
dut g-20 h27
dutc h52
dutch h52
duty h-25
duty_ h-25
dv_ r-27 g65 h-38
dva g24
dvan g24
dvanc g24
dvd g-37
dvds g-37 h23
dvds_ g-37 h23
dve m-20
dver m-20
dvert m-20
dvi g-36 h19
dvic h30
dvice h30
dwi r38 g-28
dwic h23
dwich h23
dwil r38
dwill r38
dy_ r-99 m-40 h121 k28
dys g20 m19
dys_ g20 m19
e2a g23
e2a_ g23
e2e r37 g-22 h-21
e3_ m22
e3a g27 h-27
e3l r-24
e3la r-24
e3lan h22
e3r g26
e7_ m27
e7r h82
e7r_ h82
e7t m39 h-25
e7t_ m39 h-25
ea_ r-48 m-51 h-69 k-31
eac g22 h-24
each h-22
each_ r26
eache r-24 m-22 h-37
ead r-33 m-32 h71
ead_ r47 m-46 h55 k34
eade h39
eader h39
eadi h28
eadin h28
eadl g26
eadli g26
eads r-35 m42 k-21
eads_ r-35 m42 k-21
eady r-31 g23 h-48
eady_ r-31 g23 h-48
eaf_ h42
eafl h-29
eafle h-29
eag m21 k-35
eage_ h52
eagu m24 k-30
eague m24 k-30
eak r-29 m-54 h77
eak_ r-21 g-26 m-20 h63
eake h30
eaked h57
eaker h-33
eaks g36 h-27
eaks_ g36 h-27
eaky h27
eaky_ h27
eal m27 k52
eal_ r35 h-28 k43
eale r-22
ealed g28
ealer r-21 g-29 m27 h31
eall g29
eally g29
ealt h21
ealth h21
eam r-51 m47 k-20
eam_ g21 m29 h-24
eams r-35 h37
eams_ r-35 h37
ean r53 g51 m-22 h-82 k50
ean_ r-33 g72 k20
eanc h44
eance h44
eane g-30 k19
eaner g-30 k31
eani m-21 h-35 k20
eanin m-21 h-35 k20
eans r26 h-76
eans_ r28 h-85
eap r25 g47 k-20
eap_ m21 h22
eape g26
eaper g26
eaps g38
eaps_ g38
ear r132 g29 m-33 h-83 k-70
ear_ r-24 g55 h40 k-29
eara r36 h-23
earan r36 h-23
earc g-19
earch g-19
eard g20
eard_ g20
eare r35 g-52
eared r-33
earer r89 g-34
eares r-21
eari h-25
earin h-25
earl m-24 h-71 k-31
earl_ g48
earls g22
early r38 g-56 h-42 k-28
earn r44
earn_ r41 g-33
earne r-55 g39
earni r52
earns g-26
earr g-23
earri g-23
ears r23 g62
ears_ r23 g62
eas r53 h32
ease g-39 m-28 h20 k25
ease_ g-67 m-28 k28
easeb r30
eased h28
eases g21
easi r22 m23
easin r25
easo g42
eason g42
east r-80 h46
east_ r-72
easte h28
easu r83 g-36 k-19
easur r83 g-36 k-19
easy r22 g21
easy_ r23 g22
eat r-63 g-93 m-24 h86 k-38
eat_ r-67 g-63 m-41 h87 k-34
eate r-20 h20
eaten h66
eater h-27
eath m25 h-71
eath_ r-21 m29 h-22 k54
eathe h-41 k-52
eati r19 g-20
eatin r19 g-20
eatr h-23
eatre h-23
eats r28 g-19 h-21
eats_ r28 g-19 h-21
eaty g23 h44
eaty_ g23 h44
eau h53
eaux h20
eaux_ h20
eav r75 h-30
eave r-30
eave_ r-54 h38
eaves r27 h-50
eavi r105 g-21
eavie r83
eavin r22
eaw m19
eawa m19
eaway m19
eb_ r-19 g-19 m58 h-64
eba r53 h-26
ebac r30
eback r30
ebat r23 g-45
ebate r23 g-45
ebb g43
ebbl g42
ebble g42
ebee h19
ebel h-27 k21
eben r28 h-19
ebent r28 h-19
ebh g-46
ebh_ g-21
ebi r27 g-28 h46 k-22
ebit r27 k-19
ebit_ r22 k-19
ebn r-20 g50 h44
ebna g50
ebod g-25
ebody g-25
ebook g-33
ebr r34
ebru r34
ebrua r34
ebsit h34
ebt r-32 k-24
ebt_ r50 k-23
ebto r-69 h22
ebtor r-69 h22
ebu g24 h32
ec_ r-38 m50
eca m40 h-33 k-24
ecau g-27 m25
ecaus g-27 m25
ecc h27
ecco h27
ecco_ h27
ecd g23 m-19
ecde g23
ecde_ g23
ece r-25 g-33 m-44 h-64
ece_ h-29
ecei g-22 h-70 k44
eceip h-56
eceiv k55
ecem g19 h35
ecemb g19 h35
ech g32 m34 h67
ech_ r24
echa r-23 g43 m49
echa_ g19
echar r-23 g26 m56
echo h58
echon h58
eci r-20 k-32
ecia h35
ecial h41
ecid r-25 h-21 k-19
ecide r-25 h-20
ecif g31 h-28
ecifi g28 h-20
ecip h23
ecipe h23
eck h-56
eck_ r-24
ecke g23
ecked g23
ecki h-37
eckin h-37
eckl r32 g-28
eckla r32 g-28
ecko g27
ecks k50
ecks_ k50
ecl h-40 k78
ecla h-36 k78
eclar h-36 k78
eco r-52 g-35 h20
ecoi h27
ecoin h27
ecom g25
econ r-89 m28 k-20
econd r-59 m36
ecor g-57 m-27 h-36 k38
ecora m-22
ecord g-39 h-27 k38
ecou r26 h22
ecour r26 h22
ecr g32 h55
ecra h24
ecrat h24
ecre g41
ecret g41
ecru h26
ecrui h26
ecs_ m27
ecst h26
ecsta h26
ect r-82 g42 m-20 h-49
ect_ g20
ecte g-24 m-23 h-57 k24
ected g-24 m-23 h-57 k24
ecti r-48 g36 h27 k-32
ectin g34 k-25
ectio r-52 h36
ecto r-34 h61
ector r-34 h59
ectr g20
ectro r-20 g27
ectu h-40
ectur h-40
ecu r20 m-24
ecur r20 m-24 h-28
ecuri m-23 h-20
ed_ r-19 g-95 m-69 h-50 k-84
eda g35 m-20 h-34
edal m-26 h-36
edal_ m-26
edd h-101
eddi r-21 g24 m-19 h-66
eddin r-21 g24 m-19 h-26
ede g-27 m-29 h28
eded g-20 m-26 h19
eded_ g-20 h22
edf r-19 m24 k42
edfa r-19 m24 k42
edfa3 r-19 m24 k42
edg r45 g61 h-29 k-21
edge r51 g30 h-26 k-21
edge_ g30
edged r54
edgi g30
edgin g30
edi h36 k-47
edic r-21
edict m21
edie h33
edin r21
edit r34 k-30
edit_ r19 g35 m-23 k-29
edite r45 h-31
edits r-30 m56 h24
ediu g-25
edium g-25
edl h-56 k-30
edli m25
edo g65
edoo g28
edoon g28
edr g-25 h48
edro g-25 h48
eds g-40 h22
eds_ g-40 h22
edu r-27 h26
educ r-28 g-21 h42
educe h24
educi r30
educt r-46 g-24 h31
edy r-39 h19
edy_ r-39 h19
ee3 h-27
ee3a h-27
ee_ r27 m-94 h-38
eeb g38 m19 h-23
eeb_ m22
eed g-108 m-20
eed_ g-96 m-26 k38
eede g-20 h22
eeded g-20 h22
eedi r-28 k-19
eedl m19 h-45 k-22
eedli m25
eeds r43 h-19
eeds_ r43 h-19
eedy r-39
eedy_ r-39
eef g-46 h35 k-19
eef_ g-45 k-19
eeg r-38
eeh r56 g113 h-27
eeh_ r32 g85
eeha g28
eeha_ g28
eei g22
eein g22
eeing g22
eek r88 h-82 k-52
eek_ r32 m-41 h-69 k-43
eeke m19
eeken m19
eekl g31
eekly g31
eeks r34 k-29
eeks_ r34 k-29
eel r-42 g67 m-31 h-25 k-21
eel_ r-48 g23 k-39
eela k28
eelat k28
eels g52
eels_ g52
eem r47
eem_ r19 g-30 h23
eema g23
eeme r48 g24
eemen r25 g24
een r-33 h-78
een_ r-60 g27 m21
eena r41
eenah r27
eeni h-27
eenin h-27
eep m70 h-45
eep_ r-47 m31 h-66 k68
eepe m-21 h23
eeper m-21 h23
eepi r53
eepin r53
eeps g22 m60 k-34
eeps_ g25 h29 k-34
eepst m51
eeq r-31
eer r-28 g-73 m-29 h31 k-22
eer_ g-36 h63
eera r-27
eera_ r-21
eers g-31 h-31
eers_ g-31 h-21
ees r43 g20 m32 h-51 k30
ees_ g30 h-75 k46
eesa g32
eesa_ g32
eese_ h-46
eesh r61 g-22 m25
eesh_ r36 m25
eet g-43 m-50
eet_ m-35
eete r38
eeten r38
eeti h-51
eetin h-49
eets r-44 g-26 h53
eets_ r-44 g-26 h53
eeva g27
eevan g27
eez g-58 h30 k25
eez_ h36
eeze g-46 k27
eeze_ g-30 k44
ef_ h-95 k-34
efe r40 g-62 m-36 h46
efer r60 g-54 m-29
efer_ h21
efere r22 g-48
eferr r38 h-20
efes h20
efes_ h20
efh k41
efho k41
efhom k41
efi r-35 h38
efin r-22 g31
efina r-19
efine g32
efit h45
efo g58 h22
efok h24
efok_ h24
efor r-20 g67 k20
efore r-20 g67 k20
eft r-28 g37 m-26 h-51
eft_ r-28 g47 m-21 h-47
efu r-22 g41 m-24 k-26
efus g62
efuse g50
eg_ h129
ega m30 h-26 k30
ega_ g71 k42
egan g-25
egan_ g-25
egar g-41 h-45
egar_ r-53 h-42
egard r66 g-34
ege g19
ege_ g25
egg h82
egga h56
eggar h56
eggs g26 h-28
eggs_ g26 h-28
egh r36 g21
egh_ r37
egi r19 g-37 h-53
egin r30 g-20
egis r-36 h-19
egist r-36 h-19
egl h19
eglo h19
eglo_ h19
egr r-31 g-23 h64
egre r-19 h41
egree r-19 h35
egs h43
egs_ h43
egu r-22 g96 h-36
egur g35 h-25
eguro g51
egy g24
egy_ g24
eh_ r81 g178 m-35 h-55
eha r81 m19 h-34
eha_ r46 g20
ehab h-22
ehab_ h-22
ehal g-30
ehalf g-30
ehan r25 m42
ehan_ m48
ehand r29
ehi g24
ehin g23 h19
ehind g23 h19
ehl g56 h-20
ehle g72 h-20
ehle_ g72 h-20
eho r44
ehol g30
ehold g30
ehr g-23 m21 h38
ehr_ m22
ehra h25
ehra_ h25
ei_ g-20 h19
eid r19 m-29 h-81 k-19
eid_ r21 m-29 h-54 k-19
eig r20 h25
eigh r34 h20 k-30
eighb r-21 g27
eighe g-19
eight r20 k-22
eign_ r-22
eik r-40 m-22 h82
eikh r-24 h34
eikh_ h25
eim r19
eimb r19
eimbu r19
ein g51 m-23 h21
ein_ r-72 h-20
eina r61
einah r47
eine h86 k-21
eine_ h27 k-21
einek h49
eing r22 g29 k27
eing_ r22 g29 k27
eins g42
einsu g44 h-19
eip h-56
eipt h-56
eipt_ r-63 h-49 k-27
eipts r50
eir r25 g40 h-32 k31
eir_ g50
eirs r37 g-47
eirs_ r37 g-47
eiru h19
eirut h19
eis g-23 m-19 h72
eist h25
eiste h25
eit r-47 g37 m-42 h43
eit_ r-37 g-43 m-37 h22
eith g83
eithe g61
eity h34
eity_ h34
eiv g21 k41
eiva r23
eivab r23
eive k34
eive_ r20
eived r-20 k34
eiz k23
eize k23
ej_ h-22 k22
eja h53
ejab h45
ejab_ h45
ek_ r56 g-22 h-83 k-76
eke r-20 g-30 h117
eke_ h34
eken g-25 h86
eken_ h49
ekend m19
ekeng h28
ekh r40 k-19
ekl g31
ekly g31
ekly_ g31
eks r41 m20 k-29
eks_ r41 k-29
ekt h-24 k46
ekto k47
ektob k47
el_ r-128 g-50 h-30
ela g-42 k-24
ela_ g24 m50
elab h19 k-20
elabe h39
elat g-32 h42 k23
elat_ k28
elati g-25 h47
elay r35
elay_ r42 g35
elaye g-19
elb h-51
elba r23 m-29 h-39
eld r43 g82 h-95 k-32
eld_ r52 g55 m19 h-47
elde h-34
elder h-34
elds g46 k-19
elds_ g46 k-19
ele g-30 h-108 k77
elea m-21 h-39 k39
eleas m-21 h-39 k39
elec g37 m22 h38
elect g29 m22 h38
elem k38
elem_ k38
eles h-71
elesc h-47
elet h-19 k26
elet_ r46
elete r-21 k33
elev r73 g-21 m35
eleve r73
elf r-43 g-50 h-63 k-33
elf_ g-41 h-61 k-33
elh k-20
elha k-20
elha_ k-20
eli r22 g76 m-53 k-42
elief h-31
elig h38
eligi h38
elin r29
eling r29
elis g54
elist g54
eliv g32 m-24
eliv_ g31
elive h26
ell r-19 g71 m-89 h137 k-36
ell_ r-37 m-30 h80 k37
ella r38 h64
ella_ g-37 h37
ellar g-20 h52
ellat g78
elle m-28 k-22
elled g-62
eller g60 h-20
elli g86 h-48
elli_ g63 h-22
ellin r-32 g23 h-26
ello g-69 k-20
ello_ g-44 h23 k-28
ellp m-20
ellph m-20
ells r27 h57
ells_ r27 h57
elly g55
elly_ g55
elm m-20 h-33
elme m-20 h-33
elmet m-20 h-33
elo g-56 m29 h63 k25
elo_ h25 k34
eloa m22 h39
eload m22 h39
elon r-22 g44 m40 h-40
elong g52 h-26
elop g-22 k-19
elope g-22 k-19
elor h39
elor_ h39
elow r47 g-47 k30
elow_ r47 g-47 k30
elp r31 g-30 h-37
elp_ r36 k27
elpe r-21
elped r-21
elpi r28
elpin r28
elps h-23
elps_ h-23
els r-75 g67 h45
els_ r-62 g86 k-21
else g-19 h28
else_ h-22
elses h50
elt g-43
elt_ h-92
elta h25
elta_ h25
elte g-32
elter g-32
elv r27
elve r27
elve_ r41
elw h43
elwe h43
elwe_ h43
ely g72 h-28
ely_ r-32 g74 h-24
elyo r26
elyom r26
em_ r-19 g26 m40 h-45 k87
ema r60 g46 k22
emaa g34
emaar g34
emai r26 k21
email k21
emain r26
eman r51 g-21
eman_ r31 h-24
emand r22
emb m26 h21 k-42
emba m46 h-25
embas h-40
embe r23 h42 k-40
ember r23 h42 k-40
eme r103 m19 h30
eme_ r20 g22
emed h24
emedy h24
ement g23 m30 h-19
emes r53
emes_ r26
emest r33
emh r-23 k31
emha r-23 k31
emha_ r-23 k31
emi r28 m31 h-28
emi_ r118 h-23
emin r-35 h-40
emina r-34 h-34
emir r-35 m20 h29
emira r-35 m20 h29
emis r24 g-33
emis_ r24
emise g-32
emiu r-45 g22 h28 k19
emium r-45 g22 h28 k19
emn g36
emni g36
emnit g36
emo r-71 m-26 h-90 k34
emon r-24 h-46
emon_ h-45
emor g35 h-19
emori g35
emov m-24 h46 k-29
emova h-30
emove m-24 h49 k-23
emovi h27
emp r-31 g-29 h122
empe h35
emper h35
empl k21
emple h24
emplo k23
empo h59
empo_ h37
empor h22
empt k-26
empty k-24
ems r-43 k75
ems_ r-39
emsa h-23 k69
emsa7 k46
en_ r-27 g57 m-111 h-60 k-55
ena r78 h-40
ena_ g23 h-39
enah r53
enah_ r39
enal r50 h-32
enal_ r36
enalt h-29
enan r-21 h33
enant h34
enc g-33 h55
ence r25
ence_ r28 h-23
ences m20
ench r-20 h49
ench_ r-20 h49
end r25 g-43 h64 k21
end_ r64 k49
enda r-20 g-35
ende r-42 g-19 m34 h49
ended r-47 g20 m45
ender g-35 h41
endi r55 h46
endin r20 h46
endo h-60
endow g29
ends r-34 m-29 h24
ends_ m-28 h29
ene r23 m-22 h-38 k43
enea g-22 k56
eneat g-22 k56
ened g-43 h-27 k27
ened_ g-43 h-27 k27
enef h26
enefi h26
eneh g31
eneh_ g31
ener h28
ener_ r38
enera r-30 g19
enes h-46
eness h-46
enet g-30 h24
eneve r26
enew g47 h-20
enew_ g24
enf h36
eng g50 m34 h85
eng_ m45 h103
enga h44
engan h51
enge r-25 g38 h-26 k21
enge_ h-26 k21
engen g27
engi g34
engin g34
eni g-40 m24 h23
eni_ r19
enie h-20
enin r-28 g-32 m34 h42
ening r-28 g-32 m34 h42
enj h35
enje h30
enjen h30
enn r39 g-45 m60 h-32
enna h-22
enna_ h-20
enne m25
enni r32
enno r32
enno_ r22
enny r-38 g-34 m50
enny_ r-38 g-34 m50
eno g-23 m108 h98
eno_ m110 h65
ens k-55
ens_ g53 k-32
ensat r30
ense g-19 h-53
ense_ h22 k-20
ensed h-25
enses g-38 h-36
ensex g29
ensi g-22
ensin h32
ensio g-24
enso h36
ensor h36
ent r-24 g-71 m-27 h-28
ent_ r46 g-21 m-30 k-63
enta h-21
enta_ h-29
ente k36
ented k50
enter m34
enth k-25
enth_ r-33 k-25
enti r-32 h39 k28
entif g25
entin m37 h27 k25
entio g-19 h-19
entis m-23 h-19
entl g-20 m-23
entle g-20 m-23
ento r64
entr r-26 m54 k-27
entri m29 h-19
entry r-20 h35
ents r-106 g25 h-56 k48
ents_ r-106 g25 h-56 k48
entu r23 h38
entur r23 h38
enty r26
enty_ r26
enu g-55 m-24 h21
enu_ g-42 h34
enue h-33
enue_ h-33
enui h20
enuin h20
env g-49 h51
enve g-36
envel g-36
envy h40
envy_ h40
enz g33 m35
enze m19
eo_ g28 h-23
eon r-24 g-19
eon_ m27 h-30
eone r-20 g-33 h26 k19
eone_ r-20 g-33 h26 k19
eons g25 m-19
eons_ g25 m-19
eop r-34 g-26 h31 k45
eopa h28
eopar h28
eopl r-23 g-23 k45
eople r-23 g-23 k45
eor g19
eord g24
eorde g24
eos h62
eos_ h62
ep_ r-47 m41 h-118 k65
epa r-62 g22 k-37
epac h37
epack h37
epai m-23 h-43
epaid r27
epair r-39 m-23 h-42
epar r-54 h27 k-20
epara r-35 h28
epart r-19
epay m22
epaym r-19
epays m24 h23
epe g59 m-46
epen g53 m-25 h-22
epend g53 h-22
eper m-21
eper_ m-21
eph g-25 m-22 h39 k-31
ephe g-24 h33
epi r53
epin r53
eping r53
epl r-33 g25 m-40 k-29
epla r-33 g32 m-40 h-48 k-22
eplac r-33 g32 m-40 h-48 k-22
epli h52
eplic h52
epo r29 g-48 m28 h24 k50
epo_ r49
epor g-38 k56
eport g-38 k56
epos m35 h40
eposi m35 h40
epp r-19 g-21
eppe r-19 g-21
epper r-19 g-21
eps m60 k-34
eps_ g20 h20 k-34
epst m51
epsta m51
ept r35
ept_ k27
epte r30
epu r47
epur r47
epurc r47
equ r33 g-48 h22
equa r-55 g-21
equal r-55 g-21
eque r28 h-24
eque_ h-22
eques r33
equi r61 h53
equil h26
equit h41
er_ g-47 m-28 h-40 k-79
era g-33 m-54 k-38
era_ h-41
erab r73 g-68
erabl r73 g-68
erad h40
erado h40
erag r-28 g33 h27
erage r-28 g33 h27
eraj h20
erall h28
erap m-19 h-39
erapi h-19
erapy h-20
erat g19 m-23 h-28
erate g23 k25
erati r24
erato r-29
erb g-32 m66 h58
erba m76 h69
erbal m45 h58
erc m-35 k19
erce r25 g-27 k27
ercen r25 m-20 k28
erci g23 m-23
ercia g23
erd r36
erdr r42
erdra r42
ere r-28 k49
ere_ r-41 g-26 k86
ered r-83 g25 h-67
ered_ r-83 g25 h-67
eree g25 h36
erei g-36
ereit g-30
eren r28 m19
erenc r35 m26 h-34
erent h20 k24
erer h35
erer_ h35
eres r96 m-19 k-54
eres_ r98 g-19 h-21
erest r24 g22 m-19 h27 k-54
erf h49
erfe h76
erfei h68
erg g-48 h42 k32
erg_ h46
erga g-37 h-27
erga3 g-37
ergr k26
ergro k26
eri r-75 k-47
eria g-21 h35
erie g-33 m-19 k-26
erie_ h19
eries g-25 h-29
erin g-74
ering g-66 h54
erit r-19 g24
erita g26 h-20
eriv g49 h-29
eriva g48 h-22
erj m22 h43
erja m24 h35
erja3 m24 h35
erk h24
erk_ r-26 h51
erka r29 g20
erka_ r29 g29
erks h-44
erks_ h-44
erl r-27 h72
erli h44
erlin h44
erlo h48
erlot h48
erly r-42 h-21
erly_ r-42 h-21
erm h95
erm_ r40
erma m-23
ermar m-20
erme g-23 h76
ermei h25
ermen g-21 h61
ermi r-27 g46 m26
ermin m32
ermit g25
ermo h48
ermou h54
erms g-24 h-32
erms_ g-24 h-32
ern r25 g-26 m-27 h53
ern_ h32
erne r-22 k23
ernet r-22 k23
erni r40
ernig r41
ero r-44 h123 k24
ero_ r-33 m20 h-48 k-19
eroi g-26 h26 k43
eroin g-26 k43
erol g-26 h77
erol_ h35
erolo h42
eron h38
eroni h38
erot h30
eroti h30
erp g72
erp_ g36
erpe r23 g28 m38
erpet r23 g28 m38
erps g34 m-31
erps_ g34 m-31
err r30 g-24 h32 k-32
erra r21
erran r27
erre r27
erred r29 h-20
erry h34
ers r-38 g-131 k55
ers_ r-33 g-64 m19 h59
ersa r-31
ersal r-31
erse m-36 h-30
ersey m-39 h-22
ersh m22 h-47
ershi m22 h-37
ersi g-31 h26
ersio h25
ersit g-26
erso h-34 k71
erson h-34 k71
erst r28
ert r-73 g-34
erta h45
ertai r28 h25
ertak r-24
ertat h20
erti r-48 g-30 h-68
ertim r-40 g-25 h-35
ertis h-21
erv r42 g-36 m-38 h35 k27
erva r-21 k31
erval k32
erve r42 g-25 h28
erve_ r26
erved r35
ervi r21 m-20
ervic r21 m-19
erw g86
erwa g50
erwar g50
erwi g27
erwis g27
ery r-28 h-59 k-47
ery_ m-40 h-51 k-34
eryb m28
erybo m28
eryo r-31
eryon r-31
es2 k37
es2a k30
es2al k30
es_ h-28
esa g119 h33 k46
esa_ r-25 g48 h19
esab k56
esabi k67
esal r59 g57
esale r32 g73 k-23
esb r27
esc r-71 g-32 m-26 h-33
esca r-19 g20
escap r-19 g20
esce r-46 h-23
escen r-46 h-23
esco g-22
escop h-47
escor h65
escr g-29 k19
escri k19
escro g-29
ese r55 h23 k-35
ese_ h-39
eseb g50 h41
esec h27
esecr h24
esel g21 k-25
esell g23 k-20
esen r26 g-25
esent r26 g-25
eser r37 m-24
esert g28
eserv r39
eset m20 h22
esh r94 g-29 h64
esh_ r45 m-24 h19
esha m30 h23
esha_ h23
eshe r20 h-31
esho h-31 k22
eshol k23
esht r41
eshta r33 g-20
esi r-20 h20 k-23
esi_ h21
esid r27 g20
eside r27 g20
esig g34 h21
esign g34 h21
esis h-28
esk m-21 h-41
esk_ m-21 h-41
esl g19 h31
esla g21 h-38
esla_ g29 h-22
esm r-41 g-25
eso g79 k-50
esol r-29 g57 h-19 k-25
esold r-29 g57 h-19 k-25
esor k-21
esort k-21
ess r29 m38 h-51 k54
ess_ r88 g49
essa r-32 h-71 k33
essa_ g36
essag m41 h-63 k44
esse r-25 g-40 m41 h61 k30
essed k51
esses g-36 h58 k-20
essi r31
essin r33 m-26 h-21 k22
essio m19 h37
esso r-25 h-46
esson r-19 h-24
est g-99 m55 h-53
est_ r43 g34 m47 h-62
esta r-23 m-21 h-35
esta5 k19
estat h-53
este r31 m23 h-20
ested r-24 h-30
ester r66
esti r-48 g-33 h27
estin r-32
estio h29
estm r-23 h24
estme r-23 h24
esto r24 g-39
estor r51 g-24
ests k-33
ests_ k-33
esu m21
esul m21
esult m21
et2 h-21
et2a h-21
et2ak h-21
et_ g22 h-60 k-99
eta g82 m-28 h-28
eta_ g19 h-24
etai k66
etail k67
etal h-21
etal_ h-19
etam h59
etami h59
etat g29
etb m21 h-24
etba m21 h-24
etbal m21 h-24
ete r-50 m33 h76
ete_ r-41 k38
eted g39
eted_ g39
eten r44 m45 h45 k-19
etene r38
eteng m58 h47
eter r-34 m-22 h35
eter_ r-34 h83
eteri h-19
etf_ r22
etfa r-25
eth r-31 g23 m54 h40 k-28
eth_ h64
etha r-25
ethe r-22 g20 m54 h-24
ether r-22 g20 m54 h-24
ethi r28 g21
ethin r28 g21 h21
eti m80 h-79 k-28
eti_ r28 g-31
etic h-37
etim g33
etime g33
etin m38
eting m38
etir h-33 k-20
etire k-20
etis h21
etish h21
etit m33 h-25
etiti m33 h-25
etk m53 h55
etl h-30
etn r31
eto r40 g24
eto_ r45
etor g35
etoro g35
etr r-23 g-69 m-34 h-87
etre r-26 g-54
etres r-26 g-54
etri g19
etric g20
etro g-37 m-20 h-62
etro_ h-34
etrol g-23 h-28
ets g-42
ets_ r-27 g-52 h19
ett r-53 g-29 h-68 k-24
etta h42
etta_ h42
ette r-33 g-39 m56 h33
ette_ m59 h40
etter r-31 g-34
etti g29 m-47 h-48
ettin g29 m-47 h-48
ettl m47 h-57
ettle r43 g23 h-39
ettli r-46 g-26 m35
etty m-40
etty_ m-22
etu g75 m39 h-27
etua r23 g28 m38
etual r23 g28 m38
etur r-31 g26
eturn r-31 g26
etw g-39 m19
etwa g-23 h21
etwe m-19
etwee r19 m-19
ety r26 g-21
ety_ r26 g-21
eue m-24 h-22
eue_ m-24 h-22
eur r50 m55 h88 k-20
eur_ h26
euro r39 g-23 m35 h24
eurom m52 h44
euros r22 g-27 m-25
euru g31 m34
eurus g31 m34
ev_ m31
eva g27 h-22 k21
evan g27
evan_ g27
eve r73 g121 h-38
evel h20
evel_ h23
even r73 g32 h-53 k-50
even_ r104 g29 h-56 k-33
eveni r-35 m27 h53
event h-23
evenu r22 h-33
ever r19 g35 k45
ever_ r39 g49 m-31 h-23 k85
evera r-39 g77
every r34 g-74 m22 h29 k-34
eves r-22
eves_ r-22
evi g-29 h47
evie h23
eview h26
evolv r45
ew_ g-52 m-101 h-24 k-60
ewa r-43 g44 k-20
ewe r-21 g37 h-50
ewe_ g40
ewel h-31
ewell h-29
ewer h-29
ewh g42
ewhe g42
ewher g42
ewi g-21
ewin g-20
ewing g-20
ewn g30 h29
ewn_ g30 h29
ews g-24 m-22 h41
ews_ m-22 h23
ex_ r-47 g87 m35 h120 k-25
exa r-69 g-28 m40 k-30
exac r-41
exact r-41
exam r-41 g-22 k-25
exam_ r-42 g-21 k-26
exami h36
exams h-20
exc m25 h-29
exch g-37 m30
excha g-34
exi g-23 h-54 k39
exis h-28 k39
exist h-28 k39
exp g32 k36
expe k-23
expec g26
expen h-23
exper h27
expi r-20 g33 h40
expir r-20 g33 h40
expl r-36 g-26 k44
expla r-36 g-21 k44
ext r27 m34
ext_ g64 m46 h-52
exti g-45 h34
extin g-45 h34
extn g26
exto h25
extor h25
extr r26 g-42
extra r37 g-42 h25
ey_ r-29 g-45
eya g73 h-65 k77
eya_ g20 m34 h-60 k88
eyal r29 m-21
eyal_ m-21
eyard g21
eye r34 g-43 h24 k41
eye_ g-31 m26
eyes h24 k30
eyes_ h24 k30
eyh m25
eyho m25
eyhou m25
eyl r56
eyle r25
eylen r25
eym h-46
eyma g25
eyman g25
eys g-36 h62
eys_ g-34 h30
eysi h33
eysid h33
eyy g45
eza g-20
eze r38 g-41 k27
eze_ g-30 k44
ezz r19 h-21
ezza r19 h-21
ezzan r19 h-21
fa2 g31
fa2n r-39 g45
fa2na r-39 g45
fa3 k24
fa3n m-20
fa3na m-20
fa3t g-26 m27
fa3t_ g-26 m27
fa_ m-34 h-54 k-35
fab h-20
fac r70 g-51 m-32 h23 k-24
face m-27 h34
face_ h31
faci g-20 h35
facil r33 h45
fact r67 h-46
facto r76 h-46
fai r-22 g24 k-34
fair g28
fair_ g30 h25
fais r-29 k-31
faisa r-29 k-31
fak h87 k25
fake h60 k32
fake_ h60 k32
fal r-48 g126 m-20 k51
fal_ g48 h43
fala r28
fala_ r28
falc g48 m-24 h-34
falco g48 m-24 h-34
fall r-46 g43
fall_ r-31 g50
falls m33
fals k60
false k60
fam k22
fami g-19 h-31 k25
famil g-19 h-31 k25
fan r-42 g-25 m31
fan_ m-21 h-25
fans h44
fans_ h31
fant m41 h-24
fanta m41 h-24
far r-42 g-37 m-44 h-80 k-33
fara r-20
fare r-23 h-25
farew r-23
farm g-23 m-34 h-36 k-24
farm_ r-21 k-23
farms m-20 h-25
fas m31 h-21
fast r24 m32 h-46
faste h-42
fat h86
fat_ h40
fate h24
fate_ h24
fath g33 h24
fathe g51 h24
fatoo h-19
fatt r30
fatte r30
fav h-24
favo h-24
favou h-24
faw r64 k-24
fawa r70 k-24
faway r56 k-24
fay r89 g-64 h-32
fayd r53 h-20
fayda r52
faye r35 g-32
fayez r24
faz k55
fazt k55
fazti k55
fd_ r173 g110 m114 h-97 k-52
fds g25
fds_ g25
fe_ r-27 m32 h-47 k-38
feb r34
febr r34
febru r34
fee g67 m-35 k24
fee_ r-25 g-57 m-46 h35
feed r-20 g-37 m-56 h-50 k74
feed_ r-20 g-37 m-57 h-50 k74
feeh g81 h-24
feeh_ g60
feel r35 g109
feel_ g42
feels g67
feen g29
feen_ g29
fees g-29 m68 h-20
fees_ m37 h-23
feet g-28
feet_ g-28
fei h68
feit h68
feit_ h63
fel g21
fel_ g80
fell g-54 m19 h30
fell_ g-54 m19 h31
fen r-21 g-42 h110 k-36
fenc g-19 k-31
fence g-19 k-31
feng h68
fenga h51
fenj h35
fenje h30
fer r-20 g-19 h67
fere r-22
fered r-42 h-24
feree h36
feren r28 m19
feri h52
ferin h52
ferm h66
ferme h66
ferr r29 h-51
ferre r29 h-20
fers k30
fers_ k30
fes m-20 h46
fes_ g-34 h28
fest h19
fest_ g35
fet h-24
fet_ h-20
feti h21
fetis h21
ff_ r54 h77 k28
ffa g28
ffa_ g32
ffe r-53 g40 h28
ffee g-20
ffee_ r-32 g-20
ffer r-35 g39 m33 h34
ffere r-22 g50 m34 h-21
fferi h52
ffi g-22
ffic g-19
ffice m19 h-24
ffici h-43
ffick h67
ffl m47 h-29
ffle m47 h-29
ffle_ m67 h-34
ffles g24 m-20
ffr h-45
ffro h-45
ffron h-45
ffs h38
fho g-19 k51
fhom g-19 k51
fhom_ g-19 k51
fi_ g31 h-57
fic r19 g-28 h25 k22
fice m19
fice_ r67 g-21 m33 h-50 k-32
ficer r-69 h61 k33
fici h-43
ficia h-43
fick h67
ficki h34
fid r-31
fie r-27 g85 k-21
fied g53 h-31
fied_ g53 h-31
fiel r-23 g34 h-20 k-20
field r-23 g34 h-20 k-20
fies h38
fif r49 g-44 m58
fift r55 g-44 m55
fifth r44 m36 h25
fifty g-24 m21 h-22
fig g39 k34
figh g-39 h44 k64
fight g-39 h44 k64
figs h-36
figs_ h-36
figu g65 k-30
figur g65 k-30
fil m-37 h61 k-48
file r-34 g32 k-41
file_ r-30 g25 k-41
fill m24
fill_ m26 h40
fills g22 h-26
film h58
films h74
fils r38 g-19 h-40
fils_ r38 g-19 h-40
fin r94 g46 h-54 k-25
fin_ r94 m-34 h-22
fina r72 g-24 m-19 h-49
final r-25 h-22
finan r97 g-25 h-27
find r-60 g137 h-24
find_ r-39 g120 h-34
finds g24
fine r37 h36 k-21
fine_ r-21 g-39
fined g32
fines h59
fing g-19
fini r-26 m83 h-28
finis r-26 m83 h-28
finj g-22 h26
finja g-22 h26
fir r-21 k25
fire g23
fire_ g22 h-44
firm h-23 k55
firm_ h-19
firs m30
first m30
fis r-22 g33 m-23 h-72
fish r-22 g33 m-23 h-72
fish_ g75 m-47 h-93
fishe h23
fishi g-38 m26
fit r-54 g-80 m-41 k-27
fit_ r-19 m-39
fits g-51 h29
fits_ g-51 h29
fitt r-26 g-31 h-19
fitti r-26
fiv r26 g-35
five r26 g-35
five_ g-35
fix m-35 h64
fix_ h19
fixe g19
fixed m22 h-19
fixer h39
fixi g-20 m-36 h27
fixin g-20 m-36 h27
fiz h90
fizz h90
fla g-47 m-19
flag g-30 m-23 h-52 k66
flag_ m-20 h-26 k26
flagg k20
flags k22
flas h49
flask h49
flat k-57
flat_ r-28 h-54 k-55
flate h35
flati r22 m19
fle m44 h-71
fle_ g-36 m64 h-24
flee h-20
fleet h-20
fles m-20 h33
fles_ g22 m-20 h21
flet h-64
flet_ h-64
fli h-34
fli_ h19
flie r45
flies r45
flig r-52 m-36
fligh r-52 m-36
flip m41 h-50
flip_ h-33
flipp m26
flo r-29 g42 m30 h-35 k-29
floa g53
float g53
floo r45 g41 m31 k-21
flood r-22 g45
floor r31 h37
floos r36 g-21 m19 h-21
flou g-35 m20
flous g-24 m25
flow r-39 m-19 h-22
flowe r-36 m-19 h-52
flu_ h-40
flus h26
fly g20 h106
fly_ g20 h106
fni r19
fni_ r19
fno g28
fno_ g28
fo2 r46
fo_ r89
foa r-26 g53 h32
foal r-26 g53 h-20
foal_ r-26 g53 h-19
foh r-20
foh_ r-20
fok h40
fok_ h40
fol g67 k-20
fold r-20
folde h26
foll g71
follo g71
fon g-23 h30 k-21
font k-21
foo r33 m-50 k-26
food g-32 m-28 h-20 k-23
food_ g-32 m-28 h-20 k-23
foot h20
footb h-25
for m-19 h-85 k71
for_ r53 g-23 m-44
forb r37
forbe r43
forc h32
force h32
ford h-52
ford_ h-52
fore g72 k23
fore_ r-50 g75 k28
foreh r29
forex g49
forg r-87 h79 k-19
forga r-51
forge r-27 h67
form h-50 k80
form_ g-25 k66
forma h-26 k21
forms g26
fort g-50 m29 h19 k-22
fortn r29 m-19
forty r-30 m54
forw r36 g45 h-37 k21
forwa r38 g28 h-37 k21
fou r-36 k20
foun r-61 g37 m-22
found r-61 g37 m-22
four r26 g-32 m30 k38
four_ g-26 m27
fourt k34
fra r-23 m-26 h-75
fram h-42
frame h-42
fre r-25 m-54
free g-24 m-54
free_ r26 m-48 h-22 k-19
freez g-46 k27
frei g25
freig g25
fren h51
frenc r-20 h51
fres g-22
fresh g-22
fri g-22 m29
fric h32
frica h32
frid r-24 g-19 m21
frida r20 m26
fridg r-44 h31
frie h-55 k27
frien k33
fries h-31
from m-21 h50
from_ h30
fron g-33 h-55
fron_ h-45
front r32 g-27
fru g40 m28
frui g40 m28
fruit g40 m28
fs_ r21 m-25 k30
fsi r43
fsi_ r43
ft_ r-25 g-30 m-67 h-227
fta r22 m-35 h-26
ftar r22 m-35 h-21
ftar_ r22 m-35 h-21
fte r25 g20 m-23 h88
fted h96
fted_ h96
fter g39 m-20
fter_ r29 g-25 m-20 k20
fterw g52
fth r26 m36 h22
fth_ m37 h22
fto r-23 g-55
fto_ g-21 h-23
ftop h20
ftop_ h20
fts r-38 g30 m23 h-32
fts_ r-36 g-26
ftw m-34 h28
ftwa m-34 h28
ftwar m-34 h28
fty r-20 g85 h-39
fty_ r-20 g85 h-39
fue r-46
fuel r-46
fuel_ r-40
fuj g-24
fuja g-24
fujai g-24
ful r-45 g-38 m-31 h-26
ful_ h-22
full r-40 g-42 m-31
full_ r-27 g-28 m-31 h-19
fume_ h-68
fumes h51
fun r20 h-63 k53
fund r22 m26 k58
fund_ g-36 h-20 k-40
funde r46
fundi g53 m37 h19 k-19
fundr k22
funds k101
fune g20
funer g20
fur m21 h-24
furn h-22
fus g62
fuse g50
fuses g37
fut r-40 g190 m-35 h-69
fut_ g121 h-50
futs g21
futs_ g21
futu r-25 g56 m-27
futur r-25 g56 m-27
fwd r44 h-22
fwd_ r44 h-22
fx_ r101 g-56 h-25
fy_ g-34
ga3 g-21
ga3_ r23 g-21
ga3t r-27
ga_ r-49 g46 m-19 h-77
gaa g55
gac m28
gach m33
gacha m33
gag r73 h-46
gage r73 h-46
gage_ r56 h-40
gai r33 m27
gain r35 m21
gain_ r57 m34
gains r-22
gal g-29 h38
gal_ g-27
gala r-22
gam r-26 m101 h76 k-28
gam_ k22
gamb m64 h-50
gambl m45 h-33
game m25 h36 k-31
game_ m27 h37 k-28
gamey r20
gami m24 h44
gamin m24 h44
gamm r-21 g20 h42
gammo r-21 h55
gan g-83 h150
gan_ g-57
gana m20
gana_ m20
gane h32
ganes h32
gani r34 h32
ganis r29 h32
ganj h25
ganja h25
gans h45
gans_ h45
gap r21
gap_ r22
gar r-28 g-39 m-25 h-42
gar_ r-91
garag h-23
gard r79 g-35 h-33
gard_ r35
garde r-22 h-30
gardl r66 g-34
gare g27
garit h25
gars h24
gars_ h24
gas r-29 m24 h-58 k-31
gas_ r-29 m24 h-58 k-31
gat r-38 m-49 h-46
gat_ g36 h-24
gate r-23 m-24
gate_ r-23 m-22
gath k30
gathe k30
gati h-24
gatio h-24
gav r-45 g-80 h-56
gave r-30 g-80 h-56
gave_ r-30 g-80 h-56
gay g25 m37 h33
gay_ m-22 h71
gaya g35 m31 h-32
gaya_ g35 m33 h-37
gaz h-42
gazi h-24
gazin h-24
ge_ r-39 g27 m-45 h-31 k-34
ged r42 m-42 h35 k-34
ged_ r40 g-19 h43 k-30
gei h22
gein h22
geing h22
gel h30
gela h33
gelat g-25 h43
gem h-19
gem_ h-26
gen h-19
gen_ g25
genc r30
gence r27
gene g40
geneh r20 g21
gener r-30 g19
gent g-51 m22 k24
gent_ g-31 h-28
gentl g-20 m-23
genu h20
genui h20
geo h-37
geon h-40
geon_ m30 h-26
geons g25 m-19
ger r32 g-19 m24 h118
ger_ r27 h50 k27
germ h31
germe h25
gers r-25 m-31 h36
gers_ r-25 m-31 h36
ges g-41 m-44
ges_ g-32 m-63
gest m19
get_ m-41 h62 k27
gets m50 h-52
gets_ m50 h-52
gfi g-27 h39
gfis g-20 h37
gfish g-20 h37
gg_ m20
gga r-29 m-26 h35
ggag g22 h-26
ggage g22 h-26
ggar h38 k20
ggars h40
gge g-20 k21
gged h25 k20
gged_ h25 k20
ggi h44
ggie h30
ggie_ h30
ggl h62
ggle h53
ggle_ h64
ggs g26 h-28
ggs_ g26 h-28
gh_ r52 m-29 h-52 k31
gha r71 g-20 h-69
gha_ r34
ghal m43
gham g29 h-19
ghar r-23 g-23 h-24 k21
ghar_ g-33
ghb r-21 g24
ghbo g27
ghbou g31
ghe r30 g47
ghed g-19
ghed_ g-19
ghel h26
ghel_ h26
gher r45 m41 h-22
gher_ r45 m41 h-22
ghl h31
ghla h31
ghlan h35
gho r-32 g19
ghos k21
ghost k21
ghr r50
ght r-37 g33
ght_ r-52 g45 m44 h-31 k-50
ghte h-26 k53
ghter h-26 k53
ghti h29
ghtin h29
ghts h-57
ghts_ h-29
ghu h51
gi_ r26
gic_ h-29
gici h24
gicia h24
gie h30
gie_ h30
gif r-58 g-42 m-25 h-23 k41
gift r-58 g-42 m-25 h-23 k41
gift_ r-33 g-36 m-22 h-23 k42
gifts r-25
gin g65 m-45 h70 k-30
gin_ m-21 h126
gina h44
ginal h44
gine g33
gine_ r21 g82 h31
ginee g-48 h-37
ging g37 h-30
ging_ g37
ginge h-35
ginn h-20
gins r27 h-31
gins_ r27
gio h31
gion h21
gion_ h21
gir g-31 h88
girl g-30 h103
girl_ g-21 h133
girls h-19
gis r-36 g-24 h-20
gist r-36 g-23 h-27
giste r-33 g-34
gistr g19 h-28
git r19 m45
gita r19 m35
gital r19 m35
giv r20 g36 m-38 h-47
give g59 m-34 h-36
give_ g57 h-27
givea m19
given r-56 g-52 m-23 k20
gives r46 g56 m-20
givi g-23
givin g-23
gla r-20 g-21 m-19 h30
gla_ r39 h-25
glas r-19 g-23 h26
glass r-19 g-23 h26
glaz h31
glaze h48
gle g-20 m-30 h92 k-19
gle_ h26
gled h33
gled_ h33
glers h-32
glet h38
glets h35
glo g-46 m-19
glo_ h19
glov g-46 m-19 h-36
glove g-46 m-19 h-36
glu h-36
gme g49 h-83
gmen g49 h-83
gment g49 h-83
gn_ g22
gna g33 h26
gnac h59
gnac_ h59
gnal g38
gnat h-25
gnatu h-25
gne r24 h51 k-39
gne_ g22
gned r28 g-29 k-32
gned_ r28 g-29 k-32
gner h33
gni r-36 g-22
gnin r-36 g-22
gning r-36 g-22
gno h57
gnon h24
gnon_ h24
gns r23 k69
gns_ r23 k69
gnu h21
gnum h21
go_ r-98 g97 m50 h55
goa r-22 m68 h32 k-37
goal g-19 m60
goal_ g-26 h-37
goals m55 h33
goat g25 h-20 k-19
god r-20 g88
god_ r-20 g90
goe m27 h22 k20
goes m27 h22 k20
goes_ m27 h22 k20
goi g41 h-23
goin g41 h-23
going g41 h-23
gol m38 h-36
gold r19 m21
gold_ r19 h30
golf m22 h-44
golf_ m22 h-44
gom r23
gon m34 h90
gon_ h32
gone m26 h28
gone_ m26 h28
goo g-55
good g-49
good_ g-59 h73
goods g24 h-43
goodw r38
gosh h24
gosht h24
got r75 g-30 m-22 h-41 k38
got_ r27 g-30 m-22 h-40 k44
gra r-36 g-44 m-39 k-44
grab g109 h-38
grab_ g109 h-38
grac r75
grace r75
grad g-71
grade r-31 g-71
gram h104
gram_ r-22 g23 h66
grams r35 h27
gran m24 h-33
grand r-21 m25
grant g-32
grap r-41 g-27 h34
grape r-22
graph r-19 g-26
grapp h47
gras h-20
grass h-20
gre r55 m48 h111 k-36
grea h44
greas h36
gree g31 m21 k-28
gree_ g26 h23
greed r29 g-29 h-22
greem r25 g24
green r-31 m41
grew r61
grew_ r61
grey r-23 g-29 m38
grey_ r-22 g-25 h21
greyh m25
gril h-60
grill h-60
gro g21 m-29
groc h-59
groce h-59
grou r-27 k30
group r-21 k48
grov h-25
grove h-25
grow r47 g35 h33 k-20
grown h25
grows r34 g48 h-42
gs_ h58
gu_ h25
gua m-40
guan h41
guar r22 m-38 h-43
guara r61
guard r-39 m-29 h-29
gue r-63 m134 k-81
gue_ g-21 m24 h-20 k-20
guel h28
guel_ h28
gues r-56 m102 k-60
gues_ h23
guess r-26 g39 m133 h-42
guest r-23 g-28 m-29 k-47
guin h43
guine h-21
guinn h64
gul h-54
gula h-27
gumm h19
gummi h21
gun g36 h36
gun_ g43 h20
gur g100 h-43 k-30
gure g35 k-30
gure_ g35 k-30
guri h-28
guro g51
guro_ g51
guy r-48 h73 k21
guy_ r-28 h84 k21
gy_ h39
gym r-63 g-51 m-36 h-55
gym_ r-63 g-40 m-36 h-55
gyp h-23
ha2 r20 g-28
ha2a r20 g-25
ha2a_ r20 g-25
ha7 r23 m22 h-24
ha7n r23 m22 h-24
ha7n_ r23 m22 h-24
ha_ r48 g42 m-71 h-56 k19
haa r-34 g-47 h-76
haar g-21 m38 h-31
haar_ g-21 h-25
hab r31 m-21
hab_ r31 g-22 h-48
haba g21
habak g30
habu h26
habu_ h26
hac g-22 h92
hack g-21 h86
hack_ h37
hacke h50 k21
had g-32 m30 h-66 k-52
had_ g-67 m57 h-39
hada h28
hada_ r-34 h55
hadat r23
hadd r-19 g28
hadde r-19 g28
hadi r57 m-19
hadi_ r44
hadt r19
hag g48 m-20 h-25
hah r95 m-27
hah_ r33
haha r25 h34
hahad h38
hahar r21
hahr r38 h-30
hahre r23
hai g-61 h-21 k-57
hai_ g-21 h75
hain r59
hain_ r59 h-24
hair g-30 h-90 k-31
hair_ h-53
hairs r-39 m-20 h-32 k-31
haj r43
hajj r28
hak m29 h33
hake m29
hakh h43
hal r-50 g28 h22
hal_ g50 m-21
hala r-42 g-19 m20
halas r-20 h-20
hale r21 m28
halet r24
half r25 m-43 h28 k40
half_ r25 m-43 h28 k40
hall r-57 k-45
hall_ r-60 k-33
ham r29 g-32 h38 k-29
ham_ m-24 h180
hama r28 g43
haman h56
hamar g56
hamb g-20 h-45
hambu h-35
hamd r-25 h-28
hamda r-25 h-23
hami g-32 h25
hamis h25
hamm h-27
hamme h-22
hamo g29 h-43
hamou g-32 h-26
hampa h38
hampe h-23
hams r37 g-22
hams_ r37 g-21
han r-73 g-79 m127 h65 k24
han_ r63 g-30 m109 h-44 k130
hana r-34 h50
hana_ m-32 h27
hanag r-19
hanc r-31 g65 m124 h-26
hance r-31 g65 m124 h-26
hand r27 g-47 m-56 h-52
hand_ g-34 m-21 h-20 k19
handb h23
hande g22
handi h-22
hands r20 g-24
hane h43
hang m-19 h-30 k-20
hang_ g20
hange r49 g-31 h-57
hango h19
hangs r-32
hani g-21 h46
hani_ h46
hank r-38 g-25 k-44
hank_ k-32
hanks r-38 g-25
hann h43
hanne h56
hans r-27
hans_ r-27
hant r31
hant_ r37 m-19
hanz h50
hanzi h24
hap m-24
happ m-25 h33
happe r38
happy m-24 h23
har r72 g-84 h27
har_ r125 g-65 m-21 h49
hara r-20 h107
hara_ k24
harab h75
harak h-25
haras h50
harco h-35
hard r60 h-23
hard_ r37
hare m-22 h19
hare_ r25 g-72 h35
hared h-36
hares r-32 g32 m-20 h42
harg r21 k-19
harge r41 h-41
hargi r-20
hari r-51 h-57 k23
harid r-19
harit r-19 h-65
hark h-28
hark_ h-28
harm r-23 g-21 m-21
harm_ r-22 m-19
harma h-50
harms h41
harr r-27 h30
harro h27
hart g-32 m85 h-35
hart_ g-32 m85 h-35
harv g44
harve g44
has g120 h-23 k-71
has_ r44 g132 m49 h-34 k-40
hasa r-53
hasan r-28
hase r45 m-32 h-55
hase_ g-28 m-29 h-41
hased g37
hash r-27 g-45 h69
hash_ g-69 h110
hasi h58
hasin h58
hasn g81 h-28
hasnt g90 h-28
hasr m28
hasra m28
hat g63 h19 k52
hat_ m72 h31
hatc g39 m-26 h-40
hatch g39 m-26 h-40
hate g43
hatev r-20 g43 h-27
hats r22 m-32
hats_ r26 m-32
hatsa h35
hau r27
haul r27
haula r27
hav r89 g100 m-23 h-49 k-19
have r37 g96 m-21 h-29
have_ r48 g37 m-21
haven g59
haw r26 g-19 k31
hawa g-23 k31
hawal k31
hay r-20 g85
hay_ r-33 g46
haya g55
hayy g23
hayya g23
haz r80 h-70
haza r73
haze h-65
hb_ m21
hbo r20 g27
hbou g31
hbour g31
hbr h-24
hc_ h69
hcr h19
hcra h19
hcraf h19
hda r-25 g-22 h-25
hday r-25 g-22
hday_ r-25 g-22
hdr m-19
hdra k23
hdraw k23
he_ r41 h40 k-108
hea r24 g94 m32 k-54
head g42 m60 h-30 k-19
head_ g39
heads m64 h-32
heal h44
heale h55
heap r26 m21 h30 k-20
heap_ m21 h22
heape g26
hear r-31 g74
hear_ g58
heari r-19
heat r-23 m-35 h-35
heat_ g23 m-27
heatr h-23
heav r83
heavi r83
heb r21 h-23
hec r-28 h-78 k44
heck r-28 h-62 k44
hecke g23
hecki h-37
hecks k52
hed r-47 g26 h-49 k-37
hed_ g-31 h-49 k-27
hedg r-19 g77 h-43
hedge g46 h-39
hedgi g30
hee r-69 h-24 k-27
heel g-23 m-25 h26
heel_ h37
heen m19 h25
heen_ h33
heep r-26 g36 h-25
heep_ m25 h-25
hees r-19 g-24 h24
heesh h21
heet h-19
hef g43 h-47
heft g44
heft_ g49
heg k32
hei g-19 m-32 h47
heik r-24 h34
heikh r-24 h34
hein h49
heine h49
heir r30 h-36
heir_ g50
heirs r37 g-47
hej h31 k34
hej_ g22 k22
heja h29
hek g-24
hel g-76 m47 h-70 k-44
hel_ h46
hela m52
held r33 g23 m33
held_ r33 g23 m33
helf r-53 g-32 h-54 k-35
helf_ r-53 g-32 h-54 k-35
hell r-21 h-27
hell_ g44 k22
helm m-20 h-33
helme m-20 h-33
helo h39
helor h39
help r31 g-30 h-37
help_ r36 k27
helpe r-21
helpi r28
helps h-23
helt g-32
helte g-32
hem h22 k20
hem_ r-38 m19 k25
heme r48 m-21
heme_ r22 g24
hemes r26
hen r24 g38 h38
hen_ m-20 h-23
hene r24
henev r26
heng g38
henge g38
heo h26
heon h26
heq h-23
hequ h-23
heque h-23
her r28 g90 m-26 h-33
her_ g-24 m-37 k-30
hera m-19 h-39
herap m-19 h-39
herb m-19 h-23
here r-21 k35
here_ r-33 h-23 k22
heri g30 h-20
herit g30 h-20
herk r29 g22 h-19
herka r29 g22 h-19
herm h-20
hero h54
heroi h54
herr h45
herry h45
hers r46 g47 m75 h36 k40
hers_ r39 g41 m76 h25 k40
herw g27
herwi g27
hes r-32 g-29 h-55
hest m44 h-26
hest_ m44
het g21 m53
het_ h21
heta g24
heth m56 h-23
hethe m56 h-23
hev h-23
hex h49
hex_ h49
hey g35 m-20 h-33 k65
hey_ r43 g58 m-20
heya g-22 k20
heya_ g-22 k20
hg_ r67 m-30 h-24
hho r19
hi_ r-72 g60 h-38 k-31
hib h27
hiba h27
hiba_ h24
hic r-22 g52 m-29 h41 k-50
hic_ h57
hica g25
hich g61 h21 k-35
hich_ g56 h-22 k-35
hicha h52
hick g-25 h-19
hicke h-22
hid g-39 m19 h-30 k79
hid_ g-22 m20
hidd r21 h31
hidde r21 h31
hide g-22 h-41
hide_ h-35
hidi k48
hidin k48
hie r-25 g49
hiel r-20 g37
hield r-20 g37
hif g-19
hift g-19
hifts g-19
hig r42 m30 h-43
high r42 m30 h-43
high_ r22 g-22 h-63
highe r25 m31 h-20
highl h35
hil r47 m-27 h-36
hild r-23 m-21
hild_ r-20 h27
hildr h-36
hile r100
hile_ r100
hills h-21
him k-51
him_ h-23 k-50
hims g27 h21
himse g27 h21
hin g83 m26 k28
hin_ g31 h-32
hina r33
hina_ r34
hind g29 h22 k40
hind_ g23 h19
hindi k38
hine g-19 m26 k20
hine_ r21 g-34 m24
hines k32
hing r-51 m-24
hing_ r-51
hink r-19 g63 m35 h25
hink_ g50
hinks g58
hions h-21
hip r-22 m86
hip_ r-30 g37 m23
hipm r26 h25
hipme r26 h25
hipp g23
hips g-44 m67
hips_ g-44 m67
hir g-31 h40
hira g-21 h50 k42
hiraz h50
hird h26
hird_ h26
hire r-31 h19
hire_ h-34
hired h54
hirt r34 m-20 h-60 k-30
hirt_ m-42 h-53
hirty r22 h-32
his g-42 m-45 h81 k46
his_ h-24
hish r-23 g-24 h84
hish_ g-20
hisha h32
hishi h36
hisk g-20 h79
hiske h55
hisky h24 k19
hiss h-28 k22
hist h-38
hit r49 g66 h35 k-47
hit_ r53 g35 h-25
hite r-25 m-19 h23 k-24
hite_ r-19 g-40 h39
hitel g54
hitm h31
hitma h31
hitt r36
hitty r59
hiv r-35 g20 h54
hiva h60
hivas h52
hive r-28 g22
hive_ g22
hiy r-20 g21
hiya r-19 g30
hla r-20 h59
hlan h35
hland h35
hlaw h28
hlawi h25
hle g60
hle_ g62
hli m29
hli_ m41
hlo m-20
hlor m-20
hlori m-20
hly g-30
hly_ g-30
hm_ r-19 g28
hma h28
hmad h-31
hmad_ h-31
hman h45
hman_ h26
hmo g40
hmo_ g40
hn_ m23
hna m-26 h50 k28
hna_ m-24 h36 k30
hne h22
hni r-27 h28
hnn h19
ho_ g-51 h50
hob h-19
hod h-27
hod_ r-46 h-27
hoe g-23 h-73
hoes h-74
hoes_ h-74
hoev g-28
hoeve g-28
hof g-24
hog r-19 g-23 h36
hog_ g-21 h49
hogs h35
hogs_ h35
hoh r20
hoho r20
hoi r-29 g27
hoic r-29 g27
hoice r-29 g27
hol r52 g-32
hol_ r-20
hold r88 h-43
hold_ h-32 k23
holde r46 m26
holds r42
hole_ h-30
holi g-23 h70
holic h28
holid h42
hom r40 g-53 h28
hom_ r44 k35
home g-48 h35 k-19
home_ g-47 m26 k-19
hon g-32 m-26 h-42
hon_ r39 g-25
hone h-50
hone_ h-27
hones h28
honey h-51
hoo r35 g-28 m-34 h29
hood g-27
hoof g29 h20
hoof_ g29 h20
hook g-38 m-23 h48
hook_ r25
hooke h66
hooks h-51
hooku h42
hool g-30 h-62
hool_ g-23 h-58 k31
hoon r43
hoon_ r43
hoor r20 h-22
hoor_ r20 h-22
hoos r-24 g60 h31
hoose g27 h32
hoosi g35
hoot r25
hoot_ r25
hop g82 m-63 k-23
hop_ r32 g-29 m-20 k-53
hope r-25 g127 h-32
hope_ g75 h-30
hopes g33
hopi g45
hopin g45
hopk h34
hopke h34
hopp g-28 m-36 h-26
hoppe g-20
hoppi m-36 h-26
hops g-32 h56 k34
hops_ g-32 h56 k34
hor g101 h41
hore_ h19
hori h75
horit h-26
horiz h34
horo g-25 h42
horos g-25 h42
hors g42 m21
horse g42 m21
hort g85 h-91
hort_ g91 h-39
hos r-64 m22 h-52 k22
hosa r-26
hosar r-26
hose g25 m43 h-36
hose_ m64 h-41
hosen m-21
hosp r-20 h-32
hospi r-20 h-32
host r-24 g-30 h29 k21
host_ r-23 k22
hot r-76 g-62 k-57
hot_ g-24
hote r-40 h-34
hotel r-40 h-34
hotl h22
hotli h22
hoto r-39 g-31 m-22 k-30
hoto_ r-22 g-21 h-26
hotoc h-36
hotos h71 k-21
hou r-55 g-23 h75 k-28
houg r-49 k24
hough r-49 k24
houn m25
hound m25
hour g-56 m-31
hour_ r48 g-23 m-26 h52
hours r-37 g-33 h-47
hous r28 k-41
housa r25 g-23 m20
house h42 k-43
housi g37 h-44
hout r-25 h44
hout_ r-25 h44
how r-21 g-25 m68 k61
how_ r29 g-26 m35
howa m25
howa_ m25
howe r-51
howed r-60
hown g-40 m-21 h-20 k82
hown_ g-40 m-21 h-20 k82
hows g30
hows_ g30
hoz m23
hoz_ m23
hq_ h35
hr_ r-21 g-32 m22 h-20 k-19
hra r35 g-20 h-25
hre g-57
hrea h41
hread h-30
hreat h70
hree g-50 m20
hree_ g-47 m22
hres k23
hresh k23
hri r52 g35 h39
hrin r27 h23
hris r21
hrist r21
hro g36 h36
hroo m-32 h48
hroom m-19 h55
hrou g-28 h-19 k27
hroug r22 g-28 k27
hrow g74 m34 k-25
hrow_ g68 h-22
hrs h-24
hrs_ h-24
hs_ h-51 k-43
hsa g19 h43
hse m20
hser m20
hsert m20
hso r-24 g41
hsoo r-24 g41
hsool r-24 g41
ht_ r-27 g53 m28 k-51
hta r33 h-28
htar r33
htara r56
htare r-23
hte g35 h-43 k51
hter g36 h-41 k51
hter_ r26 h25
hteri g44
hters h-43 k55
hti h23
htin h29
hting h29
hts h-57
hts_ h-29
hu_ r41 g25 m30 h66
hud r26 h-23
huda r26 h-23
huda_ h-23
huh h34
huhu h34
huhul h34
hui r33
hui_ r33
huk h-25
hukr h-20
hul g67 m-20 h36
hula h70
hula_ h70
hull g22
hull_ g22
hulo g25
hulog g25
huma h26
human h26
hun m19 h-75 k58
hund g-20 m23 h-31 k47
hundi r-37 h-24 k64
hundr r56 m27
hunk k20
hunks k20
hunt r-23 g44 h-27
hunt_ r-21 g31 h19
hunte g27 h-22
hunti h-23
hur k37
hurt h24
hus r-69 g-36 m-30 h132
husb r-24 h55
husba r-24 h55
hut r-22 m-20
hut_ g32 m-20
hwa r-51
hwa_ r-21 m-29 h28
hwat h26
hwat_ h26
hwe g-19
hwe_ h-27
hwei h29
hwein h24
hy_ g-59 m-38 h-19 k50
hyl r34
hylo r34
hyloc r34
hys h-21
hysi h-21
i3t g24
i7r h23
i7r_ h23
ia_ k46
iab r-34 g35
iabi r-20 g35
iabil r-20 g35
iac h28
iac_ h28
iad r35
ial r-57 g-23
ial_ r-53 m31 h-39
iale h44
iale_ h44
iam g-24 m23 h25
iamo h29
iamon h29
ian m-59 h43
ian_ m-34 h77
ianc h-27 k23
iance h-32 k23
iap h19
iape h-25
iaper h-25
iapo h44
iapo_ h44
ias m-25 h-21
ias_ m-25 h-21
iat g-19 h48 k-23
iato m30 h23
iator m30 h23
iatu h21
iatur h21
iba r79 g-38 k40
iba_ r57 g-25 h-32 k27
iban h25
iban_ h25
ibb h-25
ibe g-30 m21 h84 k-20
ibe_ h65
iber g-25 h38
iberi h34
ibi h22
ibi_ h25
ibl h55
ible h24
ibr m-26 h-21
ibra m-24 h-31
ibrar r-21 m-24 h-31
ibs h26
ibs_ h22
ibu r-29
ibut r-29
ibuti r-29
ibuto h24
ic_ r-92 g81 m-31 h-61 k-87
ica r21 m42 h86
ica_ g-21 h98
ical r24 h-22
icap h-19
icap_ h-19
icar g40
icat g-29 m31 h44
icate m31
icati g-22
icatu h32
ice r-69 g-64 m-48 h48 k54
ice_ g-71 m-37 h-37
iced k19
iced_ k19
icen r-27
icenc r-21
icens h35
icer r-69 h61 k33
icer_ r-66 h73
icers g21 k24
ices r42
ices_ r42
ich r-20 g87 h57 k-37
ich_ r-39 g92 k-36
icha h52
ichar h52
iche r19
ici g-42 h-69
icia g19 h-47
icial h-43
ician g22
icin h-41
icing r32 h-32
icit r21 g-32
icity r21 g-32
ick g29 m59 k-36
ick_ r29 g68 m23
ickb h44
ickba h44
icke r-46 g-89 m26 h38
icked r-31 g-41
icken h-22
icker g-43 m-34 h39
icket m29
icki h34
ickin h34
icks g39 m40 h-56 k-38
icks_ g39 m40 h-56 k-38
icku r20
ickup r20
icle h-21
icle_ h-21
ico g59 h42
ico_ g61
ics r-23 g24
ics_ r-23 g24
ict g-26
ict_ g-22
icti m-23 h-27
ictio m-32
ictu h41
ictur h41
icy r-36 g68
icy_ g72
icyc r-30
icycl r-30
id_ g-80 m120 h-37
ida r39 m37
idat r20 g22
idati r20 g24 h-21
iday m32 h24
iday_ m42 h25
idd r42 g27 h33
idde h31
idden h31
ide r-49 g55 m-51 k-20
ide_ r-60 m-60 h-57
ided h-38
ided_ h-38
idend r25 g-32
ident g47 h-39
ideo h65
ideos h62
ider m22 h57
ider_ r-23 m22 h71
idera r28
ides r23 g32
ides_ r23 g32
idg g-36 m-28
idge r-35 g-30 m-28
idge_ r-23 g-30 m-20
idgi r29
idgin r29
idi h-44 k51
idia g20
idia_ g20
idin k53
iding k40
idn r-21 h94
idna g26 h19
idnap g20 h25
idne g-20 h67
idney g-20 h67
ido h51
ido_ g32 h-22
idol m-19 h71
idol_ h50
idols h21
idow r19
idow_ r19
ids g-49 m-26
ids_ g-49 m-26
ie_ r-42 g63 m21 k-31
iec g-29 h-30
iece g-29 h-30
iece_ h-29
ied r-84 m42 h57
ied_ r-71 g-28 h57
ief h-31
ief_ h-31
iel g69 m-30 h-21 k-31
ield g78 m-25 h-56 k-29
ield_ g32 h-42
ields g46 k-19
iem h37
iemp h37
iempo h37
ien m-21 h50
ienc h28
ience h28
iend m-22 k30
iend_ g30 m-27 h50
iends h-29 k46
ient h34
ieo g31
ieo_ g31
ier r34 g-64 m83 k-30
ier_ r34 g-53 m24 h-78 k-22
iers m28 h66
iers_ m28 h66
ies g-26 m23 h144 k-30
ies_ g-21 m21 h31 k-28
iest h37
iet h-56
iet_ k23
iew r-22 g-25
iew_ h-22
iews h31
iews_ h31
if_ r-73 g288 m24 h-56
ife r-24 g26 h24
ife_ r-20 g29 h-37
ifes h19
ifes_ g-29
ifest g19
iff g65 m33
iffe r19 g43 m42
iffer r19 g43 m42
ifi g44 h-26
ific h35
ifice h35
ifie g53 h-36
ified g53 h-31
ifl g-23 h25
ifle g-23 h25
ifle_ g-21
ift r-48 g-31 h-21 k24
ift_ r-64 g-38 m-31 h-70 k27
ifta m-19 h-21
iftar m-19 h-21
ifte g-20 h93
ifted h96
ifth r44 m36 h25
ifth_ r22 m37 h25
ifts r-36 g-25
ifts_ r-36 g-25
ifty g61 h-39
ifty_ g61 h-39
ify g-31
ify_ g-34
ig_ r63 g47 h103 k-20
iga g-27 h-45
igam h21
igami h21
igat h-29
igati h-29
igeo h-47
igeon h-47
iger h40
iger_ h40
igg g-19 h21
igged h28
igh r43 m63 h-26
igh_ r63 g-31 h-63
ighb r-21 g27
ighbo g27
ighe r19 m28 h-20
ighed g-19
igher r25 m45 h-20
ighl h31
ighla h31
ight g39 h19
ight_ r-34 g44 m52 k-58
ighte r22 h-21 k69
ighti h29
ights h-57
igi g-26 m29 h70
igin h33
igina h44
igio h41
igion h38
igit r19 m36
igita r19 m35
igl h38
igle h38
iglet h38
ign g-26 m-32 k21
ign_ g22
igna g36 h-33
ignal g38
ignat h-25
igne r24 g-32 h27 k-38
igned r28 g-29 k-32
igner h28
igni r-36 g-22
ignin r-36 g-22
igno h24
ignon h24
igns r23 k69
igns_ r23 k69
igo g24
igs k-32
igu g59 k-31
igue h28
iguel h28
igur g65 k-30
igure g35 k-30
iha m32
ihan m23
ihan_ m23
ija h-23
ijar h-23
ijara h-19
iji h64
ik_ r-40 m-42 h30
ika r-30 m26 h29
ikd r25
ikda r25
ikda_ r25
ike r29
ike_ r36 g-57 m-22 k-40
ikes g81 h20 k51
ikes_ g81 h20 k51
ikh r-29 h45
ikh_ r-19 h25
il_ r-95 g-44 h36 k-52
ila r-25 g-32 m-24 h82
ila_ h66
ild r-47
ild_ h41 k-19
ilde h-24
ilder h-24
ildi h40
ildin h40
ildr h-36
ildre h-36
ile r-26 g37 m-39 h44 k-19
ile_ r59 g30 h33 k-45
ilea h52
ileag h52
ilen k28
iles r-40 g24 m-24 h-77
iles_ r-40 g24 m-24 h-77
ilet r-22
iley h53
ileys h53
ili r-23 m-27 h-63 k22
ili_ m-23 h-30
ilie k23
ilies k23
ilin r-28 h-55
iling r-28 h-55
ilis r21
ilisa r24
ilit h45
ilita r-32 h56
ility r44
ilk r-38 g42
ilk_ r-38 g42
ill r88 g41 h-54 k-60
ill_ r50 g62 m-19 h-34 k-40
illa r-19 h-26 k-26
illa_ h-24
illag k-21
ille r39 g-50 h36
illed r20
iller r19 g-28
illi g-29 m61
illio m58 h38
illn g33 h-20
illne g33 h-20
ills r38 g20 m-24 h-34 k20
ills_ r38 g20 m-24 h-34 k20
ilm m-19 h70
ilm_ m-19
ilms h74
ilms_ h74
ilo r-44 g-21 m-34 h-98
ilo_ h-26
ilom h28
ilome h28
ilor r-40 h-40
ilor_ r-23 h-22
ilos h-39
ilos_ h-39
ils r36 m26 k33
ils_ r36 m27 h-54 k34
ilt h-29
ilv h-25
ilve h-25
ilver h-25
im_ r-36 g-23 m30 h67 k22
ima m61 h29
ima_ g29 h-27
imad r24
imad_ r24
imal h26
imal_ h26
imar m43
imar_ m43
imb k-24
imbu r19
imbur r19
ime g65 h-71
ime_ g31 h-55 k-24
imed g39 m22
imed_ g39 m22
imei h19
imei_ h19
imes h-25 k23
imes_ k23
imi g-41 m-19 h-53 k23
imin h-22
imini h-22
imit g-38 h-30 k23
imit_ h-27 k24
imita g-20 h21
imm g-39
imme g-19 h26
immer h21
immi g-20 h-50
immin g-20 h-50
imo m-22 h46
imon m-21 h37
imonc h41
imp h67 k-22
impl r20 g-22
imple r20
impo h25
impor h25
ims_ h-22 k-23
imsa k24
imse g27 h21
imsel g27 h21
imu r43
imum r43
imum_ r43
in_ r-21 m80 h-22
ina r70 m55 h-51 k-34
ina_ r-23 m51
inah r98 h-45
inah_ r98 h-45
inal r-79 h31
inal_ r-56 h31
inan r83 m-20 h-19
inanc r83 m-20
inar g59 m65 h-47
inar_ g-21 h-36
inars r27 m-21
inary r-28 g81 m86
inat m-49 h24 k19
inati m-46 h24 k19
inc r89 g-40
inca h37
incal h37
ince r21 g-20 k29
ince_ r77 k30
incen r-56 h30
inci r28 h-24
incip r28 h-24
incl r44
incl_ r36
inclu h24
ind r-38 g92 m-43 k-33
ind_ r-62 g235 h65
inde r-52 m-30 h-68
indem g36
inder r-36 g-26 h-48
indi r71 g-32 k23
indi_ r41 k36
indin r41 g-31
indn h-26
indne h-26
indo g-54 h23 k-23
indow g-46 h23 k-22
inds g-39
indu r27
indul r27
ine r31 g-39 m-31 h74 k32
ine_ g-46 h28
inea h-19
inea_ h-21
ined g26 h-31
ined_ g26 h-31
inee g-39 h-37
ineer g-48 h-37
ineg h-29
inega h-29
inek h55
ineke h49
iner r55 g24 m-26 h59
iner_ r24 g36 h43
iners r31 g-20
inery g28 h22
ines r-27 h30 k27
ines_ r-31
inet h-21
inet_ h-21
inety r21
iney g21
ineya g21
inf h38 k36
infl h54
infla r19 m19 h38
info h-23 k26
infor h-23 k26
ing m-58 h19 k-51
ing_ r-23 g31 m-96 k-44
inger g25
ingf g-20 h37
ingfi g-20 h37
ingl m-23
ingle m-23
ingo m32
ingo_ r-33 m30
ings r40 m23 h-26
ings_ r40 m23 h-26
inh g29
inhe g30 h-20
inher g30 h-20
ini r29 g-28 h-51 k-77
ini_ h36
iniat h21
inic m-22 h-46 k-23
inic_ m-22 h-46 k-23
inim r42 h-22
inimu r43
inin h25
ining h25
inis m58 h-28 k-21
inish m80 h-37
inist m-20
inj g-22 h26
inja g-22 h26
injan g-22 h26
ink m43 h74
ink_ m-21 h-21 k-26
inkd r25
inkda r25
inke g20
inki g-35
inkin g-35
inko m58 h29
inko_ m58 h29
inks g34 h57 k19
inks_ g34 h57 k19
inm h32
inme h32
inmen h32
inn r-51 g-52 m23 h64
inn_ r-22 g-34 h75
inne k-27
inner h-55 k-27
innes h64
inni k25
innin m23 k25
ino r-23 g-41 m58 h91
ino_ r-19 g-32 m43
inot h29
inot_ h29
ins r-81 g69 m20 k-19
ins_ r-31 m48
insi h43
insid r-22 g22 h48
insp g-57 h25 k-28
inspe g-57 h25 k-28
inst r34 h-33
inst_ r20
insta r-35 h-34
inste r49 g-20 k36
insu r-72 g131
insul g-34 h43
insur r-72 g164 h-35
int r100 g-35 m-79 h-60 k-68
int_ r164 g-76 m-35 h-46 k-42
inte m-39 h-62 k-36
inted r-31 h-25
inter r34 g21 m-45 h-41 k-31
inth r22 h40
inthe h50
inti r-93 h-37
intin r-88 h-41
intm r-20
intme r-20
into r-58 g23 h28 k21
into_ r-58 g23 h28 k21
intr r26 h-21
intre r34
ints r29 m22 h41
ints_ r29 m22 h41
intt r40 h-19
intt_ r40 h-19
inu r23 g28 m34
inus r60
inus_ r60
inut r-35 g49 m39 h-19
inute r-35 g49 m39 h-19
inv r-33 h-63 k65
inv_ h-72 k48
inve g22
inven r-29 g53
inves r21 g-42 h30
invi r-23
invo k25
invoi g-26 k25
iny g-19
io_ m-22 h-41
ioj h72
ioja h72
ioja_ h56
iol h39
iola h59
iolat h59
ion r-44 m59 h72
ion_ r-37 m-38 h20 k-30
iona r21 g-39 m43 h54
ional r21 g-32 m44 h54
ione g41 k21
ioned g42 k30
ions r-28 m57 k26
ions_ r-26 m60 h-23 k26
ios h30
iosk h30
iosk_ h30
iou r24
ious r24
ious_ r24
ip_ r-21 g33 m53 k-54
ipa h28 k54
ipa_ h59
ipad h-24 k33
ipal h-21
ipal_ r52
ipe g-32 h45
ipe_ g-26
iped h55
iped_ h55
ipes h-24
ipes_ h-24
ipl m52
ipl_ h-30
iple h25 k25
ipli m30
iplie m30
ipm r22 h26
ipme r22 h26
ipmen r22 h26
ipo g-28
ipp r-34 g35 m-21 k-22
ippe r-32 m-20 h24 k-22
ipped r-25 g27
ipper m-21 h23 k-21
ippi g21
ippin g21
ips g-24 m98 h-22
ips_ r20 m86
ipsti h-20
ipt g-51 h48
ipt_ r-63 k-36
ipti g-29 h20 k20
iptio g-29 h20 k20
ipts r50
ipts_ r50
iptv h45
iptv_ h45
iqu h88
ique h43
ique_ h23
iqueu h23
iqui g28
iquid g32
iquo h45
iquor h45
ir_ r-98 g38 h95 k-48
ira r47 g-81 h60 k19
ira_ r57
irah r22 g-24
irah_ r22 g-24
iram h-28 k41
iram_ h-28 k41
irat r-37 h79
irate r-37 h79
iray g-33 h-31
iraya g-33 h-27
iraz h50
iraz_ h50
irc g-38 m19
ircl m28
ircle m28
ircu g-21
ird r-26 g35 h-19
ird_ r-23
irds g26
irds_ g26
ire r-23 g27 k44
ire_ r-32 h-104 k21
irec k19
irect k19
ired r30 h84
ired_ r30 h84
irem h-26
ireme h-26
ires k-23
ires_ k-23
irg h-26
irgi h-26
irgin h-26
irh r21 g-27 h-39
irha r21 g-27 h-39
irham r21 g-27 h-39
iri r-25
irin r-20 g19 h-32
irin_ h-25
iring r-20 g20
iris h24
irish h24
irit g-21
irits h49
irl g-30 h64
irl_ g-21 h133
irli r20 h-46
irlin r20 h-46
irls h-19
irls_ h-19
irm h-23 k55
irm_ h-19
iro g31
iron g31
iron_ g31
irp r-23 g20 h25
irpl m26
irpla m26
irpo r-23 g22 h37
irpor r-23 g22 h37
irr h23
irra h44
irra_ h44
irs g-46 k-66
irs_ g-59 m-33 h-66 k-53
irst m30
irst_ m30
irt r87 g-52 m22 k-22
irt_ m-42 h-53
irth_ r37 h25
irthd r-25 g-22 h-19
irti r46 g-20
irtim r45
irty h-22
irty_ h-22
iru h19
irut h19
irut_ h19
iry g-19 m-19 h-33
irya g-28 h-27
iryan g-28 h-27
is_ r40 m-20 h-72 k40
isa g29 h70 k-24
isa_ r55 g25
isal r-29 k-31
isal_ r-29 k-31
isan h37
isang h37
isap r-20 h38
isapp r-20 h38
isat g24
isat_ g24
isati r24
isc r113 m-42
isc_ r60 h-26
iscou r31 g-32 h-32
iscov g19
iscr h38
iscre h38
iscu r23 m-26
iscui m-26
ise r-28 g-28 h60 k-52
ise_ g42 k-81
ised r-21 g-29
ised_ r-21 g-29
iser h24
iser_ h24
ises g-20 k27
ises_ g-20 k27
ish r-37 g-37 m23
ish_ r-75 m-22
isha r37 h21
isha_ r37 h21
ishe m26 h-59
isher g-20 h-54
ishes r-31
ishi g-42 m21 h23
ishin g-41 m22
isht r23 g22
isht_ r23 g22
ishw h22
ishwa h22
isi r-68 g-50 m48 k36
isig h42
isig_ h42
isin r-24 m45 h-61
ising h-21
isio m23
ision m23
isit r-32 g-24
isk h79
isk_ g19 h-73
iske h82
iskey h52
iski h35
iski_ h35
isky h34
isky_ h34
isl r-32 g-22
isla r-32 g-22
islam r-30
islan h-36
islay h31
ism h22
isma h22
isman h24
isn h-24
isna_ g27
iso g-41 h-62
isor g-34
isor_ g-34
isp m-23
ispl h22
ispla h22
iss g39 m-35 h-19
issa g29
issa_ g29 h-31
isse r46 g-21 k29
issed r50 h-20
isser h20
issi r-24 g48 h-34
issin g38 h-19
issio r-38 k19
isso r25 h22
issor r25
issu m-21 h-26
issue m-21 h-26
ist r38 g-38 m-95 h-32 k-23
ist_ m-48 h-67
ista g-46 h-33
ista_ g-27
istak r-29
iste g42
isted g22 h-20
ister r-46 g22
isti r22 g-28 h19
istil g-19 h28
istm r21
istma r21
istr m-33 h42
istra g19
istre h56
istry g-27 m-19 h-25
ists g21 h20
ists_ g21 h20
isy k43
it_ r-32 g-38 m-19 h-38 k-41
ita_ g22
itab r26 k23
itabl r26 k23
ital r51 g-32 m23 k-24
ital_ r52 g-28 m26 h-50 k-22
itali h56
itam h-72
itami h-72
itan r-20 g24
itanc g26 h-20
itas h24
itas_ h24
itat r-31 g-20 h76
itati g-20 h50
itc r-55 m-49 h-81
itca h-33
itcas h-33
itch r-21 g-30 m-43 h-21
itch_ m-41 h-35
itchc h19
itche r-19 g-19
itco r-26 h-28
itcoi r-26 h-28
ite r21 m-22 h-36 k-77
ite_ r-38 m22 h24 k-22
ited r41 g-37 h-54
ited_ r41 g-37 h-54
itee r34
iteen r34
itel g54
iteli g54
item g24
item_ g32
iter h-49
iter_ h-57
ites h51
ites_ h51
ith r28 g53 m-37 h-34 k-28
ith_ r33 g-41 m30 h21
ithd m-19
ithdr m-19
ithe g61
ither g61
ithh g23
ithi r20 h-27
ithin r20 h-27
itho r-23 m-25 h19
ithou r-23 m-25 h19
iti r25 h-58
itie h-27 k20
ities h-27 k20
itin r-37 g33 h30
iting r-37 g35 h23
itio r24 g-33 h-21
ition g-33 h-21
itis h-28
itiz h-23
itize h-23
itm g22
itm_ g30
itma h31
itman h31
itme r23
itmen r25
itn h29
itne g-26 h31
itnes g-26 h31
ito r-32 k22
ito_ g19
itor r-29 g-23 k23
itors h41 k23
itr g-27 h37
itro h31
itrou h27
its r42 g-38 h33
its_ g-25
itse r57
itsel r57
itt r29 g-26 h-91 k24
itte h-22
ittee r30
itten g32 k38
itter r-19 h-37
itti r-51 m-23 h-44
ittin r-33
ittl r35 k29
ittle r35 k29
itty r55 h-21
itty_ r55 h-21
itu r-19 g-38 m-51 h51
itua g-21 m-43 h51
itual g-21 m-43 h51
ity h-43 k-39
ity_ h-43 k-39
itz h56
itz_ h43
iu_ h112
ium r-41 m-21 h27
ium_ r-41 m-20 h20
iut h41
iutt h41
iutto h41
iv_ r19 g33 h-29
iva g20 h100
ivab r23
ivabl r23
ival h35
ival_ h19
ivas h52
ivas_ h52
ivat g19
ivate g-28 h33
ivati g48 h-22
ive r-89 g76 h-91
ive_ r26 g123 m51 h-51 k-26
ivea m19
iveaw m19
ived r-29 k23
ived_ r-29 k23
iven r-56 g-52 m-23 k20
iven_ r-56 g-52 m-23 k20
iver r-29 g-54 m-33 h-29
iver_ r-25 m-27 h-39
ivera r73 g-68
ivere r-63 h-25
ivers g28 h-19
ivery h46
ives g62
ives_ g68
ivi g-28 h-20
ivid r19 g-51
ivide g-51
ivin r-36
iving r-36
ivo m19 h68
ivor m22 h49
ivory h55
iwa r-23 m29
iwal r-23 m19
iwali r-23 h-36
ix_ r67 g-22 m47
ixed m22 h-19
ixed_ m22 h-19
ixer h39
ixer_ h31
ixi g-21 m-33 h49
ixin g-20 m-36 h49
ixing g-20 m-36 h49
ixt r-22
ixty r-22
ixty_ r-22
iya h-34 k-39
iya_ r-41 m-31 h-20 k-31
iyal r44 g-29
iyals r44 g-22
iyar r-19 g44 h-20
iye g-31 m-20
iye_ g-28
iyy m-31
iyya m-25
iyya_ m-25
iyye h19
iz_ g-33
iza g-31 h64
izar h27
izard h27
ize r-56 h-58
ize_ r-39 m33 h-73
izer h-23
izer_ h-23
izo h34
izo_ h34
izz r-57 m-23 h58
izza r-30 m-23 h-29
izza_ r-30 m-23 h-29
ja3 r-41
ja3_ h23
ja3h r-27
ja_ g-39 m51 h172
jab r27 h34
jab_ m-19 h34
jac g-26 m59
jack g-26 m59
jacke g-24 m-19 h-36
jackp m64 h26
jad r21 g-31 h82
jado h45
jadoo h41
jadu h40
jadu_ h40
jag h29
jage h29
jager h29
jah h-31 k36
jahi k36
jahid k36
jai g-24
jair g-24
jaira g-24
jam_ h-67 k35
jama r-27
jami r29
jamiy r29
jamo h39
jamon h39
jan g-52 h27
jan_ g-22 h37
jar r-45 g-38 m-19 h-53
jar_ g-37
jara h-19
jara_ h-19
jars h-28
jars_ h-28
jas g-23 h24
jay r80 g106 h-28
jaya g60
jaya_ g60
jd_ r-29
jde g36
jdee g36
jdeed g36
je3 h42
je3_ h42
jea h-51
jean h-51
jeans h-51
jec r-24 g39 h-57
ject r-24 g39 h-57
ject_ g39
jecti h-41
jed g-29
jee g28 m29
jeet m33
jeev g27
jeeva g27
jel r38
jen h30
jen_ h30
jer m-39 h32
jers m-39 h-22
jerse m-39 h-22
jet h-24 k-22
jet_ h-24 k-22
jew r35 h-23
jewe r35 h-23
jewel r35 h-23
jha h46
ji_ r22 h34
jid m26 h-22
jid_ m26 h-21
jin r-22 g-34 h111
jinn r-22 g-34 h106
jinn_ r-22 g-34 h106
jit g28
jiu h59
jiu_ h59
jja g-20
jje r51
jli g-20 h-31
jlis g-19
jlis_ g-19
jo_ g38 k31
job r-20 m-44 h24 k20
job_ m-44 h26 k22
joh h27
john h27
johnn h19
joi r-24 g-28 h53
join r-24 g-28 h53
joint r-24 g-28 h50
jos h19
joy m22
joy_ m22
ju_ h49
jua m99 h-29
jua_ m66 h-22
juaa m36 h-19
juaa_ m28
jud h25
judg h25
judge h26
jug h52
jug_ h52
jui h-36
juic h-36
juice h-36
juj h21
juju h21
juju_ h21
jul r32
july r32
july_ r32
jum m19
jump m19
jun r22 m30 h31
june h-28
june_ h-28
junk r29 m42
junk_ r44
junke m45 h20
jur h37
jury h26
jury_ h26
jus r-62 g29 h-54 k52
just r-62 g29 h-54 k52
just_ r-92 g34 h-39 k48
justm r31
ka_ r74 g25 h122 k-44
kaa r-53 g20
kaan h-25
kaan_ h-25
kaas r-38 g33
kab m28 h46
kaba h38
kaf h-48
kafu h-32
kaful h-32
kag m-24 h36
kage m-24
kage_ m-24
kah r-29 g22 m-43 h-29 k35
kah_ g26 m-20
kaha k43
kal r-67 m40 h20 k-23
kala r-46 g-24 h39
kala_ r-41 h51
kaly m23
kalya m23
kam h-30
kame r20
kamet r38
kan r47
kan_ r22 h24
kand r51 h-25
kap h-27
kar m21 h-71
kar_ m23 h-37
kara h-90
kara_ g20
karak h-58
karat m-25 h-21
karo h38
karw h31
karwa h31
kas g36 m26
kas_ g45 m-28 h35
kasb m44
kasba m44
kash h-30
kat g-20
kat_ r-31 h-33
kats h35
katsu h35
kaw g-24 h57
kay g-33 h55
kay_ g-28 h29
kba h36
kbac h44
kback h44
kda r49 h-28 k37
kda_ r50
kdat k37
kdate k21
ke_ r-56 m-46 h81
ked h84
ked_ h84
kee r27 m-40 h30 k26
keep r49 g-44 m-26 h50 k39
keep_ m-71 k89
keepe h37
keepi r61
keeps m40 h40 k-34
keg h64
keg_ h54
kel m33 k21
kel_ r26 k21
ken r-21 m86 h119 k-27
ken_ g28 m-47 h-40 k-25
kend m19
kend_ m19
keng h28
keng_ h28
keno m120 h79
keno_ m120 h72
kens h44
kens_ h44
kep k22
kept k22
kept_ k22
ker r-35 g-56 k-19
ker_ r-25 m84 h91 k-22
kera g-44
kerag g-44 h23
kers g21 m-50 h-35
kers_ g21 m-59 h-29
kery g-23 m-25 h-59
kery_ g-21 m-25 h-58
kes g87 k20
kes_ g43 k20
ket g-61 m23 k-34
ket_ g-49 m22 k-50
keta h37
ketam h48
ketb m21 h-24
ketba m21 h-24
kete g39
keted g39
kett g-33 m-20 h-29
kettl g-33 m-20 h-29
key g-39 m24 h-38
key_ g-27 m26
keym g25
keyma g25
keys g-33 h-30
keys_ g-33 h-30
kg_ r-46 g-42 h-24
kga h-34
kgam h-34
kgamm h-34
kh_ g-69 h37
kha r36 h107 k-49
kha_ r27
khad h-21
khadt r19
khal k-20
khal_ g28
khala r-20
kham g-21 h22
khami h25
khan r-26 m-33 h96
khana r-26 m-27
khand h38
khanz h50
khar g29 m-24
khari r-19 g40
khas m39 h-37
khasr m28
khat g-28 h69
khat_ h74
khay g34
khayy g23
khd r43
khe m55 h-58
khed m34
khed_ m20
khel m67
khela m52
khes g-24
khese g-24
khet g38
khet_ g38
khi r-27 g32 m-24
kho r-27 g-20 m31 h-71
khod r-24 m26
khod_ r-50 m26
khos r-26
khosa r-26
khoz m23
khoz_ m23
khs h-20
khsa g19
khse m20
khser m20
ki_ m-25 h-31 k-39
kic g-32 h70
kick g-32 h70
kick_ g-21
kickb h44
kid r-28 h27 k-28
kid_ m19
kidn h91
kidna g20 h25
kidne g-20 h67
kids m-43 h-42
kids_ m-43 h-42
kie r-36 m72 h23
kie_ r-19 m52 h27
kies m20
kies_ m20
kil g-22
kill h23
kilo h-38
kilo_ h-26
kilom h28
kilos h-39
kim m-24 h34
kimm h43
kimme h26
kin g-70 m22 h99 k-75
kin_ g44 m-29 k-35
kind r21 g-21 h60
kind_ r31 h103
kindn h-26
king g-55 h33 k-28
king_ g-36 m-35 h-38 k-26
kingf g-20 h37
kings m26 h35
kins g-37 m64
kins_ g-37 m64
kio h30
kios h30
kiosk h30
kip_ r38
kir g-33 h42
kira g-33 h-31
kiray g-33 h-31
kis r27 k45
kish h-21
kisht r23 g22
kit r-66 g31 k-23
kit_ r-20 g-43 h78
kitc r-19 h-24
kitch r-19 h-24
kite g28 h-21
kite_ g28 h-21
kitt r-26 g70 h-27
kitte r-22 g73 h-20
kja m40
kjac m40
kjack m40
kka r-20 g24 k-23
kkar g28 h-32
kla r32 g-29
klac r32 g-28
klace r32 g-28
kle r41 h-25
klet r41 h-26
klet_ h-26
kli h34
klin h30
kling h30
kly g31
kly_ g31
km_ r-21
kma h43
kmai h47
kmail h47
kme g32
kmen g32
kmens g20
kni g24
knif g24
knift g31
kno r-66 g35 m-35 h60
knoc g-24 h39
knock g-24 h39
knot r-34 g19 h53 k-23
knot_ r-19 h45 k-20
know r-37 g40 m-23 h-31 k38
know_ g-56 k67
known g60 h-38
knows g29 h21 k-40
ko_ m50 h52
kof h41
koff h41
koff_ h31
kol r-40 g29 h-38
kol_ g-44 m-38
koll r-35 m41
kollo r-35 g25 m20
kom k43
kon r-19
kon_ h35
kot g-31
kou m35 h-29
kpo m64 h26
kpot m64 h26
kpot_ m57 h33
kra h-42
kra_ r26 g25
kri_ r27
kru r30
ks_ g26 h-66 k63
ksab r-28
ksab_ r-28
ksh g-26 m-31 h-27 k-23
kshi h23
kshin h23
ksho g-21 m-20 h-79
kshop g-21 m-20 h-79
ksm m-30
ksmi m-30
ksmit m-30
kta r-30 h34 k-22
ktab g21 k-20
ktab_ g21 m31 h24 k-20
ktai h29
ktail h29
kto g34 h-49 k46
ktob k47
ktob_ k47
ku_ g25
kuk r32 g33
kuk_ r40 g39
kul g-20
kund h25
kup h41
kup_ g-28 h53
kur h-32
ky_ g34 m-29 h20
kya g63
kya_ g50
kyc k47
kyc_ k47
la3 m21
la3_ m21
la7 r-21
la7m h33
la_ g69 m48 h107
lab r-58 g-88 h-30
lab_ m-19 h-40
laba h-73
labe r-20 g-71 h88
label r-20 g-71 h85
labo r-26 h31
labor h34
labou r-24 h20
lac m32 h40 k-20
lace_ m35 h25
laced h-21
lack m23 h31
lackj m40
lackm h47
lad r-61 g-36 m-29 h40
lad_ r-48 g20 k-48
ladd r-25
ladde r-25
ladi h36
ladie h41
lady g-30 m-19 h74
lady_ g-30 m-19 h68
laf r51 h-23
laf_ r26 h-23
lag g-45 h45 k43
lag_ r41 m-21 h-22 k23
laga r-41 m51 h-34
laga_ r-37 h-43
lagan m20
lagay g-19 m31
lage r28 h102 k-22
lage_ r27 k-21
lager h111
lagg k20
lagge k20
lagh h28
lagh_ h28
lags k22
lags_ k22
lah h-19
laha h-32
lahat g21 h-19
lai r20 h-32 k31
laim r28 g42 m20
laim_ r26
laime g39 m22
lain g-33 h-22 k41
lain_ k23
laine k21
laj r-33 h20
laj_ r-32 h20
lak h51 k20
lak_ h55
lake g22 k21
lake_ g26
laken k21
lal r-31 g-35 h39
lal_ r-30 g-35 h30
lala m19
lam r-33 g75 m-30 h-60 k-39
lam_ r-20 g85
lama h-31
lama_ r19 g-25
laman g37 h-43
lamb g24
lamb_ h-36
lami r-39
lami_ h51
lamic r-30 h-36
lamm r32 k31
lamp h-54 k-20
lamp_ h-54 k-20
lan m-86 h-60 k-66
lan_ h35
lanc g-41 k25
lanc_ h19
lance r19 g-36 h-40 k25
land r39 g56 h-60 k-57
land_ r-28 g60 m-22 h-46 k-29
lande r44 g-35
lands g33
lang r-30 g-19
lang_ r-26 h19
lank g31
lant_ h22
lante g30
lanti h-26
lap g-26 m-67 k-25
lap_ g-33 m-42 h37
lapt m-25 h-21 k-22
lapto m-25 h-21 k-22
lar g-42 m-20 h66 k35
lar_ g24
lard h96 k-35
lard_ h84 k-19
lardo h37
lare k75
lare_ h-24 k35
lared k41
laret h27
larg r34
large r34
larm g-22
larm_ g-22
lars g-29 h-23
lars_ g-29
lary m-31
lary_ g-23 m-31 h-20
las r-28 g-105 h-96 k-33
las_ r-21 g-21 h-69 k-20
lash r50 h-25 k19
lash_ r55
lasha k34
lask h49
lask_ h21
lasp h30
lass r-19 g-34 m-69 h-67
lass_ r-19 g-23 m-51 h-54
last r-29 g-32 m39 h-22
last_ r-45 g-29 m39
lasti h-28
lat m-49 h-48 k-60
lat_ g-33 m-25 h-55 k-20
late r-25 m-59
late_ r-26 g-62 m-54 h-19
lated r-30
laten r24
later g104
latf r23 g38 m19
latfo r23 g38 m19
lati r20 h41
latin g-25 h43
latio g37
lato m26
lator m26
latt h-28
latte h-28
lau g-24 m-31
laug h56
laugh h56
laun r-23 m-23 h-43
launc g22
laund r-23 g-19 m-21 h-57
laus r23
lause r23
lav h24
law r-66 g20 h-36 k-29
law_ h-69
lawa m21 h49
lawi h21
lawi_ h25
lawn r-29 k-19
lawn_ r-29 k-19
laws g49 h31
laws_ h37
lawsu g49
lawy g-41 m-33 h-39
lawye g-41 m-33 h-42
lay m87 h43
lay_ r75 m114 h58
laya g-22
layb h38
laybo h45
laye r-38 g-30 m29 k31
layed r-23 g-24
layer m47 h-28 k31
lays r-22 g56 m-20
lays_ g56
laz r29
laze r29 h35
lazed h48
lazem r34
lba r20 g-25 m-33 h-37
lbec h23
lbec_ h23
lbo h-21
lbum h-21
lbum_ h-21
lch h37
lcho h37
lchol h31
lco m-31
lcoh h-34
lcoho h-42
lcon g43 m-30 h-30
lcon_ g48 m-30 h-49
lcony h20
lcu g-25 h-23
lcul g-23 h-23
ld_ r33 g100 h-28 k-42
lde m31 h-29
lder h-40
lderl h-21
lders g22 h-19
ldi r-45 g-29 h36
ldin r-45 g-19 h30
lding r-45 g-19 h30
ldr h-36
ldre h-36
ldren h-36
lds g61 h-23 k-31
lds_ g64 k-31
le_ m-25 h-46 k-22
lea g-40 m-64 h24
leaf_ h42
leafl h-29
leag m21 h45 k-33
leage h52
leagu m24 k-30
leak h59
leake h57
lean r-46 m-24 k59
lean_ g23 h22 k22
leane g-30 k19
leani r-22 m-21 h-35 k20
leans h44
leap g38
leaps g38
lear g49
lear_ r38 g30
leare r-33
learn r-34 g25
lears r45
leas r47 g-45 m-20 h-61 k33
lease r27 g-20 m-20 h-40 k45
leasi r25
leat g-20 k-52
leath g-20 k-52
leave r-28
leavi r22
leb r-35 m33 h38
lec r27 h52 k35
lech h58
lecho h58
lect g-19 k37
lect_ r28 g-25 h-19 k27
lecte r-34 k29
lecti r31 h23 k-24
lecto h38
lectr g20
lectu h-33
led r-67 g-41 m40 h-30 k-51
led_ r-125 g-25 m45 k-37
ledg r58 h-22
ledge r58 h-22
lee m-35 h-29
leed h64
leed_ h64
leem h23
leem_ h23
leep m-19 h-38
leep_ h-37
leeps r20
lees g32
leesa g32
leet h-20
leet_ h-20
lef r32 g24 m-21 h-44
left r-22 g26 m-21 h-45
left_ r-22 g31 m-21 h-45
leg g44 h67
leg_ r19 g27 h96
lege g25
lege_ g25
legs h-31
legs_ h-31
leh r73 g-21
leh_ r47
leha r26
lei r-38 h30
lek m27
lek_ m27
lem r-58 m-23 h-22 k42
lem_ k19
lema h-21
leman h-21
leme g29 h43
lemen g29 h43
lemo r-24 h-51
lemon r-24 h-51
len r27 g-73 m-43 k21
len_ h73
lend r70 g-65 m-41 h29 k-21
lend_ g-27 k19
lende r41 g-20 h-46 k-20
lendi r-25 m-19 h69
lends r53
leng h-21
lent h-58 k38
lent_ h-58 k38
leo h28
leop h28
leopa h28
ler r-66 g-47
ler_ r-42 m22 h-28 k37
lerk r-22
lerk_ r-26 h51
lerks h-44
lers m-19
lers_ m-19
les r75 g-37 k-37
les_ r-59 k-19
lesa g20
lesc h-47
lesco h-47
less r141 g-20 m-35
less_ r176 g-43 m-19
lesse h28
lesso r-19 h-24
let g-61 h87
let_ h22
lete r-21 k33
lete_ k38
lets r49 m-29 h36
lets_ r49 m-29 h36
lett r-34 g-49 m39 h25 k-22
lette r-24 g-39 m60 h36 k-22
letti m-21
lev r37 g65 m47
leve r31 g68
level h23
leven r73
lever r-39 g94 h-38
lew r-21 g66
lex g-19 h20
ley r-40 g22 m22 h40 k19
ley_ k-22
leya g27 m28 k28
leya_ g27 m28 k28
leys h53
leys_ h53
lf_ r54 m-55 h-131
lfa_ r25
lge r27
lgen r27
lgenc r27
li_ r66 m23 h-51 k-26
lia g45 m-36
liab r-20 g35
liabi r-20 g35
lian g23 k23
lianc h-32 k23
lib r-21
libr r-21 m-26 h-21
libra r-21 m-24 h-31
lic r-41 g126 m27
lic_ r-27 g111
lica g-31 h42
lica_ h54
licat g-22
lice g-23
lice_ r29 h-27 k22
licen r-27
lices g-19
licy g99 h-51
licy_ g99 h-51
lid r23 g-26 h30
lida g-24 h42
lidat r23
liday h42
lie r32 h29 k-42
lief h-31
lief_ h-31
liem h37
liemp h37
lien h20
lient h20
lier r-26 g22
lier_ r-47 g30
liers r21
lies r59
lies_ r59
lif r-63 g26 m-24 h41 k-22
life r-39 g39 h-39
life_ r-39 g30 h-39
lift r-22 h58
lift_ r-21 h-38
lifte h96
lig g-43 m-47 k-20
ligh r-26 g-26 m-32
light r-26 g-26 m-32
ligi h38
ligio h38
lik m-32 h46 k28
like r25 g24 m-21 h64 k33
like_ r31 g-56 h42
likes g80 h22 k51
lil h-33
lim r-22 g-68 m24 h90
lim_ g-27 h56
lima m34 h48
limi h-61 k24
limit h-61 k24
limo h41
limon h41
lin r-72 g-31 m58 h-61
lin_ g-41 m-24 h26
lind r-60 g28 h-52
lind_ r-36 g68 h-42
linde r-25 g-20
line g58 m75 h-45
line_ g62 m29
lines m40 h-43
ling r20 g-47 m35 h19
ling_ r-32 g-36 m53 h42
lings h-22
lini m-22 h-31 k-23
linic m-22 h-46 k-23
link r-23 h19 k26
links g-24 k26
lio r27 m47 h27
lion m47 h30
lion_ r21
lions m58 h38
lip g24 m50 h-57
lip_ r-23 m50 h61 k19
lipp r-19 g32 h-96 k-21
lippe r-19 g20 h-95 k-21
lips r55 h-22
lips_ r56
lipst h-20
liq g20 h57
liqu g20 h57
lique h23
liqui g32
liquo h45
lir r42 g-40
lira r42 g-40
lira_ r42 g-40
lis m-23 h-55 k-26
lis_ r28 g-21 m22
lisa g54 h-19
lisa_ g30
lisat g24
lish g-43 m-22 h-34
lish_ g-33
lishe r-19 h-38
lism h24
lisma h24
list g20 m-20 h-23 k-23
list_ r-19 k-23
liste g36
lit m-31 k33
lita r-32 h63
litan k19
litat r-30 h66
litt k27
litte h-19
littl r35 k29
lity r25 g25 h-23
lity_ r25 g26 h-23
liv r-23 g-20 m44 h31 k-19
liv_ g31
live g-63 m56 h27
live_ r36 m80
liver g-37
lives r-44 g-20
liy m-43 h-45
liya g22
liya_ g27 h-34
liye m-26 h-34
liye_ m-26 h-34
lk_ r-20 g92 h-26
lke h25
lked g22 h-19
lked_ g22 h-19
lker h43
lker_ h38
lks r-23 m20 h59
lks_ r-23 m20 h59
ll_ r-89 g43 m-31 h26 k-21
lla r68 m-43 h21 k-44
lla_ r23 g-35
llage k-21
llan h34
llan_ h34
llar_ r25 g27 h23
llars g-29
llas h-25 k-20
llat g70 h-21
llati g72 h-24
lle g-58 h36 k33
llea k-30
lleag k-30
llec g-45 k43
llect g-45 k43
lled g-62 m60 k-27
lled_ g-62 m60 k-27
llef r60
llem h27
llem_ h27
ller g42 k24
ller_ r-42 g31 h-35 k36
llers r22 g22
llet r-42 g81 h-31 k71
llet_ r-33 g46 h-20 k23
llets g36 h-26 k48
lley h26 k-24
lley_ h26 k-21
lli g30 m50 k-30
lli_ g45 h-26
llin r-37
lling r-37 g23 h20
llio m47 h30
llion m47 h30
lln g33 h-21
llne g33 h-20
llnes g33 h-20
llo r22 g51 m-43 h-34 k-65
llo_ r-27 h37 k-28
lloc g52
lloca g52
lloo g-28
lloon g-28
llot r36 m-22
llov r58 h-23
llove r58 h-23
llow r-27 g32 m-23 k-34
llow_ g36 h-35
llowa g-20 h43
llowe g-46
llows g61 h-29 k-22
lloy g31
lloyd g37
llp m-20
llph m-20
llpho m-20
lls r29 g42 h-19
lls_ r29 g42 h-19
lly g58 h31
lly_ g59 h36
lm_ g-36 m-21 h22
lma r26
lmaz h19
lmaza h19
lme r-39 m-20 h-43
lmen r-39
lment r-39
lmet m-20 h-33
lmi h62
lmis h62
lmist h62
lms r-21 h74
lms_ r-21 h74
lna m23
lna_ m23
lne g33 h-20
lnes g33 h-20
lness g33 h-20
lo_ r-47 m97 h57
loa r39 g-23 k-33
load g-43 m54 h64 k-21
load_ m67 h65
loade g-22 h19
loan r67 g-33 m-36 h-62
loan_ r32 g-32 m-34 h-35
loans r20
loat g53
loati r-45 g70
loc r21 g61 m-51 h-56
loca g63 h-20
locat g63 h-20
lock r30 m-44 h-45
lock_ r37 g-61 k39
locke g48
locki h-20
locks g30 m-30
log g-38 m-20 h127 k-29
log_ g20
loge h21
loger h21
logi h40
login h48
logy g-22 h28
logy_ g-22 h28
lol r-43 h21
lol_ r-23 g31 h30
lola r-21
lom h47
lome h28
lomet h28
lon r21 g29 m-24 h26
lon_ r-22 g-33 h-48
lone r49 m-29 h60
lone_ r56 g23 h-49
loned m-23 h96
long r21 g44 m-24
long_ r45 m-33 k38
longe m21
longs g41
loo r19 g-27 m73 h19 k38
lood r-29 h70 k-26
lood_ r-20 h23
loody h61
look m-25 h42 k82
look_ h47
looke g-21 k43
looks h28 k45
loom g38 h-21
loom_ g38 h-21
loon r30 g-42 m-19 h-30
loons g-23 h-31
loor r31 h37
loor_ h43
loos r21 m50 h-45
loos_ g-21 m81 h-35
loot g-49 m62 h-23
loot_ g-49 m64 h-31
lop g-29 k-19
lope g-22 k-19
lope_ r-28 g-24 m20 h31
lopes r27 h-19
lor r-61 m-36 h-49 k-39
lor_ r-26
lori m-20 h-35
lorin m-20
lorr r-22 g40
lorry r-22 g32
lors h-19
lors_ h-19
los r-68 g72 m84 h-85 k-65
los_ h-31
lose r22 g25 m36 k-29
lose_ r36 m-52 h23
losed r-45 g36
loser m98 h-26
loses r32
losi m41 h26
losin r-27 m41
loss r-44 g33 h-48
loss_ r-36 h-22
losse m31
losso g23 h-44
lost g34 h-32
lost_ g34 h-32
lot r-63 g56 m85 h-61 k-25
lot_ r-52 g53 m-91 k-19
lote m28
loth m-35 h-41
loth_ m-29 h-21
lothe g-28 h-20
lots r-23 g44 m24 h34
lots_ r-23 g44 m24 h34
lott g-27 m135 h33
lotte m22 k27
lotto g-30 m85 h60
lottr m22 h-23
lotu h-24
lotus h-24
lou r-40 g-66 m23
louf h32
louf_ h32
loun r-25 h24
loung r-25 h24
lour h-19
lour_ h23
loure h-42
lous g-37 h-34
lous_ m24
lousi g-21
lov g-70 h76
love g-70 h39
love_ r-30 g-39 h65
lover r48
loves g-23 m-19 h-20
low r46 g22 m-37 h-65
low_ r72 g-19 h-22 k34
lowa g-20 h43
lowan g-20 h43
lowe h-70
lowed g-25 h-20
lower g23 m-31 h-44
lows g61 k-22
lows_ g61 k-22
loy g26 h-49
loyd g37
loyds g37
loye k26
loyee k28
lp_ r36 h-25 k24
lpe r-21
lped r-21
lped_ r-21
lph m-20
lpho m-20
lphon m-20
lpi r26
lpin r26
lping r26
lps h-23
lps_ h-23
lre g60 h-21
lrea g60 h-21
lread g60 h-21
ls_ g93 m52 h43 k-26
lsb h46
lsbe h46
lsber h46
lsd h24
lsd_ h24
lse g-31 h43 k76
lse_ k75
lses h50
lses_ h50
lt_ r-19 g-55 m28 k-45
lta g-24 h67
lta_ h25
ltan r22 k22
ltanc k35
ltant r22
ltar h30
ltar_ h30
ltat h23 k-20
ltati h23 k-20
lte g-49
lter g-47
lter_ g-41
lth r-28
lth_ h22
lti m29 k31
ltip m30
ltipl m30
lts r-31 h32
lts_ r-31 h32
lty h-29
lty_ h-29
lu_ h-55
lub r-23
lub_ r-23 h19
luc g35
luck g35
luck_ g34
lud m42
lude h26
ludo m42
ludo_ m42
lue g-24 m-35
lue_ r36 m-28
luer r-22 g-24
lug h51
lug_ h30
lum r-47 h-44
lumb r-43 m-23 h-21
lumbe r-43 m-23 h-21
lump g28
lump_ g28
lun r-50 g-52 m-28
lunc r-47 g-65 h-37
lunch r-47 g-65 h-37
lunt h33
lunt_ h23
lus r112 m65
lus_ r112
lush m56
lush_ m56
lut h56
lut_ h34
lve r22
lve_ r41
lver h-25
lver_ r-29 h-25
lves k26
lves_ k26
lvi r44
lvin r45
lving r45
lwa r32 h-31
lway h-37
lways h-23
lwe h43
lwe_ h43
ly_ g41 m-79 h119 k-24
lya m23
lyan m23
lyan_ m23
lyf h47
lyfa h47
lyfan h47
lym g43 m52
lymp g57 m43
lyo r26
lyom r26
lyom_ r26
lyr h43
lyri h43
lyric h43
lys h-26
lz_ r22 g22 h30
m3a r33 h32
m3a_ r42
ma2 m-24 h-28
ma3 r23 g-42 m-29
ma3a r19 g-46
ma3ad r27 g-24 h-27
ma3ah g-19
ma3d r22
ma3da r22
ma3r g25
ma3ro g25
ma7 g29 k30
ma7ad k22
ma7s g38
ma_ r29 g129 m-75 h-33 k96
maa g44
maal g24
maal_ g26
maar g34
maar_ g34
mab r-49
mabl r-19
mabla h28
mac r-38 g46 m92 h-59
maca m56 h35
mach r-20 g60 m25 h-61 k26
mach_ g26
machi r-20 m28 h-42 k26
macy h-34
macy_ h-34
mad g-48 m-37 h-25 k26
mad_ m-22 h-61
mada r-19 h41
madam r-21 h57
madan g20
made g-67 k34
made_ g-67 k34
madm r33
madmo r33
mado h77
madol h77
mag r-20 h88
maga h-32
magaz h-24
magn h26
magnu h21
mah r48 m19 h-64
mah_ r-28 m-21
maha r29 m36
mahi r85 g-20 h-32
mahin r85 g-20 h-32
mahs r-24 g41
mahso r-24 g41
mai g-65 m-28 h69 k-24
mai_ h-28
maid r-22 g-42 h52
maid_ g-36 h51
maids k24
mail_ h26
main k-36
maini r20
maj g-80 h-37
maji m26
majid m26
majl g-19
majli g-19
mak_ g25
make h31
make_ r-32 g53
maker g-64 h51
makes r20
makh h-29
maki r25 g-21
makin r25 g-21
maks r-28
maksa r-28
makt r25 k-20
makta g21 k-20
mal g-91 m-60 h121 k26
mal_ g-34 m-29 h66 k19
malb h23
malbe h23
male m23
male_ h20
mall g-32 m-34 h-36 k34
mall_ g-28 m-34 h-31 k50
malt g-31
malt_ g-31
mam h-19
mam_ h-28
man r24 m-32 h124
man_ m-31 h83 k48
mana r30 h-36
manag r21 h-28
manc k20
mance k20
mang g20 m-24
mango r22 g41 h-66
mani m21 h55
manif g19
mano h19
mans g-19 h21 k-20
mans_ h24 k-20
map g26
map_ g26
mar g36 h26 k-41
mar_ r34 m30 h-38
mara r28 g-41 m-26 h-21
mara_ r28 h-22
marah h33
marat g-26
marc r31 h-28
march r31 h-28
mare g48 h-27
mare_ g42 h-27
marg g55 h-19
marga h25
margi g62 h-43
mari g-24 h40
marin h22
mark r21 g-24 k-27
mark_ h92
marka h23
marke r34 g-27 h-92
marl g22 h-25
marla g34 h-22
marr r-42 g-27 m19 h41 k21
marra r-25 m20 h20 k31
marry r-21 g-25 h24
mars h33
marsa h35
mart g22 h31
mart_ g23
marti h26
mary h21
mary_ h21
mas r-22 g-60 h105 k-47
mas_ h38
masah h-36
mash m-21
mashi h38
masr h-31
mass m26 h81 k-20
massa h45 k-20
mast h83
maste h86
mat r58 g-100 h-76
mat_ k37
matc g-28 m53 h72
match g-28 m53 h72
mate h-28
matk m19
matka m19
mato m-31 h-20
matt r48 h-26
matte r57
matu r77
matur r77
maw h-26
maw3 g33
maw3e g33
max g25
may r-36 g90 h-38 k-37
may_ r-20 g50 m-42 h-73 k-23
maya h29
mayb g56 m39
maybe g56 m39
mayo h51
mayor h51
maz r-41 g-26 h52
maza h35
maza_ h19
mb_ g67 h-34
mba r28 g-25 m28 h28 k-32
mba_ r-21
mbas h-33
mbass h-33
mbay r61
mbay_ r61
mbe m25 h24
mber h28
mber_ h-41
mbers m28 h28
mbl m45 h-33
mbli m53 h-31
mblin m53 h-31
mbo r-21 m43 h-44
mbol m38 h-36
mbola m38 h-36
mbr g-25 m-20 h-19
mbu m-30 h-26
mbuc h24
mbur h-38
mburg h-35
mburs r19
mco h-21
mcx g55 h-21
mcx_ g55 h-21
mda r-25 h-20
mdan r-25 h-23
mdan_ r-22 m22
mdm h54
mdma h54
mdma_ h54
me_ r42 g-37 m44 h-148 k49
mea r74 g54
meal h-35
meal_ h-35
mean r68 g65 h-31
means g25 h-19
meas r23 h-25
measu r23 h-25
meat h101
meat_ h101
meb g-25
mebo g-25
mebod g-25
med r-53 g91 m-43
med_ g122
meda m-26 h-41
medal m-26 h-36
medi r-25 g-22 h19
medic r-20
mediu g-25
medy h24
medy_ h24
mee r-42 g45 m-37
meen r-24 g112
meen_ r-24 g112
meet g-27
meet_ g-27 h36
meeti h-49
meg m53 h34
mega m53 h34
mega_ h21
meh r-52 h21
mei g35
mei_ h19
mein g39 h-28 k19
mein_ g39 h-28 k19
meis h25
meist h25
mel g59
meli h47
melie h47
melo k22
memo g32 h-44
memor g35 h-19
men r28 m-38
men_ h23
mend r-58 g-21 m24 h-20
menn r81 h-19
menno r32
mens m-21
mens_ m-21
ment g25 k20
ment_ r56 g70 h-50 k-21
menti k26
ments r-79 h19
menu g-42 h34
menu_ g-42 h34
meo r-20 g-34 h34
meon r-20 g-33 h26 k19
meone r-20 g-33 h26 k19
mer r-23 g37 m-50 h38
mer_ g24 m-26
mera g20 h-42
mera_ h-35
merc g23
merch r27
merci g23
meri r-23 h-31
merl h57
merlo h57
mero h27
merol h42
mers h36
mers_ h30
mes m44 h-19 k29
mesh r-26 g30 h21 k-20
mesh_ g38 m-41 k-19
mess r-30 m41 h-55 k44
messa m41 h-63 k44
mest r33
meste r33
met r47 m-69 h-27 k-31
met_ r34 h-52
meta g45 h-28 k-21
metal h-19
mete r-26 h43
meter r-34 h43
meth r26 h83
meth_ h63
methi r28 g21 h21
meti r36 g27
meti_ r38
metr r-26 g-48 m-22 h-51
metre r-26 g-54
metri g20
metro h-34
mew g58
mewh g58
mewhe g58
mex g21 h-27
mex_ g21 h-27
mey g21 k34
meya g21 k34
meya_ k34
mez h52
mezz r19 h-21
mezza r19 h-21
mha r-35 h-25 k55
mha_ r-23 h-19 k31
mi_ r114 g-59 h27 k-29
mic r-31 m-19 h-41
mic_ r-30 h-45
mies h21
mies_ h21
mig g34 h31
migh g41
might g41
migu h28
migue h28
mil r-41 g-20 m29 h71 k37
mil_ g37 h25
mila m19 h82
mile h50
milea h52
mili h-32 k40
milie k23
milk g42 h-31
milk_ g42 h-31
mill r21 g-90 m50
mill_ g-59
milli m56
min r-24 g84 m79 h-118 k-30
min_ r48 g44 m55
mina r-49 h27
minal m32
minar r-34 h-34
minat h52
mind g35
mind_ g35
mine r-34 g-56 h50 k64
mine_ r-33 g-45 k44
miner g-21 h51
ming h-23
ming_ h-23
mini r50 m-41 k-44
minia h21
minim r43
minis m-23
mino h-49
mino_ h-46
mins h-45
mins_ h-45
mint h-54
mint_ h-54
minu r25 g32 m37 h-24
minus r60
minut r-35 g49 m39 h-19
mir h48 k-32
mir_ h-29 k-19
mira h37
mirat r-35 m20 h29
mis m-20 h24 k39
mise r23 g-38 m-20
mise_ r60
mised r-19 g-29
misp h22
mispl h22
miss g24 h-40
misse r50 h-20
missi r-24 g48 h-34
misso r25
mist r-33 g24 h95
mista r-29
mistr h63
mit r46 g-76 m-44 h-84 k-33
mit_ r-24
mita g-20 h21
mitat g-20 h21
mite r34 g-34 h-35
mitee r34
mith r-23 g-19 m-35 h-33
mith_ m-34 h-21
mitm r25
mitme r25
mitt r34 h-47 k-25
mitte r40
miu r-45 g41 h21 k19
mium r-45 g41 h21 k19
mium_ r-45 g41 h21 k19
mix h22
miy r29 m-26
miyy r30 m-25
miyya r20 m-25
mla g21
mla_ g21
mle r-19 g23
mm_ h-65 k63
mma r24 h-51
mma_ r33 h-19 k27
mme g55 m-41 h62
mmel h47
mmeli h47
mmen g24
mmer m-26
mmers h33
mmi g-38 m24 k-22
mmi_ h31
mmie h21
mmies h21
mmin g-20 h-50
mming g-20 h-50
mmis r-35 h34
mmiss r-35 h34
mmit r55 g-29 m42
mmitm r25
mmitt r30
mmo r-26 h22
mmon r-26 h68
mmon_ r-25 h57
mms h48
mms_ h48
mmun h34
mmuni h34
mmy g28 m42 h-23
mmy_ g28 m26
mn_ g20 m-27
mna m25
mni g36
mnit g36
mnity g36
mnt r57
mnt_ r35
mo2 r27 h-35
mo2a h-35
mo7 h-37
mo7a h-37
mo7ad h-29
mo_ r-34 g38 m-22 h-22 k73
mob h-45
mocki h45
mode h21
model h32
moe h41
moet h41
moet_ h41
mok h57
moke_ h41
moked h-27
mol g-30 h31
mola r-21 h-19
molas h-36
moll h50
molly h50
mom r-23 h-54
mom_ h-58
mon g-33 h106
mon_ r-33 h51
mona_ r19
monc h41
monce h41
mond r-41 g-24 m27 h30
monda r-27
mone r76 m44
money r76 m45
mong h-23
mong_ h-23
monk h28
mono m-52
mons r-19
mont g24 k-20
monte m32 h53
month g24 m-39 h-61 k-20
moo r35 g55 h56
mood g76
mood_ g76
moon g-20 h68
moon_ h20
moons h47
mop h-64
mor g-24 m35 h-28
mora m50 h46
more g-45 h-22
more_ g-45 h-22
mori g35 h-32
moria g35
morn r-37
morni r-37
morr r-25 k29
morro r-25 k29
mort r20
morta h30
mortg r27
mos r-32 g33 h-47
mosa h-42
mosh g22 h-26 k24
mosh_ g22 k24
mosq r-27
mosqu r-27
most r35 g30
mosta g48 h-20
mot g42 m-41 h-130
moth g33 h-78 k-31
mothe g33 h-78 k-31
moto g30
motor g30
mou r-27 h49
moun g24 h-33
mount g24 h-33
mour g-32 h-30
mour_ g-32 h-30
mous h53
mous_ h53
mout h66
mouth h54
mov g-69 m-31 h57
mova h-30
moval h-30
move g-44 m-30 h46 k21
move_ r-28 g-24 m-21 h31 k61
moved g-33
mover m-22 h-31
moves r29 m28 h41 k-24
movi h41
movie h31
mp_ r-91 g49 m28 h-31 k-28
mpa g-34 h147
mpag h22
mpagn h22
mpan g-27 h71
mpani h19
mpany g-21 h49
mpe r23 g-34 m54 h28
mped m19 h-36
mped_ m19 h-36
mpen r30
mpens r30
mper g-22 h72
mpera h45
mperi h28
mpet m35
mpeti m35
mpl g-46 h-23 k75
mple k24
mple_ h19
mples k30
mpli k28
mplia h-23 k28
mplo k23
mploy k23
mpo r-38 m-23 h68
mpo_ h37
mpor h47
mpora h22
mport h25
mpou r-20
mpoun r-20
mps h25 k-22
mps_ h25 k-22
mpt h-47 k-27
mpty k-24
mpty_ k-24
mpu m-29 h-21
mr_ m-32 h-25
mra g-23
ms_ r-85 g-93 m37 h67 k-20
msa h-43 k89
msa7 h-27 k69
msa7_ h-27 k69
mse g28 h24
msel g29
mself g27 h21
mst h29
mste h19
mt_ r37 g30 m-50 h-46 k20
mto h-39
mto_ h-39
muc r20 g71 k-25
much r20 g71 k-25
much_ r20 g71 k-25
mud h-33
mug g-24 h57 k-26
mugg h62 k-25
muggl h62 k-25
muj k33
muja k36
mujah k36
mul r-37 g-37 m22 h37 k82
mula m29
mulat m29
mule r-39 g-33 m-35 k69
mule_ r-25 m-21 h-79 k84
mulet h92
mult m30
multi m30
mum r19 k-67
mum_ r26 k-63
mun r37
muna r58 h-19
muna_ r22
munaf r36
muni r-20 h34
mur r38 g-20 m-50 h-39 k29
mura r38 m-26 h-21
murab r72 m-19 h-21
murf m-19 h-35 k42
murt h28
murti h28
mus r72 g-67 h40
muse g-19 h28
museu g-19
musi g-31
music g-31
musl h51
musli h51
must r107 g-32 h24 k25
must_ r112 g-47 h26 k25
mut m45 h50
muta h31
mutu m46
mwa h29
mwar h29
mware h29
my_ r-39 g-60 h-45
mys r-33
myse r-33
mysel r-33
mza h27
mzaw h57
mzawa h40
na2a r-25 g22
na2a_ r-19 g31
na3 r21
na_ r127 g68 m26 k33
nab r-35
nab_ r-19 h-40
nabi h49
nabis h43
nac_ h59
nach h38
nack h-54
nack_ h-20
nacks h-39
nad r-57 g22 h-73
nada_ r-33
nade r-44
nadee r-40
naf r67 g-19 h-19
nafa r36
nafa_ r36
nafs r32
nafsi r43
nag h-49
nage h-30
nager h-28
nah r88 g53 m-22 h-85
nah_ r137 g-24 h-55
naha g31
nahi r-42 g47 h-29
nahi_ r-42 g47 h-29
nai r24
nail r-20
nail_ r-20
nak r-45 g32 m-31 h61
nake g24
naked g24
nakh g37
nakha g28
nakl h31
nakli h31
nal r-21 m52 h23
nal_ g-48 m45 h60
nalt h-29
nalty h-29
nam r-33 g24 m-37 h-64 k57
name r-33 g34 m-23 h-38 k68
name_ g-60 h-28 k71
named g64 m-21
namen m20
names g30
nan r85 g-58 m-35 h-95 k-21
nan_ r48
nanc r78 m-20
nance r34 m-20
nanci r36
nang h-19
nang_ h-19
nant h34
nant_ r-28 g-19 h41
nap h103
nap_ h61
napp h44
nar r-21 g24 m57 k-19
nar_ g-21 h-36
nara h22
nara_ h22
nars r27 m-21
nars_ r27 m-21
nary r-28 g74 m84
nary_ r-28 g71 m82
nas r-31 g89 h-42
nas_ k53
nasd g28
nasda g28
nash r-22 g24 h-21
nat r-19 g-30 m70 h27 k22
nat_ m34 h50
nate r-36
nated r-36
nati r19 g-25 m29 k33
natio r19 h27 k33
natu h-34
natur h-34
naw g68
nawa g42
naway g42
nax h36
nax_ h36
naz r50 g-27 h33 k-19
naza h35
nazar h35
nazr h23
nazra h23
nazz r38 h-25
nba r-19 g35
nbe h35
nbee h39
nbeed h25
nbi h30
nbid h30
nbid_ h30
nbo g19 h-27
nbor g19
nborn g19
nbr r25
nbro r25
nbrok r25
nc_ h19
nca r23 g-22 h37
ncal h37
ncall h37
nce r28 h89
nce_ r57 h-31
nced r32 h-28
nced_ r32 h-28
ncei g38
nceiv g38
ncel r-25
ncel_ g-26
ncen r-57 h72
ncens h42
ncer_ h24
ncert h-29
nces r30 m53
nces_ r33 m58
ncest h20
ncet h38
ncett h38
nch r-75 g-26 m-40 h40
nch_ r-73 g-73 m-25 h30
nche r27 g40 k28
nche_ r34
nchec g31
nci r37 g-28 h-34
ncie r26 m22
ncier r24 m23
ncil r-19 h-24
ncil_ r-19 h-24
ncip r28 h-24
ncipa r28 h-24
ncis h-22
ncis_ h-22
ncl r61 g30
ncl_ r36
ncla g29
nclai g29
ncle r20
nclea g30
ncles r19
nclu h24
nclud h24
ncr r-32
ncre r-32
ncs r20
ncs_ r20
nct h-30 k62
ncti h-25 k62
nctio h-25 k62
nd_ r91 g64 m-19 h-52
nda r-89 g-36 m-36 h-21
nda_ m-27
ndar g45
ndar_ g47
nday r-24 g-59
nday_ r-71 g-53
ndays r47
ndb m-29
ndba h23
ndbag h23
nde r-36 g49 h-64 k38
ndec g-21
ndeci g-19
nded g26 m20 h23 k-20
nded_ g26 m20 h23 k-20
ndef g29
ndefi g29
ndel r-19 g40 h-21
ndeli r-19 g43 h-37
ndem g36
ndemn g36
nder g-72 k57
nder_ g-36 m-20 h53 k-35
nderg h-29 k26
nders r61 g-29 k26
ndert r-24
nderv k32
ndf r41
ndf_ r28
ndfa g26
ndfat g26
ndi r87 g-69 m85 h63 k23
ndi_ r22 g-27 k83
ndic m55
ndica m55
ndin r62 m46 h24 k-36
nding r62 m46 h24 k-36
ndit r19 g-26 h25
ndit_ h23
nditi r32 g-23
ndl h36 k-25
ndle g47 h21
ndle_ g43 m19
ndles h23
ndm r-27 h-24
ndmo r-20
ndmot r-20
ndn h-26
ndne h-26
ndnes h-26
ndo r-66 g104 h-70 k-33
ndo_ g-27 m-20
ndom g49 h-37
ndom_ g49 h-37
ndon g19
ndoo r-21 g34 h-30
ndoo_ r-32 g34 h-30
ndor g35 h-44
ndor_ g35 h-44
ndou h31
ndow r-26 h36 k-22
ndow_ h36
ndowm g29
ndows g-42 k-22
ndr r75 g-21 k-36
ndra r22 k21
ndrai k22
ndraw r25
ndre m24 h29 k-29
ndred r20 m27
ndri r50
ndry m-19 h-45 k-28
ndry_ m-19 h-45 k-28
nds h-28
nds_ r34 g59 k19
ndu h122
ndu_ h49
ndul r27
ndulg r27
ndw h23
ndwi h23
ndwic h23
ndy h66
ndy_ h66
ne_ r-74 g-23 h51
nea r-30 g-46 m37 k47
near r-30 g-20 m47
near_ m29 h24
neare r-21
neat g-22 k56
neath g-22 k56
nec g-33
neck r32 g-28
neckl r32 g-28
ned m-47 k46
ned_ m-43 h-46 k49
nee r-25 g-61 h-67 k49
need h-25 k40
need_ r-30 k30
neede g-20 h22
needs r58
needy r-39
neer g-48 h-37
nef g-27 h29
nefi h26
nefit h26
nega h-33
negar h-29
neh g47
neh_ g31
nei r24 g51 h-20
neig g27
neigh g27
neit r29 g35
neith r29 g35
nek h55
neke h49
neken h49
nel r-21 h76 k-24
nel_ h42
nels k-27
nels_ k-27
nen h28
ner h78 k-20
ner_ r36 m-61
nera r-32
nerat r-29 g19
ners g-54 m27
ners_ g-44 h20
nersh m26
nery g28 h40
nery_ g28 h40
nes m-70 h107
nes_ g-32 m-30 h34 k33
nesh h32
ness g26 m-34 h26
ness_ g46 m-32
nest g41
nest_ g41
net r-86 g41 m-22 h-47 k21
net_ r-97 g51 h-47 k24
nets m-20
nets_ m-20
nety r21
nety_ r21
nev g-43 m-21 h44 k54
neve r39 g-43 m-21 h44 k54
never r39 g-43 m-21 h44 k54
new m-84 h-75 k-60
new_ r-19 m-83 h-47 k-57
news h-22
nex g33
next g75
next_ g75
ney r69 m25
ney_ m20
neya g21
neyar g21
neyl r57
neyle r25
nfe r-27
nfer r-26
nfere r-22
nfi h-29
nfir h-26
nfirm h-26
nfl h54
nfla r19 m19 h38
nflat r19 m19 h38
nfo k23
nfor k26
nform k26
ng_ r33 g-27 m30
nga r36 g-51 m-21 h34
nga_ g-19
ngal h21
ngan h53
ngan_ h51
ngay r23 h-29
ngay_ h-23
nge r-32 g-19 k20
nge_ r-45 g-29 k34
nged r51 g-24 h-26 k-40
nged_ r51 g-24 h-26 k-40
ngel h19
ngel_ h19
ngen g27
ngen_ g27
nger r-44 g29 m26 h26 k41
nger_ r-19 g29 m34 h-41 k59
ngers r-25 h61
nges m-21 h-51
nges_ m-26 h-51
ngf g-20 h37
ngfi g-20 h37
ngfis g-20 h37
ngg r33
ngh g-42 h43
ngha g-33
ngham g-32
ngi g61 h-21
ngin g61 h-50
ngine g34
nging g27 h-44
ngk h-33
ngl r41 m-34 h-56
ngla r39 h-40
ngla_ r39 h-25
ngled h23
ngo r20 h53
ngo_ r-34 m29
ngoe r22 h-19
ngoes r22 h-19
ngov h19
ngove h19
ngr m-30 h49
ngra m-29
ngre h41
ngs g72 h-33
ngs_ g73 h-36
ngu r-27
ngu_ h25
nha g19
nha_ g19
nhe g30 h-20
nher g30 h-20
nheri g30 h-20
ni_ r59 m-40 h62
niat h21
niatu h21
nic r-38 g25 m-52 k-33
nic_ m-23 k-27
nick m-20 h19
nicke h67
nics r-19 g33 h-30
nics_ r-19 g33 h-30
nid g24
nide g25
niden g25
nie g-36 h20
niec h-22
niece h-22
nies g-19 h26
nies_ g-19 h26
nif g119 k-39
nifes g19
nift g85
nifty g85
nig r24 g-48 h62
nigh r24 g-48 h62
night r24 g-48 h62
nik r-21
nil r-22 m-28
nil_ r-22
nim r42 h20
nima h26
nimal h26
nimu r43
nimum r43
nin r25 m44 h37
nine r75 g-23
nine_ r63 h-19
ninet r21
ning r-72 m41 h29
ning_ r-61 m21 k-19
nings m20 k20
nio h44
nion r-20 h46
nion_ r-19 h40
nir h-28
nis m35 h55 k-21
nise r33
nised r33
nish m68
nish_ g-19 m26
nishe r-31 m44
nist m-20 h24
niste g33 h27
nistr g-26 m-19
nit r-51 m-29 h-21
nit_ h-26 k-19
nita h22
niti h-26
nitiz h-23
nito r-19 g-20
nitor r-19 g-20
nitr h27
nitro h27
nity g36
nity_ g36
niv g-25
nive g-25
niver g-25
nja h70
nja_ h31
njan g-23 h39
njan_ h56
nje r-26 h27
njen h30
njen_ h30
nk_ r26 m-62 k-41
nka h73
nkat h35
nkats h35
nkd r25
nkda r25
nkda_ r25
nke r-19 g41 m42 h86
nked g24
nked_ g24
nken g21
nken_ g21
nket m44 h22
nket_ m45 h20
nkey h27
nkey_ h27
nkh g-26 h-39
nki g-35 h-19
nkin g-35 h-24
nking g-35 h-24
nkn r-23 g79 h-23
nkni g31
nknif g31
nkno r-22 g48 h-21
nknow r-28 g48 h-24
nko m56 h34
nko_ m58 h29
nks r-20
nks_ r-20
nla r52 g-21
nli r-45 k48
nlic k32
nlice k32
nlin r-45 g26
nline r-45 g26
nlo g-54 m-23
nloc h36
nlock h36
nly r-43 m-22 h36
nly_ r-43
nlyf h47
nlyfa h47
nme m-25 h27
nmen m-25 h27
nment m-25 h27
nn_ r-22 g-34 h112
nna r27 m39
nna_ r46 m36 h-24
nnab h49
nnabi h49
nnam g28 k21
nname g28 k21
nne r-50 g-89 m-20
nnel h56
nnels h42
nner h-108 k-27
nner_ h-78 k-25
nners h-30
nnes g-24 h53
nnes_ g-23 h-31
nness h83
nni r39 h49 k31
nni_ r56
nnin m23 h50 k31
nning m23 k31
nno r78 g-35 h-24
nno_ r25
nnot r42 g-35
nnot_ r42 g-35
nnu g51 h-35
nnua h-20
nnual h-20
nnui g33
nnuit g33
nny r-52 g-48 m47 h-36
nny_ r-52 g-48 m47 h-28
no_ r-48 g-78 k-24
nob r-32 g81 h-34 k36
nobo r-32 g81 h-34 k36
nobod r-32 g81 h-34 k36
noc g-24 h39
nock g-24 h39
nocko h41
nod r-32 g-28 h28
nof k32
noff k32
noffi k37
nog h83
nog_ h75
noi k-30
nol h-19
nol_ h-19
nom h-38
nomy h-42
nomy_ h-42
non g73 h58
non_ r51 h66
none r-48 g79
none_ r-48 g79
noo r-42 m33
noon r-35 g24 m33
noon_ r-35 g24 m33
nop g26 m-33
nope g26
nopen g26
nor r46 h65
nor_ r21 g58 h20
norm r-20 g-39
norma r-20 g-39
nos r64 m-33 h25
nos_ m-23 h38
noss r86
noss_ r86
not g-28 h64 k24
not_ r34 g47 m19 h94 k-21
nota r-38 g-19 h-34
notar r-38 g-19 h-34
note r86 g-53 m-52 k-21
note_ r40 m-31
notes r48 g-21
noth r-64 g-32 m35 k19
nothe h41
nothi r-82 g-32 m40 h-37
noti k47
notic k47
nov g-50 h-19 k-29
nov_ r44
nove r-30 g-37 m-21 h-28
novel g-25 m-21 h-22
now r-52 g86 m-28 h-57
now_ r-30 h-35
nown g60 h-38
nown_ g60 h-38
nows g29 h21 k-40
nows_ g29 h21 k-40
npa r70 g-22 k-28
npai r71 g-22 k-28
npaid r71 g-22 k-28
npl r-22
npl_ r-22
nre r31 k32
nre_ r44
nreg k34
nregi k34
nro r26 g-25 h-58
nro_ r33
ns_ r-48 g72
nsa r-31
nsar r-61
nsat r30
nsati r30
nsc h23
nse g42 m-23 h-105 k-20
nse_ h30 k-21
nsed h-25
nsed_ h-25
nsee g61
nseen g61
nses g-38 h-36
nses_ g-38 h-36
nsex g29
nsex_ g29
nsf k29
nsfe k29
nsfer k29
nsh r32 h31
nshi h55
nshin h47
nsho r28 g32
nshoo g33
nshop r30
nsi r35 h52
nsid g31 h39
nside g31 h39
nsin h34
nsing h34
nsio r26 g-24
nsion r26 g-24
nsl g-39
nsla g-39 h-20
nslat g-36 h-46
nso m-42 h38
nsol g-20
nsoli r23
nsom h57
nsom_ g19 h28
nsomw h29
nsor m-31
nsor_ m-23
nsore h34
nsort g32
nsp r-20 k-29
nspe k-29
nspec k-29
nst r41
nst_ r24
nsta r-35
nstag g25
nstal h-33
nste r49 g-20 k36
nstea r49 g-20 k36
nsu r-70 g109 m-30 k28
nsul g-56 k30
nsult g-50 h30 k35
nsum h31
nsume h31
nsur r-72 g164 h-35
nsura r-22 g42
nsure r-50 g113 h-25
nsw h27
nswe h27
nswer h27
nt_ r112 h-45
nta r-52 g37 m38 h-50 k-47
nta_ h-29
ntac h20
ntact h20
ntag g37
ntage g37
ntai m-38 h-23
ntain m-38 h-32
ntan r-38 h24 k-25
ntant r-38 m19 k-25
ntas m41 h-24
ntasy m41 h-24
nte r-58 g-26 h25 k-26
nte_ m30 h44
nted g-23 m-26 h-44 k28
nted_ g-23 m-26 h-44 k28
ntee r27 m-36 h-27
nteed r34
nteen m-27 h-26
nten m-19 h47
ntent m-19 h43
nter r-60 g23 h32 k-32
nter_ r-106 g21 m21 h-21
ntere r78 m-19 k-54
nterf h68
ntern r-41 h-42 k25
nters g28 h-30
ntert h32
ntes m46 h-32
ntest m46 h-32
nth r36 m-46 k-45
nth_ r40 g80 m-29 h-56
nthe h56
nthe_ h50
nthl g-30
nthly g-30
nths g-25 h-36 k-39
nths_ g-25 h-36 k-39
ntif g25
ntifi g25
ntil r45
ntil_ r45
ntin r22 g-47 m31 h-51
nting r39 g-47 h-51
ntio g-19 h-19
ntion g-19 h-19
ntiq h29
ntis m-23 h-19
ntist m-23 h-19
ntit r-27 g30
ntity r-27 g22
ntl g-25 m-23
ntle g-20 m-23
ntlem g-20 m-23
ntm r-20
ntme r-20
ntmen r-20
nto r92
nto_ g22
ntor r58
ntor_ r41
ntr g23 k32
ntra r22 h34
ntra_ h45
ntrac r31
ntre r21
ntres r35
ntri r-25 m19
ntrib r-25
ntrie m29 h-19
ntry r-20 k49
ntry_ r-20 k49
nts r59 k49
nts_ r59 k49
ntt r40 h-19
ntt_ r40 h-19
ntu r23 h38
ntur r23 h38
nture r23 h38
nty g39 h-53
nty_ g42 h-57
nu_ g-44 h41
nua m34 h-39
nual m38 h-37
nual_ m38 h-37
nud h44
nude h44
nude_ h31
nue h-33
nue_ h-33
nui g23
nuin h20
nuine h20
nuit g33
nuity g33
num r31 g26 m72 h67 k30
numb r27 g43 m66 h29 k34
numbe r27 g43 m66 h29 k34
nume h27
numer h27
nur h-56
nurs h-68
nurse h-54
nus r20 g-22 m50 h29
nus_ r20 g-22 m50 h29
nut r-35 g30 m39 h-52 k-61
nute r-35 g49 m39 h-19
nute_ m45 h-28
nutes r-31 g51
nuts h-30 k-48
nuts_ h-30 k-48
nv_ h-72 k48
nve g-29 h50 k-23
nvel g-36
nvelo g-36
nven h26
nvent h27
nver r-19 g20 h-19
nves r21 g-22 h30
nvest r21 g-22 h30
nvi r-24 g20
nvid g20
nvidi g20
nvo k25
nvoi g-26 k25
nvoic g-26 k25
nvoy h-19
nvoy_ h-19
nvy h40
nvy_ h40
nwa h-50
ny_ r-35 g49 m30
nyl g-43 k-22
nyl_ k-22
nym g23 h-27
nyme g23
nymex g23
nyw r-34 h-19
nywh h-19
nywhe h-19
nze h68
nzee h49
nzeer h49
nzi r21 h23
nzir h44
nzir_ h44
o2a h-49
o2o r39 g76 h-19
o2oo g76
o2ood g76
o3_ g-23
o3a h-19 k49
o3at h-21 k57
o3at_ h-21 k57
o7a h-23
o7ad h-29
oa_ m34 h29
oac g-31 m-25
oach g-31 m-25
oach_ g-22 m-20
oachi m-35
oad h52
oad_ m26 h22
oade g-22 h19
oaded g-22 h19
oak_ h-36
oal r-41 g49 m56 h-73
oal_ r-26 g42 h-104
oals m55 h31
oals_ g19 m50 h39
oan r67 g-33 m-36 h-62
oan_ r32 g-32 m-34 h-35
oans r20
oap g-31 h-39
oap_ g-31 h-44
oar r-25 g-35 h33
oar_ h76
oard r-22 g-23 m21 h-39
oard_ r-21 g-30 m31 h34
oards h-47
oas r-25 h-23
oast r-25 h-23
oaste h-38
oat r-88 g58 m-29 h-71 k-30
oat_ r-25 h-47 k-21
oati r-45 g70
oatin r-45 g70
oats r-39 m-23
oats_ r-39 m-23
ob_ r31 g-35 m-53 h-22 k85
oba r-22 h-21
obar m26
obb h-28
obe r-20 g-23 m40 h34 k-27
obe_ m28 h56
ober m-25 k-19
ober_ m-22 k-19
obet m38 h-21
obet_ m38 h-21
obi h-21
obj h-41
obje h-41
objec h-41
obl g25
oble g22
oblem g22
obo r-31 g84 m-42 k36
obod r-32 g81 h-34 k36
obody r-32 g81 h-34 k36
obon h25
oca g58 h36
ocai h54
ocain h54
ocat g63 h-20
ocati g49
occ h19
occu h19
occul h19
oce r32 g-30 h-78
ocer h-59
ocer_ r-25
ocery h-47
oces r28 h-22 k30
ocess r28 h-22 k30
och r-29 h26 k60
oci g-34 m37 h21
ocia g-45 m45
ocial g-45 m45
ock r36 m-95 k-29
ock_ r29 g-38 m-22 h-47 k22
ocke g69 h-46
ocker r-30 g30 m21 h-51
ocket g31
ockey m-30
ocki h26
ockin h26
ocko h41
ockof h41
ocks m-60 k-25
ocks_ m-29
ocksm m-30
ockt h29
ockta h29
oco h-40
ocop h-36
oct r25 m-32 k-32
oct_ r43 h-29
octo m-32 h30 k-31
octob m-22 k-19
octor h44
ocu g-66 h62
ocum g-28 h-23
ocume g-28 h-23
ocur h38
ocure h26
ocut h47
ocute h47
od_ r57 m-20 h-106 k-57
oda g-48 h-34
oda_ h-35
oday g-38
oday_ r-25 g-37
odd r-76 m66 h63
odds r-31 m55 h29
odds_ r-31 m55 h29
ode r-24 h35 k56
ode_ m25 k63
odei h23 k-21
odein h23 k-21
odel h32
odels h23
odes m-25 h-19 k25
odes_ m-22 k25
odh r38 g39
odha r21 g40
odha_ r21 g40
odi h54
odia h28
odiac h28
odk h20
odka h25
odka_ h25
odo h69
odom h25
odome h25
odoo h51
odoo_ h51
ods r-26 h-61
ods_ r-26 h-61
odu r-20 g31
oduc r-20 g31
oduct r-20 g31
odw r38
odwi r38
odwil r38
ody r-35 g36 h29 k39
ody_ r-35 h25 k41
odys g20 m19
odys_ g20 m19
oe_ h-20
oem r-20
oes r25 g27 h-92 k49
oes_ r37 h-82 k47
oet h32
oet_ h41
oev g-28
oeve g-28
oever g-28
of_ r-39 g53 m-61 h-24 k-64
ofa r-52 h-47 k-20
ofa_ r-52 h-47 k-20
off g-69 h81 k29
off_ r60 g-27 h70 k42
offe r-63 g-24 m-23 h37
offee g-20
offer r-54 h30
offi h-58
offic m19 h-67
offs h32
ofi g-58 m-19 h-29 k-20
ofit g-44 h-26
ofit_ r-22 g-44 h-26
ofr r36 h-50
oft g-34 m-42 h-33
oft_ r22 h-74
ofto g-21
oftop h20
oftw m-34 h28
oftwa m-34 h28
og_ r-27 g31 m-28 h149
ogar g21
oge g-28 h22 k-19
oger h21
oger_ h21
ogi h40
ogin h48
ogin_ h42
ogn h59
ogna h59
ognac h59
ogr r-24 g-23
ogra r-29 g-23
ograp r-19
ogs m23 h40
ogs_ m23 h40
ogy g-22 h28
ogy_ g-22 h28
oh_ r-47 g39
ohan h21
ohani h21
ohn m-30
ohnn h19
oho r34 h-26
ohol h-19
ohol_ h-47
oholi h28
ohom r21
ohom_ r21
ohoo r20
oic r-29 h19
oice r-26 h20
oice_ r-55
oices r29 h24
oid k38
oid_ h-30 k30
oil r-50 g-21 m29 h-35
oil_ m30
oile r-35 g-26
oilet r-22
oin g29 m34 h86 k-27
oin_ g23 m30 h22 k-37
oing g21 h-68 k53
oing_ g21 h-68 k53
oins r19 h41 k-24
oins_ r19 h41 k-24
oint r-34 h61 k-20
oint_ r-51 h84
ointm r-20
oints r39
ois k-41
oise k-39
oise_ k-39
oja h92
oja_ h66
oju h28
oju_ h28
ok_ g32 h-21
oke g20 m54 h35
oke_ r-26 h43
oked r19 g-28 h-48
oked_ r19 g-28 h-48
oken r-19 g26 h-26
oken_ r-19 g33 h-63
okens h37
oker m68 h74
oker_ g71 m53 h38
okera g-44 h23
okers h34
okh g20 h21
oki r-24 m44 h49
okie r-36 m73
okie_ r-19 m52 h27
okies m21
okin m-29 h37
oking m-29 h37
okl h-26
okle h-26
oklet h-26
okr r26 g31
okra r26 g31
okra_ r26 g31
oks r-36 m-22 h-75 k39
oks_ r-28 h-26 k53
oksh h-49
oksho h-49
oku h42
okup h42
okup_ h42
ol_ r-80 h-30 k-47
ola r-43 g-60 h-52
ola_ g-28 m44
olar h-30
olar_ r-21
olas h-72
olass h-36
olat r-26 g-25 h51
olati h58
old r23 g-29 k-35
old_ r-20 m-33 h22
olde r31 m26
older r36 m-19
oldi r-31 g-25
oldin r-31
olds r42 g23
olds_ r40 g27
ole r-37 h26 k-67
ole_ r-40 g-34 h-37 k-36
olee g32
olees g32
olen r-50 h73
olen_ h73
olf h-47
olf_ m22 h-44
oli r76 g29 m-37 h-62
oli_ r98
olic g66 k19
olic_ h32
olice h-23 k24
olicy g99 h-51
olid g-24 h42
olida g-24 h42
olis r-29 g35 h-20
olisa g58
olish g-23
oliv r-19 g-37 h-61
olive r-19 g-37 h-61
oll m25
oll_ g-37 m-33 h-43 k29
olla h-37
ollar h-37
olle r-37 g-20 m21
ollea k-30
ollec g-45 k43
olled r-21 g34 h-43
oller m19 h21
olli m23 h60
ollin m24 h52
ollo r21 g89 m20 h-19
ollo_ r-23 g31 m20
ollov r58 h-23
ollow g71
olls m-25
olls_ m-25
olly h45
olly_ h50
olo r-64 g30
olo_ r-23 h30
olog g-27 h67
ologe h21
ology g-22 h28
olou h-63
olour h-63
ols r-20 g-24 h56
ols_ r-20 g-23 h52
olt r-33 m25
olt_ m25
olu h74
olum m24 h37
olut h37
olut_ h34
olv r45
olvi r45
olvin r45
oly g43 m20
olym g43 m52
olymp g57 m43
om3 r40
om3a r40
om3a_ r40
om_ r26 g42 m-40 h-22
oma r-25 g-44 m-40 k-33
omac g44
omach g26
oman r-26 g-34 h25
oman_ r-26 g-34 h25
omar r24 h-27
omar_ r24 h-27
omat m-31
omato m-31 h-20
omb g61 m24 h-35
omb_ g70
ombo m34 h-26
ombol m34 h-26
ome g97
ome_ g84 h-51 k32
omeb g-25
omebo g-25
omeo r-20 g-33 h26 k19
omeon r-20 g-33 h26 k19
omer_ g19
omes r-20 m33 h-32
omes_ r-20 m33 h-32
omet r25 g32 h68
omete h19
ometh r28 g21 h21
ometr h28
omew g58
omewh g58
omi g20 k29
omil m52 h44
omill m52 h44
omin g45
oming g51
omino h-49
omis r38 m-20 h-36 k24
omise r23 m-20 h-30
omiss r25
omm h67 k42
omme h43
ommel h47
ommi r20 m23 h26
ommis r-35 h34
ommit r55
ommu h32
ommun h32
omo r-21 h31 k40
omola r-21
omor r-25 k29
omorr r-25 k29
omp g-37
ompa g-27 h68
ompan g-27 h68
ompe r29 m34
ompen r30
ompet m35
ompl h-23 k28
ompli h-23 k28
ompo h-22
ompou r-20
ompu m-29
oms r-21 h63 k-26
oms_ r-21 h63 k-26
omw h29
omwa h29
omwar h29
omy h-42
omy_ h-42
on_ k-25
ona r47 g-39
ona_ r36 g26 h-35
onal g-34 m39 h46
onal_ r21 g-33 m39 h36
onar h22
onara h22
onate r-36
onati r47 k20
onc r-67 g37 m-22
once r-44 g46 m-42 h-20
once_ r-41 g20 m-32 h-34
oncei g38
oncel h41
oncer h-19
ond r81 h-47 k-23
ond_ g-34 h-69
onda r-35
onday r-27
ondi g-23 h-25
ondit r32 g-23
ondo g43
onds r119 g30 h-33
onds_ r119 g30 h-33
one r29 g74 m20 h59 k38
one_ r-46 g37 m43 h-30
oned r-24 g46 h90
oned_ r-21 g46 h65
oner_ h-23
ones r26 m-37 h59
ones_ r26 m-37 h45
oney r65 m29 h-67
oney_ m23 h-41 k19
oneyl r57
onf r-23 g-22
onfe r-22 h23
onfer r-22
onfi h-42
onfir h-26
ong r38 g38 m73
ong_ r39 g-46 m79 k47
onge m25
onger m21
ongs g84
ongs_ g84
oni h81 k24
oni_ r27 h60
onic r-19 g39
onic_ h43
onics r-19 g33 h-30
onin h23
oning h23
onk h87
onka h35
onkat h35
onke h27
onkey h27
onl r-63 g36 k34
onli r-45 g26
onlin r-45 g26
only m-22 k19
only_ h-33 k19
onlyf h47
onn r-33 g-36
onne r-31 g-34 h-35
onnes g-23 h-31
ono m-65 h-34 k-24
onom h-43
onomy h-42
onor h26
onor_ h26
ons r-36 m-52 h-23 k52
ons_ r-70 g43 h-57
onsh h55
onshi h55
onsi r27
onsid r28
onso r21 g-23 m-35
onsol r23
onsor m-30
onsu g-22 k41
onsul g-23 h-41 k41
onsum h31
ont r22 m31 h-19 k36
ont_ r-36 g-32 m24 h-31 k80
ontac h20
onte r24 m54 h60
onte_ m33 h47
onted r21
onten m-19 h43
ontes m46 h-36
onth g24 m-39 h-61 k-20
onth_ r22 g79 h-28
onthl g-30
onths g-25 h-36 k-39
ontra r28 h25
ontri r-25
onu r-41 m55 h25
onus r-40 m55 h26
onus_ r-40 m55 h26
onv r25
onve r25 g-34 h34
onven r43 g-43 h38
onvo h-19
onvoy h-19
ony r19 h26
ony_ r19 h30
onz h22
oo3 m-19 h-27
oo3_ g-23
oo7 g-25
oo_ r23 g22 h43 k-21
oob r43 h-20
oob_ r43
ooc k62
ooch k62
ood r83 m-74 k-70
ood_ r63 g-23 m-68 h-43 k-71
oodo h51
oodoo h51
oods r-26 g44 h-46
oods_ r-26 g44 h-46
oodw r38
oodwi r38
oody h61
oody_ h61
oof r-27 g33 h-35
oof_ r-25 g46
ooft h20
oofto h20
ooj h22
ooja h22
ook r-58 g-36 m-25 k21
ook_ h-29
ooke r20 g-29 h45
ooked r20 g-28 h-22
ooker h66
ooki r-30 h52
ookie r-36 m32
ookin m-29 h53
ookl h-26
ookle h-26
ooks r-36 m-22 h-75 k39
ooks_ r-28 h-26 k53
ooksh h-49
ooku h42
ookup h42
ool g30 m29 h-98
ool_ r-38 g36 m30 h-93 k19
ools h33 k-23
ools_ h32 k-23
oom r-32 m-35 h44 k-37
oom_ r-21 m-36
ooms h62 k-20
ooms_ h62 k-20
oon r26 g66 k-24
oon_ r-21 g64 h-45
oona g48
oona_ g48
oons g-32 h41
oons_ g-28
oonsh h47
oop g26
oop_ g28
oor r26 m-45 h-39 k-62
oor_ m-31 k-49
oora r-20
oos g40 m40
oos_ g-22 m81 h-27
oose g36 h39
oose_ g26 h22
oosi g45
oosin g35
oot g-60 m29 h32
oot_ r33 g-55 m66 h-90
oota h51
ootb h-25
ootba h-25
ooth h68
ootl h33
ootle h33
oots h-22
oots_ h-22
ooz h67
ooz_ m19
ooze h53
ooze_ h53
op_ g26 m-28 h-126 k-99
opar h28
opard h28
ope r-29 g107 h-55
ope_ r-45 g29 k-21
open g69 m38 k20
open_ g140 m-22
opene g-26 h-24 k22
openi g-24 m20
opens g-21 m43 h23
oper h-33
opera h-25 k21
oph m-19
ophe h40
ophet h46
ophy m-19 h-19
ophy_ m-19 h-19
opi r-37 m40 h69
opie g-27 h50
opied h22
opies h28
opin g44
oping g44
opiu h37
opium h37
opk h34
opke h34
opkee h34
opl r-36 g-24 m-20 h53 k23
ople r-36 g-23 m-22 h56 k23
ople_ r-23 g-23 k45
oples h53 k-22
opo m-32 h77
opol m-32
opp r-29 g-37 h52 k-25
oppe h51 k-21
opped g-46 m25 h36
opper r-33 g46
oppi g-32
oppin g-32
oppy h-22
oppy_ h-22
ops r-22 g50 h69 k21
ops_ h87 k21
opsh g59 h-19
opshi g34 h-19
opt r-37 g121 h-75 k-34
opt_ g23 h-27
opti r-31 g73 m27 h-47 k-34
optio r-31 g73 m27 h-47 k-34
opy r-25 g-55
opy_ g-49
or_ r-72 g92 m40 h82 k-70
ora r45 g-27 h-22
ora_ r39 g38 m-19 h-35
oran g-24 h-22
orang g-24 h-22
orar h22
orary h22
orat r22 g-21 m-25 h-30
orate r36 h-21
orati m-22
orb r49
orbe r43
orbea r43
orc g-20 m-21 h110
orce g-19 h66
orcer h68
orch h-25
orci h35
orcin h30
ord r-26 g-49 h-72 k26
ord_ r-29 g-60 h-76 k41
orde g30
ordea h20
order g34 h-30
ords h23
ords_ h23
ore r77 g-56 m47 h38
ore_ r22 g-28 m35
ored h52
ored_ h69
oreh r29
oreha r29
ores r23 g-33 h25
ores_ r23 h25
orex g49
orex_ g49
org r-29 g-47 h155 k-28
orga g-24 h61
organ r20 g-24 h79
orgav r-51
orge r-22 h63
orge_ h-30
orged r-22 h56
orget h41
orgin h40
orgiv h-22
ori m-30 h-48
ori_ h33
oria g24
orial g24
orig h33
origi h33
orin r38 m-20 h-31
orine m-20
oring r38 h-24
oris h-89
orit h-26
oriti h-19 k21
ority g23
oriz h34
orizo h34
ork r-31 m-43 h19
ork_ r-24 g-48 h-80
orke r-42 g27 h50
orker r-22 g27 h58
orki r23
orkin r23
orkm g36
orkme g36
orks g-38
orks_ h31
orksh g-21 h-29
orl g33
orld g33
orld_ g33
orm r-58 h-60 k75
orm_ r-25 h-23 k66
orma r-27 g-41 h-25
ormal r-20 g-39 h-22 k24
orms g26
orms_ g26
orn r-98 m-34 h51 k-23
orn_ m-25
orne r-46
orni r-39
ornin r-37
oro r-37 m21 h29
oro_ r-36 g43 m19
oros g-25 h42
orosc g-25 h42
orp r35 g-32 h-36
orp_ r23
orph r-46 g-30
orpha r-46 g-26
orpo r36 h-21
orpor r36 h-21
orr r-59 g53 m-37 k24
orre h-21
orrec h-21
orro g28 k35
orrow g28 k35
orry r-42 g39 m-19
orry_ r-42 g39 m-19
ors g36 h38
orse r-27 g40 m21
orse_ r-26 g25 h28
orses h-29
orsh h68
orshi h68
ort r-36 g101 m20 k-31
ort_ r-80 g74 h19
orta h-34
ortad h30
orte g57 h-50
orted g27 h-32
orter g30
ortg r27
ortga r21
orth r24
orth_ r24 h21
orti g32 h33
ortio g27 h39
ortn r29 m-19
ortni r29 m-19
ortr m-45
ortra m-45
orts g-36 m39 h36
orts_ g-28 m24 h34
ortsb m19
orty r-30 m65
orty_ r-30 m54
orw r36 g45 h-37 k21
orwa r38 g28 h-37 k21
orwar r38 g28 h-37 k21
ory r21
ory_ r21
os_ g-96 m-23 h27
osa g-29 h-42
osar r-26
osara r-26
osc g-29 h100
osci h41
osciu h41
osco g-25 h42
oscop g-25 h42
ose r-49 g54 m46
ose_ g25 k30
osec h27
osecc h27
osed r-45 g36
osed_ r-45 g36
osen m-21
osen_ m-21
oser m87 h-26
oser_ m36 h-21
osers m51
oses r22
oses_ r22 m-24
osh m-22 k33
osh_ k34
osht h24
osht_ h24
osi g88 m51 h25 k-22
osin r-43 g25 m41
osing r-43 g25 m41
osit g58 m19
osit_ m43 h22
osite r24
ositi g66 h-25
osk h19
osk_ h30
osm g19
oso h-23
osoo h-23
osoom h-23
osp r-20 h-33
ospi r-20 h-33
ospit r-20 h-33
osq r-27
osqu r-27
osque r-27
oss r-22 g29 m43 h20 k31
oss_ g-30 m32 h20 k47
osse g34
osses g34 m19
osso g23 h-40
ossom g23 h-44
ost r75 g-19 h-23 k-59
ost_ g-48 h-24 k-25
osta g48 m-24 h-23
osta2 g25
oste g-20 m-35
oster r-28 m-24
osti h58
ostit h23
osts r57 g43 m22
osts_ r57 g43 m22
ostu h-32
ostum h-32
ot_ g-46 m50 k-50
ota r-86 m-40
ota_ r-23 g27
otal r-24
otal_ r-24
otar r-38 g-19 h-34
otary r-38 g-19 h-34
otat m-44 h-32
otato m-44 h-32
otb h-25
otba h-25
otbal h-25
otc h21
otch h43
otch_ h43
ote r33 m62 h-27
ote_ r35 g-83 m-28 h32
otec g79 m-24
otect g81 m-22
otel r-40 h-34
otel_ r-40 h-71
otels h37
oter m27
otes r47 g-27 m24
otes_ r47 g-27 m24
otex g44 m54
otex_ g44 m54
oth r-70
oth_ m-43 h-49
othe r25
othel h26
other r28
othes g-28 h-20
othi r-82 g-32 m36 h-28
othin r-82 g-32 m36 h-28
oths g32 h59
oti g-61 m-47 h47 k43
otic h46 k45
otic_ h36
otice k47
otio m-40 h-34
otion m-40 h-34
otk h38
otl h75
otle h53
otleg h33
otli h22
otlin h22
otm r26
otm_ g30
oto r-34 g-32 k-33
oto_ r-22 g-25 m26 h-30
otoc h-40
otoco h-40
otor g30
otor_ g39
otos h71 k-21
otos_ h71 k-21
ots g25 m32 h22 k-23
ots_ g28 k-19
ott r-57 g21 m82 h80
otte g36 h-22 k26
otted r29 g54 m-22
otter r-39 m36 h25 k26
otti h39
ottis h39
ottl r-33 g-36 h63
ottle r-33 g-36 h63
otto g31 m75 h33 k-19
otto_ g-30 m85 h60
ottom g35
otton g26 h-32
ottr m22 h-23
ottry m22 h-23
otu h-24
otus h-24
otus_ h-24
oty h40
oty_ h40
ou_ r46 g-64 m28 h19 k-21
oub r82 m27
oubl r82 m28
ouble r47 m51
ouc g46 h-31 k23
ouch g46 h-31 k23
ouch_ g41
ouche g-29 k27
oud r-45 g-33 h-46
oud_ r-45 h-54
oug r-45 g-29 m-24 k46
ough r-45 g-29 m-23 k46
ough_ r-27 g-19 k38
oui h35
ouk g-21
ouk_ g-21
oul g41 m91 h-33 k-19
ould m37
ould_ m28 h-33
oule m60 h19
oulet m60 h19
oun r39 g-30 m-43
oun_ r62
ounc g-30
ounce r30 g-30 h33
ounci r-19 h-23
ound k-26
ound_ r37 k19
ounde m-20
ounds r-43 m30 k-35
oung r-25 h24
ounge r-25 h24
ount h-29 k42
ount_ g60 m26 h-45
ounta r-44 k-28
ounte r-76 g-35 h45
ounti r82 g-20 h-23
ountr g20 h-26 k51
ounts r37 h33
oup r35 g-52 m79 k37
oup_ r-22 h-83 k42
oupi m38 h28
oupie m38 h28
oupl h39
ouple h39
oupo r63 g-31 m49
oupon r63 g-31 m49
ouq h-21
our r-97 g-65 k37
our_ g-53 k-27
oura r19 m22
oura_ r19 m27
ourb h38
ourbo h38
ourc g26
ource g26
oure r-29 g-23 k25
oured r-29 g-20
ouri r-39 g-26
ourie r-39 g-26 m-21 h-42
ouris h25
ourn m19
ourna m20
ours r-36 g-19 h-31
ours_ r-43 g31 h-45 k28
ourse g-50 k-21
ourt g36 k23
ourt_ g42 h-20
ourte h19
ourth k34
ous g-28 m-21 k-37
ous_ r30 h30
ousa r25 g-23 m20
ousan r25 g-23 m20
ouse g-29 k-46
ouse_ r20 h30 k-43
ousi r-22 m-44 h-34
ousi_ g-21
ousie h-20
ousin g40 m-52
out r-42 m57 k40
out_ r-36 m48 h52 k40
oute h-43 k25
oute_ h-21 k25
outi h-25
ov_ r44
ova r-27 h-27
oval r-27 h-33
oval_ r-27 h-33
ove g-94 m-20 h-19
ove_ r-37 g-54 k94
oved r26 g-23 k-31
oved_ r26 g-23 k-31
ovel g-25 m-21 h-22
ovel_ g-25 m-21 h-22
oven r-36 g-24
oven_ r-36 g-24
over r66 g49 m25 h-39
over_ g71 m46 h29
overc r-22
overd r26
overe r29 g29
overi r22 g-28
overn r59 m-22
overs m26 h-28
overt r-40 g-25 h-35
overy g24
oves h51 k-28
oves_ h45 k-28
ovi r38 h65
ovid r26
ovide r26
ovie h31
ovies h36
ovin h33
oving h47
ow_ g41 m24
owa r-63 h62
owa_ m25
owan g-20 h43
owanc g-20 h43
owar r-46 g-19 h35
owar_ h35
oward r-46
owd h-38
owde h-23
owder h-23
owe r-44 g-55 m136 h-48 k-65
owe_ r64 g-40 m82
owed r-27 g-24 m-23 h-27 k-22
owed_ r-27 g-24 m-23 h-27 k-22
owel g-20
ower r-39 g34 k-31
ower_ r-36 g47 m-22 h-40 k-20
owerb m46 h50
owers m-21
owes r-39 m75
owes_ r-35 m49
owi r50 m29 h25
owin r50 m29 h25
owing r50 m29 h25
owl m21
owl_ m34
owm g29
owme g29
owmen g29
own r-34 g60 m-20 h-97
own_ r-31 g22 m-31 h-41
owne r-26 g24 m41
owner r-25 m45
owni g52
ownie g-21 h39
ownin g72 h-23
owns h-19
owns_ h-46
owr r52
owry r41
owry_ r41
ows r-22 g75 h-46 k-25
ows_ r-22 g83 h-67 k-74
ox_ r-75 g-28 k-19
oxe g-39 h-27 k-24
oxes g-23 h-40 k-24
oxes_ g-23 h-40 k-24
oxy g-31 h66
oxy_ g-25 h61
oxys h24
oxys_ h24
oy_ g-81 m19 k-20
oyd g37
oyds g37
oyds_ g37
oye k26
oyee k28
oyee_ k33
oys r-39 g45 m-36 h-27 k-25
oys_ r-39 m-32
oyst g46
oyste g46
oz_ r-39 m35 h-26
oze_ h53
ozen h-36
ozen_ h-36
pa_ r-44 g-40 h54
pac r-46 g36 m23
pack r-30 m-22
pack_ r-23 g33
packa m-24 h-27
packe h38
packs g-20
pad h-32
pada h-38 k22
padd h36
padde h42
pade h-19
pag h45
page h52
page_ h52
pagn h22
pagne h22
pai r-39 m-31 h-62
paid r86 g-22
paid_ r86 g-26
pain r-100 g-27 m-26 h-55
pain_ h43
paint r-96 g-23 m-25 h-98
pair r-47 m-26
pair_ r-24 m-23 h-22
paire h26
pairi h19
pairs r-21
pais r22 m23
paisa r32 h-22
paise m19
pak g36
pal r44 g39 m-23 k-33
pal_ r74
pala h-36
pali r23
pall g98 h-41 k-20
palle g98 h-41 k-20
palm r-30 g-28 h88
palm_ g-23 h26
palmi h62
palms r-21
pam m-30
pam_ h40
pan g-27 h57 k-26
pana m20 h-86
panc h38
pance h38
pand h46
pandi h46
pane k-27
panel k-27
pang h31
pango h42
pani h39
pani_ h20
panio h19
pany g-21 h49
pany_ r23 h39
pap r-46 h25
pape r-46
paper r-46
par g-51 m-26 k-53
par_ r106 g-22 h-65
para r-46 m-20 k30
para_ m-20 h-21 k30
param g20
parat r-35 h28
parc r-47 h-35 k-33
parce r-31 h-35 k-33
pard h28
pard_ h28
pare g-26 m-22 k-39
pare_ m-20 h-38
paren h36 k-25
pari r32 m77 h27
pari_ r32 m54 h41
park g-43 m-51 h-48
parki r-42 g-22 m-36 h-45
parl m31 h44
parlo h44
parm h33
parma h33
parr g21 h-26
parro g21 h-26
part g23 m-35 h27
part_ r51 m-30
partm r-31
partn m-20
parts h-36 k-24
party h56 k43
pas g-25 m-44 h52 k111
pass r-74 m-20 k58
pass_ k49
passe g44
passi r-39 g-20 h-25 k29
passp h31 k-42
past r57 h63 k29
past_ r57 k41
pastr h24
pat r59 g25 m39 h-60
pata g20
pata_ g40
pati h-67
patie h-33
pato r95 h-32
paton r95 h-32
patr m29 h37
patro m31 h28
patt r-22 m50
patti r-25 m41
patw h21
patwa h21
pau g-33
paul g-23
pauli g-23
paut r19
pauta r19
paw r133
pawn r133
pawn_ r39
pawnb r25
pawne r40
pawns r30
pay r110 k24
pay_ r25 m-28
paya r22
payda h27
paye r24
payi r37
payin r37
paym r-20
payme r-22
payo r20 h19
payr g-20 k33
payro g-20 k33
pays g32 m44 h-23
pays_ g38 m52
pcs m26 h30
pcs_ m-19 h-26
pcso m45 h56
pcso_ m45 h56
pct r44
pct_ r44
pe_ r-39 g36 m-30 h-36 k-33
pea r-47 g51 m-21 h-23 k26
peal h-26 k29
peal_ h-26 k29
pear r-45 g64 h-26
pear_ r-20 h34
pearl r-23 g70 h-29
pears h-31
peat h58
peaty h58
peb g42
pebb g42
pebbl g42
pec r-31 g22 k-38
pec_ r-30 g36
peci g31
pecia h41
pecif g31 h-28
pect g-31 h25 k-37
pecte g-24
pecti h-25
pecto h64 k-27
ped r-25 g-29 m22 h23
ped_ r-23 g-28 m22 h44
pee g-44
pee_ g-42
peg h49
pegs h43
pegs_ h43
peh g56 h-20
pehl g56 h-20
pehle g72 h-20
pek h40
peke h40
peken h28
pel r-26 g-22 h42
pell r-26 g-22 h42
pell_ r-26 h42
pen r30 m-20 h-87 k-36
pen_ r-25 g75 m-24
pena r50 h-32
penal r50 h-32
pend r21 g44 m-23
pendi r35
pends g56 m-23
pene g-29 h-24 k28
pened g-29 h-24 k28
peni g-24 m20
penin g-24 m20
penn r-38 g-34 m50
penny r-38 g-34 m50
pens r43 h-23 k-39
pens_ r20 m36 k-29
pensa r30
pense h-23
pensi r-25
pent r-42 m-33 h-27
pent_ r-25
pente m-33 h-25
peo r-23 g-23 k45
peop r-23 g-23 k45
peopl r-23 g-23 k45
pep r-19 g-21
pepp r-19 g-21
peppe r-19 g-21
per m26 h85
per_ r92 g24 m87 h-44
pera_ h-27
perad h40
perat k21
perc r20 g-33 m-21 k26
perce r25 m-20 k28
perf h-23
peri h85
perie h36
perin h25
perm r-27 g32 m-25 h27
perm_ h26
perma m-20
permi g41
pero g-19 h73
perol h35
peron h38
perp g98 h-41
perp_ g36
perpe r23 g28 m38
perps g34 m-31
pers r-54 g-54 m-28
pers_ r-51 g-36 m-22 h27 k-60
perso h-34 k71
pes r36 h-81
pes_ h-81
pet r-23 m28 h-90 k-53
pet_ g21 m-22 h-26
pete g32
peter g32
peti m32
petit m33 h-25
petr g-23 h-28
petro g-23 h-28
pets r-20 g-41
pets_ r-20 g-41
petu r23 g28 m38
petua r23 g28 m38
pey h40
peys h33
peysi h33
pf_ r53
pgr h21
pgra h21
pgrad h21
pha r-46 m-35 h-62 k-23
phal g26
phal_ g26
phan r-46 g-26
phana r-19
phans r-27
phar h-50
pharm h-50
phe r-22 g-33 m-24 h102 k-22
phet h56
phet_ h46
phi r-26 h31
phil r-24 g20
phis h41
phish h41
pho r-30 g-24 k-26
phon g-20
phone g-20
phot r-39 g-31 m-22 k-30
photo r-39 g-31 m-22 k-30
phy g-23 m-19 h-36
phy_ m-19
phys h-21
physi h-21
pia m-22
pic g25 m23 h42 k-34
pic_ g36
pice_ h62
pick g47 m37 h-118
pick_ g69 m29 h-30
picke r-31 g-55 h-87
picku r20
pics g-19 h52
pics_ g-19 h52
pict h41
pictu h41
picy g-27 h52
picy_ g-27 h52
pie g-39 h34
piec g-24
piece g-24
pied h22
pied_ h22
pier m38 h28
pig h80 k-46
pig_ h115
pige h-47
pigeo h-47
pigl h38
pigle h38
pigs h53 k-32
pigs_ h45
pil r-22 g-27
pile m35
pile_ m35
pill g-33 h-33
pills g-22 h21
pils h65
pim h87
pimp h54
pin r-52 g-24 m81 h41
pin_ r-20 g-25 h-84 k52
ping g33 h-20 k-21
ping_ g33 h-20 k-21
pink g-20 m24
pinn m23
pino h48
pinot h29
pins m39 h41
pins_ m39 h41
pint h41
pints h28
pir r-29 m-25 h105
pir_ h21
pira h49
pirat h49
pire g-24 h23
pired g-24 h23
piri r-21 h-24
pirin g32 h-40
pirit g-21
piry g24 h35
piry_ g24 h35
pis r-47 m36 h-31
pist_ h-19
pit r31 g-26 m-41 k-23
pit_ h29
pita r31 g-20 h-43 k-23
pital r32 g-20 h-49 k-22
pitc m-28
pitch m-28
piu h37
pium h37
pium_ h37
piz r-30 m-23 h-29
pizz r-30 m-23 h-29
pizza r-30 m-23 h-29
pke h29
pkee h29
pkeep h29
pl_ r-22 m25 h-35
pla r-113 k-32
plac r-20 g29 h41
place r-20 g29 h42
plai g-29 h-20 k41
plain g-29 h-20 k41
plan g20 m-61 h-77
plan_ r21 g34 h-63
plat r-50 m-35 k-24
plate r-73 g-34 m-54
platf r23 g38 m19
play r-46 g-22 m82 h83 k-41
play_ m73 h68
playb h38
playe r-31 m34
ple g-70 m-45 h69 k61
ple_ r-24 m-47 h60 k52
plea g-49
pleas g-49
pled r45
pledg r45
ples r-19 h57
ples_ k30
pless h53 k-22
pli r-56 h32
plia h-32 k23
plian h-32 k23
plic g-30 h41
plica g-30 h41
plie r-25 g23
plier r-26 g27
plit r-21
plit_ r-19
plo r-39 g51 m-55 h-41
plot r-26 g61 m-51 h-34 k-23
plot_ r-26 g35 m-46 h-25 k-23
plots g26
ploy k23
ploye k26
pls h27 k21
pls_ h27 k21
plu r65 g-27 m25 h-20
plug h67
plug_ h30
plum r-43 g-23 m-23 h-78
plumb r-43 m-23 h-21
plus r112 m56
plus_ r112
ply r34 h19
ply_ r34 h19
plz r22 g24
plz_ r22 g24
pm_ r-27 g28 m-36 h-25
pme r22 h29
pmen r22 h29
pment r22 h29
pmt r34 h-38 k32
pmt_ r34 h-38 k32
pna r-23
pna_ r-23
po_ g-30 h36
poa h27
poc g29 m31 h-20
pock g29 m31 h-20
pocke g29 m31 h-20
pod h-37
poe r-20
poem r-20
poi g31
poin g32
point g32
pok r-38 m113
poke r-38 m72
poke_ g21
poker r-28 m83 h-28
pol r-42 g34 m-40 h-40
pole r-22 g-22 k-19
pole_ r-22 g-22 k-19
poli g56 h-43 k19
polic g79 h-41 k19
polis g-23
poly m-24 h23
pon r68 g23 m28 h30
pon_ r31 m49 h-19
pond g37
pond_ g37
pons r26 m-26 h25
pons_ r28 h30
ponso m-30
poo r-19 g-63 m72 h30 k44
pooj h22
pooja h22
pool g-55 m117
pool_ g-29 m77 h-60
pools g-26 m37 h60
poor m-30
poor_ r35
pop g-20 h72
popp h32
poppe h31
poppy h-22
por g-52 m-45 h184 k27
pora r36
porar h22
porat r36 h-21
porc h56
porci h30
pork m-20 h111
pork_ m-19 h123
porn m-25 h64
porn_ m-25 h45
port r-59 g-29 m19 h-63 k37
port_ r-60 g-60 k33
porta h-50
porte h-21
porti g40
portr m-45
ports g-23 m52
pos r35 m-63 h-50 k44
pos_ m-27 h-59 k35
pose k53
pose_ k53
posi g58 m19
posit g58 m19
poss g36
posse g36 h-26
post g-66 m-24 k-32
post_ r21 g-47 h56
poste m-24 h-27
pot g-87 m79 h-107 k-20
pot_ g-49 m150 h-35 k-19
pota m-44 h-32
potat m-44 h-32
poti g-32 h24
potio h24
pott m-31 h-57
potte m-31 h-57
pou r33 g-44 h25 k-30
poun r52 g-22 h-38 k-30
pound r52 g-22 h-38 k-30
pour r-19 g-22 h58
pow r-21 g-23 m39 h27
powd h-23
powde h-23
powe m47 h50
power m47 h50
pp_ r59 g-116 m25 h60 k25
ppa h29
ppa_ h29
ppe r-29 g-42 h84
ppea r-22 k29
ppeal h-26 k29
ppear r-22 h27
pped g-35 h54
pped_ g-35 h54
ppen r38
ppens r38
pper r-46 m-22 h42 k-41
pper_ r-39 g38 h25
ppero h34
ppers m-19 k-21
ppf r53
ppf_ r53
ppi r-57 g26 h-30
ppin r-57 h-19
pping r-40
ppl g104 m-42 k-25
pple g35 h-29
pple_ g25 h-26
ppli r-33 g33 m-24
pplia g33
pplic g-22
pplie r-25 g23 m-23
pply r34 g36 h21
pply_ r34 g36 h21
ppo r-27 g-32 h-30 k24
ppoi r-20
ppoin r-20
ppor g-31 h-24 k24
pport g-31 h-27 k25
ppro g33
pprov g33
ppy r-24 g36 m-27
ppy_ r-24 g36 m-27
pr_ r56
pra r-43 h37
pray r-50 h39
pray_ r-23 h25
praye r-27
pre r34 g223 m-40 h-169 k-51
pre_ g89 m-24 h-22
prea r28 g98 h-61
pread r28 g98 h-61
pred m21
predi m21
pref r54 g-57
prefe r54 g-57
prem r-48 g58 k19
prem_ g66 h-31
premi r-45 m23 h31 k19
preo g24
preor g24
prep h-30
prep_ h-24
pres m-19 h-30 k-30
presa g48 h-36
presc g-38 h27
prese r26 g-25
press g-24
pri r-92 m39 h-40 k-45
pric g33
price g33
pril r-39
pril_ r-39
prin g-53 h-74
princ r50 h-24
pring r48 g26 h-25
print r-93 g-67 h-25
pris r-52 g77 h-23 k-21
prise r-52 g77 h-23 k-21
prit h39
pritz h39
priv h33
priva g-31 h33
priz g-54 m40 h-28
prize g-54 m40 h-28
pro r28 g19 m-58 h44
probl g22
proc r37 k25
proce r45 h-19 k29
procu h26
prod g31 h21
produ g31 h21
prof g-21 m-19 h-36
profi g-57 h-36
prom r38 m-20 h-37 k-20
promi r47 m-20 h-36 k-20
proof h-50
prop g-19 h20
proph h46
pros h92
prosc h41
prose h27
prost h23
prot g81 m-22
prote g81 m-22
prova k19
provi r26
ps_ r-35 g71 m25 h26 k-36
psh g59 h-19
pshi g34 h-19
pship g34 h-19
pst r22 g-20 m56 h-33
psta r27 m44
pstai r31
pstak m51
psti h-20
pstic h-20
psu g21 h-23
psul g24
psule g24
psy h64
psyc h58
psych h58
pt_ r-66 g23 m-32 h-61 k-36
pta r24 h52
ptag h43
ptago h43
ptai r27
ptain r27
pte g-25
pti g58 m34 h-35 k-41
ptio g58 m34 h-34 k-36
ption g58 m34 h-34 k-36
pto g23 m-23 h-64
pto_ h-23 k33
ptop m-25 h-21 k-22
ptop_ m-25 h-44
ptops h23
pts r37
pts_ r37
ptv h45
ptv_ h45
pty k-24
pty_ k-24
pub r-38 g-34
publ r-38 g-21 m-19
publi r-38 g-21 m-19
pud h35
pudd h35
puddi h35
puj h61
puja h61
puja_ h50
pul r34 g-29
pula r22 g-28
pull m21
pulle h29
pulls m23 h-20
puls r21
pump h-19
pump_ h-19
pun m46 h22
punt g-22 m48
punt_ g-21 m22
pup g36 h-41
pupp g42 h-41
puppy g40
pur r25 k36
purc r37
purch r37
purp k50
purpo k53
pus r27 m54
push r27 h29
push_ r67
pushe r-40 h39
pust m57 h-33
pusta m57 h-33
put g78 h-90
put_ h-87
pute m-29 h-25
puts g71 m-30
puts_ g71 m-30
putt m39 h28
putti m39 h28
py_ g-21 m-51 h28 k-27
qa_ r-43 g-19 h-48
qal r25
qar r62 h-33
qar_ r56
qard r-23
qard_ r-23
qarz r29
qarz_ r29
qat h20
qat_ h34
qba g22
qbal g22
qes r-40
qest r-40
qest_ r-40
qis g49
qist g49
qist_ g49
qle h20
qlee h20
qleed h20
qsa r-24
qsat r-24
qsat_ r-24
qse r35
qsee r36
qseet r36
qty g30
qty_ g30
qua r-50 m32 h-61
qual r-56
qual_ r-55 g-21
quan r-27 g30
quant r-27 g30
quar r42 m39 h-39
quare m62
quart r44 m-23 h19
quay g-24
quay_ g-24
que r-23 g-41 m-30 h33
que_ r-33 g-21 h23 k-20
ques r38 h30 k21
quest r28 h34 k24
queu m-24
queue m-24 h-22
queur h23
qui r46 g-36 m55 h81
quia h44
quiap h44
quic m22
quick m23
quid g30
quida g34 h-21
quie k23
quiet k23
quil h26
quila h26
quir g29 h-21
quire g32 h-31
quit h37
quity h41
quiz g-31 h-36
quiz_ g-31 h-36
quo m29 h48 k-20
quor h45
quor_ h45
quot g24 m40
quote m42
qur m-33 h-21
qura m-29
quran m-29
ra_ g27 h99
raa r20
rab r95 g22 m-43 h-66 k-30
rab_ g101 h31
raba r21 g-26 m-22 h-56 k-21
raba_ r-23 h-25
rabah r54 h-21
rabe g31 m37 h-28
rabey h-27
rabl r73 g-68
rable r73 g-68
rac r67 m28 h87 k-24
race r65 h-19
race_ r66 m-33 h-25
racec h23
raci m37 h19
racin m37 h19
rack m19 h79 k-22
rack_ g-42 m64 h55
racke g25 m-45
ract g26 h-23
ract_ r29 h38
racto g19 h-29
racts g22
rad r-69 g32 h-52
rad_ r-46
rada g34
radab g23
radd r-49 m-19
rade r36 h-30
rade_ g25 m22
rader r19 g-45 m-20
rades g25 m26
radi m35
radin g26 m24
radio r-19
rado m-29
raf r25 g-45 m43 h38
raf_ h-30
raff r-19 g-20 m38
raffi h53
raffl m47 h-36
raft r37 g-37 h29
raft_ r40 g-26 h22
rag r-23 m37
rag_ m21 h29
rage r-27
rage_ r-20 g-20 m24 h-23
raged g40
rages h32
rah r77 g-57 m96 h79 k-20
rah_ r33 g-32
raha r50 m30 h33
raha_ r59
rahan m40 h31
rahe m21 h43
rahee h33
rahn m34
rahn_ m34
rai r-64 g-44 m-68 h-82 k25
rail g-31 h-19
rail_ g-35 h-19
rain r-49 g-25 m-20 h-54
rain_ h-30
raini r-24
rains g-37 h-41
rais r-19 k29
raise r-19 k31
rait g21 m-45
raj r-45 g-46 m23 h66
raj_ h46
raja g-26 m30
raja3 r-26
rajab r33 g-24
raje h29
raje3 h29
rak r-60 g-40
rak_ g-21 h50
raka h-30
raka_ h-25
rake m24 h-90
raki h83
raki_ h71
ral g-36 h-22
ral_ h-33
rall g-32 h28
rall_ h28
ram r39 g-63 m-33 h61
ram_ r-38 g-24 k26
rama h53
ramad h61
rame h-26
rame_ h-42
ramet g20
rami r41
rami_ r36
rams r35 h27
rams_ r35 h27
ran r22 g32 m-91 h-47
ran_ r-49 g29 h-27
rana h36
rana_ h37
ranc r52 m-40 h-22 k20
rance r21 g25 m-22 h-30
ranch h30 k31
ranci h-22
rancs r20
rand r-22 g35 h39
rand_ r23 h-49
rande h40
randf g26
randi r-26 h52
randm r-27
rando g49 h-37
randy h50
rane h-40
rane_ h-40
rang r28 g-38 m-25 h31 k26
ranga h-23
range g-38 m-25 k31
rangl h19
rani h-26
rank h36
rans k24
ransf k29
ransl g-36 h-46
ranso h57
rant r30 g31 h-72 k-25
rant_ g-20
rante r32 g-24
ranto r29
rants m23
ranty r-24 g55 h-40
rap r-59 m-46 h-64 k-38
rap_ g77 m-21 h-41
rape r-22
rape_ r-21
rapes h-27
raph r-19 g-26
rapi h-19
rapis h-19
rapp h44
rappa h47
rapy h-20
rapy_ h-20
raq r-24 h50
raq_ h55
rar r-47 g-33
rare g-43 m23
rare_ g-43 m23
rary r-21 g-20 h22
rary_ r-21 g-20 h22
ras r-19 m27
ras_ m-34
rase m24 h-19
rasee m24 h-30
rash g-19 m43 h40 k-19
rash_ m41 h-25
rashe h30
rashi g-22 m20
rashw h39
rass h-40
rass_ h-40
rast h21
rasti h21
rat r47 h27
rat_ r41 m24
ratc g-21 m94 h24
ratch g-21 m94 h24
rate r51 g86 m-24
rate_ r98 g43 m-32 h-58
rated h109
rateg g24
ratel g50
rates r-31 m20
rath g-30 k26
rati g-45 m-28
ratin h19
ratio g-31 m-24 h-24
rato r-30
rator r-29
rav r-23 m-46 h23
rave g-25 m-30 h34
rave_ h57
ravel g-24 m-30 h-23
raw m19
raw_ r-24 g-25 m50
rawa r-27
rawal r-27
rawe m-23 h20
rawer h-22
rawi g70 m-20
rawin g70 m-20
rawn r44 g-38 h-20
rawn_ r60 g-38 h-20
ray r-112 g-58 m-28 h-45
ray_ r-64 g-28 h-20
raya r-19 g-33 h-27
raya_ g-33 h-27
raye r-43 g33
rayed g21
rayer r-27
raz h47
raz_ h50
rba r-20 m72 h44
rbal m45 h58
rball m53 h45
rbe r31 g-30 h-50
rbea r43
rbear r43
rber h-51
rber_ h-51
rbi g-30 m23 h-25
rbo r-49 g51 h28
rbo_ g36 m36
rbon h56
rbon_ g21 h34
rbona h22
rbou r-26
rbu r-38 h-22
rbun r-38 h-22
rbun_ r-38 h-22
rce r-32
rcel r-31 h-54 k-33
rcel_ r-22 g21 h-34 k-47
rcen r25 m-20 k28
rcent r25 m-20 k28
rcer h68
rcere h35
rch r31 g-26 m-49
rch_ r27 g-34 h-33
rcha r28 m-24 h19
rchan r27
rchar r-22
rchas r37
rchi r-22
rci g23 m-23 h31
rcia g23
rcial g23
rcin h30
rcine h30
rcl m28 h20
rcle m28
rcle_ m28
rco h-37
rcoa h-35
rcoal h-35
rcu g-21
rd_ r32 h-86 k27
rda r62 g-37
rdam h-40
rdamo h-43
rday g-25 h47
rday_ g-25 h54
rde r-29 g37
rdea h20
rdeau h20
rded h25
rded_ h25
rden r-22 h-21
rden_ r-22 h-21
rder g34 h-30
rder_ r-33 m27
rdere r21 g22 m-20
rdi r-45 g-40
rdi_ h23
rdin r-33 g-36 h-26
rdina g-23 h23
rding r-36 h-49
rdl r66 g-34
rdle r66 g-34
rdles r66 g-34
rdo m22 h46
rdo_ h28
rdon h27
rdr r37
rdra r50
rdraf r30
rds g30 h61
rds_ g30 h61
re_ r-67 g-58 h-77 k80
rea r-72 g35 h44 k-33
rea_ h-22
reac g54 h-20
reach g54 h-20
read r-45 g-27 m-75 h-34
read_ m-27 h-93
reade h39
readi h28
reads g-30 m-20 h40
ready r-31 g23 h-48
reak g50 h79
reak_ h74
reaks g61
reaky h27
real m37 h41 k27
real_ g-27 m37 h46
reall g29
ream r-38 m49
ream_ m49
reams r-35
reas r49 g-46 m-23 h-23
rease h21 k-19
reasu r65 g-24
reat m28 h49
reat_ r-23 h-25
reate h51
reath m38
reaty g37
reb g-24 h-28
reb_ g20 h-19
reba r23 g-45
rebat r23 g-45
rebh g-21
rebh_ g-21
rec r-20 h-94 k39
rece g-22 h-70 k22
recei g-22 h-70 k44
rech r-23 g26 m56
recha r-23 g26 m56
recip h23
reck g42 h-27
reck_ h-19
reco g-35 k35
recor g-39 h-27 k38
recr h29
recru h26
rect r-19
rect_ h33
recti h21
recto h-19 k23
red r27 m53 h60 k-37
red_ g20
redi r40 m47 h35 k-30
redic m21
redit r41 m25 k-30
reds r-69 h27
reds_ r-69 h27
redu r30
reduc r30
ree r-52 g38 h-50
ree_ g39 m-42
reed h21
reed_ r29 g-29 h-22
reef h21
reek r21 g19
reek_ r21 g19
reem r30 g24
reem_ m20
reeme r25 g24
reen r-49 m27 h-81
reen_ r-34 m39
reeni h-27
rees r-23 h28
rees_ r-23 h19
reet k25
reet_ k25
reez g-46 k27
reeze g-46 k27
ref m-42 k23
ref_ g60
refe r39 g-61 m-29
refer r39 g-61 m-29
refh k41
refho k41
refi r-19 g-27
refin r-19
refu r-22 g41 m-24 k-26
refus g62
reg m-24 h-29
rega r63
regar r66 g-34
regi r-36 h-36
regis r-36 h-19
regl h19
reglo h19
regs h22
regs_ h22
reh m38 k-31
reha r25 m38 h-32
rehab h-22
rehan r25 m42
rei r-52 m-20
reig r-21
reigh g25
reim r19
reimb r19
rein g38
rein_ h19
reins g44 h-19
reit r-43 g-29
reit_ r-36 g-54
rek r30 h-20 k-23
rek_ k-21
rel m-22 h52
rel_ h42
rela h43
relab h39
rele m-24 h-63 k39
relea m-21 h-39 k39
relie h-31
relig h38
relo m22 h39
reloa m22 h39
rem r-23 g31 m22 h66
rem_ g66 h-31
rema r50 m29 h57
remai r26
reman r24 m29 h42
remed h24
remi r-44 m23 h19
remis g-32
remiu r-45 g22 h28 k19
remo m-25
remov m-24 h46 k-29
ren r70 g35 m-38 h-48 k22
ren_ h-36
renc m22
rence r31 m26 h-41
rench r-20 h49
rene g54 h-63
renes h-43
renew g47 h-20
rent r34 m-37 h-19 k55
rent_ r-19 h54 k-20
renta g-20
rente k48
renti r21 k25
rents r20 g31 h-37
reo g24
reor g24
reord g24
rep r68 g-57 m-70 h-99 k-19
rep_ h-24
repa h-19 k-35
repac h37
repai m-23 h-43
repay m22
repl r-33 g25 m-40 k-29
repla r-33 g32 m-40 h-48 k-22
repli h52
repo r35 g-40 k50
repo_ r49
repor g-38 k56
repu r47
repur r47
req r47
requ r47
reque r31
rer r73 k20
rer_ r81
res r-40 g-54 m-33 h-23 k-35
res_ r50 g-42 h-33 k-50
resa g61
resal g65
resc r-60 g-38 k-25
resce r-46 h-23
rescr g-38 h27
rese r58 g-37 k-22
resel g23 k-20
resen r26 g-25
reser r39
reset m20 h22
resh g-22 k22
resh_ g-22
resho k23
resi r-43
reso r-32 g73 k-46
resol r-29 g57 h-19 k-25
resor k-21
ress r-47 g-60 m-39 h49 k48
ress_ r-30 g-32 m-24 h50
resse h19 k36
rest r46 g-28 m-40 h-23 k49
rest_ r102 m-49 k65
resta r-22
resu m21
resul m21
ret g36 h25 k-52
ret_ g28 h72
rete g-19
reti h-34 k-20
retir h-33 k-20
retu r-31 g26
retur r-31 g26
rev r35 g28 m-29 h-38 k-23
reve g43 h-49
reven r20 h-41
revi h26
revie h26
revo r45
revol r45
rew g-51 h72
rew_ r46 g-24 h39
rewa g-21
rewe r-23
rewel r-23
rex g49
rex_ g49
rey r20 m35 k21
rey_ r-22 g-25 h21
reya r43 g29 k24
reya_ g30 k27
reyh m25
reyho m25
rf_ r-43 m32 h-31 k-24
rfe g24 h73
rfei h68
rfeit h68
rg_ h71
rga r28 g-58 m-27 h63
rga3 g-37
rga3_ r20 g-37
rgan r20 g-24 h79
rgan_ h37
rgani r38
rgans h45
rgari h25
rgav r-51
rgave r-51
rge g-21 h-46 k-33
rge_ m31 h-52
rged r-20 h50
rged_ r-20 h50
rgen r-26 g-19 h-21
rgent r-22 h-19
rger m-45 h-20
rger_ m-25
rges r39 h-21
rges_ r39 h-21
rgi r-42 g50 h-45
rgin r-33 g51 h-25
rgin_ g50 h-58
rging r-20 h45
rgiv h-22
rgive h-22
rgr k26
rgro k26
rgrou k26
rha g-53 h-48
rham r37 g-29 h-42
rham_ r-33 m-23
rhams r41 g-21 h-39
ri_ r34 g34 m23 h45
ria r19 m-43
ria_ h25
rian r20 m-22
rian_ r20 m-22
rib r20 g-76 h49 k-22
riba r61 h-46
riba_ r49 h-40
ribe g-20 h57 k-20
ribe_ h65
riber g-19
ribi h22
ribs h22
ribs_ h22
ribu r-29
ribut r-29
ric g71 m-23 k-28
ric_ m22
rica h96
rica_ h43
rican h27
ricat h32
rice g23 h-41
rice_ h-77
rices g40 h41
rich g48
rich_ r-33 g53
ricia g25
ricit r21 g-32
rick h-21
rick_ r24 k21
ricks g25 k-25
rid m-42 h-51
rid_ r30
rida m38
rida_ r-36
riday r20 m26
ride m-63 h-30
ride_ m-55
rider g28 h-23
rides g-25
ridg g-36 m-28
ridge r-34 g-30 m-28
ridgi r29
rie r-74 g-26 h-28
rie_ h19
ried r-64 g-31
ried_ r-64 g-31
rien m-22 h24 k25
rienc h36
riend m-22 k30
rier r-39 g-32 m-21 h-56
rier_ r-39 g-31 m-21 h-104
ries r29 g33 m29 k-22
ries_ r29 g36 m34 h-93 k-22
rif r-24 g-27 h42
rifi h30
rific h35
rifl g-23 h25
rifle g-23 h25
rig r-39 g77 h-52 k-27
righ r-33 g107 m26 h-81 k-33
right r-33 g107 m26 h-81 k-33
rigi h36
rigin h33
rih g33 m22
riha g35 m23
rihan m23
rik_ h30
ril r-88 h-60
ril_ r-39
rill r-49 h-52
rill_ r-49 h-60
rim g37 m37 h-67 k-20
rim_ g50
rimm g-28 h-28
rimmi h-28
rin r29 g-76 m-66 h-63
rin_ h-25
rina_ h24
rinc r50 h-24
rinci r28 h-24
rine g23 m-20 h-45
rine_ g23 m-20 h-45
ring r68 m-42 k31
ring_ r62 g40 m-50 h26
rings r19
rink r22
rink_ r24 h-62
rinks h65
rint r-93 g-67 h-25
rinte r-29
rinti r-55 g-36 h-34
rio g25 h33
rioj h72
rioja h72
rip r-24 g-31 k-19
rip_ g39 h-87 k-22
ripe h-41
ripe_ h-34
ripp h107
rippe h108
rips h-29
rips_ h-29
ript g-32 h59
ript_ h32
ripti g-29 h20 k20
riq r24
ris h-46 k-26
ris_ h-55
rise r-61 g41 h-28 k-21
rise_ r-49 g53 h-23 k-21
rised r-29
rish h56
rish_ h24
rishw h22
risk g44
risk_ g19
rist r65 g-51
rist_ r47 g-22 h-19
ristm r21
rit r-21 m-69 h28 k26
rit_ m-22
rita g39
rita_ g23
ritab r26 k23
ritan g26 h-20
rite g23 m19 h-49
rite_ m19 h-19 k30
riti g50 h-39
ritie h-34 k21
ritin r-19 g51
rits h49
rits_ h49
ritt g-41 h34 k43
ritte g-41 h34 k43
ritu g-21 m-43 h51
ritua g-21 m-43 h51
rity g-32 h-54 k-22
rity_ g-32 h-54 k-22
ritz h39
ritz_ h39
riu h-26
rium h-26
rium_ h-26
riv r-34 k19
riva r-31 h52
rival r-23 h41
rivat g19
rive g-33 h-28
rive_ r27
river r-37 g-24 m-22 h-21
rives m33
rivi g23
riy r21 g-30 m20
riya r31 g-29
riyal r44 g-29
riz g-59 m40 h25
rize g-54 m40
rize_ g-54 m55 h-32
rizo h34
rizo_ h34
rja g-32
rja3 h22
rja3_ h27
rk_ r-51 g-34 m-25 h84
rka r28 g25 h59
rka_ r28 g29
rkat m23
rke r27 g-22 m-23 h-69 k21
rker r-22 g27 h-21
rkers g28 h-37
rket r34 g-27
rket_ r34 g-28 k-28
rkey k20
rkey_ k20
rki r-24 g-22 m-38 h-35
rkin r-19 m-38 h-31
rking r-19 m-38 h-31
rkm g32
rkme g32
rkmen g32
rks r28 g-44 h-37
rks_ r24 g-23 h-19
rksh g-21 h-29
rksho g-21 h-29
rky_ h35
rl_ r-28 g27 h116
rla g27 h-23
rla_ g34 h-22
rld g33
rld_ g33
rle h-26
rley h-26
rley_ h-26
rli r35
rlin r35
rline r20 h-46
rlo m50 h168
rlo_ m33 h47
rloc h23
rlock h23
rlot h53
rlot_ h62
rlou h44
rlour h44
rls_ h-31
rlsb h46
rlsbe h46
rly g-51 h-52 k-28
rly_ g-51 h-52 k-28
rm_ r-36 m-42 h-40 k48
rma r-46 g-58 m-27 h-39
rma_ h32
rmac h-50
rmacy h-45
rmal r-20 g-39 h-22 k24
rmal_ r-20 g-39 h-22 k24
rmar m-20
rmark m-19
rme g-20 m24 h72
rmei h25
rmeis h25
rmen g-22 h65
rment h66
rmi r-27 g45 m26
rmin m32
rmina m32
rmit g25
rmit_ g25 h25
rmo h58
rmou h58
rmout h58
rms m-48 h-39 k21
rms_ m-48 h-39 k21
rn_ r43 g-31 m-88 h44 k-35
rna r-36 h-64 k26
rna_ r-23 h25 k27
rnab h-42
rname m20
rne r-129 h-37 k59
rne_ r-28
rned r-41
rned_ r-41
rner k27
rner_ k27
rnes g41
rnest g41
rnet r-22 k23
rnet_ r-22 k23
rney h-19
rney_ h-19
rni r38 g29
rnig r41
rnigh r41
rnin g23 h-36
rning g23 h-36
rno h42
rns g38 m-39
rns_ g45 m-39
ro3 h-25 k47
ro3a h-21 k57
ro3at h-21 k57
ro_ r-75 g73 m98 h-73 k-42
roa g34 m-49 k27
road g34 m-41 k27
road_ g19 m-41 h-42 k28
robl g22
roble g22
robo m-23
roc r21 g-58 m-19 h65
roce r32 g-30 h-78
rocer h-59
roces r28 h-22 k30
rock h48
rocks h46
rocu g-19 h73
rocur h26
rocut h47
rod r-51 g47
rodu r-20 g31
roduc r-20 g31
rof g-21 m-19 h-36
rofi g-57 h-36
rofit g-44 h-26
rog g-44 h30
roga h46
roh m-25
roha h21
rohan h21
roi r41 g-33 h23 k43
roid h22
roin g-26 k43
roin_ h54
roj r-29
rok r27 g43
roke r21 g27 m19
roke_ m19
roker r42 g31 h35
rol g-57 m45 h48 k-28
rol_ g-22 m22
roll r47 m31 h-53
roll_ m-22 h-44 k29
rolle r-33 g34 m34 h-22
rolli m24 h52
rollo r58 h-23
rolls m-25
rolo r-23 g-22 h90
rolog h67
rom h57
rom_ h19
roma r-21 k20
romi r37 m32 k-24
romil m52 h44
romis r47 m-20 h-36 k-20
ron r-52 h48
ron_ r-21
rone h35
rone_ h34
rong r-29 g-24 m27
rong_ r-29 g-23 m24
roni r-20 g28 h28
roni_ h58
ronic r-19 g41 h-30
rono h-42
ronom h-42
ront r32 g-27
ront_ r-33 g-27
ronte r21
roo r-75 g-57 k-50
roof h-55
roof_ h-32
rooft h20
room r-28 g-44 m-21 h88 k-27
room_ g-44 m-22 h40
rooms h62 k-20
root h-31
root_ h-31
rop r-73 g30 m-36 h-62 k-19
rop_ r-79 g34 h-59
rope g-38
roph m-19 h21
rophe h40
rophy m-19 h-19
ropp g-37
roppe g-27
rops g90 h-19
rops_ g56
ropsh g34 h-19
ror g-20
ror_ g-20
ros r-47 g-77 m-43 h114 k19
ros_ r22 g-27
rosc g-26 h83
rosci h41
rosco g-25 h42
rose r-37 g-32 h20
rose_ r-27 g-27 h30
rosec h27
roso h-23
rosoo h-23
ross r-23 h26 k32
ross_ r-23 k32
rost g24 h23
rosti h23
rot r30 g41 m-90 h69
rot_ m-46 h71
rote g54 m-29 h-19 k-27
rote_ r19 g-27 k-24
rotec g81 m-22
roth g-23 k37
rothe g-23 k37
roti h30
rotic h30
rott h33
rotte h33
rou r42 g-102 m49 h40 k96
roub r78 h33
roubl r78 h26
roug g-34
rough g-34
roul m69 h25
roule m69 h25
roun h26 k29
round h26 k29
roup r-25 m30 k46
roup_ r-20 k48
roupi m38 h28
rous_ h27
rout h-43 k25
route h-43 k25
rov g43 h-47
rova k19
roval k19
rove g32 h-40
rove_ g22 h-43
roved h-21
roves h24
rovi r26
rovid r26
row r49 g69 m-31
row_ r-59 g101
rowe r46 k-24
rowed r51
rower g-20 h19
rowi r44 g-21
rowin r44 g-21
rown h67 k-28
rown_ h74 k-28
rowni g-21 h39
rowns h-46
rows h-46
rows_ h-46
roz h-36 k-26
rp_ g76
rpa g-23
rpau g-23
rpaul g-23
rpe r-28 g27 h-49 k-19
rpen h-29
rpent h-29
rpet h-20 k-19
rpet_ h-23
rpets r-20 g-28
rpetu r23 g28 m38
rph r-46 g-30
rpha r-46 g-26
rphan r-46 g-26
rpl r20 m30 h21
rpla m32
rplan r21
rplay m32
rpo k52
rpor g21 m-19
rpora r36 h-21
rport r-23 g22 h37
rpos k53
rpose k53
rpr r-44 k-20
rpri r-44 k-20
rpris r-44 k-20
rps g34 m-31
rps_ g34 m-31
rr_ g19
rra r-25 g19 h141
rra_ r-32 h74
rrac h32
rrace h21
rraf r32 h28
rraf_ r34
rran g42 k-23
rrang h51
rrant r-26 g64 h-49
rre r66 m-36 k-38
rrec h-21
rrect h-21
rred r29 h-20
rred_ r29 h-20
rrel g22 h46
rrel_ h42
rrent r36
rri h-67
rrie g57 h-20
rries g64
rrin g-23
rring g-23
rriv g-23 m19
rrive m19
rro r-53 m-37 k34
rro3 k26
rro3a k36
rrog h44
rroga h46
rron h34
rron_ h34
rrot g21 h-68
rrot_ g21 h-26
rrow m-31 k35
rrow_ r-74 g73 m-19 k29
rrowe r43 k-24
rrowi r44 g-21
rrows r-21 g-36 k30
rru r74
rruq r78
rruq_ r78
rry r30 g-23 m-21
rry_ r-23 m-21
rryi r53
rryin r53
rs_ r-41 g-34 m-45 h-63
rsa r-31 h44
rsal r-31 h44
rsal_ r-31
rsala h35
rse r-34 g-42 m-28 h-43 k-50
rse_ h74 k-54
rser m-27
rsery m-27
rses m25 h-26
rses_ m26
rsey m-39 h-22
rsey_ m-39 h-22
rsh g-26
rshi g-24
rship g-24
rsi g-35
rsin r19
rsing r19
rsio h25
rsion h25
rsit g-26
rsity g-26
rso g-21 k68
rson g-21 k68
rson_ k48
rsona k19
rst r26 m34 h51
rst_ m26 h46
rt_ r-38 g104 m19 h-114
rta r-67 h-23
rtad h30
rtade h30
rtai r-24
rtain r-24
rtak r-24
rtaki r-23
rtat h20
rtati h20
rte r60 g50 h44
rted g27 h-32
rted_ g27 h-32
rtee r34 m45 h48
rteen r21 m45 h49
rten h20
rtend h47
rter r32 g35 m-32
rter_ r72 m-23
rterl r-40 g23
rtg r27
rtga r21
rtgag r21
rth r34
rth_ r59 m-24 h28 k27
rthd r-25 g-22 h-19
rthda r-25 g-22 h-19
rti r24 g-64
rti_ g-29 h47 k-21
rtim g-40 h-36
rtime g-40 h-36
rtin r34 h28
rting r35
rtini h21
rtio g27 h39
rtion g27 h39
rtis h-21
rtisi h-21
rtm r-31
rtme r-31
rtmen r-31
rtn g-19 m-39 k-19
rtne m-20
rtner m-20
rtni r29 m-19
rtnig r29 m-19
rto g-19 m-21
rton m-25
rton_ g-25
rtons m-25 h-25
rtoo h20
rtoon h20
rtr m-22 h-21
rtra m-45
rtrai m-45
rts r-28 g-67 m31
rts_ r-22 g-60
rtsb m19
rtsbo m19
rtu r-33 m24 h48 k-24
rtup r-33 g28 m-23
rtup_ r-33 g28 m-23
rty r-28 m78 h29 k43
rty_ r-28 m58 h48 k43
ru_ m-26 h92
rua r45
ruar r34
ruary r34
rub m-33
rub_ m-33
ruc m-31
ruck m-28
ruck_ r-38 h21
rucks r48
rud g54
rude g57 h-23
rude_ g57 h-23
rue r30 k93
rue_ k95
rued r35
rued_ r35
ruf g24
ruff g24
ruffl g24
rug r21 h-71
rug_ h-53
rui r-23 g28 m38
ruis m20
ruise m20
ruit r-19 g39 m28
ruit_ m29
ruits g24
rul r48
rule r48 g20 h-19
rule_ r54
rules g25 h-19
rum r-39 g-27 m43 h72 k-33
rum_ r-23 g-22 h103
rumm m53 h-24 k-26
rummy m53
run r53 g30 m-61 h-49
run_ m-48 h-33 k47
runa g42
runaw g42
runc h-28
runch h-28
rune h22
runk h37
runk_ h37
runn h-28
runs r40
runs_ r40
rup r44 g-51 m-23 h-21
rupa r34
rupay r34
rupe g-43
rupee g-43
ruq r108 h-23
ruq_ r108 h-20
rus m30
rusd g31 m34
rusd_ g31 m34
russ h44
russi h44
rust r23 g-40
rust_ g-40 k30
rut g-25 h90
rut_ g-21 h60
rva r-21 k31
rval k32
rvalu k32
rve r29 m-59 h-49
rve_ r26
rved r35
rved_ r35
rves g29 m-31 h-39
rves_ m-26 h-28
rvest g44
rvey g-19
rvey_ g-28
rvi r33 g20
rvic r21 m-19
rvice m-19
rviv g26 m22
rvive g28
rwa r22 g76 m-23 h19
rwan h32
rwane h32
rwar r25 g78 h-45 k19
rward r25 g80 h-50 k19
rwi g27
rwis g27
rwise g27
rwr g32
ry_ g-63 h-82 k-69
rya g-78 h-45
ryan g-28 h-27
ryani g-28 h-27
ryb m28
rybo m28
rybod m28
rye h-28
ryi r52
ryin r52
rying r52
ryo r-31 h34
ryon r-31
ryone r-31
ryp k31
rypt k31
rypto k31
rys h70
rys_ h24
ryst h46
rysta h46
rz_ r21
s2a h20 k30
s2al k30
sa3 h50
sa7 g-25 m65 k69
sa7_ h-27 k69
sa7b m43 h-28
sa7b_ m70
sa7e m24 h51
sa_ r-21 g104 h-111 k-29
saa h-44
saat h-30
sab r-31 g-29 m36 h-81 k74
sab_ r-52
saba r-34
sabar r-34
sabe r37
sabet r20
sabi h-23 k117
sabi_ h-23 k117
sabo m78
sabon m78
sac g25 m-28
sack g26 m-28 h-39
sack_ g26 m-24 h-22
sacr h35
sacri h35
sad r-35 g-41 m-20 h-35 k-34
sadd g-32 h-32 k-25
sado r-26
saf r-37 h-85
safe r-20 h-37
safe_ g-33 h-31
saff h-45
saffr h-45
sag k25
sage m23 k25
sage_ m24 h24 k32
sah g-19 m-25 h-31
sah_ k23
saha h19
sahab h19
sahb m22
sahb_ m22
sahe r19 m-22
sahe_ h-36
sahi h20
saho h-22
sahod h-22
sai g71 m31
said r-47 g60 m42 h-46
said_ r-47 g60 m42 h-46
saik r25
saikd r25
sail r-24 g25
sain h71
saink r25
saint h79
sak r-37 m27 h79 k-20
saka m34 h33
sake g-20 h78
sake_ h101
sakk g34
sal r65 g26 m-71 h-30
sal_ m-20 h-27
sala h24
sala_ r-29 h24 k21
salaf r66
salam r-40 g51 h42
salar m-24
sale g68
sale_ g74 h19 k31
sales h-19
salf r24
salfa r24
sali g-37
salim g-21
sall r59 k-21
salle r57 k-21
salo h-29
salon h-50
salt h44
salts h21
sam r-68 m-38 h-74 k53
sama h-24
samak g25
same r-93 m-33 k48
same_ r-73 g-39 m-33 k19
sami r38 h-29 k-19
samir r36 h-29 k-19
samp k30
sampl k30
san h38 k31
san_ r-57 h31
sana g50
sana_ r25 g37
sanad r-23
sanc r46 h-27 k54
sance r46
sanct h-25 k62
sand r-49 h24
sand_ g-40 h-30
sando r-21 g43
sandu r-23 h45
sandw h23
sang r25 h50
sang_ h37
sangl r39 h-25
sangr h25
sani h-28
sanit h-28
sap r-25 m31 h113
sapp r-25 h83
sapp_ h35
sappe r-20 h38
sar r-43 h30 k-29
sar_ g-20 h32
sara r-19 m-33
sara_ r-36 m-29
saraf h-19
sare g19
sarr r34
sarra r34
sary h29
sary_ h29
sat r104 m54
sat_ r53
sati r54 h-31
satin h-20
satio r43
satt m49
satta m24
satte m25
satu g-20 h28
satur g-20 h28
sau m-32 h63
sauc m-31
sauce m-26 h-47
saud g22
saus h29
sausa h29
sauv h46
sav r21 g-50 h-29 k-23
save r22 m21
saved r-26 m21
saver r48
savi g-31 h-19 k-21
savin g-31 h-19 k-21
saw r49 g-40 m-39 h-19 k-27
saw_ r79 g-63 m-22 k-27
say h122 k50
say_ m-40 h35 k69
saye r30 h53
sayeg r37
sayi r-43 h44 k-19
sayin r-43 h44 k-19
says m39 h29
says_ m39 h29
sba m40 h40
sban r-29 m40 h46
sban_ m44
sband r-24 h55
sbe h54
sber h46
sberg h46
sbo r44 m24 h19
sboo r35 m19
sboo3 r41
sbook m19
sc_ r60 h-26
sca r-61 g-30
scal r-20 m-27 h-19
scale r-19 g-32 m-22
scalp g33
scam h52
scam_ h39
scan g-19 h-23
scap r-19 g20
scape g20
scar m-26 h-28
scarf h-35
scat m54 h40
scatt m44 h41
sce r-46 h-23
scen r-46 h-23
scent r-46 h-23
sch r51 g-24 m-20 h27
sch_ h74
sche r52 g46 h-33
schem r50 h-22
schen g27
schn h22
scho g-58 h-71
schoo g-58 h-57
schw h29
schwe h29
sci h41
sciu h41
sciut h41
sco r-32 g-31 h128 k-26
sco_ h21
scoo g31 h-19
scoop g26
scop m-19
scope m-19
scor g-24 m49 h96
score g-20 m61 h31
scort h65
scot h66
scotc h43
scott h39
scou r31 g-32 h-32
scoun r31 g-32 h-32
scov g19
scove g19
scr g-37 m68 h28
scra m79 h26
scrap g37
scrat g-21 m94 h24
scre r-20 h-47
scree r-20 h-59
scri g-26 h47
scrip g-32 h52
scro g-29
scrow g-29
scu r23 m-26
scui m-26
scuit m-26
sd_ r27
sda m-34 h-36 k25
sdaq g28
sdaq_ g28
sday m-21 h-21
sday_ r19 m-21
sdt g29
sdt_ g29
se7 h81
se7r h82
se7r_ h82
se_ r50 g21 m-52 h-57 k108
sea r-36 m-37 h-40 k-39
sea_ g61 h-52
seal_ g-21 h30
seale g23
sean h44
seanc h44
sear g-19
searc g-19
seas g45 h44
seaso g48 h28
seat g-63 m-24 h-80
seat_ g-46 h-60
seats h-21
seb r28 g40 h45
seba r30
sebac r30
sec r-58 g46 m66 h53 k-19
sec_ g-20 m35
secc h27
secco h27
seco r-59 m36
secon r-59 m36
secr g32 h26
secra h24
secre g41
sect h27
secti h31
secu m-23 h-24
secur m-23 h-24
sed r-59 g54 h-63 k-21
sed_ r-59 g54 h-22 k-21
see g59 m-30 h-115
see_ r70 g47 m-25 h-34
seed r-44 g-35 h-33
seeds r-40
seei g22
seein g22
seen r-37 g-36
seen_ r-37 g-36
sees r26 h-25 k70
sees_ r26 h-25 k70
seet g46 k-22
seet_ g46 k-22
sef r-19
sef_ r-19
seg g87 h-27
segu g35 h-25
segur g35 h-25
seh h36
sehr h40
sehra h25
sei g-23 k23
sel r52 g61 m-51 k-49
self r40
self_ r40
sell r38 g27 m-34 h-47 k-59
sell_ r68 g31 h30 k-19
selle r-35 g69 h-58 k-24
selli r-27 g30
sells r36 g-89
sem g-35 m24 h-25 k36
sem_ g-28
seme r33 h29
semes r33
semh r-23 k31
semha r-23 k31
semi h-34
semin r-34 h-34
sen r-107 g-19 h-43 k54
sen_ m-22
sena g36
sena_ g36
send r-46 g-78 m23 h28 k81
send_ g-42 m26 k68
sende g-29 k30
sendi r23
sends r-80 h56 k-22
sens g29
sense g29
sent r-45 g-25 m21 h-24 k-23
sent_ r-45 g-25 m21 h-24 k-23
sep g63 h22
sepa r-35 g24 h34
separ r-35 g24 h34
ser r39 g-66 m26
ser_ g-33 m67 h-26
sers m19 h-38
sers_ m19 h-38
sert g21
sert_ g22
serta h20
serv r48 g-24 m-36
serve r44 g-24
servi r21 m-19
sery m-27
sery_ m-27
ses m27 h66
ses_ h87 k28
sess k-24
sessi g-26 m20 h34
set r84 g-27 h27
set_ r71 g-61 m-75 h56
sett g30 m67 h-28
settl g30 m67 h-28
seu g-19
seum g-19
seum_ g-19
sev r39 g-19 h-37
seve r39 g-19 h-37
seven r39 g-19 h-37
sew m-34
sewn g30 h29
sewn_ g30 h29
sex h97
sex_ g25 h46
sext g-43 h77
sexti g-41 h70
sey m-30 h-29
sey_ m-30 h-26
sfe k29
sfer k29
sfers k34
sh_ r-89 g70 m-25 h60
sha r96 h-32 k42
sha2 r20 g-28
sha2a r20 g-25
sha7 r23 m22 h-24
sha7n r23 m22 h-24
sha_ r-47 g-19
shab r-25 h32
shaba g21
shabu h26
shad h-34
shag r19
shah r48 m-27
shaha h37
shahr r38 h-30
shak m29
shake m29
shal r-19 g99 h22
shall r-19 g104
sham r46 h53
sham_ r35
shame r20
shan r49 g-28 h39 k66
shan_ r55 g-25 k74
shar r30 g-56 m55 h-22 k-27
shara h53
share r-19 m-19 h20
shark h-28
shart g-23 m113 h-61
shaw g-28
shay r-36 g42
shay_ r-33 g48
she g-30 m26 h-53 k-79
she_ m37 h68 k-43
shed m22
shed_ m22
shee r-41 g32 h-31
sheep r-26 g36 h-25
shees h21
shei r-23 h21
sheik r-23 h21
shel r-54 g-37 h-95
shelf r-53 g-32 h-54 k-35
shell g27 h-35 k25
shelt g-32
sher r26 h36
sherk r29 g22 h-19
sherr h45
shers m21 h26
shes h-19
shes_ h-19
shi r-93 g-65 m20 h78
shi_ m24 h26
shid g-22 m20
shid_ g-22 m20
shie r-20 g37
shiel r-20 g37
shif g-19
shift g-19
shin r-20 g-53 h45
shina h23
shine h48
shing r-19 g-42 h-26
ship g42 h-31
ship_ r-30 g47 m23 h-53
shipm r26 h25
shipp g23
shir r-21 m-38
shira h50
shirt m-51 h-58
shis r-23 g-21 h39
shish r-23 g-21 h39
shm h26
shma h24
shman h26
sho g-49 m-24 h-39 k48
shoe h-74
shoes h-74
shof g-24
shoh r20
shol k23
shold k23
shoo r35 g23 h21
shoof g29 h20
shook r27
shoot r25
shop r21 g-76 m-56 h-55 k-23
shop_ r32 g-29 m-20 h-47 k-53
shopk h34
shopp g-28 m-36 h-26
shops g-19 k34
shor g76 h-70
short g85 h-91
shot h38
shot_ h22
shou r-20 m19 h36
show r-54 g-88 m20 h36 k59
show_ g-61 h33
showe r-60
shown g-40 m-21 h-20 k82
shows g30
shr m-65
shri r27 g20
shrin r27 h23
shro m-32 h37
shroo m-32 h48
sht r27 g64 m-22 h-39
shta r33 h-28
shtar r33
shte g47
shter g47
shu g43 m-22 h98
shu_ g36 h65
shuk h-20
shukr h-20
shut m-20
shut_ g32 m-20
shw m22 h106
shwa m24 h93
shwa_ h79
shy r34
shyl r34
shylo r34
si7 h23
si7r h23
si7r_ h23
si_ r48 g-30 h-41 k26
sia h63
sian h61
sian_ h61
sic g-33 m22 k-30
sic_ g-33
sica r31
sical r31
sick r-23 k-23
sick_ r-23 k-23
sid r34 g32 m23 h44
side r37 g38 m25 h39
side_ g38
sider m23 h44
sides h-19
sie m33
sie_ h-20
sig m-29 h54
sig_ h42
sign_ g19
signa g36 h-33
signe r24 g-32 h27 k-38
signi r-36 g-22
signm h31
signs k69
sil r-35 h-37
sile k28
silen k28
silv h-25
silve h-25
sim r-41 g-90 m-43 k59
sim_ r-49 g-56 h20 k82
simp r20 g-22
simpl r20 g-22
sin r21 m36 k58
sin_ g26 m-24 h24
sinc r78 h-20 k30
since r78 h-20 k30
sine g20
sing g63
sing_ g21 k21
sink g-19
sink_ g-22
sino g-23 m60 h-20
sino_ g-23 m55
sins r-25 g-30 k21
sins_ r-25 g-30 k21
sint h50
sinth h50
sio r-40 g-27 h-26
sio_ h-35
sion r-25 g-21 m34
sion_ r-43 g-34 m36 h54
sions g-23 h-39
sir m67 h79 k-26
sir_ g21 m67 h82
sis g-46 m-29 h-36 k-29
sis_ m-26 h-30
sisi h42
sisig h42
sist g-32 h-48
siste g-29 h-32
sit r-43 h101 k-41
sit_ r-26 m91 h64
site h21 k-26
site_ r-21 h41 k-25
sited r24
siti g33
sitio r19 g33
sits m-38
sits_ m-38
sitt h-36
sity g-26
sity_ g-26
siu h53
siu_ h53
siv h37
sive h37
sive_ h28
six r38 g-23 m49 h-19 k20
six_ r60 m51 h-28
sixt r-22
sixty r-22
siz r-76 g52 m-30 h-32 k-22
size r-76 g52 m-30 h-32 k-22
size_ r-25 g56 m-30 h-30 k-22
sized r-43
sk_ m-20 k83
ske g-45 h19
sked g-30 h-30
sked_ g-30 h-30
sket h-19
sketb m21 h-24
skey h52
skey_ h52
ski g-30 m27 h55 k-55
ski_ k-22
skim h43
skimm h43
skin m40 k-32
skin_ g21 m-24 k-32
skins g-37 m64
skip_ r38
sks k28
sks_ k28
sky m25
sky_ g22 h21
sl_ r21 h-30
sla g-36 m-41 h-29
sla_ g38 h-31
slam r-31 h30
slam_ h46
slami r-30 h-39
slan h-36
sland h-36
slat g-36 m-19 h-46
slati g-20 h-39
slay h31
slay_ h31
sle r-26 g-39 m-37
slee r-26 g-32 m-37
sleem h23
sleep m-19 h-38
sli r47 g-40 m36 h119 k-21
slic r28 g-19
slice r28 g-19
slim h51
slim_ h38
slip r21 m43 h22
slip_ r-19 g-24 m38 h100 k20
slipp g19 h-39 k-21
slips r57 m19 h-39
slo r25 g-41 m106 h24
slot g-41 m99
slot_ m27 h-47
slots g-22 m55 h63
slow r43
slow_ r39 m-19
sm_ h23
sma r-20 g-46 m-35 h21 k36
smal r21 g-31 m-30 k38
small r21 g-31 m-30 k38
sman h24
sman_ h20
smi g-20 m-40 h-26 k-20
smit m-34 h-21
smith m-34 h-21
smo h19
sms r-32 m73 h-35
sms_ r-32 m73 h-35
smu m-30 h27
smug h62 k-25
smugg h62 k-25
smur m-19 h-35 k42
smurf m-19 h-35 k42
sna g-22
snac h-59
snack h-59
snap g-19 h73
snap_ h75
sne h78
snt g95 h-45
snt_ g95 h-45
so_ r58 g-142 m83 h115 k135
soa g-31
soap g-31 h-39
soap_ g-31 h-44
soc g-53 h-73 k-23
soci g-34 m42
socia g-45 m45
sock g-19 m-26 h-58
socks g-19 m-26 h-58
sof r-25 m-42 h-76 k-28
sofa r-52 h-40 k-20
sofa_ r-52 h-40 k-20
soft m-34 h-46
soft_ h-74
softw m-34 h28
soj h28
soju h28
soju_ h28
sol g29 m21 h22 k-33
sol_ m42 h37
sola k-23
sold r-26 g68 h-34
sold_ r-26 g79 h-40
soli r23
solid r23
solu h37
solut h37
som r-50 g103 m-28 h54
som_ g44
some r-45 g79 m-21
some_ r-53 g37 h-45 k25
someb g-25
someo r-20 g-33 h26 k19
somet r27 g45 h21
somew g58
somm h47
somme h47
somw h29
somwa h29
son r-21 g28 m-28 h-32 k38
son_ g-44 k29
sona g-19 h-20
sonal k19
song g43
songs g43
sons r-36 g48
sons_ r-36 g48
soo r78 m-38 h-29 k-25
sood r126 h-62
sood_ r117 h-57
sool r-24 g41
sool_ r-24 g41
soom h-23
soom_ h-23
sor g41 m-35 h71 k-21
sor_ g-46 m-24
sorc h45
sorce h45
sore h34
sored h34
sorr r-20
sorry r-20
sort r-26 g116 k-22
sort_ r-26 g68 k-21
sorte g48
sory r41
sory_ r41
sou r-21 h-73
soup h-73
soup_ h-73
sour k20
sourc g26
sow h34
sowa h35
sowar h35
sown g19
sown_ g19
spa r-28
spa_ h-47
spam h40
spam_ h40
spar h-27
spare h-31
spe r-60 g-49 m-37 h94 k-55
spec r-32 k-29
spec_ r-30 g36
speci g31
spect g-57 h25 k-28
spel r-26 g-22 h35
spell r-26 g-22 h35
spend r30
spent r-25
sper h31
sperm h26
spey h33
speys h33
spi r-42 g-62 m50 h25
spic g-28 h69
spicy g-27 h52
spin g-30 m61
spin_ g-25 h-51
spins m48 h34
spir g-21
spiri g-21
spit r-20 h-29
spita r-20 h-33
spl r-24 g-19 m-30 k20
spla h22
splac h22
spli r-21
split r-21
spo g-43 m-24 k-55
spok g21
spoke g21
spon m-30
spons m-30
spor r-22 g-30 m47 h28 k-45
sport r-22 g-30 m47 k-45
spot g-22 m-21 h-24
spot_ r-20 m-21 h-23
spott r29
spr r68 g93 m-30 h-96
spra g-21 h-28
spray g-21 h-28
spre r28 g98 h-82
sprea r28 g98 h-61
spri r46
sprin r48 g26 h-25
sprit h39
spy h50
spy_ h44
squ r-28 m60
squa m60
squar m62
sque r-27
sque_ r-27
sra m32
sran m32
sran_ m32
ss_ g-48 m-42 k52
ssa r-76
ssa_ g39 m-19 h-37
ssag r-24 m25 k25
ssage r-24 m25 k25
ssar h39
sse r23 g32 m22 h-29 k64
ssed r59 g-21 m21 k34
ssed_ r59 g-21 m21 k34
ssel g47
ssem k37
ssemh k24
sser_ m26
ssers m-24
ssert h21
sses_ m26 h42
ssess g20 h-30
ssi r-46 g21 k34
ssia h44
ssian h44
ssig h22
ssign h22
ssin g23 h-93 k40
ssing g23 m-27 h-71 k42
ssio r-40 m25 h21
ssion r-40 m25 h21
sso m22 h-28 k-28
ssom g23 h-44
ssom_ g24 h-26
sson r-19
sson_ r-23
ssory r20
ssp h31 k-42
sspo h31 k-42
sspor h31 k-42
ssu m-21 h-43
ssue m-21 h-26
ssued g36 m-20
ssur r24
ssura r24 g21
ssure g-20
ssy h-20
ssy_ h-20
st_ r25 g-36 m30 h-88 k45
sta r-66 g-57 m39 h-49
sta2 r-20 g23
sta2b g23
sta5 k19
sta5d k19
sta_ g-28 h72
stab h-27
stabl h-27
stad m-24
stadi m-20
staf h-50
staff h-50
stag r-21
stag_ h30
stage g-36 h-27
stagr g25
stai r23 h-34
stair r23
stak r38 m86 h-30
stake r26 m89 h-30
stal g-47 m-64 k-47
stall r22 g-27 m-24 h-24 k-20
stals h40
stam r-70 g-36 h25 k-24
stamp r-70 g-36 h25 k-24
stan h-46
stand r-37
staq g22
staqb g22
star r51 m23 h69
star_ h23
stars r-28 h63
start r73 g19
stas h35
stasy h26
stat g28 m38 h27 k30
state g56 m31 h-21
stati k36
statu h50
stay r-65 h-40 k97
stay_ g-20 h-54 k61
staye m22
stays r-45 m-25 h21 k27
stb m25
stea r37 g-37 k29
stead r49 g-20 k36
steak h-29
sted g29 h-29 k-31
sted_ g29 h-29 k-31
stee r-53 g22 h-56
steel r-53 g22 h-56
stel h-20 k31
stele k38
stem m29 k34
stem_ k34
ster g27 h73 k-37
ster_ m20 h-21 k-36
stere r-33 g-34 k26
stern h32
sters m-27 h25
stery g59
stest h-25
stew h21
stew_ h21
sti r-25 m-39 h31
stic g-68 m-38 k-32
stic_ g-19 k-22
stick g-47 m-38
stil g116 h-30 k21
still g116 h-25 k21
stin r-41 h29
sting r-41
stio h29
stion h29
stip r22
stit r23
stl g-37 m54 h48
stl_ g-20 m45
stly r20 h34
stly_ r20 h34
stm r29 h27
stma r21
stmas r21
sto r-23 g-38 m-112 h44 k-49
stoc m-27
stock m-27
stol h105
stole h79
stom r-21 g61
stoma g44
stoms h19
ston g39 m-48 h33
stone g39 m-48 h33
stoo g-34
stood g-34
stop k30
stop_ h39 k30
stor r69 g-81 m-32 h-130
stor_ r23 g-46
store r44 g-38 m-27 h-45
stors r28
story h-56
stou g-27 h55
stout g-27 h55
str m-42 h22 k21
stra h-44 k37
stran h36 k51
strap g-58 h-40
strat g42
straw m29
stray g29
stre h52
strea h21
stree h-24 k27
stres h56
strib h24
strip g-29
stro h51
strol h25
stron g-24
stru h-26 k29
stry g-27 m-19 k-24
stry_ g-20 h-37 k-24
sts r72 g45 m30 h24 k-44
sts_ r72 g45 m30 h24 k-44
stu r-28 g-48 h79
stu_ h31
stud r-23 g-45 h25
stude g-36
studi h36
stuf h54
stuff h54
stum h-32
stume h-32
sty r19
styl r19
style r19
su_ h41
sua r-23 m-30 h73
sual m-25
sual_ m-25
suar h62
suar_ h62
sub h35
subj g47
subje g47
subm h26
submi h26
subs g-23
subsc g-23
suc g-21
sud r145 g-30 h-24
sud_ r97 h-29
sue h-29
sued g36 m-20
sued_ g36 m-20
sug r-29
suga r-29 h22
sugar r-29 h29
sui r-31 h-40
suit r-21 h-40
suitc h-33
suk r40 g38 h-27
suku r40 g39
sukuk r40 g39
sul g-30 h19 k25
sule g24
sules g-19 h21
sult g-41 h34 k32
sult_ m21
sum g115 m-26 h-72
sum_ g136 m-43 h-85 k-25
sume h31
sumer h31
summ m20
summe r19
sums h-20 k19
sums_ h-20 k19
sun m-49 h-43
sund g-43 m-26
sunda g-43
sunk g40
sunke g25
sup h-21
supe m42 h-25
super m42 h-25
supp m-25
suppl g25 m-23 h31
suppo g-31 h-27 k25
sur r100 g95 m27 h-106 k-62
sura g63
suran g63
sure r64 g36 m38 h-58 k-32
sure_ r36 g-45 m49
sured h-25
surer r-20 g85
sures r38
suri r25
surp r-39 k-20
surpr r-44 k-20
surr h43
surro h46
surv h-24
surve g-19
survi g26 m22
sury r78 g-35 h-26
sury_ r78 g-35 h-26
suv m30
suv_ m30
swa g99 h-19
swap g102 h-27
swap_ g27
swaps g60
swe g-25 m79
swee g-29 m82 h-37
sweep m116 h-51
sweet g-23 m-34
swer h35
swers h28
swi h52 k-32
swim g25 h-55
swim_ g28 m23
swimm h-39
swin h118
swine h81
swing h37
swit h-32
switc h-32
swo g-20 m28
swor g-20 m28
sword g-20
sy_ r46 m28
syc h58
sych h58
sychi h53
syn m45 h30
synd m39 h23
syndi m39 h23
syo h-23 k25
syr r23
sys k34
syst k34
syste k34
t2a r42 h-25
t2ak r37 h-25
t2akh r37 h-25
ta2 g67 m-24 h21
ta2b g23
ta2ba g25
ta2k r37
ta2kh r37
ta2l h44
ta2le h44
ta2m r-27 g36 h-23
ta2me r-27 g36 h-23
ta2s r-24
ta2se r-24
ta3 r-19 g24
ta5 r25 h-24 k19
ta5d k19
ta5de k19
ta5e r28 h-19
ta7 r-25 g-37 k22
ta7w m20
ta_ r-48 g35 m41 h97 k-56
tab m53 h43
tab_ r-32 g21 m40 h49 k-20
taba m-34 h-19 k45
tabar h-25 k47
tabb r55
tabby r55
tabl r-61 m59 k-25
table r-61 m59 k-25
tabs h27
tabs_ h25
tac r-24 g-26 h30 k-35
tach g-25 h-29 k-35
tache g-22 h-29 k-35
tack h39
tack_ h39
tact h20
tad m-25
tada r21
tade h30
tadel h30
tadi m-20
tadiu m-20
taf r-19 h-63
taff g-41 h-54
taff_ h-50
tag r-38 g-51 m-40 h81 k-29
tag_ g-52 m-20
taga h64
tagay h64
tage h29
tage_ h30
tago h43
tagon h43
tagr g25
tagra g25
tah r-62 k-34
tah_ r-27
taha r-36 m24 k-20
taha_ r-36
tai h-40 k24
tail r-40 m42 h-19 k37
tailo r-40 h-40
tails m56 k49
tain g31 m-42 h-72
tain_ g23 m-32 h-72
tainm h32
tains h-25
tair r23
tairs r23
taj h-42
tak r49 m81 h-53 k-46
tak_ g-19 h-29
taka r39 h-45
takaf h-32
take m83 h41 k-52
take_ g45
taked m89 h-46
taken m-26 h32 k-23
takes g-41 h73 k-47
taki r-22 g19
takin r-22 g19
tal r-41 g-38 m-23 h52 k-110
tal_ r22 k-58
tala r-35 h-35
tale h-32
tali h80
talis h24
talk r-21 g34 h37
talk_ h-23
talks h67
tall r21 g-27 m-32 k-20
tall_ r40 g-20 m-32
talme r-31
talo m52 h-32
talo_ m53 h-43
tals h38
tals_ h38
tam r-45 m-19 k-24
tama r27 g-28 h-49
taman g-27 h-26
tamar r51
tame g49 h-26
tamee g49
tamp r-71 g-36 h82 k-24
tamp_ r-69 g-24 h90
tampe h30
tamps h-39
tan h-28 k36
tanc r-24 h-39
tance r-24 g23 h-33 k-21
tancy k35
tand r-37
tand_ r-35 h59
tandi r45 g-23 h-40
tands r-47 g46 h-22
tang r24 h-26
tang_ r24 h-26
tani k29
tani_ k30
tank_ h27
tant r-34 g-25 h39 k-19
tant_ m20 k-37
tantr h42
tany r30
tap r-23 g-19 m-29 h20 k29
tap_ h35
tape g-19 h-51
tape_ h-36
taq r28
taqb g22
taqba g22
taql h20
taqle h20
taqs r36
taqse r36
tar g-82 m-68 k-54
tar_ m-34
tara r71
tarah r40
tarei r-31
tariq r24
tarn h29
tarne h25
taro m-42 h85
tarot m-42 h97
tarp g21
tarpa g-23
tars r-28 h63
tars_ r-28 h63
tart r22 g-24 h-30
tart_ g-36
tartu r-33 g28 m-23
tary r-41 h-44
tary_ r-41 h-44
tas r-34 g-30
tas_ h24
tasle h22
tast h-22
tasy m29
tasy_ m29
tat r-36 g33 m-43 h92
tate g56 m31 h-21
tate_ g44 m37 k-19
tated g22
tati r-34 g-39 h88
tatio r-34 g-39 h88
tato m-44
tatu h50
tatue h50
tau r-34 k-22
taw r111 h-26
tawa r124 h-47
tawar r130 h-23
tawe h28
tawee h28
tax r-27 g-38 m-53 h-93 k58
tax_ g-21 h-26 k55
taxi r-30 m-47 h-68
taxi_ r-30 m-47 h-68
tay r-38 g-51 m59 h-64 k77
tay_ r23 g-39 m-22 h-75 k53
taya m84
taya_ m84
taye m22
tayed m22
tays r-45 m-25 h21 k27
tays_ r-45 m-25 h21 k27
taz h31
tazk h-29
tba r-25 g38 h-45
tba_ g52
tbal h-50
tball h-50
tbd g53
tbd_ g53
tbi r29
tbil r29
tc_ g29
tca h-51
tcas h-33
tcase h-33
tch r-20 m21 h59 k-34
tch_ r-19 m24
tchcr h19
tche h80
tchen r-19 h-24
tches g19 h90 k-28
tchi h-25
tchin h-25
tco r-26 g29
tcoi r-26
tcoin r-26
te_ r-33 g-82 m60 h20 k-20
tea r-37 g-76 m-71
tea_ r-19 g-32 m-30 k-23
teac r-45 m-22 h-38
teach r-45 m-22 h-38
tead r49 g-20 k36
tead_ r49 g-20 k36
teak g-22 h-60
teak_ h-41
team_ h-32
teams h36
teas h25
tease h25
teb g-35 h30
tec g69 m-34
tect g73 m-30 h-30
tecte r58
tecti r-48 g69 m-22
ted g-36 m-94 h-32 k25
ted_ g-47 m-94 k25
tee r56 g-58 m32 h-40 k-23
tee_ r37 g-25
teed r34
teed_ r34
teel r-53 g22 h-56
teel_ r-53 g22 h-56
teen r33 g-52 m32
teen_ r43 g-47 m29 h19
tegy g24
tegy_ g24
tek r33 k-19
tel r-97 g62 m20 h-27 k56
tel_ r-40 m36 h-50
tele r-23 g-24 m20 h-82 k28
telem k38
teles h-47
teli g54
telis g54
tell m-31 h109 k49
tell_ g-37 m-19 k25
telle h51
tells r-26 g70 h48
tels h37
tels_ h37
tely g50
tely_ g50
tem m20 h38 k32
tem_ g22 k25
teme m27
temp h55
templ h24
tempo h22
ten r56 g34 m36 h92 k-50
ten_ r69 g-72 h-71
tena r-21 h33
tenan r-21 h33
tend r-73 g25 h116
tende r-87 g42 h99
tene r62
tener r38
tenes r24
teng m58 h47
teng_ m58 h47
tenn m22
tens r22 g37 h-25
tens_ g59
tensi r33 g-22
tent g19 m-37 k-38
tent_ h45
tenth k-25
tents g20
teq h26
tequ h26
tequi h26
ter r-37 g37 m-41 h-53 k-64
ter_ r-25 m-34 h-76 k-59
tera h39
tere r45 g-38 m-20 k-29
tered r-33 g-38 k26
terei g-30
teres r78 m-19 k-54
terf h59
terfe h68
teri h-54
terin g-28 h-19
terj h19
terja h19
terl r-24
terly r-40 g23
term r41 h-53
term_ r43 h-26
termi m32
terms g-24 h-32
tern r-27 k24
tern_ h31
terne r-22 h-42 k25
ters g23 m-36 h-27
ters_ g23 m-36 h-27
tert h32
terta h32
terw g52
terwa g52
tery r-33 g52 m45 h-32 k21
tery_ r-33 g52 m45 h-32 k21
tes r-38 g-48 k-54
tes_ g-47 h75 k-33
tesl g29 h-22
tesla g29 h-22
test r-41 m28 h-76 k-21
test_ r-36 m22
testa h-24
teste h-30
testi h-34
tet g39 m-34
tev r-20 g43 h-27
teve r-20 g43 h-27
tever r-20 g43 h-27
tew h22
tew_ h21
tex m105 h-55 k21
tex_ g44 m54
text g-29 m32 h-35 k21
text_ g-26 m35 h-48
tf_ r22
tfa r-30
tfo r39 g47 m19
tfor r23 g38 m19
tform r23 g38 m19
tga r21
tgag r21
tgage r21
th_ r88 h28 k-20
tha r19 g39 m-55 h36
tha_ r-20
tham g48
thama g48
than r-79 g-28 h26
than_ k60
thank r-38 g-25 k-44
that r32 g37 h48 k-26
that_ g37 h48 k-26
thc h69
thc_ h69
thd r-40 g-37 m-22 h-30
thda r-25 g-22 h-19
thday r-25 g-22 h-19
thdr m-19
thdra k23
the r-34 g41 h-61 k28
the_ r-23 g-37 h22 k-87
thea h-23
theat h-23
thef g49
theft g49
thei r68
their r68
thel h26
thel_ h24
them r-41 k23
them_ r-38 m19 k25
then g-58 h26 k56
then_ g-46 k56
ther r-24 g67 h-65
ther_ r-73 g26 h34 k-30
thera m-19 h-39
there g-31 h31 k29
thers r39 g60 m29 h-76 k41
therw g27
thes g-33 m25 h-32
thes_ g-28 h-20
they g58 m-20 h-26 k45
they_ r43 g58 m-20
thh g20
thi r-57 g41 m44 h-53
thi_ g-19 m23 h-27
thic h27
thin r-46 g104 h-39 k-29
thin_ r20 h-27
thing r-47 g23 k-21
think r-19 g73
thir r33 m41 h24
third h26
thirt r44 m31 k-27
this r-39 g-31 h-28 k59
this_ r-39 g-31 h-28 k59
thl g-38 h24
thly g-30
thly_ g-30
tho r-53
thob h-19
thon g-26
thon_ g-26
thor k20
thori k20
thos r24
those r24
thou r-47 h37
thoug r-49 k24
thous r25 g-23 m20
thout r-23 m-25 h19
thr m34 k19
thre r-24 g-52 h19
threa h41
three g-50 m20
thres k23
thro g45 m26 h-22
throu r22 g-28 k27
throw g74 m34 k-25
ths m-27 h23 k-45
ths_ m-24 h-36 k-39
tht r28 g-25
thu m28
thy g-29
ti_ r46 g-35 h28 k53
tia r19
tian g-20
tian_ g-20
tic r-20 g42
tic_ h54 k-31
tice k47
tice_ k19
tices k20
tici h-43
tick g46
tick_ r26 g50 m-26 h-22
ticke h57
ticks m42 h-35
tid r-30 g65
tide r-30 g63
tie r-28 g-57 m-21 h-68
tie_ h-23
tied g-36 k19
tied_ g-36 k19
tien h-33
tient h-26
ties r-38 h-27
ties_ r-38 h-27
tif g-26 k23
tif_ h24
tifie g25
tify g-34
tify_ g-34
tig h35
tige h35
tiger h35
tik g46 m27
til r117 g22 m-23 h-54 k-53
til_ r43
tile r-36 m-26 h-76 k-23
tiles r-36 m-24 h-74
tili r27 g-24 h-34
tilis r24
till r83 g25 h44
till_ r84 g44
tille g-19 h28
tim g21 h-38
time r22 g29 h-50
time_ r20 g32 h-27 k-24
times h-23 k23
tin r-37 g-97 m24 h46 k40
tin_ g-39
tina m20 k19
tine g-25 h29
tine_ g-25 h29
ting h-21
ting_ h19
tio m-27 h-45 k24
tion m-26 h-45
tion_ m-68 h-89 k-40
tiona r21 g-75 m44 h57
tione g41 k21
tions r-34 g34 k38
tip g-40 m60 h37 k-21
tip_ g-33 k-35
tipl m30
tipli m30
tips r-23 m29 h43
tips_ r-19 h32
tiq h28
tir h-49 k-20
tire h-22 k-20
tis m-41
tish h52
tish_ h45
tisi h-21
tisin h-21
tist m-23 h-19
tist_ m-23 h-19
tit m31 h-40
titi m32 h-25
titio m32 h-25
tity r-27 g22
tity_ r-27 g22
tiv r-43 g33
tive r-43 g43
tive_ r-39 g32
tiz h-32
tize h-23
tizer h-23
tka g-20 h50
tka_ g-20 h50
tki m70 h63
tkin m70 h63
tking m70 h63
tl_ g-20 m45
tla r-22 h45
tla_ h54
tle r30 m-22 h56
tle_ r79 m-45
tled r-59 g44
tled_ r-59 g44
tleg h33
tleg_ h33
tlem g19 h22 k25
tlema h-21
tleme g29 h43
tles g-52
tles_ g-52
tli r-48 g-26 m40
tlin r-48 g-28 m40
tline h28
tling r-46 g-26 m46
tly g-24 h35
tly_ g-24 h35
tm_ r40 g40 h-55
tma r22 g-20 h47
tman h31
tman_ h31
tmas r21
tmas_ r21
tme h25
tmen g-22 h32
tment g-22 h32
tn_ r-21 g49
tna g-24
tna_ r-39 g-24
tne r-19 g-45 m-25 h44 k-23
tner m-20
tner_ h27
tners r-30 h-20
tnes g-26 h31
tness g-26 h31
tni r44 g33 m-23
tni_ g37
tnig r29 m-19
tnigh r29 m-19
to_ r40 g-22 k47
toa h-40
toas h-40
toast h-40
tob r-19 g-55 k22
tob_ g-39 h-21 k47
tobe h27 k-24
tober m-25 k-19
toc m-33
tock m-27
tock_ g25 m-27
toco h-40
tocop h-36
tod g-39 m-19
toda g-38
today g-38
toga g21
togar g21
toh r-28 h-51
toi r-22
toil r-22
toile r-22
tok g91 h-23
toke g40
token g40
tol m-44 h58
told r-29 g28
told_ r-29 g28
tole h79
tolen h73
toll m-31 h-22
toll_ m-31 h-41
tom r-59 g80 h-20 k19
tom_ g37
toma g35 m-31 h-24
tomac g44
tomat m-31
tomb m34 h-26
tombo m34 h-26
tomo r-25 k29
tomor r-25 k29
toms h19
toms_ h19
ton r44 g-43 m-86 h-82
ton_ g-43 m-19 h-69
tone r-21 g39 m-52
tone_ g21 m-48 h29
tong r67 m19
tong_ r69 h-26
tonic h20
tonk h41
tonka h35
tonn g-34 h-31
tonne g-34 h-31
tons m-29 h-45
tons_ m-29 h-45
too r47 g37 m-41 h-81 k-44
too_ r56
toob r43
toob_ r43
tood g-34
tood_ g-34
took r-38 g21 k-24
took_ r-38 g21 k-24
tool m-22 h-43
tools m-20 h-24
toon g67
toon_ g20 h-29
toora h-19
top r28 g-38 m53 h95 k-81
top_ r44 k-36
topl h53 k-22
tople h53 k-22
topp g-33 m48 h63
toppe m25 h36
toppi m23 h27
tor r-40 g-87 m-31 h-67 k-32
tor_ r-76 g-82 k-27
tore r50 g-45 m-27
tore_ r38 g-36 m-27 h-45
tored h47
toro g35
toro_ g35
tors r25 g23 h26
tors_ r25 g23 h26
tort h25
tory h-45
tory_ h-33
tos r-36 m76 h79 k-25
tos_ h79 k-21
toss r-35 m84
toss_ r-35 m84
tot r-42 m51
tota r-24
total r-24
tote m33
tote_ m33
totk h38
toto m37
toto_ m37
tou h52
touc g54 h-28
touch g54 h-28
tour r-19 h30
tour_ r-19
touri h25
tourn m20
tout g-27 h48
tout_ g-25 h42
tow k30
towa r-46
towar r-46
towe g32 h-32 k-20
towel h-23
tower g44
town r56 g-27 h47
town_ r56 g-27 h47
toy r-25 m-37 h-49 k-28
toy_ g-23 h-41
toys m-37 k-28
toys_ m-37 k-28
tr_ r52 h-20
tra r-30 h-28
tra_ r33 g-50 m-23 h39
trac m77 h46
trace h-20 k20
track m77 h66
tract r21 g24
trad r23 g146 m43 h-30
trada g35
trade r39 g75 m28 h-47
tradi g20 m24 h19
traf h57
traff h57
trai r-19 g-35 m-72 h-45
trail g-35 h-19
train r-34 m-27
trait m-45
tram h61
trama h77
tran g-30 k60
tranc r33
trang h36 k51
trans r-22 g-37 h-53 k25
trant m23
trap h-45
trap_ g42 h-44
trat g33 h-22
trate g24
trav g-27 m-30 h-22
trave g-27 m-30 h-22
traw m29
traw_ m29
tray r-31 h-37
tray_ r-41 h-36
traye g21
tre g-28 m-29 h-34 k-28
tre_ g-22 h-49
trea r47 m-19 k-22
treak h27
treas r65 g-24
treat g24 h-47
tree g50 h-38 k23
tree_ g30
trees h-25
treet h-24 k27
tres g-70 h23
tres_ r-34 g-58 h-40
tress h79
trest r35
tri r-79 g-39 m51 h-123 k-32
trib r-29 g-22
tribu r-29
tric r33 m-23 h-25 k21
tric_ g19
trick r24 k21
trie r-53 m44 h-20
tried r-53
tries m44 h-20
trim g-27 h-28
trimm g-27 h-28
trip k-30
trip_ g39 h-47 k-22
tripp h77
trips h-29
tro g-45 m-29 h74 k-31
tro_ h-34
troc h47
trocu h47
trol r-27 m20 h-19
trol_ m24 h-39
trolo h25
tron r-21 h31
tron_ h44
trong g-24 h59
troni r-19 g41 h-30
trono h-42
trop m-19 h-24
troph m-19 h-24
trot h33
trott h33
trou r77 h43
troub r78 h26
tru r30 m-42 h-43 k107
truc m-31
truck m-28
true k95
true_ k95
truf g24
truff g24
trus g-40 h-27
trust r23 g-40
try r-25 g30 m62 k25
try_ r-25 m65 h-47 k25
ts_ m-48 h-68 k-76
tsa h21
tsap h35
tsapp h35
tsb m19
tsbo m19
tsboo m19
tse r55 g44 m33
tsel r57
tself r57
tsu h41
tsu_ h41
tt_ r40 h-21
tta r-46 g-48 h29 k-53
tta_ g-19 m24 h51
ttac r-20 g-22 k-35
ttach g-22 h-29 k-35
ttack h39
tte g-37 m105 h22 k22
tte_ m68
tted r29 g37 m-22
tted_ r29 g37 m-22
ttee r30
ttee_ r30
tten h50 k36
tten_ g-27 h28 k40
ttend g-21 h35
ttens g59
tter g-74 m57 h49
tter_ r42 g-40 m24
tters g-24 h76
ttery r-41 m30 k28
ttes h-62
ttes_ h-41
ttest h-21
tti h-46
tti_ r53 h-53
ttin r-20 h-32
tting r-20 m-32 h-28
ttis h39
ttish h39
ttl h-29
ttle r37 g31 m-31
ttle_ r85 m-58 h-27
ttled r-59 g44
ttlem g40 m21
ttles g-51
ttli r-46 g-26 m35
ttlin r-46 g-26 m35
tto r-22 m68 h64 k-25
tto_ g-31 m81 h101
ttom g35
tton h-33
tton_ h-33
ttr m21 h-45
ttry m22 h-23
ttry_ m22 h-23
tty r52 m-26 h-35
tty_ r52 h-35
tu_ h60
tua r-19 m38 h66
tual r-19 m38 h66
tual_ m50 h78
tuall r-19
tub r53 g-39 k-21
tube r-28 h31
tubi h-29
tubig h-29
tubo r92 g-26 h-19
tubo_ r97 g-26 h-35
tud r-20 g-54 h25
tude g-45
tuden g-36
tudi h36
tudie h37
tue m36 h59
tue_ h50
tuf h45
tuff h45
tuff_ h54
tui r-25 g-22
tuit r-25 g-22
tuiti r-25 g-22
tum r-25 g53 h-28
tume h-32
tume_ h-32
tumm g38
tummy g38
tumn g21
tumn_ g21
tun g-25
tuna h-19
tuna_ h-19
tup r-33 g27
tup_ r-33 g28 m-23
tur r35 g30
tura h-22
tural h-22
turb g36 m36
turbo g36 m36
turd h40
turda h40
ture r32 g20 m-60 h30
ture_ g-35 m-43 h29
tured r66 h-22
tures r-33 g59 h23
turf m39 h43
turf_ m39 h43
turi r33 g-33
turin k22
turit r43
turk g-19 h-36 k23
turke k20
turn g44 h-52 k-19
turn_ r35 h-33
turni h-32
turns g62 m-25 k29
tus h31
tus_ g22 h-33
tusk h56
tusks h36
tut r-21 g-27 h-33
tuto g-23 h-38
tutor g-23 h-38
tv_ g-25 m-36 k-30
twa g-26 m-20 h49 k-25
twar m-37 h50
tware m-34 h28
twari h21
twe r56 g-28 m-23
twee r19 m-19
tween r19 m-19
twel r23
twelv r41
twi g32 m23
twin g19 m20
twins g20
two g-28 k-28
two_ g-28 k-28
ty_ r22 g105 h-118 k-68
tyl r19
tyle r19
tyle_ r19
typ r-40 h-39
type_ g21
typi r-30 h-20
typin r-25 h-20
tyr r-19 h-20
tyre r-19 h-20
tyres r-19 g-22
tys m-24
tys_ m-24
tz_ h43
tze h55
tzer h42
ua_ g-25 m62 h-21
uaa m36 h-19
uaa_ m28
ual r-44 g-21 m47 h28
ual_ r-30 g-24 m59 h42
uan h50
uant r-27 g30
uanti r-27 g30
uar r79 g-35 h-25 k-19
uar_ h62
uara r61
uaran r61
uard r-39 m-29 h-29
uard_ r-39 m-29 h-36
uare m62
uare_ m38
uares m29
uart r44 m-23 h19
uarte r44 m-23 h19
uary r26
uary_ r26
uay g-27
uay_ g-27
ub_ r-26 g-52 h48
uba r-34
uba_ r-21
ubbl h19
ubbly h24
ube r-44 h31
ube_ h40
ubes r-28
ubes_ r-28
ubi r-47 h-60
ubig h-29
ubig_ h-29
ubj g47
ubje g47
ubjec g47
ubl r45
uble r47 m51
uble_ r74 g-43 m37 h19
ubled r-40 g26
ubles g27
ubli g-21 m-58
ublic r-22
ublis g-20 m-19
ubm h26
ubmi h26
ubmit h26
ubo r100 g-26 h-28
ubo_ r97 g-26 h-35
ubs g-23 m19
ubsc g-23
ubscr g-23
uce r-27 m-26 h-47
uce_ r-27 m-22 h-27
uch g88 m-23 h-41
uch_ g86 k-29
uche g-29 k27
uched r21 g-22
ucher r-42
uci r29 h30
ucin r30
ucing r30
uck r-20 g48 h105 k-20
uck_ r-44 g42 h35
ucks r48 h39
ucks_ r48 h39
ucky_ g24 m-25 h-47
uct g20 m27
uct_ g33 h19
ucti r36 m31
uctio r27 m31
ud_ r50 g-34 h-104
uda_ g19
udd g27 h68
udde g33 h22
udder g33
uddi h35
uddin h35
ude h28
ude_ g28 h27
uden g-36
udent g-36
udg h20
udge r-21 h22
udh r48 g-22 m-29 h-36
udha h-23
udhaa h-20
udi r-21 h26 k-22
udie h37
udied h37
udit r-22 h-19
udit_ r-22 k-31
udito h-19
udo g41 m40 h-41
udo_ m42
udol g44 h-27
udol_ g44 h-27
ue_ r25 g-93 m-68 h21
ued r26 g29 h-30
ued_ r26 g29 h-30
uel r-47 m63 h27
uel_ r-40 m52 h31
uer g-27
ues r-21 m82 k-36
uess r-26 g39 m133 h-42
uess_ r-19 g66 m99 h-72
uesse g-36 m56 h35
uessi m-22
uest g-41 m-26 h48 k-23
uest_ r31 m-23
uesti h35
uests r-23 g-23 k-31
uet r-28 m46 h38
ueu m-24
ueue m-24 h-22
ueue_ m-24 h-22
ueur h23
ueur_ h21
uff g19 h44
uff_ h54
uffl g24
uffle g24
ug_ g-26 m-19
uga r-24
ugar r-29 h29
ugar_ r-29 h29
uge r30 m-28
ugg h32 k-23
uggl h52
uggle h43
ugh r-51 g-30 m-25 h50 k30
ugh_ r-27 g-19 k38
ught r-24 h-19
ugs h30
ugs_ h30
uhan r19
uhu h34
uhul h34
ui_ r33
uia h44
uiap h44
uiapo h44
uic r20 h-36
uice h-36
uice_ r19
uick m23
uida g34 h-21
uidat g34 h-21
uie k23
uiet k23
uiet_ k23
uil r-25 g19 h27
uila h26
uila_ h26
uild r-24
uilde h-24
uildi h40
uin r-20 h55
uine_ h20
uinea h-21
uinn h64
uinne h64
uir g29 h-21
uire g32 h-31
uired g21 h-20
uis g-48 m20 h26
uise m20
uise_ m20
uit r-66 h-25
uit_ m23 h-29
uitc h-33
uitca h-33
uiti r-42 g-22 h31
uitio r-25 g-22
uits m-19
uits_ m-19
uity g24 h26
uity_ g24 h26
uiz g-31 h-36
uiz_ g-31 h-36
uja r-19 g-35 h58 k20
uja_ h59
ujah k36
ujahi k36
ujai g-24
ujair g-24
uju h21
uju_ h21
uk_ r25
uka g40 h-27
ukaa h-25
ukaan h-25
ukas g47
ukas_ g47
ukr h-39
ukra h-28
uku r32 g49 h-19
ukuk r40 g39
ukuk_ r40 g39
ul_ g61 h-22
ula r40 g-80 m-42
ula_ r-21
ulag r27
ulage r27
ulam h-23
ulan m-19
ular h31
ulat r40
ulate r22
ulato m29
uld m37
uld_ m28 h-33
ule m41 k50
ule_ r43 g21 h-101 k77
ulet g-28 m45 h111 k-24
ulet_ m-23 h84
ulett m69 h25
ulg r27
ulge r27
ulgen r27
uli g23 h-72
ulin g-49 h-25
ulin_ g-28 h-30
uling g-21
ull r-46 g-29 m-25 h20 k-31
ull_ r-30 m-42 k-25
ulle h49
ulled h51
ulli r21
ullio r21
ulls m57 h-20
ulls_ m57 h-20
ulo h-38
ulog g25
ulog_ g25
uls r21
ult g-55 h81 k36
ult_ r-23 h72
ultan r22 k22
ultat h23 k-20
ulti m29 k31
ultip m30
ulu g-46
uly r32
uly_ r32
um_ r-67 g94 m-69 h-58 k-93
uma g-22 h57
uma_ g-22 h30
uman h35
uman_ h32
umb r27 m44 k24
umba r43 h19
umbe g26 m42 k28
umber g26 m42 k28
ume g-48 h32
ume_ h-102
umen g-28 h-23
ument g-28 h-23
umer g-26 h58
umer_ h31
umero h27
umes h99
umes_ h51
umi m31 h29
umm m48 h-48
umme r19
ummer r19
ummi g-23
ummie h21
ummy g29 m43 h-31
ummy_ g29 m27 h-20
umn g21 m21 h34
umn_ g21
umpe m19
umps h21
umps_ h21
ums g-19
ums_ h-21
umu m29
umul m29
umula m29
un_ g49 m-99 h-43 k21
una r53 g55 h-62 k-22
una_ r22 h-30
unaf r36
unafa r36
unaw g42
unawa g42
unb g19
unbo g19
unbor g19
unc r-43 m-38 h-23 k-34
unce r28 g-36 h65
unce_ r35 g-28 h42
unced r-23
uncen h42
unch r-69 m-23 h-50
unch_ r-47 g-53 m-21 h-45
unche g40
unci r-19 h-23
uncil r-19 h-23
uncl g38
uncla g29
uncle r20
und r38 k91
und_ r31 g-21 h-23 k-20
unda g-22 m-32
unday g-43
unde r48 g47 m22 h-61 k64
undec g-21
unded r69
undef g29
undel r-19 g44
under g-20 m36 h-27 k65
undi r-36 g36 m20 k45
undi_ r-37 h-24 k64
undin g53 m31 h19 k-19
undl m-38 h60
undle m-35 h41
undo h20
undr r60 g-19 k-36
undra r22 k21
undre m24 h29 k-29
undry m-19 h-45 k-28
unds r-40 g-32 m48 k66
unds_ r-40 g-32 m48 k66
une m-21
uner g20
unera g20
ung r-30
ung_ h-33
unge r-25 h32
unge_ r-25 h24
uni r-35 g-28 h-48 k-42
unid g25
unide g25
unio h28
union h28
unit h-19 k-19
unit_ h-26 k-19
univ g-24
unive g-24
unk g74
unk_ r44
unke g23 m41
unken g25
unket m45 h20
unkn r-28 g48 h-24
unkno r-28 g48 h-24
unks k20
unks_ k20
unl g-64 h43 k27
unli g-25 k32
unlic k32
unlo g-36 h42
unloc h36
unn g31 h-24 k25
unna g28 k21
unnam g28 k21
uno g23 m-33 k36
uno_ m-30
unof k37
unoff k37
unop g26
unope g26
unp r71 g-22 k-28
unpa r71 g-22 k-28
unpai r71 g-22 k-28
unr g-20 k34
unre k34
unreg k34
uns g102 m-30 h-36
uns_ r39 g-26 h21
unse g47 m-19 h-28
unsee g61
unso g23 h-51
unsor g32
unsp g62
unspe g62
unt r32 g30 m29
unt_ r-20 g74 m42
unta r-46 k-29
untai m-31 h-24
untan r-38 m19 k-25
unte r-76 h27
unted h-32
unter r-64 h58
unti r111 g-38 h-26 k-22
until r45
untin r80 g-37 h-46
untr h-29 k60
untry g20 h-26 k51
unts r51 h43
unts_ r51 h43
uor h45
uor_ h45
uot g24 m40
uote m42
uotex g44 m54
up_ r-36 g58 h62 k42
upa r66 g-38 h-41
upa_ r-36 g-32 h-20
upay r27
upe g-54 m41 h-42
upee g-43
upee_ g-42
uper m42 h-25
uperm m-19
upg h21
upgr h21
upgra h21
upi m30 h28
upie m38 h28
upier m38 h28
upl h35
uple h39
upo r58 m48
upon r58 m48
upon_ r31 m43
upons r28 h30
upp g37 m-31 h-41
uppe h-32
uppl g25 m-23 h31
uppli r-26 g23 m-23
upply r34 h25
uppo g-31 h-27 k25
uppor g-31 h-27 k25
uppy g40
uppy_ g40
ups r23 m-24
upst r31
upsta r31
uq_ r108
ur_ g-70 m-29 k-31
ura r22 g27 m-51 k-32
ura_ r19 m27
urab r72 m-24
uraba r54 h-21
ural h-22
ural_ h-22
uran g29 m-40
uran_ m-29
uranc g22
urb g26 m26
urbo g26 m30 h22
urbo_ g36 m36
urbon h38
urce g26
urce_ g26
urch r34
urcha r34
urd g-19 h37
urda h40
urday h40
ure r51 g88 m-35 k-59
ure_ r26 g-36 h40 k-34
ured r37 m-25 h-33
ured_ r37 m-25 h-33
urem h26
ureme h26
uren g19
urenc g19
urer r-21 g80 h-24
urer_ g72
ures g41 k-25
ures_ g41 k-25
urf m20 k42
urf_ m39
urg m-21 h-35
urge m-20 h-52
urger m-20 h-35
uri g-27 m-30 h-40
urie r-24 g-26 m-21 h-42
urier r-39 g-26 m-21 h-42
urin g46 h22 k22
uring h33 k22
uris g-19 h25
urit r44 g-30 h-28
urity r32 g-30 m-25
urk g-19 h-36 k23
urke k20
urkey k20
urn g56
urn_ r32
urnam m20
urne k19
urni h-23
urnin g19
urns g74 m-25 k19
urns_ g74 m-25 k19
uro r36 g32 m25 h23
uro_ g75 h-20
urom m52 h44
uromi m52 h44
uros r22 g-27 m-25
uros_ r22 g-27 m-25
urp r-39 k30
urpo k53
urpos k53
urpr r-44 k-20
urpri r-44 k-20
urr r34 k25
urro h46
urrog h46
urs r-22 g-65 m-32
urs_ r-43 g31 h-43 k28
urse g-80 h20 k-30
urse_ g-48 h60 k-40
ursel h-29
urser m-27
ursi r19
ursin r19
urst h41
urst_ h36
urt r-43 g37 m23
urt_ g38
urta r-45 h-34
urtai r-52 h-34
urte h19
urth k32
urth_ k34
urti h47
urti_ h47
uru g30 m33
urus g31 m34
urusd g31 m34
urv h-24
urve g-19
urvey g-19
urvi g26 m22
urviv g26 m22
ury r74 g-39 m-22
ury_ r74 g-39 h27
us_ r-35 g-86 m86 h-86
usa r77
usag h27
usage h27
usan r72 g-24 h-19
usanc r47
usand r25 g-23 m20
usb h87
usba r-24 h55
usban r-24 h55
usd r25 g46
usd_ r28
usdt g29
usdt_ g29
use r-19 g-24 h-85 k91
use_ r52 g-68 h-57 k96
used r-43 g54 k-21
used_ r-43 g54 k-21
user h-28
users h-28
uses g19 k19
uses_ g19 k19
useu g-19
useum g-19
ush g-31 h76 k-30
ush_ r46 g-25 h51 k-22
ushe r-40 h29
ushed r-40
ushi h-24
ushio h-24
ushm h26
ushma h26
usi r-43 m-49 k20
usi_ g-23
usic g-31
usic_ g-31
usie h-20
usie_ h-20
usin g52 m-57 k29
usin_ g33 h26
usine r21 h25
using g38 m-22 h-24
usins r-25 g-30 k21
usk h58
usks h36
usks_ h36
usl h51
usli h51
uslim h51
uss m-28 h32
usse r24 h-27
ussi h28
ussia h44
ust r54 g-65 m40 h-60 k42
ust_ r34 g-74 k94
usta m57 h-35
usta_ m29 h-29
uste k-19
ustm r31
ustme r31
usto r-21
ustom r-21
usu r83 g-22 m-31
usua m-25
usual m-25
usuf r19
usur r60 h-26
usure r42
ut_ r37 g58 h65 k40
uta m-26 h103
utan r24
utang r24 h-26
utch_ h52
utche h-39
ute r-52 g26 h-38
ute_ r-21 m34 h-61
uted h47
uted_ h47
uter m-29 h-41
utes r-31 g49
utes_ r-31 g49
uth k20
utho h-27 k22
uthor h-27 k22
uti g-25 h-26
util r32
utili r32
utin h-26
utio r-33
ution r-33
uto r-26 g-26 h-26 k-19
uto_ g21
utor g-23
utor_ g-23
uts g79 m-38 h-63 k-63
uts_ g83 m-33 h-54 k-58
utt g-55 m36 h69
utte h31
utter h31
utti m39 h27
uttin m39 h27
utto g-32 h41
utto_ h41
utton g-31
utu r-21 g82
utum g21
utumn g21
utur r-25 g56 m-27
uture r-25 g75 m-27
uty h-25
uty_ h-25
uv_ m30 h30
uve h40
uwa r50 m24 h-24
uy_ m52 h102 k35
uye r-23 m-19
uyer m-19
uyer_ g46
uyers g-39 h29 k-22
uyi h30
uyin h30
uying h30
uys r57 h-23
uys_ r57 h-23
vab r23
vabl r23
vable r23
vac r-23 g-28 m-45 h-50
vacc m-45 h-38
vacci m-45 h-38
vad r26
val r-21 g-27 m-35 h-37 k22
val_ r-44
vale r24
vall k-19
valle k-19
valu h-25 k29
value r20 h-22 k22
van r23 g80 m-20 k-35
van_ g27 h-33 k-21
vanc g24
vance g24
vap h24
var r-24
vas g-52 m-47
vas_ g-52 m-47 h-43
vat k-37
vat_ r-57 k-44
vate g-28 h33
vate_ g-28 h33
vati g43
vativ g48 h-22
vatt r78 h-25
vatti r78 h-25
vds g-37 h23
vds_ g-37 h23
ve_ r25 g47 m-20 h34 k40
vea g34 h-29
veal g37 h-28
veal_ g32 h-25
veaw m19
veawa m19
ved g-38
ved_ g-36 h-22
vee h31
vega g24
veh g36 h-29
veh_ g34 h-22
vel r-28 g-80 m-50 k-19
vel_ r-32 g-61 m-51
velo g-22 k-19
velop g-22 k-19
ven r-32 m-26 h-29 k-34
ven_ g-48 m-25 h-63
veni r-35 m27 h52
venin r-35 m27 h53
vent r-22 g65 h50
vent_ g89 h-20
ventu h57
venu h-33
venue h-33
ver r44 g67 m-30 h-51
ver_ r24 g132 h-56 k74
vera r34
verab r73 g-68
verag r-39 g77
verc r-22
verd r25
verdr r42
vere r-34 g27 h-31 k-32
vered r-28 g33 h-31 k-32
veri r30 g-28
verin r22 g-28
verm h54
vermo h54
vern r59 m-22
verni r41
vers m20 h-30
vers_ g28 m21 h-22
versa r-31
verse h-19
versi g-32
vert r-64 m-21 h-49
verti r-64 h-56
very r25 h52 k-32
very_ r59 m-20 h40 k-19
veryb m28
veryo r-31
ves g73 m-38 k-35
ves_ g41 m-26 h-34 k-21
vest r21
vest_ g19
veste g19
vestm r-23 h24
vesto r54 g-29
vests g25
vet h-51
vet_ h-43
vey g-19
vey_ g-28
via g-24 m28 k51
via_ g-24 k61
viat m30 h23
viato m30 h23
vic r20 m-22 h28
vice m-30 h36
vice_ m-30 h27
vid r35 g-33 h64
vide r30 g-61 h67
vided r26 g-19
viden r25 g-32
video h65
vidi g20
vidia g20
vie r64 g-39
vier r83
vier_ r83
vies h36
vies_ h36
view r-21 g-25
view_ h-26
views h31
vig r72 h-36
vig_ r73 h-47
vil k-37
vill k-26
villa k-26
vin r25 m-63 k-52
vin_ h19
vine r-20 g32 m-20 h-80
vineg h-29
viney g21
ving r49 g-48 m-38 k-30
ving_ r52 g-21 m-23 h36
vings g-27 h-19 k-21
vino h46
vino_ h19
vio h59
viol h59
viola h59
vip h54
vip_ h54
vir g-25 m45 h24
virg h-26
virgi h-26
vis g-28
visi r-31 h-20
visio m24
visit r-31 h-20
viso g-34
visor g-34
vit r-28 h-61
vita h-72
vitam h-72
viv g26 m22
vive g28
vives g28
vo_ h21
vod h-41
vodk h19
vodka h19
voi g-31 m-22 k55
voic g-26 h20
voice g-25 h22
void h-37 k38
void_ h-30 k30
volv r45
volvi r45
voo h48
vood h48
voodo h48
vor m22 h43
vor_ m26
vory h55
vory_ h55
vot m37 h62
vote m37 h62
vote_ h70
votes m41
vou h-35 k24
vouc r-20
vouch r-20
vour h-27
vour_ h-44
voy_ h-19
vv_ h22
vy_ h40
vya r99 g-19 h-29
w3e g33
w3ed g33
w3ed_ g33
wa2 r53
wa2t r57
wa7 r-40 g55 m22 h22 k20
wa7d r-42 g49 h27
wa7e k24
wa7ed k24
wa_ r-69 g-38
wab h-42
wad r69 g27
wadi r23 g30
wadi_ g30
wag r-63 m47 h-55
wage r-55 m46 h-40
wage_ r22 g36 k-28
wager m65 h-55
wages r-74 g-22 h22 k27
wah h-41 k22
wai r59 g-30 h-47 k-25
wait r67
wait_ r42
waiti r22
waive r19
waka r-20
wakal r-20
wal k38
wal_ r24 m19
wala r-48 g69 m-21
wala_ g65 m-21
walad g23
walan r-27 h21
wale h34
wale_ h34
wali r22 g-20 k-19
wali_ r26 g-20
walk h22
walk_ r29 g29
walke h31
wall r-26 g-39 m24 h-28 k76
wall_ r-35 h-44
walla r41
walle r-32 k91
waln h-32
walt h32
wan r22 m-30 h54
wanc g-20 h43
wance g-20 h43
wane h32
wane_ h32
want_ r-57 k35
wants r61
wap r-34 g88 h-68
wap_ g27
wapa h-28
wapas h-28
wappe g-22
wappi r-24 g26
waps g60
waps_ g60
war r-70 g94 k-23
war_ r-31 g20 h24 k27
wara m38 h53
wara_ h28
ward r-72 g41 m-27 h-50
ward_ m-21 h-33
wardi r-36
wards g63
ware r-27 g-39 m-35 h45 k-51
ware_ g-19 m-34 h63 k-21
waren h-43
warr r41 g77 h-55
warr_ g19
warra r-26 g64 h-49
warru r74
waru r50
waruq r30
was r-29 g-85 m30 h51 k-20
was_ r-42 g-93 m92
wash g-28 m-68 h-31
wash_ g-28 m-38
washe r29 m-20
washi r-35 h-40
wasl r24
wasl_ r24
wast h87
wasta h52
wat g-52 m-48
wat_ h26
watc g-19 m-37
watch g-19 m-37
wate g-32 h-42
water g-32 h-42
way r24 m55 k34
way_ r-96 m29 k68
waye r59 m26 k-24
wayed r56 k-24
ways r61 h-23
ways_ r61 h-23
waz g-31 h19
waza g-31
wd_ r46 g-23
wde h-23
wder h-23
wder_ h-23
we_ g-26 m51 h21 k-24
wea r51 g39
weal h37
wealt h37
wear r53
wear_ r34
wears g24
weat h-26
weath h-26
web g-29 h-25
web_ h-73
webs h34
websi h34
wed g-29 m-51 h-59 k-46
wed_ g-35 m-29 h-22 k-22
wedd r-21 g24 m-19 h-26
weddi r-21 g24 m-19 h-26
wee g-43 m42 h65
weed r-30 h75
weed_ r-30 h75
week r22 h-43
week_ m-35 h-40
weeke m19
weekl g31
weeks r34 k-29
weela k28
ween r19 m-19
ween_ r19 m-19
weep m116 h-51
weep_ m86
weeps m55 h-29
weet g-23 m-34
weet_ h-33
weete r38
weets r-39 h38
weez h28
weez_ h23
wei r22 g-27
weig r30 m21 h-66
weigh r30 m21 h-71
wein h24
weis h39
wel m-45 h-68
wel_ k44
welf r-31
well g38 m-30 h-44 k-21
well_ r-53 g48 m-29 h-36
welle r21 h-21
welv r41
welve r41
wen r36 g-47 m32 h35
went r48 g-71 m32 h44
went_ r30 g-58 m32 h61
wer r-52 g25
wer_ r-49 g47 m-24 h-61 k-20
werb m46 h50
werba m46 h50
were k46
were_ k46
wers m-26
wers_ m-26
wes r-70 g22 m71 h-23 k-20
wes_ r-50 m46
west m26
west_ m26
wha g59 h-24
what g59
what_ h-20
whate r-20 g43 h-27
whats g19 h30
whe r26 g78 m-31 h-71
whea g27 m-29 h-40
wheat g27 m-29 h-40
whee g-46 m-25 h27
wheel g-46 m-25 h27
when r76 g65 k-53
when_ r50 g67 k-49
whene r26
wher g49 h-30 k53
where g49 h-30 k53
whet m56 h-23
wheth m56 h-23
whi r58 g55 m-29 h45 k-60
whic g69 h-35 k-35
which g69 h-35 k-35
whil r100
while r100
whis g-23 h70
whisk g-20 h79
whit r-20 h30 k-24
white r-20 h30 k-24
who g-54 m68 h56
who_ g-81 h66
whoe g-28
whoev g-28
whom h22
whom_ h22
whos g52 m71 k21
whose g52 m71 k21
why m-19 k50
why_ m-19 k50
wi_ g19
wic h23
wich h23
wid h-30
wide h-19
wide_ h-19
wido r19
widow r19
wif g-23 h32
wife r21 g-23 h57
wife_ r22
wifes g-29
wil g109
wild h26
wild_ h26
will g128 m-27 h-31
will_ g131 m-39 h-27
wim g25 h-55
wim_ g28 m23
wimm h-39
wimmi h-39
win m83 h33 k-31
win_ r-29 m98
wind g-91 k-33
windo g-46 h23 k-22
winds g-43
wine m-41 h50
wine_ m-37
winer h30
wing r37 g23 k-22
wing_ r37 g-29 h-28
winge h37
wings g54 h-23
winn m31 h-58 k26
winne m19 h-47
winni k28
wins g23 h62
wins_ g23 h62
wint g44 m-24
winte g44 m-24
wip h54
wipe h54
wiped h55
wir r32 g-31 h-38 k29
wire r23 g-29 h-40 k29
wire_ g-29 h-31 k31
wis h84 k-27
wise g27 h20
wise_ g27 h20
wish_ r-39
wisk h66
wiske h28
wiski h28
wit r26 g-46 h49 k-20
with r30
with_ r39 g-33 m64 h42
withd m-19
withi r20 h-27
witho r-23 m-25 h19
witn g-26 h28
witne g-26 h28
wiz h49
wiza h27
wizar h27
wk_ r19 g28
wla g29 m-19 h-32 k-19
wme g29
wmen g29
wment g29
wn_ r32 g35 m-32 h-37 k-22
wnb r25
wnbr r25
wnbro r25
wne m30 h-19
wned r32 h-21
wned_ r32 h-21
wner r-25 m45
wner_ g35
wners g-26 m60
wni g52
wnie g-21 h39
wnies g-19 h26
wnin g72 h-23
wning g72 h-23
wns r30 h-22
wns_ h-46
wnsh r30
wnsho r30
wo_ g-30 k-28
wom h22
woma g-34 h32
woman g-34 h32
womb g37
womb_ g37
won m80 h-24
won_ r-25 m54 h-24
wont r25 g26 m26
wont_ r25 g26 m26
woo r-29 g77 m-36 h-57
wood h-42
wood_ g21 h-37
wool r-20 g61 m-33
wool_ r-20 g61 m-33
wor g-49 k28
word g-21 m25
word_ g-20 m25 h-22 k27
words h30
wore m19
wore_ m19
work h-26 k23
work_ g-46 m25 h-50
worke r-42 g27 h50
worki r23
workm g36
works g-38 h-39
worl g33
world g33
worn g-39
worn_ g-39
wors h64
worsh h64
wort r24
worth r24
wou m53
woul m53
would m53
wra r-19
wre h-21
wrec h-19
wreck h-19
wri r39 g24 h52 k32
writ g34 h38 k32
write g23
writi r-19 g51
writt g-41 h34 k43
wro g-35 m19 h-51
wron m26 h-27 k30
wrong m26 h-27 k30
wrot r19 g-27 k-24
wrote r19 g-27 k-24
wry r41
wry_ r41
ws_ g62 k-77
wse h41
wsu g49
wsui g49
wsuit g49
wur h45
wurs h41
wurst h41
wwa r61 g-20
wwal r46
wwal_ r46
wwe r26 g26
wye g-41 m-33 h-42
wyer g-41 m-33 h-42
wyer_ g-41 m-33 h-35
xa_ g32
xac r-41
xact r-41
xactl r-31
xam r-41 g-22 k-25
xam_ r-42 g-21 k-26
xami h36
xamin h36
xams h-20
xams_ h-20
xan h36
xana h36
xanax h36
xch g-37 m30
xcha g-34
xchan g-34
xer m-22 h39
xer_ h31
xes h-33 k-31
xes_ h-33 k-31
xi_ r-30 m-47 h-68
xin g-20 m-36 h30
xing g-20 m-36 h30
xing_ g-20 m-36 h30
xis h-28 k39
xist h-28 k39
xist_ g-23 h-23 k42
xpe k-23
xpec g26
xpect g26
xpen h-23
xpens h-23
xper h27
xperi h36
xpi r-20 g33 h40
xpir r-20 g33 h40
xpire g-24 h23
xpiri g33
xpiry g24 h35
xpl r-36 g-26 k44
xpla r-36 g-21 k44
xplai r-36 g-21 k44
xt_ r35 g64 m46 h-52
xtend r-48 g32
xtens r33 g-22
xti g-45 h34
xtin g-45 h34
xting g-45 h34
xtn g26
xto h25
xtor h25
xtort h25
xtr r21 g-42
xtra r33 g-42 h25
xtra_ r35 g-42
xty r-22
xty_ r-22
xx_ h32
xxx h34
xxx_ h23
xy_ g-25 h61
xys h24
xys_ h24
y3a g49
ya3 g22
ya5 r24 m34
ya5o m34
ya5od m38
ya_ r-79 g70 m50 h-102 k67
yaa r38 h-25
yaak m23
yaakh m23
yab r20
yac h30
yach h30
yacht h30
yad r-81 g-61 m-20 h-25
yad_ r-50
yada r-32 g-19
yada_ r-32 g-19
yah r-30 g38 h35
yah_ r-49 g40 h28
yaj r163 g-29 h-51
yaj_ r163 g-29 h-51
yak r42 m59 h-32
yakh r42 m69
yakhe m38
yakho m36
yal r79 g-31 h-28
yal_ m-31
yals r44 g-22
yals_ r44 g-22
yam h21
yam_ h21
yan g-38 m21 h-27
yan_ r-20 m20 h-21
yani g-28 h-27
yani_ g-28 h-27
yant h33
yant_ h23
yar r-48 m-45 h-67 k-22
yar_ r-19 g27
yara h-46
yara_ r-29 h-42
yard r-30
yard_ r-30
yas r31
yat r-32 g51 h-25
yat_ g54 h-25
yaw h-31
yawa h-31
ybe r-32 g66 m111
ybe_ g56 m39
yber r-20 g29
yber_ r-20 g29
ybet g-19 m73 h37
ybet_ g-19 m73 h37
ybit g20
ybit_ g20
ybo m23 h41
ybod m28
ybody m28
yboy h56
yboy_ h52
yc_ k47
ych h35
ychi h53
ychic h53
ycl r-31
ycle r-31
ycle_ r-31
yd_ r-29 h-21 k36
yda m45 h-19
yda_ r23 h-30
yday h27
yday_ h27
yds g37
yds_ g37
ye_ g36
yea g60 m-21 h27 k-45
year g65 m-20 h-24 k-45
year_ g27 k-29
yearl r21 h-33
years r-29 g54 h26
yeas h51
yeast h51
yeb h27
yed r46 g-26
yed_ g-20 k-28
yedf k21
yedfa k21
yee r73 k24
yee_ k33
yef h39
yefo h24
yefok h24
yeg r37
yegh r37
yegh_ r37
yeh r25
yek m21
yel g-20
yen r42 g-32
yen_ m28
yent r48 m-21 h-44
yer r-34 g-101
yer_ r-38 m-52 h-26 k38
yera h20
yeraj h20
yerg g-37
yerga g-37
yers g-39 m42 k-31
yers_ g-39 m42 k-31
yes r69 g66 k50
yes2 k37
yes2a k30
yes_ g62 h35 k24
yest r69
yeste r26
yet r-33 g122 h-76 k-30
yet_ g126 h-52 k-38
yez r45
yez_ r24
yfa h47
yfan h47
yfans h47
yho m25
yhou m25
yhoun m25
yie r55 h-32
yiel r55 h-32
yield r55 h-32
yin r26 h61 k-25
ying r26 h61 k-25
ying_ r26 h61 k-25
yl_ g-23 k-22
yla r36
yle r19
ylen r25
ylend r25
yli r-28 g-21
ylin r-28 g-21
ylind r-25 g-20
ylo r33 g-28
yloc r34
ylock r34
ym_ r-63 g-40 m-36 h-55
yma h35
yman g19
yman_ g25
ymas h26
ymash h26
yme r-25 g37
ymen r-23
yment r-22
ymex g23
ymex_ g23
ymn r40
ymnt r40
ymnt_ r40
ymo h-41
ymp g57 m43
yna r-35
ynd m39 h23
yndi m39 h23
yndic m39 h23
yo_ g28 h19
yom r65 g-54 m-20 h-30
yom_ r59 g-54 m-20 h-30
yon r-51 m-35 k35
yon_ h-20 k25
yone r-33
yone_ r-33 g-32
yor g30 m33 h49
yor_ h50
yot r-24 h32
you h-100 k44
you_ r46 g-74 m31 k-19
your r-61 g82 m-29 h-33 k75
your_ r-48 g53 m-46 k33
yours g30 h-29 k42
yous r-19
yout r31 h-42
yout_ r31
youth h-46
ypa k30
ypas k30
ypass k30
ype_ g21
ypi r-30 h-20
ypin r-25 h-20
yping r-25 h-20
ypt k29
ypto k31
ypto_ h-23 k33
yra r27 h30
yraj r27
yre h-20
yres r-19 g-22
yres_ r-19 g-22
yri h33
yric h43
yrica h43
yro g-20 k33
yrol g-20 k33
yroll g-20 k33
ys_ r32 g-26 k-64
ysa r28
yse r-33
ysel r-33
yself r-33
ysi h-68
ysid h33
yside h33
yst g35 m-19
ysta m-27 h45
ystal h46
yste g45 h-44 k27
ystem k34
yster g55 h-26
yth k-20
ythi k-20
ythin k-20
yun g-21 h-34
yung g-21 h-33
yung_ g-21 h-33
yus r19
yusu r19
yusuf r19
ywa r-34 g25
ywh h-19
ywhe h-19
ywher h-19
yya g49 m-24 h-66
yya_ g34 m-25 h-43
yyar h-29
yyara h-29
yyat g32
yyat_ g32
yye h50
yye_ h19
yze r42
za_ r-40 m-22
zab r-20
zah h40
zahl h43
zahla h28
zak r-31 g39 m-40
zaka r-31
zakat r-31 h-39
zal m39 h25
zan r70 g-49 h-46
zan_ g-42
zani r19 h-21
zanin r19 h-21
zar h81
zar_ h50
zard h27
zard_ h27
zas h-22
zas_ h-22
zatl h34
zatla h34
zaw r75 h63
zawa h51
zawar h51
zaww r70
zawwa r27
zay h-36
zay_ g-24
zaz_ h19
ze_ r-48 g-53 m36 k44
zed h57
zed_ h57
zee r72 h63
zeed r72 m21
zeed_ r72
zeer h49
zeer_ h49
zel r71 h-75
zel_ r28 h-62
zem r34
zem_ r34
zen h-27
zen_ h-27
zer r-53 h-62
zer_ h19
zero r-39 g33 h-89
zero_ r-33 h-39 k-19
zi_ h-78
zia r35
ziad r35
zin g-21 h-25
zine h-43
zine_ h-46
zir h40
zir_ h44
zle h-28
zle_ r-23 h-28
zo_ g-19 h106
zod h28
zodi h28
zodia h28
zon h32
zone h38
zone_ h38
zoo h-20
zra h23
zran h23
zrana h23
zti k55
zti_ k55
zya r-19 g-29 h-19
zyad r-19 g-29 h-19
zyada r-20
zza r-19 m-40 h-49
zza_ r-30 m-31
zzan r19 h-21
zzani r19 h-21
zze r39
zzl r-23 h-28
zzle r-23 h-28
zzle_ r-23 h-28
ءه_ g-24 m-23 h24
اء_ r-44 g-65 m-59 h-78
اءه g-22 m-21
اءه_ g-22 m-21
اب_ r-27 g-66 h24 k-22
ابا r-66 h47
ابا_ r-47
ابات h20
ابات_ h20 k19
اباح h23
اباحي h23
ابت g43
ابت_ r-32 g21
ابتز h30
ابتزا h30
ابته r27 h-20
ابته_ r27 h-20
ابح r49 k-24
ابحا r38
ابحات r38
ابحه k-19
ابحه_ k-19
ابد k29
ابدا k29
ابدا_ k29
ابر r-47 g-24
ابر_ r-47 g-19
ابرا h30
ابراج h30
ابس r-48 h-20
ابس_ r-29 h-22
ابط h47
ابع r-48 h28 k23
ابع_ r-40
ابق m63 k27
ابقا r29
ابقاء r29
ابقه m24
ابقه_ m24
ابل g29 k36
ابل_ h21
ابلا k44
ابلاغ k44
ابن r24 g40 m-27 h-35
ابن_ g24
ابنه r28
ابنه_ r32
ابني r-22 g21
ابني_ r-22 g21
ابه g-35 m21 h46 k39
ابه_ m21 h47 k41
ابو r22 g27 h-62
ابو_ g-57
ابوا g32
ابوي g25 h-23
ابوي_ g27 h-23
ابي r40 g-19 m-44 h-19 k45
ابي_ r40 g-39 m-35 h-22 k44
ابيع_ g-23
ابيعك g31
ابيعه h29
ابين g20 k20
ابين_ g26
ات_ r-62 k38
اتا g-25
اتاخ r19 g-23
اتاخر r19 g-23
اتب g-19 m-31 h-68
اتب_ r-25 h-53 k30
اتبي m-19 k-32
اتبي_ m-19 k-32
اتجا h25
اتجار h25
اتح g-42 h27
اتر g61 m27 h-27
اتر_ g37
اترا m27
اتراه m27
اتس g-22 h21
اتش m51
اتشا m44
اتشات m36
اتص g27 h-27
اتصا g27 h-27
اتصاد g21
اتصال h-21
اتع r-21
اتعا r-21
اتعاب r-21
اتف r27 g-28 k-25
اتل k64
اتلو k36
اتلون k36
اتلي k32
اتلين k32
اتم r-25
اتن r36 m25
اتنا r40 m25
اتنا_ m29
اتو g-83 m35 h-22
اتور g-42
اتوره g-35
اتوق m26 h-24
اتوقع m26 h-24
اتوم m30 h26
اتي_ k-26
اتير r20 h-31 k20
اتير_ r20 h-31 k20
اتين g29 h30
اتين_ g29 h30
اث_ m-21 h-41
اثا g-40 h-36
اثاث g-40 h-27
اثاث_ g-40 h-27
اثب k28
اثبا k22
اثبات k22
اثم r-32 m21
اثمي r-32 m21
اثميه r-32 m21
اثن r38 g-20 h19
اثنا r-21 h27
اثنع r23
اثنعش r23
اثني r36
اثه g-28
اثه_ g-28
اثي r48 h32
اثيل h25
اثيل_ h25
اثين r40
اثين_ r40
اج_ r-43 g45 m-23 k-36
اجا g37 m-38 h46 k19
اجات g63 m-38
اجات_ g63 m-38
اجار k30
اجار_ k31
اجاره h-21
اجان h54
اجر m-72 h-25 k54
اجر_ r63 m-37 h-37 k54
اجرا h52
اجرات h52
اجرت r-31 g-35 h-27
اجرت_ r-34 k37
اجرته k-22
اجره r23 g20 m-20
اجره_ r23 g20 m-20
اجع r-36 h-36 k-42
اجع_ k-23
اجعه h-36 k-19
اجل r110 g-43 k-35
اجل_ k-21
اجلت r73
اجلت_ r73
اجله r24
اجله_ r24
اجن g21 h-19
اجنب g21
اجنبي g21
اجه m-19
اجه_ k-22
اجها g-20 h28
اجهاض h28
اجهز g20
اجهزه g20
اجهل h-22 k43
اجهله h-22 k43
اجو h21
اجون h31
اجون_ h31
اجي r38 g-26 h-48
اجي_ h-62
اجير g-19 k21
اجير_ g-19 k21
اجيل r26 g-36
اجيل_ r26 g-36
اح_ r-21 g-45 m29 h-103
احب k28
احب_ g-26 h-24 k35
احبت h34
احبتي h34
احبه g39 h-20
احبه_ r-23
احبها g36
احت r-34 g30 k-41
احت_ g19 h30
احتر g41
احترق g41
احتس r42
احتسب r42
احتك r-29
احتك_ r-29
احته r-28
احتيا h21
احد r27 m-25
احد_ m-23
احده g22 h20
احده_ h23
احدي r22
احدي_ r22
احذ h33
احذف h30
احذف_ h30
احر g-20 h78 k24
احر_ h45
احرك k33
احرك_ k33
احط k43
احط_ m20
احطه k44
احطه_ k44
احق g70
احقا g70
احقا_ g70
احل r-37 g-26
احل_ g-21
احم r-28 g-25 h38
احمر r-26 g-19 h38
احمر_ r-26 g-19 h38
احن g20 h24
احنا r19 g27 h-21
احنا_ r19 g23
احنه h45
احنه_ h45
احه h-41
احه_ h-37
احو r-28 h-23 k20
احول r-28 h-23 k20
احول_ h-19
احي g-31 h74
احيه g-20 h62
احيه_ g-20 h62
اخب g24 h-30
اخبا g24 h-30
اخبار g24 h-30
اخت r-105 g-24 m-43 k-31
اختا g-30
اختار g-30
اختب h25
اختبا h25
اختر r-66 g-35 m-20
اخترا h39
اخترت r-51 g-43 h-19
اختل r29 m-24
اختلا r29
اختي r-51 g57 h-28
اختي_ r-49 h-20
اختيا g72
اخد g-22 h-19
اخد_ g-20
اخذ r34 g27 m32 h-26 k-74
اخذ_ g-32 m47 k-48
اخذت r-25 g31
اخذت_ r23 g28
اخذته r-48
اخذه r26 g45
اخذه_ g41
اخذها r31
اخذو r32
اخذون r24
اخذوه r23
اخر r34 g-24 m25
اخر_ r77 m36 k-19
اخره r-30
اخره_ r-30
اخض g39 m19 h-20
اخضر g39 m19 h-20
اخضر_ g39 m19 h-20
اخف r27
اخل r21 g49
اخل_ g37
اخله_ g24
اخم m58
اخمن m58
اخمن_ m58
اخو h-43 k31
اخوه h-21 k45
اخوه_ h-21 k56
اخوي r-31 h-22
اخوي_ r-28 h-22
اخي r-25 h-21
اخي_ r-26
اخير r49
اخير_ r21
اد_ r28 m-75 h-41 k-57
ادا r37
ادات r35
ادات_ r35
اداري r25
ادت g24 m27
ادت_ m31
ادته g27
ادث r-20 g20
ادث_ r-20 g20
ادخ h-26 k52
ادخا g19
ادخار g19
ادخل h-25 k54
ادخلت k25
ادخله k37
ادف r45 g35
ادفع r45 g35
ادفع_ r27 g36
ادل g99 h-48
ادلا g30
ادلات g30
ادله r-20 g60 h-25
ادله_ r-20 g60 h-25
ادم r46 g81 m-32 h-51
ادم_ r48 g26
ادما m-31 h-28
ادمان m-31 h-28
ادمه g63
ادمه_ g63
ادن r45 g21 h-25 k-27
ادني g22 h-25 k-27
ادني_ g22 h-25 k-27
اده k-19
ادو g23 h19
ادو_ h26
ادور g64
ادور_ g32
ادول h22
ادول_ h22
ادي r-30 g-35 h43 k27
ادي_ r-43 g-24 h-19 k22
اديب h45
اديب_ h45
ادير k21
ادير_ k21
اذا g110 h-22
اذا_ g110 h-22
اذو r68 g-20 h-54
اذون r68 g-20 h-54
اذون_ h-42
اذونا r50
اذي h25
اذين h25
اذين_ h25
ار_ r-30 g67 h-119
ارا g33 m28 h-33
ارات m39 h-30
ارات_ m40 h-23
اراض g22 h-21
اراضي g22 h-21
اراه m-24 h40
اراه_ m-20 h40
ارب r-33 g-37
ارب_ r-34 g-23
اربا r37 h23
ارباح h23
اربح m55
اربح_ m55
اربع m-37 h-41
اربع_ r-41 h-28
اربعم r29
اربعي m-19 k-20
اربه r-35 h27
اربه_ r-35 h27
ارت r21 g-29 m-24 h51
ارت_ g31
ارتب r37
ارتبا r37
ارته r-27
ارته_ r-27
ارتي g-43
ارتي_ g-42 h-24
ارتين h26
ارج r-64 g68 k33
ارج_ k52
ارجح m34
ارجحي m34
ارجع r-48
ارجعه r-32
ارجن g83 h-35
ارجن_ g83 h-35
ارخ r52 g-21 h22
ارخص r52 g-21 h22
ارخص_ r52 g-21 h22
ارد h30
ارد_ h21
ارده r23
اردها r26
ارز g19
ارز_ g19
ارس r-41 g-56
ارس_ r-24 g-39 m-20 k-32
ارسل k38
ارض r-57 m-39 h-84 k-20
ارض_ r-71 m-39 h-79
ارط m48 h-25
ارع g-29 m25 k-21
ارع_ m25 k-21
ارعه g-26 h-25
ارعه_ g-26 h-25
ارف g50 k-20
ارف_ g35
ارق r-42 h77 k21
ارقا r-19 m20 h59 k21
ارقام r-19 m20 h59 k21
ارقها h20
ارك g-51 h33
ارك_ g-31 k19
اركه g-19
اركه_ g-19
ارن g65 h-23
اره r-19 m20 h31
اره_ m31 h65
ارها r-24 h-34
ارها_ r-24 h-34
ارو g24 h35
اروت h27
اروت_ h27
اري g-21 k47
اري_ r63 g42 m29 h-49 k-30
اريا m43
اريات m43
اريج h39
اريجو h39
اريخ k37
اريخ_ k40
اريد k19
اريد_ k19
ارير m-19 h30
ارير_ m-19 h30
اريف m-19 h-35 k35
اريف_ m-19 h-35 k35
اريه r-24 g-41 h58
اريه_ g-39 h54
اريها r-19
از_ r-55 m-24
ازا r-22 m-20
ازات h23
ازات_ h23
ازاز h31
ازازه h29
ازاي h-32
ازايز h-32
ازج g-19 h-39
ازج_ g-19 h-39
ازر r-21 g-26
ازل r-48 g38
ازل_ r-23 g49
ازلت r-24
ازلت_ r-24
ازه r23 g-32 h53
ازه_ r23 g-32 h53
ازو g22 h-51
ازون g43 h-22
ازون_ g43 h-22
ازي m96
ازي_ r-22 m64
ازيد r37
ازيده r35
ازين m34 h35
ازينو m34 h35
اس_ r36 g-46 m-80 h-20 k49
اسا r45 g-21
اساس r36
اساس_ r41
اسب m25 h22 k-33
اسب_ k-32
اسبا g24
اسبا_ g24
اسبو h36
است r19 g-86 m-50 h-50 k52
استث g23
استثم g23
استح r27
استحق r27
استخ k33
استخد k33
استر h44
استط k30
استطي k30
استع g20
استعم g20
استق r31 g-27 k57
استقب k57
استل m-27 h-32 k-24
استلا g27 h-19
استلم m-21
اسح g-25 k70
اسحب g-25 k70
اسحبو g-25 k47
اسد r35 h45
اسدد r35 h50
اسدد_ h30
اسدده r26 h20
اسر r24 h-45
اسر_ r24
اسط m-22 h75 k-22
اسطه m-19 h97
اسطه_ m-19 h97
اسع g39 m-19
اسعا g39 m-19
اسعار g39 m-19
اسق r-50
اسقط r-50
اسقط_ r-39
اسك r37 h35
اسكت h35
اسكتل h35
اسكن r36
اسل r49 g-38
اسلا g-26
اسلام g-26
اسلم r43
اسلم_ r43
اسم r-79 g-62 h-94 k155
اسم_ r-37 g-32 m-37 h31 k23
اسما k67
اسماء g-19 k77
اسمك k28
اسمك_ k28
اسمن h-19
اسمه r-26 m41 h-30 k25
اسمه_ r-26 m41 h-21
اسمي r-23 m19 h-31 k19
اسمي_ r-23 m19 h-31 k19
اسن m-24 h-22
اسنا m-24 h-22
اسنان m-24
اسه m32 h19
اسه_ m39
اسهم r-21
اسهم_ r-26 g45 h22
اسي r-57 g-21 k24
اسي_ r-29
اسيل k26
اسين h-21
اسين_ h-21
اسيه r-20
اسيه_ r-20
اش_ r40 g27 h-131
اشت r41 g-36 m-40 k-50
اشتر r26 m-19 h-32
اشترط r40
اشتري r-20 m-20 h-23
اشتغ g-27 m-21 h24 k-31
اشتغل g-27 m-21 h24 k-31
اشخ h22
اشخا h22
اشخاص h22
اشر r96 g27 m21 h30
اشر_ r118 g28 m26 h23
اشه r-63 g27
اشه_ r-53 g29
اشي r-20 h-22 k30
اشيل k42
اشيل_ k42
اص_ m-29 h67
اصب r26 h35
اصبر r28
اصبر_ r28
اصر r-23 h32
اصر_ r-27
اصرا h21
اصرات h21
اصف g27 m-23 h27
اصفا g29
اصفات g29
اصل g-71 m-23 h-34
اصل_ r44 g-22
اصلا g-19 h-40 k28
اصلا_ k46
اصلات h-23
اصلي r-24 g-30 h22 k-19
اصلي_ r-19 h21
اصنا h20
اصنام h20
اصه g-58 h69 k-24
اصه_ g-58 h69 k-24
اض_ r-40 g21 m-24 h64
اضاف g26
اضافي r-40 g35
اضح h55
اضر r-23 g-50 h-30
اضره g-41
اضره_ g-41
اضع r39
اضع_ r39
اضه g-26 h-37
اضه_ h-33
اضي h30
اضيف r49
اضيف_ r44
اضيه h39
اضيه_ h39
اط_ r-30 g-36 m86 h-43
اطر r27
اطف m-38 h-26
اطفا m-38 h-26
اطفال m-38 h-26
اطلع g-28
اطلع_ g-28
اع_ r-68 g26 h-38
اعا r-45
اعات r-25
اعات_ r-25
اعاد r-20
اعب h75
اعب_ m-19 h79
اعت r134 g-57
اعت_ r59
اعته r48 g-21
اعته_ g-20
اعتي g-27
اعتي_ g-23
اعد m23 h-49
اعد_ g30 m35 h-34
اعده k28
اعده_ k28
اعر r-38 h-76 k31
اعض h25
اعضا h25
اعضاء h25
اعط h-37
اعطا r30
اعطان r30
اعطي r-37 h-30
اعطيك r19
اعطيه r-41
اعف m72 h65
اعف_ r20 m72 h66
اعفاي r-20
اعل r26 g28
اعلا m-19
اعلان m-19
اعلي r26
اعلي_ r26
اعمل h28
اعمله h32
اعن g31
اعني g31
اعني_ g31
اعه r-80 g-57 m-28 h-32 k43
اعه_ r-49 g-59 m-28 h-32 k46
اعها r-31
اعو r84 g-23 h-20
اعول r44
اعولي r44
اعوه r39 h-20
اعوه_ r40
اعي g-27 m-27
اعي_ g-23 m-21
اعيه h22
اعيه_ h22
اغ_ r-20 g-26 h-57 k63
اغر r-21
اغرا r-21
اغل r22
اغو h25
اغون h29
اغون_ h29
اف_ r26 k-23
افا r43 g23 h-41
افا_ g27
افات k26
افات_ k26
افاه r38
افاه_ r38
افر h-21
افرا h-20
افراح h-20
افظ h-26 k44
افظ_ k44
افع r-26 g21 m44
افعه r-19 m44
افعه_ r-19 m44
افق h104
افق_ h47
افقا h32
افقات h32
افقه g-20 h26
افقه_ g-20 h26
افل r-36 g-45 h33
افل_ h-30
افلا h70
افلام h70
افه g36 h-44 k-22
افه_ h-41
افها g40
افها_ g40
افو m34
افوز m34
افوز_ m34
افي r-55 g45
افي_ r-24 g34
اق_ r-25 m46 h30
اقا r19
اقام h24
اقامه h30
اقب r-24 h-44 k64
اقبه h-42 k35
اقبه_ h-42 k35
اقت g23 m24 h-38 k20
اقتر r31 g33
اقترض r31
اقتي h-19 k35
اقتي_ h-19 k35
اقد g-25 h27 k26
اقدر k42
اقدر_ k42
اقدم h47
اقدمه h47
اقر r-40 m29 h39
اقرا h50
اقراض h50
اقرب m57
اقرب_ m57
اقرض r-20 m-30
اقرضك r21
اقرضن r-27
اقس r-30
اقسا r-30
اقساط r-30
اقص r70 g-39 h31
اقص_ r39
اقصه r28 g-20
اقصه_ r28 g-20
اقفل g27
اقفل_ g27
اقل r156 g-54 h-24 k47
اقل_ r156 g-54 h-24 k47
اقم h-27
اقن k41
اقنا k41
اقناع k41
اقه r23 h-23 k-28
اقه_ r20 h-23 k-27
اقي r20 g-24 m26 k25
اقي_ r21 g-47 k33
اقين m35
اقين_ m35
اك_ r-88 g26 m101 h81
اكا m54
اكات m40
اكب r61 k21
اكبر r61 k21
اكبر_ r61 k21
اكت r47 g-35 m-19 h-41 k45
اكتب g-23 h-22 k65
اكتب_ h-22 k52
اكتو k-19
اكتوب k-19
اكث r33 g-34 k-29
اكثر r33 g-34 k-29
اكثر_ r33 g-34 k-29
اكر g-23 h-24
اكس r-22 g-28 m53 k-19
اكس_ m64 h43 k-19
اكسي g-26 h-29
اكسي_ g-26 h-29
اكش m36
اكشط m36
اكشط_ m36
اكل r19 g-24 h29
اكل_ r19 g-24 h29
اكم r69 g-29 h-30
اكن r62
اكن_ r46
اكه m40 h-19
اكه_ m41
اكي r-34 m48
اكيا g24 h-24
اكياس g24 h-24
اكين r-34 g-26 m60
اكينا m48 h36
اكينه r-33 h-30
ال_ r66 g-41 m38 h78 k59
الا r42 k-22
الا_ h24
الاب g-23 h26 k26
الابل k26
الات r25 m27 h19
الات_ g-24
الاث g32
الاج h22
الاجر g38
الاح g-45 h19
الاحد r23 g-41
الاخ r-43 g46 k24
الاخت g37
الاخو k27
الاخي g19
الاد r44
الادن r44
الار g25 m19 h20
الارب g23
الارج m34
الارض g-25
الارق k25
الاز r-39
الاس r31 g33
الاسب m31 h31
الاست g34
الاسع g19 m24
الاسم r21 k22
الاص r29 h45
الاصل r33
الاط h-25
الاع h-81
الاف r-22 h-23
الاف_ r-22
الافر h-20
الاق g-22 h32
الاقر h32
الاك r-39
الال r58 g-33 h-26
الالف r76 g-67
الام g24 h-34
الامه r25
الان h26
الان_ g-22
الانت m21 h41
الاو m28
الاي g48 h-20 k-30
الايج r-34
الايد r26
الب r-36 g73 k-37
الب_ m20 h24
البا m-33 k25
البار h75
الباق r35 h20 k46
البان g-22 h-56
البح r-20 g42
البحر r-20 g68
البخ m39
البخت m39
البد g28
البدل g28
البر r32
البر_ h-19
البرك g23
البس r-26
البسط r-22
البص h21
البصا h21
البض r-43 g41 k-20
البضا r-43 g41 k-20
البق g42 h-29
البقر g44 h-25
البل r25 h25 k33
البلا g36 m30 h26
البلد h-19 k33
البلو m-20 h19
البن g-56 h39
البنا g-36
البنت h54
البنز r21
البنك h-24
البو r-28 g-30 k-20
البي g31 h-30 k-26
البيا g-31
البيت g31 h23 k-26
البير h32
البيض r-19
البيع g41 h-46
الت r47 g-36 m-19 h-116
التا r-21 g19 h-39
التام g37
التج g40
التجا g41
التح g19 k37
التحو g22 k43
التخ g23 h-23
التخم g34
التر g-35
التز g34
التزا g37
التس r19 m-27
التسل g32
التسه r27 g-20
التط h31
التطب h31
التقس g-21
التقل g30
التك g-23
التكا g-21
التم g-41 h-36 k-21
التما r-23
التمو r28
الته r36
الته_ r36
التو r46 g-26 m24
التوت h-23
التوص g19
التوف r47
التوق m23 h19
التي r33 g-59 h-21 k20
التي_ r59 g-59 k20
الث r-38 g-22 h-74
الث_ r-19
الثا m20 h-21
الثان m24
الثل r-34 g-51
الثلا r-47
الثلث g-25
الثم r-27 g23
الثمن r-27
الج m24 h-48
الجا r35 g42 m26 h-40
الجار r37
الجام r-24
الجاي r22 g60 m45
الجب r-19 h22
الجد r-19 g43
الجدا r-21 g65
الجدي g-22
الجر g-50 m-32
الجري m-32
الجز g34 h-47
الجزا g34 h-47
الجل h30
الجلس h30
الجما k19
الجمع r30 h23
الجمل r-30
الجن g-25
الجن_ h27
الجني h-24
الجه g-27 k19
الجها r-25 k19
الجهت r40
الجو r35 k-19
الجوا r19
الجوه r30
الجي r-25
الح r-27 g38 m-24 h-43 k78
الحا r-36 g-28
الحاج g43
الحار r-27 g-24
الحب g47
الحبي h42
الحج_ g-34
الحجر g31
الحد k71
الحد_ k71
الحر h57
الحره h47
الحس r85 g-30 h-20
الحسا r95 g-22
الحص g60
الحصا g62
الحظ g22 m82 h25
الحظ_ g50 m84 h25
الحف m-26 h-45
الحق g27 k55
الحق_ g49
الحقي g-21 k56
الحك m-25
الحلا h-31
الحلو h31
الحو g-32
الحوش g-40
الحيا g39
الحين r-28 g-26
الخ r-105 m20
الخا g-50 h66 k29
الخار h19
الخاص g-26 h43
الخب g-27 h32
الخر r-58 g55 h-38
الخرف g23
الخرو r-19 g28
الخري r-39 g37
الخز r22
الخزا r23
الخزي r32
الخس r-34 h-24
الخسا r-34 m-38 h-23
الخسر m20
الخض m59 h46
الخضر m73 h56
الخم r44 g-36
الخمس m28
الخمو h22
الخمي g-32 m-21
الخي r-47 g39
الخيا r-21 g25 h-24
الخير r-26
الخيل h41
الخيم m-21 h-28
الخيو m19
الد g-39 k-61
الدا r21
الداي r23
الدر r40
الدرا r23
الدف r-20 g20
الدفع r-48 g23
الدفي h19
الدق r27
الدقي r27
الدك g-34 m-34
الدكا g-34
الدكت m-24
الده r-39 h-33
الده_ h-30
الدهب r-22
الدو g-19 m40 h19
الدور h23
الدول r-23 m31
الدي r-41 g22
الدي_ h-25
الدين h19
الديو g41
الذ g49
الذه r-31
الذهب r-31
الذي r29 h19
الذي_ r29 h19
الر r-45 g-29 m-37 h64 k58
الرا g-21
الرات r33
الراع r-20 m-21
الرب g27 m-48 h-44
الربح r-50 g-20 m-47 h-23
الربع r42 h-26
الربو r33 h20
الربي g49 h-20
الرح g47
الرحل g47 h-20
الرخ h28
الرخص h28
الرس r-23 m-24 h-20 k34
الرسا m-27 k51
الرسم h-31
الرص r33 m22 h33
الرصي r33 m22 h33
الرق r-40 k51
الرقم r-39 g22 k33
الرم g-24 m-24 h-35
الره r48 h37
الرها h37
الرهن r50
الرو g-25 m31 h56
الري g-19
الريا g-19
الز g28 h54 k-27
الزا r29
الزب g21
الزبو g32
الزر g35 h-19
الزو r30 h45
الزوا h-25
الزوج r-22 h69
الزي r-21 h19
الزيا g-19 h24
الزيت r-24
الس m39 h43 k35
السا g-37 h44
الساح h24
الساع k28
السب g-52
السبب k30
السج r-53 h-26
السجا r-53 h-23
السح r27 m34 h32
السحب r31 m55
السحر h38
السد r28 h-21
السدا r28
السر h-26 k69
السر_ k31
السري k39
السع r-48 m-30
السعر r-48 g21 m-21
السف r22 g28 h52
السفا h29
السفر r41 g27
السفي r-19 m20 h22
السق k29
السقف k29
السكر h-27
السكن r22
السكو h37
السل r-19 m33
السلو m34
السم g40
السما g41
السن g83
السند r25
السنه r-23 g25 m22
السنو g53
السه m21 h-24
السهم m21 h-20
السو h-54
السوق r-31 h-21
السي h53
السيا r-28 h21
السير h38
الش r-20 g47
الشا h43
الشاح h35
الشاه g32
الشاي h19
الشب r-26 k23
الشبا r-31 m33 k23
الشبك h-19
الشج g21
الشجر g21
الشخ r34
الشخص r34
الشر g-30 h-77
الشرط g24 h-20
الشرك m-25
الشري h-29
الشع r-21
الشه g19
الشها k-21
الشهر g19
الشو g42
الشي r51
الشيخ h40
الشيك r68
الص r86 m-47 h-116
الصا r24 g-21
الصاي g-21
الصب r66
الصبر r82
الصد k36
الصدق k36
الصر r57
الصرا r28
الصرف r48
الصل h29
الصلا h29
الصن r-31 h-43
الصند r-29 h-43
الصو r-48
الصي g46 h-50
الصيا g27
الصيد h-33
الصيف r30
الض r61 k34
الضا r31
الضام r35
الضر h-46 k41
الضرع g37
الضري g-25 h-29 k42
الضم r37
الضما r37
الضي h36
الط g-80 k-66
الطا r-57 g-30 m51 h63 k-19
الطاب r-31
الطال h34
الطاو g-19 h45
الطب r-36 h-36
الطبي h-19
الطر r25 k-22
الطرف r31
الطق r38 m-57 h-23
الطل r50
الطلب r32
الطي g34 m24
الطيا m25
الطير g50 h-28
الظ g-25
الظه g-25 m19
الظهر g-25 m19
الع r21 g-40 m-27 h-44 k-45
الع_ h40
العا r19
العاب m22
العام g20
العاي r33
العد r21
العر r22 g-36 h22
العرس h-32
العرض r-28
العز g19
العزب g19
العس r-19 m-24 h-23
العسل r-19 m-24 h-23
العش h-30
العشا r-23 m-25 h-21
العشر r36
العطا h25
العق r30 h-56
العقا r23 h-53
العما r-32
العمر r43
العمل g21
العمو r-21
العيا h23
العيد g23
العين r26
الغ r-64 g70 h-92
الغا r23 m22
الغال r24 g-22 m25
الغد r-33
الغدا r-27 g-46
الغر r-20
الغل g-25
الغلط r-26
الغله r33
الغن g19
الغنم g19
الغو g60 h-21
الغوا g33
الغوص g27
الغي g20
الف g-44 m35 k24
الف_ r-21 m-41
الفا r47 g-23 m19
الفاي r57 h-19
الفر g65 h-70
الفرس r-22 g38
الفرق r32 g20
الفرو g24
الفري h-24
الفض g19 m48
الفع r-37
الفعل r-37
الفل r33 g-19 h-32 k52
الفلو r33 g-19 h-32 k52
الفن h86
الفنج h56
الفه g-20
الفه_ r-21
الفو m55 h26
الفوا m37 h23
الفي g-32 m-23 h20
الفيز r35 h-29
الفيل h26
الفين r-33 g-26
الق r-80 g-80 h45 k-44
القا m-23 h22
القاد r49 g51 h-26
القار g-36 h28
القاض h49
القاع g-21 h-20
القاي r-20
القب r-28 h27
القبض r-28 h31
القد r-27 g-32
القدي g-32
القر g-19 h-40
القرا g-22 m-36 h-56
القرض r47
القرع m23
القس r19 g-28
القط g44 h-20
القطع g39
القطن g20
القف g-41 h-31
القفص g-36
القم r-22 g21 m35
القما m42
القن h49
القنب h35
القو h75
القوا h46
الك r20 g39 h-48 k-39
الك_ g29 m-33
الكا r-39 m26 h-24
الكات g19
الكاز m20 h48
الكاس g49 h-39
الكام g-33
الكب g28
الكت h-32 k-21
الكتا h-23
الكر r-29 g21
الكرا r-23
الكرت g28
الكس m21
الكسب m21
الكش g-22
الكف r68 g-21 h43
الكف_ h84
الكفا r63 h-28
الكل g-24 m43
الكل_ r-35 m46
الكلا r37
الكن g41
الكنب g41
الكه g-39 h-34
الكهر g-24 h-34
الكو g29
الكي r39 g-28 h28
الكيل g27 h22
الل r-61 m66
اللع g-23 m28
اللعب g-23 m28
الله r-84 g50 k-19
الله_ r-84 g50 k-19
اللو m36
اللوت m30 h23
اللوح g39
اللي r44
اللي_ g32 h35
اللير r20
الليل r22
الم m-51 h-19
الم_ r-42 g-23
الما h-43 k45
المار g34
المال r37 k61
المان g20
المب r-63 m42
المبا m27
المبل r-39 h-30 k25
المت r63 g21
المتا r42
المتج g46
المج r-20 g63 m20
المجل r-30
المجم m22
المح r-37 g27 m-22 k-42
المحت g45
المحص r25 g-24
المحك g28
المحل r-43
المخا h37
المخب h-33
المخط g22
المد r72 g-55 m-29
المدر r-21 m-27 h-25
المده r49
المدي r25 g-28
المر r-33 m24 h23 k24
المرا h-21 k24
المرخ r-28 m19 h20
المرك r-28 g19
المرو g-25
المري r34
المزا g38
المزر g-27
المس g20 m20 h-24
المسا m33
المسب g28
المست g-81 k-19
المسر g35
المش r60 h53
المشت r25
المشر r45
المص r19 m-22 k43
المصا r24
المصح h29
المصر k40
المض h34
المضا h23
المط r-19 m-29 h-37 k-19
المطا g-22
المطب g21
المطع h-23
المطل h31
المع r-19 g-38
المعت h34
المعد r22 g-24
المعر h-22
المف r-32 g45 m-52 h-43
المفا g54 m-21
المفت g-31 h20
المفق g22
المق r25 g-55
المقا r-45
المقب h21
المقت r19
المقر r61 h-26
المك r40 g-28 m-31 k-19
المكت g-32 h22
المكش r83
المل r-31 g22 m-21 h-27 k-35
الملا r-29 g43
المم g-39 h69
الممن h48
المن r-23 m19 h54
المنا h43
المنج h27
المند h25
المنز h-20
المه r20 g35
المهل r22
المور g21
الموس g59
الموظ r-25 h-42
الموع r25 g-25
الموق m29 h76
المول h20
المي r34
الميز g-19
المين g27
الميه r78 g-37
الن g25 k55
النا m-20
الناد r-23
الناس g-20
الناق r21 g39 h-21
النب h49
النبي h49
النت g-22 k38
النت_ g-20 h-29 k40
النتا h-20
النتي h44
النجا g21
النح h27
النحس h27
النخ h-22
النخل h-21
النس h-32
النص g-48 m44
النص_ g-21
النصف g-28
النظ k26
النظا k27
النع g46
النف g29 h19
النفط g29 h19
النه g33
النها g27
اله r-39 g40
اله_ g-68 m-24 h30
الها g91
الهاش g21
الهام g27
الهب g27
الهبو g27
الهج g-27 m-21 h-23
الهجن g-27 m-21 h-23
الهد m43 k-23
الهل m27
الهلا m27
الهو g26 k26
الهوا g44 h-23
الهوي k27
الو m-80 h-22 k21
الوا g-20 k20
الوا_ h27 k25
الواس h21
الوج g-39 h-23
الود r-20 h55
الودع h62
الودي r-22
الور m-28
الورق r24 g-22 m-28 k22
الوز r24 h-19
الوزا h-19
الوزن r21
الوش g24
الوش_ g24
الوص g30
الوصو g20
الوك g59
الوكا g19
الول g-32
الي r40 g-41 k-54
الي_ r36 g-47 k-50
الين h20
الين_ h20
اليه_ g25
اليو g-20 h20
اليوم h20
ام_ g24 m-43 h123
اما m-21 h32
امات h40
امات_ h40
اماد h22
امادو h22
اماز g43 h-22
امازو g43 h-22
امام r-27 h25
امان h-23
امب h19
امت r-24
امتل r19
امج r21
امج_ r21
امح r-89
امحن r-29
امحني r-29
امر r-19 m95 h30
امر_ m45 h-30
امرر h43
امرر_ h43
امس m19
امس_ r26 g-25
امسح m27 k24
امسح_ m27 k24
امش r-19 g85 m-19 h-27
امش_ r-19 g109 h-37
امض g35
امع r-46
امعه r-27
امعه_ r-27
امل r-63 m-22 h-50 k-31
امل_ r-45 g54 m-33 h-94
املا g-21
املا_ g-21
امله h56
امله_ h56
امن_ r31
امنا r-20
امنا_ r-20
امه g-51 m-26 h-53
امه_ g-26 h-30
امها r36
امهال r37
امو g-25 k59
اموا k60
اموال k60
امور g-21
امور_ g-21
امي r-42 m-35 k-80
امي_ r-36 g-71 h-27 k-58
امين r-25 g97
امين_ r-25 g97
اميه r19
اميه_ r19
ان_ r-86 g33 m-28 h-94
انا h71 k31
انا_ r19 h74 k44
انب h30
انب_ h61
انبر g22
انبرم g22
انت g44 m47 k-26
انتخ g20
انتخا g20
انتظ r44
انتظا r52
انتظر g34
انته h25
انتها h25
انج h37
انشر h22
انشر_ h22
انص m29 h28
انصي m29 h35
انصيب m29 h35
انظ k20
انظا k20
انظار k20
انع g-26 h-19 k26
انعم k26
انعمل g-19 k28
انق g25 h19 k20
انق_ h36
انقط g20
انقطع g20
انقل k22
انقل_ k26
انك g27
انكس g27 h-19
انكسر g27 h-19
انه g-90 h74 k62
انه_ r31 g-48 h27 k30
انها g-55 h47 k39
انها_ g-55 h47 k39
اني r39 g-40 m-39 h58 k27
اني_ g-44 h45 k43
انيا h71
انيا_ h61
انير r27
انير_ r27
انين r41
انين_ r41
انيه m-25 h-62
انيه_ m-25 h-62
اه_ r-38 g22 m-94 h-73 k-44
اها g25
اها_ r33 g33
اهد h21 k70
اهد_ h47
اهدي k45
اهدين k45
اهز h56
اهز_ h31
اهزه h25
اهزه_ h25
اهل h-43
اهلي h-49 k-29
اهلي_ h-31 k-29
اهم r23 h-30 k-24
اهم_ h-22 k-24
اهن r-67 g-30 m173 h-62 k-24
اهن_ r-20 g-25
اهنا h-26
اهنا_ m50
اهنات m-56
اهنت m25
اهنه r-20 g33 m72 h21
اهنه_ r-20 g33 m72 h21
اهني m54 h-19 k-19
اهنين m20
اهي k33
اهي_ k33
او_ r-71 g177 m22 h-65 k-34
اوا r-20
اوب g74 h-29
اوبش g74 h-29
اوبشن g74 h-29
اوج k19
اوجر k19
اوجر_ k19
اود h-21 k43
اودع k44
اودعه k44
اور g-22 h71
اورو h51
اوروب h51
اوز h24
اوص r29
اوف r25
اول r-43 g-75 m35 h-31 k-39
اول_ g-45 h-41
اولا h-31
اولات m32
اولاد m-19
اوله r-20 g-19 h41
اوله_ r-20 g-19 h41
اولي r-21
اولي_ r-21 g-22
اون r55 g-24 m-27
اونت_ r28
اونل m32 h35
اونلا m34 h21
اوي h35
اوي_ h47
اويه h-23
اويه_ h-23
اي_ r-34 g148 h-84 k-53
ايا r-19
ايا_ g45
ايات g-25
ايات_ g-25
اياه h22
اياها h22
ايت m-24 h24 k-25
ايث h47
ايج r24 h-54
ايج_ h-20
ايجا r24 h-34
ايجار r24 h-34
ايح g-20 h51
ايح_ h23
ايحه h28
ايحه_ h28
ايد r213 g-25 h-40 k-59
ايد_ r141 m-19 h-21 k-32
ايدا m21
ايداع m21
ايده r72 g-22 k-27
ايده_ r72 g-22 k-27
اير h-36
اير_ h-32
ايز g-19 m100 h-84
ايز_ r-25 m20 h-47
ايزت m46
ايزته m46
ايزه m37 h-36
ايزه_ h-36
ايس h22
ايس_ h22
ايش g19 h-37
ايش_ h-34
ايص h-43
ايصا g-24 h-43
ايصال g-24 h-43
ايض r20
ايض_ r20
ايظ r99 g-19 m-22 h-26
ايظ_ r99 g-19 m-22 h-26
ايع r21 g21 h-19
ايع_ h-20
ايعه g27
ايعه_ r-19 g24
ايعها r25
ايغ r71 g-27
ايغ_ r71 g-27
ايف g28 h-46
ايفه g24
ايق r-33 h-42
ايق_ r-33 h-58
ايل_ r25 m20 h-21
ايلي m-19
ايم r-19 h38
ايم_ r-28 h31
ايمه m-19
ايمه_ m-19
اين m22 h82 k21
اين_ m44 h54 k28
اينك h38
اينكن h38
ايه r-23 g74 m-43 h-59
ايه_ r-19 g53 m-42 h-54
ايي g25 m60
ايي_ h-42
ايين h27
ايين_ h27
اييه g56 m75
اييه_ g56 m75
با_ r-48 g-25 h-37 k-19
باء g-26 h-31
باء_ g-26 h-31
باب r-25 m-19
باب_ r-25 g20 m-19
بات r-38 g-30 k26
بات_ r-34 g-29 m-36 k36
باث g-30
باثن g-30
باثنع g-30
باج r-31
باجر r-49
باجر_ r-27
باجل r19
باجل_ r19
باح r-20 m-22
باح_ h23
باحه h-35
باحه_ h-35
باحي h23
باد g87
بادل g87 h-43
بادلا g30
بادله g60 h-25
بار g-50 h111 k-24
بار_ h21
بارا m-20 h40
باراه m-20 h40
بارب r-28 g23 h-29
باربع r-28 g23 h-29
بارد h55
بارد_ h55
بارك g-20
بارك_ g-20
باري m52 h-42
باريا m45
باز m46 h-41
بازي m46
بازي_ m46
باس r-21 g-27 m-22 k40
باسم r-28 g-27 m-22 k46
باسم_ g-19
باسما k61
باسمك k28
باسمي k-34
باش r-21 m38 h59
باشر m38 h54
باص r-20 k-21
باط r37 g37
باط_ r37
باع r104 m-22 k-57
باع_ r-21 g30
باعت r61
باعت_ r61
باعن g31
باعني g31
باعه r-33 g-26 k-29
باعه_ g-28 k-26
باعها r-31
باعو r84 g-23 h-20
باعول r44
باعوه r39 h-20
باق r54 g-23 k25
باقل r49
باقل_ r49
باقه m-27 h-23
باقه_ m-27 h-23
باقي g-24 m20 k29
باقي_ k34
باقين m35
باك m52 h-30
باك_ r-36 m50
باكر g25
باكر_ g25
بال r-41 g102 m-27
بالا r50
بالاس r58 k22
بالب r-41
بالبي g34
بالت g27 h-25
بالتق r43
بالج r27 g28
بالجز g44
بالح g-21
بالخ r-74
بالد r-53
بالدي r-33
بالر r-36
بالز r35 h19
بالس m21 h51
بالسا h58
بالش r25 h-26
بالع g-24
بالغل r-26
بالف g73 h-27
بالف_ r-30 g28 h-19
بالفا r45 h25
بالفر g19
بالفي g29 h-25
بالق g-25 h44
بالك g55 h-27
بالك_ g23 h34
بالكا g-40 h-31
بالم r46 g-20 m22 k-23
بالما r22
بالمب r-49
بالمح g20
بالمم h21
بالمي r64 h-23
بالن g-25 h-24 k20
باله h-25
باله_ h-25
بالو r26
بالي h40
بالي_ h40
بان g-87 h109
بان_ g-74 m19 h-38
بانج h51
بانجو h51
باني h76
بانيا h61
باي g29 m-60 k-38
بايص r-21 h-29 k-23
بايصا r-21 h-29 k-23
بايع r25 g34
بايعه r25 g29
بايك r19
بايك_ r19
بايل r37 m-25
بايل_ r37 m-25 h-26
باين r-34 g26 h35
باين_ r-19 h35
بب_ g-47 h37 k61
ببا g47
ببغ g20
ببغا g20
ببغاء g20
بت_ m193 h102 k-33
بتا r25 g-36 h48 k32
بتاج h31
بتاجو h31
بتار k55
بتاري k55
بتاع r30 g-28
بتاغ h29
بتاغو h29
بتر r-37 g20 k-33
بتز h38
بتزا h30
بتزاز h30
بتس r23
بتسع r23
بتسعه r38
بتك h-19
بتكو h-19
بتكوي h-19
بتل h47
بتلك h20
بتلك_ h20
بتم r-20 h-23
بته g-77 m19 h25
بته_ r34 g-23 m21 h25
بتها r-20 g-52
بتها_ r-20 g-52
بتو g27
بتي r39 h35
بتي_ h29
بثل r38 g36
بثلا r38 g36
بثلاث r38 g36
بثما r23
بثمان r23
بثمن_ g30
بجد r47
بجدي r47
بجديد r47
بح_ r-42 k-37
بحا r38 g-43 h22
بحات r38
بحات_ r38
بحار g-42 h38
بحار_ g-42 h38
بحث h29
بحر r-26 g48 h-35
بحر_ r-20 g80 h-22
بحري g-29 h-34
بحري_ h-32
بحل r26
بحلي r26
بحلي_ r26
بحن r-37
بحنا r-37
بحه g-22 k-19
بحه_ g-22 k-19
بحي g64
بحير g64
بحيره g21
بخ_ m-33 h-37
بخت m36 h19
بخت_ m36
بخص r45
بخصم r45
بخصم_ r45
بخم r-37 g68 h-20
بخمس r-37 g68 h-20
بخمسم r-36 g61
بخمسه m34 h-20
بخمسي m-38
بدا g-48 h33
بدا_ g-34 k29
بدال h41
بدالي h41
بدره r-22
بدرهم r-22
بدري r51
بدري_ r51
بدف r38 g23
بدفا g24
بدفات g24
بدل r38 h-42
بدل_ r39 g-22 h-25
بدلت r29
بدلت_ r29
بدله g-22
بدلي g33
بدلين g35
بدو r21 g66 k-30
بدو_ r35 g32 h-24
بدور g67
بدور_ g23
بدون g-32 h20 k-21
بدون_ r-19
بدي h-32
بدي_ r-25
بدين r31
بدين_ r24
بر_ r97 g-58 m-27 h-42
برا r-62 g-27 h49 k50
برا_ g-26 h-21 k77
براج h30
براج_ h30
براس g21
برام h45
برب r-42 g20 h32
بربح r-42 g32
بربح_ r-42 g32
بربع h33
بربع_ h33
برج r33 g-25 h34
برجع r39
برجع_ r25
برجي h29
برجي_ h29
برده_ r27
بردها r-22
برس g37
برص h31
برص_ h31
برط h28
برطي h21
برطيل h21
برع g-27 h-28 k31
برعا h-30 k20
برعات k21
برق g-28 h-26 k-20
برقم g-28 k-20
برك g23
بركه g23
بركه_ g23
برم g53
برمج g22
برمجت g22
برنام r21
بره r71 g-23 h33
بره_ r71 g-23 h33 k24
برو m19
بري r19 h-60
بريا r19
بريال r19
بريد h-47
بريد_ h-47
بز_ r-26 g-33 h-67
بزي g-23
بزيا g-23
بس_ g40 h-101 k-19
بسب r-21 h-27
بسبع h-23
بسبعه r22
بست g26 m-21
بسته r-21
بسته_ r-21
بسط r-22
بسطه r-22
بسطه_ r-22
بسع g-36
بسعر g-36
بسعر_ g-34
بسه r45 h-22
بشت g47
بشتر g47
بشتري g47
بشر r31 g-23
بشرط r38
بشرط_ r38
بشن g74 h-29
بشن_ g55 h-20
بشي g39
بصا h62
بصار h62
بصاره h62
بصك m-20
بصل g-41
بصل_ g-41
بض_ r62 g-20
بضا r-27 h30
بضاع r-27 h22
بضاعت g-20 h28
بضت r-47 g-24
بضت_ r-47
بضر g25
بضرع g25
بضرعه g25
بضن r-29
بضنا r-29
بضه r-24 g29
بضه_ r-21
بضها g25
بضها_ g25
بط_ r-19 g-27 m32 h96 k-19
بطا g-27 m21 h-30 k21
بطار r-42 h-20
بطاري r-42 h-20
بطاق r33 g-40 k21
بطاقت h-19 k35
بطاقه r38 g-42 m19
بطل h37
بطلب g33
بطلبه g33
بطلي h24
بطلين h24
بطن g63
بطن_ g49
بطنها g24 h-21
بطو g22 m42
بطول m42
بطوله m42
بطي g-20
بع_ g-22
بعت h-21
بعت_ r-100 g-51 h-37
بعتك g41
بعتك_ g41
بعتل m22 h41
بعتلي m22 h43
بعته r57
بعته_ r55
بعتو r29
بعتو_ r29
بعد r-55 g42 m-26
بعد_ g-31
بعده r-29
بعده_ r-19
بعدي g72
بعدين g72
بعش g29 m21 h-30
بعشر g29 m21 h-30
بعشره g-28 m25
بعشري g51
بعق g-37
بعقد g-53
بعقد_ g-53
بعمي r21
بعميه r21
بعه r39 h-21
بعه_ r39 h-21
بعي g27 m-20 h-58 k24
بعيد r-19 k49
بعيد_ r-19 k29
بعيدا k21
بعين g43 m-20 k-21
بعين_ m-19 k-20
بعينه g47
بغ_ g-22 h60
بغا h20
بغاء g19
بغاء_ g19
بغي_ k22
بفات h-26
بفاتو h-26
بفاي h19
بفايد h19
بفل m19
بفلو m19
بفلوس m19
بق_ r-30 g30 m38 h-29
بقا r39 g-43 h-38
بقاء r29
بقاء_ r29
بقال g-45 h-20
بقاله r-19 g-43 h-20
بقت m40 h33
بقر h-57
بقر_ h-27
بقره g29
بقره_ g29
بقه m24
بقه_ m24
بقي g21 h-75 k33
بقي_ r20 g-24 h-36 k34
بقيم g50
بقيمه g65
بك_ r23 g-51 m-19
بكا m25 h-23
بكت g30
بكر_ r22
بكل k23
بكلم k23
بكلمه k23
بكم r-19 g42
بكم_ r-19
بكه m23
بكه_ m23
بل_ g100
بلا g37 k27
بلا_ g38 m-23 k-27
بلاغ g-22 h-43 k63
بلاغ_ g-22 h-43 k63
بلاك m54 h31
بلد g-22 k32
بلدي g-22
بلديه r19 h-30
بلط h20
بلطج h20
بلطجي h20
بلغ h-20 k35
بلغ_ r-21 g19
بلغه g19
بلغو k49
بلغون k35
بله r38 g107 m30 h-65
بله_ r38 g107 h-65
بلو m-58 h27
بلوت m-58 h19
بلوت_ m-58 h19
بلي g62
بلي_ g37 h39
بليا g29
بليات g37
بليغ k38
بليغ_ k38
بمب r35 g30
بمبا r36
بمباد r36
بمبل g39
بمبلغ g39
بمص m20
بمصا m20
بمصار m20
بمق h-25
بمقا h-25
بمقاب h-25
بمو r-38
بمي r-34 g39 m-22 h-27
بميت r-28 m-20 h-25
بميتي r-28 m-20 h-25
بميه g30
بميه_ g30
بن_ r-44 g63 m-41 h-93
بنا r-30 g-27 h51 k-35
بنا_ h-44 k-25
بنات h73
بنات_ h73
بنان m21
بناني m21
بنت r-55 g-28 h77
بنت_ r-36 g-27 h89
بنتي r-20
بنتي_ r-20
بند h29
بندق h29
بندقي h29
بنس r22
بنسب r22
بنسبه r28
بنص r24 g-25 h47
بنصف r24
بنصف_ r24
بنف r-23 h-33 k32
بنفس r-23 h-33 k32
بنفس_ h-26 k27
بنق g33
بنك r25 g-21 h-27 k24
بنك_ r22
بنكي h-28
بنكي_ r21 h-25 k26
بني r-62 g-54
بني_ r-62 g-51
به_ m-48 h-38 k88
بها g-24 m-20 h-57
بها_ g-33 m-20 h-49
بهه h-23 k55
بهه_ h-23 k55
بهو k33
بهون k33
بهون_ k33
بو_ r92 g-73 m38 h60
بواب g-21
بواب_ g-35
بوب g-33 k-29
بوب_ g-33 k-26
بوت g19 h-45
بوت_ g32 h-34
بوتل h20
بوتل_ h20
بود h50
بودر h50
بودره h50
بور g-41 h37
بور_ g-20 m20
بوس h-20
بوص g-25 h-49
بوط g34 h26
بوط_ g37
بوطه r22
بوطه_ r22
بوع_ r47
بوعا r-24
بوعي h21
بوعيه h29
بوك g27 m81 h-41
بوكر m86 h-23
بوكر_ m86 h-23
بوكس g41
بوكس_ g33
بول g63 m38 h-27
بولا m41
بولا_ m41
بولي g65 h-21
بوليص g65 h-21
بون r59 m29 h-24 k36
بون_ h-35 k46
بونص h-28
بونص_ h-28
بونه r38 g-29 h51
بونه_ r38 g-19 h25
بوه r60 g-23 h-26 k41
بوه_ r66 h-24
بوها g-25 k47
بوها_ g-25 k47
بوي r91
بوي_ r39
بويه r42
بويه_ r42
بي_ r-29 g-96 m-72 h45 k23
بيا r30 g-62
بيال r23
بيان h24
بيانا h24
بيب r-39 g-61
بيب_ g-54
بيبي r-33
بيت k-44
بيت_ r21 k-29
بيتك g41 m27
بيتكو g41 m27
بيح r59 h-27
بيحه r32 h-27
بيحه_ r32 h-27
بيد r-68 g-36
بيد_ r-74
بيدف r-31
بيدفع r-31
بيدي r36 g-23
بيدين r33 g-23
بيذ h36
بيذ_ h36
بير r-55 m-21 h24
بير_ h-55
بيره r-31 g22 m-27 h95
بيره_ r-31 g22 m-27 h95
بيس r49
بيش r30 g35
بيشت g35
بيشتر g35
بيص g29
بيصي g19
بيصيد g19
بيض r-30 m27 h-46
بيض_ r-22 h-22
بيضا g-46 m21
بيضا_ g-23
بيضات g-23 m24 h-24
بيضه g32
بيضه_ g32
بيط r21 g20 m-27 h-22
بيطر m-19 h-20
بيطل r21 g23
بيطلع r21 g23
بيع g108 m-43 h-30 k-35
بيع_ r-24 g-27 h56 k-27
بيعا k-20
بيعات k-20
بيعت g42 h-20
بيعتي g35
بيعط g28
بيعطي g21
بيعك g47
بيعك_ g47
بيعن r61 m-20 h-35
بيعنا r84 g-30
بيعني r-22 g44 m-20 h-33
بيعه r-47 g37 k31
بيعه_ g25 h-41 k31
بيعها r-44 h45
بيعي g-23
بيعي_ g-23
بيق_ g-38
بيقو g28
بيقول g28
بيك r48 g-49 h52
بيكه r51 g-21
بيكه_ r51 g-21
بيكو g-28 h57
بيكون g-28 h57
بيل r-26
بيل_ r-25 h-19
بين r-30 g-50 m56 h-48
بين_ r-53 m27
بينن h-23
بيننا h-23
بينه r34 g-29
بينه_ r34 g-29
بيني m26
بيني_ m26
بيه m35 h52
بيه_ m35 h52
بيو h27
بيوق h28
بيوق_ h20
تا_ r-22 h-29
تاب r-30 g-22 h41
تاب_ r-30 g-19 h-30
تابه m26 h76
تابه_ m26 h76
تاج r37 g19 m-29 h51
تاج_ r-26 g67
تاجر g21 m-22
تاجر_ r21 g36 m-21 h-28
تاجرا h52
تاجه r26
تاجه_ r26
تاجو h31
تاجون h31
تاجي r35 g-54
تاجير k24
تاجيل r26 g-36
تاح r-21 g-41
تاح_ r-21 g-41
تاخ r215 g-32 h-52 k-24
تاخذ m22
تاخذ_ m22
تاخر r122 g-21 m-21 h-55 k-20
تاخر_ r103 h-44
تاخي r77 g-19
تاخير r77 g-19
تاد h59
تادي h45
تاديب h45
تار r-59 g90 m-23
تار_ r-53 g27 k-26
تاره g19
تارو g26 h22
تاروت h27
تاري k38
تاريخ k38
تازه r37
تازه_ r37
تاش r30
تاشر r56
تاشر_ r56
تاع r30 g-28
تاغ h29
تاغو h29
تاغون h29
تاك g-26 h-38
تاكس g-26 h-29
تاكسي g-26 h-29
تال_ h24
تام r-66 g102 h-53
تامي r-66 g108 h-53
تامين r-65 g108 h-52
تان g-21 m-19 h-30
تان_ g-27 m-19 h-38
تاه h40
تاه_ h40
تاي r-19 h-31
تايج h-20
تايج_ h-20
تاير r-19
تاير_ r-19
تب_ r-30 g-96 m-34 h-27 k50
تبا r41 h35
تبار h25
تبار_ h25
تباط r37
تباط_ r37
تبد h-20
تبدي h-20
تبديل h-20
تبر r-21 g-26 k28
تبرع g-24 h-28 k31
تبرعا h-30 k20
تبص h23
تبل k38
تبلي k38
تبليغ k38
تبن r48 g-24
تبنا r48 g-24
تبنا_ r47 g-24
تبه r-34 h-49
تبه_ r-24 h-20
تبها h-28
تبها_ h-28
تبي g25 m-31 h-21
تبي_ m-19 k-32
تت_ h-21
تتا r22
تتاخ r34
تتاخر r34
تثب r29 g-29
تثبي r34 g-28
تثبيت r34 g-28
تثم g29
تثما g23
تثمار g23
تجا h48
تجار g26 h23
تجار_ g19 h25
تجاره r-26
تجاري r30
تجد r-21
تجدي r-21
تجديد r-21
تجر g37
تجر_ g37
تجس h31
تجسس h31
تجسس_ h31
تجع g65
تجع_ g24
تجعا g41
تجعات g41
تجن h-32 k48
تجنب h-32 k48
تجنب_ h-32 k48
تجي g107 h-24
تجيب g73 h-24
تجيب_ g23
تجيبه g50
تح_ g56 h40
تحب r-23 h25
تحبب h31
تحبب_ h31
تحت g25 m-21 h51
تحت_ g25 m-21 h51
تحد r-36 g64 m104 h-43 k-20
تحد_ m49
تحدد g57
تحدد_ g57
تحدي r-22 m66
تحدي_ m54
تحديد g39
تحر k45
تحس r20
تحسب r20
تحسب_ r20
تحص r-22
تحصي r-19
تحصيل r-19
تحض h49
تحضي h49
تحضير h49
تحق r41 g-19
تحقاق r27
تحل r-28 h-36
تحلي h-36
تحليل h-36
تحن h28
تحن_ h30
تحو r-38 g21 h-21 k53
تحوط g59
تحوط_ g59
تحوي g-39 h-22 k66
تحويل r-42 g-29 k69
تخا g20
تخاب g20
تخابا g20
تخب k26
تخبر k26
تخت g37
تختا g37
تختار g37
تخد k56
تخدم k47
تخر h-45
تخرج h-45
تخرج_ h-32
تخص g21
تخصي r39 g21
تخصيم r46
تخل r-59 g-20
تخلص r-58
تخلص_ r-41
تخم g51 m55
تخمي g27 m35
تخمين g34 m35
تدا m31
تداو m31
تداول m31
تدخ r19 h-25 k56
تدخل r19 h-29 k59
تدخل_ r19 h-29 k59
تدر g-27 m-54 h-21 k31
تدري g-27 m-54 h-21 k31
تدري_ g-20 k36
تدريب m-44
تدف r25 h20
تدفع r25 h20
تدفع_ r25 h20
تدل h43
تدلي h29
تدليك h29
تذا h-21
تذاك h-21
تذاكر h-21
تذك r-20 h-20
تذكر r-20 h-31
تذكره r-20 h-21
تر_ m-25 h-75 k-32
ترا r-19 m72 h78 k-27
ترات g-21 h34
ترات_ g-21 h34
تراض r-43
تراق h39
تراق_ h39
تراك m19
تراك_ r-56 m-40
تراكا m40
ترام h22
تراما h22
تراه r44 m70 h-46
تراه_ r30
تراها r23
تراهن g-19 m77 h-33
ترب r24 m-26 h45
تربط h42
تربط_ h42
ترت r-51 g-43 h-19
ترت_ r-51 g-32
ترج h-34 k34
ترجع k46
ترجع_ k49
ترجعه r23
ترد g-52 h-19
ترد_ g-47
ترض r66
ترضت g35
ترضته g32
ترضو r47
ترضوا r47
ترط r62
ترط_ r41
ترطه r32
ترطها r32
ترق r-46 g26 k-24
ترق_ g35
ترقه h20
ترقه_ h20
ترك r-38
ترك_ g19
تركه r-22
تركي h-29
ترن m28
ترنا_ g19
تره g35
تره_ g25
ترو g39 k-24
تري g50 h-25
تري_ g27
تريت g-28
تريته g-36
تريح r67
تريح_ r67
تريل h29
ترين r-28
ترينا r-20
تريه g84 h-32
تريه_ g45
تريها g38
تزا g26 h30
تزاز h30
تزاز_ h30
تزام g37
تزام_ g37
تزر g49 h-29
تزرع g49 h-29
تزرع_ g33
تزه g31
تزهر g31
تزهر_ g31
تزو h44
تزوي h44
تزوير h40
تزي r49 g-30
تزيد r54 g-29 h-21
تزيد_ r46 g-29 h-19
تزيي h28
تزييف h28
تس_ m28 h-19
تسا h55 k-28
تسال h42 k-21
تسال_ h42 k-21
تسب r50 m25 k-20
تسبو r65
تسبوه r47
تسج m-37 h-36
تسجي m-37 h-36
تسجيل m-37 h-36
تسح g-20 h49
تسع r93 g-25 m-22
تسعم r-27
تسعمي r-27
تسعه r61 g-27
تسعه_ r61 g-27
تسعي r58
تسعين r58
تسك h50
تسكر h50
تسكر_ h50
تسل r37 g41 m-34 h-28 k-19
تسلف r29
تسلم g-26
تسلي g32 m-26 k-19
تسليم g42
تسه r42 g-24
تسهر h37
تسهر_ h37
تسهي r45 g-20 h-40
تسهيل r45 g-20 h-40
تسو h57
تسول h42
تسول_ h31
تش_ r43 g-23 h51 k-33
تشا m56
تشات m36
تشات_ m36
تشار m20
تشت g26
تشر g43
تشف h-36
تشفي h-36
تشفي_ h-36
تشي m38
تصا g38 m-22 h-40
تصاد g32
تصاد_ g20
تصال h-21
تصد r-25 h-55
تصدي h-53
تصديق h-53
تصر r-28
تصل r-61 g-41 m-21 h-34
تصل_ k20
تصلي r-61 g-66 m-21 h-20
تصليح r-61 g-66 m-21 h-20
تصي m21
تصير r20
تصير_ r20
تطب g-38
تطبي g-38
تطبيق g-38
تطل h-37 k78
تطلب g-20 k46
تطلب_ g-20 k46
تطلع g28 h-20 k32
تطلع_ k39
تطلعه g21
تطي m26 h61 k25
تطيح g35
تطيح_ g35
تطيع k30
تطيع_ k30
تظا r52
تظار r52
تظاره r37
تظر g34
تظه h-19 k69
تظهر h-19 k69
تظهر_ h-19 k69
تعا r-22 m-25 h23
تعاب r-21
تعار h19 k26
تعارف h33
تعب r37 m21
تعبه r22
تعبه_ r22
تعبي m25
تعبيه m25
تعد g-24 h-23 k57
تعدي g-23 h-23 k57
تعدي_ g-23 h-23 k57
تعر g19 h89
تعرف g27 h23 k26
تعرف_ g30 h19
تعري h24
تعري_ h24
تعط g35
تعطل g19
تعطل_ g23
تعطين r20
تعق h65
تعقد h66
تعقد_ h66
تعل m-29
تعلي m-29
تعليق h35
تعليم m-29 h-41
تعم r22 m-19 h-33
تعمل m-19
تعمله m-19 h-19
تعه r19 g-27
تعه_ h25
تعهد r22 g-26
تعو r41 h39
تعوي r27 h39
تعويذ h27
تعويض r33 m21
تغل g-21 k-35
تغل_ k-30
تغلت h25
تغي g21
تغير g29
تغير_ r-42 g29
تغيي h29
تغيير h29
تفا h-40 k30
تفاح h-19
تفاد h-21 k41
تفادي h-21 k41
تفاه g19
تفاهم g19
تفر h47
تفري h47
تفريق h47
تفص h-20
تفصي h-20
تفصيل h-20
تفع g-24
تفع_ g-24
تفق h-35
تفق_ r-26 g22 h-33
تفقي r22
تفقين r22
تفك h71
تفك_ h71
تق_ h71
تقا r-19 h-31
تقب r22 g44 h-25 k50
تقبض r30
تقبض_ r30
تقبل g30 k44
تقبل_ r-27 g-48 k63
تقبلي r20 g60 h-22
تقد m24 k-19
تقر r78 g-43
تقرا h49
تقرا_ h49
تقرض r81 g-19
تقرضن r39
تقري h-34
تقرير h-34
تقس r-29 h-37
تقسي r-29 h-37
تقسيط r-29
تقسيم h-24 k29
تقل r28 h53
تقلي h67
تقليد h67
تقه r-41 h39
تقها h39
تقها_ h39
تقول r19
تقول_ r19
تك_ r-51 g38 m20 h-47
تكا g-19 h-29
تكاف g-19 h-29
تكافل g-19 h-29
تكت k-22
تكتب k-22
تكتب_ k-43
تكل r-39
تكلف r-32
تكلفه r-32
تكو g25 h-20
تكوي g25 h-20
تكوين g25 h-20
تكي r30 h28
تكيل h26
تكيي r33
تكييش r33
تل_ g-30 h43
تلا r29 h36
تلات r27
تلات_ r41 h-21
تلاع h79
تلاعب h79
تلاف h-19
تلاف_ h-19
تلام g27 h-23
تلام_ g41
تلد g43
تلد_ g23
تلده g20
تلده_ g20
تلف g34
تلف_ r-22 k23
تلفت r-21
تلفته r-33
تلفز r24
تلفزي r24
تلق g31
تلك r19 h19
تلك_ h19
تلم r-44 g-55 m-24 h-24
تلم_ k35
تلمت r-42 g-73
تلمت_ g-36
تلمته r-46 g-37
تلمه r26 g47
تلمه_ g23
تلمها r22 g23
تلن h33
تلند h35
تلندي h35
تلو r22 h-26 k35
تلو_ r22
تلون k36
تلون_ k36
تلي h25 k32
تلي_ h41
تلين k32
تلين_ k32
تم_ r-22 g-32 m-20 h61 k44
تما r-24 h30
تماث h25
تماثي h25
تمبو m27
تمبول m27
تمث h50
تمثا h50
تمثال h50
تمد r-24 h-20
تمد_ h-20
تمدي r-21
تمديد r-21
تمر h-50
تمر_ r-33 h-51
تمش g26
تمشي g26
تمشي_ g26
تمل r-37 g21 h-28
تملك g24 h-19
تمن r73 g-38
تمن_ r91 g-45
تمو r49
تموي r53 h34
تمويل r53 h34
تمي r-43 g-21 h36
تميم h57
تميمه h57
تميه r-22
تميه_ r-22
تن_ g-40 m27 h53
تنا r47 g48 h51 k-29
تنا_ m25 h92
تناز r-48 g39
تنازل r-48 g39
تناق h-26
تناقص h-26
تند h54
تنز g35
تنزل g33
تنزل_ g33
تنزي h21
تنزيل h21
تنس r24
تنق r-26
تنك g-24 k36
تنكت k37
تنكتب k38
ته_ r-22 g21 m-32 h-98 k-74
تها r-38 g-92 m33 h-29 k-48
تها_ r-41 g-103 m34 h-54 k-46
تهاء h25
تهاء_ h25
تهر h41
تهرب h-22 k21
تهرب_ h-22 k21
تهري h63
تهريب h63
تهك h19
تهكي h19
تهكير h19
تهم h-22
تهم_ h-22
تهي r-28 g29 h21
تهي_ r-28 g30
تو_ g-24 m163 h84
توا g-20
توب h30 k-35
توب_ h41
توبر k-19
توبر_ k-19
توت m47
توتو m49
توتو_ m40
تود h-35
تودع h-35
تودع_ h-23
تور r84 g-20 m-22 h-60 k-22
تور_ m-29 h24
تورد r-29
تورق r101 h-38 k-31
تورق_ r101 h-38 k-31
توريد g19
توز r-27 g-32
توزي r-27
توزيع r-27
توص g36 m-38 h-28 k26
توصل k28
توصل_ k28
توصي g19 m-27 h-20
توصيل m-20 h-20
توع h-27
توعي h-27
توعيه h-27
توف r57
توفي r57
توفيت g20
توفير r49
توق m74
توقع r-37 g20 m79 h-22
توقع_ h-31
توقعا m37
توقعت r-19 g24 m27
توقعه m23
توقي r22 g-23
توقيع r25 g-22
توك g19
توكن g38
توكن_ g38
تول g19
تولد g19
تولد_ g19
توم m44 h37
توني h43
توي m-39 h-27 k-25
توي_ m-39 h-25
تي_ g-133 m-91 h-48 k37
تيا g55 h48 k-21
تيات h30
تيات_ h30
تيار g67
تيار_ g67
تير r20 m20 h-25
تير_ r20 h-27
تيس r-24
تيسر r-22
تيسر_ r-22
تيش m-32
تيك h-34
تيل h23
تين m-28 h-27 k-36
تين_ m-27 h-41 k-36
ثاب r19 h-28
ثابت r19 h-28
ثابت_ r-32 g21
ثابته r27 h-20
ثاث g-40 h-27
ثاث_ g-40 h-27
ثال h26
ثال_ h50
ثالث h-19
ثالث_ r-19
ثان g32 m40 h22 k23
ثاني g32 m40 h22 k23
ثاني_ h34 k27
ثانيه g28 m30
ثبا k22
ثبات k22
ثبات_ k22
ثبت r45
ثبت_ r19 k27
ثبي r34 g-28
ثبيت r34 g-28
ثبيت_ r34 g-28
ثر_ r33
ثل_ g-28 h-23
ثلا h-45
ثلاث r35 h-34
ثلاث_ g57
ثلاثم r-32 m21
ثلاثه g-28
ثلاثي r49
ثلاج r-20
ثلاجه r-20
ثلث g-46 h65 k21
ثلث_ g-40 h65
ثلج g-45
ثلج_ g-45
ثله r-56 g-32
ثله_ r-55 g-32
ثلي m19
ثلي_ m19
ثم_ r-56 g-35
ثما r59
ثمار g30
ثمان r71
ثماني r67
ثمر g100 h-42
ثمر_ g81 h-42
ثمره g19
ثمره_ g19
ثمن r-22 g-37 m-39 h-25
ثمن_ r-55 h-26
ثمنه g-51 m-20
ثمنه_ g-23
ثمنها g-28
ثمي r-32 m21
ثميه r-32 m21
ثميه_ r-32 m21
ثنا g30 m90
ثناي g41 m93 h-29
ثنايي g41 m93 h-29
ثنع r23
ثنعش r23
ثني r36
ثه_ r28 g44 h-30
ثوب m-19 h-44
ثوب_ m-19 h-25
ثير h-27 k30
ثير_ g22 k20
ثيق g50
ثيقه g51
ثيقه_ g51
ثيل h25
ثيل_ h25
ثين r40
ثين_ r40
جا_ r25
جاب_ h26
جات g62 m-49
جات_ g63 m-45
جاج g-54
جاج_ g-36 m23
جاجا h36
جاجات h36
جاجت h19
جاجه h-32
جاجه_ h-32
جاح h-36
جاح_ h-33
جاد r-53
جاد_ r-53 h-29
جادو h23
جادو_ h23
جار m-26 h42 k27
جار_ r-19 m-19 k35
جاره r35
جاره_ r35
جاري g44 h20
جاري_ r-30 g41
جاريه r24
جاك m69 h23
جاك_ m53 h30
جال r28
جال_ r29
جام r-46 k-19
جامع r-46
جامعه r-27
جان g-33 m-29 h122
جان_ h79
جانب h70
جاني r-25 m-26 h-24
جاني_ h-26
جاه m-24 k60
جاهد h-26 k73
جاهدي k45
جاهز h56
جاهز_ h31
جاهزه h25
جاي r29 g66 m38 h-31
جاي_ r24 g46
جاير h25
جاير_ h25
جايز m57 h-43
جايزت m46
جايزه h-36
جايه g43
جايه_ g43
جب_ r28 g-37
جبت g-28
جبتل h20
جبتلك h20
جبل h56
جبلي h31
جبلي_ h31
جبن r-24 g-51
جبه g-35 k55
جبهه h-23 k55
جبهه_ h-23 k55
جبي r-25
جبيل r-25
جبيل_ r-25
جت_ g21
جتن h37
جتني h32
جتني_ h32
جتي g-19
جتي_ g-19
جح_ r-38
جحي m34
جحيا m34
جحيات m34
جد_ g-20 h-49
جدا r-21 g65
جداد g34
جداد_ g34
جدو r30
جدول r30
جدوله r26
جدي g-25 m-34
جديد g-25 m-34
جديد_ r27
جر_ r35 g60 m-46 h-58 k120
جرا g-28 h98
جرات h59
جرات_ h59
جرام r22 h30
جرام_ h46
جرت r-31 g-35 h-27
جرت_ r-34 k37
جرته k-22
جرد g20
جرد_ g20
جرن r-30
جره r22 g26 m-22
جره_ r22 g26 m-22
جري r-40 m-35 h33
جري_ r-27 m-32
جريا h32
جريا_ h32
جز_ r69 g21
جزء r-42
جزا r-47 g65 h-72 k27
جزاف g99 h-36
جزاف_ g71 h-24
جزافا g27
جزاه r-37
جزاه_ r-37
جزت g-37
جزت_ g-36
جزن m-25
جزنا m-25
جزنا_ m-25
جسس h31
جسس_ h31
جع_ m-28
جعا g31
جعات g41
جعات_ g41
جعت_ r27 m21
جعتل r22
جعتلو r22
جعته r-67
جعتها r-25
جعلي r-46
جعلي_ r-46
جعه g-35 h76 k-34
جعه_ r28 h84
جعها r-48 k-21
جعها_ r-48 k-21
جعو r27
جعوا r30
جعوا_ r30
جل_ g-83 m49 h-33 k-19
جلا r27 g23
جلا_ r28
جلان g27
جلان_ g27
جلب g-19 h78
جلب_ g-19 h78
جلت r49 h-36
جلت_ r49 h-36
جلد h-22
جلس r-24 h26
جلس_ r-30 h-28
جلسه g-31 h58
جلسه_ g-31 h58
جلن g-38
جلني g-29
جلني_ g-29
جله r45 g-80 m20 h-30 k30
جله_ r45 g-75 m20 h-23
جلي g34 h-26
جلين g37
جلين_ g37
جم_ g-26 h74
جما g-27 h-21 k70
جمار k19
جمارك k19
جماع k51
جماعه k51
جمد r19 g-48 k20
جمد_ r23 g-35
جمدو k27
جمع g-47 m-42 h-56 k95
جمع_ r-22 g-36 h-40 k89
جمعت h-25 k20
جمعه g24 h20
جمعه_ g24 h20
جمعي g-22 m-27
جمعيه g-22 m-27
جمل r-33
جمل_ g19
جمه h-28
جمه_ h-28
جمو m22
جموع m22
جن_ g34 m-40 h50 k-25
جنب h-29 k47
جنب_ h-32 k48
جنبي g21
جنس h24
جنسي h24
جني g59 h-48
جنين g71 h-44
جنين_ g71 h-44
جه_ r-29 k-35
جها r-68 k27
جها_ r-26
جهات k31
جهات_ k31
جهاز r-39 h-33
جهاز_ r-39 h-33
جهاض h28
جهاض_ h28
جهت r40
جهتي r40
جهتين r40
جهزه g20
جهزه_ g20
جهل h-22 k43
جهله h-22 k43
جهلهم k19
جهه h-31 k33
جهه_ h-31 k33
جهو g88 h-39
جهول g88 h-39
جهول_ g62
جهوله g46
جهولي g-21 k27
جوا g-31 m57 h66 k-37
جواز h34
جواز_ h23
جوازا h23
جوال g-20 h31
جوال_ g-19 m20
جوالا h28
جوان h45
جوانا h45
جواه h-25
جواي m31
جوايز m31
جود k36
جود_ k33
جور r24 h25
جورج r24 h35
جورج_ r24 h35
جوز m-28
جوع g24 h19
جوع_ g24 h19
جوم h56
جوم_ h22
جومي h34
جومي_ h34
جون g36 h37
جون_ h31
جوه r33
جوهر r35
جوهرج r30
جي_ r72 g49 h-25
جيب r39 g56 m22
جيب_ m33
جيبه r23 g74
جيبه_ g64
جيبها r27
جيبي g-23
جيبي_ g-23
جير r-19 g-19
جير_ g-19 k21
جيل g-43 m-41
جيل_ g-39 m-39 h-37
جين r21 g28
جيه h22
جيه_ h22
حات r26
حات_ r27 h-22
حاج r45 g53
حاج_ g43
حاد r-20
حادث r-20
حادث_ r-20
حاذ h25
حاذي h25
حاذين h25
حار r-29 g-29 m-26 h-20
حار_ g-36 h25 k-19
حاره h-38
حاره_ h-38
حاس g-27 k-42
حاس_ g-23
حاسب h-19 k-33
حاسب_ k-32
حاض r-23 g-50
حاضر r-23 g-50
حاضره g-41
حاط m108 h-32
حاط_ m92 h-24
حاف g-29 h-26 k44
حافظ h-26 k44
حافظ_ k44
حال r-50 g49
حاله r-28 g24
حاله_ r-28 g24
حام r-46 g-33
حامي r-23
حامي_ r-23
حان h57
حاني h33
حاني_ h33
حاو h-23
حاوي h-23
حاويه h-23
حب_ g-72 m119
حبا h-25
حبات h-25
حبات_ h-25
حبب h47
حبب_ h47
حبت g-26 h26 k-20
حبت_ g-26
حبتي h34
حبتي_ h34
حبن g-23 h38 k-20
حبه h48
حبه_ g-48 h55
حبها g36
حبها_ g36
حبو g-58 k21
حبوب g-33 k-26
حبوب_ g-33 k-26
حبوه g-25 k47
حبوها g-25 k47
حبي h75
حبيب h79
حبيب_ h65
حت_ r-27 g48 h79
حتا g-22 h34
حتاج g-22 h34
حتاج_ r-19 h25
حتاجه r26
حتر g41
حترق g41
حترق_ g41
حتس r60
حتسب r60
حتسبو r65
حتك r-29
حتك_ r-29
حته r-30
حته_ r-30
حتو g46 k-24
حتوي g47 k-19
حتوي_ g35
حتي r48 h46 k49
حتي_ r52 h44 k53
حتيا h21
حج_ g-99
حجا h20
حجاب h26
حجاب_ h26
حجر g31
حجر_ g31
حجز r44 g-24 m-44
حجز_ r36 g19
حجزت g-37
حجزت_ g-36
حجزن m-25
حجزنا m-25
حد_ g-49 m21 h-61 k109
حدا r27 g65 h-21
حدا_ g60
حدث g-35 k51
حدث_ g-35 k51
حدد r-31 g134 h-66 k-46
حدد_ g110 h-33 k-34
حدده g20 h-19
حده g60 h45
حده_ g56 h47
حدي g20 m59 h-20
حدي_ m54
حديد g54
حديد_ g54
حذف h30
حذف_ h30
حر_ r-35 g42 m-32 h113 k-23
حرام h28
حرام_ h-19
حرامي h47
حرز h74
حرز_ h74
حرك r-21 g23 m-29 h-37 k117
حرك_ r-21 h-30 k72
حركه g27 m-20
حركه_ g27 m-19
حره g-21 h109
حره_ g-21 h109
حرو h20
حروز h20
حروز_ h20
حري g-19 h-51 k-22
حري_ h-32
حريق h-23
حريق_ h-23
حريه g-29
حريه_ g-29
حس_ h40 k23
حسا r35 g-27 k83
حساب r35 g-27 k83
حساب_ r79 g29 m45
حسابه k19
حسابي r-52 g-41 m-28 k41
حسب r29 g-24 h-41 k-23
حسب_ g28 h-20
حسبو r52 g-22
حسبون r52
حسن r-40 h-50 k28
حسن_ r-40 h-50 k28
حشي h65
حشيش h74
حشيش_ h65
حص_ g-37
حصا g60 m26 h-41
حصاد r38
حصاد_ r38
حصان m26 h-29
حصان_ m20 h-27
حصاه g65
حصاه_ g65
حصت m-45 h33
حصتن h55
حصتنا h55
حصتي m-41
حصتي_ m-41
حصل r-36 g54
حصن h-31
حصه r-55 g33 m-37
حصه_ r-55 g33 m-37
حصو r19 h-26
حصول r19 h-26
حصول_ g38 h-26
حصوله r34 g-26
حصي r-19 g22
حصيل r-19
حضي h49
حضير h49
حضير_ h49
حط_ m27 k41
حطب h-29
حطه h-33 k45
حطه_ h-33 k44
حطي r21 m47 h23
حطيت r19 m44 h30
حطيت_ r19 m44 h30
حظ_ r-24 g61 m103
حظو k48
حظور k50
حظور_ k50
حظي g-41 h24
حظي_ h29
حظير g-33
حظيره g-28
حف_ h-19
حفظ g-25 m-27 h-61 k76
حفظ_ m-46 h-56
حفظت r-21 k57
حفظته k22
حفظتي r-20 k33
حفظه m25 k19
حفظه_ m25 k19
حفل g-31 h50
حفله h36
حفله_ h36
حفو r49
حفوظ r49
حفوظ_ r23
حفوظه r25
حق_ r23 g92 m-49 h-74 k29
حقا g53
حقا_ g70
حقاق r27
حقاق_ g21
حقن r28 h22
حقنا r28 h22
حقنا_ r28 h22
حقه r62 g-70 h37 k-31
حقه_ r74 g-68 h39 k-31
حقي r-19 k36
حقي_ h23
حقيق h-19 k39
حقيقه k35
حقيقي g26 h-19
حك_ h35
حكم_ g-23
حكمه g21
حكمه_ g21
حكو r23 m-25
حكوم r23 m-25
حكومي r23
حكي r22 g63
حل_ r-24 g-73 k-30
حلا h-74
حلاق g-21 h-65
حلاو h23
حلاوي h30
حلق h-27
حله r20 g-45 h-55
حله_ r20 g-45 h-55
حلو g-45 h106
حلوف h87
حلوف_ h87
حلوي g-23 h-25
حلوي_ g-23
حلي r38 m-25 h-59 k-24
حلي_ r63
حليب r-25 g24 h-40
حليب_ r-25 g53 h-40
حليل h-36
حليل_ h-36
حم_ h68
حما g53
حمام h-31
حمام_ h-29
حماي g64
حمايه g64
حمد r-25
حمر r-26 g-28 m23 k-19
حمر_ r-26 g-19 h38
حمرا h-24
حمل r-24 g50 h-29
حمل_ g76
حمله g-23
حمه r39
حمه_ r39
حمي h59
حميم h52
حميم_ h22
حميمي h22
حن_ r-31 m46 k-29
حنا r-19 m-22 h-40
حنات g19 h-24
حنات_ g19 h-24
حناه r-25
حنت h52
حنت_ m21 h63
حنه r-19 m-20
حنه_ r-19 m-20
حني r-29
حني_ r-29
حه_ r-79 g-42 m-41 k-55
حها g21
حها_ g21
حوا r-41 g-42 h-19 k20
حوار r-24 g-38
حوال g-19 k28
حوالا k31
حواله k-25
حوش g-40
حوش_ g-40
حوط g59
حوط_ g59
حول r-55 g-46 m-23 h-64 k90
حول_ r-26 g-32 h-44
حوله r-29 k79
حوله_ r-27 h-25 k84
حوه g23
حوه_ g23
حوي g-39 h-22 k66
حويل r-42 g-29 k69
حويل_ r-40 g-29 k43
حي_ g23
حيا g40 m34
حيات m34
حيات_ m34
حياه g42
حياه_ g42
حير g64
حيره g21
حيره_ g21
حين r-30 g31 h-24
حين_ r-30 g31 h-24
حيه h32
حيه_ h32
خاب g20
خابا g20
خابات g20
خات r-36
خاتم r-36
خار k50
خار_ g19
خارج k52
خارج_ k52
خاص g-35 h139
خاص_ h92 k20
خاصه g-28 h48
خاصه_ g-28 h48
خاط r50
خاطر r50
خاطر_ r34 g20
خال r-33 g-45 h-49
خالت h-30 k22
خالتي h-30 k22
خالف g-26 h37
خالف_ g-26 h29
خالي r-28 h-46
خالي_ r-28 h-44
خان r-21 m21
خان_ h-24
خبار g24 h-30
خبر h36 k23
خبره h40
خبره_ h40
خبز r-26 g-35 h-67
خبز_ r-26 g-33 h-67
خت_ r-20 m47
ختا r-23 g92 h-34 k-26
ختار r-23 g92 h-34 k-26
ختار_ r-23 g33 k-26
ختب h42
ختبا h25
ختبار h25
ختر r-67 m-25 h41 k-25
خترا h39
ختراق h39
خترت r-51 g-43 h-19
خترت_ r-51 g-32
خترق h29
خترقه h20
ختل r23 m-27 h-28
ختلا r29
ختلاف r29
ختم h49
ختم_ h49
ختي r-51 g31 h-30
ختي_ r-49
ختيا g72
ختيار g72
خد_ g-36 m25 h-20
خدا h-87
خدت r31 m-21
خدر h57
خدر_ h25
خدره h29
خدره_ h29
خدش m52 h-26
خدش_ m52 h-26
خدم g-25 k67
خدما h27
خدمات h27
خدمه g-23 k52
خدمه_ r19 g-23 k29
خده r-45
خده_ r-36
خذ_ g-34 m45
خذا m33
خذا_ m33
خذت_ r44
خذته r-38
خذته_ r-45 g-20
خذن g43
خذنا g43
خذه r27 g60
خذه_ g41
خذها r32 g22
خذها_ r32 g22
خذو r59
خذون r24
خذون_ r24
خذوه r50
خذوها r50
خذي r28 g28
خذيت g28
خر_ r81 m36 h-25 k-19
خرب g49
خرب_ g53
خرج g23 h-51
خرج_ h-32
خرجه g32 h-20
خرجه_ g32 h-20
خرزه h34
خرزه_ h34
خرف g23
خرفا g23
خرفان g23
خره r-27
خره_ r-27
خرو r-25 m22 h-21
خروف m22 h-21
خروف_ g31 m30
خري r-65 g23 h67
خريه h73
خريه_ h73
خزا r68 h-30
خزان r68 h-30
خزانه r88
خزن r-35 g-24
خزي r43 g-22
خزين r43 g-22
خزينه r43
خسا r-25 m34 h-29
خسار r-25 m34 h-29
خساره r-25 m34 h-29
خسر g-28 m85 h-42
خسر_ r27 g-22 m52
خسرا m20
خسران m20
خسرت m27
خشب m-40 h-67
خشب_ m-40 h-49
خص_ r23 h29 k95
خصم r75 h-24 k-29
خصم_ r61
خصمت r28
خصمت_ r28
خصو r71 h-19
خصوم r71 h-19
خصومه r51
خصي r76
خصي_ r37
خصيم r46
خصيم_ r46
خضا h-24
خضار h-24
خضار_ h-24
خضر r-24 g32 m97 h21
خضر_ g39 m62 h21
خضرا m35
خط_ h-36
خطا r-29
خطا_ r-25
خطط g30
خطط_ g32
خفي g20
خفيه g20
خفيه_ g20
خل_ h-31 k31
خلا m39
خلاص r37 g-29
خلاص_ r37 g-29
خلال r-31 m46
خلال_ r-31 m46
خلاي g25
خلايا g25
خلت r23 h-24
خلت_ r23 h-24
خلص r-44 m-31 h-35
خلص_ r-34 h-23
خلصت g-27
خلصت_ g-27
خلل g-41
خلل_ g-41
خله r-48 g40 h-48 k64
خله_ g89 k22
خلها r-46 g-49 h-31 k41
خلها_ r-46 g-49 h-31 k41
خلوط h30
خلوط_ h25
خلي r-21 h36
خلي_ r-36 g-48 h29
خليه r-21 g37 h38
خليه_ g57 h-19
خليها g-20 h57
خمار_ h-34
خماره h26
خمر m-23 h75
خمر_ h55
خمس r60 g26 m43 h-20 k-65
خمس_ g32 m47 h40
خمست r39
خمسه r30 g-29 h-23 k-37
خمسه_ r30 g-29 h-23 k-37
خمسي h-24
خمسين h-24
خمن m119 h-38
خمن_ m119 h-38
خمو h33
خمور h33
خمور_ h31
خمي h36
خمير h48
خميره h39
خميس g-32 m-21
خميس_ g-32 m-21
خمين g34 m35
خمين_ g34 m35
خنز h78
خنزي h78
خنزير h78
خه_ r29 m-23 h74
خور g-20
خور_ g-20
خول m31 h-26
خول_ m31 h-26
خوه h-21 k45
خوه_ h-21 k56
خوي r-28
خوي_ h-22
خي_ r-32
خيا r-31 g74 h-70
خيار g92 h-48
خيار_ g30 m-23 h-35
خيارا g62 m29
خياط r-21 h-21
خياط_ r-21
خياطه h-21
خير r-35 g-61 h-26
خير_ r-33 g-45
خيره h-24
خيره_ h-24
خيص h29
خيل h32
خيل_ h32
خيم m-21 h-33
خيمه m-21 h-28
خيمه_ m-21 h-28
خيو m19
خيول m19
خيول_ m19
دا_ r-59 g-48 m-21 h-43 k49
داء g-42 h-36
داء_ g-42 h-36
دات r37 h-64
دات_ r37 h-64
داخ g49
داخل g49
داخل_ g37
داد h51
داد_ h51
دار g19
دار_ r-23 g19
داري r25
داع m21
داع_ m21
داف r-29 m60
دال h41
دالي h41
دالي_ h41
دام r61
دام_ r63 g24
دان r-28
داو g48 m23
داول m31
داول_ m31
داي r91 h-50
دايا h-22
دايا_ h-22
دايع r22
دايع_ r22
دايم g36
دايم_ g22
داين r52
داين_ r27
دبل r71 m44 h26
دبل_ r33
دبي r-19
دبي_ r-19
دت_ r22 g-41 m25 h-80
دث_ k50
دجا g-21 h31
دجاج g-19 m20
دجاج_ m23
دجال h20
دخا h-25
دخار g19
دخار_ g19
دخان h-24
دخان_ h-24
دخل r27 g-57 k81
دخل_ g-30 h43 k36
دخلت r23 h-24
دخلت_ r23 h-24
دخله k37
دخله_ k37
دخو m31 h-26
دخول m31 h-26
دخول_ m31 h-26
دد_ r102 g69 m-28 h-45 k-74
ددت r-87 g-20 h-31
ددت_ r-39 h-25
ددته r-48
ددتها r-41
ددن r-25 g-22
ددنا r-25 g-22
ددنا_ r-25
دده r39 g48
ددها r28 g36
ددها_ r28 g36
در_ r-30 g-38 m27 h30 k64
درا g-52 m-27 h47
دراج r-47 g-20 h35
دراجه r-34 h35
دراس h23
دراسه h29
دراه r50 m-21 h-22
دراهم r50 m-21 h-22
درب m-35 h-34
درب_ m-25 h-34
درت r49
درج g-24 h35
درجه g-24 h33
درجه_ g-24 h33
درس r-45 g-71 m-26 h-58
درس_ m-34
درسه g-33
درسه_ g-33
درسي h-41
دره r-20 h54
دره_ h78
درهم r-19 h-21 k-24
درو r-27 g68 h-29 k-23
دروب g68 h-29
دري r30 m-49 k35
دري_ r50 g21 h-25 k40
دريب m-44
دريب_ m-44
دس_ r-21 h-19
دسك r28
دسكا r28
دسكاو r28
دش_ g37 m35 h-31
دع_ h37
دعا r-20 m-26 h79
دعار h79
دعاره h79
دعه h-22 k67
دعه_ h-22 k67
دفا h-25
دفات g37
دفاتر g37
دفت r31
دفتر r31
دفع r-43 g48 h-55 k-38
دفع_ r33 g23 m29 h-35 k-21
دفعا g-19
دفعات g-19
دفعت r-31 m20 h-22
دفعت_ r-43 g51
دفعته g-24
دفعتي g-19
دفعل g-26
دفعه r-46 g-20 m-21 h23
دفعه_ h37
دفعها r-21 g-20
دفعو g76 m-35
دفعون g62 m-34
دفن h31
دفن_ h31
دفو g41 m24 h20
دفوع m29
دفوع_ r-23
دفوعه m41
دفون g27
دفونه g31
دفي h35
دفين h35
دفين_ h35
دق_ r-58 m20 k30
دقا g26 m22
دقاي g26
دقايق g26
دقه g-33 h-28
دقه_ g-33 h-28
دقي g20 m63
دقيق g36 m67
دقيقت m20
دقيقه g32 m46
دقيه h29
دقيه_ h29
دك_ g-23
دكا r-23 g-43 m-27 h50
دكا_ h52
دكان g-40 m-24
دكان_ g-34
دكت m-24
دكتو m-24
دكتور m-24
دكه h48
دكها h36
دل_ r26 g-32 h-53
دلا g62 h-24
دلات g47
دلات_ g47
دلت r29
دلت_ r29
دله r-30 g37 h-36
دله_ r-23 g42 h-36
دلو h-32
دلوق r20
دلوقت r20
دلي r-45 h-26
دلي_ r-38
دليك h29
دليك_ h29
دلين g35
دلين_ g35
دليه g-25 h-55
دليه_ g-25 h-55
دم_ g51 m-21 h35
دما r-24 m-34
دمات h27
دمات_ h27
دمان m-31 h-28
دمان_ m-31 h-28
دمن h-21
دمه g25 m-20 h44 k29
دمه_ g30 h19
دمها h26
دمها_ h26
دن_ r50
دنا r53 h-40
دنا_ r28 h-36
دنان r27
دناني r27
دناه g-25
دناه_ g-25
دني r61 g42 h-37 k-28
دني_ r61 g42 h-37 k-28
ده_ g41 m-43 h-77 k-75
دها g-20 h-59 k-43
دها_ r20 g-20 h-32 k-43
دهن g-38 h25
دهن_ r19 g-35 h25
دو_ r54
دوا g-36 m28 h-55
دوار m50
دوارا m32
دواره h-23
دوام h-23
دوام_ h-23
دور r38 g109 m-33 h-113 k-21
دور_ r20 g49
دوره g50 h-77
دوره_ r-38 g-20 h-77
دورها r29 g70
دوري r37
دوري_ r37
دوق r-24
دوق_ r-24
دول r54 g-21 m41 h67 k-21
دولاب r-47 m24
دولار r44
دوله r20 h36
دوله_ r20 h36
دولي r25 m30 h24
دوليه r25
دوم g41 m28
دون r-79
دون_ r-55
دونه g-24
دونها g-23
دوي h-28
دي_ r27 g-76 h-81 k40
ديب h45
ديب_ h45
ديت g-39 m-27
ديت_ r-20
ديته r20 g-28 h21
ديته_ g-28 h21
ديد r-34 g28 m-46 h-30 k-33
ديد_ g38 m-28 h-24 k-26
دير_ r20
ديق g-31 h-48
ديق_ h-44 k-21
ديك r-30 g26 h56
ديك_ r-24 g27 m-22 h50
ديل m-31 h19
ديم r43 g-37 m-25 h-40 k27
ديم_ r37 g-29 k49
ديمه h-24 k-21
ديمه_ h-24 k-21
دين r121 g-22
دين_ r22 k24
دينا r34 m37 h47
دينا_ r38
دينار m26 h57
دينك g23
دينك_ g23
دينه r58
دينه_ r58
ديني r22 h-34
ديني_ r25 h-34
ديه r-33 h-72 k-26
ديه_ r-33 h-72 k-26
ديو r19 g35 m23
ديوا r-30 g27 h-19
ديوان r-30 g27 h-19
ديون r58 g19 m38 h-32
ديون_ g38 m41 h-30
ديوني r22
ديوه h22
ديوها h22
ذا_ r25 g73
ذات g51
ذاك h-21
ذاكر h-21
ذاكر_ h-21
ذبح r-24 g-21 h54
ذبح_ h56
ذت_ r44
ذته r-38
ذته_ r-45 g-20
ذخي h-24
ذخير h-24
ذخيره h-24
ذف_ h30
ذكر r-37 h-44 k27
ذكر_ k42
ذكره r-21 h-21
ذكره_ r-21 h-21
ذلك k37
ذلك_ k37
ذمت r56
ذمم r39
ذمم_ r39
ذنا g43
ذه_ g68 h30
ذها r32 g22
ذها_ r32 g22
ذهب r64 h-19
ذهبه r24
ذهبي r24 g-21 h-26
ذهبي_ g-21
ذوق r-36 g24
ذوق_ g21
ذون r92 g-25 h-56
ذون_ r42 g-24 h-45
ذونا r50
ذونات r50
ذوه r50
ذوها r50
ذوها_ r50
ذي_ r53 h-32
ذيت g28
ذين k24
ذين_ k24
را_ r-54 g-43 h111 k43
راء r-23 h21
راءه g-22 m-21
راءه_ g-22 m-21
راب r93 h43
راب_ h33
رابح r49 h-20 k-24
رابحا r38
رابحه k-19
رابي r72
رابي_ r77
رابين g31 h21
رات m-21 k-21
رات_ h26
راتب g-24 m-21 h-32
راتب_ g-20 k38
راتبي m-19 k-32
راته r21
راته_ r21
راتي g27
راتين g29
راج r-95 g-51 k-51
راجع r-36 h-36 k-42
راجع_ k-23
راجعه h-36 k-19
راجه r-34 h35
راجه_ r-34 h35
راح r-64 g36 m25 h-38 k-21
راح_ g33 m20 h-20
راحت r-46 h-33 k-21
راحت_ g34 h-20
راحتك r-29
راد_ g-22
راس r28 h-85 k-31
راس_ r51 h-58 k-30
راسي r-47
راسي_ r-29
راش g-25 m26 h-20
راش_ m27
راض r-89 g32 m-29
راض_ r-37 h38
راضي r-52 g19 m-21 h-26
راع r20
راعي r20 m-21
راعي_ r21 g-20 m-21
راف g-58 h130 k19
راف_ g-26 h64
رافا k26
رافات k26
رافع m28
رافعه m28
رافق h47
رافقا h32
رافه h40
رافه_ h40
راق r-35 g-20 h24 k64
راق_ h63
راقب r-26 h-52 k70
راقبه h-42 k35
راقص h26
راك g-26 m30
راك_ r-56 m-40
راكا m40
راكات m40
رام r19 g-41 h110 k-20
رام_ r-38 h80
راما h22
راماد h22
رامه h-65
رامه_ h-65
رامي r39 h57
رامي_ h29
ران r-41 m-22 h-43 k-28
ران_ r-41 g-29 h-37 k-25
راه r83 m131 h-57 k-27
راه_ r27 g33 m-23 h32
راها r42
راها_ r42
راهم r50 m-21 h-22
راهم_ r30 m-21 h-22
راهن r-36 g-27 m179 h-65 k-21
راهن_ g-22
راهنا h-26
راهنت m25
راهنه r-20 g33 m72 h21
راهني m54 h-19 k-19
راي g-25
رب_ r-76 g43 m23
ربا r60 g-59 m-23 h-20 k-19
ربا_ r24 h-35
رباء g-26 h-31
رباء_ g-26 h-31
رباح h23
رباح_ h23
ربان h24
ربان_ h24
ربت g-19
ربح r-63 h-60 k-29
ربح_ r-39 h-57 k-29
ربط g-37 h111
ربط_ g-22 h111
ربع r70 m-36 h-30 k20
ربع_ r42 g-22
ربعم r29
ربعمي r29
ربعه k29
ربعه_ k29
ربعي h-19 k-20
ربعين m-19 k-20
ربن r-56
ربنا r-56
ربنا_ r-56
ربه r-45 g43 m-22 h57
ربه_ r-45 g43 m-22 h57
ربو r99 g-30 m22 h41
ربوط h31
ربوطه r22
ربون_ h-21
ربوي r93
ربوي_ r41 h33
ربويه r42
ربي g45
ربيع g49 h-20
ربيع_ g49 h-20
رت_ r-69 h-28
رتب r29 g-29
رتب_ g-29
رتبا r37
رتباط r37
رتج g70 h-29
رتجع g70 h-29
رتجع_ g29
رتجعا g41
رته r-73 h-26 k-35
رته_ r-73
رتها k-22
رتها_ k-22
رتو h21
رتون r22 h24
رتون_ r27
رتي r-43 g-48
رتي_ g-47 h-31
رتين r-29 h34
رتين_ r-28 h20
رث_ g46
رثه g65
رثه_ g53
رج_ r19 g-47 m-38 h20 k36
رجا r26 h-24
رجال r37
رجال_ r37
رجب r28 g-37
رجب_ r28 g-37
رجح m34
رجحي m34
رجحيا m34
رجع g-45 m-19 h-31 k-20
رجع_ r41 k34
رجعت_ r27 m21
رجعتل r22
رجعته r-67
رجعل r-41
رجعلي r-46
رجعه g-24
رجعه_ r43
رجعها r-43
رجعو r27
رجعوا r30
رجل h29
رجل_ h19
رجن g83 h-35
رجن_ g83 h-35
رجه r-23 g37
رجها r-23 g28
رجها_ r-23 g28
رجو g21 h20
رجوع g24 h19
رجوع_ g24 h19
رجي r38 h32
رجي_ r40 h21
رح_ h-88
رحل h19
رحم h26
رحم_ h26
رخص r39 h53
رخص_ r43 h38
رخي h29
رخيص h29
رد_ m-32 h57 k-45
ردت r-33
ردت_ r-25
رده g-41 h-31 k-33
رده_ g-29
ردها r32 k-21
ردها_ r32 k-21
ردو g-23
ردي r-27 g-19
ردي_ r28
رديت r-54
رديت_ r-56
رر_ g47
رره g35
رز_ g20 k-27
رزق h42
رزق_ h42
رزه h34
رزه_ h34
رس_ r-62 g-47 m-67 h-69 k-39
رسا g-46 m39 h-22
رسال m19 k24
رساله m22 k26
رساي m46 h-31
رسايل m46 h-31
رست r-20 g-21
رسل g-35 h-31 k79
رسل_ g-27 h-31 k48
رسم r-22 g20 m19 k-20
رسم_ g33 m29 h-56
رسمه h57
رسمه_ h57
رسه g-33
رسه_ g-33
رسو k-20
رسوم_ m-39
رسي m24
رسي_ m24
رش_ m-21 h-87
رشه r-28
رشه_ r-28
رشو g-19 h108
رشوه h89
رشوه_ h89
رشي h38
رص_ h38
رصا h22
رصاص h22
رصاص_ h22
رصن h37
رصنه h28
رصنه_ h28
رصه m19
رصه_ m19
رصو h20
رصود h20
رصود_ h20
رصي g-39 m23 h35
رصيد g-39 m23 h35
رصيد_ g-32 m24 h37
رض_ r44 m-72 h-102 k-29
رضا r-34 h55
رضاه r-25 h47
رضاه_ h19
رضاها h27
رضت r-34 g72
رضت_ r-30 g40
رضته g31
رضته_ r23
رضتها r-27 g31
رضك r21
رضك_ r21
رضن r54 g-21
رضني r58 g-21
رضني_ r58 g-21
رضو r47
رضوا r47
رضوا_ r47
رضي g-34 h47
رضي_ g-20
رضيه h35
رضيه_ h35
رط_ r78 m41 h-51
رطن r20 m59
رطنا r20 m49
رطنا_ m49
رطه r90 h19
رطه_ r28 g21 h19
رطها r62
رطها_ r62
رطي h21
رطيل h21
رطيل_ h21
رع_ g73 h-35 k-31
رعا h-39 k20
رعات k21
رعات_ k21
رعت r-25 h-23
رعت_ r-29
رعه g31 h-53 k-26
رعه_ h-39 k-21
رعها g45
رعها_ g45
رف_ r-23 g-29 m-32 h51
رفا g23
رفان g23
رفان_ g23
رفت r22 h-37
رفت_ r42 h-37 k21
رفته r-20
رفض r-57 h-20
رفضن r-21
رفضنا r-21
رفع r50 k24
رفع_ k24
رفق r-33
رفن r-32 g-19
رفنا r-32 g-19
رفنا_ r-32 g-19
رفه h-26 k22
رفه_ g-42 h-22
رفها r-19 g44
رفها_ r-19 g44
رفهم k20
رفهم_ k20
رفو h23
رفي r78
رفي_ r20
رفين r31
رفين_ r31
رفيه h19
رفيه_ h19
رق_ r100 g-30 m-80 h95
رقا r-26 h80 k41
رقاب h-26 k23
رقابه h-26 k23
رقاص h42
رقاصا h19
رقاصه h23
رقام r-19 m20 h59 k21
رقام_ r-19 m20 h59 k21
رقت g56
رقت_ g66
رقص h24
رقص_ h24
رقم r-44 g-28 m46 h-59 k89
رقم_ r-60 m43 h-26 k38
رقمها k22
رقمي k33
رقمي_ h-23 k34
رقه h79 k-25
رقه_ h72 k-24
رقي r-27 g25 m-35 h-24 k-27
رقيه g26 m-34 h-27
رقيه_ g26 m-34 h-27
رك_ r-30 g-21 k71
ركا g-28 k34
ركات k34
ركات_ k34
ركب r19
ركبه_ r22
ركت g20 k49
ركه r28 g22 m-43 h30
ركه_ r33 g25 m-41 h22
ركو g30
ركي m20 h-30
ركين m27
ركين_ m27
رم_ r-33
رما g-20
رمج g22
رمجت g22
رمجت_ g22
رمض r32 g-31 m-24 h-63
رمضا r32 g-31 m-24 h-63
رمضان r32 g-31 m-24 h-63
رمل h23
رمل_ h23
رمه r-25
رمه_ r-25
رمي r-19 g41 m27
رمي_ m27 h26
رنا r-85
رنا_ r-67
رنام r21
رنامج r21
رنت g68 m25
رنت_ g58 m26
رنج m-44
رنج_ m-44
رني r-38 h26
رني_ r-33
ره_ g-59 h20 k-55
رها r-25 g77 m86 k-66
رها_ g84 m-21 k-33
رهان m108 k-33
رهان_ m55 k-30
رهانا m35
رهم r-19 h-21
رهن r134 g-30 h-35
رهن_ r39 g-19 h-25
رهنت r53
رهنت_ r53
رو_ g-24
روا r-20 g-24
روا_ r-21
روب g22 h124
روب_ h68
روبا h26
روبات h22
روبي h38
روت m57 h47
روت_ m57 h47
روح m30 h42
روح_ g27 m36
روحا h33
روحان h33
روحي h27
روحيه h21
رور g-19 h-31
رورد r27
رورد_ r27
روس g-19 m-55 k-31
روس_ k-22
روسه m-21 h-28
روسه_ m-21 h-28
روش h27
روض r28 k28
روض_ r28 k28
روط r42 g-19
روط_ r42 g-19
روع g30 h-46
روع_ g30 h-46
روف r-57 g-34 h-74
روف_ r-46 h-53 k-64
روفا k34
روفات k34
روق r-45 g85 h78 k-32
روق_ h36
روقا r-19 g60 m29
روقات r-19 g66 m49 h-28
روقان m-21 h37
روقه g25 h34
روقه_ g25 h34
رول m92 h57 k-28
رولي m97 h55
روليت m97 h55
روم m20
روم_ h29
رون r27 g50 h-32
رون_ r27 h-34
روني_ g25
روي h24
روين h23
روين_ h23
ري_ r76 g63 m-43 h-104 k63
ريا r-42 g-53 m25 h-21 k-19
ريا_ h28
ريات g-29 m34 h-20
ريات_ r-19 g-22 m42
رياض r-24 g-23 h-39
رياضه h-33
رياضي g-23
ريال r-38
ريال_ r-21 h19
ريب g-21 m-52 h39 k47
ريب_ r30 m-46 h44
ريبه k32
ريبه_ k32
ريت r-73 h-38
ريت_ r-58
ريته h-22
ريج h39
ريجو h39
ريجوا h39
ريح r98 h24
ريح_ r90 h30
ريخ k36
ريخ_ k40
ريد r-42 h-33 k46
ريد_ r-30 k46
رير m-19 h-19
رير_ m-19 h-19
ريس h-34
ريض g-22 h-25
ريض_ g-22 h-25
ريط h59 k-26
ريط_ g-27 h50
ريع h-26
ريف r-57 m-19 h-37 k24
ريف_ r-57 m-19 h-53 k30
ريق h-30
ريق_ m-22 h-42
ريقي m19 h32
ريقي_ m19 h32
ريك g-35 m-23 h68 k-19
ريكا h43
ريكا_ h43
ريل h22
ريم r-27 g-19 h-24
ريم_ r-27
رين r21 g-50 h-38
رين_ r33 g-37 h-21
رينا r-22
رينا_ r-22
ريه r-21 g39
ريها r-34 g36
ريها_ r-34 g37
زا_ h-31 k21
زات m-27
زات_ m-24
زاج g55 h-30
زاج_ g32
زاد r108 g-47 m36 h-32
زاد_ r91 g-45 h-32
زادت m31
زادت_ m31
زار g-45 h-48
زار_ g-19
زاره h-19
زاره_ h-19
زاز h63
زاز_ h30
زازه h36
زازه_ h36
زاف g99 h-36
زاف_ g71 h-24
زافا g27
زافا_ g27
زام r22 g37
زام_ g37
زان r55 g-47
زان_ r-23 g-40
زانه r88
زانه_ r88
زاه r-37
زاه_ r-37
زاي r41
زايد r44
زايد_ r44
زايز h-30
زايز_ h-30
زايم h24
زايم_ h24
زبا r-33 h34
زباي r-33 h51
زباين r-33 h51
زبه g19
زبه_ g19
زبو g55 m-19 h33
زبون g55 m-19 h33
زبون_ g46 m-19
زت_ g-36
زته m46
زتها m46
زتها_ m46
زج_ g-19 h-39
زجا g-35
زجاج g-35
زجاجا h20
زجاجت h19
زجاجه h-32
زحلا h30
زحلاو h30
زدت r50 m26
زدت_ r69 m26
زدن r54
زرع g61 h-60 k-36
زرع_ g47 h-27
زرعت h-23
زرق r-43
زعر h25
زعرا h25
زعران h25
زعف r-27
زعفر r-27
زعفرا r-27
زق_ h31
زكا r-27 g-21 h-36
زكاه r-27 h-30
زكاه_ r-27 h-30
زل_ g39 k-42
زلت r-61
زم_ r71 g-28 h-40
زمه r-21
زمه_ r-21
زمي h19
زميل h19
زميلي h20
زن_ r30 g-23 k-19
زنا g-64 m-28 h-35
زنا_ r24 m-28
زناه g-47
زناه_ g-47
زنج r-25
زنجب r-25
زنجبي r-25
زنه r-43 g-32
زنه_ r-37 g-45
زنها g22
زنها_ g22
زه_ r30 g-20 h84
زها m25
زهر g111
زهر_ g103
زوا r-19 g-40 h37
زواج g-40 h39
زواج_ g-27 h39
زوج h115
زوج_ r-22 h65
زوجت r25
زوجتي r25
زوجي h54
زوجي_ h34
زود r98 g-39 m-21
زود_ r114 g-34 m-21
زور h89
زور_ h59
زوره h24
زوره_ h24
زون r-35 h-36
زون_ h-23
زونه r-25
زوي h44
زوير h40
زوير_ h40
زي_ r-53 g-59 m44 k-25
زيا r24 g-74
زياد r43
زياده r43
زيار r-19 g-66
زيارا g-21
زياره g-45
زيت g-24 m-21 h-41
زيت_ g-22 h-19
زيتو h-22
زيتون h-22
زيد r183 g-62 h-29
زيد_ r130 g-62 h-24
زيده r35
زيده_ r35
زير h91
زير_ h81
زيع r-27
زيف h47
زيفه h41
زيفه_ h41
زيل h21
زيل_ h21
زين g-36 m30 k28
زين_ g-25 h-20
زينه r31 k35
زينه_ r31 k35
زينو m34 h35
زينو_ m25 h38
زيو r24
زيون r24
زيون_ r24
زيي h28
زييف h28
زييف_ h28
سا_ r-20 g143 m-19 h-43
ساب r21 g-41 m47 k86
ساب_ r79 g29 m45
سابق m44
سابقه m24
سابه k19
سابه_ k19
سابي r-48 g-41 m-28 k40
سابي_ r-52 g-41 m-28 k41
ساج h31
ساج_ h31
ساح g-20 h83
ساحر g-20 h91
ساحر_ h45
ساخ h21
ساخر h20
ساخره h20
ساد r19 h-40
سار m41 h60
سار_ r19 h51
سارق h38
سارقه h38
ساره r-25 m34 h-29
ساره_ r-25 m34 h-29
ساس r36
ساس_ r41
ساط r-30
ساط_ r-30
ساع g-42 k35
ساعا r-25 h26
ساعات r-25 h26
ساعت r27
ساعتي r-34
ساعد h-20 k29
ساعده k29
ساعه k23
ساعه_ k23
ساك r61
ساكن r62
ساكن_ r46
سال r-114 g-52 h-37 k98
سال_ g-30
سالم r-42 g-32 h-23
سالم_ r-42 g-32
ساله r-35 g20 m21 k44
ساله_ r-33 m21 k37
سالو k47
سالوا k26
سام r-56 h-40
سامح r-89
سامحن r-29
سان r24 g-42 m-19 h23
ساي r-37 m41 k-36
سايق r-25 h-41
سايق_ r-25 h-41
سايل m45
سايل_ m45
سايي h31
سب_ r-51 k-49
سبا m23 h-24
سباح h-35
سباحه h-35
سباق h20
سباق_ m19 h22
سبان m20
سبان_ m21
سباي r19
سبايك r19
سبب g-45 k63
سبب_ g-45 k63
سبت g-42 m34
سبت_ g-23 m23
سبته m22
سبته_ m22
سبتي r19
سبتي_ r19
سبع r41 g-27 h-27
سبعه r46
سبعه_ r46
سبق g24 m84 h-49
سبق_ r-19 g40 m44 h-36
سبه r25 g-25 h-52
سبه_ r30 g-25 h-52
سبو r131 g-48 m33
سبوع_ r47
سبوعي h21
سبون r70
سبونه r70
سبوه r47
سبوه_ r47
سبي r73 g-25
سبيك r51 g-21
سبيكه r51 g-21
ست_ r98 g-24 k-19
ستا h-45
ستاج g-20 h27
ستاجر g-20 h27
ستال h24
ستال_ h24
ستان r-23 h-31
ستان_ r-23 h-31
ستث g19
ستثم g19
ستثما g23
ستح r54 g-19
ستحق r54 g-19
ستخ h-36 k56
ستخد k56
ستخدم k47
ستخر h-21
ستر r36 h28
سترد g-43
سترد_ g-47
ستري r58 g27
ستري_ g35
ستريح r67
ستش h-24
ستشف h-36
ستشفي h-36
ستط k30
ستطي k30
ستطيع k30
ستع r30 m-31 h-61
ستعا k26
ستعار k26
ستعم r22 m-19 h-24
ستعمل m-19 h-24
ستق r35 g-21 h-21 k60
ستقب g28 h-19 k60
ستقبل g30 k44
ستل r-32 g40 m-43 h-42
ستلا r-24 g27 h-19
ستلام g27 h-19
ستلف r21 g46
ستلفت r-21
ستلم r-28 g-33 m-24 h-20
ستلم_ k36
ستلمت r-42 g-73
ستلمه r26 g47
سته r29 k-22
سته_ r54 g20 h-20 k-20
ستو r-46 g31
ستود h-35
ستودع h-35
ستور r-37 g19 h29
ستورد r-29
ستوك g34
ستوك_ g34
ستي g-60 m-20
ستين g-25
ستين_ g-25
سجا r-54
سجاد r-53 h-29
سجاد_ r-53 h-29
سجاي h25
سجاير h25
سجد h-40
سجد_ h-40
سجل g-89 m68 h-31 k47
سجل_ g-49 m69
سجله g-26 h-20 k45
سجله_ g-20
سجي m-37 h-36
سجيل m-37 h-36
سجيل_ m-37 h-36
سح_ m27
سحب r25 g-88 m116 k26
سحب_ r33 g-34 m115 h19 k-20
سحبت g-26
سحبت_ g-26
سحبه k26
سحبو g-25 k47
سحبوه g-25 k47
سحر g-33 m-24 h87 k-19
سحر_ g-32 m-23 h90
سحو h-24
سخر h73
سخري h73
سخريه h73
سدا r48
سداد r48
سداد_ r48
سدد r-36 g-81 k-34
سدد_ r21 g-54 k-23
سددت r-87 g-22
سددت_ r-39
سددته r-47
سدده r47 h19
سدده_ h19
سددها r42
سدر h-28
سدر_ h-28
سدس h-19
سدس_ h-28
سر_ m89 h-106 k31
سرا m20
سران m20
سران_ m20
سرب h40
سربه h33
سربه_ h33
سرت m19
سرح g22 h-25
سرق g28 h41
سرقه h31
سرقه_ h31
سره h-21
سره_ r24 h-21
سرو r-26 h107
سروق r-26 h107
سروق_ g-33 h72
سروقه g25 h34
سري r21 g39 k20
سري_ r25 k35
سريه g43
سريه_ g43
سس_ h31
سط_ r-39 g36
سطه r-19 m-19 h51
سطه_ r-19 m-19 h51
سعا g39 m-19
سعار g39 m-19
سعار_ g39 m-19
سعر g46
سعر_ r-28 h19
سعره r27 g39 h-19
سعره_ r31 g37
سعم r-27
سعمي r-27
سعميه r-27
سعه r61 g-27
سعه_ r61 g-27
سعي r40 g-20
سعيد_ h-37
سعين r58
سعين_ r58
سفا h61
سفار h61
سفاره h61
سفر r48 h-39
سفر_ h-42
سفره r39
سفره_ r39
سفل h25
سفلي h25
سفي r-19 g51
سفين r-19 g51
سفينه r-19 g51
سقط r-42 g33
سقط_ r-31 g33
سقف g-33 h-26 k72
سقف_ g-33 h-26 k72
سكا r29
سكاو r28
سكاون r28
سكت g50 h35
سكتل h35
سكتلن h35
سكر h69 k-30
سكر_ g-39 h87 k-26
سكره g46
سكره_ g35
سكري r23 h-31
سكري_ r23 h-31
سكن r33 h-23
سكو h109
سكوت h86
سكوت_ h63
سكي h94
سكي_ g-21 h99
سل_ r-43 g-43 m-36 h-99 k64
سلا r-22 h-22
سلاح g-20
سلاح_ g-20
سلام r-22 g-32 h-22
سلامي h-20
سلس r29 g-35
سلسل r37 g-35
سلسله r37 g-26
سلط h20
سلطه h21
سلطه_ h21
سلع r19 g22
سلف r168 g-42 m-52 h-38
سلف_ r86 g-26
سلفت r31
سلفت_ r-46
سلفته r75
سلفك r38
سلفك_ r38
سلفن r-21 g-21 m-19
سلفني r-21 g-21 m-19
سلم g-28
سلم_ r22 g-24 k-28
سلمه r-19
سله r29 g-34 k31
سله_ r29 g-34 k31
سلو m113
سلوت m129 h20
سلوت_ m51
سلوتس m78 h37
سلي g30 m-33 k-22
سليم g41 m-24 k-21
سليم_ g49 k-25
سم_ r-62 g65 h-19
سما g44 h-31 k65
سماء h-25 k69
سماء_ h-25 k69
سمس r19 h51
سمسا r19 h51
سمسار r19 h51
سمك r-20 g53 h-23 k24
سمك_ r-19 g31 h-20 k24
سمن g-29 m-22 h-23
سمنا m-22
سمه r-43 g-27 h28
سمه_ r-37 g-24 h36
سمي g-47 h-32 k50
سمي_ r-33 h-31 k22
سميه r29 g-33 k27
سميها r29 g-36 k24
سميهم k20
سن_ r-40 h-50 k28
سنا h-25 k-21
سنا_ m23 h-20
سنان m-24
سنان_ m-24
سنت r-20
سند r109 g-31 m-38 h-64
سند_ r65 h-24 k24
سندا r31
سندات r31
سنه r-29 g21 k-32
سنه_ r-29 g21 k-32
سنو g100 h-32
سنوا g73 h-19
سنوات g73 h-19
سنوي g27
سني g35 h27
سنين g35 h27
سنين_ g35 h27
سه_ r24 g58 m-33 h-46 k-50
سها r-19
سها_ r-19
سهر g-20 h43 k-26
سهر_ g-19 h76 k-20
سهره h-37
سهره_ h-37
سهل g53
سهل_ g53
سهم r-43 g20 h-26
سهم_ r-48 g65
سهي r45 g-20 h-40
سهيل r45 g-20 h-40
سهيل_ r39 h-40
سوار r20
سوخ h19
سوخه h19
سوخه_ h19
سوق m42
سوق_ m42
سول h69
سول_ h47
سوم_ m-39
سون h-37
سونا h-37
سوو g27 h22
سوول g27 h22
سوول_ h22
سوي r61 h49
سوي_ h41
سي_ r-24 g-34 m-37 h-23 k-67
سيا m-19 h-34 k-26
سيار m-19 h-50 k-26
سيارا h-21 k-19
سيارت r-21 g-47 h-24
سياره r19 g26
سيج h62
سيجا h62
سيجار h62
سيخ g22
سيد h34
سير g24 h65
سير_ g-21 h106
سيط r-37 h25
سيط_ r-43
سيل r-38 h-33 k44
سيل_ r-32 h-49
سيم m54 k28
سيم_ h-26 k29
سيمه m54
سيمه_ m54
سين h-45
سين_ h-38
سيه r-20 m-27 h-22
سيه_ r-20 m-27 h-22
سيو r24 g28
سيول r24 g28
شا_ r-43 m-66 h-47
شاء g-30 m-23
شاء_ g-30 m-23
شات m51
شات_ m51
شاح h24
شاحن h24
شاحنه h45
شار m50 h-26
شارط m48 h-23
شارع k-21
شارع_ k-21
شاركه h-23
شاشه g29
شاشه_ g29
شاف k-22
شافه g57 h-30 k-22
شافه_ h-26
شافها g40
شال r-22 g-34
شالي r-22 g-33
شاليه r-22 g-33
شان g-46 h82 k97
شان_ g-46 h76 k99
شاه g21 h52
شاه_ g34 m-26 h-23
شاهد h47
شاهد_ h47
شاي r-27 k-19
شاي_ g-45 h33
شايف g34
شايفه g24
شب_ m-40 h-49
شبا r-31 m32 k23
شباب m-19 h22 k23
شباب_ m-19 h22 k23
شباك r-21 m50
شباك_ r-21 m53
شبك r-19 m21
شبكت g30
شبكه m23
شبكه_ m23
شبو h50
شبو_ h50
شت_ r32
شتر r56 g81 h-65 k-28
شتراك r-57
شتراه r53
شترط r62
شترط_ r41
شترطه r32
شترك r24
شترك_ r38
شتره g36
شتره_ g26
شتري r-36 g40 m-24 h-55
شتري_ h-24
شتريت g-28
شترين r-20
شتريه g86 h-28
شتغ m-21 h24 k-35
شتغل m-21 h24 k-35
شتغل_ k-30
شتغلت h25
شتم h33
شتم_ h33
شجر g40
شجره g40
شجره_ g40
شحا h33
شحاذ h25
شحاذي h25
شحن r-38 g37 m51 k-30
شحن_ m51 h-30
شحنت h52
شحنت_ m21 h63
شحنه g19 h-23
شحنه_ g19 h-23
شخا h31
شخاص h22
شخاص_ h22
شخص g-26 h-19 k89
شخص_ r-20 k92
شخصي r37
شخصي_ r37
شد_ g-27
شر_ r97 g28 h67 k-32
شرا h45 k-19
شراء r21 g29
شراء_ r21 g29
شراب h53
شراب_ h44
شرب g-21
شرب_ g-21
شرد g38
شرد_ g24
شرط r133 g30 m78 h-22
شرط_ r37 m50 h-48
شرطه r58 g28 h21
شرطه_ r28 g31 h21
شرطها r30
شرك r22 m-31 k32
شركا g-28 h-26 k38
شركات k38
شركه r25 m-25 h22
شركه_ r25 m-25 h22
شره r47 g-72 m25 h-58
شره_ r47 g-72 m25 h-58
شرو r41 g-20
شروب g-32 h57
شروب_ g-23 h35
شروبا h22
شروط r42 g-19
شروط_ r42 g-19
شروع g30 h-46
شروع_ g30 h-46
شري r-52 g-38 h-72 k-40
شريت r-71 h-31
شريت_ r-48
شريته r-23
شريط g-27 h50
شريط_ g-27 h50
شرين r29 h-44
شرين_ r31 g19 h-26
شط_ m61 h-26
شطر m-44
شطرن m-44
شطرنج m-44
شعر r-22
شعر_ r-21
شعو g-19 h83
شعوذ g-19 h83
شعوذ_ h61
شعوذه h21
شعي h34
شعير h34
شعير_ h34
شغل g-26 m-22 k37
شغل_ r50 h-36 k58
شغله r-34 h66
شغله_ r-34 h66
شف_ r61 g-23 h32 k22
شفت r69 g-73 k-21
شفت_ r53 g-36
شفته r19 g-43
شفتها g-37
شفر h45
شفره h28
شفره_ h28
شفن g22
شفنا g22
شفناه g22
شفي h-36
شفي_ h-36
شقت g-25
شقتي r-20 g-20
شقتي_ r-20
شقه g22 h19 k-28
شقه_ g22 h19 k-28
شكر r-102
شله g29
شله_ g29
شلي r29
شلي_ r29
شمب h63
شمبا h63
شمبان h63
شمع m29 h-20
شمعه m31
شمعه_ m31
شن_ g24
شنط_ h31
شنطه g19
شنطه_ g19
شنو g20
شنو_ g20
شه_ r-58 g21 m-22 h-52
شها r33 g-36 k30
شها_ r24 k29
شهاد g-21
شهادا r35
شهاده r-27 g-21
شهر r54 g-34 m-36 h-32
شهر_ r19 g-26
شهري r24 h-36
شهري_ r-30
شهرين r36
شهو r22 g44
شهور r22 g44
شهور_ r22 g44
شو_ h-29
شوا g91 m-27 h-35
شوال g58
شواي g35
شوايي g35
شور g65 h-32
شورت g47
شورت_ g47
شوش h41
شوش_ h35
شوط g-22 m47
شوط_ g-22 m47
شوف r52 g104 m-38 h-41 k20
شوف_ r71 g86 m-38
شوفه g21
شوفو k39
شوفون k39
شوك h-32
شوه g-19 h107
شوه_ g-19 h107
شوي g-34 h-32
شوي_ g-33 h-30
شي_ r-145 g-56 k34
شيء r-30 h22
شيء_ r-30 h22
شيب g68 h-29
شيخ g-21 m-20 h79 k-21
شيخ_ g-20 h33 k-21
شيخه m-19 h46
شيخه_ m-19 h46
شير m-35
شيش h46
شيش_ h65
شيشه h-19
شيشه_ h-19
شيف r24 h-22
شيفو h-41
شيفون h-41
شيك r154 h-40 k-23
شيك_ r83 h-21 k-21
شيكا r66 h-19
شيكا_ r45
شيكات r27
شيل m32 k19
شيل_ k33
شيه h26
شيه_ h26
صاب r-39
صات h33
صات_ h33
صاح k44
صاحب k28
صاحب_ g-26 h-24 k35
صاحبت h34
صاحبه g39 h-20
صاد r37 g38
صاد_ r37 g26 h-21
صار r106 k20
صار_ r69
صارت g31
صارت_ g31
صارع m38
صارع_ m28
صاره h62
صاره_ h62
صاري r36 h-48
صاري_ r54 k-23
صاريف m-19 h-35 k35
صاص h22
صاص_ h22
صاع g30 m35 h-27
صاعد g30 m35 h-27
صاعد_ g30 m35 h-27
صاف r-19
صال g-33
صال_ r-33 g-21 h-41
صالا r48 h-39
صالات r48 h-39
صاله r-30 h93
صاله_ r-30 h93
صان m21
صاه g65
صاه_ g65
صاي r71 g-36 h-28
صايغ r71 g-27
صايغ_ r71 g-27
صب_ g-66 m-26 h56
صبر r77 g-20 m-24 h-49
صبر_ r37 m-22 h-31
صبره r82
صبره_ r82
صت_ g-27
صتن h55
صتنا h55
صتنا_ h55
صته h-23
صتي m-41
صتي_ m-41
صح_ m35
صحي h-56
صحيه h-35
صحيه_ h-35
صد_ g-33
صدر h-20 k61
صدر_ k27
صدره k34
صدق r-26 g-26 m31 h-40 k28
صدق_ m19 k32
صدقه g-19 h-37
صدقه_ g-19 h-37
صدي r-28 g-27
صديق r-23 g-27 h-35
صديق_ h-34
صر_ r-26 g-26 m27 k-20
صرا r19 g-20 k28
صرات h21
صرات_ h21
صراف r19 k28
صرافا k28
صرافه r24
صرت m32
صرت_ m32
صرف r29 g-75 m-37 h-57 k37
صرف_ r-30 g-55 h-35 k53
صرفت r22
صرفت_ r42
صرفته r-20
صرفن r-32 g-19
صرفنا r-32 g-19
صرفه r43
صرفه_ r48
صرفي r26
صرفي_ r20
صره r-20
صره_ r-20
صرو h-35 k-22
صروف h-35 k-22
صروف_ h-24 k-56
صروفا k34
صريا r20
صريات r20
صطا g37
صطاد g37
صطاده g37
صعو g56
صعود g56
صعود_ g56
صغي h-37
صغير h-37
صغيره h-19
صف_ r42 g-37 m-30
صفا g29
صفات g29
صفات_ g27
صفر h41
صفر_ h41
صفق g52 h-56
صفقا m19 h-25
صفقات m19 h-25
صفقه g56 h-30
صفقه_ g56 h-30
صفه h-29 k-24
صفه_ h-29 k-24
صفي r-20 g26
صقر r-25 g48 h-44
صقر_ g58 h-31
صكو h-32
صكوك h-32
صكوك_ h-32
صل_ r38 g-62 h-77 k54
صلا_ k46
صلات h-23
صلات_ h-23
صلاح h24 k-28
صلاحي g-20 h54
صلت_ g-33
صلح r-51 g31 h-37
صلح_ h-20
صلحو g36
صلحوه g23
صلن g23 k30
صلني k30
صلني_ k30
صله r-43 m-25
صله_ g22 h-20
صلها r-36 g-23
صلها_ r-36 g-23
صلي r-85 g-97 m-25 k-31
صلي_ r-19 h21
صليح r-61 g-66 m-21 h-20
صليح_ r-61 g-66 m-21 h-20
صم_ r61
صمت r28
صمت_ r28
صنا g-24
صنام h20
صنام_ h20
صند r-29 h-53
صندو r-24
صندوق r-24
صنع g-26 h37
صنع_ g-26 h40
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ r-22 m-28 h20 k-52
صود h20
صود_ h20
صور g-57 h46 k21
صور_ h49
صورك h26
صورك_ h26
صوره g-28
صوره_ h-39
صورها g-25 h28
صوري r29 k51
صوريه r37 k32
صوف g55 m-23 h-29
صوف_ g57 m-19 h-25
صول g34 h-29
صول_ g60 h-29
صوله r34 g-26
صوم r23 h-19
صوم_ r-28
صومه r51
صومه_ r51
صي_ r29 m-21
صيا r-39 g60 m-31 h-53
صياد r-21 g43 m-21
صياد_ r-21 g43 m-21
صيام h-20
صيام_ h-20
صيان h-27 k20
صيانه h-27 k20
صيب r-40 m87 h30 k-20
صيب_ g-29 m119 h55
صيبي r-42 g44 h-35
صيبي_ r-42 g44 h-35
صيد r-33 g94 h-22 k-22
صيد_ r-23 g38 h39
صيدل g-25 h-55
صيدلي g-25 h-55
صيده r-19 g88
صيده_ r-19 g82
صير g-55 m-27 h-36
صير_ g-33 m-27
صيف r75 g-39
صيف_ r75 g-39
صيل r-25 g-29 h-42
صيل_ r-26 g-26 m-20 h-42
صيم r46
صيم_ r46
صين g36 m37
صيني m37
صينيه m37
ضا_ g-28
ضاء h21
ضاء_ h25
ضاب h19
ضابط h19
ضابط_ h19
ضات g-26 m24
ضات_ g-26 m24
ضار r-41 m-28
ضار_ h-24
ضارب r-35 h27
ضاربه r-35 h27
ضاع m75 h74
ضاع_ g25 m20
ضاعت h21
ضاعته g-20
ضاعف r27 m72 h65
ضاعف_ r20 m72 h66
ضاف r38 g26
ضاف_ r64
ضافي r-40 g35
ضافي_ g34
ضافيه r-35
ضال g31
ضال_ g23
ضام r37
ضامن r37
ضامن_ r35
ضان r32 g-31 m-24 h-80
ضان_ r32 g-31 h-35
ضاه r-25 h47
ضاه_ h19
ضاها h27
ضاها_ h27
ضت_ r-77
ضته m-22
ضته_ r23
ضتها r-27
ضتها_ r-27
ضح_ h26
ضحك h35
ضحك_ h35
ضر_ g29 m47 h20
ضرا m35
ضرب g42 h19
ضرب_ h35
ضربه g58
ضربه_ g58
ضرع g97 h-34
ضرع_ g40 h-19
ضرعه g58
ضرعها g58
ضره r-33 g-41
ضره_ r-33 g-41
ضري g-30 h27 k38
ضريب g-29 k42
ضريبه g-29 k39
ضريح h28
ضريح_ h28
ضع_ r33
ضك_ r21
ضما r26 g23
ضمان r26 g23
ضمان_ g26
ضمانه r37
ضمن r57 h-35
ضمن_ r31
ضمو r58
ضمون r58
ضمون_ r24
ضمونه r33
ضنا r-54
ضنا_ r-42
ضني r58 g-21
ضني_ r58 g-21
ضه_ r-20 g53 m34 h-57
ضوا r47
ضوا_ r47
ضون r-22 g41
ضوني g24
ضوني_ g24
ضي_ g40
ضيا h-22
ضيت r50 g23 h-19
ضيته g32
ضيته_ g32
ضير h49
ضير_ h49
ضيع h20
ضيف r-22
ضيه r-27 g30 m-19 h67
ضيه_ r-27 g30 m-19 h67
ضيو r-39
ضيوف r-39
ضيوف_ r-39
طا_ r-25
طاء h25
طاب r-41 m21
طابع r-29
طابع_ r-29
طابق m21 h36
طابو h-26
طابو_ h-26
طات h24
طات_ h24
طاح g-53 h39
طاح_ g-38
طاحت h49
طاحت_ h49
طاد g37
طاده g37
طاده_ g37
طار r-76 h-43
طار_ r-21
طاري r-42 h-20
طاريه r-42 h-20
طاز g-19 h-39
طازج g-19 h-39
طازج_ g-19 h-39
طاس m35
طاط g22
طاق r33 g-40 m25 k19
طاقت h-19 k35
طاقتي h-19 k35
طاقه r38 g-42 m19
طاقه_ r38 g-42 m19
طال r25 h83
طالب h28
طالب_ h28
طالع h47
طالع_ h40
طان m-19
طاني m-19
طاني_ m-19
طاو r-24 g-25 m35 h27 k-25
طاول r-24 g-25 m35 h27 k-25
طاولا m28
طاوله r-20 g-24 h41
طاي g75 h24
طايح h45
طايحه h28
طاير g74 h-30
طاير_ g81 h-30
طب_ r-21 h-37
طبا r-50
طباع r-50 g-19
طباعه r-50 g-19
طبخ r21 m-33 h-42
طبخ_ m-33 h-37
طبي g-108 k-37
طبي_ h28
طبيب g-43 h-19
طبيب_ g-43 h-19
طبيع g-23
طبيعي g-23
طبيق g-38
طبيق_ g-38
طجي h20
طر_ r46 m-28 h-114
طرد h51
طرد_ h51
طرف r63 g-32
طرف_ r32 g-20
طرفي r31
طرفين r31
طرن m-44
طرنج m-44
طرنج_ m-44
طره g-23 h-51
طره_ g-23 h-51
طري m-36 h-52
طريق r20 m-21 h-33
طريق_ r20 m-21 h-33
طط_ g25 h39
طع_ h29
طعا r-19 h-47
طعام r-19 h-47
طعام_ r-19 h-21
طعت g29 h30
طعم g-26 m-28 k-21
طعم_ g-26 k-21
طعه m-22 h-41
طعه_ m-22 h-41
طفا g-37 m-38 h-56
طفال m-38 h-26
طفال_ m-38 h-26
طفاي g-31 h-30
طفل h25
طفله h19
طفله_ h19
طقم r57 g-32
طقم_ r57 g-32
طل_ g19 h24
طلا g-22 h34
طلاس g-19 h48
طلاسم g-19 h48
طلب r82 g22 h-26 k43
طلب_ r44 h-32 k64
طلبت r19 h57
طلبت_ h24
طلبن k-23
طلبه g37
طلبه_ r31 g22
طلبها r-39
طلبو r19
طلس h34
طلسم h34
طلسم_ h34
طلع r-24 g49 m112 h-39
طلع_ g44 m66 h-24
طلعت g-24 m54
طلعت_ g-37 m75
طلعه g37
طلعه_ g44
طلق h21
طلقا h19
طلقات h19
طله h48
طله_ h48
طلي h42
طلين h24
طلين_ h24
طما g-61
طماط g-61
طن_ r-24 g30 h-25
طنا r20 m47
طنا_ m49
طنها g24 h-21
طنها_ g24 h-21
طني g-21 m19 h25
طني_ m23 h30
طه_ r31 m-52 h20
طور h-35
طور_ h-35
طوع g-21
طوع_ r-37 g-21
طول r55 m34 h-41 k-24
طول_ r76 g22 h-36
طوله r-31 m39
طوله_ r-31 m39
طون g53
طون_ r-21 g51
طي_ r-30 g39 m45
طيا m30
طيار m31
طياره m31
طيت r25 g-28 m40 h61
طيت_ m44 h30 k-32
طيته g-23 h40 k24
طيته_ r19 g-23 k24
طيتها r-21 h41
طيح g47
طيح_ g47
طير g75 h38
طير_ g93
طيس h27
طيع k30
طيع_ k30
طيك r62
طيك_ r62
طيل h28
طيل_ h28
طين r19 g-21 m34 h-24
طينا r22 m31
طينا_ r28
طيناه m29
طيه r-36 m28 h-22
طيه_ r-27 m28 h-22
ظار r59 g-20 h-38
ظار_ r29 k19
ظاره r30 h-30
ظاره_ r30 h-30
ظام r-19 h-21 k25
ظام_ r-19 h-29 k27
ظته k22
ظته_ k22
ظتي r-20 k33
ظتي_ r-20 k33
ظر_ k24
ظرف h63
ظرف_ h63
ظف_ g-19 k22
ظفي r-22 h-26
ظفين r-22 h-26
ظفين_ r-22 h-26
ظم_ r56 k-22
ظه_ g-24
ظهر r-19 h-90 k96
ظهر_ r-19 h-86 k96
ظهو g19
ظهور g19
ظور k50
ظور_ k50
ظي_ h29
ظير r36 g-33
ظير_ r36
ظيره g-28
ظيره_ g-28
ظيف r-33 m-45
ظيفه m-22
ظيفه_ m-22
عا_ h-23
عاب r-23
عاب_ h-22
عات r-51 h-21
عات_ r-51
عاج g-29 h30
عاج_ h33
عاجل g-23
عاد g35 h33
عاد_ h27
عاده g30
عاده_ g30
عار g42 m-41 h84
عار_ g21 m-20
عارف g50 k-20
عارف_ g35
عاره h68
عاره_ h68
عاري h27
عاريه h20
عاش h-39
عال m21 h-20 k-26
عام g41 m-37 h-40
عام_ r20 g53 m-25 h-34
عامل h24
عامل_ r-26 h-23
عامله r27 h47
عامه h-26
عامه_ h-26
عان r-27 h-31
عاه r79
عاه_ r80
عاي m-49 h-53
عايد r31
عايد_ r31
عايش g42
عايش_ g29
عايل h-20
عب_ r-33 g-51 m91 h25
عبا r-25 g-61
عباي h-34
عبد h25
عبر g38 m23
عبر_ g38 m23
عبن m-44
عبنا m-44
عبنا_ m-44
عبه m21
عبه_ m21
عبي m67 h66
عبيه m25
عبيه_ m25
عت_ r-38 g33 m85 h-84 k-45
عتا r27
عتان r27
عتان_ r27
عتق h110
عتق_ h71
عتقه h39
عتقها h39
عتك g41
عتك_ g41
عتل r39 h26
عتلو r22
عتلو_ r22
عتلي m22 h43
عتلي_ m22 h43
عتم h-20
عتمد h-20
عتمد_ h-20
عته g-23 m-32 h-33
عته_ r22 m-28 h-28
عتي h57
عتي_ g-23
عجل g-40 h-74
عجل_ r28 g-31 h-45
عجله m22
عجله_ m22
عد_ r33 h-68 k-28
عدا r-34 g-38 h56
عداد g-25 h62
عداد_ g-22 h62
عدت r25 g-22
عدته r20
عدد r-27
عدده g22
عددها g23
عدل g33 h-20
عدل_ h-19
عده r-48 g-58 h-42 k26
عده_ r-32 g-33 m27 h-30 k27
عدها g-25
عدها_ g-25
عدي h-46 k82
عدي_ r-20 g-29 h-26 k101
عديت r36 g-21
عدين g53 h-19
عدين_ g72
عدينا g-19
عر_ r-70
عرا h62
عراف g-30 h105
عراف_ h55
عرافه h40
عران h25
عران_ h25
عربو h20
عربون h20
عربي h-26
عربي_ h-25
عرت h-26 k33
عرس g-32 h-68
عرس_ g-32 h-68
عرض r-48 g-20 m-27 h24
عرض_ r-40 m-25
عرف g52 k32
عرف_ r24 g53 h20 k-23
عرفه r-20 h-21 k34
عرفه_ h-19 k20
عرفها g30
عرفهم k20
عرق r-28 h123
عرق_ r-28 h107
عره r25 g39 h22
عره_ r30 g37
عرو g-46 m-26 h-20
عروس m-21
عروسه m-21 h-28
عروف r-31 g-49
عروف_ r-23 g-37
عري g-29
عري_ h31
عزاي h24
عزايم h24
عزب g19
عزبه g19
عزبه_ g19
عسك h-19
عسكر h-19
عسكري h-19
عسل r-21 m-24 h-59
عسل_ r-21 m-24 h-59
عش_ r40
عشا r-41 g-50 m-83 k29
عشا_ r-43 m-66 h-47
عشاء m-23
عشاء_ m-23
عشان r26 g-27 h63 k63
عشان_ r26 g-27 h63 k63
عشر r59 g-66 m33 h-82 k-37
عشر_ g-28
عشره r48 g-56 m30 h-56
عشره_ r48 g-56 m30 h-56
عشري r31 g19 h-26
عشرين r31 g19 h-26
عشو g35
عشوا g35
عشواي g35
عصا r-20
عصي g-33 m-27 h-56
عصير g-33 m-27 h-56
عصير_ m-27 h-43
عضا h25
عضاء h25
عضاء_ h25
عطا m-19
عطاء h25
عطان m-19
عطاني m-19
عطر h-72
عطر_ h-64
عطل g19 m-19
عطل_ g23
عطو g28 h-22
عطون g28
عطون_ r-21 g26
عطي r84 g-23 k-27
عطي_ k-26
عطيت g-32 h31
عطيت_ k-20
عطيته g-23 h40 k24
عطيك r62
عطيك_ r62
عطين r37
عطينا r26
عطيه r-21 g28
عطيه_ g28
عف_ r22 m72 h65
عفاي r-20
عفايي r-20
عفر r-27
عفرا r-27
عفران r-27
عفش h-33
عفش_ h-33
عقا h-53
عقار h-53
عقار_ r-26 h-41
عقاري r43
عقد_ r23 g-26
عقو g73
عقود g73
عقود_ g73
عقي h-30
عقيق h-30
عقيقه h-30
عك_ g47 m-20 h-49
علا g-35 m-54
علاج m-31 h-107
علاج_ m-31 h-74
علاق h57
علاقه h57
علام h68
علاما h40
علامه h32
علان m-19
علب r-48 h-38
علبه r-48 g20 h-23
علبه_ r-48 g20 h-23
علش k35
علشا k35
علشان k35
علف g-33 m-21 h-39
علف_ g-33 m-21 h-34
علق r-22 g74 m-19
علق_ g59
علقه g28
علقه_ g28
علم r-25 m-19
علن r31 g-21
علو r-27 g-45
علوم r-28 g-39
علوم_ r-42
علي r64 g35 m23 h-36
علي_ g98 m71 h-43 k-41
عليا r26
عليا_ r26
عليق h35
عليق_ h35
عليك r-22 g-31
عليك_ r-22 g-25
عليم m-29 h-41
عليمي m-29 h-41
علين r-26
علينا r-26
عليه r79 g-27 k33
عليه_ r-23 g-65 h31 k39
عليها r35 g32
عليهم r37
عم_ g-54 m-27 h-35
عما r-25 g-31 k-22
عمار h-38
عمال g-36 h36
عمال_ g-34
عمر r33 g-41 h-29
عمر_ r28 h-25
عمره g-32
عمره_ h-19
عمل g-34 m-49 h80 k19
عمل_ r-33 g-69 h113 k41
عملا r29 g23 m-34
عملاء g34
عملات r44 m-28
عملت h-28
عملتي r21
عمله g26 h-20
عمله_ r-41 g40 h-52
عملها r28 h32
عمو r-26 g-41 h34 k24
عمول g-37 h34 k24
عمولت r-27 h29 k28
عموله r22 g-36
عمي m-28 h-47
عن_ r27 g-38 m-35 h-51 k93
عنا r26 h-31
عنا_ r50 h-20
عناه r-22
عناها r-19
عند g33 m-19 k-41
عند_ r-91 g48 h62
عندن r27
عندنا r27
عندو r48 g-20
عندو_ r48 g-20
عندي h-34 k-28
عندي_ h-34 k-28
عنه r-58 g-31 k47
عنه_ r-52 g-25 k40
عني g46 m-22 k-42
عني_ g46 m-22 k-42
عه_ r74 g24 m19 h-76 k55
عها r-43 k-21
عها_ r-54 g21 k-21
عهد r-70 g-26
عهد_ g-26
عوا r44 g34 h-20
عوا_ r28
عواي g23
عوايد g23
عود r32 g28 h-70 k25
عود_ r31 g30 h-70 k25
عوذ g-19 h83
عوذ_ h61
عوذه h21
عوذه_ h21
عوض r-19 g50
عوضو r-22 g41
عوضون r-22 g41
عول r43
عولي r44
عولي_ r44
عون g54 m-20 h28
عون_ g54 m-20 h28
عوه r38 g-52 h-37
عوه_ r40 g-21 h-35
عوها g-31
عوها_ g-31
عوي r27 h39
عويذ h27
عويض r33 m21
عويض_ m23 h28
عويضا r23
عي_ g-61 k-28
عيا g-23 m-35 h-37
عياد g-24 h-49
عياده g-24 h-49
عيال m-29
عيال_ m-29 h29
عيد r23 g-57 m-20 h-79 k22
عيد_ r33 g-26 h-89
عيدا k21
عيدا_ k21
عيده r20 h35
عيده_ h36
عيدها r20
عيدي r-30 h-23
عيديه r-30
عير h26
عير_ h26
عين r62 g47 m-40 h-69 k38
عين_ r33 m-26 h-41 k50
عينه r68 g62 h-26
عينه_ r78 h-22
عينها g53
عيه m-24
عيه_ m-21
غا_ r20
غار h-37 k30
غاز m-19 h-47
غاز_ m-19 h-31
غال g-30 m25
غالب m25
غالب_ m25
غالي r27 g-27
غام g35
غامض g35
غاي r20 g20
غدا r-21 g-71 m-28 h-36
غداء g-53 h-34
غداء_ g-53 h-34
غرام_ h53
غرامه h-65
غرب h19 k22
غربي h25
غرف k-46
غرق g71 h-25
غرقت g53
غرقت_ g53
غسا r-26
غسال r-26
غساله r-26
غسل h-32 k56
غسل_ k28
غسي r-32 g-38 h-40 k22
غسيل r-32 g-38 h-40 k22
غسيل_ r-32 g-38 h-40 k22
غش_ h68
غشو h33
غشوش h33
غشوش_ h28
غل_ r50 m-24 h-37 k28
غلا h-46
غلب m41
غلب_ m20
غلبن m21
غلبني m21
غلت h25
غلط r-30 k-28
غلط_ r-30 k-28
غلفه g19
غلفه_ g19
غلق g42
غلقه g30
غله r23 h64
غله_ r23 h64
غلي r28 g23
غلي_ r28 g27
غنم r-59 g39 h-35
غنم_ g43 h-34
غوا g21 h-19
غواص g45
غواص_ g45
غواي g-24
غوايش g-24
غوص g27
غوصه g27
غوصه_ g27
غوم h23
غومه h23
غومه_ h23
غون k28
غون_ k28
غي_ g-20 k22
غيب k30
غيب_ k32
غير m-26 k39
غير_ r-54 g46 h-43 k41
غيرن h35
غيرنا h35
غيره r28 g-30
غيره_ r28 g-20 h-21
غيري h21
غيري_ h21
غيي h29
غيير h29
غيير_ h29
فا_ r32 g21
فاء r38
فاء_ r38
فات h-77 k48
فات_ g19 h-34 k35
فاتر g37
فاتر_ g37
فاتو g-42
فاتور g-42
فاج g92 m-34 h-41
فاجا g92 m-34 h-41
فاجات g85 m-34 h-21
فاد h-21 k41
فادي h-21 k41
فادي_ h-21 k41
فار r-51
فاره h40
فاره_ h40
فاز g20
فاز_ g20
فاض r21 m-32 h23
فاضح h55
فال r64 m-60 k-21
فال_ m-51
فالت r49
فالته r36
فاله r51
فاله_ r51
فان g20
فان_ g23
فاه r35 h-25
فاه_ r38 g-34 h-25
فاهم g19
فاهم_ g19
فاي r156 g-80 h-65 k-41
فايد r72 g-22 k-26
فايده r72 g-22 k-26
فايز m30
فايز_ m30
فايض r20
فايض_ r20
فايظ r99 g-19 m-22 h-26
فايظ_ r99 g-19 m-22 h-26
فايي r-20
فايي_ r-20
فت_ r114 g-39 m-23 h-63
فتا r-22 g-42 h28
فتاح r-21 g-41
فتاح_ r-21 g-41
فتاه h40
فتاه_ h40
فتح r-19 g52 h65 k-33
فتح_ g56 h40
فتحت h21
فتر g-21
فتش h43 k-33
فتش_ h59 k-33
فتك g24
فتك_ g24
فته r43 g-22 k-24
فته_ k-24
فتها r25 g-25
فتها_ r35 g-25
فتي h29 k-21
فتيا h30
فتيات h30
فحص g-57 h-56
فحص_ g-37 h-25
فحصن h-31
فحه k-20
فحه_ k-20
فخذ h36
فخذ_ h36
فر_ r21 m-22
فرا r-27
فراح h-20
فراح_ h-20
فران r-27
فران_ r-27
فرز g41
فرز_ g41
فرس r-22 g46 h-20
فرس_ r-22 g46 h-20
فرش m-31 h-57
فرص m53
فرصه m19
فرصه_ m19
فرق r86 h-20
فرق_ r86 h-20
فرن h-47
فره r21 g-20 k-21
فره_ r21 g-20 k-21
فرو r-24 g103 h-30 k-22
فروز g23 h-19
فروق r-19 g80 m45 h-36
فروقا r-19 g69 m51 h-29
فري h42
فريق h27
فريقي m19 h32
فزا r32
فزاد r32
فزاد_ r32
فزي r24
فزيو r24
فزيون r24
فس_ g-21 k46
فست h-30
فستا h-30
فستان h-30
فسه g-28 m-23 k-25
فسه_ r28 g-40 h-29 k-20
فسها r-19
فسها_ r-19
فسي m-24
فسي_ m-24
فش_ h-33
فص_ g-36
فصل r-35 h-24
فصل_ h-24
فصي h-20
فصيل h-20
فصيل_ h-20
فضن r-21
فضنا r-21
فضنا_ r-21
فضه r21 m37
فضه_ r21 m37
فضي g39
فضي_ g43
فط_ g33
فطي h27
فطيس h27
فظ_ m-46 h-50 k44
فظت r-21 k57
فظته k22
فظته_ k22
فظتي r-20 k33
فظتي_ r-20 k33
فظه m25 k19
فظه_ m25 k19
فع_ r22 m28 h-38
فعا g-19
فعات g-19
فعات_ g-19
فعت h-25
فعت_ g48
فعته g-24
فعتي g-19
فعتين g-19 h-20
فعل r-38 g-20 h-23
فعلي r-34 g19
فعلي_ g27
فعليه r-27
فعنا_ g24
فعه r-55 m23
فعه_ m30 h28
فعها r-21 g-20
فعها_ r-21 g-20
فعو g76 m-35
فعون g62 m-34
فعون_ g62 m-34
فق_ r-51 k-22
فقر r-29 h-21
فقرا r-29 h-21
فقراء r-29 h-21
فقط r-97 g-28 h-19 k-24
فقط_ r-97 g-28 h-19 k-24
فقه r-33 h-28
فقه_ r-38 h-28
فقو g29
فقود g29
فقي r21
فقين r22
فقين_ r22
فك_ g-69 m-28 h187
فل_ r-24 g-40 h-42
فلا h80
فلام h70
فلام_ h70
فلت r26
فلته r34
فلته_ r34
فله r-26 h45
فله_ r-19 h46
فلو r58 m40 h-40 k49
فلوس r58 m40 h-40 k49
فلوس_ r48 m56 k48
فلوسن m23
فلوسه h-22 k26
فلوسي r36 m-26 k-24
فلي h19
فن_ h31
فنا g-29 m-35
فنا_ r-32 g-27 m-31
فناه r26
فناها r26
فنج h49
فنجا h49
فنجان h49
فند r-50 h-55
فندق r-50 h-55
فندق_ r-44 h-45
فني r-21 g-24 m-19 h28
فني_ r-21 g-24 m-19 h28
فه_ h-87 k-31
فها g80 h-25 k-36
فها_ g80 h-25 k-36
فهد g-19
فهد_ g-19
فهم r27 k20
فهم_ r27 k20
فهو g65
فهو_ g65
فوا r63 g-25 m29 h-62
فوات r20 h-31 k20
فواتي r20 h-31 k20
فواك m47
فواكه m47
فواي r59 h-25 k-27
فوايد r59 h-25 k-27
فوت r-46 m37 h41
فوت_ m37 h25
فود h63
فودك h58
فودكا h46
فورا r-25
فورا_ r-25
فورو r27
فورور r27
فوز m125 h-42
فوز_ m125 h-42
فوظ r49
فوظ_ r23
فوظه r25
فوظه_ r25
فوع m28
فوع_ r-23
فوعه m39
فوعه_ m39
فوق r218 h-50
فوق_ r30 h-22
فوقه r124 h-28
فوقه_ r33
فوقها r65
فول r50 h-41
فول_ r35 g-41
فوله g38
فوله_ g38
فون r-25 k29
فونه g21 h-20 k46
فونه_ g29 h-20 k35
في_ g33 m23 h-43 k-43
فيت r-24 h-23
فيت_ g20
فيد h32
فيدي h32
فيديو h32
فير r49
فير_ r49
فيز r28
فيزا r28
فيزا_ r28
فيش g41 m54
فيش_ g41 m34 h-38
فيل r-36 h60
فيل_ r-33 h64
فين r-36 m-25 h48 k-20
فين_ g-62 m-31
فينه r-34 g57
فينه_ r-34 g47
فيه h37
فيه_ g28
فيها g-20 h28
فيها_ g-20 h28
فيو g40
فيوت g45 h-21
فيوتش g45 h-21
قا_ g60
قاء r20 h37
قاء_ r20 h37
قاب r50 k33
قابل h22
قابل_ h22
قابه h-26 k23
قابه_ h-26 k23
قات r-41 g27 m46 h69 k44
قات_ r-33 g34 m48 h88 k-20
قاتل k64
قاتلو k36
قاتلي k32
قاد r46 g87 h-41
قادم r46 g92 h-41
قادم_ r48 g29 h-26
قادمه g63
قار r-20 g-29 m-21 h43
قار_ r-26 h-41
قارب r-34 g-28 h20
قارب_ r-34 g-28 h20
قاري r40 g-23 h47
قاري_ r41
قاريه h54
قاس r-59 m-25 h-39
قاس_ r-41 h-20
قاص g-33 h72 k-23
قاصا h19
قاصات h19
قاصر h32
قاصرا h21
قاصه g-30 h22 k-21
قاصه_ g-30 h22 k-21
قاض h77
قاضي h77
قاضي_ h77
قاع r-26 g-24 h-27
قاعه r-26 g-23 h-25
قاعه_ r-26 g-23 h-25
قاق r27
قاق_ g21
قال g-20 m32 h-26
قال_ g44 m51 h-20
قاله r-19 g-43 h-20
قاله_ r-19 g-43 h-20
قام g-29 m121 h80
قام_ r-19 m20 h63 k21
قامر m101
قامر_ m45 h-30
قامه h30
قامه_ h30
قان m-23 h72
قان_ g-19 m-21 h37
قانق h36
قانق_ h36
قاه g28 h-35
قاها g37
قاها_ g37
قاو g25
قاول g25
قاول_ r-19
قايق g25 m20
قايق_ g25 m20
قايم g-24
قايمه g-24
قبر h81
قبر_ h28
قبرص h31
قبرص_ h31
قبره h21
قبره_ h21
قبض r-94 g-27
قبض_ g-20
قبضت r-47 g-24
قبضت_ r-47
قبضن r-29
قبضنا r-29
قبضه r-24 g29
قبضه_ r-21
قبضها g25
قبل r-19 g118 h-47
قبل_ r-40 g33 h-21
قبلي r20 g60 h-22
قبلي_ g38
قبليا g37
قبه h-42 k35
قبه_ h-42 k35
قت_ r-23 g77 h27
قتر r66 g32
قترض r66
قترضت g35
قترضو r47
قتن g-20 m19
قته r24 m20
قته_ m28
قتي r-27 g-37 h-32 k22
قتي_ g-36 h-28 k22
قتين m19
قتين_ m19
قد_ m-42 h-31 k-30
قدا r-27 h-27 k28
قدا_ g-26 h-23 k30
قدام_ g39
قدر r35 g-36 m23 k32
قدر_ g-42 m23 k45
قدم r-50 g27 h70 k-32
قدم_ r-26 g42
قدمه h59 k-23
قدمه_ h34
قدمها h26
قدي r72 g-19 m-31 h-64 k20
قدي_ h-24
قديم r43 g-37 m-25 h-40 k27
قديم_ r37 g-29 k49
قديمه h-24 k-21
قر_ g43 h-58
قرا r-83 g-70 m-83 h95 k-25
قرا_ g-29 h82
قراء r-35 g-28 m-32
قراء_ r-29 h-21
قراءه g-22 m-21
قراب h21
قرابي h21
قراض h50
قراض_ h50
قران m-25 h-46
قران_ m-25 h-41
قرب m59 h22
قرب_ m59
قربا h24
قربان h24
قرر g93 h-37
قرر_ g49 h-26
قرره g35
قرص h44
قرصن h37
قرصنه h28
قرض r202 g-40 m-44 h-44
قرض_ r157 h-34
قرضك r21
قرضك_ r21
قرضن r54 g-21
قرضني r58 g-21
قرع m20
قرعه m20
قرعه_ m20
قرن h23
قره g25
قره_ g25
قرو r25 k28
قروض r31 k28
قروض_ r31 k28
قري r-31 g-29 h-33
قري_ h-27
قرير h-34
قرير_ h-34
قسا r-30
قساط r-30
قساط_ r-30
قسط r-59 g53 h-23
قسط_ r-39 g36
قسم g-22 m-42 h-22 k-27
قسمه m-25
قسمه_ m-25
قسي r-36 m49 h-25
قسيط r-29
قسيط_ r-29
قسيم m54 k28
قسيم_ h-24 k29
قسيمه m54
قص_ g-45 k-22
قصه g-20
قصه_ g-20
قضي r-26 g64
قضيت g32
قضيته g32
قضيه r-25 g32
قضيه_ r-25 g32
قط_ r-128 h-64 k-35
قطر h-42
قطط h39
قطط_ h39
قطع g56 m-33
قطعت g29 h30
قطعه h-35
قطعه_ h-35
قطن g29
قطن_ g29
قطه g-27 h-27
قطه_ g-27 h-27
قطو g-33
قطوع g-21
قطوع_ r-37 g-21
قطي r-20 m37
قطيه m33
قطيه_ m33
قع_ h42
قعا m37
قعات m37
قعات_ m37
قعت g41
قعت_ g41
قعد m33
قعده m33
قعده_ m33
قعه m23
قعه_ m23
قف_ r-30 g-40 m-19 h-35 k84
قفص g-71
قفص_ g-36
قفل r-37 g58 h-41
قفل_ g19 h-31
قفله g39
قفله_ g27
قفول_ r21 g-41
قفوله g41
قك_ m37
قل_ r134 g-85 m-22 h-63 k118
قلب r32 g21 m21
قلب_ g22 m25
قلت m65
قلت_ m65
قلد r-26 g-21 h117
قلد_ r-22 h41
قلده g-19 h74
قلده_ g-19 h74
قلن r-22
قلنا r-22
قلنا_ r-22 g24
قلي g26 h63
قليد h67
قليد_ g-20 h73
قليدي g20
قم_ g-44 m43 h-26 k38
قما r29 g22 m117
قمار m137 h35
قمار_ m137 h35
قماش g37 m-20 h-37
قماش_ g37 m-20 h-37
قمح g-22 h-53
قمح_ g-22 h-53
قمها k22
قمها_ k22
قمي m-27 h-36 k33
قمي_ h-23 k34
قنا r-22 g-38 m-31 h19 k27
قنا_ g-33 m-19
قناع k41
قناع_ k41
قناه h34
قناه_ h34
قنب h56
قنب_ h56
قنو g-22 h34
قنوا g-22 h34
قنوات g-22 h34
قني m32 h32
قنين h32
قنينت h24
قه_ k-111
قها r46 h33
قها_ r46 h33
قهو r-47 h-38
قهوه h-38
قهوه_ h-38
قهي g-20 h-20
قهي_ g-20 h-20
قوا h92
قواد r-19 h61
قواده h42
قوار h27
قواري m-19 h30
قود g103
قود_ g78
قوط h-33
قوط_ h-33
قوف k39
قوف_ k39
قول g79 h34 k31
قول_ r20 h60 k38
قوله g94
قوله_ g43
قولها g51
قوي r-35 h27
قوي_ r-19 h22
قي_ g-34 k66
قيت r-36
قيع r25 g-22
قيق g27 m41 h-60 k27
قيقت m20
قيقتي m20
قيقه m23 h-37 k23
قيقه_ m23 h-37 k23
قيقي g26 h-19
قيقي_ g32 h-19
قيم g31
قيمت r25
قيمته r25
قيمه g47
قيمه_ g47
قين r22 m38
قين_ r22 g-24 m38 h-24
قيه r68 m-30 k-26
قيه_ r57 m-28 k-22
كا_ r37 h81
كات m34 h-32 k29
كات_ r28 g-21 k32
كاتب g19 h-24
كاتب_ g19 h-24
كار g-27 m30
كاز m28
كازي m34 h35
كازين m34 h35
كاس g42 m-25 h38
كاس_ g49 m-22 h33
كاش g-24 h-32 k38
كاش_ g-21 h-40 k39
كاف r20 g-19 h-47 k-31
كافا r38
كافاه r38
كافل g-19 h-29
كافل_ h-23
كاله h23
كاله_ h23
كام r-63 g-57 k-25
كامل r-54 g-42 h-27
كامل_ g-19 h-28
كاملا g-21
كامله r-38 m21
كان m-20 k28
كان_ m-24
كانت m19
كانت_ m19
كانه h-25 k27
كانه_ h-19
كاني h22
كاني_ h22
كاه r-27 g-19
كاه_ r-27 g-19 h-21
كاي h-20 k52
كاين h-28 k43
كاين_ h-28 k43
كايين h27
كبا h75
كبار h44
كبار_ h35
كبت g-39 h69
كبتا h60
كبتاج h31
كبتاغ h29
كبر r140 g-28 k21
كبر_ r140 g-28 k21
كبه_ r22
كبي r-29 g26 m-19 h-40
كبير r-29 g26 m-19 h-40
كبيره r-29 g28 h-20
كت_ g-24 m25 k39
كتا r-19 g-29
كتاب r-19 g-20 h38
كتاب_ h-33
كتابه m26 h76
كتب r24 g-79 m-44 h-26 k56
كتب_ g-52 m-22 h28 k21
كتبن r47 g-24
كتبنا r47 g-24
كتبه r-38 h-42
كتبه_ r-28
كتبها h-28
كتر r56
كتل h35
كتلن h35
كتلند h35
كتو r57 g-52 m-26 h24 k-33
كتوب r30 g-33 h40 k-30
كتوب_ g-33 h46
كتوبر k-19
كتور m-24
كتور_ m-24
كتي r-76 g45 h-39
كثر r33
كثر_ r33
كثي h-19 k31
كثير h-19 k31
كثير_ g22 k20
كحول_ h-33
كد_ g20
كذا r50 k38
كذا_ r34 k39
كر_ g-49 m67 h96
كرا r-27 g28 h-43 k23
كرا_ g33
كرات k25
كراتب k28
كراتي g29
كراس r-24
كراش m27
كراش_ m27
كرت r-38 g-48 m33 h40 k-41
كرت_ g-28 m24 h30 k-25
كرتو r22 h24
كرتون r22 h24
كرك h-24
كرم r-50 g-26
كره r-47 g24 k-29
كره_ r-45 k-29
كرو h-32
كري g-41 h-38
كري_ r23 g-23 h-31
كس_ g36 m55 h29 k-24
كسب r-20 m40
كسب_ r-29
كسبا m21
كسبان m21
كسر r-29 g27 h-21
كسر_ g27 h-21
كسي g-26 h-32 k-19
كسي_ g-26 h-32 k-19
كشط m61 h-26
كشط_ m61 h-26
كشف r53 g-31 h29 k26
كشف_ r61 g-23 h32 k22
كشو r87
كشوف r87
كشوف_ r87
كعك m-19 h-44
كعك_ m-19 h-31
كف_ g-23 h82
كفا r86 h-44
كفال r100 h-23
كفالت r49
كفاله r51
كفل r56 h-26
كفلت r40
كفلته r40
كفو r36
كفول r36
كفي r-33 h25
كفيل r-33 h29
كفيل_ r-33 h29
كل_ r97 g-73 m59
كلا r37
كلام r37
كلم g-26 h-30 k61
كلمه g-43 k63
كلمه_ g-43 k63
كله r-92 g53 h-35
كله_ r-74 g25 h-20
كلها g27 m21
كلها_ g27 m21
كلوب h32
كلوب_ h32
كلي g-26 h73
كليه g-19 h57
كليه_ g-19 h57
كم_ r-20 g68 h-26
كما r-43 g-46
كما_ r-40 g-46 h-19
كمب r23 g-19
كمبي r23
كمبيا r23
كمل r50 g-34
كمه r37 g19 h-40
كمه_ r37 g19 h-40
كمي r-24 g43
كن_ r75 g90 k-23
كنا g22 h-44
كنا_ g22 h-20
كنب r-36 g41
كنب_ r-35
كنت h21
كنت_ h21
كنز g-19
كني r33
كه_ r74 h-29 k-55
كها g21 h29 k-20
كها_ g27 k-19
كهر g-46 h-42 k-32
كهرب g-46 h-42 k-32
كهربا g-46 h-42 k-32
كو_ g-26 h88
كوب m43
كوبو g-21 m46 h-32
كوبون g-21 m46 h-32
كوبي h33
كوبي_ h33
كوت r-22 m25 h24
كوتش h23
كور h20
كوك g-30 m-22
كوكاي h27
كول g49 m-20 h-73
كول_ g74
كولا h-41
كوم g63 m-27 h-38
كوم_ g30
كومه g41 m-27 h-29
كومه_ g41 m-27 h-29
كومي r23
كومي_ r24
كون h42
كون_ h57
كوي g19
كوين g23
كوين_ g23
كي_ m-32 h120 k55
كيا g24 h-24
كياس g24 h-24
كياس_ g24 h-24
كيت g23 m26
كيس r20 g-19 m-37 h-54
كيس_ r20 g-19 m-37 h-54
كيش r99 g-20 h-26
كيشت r32
كيشت_ r32
كيشل r29
كيشلي r29
كيشه r38
كيشها r38
كيف r-37 h92
كيف_ r-21 g36 h67
كيفك g-31
كيفك_ g-31
كيك g-36 m-35 h-97
كيكه g-22
كيكه_ g-22
كيل g22 k-19
كيل_ g78 m29 h-24
كيلا h26
كيلا_ h26
كيلو g-51
كيلو_ r20 h-35
كيلوم h34
كين r-34 m70
كين_ m22
كينا r30 m38 h21 k28
كينات m38 h21 k28
كينه r-50 h-34 k-20
كينه_ r-50 h-34 k-20
كيه r-20 g-38
كيه_ r-20 g-38
كيي r33
كييش r33
كييش_ r33
كے_ r-22 m44 h-36
لا_ r-44 g23 h-57
لاء g34
لاء_ g34
لاب r-40 g-43 m-19 h-35
لابت g30
لابس r-48 h-22
لابس_ r-29 h-22
لابق r23
لابقا r23
لابل k26
لابلا k33
لابن r19 m-26
لابو r27
لابو_ r27
لابي h-19
لات r84 m24 h-19
لات_ r75 h-29 k19
لاته h-31
لاته_ h-31
لاتي h26
لاتين h39
لاث r22 g36 h-44
لاث_ g57
لاثا h-22
لاثم r-32 m21
لاثمي r-32 m21
لاثه g-28
لاثه_ g-28
لاثي r49
لاثين r40
لاج m-39 h-59 k-21
لاج_ m-31 h-74
لاجا g-22 h29
لاجر g38
لاجر_ g25
لاجل r33
لاجل_ r39
لاح h51 k-44
لاح_ h-19
لاحد r23 g-41
لاحد_ r23 g-41
لاحق g70
لاحقا g70
لاحي g-20 h54
لاحيه g-20 h54
لاخ r-91 g27 m20 h-56 k26
لاخت r-19 g36
لاختي g36
لاخر r-59
لاخر_ r-29
لاخو h-22 k45
لاخوه h-20 k46
لاخير g19
لاد g23 m-26 h-74 k-36
لاد_ r-22 m-19 h-55
لادن r43
لادني r44
لار r35 g27 h28
لار_ r28 g32
لارات g-30
لارب r28 g23
لارج m34
لارجح m34
لارد r-27
لارده r-27
لارض g-25
لارض_ g-25 h-22
لارق k25
لارقا k25
لاز r-39 m-20
لاس h45
لاسب m31 h31
لاسبو m31 h31
لاست g34
لاستث g22
لاستح g21
لاستر h23
لاسع g19 m24
لاسعا g19 m24
لاسم r21 g-21 h52
لاسم_ r19 g-21 h52
لاسن m-24
لاسنا m-24
لاسه r-21
لاسهم r-21
لاص r59 g-38
لاص_ r37 g-29
لاصل r33
لاصل_ r46
لاط g29 m-24 h-59
لاطف m-21 h-37
لاطفا m-21 h-37
لاع g-25
لاعب h75
لاعب_ m-19 h79
لاغ g-24 h-71 k59
لاغ_ g-22 h-43 k63
لاف r-21 g-19 m-21 h-68
لاف_ r-21 m-21 h-38
لافر h-20
لافرا h-20
لاق k36
لاقر h30
لاقرا h32
لاقن k41
لاقنا k41
لاقه h37
لاقه_ h37
لاك r-39 m44
لاك_ m43 h38
لال r36 g-51 m26 h-54 k-31
لال_ m49 h-38 k-22
لالف r76 g-67
لالف_ r47 g-35
لالفي r30 g-32
لاله r-23
لاله_ r-23
لام m-26 h80 k-34
لام_ r24 h34
لاما h22
لامات h40
لامه r24 g-23 h23
لامه_ h38
لامها r25
لامي r-19 g-46 k-44
لامي_ g-36 h-33 k-42
لامين h54
لان r51 g-29 m31 h-40 k46
لان_ k56
لانت m21 h41
لانتخ g20
لانه g-21 m27 h-20 k-24
لانه_ r20 m27 h-20
لانها r-28
لاني r26 h-33 k27
لاني_ r26 h-44 k27
لاه m-19 h-28 k-28
لاهل h-22 k-28
لاهلي h-22 k-28
لاو r27 h20
لاولا m-19
لاولي g-19
لاوي h30
لاوي_ h30
لاي r-47 g30 m28 h-25 k-51
لايا g90
لايا_ g25
لايج r-48
لايجا r-48
لايد r26
لايدا r26
لاين m46
لاين_ m46
لب_ r34 g-28 m60 h55 k32
لبا r25 h-22
لبار h71
لبار_ h29
لباق r36 m28 k41
لباقي r36 m28 k41
لبان g-22 h-56
لبان_ g-22 h-56
لبت r25 h47
لبح r-20 g42
لبحر r-20 g68
لبحر_ r-20 g80
لبخ m36
لبخت m36
لبخت_ m36
لبد g28
لبدل g28
لبر r32 m22 h-20
لبر_ h-19
لبرك g23
لبركه g23
لبس r77 g-25 h-23
لبست r35
لبسط r-22
لبسطه r-22
لبص h21
لبصا h21
لبصار h21
لبض r-43 g35 k45
لبضا r-43 g35 k45
لبضاع r-43 g35 k45
لبط r21
لبطا r32
لبطاق r32
لبق h-30
لبقا g-35
لبقال g-35
لبقر g44 h-25
لبقره g28
لبل r25 h25 k33
لبلا g36 m30 h26
لبلد h-19 k33
لبلدي r19 h-19
لبلو m-20 h19
لبلوت m-20 h19
لبن g-19 m-29
لبن_ r-38 g39 m-41 h-41
لبنا g-32 h21 k-24
لبنا_ g-23 k-23
لبنات h27
لبنان m21
لبنت h28
لبنت_ h28
لبنز r21
لبنزي r21
لبنك h-29 k41
لبنك_ r32 k28
لبنكي r-21
لبني m21
لبني_ m21
لبه r-37 g56 h-25
لبه_ g42 h-25
لبها r-20
لبها_ r-20
لبو g-35 h-23
لبي r-37 m-24 k-30
لبيا g-31
لبيت g27 k-29
لبيت_ g-29 m-33 k-29
لبيتك g46 m34
لبير h32
لبيره h35
لبيض r-19
لبيع g19 h27
لبيع_ h50
لبيعه h-23
لت_ r59 g-76 m65 h-51 k-47
لتا g48 h-46
لتاج r37 h-24
لتاجر r22 g44 h-20
لتاجي g-26
لتام g60
لتامي g60
لتج g39
لتجا g41
لتجار g41
لتجن k19
لتجنب k19
لتح g19 k37
لتحو g22 k43
لتحوط g22
لتحوي k47
لتخم g27
لتخمي g27
لتر r-41 g-61
لتر_ r-29 h-37
لتز g34
لتزا g37
لتزام g37
لتس m-38
لتسل g26 m-21
لتسلي g26 m-21
لتسه r27 g-20
لتسهي r27 g-20
لتص r-31
لتط h31
لتطب h31
لتطبي h31
لتفر h20
لتفري h20
لتقس g-21
لتقسي g-21
لتقل g30
لتقلي g30
لتك g-23 k29
لتك_ k29
لتكا g-21
لتكاف g-21
لتلف g31
لتم g-42 k-22
لتما r-23
لتمو r39
لتموي r39 h19
لتنا g20
لته r-24 g43 m22 h-30
لتها g25 m34 h-21
لتها_ g25 m34 h-21
لتو r38 g-26 h-32
لتوت h-23
لتوص g19 m-27
لتوصي g19 m-27
لتوف r47
لتوفي r47
لتوق m23 h19
لتوقع m24 h21
لتي r30 g-60 h-35
لتي_ r30 g-53 k20
لتين r26 h-43 k-31
لتين_ r26 h-43 k-31
لث_ r-22 g-57 h50
لثا r19 m24 h-24 k24
لثان m27
لثاني r21 m27
لثل r-49
لثلا r-63 g54
لثلاث r-43 g28
لثلاج r-20 g26
لثلث g-25
لثم r-27 g37
لثمن r-27 g25
لثمن_ r-27 g25
لج_ g-40
لجا r39 g32 m25 h-20
لجار r48 g-26
لجام r-38
لجامع r-38
لجاي r22 g60 m45
لجاي_ r24 g35
لجايز m61
لجايه g34
لجب r-19 k50
لجبه h-23 k55
لجبهه h-23 k55
لجد r-19 g43
لجدا r-21 g65
لجداد g34
لجدي g-22
لجديد g-22
لجر r-21 g-50 m-32
لجري m-32
لجز g34 h-47
لجزا g34 h-47
لجزار h-36
لجزاف g44
لجل g-20 h63
لجلب h33
لجلب_ h33
لجلس h30
لجلسه h30
لجما k31
لجمار k19
لجمعه g24 h24
لجمعي r30 g-20
لجمل r-30
لجن g-36 h56
لجن_ h73
لجني h-24
لجنين h-24
لجه g-44 k37
لجها r-25 k19
لجهات k19
لجهت r40
لجهتي r40
لجو r28 h-19 k-25
لجوا h-19 k-19
لجوال r23
لجوه r30
لجوهر r30
لح_ h-28
لحا r-45
لحاج g43
لحاج_ g43
لحار r-27 g-24
لحاره g-24 k21
لحاله g28
لحب g40
لحبي h42
لحبيب h42
لحج_ g-34
لحجر g31
لحجر_ g31
لحد r22 k59
لحد_ r37 k59
لحر h57
لحره h47
لحره_ h47
لحس r38 g-30 h-25
لحسا r48 g-22 h-23
لحساب r48 g-22 h-23
لحص g60 h-33
لحصا g62 h-33
لحصاد r38
لحصان h-25
لحصاه g60
لحظ r-26 m68 h41
لحظ_ g44 m74 h47
لحف g-22 m-26 h35
لحفل g-19 h74
لحفل_ h26
لحفله h47
لحق r-23 g27 k53
لحق_ g49
لحقي g-21 k56
لحقيق g-21 k56
لحك m-25
لحلا h-31
لحلو h31
لحم r24
لحم_ h47
لحما h-29
لحمام h-29
لحوش g-40
لحوش_ g-40
لحوه g23
لحوه_ g23
لحي g72 h-24
لحيا g39
لحياه g39
لحين r-30 g45
لحين_ r-30 g45
لخا r-29 g-50 h66 k29
لخار h19
لخارج h22
لخاص g-26 h43
لخاصه r20 g-23 h25
لخب g-27 h32
لخر r-58 g55 h-38
لخرف g23
لخرفا g23
لخرو r-19 g28
لخروف r-19 g30
لخري r-39 g37
لخز r22
لخزا r23
لخزان r23
لخزي r32
لخزين r32
لخس r-34 h-24
لخسا r-34 m-38 h-23
لخسار r-34 m-38 h-23
لخسر m20
لخسرا m20
لخض m59 h46
لخضر m73 h56
لخل g39 h-20
لخم r44 g-36
لخمس m28
لخمو h22
لخمور h22
لخمي g-32 m-21
لخميس g-32 m-21
لخي r-47 g39
لخيا r-21 g25 h-24
لخيار g31
لخياط r-21 h-21
لخير r-26
لخيل h40
لخيل_ h40
لخيم m-21 h-28
لخيمه m-21 h-28
لخيو m19
لخيول m19
لد_ r-61 h-32 k24
لداي r27
لداين r27
لدخ m29
لدر r39
لدرا r23
لدراج r-33
لدراه r75
لدع h32
لدعا h38
لدف g20
لدفع r-29 g23
لدفع_ g32
لدفعه r-24
لدفي h19
لدفين h19
لدق r27
لدقي r27
لدقيق r27
لدك g-34 m-34
لدكا g-34
لدكان g-34
لدكت m-24
لدكتو m-24
لده r-43 h37
لده_ h40
لدهب r-22
لدهب_ r-22
لدو g-25 m34
لدوا r-19 h-23
لدوام h-23
لدوره r-31
لدوري r21
لدول r27 m31
لدولا r33 m35
لدي r-31 g27 m-37 h-27 k-32
لدي_ m-22 h-30 k-28
لدين r-36 h31
لدين_ r-36 h31
لديه r19 h-30
لديه_ r19 h-30
لديو g41
لديوا g29
لذه r-31
لذهب r-31
لذهب_ r-28
لذي r29 k42
لذي_ r29 h19
لرا g-21 k-25
لرات r33 k-22
لراتب r33 k-22
لراع r-20 m-21
لراعي r-20 m-21
لرب g19 m-24 h-42
لربح r-52 g-20 m-24 h-23
لربح_ r-52 g-20 m-24 h-23
لربع r32 h-25
لربع_ r42 h-23
لربو r33 h20
لربوي r33 h20
لربي g49 h-20
لربيع g49 h-20
لرج h33
لرح g37
لرحل g37 h-20
لرحله h-20
لرخ h28
لرخص h28
لرخصه h28
لرز h37
لرزق h37
لرزق_ h37
لرس r-23 m-24 h-20 k34
لرسا m-27 k51
لرسم h-31
لرسم_ h-21
لرص h19
لرصي h19
لرصيد h19
لرف g-28
لرق r-40 k51
لرقم r-39 g22 k33
لرقم_ r-39 g22 k37
لرم g-24 m-24 h-35
لره r48 h37
لرها h37
لرهان h37
لرهن r50
لرهن_ r50
لرو g-28 m58 h75
لرول m77 h67
لرولي m77 h67
لري g-19
لريا g-19
لرياض g-19
لزا r29
لزب g23
لزبو g35
لزبون g35
لزر g35 h-19
لزم r110 h22
لزم_ r71 g-22
لزمي h31
لزميل h31
لزو r20 h66
لزوج r-32 h53
لزوج_ r-22 h63
لزي r-21 h19
لزيا g-19 h24
لزيار h24
لزيت r-24
لس_ r-40 h-28
لسا r-27 g78 m-26
لسا_ g146 h-51
لساح g-22 h60
لساحر h66
لساع h22 k28
لساعه h22 k28
لسال r-41
لسالم r-33
لسايق h-35
لسب g-52
لسبا r-22
لسباح h-22
لسباق h22
لسبب k30
لسبب_ k30
لسج r-53 h-26
لسجا r-53 h-23
لسجاد r-53 h-23
لسح r27 m34 h32
لسحب r31 m55
لسحب_ r31 m55
لسحر h38
لسحر_ h38
لسد r28 h-21
لسدا r28
لسداد r28
لسر h-26 k69
لسر_ k31
لسري k39
لسري_ k39
لسع r-48 m-30
لسعر r-48 g21 m-21
لسعر_ r-48 g21 m-21
لسف r22 g22 h48
لسفا h61
لسفار h61
لسفر r41 g21 h-35
لسفر_ r21 g21
لسفي r-19 m20 h22
لسفين r-19 m20 h22
لسق k25
لسقف k29
لسقف_ k29
لسكر h-27
لسكر_ h-27
لسكن r22
لسكني r22
لسكو h37
لسكوت h37
لسل g-39 m19 h-28 k-20
لسلع g25
لسله r37 g-26
لسله_ r37 g-26
لسلو m34
لسلوت m34
لسم r19 g27 h50
لسم_ h34
لسما g41
لسماء g24
لسمس r20 h31
لسمسا r20 h31
لسن g59
لسند r25
لسندا r26
لسنه m22 h22
لسنه_ m22 h22
لسنو g53
لسنوا g25
لسنوي g28
لسه r-74 g146 k-23
لسه_ r-64 g147
لسهر k-20
لسهره h-43
لسهم m21 h-20
لسهم_ m21 h-20
لسو g-19 h-38
لسوق r-31 h-21
لسوق_ r-31 h-21
لسي r44 g-42
لسيا r23 g-33
لسيار r23 g-33
لسير h38
لسير_ h40
لشا r-26 h83 k21
لشاح h35
لشاحن h35
لشان k35
لشان_ k35
لشاه g32 h24
لشاه_ g34 h-23
لشاهد h47
لشاي h19
لشاي_ h19
لشب r-26 k26
لشبا r-31 k26
لشباب k26
لشباك r-21 m28
لشبك h-19
لشبكه g40 h-19
لشج g21
لشجر g21
لشجره g21
لشخ r28 g-25 k53
لشخص r28 g-25 k53
لشخص_ k57
لشخصي r34
لشر r35 g30 h-25 k-22
لشرب g-19
لشرب_ g-19
لشرط g24 h34
لشرطه g31 h32
لشرك r31 g68 m-25
لشركه r40 g36 m-23
لشري r-19 h-32
لشريك r-19
لشع r-21
لشعر r-21
لشعر_ r-21
لشه r26 h-19 k-22
لشها k-21
لشهاد k-21
لشهري g28
لشو g42 h-20
لشوا g58 h-31
لشي r44 k20
لشي_ g21 k30
لشيخ h31
لشيك r68
لشيك_ r53
لص_ r-34 h-23
لصا r83 g-31
لصال h23
لصاي r72 g-26
لصايغ r72 g-26
لصب r66
لصبر r82
لصبر_ r82
لصت g-27
لصت_ g-27
لصد k33
لصدق k36
لصدق_ k36
لصدي h20
لصديق h20
لصر r48
لصرا r19
لصراف r19
لصرف r48
لصرف_ r48
لصل h29
لصلا h29
لصلاح h29
لصن r-32 g-21 h-23
لصند r-29 h-43
لصندو r-24
لصو r-48
لصي g27 h-31
لصيا g36
لصياد r-21 g43 m-21
لصيف r35 g-34
لصيف_ r35 g-34
لضا r31
لضاب h19
لضابط h19
لضام r35
لضامن r35
لضر h-21 k55
لضرع g37
لضرع_ g37
لضري g-25 k55
لضريب g-25 h-32 k59
لضريح h28
لضم r37
لضما r37
لضمان r37
لضي h36
لط_ r-30 k-28
لطا r-57 g-30 m51 h62 k-19
لطاب r-31
لطابع r-29
لطال h34
لطالع h34
لطاو g-19 h45
لطاول g-19 h45
لطب r-37 g-23 m-20 h-36
لطبخ r-19
لطبي g-23 h-19
لطبيب g-43 h-19
لطج h20
لطجي h20
لطر r62 g-35 k-27
لطرد h49
لطرد_ h49
لطرف r69
لطرف_ r38
لطرفي r31
لطق r38 m-51 h-24
لطل r46
لطلب r32
لطلب_ r37
لطي g34 m24
لطيا m25
لطيار m25
لطير g50 h-28
لطير_ g50 h-28
لظه g-25 m19 h-52
لظهر g-25 m19 h-52
لظهر_ g-25 m19 h-52
لع_ g54 m65
لعا g24
لعاب m22
لعاب_ m22
لعام r-23 g19
لعامل r-38
لعاي r33
لعايد r46
لعب r-47 g-36 m124 h56 k-28
لعب_ r-26 g-35 m112 h-25
لعبا h38
لعبن m-44
لعبنا m-44
لعبه m22
لعبه_ m22
لعت m52
لعت_ g-30 m73
لعد r21
لعر r24 g-49 h21
لعرس h-33
لعرس_ h-33
لعرض r-28
لعرض_ r-28
لعزب g19
لعزبه g19
لعس r-19 m-28
لعسل r-19 m-24 h-23
لعسل_ r-19 m-24 h-23
لعش r19 h-34
لعشا r-23 m-26 h-26
لعشا_ r-23 h-19
لعشر r42
لعشره r42
لعط h23
لعطا h25
لعطاء h25
لعق r30 h-57
لعقا r23 h-53
لعقار r23 h-53
لعقد_ g-36
لعل r19
لعلا r21
لعلاج r21 h-19
لعم r20 g-27
لعما r-37 g-19 h22
لعمال r-37 g-19 h22
لعمر r43
لعمل r37
لعمل_ h42
لعملا g29 m-33
لعملت r21
لعمله r24 m22 h-23
لعمو r-21
لعن g26
لعه r-49 g46
لعه_ g56 k-21
لعها k19
لعها_ k19
لعو g-34
لعي r24 g-32 m-24 h-30
لعيا m-29
لعياد g-24 h-29
لعيال m-29 h29
لعيد h-30
لعيد_ r54 h-30
لعين r26
لعينه r33
لغ_ r-21
لغا r58 m22
لغا_ r20
لغال r24 g-22 m25
لغالب m25
لغاي g23
لغد r-33
لغدا r-27 g-46
لغدا_ r-27 g-24
لغداء g-23
لغر r-20
لغل g-25
لغلط r-26
لغلط_ r-26
لغله r33
لغله_ r33
لغن g19
لغنم g19
لغنم_ g34
لغه g19
لغو r-19 g38 k47
لغوا g32 h-19
لغواص g45
لغوص g27
لغوصه g27
لغوم h23
لغومه h23
لغون k35
لغون_ k35
لغي k48
لغير h26 k49
لغير_ h-22 k38
لف_ m-79 h70
لفا r42 g-29 m37 k-19
لفاي r52 h-19
لفايز m30
لفت h-22
لفت_ r-34
لفته r42 g22
لفته_ r39
لفر g65 h-70
لفرس r-22 g38
لفرس_ r-22 g38
لفرق r32 g20
لفرق_ r32 g20
لفرو g24
لفروق g24 m23
لفري h-24
لفريق h-24
لفز r31
لفزي r24
لفزيو r24
لفض g19 m48
لفع r-37
لفعل r-37
لفعلي r-37
لفق r-35 h-21
لفقر r-29 h-21
لفقرا r-29 h-21
لفك r37
لفك_ r37
لفل r33 g-41 h-34 k52
لفلو r33 g-19 h-32 k52
لفلوس r33 g-19 h-32 k52
لفن r-32 g-35 m-38 h49
لفنا r26 m-24 h20
لفنج h56
لفنجا h56
لفند r-37
لفندق r-37
لفني r-21 g-21 m-19
لفني_ r-21 g-21 m-19
لفه g44 h-27
لفه_ r-19 g64 h-20
لفو m50 h30
لفوا m37 h23
لفواك m41 h27
لفوز m19
لفوز_ m19
لفي r29 g-37 m-23
لفيز r42 h-29
لفيزا r42 h-29
لفيل h26
لفين g-30
لفين_ g-26
لق_ g71
لقا h25
لقاء h25
لقاء_ h25
لقات h19
لقات_ h19
لقاد r49 g51 h-26
لقادم r49 g51 h-26
لقار g-36 h28
لقارب g-36 h28
لقاض h68
لقاضي h68
لقاع g-21 h-20
لقاعه g-21 h-20
لقاه g35
لقاها g37
لقاي r-20
لقايم r-20
لقب r-28 h43
لقبر h28
لقبر_ h28
لقبض r-28 h31
لقبض_ r-28 h31
لقد r-27 g-32
لقدي g-32
لقديم g-32
لقر g-19 h-40
لقرا r-27 g-22 m-36 h-56
لقران m-25 h-41
لقرض r43
لقرض_ r43
لقرع m23
لقرعه m23
لقس r19 g-28
لقط g38 h-20
لقطع g33
لقطعه g30
لقطن g20
لقطن_ g20
لقف g-41 h-31
لقفص g-36
لقفص_ g-36
لقم r-22 g21 m35
لقما m42
لقمار m42
لقن h49
لقنب h35
لقنب_ h35
لقه g51 m-22 h-29
لقه_ g43 h-34
لقو h75
لقوا h46
لقواد h41
لقي r-20 g36
لك_ r-48 g22 h-23 k74
لكا r-39 h-40
لكات g19
لكاتب g19
لكاز h48
لكازي h48
لكاس g49 h-39
لكاس_ g53 h-39
لكام g-33 h-23
لكامل g-33
لكب g26 h43
لكبا h43
لكبار h43
لكت h-34 k-28
لكتا h-23
لكر r-29 g21
لكرا r-23
لكرت g28
لكرتو g29
لكس h-21
لكسب m21
لكسبا m21
لكش g-22
لكف r24 g-23 h85
لكف_ h84
لكفا r63 h-28
لكفال r63 h-28
لكفي r-30 h29
لكفيل r-30 h29
لكل g-38 m96
لكل_ r-34 g-25 m99
لكلا r37
لكم k21
لكم_ k21
لكن r56 g60 h-25 k-25
لكن_ r57
لكنا g22
لكنا_ g22
لكنب g41
لكه g59 h-75 k-50
لكه_ g61 h-22 k-27
لكها g22 h-19
لكها_ g22 h-19
لكهر g-24 h-34
لكهرب g-24 h-34
لكو g29
لكي r36 g-25 h22
لكي_ g35 h-28
لكيف h34
لكيف_ h34
لكيل g21
لكيلو g21
لل_ g-41
للا r-31 m-22
للاب g31
للاط m-21 h-20
للاطف m-21 h-20
للاو m-19
للاول m-19
للاي k-20
للب r30 g-61 h-34 k27
للبا m34 h-26
للباق m35
للبن r-23 m-19 h-46 k37
للبنك k37
للبي h31
للبيت h-44
للبيع g-22 h75
للت m-27
للتس h24
للتو h-25
للث g33
للج r-35 g-23 m-31 k23
للجا h20
للجب h-20 k45
للجبه h-20 k45
للجن h44
للجن_ h45
للح g29 h25
للحظ_ h22
للحف g-20 h23
للحي g72
للدوا r-26
للدول r50
للر m40 k-31
للز h62
للزب h27
للزو h26
للزوا h26
للس r31 h-27
للسل h-20
للسي r51
للسيا r51
للش r21 m-22 h34
للشب m-21
للشبا m-21
للشر r21 h64
للشرك r21
للص r43
للصا r54
للصاي r54
للصي g-19 h19
للطر r20
للطرف r20
للع r-24 g-69
للعب g-23 m28 h35
للعب_ m22
للعبا h38
للعبه g-19
للعم g-20
للعمل r20
للعي m-29 h-40
للعيا m-29 h-23
للف r-46 h-29
للفا h20
للفق r-29 h-21
للفقر r-29 h-21
للفن r-31
للفند r-31
للق h34
للك r-27 g-31 m30 h70
للكب h27
للكبا h27
للكل h19
للكل_ h19
للكي g-23 h24
للكيف h28
للم m-41 h20 k-42
للمج g-19 h-25 k20
للمجا k37
للمح g21
للمحب h35
للمحل r27 h-50
للمخ k-23
للمد g21
للمدي g21
للمر r53
للمرا r53 h20
للمسج h-21
للمص h-33 k23
للمصر k23
للمط h26
للمطع h36
للمف h19 k-29
للمفت h19 k-29
للمق g28
للمقا g28
للمو h42 k-24
للموظ h44 k-24
للن h-55
لله r-104 g33 h-34 k-28
لله_ r-108 g43 h-33 k-19
للو r-30 m29 h41
للوا h-25
للوال h-29
للوت m30 h23
للوتو m26
للوح g39
للوحه g39
للي r66 h22 k34
للي_ g28 k38
للير r20
لليل r21 h43
لليل_ h19
لليله r27
لليو r20
لليور r20
لم_ r-68 g110 m-44 h-129 k19
لما r-42 g50 h-59 k21
لما_ r-35 g38 k-22
لماتش h22
لمار g34
لمارج g36
لمال r37 h-19 k61
لمال_ r45 m26 k58
لمالك m-19
لمان g20
لمانج g27
لمايه r24
لمب r-63 m39 h28
لمبا h66
لمبار m-19
لمبل r-39 h-30 k25
لمبلغ r-39 h-30 k25
لمت r21 g-29 h-42 k-19
لمتا r42
لمتاخ r42
لمتج g45
لمتجر g45
لمته r-56 g-34
لمته_ r-27
لمتها r-28 g-28
لمج r-26 g43 h-39 k38
لمجا k45
لمجاه k45
لمجل r-30 h-24
لمجلس r-30 h-24
لمجم m22
لمجمو m22
لمح g35 m-22 k-42
لمحا r-23
لمحام r-23
لمحب h45
لمحبه h45
لمحت g45
لمحتو g45
لمحر r-26
لمحرك r-22
لمحص r25 g-24
لمحصو r25 g-24
لمحك g28
لمحكم g28
لمحل h-27
لمخ k-32
لمخا h37
لمخال h37
لمخب h-33
لمخبز h-33
لمخت r23
لمختب r23
لمخدر h-34
لمخط g22
لمخطط g22
لمد r37 g-69 m-35
لمدر r-23 g-30 m-33 h-25
لمدرب m-35
لمدرس g-30
لمده r26 g-29
لمده_ r26 g-29
لمر r20 m20 k21
لمرا r57 g-22 k22
لمراب r73 h-26
لمراف h47
لمراه h27
لمرخ r-28 m19 h20
لمرخص r-28 m19 h20
لمرك r-28 g19
لمركب r-25 g19
لمرو g-25
لمري r34 h-27
لمريض h-27
لمزا g38
لمزاد g20
لمزر g-27
لمزرع g-27
لمس g45 m39 h-25 k-35
لمسا m33
لمساب m34
لمسب g28
لمسبق g28
لمست g-41 h-36 k-26
لمستر r56 g-22
لمستش h-36
لمستق g-21 h35
لمسج h-25
لمسجد h-21
لمسد h19
لمسر g35
لمسرو g39
لمسو g24 h22
لمسوو g24 h22
لمش r27 g-21 h47
لمشر r25
لمشرو r25
لمص m-22 k32
لمصا r24
لمصار r24
لمصح h29
لمصحف h29
لمصر k29
لمصرف k63
لمض h34
لمضا h23
لمط r-31 g-27 m-30 k-19
لمطا g-22
لمطار g-22
لمطب r-26 h-32
لمطبخ h-32
لمطع h53
لمطعم h53
لمطل h31
لمع r-25 g-36 h19
لمعام h23
لمعت h34
لمعتق h20
لمعد r22 g-24
لمعدن r38
لمعرض h-26
لمعرف h25
لمف r-38 g43 m-52 h-24 k-35
لمفا g54 m-21
لمفاج g56 m-21
لمفت g-33 h40 k-35
لمفتش h40 k-33
لمفق g22
لمفقو g22
لمق r30 g-27 m-21
لمقا r-45 g20 h-19
لمقات k21
لمقاس r-38
لمقاو g20
لمقب h21
لمقبر h21
لمقت r19
لمقتر r19
لمقر r66 h-26
لمقرض r72
لمك r63 g-33 m-38 k-19
لمكت g-33
لمكش r83
لمكشو r83
لمكيف g-20
لمل r-31 g20 m-28 h-61 k-35
لملا r-29 g41 m-21 h-36
لمم g-39 h69
لممن h48
لممنو h48
لمن g-31 h60 k44
لمن_ r52 k39
لمنا r-19 h43
لمنا_ r-20
لمناق h43
لمنج h27
لمنجم h27
لمند h47
لمندل h35
لمنز h-20
لمنزل h-20
لمني r-24
لمني_ r-24
لمه r26 g39 k65
لمه_ g-21 k62
لمها g30
لمها_ g30
لمهل r22
لمهله r22
لمهم g31
لمهم_ g31
لمو r-22 h64
لموجل r22
لمور g20
لمورد g20
لموس g70
لموسم g70
لموظ r-35
لموظف r-35
لموع r25 g-25
لموعد r25 g-25
لموق h94
لموقت h27
لموقع h67
لمول g-25 h19
لمول_ h27
لمي g-23
لميز g-19
لميزا g-19
لمين g19
لمينا g27
لميه r70 g-37
لميه_ r70 g-37
لنا r33 g-42 m-44 h-22
لنا_ m-21
لناد r-23
لنادي r-23
لناس g-36 h24 k33
لناس_ g-36 h24 k33
لناق r21 g39 h-21
لناقه g45 h-21
لناه r50 g-20
لناها r50 g-20
لنب h49
لنبي h49
لنبيذ h37
لنت g-22 k38
لنت_ g-20 h-37 k40
لنتا h-20
لنتاي h-20
لنتي h44
لنتيج h44
لنجا g24
لنجار g26
لنح h-19
لنحس h27
لنحس_ h27
لنخ h-22
لنخل h-21
لنخل_ g-33
لنخله g42
لند h28
لندي h35
لندي_ h35
لنس h-32
لنص g-48 m44
لنص_ g-21
لنصف g-28
لنصف_ g-28
لنظ k26
لنظا k27
لنظام k27
لنع g37
لنف r58 g34 k-23
لنفس r60 h-20 k-20
لنفس_ r32
لنفسه r28
لنفط g42 h19
لنفط_ g42 h19
لنه g33
لنها g27
لنهاي g27
لني r54 g-36 m-42
لني_ r50 g-36 m-34
له_ g92 h-92 k-25
لها r-66 g23 m19 k31
لها_ r-57 g-56 m29 k38
لهاش g44
لهاش_ g44
لهام g27
لهامش g27
لهب g27
لهبو g27
لهبوط g27
لهج g-27 m-21 h-23
لهجن g-27 m-21 h-23
لهجن_ g-27 m-21 h-23
لهد m43 k-35
لهدي k-35
لهديه k-35
لهل m27
لهلا m27
لهلال m27
لهم r-27 g-27 h-31 k88
لهم_ r-43 h-26 k88
لهن g26
لهو g26 k26
لهوا g44 h-23
لهوا_ g26
لهوي k27
لهويه k27
لو_ r32 g153 m-26 h-103 k-27
لوا g-64 m-22 h-29 k49
لوا_ g-49 h27 k35
لواح k22
لواحد k22
لواس h21
لواسط h21
لوال h-30
لوالد h-30
لوب h56
لوب_ h56
لوت m166 h88
لوت_ g24 m-23 h-19
لوتس m30 h-26
لوتس_ m30 h-26
لوتو r-21 g-23 m146 h112
لوتو_ r-21 g-23 m146 h112
لوج r-23 g-29 h-29
لوجه r-23
لوجه_ r-23 g-22
لوح m-31
لوحه g19
لوحه_ g19
لود r-25 h45
لودع h62
لودع_ h62
لودي r-22
لوديع r-22
لور m-32
لورش r-28
لورشه r-28
لورق r24 g-22 m-28 k22
لورق_ h22 k26
لوز r24 h-19
لوزا h-19
لوزار h-19
لوزن r21
لوزن_ r21
لوس r44 m40 h19 k42
لوس_ r48 m56 k48
لوسن m23
لوسنا m23
لوسه k24
لوسه_ h20
لوسي r28 m-26 k-28
لوسي_ r36 m-26 k-24
لوسيط h20
لوش g24
لوش_ g24
لوص g30
لوصو g20
لوصول g20
لوط m31
لوف r37 h97
لوف_ h87
لوق r20
لوقت r20
لوقتي r20
لوك g19 m-26 h-37
لول g-21
لولد g-23 h-19
لولو g19
لولو_ g19
لولي h19
لولي_ h19
لوم r-29 g-49 h33
لوم_ r-42
لومت h34
لومتر h34
لون r-30 g-60 m-30 h-81 k41
لون_ r-26 g-50 h-29 k45
لونه h-22
لونه_ h-20
لوه r-24 g29 h20
لوه_ h22
لوي g-78 h-28
لوي_ g-23
لوين g-54
لوين_ g-54
لي_ r60 g24 h56 k-26
ليا g25
ليا_ r26
ليات g35
ليات_ g35
ليان h26
ليب r-25
ليب_ r-25 g53 h-40
ليت g48 m97 h72
ليت_ m97 h55
ليح r-61 g-66 m-21 h-20
ليح_ r-61 g-66 m-21 h-20
ليد h61
ليد_ g-20 h60
ليدي g19
ليديه g27
لير r20 g-22 h26 k-19
ليرا r27
ليرات r32
ليري h40
ليريك h40
ليس g34
ليس_ g20
ليص g56 h-44
ليصه g65 h-21
ليصه_ g65 h-21
ليغ k38
ليغ_ k38
ليف r48 g-24 h-19
ليف_ r22
ليق h35
ليق_ h35
ليك r-36 g-48 h24
ليك_ r-36 g-41
ليل h76 k-38
ليل_ h40
ليله r25 h33
ليله_ r25 h33
ليلي r-28 h47
ليلي_ h26
ليليه r-24 h20
ليم g55 m-54 h-58 k-22
ليم_ g63 k-25
ليمه_ r-27
ليمها r35
ليمي m-29 h-41
لين r-31 g38 m-22 h40 k30
لين_ g44 m-23 h33 k41
لينا r-26
لينا_ r-26
ليه r97 g-21 m-53 h33
ليه_ g-29 m-49
ليها r20 h46
ليها_ r20 h46
ليهم r37
ليهم_ r37
ليو g-31 h20
ليوم h20
ليوم_ h20
ما_ r-78 g214 m-83 h-113 k75
ماء h-46 k33
ماء_ h-46 k33
ماب g44
مابي g44
مابي_ g44
مات m31 h36
مات_ h28
ماتش m43
ماتشا m36
ماث h25
ماثي h25
ماثيل h25
ماج r-22
ماجر r-22
ماجر_ r-22
مادو h22
مادول h22
مار r-46 m87 h36
مار_ m117
مارج g80 h-30 k-19
مارجن g83 h-35
مارس g-39
مارس_ g-39
مارك g-31 h48
مارك_ k19
ماركه g-19 h31
ماري r-37 h29
ماريج h39
ماز g42
مازو g43 h-22
مازون g43 h-22
ماش g44 m-22 h-49
ماش_ g37 m-20 h-37
ماط g-61
ماع k51
ماعه k51
ماعه_ k51
ماك r-34 m54
ماكي r-34 g-26 m60
ماكين r-34 g-26 m60
مال r94 g-32 m-48 h-48 k21
مال_ r83 g-65 h-23 k27
مالك m-19 k24
مالك_ m-19 k33
ماله r50
ماله_ r60
مالها g21
مالوش g24
مالي g31
مالي_ g-33
ماليه g64
مام r-45
مان r72 m-42 h-60 k-35
مان_ g19 m-25 h-27 k-30
مانج g22 h-39
مانجو h-33
مانه r21
مانه_ r21
ماني r59 g-22 h19
ماني_ h20
مانين r41
مانيه r26 g-21
ماي h-55 k-35
ماي_ h-65 k-19
مايه g44
مايه_ g44
مب_ r-22 k52
مبا r-46 g63 m37 h94
مباد r-23 g90 h-42
مبادل r-23 g90 h-35
مبار m25 h22
مبارا m-20 h40
مباري m45
مباش m38 h54
مباشر m38 h54
مبان h65
مباني h65
مبر r-21 g-35 h-38 k-21
مبر_ r-21 h-23
مبك r24
مبكر r24
مبكر_ r24
مبل g42 m24 h-46
مبلغ g42 h-43
مبلغ_ g31 h-43
مبلغه g19
مبو m40
مبول m41
مبولا m41
مبي r22 g-24 h27 k-22
مبيا r23
مبيال r23
مبيع k-20
مبيعا k-20
مبيو h28
مبيوق h28
مت_ r20 g32 m-19 h-41
متا r49 g-24
متاخ r53
متاخر r53
متاز r27
متازه r37
متج g37
متجر g37
متجر_ g37
متح m-27 h20
متحن h30
متحن_ h30
متر r35 g-45 k-19
متر_ g-21
مترا r40 h28
مترات h34
متع h38
متعه h25
متعه_ h25
متغ g37
متغي g37
متغير g37
متف r22 g-46
متفق r22 g-45
متفق_ g-38 h-23
متفقي r22
متل r43
متل_ r25
متن g-40 m27 h21
متنا h-33
متناق h-24
مته g-48
متها r22 g-54
متها_ r22 g-54
متي g72 h-28 k-24
متي_ g78 h-27 k-24
مثا h45
مثال h45
مثال_ h50
مثب r27
مثبت r27
مثبت_ r27
مثل r-61 g-62 k-19
مثل_ g-28 h-23
مثله r-56 g-32
مثله_ r-55 g-32
مثلي m19
مثلي_ m19
مج_ r21
مجا g-25 h-31 k37
مجان m-26
مجاني m-26
مجاه k45
مجاهد k45
مجت g22
مجت_ g22
مجل r-30 g-30 h-33
مجلس r-30 h-24
مجلس_ r-30 h-24
مجم m22
مجمد r23
مجمد_ r23
مجمو m22
مجموع m22
مجه g88 h-39
مجهو g88 h-39
مجهول g88 h-39
مح_ g-22 h-53
محا r-53 h-68
محار g61 h-33
محار_ g28
محاره g32 h-20
محاس k-33
محاسب k-33
محاض g-41
محاضر g-41
محاف k44
محافظ k44
محام r-44
محامي r-23
محب h66
محبه h66
محبه_ h66
محت g30 h30 k-32
محتا h34
محتاج h34
محتو g46 k-24
محتوي g47 k-19
محد k34
محد_ k23
محر r-38
محرك r-22
محرك_ r-22
محص r19 h-26
محصو r19 h-26
محصول r19 h-26
محظ k48
محظو k48
محظور k50
محف r34 g-23 h-24 k65
محفظ g-21 m19 k76
محفظت r-21 k57
محفظه m25 k19
محفو r49
محفوظ r49
محك g21
محكم g21
محكمه g21
محل r47 g-52 k-39
محل_ r57
محله r22 g-27
محله_ r22 g-27
محلي r-25
محلي_ r-25
محم r-20
محن r-29
محني r-29
محني_ r-29
مخا g20 h32
مخاط g20
مخاطر g20
مخال h34
مخالف h34
مخب r-25 h-45
مخبز r-25 h-45
مخبز_ r-25 h-45
مخت r23
مختب r23
مختبر r23
مختر h20
مخترق h20
مخد h-48
مخدر h57
مخدر_ h25
مخدره h29
مخز k-20
مخص r71 h-19
مخصو r71 h-19
مخصوم r71 h-19
مخط g28
مخطط g30
مخطط_ g32
مخف g20
مخفي g20
مخفيه g20
مخل g-52 h21
مخلل g-41
مخلل_ g-41
مخلو h30
مخلوط h30
مخم h19
مخمر h19
مخمر_ h19
مخي g37
مد_ g-31
مدا r-20
مدد r82 g31
مدد_ r87 g22
مدر r-68 g-44 m-31 h-62
مدرب m-35 h-34
مدرب_ m-25 h-34
مدرس r-31 g-67 h-56
مدرسه g-33
مدرسي h-41
مدف m24
مدفو g41 m24 h20
مدفوع m29
مدفون g27
مدم h-21
مدمن h-21
مده r26 g-21 h-54
مده_ r26 g-21 h-54
مدو k26
مدي r32 m30 h-26
مديد r-21
مديد_ r-21
مدير_ h28
مديو r45 g-19 m44 h-26
مديون r45 g-19 m44 h-26
مر_ r-29 g19 h-49
مرا r64 g-34 h-99
مرا_ h-22
مراب r133 g-29 h-46 k-26
مرابح r52 h-20 k-24
مرابي r81 h-26
مراف h47
مرافق h47
مراق h-36 k35
مراقب h-45 k36
مراه r-22 g24 m27
مراهن r-22 g24 m27
مرب h31
مربو h31
مربوط h31
مرت g32 h-39
مرتب g-29
مرتب_ g-29
مرتج g70 h-29
مرتجع g70 h-29
مرج k-19
مرجع k-19
مرخ r-28
مرخص r-28
مرخص_ r-25
مرر h43
مرر_ h43
مرصو h20
مرصود h20
مرض r-28 g60 h31
مرض_ g37
مرضي h35
مرضيه h35
مرف r-33
مرفق r-33
مركبه r22
مره r20 m53 h25 k28
مره_ g28 m57 k30
مرها g-29
مرها_ g-29
مرو g-27
مرور h-22
مري r33
مريض g-22 h-25
مريض_ g-22 h-25
مزا g29 h-73
مزاج g55 h-30
مزاج_ g32
مزق r-28
مزو h52
مزور h52
مزور_ h22
مزوره h24
مزي r-19 h39 k46
مزيف h47
مزيفه h41
مس_ r36 m38 h64 k-20
مسا r-60 g-35 m38 h34
مساب m35
مسابق m35
مساج h31
مساج_ h31
مسار r19 h51
مسار_ r19 h51
مساع k29
مساعد k29
مسب g49 h-31
مسبق g49 h-29
مسبق_ g55 h-19
مست r54 m-48 h-82
مستا r46 h24 k27
مستاج h32 k27
مستر r56 g-34
مسترد g-35
مستري r65
مستش h-36
مستشف h-36
مستع m-20 h-48 k23
مستعا k26
مستعم g-23 m-19 h-24
مستق k-19
مستقب g48 k-19
مستل r-47 g31
مستلم r-30
مستو g32
مستود h-35
مستور g30 h29
مسج g-67 h-60
مسجد h-40
مسجد_ h-40
مسجل g-64 h-19
مسجل_ g-43
مسجله g-20
مسح m27
مسح_ m27
مسد r-25 h-19
مسدس h-19
مسدس_ h-28
مسر r-26 g-22 m-27 h127 k-19
مسرب h44
مسربه h33
مسرح h-25
مسرو r-26 h107
مسروق r-26 h107
مسق m20
مسقط m20
مسقط_ m20
مسك r21 g33 h19
مسكر g40 h19
مسكره g35
مسل r44 g-28
مسلف r44 g-19
مسه r29 h-26 k-37
مسه_ r29 h-26 k-37
مسو g27
مسوو g27 h22
مسوول g27 h22
مسي h-24
مسين h-24
مش_ g160 h-47 k-21
مشا h-29
مشار h-23
مشارك h-23
مشت g39
مشتر g23
مشترك r24
مشتري r-31 g26
مشر r44 k-19
مشرو r45
مشروب g-32 h57
مشروط r43
مشروع g30 h-46
مشع h61
مشعو h61
مشعوذ h61
مشغ r54
مشغل r54
مشغل_ r54
مشف h49
مشفر h41
مشفره h28
مشه k30
مشو h-45
مشوي h-43
مشوي_ h-43
مشي g-28 h32 k-48
مشي_ h32
مصا r31 g-25 m27
مصار r31 m32 h-48
مصارع m38
مصاري r36 h-48
مصان h27
مصد h-48 k56
مصدر k56
مصدر_ k22
مصدره k34
مصدق h-36
مصر r31 g-22 h-70
مصرف h-21 k58
مصرف_ k69
مصرفي r26
مصرو h-35 k-22
مصروف h-35 k-22
مصري r26
مصريا r20
مصن g-26 h39
مصنع g-26
مصنع_ g-26 h21
مضا r64 g-37 h-53
مضار r-35 h-20
مضارب r-35 h-20
مضاع r31 m42 h31
مضاعف r31 m42 h31
مضاف r36
مضان r32 g-31 m-24 h-63
مضان_ r32 g-31 h-35
مضخ r-20 k20
مضم r58
مضمو r58
مضمون r58
مطا g-22
مطار g-22
مطار_ g-22
مطب r-32 h-32
مطبخ r-24 h-32
مطبخ_ h-32
مطر m-21
مطر_ m-21
مطع g-26 m-28 k-21
مطعم g-26 m-28 k-21
مطعم_ g-26 k-21
مطل h25
مع_ r25 g-60 k65
معا r101 g-58 h-42
معاد r21
معاش h-39
معام r39
معامل r39
معاه r80
معاه_ r80
معاي g-29
معب r-25 g-34
معت h41
معتق h71
معتق_ h71
معتم h-20
معتمد h-20
معدل g42
معر r-46 g-24 m-25 h-22
معرض m-20 h-30
معرض_ m-20 h-30
معرف g30 h22
معرفه g30 h22
معرو r-35 g-49
معروف r-31 g-49
معس h-20
معل r-70 g20 m-22 h-28
معلق r-22 g78 m-19
معلق_ g59
معلقه g32
معلو r-28 g-39
معلوم r-28 g-39
معه r61 h21 k-44
معه_ h32 k-41
معها r80 g-26
معها_ r80 g-26
معي g26 m-29
معي_ h23
معين g53
معينه g32
معيه g-22 m-27
معيه_ g-22 m-27
مغر h25
مغرب h25
مغربي h25
مغش h33
مغشو h33
مغشوش h33
مغط g36
مغل g36
مغلفه g19
مغلق g19
مفا g71 m-28 h-34
مفاج g92 m-34 h-28
مفاجا g92 m-34 h-28
مفت r-39 g-49 k-37
مفتا r-21 g-41
مفتاح r-21 g-41
مفتش h40 k-33
مفتش_ h56 k-33
مفر g23 m-31 h-35
مفرو g23
مفروز g23 h-19
مفق g29
مفقو g29
مفقود g29
مفي g29
مفيش g29
مفيش_ g29
مقا r-57
مقاب h22
مقابل h22
مقات k32
مقاتل k32
مقاس r-41 h-36
مقاس_ r-41 h-20
مقام m53 h21
مقامر m53
مقاو g25
مقاول g25
مقب h21
مقبر h21
مقبره h21
مقد g42 h-20
مقدم r-41 g51
مقدم_ r-22 g51
مقر r57 h22
مقرص h27
مقرصن h27
مقرض r72
مقرض_ r54
مقط g-37 h-19
مقطو g-33
مقطوع g-21
مقف g27 h-26
مقفل g28
مقفله g27
مقل r-26 g-22 h117
مقلد r-26 g-21 h117
مقلد_ r-22 h41
مقلده g-19 h74
مقه g-20 h-20
مقهي g-20 h-20
مقهي_ g-20 h-20
مك_ r-30 g41 h-30
مكا h-28
مكاف r35 k-30
مكافا r38
مكان g-24 h34
مكان_ g-24
مكاني h22
مكاي h-28 k43
مكاين h-28 k43
مكت g-38 h57 k-32
مكتب r-29 k-21
مكتب_ h29
مكتبه r-30
مكتو r36 g-33 h46
مكتوب r36 g-33 h46
مكس g-19
مكسب g-19
مكش r87
مكشو r87
مكشوف r87
مكف r36
مكفو r36
مكفول r36
مكن r-27 g65 m39 h-37
مكن_ r-27 g65 m39 h-37
مكي r-42 h-25
مكيف r-25 g-20
مكيف_ g-22
مكين g26 h-19
مكينا k32
مكينه g28
مل_ r-104 g39 m-29 k26
ملا r-31 g30 m-57 h-81 k-19
ملا_ g-21
ملاء g34
ملاء_ g34
ملاب r-48 h-22
ملابس r-48 h-22
ملات r40 m-28
ملات_ r43 m-28
ملت h-21
ملتي r21
ملتين r21
ملز r75 g-22
ملزم r75 g-22
ملزم_ r71 g-22
ملع m-21 h-32
ملعب m-21 h-23
ملعب_ m-21 h-23
ملغ h23
ملغو h23
ملغوم h23
ملف h23
ملف_ h29
ملك g141 h-82 k-72
ملكن g22
ملكنا g22
ملكه g98 h-42 k-35
ملكه_ g76 h-22
ملكها g22 h-19
ملكي g28 h-32 k-23
ملكي_ g37 h-30 k-22
مله r-29 h26 k-21
مله_ r-67 g22
ملها r25
ملها_ r25 g-33 h23
ملو g-25 h-44
ملوك g-24 h-24
ملي r25 g-21 k-19
مم_ r36 g-36
مما r54
مما_ r54
ممت r27
ممتا r27
ممتاز r27
ممد g46
ممدد g46
ممل g-24 h-24
مملو g-24 h-24
مملوك g-24 h-24
ممن h50
ممنو h50
ممنوع h50
من_ g-35 m72 h-47 k28
منا g-50 h31
منا_ g-43
مناق h40
مناقص h43
مناه_ r-24
منت h27
منت_ h-24
منتج g21 h29
منتجع h29
منته g-21 h29
منتهي g-21 h29
منج g-31 h105
منجم g-31 h105
منجم_ g-26 h84
مند h38
مندل h43
مندل_ h43
منز h-21
منزل h-21
منس h19
منسو h19
منسوخ h19
منص m26 h-38
منصه m26 h-38
منصه_ m26 h-38
منظ r56 k-22
منظم r56 k-22
منظم_ r56 k-22
منف g25
منه r47 g-21 h-46 k-27
منه_ r40 h-55 k-44
منهم h26
منهم_ h26
منو r-25 h45
منو_ r-23
منوع h50
منوع_ h50
مني r19 g-23 m-32 h-26
مني_ r21 g-19 m-30 h-20
مه_ r-69 m-29 h-45 k35
مها r37 h-23 k49
مها_ k51
مهال r37
مهال_ r37
مهر_ h-25
مهرب h29
مهك h45
مهكر h45
مهكره h41
مهل g-23
مهلن r29
مهم g33
مهم_ g31
مهن r-20 h23
مهند r-20 h23
مهندس r-20 h23
مو_ r24 g92 h43 k-23
موا m-22 h-48 k25
مواص h-28
مواصف g29
مواصل h-23
موال k60
موال_ k66
موب r37 m-25
موبا r37 m-25
موباي r37 m-25
موج r20 h-67 k64
موجر g-31 h-42 k51
موجر_ k56
موجل r35 g50 k-24
موجل_ r-22
موجلا r27 g23
موجله r31
موجلي g37
موجو k36
موجود k36
مود r-19
مور h26
مور_ g-29
مورد g20
مورد_ g23
موز r-32 g-41
موزو r-32 g-41
موزون r-32 g-41
موس r-26 g58 h-25
موسم r-20 g59
موسم_ r-20 g59
موشر g27
موشر_ g27
موظ r-31 g-22
موظف r-31 g-22
موظف_ r-21 g-19 k22
موظفي r-22 h-26
موع r-28 h-26
موعد h-24 k-19
موعد_ g44
موعده g-34
موق r-25 g-31 m28 h81 k39
موقت h36
موقت_ h36
موقع r-23 g-19 m33 h56 k-19
موقع_ r-23 g-34 m33 h59
موقف k19
موقف_ k19
موقو k39
موقوف k39
مول r-34 g-88 h38
مول_ h33
مولت r-27 h29 k28
مولد r-29 g-24
موله r22 g-44
موله_ r22 g-44
موم r-21 h25
مون r39 g-26 h-43
مون_ r23
مونه r33
مونه_ r33
موي r53
مويل r53 h34
مويل_ r32 h34
مي_ r-53 g-171 h-76 k26
ميا h-34
مياه g-19
مياه_ g-19
ميت r-20 h47
ميته m28 h66
ميته_ m28 h66
ميتي h-20
ميتين h-37
مير h35
ميرا_ h27
ميره h38
ميره_ h38
ميز g-19
ميزا g-19
ميزان g-19
ميس r19 h-29
ميس_ g-32 m-21
ميسر r26 m44 h-21
ميسر_ m44 h-21
ميسره r32
ميع r-27
ميع_ r-27
ميل r-28 k-27
ميل_ g27 h34
ميلا r-22 h-43
ميلاد r-22 h-43
ميلي h20
ميلي_ h20
ميم g-22 h82
ميمه h65
ميمه_ h65
ميمي h22
مين g103 k-25
مين_ g93
ميه r109 g-39 m20 k49
ميه_ r83 m22
ميها r29 g-36 k24
ميها_ r29 g-36 k24
ميهم k20
ميهم_ k20
نا_ g-100 h-57 k-92
ناب_ h34
نات m-21
نات_ g-30 h24
ناد r-21 g-33 k-22
نادي r-21 k-21
نادي_ r-37 g-20
نار m23
نار_ h42
ناري h-36
ناز r-48 g37
نازل r-48 g39
نازل_ r-23 g50
نازلت r-24
ناس g-45 k106
ناس_ g-68 k110
ناسبا g24
ناص r-31
ناصر r-27
ناصر_ r-27
ناع k35
ناع_ k35
ناف h46
نافق h53
نافق_ h38
ناق r30 m29 h-22 k-22
ناقت m28
ناقص r74 g-38
ناقص_ r40
ناقصه r30 g-20
ناقه r-28 g38 h-51
ناقه_ r-28 g38 h-51
ناك k20
ناك_ k25
نام r21 h-19
نامج r21
نامج_ r21
نان r-19
نان_ r-33 m-25
ناني m25
ناني_ m21
نانير r27
ناه r-38 g-111 h-43 k-30
ناه_ r-51 g-75
ناها g-36 h-32
ناها_ g-36 h-32
ناو g19
ناوي g19
ناوي_ g19
ناي m71 h-41
ناير g-32
ناير_ g-32
نايه h-21
نايه_ h-21
نايي g41 m93 h-29
ناييه g54 m85 h-26
نب_ r-49 h89
نبت g67 h-36
نبت_ g61 h-27
نبرم g22
نبرمج g22
نبه g31 k33
نبي r-37 m-20 h86
نبي_ r-35 g-19
نبيد h23
نبيد_ h23
نبيذ h36
نبيذ_ h36
نت_ g-47 m49 h84
نتا g74 h-55
نتاج g79 h-35
نتاج_ g79 h-35
نتاي h-20
نتايج h-20
نتج h23
نتجع h29
نتجع_ h29
نتح g-19
نتخ g27
نتخا g20
نتخاب g20
نتر r-29 m38 h50
نتظ r44
نتظا r52
نتظار r52
نتظر g34
نتف r-46 g61
نتفاه g19
نتفق r-26 g61
نتفق_ r-26 g61
نته r-41 h21
نته_ g-23
نتها h21
نتهاء h25
نتهي r-28 g29
نتهي_ r-28 g30
نتي r-44
نتي_ r-20 g19
نج_ m-44 h-20
نجا g33
نجاح h-36
نجاح_ h-33
نجار g26
نجار_ g26
نجان h49
نجان_ h47
نجب r-25
نجبي r-25
نجبيل r-25
نجر h32
نجري h32
نجريا h32
نجم g-44 h72 k69
نجم_ g-26 h84
نجمع h-33 k77
نجمع_ h-33 k77
نجو h68
نجوم h56
نجوم_ h22
نجومي h34
نحا g-23
نحاس g-23
نحاس_ g-23
نحد g58
نحدد g58
نحدده g53
نحس h46
نحس_ h46
نحط k23
نحط_ k23
نحل g-20 h-74
نحل_ g-20 h-74
نخت g41
نخل r-26 g67 h-38
نخله g75
نخله_ g75
نخلي g-44
نخمن m21
نخمن_ m21
ند_ h24 k19
ندا r27
ندات r27
ندات_ r27
ندر g30 h55
ندري g30
ندري_ g30
ندس r-20 h21
ندس_ r-20 h23
ندف r-27
ندفع r-27
ندق r-51 g-19 h-26
ندق_ r-44 h-45
ندقي h20
ندقيه h29
ندن r25 g35
ندنا r27
ندنا_ r27
نده h-26
نده_ h-34
ندو g-29
ندو_ r48 g-20
ندوق r-24
ندوق_ r-24
ندي r39 g33 k-34
ندي_ r30 h25 k-34
نذك k20
نذكر k20
نذكر_ k20
نز_ g34 h22
نزل m29 h32 k-37
نزل_ r32 h25 k-30
نزلت r-37
نزي g-29 h89
نزير h78
نزير_ h69
نزيل h21
نزيل_ h21
نس_ h-19
نسا r25 h32
نساي h31
نسايي h31
نسب r57 g-19 m36
نسبتي r19
نسبه r45 m23 h-25
نسبه_ r45 m23 h-25
نسم k49
نسمي k49
نسميه k49
نسوخ h19
نسوخه h19
نسي r-19 h34
نسي_ h23
نشر g-32
نشر_ h22
نشو g92 m-42 h-37
نشوف g80 m-29 h-39
نشوف_ g56 m-29 h-39
نص_ r153 h-29
نصب r-40 g-55 m-26 h27
نصب_ g-51 m-26
نصر m33
نصف r44 g-20 m-31 h32 k-24
نصف_ r44 g-57 m-22 h36
نصه r35 m20 h-46
نصه_ r23 m26 h-46
نصي r-51 m34 h23 k-19
نصيب r-39 m40 h36 k-19
نصيب_ g-40 m72 h61
نصيبي r-42 g44 h-35
نط_ h31
نطه g19
نطه_ g19
نظا h-48 k44
نظار h-24 k20
نظار_ k20
نظام k25
نظام_ k27
نظم r56 k-22
نظم_ r56 k-22
نظير r36
نظير_ r36
نظيف r-20
نع_ g-26 h40
نعت h39
نعتق h39
نعتقه h39
نعد k25
نعدي k25
نعدي_ k25
نعر r-22 g-22 k41
نعرف r-22 g-22 k41
نعرفه r-22 g-24 k44
نعش r23
نعط r25
نعطي r25
نعم r-22 k26
نعمل r-22 g-19 k28
نعمل_ r-22 g-19 k28
نف_ h34
نفت g53
نفتح g53
نفتح_ g53
نفس g-57 m-50 h-58
نفس_ g-21 k46
نفسه g-28 m-23 k-25
نفسه_ r28 g-40 h-29 k-20
نفسها r-19
نفط g33
نفط_ g33
نفو m49
نفوز m46 h-21
نفوز_ m46 h-21
نق_ g39 h25
نقا h80
نقال h54
نقال_ h54
نقان h31
نقانق h31
نقد r47 g-42 m-23 h-62 k30
نقد_ r68
نقدا g-26 h-23 k30
نقدا_ g-26 h-23 k30
نقدي h-24
نقدي_ h-24
نقر g27
نقرر g27
نقرر_ g27
نقس m-19
نقسم m-19
نقص r-47 g-23
نقص_ r-47 g-23
نقط h-63
نقطع g20
نقل r-20 m-35 h-32
نقل_ m-32 h-25
نقو g35 h-43
نقوط h-33
نقوط_ h-33
نقول g58
نقوله g58
نك_ g-38 m-30
نكت r32 g-26 k69
نكتب r33 g-26 k70
نكتب_ r33 g-26 k70
نكس g27 h-19
نكسر g27 h-19
نكسر_ g27 h-19
نكن h45
نكن_ h45
نكي h-23
نكي_ r21 h-25 k26
نلا m32
نلاي m34 h21
نلاين m34 h21
نلق g31
نلم h-33 k64
نلم_ h-33 k64
نم_ g39
نمي r-24
ننا m42 h-26
ننا_ m42 h-26
نني h-36
نني_ h-36
نه_ r69 g-46 m29 h-66
نها r-45 m-42 h72 k48
نها_ m-29 h32 k48
نهاي r-35 h41
نهايه r-35 h57
نهم m29 h23
نهم_ m29 h26
نوا g62
نوات g51
نوات_ g51
نوز g-22
نوص r-19 k39
نوصل r-19 k39
نوصل_ r-19 k39
نوع r-37 g35 h59
نوع_ h77
نوعه r-34 g37
نوعه_ g19
نوعها r-34
نوق g-19
نون g29
نوي g27
ني_ r157 g-91 h-21 k-65
نيا g-24 h46
نيا_ h35
نير r27
نير_ r27
نيك h22
نين r33 g50 h21 k-32
نين_ r37 g66 k-26
نينت h24
نينتي h24
نيه g-35 h-69
نيه_ g-33 h-65
نيو r-26
نيو_ r-26
نے_ h22
ها_ r23 g92 m-36 h-106
هاء h25
هاء_ h25
هاب h-21
هابط h-28
هابط_ h-28
هات g-31
هات_ g-19 k24
هاته h30
هاته_ h36
هاخ r20
هاخد r20
هاخد_ r20
هاد g-21
هادا r35
هادات r35
هاده r-27 g-21
هاده_ r-27 g-21
هار m36
هار_ m29
هاز r-39 h-33
هاز_ r-39 h-33
هاش g44
هاش_ g44
هاض h28
هاض_ h28
هاك h37
هال g100 m-23 h-75
هال_ r30
هالا r-29 g31
هالاس r-29 g22
هالس h-29
هالش g22
هالشج g25
هالن g25
هالنخ g25
هام r-28 g84 h-41
هامش r-19 g109 h-37
هامش_ r-19 g109 h-37
هان r-34 g-19 m122 h-22 k-34
هان_ r-28 m53 k-30
هانا m34
هانات m35
هاي r-35 g-25 h104
هاين h38
هاينك h38
هايه r-35 h57
هايه_ r-35 h57
هب_ r30 k-21
هبط m38
هبط_ m38
هبه r72 g-20
هبه_ r63 g-20
هبو g40 h-20
هبوط g40 h-20
هبوط_ g40 h-20
هبي h-26
هبي_ g-21
هتي r40
هتين r40
هتين_ r40
هجن g-27 m30
هجن_ g-27 m-21
هد_ r-25 g-51 m-19
هدا m44 h-22
هداي h-22
هدايا h-22
هدي g-31 k34
هدين k45
هدين_ k45
هذا r-25 g-38 k-22
هذا_ r-25 g-38 k-22
هذه g27
هذه_ g27
هذي r-20 h-51
هذي_ r-20 h-51
هر_ g47 h-60 k72
هرب m-22 h-45
هرب_ g61 k20
هربا g-46 h-42 k-32
هرباء g-25 h-25 k-25
هرج r38 h-19
هرجي r46
هرجي_ r46
هرم h33
هرمي h33
هرمي_ h33
هره h-24
هره_ h-24
هري m-20 h27 k-23
هري_ r-30
هريب h63
هريب_ h63
هرين r36
هرين_ r36
هز_ h31
هزه h35
هزه_ h35
هكذ r49
هكذا r49
هكذا_ r49
هكر m-29 h95 k-21
هكر_ m-21 h54
هكره h41
هكره_ h41
هكي h19
هكير h19
هكير_ h19
هل_ r-29 g41 m57 h-31
هلال_ h-28
هلك g-37
هلك_ g-37
هلن r29
هله h-28 k38
هله_ k19
هلهم k19
هلهم_ k19
هلو h40
هلوس h40
هلوسه h40
هلي h-49 k-29
هلي_ h-31 k-29
هم_ g104 h-113 k70
هما r-29
هما_ r-29
همل r31
همي g-51 h-41 k46
همي_ r25 g-51 h-33 k37
هميه k25
هميه_ k25
هن_ r77 g-95 h-43
هنا r50 h-38 k22
هنا_ r48 m50
هنات m-56
هنات_ m-56
هناك k25
هناك_ k25
هنت r41 g-19 h-24
هنت_ r41 h-19
هند g19 h19
هندس r-20 h21
هندس_ r-20 h23
هندي g25
هنن r-26 m22
هنه r-20 g33 m72 h21
هنه_ r-20 g33 m72 h21
هني m49 k-19
هنين m20
هنين_ m20
هه_ h-60 k88
هو_ r-72 g80 h-44
هوا r31 g65 h-25
هوا_ g26
هور r22 g63
هور_ r22 g57 h-24
هول r-38 g88 h-39
هول_ g62
هوله r-22 g46
هوله_ r-22 g46
هولي g-21 k27
هولين g-21 k27
هون k33
هون_ k33
هوه h-38
هوه_ h-38
هوي r-36 h48 k19
هوي_ r-34 h25
هويه g-19 h23 k20
هويه_ g-19 h23 k20
هي_ r-79 g51 m-60 h-30 k89
هيد r28
هيرو h27
هيروي h27
هيل r31 g-20 h-77
هيل_ r25 h-77
هين h30
وا_ r41 h-74 k21
واء h-28
واء_ h-28
واب g-26 h-46
واب_ g-35
وات r29 m-26
وات_ g36 h35
واتس g-22 h21
واتف r28
واتي r20 h-31 k20
واتير r20 h-31 k20
واج g-43 k-26
واج_ g-27 h39
واجر r29
واجره r29
واح r-84 g58 h20 k35
واحد r-49 g44
واحد_ r-46 g27
واحده h23
واحط k19
واحطه k19
واخ r-81 m-40 h23 k35
واخت r-29 g-21
واختر r-20
واخذ k20
واخذ_ r25 k21
واخذت r-29
واد h44 k36
وادف r46
وادفع r46
واده h42
واده_ h42
واذ r-31 g26
واذا r-31 g26
واذا_ r-31 g26
وار r-38 m34 h-23
وارا m30
وارات m32
وارب m35
واربح m44
وارج r-54
وارجع r-54
وارد r43
وارده r36
وارس k37
وارسل k37
واره g-44 h-35
واره_ h-25
واري m-20 h42
وارير m-19 h30
واز h27
واز_ h30
وازا h23
وازات h23
واس g-59 m-35 h77 k-19
واست r-41 g-36 h-23
واستل r-19 g-23
واسط m-19 h97
واسطه m-19 h97
واش r39 g-24
واشت r39 g-24
واشتر g-24
واص r26 g46 h-47 k-19
واص_ g45
واصب r20
واصبر r20
واصف g29
واصفا g29
واصل g-25 h-23
واصلا h-23
واض r70
واضع r39
واضع_ r39
واضي r31
واضيف r31
واع g-20 h-32
واعط h-23
واعطي h-21
واف r28 g-47 m28
وافو m28
وافوز m28
واق g-39
واقف g-29
واك r69 g-43 m47
واكل r48
واكل_ r48
واكه m47
واكه_ m47
وال r-35 m22 h-126 k77
وال_ g39 h-21 k58
والا r-44 m30 h42
والا_ g47 h20
والات h28 k19
والاس r43
والاو m21
والب g19 k-23
والبا r32 h24
والبض g35
والبن k-29
والت r52 g-40
والتا g22 k22
والتس r52 g-31
والث r-21 g-19
والثم r-21
والج m36
والجا m41
والح k50
والحق k50
والخ r-27
والخس r-27 m-23
والد m-25 h-55 k-20
والدف r32
والده h-30
والدي r-40 h-25
والر r-29 g31 m-30 h-21
والرب r-33 m-25
والرق g37
والز r-22
والس m23
والسع r-20 g20
والص k30
والصد k36
والط r-31 g-34
والف h-19
والفل r-22
والل g-26 m27 k-23
واللي m29
والم h-25 k45
والما k83
والمب r-19 g-19 k-19
والمش h23
والن r22 g19
والنص r26 g-29
واله g20 k-28
واله_ k-26
والهب g27
والو r22 g40
والي r56
والي_ r56
وام r-27 h-23
وام_ h-23
وان r-76 g68 m-26
وان_ r-64 g67 h-39
وانا g-20 m-34 h72 k45
وانا_ g-20 m-34 h74 k45
وانت g37
واه g27 m22 h-34 k29
واها g29
واها_ g29
واهي k35
واهي_ k35
واو h33 k21
واود k33
واودع k33
واي r71 m24 h-19 k-40
وايد r69 h-37 k-29
وايد_ r66 h-32 k-29
وايز m30
وايش g-24
وايش_ g-24
واين h34
واين_ h34
وايي g35
وايي_ g32
وب_ r-20 m-21 h150 k-27
وبا r47 m-26 h22 k-22
وبات h22
وبات_ h22
وباق r-19 g26
وباقي r-19 g26
وباي r62 m-25
وبايل r37 m-25
وبت r-30 g26
وبد r36 h-24
وبدو r54 g20
وبدو_ r41
وبدور g35
وبر r19 k-26
وبر_ k-19
وبرج r33
وبرجع r36
وبش g164 h-46
وبشن g74 h-29
وبشن_ g55 h-20
وبص g-41
وبصل g-41
وبصل_ g-41
وبعت r24 g20
وبعت_ r-26
وبعته r50 g28
وبعد r-52 g-22
وبعد_ r-33
وبق r27
وبه g-22 h-35
وبه_ g-22 h-35
وبو g-21 m46 h-32
وبون g-21 m46 h-32
وبون_ g-21 m35 h-19
وبي r20 g-48 m22 h68
وبي_ h60
وبيا h19
وبين m23 h-27
وبين_ r-47 m23 h-25
وت_ r-33 g26 m59 h33 k-30
وتح k31
وتحو k37
وتحوي k33
وتد r-28 h23
وتر r-67 g-65 k42
وترج g-29 k56
وترجع g-29 k56
وتري h41
وتس r43 g-37 m32
وتس_ m30 h-26
وتسع r45
وتش g44 h-21
وتشر g45 h-21
وتط h-44 k27
وتطل h-30 k30
وتطلع h-30 k30
وتع r20
وتق r-28
وتل h20
وتل_ h20
وتم r35 g-25 h-20
وتن r-25
وتو r-42 g-28 m187 h83
وتو_ r-36 g-25 m186 h123
وتي h-36
وثل g-19
وثي g50
وثيق g50
وثيقه g51
وج_ r-41 h65
وجا g-48
وجب g-35 h-36
وجت r25
وجتي r25
وجتي_ r25
وجر g-28 h-50 k70
وجر_ h-22 k75
وجل r35 g50 k-24
وجل_ r-22
وجلا r27 g23
وجلان g27
وجله r31
وجله_ r31
وجلي g37
وجلين g37
وجه r-24
وجه_ r-23 g-22
وجو m26 k36
وجود k36
وجود_ k33
وجي h54
وجي_ h34
وح_ g27
وحا r-19 h28
وحان h33
وحاني h33
وحد h25
وحده g39 h25
وحده_ g39 h25
وحط g20
وحطي g25
وحطيت g25
وحق h-29
وحل g-29
وحلي g-29
وحليب g-29
وحو r-26 g-25 k21
وحول r-24 k21
وحول_ k21
وحي h42
وحيه h21
وحيه_ h21
وخد r-20
وخذ_ g26
وخم r60 h37
وخمس r60
وخمسم r28
وخمسي r32
وخه h28
وخه_ h28
ود_ r108 g37 h-94
ودا r19
وداي r22
ودايع r22
ودر r38 h50
ودره h50
ودره_ h50
ودع g-26 h35 k37
ودع_ h59
ودعه k44
ودعه_ k44
ودف r-84 g20 m-21
ودفع r-84 g24 m-21
ودفعت r-29 g19
ودفعن r-23 g45
ودك h64
ودكا h52
ودكا_ h52
ودو r-44
ودي r-48
ودي_ r-19
وذ_ h61
وذه h21
وذه_ h21
ور_ g-19 m-62 h54
ورا r-57 m56 k-23
ورا_ r-32 h31
وراق_ m23 h31
وراه m50
وراهن m50
ورب r24 g-48 m24
ورت g40
ورت_ g47
ورث g93 h-34 k-20
ورث_ g46
ورثه_ g53
ورج h32
ورج_ r24 h35
ورجع r-36
ورجعت r-26
ورجعو r31
ورده_ r-23
وردها r26
ورديت r-37
ورشه r-28
ورشه_ r-28
ورق r89 g-30 m-49
ورق_ r104 g-40 m-49 h19 k22
ورقم k24
ورقمه k24
ورقه g-22 m35
ورقه_ m35
ورقي g36 m-34 h-19
ورقيه g36 m-34 h-19
ورك r-25 g-30 h20
ورك_ h26
وركب r-20 g-38
وره r-24 g25 m-40 h-69
وره_ r-48 g-20 m-39 h-97
ورها r24 g45 h28
ورها_ r24 g45 h28
ورو m-26
ورو_ g-21 h-19
وروب h44
وروبي h40
ورور r27
ورورد r27
وري r58 g22 h-23 k45
وري_ r27
وريد g19
وريد_ g19
وريه r30 k32
وريه_ r30 k32
وز_ m112 h-21
وزا r84 m-26 h-49
وزاد r82
وزاد_ r69
وزار h-19
وزاره h-19
وزع r-42 m-20
وزن g-99 h-44
وزن_ r29
وزنا g-52
وزناه g-42
وزنه g-24
وزنه_ g-38
وزنها g22
وزو g-43 m-22
وزون r-32 g-41
وزون_ g-41
وزي r-21
وزيع r-27
وس_ g-19 m49 k27
وسا r21 h-36
وسج m38
وسجل m38
وسد r-27
وسدد r-27
وسددت r-22
وسك r-54 g36 h54
وسكي h54
وسكي_ h54
وسل r-53 g-29
وسلم r-59 g-26
وسلمت r-19 g-20
وسلمن r-39
وسم r-20 g59
وسم_ r-20 g59
وسن m23
وسنا m23
وسنا_ m23
وسه m-36 k24
وسه_ m-35
وسي m-55
وسي_ r34 m-26 k-24
وسيط h26 k30
وسيط_ h26 k30
وش_ h26
وشر h-26
وشر_ g27
وشرط r37
وشري r-26
وشريت r-26
وشف g-28
وشفت g-28
وشفته g-24
وصا r30 g31
وصاح r-24
وصاحب r-24
وصار r54
وصار_ r45
وصر r-24
وصرف r-24
وصف h-33 k-20
وصف_ g19
وصفه g-29
وصفه_ g-29
وصل g-53 m-29 k44
وصل_ h-40 k41
وصلت g-33
وصلت_ g-33
وصلن k30
وصلني k30
وصله g-26
وصله_ r20
وصه h-19
وصه_ h-19
وصول g22
وصول_ g22
وصي g19 m-27 h-20
وصيل m-20 h-20
وصيل_ m-20 h-20
وض_ r30 g31 k28
وضو r-22 g41
وضون r-22 g41
وضوني g24
وط_ r38 g53 m32 h-26
وطل g-26 m82 h22
وطلع m87
وطلعت m40
وطم g-27
وطما g-27
وطماط g-27
وطن h31
وطني h31
وطني_ h35
وطه r21
وطه_ r21
وظ_ r23
وظف r-21 g-22
وظف_ g-19 k22
وظفي r-22 h-26
وظفين r-22 h-26
وظه r25
وظه_ r25
وظي g24 m-37
وظيف g24 m-37
وع_ g26 h40
وعا r20
وعد r34 g-99 h-35 k-19
وعد_ r63 h-19
وعدت r28
وعدته r28
وعده g-39
وعدها g-25
وعط r-48
وعطي h38
وعطيت h38
وعل r73
وعلي r73
وعليه r72
وعه r-22 g38 m51
وعه_ g20 m51
وعها r-34
وعها_ r-34
وعو h-31
وعود h-31
وغل m24
وغلب m24
وغلبن m24
وف_ r-24 g92 m-54 h20 k-32
وفا r51 k34
وفات k34
وفات_ k34
وفل g-22
وفو r44 g-20 h-44 k39
وفوق r64
وفوقه r25
وفون k39
وفونه k39
وفي r95 m-32 h-24 k-42
وفي_ r53 k-21
وفيت g20
وفيت_ g20
وفير r49
وفير_ r49
وق_ r-22 g26
وقا r-20 g38 m47 h-23
وقات r-19 g66 m49 h-28
وقات_ r-19 g66 m49 h-28
وقال g-22 m19 h-31
وقال_ m22 h-27
وقان m-21 h37
وقان_ m-21 h37
وقب r-57
وقبض r-57 g-33
وقبضت r-20 g-33
وقت r40 g23 m-22
وقت_ r-25 g26
وقته r31
وقته_ r22
وقتي r20
وقتي_ r20
وقد r-21 g26
وقد_ r-21 g26
وقط g-31 h35
وقع m83 h59 k-43
وقع_ g-29 m20 h52
وقعا m37
وقعات m37
وقعت g41
وقعت_ g41
وقعه m23
وقعه_ m23
وقف k26
وقل g56
وقه r69 m-27
وقه_ g22 h50
وقها r59
وقها_ r59
وقو k38
وقوف k39
وقوف_ k39
وقي r95 g-37
وقيع r25 g-22
وقيه r71
وك_ g-24 h-33
وكا g-29 h23
وكال h23
وكاله h23
وكاي h27
وكايي h27
وكب r52
وكبر r52
وكبر_ r52
وكت g-23 h-19
وكر m83 h-19
وكر_ m83 h-19
وكس g39
وكس_ g30
وكش h47
وكشف h47
وكشف_ h47
وكل r41 g-23
وكل_ r51 g-23
وكن g38
وكن_ g38
وكو h-31
وكي h-81
وكيل g31 m30
وكيل_ g31 m30
ول_ r39 g119 m24 h-32
ولا r-78 g42 m61 h-91 k-34
ولا_ r-77 g51 m45 h-53 k-22
ولاب r-47 m24
ولاب_ m24
ولات m32
ولات_ m32 h35
ولاد g20 m-23 h-19
ولاد_ m-19
ولار r44
ولار_ r28 g32
ولارا g-30
ولت_ k-19
ولد r-44 h-63
ولد_ r-22 h-40
ولدي h-23
ولدي_ h-23
ولف g40
ولفه g40
ولفه_ g40
ولك r27 h-19
ولم r-77 g46 k-21
ولم_ r-37 g21
ولما r-41
ولما_ r-41
وله r64 g55 h25 k38
وله_ r51 m21 h19 k48
ولها g38
ولها_ g38
ولو h-55
ولي m95 h69 k53
ولي_ r-26 g-67 k46
وليت m97 h55
وليت_ m97 h55
وليص g65 h-21
وليصه g65 h-21
ولين g-20 k24
ولين_ g-20 k24
وليه r25 g32
وليه_ r25 g32
وم_ r-69 g45 m-55 h20 k-19
وما r-65 g53 h-38
وما_ r-102 g57 h-26 k24
ومال r36
وماله r19
ومت h34
ومتر h34
ومترا h34
ومح g-21
ومخ g-28
ومر r-22
ومس r-30
ومش r28
ومع r134 g-46
ومعاه r60
ومعه r117 h26
ومعه_ r44 h32
ومعها r73
ومن m64
ومن_ m25
ومه r-24 m-19
ومه_ m-19
ومو r-24 g-35 m20
وموع r-22 g-20
وموعد r-22 g-20
ومي r118 g-47 h70
ومي_ r25 m23 h53
ومين r24
ومين_ r24
وميه r64 g-24
وميه_ r64 g-24
ون_ g82 m46 h-56 k85
ونا h-37
ونا_ r-28 g19
ونات r24 h-22
ونات_ r24 h-22
ونت_ r28
وند r31
ونز r-25 g26
ونزل r-25
ونس g21
ونص r140 g22 h-43
ونص_ r118 h-34
ونصف r-27
ونصف_ r-27 g-19
ونق r-25 g-23
ونل m32 h35
ونلا m34 h21
ونلاي m34 h21
ونه r41 m-21 h-41 k29
ونه_ r24 g26 m-20 h-63
ونها h21 k28
ونها_ h21 k28
ونو m-50 h-23
وني m-24
وني_ r24 g55
ونيه g-20
ونيه_ g-20
ونيو r-26 h-31
ونيو_ r-26
وه_ r113 m-60 k27
وها r64 g-48 k24
وها_ r56 g-48 k28
وهذ r-49 g-24 m-33
وهذا r-28
وهذا_ r-28
وهذي r-21 m-24
وهذي_ r-21 m-24
وهر r27
وهرج r22
وهرجي r30
وهم h-24 k61
وهمي h-24 k62
وهمي_ h-20 k37
وهميه k25
وهو r34 k38
وهو_ r34 k38
وهي r46 g-27 k79
وهي_ r22 g-23 h-21 k80
وور h19
وورق h19
ووز r-39 h-19
ووزن h-19
ووزنا g-42
ووص g-33
ووق g-24
ووقع g-24
وول_ h22
وي_ r-30 m-67 h68 k-25
ويا h-36
ويات h-19
وياخذ r22
ويب r64
ويبي r44
ويت r31
ويت_ r31 h19
ويخ g19
ويد r30
ويذ h37
ويذ_ h24
وير r-40 g-33 h33 k36
وير_ r-22 h44
ويرج k42
ويرجع k42
ويرده r-21
ويز r23
ويزي r23
ويزيد r23
ويس h47
ويسك h44
ويسكي h44
ويشغ h27
ويشغل h27
ويض r32 m21 h20
ويض_ m23 h28
ويضا r23
ويضا_ r23
ويع r19 k41
ويعط r25
ويعطي r25
ويعو k39
ويعود k39
ويق r25 g-25 h26
ويقص r25
ويقص_ r25
ويل g-34 h22 k53
ويل_ g-34 h24 k27
ويم r-25 m25
وين r-45 h41 k-26
وين_ r-54 h29 k-22
ويه h-76
ويه_ h-76
ويي h29
يء_ r-33 h34
يا_ g72 m57 k-37
يات g27 m31 h-52 k-24
يات_ r-19 g25 m39 h-37
ياج h-26 k49
ياجر h-26 k49
ياجر_ h-26 k49
ياخ g-50 m71 h-29 k-19
ياخد g-33 m30
ياخد_ g-33 m38
ياخذ r-26 m40 h-29 k-30
ياخذ_ r-51 m40 h-24 k-21
ياخذو r24
ياد g23 m-24 h-43
ياد_ r-21 g42 m-21
ياده r39 g-19 h-52
ياده_ r39 g-19 h-52
يار r-46 g52 h-90 k-44
يار_ g90 m-31 h-52
يارا g51 h-34 k-19
يارات g51 h-34 k-19
يارت r-21 g-47 h-24
يارته r-21
يارتي g-42 h-24
ياره g-35 m20 h20
ياره_ g-35 m20 h20
ياس g33 h-26
ياس_ g33 h-24
ياض r-24 g-23 h-39
ياضه h-33
ياضه_ h-33
ياضي g-23
ياضي_ h-54
ياضيه h62
ياط r-21 h-21
ياط_ r-21
ياطه h-21
ياطه_ h-21
ياك r-29
ياكل r-29
يال m-39
يال_ r-36 m-19 h53
ياله r27
ياله_ r27
يالي h-23
يالي_ h-23
يام h-28
يام_ h-28
يان r-20 h75
يان_ h39
يانا h24
يانات h24
يانص m29 h35
يانصي m29 h35
يانه h-22 k19
يانه_ h-22 k19
ياه r-54 g20 h-21
ياه_ h-36
ياها h22
ياها_ h22
ياهن r-31
ياهن_ r-31
يب_ r-44 g-52 m58 h57
يبا g21
يبق r27 k27
يبقي r33 h-28 k28
يبقي_ r33 h-28 k28
يبك m-20 h31
يبل g-23 k47
يبلغ k49
يبلغو k49
يبن r-31 g51 h-21
يبه g43 h-29
يبه_ g61 h-29
يبها g-19
يبها_ g-19
يبي h-55 k25
يبي_ r-21 h-43
يبيع_ r-45
يبيعن r62 g-19
يبين g19 h-19 k27
يبين_ k24
يت_ r-26 g-60 m109 h47 k-121
يتا g-44 h-37 k-19
يتاخ r29
يتاخر r29
يتام g-23
يتج h27
يتجا h27
يتح g45
يتحد g45
يتحدد g45
يتزر g21
يتزرع g21
يتص h38
يتك g32
يتكو g41 m27
يتكوي g41 m27
يتم r31
يتم_ r20 k19
يته r-28 g25 h78
يته_ g44 h63
يتها g-19
يتها_ g-19
يتو h-25
يتون h-22
يتون_ g-20 h-22
يتي h-30
يتين h-37
يتين_ h-37
يث_ h61
يجا g-36 k33
يجار r19 g-33 h26
يجار_ g-25 h-23
يجاره h36
يجم k27
يجمد k27
يجمدو k27
يجو h39
يجوا h39
يجوان h39
يجي r53 g48 m34 h26
يجي_ r19 g55
يجيب m41 h24
يجيب_ m44 h24
يح_ g-38 k-21
يحا h-20 k28
يحب g-27 h58
يحج g-70
يحد g64 h-22 k20
يحدث g-20 k35
يحدث_ g-20 k35
يحدد g84 h-19
يحدد_ g50
يحدده g34
يحر h-19 k39
يحرك h-19 k39
يحس g-26
يحس_ k24
يحسب r21 g-29
يحسبو r38 g-22
يحط r34
يحط_ r34
يحل g47 h33
يحه r28 g-19
يحه_ r28 g-19
يخ_ h34 k20
يخا g-26
يخال g-26
يخالف g-26
يخت r-30 g57
يختا g80 h-22
يختار g80 h-22
يختب h27
يختبر h27
يخر g56
يخرج g26
يخرجه g26
يخس m44
يخسر m44
يخسر_ m44
يخص r28
يخصم r28
يخصم_ r28
يخل g22
يخلص g22
يخم m20
يخمن m20
يخمن_ m20
يخه h46
يخه_ h46
يد_ r93 g-49 m-50 h-61 k-38
يدا h31
يداع m21
يداع_ m21
يدت g-19
يدخ h57
يدخل h57
يدخل_ h57
يدر h-24 k20
يدري k22
يدري_ k22
يدف m25
يدفع g19 m33 h-44
يدفع_ r24 g-40 m74 h-31
يدفعو g81 m-35
يدفن h31
يدفن_ h31
يدل g-25 h-55
يدلي g-25 h-55
يدليه g-25 h-55
يده r66 g35 m-27 k-40
يده_ r57 g42 m-26 k-40
يدي r115 g-38 m-31 h-26 k-20
يدي_ r62
يدين r87 g-23
يدين_ r82
يديه r-28
يديه_ r-28
يديو h32
يديوه h22
يذ_ h55
ير_ m-88 h138 k39
يرا m-23 k-28
يرا_ h43
يرات r28 h-55
يرات_ r28 h-55
يراد h21
يراد_ h21
يراق k35
يراقب k35
يراه g32
يراه_ g32
يرب r-19 h45
يرت g38 m-30
يرت_ r28 m-26
يرج r23 k22
يرجع r23 k22
يرجع_ g-38 k35
يرجعل g27
يرد_ r27
يرده r-41
يرده_ r-24
يرس g-19 k41
يرسل h-26 k41
يرسي m24
يرسي_ m24
يرف g-22 k24
يرفع k24
يرفع_ k24
يرك r24 h24
يرك_ h24
يرم_ h-22
يرن h48
يرنا h35
يرنا_ h35
يره r-21 g-21 m-56 k-29
يره_ r-21 g-27 m-56
يرو g25 m57 h29
يروي h27
يري g-64 k28
يري_ h27
يريد k23
يريد_ g-20 k23
يريك h40
يريكا h40
يريه h-42
يريه_ h-42
يز_ r-28 m19 h-28
يزا r19 g-29
يزا_ r28
يزان g-19
يزان_ g-19
يزت m46
يزته m46
يزتها m46
يزه m36 h-32
يزه_ h-29
يزهر g26
يزهر_ g26
يزي r90 g-48 m-32 h-24
يزيد r86 g-33 h-23
يزيد_ r82 g-33 h-20
يس_ g-43 m-62 h-19
يسا r-22 h-28 k53
يسال r-22 h-28 k53
يساله k21
يست r73 m-36 h-41 k41
يستر g20
يستع r55
يستق k22
يستقب k22
يستل r30 k26
يستلم k26
يسج m38
يسجل m38
يسجل_ m38
يسح h26
يسحب h26
يسحب_ h26
يسد g-23 h-22
يسدد g-23 h-22
يسدد_ g-19 h-22
يسدده r31
يسر r39 g21 m40 h-22
يسر_ r-28 g19 m40 h-22
يسره r32
يسره_ r32
يسك r-27 g-25 h133
يسكر g-21 h80
يسكر_ g-21 h80
يسكي h44
يسكي_ h44
يسل r101 k-28
يسلف r92
يسلف_ r53
يسلم g22 k-28
يسلم_ k-19
يسلمن r22
يسم r19
يسه g49
يسهل g53
يسهل_ g53
يسو h39
يسوي h39
يسوي_ h39
يش_ r56 g27 k-25
يشت r40 h-25 k-20
يشت_ r32
يشتر r35
يشترط r22
يشتره g36
يشتغ r-27
يشتغل r-27
يشغ h56
يشغل h56
يشغله r-22 h56
يشل r29
يشلي r29
يشلي_ r29
يشه r61 h-39
يشه_ r23 h-32
يشها r38
يشها_ r38
يشو h23 k32
يشوف h23 k32
يشوف_ h42
يشوفو k39
يص_ g57 m-31 h-34
يصا g-31 h-33
يصال g-24 h-43
يصال_ r-33 h-34
يصط g37
يصطا g37
يصطاد g37
يصع m23
يصعد m23
يصعد_ m23
يصل g21
يصلح g23
يصلحو g23
يصه g45
يصه_ g45
يصي r-28 g40 m22
يصيب m25
يصيب_ m25
يصيد r-19 g63
يصيده r-19 g60
يض_ g-19 h-29
يضا g-49 m49
يضا_ g-23
يضات g-26 m24
يضات_ g-26 m24
يضاع m30 h34
يضاعف m30 h34
يضم r33 g-29 h-22
يضمن r33 g-29 h-22
يضه g32
يضه_ g32
يط_ r-31 g58 m-22 h49
يطر m-19
يطرد h21
يطرد_ h21
يطل r31 g38 m-23 k31
يطلب r20
يطلع g38 m-23
يطلع_ m-21
يطلعه g24
يطه r-42 h19
يطه_ h19
يطي r29 h35
يظ_ r99 g-21 m-22 h-26
يظه k38
يظهر k38
يظهر_ k38
يع_ r-43 g-49 m-23
يعا r-33 k-26
يعات k-20
يعات_ k-20
يعت g42 h-20
يعتي g35
يعتين g35
يعر g58 k-19
يعرف g58 k-19
يعرف_ g39
يعرفه g19
يعز r27
يعزم r27
يعط r28 g35 k-20
يعطو g36
يعطون g28
يعطي r45
يعطي_ g-20 k-21
يعك g47
يعك_ g47
يعن r54 m-20 h26
يعنا r84 g-30
يعنا_ r84 g-30
يعني r-30 g43 m-20 h27
يعني_ r-30 g43 m-20 h27
يعه r-28 g47
يعه_ g31 h-56
يعها r-19 h44
يعها_ r-44 h45
يعو g32 h-19 k36
يعود k39
يعود_ k39
يعوض g34
يعوضو g21
يعي_ g-23
يعيد r36
يعيده r20
يعين r-32
يغ_ r66 g-36 h-40 k32
يغي k29
يغيب k32
يغيب_ k32
يف_ m-37 h23
يفت g65 k-21
يفتح g44
يفتح_ g28
يفك h74
يفك_ g-48 h68
يفه m-32 h34
يفه_ g-21 m-32 h36
يفو r-37 h-30
يفوت r-30
يفون h-43
يفون_ h-43
يفي r-34
يفي_ r-34
يق_ g-38 h-50 k-26
يقا k35
يقات k36
يقاتل k36
يقت m20
يقتي m20
يقتين m20
يقد h29
يقدم h29
يقر h19
يقرا g-19 h34
يقرا_ g-19 h34
يقرر g41
يقرره g35
يقص r25
يقص_ r25
يقه g36 h-44 k22
يقه_ g36 h-44 k22
يقو r-20 g37 h24 k-20
يقول r-20 g37 h24 k-20
يقول_ h47
يقوله g36
يقي m26
يقي_ m26
يك_ r96 g-74 m-52 h-75 k-27
يكا r63
يكا_ r42 g-21 h29
يكات r27
يكات_ r27
يكت r-31 h24
يكتب h36
يكتب_ h41
يكه r50 g-45
يكه_ r50 g-45
يكو h103
يكو_ h31
يكون h57
يكون_ h57
يكي m-19
يل_ r-52 g-28 m-45 k27
يلا r-21 g-29 h22
يلا_ h35
يلات g-20 h31
يلات_ g-20 h22
يلاد r-22 h-43
يلاد_ r-22 h-37
يلت h-43
يلتي h-43 k-21
يلتين h-43 k-21
يلع m33 h31
يلعب m33 h31
يلم m26
يلم_ m24
يله g-22 m37 h53
يله_ r50 h55
يلها m28
يلها_ m28
يلو g-51
يلو_ r20 h-35
يلوم h34
يلومت h34
يلي g29 m-36 h82
يلي_ g35 m-19 h33
يليه r-24
يليه_ r-24
يم_ m-42 k26
يمت g-21 h26
يمتح h30
يمتحن h30
يمته r25
يمته_ r-25
يمتها r50 g-26
يمر k50
يمر_ k50
يمش h23
يمشي h23
يمشي_ h23
يمك r-26 g48 m42 h-32
يمكن r-26 g48 m42 h-32
يمكن_ r-26 g48 m42 h-32
يمل g57 k-21
يملك g57 k-21
يملكه g61 k-21
يمه r29 h22 k-44
يمه_ r-45 h25 k-42
يمها r35
يمها_ r35
يمهل r39
يمهلن r39
يمي r-20 m-36 h-48
يمي_ m-34 h-24
ين_ g24 h-21
ينا g-52 m60
ينا_ g-27 m-22
ينات m38 k28
ينات_ m38 k28
ينار g25 m25 h53
ينار_ h66
يناه m24 h-28
يناه_ h-22
يناها m24
يناي g-32
يناير g-32
ينب g21 h-24 k25
ينت r-25
ينته r-23 g36
ينتهي r-21 g49
ينتي h24
ينتين h24
ينذ k20
ينذك k20
ينذكر k20
ينز r-30 m22 h30
ينزل r-30 g-34 m24 h36
ينزل_ r-34 g-34 m24 h36
ينق r-27 m-19
ينقص r-27 g-22
ينقص_ r-27 g-22
ينك m-20 k45
ينك_ r-29 g19 h-19
ينكت r36 k32
ينكتب r36 k32
ينكن h45
ينكن_ h45
ينن h-23
يننا h-23
يننا_ h-23
ينه r90 g71 h-44
ينه_ r102 h-44
ينها g59
ينها_ g59
ينو m48 h29
ينو_ m40 h38
يني r35 g-22 m44
يني_ r30
ينيه m37
ينيه_ m37
يه_ g57 m-56 h-73 k-74
يها r32 g26 h47 k20
يها_ g38 h46 k20
يهب m38
يهبط m38
يهبط_ m38
يهم r39
يهم_ r42
يهن r34
يهن_ r34
يو_ r-30 g-47 k-20
يوا r-30 m-22
يوان r-30 m-21
يوان_ r-25
يوت g43
يوتش g45 h-21
يوتشر g45 h-21
يور h-19
يوص r41
يوصل r41
يوصل_ r49 m27
يوف g-29
يوف_ r-39
يوق h55
يوق_ h20
يوقع h27
يوقع_ h27
يول r23 g31 m22
يول_ m19
يولف g40
يولفه g40
يوم m-20 h-20
يوم_ r33 h-53
يوما k-19
يوما_ k-19
يومه r-72
يومه_ r-55
يومي r33 h39
يومين r24
يون r48 m55
يون_ m58
يونيو r-26
يوه h22
يوها h22
يوهات h22
يي_ r-19 m-20 h-28
يير h33
يير_ h33
ييش r33
ييش_ r33
ييف h28
ييف_ h28
يين g-19 h39
يين_ g-19 h39
ييه r-31 g62 m75
ييه_ r-31 g62 m75
يے_ m19 h-53
چرس h31
چرس_ h31
`,
};
