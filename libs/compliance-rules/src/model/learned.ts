import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-89, -104, -98, -62, -113],
  confidence: {
    brief: [
      [-48, -33, -24, -17, -12, -7, -2, 2, 6, 10, 14, 18, 22, 26, 31, 37, 44, 53, 67],
      [-54, -39, -30, -23, -17, -12, -7, -3, 1, 5, 9, 13, 18, 22, 27, 33, 40, 49, 64],
      [-47, -34, -27, -21, -16, -12, -8, -4, -1, 2, 6, 9, 13, 16, 21, 25, 31, 39, 51],
      [-57, -40, -29, -21, -14, -8, -3, 2, 7, 12, 16, 21, 26, 31, 37, 44, 52, 63, 80],
      [-52, -39, -32, -26, -21, -17, -13, -10, -6, -3, 0, 4, 7, 11, 15, 20, 26, 33, 46],
    ],
    long: [
      [-85, -63, -50, -39, -31, -24, -17, -11, -5, 1, 7, 13, 19, 26, 33, 42, 52, 66, 87],
      [-73, -56, -45, -37, -30, -24, -18, -13, -9, -4, 1, 6, 11, 16, 22, 29, 37, 48, 66],
      [-63, -50, -41, -35, -29, -25, -21, -17, -13, -9, -5, -2, 2, 6, 11, 16, 23, 31, 45],
      [-78, -60, -48, -40, -32, -26, -21, -15, -10, -5, 0, 5, 10, 16, 22, 29, 38, 50, 68],
      [-61, -47, -38, -31, -26, -21, -17, -12, -9, -5, -1, 3, 7, 12, 16, 22, 28, 37, 52],
    ],
  },
  pieces: `
2a_ h-71
2ab r38 m-20
2ad r19 g55
2af g30
2ah h-75
2ak r37 h-25
2akh r37 h-25
2akha r35 h-25
2al r63 g-22 m24 k28
2al_ r72 m24
2ar r39
2ard r68
2ard_ r68
2as r-33 g-23 k26
2ba g25
2bal g25
2bale g30
2d_ r50 m-19
2ed r66
2ed_ r53
2ee r32 h-29
2es r50 g-39
2est r30
2est_ r30
2et r27 g36
2ha h-19
2ha_ h-19
2i_ m20
2id r30
2kh r37
2khe r37
2khee r37
2le r-19 h44
2lee h44
2leed h44
2me r-26 g60 h-23
2mee r-26 g60 h-23
2meen r-26 g60 h-23
2na r-39 g45
2oo g64 h25
2ood g76
2ood_ g76
2sa r39 m27 h22
2sat r20 m27 h22
2sat_ r20 m27 h22
2se r-24
2see r-24
2seet r-24
2y_ r63
2zaz_ h19
3a_ r40 g65
3ab m19
3ab_ m25
3ad k-19
3ah g-27 m20
3al r43 g36 h-34
3al_ g75
3ala r34 g-25 m-24 h-65
3ala_ r47 h-49
3alas k20
3ale r26 m25
3aleh r65
3alei r-22
3am g24 h38
3ama h33
3amal h33
3amm g33
3an r31 g-20
3and r36
3and_ r33
3ar r-27 g55 h91
3ara h84
3ara_ m-23 h107
3arab h-26
3as r30 g-30 m-24 h-78 k30
3ash r39 g-30 m-23 h-23 k30
3asha r27 g-22 m-23 k27
3at r-20 g-34 k72
3at_ g-25 h-28 k98
3atl m19 h31
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
3end_ h31
3et r48
3et_ r60
3ey m-21
3eya m-21
3eyal m-21
3in r35
3ind r35
3la g20 h29 k24
3lan h21
3lan_ h21
3li g34 k39
3li_ g34 k39
3me h-21 k26
3mel k26
3na m-20
3na_ m-20
3om g-23
3oo r59
3r_ r-23
3ra g22 k26
3raf g22 k26
3re k38
3ref k38
3refh k41
3ro g25
3t_ m25
3te r30
3to r-25 g39
5ad r-19 g45
5adt g45
5al r-19
5at r21
5ath r21
5de k19
5dem k19
5dem_ k19
5et h29
5od g-22 m30
5od_ m38
5ti h27
5ti_ h27
7ad g57 h-61 k56
7ad_ r45 g-24 k44
7ada g24 h-46
7add g36
7adda g38
7adde k22
7ade r-26 g25
7adee r-26
7af h-43
7ag h-28
7ag_ r26 h-28
7al r-19 g-23
7ala r23 h-19
7am h-63
7an m27
7ani h26
7ani_ h26
7ar r24 g21 h-35
7are g38
7aree g38
7as r-58
7ash r-20 h23
7ashi h23
7aw r19 h38 k57
7awa h31
7awal h31
7awe r31 k32
7awel r31 k32
7ay r-21 g60 h-20
7aya r-21 g60 h-20
7ayah r-21 g51
7b_ m71
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
7n_ r23 m22 h-23
7r_ h105
7sa r-21 k49
7sab r-21 k49
7sabi k49
7t_ g-23 m50 h-34
=!adult-service h46
=!adult-service+!alcoholic h26
=!adult-service+!narcotic h26
=!adult-service+denial h28
=!adult-service+payment-versus-payment h28
=!adult-service+sums-0 h24
=!alcoholic r53 h-21
=!alcoholic+!narcotic h26
=!alcoholic+!unlawful-business h-21
=!alcoholic+charged-at h22
=!alcoholic+denial r56
=!alcoholic+pays-for-chance r25
=!alcoholic+reference r24
=!alcoholic+soft-drink h-38
=!alcoholic+sums-1 r61
=!alcoholic+unit r61
=!banking r31 g-27 h-53 k62
=!banking+!debt r23
=!banking+!watchers h-23 k51
=!banking+charged-at r40 h-21
=!banking+conceal k25
=!banking+contrast r40
=!banking+dealing r46
=!banking+denial g-24 h-31 k62
=!banking+pays-for-chance r21 h-21
=!banking+percentage h-21
=!banking+soft-drink h-21
=!banking+sums-0 r19 g-24 h-53 k62
=!benefit+!trade r-32
=!bet-house m20 h30
=!bet-house+!operator m20 h30
=!bet-house+!unlawful-business m20 h30
=!bet-house+denial m20 h33
=!bet-house+sums-0 m20 h30
=!bill r23 g20 h-32
=!bill+!lawful-rate r24 g23 h-22
=!bill+!lease r41 g-30 h-22
=!bill+!sale-or-service r22 g26 h-48
=!bill+charged-at r-22 g48
=!bill+debt r43
=!bill+denial r33 g20 h-31
=!bill+gift-money r-27 g-20
=!bill+lend r43
=!bill+pays-for-chance g-19 h-37
=!bill+reference r-22 g37
=!bill+sums-0 g20
=!bill+sums-1 h-37
=!capital r46
=!capital+!gift-money g24
=!capital+denial r48
=!capital+sums-0 r46
=!cash-form g25 h28
=!cash-form+!paper-money g23 h31
=!cash-form+!sale-or-service h28 k-23
=!cash-form+!watchers h34 k-33
=!cash-form+dealing g32
=!cash-form+denial g25 h28
=!cash-form+pays-for-chance g32
=!cash-form+reference g23 h21
=!cash-form+sale-or-service g32
=!cash-form+stays-unseen g28 h21
=!cash-form+sums-0 g30 h28
=!cash-form+unlicensed-giving h34 k-33
=!chance-pay m-30
=!chance-pay+!chance-prize m-30
=!chance-pay+sums-0 m-30
=!chance-prize m-30
=!chance-prize+sums-0 m-30
=!charged-at r-52 g-48 k-30
=!charged-at+!debt r53 g20
=!charged-at+!errand g20
=!charged-at+!fee r-43 g-27
=!charged-at+!given-back r-24
=!charged-at+!lend r53 g20
=!charged-at+!sale-or-service g20
=!charged-at+benefit g38
=!charged-at+capital g-28
=!charged-at+comes-later r-30
=!charged-at+contrast g-19
=!charged-at+dealing r-22
=!charged-at+debt-grows r28
=!charged-at+denial r-29 g-37 k-30
=!charged-at+excused r-55 g30 k-26
=!charged-at+extra m24
=!charged-at+free-use r49
=!charged-at+friends r26
=!charged-at+gift-money g-32
=!charged-at+hand-over g-27
=!charged-at+in-return r41
=!charged-at+lease r-40 g22
=!charged-at+pays r-19
=!charged-at+per-period r-30
=!charged-at+reference r32 k31
=!charged-at+repay r22 g-30
=!charged-at+return-on-capital r-19 g-28
=!charged-at+sale-or-service k46
=!charged-at+small-parts r-19 k28
=!charged-at+sums-0 r-41 g-27 m20
=!charged-at+sums-2 r-20
=!charged-at+to-oppose r48
=!charged-at+trade g22
=!charged-at+unit k38
=!charged-at+wager-event r25
=!charity k54
=!charity+!document k22
=!charity+!errand k22
=!charity+!gift-to k31
=!charity+!giving-drive k31
=!charity+!licensed k22
=!charity+denial k54
=!charity+reference k35
=!charity+sums-0 k54
=!charity+unlicensed-giving k34
=!comes-back r43 g-22 m-25
=!comes-back+!repay k25
=!comes-back+denial r47 m-21
=!comes-back+sums-0 g-22 k25
=!condition g-20
=!condition+!in-return r38
=!condition+debt r-55
=!condition+denial g-20
=!condition+lend r-55
=!condition+pays-for-chance g-20
=!condition+sums-0 r-55
=!contest-kind r-23 g-27 m59
=!contest-kind+!wager-event r-23 g-27 m59
=!contest-kind+denial r-23 g-27 m59
=!contest-kind+sums-0 r-23 m25
=!contrast g35 k-33
=!contrast+!in-return r-19
=!contrast+!paid-entry r-19
=!contrast+!pays-for-chance r-19
=!contrast+!surety-pay r-19
=!contrast+charged-at g85 k-19
=!contrast+dealing r21
=!contrast+debt r25
=!contrast+denial g35 k-32
=!contrast+excused r21
=!contrast+gift-money r22
=!contrast+given-back r20
=!contrast+lend r35
=!contrast+outside-prize g-20
=!contrast+pays r22
=!contrast+pays-for-chance g-23
=!contrast+price-of g-23
=!contrast+reference g-40
=!contrast+sums-0 k-31
=!contrast+sums-1 g26
=!contrast+trade g-24
=!dealing r120 m-23 h-26
=!dealing+!gift-money r42 g32
=!dealing+!lease g19
=!dealing+!market-price g22
=!dealing+!pays-for-chance r27
=!dealing+!price-of g29 h-25
=!dealing+!price-word g30
=!dealing+!sale-or-service r36 h-24
=!dealing+!trade h-24
=!dealing+!trading r20
=!dealing+charged-at r31 h-20
=!dealing+comes-later r26
=!dealing+deadline r26
=!dealing+debt r70
=!dealing+denial r131 m-23 h-23
=!dealing+extra r31 g-37
=!dealing+gift-money g22
=!dealing+hand-over r29
=!dealing+istisna g25
=!dealing+lawful-rate g26
=!dealing+lend r89
=!dealing+loose-order g34
=!dealing+no-spec g30
=!dealing+not-chosen g25
=!dealing+pays-for-chance r64
=!dealing+reference k20
=!dealing+sale-or-service r21
=!dealing+search-for r25
=!dealing+settles-later g-29
=!dealing+sums-0 r74 m-21 h-22 k21
=!dealing+sums-1 r28 g34
=!dealing+sums-2 g-21
=!dealing+under g21
=!debt r126 g-58 m31 k-40
=!debt+!lend r120 g-58 m31 k-38
=!debt+!receivable r-31 g22
=!debt+benefit g38
=!debt+contrast r62 g-19
=!debt+dealing r21
=!debt+denial r129 g-82 m31 k-40
=!debt+insured g26
=!debt+pays-for-chance r33
=!debt+price-of g19
=!debt+reference r57 g-20
=!debt+sale-or-service g22
=!debt+sold-short r21 g32
=!debt+sums-0 r91 g-50 m35
=!debt+sums-2 r20
=!delay-charge r-60
=!delay-charge+denial r-60
=!delay-charge+reference r-45
=!delay-charge+sums-0 r-28
=!described g23
=!described+denial g23
=!described+sums-0 g23
=!document g39 h-20
=!document+!licensed g50 h-50
=!document+!loose-order g20
=!document+cash-form g-20 k27
=!document+charged-at k52
=!document+charity k23
=!document+denial g39 h-20
=!document+excused g21
=!document+gift-to k23
=!document+giving-drive g-23 k39
=!document+pays-for-chance g20
=!document+place-after g19
=!document+unit k27
=!document+unlicensed g21 h-23
=!document+unlicensed-giving g21
=!draw h23
=!draw+denial m23 h33
=!draw+reference m-24
=!draw+sale-or-service m-24
=!draw+sums-0 h23
=!draw+unit m-24
=!equity g39 m32
=!equity+charged-at m25
=!equity+dealing g19 m33
=!equity+denial g33 m32
=!equity+market-price g23
=!equity+metal-deal g23
=!equity+reference m30
=!equity+sums-0 g39 m32
=!equity+trading g26 m25
=!equity+unit g23
=!errand g27 k33
=!errand+avoid-control g39
=!errand+denial g28 h-23 k33
=!errand+giving-drive k19
=!errand+not-told g34
=!errand+price-of g19
=!errand+reference g19
=!errand+sums-0 g49 k31
=!errand+trade g19
=!extra r-88 g-22 h-45 k-38
=!extra+!increase g-25 h-26
=!extra+charged-at k-20
=!extra+comes-later r29
=!extra+contrast r38
=!extra+debt r-19
=!extra+denial r-88 g-22 h-45 k-23
=!extra+friends r34
=!extra+gift-money r-48
=!extra+hand-over r31
=!extra+lend-verb r-24
=!extra+more-time r-33
=!extra+name-before r29
=!extra+pays-for-chance r-26
=!extra+per-period r-23
=!extra+reference r-37 g19 h-19
=!extra+repay r-43
=!extra+sale-or-service r-20
=!extra+sums-0 h-35 k-35
=!extra+sums-1 r-61
=!extra+unit r-57
=!extra+waiting r-34
=!fee r-90 g-34
=!fee+!pays-for-chance g-22
=!fee+!sale-or-service r-35
=!fee+benefit r21
=!fee+charged-at r-35 g-22
=!fee+dealing r-27 g-39
=!fee+debt r-27
=!fee+denial r-55 g-34
=!fee+free-use r21
=!fee+gift-money r-29 g-35
=!fee+hand-over r-32
=!fee+insured r-23
=!fee+lender r34
=!fee+outside-prize r-34 g-31
=!fee+pays r-34
=!fee+pays-for-chance r-71
=!fee+price-of g-25
=!fee+reference r-54 g-42
=!fee+sale-or-service g-31
=!fee+small-parts r-25
=!fee+sums-0 r-31 g-57
=!fee+sums-1 g28
=!fee+sums-2 r-46
=!fee+trade g-24
=!fee+unit r-44 g-23
=!fee+wager-event r-23
=!fixed-rate r26
=!fixed-rate+!hand-over r26
=!fixed-rate+!take-in r26
=!fixed-rate+sums-0 r26
=!for-money r27
=!for-money+denial r27
=!for-money+pays-for-chance r41
=!for-money+per-period r41
=!for-money+return-on-capital r-28
=!for-money+unit r41
=!foreign-currency r40 g-27 h37 k-22
=!foreign-currency+!payroll r38
=!foreign-currency+!repay r38
=!foreign-currency+denial r40 g-27 h37 k-22
=!foreign-currency+sums-0 r40 g-27 h37 k-22
=!friends h29
=!friends+!unit r20
=!friends+dealing m31 h33
=!friends+denial h29
=!friends+pays-for-chance h33
=!friends+reference r24
=!friends+sums-0 r-35 m24 h29
=!game k34
=!game+!wager-event k34
=!game+denial k34
=!game+sums-0 k34
=!game+under k29
=!gift-money r20 g21 k-37
=!gift-money+!pays-for-chance r27 g40
=!gift-money+!price-of g35
=!gift-money+charged-at r22 g-47
=!gift-money+debt r30
=!gift-money+denial r22 g21 k-37
=!gift-money+lender r26
=!gift-money+price-of g-31
=!gift-money+reference r-30
=!gift-money+sale-or-service r36
=!gift-money+sold-short g-41
=!gift-money+speed-up h27
=!gift-money+sums-0 r36 k-23
=!gift-money+sums-1 g28
=!gift-money+trade g-31
=!gift-money+trading g40
=!gift-money+unit r58
=!gift-to k31
=!gift-to+!giving-drive k31
=!gift-to+denial k31
=!gift-to+sums-0 k31
=!gift-to+unlicensed-giving k19
=!given-back r50 g-25 k-47
=!given-back+!repay r25
=!given-back+!sale-or-service r23
=!given-back+charged-at r19
=!given-back+denial r52 g-25 k-47
=!given-back+excused r-20 g-21 k-28
=!given-back+pays-for-chance r35
=!given-back+reference r25
=!given-back+sums-0 r34 g-25 k-47
=!given-back+to-dispose g25
=!given-back+unit r19
=!giving-drive k31
=!giving-drive+denial k31
=!giving-drive+sums-0 k31
=!giving-drive+unlicensed-giving k19
=!guaranteed r-49
=!guaranteed+!stipulated r-19
=!guaranteed+banking r-30
=!guaranteed+capital r-26
=!guaranteed+dealing r-30
=!guaranteed+denial r-49
=!guaranteed+gift-money r-19
=!guaranteed+lawful-rate r-24
=!guaranteed+pays r-19
=!guaranteed+pays-for-chance r-19
=!guaranteed+reference r-24
=!guaranteed+sums-0 r-49
=!hand-over r-21 k44
=!hand-over+!take-in k-21
=!hand-over+before-possession r-20
=!hand-over+charged-at r-39
=!hand-over+debt r43
=!hand-over+denial k44
=!hand-over+false-words k35
=!hand-over+given-back g-29
=!hand-over+lend r73
=!hand-over+reference g-31 h19 k69
=!hand-over+repay g-29
=!hand-over+sale-or-service r-39
=!hand-over+sums-0 k46
=!hand-over+trade g21
=!hand-over+unit r-27 g-19
=!in-return g-33 m-27
=!in-return+!paid-entry r-19
=!in-return+!pays-for-chance r-19
=!in-return+!surety-pay r-19
=!in-return+benefit r31
=!in-return+charged-at r37
=!in-return+debt r-26
=!in-return+deferred r-21
=!in-return+denial r-54 g-33 m-27
=!in-return+gift-money r-22
=!in-return+gift-to r-22
=!in-return+given-back r-20
=!in-return+lend m-22
=!in-return+lend-verb r50
=!in-return+lender r-34
=!in-return+pays-for-chance r54 m-23
=!in-return+repay r-30
=!in-return+sums-0 r-47
=!in-return+sums-1 r62 m-23
=!in-return+to-oppose r47
=!in-return+unit r-21
=!in-return+unpromised r-58
=!increase g-25 h-26
=!increase+comes-later r29
=!increase+contrast r52
=!increase+dealing r25
=!increase+denial g-25 h-26
=!increase+hand-over r29
=!insured r48 g-45
=!insured+!sale-or-service g22
=!insured+conceal h-22 k23
=!insured+denial r34 g-42
=!insured+excused g59
=!insured+sale-or-service r34 g-69 k-22
=!insured+sums-0 r48 g-41
=!kept-by-creditor r-33 g35
=!kept-by-creditor+denial r-33 g35
=!late-rent r-32 g20 m31 h50 k27
=!late-rent+!lease r-23 g21
=!late-rent+denial r-32 g20 m31 h50 k27
=!late-rent+reference k20
=!late-rent+sums-0 r-32 g20 m31 h50 k27
=!lawful-bar h34
=!lawful-bar+denial h34
=!lawful-bar+reference h32
=!lawful-bar+sums-0 h34
=!lawful-rate r34 m19 h-24 k-22
=!lawful-rate+!lease r34 g-25 h-22
=!lawful-rate+!sale-or-service r40 h-24
=!lawful-rate+benefit r29
=!lawful-rate+charged-at g31 m25
=!lawful-rate+dealing r-35 g-19 m25
=!lawful-rate+debt r30
=!lawful-rate+denial r27 m19 h-23 k-20
=!lawful-rate+gift-money r-33 g-20
=!lawful-rate+lend r43
=!lawful-rate+pays r-35 g-19
=!lawful-rate+pays-for-chance r46 g-36
=!lawful-rate+reference m25
=!lawful-rate+sums-0 m25 k-21
=!lawful-rate+unit r-47 g-19
=!lease r56 h-41
=!lease+!sale-or-service r40 g-30 h-22
=!lease+!serves r20
=!lease+benefit r25
=!lease+charged-at r-19
=!lease+dealing r-35
=!lease+debt r43
=!lease+denial r66 h-40
=!lease+gift-money r-27 g-20
=!lease+lend r43
=!lease+pays r-28 g-19
=!lease+pays-for-chance r27 g-19
=!lease+reference r-25
=!lease+sums-0 h-30
=!lease+sums-1 r26
=!lease+unit r-41 g-19
=!lend r142 g-58 m31 k-38
=!lend+!receivable g22
=!lend+benefit g38
=!lend+charged-at r-19
=!lend+contrast r62 g-19
=!lend+dealing r21
=!lend+debt r21
=!lend+denial r142 g-82 m31 k-38
=!lend+gift-money r54
=!lend+lawful-rate r35
=!lend+pays-for-chance r36
=!lend+price-of g19
=!lend+reference r42 g-20
=!lend+sold-short r21 g32
=!lend+sums-0 r104 g-50 m35
=!lender-gain+excused r19
=!lender-gain+sums-0 r21
=!licensed h44 k26
=!licensed+!loose-order g20
=!licensed+cash-form g-20 k27
=!licensed+charged-at k52
=!licensed+charity k36
=!licensed+denial h44 k26
=!licensed+excused g21
=!licensed+friends h26
=!licensed+gift-to k36
=!licensed+giving-drive g-27 k52
=!licensed+lawful-rate k26
=!licensed+narcotic g-34 h89
=!licensed+place-after g19
=!licensed+reference h24 k-21
=!licensed+sums-0 g-27 h59 k26
=!licensed+to-dispose k26
=!licensed+unit h26 k19
=!licensed+unlicensed h-34
=!licensed+unlicensed-giving g19 h-24
=!limit r-19 k64
=!limit+denial r-19 k64
=!limit+sums-0 k51
=!limit+under g-43 k72
=!loose-order g51
=!loose-order+!no-spec g20
=!loose-order+denial g51
=!loose-order+excused g20
=!loose-order+reference g27
=!loose-order+sums-0 g51
=!loose-order+unlicensed g20
=!loose-order+unlicensed-giving g20
=!market-price g66
=!market-price+!metal-deal g22
=!market-price+!price-of g20
=!market-price+!price-word g32
=!market-price+!priced-thing g34
=!market-price+!sale-or-service g28
=!market-price+!trading g39
=!market-price+!unit g22
=!market-price+charged-at g46 m25
=!market-price+dealing g27 m25
=!market-price+denial g66
=!market-price+gift-money g31
=!market-price+hand-over g33
=!market-price+pays-for-chance g23
=!market-price+reference m28
=!market-price+sale-or-service g21
=!market-price+sums-0 r21 g53
=!meat+benefit g25
=!meat+excused g25
=!meat-trade h35
=!meat-trade+!not-pork h35
=!meat-trade+denial h35
=!meat-trade+sums-0 h35
=!metal-deal r-20 g38
=!metal-deal+!trading g22
=!metal-deal+!unit g28
=!metal-deal+denial r-20 g38
=!metal-deal+reference r-28 g21
=!metal-deal+sums-0 g21
=!more-time r23 g-22
=!more-time+!waiting r23 g-22
=!more-time+denial r23 g-22
=!more-time+pays-for-chance r23
=!name-before+charged-at g-21
=!name-before+reference g-21
=!narcotic h43
=!narcotic+denial h24
=!narcotic+sums-0 h20
=!no-date g26
=!no-date+!no-decision-date g26
=!no-date+denial g26
=!no-date+reference g26
=!no-date+sums-0 g26
=!no-decision-date g26
=!no-decision-date+denial g26
=!no-decision-date+reference g26
=!no-decision-date+sums-0 g26
=!no-spec g20
=!no-spec+denial g20
=!no-spec+excused g20
=!no-spec+reference g20
=!no-spec+sums-0 g20
=!not-pork h37
=!not-pork+denial h37
=!not-pork+sums-0 h37
=!not-told k19
=!not-told+denial k19
=!not-told+sums-0 k19
=!official r24 k27
=!official+denial r24 k27
=!official+sums-0 r24 k27
=!online-place g-27
=!online-place+denial g-27
=!online-place+sums-0 g-27
=!operator h25
=!operator+!unlawful-business h25
=!operator+denial h27
=!operator+sums-0 h25
=!own-zakat-rate g35
=!own-zakat-rate+denial g35
=!paid-entry g-33 h68
=!paid-entry+!pays-for-chance r-37
=!paid-entry+!price-of r-23
=!paid-entry+!surety-pay r-19
=!paid-entry+denial g-33 h68
=!paid-entry+reference h42
=!paid-entry+sums-0 g-33 h31
=!paid-entry+unit r-23
=!paper-money g23 h31
=!paper-money+!sale-or-service h28 k-23
=!paper-money+!watchers h34 k-33
=!paper-money+dealing g37
=!paper-money+denial g23 h31
=!paper-money+reference g28 h21
=!paper-money+stays-unseen g28 h21
=!paper-money+sums-0 g23 h31
=!paper-money+unlicensed-giving h34 k-33
=!pass-on r44 g-25 h-34
=!pass-on+currency-forward g-19
=!pass-on+denial r44 g-25 h-34
=!pass-on+sums-0 g-20 h-34
=!payroll r41 g-56 h75
=!payroll+!repay r70 g-31 k-19
=!payroll+!sale-or-service r-24 h44
=!payroll+!serves r-24 h44
=!payroll+benefit h56
=!payroll+denial r41 g-56 h75
=!payroll+in-return r47 g-31 k-19
=!payroll+sums-0 r41 g-56 h75
=!payroll+under r22 h24
=!pays r34 m-25
=!pays+charged-at g-41
=!pays+dealing g-19
=!pays+denial r35 m-25
=!pays+price-of r24 g-23
=!pays+sale-or-service r44 g-23
=!pays+sold-short g-35
=!pays+sums-0 r36 m-23
=!pays+sums-1 g28
=!pays+trading g24
=!pays+unit r58 g-26
=!pays-for-chance r59 g-25 m-27 k-33
=!pays-for-chance+!price-of r-32
=!pays-for-chance+!sale-or-service r-20 g-23 h-19
=!pays-for-chance+!sold-short g24
=!pays-for-chance+!surety-pay r-19
=!pays-for-chance+!trade h-19
=!pays-for-chance+benefit r33
=!pays-for-chance+charged-at g-23
=!pays-for-chance+contrast g-26
=!pays-for-chance+dealing g38
=!pays-for-chance+denial r71 g-25 k-29
=!pays-for-chance+hand-over r46
=!pays-for-chance+lease g-39
=!pays-for-chance+price-of g48
=!pays-for-chance+reference r-28 g-31
=!pays-for-chance+sale-or-service r31 g31
=!pays-for-chance+sell g25
=!pays-for-chance+sums-0 g-30 m-27
=!pays-for-chance+sums-1 r53
=!pays-for-chance+trade g25
=!pays-for-chance+unit r-19 g-43
=!per-period g-39
=!per-period+!return-on-capital r27 g-34
=!per-period+!sold-apart r27 g-34
=!per-period+!unit r24
=!per-period+denial g-39
=!per-period+sums-0 g-39
=!price-of g53 h-20
=!price-of+!price-word g28
=!price-of+!priced-thing g20
=!price-of+!sale-or-service h-24
=!price-of+!trade h-28
=!price-of+dealing g28
=!price-of+denial r-21 g67
=!price-of+sale-or-service g29
=!price-of+sums-0 r-32 g57
=!price-of+under g21
=!price-of+unknown g33
=!price-word+!sale-or-service g20
=!price-word+deferred g-32
=!price-word+denial r20 g24
=!price-word+gift-money r-46
=!price-word+hand-over r21
=!price-word+istisna g25
=!price-word+no-spec g30
=!price-word+pays r-46
=!price-word+pays-for-chance g-34
=!price-word+reference r20 g-19
=!price-word+sale-or-service g-21
=!price-word+sums-0 r-27 g40
=!price-word+sums-1 r45 g-20
=!price-word+wager-event r-23
=!priced-thing g34
=!priced-thing+denial g34
=!priced-thing+sums-0 g38
=!receivable g22
=!receivable+benefit g38
=!receivable+charged-at g20
=!receivable+pays-for-chance g40
=!receivable+sale-or-service g38
=!receivable+sums-0 g22
=!reference r28 g-26
=!reference+debt r-24
=!reference+denial r25 g-26
=!reference+sale-or-service r-24
=!reference+sums-0 r58 g-26
=!repay r119 m28
=!repay+!return-on-capital g45
=!repay+dealing r23 g28
=!repay+denial r119 m28
=!repay+gift-money g27
=!repay+hand-over r24
=!repay+in-return r47 g-31 k-19
=!repay+lend r28
=!repay+not-told g45
=!repay+pays-for-chance r-22 g28 m25 h24
=!repay+reference g45
=!repay+sums-0 r124 h-24
=!repay+sums-1 m25 h28
=!repay+unit r45
=!return-on-capital r23 g43 k-27
=!return-on-capital+!sold-apart r27 g-34
=!return-on-capital+!unit r27
=!return-on-capital+denial r23 g43
=!return-on-capital+not-told g45
=!return-on-capital+reference g36
=!return-on-capital+sums-0 r27 g24 k-27
=!sale-or-service r53 g-20 m-20
=!sale-or-service+!serves h41
=!sale-or-service+!trade r-34 h-22
=!sale-or-service+!watchers r19 h27 k-23
=!sale-or-service+banking r31
=!sale-or-service+benefit r34 g20
=!sale-or-service+cash-form r37
=!sale-or-service+charged-at r44 g34 h-22
=!sale-or-service+debt r39 h19
=!sale-or-service+denial r66 m-31
=!sale-or-service+excused g19
=!sale-or-service+gift-money r-67
=!sale-or-service+hand-over g19
=!sale-or-service+insured r19
=!sale-or-service+istisna g25
=!sale-or-service+keeps-money r43
=!sale-or-service+late-rent h23
=!sale-or-service+lawful-rate g36
=!sale-or-service+lease r-27 g63
=!sale-or-service+lend r80
=!sale-or-service+lend-verb r40
=!sale-or-service+lender-gain r-25 h21
=!sale-or-service+no-spec g30
=!sale-or-service+not-told r22
=!sale-or-service+pays r-52 g-19
=!sale-or-service+pays-for-chance r86 g-58 m-19 h-38
=!sale-or-service+reference r51
=!sale-or-service+refusal k30
=!sale-or-service+repay h21
=!sale-or-service+return-on-capital r33
=!sale-or-service+search-for r25
=!sale-or-service+stays-unseen h21
=!sale-or-service+sums-0 r-31 h34
=!sale-or-service+sums-1 r73 h-38
=!sale-or-service+unit r-37
=!sale-or-service+unlicensed-giving h28 k-23
=!sale-or-service+watchers r29
=!sell g-30
=!sell+denial g-30
=!sell+sums-0 g-30
=!serves h30
=!serves+denial h30
=!serves+sums-0 h30
=!settles-later g24
=!settles-later+sums-0 g24
=!sold-apart g23
=!sold-apart+!unit r26
=!sold-apart+denial g23
=!sold-apart+pays-for-chance r-21
=!sold-apart+reference g-32
=!sold-apart+sums-0 g23
=!sold-short r26
=!sold-short+dealing r26
=!sold-short+denial r26
=!sold-short+sale-or-service r26
=!sold-short+sums-0 g24
=!stakes m-26
=!stakes+denial m-26
=!stays-unseen g-31
=!stays-unseen+denial g-31
=!stays-unseen+sums-0 g-31
=!stipulated r-19
=!stipulated+dealing r-19
=!stipulated+denial r-19
=!stipulated+pays-for-chance r-19
=!stipulated+sums-0 r-19
=!surety-pay r-19
=!surety-pay+denial r-19
=!surety-pay+sums-0 r-19
=!take-in r-19 k-31
=!take-in+charged-at r-19
=!take-in+debt r31
=!take-in+denial r-20 k-31
=!take-in+given-back g-29
=!take-in+lend r43
=!take-in+repay g-29
=!take-in+sums-0 r-19 k-28
=!take-in+trading g35
=!take-in+unit g21
=!trade r-19 h-29
=!trade+denial r-33 h-25
=!trade+sums-0 r-33 h-25
=!trading r25 h-21 k-21
=!trading+!unit g22
=!trading+denial r25 g31 h-21 k-21
=!trading+sums-0 r30 h-19 k-21
=!under+denial r19 g22
=!under+sums-0 g31
=!undescribed+price-of g20
=!unit r79 g49 m-28 k-22
=!unit+benefit r27
=!unit+charged-at r-27 g68
=!unit+dealing r40 g68
=!unit+denial r60 g57 m-28 k-19
=!unit+gift-money r43
=!unit+hand-over r51
=!unit+pays r53
=!unit+pays-for-chance r99
=!unit+reference g73 m-32 h27
=!unit+sale-or-service g65 h40
=!unit+sums-0 r50 g28 h22 k-19
=!unit+trade g28
=!unknown k23
=!unknown+denial k23
=!unknown+price-of g32
=!unknown+sums-0 k23
=!unknown+under k23
=!unlawful-business r-30 h-52
=!unlawful-business+alcoholic h-40
=!unlawful-business+denial r-30
=!unlawful-business+pays-for-chance r-20 m31 h38
=!unlawful-business+reference m-28 h32
=!unlawful-business+soft-drink h-61
=!unlawful-business+sums-0 r-28 h-68
=!unlawful-business+sums-1 h-21
=!unlawful-business+to-learn h-19
=!unlawful-business+unit h-40
=!up-down r-20 g-71 k48
=!up-down+denial g-66 k52
=!up-down+pays-for-chance g-41
=!up-down+sums-0 g-30 k39
=!wager-event m47 h-25 k30
=!wager-event+dealing m25
=!wager-event+denial m47 h-25 k30
=!wager-event+pays-for-chance g-27 m41
=!wager-event+reference r-23
=!wager-event+sale-or-service g23
=!wager-event+sums-0 g21 h-25 k30
=!wager-event+under g23 k29
=!wager-event+unit g23
=!waiting r31
=!waiting+denial r31
=!waiting+pays-for-chance r37
=!watchers g-53 k58
=!watchers+cash-form r39
=!watchers+conceal k40
=!watchers+denial g-53 k59
=!watchers+paper-money r39
=!watchers+stays-unseen h23
=!watchers+sums-0 g-53 k58
=!watchers+unlicensed-giving h32 k-26
=!winner-takes m24
=!winner-takes+denial m24
=across-border r25 g26 h-27
=across-border+alcoholic h20
=across-border+bet-house m22 h25
=across-border+bill h-35
=across-border+charged-at h54
=across-border+dealing h-21
=across-border+friends g-21
=across-border+gift-money r45 h19
=across-border+given-back g34
=across-border+hand-over r53
=across-border+insured h21
=across-border+lawful-bar h34
=across-border+lease r23 m22 h26
=across-border+market-price h-20
=across-border+narcotic r30
=across-border+operator m22 h25
=across-border+pays r22
=across-border+pays-for-chance r35 h-23
=across-border+price-of r39 h-24
=across-border+priced-thing h-20
=across-border+reference r-19 g34 h-24
=across-border+sell g-20
=across-border+sums-0 g30 h-57
=across-border+sums-1 h30
=across-border+trade g-30
=across-border+unit h22
=across-border+unlawful-business m20 h37
=across-border+works-for h36
=actual-cost r-23
=actual-cost+debt r-53
=actual-cost+lend r-53
=actual-cost+price-word r-23
=actual-cost+sale-or-service r-23
=actual-cost+sums-0 r-35
=actual-cost+sums-1 r20
=adult-service r-80 g-123 m-96 h232 k-47
=adult-service+alcoholic h-34
=adult-service+banking r31
=adult-service+benefit h-25
=adult-service+bill h56
=adult-service+capital h49
=adult-service+charged-at r28 m35 h95
=adult-service+comes-later r-37
=adult-service+contrast h33
=adult-service+deadline r-29
=adult-service+dealing r37 h91
=adult-service+denial r-20 h37
=adult-service+document h-19
=adult-service+draw m24 h-30
=adult-service+errand h47
=adult-service+excused m-32 h-104
=adult-service+extra g25 h57
=adult-service+fee g20 h29
=adult-service+foreign-currency r-63
=adult-service+friends r25 h-63
=adult-service+gift-money h118
=adult-service+guaranteed r20
=adult-service+hand-over r-28 h43
=adult-service+in-return r27
=adult-service+insured h66
=adult-service+islamic-paper h43
=adult-service+keep-cut h-27
=adult-service+late-rent h-44
=adult-service+lawful-bar h-57
=adult-service+lawful-rate h45
=adult-service+lease r-28 k25
=adult-service+lend r29
=adult-service+lender-gain h41
=adult-service+licensed h-102
=adult-service+meat m-20 h-40
=adult-service+name-after h-40
=adult-service+name-before h-28
=adult-service+narcotic h-112
=adult-service+not-pork h-63
=adult-service+official h-48
=adult-service+online-place g25 m-43 h58
=adult-service+paid-entry h34
=adult-service+paper-money h34
=adult-service+payroll h20
=adult-service+pays m-20 h88
=adult-service+pays-for-chance g-22 h197
=adult-service+price-of r28 m37
=adult-service+price-word r31
=adult-service+priced-thing r-23 h21
=adult-service+reference g20 h81
=adult-service+repay r-28
=adult-service+return-on-capital h24
=adult-service+right-now r-55
=adult-service+settles-later r-29
=adult-service+sums-0 r-43 g-110 m-90 h164 k-45
=adult-service+sums-1 r-67 h80
=adult-service+sums-2 r30
=adult-service+surety-pay r-19 h35
=adult-service+to-learn h22
=adult-service+trade m46 h49
=adult-service+trading r99 g20 h30
=adult-service+unit g-31 m-22 h22 k19
=adult-service+unlawful-business m-20 h82
=adult-service+wager-event m38
=adult-service+waiting r-49
=adult-service+watchers r34 h-35
=affirmation g57 k-23
=affirmation+capital r24
=affirmation+deadline g28
=affirmation+dealing g38
=affirmation+denial r48
=affirmation+fixed-gain r21
=affirmation+price-of g22
=affirmation+price-word r-34 g27
=affirmation+reference r50
=affirmation+repay r20
=affirmation+sale-or-service g53
=affirmation+sums-0 g57 k-23
=affirmation+unit r-38
=affirmation+up-down g42
=agent-sells r54 g-32
=agent-sells+banking r43
=agent-sells+cash-form r25
=agent-sells+charged-at r36 g-24
=agent-sells+dealing r44 g-28
=agent-sells+gift-money r34
=agent-sells+metal r27 g-29
=agent-sells+metal-deal r40 g-32
=agent-sells+paper-money r25
=agent-sells+price-of r43 g-21
=agent-sells+sale-or-service r42
=agent-sells+sell r54 g-32
=agent-sells+sold-apart r21
=agent-sells+sums-0 r54 g-32
=agent-sells+trade r43 g-21
=agent-sells+trading r23 g-32
=agent-sells+unit r38
=agent-sells+watchers r43
=alcoholic r-142 g-72 m-127 h313 k-63
=alcoholic+banking h-24 k-23
=alcoholic+benefit h115
=alcoholic+bill m19 h-49
=alcoholic+capital h65
=alcoholic+charged-at m-29 h82
=alcoholic+contest-kind m43 h-22
=alcoholic+deadline r-22
=alcoholic+debt r-47 m30
=alcoholic+delay-charge h-52
=alcoholic+denial g38 h-31
=alcoholic+document h-30
=alcoholic+equity h45
=alcoholic+excused g71 h-178
=alcoholic+extra g31
=alcoholic+fee m22
=alcoholic+for-money m-25 h43
=alcoholic+game m70
=alcoholic+gift-money m33
=alcoholic+given-back g-28 h-54
=alcoholic+hand-over r-59 h35
=alcoholic+in-return h-46
=alcoholic+late-rent h-21
=alcoholic+lawful-bar r-22 g-34 h-248
=alcoholic+lawful-rate h27
=alcoholic+lease h90
=alcoholic+lend r-52 m30 h-44
=alcoholic+market-price g-36 h51
=alcoholic+meat g43 h-69
=alcoholic+name-before h29
=alcoholic+narcotic g43 h-113
=alcoholic+nobody-knows g41
=alcoholic+operator m21
=alcoholic+own-zakat-rate m32 h36
=alcoholic+paid-entry g69 h-35
=alcoholic+payroll g-19 h32
=alcoholic+pays-for-chance r-94 g49 m-28 h51
=alcoholic+per-period h22
=alcoholic+price-of g23 h34
=alcoholic+priced-thing g-29 h-26
=alcoholic+reference m-33 h112
=alcoholic+return-on-capital g31 h34
=alcoholic+right-now g20
=alcoholic+sale-or-service r-29 g36 m20
=alcoholic+sealed g32
=alcoholic+sell h-36
=alcoholic+serves h95
=alcoholic+shut-thing g79
=alcoholic+soft-drink h-82
=alcoholic+sums-0 r-63 g-146 m-53 h158 k-55
=alcoholic+sums-1 r-23 g74 m-66 h148
=alcoholic+sums-2 r-55 h19
=alcoholic+to-oppose g-22 h-117
=alcoholic+to-treat h-54
=alcoholic+trade h-25
=alcoholic+trading g-37 h78
=alcoholic+under g27
=alcoholic+unit m-27 h26
=alcoholic+unlawful-business r-38 g-25 m-69 h-68
=alcoholic+wager-event g64 m-47 h34
=alcoholic+works-for h34
=arbun r-59 h-26 k-36
=arbun+deadline r26 g-36
=arbun+dealing r-19 g-67
=arbun+denial g125 h-54 k-26
=arbun+foreign-currency r-21
=arbun+gift-money g-23 h28
=arbun+given-back g-31
=arbun+insured g-23
=arbun+left-open g39
=arbun+loose-order g27 h-32
=arbun+market-price g-30
=arbun+pays-for-chance r-57 g-74
=arbun+price-of r-19 g-48 h28
=arbun+price-word r25 g-62
=arbun+reference g28
=arbun+repay g-22
=arbun+right-now g-23
=arbun+sale-or-service r-19 g-67 h28
=arbun+settles-later r26 g-36
=arbun+sums-0 g38 h-30 k-33
=arbun+sums-1 g-49
=arbun+sums-2 r-49
=arbun+unit r-38 g-54
=avoid-control r-36 g-63 m-34 h-67 k288
=avoid-control+banking k28
=avoid-control+charged-at h66
=avoid-control+denial k51
=avoid-control+document h89
=avoid-control+erase-it h-21
=avoid-control+excused k-62
=avoid-control+gift-money h70
=avoid-control+lawful-rate h-27 k82
=avoid-control+nobody-knows g25 k-29
=avoid-control+official h24 k-27
=avoid-control+pays-for-chance k43
=avoid-control+price-of h35
=avoid-control+reference h-19
=avoid-control+reroute k34
=avoid-control+split k21
=avoid-control+stays-unseen g-20 h-25 k34
=avoid-control+sums-0 r-30 g-57 m-34 h-66 k268
=avoid-control+under g-30 m-30 h110 k-19
=avoid-control+undescribed k-21
=avoid-control+unit h44
=avoid-control+unknown g19 h26 k-29
=avoid-control+up-down m-22 h61
=avoid-control+wager-event m-22 h61
=avoid-control+watchers h-24 k71
=banking r227 g-80 m-69 h-132
=banking+below-face k-22
=banking+benefit g-19 m32 h70
=banking+bet-house h61
=banking+bill r-75 h-40 k-23
=banking+capital r24 g19 m55 k-28
=banking+cash-form k-72
=banking+charged-at r160 m-38 k-134
=banking+charity r-82
=banking+comes-back h-24
=banking+comes-later r-48 h24
=banking+commercial-paper r-106 k-29
=banking+condition r19
=banking+contract-bet r-27 g31
=banking+contrast h-19
=banking+contribute r-47
=banking+cut-mine r-36 h23 k24
=banking+deadline r-92 g-74 k20
=banking+dealing r109 g48 m35
=banking+debt r36 g-26 m-35 h-41
=banking+debt-grows r25
=banking+deferred r22
=banking+delay-charge r29
=banking+denial r-39 g-38 h-30 k-27
=banking+document r109
=banking+draw r46 h46
=banking+equity r-86 h133
=banking+errand m23 h36
=banking+exchange r-32 g42 m43
=banking+excused r-28 g23 h91 k-27
=banking+extra r92 g45 k-21
=banking+false-words h-25 k50
=banking+fee r-53 h23 k-35
=banking+fixed-gain r63 h-21
=banking+fixed-paper r70 m-20 h-34
=banking+for-money m-31
=banking+foreign-currency r44
=banking+friends r52 g-19 h-25
=banking+gift-money r89 h53 k-43
=banking+gift-to r23
=banking+given-away r-67
=banking+given-back r-36 g21 m55 h50 k-52
=banking+giving-drive r41 k-37
=banking+gold r-19 g27
=banking+gold-part r-36
=banking+guaranteed r55 g26
=banking+guarantor r60
=banking+halal-certified r102 h-22
=banking+hand-over r-194 k-35
=banking+impure-wealth k-41
=banking+in-return r46
=banking+increase r21
=banking+instalment-count r41
=banking+insured r-23 g19
=banking+interest-business h79
=banking+islamic-paper r-26 h-43
=banking+keep-cut r-23 k62
=banking+keeps-money r36
=banking+kept-by-creditor r29 g19 k19
=banking+late-rent r41 h29 k30
=banking+lawful-bar r-20 h-26
=banking+lawful-rate r-167 m22 h32 k-19
=banking+lease r-40 k-34
=banking+lend g25 m-21 k19
=banking+lender m-19 k-23
=banking+licensed r39 h-19
=banking+limit k32
=banking+market-price r76 g28 m56 h68
=banking+meat r31
=banking+metal r58 g-22
=banking+metal-deal r102 k-20
=banking+more-back r23
=banking+more-time r32
=banking+my-wallet-lent r-40 k60
=banking+name-after h-32 k45
=banking+name-before k-25
=banking+narcotic h-20
=banking+not-told r-21 g-19 k25
=banking+official r22
=banking+online-place r-75 g47 m31 h39 k-40
=banking+operator r-24 h25
=banking+outside-prize r-43
=banking+own-account r32
=banking+paid-entry r45 g25 h-30 k-23
=banking+paper-money k-46
=banking+pass-on r-26 k-26
=banking+pay-me k27
=banking+payroll r49
=banking+pays r42 k-38
=banking+pays-for-chance r21 m-55
=banking+per-period r140 g-34 h-38
=banking+percentage r40 k20
=banking+pledge r-33
=banking+price-of r24 g-46 m22 h-37 k36
=banking+price-word r-102 g-19
=banking+priced-thing r51 m27
=banking+quick-cash r56
=banking+rate-charge k-23
=banking+receivable r44
=banking+reference r-45 g-40 k-51
=banking+repay g-25
=banking+return-on-capital r82 m28
=banking+right-now r-27 k26
=banking+sale-or-service m45 h43
=banking+savings-circle r-39
=banking+sell r66 h-25
=banking+serves g-40 h38
=banking+settles-later g-51
=banking+sham r22
=banking+small-parts r-37 k37
=banking+sold-apart r89 g-58 h-21
=banking+split r-30 k43
=banking+stakes m-23 h27
=banking+stays-unseen r-23 k51
=banking+stranger r-22
=banking+sums-0 r207 g-104 m-63 h-115
=banking+sums-1 r32 k-20
=banking+sums-2 m-24
=banking+sums-apart m-20
=banking+surety r70 h-25
=banking+surety-pay h48 k-23
=banking+take-in r-50 m-21 h22 k-27
=banking+to-debtor k-24
=banking+to-dispose r-47 k-21
=banking+to-oppose r-45
=banking+trade r81 g-28
=banking+trading g63 m76 h107
=banking+travelling r24
=banking+under r-29 g-26 h45
=banking+unit r107 g-52 m19 h25
=banking+unknown k20
=banking+unknown-party r-28 k24
=banking+unlawful-business r-20
=banking+up-down r-49 g-19 m29 h62 k-28
=banking+voluntary-cover r47 h-29
=banking+wager-event h30
=banking+waiting r51
=banking+watchers r-20 g-43 m-40 h-53 k-22
=banking+with-money r-20
=banking+zakat r-38
=before-possession g73 h43 k-45
=before-possession+comes-back r19
=before-possession+dealing g92 k-44
=before-possession+denial g22 h54 k-22
=before-possession+hand-over r27
=before-possession+metal-deal r21
=before-possession+not-mine-yet r-24
=before-possession+pays-for-chance r34 k-20
=before-possession+price-of r24 g54 k-19
=before-possession+sale-or-service g91
=before-possession+sell g53 k-26
=before-possession+sums-0 r-34 g84 h43 k-39
=before-possession+take-in g25
=before-possession+trade g60 k-24
=below-face r113 g-48 k-49
=below-face+benefit r26
=below-face+cash-form r54 k-20
=below-face+charged-at r87 g-22 k-23
=below-face+comes-later r23
=below-face+commercial-paper r61
=below-face+dealing r-61 g-50
=below-face+deferred r59
=below-face+denial r-19
=below-face+exchange r-31
=below-face+friends r58
=below-face+gift-money r-25 g-44 k-28
=below-face+hand-over r49
=below-face+lawful-rate r50
=below-face+lend r38
=below-face+paper-money r21 k-20
=below-face+payroll r49
=below-face+pays g-23
=below-face+pays-for-chance r-23 g-47 k-26
=below-face+percentage k-19
=below-face+price-of r24 g-34
=below-face+receivable r33
=below-face+reference r-22
=below-face+repay r19
=below-face+right-now r20
=below-face+sale-or-service r85 g-41 k-19
=below-face+sell g-27
=below-face+serves r56
=below-face+sold-short r162 g-63 h-26 k-31
=below-face+sums-0 r71 g-48 k-44
=below-face+sums-1 r43
=below-face+take-in r25
=below-face+trade r62 g-30
=below-face+under r41 k-30
=below-face+unit r71
=below-face+wager-event r-37
=benefit r86 g-130 m-114 h-80 k-20
=benefit+bill r41 g-20 k-37
=benefit+capital r52 g-20 h50 k-30
=benefit+cash-form r31
=benefit+chance-pay m-48
=benefit+chance-prize m-48
=benefit+charged-at r32 m-73 h-55 k19
=benefit+comes-back r52
=benefit+comes-later r-25 g-51
=benefit+commercial-paper r51
=benefit+conceal h-22
=benefit+condition r113 g-21
=benefit+contest-kind g19 m-48 k47
=benefit+contrast r31 k43
=benefit+deadline g-47
=benefit+dealing r-79 h39
=benefit+debt r87 g-21 k-24
=benefit+deferred r37 g-35
=benefit+denial r46 h47 k-34
=benefit+document r-19 k35
=benefit+draw r20 g26 m-38 h41
=benefit+equity r-49
=benefit+errand r38 k30
=benefit+exchange r21
=benefit+excused r-47 g45 m-23 h-20 k-63
=benefit+extra r-83 g27 m19 h24
=benefit+false-words r26 k27
=benefit+fee r44 h20
=benefit+fixed-gain r-59 h-20
=benefit+fixed-paper r21
=benefit+fixed-rate r41
=benefit+for-money h31
=benefit+free-use r104 g-31
=benefit+friends g36 k-22
=benefit+gift-money r32 g-72 m-70 h-24
=benefit+gift-to r-23 g-56 m-21 h-23 k-56
=benefit+given-back m32 h53
=benefit+gold g26
=benefit+guaranteed r-68
=benefit+guarantor r-48
=benefit+hand-over r27
=benefit+in-return r125 g-35
=benefit+instalment-count r-52
=benefit+insured r101 g28 k32
=benefit+keeps-money r33
=benefit+kept-by-creditor k19
=benefit+late-rent r19 h82
=benefit+lawful-bar g26 h-26
=benefit+lawful-rate r-34 g-40 m22 h43 k-31
=benefit+lease r58 g-50 m-24 h23
=benefit+lend r41 k-19
=benefit+lend-verb r163
=benefit+lender r148
=benefit+lender-gain g24 h-24
=benefit+licensed k25
=benefit+limit r44
=benefit+meat-trade h21
=benefit+metal-deal g20
=benefit+more-time r-38
=benefit+my-wallet-lent r-20
=benefit+name-after h-61
=benefit+name-before r-35 g-19 h23
=benefit+narcotic g21
=benefit+not-pork g40
=benefit+not-told r33 g21
=benefit+official r19 g29 h62
=benefit+outside-prize r84 m-80 h-24
=benefit+own-account k-40
=benefit+paid-entry r-61 g44 m-54 h-25 k46
=benefit+passes-it r35 k20
=benefit+pay-me r21
=benefit+payroll r-34 g43 h25
=benefit+pays m-20 k-33
=benefit+pays-for-chance r-78 g29 m-66 k-54
=benefit+per-period r35 g-25
=benefit+percentage r-92
=benefit+play-costs r47
=benefit+price-of r34 g68 h-47 k22
=benefit+price-word r36 g-43
=benefit+priced-thing r-24 g42
=benefit+promised-cut r41
=benefit+receivable r-57
=benefit+reference r-25 h48 k73
=benefit+repay r136 g-37
=benefit+return-on-capital r54 g-33
=benefit+right-now g29
=benefit+sale-or-service r-29 g-20 m20 h37
=benefit+sell r-30 g83 h-53
=benefit+serves r-77 g30 m22 h21
=benefit+settles-later r53 g-45
=benefit+sold-apart g-22
=benefit+sold-short r59 g39 k22
=benefit+speed-up r19 h28
=benefit+stakes m32 h21
=benefit+stipulated r69 g-22
=benefit+sums-0 r28 g-31 m-106 h-88
=benefit+sums-1 r81 g-72 h-19
=benefit+sums-2 r-27 g-23 h27
=benefit+sums-apart r-34 h47
=benefit+sums-grow h-20
=benefit+sums-shrink r40
=benefit+surety-pay r-36
=benefit+take-in r75
=benefit+tied-deal r-26 g-35
=benefit+tied-trade r37 g-25
=benefit+to-debtor r21
=benefit+to-oppose r37 g47
=benefit+trade r-20 g54 h-51
=benefit+trading r102
=benefit+travelling h26
=benefit+under g-22 h42 k-26
=benefit+undescribed g-28
=benefit+unit r-107 h72 k-36
=benefit+unknown k-49
=benefit+up-down g-42
=benefit+voluntary-cover r25
=benefit+wager-event r-29 g43 m-49 h35 k47
=benefit+waiting r-55
=benefit+watchers r118
=benefit+with-money r-95 m31 h21
=benefit+works-for r20
=benefit+wrapped-gift r-44 h-31
=bet-house r-112 g-30 m430 h325 k-27
=bet-house+bill h28
=bet-house+capital m44 h108
=bet-house+cash-form m27 h32 k-26
=bet-house+charged-at r-43 m156 h170
=bet-house+comes-later m30
=bet-house+contest-kind g19 m-49
=bet-house+dealing m68 h107
=bet-house+equity m-83
=bet-house+errand k25
=bet-house+exchange m45 h66
=bet-house+excused m-73 h-21
=bet-house+fee h-33
=bet-house+for-money h109
=bet-house+friends h72
=bet-house+game r-23 m31 h23
=bet-house+gift-money r-19 m19 h24
=bet-house+given-back m52 h88
=bet-house+hand-over m44 h63
=bet-house+in-return h-21
=bet-house+insured h31
=bet-house+lawful-rate h57
=bet-house+lease m-34 h65
=bet-house+lender-gain m-30
=bet-house+narcotic m28
=bet-house+online-place m25 h40 k-20
=bet-house+operator r-45 m56 h104
=bet-house+own-stake h56
=bet-house+paid-entry r-20
=bet-house+paper-money m25 h57 k-26
=bet-house+pays-for-chance r-45 m192 h190
=bet-house+reference m74 h82
=bet-house+right-now m57 h137 k23
=bet-house+sale-or-service m49 h91
=bet-house+serves m-86 h37
=bet-house+stakes m26 h120
=bet-house+sums-0 r-70 g-46 m266 h160
=bet-house+sums-1 m110 h87
=bet-house+sums-2 r-41 m50 h78
=bet-house+sums-apart r-25 m44 h52
=bet-house+take-in h56
=bet-house+to-learn m54 h69
=bet-house+to-oppose m-32
=bet-house+trading m28 h100
=bet-house+unit h86
=bet-house+unlawful-business g26 m-55 h-111
=bet-house+wager-event m43 h221
=bet-house+with-money g-24 m36 h86
=bet-house+works-for m-40
=bill g-64 m-31 h-67 k59
=bill+capital r-42
=bill+cash-form r67 k27
=bill+charged-at r141 m19 h-25 k29
=bill+comes-back r-62
=bill+comes-later r28
=bill+commercial-paper r-47
=bill+contest-kind g50 m-54
=bill+contrast r-27 g-22 m39 k36
=bill+contribute m-20
=bill+deadline g50
=bill+dealing r19 g-80 k27
=bill+deferred g-25 k22
=bill+denial g-110 k58
=bill+draw m46
=bill+equity r-24 m-25
=bill+errand g31
=bill+exchange r23
=bill+excused r-36 m19 k-27
=bill+extra k60
=bill+false-words r-33 k85
=bill+fee r-29
=bill+first-takes m53
=bill+fixed-gain r21
=bill+fixed-paper r91
=bill+fixed-rate r-23 h26
=bill+for-money r36
=bill+foreign-currency r-37 h19
=bill+friends r20 g31 k-53
=bill+gift-money r27 g-59 m24 h20 k-28
=bill+given-back r-41 g47 k33
=bill+guaranteed r-33
=bill+hand-over r-88 g-32 h43
=bill+in-return r-24
=bill+increase r-34 k23
=bill+instalment-count g36
=bill+insurance-business h35
=bill+insured r-25 g-20
=bill+keeps-money r46
=bill+kept-by-creditor k50
=bill+late-rent r25
=bill+lawful-bar r-30 g-22
=bill+lawful-rate h21
=bill+lease r-66 g31 m-25 h-27
=bill+lend r24
=bill+lend-verb r41
=bill+lender r36
=bill+licensed m21
=bill+market-price r-31
=bill+meat h-19 k19
=bill+metal-deal r-24
=bill+more-time r-24
=bill+my-wallet-lent k26
=bill+name-after g19
=bill+narcotic g34 h-19
=bill+online-place m-66 h-42 k74
=bill+operator h46
=bill+outside-prize r22 m37
=bill+paid-entry r-57 m-23 k-20
=bill+paper-early r-38
=bill+paper-money r67 k34
=bill+pays r-22 g-90 k-45
=bill+pays-for-chance r57 g-28 h-40 k-47
=bill+per-period r-19 g66 h39
=bill+play-costs g34
=bill+price-of r77 k27
=bill+price-word r-41 g22
=bill+priced-thing g-32
=bill+reference r-40 m-57 k91
=bill+repay r-50 k19
=bill+return-on-capital r20 g79
=bill+right-now r68 k-24
=bill+sale-or-service g-42 m-35 h24 k50
=bill+search-for h35
=bill+sell g48
=bill+serves r23 g56 h-34
=bill+settles-later r46
=bill+sham r-26 h-45 k39
=bill+small-parts k-29
=bill+sold-apart r-34 g41 h47
=bill+sold-short r37 k33
=bill+split k-39
=bill+stipulated r-37 g24
=bill+sums-0 g-30 m-31 h-87 k83
=bill+sums-1 r49 g-31 h20 k-21
=bill+sums-2 r-28
=bill+sums-apart r27
=bill+sums-grow r-89
=bill+surety-pay r36
=bill+take-in h41
=bill+tied-trade r26
=bill+to-learn h-24 k27
=bill+to-oppose r-21 g19 h-19
=bill+trade r133 g34
=bill+trading r-37
=bill+under r28 k-25
=bill+unit r-79 g109 m-23 k-64
=bill+unlawful-business m33 h97
=bill+up-down r57
=bill+voluntary-cover h35
=bill+wager-event r-29 g-24 m44
=bill+waiting g22
=bill+watchers r-64 h-38
=bill+winner-takes r25
=bill+with-money r52
=bill+works-for r-25
=both-later g108
=both-later+charged-at r19
=both-later+comes-later g58
=both-later+deadline r19 g45
=both-later+dealing g44
=both-later+denial g32
=both-later+gift-money r19
=both-later+pays r19
=both-later+pays-for-chance r19 g23
=both-later+reference g61
=both-later+sale-or-service r22 g35
=both-later+settles-later g40
=both-later+sums-0 g108
=both-later+trading g30
=both-later+unit r19 g51
=buy-back r178 h-47
=buy-back+cash-form r97
=buy-back+charged-at r119 g-35
=buy-back+comes-later r22
=buy-back+dealing r97
=buy-back+deferred r68 g-36
=buy-back+extra r55 g-24
=buy-back+gift-money r76 g-34
=buy-back+given-back r-21 g46
=buy-back+gold-part r29
=buy-back+insured r44
=buy-back+lend r-34
=buy-back+narcotic r31
=buy-back+paper-money r70
=buy-back+payment-versus-payment r23
=buy-back+pays-for-chance r62
=buy-back+price-of r105 h-20
=buy-back+reference r77
=buy-back+right-now r-27 g27
=buy-back+sale-or-service r118 h-30
=buy-back+same-back g-24
=buy-back+sell r124 h-26
=buy-back+serves r37
=buy-back+settles-later r27 g-35
=buy-back+sold-short r23
=buy-back+sums-0 r115 g33 h-44
=buy-back+sums-1 g-22
=buy-back+sums-2 r69
=buy-back+sums-grow r23
=buy-back+sums-shrink r19
=buy-back+trade r105 h-20
=buy-back+trading r-19
=buy-back+unit r22 g25
=buy-back+up-down r28
=buy-back+with-money r30
=capital r128 g-117 m-38 h-31 k62
=capital+charged-at r-49 g-51 m21 h-33 k-31
=capital+comes-back r74 h-28
=capital+comes-later m-25
=capital+commercial-paper r-29
=capital+contest-kind g19 h34
=capital+contrast g-36 k-54
=capital+contribute r63 g-20 m-21
=capital+cut-mine r-35 k29
=capital+deadline g-36 m-20
=capital+dealing r92 m31 k36
=capital+debt r-88 g-29 k-32
=capital+debt-carrier r44 h-24
=capital+deferred r-51 g-19
=capital+denial r64 g-91 k-19
=capital+document r62 h-24
=capital+draw h49
=capital+equity r-79 g-39 h50
=capital+exchange r20 g23 m40
=capital+excused r-36
=capital+extra r-104
=capital+fee r28
=capital+fixed-gain r98 g-41 m-26 h-21
=capital+fixed-paper r29 h-30
=capital+for-money r22 m-32
=capital+for-others k26
=capital+foreign-currency r-22
=capital+gift-money r32 g30 k65
=capital+given-back r-93 g-29 m21 k-26
=capital+gold h21
=capital+grown-debt r24
=capital+guaranteed r182 g-21 m-30 h-46 k-20
=capital+halal-certified r57 h-24
=capital+hand-over r-163
=capital+insured r-79 g-24 m-35 k27
=capital+interest-business h-21
=capital+islamic-paper r-24
=capital+keep-cut r-36 k51
=capital+keeps-money r27 g-33
=capital+late-rent h-28
=capital+lawful-rate r-55 m41
=capital+lease r-70
=capital+lend r-159 k-22
=capital+lend-verb r-101 h27
=capital+lender r-36
=capital+lender-gain r-65 k27
=capital+licensed r31
=capital+market-price r-112 g25 m20
=capital+meat h44
=capital+metal-deal r36 g-29
=capital+more-time r-56
=capital+name-after r-29 h-19
=capital+name-before r45
=capital+narcotic r-30 k34
=capital+no-day r29 g-19
=capital+not-pork r-30
=capital+not-told r-29 g-19
=capital+official r51 g-20 h-42
=capital+online-place r-41 g22 m25 h72
=capital+operator r-19 m49 h45
=capital+paid-entry r-31 g37
=capital+paper-money r27
=capital+pass-on r24
=capital+passes-it r24 k19
=capital+pay-me r24
=capital+payroll r45
=capital+pays r36 k57
=capital+pays-for-chance r97 k49
=capital+per-period r198
=capital+percentage r123 m29
=capital+price-of r-25 m26 h-38
=capital+price-word r-48
=capital+priced-thing r-24 h27
=capital+principal-stays r65 g-22
=capital+rate-charge r20
=capital+receivable r19
=capital+reference g30 m22 h52
=capital+refusal r-23
=capital+repay r-108 g-31 m-26
=capital+return-on-capital r60 g-64 m-33 h-25
=capital+sale-or-service r23 g-30 m36 h21
=capital+search-for g-28 h32
=capital+sell r21
=capital+serves g-29 h-47
=capital+sold-apart r98 g-26
=capital+sold-short r44
=capital+split r-19 k48
=capital+stakes r32 h36
=capital+stranger k69
=capital+sums-0 r44 g-109 m-33 h-53 k47
=capital+sums-1 r101
=capital+sums-3 r-25
=capital+sums-apart r45
=capital+sums-equal r-19
=capital+sums-grow r-23
=capital+sums-shrink r-20
=capital+surety-pay r-45 h-21 k22
=capital+take-in r-99 h38
=capital+to-oppose r-30 g-22
=capital+trade r27 h-19
=capital+trading r-73 m87
=capital+travelling r-40
=capital+under r-22 k39
=capital+unit r115 g-32
=capital+unknown k24
=capital+unlawful-business r-42 m70 h160
=capital+up-down r-25 g21 m23 k36
=capital+wager-event g-24 m22 h58
=capital+waiting r-30
=capital+wash-money k41
=capital+watchers h-52
=capital+with-money r39 h50
=cash-form r44 g-47 m-29 h-48 k122
=cash-form+charged-at r123 g-59 h22 k79
=cash-form+collection r-26 h-23
=cash-form+comes-back r-21 m-22 h-48 k78
=cash-form+comes-later r28 g65
=cash-form+commercial-paper r26 g30
=cash-form+conceal k19
=cash-form+condition r24 g19
=cash-form+contest-kind m57 h54
=cash-form+contract-bet g32
=cash-form+contrast r65 h28 k-22
=cash-form+cut-mine r40
=cash-form+deadline g37 h20
=cash-form+dealing g-91 k-25
=cash-form+debt r108 h-26 k24
=cash-form+debt-grows r22
=cash-form+deferred r107 g76 h-23
=cash-form+denial r54 g-21 m-21 k75
=cash-form+document r-21 h20 k22
=cash-form+draw m19
=cash-form+equity r72
=cash-form+erase-it r-28 h-30 k24
=cash-form+errand r22
=cash-form+exchange g46 m-27
=cash-form+excused r-20
=cash-form+extra r28 g-69 h39 k-20
=cash-form+fee r-22 k59
=cash-form+fixed-gain r29
=cash-form+fixed-paper r74 g-30 h-20
=cash-form+fixed-rate r32
=cash-form+for-money r-22 g-25 h40 k-28
=cash-form+foreign-currency r-50
=cash-form+forward-deal g40
=cash-form+friends r46 g-44 k53
=cash-form+game g-22 h148
=cash-form+gift-money r-93 g-27 m32 h-64 k-41
=cash-form+given-back r58 k-20
=cash-form+giving-drive k33
=cash-form+gold r-69
=cash-form+gold-part r85 g28
=cash-form+grown-debt r28
=cash-form+guaranteed r46
=cash-form+hand-over r67 m-54 h-42 k-34
=cash-form+hidden-name r-26 k38
=cash-form+in-return r23
=cash-form+increase r-53
=cash-form+instalment-count r44 g27
=cash-form+insured r124 g59 h-31
=cash-form+keep-cut h-25
=cash-form+kept-by-creditor h26
=cash-form+late-rent r26 g-42 h-40 k-22
=cash-form+lawful-bar h41
=cash-form+lawful-rate r85 h-32
=cash-form+lease r59 g-26
=cash-form+left-open g28
=cash-form+lend r21 k28
=cash-form+lend-verb r-21
=cash-form+lender k-22
=cash-form+licensed r-22 k23
=cash-form+market-price g-33 h-21
=cash-form+metal r121 g-29 k-34
=cash-form+metal-deal r164 g-29 k-39
=cash-form+more-back r23
=cash-form+my-wallet-lent r-54 k52
=cash-form+name-after m24 h27
=cash-form+narcotic h70 k-22
=cash-form+nobody-knows r19 g-22
=cash-form+not-chosen r-27 g41
=cash-form+not-pork m49 h61
=cash-form+not-told r-24
=cash-form+official h84 k-23
=cash-form+online-place r-31 m-28 h69
=cash-form+outside-prize r35
=cash-form+own-account k41
=cash-form+paid-entry r70 m26 k-27
=cash-form+paper-early r48 k-27
=cash-form+paper-money r41 m-39 h-47 k55
=cash-form+pass-along r-21 k49
=cash-form+pass-on r-43 k32
=cash-form+passes-it r19 m-19
=cash-form+payment-versus-payment r24
=cash-form+payroll r27
=cash-form+pays r63 g-38 m-20 k-19
=cash-form+pays-for-chance r-58 g63 m24 h56 k-24
=cash-form+per-period r-48 g23 h47 k63
=cash-form+percentage r-26 h-20
=cash-form+pledge r19
=cash-form+price-of r31 g-51 h28 k-28
=cash-form+price-word r-27
=cash-form+priced-thing r40 g-25 m-21 h-58
=cash-form+quick-cash r110 g-24 k53
=cash-form+receivable r32
=cash-form+reference r161 m-20 h-36 k-90
=cash-form+refusal g29
=cash-form+repay k62
=cash-form+return-on-capital g-30 h-21
=cash-form+right-now r22 g-34 m22 h46
=cash-form+sale-or-service k49
=cash-form+same-back r58
=cash-form+sell r66 g-62 h-25 k-20
=cash-form+serves r60 h-25
=cash-form+settles-later r28 g31
=cash-form+sham r-19 h20 k-54
=cash-form+sold-apart r32 k32
=cash-form+sold-short r119 g-31 h35
=cash-form+stakes h37
=cash-form+stipulated r41
=cash-form+stranger m-26
=cash-form+sums-0 r52 g-101 h-43 k120
=cash-form+sums-1 m22 h27 k20
=cash-form+sums-2 g73 m-75 h-48
=cash-form+sums-3 g-26
=cash-form+sums-apart m24
=cash-form+sums-equal r-109 m-25 k-22
=cash-form+sums-grow r-73 g70 m-30
=cash-form+sums-shrink r166 m-27 h-19 k25
=cash-form+surety-pay h-22 k28
=cash-form+take-in g-39 m-25 h-22
=cash-form+tick-guess m41
=cash-form+to-learn r45 m-22
=cash-form+to-oppose r19 k28
=cash-form+trade r50 g-51 m22 h64 k-32
=cash-form+trading r59 m22 h-24 k-24
=cash-form+travelling h22
=cash-form+two-prices r-90
=cash-form+undecided r-27 g104
=cash-form+unit r32 g39 k28
=cash-form+unknown r50
=cash-form+unknown-party m-26
=cash-form+unlawful-business r21 m64 h35
=cash-form+unlicensed g-20 h21 k23
=cash-form+unlicensed-giving h23 k29
=cash-form+up-down r39
=cash-form+voluntary-cover r34 g-24
=cash-form+wager-event g-28 h111 k-23
=cash-form+waiting r44
=cash-form+wash-money k29
=cash-form+watchers h26 k-79
=cash-form+with-money r24 g-28 m29 h33
=cash-form+works-for r-24
=chance-pay r-26 g-81 m191 h-83 k-36
=chance-pay+chance-prize g-29 m31 h-33
=chance-pay+charged-at g-27 m40 h-41
=chance-pay+dealing g-54 m71
=chance-pay+draw m-32 h-49
=chance-pay+gift-money m35
=chance-pay+insured g-34 m48
=chance-pay+outside-prize m-32
=chance-pay+paid-entry g-19 h-52
=chance-pay+pays m27
=chance-pay+pays-for-chance r-19 g-39 m94
=chance-pay+reference g-21 m30 h-32
=chance-pay+sums-0 g-62 m113 h-55 k-34
=chance-pay+sums-1 g-19 m74 h-28
=chance-pay+trade g-29
=chance-pay+unit g-34 m52
=chance-pay+wager-event g-34 m79
=chance-pay+with-money m20
=chance-prize r-27 g-90 m293 h-114
=chance-prize+charged-at g-21 m85 h-19
=chance-prize+dealing g-45
=chance-prize+draw g-27 h-20
=chance-prize+game m19
=chance-prize+gift-money g-29
=chance-prize+meat m36
=chance-prize+not-told g-58 m47
=chance-prize+online-place h39
=chance-prize+outside-prize m-32
=chance-prize+pays g-24
=chance-prize+pays-for-chance g-68 m117 h-38
=chance-prize+price-of g48 m-38
=chance-prize+reference m34
=chance-prize+shut-thing g-26 m25
=chance-prize+sums-0 r-19 g-80 m225 h-96
=chance-prize+sums-1 m59
=chance-prize+trade g-19
=chance-prize+unit m56 h-19
=chance-prize+wager-event g-33 m32
=charged-at g-104 m-40 h-36
=charged-at+charity g-22 m20 h-64 k-24
=charged-at+collection r-25 h-56 k59
=charged-at+comes-back r75 g42 m28 h-38 k19
=charged-at+comes-later r-70 g62 h-47 k-35
=charged-at+commercial-paper r73 g-35 h-31 k-22
=charged-at+conceal k30
=charged-at+condition r142 g40
=charged-at+contest-kind g-42 h-130 k39
=charged-at+contract-bet g76 h25
=charged-at+contrast r36 g70 h51
=charged-at+contribute k20
=charged-at+conventional-bank g26
=charged-at+cut-mine h22 k28
=charged-at+deadline r-35 g106 m-37 h-51 k-33
=charged-at+dealing r46 m75 k46
=charged-at+debt r109 m-44 h29
=charged-at+debt-carrier r22 m-32
=charged-at+debt-grows r91
=charged-at+deferred r101 h-35 k25
=charged-at+delay-charge r-20 g-20 m21
=charged-at+denial r-48 g79 m-61 h-101
=charged-at+dependant k-27
=charged-at+described g-47 h-37
=charged-at+document r22 g-73 m-20
=charged-at+draw r22 g48 m159
=charged-at+each-in r-30 g-22
=charged-at+equity r24 g-103 m-98 h46
=charged-at+erase-it k35
=charged-at+errand r-31 g-26 h19 k-36
=charged-at+exchange h-67
=charged-at+excused r-86 g32 m52 h-33
=charged-at+extra r94 g36 m-22 h-41 k-23
=charged-at+false-words r-19 h-25 k95
=charged-at+fee r104 g-95 m-49 h-48 k-65
=charged-at+first-takes r-19 g-21 m34
=charged-at+fixed-gain r-23 g68 k22
=charged-at+fixed-paper r83 g-30 h-28
=charged-at+fixed-rate r-96 m25
=charged-at+for-money r146 m-59 h56
=charged-at+foreign-currency r88 g-56 m-25 h-41 k-20
=charged-at+forward-deal r-33 g91
=charged-at+free-use g-25
=charged-at+friends r149 h32
=charged-at+future-crop r-33 g71
=charged-at+game r-39 g-30 m24
=charged-at+gift-money g-45 m74 h-57
=charged-at+gift-to r-84 g-40 h-78 k-20
=charged-at+given-away r-74 g-19
=charged-at+given-back r90 m33
=charged-at+giving-drive r-44 g-25 h-31 k51
=charged-at+gold g34
=charged-at+gold-part r43 g35 k28
=charged-at+grown-debt r24
=charged-at+grows-with-time r43
=charged-at+guaranteed g66 m-40 h-19
=charged-at+guarantor r40 g-25
=charged-at+guarantor-gain r37
=charged-at+halal-certified k22
=charged-at+hand-over r82 g100 m30 h100 k-87
=charged-at+hangs-if g48
=charged-at+he-picks g135
=charged-at+improper h43
=charged-at+impure-wealth r-41 k-21
=charged-at+in-return g109 m-28
=charged-at+increase r86 h-19
=charged-at+instalment-count r95 g73 h-26
=charged-at+insurance-business r-20 g116
=charged-at+insured r-55 g-72 m24 h23
=charged-at+interest-business r-117 h150
=charged-at+interest-product r-49 h73
=charged-at+islamic-paper g45 h-19
=charged-at+istisna g21
=charged-at+keep-cut r-70 m30 h55 k67
=charged-at+keeps-money r100 g-36
=charged-at+kept-by-creditor g32 m33 h-56 k-20
=charged-at+late-charge r-21
=charged-at+late-rent r-55 k30
=charged-at+lawful-bar m-30 h-39 k-23
=charged-at+lawful-rate r-167 g60 m-26 h-37 k-113
=charged-at+lease r150 g31 m-90 h25 k-87
=charged-at+left-open r-34 g37
=charged-at+lend r73 g-31 m-25 h80
=charged-at+lend-verb r20 m-25 h58 k21
=charged-at+lender-gain r116 g-41
=charged-at+licensed g-51 m19
=charged-at+limit r123 g-32
=charged-at+loose-order g53
=charged-at+loser-pays m55
=charged-at+lost-contest m41
=charged-at+market-price r102 g-76 h32
=charged-at+meat g-99 m-46 h-57
=charged-at+metal h-56
=charged-at+metal-deal h-39
=charged-at+more-back r114 g-34
=charged-at+more-time g-21
=charged-at+my-loss r32 g47 h-26
=charged-at+my-wallet-lent r-69 k54
=charged-at+name-after r64 g-40 m-28 h-107 k61
=charged-at+name-before r178 g-59 h30 k25
=charged-at+narcotic r158 g-28 m58 h64
=charged-at+no-date g37
=charged-at+no-day g102
=charged-at+no-decision-date g21
=charged-at+nobody-knows r-22 g173 m-35 h-36
=charged-at+not-chosen r-39 g54
=charged-at+not-mine-yet r-37 g105
=charged-at+not-pork r-74 g24 m-52 h-109
=charged-at+not-told r38 g36 h39
=charged-at+official h57
=charged-at+online-place r-22 g56 m50 h118 k65
=charged-at+operator g-64 h185 k20
=charged-at+out-of-reach g160
=charged-at+out-there g83
=charged-at+outside-prize r-31 g-35 m-74 h-61
=charged-at+own-account r-19 k28
=charged-at+own-stake r-23 g25 h22
=charged-at+own-zakat-rate g69 m-37 h-78
=charged-at+paid-entry r-102 g32 m104 h33
=charged-at+paper-early k-23
=charged-at+paper-money r111 g-38 h30 k88
=charged-at+pass-along r-21
=charged-at+pass-on r58 h-32 k-37
=charged-at+pay-for-cover g28 h39
=charged-at+pay-me g36 k21
=charged-at+payment-versus-payment g-28 k36
=charged-at+payroll r-61 k34
=charged-at+pays r33 g61 m44 h-53
=charged-at+pays-for-chance m-49 h-89
=charged-at+per-period r-29 g-30 m29 h-23
=charged-at+percentage r-32 g-19 m-46 k22
=charged-at+place-after r-21
=charged-at+play-costs r-23 g36 m-40
=charged-at+pledge r59
=charged-at+price-later r61 g-57
=charged-at+price-of r68 g69 m19 h-40
=charged-at+price-open g77
=charged-at+price-word r41 g49 m32 h35 k-20
=charged-at+priced-thing g66 m71 h-33 k-22
=charged-at+promised-cut r49
=charged-at+quick-cash r35 k23
=charged-at+rate-charge r100
=charged-at+receivable r-49 h-38 k-23
=charged-at+reference r-158 g150 h-56
=charged-at+refusal r-52 g71 m-37
=charged-at+repay r67 g31 m39 k-37
=charged-at+return-on-capital r-44 g-41 m29 h-20 k61
=charged-at+right-now m48 h139
=charged-at+salam g30
=charged-at+sale-or-service r-43 g-37 m74 h-28
=charged-at+same-back r58 g-27
=charged-at+sea-catch r-25 g65 h34
=charged-at+search-for g77
=charged-at+sell r44 g-138 h-75 k-23
=charged-at+serves g59 m-97 k38
=charged-at+settles-later r-58 g60 k-20
=charged-at+sham r-21 g-27 k99
=charged-at+shut-thing r-41 g31
=charged-at+small-parts g-46
=charged-at+sold-apart r-21 g108 h-59
=charged-at+sold-short r-163 g120 k-27
=charged-at+speed-up h67
=charged-at+split r-30 g-25 h26 k-28
=charged-at+stakes r-27 g51 m-20 h23
=charged-at+stipulated h-20
=charged-at+stranger h-54 k76
=charged-at+sums-0 r-33 m-68 k24
=charged-at+sums-1 r-46 g-29 h30
=charged-at+sums-2 r112 g-58 h-77
=charged-at+sums-3 r-49 g-26 m29
=charged-at+sums-apart m58 h-42
=charged-at+sums-equal r-104 g-28 m-50 h-29
=charged-at+sums-grow r43 m42
=charged-at+sums-shrink r128 g-27
=charged-at+surety r44 g-27
=charged-at+surety-pay r-53 m-27 k-29
=charged-at+takaful g-41
=charged-at+take-in r-63 m24 h82 k34
=charged-at+tick-guess r-30 g25 m25
=charged-at+tied-deal r19
=charged-at+tied-trade r26
=charged-at+to-debtor r-81 g-37
=charged-at+to-dispose r-46 g-43
=charged-at+to-learn r-45 h-32 k-53
=charged-at+to-oppose g88 m-46 h-91
=charged-at+to-treat h-29
=charged-at+trade r43 m30
=charged-at+trading g-116 m23 h-45 k-49
=charged-at+travelling r-48 h70 k-26
=charged-at+two-prices r-58
=charged-at+unborn g120
=charged-at+undecided g50
=charged-at+under r51 h50 k-41
=charged-at+undescribed g78
=charged-at+unit r112 g-90 h24 k37
=charged-at+unknown r-25
=charged-at+unknown-party r-29 h-21 k49
=charged-at+unknown-quantity g20
=charged-at+unlawful-business r-36 g-21 m-42 h316
=charged-at+unlicensed h26 k62
=charged-at+unlicensed-giving r-29 k94
=charged-at+up-down r123 m35 h-44
=charged-at+voluntary-cover r23 g30 h26
=charged-at+wager-event r-27 g-49
=charged-at+wait-pay r91
=charged-at+waiting r132 g-51 m-41
=charged-at+watchers r60
=charged-at+winner-takes r23 m67 h-23
=charged-at+with-money g105 h-38 k-27
=charged-at+works-for m-58 h98
=charged-at+wrapped-gift r-34
=charity r-100 g-52 h-84 k-44
=charity+collection k44
=charity+dealing r-37 h35
=charity+debt r-50
=charity+deferred r-43
=charity+delay-charge r-32
=charity+denial k35
=charity+draw m50
=charity+extra r-21
=charity+fee r-32
=charity+for-money m-27
=charity+gift-money r-39
=charity+gift-to r-21 g-42 m27 h-41
=charity+given-back r-19
=charity+giving-drive r19 g-22 h-35
=charity+hand-over r-33 m-29 k-38
=charity+impure-wealth r-25
=charity+insured r-36
=charity+late-charge r-51
=charity+lawful-rate g-30 h-27
=charity+lender r27
=charity+licensed k-34
=charity+more-time r-130
=charity+name-after k-21
=charity+narcotic r-34
=charity+online-place r-38
=charity+own-zakat-rate r82
=charity+paid-entry m47
=charity+pass-on r-32
=charity+pays-for-chance r-46 m38
=charity+price-of h35
=charity+receivable r-22
=charity+reference r-56 m19
=charity+repay r-19
=charity+sale-or-service r-58
=charity+serves r-50
=charity+sums-0 r-94 g-51 m-29 h-77 k-28
=charity+sums-1 r-22
=charity+to-dispose r-87 g-42 m-32 h-33
=charity+trade h36
=charity+trading r-26
=charity+unit r-76 g-20
=charity+unlicensed k34
=charity+unlicensed-giving k48
=charity+waiting r-162
=charity+watchers r-22
=charity-draw m20
=charity-draw+unlawful-business m20
=collection r-22 g-53 m-29 h-65 k154
=collection+comes-back r22
=collection+dealing r-23 k-20
=collection+debt r38
=collection+denial g-29 h-24 k71
=collection+excused k22
=collection+gift-money k-35
=collection+gift-to k40
=collection+giving-drive m-20 h-30 k111
=collection+gold r-23
=collection+hand-over r35
=collection+lawful-rate k53
=collection+lend r21
=collection+name-after k28
=collection+name-before k37
=collection+paper-money r-25 k22
=collection+pays-for-chance k35
=collection+per-period h34
=collection+reference k31
=collection+sale-or-service k-40
=collection+serves r19
=collection+sums-0 g-52 h-38 k109
=collection+sums-1 r-41 h-27 k28
=collection+to-dispose k53
=collection+unit k39
=collection+unlicensed k36
=collection+unlicensed-giving h-19 k90
=comes-back r89 g-84 m-38 h-62 k71
=comes-back+comes-later r-27
=comes-back+commercial-paper k33
=comes-back+contest-kind m24
=comes-back+contrast r116 h-25
=comes-back+deadline r-19
=comes-back+dealing g47 h-57
=comes-back+debt r43 g-36
=comes-back+debt-carrier g-23
=comes-back+deferred r-40
=comes-back+delay-charge r-28 g-24
=comes-back+denial r47 g-60 m28
=comes-back+document h21 k26
=comes-back+equity g-35
=comes-back+errand r-27 g19 k22
=comes-back+exchange r20
=comes-back+excused r65
=comes-back+false-words r-42 k58
=comes-back+fee r54
=comes-back+fixed-rate g48 k-20
=comes-back+foreign-currency r48 m-43
=comes-back+friends r35
=comes-back+game m23
=comes-back+gift-money r91 m-23 h-53 k39
=comes-back+gift-to r29
=comes-back+given-back r39 g-97
=comes-back+gold-part r27
=comes-back+hand-over r77 m-40 h-49
=comes-back+in-return r50
=comes-back+insured r19 g50
=comes-back+keep-cut r-24 g19
=comes-back+keeps-money r36
=comes-back+lawful-rate r47 h-22 k-30
=comes-back+lease g-22
=comes-back+lend h-26 k-24
=comes-back+lend-verb r39
=comes-back+lender-gain r38
=comes-back+licensed r-19 k36
=comes-back+limit r59
=comes-back+market-price r24 g-39 m-33 k20
=comes-back+metal-deal g-19 k23
=comes-back+more-back r37
=comes-back+name-after r48
=comes-back+name-before r50 h40
=comes-back+narcotic r65
=comes-back+not-pork r31 g68 k-20
=comes-back+not-told r-27 g21
=comes-back+official r-30
=comes-back+online-place r-27
=comes-back+outside-prize r22
=comes-back+own-zakat-rate r29 g-19
=comes-back+paid-entry g21
=comes-back+paper-money r-35 m-22 h-48 k67
=comes-back+passes-it k37
=comes-back+pay-me r49 g-27
=comes-back+payroll r19
=comes-back+pays r-61 g20
=comes-back+pays-for-chance r43 g-52 m-42 h-57
=comes-back+per-period r-81
=comes-back+price-of r22 g70 h-24
=comes-back+price-word r65 k19
=comes-back+priced-thing r49 m-26
=comes-back+receivable r-25
=comes-back+reference r-109 g47 k38
=comes-back+repay r74 g-81 h63 k36
=comes-back+return-on-capital g-31
=comes-back+right-now r27
=comes-back+sale-or-service r49 h-24
=comes-back+sea-catch g19
=comes-back+sell r25
=comes-back+serves g-20
=comes-back+settles-later r-32 g26
=comes-back+sham r19 h19
=comes-back+sold-apart r-31
=comes-back+stipulated r44
=comes-back+sums-0 r72 h-36 k98
=comes-back+sums-1 r-51 g-39
=comes-back+sums-2 r74 g-35 k-27
=comes-back+sums-apart r-81 g-29
=comes-back+sums-equal r-165
=comes-back+sums-grow r212
=comes-back+sums-shrink r100
=comes-back+take-in r58 k23
=comes-back+to-dispose r28
=comes-back+to-learn r40
=comes-back+trade g39
=comes-back+trading r52 g-49
=comes-back+travelling r26
=comes-back+unit r-89 g-36 h-63
=comes-back+unlawful-business r42 h-36
=comes-back+wager-event r34 m64 h24
=comes-back+watchers r29
=comes-back+winner-takes g-25
=comes-back+with-money g35
=comes-later m-65 h-73
=comes-later+commercial-paper r31 g33
=comes-later+contest-kind g31 m28
=comes-later+contrast r20 g58
=comes-later+contribute m21
=comes-later+deadline r-36 g47
=comes-later+dealing r80 g-103 m-56 h-31
=comes-later+debt r-25 g-61 h46
=comes-later+deferred r-19 g-30
=comes-later+delay-charge g-25
=comes-later+denial r123 g-71 m24
=comes-later+equity r-65 g31 h95
=comes-later+exchange r133 g-43
=comes-later+excused h54
=comes-later+extra r30 g-72
=comes-later+fee r54
=comes-later+fixed-gain r-40 g23
=comes-later+fixed-rate r91 g-19
=comes-later+for-money r25
=comes-later+foreign-currency r303 g-84
=comes-later+forward-deal g19
=comes-later+friends r117 g-53
=comes-later+gift-money r41 g124 h-44
=comes-later+gold r103 g-78
=comes-later+gold-part r32 g-46
=comes-later+grown-debt r31
=comes-later+guaranteed h36
=comes-later+hand-over r68 g-61 m-26 h-30
=comes-later+hangs-if g25 m-19
=comes-later+in-return g-35
=comes-later+instalment-count g68 h23
=comes-later+insured g-82
=comes-later+interest-business r-40 h48
=comes-later+lawful-bar g-44
=comes-later+lawful-rate r41 h23
=comes-later+lease g38
=comes-later+left-open r-23 g26
=comes-later+lend r-66 g-35 h27
=comes-later+lend-verb r40 h21
=comes-later+lender r-28 h22
=comes-later+limit r35
=comes-later+market-price r84 g-72
=comes-later+meat r-44 g48 h-19
=comes-later+metal r-54
=comes-later+metal-deal r-91 g31 m19
=comes-later+more-back r46
=comes-later+more-time h22
=comes-later+name-after r-19
=comes-later+name-before r53
=comes-later+narcotic r75
=comes-later+not-mine-yet r-21 g34
=comes-later+not-pork r-26 g65
=comes-later+not-told g46
=comes-later+official r21 k19
=comes-later+online-place r56 g21 h-23
=comes-later+outside-prize r22
=comes-later+own-zakat-rate g46
=comes-later+paper-early r-21
=comes-later+paper-money r27 g87
=comes-later+pass-on g26
=comes-later+passes-it r-33 k31
=comes-later+payment-versus-payment r-33
=comes-later+payroll r22
=comes-later+pays r-46
=comes-later+pays-for-chance r98 g-49 m-60 h-27
=comes-later+per-period r-27
=comes-later+price-later g-35
=comes-later+price-of r87 g-33 m-34
=comes-later+price-open r-30 g80
=comes-later+priced-thing r169 g-102
=comes-later+principal-stays g-24
=comes-later+reference r138 g-22 m-30
=comes-later+repay r-70 g-57
=comes-later+return-on-capital r-49 g-23
=comes-later+right-now r148 g-132 m-29 h-28
=comes-later+salam g44
=comes-later+sale-or-service r34 m-51 h-43
=comes-later+sea-catch g21
=comes-later+search-for g69
=comes-later+sell r85 g-20
=comes-later+serves r36 h35
=comes-later+settles-later g19 m-22 h-34 k20
=comes-later+sham r22
=comes-later+small-parts g19
=comes-later+sold-apart g-25
=comes-later+sold-short r-25 g-58
=comes-later+speed-up m24
=comes-later+stipulated r61 g-19
=comes-later+sums-0 g68 m-52 k-23
=comes-later+sums-1 r70 g-48 h-46
=comes-later+sums-2 r-99 g-23 m-23
=comes-later+sums-3 r24
=comes-later+sums-apart g28
=comes-later+sums-equal r-156
=comes-later+sums-grow r72 g-33
=comes-later+take-in r45 g37 m-20 k32
=comes-later+to-learn r22
=comes-later+trade r83 g-51 m-20
=comes-later+trading r96 g-85 h19
=comes-later+travelling r30 g-31
=comes-later+two-prices r-28 g19
=comes-later+unborn r-27 g25
=comes-later+undecided r-21 g47
=comes-later+under r-21
=comes-later+unit g-121 h25
=comes-later+unknown r-23
=comes-later+unlawful-business r20
=comes-later+up-down m47
=comes-later+wager-event g48 h-21
=comes-later+waiting g-30
=comes-later+watchers r-27 g-19 k37
=comes-later+with-money r-42
=commercial-paper r150 g-92 m-22 h-89
=commercial-paper+dealing g-35 h-19
=commercial-paper+denial g-29 k32
=commercial-paper+exchange r19
=commercial-paper+excused r-22
=commercial-paper+false-words g-20 k39
=commercial-paper+fixed-gain r-20
=commercial-paper+friends r112 k-31
=commercial-paper+gift-money r-68 k-27
=commercial-paper+gold r30
=commercial-paper+hand-over r134 k-65
=commercial-paper+instalment-count g33
=commercial-paper+insured r28
=commercial-paper+keep-cut r80 h23 k-37
=commercial-paper+lawful-bar h33 k25
=commercial-paper+lawful-rate k-38
=commercial-paper+lease r-106 h28
=commercial-paper+market-price r-20 g33 h21
=commercial-paper+narcotic r20 h-34
=commercial-paper+official h-19 k29
=commercial-paper+online-place r-22 k-21
=commercial-paper+paper-early r70 g-23 h-27 k-34
=commercial-paper+paper-money r24 g33 k-20
=commercial-paper+passes-it r21
=commercial-paper+pays r-59
=commercial-paper+pays-for-chance k-106
=commercial-paper+per-period r-24 k-23
=commercial-paper+price-of r150 g-24
=commercial-paper+price-word r-22 g33
=commercial-paper+reference r45 g-21
=commercial-paper+right-now r-74 g-21
=commercial-paper+sale-or-service r124 g-46
=commercial-paper+sell r120 g-24
=commercial-paper+serves r-64
=commercial-paper+settles-later r47
=commercial-paper+sham h-35 k99
=commercial-paper+small-parts h30
=commercial-paper+sold-short r96
=commercial-paper+split h30
=commercial-paper+sums-0 r30 g-76 h-70
=commercial-paper+sums-1 r64 h-19
=commercial-paper+sums-2 r56
=commercial-paper+sums-equal r-33
=commercial-paper+sums-shrink r77
=commercial-paper+take-in r41
=commercial-paper+trade r314 g-24 h-22 k-24
=commercial-paper+trading r48 h26
=commercial-paper+under r23
=commercial-paper+unit r-77 g-31
=commercial-paper+wager-event k27
=commercial-paper+waiting r-38
=commercial-paper+watchers r-109 h25
=compulsory-cover g58
=compulsory-cover+debt g-33
=compulsory-cover+deferred g-33
=compulsory-cover+insured g43
=compulsory-cover+sale-or-service g-33
=compulsory-cover+sums-0 g45
=compulsory-cover+unit g-33
=compulsory-cover+voluntary-cover g35
=conceal r-22 g-63 h44 k206
=conceal+dealing h-23 k43
=conceal+denial g-51 h-19 k76
=conceal+document h71 k-67
=conceal+errand h45
=conceal+false-words h-33 k-20
=conceal+gift-money g-23 h-27 k23
=conceal+name-before m29 h47
=conceal+reference g38 m27 h87
=conceal+sale-or-service g-24 h21 k49
=conceal+sums-0 r-33 g-63 h30 k214
=conceal+unit h75 k69
=conceal+watchers k80
=condition r193 g20 m-31 k-30
=condition+contrast r52
=condition+dealing r-53
=condition+debt r102 g-38
=condition+denial r38
=condition+excused r56 h58
=condition+free-use r24
=condition+friends r36
=condition+gift-money r73
=condition+hand-over r68
=condition+hangs-if g21
=condition+in-return r38 g24 m-19
=condition+lend r158 g-35
=condition+lend-verb r41
=condition+own-account h58
=condition+paid-entry h55
=condition+paper-money r24 g19
=condition+pays-for-chance r148 h39
=condition+per-period r23
=condition+price-of g-51 h55
=condition+priced-thing g19
=condition+reference r23
=condition+repay r-27
=condition+sale-or-service r37 g-46
=condition+sell r-36 g24
=condition+serves r-26
=condition+sums-0 r60 g20 m-27 k-27
=condition+sums-1 r110
=condition+sums-apart r24
=condition+surety-pay h55
=condition+tied-deal r28 g-44
=condition+tied-trade r52 g-19
=condition+unit r-21
=contest-kind r-61 g-32 m114 h-85
=contest-kind+contribute g-24
=contest-kind+dealing r24 g24 k20
=contest-kind+debt r38 m48
=contest-kind+delay-charge r37 h-30
=contest-kind+described m53
=contest-kind+extra g-21 m71
=contest-kind+fee m-31
=contest-kind+first-takes m31 h-22
=contest-kind+for-money r-53 m185 h-32
=contest-kind+foreign-currency r-21 g34 m19
=contest-kind+friends m22 h-58
=contest-kind+game r-49 g-49 m-33 h-55
=contest-kind+gift-money m110 k38
=contest-kind+hand-over m70 h21
=contest-kind+insured m45
=contest-kind+keep-cut m-41
=contest-kind+late-rent m-26
=contest-kind+lawful-bar m-23
=contest-kind+lease m-33
=contest-kind+lend r41 m50
=contest-kind+licensed r25
=contest-kind+market-price r-30 h-41
=contest-kind+meat g59 m-25
=contest-kind+my-loss m37
=contest-kind+name-after r25
=contest-kind+name-before h19
=contest-kind+not-pork m25
=contest-kind+online-place g-51 m27 h96
=contest-kind+operator h64
=contest-kind+out-there g24 m42
=contest-kind+outside-prize m-34
=contest-kind+paid-entry m-27 h-46 k40
=contest-kind+paper-money h24
=contest-kind+passes-it m27
=contest-kind+pays m33 h-23
=contest-kind+pays-for-chance h-52
=contest-kind+per-period m-37 h23
=contest-kind+price-of g40 m-59 h20 k21
=contest-kind+price-word g26 m-31
=contest-kind+priced-thing r-30 m-19 h-32
=contest-kind+reference r20 g-44 m-88 h-58 k40
=contest-kind+repay m34 h20
=contest-kind+return-on-capital g20
=contest-kind+right-now g19
=contest-kind+sale-or-service g85 m-77
=contest-kind+sold-short k20
=contest-kind+stakes g19 m29 h33
=contest-kind+sums-0 r-37 g-19 m-66 h-44
=contest-kind+sums-1 r-22 m130 h-41
=contest-kind+sums-2 m50
=contest-kind+sums-apart m27
=contest-kind+take-in m57
=contest-kind+to-learn m-25
=contest-kind+to-oppose r23
=contest-kind+trade r-23 m-20 k21
=contest-kind+unit r29 g25 m30 h-21
=contest-kind+unlawful-business h54
=contest-kind+up-down g58 m-54
=contest-kind+wager-event r-25 g-87 m56
=contest-kind+winner-takes m68
=contest-kind+with-money r-38 m126
=contract-bet r-139 g393 m-72 h-109 k-28
=contract-bet+dealing r-82 g75
=contract-bet+debt r-21 g47 h22
=contract-bet+draw r93
=contract-bet+equity g46 h-22
=contract-bet+exchange r-99 g122
=contract-bet+excused r35 g30
=contract-bet+extra r-22
=contract-bet+fixed-gain r24 h22
=contract-bet+gift-money r-21 g29
=contract-bet+guaranteed r-28 g34
=contract-bet+insured r-30 g23
=contract-bet+lend r-35 g47
=contract-bet+market-price r-29 g62 m-28
=contract-bet+metal g22
=contract-bet+metal-deal r-31 g37
=contract-bet+more-time r-24
=contract-bet+paper-money g32
=contract-bet+pays g20
=contract-bet+pays-for-chance g67 h19
=contract-bet+per-period g27
=contract-bet+price-of r-61 g53
=contract-bet+priced-thing g24 m-28
=contract-bet+return-on-capital g19
=contract-bet+sale-or-service r-35 g88
=contract-bet+sell r-72 g20
=contract-bet+serves r-28
=contract-bet+sums-0 r-150 g367 m-64 h-109 k-28
=contract-bet+trade r-61 g53
=contract-bet+trading r-69 g109 m-19 h-21
=contract-bet+unit r-35 g58
=contract-bet+up-down r-35
=contract-bet+watchers g23
=contrast r39 g21 m-64 k63
=contrast+cut-mine r38
=contrast+deadline r38 k40
=contrast+dealing r39 g107 h-20 k-50
=contrast+debt r-126 g-27 h-30 k23
=contrast+debt-carrier r-59
=contrast+denial r105 g-114 k34
=contrast+document g42
=contrast+draw r-58 m29 h53
=contrast+equity r42 g29
=contrast+errand g32 k31
=contrast+excused g-20 h55
=contrast+extra r96 h31 k-20
=contrast+false-words g-56
=contrast+fee r-61
=contrast+fixed-gain r-22
=contrast+fixed-rate r28 g28
=contrast+free-use r28
=contrast+friends r59 k22
=contrast+game h38
=contrast+gift-money r-50 g19 h42 k114
=contrast+given-back r48
=contrast+gold r-69
=contrast+gold-part r19
=contrast+guaranteed m-21 h-19
=contrast+hand-over r56 h54 k34
=contrast+hangs-if g21
=contrast+in-return r60 h-23
=contrast+increase h21
=contrast+instalment-count h-41
=contrast+late-rent r-27 h55
=contrast+lawful-bar r-33 h43
=contrast+lawful-rate r23 h26
=contrast+lease r-89
=contrast+lend g-33 h-41 k27
=contrast+lend-verb r93
=contrast+lender r-44 g-20
=contrast+licensed g30 h25
=contrast+market-price g71
=contrast+metal r52
=contrast+metal-deal r67 k-19
=contrast+more-back r28
=contrast+name-after r38
=contrast+name-before r-19
=contrast+narcotic r88 h26
=contrast+official r-41 h28
=contrast+one-source r-21
=contrast+outside-prize r25
=contrast+own-account h57
=contrast+own-zakat-rate r-34 g24
=contrast+paid-entry r19 g28
=contrast+paper-money r37 k-24
=contrast+pass-along k23
=contrast+passes-it h22
=contrast+payment-versus-payment r-33
=contrast+payroll r-84 k53
=contrast+pays r29 h37 k25
=contrast+pays-for-chance g74 m-61 h34
=contrast+per-period r45 h31
=contrast+percentage r62
=contrast+play-costs r-34
=contrast+price-of r52 g-27 h-20
=contrast+price-word r39 g31
=contrast+priced-thing g35
=contrast+principal-stays r31
=contrast+quick-cash r53 k-22
=contrast+reference m-30
=contrast+repay g-32
=contrast+return-on-capital r77 g-35
=contrast+right-now k26
=contrast+sale-or-service g83 m19 h-29 k57
=contrast+same-back r38
=contrast+search-for g31
=contrast+sell r-68 g41 k-20
=contrast+serves k36
=contrast+settles-later r25 g-21 k39
=contrast+sham r26
=contrast+sold-apart r25 h41
=contrast+stipulated r25
=contrast+sums-0 r78 g-27 m-65 k69
=contrast+sums-1 r51 g54 h-22 k-22
=contrast+sums-2 r-53
=contrast+sums-3 r-37 k26
=contrast+sums-apart r-30 g23 h21
=contrast+sums-equal r-57 k23
=contrast+sums-grow r22
=contrast+sums-shrink r-26
=contrast+surety r-26
=contrast+surety-pay g24 h37
=contrast+take-in r-51 g45 k-34
=contrast+tied-deal g-39
=contrast+tied-trade r33 g-28
=contrast+to-learn h20
=contrast+to-oppose r-48
=contrast+trade r-21 g22 h-37 k-31
=contrast+trading r75 k-26
=contrast+travelling r19
=contrast+under r-27 k-24
=contrast+unit r-94 g48 h25
=contrast+unlawful-business h29
=contrast+up-down k-19
=contrast+wager-event r-52 g21 m32 h26
=contrast+watchers r-53 h20
=contrast+with-money r27
=contribute r-77 m141 h-76 k21
=contribute+deadline r36
=contribute+dealing r33 m114
=contribute+debt r45 m-30
=contribute+deferred r-37 k33
=contribute+denial g34
=contribute+draw g-22
=contribute+each-in g-38 m-47 h-29 k33
=contribute+equity m20
=contribute+excused r48
=contribute+extra r-37 k24
=contribute+first-takes m32
=contribute+fixed-gain r20 m21
=contribute+fixed-rate k39
=contribute+for-money r-25 g24
=contribute+foreign-currency m-20
=contribute+friends m46
=contribute+game r-23 m48
=contribute+gift-money k-21
=contribute+gold g35
=contribute+guaranteed r26
=contribute+hand-over r-41 m85 k27
=contribute+keep-cut r25
=contribute+kept-by-creditor m35
=contribute+late-rent r-50
=contribute+lawful-rate m24
=contribute+lease r33
=contribute+lend r42 m-23
=contribute+market-price g64
=contribute+more-time r32
=contribute+narcotic r-25 h21
=contribute+not-pork m48
=contribute+outside-prize r-21 m-22
=contribute+paid-entry r-34 g19
=contribute+passes-it r27 m-22 k35
=contribute+pays r45 m-57
=contribute+pays-for-chance r49 g-79 m57 h-56 k20
=contribute+per-period m-65
=contribute+price-of m146 h35
=contribute+price-word g20 m23
=contribute+priced-thing g70
=contribute+reference r33 m28 h62 k23
=contribute+repay r59 m-28
=contribute+return-on-capital r47 g-29 m-20
=contribute+sale-or-service m75 h27
=contribute+split m-26
=contribute+stakes g28 m48
=contribute+sums-0 g-28 m121
=contribute+sums-1 r-158 h-91 k21
=contribute+sums-apart r60
=contribute+sums-grow r-31
=contribute+take-in r-26 m54 h-26 k29
=contribute+trade g-38 m115 h35
=contribute+travelling r-25
=contribute+unit g-41 m-54
=contribute+up-down r29 g32
=contribute+wager-event r-55 g-19 m38 h-58
=contribute+waiting r33
=contribute+winner-takes m88 h-38
=conventional-bank g26
=conventional-bank+insured g24
=conventional-bank+sums-0 r24 g28
=currency-forward r210 g-96 h-37
=currency-forward+dealing r32
=currency-forward+denial g-19
=currency-forward+exchange r69 g-45
=currency-forward+foreign-currency r103 g-36 h-21
=currency-forward+forward-deal r33 g-26
=currency-forward+market-price r35 g-34
=currency-forward+pass-on r80 g-57
=currency-forward+priced-thing r22 g-32
=currency-forward+sums-0 r166 g-96 h-24
=currency-forward+trading r37 g-26
=currency-forward+unit r29
=cut-mine r-32 g-20 h-41 k117
=cut-mine+denial r-20
=cut-mine+fee h-26 k38
=cut-mine+gift-money r-19 k52
=cut-mine+hand-over k28
=cut-mine+in-return r48
=cut-mine+keep-cut r-32 h-47 k75
=cut-mine+lender-gain r-42 h22
=cut-mine+my-wallet-lent k23
=cut-mine+online-place k20
=cut-mine+paid-entry r38
=cut-mine+paper-money r40
=cut-mine+pass-along r-21 k37
=cut-mine+passes-it r-64 k43
=cut-mine+pays-for-chance k52
=cut-mine+per-period k23
=cut-mine+percentage r-36 h23 k24
=cut-mine+price-of r27
=cut-mine+reference r-25 k30
=cut-mine+return-on-capital h26
=cut-mine+sale-or-service h-26 k28
=cut-mine+serves r30 h-26 k26
=cut-mine+sums-0 r-72 g-19 h-20 k113
=cut-mine+sums-2 r41
=cut-mine+surety-pay r28 k32
=cut-mine+take-in r-32 h22
=cut-mine+unit k55
=deadline r67 g125 m-36 h-65
=deadline+dealing r26 g-69 m-38 k-26
=deadline+debt r-28
=deadline+debt-carrier g31
=deadline+deferred r23 g-36 m21
=deadline+delay-charge g-30
=deadline+denial r-36 g-44 k54
=deadline+draw h46
=deadline+each-in r37
=deadline+equity g45
=deadline+exchange r21 g-32
=deadline+excused r125 g38
=deadline+extra r79 g-46
=deadline+fee r19 g-34
=deadline+fixed-gain g36
=deadline+foreign-currency r149 g-66
=deadline+forward-deal g33
=deadline+friends r59 g-45
=deadline+gift-money r104 g-65 h-27
=deadline+given-back r43 g-50
=deadline+gold r107 g-89
=deadline+gold-part r56 g-61
=deadline+grown-debt r42
=deadline+guaranteed r27
=deadline+hand-over r127 m-41 k29
=deadline+he-picks r-19
=deadline+in-return r34 g-21
=deadline+instalment-count g58
=deadline+insured r46 g-80
=deadline+keeps-money g-20
=deadline+late-rent r83 g-43
=deadline+lawful-bar r43 g-30
=deadline+lawful-rate g49
=deadline+lease r41 g80
=deadline+left-open r-34
=deadline+lend r-80 g-36
=deadline+lend-verb r26 g-25
=deadline+lender r-56
=deadline+limit r38
=deadline+market-price g51
=deadline+meat-trade r22
=deadline+metal r-43 g21
=deadline+metal-deal r-72 g50
=deadline+more-back r57
=deadline+more-time h22
=deadline+name-before r22 g-21
=deadline+narcotic r57 h-28
=deadline+nobody-knows r-23
=deadline+not-chosen r-31 g52
=deadline+not-mine-yet r-21 g34
=deadline+not-pork r31 g32
=deadline+not-told g89
=deadline+one-source g31
=deadline+online-place r21
=deadline+own-zakat-rate r-29 g34
=deadline+paper-money g34
=deadline+pass-on r-30 g38
=deadline+payroll r27 g-21
=deadline+pays r25 g-84
=deadline+pays-for-chance r106 g-77 m-28 k19
=deadline+per-period r52 g-80 h49
=deadline+percentage g-25
=deadline+price-later r30 g-35
=deadline+price-word g111
=deadline+priced-thing r30
=deadline+principal-stays r50 g-29
=deadline+receivable r24
=deadline+reference r-19 g64 k26
=deadline+repay g-42
=deadline+return-on-capital r52
=deadline+right-now r118 g-104 k34
=deadline+sale-or-service r-93 g89 m-22 h-21
=deadline+sea-catch g23
=deadline+serves g41
=deadline+settles-later r-76 g124 h-56
=deadline+small-parts k27
=deadline+sold-apart r36 g-43
=deadline+sold-short r-28 g-52
=deadline+stipulated r45
=deadline+sums-0 r-116 g115 h-54 k-56
=deadline+sums-1 r40 g53 m-23
=deadline+sums-2 r75 g-38
=deadline+sums-3 r69 k26
=deadline+sums-apart r136 g19
=deadline+sums-equal r-140 k21
=deadline+sums-grow r123 g-34
=deadline+sums-shrink r24
=deadline+surety-pay r-23
=deadline+take-in g41 m-24 k34
=deadline+to-learn r30
=deadline+trade r-40 g-24
=deadline+trading g36
=deadline+travelling g-46
=deadline+two-prices r-52 g33
=deadline+undecided r-32 g28
=deadline+under r-35
=deadline+unit r27 g-47 m-26 k-21
=deadline+unknown r-25
=deadline+unlawful-business r42 h21
=deadline+waiting h22
=deadline+watchers r-42 k39
=deadline+with-money g30
=deadline+works-for r85 g24
=dealing r-43 g110 m-112 h-101
=dealing+debt r26 g-45 m-37 k-28
=dealing+debt-carrier r-113
=dealing+debt-grows r47
=dealing+deferred r-27 k-19
=dealing+delay-charge g-19 h-50
=dealing+denial r105 g108 m57 k-95
=dealing+dependant h69
=dealing+described g-33
=dealing+document r71 g-24 h86
=dealing+draw r-22 m109 h108
=dealing+early-rebate g-38
=dealing+equity r-52 g-31
=dealing+erase-it k57
=dealing+errand g37 m-20 k29
=dealing+exchange r85 m28 h-29
=dealing+excused r56 g-36 h106 k37
=dealing+extra g45 m53 k26
=dealing+false-words r-19 h-29 k152
=dealing+fee g-34 m-32 h-70 k31
=dealing+first-takes g-19 m27
=dealing+fixed-gain r-28 g33 m-26 k28
=dealing+fixed-paper r53 h-27
=dealing+fixed-rate r-33 g70 m-38
=dealing+for-money g126 m-29 k30
=dealing+foreign-currency r86 g-70 h-47
=dealing+forward-deal r93 k-39
=dealing+friends r24 g44 h23 k30
=dealing+future-crop g63
=dealing+game g-22 h40
=dealing+gift-money r-54 g19 m-21 h-22 k-36
=dealing+gift-to r-43
=dealing+given-back r67 m45 h80 k31
=dealing+gold r-84 g-19 m36 h-30
=dealing+gold-part g33 h24
=dealing+guaranteed r-104 g-24 m-24
=dealing+guarantor r20
=dealing+halal-certified r47
=dealing+hand-over r-179 m-70 h-35
=dealing+hangs-if r-24 g169 m-69 h-20
=dealing+hangs-on g72 h-36
=dealing+he-picks g79
=dealing+impure-wealth r56 m-21 k32
=dealing+in-return r-22 g79 h-28
=dealing+increase r51
=dealing+instalment-count r-38 h-22
=dealing+insurance-business g-126 h122
=dealing+insured g-35 k27
=dealing+interest-business r-31 h35
=dealing+islamic-paper g20
=dealing+istisna g21
=dealing+keep-cut r28 g23 m42 h-26
=dealing+kept-by-creditor g20 h25
=dealing+late-rent r75 g30 k-25
=dealing+lawful-bar r31 g82 m28 h-34
=dealing+lawful-rate r89 m73 h43 k24
=dealing+lease r-164 g-60 m-45 k-68
=dealing+left-open r-25 g108
=dealing+lend r87 g52 m-30 h25 k-22
=dealing+lend-verb r46 g27
=dealing+lender m28 h38
=dealing+lender-gain r30 g-31 h26
=dealing+licensed r53 h23
=dealing+limit r31
=dealing+loose-order g79
=dealing+loser-pays m67
=dealing+lost-contest m25
=dealing+market-price r-20 m19
=dealing+meat r-24 g-69 h36
=dealing+meat-trade r-23 h63
=dealing+metal r23 h-37
=dealing+metal-deal r-62 g51 h-22
=dealing+more-back r34
=dealing+more-time r26
=dealing+my-wallet-lent r-33 k77
=dealing+name-after g21 m40 h92
=dealing+name-before r-51 g62 m-33
=dealing+narcotic r-28 g19 h-58 k-24
=dealing+no-date g72
=dealing+no-day r-39
=dealing+no-decision-date g30
=dealing+nobody-knows r-36 g142 h-44 k-24
=dealing+not-chosen g-43
=dealing+not-mine-yet r-78 g167 h-22 k-27
=dealing+not-pork r-20 g-36 h40
=dealing+not-told r-82 g-33 h-26 k28
=dealing+official r-33 h61 k-37
=dealing+one-source r-25 g25
=dealing+online-place r20 g-53 m90 h127
=dealing+operator m45 h59
=dealing+out-of-reach g78
=dealing+out-there r-39 g193
=dealing+outside-prize r152 g-57 m-24
=dealing+own-account r-35 g-24
=dealing+own-stake m35 h33
=dealing+own-zakat-rate r-42 g23 h24
=dealing+paid-entry r91 g-31 m59
=dealing+paper-early r79 g-38
=dealing+paper-money r42 g-36 k-23
=dealing+pass-along r-20 k22
=dealing+pass-on r-44 h-41
=dealing+passes-it r22 g-22 k-42
=dealing+pay-for-cover r-24
=dealing+pay-me h23
=dealing+payment-versus-payment r43 g-54 h-25
=dealing+payroll r99
=dealing+pays r-20 h24
=dealing+pays-for-chance g-43 h68 k-29
=dealing+per-period r74 g-46
=dealing+percentage r23 g25 h-25
=dealing+place-after r-27 g47
=dealing+play-costs r-58
=dealing+pledge r72 h21
=dealing+price-later g44
=dealing+price-of m-25
=dealing+price-open r-20 g94 h-22
=dealing+price-word r-55 g-33 k-19
=dealing+priced-thing m77 h-37
=dealing+principal-stays r-37
=dealing+promised-cut r44 g-47 h-26
=dealing+quick-cash r103 g-22
=dealing+rate-charge r54 g19
=dealing+receivable r100 g-46 m24
=dealing+reference r-90 g-20 m-74 k-41
=dealing+refusal r-20 g36
=dealing+repay r22 g78 m-35 h-22 k83
=dealing+reschedule g19
=dealing+return-on-capital r-79 k58
=dealing+right-now r-92 g51 k-32
=dealing+salam g-29
=dealing+sale-or-service r32 g-37 m-25 k-66
=dealing+same-back r106 g-27
=dealing+savings-circle r156
=dealing+sea-catch g124 m-24 h-29
=dealing+search-for k21
=dealing+sell r48 g-99 m-33
=dealing+serves m-60 k-38
=dealing+settles-later m-22 h-22
=dealing+sham r49 h-40
=dealing+share-unknown g47
=dealing+shut-thing r51 g-25
=dealing+small-parts g-30 k25
=dealing+sold-apart m-40 h-26
=dealing+sold-short r-55 g43
=dealing+speed-up r20 g47 h-21
=dealing+split h35
=dealing+stakes r50 m37
=dealing+stipulated r25 g-58 h-21
=dealing+stranger r-26 k24
=dealing+sums-0 g179 k34
=dealing+sums-1 g-21 m-43 h-77
=dealing+sums-2 r-21 g-21 m-99 h-33 k-43
=dealing+sums-3 g-27 m20
=dealing+sums-apart r-127
=dealing+sums-equal r-42 m-33
=dealing+sums-grow r71
=dealing+sums-shrink r67 g-23 m-24
=dealing+surety r30
=dealing+surety-pay g44 h-40
=dealing+takaful r23
=dealing+take-in g110 m-35 k-48
=dealing+tick-guess r-31 g31 m93
=dealing+tied-deal r-26 g-45
=dealing+tied-trade r25 g-26
=dealing+to-debtor r29 g-46
=dealing+to-dispose r47 g-40 k26
=dealing+to-learn r29 h83 k22
=dealing+to-oppose r56 g22 m28 h-49
=dealing+to-treat r21
=dealing+trade g-42 m-22 k41
=dealing+trading r-29 g86
=dealing+travelling r-36 g85 m-20 h49
=dealing+two-prices r-34 g25
=dealing+unborn r-21 g90 h-30
=dealing+undecided g62
=dealing+under r50 g-35 m23 k-37
=dealing+undescribed g24 h-26
=dealing+unit r65 g-122 h-74 k49
=dealing+unknown g45 k-20
=dealing+unknown-party g-19 k50
=dealing+unknown-quantity g46
=dealing+unlawful-business r63 h51 k33
=dealing+unlicensed-giving r-40 h21
=dealing+up-down r30
=dealing+voluntary-cover g-61 h63
=dealing+wager-event r49 g98 m36 k41
=dealing+wait-pay r67
=dealing+waiting r113 g-21
=dealing+watchers r69 g50 h-22 k-44
=dealing+winner-takes g54 h-34
=dealing+with-money r48 m53 h-31
=dealing+works-for r70 h-28
=dealing+zakat r46
=debt r363 g-121 m-56 h-160 k-85
=debt+debt-carrier r-43 m-20 k-19
=debt+debt-grows r72
=debt+deferred k-40
=debt+delay-charge r44
=debt+denial r-158 g-101 m68 h43 k-54
=debt+document r-52 m36 h20 k56
=debt+each-in r33
=debt+equity r-107 h195
=debt+errand r-47
=debt+exchange r-61 g37
=debt+excused r-268 h158
=debt+extra r71 g21 m-56 h-60
=debt+fee r121 g27 h-24
=debt+fixed-gain r133 g25
=debt+for-money g20 m-21 h20
=debt+foreign-currency r-52 m-33
=debt+free-use r98
=debt+friends r-47 h89
=debt+game r-22 m124
=debt+gift-money m-37 h-65 k-36
=debt+given-back r-62 g118 m-36 h-49 k-23
=debt+gold r89 g-24
=debt+gold-part r-38
=debt+grows-with-time r58
=debt+guaranteed r-72 g20 m-21
=debt+guarantor r-27 h35
=debt+guarantor-gain r-59
=debt+halal-certified k57
=debt+hand-over r-136 h40 k-31
=debt+in-return r83 g-68
=debt+increase h-34
=debt+instalment-count r-68
=debt+insurance-business g20
=debt+insured r-34 h56
=debt+interest-business r-92 h113
=debt+interest-product r-30 h24
=debt+islamic-paper r-21
=debt+keep-cut h38
=debt+kept-by-creditor r86
=debt+late-charge r46
=debt+late-rent r-42 m-20 h20
=debt+lawful-bar r-26
=debt+lawful-rate r-55 g-36 h22 k-38
=debt+lease r194 g-25
=debt+lend r-145 g-121 m29
=debt+lend-verb g-35 m-32 k35
=debt+lender r-82 g-25 m-23 k-41
=debt+lender-gain r218 g-34
=debt+licensed k29
=debt+limit r90
=debt+market-price r-59 g37 m-35 h62
=debt+meat r31
=debt+metal r43
=debt+metal-deal g20
=debt+more-back r30
=debt+more-time r28 g-19
=debt+my-loss g28 m28 h20
=debt+my-wallet-lent r-77 k72
=debt+name-after r117 h22
=debt+name-before r23 g-30 m-34
=debt+narcotic r69 g-24 h-32
=debt+not-pork r40
=debt+not-told g-36 h24
=debt+official r-31 k53
=debt+online-place g24 h-37 k37
=debt+operator h62
=debt+outside-prize r-32
=debt+own-zakat-rate r58
=debt+paid-entry r70 m-33 h-30
=debt+paper-early r-53
=debt+paper-money g37 k31
=debt+pass-on r-32
=debt+passes-it r78
=debt+pay-for-cover r-20
=debt+pay-me r68
=debt+payment-versus-payment r68
=debt+payroll r-118 h-23 k41
=debt+pays r-73 m-57
=debt+pays-for-chance r39 g-29 m-47 h-65 k-29
=debt+per-period r143 m-48 h-40
=debt+percentage r103 m-22 h-29
=debt+pledge r-31
=debt+price-of r-104 h26
=debt+price-word r30 g-142
=debt+priced-thing r-71 g29 m-28
=debt+quick-cash r-36
=debt+rate-charge r24 m-26
=debt+receivable r-121 g-58 m25 h36 k-34
=debt+reference r58 g-66 k-35
=debt+refusal r-27
=debt+repay r-172 g-90 m27 h-19
=debt+return-on-capital r-66 g-25 m-26
=debt+right-now r-73 k-19
=debt+sale-or-service r42 g-95 m-19 h-41 k21
=debt+same-back r24
=debt+savings-circle r-28
=debt+search-for r-28 g-25
=debt+sell r-50 g43
=debt+serves r-82 g-44 h32 k37
=debt+settles-later g-34
=debt+sham r-24
=debt+small-parts r-22
=debt+sold-apart r-83 m-19
=debt+sold-short r-55
=debt+speed-up r31
=debt+split r79
=debt+stakes r23 h37
=debt+stipulated r106
=debt+sums-0 r268 g-44 h-60 k-61
=debt+sums-1 r84 g-71 m-22 h-72
=debt+sums-3 h-19
=debt+sums-apart g-19 m-20
=debt+sums-equal r-53
=debt+sums-grow r76
=debt+sums-shrink r-26
=debt+surety r-20 h20
=debt+surety-pay r113 h-35
=debt+take-in r63 g-32 m-24 k-32
=debt+tied-deal r24 g-26
=debt+tied-trade r30 g-34
=debt+to-debtor r-61
=debt+to-dispose r-54
=debt+to-learn r-19 g26
=debt+to-oppose r-109 g-26
=debt+to-treat r-19
=debt+trade r50
=debt+trading r54 g88 h57
=debt+travelling r-22
=debt+two-prices r-23 g27
=debt+under r40 g-43 k-24
=debt+unit m-29 h-62 k-37
=debt+unknown r60
=debt+unlawful-business m31 h81
=debt+unpromised r-50
=debt+up-down g-41 h22
=debt+voluntary-cover g53
=debt+wager-event r42 m94 h40
=debt+wait-pay r19
=debt+waiting r-51 g-28 m-22
=debt+watchers r20
=debt+with-money r26
=debt-carrier r79 g-44 m-57 h-55 k-32
=debt-carrier+denial r-47 m19
=debt-carrier+equity r20
=debt-carrier+excused r-40
=debt-carrier+fee r79
=debt-carrier+friends r45 h29
=debt-carrier+given-back r27
=debt-carrier+grows-with-time r21
=debt-carrier+hand-over r-66
=debt-carrier+in-return g-25
=debt-carrier+increase r-29
=debt-carrier+instalment-count r-27
=debt-carrier+insured r-24
=debt-carrier+keep-cut r45
=debt-carrier+lend g-35 h37
=debt-carrier+lender r42 h-49
=debt-carrier+lender-gain r57
=debt-carrier+name-after r38
=debt-carrier+narcotic r28
=debt-carrier+official r21
=debt-carrier+own-zakat-rate r-24 g49
=debt-carrier+paid-entry r32
=debt-carrier+payroll r-30
=debt-carrier+pays g32
=debt-carrier+pays-for-chance r37 g-34 m-53
=debt-carrier+per-period r37 h-24
=debt-carrier+percentage r44
=debt-carrier+principal-stays r41
=debt-carrier+rate-charge r64 m-26
=debt-carrier+reference r-27 g30
=debt-carrier+repay r-40
=debt-carrier+sale-or-service g-20 m-26 h-23
=debt-carrier+settles-later g31
=debt-carrier+sold-short r-49
=debt-carrier+sums-0 r73 m-46 h-74 k-31
=debt-carrier+sums-1 g-22 h21
=debt-carrier+sums-2 r31 g-20
=debt-carrier+sums-3 r-41
=debt-carrier+sums-apart r46
=debt-carrier+sums-grow r-44
=debt-carrier+surety-pay r22
=debt-carrier+to-dispose r-19
=debt-carrier+to-oppose r-47
=debt-carrier+trade r32 g-19
=debt-carrier+trading r51 g-30
=debt-carrier+under r27 g-30
=debt-carrier+unit g-34
=debt-carrier+wager-event m-23
=debt-carrier+watchers r-53
=debt-grows r266 g-83 m-26 h-26
=debt-grows+denial r28
=debt-grows+gift-money r35
=debt-grows+lend r77
=debt-grows+pays r80 g-24
=debt-grows+pays-for-chance r108
=debt-grows+price-word r36
=debt-grows+receivable r37
=debt-grows+reschedule r36
=debt-grows+sale-or-service r22
=debt-grows+sums-0 r192 g-68 h-23
=debt-grows+sums-1 r56
=debt-grows+sums-shrink r23
=debt-grows+to-oppose r59
=debt-grows+unit r58
=debt-grows+waiting r34
=deferred r95 m-52 h-73 k-45
=deferred+delay-charge r36
=deferred+denial g-49
=deferred+errand r-19
=deferred+exchange r48
=deferred+excused r23
=deferred+extra k32
=deferred+fee r28
=deferred+fixed-rate r61
=deferred+for-money r22
=deferred+foreign-currency r48 g-33
=deferred+friends r-107 g27
=deferred+gift-money g49 k-33
=deferred+gift-to r-33
=deferred+given-back g36 k33
=deferred+gold r376 g-64 h-39
=deferred+gold-part r-34 m-21
=deferred+guaranteed r-49
=deferred+hand-over r94 g-46
=deferred+increase r-24 k33
=deferred+insured g29 k-19
=deferred+kept-by-creditor r32
=deferred+late-charge r35
=deferred+late-rent g67
=deferred+lawful-bar r21
=deferred+lawful-rate r-80 g-27
=deferred+lease g24
=deferred+left-open g40
=deferred+lend g-49 h34
=deferred+lend-verb r-20
=deferred+lender r-27
=deferred+lender-gain r32
=deferred+limit r27
=deferred+market-price r138 g-73
=deferred+metal r-33 g22
=deferred+metal-deal r-26
=deferred+more-time r-49 m27 h22
=deferred+narcotic r83 h-21
=deferred+not-chosen g58
=deferred+not-pork r-27
=deferred+official g29
=deferred+online-place g19
=deferred+outside-prize r-46
=deferred+own-zakat-rate r21 g64
=deferred+paid-entry r37
=deferred+paper-money g60
=deferred+payment-versus-payment r21
=deferred+payroll r31
=deferred+pays r-32
=deferred+pays-for-chance r115 m-24 h-21
=deferred+per-period r-31
=deferred+price-later r30
=deferred+price-of r-63 g-33
=deferred+price-open r19
=deferred+price-word r-65 g-23
=deferred+priced-thing r153 g-66
=deferred+principal-stays r-63
=deferred+receivable r-94 g-35 h37
=deferred+reference g-46 h-23 k22
=deferred+return-on-capital r37
=deferred+right-now r102 g-96
=deferred+salam g33
=deferred+same-back r26 g-24
=deferred+savings-circle r-25
=deferred+search-for g105
=deferred+sell h-19
=deferred+serves r-38
=deferred+settles-later r-37 g-58 h-45
=deferred+small-parts r-23
=deferred+sold-apart r87 g-35
=deferred+split r-21 k22
=deferred+sums-0 r127 g22 m-46 h-59 k-56
=deferred+sums-1 r60 g-45
=deferred+sums-2 r-131 g23
=deferred+sums-3 r38
=deferred+sums-apart r-57
=deferred+sums-equal r70
=deferred+sums-grow r-82 g27
=deferred+sums-shrink r-24
=deferred+take-in r61
=deferred+to-dispose r-38
=deferred+to-learn g20 k-20
=deferred+to-oppose r-41
=deferred+trade r99 g-55 h-26
=deferred+trading r31
=deferred+travelling r30
=deferred+two-prices r-69 g35
=deferred+undecided g48
=deferred+under k22
=deferred+unit m-26 h-32
=deferred+unlawful-business r41 m46 h42
=deferred+up-down r66 g-35
=deferred+voluntary-cover g36
=deferred+waiting r-60 h22
=deferred+with-money r62
=delay-charge r104 g-59 m-27
=delay-charge+errand r-31
=delay-charge+fee r-21 h31
=delay-charge+for-money r-19
=delay-charge+friends h76
=delay-charge+gift-money r32 m21
=delay-charge+gift-to r-44
=delay-charge+giving-drive r-29
=delay-charge+instalment-count r32
=delay-charge+insured r66 h-30
=delay-charge+kept-by-creditor r86
=delay-charge+late-charge r33 h-38
=delay-charge+late-rent r-83 h-26
=delay-charge+lawful-rate r35
=delay-charge+lend r44
=delay-charge+narcotic h-53
=delay-charge+pays r28
=delay-charge+pays-for-chance r21 g-30
=delay-charge+price-of r-30 h-25
=delay-charge+reference r32
=delay-charge+return-on-capital r47
=delay-charge+right-now r-19
=delay-charge+sale-or-service h-20
=delay-charge+settles-later g-30
=delay-charge+sums-0 r83 g-29 m-24
=delay-charge+sums-1 g-24
=delay-charge+sums-2 r28
=delay-charge+to-dispose r-24
=delay-charge+to-learn r-42
=delay-charge+to-oppose h-60
=delay-charge+trade h-25
=delay-charge+trading r-35 h23
=delay-charge+unit r-19 g-40 h70
=delay-charge+unlawful-business h-52
=delay-charge+wager-event r36 m-19 h-24
=delay-charge+with-money r-44
=denial r-105 g259 m-63 h-80 k165
=denial+document r-33 g-70 h335 k-58
=denial+draw g24 m-30
=denial+equity r48 h-27
=denial+erase-it g-54 h116 k-25
=denial+errand r-24 g-37 h30
=denial+exchange r63 g-20 k31
=denial+excused g108 m-39 h-39 k35
=denial+extra r90 g-30 m54 k-23
=denial+false-words h-35 k37
=denial+fee r-36 g-45 k-21
=denial+fixed-gain r72
=denial+fixed-rate r85
=denial+for-money g46
=denial+foreign-currency g-79 m46 h31
=denial+free-use r87 g-28
=denial+friends g-101 m54 k51
=denial+gift-money g145 h-69 k24
=denial+gift-to g-21 k33
=denial+given-back r-65 h-26 k-25
=denial+giving-drive g-28 k150
=denial+gold r70 g20
=denial+guaranteed r30
=denial+guarantor r-90 g-20
=denial+halal-certified h92 k-47
=denial+hand-over r56 g-62 m-37 k-26
=denial+hidden-name g-23 h-34 k63
=denial+improper g-53 h29
=denial+in-return r63 g-22 m-21 h-32 k-37
=denial+increase r94
=denial+instalment-count r-58 g-28
=denial+insured r-59 h51
=denial+islamic-paper r20
=denial+istisna g79
=denial+keeps-money r73 g-24
=denial+late-rent h29
=denial+lawful-bar g31
=denial+lawful-rate r74 g-32 k24
=denial+lease r27 m-20 h31
=denial+left-open g-52
=denial+lend r35 g-103 m55 h23 k-41
=denial+lend-verb r69 g-25
=denial+lender r66 m20 h29
=denial+lender-gain k-24
=denial+licensed r-25 g-24 h33
=denial+loose-order g130 h-34
=denial+loser-pays g-19
=denial+market-price r20 g64 m66 h37 k-28
=denial+meat h77
=denial+meat-trade h75
=denial+metal r83 g-62 h76 k-38
=denial+metal-deal r92 g-36 h79 k-40
=denial+more-back r28 g-35
=denial+more-time r-104 g-66 h-21
=denial+my-loss m49
=denial+name-after r-20 g-20 h27
=denial+name-before g-27 m26 h56
=denial+narcotic r60 h72 k-34
=denial+no-date g60
=denial+no-day r-21 g52
=denial+no-decision-date g66
=denial+no-spec g96
=denial+nobody-knows g56 h-44 k-58
=denial+not-chosen g33 h-20 k-32
=denial+not-mine-yet g19
=denial+not-pork r20 g37 h21
=denial+not-told r31 g89 h-42 k-24
=denial+official r-53 g-74 h98 k-48
=denial+online-place g-20 m38 h25 k-39
=denial+operator m-21
=denial+outside-prize r-50 g-69 m-27
=denial+own-zakat-rate r28 m-22
=denial+paid-entry r69 g27 h-44
=denial+paper-money r30 h29 k47
=denial+pass-along g-24 k21
=denial+pass-on g38 m27 h37 k-65
=denial+passes-it g-59 k25
=denial+pay-for-cover g50
=denial+pay-me r26
=denial+payment-versus-payment h28 k-24
=denial+payroll r-24 g-43 h50
=denial+pays r-26 g40 m37 h-26 k-31
=denial+pays-for-chance r41 g-24 m33 h54 k-24
=denial+per-period r146 h28 k-21
=denial+percentage r65 g-35
=denial+place-after h-20 k-21
=denial+play-costs r30
=denial+price-of r30 g147 m-25 h-31 k-37
=denial+price-word r-40 g-63 m28 h29 k-24
=denial+priced-thing r69 m55 k-24
=denial+rate-charge r21
=denial+receivable r-34 h28
=denial+reference m-39 k26
=denial+refusal m-42 k53
=denial+repay r-195 g-105 m19 k-48
=denial+reschedule g21
=denial+return-on-capital r103 h31 k-29
=denial+right-now r91 h-35 k44
=denial+sale-or-service r-25 g96 h62 k104
=denial+search-for r22 g41
=denial+sell r119 g100 h-29 k-21
=denial+serves g21 h82 k26
=denial+settles-later r-34 g-93 k47
=denial+sham g-26 h43 k-19
=denial+shut-thing g24
=denial+small-parts r-32 g-34 h-23 k68
=denial+soft-drink h-46
=denial+sold-apart r34
=denial+sold-short r59 g94 h-45
=denial+speed-up g-73 h61 k-31
=denial+split k52
=denial+stays-unseen g-53 k88
=denial+stranger g-36
=denial+sums-0 r-96 g152 m-102 h-115 k183
=denial+sums-1 g128 m49 h39 k-42
=denial+sums-2 m-20
=denial+sums-apart r134 g-75 h22
=denial+sums-grow r-116 g84
=denial+surety r-90 g-20
=denial+surety-pay r-42 g33 h-37
=denial+take-in r76 g-53 k33
=denial+tick-guess m24
=denial+to-debtor r-30 g-34
=denial+to-dispose k25
=denial+to-learn h42
=denial+to-oppose r-19
=denial+to-treat r51 k29
=denial+trade r36 g24 m-26 h-22 k-37
=denial+trading g226 m23 h-29 k-57
=denial+two-prices g24
=denial+undecided g60 h-31
=denial+under r-105 g21 h23
=denial+undescribed g77 h-46 k-52
=denial+unit r-21 g19 h-19 k56
=denial+unknown r53 g77 k-70
=denial+unknown-party g-22
=denial+unlawful-business m-37 h-38
=denial+unlicensed h-34 k52
=denial+unlicensed-giving k41
=denial+unpromised r-65 g-44
=denial+up-down r-20 g20 m78
=denial+voluntary-cover g54
=denial+wager-event g-88 m48 h-43
=denial+waiting r-106 g-89
=denial+watchers g-60 h34 k30
=denial+with-money r66 g83 m-46
=denial+works-for k28
=dependant r-29 g-53 m-35 h-81 k-73
=dependant+foreign-currency r32
=dependant+gift-money r-20
=dependant+hand-over r32
=dependant+market-price h69
=dependant+reference r30 h-20
=dependant+right-now r32
=dependant+sale-or-service h48
=dependant+sums-0 g-53 m-35 h-81 k-73
=described g-109 m39 h-63
=described+gift-money r28
=described+hand-over r-26 g31
=described+not-told m45
=described+payroll r-31
=described+right-now r-22 g29
=described+sale-or-service r-33
=described+serves r-46
=described+shut-thing g-32
=described+sums-0 r-25 g-79 h-53
=described+sums-1 r-34 g-30 m39
=described+unit g-26
=described+wager-event m50
=document g-123 m-49 h147 k-126
=document+errand r-29 h-28
=document+excused r-20 h-48 k-21
=document+extra r46
=document+fee r-54 m-28 h-207 k-25
=document+fixed-rate g22
=document+for-money h-22
=document+friends h-23
=document+gift-money g-37 k27
=document+given-back r54
=document+halal-certified r62 g-25 h-40 k24
=document+hand-over g39 h50
=document+improper g-19 h23
=document+in-return h-24
=document+instalment-count g-22
=document+insured h-42
=document+late-rent h22
=document+lawful-rate r31
=document+lease r-24
=document+lend r-22 m36 k28
=document+licensed g23 h53
=document+market-price h42
=document+metal r57
=document+metal-deal r60
=document+more-time r-39
=document+name-after h-25
=document+name-before h36
=document+not-told h23
=document+official h-45 k54
=document+paid-entry h-38
=document+paper-money r-22 h20 k22
=document+payroll h27 k98
=document+pays h-23
=document+pays-for-chance r57 g-30
=document+per-period r49 h35
=document+percentage r30
=document+place-after g27
=document+price-of g-24 h109
=document+price-word h25
=document+reference h24
=document+repay h19
=document+return-on-capital r69
=document+sale-or-service r-25 g-60 m-32 h-46 k84
=document+sell h42
=document+serves r-31 h45 k98
=document+sham r-58 g-20 h323 k-49
=document+sold-apart r24 h-44
=document+sold-short r20 h85
=document+speed-up h21
=document+sums-0 g-133 m-77 h201 k-111
=document+sums-1 m32 h-54
=document+sums-2 r33
=document+sums-grow r38
=document+take-in r34
=document+to-learn h50
=document+to-oppose h-48
=document+trade h107
=document+trading g-38 h33
=document+under g-20 h84
=document+unit r34 g-27 h41
=document+unknown h37
=document+watchers r59
=draw r-48 g-136 m417 h-82 k-57
=draw+errand m-22
=draw+excused r112 g39 m-143
=draw+extra m19 h29
=draw+fee h44
=draw+fixed-rate r-22 g19
=draw+for-money g31 h29
=draw+friends m20 h66
=draw+gift-money m117 h52
=draw+gift-to m49
=draw+giving-drive m20
=draw+hand-over g38 h40
=draw+in-return h-25
=draw+insured r-28 m28
=draw+late-rent m79
=draw+lawful-rate m55 h73
=draw+licensed m20 h67
=draw+market-price g-19 m21 h37
=draw+name-after m44 h36
=draw+name-before h21
=draw+narcotic m27 h55
=draw+not-told h41
=draw+online-place m26 h55
=draw+outside-prize m-84
=draw+paid-entry r-112 m258 h-53 k-24
=draw+paper-money h41
=draw+pays m61
=draw+pays-for-chance r-24 g-29 m297 h19 k-21
=draw+per-period g-20 m24 h93
=draw+price-of r-19 h32
=draw+price-word h23
=draw+reference m90
=draw+return-on-capital r26
=draw+right-now h28
=draw+sale-or-service g-33 m173 h162
=draw+serves h28
=draw+shut-thing g-32
=draw+sold-short m22
=draw+sums-0 r-24 g-104 m203 h-133 k-41
=draw+sums-1 g-31 m162 h36
=draw+sums-2 r-20 m49
=draw+surety-pay h-29
=draw+take-in g19
=draw+to-learn m-27
=draw+to-oppose m-19
=draw+trade r23 h59
=draw+travelling m20
=draw+unit m127 h72
=draw+unlawful-business m53 h38
=draw+wager-event m-33
=draw+watchers r39
=draw+winner-takes m-29 h-30
=draw+with-money g34 m23
=each-in r-55 g-63 m107 h-34 k-20
=each-in+excused r37 m43
=each-in+first-takes m63
=each-in+fixed-rate m-29 k39
=each-in+game m27
=each-in+gift-money g22
=each-in+hand-over r-28 k30
=each-in+insured m28
=each-in+late-rent r-29 m-19
=each-in+narcotic r-26
=each-in+outside-prize r-31
=each-in+paid-entry r-29 m27
=each-in+passes-it m-25 k35
=each-in+pays r23 g22
=each-in+pays-for-chance r-21 g-42 m28 h-26 k21
=each-in+per-period r-42
=each-in+price-of g-22
=each-in+reference r54 m28
=each-in+right-now m29 k-30
=each-in+sale-or-service m20
=each-in+stakes m19
=each-in+sums-0 g-26 m82 k-47
=each-in+sums-1 r-70 g-36 m37 k21
=each-in+sums-2 r-43
=each-in+surety-pay r-22
=each-in+take-in m-21 k32
=each-in+unit g-28 m-76
=each-in+wager-event m-25 h-30
=each-in+winner-takes g-30 m48
=early-rebate r49 g-38
=early-rebate+pays-for-chance r36
=early-rebate+stipulated r56
=early-rebate+sums-0 g-38
=early-rebate+to-debtor g-37
=early-rebate+trading r56
=equity r-108 m-107 h87 k-61
=equity+excused r45 g22 h136 k22
=equity+extra r-19 h-31
=equity+fee r87 m22
=equity+fixed-gain g59
=equity+fixed-rate r-20 g25
=equity+for-money r31
=equity+friends r-50 g-26 m-22 h23
=equity+given-back r-48 g-68 h44
=equity+guaranteed r84
=equity+guarantor r20
=equity+hand-over r-46 m-23 h49
=equity+in-return r-21 g38
=equity+insurance-business g-200 h185
=equity+insured r-23 g-195 m-23 h104
=equity+interest-business r-154 g-23 h254
=equity+islamic-paper h-44
=equity+keep-cut m24 h37
=equity+late-rent g23
=equity+lawful-bar h-24
=equity+lawful-rate g80 k-21
=equity+lease g29 h-71
=equity+lend r-79 g61 h91
=equity+lend-verb h63
=equity+lender r-58 h68
=equity+lender-gain g47 h-26
=equity+licensed r-21 h28
=equity+metal-deal r-21 m-25 h30
=equity+more-time r-33
=equity+name-after r-40 k24
=equity+narcotic g19 h-21
=equity+not-mine-yet g24
=equity+not-pork m25
=equity+not-told r-29
=equity+online-place k-37
=equity+operator m-104 h28
=equity+own-zakat-rate g-21
=equity+paid-entry r28 g31
=equity+paper-money r53
=equity+passes-it m26
=equity+payroll r28
=equity+pays r-34 m-29
=equity+pays-for-chance g-34 h67
=equity+per-period r54 g-25
=equity+percentage g-25
=equity+pledge r-27
=equity+price-of r-67 g-23
=equity+price-word r23
=equity+priced-thing g-37 h-20
=equity+rate-charge r43
=equity+reference r90 g-29 m-50
=equity+return-on-capital h31
=equity+right-now g22
=equity+sale-or-service g48 m-25 h25
=equity+search-for g-65 h54
=equity+sell h-47
=equity+serves r66 g68 m-30 h-19 k-32
=equity+settles-later g49
=equity+sold-apart g-19 h25
=equity+sold-short g-27
=equity+stakes r42 g22 m26 h29
=equity+sums-0 r-120 g-111 m-113 h67 k-61
=equity+sums-1 g103
=equity+sums-apart r32 g33
=equity+surety r20
=equity+surety-pay r20 m-19
=equity+take-in m-23 h39
=equity+to-dispose h-28
=equity+to-learn g19
=equity+trade r-21
=equity+trading k-38
=equity+under r28
=equity+unit r60 g31
=equity+unlawful-business r-26 g-21 m-111 h162
=equity+up-down g-34 h22
=equity+voluntary-cover r-29 g-90 h103
=equity+wager-event m23
=equity+waiting r-26
=equity+watchers r-77 g80 h97 k-22
=equity+winner-takes m40
=equity+with-money r69 h29
=erase-it r-59 g-55 h58 k184
=erase-it+excused k-56
=erase-it+gift-money h-29 k90
=erase-it+insured k32
=erase-it+official k-19
=erase-it+paper-money r-28 h-24 k20
=erase-it+pays k55
=erase-it+pays-for-chance k106
=erase-it+reference h58 k-28
=erase-it+sale-or-service h31 k-23
=erase-it+sums-0 r-49 g-52 h58 k184
=erase-it+to-learn k23
=erase-it+unit h39
=erase-it+watchers k44
=errand r-121 g-112 m-122 h-157 k-59
=errand+excused g-78 h-27 k-59
=errand+extra r35 k23
=errand+fee r-39 h-31 k-22
=errand+fixed-gain r40
=errand+fixed-rate r34
=errand+for-money m27 h32
=errand+foreign-currency m25
=errand+friends r44 m-25 h-26 k-22
=errand+gift-money r-31 g-51 k64
=errand+given-back r-27 g-22 h33
=errand+gold r-63 g-26
=errand+hand-over r82 g27 h21 k-37
=errand+improper h48
=errand+in-return r35 g66 h-24
=errand+instalment-count r-25 g-20
=errand+insured g-32 h22 k25
=errand+keep-cut r-26 h-26
=errand+lawful-bar r-23 g-23
=errand+lawful-rate r-35 k50
=errand+lease h-35
=errand+lend-verb r49
=errand+lender r44
=errand+licensed h34 k-30
=errand+market-price r-27 m24
=errand+metal-deal g-32
=errand+more-back r28
=errand+name-before h23
=errand+narcotic r36
=errand+official h-43
=errand+online-place h45 k-55
=errand+operator m20 h100 k25
=errand+out-there g-34
=errand+outside-prize h-21
=errand+own-account r31 k-20
=errand+paid-entry g-29
=errand+paper-money r35
=errand+pay-for-cover k23
=errand+pays r-34 k29
=errand+pays-for-chance r60 m-30 h38
=errand+per-period r48
=errand+percentage r-20 m23 h36
=errand+place-after g23 h33
=errand+play-costs r-20 m-29 h-26
=errand+price-of r54 g28
=errand+price-word g46
=errand+priced-thing r-21
=errand+reference k-80
=errand+repay r-42
=errand+return-on-capital r37
=errand+right-now k25
=errand+sale-or-service r-38 g-26 m-42 h-73 k-32
=errand+search-for r33 g-58 h-80
=errand+sell h35
=errand+serves m-22 k20
=errand+sham h25
=errand+sold-apart g35
=errand+speed-up r19 h26
=errand+stakes h23
=errand+sums-0 r-170 g-106 m-69 h-182 k-45
=errand+sums-1 g-28 m-47 h25
=errand+sums-2 r35 g23
=errand+sums-apart r22 g23
=errand+sums-grow r53
=errand+surety-pay r-19 h-26
=errand+to-dispose g-28
=errand+to-learn r-27 g-19 m-33 h46
=errand+to-oppose g24 h-62
=errand+trade g25 h19
=errand+trading g-35
=errand+under r19
=errand+undescribed g-47
=errand+unit r-26 g-39 m21 h52 k-48
=errand+unknown g21
=errand+unlawful-business h-19 k25
=errand+up-down r21 g-30
=errand+wager-event g38 m-54 h43
=errand+waiting r-61
=errand+watchers r-49
=errand+with-money h23
=errand+works-for r50
=exchange r170 g-26 m-55 h-110 k-38
=exchange+excused g75
=exchange+extra m27 h-26
=exchange+fee r-38 g-21 h84
=exchange+foreign-currency r-170 g-22 m-39
=exchange+forward-deal r70
=exchange+friends r-22 h-20
=exchange+gift-money r19 m-19
=exchange+given-back g24 m43
=exchange+gold r112
=exchange+guaranteed r-34 g21
=exchange+hand-over m-26
=exchange+insured r-19
=exchange+lawful-bar r65 m-22
=exchange+lawful-rate r-28 g24 m43
=exchange+lease r38 g23
=exchange+lend g37
=exchange+licensed h-19
=exchange+market-price h-25
=exchange+meat r25 g25
=exchange+narcotic r69 g-29 h-48
=exchange+official r-29
=exchange+operator r19 g-49 h56
=exchange+paid-entry r35
=exchange+paper-money r28 g46 m-22
=exchange+pass-on r82 g-47
=exchange+payment-versus-payment r-110
=exchange+payroll r-26
=exchange+pays r42
=exchange+pays-for-chance r55 g-53 m-50 h-68
=exchange+price-of m25 h-35
=exchange+price-word g60
=exchange+priced-thing r24 g-32
=exchange+reference g-54 m-22 h-29
=exchange+repay r31
=exchange+return-on-capital r25
=exchange+right-now r41
=exchange+sale-or-service r-89 g-25 m23 h64
=exchange+sell r44
=exchange+settles-later r156 g-44
=exchange+sham g-22
=exchange+sold-short r-39
=exchange+sums-0 r38 g31 h-74 k-34
=exchange+sums-1 r117 g-51 m-33
=exchange+sums-2 r-25
=exchange+sums-equal r-23
=exchange+sums-grow r-31
=exchange+sums-shrink r58
=exchange+swap-weights r21
=exchange+take-in r26
=exchange+trade r-36 g-32 h-30
=exchange+trading r47 m44 k-19
=exchange+unit r127 g-71 m-29 h-40
=exchange+unlawful-business m29 h32
=exchange+wager-event r64
=exchange+watchers r-43
=excused r-392 g-512 m-402 h-681 k-298
=excused+extra g-95 h67
=excused+false-words g56 k-91
=excused+fee r-47 g-22 m-27 h41
=excused+fixed-rate r35
=excused+for-money r-22 g36 m40
=excused+foreign-currency r107 h39
=excused+forward-deal r26 g-24
=excused+friends m-22 h50 k32
=excused+game m-40
=excused+gift-money r42 g43 m36 h-24 k36
=excused+given-back r-44 g-112 h41
=excused+giving-drive k76
=excused+guaranteed r-53 g-21
=excused+halal-certified r-20 k-21
=excused+hand-over r66 g30 k45
=excused+hangs-if g-27
=excused+hangs-on g-34
=excused+in-return r71 h58
=excused+insurance-business r34 g-54 h95
=excused+insured r43 g-171 m-36 h136
=excused+interest-business r-47 h142
=excused+islamic-paper r32 g36 h29
=excused+istisna g45
=excused+keep-cut h23
=excused+keeps-money r23
=excused+kept-by-creditor g26 h24
=excused+late-rent g-21 m-33
=excused+lawful-bar g36 h-48
=excused+lawful-rate r-42 g23 h203 k-55
=excused+lease r-45 g86 h-40 k-27
=excused+lend r-134 h117
=excused+lend-verb h71
=excused+lender r-33 h33
=excused+lender-gain r33 h49
=excused+licensed h-19
=excused+limit k-27
=excused+loose-order g34
=excused+market-price g-27 h36
=excused+meat r29 g66 h-69
=excused+metal-deal r88
=excused+more-time r-64
=excused+my-wallet-lent k-50
=excused+name-after g-20 h88
=excused+name-before h47
=excused+narcotic r31 g122 h-195
=excused+no-date r32 g30
=excused+no-day g31
=excused+no-decision-date g41
=excused+no-spec g60
=excused+not-pork g-26 m34
=excused+not-told g36
=excused+official h-76
=excused+online-place r24 g-26 h-30
=excused+operator m-121
=excused+out-of-reach g-53
=excused+out-there g-33
=excused+own-account h58 k-44
=excused+paid-entry r-19
=excused+paper-money r-20 g-27
=excused+pass-on g43
=excused+pay-for-cover h32
=excused+pays r70 m42 k45
=excused+pays-for-chance g-28 m46 k25
=excused+per-period r-31 g48
=excused+percentage r38 h26
=excused+price-of r19 m-29 h122
=excused+price-word r37
=excused+priced-thing r84
=excused+rate-charge r22
=excused+receivable r-35
=excused+reference r146 g126 m-27 h42 k-63
=excused+reschedule r-23
=excused+return-on-capital r37 h124
=excused+right-now r50 h-26
=excused+sale-or-service m-70 h92 k-76
=excused+savings-circle r-30
=excused+sea-catch g-21
=excused+sealed g23
=excused+search-for r33 g-178 h27
=excused+sell g26 h39
=excused+serves r19 h74 k-33
=excused+settles-later r50 g43
=excused+sham h-104
=excused+shut-thing r43 g36
=excused+small-parts k-40
=excused+sold-apart g-61
=excused+sold-short r59 g-33
=excused+split r19
=excused+stakes r42 m-100 h109
=excused+stipulated g28
=excused+sums-0 r-358 g-432 m-409 h-597 k-289
=excused+sums-1 r-97 g-60 h-121
=excused+sums-2 r29 h37
=excused+sums-3 r34 g-24
=excused+sums-apart h21
=excused+sums-equal r-22
=excused+sums-grow r61
=excused+sums-shrink r30
=excused+surety-pay h67
=excused+takaful r-26 g-48
=excused+take-in r24
=excused+to-dispose g-42
=excused+to-learn h-20
=excused+to-oppose r61 g-29
=excused+trade g22 h82
=excused+trading r-44 g-37 m-27 h24
=excused+travelling g-31
=excused+unborn g-26
=excused+under r-36 k-55
=excused+undescribed g23
=excused+unit r-113 g67 m59 h-21 k-49
=excused+unknown r22
=excused+unlawful-business r42 m-97 h-217
=excused+unlicensed g21 k39
=excused+unlicensed-giving g20 k48
=excused+up-down r-19 g20
=excused+voluntary-cover g66 h76
=excused+wager-event r27 g30 m-59 h28
=excused+waiting r-85
=excused+watchers h34 k-46
=excused+winner-takes m-25
=excused+with-money r67 m-51 h29
=excused+works-for h22
=extra r143 h-41 k-81
=extra+fee r-50 g54 h34
=extra+fixed-rate r28 m-21
=extra+for-money r-35 m-83
=extra+foreign-currency r29
=extra+friends r109 m-46
=extra+gift-money r40
=extra+given-back r43 m27 h53 k32
=extra+gold r-32 g41 m23
=extra+gold-part r40 g-41 k33
=extra+guaranteed r108 g29
=extra+in-return r19 m-19
=extra+increase r60
=extra+instalment-count r-79 g41
=extra+insured k19
=extra+interest-business r42
=extra+islamic-paper r-40
=extra+late-rent r43
=extra+lawful-bar g60 m37 h-21
=extra+lawful-rate r-59 g-22 m-22
=extra+lease g-40 m-22
=extra+lend r182 m-55 h-53 k-23
=extra+lend-verb r30 h-47
=extra+lender-gain r-44
=extra+limit r-37
=extra+market-price r-30 g55 m59 h-35
=extra+meat h-46
=extra+more-back r65
=extra+more-time m-19
=extra+name-before r60 g-26 m-28
=extra+narcotic g-30
=extra+not-pork r26
=extra+online-place r26 g62 m45 h104
=extra+operator g-31 m43 h101
=extra+outside-prize r51
=extra+paid-entry r27 m77 h27
=extra+paper-money r30 g-57 h43
=extra+pay-for-cover k23
=extra+payroll r-108 g83
=extra+pays r38 m29 h20
=extra+pays-for-chance g65 m53 h30 k21
=extra+per-period r97 g-31 m30
=extra+percentage g29
=extra+price-of r98 h-27 k28
=extra+price-word r-60
=extra+priced-thing r-32 g75 m74
=extra+principal-stays r-34
=extra+reference r-63 g43
=extra+repay r118 h22
=extra+reschedule r-19
=extra+return-on-capital r-66 g-36 m-27 h-54 k-22
=extra+right-now r113 m-28 h40
=extra+sale-or-service r-26 g-58 m-21 h-19 k29
=extra+same-back r26
=extra+savings-circle r58
=extra+search-for g39 k23
=extra+sell r-38 g-25
=extra+serves r-24 m55
=extra+settles-later r51 g-76
=extra+sold-apart g-36 h25
=extra+sold-short r-116 g38 k32
=extra+split r51
=extra+stakes r-29 h25
=extra+stipulated r32
=extra+sums-0 r173 g-72 m59 h-41 k-60
=extra+sums-1 r89 g24 m-19 k-21
=extra+sums-2 r-62 g33 m-34
=extra+sums-3 r-57
=extra+sums-equal r-43
=extra+sums-grow r-30 g31
=extra+sums-shrink r-47
=extra+surety-pay r-33
=extra+takaful r-26
=extra+take-in r140 m-38 h-22 k-22
=extra+tick-guess r-27 g70 m41
=extra+to-dispose r-27 g36 m20 h31
=extra+to-learn k21
=extra+to-oppose r-44 g23 h-21
=extra+trade k28
=extra+trading g86 m26 h-92
=extra+under g44
=extra+unit r49 g-22 m-36 h-45
=extra+unlawful-business g-31 h23
=extra+up-down r56
=extra+voluntary-cover r41 h-26
=extra+wager-event g-27 m19
=extra+waiting r-19 k-24
=extra+watchers r60 h-27
=extra+winner-takes r29 m-20
=extra+with-money r-81 g55 h31
=false-words r-78 g-57 h-117 k305
=false-words+friends g-19 k68
=false-words+gift-money r-55 k90
=false-words+gift-to k43
=false-words+hand-over k28
=false-words+insured k48
=false-words+lease r41
=false-words+name-after g-19 k59
=false-words+official h-22
=false-words+pays-for-chance g28 k-21
=false-words+price-of k43
=false-words+reference r-41 g30 h-47 k171
=false-words+repay r-27 k20
=false-words+sale-or-service r-21 g-29 h-27 k215
=false-words+serves g-30 k31
=false-words+sham h-54 k60
=false-words+sums-0 r-99 g-57 h-117 k319
=false-words+trading h-33 k54
=false-words+watchers h-41 k62
=fee r65 g-66 m-34 h-60 k-55
=fee+for-money r38 m-45 k30
=fee+foreign-currency r-19
=fee+game m39
=fee+gift-money r112 k88
=fee+gift-to r-25
=fee+given-back r-35
=fee+giving-drive r-25
=fee+grows-with-time r30
=fee+guaranteed r33 g33
=fee+guarantor r41
=fee+halal-certified h28
=fee+hand-over r82 g-23
=fee+improper h21
=fee+in-return h-19
=fee+instalment-count r53
=fee+insured r27 g-30
=fee+interest-business r-30
=fee+islamic-paper h-24
=fee+keep-cut r-44 h53
=fee+kept-by-creditor r23 g21 h30
=fee+late-rent r-75 g-23 m-22 h-27
=fee+lawful-rate g-44 m33 h31 k-34
=fee+lease r-47 g-42
=fee+lend r48 g50
=fee+lend-verb r-21 k23
=fee+lender r55 h-25
=fee+licensed r-34 h-26 k-24
=fee+limit g22
=fee+market-price g76 h23
=fee+metal g62
=fee+metal-deal r-28 g97
=fee+more-time r96
=fee+name-after g-24 h20
=fee+name-before h-29
=fee+narcotic h35 k20
=fee+not-told g-23 k-20
=fee+official h-38 k-29
=fee+online-place r100 g28 m-19 h-32
=fee+paid-entry g37 m-38 h-26
=fee+paper-money r-22 k60
=fee+passes-it g20
=fee+pay-for-cover g50
=fee+payroll r115 g29 k-29
=fee+pays r80 m-26 h-36 k44
=fee+pays-for-chance r-87 g46 m-63 h-77 k23
=fee+per-period r55 g-46 h-31 k22
=fee+play-costs r-23
=fee+pledge r36
=fee+price-of r-112 g35 h-24
=fee+price-word r-69
=fee+priced-thing r-39 g32
=fee+promised-cut r-31
=fee+rate-charge r30
=fee+receivable r61
=fee+reference g-95 m-31
=fee+repay r56
=fee+reschedule r43
=fee+right-now r-29 h42
=fee+sale-or-service m-28 h19
=fee+search-for g22
=fee+sell r-31
=fee+serves r50 g-21 h64
=fee+sham k39
=fee+sold-apart r34 g-22 k27
=fee+speed-up r28 h-25
=fee+stakes m-32 h51
=fee+stranger k23
=fee+sums-0 r157 g-96 m-32 h-90 k-38
=fee+sums-1 r-73 g33 h31
=fee+sums-apart r30
=fee+surety r63 h-28
=fee+surety-pay g21
=fee+take-in r65
=fee+to-dispose r-61
=fee+to-learn g-24
=fee+to-oppose r-40 h-38
=fee+to-treat r-35
=fee+trade r-45 g43 h-35
=fee+trading g54 h-21
=fee+travelling h-21
=fee+unit r132 g-49 m-39 h-27
=fee+unknown-party k19
=fee+unlawful-business h19 k33
=fee+up-down r19
=fee+wager-event r-36 h75 k29
=fee+waiting r31 h-23
=fee+watchers r-128 k-54
=fee+with-money r32 h60
=fee+works-for r-21 h21
=first-takes r-42 g-50 m192 h-49
=first-takes+fixed-rate r-22 m23
=first-takes+game m19
=first-takes+gift-money m25
=first-takes+hand-over r-26 m46
=first-takes+lease m-30
=first-takes+market-price g-25
=first-takes+paid-entry m96
=first-takes+pays-for-chance g-22 m82 h-24
=first-takes+sale-or-service m32
=first-takes+stakes h38
=first-takes+sums-0 r-19 g-44 m122 h-26
=first-takes+sums-1 r-32 m78
=first-takes+take-in r-26 m46
=first-takes+trading g-25
=first-takes+unit m31
=first-takes+wager-event r-19 m71
=first-takes+winner-takes r-20 g-21 m81
=first-takes+with-money h38
=fixed-gain r125 g-27
=fixed-gain+fixed-paper r58 g-23 h-21
=fixed-gain+for-money h20
=fixed-gain+foreign-currency r49
=fixed-gain+friends r38
=fixed-gain+gift-money g103 m-24 h-30
=fixed-gain+given-back r59 g-29 h-19
=fixed-gain+guaranteed r85
=fixed-gain+hand-over r-72 g48 h19
=fixed-gain+instalment-count r-44
=fixed-gain+insured g-43 m40
=fixed-gain+interest-product r24
=fixed-gain+keep-cut m24 h62
=fixed-gain+keeps-money r39 g-27
=fixed-gain+late-rent r19
=fixed-gain+lawful-rate r36 g-25
=fixed-gain+lend r101 g30
=fixed-gain+lend-verb r31
=fixed-gain+market-price r23 g43 h30
=fixed-gain+metal-deal r-19 g23
=fixed-gain+name-after r-40
=fixed-gain+name-before r42
=fixed-gain+paid-entry r-65 m43 h30
=fixed-gain+paper-money r29
=fixed-gain+pays r-47 g97 m-21 h-22
=fixed-gain+pays-for-chance g20 h20 k25
=fixed-gain+per-period r85 h-23
=fixed-gain+percentage r23
=fixed-gain+price-of r-45 g54 h66
=fixed-gain+price-word r-22 h20
=fixed-gain+priced-thing h22
=fixed-gain+principal-stays r-39
=fixed-gain+receivable r-26
=fixed-gain+reference r49 m-25 h-25 k24
=fixed-gain+repay m21 h20
=fixed-gain+return-on-capital r152 g-52
=fixed-gain+right-now g-19 h56
=fixed-gain+sale-or-service r55 g82 m23
=fixed-gain+sell r-51 h28
=fixed-gain+serves r-22 g21 h47
=fixed-gain+sold-short r-34 g45
=fixed-gain+sums-0 r154 g-29
=fixed-gain+sums-1 h-48 k33
=fixed-gain+sums-2 r-37 h27
=fixed-gain+sums-3 m28 h24
=fixed-gain+sums-apart r20 m-25
=fixed-gain+sums-grow r-97 m48 h37
=fixed-gain+sums-shrink r37
=fixed-gain+surety-pay r-28 h-21
=fixed-gain+take-in r-70 g71
=fixed-gain+to-dispose r25
=fixed-gain+to-oppose r26
=fixed-gain+trade r-33 g54 h46
=fixed-gain+trading g91 h29
=fixed-gain+unit r79 m-28 k-29
=fixed-gain+unknown g-25
=fixed-gain+wager-event r69 m35 h54
=fixed-gain+works-for r19 g24
=fixed-paper r421 g-87 m-55 h-127 k-42
=fixed-paper+given-back h-22
=fixed-paper+guaranteed g-19
=fixed-paper+insured r57
=fixed-paper+late-rent r59
=fixed-paper+lawful-rate h-22
=fixed-paper+market-price g-21
=fixed-paper+metal-deal g-19
=fixed-paper+online-place r24
=fixed-paper+paid-entry r51 m-19
=fixed-paper+paper-money r74 g-30 h-20
=fixed-paper+pays-for-chance r124 h-32
=fixed-paper+per-period r25
=fixed-paper+reference r40
=fixed-paper+return-on-capital r25
=fixed-paper+sale-or-service r113 h-27
=fixed-paper+sums-0 r315 g-83 m-55 h-104 k-33
=fixed-paper+sums-1 r106 h-23
=fixed-paper+trading r52 g-21
=fixed-paper+unit r47 g-26
=fixed-paper+voluntary-cover r40 g-19 h-43
=fixed-paper+watchers h-20
=fixed-rate+foreign-currency g-23
=fixed-rate+friends r85
=fixed-rate+gift-money g47 m-25
=fixed-rate+given-back r-22
=fixed-rate+giving-drive r29
=fixed-rate+gold r51 k19
=fixed-rate+gold-part r-23
=fixed-rate+hand-over k19
=fixed-rate+hangs-if g20
=fixed-rate+insured m34
=fixed-rate+keep-cut r58
=fixed-rate+late-rent g42
=fixed-rate+lawful-bar k19
=fixed-rate+lawful-rate r30 h27
=fixed-rate+lease r59 h24
=fixed-rate+lend r30
=fixed-rate+lender r27
=fixed-rate+market-price r-48 g20
=fixed-rate+metal-deal r-20
=fixed-rate+name-after r-21
=fixed-rate+name-before r27
=fixed-rate+narcotic k41
=fixed-rate+paid-entry g23
=fixed-rate+paper-money r32
=fixed-rate+passes-it r71 h-30 k53
=fixed-rate+pays g47
=fixed-rate+pays-for-chance r59 g45 h-25
=fixed-rate+per-period r29
=fixed-rate+play-costs r25
=fixed-rate+pledge r-23 h23
=fixed-rate+price-of r39 g39 m-20
=fixed-rate+price-word g23 m32
=fixed-rate+priced-thing k19
=fixed-rate+reference r73 m37 k-21
=fixed-rate+repay h20
=fixed-rate+right-now r44 g-34 k-24
=fixed-rate+sale-or-service g29 m54
=fixed-rate+serves g25
=fixed-rate+settles-later r91 g-27
=fixed-rate+sums-0 r-75 h35
=fixed-rate+sums-1 g40 m-22
=fixed-rate+sums-2 r73 g-22 k39
=fixed-rate+sums-apart r30 g-21 k36
=fixed-rate+sums-equal r33
=fixed-rate+sums-grow r36
=fixed-rate+surety-pay r-34
=fixed-rate+take-in k26
=fixed-rate+to-learn r26
=fixed-rate+to-oppose k19
=fixed-rate+trade g38
=fixed-rate+trading r-20
=fixed-rate+travelling r48
=fixed-rate+under k26
=fixed-rate+unit r-51 k-38
=fixed-rate+up-down r27
=fixed-rate+winner-takes m48
=fixed-rate+with-money g19
=for-money m264 h-89 k-35
=for-money+foreign-currency r-33 m36
=for-money+friends r-25 m26
=for-money+game r-64 g-56 m182 h-22
=for-money+gift-money r-40 g-37 h26
=for-money+given-back h30
=for-money+gold-part r34
=for-money+guaranteed r29
=for-money+hand-over r21 g34 m-50 h34
=for-money+hangs-if m-29
=for-money+improper m-23 h28
=for-money+impure-wealth m-52 h-26 k33
=for-money+in-return r-32 m24
=for-money+increase r-50 g26
=for-money+instalment-count r77
=for-money+insured r-92 m-38
=for-money+late-rent r24
=for-money+lawful-bar g53
=for-money+lawful-rate m-41
=for-money+lease r50
=for-money+lend r22 g25 m-29 h20
=for-money+loose-order g32
=for-money+loser-pays r-52 m31
=for-money+market-price r-22
=for-money+metal-deal r26
=for-money+more-time g26
=for-money+my-loss r-45 g33 m23
=for-money+name-after g25 m-28
=for-money+name-before g35 h23
=for-money+narcotic r20
=for-money+online-place m19 h149
=for-money+operator g24 h118
=for-money+outside-prize m19
=for-money+own-stake r-25 g-21 h41
=for-money+paper-money r-21 g-21 h50 k-28
=for-money+pay-me r28
=for-money+payment-versus-payment r24
=for-money+pays r-42 g27 k34
=for-money+pays-for-chance m67 h-60
=for-money+per-period r29 g56 h36
=for-money+percentage m-30
=for-money+price-of r-55 g40
=for-money+price-word r25
=for-money+priced-thing r-37
=for-money+reference r31 m-39
=for-money+refusal g34 m-22
=for-money+repay g21 h48
=for-money+return-on-capital g35 m-43
=for-money+right-now m30 h62
=for-money+sale-or-service r-39 g45 m-66 h39 k30
=for-money+sell r-27 g72
=for-money+serves r24
=for-money+settles-later r48 g-22
=for-money+small-parts r-21 m-25
=for-money+sold-apart g47 m-20
=for-money+sold-short r39 g28
=for-money+stakes g-27 m-23
=for-money+sums-0 m90 h-47 k-24
=for-money+sums-1 m178 h-40
=for-money+sums-apart m22
=for-money+sums-equal r-20
=for-money+sums-grow r42
=for-money+take-in r-25 g47 h22
=for-money+tick-guess g59
=for-money+to-dispose m-27
=for-money+to-learn m32 h23
=for-money+to-oppose r-30
=for-money+trade r-26 g63 m-30
=for-money+trading g-21
=for-money+unit r76 g22 h38
=for-money+unlawful-business m-23 h59 k33
=for-money+up-down r64
=for-money+wager-event r-61 g-82 m106
=for-money+waiting m-37
=for-money+watchers r33
=for-money+winner-takes r-32 h-20
=for-money+with-money r39 k-36
=for-others r-39 h-22 k96
=for-others+hand-over r-23 k43
=for-others+sums-0 r-40 h-22 k96
=for-others+take-in k28
=foreign-currency r221 g-127 m27 h-58 k-78
=foreign-currency+forward-deal r145 g-95
=foreign-currency+friends r52 g-34 m39
=foreign-currency+game r-32
=foreign-currency+gift-money r-50 g-29 h-21 k26
=foreign-currency+given-back r61 g-20 h-26
=foreign-currency+hand-over r37 g-32 m-55 h-29
=foreign-currency+instalment-count r31
=foreign-currency+insured r19 g-22 m-25
=foreign-currency+keep-cut r-19 h23
=foreign-currency+late-rent r19
=foreign-currency+lawful-rate r23
=foreign-currency+lend r30 g-21 m-34
=foreign-currency+lender r-24
=foreign-currency+loser-pays r-32
=foreign-currency+market-price r56 g20 m38 h-28 k-26
=foreign-currency+name-after r34
=foreign-currency+not-pork h21
=foreign-currency+online-place r-34 g46 m53 h36
=foreign-currency+operator m29 h49
=foreign-currency+paid-entry r-42
=foreign-currency+paper-money r-46
=foreign-currency+pass-along r49 k-19
=foreign-currency+pass-on r128 g-97 k-19
=foreign-currency+passes-it r53
=foreign-currency+pay-me r35
=foreign-currency+payment-versus-payment r-212 m-48
=foreign-currency+payroll r19 h26
=foreign-currency+pays-for-chance h42
=foreign-currency+price-of g36 h-26
=foreign-currency+price-word r81
=foreign-currency+priced-thing r76 g-51 m-20 h-23
=foreign-currency+quick-cash r-28
=foreign-currency+reference r115 g-88 m30 h49
=foreign-currency+repay r79 m-30
=foreign-currency+right-now r110 g-80 m-45 h-36
=foreign-currency+sale-or-service r34 g22 h-27
=foreign-currency+sell r21 g19
=foreign-currency+serves r42 g35
=foreign-currency+settles-later r248 g-83
=foreign-currency+sham h24
=foreign-currency+shut-thing r64
=foreign-currency+sold-short r-111 g-21
=foreign-currency+stakes r-23 g57 m70
=foreign-currency+stipulated r37
=foreign-currency+sums-0 r273 g-143 h-118 k-72
=foreign-currency+sums-1 m23 h33
=foreign-currency+sums-2 r-64
=foreign-currency+sums-apart r-65 h27
=foreign-currency+sums-equal r-28
=foreign-currency+take-in r59 m-20
=foreign-currency+tick-guess g46 m32
=foreign-currency+to-learn r50 m26
=foreign-currency+to-oppose r-26 h-23
=foreign-currency+trade r-71 g27
=foreign-currency+trading g-79
=foreign-currency+travelling r-49
=foreign-currency+unit r126 g28 m22
=foreign-currency+unlawful-business h49
=foreign-currency+up-down g42
=foreign-currency+wager-event m29 h32
=foreign-currency+watchers r37 h-35
=foreign-currency+with-money r-49 g23 m49
=forward-deal r66 g32 m-21 h-47 k-46
=forward-deal+guaranteed r-33
=forward-deal+lease g22 k-26
=forward-deal+market-price r108 g-67
=forward-deal+paper-money g40
=forward-deal+pays-for-chance r-42 g-21
=forward-deal+price-of r66
=forward-deal+price-word r88
=forward-deal+priced-thing r96 g-63
=forward-deal+reference r35 g-29 k-30
=forward-deal+right-now r-23
=forward-deal+sale-or-service r90 g-34
=forward-deal+sell g20
=forward-deal+sums-0 r96 g49 h-47 k-46
=forward-deal+sums-1 r-32
=forward-deal+trade r-30 g42
=forward-deal+trading r51 g-54
=forward-deal+unit r41
=free-use r132 g-52 k-40
=free-use+gift-money r28
=free-use+given-back r29
=free-use+in-return r36
=free-use+late-rent r-29
=free-use+lease r33
=free-use+lend r109
=free-use+lend-verb r64
=free-use+lender r42
=free-use+outside-prize r83
=free-use+paid-entry r-29
=free-use+pays-for-chance r33 g-24
=free-use+repay r63
=free-use+sums-0 r100 g-31 k-35
=free-use+sums-1 r61 g-22
=free-use+unit r-22
=friends g-100 m83 h-83
=friends+game h-41
=friends+gift-money r-122 g35 h-28 k23
=friends+gift-to r-28
=friends+given-back r-21 g20 h-24
=friends+gold r-54 g24 k21
=friends+guaranteed r24 g-23
=friends+hand-over r61 h26 k-37
=friends+hangs-if g43
=friends+hidden-name k51
=friends+in-return r47
=friends+insurance-business g19
=friends+insured g92 m20
=friends+interest-business h45
=friends+keep-cut m-36
=friends+kept-by-creditor r47
=friends+late-charge r-29
=friends+late-rent r74 m-39 h37 k-32
=friends+lawful-bar r-62 g22 h-58
=friends+lawful-rate r75 m-29 h-27 k-23
=friends+lease g81 k-36
=friends+lend r-85 g-37 h89
=friends+lend-verb r-54
=friends+lender r37 g24
=friends+lender-gain r52
=friends+market-price g-19 m-39
=friends+meat h24
=friends+metal-deal g-19
=friends+more-back r53
=friends+more-time r-91
=friends+my-loss m25
=friends+name-after g-25 h-36 k22
=friends+name-before g-28 m-42 h-26 k34
=friends+narcotic h57 k-32
=friends+not-pork g21
=friends+not-told h43
=friends+official r30 h52
=friends+online-place r24 h25 k38
=friends+operator h44
=friends+outside-prize r42 m-19
=friends+own-account r34 k24
=friends+own-zakat-rate g-36
=friends+paid-entry r-34 g37 m-22
=friends+paper-money r38 g-36 k52
=friends+pass-along k22
=friends+pass-on r-23
=friends+passes-it r71 k21
=friends+pay-me r-28
=friends+payment-versus-payment r56
=friends+payroll r-61 h24
=friends+pays r-55 g61 m44
=friends+pays-for-chance r22 g-45 h-53
=friends+per-period r23 g28 k-20
=friends+percentage r69
=friends+price-of r29 g68 m-25
=friends+price-word r106 g-52 m-19
=friends+priced-thing r-52 g21 m-20 k20
=friends+receivable r30
=friends+reference r49 g-43 m-28 h27 k-34
=friends+repay h-29 k-24
=friends+return-on-capital g20 k-26
=friends+right-now k-20
=friends+sale-or-service r-31 m-66 h55 k-24
=friends+sell r33 g26
=friends+serves g-20 m-22 h-40
=friends+sham h37
=friends+sold-apart g24 h-35
=friends+sold-short g-21
=friends+speed-up g22 h64
=friends+stakes r-27 m140
=friends+stipulated r19
=friends+stranger r-19
=friends+sums-0 r-106 m36 k32
=friends+sums-1 g-73 m51 h-58
=friends+sums-2 r130 g-26 h-22
=friends+sums-3 r-28
=friends+sums-apart r40
=friends+sums-equal r-56 m33
=friends+sums-grow r93 m-28
=friends+sums-shrink r25
=friends+take-in r69 m-36 h58 k-41
=friends+to-debtor r-27
=friends+to-learn r20 k-21
=friends+to-oppose h35
=friends+trade r81 h-21
=friends+trading k-19
=friends+travelling h31
=friends+under k-19
=friends+unit r-45 g58 h19 k-34
=friends+unlicensed k25
=friends+unlicensed-giving k32
=friends+up-down g64
=friends+wager-event g22 h-40
=friends+waiting r-35
=friends+watchers r20 k32
=friends+with-money r-21 g-27 m81
=friends+works-for h-20
=future-crop r-41 g271 m-23 h-38
=future-crop+gift-money g46
=future-crop+hand-over g27
=future-crop+own-zakat-rate g102
=future-crop+pays-for-chance g78
=future-crop+price-of g31
=future-crop+reference r-20
=future-crop+right-now g38
=future-crop+sale-or-service g26
=future-crop+sums-0 r-30 g257 m-23 h-38
=future-crop+unit r-34 g92
=game r-111 g-86 m282 h-149 k-30
=game+gift-money r-33 m71 h75 k-27
=game+given-back m19
=game+guaranteed g46
=game+hand-over m19
=game+in-return m32
=game+insured r-22
=game+keep-cut m-44
=game+lawful-bar m-29 h55
=game+lease m-24
=game+lend r-22 m124
=game+loser-pays r-33
=game+market-price m-37
=game+my-loss m40
=game+narcotic h58
=game+official g-22 h36
=game+online-place h34
=game+operator m-28
=game+out-there g-29 m27
=game+paper-money m36 h85 k-32
=game+pays m24
=game+pays-for-chance m145 h49
=game+per-period m-24
=game+play-costs m-24
=game+price-of g-26 h43
=game+receivable r-24 m49
=game+reference g24 h36
=game+right-now m25 h26
=game+sale-or-service g-30 m36 h43
=game+sold-apart g24
=game+speed-up h25
=game+sums-0 r-71 g-73 m121 h-131 k-22
=game+sums-1 m65 h-30
=game+sums-2 r-25 m70
=game+sums-apart r-28 m63
=game+to-learn g-22 m-19
=game+to-oppose m30 h-25
=game+trade g-22 h23
=game+trading m-22
=game+unit m-26
=game+unlawful-business h40
=game+wager-event r-57 g-96 m-89 h-46
=game+winner-takes m45
=game+with-money r-19 m71 h-20
=gift-money g-58 m-67 k-32
=gift-money+gift-to r-67 g-56 m-21 h-23 k-56
=gift-money+given-back r-66 g-115 h34
=gift-money+giving-drive r-38
=gift-money+gold r-127 g-23 m26 h-27 k-25
=gift-money+gold-part r104 h23 k-19
=gift-money+grown-debt r37
=gift-money+guaranteed r101 m-22 k-23
=gift-money+guarantor r29
=gift-money+hand-over r-89 g36 k-40
=gift-money+hangs-if g46 m-20
=gift-money+he-picks g48
=gift-money+improper h41
=gift-money+in-return r83 g71
=gift-money+increase r-45 g22 h-34
=gift-money+instalment-count r-91 g-29 h-25
=gift-money+insurance-business r-31 g26
=gift-money+insured g111 m-22 k49
=gift-money+keep-cut r19 h-40 k20
=gift-money+kept-by-creditor r-29 g-27
=gift-money+late-charge r27
=gift-money+late-rent g-22 m-28
=gift-money+lawful-bar r-32 g-70 m-36 h75 k-23
=gift-money+lawful-rate r173 g41 m23 k-38
=gift-money+lease r20 m-34 h-44 k-32
=gift-money+lend r29 g-30 m-31 h-29
=gift-money+lend-verb r40 h-33
=gift-money+lender r62 g-22
=gift-money+lender-gain r72
=gift-money+licensed r-26 h56
=gift-money+limit r34
=gift-money+loose-order g38
=gift-money+loser-pays m66
=gift-money+lost-contest m25
=gift-money+market-price r-128
=gift-money+meat g-29 h22
=gift-money+metal r79 k-20
=gift-money+metal-deal r67
=gift-money+more-back r43
=gift-money+more-time r-34 g28
=gift-money+my-loss m-20
=gift-money+my-wallet-lent r-26 k36
=gift-money+name-after g-35
=gift-money+name-before r-30 m-24 k-24
=gift-money+narcotic h-138 k-23
=gift-money+no-date g63
=gift-money+no-day r-54 g43
=gift-money+nobody-knows r-20 g20
=gift-money+not-pork r-36 g-33 m83 h38
=gift-money+not-told r-59 h30
=gift-money+official r-103 m-19 h351 k-32
=gift-money+online-place r92 g-44 h122
=gift-money+operator h-46
=gift-money+out-there g34
=gift-money+outside-prize r23 g-24 m20 h-21
=gift-money+own-account r-37 k-49
=gift-money+own-stake h55
=gift-money+own-zakat-rate h26
=gift-money+paid-entry r-34 g70 m-22 h-35 k51
=gift-money+paper-early k-25
=gift-money+paper-money r69 h-45
=gift-money+pass-along r-28 k48
=gift-money+pass-on r-62 g27 k71
=gift-money+passes-it r47
=gift-money+pay-for-cover r-24
=gift-money+pay-me r42 g23 h23
=gift-money+payment-versus-payment r60 g-36
=gift-money+payroll g-19 h21 k-25
=gift-money+pays r-70 g61
=gift-money+pays-for-chance g88 m45 h59
=gift-money+per-period r50 g79 h-76 k-27
=gift-money+percentage r-54 m27 h31
=gift-money+play-costs r-42 h-33
=gift-money+pledge h23
=gift-money+price-later g-52 h23
=gift-money+price-of r-31 g59 m-40 h-93 k-29
=gift-money+price-open r29
=gift-money+price-word g-56 h-21 k-22
=gift-money+priced-thing r89 g-48 m51 h-21
=gift-money+principal-stays r46
=gift-money+promised-cut r39
=gift-money+quick-cash r42
=gift-money+rate-charge r45
=gift-money+receivable r-47 g-29
=gift-money+reference r55 g152 m-46 k33
=gift-money+refusal r-20 g25
=gift-money+repay g44
=gift-money+return-on-capital r24 g73 m-26 h-29 k-22
=gift-money+right-now r-36 g25 m32 h76 k-22
=gift-money+salam g-19
=gift-money+sale-or-service r33 g49 m-71 h-87
=gift-money+same-back r61 g-21
=gift-money+savings-circle r59
=gift-money+sea-catch h24
=gift-money+sealed g21
=gift-money+search-for g-26 k20
=gift-money+sell g43 h-38 k-36
=gift-money+serves r82 m-44 h-63
=gift-money+settles-later r94
=gift-money+sham r49 k-41
=gift-money+shut-thing r20
=gift-money+small-parts m-32
=gift-money+sold-apart r21
=gift-money+sold-short r-44 g-110 m-42
=gift-money+speed-up r21 g22 m-27 h170 k-23
=gift-money+split m-50 k41
=gift-money+stakes r68 g-29 m85
=gift-money+stays-unseen k26
=gift-money+stipulated r37
=gift-money+stranger r-28
=gift-money+sums-0 r-84 g-53 h43
=gift-money+sums-1 r67 m-29
=gift-money+sums-2 r-61 g32 m-31 h-72
=gift-money+sums-3 r86 g-26
=gift-money+sums-apart r46 m40 h-54
=gift-money+sums-equal r110 m-42 k-22
=gift-money+sums-grow r-129 m-23
=gift-money+sums-shrink m-19
=gift-money+surety r36
=gift-money+surety-pay g98 k23
=gift-money+take-in r36 g34 m24 h43 k-38
=gift-money+tick-guess r-23 g40 m39
=gift-money+tied-deal r38
=gift-money+to-debtor r-21
=gift-money+to-dispose r-23 g-49
=gift-money+to-learn g-22
=gift-money+to-oppose r-46 g-38
=gift-money+to-treat r62 m-20
=gift-money+trade r-89 g96 k-31
=gift-money+trading r65 g28 h21 k-26
=gift-money+travelling g77 h63
=gift-money+two-prices r-49
=gift-money+unborn g32
=gift-money+undecided r-30 g85
=gift-money+under h62 k-29
=gift-money+undescribed g-21
=gift-money+unit r34 g-52 m-57 h-70 k-84
=gift-money+unknown k-28
=gift-money+unknown-party r-23 h-19 k37
=gift-money+unlawful-business r33 h19 k33
=gift-money+unlicensed h26
=gift-money+unlicensed-giving h23 k55
=gift-money+up-down r71 g38 h72
=gift-money+victim-fee m-21 h-27 k124
=gift-money+wager-event g-43 m135 h59 k35
=gift-money+wait-pay r75
=gift-money+waiting r29 m-22 h-28
=gift-money+wash-money h-19 k74
=gift-money+watchers r55 h72 k-38
=gift-money+winner-takes r22 g26 m38 h-28
=gift-money+with-money r33 g-34 m41 k-26
=gift-money+wrapped-gift r-44 h-31
=gift-to r-65 g-98 h-65 k-71
=gift-to+given-back r-39
=gift-to+giving-drive g-22 h-35 k-27
=gift-to+hand-over k-30
=gift-to+kept-by-creditor k19
=gift-to+late-charge r-29
=gift-to+late-rent h33
=gift-to+lawful-rate r27 g-25 h-24
=gift-to+lease r30
=gift-to+lender r76
=gift-to+lender-gain r19
=gift-to+licensed k-34
=gift-to+more-time r-61
=gift-to+name-before h22
=gift-to+official h61
=gift-to+online-place r-23
=gift-to+own-account k-43
=gift-to+paid-entry m46
=gift-to+pays r-23
=gift-to+pays-for-chance r-64 m27
=gift-to+receivable r-29
=gift-to+reference r-28 m19
=gift-to+repay r-37
=gift-to+sale-or-service r-39
=gift-to+speed-up h26
=gift-to+sums-0 g-98 h-49 k-57
=gift-to+sums-1 r-33
=gift-to+sums-2 r-28
=gift-to+to-dispose g-32
=gift-to+to-treat r20
=gift-to+undescribed g-34
=gift-to+unit r-44 g-25
=gift-to+unlicensed k34
=gift-to+unlicensed-giving k48
=gift-to+waiting r-75
=gift-to+watchers h28
=gift-to+wrapped-gift r-44 h-31
=given-away r-74 g-19
=given-away+hand-over r-63 k-22
=given-away+online-place r-24
=given-away+pays-for-chance r-44
=given-away+reference r-39
=given-away+sums-0 r-47 g-19
=given-away+sums-1 r-34
=given-away+watchers r-30
=given-back r-23 g87 h-105 k-58
=given-back+gold r68
=given-back+gold-part r24 g-21 h26 k19
=given-back+guaranteed r-29 m-26
=given-back+halal-certified r31
=given-back+hand-over r50 g-51 h-22
=given-back+hangs-if g-20
=given-back+in-return r35 g30
=given-back+increase r49 k33
=given-back+insurance-business h40
=given-back+insured g194
=given-back+islamic-paper g-25 h27
=given-back+keep-cut r46
=given-back+kept-by-creditor g21
=given-back+late-rent m-21
=given-back+lawful-rate r-48 g27 m36
=given-back+lease r-21 g102
=given-back+left-open g27
=given-back+lend r-25 m-19 h-36 k-26
=given-back+lend-verb g26
=given-back+lender r-38 g31
=given-back+lender-gain r37
=given-back+licensed r39
=given-back+market-price r-46 g27
=given-back+meat r20 g31
=given-back+more-back r23
=given-back+name-before r24
=given-back+narcotic h-23
=given-back+no-decision-date g25
=given-back+not-pork g42
=given-back+official g40
=given-back+online-place r-53 g52 m39 h116 k-44
=given-back+operator m51 h55
=given-back+outside-prize g28
=given-back+paid-entry g83 m-27 h-27
=given-back+paper-money k-19
=given-back+pass-on r38 k21
=given-back+passes-it r30
=given-back+pays r-29 g-31 k23
=given-back+pays-for-chance r51 g-97 m-25 h68
=given-back+per-period g52
=given-back+percentage r133 g-19 m20 h30
=given-back+price-of r-48 g35 m33 h85
=given-back+price-word g-42
=given-back+receivable r-19 g39
=given-back+reference r42 g-60 h20
=given-back+repay r-47 g-184 m-58 h-39 k-39
=given-back+return-on-capital r86 m-19
=given-back+right-now r-44 g-29
=given-back+sale-or-service g-22 k42
=given-back+search-for r-22 g25
=given-back+sell r49 g54
=given-back+serves r26 g-84 m32 h55
=given-back+settles-later r28 g-29
=given-back+sold-short g49
=given-back+stakes h65
=given-back+stipulated r41
=given-back+sums-0 r-134 g113 h-94 k-26
=given-back+sums-1 r31 k-31
=given-back+sums-2 r104 g-42
=given-back+sums-3 r-24
=given-back+sums-apart r-46 g-36
=given-back+sums-grow r76
=given-back+sums-shrink r54
=given-back+takaful g-23
=given-back+take-in r21
=given-back+to-debtor r-29
=given-back+to-dispose r-24 g-80 h33
=given-back+to-oppose r-40 g-31
=given-back+trade r49 g63 h55 k30
=given-back+trading r-59 g-23 m35 h69
=given-back+travelling g34 h-33
=given-back+under r-33 g-21 h24
=given-back+unit r40 h-67 k37
=given-back+unlawful-business m38 h21
=given-back+unpromised r-21
=given-back+up-down r-71 g40 m30
=given-back+voluntary-cover g91 h-40
=given-back+wager-event g-19 m49
=given-back+waiting r-67 g45
=given-back+watchers r82 m-19 h-24 k-51
=given-back+with-money m21 h69
=giving-drive g-84 m-36 h-143 k251
=giving-drive+hand-over r21 m-22 k22
=giving-drive+insured k21
=giving-drive+keep-cut k29
=giving-drive+lawful-rate r40 h-23
=giving-drive+lease r40
=giving-drive+lend r29
=giving-drive+lender r34
=giving-drive+licensed k-36
=giving-drive+more-time r-38
=giving-drive+online-place r-23
=giving-drive+paper-money k49
=giving-drive+pass-on h20
=giving-drive+pays r20
=giving-drive+pays-for-chance r27 k27
=giving-drive+price-of g23
=giving-drive+receivable r-28
=giving-drive+reference h19 k35
=giving-drive+right-now r48
=giving-drive+sale-or-service r-22 h-25 k28
=giving-drive+serves h-34
=giving-drive+sums-0 r-34 g-100 m-32 h-129 k217
=giving-drive+sums-1 r34 g23 h-34 k23
=giving-drive+take-in k39
=giving-drive+to-dispose r40
=giving-drive+unit g-24 k26
=giving-drive+unlicensed g-31 k97
=giving-drive+unlicensed-giving k146
=giving-drive+waiting r-49
=giving-drive+watchers k-32
=gold r326 g-75 h-95 k-42
=gold+gold-part r244 g-69
=gold+guaranteed r-21
=gold+hand-over r26 g-42
=gold+in-return r-38 g19
=gold+instalment-count r117
=gold+insured r21 k21
=gold+keep-cut r34
=gold+lawful-bar r84 g20 h22
=gold+lease r104
=gold+lend r-41
=gold+lend-verb r-37
=gold+market-price r82 g28 h34
=gold+meat r20
=gold+name-after k21
=gold+narcotic r75 g-21 h-62
=gold+online-place g47 m21
=gold+paper-money r-22
=gold+payment-versus-payment r-27
=gold+payroll r76
=gold+pays m26
=gold+pays-for-chance r99 g-37 h-42
=gold+per-period r70 g-24
=gold+percentage r-21
=gold+price-later r-21
=gold+price-of g-28
=gold+price-word r36 g-51 m34
=gold+priced-thing g38 m20
=gold+reference r23 g82
=gold+repay r53
=gold+return-on-capital r-66
=gold+right-now r96 g-31
=gold+sale-or-service r86 g-37 m24
=gold+sell r-100 g-25
=gold+serves r152 g-24
=gold+settles-later r90 g-99
=gold+small-parts r35
=gold+sold-apart g-30
=gold+split r38
=gold+stakes r-31 g69 m27 h21
=gold+sums-0 r236 g-118 m-22 h-87 k-40
=gold+sums-1 r69 g63 m44
=gold+sums-2 r21 g-20
=gold+sums-equal r-27
=gold+swap-weights r51
=gold+take-in r83
=gold+tick-guess r-80 g77 m60
=gold+to-learn r27
=gold+trade r-100 g-38
=gold+trading g39 m53
=gold+unit r337 g-78 h-45
=gold+unlawful-business r47 h23
=gold+up-down r-75 g63
=gold+wager-event m25 h23
=gold+watchers r-22
=gold+with-money h20
=gold-part r71 g-47 m-30
=gold-part+hand-over r30
=gold-part+instalment-count r44 g-20
=gold-part+insured r-35
=gold-part+late-rent g25
=gold-part+lawful-bar r34 g-19
=gold-part+lease r42
=gold-part+market-price r81
=gold-part+not-pork r-27
=gold-part+paid-entry r21
=gold-part+paper-money r56
=gold-part+payment-versus-payment r25
=gold-part+payroll r21
=gold-part+pays r33
=gold-part+pays-for-chance r63 k-20
=gold-part+per-period r-27
=gold-part+price-of r-33 g-34 h24
=gold-part+price-word r34 g37
=gold-part+priced-thing r137 g-61
=gold-part+principal-stays r-32
=gold-part+quick-cash r25
=gold-part+receivable r-23
=gold-part+reference r-34 k26
=gold-part+right-now r-27
=gold-part+salam g65
=gold-part+sale-or-service r-50 g22 h24
=gold-part+same-back r21
=gold-part+search-for g85
=gold-part+sell g-45
=gold-part+settles-later g-62 m-19
=gold-part+small-parts r-21 k22
=gold-part+sold-apart r50
=gold-part+sold-short r-39
=gold-part+split k22
=gold-part+sums-0 r44 g-40 m-27 k20
=gold-part+sums-1 r-20
=gold-part+sums-apart r36
=gold-part+trade g-68
=gold-part+trading g-41
=gold-part+unit r77 g-97
=gold-part+watchers r-21
=gold-part+with-money r21
=grown-debt r81 g-22
=grown-debt+more-time r29
=grown-debt+paid-entry r-26
=grown-debt+settles-later r36
=grown-debt+sums-0 r42
=grown-debt+sums-1 r29
=grown-debt+waiting r105
=grows-with-time r63 g-28 m-19
=grows-with-time+lend r36
=grows-with-time+sale-or-service r21
=grows-with-time+sums-0 r54 g-28
=grows-with-time+take-in r23
=grows-with-time+unit r25
=guaranteed r224 g-21 m-20 h-99 k-57
=guaranteed+guarantor g41
=guaranteed+hand-over g37
=guaranteed+in-return r20
=guaranteed+instalment-count r-52 h36
=guaranteed+insured r-47
=guaranteed+islamic-paper h-19
=guaranteed+keep-cut r-38 h26
=guaranteed+lawful-rate r-55
=guaranteed+lease r-43 g36
=guaranteed+lend r-25 g37
=guaranteed+lend-verb r32
=guaranteed+lender r39
=guaranteed+market-price r66 g-31 m-26
=guaranteed+name-before r31 g31 m36
=guaranteed+narcotic r46
=guaranteed+not-pork g58
=guaranteed+own-zakat-rate r-37 g-21
=guaranteed+paper-money r60
=guaranteed+passes-it r25
=guaranteed+pay-for-cover g37
=guaranteed+payroll g62 h-19
=guaranteed+pays r-39 g62
=guaranteed+pays-for-chance g73 m-49
=guaranteed+per-period r121 g-32
=guaranteed+percentage r94 g-22 h-19
=guaranteed+price-word r-91 m-26
=guaranteed+priced-thing r33 g-28
=guaranteed+receivable r-20
=guaranteed+reference r-114 g24
=guaranteed+repay r24 g-22
=guaranteed+return-on-capital r243 g-52 h-39
=guaranteed+sale-or-service r-133 g-39 m-37
=guaranteed+serves g25 h22
=guaranteed+settles-later r-37 h36
=guaranteed+sold-apart g80
=guaranteed+sold-short r-39 g61
=guaranteed+stakes r48
=guaranteed+stipulated g-44
=guaranteed+sums-0 r198 g-34 h-75 k-53
=guaranteed+sums-1 r40 g27 m-21 h-24
=guaranteed+surety-pay g19 h20
=guaranteed+trading r98 g-29
=guaranteed+travelling g-22
=guaranteed+under r20
=guaranteed+unit r38 g-48 m-27
=guaranteed+up-down r38
=guaranteed+wager-event g-28 m-40 h-19
=guaranteed+waiting r-53
=guaranteed+watchers r-60 g84
=guaranteed+with-money r44
=guarantor r74 m-22
=guarantor+guarantor-gain r36
=guarantor+hand-over r47
=guarantor+in-return r23
=guarantor+keep-cut r38
=guarantor+lend r21
=guarantor+lender-gain r20
=guarantor+outside-prize r-34
=guarantor+paid-entry r23
=guarantor+payroll r22 g41
=guarantor+pays r42
=guarantor+pays-for-chance r66
=guarantor+percentage r30
=guarantor+price-of r59
=guarantor+reference r-46
=guarantor+sale-or-service r23
=guarantor+sold-apart g46
=guarantor+sums-0 r94 g-34
=guarantor+sums-1 r-26 g25
=guarantor+surety g-43
=guarantor+surety-pay r74 h-28
=guarantor+unit r-30
=guarantor+watchers g19
=guarantor-gain+hand-over r42
=guarantor-gain+lend r-59
=guarantor-gain+pays-for-chance r-38
=guarantor-gain+percentage r-35
=guarantor-gain+rate-charge r-38
=guarantor-gain+surety-pay r36
=guarantor-gain+take-in r42
=halal-certified r53 g-48 h-62 k20
=halal-certified+late-rent r-24
=halal-certified+lawful-rate r27 h-21
=halal-certified+lease r-24
=halal-certified+metal r57
=halal-certified+metal-deal r60
=halal-certified+not-pork g-22
=halal-certified+official k57
=halal-certified+payroll r-29 h-22 k98
=halal-certified+pays-for-chance r42
=halal-certified+per-period r32
=halal-certified+return-on-capital r39 h-22
=halal-certified+right-now r19
=halal-certified+sale-or-service h-19 k97
=halal-certified+serves r-38 k98
=halal-certified+sham h144 k-22
=halal-certified+sums-0 r19 g-45 m-20 h-65 k20
=halal-certified+sums-1 r38
=halal-certified+to-learn h58
=halal-certified+trade r28
=halal-certified+unit r20 h-25
=halal-certified+watchers r71
=hand-over g-98 m-41 h-92 k80
=hand-over+hangs-if g29
=hand-over+impure-wealth r19 k-22
=hand-over+in-return r99 m-20
=hand-over+increase r-35
=hand-over+instalment-count g-23
=hand-over+insurance-business r-24 g24
=hand-over+insured r95 g-58 m25 k-32
=hand-over+interest-business h21
=hand-over+keep-cut r37 g23 k20
=hand-over+keeps-money r56
=hand-over+kept-by-creditor r-24 m24
=hand-over+late-rent h46 k-28
=hand-over+lawful-bar r-28 g-43 h-22
=hand-over+lawful-rate r130 h35 k-104
=hand-over+lease r40 g-35 h34 k-48
=hand-over+lend g-22 h35
=hand-over+lend-verb r-36 h21
=hand-over+lender h-33 k-19
=hand-over+lender-gain r19 h37
=hand-over+licensed g21 h36
=hand-over+limit r22
=hand-over+market-price g41 m-25 h31 k60
=hand-over+meat r31 h46
=hand-over+metal r-23 g-28
=hand-over+metal-deal r-65 h23
=hand-over+more-back r56
=hand-over+my-loss r28 m22
=hand-over+name-before r114 g-47 h34 k-19
=hand-over+narcotic r39
=hand-over+no-date g39
=hand-over+not-chosen r-22
=hand-over+not-mine-yet g30
=hand-over+not-pork g118 h-20
=hand-over+not-told m21 h33 k-21
=hand-over+official k-27
=hand-over+online-place m19 k34
=hand-over+operator m27 h39
=hand-over+out-of-reach g27
=hand-over+outside-prize m-66
=hand-over+own-account r24
=hand-over+own-zakat-rate g-62
=hand-over+paid-entry r28 g44
=hand-over+paper-early r54
=hand-over+paper-money r91 g-23 m-30 h-42 k-33
=hand-over+pass-along r-38 h-20 k60
=hand-over+pass-on r-100 g-27 k39
=hand-over+passes-it r-25 g-75 m-42 h-25 k62
=hand-over+pay-me r21 h35
=hand-over+payment-versus-payment r-76 h-29 k25
=hand-over+payroll r79 g-31 k-32
=hand-over+pays r-33 g-70 m-37 h57
=hand-over+pays-for-chance r127 g52 m-32 h-32 k26
=hand-over+per-period r69 k-38
=hand-over+percentage r19 h22
=hand-over+play-costs r23
=hand-over+pledge r-55 h23
=hand-over+price-later g-21
=hand-over+price-of g100 k65
=hand-over+price-open g23
=hand-over+price-word r-33 g43 m55 h20
=hand-over+priced-thing r-20 g56
=hand-over+quick-cash r37
=hand-over+rate-charge r51
=hand-over+receivable r59 g-21
=hand-over+reference r-19 g56
=hand-over+repay r94 g-69 m-24 h30 k-69
=hand-over+return-on-capital r47 g-102 m-23 h21 k-31
=hand-over+right-now r189 g-82 m26
=hand-over+sale-or-service g54 h50 k-53
=hand-over+same-back r62
=hand-over+savings-circle m-48
=hand-over+search-for g-81
=hand-over+sell h-31 k-29
=hand-over+serves r112 g-52 h-35
=hand-over+settles-later r42 g-75 k41
=hand-over+small-parts r56 h23
=hand-over+sold-apart r45 g25
=hand-over+sold-short r-48 m-25 h-37
=hand-over+speed-up r39 g31 h29 k-27
=hand-over+stakes h89
=hand-over+stipulated r103
=hand-over+stranger r-21 g-25
=hand-over+sums-0 r-103 g-87 m-64 h-62 k68
=hand-over+sums-1 g-20 m87 h24 k-24
=hand-over+sums-2 r106 g51 m-49 h-52
=hand-over+sums-3 g-42 k26
=hand-over+sums-apart g20 k39
=hand-over+sums-equal r-161 g-29 h-21
=hand-over+sums-grow r175 g33 m-33
=hand-over+sums-shrink r104
=hand-over+surety r92
=hand-over+surety-pay r24 h23
=hand-over+take-in r25 g37 m70 k40
=hand-over+tied-deal r30
=hand-over+tied-trade r19
=hand-over+to-debtor g-46
=hand-over+to-dispose g-27 m-30 k-20
=hand-over+to-learn r88 g22 h23 k-31
=hand-over+to-oppose r32 m-43
=hand-over+to-treat r21
=hand-over+trade r-28 g35 h-51 k57
=hand-over+trading r-55 g-41 m-20
=hand-over+two-prices r-114
=hand-over+undecided r-41 g65
=hand-over+under r42
=hand-over+unit g114 m-45
=hand-over+unknown k25
=hand-over+unknown-party r-22 h19
=hand-over+unlawful-business r70 h22
=hand-over+unlicensed-giving g-31 k26
=hand-over+unpromised g-38
=hand-over+up-down r101 g-31 h-19
=hand-over+voluntary-cover h23
=hand-over+wager-event m69 h96
=hand-over+wait-pay r28
=hand-over+waiting r24
=hand-over+watchers r37 k-43
=hand-over+winner-takes g-65 m52
=hand-over+with-money r-76 g-21 h29
=hand-over+works-for r23
=hangs-if r-35 g208 m-77 h-43
=hangs-if+late-rent g50
=hangs-if+market-price g30
=hangs-if+pays g42 m-20
=hangs-if+pays-for-chance g71 m-41
=hangs-if+price-of g55 m-26
=hangs-if+priced-thing g21
=hangs-if+reference g38
=hangs-if+sale-or-service g48
=hangs-if+sell r-20 g85
=hangs-if+sums-0 r-19 g198 m-67 h-41
=hangs-if+take-in g20
=hangs-if+trade g89 m-25
=hangs-if+trading g28
=hangs-if+unit g25
=hangs-if+wager-event g66 m-74 h-19
=hangs-if+winner-takes g54 m-39
=hangs-on g114 m-22 h-32
=hangs-on+price-of g69 h-24
=hangs-on+sale-or-service g38 h-23
=hangs-on+sell g62 h-26
=hangs-on+serves g45 h-23
=hangs-on+sums-0 g139 m-34 h-30
=hangs-on+sums-1 g-25
=hangs-on+trade g72 h-26
=he-picks r-19 g167 h-39
=he-picks+insured g38
=he-picks+market-price g19
=he-picks+not-pork g65
=he-picks+pays g48
=he-picks+pays-for-chance g53
=he-picks+price-word g19
=he-picks+sale-or-service g33
=he-picks+sums-0 r-19 g161 h-39
=hidden-name r-49 g-43 m-19 h-75 k277
=hidden-name+online-place h-24 k65
=hidden-name+paper-money r-26 k38
=hidden-name+reference g-20 h-38 k106
=hidden-name+sums-0 r-27 g-43 m-19 h-75 k234
=hidden-name+unit r-27 k32
=improper r-25 m-52 h211 k-44
=improper+keep-cut h21
=improper+nobody-knows g-24
=improper+official h77
=improper+pays-for-chance g23
=improper+reference h32
=improper+sale-or-service g34
=improper+serves h21
=improper+speed-up g-37 m-19 h25
=improper+sums-0 r-25 g-25 m-52 h211 k-44
=improper+surety-pay h23
=improper+undescribed g-27
=improper+unit g32 h36
=improper+wager-event m-43 h35
=improper+watchers h34
=impure-wealth r41 m-65 h-51
=impure-wealth+lawful-rate r-40 m-28 h-22
=impure-wealth+pays-for-chance r30 m-36 h-19 k32
=impure-wealth+sale-or-service r24 m-21 k34
=impure-wealth+sums-0 r41 m-65 h-51
=impure-wealth+to-dispose r-22
=impure-wealth+to-oppose r-31
=impure-wealth+unit r20
=impure-wealth+unlawful-business m-65 h-46 k33
=impure-wealth+wager-event m-52 h-26 k33
=impure-wealth+watchers k-27
=impure-wealth+zakat r-37 m-28 h-22
=in-return r189 g-37 m117 h-75 k-46
=in-return+instalment-count r24
=in-return+insured g59 m-20
=in-return+keep-cut r26
=in-return+late-rent r-21
=in-return+lawful-bar r-23
=in-return+lawful-rate r26 h24
=in-return+lease r24 g-25 m-24 h-44
=in-return+lend r155 g-57 k-19
=in-return+lend-verb r52 g-20
=in-return+lender r52
=in-return+lender-gain r43
=in-return+market-price r-62 g98 m35
=in-return+my-loss m49
=in-return+narcotic r27
=in-return+operator h-21
=in-return+outside-prize r24
=in-return+own-account h57
=in-return+paid-entry r44 g24
=in-return+paper-money r24
=in-return+payroll r-56 k29
=in-return+pays-for-chance r127
=in-return+per-period r48 g-37 h26
=in-return+price-of r23 m-20
=in-return+price-word r44
=in-return+priced-thing r-45 g107
=in-return+reference r-75 g23
=in-return+return-on-capital g-19 m-19 h24
=in-return+right-now g-43
=in-return+sale-or-service r-84 g60 h-26
=in-return+sell r-77 g57
=in-return+serves r-67 g47 h-45
=in-return+settles-later g-21
=in-return+sold-apart h27
=in-return+sold-short r25
=in-return+stipulated r22
=in-return+sums-0 r64 g-52 m129 h-77 k-40
=in-return+sums-1 r35 g23
=in-return+sums-2 r52
=in-return+sums-apart r60
=in-return+sums-shrink r46
=in-return+tied-deal g-62
=in-return+tied-trade r52 g-39
=in-return+to-oppose r-56
=in-return+trade r-39 g42 h-30
=in-return+trading g48
=in-return+under r24
=in-return+unit r65
=in-return+unlawful-business h-44
=in-return+up-down g-36 m64
=in-return+wager-event r-33 g58
=in-return+watchers r34 m-25
=in-return+with-money m35
=increase r60
=increase+insured r-21
=increase+lawful-rate r-55
=increase+lend r46 h-31
=increase+lend-verb h-30
=increase+lender r25
=increase+more-back r21
=increase+more-time g26
=increase+official h32
=increase+paper-money r-19
=increase+payroll r-47
=increase+pays-for-chance r34
=increase+per-period r31
=increase+price-of r44
=increase+reference k21
=increase+repay r20
=increase+return-on-capital r35
=increase+right-now r24
=increase+sale-or-service r-89 k23
=increase+serves r-38
=increase+settles-later r19
=increase+sums-0 r64 m-24
=increase+take-in r-19
=increase+unit r71
=increase+waiting g19
=instalment-count r47 m-23
=instalment-count+insured r59
=instalment-count+lawful-bar r56
=instalment-count+lawful-rate g35
=instalment-count+lease g22
=instalment-count+lend r-67
=instalment-count+market-price r70
=instalment-count+more-time r21
=instalment-count+name-after g-20
=instalment-count+narcotic r60
=instalment-count+official r-27
=instalment-count+paper-money r44 g27
=instalment-count+pays r-48 g-25
=instalment-count+pays-for-chance r67 m-23 h50 k19
=instalment-count+per-period r-41 g36
=instalment-count+price-of r-19
=instalment-count+price-word g30
=instalment-count+priced-thing r58
=instalment-count+receivable r-42
=instalment-count+reference r-39 g39 h47
=instalment-count+right-now g-21
=instalment-count+sale-or-service g66 h-49
=instalment-count+sell r-37 g30
=instalment-count+serves r50 g36
=instalment-count+settles-later r-75 g32 h36
=instalment-count+sold-short r-31
=instalment-count+sums-0 r31 g29
=instalment-count+sums-1 k20
=instalment-count+sums-apart r23
=instalment-count+sums-grow r-43
=instalment-count+sums-shrink r25
=instalment-count+to-oppose r42
=instalment-count+trading r-53 g87
=instalment-count+unit r36 m-23
=instalment-count+wager-event r30
=instalment-count+watchers r27
=instalment-count+works-for r19
=insurance-business r-27 h99
=insurance-business+insured g-30 h69
=insurance-business+islamic-paper h35
=insurance-business+lease g27 h34
=insurance-business+name-after g19 h33
=insurance-business+pays r-24
=insurance-business+pays-for-chance g-90 h92
=insurance-business+per-period g90 h-27
=insurance-business+place-after h33
=insurance-business+price-of r24 g-109 h122
=insurance-business+sale-or-service r30 g-79 h114
=insurance-business+search-for r33 g-75 h79
=insurance-business+serves g-95 h62
=insurance-business+sold-apart g59 h-20
=insurance-business+sums-0 r-46 h102
=insurance-business+sums-1 r19
=insurance-business+take-in g28
=insurance-business+trade r24 g-115 h124
=insurance-business+trading g-89 h73
=insurance-business+unit r-31 g31
=insurance-business+voluntary-cover h58
=insured r-58 g104 m-32 h-159 k-78
=insured+interest-business r-56 h61
=insured+islamic-paper r-22 g-22
=insured+keep-cut r-54 h31
=insured+kept-by-creditor r35 h-34
=insured+late-charge r52
=insured+late-rent g-53 h-37
=insured+lawful-bar r-58 k21
=insured+lawful-rate r-40 g-29 m-59 h-29
=insured+lease g-106 h22
=insured+lend r154 g-82 h77
=insured+lend-verb r-38 h80
=insured+lender r42
=insured+lender-gain r28 g-24
=insured+licensed g-27
=insured+limit r-22
=insured+market-price g-36 m-35 h-27 k21
=insured+metal-deal h-19
=insured+more-time r26 g33
=insured+name-after g42
=insured+name-before h24
=insured+narcotic r55 g61 h-81
=insured+not-pork g-22 h-20
=insured+official r20 g63 h-21
=insured+online-place g-56 m-22 h59
=insured+operator g-24 h52
=insured+out-there g49
=insured+outside-prize r-66 g41 m-24
=insured+own-zakat-rate g-30
=insured+paid-entry r88 g-87 m145 h50
=insured+paper-early r48
=insured+paper-money g82 h-25
=insured+pass-along k19
=insured+pass-on g-46
=insured+passes-it r-47
=insured+pay-for-cover r-47 g63 h-19
=insured+payment-versus-payment r58
=insured+payroll r-23 g53 h28
=insured+pays r36 m-42 h19
=insured+pays-for-chance r-33 g27 m71
=insured+per-period r-116 g58
=insured+percentage r-32 m20 h66
=insured+place-after h22
=insured+play-costs g30
=insured+price-of g-51 h37
=insured+price-word g-61 m31
=insured+priced-thing g-20 k21
=insured+receivable r35
=insured+reference r-38 m-22
=insured+repay r26 g39
=insured+return-on-capital r53 g-65 h20
=insured+right-now r33 h-20
=insured+sale-or-service r31 g-24 m70 h-37
=insured+same-back r34
=insured+savings-circle r-25
=insured+search-for r24 g-20 h25 k22
=insured+sell r20 g-24 h44
=insured+serves r-105 g-54 m-42 h30
=insured+settles-later g-38
=insured+sham h69
=insured+shut-thing g-26
=insured+small-parts g-39
=insured+sold-apart g107
=insured+sold-short h-31
=insured+stakes m-22
=insured+stranger r24 h-27
=insured+sums-0 g128 m-60 h-118 k-71
=insured+sums-1 r-62 g-29 m23 h-63
=insured+sums-2 h22
=insured+sums-equal r26
=insured+sums-grow r-44 g20
=insured+sums-shrink r25 h26
=insured+surety-pay r-33 g20
=insured+takaful g-47 h-19
=insured+take-in r-19 m29
=insured+to-dispose g-22
=insured+to-learn g25
=insured+to-oppose r-21 g21 k-22
=insured+trade r35 h23
=insured+trading g-48 m-24 h-22
=insured+travelling r-24 g73 m-44 h-89
=insured+under r48
=insured+unit r-30 g57 m43 k-22
=insured+unknown g28
=insured+unlawful-business r-34 g-23 h73
=insured+up-down g-40 h34
=insured+voluntary-cover g161 h-44
=insured+wager-event r-20 g-46 m71 h-22
=insured+waiting g27
=insured+wash-money g-23 k55
=insured+watchers g29 m-19 h-38
=insured+with-money g-24 m-27
=insured+works-for r-29 g-21 h53
=interest-business r-64 g-26 h198
=interest-business+lend r-53 h96
=interest-business+lend-verb h42
=interest-business+lender r-28 h24
=interest-business+market-price r-36 h81
=interest-business+metal-deal r-24 h51
=interest-business+pays-for-chance r-45 h87
=interest-business+per-period r-26
=interest-business+percentage r-29
=interest-business+price-of r-23 h55
=interest-business+return-on-capital r-28 h34
=interest-business+sale-or-service r-20 h20
=interest-business+serves h51
=interest-business+sold-apart r-47 h31
=interest-business+sums-0 r-81 g-24 h179
=interest-business+trade r-23 h55
=interest-business+trading r-45 h127
=interest-business+unit h45
=interest-business+voluntary-cover r44 h-24
=interest-business+watchers r31 h57
=interest-product r-46 h62
=interest-product+lend r-39 h33
=interest-product+pays-for-chance r30
=interest-product+price-of h66
=interest-product+sale-or-service r22 h77
=interest-product+sums-0 r-50 h62
=islamic-house r-49 h-23
=islamic-house+islamic-paper r-35
=islamic-house+lawful-rate r-48
=islamic-house+sale-or-service r-48 h-23
=islamic-house+sums-0 r-35 h-23
=islamic-paper r-36 m-26 h-64 k-21
=islamic-paper+lawful-rate r-48 h-28
=islamic-paper+lease h-28
=islamic-paper+official r27
=islamic-paper+pays-for-chance r32 g23
=islamic-paper+reference r30
=islamic-paper+return-on-capital r-41
=islamic-paper+sale-or-service r-38 h-30
=islamic-paper+serves h-38
=islamic-paper+sums-0 r-28 m-25 h-64
=islamic-paper+trading h-34
=islamic-paper+unit r-21
=islamic-paper+voluntary-cover h35
=islamic-paper+watchers r-26 h-34
=istisna r-28 h-43 k-21
=istisna+lawful-rate r-19
=istisna+metal r-19 g22
=istisna+metal-deal r-19 g23
=istisna+no-spec g62
=istisna+price-of g-21
=istisna+sale-or-service r-28 g37
=istisna+sums-0 r-19 g29 h-27 k-19
=istisna+unit g-27
=keep-cut g-53 k108
=keep-cut+keeps-money r39
=keep-cut+kept-by-creditor g20 h23
=keep-cut+late-rent h56
=keep-cut+lawful-bar r27
=keep-cut+lawful-rate r31 g-22 h-43
=keep-cut+lease r26 h-29
=keep-cut+lend r28
=keep-cut+lend-verb k23
=keep-cut+lender r31
=keep-cut+lender-gain r-57 k56
=keep-cut+limit k19
=keep-cut+market-price r-54 m34 h22
=keep-cut+meat r21
=keep-cut+name-before r20
=keep-cut+narcotic h-44 k32
=keep-cut+not-told h-23
=keep-cut+official h75 k-19
=keep-cut+online-place h27 k57
=keep-cut+own-account k23
=keep-cut+paid-entry r42
=keep-cut+paper-early r44 k-26
=keep-cut+paper-money h-25
=keep-cut+pass-along r-47 k41
=keep-cut+pass-on r-34 k33
=keep-cut+passes-it r-57 h-25 k46
=keep-cut+payroll r88
=keep-cut+pays r22
=keep-cut+pays-for-chance r63 m40 h-56 k34
=keep-cut+per-period r36
=keep-cut+percentage r-59 k72
=keep-cut+price-of r-88 g46 m19 h25
=keep-cut+price-word r-21 g48
=keep-cut+priced-thing g21 h20
=keep-cut+promised-cut r-30
=keep-cut+reference r100 g-44 h-49 k23
=keep-cut+repay r54 h23
=keep-cut+return-on-capital g-22 h-24 k51
=keep-cut+right-now r41 h-25 k48
=keep-cut+sale-or-service r38 g79 h39
=keep-cut+sell r-37 g43 h-38 k-23
=keep-cut+serves r29 h66
=keep-cut+sold-apart r-20
=keep-cut+sold-short g26 k27
=keep-cut+stipulated r-65
=keep-cut+stranger k31
=keep-cut+sums-0 r-63 g-31 k118
=keep-cut+sums-2 r75
=keep-cut+sums-3 m28 h20
=keep-cut+sums-apart r24 g-24 m36 h24
=keep-cut+sums-equal r62
=keep-cut+sums-grow g28
=keep-cut+surety r47 h-27
=keep-cut+surety-pay g-39 m27
=keep-cut+take-in r20 g-19
=keep-cut+to-oppose r29
=keep-cut+trade r-84 g75 h-42
=keep-cut+trading r-54 g-27 m21 h-41
=keep-cut+unit r-42 k30
=keep-cut+unknown-party r-25 k35
=keep-cut+unlawful-business h49
=keep-cut+wager-event r-22 m27 h41
=keep-cut+watchers r-19 h47
=keep-cut+winner-takes m56
=keep-cut+with-money k24
=keeps-money r191 g-76
=keeps-money+lawful-rate r45
=keeps-money+lease r46
=keeps-money+not-told r44 g-33
=keeps-money+online-place r23
=keeps-money+pay-me r19
=keeps-money+pays-for-chance r153 g-43
=keeps-money+per-period r65
=keeps-money+percentage r36
=keeps-money+reference r97 g-50
=keeps-money+return-on-capital r31 g-25
=keeps-money+right-now r55
=keeps-money+sale-or-service r34
=keeps-money+serves r28
=keeps-money+sums-0 r54 g-50
=keeps-money+sums-1 r72
=keeps-money+sums-2 r47
=keeps-money+sums-apart r25
=keeps-money+unit r82 g-26
=kept-by-creditor r87 g-41 m30 h-22 k56
=kept-by-creditor+late-charge r64
=kept-by-creditor+lawful-rate h45 k50
=kept-by-creditor+lease k50
=kept-by-creditor+market-price r-28 g31
=kept-by-creditor+more-time r60
=kept-by-creditor+narcotic r29 h19
=kept-by-creditor+nobody-knows g26
=kept-by-creditor+official h37
=kept-by-creditor+online-place r38
=kept-by-creditor+pays g-19
=kept-by-creditor+pays-for-chance r36 m20
=kept-by-creditor+per-period r38
=kept-by-creditor+price-of g24
=kept-by-creditor+reference h-24
=kept-by-creditor+return-on-capital r52
=kept-by-creditor+sale-or-service r25 g24 h31 k39
=kept-by-creditor+sell g20
=kept-by-creditor+serves g-27 h31 k47
=kept-by-creditor+sums-0 r51 g-33 h-22 k57
=kept-by-creditor+sums-1 r23 m29
=kept-by-creditor+take-in r19
=kept-by-creditor+trade r33 g24
=kept-by-creditor+undescribed g26
=kept-by-creditor+unit g24 m23 h-23
=kept-by-creditor+wager-event m25
=kept-by-creditor+waiting r108
=kept-by-creditor+watchers r-48 h22 k24
=kept-by-creditor+winner-takes m21
=late-charge r33 h-38
=late-charge+late-rent r-79 h-54
=late-charge+lend r22
=late-charge+narcotic h-44
=late-charge+return-on-capital r47
=late-charge+sale-or-service r-22
=late-charge+sums-0 r41 h-28
=late-charge+to-dispose r-24
=late-charge+unit h-47
=late-rent r-89 g-79 m-81 h-157 k-86
=late-rent+lawful-bar h-21
=late-rent+lawful-rate r31
=late-rent+lease g-29 h64 k-22
=late-rent+left-open g19
=late-rent+lend r52 m-20
=late-rent+lend-verb r33
=late-rent+lender r24
=late-rent+licensed r-27
=late-rent+limit r24
=late-rent+loose-order g25
=late-rent+market-price r23 g-23
=late-rent+meat g-24
=late-rent+more-time r-103
=late-rent+name-after r-25 g-32 h-80
=late-rent+name-before r-31 h-45
=late-rent+narcotic g19 m28 h-43
=late-rent+no-date g26
=late-rent+no-day g54
=late-rent+not-mine-yet g55
=late-rent+not-told h39
=late-rent+official r19 m-21 h-44
=late-rent+online-place r-24 h-49
=late-rent+operator h23
=late-rent+outside-prize r-20
=late-rent+paid-entry r28 g20 k22
=late-rent+paper-money g-39 m24 h-23 k-22
=late-rent+payroll r-21 h59
=late-rent+pays g32 m-20 h21
=late-rent+pays-for-chance r-45 m-27
=late-rent+percentage r51
=late-rent+place-after g28 h-39
=late-rent+play-costs r-24
=late-rent+pledge r27
=late-rent+price-later g35
=late-rent+price-of g81 h-37
=late-rent+price-word r-21
=late-rent+priced-thing g23
=late-rent+receivable r54
=late-rent+reference r41 g32 m31
=late-rent+repay k-43
=late-rent+return-on-capital r25 k-23
=late-rent+right-now r22 g21
=late-rent+sale-or-service r-23 g21 m42 h72 k19
=late-rent+search-for g73
=late-rent+sell h20
=late-rent+serves r-36 h59
=late-rent+settles-later g-32
=late-rent+sham h78
=late-rent+shut-thing g-53
=late-rent+small-parts k23
=late-rent+sold-short r25 g38 m51
=late-rent+speed-up g22 h35
=late-rent+split g-20
=late-rent+sums-0 r-41 g21 h-102 k-76
=late-rent+sums-1 r-72 g-87 m-72 h-91
=late-rent+sums-2 r24 h26
=late-rent+sums-apart r-38 h26
=late-rent+sums-grow r61
=late-rent+take-in r59 g33 k-40
=late-rent+to-oppose r-33 h-40 k24
=late-rent+trade r34 g43 h-23
=late-rent+trading g-32
=late-rent+travelling g45
=late-rent+unit r-52 g-53 m27 h79
=late-rent+unlawful-business m42 h63
=late-rent+up-down r-21 g52
=late-rent+wager-event g-30 m-80 h-67
=late-rent+waiting r-128
=late-rent+watchers r-27 k24
=late-rent+with-money m34
=late-rent+works-for r83
=lawful-bar r-115 g-75 m-145 h-220 k-48
=lawful-bar+lawful-rate g28 h-28
=lawful-bar+lease r61
=lawful-bar+lend r-20
=lawful-bar+lend-verb r-46
=lawful-bar+lender r-47
=lawful-bar+market-price r33 h22
=lawful-bar+meat r32 g-19
=lawful-bar+name-after r-22 k21
=lawful-bar+name-before h-19 k-20
=lawful-bar+narcotic r34 h-108
=lawful-bar+official h155
=lawful-bar+online-place r-53 m29
=lawful-bar+operator g-42 h23
=lawful-bar+outside-prize r24
=lawful-bar+paid-entry g34
=lawful-bar+payroll h-21
=lawful-bar+pays-for-chance r61 g-66 h-20
=lawful-bar+per-period r59
=lawful-bar+place-after h-19
=lawful-bar+price-of r-44
=lawful-bar+price-word r-23 m21
=lawful-bar+priced-thing r84 h22
=lawful-bar+reference r-21 g44 m34 h-20 k22
=lawful-bar+return-on-capital r-28
=lawful-bar+right-now r50
=lawful-bar+sale-or-service r-62 g-28 h-36
=lawful-bar+sell r-49 g88
=lawful-bar+serves r-23 h-27
=lawful-bar+settles-later g-32
=lawful-bar+shut-thing g40
=lawful-bar+sold-apart g-26
=lawful-bar+sold-short g-38
=lawful-bar+speed-up h70
=lawful-bar+stakes g32 m29 h21
=lawful-bar+sums-0 r-165 g-32 m-124 h-218 k-47
=lawful-bar+sums-1 r33 g-34
=lawful-bar+sums-apart r23
=lawful-bar+take-in k19
=lawful-bar+tick-guess m24
=lawful-bar+trade r-52 g55
=lawful-bar+trading r-22
=lawful-bar+unborn g33
=lawful-bar+unit r56 m-29 h-71 k22
=lawful-bar+unlawful-business r47 h-83 k24
=lawful-bar+up-down r-22
=lawful-bar+wager-event g-21 m-24 h108
=lawful-bar+waiting r-29
=lawful-bar+watchers r-22 h89 k-19
=lawful-bar+with-money r38 h23
=lawful-bar+works-for r22
=lawful-rate r-138 g-98 m-90 h-90 k-35
=lawful-rate+lease r-121 g-53 m-43
=lawful-rate+lend r38 h43 k-27
=lawful-rate+lend-verb r60 h25
=lawful-rate+lender r56
=lawful-rate+lender-gain r-71 g34 m-42 k-21
=lawful-rate+licensed r27 k-36
=lawful-rate+market-price m29
=lawful-rate+meat r-30
=lawful-rate+metal-deal r21
=lawful-rate+more-time r-64
=lawful-rate+my-wallet-lent k27
=lawful-rate+name-after k-26
=lawful-rate+name-before r-38 k-31
=lawful-rate+narcotic r-23 g30 h-32
=lawful-rate+not-pork g24
=lawful-rate+official h41 k-22
=lawful-rate+online-place r32 m23 k39
=lawful-rate+operator h31
=lawful-rate+own-stake g27
=lawful-rate+own-zakat-rate r19
=lawful-rate+paid-entry r-25 g24 m-25
=lawful-rate+paper-money r42 h-30
=lawful-rate+passes-it r47
=lawful-rate+payroll r-56 k-19
=lawful-rate+pays r198 g-43
=lawful-rate+pays-for-chance r-119 m-85 h-72 k-62
=lawful-rate+per-period g26
=lawful-rate+percentage r-96 g-23 m-19 k-23
=lawful-rate+play-costs r-29
=lawful-rate+pledge r-20
=lawful-rate+price-of r-63 m54 h19
=lawful-rate+price-word r-61 m30 h30
=lawful-rate+priced-thing r-54
=lawful-rate+promised-cut r29
=lawful-rate+quick-cash r21
=lawful-rate+reference r65 h35
=lawful-rate+repay g-33 m-31 h-26
=lawful-rate+reschedule r22
=lawful-rate+return-on-capital r-77 m-34
=lawful-rate+right-now r37 g66 h-24
=lawful-rate+sale-or-service r25 g-60 k-32
=lawful-rate+search-for g-21 h33 k23
=lawful-rate+serves g97 h22 k-48
=lawful-rate+sham r57 h-40
=lawful-rate+small-parts r-34
=lawful-rate+sold-apart r41 g-33 h52
=lawful-rate+sold-short r74
=lawful-rate+split r-28
=lawful-rate+stakes r22 h104
=lawful-rate+sums-0 g-72 m-26
=lawful-rate+sums-1 r20 m-39 h-63 k-36
=lawful-rate+sums-2 r-98 g-43 m-25 h-26
=lawful-rate+sums-3 r-43
=lawful-rate+sums-apart r-43 g-21 m-19
=lawful-rate+sums-equal r-21
=lawful-rate+sums-grow r-65
=lawful-rate+surety-pay r32 g-22 h27
=lawful-rate+take-in r129 g-23 h41
=lawful-rate+tied-trade r23
=lawful-rate+to-debtor r21
=lawful-rate+to-dispose g-40
=lawful-rate+to-learn k36
=lawful-rate+to-oppose r58 h-19
=lawful-rate+trade k-23
=lawful-rate+trading r121 m37 h-19
=lawful-rate+travelling r-25 h-20
=lawful-rate+under r-46 h23
=lawful-rate+unit r-108 g90 k-74
=lawful-rate+unknown g-29
=lawful-rate+unlawful-business m-37 h136
=lawful-rate+unlicensed-giving k27
=lawful-rate+up-down r-32 m37
=lawful-rate+voluntary-cover r30 h32
=lawful-rate+watchers g-63 h-29 k41
=lawful-rate+with-money r48 h62
=lawful-rate+zakat r-58 g-20 m-28 h-66
=lease r-126 g-61 m-194 k-50
=lease+left-open g144
=lease+lend r157 g-51
=lease+lend-verb r88
=lease+lender-gain g-24
=lease+licensed r-24 h-20
=lease+limit k-23
=lease+market-price r117 g48 h-36
=lease+meat g-29
=lease+more-time r21
=lease+my-wallet-lent k26
=lease+name-after g-29 h34
=lease+name-before g31 h-31
=lease+narcotic r58 g49 h-44
=lease+not-told h-22 k31
=lease+official h59 k-33
=lease+online-place r-31 m-47 k91
=lease+operator g-34 m-83 h79
=lease+outside-prize g-48 m-45
=lease+own-zakat-rate g-76 h-30
=lease+paid-entry r-60 m-31 h-38
=lease+paper-early r-54
=lease+paper-money r58 g-22 k30
=lease+pass-on g89
=lease+passes-it r33
=lease+payroll r22 g-26 h40
=lease+pays r-83 g20 m-45
=lease+pays-for-chance r29 g35 m-20 h-95 k-38
=lease+per-period r-26 g27
=lease+percentage r54 g20
=lease+place-after h31
=lease+pledge r28
=lease+price-later g55
=lease+price-of r-26 g36 h-58
=lease+price-word r30 g85 h-19
=lease+priced-thing r75
=lease+receivable r-45
=lease+reference r-53 g72 k72
=lease+repay r69
=lease+return-on-capital g56 h-22
=lease+right-now r-38 g30
=lease+sale-or-service r-72 g23 m-47 h34
=lease+search-for g127 h31
=lease+sell g-32
=lease+serves r63 g34 m-71 h-93 k44
=lease+settles-later r-46 g-52
=lease+sham h23
=lease+shut-thing g-63
=lease+sold-apart r-46 g31
=lease+sold-short g65 h23
=lease+stipulated r-34
=lease+sums-0 r-84 m-198 h-83 k-45
=lease+sums-1 r-42 g-64 h67
=lease+sums-2 r-50
=lease+sums-3 r51
=lease+sums-apart r-46
=lease+sums-equal r64
=lease+sums-grow r-19
=lease+surety-pay r44 g-20 h-38
=lease+take-in m-21 h30 k-23
=lease+tied-deal g-24
=lease+tied-trade r36
=lease+to-learn r22
=lease+to-oppose g25 h-49
=lease+trade g20 h-32
=lease+trading r-84 m40 h-49
=lease+travelling g-24
=lease+under k-36
=lease+unit r-132 g-20 m-37 h21 k-29
=lease+unknown g21
=lease+unlawful-business r21 g-38 m-112 h348
=lease+up-down r72 k-19
=lease+voluntary-cover g43 h61
=lease+wager-event r-22 g-21 m-67
=lease+watchers h71 k-45
=lease+winner-takes m-33
=lease+works-for g-48 m-79 h-63
=left-open r-54 g271 m-19 h-64
=left-open+market-price g65
=left-open+not-chosen g50
=left-open+pays g31
=left-open+pays-for-chance r-28 g57
=left-open+price-of g57
=left-open+price-word g79
=left-open+priced-thing g31
=left-open+reference g20
=left-open+sale-or-service g132
=left-open+settles-later r-39 g30
=left-open+sums-0 r-25 g256 h-64
=left-open+sums-1 g22
=left-open+sums-2 r-29
=left-open+sums-grow r-26
=left-open+trade g25
=left-open+two-prices g20
=left-open+undecided g39
=left-open+works-for g37
=lend r206 g-117 m-40 h-113 k-23
=lend+lend-verb r33 g-19 m-63 k22
=lend+lender r-135 k-28
=lend+lender-gain r174 g-45
=lend+licensed k29
=lend+limit r66
=lend+market-price r-48 g87 m-30
=lend+meat r74
=lend+metal-deal r-20 g54
=lend+more-back r27
=lend+my-loss g28 m28 h20
=lend+my-wallet-lent r-77 k72
=lend+name-after r44 h34
=lend+name-before g-34 m-36
=lend+narcotic r74
=lend+not-pork r49
=lend+not-told g-21
=lend+official r-78 h46 k26
=lend+online-place r-40 g20 k86
=lend+operator h62
=lend+outside-prize r64
=lend+own-zakat-rate r66 g-29
=lend+paid-entry r68 m-27
=lend+paper-early r-49
=lend+paper-money k33
=lend+passes-it r60
=lend+pay-me r73
=lend+payment-versus-payment r67
=lend+payroll r-25
=lend+pays r-56 m-52
=lend+pays-for-chance r-23 g-25 m-43 k-22
=lend+per-period r77 g-19 m-40 k20
=lend+percentage r78 g35
=lend+place-after r-28
=lend+price-of r-34 g76
=lend+price-word r90 g-82
=lend+priced-thing r-97 g69 m-23
=lend+principal-stays r-58
=lend+quick-cash r-36
=lend+rate-charge g22 m-26
=lend+receivable r-107 g-88 m34 h46 k-33
=lend+reference r171 g-20 m-31 k23
=lend+refusal r-20
=lend+repay r-206 g-82 m33 h-35 k-25
=lend+return-on-capital r-72 g-30 m-27
=lend+right-now r-52 g32
=lend+sale-or-service r175 g73 h-26
=lend+search-for r-22 g-26
=lend+sell r35 g137 h-50
=lend+serves r117 g21
=lend+settles-later g-52
=lend+sold-apart r-83 m-19
=lend+sold-short r-53
=lend+split r80
=lend+stakes h24
=lend+stipulated r100
=lend+sums-0 r72 g-47 m23 h-54
=lend+sums-1 g-24 m-33 h-26
=lend+sums-2 r86 g-42 k-24
=lend+sums-3 r49 h-19
=lend+sums-apart m-20 h-19
=lend+sums-equal r-148
=lend+sums-grow r297 g-31
=lend+surety r28
=lend+surety-pay r128 h-31
=lend+take-in r89 g-32 m-24 k-31
=lend+tied-deal r56 g-26
=lend+tied-trade r32 g-19
=lend+to-debtor r-51
=lend+to-learn r31
=lend+to-oppose r-58 g-26
=lend+trade r87 g67 h-21
=lend+trading r24 g232
=lend+travelling r44
=lend+under r65 k-23
=lend+unit r-74
=lend+unknown r29
=lend+unlawful-business m31 h39
=lend+unpromised r-45
=lend+up-down r39
=lend+wager-event r35 m84
=lend+waiting r-41 m-22
=lend+watchers r-40
=lend+with-money r23
=lend-verb r33 g-19 m-63 k22
=lend-verb+lender r-35 g19 k-20
=lend-verb+lender-gain r47
=lend-verb+market-price r33
=lend-verb+my-wallet-lent r-66 k39
=lend-verb+name-after r66
=lend-verb+name-before r38
=lend-verb+online-place r-53 k48
=lend-verb+outside-prize r26
=lend-verb+paper-money r-21
=lend-verb+pays-for-chance r-40 g-22 m-37 h-27
=lend-verb+per-period r-41 k23
=lend-verb+percentage r45
=lend-verb+price-of r-76 g38
=lend-verb+price-word r75
=lend-verb+priced-thing r-23
=lend-verb+reference r108 g-20 h26
=lend-verb+repay r-20
=lend-verb+return-on-capital r23
=lend-verb+right-now r-35 g23
=lend-verb+sale-or-service g26 h28
=lend-verb+sell g28
=lend-verb+settles-later r83 g-25
=lend-verb+sold-short r-40
=lend-verb+stipulated r38
=lend-verb+sums-0 m-28 k37
=lend-verb+sums-1 m-27 h-26
=lend-verb+sums-2 r20
=lend-verb+sums-apart r51
=lend-verb+sums-equal r-48
=lend-verb+sums-grow r30
=lend-verb+take-in r33
=lend-verb+to-learn r25
=lend-verb+to-oppose r29
=lend-verb+trade r-43 g19
=lend-verb+trading r-64 g26
=lend-verb+unit r-102
=lend-verb+up-down r-20 g33
=lend-verb+waiting r-30
=lend-verb+watchers r-25
=lender r260 g-72 m-44 h-112 k-38
=lender+lender-gain r44
=lender+market-price r41 g-19 h39
=lender+name-after r46
=lender+outside-prize r34
=lender+paper-money k-22
=lender+passes-it r32
=lender+payroll r-38
=lender+pays h20
=lender+pays-for-chance r109 g-34 k-25
=lender+per-period r65 h-41
=lender+price-of r-26
=lender+priced-thing r25
=lender+rate-charge r41 h-28
=lender+receivable r-68 h25
=lender+reference r-22
=lender+repay r-29
=lender+sale-or-service g19
=lender+sell r-28 g21
=lender+serves r-32
=lender+settles-later r-41
=lender+stipulated r29
=lender+sums-0 r136 g-60 m-22 h-76 k-24
=lender+sums-1 r84 h-28
=lender+sums-2 r29
=lender+sums-apart r29
=lender+sums-equal r-25
=lender+sums-grow r33
=lender+surety-pay r-26
=lender+take-in r-48
=lender+trade r-41 g23
=lender+trading h39 k29
=lender+unit g-23 m-19
=lender+unpromised r-27
=lender+up-down r-21 g22 h31
=lender+waiting r-31
=lender+watchers r32
=lender-gain r169 g-52 m-36
=lender-gain+official g29 h-27
=lender-gain+operator m-27 h28
=lender-gain+passes-it r-44 h23
=lender-gain+pay-me r27
=lender-gain+payroll r24
=lender-gain+pays-for-chance g-33 h37
=lender-gain+per-period r53
=lender-gain+percentage r-59
=lender-gain+price-of g-31
=lender-gain+receivable r25
=lender-gain+reference r-24 h20
=lender-gain+repay r79
=lender-gain+return-on-capital r33 g-27 m24
=lender-gain+sale-or-service g-25
=lender-gain+sell r19
=lender-gain+serves g47 k-20
=lender-gain+sold-apart r33
=lender-gain+sums-0 r78 g-41 m-30
=lender-gain+sums-1 r57
=lender-gain+sums-2 r32
=lender-gain+sums-apart r23
=lender-gain+surety-pay h20
=lender-gain+take-in r34
=lender-gain+to-oppose g29
=lender-gain+trade r-25 g-31
=lender-gain+trading g-29
=lender-gain+unlawful-business m-30 h51
=lender-gain+up-down r20 g-29
=licensed r-52 h-130 k-44
=licensed+metal r57
=licensed+metal-deal r60
=licensed+name-after r-32 g24 h-70
=licensed+narcotic h-92
=licensed+official h22 k26
=licensed+paid-entry g-21 m21 h60
=licensed+paper-money r-22 k23
=licensed+pays r-24
=licensed+pays-for-chance h-38
=licensed+per-period m27 h30
=licensed+place-after g27 h-26
=licensed+price-of r20 h35
=licensed+reference g-28 h-21
=licensed+return-on-capital r-21
=licensed+right-now r27
=licensed+search-for g-21
=licensed+sell r31
=licensed+serves r-39 h-36
=licensed+sham h32
=licensed+sold-apart m28
=licensed+sold-short r33
=licensed+speed-up h23
=licensed+sums-0 r-57 h-63 k-44
=licensed+sums-1 h-67
=licensed+to-dispose k-34
=licensed+to-learn h33
=licensed+to-oppose h-54
=licensed+trade r55 h20
=licensed+trading g-25 h-40
=licensed+under g-23 h26
=licensed+unit g-25 m32 h38
=licensed+unlawful-business m47 h69
=licensed+wager-event r25
=licensed+watchers r19
=limit r60 g-37 m-62 h-145 k254
=limit+market-price g21
=limit+pays-for-chance r96 m-26 k75
=limit+per-period r34
=limit+price-word g21
=limit+reference k25
=limit+repay r27
=limit+return-on-capital r35
=limit+sale-or-service g30 k-19
=limit+serves r20
=limit+split k47
=limit+sums-0 g-19 m-36 h-140 k138
=limit+sums-1 r-36 k118
=limit+sums-2 r57
=limit+sums-3 r33
=limit+sums-apart r70
=limit+sums-grow r23
=limit+trading g-20
=limit+under r-57 g-51 h-42 k110
=limit+unit r47 h-37
=limit+unknown g35 k-20
=limit+up-down g-21 h-25 k101
=loose-order r-19 g167 h-34
=loose-order+no-spec g26
=loose-order+pays g31
=loose-order+pays-for-chance g59
=loose-order+price-of g36
=loose-order+reference g79
=loose-order+sale-or-service g71
=loose-order+sums-0 r-19 g132 h-34
=loose-order+unit g27
=loser-pays r-58 g-47 m192 h-41
=loser-pays+lost-contest m25
=loser-pays+pays m34
=loser-pays+pays-for-chance r-22 g-25 m93 h-26
=loser-pays+sums-0 g-53 m143 h-28
=loser-pays+sums-1 r-38 m49
=loser-pays+unit m30
=loser-pays+wager-event r-25 g-34 m54 h-30
=loser-pays+winner-takes h-24
=lost-contest m41
=lost-contest+pays m25
=lost-contest+pays-for-chance m25
=lost-contest+wager-event m41
=market-price r-101 g102 m27 k-46
=market-price+meat r-35
=market-price+meat-trade r-23 h68
=market-price+metal r-30 g34
=market-price+metal-deal r-65 m-22
=market-price+more-time r31
=market-price+name-after r-33 g30 k20
=market-price+name-before r69 g-27
=market-price+narcotic r-29 g-22 h76
=market-price+not-pork g-20 h80
=market-price+not-told r-21 g-53 h28
=market-price+online-place r-88 g33 m124 h-26
=market-price+operator m35 h49
=market-price+own-zakat-rate g-43
=market-price+paid-entry g-29
=market-price+paper-money g30
=market-price+pass-along r28
=market-price+pass-on g22
=market-price+passes-it m26 k21
=market-price+payment-versus-payment r-58 m-28
=market-price+payroll r41 g-43 h23
=market-price+pays m-23
=market-price+pays-for-chance r-72 g-28 m53 h20 k26
=market-price+percentage r43 m61
=market-price+price-bet g25
=market-price+price-later r-29 g-44
=market-price+price-of r51 g-109 h-27
=market-price+price-open r-34 g97 h-22
=market-price+price-word r-46 h46
=market-price+priced-thing r34 g75 h-50 k-33
=market-price+receivable r28
=market-price+reference r-32 g-86 m26 h39
=market-price+refusal g26
=market-price+repay r21 k19
=market-price+return-on-capital r-81 m39
=market-price+right-now r26 m-20
=market-price+sale-or-service r25 g34
=market-price+search-for g-21
=market-price+sell r-51
=market-price+serves r-37 g34 h29
=market-price+settles-later r71
=market-price+sham h21
=market-price+shut-thing r54
=market-price+small-parts r65 g-46
=market-price+sold-apart r-32
=market-price+sold-short g-75
=market-price+stakes r-79 g201 m-27
=market-price+stipulated r19
=market-price+sums-0 r43 m-67 h-42 k-43
=market-price+sums-1 r-79 g78 m62 h19
=market-price+sums-2 r-41 g31 m33 h23
=market-price+sums-3 r-23
=market-price+sums-apart h25
=market-price+sums-grow r-44
=market-price+sums-shrink r-26
=market-price+surety-pay h19
=market-price+swap-weights r51
=market-price+take-in g56 k30
=market-price+tick-guess r-46 g65 m123
=market-price+tied-trade g-25
=market-price+to-learn r19 m26
=market-price+to-oppose r-21 g79 m56 h-24
=market-price+trade r-80 g-37 m-31
=market-price+trading r-101 g100 m36 k-44
=market-price+undecided g40
=market-price+under r40 m45
=market-price+undescribed r19 g-25
=market-price+unit h51
=market-price+unlawful-business h123
=market-price+up-down r-76 g80 m123 h-33
=market-price+voluntary-cover r-25 g-26 h62
=market-price+wager-event g-73 m19 h30
=market-price+waiting r47
=market-price+watchers g62 k-22
=market-price+winner-takes g26 m52 h19
=market-price+with-money r35 g95 m-56
=market-price+works-for r49 g-30
=meat r-49 g-102 m-97 h36 k-32
=meat+meat-trade h57
=meat+name-after h26
=meat+name-before r44 h-57
=meat+narcotic r41 m-20 h-108
=meat+not-pork r-20 g-79 h-115
=meat+operator g-24
=meat+pays g-32
=meat+pays-for-chance r-88 g-36 m-20 h-47
=meat+price-of g-34
=meat+price-word r-39
=meat+reference r-28 h-38
=meat+repay r41 g37
=meat+return-on-capital g35
=meat+right-now r-31 h-41
=meat+sale-or-service r-56 g-22 h31
=meat+search-for g22 h-34
=meat+sell r26 g-36 h46
=meat+shut-thing g21
=meat+small-parts h-47
=meat+sold-short r-28
=meat+sums-0 g-84 m-72 h38 k-32
=meat+sums-1 m-25
=meat+sums-2 r-30
=meat+sums-apart r-19
=meat+trade h22
=meat+trading g-41
=meat+unit r-44 g-44 m-34 h-35
=meat+unlawful-business r22 h-51
=meat+wager-event g57 m-35 h-31
=meat+watchers r31 h-27
=meat-trade g-61 k-21
=meat-trade+not-pork g-64 m19 h-132
=meat-trade+pays-for-chance m23 h48
=meat-trade+price-of r-22 h21
=meat-trade+sell h52
=meat-trade+sums-0 r-34 g-58 k-21
=meat-trade+sums-1 r23
=meat-trade+trade r-23 h25
=meat-trade+unit h43
=metal r67 g56 h-51 k-66
=metal+metal-deal r74 h-33 k-64
=metal+narcotic h-31
=metal+online-place h58
=metal+paper-money r116 g-24 k-29
=metal+pass-on r-20 g41
=metal+pays-for-chance r78 h-27
=metal+price-of g-32 h-27
=metal+price-word r-29 g35
=metal+priced-thing r-23
=metal+quick-cash r65 g-19
=metal+reference r-30 g-26 h-33
=metal+right-now r-21 g-27
=metal+sale-or-service g33 h-57
=metal+sell r34 g-82
=metal+serves g19 h-29
=metal+settles-later r-41 g47
=metal+sham r25
=metal+sold-apart r21
=metal+sold-short r25 g-28
=metal+sums-0 r24 g65 h-44 k-66
=metal+sums-1 r35
=metal+trade r30 g-41 h-21
=metal+unit g60 k-22
=metal+unknown r90 g-35
=metal+watchers r58 g-21
=metal-deal r82 g-36 m-48 h-43 k-40
=metal-deal+narcotic h-31
=metal-deal+not-mine-yet g28
=metal-deal+online-place h58
=metal-deal+operator m-23 h32
=metal-deal+paper-money r140 g-24 k-29
=metal-deal+pass-on r-35 g78
=metal-deal+pays r-20 g23
=metal-deal+pays-for-chance g-19
=metal-deal+price-of g-43
=metal-deal+price-word r-40
=metal-deal+priced-thing h-62
=metal-deal+quick-cash r98 g-22 k-24
=metal-deal+reference r-47 g-50 h-30
=metal-deal+return-on-capital r-23
=metal-deal+right-now r-26 g-35
=metal-deal+sale-or-service r-92 g43 h-41
=metal-deal+sell g-93
=metal-deal+serves g-19 h-52
=metal-deal+settles-later r-44 g54
=metal-deal+sham r34
=metal-deal+sold-short r38 g-51
=metal-deal+stakes h27
=metal-deal+sums-0 r92 g-32 m-60 h-46 k-40
=metal-deal+sums-1 g-31
=metal-deal+sums-2 g27
=metal-deal+sums-apart g21
=metal-deal+take-in r-22 k33
=metal-deal+trade r21 g-50
=metal-deal+trading g-39 m-23
=metal-deal+unit r-67 g66 m-23 h41 k-23
=metal-deal+unknown r79 g-42
=metal-deal+unlawful-business m-25
=metal-deal+up-down g21
=metal-deal+watchers r115 k-20
=metal-deal+with-money g-21 h27
=more-back r223 g-40 h-32
=more-back+more-time r29
=more-back+paper-money r23
=more-back+pays-for-chance r126 g-44
=more-back+per-period r32 g-39
=more-back+percentage r23
=more-back+repay r27
=more-back+return-on-capital r30
=more-back+sale-or-service r31
=more-back+sold-apart g-21
=more-back+sums-0 r65 h-30
=more-back+sums-1 r113 g-31
=more-back+sums-2 r43
=more-back+sums-apart r44
=more-back+unit r104 g-23
=more-back+waiting r32
=more-time r182 g-47 m-30 h-98 k-43
=more-time+narcotic r-50
=more-time+outside-prize r-25
=more-time+paid-entry r33
=more-time+pay-for-cover g37
=more-time+pays r-74
=more-time+pays-for-chance r50
=more-time+percentage r47
=more-time+price-of r44
=more-time+receivable r-25
=more-time+reference r-31
=more-time+return-on-capital r54
=more-time+sale-or-service r48 g-21 k-26
=more-time+serves r25
=more-time+settles-later g-23
=more-time+sold-apart g79
=more-time+sold-short r45
=more-time+stipulated r-37
=more-time+sums-0 r68 g-66 m-34 h-85 k-43
=more-time+sums-1 r83
=more-time+sums-2 r36
=more-time+surety-pay r43
=more-time+take-in r34
=more-time+to-dispose r-39
=more-time+to-learn r-20
=more-time+trading r-51
=more-time+travelling r-52 g61
=more-time+under r-23
=more-time+unit r44 h-34
=more-time+wait-pay r48
=more-time+waiting r90 m-19 h-48 k-42
=more-time+with-money r56
=my-loss r-83 m333 h-41 k-44
=my-loss+pays g26
=my-loss+pays-for-chance r-21 g-20 m117 h-45
=my-loss+per-period g32 m-33
=my-loss+sale-or-service m32
=my-loss+stakes h-41
=my-loss+sums-0 r-22 g-29 m143
=my-loss+sums-1 r-55 m174 h-34 k-27
=my-loss+unit g27
=my-loss+unlawful-business m55 h107
=my-loss+wager-event g-29 m94 h-40
=my-loss+winner-takes g27
=my-loss+with-money m52 h-22
=my-wallet-lent r-133 g-27 h-48 k235
=my-wallet-lent+online-place r-36 k29
=my-wallet-lent+own-account r-30
=my-wallet-lent+paper-money r-54 k52
=my-wallet-lent+pays r-21 k32
=my-wallet-lent+pays-for-chance r-37 k71
=my-wallet-lent+per-period r-67 k52
=my-wallet-lent+reference r-22
=my-wallet-lent+sale-or-service k47
=my-wallet-lent+sums-0 r-122 g-27 h-48 k197
=my-wallet-lent+surety-pay k33
=my-wallet-lent+unit k55
=my-wallet-lent+watchers r-31 k54
=name-after r-30 g-24 m-86 h-119 k-25
=name-after+name-before r-27
=name-after+narcotic h-57 k23
=name-after+operator m-24 h-36
=name-after+outside-prize g34
=name-after+paper-money m24 h27
=name-after+passes-it r-29
=name-after+pays-for-chance r19 g-20 h-42
=name-after+per-period g34 h-23
=name-after+place-after r-48 g32 m-48
=name-after+price-of g-21 h23
=name-after+price-word g34
=name-after+priced-thing k21
=name-after+receivable r31
=name-after+reference g-57
=name-after+repay k-23
=name-after+return-on-capital g20 k-27
=name-after+right-now m-23 h-37
=name-after+sale-or-service r27 g40 m24 h23 k23
=name-after+search-for h31
=name-after+sham h47
=name-after+sold-apart g57 h-29
=name-after+sold-short r35 m45
=name-after+sums-0 r-21 m-74 h-71
=name-after+sums-1 r-39 g-21 h-40
=name-after+sums-2 r30
=name-after+to-learn h-44
=name-after+to-treat r21
=name-after+trade r20 h23
=name-after+trading r-32 h76
=name-after+travelling h31
=name-after+unit r79 h-46 k-21
=name-after+unlawful-business h-61
=name-after+unlicensed g21
=name-after+unlicensed-giving g20 k33
=name-after+up-down r-23
=name-after+wager-event r25
=name-after+waiting g-25
=name-after+watchers r34 k41
=name-after+with-money r64 m28
=name-before g-94 h-116 k-37
=name-before+narcotic r56 h-26
=name-before+online-place h83
=name-before+operator h23
=name-before+paid-entry r26
=name-before+passes-it g-22
=name-before+pays r-100
=name-before+pays-for-chance r46 g-57 m-76 h-31 k-19
=name-before+per-period g-19 h23
=name-before+percentage r47
=name-before+price-of r28 g59 h-45
=name-before+price-word r19
=name-before+priced-thing r51
=name-before+reference r-39 m39 h43
=name-before+repay g46
=name-before+return-on-capital r22 g20
=name-before+right-now g-27
=name-before+sale-or-service r-94 h-41 k-29
=name-before+sell r19 g21
=name-before+serves h-40
=name-before+sold-short r-22
=name-before+sums-0 r-33 g-26 h-132 k-28
=name-before+sums-1 g-51 h32
=name-before+sums-2 r44
=name-before+sums-apart r-19
=name-before+sums-equal r-21
=name-before+sums-grow r30
=name-before+sums-shrink r62
=name-before+surety-pay r38
=name-before+take-in h31
=name-before+to-learn g-31 h23
=name-before+to-treat r-37
=name-before+trading g-19
=name-before+unit r31 g-29 h-46 k-20
=name-before+unlawful-business h-49
=name-before+wager-event m-35 h23
=name-before+waiting r-34
=name-before+watchers k-25
=name-before+with-money m-26 h23
=name-before+works-for g-24
=narcotic g-85 m-52 h228 k-25
=narcotic+not-pork g-20 m-22
=narcotic+not-told r-20 m109 h35
=narcotic+official g34 m19
=narcotic+online-place r-33 g31 h-75
=narcotic+operator m-25 h-41
=narcotic+outside-prize h53
=narcotic+own-zakat-rate r24
=narcotic+paid-entry r-19 h36
=narcotic+paper-money m19 k-22
=narcotic+pass-on h-25
=narcotic+passes-it r-42 k48
=narcotic+pay-for-cover g66
=narcotic+payment-versus-payment r20 h-24
=narcotic+pays r-23 h-51
=narcotic+pays-for-chance r85 g24 m-22 h-25 k32
=narcotic+per-period g22 h-22
=narcotic+place-after h-29 k28
=narcotic+play-costs r25 m-34
=narcotic+price-of r-46 h-64
=narcotic+price-word g27
=narcotic+priced-thing r24 g-42 h45
=narcotic+reference g22 m38 h-37 k-31
=narcotic+repay r19 g24
=narcotic+return-on-capital r24 g30
=narcotic+right-now r51 g28 m-28 h-39
=narcotic+sale-or-service r28 g36 h-108
=narcotic+sea-catch g-22 h24
=narcotic+search-for g24
=narcotic+sell g35 h-26
=narcotic+serves r38 m33 h-36
=narcotic+settles-later r39 g24
=narcotic+small-parts h-40
=narcotic+sold-apart r37 g51 h-38
=narcotic+sold-short g28 h-72
=narcotic+stakes r-24 m-26
=narcotic+stipulated g-21
=narcotic+stranger r45 h-26
=narcotic+sums-0 r-75 g-81 m-48 h192 k-61
=narcotic+sums-1 g22 h86
=narcotic+sums-2 k31
=narcotic+sums-3 r55 h-39
=narcotic+sums-apart r-59 h-31 k32
=narcotic+sums-equal r29 h-19
=narcotic+sums-grow r103
=narcotic+take-in r43 k36
=narcotic+to-dispose r-19
=narcotic+to-learn h-57
=narcotic+trade r-30 g79
=narcotic+trading r-26 g-36 h108
=narcotic+travelling g53 h19 k-20
=narcotic+under h-20 k37
=narcotic+unit r46 m-32 h48 k-27
=narcotic+unlawful-business r26 m-39 h-115
=narcotic+unlicensed-giving r-23 k23
=narcotic+waiting r-26
=narcotic+with-money r22 h-60
=narcotic+works-for r50
=no-date r29 g103
=no-date+no-decision-date g66
=no-date+pays g37
=no-date+pays-for-chance g26
=no-date+price-of g47
=no-date+reference g32
=no-date+sale-or-service g60
=no-date+sums-0 r32 g138
=no-date+to-learn g31
=no-date+unit g31
=no-date+wager-event g29
=no-day r-42 g206 h-32 k-24
=no-day+no-decision-date g56
=no-day+not-pork g20
=no-day+pays r-38 g-19
=no-day+pays-for-chance g-50
=no-day+price-of g55
=no-day+price-word r25
=no-day+reference g58
=no-day+repay r-24 g44
=no-day+return-on-capital g22
=no-day+right-now g28
=no-day+sale-or-service g57
=no-day+sums-0 r-51 g227 h-27 k-22
=no-day+to-learn g31
=no-day+unit r-50 g58
=no-decision-date g66
=no-decision-date+price-of g19
=no-decision-date+price-word g19
=no-decision-date+reference g32
=no-decision-date+repay g19
=no-decision-date+sale-or-service g47
=no-decision-date+sums-0 g66
=no-decision-date+to-learn g31
=no-spec g105
=no-spec+pays-for-chance g26
=no-spec+reference g46
=no-spec+search-for g40
=no-spec+sums-0 g79
=nobody-knows r-44 g260 m-62 h-89 k-60
=nobody-knows+not-pork g22 m-29
=nobody-knows+not-told g47
=nobody-knows+paper-money r19 g-22
=nobody-knows+pays g34
=nobody-knows+pays-for-chance g103 h-20
=nobody-knows+price-of g98 h-20
=nobody-knows+price-word g21
=nobody-knows+priced-thing r19
=nobody-knows+reference g56 h-35 k22
=nobody-knows+return-on-capital r-22 g21
=nobody-knows+right-now r-23
=nobody-knows+sale-or-service r-26 g89 h-39
=nobody-knows+sealed g19
=nobody-knows+shut-thing g54 h-20
=nobody-knows+sold-short g54
=nobody-knows+speed-up g-27
=nobody-knows+sums-0 r-53 g199 m-62 h-89 k-58
=nobody-knows+sums-1 g62
=nobody-knows+trade g61
=nobody-knows+trading r19
=nobody-knows+under g42 k-20
=nobody-knows+undescribed g-89 k-25
=nobody-knows+unit r-41 g43 h-40
=nobody-knows+unknown g48 h-26 k-27
=nobody-knows+watchers r26
=not-chosen r-68 g183 h-64 k-27
=not-chosen+paper-money r-21
=not-chosen+pays-for-chance r-37 g28
=not-chosen+reference g27
=not-chosen+sale-or-service r-27
=not-chosen+settles-later r-34 g72
=not-chosen+sums-0 g100 h-61 k-27
=not-chosen+sums-1 r-19 g35
=not-chosen+sums-2 r-40 g47
=not-chosen+sums-grow r-40 g47
=not-chosen+two-prices g50
=not-chosen+undecided r-40 g53 h-29
=not-chosen+under g25 k-30
=not-chosen+unit g38
=not-mine-yet r-89 g249 h-34 k-50
=not-mine-yet+pays-for-chance r-24 g107
=not-mine-yet+price-of r-55 g138 h-26
=not-mine-yet+reference g82
=not-mine-yet+right-now g19
=not-mine-yet+sale-or-service r-56 g140 h-19 k-21
=not-mine-yet+sell r-73 g127
=not-mine-yet+settles-later r-21 g34
=not-mine-yet+sums-0 r-82 g220 h-34 k-49
=not-mine-yet+trade r-79 g133 h-19
=not-mine-yet+trading g20
=not-mine-yet+unit r-21 g81
=not-pork r-102 g140 m-75 h-240 k-41
=not-pork+not-told m-22
=not-pork+operator m-28
=not-pork+out-of-reach g91
=not-pork+out-there g109
=not-pork+paid-entry g-26
=not-pork+paper-money m49 h61
=not-pork+pays r-22 g-20 m55
=not-pork+pays-for-chance r-67 g38 m66
=not-pork+price-of r-82
=not-pork+price-word r19 h28
=not-pork+priced-thing h28
=not-pork+reference r39 g-43 h-20
=not-pork+repay r65
=not-pork+return-on-capital r20
=not-pork+right-now g52
=not-pork+sale-or-service g-37
=not-pork+sell r-28 g32 h26
=not-pork+serves g-32 m-20
=not-pork+settles-later g29
=not-pork+sold-short r-19
=not-pork+stakes r-20 g-39
=not-pork+sums-0 r-72 g82 m-84 h-215 k-27
=not-pork+sums-1 g60 h-50
=not-pork+sums-2 r-20
=not-pork+sums-apart h25
=not-pork+take-in g22
=not-pork+trade r-53 g-29 m19 h63
=not-pork+trading g-37
=not-pork+unborn g77
=not-pork+undescribed g36
=not-pork+unit h65
=not-pork+wager-event m23 h19
=not-pork+with-money m-61
=not-told r-31 g202 m65 h-38
=not-told+online-place h27
=not-told+paid-entry g-23 m20 h39
=not-told+paper-money r-24
=not-told+pass-along h-20
=not-told+pays r-29 h28
=not-told+pays-for-chance r-35 g44 m-20 h37
=not-told+per-period g58
=not-told+percentage r-22
=not-told+price-of r-23 h-37
=not-told+price-word r-24
=not-told+reference g56 h47
=not-told+repay g27
=not-told+return-on-capital r-22 g59
=not-told+right-now g-21
=not-told+sale-or-service r-48 h-28 k26
=not-told+sell g-29 h-24
=not-told+serves g-57 m120
=not-told+shut-thing g59
=not-told+sold-apart g34
=not-told+sums-0 r-38 g136 h-104
=not-told+sums-1 g74 m52 h67
=not-told+sums-apart r25
=not-told+take-in m22 h22
=not-told+to-learn g20
=not-told+trade h-37
=not-told+trading r-21 g-32 h33
=not-told+undescribed g23
=not-told+unit r-26 g157 m-21
=not-told+unknown g20
=not-told+unknown-party h-24
=not-told+up-down m-29 h24
=not-told+wager-event g69 m21 h-48
=not-told+watchers r38 k37
=official r-162 g-97 m-116 h284 k-67
=official+online-place g31 h-24
=official+outside-prize h-24
=official+paid-entry h-38
=official+paper-money h73 k-23
=official+passes-it k23
=official+payroll h-76 k48
=official+pays m-19
=official+pays-for-chance r-68 g29 m-39
=official+per-period g20
=official+percentage h25
=official+price-of r44
=official+principal-stays r41
=official+receivable r50
=official+reference m-19 h-43
=official+refusal h-26
=official+repay r-36
=official+return-on-capital g20
=official+sale-or-service r32 g-23 m-29 h-167
=official+search-for g27
=official+serves g-42 m-32 k29
=official+sham h-22
=official+sold-apart r-32
=official+sold-short r-26 g36
=official+speed-up r-24 g-28 h108 k-33
=official+sums-0 r-68 g-77 m-95 h211 k-59
=official+sums-1 g-20 m-20 h84
=official+sums-2 r-57
=official+sums-grow r-61
=official+surety-pay r-47 h74 k-19
=official+to-dispose r-19
=official+to-learn g-22 h-35
=official+to-oppose g20
=official+trade r54
=official+trading r-26
=official+travelling g23
=official+under h-26 k23
=official+unit g35 h24 k-38
=official+unknown k19
=official+unlawful-business m-25
=official+up-down k22
=official+watchers g-52 h149 k-103
=one-source r-26 g116 h-23
=one-source+own-zakat-rate g28
=one-source+price-of r-21
=one-source+reference r-25 g47
=one-source+sale-or-service r-25 g48
=one-source+sums-0 r-26 g116 h-23
=one-source+trade r-21
=one-source+unit g78
=online-place r26 g-49 m156 h37
=online-place+operator m42 h55 k-22
=online-place+own-stake m91 h131
=online-place+paid-entry g35 m-62
=online-place+paper-money r-38 m-28 h69
=online-place+pass-on r-45 h26 k24
=online-place+passes-it m-22 h-21 k19
=online-place+payroll r144 k-30
=online-place+pays r76 g-46 h66
=online-place+pays-for-chance r108 g60 m74 h134 k32
=online-place+per-period h-41
=online-place+percentage r-35 g30 m26 h20 k48
=online-place+price-of k22
=online-place+price-word r23 m59 h-20
=online-place+priced-thing r-77 g71 m62 h-40
=online-place+reference g30 m-22 k34
=online-place+repay g27 m20 h31
=online-place+return-on-capital r31 g32 m32 k21
=online-place+right-now r31 h106
=online-place+sale-or-service r132 g-37
=online-place+sell g20 k26
=online-place+serves r121 m-27 h42
=online-place+settles-later r21 g-22
=online-place+sham h-25 k30
=online-place+sold-apart h-29
=online-place+sold-short r-22 h53
=online-place+stakes r-37 g-36 m60 h107
=online-place+stranger m-28 k41
=online-place+sums-0 r-55 g-114 m101 h-98
=online-place+sums-1 r62 g51 m64 h138 k23
=online-place+sums-2 r26
=online-place+sums-equal r-34
=online-place+sums-grow r37
=online-place+surety-pay r29 m-33 h-20 k28
=online-place+take-in r31 g27 h-25 k25
=online-place+tick-guess m28
=online-place+to-dispose r-33 h29 k-20
=online-place+to-learn k-37
=online-place+to-oppose m-37 h-25
=online-place+trade g22 h63 k22
=online-place+trading g91 m-28 h21 k-21
=online-place+unit r71 m-45 k53
=online-place+unknown-party m-28 h-22 k25
=online-place+unlawful-business g23
=online-place+up-down r-26 g60 m30 h-33
=online-place+wager-event g-43 m63 h206
=online-place+watchers r-48 k-43
=online-place+with-money r-58 m73 h145
=online-place+works-for m-51 h-24
=operator r-113 g-50 m294 h151 k-26
=operator+outside-prize h29
=operator+paid-entry m47 h61
=operator+paper-money m19 h-26
=operator+pays m-26 h19
=operator+pays-for-chance r-62 m69 h208
=operator+per-period g34 m21 h49
=operator+place-after m-29 h-54
=operator+price-bet g95 m45 h-44
=operator+priced-thing m44 h23
=operator+reference m146 h153
=operator+return-on-capital m25 h73
=operator+right-now m26 h107 k25
=operator+sale-or-service m75 h92
=operator+serves m-96 h61
=operator+stakes m33 h153
=operator+sums-0 r-55 g-54 m243 h-20 k-26
=operator+sums-1 r-41 m59 h133
=operator+sums-2 h37
=operator+surety-pay m-29
=operator+take-in h64
=operator+to-learn m22 h112
=operator+to-oppose m-36
=operator+trade m42 h21
=operator+trading r25 g-81 m35 h118
=operator+unit g-45 m25 h132
=operator+unlawful-business r-28 m24 h-61
=operator+wager-event g-26 m92 h211
=operator+with-money m31 h131
=operator+works-for m-39 h44
=out-of-reach r-26 g238 h-105 k-30
=out-of-reach+out-there r-24 g57 h-43
=out-of-reach+pays-for-chance g77 h-23
=out-of-reach+price-of g63
=out-of-reach+sale-or-service g48
=out-of-reach+sell g37
=out-of-reach+serves g24
=out-of-reach+sums-0 r-25 g164 m-36 h-95 k-30
=out-of-reach+sums-1 g73
=out-of-reach+trade g58
=out-of-reach+unborn g32
=out-of-reach+wager-event g19
=out-there r-56 g301 m-31 h-96 k-20
=out-there+pays g55
=out-there+pays-for-chance g109 h-26
=out-there+price-of r-41 g115
=out-there+price-word g35
=out-there+right-now g37
=out-there+sale-or-service g119
=out-there+sell r-23 g29
=out-there+sold-short g52
=out-there+sums-0 r-50 g293 m-41 h-86
=out-there+trade r-41 g100
=out-there+unit g37
=out-there+wager-event m23
=outside-prize r44 g-81 m-149 h-106 k-37
=outside-prize+paid-entry m-22
=outside-prize+paper-money r22
=outside-prize+pays r34 m-47
=outside-prize+pays-for-chance r107 g-75 m-72
=outside-prize+per-period m-33
=outside-prize+play-costs r19
=outside-prize+price-of r81 g-20
=outside-prize+receivable r-19
=outside-prize+reference r-68 g-37 h21
=outside-prize+repay r56
=outside-prize+right-now r22
=outside-prize+sale-or-service r88 g-56 h36
=outside-prize+savings-circle g-37 m-37
=outside-prize+sell r41
=outside-prize+sold-apart r-31 g61
=outside-prize+sold-short r98
=outside-prize+sums-0 g-60 m-117 h-111 k-28
=outside-prize+sums-1 r40 m-23
=outside-prize+sums-apart r30
=outside-prize+sums-grow r-19
=outside-prize+take-in m-66
=outside-prize+to-learn m-24
=outside-prize+to-oppose h-28
=outside-prize+trade r103
=outside-prize+unit r-110 m-20
=outside-prize+unlawful-business h23
=outside-prize+wager-event m-63 h-54
=outside-prize+waiting r-25
=outside-prize+winner-takes m-61 h-22
=outside-prize+with-money r27 m20
=own-account r-20 g-35 m-26 k76
=own-account+paid-entry h57
=own-account+paper-money k35
=own-account+pass-on k-19
=own-account+pays-for-chance r-38 g-27 h37 k47
=own-account+price-of r-35 g-24 h46 k-22
=own-account+sale-or-service r-33 g-30 k-23
=own-account+serves g-27
=own-account+sums-0 g-32 m-26 k25
=own-account+surety-pay h46
=own-account+trade r-27 g-24
=own-account+unit r-26 k99
=own-stake r-21 m104 h230
=own-stake+pays-for-chance g-21 m45 h77
=own-stake+reference m43 h81
=own-stake+stakes g26
=own-stake+sums-0 m60 h149
=own-stake+sums-1 m45 h81
=own-stake+unit m20
=own-stake+wager-event m41 h111
=own-stake+with-money g25
=own-zakat-rate g112 m-19 h-78 k-25
=own-zakat-rate+pays m19 h37
=own-zakat-rate+pays-for-chance r-66 g81 m-19 h26
=own-zakat-rate+price-later g58
=own-zakat-rate+price-of r-25 g-59
=own-zakat-rate+priced-thing g-32
=own-zakat-rate+receivable r35
=own-zakat-rate+reference g75
=own-zakat-rate+repay r27
=own-zakat-rate+right-now g-65
=own-zakat-rate+sale-or-service g-51
=own-zakat-rate+search-for g36 h22
=own-zakat-rate+serves h-26
=own-zakat-rate+settles-later r-39 g55
=own-zakat-rate+sold-short r-23 g-80
=own-zakat-rate+sums-0 r30 g104 h-69 k-25
=own-zakat-rate+sums-1 g30 m-35
=own-zakat-rate+sums-2 g-22
=own-zakat-rate+trade r-20 g-44
=own-zakat-rate+trading g-37
=own-zakat-rate+unit r-71 g45 m-20 h-51
=own-zakat-rate+with-money r-33
=paid-entry r-35 g-45 m76 h-35
=paid-entry+paper-money r27 h-20
=paid-entry+payroll h-22
=paid-entry+pays g38 h-20
=paid-entry+pays-for-chance r-100 m34 h76 k47
=paid-entry+per-period g-29 m69 h135
=paid-entry+pledge r27
=paid-entry+price-of r26 g-66 m22 h26 k38
=paid-entry+price-word r-40 g-54
=paid-entry+priced-thing r-26
=paid-entry+receivable r38
=paid-entry+reference r22 g-94 h51
=paid-entry+repay r30
=paid-entry+return-on-capital m48 h55
=paid-entry+right-now r-48 g65
=paid-entry+salam g-55
=paid-entry+sale-or-service r-42 g-90 m68 h-63
=paid-entry+savings-circle m-24
=paid-entry+search-for g-89
=paid-entry+sell r46 g21
=paid-entry+serves k-20
=paid-entry+sham h27
=paid-entry+shut-thing g29
=paid-entry+sold-apart r-20 m28 h54
=paid-entry+sold-short r69 g-21
=paid-entry+speed-up m20
=paid-entry+stakes h23
=paid-entry+stranger h29
=paid-entry+sums-0 r22 g-43 h-105
=paid-entry+sums-1 r-50 g36 m-30 k19
=paid-entry+sums-2 r-75 g-38 m105 h53
=paid-entry+sums-3 r68 h29
=paid-entry+sums-apart r58 h48
=paid-entry+sums-equal r-27
=paid-entry+sums-grow r-75 g-30 m70 h39
=paid-entry+sums-shrink r36 m23
=paid-entry+surety-pay g19
=paid-entry+take-in g19 m-23
=paid-entry+to-learn g-21 m-34 h-28
=paid-entry+to-oppose r19 g-33 m-20 h42
=paid-entry+trade r77 m41 h20 k23
=paid-entry+trading r28 g52 h-19
=paid-entry+travelling g31
=paid-entry+under r42 m-19 k25
=paid-entry+unit r24 g38 m31 h-42 k21
=paid-entry+unlawful-business m58 h74
=paid-entry+up-down g50 m-30 h26 k21
=paid-entry+voluntary-cover r36
=paid-entry+wager-event r-21 g70 m-58 h52 k39
=paid-entry+waiting g29
=paid-entry+watchers r19 h41 k-42
=paid-entry+winner-takes m37
=paid-entry+with-money r28 m26 h23
=paper-early r111 g-60 h-37 k-40
=paper-early+paper-money r25 k-25
=paper-early+pays r-19
=paper-early+pays-for-chance r91 g-32
=paper-early+price-of r141 g-38
=paper-early+receivable r47
=paper-early+reference r63 k-26
=paper-early+right-now r28
=paper-early+sale-or-service r154 g-38 k-26
=paper-early+sell r100 g-28
=paper-early+settles-later r-36
=paper-early+sold-short r105 g-22
=paper-early+sums-0 r85 g-35 h-34 k-35
=paper-early+sums-1 r22 g-25
=paper-early+sums-shrink r27
=paper-early+to-oppose r21
=paper-early+trade r195 g-38
=paper-early+under r40
=paper-early+unit k-26
=paper-early+waiting r-81
=paper-money r48 g-19 h-34 k72
=paper-money+pass-along r-21 k30
=paper-money+pass-on r-32
=paper-money+passes-it r19 m-19
=paper-money+payment-versus-payment r24
=paper-money+payroll r27 k-26
=paper-money+pays r63 g-48 m-20
=paper-money+pays-for-chance g44 m51 h87 k-27
=paper-money+per-period r-24 h29 k68
=paper-money+percentage h-20
=paper-money+pledge r19
=paper-money+price-of r-46 h35
=paper-money+price-word r-32 g21
=paper-money+priced-thing r45 g38 h-28
=paper-money+quick-cash r83 g-24 k59
=paper-money+reference r126 m-23 h-26 k-93
=paper-money+repay k51
=paper-money+return-on-capital g-36 h-21
=paper-money+right-now r26 g-27 m22 h46
=paper-money+sale-or-service r-74 h21 k57
=paper-money+same-back r58
=paper-money+sell g-42 h-23
=paper-money+serves r47 h-27
=paper-money+settles-later r31 g34
=paper-money+sham r-38 h22 k-49
=paper-money+sold-apart r41 k31
=paper-money+sold-short r73 g-31 h35
=paper-money+stakes h37
=paper-money+stipulated r19
=paper-money+stranger m-26
=paper-money+sums-0 r-70 h-89 k75
=paper-money+sums-1 r80 m42 h82
=paper-money+sums-2 r41 m-74 h-44
=paper-money+sums-3 g-26
=paper-money+sums-apart m24
=paper-money+sums-equal r-104 m-25 k-21
=paper-money+sums-grow r40 m-30
=paper-money+sums-shrink r117 m-27 h-19 k25
=paper-money+surety-pay h-20 k28
=paper-money+take-in g-39 h-22
=paper-money+to-learn r45
=paper-money+to-oppose r19
=paper-money+trade r-42 m22 h65 k-23
=paper-money+trading r42
=paper-money+travelling h22
=paper-money+two-prices r-49
=paper-money+undecided r-21 g76
=paper-money+undescribed g-25 h35
=paper-money+unit r-38 k47
=paper-money+unknown-party m-26
=paper-money+unlawful-business r21 m81 h47
=paper-money+unlicensed h26
=paper-money+unlicensed-giving h23 k23
=paper-money+up-down r36
=paper-money+wager-event g-21 m64 h111 k-46
=paper-money+waiting r23
=paper-money+wash-money k29
=paper-money+watchers h32 k-54
=paper-money+with-money r28 g-21 m27 h35
=paper-money+works-for h20
=pass-along r-26 g-45 h-58 k117
=pass-along+pass-on g-20
=pass-along+passes-it k-44
=pass-along+pays-for-chance r-34 k44
=pass-along+percentage r-25
=pass-along+price-of r-25 k37
=pass-along+reference k26
=pass-along+sale-or-service r-21 k23
=pass-along+stranger r-20 k22
=pass-along+sums-0 r-25 g-45 h-52 k104
=pass-along+take-in k28
=pass-along+unit h-21 k45
=pass-along+unknown-party r-31 g-20 h-26 k64
=pass-on r-87 h-41 k64
=pass-on+passes-it g-19 k-49
=pass-on+pay-me k22
=pass-on+payment-versus-payment r-49 h-29 k24
=pass-on+pays-for-chance r-52 g37 m21 k23
=pass-on+percentage r-22
=pass-on+price-of g75
=pass-on+reference g-41
=pass-on+sale-or-service r-21 k-34
=pass-on+sell r-33 g24
=pass-on+serves r22
=pass-on+settles-later g26
=pass-on+sold-short r-36 h-25
=pass-on+stranger r-23 h20 k40
=pass-on+sums-0 r-45 g-20 m-29 h-65 k45
=pass-on+sums-1 r-42 g21 m31 k22
=pass-on+sums-apart h21
=pass-on+take-in k25
=pass-on+to-debtor h20
=pass-on+to-learn k-37
=pass-on+trade r-56 g72
=pass-on+trading r57
=pass-on+unit r-80 h-29 k90
=pass-on+unknown g-20 k37
=pass-on+unknown-party r-26 g-25 k21
=pass-on+wager-event h21
=pass-on+waiting r-32
=pass-on+with-money r-30
=passes-it r-21 g-91 m-40 h-58 k90
=passes-it+payroll h19
=passes-it+pays r35
=passes-it+pays-for-chance g-39 m-36 h-34 k50
=passes-it+per-period r50
=passes-it+percentage r-40 h23
=passes-it+priced-thing r44
=passes-it+rate-charge r23
=passes-it+reference r58 g-40
=passes-it+repay r27
=passes-it+return-on-capital r43 h27
=passes-it+sale-or-service r45 g-25 k24
=passes-it+serves r-19
=passes-it+small-parts h27
=passes-it+sold-apart r33
=passes-it+sold-short r-32
=passes-it+split r36
=passes-it+sums-0 r-45 g-57 k54
=passes-it+sums-1 m-50 h-34
=passes-it+sums-2 g-40 k21
=passes-it+sums-apart g-24 k21
=passes-it+sums-grow r62
=passes-it+sums-shrink r-33
=passes-it+surety-pay r-57 h26
=passes-it+take-in g-41 m-31 k47
=passes-it+to-oppose r37
=passes-it+trading m28
=passes-it+unit r45
=passes-it+wager-event m53
=passes-it+watchers r27 k36
=passes-it+winner-takes r27 m38
=passes-it+with-money r-35
=pay-for-cover r-78 g278 m-25 h-39
=pay-for-cover+pays r-28
=pay-for-cover+pays-for-chance r-25 g65
=pay-for-cover+per-period r-32 g125
=pay-for-cover+price-of h22
=pay-for-cover+reference g37
=pay-for-cover+return-on-capital r-24 g42
=pay-for-cover+sale-or-service g25
=pay-for-cover+search-for g21 k22
=pay-for-cover+sold-apart g79
=pay-for-cover+sums-0 r-71 g241 m-25 h-39
=pay-for-cover+sums-1 g37
=pay-for-cover+to-oppose g-57
=pay-for-cover+trade h22
=pay-for-cover+travelling g51
=pay-for-cover+unit r-24 g47
=pay-for-cover+voluntary-cover g60 h-23
=pay-for-cover+waiting g37
=pay-me r59 g-20 k74
=pay-me+pays h21
=pay-me+pays-for-chance r49 h39 k21
=pay-me+per-period r43
=pay-me+percentage k21
=pay-me+price-of r22 k21
=pay-me+reference r25
=pay-me+repay h21
=pay-me+return-on-capital r21
=pay-me+right-now r46
=pay-me+sale-or-service k21
=pay-me+sell r23
=pay-me+serves r-26
=pay-me+sold-apart r23
=pay-me+sums-0 r46 g-37 k75
=pay-me+sums-1 r36 h23
=pay-me+sums-2 r-33
=pay-me+sums-apart r-27
=pay-me+sums-equal r-48
=pay-me+sums-grow r28
=pay-me+sums-shrink r24
=pay-me+take-in h23
=pay-me+trade r22 k21
=pay-me+unit r52
=pay-me+with-money r19
=payment-versus-payment r-104 g-36 m-59 h-26 k22
=payment-versus-payment+pays r34
=payment-versus-payment+pays-for-chance r-37 g-35 m-40 h-20
=payment-versus-payment+priced-thing r-45
=payment-versus-payment+reference r27
=payment-versus-payment+right-now r-78 g-40 m-24
=payment-versus-payment+sale-or-service r34 g-36
=payment-versus-payment+sell g-19
=payment-versus-payment+settles-later r28
=payment-versus-payment+sold-short h-25 k19
=payment-versus-payment+sums-0 r-129 g-29 m-39 h-35 k22
=payment-versus-payment+sums-shrink r42
=payment-versus-payment+trade r21
=payment-versus-payment+trading r-39
=payment-versus-payment+unit r51 g-43 h-29 k50
=payment-versus-payment+with-money h-25 k19
=payroll r-25 m-73 h-64 k26
=payroll+pays-for-chance r-38 g25 m-27
=payroll+per-period r-22 g-43 h27
=payroll+price-of r64 g28 h-36 k33
=payroll+price-word g-43
=payroll+priced-thing r53
=payroll+reference r-54 g-22 k-46
=payroll+return-on-capital r-35 h26
=payroll+right-now r30 g-26 k-20
=payroll+sale-or-service r49 m-43 h-35
=payroll+sell r42
=payroll+serves r31 m-45 h-56
=payroll+sham k51
=payroll+sold-apart r-27 g80
=payroll+sold-short r67 g24
=payroll+sums-0 r-30 m-48 h-85 k35
=payroll+sums-1 r93 g-28 h23
=payroll+sums-2 r-51
=payroll+sums-3 r-37
=payroll+sums-apart r-46
=payroll+sums-equal r-50
=payroll+sums-shrink r20
=payroll+surety-pay k23
=payroll+take-in r30 k-24
=payroll+to-oppose h21
=payroll+trade r88 g20
=payroll+travelling r-33
=payroll+unit r-86 g-122 m-19
=payroll+unlawful-business m-21 h79
=payroll+up-down r-27
=payroll+watchers g23
=payroll+with-money g22
=pays r-44 g23 m65 h-33
=pays+pays-for-chance r20 g83 m-31
=pays+per-period r-51 g22 m-31 h-39
=pays+play-costs r-38 g23
=pays+pledge r-22 h23
=pays+price-of r74 h-35
=pays+price-word r77 g-53
=pays+priced-thing r123 g-33 m32
=pays+promised-cut r39
=pays+reference r-50 g49 m-21 h-35
=pays+repay r36 g53
=pays+return-on-capital r-79 g28 m-21 k-20
=pays+right-now r50 g-69 h42
=pays+salam g43
=pays+sale-or-service r65 g-21 h-23
=pays+savings-circle r43 m-24
=pays+search-for g38 k21
=pays+sell r30 g27
=pays+serves r29 g-60 m-22
=pays+settles-later r-48
=pays+small-parts g19
=pays+sold-apart r-65 g-26 h-19
=pays+sold-short r-86 g-95
=pays+speed-up r23
=pays+stakes r64 g-31 m28 h-20
=pays+stipulated g-22
=pays+stranger r-24
=pays+sums-0 r-25 g26 m117 h25
=pays+sums-1 g-32 m-22 h-46
=pays+sums-2 r-47 g30 m-30
=pays+sums-3 r35
=pays+sums-apart r23 g34
=pays+sums-equal r-39 m-24
=pays+sums-grow r72
=pays+sums-shrink r-68
=pays+surety r42
=pays+surety-pay r63 h-30
=pays+take-in r89 g26 m-20 h34
=pays+tick-guess r-28 g36 m39
=pays+to-dispose g-27 k23
=pays+to-oppose m28
=pays+to-treat r21
=pays+trade r23
=pays+trading r23 g-39 m-24 h23
=pays+travelling r35 g19
=pays+unit g-31 m-41 h-34 k22
=pays+unlawful-business r50 m-31 k33
=pays+up-down h22
=pays+wager-event r-19 g-44 h21 k26
=pays+wait-pay r24
=pays+watchers h-44 k-19
=pays+winner-takes r20 g30
=pays+with-money r29
=pays-for-chance r-32 g-131 m51 h-19 k-96
=pays-for-chance+per-period g23 m-46
=pays-for-chance+percentage r-23 g21 k32
=pays-for-chance+place-after r-28 h-20
=pays-for-chance+play-costs r-29 g-29 m-22
=pays-for-chance+pledge g-23 h21
=pays-for-chance+price-later r-24
=pays-for-chance+price-of r-36 g-37 m-46 h28 k37
=pays-for-chance+price-open g-31
=pays-for-chance+price-word g-141 m-30 h-33
=pays-for-chance+priced-thing r28 g72 m71 h-75
=pays-for-chance+promised-cut r54
=pays-for-chance+quick-cash r50
=pays-for-chance+rate-charge r55 k-19
=pays-for-chance+receivable r92 g-32
=pays-for-chance+reference r-57 g-43 m20 h87 k-43
=pays-for-chance+refusal r-24
=pays-for-chance+repay r-47 g85 h-40 k-32
=pays-for-chance+return-on-capital r-63 g50 h60 k35
=pays-for-chance+right-now r52 g33
=pays-for-chance+sale-or-service r-79 g21 h-50 k-154
=pays-for-chance+same-back r55 g-27
=pays-for-chance+savings-circle r124 m-42
=pays-for-chance+sea-catch g51
=pays-for-chance+sell g98 h-87 k-27
=pays-for-chance+serves g-42 h45 k-26
=pays-for-chance+settles-later g-23 h22 k31
=pays-for-chance+sham h81
=pays-for-chance+shut-thing g145 h-28
=pays-for-chance+small-parts r-51 m-20 k55
=pays-for-chance+soft-drink h-58
=pays-for-chance+sold-apart r59 g-51 m-33 k-25
=pays-for-chance+sold-short r-50 g-36 h-20
=pays-for-chance+speed-up r27
=pays-for-chance+split r25 h29 k28
=pays-for-chance+stakes r-37 g51 m100
=pays-for-chance+stays-unseen g37
=pays-for-chance+stipulated r148 g-24
=pays-for-chance+stranger h21 k38
=pays-for-chance+sums-0 r-79 g-51 h-112 k-67
=pays-for-chance+sums-1 r-141 h99
=pays-for-chance+sums-2 r88 k-35
=pays-for-chance+sums-3 r100 g-79
=pays-for-chance+sums-apart r59 m47 h40
=pays-for-chance+sums-equal r-206 g-40 m-24 h-40 k-24
=pays-for-chance+sums-grow r223 g-24 h-30 k-23
=pays-for-chance+sums-shrink r111 g-31 h24
=pays-for-chance+surety r107
=pays-for-chance+surety-pay h47
=pays-for-chance+takaful r-21
=pays-for-chance+take-in r59 g-24 m-23
=pays-for-chance+tick-guess r-72 g125 m85
=pays-for-chance+tied-deal r35
=pays-for-chance+to-debtor h19 k-20
=pays-for-chance+to-learn r69 m-53 h71
=pays-for-chance+to-oppose r25 g-25
=pays-for-chance+to-treat h36
=pays-for-chance+trade r-41 g110 h27
=pays-for-chance+trading r60 g54 m38 k-19
=pays-for-chance+travelling r-72 g106 m-26 h-49
=pays-for-chance+two-prices r-102 g25
=pays-for-chance+unborn r-21 g63
=pays-for-chance+undecided r-50 g85
=pays-for-chance+under r-92 g32
=pays-for-chance+undescribed g25 h-26
=pays-for-chance+unit r33 g-94
=pays-for-chance+unknown r46 g30 k46
=pays-for-chance+unknown-party h-19 k56
=pays-for-chance+unlawful-business r47 m29 h105 k24
=pays-for-chance+unlicensed-giving h25
=pays-for-chance+up-down g118 m97
=pays-for-chance+voluntary-cover g-42 h75
=pays-for-chance+wager-event g-71 m108 h161
=pays-for-chance+wait-pay r108
=pays-for-chance+waiting r100 m-37 h-43
=pays-for-chance+watchers r-88 h32 k-20
=pays-for-chance+winner-takes g-21 m148 h-77
=pays-for-chance+with-money r-29 m37 h-22
=pays-for-chance+works-for r49
=pays-for-chance+wrapped-gift r-35
=per-period r131 g-43 m-60 k-37
=per-period+percentage r78
=per-period+price-of r84 g-83 h59
=per-period+price-word r-21 g-58
=per-period+priced-thing r79
=per-period+principal-stays r22
=per-period+rate-charge r61 h-30
=per-period+receivable r59
=per-period+reference r31 m55 h71 k-33
=per-period+repay r38 g-21
=per-period+return-on-capital r90 m-19
=per-period+right-now r-25 h-32 k21
=per-period+sale-or-service r28 h38 k-28
=per-period+savings-circle r-47 m-33
=per-period+search-for g71
=per-period+sell r42 g-80
=per-period+serves g34 h62
=per-period+settles-later r-64 g-57 h51
=per-period+sold-apart r-60 h27
=per-period+sold-short h30 k30
=per-period+stakes r25 h27
=per-period+stipulated r27
=per-period+sums-0 r34 m-21 h24 k-40
=per-period+sums-1 r63 g-22 h-23
=per-period+sums-2 m-22
=per-period+sums-3 r27
=per-period+sums-apart r88 g-31 m-22
=per-period+sums-grow r-66 g37
=per-period+surety-pay h-22 k25
=per-period+takaful r-22
=per-period+take-in r46 g-28 m-20 h29
=per-period+to-learn h24
=per-period+to-oppose r37 h-21
=per-period+trade r93 g-94 h35
=per-period+trading g-50
=per-period+travelling r-39
=per-period+two-prices r-34
=per-period+under r39
=per-period+unit r-33 g-43 m-70 h-23 k-36
=per-period+unlawful-business r-19 m27 h50
=per-period+up-down r19 g20
=per-period+voluntary-cover g33
=per-period+wager-event m-60
=per-period+watchers r24 h32 k-39
=per-period+with-money h40 k29
=per-period+works-for r-26
=percentage r31 k19
=percentage+price-of r-61 g-19
=percentage+priced-thing r-31 m26
=percentage+receivable r22
=percentage+reference k37
=percentage+return-on-capital g-27 m40 k23
=percentage+sale-or-service h-30
=percentage+search-for r29
=percentage+sell g-19
=percentage+serves r-28 g-28 h-19
=percentage+soft-drink h-21
=percentage+sold-apart r64 g-21
=percentage+sold-short r24
=percentage+stakes h-19
=percentage+sums-0 r-28 m-21 k31
=percentage+sums-1 r68
=percentage+surety r34
=percentage+surety-pay r-20 g-22 h45
=percentage+take-in h22
=percentage+trade r-101 g-19
=percentage+trading r32 m34
=percentage+unit m24
=percentage+unlawful-business m-34 h41
=percentage+up-down r-57 k-19
=percentage+wager-event h31
=percentage+waiting r40
=percentage+watchers r25 h-23
=percentage+with-money h-24
=percentage+zakat r-37
=place-after r-48 g32 m-57
=place-after+price-of g28
=place-after+reference h-48
=place-after+right-now h-37
=place-after+sale-or-service r-38 g60
=place-after+search-for h31
=place-after+serves g21 h26
=place-after+sums-0 r-37 g39 m-44 h30
=place-after+trade g28
=place-after+unit g-25
=place-after+unlawful-business h-62
=place-after+unlicensed g22
=place-after+unlicensed-giving g21
=play-costs r-69 g-45 m-142 h-91 k-31
=play-costs+price-of r-21
=play-costs+reference r-20
=play-costs+sale-or-service r-63 m-39 h-28
=play-costs+settles-later r-38
=play-costs+sold-apart g35
=play-costs+sums-0 r-36 g-23 m-108 h-86 k-28
=play-costs+sums-1 r-26 g-22 m-34
=play-costs+sums-2 r21
=play-costs+take-in r25
=play-costs+unit r-40
=play-costs+wager-event g-23 m-75 h-48
=play-costs+works-for r28
=pledge r93 g-40
=pledge+price-of r42
=pledge+priced-thing r20
=pledge+repay r-56 h23
=pledge+return-on-capital r-24
=pledge+sale-or-service r87
=pledge+sold-apart r23
=pledge+sums-0 r123 g-33
=pledge+sums-1 r-34 h21
=pledge+take-in r-23 h23
=pledge+trade r42
=pledge+with-money r23
=price-bet g106 h-44
=price-bet+priced-thing m-21
=price-bet+stakes g58 m-22 h-21
=price-bet+sums-0 g66 m-26 h-23
=price-bet+with-money g58 m-22 h-21
=price-later r-39 g102 h32
=price-later+price-open r19 g-53
=price-later+price-word r-28
=price-later+priced-thing r-39
=price-later+right-now g-68
=price-later+salam g87
=price-later+sale-or-service g55
=price-later+search-for g208
=price-later+sell r25 g-52
=price-later+settles-later r31 g-23
=price-later+sums-0 r-67 g116 h32
=price-later+trade r33 g-101
=price-later+trading g38
=price-later+unit h23
=price-of r-90 g60 m-70 h-23 k-38
=price-of+price-open g68
=price-of+price-word r72 g-54 h-19
=price-of+priced-thing r81 g-80
=price-of+quick-cash r98
=price-of+rate-charge r23
=price-of+receivable r182 g-44 h-49
=price-of+reference r21 g-28 k-34
=price-of+refusal g29
=price-of+repay r23 g63 m-26 h35
=price-of+return-on-capital r-44 h20 k-48
=price-of+right-now r34
=price-of+sale-or-service r37 g33 h80
=price-of+same-back r106 g-35
=price-of+savings-circle r81
=price-of+sea-catch g27
=price-of+search-for g-38
=price-of+sell r-39 m-41 h25 k-47
=price-of+serves m-28 h46 k-20
=price-of+settles-later r31
=price-of+share-unknown g47
=price-of+shut-thing r54
=price-of+sold-apart r-35 m-28 h23
=price-of+sold-short r33 m-32
=price-of+speed-up r-26 g32
=price-of+split g22
=price-of+stakes r-23 g25 m-22 h32
=price-of+sums-0 g72 m32 k-32
=price-of+sums-1 g24 m-83
=price-of+sums-2 r-45 g-27
=price-of+sums-3 r-48
=price-of+sums-apart r-86 g20
=price-of+sums-equal r24 m-24
=price-of+sums-grow r-62 g-36
=price-of+sums-shrink r31
=price-of+surety r39
=price-of+surety-pay r-41 h25
=price-of+takaful r23
=price-of+take-in r51 g28 h44
=price-of+tick-guess g-19 m36
=price-of+tied-deal g-57
=price-of+tied-trade r23 g-26
=price-of+to-debtor g23
=price-of+to-dispose r34
=price-of+to-learn g25 h34 k-23
=price-of+to-oppose g76 h-35
=price-of+trade r-23 m-38
=price-of+trading r-95 g-31
=price-of+travelling r21
=price-of+unborn g56
=price-of+under r103 g-27 h32
=price-of+undescribed r-25 g22 h-26
=price-of+unit g36
=price-of+unknown g57
=price-of+unknown-party k32
=price-of+unknown-quantity g46
=price-of+unlawful-business m36 h67
=price-of+unlicensed-giving r-27
=price-of+up-down r26 g19
=price-of+voluntary-cover g-66 h81
=price-of+wager-event r-60 g124 h62
=price-of+wait-pay r38
=price-of+waiting r90 g-23
=price-of+watchers r65 g21 h20
=price-of+winner-takes m26
=price-of+with-money g-42 h-23
=price-open r-38 g153 h-27
=price-open+price-word r-21 g149 h-27
=price-open+priced-thing g85
=price-open+reference g50
=price-open+right-now g23
=price-open+sale-or-service r-21 g119 h-22
=price-open+sell g23
=price-open+settles-later g-28
=price-open+sums-0 r-38 g139 h-27
=price-open+trading g-31
=price-open+unit g61
=price-open+wager-event g19
=price-word g65 m-24 h-79 k-45
=price-word+priced-thing r80 g-71 m33
=price-word+rate-charge r22
=price-word+reference r-63 g-25
=price-word+refusal g33
=price-word+repay r28
=price-word+return-on-capital r-109
=price-word+right-now r59 g28
=price-word+sale-or-service r37 k-45
=price-word+search-for g-28
=price-word+sell r-50 g-27 h22
=price-word+serves r28 g56
=price-word+settles-later r69 g121
=price-word+shut-thing r48
=price-word+small-parts g-47
=price-word+sold-apart r-54 g-37
=price-word+sold-short r-47
=price-word+split r26 g22
=price-word+stakes g38
=price-word+sums-0 g206 k-43
=price-word+sums-1 r-33 g-121 m-31 h-55
=price-word+sums-2 r43
=price-word+sums-apart r44 g-25
=price-word+sums-shrink r-28
=price-word+surety-pay g19
=price-word+take-in r39 m48
=price-word+tick-guess m50
=price-word+tied-deal r21
=price-word+tied-trade g-22
=price-word+to-learn g22
=price-word+to-oppose r26 m26
=price-word+trade r-57 g-66 h23
=price-word+trading r-39 g75 h21
=price-word+travelling r59 h-20
=price-word+undecided g61
=price-word+under r59
=price-word+unit r-75 h39
=price-word+unlawful-business h28
=price-word+up-down r75 g-47
=price-word+wager-event r42 h-20
=price-word+wait-pay r56
=price-word+waiting g-35
=price-word+watchers r-81
=price-word+with-money g20 h-19
=price-word+works-for g-24
=priced-thing r-46 g98 h-65 k-50
=priced-thing+reference r-35 g64 m29
=priced-thing+repay r35
=priced-thing+return-on-capital r-68 g28
=priced-thing+right-now g39
=priced-thing+sale-or-service r41 g-68 h-22
=priced-thing+sell r-54 g61
=priced-thing+serves h62
=priced-thing+settles-later r67 g-73
=priced-thing+shut-thing r54
=priced-thing+small-parts r35
=priced-thing+sold-apart g-32
=priced-thing+sold-short r-54 g-41
=priced-thing+split r33 g23
=priced-thing+stakes r-72 g181 m23
=priced-thing+stipulated r19
=priced-thing+sums-0 r-44 g-74 m-101 h-33 k-48
=priced-thing+sums-1 g100 m33
=priced-thing+sums-2 g71 m51
=priced-thing+sums-apart g56 m38
=priced-thing+sums-grow r32
=priced-thing+swap-weights r51
=priced-thing+take-in r78
=priced-thing+tick-guess r-87 g80 m125
=priced-thing+to-learn r20
=priced-thing+to-oppose g79 m33
=priced-thing+trade r-92 g20 m-35
=priced-thing+trading r-67 g45 m20 h-39 k-24
=priced-thing+travelling r50
=priced-thing+under m44
=priced-thing+undescribed r19 g-25
=priced-thing+unit r86 g-21 m63 h-66
=priced-thing+unlawful-business r57 h58
=priced-thing+up-down r-88 g179 m84 h-29
=priced-thing+wager-event r-42 g-33
=priced-thing+waiting r36 g-19
=priced-thing+watchers r24 h-25
=priced-thing+with-money r-25 g73 m40
=principal-stays r100 g-31
=principal-stays+receivable r-51
=principal-stays+repay r-29
=principal-stays+settles-later g-24
=principal-stays+sold-apart r23
=principal-stays+sums-0 r100
=principal-stays+sums-1 r-40
=principal-stays+unit r-28 g-30
=promised-cut r32 g-47 h-26
=promised-cut+reference g-38 h-26
=promised-cut+serves r-35
=promised-cut+stipulated g-30
=promised-cut+sums-0 g-47 h-26
=promised-cut+surety-pay r-30
=promised-cut+to-debtor r36
=promised-cut+trade r41
=promised-cut+trading g-38 h-26
=quick-cash r92 g-28 k51
=quick-cash+reference r30
=quick-cash+sale-or-service r95 g-21 k-22
=quick-cash+sell r105 g-19
=quick-cash+sold-short r59 k24
=quick-cash+sums-0 r97 g-28 k27
=quick-cash+sums-1 k29
=quick-cash+take-in r36
=quick-cash+trade r113 g-19
=quick-cash+trading r69
=quick-cash+unit g-26 k76
=quick-cash+watchers r43
=quick-cash+with-money k25
=rate-charge r188 g-21 m-33 h-24
=rate-charge+reference r30 g19 h36 k25
=rate-charge+return-on-capital r48 g-19
=rate-charge+sale-or-service h30 k24
=rate-charge+sums-0 r164 g-21 m-33 h-24
=rate-charge+sums-1 r20
=rate-charge+surety-pay r31
=rate-charge+take-in r40
=rate-charge+trading g23
=rate-charge+unit r95 h32
=rate-charge+watchers r21
=receivable r85 g-55 k-57
=receivable+reference r70 g-22 h-26
=receivable+repay r76
=receivable+reschedule r-31
=receivable+right-now r33
=receivable+sale-or-service r273 g-42 h-48
=receivable+sell r102 g-32 h-32
=receivable+sold-short r82
=receivable+stipulated r-21
=receivable+sums-0 g-49 m35 k-48
=receivable+sums-1 r90 m-26
=receivable+sums-2 r-73
=receivable+sums-3 r59
=receivable+sums-grow r80
=receivable+sums-shrink r-72
=receivable+surety r33
=receivable+surety-pay r76
=receivable+take-in r60
=receivable+to-debtor r-31
=receivable+to-dispose r-39
=receivable+to-learn r-32
=receivable+to-oppose r-24
=receivable+trade r224 g-31 h-43
=receivable+trading r62
=receivable+under r63
=receivable+unit r58 g-24
=receivable+unlawful-business m26
=receivable+up-down r44
=receivable+wager-event r-35 m21
=receivable+waiting g-19
=reference r-49 g-68 m-19 k42
=reference+refusal m-19 k26
=reference+repay g-70 h-35
=reference+return-on-capital r102 g39
=reference+right-now r19 h-21 k46
=reference+sale-or-service r-34 g-70 m-42 h28 k-22
=reference+same-back r69
=reference+savings-circle r-33
=reference+search-for h-24
=reference+sell r43 g149 h-88 k-25
=reference+serves r46 h-82
=reference+settles-later r-25 g-41 h37 k26
=reference+sham h-40 k97
=reference+shut-thing h-27
=reference+small-parts r-41 g-22 h31
=reference+soft-drink h-20
=reference+sold-apart g20 k-20
=reference+sold-short g-28 m-26
=reference+speed-up k25
=reference+split r22 k-47
=reference+stakes r46 g-29 m-23 h101
=reference+stays-unseen k57
=reference+stipulated r23 g-23 h-25
=reference+sums-0 r-101 g32 h-29 k-21
=reference+sums-1 r-70 g-22 h-22 k53
=reference+sums-2 r99 g-65 m-26
=reference+sums-3 r23 h25
=reference+sums-apart r-47 g-43 m39 h53
=reference+sums-equal m-27
=reference+sums-grow r47
=reference+sums-shrink r134
=reference+surety r-34
=reference+surety-pay h-50 k34
=reference+take-in g20 h52 k-66
=reference+tied-deal g-30
=reference+tied-trade r19
=reference+to-debtor r25
=reference+to-dispose r-21 k-19
=reference+to-learn h33
=reference+to-oppose r25 g-36 m-33 h-36 k19
=reference+trade r70 g-49 k-41
=reference+trading g-25 m22 h20
=reference+travelling r46 g26 h33
=reference+two-prices r-35 g25
=reference+unborn g23
=reference+undecided r-20 g77
=reference+under r20 g-30 h31 k-55
=reference+undescribed g25 h-20
=reference+unit r60 g86 h37
=reference+unknown k38
=reference+unknown-party k35
=reference+unlawful-business m82 h177
=reference+unlicensed g20
=reference+unlicensed-giving g27
=reference+up-down g43 k-30
=reference+wager-event r-24 m-57 h92 k53
=reference+waiting r-30 g-29 h22
=reference+watchers g-20 h39 k-73
=reference+winner-takes h20
=reference+with-money r44 g-41 h79
=reference+works-for g41
=refusal r-87 g33 m-56 k54
=refusal+sale-or-service r-25 g37
=refusal+sums-0 r-69 g39 m-44 k54
=refusal+sums-1 r-29
=refusal+to-learn h-20
=refusal+unit r-25 g38
=refusal+waiting r-22
=repay r157 g-164 m-51 h-70 k-32
=repay+return-on-capital r30 h-24 k23
=repay+right-now r86 g-23
=repay+sale-or-service r72 m-44 h-19 k27
=repay+search-for r-54 g20
=repay+sell r94 g-48 k35
=repay+serves r134 g-38 m20
=repay+settles-later r34 g-33
=repay+sham r19
=repay+sold-apart g26
=repay+sold-short r20 g43
=repay+stakes r69 h43
=repay+stipulated r51
=repay+sums-0 r42 g-55 m-37 h-33
=repay+sums-1 r23 g-106 m-26
=repay+sums-2 r50 h-29
=repay+sums-3 r42
=repay+sums-apart r-68
=repay+sums-equal r-110
=repay+sums-grow r242
=repay+sums-shrink r29
=repay+take-in r65 k-28
=repay+to-debtor r-29
=repay+to-dispose m20 h31
=repay+to-learn r-41
=repay+to-oppose r-24
=repay+trade r82 g24 k31
=repay+trading r68 g28 m19
=repay+travelling r19
=repay+unit r33 g-90
=repay+unlawful-business m22 h22
=repay+unpromised r-32
=repay+up-down g-34
=repay+wager-event r43 m56 h20
=repay+watchers r50 g29
=repay+with-money r44 g-23 h26
=repay+wrapped-gift r-29
=reroute g-23 h-26 k78
=reroute+sums-0 g-23 h-26 k78
=reschedule r41 h-20
=reschedule+sale-or-service r54
=reschedule+sums-0 r48 h-19
=reschedule+to-oppose r38
=return-on-capital r80 g22 m-67 h-69
=return-on-capital+right-now r-72
=return-on-capital+sale-or-service g29
=return-on-capital+search-for r-39 g51
=return-on-capital+sell r-24 g-64
=return-on-capital+serves g108
=return-on-capital+settles-later r39 g-36
=return-on-capital+shut-thing g28
=return-on-capital+small-parts h27
=return-on-capital+sold-apart r62 m-27 k-29
=return-on-capital+sold-short r-84 k35
=return-on-capital+stakes r32 h61
=return-on-capital+stipulated r20
=return-on-capital+sums-0 r47 h-93 k-35
=return-on-capital+sums-1 g66 m-38 k35
=return-on-capital+sums-2 r42 g-34 h23
=return-on-capital+sums-apart r47 g-33 m-27
=return-on-capital+sums-equal r44
=return-on-capital+sums-grow r21
=return-on-capital+sums-shrink r-69 h26
=return-on-capital+surety-pay r-52 h52 k28
=return-on-capital+take-in h24
=return-on-capital+to-dispose r32
=return-on-capital+to-oppose r50
=return-on-capital+trade g-49
=return-on-capital+trading r51
=return-on-capital+travelling r-32 g-20
=return-on-capital+under g36
=return-on-capital+unit m-24 h40
=return-on-capital+unknown r-19
=return-on-capital+unlawful-business m24 h130
=return-on-capital+up-down r-23 g19
=return-on-capital+wager-event g33 m-50
=return-on-capital+waiting r75
=return-on-capital+watchers g30 k-29
=return-on-capital+winner-takes g36
=return-on-capital+with-money r-19 g-23 h-23 k50
=right-now r-20 g-27 m-31 h-112 k26
=right-now+sale-or-service r133 g-19 m32 h-19
=right-now+same-back r32
=right-now+search-for g-82
=right-now+sell r91
=right-now+serves r62 g-38 m19 k-21
=right-now+settles-later r93 g-74 k45
=right-now+small-parts r56
=right-now+sold-short r80
=right-now+speed-up g22
=right-now+split h31
=right-now+stakes h86
=right-now+sums-0 g101 h-93
=right-now+sums-1 r-25 g-60 m32 h26 k32
=right-now+sums-2 r61 g-60 m-46 h-32
=right-now+sums-3 r-58 k19
=right-now+sums-apart r-70 g-31
=right-now+sums-equal r-50
=right-now+sums-grow r78 g-35 m-26
=right-now+sums-shrink r45
=right-now+surety-pay r23
=right-now+take-in r32 g-105 h-26 k26
=right-now+to-learn r31
=right-now+trade h-28
=right-now+trading r-64 h21
=right-now+travelling r40
=right-now+two-prices r-48
=right-now+undecided r-19 g19
=right-now+under r54
=right-now+unit r133 m32 h52
=right-now+unknown r-23
=right-now+unlawful-business r45 g21 m19 h84 k23
=right-now+up-down r36
=right-now+wager-event r-33 m70 h156 k-28
=right-now+waiting r34
=right-now+watchers r29 k35
=right-now+with-money r-34 g-25 h45
=salam r-28
=salam+sale-or-service r-28
=salam+search-for r-28
=salam+sell g-21
=salam+sums-0 r-28 g29
=salam+trade g-21
=salam+trading g-52
=salam+unit g-46
=sale-or-service r-24 g-66 m-78 h-134
=sale-or-service+same-back r105 g-35
=sale-or-service+savings-circle r42
=sale-or-service+sea-catch g36
=sale-or-service+search-for r-22 g69 h38
=sale-or-service+sell r-56 g-23 m-40 h21 k-23
=sale-or-service+serves g50 m-88 k-19
=sale-or-service+settles-later r77 h-28 k-19
=sale-or-service+sham r24 h-44 k107
=sale-or-service+share-unknown g62
=sale-or-service+shut-thing r47 g32 h-41
=sale-or-service+small-parts r-43 g-33 h30 k-33
=sale-or-service+sold-apart r84 g32 h-20
=sale-or-service+sold-short r131
=sale-or-service+speed-up m23
=sale-or-service+split r32 k-50
=sale-or-service+stakes g39 m-34 h89
=sale-or-service+stays-unseen g37 k38
=sale-or-service+stipulated g-21
=sale-or-service+stranger r21
=sale-or-service+sums-0 m35 h-28 k41
=sale-or-service+sums-1 r120 g-28 m-68 h-119 k-39
=sale-or-service+sums-2 g-27 m-43
=sale-or-service+sums-3 r-127 g-25
=sale-or-service+sums-apart r-30 m-25
=sale-or-service+sums-equal r-76
=sale-or-service+sums-grow r-80 g-19
=sale-or-service+sums-shrink r41 g-20
=sale-or-service+surety r46
=sale-or-service+surety-pay r20 h29
=sale-or-service+take-in r102 m28 h32 k-36
=sale-or-service+tick-guess m44
=sale-or-service+tied-deal g-45
=sale-or-service+tied-trade r48 g-26
=sale-or-service+to-debtor r32
=sale-or-service+to-dispose r-31 g-37
=sale-or-service+to-oppose r-43 g19 h-109
=sale-or-service+trade r47 g-21 m-21 h61
=sale-or-service+trading k-28
=sale-or-service+travelling r-41 g29 m-26 h-56
=sale-or-service+two-prices g30
=sale-or-service+unborn g32
=sale-or-service+undecided r-23 g39
=sale-or-service+under r141 g-50 m22 k-37
=sale-or-service+unit r-104 g27 m89 h64 k-63
=sale-or-service+unknown g46
=sale-or-service+unknown-party k68
=sale-or-service+unknown-quantity g46
=sale-or-service+unlawful-business g-19 m56 h341 k29
=sale-or-service+unlicensed-giving r-27 h-25 k19
=sale-or-service+up-down r45
=sale-or-service+victim-fee m-21 h-39 k145
=sale-or-service+voluntary-cover r39 g-30 h41
=sale-or-service+wager-event g77 h-65 k73
=sale-or-service+wait-pay r44
=sale-or-service+waiting r86 g-39
=sale-or-service+watchers r-42 m-27 h-51 k37
=sale-or-service+winner-takes r33 g-23 m23
=sale-or-service+with-money h53
=same-back r132 g-35
=same-back+sell r99 g-33
=same-back+settles-later g-21
=same-back+sold-short r54
=same-back+sums-0 r106 g-29
=same-back+trade r106 g-35
=same-back+unit r48
=same-back+with-money r35
=savings-circle g-37 m-44
=savings-circle+sell r31
=savings-circle+sold-short r70
=savings-circle+sums-0 r-24 g-35 m-35
=savings-circle+sums-1 r50
=savings-circle+take-in m-48
=savings-circle+trade r100
=savings-circle+unit r-84
=sea-catch r-55 g148 m-42 h-27 k-31
=sea-catch+settles-later g34
=sea-catch+sold-short g42
=sea-catch+sums-0 r-29 g45 m-41 k-31
=sea-catch+sums-1 r-26 g103
=sea-catch+unit h20
=sea-catch+up-down g23
=sealed g44
=sealed+shut-thing g41
=sealed+sums-0 g22
=search-for r-60 g68 h-86 k-42
=search-for+sell r34 g-29
=search-for+settles-later g41
=search-for+sold-apart r-26
=search-for+sold-short r34
=search-for+sums-0 r-56 g47 m-26 h-60 k-37
=search-for+sums-1 g37 h-24
=search-for+takaful g-55
=search-for+take-in g-19
=search-for+to-learn k21
=search-for+to-oppose g-39
=search-for+trade r39 g-41
=search-for+trading r-19 g-166 h37
=search-for+travelling g26
=search-for+unit g-105
=search-for+unlawful-business h29
=search-for+voluntary-cover r-22 h57
=search-for+watchers r25 g-19 k23
=sell r26 g74 m-36 h-20 k-68
=sell+serves r-41 g27 m-19 h50 k-22
=sell+settles-later g-80
=sell+sham r33 k-37
=sell+share-unknown g66
=sell+shut-thing g33
=sell+sold-apart r42 g22
=sell+sold-short r55 g-38 h-23 k-20
=sell+sums-0 r-46 g95 m-26 k-62
=sell+sums-1 r40 g22
=sell+sums-2 r39 g-36
=sell+sums-grow g-20
=sell+sums-shrink r29
=sell+surety-pay r-36
=sell+take-in r26 g52
=sell+tied-deal r-38
=sell+tied-trade r27
=sell+to-dispose r48
=sell+to-learn h45
=sell+to-oppose g47 h-39
=sell+trade m-45 k-26
=sell+trading g-41 h-45
=sell+under r34 g-29
=sell+unit r-114 g46 h46 k-24
=sell+unknown g32 k-32
=sell+unlawful-business m-19
=sell+wager-event r-23 g59 h-42
=sell+watchers r59
=sell+with-money r-48 g-46
=serves r35 g-72 m-68 h32 k-25
=serves+settles-later g24
=serves+sham h20 k23
=serves+sold-apart r-23 g19 m20 h31
=serves+sold-short r55 g24
=serves+stakes r36 h55
=serves+stipulated r-20
=serves+stranger k23
=serves+sums-0 r69 g-32 m-91 h-32 k-20
=serves+sums-1 m52 h81
=serves+sums-2 g-27 m-29
=serves+sums-3 r-20
=serves+sums-apart g-25
=serves+sums-equal r-55
=serves+sums-grow r-19
=serves+sums-shrink r57
=serves+surety r27
=serves+surety-pay r-34
=serves+take-in r33 m-25 h-41
=serves+to-dispose m20
=serves+to-learn r24 g-22
=serves+to-oppose g21 h-19
=serves+trade g79 m-22 h41 k-23
=serves+trading r-123 g-43 m-28 h-35 k-22
=serves+travelling r-22 g20
=serves+under r-23
=serves+unit r-54 k-33
=serves+unknown-party k19
=serves+unlawful-business g-20 m-175 h308
=serves+unlicensed-giving h-24
=serves+up-down r-29 h19
=serves+voluntary-cover r19 g-25
=serves+wager-event h23
=serves+waiting r25
=serves+watchers r21 h80
=serves+with-money g19 h61
=serves+works-for r-41 m-66
=settles-later g147 m-32 h-98 k-29
=settles-later+small-parts k27
=settles-later+sold-apart r-19
=settles-later+sold-short r21 g-36
=settles-later+sums-0 r62 g135 m-28 h-73 k-86
=settles-later+sums-1 r-91 g45 h-20
=settles-later+sums-2 g-31
=settles-later+sums-3 r22 k26
=settles-later+sums-apart r28
=settles-later+sums-equal k26
=settles-later+sums-grow r-51
=settles-later+sums-shrink r45 g-20
=settles-later+take-in g24 k42
=settles-later+to-learn r21
=settles-later+trade r58 g-91
=settles-later+travelling g-44
=settles-later+two-prices r-82
=settles-later+undecided r-35 g48
=settles-later+under r-54
=settles-later+unit r-30 g-133 m-23
=settles-later+unlawful-business r20
=settles-later+up-down r44 g-19
=settles-later+wager-event h-21
=settles-later+watchers g-20 k29
=settles-later+with-money r60 g31
=sham g-103 m-48 h252 k19
=sham+sold-short r22
=sham+sums-0 g-95 m-46 h225
=sham+sums-1 h39
=sham+trading h-33 k19
=sham+unit r33 k94
=sham+unknown r35 k-25
=sham+watchers r34 k56
=share-unknown g96 h-31 k-26
=share-unknown+sums-0 g96 h-31 k-26
=share-unknown+trade g47
=shut-thing g420 m-47 h-122 k-41
=shut-thing+sums-0 g262 m-35 h-121 k-41
=shut-thing+sums-1 g128
=shut-thing+to-oppose g30
=shut-thing+trade g35
=shut-thing+undescribed g37
=shut-thing+unit r-19 g217 h-57
=shut-thing+wager-event g34
=small-parts r-107 g-128 m-89 h-108 k157
=small-parts+split r-72 m-36 h-30
=small-parts+stays-unseen g-34 h-24 k80
=small-parts+sums-0 r-57 g-128 m-82 h-85 k107
=small-parts+sums-1 r25 h-23 k48
=small-parts+sums-2 r-59
=small-parts+sums-grow r-42
=small-parts+to-oppose k27
=small-parts+under h-21
=small-parts+unit k66
=small-parts+watchers r-29 k40
=soft-drink h-112
=soft-drink+sums-0 h-76
=soft-drink+sums-1 h-36
=soft-drink+unit h-39
=sold-apart g232 m-27 h-81
=sold-apart+sold-short r34 g38
=sold-apart+stranger r27 h-26
=sold-apart+sums-0 g203 h-74
=sold-apart+sums-1 r25 m-42 k-24
=sold-apart+sums-2 g29
=sold-apart+sums-apart r-31 g29
=sold-apart+surety-pay h25
=sold-apart+to-learn g19
=sold-apart+trade r20 g38 m-19
=sold-apart+trading g-27
=sold-apart+travelling r24
=sold-apart+unit r29 g-25 h-46 k-34
=sold-apart+unlawful-business r-24 m53 h59
=sold-apart+wager-event m-23
=sold-apart+waiting g79
=sold-apart+watchers g45
=sold-apart+with-money g26
=sold-short r117 m-25 h-34
=sold-short+sums-0 r123 h-25
=sold-short+sums-1 r-33 g28 m47 h22
=sold-short+sums-2 r48 m-60 k-28
=sold-short+sums-3 r-21
=sold-short+sums-apart r-42
=sold-short+sums-equal r-66 m-33
=sold-short+sums-grow r58
=sold-short+sums-shrink r76 g-24 m-20 h-24
=sold-short+surety-pay r21 g26 k22
=sold-short+take-in r-21 g-22
=sold-short+to-dispose r41
=sold-short+to-oppose r24 g32
=sold-short+trade r107
=sold-short+trading r19 g-101
=sold-short+travelling r-34
=sold-short+under r83 h-19
=sold-short+unit r130 g-79 k39
=sold-short+unknown-party k22
=sold-short+unlawful-business g19 h-55
=sold-short+up-down h-23
=sold-short+wager-event r-51 g61
=sold-short+waiting r64
=sold-short+watchers r-33 h29
=sold-short+with-money r-25 g59 h-25
=sold-short+works-for r-21
=speed-up r-23 g-26 h183 k-81
=speed-up+sums-0 r-34 g-26 h162 k-71
=speed-up+sums-1 r-29 h21
=speed-up+take-in h31
=speed-up+to-oppose h25
=speed-up+trade r-22 g34
=speed-up+undescribed g-27
=speed-up+unit r31 g40 h33
=speed-up+up-down m20 h32
=speed-up+wager-event m-19
=speed-up+watchers h39
=split r-23 g-56 m-47 h-72 k99
=split+stays-unseen k30
=split+sums-0 r-69 g-73 m-65 h-101 k75
=split+sums-1 r70 g22 m21 h29
=split+sums-2 r-24
=split+sums-equal r29
=split+sums-grow r-33
=split+trading g-28
=split+under r-33 k26
=split+wager-event h35
=split+watchers k27
=stakes r-71 g65 m232 h-49 k-61
=stakes+sums-0 r-47 g-60 m147 h-115 k-54
=stakes+sums-1 g51 m86 h41
=stakes+sums-2 r-33 g74
=stakes+sums-apart g58 h25
=stakes+sums-grow r-22 m24
=stakes+take-in h74
=stakes+tick-guess r-24 m26
=stakes+to-dispose h31
=stakes+to-oppose g19 m42 h-29
=stakes+trade r-22
=stakes+trading g63 h72
=stakes+under g39
=stakes+unit g24 h25
=stakes+unlawful-business h63
=stakes+up-down r-51 g143 m-45 h-37
=stakes+wager-event g-71 m88 h165
=stakes+watchers h-19
=stakes+winner-takes g-29 h87
=stakes+with-money m-51 h36 k-29
=stays-unseen r-30 g-86 h-84 k275
=stays-unseen+sums-0 r-37 g-86 h-81 k263
=stays-unseen+unit k46
=stays-unseen+unknown g-25 k26
=stays-unseen+unlicensed-giving h23
=stays-unseen+watchers g-19 h-21 k64
=stipulated r193 g-86 h-42 k-26
=stipulated+sums-0 r80 g-51 h-42
=stipulated+sums-1 r101 g-22
=stipulated+sums-grow r24
=stipulated+surety-pay r-22
=stipulated+take-in r27
=stipulated+trade r22
=stipulated+trading r77 g-25 h-22
=stipulated+unit r37 g-46
=stipulated+waiting r-37
=stranger r-24 g-74 m-37 h-49 k172
=stranger+sums-0 r-29 g-64 m-23 h-79 k137
=stranger+sums-1 h29 k36
=stranger+surety-pay k31
=stranger+take-in k19
=stranger+unit r23 g-19 k44
=stranger+unknown g-24
=stranger+unknown-party r-43 g-39 m-28 k21
=sums-0 r-117 g227 m110 h396 k180
=sums-0+surety r67 g-51 h-32
=sums-0+surety-pay r-23 g-33 m-20 h21 k28
=sums-0+swap-weights r21
=sums-0+takaful r-24 g-122 h-64
=sums-0+take-in r41 m82 k54
=sums-0+tick-guess r-28 g39 m161 h-32
=sums-0+tied-deal g-53
=sums-0+tied-trade r66 g-41 h23
=sums-0+to-debtor r-59 g-66 h-19
=sums-0+to-dispose r-154 g-84 m-30 k-19
=sums-0+to-learn r-180 g-187 m-90 h-168 k-37
=sums-0+to-oppose r-60 m-72 h-127
=sums-0+to-treat r-21 g-27 m-78 h-93 k-38
=sums-0+trade r96 g-47 m36 h-19
=sums-0+trading r-43 g74 m-20 h-82 k-63
=sums-0+travelling r-41 g-51 m-34 h-41 k-40
=sums-0+unborn r-39 g305 m-19 h-93 k-24
=sums-0+undecided g47 h-47
=sums-0+under g-50 m-32 h33 k88
=sums-0+undescribed g80 h-47 k-76
=sums-0+unit g-37 m-42 h21 k-20
=sums-0+unknown g125 m-20 h-52
=sums-0+unknown-party r-60 g-54 h-26 k90
=sums-0+unknown-quantity g32
=sums-0+unlawful-business r-42 g-122 h242 k-42
=sums-0+unlicensed h-36 k156
=sums-0+unlicensed-giving r-56 k174
=sums-0+unpromised r-58 g-43
=sums-0+up-down g-46 h-43
=sums-0+victim-fee r-20 m-28 h-45 k167
=sums-0+voluntary-cover r76 g98
=sums-0+wager-event r-55 g-25 m53 h-118 k-48
=sums-0+wait-pay r38
=sums-0+waiting r102 g-70 m-41 h-43 k-41
=sums-0+wash-money r-20 g-24 h-58 k226
=sums-0+watchers r-36 g-88 m-47 h-85 k181
=sums-0+winner-takes r27 m80 k-32
=sums-0+with-money r-64 m70 h-66 k-37
=sums-0+works-for r-43 g-71 m-113 h41
=sums-0+wrapped-gift h-31
=sums-0+zakat r-53 g-25 m-28 h-70
=sums-1 g65 m159 h60 k23
=sums-1+surety r35
=sums-1+surety-pay r30 m25 h19
=sums-1+takaful r-21
=sums-1+take-in r26 g-22 m19
=sums-1+tick-guess r-36 g107 m20
=sums-1+tied-deal r20
=sums-1+to-debtor g20
=sums-1+to-dispose r50
=sums-1+to-learn r32 m-27 h50
=sums-1+to-oppose r-44 g25 m22 h20
=sums-1+trade r85 g85 m-34
=sums-1+trading r125 g44 m-35 h-24
=sums-1+travelling r20 g38 h-30
=sums-1+undescribed g29
=sums-1+unit r40 m-75 h-80 k40
=sums-1+unknown r24 k37
=sums-1+unknown-party k33
=sums-1+unlawful-business m24 h58
=sums-1+up-down r-44 g100 m77 h-28
=sums-1+wager-event r-83 g-51 m121 k-21
=sums-1+wait-pay r92
=sums-1+waiting r87 m-35 h-26
=sums-1+watchers r-29 h64
=sums-1+winner-takes r-71 g-41 m160 h-49
=sums-1+with-money g55 m69 h84
=sums-2 r160 h-37 k-54
=sums-2+sums-apart r77 g33
=sums-2+sums-equal r-457 g-48 m-29 h-36 k-55
=sums-2+sums-grow r294 g35 h-47 k-30
=sums-2+sums-shrink r246 g-36 h32
=sums-2+surety-pay h-19
=sums-2+take-in r-35 g23 m-25 h-31 k60
=sums-2+tick-guess r-28 g27 m27
=sums-2+to-learn g31
=sums-2+to-oppose r23
=sums-2+trade r-76 g-21
=sums-2+trading r-85 g108
=sums-2+two-prices r-106
=sums-2+undecided r-57 g84
=sums-2+under r-86 g19 k31
=sums-2+unit r-19 k-22
=sums-2+up-down g58 m41
=sums-2+wager-event m59 h21
=sums-2+watchers r-25 g48 k29
=sums-2+winner-takes m30
=sums-2+with-money r99 m-49 h-29 k-28
=sums-3 r100 g-79
=sums-3+sums-apart g-45 m42 h41
=sums-3+sums-equal r129 h-19 k21
=sums-3+sums-grow r22 g-31
=sums-3+sums-shrink r-57
=sums-3+trading r20
=sums-3+unit r-73 h-23
=sums-3+unlawful-business m25 h42
=sums-3+wager-event m49 h64
=sums-apart r83 m53 h56
=sums-apart+take-in r-27 g34 h-21 k47
=sums-apart+to-oppose r34
=sums-apart+trade r-64 g26
=sums-apart+trading r-30 g110
=sums-apart+unit r-88 h-23 k-19
=sums-apart+unlawful-business r-20 m32 h66
=sums-apart+up-down r39 g22
=sums-apart+wager-event m77 h97
=sums-apart+waiting r51
=sums-apart+watchers g54
=sums-apart+winner-takes m42 h-23
=sums-apart+with-money r-27
=sums-equal r-329 g-50 m-35 h-55 k-34
=sums-equal+surety-pay r-40
=sums-equal+take-in r-72
=sums-equal+to-oppose r-19
=sums-equal+trade r-31
=sums-equal+unit r-66 m37
=sums-equal+waiting r-39
=sums-equal+with-money r-82 m-33
=sums-grow r317 m-22 h-45 k-32
=sums-grow+surety-pay r27
=sums-grow+take-in r87
=sums-grow+tick-guess r-28
=sums-grow+trade g-36
=sums-grow+two-prices r-128
=sums-grow+undecided r-57 g84
=sums-grow+unit g29 m-20
=sums-grow+up-down m23
=sums-grow+wager-event m24
=sums-grow+waiting r27
=sums-grow+with-money r77
=sums-shrink r189 g-37
=sums-shrink+surety-pay r33
=sums-shrink+take-in r-22
=sums-shrink+to-oppose r23
=sums-shrink+trading r-27
=sums-shrink+unit r76 g-20
=sums-shrink+wager-event r48
=sums-shrink+with-money r140 g-22 h-23
=surety r107 g-50 m-19 h-36
=surety+surety-pay r145 h-35
=surety+take-in r33
=surety-pay g-47 h21 k26
=surety-pay+take-in r-32 h24
=surety-pay+to-oppose g19
=surety-pay+trade r-76 g44 h-31
=surety-pay+trading h-56
=surety-pay+unit r-59 k49
=surety-pay+unknown-party k19
=surety-pay+unlawful-business m-29
=surety-pay+wager-event m34
=surety-pay+waiting r38
=surety-pay+watchers h69
=surety-pay+with-money g22 k22
=swap-weights r51
=takaful r-45 g-122 h-64
=takaful+unit r-21 g-21
=take-in r34 m76 h-33 k102
=take-in+to-dispose r25
=take-in+to-learn h23
=take-in+trade r31 g55
=take-in+trading r-27 g-25
=take-in+under r-33 k29
=take-in+unit r69 g47 m-57 k-97
=take-in+unlawful-business r53
=take-in+wager-event r-21 m82 h88
=take-in+watchers r-19 k23
=take-in+winner-takes g-52 m69 k-19
=take-in+with-money r-51 h60
=tick-guess r-93 g172 m208 h-39
=tick-guess+to-oppose g26 m35
=tick-guess+trading g48 m63
=tick-guess+unit r-36 g81 m53
=tick-guess+up-down r-60 g32 m35
=tick-guess+with-money g28
=tied-deal r25 g-62
=tied-deal+tied-trade r51
=tied-deal+trade g-57
=tied-deal+trading g-20
=tied-trade r86 g-46 h23
=tied-trade+trade r25 g-23
=tied-trade+trading r35 g-22
=tied-trade+up-down r35 g-19
=to-debtor r-54 g-46
=to-debtor+trade r27
=to-debtor+trading r40
=to-dispose r-92 g-105 m-30 k-34
=to-dispose+to-oppose r-21 g-76 h-20
=to-dispose+trade r43
=to-dispose+trading r-22
=to-dispose+unit r-62
=to-dispose+unlawful-business m-24
=to-dispose+unlicensed-giving k27
=to-dispose+wager-event m-21
=to-dispose+waiting r-44
=to-dispose+watchers r-27
=to-dispose+with-money r29 h31
=to-learn r-109 g-169 m-121 h-119 k-37
=to-learn+trade r-21 g26 h74
=to-learn+trading g-73
=to-learn+unit g23 k-26
=to-learn+unlawful-business m-19 h-31
=to-learn+wager-event m-32 h52
=to-learn+waiting r-43
=to-learn+watchers r-52 k22
=to-learn+works-for r22
=to-oppose r-58 m-46 h-109
=to-oppose+trade g59 h-25
=to-oppose+trading g81
=to-oppose+travelling h-21
=to-oppose+under g40 k19
=to-oppose+unit g-52 m-22 h-52
=to-oppose+unlawful-business m-47 h-207
=to-oppose+up-down g20 m28
=to-oppose+wager-event r23 g34 h26
=to-oppose+waiting r37
=to-oppose+watchers r-32 h23
=to-oppose+with-money m58 h-28
=to-treat r-28 g-33 m-78 h-95 k-38
=to-treat+unit r-43 g-21 h19
=to-treat+unlawful-business m-68 h-82
=trade r101 h-40 k-23
=trade+trading r56 g28 h-24
=trade+travelling r-49
=trade+unborn g49
=trade+under r82 g-27
=trade+unit r59 g90 m62 h60
=trade+unknown-party k29
=trade+unlawful-business m28 h35
=trade+unlicensed-giving r-27
=trade+voluntary-cover r24 g-49 h82
=trade+wager-event r-52 h-19
=trade+watchers r109 g25 h26
=trade+with-money r-20 g-30 h-30
=trading g218 m-52 h-95 k-77
=trading+travelling r-19 h57
=trading+under r49 k-20
=trading+unit g-32 m-60 h-20 k-36
=trading+unlawful-business g-21 m25 h161
=trading+up-down r-39 g31 m50 h32
=trading+voluntary-cover g-79 h96
=trading+wager-event g-20 m-27 h28
=trading+waiting r-68
=trading+watchers g52 h52
=trading+winner-takes m54 h43
=trading+with-money r-33 h49
=travelling r-70 m-51 h-71 k-40
=travelling+unit r-46 g-60 h-60 k-25
=travelling+voluntary-cover r24
=travelling+wager-event r23 m-26 h-19
=travelling+waiting r-82 g66
=travelling+watchers r31 h23
=two-prices r-143
=two-prices+undecided r-24 g60
=two-prices+unit r-58 g50
=unborn r-39 g329 m-19 h-93 k-24
=unborn+unit g23
=undecided r-58 g131 h-53
=undecided+unit r-20 g80
=under r-101 g-32 m-24 h25 k137
=under+undescribed g66 k-24
=under+unit r-24 h32 k49
=under+up-down r20 g-43 m-49 h51 k41
=under+wager-event m-24 h79 k-29
=under+waiting r-28
=under+watchers r-24 k22
=under+with-money g39
=undescribed g109 h-47 k-76
=undescribed+unknown g49 h-19 k-28
=unit r-43 g-31 m-117 h-93
=unit+unknown r-34 g26 k23
=unit+unknown-party k49
=unit+unlawful-business r63 m66 h207
=unit+unlicensed h26 k21
=unit+unlicensed-giving r-28 g-31 h19 k95
=unit+up-down r-56 g99 k-27
=unit+voluntary-cover h24
=unit+wager-event r20 g46 m-48 h-80
=unit+wait-pay r23
=unit+waiting r-34 h-35
=unit+watchers r103 h76
=unit+winner-takes r28 g32 m29
=unit+with-money r98 g-43 h-41 k54
=unit+works-for r61 g42
=unknown r51 g142 m-20 h-52
=unknown+unknown-party g-38 k30
=unknown+watchers r42 g-47 k60
=unknown-party r-60 g-64 m-28 h-33 k123
=unknown-quantity g29
=unlawful-business r-75 g-110 m58 h377 k-49
=unlawful-business+wager-event m-118 k33
=unlawful-business+with-money g20
=unlawful-business+works-for r22 m-64 h187
=unlicensed h-36 k156
=unlicensed+unlicensed-giving k88
=unlicensed-giving r-56 k174
=unpromised r-60 g-44
=up-down g112 m111 h-85 k34
=up-down+wager-event r-26 h79 k-36
=up-down+watchers r55 m-21
=up-down+with-money r26 g27 m-49 h-30
=victim-fee r-20 m-28 h-45 k167
=voluntary-cover r78 g108
=voluntary-cover+watchers r54 h-31
=voluntary-cover+works-for h28
=wager-event r-141 g-66 m281 h-29 k-73
=wager-event+winner-takes g-20 m64 h-24
=wager-event+with-money r-28 g-45 m129 h55
=wait-pay r163
=wait-pay+waiting r123
=waiting r236 g-72 m-82 h-72 k-41
=waiting+watchers k24
=waiting+with-money r56
=wash-money r-20 g-24 m-28 h-58 k265
=watchers r-91 g-44 m-59 k232
=winner-takes r-44 g-33 m274 h-70 k-40
=winner-takes+with-money g-20 h45
=with-money r41 g66 m93 k-69
=works-for r-54 g-66 m-121 h57
=wrapped-gift r-44 h-31
=zakat r-58 g-27 m-28 h-72
_$_ m-21 h73
_%_ r301 h-90
_%_a_ g23
_%_alcohol_ h-20
_%_and_ k23
_%_of_ r99 g-20 m-28
_%_off_ r-40
_%_on_ r-23
_%_past_ r19
_%_من_ r-53
_2a r40 m-31 h-74 k44
_2ab r24
_2ar r43
_2ard r68
_2ard_ r68
_2as r-27 k26
_2e h-44
_2est r20
_2est_ r20
_2o r-27 m19
_2zaz_ h19
_3a r39 h34 k-21
_3ad r-22 h42 k-24
_3al r52 g48 h-65
_3al_ g75
_3al_3arabeya_ m21 h-20
_3al_mobile_ r-26 g-19
_3ala r34 g-25 m-24 h-65
_3ala_ r47 h-49
_3alashan_ k20
_3alaya_ g-27
_3ale r26 m25
_3aleh_ r41
_3am h25
_3ama h21
_3amal_ h25
_3an r31 g-20
_3and r36
_3and_ r33
_3and_sheikh_ h25
_3ar r-19 g49 h122
_3ara h89
_3ara_ m-23 h111
_3ara_men_ h45
_3arabeya_ h-26
_3as r30 g-30 m-24 h-78 k30
_3ash r39 g-30 m-23 h-23 k30
_3asha_ r-39 h-21
_3ashan_ r66 g-21 k40
_3ashan_bank_ k34
_3ashan_ma_ g-20 k35
_3atani_w_ r-20
_3ay r-35
_3e r-28 g-92 m-34 h-83 k-46
_3ee k-19
_3eed k-19
_3el r-25 h-70
_3en g-37
_3end g-37
_3end_ h31
_3ey m-21
_3eya m-21
_3eyal_ m-21
_3i r35
_3in r35
_3ind r35
_3l g20 k24
_3la g20 k24
_3o r23 g-23
_3om g-23
_5a r-34
_5ad g19
_5adt g19
_5adt_ g19
_7a r-107 g159 m-39 h-79
_7ad g34 h-30 k27
_7ad_ g-23 k50
_7ada h-19
_7ade r-26
_7ag h-28
_7ag_ r26 h-28
_7al r-23 g-23
_7ala r23 h-19
_7ar g26 h-35
_7are g38
_7as r-52 h23
_7ash r-20 h23
_7ashish_ h21
_7aw r24 h48
_7awa h31
_7awe r19
_7ay r-21 g60 h-20
_7aya r-21 g60 h-20
_7ayah_ r-21 g51
_7e g-36 h23 k33
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
_7sabi_ k49
_7sabi_7ad_ k28
_a2 r174 m-24
_a2a r66
_a2al r53
_a2al_ r53
_a2d r21 m-19
_a2d_ r30 m-19
_a2s r49
_a2sa r49
_a3 k39
_a3r k29
_a3re k19
_a3refhom_ k19
_a3t r21
_a5 r24 h33
_a5a g26
_a7 r41 h33
_a7a r54 k22
_a7aw k27
_a_ g39 m54 k57
_a_bag_ r-19 g19
_a_bet_ m-31
_a_betting_ m-32 h22
_a_bigger_ r58
_a_bill_ h-26
_a_bit_ r55
_a_boat_ g52
_a_box_ r27 g-31 h35 k-23
_a_c_ r51
_a_carpet_ g21 h-23
_a_conventional_ g-34 h34
_a_cow_ g-35
_a_cut_ r72
_a_dairy_ h-21
_a_day_ g-38 h21
_a_debt_ r19 g20
_a_fee_ r-40
_a_fils_ r-40
_a_flat_ r-23 g44
_a_fortnight_ m-19
_a_friend_ h67 k-43
_a_gift_ r-23
_a_go_ g32
_a_guy_ r-22 h-21
_a_hacked_ h-30 k33
_a_half_ r28
_a_hundred_ r-98 k34
_a_interest_ r-20
_a_job_ r19
_a_knot_ r-19 h40 k-21
_a_lady_ h-34
_a_little_ r50 k34
_a_loan_ r32 g-19
_a_lorry_ h29
_a_lot_ g24 m-19
_a_man_ r-40 k39
_a_minute_ g-47 m27
_a_month_ g39 k48
_a_name_ k37
_a_number_ m119
_a_paper_ h45
_a_pawn_ r-20
_a_payday_ r-45 h95
_a_phone_ r32 h-24
_a_plot_ g47 m-25 h-20
_a_point_ r-19 g37 m19 h-28
_a_portion_ g51
_a_prescription_ g-21
_a_present_ r26 g-24
_a_price_ g53
_a_quarter_ r38 g-24
_a_sack_ g-38
_a_single_ g39
_a_slip_ m60 h-30
_a_stranger_ h-25 k52
_a_tenth_ g20
_a_thing_ g25
_a_third_ r84 g-57 h-27
_a_thousand_ r-50
_a_trip_ g56
_a_truck_ h26
_a_villa_ g21 m23
_a_week_ r80 g-28
_a_weekend_ r55
_a_year_ r-55
_aa k75
_aam h27
_aami h30
_aamil_ h30
_ab g58 m-32 h56 k20
_ab3at_ k27
_aba r-22
_abay r-22
_abaya_ r-22
_abh g34
_abhi g34
_abhi_ g34
_abl g90 h-35
_abl_ r26 g47 h-21
_abl_ma_ g71
_abo g-21 m21
_abor h24
_abortion_ h24
_abou r-19
_about_ r-19
_about_the_ g-45 m30
_abov r29 m26 k22
_above_ r29 m26 k22
_abr m-23 h63 k32
_abra h75
_abraj_ h46
_abro m-22 k35
_abroad_ m-22 k35
_abs h84
_absi h50
_absinthe_ h50
_abso h34
_absolut_ h34
_abu r27
_abu_ r36 h-19
_ac r-46 m46 h54 k29
_ac_ r-46 h-29 k-33
_acc r70 g23 m46 h-25 k62
_acca m22 h-21
_acca_ m22 h-21
_acce g-19
_acci g22
_accident_ g32
_acco g31 k32
_account_ r26 g54 m-23 h-55 k37
_account_at_ r-19
_account_closed_ g-27
_account_for_ k20
_account_funding_ g19 m24 h27 k-34
_account_is_ m-37
_account_top_ r-19 g31 h-63 k-20
_accountant_ r-39 m20 k-24
_accounts_ h31 k19
_accounts_from_ k34
_accounts_of_ k27
_accr r51
_accrued_ r35
_acct r28 k41
_acct_ r28 k41
_accu m30 h23
_accumulator_ m30 h23
_aci h29
_acid h29
_acid_ h29
_acq h20
_acqu h20
_acquired_ g21
_acr r-22 k32
_acro r-22 k32
_across_ r-22 k32
_across_the_ r-23 h40
_act r-43
_actu r-43
_actual_ r-24
_actually_ r-19
_ad r139 g-35 m-78 h23 k-62
_ad_ h33
_add r139 g-41 k-24
_add_ r23 g36 m41 h35
_adde r80
_added_ r84 h-25
_adderall_ h28
_addi r-28 m-24
_addiction_ m-22
_adding_ r-24
_addr h-21 k20
_address_ h-21 k20
_adds r81 g-40 k-22
_adds_ r81 g-40 k-22
_adds_a_ r20
_adds_nothing_ r-32
_adds_to_ r60
_ade r-21 g-19
_adel g-19
_adel_ g-19
_adjustment_ r30
_adm h-27
_admi h-27
_ado h67
_adob h49
_ads m-21
_ads_ m-21
_ads_for_ h-34
_adu m-21 h23
_adul m-21 h23
_adult_ h37
_adult_diapers_ h-25
_adv r-23 g60 k-20
_adv_ r-28 g65 h-35
_adv_%_ r-24 g47
_adva g25
_advance_ r-94 g31 h44
_advance_for_ r-25 g50
_advance_from_ r37
_advance_on_ r-50
_advance_to_ r-19 h29
_advanced_ r86
_advanced_the_ r46
_advances_ r19
_advertising_ h-21
_advi g-36 h20
_advice_ h31
_ae r23 m23
_aed r23 m23
_aed_ r23 m23
_aed_at_ r-28
_aed_per_ m31
_af g32 m-45 h123
_aff h56
_afr h32
_afri h32
_african_ h32
_african_eastern_ h31
_aft g40 m-20 k19
_afte g40 m-20 k19
_after_ r28 g-24 m-20 k21
_after_eid_ g19
_after_i_ r-28 g-47
_after_it_ g-29
_after_party_ h47
_after_the_ r29 m-24
_afterwards_ g51
_ag r72 h40
_aga r31 m21 h19
_agai r34 m27 h35
_again_ r47 g-20 m31 h23 k21
_against_free_ r59
_against_hail_ g-22
_against_her_ r31
_against_my_ g-34 h21
_against_the_ r22 g19
_age h54
_agei h22
_ageing_ h22
_agen g-19 h21
_agency_fee_ r-25 h-38
_agent_to_ r21
_ago r-21
_ago_ r-21
_agr r79 g24 h-44
_agre r79 g24 h-44
_agree_ g29
_agreed_ r28 g-29 h-22
_agreed_before_ r37 g-57
_agreed_rate_ h35
_agreed_to_ r-32
_agreement_ r26 g24
_ah g48 h-46
_ahe g50
_ahea g50
_ahead_ g50
_ahead_app_ r38
_ahm h-23
_ahma h-23
_ahmad_ h-29
_ai r20 m-27 h-88
_aid g-20
_aid_ g-20
_aig g29
_aig_ g29
_air m-27 h-52
_air_ r-33
_airl h-38
_airline_ r19
_airp r-22 g22 h40
_airport_ r-22 g22 h40
_airt r46
_airtime_ r46
_airtime_credit_ r24
_ak r40 g39 m-37 h-46
_akh r-24 g25 m-35
_ako m19 h-46
_ako_ m19 h-44
_al r43 g42 k-27
_al_ m-40 h-40
_al_inah_ r21
_ala r41 g23
_alam g50 h-29
_alam_ g50 h-29
_alar g-22
_alarm_ g-22
_album_ h-20
_alc g-33 h60
_alch h37
_alchol_ h31
_alco g-33 h23
_alcohol_ h-69
_alcoholic_ h32
_ale g-28 h58
_ale_ h54
_alf r24
_alf_ r37
_ali r35 m47 h-24 k-31
_ali_ m31 h-32 k-19
_all r-32 g70 m68 k-29
_all_ r-22 g58 m122 h-51
_all_back_ r-24 k-20
_all_fish_ g44
_all_future_ g59
_all_in_ r25 g-27
_all_of_ g-38 m23 h24
_all_paid_ r-20
_all_that_ g47 h-23
_all_the_ g116 m-33 h-29
_alla r-21
_allah_ r-21
_alle h40
_allo m-48 k-33
_allocation_ g44
_allowance_ g-20 h42
_allowed_ g-25 h-19
_allowed_to_ g22
_allows_ r-19 g26
_alm h20
_alma h20
_almaza_ h20
_alo h-43 k44
_alon h-23 k44
_alone_ g39
_along_ g-28 k45
_alr g60 h-21
_alre g60 h-21
_already_ g60 h-21
_already_paid_ g-34
_alt h33
_alta h29
_altar_ h29
_alw h-31
_alwa h-31
_always_ h-22
_am r32 g-79 m-26 h-19 k37
_am_ r73 g-40 h-36 k73
_ama h27
_amal h36
_amal_ h36
_amb m-30 h-33
_amm h-79
_amo m28 h-40
_amon h-23
_among_ h-23
_amou g19 m19
_amount_ g19 m19
_amu h125
_amul h90
_amulet_ h89
_amulet_against_ h56
_an r-108 g28 h30
_an_ g-21 m-30 h62
_an_online_ g31 m-19
_ana h-26
_ana_ h-24
_anc h20
_ance h20
_and g-63 k20
_and_ r19 g-108 m-22 k20
_and_a_ r263 g-46
_and_all_ r23 g74
_and_app_ r-48 h-27 k56
_and_at_ r25 g19 m24
_and_bought_ r-29 g-62
_and_code_ k48
_and_coke_ h50
_and_comes_ r34
_and_counted_ h-19
_and_date_ g64
_and_delivered_ g-21
_and_did_ r-24 g58 m20
_and_down_ m-31 h-25
_and_each_ r99
_and_eggs_ h51
_and_gets_ r28
_and_give_ k32
_and_gives_ r41
_and_he_ r-78 m28 h-19 k-24
_and_his_ r34 m25
_and_hope_ g51
_and_i_ r-25 g28 m-28 k-36
_and_in_ r65 m-19
_and_is_ r36
_and_it_ g-34
_and_keep_ r-32
_and_keeps_ r42
_and_loss_ r-23
_and_metal_ r-19 g59
_and_must_ r19
_and_my_ r-32
_and_never_ g-33 h38
_and_no_ g24
_and_nobody_ g20 k-21
_and_not_ r-47
_and_nothing_ r20
_and_on_ r-25
_and_one_ r-36 m35 h33
_and_out_ r-19 k43
_and_paid_ r-24 g21 h-20
_and_pay_ g63 m36 h37
_and_pays_ r-81 m19
_and_pin_ h-33 k53
_and_price_ r63
_and_received_ r-22
_and_send_ r-31 k36
_and_she_ r28
_and_signed_ r-50 g-44
_and_so_ m25
_and_sold_ r104 g59
_and_taken_ r-53
_and_the_ r173 h22 k-22
_and_they_ k19
_and_tonic_ h62
_and_took_ r-42 g-32
_and_transfer_ k24
_and_we_ r-82 g-23
_and_weighed_ g-22
_and_what_ r34 h36
_and_will_ r46
_and_yeast_ h50
_anda g49
_andar_ g49
_ang g-29 h-24
_ang_ r26 h-28
_ange h19
_angel_ h19
_ani h26
_anim h26
_animal_ h26
_ank r40
_ann h-19
_annu g51 h-35
_annual_ h-20
_annuity_ g33
_ano g19 h33
_anot h41
_another_ h41
_another_month_ r66 h-19
_another_name_ h84 k-24
_ans r-44
_answ h26
_answers_ h26
_answers_of_ h39
_ant h49
_anti h52
_any r-114 g129 m-29 h-84
_any_ r-64 g114 h-47 k-26
_any_time_ g20
_anyone_ g-21
_anyw r-34 h-19
_anywhere_ h-19
_ap r39 g22 m-33 h-43
_apa g41
_apar g41
_apartment_ g21
_ape h51
_aper h51
_aperol_ h35
_apn r-23
_apna r-23
_apna_ r-23
_app h-100 k30
_app_ r64 g-110 m26 h25 k21
_app_asks_ r63 h-21 k-24
_app_cuts_ r22
_app_keeps_ r36
_app_takes_ r36
_app_were_ r-46 k37
_app_where_ g-29 h19
_appe h-37 k28
_appeal_ h-26 k28
_appeal_by_ h-23 k28
_appl g85 h-64
_apple_ g31 h-41
_appliance_ g33
_appliance_care_ g29
_application_ g-22
_appo r-20
_appointment_ r-20
_approved_ g25 h-21
_approves_ h24
_apr_ r56
_apri r-40
_april_ r-40
_apy r45
_apy_ r45
_aq h-30
_aqs r-23
_aqsa r-23
_aqsat_ r-23
_aqu h-26
_ar r-90 g52 m-54 h68 k55
_ara g-29 h142
_arak h128
_arak_ h128
_arak_zahlawi_ h25
_araq h55
_araq_ h55
_arb r-39 h-50
_arbu r-39 h-22
_arbun_ r-39 h-22
_ard g112
_ard_ g112
_are r-27 m-62 h39 k64
_are_ r-21 m-51 h52 k66
_are_mine_ r27
_are_still_ g21
_are_with_ k39
_area h-31
_area_ h-31
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
_arr r26 g-49 h47
_arra h51
_arranged_ h46
_arri g-26 m19
_arrives_ r-19 m22
_art g-21
_as r-39 g46 m-44 k122
_as_ r-58 m-31 h106
_as_a_ r-25 h-44 k21
_as_agreed_ m53
_as_always_ r-21
_as_bar_ h35
_as_genuine_ h30
_as_gift_ h-29 k38
_as_he_ k19
_as_his_ r36
_as_i_ r76 k32
_as_in_ r-37 g-47 h-34 k-44
_as_is_ r-19 g29
_as_it_ r-76 g80
_as_listed_ g-31
_as_loan_ r-64 h26 k19
_as_long_ r49
_as_on_ r-49
_as_original_ h30
_as_per_ h-19
_as_real_ h55 k-21
_as_salary_ k26
_as_seen_ g-30
_as_the_ g60 h-29 k-45
_as_they_ g74
_as_we_ m64
_asa r42 m32 h51
_asal r49
_ash r-23 g41
_asht g34
_ask r28 m-34 h-76 k133
_ask_ g19 k100
_aske g-31 h-29
_asked_ g-31 h-29
_asked_for_ r28 h-20 k-31
_asks h-39 k35
_asks_ h-39 k35
_asks_for_ r-30
_asks_me_ h-28
_asks_nothing_ k49
_asl h-28
_ass g28
_asse g-19
_assemha_ k19
_assi h21
_assignment_ h30
_assu g33
_assurance_ g42
_ast h-23
_astrologer_ h21
_astronomy_ h-42
_at r91 g-23 m71
_at_ g65 m92 k25
_at_%_ g23
_at_a_ r116 h-37 k-45
_at_al_ r-63
_at_all_ r19 g-26
_at_bank_ k63
_at_cards_ m22
_at_delivery_ g39
_at_end_ r51
_at_five_ r20 k37
_at_for_ g-28
_at_half_ r56 g-20
_at_harvest_ g-63
_at_his_ r-30
_at_home_ g24 m-30 h43
_at_its_ r-49
_at_market_ r-22
_at_month_ g23
_at_my_ r-23 k-48
_at_no_ r38 g-26
_at_office_ m35
_at_on_ r55
_at_one_ g35
_at_our_ r52 m-23 h-59
_at_par_ r-37
_at_per_ r-19
_at_price_ r47
_at_school_ m-40
_at_sea_ g37
_at_the_ r-184 g34 m69 h103 k-48
_at_this_ r30
_at_until_ g63
_at_what_ g-46
_at_whatever_ r39 g-22
_at_work_ m29 k-36
_atm r45 g-19 h-30 k22
_atm_ r45 g-19 h-30 k22
_att r-32 g-43 k-42
_atta r-20 g-22 k-34
_attached_ g-22 h-23 k-34
_attack_ h37
_atte g-21
_attended_ h19
_attestation_ h-23
_au r46 h-66 k-29
_auc r66 m32 h-26
_auct r66 m32 h-26
_auction_ r71 g-27 m25
_auctioned_ g46
_aud r-19 h-20
_audi r-19 h-20
_audit_ r-19 k-31
_aun r23
_aunt r23
_aur_ h-38
_aura h29
_aura_ h29
_aut r-28
_auth k22
_authorities_ h-19 k20
_auto_ g20
_autu g20
_autumn_ g20
_av m25 k28
_avi m30 h24
_avia m30 h24
_aviator_ m30 h24
_aviator_game_ m34 h58
_avo h-36 k38
_avoi h-36 k38
_avoid_ h-29 k30
_avoid_ask_ k24
_aw r-78 g66 m21 h-53
_aw_ r-66 g53 m26
_awa r-67 h-23 k21
_awar r-28
_award_ r-20
_awareness_ h-43
_away r-33 m-20 k37
_away_ r-33 m-20 k37
_ax g32
_axa g32
_axa_ g32
_ay r27 g77
_ay_ g86
_b5 h31
_b5t h31
_b5ti h31
_b5ti_ h31
_b_ r-50 g-21 h-94
_b_ta2seet_ r-60 g45
_ba r52 g25 m-93
_ba2 r67 g-29 m20
_ba2i m20
_ba2i_ m20
_ba2y r63
_ba2y_ r63
_ba3 r65
_ba3d r19
_ba3d_ r41
_ba3d_ma_ r-20 g21
_ba3dein_ r-23
_ba3t r-20
_ba7 r-47
_ba7a r-21
_ba_ r23 g56
_baa g74 h-21
_baad g74 h-25
_baad_ g74 h-25
_baad_me_ g29
_baad_mein_ g44
_bab r-50 g-42 h32 k-20
_baba h35
_baba_ h35
_baba_ji_ h22
_babo h41
_baboy_ h41
_baby r-27 g-36 h-26 k-19
_baby_ g-36 h54 k-19
_babys_ h-24
_bac h26
_baca h24
_bacardi_ h24
_bacc m54 h26
_baccarat_ m54 h28
_bach g53 h-30
_bachelor_ h39
_back g-51 m-43 h-50
_back_ r23 g-47 m-48 h-31 k-20
_back_and_ m25
_back_as_ k-20
_back_at_ r31
_back_by_ g21 m-21
_back_cheaper_ r-30 g40
_back_for_ r82 h-21
_back_in_ r-25
_back_on_ r-26
_back_room_ h48
_back_the_ r-57
_back_to_ r20 g-42 h47 k66
_back_when_ r-94 g-21
_backgammon_ h-35
_backs_ h21
_baco h49
_bacon_ h49
_bacon_and_ h51
_bad r67 h30
_bad_luck_ h25
_bada r59
_bag r-53 g101 m39
_bag_ r-38 g80 m57 h51 k33
_bag_of_ g70 h33
_baggage_ h-22
_baggie_ h30
_bagh g41
_bagh_ g41
_bags g-39 h-48 k-23
_bags_ g-39 h-48 k-23
_bah h-19
_baha h-19
_bai r60 g-41 h68
_bai_ r96 h-34
_bai_al_ r58
_bai_el_ r39
_bail h54
_baileys_ h54
_bait r-24
_bait_ r-24
_bak g-68
_bake g-23 m-26 h-86
_baker_ h-31
_bakery_ g-22 m-26 h-57
_bakr g-23 h-28
_bal g-21
_bala r36 g-22
_balance_ r31 g-36 m30 k25
_balance_before_ h-57 k121
_balance_on_ r-34 g33
_balance_transfer_ r63 k-54
_balcony_ h20
_bale g26 h-22
_bale_ g26 h-22
_ball g-35 m-37
_ball_ m-24
_ballet_ h-20
_balloons_ g-23 h-31
_balo m35
_baloot_ m35
_ban m-20 h-34 k23
_bana h42
_banat_ h42
_band g21 m21
_band_ g27
_bang h34
_bango_ h46
_bangu_ h25
_bank r-32 m-29 h-73 k29
_bank_ r-56 g-47 m-26 h-32 k43
_bank_adds_ r51 k-22
_bank_and_ r-32
_bank_as_ r70
_bank_bought_ r-33
_bank_card_ r-39 k52
_bank_interest_ r25 k-21
_bank_is_ r43
_bank_likes_ k63
_bank_loan_ r-30
_bank_only_ k46
_bank_shares_ g44 h24
_bank_that_ r-30
_bank_they_ r23 h-31
_bank_will_ g-30 h-24 k43
_banknifty_ g31
_banks_ r30 h-26
_banner_ h-21
_bar r-19 m-29 k-46
_bar_ r29 g-45 m-34 h85
_bar_tab_ h23
_bara r-46
_barangay_ h-24
_barasti_ h21
_barb h-56
_barber_ h-51
_barc m31
_bare g22
_bare_ g24
_barl h-27
_barley_ h-27
_barr h25
_barrel_ h43
_barrel_share_ h20
_barrels_for_ h20
_bars r42 h-52
_bars_ r42 h-20
_bart h46
_bartender_ h43
_bartender_wages_ h27
_bas r-21 g-45 k43
_bas_ k31
_bas_heya_ k24
_base r-35 h26
_base_ r-35
_basi r25
_basketball_ m21 h-25
_bast k43
_bastelem_ k28
_bastelem_w_ k34
_bat g43 m-59 h-31 k26
_bat_ m-59 h-37
_bath h39
_batn g80
_batn_ g48
_batu m19
_batumi_ m19
_bay_ r28
_bd r26 m-19 h24
_bds h24
_bdsm h24
_bdsm_ h24
_be r32 g115 m46 h-109 k32
_be_ r114 g186 h-131 k41
_be_agreed_ r-36 g64 m-30
_be_decided_ g47
_be_fixed_ g26
_be_in_ m59
_be_paid_ r98 g-58
_be_returned_ r27
_be_seen_ g29
_be_told_ g57
_bea g-22 h100 k-24
_beac m-22 h54
_beach_ m-22 h54
_bean r38 h-46
_beans_ r38 h-45
_bear_ h34
_bearing_ r33
_bears_ r-26
_beat g-24 h68
_beat_ g-24 h73
_beat_up_ m-19 h33
_bec r33 h-35
_beca g-28 m25 h-19
_because_ g-28 m25 h-19
_because_he_ r-29
_because_my_ r24
_because_of_ r34
_because_the_ r-22 m19
_bech r33 m-20 h-23
_bech_ r23
_becha_ g20
_bed r-23 h-38
_bed_ r-25 h-35
_bedo g28
_bedoon_ g28
_bee r-56 g-29 m-26 h-47 k-24
_bee_ r-25 g26
_beef g-36
_beef_ g-36
_been g-20
_been_ g-20
_bef r-20 g78
_befo r-20 g78
_before_ r-51 g86
_before_a_ g41 h-21
_before_any_ g25
_before_crop_ g19
_before_due_ r-27
_before_harvest_ g-50
_before_i_ g59 k-28
_before_it_ m-23
_before_its_ g28
_before_june_ r44 g-22
_before_receipt_ g58
_before_the_ r-50 g-30 h-45 k148
_before_they_ g22 h-19 k20
_before_we_ g-44
_beforehand_ r31
_beg h60
_begg h72
_beggars_ h40
_begi r31 g-20
_beha g-30
_behalf_ g-30
_behalf_of_ g-23
_behi g23 h19
_behind_ g23 h19
_behind_my_ g-27
_behind_the_ g31
_bei g-27 k24
_bein h-21 k27
_being_ r23 h-21 k27
_beir h19
_beirut_ h19
_beit m-26
_beit_ m-26
_bel h-44 k37
_bell r-25 g19 k29
_belly_ g19
_belly_of_ g20
_belo r31 m-22 h-29
_belongs_ g41
_belongs_to_ g41
_below_ r47 g-47 k29
_below_limit_ k44
_below_the_ r-23
_below_what_ r23 g-23
_belt h-63
_belt_ h-63
_ben r-47 h46 k47
_bene r-53 k53
_beneath_ g-22 k56
_beneath_what_ g-22 k56
_bent g25 h57
_bes r30 h-23
_besi r34
_besides_ r34
_bet r-47 g-22 m143 h-45 k-23
_bet_ r-44 m-48
_bet_on_ g124 m-98 h-23
_bet_with_ m38 h-45
_beti m50 h33
_bett g29 m-67 h-71
_better_ k25
_betting_ g36 m-46 h-55
_betting_exchange_ m29 h33
_betw m19
_between_ r20 m-19
_between_friends_ r20
_between_us_ g-27 k45
_bev h43
_beve h43
_beverages_ h33
_bey r35
_bh r-34 g72 m-21
_bha r-21 g24
_bhai r-30 g-25 h39
_bhai_ r-30 g-21 h39
_bhe k33
_bhej k33
_bhej_ g22 k22
_bi g34 m39 h-32 k-31
_bi3 g24
_bi3t g24
_bic r-30
_bicy r-30
_bicycle_ r-30
_bid r46 g-27 m32 h-27
_bie h30
_bier h30
_big r48 m27 h39 k22
_big_ m30 h70
_big_ticket_ m30 h64
_bigg r36
_bigger_ r36
_bik r-35 h-33 k-19
_bike r-43 h-40 k-19
_bike_ r-43 h-38 k-19
_bike_for_ r-61 g20
_bil r27 g-26 h-22
_bilal_for_ r33
_bill r31 g-24 h-27
_bill_ r-20 g-38
_bill_bought_ r21
_bill_for_ r31 g-36 k52
_bill_i_ r-55 k-19
_bill_of_ r22
_bill_taken_ r29
_billed_ r26 h-23
_bills_ r25 k34
_bim g33
_bima g33
_bima_ g33
_bin r-59 g93 m70 h-25 k-26
_bina r-76 g133 m55 h-27
_binary_ r-23 g109 m86 h-27
_binary_options_ g21 m59
_bind r50 g-35
_binding_ r50 g-29
_bing r-33 m22
_bingo_ r-33 m20 h21
_bingo_cards_ h-40
_bingo_hall_ m25 h67
_bir m-33 k-35
_bira h34
_bira_ h34
_bird g30 h-42
_bird_ h-37
_bird_in_ g21
_birds_ g31
_birds_in_ g32
_birr h45
_birra_ h45
_birth_ r38 h24
_birth_chart_ h50
_birthday_ r-25 g-22
_biry g-28 h-28
_biryani_ g-28 h-28
_bis m-26
_bisc m-26
_biscuits_ m-26
_bit r66 h41 k26
_bit_ r116 g-25
_bitc r-27 h-28
_bitcoin_ r-27 g19 h-37
_bits k35
_bits_ k35
_bits_so_ k47
_bitt h33
_bl r-67 g-19 m-26 h145 k-23
_bl_ h42
_bla m19 h37
_blac m23 h31
_black_pudding_ h32
_black_stone_ m-38
_blackjack_ m40
_blackmail_ h45
_blan g33
_blanc_ h19
_ble g-23 h72
_bled g-21 h51
_bled_ g-21 h51
_bles h29
_blessed_ h29
_blessed_by_ h23
_bli r-31 g31 h-57
_blin r-31 g31 h-57
_blind_ r-31 g68 h-42
_blind_box_ g38
_blind_date_ g29
_blo m-24 h-25
_bloc g-25 h-31 k25
_block_ g-20 k28
_blocking_ h-19
_bloo h71
_blood_ g-25 h31
_blood_of_ h55
_blood_sausage_ h49
_bloody_ h61
_bloom_ g38 h-22
_blos g22 h-45
_blossom_ g24 h-27
_blu g-29 m-29 h48 k-22
_blue g-25 m-21 k-22
_blue_ g-25 m-21 k-22
_blue_label_ h42
_blue_one_ g-33 h-41
_blun h33
_blunt_ h22
_bn h19
_bnp r-26
_bnpl r-26
_bnpl_ r-26
_bnt h43
_bnt_ h43
_bnt_7elwe_ h29
_bo h32 k-47
_boa r-30 m28 h-30
_boar g-48 m35
_boar_ h66
_board_ g-45 m50 h34
_board_for_ g-21 m-39
_boards_ h-47
_boat g44 h-25
_boat_ g34 h-22
_boat_engine_ r30
_boats_ r-19
_bok r27 g31
_bokr r27 g31
_bokra_ r27 g31
_bol g91 h-29
_bole g43
_boleesa_ g32
_boli r46 g49 h-25
_boli_ r63
_bolisa_ g34
_bolisat_ g24
_bolt r-27
_bon r112 g-57 m-25 h-43
_bond r165 g-36 m-70 h-80
_bond_ r64 m-32 h-58
_bond_coupon_ r21
_bond_paper_ r-53
_bonds_ r141 g-25 m-36 h-41
_bonu r-39 m54 h26
_bonus_ r-39 m54 h26
_book r31 g47 m27 h-60
_book_ r39 g23 h-50 k33
_book_for_ h-19
_booked_ r25 k-26
_bookie_ m36 h68
_booking_ m-29 h-26
_booklet_ h-25
_bookmaker_ h26
_bookmakers_ h-20
_books_ g31
_bookshop_ h-50
_boot g-22 m-22
_bootleg_ h33
_boots_ h-22
_booz h72
_booze_ h53
_bor r25 g50 m33 h-50 k23
_bord m45 h51 k29
_bordeaux_ h20
_border_ m49 h31 k30
_born r-26 g26 h-19
_born_ g26 h-19
_borr r20 g22
_borrow_ r-51 g73
_borrow_fee_ r-35 g79
_borrowed_ r48
_borrowed_and_ r24
_borrowed_shares_ r-19
_borrower_ r-32
_borrowers_ r28 h19
_borrowing_ r44 g-21
_borrows_ g-27 k30
_borrows_from_ g-25
_bos m-21 h50 k30
_boss m-21 h50 k30
_boss_ m-20 k30
_bot r-53 m-28 h153 k-26
_bot_ h22
_both h-28
_both_ h-28
_both_legs_ r31 h-21
_both_money_ r-21 g55
_both_of_ r-27
_bots h36
_bots_ h36
_bott r-32 h69
_bottle_ g-23 h46
_bottle_of_ h-78
_bottle_service_ h38
_bottles_of_ h25
_bought_a_ r-62 g-55 h25
_bought_and_ r-24
_bought_by_ r61
_bought_for_ r42 k22
_bought_from_ r129 g61
_bought_his_ r-22 g-75 h41
_bought_it_ r-33 g87 h-21
_bought_my_ r-40
_bought_on_ g49 h-22
_bought_the_ r125
_bour h38
_bourbon_ h38
_bow m25
_bowl m25
_box r-90 k-43
_box_ r-74 g-29 k-20
_box_for_ k45
_box_of_ g-19
_boxe g-38 h-27 k-23
_boxes_ g-23 h-39 k-23
_boy r-38
_boys r-29
_boys_ r-29
_boys_to_ h38
_br r-39 g-51 m-68 h53 k-49
_bra r-36 g-35 m-34 h-46
_brac h-29
_bracelet_ r46
_bran g-27 m-30 h52 k27
_branch_ h25
_brand_ m-26 h-50
_branded_ h34
_brandy_ h51
_bras h-21
_brass_ h-21
_bre r-30
_brea g-20 h-83
_bread_ g-68 h-101
_break_ h73
_break_his_ h82
_break_it_ h-31
_breaks_ g61
_brew h78
_brew_ h54
_bri r57 m-45 h34 k-36
_brib g-25 h74
_bribe_ g-19 h66
_bric g25 k-25
_bricks_ g27 k-25
_brid r70 m-21 h-35
_bridge_ r48
_bridging_ r30
_brig g-24
_bright_ g-24
_brin g45 h34
_bring_ m-23 h23 k29
_bring_him_ h22
_brings_ g28
_brings_back_ r-25 h25
_brings_up_ r-30 g49
_brit h-27
_bro r-25
_bro_ m31
_brok g29
_broker_ g80 h36
_brokerage_ g-44 h24
_brokers_ h-19
_brot g-22 k37
_brothel_ h22
_brother_ r26
_brother_in_ r52 g-22
_brothers_ g-26 h-39 k37
_brou r-24 h-22
_brought_ r-24 h-22
_brow h21
_brownies_ g-19 h26
_brownies_with_ g-19
_browns_ h-19
_bru h50
_brun h-28
_brunch_ h-28
_brut h71
_brut_ h39
_bt r29 m32
_bta r29 m21
_bta3 r-25
_bu r34 g60 m-95
_bub h19
_bubb h19
_bubbly_ h24
_buc h41
_buck h41
_bud g31
_budo g44 h-27
_budol_ g44 h-27
_builder_ h-24
_building_ h48
_buk g47
_buka g47
_bukas_ g47
_bul m20 h30
_bull m20
_bull_ h23
_bullion_ r22
_bum r51 h-26
_bun g-21 m-34 h35
_bund m-34 h42
_bundle_ g26 m-34 h30
_buns_ h20
_bur r-20 m-25 h30
_burg m-21 h-40
_burger_ h-22
_burn h63 k21
_burn_ h44
_burned_ h33
_bus r-79 m-69 h-118
_bus_ r-109 g-21 m-64 h-101
_buse h-26
_buses_ h-26
_busi r19 h25
_business_ h25
_but r68 g-45 h39
_but_ r77 g-46 h51
_but_it_ k27
_but_the_ g-34
_but_they_ k22
_butc h-39
_butcher_ h-39
_butt h27
_butter_ g26 h33
_buy r53 g31 m33 h48
_buy_ g22 m50
_buy_a_ g-35 m37 h23
_buy_back_ r-19
_buy_in_ g-22 m119 h35
_buy_it_ g37 m-20
_buy_my_ g-22
_buy_now_ g-33
_buy_the_ g20
_buy_them_ r-21
_buy_your_ g47 m-26
_buyer_ g46
_buyers_ g-38 h29 k-22
_buyi h31
_buying_ h31
_buying_it_ r-23
_buys r58
_buys_ r58
_buys_it_ r41
_by r46 g48
_by_ r-78 g40 h49
_by_a_ g22 h38
_by_autumn_ g-23
_by_bank_ r40 k-19
_by_guess_ g28 m-35
_by_hand_ k19
_by_hour_ h50
_by_in_ k19
_by_itself_ r48
_by_june_ g25
_by_me_ r-25
_by_phone_ r44 h41
_by_the_ k-46
_by_them_ g20
_by_us_ m61 h27
_by_weight_ g50
_bya r122 g-28 h-41
_byaj r88 h-23
_byaj_ r88 h-23
_byb g20
_bybi g20
_bybit_ g20
_byp k29
_bypa k29
_c_ r77 m-23 h-35
_ca g-57 m-94 h-56
_cab r-22 g-31 m-22 h84
_caba h43
_cabaret_ h43
_cabi h-29
_cabinet_ h-21
_cable_ h21
_caf r22 g-40 h-26
_cafe r22 g-40 h-26
_cafe_ r22 g-34 h-22
_cag h-51
_cage h-51
_cage_ h-51
_cak r-24 g-40 m-39 h-81 k-42
_cake r-24 g-40 m-39 h-81 k-42
_cake_ r-24 g-37 m-28 h-91 k-42
_cal r42 g88 m27 h-82 k31
_calc g-25 h-23
_calf g64 h-35
_calf_ g38 h-33
_calf_in_ g87
_calf_inside_ g20
_call r41 g44 m33 h-34 k44
_call_ r33 h43
_call_it_ r111 g-40
_call_option_ m-43
_call_the_ g-21 m47
_called_ m70
_called_heads_ m37
_caller_ h-19 k59
_calls_ g85 m-24 h-46
_calls_on_ g36 h-19
_cam g-50 h-26 k-23
_cam_ h-60
_cam_show_ h28
_came g-19 m37 h35 k-30
_came_ g-24 m55 h38 k-22
_came_home_ r37 h26
_came_to_ m21 h26
_camel_race_ m-28
_camel_went_ r28
_camels_ g20
_camera_ g-26
_camp_ h-40
_campaign_for_ h21
_can r-23 g-25 m-27 k20
_can_ r32 g47 h41
_canc r-24 h-49
_cancel_ g-26
_cancellation_ g78
_cancellation_cover_ g67
_cancelled_ g-59
_cand g42 m46
_candle_ g28 m53 h-32
_candle_green_ m29
_candle_red_ m39
_cani h20
_cann r39 g-41 h50
_cannabis_ h43
_cannot_ r42 g-35
_cans h69
_cans_ h69
_cant r-22 h-32 k30
_cant_ m37 k30
_canteen_ m-26 h-26
_cap r26 m-29 h47
_cap_ r-44 g28
_capi r50 g-39 k-19
_capital_ r51 g-37 k-19
_capital_and_ r40
_capital_back_ r20
_capital_for_ r-60 h46
_capital_protected_ r57
_capital_safe_ r25
_caps g19
_capsules_ g-20 h22
_capt r24 h52
_captagon_ h41
_captain_ g21
_car_ r-58 g19 m55 h-100
_car_at_ r-72
_car_cover_ g53
_car_early_ r72
_car_for_ r24
_car_from_ g28
_car_if_ g31
_car_is_ g49 k-22
_car_no_ g37
_car_to_ r-24
_car_was_ g25
_car_wash_ m-32 k28
_cara g37
_carb g21
_carbon_ g31
_carbonara_ h22
_card r42 g-130 m24 h53 k52
_card_ r53 g-62 h-46 k39
_card_and_ h-25 k99
_card_bill_ r24
_card_cards_ h23
_card_company_ r47
_card_for_ r22 m35 h-52 k-34
_card_game_ m26
_card_interest_ r23
_card_replacement_ r-21
_cardamom_ h-44
_cards_ g-68 m28 h115 k27
_cards_for_ m-31 h-73 k-24
_cards_from_ m70 h84
_cards_with_ h-19
_care r-28 h-47
_care_ r-22 g45
_cari h26
_caricature_ h25
_carl m30 h93
_carlo_ m33 h47
_carlsberg_ h46
_carp r-69 m-41 h-35
_carpet_ h-23
_carpets_ r-21 g-28
_carr r80 h-81 k-25
_carries_ g49
_carry_ r40 g-25 m-20 h-21
_carrying_ r54
_cars g33
_cars_ g33
_cart g-20 m-26
_carton_ g-25
_carton_of_ g-25 h83
_cartons_ m-26 h-25
_carv g23
_cas r-21 g28 m62 h89
_case r-28 g27 h88
_case_ r-28 g34 h41
_case_of_ h50
_case_opening_ m47 h24
_case_the_ g21
_cases_ h48
_cash r44 g37 m73 k30
_cash_ r20 g37 m22 h-21 k30
_cash_advance_ r23
_cash_and_ r-27
_cash_at_ r38 m-24
_cash_box_ k-20
_cash_for_ g-19 k-20
_cash_from_ r41
_cash_i_ r22 k51
_cash_in_ m20 h52
_cash_on_ h-24
_cash_only_ k29
_cash_or_ r-88 g73
_cash_out_ m19 h50
_cash_price_ r-29 g-49
_cash_settled_ g63
_cash_to_ r21
_cashed_ m28
_cashed_in_ m30 h23
_casi g-25 h-71
_casino_ g-23 h-35
_casino_chips_ m21 k25
_cask h75
_cask_ h75
_cast m-30
_cast_ g19
_casting_ h22
_cat m-69 h-41
_cat_ g-64 m-38
_catc g69 m-21 h-34
_catch_ h-47
_catches_ g64
_catt g23
_cattle_ g23
_cau k55
_caus k55
_cause_ k56
_cb h26
_cc r59 g-24 m-38 h-53
_cc_ r49
_cd r29 h-21 k28
_cd_ r29
_cdd k28
_cdd_ k28
_ce r87 m-41 h-26
_ce_ g81
_cel g-38 m-21 h40
_cell g-38 m-21 h40
_cellar_ g-20 h52
_cellphone_ m-21
_cem r-25 h-49
_ceme r-25 h-49
_cement_ r-25 h-49
_cen r87 g-33
_cent r87 g-33
_cent_ r98 g-30
_cer r41
_cert r43
_certain_ r28
_certificates_ r28
_cf r-44 g188 m146 h-59 k-30
_cfd r-44 g188 m146 h-59 k-30
_cfd_ r-40 g163 m160 h-49 k-30
_cfd_account_ g111 m77 h-35 k-30
_cfds g25
_cfds_ g25
_ch r23 g-94 m-87 h58
_cha g-30 m-62
_chai g-24 m-33 h-95 k-31
_chai_ h23
_chai_pani_ h35
_chain_ r60
_chair_ r-30 h-84
_chairs_ r-38 m-19 h-32 k-31
_chal g19
_chalet_ g19
_chan g57 m69 h-76
_chance_ r-30 g66 m85
_chandelier_ h-31
_change_ k28
_change_the_ k35
_changed_ r24 h-72 k-29
_channels_ h42
_chap h-28
_char g-56 m-77 h39
_char_ h48
_char_siu_ h44
_charas_ h50
_charcoal_ h-35
_charge_ g-39 m-26
_charged_ r24
_charged_by_ r26
_charges_ r41 g19
_charging_ r-20
_charitable_ r25 k22
_charity_ r-46 g-24 h-35
_charm_bracelet_ h-32
_chart_ m-29 h33
_chart_and_ h46
_chat h37 k59
_chat_ k60
_che r-27 g-75 h-36
_chea r33 h105 k-26
_cheap_ r27 g-29 h42
_cheaper_ g28
_cheat_ h47
_chec r-28 g-25 h-48 k46
_checking_ h-37
_checks_ k52
_cheese_ h-47
_cheq h-26
_cheque_ h-25
_ches m25 h-25
_chest_ m31
_chg r79 m-30 h-31
_chg_ r66 m-30 h-25
_chi r36 g-29 m35 h51
_chicharron_ h34
_chicken_ h-29
_chicken_for_ h25
_chil r-23 m-21
_child_ r-20 h27
_children_ h-36
_chip g-26 m69
_chips_ g-26 m69
_chips_and_ m-34 h-40
_chips_at_ m30
_chips_bought_ m23
_chips_cashed_ m35
_chit r94 g-26
_chit_ r58 g-20 h-24
_chitty_ r58
_chiv h51
_chivas_ h51
_chl m-20
_chlo m-20
_chlorine_ m-20
_cho r-83 g22 m-38 h114
_choi r-30 g27
_choice_ r-30 g27
_choo r-23 g60 h28
_choose_ h20
_choosing_ g34
_chop h37
_chops_ h29
_chor h81
_chorizo_ h33
_chos g-54 m-22 h-22
_chose_ g-52 h-26
_chosen_ m-22
_chosen_from_ h26
_chr r33
_chri r20
_christmas_ r20
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
_cl g-122 m-32 h20 k-80
_cla r42 g-37 h-31 k-28
_clai r29 m20
_claim_ r26
_claim_on_ r-25
_clar h27
_claret_ h27
_clas m-29 h-25
_class_ m-51 h-81
_classes_ h23
_clau r24
_clause_ r24
_claw g-22 h-44
_claw_ g-22 h-44
_claw_machine_ g-22 m25
_cle g-53 m-29 k49
_clea g-39 m-22 k57
_clean_ k30
_cleaner_ g-30 h-25 k30
_cleaning_ r-22 m-22 h-35 k20
_clear_ r45 h19
_cleared_ r-33
_clears_ r46
_cler r-22
_clerk_ r-27 h52
_clerk_who_ h37
_clerks_ h-44
_cli g-34 h30 k-43
_clic m36
_clie h20
_client_pays_ r-61
_clin m-22 k-23
_clinic_ m-22 h-46 k-23
_clinic_for_ r21
_clip m-27
_clips_ h36
_clo h43 k-49
_cloc r22 g-29
_clock_ g-29
_clon m-33 h85
_clone_ h-28
_cloned_ m-23 h97
_cloned_cards_ m-21 h25
_clos r-19 g37 m70 k-36
_close_ r39
_close_the_ r38 h-22
_closed_ r-45 g28
_closes_ r19 m21
_closing_ r-27 g19 h26
_closing_the_ r-35
_clot g19 m-35 h-41
_cloth_ m-29 h-21
_clothes_ g-28 h-19
_club_sandwich_ h-30
_club_table_ m-19 h20
_cm g27
_cme g40
_cme_ g40
_co r-48 m-95 h-79 k-54
_co_ h-19
_co_op_ h-23
_coa r-69 g-84 m-33 h-26
_coac g-31 m-25
_coach_ g-21 m-19
_coaching_ m-34
_coat r-55 g-62
_coat_ r-24 g-43
_coc h81
_coca h55
_cocaine_ h53
_cock h28
_cocktails_ h26
_cod r-19 k68
_code r-19 k68
_code_ m25 k64
_codeine_ h24 k-21
_codes_ m-22 k25
_cof g-21
_coff g-21
_coffee_ r-32 g-21
_coffee_cup_ h81
_coffee_dregs_ h22
_cog h59
_cogn h59
_cognac_ h59
_coi r50 m62 h-24 k-57
_coin r50 m64 k-57
_coin_ r32 m48 h-35 k-33
_coin_for_ r42
_coins_ r20 h19 k-25
_coins_for_ r-50
_col h24
_cold h59
_cold_ h59
_collar_ g49
_colleague_ k-20
_colleagues_ h23
_collect_ g-25 k29
_collected_ r-32 k29
_colo h-80
_colour_ h-22
_coloured_ h-42
_com r32 g57 h-20 k87
_comb g33
_come r34 g27 h-31 k34
_come_ r58 g45 m-20 k33
_come_from_ r19
_come_on_ k19
_comes_ r-24 m28 h-26
_comes_back_ h-22 k23
_comes_home_ r20
_comes_in_ r-29 g-24 m-21
_comes_to_ r37
_comi g46
_coming_ g47
_coming_year_ g26
_comm h29 k42
_commercial_ g24
_commission_ r-53
_commission_%_ r-22
_commission_for_ k-22
_commission_in_ h32
_commission_on_ h-25 k25
_commission_to_ k-21
_commitment_ r23
_committee_ r30
_comp g-30 h-28
_company_ r24 h30
_company_for_ r50 g-19 h48
_company_of_ h-27 k33
_companys_name_ h-22
_competition_ m38
_competition_entries_ m19
_competition_entry_ m26
_compliance_ h-23 k28
_compliance_it_ k39
_compound_ r-55
_compounding_ r29
_con r64 h-32
_conc r-25 g28
_conceived_ g39
_concert_ h-19
_cond r32
_condition_ r37 g-22
_condition_that_ r-27
_conf r-23 g-22
_conference_ r-19
_confirm_ g-25 h-24
_cons r57 h-21 k37
_consideration_ r27
_consolidation_ r22
_consultancy_ k35
_consultant_ r23
_consultation_ h23 k-19
_consulting_ h-44 k20
_consumer_ h31
_cont g21 m36
_container_ r-35 g23
_containers_ r31 g-20
_content_ h59
_contents_ g20
_contents_a_ g33
_contest_ m32 h-34
_contest_entry_ m19 h39
_contract_ r33 h36
_contract_for_ g65 m50
_contract_is_ h39
_contract_on_ g35
_contract_says_ r27 g21
_contract_to_ r35 g-45
_contractor_ g21 h-29
_contracts_ g20
_contribution_ r-29
_conv r25
_conventional_ r42 g-43 h39
_conventional_bank_ r38
_conventional_insurer_ g30 h-24
_convoy_ h-19
_coo r-25 m-52 h-34
_cook r-22 m-41
_cookies_ m-23 h-56
_cooking_ h86
_cooking_sherry_ h52
_cop r-50 m-21 h96 k-25
_copi g-26 h43
_copied_watches_ h46
_copies_ h29
_copp r-34 g63
_copper_ r-34 g67
_copy g-44 h61
_copy_ g-44 h61
_copy_of_ h-57
_copy_watches_ h35
_cor m-23 h-25
_corks_ h40
_corn h37
_corp r61 h-23
_corp_ r25
_corporate_ r36 h-21
_corr h-22
_correction_ h21
_cos r53 h-46 k-29
_cost r54 h-53 k-29
_cost_ g-42 k-19
_cost_for_ r50
_cost_of_ r52 g46
_costs_ r61 g42 m23
_costume_ h-31
_cot g24 m-26 h-26
_cott g26 h-33
_cotton_ g26 h-33
_cou r-51 g-67 m-76
_coul r26 h-21
_could_ r27 m-25 h-21
_could_not_ g-27
_coun r-75 g-28 m-44 h-22 k33
_council_ r-19 h-24
_count_ r30 k-20
_count_not_ g20
_counted_ r-26 h-27
_counter_ r-63 g-37
_counterfeit_ h63
_country_ g19 h-26 k50
_counts_ r20
_coup r61 g-32 m50 h55
_coupon_ r33 g-32 m46
_coupon_bond_ r30
_coupon_free_ r-42 h-20
_coupon_on_ r31
_coupons_ r29 h30
_cour r-49 m-37 h-25 k-39
_courier_ r-40 g-25 m-21 h-101
_courier_fee_ k40
_course_ g-34 k-36
_court_ g42 h-20
_cous m-30
_cousin_ g33 h25
_cousins_ r-26 g-30 k22
_cov g108 h-67
_cove g108 h-67
_cover_ r-43 g116
_cover_against_ g51
_cover_for_ g-99
_cover_on_ g-20
_cover_the_ g-49
_covered_ r22 g33
_covered_my_ r19
_covers_ m25
_cow r-32 m25 h-37 k-58
_cow_ r-32 m25 h-26 k-27
_cow_board_ m65
_cr g53 k-28
_cra r-44 g23 m-28 k-32
_crac g22 m-54 h33
_cracked_ g31 m-20 h66
_craf h32
_craft_ h32
_cran h-41
_crane_ h-41
_cras m40
_crash_ m40
_crash_game_ m26 h44
_crash_multiplier_ m19
_crat r-26 g19
_crate_ r-34 g31 h32
_crate_of_ r-20 g-36
_crates_ h-19
_crates_of_ r41 h-39
_cre h-24
_cream_ h-24
_cred r39 m26 k-21
_credit_ g29 m-21 k-19
_credit_default_ r-27
_credit_for_ g-30 m40
_credit_line_ r24
_credit_protection_ g66 m-20
_credit_union_ r26
_credited_ r46
_credited_by_ r-25
_credits_ r-31 m55 h24
_cree r22 g20
_creek_ r22 g20
_cres r-45 h-23
_crescent_ r-45 h-23
_crew k41
_crew_ k41
_cri h-53
_cric m19
_cricket_id_ m29
_cro h29
_crop g22 h-58
_crop_ g30 h-41
_crop_before_ g29
_crop_not_ g19
_crop_of_ r-24 g51
_crou m38 h28
_cru g46
_crud g57 h-23
_crude_ g57 h-23
_crude_position_ g20
_crui m20
_cruise_ m20
_cry h35
_cryp k30
_crypto_ h-23 k32
_crys h46
_crystals_ h40
_cs m37
_cu m-88 h84 k-49
_cub r-19
_cumu r19
_cumulative_ r19
_cup m-66 h28
_cup_ m-56 h69
_cups h-32
_cups_ h-32
_cur r-22 h91
_cure h43
_curr r24
_current_ r36
_current_account_ r34
_curs h81
_curse_ h81
_curt r-51 h-36
_curtain_ g25
_curtains_ r-45 h-26
_cus r-20
_cush h-22
_cust r-20
_customs_man_ h28 k-38
_cut r38 g-45 h-41 k-28
_cut_ k-28
_cut_%_ r-29 k22
_cut_for_ h58
_cut_from_ h42
_cuts r22 h-22
_cuts_ r22 h-22
_cutt g-35 h-36
_cutter_ g-35 h-35
_cv h35
_cvv h32
_cvv_ h22
_cy r-44 h-21
_cyb r-19 g29
_cybe r-19 g29
_cyber_ r-19 g29
_cyl r-24 g-21
_cyli r-24 g-21
_d_ r211 g23 h-84
_d_o_ r-26 g42
_da r37 g93 k-147
_da_ r23 h-21
_daa h57
_dab g28
_dad r33 g-40
_dad_ g-27 m19
_dadd h19
_daddy_ h19
_daf r35 h-27
_daf3 r22
_dafa g24 h-27
_dafa3t_ r27 g-26
_dag g39 h-21
_dah r45 h-27
_daha r45 h-27
_dahab_ r25 h-27
_dahab_3al_ r45
_dai g-38 h32
_dair h-41
_dairy_ h-41
_dak h22
_daks h23
_dakshina_ h23
_dal m23 h63
_dala m20 h51
_dam g34 h27
_dama g33 h-28
_dan g-38 h81
_dana r25
_dana_ r25
_danc g-35 h78
_dance_ g-28 h28
_dancer_ h35
_dar r-39 m38
_dare g-23 m54 h-25
_dare_ m49
_dark g31 h25
_dark_ g31 h25
_daru h29
_daru_ h29
_dat m-45 h-40 k-40
_data g-19
_date m-30 h-34 k-38
_date_ g90 h-22 k-31
_date_and_ r40 g-29
_date_moves_ r37
_date_open_ g29
_date_slips_ r19
_dated_ g-29
_dated_cheque_ r-40
_dates_ g-44 h-23
_dates_for_ r73 g-19
_dates_of_ g30
_dati h-24
_dating_ h-24
_daughters_ h-22
_dav h32
_daw r-29 h-47
_day r36 g89 h-100 k-47
_day_ r61 g147 h-94 k-34
_day_for_ r21
_day_he_ g34
_day_i_ g19
_day_late_ r25
_day_one_ r55
_days r-39 g-63
_days_ r-39 g-63
_days_he_ r-25
_days_i_ r-61
_days_to_ g-35
_dayy r35
_de r58 g74 m-58 h-49
_de_ r21 m27
_dea r100 g-24 h62
_dead h113
_dead_ g-23 h121
_deadline_ g20
_deal r42 g-22 h-37
_deal_ r63
_dealer_ g-30 m33 h-55
_dealer_for_ r-24
_dealers_ r-33 h32
_dear r79 g-37
_dearer_ r89 g-34
_deat r-19 g37
_death_ r-19 g37
_deb m20 h-19 k-43
_debe r29 h-19
_debenture_ r24
_debi r27 k-19
_debit_ r22 k-19
_debt r-39 k-24
_debt_ r50 h-21 k-23
_debt_as_ r-57
_debt_from_ r20 h26
_debt_stays_ r-49
_debt_to_ m30 h-19
_debtor_ r-65 h44
_debtors_ h-22
_debts_ r-22
_dec r-62 g51 k19
_deca g25
_decd g23
_decde_ g23
_dece g20 h35
_december_ g20 h35
_deci r-24 g21
_decide_ r-22 g-62
_decide_by_ g-26
_decided_ g22
_decides_ g68
_deck h23
_deck_ h23
_decl h-31 k58
_declare_ h-22 k28
_declare_less_ k24
_declared_ k27
_deco m-22
_ded r-52 g36
_ded_ g59
_dedu r-50 g-23 h29
_deduction_ h44
_dee g-50 h-29
_deed g-49 h-37
_deed_ g-49 h-37
_def h-39
_default_swap_ r-24
_defe h-30
_deferred_ r21
_deg h23
_degr h35
_degree_ h32
_degree_printed_ h37
_dei h33
_deit h42
_deity_ h34
_del r38 m-47
_dela r36
_delay_ r42 g35
_delay_cover_ r-23 g43
_delayed_ g-19
_dele r-21 k33
_delete_ k37
_deli m-24
_deliv_ g30
_deliv_date_ g28
_deliver_ g29
_deliver_in_ g25
_deliverable_ r73 g-68
_delivered_ r-43 g-45 h-19
_delivered_to_ g-20
_delivers_ g32
_delivers_in_ g46
_delivery_ h45
_delivery_in_ r85
_delt h25
_delta_ h25
_dem r29 h-36
_dema r21
_demurrage_on_ r29
_den h-44
_dena g-34 k22
_dena_ g-34 k22
_dent m-23 h-31
_dental_ g24
_dental_plan_ g19
_dentist_ m-22
_dep r-35 g41 m30
_dep_ h-28
_depa r-19
_department_ r-19
_depe g53 h-23
_depends_ g57 h-23
_depends_on_ g52 h-23
_depo m35 h40
_deposit_ m43 h23
_deposit_at_ m-24
_deposit_for_ r-58 m32
_deposit_on_ r-23
_deposit_paying_ r23
_deposit_with_ r-19
_deposited_ r23
_der r35 g38 h-41
_deri g50 h-30
_derivative_ g37
_des r-22 g43 m-36 h29 k25
_desc g27 h-27 k30
_description_ h-20 k39
_dese g22 h24
_desert_ g31
_desi h41
_desi_ h21
_design_ g21
_desk m-21 h-40
_desk_ m-21 h-40
_dest h26
_det m-22 h-36 k80
_deta k75
_details_ k75
_details_to_ k81
_dete h-19
_df r-21 m30 h40
_dh h-37
_dhs h-19
_dhs_ h-19
_di r32 g137 h-110 k-36
_di_ g69
_dia r-38 g-22
_diam h29
_diap h-25
_diapers_ h-25
_did r-39 m73 h-25
_did_ r-39 m73 h-25 k26
_did_not_ g57 m34
_die g101 h-50 k-31
_die_ g94 h-28 k-25
_die_they_ g31
_died h20
_died_ h20
_dif r20 g43 m42
_diff r20 g43 m42
_difference_ r30 g39 m30
_difference_on_ g33 m63
_different_ h20 k24
_dig g32 m26
_digi r22 m36
_digital_ r22 m35
_din r60 g-28 m-38 k-25
_dina r61 m-20
_dinar_ r35
_dinars_ r26 m-21
_dinn g-27 k-25
_dinner_ g-27 k-25
_dinner_for_ r24 h-26
_dip m-22
_dip_ m-21
_dir g-24 k36
_dire k19
_director_ k36
_directors_ h-39
_dirh g-28 h-39
_dirham_ m-21
_dirhams_ r34 g-22 h-39
_dirhams_at_ r-27
_dirhams_for_ m-36
_dirhams_from_ r21
_dirhams_in_ r-30
_dirhams_now_ r24
_dirhams_per_ m39
_dirhams_to_ h-21
_dirhams_when_ r75 g-23
_dirt k23
_dirty_ k23
_dis r93 g-20 m-28 h42
_disa r-20 h38
_disappear_ r-20 h38
_disc r117
_disc_ r59 h-26
_discount_ r-67 g-32
_discount_coupon_ r-40
_discount_on_ r-84
_discounting_ r82 h-21
_discounting_a_ r19
_discounting_the_ r20
_dise m25 h30
_diss h20
_dissertation_ h20
_dist g-19 h45
_distillery_ h28
_distributor_ h23
_div h-53
_dive r-25 g46 h-45
_dive_ h-38
_divi g-37
_dividend_ g-32
_dividends_ r23
_diw r-22 h-35
_diwa r-22 h-35
_diwali_ r-22 h-35
_diy r-24 g-29 h43
_diya r-28 g-25 h22
_diya_ r-28 g-25 h22
_dji h24
_djin h24
_djinn_ h24
_do r-85 g-47 h-84 k39
_do_ r-54 g23 m22 k84
_do_it_ m42
_do_not_ h-29 k33
_doc g-29 h20
_doct h43
_doctor_ g-31
_doctored_ h53
_docu g-28 h-23
_document_ h-20
_doe r39 h-27 k36
_does r39 h-27 k36
_does_ r52 h-19 k34
_does_not_ r45
_dog g21 h51 k-21
_dog_ g46 m-20 h46
_dog_fight_ h27
_dog_fighting_ h19
_dog_fights_ h40
_dog_that_ g45 h-20
_dogs m25
_dogs_ m25
_dol g-42
_doll r25 g-36
_doll_ h41
_dollar_ r44 h-24
_dollars_ g-30
_dollars_today_ r-41
_dom g-27 k-42
_domino_ h-46
_don r-55 m-39 k40
_donated_ r-37
_donation_ r47 k-41
_donation_to_ r47 k-22
_donations_ k53
_donations_to_ k21
_done r-38 g26
_done_ r-38 g26
_donor_ h26
_dont r-27 k76
_dont_ r-27 k76
_dont_have_ g41
_dont_put_ g-25 h-22 k27
_dont_report_ k35
_doo r-48 m-27 h-63 k-30
_door r-48 m-27 h-53 k-30
_door_ r-48 m-27 h-54 k-30
_dou g27 m26 h-42
_doub g27 m29 h-20
_double_ g-27 m39
_double_or_ m50
_doubled_ r-40 g26
_doubled_or_ g28 m25
_doubles_ g28
_doug h-22
_dow r36 m35
_down m42
_down_ r-30 g38 m62
_down_in_ m33
_down_min_ g48
_down_payment_ r21 g29
_down_the_ r-25 g-26 m-27 h-32
_dowr r40
_dowry_ r40
_dr r-163 g-64 m91
_dr_ r39 g-21 h-21
_dra r-41 g-33 m73 k-28
_draf m26
_drag g-27 m29
_drag_ m20
_drag_race_ m24
_draw r-37 m26 h-19 k-24
_draw_ m23 h23
_draw_coupon_ m-27 h19
_draw_coupons_ h58
_draw_for_ g34
_draw_of_ g44 m23
_drawer_ g-19 h-22
_drawings_ g54
_drawn_ g-37 m20
_dre r-28 g-27 m65 k25
_drea m63 h33
_dream_ m63 h33
_dream_home_ m19
_dreg h22
_dregs_ h22
_dres r-31 h-36 k47
_dress_ r-27 h-21
_dressed_ k51
_dressed_up_ k51
_drew k-21
_drew_ k-21
_dri r-56 g-33 m-40
_dril r-49
_drill_ r-49
_drink_ h-63
_drinks_ h65
_driv g-19 m-26
_drive_ g24
_drive_it_ g32
_driver_ g-24 m-21
_drives_ r28 g-21
_driving_test_ h41
_dro r-70 g62 h-55
_drop r-65 g34 h-25
_drop_ r-83 g-29
_dropped_ g-26
_drops_ g56
_drops_the_ h24
_drug h-24
_drug_ h-43
_drugs_ h19
_dry h55
_dry_ h55
_dt g48
_dte g48
_dte_ g48
_du g-57 h-64 k-40
_dub r-36 m-29
_duc m20
_duck m20
_duck_ m20
_due r54 h-68 k-31
_due_ r45 h-44 k-31
_due_date_ r65 g-31 h-22
_due_in_ r42
_due_when_ g39
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
_duty_free_ h91
_dv g-37
_dvd g-37
_dvds g-37 h22
_dvds_ g-37 h22
_e3 h21
_e3l h21
_e3la h21
_e3lan_ h21
_e_ m25 h47
_ea r119 g-141 m37 h-27
_eac r37 g-52 m36 k36
_each r37 g-52 m36 k36
_each_ r37 g-52 m36 k36
_each_day_ r29
_each_gets_ r-35
_each_he_ r29
_each_hundred_ r37
_each_month_ r-84 h24 k-29
_each_of_ r-28 m36
_each_on_ r-31 g-21 m21
_each_one_ r-22 m-20 h-22 k52
_each_paid_ m-37
_each_payment_ k28
_each_pays_ m-30
_each_quarter_ g38
_each_time_ r46
_each_to_ m22
_each_transfer_ k27
_each_week_ r74
_each_year_ r42
_ear r53 g-124 m-43 h-24
_ear_ r-29 g-20 h-25
_earl g-40
_early_ g-40
_early_and_ r22
_early_app_ r41
_early_by_ r44
_early_for_ r28
_early_settlement_ g-37
_earn r77 g-43
_earn_ r62 h25
_earned_ r-35 k27
_earnest_ g38
_earnings_ r29
_earns_ g-77
_earr g-22
_earrings_ g-22
_eas g41 m35
_east g19 h22
_eastern_ h32
_easy r23 g22
_easy_ r23 g23
_ec m-21 h26
_ecs h26
_ecst h26
_ecstasy_ h26
_ecstasy_pills_ h51
_ed g48 m-22 k19
_edi h30
_education_plan_ g19
_ee r-32
_een r44
_eena r44
_eenah_ r27
_ef h21
_efe h21
_efes h21
_efes_ h21
_eggs g26 h-29
_eggs_ g26 h-29
_ei r83 g-34 m-52 h-32 k-29
_eid r19 m-28 h-82 k-19
_eid_ r20 m-28 h-54 k-19
_eig g-32 h77
_eigh g-32 h77
_eight_ g-32
_ein r62
_eina r62
_einah_ r47
_eit r-33 g26
_eith r-33 g26
_either_ r-33 g26
_ek g-19 h-21 k42
_ekt k47
_ekto k47
_ektob_ k47
_ektob_bas_ k33
_ektob_laken_ k21
_el r49 g30 h-39
_el_ g-39 h-47 k25
_eld h-21
_elde h-21
_elderly_ h-21
_ele r56 m24 h40
_elec g29 m23 h27
_election_ m31 h32
_electrician_ g26
_electricity_ r21 g-31
_electrocuted_ h49
_electronics_ g33 h-31
_elev r73
_eleven_ r91
_eli m-25
_ell g97 h-30
_elli g63 h-22
_elli_ g63 h-22
_elly g39
_elly_ g39
_els g-20 h27
_else g-20 h27
_else_ h-23
_elses_ h51
_elses_name_ k-19
_ely r26
_elyo r26
_elyom_ r26
_em r44 m21 h-61 k78
_ema g32 k19
_emaa g33
_emaar_ g33
_emaar_shares_ g19
_emai k21
_email_ k22
_emb h-36
_emba m20 h-40
_embassy_ h-40
_emi r86
_emi_ r97 h-24
_emi_of_ r42
_emir r-35 m20 h30
_emirates_ r-35 m20 h30
_emis r24
_emis_ r24
_emp r-24 h21
_empl k25
_employee_ k32
_empt k-26
_empty_ k-24
_ems h-23 k69
_emsa h-23 k69
_emsa7_ k46
_en r69 g71 m142 h-48 k-64
_end r60 g125 m57 h-92 k-20
_end_ r72 g85 h-66
_end_of_ g-99 h-27
_endi m53
_ending_ m54 h-20
_ending_sa_ m29 h-21
_endo g29
_endowment_ g29
_ends r-36 g24
_ends_ r-36 g24
_eng r31 g29 h-47
_engi g35
_engine_ r27 g82 h31
_ent g-19 m94 h35 k-23
_ente m52 h33
_enter_ m52
_entertainment_ h33
_entr m39 k-23
_entries_ m28 h-19
_entry_ m22 h39
_entry_fee_ m-30
_env g-50 h58
_enve g-36
_envelope_ r-27 g-24 m21 h31
_envelope_for_ r-27 h96
_envelope_so_ h55
_envelopes_ r27 h-20
_eq g-30 h35
_equ g-30 h35
_equa r-61 g-21
_equal_ r-61 g-21
_equal_parts_ r-49 g-21
_equi r46 h41
_equity_ h42
_equity_in_ r-32 g-27 h72
_er r-31 g-33 h50
_ero h30
_erot h30
_erotic_ h28
_es r-75 g-40 m-26 h-59 k23
_esc h43
_esca g22
_escaped_ g34
_esco h64
_escort_ h45
_escort_service_ h79
_escorts_ h19
_escr r19 g-29
_escrow_ r19 g-29
_esh r22 g-20
_esht r22 g-20
_eshtareit_ r-25 g-20
_est r-65 h-56 k42
_esta r-29 m-19 h-49 k24
_esta5dem_ k19
_estate_ g25 h-41
_et g29 m52 h-61
_etf_ r23
_eth m37 h-28
_eth_ m28
_eto g35
_etor g35
_etoro_ g35
_eu r52 m57 h22 k-20
_eur r52 m57 h22 k-20
_euro r38 g-23 m35 h24
_euromillions_ m52 h44
_euros_ r23 g-27 m-25
_euros_in_ r28
_euru g31 m35
_eurusd_ g31 m35
_ev m30 h50 k19
_eve g29 m37 h45
_even r-60 g78 h22 k-22
_even_ g54 h-20
_evening_ r-37 m26 h52
_event_ g30
_ever r45 g-49 m19 h23 k29
_ever_ g27 k63
_every_ r72 g-70 k-21
_every_day_ r20
_every_month_ r38
_every_quarter_ r24
_every_thursday_ r-39
_every_time_ r23 h34
_every_week_ r-57
_everybodys_ m20
_everyone_ r-30
_everyone_puts_ r-22
_everything_under_ g36
_ew r-22 g62
_ewe r-22 g62
_ewe_ g40
_ex r-66 m-42 h40
_ex_ h91
_exa r-84 g-26 m21 k-30
_exac r-43
_exactly_ r-30
_exam r-41 g-22 k-24
_exam_ r-43 g-22 k-26
_exam_bought_ h42
_exam_fee_ m-19 h-104
_exam_paper_ h36
_examiner_ h56
_examiner_before_ h40
_exams_ h-19
_exc h-22
_exca h-21
_excavator_ h-21
_exch g-34
_exchange_ g-33
_exchange_house_ r-24
_exchange_of_ r-20
_exchanged_ r37
_exi h-28 k39
_exis h-28 k39
_exist_ g-21 h-22 k42
_exp g32 k36
_expe k-23
_expense_ r21
_expenses_ h-22
_experience_ h37
_expi r-21 g33 h41
_expired_ g-24 h24
_expiring_ g33
_expiry_ g24 h36
_expl r-36 g-26 k44
_explain_ r-36 k24
_explained_ g-19 k20
_express_ r19
_ext r36 h-38
_ext_ r20
_ext_fee_ r20
_extended_ r-61 g34
_extended_warranty_ r-20
_extension_ r31 g-22
_extension_of_ r22
_extn g25
_extr r24 g-42
_extra_ r38 g-42
_extra_for_ r25
_extra_service_ r-22 h38
_ey g-37 m24 h31 k42
_eye g-37 m24 h31 k42
_eye_ g-30 m26
_eyes h25 k31
_eyes_ h25 k31
_f_ g74 h-33
_f_o_ g82 h-21
_fa r85 g-70 k-24
_fa2 r43
_fac r69 g-47 m-32 h25 k-24
_face m-26 h34
_face_ h31
_faci g-20 h37
_facilitation_ h40
_facility_ r57
_fact r68 h-45
_factor_ r73 h-24
_factoring_ r23
_factory_ r-26
_fai r-20 g29 h-28 k-34
_fair g33 h-21
_fair_ g34 m-26
_fais r-27 k-30
_faisal_ r-27 k-30
_fak m-19 h69 k33
_fake h58 k33
_fake_ h58 k33
_fake_medical_ h34
_fal r-56 g78 m-21 h24 k56
_fal_ h50
_falc g47 m-24 h-35
_falcon_ g47 m-24 h-35
_falcon_that_ g37 m-22
_fall r-48 g46
_fall_ r-32 g53
_falls_ m33
_fals k60
_false_ k60
_fam k21
_fami g-19 h-31 k25
_families_ k23
_family_support_ g-19
_fan r-40 g-21 m40 h-45
_fan_ m-21 h-23
_fans_page_ h25
_fant m42 h-24
_fantasy_ m42 h-24
_far r-27 g-45 m-44 h-70 k-32
_fara r-20
_fare h-25
_farewell_ r-22
_farm g-20 m-34 h-37 k-24
_farm_ r-19 k-23
_farms_ m-20 h-26
_fas m35 h-22
_fast m37 h-46
_fastest_ h-24
_fat h79
_fat_ h40
_fat_of_ h34
_fate h24
_fate_ h24
_fath r-23
_father_ h26
_fathers_ r-21 g26
_fathers_inheritance_ g22
_fatoora_ k19
_fatt r31
_fav h-24
_favo h-24
_favour_ h-41
_faw r65 k-24
_fawa r68 k-24
_fawayed_ r55 k-24
_fay r88 h-28
_fayd r52 h-21
_fayda_ r50
_faye r36
_fayez_ r24
_fd r213 g-53 m-46 h-48 k-23
_fd_ r213 g-53 m-46 h-48 k-23
_fe r-39 g36 h38 k-39
_fe_ g42 m25 h-43 k-19
_feb r36
_febr r36
_february_ r36
_fee g69 m-22 h-66 k38
_fee_ g-34 m-33 h28
_fee_%_ r20
_fee_and_ r20 h36
_fee_for_ g-27 m-24
_fee_in_ g-30
_fee_left_ g53
_fee_of_ r32 h-35 k-30
_fee_on_ r22
_fee_per_ r41
_fee_to_ r38 m-21 k33
_feed r-20 g-38 m-56 h-49 k73
_feed_ r-20 g-38 m-58 h-49 k73
_feed_it_ k40
_feed_them_ k72
_feeh g79 h-24
_feeh_ g57
_feel r35 g120
_feel_ g54
_feels_ g66
_fees g-28 m67 h-20
_fees_ m36 h-24
_feet g-29
_feet_ g-29
_fell g-52 m19 h29
_fell_ g-52 m19 h32
_fell_in_ g-25
_fell_off_ g-24 h71
_fen r-21 g-42 h115 k-36
_fenc g-19 k-30
_fence_ k-30
_feng h69
_fengan_ h51
_fenj h35
_fenjen_ h30
_fer h34
_ferm h66
_fermenting_ h26
_fermenting_tank_ h19
_ferr h-31
_feti h20
_fetish_ h20
_ff g33
_ffa g33
_ffa_ g33
_fi r58 h27 k-43
_fi_ h-31
_fie r-24 g35 k-20
_fiel r-24 g35 h-21 k-20
_fif r49 g-44 m61
_fift r55 g-44 m58
_fifth_ r22 m40 h25
_fifth_of_ r-20
_fifty_ g-24 m21 h-22
_fifty_for_ m-32
_fig g49 k39
_figh g-30 h43 k69
_fight_ g-19
_fighters_ h-19 k73
_fighting_ h19
_fights_ h40
_figs h-36
_figs_ h-36
_figu g65 h-19 k-30
_figure_ g34 k-30
_figure_never_ g33 k-25
_fil g33 m-24 h43 k-45
_file r-34 g44 h29 k-41
_file_ r-30 g38 h21 k-41
_fill g30 m24
_fill_ m26 h39
_fills_ g22 h-26
_film h58
_films_ h74
_fils r37 g-19 h-41
_fils_ r37 g-19 h-41
_fils_on_ r46
_fils_per_ r44
_fin r96 h-50 k-30
_fin_ r93 m-34 h-22
_fina r72 g-23 m-20 h-50
_final_ r-24 h-22
_final_price_ g27
_finance_ r53 g-32 h-27
_financed_ g24
_financier_ r42
_find r-61 g138 h-24
_find_ r-39 g121 h-33
_finds_ g24
_fine r39 g-40 h34 k-21
_fine_ r-21 g-39
_fine_for_ h-52
_fines_ h60
_fines_wiped_ h36
_fini r-25 m82 h-28
_finish_ m38 h-23
_finish_the_ g-27 m63 h-23
_finishers_ m26
_finj g-22 h26
_finjan_ h42
_fir g27 k25
_fire g23
_fire_ g22 h-43
_firm k54
_firm_ g24
_firs m29
_first_ m29
_first_buy_ g23
_first_copy_ h130
_first_month_ r-22
_first_of_ g-38
_first_to_ h-23
_fis g40 m-21 h-84
_fish g40 m-21 h-84
_fish_ g76 m-48 h-68
_fish_in_ g26
_fish_that_ g44
_fish_your_ g55
_fisherman_ g19
_fishing_ g-38 m27
_fit r-26 g-31 h-20
_fit_ g40
_fitt r-26 g-21
_fitting_ r-26
_fiv r27 g-36 k-19
_five r27 g-36 k-19
_five_ g-36 k-19
_five_and_ r54 m25
_five_hundred_ g24
_five_minutes_ r-21 g37 m41
_five_months_ r61 g-24
_five_percent_ r-25 h19
_five_six_ r37
_five_star_ h27
_fix m-34 h64
_fix_ h19
_fix_the_ h19
_fixe h19
_fixed_ m23
_fixed_by_ r-29
_fixed_for_ r-32
_fixed_per_ r21
_fixed_price_ m-26
_fixed_profit_ r34
_fixed_rate_ r-26
_fixed_return_ r26
_fixed_returns_ r20
_fixed_time_ r-39 g53 m69
_fixer_ h31
_fixi g-20 m-36 h26
_fixing_ g-20 m-36 h26
_fiz h91
_fizz h91
_fl r-77 g35 h-68 k-31
_fla r-34 g-46 m-37 h-71
_flag g-29 m-23 h-51 k66
_flag_ m-20 h-26 k26
_flagged_ k20
_flags_ k22
_flas h49
_flask_ h22
_flat r-21 h-53 k-53
_flat_ r-25 h-53 k-53
_flat_%_ r24
_flat_and_ r25
_flat_as_ r-26
_flat_sold_ g54
_flee h-19
_fleet_ h-19
_fleet_insurance_ g45
_fli h-56
_flie r46
_flies_ r46
_flig r-53 m-35
_flight_ r-53 m-35
_flight_delay_ r-26 g57
_flip m41 h-49
_flip_ h-33
_flip_coin_ m23
_flipped_ m26
_flipped_coin_ m26
_flo r-26 g45 m29 h-37 k-29
_floa g54
_floating_ r-45 g70
_floo r46 g41 m30 k-20
_floor_ h42
_floor_plan_ r41 g-25
_floos_ m36 h-21
_flou g-35 m20
_flous_ m26
_flousi_ g-22
_flow r-38 h-22
_flower_ h20
_flowers_ r-36 h-69
_flu_ h-40
_flus h25
_fly h116
_fly_ h116
_fn g28
_fno g28
_fno_ g28
_fo r50 m-73
_fo2 r46
_foa r-25 g46 h34
_foal r-25 g46
_foal_ r-25 g46
_fol g55 h22
_folder_ h41
_foll g71
_follow_ g55
_followers_ g-21 h36
_fon g-23 h29 k-21
_font k-21
_foo r33 g-29 m-52 k-26
_food g-28 m-28 h-20 k-23
_food_ g-28 m-28 h-20 k-23
_foot h20
_football_ h-25
_football_pitch_ m-28
_for g-82 h-86 k52
_for_ r48 g-22 m-44
_for_%_ r58
_for_a_ r-83 g88 k58
_for_aed_ r-35
_for_ageing_ h22
_for_all_ r-41 g29
_for_and_ m24
_for_as_ r-40
_for_at_ r45
_for_balcony_ h35
_for_being_ r68
_for_brothers_ k20
_for_car_ m21
_for_cash_ g-27
_for_cause_ k46
_for_certain_ r28
_for_chance_ m26
_for_clinic_ g30
_for_coffee_ h-19
_for_dates_ g-22
_for_day_ r42
_for_days_ g23
_for_delay_ r-34
_for_delivery_ r63
_for_difference_ g33 m66
_for_dirhams_ r-21
_for_each_ r132 h-43 k-19
_for_eid_ m-37 h-39
_for_evening_ m42 h24
_for_every_ r25
_for_fee_ h33
_for_fighters_ k24
_for_fish_ g-21
_for_five_ g45
_for_fixed_ r-26 h39
_for_flat_ r-45 h-19
_for_giving_ r48
_for_gold_ r33
_for_good_ r-24
_for_goods_ r-45 g-32 k53
_for_half_ r37
_for_he_ r-24 g24
_for_her_ r79 g-23 h35 k-19
_for_his_ r-44 g-37 h87 k-38
_for_i_ r-54
_for_it_ r-70 g87 k-42
_for_january_ r41
_for_keeping_ r40
_for_last_ r49
_for_lending_ r45
_for_less_ r72 g-19 k-20
_for_loan_ r-26
_for_lunch_ r-41 g-19
_for_march_ r23
_for_may_ g-22
_for_me_ r46 g41 h37
_for_money_ g33 m21
_for_month_ r53
_for_move_ r28
_for_moving_ r43
_for_my_ r-62 g19 m45 h62 k-71
_for_new_ r63 m-24
_for_next_ r-21 g-20
_for_nor_ g20
_for_nothing_ r69
_for_now_ r31
_for_october_ r40
_for_one_ r80 m22 k25
_for_or_ g45
_for_our_ h48
_for_paper_ r43
_for_parking_ r-29
_for_party_ h25
_for_passing_ r-35 k23
_for_patience_ r-20
_for_phone_ h-37
_for_prayer_ h20
_for_push_ r27
_for_restaurant_ h37
_for_right_ g28
_for_sale_ h22
_for_school_ k33
_for_selling_ h-24
_for_six_ r19
_for_somebody_ k31
_for_someone_ h-28 k30
_for_sure_ r30
_for_ten_ h-36
_for_that_ r-55
_for_the_ r-260 g44 m-39 h86 k39
_for_them_ r23
_for_there_ k24
_for_three_ r-21
_for_time_ r23
_for_to_ r69 g-53
_for_transfer_ r-24
_for_two_ r23 g-42
_for_villa_ g-27
_for_waiting_ r24
_for_week_ r-21 h-22
_for_weekend_ r-27 h-21
_for_what_ r-44 g36 k-43
_for_whatever_ r-23 g22
_for_work_ g-34 h-19
_for_worship_ h38
_for_your_ g37
_forb r38
_forbearance_ r44
_ford h-45
_ford_ h-45
_fore m27 h-22
_forex_ g49
_forg r-86 h79 k-19
_forgave_ r-50
_forge_ h-30
_forged_ r-22 h57
_forget_ h27
_forging_ h40
_form r-34 g-34 k82
_form_ r-20 g-31 k79
_fort g-50 m29 h20 k-21
_fortnight_ r29 m-19
_forty_ r-29 m52
_forw r36 g45 h-37 k21
_forward_ r40 g28
_forward_contract_ r36 g-24
_forward_for_ r43
_forward_fx_ r30 g-22
_forward_it_ r-19
_forward_money_ r-19 g-24 k36
_forward_on_ r47
_forward_purchase_ g22
_forward_rest_ g-21 k33
_forwarding_ r-36
_forwards_ r35 g24
_fou r-27 k20
_foun r-60 g37 m-22 k-19
_found_ g37 h25 k-19
_found_dead_ h59
_four r32 g-33 m31 k39
_four_ g-26 m28
_four_equal_ r-23 g-21
_fourth_ k34
_fr m-41 h-31
_fra r-20 m-27 h-75
_fram h-42
_frame_ h-42
_francis_ h-22
_francs_ r21
_fre r-29 g-34 m-52 h61
_free r-24 g-23 m-52
_free_ m-48 h-23
_free_for_ r-41 h-22
_free_loan_ r-46
_free_the_ r-36
_free_until_ r53
_freeze_ g-30 k43
_frei g25
_freight_ g25
_freight_forward_ g36
_freight_forwards_ g19
_fren h52
_french_ r-19 h52
_fres g-22
_fresh_ g-22
_fri g-19 m30 h-36
_frid r-21 g-19 m21
_friday_ r-28 m30
_fridays_ r50
_fridge_ r-55 h31
_frie h-39
_friend_ g31 h67 k-30
_friend_who_ r33
_friends_ r26 h-23 k45
_friends_do_ r30
_fries_ h-31
_fro r45 m-21 h34
_from m-27 h47
_from_ m-22 h27
_from_a_ h-27 k31
_from_all_ g-19
_from_broker_ h-20
_from_creditor_ r23
_from_day_ r32
_from_each_ r-29
_from_her_ r22
_from_him_ r45 g-26
_from_home_ h-28 k-24
_from_it_ r38
_from_its_ r-19
_from_last_ h21
_from_me_ r56 g-31 m19 h26
_from_parma_ h26
_from_phishing_ k22
_from_site_ h42
_from_that_ g55 h-21
_from_the_ g75 m-53 h-72
_from_third_ g40
_from_to_ r-62
_from_us_ r51
_fron r40 g-43 k20
_front_ r-23 g-43 k20
_fronted_ r20
_fru g41 m29
_frui g41 m29
_fruit_ m30
_fruit_of_ g93 h-29
_fruits_ g25
_fruits_of_ g25
_ft g56 m30 h-31
_fu r-125 g138 m-50 h-112
_fue r-40
_fuel r-40
_fuel_ r-40
_fuj g-24
_fuja g-24
_fujairah_ g-24
_ful r-39 g-42 m-30 h20
_full r-39 g-42 m-30 h20
_full_ r-26 g-28 m-30
_full_moon_ h29
_full_new_ h20
_full_price_ g-43
_full_service_ h32
_fun g29 h-43 k52
_fund r20 m45 k57
_fund_ h-23 k-40
_fund_of_ r45 g-28
_funding_ g55 m45 h24 k-35
_fundraiser_by_ h-20 k24
_funds_ g-27 m19 k113
_funds_be_ k26
_fune g20
_funeral_ g20
_funeral_plan_ g25
_fur m21 h-23
_furn h-22
_fut r-40 g190 m-33 h-70
_fut_ g121 h-50
_futs g21
_futs_ g21
_futu r-24 g56 m-26
_future_ g-42 m-27 h47
_future_by_ h39
_futures_ r-31 g118 h-60
_futures_account_ g36
_futures_of_ g-20
_fw r44 h-22
_fwd r44 h-22
_fwd_ r44 h-22
_fx r102 g-56 h-25
_fx_ r102 g-56 h-25
_fx_swap_ r37
_fx_swaps_ r32 g-23
_g_ r53 h88
_ga r-99 m80 h-83 k-54
_gaa g57
_gac m33
_gach m33
_gacha_ m27
_gai h-23
_gain h-23
_gain_ m20 h-23
_gal r-33 h29
_gala r-21
_gam m95 h78 k-26
_gam_ k22
_gamb m64 h-53
_gambling_ m48 h-34
_game m28 h36 k-31
_game_ m25 h37 k-28
_game_that_ g32 h21
_gameya_ r21
_gami h22
_gaming_ h22
_gaming_hall_ h-25
_gamm g20 h78
_gammon_ h91
_gan h57
_gane h32
_ganj h25
_ganja_ h25
_gap r22
_gap_ r22
_gar h-49
_gara h-23
_garage_ h-19
_gard h-29
_gard_ r37
_garden_ r-22 h-29
_gas r-29 g22 m36 h-24 k-25
_gas_ r-29 g22 m36 h-24 k-25
_gat r-29 g-30 m-35 k19
_gate m-23 h-22
_gate_ m-21 h-23
_gath k29
_gav g-80 h-50
_gave r21 g-80 h-50
_gave_ r21 g-80 h-50
_gave_in_ r24
_gave_me_ r-35
_gave_us_ r-31
_gay g60
_gaya g45 h-38
_gaya_ g45 h-38
_ge m-25 h24
_gel g-24 h23
_gel_ h-19
_gela g-24 h42
_gelatin_ h29
_gelatine_ g-24
_gelatine_of_ h41
_gem_ h-26
_gene g40
_geneh_ r20 g21
_generator_ r-30 g20
_gent g-21 h23
_gentleman_ h-23
_genu h19
_genuine_ h19
_get k22
_get_ m-35 h69 k31
_get_back_ h22
_get_it_ g-43
_get_paid_ r32
_get_rich_ r-22 g22
_get_the_ g-19
_gets m52 h-58
_gets_ m52 h-58
_gets_%_ r19
_gets_for_ r-19 g32
_gets_it_ r-39
_gets_reported_ k19
_gets_the_ g21
_gg m48 h36
_gh r62 g69 m-21 h-71 k21
_gha r32 h-71
_ghal m21
_ghar r-23 g-22 h-24 k21
_ghar_ g-33
_ghe g52
_gho r-21 g20
_ghos r-19 k20
_ghost_ k22
_gi r-23 g-49 m-79 h94 k28
_gif r-58 g-42 m-26 h-24 k41
_gift r-58 g-42 m-26 h-24 k41
_gift_ r-34 g-36 m-23 h-24 k42
_gift_card_ r36
_gift_cards_ k62
_gift_for_ r-38 h-48
_gift_or_ k24
_gift_to_ h28
_gifts_ r-24
_gin g-21 m-19 h58
_gin_ g-30 h149
_gin_and_ h62
_ging h-36
_ginger_ h-36
_ginger_beer_ h-21
_gir g-19 h62
_girl g-19 h77
_girl_ h108
_girl_chosen_ h22
_girls_ h-19
_giv r27 g37 m-37 h-25
_give g59 m-33
_give_ g57 h-27
_give_him_ r32 g33 k27
_give_my_ r26 k21
_giveaway_ m19
_given_ r-56 g-52 m-23 k20
_given_by_ r-27 g-37
_gives_ r43 g57 m-19 h22
_gives_a_ r-19 m-24
_gives_back_ g32
_gives_me_ g32 k-21
_gives_the_ r-30
_gives_this_ r28 g20
_givi g-23
_giving_ g-23
_gl r-66 g-84 m-23
_gla r-58 g-35 h74
_glas r-19 g-24 h42
_glass_ r-19 g-24 h25
_glaz h32
_glazed_ h49
_glo g-46 h-36
_glov g-46 h-36
_gloves_ g-24 h-20
_glu h-37
_go r-34 g53 m139 h86 k36
_go_ r-32 g37 m26 h79 k27
_go_and_ g33
_go_out_ r22 k35
_goa r-22 m67 h33 k-37
_goal m60
_goal_ g-26 h-37
_goals_ g20 m49 h41
_goat g25 h-21 k-20
_god g89
_god_ g91
_goe r-34 m40 h42 k21
_goes r-34 m40 h42 k21
_goes_ r-34 m40 h42 k21
_goes_back_ r-25 h51
_goes_into_ g31
_goes_to_ r-33 g-61 k-23
_goi g41 h-23
_goin g41 h-23
_going_ g41 h-23
_gol m35 h-58
_gold r19
_gold_ h33
_gold_coin_ r49 g-20
_gold_contract_ r-29
_gold_for_ r45
_gold_is_ r-49
_gold_paid_ r-24
_gold_price_ m26
_gold_ring_ r-29
_gold_ticks_ r-19 g27
_golf m22 h-45
_golf_ m22 h-45
_gon m27 h25
_gone m27 h25
_gone_ m27 h25
_goo g-55
_good g-50
_good_ g-60 h74
_goods_ g24 h-44
_goods_taken_ g33
_goods_that_ g-24 k33
_goods_went_ r39 g-23
_goodwill_ r38
_gosh h24
_gosht_ h24
_got r26 g-30 m-20 h-38 k43
_got_ r26 g-30 m-20 h-38 k43
_got_the_ h25
_gr r20 g-42 m36 h67 k-52
_gra r22 g-27 k-31
_grab g109 h-38
_grab_ g109 h-38
_grac r77
_grace_ r77
_grad g-76
_grade_ r-30 g-76
_grade_and_ g27
_grade_one_ g-33
_gram r23 h105
_gram_ h65
_grams_ r33 h27
_grams_of_ h43
_gran m24 h-28
_grand_ m31
_grandfather_ h20
_grandfathers_ g42
_grap r-22 h37
_grape_ r-20
_grape_juice_ h-26
_grape_must_ r-20 h73
_grapes_ h-26
_grappa_ h47
_gras h-20
_grass_ h-20
_grass_for_ h-46
_gre g-38 m67 h75
_grea h37
_grease_ h37
_grease_his_ h21
_grease_the_ h34
_gree r-31 m40
_green_ r-31 m40
_green_for_ h115
_green_stuff_ h20
_grew r60
_grew_ r60
_grey r-24 g-29 m37
_grey_ r-23 g-25 h23
_gri h-19
_gril h-60
_gro g28 m-28
_groc h-59
_grocer_ r-24
_grocery_ h-47
_grou r-19 h27 k28
_ground_ h19
_ground_floor_ h22
_group_ k40
_group_of_ h28
_grov h-24
_grove_ h-24
_grow r44 g35 h33 k-19
_grown_ h25
_grows_ r33 g49 h-42
_grows_with_ r25
_gu r-69 g-50 m22 h52 k-45
_gua r19 m-38
_guan h34
_guar r20 m-36 h-46
_guaranteed_ r37 g-19
_guarantees_my_ g25
_guarantor_ r30
_guard_ r-38 m-28 h-35
_gue r-49 m103 h-23 k-50
_gues r-49 m103 h-23 k-50
_guess_ r-19 g67 m95 h-61
_guess_the_ m58
_guessed_ m27
_guessed_the_ g-23 m34
_guesses_ g-26 m29 h45
_guessing_ m-21
_guest_ m-23
_guests_ r-23 g-23 k-32
_gui h36
_guin h43
_guinea_ h-20
_guinea_pig_ h-19
_guinness_ h64
_gul h-50
_gumm h20
_gummies_ h22
_gummies_with_ h-28
_guy r-29 h74 k22
_guy_ r-29 h85 k22
_gy r-75 g-60 m-36 h-77
_gym r-62 g-51 m-36 h-54
_gym_ r-62 g-40 m-36 h-53
_gym_membership_ r-20 h-55
_ha h-23
_ha_ g-25 h21
_ha_3ashan_ k21
_haa r-21 g-21 m41
_haar g-21 m52
_haar_ g-21 m30
_hac g-20 h91
_hack g-20 h91
_hack_ h38
_hacked_ k34
_hacked_accounts_ h34 k-36
_hacked_card_ k26
_hacked_person_ h-27 k46
_hacker_ h44
_hacker_into_ h22
_had r47 g-59 h-62 k-27
_had_ g-74 m44 h-34
_had_in_ g-31
_hadd g29
_hadi r60
_hadi_ r46
_hai r21 h39
_hair r24 h30
_hair_ r24 h34
_haj r29
_hajj r29
_hal r-48 g-100 m-57 h42 k23
_half r25 g32 m-43 h32 k37
_half_ r25 g32 m-43 h32 k37
_half_now_ r-37 g20
_half_of_ r-30 g59 h46
_half_on_ g-31 k60
_half_price_ g-38
_half_year_ r41
_half_yearly_ r41
_hall r-41 g-102 k-29
_hall_ r-41 g-102 k-29
_ham r-41 g-52
_ham_ h195
_ham_and_ h53
_hamb h-35
_hamd r-25 h-23
_hamdan_ r-21 m22
_hamm h-26
_hammer_ h-22
_hamo g-32 h-26
_hamour_ g-32 h-26
_hamp h-60
_hamper_ h-19
_hams h33
_han r-41 m-25 h-34
_hand r-26 g-36 m-24 h-55
_hand_ r-35 g-25 h-19 k33
_hand_it_ r-44
_hand_to_ r-26 h-25
_handbag_ h-27
_handbags_ h51
_handed_ g23 h-21
_handicap_ h-19
_handling_ r20
_hands_ r23 g-23
_hands_over_ r-34
_hang r-49 g29 h19
_hangover_ h19
_hangs_ r-31
_hangs_on_ g29
_hani r34
_hani_ r34
_hani_for_ r34
_hap m-24 h33
_happ m-24 h33
_happens_ r39
_happy_ m-23 h23
_happy_ending_ m-23
_har r25 g24 h70
_hara h24
_hard r25
_hard_ r28
_harm h40
_harv g37
_harvest_and_ r24 g-73
_harvest_of_ g61
_has r-56 g164 m35 k-47
_has_ r36 g134 m50 h-26 k-40
_has_a_ r-30 m65
_has_my_ r46
_has_no_ g44 k-28
_has_not_ g60
_has_paid_ r48
_has_to_ r23
_hasa r-57
_hasan_ r-50
_hash r-26 g-38 h85
_hash_ g-67 h111
_hash_browns_ h-19
_hash_oil_ h37
_hasn g81 h-28
_hasnt_ g90 h-28
_hat m41 h-127 k33
_hat_ g-30 m100 h-74 k-47
_hat_a_ m54
_hatc g39 m-26 h-38
_hatched_ g19
_hau r28 g21
_haul r28 g21
_haulage_ r28
_haulage_of_ r28
_hav r47 g97 m-21 h-28
_have r38 g97 m-21 h-28
_have_ r49 g38 m-20
_have_in_ r-34
_have_it_ g-22
_have_the_ g-24 h29
_have_yet_ g43
_havent_ g60
_haw g25 k32
_hawa k32
_hay r34 g-31 h26
_hay_ g-22 h37
_haz h-60
_haze h-66
_he g-43 h-34 k-82
_he_ r36 m-24 h-31
_he_advanced_ r29
_he_asked_ r-35
_he_asks_ r-26
_he_borrows_ r-30 k33
_he_brings_ r35
_he_buys_ r27 g25
_he_can_ r-27
_he_comes_ h26
_he_delivers_ r19 g31
_he_does_ r28
_he_drops_ h24
_he_drove_ g32
_he_earns_ r-19
_he_gave_ r33
_he_gets_ r46 g-36 m-38 k-21
_he_gives_ r-19
_he_got_ r-28 h31
_he_guarantees_ g24
_he_has_ r48 g-49
_he_is_ r98 g-33 k31
_he_keeps_ r-31 g-35 m-24
_he_left_ g-20
_he_lends_ r75
_he_lent_ r-87
_he_let_ r-35
_he_lets_ r73
_he_may_ g69
_he_names_ g57
_he_never_ g-26
_he_owe_ r-24 m24
_he_owes_ r-31
_he_paid_ r34 g-30
_he_pays_ r41 g23
_he_put_ g-24
_he_rents_ g42
_he_returns_ r21 g-25
_he_rounds_ r-55
_he_says_ g38 h47 k37
_he_sees_ g25
_he_sells_ r-107 h-21
_he_sends_ k-21
_he_signs_ g-22 k50
_he_sits_ h69
_he_sold_ g-51
_he_takes_ m-26 h46
_he_tells_ r-26 g150 h-68
_he_uses_ k29
_he_was_ r-19 m23 h-33
_he_will_ g53
_hea m76 h-43 k-27
_head r-24 m64 h-22
_heads_ m65 h-30
_heal g-22 h50
_healer_ h54
_heap m23 h-19
_heap_ m23 h-19
_hear r-30 g74
_hear_ g58
_hearing_ r-19
_heat g-22 h-27
_heav r82
_heavier_ r82
_hed r-59 g77 h-42
_hedg r-20 g77 h-42
_hedge_ g47 h-39
_hedge_through_ g35
_hedge_with_ r-20 g49
_hedging_ g30
_hei r-26 g-32 h49
_hein h49
_heineken_ h49
_heir r-26 g-25
_hel r52 g-57 h-52 k-22
_held r41 m38
_held_ r41 m38
_hell r-19 k-32
_hell_ g34 h27
_helm m-20 h-33
_help r31 g-29 h-37 k19
_help_ r36 k25
_helped_ r-21
_helping_ r28
_helps_ h-23
_helps_with_ r25
_hen h39
_her r31 m-22 h45 k-53
_her_ r44 m-27 h54 k19
_her_account_ k21
_her_loan_ r-31
_her_money_ g26 h-24 k19
_her_old_ g-20
_her_private_ h41
_herb m-20 h-23
_here m19 k-47
_here_ r-29 m19 k-47
_here_are_ r27
_here_is_ r-41 g-22 m54
_here_it_ r-29
_hero h54
_heroin_ h54
_hers m25
_hers_ m26
_hex h49
_hex_ h49
_hey g-22 k20
_heya g-22 k20
_heya_ g-22 k20
_hi g53 h-68 k-31
_hi_ g-38
_hib r19
_hiba r19
_hid k75
_hidd r21 h30
_hidden_ r21 h30
_hidden_camera_ h65
_hide h-23 k27
_hide_ h-23 k34
_hidi k34
_hiding_ k34
_hig r42 m33 h-44
_high r42 m33 h-44
_high_ r22 g-22 h-64
_high_yield_ r31
_higher_ r25 m47 h-20
_higher_lower_ g27
_highland_ h35
_hil h-36
_hill h-24
_hills_ h-20
_him k-51
_him_ h-22 k-49
_him_a_ r54 g-28
_him_and_ m28
_him_at_ g36 m-26
_him_back_ r22
_him_for_ r-42
_him_in_ r20
_him_my_ r33 g-34
_him_off_ r-35
_him_the_ r-37
_him_when_ r-28
_hims g27 h21
_himself_ g27 h21
_hin h-26 k37
_hind k39
_hindi_ k39
_hir r-30
_hire r-30
_hire_ h-43
_hired_ h54
_his r61 g43 h-49 k-43
_his_ r53 g46 k-65
_his_boat_ r-31
_his_brother_ r41
_his_capital_ r48
_his_car_ r-20 g19
_his_cash_ k46
_his_children_ h44
_his_cousin_ g30
_his_figure_ g36
_his_flat_ r58
_his_for_ r-59
_his_he_ r-28
_his_kids_ h28
_his_loan_ g36
_his_money_ r32
_his_name_ r-19 g-45 h-27 k53
_his_next_ r-49 g65
_his_number_ g29
_his_own_ r-58 g-26 m-48
_his_price_ r-24
_his_roof_ r20
_his_share_ r32
_his_shop_ h45
_his_son_ r34
_his_three_ g25 m-30 h-21
_his_trade_ r19
_his_trap_ g26
_his_van_ g24
_his_wallet_ k22
_hiss h-28 k22
_hit r-19 g76 m27 h33 k-23
_hit_ g39
_hitm h31
_hitman_ h31
_hiv r-29 g21
_hive r-29 g21
_hive_ g21
_hm g40
_hmo g40
_hmo_ g40
_ho g72 h114 k-119
_hog g-22 h23
_hog_ g-21 h50
_hogs h36
_hogs_ h36
_hol r62 g-33 m31
_hold r69 h-30
_hold_ h-21
_holder_ r27 h-35
_holds_ r23
_holi h41
_holiday_ r25 h41
_hom g-44 h46 k-20
_home g-48 h36 k-20
_home_ g-48 m27 k-20
_home_brew_ h45
_home_contents_ g-21
_home_game_ m30 h-20
_home_insurance_ h-22
_home_loan_ r67
_home_with_ m26
_hon r-31 m-26 h-53
_hone r-20 h-47
_hone_ g26
_hone_se_ g26
_honey_ h-22
_honey_from_ g24
_hoo r19 g-70 m-27 h61
_hook r-21 g-34 m-21 h51
_hooks_ h-51
_hookup_ g-19 h42
_hoon r43
_hoon_ r43
_hop r-31 g162 h48
_hope r-23 g128 h-33
_hope_ g75 h-31
_hopes_ g34
_hopi g45
_hoping_ g45
_hops h42
_hops_ h42
_hor h74
_horo g-25 h41
_horoscope_ g-24 h37
_horoscope_subscription_ h27
_hors g42 m23
_horse_ g26 h27
_horse_that_ g33 h-27
_horses_ g20
_hos r-27 m-20
_hosp r-20 h-32
_hospital_ r-20 h-32
_host m-24 h23
_hot r-41 g-27 m22 h-30
_hot_ g-23
_hot_goods_ h26
_hote r-40 h-34
_hotel_ r-40 h-71
_hotel_in_ h-62
_hotels_ h37
_hotl h22
_hotline_ h22
_hou r20 m-34 k-32
_hour g-50 m-30
_hour_ r48 m-26 h53
_hour_for_ h-23
_hour_to_ h25
_hours_ r-36 g-32 h-48
_hous g48 h-27 k-25
_house_ r26 g28 h29 k-25
_house_for_ r26
_house_if_ g37
_house_is_ m-22
_house_loan_ r30
_house_of_ g34 h36
_house_with_ h-19
_housie_ h-21
_housing_ g37 m-22 h-23
_how r34 g66 m49 h-49
_how_ r34 g38 m22 h-20
_how_many_ m29
_how_much_ r20
_how_not_ g-29
_howa m25
_howa_ m25
_hq h35
_hq_ h35
_hr r-23 h-30 k-24
_hr_ r-19 k-24
_hrs h-23
_hrs_ h-23
_hu r-50 g38 m-47 h36 k46
_hud h-23
_huda h-23
_huda_ r-27 h-23
_hul g56
_hula h33
_hula_ h33
_hull g22
_hull_ g22
_hulo g25
_hulog_ g25
_huma h26
_human_ h26
_hun r-26 h-57 k41
_hund r19 g-20 h-26 k50
_hundi_ r-36 h-23 k64
_hundred_ r87 m40
_hundred_each_ r25
_hundred_for_ g23 m-36
_hundred_from_ r-51
_hundred_i_ r20
_hundred_in_ r-25 h48
_hundred_that_ r-32 m20
_hundred_to_ r23
_hunt r-24 g45 h-31
_hunt_ r-22 g31 h20
_hunting_ h-29
_hur k30
_hus r-69 g-35 m-28 h124
_husb r-25 h55
_husband_ h23
_hy h24
_i_ r78 g-29 m-21 h-166
_i_am_ r53 g-28 k63
_i_asked_ r66 k-19
_i_bought_ r-85 h-42
_i_buy_ g28 m-54 h-31
_i_called_ m33
_i_can_ r78
_i_cannot_ g-19
_i_cant_ k34
_i_chose_ r-21 g-43
_i_cleared_ r-56
_i_collect_ k21
_i_could_ g-46
_i_cover_ r41
_i_did_ r27 m23
_i_die_ g92 h-26 k-25
_i_do_ g50
_i_dont_ r-19
_i_drive_ r-20
_i_forward_ r-22
_i_got_ r36 g20
_i_had_ g-30
_i_hand_ k-24
_i_have_ r-30 g42
_i_hold_ r-21
_i_keep_ r39 m-21
_i_leave_ g-42
_i_left_ g-21
_i_lend_ r-36
_i_let_ g-19
_i_live_ r35
_i_lost_ g28 m-35 h19
_i_may_ r-52
_i_must_ r45
_i_need_ k35
_i_never_ r34 k-59
_i_not_ m28
_i_offered_ h-23
_i_only_ r58 k39
_i_operate_ k25
_i_owe_ r32 g-23
_i_owed_ r-38
_i_own_ g-38
_i_paid_ r-41 g21 k-19
_i_pass_ g39
_i_pay_ r-70 g29 m35
_i_picked_ g-31 h-21
_i_post_ h59
_i_publish_ h32
_i_put_ g-21
_i_repay_ r27
_i_return_ r-43
_i_run_ k39
_i_said_ r-28 m44
_i_see_ r49
_i_sell_ r32
_i_send_ r24
_i_settle_ r78 g-36
_i_shall_ g70
_i_short_ g55
_i_sign_ r27 g30 h21
_i_sold_ g51
_i_stay_ k23
_i_submit_ h26
_i_take_ r59 h-27 k30
_i_took_ r-88 m-38
_i_trust_ g-22 k35
_i_use_ g26
_i_wait_ r-108
_i_was_ g-39 h53
_i_will_ r72 g-26 h19
_ib k32
_iba k48
_ibe h34
_iber h34
_ic r-23 m-23
_ice r-19 g-52 h45
_ice_ r-19 g-52 h21
_ico g66 h-31
_ico_ g66 h-31
_id r-30 h78
_id_ r-19 g-21 h34
_id_with_ h36
_ido g19 m-20 h45
_ido_ g32 h-24
_idol m-19 h69
_idol_ h49
_idol_for_ h46
_idols_ h20
_idols_for_ h19
_ie g46 m34
_ieo g31
_ieo_ g31
_if r-92 g303 h-154
_if_ r-88 g304 m27 h-132
_if_breaks_ g30
_if_containers_ r31 g-20
_if_he_ r-31 g-78 m41 h-23
_if_i_ r-32 g106 k-44
_if_it_ k-24
_if_my_ g60
_if_not_ g-33 m37
_if_the_ r-38 g78 m-40 h-46 k33
_if_there_ k-24
_if_they_ g-38 k67
_if_you_ r49
_if_yours_ g-25 k21
_ift m-19 h-22
_ifta m-19 h-22
_iftar_ m-19 h-22
_iga h21
_igam h21
_igaming_ h21
_ij r19
_il g32 h30
_ill g35
_illn g33 h-20
_illness_ g33 h-20
_illness_rider_ g19
_im g-33 k19
_ima r23 h-31
_imad r23
_imad_ r23
_ime h20
_imei h20
_imei_ h20
_imi g-20 h21
_imit g-20 h21
_imitation_ g-20 h21
_imported_ g-19
_importer_ g29 h26
_in r147 g95 m-54 h-47
_in_ r-142 g-19 m40 h65
_in_a_ r-129 g-107 m-23 h122 k-38
_in_advance_ r-44 g92 h29
_in_an_ g-67 h26
_in_and_ g73 k43
_in_another_ h62 k-34
_in_app_ r19
_in_autumn_ r-25 g-50
_in_batumi_ h-26
_in_buying_ r20
_in_case_ g68 m-35 h-46
_in_cash_ r-47 h29 k36
_in_days_ r-52 h36
_in_dirhams_ r72 g-23
_in_five_ r-31
_in_for_ g-51 m80 h29
_in_four_ r-19
_in_full_ r-58 g-25 m-21 h-23
_in_hand_ r-71
_in_her_ r-27
_in_his_ r97 g-92 m-35 h-29
_in_hundred_ r52
_in_it_ h67 k-24
_in_january_ g39
_in_jar_ g-22
_in_june_ r39 g84
_in_london_ r-19
_in_march_ r33 g-22
_in_may_ r27 g-39
_in_mother_ g26
_in_mothers_ g53
_in_my_ r-60 g-90 m-28 h-86 k-80
_in_name_ r36 k35
_in_ninety_ r-28
_in_notes_ r-49 k36
_in_on_ r-26 k71
_in_one_ g37 m-20
_in_play_ m50 h89
_in_price_ g-22
_in_seconds_ g22
_in_shop_ h25
_in_six_ g22 k47
_in_somebodys_ h27
_in_someone_ k-19
_in_spring_ r-24 g50
_in_ten_ r46 g-23 k26
_in_the_ r-35 m43 h-176 k72
_in_them_ h50
_in_three_ r37
_in_two_ r24 g31 k-31
_in_winter_ r25 g31
_in_your_ h-29
_ina r66
_inah r51
_inah_ r51
_inc r-39 h42 k-22
_inca h37
_incall_ h37
_ince r-56 h30
_incl r43
_incl_ r36
_ind g25 h-37
_inde g35 h-20
_indemnity_ g36
_indu r27
_indulgence_ r27
_inf h35 k35
_infl h53
_inflated_ h34
_inflation_ r22 m19
_inflation_adjustment_ r30
_info k26
_informal_ h-22 k29
_ing r34
_inh g31 h-21
_inhe g31 h-21
_inheritance_ g26 h-21
_inheritance_before_ g33
_ins r-26 g141 m-33
_ins_ g127 h-52
_ins_prem_ g40
_ins_renew_ g56
_insi h43
_inside_ g45
_insider_ g-23 m23 h55
_insp g-58 h25 k-28
_inspected_ g-22
_inspection_ g-30 h-25
_inspector_ h74 k-32
_inspector_so_ h31
_inst r48 g-20 h-44 k22
_inst_ r34
_instagram_ g25
_instalment_of_ r-68
_instalments_ r-23
_instead_ r50 g-20 k37
_instead_of_ r61 k21
_insu r-59 g87 h27
_insulting_ h37
_insurance_ g-38
_insurance_company_ r34 g-80 h49
_insurance_for_ g50 h30
_insurance_hq_ h35
_insurance_of_ r25 g-39
_insurance_policy_ k23
_insured_ g35
_insured_the_ g81
_insurer_ r-46 g83
_int r331 g-41 m-34 h-94 k-30
_int_ r283 g-35 h-70 k-21
_inte r44 g-33 m-21 h-21 k-29
_interes_ r80
_interes_sa_ r49
_interest_ r52 g22 m-19 h30 k-54
_interest_account_ r-20
_interest_bearing_ r30
_interest_for_ r119
_interest_free_ r-78
_interest_in_ r-38
_interest_on_ r121
_interest_only_ r71
_interest_rate_ r-122 g83
_interest_to_ r-25
_internet_ r-23 h-43 k25
_into r-59 g23 h23 k20
_into_ r-59 g23 h23 k20
_into_it_ r-36 g-31
_into_the_ h19
_intr r28 h-28
_intrest_ r45
_intt r40 h-19
_intt_ r40 h-19
_inv r-40 m-19 h-54 k65
_inv_ h-72 k48
_inve g22
_investment_ r-29 h31
_investment_in_ r21 g-28 h22
_investor_ r26
_invi r-23
_invo k26
_invoice_ r-22 g-23
_invoice_at_ k-19
_invoice_for_ g-27 h26 k58
_invoice_is_ r-20 h-36 k24
_invoice_of_ r26
_invoice_was_ k28
_invoices_ r24 h28
_ip g-40 h83 k56
_ipa h58 k60
_ipa_ h67
_ipad h-23 k34
_iphone_ h-21
_iphones_ h21
_ipl h-31
_ipl_ h-31
_ipt h45
_iptv h45
_iptv_ h45
_iptv_box_ h27
_iq m20 h-37
_ir h-22
_iri h24
_iris h24
_irish_ h24
_iro g32
_iron g32
_iron_ g32
_is r36 g49 m-21 h-72 k65
_is_ r25 g41 h-56 k70
_is_a_ r-40 g74
_is_being_ k28
_is_done_ g23
_is_fine_ g-27
_is_for_ r-26 g-34 h73 k74
_is_free_ r48 g-26
_is_his_ r-38 g-43 m59
_is_in_ g39 m-24 k-23
_is_left_ g-76
_is_looked_ k42
_is_made_ g-20 k28
_is_mine_ r-57 g-35 k-25
_is_my_ r27
_is_not_ g29 m-29 k29
_is_on_ r-48 g-52
_is_one_ k-42
_is_only_ k34
_is_our_ m32
_is_ours_ h37
_is_out_ r50
_is_over_ g30
_is_still_ r35 g24
_is_that_ r33
_is_the_ g-56 h-22 k-31
_is_watched_ k23
_is_what_ r23
_is_worth_ g-19
_is_written_ h32
_is_your_ g-24 m20 h25 k-26
_is_yours_ g56 m37
_isa h37
_isan h37
_isang_ h37
_isl r-31 g-22
_isla r-31 g-22
_islam_ h46
_islamic_ r-29 h-36
_island_ h-37
_islay_ h31
_isn r19
_isnt r19
_isnt_ r19
_iss g39
_issu g39
_issued_ g54
_ist r53
_ista r30
_isti r24
_istisna_ g27
_istisna_of_ g59
_it r27 g38 h-94 k87
_it_ r-43 h-124 k136
_it_all_ g-26 m34 h27
_it_and_ r-87 g112 h-28
_it_at_ r-24 m21 h24 k28
_it_back_ r44 g-44
_it_before_ r49 k25
_it_come_ k26
_it_comes_ g73 m-19 k25
_it_costs_ r-25 g24
_it_does_ r19
_it_earns_ r26 g-40
_it_first_ g25
_it_for_ g-25 h27 k-40
_it_from_ g35 m-29 h25 k25
_it_goes_ r26 k20
_it_home_ g-31
_it_i_ r37
_it_in_ r-98 k25
_it_into_ h-23
_it_is_ r51 g-90 m-33 h-42 k64
_it_its_ r39
_it_looks_ k43
_it_now_ r-28 g56
_it_off_ k23
_it_on_ g-32 h19 k-44
_it_or_ g-20 m27
_it_out_ g-41 k46
_it_paid_ r31 g-21
_it_rains_ g-56 h-32
_it_rent_ g-42 k46
_it_stays_ r20 h-26
_it_this_ r-39 k-32
_it_through_ k46
_it_to_ g68 h-20 k-31
_it_up_ g-30 h-23
_it_via_ k23
_it_was_ r-74 g27 h38
_it_will_ g43
_it_with_ r39
_ite g25
_item g25
_item_ g32
_itm g29
_itm_ g29
_its r72 m21 k-36
_its_ m19 h-23 k-33
_its_date_ r-70
_its_for_ k20
_its_own_ r-27
_its_price_ r-21 g-47
_its_worth_ r25 g27
_itse r57
_itself_ r57
_iv h50
_ivo h55
_ivor h55
_ivory_ h55
_ivory_tusks_ h30
_ja r27 g-85 k-33
_jac g-26
_jack g-26
_jack_ m-26 h24
_jacket_ m-19 h-27
_jackpot_ m54 h35
_jad g-20 h82
_jado h46
_jadoo_ h41
_jadu h40
_jadu_ h40
_jag h29
_jage h29
_jagermeister_ h25
_jam_ h-67 k34
_jam_tabarro3at_ k25
_jama r-28
_jami r29
_jamiyya_ r30
_jamo h39
_jamon_ h39
_jamon_from_ h29
_jan g-23
_jan_ h-19
_jar r-32 g-39 h-51
_jar_ g-30 h-21
_jars h-28
_jars_ h-28
_jay r80 g105 h-28
_jaya g60
_jaya_ g60
_jd r-24 g21
_jd_ r-28
_jde g36
_jdee g36
_jdeed_ g36
_je r28 h-58 k-56
_jea h-49
_jean h-49
_jeans_ h-49
_jee g25 m27
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
_jewellery_ h-21
_ji r-34 m-22 h132
_ji_ h22
_jin g-26 h88
_jinn g-26 h83
_jinn_ g-26 h83
_jo r-32 g42 m-64 h75
_jo_ g42 h-19
_job r-21 m-44 h24 k20
_job_ m-44 h27 k22
_joh h27
_john h27
_joi r-23 g-26 h53
_join r-23 g-26 h53
_joint_ r-20 g-24 h40
_joint_venture_ h54
_jos h19
_ju g-32 m177 h61 k29
_jua m102 h-40
_jua_ m66 h-22
_juaa m36 h-19
_juaa_ m28
_jud h25
_judg h25
_jug h52
_jug_ h52
_jui h-37
_juic h-37
_juice_ r19
_juj h21
_juju h21
_juju_ h21
_jul r32
_july r32
_july_ r32
_jun r23 m29 h34
_june h-25
_june_ h-25
_june_and_ r48 g25
_junk r30 m42
_junk_ r46
_junket_ m45 h19
_jur h29
_jus r-55 g45 h-41 k59
_just r-55 g45 h-41 k59
_just_ r-54 g47 h-39 k48
_just_a_ r21
_just_for_ h-25
_just_under_ k33
_k_ r33 h-45 k24
_k_for_ r32
_ka g-51 m21
_ka_ g30 m-32 k-38
_ka_gosht_ h31
_ka_kiraya_ g-33
_ka_paisa_ m-21 h21
_kaa r-41 g28 h29
_kaas r-38 g33
_kab m27 h38
_kaba h38
_kafala_ r28
_kah r-21 m-22 k36
_kaha k43
_kal r-20 m41
_kala g-23 h28
_kala_ h40
_kaly m23
_kalyan_ m23
_kam h-25
_kam_ k26
_kame r20
_kameti_ r38
_kan r51 g-22 h-24
_kand r51 h-25
_kap h-27
_kar m43
_kar_ m31
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
_kat r46 h-19
_kay g-28
_kay_ g-28
_ke g40 m83 k37
_ke_ r-24
_ke_liye_ m-24 h-31
_kee r58 g22 m-51 k32
_keep r67 g-19 m-32 h34 k45
_keep_ m-71 k90
_keep_%_ r-46 k40
_keep_a_ k21
_keep_and_ k23
_keep_each_ h-40 k53
_keep_his_ r35 k-19
_keep_it_ r-23 g28
_keep_the_ r19 k-51
_keeping_ r74
_keeps_ m39 h38 k-34
_keeps_it_ r-62 m30
_keeps_my_ g-41 h-19
_keeps_to_ g47
_keg h63
_keg_ h54
_kel m33 k21
_kel_ r26 k21
_ken m120 h79
_keno m120 h79
_keno_ m120 h73
_kep k22
_kept k22
_kept_ k22
_ket r-22 g-37 m-38 h21
_keta h37
_ketamine_ h48
_kett g-34 m-21 h-29
_kettle_ g-21 h-26
_key g-29 m56 h-93 k-33
_key_ m57 h-64 k-24
_key_man_ g43
_keym g25
_keyman_ g25
_keys g-33 h-30
_keys_ g-33 h-30
_kg r-44 g-42 h-23
_kg_ r-44 g-42 h-23
_kh r-127 g24 m59
_kha r-27 g-22 m23 h61
_khal m20 h-26
_khalas_ r-19
_kham g-21 h22
_khamis_ h26
_khan r-25 m-31 h53
_khanzir_ h25
_khar r-47 g40 h29
_khas m39 h-37
_khasran_ m28
_khat g-19 h70
_khat_ h74
_khay g34 h-33
_khe g36 m49 h-35
_khel m67
_khet g39
_khet_ g39
_khet_mein_ g39
_khi r-19 g32
_kho r-57 m-22 h-21
_khod r-40
_khod_ r-40
_khs m19
_khse m19
_khsert_ m19
_ki r-70 m-47 k-48
_ki_ g39 h-84
_ki_fees_ h-21
_kic g-33 h70
_kick g-33 h70
_kick_ g-22
_kick_back_ h-36
_kick_backs_ h21
_kickback_ h36
_kid r-28 h27 k-28
_kid_ m19
_kidn h92
_kidney_ g-20 h67
_kids m-43 h-43
_kids_ m-43 h-43
_kil h-32
_kilo h-37
_kilo_ h-26
_kilo_hash_ h33
_kilo_of_ r45
_kilometres_ h28
_kilos_ h-39
_kilos_of_ r22
_kin g-23 m19 h64
_kind r19 g-22 h59
_kind_ r30 h102
_kindness_ h-26
_king m20
_king_ g19 h-27
_kingfisher_ h37
_kio h28
_kios h28
_kiosk_ h28
_kir g-33 h42
_kira g-33 h-30
_kiraya_ g-33 h-26
_kis r33 g24 k42
_kish r24 g22
_kisht_ r24 g22
_kit r-54 g31 m-19 h-46 k-23
_kit_ g-42 m-36 h43
_kitc r-19 h-24
_kitchen_ r-19 h-21
_kite g28 h-22
_kite_ g28 h-22
_kitt r-23 g70 h-27
_kittens_ g60
_kn r-64 g-28 h80
_kno r-51 g-19 h88
_knoc g-23 h38
_knocked_ h30
_knocked_on_ h30
_knockoff_ h30
_knot r-40 g19 h49 k-21
_knot_ r-19 h44 k-21
_knot_so_ r-19 h40 k-21
_know k25
_know_ g-52 k65
_knows_ h23 k-35
_knows_what_ g35 k-23
_ko r-91 g-51 h-26 k40
_ko_ g-30 m-27 h81 k24
_kol r-40 g41 h-58
_kol_ g-32 m-38 h-27
_kol_ma_ r63 g-22 m-22
_kol_shahar_ r-36
_kol_shahr_ r-22 g24
_kol_wa7ed_ r-19
_koll r-35 m40
_kollo_ r-22 g31 m20
_kom k43
_kot g-30
_kou m44 h-23
_kr r30
_ku g-37 h88
_kul g-19 h42
_kula h42
_kun h20
_kund h25
_ky g42 k45
_kya g50
_kya_ g50
_kyc k46
_kyc_ k46
_l_ r-19 h45
_la r-71 g-21 h54 k-86
_la7m h33
_la_ g-31 m48 h81
_lab r-45 g-78 m-26 h-24 k20
_lab_ h-21
_laba h-72
_labe r-19 g-66 h33
_label_ g-55 h62
_labo r-27 h53
_labor_ h33
_labour_ r-24 h26
_lad g-53 h89
_ladd r-25
_ladder_ r-25
_ladi h38
_ladies_ h41
_lady g-30 m-19 h74
_lady_ g-29 m-19 h67
_lag m59 h100
_laga m70
_lagana_ m20
_lagay_ m-19 h39
_lagaya_ m23
_lage h105
_lager_ h109
_laha g20 h-19
_lahat_ g20 h-19
_lak k21
_lake g21 k21
_lake_ g25
_laken_ k21
_laken_heya_ k21
_lal r-30 h51
_lal_ r-30 h51
_lam r63 m-22 h-68
_lama r19 h-21
_lama_ r20 g-19
_laman_ g37 h-20
_lamb_ h-36
_lamp h-50 k-22
_lamp_ h-50 k-22
_lan g37 h-98 k-58
_land g66 h-52 k-58
_land_ r-21 g65 m-23 h-44 k-30
_land_at_ g-20
_landed_ g-31
_lands_ g34
_lands_on_ g46
_lang h-57
_lang_ h-27
_lap g-26 m-66 k-25
_lap_ g-32 m-41 h37
_lap_dance_ h82
_lapt m-25 h-20 k-22
_laptop_ m-25 h-44
_laptops_ h23
_lar m24 h93 k-34
_lard h96 k-34
_lard_ h83 k-19
_las r-24 g-25 m84
_last r-24 g-25 m73
_last_ r-39 g-23 m73
_last_man_ m31
_last_months_ h19
_last_night_ m57 h34
_last_one_ g-20 h-21
_last_part_ h-27
_last_week_ r29 g19 m-20
_last_year_ r-64
_lat g35 h-22
_late g57
_late_ g-45 h30
_late_%_ r20
_late_father_ r-24 h34
_late_on_ r21
_late_pmt_ r22
_late_with_ r-39
_lateness_ r24
_later_ g105
_later_which_ r-32
_lau r-25 m-31
_laun r-23 m-23 h-42
_launder_ k27
_laundry_ m-19 h-43 k-27
_law r-48 g43 m-41 h-64 k-25
_law_ g36 h-25
_lawn r-28 k-19
_lawn_ r-28 k-19
_laws g49 h31
_lawsuit_ g49
_lawy g-42 m-33 h-42
_lawyer_ g-42 m-33 h-34
_lay g51 m21 h-60 k29
_lay_ r28 m34
_laye h-28 k34
_layer_ h-28 k34
_lays g57
_lays_ g57
_laz r34
_laze r34
_lazem_ r34
_le r83 g31 m-95 k-63
_le_ g34
_lea g24 h31 k-80
_leaf_ h42
_leag m37 h-24
_league_ m37 h-24
_leak h55
_leaked_ h52
_lean g24 h37
_lean_ g24 h37
_leap g39
_leaps_ g39
_lear r-35 g25
_learn_ r-23 g-26
_leas r45
_lease_ r-20 g34
_lease_of_ r71 g19
_leaseback_ r30
_leased_ h35
_leasing_ r35
_leat g-20 k-51
_leather_ g-20 k-51
_leave_ r-54 h39
_leaves_ r27 h-50
_leaving_ r22
_leb r-33 h44
_lec h25
_lech h59
_lechon_ h58
_lect h-33
_lecture_ h-33
_led g-19 h-72
_led_ g-19 h-58
_lef r-22 g22 m-21 h-36
_left r-22 g25 m-21 h-45
_left_ r-22 g30 m-21 h-45
_left_it_ r21 g61
_left_to_ g103
_left_with_ r50 h-27
_leg r36 h22
_leg_ r23 g30 h64
_leg_from_ h22
_legs h-31
_legs_ h-31
_leh r20
_lem r-21 h-51
_lemo r-21 h-51
_lemon_ h-45
_len r26 g-78 m-42 h-41 k19
_lend r45 g-63 m-36 h28
_lend_ g-27 k19
_lend_you_ r30
_lender_ r-65
_lenders_ r66
_lending_ h35
_lends_ r54
_lends_to_ r32
_lent h-24 k32
_lent_ h-24 k32
_lent_him_ r-46
_lent_me_ g31
_lent_my_ k35
_lent_to_ r-31
_leo h29
_leop h28
_leopard_ h28
_les r56 g41 m-22 h-56
_less r80 g21 m-22 h-56
_less_ r116 h-28 k21
_lesson_ r-22 h-19
_let r43 g-94 h64 k-28
_let_ r-22 g-56 h68
_let_go_ r-28
_let_him_ g-19
_let_me_ r46 g-33 h22
_let_us_ r-24 g30
_lets r95 h19
_lets_ r95 h19
_lets_me_ r62
_lett r-30 g-31 h-23
_letter_ g-20
_letter_of_ r50
_lev r-36 g85
_leve r-42 g86
_level_ h23
_leverage_ r-36 g54 h-28
_leveraged_ g40
_lew r-21 g55
_ley k44
_li r35 g54 m22 h40
_li_ g-36
_lia r-19 g34
_liab r-19 g34
_liability_ r-19 g34
_liability_cover_ g27
_liability_premium_ r-19 g27
_lib r-20
_libr r-20 m-27 h-21
_library_ r-20
_lic r-32 g130 h-25 k-27
_lic_ g124 h-51
_lice r-27 h25 k-27
_licence_ r-21 h-32
_licence_with_ h23
_license_ h25
_licensed_ k-28
_licensing_ h31
_lie r38 h19
_liem h37
_liempo_ h37
_lies r27
_lies_ r27
_lies_in_ r27
_lif r-60 g27 m-24 k-21
_life r-39 g36 h-38
_life_ r-39 g28 h-38
_life_insurance_ g-30
_life_plan_ g43
_life_policy_ g-27
_lift r-21 h56
_lift_ r-21 h-36
_lifted_ h93
_lifted_from_ h37
_lig r27
_ligh r27
_lights_ h-24
_lik r24 g19 m-22 h22 k44
_like r26 g24 m-21 k44
_like_ r32 g-55
_likes_ g79 h21 k50
_lim m26 k24
_lima m34 h48
_limi h-61 k24
_limit_ h-27 k24
_limit_of_ k-31
_limo h40
_limoncello_ h40
_lin r30 g31 m53
_line m58 h-23
_line_ r25 h-20
_lines_ m39
_ling r35
_link r-22 g23
_lip h-20
_lips h-20
_lipstick_ h-20
_liq g21 h58
_liqu g21 h58
_liqueur_ h21
_liquidation_ g34 h-21
_liquor_ h46
_lir r42 g-38
_lira r42 g-38
_lira_ r42 g-38
_list g-39
_list_ g-50
_list_of_ h40
_listed_ g31
_lit h-27 k21
_litres_ h-23
_litt k25
_litter_ h-19
_litter_not_ g30
_little_ r37 k29
_liv g-29 m82 h71
_live g-26 m84 h56
_live_ r33 m93 h30
_live_croupier_ h-24
_live_dealer_ r-21 m131 h57
_live_show_ m-19
_live_upstairs_ r30
_lives_ r-41 h28
_liy m-37 h-54
_liya h-21
_liya_ h-21
_liye m-26 h-33
_liye_ m-26 h-33
_ll g36
_llo g36
_lloy g36
_lloyds_ g36
_ln r27 g28
_lo g80 m122 h109 k-34
_lo_ r22
_loa r104 g-29 m27 h29 k-25
_load m61 h94
_load_ m61 h77
_load_of_ g37
_loaded_ h21
_loan r92 g-34 m-34 h-64
_loan_ r54 g-32 m-32 h-38
_loan_at_ r26
_loan_for_ r50 m24
_loan_from_ r-22
_loan_if_ g37
_loan_is_ g-35
_loan_of_ r-46
_loan_on_ r-32
_loan_principal_ r-43
_loan_repaid_ r-43
_loan_shark_ h-21
_loan_to_ g-25 h-22
_loan_with_ r25 g22
_loaned_against_ r22
_loc g64 m-42 h-58
_lock g68 m-36 h-51
_lock_ r44 h-26 k21
_locked_ h-20
_locker_ r-31 g25
_locks_ g47
_locksmith_ m-29
_log g-21 h53
_logi h41
_lol r-43 h21
_lol_ r-23 g31 h29
_lola r-20
_lon r78 h44 k-24
_lond r-19
_london_ r-19
_lone r73
_lone_ r74
_long r24 g19 h43 k-22
_long_ r29 m-29
_long_i_ r46
_long_it_ g36
_longer_ m21
_loo g-38 m29 k63
_look m-26 h41 k80
_look_ h47
_look_for_ g24
_looked_ g-21 k42
_looks_ h28 k45
_loos m41 h-22
_loos_ m45
_loot g-39 m27 h-20
_loot_ g-39 m29 h-28
_lor r-22 g40
_lorr r-22 g40
_lorry_ r-22 g32
_los r-35 m32 h-51 k-23
_lose_ g26 m-65 h32
_loser_ m36
_losers_ m53
_loses_ m-43
_losi g-29 m27
_losing_ g-29 m27
_loss r-42 m19 h-27
_loss_ r-37 h-45
_losses_ m31 h19
_lost g34 h-31
_lost_ g34 h-31
_lost_luggage_ g34
_lost_my_ m-41
_lost_to_ g-29 m70 h21
_lot r-52 g26 m99 h-64 k21
_lot_ r-28 g53 m-70
_lots g39 m-27 h-21
_lots_ g39 m-27 h-21
_lott g-47 m154 h33
_lottery_ m67 h48 k29
_lottery_of_ h-37
_lotto_ g-29 m80 h69
_lotto_ticket_ m41 h71
_lottry_ m22 h-23
_lotu h-24
_lotus_ h-24
_lou r-26 h36
_loun r-26 h26
_lounge_ r-26 h26
_lov r-39 h135
_love r-39 h98
_love_ r-28 h81
_love_spell_ r-25 h36
_low r24 g32 h-27
_low_ m25
_lowe r26 g40 h-21
_lower_ g40
_lower_ticket_ g37
_ls h24
_lsd h24
_lsd_ h24
_lu r-94 h-32 k-49
_luc g38 h22
_luck g38 h22
_luck_ g34
_luck_in_ h-40
_luck_of_ g65
_lucky_ g28 m-33 h-43
_lucky_bag_ g70 h-20
_lucky_days_ h20
_lucky_draw_ m-33
_lucky_number_ m-19 h24
_lucky_numbers_ m-26
_lucky_sim_ h29
_lud m42
_ludo m42
_ludo_ m42
_lum g29
_lump g29
_lump_ g29
_lump_sum_ g20
_lun r-48 g-64 h-36
_lunc r-48 g-64 h-36
_lunch_ r-48 g-64 h-49
_lunch_for_ h-24
_ly g-27 h43
_lyr h43
_lyri h43
_lyrica_ h43
_lyrica_capsules_ h36
_m_ r93 m-20 h-59
_ma r-61 g84 m-74 h-40 k35
_ma2 m-24 h-28
_ma3 r31 g-37 m-29 k-22
_ma3a r28 g-45 k-19
_ma3ah_ r19
_ma3d r22
_ma3dan_ r22
_ma3r g25
_ma7 g28 k30
_ma7addesh_ k22
_ma7s g38
_ma_ r-29 g250 m-39 h-42 k124
_maal g25
_maal_ g26
_mab r-50
_mabl r-20
_mablagh_ h28
_mac r-38 m84
_maca m45 h42
_mach r-22 g33 m25 h-59 k26
_machine_ g-20 m27 h-45
_machines_ k33
_mad g-61 k20
_mada r-22 h57
_madam_ r-22 h49
_made g-66 k34
_made_ g-66 k34
_made_in_ g-34 h30
_made_it_ r25 k29
_made_of_ h-29
_made_to_ g21
_made_up_ k20
_madm r34
_mag m25 h85
_maga h-25
_magazine_ h-27
_magic_ h-28
_magic_mushroom_ h31
_magic_mushrooms_ h55
_magician_ h24
_magn h29
_mah r70 m23 h-60
_maha r30 m26
_mahi r85 g-20 h-31
_mahine_ r37 h-20
_mahs r-24 g42
_mahsool_ r-24 g42
_mai r-44 g-51 h28
_mai_ h-28
_maid r-21 g-42 h51
_maid_ g-35 h49
_maid_to_ g-28 h68
_maids_ k24
_maids_i_ k33
_mail h-25 k-25
_mail_ k-25
_maj g-69 h-28
_maji m26
_majid_ m26
_majl g-19
_majlis_ g-19
_mak r22
_make_ r-33 g52
_make_not_ g20 h-20
_maker_ g-64 h35
_makes_it_ g28
_makh h-28
_maki r27 g-20
_making_ r27 g-20
_makt r27 k-20
_maktab_ g21 m31 h24 k-20
_mal r30 m-47 h44 k-27
_mal_ r42 m-21
_malb h23
_malbec_ h23
_mall h-26
_mall_ h-26
_malt g-32
_malt_ g-32
_malt_drink_ h-101
_man r44 g48
_man_ r26 h43 k61
_man_at_ r-30 m20 h79 k43
_man_i_ k-37
_man_lets_ h32
_man_standing_ m31
_man_who_ r33 g21 h-20 k21
_mana r21 h-30
_manager_ h-22
_manager_himself_ h22
_mang g26
_mango_ g34 h-47
_mangoes_ r21 h-19
_mani g19
_manifest_ g37 h-23
_manifesting_ h24
_mans k-20
_mans_ h19 k-20
_map g26
_map_ g26
_mar r-66 h88 k-21
_mara r-23 g-40 m-25
_maraheen_ h33
_marathon_ g-27
_marc r32 h-28
_march_ r32 h-28
_mare g53 h-28
_mare_ g46 h-28
_mare_is_ g25
_marg g55
_margin_ g62 h-43
_margin_account_ g34
_margin_for_ r-20 g26
_margin_of_ g-42
_mari g-24 h40
_marina_ h34
_mark r32 m24 k-21
_mark_ h103
_mark_for_ h107
_marka_ h22
_market_ r45 h-26 k-23
_market_account_ h29
_market_says_ g-30
_marl g22 h-25
_marla_ g34 h-22
_marr r-43 g-27 h41 k21
_marra_ r-21 m20 h21
_marry_ r-21 g-25 h24
_mars h34
_marsala_ h35
_mart h40
_mary h33
_mary_ h33
_mas r-31 g-46 m-23 k-40
_mash h-22
_masr h-30
_mass h45 k-20
_massage_ h45 k-20
_massage_for_ h-45
_massage_with_ h30
_mast h60
_master_ h46
_mat r89 g-87 h-37 k23
_mat_ h-20 k43
_matc g-27 m37 h84
_match_ g-26 h78 k28
_match_w_ h-28
_matches_ r19 m36
_matk m19
_matka_ m19
_matt r48 h-27
_matter_ r57
_matu r78
_matured_ r34
_maturity_ r44
_maw h-25
_maw3 g33
_maw3ed_ g33
_may r-31 g104 h-75 k-37
_may_ r-19 g54 m-41 h-81 k-23
_may_and_ r-56
_may_be_ g40 h-20
_may_tubo_ r83 g-25
_mayb g56 m39
_maybe_ g56 m39
_mayo h51
_mayor_ h51
_maz r-41 g-31 h40
_mb r-21
_mc g44
_mcx g55 h-21
_mcx_ g55 h-21
_md g-19 h84
_mdm h54
_mdma h54
_mdma_ h54
_me r28 g-37 m-45 h28 k45
_me_ r105 g-84 m26 h68 k22
_me_a_ r-42 h-19 k-32
_me_after_ g22
_me_and_ r40 m36 h23
_me_at_ g-47
_me_back_ r-28
_me_cash_ r24
_me_for_ r31 g62 k-24
_me_have_ r51
_me_his_ r-137
_me_in_ r-60 g23 k56
_me_money_ r-37
_me_my_ h72
_me_next_ h51
_me_nothing_ r-40
_me_now_ r-20 g22
_me_same_ r94
_me_the_ r36 g-24 k-34
_me_this_ m30
_me_to_ r-42 m-37 h-77 k105
_me_until_ r28
_me_what_ r-26 g41
_me_with_ r28
_me_your_ r-21
_mea r76 g56
_meal h-35
_meal_ h-35
_mean r68 g65 h-31
_means_ g26 h-19
_meas r22 h-25
_measured_ h-19
_meat h99
_meat_ h99
_meat_for_ h39
_med r-39 g-25 m-30
_meda m-25 h-36
_medal_ m-25
_medi r-25 g-21
_medical_leave_ h35
_medicine_ h-41
_medicines_ h31
_medium_ g-25
_medium_to_ h47
_medium_who_ h33
_mee g-41 m-25 h52
_meet g-27
_meet_ g-27 h36
_meeting_ h-37
_meg m54 h42
_mega m54 h42
_mega_ h28
_meh r-20 h30
_mei g39 h-28 k19
_mein g39 h-28 k19
_mein_ g39 h-28 k19
_mel g26 m37
_mem h-36
_members_ r-24
_membership_ r26 h-26
_memo g31 h-45
_memorial_ g35
_memorial_plan_ g27
_men r62 g-59 h-28
_men_ g23
_men_el_ r26
_men_i_ k30
_men_to_ h22
_mend r-58 g-21 m24 h-20
_menn r80 h-19
_menno_ r22
_ment h-22 k25
_mention_ g-20 k33
_menu g-41 h34
_menu_ g-41 h34
_mer r-23 g32 m-20
_merchant_ r28
_merl h58
_merlot_ h58
_merlot_and_ h56
_mes r-19 g35 h-74
_mesh g44 m-27 k-19
_mesh_ g44 m-27 k-19
_mess r-30 m40 h-55 k44
_message_ m37 h-42 k52
_messages_ h-21
_met r-76 g-49 m-39 h-71
_met_ r-28
_meta g44 h-26 k-21
_metal_certificate_ r30
_metal_certificates_ r26
_metal_in_ g23
_mete r-25 h22
_meter_ r-33 h35
_meth h61
_meth_ h63
_metr r-25 g-67 m-20 h-79
_metres_ r-25 g-53 h-36
_metro_ h-34
_mez h52
_mezz r19 h-22
_mezzanine_ r19 h-22
_mi r21 g67 m-47 h-72
_mig g33 h30
_migh g41
_might_ g41
_migu h28
_miguel_ h28
_mil m-22 h-20 k19
_mila h51
_mile h50
_mileage_ h52
_milk g43 h-31
_milk_ g43 h-31
_milk_in_ g32
_mill r31 g-84 h-47
_mill_ g-59
_min g87 m58 h-52 k-19
_min_ r30 g64 m52 h28
_mind g35
_mind_ g35
_mine r-27 g-78 m21 h-47 k52
_mine_ r-27 g-59 m21 h-45 k52
_mine_for_ g-25 h-20
_mine_is_ g21 h-19 k65
_mini r30 m-35 h38 k-41
_mini_ h27
_minimum_ r43
_minimum_due_ r26
_minimum_on_ r29
_minister_ g32
_ministry_ g-19 h-46
_mint g19 h-48
_mint_ h-48
_minu r24 g32 m36 h-25
_minus_ r61
_minute_ m45 h-28
_minute_options_ g-27
_minutes_ r-31 g51
_mir h30
_mis g36
_misp h22
_misplace_ h22
_miss r29 h-39
_missed_ r51 h-20
_missing_ g38
_mist r-30 g31 h45
_mistake_ r-30
_mistress_ h56
_mit g-23 m-30 h-48
_mite r33
_miteen_ r33
_mix h22
_miy m-23
_miyy m-23
_mm h33
_mm_ h-51
_mmi h69
_mmi_ h69
_mn m-23
_mn_ m-23
_mo r61 g-54 m-65 h-80
_mo2 r27 h-35
_mo2a h-35
_mo7 h-36
_mo7a h-36
_mo_ h-38 k47
_mob h-46
_mocking_ h46
_mod h21
_mode h21
_model_not_ g31
_models_ h23
_moe h41
_moet h41
_moet_ h41
_mok h54
_mol h20
_mola h-35
_molasses_ h-35
_moll h50
_molly_ h50
_mon r29
_mond r-27
_monday_ r-27
_mone r79 m44
_money_ r22 m37 h-19 k26
_money_and_ g40 h-24
_money_back_ r-37
_money_every_ r38
_money_for_ r-55 g113 h89 k-20
_money_from_ r23 g-21 h-21 k67
_money_he_ r-21 h23
_money_i_ m-26 k26
_money_in_ r-88
_money_laundering_ k-24
_money_market_ r42
_money_of_ r-24 k24
_money_on_ m20
_money_put_ m71
_money_that_ r-28 h-20
_money_through_ k45
_money_to_ r42 g-40 m32 h32
_money_with_ r32 h-32
_money_without_ r26
_moneylender_ r31 h-21
_monk h27
_mont g24 k-20
_monte_ m33 h47
_monte_carlo_ m33 h47
_month_ r21 g79 h-28
_month_and_ r59 g-20
_month_capital_ r21
_month_end_ g25
_month_for_ h-22
_month_he_ r34
_month_i_ r-68 g-23
_month_on_ r56
_month_till_ r29
_month_to_ r-41 k29
_month_until_ r-24
_monthly_ g-30
_monthly_interest_ r-30
_months_ g-24 h-37 k-39
_months_at_ r33
_months_of_ r-23
_moo r23 h88
_moon h98
_moon_ h49
_moonshine_ h47
_mor r22 g-64 m25
_mora m49 h46
_more g-44
_more_ g-44
_more_for_ r38
_more_i_ r-52
_more_months_ r-26
_more_on_ r-27 k37
_more_than_ r20
_more_time_ r-29
_morn r-37
_mornings_ r-33
_mort r20 h28
_mortadella_ h31
_mortgage_ r21
_mortgage_protection_ r-21
_mortgage_shield_ r-19
_mos r-30 g34 h-47
_mosh g23 h-26 k24
_mosh_ g23 k24
_mosq r-26
_mosque_ r-26
_most r36 g30
_mosta2baleya_ g30
_mot g41 m-27 h-75 k-31
_moth g20 h-62 k-30
_mother_ r-19 g-19 h-56
_mothers_ r38 g39 k-19
_moto g32
_motor_ g40
_motor_cover_ g-53
_mou r-22 m-31
_moun m-31 h-25
_mountain_ g-24 m-31 h-25
_mov r34 g-57 k45
_move r19 g-42 k45
_move_ r-26 g-23 m-21 k83
_move_funds_ k54
_move_the_ r63 k-19
_moved_ g-31
_moved_to_ r40 k-35
_moves_ r31 m29 h35 k-24
_moves_up_ m24
_movies_ h37
_moving_the_ r28
_mr m-35 h-77
_mr_ m-30 h-31
_ms g58 h-41
_mt g66 h-21
_mt_ g68 h-23
_mu r95 g-54 m-28 k35
_muc r20 g70 k-25
_much r20 g70 k-25
_much_ r20 g70 k-25
_mud h-34
_muj k34
_muja k36
_mul r-24 h-72 k96
_mule r-24 m-20 h-77 k84
_mule_ r-24 m-20 h-77 k84
_mult m30
_multiplier_ m30
_mum r-24 h28 k-54
_mum_ k-49
_mun r46 h-20
_muna r59 h-20
_muna_ r22
_munafa_ r37
_mur r33 g-20 m-29
_mura r35 m-27 h-25
_murabaha_instalment_ r-19
_murabahah_ r35
_murt h29
_murti_ h29
_mus r78 g-66 h36
_mushroom_ h-41
_mushrooms_ h50
_musi g-32
_music_ g-32
_musl h52
_muslim_ h39
_must r107 g-32 h24 k26
_must_ r112 g-47 h27 k26
_must_buy_ r30
_must_me_ r22
_must_not_ k26
_must_sell_ r20
_mut m38 h53
_muta h31
_mutu m39
_my r-51 g-53 h-28
_my_ g-64 m-24
_my_account_ r-69 g-33 m-38 h-44 k31
_my_agent_ r54
_my_and_ r56
_my_balance_ r57
_my_bank_ r-43
_my_boss_ r-30
_my_brother_ g-33 h26 k25
_my_brothers_ k-20
_my_camel_ m24
_my_capital_ g-22
_my_car_ r-89 g-37 k-23
_my_card_ r22 k36
_my_cousin_ g34 k23
_my_cousins_ r-25 k24
_my_crude_ g33
_my_daughters_ h-22
_my_debt_ r57
_my_deposit_ r30
_my_details_ k51
_my_dirhams_ r26
_my_end_ r28 g-22
_my_ex_ h81
_my_family_ g20
_my_file_ h19
_my_fortune_ h21
_my_future_ r19 h122
_my_gold_ r-30 g24
_my_half_ g32 h37
_my_hand_ r31
_my_instalment_ r31
_my_job_ m-20
_my_kids_ r22 h-39
_my_late_ r-56 h63 k19
_my_loan_ g31
_my_luck_ g22
_my_marriage_ h49
_my_money_ r67
_my_mother_ h-43
_my_name_ m32 h-57
_my_neighbour_ g44
_my_neighbours_ r41
_my_niece_ h-22
_my_number_ h-30 k66
_my_old_ r-20 g-26
_my_own_ r48 g-64 h-27
_my_palm_ h23
_my_part_ m-22 h19
_my_partner_ r28
_my_place_ g63 m-22
_my_pocket_ h-20
_my_rent_ r34
_my_salary_ r23
_my_share_ m28
_my_silver_ r-20
_my_sim_ r-50 h-48 k87
_my_sister_ r-19 m22 h-27
_my_sisters_ r35
_my_slip_ m38 h43
_my_son_ r-73 h38
_my_stake_ g30 h19
_my_test_ h24
_my_thanks_ r-50
_my_van_ r29
_my_wallet_ r-50 m19
_my_watch_ m37
_my_wife_ r-26 h-55
_my_word_ r-22 m19
_my_yard_ g-46
_mys r-33
_myse r-33
_myself_ r-33
_mystery_box_ g31
_mystery_shopper_ g-19
_mz h57
_mza h57
_mzaw h57
_mzawara_ h39
_na r-24 g132 m28 h-32 k23
_na2a r-25 g22
_na2a_ r-19 g31
_na_ r75 h63
_nac h38
_nach h38
_nad g21 h-22
_naf r41
_nafs r42
_nah r-22 g40 h-40
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
_nam r-38 k59
_name r-38 k60
_name_ g-59 h19 k75
_name_his_ g71
_name_in_ m36 k-38
_name_is_ k37
_name_made_ h25
_name_of_ k68
_name_on_ g-25 h-20 k-34
_name_stays_ h-20 k43
_named_ g35
_names_ g29
_nan r-20 g-24 h-64
_nas g34 h-24 k53
_nas_ g-21 k63
_nas_ma_ k34
_nasd g28
_nasdaq_ g28
_nash h-22
_nasser_ m28
_nassers_ m-25
_nat r-21 m89 h-29
_natal_ h20
_natal_chart_ h20
_nati r-20 m79
_national_ r-20 m49
_naz g-26 h45 k-19
_naza h34
_nazar_ h21
_nazr h24
_nazrana_ h24
_nb h64
_nbe h39
_nbee h39
_nbeed_ h26
_nbi h30
_nbid h30
_nbid_ h30
_nd r50
_ndf r29
_ndf_ r29
_ne g37 m-22 h-29
_nea r-31 g-21 m48
_near r-31 g-21 m48
_near_ m29 h25
_nearest_ r-21 m19
_neb h28
_nec r32 g-28
_neck r32 g-28
_necklace_ r32 g-28
_nee g-24 h-24 k40
_need g-24 h-24 k40
_need_ r-30 k30
_needed_ g-19 h23
_needs_ r57
_needy_ r-39
_neg h23
_nei r22 g61
_neig g26
_neighbour_ g27
_neighbour_for_ r-35
_neighbour_lent_ r30
_neit r28 g35
_neither_ r28 g35
_net r-73 g100 m-26 h-73
_net_ r-73 g78 h-61
_nets m-20
_nets_ m-20
_nev g-40 h50 k57
_neve g-40 h50 k57
_never_ g-40 h50 k57
_never_agreed_ r-25
_never_met_ k-25
_never_said_ g31
_never_saw_ r38 h55 k-27
_never_studied_ h36
_never_took_ r-20
_new r-21 g-57 m-83 h-54 k-53
_new_ g-41 m-83 h-32 k-53
_new_expiry_ h55
_new_moon_ h20
_new_one_ r41 m-36
_new_ones_ r-42
_news h-22
_nex g72 m19
_next g72 m19
_next_ g72 m19
_next_month_ r44 g-26
_next_week_ r-93
_next_year_ g-33
_next_years_ g20
_ng r42 h-88 k21
_ng_ r55 h-80
_ni r-20 m-38 k-58
_ni_ h-57
_nic m-20 h23
_nick m-20
_nie h-22
_niec h-22
_niece_ h-22
_nif r-19 g79
_nift g54
_nifty_ g54
_nifty_ce_ g34
_nig r-30 g-59 m50 h53
_nigh r-30 g-59 m50 h53
_night_ g-51 m66 h133
_night_at_ m34 h80
_night_stand_ h25
_nights_ h-69
_nik r-21
_nil r-21
_nil_ r-21
_nin r95 g-23 h-21
_nine r66 g-23
_nine_ r44
_nine_thousand_ r-20
_ninety_ r22
_nit h27
_nitr h27
_nitrous_ h27
_no g70 m-125 h-85 k-37
_no_ r-43 g-96 m-77 h-48
_no_cdd_ k28
_no_charge_ r-32
_no_charitable_ k22
_no_day_ g51
_no_drawing_ g23
_no_exam_ h19
_no_extra_ r-38
_no_form_ k31
_no_goods_ r86
_no_kyc_ k40
_no_land_ g35
_no_loan_ r48 g-31
_no_matter_ r57
_no_money_ r-26 g-86
_no_more_ r-22
_no_name_ g21
_no_one_ k30
_no_paper_ g35 k23
_no_papers_ h23
_no_prescription_ h42
_no_questions_ h49 k-24
_no_rent_ g-19
_no_returns_ g20
_no_service_ k33
_no_the_ r25 g-38
_nob r-32 g84 h-35 k37
_nobo r-32 g84 h-35 k37
_nobody_ r-32 g84 h-35 k37
_nobody_did_ g-22 k41
_nobody_gave_ k35
_nobody_has_ g43
_nobody_knows_ k-21
_noi k-30
_non g80 h39
_non_ r53 h44
_non_deliverable_ r73 g-68
_non_muslim_ h39
_non_refundable_ g24
_none r-49 g79
_none_ r-49 g79
_none_of_ g23
_noo r-33 m34
_noon r-36 g24 m34
_noon_ r-36 g24 m34
_nor r48 g26 h27
_nor_ r20 g65
_nor_own_ g21
_norm r-20 g-39
_normal_ r-20 g-39
_nos r64 m-39 h31
_nos_ m-28 h44
_noss r86
_noss_ r86
_not r-42 m26 h-61 k34
_not_ g102 m44 h21
_not_a_ r-60
_not_born_ g22
_not_conceived_ g29
_not_exist_ k19
_not_from_ g-36 h154 k-25
_not_hatched_ g19
_not_mention_ g-19 k45
_not_pay_ r22 g-24
_not_planted_ g30
_not_said_ g50
_not_seen_ h32
_not_stated_ g23
_not_tell_ g-27 h-26 k30
_not_through_ g-75
_not_to_ g-45
_not_told_ g23 h-21
_not_yet_ g55 h-22
_nota r-39 g-19 h-34
_notary_ r-39 g-19 h-34
_note r80 g-52 m-53
_note_ r42 m-31
_note_for_ r-27
_notes_ r39 g-21
_notes_of_ r94
_noth r-81 g-31 m41 h-38
_nothing_ r-81 g-31 m41 h-38
_nothing_back_ g26
_nothing_on_ m-40
_nothing_paid_ g67
_nothing_returned_ r39
_nothing_was_ r-21
_noti k47
_notice_ k19
_notices_ k20
_nov r29 g-43 h-29 k-29
_nov_ r45
_nove g-36 m-20 h-28
_novel_ g-24 m-20 h-22
_now g48 m-22 k-46
_now_ g48 m-22 k-46
_now_and_ r30 g-27
_now_buy_ r-28 g27
_now_for_ g40
_now_he_ r62
_now_i_ r-68
_now_on_ r-27
_now_or_ r-30
_now_pay_ g-31
_now_the_ g22
_nr r78
_nre r45
_nre_ r45
_nro r34
_nro_ r34
_ns g33
_nsh g33
_nsho g33
_nu m46 h51 k-24
_nud h41
_nude h41
_nude_ h31
_num r27 g27 m70 h54 k32
_numb r27 g43 m67 h29 k35
_number_ r28 g22 m32 h-27 k28
_number_four_ m39 h49
_number_in_ m26 h-20
_number_of_ g45 m36
_number_on_ g-21 m68
_number_plate_ m-46 h-42
_number_received_ h-30 k56
_number_to_ g42 h23
_numbers_ g21 m35 h56
_numbers_for_ h-36
_numbers_with_ m-34
_nume h27
_numerology_ h42
_nur h-56
_nurs h-68
_nursery_ m-28
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
_o_ r79 g128 h-63 k-37
_o_cover_ r-22 g27
_o_d_ r105
_oa h-50
_oak h-36
_oak_ h-36
_ob h-36
_obj h-41
_obje h-41
_objection_ h-41
_oc h-26 k-20
_occ h19
_occu h19
_occult_ h19
_oct r40 m-22 h-44 k-20
_oct_ r44 h-30
_octo m-22 k-19
_october_ m-22 k-19
_od r64 m60 h33
_od_ r96 h-30
_odd r-31 m71 h37
_odds r-31 m55 h29
_odds_ r-31 m55 h29
_odo h25
_odom h25
_odometer_ h25
_of r-22 g-26 m-48 h-22 k-41
_of_ m-70 h-32 k-56
_of_%_ r33
_of_3ara_ h24
_of_a_ r-129 g56 m-38 h135 k39
_of_all_ g32
_of_and_ k26
_of_another_ g-28 h28
_of_arak_ h60
_of_bank_ r-34 g45
_of_beef_ h-35
_of_beer_ h30
_of_brand_ h33
_of_branded_ h23
_of_card_ r22
_of_cash_ r20
_of_coffee_ h-24
_of_credit_ r25
_of_dates_ g-27
_of_delay_ r35
_of_due_ r32
_of_each_ g-23
_of_first_ g38
_of_forty_ m44 h51
_of_four_ g-29
_of_funds_ r36
_of_gold_ r30
_of_green_ h56
_of_guarantee_ r43
_of_heineken_ h66
_of_his_ g90 m-34 h-47 k-28
_of_i_ r-74
_of_in_ r44
_of_it_ r-20 g-19
_of_lager_ h48
_of_land_ g27 h-22
_of_last_ h57
_of_loan_ r25
_of_maids_ k19
_of_mangoes_ r43 g-27 h-19
_of_money_ r96 k43
_of_my_ r112 k-52
_of_one_ k27
_of_our_ h-52
_of_palm_ r24
_of_pig_ h33
_of_price_ r-23
_of_rain_ m23
_of_red_ h27
_of_rice_ g-22
_of_scrap_ g35
_of_service_ r22 g-30
_of_sheep_ m25
_of_something_ g52
_of_stall_ g-43
_of_swine_ h48
_of_ten_ r48
_of_that_ g78 h41
_of_the_ r-166 g-114 h-48 k-103
_of_them_ g-48 m48 h36
_of_three_ r-27 g49
_of_tomorrow_ g65
_of_us_ r-75 g24 m40
_of_what_ r-36 g-34
_of_whatever_ r-46 h26
_of_which_ g36
_of_white_ h50
_of_workers_ g41
_of_year_ r27 g-30
_off g-34 m22
_off_ r58 k57
_off_a_ g-28
_off_and_ r-30
_off_book_ k44
_off_last_ g52
_off_my_ r35 h-26
_off_record_ k38
_off_the_ m21 h58
_offe r-55 h31
_offered_ r-41 h-23
_offering_ h43
_offering_to_ h43
_offi m20 h-48 k-32
_office_ r66 g-20 m33 h-85 k-29
_office_world_ m-21
_officer_ r-65 h73
_officer_for_ h22
_officers_ g21 k24
_official_ h-26 k-36
_oi m29
_oil m30 h-19
_oil_ m30 h-19
_ok h-24
_ol g-107 h-52 k-42
_old r19 g-126 k-40
_old_ r19 g-126 k-40
_old_debt_ r-31
_old_gold_ r74
_old_one_ r48
_old_phone_ r-23
_old_van_ r-23 g-21
_oli r-19 g-38 h-60
_oliv r-19 g-38 h-60
_olive_ g-33 h-24
_olives_ h-36
_oly g57 m43
_olym g57 m43
_om g-32 h-47
_om_ r-23
_oma r23 h-30
_omar r24 h-27
_omar_ r24 h-27
_on g43 m49 h-56 k64
_on_ r78 g41 m33
_on_a_ r-41 g25 m41 h56 k42
_on_account_ g19
_on_amount_ r60
_on_balance_ r23
_on_before_ g56
_on_behalf_ g-23
_on_bitcoin_ g32 h-29
_on_card_ r23 k-29
_on_cash_ r34
_on_condition_ r-37
_on_credit_ r-64
_on_day_ r-53
_on_each_ r31
_on_emaar_ g31
_on_every_ r46
_on_exchange_ g53
_on_first_ g-22
_on_friday_ r-50 g24 m-19
_on_gold_ r-22 g26
_on_head_ h30
_on_his_ r-29 g-19
_on_how_ g-34 m37
_on_hundred_ r116
_on_instalments_ r-34
_on_it_ r87 g-44 m38
_on_its_ r-66 g-33
_on_june_ r-28 g-22
_on_me_ r25 h46
_on_monday_ r-42 k19
_on_my_ r59 g48 m-52 h35
_on_note_ r-49
_on_oil_ g38 m51
_on_our_ r28 g-31 m22 h-35
_on_paper_ k64
_on_scale_ g-28
_on_spot_ r-24
_on_sunday_ r-36 g-47
_on_tag_ g-41
_on_terms_ r35 g-24 h-27
_on_th_ r-35 g-38
_on_the_ g31 m89 h102 k-38
_on_them_ g23 h-21
_on_thursday_ r-40
_on_tick_ r51 m-24
_on_time_ r-65 g-49
_on_to_ r-30 k-65
_on_twelve_ r20
_on_what_ r56 g-56 h-29 k30
_on_whatsapp_ h31
_on_whether_ r-34 m46
_on_your_ m-25 k50
_onc r-41 m-33 h-34
_once r-41 g20 m-31 h-34
_once_ r-41 g20 m-31 h-34
_one r61 g-42 m59 h-44 k52
_one_ r27 m81 h-104 k20
_one_after_ g43
_one_and_ r78
_one_at_ r-35 g-25 k72
_one_day_ r-22 g89 m-20
_one_dive_ g19
_one_for_ r-21 h19 k22
_one_from_ r-19
_one_go_ g50
_one_more_ h20
_one_of_ g86 m97 h-47 k-32
_one_price_ g-36
_one_standing_ g-20 h-19
_one_sum_ g21 m-33
_one_to_ r-45
_one_under_ h-21
_one_who_ h57
_one_whose_ m44
_one_year_ g-106 m20
_ones r34 g-50 m-22 h61 k32
_ones_ r34 g-50 m-22 h61 k32
_onl r-64 g36 k34
_onli r-45 g27
_online_ r-45 g27
_online_girlfriend_ h-34 k24
_only r-19 m-22 k19
_only_ r-19 h-34 k20
_only_a_ k21
_only_for_ r-20 g24
_only_if_ g24 h-37
_only_the_ r48
_onlyfans_ h48
_op r-48 g150 m50 h-104
_op_ h-23
_ope g25 m28 k42
_open g42 m39 k21
_open_ g140 m-21
_open_bar_ h44
_open_end_ g52
_open_the_ g-47 k28
_opened_ g-52 h-24 k22
_opened_and_ g-32 h-20
_opening_ g-21
_opens_ g-22 m43 h23
_opens_the_ g-30 m43 h23
_oper h-26 k21
_operate_ k25
_opi r-26 m41
_opiu h37
_opium_ h37
_opt r-31 g117 h-76 k-35
_opt_ g22 h-27
_opt_prem_ g52
_opti r-31 g70 h-48 k-35
_option_ r-29 g32 m-26 h-28
_option_b_ g-19
_option_on_ g39
_options_ g51 m29 h-19 k-27
_options_account_ m28 k-21
_options_on_ m-26
_or r-138 g125 m31
_or_ r-97 g246 m115 k64
_or_by_ r-39
_or_credit_ g34
_or_green_ g62 h-22
_or_i_ g-19 m27 h91
_or_in_ r-53
_or_later_ r-21
_or_no_ r52
_or_not_ r20 g-97
_or_nothing_ g19 m45
_or_on_ g47
_or_the_ k40
_or_they_ g-42 k94
_or_zero_ m21
_ora g-34
_oran g-24 h-23
_oranges_ g-24
_orc h-29
_orch h-29
_ord g-20 m-53 k-32
_orde m-52 h-38 k-31
_order_ r-32 m-20 k-29
_order_for_ r-19 g35
_ordered_ r22 g22 m-20
_ordi g-24 h32
_ordinary_ g-24 h32
_org r24 g-25 h74
_orga r24 g-23 h68
_organ_ h27
_organised_ r33
_organs_ h45
_ori h34
_orig h34
_original_ h45
_orp r-46 g-26
_orph r-46 g-26
_orphanage_ r-19
_orphans_ r-27
_os r45 m30 h26
_ot g52 m29 h70 k-22
_oth m37 h79
_othe m37 h79
_other_ r-35 g21 h62 k-23
_others_ r27 g-35 m49 k21
_otherwise_ g26
_otm g29
_otm_ g29
_ou r43 g-45 h61
_oud r-38 h-23
_oud_ r-38 h-23
_oun r54 g-28 h42
_ounc r54 g-28 h42
_ounce_ r34 g-28 h42
_ounce_of_ r-28
_our r49 k-59
_our_ r60 m37 k-67
_our_agent_ r33
_our_debt_ r-20
_our_name_ r24
_our_own_ m42 h-56
_our_shop_ r32
_our_supplier_ g26
_ours m-32 h21
_ours_ m-32 h21
_out m22 h-97 k66
_out_ h-61 k88
_out_and_ r39
_out_at_ g22 h35
_out_for_ r-20
_out_my_ r-24 h-21
_out_of_ r-45 m22 k26
_out_the_ r-19 g21 h-41 k52
_out_to_ m-21 k24
_out_with_ r39
_ov g-81 m37
_ove g-81 m37
_oven r-32 g-25
_oven_ r-32 g-25
_over r26 g-56 m37
_over_ r26 g-37 m66 h24 k21
_over_my_ r-22 k21
_over_the_ r59 g-26 m-22
_over_time_ g-27
_over_two_ r-32
_over_under_ r-26 m78 h27 k-29
_overdraft_ r23
_overnight_ r42
_overtime_ r-42 g-25 h-34
_ow r-57 g-27 m122 h-141 k-52
_owe g-60 m121
_owe_ r63 g-40 m83
_owe_for_ r-32
_owe_from_ r-19 m21
_owe_the_ m23
_owed r-28
_owed_ r-28
_owed_by_ r28
_owed_me_ r-70
_owes r-35 m49
_owes_ r-35 m49
_owes_me_ r34 m20
_own r-63 g33 h-125 k-36
_own_ r-39 g-48 m-35 h-80 k-33
_own_a_ r44
_own_it_ g-23
_own_will_ g-24
_owne r-24 m41 h-21
_owned_by_ g25
_owner_ g36
_owners_ g-21 m30
_ownership_ m30
_owni g74 h-24
_owning_ g74 h-24
_owns_it_ g-33
_ox g-29 h48
_oxy g-29 h48
_oxy_ g-23 h42
_oxy_without_ g-21 h28
_oxys h24
_oxys_ h24
_oy g47
_oys g47
_oyst g47
_oysters_ g30
_oz r41
_p_ r160 m-36 h-57
_p_a_ r59
_pa m-65 h-33
_pa_ h45
_pac r-30 g28 m24
_pack r-30 m-21 h-24
_pack_ r-24 g33
_package_ m-23 h-24
_packs_ g-19
_pad k-20
_padd h36
_padded_ h42
_padel_court_ m-26
_padel_match_ m25
_pag h25
_page h53
_page_ h52
_pai r-90 h-90 k21
_paid_ahead_ r-31
_paid_and_ r-91 g-20
_paid_at_ r-28 g-21 h-19
_paid_before_ r-45 g-75
_paid_by_ r-26 g-32 m-50 h19 k20
_paid_date_ h58
_paid_early_ r-60
_paid_for_ g145 m31 h-55
_paid_full_ g53
_paid_in_ g46
_paid_it_ r43
_paid_me_ g45
_paid_my_ g32
_paid_per_ k30
_paid_so_ r72
_paid_the_ r72 g21
_paid_to_ r83 g-61 m-22 h22
_paid_today_ g-21
_paid_up_ r20
_pain r-97 g-26 m-27 h-116
_paint_ r-48 g-21 m-25 h-89
_paint_for_ h-31
_painted_ g-32
_painting_ r-27 g25
_pair h52
_pais r21 m23
_paisa_ r32 h-22
_paise_ m19
_pak g37 h-19
_pal g48 k-28
_pala h-35
_pali r40
_pall g98 h-43 k-21
_pallet_ g59 h-23
_pallet_of_ g27
_pallets_ g39 h-19
_pallets_of_ g19
_palm r-30 g-28 h88
_palm_ g-23 h26
_palm_lady_ h73
_palm_oil_ r35 h-55
_palm_reader_ h24
_palms_ r-21
_pam m-30 h-30
_pan r-20 h28 k-28
_pana m20 h-86
_panc h38
_pancetta_ h38
_pand h45
_pandit_ h28
_pane k-27
_panels_ h-34 k-27
_pang h31
_pani h20
_pani_ h20
_pap r-44 h47
_pape r-44 h39
_paper_ g30 k32
_paper_a_ r-31
_paper_bought_ h33
_paper_for_ r-58 g-50 m24 h-29 k49
_paper_swaps_ g27
_papers_ r-38 g-22 h32 k-37
_par r-51 g-85 h-59 k-51
_par_ r33 g-21 m27 h-43
_para m-20 h-21 k29
_para_ m-20 h-21 k29
_para_sa_ h-24
_parametric_ g20
_parc r-48 h-35 k-33
_parcel_ r-20 g22 h-34 k-47
_parcel_of_ k33
_pare g-19 h34 k-24
_parents_ h-21 k-24
_pari m78
_park g-44 m-51 h-53
_parking_ r-42 g-22 m-36 h-45
_parl m31 h43
_parlour_ h45
_parm h34
_parma_ h34
_parr g21 h-26
_parrot_ g21 h-26
_part r19 m-35
_part_ r53 m-29
_part_in_ g26 h33
_part_of_ g-19
_partner_ h27
_partners_ r-20
_parts_ h-36 k-22
_parts_of_ r-40
_party_ h63 k32
_pas m-30 h55 k58
_pass r-73 m-20 k29
_pass_ k33
_pass_his_ k50
_pass_it_ k-33
_pass_mark_ h107
_passes_ g33 h-28 k21
_passes_over_ k23
_passing_ r-38 h-21
_passport_ h31 k-42
_passport_in_ h27 k-30
_passport_with_ h31
_past r56 h63 k30
_past_ r56 k41
_past_life_ h20
_past_the_ r38 k36
_pastry_ h24
_pat r63 g24 m37 h-35
_pata g20
_pata_ g40
_pata_nahi_ g46
_pati h-34
_patient_ h-26
_pato r94 h-32
_patong_ r94 h-32
_patr m30 h38
_patrol_ m35
_patron_ h40
_patt r-22 m43
_patti_ r-24 m34
_patw h22
_patwari_ h22
_paw r133
_pawn r133
_pawn_ r40
_pawn_ticket_ r27
_pawned_ r39
_pawnshop_ r30
_pawnshop_ticket_ r24
_pay r68 k39
_pay_ m-23 h22
_pay_and_ r23
_pay_at_ r-55
_pay_day_ r70
_pay_each_ r-38
_pay_for_ r42 m-53 h-31
_pay_him_ r-55 g30
_pay_if_ r-25
_pay_it_ k70
_pay_later_ g-28
_pay_me_ g39
_pay_months_ r22
_pay_my_ g54 m-24
_pay_now_ g37
_pay_off_ r28
_pay_official_ h20
_pay_on_ r-24 m-20
_pay_only_ r-38
_pay_the_ g-53 m-50 h-23 k28
_pay_to_ g-52 m56 h-28
_pay_whatever_ r-20 g24
_pay_when_ r-33 g61
_pay_witness_ h24
_payday_ h27
_payday_advance_ r23
_payday_app_ r47
_payday_lender_ r-28 h27
_payday_lending_ h21
_payday_loan_ h20
_payi r35
_paying_ r35
_paying_boys_ h38
_paying_men_ h22
_paying_only_ r-29 g30
_paying_the_ g-49
_paym k19
_payment_ r40 g22
_payment_for_ r-37 h-41
_payment_if_ g31
_payment_to_ r-24 h32
_payments_ r-38 g-19
_payments_of_ r-30
_payo r20 h19
_payr g-20 k33
_payroll_ g-20 k33
_pays g31 h-47
_pays_ g37 m27 h-33
_pays_for_ r-52
_pays_his_ r-20 m-51
_pays_if_ g49 m-20
_pays_in_ r-63
_pays_me_ r-49 g-39 m-20 k30
_pays_my_ r70
_pays_nothing_ g-20
_pays_off_ r49
_pc r38 g-35
_pcs m26 h30
_pcs_ m-19 h-26
_pcso m45 h56
_pcso_ m45 h56
_pct r40
_pct_ r40
_pd g27
_pe r92 g84 h-102 k23
_pe_ r68 g47
_pea r-25 g50
_pear r-23 g53 h-53
_pearl_ g49
_pearls_ g21
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
_pek h39
_peke h39
_pekeng_ h27
_pen r-30 g-98 h-37 k-27
_pen_ g-39 h-24
_pena r50 h-33
_penal_ r36
_penalty_ h-30
_penalty_kick_ m-27 h-27
_penn r-39 g-34 m50
_penny_ r-39 g-34 m50
_pens r-24 k-24
_pens_ k-22
_pension_ r-24
_peo r-23 g-23 k42
_peop r-23 g-23 k42
_people_ r-23 g-23 k42
_pep r-19 g-22
_pepp r-19 g-22
_pepper_ r-19 m20 h-21
_pepperoni_ h34
_per r105 m41 h-103 k67
_per_ r119 g-70 m78 h-74
_per_call_ r-19 m37
_per_cent_ r98 g-30
_per_hundred_ r31 m-25
_per_kilo_ r-32
_per_message_ m20
_per_month_ k19
_per_week_ r25
_per_year_ r25
_perc g-31 m-21 k28
_percent_ m-20 k30
_percent_of_ r-76 h42
_percent_to_ g31
_perfume_ h-68
_perfumes_ h50
_perm g41
_permit_ g26 h29
_perp g97 h-40
_perp_ g36
_perpetual_ r24 g26 m45
_perps_ g34 m-32
_pers k68
_person_ h-30 k49
_personal_ h-19 k22
_personal_account_ r-20
_personal_collection_ k23
_personal_finance_ r-22
_personal_loan_ r39
_pes r28
_pet g26 m-20 h-40 k-33
_pete g32
_peter_ g32
_petr g-23 h-28
_petrol_ g-23 h-28
_petrol_station_ m25
_ph r-55 g45 m-20 h-46
_pha g24 m-26 h-63
_phal g26
_phal_ g26
_phar h-50
_pharmacy_ h-44
_phi g25 h28
_phil g19
_phis h41
_phishing_ h36
_pho r-30
_phon m30 k22
_phone_ g-28 m30 h23 k25
_phone_for_ h-25
_phone_out_ k27
_phones_ g34
_phot r-39 g-32 m-22 k-29
_photo_ r-23 g-21 h-26
_photos_ h70 k-21
_photos_of_ h25
_phy h-21
_phys h-21
_pi r-108 g-64 m-47 h233 k-60
_pic g54 m24 h-38 k-28
_pic_ g36
_pick g45 m30 h-116
_pick_ g69 m29 h-30
_pick_six_ m21
_pick_up_ r28
_picked_ r-31 g-41 h-82
_pickup_ r20
_pics h52
_pics_ h52
_pict h40
_picture_ g42 h-28
_pictures_ g-49 h68
_pictures_of_ h-23
_pie g-24 m-27 h-33
_piec g-24
_pig h81 k-46
_pig_ h116
_pig_farm_ h20
_pig_for_ h36
_pige h-47
_pigeon_ m32 h-34
_pigeons_ g25 m-20
_pigl h38
_piglets_ h35
_pigs h53 k-32
_pigs_ h46
_pil r-21 g-21 m20
_pile m35
_pile_ m35
_pill g-33 h-32
_pills_ g-23 h21
_pills_for_ h36
_pills_from_ h-77
_pils h65
_pim h87
_pimp h55
_pin r-23 g-27 m36 h66 k33
_pin_ r-20 h-32 k52
_pink g-20 m24
_pino h58
_pinot_ h30
_pint h42
_pints_ h29
_pir h71
_pir_ h22
_pira h49
_pirated_ h68
_pit m-31 h22
_pit_ h24
_pitc m-28
_pitch_ m-28 h-22
_pitcher_ h20
_piz r-30 m-24 h-29
_pizz r-30 m-24 h-29
_pizza_ r-30 m-24 h-29
_pl r49 k-92
_pla r-55 h31 k-63
_plac m54 h66
_place_ r-23 m41 h35
_place_in_ g71 m-25
_placed_ m19
_placement_ r22
_plai r26
_plain_ r43
_plan g21 m-58 h-74
_plan_ g35 h-59
_plan_of_ r-29 g34
_plan_premium_ g20
_plan_st_ g24
_plant_ h24
_planted_ g31
_planting_ h-26
_plat r-51 m-34 k-25
_plate_ r-22 m-39 h-47
_plated_ r-50
_plates_ h33
_plates_for_ h38
_platform_ r23 g38 m19
_play r-39 m57 h73 k-36
_play_ m42 h56
_playboy_ h44
_players_ m38
_ple r44 g-65 h-26
_plea g-48
_please_ r22 g-67
_pled r45
_pledged_ r49
_plo r-26 g61 m-53 h-48 k-22
_plot r-26 g61 m-52 h-34 k-22
_plot_ r-26 g34 m-47 h-24 k-21
_plot_i_ g30
_plot_in_ m-22
_plots_ g27
_pls h28 k20
_pls_ h28 k20
_plu r60 g-24
_plug h67
_plug_ h30
_plum r-43 g-23 m-23 h-78
_plumber_ r-43 m-23 h-21
_plus r107 m46
_plus_ r107
_plus_a_ m35 h-22
_plus_interest_ h22
_plus_the_ r66
_plus_two_ r20
_plus_weekend_ r29 h-38
_plz r22 g25
_plz_ r22 g25
_pm r-20 m-44 h-56 k31
_pm_ r-27 g27 m-35 h-26
_pmt h-30 k31
_pmt_ h-30 k31
_po m90 k-70
_po_ r-24
_poa h27
_poc g29 m31 h-20
_pock g29 m31 h-20
_pocket_option_ g26
_pocketed_ g19
_poi g31
_poin g32
_point_ r-30 h44
_points_ r41 h-23
_pok r-27 m63 h-40
_poke r-27 m22 h-54
_poker_ r-20 h-28
_poker_night_ h-24
_pol r-40 g44 h-23
_pole r-22
_pole_ r-22
_poli g56 h-51 k19
_police_ h-23 k24
_policy_ g99 h-51
_policy_for_ g65
_policy_premium_ k23
_polish_ g-23
_poly h23
_pon g33
_pond g37
_pond_ g37
_poo g-48 m68 h37 k45
_pooj h22
_pool g-40 m107
_pool_ m67 h-54
_pools_ g-25 m37 h58
_poor m-30
_poor_ r31
_pop h26
_popp h32
_poppers_ h31
_poppy_ h-22
_por r35 g28 m-63 h118
_porc h57
_porcine_ h30
_pork m-19 h110
_pork_ m-19 h122
_pork_belly_ g-24 h31
_pork_free_ g25 h-20
_pork_ribs_ h21
_porn m-25 h65
_porn_ m-25 h46
_port g48 h-98
_port_ m29 k25
_portion_ g43
_portion_of_ g57
_pos r26 m-72 h-65 k-46
_posi r19 g64 h-21
_position_ r19 g64 h-21
_poss g36
_post g-65 m-22 k-32
_post_ r23 g-46 h55
_post_dated_ r-43
_post_office_ r69
_poster_ r-27 h-23
_posters_ m-22
_pot g-65 m34 h-109
_pot_ g-59 m113 h-46
_pot_money_ m24
_pota m-44 h-32
_poti h24
_potion_ h24
_pott r-36 m-31 h-56
_pottery_ r-30 m-31 h-56
_pou r56 g-27 h42 k-20
_poun r74 h-21 k-20
_pound_ r63
_pounds_ k-20
_pour r-19 g-21 h58
_pow r-22 g-24 m39 h27
_powd h-23
_powder_ h-23
_powe r-19 m47 h50
_power_ h-24
_powerball_ m46 h49
_pp r54 h-23
_ppf r54
_ppf_ r54
_pr r-52 g102 m-40 k-61
_pra r-45 h59
_pray r-44 h67
_pray_ r-19 h53
_pray_to_ h53
_pre g154 h-69 k-41
_pre_ g98
_pre_sale_ g29
_pred m22
_predict_ m20
_prediction_ g28
_prediction_market_ h26
_pref r49 g-57
_preference_ r34 g-43
_prem r-48 g59 k19
_prem_ g65 h-30
_premises_ g-32
_premium_ r-43 g24 h28 k20
_premium_for_ g36
_premium_of_ g28
_premium_plan_ g-67
_premium_sms_ m28
_preo g23
_preorder_ g23
_prep h-30
_prep_ h-23
_pres h-19 k-30
_presale_ g47 h-36
_prescription_ g-38 h31
_present_ r25 g-24
_pri r-51 g-35 m41
_pric g33
_price_ r-24 h-24
_price_after_ g27
_price_agreed_ r-35
_price_as_ r-22
_price_bet_ g-19
_price_fixed_ g24
_price_guessing_ m25
_price_he_ r-26 g34
_price_i_ g22
_price_in_ g-47
_price_is_ r28
_price_later_ r19 g-23
_price_left_ g27
_price_of_ r89 g-31 m22
_price_on_ r-39
_price_prediction_ g21
_price_to_ g39
_prices_ g39 h38
_prices_on_ g38 m23 h20
_prin r-42 g-65 h-31
_principal_ r49
_principal_and_ r78
_principal_only_ r-81
_printed_in_ h31
_printing_ r-55 g-37 h-31
_pris g40
_prise_ g40
_prise_after_ g30
_priv h35
_private_ g-29 h35
_private_page_ h32
_private_videos_ h19
_priz g-46 m29 h-27
_prize_ g-46 m40 h-30
_prize_money_ m40
_prizes_from_ h22
_pro r49 m-64 h19
_problem_ g22
_proc r35 k25
_processing_ r31 k24
_procurement_ h26
_prod g31 h21
_product_ g33 h19
_prof g-21 m-19 h-37
_profit_ r-22 g-45 h-26
_profit_and_ r-25
_profit_from_ r25
_profit_share_ r61
_prom r38 m-21 h-36 k-20
_promise_ r60
_promise_to_ g-94
_promised_ g-28
_promises_ r-19 g19
_promissory_ r25
_promissory_note_ r23
_prop h35
_prophet_ h46
_pros h92
_prosciutto_ h41
_prosecco_ h28
_prot g82 m-22
_protected_ r59
_protection_ r-49 g75 m-22
_protection_on_ g65
_protection_plan_ g19
_prov r20
_provided_ r22
_prox h19
_proxy_ h19
_ps h62
_psy h59
_psyc h59
_psychic_ h51
_psychic_hotline_ h39
_pu r-47 m100 h31
_pub r-38 g-34
_publ r-38 g-21 m-19
_public_ r-23
_publish_ h32
_publisher_ h-38
_pud h36
_pudd h36
_pudding_ h36
_puj h61
_puja h61
_puja_ h50
_pul g-28
_pull m21
_pulled_ h31
_pulls_ m23 h-19
_pump h-20
_pump_ h-20
_pun m46 h21
_punt g-23 m48
_punt_ g-21 m22
_pup g36 h-41
_pupp g42 h-41
_puppy_ g40
_puppy_not_ g20
_pur k41
_purchase_ r-23 g-22 h-24
_purchase_from_ r-39
_purchased_ g36
_purchasing_ h57
_purchasing_manager_ h25
_purp k50
_purpose_ k53
_pus r26 m54
_push r26 h29
_push_ r67
_push_the_ r77
_pushed_ r-41
_pust m58 h-33
_pusta_ m30 h-30
_put g74 h-57
_put_ h-85 k19
_put_every_ r27
_put_in_ r39 m34 k-19
_put_it_ g-24 m-27 k44
_put_my_ m34 h32
_put_on_ m20
_put_spread_ g46
_put_the_ r-52 g-31 m-31 h-37
_put_up_ r24 m75
_puts g71 m-29
_puts_ g71 m-29
_puts_my_ h25
_putt m33 h35
_putting_ m33 h35
_py r44
_q_ r35
_qa r50 g-27 h-57
_qar r49 h-37
_qar_ r56
_qard r-40
_qard_ r-40
_qard_hasan_ r-50
_qarz r32
_qarz_ r32
_qarz_pe_ r21
_qat h20
_qat_ h35
_qe r-39
_qes r-39
_qest r-39
_qest_ r-39
_qi g47 h-24
_qis g49
_qist g49
_qist_ g49
_qt g30
_qty g30
_qty_ g30
_qu g-34 m29 h-23
_qua g25 m-27 h-19
_quan r-28 g29
_quantity_ r-28 g22
_quar r43 m-22
_quarter_ r83 m-22
_quarter_in_ r-21 g-31
_quarter_of_ g-43 h77
_quarterly_ r-40 g23
_quay g-24
_quay_ g-24
_que m-19
_ques h34
_questions_ h36
_queu m-25 h-22
_queue_ m-25 h-22
_qui g-52 m66
_quia h44
_quiapo_ h44
_quic m22
_quie k23
_quiet_ k23
_quiz g-32 h-36
_quiz_ g-32 h-36
_quiz_night_ m-38
_quo g24 m39
_quot g25 m42
_quotex_ g44 m54
_qur m-30 h-21
_qura m-26
_quran_ m-26
_quran_competition_ m-34
_ra r-22 m103 h-48 k-30
_rab g27 h-26
_rac m40 h23
_race g33
_race_ g33 m-20 h-22
_racecourse_ h23
_raci m36 h19
_racing_ m36 h19
_rack g-33
_rack_ g-27
_rad r-41 g-33
_radd r-39
_radi r-19
_radio_ r-19
_raf m47 h-33
_raff m47 h-33
_raffle_ m66 h-32
_raffles_ m-19
_rah r44 g-19 m33
_raha r57
_raha_ r51
_rahn m34
_rahn_ m34
_rai r-26 g-38 h-51
_rain g-35 h-46
_rains_ g-37 h-37
_rains_we_ g-20
_raj r-26 g-45 m24
_raja g-26 m29
_rajab_ r32 g-23
_rak r-22 h48
_rake m27 h-19
_raki h83
_raki_ h71
_ram r39
_rama g21
_ramadan_ g21
_rami r36 h-26
_rami_ r36
_ran r-20 g110 m-22 h34 k-26
_ran_ g77
_ran_off_ g53
_rand r-26 g33
_randi_ r-25 h47
_random_ g49 h-37
_rans h58
_ransom_ g19 h29
_ransomware_ h29
_rar g-43 m23
_rare g-43 m23
_rare_ g-43 m23
_ras_ m-25 h-19
_rase m24 h-29
_raseed_ m24 h-29
_rash g-26 h64
_rashers_ h30
_rashid_ g-23 m19
_rashwa_ h33
_rat r76 g26 m-49 h-55
_rate r98 m-31 h-52 k-30
_rate_ r117 g23 m-28 h-64 k-30
_rate_baad_ g26
_rate_collar_ g27
_rate_of_ r39
_rate_swap_ r-72 g96
_ratings_ h19
_rav h64
_rave h64
_rave_ h64
_ray r-19
_rb m30 h-19
_rd r39
_rd_ r39
_re g-141 m-61 k60
_re_ h28
_rea r-98 g-57 h182 k42
_reac g54
_read r-52 g-105 m-31 h227 k19
_read_ r-23 h81 k40
_read_his_ h43
_read_my_ h46
_reader_ h39
_reading_ h68
_reading_glasses_ h-22
_reading_of_ h93
_reads_ g-45 h58
_reads_what_ g-27 h47
_ready_ g-37 h-27
_real m36 h42 k27
_real_ g-27 m36 h47
_real_cash_ m20
_real_estate_ r23 h-35
_real_ones_ h69
_really_ g28
_ream r-31
_reams_ r-31
_reb g-44 h-41
_reba r23 g-45
_rebate_ r23 g-45
_rebh g-22
_rebh_ g-22
_rec h-52 k36
_rece g-23 h-70 k23
_receipt_ r-63 h-50 k-28
_receipt_for_ h-22 k45
_receipts_ r51
_receipts_of_ r37
_receivable_ r-33
_receivables_ r57
_received_ g-26 k45
_received_and_ k21
_received_from_ h40
_received_money_ k31
_receiving_and_ k35
_rech r-24 g27 m55
_recharge_ r-24 g37 m39 h-27
_recharge_of_ m19
_recipe_ h23
_reco g-34 k35
_record_ g-38 k28
_recovery_ g24
_recr h28
_red m45 h55
_red_ r-65 m38
_red_and_ h32
_red_crescent_ r-45 h-23
_red_horse_ h34
_red_or_ g26 m60
_reds h35
_reds_ h35
_redu r31
_reduce_ h24
_reducing_ r31
_ree m30 h32
_reem m20
_reem_ m20
_ref r-68 m-40 k-30
_refe m-28 h19
_refi r-20 g-25 h20
_refu r-22 g42 m-23 k-26
_refund_ g-25
_refuses_ g37
_refuses_to_ g37
_reg r27 g-73 m-20 h-76
_rega r66 g-33
_regardless_ r67 g-33
_regardless_if_ r57 g-33
_regi r-24 h-48 k-21
_registered_ r-21 g-31
_registration_ g19
_reh m44 h-33
_reha m44 h-33
_rehab_ h-22
_rehan_ m47
_rei g19 h-26
_reim r19
_reimbursing_ r19
_rein g42 h-35
_reinsurance_ g39
_rel h49 k19
_rela h43
_rele m-21 h-38 k39
_release_ r20 m-21 h-31 k42
_relief_ h-31
_religion_ h38
_relo m23 h38
_reload_ m23 h38
_rem g-19 h57
_rema r26 m30 h53
_remaining_ r20
_remedy_ h24
_remo m-24
_removal_ h-30
_remove_ h45 k-23
_removing_ h27
_ren r32 g49 m-33 h-28 k48
_rene g47 h-21
_renew_ g25
_rent m-30 k58
_rent_ r-44 h44 k-41
_rent_from_ h57
_rent_if_ g-51 k60
_rent_in_ r19
_rent_is_ r19 g37
_rent_of_ r30 g71
_rent_on_ r35 k-21
_rent_to_ g30
_rental_for_ k-21
_rented_ k49
_rented_my_ k25
_rented_out_ r34 h21
_renting_ r21 k24
_rents_ g42 k38
_rents_accounts_ k59
_rents_me_ g42
_rep r54 g-39 m-66 h-58
_repa r-21
_repacked_ h38
_repaid_in_ r42
_repair_ r-22 m-22 h-21
_repairs_ g20
_repayment_ r-29
_repayment_to_ r-22
_repays_ m24 h23
_repl r-34 g25 m-39 k-28
_replaced_ m-26 h-36
_replacement_ r-21
_replica_ h51
_repo r36 g-40 k49
_repo_ r49
_report_ g-36 k29
_repu r46
_repurchase_ r42
_repurchase_at_ r22
_req r46
_requ r46
_request_ r32
_res r-28 g51 h28 k53
_resa r22 h24
_resale_ r23 g25 h35 k-24
_resale_before_ g56
_resale_of_ g40
_rese r33 g-27
_reserve_ r27
_reserved_ r35
_resi r-44
_reso r-31 g42 k-28
_resold_ r-29 g27 h-20
_resold_the_ r-27 g40 h-19
_resort_ k-21
_rest m-49 h-27 k106
_rest_ r22 m-46 h-27 k123
_rest_in_ r69
_rest_of_ k-39
_rest_to_ g-21 k40
_rest_when_ g26
_restructured_same_ r-21
_ret h-56 k-40
_reti h-34 k-20
_retirement_ h-19
_retu r-31 g25
_return_ g23
_return_of_ r-54
_return_on_ r23
_return_pallet_ g32
_returned_ r-30 g-27
_returned_to_ m20 h31
_returned_with_ r32
_returning_the_ r21
_returns_ g30 k30
_returns_from_ r-28
_rev r38 g19 m-30 h-25
_reve g30 h-35
_revenue_ r21 h-33
_revi h25
_reviews_ h23
_revo r45
_revolving_ r45
_rew g-29
_reward_ r-30
_ri r-45 g104 m-86 h23 k-61
_rib r61 h-36
_riba r62 h-45
_riba_ r50 h-39
_ric g41 h-52
_rice h-50
_rice_ h-50
_rice_in_ g28
_rich g51
_rich_ r-30 g56
_rid r-61 g36 m-64 h-35
_rid_ r-24 g20
_ride r-19 m-64 h-28
_ride_ r-28 g-22 m-56
_rider_ g28
_rif g-22
_rifl g-22
_rig r-33 g132 m22 h-46 k-33
_rigg h35
_rigged_ h28
_righ r-33 g141 m26 h-82 k-33
_right_ r-32 g111 m38 h-74 k-21
_right_of_ g29
_right_to_ g56 h-32
_rights_ g30
_rih m23
_riha m23
_rihan_ m23
_rim g41 h-20
_rim_ g43
_rin g-38
_ring g-36
_ring_ r-33 m-27 h29 k-19
_rings_ r41 g-22 h-39 k35
_rio h73
_rioj h73
_rioja_ h57
_ripe h-39
_ripe_ h-33
_ripp h31
_ripped_ h31
_rise g-36
_rise_ r-27 g-33
_rish h30
_risk g44
_risk_ g19
_rit g-24 m-43 h71
_ritu g-20 m-43 h53
_ritual_ g-20 m-43 h53
_ritual_that_ h42
_ritual_to_ m-42 h41
_riv h34
_riva h43
_riy r43 g-30
_riya r43 g-30
_riyals_ r44 g-22
_riyals_in_ r34 g-22
_riyals_per_ r-27 m25
_ro r-46 g-62 k-83
_roa r-22 g20 m-27
_road g20 m-19
_road_ m-19 h-31
_roc h47
_rock h47
_roh m-25
_roha h21
_rohani_ h21
_rol r58 m33 h19 k-43
_roll r75 m32 k-28
_roll_ r33
_rolled_ r-21 g33 h-42
_rolled_my_ g48 m-24
_rolling_ m25 h52
_rollover_ r59 h-23
_rolls_ m-26
_roo r-43 m25 k-29
_roof_ h-32
_roof_for_ r-29 g25
_rooftop_ h19
_room r-35 k-24
_room_ r-24 h50
_rooms_ h-29 k-20
_root h-30
_root_ h-30
_root_beer_ h-27
_rop g-28
_rope g-28
_ros r-45 g-29 h-27
_rose r-36 g-27
_rose_ r-27 g-27 h30
_rose_syrup_ h-41
_roso h-23
_rosoom_ h-23
_rou m41 h59
_roug h29
_rough_ h22
_roul m67 h26
_roulette_ m67 h26
_roun h32
_round_ r33 k32
_round_for_ k26
_rounds_ r-54
_rounds_it_ r-24
_rout h-44
_rs r25 h36
_rs_ r25 h36
_ru r96 g-32 m-47 h47
_rug h-28
_rul r49
_rule r49 g19
_rule_ r54
_rules_ g25
_rum r-28 g-25 m44 h96 k-34
_rum_ g-20 h120
_rum_cake_ h51
_rumm m53 h-24 k-27
_rummy_ m38
_run r36 g24 m-57 h-51 k34
_run_ m-49 h-31 k46
_runa g36
_runaway_ g36
_runn h-28
_runs r39
_runs_ r39
_rup r38 g-47 m-23 h-22
_rupa r34
_rupe g-44
_rupee_ g-43
_rus h44
_russ h44
_russian_ h44
_s_ r-29 k-21
_sa g-37 h-83 k-53
_sa3 h50
_sa7 m68 h22
_sa7b m43 h-28
_sa7b_ m71
_sa7b_3al_ m28
_sa7b_3ala_ m43
_sa7e m24 h50
_sa_ r-42 g-25 m35 h-66
_saa h-32
_sab r-29 m26 h-60 k-30
_saba r-33
_sabe r23
_sabo m71
_sabong_ m71
_sac g28 m-28
_sack g29 m-28 h-41
_sack_ g28 m-24 h-23
_sacr h36
_sacrifice_ h36
_sacrifice_for_ h26
_sad g-45 m-20 h-28 k-26
_sada h-23
_saf r-38 g-31 h-81
_safe r-22 g-36 h-36
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
_said r-48 g60 m42 h-46
_said_ r-48 g60 m42 h-46
_said_and_ g-46
_said_would_ m-41
_saik r25
_saikda_ r25
_sail r-24 g25
_sain r25 h71
_sainkda_ r25
_saint_ h69
_sak g-21 h58
_sake g-20 h81
_sake_ h101
_sake_set_ h75
_sal r28 m-33 h-31
_sala r22 g36
_salaf_ r48
_salam_ g76
_salami_ h55
_salary_ g-38 m-19
_salary_ahead_ r29
_salary_as_ h34
_salary_comes_ g-21
_salary_lands_ r-19
_salary_slips_ r27
_sale r-44 k40
_sale_ k53
_sale_and_ r23
_sale_of_ r-44 g-90
_sales_ h-20
_salf r24
_salfa_ r24
_sali g-30
_salim_ g-22
_salo h-29
_salon_ h-50
_salt h44
_salts_ h22
_sam r-52 m-39 h-73 k37
_sama h-23
_samak_ g25
_same r-84 m-34 k31
_same_ r-72 g-38 m-34 k19
_same_amount_ r-54
_same_counter_ r-24
_same_day_ r44 k19
_same_he_ r19
_same_price_ g-33
_same_seller_ r19
_same_she_ r32
_same_shop_ r27
_same_sum_ r-60
_same_they_ r30
_sami r37 h-28 k-20
_samir_ h-28 k-20
_samp k30
_samples_ k30
_san g44 m-30 h47 k36
_san_ h35
_san_miguel_ h28
_sana g50
_sana_ r25 g37
_sanc k59
_sand r-73 g24 h39
_sandoo_ r-31 g34 h-30
_sandu_ h49
_sang r34
_sangla_ r39 h-25
_sani h-27
_sanitizer_ h-23
_sar r71 h-19
_sara r45
_sarr r35
_sarraf_ r35
_sat g-32 m28
_satt m49
_satta_ m24
_satu g-21 h28
_saturday_ g-19 h47
_sau m-32 h57
_sauc m-30
_sauce_ m-22 h-28
_saud g23
_saus h29
_sausage_ h21
_sauv h46
_sav r23 g-50 k-24
_save r22 m21
_saved_ r-27 m21
_saver_ r48
_savi g-32 h-19 k-21
_savings_ g-27 h-19 k-21
_savings_account_ r25
_savings_bonus_ r41 h-19
_saw r58 g-40 m-37 k-27
_saw_ r77 g-63 m-19 k-27
_say h74 k66
_say_ m-29 h26 k81
_say_it_ g-69 k70
_say_of_ g30 h63
_saye r37
_sayegh_ r37
_sayi r-42 h43 k-19
_saying_ r-42 h43 k-19
_says m39 h51
_says_ m39 h51
_says_it_ m21
_sayyara_ r-26 g19
_sc r-36 g27 m70 h20
_sca r-31 g-45 m-20 h20
_scal r-21 m-25 h-21
_scale_ g-31 m-20 h-26
_scales_ r-19 h19
_scam h52
_scam_ h39
_scan g-19 h-23
_scar m-25 h-28
_scarf_ h-35
_scat m43 h41
_scatter_ m43 h41
_sch r50 g-22 h-42
_sche r68 g46 h-22
_scheme_ r25 g24 h-19
_schemes_ r26
_schengen_ g27
_schn h22
_scho g-57 h-72
_school_ g-50 h-52 k32
_school_fees_ r19 k30
_schw h24
_sco r-41 g52 m43 h77
_scoo g31 h-20
_scoop_ g29
_scoop_of_ g23
_scop g52 h-27
_scope_ g52 h-27
_scope_to_ g25
_scor g-20 m57 h43
_score_ m61 h43
_scot h81
_scotch_ h42
_scottish_ h39
_scr g42 m63 h-35
_scra m80 h29
_scrap_ g42
_scratch_ m111
_scratch_cards_ m103 h64
_scre g31 h-83
_screen_ g46
_screening_ h-27
_se g77 m-119
_se7 h81
_se7r h82
_se7r_ h82
_se_ g69 k59
_se_pehle_ g72 h-20
_sea r-34 g23 m-34 h-54 k-40
_sea_ g60 h-51
_seal_ g-21 h30
_sealed_ g22
_sealed_carton_ g-20
_sean h44
_seance_ h44
_seas g50 h27
_season_ r22 h34
_seasons_ r-27 g53
_seat g-63 m-24 h-80
_seat_ g-46 h-58
_seats_ h-21
_sec r-57 g60 m66 k-21
_sec_ g-20 m35
_seco r-57 m35
_second_ r-41 g-53
_second_half_ g-45 h41
_second_hand_ g21
_seconds_ g67 m36 h-22
_secr g42
_secret_ g42
_secret_commission_ g-21 h26
_sect h27
_section_ h32
_secu m-24 h-25
_security_ m-23
_security_at_ m-23 h52
_security_deposit_ g-28 h-23
_see g-61 m-46 h-59 k28
_see_ r68 g48 m-26 h-34
_see_it_ r23
_see_which_ r-21
_seed r-34 g-34
_seed_ h24
_seed_money_ h29
_seeds_ r-39
_seen r-36 g-96
_seen_ r-36 g-96
_seen_and_ g-19 h-19
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
_sel r46 k-41
_self h-23
_self_ h-23
_sell r51 g24 h-19 k-41
_sell_ r58 h44
_sell_him_ r57
_sell_it_ g21
_sell_maid_ g-28 h45
_sell_my_ r-25 g36
_sell_you_ r23
_seller_ r-42 g80 h-49 k-25
_seller_has_ g25
_selling_ g25
_selling_my_ g-28
_selling_salary_ r38
_selling_the_ g32
_sells_ r40 g-78
_sells_me_ r-35 g-35 h-23
_sells_us_ r107 g-37
_sem r20 h-36
_seme r32
_semester_ r32
_semi h-34
_seminar_ r-34 h-34
_sen r-114 m39 h-26 k56
_sena g36
_sena_ g36
_sena_jaya_ g28
_send r-48 g-76 m22 h27 k81
_send_ g-40 m26 k66
_send_him_ k-19
_send_it_ r-30 k-26
_send_to_ m19 k32
_sender_ g-24
_senders_ k37
_sending_ r22
_sends_ r-81 h55 k-22
_sends_me_ r-37
_sends_the_ k-32
_sens g29 h-19
_sensex_ g29
_sent r-72 m26 h-24 k-22
_sent_ r-72 m26 h-24 k-22
_sep g62 h24
_sepa r-35 g24 h35
_separately_ g26
_separately_for_ g26
_ser m-49 h36
_serv m-27
_service_ m-19
_service_at_ h-77
_service_charge_ r-24
_ses g-27 m20 h34
_sess g-26 m20 h34
_session_ m20 h53
_sessions_ g-19 h-19
_set r93 m-27
_set_ r75 g-52 m-93
_sett g29 m66 h-26
_settle_ r76
_settle_with_ r50
_settled_ r-54 g44
_settled_at_ m22
_settled_by_ r-29
_settled_in_ h-20
_settlement_ g42 m21
_settlement_discount_ r24
_settles_ r30 g-29
_settling_ r-45 g-29 m35
_settling_up_ g-21
_settling_with_ r-54
_sev r39 g-20 h-37
_seve r39 g-20 h-37
_seven_ r31 g-20 h-37
_seven_hundred_ r-40
_sew m-34
_sewn g30 h27
_sewn_ g30 h27
_sex g-47 h107
_sex_ h55
_sext g-44 h78
_sexting_ g-42 h70
_sh r-35 g78 m-82 h49 k-46
_sha g31 m20
_sha2 r21 g-28
_sha2a_ r21 g-24
_sha7 r23 m22 h-23
_sha7n_ r23 m22 h-23
_sha_ r-40 k24
_sha_a_ r-23 g27
_shab r-25 h49
_shabu_ h26
_shad h-35
_shag r19
_shah r47 m-27
_shahada_ r-33 h45
_shahadat_ r23
_shahar_ r20
_shak m28
_shal r-20 g99 h23
_shall_ r-20 g104
_shall_see_ g51
_sham r46 h52
_sham_ r36
_shan h31
_shar g-56 m56 k-26
_sharab_ h76
_share_ r29 g-71 h35
_share_in_ h57
_share_of_ g-42 m22
_shared_ h-35
_shares_ r-36 g32 m-19 h41
_shares_at_ r-19 g44
_shares_in_ g-26 h-22
_shares_of_ g-29 m-22 h22
_shark_ h-21
_shart_ g-23 m113 h-60
_shaw g-28
_shay r-35 g42
_shay_ r-33 g48
_she r-36 m-25 k-61
_she_ m36 h66 k-43
_she_asked_ r32
_she_bought_ r32
_she_keeps_ r-68
_she_pays_ r-21
_she_reads_ h49
_she_says_ r-22
_she_stays_ h51
_she_takes_ h19
_she_wants_ r20
_shee r-29 g41
_sheep_ m24 h-25
_shei r-24 h21
_sheikh_la_ h27
_shel r-54 g-35 h-95
_shelf_ r-52 g-32 h-53 k-27
_shell_ k25
_shelter_ g-32
_sher r31 h27
_sherka_ r30 g29
_sherry_ h46
_shi r-27 g39 m-32
_shi_ h-34
_shie r-20 g37
_shield_ r-20 g37
_shif g-19
_shift_ h19
_shifts_ g-19
_ship g42 m24 h-37
_ship_ r-26 g77 m27 h-76
_shipment_ r26 h28
_shipment_of_ h30
_shir m-56
_shiraz_ h50
_shirt_ m-41 h-53
_shirt_and_ g34
_shis h32
_shisha_ h32
_sho g-76 m-26 k44
_shoe h-50
_shoes_ h-50
_shof g-23
_shoh r20
_shoo r53
_shook_ r29
_shoot_ r25
_shop g-56 m-33 h29
_shop_ h37 k-37
_shop_and_ r-20
_shop_at_ r66
_shop_for_ h-32
_shop_on_ r-56 g-29
_shop_sells_ g-21
_shop_to_ g56
_shopper_ g-19
_shopping_ m-38 h-26
_shops_ g-19 k34
_shor g75 h-89
_short_ g89 h-38
_short_apple_ r19 g35
_short_course_ g-22
_short_sale_ g-22
_short_selling_ g56
_shot h26
_shots_ h21
_shoulder_ h19
_shoulder_of_ h35
_show r-54 g-85 m21 h34 k59
_show_ g-59 h30
_showed_ r-61
_showed_me_ r-42
_shown_ g-40 m-20 h-20 k82
_shown_as_ k69
_shows_ g30
_shr m-36 h44
_shri r27 g20
_shro h35
_shrooms_ h42
_shta g20
_shte g-28
_shu g49 m-19 h48
_shu_ g41
_shuk h-20
_shut_ g32
_shy r34
_shyl r34
_shylock_ r34
_si r-52 g-105 m66 h120 k-21
_si7 h23
_si7r h23
_si7r_ h23
_sic r-24 k-23
_sick r-24 k-23
_sick_ r-24 k-23
_sid g-30
_side g-24
_side_ r23 m30
_sides_ r-20
_sig g-40 m-19 h-29
_sign g-44 h-30
_signature_ h-26
_signed_ g-31 k-34
_signed_for_ r44 h-26
_signing_ g-20
_signs_ g-22 k69
_sil r-30 h-33
_sile k28
_silent_partner_ r22
_silv h-25
_silver_ r-28 h-25
_silver_bars_ r22
_sim r-54 g-73 m-42 k59
_sim_ r-60 g-41 h19 k81
_sim_and_ r-50 h-26 k93
_sim_swap_ g-36 h96
_simp g-21
_sin r87 g19
_sinc r77 h-20 k29
_since_ r77 h-20 k29
_since_the_ r76
_sing g40 h24
_single_malt_ g-24 h71
_sink g-19
_sink_ g-22
_sir g25 m69 h54 k-26
_sir_ g30 m69 h58
_sisi h42
_sisig_ h42
_sist m22 h-27
_sister_ r-27 m22 h-27
_sister_in_ r-24 m22
_sit h103 k-39
_sit_ m50 h52
_sit_my_ h52
_site r-21 k-24
_site_ r-21 k-24
_sits r19 m-34 h34
_sits_ r19 m-34 h34
_sits_it_ h60
_sits_the_ h24
_sits_with_ r27 h-56
_sitt h20
_siu h53
_siu_ h53
_six r40 g-23 m49 h-20 k21
_six_ r62 m51 h-29 k19
_six_hundred_ r39
_six_months_ r-54 g32 h-41
_six_numbers_ m26 h23
_six_pack_ h39
_sixt r-22
_sixty_ r-22
_sixty_seconds_ g32 m42
_siz r-33 g54 m-28 h-26 k-22
_size r-33 g54 m-28 h-26 k-22
_size_ r-25 g54 m-28 h-26 k-22
_sk g43 m53 h-48 k-23
_ske h-22
_ski g-22 m34 k-23
_ski_ h-24 k-22
_skim h43
_skin m40
_skin_ g28 m-23
_skins_ g-37 m64
_skip_ r39
_sky g40 m28 h-27
_sky_ g44
_sl r86 g-88 m127 h54 k-64
_sla r26 h37
_slau h-20
_sle g-20 h-38
_slee g-20 h-38
_sleeps_ r20
_sli r49 g-25 m46 h32 k-43
_slic r28 g-19
_slice_ r28
_slices_ g-19
_slip r22 m51 h35 k-30
_slip_ m45 h114
_slips_ r57 m19 h-40
_slips_for_ r19 m24
_slo r27 g-39 m106 h23
_slot g-39 m99
_slot_ m28 h-48
_slot_machine_ h24
_slots_ g-21 m55 h63
_slow r45
_slow_ r39 m-19
_sm r-38 g-49 k40
_sma r19 g-31 m-32 k37
_smal r19 g-31 m-30 k38
_small_ r21 g-27 m-30 k54
_small_appreciation_ r19
_small_chunks_ k24
_smi r-22
_smit r-22
_smith_ r-22
_smoke_ h41
_smoked_ h-27
_sms r-28 m71 h-35
_sms_ r-28 m71 h-35
_sms_at_ m53
_smu m-30 h27
_smug h62 k-24
_smuggle_ h64
_smugglers_ h-32
_smur m-19 h-35 k42
_sn g-25 h28
_sna g-20
_snac h-57
_snack_ h-19
_snacks_ h-37
_snap g-20 h75
_snap_ h75
_so r34 g-128 m-72 h36 k69
_so_ r85 g-144 m48 h155 k143
_so_bank_ r-22 k48
_so_counter_ k28
_so_desk_ k23
_so_he_ m-30 h106 k-32
_so_here_ r30
_so_his_ h-23 k30
_so_i_ r75 m-32 k-27
_so_inspector_ k-19
_so_it_ r-23 m-23 h-51 k83
_so_much_ g40
_so_no_ g-24
_so_nobody_ k20
_so_teller_ k23
_so_that_ r32 m-20
_so_the_ r63 m25 h71
_so_they_ r-28
_soa g-31
_soap g-31 h-39
_soap_ g-31 h-44
_soc g-53 h-73
_soci g-34 m41
_social_ g-45 m44
_social_insurance_ g-45
_sock g-19 m-26 h-58
_socks_ g-19 m-26 h-58
_sof r-23 m-42 h-75 k-29
_sofa r-52 h-39 k-21
_sofa_ r-52 h-39 k-21
_soft m-34 h-46
_soft_ h-75
_software_ m-34 h28
_software_for_ h59
_soj h28
_soju h28
_soju_ h28
_sol m-22 h-26
_sola k-23
_sold g20
_sold_ g30 h-19
_sold_after_ g-43
_sold_as_ g-20 h88
_sold_at_ g-27
_sold_back_ r56
_sold_before_ r-23
_sold_by_ g40
_sold_for_ r-50
_sold_him_ r32 g-24
_sold_it_ g73
_sold_me_ g-60
_sold_my_ g-54 h-22 k53
_sold_on_ g57
_sold_the_ r66 g21 h-29
_sold_them_ r-21
_sold_to_ r110
_sold_us_ g-22
_sold_what_ r-33 g32
_som r-46 g78 m-24 h30
_some r-45 g82 m-19 h-19
_some_ r-52 g39 h-54 k25
_some_day_ g38
_some_hacked_ h-33 k58
_somebody_ g-39
_somebodys_name_ h27
_someone_ r-21 g-33 h27 k19
_someone_elses_ h47
_something_ r27 g22 h20
_something_for_ r49 g-34 h74
_something_in_ g-31 h38
_somewhere_ g58
_somm h47
_sommelier_ h47
_son g31 h-34 k-23
_son_ r-24 h-19 k-21
_song g43
_songs_ g43
_soo r123
_sood r126 h-62
_sood_ r116 h-57
_sor r-50 g32 h53
_sorc h47
_sorcerer_ h38
_sorr r-20
_sorry_ r-20
_sort r-23 g53
_sort_ r-23 g53
_sou r-23 h-65
_soup h-72
_soup_ h-72
_sour g24 k20
_source_ g28
_source_one_ g35
_sow h33
_sowa h35
_sowar_ h35
_sowar_bala_ h35
_sown g21
_sown_ g21
_sp r-70 g-39 m-69 h107 k-66
_spa r-28
_spa_ h-47
_spam h39
_spam_ h39
_spar h-26
_spare_ h-38
_spe r-40 g-54 m-28 h66 k-28
_special_ h39
_spel r-25 g-21 h34
_spell_ r-25 h40
_spending_ r35
_spent_ r-25
_sper h26
_sperm_ h26
_spey h32
_speyside_ h32
_spi r-22 g-80 m47 h89
_spic g-28 h70
_spice_ h62
_spicy_ g-27 h52
_spin g-31 m61
_spin_ g-26 h-51
_spin_of_ m-20
_spins_ m49 h34
_spir g-21
_spirit_board_ h30
_spirits_ h51
_spl r-23
_spli r-23
_split_ r-20
_split_ac_ h-19 k-33
_split_since_ k19
_split_the_ h19
_split_x_ k24
_spo g-30
_spok g21
_spoke_ g21
_spoke_of_ g21
_spon m-29
_sponsor_ m-21
_spor m51
_sports_ m22
_sportsbook_ m19
_spot g-22 m-22 h-25
_spot_ r-20 m-22 h-23
_spotted_ r28
_spotted_me_ r28
_spr r68 g94 m-30 h-75
_spra g-20 h-28
_spray_ g-20 h-28
_spre r27 g98 h-61
_spread_ r28 g82 h-54
_spread_bet_ g43 m41 h-21
_spri r46
_spring_ r48 g25 h-25
_spritz_ h39
_spy h54
_spy_ h48
_spy_on_ h62
_sq m60 h-22
_squ m60
_squa m60
_square_ m38
_squares_ m29
_st r-121 g33 m-46 h54 k43
_st_ r-24 g61
_st_peter_ g30
_sta r-43 g-42 m46 k34
_stab h-27
_stable_ h-27
_stad m-20
_stadium_ m-20
_staf h-51
_staff_ h-51
_staff_loan_ r-23
_staff_who_ r37
_stag g-38
_stag_ h29
_stage_ g-36 h-23
_stai h-61
_stak r72 g32 m39
_stake_ r63 g67 h27
_stake_in_ r42 h29
_staked_ m88 h-42
_stakes_ g-29 m-67 h21
_stakes_for_ g-25 m-39
_stal r28 g-22 m-23
_stall_ r41 g-20 m-23
_stam r-70 g-37 h24 k-24
_stamp_ r-68 g-24 h89
_stamp_without_ h22
_stamped_ h-26
_stamps_ h-39
_stan r-64
_stand_ r-35 h59
_stand_in_ g-32
_standing_ g-23 m20 h-39
_stands_ r-44 g44 h-22
_stands_surety_ r-27
_star r32 h79
_star_ h27
_stars_ r-27 h68
_start_ r64
_start_up_ h19
_startup_ r-34 g31 m-24
_stat m50 h79 k47
_state_ g20 m37 h37
_stated_ g22
_station_ m25 k36
_statue_ h50
_statue_for_ h34
_statue_of_ h32
_stay r-64 h-40 k98
_stay_ g-20 h-55 k61
_stayed_ m22
_stays_ r-44 m-25 h21 k27
_stays_away_ k34
_stays_till_ h74
_stays_with_ r38
_ste r-46 g-25 h-39 k-26
_stee r-53 g22 h-55
_steel_ r-53 g22 h-55
_stella_ h19
_ster r19 h22
_sterling_ r19
_stew h21
_stew_ h21
_sti g88 m-33 h-27
_stic g-39 m-32 h38
_stick_ h19
_stickers_ g-19 m-32 h35
_stil g135 h-59 k21
_still_ g135 h-53 k21
_still_in_ r-20 g27 k22
_still_owned_ g25
_still_with_ r-31
_stip r23
_stl g-22 m45
_stl_ g-22 m45
_sto r-25 m-105 h43 k-32
_stoc g24 m-27
_stock_ g36 m-27
_stol h89
_stolen_ h74
_stolen_car_ g40
_stolen_cars_ g26
_stolen_phones_ g-62 h72
_stolen_wallet_ k-26
_stom g48
_stomach_ g28
_ston g39 m-48 h24
_stone_ g21 m-48 h24
_stone_for_ g-41 h19
_stoo g-34
_stood_ g-34
_stood_for_ r23
_stop k32
_stop_ h40 k32
_stor r19 g-28 m-25 h-102
_storage_unit_ g-33
_store_ r36 g-29 m-25 h-47
_store_card_ r49
_story_ h-19
_stou g-27 h55
_stout_ g-25 h49
_str k61
_stra h-22 k34
_stranger_ h-37 k73
_strangers_ h54 k-19
_strangled_ h23
_strategy_ g24
_straw_ m29
_strayed_ g23
_streaky_ h26
_street_ h-29 k28
_stri h-20
_strip_ h-69
_strip_club_ h24
_strip_of_ g-25
_stripper_ h62
_strips_ h-26
_stro g-22 h58
_strong_ g-22 h54
_stru h-19 k34
_structured_ r34
_structuring_ k22
_stu r-22 g-45 h80
_stud r-21 g-45 h24
_student_ g-35
_student_loan_ r21
_students_ k19
_studied_ h37
_stuf h54
_stuff_ h54
_sty r21
_styl r21
_style_ r21
_su r149 h-84 k-72
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
_sud r146 g-29 h-23
_sud_ r97 h-29
_sug r-29
_suga r-29 h23
_sugar_ r-29 h29
_sugar_baby_ h74
_sugar_daddy_ h19
_sui r-21 g-43 h-33
_suit r-21 g-43 h-33
_suitcase_ h-33
_suk r43 g38 h-27
_suku r43 g40
_sukuk_ r43 g40
_sum g118 m-26 h-81
_sum_ g139 m-43 h-60 k-25
_sum_he_ g51 h-21
_sum_i_ r50
_sum_to_ r28
_summ m20
_sums h-20
_sums_ h-20
_sun g-21 m-50 h-42
_sund g-43 m-26
_sunday_ r-46 g-37
_sundays_ r48
_sunk g40
_sunken_ g25
_sup h-19
_supe m42 h-24
_supermarket_ m-19
_supp m-25
_supplier_ r-45 g34 m-20
_suppliers_ r19
_supply_ r34 h25
_support_ g-32 h-26 k24
_support_or_ g-23 k32
_sur g-32 m62 k-33
_sure r79 g-44 m54 h-26
_sure_ r71 g-30 m58 h-22
_surety_for_ r-21
_surp r-37 k-20
_surprise_ g24 k-20
_surprised_ r-30
_surr h43
_surv h-24
_survey_ g-28
_survives_ g28
_survives_the_ g28
_suv m30
_suv_ m30
_sw g52 m97 h-31 k-53
_swa g101 h-27
_swap g101 h-26
_swap_ g28
_swap_at_ r27
_swap_of_ g-63 h-26
_swap_settlement_ r-44 g61
_swapped_ g-22
_swapping_ r-24 g25
_swaps_ g57
_swe g-24 m83 h-35
_swee g-29 m82 h-37
_sweep_ m87
_sweep_for_ m77
_sweepstake_ m47
_sweet_ h-33
_sweetener_ r38
_sweets_ r-39 h38
_sweets_for_ r-22 h-28
_swi h39 k-31
_swim g25 h-54
_swim_ g27 m23
_swimming_ h-39
_swin h119
_swine_ h81
_swit h-32
_switch_ h-32
_swo m28
_swor m28
_sy m37 h28
_syn m45 h30
_synd m39 h24
_syndicate_ m39 h24
_syr r23
_sys k34
_syst k34
_system_ k34
_system_only_ k26
_t2 h37
_t_ r90 g-29
_t_bill_ r80
_ta r-36 g-89 m-43 h54
_ta2 g45 h22
_ta2k r37
_ta2kheer_ r37
_ta2l h44
_ta2leed_ h44
_ta2m r-26 g37 h-23
_ta2meen_ r-26 g37 h-23
_ta2meen_3al_ g34
_ta2s r-24
_ta2seet_ r-24
_ta5 r28
_ta5e r28
_ta7 g-29 k22
_ta7w m20
_ta7weelat_ k27
_ta7weelat_nas_ k27
_ta_ g-26 h42
_tab r-59 m65 h117
_tab_ h36
_taba k46
_tabaro3at_ k21
_tabarro3at_ k35
_tabb r55
_tabby_ r55
_tabl r-98 m76 h85 k-44
_table_ r-59 k-37
_table_for_ m-27
_tables_ r-39 m76 h65
_tablets_ h27
_tabs h26
_tabs_ h25
_tag r-22 g-60 m-30
_tag_ g-51 h-46
_taga h64
_tai r-40 m61 h-19 k-32
_tail r-40 m61 h-38 k-32
_tailor_ r-22 h-22
_tails_ m74 k-20
_taj h-43
_tak m-24 k-50
_taka r38 h-44
_takaful_motor_ g50
_take h70 k-40
_take_ m-50 k29
_take_it_ r-23 g-37
_take_the_ g37 m-29 h-51 k26
_taken_ m-26 h31 k-23
_taken_by_ r21
_taken_from_ r46 h30
_taken_home_ g-32
_taken_today_ r33
_takes_ m68 h56 k-46
_takes_a_ r34
_takes_all_ h28
_takes_for_ r23
_takes_his_ r19
_takes_interest_ r-41 h29
_takes_it_ h34 k-23
_takes_my_ g-19
_takes_off_ r39
_takes_them_ r-23
_takh r-42
_taking_ h-32
_takings_ h24
_tal r-81 g35 h24
_tala r-19 h-29
_tale h-31
_tali h26
_talisman_ h22
_talk r-20 g37 h31
_talk_ h-24
_talks_ h67
_talks_to_ h22
_talks_with_ h44
_talo m35
_talo_ m35
_tam r29 g46 h-30
_tama r27 g-28 h-51
_taman_ h-21
_tamara_ r51
_tame g49 h-27
_tameen_ g49
_tamp h58
_tamper_ h33
_tampering_ h24
_tan r32 h43 k20
_tan_ h-37
_tani k33
_tani_ k33
_tank_ h28
_tant h65
_tany r31
_tap r-23 g-20 m-29 h19 k28
_tap_ h34
_tape g-20 h-51
_tape_ h-37
_taq r27
_taql h20
_taqleed_ h20
_taqs r28
_taqseet_ r28
_tar g20 m-30 k-28
_taro m-42 h85
_tarot_ m-42 h97
_tarp g20
_tarpaulin_ g-23
_tas r-22 g-31 m-22 h-30
_tasleem_ h23
_tat m-23
_taw r111
_tawa r123 h-48
_tawarruq_ r77
_tawaruq_ r30
_tawe h28
_taweez_ h23
_tax r-27 g-38 m-52 h-92 k59
_tax_ g-19 h-25 k56
_tax_man_ k23
_taxi r-29 m-47 h-67
_taxi_ r-29 m-47 h-67
_tay r35 m86
_taya m92
_taya_ m92
_taz h31
_tazk h-29
_tb g99 h-28
_tba g52
_tba_ g52
_tbd g53
_tbd_ g53
_tbi r20
_tbil r20
_te r-63 g-36 h71 k-78
_tea r-75 g-39 m-60 h-54 k-35
_tea_ r-19 g-31 m-30 k-23
_tea_money_ h93
_teac r-46 m-22 h-39
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
_teen_ r-23 m25
_teen_patti_ r-23 m29
_tel r-33 m24 h53 k38
_tele r-19 m29 h-65
_telescope_ h-46
_tell g25 m-31 h101 k55
_tell_ g-35 m-19 k23
_tell_compliance_ h-19 k34
_teller_ h35 k19
_tells_ r-27 g69 h49
_tells_my_ h33
_tells_the_ g-32 h39
_tem h56
_temp h56
_temple_ h25
_temporary_ h23
_ten r76 h-79 k-65
_ten_ r98 g-39 h-107 k-25
_ten_days_ g-37
_ten_dirhams_ m33
_ten_percent_ r23
_ten_thousand_ r26
_tena h26
_tenant_ r-29 g-19 h41
_tend r-26 m-20 h36
_tender_ r-26 m-19 h36
_tender_committee_ r-27 h29
_tenn m22
_tent k-25
_tenth_ g19 k-25
_tenth_of_ r-32
_teq h26
_tequ h26
_tequila_ h26
_ter r35 g-43 h27
_terj h20
_term r43 g-38 h-48
_term_ r44 h-27
_terminal_ m32
_terms_ g-25 h-31
_terms_and_ r46
_terrace_ h21
_tes r-21 m-20 h28
_tesl g29 h-21
_tesla_ g29 h-21
_test r-32
_test_ r-32 h68
_test_for_ r-22 h31
_tested_ h-33
_testing_ h-44
_tex g-27 m48 h-43 k21
_text g-25 m28 h-35 k21
_text_ g-22 m31 h-47
_th r29 g-22 k66
_th_ g-66 h-32
_tha r25 g28 m-36 h65 k-19
_tham g47
_thaman_ r20
_thamart_ g23
_than r-77 g-28 h37
_than_ k60
_than_it_ r23
_thank_ k-32
_thank_the_ h-36
_thank_you_ h28 k-28
_thanks_ r-41 g-25
_thanks_for_ r-31
_that r34 g36 h48 k-26
_that_ g36 h48 k-26
_that_charges_ r-24
_that_comes_ m33
_that_day_ r-30
_that_does_ g27
_that_fell_ g-34
_that_he_ r21
_that_i_ r-76 g-24 h-31
_that_is_ r-35 g27 h21
_that_isnt_ r24
_that_it_ r-31 h-40 k35
_that_makes_ g-20
_that_never_ r-25 g-33 h-19 k68
_that_nobody_ k36
_that_one_ r-19 g53 h-24
_that_pays_ r57 h33
_that_ran_ g33
_that_same_ g24
_that_stand_ g-32
_that_takes_ r-41 h29
_that_the_ r40 g53 h-31
_that_they_ r-42
_that_very_ g60 h-19
_that_was_ r112 g-23 m34 h-25 k-19
_thc h66
_thc_ h66
_thc_gummies_ h35
_the m-53 h-92 k41
_the_ r-32 h-26 k-87
_the_account_ h-20
_the_advance_ r45 g-79
_the_agent_ r-46 k23
_the_agreed_ r50
_the_airline_ r20
_the_airport_ r-20 h25
_the_and_ r-35
_the_apartment_ g43 h-19
_the_app_ r50 g-32 m36 k-21
_the_baby_ h-43
_the_bag_ g-35 m41 k54
_the_balance_ g-26 k45
_the_bank_ r-51 h-25
_the_banks_ h-22
_the_beach_ g-26 h52
_the_betting_ m-29 h22
_the_bill_ r-109 g30 m-20
_the_blue_ g-19
_the_board_ g-27 h20
_the_boat_ r26 m19
_the_bonus_ r-21 h34
_the_border_ h40
_the_boys_ r-29 g30 h-42
_the_broker_ g20 h-27
_the_brothers_ k55
_the_building_ h24
_the_bus_ r-65 m-26 h-25
_the_buyer_ g-22
_the_cake_ g-24 k-20
_the_camel_ g-40
_the_cap_ k24
_the_car_ g-81 m-27 h-44
_the_card_ r31 m50 h44 k-27
_the_cards_ h52
_the_cargo_ g-26
_the_carpet_ g51
_the_carpets_ h25
_the_cash_ r31
_the_casino_ m-38 h70
_the_cat_ m-38 h-35
_the_catalogue_ h24
_the_cement_ r-30
_the_chain_ r27
_the_chance_ g60
_the_cheque_ r21
_the_clerk_ h27
_the_client_ r-39
_the_clinic_ r36 h-30
_the_club_ g19 m50 h-27
_the_coffee_ h19
_the_coming_ g45
_the_company_ r-47 g35 m-30 h-56 k34
_the_companys_ h-19
_the_container_ h27
_the_contract_ g-76 h69
_the_counter_ r-36
_the_courier_ k-31
_the_cow_ g36 m48 h-21
_the_credit_ r59
_the_cup_ g38
_the_customer_ g23
_the_customs_ h42 k82
_the_dairy_ h-20
_the_date_ r67 g-25 m-22
_the_day_ r-47 g75
_the_dead_ h27
_the_deal_ r79
_the_dealer_ h-45
_the_dealers_ r-33
_the_deposit_ r52
_the_desert_ g39
_the_desk_ g21 k42
_the_difference_ r44 g25 m-20 k-23
_the_dinner_ m25 h82
_the_doctor_ h-91
_the_dog_ g62
_the_door_ g21
_the_dowry_ r40
_the_draw_ m44 h-22
_the_due_ r101 g-20
_the_election_ m35
_the_end_ g-42 h-21
_the_euro_ g52 m44
_the_evening_ h-38
_the_exam_ r-22 m32 h86
_the_examiner_ h54
_the_extra_ r-31
_the_fair_ r23
_the_falcon_ g22
_the_family_ h-19
_the_farm_ r26 g21 h-32
_the_fee_ g28 m-21 k34
_the_fighters_ k40
_the_final_ m20
_the_finance_ r63 h-20
_the_fine_ r36
_the_firm_ k19
_the_first_ r47 g36 m-45 h-23
_the_fish_ r-33
_the_flat_ r-37 g-47
_the_flight_ g-38
_the_foal_ r-22 g30
_the_full_ r34
_the_fund_ g-22
_the_future_ g-41 h37
_the_gam3eya_ r23
_the_game_ g44 m-32
_the_gameya_ r21
_the_gaming_ m24 h89
_the_generator_ r-60
_the_gold_ g41
_the_goldsmith_ r29
_the_goods_ g29
_the_green_ m19 h82
_the_grocer_ r-38
_the_grown_ h31
_the_guard_ r-24
_the_guy_ h32
_the_gym_ g-32 m-25
_the_hall_ m-36 h-34 k-26
_the_harvest_ g47
_the_hat_ m128 k-46
_the_he_ r61
_the_horse_ g53
_the_hotel_ r-39 h-35
_the_hour_ h25
_the_house_ r-23 h34
_the_hundred_ r-25 m22
_the_i_ r67
_the_inspector_ h46
_the_instalment_ r56
_the_insurance_ r35
_the_insurer_ g19
_the_interest_ r-36
_the_invoice_ g-25 h38
_the_is_ r24 k20
_the_jamiyya_ r34
_the_job_ g33
_the_k_ r56
_the_kids_ r-19 g-37 m-28 h-35
_the_king_ g20
_the_kiosk_ r35 m22 h48
_the_kitchen_ g-20 h-50
_the_knot_ h22
_the_lady_ h-37
_the_landlord_ r33
_the_laptop_ g20
_the_last_ g-26 h-24
_the_lease_ r-19
_the_lender_ r-22
_the_lenders_ r42
_the_letter_ r31
_the_lift_ r-21
_the_limit_ g-27
_the_line_ r-19 h-45 k27
_the_loan_ r25 g-64
_the_lorry_ r-22 g32 h-23
_the_lot_ g31 m-19
_the_lottery_ m-38
_the_machine_ g21 k-20
_the_maker_ g-51
_the_mall_ h-21
_the_man_ r36 g-33 h31 k28
_the_marathon_ g-27
_the_market_ h-24
_the_match_ m-36 h40
_the_menu_ g-26
_the_mill_ r19 g-40
_the_minister_ g32
_the_money_ r57 g-28 m-59 h-78 k38
_the_month_ r-46
_the_more_ r-70
_the_name_ k33
_the_neighbour_ r20
_the_net_ h-36
_the_new_ r-61
_the_next_ g34 m22
_the_night_ r23 h28
_the_number_ h-25
_the_nursery_ r-23 g26 m-28
_the_of_ r19
_the_office_ r-31 h-36
_the_officer_ k28
_the_official_ h23
_the_old_ g-33 k-37
_the_one_ g-37 m32
_the_online_ m25 h26
_the_order_ g-25
_the_other_ r-33 h27
_the_owner_ r-26 g46 m-23
_the_padel_ m25
_the_paint_ g-31
_the_palm_ h19
_the_paper_ k28
_the_parcel_ k50
_the_parrot_ g29
_the_party_ h102
_the_pearl_ g35
_the_petrol_ m25 h26
_the_phone_ m19 k19
_the_phones_ g66 h-24
_the_pizza_ r-30 h21
_the_plot_ g-62
_the_police_ h-23 k34
_the_poor_ r-30
_the_post_ r41
_the_pot_ m72 h-21
_the_pound_ r77
_the_price_ r-81 g62
_the_principal_ r-38
_the_profit_ r-19
_the_promise_ r37
_the_pub_ m32 h39
_the_queue_ m-25 h-22
_the_quran_ m-22
_the_race_ g24 h33
_the_rain_ m-27
_the_rate_ r20
_the_real_ h-28 k34
_the_receipt_ g-25 k-40
_the_receipts_ r53
_the_record_ g-23 k21
_the_red_ m-20
_the_referee_ h19
_the_rest_ r74 m-30 k35
_the_restaurant_ r-32 h-19
_the_returns_ g24
_the_right_ g23
_the_ring_ r-31 g86 m-22
_the_sale_ g-51
_the_same_ r-19 g-44 k56
_the_school_ r24 m60
_the_sea_ g-41 h-20
_the_second_ g26
_the_settlement_ r67
_the_shares_ g-22
_the_sheep_ g-23 h-20
_the_shelf_ h-34
_the_ship_ g32 h-20
_the_shop_ m20
_the_shops_ g-19 k36
_the_smith_ g25
_the_sofa_ g86 h-21 k-21
_the_spot_ r-47
_the_st_ r-24
_the_staff_ r36 m29
_the_start_ r49
_the_stock_ h-20
_the_store_ h-26
_the_sukuk_ r19 g45
_the_supermarket_ h24
_the_supplier_ r-36
_the_sweets_ r-28 h35
_the_table_ r-21 m-43 h35 k-30
_the_tailor_ r-20 g-22
_the_tax_ k24
_the_team_ h-19
_the_tenant_ h38
_the_tender_ r-27 h52
_the_tenth_ g27
_the_test_ h35
_the_th_ g-43
_the_that_ m34 k-27
_the_third_ g-26
_the_thousand_ m45
_the_three_ h40
_the_ticket_ h19
_the_till_ r-24
_the_track_ m42
_the_trader_ r32 g-30
_the_trip_ h-32
_the_two_ r22 g31
_the_tyres_ r-30
_the_unpaid_ r41
_the_usual_ h-43
_the_villa_ g28
_the_violation_ h55
_the_visa_ r45
_the_wallet_ k35
_the_water_ r43 g30
_the_weekend_ r-85 m66 h99
_the_weight_ g-47 m58
_the_wheel_ g-25 m33 h78
_the_whole_ r-64 g21 h-23
_the_wide_ h-19
_the_window_ m-20 h-25
_the_winner_ g19
_the_with_ h-23
_the_yacht_ h31
_the_year_ h20
_thea h-23
_theatre_ h-23
_thef g49
_theft_ g49
_thei r70
_their_ r34
_theirs_ r36 g-25
_them r-42 k23
_them_ r-39 m19 k25
_them_a_ r-20 g29 k42
_them_from_ h-21
_them_has_ m75
_them_in_ g-23 k56
_them_to_ r23 g24
_then g-47 k57
_then_ g-47 k57
_then_bought_ r-51
_then_no_ k26
_then_we_ r-19
_ther g-43 m-27
_there_ g-32 h20
_there_is_ r-23 k-30
_there_never_ k41
_they g58 m-20 h-27 k44
_they_ r44 g58 m-20
_they_are_ r-21 g41
_they_call_ g-69
_they_come_ r20 k20
_they_does_ r-23 k27
_they_keep_ r40 k-32
_they_look_ g-20 k28
_they_pay_ g108 h-20 k-32
_they_say_ r35
_they_take_ r-34 g-23 h34
_they_took_ r19
_thi g47 m31 h-20 k35
_thin g93 m-24
_think_ g51
_thinks_ g58
_thir r34 m40 h23
_third_ h26
_third_company_ r24 g20
_third_of_ r-109 g-52 h101
_third_party_ r27 g68 h-26
_thirty_ r24 h-33
_thirty_days_ r45
_this r-38 g-34 h-28 k59
_this_ r-38 g-34 h-28 k59
_this_is_ g-39 h104 k-32
_this_month_ g-22 k-31
_this_months_ k-26
_this_morning_ g-50 h-34
_this_time_ r-23
_this_week_ r-43
_this_weeks_ r32
_this_year_ r45 g30
_thob h-19
_thos r24
_those_ r24
_thou g-19 m19
_though_ r-36 h19
_thousand_ r26 g-23 m23
_thousand_and_ g22
_thousand_for_ r35
_thousand_i_ r21
_thousand_in_ r-34
_thr m35
_thre r-22 g-56 h20
_threaten_ h62
_three_ g-51 m22
_three_cards_ r23 h28
_three_days_ g-23 h26
_three_months_ r-30 g32
_three_of_ h44
_three_parts_ h-30
_three_thousand_ r19
_threshold_ k23
_thro g47 m26 h-22
_through_ r22 g-28 k28
_through_a_ r22 m23 h32
_through_his_ k-23
_through_my_ k20
_through_the_ r50 g-44 h-30
_throw_ g69 h-22
_thu r19 m28
_thur r19
_thursday_ r19
_ti g22 h32 k-48
_tic g92 m56
_tick g92 m56
_tick_ r28 g60 m-21 h-22
_ticket_for_ h-31
_ticket_renewal_ r20
_ticket_to_ g36 m-30 h-30
_tickets_ m25 k23
_tickets_for_ g19
_tickets_to_ m-26
_ticks_ m42
_tid r-29 g62
_tide r-29 g62
_tie r-19 g-56
_tie_ h-23
_tied g-36 k22
_tied_ g-36 k22
_tied_to_ k26
_ties r-19
_ties_ r-19
_ties_a_ r-19
_tig h34
_tige h34
_tiger_ h34
_til r54 g-67 m-42 h-35 k-60
_tile r-36 m-27 h-75 k-23
_tiles_ r-36 m-25 h-72
_till r95 g-90 h68 k-38
_till_ r95 g-90 h68 k-38
_till_i_ r20
_till_morning_ h47
_till_payday_ r-22 h21
_tim g29
_time g36
_time_ g39 k-23
_time_and_ r-22 g-21
_time_the_ r67
_time_value_ r53
_times_ k23
_tin r-25 g-54 m-24 k29
_tin_ g-37 m-19
_tip g-32 m32 h37 k-36
_tip_ g-32 k-35
_tip_for_ h-47
_tip_the_ r38
_tips r-23 m30 h44
_tips_ r-20 h33
_to r-98 m81
_to_ r123 g44 m-29 h71 k69
_to_a_ r-36 g-19 h-55
_to_an_ r48
_to_at_ r20
_to_be_ r25 g182 h-38
_to_beat_ m-20 h59
_to_bring_ h25 k34
_to_buy_ r-45 g113 m-27 h-29
_to_cancel_ g-24
_to_charity_ r-30
_to_close_ r37 h-22
_to_company_ r31
_to_enter_ m52
_to_follow_ r34 g48
_to_forward_ k48
_to_get_ h46
_to_have_ r43 g-31 h29
_to_her_ g21 m23
_to_him_ g42 m79 h-43
_to_his_ r-19 k64
_to_keep_ r51 g-27 h23
_to_lender_ r35
_to_lock_ r31 g-38
_to_me_ r-31 g36 k129
_to_move_ k27
_to_my_ r73 g-26 m32 h-45 k-110
_to_next_ h35
_to_official_ h25
_to_on_ r-25
_to_one_ r-24 h69
_to_open_ g-43 h-21 k28
_to_order_ g21
_to_others_ m28
_to_our_ g-20
_to_poor_ r-26
_to_purchase_ g-20
_to_rami_ r36
_to_red_ r-41
_to_repurchase_ r21
_to_return_ r27
_to_roll_ r-36
_to_same_ r52
_to_say_ r-25 g28 k33
_to_see_ h-20
_to_sell_ r-27 g64
_to_spin_ m21 h-22
_to_staff_ r30
_to_take_ r-21 g67 h-20 k33
_to_the_ r-34 g-34 m55 h113 k-53
_to_us_ r-20
_to_what_ r31
_to_win_ h26
_to_you_ g-26 m-21
_toa h-41
_toas h-41
_toaster_ h-38
_tob m23 h32
_tod g-42
_toda g-42
_today_ r-31 g-41
_today_and_ r20
_today_at_ r-48
_today_for_ r-46
_today_he_ r-21
_today_i_ r38
_todays_price_ r25
_todays_rate_ r-69
_toga g21
_toi r-23
_toil r-23
_tok g40
_toke g40
_token_ g48 h-45
_tokens_ h36
_tol m-42 h-48
_told r-29 g29
_told_ r-29 g29
_told_me_ r-34 g-42 h56 k27
_toll m-31 h-22
_toll_ m-31 h-41
_tom r-43 h-40 k30
_toma m-30 h-19
_tomb m34 h-26
_tombola_ m34 h-26
_tomo r-30 k30
_tomorrow_ r-30 k30
_ton g-50 m26
_tone h-29
_tong m40
_tong_ m32
_tong_its_ m23
_tonic_ h20
_tonight_ h-43
_tonights_ h37
_tonk h41
_tonkatsu_ h35
_tonn g-33 h-31
_tonnes_ g-22 h-31
_tons r-22
_tons_ r-22
_too r27 g42 m-36 h-45 k-42
_too_ r54
_took r-36 g22 k-27
_took_ r-36 g22 k-27
_took_and_ g-41
_took_for_ r60
_took_from_ r23 m39 h33
_took_her_ r36 g23
_took_it_ k-22
_took_my_ r50
_took_the_ r-34 g56
_tool m-22 h-28
_tools_ m-20
_top r42 g-38 m63 h100 k-80
_top_ r52 k-56
_top_floor_ g27
_top_for_ h-27
_top_up_ r36 g-37 k-54
_topl h53 k-22
_topless_ h53 k-22
_topp g-33 m49 h54
_topped_ m27 h27
_topped_up_ m27 h27
_topping_ m23 h27
_topping_up_ m34 h28
_tos r-35 m84
_toss r-35 m84
_toss_ r-35 m84
_tot r-41 m52
_tota r-23
_total_ r-23
_tote m33
_tote_ m33
_totk h38
_toto m38
_toto_ m38
_tou g50 k22
_touc g65 h-25 k25
_touch_ g41
_touch_and_ g19
_touched_ k30
_tour m19
_tournament_ m21
_tow r-25 k29
_towa r-46
_towe g31 h-32 k-21
_tower_ g28
_town r32 g-20 h47
_town_ r32 g-20 h47
_toy r-25 m-39 h-49 k-28
_toy_ g-21 h-40
_toys m-37 k-28
_toys_ m-37 k-28
_tr g33 m40 h-123 k33
_tr_ r54
_tra r-68 m35
_trac r-24 m74 h49
_track_ m78 h69
_trad r35 g74 m51
_tradable_ g23
_trade_ r35 g80 m23 h-25
_trader_ r27 g-69
_trades_ g25 m26
_trading_ g27 m24
_trading_account_ m-22
_traf h56
_trafficking_ h33
_trai r-30 g-36 m-27 h-37
_trail_ g-35
_train_ h-21
_training_ r-24
_tram h56
_tramadol_ h76
_tramadol_from_ h49
_tran g-37 h-43
_tranche_ r35
_transfer_for_ r-23
_transfer_to_ r27 g34 m19 h35 k-86
_transfers_ k34
_translation_ g-20 h-38
_trap g69
_trap_ g69
_trav g-28 m-29 h-22
_travel_ g-31 m-29 h-22
_travel_cover_ g21
_travel_insurance_ g21
_tray r-31 g-30 h-32
_tray_ r-42 h-32
_tre r22 g45 h-45 k-30
_trea r52 h-31
_treasure_ r-22 h32
_treasury_ r71 g-34
_treasury_bills_ r74
_treat_ h-25
_treaty_ g37
_tree r-22 g45
_tree_ g31
_trees_ h-25
_tri r-57 g-33 m60 h-84
_tric r23 k21
_trick_ r23 k21
_trie r-53
_tried_ r-53
_trim g-27 h-27
_trimming_ h-27
_trip r-19 g38 h20 k-24
_trip_ g50 h19 k-20
_tro r48 g-23 m-24 h25
_trop m-19 h-19
_trophy_ m-19 h-19
_trot h33
_trotters_ h31
_trou r77
_trouble_ r77 h26
_tru m-38 k97
_truc m-28
_truck_ r-38 h21
_trucks_ r47
_true k94
_true_ k94
_true_payment_ k28
_truf g24
_truffles_ g24
_trus g-40 k30
_trust_ g-40 k30
_try g53 m24
_try_ g25 m24
_ts h34
_tu g-22 h-105 k23
_tub r45 g-32 m-26 h-23 k-20
_tubi h-29
_tubig_ h-29
_tubo r84 g-26
_tubo_ r90 g-26 h-30
_tui r-26 g-22
_tuit r-26 g-22
_tuition_ r-26 g-22
_tum g39 k20
_tumm g40
_tummy_ g40
_tun h-32 k22
_tuna h-19
_tuna_ h-19
_tur r22 g28 m50 h-38
_turb g36 m36
_turbo_ g36 m36
_turbo_trade_ g29 m48
_turf m38 h43
_turf_ m38 h43
_turk g-19 h-35 k23
_turkey_ k20
_turn r43 g21 m-24 h-30
_turn_ r43 g-32
_turn_from_ r26
_turned_ r32 g19
_turns_ g34
_tus h64
_tusk h56
_tusks_ h36
_tut r-21 g-23 h-39
_tuto g-23 h-39
_tutor_ g-23 h-32
_tw h-25 k-43
_twe r40
_twel r24
_twelve_ r41
_twi g34
_twin g20
_twins_ g20
_two g-32 k-29
_two_ g-32 k-29
_two_bottles_ h-28
_two_days_ r-21
_two_for_ r-21 g23
_two_grams_ r-23 h55
_two_hours_ h53
_two_hundred_ r-40 g33
_two_kilos_ h-35
_two_minute_ g25
_two_months_ r22
_two_nights_ h-60
_two_of_ g-31 h131
_two_parts_ g22 k-31
_two_payments_ r-57
_two_prices_ g34
_two_sacks_ g21
_two_thousand_ k21
_ty r-62 h-52
_typ r-39 h-33
_type_ g22
_typi r-30 h-20
_typing_ r-25 h-20
_tyr r-19 h-19
_tyre r-19 h-19
_tyres_ r-19 g-22
_u_ g22 h-29 k26
_ud g27 m-19
_udd g33
_udde g33
_udder_ g28
_udh m-19 h-24
_udha h-23
_udhaar_ h-20
_ul g21 h-41
_um g-28 m-23
_un r22 g314 m-42 h-37
_unb g21
_unbo g21
_unborn_ g21
_unc g60
_unce h37
_uncensored_ h42
_unch r-23 g44
_unchecked_ g31
_uncl g38
_unclaimed_ g28
_unclear_ g30
_und g56 m46
_unde g68 m50 h-32 k27
_undecided_ g-19
_undefined_ g29
_undelivered_ g43
_under_ r39 m39 h22 k-31
_under_the_ r-23 g24 m-40
_underground_ k26
_undertaking_ r-26
_undr r22 h27
_undrawn_ r23
_uni h-64 k-34
_unid g26
_unidentified_ g26
_uniform_ g-32
_uniforms_ g28
_unit m-19 h-24
_unit_ r-19 h-29
_univ g-23
_university_ g-26
_unk r-27 g48 h-24
_unkn r-27 g48 h-24
_unknown_ r-27 g48 h-24
_unl g-66 h42 k27
_unli g-25 k32
_unlicensed_ k32
_unlo g-37 h43
_uno g23 m-33 k37
_unof k37
_unofficial_ k37
_unop g26
_unopened_ g26
_unp r72 g-22 k-28
_unpa r72 g-22 k-28
_unpaid_ r72 g-22 k-28
_unr k35
_unre k35
_unregistered_ k35
_uns r-22 g141
_unse g59
_unseen_ g59
_unso g23
_unsorted_ g32
_unsp g63
_unt r45 h20 k-21
_unti r31 h21
_until_ r45
_until_he_ r137
_until_i_ r90
_until_it_ h48
_until_march_ r-49 g33
_until_the_ r-69 m29
_up r62 g78 m54 h54
_up_ g73 m83 h42 k25
_up_and_ m-31 h-27
_up_at_ h-20
_up_by_ g39 m81
_up_down_ g99 m38 h-38
_up_for_ g-26 m30 h40 k23
_up_from_ g21
_up_front_ g34
_up_of_ r35 g-20 m-23 h-20
_up_the_ r21 g-50 m-21 h21
_up_to_ m-36 h-40 k21
_up_with_ m-19
_upa r33 g-33 m-19 h-29
_upa_ r-35 g-31 h-20
_upf r19
_upfr r19
_upfront_ r19
_upg h21
_upgr h21
_upgrade_ h21
_upo g42
_upon g42
_upon_ g42
_ups r23 h29
_upst r30
_upstairs_ r30
_ur h-29
_us r135 g-85 m-19 h-56 k102
_us_ r-67 g-53 m73 h21
_us_a_ g-19
_us_and_ r19
_us_as_ h-23
_us_has_ g23
_us_same_ r47
_us_the_ r27
_us_through_ r19
_us_two_ m29
_usa r54
_usan r48
_usance_ r48
_usb r29
_usd r26 m-27
_usd_ r28 m-26
_usdt g29
_usdt_ g29
_use h-58 k116
_use_ r26 h-48 k108
_use_my_ r-20
_use_of_ r59
_used r-26 g37 k-21
_used_ r-26 g37 k-21
_uses k29
_uses_ k29
_usi r-22
_usin r-22
_using_ r-22
_usu r67 g-21 m-31
_usua m-24
_usual_ m-24
_usual_gift_ r26
_usur r63 h-26
_ut r48 m-29
_utan h-23
_utang_ h-23
_uti r31
_util r31
_utilisation_ r21
_va g-67 m-89 h-78 k-102
_vac r-22 g-25 m-45 h-50
_vacc m-45 h-37
_vaccination_ m-32
_val m-29 h-32 k-23
_vall k-20
_valley_ k-20
_value_ r52 g31
_value_of_ r28
_van k-21
_van_ r-23 h-23 k-21
_van_for_ r-23
_vap h25
_var r-22
_vas h22
_vat r22 h-25 k-44
_vat_ r-56 k-44
_vatt r78 h-25
_vatti_ r78 h-25
_ve r-54 g19 m-34 h-53 k-26
_vea h-25
_veal h-25
_veal_ h-25
_vega g25
_veh g36 h-30
_veh_ g35 h-22
_veh_ins_ g53
_ven g-36
_vent h57
_venture_ h57
_ver r-25 h44
_verm h54
_vermouth_ h54
_vers h24
_version_ h27
_very g40 h-19
_very_ g40 h-19
_vet h-61
_vet_ h-52
_vi g-19
_via k62
_via_ k62
_vid h63
_vide h62
_videos_ h58
_videos_of_ h19
_vie h-23
_view h-21
_view_ h-29
_vig r74 h-47
_vig_ r74 h-47
_vil k-26
_vill k-26
_villa_ h-21
_village_ k-21
_vin r-23 g51 m-26 k-23
_vine r-21 g32 m-21 h-67
_vinegar_ h-30
_vineyard_ g21
_vino h41
_vino_ h19
_vio h59
_viol h59
_violation_ h59
_vip h56
_vip_ h56
_vip_table_ m-27 h20
_vir g-25 m44 h23
_virg h-26
_visi r-33 h-20
_visit_ r-19
_vit h-72
_vita h-72
_vitamin_ h-28
_vo r-43 g-26 h85
_vod h-41
_vodk h19
_vodka_ h19
_voo h47
_vood h47
_voodoo_ h47
_voodoo_doll_ h40
_vot m38 h62
_vote m38 h62
_vote_ h70
_votes_ m41
_vou r-19
_vouc r-19
_voucher_ r-38
_vouchers_ k19
_vy r99 g-19 h-30
_vya r99 g-19 h-30
_w_ r124 g-70 m-33 h-122 k25
_w_ana_ r33 k23
_w_dafa3t_ h-19
_w_elli_ g-19 m42
_w_fayez_ r20
_w_ma_ r-83 g113
_w_maraheen_ m-24
_wa r-40 g-63 m33 h-101 k79
_wa2 r21
_wa7 r-20 m25 h26 k20
_wa7e k24
_wa7ed_ k24
_wa7ed_w_ m28
_wad r35 g30
_wadi r23 g30
_wadi_ g30
_wag r-54 m44 h-38
_wage r-54 m44 h-38
_wage_ r22 g36 k-28
_wage_early_ r47
_wage_in_ r-31
_wage_to_ g47
_wager_ h-37
_wages_ r-74 g-22 h21 k27
_wages_in_ k56
_wages_till_ h32
_wah k22
_wai r53 h-21 k-25
_wait r49
_wait_ r43
_wait_for_ r-34
_waka r-19
_wakala_ r-19
_wal h24
_wala r-37 g80 k-30
_wala_ g66
_walang_ r-25 h21
_wale h34
_wale_ h34
_wale_ko_ h38
_wali r45 k-19
_wali_ r49
_walk_ r29 g29
_walk_out_ r33 g29
_walker_ h33
_wall r-24 g-38 m23 h-29 k78
_wall_ r-32 h-46
_wallet_ r-30 m30 h25 k34
_wallet_for_ r-24
_wallet_to_ r-50
_wallets_ k57
_wallets_of_ k46
_wan r19 k20
_want r19 k20
_want_ r-56 k36
_wants_ r64
_wants_for_ r21
_wants_his_ r-76 h23
_wants_nothing_ r20
_wap h-28
_wapa h-28
_wapas_ h-28
_war r-79 g117 m38 h-40 k24
_war_ g32 k33
_wara g22 m40
_wara_ h-32
_ward g-21
_ware g-20 h27 k-19
_warr r-38 g82 h-49
_warr_ g19
_warranty_ r-25 g31 h-30
_warranty_bought_ g24
_warranty_for_ g44
_was r-32 g-86 m33
_was_ r-33 g-94 m92
_was_ever_ k38
_was_found_ h46
_was_in_ r-34
_was_late_ r27
_was_me_ m39
_was_sure_ r-21 m45
_was_the_ r35
_was_told_ r60 g-20 m-20 h-32 k25
_wash g-27 m-65 h-63
_wash_ g-28 m-35 h-22
_washes_ m-19
_washing_ r-37 h-40
_washing_machine_ r-23 g35
_wasl r23
_wasl_ r23
_wast h86
_wasta_ h52
_wat g-45 m-49 h-48
_watc m-37
_watch_ g25 m-30 h-84
_watched_ k38
_watches_ g-41 h99 k-28
_wate g-28 h-62
_water_ h-53
_way g-54 m23 k51
_way_ r-29 g-48 m23 k51
_way_past_ k30
_ways r46
_ways_ r46
_we h-51 k-39
_we_ r-42 h-20
_we_agreed_ r46
_we_are_ r-26
_we_bought_ r-44 k37
_we_buy_ h22
_we_call_ r57
_we_each_ r24
_we_get_ r21 h50
_we_had_ m65
_we_made_ m22 h-23
_we_never_ g47
_we_paid_ r-19
_we_said_ r19 g-41
_we_settle_ r-25 g47
_we_settled_ r72
_we_share_ g-33
_we_shook_ r40
_we_signed_ g-58 h-19
_we_split_ h25
_we_took_ r-37 h23
_we_will_ g63
_we_win_ m-23 h25
_we_wrote_ g-27
_wea r48 g21
_weal h38
_wealth_ h38
_wear r51
_wear_ r33
_weat h-26
_weather_ h-26
_web g-29 h-25
_web_ h-73
_webs h34
_website_ h34
_wed r-19 m-19 h-28
_wedd r-20 g24 m-19 h-28
_wedding_ r-59 g26 m-19 h-28
_wedding_gift_ r-35
_wedding_hall_ g-25
_weddings_ r39
_wee m-20 h74
_weed r-30 h116
_weed_ r-30 h117
_weed_for_ r-23 h45
_week r20 h-42
_week_ m-35 h-40
_week_i_ r19 g19
_weekend_ m19
_weekend_at_ h-38
_weekend_in_ r71
_weekly_ g31
_weeks_ r28 k-29
_wei r30 g-19 m19 h-43
_weig r31 m23 h-72
_weighed_ g-19
_weight_ m20 h-66
_weight_loss_ m-19
_wel r-51 g50 m-28 h-50
_well r-28 g55 m-28 h-36
_well_ r-28 g55 m-28 h-36
_well_see_ g28
_wen r23 g-35 m32 h53
_went r30 g-58 m32 h62
_went_ r30 g-58 m32 h62
_went_round_ r39 g-23
_went_up_ h20
_wer k46
_were k46
_were_ k46
_were_ever_ k28
_wes g22
_wh g111 m-20 h48 k-31
_wha g58 h-22
_what g58
_what_ h-23
_what_gets_ k32
_what_he_ r23 g-25
_what_his_ g21
_what_i_ g-78 h21
_what_is_ r-30 g27 m-19 h68 k-24
_what_it_ g28
_what_passes_ h-30 k39
_what_the_ g57 h26 k-29
_what_they_ g-28 k38
_what_we_ r52 g-25 m22
_what_you_ r-22 g19 m-26 h-34
_whatever_ r-19 g40 h-26
_whatever_happens_ r44
_whatever_he_ g33
_whatever_is_ r-19 g-67
_whatever_it_ r19 g-22
_whatever_the_ r-19 g64 h26
_whatever_they_ g25
_whatever_you_ k-30
_whats_ g26
_whatsapp_ h34
_whe g55 m-29 h-42 k-26
_whea g27 m-29 h-39
_wheat_ g23 m-27 h-39
_wheat_at_ g-41
_whee g-46 m-25 h26
_wheel_ g-34 h37
_when r78 g65 k-53
_when_ r51 g67 k-49
_when_he_ r59
_when_his_ r50
_when_i_ r20
_when_my_ g23
_when_she_ r-30
_when_the_ g34 h30
_when_they_ r-21 g-32 k-29
_when_you_ r-43 g47
_whenever_ r27
_whenever_the_ g32
_wher r-20 g25 k34
_where_ r-20 k41
_where_it_ r20
_where_the_ g-26
_whet m56 h-24
_whether_ m56 h-24
_whether_i_ g-39
_whi g67 m-30 h57 k-27
_whic g68 h-34 k-35
_which_ g54 k-35
_which_i_ g-29
_which_one_ g44 h-20
_which_the_ r24
_whil r33 g19
_while_ r33 g19
_while_he_ r34
_while_it_ r-24 g26
_while_they_ g22
_whis g-23 h70
_whiskey_ h25
_whisky_ h24 k19
_whisky_the_ h-28
_whit r-20 h30 k-24
_white_ r-19 g-39 h39
_white_x_ h25
_whitelist_ g54
_who g-53 m68 h55
_who_ r19 g-81 h64
_who_decides_ h31
_who_found_ h-23
_who_gave_ r29
_who_gets_ m21
_who_has_ h25
_who_must_ r20
_who_puts_ h33
_who_signed_ h55
_who_stood_ r51
_whoe g-28
_whoever_ g-20
_whole_ h-21
_whom h22
_whom_ h22
_whos g54 m69 k23
_whose_ g54 m69 k23
_why k50
_why_ k50
_wi g-31 h52
_wid h-39
_wide h-20
_wide_ h-20
_wide_load_ h-20
_widow_ r19
_wif r21 g-23 h31
_wife r21 g-23 h56
_wife_ r22
_wifes_ g-29
_wil r-23 g124 m-25
_wild g-22 h30
_wild_ g-22 h30
_wild_boar_ h38
_will r-23 g145 m-24 h-21
_will_ r-23 g149 m-36
_will_be_ r80 g-48
_will_buy_ r-24 g23 h-29
_will_decde_ g23
_will_have_ r-23
_will_not_ r24 g-31
_will_purchase_ r-26 g33
_will_send_ r39
_will_take_ r-49
_win r-53 g-52 m65 h-75
_win_ r-26 m82 h24
_win_the_ g26 m-50
_win_to_ r-21 m26
_wind g-90 k-33
_window_ h36
_windows_ g-42 k-22
_wine m-34 h-28
_wine_ m-31 h-61
_wine_red_ h-36
_winery_ h28
_winn g21 h-53 k26
_winner_ g22
_winner_of_ g19 m-53
_winner_takes_ m-20 h30
_winners_ h-33
_winning_ h-31
_winnings_ h19 k28
_winnings_from_ h-24
_winnings_of_ h32
_wins h61
_wins_ h61
_wins_the_ h52
_wint g43 m-25
_winter_ g43 m-25
_wip h49
_wipe h49
_wiped_ h50
_wiped_by_ h43
_wir r31 g-28 h-45 k29
_wire r23 g-28 h-40 k29
_wire_ g-28 h-31 k32
_wis h51
_wish_ r-38
_wisk h65
_wiskey_ h27
_wiski_ h28
_wit r26 g-37 h82
_witc h38
_witch_ h19
_witchcraft_ h19
_with r29
_with_ r38 g-33 m62 h42
_with_%_ g28
_with_a_ r123 g-32 m22 h-74 k28
_with_and_ r36
_with_another_ h30
_with_company_ g60
_with_different_ h33
_with_he_ r-19 g-19
_with_his_ r53
_with_interest_ r-23
_with_it_ r-27 m-19 h19
_with_its_ r26 g33
_with_me_ r84 h-24
_with_my_ r-56 m24 h-35
_with_no_ r-32 g58 h-24
_with_something_ g-27
_with_the_ r-179 g19 h164 k-25
_with_two_ h-19
_with_what_ k44
_withdraw_ k32
_withdrawal_ r-27
_within_ r19 h-28
_without_ r-25 m-23 h21
_without_a_ g-39 h61
_without_alcohol_ h-43
_without_any_ g-23 h-21
_without_charity_ k19
_without_choosing_ g20
_without_the_ r43 g-28 h22
_witn g-24 h27
_witness_ h35
_wiz h27
_wiza h27
_wizard_ h27
_wo r-39 g36 m68 h-25
_wom h25
_woma g-33 h31
_woman_ g-33 h31
_womb g19
_womb_ g19
_won m79 h-24
_won_ r-24 m53 h-24
_wont r25 g27 m26
_wont_ r25 g27 m26
_woo r-28 g65 m-46 h-51
_wood h-36
_wood_ h-36
_wool r-21 g61 m-33
_wool_ r-21 g61 m-33
_wool_on_ g74 m-31
_wor g-23
_word_ h-22
_work h-21 k24
_work_ g-41 m33 h-44
_work_nobody_ g-23 k42
_worker_ h43
_workers_ g28
_working_ r22
_workmens_ g20
_workshop_ g-21 h-29
_worl g33
_world_ g33
_worn g-40
_worn_ g-40
_wors m-19 h64
_worship_ m-19 h64
_wort r23
_worth_ r23
_wou m53
_woul m53
_would_ m53
_would_have_ r29
_wr r45 h-53 k29
_wre h-21
_wrec h-19
_wreck_ h-19
_wri r51 h57 k39
_writ g20 h39 k39
_write_ k30
_write_my_ h25
_write_rent_ k-34
_writing_ r-19 g49
_written_ g-44 h27 k45
_wro m20 h-39
_wron m26 h-28 k30
_wrong_ m26 h-28 k30
_wrong_description_ k23
_wrong_goods_ k33
_wrot k-20
_wrote_ k-20
_wrote_a_ r21
_x_ r-48 g76 h124 k62
_x_avoid_ k24
_x_for_ r-37 m42 h64
_xa h37
_xan h37
_xana h37
_xanax_ h37
_xb m33 h39
_xx h24
_xxx h24
_ya g-98 m42 k-30
_ya5 r28
_ya5o r21
_yaa m23
_yaak m23
_yaakhoz_ m23
_yac h31
_yach h31
_yacht_ h31
_yak r47 m61
_yakh r47 m61
_yakhed_ m24
_yakhod_ m29
_yar r-26 g-44 m-44 h-26
_yard r-26 g-39
_yard_ r-26 g-39
_yas r31
_ye r54 g184 m47 h44 k-37
_yea r-19 g60 m-20 h24 k-45
_year g66 m-20 h-26 k-45
_year_ g26 k-28
_year_on_ r42
_year_to_ r-56
_year_we_ g20
_yearly_ r22 h-32
_yearly_payment_ g26
_yearly_sum_ r-24
_years_ r-28 g55 h24
_yeas h50
_yeast_ h50
_yeast_for_ h50
_yed k21
_yedf k21
_yef h39
_yefo h25
_yefok_ h25
_yeh r24
_yen r36 g-35 m40 h49
_yen_ r35 g-23 m28 h31
_yer g-44 h36
_yera h36
_yes r56 g76 k20
_yes2 k37
_yes_ g68
_yest r70
_yet r-38 g138 h-68 k-30
_yet_ g142 h-45 k-38
_yet_to_ r-24 g41
_yi r57 h-32
_yie r57 h-32
_yiel r57 h-32
_yield_ r45 h-26
_yields_ g21
_ym h26
_yma h26
_ymas h26
_ymashi_ h26
_yo h-131 k55
_yom r38 g-52 h-25
_yom_ r33 g-52 h-25
_yom_w_ r56
_you r-21 h-107 k47
_you_ r47 g-72 m31
_you_and_ r-29 m43
_you_back_ r-35
_you_can_ r-27
_you_feel_ g28
_you_get_ r-27
_you_know_ h24 k45
_you_lent_ r-45
_you_like_ g-41 h-31 k-19
_you_my_ r21
_you_the_ g28
_you_think_ g43
_your r-61 g82 m-29 h-33 k74
_your_ r-48 g53 m-46 k33
_your_house_ g39
_your_phone_ k30
_yours_ g46 m19 k42
_yours_for_ g63
_yout h-47
_youth_ h-47
_yr r26
_yra r22
_yraj r22
_ys r27
_ysa r27
_yu r82 g-45 h-29
_yun r19 g-21 h-33
_yung r19 g-21 h-33
_yung_ r19 g-21 h-33
_yus r19
_yusu r19
_yz r80
_za r-62 g-46 k-19
_zab r-20
_zah h41
_zahl h43
_zahlawi_ h25
_zak r-30 h-38
_zaka r-30 h-38
_zakat_ r-30 h-38
_zakat_on_ r-37
_zam m19
_zatl h34
_zay h-32
_zay_ g-24
_zay_ma_ r-26 g-24
_ze r-32 g62 m54 h-97
_zer r-36 g33 h-89
_zero r-36 g33 h-89
_zero_ r-31 h-39 k-19
_zero_interest_ r-30
_zero_percent_ r27
_zi r37 m23 h28
_zia r35
_ziad r35
_zo h91
_zod h28
_zodi h28
_zodiac_ h28
_zon h44
_zone h44
_zone_ h44
_zy g-29 h-19
_zya g-29 h-19
_zyad g-29 h-19
_zyada_ r-19
_اب r-46 g35 h70 k75
_ابا h21
_اباح h21
_ابت h25
_ابتز h25
_ابتزاز_ h25
_ابد k28
_ابدا k28
_ابدا_ k28
_ابر h23
_ابرا h23
_ابراج_ h23
_ابع h33 k23
_ابل g30
_ابن g57 h-19
_ابن_ g23
_ابني g27
_ابني_ g27
_ابو_ r-25 g-53 m22 h29
_ابو_فهد_ h-21
_ابوي g30 h-22
_ابوي_ g30 h-22
_ابي_ g-24
_ابيض h19
_ابيض_ h19
_ابيع r-31
_ابيع_ g-22
_ابيعك_ g31
_ابيعك_لو_ g31
_ابين k22
_ات r52 g-83 m30 h-36 k-33
_اتا g-23
_اتاخ g-22
_اتح g-42 h27
_اتر g24 m27
_اترا m27
_اتص h-24
_اتصا h-24
_اتع r-20
_اتعا r-20
_اتعاب_المحامي_ h-22
_اتفقنا_علي_ r-42
_اتفقنا_عليها_ r35
_اتو g-33 m25 h-23
_اتوق m26 h-23
_اتوقع_ m26 h-23
_اث r44 g-69 k38
_اثا g-42
_اثاث g-42
_اثاث_ g-42
_اثب k24
_اثن r34 g-23 h25
_اثنا r-22 h27
_اثني r38
_اج r123 g-65 m-40 h-28 k23
_اجا k28
_اجار k29
_اجار_ k31
_اجاره_ h-28
_اجاز h31
_اجازه_ h31
_اجازه_مرضيه_ h31
_اجر r26 g-66 m-30
_اجر_ r82 g-52 h32
_اجر_حتي_ r25
_اجر_لين_ r38
_اجرت g-22 h-23 k21
_اجرت_ k48
_اجره r27
_اجره_ r27
_اجره_تحدد_ g33
_اجره_نتفق_ g33
_اجل r83 k-25
_اجل_ r-26 g38
_اجلت r74
_اجلت_ r74
_اجلت_زبون_ r28
_اجله r29
_اجله_ r29
_اجمع_كاش_ k-28
_اجن g21
_اجنب g21
_اجه k38
_اجهز g19
_اجهزه_ g19
_اجهل h-22 k43
_اجهلهم_ k19
_اح r50 h39 k36
_احت g27
_احتر g41
_احترق_ g41
_احتس r42
_احتسبوه_ r47
_احد r75 k-28
_احد_ r42 k-22
_احدي r22
_احدي_ r22
_احذ h31
_احذف h31
_احذف_ h31
_احر k31
_احرك k31
_احرك_ k31
_احط k24
_احم g-23 h40
_احمر h40
_احمر_ h40
_اخ r-57 g73 h-87 k-83
_اخت r-44 g-33 m-47
_اختر r-32 g-22
_اختراق_ h39
_اخترنا_ g19
_اختل r29 m-23
_اختلاف_ r29
_اختلاف_الوزن_ r29
_اختي r-41 g22 h-22
_اختي_ r-39 k19
_اختيار_ g36 k-19
_اخذ r33 g31 h-23 k-62
_اخذ_ g-22 k-45
_اخذت g36 h-20
_اخذت_ g26 h-20
_اخذت_منه_ r-21
_اخذه g28
_اخذه_ g30
_اخذوها_ r23
_اخر m36 h22
_اخر_ r21 m37 h28
_اخر_الشهر_ r23
_اخر_واحد_ m29
_اخري r-28
_اخري_ r-28
_اخض g40 m20 h-21
_اخضر g40 m20 h-21
_اخضر_ g40 m20 h-21
_اخضر_او_ g22 m19
_اخف r28
_اخم m38
_اخمن m38
_اخمن_ m38
_اخو r-33 m-19 h-21
_اخوي r-33 h-20
_اخوي_ r-29 h-20
_اخي r-73
_اخي_ r-24
_اد r-46 g94 h-45 k26
_ادار r20
_ادخ h-25 k36
_ادخل h-25 k37
_ادخلت_ k25
_ادف r-19 g53
_ادفع r-19 g53
_ادفع_ r-37 g53
_ادفع_له_ r-26
_ادم m-31 h-28
_ادما m-31 h-28
_ادمان_ m-31 h-28
_ادمان_القمار_ h-20
_ادن r-30 g23 h-26
_ادني r-30 g23 h-26
_ادني_ r-30 g23 h-26
_ادو g33
_ادور g53
_ادور_ g22
_ادي r20 k19
_ادير k19
_ادير_ k19
_اذ r118 g82 h-35
_اذا r50 g85 h-22
_اذا_ r50 g85 h-22
_اذا_احترق_ g29
_اذا_توفيت_ g20
_اذا_مت_ r-25 g52
_اذا_نزل_ g20
_اذو r68
_اذون r68
_اذون_ r19
_اذونات_ r49
_ار r29 g-31 k-20
_ارب r45 g-56
_اربا r42 g-23
_ارباح_صاله_ h26
_اربع g-33
_اربع_ r-21 g-23
_اربعه_ r-26
_اربعه_الاف_ r-35
_اربعين_ g-24
_ارت r42
_ارجعها_ r21
_ارخ r43 h23
_ارخص r43 h23
_ارخص_ r43 h23
_ارد g-20
_ارس m27
_ارسل m27
_ارسل_ m27 k-20
_ارض r-68 g72 m-38 h-68 k-20
_ارض_ r-81 g89 m-38 h-55
_ارض_في_ g43
_ارق m22 h44
_ارقا m22 h44
_ارقام_ m22 h44
_اري k19
_اريد k19
_اريد_ k19
_از r21 m-19
_ازا m-19
_ازاز h24
_ازازه_ h23
_ازاي h-32
_ازايز_ h-32
_اس r-24 g-137 m-36 h-135 k213
_اسب g-24
_اسبو g-24
_اسبوع_ g-20 m-20 h-30
_است r74 g-81 h-50 k66
_استبدال_حلي_ r29
_استح r36 g-38
_استخ k32
_استط k29
_استطيع_ k29
_استع r31 g25
_استق r30 g-27 k64
_استقبال_ k23
_استقبل_ k41
_استل r21 g41 h-19 k-22
_استلام_ g58
_استلفت_من_ r-20
_استلفته_ r-30
_استلمت_ g-27
_استلمتها_ g-21
_استلمها_ r21 g22
_اسح g-25 k69
_اسحب g-25 k69
_اسحبوها_ g-25 k47
_اسحبوها_قبل_ g-25 k47
_اسد r29 h20
_اسدد r29 h20
_اسع m-43
_اسعا m-43
_اسعار_ m-43
_اسق r-49
_اسقط r-49
_اسقط_ r-40
_اسك h31
_اسكت h31
_اسكتلندي_ h31
_اسلف r21
_اسم r-65 g-20 m60 h-89 k120
_اسم_ r-24 h-25 k22
_اسم_بنتي_ r-19
_اسم_ولا_ k31
_اسمه r-29 m45 h-29 k30
_اسمه_ r-29 m46 h-21
_اسمه_خد_ m22
_اسمه_خذا_ m32
_اسمه_عليه_ k29
_اسمي m22 h-19 k53
_اسمي_ m22 h-19 k53
_اسمي_عليه_ k44
_اسمي_في_ m45
_اسن g22
_اسنا g22
_اسنان_ g22
_اسه h20
_اسهم h20
_اسهم_ g38 h35
_اسهم_شركه_ g-58 h-24
_اسهم_في_ g-62 h57
_اسي k26
_اسيل k26
_اش m-30 k40
_اشت r24 m-19 k-33
_اشتر r48 g25 h-24
_اشتراك_ r-45 m-30
_اشتراك_تامين_ g53
_اشتراك_حمايه_ g40
_اشتراك_في_ h-20
_اشتراه_ r31
_اشتراها_ r19 g20
_اشترط_ r20
_اشتري_له_ k28
_اشتري_منه_ g-23
_اشتري_مني_ r-22 g25
_اشتريت_ r31 g27
_اشتريت_دور_ r27
_اشتريت_منه_ r-44 g40
_اشتريتها_ g-44
_اشترينا_ r-20
_اشتريه_ g28
_اشتغ r-22 g-27 m-19 h25
_اشر g29
_اشي k42
_اشيل k42
_اشيل_ k42
_اشيل_الكاش_ k33
_اص r-38 g-23 h41
_اصل r-37 g-37 m-21
_اصل_ r-20
_اصل_المبلغ_ r-34
_اصلا k30
_اصلا_ k44
_اصلي g-31 h23
_اصلي_ h21
_اضاف g26
_اضافي_ g35
_اضافيه_ r-43
_اط r-33 g-31 m-20
_اطل g-22
_اطلع g-27
_اطلع_ g-27
_اع r-55 m-53 h21
_اعر h-24 k28
_اعرف_ما_ k-19
_اعرفه_ g-19
_اعطا r30
_اعطاني_ r30
_اعطي r-43
_اعطي_ r-19
_اعطيك_ r19
_اعطيه_ r-38
_اعف r-23
_اعفا r-21
_اعل g36
_اعلي_او_ g23
_اعم h52
_اعما h25
_اعمال_ h46
_اعمل h28
_اعملها_ h32
_اغ r21 h-20 k19
_اغر k21
_اغرا k21
_اغل r22
_اف g-22 h105
_افل h70
_افلا h70
_افلام_ h70
_افي h22
_اق r63 g-54 k43
_اقا h23
_اقام h23
_اقامه_ h29
_اقت r31 g34
_اقتر r31 g34
_اقترضوا_ r46
_اقد g-25 h37 k26
_اقدر k42
_اقدر_ k42
_اقدم h47
_اقدمه_ h21
_اقدمها_ h26
_اقر r-50
_اقرا r-28
_اقراض_ r-28
_اقرض r-19 m-30
_اقرضك_ r21
_اقس r-33
_اقسا r-33
_اقساط_ r-33
_اقف g28
_اقفل g28
_اقفل_ g28
_اقفل_بربح_ g22
_اقل r107 g-49 h-51 k49
_اقل_ r107 g-49 h-51 k49
_اقل_ان_ r86
_اقل_من_ r-54 h-37 k70
_اك r92 g-50 m78 h-39
_اكب r59 k21
_اكبر r59 k21
_اكبر_ r59 k21
_اكت g-23 h-38 k46
_اكتب g-23 h-22 k65
_اكتب_ h-22 k53
_اكتب_علي_ k-26
_اكتب_والصدق_ k21
_اكتو k-19
_اكتوبر_ k-19
_اكث r27 g-19 k-30
_اكثر r27 g-19 k-30
_اكثر_ r27 g-19 k-30
_اكر g-22 h-19
_اكرا h-19
_اكراميه_ h-19
_اكس m65 h26
_اكس_ m67 h29
_اكس_بت_ m49 h40
_اكل r23 h30
_اكل_ r23 h30
_اكي g23 h-23
_اكيا g23 h-23
_اكياس_ g23 h-23
_ال r-38 g-36 m-19 h-78 k-125
_ال_ r23 h59
_الا r34 g-30 k-19
_الا_ g-50
_الاب g-22 h21 k25
_الابلاغ_ k32
_الات g-28 m39 h52
_الات_ g-42 m45 h38
_الاث g31
_الاج g22 h22
_الاجر_ g26
_الاجل_ r28
_الاح g-45
_الاحد_ r28 g-41
_الاخ r-43 g45 h-19 k24
_الاختيار_ g36
_الاختيار_علي_ g22
_الاخوه_ k27
_الاخير_ g19
_الاد r43
_الادني_ r43
_الار m32 h27
_الارجحيات_ m33
_الارض_ g-24 h-22
_الارقام_ k24
_الاز r-28
_الاس r-29 g32 m19
_الاسبوع_ r41 m28
_الاسبوع_القادم_ r32
_الاستحقاق_ g22
_الاستلام_ r-38
_الاسعار_ g23 m23
_الاص h45
_الاصل_ r33
_الاط h-21
_الاع h-89
_الاف r-24 h-24
_الاف_ r-24
_الافراح_ h-20
_الاق h31
_الاقراض_ h31
_الاقراض_بالفايده_ h33
_الاك r-39
_الال r68 g-25 h-22
_الالف_ r53 g-26
_الالف_اللي_ r-26
_الالفين_ r31 g-32
_الام g24 h-35
_الامهال_ r25
_الان h28
_الان_ g-20
_الانتخابات_ g20
_الاو r22
_الاولي_ g-19 h19
_الاي g46 k-30
_الايجار_ r-29
_الايداع_ r21
_الب g44 m-24 h-49
_البا r-21 g19 m-30
_البار_ h31
_الباقي_ k27
_البان_ g-21 h-49
_البح g29 h-26
_البحر_ g61 h-26
_البخ m40
_البخت_ m40
_البد g29
_البر r34
_البر_ r22
_البس r-26 g-19
_البص h20
_البصاره_ h20
_البض r-29
_البضاعه_ r-29
_البضاعه_في_ g-24
_البط r31
_البطاقه_ r41
_البق g43 h-26
_البقره_ g28
_البل r27 k33
_البلديه_ r21 h-49
_البلوت_ m-19 h19
_البن g-47 h37 k44
_البنات_ h29
_البنت_ h53
_البنت_اللي_ h53
_البنك_ r-20 k29
_البنكيه_ r-27
_البو r-29 k-19
_البي k-25
_البيت_ g-40 m-26 k-25
_البيتكوين_ g47 m34
_البيره_ h36
_البيعه_ h-21
_الت r-82 h-47
_التا g20 h-28
_التامين_ g38
_التامين_التقليديه_ g30
_التج g39
_التح g21 k43
_التحوط_ g22
_التحويل_ k47
_التر g-36
_التز g35
_التزام_ g38
_التس r-34 g41 m-19
_التسليم_ r-36 g63
_التط h31
_التطبيق_ h31
_التق r-27
_التقليديه_ g30
_التك g-21
_التم g-37 m20 h-29 k-22
_التمويل_ r31
_التو r41 m24
_التوفير_ r47
_التوقعات_ m23 h20
_التي r22 g-58
_التي_ r49 g-58
_الث h-56
_الثا m19 h-20
_الثالث_ r-26
_الثالثه_ r22
_الثاني_ g26 m25
_الثل r-35 g-25
_الثمن_علي_ g20
_الثمن_والبضاعه_ g21
_الج g-21 h-51
_الجا r38 g49 h-39
_الجار_ h-19
_الجامعه_ r-21
_الجاي_ r24 g32
_الجايه_ g34
_الجب r-19 h21
_الجد r-43 g43
_الجداد_ g34
_الجديد_ r-34 g-21
_الجر g-49 m-30
_الجز h-37
_الجزار_ h-37
_الجل h30
_الجلسه_ h30
_الجمارك_ k19
_الجمعه_ g26 h24
_الجمعيه_ r45
_الجن h-19
_الجه r37 g-22 k19
_الجهات_ k19
_الجهتين_ r39
_الجو r48 m19
_الجوال_ r23
_الجوهرجي_ r30
_الجي r-27
_الح r-29 g75 h-30 k28
_الحا r-35 g-28
_الحاج_ g43
_الحاره_ g-25 k21
_الحب g46
_الحبيب_ h42
_الحج_ g-35
_الحجر_ g31
_الحد k71
_الحد_ k71
_الحد_الادني_ r43
_الحر h59
_الحره_ h48
_الحس r78 g-28 h-28
_الحساب_ r94 g-22
_الحص g56
_الحصاد_ r38
_الحصاه_ g61
_الحظ g24 m83 h24
_الحظ_ g52 m85 h24
_الحظ_علي_ g-45 m54 h42
_الحظ_في_ m35
_الحف m-25 h-44
_الحق g43
_الحق_ g49
_الحك m-21 h23
_الحوش_ g-19
_الحياه_ g39
_الحين_ r-29 g-25
_الخ g-26 m34 h37
_الخا g-47 h67 k30
_الخارج_ h20
_الخاص_ h19
_الخاص_مقابل_ h34
_الخاصه_ r20 g-23 h25
_الخب g-27 h31
_الخر r-19 h-33
_الخروف_ r-19 g30
_الخز r52
_الخزانه_ r30
_الخزينه_ r33
_الخض m58 h45
_الخم r46 g-36
_الخمور_ h23
_الخميس_ g-33 m-21
_الخي r-47 g40
_الخيار_ g25
_الخيار_علي_ g29
_الخياط_ r-21
_الخيل_ h41
_الخيل_من_ m29
_الخيمه_ m-22 h-28
_الخيول_ m19
_الد r21 g-32 h56 k-36
_الداين_ r19
_الدر r29
_الدراجه_ r-32
_الدراهم_ r62
_الدف r-77 h21
_الدفع_ r-36 g24
_الدفعه_ r-41 h19
_الدفعه_الاولي_ h19
_الدق r28
_الدقيقه_ r28
_الدك g-35 m-35
_الدكان_ g-35
_الده r-35
_الدهب_ r-21
_الدو r-22 g-19 m41 h19
_الدور_ h24
_الدوره_ r-28
_الدوري_ r20
_الدولاب_ m25
_الدولار_ r-20 g21
_الدي r33 g30 h23
_الدين_ r50
_الدين_كان_ r-45
_الذه r-31
_الذهب_ r-28
_الذهب_القديم_ g-23
_الذي r30
_الذي_ r30
_الذي_اشتراه_ r29
_الر r32 g-47 h91 k59
_الراتب_ r32
_الراعي_ r-20 m-20
_الرب r40 g29 h-27
_الربح_ r-28 g-19
_الربح_ان_ r-23
_الربع_ r41 h-28
_الربوي_ r35 h19
_الربيع_ g49
_الرح r-20 g46
_الرحله_ h-20
_الرخ h28
_الرخصه_ h28
_الرس r-21 m-21 h-22 k33
_الرسم_ h-21
_الرص r34 m23 h34
_الرصيد_ r34 m23 h34
_الرق g-20 k50
_الرقم_ k36
_الرقم_اللي_ k37
_الرم g-26 m-24
_الره r47 h35
_الرهان_ h35
_الرهن_ r48
_الرو g-20 m32 h48
_الري g-19
_الرياضه_ h-32
_الرياضيه_ m19 h56
_الز g20 h36 k-27
_الزبون_ g28
_الزر g23 h-20
_الزو r31 h45
_الزواج_ h-24
_الزوج_ r-21 h63
_الزي h19
_الزياره_ h25
_الس r21 h36 k49
_السا g-36
_الساحر_ h23
_الساعه_ r20 h-41 k37
_السب g-50
_السباحه_ h-22
_السباق_ h22
_السبب_ k30
_السج r-53 h-26
_السجاد_ r-53 h-23
_السح r28 m21 h26
_السحب_ r32 m41
_السحب_علي_ r32
_السحر_ h31
_السد r29 h-20
_السداد_ r29
_السر h-21 k61
_السري_ k38
_السع r-33 m-24 h32
_السعر_ r-33 h32
_السعر_مقفول_ r50
_السف r22 g28 h51
_السفاره_ h29
_السفر_ r22 g26
_السفينه_ r-19 m19 h21
_السق k28
_السقف_ k28
_السكر_ h-27
_السكني_ r21
_السكوت_ h37
_السل m33
_السلفه_ r20
_السلوت_ m34
_السن g104
_السندات_ r27
_السنه_ r-23 g44 h20
_السنوات_ g27
_السه m22 h-27
_السهره_ h-19
_السهم_ m22 h-21
_السو h-58
_السوق_ r-31 h-27
_السوق_الحره_ h40
_السوق_يهبط_ m31
_السي m-21 h68
_السياره_ r-30 h34
_السياره_بالاقساط_ r-33
_السياره_نفسه_ r28
_السياره_نفسها_ r32
_السير_ h40
_الش r-60 g22 h38
_الشا h57
_الشاحنه_ h55
_الشاه_ g34 h-23
_الشاي_ h20
_الشب r-23 k23
_الشباب_ k23
_الشباك_ r-19 m29
_الشبكه_ g40 h-19
_الشخ r34
_الشخصي_ r34
_الشر r-28 g-36 m-19 h-77
_الشركه_ g-28 m-27
_الشع r-21
_الشه m29 k-29
_الشهاده_ k-21
_الشهر_ r-19 m28 h37
_الشهري_ g21
_الشو g42
_الشي r26
_الشيك_ r29
_الشيك_قبل_ r25
_الص r85 m-43 h-109 k-35
_الصا r34 g-20
_الصايغ_ r29 g-20
_الصب r67
_الصبر_ r83
_الصر r30
_الصرافه_ r25
_الصل h28
_الصلاحيه_ h33
_الصن h-38
_الصي g27 h-45
_الصياد_ r-20 g30 m-20
_الصيف_ r21
_الض r35 h27 k36
_الضر h-46 k40
_الضرع_ g38
_الضريبه_ g-24 h-28 k42
_الضم r30
_الضمان_ r30
_الضي h42
_الط r37 g-38 h-32 k-64
_الطا r-41 g-29 m54 h43 k-19
_الطاولات_ m20
_الطاوله_ g-19 h41
_الطب r-24 h-35
_الطباعه_ r-24
_الطبيب_ g-35 h-20
_الطر r26 k-22
_الطق r37 m-57 h-23
_الطل r51
_الطلب_ r37
_الطي g35 m24
_الطياره_ m25
_الطياره_اللي_ m36 h57
_الطير_ g50 h-28
_الطير_وهو_ g34 h-23
_الظ g-25
_الظه g-25
_الظهر_ g-25
_الع r44 h-88 k-46
_العاب_ m22
_العامله_ h32
_العايد_ r46
_العايد_الدوري_ r20
_العد r22
_العر r49 g-35
_العرس_ h-29
_العز g19
_العزبه_ g19
_العس m-24 h-22
_العسل_ m-24 h-22
_العش h-28
_العشا_ r-22
_العشره_ r39
_العق r22 g21 h-53
_العقار_ h-40
_العقاري_ r40
_العمال_ r-31
_العمل_ h42
_العملتين_ r20
_العمله_ m22 h-23
_العيال_ h54
_العيد_ r43 g24
_العينه_ r33
_الغ r-39 g63 h-83
_الغا g43 m22
_الغالب_ m25
_الغداء_ g-22
_الغر r-20
_الغل r25 g-25
_الغله_ r33
_الغنم_ g24
_الغو g54 h-19
_الغواص_ g39
_الغوصه_ g28
_الغي h-19
_الف r-50 g-29 m40 h23 k35
_الف_ r-34 g37 m-29 k24
_الف_وميه_ g22
_الفا g-21 h-33
_الفا_ m19
_الفاتوره_ r-19
_الفايده_ r-46
_الفايده_من_ r-28
_الفر g46 h-63
_الفرس_ r-22 g39
_الفروقات_ g24 m23
_الفريق_ h-24
_الفض g19 m48
_الفع r-34
_الفعليه_ r-23
_الفل r54 g-23 m-29 h-28 k44
_الفلوس_ r54 g-23 m-29 h-28 k44
_الفلوس_اللي_ r67
_الفلوس_مب_ k20
_الفن h100
_الفنجان_ h57
_الفندق_ h21
_الفو m72 h34
_الفواكه_ m56 h37
_الفوايد_ r21
_الفي r-23 g-28 h36
_الفيزا_ r35 h-29
_الفين_ g-23 h33
_الق r-55 g-44 k-26
_القا g-21 m-23
_القادم_ r50
_القادمه_ g32
_القادمه_من_ g19
_القارب_ g-35
_القاضي_ h49
_القاعه_ g-20
_القب r-34 h26
_القبض_ r-34 h30
_القد g-31
_القديم_ g-25
_القديم_بجديد_ r33
_القر h-35
_القران_ m-26 h-38
_القرض_ r38
_القس r32
_القسط_ r26
_القط g34
_القطعه_ g30
_القطن_ g20
_القف g-42 h-30
_القفص_ g-36
_القم r-24 g22 m36
_القمار_ m42
_القن h21
_القو h74
_الك r37 g-26 m62 h35 k-25
_الكا r-36 g62 m29
_الكاتب_ g20
_الكازينو_ m20 h47
_الكاس_ g59
_الكب g27
_الكت k-21
_الكر r-27 g21
_الكس m21
_الكسبان_ m21
_الكش g-22
_الكف r50 g-20 h55
_الكف_ h80
_الكفاله_ r57 h-25
_الكل g-23 m43
_الكل_ r-33 m45
_الكه h-33
_الكهرباء_ h-33
_الكو h24
_الكي r40 g-71 h28
_الل r-44 g40 m32
_اللع g-24 m27
_اللعب_ m22
_اللعبه_ g-19
_الله r-85 g63
_الله_ r-85 g63
_الله_يسهل_ g43
_اللو m38
_اللوتو_ m26
_اللوحه_ g40
_اللي r61 g21 m-34 h25 k30
_اللي_ g36 m-39 h47 k33
_اللي_اتفقنا_ r25
_اللي_بالي_ h22
_اللي_تجيبه_ g21
_اللي_علي_ r-60 h-22
_اللي_عندي_ r67 g-91
_اللي_في_ h-30
_اللي_لسه_ g23
_اللي_ما_ h43
_اللي_يبلغون_ k32
_اللي_يسوي_ h32
_اللي_يطلع_ g28
_الليله_ r28
_الم r28 g34 m-94 h20 k-25
_الما g29 k-29
_المارجن_ g36
_المال_ r66 g-19
_المال_كاملا_ r24
_المالك_ g29 k-19
_المب m47 k27
_المباريات_ h-46
_المباريات_بفلوس_ h19
_المبلغ_ r19 k45
_المبلغ_علي_ g20
_المت r61 g23
_المتاخر_ r42
_المتجر_ g45
_المج g62 m20
_المجلس_ r-26
_المح r-25 m-22 k-25
_المحتوي_ g27
_المحصول_ r25 g-22
_المحل_ r-31
_المخ h19
_المخالف_ h27
_المخبز_ h-33
_المخطط_ g24
_المد r54 g-54 m-27
_المده_ r30
_المدير_ g-20
_المر r-35 m26 h22 k23
_المراهنات_ m-27
_المرخص_ r-24 m19
_المزاد_ g23
_المزرعه_ g-27
_المس g19 m20 h-21
_المسابقه_ m23
_المسبق_ g28
_المستريح_ r61
_المستشفي_ h-35
_المستقبل_ g-27 h35
_المش r31 h38
_المشروع_ h-19
_المص g-19 m-20 k46
_المصاري_ r28
_المصحف_ h29
_المصرف_ k32
_المط r-21 m-27 h-20 k-19
_المطار_ g-20
_المطبخ_ g21
_المطعم_ h-22
_المع g-41
_المعامله_ h24
_المعتق_ h21
_المعدن_ r39
_المف r-31 g42 m-51 h-43
_المفاجات_ g51 m-21
_المفتش_ h21
_المفتش_ما_ h48
_المق r31 g-37 h-29
_المقاس_ r-39
_المقاول_ r-21
_المقترض_ r22
_المقرض_ r47
_المقرض_عشر_ r34
_المك r37 g-25 m-27 k-20
_المكتب_ h24
_المكتبه_ r-29
_المكشوف_ r81
_المكيف_ g-20
_المل r-30 g21 m-21 h-21 k-34
_المم g-32 h48
_المن g-31 m21 h54
_المناقصه_ h38
_المنجم_ h22
_المندل_ h35
_المه r21 g37
_المهله_ r21
_المو g24
_المورد_ g23
_الموسم_ g73
_الموظف_ h-40
_الموعد_ r24 g-24
_الموقت_ h27
_الموقع_ h24
_الميزان_ g-19
_الميه_ r36
_الن r-22 m-30 h25 k28
_النا m-19
_النادي_ r-21
_الناس_ g-19
_الناقه_ g45
_النب h45
_النت g-19
_النتايج_ h-20
_النتيجه_ h46
_النج g-41
_النجار_ g-30
_النح h27
_النحس_ h27
_النخل_ g-33
_النس h-30
_النص m43
_النص_ m20
_النظ k26
_النظام_ k27
_النف g28 h19
_النفط_ g28 h19
_النه g33
_النهايي_ g27
_اله r-23 g28 m39 h-53
_الها g35
_الهامش_ g27
_الهج g-26 m-20 h-23
_الهجن_ g-26 m-20 h-23
_الهد m43 k-22
_الهل m26
_الهلال_ m26
_الهو g28 k26
_الهوا_ g26
_الهويه_ k27
_الو g-20 m-70 k-30
_الواسطه_ h20
_الود h55
_الودع_ h62
_الوديعه_ r-20
_الور r-32 m-28
_الورق_ g-19 h22 k27
_الورقه_ r-38
_الوز r26
_الوزن_ r22
_الوص g32
_الوصول_ g21
_الوك g23
_الوكاله_ g19
_الول g-23
_الي r31
_الي_ g21
_الي_الاصل_ r44
_اليه r37
_اليه_ r37
_اليو g-19 h19
_اليوم_ h19
_اليوم_بسعر_ r26 g-19
_ام r39 m-53 h51
_ام_ r60 g-49 h64
_اماز g43 h-21
_امازون_ g43 h-21
_امام r-25 h25
_امتل r19
_امر h45
_امرر h45
_امرر_ h45
_امس g-25
_امس_ r24 g-23
_امسح k27
_امسح_ k27
_امل g84 h-31 k-20
_امل_ g92 h-26
_امو k44
_اموا k44
_اموال_ k50
_امي r-25
_امي_ r-25
_ان r31 g264 m-39 h-51 k29
_ان_ r95 g220 h-60 k-38
_ان_السوق_ g-40 m46
_ان_بلا_ r34 g-29
_ان_ربح_ r-39
_ان_سدد_ r64
_ان_كسب_ g34
_ان_نبت_ g44
_انا g34 m24 h-23
_انا_ g42 m24
_انب h-34
_انبر g22
_انبرمجت_ g22
_انتظاره_ r37
_انشر h22
_انشر_ h22
_انظ k20
_انظا k20
_انظار_ k20
_انع g-27 h-20 k26
_انعم k26
_انعمل_ g-19 k28
_انق g28 k20
_انقط g20
_انقل k22
_انقل_ k26
_انك g28 h-20
_انكس g28 h-20
_انكسر_ g28 h-20
_انه r-40 g-21 h154 k68
_انه_ r-48 h101 k39
_انه_اصليه_ h19
_انها g-48 h54 k35
_انها_ g-48 h54 k35
_انها_اصليه_ h30
_اني r26
_او r-33 g107 h-86 k-23
_او_ r-67 g144 m31 h-75 k-31
_او_اجل_ r-41
_او_احمر_ m25
_او_لا_ r32
_اوا r-20
_اوب g67 h-26
_اوبش g67 h-26
_اوبشن_ g48
_اور g-22 h47
_اوراق_ m23 h30
_اوص r30
_اوف r25
_اول r21 g-74 m-21 h-29
_اول_ r28 g-83 m-22 h-20
_اونل m32 h36
_اونلاين_ m35 h21
_اي r30 g140 k25
_اي_ r-37 g149 h-43
_اي_ثوب_ g47 h-20
_ايا g-23
_ايام g-74
_ايام_ g-74
_اياه h22
_اياها_ h22
_ايت g19
_ايتم g19
_ايتمان_ h22
_ايج r81 g-28 h-19
_ايجا r81 g-28 h-19
_ايجار_ r58 g-28
_ايجار_اذا_ k30
_ايجار_المحل_ g34
_ايد r-28
_ايدا r-28
_ايداع_ r-28
_ايداع_في_ h31
_ايش r-22
_ايش_ r-22
_ايص r46 g-24 k48
_ايصا r46 g-24 k48
_ايصال_ k48
_ايه g63
_ب_ r23 m48
_ب_ظرف_ h22
_با r27 m-70 h-64 k-84
_باب_ h-24
_باث g-30
_باثن g-30
_باثنعش_ g-30
_باج r-31
_باجر r-50
_باجر_ r-27
_باجل r19
_باجل_ r19
_بار r-30 g-37 m-23
_بار_ h-49
_بارب r-26 g22 h-29
_باربعه_ r23
_باربعين_ r-21 g22
_باز m46 h-39
_بازي m46
_بازي_ m46
_باس r-20 g-25 m-22 k39
_باسم r-26 g-25 m-22 k45
_باسم_ g-20
_باسم_ثاني_ h44
_باسماء_ k57
_باسمك_ k27
_باسمي_ k-33
_باع r119 h-38 k-43
_باع_ r-33
_باع_لي_ r-59
_باعت r56
_باعت_ r56
_باعن g31
_باعني_ g31
_باعه r-19
_باعو r101 g-23 h-20
_باعولي_ r44
_باعولي_المعدن_ r26
_باعوه_ r40
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق r39 g-26 m-35 h-30
_باقل r50
_باقل_ r50
_باقه m-27 h-23
_باقه_ m-27 h-23
_باقي g-33
_باقي_ g-33
_باك r43
_باكر g26
_باكر_ g26
_بال r-39 g48 m-21 h60 k-21
_بالا r51 k21
_بالاسم_ k25
_بالاقساط_من_ r31
_بالب r-40
_بالبحر_ g19
_بالبيع_ g33
_بالت g27 h-28
_بالتقسيط_ r43
_بالتقسيط_من_ r24
_بالج r26 g28
_بالجزاف_ g44
_بالح g-21
_بالخ r-74
_بالد r-51
_بالدين_ r-33
_بالر r-35
_بالز r36 h19
_بالس m21 h50
_بالساعه_ h57
_بالش r25 h-24
_بالع g-22
_بالغلط_ r-27
_بالف g74 h-28
_بالف_ r-29 g29 h-21
_بالف_او_ r-45 g-21
_بالفايده_ r35 h27
_بالفرق_ g20
_بالفين_ g27 h-25
_بالق g-25 h49
_بالقنب_ h20
_بالك h-22
_بالك_ g-22 h40
_بالكامل_ g-33
_بالم r30 m24 h19 k-23
_بالمبلغ_ r-45
_بالممنوع_ h20
_بالميه_ r65 g-35 h-24
_بالميه_مما_ r19
_بالن g-26 h-24 k20
_باله k22
_باله_ k22
_بالو r27
_بالي g-25 h50
_بالي_ g-25 h50
_بالي_بالك_ g-22 h40
_بان h72
_بانج h52
_بانجو_ h52
_باي r-32 g75 h-37 k-28
_بايص r-19 h-29 k-21
_بايصال_ r-19 h-29 k-21
_بايع g31
_بب g55
_ببا g47
_بت g27 m146 h42
_بت_ m175 h76
_بتا r49 k41
_بتار k53
_بتاريخ_ k57
_بتاريخ_قديم_ k53
_بتاع r53
_بتر r-24 k-22
_بتس r25
_بتسع r25
_بتسعه_ r41
_بتك h-20
_بتكو h-20
_بتكوين_ h-20
_بتم r-21 g27
_بث g77
_بثل r38 g39
_بثلا r38 g39
_بثلاثميه_ r-50 g28
_بثلاثه_ r56
_بثلاثين_ r32
_بثم r19
_بثما r26
_بثمانيه_ r26
_بثمن_ g30
_بج r88 g-20
_بجد r47
_بجدي r47
_بجديد_ r37
_بح r-38
_بحث h29
_بحر g-20 h-23
_بحري h-31
_بحل r25
_بحلي r25
_بحلي_ r25
_بحي g48
_بحير g48
_بخ r37 g22 m-22 k-25
_بخص r43
_بخصم r43
_بخصم_ r43
_بخم r-36 g66 h-21
_بخمس r-36 g66 h-21
_بخمسميه_ r-36 g59
_بخمسه_ m35 h-21
_بخمسين_ m-38
_بد r63 m-22 h-44 k-29
_بدا h42
_بدال h42
_بدالي_ h42
_بدره r-21
_بدرهم_ r-21
_بدري r49
_بدري_ r49
_بدف r31 g23
_بدفا g23
_بدفاتر_ g23
_بدل r62 g-32 h-21
_بدل_ r50
_بدلت r28
_بدلت_ r28
_بدو r-37 g38
_بدو_ g21
_بدون r-24
_بدون_ r-24
_بدون_اسم_ g-25 k36
_بدون_تسليم_ g23
_بدون_فوايد_ r-30
_بدون_لا_ k30
_بدون_ورق_ k29
_بدي_ r-23
_بدين r30
_بدين_ r23
_بذ g21
_بر r-42 h34 k29
_برا r-62 g-31 h23 k52
_برا_ g-26 h-22 k77
_براس g22
_برام h46
_برب r-45 g20 h32
_بربح r-45 g33
_بربح_ r-45 g33
_بربع h33
_بربع_ h33
_برج g-22 h28
_برجي h22
_برجي_ h22
_برده_ r27
_بردها_ r-23
_برس g37
_برق g-28 h-25 k-20
_برقم g-28 k-20
_برن r21
_برنا r21
_برنامج_ r21
_بره k20
_بره_ k28
_بري r21 g20 h-56
_بريا r21
_بز r31 g-23
_بزي g-23
_بزيا g-23
_بس r81 g59 m-39 h-25 k-22
_بس_ r50 g53
_بسب r-21 h-27
_بسبع h-23
_بسبعه_ r22
_بست r-26 g36
_بسع g-37
_بسعر g-37
_بسعر_ g-34
_بسعر_اليوم_ g44
_بش g32
_بشت g33
_بشتر g33
_بشتريها_ g26
_بشر r32
_بشرط r40
_بشرط_ r40
_بص m-19 h42
_بصا h42
_بصار h42
_بصاره_ h42
_بض g-21 h20 k-28
_بضا g-41 h29 k-28
_بضاع g-41 h29 k-28
_بضاعته_ g-19
_بضاعه_ r27 g-21 k-28
_بضاعه_مسروقه_ g-24 h36
_بضر g25
_بضرع g25
_بضرعها_ g25
_بط r-34 g78 m20 h-71 k25
_بطا r-30 h-28 k35
_بطار r-22 h-20
_بطاريه_ r-22 h-20
_بطاق g-24 k36
_بطاقات_ h-19
_بطاقتي_ h-20 k34
_بطاقه_ g-31 h31
_بطلب g33
_بطلي h26
_بطلين_ h26
_بطلين_من_ h36
_بطن g71 h-37
_بطن_ g48
_بطنه g23 h-23
_بطنها_ g23 h-23
_بطو g22 m38
_بطول m39
_بطوله_ m39
_بطي g-19
_بع g65 h-72
_بعا r20
_بعاي r20
_بعايد_ r20
_بعت h-44 k-25
_بعت_ r-72 g-41 h-29
_بعت_اسهم_ g31
_بعت_اسهما_ g29
_بعت_بعد_ g-22
_بعت_له_ g20
_بعت_نصيبي_ g24
_بعتك g40
_بعتك_ g40
_بعتل r19
_بعته_ r23
_بعتو r30
_بعتو_ r30
_بعد g70 k-19
_بعد_ r23
_بعد_العيد_ r23 g34
_بعد_الموسم_ g30
_بعد_ثلاثه_ g-26
_بعد_سنه_ g26
_بعد_شهر_ r51 g-21
_بعد_ما_ r-19 g-144 h48
_بعدي g80
_بعدين_ g80
_بعش g30 m21 h-30
_بعشر g30 m21 h-30
_بعشره_ g-27 m25
_بعشره_الاف_ r40
_بعشرين_ g51
_بعق g-37
_بعقد g-53
_بعقد_ g-53
_بعنا_ذمم_ r40
_بعي g43 h-27 k47
_بعيد r-19 k50
_بعيد_ r-19 k29
_بعيد_عن_ r-19 k29
_بعيدا_ k21
_بعيدا_عن_ k21
_بعين g47
_بعينها_ g53
_بغ h39
_بف g31 m25
_بفات h-25
_بفل m19
_بفلو m19
_بفلوس_ g22 m38
_بق r-68 m-22 h-67
_بقر g-26 h-31
_بقر_ g-19
_بقي r-48 g49
_بقي_ r-30
_بقيم g49
_بقيمه_ g65
_بك h-50
_بكا g22 h-27
_بكر r-22
_بكره r-19
_بكره_ r-19
_بكل k23
_بكلم k23
_بكلمه_ k23
_بكلمه_سر_ k23
_بكم r-19 g39
_بل r-23 m-59 h-29
_بلا h-25
_بلا_ m-23 k-23
_بلا_اجر_ r43 g-42 k-26
_بلا_شرط_ r-28
_بلاغ h-31
_بلاغ_ h-31
_بلاغ_عن_ h-31
_بلط h20
_بلطج h20
_بلو m-38
_بلوت m-38
_بلوت_ m-38
_بم r-59 g37 h-32
_بمب r34 g33
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
_بمو r-35
_بمي r-35 g39 m-21 h-27
_بميت r-29 h-24
_بميتين_ r-29 h-24
_بميه g30
_بميه_ g30
_بن g-104 h53
_بنا h62
_بنات h46
_بنات_ h46
_بنت r-44 h49
_بنت_ r-25 h61
_بنت_ليل_ h44
_بنتي r-19
_بنتي_ r-19
_بند g-20
_بنس r22
_بنسب r22
_بنسبه_ r29
_بنص r23 g-23 h48
_بنصف r23
_بنصف_ r23
_بنف h-31 k33
_بنفس h-31 k33
_بنفس_ h-26 k27
_بنفس_الساعه_ h-26 k30
_بنفس_السعر_ r-19
_بنك k-19
_بنك_ h19 k-22
_بنك_ربوي_ h26
_بنكي r25
_به r69 g-40
_به_ g-37
_بها r30
_بها_ r30
_بو r-36 g62 m20 k-20
_بو_ h52
_بوت g35 h-32
_بوت_ g47 h-22
_بوتل h20
_بوتل_ h20
_بود h50
_بودر h50
_بودره_ h50
_بوص g-22 h-50
_بوك g31 m61 h-71
_بوكر m66 h-54
_بوكر_ m66 h-54
_بوكس g41
_بوكس_ g32
_بول g48 h-21
_بولي g48 h-21
_بوليصه_ g48 h-21
_بون h-27
_بونص h-28
_بونص_ h-28
_بي g36 m50 k-73
_بياخد_ r-23
_بيب r-32
_بيت r-30 g-27
_بيت_ g23 m21
_بيد r-39 g-35 h-20
_بيد_ r-74
_بيدي r38 g-23
_بير h42
_بيره h79
_بيره_ h79
_بيس r50
_بيش g36
_بيشت g36
_بيشتريها_ g23
_بيص g20
_بيض g-19 m40 h-46
_بيض_ g20 h-23
_بيضا g-31 m21
_بيضات_ g-22 m23 h-24
_بيط r24
_بيع g78 m-42 h-34
_بيع_ g-82 m-19 h31 k-22
_بيع_اجل_ g29
_بيع_اقامه_ h25
_بيع_ان_ g37 h-20
_بيع_سيارتي_ g-37 h-24
_بيع_علي_ r-32 h52
_بيع_عينه_ r68
_بيع_كفاله_ h40
_بيعت g43 h-22
_بيعتين_ g36 h-19
_بيعط g36
_بيعه g32 h-20 k40
_بيعه_ g25 h-20 k40
_بيك g-27 h52
_بيكو g-27 h52
_بيكون_ g-27 h52
_بين g-59 m55 h-20 k-38
_بين_ k-36
_بينن h-23
_بيننا_ h-23
_بيننا_علي_ m24
_بيني m27
_بيني_ m27
_بيني_وبين_ r-47 m24
_تا r30 g29 m-32 h29
_تاج r42 g-31
_تاجي r45 g-28 k22
_تاجير_ k25
_تاجيل_ r34
_تاخ r75 g29 h-22
_تاخذ r19 m21
_تاخذ_ r19 m21
_تاخر r-21 g30
_تاخر_ g32
_تاخرت_ r-19
_تاخي r77
_تاخير_ r49
_تاد h46
_تادي h46
_تاديب_ h46
_تاديب_جاري_ h33
_تار g26 h22
_تارو h22
_تاري g36
_تاريخ_ g36
_تاش h26
_تاشي h26
_تاشيره_ h26
_تاك g-20 h-25
_تام r-43 g64 h-35
_تامي r-43 g64 h-35
_تامين_ r-43 g64 h-35
_تامين_اسنان_ g25
_تامين_السياره_ g-40
_تامين_تقليدي_ h30
_تامين_سفر_ g35
_تامين_ضد_ g28
_تامين_علي_ g44
_تب m-34 h28 k74
_تبد h-20
_تبدي h-20
_تبديل_ h-20
_تبر g-21 h-34 k30
_تبرع g-21 h-34 k30
_تبرعات_ k21
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي g30
_تت r33 g-36
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r23
_تثب r23 g-23
_تثبي r23 g-23
_تثبيت_ r23 g-23
_تج r-35 g39 m-24 h-36
_تجاري_علي_ g24
_تجاريه_ r25
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
_تجي g46 h-24
_تجيب g46 h-24
_تجيب_ g23
_تجيبه_ g23
_تح r-114 g30 m63
_تحب r-23 h27
_تحبب h31
_تحبب_ h31
_تحت g32 m-20 h31
_تحت_ g32 m-20 h31
_تحت_الطاوله_ m-22 h61
_تحد r-25 g40 m111 h-34 k-20
_تحد_ m50
_تحد_من_ m31
_تحدد g33
_تحدد_ g33
_تحدي r-22 m61
_تحدي_ m50
_تحديد_ g39
_تحر k45
_تحس r19
_تحسب r19
_تحسب_ r19
_تحض h50
_تحضي h50
_تحضير_ h50
_تحل r-28 h-36
_تحلي h-36
_تحليل_ h-36
_تحو r-31
_تحوط g37
_تحوط_ g37
_تحوي g-36
_تحويل_ r-35 g-28 k-30
_تخ r-51 g70 m37 h-62
_تخب k26
_تخبر k26
_تخت g38
_تختا g38
_تختار_ g38
_تختار_اخضر_ g21
_تخر h-24
_تخرج h-24
_تخرج_ h-24
_تخص g21
_تخصي r28 g21
_تخل r-49 h-21
_تخلص r-49
_تخلص_ r-32
_تخم g24 m37
_تد r46 g-19 k79
_تدا m31
_تداو m31
_تداول_ m31
_تداول_فروقات_ m24
_تدخ r20 h-28 k58
_تدخل r20 h-30 k59
_تدخل_ r20 h-30 k59
_تدخل_وتطلع_ h-30 k59
_تدر g-21 m-36 k36
_تدري g-21 m-36 k36
_تدري_ g-21 k36
_تدري_عنه_ k20
_تدف r31
_تدفع r31
_تدفع_ r31
_تدل h43
_تدلي h29
_تدليك_ h29
_تذ g-36 h-42
_تذا h-26
_تذاك h-26
_تذاكر_ h-26
_تذك g-25
_تذكر h-29
_تذكره_ m21
_تذكره_سباق_ m28
_تذكره_سحب_ h-25
_تذكره_يانصيب_ h37
_تر g-34 k-34
_ترا g-28 m31
_ترام h22
_ترامادول_ h22
_تراه m28
_تراهنا_ m21
_ترب r25 m-25
_ترج h26
_ترجع g23 h27
_ترجع_ g34 h30
_ترده r22
_ترده_ r22
_ترك r-24 h-37
_تركي h-29
_تز g22 h41
_تزه g33
_تزهر g33
_تزهر_ g33
_تزو h45
_تزوي h45
_تزوير_ h41
_تزي g-29
_تزيد g-28
_تزيد_ g-28
_تزيي h29
_تزييف_ h29
_تس r40 h60
_تسا h41 k-22
_تسال h41 k-22
_تسال_ h41 k-22
_تسال_من_ h47 k-25
_تسج m-31 h-35
_تسجي m-31 h-35
_تسجيل_ m-31 h-35
_تسع r37
_تسعم r-20
_تسعميه_ r-20
_تسعه r35 g-20
_تسعه_ r35 g-20
_تسك h51
_تسكر h51
_تسكر_ h51
_تسل g48 h-26
_تسلي h-24
_تسليم_ g22
_تسهر h38
_تسهر_ h38
_تسو h46
_تسول h26
_تسول_ h26
_تسوي h20
_تش m36
_تص r-86 g-22 h-72
_تصد h-55
_تصدي h-53
_تصديق_ h-53
_تصر r-28
_تصل r-40 g-58 m-21 h-32
_تصل_ k19
_تصلي r-40 g-63 m-21 h-21
_تصليح_ r-40 g-63 m-21 h-21
_تصي m22
_تصير r20
_تصير_ r20
_تط r-37 m60 h43 k44
_تطب g-27 h-44
_تطبي g-27 h-44
_تطبيق_ g-27 h-44
_تطل r-19 k54
_تطلب g-19 k45
_تطلب_ g-19 k45
_تطلع g21 h19
_تطلع_ h24
_تطي g20 m25 h61
_تطيح g35
_تطيح_ g35
_تظ r-21 h-20 k69
_تظه h-20 k69
_تظهر h-20 k69
_تظهر_ h-20 k69
_تظهر_كراتب_ k27
_تع r62 g-36 m-28 h167
_تعا h36
_تعار h33
_تعارف_ h33
_تعب r36 m22
_تعبه r22
_تعبه_ r22
_تعبي m26
_تعبيه_ m26
_تعد h-22 k48
_تعدي h-22 k48
_تعدي_ h-22 k48
_تعدي_علي_ k21
_تعر g21 h88
_تعرف g26 h24 k26
_تعرف_ g30
_تعط g35
_تعطل g20
_تعطل_ g23
_تعطيني_ r-21
_تعق g-20 h66
_تعقد g-20 h66
_تعقد_ g-20 h66
_تعل m-29
_تعلي m-29
_تعليق_ h35
_تعو r42 h40
_تعوي r27 h40
_تعويض_ m22 h28
_تعويض_عن_ r24 h-19
_تعويضا_ r22
_تعويضا_عن_ r22
_تغيي h29
_تغيير_ h29
_تف r-21 g-44 m-21 h44
_تفا h-27
_تفص h-19
_تفصي h-19
_تفصيل_ h-19
_تق r21 h56
_تقد m25 k-19
_تقر r32
_تقرا h48
_تقرا_ h48
_تقرض r32
_تقرضني_ r32
_تقري h-34 k21
_تقرير_ h-34 k21
_تقس g29 h-26 k19
_تقسي h-25 k21
_تقسيط_ g21
_تقسيم_ h-24 k30
_تقسيم_المبلغ_ k27
_تقل h69
_تقلي g-29 h72
_تقليد_ g-19 h69
_تقول r19
_تقول_ r19
_تك g-32 m-21 h-45 k-30
_تكا h-23
_تكاف h-23
_تكت k-22
_تكتب k-22
_تكتب_ k-43
_تكل r-28
_تكي r33
_تكيل h26
_تكيي r35
_تكييش_ r35
_تل r19 g19
_تلا r22 g-34 h29
_تلات r34 h-24
_تلات_ r40 h-21
_تلات_تلاف_ r-19
_تلاع h71
_تلاعب_ h71
_تلد g43
_تلد_ g23
_تلده g20
_تلده_ g20
_تلف g-50 m28 k25
_تلف_ r-31 g-21 m20 h21 k28
_تلفو g-21
_تم r20 g-22 h51 k31
_تم_ h-36 k38
_تما h54
_تماث h26
_تماثيل_ h26
_تمث h51
_تمثا h51
_تمثال_ h51
_تمر h-31
_تمر_ r-27 h-26
_تمر_خلاص_ g-26
_تمر_عام_ g47 h-23
_تمل g23
_تملك g23
_تمن r36
_تمن_ r55 g-21
_تن g48 m-25
_تنا r-35
_تناز r-40
_تنازل_ g26
_تنازل_عن_ g36
_تنازلت_ r-25
_تنازلت_عن_ r-25
_تنز g39
_تنزل g37
_تنزل_ g37
_تنزي h22
_تنزيل_ h22
_تنس r25
_تنق r-28
_تنك g-20 k36
_تنكت k37
_تنكتب_ k37
_تنكه r20
_تنكه_ r20
_ته h66
_تهر h41
_تهرب h-22 k20
_تهرب_ h-22 k20
_تهري h63
_تهريب_ h63
_تهك h21
_تهكي h21
_تهكير_ h21
_تو r31 g76 m39 h-87 k-27
_توت m38
_توتو m38
_توتو_ m29
_تور r83 h-47 k-31
_تورق r91 h-35 k-31
_تورق_ r91 h-35 k-31
_تورق_منظم_ r39 k-22
_توص k27
_توصل k27
_توصل_ k27
_توع h-19
_توعي h-19
_توعيه_ h-19
_توف g20
_توفي g20
_توفيت_ g20
_توق g25 h-23
_توقع r-32 g32 m20 h-34
_توقع_ m-44 h-23
_توقع_سعر_ g-27
_توقع_صعود_ g21 m-53
_توقع_هبوط_ m-21
_توقعات_الانتخابات_ m29 h34
_توقعت_ g26 m28
_توقعه_ m22
_توقي r34
_توقيع_ r19
_توك g21
_توكن g39
_توكن_ g39
_تول g19
_تولد g19
_تولد_ g19
_تي r-25 h38
_تيس r-25
_تيسر r-23
_تيسر_ r-23
_ثا k23
_ثاب r47 g-19 h-29
_ثابت r47 g-19 h-29
_ثابته_ r22 h-21
_ثان r-31 g20 h29 k22
_ثاني r-31 g20 h29 k22
_ثاني_ g-21 m-19 h41 k26
_ثانيه_ g40 m32
_ثل g-90 h26
_ثلا r35 g-68
_ثلاث r35 g-55
_ثلاث_ g28
_ثلاث_سنين_ g24
_ثلاثميه_ r31 g-41 m25
_ثلاثه_ g-42
_ثلاثه_الاف_ r-48
_ثلاثه_ايام_ g-65
_ثلاثه_شهور_ g19
_ثلث r-21 g-21 h37 k21
_ثلث_ r-21 h37
_ثلث_مكتب_ r-20 h71
_ثم g-41 m-46 h-36 k-20
_ثم_ r-54 g-35
_ثما r33
_ثمان r35 g-25
_ثمانين_ r31
_ثمانيه_ g-20
_ثمر g56 h-27
_ثمر_ g36 h-27
_ثمر_قبل_ g32
_ثمر_هالشجره_ g27
_ثمر_هالنخله_ g28
_ثمره g21
_ثمره_ g21
_ثمن g-44 m-27
_ثمن_ g-25
_ثمن_بضاعه_ k26
_ثمن_طاير_ g25
_ثمن_ما_ g46
_ثمنه r24 g-20 m-19
_ثمنه_ r21
_ثمنها_ g-26
_ثن g38 m79 h-29
_ثنا g38 m79 h-29
_ثناي g38 m79 h-29
_ثناييه_ g49 m67 h-26
_ثناييه_صاعد_ g40
_ثو h-49
_ثوب g21 h-40
_ثوب_ g21 h-20
_ثوب_تطيح_ g35
_جا g60 h107
_جا_ r41
_جاب g58
_جاد h23
_جادو h23
_جادو_ h23
_جار r-36 g28 h25
_جاري r-37 g39 h20
_جاري_ r-37 g39 h20
_جاك m59 h29
_جان h29
_جان_ h25
_جاه h57
_جاهز h57
_جاهز_ h32
_جاهزه_ h26
_جاي g20 m-32 h-45
_جايز m-32 h-37
_جايزه_ m-30 h-37
_جب g-46 h53
_جبت g-28 h22
_جبتل h22
_جبتلك_ h22
_جبل h30
_جبلي h30
_جبلي_ h30
_جت h29
_جتن h32
_جتني h32
_جتني_ h32
_جد m-32 k-25
_جدو r23
_جدول r23
_جدوله_ r19
_جدي m-27
_جديد m-27
_جديد_ r22
_جديده_ r-33 m-19
_جر h50
_جرا h26
_جرد g41
_جرد_ g41
_جز r-79
_جزا r-22 g30
_جزاف g55 h-26
_جزاف_ g28
_جزافا_ g27
_جع h25
_جعه h25
_جعه_ h25
_جل g-40 h38
_جلب h38
_جلب_ h38
_جلد h-23
_جلس g-20 h23
_جلسه g-20 h27
_جلسه_ g-20 h27
_جم m-37 h-52 k76
_جما k40
_جماع k40
_جماعه_ k40
_جماعه_لا_ k27
_جمع g-30 m-37 h-35 k37
_جمعت h-24 k20
_جمعي m-30
_جمعيه_ m-30
_جمل g24
_جن g60 h44
_جن_ h44
_جنس h24
_جنسي h24
_جني g74 h-23
_جنين g82 h-20
_جنين_ g82 h-20
_جه h-40 k34
_جها h-39
_جهاز h-34
_جهاز_ h-34
_جهه k23
_جهه_ k23
_جو m45 h139 k-34
_جوا m31 h38
_جواز h37
_جواز_ h22
_جوازات_ h23
_جوال h38
_جوالات_ h26
_جوالات_مسروقه_ h20
_جور r24 h36
_جورج r24 h36
_جورج_ r24 h36
_جي g-25
_جيب g-24
_جيبي g-23
_جيبي_ g-23
_حا r-40 g-22 m62 h-91
_حاج r31
_حاد r-21
_حادث r-21
_حادث_ r-21
_حاط m108 h-32
_حاط_ m91 h-24
_حاط_علي_ m44
_حال r-30 g35
_حب k-33
_حبا h-25
_حبات h-25
_حبات_ h-25
_حبه g-30 h20
_حبه_ g-30 h20
_حبو g-33 k-26
_حبوب g-33 k-26
_حبوب_ g-33 k-26
_حبوب_ابو_ h25
_حبوب_كبتاجون_ h22
_حبوب_مخدره_ h27
_حبي h35
_حبيب h37
_حبيب_ h23
_حت r33 h45 k53
_حتي r33 h45 k53
_حتي_ r33 h45 k53
_حتي_احذف_ h31
_حتي_امسح_ h22
_حتي_لا_ g-25 k41
_حتي_يغيب_ k32
_حج r33 g-60 m-48 h20
_حجا h43
_حجاب h50
_حجاب_ h50
_حجاب_للمحبه_ h28
_حجاب_يرد_ h28
_حجز r42 g-40 m-31
_حجز_ r26
_حجز_جوازات_ h22
_حجز_سعر_ r48
_حجزت g-38
_حجزت_ r19 g-36
_حجزن m-26
_حجزنا_ m-26
_حجزنا_vip_ m-19
_حد h-67 k40
_حد_ r-25 h-26 k44
_حد_الابلاغ_ k29
_حدا r33 g61 h-21
_حدا_ g61
_حدد g-48
_حددن g38
_حددنا_ g38
_حر r-25 m-33 h85
_حرام h28
_حرام_ h-19
_حرامي_ h29
_حرز h41
_حرز_ h41
_حرك g26 m-20
_حركه g26 m-20
_حركه_ g26 m-20
_حرو h20
_حروز h20
_حروز_ h20
_حس r-95 m39 h-66 k66
_حسا k85
_حساب k85
_حساب_ r22 g52 m54
_حسابات_ k25
_حسابه_ k19
_حسابي_ r-19 g-41 m-29 k37
_حسابي_الخاص_ h34
_حسابي_خاص_ h24
_حسابي_في_ k-37
_حسب r-40 g24 m23 h-21
_حسب_ r-26 g35 h-20
_حسب_العقد_ r-25
_حسب_ما_ g52
_حسن r-44 h-48
_حسن_ r-44 h-48
_حشي h64
_حشيش h64
_حشيش_ h60
_حص r-66 g110 m-64 h20 k-21
_حصا m26
_حصان m26
_حصان_ m20
_حصت m-46 h34
_حصتن h56
_حصتنا_ h56
_حصتنا_في_ h32
_حصتنا_من_ h33
_حصتي m-40
_حصتي_ m-40
_حصتي_من_ r29 m-34
_حصل r-19 g55
_حصه r-53 g37 m-37
_حصه_ r-53 g37 m-37
_حصه_في_ r-23 g47
_حصه_من_ m-24 h41
_حط g-40 m26 h-22
_حط_ k23
_حطب h-30
_حطي r36 g-24 m32
_حطيت r34 g-21 m28
_حطيت_ r34 g-21 m28
_حظ r-22 g24 h-40
_حظ_ g19 m30 h-45
_حف m-24 h-57
_حفظ m-24
_حفظ_ m-24
_حفظ_القران_ m-24
_حفل h-24
_حق r88 h33 k-34
_حق_ r45 g51 m-49 h-41 k33
_حق_اختيار_ g34
_حق_الاختيار_ g36
_حق_البنت_ h53
_حق_الخيار_ g19
_حق_الشاي_ h20
_حق_الشباب_ h-25 k38
_حق_شاي_ h88
_حق_شراء_ g73
_حقن r27 h23
_حقنا r27 h23
_حقنا_ r27 h23
_حقه r39 g-67 h46 k-32
_حقه_ r31 g-67 h47 k-32
_حقي g26 k-20
_حقي_ h24
_حقيق g29
_حقيقي_ g35
_حك r44
_حكم g-22
_حكم_ g-22
_حل g-20 h-34
_حلا h-40
_حلق h-21
_حلو g-41 h67
_حلوف h50
_حلوف_ h50
_حلي r35 g51 h-40
_حلي_ r61
_حلي_قديم_ r29
_حليب r-26 g54 h-40
_حليب_ r-26 g54 h-40
_حليب_البقره_ g28
_حم g77 h24 k-26
_حما g28 h26
_حماي g49
_حمايه_ g49
_حمايه_شاشه_ g23
_حمر h-24
_حمرا h-24
_حمل g73 h-29
_حمل_ g92 h-29
_حمل_الناقه_ g46
_حمي h63
_حميم h56
_حميم_ h22
_حو g-48 h-42 k55
_حوا r-40 g-26 k20
_حوال g-20 k28
_حوالات_ k30
_حواله_ k-24
_حول r32 g-53 k39
_حول_ r24 g-20
_حولت r21
_حولت_ r21
_حوله g-38 k66
_حوله_ g-38 h-21 k74
_حي g91 h-29
_حي_ g70
_خا g-44 k31
_خار k35
_خارج k35
_خارج_ k35
_خاص h75
_خاص_ h52
_خاص_مقابل_ h24
_خاصه h22
_خاصه_ h22
_خاصه_من_ h22
_خاط r42
_خال g-19 h-84
_خالت h-30 k23
_خالتي_ h-30 k23
_خالي h-44
_خالي_ h-42
_خب g-21 h24
_خبر h41
_خبره h41
_خبره_ h41
_خبره_لم_ h37
_خبره_ما_ h24
_خبز h-22
_خبز_ h-22
_خت h36
_ختم h36
_ختم_ h36
_خد r57 g-49 m29
_خد_ m19
_خدم r26 g-25 h22 k20
_خدما h28
_خدمات_ h28
_خدمه r27 g-23 k21
_خدمه_ r27 g-23 k21
_خدمه_الدين_ r27
_خذ r68 g65 m30 h-36
_خذ_ g-23 k29
_خذا m32
_خذا_ m32
_خذت r31
_خذت_ r21
_خذه g19
_خذها g19
_خذها_ g19
_خذو r27
_خذوه r27
_خذوها_ r27
_خذي r28 g28
_خذيت g28
_خر m-20 k-23
_خرب g19
_خرب_ g24
_خرزه h34
_خرزه_ h34
_خز r56 h-22
_خزا r46 h-20
_خزان r46 h-20
_خزانه_ r54
_خس m81 h-24
_خسا m71
_خسار m71
_خساره_ m71
_خسر r-26 h-21
_خسرت_الرهان_ h-35
_خش g-19 m-21 h-30
_خشب m-20 h-39
_خشب_ m-20 h-21
_خص r41
_خصم r41
_خصم_ r41
_خصم_فواتير_ r36
_خض r-23 h-28
_خط h-26
_خطا r-24
_خطا_ r-22
_خل r-47 g-30 m27 h-72
_خل_ h-56
_خلا m42
_خلاص r40 g-32
_خلاص_ r40 g-32
_خلال r-31 m46
_خلال_ r-31 m46
_خلال_دقيقه_ m31
_خلص g-24
_خلصت g-26
_خلصت_ g-26
_خله r-47 g-37 h-31 k45
_خلها r-47 g-37 h-31 k45
_خلها_ r-47 g-37 h-31 k45
_خلها_اقل_ k38
_خلي g48 h36 k-29
_خلي_ r-26 h22 k-22
_خليه g23 h22
_خليه_ g30
_خم g-60 h71 k-43
_خمار_ h-33
_خماره_ h24
_خمر m-24 h57
_خمر_ m-21 h45
_خمس r19 g-52 m29 k-40
_خمس_ g22 m51 h49
_خمست r39
_خمسم g-50
_خمسميه_ g-50
_خمسه r22 m-32 k-25
_خمسه_ r22 m-32 k-25
_خمسي r-45 h-23
_خمسين_ r-29
_خمي r-19
_خميس r-19
_خميس_ r-19
_خن g-20 h54
_خنز h69
_خنزي h69
_خنزير_ h59
_خي r-65 g47 h-42
_خيا g71 h-43
_خيار g84 h-43
_خيار_ g27 h-29
_خيار_بيع_ g33
_خيار_شراء_ g104
_خيارات_ g57
_خيارات_ثناييه_ g54 m66
_خير r-55 g-20
_خير_ r-36
_دا r66 g108
_داخ g59
_داخل g59
_داخل_ g37
_داخله_ g22
_دام r57
_دام_ r56
_داي r25
_دايم g25
_داين r26
_دب h-49
_دبي r-19
_دبي_ r-19
_دج g-19 h72
_دجا g-19 h67
_دجاج m20 h49
_دجاج_ m23 h33
_دخ g-38 h-30
_دخا h-24
_دخان h-24
_دخان_ h-24
_دخل g-25
_دخل_ h21
_دخل_صاله_ h25
_دخلت r26
_دخلت_ r26
_دخو m25
_دخول m25
_دخول_ m25
_در r-88 m-48 h41 k-54
_درا r-20 g-40 h39
_دراج g-20 h36
_دراجه_ h36
_دراس h24
_دراسه_ h31
_درج g-22 h37
_درجه g-22 h31
_درجه_ g-22 h31
_درجه_اولي_ g-22
_درس m-28
_درس_ m-28
_دره r-34 k-20
_درهم r-34 k-20
_درو r-28 g68 h-29 k-23
_دروب g68 h-29
_دس r29
_دسك r29
_دسكا r29
_دسكاونت_ r29
_دع m-29
_دعا m-26 h42
_دعار h42
_دعاره_ h42
_دف g-43 m-35 h-27 k-31
_دفع g-44 m-34 h-22
_دفع_ g33 m-26
_دفع_لي_ g25
_دفعا g-19
_دفعات_ g-19
_دفعت h-24
_دفعت_ g43
_دفعت_كامل_ g65
_دفعت_له_ g23
_دفعتين_ g-20 h-20
_دفعن r22 g-34
_دفعنا_ r25 g-21
_دفعه_ h19
_دفعه_اولي_ g21
_دفعها_ r-22
_دق r-36 g68 m76
_دقا g26
_دقاي g26
_دقايق_ g26
_دقي r-27 g43 m69
_دقيق r-27 g43 m69
_دقيقتين_ m20
_دقيقه_ g38 m48
_دك r-24 h58
_دكه h36
_دكها h36
_دل g-27 h-33
_دلو r20 g-23 h-29
_دلوق r20
_دلوقتي_ r20
_دم h40
_دم_ h40
_دن r29
_دنا r29
_دنان r29
_دنانير_ r29
_ده r59 g-32 h-24
_ده_ r23
_دهب r34
_دهب_ r34
_دهن g-33
_دهن_ g-30
_دهن_سير_ h51
_دو r48 g-20 m34 h-107 k-41
_دوا m45 h-41
_دوار m50
_دوارات_ m32
_دوارات_الحظ_ m32
_دواره_ h-23
_دواره_الحظ_ h-23
_دور r80 g-22 m-53 h-126 k-19
_دور_ r27
_دوره r46 g-26 h-81
_دوره_ h-81
_دوره_في_ r22 m-20
_دورها_ r38
_دوري_في_ r24
_دول h40
_دولا r-37 m-20
_دولار_ r-19
_دولي r25 m35 h39
_دوم m26
_دون r-19 g28
_دون_ r-19 g28
_دون_ان_ k-23
_دون_تسليم_ g24
_دون_حد_ k35
_دي m-38 h54 k-23
_ديك h42
_ديك_ m-22 h56
_دين r27 h31
_دين_ r-73 g-36
_دين_بدين_ r23
_دين_علي_ h20
_دينا r35 h66
_دينار_ h66
_دينك r-24 g24
_دينك_ r-24 g24
_دينه r60
_دينه_ r60
_ديني r35 h-34
_ديني_ r38 h-34
_ديه h-20
_ديه_ h-20
_ديو g24
_ديون r23 g26
_ديون_ g27
_ذب h19
_ذبح h55
_ذبح_ h57
_ذل k37
_ذلك k37
_ذلك_ k37
_ذم r93 g-23
_ذمت r54
_ذمم r39
_ذمم_ r39
_ذه r91 g-29 m-31
_ذهب r91 g-29 m-31
_ذهب_ r38
_ذهب_بالتقسيط_ r24
_ذهبه r26
_ذهبي r26 h-24
_ذهبي_القديم_ r19
_ذو r-36 g24
_ذوق r-36 g24
_ذوق_ g21
_را r35 g-65 m42 k-62
_راتب h-20
_راتب_ r-39 k35
_راتبي_ k-32
_راتبي_قبل_ r21
_راتبي_مبكر_ r21
_راح g62 h-19
_راح_ g32 m20
_راحت r-20 g31 h-19
_راحت_ g31 h-19
_راس r58 k-31
_راس_ r50 k-29
_راس_المال_ r66
_راس_مالي_ r-20
_راع r41
_راعي r41
_راعي_ r42
_راف m28
_رافع m28
_رافعه_ m28
_راه m27 h-20
_راهن m27 h-20
_راي g-34
_رب r69 g25 m-30 h-21
_ربا r42
_ربا_ r42
_ربح h-19
_ربح_ r29
_ربط h45
_ربط_ h45
_ربع g26 k21
_ربع_ g28
_ربن r-27
_ربنا r-27
_ربنا_ r-27
_ربو r62
_ربوي r62
_ربويه_ r44
_رج r40 g-57 h-22 k-46
_رجا r37
_رجال r37
_رجال_ r37
_رجب r26 g-38
_رجب_ r26 g-38
_رجع r-19 g-32 h-22 k-52
_رجع_ r-44 g23 k-48
_رجعت r39
_رجعت_ m22
_رجعه r24 g-20
_رجو g25 h19
_رجوع g25 h19
_رجوع_ g25 h19
_رح h34
_رحل g-20
_رحله g-20
_رحله_ g-20
_رحم h22
_رخ g48
_رخص g46 h-22
_رخصه h-22
_رخصه_ h-22
_رخي h29
_رخيص h29
_رخيص_ g23
_رد r-25 g-31 m-19
_رد_ g-30
_رد_الدين_ r46
_رد_السلفه_ r-19
_رز_ g-40
_رس g-35 m48 k-62
_رسا m69 k-39
_رسال m33 h24 k-27
_رساله_ m36 k-25
_رساله_جاهز_ h19
_رساي m36 h-31
_رسايل_ m36 h-31
_رسم g24 h26
_رسم_ g37 h-30
_رسمه h57
_رسمه_ h57
_رسمه_ساخره_ h21
_رسمه_سخريه_ h36
_رسو g-46 m-26
_رسوم g-46 m-26
_رسوم_ r24 g-46 m-53
_رسوم_ضمان_ r23
_رش g-46 h72
_رشو h96
_رشوه h85
_رشوه_ h85
_رص g-23 h37
_رصي g-22 h19
_رصيد g-22 h19
_رصيد_ h20
_رض r-30 h59
_رضا r-22 h53
_رضاه r-22 h44
_رضاه_ h19
_رضاها_ h26
_رف r-62
_رفض r-55
_رفضن r-20
_رفضنا_ r-20
_رق g-42 m36 h-30 k40
_رقا h23
_رقاص h42
_رقاصات_ h19
_رقاصه_ h23
_رقم g-28 m42 h-57 k51
_رقم_ r-34 m37 h-30 k19
_رقم_القطعه_ g30
_رقم_حسابي_ g-19
_رقم_في_ m58
_رقمي h-24 k37
_رقمي_ h-19 k37
_رقمي_الخاص_ k19
_رقمي_الشخصي_ k20
_رك g64 h-25
_ركب g35
_رم r21 g-26 m26 h-42
_رمض r32 g-30 h-34
_رمضا r32 g-30 h-34
_رمضان_ r32 g-30 h-34
_رمي m33
_رمي_ m33
_ره r68 g-30 m85 h-71 k-19
_رها m98 h-37 k-19
_رهان m98 h-37 k-19
_رهان_ m46 h-25
_رهان_الخيل_ m-23
_رهان_بيني_ m21
_رهان_علي_ g53 m-43 h47
_رهانات_ m35
_رهن r82 g-30 h-34
_رهن_ g-19 h-24
_رهنت r51
_رهنت_ r51
_رهنت_الذهب_ r33
_رو h102 k-21
_روح h57
_روحا h25
_روحاني_ h25
_روحي h30
_روحيه_ h25
_رول m20
_رولي m21
_روليت_ m21
_روم h23
_روم_ h23
_ري r-60 g-30 h30 k-20
_ريا r-60 h-36
_رياض h-48
_رياضي_ h-49
_ريال r-52
_ريالات_ r-35
_زا r24 g-65 h25
_زاد g-43 m26
_زاد_ g-41
_زادت m31
_زادت_ m31
_زان g-19
_زاي r21
_زايد r21
_زايد_ r21
_زب r-38 m-27 h47
_زبا h19
_زباي h19
_زبو r-23 g19 h29
_زبون r-23 g19 h29
_زج g-34
_زجا g-34
_زجاج g-34
_زجاجه_ h-34
_زحلا h30
_زحلاوي_ h30
_زد r74 m33
_زدن r43
_زر h20
_زع r-27
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-28 h-34
_زكا r-28 h-34
_زكاه r-28 h-29
_زكاه_ r-28 h-29
_زم h-22
_زه g54
_زهر g54
_زهر_ g45
_زو r-31 g-64 h107 k-25
_زوا g-26
_زواج g-26
_زواج_ليله_ h23
_زوج r-19 h62
_زوجي h62
_زوجي_ h47
_زود g-33
_زود_ g-28
_زي r-20 g-87 m-21
_زي_ r-32 g-27
_زي_ما_ r-52 g-27
_زيا g-27
_زياد r19
_زياده_ r19
_زياده_علي_ r33
_زيار r-19 g-38
_زياره_ g-22
_زيت g-32 m-19 h-40
_زيت_ g-35 h-26
_سا g-54 m-31 h28
_ساح h26
_ساحر h26
_ساحر_ h23
_ساخ h21
_ساخر h21
_ساخره_ h21
_ساع k-21
_ساعا r-23 h28
_ساعات_ r-23 h28
_ساعت r24
_ساعه h-19
_ساعه_ h-19
_ساك r60
_ساكن r61
_ساكن_ r46
_سال r-19 g-42 h-49 k40
_سالم g-21
_سالم_ g-21
_سالو k44
_سالوا_ k32
_سام r-31 h-20
_سامح r-29
_سامحني_ r-25
_سان h27
_سب r25 g-107 m78 k24
_سب_ r-25 h34
_سبا r20
_سباق_الخيل_ m53 h41
_سباق_الهجن_ h-21
_سباي r20
_سبايك_ r21
_سبايك_وتسليمها_ r34
_سبب g-40 k34
_سبب_ g-40 k34
_سبع r37 g-22
_سبعه r25
_سبعه_ r25
_سبعه_الاف_ r24
_سبق m52
_ست r100 g-23 h-41
_ست_ r45 g-33
_ستا h-25
_سته r81 g-29
_سته_ r81 g-29
_سته_شهور_ r-34
_ستو g34
_ستوك g34
_ستوك_ g34
_ستي r-21
_سج g-24 h22 k30
_سجا h22
_سجاي h28
_سجاير_ h28
_سجل k47
_سح r23 g-40 m33 k-42
_سحب r28 g-25 m40 h-49 k-26
_سحب_ m45 h-37
_سحب_بمقابل_ h-20
_سحب_سياره_ m-24
_سحب_علي_ m39
_سحبت r32
_سحبت_ r32
_سحر h33
_سحر_ h35
_سخ h73
_سخر h73
_سخري h73
_سخريه_ h73
_سد r-67 g-42 h-24 k-20
_سدد r-73 g-27
_سدد_ r-21
_سددت r-48
_سددت_ r-19
_سددت_بدري_ r31
_سر g86 k34
_سر_ h-30 k40
_سرق g21 h45
_سرقه h34
_سرقه_ h34
_سري g41
_سريه g45
_سريه_ g45
_سع r19 g57 h-20
_سعر r32 g73 m19 h-22
_سعر_ r38 g21 m24
_سعر_صرف_ r24
_سعر_علي_ g-26
_سعره g52
_سعره_ g39
_سعيد_ h-36
_سف g33
_سفر_ h-20
_سفره r19
_سفره_ r19
_سفل h26
_سفلي h26
_سفي g48 h-24
_سفين g48 h-24
_سفينه_ g48 h-24
_سق h-23 k42
_سقط g35
_سقف g-21 k42
_سقف_ g-21 k42
_سك r59 g-32 h23
_سكر r79 g-58
_سكر_ r41 g-39
_سكري r23
_سكري_ r23
_سكن g21
_سكن_ g21
_سكو h48
_سكوت h48
_سكوت_ h25
_سل g-35 m29
_سلا g-20
_سلاح g-20
_سلاح_ g-20
_سلس g-21
_سلسل g-21
_سلسله_ g-21
_سلف r-27 m-31 h-25
_سلف_ r21
_سلفت r36
_سلفت_ r-35
_سلفته_ r76
_سلفته_يوصل_ r25
_سلفن r-79
_سلفني_ r-79
_سلم r28
_سلم_والثمن_ g27
_سلمت r31 g19
_سلمته_ r23 g19
_سلو m80
_سلوت m95
_سلوت_ h-29
_سلوتس_ m78 h38
_سم r-19 g44
_سمس h20
_سمسا h20
_سمسار_ h20
_سمك g65 h-20
_سمك_ g37
_سمك_ب_ g28
_سمك_في_ g101
_سن r48 g61 m-36 h-47
_سنت r-19
_سنتي r-19
_سنتين_ r-19
_سند r64 g-25 m-21 h-51 k20
_سند_ r44 k30
_سند_قبض_ k24
_سنه g22 h-27 k-28
_سنه_ g22 h-27 k-28
_سنو g47
_سنوا g42
_سنوات_ g42
_سني h47
_سنين h47
_سنين_ h47
_سنين_قدام_ g29
_سهم g20
_سهم_ g20
_سو r28 g-36 m34 h19
_سوق r24 m41 h28
_سوق_ r24 m41 h28
_سوق_توقعات_ m35 h44
_سي r-44 g115 m-26 h57 k-38
_سيا r-29 g25 m-20 h-58
_سيار r-29 g25 m-20 h-58
_سيارته_ r-22
_سيارتي_ g-40 h-24
_سياره_ g73 m-20 h-26
_سياره_مسروقه_ g48 h-25
_سيج h62
_سيجا h62
_سيجاره_ h44
_سير g33 h29
_سير_ h65
_شا r-93 h36 k-63
_شاء g-23
_شاء_ g-23
_شاء_الله_ g-23
_شار r-31 k-21
_شارع k-21
_شارع_ k-21
_شاش g19
_شاشه g19
_شاشه_ g19
_شاف g26 h30 k-19
_شافه g69 k-19
_شافه_ g29
_شافها_ g40
_شال r-21
_شالي r-21
_شاه h28
_شاي r-28
_شاي_ g-35
_شاي_ل_ h52
_شاي_لامين_ h37
_شايف g34
_شب r-28 h34
_شبا m19
_شباك m21
_شباك_ m24
_شبك r-25 m19
_شبكت g30
_شبكه g-21 m22
_شبكه_ g-21 m22
_شبو h43
_شبو_ h43
_شت m-37
_شتم h33
_شتم_ h33
_شج g19 h-23
_شجر g19 h-23
_شجره g19 h-23
_شجره_ g19 h-23
_شح r-32 g21 m56 h63 k-30
_شحا h33
_شحاذ h25
_شحاذين_ h25
_شحن r-29 g26 m59 h20 k-28
_شحن_ m51 h-31
_شحن_حساب_ m45 h-24
_شحن_رصيد_ h-59
_شحنت m19 h61
_شحنت_ m19 h61
_شحنه g28
_شحنه_ g28
_شخ h-19 k36
_شخص h-19 k36
_شخص_ k35
_شر g-26 m30 h31
_شرا r49 g20 h80 k-19
_شراء r23 g46 h20
_شراء_ r23 g46 h20
_شراء_ارقام_ h27
_شراء_سمك_ g-39
_شراء_شهاده_ r-19
_شراء_وكاله_ h28
_شراب h52
_شراب_ h42
_شراب_فرنسي_ h23
_شرد g39
_شرد_ g23
_شرط r45 m63 h-54
_شرط_ r-34 m31 h-43
_شرط_البيع_ g55
_شرط_كے_ m39
_شرطه r59
_شرطه_ r29
_شرطها_ r30
_شرك g-51 k45
_شركا g-23 h-21 k43
_شركات_ k43
_شركه g-28 h34
_شركه_ g-28 h34
_شركه_تامين_ g-85 h79
_شركه_تجاريه_ h-44
_شركه_عاديه_ g24
_شركه_قمار_ h19
_شري r-40 g-31 m-20 k-23
_شريت r-45 h-31
_شريت_ r-45
_شريت_منه_ g40
_شريتها_ g22
_شريط g-26 h51
_شريط_ g-26 h51
_شط m-55
_شع g-28 h84
_شعي h40
_شعير h40
_شعير_ h40
_شغ r-78 g-33 h-29 k45
_شغل r-60 g-31 h-29 k53
_شغل_ r-48 g-29 h-25 k55
_شغل_ما_ k34
_شف r86 k-28
_شفت r86 g-36 k-22
_شفت_ r61 g-25
_شفته r28
_شفته_ r23
_شفن g22
_شفنا g22
_شق k-46
_شقت g-20
_شقه g31 k-29
_شقه_ g31 k-29
_شك h-20
_شم g-23 m24 h41
_شمب h63
_شمبا h63
_شمبانيا_ h59
_شمع m34
_شمعه m35
_شمعه_ m35
_شن g25
_شنط_ h31
_شنو g20
_شنو_ g20
_شه r46 g-29 m-39 h-48
_شها g-19 k26
_شهاد g-19 k26
_شهادات_ r28
_شهاده_ r-36 k33
_شهاده_الراتب_ k30
_شهاده_خبره_ h41
_شهاده_راتب_ k53
_شهاده_مزوره_ h-26
_شهر r42 g-50 m-31
_شهر_ r21
_شهري g-25 h-20
_شهرين_ g-20
_شهو g44 h-19
_شهور g44 h-19
_شهور_ g44 h-19
_شو r22 h-36
_شو_ g21
_شور g46
_شورت g46
_شورت_ g46
_شوط m32
_شوط_ m32
_شوك h-28
_شوي g-23
_شوي_ g-22
_شي r-104 g-48
_شي_ r-128 g-51 h-22 k24
_شيء r-29 h22
_شيء_ r-29 h22
_شيخ m-19 h48 k-20
_شيخ_ h24 k-20
_شيخه m-19 h24
_شيخه_ m-19 h24
_شيف r25 h-21
_شيفو h-41
_شيفون_ h-41
_شيك r53 h-22
_شيك_ r26
_شيكا r21
_شيكات_ r23
_صا r-25 g50 m31 k28
_صاح k27
_صاحب k27
_صاحب_ g-27 h-19 k25
_صاحبتي_ h34
_صاحبي_ r-29
_صار r23 g42
_صار_ r23
_صاع g31 m35 h-27
_صاعد g31 m35 h-27
_صاعد_ g31 m35 h-27
_صاعد_في_ m28
_صال h46
_صاله h63
_صاله_ h63
_صاله_الرهان_ h80
_صاله_القمار_ h70
_صب r56 g-37 h-19
_صبر r56 h-32
_صبر_ r-24
_صبر_علي_ r-23
_صبره r82
_صبره_ r82
_صح r-37 g-19 m25 h-77 k-24
_صح_ m36
_صحي h-55
_صحيه h-33
_صحيه_ h-33
_صدق m20
_صدق_ m20
_صر r22 g-65 h-36
_صرا k28
_صراف k28
_صرافات_ k28
_صرت m33
_صرت_ m33
_صرت_مديون_ m28
_صرف r30 g-58 m-36 h-37
_صرف_ g-39 h-22
_صرف_الشيك_ r-26
_صرفت r44
_صرفت_ r40
_صرفن r-31 g-19
_صرفنا_ r-31 g-19
_صرفه r30
_صرفه_ r30
_صرفه_لي_ r30
_صع g42
_صعو g42
_صعود g42
_صعود_ g42
_صعود_هبوط_ m43
_صغ h-19
_صغي h-19
_صغير h-19
_صغيره_ h-19
_صف r-21 g51 h-41
_صفق g51 h-54
_صفقا m20 h-25
_صفقات_ m20 h-25
_صفقه g56 h-29
_صفقه_ g56 h-29
_صفقه_ثانيه_ g19
_صفقه_دقيقه_ g30
_صفقه_معلقه_ g31
_صق g36 h-32
_صقر g36 h-32
_صقر_ g46
_صك h-35
_صكو h-35
_صكوك h-35
_صكوك_ h-35
_صكوك_اجاره_ h-21
_صل r-47 h-28
_صلاحيه_ h21
_صلح r-47 h-25
_صلح_ h-19
_صنف h34
_صنف_ h34
_صو m-32 h67
_صور g-44 h84 k19
_صور_ h49
_صورك h26
_صورك_ h26
_صوره h28
_صورها_ g-25 h28
_صورها_الخاصه_ g-23 h20
_صوري r31 h-19 k50
_صوريه_ r40 k31
_صوف g67 m-20 h-23
_صوف_ g67 m-20 h-23
_صوف_علي_ g67 m-20
_صي g55 h-81
_صيا r-22 m-19 h-42
_صيان h-25 k20
_صيانه_ h-25 k20
_صيد r-19 g66 h-31
_صيد_ r-19 g53
_صيده g23
_صين m37
_صيني m37
_صينيه_ m37
_ضا g53 h25
_ضار h47
_ضارب h47
_ضاربه_ h47
_ضاع g37
_ضاع_ g27 m19
_ضر g75 h46
_ضرب g44 h26
_ضرب_ h41
_ضربه g60
_ضربه_ g60
_ضرع g35
_ضرعه g33
_ضرعها_ g33
_ضري h32
_ضريب h32
_ضريبه_ h37 k-20
_ضم r27 g69 h-29
_ضما g38
_ضمان g38
_ضمان_ r-26 g42
_ضمانه_ r39
_ضمن r25
_ضمن_ r26
_ضي r-104
_طا k-24
_طاح g-50 h39
_طاح_ g-35
_طاح_في_ g-35
_طاحت h49
_طاحت_ h49
_طاحت_من_ h49
_طار r-25 g24
_طار_ g33
_طاز h-39
_طازج h-39
_طازج_ h-39
_طال r25 h37
_طالب h28
_طالب_ h28
_طاو m25 h-19
_طاول m25 h-19
_طاولات_ h-19
_طاوله_ m22
_طاي g62 h23
_طايح h47
_طايحه_ h30
_طاير g80 h-24
_طاير_ g80 h-24
_طب r-50 g-35 h-28 k-22
_طبا r-28
_طباع r-28 g-19
_طباعه_ r-28 g-19
_طبي g-47
_طبي_ g-24 h26
_طبيع g-23
_طبيعي_ g-23
_طر h-25
_طرد h-19
_طرد_ h-19
_طري r20 k27
_طريق r20 k27
_طريق_ r20 k27
_طف g-36
_طفا g-31 h-30
_طفاي g-31 h-30
_طفل h27
_طفله h19
_طفله_ h19
_طق r20 g-28
_طقم r20 g-28
_طقم_ r20 g-28
_طقم_ذهب_ r29
_طل m40 h44 k-75
_طلب r35 g-24 h37 k-26
_طلب_ g-19
_طلبت r19 h58
_طلبت_ h24
_طلبت_خروف_ h21
_طلس h32
_طلسم h32
_طلسم_ h32
_طلع g31 m45 h-24 k-48
_طلع_ g49 m31 k-43
_طلع_اسمه_ m62 k-42
_طلعت_ g-29 m34
_طلعت_مديون_ m26
_طن g-60
_طن_ g-47
_طو r59 h-20
_طول r64
_طول_ r86
_طي r-22 g56 h-53
_طير g56 h-35
_طير_ g56 h-35
_طير_في_ g40 h-28
_ظر h55
_ظرف h68
_ظرف_ h68
_ظه g79 m-20
_ظهو g20
_ظهور g20
_عا g93 h-26 k-35
_عاج g-27 h31
_عاج_ h33
_عاجل g-21
_عاد g35
_عار g42 k-21
_عارف g50 h-31 k-21
_عارف_ g35 h-29
_عال m21 k-21
_عام r24
_عام_ r41 g35 h-23
_عام_القادمه_ g19
_عامل g-19
_عامل_ g-19
_عاي r-46 g51 m-21 h-21
_عايد r-31
_عايد_ r-31
_عايش g42
_عايش_ g29
_عب g24 m30 h38
_عبر g39 m24
_عبر_ g39 m24
_عج r20 h-57
_عجل r20 h-64
_عجل_ r34 h-45
_عد g-22 m-23
_عدا h34
_عداد h34
_عداد_ h34
_عداد_الكهرباء_ h-44
_عدد r-29 g31
_عدد_ r-28
_عدده g24
_عددها_ g24
_عدي r29 g-27
_عدين g-19
_عر r-69 g-25 m-32 h68 k-36
_عرا h36
_عراف g-22 h51
_عراف_ h50
_عرب r-32
_عربو r-20 g27 h24
_عربون_ r-20 g38
_عرس h-27
_عرس_ h-27
_عرض_ h-33
_عرق r-24 h118
_عرق_ r-24 h101
_عرق_زحلاوي_ h30
_عرو m-21
_عروس m-21
_عز h45
_عزا h19
_عزاي h24
_عزايم_ h24
_عس h-61
_عسل h-21
_عسل_ h-21
_عش g-94 m-60 k19
_عشا g-38 m-55 h35 k43
_عشا_ r-20 m-49
_عشان r26 g-25 h62 k63
_عشان_ r26 g-25 h62 k63
_عشان_ما_ r-24 g-44 h-61 k75
_عشان_يشيل_ h19
_عشان_يوقع_ h27
_عشر g-91 h-43 k-24
_عشر_ r-21 g-34 h22
_عشره g-28 h-30
_عشره_ g-28 h-30
_عشري r23 g-29 h-21
_عشرين_ r23 g-29 h-21
_عشرين_علي_ m21
_عشرين_غرام_ r-29
_عشو g34
_عشوا g34
_عشوايي_ g32
_عص r-31 g-49 m-24 h-41
_عصا r-19
_عصي g-29 h-53
_عصير g-29 h-53
_عصير_ h-40
_عصير_عنب_ h38
_عط r42 g-29 h-65
_عطا r28
_عطان r20
_عطاني_الف_ r-34
_عطر h-68
_عطر_ h-62
_عطي r21
_عطيت r21
_عطيته_ r30
_عطيته_عشان_ h39
_عق r-26 g85 h-86
_عقد g58 h-25
_عقد_ g70 h-25
_عقد_حمايه_ g20
_عقد_مبادله_ r-22 g25
_عقد_مستقبلي_ g46
_عقو g54 h-31
_عقود g54 h-31
_عقود_ g54 h-31
_عقود_خيارات_ m-27
_عقود_ذهب_ r-28
_عقي h-30
_عقيق h-30
_عل r-26 g-52 h-60 k26
_علا g-21 m-35
_علاج m-31 h-88
_علاج_ m-31 h-55
_علاج_ادمان_ h-20
_علاق h30
_علاقه_ h30
_علام h45
_علامات_ h40
_علامات_تجاريه_ h40
_علب r-49
_علبه r-49 g19
_علبه_ r-49 g19
_علش k35
_علشا k35
_علشان_ k35
_علشان_ما_ k34
_علف g-33 m-22 h-39
_علف_ g-33 m-22 h-35
_علي r46 g21 m62
_علي_ r30 g78 m79 h-28 k-30
_علي_الحساب_ r41
_علي_الخيل_ h45
_علي_الدين_ r36
_علي_الذهب_ r-33 g29
_علي_الراتب_ r28
_علي_السهم_ g19
_علي_السياره_ h-31
_علي_العيد_ r-22
_علي_القرض_ r51
_علي_القمح_ g27
_علي_الله_ g59
_علي_اللي_ r41 h-24
_علي_المكشوف_ r67
_علي_الميزان_ g-19
_علي_النفط_ h21
_علي_الورق_ r20 m-27 k36
_علي_امل_ g92 h-26
_علي_ان_ r39 g-104 m52 k-19
_علي_انه_ r-20 g-55 m-20 h90
_علي_انها_ g-48 h80 k-23
_علي_ثلاث_ r-44 k31
_علي_حاله_ r-32
_علي_حسابي_ r31
_علي_خمسميه_ r-24
_علي_دفعات_ r-21 k22
_علي_دفعتين_ g-19
_علي_ديني_ r85
_علي_ذوق_ g21
_علي_رقمي_ k39
_علي_سته_ r-59
_علي_سعر_ g22 m31
_علي_سنتين_ r20
_علي_سنه_ r-21 g-21
_علي_سهم_ g46
_علي_شرط_ r25
_علي_شوط_ m32
_علي_ضمانه_ r21
_علي_فوز_ g23
_علي_قرض_ r26
_علي_كفالته_ r19
_علي_كفاله_ r22
_علي_كل_ r82 m-30
_علي_كيف_ g95 h-29
_علي_كيفك_ g-31
_علي_مبادله_ r19
_علي_نتيجه_ h-33
_علي_نزول_ g33
_علي_نفسي_ r23
_علي_هل_ m68 h-24
_عليا r25
_عليا_ r25
_عليك r-21 g-32
_عليك_ r-21 g-26
_علين r-26
_علينا_ r-26
_عليه r28 k33
_عليه_ r-42 g-56 h34 k39
_عليه_الحصاه_ g31
_عليها_ r43 g32
_عليها_عند_ g44
_عم g-71 m-26 h55 k-31
_عم_ g-28
_عما g-20
_عمر g-31 h-19
_عمره g-31
_عمره_ h-20
_عمل h54
_عمل_ r-25 g-35 h71
_عملا r39
_عملاء_ h21
_عملات_ r47
_عمله g48
_عمله_ g48
_عمله_لسا_ g37
_عمله_لسه_ g25
_عمو h42
_عمول h42
_عن r19 g-77 m-57 h-53 k39
_عن_ r-20 g-27 m-34 h-35 k77
_عن_انظار_ k22
_عن_حجز_ g36
_عن_شهر_ r19
_عن_طريق_ r20 k27
_عن_عين_ r-21 k60
_عن_عيون_ k27
_عن_كل_ h55
_عند r19 g32 k-42
_عند_ r-84 g46 h62
_عند_التاجر_ g27
_عند_الشركه_ r21 g-34
_عند_الصايغ_ r-44
_عند_شركه_ r27 g20
_عندن r26
_عندنا_ r26
_عندو r48 g-20
_عندو_ r48 g-20
_عندي h-35 k-28
_عندي_ h-35 k-28
_عندي_زبون_ g21
_عندي_مشتري_ g43
_عنه r-59 g-31 k47
_عنه_ r-54 g-25 k39
_عني r46 g-28 h-24 k-28
_عني_ r46 g-28 h-24 k-28
_عو r59 g25 h-37
_عوا r21
_عواي r21
_عوايد_ r21
_عود r40 h-20
_عود_ r40 h-20
_عوضو g20
_عوضوني_ g20
_عي r35 g-61 m-28 h-79 k86
_عيا h-37
_عيد h-22
_عيدي h-22
_عين r20 g-33 k68
_عين_ r-24 k71
_عينه r65 g-25
_عينه_ r65 g-25
_عيو k27
_عيون k27
_عيون_ k27
_غا g20 m-22 h-55
_غاز m-19 h-47
_غاز_ m-19 h-31
_غام g40
_غامض g40
_غد g-21 h-21
_غدا g-21 h-21
_غداء g-31 h-21
_غداء_ g-31 h-21
_غر r39 g32 h-38
_غرام_ h53
_غرامه_ h-72
_غرف k-43
_غرق g52
_غرقت g52
_غرقت_ g52
_غرقت_بالبحر_ g19
_غس r-54 g-55 h-75 k49
_غسا g-22
_غسال g-22
_غساله_ g-22
_غسل h-32 k28
_غسل_ k28
_غسي r-30 g-33 h-39 k24
_غسيل r-30 g-33 h-39 k24
_غسيل_ r-30 g-33 h-39 k24
_غش h68
_غش_ h68
_غل g29 k-28
_غلط k-28
_غلط_ k-28
_غن r-51 g21 h-27
_غنم r-51 g21 h-27
_غنم_ h-27
_غي g23 m-21
_غير g20 m-21 h20
_غير_ g47
_غير_ما_ g32 k-22
_غير_موجود_ k33
_غيره g-24
_فا r82 g-75 m-29
_فات g-38
_فاتو g-35
_فاتوره_ g-35
_فاتوره_بتاريخ_ k25
_فاز g22
_فاز_ g22
_فاض r24 h29
_فاضح h54
_فال r-30 h29
_فاي r101 g-53 h-31 k-19
_فايد r57 g-39 h-35 k-19
_فايده_ r57 g-39 h-35 k-19
_فايظ r21
_فايظ_ r21
_فت g-46 m-19 h154
_فتا h40
_فتاه h40
_فتاه_ h40
_فتح g-38 h84
_فتح_ g-19 h62
_فتحت h23
_فتي h30
_فتيا h30
_فتيات_ h30
_فح g-50 h-45
_فحص g-50 h-45
_فحص_ g-35
_فحصن h-32
_فخ h37
_فخذ h37
_فخذ_ h37
_فد m25
_فر g107 m68 h-84 k-42
_فرز g41
_فرز_ g41
_فرص m53
_فرصه m19
_فرصه_ m19
_فرق r53 h-29
_فرق_ r53 h-29
_فرو r-20 g56 m21 h-29
_فروق r-20 g56 m21 h-29
_فروقات_ r-20 g46 m28 h-22
_فز r80 h-27
_فزا r33
_فزاد r33
_فزاد_ r33
_فس h-30
_فست h-30
_فستا h-30
_فستان_ h-30
_فص h-25
_فصل h-25
_فصل_ h-25
_فض r41
_فضه r22 g-26
_فضه_ r22 g-26
_فضي r19 g43
_فضي_ r19 g43
_فط h25
_فطي h28
_فطيس h28
_فع g34 m25 h-21
_فعل h-21
_فعلي g29
_فعلي_ g31
_فق r-83 g-55 h-19 k-28
_فقط r-96 g-28 h-19 k-24
_فقط_ r-96 g-28 h-19 k-24
_فك r24
_فك_ h45
_فك_رهن_ r-22
_فكه h-22
_فكه_ h-22
_فل h-23
_فلو m28 h-21
_فلوس m28 h-21
_فلوس_ r21 m24
_فلوسنا_ m43
_فلوسه_ h-20 k20
_فلوسي_ r26 m-27 k-23
_فلوسي_في_ g20
_فن r-30
_فنج h20
_فنجا h20
_فند h-37
_فندق h-37
_فندق_ h-37
_فه g64
_فهد g-19
_فهد_ g-19
_فهو g65
_فهو_ g65
_فهو_لي_ g44
_فو r179 h-56
_فوا r58 h-69
_فوات r28 h-23 k31
_فواتير_ r28 h-23 k31
_فواي r34 h-20 k-26
_فوايد_ r24 k-26
_فوايد_سحبها_ r-26
_فود h64
_فودك h58
_فودكا_ h47
_فورا r-23
_فورا_ r-23
_فورو r27
_فورورد_ r27
_فوز g28
_فوز_ g28
_فوق r155 h-38
_فوق_ r30 h-22
_فوقه r98
_فوقها_ r42
_في m80 h96
_في_ r-26 g22 m43 k-22
_في_ارباح_ r21
_في_البحر_ g-38
_في_البلوت_ m-22
_في_البنك_ r21
_في_البيت_ h92
_في_الجمعيه_ r25 m-20
_في_الخارج_ h20
_في_السنه_ r21
_في_السوق_ r25
_في_الشبكه_ g22
_في_الضرع_ g38
_في_الطاوله_ m58 h43
_في_العقد_ r23
_في_الفاتوره_ r-27 k20
_في_الفندق_ m22 h51
_في_اللعبه_ g-19
_في_الماء_ g27
_في_المجلس_ r-22
_في_الموقع_ m20 h45
_في_الميه_ r31 h33
_في_النص_ m20
_في_الهوا_ g26
_في_بطنها_ g23 h-23
_في_بنك_ k-22
_في_بيعه_ g39 h-20
_في_تطبيق_ h45
_في_حساب_ m32 h31
_في_حسابي_ g-21 h35
_في_رمضان_ r28
_في_سحب_ m22
_في_سوق_ m30 h50
_في_شركه_ g-54 h55
_في_صرافات_ k28
_في_صندوق_ h-23
_في_ضرعها_ g19
_في_مايو_ g-23
_في_مشروع_ r-19 g51 h-20
_في_مصنع_ g-21
_في_مطعم_ h-40
_في_مكاين_ k49
_في_مكينات_ k32
_في_موقع_ h29
_في_نفس_ r24
_في_ورث_ g20
_في_ورثه_ g53
_فيش m57
_فيش_ m38 h-23
_فين h51
_فيه r22 g-19 m22 k54
_فيه_ r42 k45
_فيه_المباريات_ m-19
_فيها r-29
_فيها_ r-29
_فيو g46 h-21
_فيوت g46 h-21
_قا g30 h189 k-48
_قات g-37 m-29 h119
_قات_ g-35 m-29 h109
_قاد g40
_قادم g43
_قادمه_ g30
_قار r-37 h57
_قارب r-35
_قارب_ r-35
_قاري g-21 h65
_قاريه_ h59
_قاص h32
_قاصر h32
_قاصرات_ h21
_قال g62 m30 h-26 k-24
_قال_ r-21 g72 m30 h-44 k-20
_قاي h19
_قايم h19
_قايمه_ h24
_قب r-39 g59 k-25
_قبض r-53 k23
_قبض_ k24
_قبل g58 h-45 k-48
_قبل_ g58 h-45 k-48
_قبل_الاستحقاق_ g22
_قبل_العقد_ g31
_قبل_ان_ r-20
_قبل_بدو_ g47
_قبل_صيده_ g26
_قبل_لا_ g-24
_قبل_ما_ r44 g61 k-36
_قبل_موعدها_ r20
_قبل_وقته_ r21
_قد g78 m-56 h-39 k21
_قد_ r-48 m-29
_قدام_ g44
_قدامي_ g-19
_قدي r48 m-25 h-31 k38
_قديم r48 m-25 h-31 k38
_قديم_ r26 k52
_قديم_بحلي_ r25
_قديمه_ r22 h-21
_قر r26 g-34 m-32 h72 k-36
_قرا g-22 h40
_قراء g-22 h23
_قراءه_ g-22 h23
_قراءه_الفنجان_ h22
_قراءه_الكف_ h41
_قراب h21
_قرابين_ h21
_قرب h24
_قربا h24
_قربان_ h24
_قرض h-22
_قرض_ r28 h-19
_قرض_بفايده_ r22
_قرض_حسن_ r-40
_قرو r39
_قروض r39
_قروض_ r39
_قس r-70 m31 k-28
_قسط r-39 g55
_قسط_ r-26 g56
_قسط_القرض_ r26
_قسط_تامين_ g-31
_قسط_قرض_ r23
_قسم g-20 m-22
_قسي m54
_قسيم m54
_قسيمه_ m54
_قسيمه_خمس_ m19 h41
_قص h-20
_قض r-21 g54
_قضي r-21 g54
_قضيت g33
_قضيته_ g33
_قضيه r-20 g21
_قضيه_ r-20 g21
_قط r-62 m36
_قطع h31
_قطعه h-31
_قطعه_ h-31
_قطعه_ارض_ g30 h-22
_قطي r-19 m51
_قطيه m22
_قطيه_ m22
_قف g-36
_قل r-38 m76 h-41 k44
_قل_ r-40 k68
_قل_للبنك_ r-29 k44
_قل_للمصرف_ k23
_قلب r33 m21
_قلب_ m25
_قلت r-27 m66
_قلت_ r-27 m66
_قم r23 g-32 m69 h-39
_قما m74
_قمار m94 h34
_قمار_ m94 h34
_قماش m-20 h-32
_قماش_ m-20 h-32
_قمح r27 g-31 h-48
_قمح_ g-31 h-48
_قن r-21 g-38 m-20 h85
_قنا h26
_قناه h34
_قناه_ h34
_قنو h24
_قنوا h24
_قنوات_ h24
_قني h29
_قنين h29
_قنينتين_ h24
_قنينتين_من_ h24
_قه h-34
_قهو h-34
_قهوه h-34
_قهوه_ h-34
_قهوه_القاضي_ h46
_قو r-29 h43 k49
_قوا h42
_قواد h21
_قوار h21
_قوارير_ h21
_قول k52
_قول_ k52
_قول_لهم_ g-27 k59
_قي r22 g-23 h31
_قيم r22 h28
_قيمت r46
_قيمته_ r-22
_قيمتها_ r68
_قيمه r-24 m19 h33
_قيمه_ r-24 m19 h33
_كا h35 k33
_كا_ h24
_كاز m27 h-39
_كازي m33
_كازينو_ m25
_كازينو_اونلاين_ m28
_كاس m-27 h82
_كاس_ m-24 h72
_كاس_علي_ m-22 h36
_كاش r-22 h-22 k32
_كاش_ r-22 h-30 k33
_كاش_او_ g38
_كاش_بالف_ r-41
_كاش_في_ r61
_كاش_ما_ k38
_كام r-27 g-26 k-23
_كامل r-27 h-21
_كامل_ h-22
_كاملا_ g-21
_كاملا_مع_ r24
_كامله_ r-37 m22
_كامي h20
_كاميرا_ h43
_كان r29 g38 h-23 k38
_كان_ r31 g65
_كانت m19
_كانت_ m19
_كانت_بيننا_ m24
_كانه k27
_كب r-29 g-26 h25
_كبا h33
_كبت h56
_كبتا h47
_كبتاجون_ h32
_كبي r-28 h-39
_كبير r-28 h-39
_كبيره_ r-27 h-20
_كت r-61 g-40 h-24
_كتا g-21 h39
_كتاب h39
_كتاب_ h-34
_كتاب_عن_ h-23
_كتابه_ m26 h78
_كتب r21 g-28 h-33
_كتبن r38 g-25
_كتبنا_ r37 g-25
_كتي r-70 h-30
_كث g51 h-19 k25
_كثي g20 h-19 k30
_كثير g20 h-19 k30
_كثير_ g23 k19
_كح h-37
_كحو h-37
_كحول h-37
_كحول_ h-59
_كذ r19 k38
_كذا r19 k38
_كر r-63 g-55
_كرا k25
_كرات k26
_كراتب_ k27
_كراتين_ g29
_كراش m21
_كراش_ m21
_كرت g-61 h66
_كرت_ g-26 h50
_كرتو r24 g-36 h21
_كرتون_ r30 g-22
_كرو m-20 h-21
_كري r-19
_كس r-31 g20 m38
_كسب r-20 g26 m38
_كسب_ g31
_كش r68 m28
_كشف r64
_كشف_ r72
_كشف_الحساب_ r111
_كع m-19 h-57
_كعك m-19 h-31
_كعك_ m-19 h-31
_كف r77 g-20 m-29 h-39
_كفا r29
_كفال r43
_كفالته_ r39
_كفاله_من_ g28
_كفل r54 h-29
_كفلت r44
_كفلته_ r44
_كفلته_ياخذ_ r23
_كفلن h-19
_كفلني_ h-19
_كل m-30 h39
_كل_ r83 m-41 h-21
_كل_اسبوع_ r50
_كل_خميس_ r-19
_كل_شهر_ g-27
_كل_عام_ r43
_كل_ما_ r85 m-20 h-42 k-26
_كل_مبلغ_ r-19 k21
_كل_ميه_ r59 m-29
_كل_واحد_ r-50 h-22
_كل_يوم_ g-26 k28
_كلف r28
_كلفه r21
_كلفه_ r21
_كله r-92 g54 h-37
_كله_ r-73 g26 h-23
_كلها r-19 g29 m22
_كلها_ r-19 g29 m22
_كلوب h26
_كلوب_ h26
_كلي g-22 h70
_كليه h54
_كليه_ h54
_كم r-19 g35 k-51
_كم_ g96 k-23
_كما r-44 g-46
_كما_ r-42 g-46 h-20
_كما_نص_ r29
_كما_هو_ r-35
_كمب r21
_كمبي r21
_كن r-54 g-38
_كنب r-33
_كنب_ r-33
_كنز g-20
_كه g-23
_كهر g-21 k-26
_كهرب g-21 k-26
_كهرباء_ k-26
_كو g38 m29 h-43 k-25
_كو_ h42
_كوب m38
_كوبو m40 h-32
_كوبون_ m30 h-19
_كوبي h33
_كوبي_ h33
_كوت m22 h-65
_كوت_ h-54
_كوكايين_ h27
_كول g56 h-61
_كول_ g77
_كوم g38
_كومه g40
_كومه_ g40
_كي r19 g23 m-42 h-38
_كي_ g-42 m27 h52 k47
_كي_لا_ k23
_كي_ما_ k19
_كيس r-62 g107 m-37
_كيس_ r-62 g107 m-37
_كيس_الحظ_ g96 m-37
_كيش r100 g-20 h-27
_كيشت r33
_كيشت_ r33
_كيشل r30
_كيشلي_ r30
_كيشه r38
_كيشها_ r38
_كيف g43 h69
_كيف_ g73 h45
_كيفك g-31
_كيفك_ g-31
_كيك g-36 m-35 h-93
_كيكه g-22
_كيكه_ g-22
_كيل g-22 h-26
_كيل_ g50
_كيلو g-72
_كيلو_ r22 h-24
_كے r-23 m44 h-36
_كے_ r-23 m44 h-36
_ل_ r47 h35
_لا r46 g-120 m-35 h-167 k77
_لا_ r22 g-52 m-27 h-37 k52
_لا_اقدر_ k19
_لا_املكها_ g36
_لا_تسال_ h47 k-25
_لا_تطلب_ g-19 k45
_لا_تكتب_ k-35
_لا_موعد_ g29
_لا_نسميها_ k26
_لا_يعرف_ g38 k-21
_لا_يملكه_ g29
_لا_يملكها_ g27
_لاب r66 g-20 m-38
_لابق r22
_لابقاء_ r22
_لابن r19 m-25
_لابو r25
_لابو_ r25
_لاج r29
_لاجل r29
_لاجل_ r29
_لاح r-21 g71
_لاحق r-21 g71
_لاحقا_ r-21 g71
_لاخ r-47 h-30
_لاخت r-20
_لاخر r-26
_لاخر_ r-26
_لاخر_السنه_ r-28
_لارد r-27
_لاق k40
_لاقن k40
_لاقناع_ k40
_لام g-27 h33 k-42
_لامي g-27 h33 k-42
_لامي_ g-22 k-40
_لامين_ h47
_لان r46 g-69 m36 h-72 k63
_لان_ g-42 m26 k67
_لان_اسمي_ k59
_لان_البنك_ k26
_لان_المصرف_ k23
_لانه g-20 m30 h-25 k-22
_لانه_ r21 m30 h-25
_لانها_ r-28
_لاني r26 h-42 k27
_لاني_ r26 h-42 k27
_لاه h-22 k-28
_لاهل h-22 k-28
_لاهلي_ h-22 k-28
_لب r26 g28 h41 k20
_لبن g50
_لبن_ r-38 g50 m-32 h-40
_لبن_في_ g31 h-20
_لبنا m21
_لبناني_ m21
_لبنت h32
_لت r-29 k20
_لتا g19
_لتاج r22
_لتاجر_ r22
_لتج k19
_لتجن k19
_لتجنب_ k19
_لتر r-35 g-25 h-31
_لتر_ r-28 h-31
_لث g27
_لج r21 g-40 h38 k20
_لجل h33
_لجلب h33
_لجلب_ h33
_لجهه_غير_ k21
_لح g29 h63
_لحا g28
_لحال g28
_لحاله_ g28
_لحد r28
_لحد_ r28
_لحس r-48
_لحسا r-48
_لحساب_ r-29
_لحف h57
_لحفل h57
_لحم r32 h22
_لحم_ h22
_لحم_خنزير_ h35
_لحم_غنم_ h-27
_لحم_ميته_ h46
_لخ r-22
_لد r25
_لدي_شركه_ g22
_لر r47 h23
_لز h26
_لزم h31
_لزمي h31
_لزميلي_ h31
_لس r-60 g204 m-33 h-53
_لسا g115 h-31
_لسا_ g145 h-51
_لسا_ما_ g25
_لسه r-65 g151 h-38
_لسه_ r-65 g151 h-49
_لش g38 m-24 h-42 k54
_لشا r-30
_لشخ k27
_لشخص k27
_لشخص_ k27
_لشر r31 g67
_لشرك r27 g70
_لشركه_ r27 g70
_لشركه_التامين_ g30
_لشه h-28
_لشهر h-28
_لشهر_ r21 h-28
_لشي k31
_لشي_ k31
_لص r19 g-30 h52
_لصا r24
_لصاحبه_ r-30
_لصال h23
_لصد h19
_لصدي h19
_لصن h19
_لط h22
_لطر r19 h22
_لطرد h28
_لطرد_ h28
_لطرف r20
_لطرف_ r20
_لع r-27 m62
_لعب r-33 m66 h-47
_لعب_ r-19 m73 h-72
_لعب_ب_ m35
_لعب_علي_ m45 h-25
_لعبن m-43
_لعبنا_ m-43
_لعبه g20
_لعبه_ g20
_لعبه_الطياره_ m25
_لعبه_ما_ g33
_لغ r24 g-26 h28 k49
_لغي g-26 h28 k49
_لغير g-26 h28 k49
_لغير_ h-20 k38
_لف g-29 m54 h37
_لف_ h49
_لفه g-21 m34
_لفه_ g-21 m34
_لق r-31
_لقاء h25
_لقاء_ h25
_لقي r-29
_لك r-23 g23 m42 k72
_لك_ r-21 g38 m34 k33
_لكف r-29 h37
_لكفي r-29 h37
_لكفيل_ r-29 h37
_لكل r-29 m42
_لكل_ r-29 m42
_لكم k21
_لكم_ k21
_لكن r58
_لكن_ r58
_لكي k21
_لكي_ k21
_لل r-106 g-119 m-139 h36 k-36
_للا r-31 m-33 h21
_للاط m-21 h-20
_للاطفال_ m-21 h-20
_للب r31 g-61 h-41 k28
_للبا m35 h-25
_للباقين_ m35
_للبن r-22 m-19 h-58 k37
_للبنك_ k38
_للبنك_انها_ k28
_للبي h35
_للبيت_ h-41
_للبيع_ g-23 h76
_للت m-26
_للتس h24
_للتو h-24
_للث g33
_للج r-36 m-22 h31 k23
_للجا h20
_للجب h-20 k45
_للجبهه_ h-20 k45
_للجن h55
_للجن_ h46
_للح g39
_للحظ h23
_للحظ_ h23
_للحف g-19 h24
_للحفله_ h28
_للحي g72
_للدولار_ r50
_للدي r-20
_للدين_ r-20
_للر m39 k-31
_للز h61
_للزب h25
_للزو h27
_للزواج_ h27
_للس r31 h-29
_للسل h-20
_للسهره_ h-34
_للسي r51
_للسياره_ r51
_للش r21 m-20 h36
_للشب m-19
_للشباب_ m-19
_للشر r21 h64
_للشركه_ r21
_للص r49 h-27
_للصا r54
_للصايغ_ r54
_للطر r19
_للطرفين_ r19
_للع r-24 g-46 m-36
_للعب h38
_للعم g-20
_للعمله_ r23
_للعي m-29 h-40
_للف r-48 h-29
_للفا h19
_للفق r-29 h-21
_للفقراء_ r-29 h-21
_للفن r-34
_للفندق_ r-34
_للق r-19 h34
_للقر r-19
_للك g-31 h71
_للكب h27
_للكبار_ h27
_للكل h20
_للكل_ h20
_للكي g-24 h24
_للكيف_ h28
_للم m-40 k-43
_للمج g-19 h-24 k20
_للمجاهدين_ k37
_للمح g20
_للمحبه_ h35
_للمحل_ r28 g19 h-20
_للمخ k-24
_للمد g21
_للمدير_ g21
_للمر r54
_للمرافقه_ h39
_للمسجد_ h-19
_للمص h-33 k23
_للمصرف_ k23
_للمصرف_انها_ k23
_للمط h28
_للمطعم_ h38
_للمف h19 k-29
_للمفتش_ h35 k-29
_للمفتش_كي_ h25
_للمق g28
_للمو h40 k-24
_للموظف_ h65 k-24
_للموظف_عشان_ h21 k-20
_للموظفين_ h-23
_للن h-52
_لله h-24
_لله_ r-21 h-23
_للو r-23 h39
_للوا h-22
_للوالده_ h-27
_للي r22 k22
_للي_ h-23 k23
_لليل h32
_لليو r19
_لليورو_ r19
_لم r24 g144 m-33 k-43
_لم_ g170 h-55 k-47
_لم_يبد_ g19
_لم_يحدث_ g-19 k34
_لما g29
_لما_ g31
_لمد r-20 g-34
_لمده g-20
_لمده_ g-20
_لمس g32 m19
_لمست g40 h-19
_لمط h26
_لمطع h40
_لمع h20
_لمعر h19
_لمعرفه_ h25
_لمن r55 g-22 k38
_لمن_ r55 k38
_لمو h26
_لموق h19
_لموقع_ h19
_لن r85 g-21 m-33
_لنا r27 m-24 k31
_لنا_ r36 m-24
_لناس k25
_لناس_ k25
_لناس_ناس_ k20
_لنف r61 h-20 k-20
_لنفس r61 h-20 k-20
_لنفس_ r32
_لنفسه_ r29
_له r106 m-27 h-49 k-32
_له_ r113 g27 m-21 h-42 k-77
_له_اسم_ g27
_له_الالفين_ r35
_له_علي_ r31
_لها r27 g-49
_لها_ r31 g-49
_لهم k63
_لهم_ k63
_لهم_ايجار_ k50
_لو r-56 g188 m21 h-46
_لو_ g193
_لوا k22
_لواح k22
_لواحد_ k22
_لوت r-19 m70 h31
_لوت_ g35 h-22
_لوتو g-22 m119 h123
_لوتو_ g-22 m119 h123
_لوج r-23
_لوجه r-23
_لوجه_ r-23 g-22
_لوجه_الله_ r-23 g-22
_لوح g-23 m-27
_لوط g22
_لوط_ g25
_لول g24
_لولو g33
_لولو_ g33
_لولو_في_ g35
_لون h-24
_لون_ h-24
_لي r-27 m-50 h32
_لي_ g36 m-38 h-102 k64
_لي_السياره_ r-31
_لي_الموعد_ r28
_لي_تمر_ k22
_لي_علي_ r19 h22
_لي_عن_ h27
_لي_كل_ r-36 g28 k50
_لي_من_ r-39 g-29 k23
_لي_وانا_ g31 h-20 k42
_لير h36 k-20
_ليرا r20
_ليرات_ r24
_ليري h40
_ليريكا_ h40
_ليس g41
_ليس_ g25
_ليس_في_ g20
_ليست_في_ g19
_ليل r-19 h80 k-23
_ليل_ h61
_ليله_مع_ h26
_ليلي r-23 h44
_ليلي_ h22
_ليليه_ r-21 h20
_لين h21
_لين_ h24
_لين_اسدد_ r29
_لين_تسكر_ h46
_ما g122 m-23 h-150
_ما_ g164 m-41 h-41 k117
_ما_ابي_ g-24
_ما_اتفقنا_ r23
_ما_احتسبوه_ r47
_ما_اقدر_ k24
_ما_انعمل_ k36
_ما_تدري_ g-20 k44
_ما_تلد_ g23
_ما_تلده_ g20
_ما_تنكتب_ k37
_ما_تيسر_ g21
_ما_حد_ g24 k-27
_ما_حدا_ g32
_ما_دام_ r56
_ما_شافها_ g34
_ما_شفت_ r28 g-21
_ما_شفته_ r20
_ما_صار_ k23
_ما_طلع_ g28
_ما_علي_ r-29 g-20 h30
_ما_فضي_ r23 g25
_ما_في_ g-37 k-20
_ما_له_ g26
_ما_نعرفه_ g-23 k36
_ما_هو_ r-47
_ما_هي_ r-36 g49
_ما_يبين_ k22
_ما_يحسبونه_ r51
_ما_يراه_ g23
_ما_يزهر_ g23
_ما_يشوف_ h41
_ما_يظهر_ k29
_ما_ينذكر_ k19
_ما_ينكتب_ k33
_ماء g-26 h-22 k-20
_ماء_ g-26 h-22 k-20
_ماب g44
_مابي g44
_مابي_ g44
_مات m25 h-40
_ماتش m26 h-30
_ماتشات_ h-25
_ماج r-21
_ماجر r-21
_ماجر_ r-21
_مار g-25 m-20 h71
_مارج g44
_مارجن_ g47 h-24
_مارس g-40
_مارس_ g-40
_مارك g-21 h50
_ماركه_ g-20 h32
_ماركه_مقلده_ h24
_ماري h39
_ماك g-26 m65
_ماكي g-23 m66
_ماكينات_ m48 h35
_ماكينات_الفواكه_ m33 h49
_ماكينه_ h-29
_مال r29 g21 m-36 h-60 k-20
_مال_ r43 h-31
_مالك k21
_مالك_ k21
_ماله r30
_ماله_ r42
_مالهاش_ g20
_مالي r-22 g33
_مالي_ r-20 g-25
_ماليه_ g57
_ماي g-44 h-46 k-35
_ماي_ h-39 k-19
_مب r-23 g63 k25
_مب_ r-23 k51
_مب_لي_ k20
_مب_من_ h28
_مبا r-68 g75 m33 h-23
_مباد r-60 g91 h-36
_مبادلات_ g19
_مبادله_ r-52 g72 h-23
_مبادله_عايد_ r-45 g43
_مبار m44 h26
_مباريات_ m48 h24
_مبك r29
_مبكر r29
_مبكر_ r29
_مبل r44 h-27 k-25
_مبلغ r44 h-27 k-25
_مبلغ_ r30 h-26
_مبلغ_ثابت_ r26
_مبلغ_ثابته_ r19
_مبلغ_للموظف_ h19
_مبلغها_ g26
_مبي h26
_مبيو h28
_مبيوق_ h20
_مت g49 k-53
_مت_ r-25 g52
_متر g-33 h-47
_متر_ g-19
_متع h33
_متعه h20
_متعه_ h20
_متغ g37
_متغي g37
_متف r19 g-32
_متفق r19 g-31
_متفق_ g-24 h-22
_متفق_عليه_ r-55 g-20
_متفقين_ r22
_متل r27
_متل_ r27
_متل_ما_ r27
_متن g-39 m27 h29
_متنا h-24
_متناقصه_ h-24
_متي g98 k-22
_متي_ g98 k-22
_متي_ما_ g59
_مث r-33 g-61
_مثب r26
_مثبت r26
_مثبت_ r26
_مثل r-59 g-61
_مثل_ g-29 h-23
_مثل_ما_ g-29
_مثله r-56 g-32
_مثله_ r-56 g-32
_مج r-21 g-23 h-88 k30
_مجا h-22
_مجان m-19
_مجه g38 h-39
_مجهو g38 h-39
_مجهوله_ g43
_مجهولين_ g-20 k26
_مح r-27 g-22 h-39 k76
_محا r-45 h-58
_محار g62 h-33
_محار_ g28
_محاره_ g33 h-20
_محاض g-40
_محاضره_ g-40
_محاف k45
_محافظ_ k45
_محافظ_باسماء_ k35
_محب h21
_محبه h21
_محبه_ h21
_محت h47 k-27
_محتا h35
_محتاج_ r-19 h25
_محتاجه_ r26
_محتو k-19
_محد r20 g24 k22
_محدد r20
_محدد_ r20
_محشو h21
_محشوه_ h21
_محص g33
_محصو g33
_محصول_ r-38 g57
_محصول_سنتين_ g32
_محصول_سنوات_ g29
_محصول_قبل_ g20
_محظ k48
_محظو k48
_محظور_ k50
_محف r21 g-22 h-38 k77
_محفظ r-28 g-20 h-29 k87
_محفظته_ k22
_محفظتي_ r-20 k33
_محفظه_ m20 k30
_محفو r49
_محفوظ_ r24
_محفوظه_ r25
_محل r32 g-40 k-24
_محل_ r61
_محله g-21
_محله_ g-21
_محلي r-26 h23
_محلي_ r-26 h23
_محم r-19
_مخ r55 g53 m-28 k-21
_مخدر h93
_مخدر_ h26
_مخدرات_ h38
_مخدره_ h29
_مخص r74 h-19
_مخصو r74 h-19
_مخصومه_ r54
_مخف g20
_مخفي g20
_مخفيه_ g20
_مخل g-25 h21
_مخلو h31
_مخلوط_ h25
_مد g-31 m43 h-73 k-60
_مدد r58
_مدد_ r72
_مدد_لي_ r72
_مدر r-45 h-36
_مدرس r-24 g-37 h-49
_مدرسه_ g-30
_مدف r-27
_مدفو r-27 g42
_مدفوع_ r-45
_مدفوع_بالكامل_ g-33
_مدفوعه_ m37
_مدفوعه_والجايزه_ m23
_مدفونه_ g31
_مدي r45 m47 h-41
_مديو r46 m47 h-26
_مديون_ m47 h-24
_مديون_من_ m24
_مذ h-24
_مر g22 m-26 h-39 k-23
_مرا h-65
_مراب r49 h-23 k-27
_مرابحات_ r41
_مرابحه_ k-23
_مرافقه_ليليه_ h30
_مراه g26 m28 h-30
_مراهنات_ m-28
_مراهنه_ g34 m48 h-25
_مراهنه_علي_ g44 m20
_مرب r23
_مربو r23
_مربوطه_ r23
_مرت g35 h-28
_مرتب g-29
_مرتب_ g-29
_مرتج g71 h-29
_مرتجع_ g29
_مرتجعات_ g42
_مرصو h20
_مرصود_ h20
_مرض g25 h46
_مرضي h35
_مرضيه_ h35
_مرف r-30
_مرفق r-30
_مره g23 k38
_مره_ g23 k38
_مرور h-20
_مري g-23
_مريض g-22
_مز r-47 m-21 k40
_مزا h-63
_مزاج g35 h-30
_مزاد g-21
_مزاد_ g-21
_مزر g34
_مزرع g34
_مزو h53
_مزور h53
_مزور_ h21
_مزوره_ h26
_مزي r-19 h33 k46
_مزيف h40
_مزيفه_ h33
_مس g-61 m-86
_مسا r-78 g-20
_مساج h37
_مساج_ h37
_مساع k29
_مساعده_ k29
_مسب g22 h-24
_مسبق g22 h-21
_مسبق_ g27
_مست r25 g62 m-32 h-32 k32
_مستا h36 k27
_مستاجر_ k22
_مستاجرات_ h52
_مستح r32
_مسترد_ g-24
_مستع m-20 h-43 k23
_مستعمله_ m-20
_مستق r19 g40 h-28
_مستقبلي_ g37
_مستقبلي_علي_ r-22 g53
_مستقبلي_ل_ g20
_مستقبليات_ g39
_مستقبليه_ r21 g-24
_مستل g37
_مستو g22
_مسج g-62 h-35
_مسجل g-62
_مسجل_ g-42
_مسد r-22 h-19
_مسدس h-19
_مسدس_ h-28
_مسر g-56 m-23 h128
_مسرب h32
_مسربه_ h32
_مسرو g-49 h104
_مسروق_ g-32 h59
_مسروقه_ h44
_مسك r21 h19
_مسكر h19
_مسكر_ g-20
_مسكره_ g35
_مسل r38
_مش g52 k-27
_مش_ g57
_مش_عندي_ g21
_مش_من_ g-23 h32
_مشا h-28
_مشار h-22
_مشاركه_ h-22
_مشاركه_في_ h-22
_مشت r-19 g43
_مشتر r-19 g31
_مشتري_ g43
_مشر r19 g25
_مشرو r19 g25
_مشروب_ g-24
_مشروبات_ h22
_مشروبات_روحيه_ h25
_مشروط_ r42
_مشروع_ r-20 g51 h-20
_مشروع_ما_ g24
_مشع h37
_مشعو h37
_مشعوذ_ h34
_مشغ r55
_مشغل r55
_مشغل_ r55
_مشغل_فلوسه_ r19
_مشف h37
_مشفر h29
_مشو h-42
_مشوي h-42
_مشوي_ h-42
_مص r30 g-73 h-143 k25
_مصا h-31
_مصار h-42
_مصارع_ m28
_مصاري_ r28 k-22
_مصاريف_ h-29 k38
_مصاريف_خدمه_ r22
_مصد h-41 k37
_مصدر k37
_مصدق h-34
_مصر r40 g-22 m-19 h-58 k-20
_مصرف r28
_مصرو h-35
_مصروف_ h-24 k-21
_مصروفات_ k34
_مصري r21
_مصن g-21 h23
_مصنع g-21
_مصنع_ g-21
_مض r154 g-25 h-45
_مضا r41
_مضار r-30
_مضاربه_ r-30
_مضاع r34 m19
_مضاعف_ r27 m19
_مضاف r37
_مضم r57
_مضمو r57
_مضمون_ r24
_مضمونه_ r33
_مط r-23 g-58 m-34 h-78 k-20
_مطب g-23
_مطبخ g-23
_مطر g-23
_مطع m-22 h-78
_مطعم m-22 h-78
_مطعم_ h-78
_مع r58 g-35 m-53 h-45 k-80
_مع_ r67 g-25 h65 k-24
_مع_اقامه_ r25
_مع_انه_ k22
_مع_نهايه_ h41
_مع_وحده_ h45
_معا r86 g-52 h-29
_معاش r26
_معام r31
_معاي g-22
_معت h32
_معتق h52
_معتق_ h51
_معتم h-19
_معتمد_ h-19
_معد r-22 g37
_معدل g44
_معدن r-20
_معدن_ r-20
_معر r-38 g-21 m-21
_معرف g35
_معرفه_ g35
_معرو r-35 g-47
_معروف_ r-24 g-35
_معس h-32
_معسل h-32
_معسل_ h-32
_معق h-36
_معقم h-36
_معقم_ h-36
_معل r-74 g31 m-21
_معلق r-22 g78 m-20
_معلق_ g59
_معلق_علي_ g68 h-26
_معلقه_ g31
_معلقه_علي_ g31
_معلو r-34 g-39
_معلوم_ r-50
_معي g53
_معي_ h23
_معين g58
_معينه_ g32
_مغ g44 h51
_مغش h34
_مغشو h34
_مغشوش_ h28
_مغل g35
_مغلفه_ g19
_مغلق g19
_مف g28 h-55 k-20
_مفاج g37
_مفاجات_ g34
_مفت r-29 h-23
_مفتا r-19 g-22
_مفتاح_ r-19 g-22
_مفر g23
_مفرو g23
_مق h85 k-47
_مقا m20 h33
_مقاب g19 h48
_مقابل_ g19 h48
_مقابل_ان_ h58
_مقابل_حق_ g38
_مقابل_ظرف_ h47
_مقاس h-35
_مقام m52
_مقد g45 h-22
_مقدم r-37 g54
_مقدم_ r-19 g55
_مقر h48
_مقرص h27
_مقرصنه_ h19
_مقط g-35 h-31
_مقطو g-32
_مقطوع_ r-36 g-21
_مقف r47 g55 h-22
_مقفل g28
_مقفله_ g28
_مقفله_من_ g28
_مقفو r47 g27
_مقفول_ r54
_مقفوله_ g42
_مقل r-27 g-22 h117
_مقلد r-27 g-21 h117
_مقلد_ r-23 h41
_مقلده_ g-19 h73
_مقه g-21
_مقهي g-21
_مقهي_ g-21
_مك r40 g-59
_مكا g-31
_مكاف r34 k-29
_مكافاه_ r38
_مكان g-25 h36
_مكان_ g-25
_مكاني_ h23
_مكاي h-28 k43
_مكاين_ h-28 k43
_مكت r27 m19 h43 k-19
_مكتب m22
_مكتب_ m22
_مكتب_الاقراض_ h43
_مكتو r42 h48
_مكتوب_ r22 h48
_مكتوب_عليه_ r-47 h70
_مكف r37
_مكفو r37
_مكي r-27 h-19
_مكين h-19
_مكينات_ k32
_مل g48 h-64 k-38
_ملا r-26 h-29
_ملاب r-19 h-20
_ملابس_ h-20
_ملز r75 g-21
_ملزم r75 g-21
_ملزم_ r72 g-21
_ملزم_من_ r58
_ملغ h23
_ملغو h23
_ملغومه_ h23
_ملف r-20 h26
_ملف_ r-20 h22
_ملك g81 h-40 k-35
_ملكن g22
_ملكنا_ g22
_ملكه g32
_ملكه_ g32
_ملكي g42 h-22 k-23
_ملكي_ g37 h-30 k-22
_مله g20
_مم r82 g29 h-72
_مما r60
_مما_ r60
_ممت r21
_ممتا r21
_ممد g47
_ممدد g47
_من r29 m-66 h57 k-50
_من_ r-149 g26 m-43 h52
_من_الاول_ r36
_من_الجمعيه_ m20
_من_الجهتين_ r33
_من_الدين_ r-27
_من_الراعي_ m-20
_من_الربح_ r-38
_من_السفاره_ h29
_من_السفر_ g45
_من_السوق_ r22 m-49 h-19
_من_الشاحنه_ h26
_من_الشباب_ h29
_من_الشباك_ m38
_من_العيال_ h61
_من_القرض_ r-71
_من_اللي_ r68 g-81 h67
_من_المتجر_ g45
_من_المحل_ r34 g-19
_من_المزاد_ g49
_من_امازون_ g31
_من_اول_ r44
_من_بيع_ g-53
_من_حقنا_ h40
_من_حقه_ g-46 h60 k-29
_من_حقي_ g-21 h28
_من_راعي_ h22
_من_شباك_ m24
_من_شركه_ g28 h35
_من_صاحب_ g-19
_من_صاله_ h28
_من_عند_ h25
_من_غير_ g53 k-36
_من_قيمتها_ r54
_من_كل_ r29
_من_محل_ r42 h20
_من_مكتب_ r31 m22
_من_منتجع_ h37
_من_ناس_ k40
_من_هذه_ g31
_من_ورا_ g-19 h32
_منا r34 h-20
_منا_ r40
_مناس g24
_مناسبا_ g24
_منت g-26 h61
_منتج h30
_منتجع_ h30
_منتجع_كازينو_ h59
_منته g-21 h31
_منتهي_ g-19 h23
_منج g-22 h79
_منجم g-22 h79
_منجم_ h63
_منس h20
_منسو h20
_منسوخه_ h20
_منص h-36
_منصه h-36
_منصه_ h-36
_منظ r55 k-22
_منظم r55 k-22
_منظم_ r55 k-22
_منف g26
_منك g-20
_منك_ g-20
_منه r62 g20 h-38 k-25
_منه_ r46 h-50 k-44
_منه_الدراجه_ r-32
_منها r21 k19
_منها_ r21 k19
_منو r-22
_منو_ r-22
_مني r51 m-22 h-37
_مني_ r51 m-22 h-37
_مه g-33 h54
_مهر g-19
_مهر_ h-25
_مهرب h30
_مهك h35
_مهكر h35
_مهكره_ h30
_مهل h21
_مو r-36 g75 m-68 h-103 k33
_مو_ r23 g84 h55 k-24
_مو_عندي_ g57
_مو_من_ g-21 h29
_موا k-19
_مواص g22 h-27 k-19
_مواصفات_ g32
_مواصلات_ h-23
_موب r38 m-25
_موبا r38 m-25
_موبايل_ r38 m-25 h-26
_موج h-65 k63
_موجر g-31 h-41 k50
_موجر_ k55
_موجل g61 k-24
_موجل_ r-27
_موجلان_ g27
_موجلين_ g37
_موجو k37
_موجود_ k33
_موز r-32 g-25
_موزو r-32 g-25
_موش g24
_موشر g34
_موشر_ g34
_موظ k29
_موظف k29
_موظف_ k37
_موع r21 g58 h-24
_موعد r21 g58 h-24
_موعد_ g91
_موعدها_ r19 g-20
_موق g-26 k26
_موقع g-25
_موقع_ g-25
_موقع_التوقعات_ h20
_موقع_تعارف_ h23
_موقو k39
_موقوف_ k39
_مول r-29
_مي r39 g-52 m86
_ميا g-19 h-23
_ميت g-28 m27 h53
_ميته m28 h61
_ميته_ m28 h61
_ميس r22 m30 h-25
_ميسر r27 m36
_ميسر_ m36
_ميسره_ r32
_ميل h-51
_ميلا h-36
_ميلاد_ h-30
_مين g-25
_ميه h29
_ميه_ h29
_نا r-87 g-80 k52
_ناب_ h35
_ناد g-25 h-38
_ناس h-28 k77
_ناس_ g-30 h-22 k78
_ناص r-27
_ناصر r-27
_ناصر_ r-27
_ناف h55
_نافق h55
_نافق_ h39
_ناق g-44 m26
_ناقت m27
_ناقص r48 g-32
_ناقه r-24 h-32
_ناقه_ r-24 h-32
_ناو g19
_ناوي g19
_ناوي_ g19
_ناوي_اشتريه_ g21
_نب g31 m-23 h-19
_نبت g51
_نبت_ g44
_نبي r-28 g-19 m-19
_نبيد h25
_نبيد_ h25
_نت r-37 g96 h-72 k46
_نتا g69 h-27
_نتاج g73 h-27
_نتاج_ g73 h-27
_نتج k19
_نتف r-29 g76
_نتفاهم_ g19
_نتفق r-25 g60
_نتفق_ r-25 g60
_نتفق_علي_ r-20
_نتفق_عليها_ g62
_نتوقع_فيه_ h26
_نتي h-38
_نتيج h-38
_نتيجه_ h-38
_نتيجه_الانتخابات_ h-24
_نج h-40 k68
_نجا g19 h-28
_نجاح g19 h-28
_نجاح_ g19 h-25
_نجم h-34 k77
_نجمع h-34 k77
_نجمع_ h-34 k77
_نجمع_فلوس_ k19
_نجو h34
_نجوم h34
_نجومي_ h34
_نح r-21 g72
_نحا g-23
_نحاس g-23
_نحاس_ g-23
_نحد g57
_نحدد g57
_نحدده_ g48
_نحدده_بعد_ g19
_نحس h19
_نحس_ h19
_نحط k23
_نحط_ k23
_نخ r-30 g92 h-31
_نخت g40
_نخل g58
_نخله g33
_نخله_ g33
_نخلي g-43
_نخمن m22
_نخمن_ m22
_ند g40
_ندر g29
_ندري g29
_ندري_ g29
_نز r70 m25 k-23
_نزل r54 h26 k-23
_نزل_ r28 k-22
_نزو g31
_نزول g31
_نزول_ g31
_نس r36 g-30 m24 h41 k50
_نسا h36
_نساي h32
_نسب r39 m38
_نسبه r19 m24 h-23
_نسبه_ r19 m24 h-23
_نسبه_لي_ r-35 k39
_نسخ h19
_نسخ_ h24
_نسم k49
_نسمي k49
_نسميها_ k29
_نسميهم_ k20
_نش g37 m-31
_نشو g52 m-29 h-33
_نشوف g52 m-29 h-33
_نشوف_ g27 m-29 h-33
_نص m-34 k-47
_نص_ r45 g51 h-47
_نصب r-40 g-23 h38
_نصب_ g-19 h23
_نصف r38 h34 k-24
_نصف_ r38 h37
_نصي r-30
_نصيب r-30
_نصيب_ g-37 m36 h28
_نصيبي_ r-42 g43 h-34
_نصيبي_في_ g74
_نصيبي_من_ g-55
_نط m26
_نظ h-19
_نظي r32
_نظير r37
_نظير_ r37
_نع r-38 g-22 h34 k49
_نعت h39
_نعتق h39
_نعتقها_ h39
_نعد k25
_نعدي k25
_نعدي_ k25
_نعر r-23 k27
_نعرف r-23 k27
_نعرف_ g23
_نعرفه_ g-23 k38
_نف r-29 g-51
_نفس r-27 g-33 m-30
_نفس_ r-21 h27 k19
_نفسه r-20 g-24 m-23 k-26
_نفسه_ g-36 h-21 k-20
_نفسه_الذي_ r61
_نفسه_يشتريه_ r28
_نفسه_يشتريها_ r38 g-20
_نفسها_ r-20
_نفو m34
_نفوز m32
_نفوز_ m32
_نق r57 m-45 h-126
_نقد r33 g-19 m-19 h-51 k33
_نقد_ r44
_نقدا g-31 h-23 k31
_نقدا_ g-31 h-23 k31
_نقدا_باقل_ r22
_نقدي h-24
_نقدي_ h-24
_نقر g27
_نقرر g27
_نقرر_ g27
_نقس m-19
_نقسم m-19
_نقل_شحنه_ h24
_نقو g39 h-40
_نقوط h-32
_نقوط_ h-32
_نقول g58
_نقولها_ g43
_نل h-26 k63
_نلم h-33 k63
_نلم_ h-33 k63
_نلم_حق_ h-33 k63
_نه r-33 g-37 h44
_نها r-33 g-37 h44
_نهاي r-33 g-37 h44
_نهايه_ r-33 h52
_نهايه_الشهر_ r-26
_نو r-66 g30 h-49 k22
_نوص r-19 k39
_نوصل r-19 k39
_نوصل_ r-19 k39
_نوع r-35 g56 h-32
_نوعه r-35 g38
_نوعه_ g20
_نوعها_ r-35
_ها r-91 g110 h-30 k-33
_هاب h-21
_هابط h-27
_هابط_ h-27
_هابط_خلال_ m22
_هات r-38 g-27 h22 k-21
_هاته h36
_هاته_ h36
_هاخ r20
_هاخد r20
_هاخد_ r20
_هار m38
_هاك h37
_هال r-51 g108 m-20 h-57
_هالا r-30 g34
_هالاسبوع_ r-30 g24
_هالس h-19
_هالش g24
_هالشجره_ g27
_هالن g28
_هالنخله_ g28
_هام r-29 g56 h-31
_هامش r-19 g80 h-26
_هامش_ r-19 g80 h-26
_هامش_علي_ g35
_هاي h39
_هاين h39
_هاينكن_ h39
_هب r21 m28 h-21
_هبه r24
_هبه_ r24
_هبو m28
_هبوط m28
_هبوط_ m20
_هبوط_ثانيه_ m21
_هج m51 h38
_هد g-32
_هدا h-23
_هداي h-23
_هدايا_ h-23
_هدي g-30
_هديه g-29
_هديه_ g-29
_هديه_زواج_ h-31
_هديه_متفق_ r23
_هذ m32 h-26 k-33
_هذا g-39 k-21
_هذا_ g-39 k-21
_هذه g31
_هذه_ g31
_هذي m26 h-44
_هذي_ m26 h-44
_هر g67
_هرب g71
_هرب_ g66
_هرم h19
_هرمي h19
_هرمي_ h19
_هك r48 m-27 h47
_هكذ r52
_هكذا r52
_هكذا_ r52
_هكر m-19 h49
_هكر_ m-19 h49
_هل g-27 m44
_هل_ m68 h-24
_هلا m-24
_هلال m-23
_هلال_ m-20
_هم r-39 g38
_هن k23
_هنا r30 k24
_هناك k24
_هناك_ k24
_هند g28
_هندي g25
_هو r-76 g32 m24 k-29
_هو_ r-106 m27 h-41 k-21
_هو_لي_ g19
_هوا r31 g20
_هوي h36
_هويه h23
_هويه_ h23
_هي r-58 g30 m-26
_هي_ r-64 g43 m-20
_هير h27
_هيرو h27
_وا g-33 m-35 h-96 k105
_وات g-29 h21
_واتس g-27 h21
_واجر r30
_واجره_ r30
_واح r-85 g72
_واحد r-52 g55
_واحد_ r-49 g38
_واحد_دفع_ m-38
_واحد_في_ h28
_واحد_ما_ k-19
_واحد_من_ g45 h-38
_واحد_يطلع_ g21
_واحد_يوصل_ m28
_واحده_ h21
_واحده_من_ g24 h-19
_واحط k19
_واحطه_ k19
_واخ r-63 m-39 k35
_واخت r-28 g-20
_واخذ k20
_واخذ_ r25 k20
_واخذته_ r-41
_واد k37
_وادف r45
_وادفع_ r45
_واذ r-31 g26
_واذا r-31 g26
_واذا_ r-31 g26
_وار r-31 g73 h-36
_وارب m33
_واربح_ m48
_وارج r-53
_وارجعها_ r-54
_وارد r43
_واردها_ r36
_وارس k36
_وارسل_ k36
_واس r-19 g-49 m-33 h42
_واست r-52 g-34 h-23
_واستلمته_ r-25
_واسط m-19 h64
_واسطه_ m-19 h64
_واش r40 g-24
_واشت r40 g-24
_واشتريت_ r-36
_واص r39
_واصب r20
_واصبر_ r20
_واض r77
_واضي r31
_واضيف_ r31
_واع h-24
_واعط h-24
_واف r32 g-27 m32
_وافو m32
_وافوز_ m32
_واق g-29
_واقف g-29
_واك r81 g-33
_واكل r48
_واكل_ r48
_وال r-29 m59 h-99
_والا r-48 m47 k-21
_والا_ g47 h19
_والاستلام_ r28
_والاول_ m22
_والب g20 k-23
_والباقي_ r32 h26 k19
_والبضاعه_ g34
_والبضاعه_موجلين_ g21
_والبنك_ r23 k-27
_والت r46 g-26
_والتسليم_ r40 g-30
_والتسليم_بعد_ r40 g-25
_والث r-21 g-20
_والثمن_ r-21
_والثمن_بعد_ g26
_والج m36
_والجايزه_ m44
_والجايزه_من_ m22
_والح k50
_والحقيقه_ k44
_والحقيقه_ما_ k31
_والخ r-27
_والخساره_ r-27 m-29
_والخساره_علي_ r-27
_والد r23 h-25
_والدفع_ r33
_والدي_ h-25
_والدين_ r-32
_والر r-25 g30 m-31 h-21
_والربح_ r-24 m-24
_والرقم_ g36
_والز r-22
_والس m22
_والسعر_ g20
_والسعر_علي_ g28
_والص k29
_والصدق_ k36
_والط r-32 g-35 h19
_والف h-19
_والفلوس_ r-22
_والل g-26 m25 k-23
_واللي_ m27
_والم m19 h-24 k45
_والمال_ k52
_والمال_لغير_ k32
_والمبلغ_ g-19 k-19
_والن r21 g19
_واله g27
_والهبوط_ g27
_والو r22 g39
_وان r-23 g84 m-25 k24
_وان_ r-19 g63 h-20
_وانا m-30 k50
_وانا_ m-30 k50
_وانت g38
_واه k35
_واهي k35
_واهي_ k35
_واو h33 k21
_واود k33
_واودعه_ k33
_واي h30
_واين h34
_واين_ h34
_وب r118 h-22 k-67
_وبا k-21
_وباق r-19 g26
_وباقي_ r-19 g26
_وبت r-32 g27
_وبد r39 h-25
_وبدو r54 g21
_وبدو_ r41
_وبر r29
_وبرج r35
_وبش g48
_وبص g-41
_وبصل g-41
_وبصل_ g-41
_وبعت r25 g20
_وبعت_ r-26
_وبعته_ r31
_وبعد r-53 g-23
_وبعد_ r-33
_وبق r27
_وبي g-33 m36
_وبين m24
_وبين_ r-47 m24
_وت g-155 m-25 h-33 k80
_وتح k31
_وتحو k37
_وتحويل_ k26
_وتد r-28 h22
_وتر r-53 g-46 k47
_وترج g-28 k56
_وترجع_ g-28 k56
_وتس r44 g-24 h21
_وتسع r44
_وتسليمها_ r34
_وتط h-43 k25
_وتطل h-31 k29
_وتطلع_ h-31 k29
_وتطلع_بنفس_ h-22 k39
_وتطلع_نفس_ k19
_وتع r19
_وتق r-27
_وتم r39 g-21
_وتن r-19
_وتو h-22
_وث h-27
_وثل g-20
_وثي g44
_وثيق g44
_وثيقه_ g44
_وج r-43 g-66
_وجب h-36
_وح g-26
_وحد h25
_وحده g39 h25
_وحده_ g39 h25
_وحده_من_ h25
_وحط g21
_وحق h-30
_وحل g-29
_وحلي g-29
_وحو r-24 g-25 k21
_وحول r-22 k21
_وحول_ k21
_وحول_لي_ k-21
_وخ r37 g-33 m22 h23
_وخد r-20
_وخذ_ g27
_وخم r62 h37
_وخمس r62
_وخمسميه_ r29
_وخمسين_ r33
_ود r-54 h-23 k-30
_ودع r-19 h21
_ودع_ h21
_ودف r-83 g19 m-20
_ودفع r-82 g22 m-20
_ودفعت_ r-28 g19 m-26
_ودفعت_ثمنه_ g28
_ودفعنا_ r-24 g44
_ودي r-20
_ودي_ r-19
_وذ r-19 h-59
_ور r-31 g35 m26 h-31 k-35
_ورا g31 m65 h25 k-21
_ورا_ g27 h35
_وراه m50
_ورب r27 g-42
_ورث g83 h-33
_ورث_ g35
_ورث_وهو_ g20
_ورثه_ g53
_ورثه_وهي_ g20
_ورج r-36
_ورجع r-36
_ورجعت_ r39
_ورجعتها_ r-25
_ورجعوا_ r33
_ورجعوا_اخذوها_ r23
_ورجعوا_خذوها_ r27
_ورده r27
_وردها_ r27
_ورس r-23
_ورق r-34 k23
_ورق_ m-26 h-45 k28
_ورقم k24
_ورقمها_ k25
_ورقه m24 h47
_ورقه_ m24 h47
_ورقه_جديده_ r-26
_ورقه_سباق_ m58 h30
_ورقي g36
_ورقيه_ g36
_ورك r-20 g-37
_وركب r-20 g-37
_ورو h-23
_وز r129 g-60 h-44
_وزا r80
_وزاد r80
_وزاد_ r67
_وزن g-51 m19
_وزن_ g26 m19
_وزنا r23
_وزنه g-67
_وزنه_ g-81
_وزنها_ g23
_وس r-128 g-62 m28
_وسا r22 h-40
_وست g19
_وسج m38
_وسجل m38
_وسد r-28
_وسدد r-28
_وسك r-41 g36 h55
_وسكي h55
_وسكي_ h55
_وسل r-51 g-30
_وسلم r-57 g-26
_وسلمني_ r-37
_وسي k34
_وسيط k34
_وسيط_ k34
_وش r-91 h-68
_وش_ g41
_وشر h-26
_وشرط r36
_وشري r-26 h-19
_وشف g-29
_وشفت g-29
_وص r-78 m-27 h21 k-41
_وصا r30
_وصاح r-24 g19
_وصار r54
_وصار_ r46
_وصر r-22
_وصرف r-22
_وصف g44 h19 k-19
_وصف_ g39
_وصفه h35
_وصفه_ h35
_وصل r-33 g-51 m-19
_وصل_ k-19
_وصلت g-34
_وصلت_ g-34
_وصلن r-19 k30
_وصلني_ k30
_وط r55 g-59 m66
_وطل g-24 m81 h22
_وطلع m86
_وطلعت_ m39
_وطم g-27
_وطما g-27
_وظ g24 m-22
_وع r50 g-146 m-31 h-100 k22
_وعد r29 g-105 h-33
_وعد_ r50 g-31
_وعد_ملزم_ r65 g-19
_وعدت r25
_وعط r-48
_وعطي h37
_وعل r74
_وعلي r74
_وعليه_ r41
_وعليهم_ r41
_وعو h-31
_وعود h-31
_وغ r-19 m23
_وغل m23
_وغلب m23
_وغلبني_ m23
_وف r73 g-28 m-26 h-68 k-35
_وفل r19 g-23
_وفلو r19
_وفو r63
_وفوق r65
_وفوقها_ r22
_وفي r-21 k-32
_وفي_ r-38 k-19
_وفيه r22
_وق r-24 g117 m-40 h-43 k-24
_وقا g-22 h-32
_وقال g-22 h-32
_وقال_ m22 h-27
_وقب r-55
_وقبض r-55 g-33
_وقبضت_ r-20 g-20
_وقبضت_ثمنه_ g-20
_وقت g22 m-21 h-32
_وقت_ r-26 g30 h-26
_وقت_ما_ r-23
_وقته r29
_وقته_ r21
_وقد r-20 g26
_وقد_ r-20 g26
_وقط g-29 h35
_وقع r73 g30 m-23
_وقعت r37 g34
_وقعت_ r37 g34
_وقعت_علي_ r34
_وقل g57
_وك r72 g-62 k-27
_وكا h24
_وكال h30
_وكاله_ h30
_وكب r52
_وكبر r53
_وكبر_ r53
_وكبر_المبلغ_ r52
_وكتبت_علي_ r23
_وكش h47
_وكشف h47
_وكشف_ h47
_وكل r46
_وكل_ r56
_وكل_واحد_ m-33
_وكي g-28 m34 h-70
_وكيل m34 h-19
_وكيل_ m34 h-19
_وكيل_السحب_ h26
_وكيل_اللوتو_ h-30
_ول r-133 g155 h-125
_ولا r-75 g102 h-34 k-28
_ولا_ r-75 g71 h-32 k-25
_ولا_ايصال_ k21
_ولا_سبب_ g-40 k42
_ولا_متي_ g25
_ولاد g32
_ولد g29 h-31
_ولد_ r-21
_ولد_عمي_ r-19
_ولك r32
_ولم r-75 g38 k-20
_ولم_ r-35 g24
_ولما r-40
_ولما_ r-40
_وله r59
_وله_ r59
_ولي r-34 k58
_ولي_ r-34 h-31 k58
_وم r37 g-118 h-132
_وما r-61 g60 h-43 k20
_وما_ r-100 g63 h-30 k38
_وما_اتفقنا_ g43
_وما_حددنا_ g39
_وما_في_ g25
_وما_فيه_ g-38 k72
_ومال r36
_ومح g-21
_ومخ g-28
_ومر r-21
_ومس r-28
_ومش r27
_ومع r135 g-44
_ومعاه_ r60
_ومعه r116 h25
_ومعه_ r43 h33
_ومعها_ r73
_ومن m25
_ومن_ m25
_ومن_يصيب_ m25
_ومو r-23 g-46
_وموع r-22 g-20
_وموعد_ r-22 g-20
_ومي r66 h-20
_وميه r53 g-20
_وميه_ r53 g-20
_ون r64 g-22 m29
_ون_ m68 h29
_ون_اكس_ m51 h40
_ونز r-26
_ونزل r-26
_ونس g23
_ونص r115 g22
_ونص_ r118
_ونص_بعد_ r54
_ونصف r-23
_ونصف_ r-23 g-21
_ونق r-21 g-23
_وه r44 m-63 h-65 k168
_وهذ r-45 g-25 m-32
_وهذا r-25
_وهذا_ r-25
_وهذا_المبلغ_ g25
_وهذي r-21 m-23
_وهذي_ r-21 m-23
_وهم h-23 k60
_وهمي h-23 k62
_وهمي_ h-20 k38
_وهميه_ k24
_وهو r37 k37
_وهو_ r37 k37
_وهو_طاير_ g55
_وهو_مب_ k25
_وهو_نفسه_ r81 g-24
_وهي r43 g-24 h-22 k80
_وهي_ r21 g-22 h-19 k80
_وو r-44 g-83 m-42 h-55
_وور h20
_وورق h20
_ووز r-40 h-19
_ووزن h-19
_ووزناه_ g-42
_ووص g-33
_ووق g-24
_ووقع g-24
_وول h-20
_وي r91 h54 k37
_ويا r-25
_ويب r64
_ويبي r44
_ويخ g19
_ويد r30
_وير r-19 g-24 k42
_ويرج k42
_ويرجع_ r-22 k42
_ويردها_ r-21
_ويز r22
_ويزي r22
_ويس r-24 h48
_ويسك h44
_ويسكي_ h44
_ويش h27
_ويشغ h27
_ويشغله_ h27
_ويع k40
_ويعط r25
_ويعطيني_ r20
_ويعو k38
_ويعود_ k38
_ويق r26 g-20
_ويقص r26
_ويقص_ r26
_وين r-27 g45 h32 k-19
_وين_ r-36 g45 h33
_يا r-114 g31 m155 h-68
_يا_ r-46 g74 m75 h-43
_يا_نصيب_ m51 h24
_ياج h-22 k46
_ياجر h-22 k46
_ياجر_ h-22 k46
_ياجر_حسابات_ k44
_ياخ r-36 g-33 m68 h-31
_ياخد g-21 m23
_ياخد_ r39 g-21 m23
_ياخذ r-46 m45 h-19 k-31
_ياخذ_ r-49 m45 k-22
_ياخذ_فلوس_ m42
_يان m19 h32
_يانص m19 h32
_يانصيب_ m19 h32
_ياه r-22
_ياهن r-31
_ياهن_ r-31
_يب g-23 h-55 k109
_يبد_ g19
_يبق h-27 k28
_يبقي h-27 k28
_يبقي_ h-27 k28
_يبل k49
_يبلغ k49
_يبلغون_ k35
_يبي r39 k32
_يبيع r40
_يبيعنا_ r83 g-31
_يبيعنا_السياره_ r60
_يبيعنا_نفسه_ r37
_يبيعني_ r-20
_يبين k27
_يبين_ k24
_يت g28 h31
_يتا r28
_يتاخ r28
_يتاخر_ r28
_يتح g45
_يتحد g45
_يتحدد_ g45
_يتز g21
_يتزر g21
_يتزرع_ g21
_يتص h39
_يتم r21 g-24
_يتم_ r21
_يج r37 g-27 m30 k47
_يجم k26
_يجمد k26
_يجي r34 m34
_يجيب m42
_يجيب_ m45 h24
_يح k85
_يحا h-20 k28
_يحب g-27 h57
_يحج g-69
_يحد g65 h-21 k20
_يحدث g-19 k34
_يحدث_ g-19 k34
_يحدد g84
_يحدد_ g50
_يحدده_ g26
_يحر k39
_يحرك k39
_يحس r20 g-19
_يحس_ k23
_يحسب r24 g-22
_يحسبونه_ r51
_يحل g47 h34
_يخ r-56 g80 m50
_يخا g-26
_يخال g-26
_يخالف_ g-26
_يخت g78 h19
_يختا g80 h-21
_يختار_ g20
_يختب h27
_يختبر_ h27
_يخس m45
_يخسر m45
_يخسر_ m45
_يخسر_يدفع_ m25
_يخم m21
_يخمن m21
_يخمن_ m21
_يد r-84 m22
_يد_ r-64
_يد_بيد_ r-46
_يدا r-23
_يدا_ r-23
_يدا_بيد_ r-23
_يدخ h62
_يدخل h62
_يدخل_ h62
_يدخل_الامتحان_ h33
_يدر h-23 k19
_يدري k21
_يدري_ k21
_يدف g22 m39
_يدفع g25 m47 h-32
_يدفع_ r21 g-40 m88 h-24
_يدفع_للباقين_ m35
_يدفع_لي_ r-19
_يدفع_ميه_ m-24
_يدفعون_ g62 m-35
_يدفن h32
_يدفن_ h32
_يدي r64 h-48
_يدين r34 h-36
_يدين_ r34 h-36
_ير g42 k41
_يرا g31
_يراق k34
_يراه g32
_يراه_ g32
_يرب r-19
_يرج k-20
_يرجع k-20
_يرجع_ g-19
_يرجع_كامل_ r30
_يرجع_لي_ g-19
_يرد_ r24
_يرده_ r-26
_يرس g-19 k41
_يرسل g-19 h-25 k41
_يرف k24
_يرفع k24
_يرفع_ k24
_يري k23
_يريد k23
_يريد_ k23
_يز r57 m-28 h-26
_يزه g26
_يزهر g26
_يزهر_ g26
_يزي r63 g-33 m-19
_يزيد r63 g-33 m-19
_يزيد_ r63 g-33 m-19
_يس r130 g-40 m28 h40 k56
_يسا r-23 h-26 k51
_يسال r-23 h-26 k51
_يست r56 g-26 h-22 k52
_يستع r55
_يستق k21
_يستقبل_ k21
_يستقبل_من_ k28
_يستل k25
_يستلم_ k25
_يستلم_من_ k26
_يسج m38
_يسجل m38
_يسجل_ m38
_يسح r20
_يسحب r20
_يسحب_ r21
_يسد r32 g-24 h-22
_يسدد r32 g-24 h-22
_يسدد_ g-19 h-22
_يسك r-24 g-20 h72
_يسكر g-20 h80
_يسكر_ g-20 h80
_يسل r66 g21
_يسلف r50
_يسلم g23
_يسه g53
_يسهل g53
_يسهل_ g53
_يسو h39
_يسوي h39
_يسوي_ h39
_يش g-27 h55
_يشت r20 g-42
_يشتر r45 g-40
_يشتريه_ r26
_يشتريها_ r19 g-34
_يشتغ r-26
_يشتغل_ r-26
_يشغ h29
_يشغل h29
_يشغله_ h29
_يشو h24 k32
_يشوف h24 k32
_يشوف_ h43
_يشوفونه_ h-19 k38
_يص r-40 g32 m48
_يصع m23
_يصعد m23
_يصعد_ m23
_يصي g19 m24
_يصيب m25
_يصيب_ m25
_يصيب_يلم_ m20
_يصيد g34
_يض r29 g-29 m37
_يضا m31 h34
_يضاع m31 h34
_يضاعف_ m31 h34
_يضم r33 g-29 h-22
_يضمن r33 g-29 h-22
_يط r37 h42 k26
_يطر h19
_يطرد h21
_يطرد_ h21
_يطل k35
_يطلب r19
_يطلع k20
_يطلع_ k20
_يطي r28 h35
_يظ k49
_يظه k39
_يظهر k39
_يظهر_ k39
_يع r-54 g53
_يعر g43
_يعرف g43
_يعرف_ g39
_يعطو r-23 g28
_يعطون_ r-21 g25
_يعطون_اهلي_ r-20 g19
_يعطي_ r20
_يعطيني_ r-23
_يعو g37
_يعوض g34
_يعيد r35
_يعيدها_ r20
_يعين r-29
_يغ k24
_يغي k29
_يغيب k32
_يغيب_ k32
_يف r-77 g84 h57 k-19
_يفت g41
_يفتح g44
_يفتح_ g29
_يفتح_اعلي_ g26 h-19
_يفك h63
_يفك_ h56
_يفو r-30
_يق r26 m-22 h23
_يقا k34
_يقات k36
_يقاتلون_ k36
_يقد h30
_يقدم h30
_يقر r19 h19
_يقرا g-19 h33
_يقرا_ g-19 h33
_يقرر g41
_يقو g27 k-20
_يقول g27 k-20
_يقول_ h26
_يقوله_ g28
_يك m-29 h37 k-26
_يكت r-32 h36
_يكتب h38
_يكتب_ h41
_يل r24 g43 m48
_يلم m30
_يلم_ m29
_يلي g62
_يلي_ g62
_يم g62 h48
_يمت h31
_يمتح h31
_يمتحن_ h31
_يمر k50
_يمر_ k50
_يمش h24
_يمشي h24
_يمشي_ h24
_يمك g44 h-25
_يمكن g44 h-25
_يمكن_ g44 h-25
_يمل g58 k-22
_يملك g58 k-22
_يملكه_ g33
_يملكها_ g29
_ين r-43 g-21 h-49 k81
_ينا g-32
_يناي g-32
_يناير_ g-32
_ينب g22 k25
_ينت r-21 g38
_ينته r-21 g49
_ينتهي_ r-21 g49
_ينذ k19
_ينذك k19
_ينذكر_ k19
_ينز r-33 m22 h30
_ينزل r-33 g-33 m24 h36
_ينزل_ r-37 g-33 m24 h36
_ينق r-27
_ينقص r-27 g-23
_ينقص_ r-27 g-23
_ينك r35 g-20 h-19 k46
_ينكت r36 k32
_ينكتب_ r36 k32
_يه m36
_يهب m37
_يهبط m37
_يهبط_ m37
_يو r27
_يوصل_ r24 m27
_يوف r54
_يوق h26
_يوقع h27
_يوقع_ h27
_يوم r-19 m-26
_يوم_ r43 g41 h-23
_يوم_الاحد_ g-25
_يومه r-72
_يومه_ r-54
_يومي r23 h39
_يون r-25
_يوني r-25
_يونيو_ r-25
_چر h30
_چرس h30
_چرس_ h30
a2a r99 g-24 m40 h-40
a2a_ h-62
a2al r77
a2al_ r77
a2b g22
a2ba g25
a2bal g25
a2d r53 m-19
a2d_ r30 m-19
a2e r79
a2ed r66
a2ed_ r53
a2i r36 m21
a2i_ m20
a2id r30
a2k r37
a2kh r37
a2khe r37
a2l r-19 g-28 h43
a2le r-19 h44
a2lee h44
a2m r-26 g37 h-23
a2me r-26 g37 h-23
a2mee r-26 g37 h-23
a2n r-39 g45 m19
a2na r-39 g45
a2s m-22
a2sa r49
a2se r-24
a2see r-24
a2t r72
a2y r63
a2y_ r63
a3_ g51 m63 h-26
a3a g-53 m-19
a3a_ r-19 g-20 h19
a3ad r27 g-24 h-27
a3ah g-19
a3d r43
a3d_ r43
a3dan r22
a3de r-33
a3dei r-23
a3e r35
a3et r35
a3et_ r48
a3l g19 k36
a3li g34 k39
a3li_ g34 k39
a3n r-20 m-20
a3na m-20
a3na_ m-20
a3o r30
a3r g26 k31
a3re k24
a3ref k24
a3ro g25
a3t r-42 g-32 m21
a3t_ g-28 m25
a3to r-24
a5a g35
a5d k19
a5de k19
a5dem k19
a5e r28
a5et h29
a5o r22 m34
a5od m38
a5od_ m38
a7_ g-20 m46 k62
a7a g-20 h-64 k44
a7ad k19
a7add k22
a7aw r-29 k39
a7awe r-21 k29
a7b g-19 m39
a7b_ m71
a7d r-42 g49 h26
a7e m35 h35 k23
a7ed k24
a7ed_ k24
a7m h47
a7n h-24
a7n_ r23 m22 h-23
a7s g38
a7w m20
aa_ g-30 m27
aad r-23 g48 h-65
aad_ g60 h-35
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
aan_ h-28
aar r-28 m23 h21
aar_ g20 h-23
aas g19 m-19 h23
aas_ r23
aash r-29 g23
aash_ r-29 g23
aat h-61
aath h-38
aath_ h-38
aay g41 h-42 k56
ab_ r-83 g52 k-45
aba r-94 g-20 m-72
aba_ r-29 m-39
abad r-24
abah r51
abaha r51 h-25
abak g30
aban h-27
aban_ h-30
abar r-53 k45
abare h43
abaro r-33 k21
abarr k27
abay r-22
abaya r-22
abb r31 h-47
abba r-41 g28
abba_ g28
abbe r25
abby r55
abby_ r55
abe r83 g-54 m33 h70
abee r37
abel g-71 h85
abel_ g-55 h76
abell h28
aber h54
abet r19
abet_ r36
abey h-26
abeya h-26
abh g34
abhi g34
abhi_ g34
abi r-49 g-26 m-40 h-19 k86
abi_ r34 g-20 m-19 h-27 k98
abil r-31 g20
abili r-22 g20
abin h-24
abine h-21
abis h43
abis_ h43
abl g42 k-24
abl_ r48 g60 h-29
abla r-28 h28
ablag h28
able g-48 m22 k-26
able_ r-36 g-53 m-36 h-61
ables r19 m68 h32
ablet h27
abo r-37 g-39 m80 h110
abon m78
abong m78
abor h57
abor_ h33
abort h24
abou r-47 h44
abour r-24 h20
about r-19 k-20
abov r29 m26 k22
above r29 m26 k22
aboy h41
aboy_ h41
abr m-23 k22
abra h75
abraj h46
abri h-34
abro m-22 h-30 k27
abroa m-22 k35
abs r35 m-24 h108
abs_ h24
absi h52
absin h50
abso h34
absol h34
abt r55 h-44
abt_ r23 m24 h-19
abta r32 h-25
abta_ r32 h-25
abu h23
abu_ r22
aby r-34 g-42 h-28 k-21
aby_ g-36 h54 k-19
abys h-80
abys_ h-24
ac_ r-54 h46 k-37
aca m44 h74
acar h24
acard h24
acc r35 m49 h-41 k59
acca m76
acca_ m22 h-21
accar m54 h28
acce g-19
accep r20 g-19
acci r-24 m-45 h-42
accid g22
accin m-45 h-37
acco k30
accou g29 k32
accr r51
accru r51
acct r28 k41
acct_ r28 k41
accu m30 h23
accum m30 h23
ace r64 m-23 k-26
ace_ r61 k-27
acec h23
aceco h23
aced h-22
aced_ h-22
ach r-72 g41 m43 h-52
acha g49 m30
acha_ g52 m25 h-37
ache r-46 g-21 m-29 k-50
ached r-20 h-29 k-46
achel h39
acher m-27
achi r-22 g-24 m35 h-21 k25
achin r-22 g-21 m40 h-19 k25
acho h-39
acht h31
acht_ h31
aci h78
acid h29
acid_ h29
acil r29 h47
acili r29 h47
acin m36
acing m36
ack r-46 g-102 h129 k-29
ack_ g-63 h90 k-46
acka m-22 h-26
ackag m-23 h-26
ackd k37
ackda k37
acke m-72 h56
acked m-26 h104
acker m-27 h-31
acket g-30 m-20
ackg h-35
ackga h-35
ackh h39
ackha h39
ackj m40
ackja m40
ackm h47
ackma h47
ackp m65
ackpo m65 h27
acks r-31 h-35
acks_ r-31 h-35
aco m26 h86 k-30
acon h49
acon_ h49
acq h20
acqu h20
acqui h20
acr r-23 h50 k29
acri h36
acrif h36
acro r-22 k32
acros r-22 k32
act h-43
act_ h52
acti h-24
actl r-30
actly r-30
acto r62 h-74
actor r62 h-74
acts g20
acts_ g20
actu r-47 h-25
actua r-43
acu g-21
acy g-19
acy_ g-19
ad_ r-136 m53 h-76
ada g48 h-94 k22
ada_ r-72 g-27 m24
adab g23
adabl g23
adad g36
adal r40 h-35
adam r-22 h51
adam_ r-22 h44
adan g21 h-36
adan_ g21
adar h-39 k26
adar_ k30
adat r39
adat_ r39
aday h-20
add r49 g-24 k-41
add_ g36 m34 h32
adda r-37 g21 h-36
addad r-19 g27
adde r22
added r79
adder r-29
addes k22
addi m-24
addi_ r26
addic m-22
addin r-24
addl k-23
addle k-23
addr h-21 k20
addre h-21 k20
adds r81 g-40 k-22
adds_ r81 g-40 k-22
ade g-91 m23 h-30 k-30
ade_ g-46 h-23
aded_ g-22
adee k-24
adel r-21 g-29
adel_ g-19 h-26
adell h31
ader r22 g-47 m-20 h29
ader_ r25 g-43 m-20 h29
ades g23 m24
ades_ g23 m24
adey g43 k-19
adeya k-19
adi r38 g-45 h83 k-32
adi_ r22 g-28
adie h41
adies h41
adio r-19
adio_ r-19
adiu m-20
adium m-20
adl g20
adli g20
adlin g20
adm r39 h-27
admi h-27
admo r34
adn r82 g31
adna r82 g31
adna_ r48 g43
ado g-48 m-47 h106
adob h49
adoo h41
adoo_ h41
ador h42
ador_ h42
adr g50 h-29
adri g33
adri_ g33
ads k-22
ads_ g-25 k-22
adt g39 h-22
adt_ h-20
adu m-26 h60
adu_ h40
adul m-21 h31
adult m-21 h23
adv r-23 g60 k-20
adv_ r-28 g65 h-35
adva g25
advan g25
advi g-36 h20
advic h31
ady m-28 h26
ady_ m-28 h19
aed r45 g-19 m23 h-44
aed_ r23 m23
af3 r22
af_ r33 g-24 h-19 k-20
afa g24 k-27
afa3 g28 m-24 h-20
afa3t r22 g-26
afa_ r29 h43
afala r28
afe g-75 m20 h-34 k-22
afe_ g-72 h-26
afee h47
aff r-40 g-30 m33 h-43 k-29
aff_ h-51
affa h25
affi m-24 h69
affic h56
affl m47 h-33
affle m47 h-33
affr h-45
affro h-45
afh r23
afi g43
afl h-28
afle h-63
aflet h-63
afo r22
afr h32
afri h32
afric h32
afs h-33
afsi r43
afsi_ r43
aft r62 g-32 m-27 h-50
aft_ r45 g-26 h-35
afta r26
afte g40 m-20 k19
after g40 m-20 k19
afto r-20 g-24
afu h-32
aful h-32
ag_ g39 h-22 k34
aga r-48 g23 m52 k-35
aga_ r-53 h-50 k-20
agai r32 m33 h32
again r34 m27 h35
agan m24
agana m20
agay g-27 m28 h71
agay_ m-22 h97
agaya m21
agaz h-25
agazi h-25
age r-23 g-48 h119 k-37
age_ r36 m-20 h35 k-26
aged g23
aged_ g23
agei h22
agein h22
agen g-19 h-23
agent h-23
ager g-20 m55 h79
ager_ g-19 h53
agerm h25
ages r-75 g-33 m-25 h37
ages_ r-75 g-33 m-25 h37
agg r-48 m-20 h-22 k35
agga r-24 h-49
aggag h-22
agge k20
agged k20
aggi h30
aggie h30
agh r20 g41 m-25 h26
agh_ g47
agha r37
agic_ h-28
agici h24
agn h46
agne h22
agnu h24
agnum h24
ago r-24 g35
ago_ r-22 g44 h-24
agon h34
agon_ h32
agr r65 g60 h-48
agra g25
agram g25
agre r79 g37 h-44
agree r60 g37 h-44
ags g-71
ags_ g-71
agu m24 k-31
ague m25 k-31
ague_ m25 h-30 k-20
agues h23
ah_ r146 g-42 m-43 h-106
aha r137 m73 h-70 k-29
aha_ m-28 h-32 k-24
ahab r56 g-21
ahab_ r38
ahad m42 h29
ahada h37
ahah r35
ahah_ r35
ahan m51
ahan_ k19
ahana m36 h46
ahar r53 g-20
ahar_ r19
ahat g30 h-19
ahat_ g30 h-19
ahb m22
ahb_ m22
ahe r22 g21
ahe_ h-35
ahea g50
ahead g50
ahee h33
aheen h33
ahi r51 g26 h-39 k60
ahi_ r-42 g44
ahid k36
ahin r85 g-20 h-31
ahine r37 h-20
ahir k42
ahl g-28 m37 h60
ahla h28
ahlaw h28
ahm r-21 g31 k21
ahm_ r-19 g29
ahma h-23
ahmad h-29
ahn m34
ahn_ m34
aho m-20
ahod h-22
ahod_ h-22
ahr r27 h-79
ahr_ h-31
ahra h-30
ahre r38
ahs r-24 g42
ahso r-24 g42
ahsoo r-24 g42
ahw r-21 m-24 h-78
ahwa r-21 h-46
ahwa_ r-21 h-59
ai_ r82 g-65 h-29
aid r22 g-22
aid_ g-20 m27 k-27
aids k24
aids_ k24
aig g31
aig_ g29
aikd r25
aikda r25
ail r-97 g-34 k23
ail_ r-37 g-58 m-20
aile h58
ailey h54
aili r-24 h-19
ailin r-24 h-19
ailo r-40 h-41
ailor r-40 h-41
ails m52 k43
ails_ m52 k43
aim r22 g42
aim_ r26
aime g38 m22
aimed g38 m22
ain r-37 g-74 m-92 h-82 k-33
ain_ r100 h-117
aine m-20 h60
aine_ h74
ained g-19 k19
ainer g19 m-19
aini h19
ainin h19
aink r25
ainkd r25
ainm h33
ainme h33
ains r-40 h-55
ains_ r-26 g-30 h-68
aint r-111 g-27 m-25
aint_ r-48 g-22 m-25 h-19
ainte r-31 g-33
ainti r-32 g30
air r-58 g-37 m-71 h-134 k-71
air_ r-76 m-46 h-60
aira r23 g-24
airah r23 g-24
airc h-44
aire h26
aired h26
airi h20
airin h20
airl h-38
airli r19 h-45
airp r-22 g20 h28
airpl m27
airpo r-22 g22 h40
airs r-36 m-32 h-38 k-39
airs_ r-36 m-32 h-38 k-39
airt r46
airti r46
airy h-41
airy_ h-41
ais g-45
aisa h-22
aisa_ r32 h-22
aisal r-27 k-30
aise r-29 g-23 h29 k34
aise_ r-22 m19
ait r27 g36 m-70 h-50
ait_ g29 m-20 h-31
aiti r20
aits m-39 h-24
aits_ m-39 h-24
aive r21
aiw m32 h36
aiwa m32 h36
aj_ r176 g-61 m-42 k-20
aja g-42 m27
aja3 r-27
aja_ m42
ajab r32 g-23
ajab_ r32 g-23
aje h23
aje3 h29
aji g-19 m26
ajid m26
ajid_ m26
ajj r69 h-27
ajje r51
ajl g-19
ajli g-19
ajlis g-19
ak_ r-68 m-26 h150 k-51
aka r-25 m25 h65
aka_ r32 m42 h22
akaf h-32
akafu h-32
akal r-19
akala r-19
akat r-30 h-38
akat_ r-30 h-38
ake r-26 g-50
ake_ r-36 g61 h20 k41
aked m65 h54
aked_ m65 h54
aken m-26
aken_ m-26
aker g-87 m-24 h-93
aker_ r22 g-64 h-32
akery g-23 m-26 h-59
akes g-29 k-31
akes_ g-29 k-31
akh r55 m46 h-82
akh_ g-26
akha r26 g34 h-58
akhad g19
akhal g25
akhar r20 h-32
akhd r44
akhe r-23
akhed m34
akho m60 h-35
akhod m36
akhoz m23
aki r23 m-40 h41
aki_ h65
akin m-23 h-32
akin_ g22
aking m-19 h-21
akk g24 h34
akka g32
akl h22
akli h31
akli_ h31
ako_ h-54
akr h-42
aks g28 m-32 h25
aks_ g36 h-26
aksab r-28
aksh h51
akshi h23
akt k-21
akta r-27 k-20
aktab g21 k-20
akto h-27
aky r44 h24
aky_ h26
al_ g21 m35 k-67
ala g-20 h-60
ala_ r-47 g48 m-74 h-45
alab m30 h-39
alaf r46 h-22
alaf_ r26 h-23
alaga r-38
alah m21
alak h61
alak_ h61
alal g-24 m22
alal_ g-24
alam r-65 g79 k-28
alam_ r-19 g111 h-45
alama r-27
alami h55
alan g-43 h20 k21
alanc r27 g-36 k25
alang r-25 h21
alar g-33 m-24 h-30
alarm g-22
alary m-19
alas r31 g-20 h-30
alas_ r-19
alash r50
alat r22
alat_ r29
alaw m20 h45
alawa m20 h49
alaya g-27
alb g-31 h32
albe h19
albec h23
album h-20
alc m-23
alch h37
alcho h37
alco m-31
alcoh h-33
alcon g42 m-30 h-30
alcu g-25 h-23
alcul g-23 h-23
ale r-24 g30 h116
ale_ g21 m-45 h136
aled g27
aled_ g27
aleh r52
aleh_ r28
alei r-22
alen h-28
alent r31 h-28
aler r-22 g-49 h28
aler_ g-30 m27
alers r-33 h32
ales r-25 m22 h22
ales_ r-25 m22 h22
alet r-21 m-27
alet_ r-32 m-26
aley g34 m33
aleya g34 m33
alf r72 g52 m-69 h-22 k23
alf_ r60 g29 m-62 k30
alfa r24
alfa_ r24
ali r69 g-69 h97 k-65
ali_ g-22 k-36
alia r26 h38
alik h23
alim g-23
alim_ g-23
alin h42
alis r39 g-20 m30
alism h26
alk g21 h67
alk_ r19 g36 h-25
alke h25
alked g21 h-19
alker h43
alks r-23 m24 h58
alks_ r-23 m24 h58
all r-48 g52 m39 h-75
all_ r-77 m89 h27 k-22
alla r29 g-42 m-38 h20
alla_ r29
allan h34
alle m48 h-26 k56
alled m70
allef r60
allem h27
aller k43
allet r-41 g83 h-46 k71
alley h26 k-22
alli g-20 h-26
allo m-52 k-35
alloc g52
alloo g-29
allot r35 m-22
allow r-20 g-19 k-32
alls r-19 g53 h-27
alls_ r-19 g53 h-27
ally g24 h-19
ally_ g24 h-19
alm g-42 m-22 h80
alm_ g-23 h26
alma r39
almaz h20
alme r-30
almen r-30
almi h62
almis h62
alms r-21
alms_ r-21
aln h-22
alo r-77 g-49 m64 h-67 k48
alo_ r-33 m58 h-40
alon m-19 h-28 k38
alone g39
along g-28 k45
aloo m35
aloot m35
alp g53
alr g60 h-21
alre g60 h-21
alrea g60 h-21
als r-20 g-21 m80 h49 k39
als_ m61 h49 k-38
alse k60
alse_ k60
alt r-21 g-43 m-29 h86
alt_ g-50 h27 k-23
alta h29
altar h29
alte h19
alth r-28
alth_ h22
alti g29
alts h22
alts_ h22
alty h-30
alty_ h-30
alu r19 h-51 k26
alue r20 h-21 k22
alue_ r50 g28
aluer r-21 g-23
alway h-22
aly h-38
alya m23
alyan m23
alys h-25
am_ r-109 g30 h82 k62
ama g63 m-63 h-59 k-44
ama_ g-28 k-30
amad h26
amad_ h-21
amada g21
amado h76
amak g25
amak_ g25
amal r-31 m21 h69
amal_ r-25 h67
amale m25
aman g37 h-45
aman_ g50 h-32
amar r36 g54 h-26
amara r51
amart g23
amas h-52
amay h28
amaya h28
amb r-21 g-44 h-112
amb_ h-36
amba h52
ambl m45 h-38
ambli m54 h-35
ambu m-22 h-47
ambur h-35
amc g-26 h-23
amco h-21
amd r-30 m26
amda r-25 h-23
amdan r-25 h-23
ame r-59 g19 h-33 k28
ame_ r-75 g-126 m38 k31
amed g65 m-22
amed_ g65 m-22
amee g29 h-32
ameen g49 h-22
amel g36 m-19 h-20
amel_ m-19
amels g20
amen m21 h32
ament m21
amer h-35
amera h-21
ames g24
ames_ g26
amet r76
ameti r38
ametr g20
ami r22 g-85 h77 k-39
ami_ g-41 h34
amic r-29 h-36
amic_ r-29 h-36
amil g-21 k22
amil_ h47
amili k23
amin h69
amin_ h-31
amine h99
aming g-20 m23 h46
amir r36 h-28 k-20
amir_ h-28 k-20
amiy r29
amiyy r30
aml r-20 h-44
amm g57 m-20 h-53
amma r38 k26
amma_ r33 k26
ammi h-36
ammi_ h-34
ammo r-30
ammon r-21 h56
amo g30 h31
amom h-44
amom_ h-44
amon h43
amon_ h39
amond h29
among h-23
amou m19
amoun g19 m19
amour g-32 h-26
amp r-77 g-53 m-22
amp_ r-68 g-31 k-29
ampa h71
amped h-26
amper h35
ampl k30
ample k30
amps h-39
amps_ h-39
amr h44
ams r36 g-44 m21 h54
ams_ r32 g-49 m23 h37
amst h19
amste h19
amu h125
amul h90
amule h90
an_ r-21 g-114 h37 k90
ana r48 g-27 m35 h-45 k-22
ana_ r103 g-29 m-38 h28 k33
anad r-56 h-64
anade r-40
anag h-32
anage h-32
anal m20
anas g27
anas_ g27
anat m34 h51
anat_ m34 h51
anax h37
anax_ h37
anay h-23
anc r97 g-34 m31 h38 k94
anc_ h19
ance g37 m45 h26 k-23
ance_ r-43 g33 m41
anced r54 g21
ancel r-24 h-23
ancer h27
ances m32
ancet h38
anch m-19 h31 k30
anch_ h25
anche r28 k30
anci r30
ancie r30
ancis h-22
ancs r21
ancs_ r21
anct h-24 k61
ancti h-24 k61
ancy k31
ancy_ k31
and g39 m-34 h-21 k-84
and_ g-104 m-37 h-69
anda r-23 g37
andar g47
andb m-30
andba h24
ande m-23
ander r36 h39
andf g26
andfa g26
andi g-47 m28 h40
andi_ h42
andic h-19
andin r26 g-23 h-38
andit h40
andl g28 m42 h-21
andle g39 m46 h-21
andli r20
andm r-26 h-24
andmo r-19
ando r-25 g101 h-48
andom g49 h-37
andoo r-21 g34 h-30
andou h31
ands r-22 g36 k-38
ands_ r-22 g44 k-38
andu r-22 h41
andu_ h49
andw h23
andwi h23
andy h51
andy_ h51
ane k-24
aned h-24
aned_ h-34
anel k-28
anel_ h34
anels h-34 k-27
aner g-30 k30
aner_ g-30 k30
anes h32
anesh h32
ang r46 g-107 m-81 h99
ang_ h22
angal h21
angay h-24
ange r44 g-74 m-46 h-33
ange_ g-40
anged r49 h-26 k-40
angel h19
anger k54
anges m-26 h-52
angh g-41 h38
angin h-31
angk h-33
angl r41 h-30
angla r39 h-25
ango g32 h47
ango_ g27
angoe r21 h-19
angov h19
angr h25
angs r-31
angs_ r-31
angu h24
angu_ h25
ani r-34 g-66 m-39 h116
ani_ r-45 g-39 k22
anif g19
anife g19
anim h26
anima h26
anine r19 h-22
anio h19
anion h19
anis r26 h77
anise r33
anist h28
anit h-37
aniti h-27
anj r-25 h44
anja h40
anja_ h31
ank m-30 h-22 k-38
ank_ r-20 m-33
anke h53
anki h-19
ankin h-24
ankn g31
ankni g31
anks g-27 h-39 k-23
anks_ g-27 h-39 k-23
ann r77 g-64 m-24 h20
anna r30 m36 h37
anna_ r33 m38
annab h48
anne g-42 m-45 h29
annel h56
anner m-41 h-26
anni r23 h41
anni_ r33
anno r42 g-36
annot r42 g-35
annu g51 h-35
annua h-20
annui g33
ano g19 m-36 h66
ano_ g25
anol h-19
anol_ h-19
anot h41
anoth h41
ans r-31 g-48 m-52 h83 k-27
ans_ g-25 m-30 h48 k-48
ansf k29
ansfe k29
ansl g-36 h-32
ansla g-36 h-45
anso h58
ansom h58
answ h26
answe h26
ant r-23
ant_ r-97 g-40 h46
anta m68 h-45
antas m42 h-24
ante r23 m-35
antee r31 m-35 h-28
anti r-23 g39 h32
anti_ h22
antit r-28 g29
anto r43
anto_ r20
antor r24
antr m-32 h45
antri h38
ants r72 m-24 h-24
ants_ r72 m-24 h-24
anty r-25 g55 h-40
anty_ r-25 g55 h-40
anu m40 h-21
anua m40 h-23
anv g-53 m-47 h-93
anw r58 h-23
any r-76 g120 m-35 h-30
any_ g111 h-23
anyw r-34 h-19
anywh h-19
anz h58
anze h35
anzee h35
anzi h29
anzir h29
ao_ g-36 h25
ap_ r-22 g90 h47 k-43
apa g27 h-72
apar r20 g40
apart g41
apas h-22
apas_ h-22
ape r-88 g31 m-44 h-23 k-26
ape_ r-44 g-36
aped g28 h-28
aped_ g28 h-28
aper r-33 g24 h49 k-22
aper_ g62
apero h35
apers r-38 g-22 k-37
apes h-30
apes_ h-30
aph r-21 g-27 h27
api r34 g-40 m-43 k-20
apis h-19
apist h-19
apit r50 g-37 k-20
apita r50 g-37 k-20
apn r-23
apna r-23
apna_ r-23
apo k33
apo_ h31
app g-26 m-34 h92 k26
app_ r60 g-118 m26 h59 k27
appa h37
appa_ h37
appe r27 g-23 h37 k32
appea r-23 k28
appen r39 h19
appi r-45 g20
appin r-44 g20
appl g81 h-55
apple g37 h-36
appo r-20
appoi r-20
appro g34
appy m-23 h23
appy_ m-23 h23
apr g-24
apr_ r56
apri r-40
april r-40
apro h41
aps g74 h-36
aps_ g50 h-35
apsu g24
apsul g24
apt m-27 h27 k-49
apta r24 h52
aptag h43
aptai r26
apto m-25 h-20 k-22
aptop m-25 h-20 k-22
apy r31 h-29
apy_ r31 h-29
aq_ g23 h27
aqb g22
aqba g22
aqbal g22
aql h20
aqle h20
aqlee h20
aqsa r-23
aqsat r-23
aqse r36
aqsee r36
aqu h-26
ar_ g-34 h31 k-22
ara g-56 h102 k-43
ara_ r-92 k24
arab r-32 h22
arab_ h67
araba r-24
arabe h-26
araf h-21
arag h-37
arage r-20 h-28
arah r33 m36 h32
arahe h33
arak h46
arak_ h74
araka h-27
aram r-24 g-31 h-26
aram_ g-30
aran r101
aranc r36 h-23
arant r59 h-21
araq h55
araq_ h55
aras r-19 h53
aras_ h33
arast h21
arat r33 m19
arat_ r59 m24
arate r-21 h23
arb r-84 h-87
arbe h-37
arber h-51
arbo r-34 g24
arbon g21
arbou r-24
arbu r-39 h-22
arbun r-39 h-22
arc r-35 h-81 k-35
arce r-31 h-43 k-33
arcel r-31 h-43 k-33
arch g-19 m-22
arch_ r31 g-21 h-30
archi r-22
arco h-27
arcoa h-35
ard r56 g-40 m-34 k-40
ard_ r44 g19 m-36
arda r52 h-55
ardam h-44
arde r-30
arded h25
arden r-22 h-21
ardi r-47 g-20
ardi_ h24
ardin r-36 g-19 h-27
ardl r67 g-33
ardle r67 g-33
ardo h47
ardon h27
ards h44
ards_ h44
are r-131
are_ r-74 g-54 h47 k36
area h-31
area_ h-31
ared r-42 h-47 k22
ared_ r-42 h-47 k22
aree h-34
aree_ g41
areg h28
aregl h19
arei r-30
areit r-30
arek h-20
aren k-36
arene h-43
arent h-21 k-24
arer r89 g-34
arer_ r89 g-34
ares r-43 m34
ares_ r-22 h21
arest r-21 m19
aret r27 h52
aret_ r19 h56
arew r-22
arewe r-22
arf r-27 g26 h-39
arf_ r-19 h-44
arg r30 g95 h-59 k-33
arga h25
argar h25
arge r62 h-65
arge_ h-36
arger r30 m-25 h19
arges r41 g19
argi r-33 g65 h-38
argin r-33 g65 h-38
ari r-24 g-45 m61 h-44
ari_ g21 m56 h21
aria m-20 h-31
aric h32
arica h32
arim m26
arin g-21
arina h25
aring h-20
ariq r24
arit r-21 g-19 h-39
arita r25 k22
arity r-46 g-24 h-35
ariu h-26
arium h-26
ark r28 g-37 m-20 k-29
ark_ g29 h114
arka m22 h37
arka_ h22
arke r66 g-42 h-108
arket r33 g-27
arki r-42 g-22 m-36 h-45
arkin r-42 g-22 m-36 h-45
arl g32 m32 h36 k-32
arl_ g49
arla g26 h-24
arla_ g34 h-22
arle h-27
arley h-27
arlo m47 h113
arlo_ m33 h47
arlou h45
arls g19 h34
arls_ g21
arlsb h46
arly r38 g-56 h-41 k-28
arly_ r38 g-56 h-41 k-28
arm r-51 m-53 k-43
arm_ r-52 g26 m-41 k-26
arma g-32
arma_ g-19 h32
armac h-50
arms g34 m-20
arms_ g34 m-20
arn g-20 m-44 h-86 k40
arn_ r24 m-42
arna r-21 m-24 h-37 k26
arna_ r-21 k27
arne r-62 g25 h-36 k29
arned r-43 k27
arnes g38
arni r53 m27
arnin r53
arns g-27
arns_ g-27
aro r-72 g-31 h105 k32
aro3 k21
aro3a k21
aro_ r-44 m43
arot m-42 h97
arot_ m-42 h97
arou k31
aroun k31
arp r-69 m-41 h-39
arpa g-24
arpau g-23
arpe r-52 m-41 h-35
arpen h-29
arpet r-36 g-19 m-24
arr r91 g-24 h-25 k-28
arr_ g19
arra r-42 g48 m22 h69
arra_ r-22 m19 h31
arraf r34 h28
arran g47 k-22
arre r32 h30 k-19
arrel g22 h46
arri h-31
arrie g48 h-19
arrin g-22
arriv g-26 m19
arro r-22 m-30 h-57
arro3 k27
arron h34
arrot g21 h-69
arrow m-29
arru r74
arruq r77
arry r73 g-59 h-32 k-19
arry_ r19 g-50 h-19
arryi r54
ars m-37
ars_ g31 m-37
arsa h35
arsal h35
arsh h-20
art g-64 k-36
art_ r56 g-21 m72 h-78
arte r51 m-23 h38
arten h20
arter r41 m-22
arti r32 g-46
artin r42 h27
artm r-30
artme r-30
artn m-19
artne m-19
arto g-23 m-30
arton m-26
artoo h20
arts h-39 k-22
arts_ h-39 k-22
artu r-34 g31 m-24
artup r-34 g31 m-24
arty m21 h57 k32
arty_ h63 k32
aru r36 g-20 m-24 h53
aru_ m-24 h70
aruq r30
aruq_ r30
arv g55 m-30 h-44
arve g55 m-30 h-63
arves g32 m-30 h-51
arw h64
arwa h64
arwan h32
ary r-107 m33 h22
ary_ r-86 m31
arz r43 h-51
arz_ r23
as_ r-39 g-29 m-32 h-19
asa r-39 g-44 m-25 h-84 k-34
asab r35
asad h22
asah h-26
asahe h-35
asal r38 h-64
asal_ r38 h-64
asan r-73 h-37
asan_ r-73
asb m44
asba m44
asban m44
asc g-24
asco g-21
asd g23 h-31
asda g23
asdaq g28
ase r-42 m-40 h39
ase_ r-50 g-67 m-60
aseb r24
aseba r30
ased g35 h38
ased_ g35 h38
asee g24 m21
aseed m24 h-29
aser h-23
aser_ h-23
ases g29 h42
ases_ g29 h42
ash r-40 g-27 h28 k19
ash_ h49
asha g-40 m-30 h-47 k58
asha_ r-45 h-40
ashan r61 g-25 k74
ashe r60
ashed r38 m28
ashee h-31
asher h30
ashes r28 m-19
ashi r-58 g-45 m20 h34 k-28
ashi_ h38
ashid g-23 m19
ashin r-22 h-43
asho m19 h31
ashr h-22
asht g80 h-30
ashte g68
ashw h39
ashwa h33
asi r20 g-70 m102
asic r30 m24 h27
asin g-50 m43 h33
asing g-20 h53
asino g-23 m51
asio h-36
ask g-54 m-23 k118
ask_ h89 k95
aske g-40 h-48
asked g-31 h-29
asks g-19 h-37 k30
asks_ g-19 h-37 k30
asl m-24 h-19
asl_ r21 h-19
asle h22
aslee h22
asm g20 h-24
asmi h-24
asn g81 h-28
asnt g90 h-28
asnt_ g90 h-28
aso g43 h-30 k38
ason g43
asons r-27 g53
asr r34 m25 h-45
asra m32
asran m32
ass r-133 g-46 m-77 h-25
ass_ r-38 g-25 m-55 h-66 k32
assa r-49 g-30 h76 k-20
assag h45 k-20
asse g51 m-32 h-58 k25
assem k37
asses m-22 h-42 k21
assi r-43 g-35
assig h21
assin r-38 h-30 k27
asso m39 h36
assp h32 k-42
asspo h32 k-42
assu r30
assur r30
assy h-40
assy_ h-40
ast r-95 g-42 m23 h174
ast_ r-68 m21 h33
asta h56
asta_ h62
aste r-22 h63 k22
asted h24
astel k38
aster h59
astes h-24
asti_ h24
astro h-23
astry h24
astu h31
astu_ h31
asu r82 g-24
asur r82 g-24
asury r71 g-34
asy r21 m27 k-19
asy_ r21 m36
at_ r-112 g-58 m29 h32
ata g-25 m-22 h-35 k26
ata_ r-21 g19
atab r53
atal_ h20
atan k40
atar h-37
atay g-21
atay_ g-21
atc g45 m61 h39
atch g45 m61 h39
atch_ g22 m79 h-58
atche g19 h119
ate r-33 g53 m-123 h-52 k-60
ate_ r57 m-60 h-25 k-31
ated r-51 g-40 h75
ated_ r-51 g-40 h75
atee r-30
ateg g24
ategy g24
atel g48
ately g50
aten h45
aten_ h57
atene r24
ater g55 m-30 h-86
ater_ g80 h-45
ateri g-24
ates g-55
ates_ g-55
atev r-19 g40 h-26
ateve r-19 g40 h-26
atf r23 g38 m19
atfo r23 g38 m19
atfor r23 g38 m19
ath g-46 m-37 h-71 k32
ath_ r-33 h-56 k38
athe r-22 h-26
ather r-32 g19
athon g-27
atht r27 g-25
ati r38 h-71 k79
ati_ h-28 k39
atie h-34
atien h-34
atine g-24
ating g28
atio r51
ation r54
ativ g44 h-27
ative g44 h-27
atl h63
atla h51
atla_ h47
atm r45 g-20 k19
atm_ r45 g-19 h-30 k22
atn g80
atn_ g48
ato r22 m-45 h-78 k-32
ato_ g-19 m-60 h-30 k-21
aton r94 h-46
atong r94 h-32
atoo h-43
atoor h-19
ator r-56 m47 h23
ator_ r-49 m47
atr g25 h-22
atre h-23
atre_ h-23
atro m32 h29
atrol m35
atron h40
ats m-56
ats_ m-53 h-58
atsa h34
atsap h34
atsu h35
atsu_ h35
att r71 g-31 m74 h-53 k-64
atta r-34 g-37 k-35
atta_ m24
attac r-20 g-22 k-34
atte r71 g-26 m56
atte_ m35
atten g-21 h34
atter r87 m29 h32
attes h-56
atti r51 m26 h-20
atti_ r53 m28 h-20
attl g55 m-24
attle g55 m-24
attr h-22
atu r78 g-56 h105 k-21
atue h50
atue_ h50
atum m19
atumi m19
atur r69 g-43 h44
aturd g-19 h41
ature r29 g-24 h30
aturi r44
atwar h22
aty h37
aty_ h37
au_ m47 h29
auc r56 h-41
auce m-26 h-48
auce_ m-22 h-28
auct r66 m32 h-26
aucti r66 m32 h-26
aud r-19
audi r-19 h-20
audit r-19 h-20
aug m-29 h45 k-24
augh h45
aula r27
aulag r28
auli g-23
aulin g-23
aun g37 m-23 h-41
aunc g22
aunch g22
aund r-23 g-19 m-22 h-57
aunde k45
aundr m-19 h-43 k-27
aunt r23
aur r-21 g-29
aur_ h-38
aura h36
aura_ h29
aus g-48 m20 k35
ausa h29
ausag h29
ause g-48 m24 h-36 k35
ause_ g-48 m24 h-36 k36
auth k22
autho h-27 k22
auto_ g20
autu g20
autum g20
auv h46
aux h20
aux_ h20
ava r37 g38 h-38
avan r35 g31
avat h-21
avato h-21
ave r-25 g-27 m-45 h31 k-38
ave_ r-47 g-38 m-37 h73
aved r-27 m21
aved_ r-27 m21
avel g-25 m-29 h-23
avel_ g-29 m-29 h-23
aven g60
avent g60
aver r46
aver_ r46
aves r27 g-22 h-21
aves_ r27 g-22 h-21
avi r107 g-53 k-40
avia m30 h24
aviat m30 h24
avie r82
avier r82
avin r27 g-37 m-32 h-33 k-26
aving r27 g-37 m-32 h-33 k-26
avo g-22 h-70 k48
avoi h-36 k38
avoid h-36 k38
avou h-28
avour h-28
aw3 g33
aw3e g33
aw3ed g33
aw_ r-36 m71
awa r79 g-46 h-52
awab h-42
awal r-36 h27 k30
awal_ r-27
awala k41
awalt h32
awar r97
awara h50
award r-20 h26
aware h-43
awarr r80
awaru r50
away r39 h-29
away_ r-30 g27 h-26 k20
awaye r70 g-19 k-24
awe r36 g-39 m-28 h34 k22
awee r21 h19
aweez h28
awel r19 k32
awel_ k27
awer g-19 h-22
awer_ g-19 h-22
awi g57 m-23 h27
awin g69
awing g69
awl m-53
awn r143 g-27 h-48 k-27
awn_ r67 h-24 k-27
awnb r24
awnbr r24
awne r39
awned r39
awns r30
awnsh r30
awr r-19
aws g43 h25
aws_ h37
awsu g49
awsui g49
aww r83 g36
awwa r57 g-20
awwal r46
awwe r26 g26
awy r-20 g-42 m-33 h-39
awye g-42 m-33 h-42
awyer g-42 m-33 h-42
ax_ k46
axa g32
axa_ g32
axi r-29 m-47 h-71
axi_ r-29 m-47 h-67
ay_ r22 g52 m-25 k33
aya r24 g52 h-70 k19
aya_ m43
ayah r-21 g49
ayah_ r-21 g51
ayaw h-31
ayawa h-31
ayb g54 m30 h20
aybe g55 m43 h-23
aybe_ g56 m39
aybo h44
ayboy h44
ayd r25 g-36 h-40
ayda r23
ayda_ r22 h-30
ayday h27
aye r56 g79 m69 h-37
aye_ g107
ayed r29 h-27 k-28
ayed_ h-27 k-28
ayeg r37
ayegh r37
ayen h-19 k24
ayer r-32 m37 h32 k26
ayer_ r-31 h39 k28
ayers m37
ayez_ r24
ayi m19
ayin h36
aying h36
ayma g-21
ayme r-23
aymen r-23
ayn r-28
ayna r-35
ayo r24 h49
ayor h51
ayor_ h51
ayr g-20 k33
ayro g-20 k33
ayrol g-20 k33
ays r42 m21 h-24
ays_ r50 m28 k-29
ayt g35
ayu g-22 h33
ayya h-45
ayyar h-30
ayyat g31
ayye h31
az_ h36
aza r54 m-46 h23
azan r60 g-28
azar h46
azar_ h33
aze r26 g-30 h-34
azed h49
azed_ h49
azem r34
azem_ r34
azi r-21 g-28 m29 h-40
azin h-25
azine h-25
azk h-29
azr h31
azra h24
azran h24
azt h-21 k55
azti k55
azti_ k55
azz r34
b3a r-20 m26 h21
b3at h22
b3at_ k27
b5t h31
b5ti h31
b5ti_ h31
ba2 r67 g-29 m20
ba2i m20
ba2i_ m20
ba2y r63
ba2y_ r63
ba3 r48 g37
ba3d r19
ba3d_ r41
ba3de r-33
ba3t r-20
ba7 r-47 m25
ba7a r-21
ba7aw r-21
ba_ g65 m-28 h-91
baa g73 h-30
baad g74 h-25
baad_ g74 h-25
bab r-62 g-42 h52 k-24
baba h41
baba_ h35
babi r-21
babo h32
baboy h41
baby r-27 g-36 h-26 k-19
baby_ g-36 h54 k-19
babys h-80
bac g-25 h61
baca h24
bacar h24
bacc r-22 m47 h21
bacca m54 h28
bach g52 h-22
bache h43
back r34 g-65 m-32
back_ r52 g-61 m-37 k-20
backd k37
backg h-35
backh h39
backs h28
baco h49
bacon h49
bad r43 h28
bada r59 h-32
badal r46
bag r-61 g85 h24
bag_ r-46 g64 m30 h20 k20
bagga h-22
baggi h30
bagh g41
bagh_ g41
bags g-39 k-24
bags_ g-39 k-24
bah r47 m-22 h-58 k-32
baha r37 m-22 h-64 k-30
bahah r35
bai r40 g-44 m-33 h70
bai_ r76
bail h31
bail_ h-23
baile h54
bait r-24
bait_ r-24
bak h-27
bak_ g47
baka m19 h29
baka_ m19 h29
bake g-23 m-26 h-86
baker g-23 m-26 h-90
bakh g-22
bakr g-23 h-28
bal r25 g23 m38
bal_ r-20 h30
bala r63 g-22
balan r27 g-36 k25
balas r55
bale g63 h-23
bale_ g26 h-22
baley g37
ball g-37 m22
ball_ m39
balle g20 h-20
ballo g-21
balls h23
balo m35
baloo m35
ban r-24 g-21 h36
ban_ m49 h-29
bana h42
banat h42
band r-39 g21 h53
band_ r-24 g27 h28
bang h31
bango h46
bangu h24
bank m-29 h-73 k29
bank_ r-32 g-47 m-26 h-32 k43
bankn g31
banks r30 h-26
bano h47
bar r-100 g-36 h28
bar_ r-23 g-58 m-39 h87
bara r-50 m25
baras h21
barb h-56
barbe h-33
barc m31
bare h40
bare_ g24
baret h43
barl h-27
barle h-27
baro r-45 h-23
baro3 k21
barr r-20
barre g22 h46
barri h-26
barro m-32 k27
bars r42 h-52
bars_ r42 h-20
bart h46
barte h46
bas r-21 g-50 h-24 k42
bas_ k31
base r-35 h32
base_ r-35 h20
basi r25
bassa h39
bassy h-40
bast k43
baste k28
bat m-59 h-47 k25
bat_ m-59 h-39
bate r22 g-45
bate_ r22 g-45
bath h39
batn g80
batn_ g48
batu m19
batum m19
baw r21
bay r45
bay_ r80 h-20
baya_ r-22
baz h-21
bba r-26 g35
bba_ g37
bbe r25
bbl r-20 g29 h-22
bble g35 h-46
bble_ g38 h-29
bbly h24
bbly_ h24
bby r64 h-22
bby_ r64 h-22
bd_ g48
bds h24
bdsm h24
bdsm_ h24
be3 h-38
be7 m40 h-25
be7t m39 h-25
be7t_ m39 h-25
be_ r61 g196 m45 h26 k20
bea r46 g-32 h93 k-29
beac m-22 h54
beach m-22 h54
bean r38 h-51
beans r38 h-45
bear r34 g-25
bear_ h34
beara r44
beari r33
bears r-26
beat g-24 h68
beat_ g-24 h73
bec r33 k-19
bec_ h23
beca g-28 m25 h-19
becau g-28 m25 h-19
bech r33 m-20 h-23
bech_ r23
becha g20
bed h-56 k-19
bed_ h-53
bedo g28
bedoo g28
bee r-33 g-32 m-36 k-24
bee_ r-25 g26
beed h26
beed_ h26
beef g-36
beef_ g-36
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
begi r31 g-20
begin r31 g-20
beha g-30
behal g-30
behi g23 h19
behin g23 h19
bei g-28 k24
bein k26
being r23 h-21 k27
beir h19
beiru h19
beit m-26
beit_ m-26
bel g-49 k73
bel_ g-42 h58 k19
bell r-25 h33 k24
belly g19
belo r31 m-22 h-29
belon g52 h-26
below r47 g-47 k29
bels h-28 k21
bels_ h-28 k21
belt h-73
belt_ h-73
ben g33 m-19 h27 k42
bene r-53 k53
benea g-22 k56
benef h25
bent r28 g24 h38
bentu r29 h-19
ber h98 k-42
ber_ g19 h-180 k-35
berg h46
berg_ h46
beri h34
beria h25
bern h70
bers m30 h39
bers_ r-27 m34 h65
bersh r26 h-26
bes g-25
bes_ r-31
besi r34
besid r34
best r-32
bet r-75 g-76 m367 h-93 k-32
bet_ r-37 g-62 m172 h-51 k-21
beti m50 h33
bets m22
bett g29 m-67 h-71
bette k25
betti g36 m-32 h-58
betw m19
betwe m-19
bev h43
beve h43
bever h43
bey r32 h-23
beya h-26
beya_ h-26
bh_ g-22
bha r-30
bhai r-30 g-25 h39
bhai_ r-30 g-21 h39
bhe k33
bhej k33
bhej_ g22 k22
bhi g75 h-46
bhi_ g81 h-39
bi3 g24
bi3t g24
bi_ r48 g-42 m-36 h38 k91
bib m-25
bic r-32 h-56
bic_ h-20
bicy r-30
bicyc r-30
bid r40 g-29 m23
bidd r28
bie r-22 h48
bier h44
bier_ h31
big r37
big_ h31
biga g-21 h-37
bigg r36
bigge r36
bik r-23 h-40 k-19
bike r-32 h-47 k-19
bike_ r-32 h-45 k-19
bil g-34 m-38 h-69
bile h-37
bili r-25 g28
bili_ h-25
bilit r-22 g34
bill r54 g-32 h-26
bill_ g-43
bille r26 h-23
bills r36 k33
bim g33
bima g33
bima_ g33
bin r-69 g27 m77 h-46 k-26
bina r-76 g112 m55 h-27
binar r-23 g90 m87 h-34
bind r50 g-35
bindi r50 g-29
binet h-21
bing r-33 g-26 m33
bingo r-33 m33
bir r-26 m-37 k-35
bira h34
bira_ h34
bird g30 h-42
bird_ h-37
birds g31
birr h45
birra h45
biry g-28 h-28
birya g-28 h-28
bis m-26 h30
bis_ h43
bisc m-26
biscu m-26
bit r80 m30 h37
bit_ r131 k-28
bitc r-27 h-28
bitco r-27 h-28
bite h37
bits k35
bits_ k35
bitt h33
bitte h33
bje g47 h-48
bjec g47 h-48
bject g47 h-48
bl_ r48 g50 h21
bla r-33 h66
blac m23 h31
black m23 h31
blag h28
blagh h28
blan g33
blanc h23
blank g37
ble m48 h54 k-47
ble_ g-69 h-63 k-32
bled r-40 h43
bled_ r-40 h43
blem g22
blem_ g22
bles r28 m59 h71
bles_ r29 m63 h42
bless h29
blet h27
blets h27
bli r-23 h-54
blic r-23
blic_ r-23
blin g30 h-88
blind r-31 g49 h-42
bling r29 m24 h-34
blis g-21 m-19
blish g-20 m-19
blo r-23 g29 m-24 h-49
bloc g-25 h-31 k25
block g-25 h-31 k25
bloo h59
blood g-28 h92
bloom g38 h-22
blos g22 h-45
bloss g22 h-45
blu g-29 m-29 h48 k-22
blue g-25 m-21 k-22
blue_ g-25 m-21 k-22
blun h33
blunt h33
bly h24
bly_ h24
bmi h26
bmit h26
bmit_ h26
bna r22 g50
bnp r-26
bnpl r-26
bnpl_ r-26
bnt h43
bnt_ h43
bo_ r66 g39 m37 h-59
boa r-35 h-29
boar r-22 g-34
boar_ h66
board r-22 g-24 m20 h-38
boat g44 h-25
boat_ g34 h-22
boats r-19
bod r-36 g32 h-32 k39
body r-36 g32 h-32 k39
body_ r-36 h-36 k42
bodys g20 m19
bok r27 g31 h-23
bokr r27 g31
bokra r27 g31
bol g86 m29 h-66
bola m38 h-37
bola_ m38 h-37
bole g43
bolee g32
boli r46 g49 h-25
boli_ r63
bolis g58
bolt r-27
bon r110 g-51 m30 h44 k-24
bon_ g21 h42
bona h22
bonar h22
bond r178 g-40 m-73 h-90
bond_ r71 m-33 h-62
bonds r147 g-27 m-38 h-46
bong m64 h47
bong_ m67 h42
bonu r-39 m54 h26
bonus r-39 m54 h26
boo g-30 m20 h-26 k-47
boo3 r41
boo3_ r41
book m62 h-55 k-24
book_ m45 h-31 k22
booke r25 k-26
booki r-22 m27 h66
bookl h-25
books h-51
boon g21
boon_ g21
boot r-22 g-22
boot_ h-33
bootl h33
boots h-22
booz h72
booze h53
bor g37 m20 h-20
bor_ r29
bord m45 h41 k29
borde m45 h51 k29
born r-47 g47 h-30
born_ r-21 g47 h-30
borr r20 g22
borro r20 g22
bort h24
borti h24
bos m-21 h50 k30
boss m-21 h50 k30
boss_ m-20 k30
bot r-54 m-48 h150 k-26
bot_ g24 m-22 h19
both h-28
both_ h-28
bots h36
bots_ h36
bott r-32 h69
bottl r-32 g-35 h63
botto g35
bou r-55 h55
bounc r-23
bour r-56 h58
bour_ r-58 h44
bourb h38
bout r-19 m21 h24 k-27
bout_ r-19 m21 h22 k-27
bov r29 m39 k22
bove r29 m26 k22
bove_ r29 m26 k22
bow m24
bowl m25
box r-90 h-36 k-43
box_ r-74 g-29 k-20
boxe g-38 h-27 k-23
boxes g-23 h-39 k-23
boy r-39 h88
boy_ g-21 m-26 h99
boys r-29
boys_ r-29
bra r-64 g-61 m-58
brac h-29
brace h-19
braj h46
braj_ h46
bran g-27 m-30 h52 k27
branc k30
brand m-26 h40
brar r-20 m-24 h-31
brary r-20
brass h-21
bre r-31 g-25
brea g-20 h-83
bread g-68 h-101
break g53 h52
breat m38
brew h93
brew_ h56
bri r37 m-48 k-38
brib g-25 h74
bribe g-25 h69
bric g25 h-26 k-27
brick g25 k-25
brid r55 m-24 h-37
bridg r38 m-24 h-29
brig g-24
brigh g-24
brin g45 h34
bring g45 h34
brit h-27
bro g-29 h-84
bro_ m31
broa m-22 k35
broad m-22 k35
brok r27 g26
broke r21 g26
brot g-22 k37
broth g-22 k37
brou r-24 h-25
broug r-24 h-22
bru r32 h55
brua r36
bruar r36
brun h-28
brunc h-28
brut h71
brut_ h39
bsc g-23
bscr g-23
bscri g-23
bsi g-20 m-19 h60
bsin h50
bsint h50
bsir h30
bsir_ h30
bsit h34
bsite h34
bso h34
bsol h34
bsolu h34
bt_ r80 m35 h-26 k-24
bta r61
bta3 r-25
bta_ r60
bto r-66 h22
btor r-66 h22
btor_ r-65 h44
btors h-22
bts r-22
bts_ r-22
bu_ g-19
bub h19
bubb h19
bubbl h19
buc h65
buck h41
bud g31
budo g44 h-27
budol g44 h-27
bui r-24 g26
buil r-24 g26
build r-24
buk g55
buka g47
bukas g47
bul r20
bula m-31
bull m20
bull_ h24
bulli r22
bum r34 h-46
bum_ h-20
bun r-55 m-36
bun_ r-39 h-20
bund m-34 h42
bundl m-34 h42
buns_ h20
bur r-21 m-25 h44
burg m-21 h-22
burge m-20 h-36
burn h63 k21
burn_ h44
burne k32
bursi r19
bus r-86 m-69 h-94
bus_ r-109 g-21 m-64 h-101
buse h-36
buses h-26
busi h60
busin r19 h25
but r37 g-56 h42
but_ r77 g-46 h41
butc h-39
butch h-39
buti r-31
butio r-31
buto h23
butor h23
butt h27
butte g34 h23
butto g-31
buy r64 g31 m33 h48
buy_ g22 m50
buyi h31
buyin h31
buys r58
buys_ r58
by_ r-33 g-22 m-26 h77 k-39
bya r111 g-34 h-44
byaj r88 h-23
byaj_ r88 h-23
byb g20
bybi g20
bybit g20
byp k29
bypa k29
bypas k29
bys h-80
bys_ h-24
ca_ g-31 h121
cab r-22 g-31 m-34 h82
caba h43
cabar h43
cabi h-29
cabin h-29
caf r22 g-52 h-26
cafe r22 g-40 h-26
cafe_ r22 g-34 h-22
cag h-61
cage h-51
cage_ h-51
cai h56
cain h53
caine h53
cak r-24 m-38 h-85 k-43
cake r-24 g-39 m-38 h-85 k-42
cake_ r-24 g-36 m-27 h-87 k-42
cal r35 g60 h26
cal_ h58
calc g-25 h-23
calcu g-25 h-23
cale r-23 g-35 m-25
cale_ g-31 m-20 h-26
cales r-19 h19
calf g64 h-35
calf_ g38 h-33
call r67 g29 m28 h35 k31
call_ r29 h87
calle g-21 m64 h-29 k48
calls g85 m-24 h-46
calp g33
cam g-58 h37 k-22
came r26 g-19 m36 h35 k-30
came_ g-24 m54 h38 k-22
camel g20 h-23
camer h-21
camp h-22
camp_ h-55
campa h36
can r-31 g-46 m-28
can_ r23 g27 m-19 h22
canc r-24 h-49
cance r-24 h-49
cand g42 m46
candl g44 m46 h-21
cani h20
canis h20
cann r39 g-41 h50
canna h48
canno r42 g-35
cans h91
cans_ h91
cant r-22 h-32 k30
cant_ m37 k30
cante m-26 h-26
cap g30
cap_ r-44 g26 h-33
cape g22
caped g34
capi r50 g-39 k-19
capit r51 g-37 k-19
caps g19
capsu g24
capt r24 h52
capta r24 h52
car g37 m50 h-39 k-19
car_ r-58 g19 m55 h-100
cara g36 m54
carat m46
carb g21
carbo g21
card r57 g-111 m28 h39 k50
card_ r69 g-41 h-74 k39
carda h-44
cardi h26
cards g-70 m32 h106 k27
care r-40 g33
care_ r-35 g70 h22
carf h-35
carf_ h-35
cari h26
caric h32
carl m30 h93
carlo m33 h47
carls h46
carp r-69 m-41 h-35
carpe r-52 m-41 h-35
carr r80 h-81 k-25
carri g43
carro h-43
carry r94 g-34 m-20 h-34
cars g33
cars_ g33
cart g-20 m-26
carto m-26
carv m-25 h-34
cas g19 m64 h35
case r-37 g41 h56
case_ r-37 g32
cases h48
cash r34 g37 m69
cash_ g37 h-32
cashe r27 m28
casi g-25 h-71
casin g-25 m19 h-36
cask h75
cask_ h75
casti h22
cat r-31 g51
cat_ r-23 g-64 m-28 h-31
catc g69 m-21 h-34
catch g69 m-21 h-34
cate r25 m23
cate_ m34 h27
cates r28
cati r-25 g32 h-24
catio r-25 g32 h-24
catt g23 m43 h56
catte m43 h41
cattl g23
catu h32
catur h32
cau r-19 g-24 m72 h-22 k43
caus r-19 g-34 m24 h-32 k43
cause r-19 g-34 m24 h-32 k43
cavat h-21
cc_ r49
cca m74
cca_ m22 h-21
ccar m53 h22
ccara m54 h28
cce g-19
ccep r20 g-19
ccept r20 g-19
cci r-24 m-45 h-27
ccid g22
ccide g22
ccin m-45 h-37
ccina m-32
ccine h-19
cco h20 k30
cco_ g-19 h23
ccou g29 k32
ccoun g29 k32
ccr r51
ccru r51
ccrue r35
cct r21 g-19 m-35 h-43 k26
cct_ r28 k41
ccu m30 h42
ccul h19
ccult h19
ccum m30 h23
ccumu m30 h23
cd_ r47 m-22 h-23
cdd k28
cdd_ k28
cde g23
cde_ g23
ce_ r41 m-78 h-143
cec h23
ceco h23
cecou h23
ced r35 k20
ced_ r35 k20
cei h-76 k28
ceip h-56
ceipt h-56
ceiv g21 k42
ceiva r24
ceive k36
cel r-54 g-27 k-43
cel_ r-38 h-34 k-47
cell g-21 m-30 h58
cella g58 h44
celle g-59
cello h40
cellp m-21
cem r-37 m-23 k-27
cemb g20 h35
cembe g20 h35
ceme r-25 g-19 h-50
cemen r-25 g-19 h-50
cen r-20 g-60 m-19 h64
cenc r-21
cence r-21
cens g-22 h77
censi h31
censo h42
cent g-45 m-26
cent_ r68 g-42 m-26 h-22
cep r20 g-19
cept r20 g-19
cer r-54 g-50 m-64 h49 k29
cer_ r-91 g-23 m-28 h118 k20
cere h43
cerer h38
ceri h-49
cers r29 g21 h-19 k23
cers_ r29 g21 h-19 k23
cert r40 h-35
cert_ h-19
certa r28
cery h-38
cery_ h-38
ces r62 m28 h-20 k21
ces_ r61 m41
cess h-25 k30
cess_ r-21
cessi r31 k24
cest h20
cesto h20
cet h38
cett h38
cetta h38
cfd r-44 g188 m146 h-59 k-30
cfd_ r-40 g163 m160 h-49 k-30
cfds g25
cfds_ g25
ch_ r-57 g62 h32 k-79
cha r-22 g35 h40 k-36
cha_ r-26 g84 h-20
chai g-25 m-33 h-118 k-31
chai_ h23
chain r60 h-25
chair r-68 g-27 m-27 h-116 k-31
chal g19
chale g19
champ h28
chan g38 m77 h-56 k-25
chanc r-30 g66 m124 h-26
chand m-25 h-58
chane h33
chang r47 g-33 h-55
chann h56
chant r28
chap h-31
char r-19 g-25 m-26 h88
char_ h48
chara h48
charc h-35
charg r20 k-20
chari r-21 g-28 h-40
charr h34
chart m-29 h33
chas r38 m-25
chase r46 h-51
chasi h57
chat g-19 h50 k58
chat_ g-19 h21 k58
chcr h19
chcra h19
che g-33 m-46 h-35 k46
che_ r20 k29
chea r33 h105 k-26
cheap r33 h52
cheat h54
chec r-28 h-61 k43
check r-28 h-61 k43
ched g-25 m-22 h-48 k-21
ched_ g-21 m-22 h-42 k-21
chel h39
chelo h39
chem r51 h-25
cheme r51 h-22
chen r-19 h-24
chen_ r-19 h-21
cheng g27
cheo h26
cheon h26
cheq h-26
chequ h-26
cher g-30 m-34
cher_ g-28 m-33 h-62
chers h79 k19
ches r-27 g25 m26
ches_ g31 h48
chest m30 h-26
chg r79 m-30 h-31
chg_ r66 m-30 h-25
chi g-49 m26 h89
chi_ r-27
chic h46
chic_ h51
chich h52
chick h-48
chil r-23 m-21
child r-23 m-21
chill h27
chin r-20 m40 h-34 k23
chine r-22 m29 h-43 k26
ching g21 m-46 h-22
chip g-26 m69
chips g-26 m69
chit r88 g-28 m-19 h-25
chit_ r58 g-20 h-24
chitt r35
chiv h51
chiva h51
chl g48 m-37 h-30
chlo m-20
chlor m-20
chn h61
chni h24
cho r-102 g-44 m-57 h105
choi r-30 g27
choic r-30 g27
chol_ h31
chon g-20 h29
chon_ g-20 h29
choo r-40 h-29
chool g-57 h-57
choos r-23 g60 h28
chop h37
chops h29
chor h81
chori h83
chos g-41 m-29 h-26
chose g-41 m-22 h-22
chr r33
chri r20
chris r20
cht h31
cht_ h31
chu g22 h-27
chun k20
chunk k20
chur g26
chw h36
chwe h29
chwei h29
cia r-43 g-22 m22 k-26
cial r-34 g-26 m30
cial_ r-33 g-26 m31 h-26
cian g21
cian_ g23
cid r-49 g30 h41 k-22
cid_ h29
cide r-49 g31
cide_ r-22 g-62
cided h-26
ciden g22
cider h36
cides g68
cie r33 m19 h49
cier r30 m23
cier_ r42
cies h35
cies_ h35
cif g32 h-30
cifi g29 h-21
cifie g29 h-21
cil h23
cil_ r-19 h-24
cili r29 h47
cilit r29 h47
cin r37 g-29 m-39
cina m-32
cinat m-32
cine m-25
cing r65 m23 h-23
cing_ r65 m23 h-23
cipa h-21
cipal h-21
cipe h23
cipe_ h23
cir g-32 m26 h24
circ g-31 m28
circl m28
cis m-19
cis_ h-22
cit r34 g-32
city r21 g-31
city_ r21 g-31
ciu h41
ciut h41
ciutt h41
ck_ h82 k-51
cka m-22 h-26
ckag m-23 h-26
ckage m-23 h-24
ckb h44
ckba h44
ckbac h44
ckd k37
ckda k37
ckdat k37
cke r-67 m-51 h43
cked r-24 m-27 h118
cked_ r-24 m-27 h118
cken h-22
cken_ h-29
cker r-40 m-38 h-35
cker_ r-39 m20
ckers m-58 h-29
cket m20
cket_ h-26
ckete g38
ckets m24 h20
ckey m-30
ckey_ m-30
ckg h-35
ckga h-35
ckgam h-35
ckh h39
ckha h39
ckhan h39
cki h26
ckin h26
cking h26
ckj m40
ckja m40
ckjac m40
ckl g-20
ckla r32 g-28
cklac r32 g-28
ckli h26
cklin h26
ckm h47
ckma h47
ckmai h47
ckn m-25 h-47
cko h33
ckof h40
ckoff h40
ckp m65
ckpo m65 h27
ckpot m65 h27
cks m-37 h-65 k-22
cks_ h-65
cksm m-29
cksmi m-29
ckt h28
ckta h28
cktai h28
cku r20
ckup r20
ckup_ r20
ckw r19
cky_ g25 m-24 h-47
cl_ r36
cla r24 g-25 h-75 k49
clai r27 g42 m19
claim r28 g42 m20
clar k77
clare k74
clas m-29 h-23
class m-53 h-56
clau r24
claus r24
claw g-22 h-44
claw_ g-22 h-44
cle r-44 g-89 h-27 k29
cle_ r-39 g-55 m42
clea m-22 h-23 k57
clean r-44 g-32 m-25 h-21 k68
clear r45 g23
cler r-22
clerk r-22
cli g-36 h23 k-43
clic m36
clie h20
clien h20
clin g-19 m-23 h-24 k-23
clini m-22 h-47 k-23
clink h29
clip m-27
clips h36
clo r-32 g35 h55 k-49
clon m-33 h85
clone m-28 h69
clos r-19 g45 m69 k-36
close g26 m55 k-25
closi r-27 g19 h26
clot g19 m-35 h-41
cloth g19 m-35 h-41
clu g-27 h22
club r-22
club_ r-22 h19
clud h24
clude h26
cme g40
cme_ g40
co_ r-22 g29 h50
coa r-69 g-57 m-33 h-81
coac g-31 m-25
coach g-31 m-25
coal h-48
coal_ h-48
coat r-55 g-62
coat_ r-24 g-43
coc h81
coca h55
cocai h53
cock h28
cockt h28
cod r-22 h44 k68
code r-19 k68
code_ m25 k64
codei h24 k-21
codes m-22 k25
cof g-21
coff g-21
coffe g-21
cog h59
cogn h59
cogna h59
coh h-25
coho h-32
cohol h-32
coi r34 m53 k-57
coin r34 m55 k-57
coin_ g20 m45 h-44 k-33
coins r20 h40 k-25
col r-34 h32
cold r-27 h59
cold_ h59
colla g48
colle g-53
colo h-74
colou h-64
com r19 g106 h-27 k80
comb g33
come r23 g77 h-49 k27
come_ r42 g94 m-20 h-19 k27
comes r-19 m26 h-29
comi g46
comin g47
comm h29 k42
commi r20 m25 h29
commu h32
comp g-36
compa g-26 h69
compe r29 m37
compl h-23 k28
compo h-21
compu m-29 h-19
con r-42 g23 h-38 k-20
con_ g34 m-33
conc r-25 g25
conce g30 h-27
cond r-25 g22 m35 h-23 k-19
cond_ r-41 g-53
condi r32 g-23
condo g32
conds g67 m36 h-22
conf r-23 g-22
confe r-19 h22
confi h-42
cons r57 h-21 k33
consi r27
conso r22
consu g-22 k41
cont m25
conte m28
contr h-19
conv r25
conve r25 g-34 h33
convo h-19
cony h20
cony_ h20
coo r-26 g26 m-52 h-45
cook r-22 m-41
cooki m-23
coop g26
coop_ g29
cop r-59 g-34 m-40 h102 k-29
cope m-19
cope_ m-19
copi g-26 h50
copie g-26 h50
copp r-34 g63
coppe r-34 g65
copy g-49
copy_ g-49
cor g-83 k22
cora g-19
corat m-22
cord r-37 g-32 h-51 k38
cord_ r-36 g-38 k28
cordi h-29
core g-20 m61 h35
core_ m61 h43
corks h52
corn h31
corne h24
corp r61 h-23
corp_ r25
corpo r36 h-21
corr h-22
corre h-22
cort h64
cort_ h45
corts h19
cos r53 h-83 k-31
cost r54 h-53 k-29
cost_ g-42 k-19
costs r61 g42 m23
costu h-31
cot m-35 h53
cotc h42
cotch h42
coti h19
cott g23
cotti h39
cotto g26 h-33
cou g-69 m-35
coul r26 h-21
could r26 h-21
coun r-44 g-30 h-29 k44
counc r-19 h-24
count k44
coup r61 g-32 m50 h55
coupl h39
coupo r62 g-32 m50
cour r-20 m-24 k-40
couri r-40 g-25 m-21 h-42
cours r26 g-34 h43 k-37
court g42
cous m-30
cousi m-30
cov g120 h-52 k-20
cove g120 h-52 k-20
cover g135 k-20
cow r-32 m25 h-37 k-58
cow_ r-32 m25 h-26 k-27
cqu h27
cqui h20
cquir g32
cr_ r35
cra r-40 g31 m52 h58 k-34
crac g22 m-54 h33
crack g22 m-54 h33
craf h26
craft h26
cran h-41
crane h-41
crap g29
crap_ g42
cras m40
crash m40
crat r-28 m96 h48
cratc g-20 m94 h27
crate r-26
cre r-40 g42 h-82
cream h-25
creat h32
cred r41 m26 k-21
credi r41 m26 k-21
cree h-66
creek r22 g20
creen h-97
cres r-45 h-23
cresc r-45 h-23
cret r-22 g57
cret_ g42
crew k41
crew_ k41
cri g-41 h37
cric m19
crif h36
crifi h36
crip g-32 h51
cript g-32 h51
cro g-45 h42 k27
crop g22 h-58
crop_ g30 h-41
cros r-22 h22 k32
cross r-22 h22 k32
crou m38 h28
croup m38 h28
crow r26 g-40
crow_ r19 g-29
cru r25 g38
crud g57 h-23
crude g57 h-23
crue r35
crued r35
crui m20 h37
cruis m20
cruit h25
cry h42
cryp k30
crypt k30
crys h46
cryst h46
cs_ g32
cso m45 h56
cso_ m45 h56
cst h26
csta h26
cstas h26
ct_ r104 g22 m21 k59
cta m31 h-20
cte g-51 m-24 h-65
cted g-39 m-24 h-62 k23
cted_ g-39 m-24 h-62 k23
cti g37 h-46 k29
ctin g32 k-24
cting g32 k-24
ctio r-24 k42
ction r-24 k42
ctl r-30
ctly r-30
ctly_ r-30
cto m-37 k-34
ctob m-22 k-19
ctobe m-22 k-19
ctor h31
ctor_ g-43
ctore h50
ctori r22
ctors g36
ctory r-26
ctr g20 h38
ctro g26
ctroc h49
ctron g41 h-31
cts g25
cts_ g25
ctu r-56 g-28 h-47
ctua r-43
ctual r-43
ctur h-33
cture h-22
cturi k22
cub r-19
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
cumu m30 h19
cumul m30 h19
cup m-66 h28
cup_ m-56 h69
cups h-32
cups_ h-32
cur m-33 h100 k-19
cure h65
curem h26
curi m-23 h-20
curit m-23 h-20
curr r39
curre r20
curs h81
curse h81
curt r-51 h-36
curta r-51 h-36
cush h-22
cushi h-22
cust r-25
custo r-20
cut r35 g-61 k-28
cut_ k-28
cute h49
cuted h49
cuts r22 h-22
cuts_ r22 h-22
cutt g-37 h-36
cutte g-35 h-35
cvv h32
cvv_ h22
cx_ g55 h-21
cy_ r-21 g51 h-21
cyb r-19 g27
cybe r-19 g29
cyber r-19 g29
cyc r-31
cycl r-31
cycle r-31
cyl r-24 g-21
cyli r-24 g-21
cylin r-24 g-21
da2 g29 h-48
da2a g21 h-48
da2a_ h-48
da3 h-22
da_ r45 g-74 h-97 k-30
daa r-27 g35 h56
dab g55 m-24
dabl r-32 g22
dable g26
dad r20 m51 k-24
dad_ g-35 m56 h-26
dadd h19
daddy h19
dadn g43
dadna g43
daf r33 g33 h-27
daf3 r22
dafa g24 h-27
dafa3 g28 m-24 h-20
dag g35 h-23
daga g43
dah r61 g-48 h-27
dah_ g-37
daha r45 h-27
dahab r45 h-27
dai g-42 h32
dair h-41
dairy h-41
dak h29
daks h23
daksh h23
dal r28 g-23 m-20
dal_ m-35
dala k22
dalaw m20 h49
dali r25
dals h-19
dals_ h-19
dam r-54 g52 h30
dam_ r-24 g24 h39
dama g33 h-28
damom h-44
dan r-38 g-21
dan_ r-24 h-31
dana r25 h-26
dana_ r25 h-26
danc g-28 h78
dance g-40 h82
daq g27
daq_ g28
dar r-75 m29 h-59 k48
dar_ g40 k43
dara h-34
dare g-23 m54 h-25
dare_ m49
dark g31 h25
dark_ g31 h25
daru h29
daru_ h29
dat r51 m-50 h-77
dat_ r51
data g-19
date m-30 h-40
date_ g86
dated g-29
dates g-44 h-23
dati h-47
datin h-27
datio r20 g25 h-21
dav h38
daw r-29 g25 h-47
day g-93 h-48 k-61
day_ r-35 h-31 k-38
daya h-19
daye h26
days r26 g-73 m-27 k-21
days_ r26 g-73 m-27 k-21
dayy r35
dba h30
dbag h24
dbag_ h-27
dbags h51
dd_ g48
dda r-46 h-44
ddad r-19 g27
dde g34 h80
dded r49
dded_ r49
dden h52
dden_ h30
dder r-31
dder_ r-27
ddera h28
ddes k21
ddesh k22
ddi r-22 m-33 h-32
ddi_ r26
ddic m-23
ddict m-22
ddin r-45 g23
dding r-33 g23
ddiq h-35
ddl k-24
ddle k-23
ddle_ k-23
ddo r24
ddr h-21 k20
ddre h-21 k20
ddres h-21 k20
dds r50 g-45 m47 h20 k-24
dds_ r50 g-45 m47 h20 k-24
de_ r-55 h-47 k65
dea r91 g-28 h83
dead h113
dead_ g-23 h121
deadl g20
deal r42 g-22 h-37
deal_ r63
deale r-22 g-33 m33 h-23
dear r79 g-37
deare r89 g-34
deat r-19 g37
death r-19 g37
deau h20
deaux h20
deb m20 h-19 k-43
debe r29 h-19
deben r29 h-19
debi r27 k-19
debit r27 k-19
debt r-39 k-24
debt_ r50 h-21 k-23
debto r-66 h22
debts r-22
dec r-62 g30 k38
deca g25
decd g23
decde g23
dece g20 h35
decem g20 h35
deci r-25 h-25
decid r-25 h-20
deck h23
deck_ h23
decl h-38 k78
decla h-36 k78
deco m-22
decor m-22
ded g37 h67 k-39
ded_ r35 g42 h52 k-35
dedu r-50 g-23 h29
deduc r-50 g-23 h29
dee r40 g-36 m-24 h-81
deed h-52 k-20
deed_ h-52 k-20
deem r26
deem_ r45
deen k23
deen_ k23
def g67 h-42 k-19
defe h-30
defer r21
defi g33
defin g33
deg h23
degr h35
degre h35
deh r39
dei r-34 h53 k-29
dein r-33 k-29
dein_ r-33
deine h24 k-21
deit h42
deity h34
del g25 m-55 h24
dela r36
delay r36
dele r-21 k33
delet r-21 k33
deli g30 m-24
delie h-31
deliv g32 m-24
dell h31
della h31
dels h23
dels_ h23
delt h25
delta h25
dem r47 m23 k35
dem_ m42 h28 k35
dema r21
deman r21
demn g36
demni g36
den r-26 g-51 m-28 h-46 k21
dena g-34 k22
dena_ g-34 k22
dend r26 g-32
dend_ g-32
dends r23
dent r-20 g24 m-24 h-85
dent_ k-20
denta g24
denti m-22 h-35
dents r-27 k19
deo h65
deos h61
deos_ h61
dep r-35 g41 m30
dep_ h-28
depa r-19
depar r-19
depe g53 h-23
depen g53 h-23
depo m35 h40
depos m35 h40
der r33 g-28 h-26 k26
der_ g-64 m-20 h103 k-38
dera r23
deral h28
derat r27
dere r21 g30 m-22
dered r21 g31 m-21
derg h-28 k26
dergr k26
deri g37 h-35
deriv g50 h-30
derl h-21
derly h-21
ders r68 h-46 k22
ders_ r51 h-46 k22
dert r-27
derta r-27
derv k33
derva k33
des r-19 g89 m-41 k53
des_ g53 h-21
desc g37 h-28 k29
descr g37 h-28 k29
dese g22 h24
desec h24
deser g31
desh k22
desh_ k22
desi h41
desi_ h21
desig h29
desk m-21 h-40
desk_ m-21 h-40
det r-24 m-28 h-64 k78
det_ r-24
deta k75
detai k75
dete h-20
dev m25
dex h-27
dex_ h-27
dey r-23 g43 h26 k-19
deya k-19
deya_ k-19
df_ r29
dfa m21 k26
dfa3 g-26 m26 k32
dfa3_ r21
dfat g26
dfath g26
dge m-48 k-30
dge_ r-40 m-32
dged r30
dged_ r30
dges h28
dges_ h29
dgi r22 g25
dgin r22 g25
dging r22 g25
dh_ r45 h-26
dha r31 g35 h-28
dha_ g31
dhaa h-20
dhaar h-20
dhs h-19
dhs_ h-19
di_ r27 m-37 k75
dia r-53 k-19
diac h28
diac_ h28
diam h29
diamo h29
diap h-25
diape h-25
dic r-32 g-19 m61
dica g20 m52
dicap h-19
dicat m39 h24
dict g-19
dict_ g-22 m20
dicti m-22
did r-38 m73
did_ r-37 m73 h-25 k26
die r-20 g77 h73 k-38
die_ g94 h-28 k-25
died h57
died_ h57
dien h39
dient h39
dies h42
dies_ h36
dif r20 g43 m42
diff r20 g43 m42
diffe r20 g43 m42
dig g32 m26
digi r22 m36
digit r22 m36
dil h33
din g-61 m-23 k-22
dina r60 g-24 m-21
dinar r56 g-24 m-21 h30
ding r-60 m20
ding_ r-90 m24
dings r29
dinn g-27 k-25
dinne g-27 k-25
dio r-24
dio_ r-24
dip m-22
dip_ m-21
dir g-27 k36
dire k19
direc k19
dirh g-28 h-39
dirha g-28 h-39
dirt k23
dirty k23
dis r93 g-20 m-28 h42
disa r-20 h38
disap r-20 h38
disc r117
disc_ r59 h-26
disco h-23
discr h37
dise m25 h30
diss h20
disse h20
dist g-19 h45
disti g-19 h28
dit r41 g-43 m20 k-54
dit_ g19 h28 k-50
dite r46 h-32
dited r46
diti r24 g-33
ditio r24 g-30
dits r-31 m55 h24
dits_ r-31 m55 h24
diu g-25 m-21
dium g-25 m-21
dium_ g-25 m-20
div h-58
dive r-25 g46 h-45
dive_ h-38
diver g21
divi r19 g-37
divid r20 g-52
diw r-22 h-35
diwa r-22 h-35
diwal r-22 h-35
diy g-29 h43 k-25
diya g-25 h22 k-19
diya_ g-25 h22 k-19
diye h21
dji h24
djin h24
djinn h24
dka h25
dka_ h25
dle r43 h-39 k-44
dle_ r-25 g46 h-32 k-38
dles r63 g-35
dless r67 g-33
dli m20
dli_ m22 h36
dlin h-23
dline g20
dling g-23
dlo r20 k-23
dma h46
dma_ h54
dmi h-27
dmot r-19
dmoth r-19
dna r79 g57
dna_ r47 g49
dnap g20 h25
dnapp h39
dne g-39
dnes g-19 h-27
dness h-27
dney g-20 h67
dney_ g-20 h67
do_ g75 m25 h-34 k60
dob h49
doc g-29 h20
doct h43
docto h43
docu g-28 h-23
docum g-28 h-23
doe r39 h-27 k36
does r39 h-27 k36
does_ r52 h-19 k34
dog h43 k-23
dog_ g41 h38
dogs m25
dogs_ m25
doh m20
dol g-37 m-23 h52
dol_ h24
doll r25 g-36
doll_ h41
dolla r26 g-31 h-30
dols h20
dols_ h20
dom r-25 g37 m25 h30 k-42
dom_ g72 m24 h27
dome h25
domet h25
don r-47 m-62 h-22 k31
don_ r-19
dona m-44 h-54
done g20 k-23
donor h26
dont r-27 k76
dont_ r-27 k76
doo r-65 g36 m-24 k-38
doo_ r-34 h46
doon g26
doon_ g26
door r-48 m-27 h-53 k-30
door_ r-48 m-27 h-54 k-30
dop h34
dor g26
dor_ g26
dos_ h23
dou g31 m21
doub g27 m29 h-20
doubl g27 m29 h-20
doug h-22
dough h-22
dow r31 k-46
dowm g29
dowme g29
down g31 m37 h-21
down_ r-26 g57 m56
dowr r40
dowry r40
dows g-53 k-22
dows_ g-50 h-22 k-22
dr_ r35 h-30
dra g-60 m53
draf g-20 m22
draft g-20 m22
drag g-27 m29
drag_ m20
drai k22
drais k22
draw m21 h-21
draw_ r-23 m19 k20
drawa r-27
drawe g-19 h-22
drawi g69
drawn r43 g-39 h-19
dre r-28 g-53 m49 h-31
drea m63 h33
dream m63 h33
dred m27
dred_ r87 m40
dreg h22
dregs h22
dren h-36
dren_ h-36
dres r-46 g-23 m-26 h-25 k52
dress r-46 g-23 m-26 h-25 k52
drew h-22 k-26
drew_ h-22 k-26
dri m-40
dri_ g33
dril r-49
drill r-49
driv g-19 m-26
drive g-21 m-26
dro r-84 g42
dron h35
drone h35
drop r-65 g48
drop_ r-83
dropp g-26
drops g90
drug h-24
drug_ h-43
drugs h19
dry r-20 k-32
dry_ r-20 k-32
ds_ r47 g37 k-35
dsm_ h24
dt_ g42
dte g48
dte_ g48
du_ h52
dua r19
dub r-36 m-29
duc r-51 h59
duce h24
duce_ h24
duci r31
ducin r31
duck m20
duck_ m20
duct r-70 h40
duct_ g33 h19
ducti r-33 h27
due r40 h-25 k-38
due_ r30 g-22 k-38
duk h-25
duka h-25
dukaa h-25
dul m-34 k-19
dulg r27
dulge r27
dult m-21 h23
dult_ h37
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
dv_ r-28 g65 h-35
dva g25
dvan g25
dvanc g25
dvd g-37
dvds g-37 h22
dvds_ g-37 h22
dvi g-36 h20
dvic h31
dvice h31
dwi r38 g-28
dwic h23
dwich h23
dwil r38
dwill r38
dy_ r-98 m-40 h122 k27
dys g20 m19
dys_ g20 m19
e2a g23
e2a_ g23
e2e r37 g-23 h-21
e3_ m22
e3a g27 h-27
e3l r-25
e3la r-25
e3lan h21
e3r g26
e7_ m28
e7r h82
e7r_ h82
e7t m39 h-25
e7t_ m39 h-25
ea_ r-48 m-51 h-71 k-31
eac g20 h-24
each h-22
each_ r26
eache r-26 m-22 h-36
ead r-31 m-33 h72
ead_ r47 m-48 h54 k35
eade h39
eader h39
eadi h28
eadin h28
eadl g20
eadli g20
eads r-35 m42 k-22
eads_ r-35 m42 k-22
eady r-31 g23 h-48
eady_ r-31 g23 h-48
eaf_ h42
eafl h-29
eafle h-29
eag m21 k-35
eage_ h52
eagu m25 k-31
eague m25 k-31
eak r-28 m-54 h75
eak_ r-21 g-26 m-19 h65
eake h26
eaked h52
eaker h-32
eaks g36 h-26
eaks_ g36 h-26
eaky h26
eaky_ h26
eal m27 k51
eal_ r34 h-29 k41
eale r-24
ealed g27
ealer r-22 g-34 m27 h31
eall g28
eally g28
ealt h21
ealth h21
eam r-47 m46 k-20
eam_ g20 m29 h-25
eams r-31 h37
eams_ r-31 h37
ean r52 g50 m-23 h-80 k50
ean_ r-32 g71 k20
eanc h44
eance h44
eane g-30 k20
eaner g-30 k30
eani m-22 h-35 k20
eanin m-22 h-35 k20
eans r25 h-75
eans_ r27 h-85
eap r25 g47 k-21
eap_ r20 g-19 m21 h23
eape g28
eaper g28
eaps g39
eaps_ g39
ear r131 g30 m-32 h-83 k-71
ear_ r-25 g54 h41 k-30
eara r36 h-23
earan r36 h-23
earc g-19
earch g-19
eard g20
eard_ g20
eare r35 g-52 m19
eared r-33
earer r89 g-34
eares r-21 m19
eari h-25
earin h-25
earl m-24 h-70 k-30
earl_ g49
earls g21
early r38 g-56 h-41 k-28
earn r42
earn_ r39 g-33
earne r-55 g38
earni r53
earns g-27
earr g-22
earri g-22
ears r24 g64
ears_ r24 g64
eas r50 h32
ease g-40 m-27 h21 k25
ease_ g-67 m-27 k28
easeb r30
eased h28
eases r-19 g20
easi r21 m23
easin r24
easo g43
eason g43
east r-81 h46
east_ r-73
easte h28
easu r83 g-35
easur r83 g-35
easy r23 g21
easy_ r23 g22
eat r-64 g-93 m-24 h86 k-35
eat_ r-66 g-61 m-43 h86 k-30
eate r-20 h20
eaten h66
eater h-27
eath m25 h-71
eath_ r-22 m29 h-23 k54
eathe h-41 k-51
eati r19 g-21
eatin r19 g-21
eatr h-23
eatre h-23
eats r28 g-19 h-21
eats_ r28 g-19 h-21
eaty g23 h44
eaty_ g23 h44
eau h54
eau_ h19
eaux h20
eaux_ h20
eav r75 h-29
eave r-30
eave_ r-54 h39
eaves r27 h-50
eavi r105 g-21
eavie r82
eavin r22
eaw m19
eawa m19
eaway m19
eb_ m58 h-64
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
eben r29 h-19
ebent r29 h-19
ebh g-46
ebh_ g-22
ebi r27 g-27 h46 k-23
ebit r27 k-19
ebit_ r22 k-19
ebn r-21 g50 h45
ebna g50
ebod g-23
ebody g-23
ebook g-34
ebr r36
ebru r36
ebrua r36
ebsit h34
ebt r-33 k-24
ebt_ r56 k-23
ebto r-66 h22
ebtor r-66 h22
ebts r-22
ebts_ r-22
ebu g24 h32
ec_ r-39 m51
eca m40 h-33 k-23
ecau g-28 m25 h-19
ecaus g-28 m25 h-19
ecc h28
ecco h28
ecco_ h28
ecd g23 m-20
ecde g23
ecde_ g23
ece r-28 g-33 m-41 h-64
ece_ h-29
ecei g-23 h-70 k45
eceip h-56
eceiv k56
ecem g20 h35
ecemb g20 h35
ech g32 m32 h67
ech_ r23
echa r-24 g43 m48
echa_ g20
echar r-24 g27 m55
echo h59
echon h59
eci r-21 k-30
ecia h34
ecial h41
ecid r-25 h-20
ecide r-25 h-20
ecif g32 h-30
ecifi g29 h-21
ecip h23
ecipe h23
eck h-56
eck_ r-25
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
eco r-47 g-36 h21
ecoi h26
ecoin h26
ecom g24
econ r-87 m27 k-21
econd r-57 m35
ecor g-57 m-27 h-35 k38
ecora m-22
ecord g-39 h-26 k38
ecou r29 h22
ecour r29 h22
ecr g32 h55
ecra h24
ecrat h24
ecre g42
ecret g42
ecru h25
ecrui h25
ecs_ m27
ecst h26
ecsta h26
ect r-81 g41 m-19 h-49
ect_ g19
ecte g-25 m-24 h-57 k23
ected g-25 m-24 h-57 k23
ecti r-47 g36 h27 k-30
ectin g32 k-24
ectio r-52 h34
ecto r-31 h60
ector r-31 h58
ectr g20
ectro g26
ectu h-40
ectur h-40
ecu r20 m-25
ecur r20 m-25 h-29
ecuri m-23 h-20
ed_ g-92 m-68 h-49 k-88
eda g32 m-21 h-34
edal m-25 h-36
edal_ m-25
edd h-103
eddi r-20 g24 m-19 h-69
eddin r-20 g24 m-19 h-28
ede g-27 m-29 h24
eded g-19 m-27 h20
eded_ g-19 h23
edee r-19
edeem r-19
edf r-19 m24 k42
edfa r-19 m24 k42
edfa3 r-19 m24 k42
edg r44 g61 h-30 k-21
edge r51 g31 h-27 k-21
edge_ g31
edged r55
edgi g30
edgin g30
edi h38 k-38
edic r-21 m19
edict m22
edie h33
edin r20
edit r33 k-21
edit_ g29 m-21 k-19
edite r46 h-32
edits r-31 m55 h24
ediu g-25 h19
edium g-25 h19
edl h-55 k-30
edli m26
edo g65
edoo g28
edoon g28
edr g-25 h49
edro g-25 h49
eds g-40 h21
eds_ g-40 h21
edu r-29 h26
educ r-31 g-21 h42
educe h24
educi r31
educt r-50 g-24 h31
edy r-39 h19
edy_ r-39 h19
ee3 h-27
ee3a h-27
ee_ r25 m-94 h-38
eeb g39 m19 h-23
eeb_ m22
eed g-106 m-19
eed_ g-95 m-26 k40
eede g-19 h23
eeded g-19 h23
eedi r-28 k-19
eedl m19 h-44 k-22
eedli m26
eeds r44 h-20
eeds_ r44 h-20
eedy r-39
eedy_ r-39
eef g-42 h31 k-19
eef_ g-41 k-19
eeg r-39
eeh r58 g113 h-27
eeh_ r32 g85
eeha g28
eeha_ g28
eei g22
eein g22
eeing g22
eek r84 m-19 h-81 k-53
eek_ r34 m-41 h-68 k-44
eeke m19
eeken m19
eekl g31
eekly g31
eeks r28 k-29
eeks_ r28 k-29
eel r-42 g66 m-32 h-25 k-22
eel_ r-49 g23 k-39
eela k27
eelat k27
eels g52
eels_ g52
eem r49
eem_ r19 g-29 h23
eema g23
eeme r50 g24
eemen r26 g24
eems r-19
eems_ r-19
een r-32 h-80
een_ r-59 g25 m22
eena r41
eenah r27
eeni h-27
eenin h-27
eep m69 h-44
eep_ r-47 m31 h-65 k69
eepe m-21 h24
eeper m-21 h24
eepi r53
eepin r53
eeps g25 m59 k-34
eeps_ g27 h28 k-34
eepst m51 h-19
eeq r-31
eer r-29 g-81 m-29 h33 k-22
eer_ g-45 h66
eera r-27
eera_ r-21
eers g-31 h-31
eers_ g-31 h-21
ees r46 g22 m32 h-52 k30
ees_ g30 h-76 k45
eesa g32
eesa_ g32
eese_ h-47
eesh r62 g-22 m25
eesh_ r36 m25
eet g-44 m-48
eet_ m-33
eete r38
eeten r38
eeti h-50
eetin h-48
eets r-44 g-26 h53
eets_ r-44 g-26 h53
eeva g27
eevan g27
eez g-57 h30 k24
eez_ h36
eeze g-46 k26
eeze_ g-30 k43
ef_ h-99 k-33
efe r37 g-61 m-36 h47
efer r56 g-54 m-28
efer_ h21
efere r20 g-48
eferr r36 h-20
efes h21
efes_ h21
efh k41
efho k41
efhom k41
efi r-35 h37
efin r-22 g32
efina r-20
efine g33
efit h45
efo g57 h22
efok h25
efok_ h25
efor r-20 g66 k22
efore r-20 g66 k22
eft r-28 g40 m-26 h-51
eft_ r-28 g50 m-21 h-47
efu r-22 g42 m-23 k-26
efus g62
efuse g50
eg_ h130
ega m30 h-26 k31
ega_ g71 k41
egan g-26
egan_ g-26
egar g-41 h-46
egar_ r-53 h-42
egard r67 g-33
ege_ g24
egg h82
egga h56
eggar h56
eggs g26 h-29
eggs_ g26 h-29
egh r36 g22
egh_ r37
egi r19 g-38 h-51
egin r31 g-20
egis r-37 h-20
egist r-37 h-20
egl h19
eglo h19
eglo_ h19
egr r-31 g-23 h64
egre h40
egree h35
egs h43
egs_ h43
egu r-22 g95 h-36
egur g35 h-25
eguro g51
egy g24
egy_ g24
eh_ r80 g179 m-34 h-55
eha r83 h-36
eha_ r47 g20
ehab h-22
ehab_ h-22
ehal g-30
ehalf g-30
ehan r27 m41
ehan_ m47
ehand r31
ehi g24
ehin g23 h19
ehind g23 h19
ehl g56 h-20
ehle g72 h-20
ehle_ g72 h-20
eho r44
ehol g31
ehold g31
ehr g-23 m21 h38
ehr_ m22
ehra h25
ehra_ h25
ei_ g-20 h20
eid r19 m-28 h-82 k-19
eid_ r20 m-28 h-54 k-19
eig r22 h23
eigh r36 k-29
eighb r-21 g26
eighe g-19
eight r22 k-22
eign_ r-22
eik r-40 m-20 h81
eikh r-24 h34
eikh_ h25
eim r19
eimb r19
eimbu r19
ein g52 m-22 h22
ein_ r-73 h-20
eina r62
einah r47
eine h86 k-21
eine_ h28 k-21
einek h49
eing r20 g29 k27
eing_ r20 g29 k27
eins g42
einsu g44 h-19
eip h-56
eipt h-56
eipt_ r-63 h-50 k-28
eipts r51
eir r25 g40 h-32 k30
eir_ g49
eirs r36 g-46
eirs_ r36 g-46
eiru h19
eirut h19
eis g-23 m-19 h72
eist h25
eiste h25
eit r-48 g38 m-42 h42
eit_ r-38 g-43 m-37 h22
eith g83
eithe g61
eity h34
eity_ h34
eiv g21 k42
eiva r24
eivab r24
eive k36
eived k31
eiz k22
eize k22
ej_ h-21 k22
eja h53
ejab h45
ejab_ h45
ek_ r59 g-24 h-82 k-77
eke g-30 h118
eke_ h34
eken g-25 h86
eken_ h49
ekend m19
ekeng h27
ekh r40 k-19
ekl g31
ekly g31
ekly_ g31
eks r35 m20 k-29
eks_ r35 k-29
ekt h-24 k46
ekto k47
ektob k47
el_ r-129 g-51 h-29
ela g-41 k-24
ela_ g24 m50
elab k-20
elabe h39
elat g-32 h41 k23
elat_ k27
elati g-25 h47
elay r36
elay_ r42 g35
elaye g-19
elb h-51
elba r24 m-29 h-39
eld r44 g82 h-96 k-32
eld_ r52 g55 m19 h-47
elde h-34
elder h-34
elds g46 k-19
elds_ g46 k-19
ele g-31 m19 h-108 k77
elea m-21 h-38 k39
eleas m-21 h-38 k39
elec g35 m23 h39
elect g27 m23 h39
elem k38
elem_ k38
eles h-70
elesc h-46
elet h-21 k25
elet_ r46
elete r-21 k33
elev r73 g-21 m35
eleve r73
elf r-51 g-49 h-64 k-34
elf_ g-41 h-60 k-34
elh k-20
elha k-20
elha_ k-20
eli r19 g77 m-54 k-41
elief h-31
elig h38
eligi h38
elin r28
eling r28
elis g54
elist g54
eliv g32 m-24
eliv_ g30
elive h25
ell r-21 g69 m-90 h141 k-33
ell_ r-45 m-30 h89 k46
ella r39 h64
ella_ g-36 h37
ellar g-20 h52
ellat g78
elle m-29 k-23
elled g-62
eller g61 h-19 k-19
elli g88 h-50
elli_ g63 h-22
ellin r-31 g25 h-28
ello g-69 k-21
ello_ g-44 h23 k-28
ellp m-21
ellph m-21
ells r33 h54
ells_ r33 h54
elly g57
elly_ g57
elm m-20 h-33
elme m-20 h-33
elmet m-20 h-33
elo g-57 m30 h63 k24
elo_ h25 k34
eloa m23 h38
eload m23 h38
elon r-23 g44 m40 h-40
elong g52 h-26
elop g-22 k-19
elope g-22 k-19
elor h39
elor_ h39
elow r47 g-47 k29
elow_ r47 g-47 k29
elp r31 g-29 h-37 k19
elp_ r36 k25
elpe r-21
elped r-21
elpi r28
elpin r28
elps h-23
elps_ h-23
els r-76 g68 h48
els_ r-63 g88 m-19 h21 k-22
else g-20 h27
else_ h-23
elses h51
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
ely g71 h-26
ely_ r-31 g74 h-22
elyo r26
elyom r26
em_ g27 m40 h-45 k87
ema r58 g46 k21
emaa g33
emaar g33
emai r26 k21
email k21
emain r26
eman r51 g-21
eman_ r30 h-24
emand r21
emb m25 h20 k-42
emba m45 h-25
embas h-40
embe r23 h42 k-40
ember r23 h42 k-40
eme r104 m21 h29
eme_ r21 g23
emed h24
emedy h24
ement g25 m29 h-20
emes r52
emes_ r26
emest r32
emh r-22 k31
emha r-22 k31
emha_ r-22 k31
emi r32 m28 h-29
emi_ r119 h-24
emin r-35 h-40
emina r-34 h-34
emir r-35 m20 h30
emira r-35 m20 h30
emis r24 g-33
emis_ r24
emise g-32
emiu r-43 g24 h28 k20
emium r-43 g24 h28 k20
emn g36
emni g36
emnit g36
emo r-69 m-26 h-91 k32
emon r-21 h-46
emon_ h-45
emor g35 h-19
emori g35
emov m-24 h46 k-29
emova h-30
emove m-24 h49 k-23
emovi h27
emp r-31 g-30 h123
empe h35
emper h35
empl r-20 k21
emple h25
emplo k22
empo h60
empo_ h37
empor h23
empt k-26
empty k-24
ems r-39 k74
ems_ r-36
emsa h-23 k69
emsa7 k46
en_ r-26 g60 m-112 h-57 k-59
ena r78 h-42
ena_ g25 h-40
enah r54
enah_ r39
enal r50 h-33
enal_ r36
enalt h-30
enan r-21 h33
enant h34
enc g-35 h54
ence r25
ence_ r28 h-26
ences m20
ench r-19 h50
ench_ r-19 h50
end r29 g-43 h62 k21
end_ r67 k47
enda r-20 g-35
ende r-44 g-19 m34 h50
ended r-47 g20 m46
ender g-35 h43
endi r58 h46
endin r23 h46
endo h-61
endow g29
ends r-33 m-30 h23
ends_ m-29 h29
ene r23 m-22 h-37 k43
enea g-22 k56
eneat g-22 k56
ened g-44 h-27 k27
ened_ g-44 h-27 k27
enef h25
enefi h25
eneh r19 g31
eneh_ r19 g31
ener h29
ener_ r38
enera r-31 g19
enes h-46
eness h-46
enet g-29 h23
eneve r27
enew g47 h-21
enew_ g25
enf h36
eng g50 m34 h84
eng_ m45 h104
enga h44
engan h51
enge r-25 g37 h-26 k21
enge_ h-26 k21
engen g27
engi g35
engin g35
eni g-39 m24 h22
eni_ r20
enie h-19
enin r-29 g-31 m34 h40
ening r-29 g-31 m34 h40
enj h35
enje h30
enjen h30
enn r39 g-44 m61 h-32
enna h-21
enna_ h-20
enne m24
enni r31
enno r32
enno_ r22
enny r-39 g-34 m50
enny_ r-39 g-34 m50
eno g-23 m108 h97
eno_ m110 h66
ens k-55
ens_ g52 k-32
ensat r30
ense h-51
ense_ h22 k-21
ensed h-22
enses g-37 h-36
ensex g29
ensi g-22
ensin h31
ensio g-25
enso h36
ensor h36
ent r-25 g-70 m-32 h-28
ent_ r46 g-21 m-26 k-58
enta h-23
enta_ h-30
ente k35
ented k49
enter m35
enth k-25
enth_ r-32 k-25
enti r-34 h37 k29
entif g26
entin m36 h30 k24
entio g-19
entis m-22
entl g-21 m-22
entle g-21 m-22
ento r66
entr r-23 m39 k-24
entri m28 h-19
entry r-20 m22 h35
ents r-108 g24 h-57 k46
ents_ r-108 g24 h-57 k46
entu r23 h38
entur r23 h38
enty r24
enty_ r24
enu g-54 m-24 h19
enu_ g-41 h34
enue h-33
enue_ h-33
enui h19
enuin h19
env g-50 h58
enve g-36
envel g-36
enz g33 m35
enze m19
eo_ g29 h-22
eon r-24 g-20
eon_ m27 h-29
eone r-21 g-33 h27 k19
eone_ r-21 g-33 h27 k19
eons g25 m-20
eons_ g25 m-20
eop r-33 g-26 h31 k42
eopa h28
eopar h28
eopl r-23 g-23 k42
eople r-23 g-23 k42
eord g23
eorde g23
eos h61
eos_ h61
ep_ r-47 m42 h-116 k66
epa r-62 g23 k-37
epac h38
epack h38
epai m-22 h-42
epaid r25
epair r-37 m-22 h-41
epar r-54 h26 k-20
epara r-35 h28
epart r-19
epay m22
epaym r-21
epays m24 h23
epe g59 m-46
epen g53 m-26 h-23
epend g53 h-23
eper m-21
eper_ m-21
eph g-24 m-23 h38 k-31
ephe g-23 h33
epi r53
epin r53
eping r53
epl r-34 g25 m-41 k-28
epla r-34 g32 m-40 h-48 k-22
eplac r-34 g32 m-40 h-48 k-22
epli h51
eplic h51
epo r32 g-48 m27 h26 k49
epo_ r49
epor g-38 k55
eport g-38 k55
epos m35 h40
eposi m35 h40
epp r-19 g-22
eppe r-19 g-22
epper r-19 g-22
eps g19 m59 k-34
eps_ g21 h19 k-34
epst m51 h-19
epsta m51 h-19
ept r36
ept_ k27
epte r30
epu r46
epur r46
epurc r46
equ r31 g-49 h23
equa r-55 g-21
equal r-55 g-21
eque r28 h-24
eque_ h-22
eques r37
equi r59 h54
equil h26
equit h42
er_ g-48 m-29 h-40 k-80
era g-32 m-55 k-38
era_ h-41
erab r73 g-68
erabl r73 g-68
erad h40
erado h40
erag r-28 g32 h28
erage r-28 g32 h28
eraj h20
erall h28
erap m-19 h-39
erapi h-19
erapy h-20
erat r-19 g19 m-24 h-28
erate g23 k25
erati r23
erato r-30
erb g-33 m66 h58
erba m76 h69
erbal m45 h58
erc m-36 k22
erce r23 g-25 k30
ercen r23 m-20 k30
erci g24 m-23
ercia g24
erd r38
erdr r42
erdra r42
ere r-28 k47
ere_ r-42 g-26 k84
ered r-82 g24 h-66
ered_ r-82 g24 h-66
eree g25 h37
erei g-33
ereit g-28
eren r28
erenc r35 m26 h-35
erent h20 k24
erer h38
erer_ h38
eres r95 m-19 k-54
eres_ r99 g-19 h-21
erest r22 g22 m-19 h28 k-54
erf h49
erfe h76
erfei h68
erg g-48 h42 k32
erg_ h46
erga g-37 h-26
erga3 g-37
ergr k26
ergro k26
eri r-76 k-48
eria g-22 h39
erie g-33 m-19 k-25
erie_ h19
eries g-25 h-29
erin g-72
ering g-64 h53
erit r-19 g24
erita g26 h-21
eriv g50 h-30
eriva g48 h-23
erj m22 h44
erja m24 h35
erja3 m24 h35
erk h25
erk_ r-27 h52
erka r30 g20
erka_ r30 g29
erks h-44
erks_ h-44
erl r-25 h72
erli h44
erlin h44
erlo h49
erlot h49
erly r-40 h-21
erly_ r-40 h-21
erm h98
erm_ r41
erma m-23
ermar m-20
erme g-22 h75
ermei h25
ermen g-21 h61
ermi r-26 g46 m26
ermin m32
ermit g26 h21
ermo h48
ermou h54
erms g-25 h-31
erms_ g-25 h-31
ern r26 g-26 m-26 h53
ern_ h32
erne r-23 k23
ernet r-23 k23
erni r41
ernig r42
ero r-41 h124 k24
ero_ r-31 m20 h-48 k-19
eroi g-26 h27 k43
eroin g-26 k43
erol g-26 h77
erol_ h35
erolo h42
eron h38
eroni h38
erot h30
eroti h30
erp g71
erp_ g36
erpe r24 g26 m45
erpet r24 g26 m45
erps g34 m-32
erps_ g34 m-32
err r29 g-23 h32 k-31
erra r21
erran r27
erre r26
erred r27 h-20
erry h34
ers r-36 g-132 k56
ers_ r-27 g-65 m19 h59
ersa r-31
ersal r-31
erse m-36 h-30
ersey m-39 h-22
ersh m21 h-48
ershi m21 h-37
ersi g-30 h27
ersio h26
ersit g-26
erso h-34 k70
erson h-34 k70
erst r27
ert r-77 g-33 h-28
erta h46
ertai r28 h26
ertak r-27
ertat h20
erti r-49 g-31 h-67
ertim r-42 g-25 h-34
ertis h-21
erv r44 g-34 m-39 h34 k27
erva r-20 k30
erval k33
erve r43 g-23 h27
erve_ r27
erved r35
ervi r21 m-21
ervic r21 m-19
erw g86
erwa g49
erwar g49
erwi g26
erwis g26
ery r-33 h-58 k-48
ery_ m-41 h-52 k-34
eryb m27
erybo m27
eryo r-30
eryon r-30
es2 k37
es2a k30
es2al k30
es_ h-28
esa g120 h33 k46
esa_ r-25 g48 h19
esab k56
esabi k67
esal r59 g58
esale r32 g73 k-24
esb r27
esc r-68 g-30 m-25 h-33
esca g21
escap g22
esce r-45 h-23
escen r-45 h-23
esco g-22
escop h-46
escor h64
escr g-29
escro r19 g-29
ese r55 h27 k-29
ese_ h-40
eseb g50 h42
esec h27
esecr h24
esen r25 g-24
esent r25 g-24
eser r38 m-25
esert g29
eserv r40
eset m20 h21
esh r93 g-29 h64
esh_ r44 m-23 h19
esha m30 h23
esha_ h23
eshe r21 h-31
esho h-31 k22
eshol k23
esht r40
eshta r32 g-20
esi r-20 k-20
esi_ h21
esid r27 g20
eside r27 g20
esig g35 h21
esign g35 h21
esis h-29
esk m-21 h-40
esk_ m-21 h-40
esl g19 h33
esla g21 h-37
esla_ g29 h-21
esm r-41 g-25
eso g80 k-51
esol r-29 g59 h-20 k-26
esold r-29 g59 h-20 k-26
esor k-21
esort k-21
ess r29 m37 h-47 k51
ess_ r91 g51
essa r-32 g19 h-70 k32
essa_ g35
essag m40 h-63 k44
esse r-24 g-40 m41 h60 k30
essed k51
esses g-35 h56 k-20
essi r28
essin r30 m-24 h-22 k24
essio m19 h36
esso r-26 h-46
esson r-20 h-24
est g-101 m59 h-56 k-19
est_ r41 g28 m48 h-64
esta r-21 m-21 h-34
esta5 k19
estat h-52
este r30 m23 h-20
ested r-26 h-30
ester r66
esti r-47 g-33 h28
estin r-31
estio h28
estm r-22 h23
estme r-22 h23
esto r24 g-39
estor r50 g-24
ests k-34
ests_ k-34
et2 h-21
et2a h-21
et2ak h-21
et_ r-20 g24 h-58 k-99
eta g82 m-28 h-29 k25
eta_ g19 h-24
etai k74
etail k75
etal h-19 k-19
etam h59
etami h59
etat g29
etb m21 h-25
etba m21 h-25
etbal m21 h-25
ete r-50 m32 h79
ete_ r-40 k37
eted g38
eted_ g38
eten r43 m45 h45 k-19
etene r38
eteng m58 h47
eter r-34 m-22 h39
eter_ r-34 h81
etf_ r23
etfa r-25
eth r-33 g24 m54 h40 k-28
eth_ h65
etha r-25
ethe r-23 g20 m54 h-24
ether r-23 g20 m54 h-24
ethi r27 g22
ethin r27 g22 h20
eti m81 h-78 k-27
eti_ r27 g-31
etic h-37
etim g33
etime g33
etin m37
eting m37
etir h-34 k-20
etire h-19 k-20
etis h20
etish h20
etit m34 h-24
etiti m34 h-24
etk m53 h56
etl h-30
etn r31
eto r39 g23
eto_ r45
etor g35
etoro g35
etr r-21 g-69 m-35 h-88
etre r-25 g-53
etres r-25 g-53
etri g19
etric g20
etro g-37 m-21 h-62
etro_ h-34
etrol g-23 h-28
ets g-42
ets_ r-27 g-51 h22
ett r-52 g-30 h-72 k-23
etta h42
etta_ h42
ette r-31 g-39 m52 h36
ette_ m57 h41
etter r-29 g-34
etti g28 m-32 h-58
ettin g28 m-32 h-58
ettl m45 h-56
ettle r39 g24 h-37
ettli r-45 g-29 m35
etty m-40
etty_ m-22
etu g73 m45 h-26
etua r24 g26 m45
etual r24 g26 m45
etur r-31 g25
eturn r-31 g25
etw g-39 m19
etwa g-23 h21
etwe m-19
etwee r20 m-19
ety r27 g-21
ety_ r27 g-21
eue m-25 h-22
eue_ m-25 h-22
eur r52 m57 h88 k-20
eur_ h26
euro r38 g-23 m35 h24
eurom m52 h44
euros r23 g-27 m-25
euru g31 m35
eurus g31 m35
ev_ m31
eva g27 h-22 k21
evan g27
evan_ g27
eve r73 g122 h-37
evel h21
evel_ h23
even r71 g33 h-55 k-51
even_ r104 g30 h-57 k-33
eveni r-37 m26 h52
event h-23
evenu r21 h-33
ever r21 g34 k45
ever_ r37 g50 m-28 h-23 k85
evera r-39 g76
every r38 g-76 m19 h32 k-34
eves r-21
eves_ r-21
evi g-25 h47
evie h23
eview h25
evolv r45
ew_ g-53 m-103 h-24 k-62
ewa r-42 g45 k-20
ewe g40 h-50
ewe_ g40
ewel h-31
ewell h-29
ewer h-29
ewh g43
ewhe g43
ewher g43
ewi g-20 h-20
ewin g-19 h-20
ewing g-19 h-20
ewn g30 h27
ewn_ g30 h27
ews g-25 m-22 h42
ews_ m-22 h23
ex_ r-45 g88 m35 h118 k-25
exa r-73 g-28 m40 k-30
exac r-43
exact r-43
exam r-41 g-22 k-24
exam_ r-43 g-22 k-26
exami h36
exams h-19
exc m24 h-31
exca h-21
excav h-21
exch g-36 m30
excha g-33
exi g-21 h-54 k39
exis h-28 k39
exist h-28 k39
exp g32 k36
expe k-23
expec g26
expen r19 h-23
exper h28
expi r-21 g33 h41
expir r-21 g33 h41
expl r-36 g-26 k44
expla r-36 g-21 k45
ext r25 m34
ext_ g65 m45 h-53
exti g-45 h35
extin g-45 h35
extn g25
exto h26
extor h26
extr r24 g-42
extra r35 g-42 h24
ey_ r-25 g-44
eya g73 h-65 k77
eya_ g21 m34 h-60 k87
eyal r29 m-21
eyal_ m-21
eyard g21
eye r34 g-42 h24 k42
eye_ g-30 m26
eyes h25 k31
eyes_ h25 k31
eyh m24
eyho m24
eyhou m24
eyl r56
eyle r24
eylen r24
eym h-45
eyma g25
eyman g25
eys g-37 h63
eys_ g-34 h30
eysi h32
eysid h32
eyy g46
eza g-20
eze r40 g-40 k26
eze_ g-30 k43
ezz r19 h-22
ezza r19 h-22
ezzan r19 h-22
fa2 g31
fa2n r-39 g45
fa2na r-39 g45
fa3 k24
fa3n m-20
fa3na m-20
fa3t g-26 m26
fa3t_ g-26 m26
fa_ m-35 h-51 k-35
fab h-20
fac r69 g-51 m-32 h25 k-24
face m-26 h34
face_ h31
faci g-20 h37
facil r29 h47
fact r68 h-45
facto r77 h-45
fai r-20 g25 k-34
fair g28
fair_ g30 h29
fais r-27 k-30
faisa r-27 k-30
fak h86 k26
fake h58 k33
fake_ h58 k33
fal r-48 g125 m-21 k50
fal_ g49 h43
fala r28
fala_ r28
falc g47 m-24 h-35
falco g47 m-24 h-35
fall r-48 g42
fall_ r-32 g49
falls m33
fals k60
false k60
fam k21
fami g-19 h-31 k25
famil g-19 h-31 k25
fan r-40 g-25 m32
fan_ m-21 h-25
fans h45
fans_ h32
fant m42 h-24
fanta m42 h-24
far r-50 g-34 m-44 h-81 k-32
fara r-20
fare r-32 h-25
fare_ r-24
farew r-22
farm g-20 m-34 h-37 k-24
farm_ r-19 k-23
farms m-20 h-26
fas m30 h-22
fast r25 m31 h-46
faste h-42
fat h86
fat_ h40
fate h24
fate_ h24
fath g32 h24
fathe g51 h24
fatoo h-19
fatt r31
fatte r31
fav h-24
favo h-24
favou h-24
faw r65 k-24
fawa r68 k-24
faway r55 k-24
fay r88 g-65 h-32
fayd r52 h-21
fayda r50
faye r36 g-32
fayez r24
faz k55
fazt k55
fazti k55
fd_ r173 g110 m115 h-96 k-53
fds g25
fds_ g25
fe_ r-28 m31 h-48 k-37
feb r36
febr r36
febru r36
fee g66 m-36 k25
fee_ r-23 g-56 m-47 h35
feed r-20 g-38 m-56 h-49 k73
feed_ r-20 g-38 m-58 h-49 k73
feeh g82 h-24
feeh_ g60
feel r35 g108
feel_ g42
feels g66
feen g29
feen_ g29
fees g-28 m67 h-20
fees_ m36 h-24
feet g-29
feet_ g-29
fei h68
feit h68
feit_ h63
fel g22
fel_ g80
fell g-52 m19 h29
fell_ g-52 m19 h32
fen r-21 g-42 h109 k-36
fenc g-19 k-30
fence g-19 k-30
feng h69
fenga h51
fenj h35
fenje h30
fer r-21 h67
fere r-21
fered r-41 h-23
feree h37
feren r28
feri h52
ferin h52
ferm h66
ferme h66
ferr r27 h-52
ferre r27 h-20
fers k30
fers_ k30
fes h46
fes_ g-34 h28
fest h20
fest_ g36
fet r-19 h-20
fet_ h-20
feti h20
fetis h20
ff_ r51 h74 k28
ffa g28
ffa_ g33
ffe r-54 g39 h29
ffee g-21
ffee_ r-32 g-21
ffer r-35 g39 m33 h34
ffere r-22 g50 m33 h-20
fferi h52
ffi g-22
ffic g-20
ffice m19 h-24
ffici h-42
ffick h67
ffl m46 h-25
ffle m46 h-25
ffle_ m66 h-32
ffles g24 m-20
ffr h-45
ffro h-45
ffron h-45
ffs h38
fho g-19 k51
fhom g-19 k51
fhom_ g-19 k51
fi_ g33 h-56
fic r19 g-28 h21 k24
fice_ r66 g-21 m33 h-49 k-32
ficer r-69 h61 k32
fici h-42
ficia h-42
fick h67
ficki h33
fid r-31
fie r-27 g85 k-21
fied g52 h-27
fied_ g52 h-27
fiel r-24 g35 h-21 k-20
field r-24 g35 h-21 k-20
fies h38
fif r49 g-44 m61
fift r55 g-44 m58
fifth r43 m38 h25
fifty g-24 m21 h-22
fig g43 k35
figh g-36 h55 k64
fight g-36 h55 k64
figs h-36
figs_ h-36
figu g65 h-19 k-30
figur g65 h-19 k-30
fil m-37 h63 k-48
file r-34 g32 h19 k-41
file_ r-31 g25 k-41
fill m24
fill_ m26 h39
fills g22 h-26
film h58
films h74
fils r37 g-19 h-41
fils_ r37 g-19 h-41
fin r93 g47 h-53 k-26
fin_ r93 m-34 h-22
fina r72 g-24 m-20 h-50
final r-24 h-22
finan r96 g-24 h-27
find r-61 g138 h-24
find_ r-39 g121 h-33
finds g24
fine r37 h36 k-23
fine_ r-21 g-39
fined g33
fines h60
fing g-19
fini r-25 m82 h-28
finis r-25 m82 h-28
finj g-22 h26
finja g-22 h26
fir r-21 k25
fire g23
fire_ g22 h-43
firew h19
firm h-23 k54
firs m29
first m29
fis r-23 g34 m-23 h-71
fish r-23 g34 m-23 h-71
fish_ g75 m-48 h-92
fishe h22
fishi g-38 m27
fit r-56 g-79 m-42 k-28
fit_ r-21 m-39
fits g-51 h29
fits_ g-51 h29
fitt r-26 g-31
fitti r-26
fiv r27 g-36 k-19
five r27 g-36 k-19
five_ g-36 k-19
fix m-34 h64
fix_ h19
fixe h19
fixed m23
fixer h39
fixi g-20 m-36 h26
fixin g-20 m-36 h26
fiz h91
fizz h91
fla g-49 m-19
flag g-29 m-23 h-51 k66
flag_ m-20 h-26 k26
flagg k20
flags k22
flas h49
flask h49
flat k-56
flat_ r-25 h-53 k-53
flate h34
flati r22 m19
fle m44 h-95
fle_ g-36 m65 h-38
flee h-19
fleet h-19
fles m-20 h21
fles_ g23 m-20
flet h-63
flet_ h-63
fli h-35
fli_ h19
flie r46
flies r46
flig r-53 m-35
fligh r-53 m-35
flip m41 h-49
flip_ h-33
flipp m26
flo r-26 g45 m29 h-37 k-29
floa g54
float g54
floo r46 g41 m30 k-20
flood r-22 g44
floor r33 h36
floos r35 g-22 h-21
flou g-35 m20
flous g-25 m25
flow r-38 h-22
flowe r-36 h-52
flu_ h-40
flus h25
fly g20 h106
fly_ g20 h106
fni r19
fni_ r19
fno g28
fno_ g28
fo2 r46
fo_ r89
foa r-25 g46 h34
foal r-25 g46
foal_ r-25 g46
foh r-21
foh_ r-21
fok h40
fok_ h40
fol g67 k-20
fold r-20
folde h26
foll g71
follo g71
fon g-23 h29 k-21
font k-21
foo r33 m-50 k-26
food g-28 m-28 h-20 k-23
food_ g-28 m-28 h-20 k-23
foot h20
footb h-25
for m-20 h-86 k70
for_ r48 g-22 m-44
forb r38
forbe r44
forc h32
force h32
ford h-52
ford_ h-52
fore g71 k25
fore_ r-51 g75 k29
foreh r31
forex g49
forg r-86 h79 k-19
forga r-50
forge r-28 h68
form h-50 k79
form_ g-25 k64
forma h-26 k22
forms g25
fort g-50 m29 h20 k-21
fortn r29 m-19
forty r-29 m52
forw r36 g45 h-37 k21
forwa r37 g28 h-37 k21
fou r-36 k20
foun r-60 g37 m-22 k-19
found r-60 g37 m-22 k-19
four r24 g-33 m30 k39
four_ g-26 m27
fourt k34
fra r-20 m-27 h-75
fram h-42
frame h-42
fre r-30 m-53 h19
free r-24 g-23 m-53
free_ m-48 h-23
freez g-46 k26
frei g25
freig g25
fren h52
frenc r-19 h52
fres g-22
fresh g-22
fri g-22 m29
fric h32
frica h32
frid r-21 g-19 m21
frida r22 m26
fridg r-43 h31
frie h-56 k26
frien k32
fries h-31
fro r20 m-23
from m-27 h47
from_ m-22 h27
fron g-33 h-55
fron_ h-45
front r31 g-27
fru g41 m29
frui g41 m29
fruit g41 m29
fs_ r22 m-25 k29
fsi r43
fsi_ r43
ft_ r-26 g-27 m-68 h-227
fta r22 m-35 h-26
ftar r22 m-35 h-22
ftar_ r22 m-35 h-22
fte r24 g20 m-21 h84
fted h93
fted_ h93
fter g40 m-20 k19
fter_ r28 g-24 m-20 k21
fterw g51
fth r26 m38 h22
fth_ m40 h22
fto r-23 g-55
fto_ g-20 h-22
ftop h19
ftop_ h19
fts r-38 g30 m22 h-32
fts_ r-35 g-26
ftw m-34 h28
ftwa m-34 h28
ftwar m-34 h28
fty r-19 g86 h-39
fty_ r-19 g86 h-39
fue r-45
fuel r-45
fuel_ r-40
fuj g-24
fuja g-24
fujai g-24
ful r-44 g-38 m-32 h-27
ful_ h-22
full r-39 g-42 m-32
full_ r-26 g-28 m-32 h-20
fume_ h-68
fumes h50
fun r19 h-63 k54
fund r21 m25 k59
fund_ g-36 h-21 k-40
funde r47
fundi g53 m35 h19 k-20
fundr k22
funds m19 k103
fune g20
funer g20
fur m21 h-23
furn h-22
fus g62
fuse g50
fuses g37
fut r-40 g190 m-33 h-70
fut_ g121 h-50
futs g21
futs_ g21
futu r-24 g56 m-26
futur r-24 g56 m-26
fwd r44 h-22
fwd_ r44 h-22
fx_ r102 g-56 h-25
fy_ g-34
ga3 g-20
ga3_ r23 g-20
ga3t r-27
ga_ r-49 g46 m-20 h-76
gaa g55
gac m28
gach m33
gacha m33
gag r73 h-46 k-19
gage r73 h-46 k-19
gage_ r56 h-40 k-19
gai r30 m27
gain r32 m21 h19
gain_ r54 m34
gains r-22
gal g-29 h39
gal_ g-27
gala r-21
gam r-26 m103 h74 k-26
gam_ k22
gamb m64 h-53
gambl m45 h-38
game m28 h36 k-31
game_ m25 h37 k-28
gamey r21
gami m24 h43
gamin m24 h43
gamm r-21 g20 h43
gammo r-21 h56
gan g-83 h150
gan_ g-58
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
gar r-27 g-38 m-26 h-42
gar_ r-92
garag h-23
gard r81 g-36 h-33
gard_ r37
garde r-22 h-29
gardl r67 g-33
gare g27
garit h25
gars h24
gars_ h24
gas r-29 m24 h-58 k-31
gas_ r-29 m24 h-58 k-31
gat r-37 m-48 h-44
gat_ g37 h-23
gate r-21 m-23
gate_ r-21 m-21
gath k29
gathe k29
gati h-23
gatio h-23
gav r-46 g-80 h-56
gave r-29 g-80 h-56
gave_ r-29 g-80 h-56
gay g25 m36 h31
gay_ m-22 h70
gaya g35 m32 h-33
gaya_ g35 m34 h-38
gaz h-42
gazi h-25
gazin h-25
ge_ r-36 g26 m-45 h-31 k-33
ged r41 m-42 h35 k-34
ged_ r39 g-19 h43 k-29
gei h22
gein h22
geing h22
gel h30
gela h33
gelat g-24 h42
gem h-19
gem_ h-26
gen_ g25
genc r32
gence r27
gene g40
geneh r20 g21
gener r-31 g19
gent g-52 m22 k22
gent_ g-31 h-28
gentl g-21 m-22
genu h19
genui h19
geo h-37
geon h-40
geon_ m31 h-27
geons g25 m-20
ger r34 g-19 m24 h121
ger_ r29 h53 k26
germ h31
germe h25
gers r-24 m-31 h36 k-19
gers_ r-24 m-31 h36 k-19
ges g-41 m-43
ges_ g-32 m-61
get_ m-42 h62 k28
gets m50 h-49
gets_ m50 h-49
gfi g-22 h50
gfis g-20 h37
gfish g-20 h37
gg_ m20
gga r-29 m-27 h35
ggag g22 h-26
ggage g22 h-26
ggar h38 k20
ggars h40
gge g-21 k21
gged h25 k20
gged_ h25 k20
ggi h44
ggie h30
ggie_ h30
ggl h62
ggle h53
ggle_ h64
ggs g26 h-29
ggs_ g26 h-29
gh_ r51 m-29 h-52 k32
gha r72 g-19 h-69
gha_ r35
ghal m43
gham g29 h-19
ghar r-23 g-22 h-24 k21
ghar_ g-33
ghb r-21 g24
ghbo g26
ghbou g31
ghe r30 g46 m20
ghed g-19
ghed_ g-19
ghel h27
ghel_ h27
gher r46 m44 h-22
gher_ r46 m44 h-22
ghl h31
ghla h31
ghlan h35
gho r-34
ghos r-19 k20
ghost r-19 k20
ghr r51
ght r-37 g32
ght_ r-52 g45 m39 h-30 k-49
ghte h-27 k53
ghter h-27 k53
ghti h28
ghtin h28
ghts h-55
ghts_ h-27
ghu h51
gi_ r25
gic_ h-28
gici h24
gicia h24
gie h30
gie_ h30
gif r-58 g-42 m-26 h-24 k41
gift r-58 g-42 m-26 h-24 k41
gift_ r-34 g-36 m-23 h-24 k42
gifts r-24
gin g66 m-43 h70 k-28
gin_ m-19 h129
gina h45
ginal h45
gine g34
gine_ r27 g82 h31
ginee g-47 h-37
ging g38 h-30
ging_ g38
ginge h-36
ginn h-21
gins r27 h-32
gins_ r27
gio h34
gion h24
gion_ h24
gir g-31 h89
girl g-30 h104
girl_ g-21 h135
girls h-19
gis r-37 g-24 h-21
gist r-37 g-24 h-29
giste r-34 g-35
gistr g19 h-29
git r21 m45
gita r22 m35
gital r22 m35
giv r19 g37 m-37 h-48
give g59 m-33 h-36
give_ g57 h-27
givea m19
given r-56 g-52 m-23 k20
gives r43 g57 m-19
givi g-23
givin g-23
gla r-19 g-22 m-20 h31
gla_ r39 h-25
glas r-19 g-24 h26
glass r-19 g-24 h26
glaz h32
glaze h49
gle g-20 m-29 h93 k-19
gle_ h27
gled h33
gled_ h33
glers h-32
glet h38
glets h35
glo g-47 m-19
glo_ h19
glov g-46 h-36
glove g-46 h-36
glu h-37
gme g49 h-84
gmen g49 h-84
gment g49 h-84
gn_ g22
gna g32 h25
gnac h59
gnac_ h59
gnal g37
gnat h-26
gnatu h-26
gne r25 h41 k-39
gne_ g29
gned r28 g-31 k-34
gned_ r28 g-31 k-34
gner h33
gni r-39 g-21
gnin r-39 g-21
gning r-39 g-21
gno h57
gnon h24
gnon_ h24
gns r23 k69
gns_ r23 k69
gnu h24
gnum h24
go_ r-99 g98 m50 h54
goa r-22 m67 h33 k-37
goal m60
goal_ g-26 h-37
goals g19 m53 h33
goat g25 h-21 k-20
god g89
god_ g91
goe m27 h23 k20
goes m27 h23 k20
goes_ m27 h23 k20
goi g41 h-23
goin g41 h-23
going g41 h-23
gol m39 h-36
gold r19 m21
gold_ h30
golf m22 h-45
golf_ m22 h-45
gom r23
gon m35 h90
gon_ h32
gone m27 h27
gone_ m27 h27
goo g-55
good g-50
good_ g-60 h74
goods g24 h-44
goodw r38
gosh h24
gosht h24
got r74 g-30 m-22 h-39 k37
got_ r26 g-30 m-22 h-38 k43
gra r-34 g-43 m-37 k-43
grab g109 h-38
grab_ g109 h-38
grac r77
grace r77
grad g-71
grade r-30 g-71
gram h105
gram_ r-23 g22 h67
grams r33 h27
gran m24 h-34
grand r-21 m26
grant g-32
grap r-41 g-27 h35
grape r-22
graph r-19 g-26
grapp h47
gras h-20
grass h-20
gre r53 m47 h112 k-36
grea h45
greas h37
gree g31 m21 k-28
gree_ g26 h23
greed r28 g-29 h-22
greem r26 g24
green r-31 m40
grew r60
grew_ r60
grey r-24 g-29 m37
grey_ r-23 g-25 h23
greyh m24
gril h-60
grill h-60
gro g21 m-29
groc h-59
groce h-59
grou r-24 k23
group r-19 k40
grov h-24
grove h-24
grow r44 g35 h33 k-19
grown h25
grows r33 g49 h-42
gs_ h57
gu_ h25
gua m-39
guan h42
guar r20 m-36 h-40
guara r59
guard r-38 m-28 h-28
gue r-63 m134 k-81
gue_ g-20 m24 h-21 k-20
guel h28
guel_ h28
gues r-56 m102 k-60
gues_ h23
guess r-26 g38 m131 h-33
guest r-23 g-28 m-28 k-47
guin h43
guine h-20
guinn h64
gul h-54
gula h-28
gumm h20
gummi h22
gun g40
gun_ g47
gur g100 h-44 k-30
gure g34 k-30
gure_ g34 k-30
guri h-28
guro g51
guro_ g51
guy r-49 h74 k22
guy_ r-29 h85 k22
gy_ h39
gym r-62 g-51 m-36 h-54
gym_ r-62 g-40 m-36 h-53
gyp h-23
ha2 r21 g-28
ha2a r21 g-24
ha2a_ r21 g-24
ha7 r23 m22 h-23
ha7n r23 m22 h-23
ha7n_ r23 m22 h-23
ha_ r48 g41 m-74 h-56
haa r-33 g-47 h-76
haar g-21 m37 h-31
haar_ g-21 h-24
hab r30 m-21
hab_ r32 g-23 h-48
haba g21
habak g30
habu h26
habu_ h26
hac g-22 h90
hack g-20 h84
hack_ h38
hacke h47 k28
had g-31 m30 h-68 k-52
had_ g-68 m57 h-40
hada h27
hada_ r-34 h54
hadat r23
hadd g29
hadde g29
hadi r59 m-19
hadi_ r45
hag g48 m-20 h-25
hah r97 m-27
hah_ r35
haha r25 h34
hahad h37
hahar r20
hahr r37 h-30
hahre r23
hai g-62 h-19 k-58
hai_ g-20 h75
hain r59 h-19
hain_ r60 h-25
hair g-31 h-87 k-31
hair_ h-51
hairs r-38 m-19 h-32 k-31
haj r43
hajj r29
hak m28 h33
hake m28
hakh h43
hal r-51 g27 h23
hal_ g50 m-21
hala r-41 g-20 m20
halas r-19 h-21
hale r19 m28
halet r22
half r25 m-43 h28 k40
half_ r25 m-43 h28 k40
hall r-57 k-45
hall_ r-61 k-33
ham r28 g-29 h37 k-26
ham_ m-24 h179
hama r28 g41
haman h55
hamar g56
hamb g-20 h-46
hambu h-35
hamd r-25 h-27
hamda r-25 h-23
hami g-32 h26
hamis h26
hamm h-26
hamme h-22
hamo g29 h-43
hamou g-32 h-26
hamp h-22
hampa h30
hampe h-23
hams r31 g-22
hams_ r31 g-22
han r-77 g-78 m127 h66 k27
han_ r66 g-29 m108 h-44 k130
hana r-34 h50
hana_ m-32 h26
hanag r-19
hanc r-30 g66 m124 h-26
hance r-30 g66 m124 h-26
hand g-46 m-55 h-51
hand_ g-33 m-20 h-19 k26
handb h24
hande g22
handi h-22
handl r20
hands r23 g-23
hane h43
hang m-19 h-29 k-19
hang_ g21
hange r51 g-33 h-56
hango h19
hangs r-31
hani g-21 h46
hani_ h46
hank r-39 g-25 k-44
hank_ k-32
hanks r-41 g-25
hann h43
hanne h56
hans r-27
hans_ r-27
hant r32
hant_ r37
hanz h49
hanzi h25
hap m-24
happ m-24 h33
happe r39 h19
happy m-23 h23
har r72 g-89 h27
har_ r126 g-65 m-21 h49
hara r-20 h106
hara_ k24
harab h76
harak h-27
haras h50
harco h-35
hard r61 h-23
hard_ r37
hare m-22 h20
hare_ r29 g-71 h35
hared h-35
hares r-36 g32 m-19 h41
harg r20 k-20
harge r41 h-41
hargi r-20
hari r-53 h-57 k26
harid r-19
harit r-21 h-64
hark h-27
hark_ h-27
harm r-23 g-21 m-21
harm_ r-22 m-19
harma h-50
harms h42
harr r-27 h31
harro h27
hart g-33 m84 h-33
hart_ g-33 m84 h-33
harv g37
harve g37
has r-22 g120 h-25 k-71
has_ r50 g132 m49 h-31 k-40
hasa r-73
hasan r-50
hase r46 m-32 h-55
hase_ r19 g-27 m-29 h-41
hased g36
hash r-26 g-44 h69
hash_ g-67 h111
hasi h57
hasin h57
hasn g81 h-28
hasnt g90 h-28
hasr m28
hasra m28
hat g62 h22 k51
hat_ m75 h28
hatc g39 m-26 h-38
hatch g39 m-26 h-38
hate g40
hatev r-19 g40 h-26
hats r23 m-33 h20
hats_ r26 m-33
hatsa h34
hau r28
haul r28
haula r28
hav r91 g102 m-22 h-49 k-20
have r38 g97 m-21 h-29
have_ r49 g38 m-20
haven g60
haw r27 h-19 k31
hawa g-24 k32
hawal k32
hay r-20 g86
hay_ r-33 g47
haya g55
hayy g23
hayya g23
haz r80 h-69
haza r73
haze h-66
hb_ m21
hbo r20 g26
hbou g31
hbour g31
hbr h-24
hc_ h66
hcr h19
hcra h19
hcraf h19
hda r-25 g-22 h-24
hday r-25 g-22
hday_ r-25 g-22
hdr m-19
hdra k22
hdraw k22
he_ r43 h35 k-108
hea r23 g96 m33 k-56
head g44 m59 h-30 k-20
head_ g41
heads m65 h-30
heal h44
heale h54
heap r26 m21 h33 k-21
heap_ r20 g-19 m21 h23
heape g28
hear r-30 g74
hear_ g58
heari r-19
heat r-23 m-36 h-35
heat_ g23 m-27
heatr h-23
heav r82
heavi r82
heb r21 h-23
hec r-28 h-77 k43
heck r-28 h-61 k43
hecke g23
hecki h-37
hecks k52
hed r-46 g25 h-55 k-37
hed_ g-32 h-57 k-26
hedg r-20 g77 h-42
hedge g47 h-39
hedgi g30
hee r-70 h-25 k-26
heel g-24 m-25 h26
heel_ h37
heen m19 h25
heen_ h33
heep r-26 g37 h-25
heep_ m24 h-25
heer g19
hees g-23 h24
heesh h21
heet h-19
hef g43 h-47
heft g44
heft_ g49
heg k32
hei g-19 m-31 h47
heik r-24 h34
heikh r-24 h34
hein h49
heine h49
heir r30 h-36
heir_ g49
heirs r36 g-46
hej h31 k33
hej_ g22 k22
heja h29
hek g-23
hel g-75 m46 h-69 k-43
hel_ h45
hela m53
held r32 g22 m33
held_ r32 g22 m33
helf r-52 g-32 h-53 k-34
helf_ r-52 g-32 h-53 k-34
hell r-21 h-28
hell_ g45 k21
helm m-20 h-33
helme m-20 h-33
helo h39
helor h39
help r31 g-29 h-37 k19
help_ r36 k25
helpe r-21
helpi r28
helps h-23
helt g-32
helte g-32
hem h23 k20
hem_ r-39 m19 k24
heme r49 m-19
heme_ r23 g24
hemes r26
hen r24 g40 h38
hen_ m-21 h-22
hene r25
henev r27
heng g38
henge g38
heo h26
heon h26
heq h-23
hequ h-23
heque h-23
her r27 g91 m-27 h-32
her_ g-22 m-34 k-30
hera m-20 h-39
herap m-19 h-39
herb m-20 h-23
here r-22 k35
here_ r-34 h-24 k20
heri g31 h-21
herit g31 h-21
herk r30 g21
herka r30 g21
herm h-20
herma g19
hero h54
heroi h54
herr h46
herry h46
hers r45 g44 m74 h36 k39
hers_ r38 g37 m75 h24 k39
herw g26
herwi g26
hes r-33 g-30 h-53
hest m44 h-26
hest_ m44
het g21 m54
het_ r19 h21
heta g24
heth m56 h-24
hethe m56 h-24
hev h-24
hex h49
hex_ h49
hey g36 m-20 h-34 k64
hey_ r44 g58 m-20
heya g-22 k20
heya_ g-22 k20
hg_ r66 m-30 h-25
hho r20
hi_ r-72 g60 h-37 k-32
hib h26
hiba h26
hiba_ h23
hic r-23 g54 m-29 h42 k-50
hic_ h57
hica g25
hich g59 h23 k-35
hich_ g54 k-35
hicha h52
hick g-21 h-20
hicke h-22
hid g-38 m19 h-30 k79
hid_ g-23 m19
hidd r21 h30
hidde r21 h30
hide g-22 h-40
hide_ h-35
hidi k47
hidin k47
hie r-24 g50
hiel r-20 g37
hield r-20 g37
hif g-19
hift g-19
hifts g-19
hig r42 m33 h-44
high r42 m33 h-44
high_ r22 g-22 h-64
highe r25 m34 h-20
highl h35
hil r46 m-28 h-36
hild r-23 m-21
hild_ r-20 h27
hildr h-36
hile r100
hile_ r100
hills h-20
him k-51
him_ h-22 k-49
hims g27 h21
himse g27 h21
hin r-19 g85 m26 k27
hin_ g32 h-32
hina r34
hina_ r35
hind g29 h21 k40
hind_ g23 h19
hindi k39
hine m26 k20
hine_ r20 g-33 m25
hines k32
hing r-52 m-25
hing_ r-52
hink r-19 g63 m35 h25
hink_ g51
hinks g58
hip r-20 m86
hip_ r-29 g39 m23
hipm r26 h28
hipme r26 h28
hipp g22
hips g-43 m67
hips_ g-43 m67
hir g-31 h39
hira g-21 h50 k42
hiraz h50
hird h26
hird_ h26
hire r-31
hire_ h-36
hired h54
hirt r35 m-20 h-60 k-29
hirt_ m-41 h-53
hirty r24 h-33
his g-41 m-46 h82 k44
his_ h-24
hish r-23 g-24 h84
hish_ g-19
hisha h32
hishi h36
hisk g-20 h79
hiske h55
hisky h24 k19
hiss h-28 k22
hist h-37
hit r49 g66 h35 k-47
hit_ r54 g34 h-25
hite r-25 m-19 h24 k-24
hite_ r-19 g-39 h39
hitel g54
hitm h31
hitma h31
hitt r35
hitty r58
hiv r-35 g19 h54
hiva h60
hivas h51
hive r-29 g21
hive_ g21
hiy r-20 g21
hiya r-19 g31
hla r-20 h59
hlan h35
hland h35
hlaw h28
hlawi h25
hle g60
hle_ g62
hli m28
hli_ m41
hlo m-20
hlor m-20
hlori m-20
hly g-30
hly_ g-30
hm_ r-19 g29
hma h30
hmad h-29
hmad_ h-29
hman h45
hman_ h26
hmo g40
hmo_ g40
hn_ m23
hna m-26 h51 k28
hna_ m-24 h36 k29
hne h22
hni r-28 h28
hnn h19
ho_ g-51 h49
hob h-19
hoc m-19
hod h-27
hod_ r-47 h-27
hoe g-22 h-72
hoes h-73
hoes_ h-73
hoev g-28
hoeve g-28
hof g-23
hog r-20 g-23 h37
hog_ g-21 h50
hogs h36
hogs_ h36
hoh r20
hoho r20
hoi r-30 g27
hoic r-30 g27
hoice r-30 g27
hol r54 g-32
hol_ r-20
hold r89 h-43
hold_ h-33 k22
holde r46 m26
holds r42
hole_ h-28
holi g-22 h69
holic h28
holid h41
hom r41 g-53 h29
hom_ r44 k35
home g-48 h36 k-20
home_ g-48 m27 k-20
hon g-32 m-25 h-41
hon_ r40 g-25
hone h-48
hone_ h-25
hones h28
honey h-51
hoo r36 g-31 m-34 h34
hood g-27
hoof g29 h20
hoof_ g29 h20
hook g-39 m-22 h48
hook_ r27
hooke h66
hooks h-51
hooku g-19 h42
hool g-30 h-63
hool_ g-23 h-58 k31
hoon r43
hoon_ r43
hoor r19 h-23
hoor_ r19 h-23
hoos r-23 g59 h36
hoose g26 h35
hoosi g34
hoot r25
hoot_ r25
hop g81 m-62 k-23
hop_ r32 g-32 k-53
hope r-23 g128 h-33
hope_ g75 h-31
hopes g34
hopi g45
hopin g45
hopk h33
hopke h33
hopp g-27 m-38 h-26
hoppe g-19
hoppi m-38 h-26
hops g-32 h56 k34
hops_ g-32 h56 k34
hor g100 h42
hore_ h19
hori h75
horit h-26
horiz h33
horo g-25 h41
horos g-25 h41
hors g42 m23
horse g42 m23
hort g84 h-89
hort_ g89 h-38
hos r-65 m21 h-51 k26
hosa r-26
hosar r-26
hose g23 m43 h-34
hose_ m65 h-39
hosen m-22
hosp r-20 h-32
hospi r-20 h-32
host r-25 g-30 h29 k20
host_ r-24 k22
hot r-74 g-62 k-54
hot_ g-23
hote r-40 h-34
hotel r-40 h-34
hotl h22
hotli h22
hoto r-39 g-32 m-22 k-29
hoto_ r-23 g-21 h-26
hotoc h-36
hotos h70 k-21
hots h21
hots_ h21
hou r-55 g-23 h78 k-28
houg r-49 k24
hough r-49 k24
houn m24
hound m24
hour g-56 m-30
hour_ r48 g-24 m-26 h53
hours r-36 g-32 h-48
hous r29 k-43
housa r26 g-23 m19
house h42 k-44
housi g36 h-44
hout r-27 h46
hout_ r-27 h46
how r-19 g-21 m70 k61
how_ r31 g-24 m34
howa m25
howa_ m25
howe r-54
howed r-61
hown g-40 m-20 h-20 k82
hown_ g-40 m-20 h-20 k82
hows g30
hows_ g30
hoz m23
hoz_ m23
hq_ h35
hr_ r-21 g-34 m22 h-20 k-19
hra r35 g-20 h-25
hre g-60
hrea h41
hread h-30
hreat h71
hree g-53 m21
hree_ g-51 m22
hres k23
hresh k23
hri r51 g34 h39
hrin r27 h23
hris r20
hrist r20
hro g37 h36
hroo m-32 h48
hroom m-19 h55
hrou g-28 h-19 k28
hroug r22 g-28 k28
hrow g74 m34 k-25
hrow_ g69 h-22
hrs h-23
hrs_ h-23
hs_ h-51 k-43
hsa g19 h43
hse m19
hser m19
hsert m19
hso r-24 g42
hsoo r-24 g42
hsool r-24 g42
ht_ r-26 g54 m23 k-50
hta r33 h-28
htar r33
htara r55
htare r-23
hte g35 h-45 k51
hter g35 h-43 k52
hter_ r26 h25
hteri g43
hters h-44 k55
hti h22
htin h28
hting h28
hts h-55
hts_ h-27
hu_ r42 g25 m30 h66
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
hul g68 m-21 h36
hula h70
hula_ h70
hull g22
hull_ g22
hulo g25
hulog g25
huma h26
human h26
hun m19 h-78 k58
hund r19 g-20 m23 h-31 k47
hundi r-36 h-23 k64
hundr r54 m27
hunk k20
hunks k20
hunt r-24 g45 h-31
hunt_ r-22 g31 h20
hunte g27 h-21
hunti h-29
hur k35
hurs r19
hursd r19
hurt h25
hus r-69 g-36 m-29 h132
husb r-25 h55
husba r-25 h55
hut r-24
hut_ g32
hwa r-52
hwa_ r-21 m-28 h28
hwat h27
hwat_ h27
hwe g-19
hwe_ h-26
hwei h29
hwein h24
hy_ g-59 m-36 k50
hyl r34
hylo r34
hyloc r34
hys h-21
hysi h-21
i3t g24
i7r h23
i7r_ h23
ia_ k47
iab r-33 g34
iabi r-19 g34
iabil r-19 g34
iac h28
iac_ h28
iad r35
ial r-55 g-21
ial_ r-50 m31 h-39
iale h45
iale_ h45
iam g-24 m23 h25
iamo h29
iamon h29
ian m-60 h44
ian_ m-35 h77
ianc h-27 k23
iance h-32 k23
iape h-25
iaper h-25
iapo h44
iapo_ h44
ias m-25 h-20
ias_ m-25 h-20
iat g-19 h48 k-22
iato m30 h24
iator m30 h24
iatu h21
iatur h21
ib_ r-22
iba r80 g-37 k40
iba_ r57 g-24 h-31 k27
iban h25
iban_ h25
ibb h-25
ibe g-29 m21 h83 k-21
ibe_ h64
iber g-25 h39
iberi h34
ibi h22
ibi_ h25
ibl h55
ible h25
ibr m-27 h-21
ibra m-24 h-31
ibrar r-20 m-24 h-31
ibs h28
ibs_ h23
ibu r-31
ibut r-31
ibuti r-31
ibuto h23
ic_ r-91 g80 m-30 h-61 k-86
ica r22 m42 h83
ica_ g-21 h98
ical r24 h-22
icap h-19
icap_ h-19
icar g40
icat g-29 m31 h40
icate m31
icati g-22
icatu h32
ice r-72 g-62 m-49 h51 k55
ice_ g-71 m-37 h-37
iced k19
iced_ k19
icen r-27
icenc r-21
icens h36
icer r-69 h61 k32
icer_ r-65 h73
icers g21 k24
ices r39
ices_ r39
ich r-19 g86 h59 k-37
ich_ r-37 g90 k-35
icha h52
ichar h52
ici g-41 h-70
icia h-46
icial h-42
ician g22
icin h-42
icing r32 h-31
icit r21 g-31
icity r21 g-31
ick g32 m61 k-36
ick_ r29 g67 m23
ickb h44
ickba h44
icke r-45 g-86 m28 h34
icked r-31 g-41
icken h-22
icker g-43 m-32 h39
icket m31
icki h33
ickin h33
icks g39 m41 h-56 k-38
icks_ g39 m41 h-56 k-38
icku r20
ickup r20
icle h-21
icle_ h-21
ico g59 h43
ico_ g61 h19
ics r-21 g26
ics_ r-21 g26
ict g-26
ict_ g-22
icti m-23 h-26
ictio m-33
ictu h40
ictur h40
icy r-35 g69
icy_ g73
icyc r-30
icycl r-30
id_ r19 g-78 m119 h-37
ida r40 m36
idat r19 g23
idati r20 g25 h-21
iday m32 h23
iday_ m41 h24
idd r42 g27 h33
idde h30
idden h30
ide r-51 g57 m-52 k-21
ide_ r-59 m-60 h-57
ided h-38
ided_ h-38
idend r26 g-32
ident g47 h-39
ideo h65
ideos h61
ider m22 h57
ider_ r-23 m22 h72
idera r27
ides r24 g32
ides_ r24 g32
idg g-35 m-28
idge r-34 g-30 m-28
idge_ r-22 g-29 m-20
idgi r30
idgin r30
idi h-43 k53
idia g20
idia_ g20
idin k55
iding k42
idn r-21 h94
idna g26 h20
idnap g20 h25
idne g-20 h67
idney g-20 h67
ido h50
ido_ g32 h-21
idol m-19 h69
idol_ h49
idols h20
idow_ r19
ids g-49 m-26
ids_ g-49 m-26
ie_ r-40 g63 m22 k-31
iec g-30 h-29
iece g-30 h-29
iece_ h-29
ied r-82 m43 h58
ied_ r-68 g-28 h59
ief h-31
ief_ h-31
iel g71 m-30 h-23 k-31
ield g79 m-26 h-57 k-29
ield_ r20 g33 h-43
ields g46 k-19
iem h37
iemp h37
iempo h37
ien m-19 h50
ienc h28
ience h28
iend m-21 k29
iend_ g29 m-26 h51
iends h-29 k45
ient h34
ieo g31
ieo_ g31
ier r38 g-62 m84 k-30
ier_ r32 g-51 m25 h-77 k-23
iers m27 h65
iers_ m27 h65
ies g-26 m23 h145 k-31
ies_ g-21 m21 h32 k-28
iest h37
iet h-56
iet_ k23
iew r-21 g-22
iew_ h-22
iews h31
iews_ h31
if_ r-75 g287 m26 h-56
ife r-22 g26 h24
ife_ r-19 g29 h-36
ifes h19
ifes_ g-29
ifest g19
iff g65 m33
iffe r20 g43 m42
iffer r20 g43 m42
ifi g44 h-23
ific h31
ifice h36
ifie g52 h-29
ified g52 h-27
ifl g-22
ifle g-22
ifle_ g-21
ift r-49 g-30 h-24 k24
ift_ r-64 g-39 m-32 h-69 k27
ifta m-19 h-22
iftar m-19 h-22
ifte g-20 h90
ifted h93
ifth r43 m38 h25
ifth_ r22 m40 h25
ifts r-35 g-24
ifts_ r-35 g-24
ifty g61 h-39
ifty_ g61 h-39
ify g-30
ify_ g-34
ig_ r68 g49 h104 k-21
iga g-26 h-45
igam h21
igami h21
igat h-28
igati h-28
igeo h-47
igeon h-47
iger h39
iger_ h39
igg h21
igged h28
igh r44 m65 h-24
igh_ r63 g-30 h-64
ighb r-21 g26
ighbo g26
ighe r20 m31 h-20
ighed g-19
igher r25 m47 h-20
ighl h31
ighla h31
ight g39 h22
ight_ r-34 g45 m47 k-58
ighte r23 h-22 k69
ighti h28
ights h-55
igi g-26 m29 h70
igin h34
igina h45
igio h41
igion h38
igit r22 m36
igita r22 m35
igl h38
igle h38
iglet h38
ign g-25 m-34 k22
ign_ g22
igna g35 h-34
ignal g37
ignat h-26
igne r25 g-32 h26 k-38
igned r28 g-31 k-34
igner h28
igni r-39 g-21
ignin r-39 g-21
igno h24
ignon h24
igns r23 k69
igns_ r23 k69
igo g24
igs k-32
igu g60 k-30
igue h28
iguel h28
igur g65 h-19 k-30
igure g34 k-30
iha m31
ihan m23
ihan_ m23
ija h-20
ijar h-20
iji h65
ik_ r-40 g-19 m-42 h29
ika r-31 m26 h29
ikd r25
ikda r25
ikda_ r25
ike r27
ike_ r33 g-58 m-22 k-40
ikes g81 h20 k50
ikes_ g81 h20 k50
ikh r-28 h45
ikh_ r-20 h25
il_ r-94 g-44 h39 k-53
ila r-26 g-32 m-24 h82
ila_ h65
ild r-47 m-19
ild_ h44 k-19
ilde r-20 h-24
ilder r-20 h-24
ildi h41
ildin h41
ildr h-36
ildre h-36
ile r-27 g37 m-40 h46 k-20
ile_ r59 g30 h33 k-45
ilea h52
ileag h52
ilen k28
iler g-19
iles r-39 g25 m-25 h-75
iles_ r-39 g25 m-25 h-75
ilet r-23
iley h54
ileys h54
ili r-27 m-27 h-61 k22
ili_ m-23 h-30
ilie k23
ilies k23
ilin r-28 h-55
iling r-28 h-55
ilisa r21
ilit h47
ilita r-31 h56
ility r42
ilk r-37 g43
ilk_ r-37 g43
ill r85 g43 h-54 k-61
ill_ r55 g65 m-20 h-39 k-43
illa h-27 k-26
illa_ h-26
illag k-21
ille r39 g-50 h37
illed r20
iller r19 g-28
illi g-29 m61
illio m58 h38
illn g33 h-20
illne g33 h-20
ills r29 g20 m-24 h-30 k22
ills_ r29 g20 m-24 h-30 k22
ilm h70
ilms h74
ilms_ h74
ilo r-44 g-21 m-34 h-97
ilo_ h-26
ilom h28
ilome h28
ilor r-40 h-41
ilor_ r-22 h-22
ilos h-39
ilos_ h-39
ils r35 m27 k38
ils_ r35 m28 h-57 k39
ilt h-27
ilv h-25
ilve h-25
ilver h-25
im_ r-35 g-24 m30 h68 k22
ima m63 h29
ima_ g28 h-27
imad r23
imad_ r23
imal h26
imal_ h26
imar m42
imar_ m42
imb k-23
imbu r19
imbur r19
ime g64 h-69
ime_ g31 h-55 k-23
imed g38 m22
imed_ g38 m22
imei h20
imei_ h20
imes h-25 k23
imes_ k23
imi g-42 m-20 h-56 k23
imin h-26
imini h-24
imit g-39 h-31 k23
imit_ h-27 k24
imita g-20 h21
imm g-37
imme g-19 h26
immer h21
immi g-19 h-49
immin g-19 h-49
imo m-21 h46
imon m-20 h37
imonc h40
imp h54
impl g-21
ims_ h-22 k-23
imsa k23
imse g27 h21
imsel g27 h21
imu r43 h-19
imum r43
imum_ r43
in_ m81 h-22
ina r70 m54 h-51 k-33
ina_ r-23 m52
inah r99 h-46
inah_ r99 h-46
inal r-79 h32
inal_ r-55 h32
inan r82 m-20 h-19
inanc r83 m-20
inar g58 m65 h-47
inar_ g-21 h-36
inars r26 m-21
inary r-28 g81 m85
inat m-49 h23 k20
inati m-46 h24 k20
inc r86 g-40
inca h37
incal h37
ince r20 g-20 k28
ince_ r76 k29
incen r-56 h30
inci r27 h-24
incip r27 h-24
incl r43
incl_ r36
inclu h24
ind r-36 g92 m-43 k-31
ind_ r-58 g235 h65
inde r-51 m-29 h-68
indem g36
inder r-36 g-27 h-47
indi r70 g-32 k22
indi_ r40 k36
indin r40 g-30
indn h-26
indne h-26
indo g-54 h23 k-23
indow g-45 h23 k-22
inds g-38
indu r27
indul r27
ine r34 g-39 m-32 h74 k30
ine_ g-47 h29
inea h-19
inea_ h-20
ined g26 h-32
ined_ g26 h-32
inee g-39 h-37
ineer g-47 h-37
ineg h-30
inega h-30
inek h55
ineke h49
iner r55 g24 m-26 h60
iner_ r24 g35 h46
iners r31 g-20
inery g28 h21
ines r-29 h30 k26
ines_ r-31 k19
inet h-21
inet_ h-21
inety r22
iney g21
ineya g21
inf h38 k35
infl h53
infla r19 m19 h38
info h-23 k26
infor h-23 k26
ing m-56 h20 k-52
ing_ r-22 g29 m-94 k-44
inger g25
ingf g-20 h37
ingfi g-20 h37
ingl m-23
ingle m-23
ingo m33
ingo_ r-33 m30
ings r39 m23 h-26
ings_ r39 m23 h-26
inh g30
inhe g31 h-21
inher g31 h-21
ini r29 g-27 h-52 k-77
ini_ h36
iniat h21
inic m-22 h-46 k-23
inic_ m-22 h-46 k-23
inim r42 h-23
inimu r43
inin h26
ining h26
inis m59 h-29 k-20
inish m79 h-39
inj g-22 h26
inja g-22 h26
injan g-22 h26
ink m42 h79
ink_ m-21 h-22 k-26
inkd r25
inkda r25
inke g20
inki g-35
inkin g-35
inko m58 h29
inko_ m58 h29
inks g34 h57
inks_ g34 h57
inm h33
inme h33
inmen h33
inn r-51 g-51 m23 h63
inn_ r-22 g-34 h76
inne k-27
inner h-56 k-27
innes h64
inni k25
innin m24 k25
ino r-23 g-42 m60 h95
ino_ r-19 g-32 m43
inot h30
inot_ h30
ins r-83 g70 m21 k-20
ins_ r-33 m49
insi h43
insid r-21 g22 h48
insp g-58 h25 k-28
inspe g-58 h25 k-28
inst r35 h-32
inst_ r21
insta r-36 h-36
inste r50 g-20 k37
insu r-74 g131
insul g-33 h42
insur r-74 g164 h-35
int r102 g-33 m-78 h-59 k-69
int_ r166 g-73 m-35 h-48 k-41
inte m-40 h-64 k-36
inted r-29 h-26
inter r33 g20 m-47 h-42 k-32
inth r22 h41
inthe h50
inti r-92 h-36
intin r-88 h-38
intm r-20
intme r-20
into r-59 g23 h28 k20
into_ r-59 g23 h28 k20
intr r26 h-21
intre r34
ints r29 m24 h42
ints_ r29 m24 h42
intt r40 h-19
intt_ r40 h-19
inu r22 g29 m33
inus r61
inus_ r61
inut r-37 g49 m39 h-19
inute r-37 g49 m39 h-19
inv r-33 m-19 h-61 k65
inv_ h-72 k48
inve g22
inven r-28 g53
inves r22 g-42 h30
invi r-23
invo k26
invoi g-24 k26
iny g-19
io_ m-22 h-40
ioj h73
ioja h73
ioja_ h57
iol h39
iola h59
iolat h59
ion r-40 m61 h73
ion_ r-38 m-37 h20 k-34
iona r23 g-39 m43 h55
ional r23 g-32 m45 h55
ione g41 k21
ioned g42 k30
ions r-23 m58 k29
ions_ r-21 m60 h-22 k30
ios h28
iosk h28
iosk_ h28
iou r24
ious r24
ious_ r24
ip_ g35 m53 k-54
ipa h29 k54
ipa_ h59
ipad h-23 k34
ipal h-21
ipal_ r52
ipe g-30 h27
ipe_ g-26
iped h50
iped_ h50
ipes h-23
ipes_ h-23
ipl m51
ipl_ h-31
iple h25 k25
ipli m30
iplie m30
ipm r22 h27
ipme r22 h27
ipmen r22 h27
ipo g-28
ipp r-35 g35 m-20 k-22
ippe r-33 m-19 h27 k-22
ipped r-26 g26
ipper m-21 h24 k-21
ippi g22
ippin g22
ips g-25 m99 h-21
ips_ r20 m87
ipsti h-20
ipt g-49 h47
ipt_ r-63 k-37
ipti g-29 h20 k20
iptio g-29 h20 k20
ipts r51
ipts_ r51
iptv h45
iptv_ h45
iqu h88
ique h42
ique_ h23
iqueu h22
iqui g28
iquid g31
iquo h46
iquor h46
ir_ r-93 g39 h86 k-49
ira r46 g-80 h59 k20
ira_ r57
irah r23 g-24
irah_ r23 g-24
iram h-28 k41
iram_ h-28 k41
irat r-37 h79
irate r-37 h79
iray g-33 h-30
iraya g-33 h-26
iraz h50
iraz_ h50
irc g-38 m19
ircl m28
ircle m28
ircu g-21
ird r-27 g37
ird_ r-23
irds g25
irds_ g25
ire r-24 g27 k43
ire_ r-31 h-104 k21
irec k19
irect k19
ired r30 h84
ired_ r30 h84
irem h-27
ireme h-27
ires k-23
ires_ k-23
irew h19
irg h-26
irgi h-26
irgin h-26
irh g-28 h-39
irha g-28 h-39
irham g-28 h-39
iri r-26 h19
irin r-21 g20 h-31
irin_ h-24
iring r-21 g21
iris h24
irish h24
irit g-21
irits h51
irl g-30 h66
irl_ g-21 h135
irli r19 h-45
irlin r19 h-45
irls h-19
irls_ h-19
irm h-23 k54
iro g31
iron g32
iron_ g32
irp r-22 g20 h28
irpl m27
irpla m27
irpo r-22 g22 h40
irpor r-22 g22 h40
irr h24
irra h45
irra_ h45
irs g-45 k-66
irs_ g-59 m-32 h-65 k-52
irst m29
irst_ m29
irt r89 g-52 m21 k-21
irt_ m-41 h-53
irth_ r38 h24
irthd r-25 g-22
irti r45 g-19
irtim r46
irty r20 h-22
irty_ r20 h-22
iru h19
irut h19
irut_ h19
iry g-20 m-19 h-33
irya g-28 h-28
iryan g-28 h-28
is_ r41 m-19 h-72 k40
isa g29 h71 k-23
isa_ r56 g25
isal r-27 k-30
isal_ r-27 k-30
isan h37
isang h37
isap r-20 h38
isapp r-20 h38
isat g24
isat_ g24
isati r21
isc r113 m-41
isc_ r59 h-26
iscou r30 g-32 h-31
iscr h37
iscre h37
iscu r23 m-26
iscui m-26
ise r-29 g-28 h59 k-52
ise_ g41 m-19 k-82
ised r-21 g-29
ised_ r-21 g-29
iser h24
iser_ h24
ises g-20 k27
ises_ g-20 k27
ish r-36 g-35 m23
ish_ r-73 m-23
isha r37 h21
isha_ r37 h21
ishe r-19 m27 h-58
isher g-19 h-55
ishes r-32
ishi g-41 m22 h21
ishin g-41 m23
isht r24 g22
isht_ r24 g22
ishw h23
ishwa h23
isi r-69 g-49 m48 k35
isig h42
isig_ h42
isin r-24 m45 h-61
ising h-22
isio m23
ision m23
isit r-34 g-24
isit_ r-19
isk h78
isk_ g19 h-72
iske h82
iskey h51
iski h35
iski_ h35
isky h34
isky_ h34
isl r-31 g-22
isla r-31 g-22
islam r-29
islan h-37
islay h31
ism h23
isma h24
isman h26
isn r19 h-24
isna_ g27
isnt r19
isnt_ r19
iso g-40 h-62
isor g-34
isor_ g-34
isp m-23
ispl h22
ispla h22
iss g37 m-34 h-19
issa g29
issa_ g29 h-32
isse r46 g-21 k29
issed r51 h-20
isser h20
issi r-23 g47 h-35
issin g38
issio r-37 k20
isso r25 h22
issor r25
issu m-20 h-26
issue m-20 h-26
ist r40 g-38 m-94 h-32 k-24
ist_ m-48 h-65
ista g-47 h-33
ista_ g-27
istak r-30
iste g42 h-20
isted r20 g21 h-21
ister r-48 g23
isti r22 g-29 h19
istil g-19 h28
istm r20
istma r20
istr m-31 h42
istra g19
istre h56
istry g-26 h-24
ists g20 h20
ists_ g20 h20
isy k43
it_ r-32 g-40 m-19 h-34 k-37
ita_ g22
itab r25 k22
itabl r25 k22
ital r52 g-32 m23 k-24
ital_ r53 g-28 m26 h-51 k-22
itali h56
itam h-72
itami h-72
itan r-21 g24
itanc g26 h-21
itas h24
itas_ h24
itat r-29 g-21 h75
itati g-20 h50
itc r-56 m-50 h-80
itca h-33
itcas h-33
itch r-20 g-29 m-43 h-20
itch_ m-41 h-35
itchc h19
itche r-19 g-19
itco r-27 h-28
itcoi r-27 h-28
ite r23 m-21 h-39 k-76
ite_ r-38 m23 h22 k-21
ited r41 g-37 h-55
ited_ r41 g-37 h-55
itee r33
iteen r33
itel g54
iteli g54
item g25
item_ g32
iter h-49
iter_ h-57
ites h52
ites_ h52
ith r28 g53 m-37 h-35 k-28
ith_ r34 g-41 m29 h21 k-19
ithd m-19
ithdr m-19
ithe g61
ither g61
ithh g22
ithi r19 h-28
ithin r19 h-28
itho r-25 m-23 h21
ithou r-25 m-23 h21
iti r24 h-58
itie h-27 k20
ities h-27 k20
itin r-37 g34 h32
iting r-37 g35 h24
itio r24 g-34 h-23
ition g-34 h-22
itis h-29
itiz h-23
itize h-23
itm g22
itm_ g29
itma h31
itman h31
itme r21
itmen r23
itn h27
itne g-24 h29
itnes g-24 h29
ito r-31 k21
ito_ g19
itor r-28 g-23 k23
itors h39 k23
itr g-28 h38
itro h32
itrou h27
its r44 g-35 h33
its_ g-22
itse r57
itsel r57
itt r30 g-27 h-91 k24
itte h-24
ittee r30
itten g32 k38
itter r-20 h-37
itti r-52 m-24 h-42
ittin r-34
ittl r37 k29
ittle r37 k29
itty r56 h-21
itty_ r56 h-21
itu g-36 m-52 h52
itua g-20 m-43 h53
itual g-20 m-43 h53
ity h-42 k-36
ity_ h-42 k-36
itz h56
itz_ h43
iu_ h112
ium r-39 m-24 h27
ium_ r-39 m-23 h20
iut h41
iutt h41
iutto h41
iv_ r20 g32 h-29
iva g21 h102
ivab r24
ivabl r24
ival h34
ivas h51
ivas_ h51
ivat g19
ivate g-29 h35
ivati g48 h-23
ive r-93 g72 h-89
ive_ r21 g123 m54 h-51 k-23
ivea m19
iveaw m19
ived r-25 k21
ived_ r-25 k21
iven r-56 g-52 m-23 k20
iven_ r-56 g-52 m-23 k20
iver r-31 g-57 m-35 h-28 k-19
iver_ r-24 m-27 h-38
ivera r73 g-68
ivere r-61 h-25
ivers g27
ivery h45
ives g63
ives_ g69
ivi g-28 h-20
ivid r20 g-52
ivide g-52
ivin r-35
iving r-34
ivo m20 h68
ivor m23 h48
ivory h55
iwa r-22 m29
iwal r-22 m19
iwali r-22 h-35
ix_ r66 g-22 m47
ixe h19
ixed m23
ixed_ m23
ixer h39
ixer_ h31
ixi g-21 m-34 h49
ixin g-20 m-36 h49
ixing g-20 m-36 h49
ixt r-22
ixty r-22
ixty_ r-22
iya h-33 k-39
iya_ r-41 m-31 h-20 k-31
iyal r44 g-30
iyals r44 g-22
iyar r-19 g44 h-20
iye g-32 m-20
iye_ g-28
iyy m-31
iyya m-25
iyya_ m-25
iyye h19
iz_ g-34
iza g-30 h64
izar h27
izard h27
ize r-54 h-56
ize_ r-37 m20 h-72
izer h-23
izer_ h-23
izo h33
izo_ h33
izz r-57 m-24 h58
izza r-30 m-24 h-29
izza_ r-30 m-24 h-29
ja3 r-41
ja3_ h23
ja3h r-26
ja_ g-39 m51 h172
jab r27 h34
jab_ m-19 h34
jac g-27 m58
jack g-27 m58
jacke g-24 m-20 h-36
jackp m65 h27
jad r21 g-31 h82
jado h46
jadoo h41
jadu h40
jadu_ h40
jag h29
jage h29
jager h29
jah h-30 k36
jahi k36
jahid k36
jai g-24
jair g-24
jaira g-24
jam_ h-67 k34
jama r-28
jami r29
jamiy r29
jamo h39
jamon h39
jan g-51 h23
jan_ g-21 h37
jar r-37 g-37 m-20 h-52
jar_ g-41
jars h-28
jars_ h-28
jas g-22 h24
jay r80 g105 h-28
jaya g60
jaya_ g60
jd_ r-28
jde g36
jdee g36
jdeed g36
je3 h42
je3_ h42
jea h-49
jean h-49
jeans h-49
jec r-22 g39 h-57
ject r-22 g39 h-57
ject_ g39
jecti h-41
jed g-28
jee g28 m30
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
ji_ r23 h34
jid m26 h-22
jid_ m26 h-21
jin r-22 g-34 h113
jinn r-22 g-34 h108
jinn_ r-22 g-34 h108
jit g28
jiu h59
jiu_ h59
jja g-19
jje r51
jli g-20 h-31
jlis g-19
jlis_ g-19
jo_ g37 k31
job r-21 m-44 h24 k20
job_ m-44 h27 k22
joh h27
john h27
johnn h19
joi r-23 g-26 h53
join r-23 g-26 h53
joint r-23 g-26 h50
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
judge h27
jug h52
jug_ h52
jui h-37
juic h-37
juice h-37
juj h21
juju h21
juju_ h21
jul r32
july r32
july_ r32
jun r23 m29 h34
june h-25
june_ h-25
junk r30 m42
junk_ r46
junke m45 h19
jur h37
jury h26
jury_ h26
jus r-61 g29 h-53 k51
just r-61 g29 h-53 k51
just_ r-90 g33 h-39 k47
justm r30
ka_ r75 g25 h118 k-44
kaa r-52 g20
kaan h-25
kaan_ h-25
kaas r-38 g33
kab m27 h46
kaba h38
kaf h-48
kafu h-32
kaful h-32
kag m-24 h36
kage m-23
kage_ m-23
kah r-29 g22 m-42 h-29 k35
kah_ g26 m-20
kaha k43
kal r-67 m41 k-22
kala r-45 g-23 h39
kala_ r-41 h51
kaly m23
kalya m23
kam h-30
kame r20
kamet r38
kan r46
kan_ r21 h23
kand r51 h-25
kap h-27
kar m22 h-71
kar_ m24 h-38
kara h-90
kara_ g20
karak h-58
karat m-25 h-20
karo h38
karw h31
karwa h31
kas g35 m26
kas_ g45 m-29 h35
kasb m44
kasba m44
kash h-30
kat g-21
kat_ r-30 h-31
kats h35
katsu h35
kaw g-23 h56
kay g-32 h56
kay_ g-28 h30
kba h35
kbac h44
kback h44
kda r49 h-29 k36
kda_ r50
kdat k37
kdate k21
ke_ r-54 g19 m-45 h80
ked g-19 h84
ked_ g-19 h84
kee r27 m-41 h30 k26
keep r48 g-44 m-27 h50 k39
keep_ m-71 k90
keepe h38
keepi r61
keeps m39 h38 k-34
keg h63
keg_ h54
kel m33 k21
kel_ r26 k21
ken r-21 m85 h118 k-28
ken_ g31 m-46 h-42 k-25
kend m19
kend_ m19
keng h27
keng_ h27
keno m120 h79
keno_ m120 h73
kens h43
kens_ h43
kep k22
kept k22
kept_ k22
ker r-35 g-57 k-20
ker_ r-24 m84 h91 k-22
kera g-44
kerag g-44 h24
kers g21 m-48 h-35
kers_ g21 m-57 h-29
kery g-23 m-26 h-59
kery_ g-22 m-26 h-57
kes g87 k19
kes_ g43 k19
ket g-62 m23 k-34
ket_ g-49 m23 k-50
keta h37
ketam h48
ketb m21 h-25
ketba m21 h-25
kete g38
keted g38
kett g-34 m-21 h-29
kettl g-34 m-21 h-29
key g-40 m24 h-37
key_ g-28 m25
keym g25
keyma g25
keys g-33 h-30
keys_ g-33 h-30
kg_ r-44 g-42 h-23
kga h-35
kgam h-35
kgamm h-35
kh_ g-69 h37
kha r37 h108 k-48
kha_ r27
khad h-21
khal k-19
khal_ g28
khala r-19
kham g-21 h22
khami h26
khan r-26 m-33 h96
khana r-26 m-27
khand h39
khanz h49
khar g29 m-25
khari r-19 g40
khas m39 h-37
khasr m28
khat g-28 h70
khat_ h74
khay g34
khayy g23
khd r44
khe m55 h-57
khed m34
khed_ m20
khel m67
khela m53
khes g-24
khese g-24
khet g39
khet_ g39
khi r-26 g32 m-25
kho r-27 g-20 m31 h-71
khod r-24 m26
khod_ r-51 m26
khos r-26
khosa r-26
khoz m23
khoz_ m23
khsa g19
khse m19
khser m19
ki_ m-24 h-30 k-38
kic g-33 h70
kick g-33 h70
kick_ g-22
kickb h44
kid r-28 h27 k-28
kid_ m19
kidn h92
kidna g20 h25
kidne g-20 h67
kids m-43 h-43
kids_ m-43 h-43
kie r-33 m72 h24
kie_ m52 h28
kies m20
kies_ m20
kil g-21
kill h23
kilo h-37
kilo_ h-26
kilom h28
kilos h-39
kim m-23 h34
kimm h43
kimme h26
kin g-69 m21 h97 k-75
kin_ g45 m-29 k-35
kind r19 g-22 h59
kind_ r30 h102
kindn h-26
king r-19 g-55 h31 k-27
king_ g-35 m-35 h-39 k-25
kingf g-20 h37
kings m26 h36
kins g-37 m64
kins_ g-37 m64
kio h28
kios h28
kiosk h28
kip_ r39
kir g-33 h42
kira g-33 h-30
kiray g-33 h-30
kis r28 k45
kish r19 h-22
kisht r24 g22
kit r-63 g31 k-23
kit_ r-21 g-42 h79
kitc r-19 h-24
kitch r-19 h-24
kite g28 h-22
kite_ g28 h-22
kitt r-23 g70 h-27
kitte r-21 g72 h-19
kja m40
kjac m40
kjack m40
kka r-21 g25 k-23
kkar g29 h-32
kla r32 g-29
klac r32 g-28
klace r32 g-28
kle r40 h-24
klet r40 h-25
klet_ h-25
kli h36
klin h32
kling h32
kly g31
kly_ g31
kma h43
kmai h47
kmail h47
kme g33 h-19
kmen g33 h-19
kmen_ h-19
kmens g20
kni g25
knif g25
knift g31
kno r-70 g29 m-31 h67
knoc g-23 h38
knock g-23 h38
knot r-33 g19 h52 k-24
knot_ r-19 h44 k-21
know r-42 g33 m-23 h-23 k37
know_ g-52 k65
known r-25 g62 h-40
knows h23 k-35
ko_ m49 h51
kof h40
koff h40
koff_ h30
kol r-40 g28 h-38
kol_ g-45 m-38
koll r-35 m40
kollo r-35 g25 m20
kom k43
kon r-19
kon_ h35
kot g-31
kou m35 h-29
kpo m65 h26
kpot m65 h27
kpot_ m58 h33
kra h-42
kra_ r27 g24
kri_ r26
kru r30
ks_ r-20 g27 h-66 k62
ksab r-28
ksab_ r-28
ksh g-26 m-31 h-27 k-23
kshi h23
kshin h23
ksho g-21 m-19 h-79
kshop g-21 m-19 h-79
ksm m-29
ksmi m-29
ksmit m-29
kta r-28 h33 k-23
ktab g21 k-20
ktab_ g21 m31 h24 k-20
ktai h28
ktail h28
kto g34 h-49 k47
ktob k47
ktob_ k47
ku_ g25
kuk r35 g33
kuk_ r43 g40
kul g-20
kund h25
kup h41
kup_ g-29 h53
kur h-33
ky_ g38 m-29 h19
kya g63
kya_ g50
kyc k46
kyc_ k46
la3 m21
la3_ m21
la7 r-21
la7m h33
la_ g69 m50 h105
lab r-58 g-86 h-31
lab_ m-19 h-41
laba h-72
labe r-19 g-71 h88
label r-19 g-71 h85
labo r-27 h30
labor h33
labou r-24 h20
lac m32 h40 k-20
lace_ m35 h25
laced h-22
lack m23 h31
lackj m40
lackm h47
lad r-61 g-35 m-29 h40
lad_ r-47 g20 k-49
ladd r-25
ladde r-25
ladi h37
ladie h41
lady g-30 m-19 h74
lady_ g-29 m-19 h67
laf r51 h-22
laf_ r26 h-23
lag g-45 h44 k43
lag_ r42 m-20 h-22 k22
laga r-42 m52 h-34
laga_ r-38 h-42
lagan m20
lagay g-19 m32
lage r27 h101 k-22
lage_ r28 k-21
lager h111
lagg k20
lagge k20
lagh h28
lagh_ h28
lags k22
lags_ k22
laha h-32
lahat g20 h-19
lai r21 h-34 k31
laim r28 g42 m20
laim_ r26
laime g38 m22
lain g-33 h-24 k41
lain_ k24
laine g-19 k20
laj r-38 h20
laj_ r-32 h20
lak h50 k20
lak_ h54
lake g21 k21
lake_ g25
laken k21
lal r-32 g-36 h37
lal_ r-31 g-35 h27
lala m22
lam r-31 g70 m-32 h-59 k-41
lam_ r-19 g86 k-19
lama h-32
lama_ r20 g-25
laman g37 h-43
lamb_ h-36
lami r-37
lami_ h52
lamic r-29 h-36
lamm r32 k31
lamp h-50 k-22
lamp_ h-50 k-22
lan r19 m-86 h-60 k-66
lan_ h35
lanc g-41 k25
lanc_ h19
lance g-36 h-40 k25
land r40 g56 h-59 k-58
land_ r-25 g59 m-23 h-46 k-30
lande r43 g-35
lands g34
lang r-31 g-19
lang_ r-26 h19
lank g32
lant_ h21
lante g31
lanti h-26
lap g-26 m-66 k-25
lap_ g-32 m-41 h37
lapt m-25 h-20 k-22
lapto m-25 h-20 k-22
lar g-43 m-21 h69 k34
lar_ g24
lard h96 k-34
lard_ h83 k-19
lardo h37
lare k74
lare_ h-25 k35
lared k41
laret h27
larm g-22
larm_ g-22
lars g-30 h-21
lars_ g-30
lary m-31
lary_ g-23 m-31 h-19
las r-26 g-106 h-96 k-33
las_ r-20 g-21 h-68 k-19
lash r50 h-25 k19
lash_ r55
lasha k34
lask h49
lask_ h22
lasp h30
lass r-19 g-34 m-68 h-67
lass_ r-19 g-24 m-51 h-54
last r-28 g-32 m41 h-23
last_ r-43 g-30 m41
lasti h-28
lat m-48 h-47 k-61
lat_ g-34 m-25 h-54 k-19
late r-27 g19 m-59
late_ r-25 g-61 m-55 h-19
lated r-30
laten r24
later g104
latf r23 g38 m19
latfo r23 g38 m19
lati r21 h42
latin g-24 h42
latio g37
lativ r19
lato m26
lator m26
latt h-29
latte h-29
lau g-24 m-31
laug h56
laugh h56
laun r-23 m-23 h-42
launc g22
laund r-23 g-19 m-22 h-57
laus r24
lause r24
lav h24
law r-65 g21 h-36 k-28
law_ h-69
lawa m20 h49
lawi h21
lawi_ h25
lawn r-28 k-19
lawn_ r-28 k-19
laws g49 h31
laws_ h37
lawsu g49
lawy g-42 m-33 h-39
lawye g-42 m-33 h-42
lay m82 h42
lay_ r75 m114 h56
laya g-22
layb h37
laybo h44
laye r-37 g-31 m21 k32
layed r-22 g-25
layer m38 h-25 k32
lays r-20 g57 m-20
lays_ g57
laz r30 h19
laze r30 h35
lazed h49
lazem r34
lba r21 g-24 m-34 h-38
lbec h23
lbec_ h23
lbo h-21
lbum h-20
lbum_ h-20
lch h37
lcho h37
lchol h31
lco m-31
lcoh h-33
lcoho h-41
lcon g42 m-30 h-30
lcon_ g47 m-30 h-50
lcony h20
lcu g-25 h-23
lcul g-23 h-23
ld_ r32 g95 h-26 k-41
lde m31 h-30
lder h-40
lderl h-21
lders g22 h-20
ldi r-44 g-29 h36
ldin r-44 g-19 h30
lding r-44 g-19 h30
ldr h-36
ldre h-36
ldren h-36
lds g61 h-24 k-31
lds_ g65 k-31
le_ m-24 h-53 k-24
lea g-40 m-67 h22
leaf_ h42
leafl h-29
leag m21 h45 k-34
leage h52
leagu m25 k-31
leak h55
leake h52
lean r-47 m-25 k60
lean_ g24 h22 k22
leane g-30 k20
leani r-22 m-22 h-35 k20
leans h44
leap g39
leaps g39
lear g48
lear_ r39 g30
leare r-33
learn r-35 g25
lears r46
leas r47 g-45 m-19 h-62 k34
lease r27 g-20 m-19 h-40 k44
leasi r24
leat g-20 k-51
leath g-20 k-51
leave r-27
leavi r22
leb r-36 m33 h39
lec r24 h54 k37
lech h59
lecho h59
lect g-21 k39
lect_ g-25 k29
lecte r-32 k28
lecti r32 h24 k-23
lecto h38
lectr g20
lectu h-33
led r-65 g-41 m37 h-27 k-52
led_ r-123 g-24 m42 k-38
ledg r58 h-22
ledge r58 h-22
lee m-34 h-27
leed h64
leed_ h64
leem h23
leem_ h23
leep h-37
leep_ h-37
leeps r20
lees g32
leesa g32
leet h-19
leet_ h-19
lef r32 g22 m-21 h-44
left r-22 g25 m-21 h-45
left_ r-22 g30 m-21 h-45
leg g44 h68
leg_ r20 g28 h97
lege g24
lege_ g24
legs h-31
legs_ h-31
leh r72 g-21
leh_ r46
leha r26
lei r-38 h30
lek m26
lek_ m26
lem r-55 m-23 h-23 k43
lem_ m-19 k20
lema h-22
leman h-22
leme g31 h43
lemen g31 h43
lemo r-21 h-51
lemon r-21 h-51
len r26 g-71 m-43 k21
len_ h74
lend r72 g-65 m-41 h29 k-22
lend_ g-27 k19
lende r38 g-20 h-45 k-20
lendi r-21 m-19 h69
lends r54
leng h-22
lent h-57 k37
lent_ h-57 k37
leo h29
leop h28
leopa h28
ler r-66 g-49 m-19
ler_ r-41 m21 h-29 k38
lerk r-22
lerk_ r-27 h52
lerks h-44
lers m-19
lers_ m-19
les r75 g-36 k-38
les_ r-58 k-19
lesa g20
lesc h-46
lesco h-46
less r140 g-19 m-34
less_ r176 g-41
lesse h29
lesso r-20 h-24
let g-56 h81
let_ h26
lete r-21 k33
lete_ k37
lets r48 m-28 h34
lets_ r48 m-28 h34
lett r-32 g-50 m55 k-22
lette r-22 g-40 m55 h39 k-22
lev r37 g65 m47
leve r31 g68
level h23
leven r73
lever r-39 g94 h-38
lew r-21 g66
lex g-20 h20
ley r-39 g22 m23 h40
ley_ k-23
leya g27 m28 k27
leya_ g27 m28 k27
leys h54
leys_ h54
lf_ r58 m-55 h-131
lfa_ r25
lge r27
lgen r27
lgenc r27
li_ r66 m25 h-52 k-26
lia g45 m-36
liab r-19 g34
liabi r-19 g34
lian g23 k23
lianc h-32 k23
lib r-20
libr r-20 m-27 h-21
libra r-20 m-24 h-31
lic r-41 g125 m28
lic_ r-28 g110
lica g-31 h43
lica_ h53
licat g-22
lice g-23
lice_ r28 h-27 k22
licen r-27
lices g-19
licy g99 h-51
licy_ g99 h-51
lid r23 g-24 h29
lida g-22 h41
lidat r22
liday h41
lie r31 h28 k-42
lief h-31
lief_ h-31
liem h37
liemp h37
lien h20
lient h20
lier r-26 g21 k-19
lier_ r-45 g29
liers r19
lies r58 h-19
lies_ r58 h-19
lif r-63 g25 m-24 h41 k-21
life r-39 g38 h-39
life_ r-39 g29 h-39
lift r-21 h56
lift_ r-21 h-36
lifte h93
lig g-44 m-46 h-19 k-19
ligh r-26 g-27 m-31
light r-26 g-27 m-31
ligi h38
ligio h38
lik m-32 h45 k28
like r24 g24 m-21 h63 k33
like_ r31 g-56 h42
likes g79 h21 k50
lil h-33
lim r-25 g-70 m23 h89
lim_ g-28 h55
lima m34 h48
limi h-62 k24
limit h-61 k24
limo h40
limon h40
lin r-67 g-34 m58 h-57
lin_ g-41 m-25 h27
lind r-55 g28 h-52
lind_ r-31 g68 h-42
linde r-24 g-21
line g54 m74 h-44
line_ g58 m28
lines m39 h-44
ling r22 g-46 m36
ling_ r-29 g-35 m53 h40
lings h-23
lini m-22 h-31 k-23
linic m-22 h-46 k-23
link r-25 h25 k26
links g-24 k26
lio r27 m47 h27
lion m47 h30
lion_ r22
lions m58 h38
lip g25 m49 h-57
lip_ r-23 m50 h61 k20
lipp g32 h-95 k-21
lippe g19 h-93 k-21
lips r54 h-24
lips_ r56
lipst h-20
liq g21 h58
liqu g21 h58
lique h22
liqui g31
liquo h46
lir r42 g-38
lira r42 g-38
lira_ r42 g-38
lis m-23 h-52 k-28
lis_ r27 g-22 m21
lisa g54
lisa_ g30
lisat g24
lish g-43 m-21 h-34
lish_ g-32
lishe r-19 h-38
lism h26
lisma h26
list g21 m-20 h-21 k-24
list_ r-19 k-25
liste g36
lit m-30 k33
lita r-31 h63
litan k19
litat r-29 h65
litt k27
litte h-19
littl r37 k29
lity r22 g26 h-21
lity_ r22 g26 h-21
liv r-23 g-19 m43 h30 k-19
liv_ g30
live g-60 m55 h26 k-19
live_ r37 m81
liver g-35
lives r-43 g-21
liy m-43 h-45
liya g22
liya_ g27 h-34
liye m-26 h-33
liye_ m-26 h-33
lk_ r-19 g94 h-27
lke h25
lked g21 h-19
lked_ g21 h-19
lker h43
lker_ h38
lks r-23 m21 h58
lks_ r-23 m21 h58
ll_ r-90 g40 m-30 h30
lla r67 m-41 h22 k-44
lla_ r24 g-33
llage k-21
llan h34
llan_ h34
llar_ r25 g27 h23
llars g-30
llas h-26 k-19
llat g70 h-21
llati g71 h-24
lle g-57 h36 k32
llea k-31
lleag k-31
llec g-44 k43
llect g-44 k43
lled g-62 m59 k-27
lled_ g-62 m59 k-27
llef r60
llem h27
llem_ h27
ller g43 k24
ller_ r-39 g32 h-34 k36
llers r20 g23
llet r-42 g82 h-31 k71
llet_ r-33 g44 k23
llets g39 h-27 k47
lley h26 k-25
lley_ h26 k-22
lli g31 m51 k-32
lli_ g45 h-26
llin r-37
lling r-37 g27 h19
llio m47 h30
llion m47 h30
lln g33 h-21
llne g33 h-20
llnes g33 h-20
llo r22 g50 m-42 h-34 k-66
llo_ r-26 h38 k-28
lloc g52
lloca g52
lloo g-29
lloon g-29
llot r35 m-22
llov r59 h-23
llove r59 h-23
llow r-28 g32 m-24 k-35
llow_ g35 h-35
llowa g-20 h42
llowe g-47
llows r-19 g63 h-29 k-22
lloy g30
lloyd g36
llp m-21
llph m-21
llpho m-21
lls r28 g44
lls_ r28 g44
lly g59 h31
lly_ g60 h36
lm_ g-36 m-19 h21
lma r26
lmaz h20
lmaza h20
lme r-39 m-20 h-43
lmen r-39
lment r-39
lmet m-20 h-33
lmi h62
lmis h62
lmist h62
lms r-21 h74
lms_ r-21 h74
lna m22
lna_ m22
lne g33 h-20
lnes g33 h-20
lness g33 h-20
lo_ r-46 m97 h56
loa r41 g-24 m20 k-33
load g-44 m55 h63 k-21
load_ m68 h64
loade g-22 h19
loan r70 g-34 m-34 h-62
loan_ r32 g-32 m-32 h-35
loans r22
loat g54
loati r-45 g70
loc r23 g63 m-51 h-57
loca g63 h-20
locat g63 h-20
lock r31 m-44 h-46
lock_ r39 g-60 k38
locke g48
locki h-19
locks g30 m-29
log g-36 h126 k-27
log_ g21
loge h21
loger h21
logi h41
login h50
logy g-20 h28
logy_ g-20 h28
lol r-43 h21
lol_ r-23 g31 h29
lola r-20
lom h47
lome h28
lomet h28
lon r22 g29 m-25 h24
lon_ r-22 g-32 h-48
lond r-19
londo r-19
lone r50 m-28 h60
lone_ r57 g23 h-49
loned m-23 h97
long r22 g43 m-25
long_ r43 m-34 k37
longe m21
longs g41
loo r19 g-26 m73 h19 k39
lood r-30 h71 k-24
lood_ r-20 h24
loody h61
look m-26 h41 k80
look_ h47
looke g-21 k42
looks h28 k45
loom g38 h-22
loom_ g38 h-22
loon r30 g-42 h-29
loons g-23 h-31
loor r33 h36
loor_ h42
loos r19 m49 h-45
loos_ g-22 m81 h-35
loot g-48 m61 h-23
loot_ g-48 m64 h-31
lop g-28 k-19
lope g-22 k-19
lope_ r-27 g-24 m21 h31
lopes r27 h-20
lor r-60 m-36 h-47 k-39
lor_ r-26
lori m-20 h-35
lorin m-20
lorr r-22 g40
lorry r-22 g32
lors h-19
lors_ h-19
los r-67 g70 m83 h-86 k-66
los_ h-31
lose r21 g24 m37 k-31
lose_ r37 m-53 h22
losed r-45 g35
loser m100 h-27
loses r31
losi m40 h25
losin r-27 m41
loss r-44 g32 h-48
loss_ r-37 h-22
losse m31 h19
losso g22 h-45
lost g34 h-31
lost_ g34 h-31
lot r-65 g57 m84 h-62 k-25
lot_ r-52 g54 m-93
lote m28
loth g19 m-35 h-41
loth_ m-29 h-21
lothe g-28 h-19
lots r-22 g45 m23 h32
lots_ r-22 g45 m23 h32
lott g-27 m136 h34
lotte m23 k27
lotto g-30 m85 h61
lottr m22 h-23
lotu h-24
lotus h-24
lou r-40 g-65 m23
louf h32
louf_ h32
loun r-26 h26
loung r-26 h26
lour h-19
lour_ h23
loure h-42
lous g-35 h-35
lous_ m24
lousi g-22
lov g-70 h77
love g-70 h39
love_ r-28 g-39 h66
lover r48
loves g-24 h-20
low r48 g23 m-39 h-63
low_ r73 g-20 h-19 k34
lowa g-20 h42
lowan g-20 h42
lowe h-69
lowed g-25 h-19
lower g25 m-31 h-44
lows r-19 g63 k-22
lows_ r-19 g63 k-22
loy g25 h-49
loyd g36
loyds g36
loye k25
loyee k28
lp_ r36 h-25 k22
lpe r-21
lped r-21
lped_ r-21
lph m-21
lpho m-21
lphon m-21
lpi r27
lpin r27
lping r27
lps h-23
lps_ h-23
lre g60 h-21
lrea g60 h-21
lread g60 h-21
ls_ g93 m59 h43 k-20
lsb h46
lsbe h46
lsber h46
lsd h24
lsd_ h24
lse g-31 h42 k75
lse_ k75
lses h51
lses_ h51
lt_ g-54 m25 k-45
lta g-24 h66
lta_ h25
ltan r23 k22
ltanc k35
ltant r23
ltar h29
ltar_ h29
ltat h23 k-19
ltati h23 k-19
lte g-49
lter g-47
lter_ g-41
lth r-28
lth_ h22
lti m30 k31
ltip m30
ltipl m30
lts r-28 g-19 h32
lts_ r-28 g-19 h32
lty h-30
lty_ h-30
lu_ h-55
lub r-22
lub_ r-22 h19
luc g35 h-19
luck g35
luck_ g34
lud m42
lude h26
ludo m42
ludo_ m42
lue g-24 m-36
lue_ r35 m-28
luer r-21 g-23
lug h51
lug_ h30
lum r-48 h-44
lumb r-43 m-23 h-21
lumbe r-43 m-23 h-21
lump g29
lump_ g29
lun r-51 g-52 m-28
lunc r-48 g-64 h-36
lunch r-48 g-64 h-36
lunt h33
lunt_ h22
lus r113 m63
lus_ r113
lush m55
lush_ m55
lut h56
lut_ h34
lve r23
lve_ r41
lver h-25
lver_ r-28 h-25
lves k29
lves_ k29
lvi r45
lvin r45
lving r45
lwa r32 h-32
lway h-37
lways h-22
lwe h43
lwe_ h43
ly_ g41 m-80 h119 k-26
lya m23
lyan m23
lyan_ m23
lyf h48
lyfa h48
lyfan h48
lym g42 m52
lymp g57 m43
lyo r26
lyom r26
lyom_ r26
lyr h43
lyri h43
lyric h43
lys h-25
lz_ r22 g22 h30
m3a r33 h32
m3a_ r42
ma2 m-24 h-28
ma3 r22 g-41 m-29
ma3a r19 g-46
ma3ad r27 g-24 h-27
ma3ah g-19
ma3d r22
ma3da r22
ma3r g25
ma3ro g25
ma7 g28 k30
ma7ad k22
ma7s g38
ma_ r28 g129 m-74 h-32 k95
maa g44
maal g25
maal_ g26
maar g33
maar_ g33
mab r-50
mabl r-20
mabla h28
mac r-39 g49 m92 h-58
mac_ g20
maca m56 h36
mach r-22 g61 m25 h-61 k25
mach_ g28
machi r-22 m29 h-43 k26
macy h-33
macy_ h-33
mad g-50 m-37 k25
mad_ m-21 h-56
mada r-19 h40
madam r-22 h57
madan g21
made g-67 k34
made_ g-67 k34
madm r34
madmo r34
mado h76
madol h76
mag r-19 h90
maga h-33
magaz h-25
magn h29
magnu h24
mah r48 m19 h-63
mah_ r-29 m-21
maha r29 m36
mahi r85 g-20 h-31
mahin r85 g-20 h-31
mahs r-24 g42
mahso r-24 g42
mai g-66 m-29 h71 k-25
mai_ h-28
maid r-21 g-42 h51
maid_ g-35 h49
maids k24
mail_ h27
main k-35
maini r20
maj g-80 h-37
maji m26
majid m26
majl g-19
majli g-19
mak_ g25
make h32
make_ r-33 g52
maker g-64 h51
makh h-28
maki r27 g-20
makin r27 g-20
maks r-28
maksa r-28
makt r27 k-20
makta g21 k-20
mal g-89 m-61 h121 k25
mal_ g-32 m-29 h66 k19
malb h23
malbe h23
male m23
male_ h21
mall g-30 m-33 h-37 k33
mall_ g-26 m-33 h-34 k50
malt g-32
malt_ g-32
mam h-19
mam_ h-27
man r24 m-32 h125
man_ m-32 h85 k47
mana r31 h-38
manag r21 h-30
manc k21
mance k21
mang g23 m-23
mango r21 g43 h-66
mani m20 h54
manif g19
mano h19
mans h20 k-20
mans_ h23 k-20
map g26
map_ g26
mar g38 h25 k-39
mar_ r34 m29 h-38
mara r28 g-42 m-26 h-22
mara_ r29 h-23
marah h33
marat g-27
marc r32 h-28
march r32 h-28
mare g53 h-28
mare_ g46 h-28
marg g55
marga h25
margi g62 h-43
mari g-24 h40
marin h22
mark r20 g-24 k-26
mark_ h92
marka h22
marke r33 g-27 h-94
marl g22 h-25
marla g34 h-22
marr r-43 g-27 h41 k21
marra r-26 m20 h20 k31
marry r-21 g-25 h24
mars h34
marsa h35
mart g21 h32
mart_ g23
marti h27
mary h21
mary_ h21
mas g-60 h106 k-49
mas_ h38
masa g-19
masah h-35
mash m-22
mashi h38
masr h-30
mass m26 h81 k-20
massa h45 k-20
mast h83
maste h86
mat r59 g-100 h-76
mat_ k37
matc g-28 m53 h73
match g-28 m53 h73
mate h-28
matk m19
matka m19
mato m-30 h-19
matt r48 h-27
matte r57
matu r78
matur r78
maw h-25
maw3 g33
maw3e g33
max g25
may r-36 g92 h-39 k-37
may_ r-19 g52 m-41 h-74 k-23
maya h28
mayb g56 m39
maybe g56 m39
mayo h51
mayor h51
maz r-42 g-26 h53
maza h35
maza_ h20
mb_ g39 h-30
mba r29 g-24 m27 h29 k-31
mba_ r-20
mbas h-33
mbass h-33
mbay r62
mbay_ r62
mbe m26 h23
mber h27
mber_ h-42
mbers m31 h28
mbl m45 h-38
mbli m54 h-35
mblin m54 h-35
mbo r-19 m42 h-44
mbol m38 h-37
mbola m38 h-37
mbr g-23 m-19 h-19
mbu m-29 h-26
mbuc h24
mbur h-39
mburg h-35
mburs r19
mco h-21
mcx g55 h-21
mcx_ g55 h-21
mda r-25 h-20
mdan r-25 h-23
mdan_ r-21 m22
mdm h54
mdma h54
mdma_ h54
me_ r43 g-36 m46 h-149 k49
mea r76 g56
meal h-35
meal_ h-35
mean r68 g65 h-31
means g26 h-19
meas r22 h-25
measu r22 h-25
meat h99
meat_ h99
meb g-23
mebo g-23
mebod g-23
med r-55 g91 m-42 k-22
med_ g123
meda m-25 h-41
medal m-25 h-36
medi r-25 g-21
medic r-20
mediu g-25 h19
medy h24
medy_ h24
mee r-42 g46 m-36
meen r-24 g112
meen_ r-24 g112
meet g-27
meet_ g-27 h36
meeti h-48
meg m54 h34
mega m54 h35
mega_ h21
meh r-53 h20
mei g35
mei_ h20
mein g39 h-28 k19
mein_ g39 h-28 k19
meis h25
meist h25
mel g58
meli h47
melie h47
melo k22
mels g20
mels_ g20
memo g31 h-45
memor g35 h-19
men r28 m-37
men_ h22
mend r-58 g-21 m24 h-20
menn r80 h-19
menno r32
mens m-20
mens_ m-20
ment g24
ment_ r57 g69 h-49 k-22
menti k25
ments r-80 h20
menu g-41 h34
menu_ g-41 h34
meo r-21 g-34 h34
meon r-21 g-33 h27 k19
meone r-21 g-33 h27 k19
mer r-24 g37 m-49 h39
mer_ g23 m-27
mera g20 h-42
mera_ h-35
merc g23
merch r28
merci g24
meri r-23 h-30
merl h58
merlo h58
mero h27
merol h42
mers h36
mers_ h30
mes m30 k30
mesh r-26 g29 h21 k-20
mesh_ g37 m-40 k-19
mess r-30 m40 h-55 k44
messa m40 h-63 k44
mest r32
meste r32
met r48 m-68 h-28 k-30
met_ r35 h-52
meta g44 h-26 k-21
metal k-19
mete r-26 h41
meter r-34 h41
meth r26 h82
meth_ h63
methi r27 g22 h20
meti r35 g27
meti_ r38
metr r-25 g-47 m-21 h-52
metre r-25 g-53
metri g20
metro h-34
mew g58
mewh g58
mewhe g58
mex g22 h-27
mex_ g22 h-27
mey g22 k35
meya g22 k35
meya_ k35
mez h52
mezz r19 h-22
mezza r19 h-22
mha r-35 h-26 k55
mha_ r-22 h-19 k31
mi_ r115 g-60 h29 k-29
mic r-30 m-19 h-41
mic_ r-29 h-45
mies h22
mies_ h22
mig g33 h30
migh g41
might g41
migu h28
migue h28
mil r-41 g-19 m29 h70 k37
mil_ g37 h26
mila m19 h81
mile h50
milea h52
mili h-33 k41
milie k23
milk g43 h-31
milk_ g43 h-31
mill r21 g-91 m50
mill_ g-59
milli m56
min r-26 g83 m79 h-120 k-32
min_ r45 g44 m55
mina r-49 h27
minal m32
minar r-34 h-34
minat h51
mind g35
mind_ g35
mine r-33 g-57 h50 k64
mine_ r-32 g-46 k44
miner g-21 h50
ming h-23
ming_ h-23
mini r50 m-40 k-45
minia h21
minim r43
minis m-22
mino h-50
mino_ h-46
mins h-45
mins_ h-45
mint g19 h-54
mint_ h-54
minu r24 g32 m36 h-25
minus r61
minut r-37 g49 m39 h-19
mir h49 k-31
mir_ h-28 k-20
mira h37
mirat r-35 m20 h30
mis h24 k39
mise r22 g-38 m-20 h-19
mise_ r60
mised g-28
mises r-19
misp h22
mispl h22
miss g23 h-41
misse r51 h-20
missi r-23 g47 h-35
misso r25
mist r-33 g25 h96
mista r-30
mistr h63
mit r46 g-77 m-44 h-80 k-35
mit_ r-23
mita g-20 h21
mitat g-20 h21
mite r33 g-35 h-35
mitee r33
mith r-22 g-20 m-35 h-34
mith_ m-33 h-21
mitm r23
mitme r23
mitt r35 h-48 k-25
mitte r41
miu r-43 g42 h21 k20
mium r-43 g42 h21 k20
mium_ r-43 g42 h21 k20
mix h22
miy r30 m-26
miyy r30 m-25
miyya r21 m-25
mla g20
mla_ g20
mle r-19 g23
mm_ h-62 k62
mma r24 h-51
mma_ r33 k26
mme g56 m-41 h61
mmel h47
mmeli h47
mmen g23
mmer m-26
mmers h33
mmi g-36 m24 h21 k-21
mmi_ h32
mmie h22
mmies h22
mmin g-19 h-49
mming g-19 h-49
mmis r-34 h32
mmiss r-34 h32
mmit r53 g-29 m41
mmitm r23
mmitt r30
mmo r-26
mmon r-26 h69
mmon_ r-25 h58
mms h48
mms_ h48
mmun h31
mmuni h31
mmy g30 m42 h-23
mmy_ g30 m26
mn_ g20 m-27
mna m25
mni g36
mnit g36
mnity g36
mnt r57
mnt_ r36
mo2 r27 h-35
mo2a h-35
mo7 h-36
mo7a h-36
mo7ad h-29
mo_ r-35 g40 m-20 h-28 k72
mob h-46
mocki h46
mode h21
model h33
moe h41
moet h41
moet_ h41
mok h56
moke_ h41
moked h-27
mol g-30 h32
mola r-21 h-19
molas h-35
moll h50
molly h50
mom r-21 h-54
mom_ h-58
mon g-33 h106
mon_ r-33 h52
mona_ r19
monc h40
monce h40
mond r-41 g-25 m27 h30
monda r-27
mone r78 m43
money r79 m44
mong h-23
mong_ h-23
monk h27
mono m-52
mont g24 k-20
monte m32 h53
month g24 m-38 h-62 k-20
moo r36 g55 h56
mood g75
mood_ g75
moon g-20 h69
moon_ h20
moons h47
mop h-64
mor g-23 m35 h-26
mora m49 h46
more g-44 h-21
more_ g-44 h-21
mori g35 h-32
moria g35
morn r-37
morni r-37
morr r-30 k30
morro r-30 k30
mort r20 h19
morta h31
mortg r27
mos r-30 g34 h-47
mosa h-44
mosh g23 h-26 k24
mosh_ g23 k24
mosq r-26
mosqu r-26
most r36 g30
mosta g48 h-20
mot g33 m-43 h-129
moth g20 h-79 k-30
mothe g20 h-79 k-30
moto g32
motor g32
mou r-29 h50
moun g24 h-33
mount g24 h-33
mour g-32 h-29
mour_ g-32 h-29
mous h53
mous_ h53
mout h66
mouth h54
mov g-68 m-33 h56
mova h-30
moval h-30
move g-42 m-31 h45 k21
move_ r-27 g-24 m-21 h30 k61
moved g-31
mover m-22 h-30
moves r31 m29 h41 k-24
movi h41
movie h31
mp_ r-92 g48 m27 h-29 k-30
mpa g-26 h140
mpan g-26 h73
mpani h19
mpany g-20 h50
mpe r23 g-34 m57 h29
mped m19 h-35
mped_ m19 h-35
mpen r30
mpens r30
mper g-21 h73
mpera h45
mperi h27
mpet m38
mpeti m38
mpl g-47 h-20 k74
mple k24
mple_ h22
mples k30
mpli k28
mplia h-23 k28
mplo k22
mploy k22
mpo r-39 m-23 h52
mpo_ h37
mpor h30
mpora h23
mpou r-21
mpoun r-21
mps h26 k-22
mps_ h26 k-22
mpt h-46 k-26
mpty k-24
mpty_ k-24
mpu m-29 h-20
mr_ m-32 h-25
mra g-23
ms_ r-81 g-89 m35 h67
msa h-43 k89
msa7 h-27 k69
msa7_ h-27 k69
mse g28 h24
msel g29
mself g27 h21
mst h29
mste h19
mt_ r36 g31 m-50 h-45 k19
mto h-39
mto_ h-39
muc r20 g70 k-25
much r20 g70 k-25
much_ r20 g70 k-25
mud h-34
mug g-24 h57 k-26
mugg h62 k-24
muggl h62 k-24
muj k34
muja k36
mujah k36
mul r-37 g-30 m23 h37 k82
mula m30 h19
mulat m30 h19
mule r-39 g-27 m-35 k69
mule_ r-24 m-20 h-77 k84
mulet h90
mult m30
multi m30
mum r19 k-66
mum_ r26 h-19 k-62
mun r38
muna r59 h-20
muna_ r22
munaf r37
muni r-21 h31
mur r37 g-22 m-51 h-43 k25
mura r35 m-27 h-25
murab r69 m-20 h-25
murf m-19 h-35 k42
murt h29
murti h29
mus r72 g-66 h41
muse h29
musi g-32
music g-32
musl h52
musli h52
must r107 g-32 h24 k26
must_ r112 g-47 h27 k26
mut m44 h49
muta h31
mutu m46
mwa h29
mwar h29
mware h29
my_ r-38 g-57 h-45
mys r-33
myse r-33
mysel r-33
mza h27
mzaw h57
mzawa h41
na2a r-25 g22
na2a_ r-19 g31
na3 r21
na_ r127 g69 m26 k32
nab r-33
nab_ r-20 h-40
nabi h48
nabis h43
nac_ h59
nach h38
nack h-52
nack_ h-19
nacks h-37
nad r-57 g22 h-72
nada_ r-33
nade r-44
nadee r-40
naf r68 g-19 h-19
nafa r37
nafa_ r37
nafs r32
nafsi r43
nag h-51
nage h-32
nager h-30
nah r89 g54 m-23 h-85
nah_ r137 g-24 h-56
naha g31
nahi r-42 g47 h-29
nahi_ r-42 g47 h-29
nai r24
nail r-20
nail_ r-20
nak r-45 g31 m-31 h61
nake g24
naked g24
nakh g37
nakha g28
nakl h31
nakli h31
nal r-20 m51 h23
nal_ g-48 m45 h61
nalt h-30
nalty h-30
nam r-34 g26 m-38 h-64 k46
name r-34 g35 m-23 h-38 k57
name_ g-59 h-27 k72
named g65 m-22
namen m21
names g29
nan r85 g-57 m-36 h-95 k-22
nan_ r49
nanc r79 m-20
nance r29 m-20
nanci r40
nang h-19
nang_ h-19
nant h34
nant_ r-29 g-19 h41
nap h105
nap_ h62
napp h44
nar r-20 g24 m57 k-19
nar_ g-21 h-36
nara h22
nara_ h22
nars r26 m-21
nars_ r26 m-21
nary r-28 g74 m84
nary_ r-28 g70 m82
nas r-33 g89 h-42
nas_ k53
nasd g28
nasda g28
nash r-22 g24 h-22
nat g-30 m70
nat_ m34 h51
nate r-38
nated r-38
nati r21 g-25 m29 k27
natio r21 h28 k27
natu h-34
natur h-34
naw g61
nawa g36
naway g36
nax h37
nax_ h37
naz r50 g-26 h33 k-19
naza h34
nazar h34
nazr h24
nazra h24
nazz r38 h-25
nba r-19 g35
nbe h35
nbee h39
nbeed h26
nbi h30
nbid h30
nbid_ h30
nbo g21 h-27
nbor g21
nborn g21
nbr r24
nbro r24
nbrok r24
nc_ h19
nca r23 g-22 h37
ncal h37
ncall h37
nce r28 h92
nce_ r55 h-31
nced r32 h-28
nced_ r32 h-28
ncei g39
nceiv g39
ncel r-24
ncel_ g-26
ncen r-57 h71
ncens h41
ncer m-19
ncer_ h22
ncert h-24
nces r31 m52
nces_ r35 m57
ncest h20
ncet h38
ncett h38
nch r-75 g-26 m-41 h32
nch_ r-72 g-73 m-24 h31
nche r28 g40 k28
nche_ r35
nchec g31
nci r40 g-27 h-35
ncie r32 m22
ncier r30 m23
ncil r-19 h-24
ncil_ r-19 h-24
ncip r27 h-24
ncipa r27 h-24
ncis h-22
ncis_ h-22
ncl r59 g30
ncl_ r36
ncla g28
nclai g28
nclea g30
nclu h24
nclud h24
ncr r-32
ncre r-32
ncs r21
ncs_ r21
nct h-30 k61
ncti h-24 k61
nctio h-24 k61
nd_ r87 g66 h-52
nda r-88 g-38 m-36 h-22
nda_ m-27
ndar g45
ndar_ g47
nday r-24 g-59
nday_ r-73 g-53
ndays r48
ndb m-30
ndba h24
ndbag h24
nde r-35 g48 h-67 k42
ndec g-21
ndeci g-19
nded g25 m21 h22 k-19
nded_ g25 m21 h22 k-19
ndef g29
ndefi g29
ndel g39 h-21
ndeli g42 h-37
ndem g36
ndemn g36
nder g-72 k58
nder_ g-36 m-21 h50 k-32
nderg h-28 k26
nders r57 g-30 k25
ndert r-27
nderv k33
ndf r42
ndf_ r29
ndfa g26
ndfat g26
ndi r88 g-69 m84 h64 k23
ndi_ r23 g-27 k83
ndic m55
ndica m55
ndin r62 m45 h24 k-36
nding r62 m45 h24 k-36
ndit r20 g-26 h24
ndit_ h23
nditi r32 g-23
ndl h34 k-25
ndle g47 h21
ndle_ g42 m20
ndles h23
ndlin r20
ndm r-26 h-24
ndmo r-19
ndmot r-19
ndn h-26
ndne h-26
ndnes h-26
ndo r-67 g104 h-71 k-33
ndo_ g-28 m-19
ndom g49 h-37
ndom_ g49 h-37
ndon r-19 g20
ndon_ r-19
ndoo r-21 g34 h-30
ndoo_ r-31 g34 h-30
ndor g35 h-44
ndor_ g35 h-44
ndou h31
ndow r-27 h35 k-22
ndow_ h36
ndowm g29
ndows g-42 k-22
ndr r72 g-21 k-35
ndra r21 k21
ndrai k22
ndraw r23
ndre m24 h29 k-29
ndred m27
ndri r50
ndry m-19 h-46 k-27
ndry_ m-19 h-46 k-27
nds r19 h-26
nds_ r34 g61
ndu h123
ndu_ h49
ndul r27
ndulg r27
ndw h23
ndwi h23
ndwic h23
ndy h67
ndy_ h67
ne_ r-73 h49
nea r-31 g-46 m37 k46
near r-31 g-21 m48
near_ m29 h25
neare r-21 m19
neat g-22 k56
neath g-22 k56
nec g-33
neck r32 g-28
neckl r32 g-28
ned m-48 k46
ned_ m-44 h-46 k49
nee r-26 g-59 h-68 k49
need h-24 k40
need_ r-30 k30
neede g-19 h23
needs r57
needy r-39
neer g-47 h-37
nef g-22 h29
nefi h25
nefit h25
nega h-34
negar h-30
neh g47
neh_ g31
nei r22 g51 h-20
neig g26
neigh g26
neit r28 g35
neith r28 g35
nek h55
neke h49
neken h49
nel r-21 h76 k-24
nel_ h42
nels k-27
nels_ k-27
nen h29
ner h80 k-21
ner_ r37 m-63
nera r-33 g19
nerat r-30 g19
ners g-54 m29
ners_ g-45
nersh m26
nery g28 h38
nery_ g28 h38
nes m-70 h106
nes_ g-33 m-30 h33 k33
nesh h32
ness g28 m-34 h23
ness_ g46 m-32
nest g38 k-19
nest_ g38
net r-85 g42 m-22 h-46 k21
net_ r-97 g52 h-46 k24
nets m-20
nets_ m-20
nety r22
nety_ r22
nev g-42 m-21 h44 k53
neve r39 g-42 m-21 h44 k53
never r39 g-42 m-21 h44 k53
new m-84 h-75 k-60
new_ m-83 h-48 k-56
news h-22
nex g29
next g72 m19
next_ g72 m19
ney r70 m26
ney_ m21
neya g21
neyar g21
neyl r57
neyle r24
nfe r-24
nfer r-23
nfere r-19
nfi h-30
nfir h-26
nfirm h-26
nfl h53
nfla r19 m19 h38
nflat r19 m19 h38
nfo k24
nfor k26
nform k26
ng_ r34 g-27 m29
nga r36 g-51 m-22 h34
ngal h21
ngan h53
ngan_ h51
ngay r23 h-30
ngay_ h-24
nge r-29 g-22 k19
nge_ r-42 g-30 k34
nged r49 g-24 h-26 k-40
nged_ r49 g-24 h-26 k-40
ngel h19
ngel_ h19
ngen g27
ngen_ g27
nger r-41 g28 m25 h25 k40
nger_ g28 m33 h-42 k59
ngers r-24 h62 k-19
nges m-21 h-52
nges_ m-26 h-52
ngf g-20 h37
ngfi g-20 h37
ngfis g-20 h37
ngg r33
ngh g-43 h43
ngha g-33
ngham g-32
ngi g61 h-21
ngin g61 h-50
ngine g35
nging g27 h-44
ngk h-33
ngl r40 m-33 h-55
ngla r39 h-40
ngla_ r39 h-25
ngled h23
ngo r19 h53
ngo_ r-34 m30
ngoe r21 h-19
ngoes r21 h-19
ngov h19
ngove h19
ngr m-30 h49
ngra m-29
ngre h41
ngs g72 h-32
ngs_ g74 h-36
ngu r-27
ngu_ h25
nha g20
nha_ g20
nhe g31 h-21
nher g31 h-21
nheri g31 h-21
ni_ r62 m-40 h63
niat h21
niatu h21
nic r-37 g26 m-51 k-32
nic_ m-22 k-27
nick m-20
nics g33 h-31
nics_ g33 h-31
nid g24
nide g26
niden g26
nie g-36 h21
niec h-22
niece h-22
nies g-19 h26
nies_ g-19 h26
nif g119 k-38
nifes g19
nift g85
nifty g85
nig r24 g-49 m20 h59
nigh r24 g-49 m20 h59
night r24 g-49 m20 h59
nik r-21
nil r-22 m-28
nil_ r-22
nim r42 h20
nima h26
nimal h26
nimu r43
nimum r43
nin r23 m43 h38
nine r74 g-23
nine_ r62 h-20
ninet r22
ning r-73 m41 h30
ning_ r-61 m19 k-20
nings m22 k20
nio h43
nion r-19 h45
nion_ h39
nir h-28
nis m36 h54 k-21
nise r33
nised r33
nish m66
nish_ m25
nishe r-31 m44
nist m-19 h26
niste g32 h27
nistr g-27
nit r-52 m-30 h-24
nit_ r-19 h-29
nita h22
niti h-28
nitiz h-23
nito r-20 g-20
nitor r-20 g-20
nitr h27
nitro h27
nity g36
nity_ g36
niv g-24
nive g-24
niver g-24
nja h70
nja_ h31
njan g-23 h40
njan_ h56
nje r-26 h27
njen h30
njen_ h30
nk_ r28 m-62 k-41
nka h73
nkat h35
nkats h35
nkd r25
nkda r25
nkda_ r25
nke r-19 g40 m43 h92
nked g23 h22
nked_ g23 h22
nken g21
nken_ g21
nket m44 h22
nket_ m45 h19
nkey h27
nkey_ h27
nkh g-26 h-39
nki g-35 h-19
nkin g-35 h-24
nking g-35 h-24
nkn r-21 g80 h-23
nkni g31
nknif g31
nkno r-20 g48 h-21
nknow r-27 g48 h-24
nko m57 h34
nko_ m58 h29
nks r-23
nks_ r-23
nla r51 g-21
nli r-45 k47
nlic k32
nlice k32
nlin r-45 g27
nline r-45 g27
nlo g-55 m-24
nloc h36
nlock h36
nly r-44 m-22 h36
nly_ r-44
nlyf h48
nlyfa h48
nme m-24 h27
nmen m-24 h27
nment m-24 h27
nn_ r-22 g-34 h112
nna r27 m38
nna_ r47 m36 h-23
nnab h48
nnabi h48
nne r-51 g-87 m-21
nnel h56
nnels h42
nner h-107 k-27
nner_ h-76 k-25
nners h-31
nnes g-24 h53
nnes_ g-22 h-31
nness h83
nni r40 h47 k31
nni_ r56
nnin m23 h48 k31
nning m23 k31
nno r78 g-35 h-25
nno_ r26
nnot r42 g-35
nnot_ r42 g-35
nnu g51 h-35
nnua h-20
nnual h-20
nnui g33
nnuit g33
nny r-52 g-48 m46 h-36
nny_ r-52 g-48 m47 h-28
no_ r-52 g-80 k-23
nob r-32 g84 h-35 k37
nobo r-32 g84 h-35 k37
nobod r-32 g84 h-35 k37
noc g-23 h38
nock g-23 h38
nocko h40
nod r-32 g-28 h31
nof k32
noff k32
noffi k37
nog h84
nog_ h75
noi k-30
nol h-19
nol_ h-19
nom h-38
nomy h-42
nomy_ h-42
non g73 h58
non_ r52 h67
none r-49 g79
none_ r-49 g79
noo r-33 m34
noon r-36 g24 m34
noon_ r-36 g24 m34
nop g26 m-33
nope g26
nopen g26
nor r46 h64
nor_ r20 g59 h19
norm r-20 g-39
norma r-20 g-39
nos r64 m-34 h25
nos_ m-23 h39
noss r86
noss_ r86
not g-26 h63 k22
not_ r33 g48 m22 h96 k-22
nota r-39 g-19 h-34
notar r-39 g-19 h-34
note r87 g-52 m-53 k-21
note_ r42 m-31
notes r46 g-21
noth r-63 g-30 m36 k19
nothe h41
nothi r-81 g-31 m41 h-38
noti k47
notic k47
nov g-51 h-19 k-29
nov_ r45
nove r-30 g-36 m-20 h-28
novel g-24 m-20 h-22
now r-55 g78 m-28 h-47
now_ r-28 h-37
nown r-25 g62 h-40
nown_ r-25 g62 h-40
nows h23 k-35
nows_ h23 k-35
npa r71 g-22 k-28
npai r72 g-22 k-28
npaid r72 g-22 k-28
npl r-26
npl_ r-26
nre r32 k32
nre_ r45
nreg k35
nregi k35
nro r27 g-24 h-58
nro_ r34
ns_ r-43 g74
nsa r-33
nsar r-64
nsat r30
nsati r30
nsc h22
nse g42 m-23 h-104
nse_ h30 k-22
nsed h-22
nsed_ h-22
nsee g59
nseen g59
nses g-37 h-36
nses_ g-37 h-36
nsex g29
nsex_ g29
nsf k29
nsfe k29
nsfer k29
nsh r32 h32
nshi h55
nshin h47
nsho r28 g32
nshoo g33
nshop r30
nsi r37 h51
nsid g31 h39
nside g31 h39
nsin h34
nsing h34
nsio r27 g-25
nsion r27 g-25
nsl g-39
nsla g-39 h-19
nslat g-36 h-45
nso m-41 h36
nsol g-19
nsoli r22
nsom h58
nsom_ g19 h29
nsomw h29
nsor m-29
nsor_ m-21
nsore h33
nsort g32
nsp r-19 k-29
nspe k-29
nspec k-29
nst r44
nst_ r25
nsta r-36
nstag g25
nstal h-33
nste r50 g-20 k37
nstea r50 g-20 k37
nsu r-72 g109 m-29 k29
nsul g-56 k30
nsult g-51 h28 k35
nsum h31
nsume h31
nsur r-74 g164 h-35
nsura r-22 g42
nsure r-52 g113 h-25
nsw h26
nswe h26
nswer h26
nt_ r113 h-43
nta r-53 g38 m42 h-50 k-48
nta_ h-30
ntac h20
ntact h20
ntag g37
ntage g37
ntai m-39 h-20
ntain m-38 h-29
ntan r-39 h24 k-24
ntant r-39 m20 k-24
ntas m42 h-24
ntasy m42 h-24
nte r-55 g-25 h22 k-27
nte_ m30 h43
nted g-20 m-26 h-46 k28
nted_ g-20 m-26 h-46 k28
ntee r31 m-35 h-28
nteed r37 g-19
nteen m-26 h-26
nten m-19 h46
ntent m-19 h43
nter r-62 g22 h32 k-33
nter_ r-106 g21 m20 h-22
ntere r77 m-19 k-54
nterf h68
ntern r-41 h-43 k25
nters g28 h-29
ntert h33
ntes m47 h-31
ntest m47 h-31
nth r34 m-46 k-44
nth_ r40 g80 m-30 h-54
nthe h57
nthe_ h50
nthl g-30
nthly g-30
nths g-24 h-37 k-39
nths_ g-24 h-37 k-39
ntif g26
ntifi g26
ntil r45
ntil_ r45
ntin r23 g-47 m31 h-50
nting r39 g-47 h-50
ntio g-19
ntion g-19
ntiq h29
ntis m-22
ntist m-22
ntit r-28 g29
ntity r-28 g22
ntl g-26 m-22
ntle g-21 m-22
ntlem g-21 m-22
ntm r-20
ntme r-20
ntmen r-20
nto r90
nto_ g22
ntor r55
ntor_ r43
ntr g24 k34
ntra r27 h33
ntra_ h45
ntrac r33
ntre r22
ntres r35
ntri r-29 m19
ntrib r-29
ntrie m28 h-19
ntry r-20 k49
ntry_ r-20 k49
nts r61 k51
nts_ r61 k51
ntt r40 h-19
ntt_ r40 h-19
ntu r23 h38
ntur r23 h38
nture r23 h38
nty g38 h-53
nty_ g41 h-57
nu_ g-44 h41
nua m33 h-43
nual m37 h-36
nual_ m37 h-36
nud h41
nude h41
nude_ h31
nue h-33
nue_ h-33
nui g23
nuin h19
nuine h19
nuit g33
nuity g33
num r31 g26 m73 h69 k30
numb r27 g43 m67 h29 k35
numbe r27 g43 m67 h29 k35
nume h27
numer h27
nur h-56
nurs h-68
nurse h-54
nus r22 g-21 m49 h29
nus_ r22 g-21 m49 h29
nut r-37 g31 m39 h-53 k-61
nute r-37 g49 m39 h-19
nute_ m45 h-28
nutes r-31 g51
nuts h-31 k-48
nuts_ h-31 k-48
nv_ h-72 k48
nve g-29 h48 k-24
nvel g-36
nvelo g-36
nven h26
nvent h27
nver r-19 g20
nves r22 g-23 h30
nvest r22 g-23 h30
nvi r-24 g20
nvid g20
nvidi g20
nvo k26
nvoi g-24 k26
nvoic g-24 k26
nvoy h-19
nvoy_ h-19
nwa h-50
ny_ r-35 g49 m30
nyl g-43 k-22
nyl_ k-22
nym g23 h-26
nyme g23
nymex g23
nyw r-34 h-19
nywh h-19
nywhe h-19
nze h68
nzee h49
nzeer h49
nzi r20 h23
nzir h44
nzir_ h44
o2a h-48
o2o r39 g76 h-19
o2oo g76
o2ood g76
o3_ g-22
o3a h-19 k48
o3at h-21 k56
o3at_ h-21 k56
o7a h-23
o7ad h-29
oa_ m34 h30
oac g-31 m-25
oach g-31 m-25
oach_ g-21 m-19
oachi m-34
oad h50
oad_ m26 h21
oade g-22 h19
oaded g-22 h19
oak_ h-36
oal r-41 g42 m57 h-70
oal_ r-25 g35 h-102
oals g19 m53 h32
oals_ g20 m49 h40
oan r70 g-34 m-34 h-62
oan_ r32 g-32 m-32 h-35
oans r22
oap g-31 h-39
oap_ g-31 h-44
oar r-25 g-35 h33
oar_ h76
oard r-22 g-24 m20 h-38
oard_ r-21 g-30 m30 h35
oards h-47
oas r-26 h-23
oast r-26 h-23
oaste h-38
oat r-86 g58 m-29 h-73 k-31
oat_ r-23 h-48 k-22
oati r-45 g70
oatin r-45 g70
oats r-39 m-23
oats_ r-39 m-23
ob_ r30 g-36 m-53 h-22 k85
oba r-22 h-21
obar m25
obb h-30
obe r-21 g-23 m40 h33 k-27
obe_ g-19 m28 h56
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
obo r-30 g87 m-43 k37
obod r-32 g84 h-35 k37
obody r-32 g84 h-35 k37
obon h25
oca g58 h35
ocai h53
ocain h53
ocat g63 h-20
ocati g49
occ h19
occu h19
occul h19
oce r31 g-30 h-78
ocer h-59
ocer_ r-24
ocery h-47
oces r25 h-22 k30
ocess r25 h-22 k30
och r-28 h26 k60
oci g-34 m36 h21
ocia g-45 m44
ocial g-45 m44
ock r37 m-96 k-29
ock_ r32 g-38 m-22 h-46 k21
ocke g69 h-46
ocker r-32 g30 m21 h-52
ocket g31
ockey m-30
ocki h26
ockin h26
ocko h40
ockof h40
ocks m-58 k-25
ocks_ m-29
ocksm m-29
ockt h28
ockta h28
oco h-41
ocop h-36
oct r25 m-32 k-32
oct_ r44 h-30
octo r-19 m-32 h29 k-31
octob m-22 k-19
octor h43
ocu g-64 h64
ocum g-28 h-23
ocume g-28 h-23
ocur h38
ocure h26
ocut h49
ocute h49
od_ r62 m-21 h-105 k-55
oda g-51 h-33
oda_ h-35
oday g-42
oday_ r-31 g-41
odd r-75 m65 h62
odds r-31 m55 h29
odds_ r-31 m55 h29
ode r-24 h36 k56
ode_ m25 k64
odei h24 k-21
odein h24 k-21
odel h33
odels h23
odes m-26 h-19 k25
odes_ m-22 k25
odh r37 g39
odha r21 g41
odha_ r21 g41
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
ods r-25 h-62
ods_ r-25 h-62
odu r-20 g31
oduc r-20 g31
oduct r-20 g31
odw r38
odwi r38
odwil r38
ody r-36 g29 h30 k39
ody_ r-36 h25 k42
odys g20 m19
odys_ g20 m19
oe_ h-20
oes r24 g22 h-89 k49
oes_ r37 h-81 k47
oet h32
oet_ h41
oev g-28
oeve g-28
oever g-28
of_ r-42 g53 m-64 h-22 k-65
ofa r-52 h-46 k-21
ofa_ r-52 h-46 k-21
off g-68 h80 k30
off_ r64 g-25 h68 k43
offe r-63 g-25 m-23 h38
offee g-21
offer r-55 h31
offi h-58
offic m19 h-66
offs h32
ofi g-58 m-19 h-29 k-21
ofit g-45 h-26
ofit_ r-22 g-45 h-26
ofr r38 h-50
oft g-33 m-42 h-34
oft_ r22 h-75
ofto g-20
oftop h19
oftw m-34 h28
oftwa m-34 h28
og_ r-27 g30 m-25 h148
ogar g21
oge g-28 h21 k-19
oger h21
oger_ h21
ogi h41
ogin h50
ogn h59
ogna h59
ognac h59
ogr r-23 g-23
ogra r-28 g-23
ograp r-19
ogs m25 h40
ogs_ m25 h40
ogy g-20 h28
ogy_ g-20 h28
oh_ r-48 g38
ohan h21
ohani h21
ohn m-30
ohnn h19
oho r34 h-25
ohol_ h-46
oholi h28
ohom r21
ohom_ r21
ohoo r20
oi_ r19
oic r-29 h20
oice r-27 h21
oice_ r-52
oices r24 h28
oid k38
oid_ h-30 k30
oil r-52 g-20 m29 h-37
oil_ m30 h-19
oile r-36 g-27
oilet r-23
oin g32 m34 h85 k-29
oin_ g23 m30 h22 k-37
oing g21 h-68 k53
oing_ g21 h-68 k53
oins r20 h40 k-25
oins_ r20 h40 k-25
oint r-34 h60 k-20
oint_ r-51 h84
ointm r-20
oints r38
ois k-41
oise k-39
oise_ k-39
oja h94
oja_ h67
oju h28
oju_ h28
ok_ g32 h-20
oke g20 m53 h34
oke_ r-26 h43
oked r22 g-27 h-48
oked_ r22 g-27 h-48
oken r-19 g25 h-27
oken_ r-19 g34 h-63
okens h36
oker m68 h73
oker_ g71 m52 h36
okera g-44 h24
okers h34
okh g20 h22
oki r-21 m45 h49
okie r-33 m74
okie_ m52 h28
okies m21
okin m-29 h36
oking m-29 h36
okl h-25
okle h-25
oklet h-25
okr r27 g31
okra r27 g31
okra_ r27 g31
oks r-33 m-21 h-75 k40
oks_ r-25 h-25 k53
oksh h-50
oksho h-50
oku g-19 h42
okup g-19 h42
okup_ g-19 h42
ol_ r-82 h-32 k-47
ola r-43 g-60 h-53
ola_ g-28 m44
olar h-31
olar_ r-21
olas h-71
olass h-35
olat r-26 g-25 h51
olati h58
old r25 g-25 k-33
old_ r-19 m-33 h21
olde r32 m26
older r36 m-19
oldi r-32 g-25
oldin r-32
olds r44 g24
olds_ r40 g28
ole r-35 h24 k-67
ole_ r-39 g-33 h-39 k-36
olee g32
olees g32
olen r-49 h74
olen_ h74
olf h-47
olf_ m22 h-45
oli r77 g30 m-37 h-62
oli_ r98
olic g66 k19
olic_ h32
olice h-23 k24
olicy g99 h-51
olid g-22 h41
olida g-22 h41
olis r-28 g35 h-20
olisa g58
olish g-23
oliv r-19 g-38 h-60
olive r-19 g-38 h-60
oll m28
oll_ g-37 m-26 h-42 k29
olla h-36
ollar h-36
olle r-40 g-20 m19
ollea k-31
ollec g-44 k43
olled r-21 g33 h-42
oller h22
olli m24 h60
ollin m25 h52
ollo r22 g89 h-19
ollo_ r-22 g31 m20
ollov r59 h-23
ollow g71
olls m-26
olls_ m-26
olly h45
olly_ h50
olo r-63 g31
olo_ r-23 h29
olog g-25 h66
ologe h21
ology g-20 h28
olou h-64
olour h-64
ols r-19 g-24 h54
ols_ r-19 g-23 h51
olt r-32 m25
olt_ m25
olu h73
olum m24 h37
olut h37
olut_ h34
olv r45
olvi r45
olvin r45
oly g42 m19
olym g42 m52
olymp g57 m43
om3 r39
om3a r39
om3a_ r39
om_ r26 g40 m-42 h-24
oma r-25 g-39 m-40 k-33
omac g48
omach g28
oman r-26 g-33 h24
oman_ r-26 g-33 h24
omar r24 h-27
omar_ r24 h-27
omat m-30
omato m-30 h-19
omb g44 m26 h-30
omb_ g53
ombo m34 h-26
ombol m34 h-26
ome g97 m-27
ome_ g83 h-51 k30
omeb g-23
omebo g-23
omeo r-21 g-33 h27 k19
omeon r-21 g-33 h27 k19
omes r-19 h-30
omes_ r-19 h-30
omet r24 g34 h67
omete h19
ometh r27 g22 h20
ometr h28
omew g58
omewh g58
omi k28
omil m52 h44
omill m52 h44
omin g41
oming g47
omino h-50
omis r38 m-20 h-37 k23
omise r22 m-20 h-31
omiss r25
omm h68 k42
omme h43
ommel h47
ommi r20 m25 h26
ommis r-34 h32
ommit r53
ommu h32
ommun h32
omo r-25 h33 k41
omola r-21
omor r-30 k30
omorr r-30 k30
omp g-36
ompa g-26 h69
ompan g-26 h69
ompe r29 m37
ompen r30
ompet m38
ompl h-23 k28
ompli h-23 k28
ompo h-21
ompou r-21
ompu m-29 h-19
oms r-21 h63 k-27
oms_ r-21 h63 k-27
omw h29
omwa h29
omwar h29
omy h-42
omy_ h-42
on_ k-29
ona r46 g-39
ona_ r37 g26 h-35
onal g-34 m39 h46
onal_ r19 g-34 m39 h36
onar h22
onara h22
onate r-37
onati r47
onc r-66 g39 m-22
once r-44 g47 m-43 h-20
once_ r-41 g20 m-31 h-34
oncei g39
oncel h40
oncer h-19
ond r77 h-44 k-25
ond_ g-34 h-68
onda r-35
onday r-27
ondi g-23 h-26
ondit r32 g-23
ondo r-19 g44
ondon r-19
onds r117 g32 h-30
onds_ r117 g32 h-30
one r31 g73 m21 h60 k39
one_ r-47 g36 m44 h-28
oned r-27 g46 h90
oned_ r-23 g46 h66
oner_ h-23
ones r28 m-37 h58
ones_ r28 m-37 h44
oney r66 m29 h-67
oney_ m24 h-40 k20
oneyl r57
onf r-23 g-22
onfe r-19 h22
onfer r-19
onfi h-42
onfir h-26
ong r39 g37 m72
ong_ r37 g-46 m79 k48
onge m26
onger m21
ongs g84
ongs_ g84
oni h80 k23
oni_ r27 h60
onic g40
onic_ h43
onics g33 h-31
onin h23
oning h23
onk h87
onka h35
onkat h35
onke h27
onkey h27
onl r-64 g36 k34
onli r-45 g27
onlin r-45 g27
only r-19 m-22 k19
only_ r-19 h-34 k20
onlyf h48
onn r-33 g-34
onne r-31 g-33 h-35
onnes g-22 h-31
ono m-64 h-34 k-24
onom h-43
onomy h-42
onor h26
onor_ h26
ons r-30 m-52 h-24 k55
ons_ r-64 g44 h-58
onsh h55
onshi h55
onsi r27
onsid r27
onso r21 g-22 m-34
onsol r22
onsor m-29
onsu g-22 k41
onsul g-23 h-42 k42
onsum h31
ont m37 k35
ont_ r-34 g-31 m23 h-32 k80
ontac h20
onte r23 m56 h60
onte_ m33 h47
onted r20
onten m-19 h43
ontes m47 h-35
onth g24 m-38 h-62 k-20
onth_ r21 g79 h-28
onthl g-30
onths g-24 h-37 k-39
ontra r31 h24
ontri r-29
onu r-40 m54 h25
onus r-39 m54 h26
onus_ r-39 m54 h26
onv r25
onve r25 g-34 h33
onven r43 g-43 h38
onvo h-19
onvoy h-19
ony r20 h27
ony_ r20 h30
onz h23
oo3 m-19 h-27
oo3_ g-22
oo7 g-25
oo_ r24 g20 h42 k-20
oob r43 h-20
oob_ r43
ooc k61
ooch k61
ood r85 m-74 k-68
ood_ r64 g-22 m-69 h-42 k-69
oodo h51
oodoo h51
oods r-25 g44 h-48
oods_ r-25 g44 h-48
oodw r38
oodwi r38
oody h61
oody_ h61
oof r-27 g34 h-36
oof_ r-25 g48
ooft h19
oofto h19
ooj h22
ooja h22
ook r-61 g-35 m-24 k19
ook_ h-29
ooke r23 g-28 h45
ooked r23 g-27 h-21
ooker h66
ooki r-27 h52
ookie r-33 m32
ookin m-29 h52
ookl h-25
ookle h-25
ooks r-33 m-21 h-75 k40
ooks_ r-25 h-25 k53
ooksh h-50
ooku g-19 h42
ookup g-19 h42
ool g31 m28 h-99
ool_ r-38 g37 m31 h-92 k19
ools h33 k-23
ools_ h32 k-23
oom r-32 m-35 h44 k-37
oom_ r-21 m-35
ooms h63 k-20
ooms_ h63 k-20
oon r24 g66 k-25
oon_ r-24 g64 h-46
oona g48
oona_ g48
oons g-32 h42
oons_ g-28
oonsh h47
oop g26
oop_ g29
oor r31 m-45 h-41 k-61
oor_ m-32 k-48
oora r-19
oos g39 m40
oos_ g-23 m80 h-27
oose g36 h42
oose_ g26 h26
oosi g44
oosin g34
oot g-60 m28 h32
oot_ r35 g-54 m65 h-90
oota h50
ootb h-25
ootba h-25
ooth h67
ootl h33
ootle h33
oots h-22
oots_ h-22
ooz h68
ooz_ m20
ooze h53
ooze_ h53
op_ g21 m-26 h-124 k-98
opar h28
opard h28
ope r-26 g106 h-57
ope_ r-44 g29 k-21
open g68 m38 k21
open_ g140 m-21
opene g-26 h-24 k22
openi g-24 m20
opens g-22 m43 h23
oper h-33
opera h-26 k21
opes h-19
opes_ h-19
oph m-19
ophe h40
ophet h46
ophy m-19 h-19
ophy_ m-19 h-19
opi r-36 m41 h70
opie g-26 h50
opied h21
opies h29
opin g43
oping g43
opiu h37
opium h37
opk h33
opke h33
opkee h33
opl r-35 g-23 m-20 h52 k21
ople r-35 g-23 m-22 h56 k21
ople_ r-23 g-23 k42
oples h53 k-22
opo m-33 h77
opol m-33
opp r-31 g-36 h53 k-25
oppe r-19 h52 k-21
opped g-45 m27 h36
opper r-34 g46
oppi g-31
oppin g-31
oppy h-22
oppy_ h-22
ops r-21 g50 h69 k21
ops_ h88 k21
opsh g58 h-19
opshi g34 h-19
opt r-36 g120 h-75 k-35
opt_ g22 h-27
opti r-31 g73 m27 h-46 k-35
optio r-31 g73 m27 h-46 k-35
opy r-26 g-55
opy_ g-49
or_ r-64 g93 m41 h89 k-67
ora r43 g-27 h-21
ora_ r41 g38 m-19 h-35
oran g-24 h-23
orang g-24 h-23
orar h23
orary h23
orat r21 g-21 m-26 h-31
orate r36 h-21
orati m-22
orb r49
orbe r44
orbea r44
orc g-20 m-21 h112
orce g-20 h68
orcer h70
orch h-25
orci h34
orcin h30
ord r-26 g-50 m19 h-70 k27
ord_ r-29 g-62 h-75 k41
orde g30
ordea h20
order g34 h-31
ords h26
ords_ h26
ore r79 g-56 m49 h41
ore_ r21 g-27 m36
ored h52
ored_ h68
oreh r31
oreha r31
ores r24 g-32 h24
ores_ r24 h24
orex g49
orex_ g49
org r-27 g-49 h154 k-28
orga g-23 h59
organ r20 g-23 h78
orgav r-50
orge r-23 g-20 h63
orge_ h-30
orged r-22 h57
orget h41
orgin h40
orgiv h-22
ori m-30 h-48
ori_ h34
oria g23
orial g23
orig h34
origi h34
orin r36 m-20 h-31
orine m-20
oring r36 h-24
oris h-89
orit h-26
oriti h-19 k20
ority g22
oriz h33
orizo h33
ork r-29 m-42
ork_ r-23 g-49 h-81
orke r-42 g27 h49
orker r-21 g27 h57
orki r22
orkin r22
orkm g36
orkme g36
orks g-38
orks_ h30
orksh g-21 h-29
orl g33
orld g33
orld_ g33
orm r-58 h-60 k74
orm_ r-24 h-23 k64
orma r-27 g-41 h-25
ormal r-20 g-39 h-22 k25
orms g25
orms_ g25
orn r-100 m-34 h50 k-23
orn_ m-26
orne r-45
orni r-39
ornin r-37
oro r-36 m21 h29
oro_ r-36 g43 m20
oros g-25 h41
orosc g-25 h41
orp r36 g-31 h-37
orp_ r25
orph r-46 g-29
orpha r-46 g-26
orpo r36 h-21
orpor r36 h-21
orr r-60 g52 m-37 k24
orre h-22
orrec h-22
orro g28 k36
orrow g28 k36
orry r-41 g38
orry_ r-41 g38
ors g38 h39
orse r-28 g40 m23
orse_ r-27 g24 h27
orses h-29
orsh m-19 h69
orshi m-19 h69
ort r-34 g103 k-30
ort_ r-77 g77
orta h-32
ortad h31
orte g52 h-39
orted g25 h-25
orter g27
ortg r27
ortga r21
orth r23
orth_ r23 h22
orti g36 h19
ortio g26 h41
ortn r29 m-19
ortni r29 m-19
ortr m-44
ortra m-44
orts g-36 m38 h38
orts_ g-29 m23 h36
ortsb m19
orty r-29 m63
orty_ r-29 m52
orw r36 g45 h-37 k21
orwa r37 g28 h-37 k21
orwar r37 g28 h-37 k21
ory r19
ory_ r19
os_ g-98 m-23 h29
osa g-29 h-43
osar r-26
osara r-26
osc g-28 h100
osci h41
osciu h41
osco g-25 h41
oscop g-25 h41
ose r-49 g53 m47
ose_ g22 k34
osec h28
osecc h28
osed r-45 g35
osed_ r-45 g35
osen m-22
osen_ m-22
oser m89 h-27
oser_ m36 h-21
osers m53
oses r21
oses_ r22 m-24
osh r20 m-22 k33
osh_ k34
osht h24
osht_ h24
osi g87 m51 h27 k-21
osin r-43 g24 m41
osing r-43 g24 m41
osit g58 m19
osit_ m43 h23
osite r23
ositi g66 h-24
osk_ h28
oso h-23
osoo h-23
osoom h-23
osp r-20 h-33
ospi r-20 h-33
ospit r-20 h-33
osq r-26
osqu r-26
osque r-26
oss r-22 g29 m42 h20 k28
oss_ g-30 m32 h20 k47
osse g34
osses g34 m19
osso g22 h-40
ossom g22 h-45
ost r80 h-23 k-57
ost_ g-46 h-25 k-24
osta g48 m-22 h-23
osta2 g25
oste g-20 m-35
oster r-27 m-23
osti h58
ostit h23
osts r61 g42 m23
osts_ r61 g42 m23
ostu h-31
ostum h-31
ot_ g-43 m49 h-22 k-50
ota r-86 m-38
ota_ r-23 g27
otal r-23
otal_ r-23
otar r-39 g-19 h-34
otary r-39 g-19 h-34
otat m-44 h-32
otato m-44 h-32
otb h-25
otba h-25
otbal h-25
otc h21
otch h42
otch_ h42
ote r38 m61 h-29
ote_ r38 g-83 m-29 h32
otec g80 m-23
otect g82 m-22
otel r-40 h-34
otel_ r-40 h-71
otels h37
oter m27
otes r46 g-28 m23
otes_ r46 g-28 m23
otex g44 m54
otex_ g44 m54
oth r-68
oth_ m-44 h-50
othe r25 g-22
othel h25
other r27
othes g-28 h-19
othi r-81 g-31 m37 h-29
othin r-81 g-31 m37 h-29
oths g32 h59
oti g-60 m-49 h48 k42
otic h45 k44
otic_ h36
otice k47
otio m-41 h-33
otion m-41 h-33
otk h38
otl h75
otle h53
otleg h33
otli h22
otlin h22
otm r25
otm_ g29
oto r-34 g-31 k-32
oto_ r-23 g-25 m26 h-32
otoc h-39
otoco h-39
otor g32
otor_ g40
otos h70 k-21
otos_ h70 k-21
ots g26 m32 h24 k-24
ots_ g29 h20 k-19
ott r-58 g21 m81 h79
otte g36 h-23 k26
otted r29 g53 m-22
otter r-39 m37 h24 k26
otti h39
ottis h39
ottl r-32 g-35 h63
ottle r-32 g-35 h63
otto g31 m75 h34 k-19
otto_ g-30 m85 h61
ottom g35
otton g26 h-33
ottr m22 h-23
ottry m22 h-23
otu h-24
otus h-24
otus_ h-24
oty h39
oty_ h39
ou_ r47 g-63 m28 h19 k-20
oub r82 m28
oubl r82 m28
ouble r46 m52
ouc g47 h-30 k23
ouch g47 h-30 k23
ouch_ g41
ouche g-29 k27
oud r-46 g-33 h-45
oud_ r-46 h-53
oug r-46 g-29 m-23 k47
ough r-46 g-29 m-22 k47
ough_ r-27 g-19 k39
oui h35
ouk g-21
ouk_ g-21
oul g42 m89 h-31 k-20
ould m36
ould_ g19 m27 h-33
oulde h19
oule m58 h20
oulet m58 h20
oun r41 g-29 m-42
oun_ r63
ounc g-29
ounce r31 g-29 h32
ounci r-19 h-24
ound k-26
ound_ r40 k20
ounde m-19
ounds r-42 m30 k-36
oung r-26 h26
ounge r-26 h26
ount h-30 k43
ount_ g59 m25 h-44
ounta r-45 k-28
ounte r-74 g-34 h45
ounti r82 g-21 h-21
ountr g19 h-26 k50
ounts r37 h31
oup r36 g-53 m79 k31
oup_ r-20 h-82 k35
oupi m38 h28
oupie m38 h28
oupl h39
ouple h39
oupo r62 g-32 m50
oupon r62 g-32 m50
ouq h-21
our r-95 g-64 k39
our_ g-52 k-29
oura r19 m22
oura_ r19 m27
ourb h38
ourbo h38
ourc g25
ource g25
oure r-29 g-22 k25
oured r-29 g-20
ouri r-40 g-25
ourie r-40 g-25 m-21 h-42
ouris h25
ourn m20
ourna m21
ours r-33 g-19 h-30
ours_ r-45 g31 h-45 k28
ourse g-50
ourt g35 k24
ourt_ g42 h-20
ourte h20
ourth k34
ous g-27 m-22 k-37
ous_ r30 h30 k19
ousa r26 g-23 m19
ousan r26 g-23 m19
ouse g-26 k-47
ouse_ r20 h30 k-44
ousi r-22 m-43 h-34
ousi_ g-22
ousie h-21
ousin g40 m-51
out r-39 m58 k41
out_ r-35 m49 h53 k41
oute h-44 k26
oute_ h-22 k26
outi h-24
ov_ r45
ova r-27 h-27
oval r-27 h-32
oval_ r-27 h-32
ove g-93 m-21
ove_ r-35 g-53 k94
oved r24 g-22 k-30
oved_ r24 g-22 k-30
ovel g-24 m-20 h-22
ovel_ g-24 m-20 h-22
oven r-35 g-25
oven_ r-35 g-25
over r65 g50 m23 h-36
over_ g73 m42 h30
overc r-22
overd r27
overe r27 g29
overi r22 g-28
overn r59 m-20
overs m25 h-28
overt r-42 g-25 h-34
overy g24
oves h52 k-28
oves_ h45 k-28
ovi r34 h64
ovid r22
ovide r22
ovie h31
ovies h37
ovin h32
oving h47
ow_ g41 m21
owa r-64 h61
owa_ m25
owan g-20 h42
owanc g-20 h42
owar r-46 g-19 h35
owar_ h35
oward r-46
owd h-38
owde h-23
owder h-23
owe r-45 g-55 m138 h-47 k-65
owe_ r63 g-40 m83
owed r-26 g-25 m-23 h-27 k-23
owed_ r-26 g-25 m-23 h-27 k-23
owel g-20
ower r-38 g35 k-32
ower_ r-35 g48 m-23 h-39 k-20
owerb m46 h49
owers m-20
owes r-39 m75
owes_ r-35 m49
owi r51 m28 h36
owin r51 m28 h36
owing r51 m28 h36
owl m20
owl_ m34
owm g29
owme g29
owmen g29
own r-34 g61 m-19 h-96
own_ r-36 g20 m-30 h-40
owne r-21 g25 m41
owner r-25 m45
owni g54
ownie g-21 h40
ownin g74 h-24
owns h-19
owns_ h-46
owr r53
owry r40
owry_ r40
ows r-19 g71 h-46 k-20
ows_ g78 h-67 k-70
ox_ r-74 g-29 k-20
oxe g-38 h-27 k-23
oxes g-23 h-39 k-23
oxes_ g-23 h-39 k-23
oxy g-30 h66
oxy_ g-24 h60
oxys h24
oxys_ h24
oy_ g-80 k-19
oyd g36
oyds g36
oyds_ g36
oye k25
oyee k28
oyee_ k32
oys r-39 g45 m-36 h-27 k-26
oys_ r-39 m-32 k-19
oyst g47
oyste g47
oz_ r-40 m36 h-26
oze h21
oze_ h53
ozen h-32
ozen_ h-32
pa_ r-44 g-40 h55
pac r-46 g36 m24
pack r-30 m-21
pack_ r-24 g33
packa m-23 h-26
packe h39
packs g-19
pad h-32
pada h-37 k21
padd h36
padde h42
pade h-19
pag h38
page h53
page_ h52
pai r-39 m-31 h-60
paid r85 g-23
paid_ r85 g-27
pain r-100 g-26 m-27 h-54
pain_ h43
paint r-97 g-22 m-25 h-98
pair r-45 m-25
pair_ r-22 m-22 h-21
paire h26
pairi h20
pairs r-20
pais r21 m23
paisa r32 h-22
paise m19
pak g36
pal r44 g38 m-21 k-34
pal_ r73
pala h-35
pali r24
pall g98 h-43 k-21
palle g98 h-43 k-21
palm r-30 g-28 h88
palm_ g-23 h26
palmi h62
palms r-21
pam m-30
pam_ h39
pan g-26 m-23 h59 k-25
pana m20 h-86
panc h38
pance h38
pand h45
pandi h45
pane k-27
panel k-27
pang h31
pango h42
pani h39
pani_ h20
panio h19
pant m-22
pany g-20 h50
pany_ r22 h40
pap r-44 h22
pape r-44
paper r-44
par g-52 m-28 k-57
par_ r108 g-21 h-66
para r-47 m-20 k29
para_ m-20 h-21 k29
param g20
parat r-35 h28
parc r-48 h-35 k-33
parce r-31 h-35 k-33
pard h28
pard_ h28
pare g-26 m-22 k-38
pare_ m-20 h-38
paren h37 k-24
pari r32 m77 h27
pari_ r32 m54 h42
park g-44 m-51 h-47
parki r-42 g-22 m-36 h-45
parl m31 h43
parlo h45
parm h34
parma h34
parr g21 h-26
parro g21 h-26
part g23 m-42 h26
part_ r52 m-29
partm r-30
partn m-19
parts h-36 k-22
party m21 h57 k32
pas g-25 m-44 h54 k111
pass r-73 m-20 k58
pass_ k49
passe g44
passi r-38 h-24 k29
passp h32 k-42
past r56 h63 k30
past_ r56 k41
pastr h24
pat r59 g25 m39 h-60
pata g20
pata_ g40
pati h-66
patie h-34
pato r94 h-32
paton r94 h-32
patr m30 h38
patro m32 h29
patt r-23 m49
patti r-25 m40
patw h22
patwa h22
pau g-33
paul g-23
pauli g-23
paw r133 h-19
pawn r133
pawn_ r40
pawnb r24
pawne r39
pawns r30
pay r111 k24
pay_ r24 m-26
paya r22
payda h27
paye r23
payi r36
payin r36
paym r-21
payme r-23
payo r20 h19
payr g-20 k33
payro g-20 k33
pays g31 m43 h-24
pays_ g37 m51
pcs m26 h30
pcs_ m-19 h-26
pcso m45 h56
pcso_ m45 h56
pct r40
pct_ r40
pe_ r-36 g36 m-30 h-35 k-33
pea r-48 g52 m-22 h-22 k26
peal h-26 k28
peal_ h-26 k28
pear r-45 g65 h-26
pear_ r-21 h34
pearl r-23 g70 h-29
pears h-31
peat h58
peaty h58
peb g42
pebb g42
pebbl g42
pec r-31 g22 k-37
pec_ r-30 g36
peci g32
pecia h41
pecif g32 h-30
pect g-31 h25 k-36
pecte g-24
pecti h-25
pecto h64 k-27
ped r-25 g-28 m23 h19
ped_ r-23 g-27 m23 h40
pee g-44
pee_ g-43
peg h49
pegs h43
pegs_ h43
peh g56 h-20
pehl g56 h-20
pehle g72 h-20
pek h39
peke h39
peken h27
pel r-25 g-21 h40
pell r-25 g-21 h40
pell_ r-25 h40
pen r34 m-22 h-88 k-35
pen_ r-26 g78 m-24
pena r50 h-33
penal r50 h-33
pend r21 g44 m-24
pendi r35
pends g57 m-24
pene g-29 h-24 k28
pened g-29 h-24 k28
peni g-24 m20
penin g-24 m20
penn r-39 g-34 m50
penny r-39 g-34 m50
pens r47 h-23 k-39
pens_ r22 m35 k-29
pensa r30
pense r19 h-23
pensi r-24
pent r-41 m-33 h-27
pent_ r-25
pente m-33 h-25
peo r-23 g-23 k42
peop r-23 g-23 k42
peopl r-23 g-23 k42
pep r-19 g-22
pepp r-19 g-22
peppe r-19 g-22
per m29 h78
per_ r93 g27 m88 h-54
pera_ h-27
perad h40
perat k21
perc g-31 m-21 k28
perce r23 m-20 k30
perf h-23
peri h86
perie h37
perin h24
perm r-26 g32 m-26 h30
perm_ h26
perma m-20
permi g41
pero g-19 h73
perol h35
peron h38
perp g97 h-40
perp_ g36
perpe r24 g26 m45
perps g34 m-32
pers r-56 g-54 m-28
pers_ r-52 g-35 m-22 h26 k-60
perso h-34 k70
pes r36 h-80
pes_ h-80
pet r-23 m35 h-89 k-53
pet_ g20 m-22 h-26
pete g32
peter g32
peti m34
petit m34 h-24
petr g-23 h-28
petro g-23 h-28
pets r-21 g-41
pets_ r-21 g-41
petu r24 g26 m45
petua r24 g26 m45
pey h40
peys h32
peysi h32
pf_ r54
pgr h21
pgra h21
pgrad h21
pha r-47 m-35 h-62 k-24
phal g26
phal_ g26
phan r-47 g-26
phana r-19
phans r-27
phar h-50
pharm h-50
phe r-22 g-33 m-26 h104 k-21
phet h57
phet_ h46
phi r-26 h31
phil r-24 g19
phis h41
phish h41
pho r-29 g-24 k-27
phon g-20
phone g-20
phot r-39 g-32 m-22 k-29
photo r-39 g-32 m-22 k-29
phy g-22 m-20 h-37
phy_ m-19
phys h-21
physi h-21
pia m-22
pic g24 m23 h44 k-35
pic_ g36
pice_ h62
pick g45 m37 h-116
pick_ g69 m29 h-30
picke r-31 g-56 h-84
picku r20
pics h52
pics_ h52
pict h40
pictu h40
picy g-27 h52
picy_ g-27 h52
pie g-38 h35
piec g-24
piece g-24
pied h21
pied_ h21
pier m38 h28
pies h19
pies_ h19
pig h81 k-46
pig_ h116
pige h-47
pigeo h-47
pigl h38
pigle h38
pigs h53 k-32
pigs_ h46
pil r-21 g-28
pile m35
pile_ m35
pill g-33 h-32
pills g-23 h21
pils h65
pim h87
pimp h55
pin r-50 g-25 m81 h35
pin_ r-20 g-26 h-83 k52
ping g33 h-20 k-21
ping_ g33 h-20 k-21
pink g-20 m24
pinn m22
pino h50
pinot h30
pins m40 h41
pins_ m40 h41
pint h42
pints h29
pir r-29 m-25 h107
pir_ h22
pira h49
pirat h49
pire g-24 h24
pired g-24 h24
piri r-22 h-23
pirin g32 h-39
pirit g-21
piry g24 h36
piry_ g24 h36
pis r-47 m36 h-32
pist_ h-19
pit r30 g-27 m-41 k-23
pit_ h28
pita r30 g-20 h-44 k-22
pital r31 g-20 h-49 k-22
pitc m-28
pitch m-28
piu h37
pium h37
pium_ h37
piz r-30 m-24 h-29
pizz r-30 m-24 h-29
pizza r-30 m-24 h-29
pke h28
pkee h28
pkeep h28
pl_ r-26 m25 h-36
pla r-113 k-31
plac r-20 g29 h40
place r-20 g29 h41
plai g-29 h-22 k41
plain g-29 h-22 k41
plan g20 m-58 h-76
plan_ r22 g34 h-62
plat r-51 m-34 k-25
plate r-74 g-34 m-54
platf r23 g38 m19
play r-46 g-21 m75 h85 k-39
play_ m74 h68
playb h37
playe r-31 m24
ple g-69 m-45 h73 k60
ple_ r-26 m-47 h63 k50
plea g-48
pleas g-48
pled r45
pledg r45
ples h58
ples_ k30
pless h53 k-22
pli r-58 h31
plia h-32 k23
plian h-32 k23
plic g-30 h41
plica g-30 h41
plie r-25 g22 k-19
plier r-26 g26 k-19
plit r-23
plit_ r-20
plo r-40 g49 m-56 h-42
plot r-26 g61 m-52 h-34 k-22
plot_ r-26 g34 m-47 h-24 k-21
plots g27
ploy k22
ploye k25
pls h28 k20
pls_ h28 k20
plu r66 g-26 m24 h-20
plug h67
plug_ h30
plum r-43 g-23 m-23 h-78
plumb r-43 m-23 h-21
plus r113 m54
plus_ r113
ply r34 h19
ply_ r34 h19
plz r22 g25
plz_ r22 g25
pm_ r-27 g27 m-35 h-26
pme r22 h31
pmen r22 h31
pment r22 h31
pmt r34 h-37 k31
pmt_ r34 h-37 k31
pna r-23
pna_ r-23
po_ g-31 h37
poa h27
poc g29 m31 h-20
pock g29 m31 h-20
pocke g29 m31 h-20
pod h-38
poi g31
poin g32
point g32
pok r-38 m113
poke r-38 m72
poke_ g21
poker r-27 m82 h-29
pol r-41 g34 m-40 h-38
pole r-22 g-21 k-20
pole_ r-22 g-21 k-20
poli g56 h-44 k19
polic g79 h-42 k19
polis g-23
poly m-24 h23
pon r68 g24 m30 h29
pon_ r28 m50
pond g37
pond_ g37
pons r28 m-25 h23
pons_ r29 h30
ponso m-29
poo r-21 g-63 m71 h29 k45
pooj h22
pooja h22
pool g-55 m117
pool_ g-29 m77 h-60
pools g-25 m36 h59
poor m-30
poor_ r31
pop g-19 h72
popp h32
poppe h31
poppy h-22
por g-48 m-46 h179 k29
pora r36
porar h23
porat r36 h-21
porc h57
porci h30
pork m-19 h110
pork_ m-19 h122
porn m-25 h65
porn_ m-25 h46
port r-59 g-25 m19 h-69 k39
port_ r-60 g-55 k35
porta h-49
porti g43
portr m-44
ports g-24 m51
pos r39 m-61 h-50 k41
pos_ g-19 m-27 h-58 k35
pose k53
pose_ k53
posi g58 m19
posit g58 m19
poss g36
posse g36 h-26
post g-65 m-22 k-32
post_ r23 g-46 h55
poste m-23 h-27
pot g-87 m78 h-107 k-19
pot_ g-49 m149 h-36 k-19
pota m-44 h-32
potat m-44 h-32
poti g-32 h24
potio h24
pott m-31 h-58
potte m-31 h-58
pou r34 g-43 h26 k-31
poun r53 g-22 h-37 k-31
pound r53 g-22 h-37 k-31
pour r-19 g-21 h58
pow r-22 g-24 m39 h27
powd h-23
powde h-23
powe r-19 m47 h50
power r-19 m47 h50
pp_ r60 g-118 m26 h59 k27
ppa h29
ppa_ h29
ppe r-30 g-42 h86
ppea r-23 k28
ppeal h-26 k28
ppear r-23 h27
pped g-35 h55
pped_ g-35 h55
ppen r39 h19
ppens r39
pper r-46 m-22 h43 k-41
pper_ r-39 g37 h26 k-19
ppero h34
ppers m-19 k-21
ppf r54
ppf_ r54
ppi r-58 g26 h-30
ppin r-58 h-20
pping r-40
ppl g104 m-42 k-25
pple g35 h-29
pple_ g25 h-25
ppli r-33 g32 m-24
pplia g33
pplic g-22
pplie r-25 g22 m-23
pply r34 g37 h21
pply_ r34 g37 h21
ppo r-27 g-33 h-29 k24
ppoi r-20
ppoin r-20
ppor g-32 h-22 k24
pport g-32 h-26 k24
ppro g34
pprov g34
ppy r-23 g36 m-27
ppy_ r-23 g36 m-27
pr_ r56
pra r-42 h37
pray r-49 h39
pray_ r-24 h25
praye r-25
pre r33 g223 m-42 h-169 k-52
pre_ g89 m-24 h-23
prea r27 g98 h-61
pread r27 g98 h-61
pred m22
predi m22
pref r49 g-57
prefe r49 g-57
prem r-48 g59 k19
prem_ g65 h-30
premi r-43 m20 h32 k20
preo g23
preor g23
prep h-30
prep_ h-23
pres h-32 k-31
presa g47 h-36
presc g-38 h26
prese r25 g-24
press g-25
pri r-91 m33 h-38 k-45
pric g33
price g33
pril r-40
pril_ r-40
prin g-56 h-74
princ r49 h-24
pring r48 g25 h-25
print r-92 g-68 h-25
pris r-52 g77 h-23 k-21
prise r-52 g77 h-23 k-21
prit h39
pritz h39
priv h35
priva g-32 h35
priz g-46 m29 h-27
prize g-46 m29 h-27
pro r24 g20 m-57 h43
probl g22
proc r35 k25
proce r42 h-19 k29
procu h26
prod g31 h21
produ g31 h21
prof g-21 m-19 h-37
profi g-57 h-36
prom r38 m-21 h-36 k-20
promi r47 m-20 h-37 k-20
proof h-50
prop g-19 h21
proph h46
pros h92
prosc h41
prose h28
prost h23
prot g82 m-22
prote g82 m-22
provi r22
prox h19
proxy h19
ps_ r-36 g71 m26 h28 k-37
psh g58 h-19
pshi g34 h-19
pship g34 h-19
pst r21 g-20 m57 h-34
psta r27 m45 h-19
pstai r30
pstak m51 h-19
psti h-20
pstic h-20
psu g20 h-23
psul g24
psule g24
psy h65
psyc h59
psych h59
pt_ r-64 g23 m-30 h-61 k-37
pta r24 h52
ptag h43
ptago h43
ptai r26
ptain r26
pte g-25
pti g59 m33 h-35 k-42
ptio g59 m33 h-33 k-37
ption g59 m33 h-33 k-37
pto g23 m-23 h-63
pto_ h-23 k32
ptop m-25 h-20 k-22
ptop_ m-25 h-44
ptops h23
pts r38
pts_ r38
ptv h45
ptv_ h45
pty k-24
pty_ k-24
pub r-38 g-34
publ r-38 g-21 m-19
publi r-38 g-21 m-19
pud h36
pudd h36
puddi h36
puj h61
puja h61
puja_ h50
pul r31 g-29
pula r23 g-28
pull m21
pulle h29
pulls m23 h-19
pump h-20
pump_ h-20
pun m46 h21
punt g-23 m48
punt_ g-21 m22
pup g36 h-41
pupp g42 h-41
puppy g40
pur r27 k36
purc r38
purch r38
purp k50
purpo k53
pus r26 m54
push r26 h29
push_ r67
pushe r-41 h39
pust m58 h-33
pusta m58 h-33
put g78 h-86
put_ h-87
pute m-29 h-26
puts g71 m-29
puts_ g71 m-29
putt m33 h35
putti m33 h35
py_ g-20 m-51 h28 k-26
qa_ r-43 h-48
qal r25
qar r49 h-37
qar_ r56
qard r-40
qard_ r-40
qarz r32
qarz_ r32
qat h20
qat_ h35
qba g22
qbal g22
qes r-39
qest r-39
qest_ r-39
qis g49
qist g49
qist_ g49
qle h20
qlee h20
qleed h20
qsa r-23
qsat r-23
qsat_ r-23
qse r35
qsee r36
qseet r36
qty g30
qty_ g30
qua r-52 m32 h-64
qual r-55
qual_ r-55 g-21
quan r-28 g29
quant r-28 g29
quar r42 m39 h-40
quare m62
quart r43 m-22
quay g-24
quay_ g-24
que r-23 g-41 m-30 h32
que_ r-36 g-22 h23 k-19
ques r42 h30 k21
quest r29 h33 k23
queu m-25
queue m-25 h-22
queur h22
qui r45 g-37 m57 h82
quia h44
quiap h44
quic m22
quick m22
quid g30
quida g34 h-21
quie k23
quiet k23
quil h26
quila h26
quir g29 h-21
quire g32 h-31
quit h39
quity h42
quiz g-32 h-36
quiz_ g-32 h-36
quo m28 h48 k-20
quor h46
quor_ h46
quot g24 m40
quote m42
qur m-30 h-21
qura m-26
quran m-26
ra_ g28 h100
raa r20
rab r91 g19 m-45 h-69 k-33
rab_ g102 h32
raba g-30 m-24 h-60 k-24
raba_ r-23 h-25
rabah r51 h-25
rabe g32 m37 h-27
rabey h-26
rabl r73 g-68
rable r73 g-68
rac r69 m29 h87 k-26
race r67 h-19
race_ r68 m-30 h-24
racec h23
raci m36 h19
racin m36 h19
rack m19 h80 k-24
rack_ g-43 m65 h54
racke g25 m-46
ract g25 h-23
ract_ r31 h38
racto h-29
racts g20
rad r-69 g32 h-52
rad_ r-46
rada g35
radab g23
radd r-49 m-19
rade r37 h-30
rade_ g24 m22
rader r22 g-44 m-19
rades g25 m26
radi r-19 m35
radin g27 m24
radio r-19
rado m-29
raf r27 g-46 m43 h41
raf_ h-30
raff g-20 m37 h20
raffi h53
raffl m47 h-33
raft r36 g-38 h29
raft_ r40 g-26 h22
rag r-20 m35
rag_ m20 h29
rage r-25
rage_ r-19 g-19 m24 h-22
raged g40
rages h33
rah r79 g-57 m97 h78 k-20
rah_ r34 g-32
raha r50 m31 h33
raha_ r59
rahan m40 h31
rahe m21 h43
rahee h33
rahn m34
rahn_ m34
rai r-61 g-46 m-67 h-81 k25
rail g-31
rail_ g-35
rain r-46 g-26 m-19 h-53
rain_ h-27
raini r-24
rains g-37 h-42
rais r-19 k29
raise r-19 k32
rait g20 m-44
raj r-46 g-47 m23 h67
raj_ h46
raja g-26 m29
raja3 r-27
rajab r32 g-23
raje h29
raje3 h29
rak r-60 g-40
rak_ r-19 g-21 h50
raka h-32
raka_ h-27
rake m25 h-90
raki h83
raki_ h71
ral g-35 h-22
ral_ h-33
rall g-33 h28
rall_ h28
ram r39 g-63 m-34 h60
ram_ r-38 g-25 k27
rama h51
ramad h59
rame h-25
rame_ h-42
ramet g20
rami r41
rami_ r36
rams r33 h27
rams_ r33 h27
ran r25 g32 m-100 h-47
ran_ r-47 g28 h-26
rana h36
rana_ h37
ranc r53 m-38 h-21 k20
rance r21 g25 m-19 h-30
ranch m-19 h31 k30
ranci h-22
rancs r21
rand r-23 g37 h37
rand_ r22 h-52
rande h40
randf g26
randi r-26 h52
randm r-26
rando g49 h-37
randy h51
rane h-41
rane_ h-41
rang r28 g-38 m-25 h30 k25
ranga h-24
range g-38 m-24 k30
rangl h19
rani h-27
rank h36
rans k24
ransf k29
ransl g-36 h-45
ranso h58
rant r32 g31 m-25 h-70 k-23
rant_ g-19
rante r35 g-26
ranto r24
ranty r-25 g55 h-40
rap r-59 m-46 h-64 k-38
rap_ g79 m-21 h-42
rape r-22
rape_ r-20
rapes h-26
raph r-19 g-26
rapi h-19
rapis h-19
rapp h44
rappa h47
rapy h-20
rapy_ h-20
raq r-24 h49
raq_ h55
rar r-45 g-33
rare g-43 m23
rare_ g-43 m23
rary r-20 g-20 h23
rary_ r-20 g-20 h23
ras r-19 m28
ras_ m-33
rase m24
rasee m24 h-29
rash g-19 m43 h39 k-19
rash_ m40 h-25
rashe h30
rashi g-23 m19
rashw h39
rass h-41
rass_ h-41
rast h21
rasti h21
rat r44 g19 h29
rat_ r40 m24
ratc g-20 m94 h27
ratch g-20 m94 h27
rate r48 g86 m-24
rate_ r93 g43 m-32 h-60
rated h110
rateg g24
ratel g50
rates r-30 m21
rath g-30 k26
rati g-45 m-29
ratin h19
ratio r19 g-31 m-24 h-25
rato r-31
rator r-31
rav r-26 m-46 h22
rave r-20 g-26 m-29 h33
rave_ h56
ravel g-25 m-29 h-23
raw m19
raw_ r-23 g-20 m48
rawa r-27
rawal r-27
rawe g-19 m-24 h20
rawer g-19 h-22
rawi g69
rawin g69
rawn r43 g-39 h-19
rawn_ r60 g-38 h-19
ray r-112 g-58 m-26 h-43
ray_ r-66 g-32
raya r-20 g-33 h-27
raya_ g-33 h-26
raye r-41 g36
rayed g23
rayer r-25
raz h51
raz_ h50
rba r-20 m72 h44
rbal m45 h58
rball m53 h44
rbe r31 g-29 h-50
rbea r44
rbear r44
rber h-51
rber_ h-51
rbi g-30 m24 h-24
rbo r-48 g51 h28
rbo_ g36 m36
rbon h56
rbon_ g21 h34
rbona h22
rbou r-24
rbu r-39 h-22
rbun r-39 h-22
rbun_ r-39 h-22
rce r-35
rcel r-31 h-54 k-33
rcel_ r-20 g22 h-34 k-47
rcen r23 m-20 k30
rcent r23 m-20 k30
rcer h70
rcere h38
rch r32 g-26 m-48
rch_ r28 g-34 h-35
rcha r29 m-23
rchan r28
rchar r-24
rchas r38
rchi r-22
rci g23 m-23 h31
rcia g24
rcial g24
rcin h30
rcine h30
rcl m28 h20
rcle m28
rcle_ m28
rco h-35
rcoa h-35
rcoal h-35
rcu g-21
rd_ r31 h-87 k29
rda r63 g-37
rdam h-40
rdamo h-44
rday g-24 h47
rday_ g-24 h54
rde r-29 g37
rdea h20
rdeau h20
rded h25
rded_ h25
rden r-22 h-21
rden_ r-22 h-21
rder g34 h-31
rder_ r-34 m28
rdere r22 g22 m-20
rdi r-46 g-41
rdi_ h24
rdin r-34 g-36 h-27
rdina g-24 h22
rding r-36 h-49
rdl r67 g-33
rdle r67 g-33
rdles r67 g-33
rdo m22 h46
rdo_ h28
rdon h27
rdr r36
rdra r50
rdraf r31
rds g30 h64
rds_ g30 h64
re_ r-68 g-57 h-75 k79
rea r-70 g35 h45 k-34
rea_ h-23
reac g54
reach g54
read r-45 g-28 m-75 h-36
read_ m-27 h-93
reade h39
readi h28
reads g-29 m-21 h39
ready r-31 g23 h-48
reak g51 h78
reak_ h73
reaks g61
reaky h26
real m36 h42 k27
real_ g-27 m36 h47
reall g28
ream r-35 m49
ream_ m49
reams r-31
reas r49 g-46 m-23 h-21
rease h22
reasu r65 g-24
reat m30 h49
reat_ r-23 h-25
reate h52
reath m38
reaty g37
reb g-23 h-28
reb_ g21 h-20
reba r23 g-45
rebat r23 g-45
rebh g-22
rebh_ g-22
rec h-95 k39
rece g-23 h-70 k23
recei g-23 h-70 k45
rech r-24 g27 m55
recha r-24 g27 m55
recip h23
reck g42 h-27
reck_ h-20
reco g-34 k35
recor g-39 h-26 k38
recr h28
recru h25
rect_ h32
recti h21
recto k22
red r29 m55 h60 k-26
red_ g21
redee r-19
redi r40 m47 h38 k-21
redic m22
redit r41 m26 k-21
reds r-69 h26
reds_ r-69 h26
redu r31
reduc r31
ree r-56 g38 h-50
ree_ g38 m-41 k-19
reed h22
reed_ r28 g-29 h-22
reef h21
reek r22 g20
reek_ r22 g20
reem r31 g24
reem_ m20
reeme r26 g24
reen r-49 m26 h-81
reen_ r-33 m38
reeni h-27
rees r-25 h28
rees_ r-25 h19
reet k25
reet_ k26
reez g-46 k26
reeze g-46 k26
ref m-42 k23
ref_ g59
refe r35 g-61 m-28
refer r35 g-61 m-28
refh k41
refho k41
refi r-20 g-28
refin r-20
refu r-22 g42 m-23 k-26
refus g62
reg m-25 h-28
rega r63
regar r67 g-33
regi r-37 h-33
regis r-37 h-20
regl h19
reglo h19
regs h22
regs_ h22
reh m38 k-33
reha r27 m38 h-33
rehab h-22
rehan r27 m41
rei r-50
reig r-21
reigh g25
reim r19
reimb r19
rein g38
rein_ h19
reins g44 h-19
reit r-43 g-28
reit_ r-37 g-53
rek r30 h-20 k-23
rek_ k-21
rel r-19 m-22 h51
rel_ h43
rela h43
relab h39
rele m-23 h-62 k39
relea m-21 h-38 k39
relie h-31
relig h38
relo m23 h38
reloa m23 h38
rem r-21 g34 m19 h67
rem_ g65 h-30
rema r50 m29 h58
remai r26
reman r24 m29 h42
remed h24
remi r-41 m20 h19
remis g-32
remiu r-43 g24 h28 k20
remo m-24
remov m-24 h46 k-29
ren r70 g34 m-38 h-47 k22
ren_ h-36
renc m22
rence r31 m26 h-43
rench r-19 h50
rene g54 h-63
renes h-43
renew g47 h-21
rent r34 m-38 k55
rent_ h57 k-20
renta g-21
rente k47
renti r21 k24
rents r20 g32 h-37
reo g23
reor g23
reord g23
rep r67 g-57 m-70 h-97 k-20
rep_ h-23
repa k-35
repac h38
repai m-22 h-42
repay m22
repl r-34 g25 m-41 k-28
repla r-34 g32 m-40 h-48 k-22
repli h51
repo r36 g-40 k49
repo_ r49
repor g-38 k55
repu r46
repur r46
req r46
requ r46
reque r32
rer r74 k20
rer_ r83
res r-42 g-57 m-33 h-20 k-29
res_ r46 g-39 m19 h-33 k-49
resa g62
resal g65
resc r-59 g-38 k-23
resce r-45 h-23
rescr g-38 h26
rese r58 g-51
resen r25 g-24
reser r40
reset m20 h21
resh g-22 k22
resh_ g-22
resho k23
resi r-44
reso r-31 g74 k-47
resol r-29 g59 h-20 k-26
resor k-21
ress r-46 g-60 m-39 h47 k47
ress_ r-29 g-31 m-24 h48
resse h20 k36
rest r44 g-25 m-38 h-22 k47
rest_ r98 m-46 k64
resta r-21
ret g36 h24 k-53
ret_ g28 h72
rete g-20
reti h-34 k-20
retir h-34 k-20
retu r-31 g25
retur r-31 g25
rev r36 g31 m-30 h-38 k-24
reve g42 h-49
reven r20 h-41
revi h25
revie h25
revo r45
revol r45
rew g-51 h72
rew_ r44 g-25 h40
rewa g-20
rewe r-22
rewel r-22
rex g49
rex_ g49
rey r19 m34 k21
rey_ r-23 g-25 h23
reya r43 g29 k24
reya_ g30 k26
reyh m24
reyho m24
rf_ r-43 m32 h-31 k-24
rfe g24 h73
rfei h68
rfeit h68
rg_ h71
rga r30 g-57 m-27 h62
rga3 g-37
rga3_ r20 g-37
rgan r20 g-23 h78
rgan_ h36
rgani r38
rgans h45
rgari h25
rgav r-50
rgave r-50
rge g-22 h-43 k-32
rge_ m33 h-52
rged r-21 h51
rged_ r-21 h51
rgen r-26 h-20
rgent r-23
rger m-46
rger_ m-25
rges r41 h-22
rges_ r41 h-22
rgi r-42 g50 h-45
rgin r-34 g51 h-25
rgin_ g50 h-58
rging r-20 h45
rgiv h-22
rgive h-22
rgr k26
rgro k26
rgrou k26
rha g-54 h-48
rham r33 g-29 h-42
rham_ r-29 m-23
rhams r34 g-22 h-39
ri_ r38 g35 m21 h46
ria r19 m-44 h20
ria_ h29
rian r21 m-22
rian_ r21 m-22
rib r20 g-74 h50 k-22
riba r62 h-45
riba_ r50 h-39
ribe g-19 h56 k-20
ribe_ h64
riber g-19
ribi h21
ribs h23
ribs_ h23
ribu r-31
ribut r-31
ric g71 m-21 k-28
ric_ m22
rica h97
rica_ h43
rican h27
ricat h32
rice g22 h-42
rice_ r-19 h-74
rices g39 h38
rich g49
rich_ r-30 g54
ricia g25
ricit r21 g-31
rick h-21
rick_ r23 k21
ricks g25 k-25
rid m-43 h-50 k-19
rid_ r30
rida m38
rida_ r-36
riday r22 m26
ride m-64 h-29
ride_ m-56
rider g28 h-23
rides g-23
ridg g-35 m-28
ridge r-34 g-30 m-28
ridgi r30
rie r-75 g-26 h-29
rie_ h19
ried r-63 g-31
ried_ r-63 g-31
rien m-21 h25 k24
rienc h37
riend m-21 k29
rier r-40 g-31 m-21 h-57
rier_ r-40 g-30 m-21 h-105
ries r28 g33 m29 k-21
ries_ r28 g35 m34 h-94 k-21
rif r-24 g-27
rifi h34
rific h36
rifl g-22
rifle g-22
rig r-39 g77 h-52 k-29
righ r-33 g107 m26 h-82 k-33
right r-33 g107 m26 h-82 k-33
rigi h37
rigin h34
rih g32 m22
riha g34 m23
rihan m23
rik_ h30
ril r-89 h-60
ril_ r-40
rill r-49 h-52
rill_ r-49 h-60
rim g37 m38 h-66 k-20
rim_ g49 m19
rimm g-28 h-27
rimmi h-27
rin r31 g-80 m-67 h-61
rin_ h-24
rina_ h25
rinc r49 h-24
rinci r27 h-24
rine g24 m-20 h-45
rine_ g24 m-20 h-45
ring r68 m-42 k32
ring_ r62 g36 m-50 h25
rink r23
rink_ r24 h-63
rinks h65
rint r-92 g-68 h-25
rinte r-27
rinti r-55 g-37 h-31
rio g25 h34
rioj h73
rioja h73
rip r-26 g-30 k-20
rip_ g39 h-90 k-22
ripe h-39
ripe_ h-33
ripp h108
rippe h110
rips h-26
rips_ h-26
ript g-32 h58
ript_ h31
ripti g-29 h20 k20
riq r24
ris h-44 k-25
ris_ h-54
rise r-60 g41 h-27 k-21
rise_ r-49 g53 h-23 k-21
rised r-30
rish h57
rish_ h24
rishw h23
risk g44
risk_ g19
rist r66 g-51
rist_ r48 g-23 h-20
ristm r20
rit r-23 m-69 h29 k28
rit_ m-21
rita g40
rita_ g23
ritab r25 k22
ritan g26 h-21
rite g23 m19 h-49
rite_ m19 k30
riti g50 h-38
ritie h-34 k20
ritin r-19 g51
rits h51
rits_ h51
ritt g-40 h34 k43
ritte g-40 h34 k43
ritu g-20 m-43 h53
ritua g-20 m-43 h53
rity g-32 h-56
rity_ g-32 h-56
ritz h39
ritz_ h39
riu h-26
rium h-26
rium_ h-26
riv r-34 k20
riva r-32 h53
rival r-23 h40
rivat g19
rive g-36 h-26
rive_ r29
river r-37 g-24 m-22 h-21
rives m33
rivi g23
riy r20 g-30 m20
riya r31 g-30
riyal r44 g-30
riz g-50 m29 h26
rize g-46 m29
rize_ g-46 m40 h-30
rizo h33
rizo_ h33
rja g-31
rja3 h22
rja3_ h27
rk_ r-51 g-34 m-24 h84
rka r29 g24 h59
rka_ r30 g28
rkat m22
rke r29 g-22 m-23 h-70 k21
rker r-21 g27 h-21
rkers g28 h-37
rket r33 g-27
rket_ r33 g-28 k-28
rkey k20
rkey_ k20
rki r-25 g-23 m-38 h-36
rkin r-20 m-38 h-31
rking r-20 m-38 h-31
rkm g33 h-19
rkme g33 h-19
rkmen g33 h-19
rks r28 g-44 h-37
rks_ r25 g-24 h-20
rksh g-21 h-29
rksho g-21 h-29
rky h19
rky_ h35
rl_ r-28 g28 h118
rla g26 h-24
rla_ g34 h-22
rld g33
rld_ g33
rle h-27
rley h-27
rley_ h-27
rli r35
rlin r35
rline r19 h-45
rlo m50 h169
rlo_ m33 h47
rloc h24
rlock h24
rlot h53
rlot_ h62
rlou h45
rlour h45
rls_ h-31
rlsb h46
rlsbe h46
rly g-51 h-51 k-28
rly_ g-51 h-51 k-28
rm_ r-33 g19 m-42 h-41 k45
rma r-46 g-58 m-27 h-39
rma_ g-19 h32
rmac h-50
rmacy h-44
rmal r-20 g-39 h-22 k25
rmal_ r-20 g-39 h-22 k25
rmar m-20
rmark m-19
rme g-20 m24 h72
rmei h25
rmeis h25
rmen g-21 h65
rment h66
rmi r-26 g46 m26
rmin m32
rmina m32
rmit g26 h21
rmit_ g26 h29
rmo h58
rmou h59
rmout h59
rms m-48 h-39 k22
rms_ m-48 h-39 k22
rn_ r38 g-29 m-88 h43 k-34
rna r-34 h-64 k26
rna_ r-22 h25 k27
rnab h-42
rname m21
rne r-128 h-36 k58
rne_ r-27
rned r-42
rned_ r-42
rner k26
rner_ k26
rnes g38
rnest g38
rnet r-23 k23
rnet_ r-23 k23
rney h-19
rney_ h-19
rni r39 g29
rnig r42
rnigh r42
rnin g22 h-37
rning g22 h-37
rno h42
rns g37 m-38
rns_ g45 m-38
ro3 h-25 k48
ro3a h-21 k56
ro3at h-21 k56
ro_ r-71 g73 m98 h-74 k-42
roa g34 m-49 k26
road g34 m-42 k26
road_ g19 m-42 h-43 k27
robl g22
roble g22
robo m-23
roc r20 g-59 m-19 h67
roce r31 g-30 h-78
rocer h-59
roces r25 h-22 k30
rock h48
rocks h46
rocu g-20 h75
rocur h26
rocut h49
rod r-49 g48
rodu r-20 g31
roduc r-20 g31
rof g-21 m-19 h-37
rofi g-57 h-36
rofit g-45 h-26
rog g-43 h30
roga h46
roh m-25
roha h21
rohan h21
roi r40 g-33 h23 k43
roid h22
roin g-26 k43
roin_ h54
roj r-28
rok r27 g42
roke r21 g26
roker r41 g30 h35
rol g-56 m47 h49 k-28
rol_ g-22 m23
roll r46 m33 h-52
roll_ h-43 k29
rolle r-32 g33 m31 h-21
rolli m25 h52
rollo r59 h-23
rolls m-26
rolo r-23 g-22 h90
rolog h67
rom h56
roma r-19 k21
romi r36 m32 k-24
romil m52 h44
romis r47 m-20 h-37 k-20
ron r-50 h48
ron_ r-20
rone h35
rone_ h35
rong r-30 g-22 m28
rong_ r-30 g-21 m25
roni g28 h28
roni_ h59
ronic g41 h-31
rono h-42
ronom h-42
ront r31 g-27
ront_ r-31 g-27
ronte r20
roo r-75 g-57 k-49
roof h-56
roof_ g19 h-33
rooft h19
room r-27 g-45 m-21 h89 k-27
room_ g-45 m-22 h40
rooms h63 k-20
root h-30
root_ h-30
rop r-74 g25 m-36 h-61 k-20
rop_ r-79 g28 h-58
rope g-39
roph m-19 h21
rophe h40
rophy m-19 h-19
ropp g-35
roppe g-26
rops g90 h-19
rops_ g56
ropsh g34 h-19
ror g-19
ror_ g-19
ros r-45 g-77 m-43 h113 k19
ros_ r23 g-27
rosc g-26 h83
rosci h41
rosco g-25 h41
rose r-36 g-32 h20
rose_ r-27 g-27 h30
rosec h28
roso h-23
rosoo h-23
ross r-22 h26 k32
ross_ r-22 k32
rost g24 h23
rosti h23
rot r29 g43 m-87 h68
rot_ m-44 h71
rote g54 m-28 h-19 k-27
rote_ g-27 k-24
rotec g82 m-22
roth g-22 k37
rothe g-22 k37
roti h30
rotic h30
rott h33
rotte h33
rou r41 g-101 m48 h41 k92
roub r77 g-19 h33
roubl r77 h26
roug g-33
rough g-33
roul m67 h26
roule m67 h26
roun h27 k31
round h27 k31
roup r-23 m29 k39
roup_ k40
roupi m38 h28
rous_ h27
rout h-44 k26
route h-44 k26
rov g43 h-46
rove g32 h-40
rove_ g23 h-43
roved h-21
roves h24
rovi r22
rovid r22
row r48 g70 m-31
row_ r-65 g99
rowe r49 k-24
rowed r52
rower g-20 h19
rowi r44 g-21
rowin r44 g-21
rown h67 k-28
rown_ h74 k-28
rowni g-21 h40
rowns h-46
rows h-46
rows_ h-46
rox h19
roxy h19
roxy_ h19
roz h-30 k-26
rp_ g76
rpa g-24
rpau g-23
rpaul g-23
rpe r-28 g25 h-48 k-19
rpen h-29
rpent h-29
rpet m21 k-19
rpet_ h-23
rpets r-21 g-28
rpetu r24 g26 m45
rph r-46 g-29
rpha r-46 g-26
rphan r-46 g-26
rpl r23 m31 h22
rpla m32
rplan r21
rplay m32
rpo k52
rpor g21 m-20 h19
rpora r36 h-21
rport r-22 g22 h40
rpos k53
rpose k53
rpr r-45 k-20
rpri r-45 k-20
rpris r-45 k-20
rps g34 m-32
rps_ g34 m-32
rr_ g19
rra r-24 g20 h141
rra_ r-32 h75
rrac h32
rrace h21
rraf r34 h28
rraf_ r35
rran g42 k-23
rrang h51
rrant r-27 g64 h-48
rre r64 m-35 k-39
rrec h-22
rrect h-22
rred r27 h-20
rred_ r27 h-20
rrel g22 h46
rrel_ h43
rrent r36
rri h-66
rrie g57 h-21
rries g63
rrin g-22
rring g-22
rriv g-26 m19
rrive m19
rro r-55 m-35 k36
rro3 k27
rro3a k35
rrog h44
rroga h46
rron h34
rron_ h34
rrot g21 h-69
rrot_ g21 h-26
rrow m-31 k36
rrow_ r-82 g72 m-19 k30
rrowe r45 k-24
rrowi r44 g-21
rrows g-35 k30
rru r74
rruq r77
rruq_ r77
rry r30 g-25 m-19
rry_ r-23 m-19
rryi r54
rryin r54
rs_ r-39 g-35 m-45 h-62
rsa r-31 h44
rsal r-31 h44
rsal_ r-31
rsala h35
rsd r19
rsda r19
rsday r19
rse r-31 g-42 m-27 h-44 k-48
rse_ h72 k-55
rsel k19
rser m-28
rsery m-28
rses m25 h-26
rses_ m26
rsey m-39 h-22
rsey_ m-39 h-22
rsh g-25
rshi g-24
rship g-24
rsi g-35
rsin r19
rsing r19
rsio h26
rsion h26
rsit g-26
rsity g-26
rso g-22 k67
rson g-22 k67
rson_ k46
rsona k20
rst r26 m34 h51
rst_ m25 h46
rt_ r-35 g107 m26 h-119
rta r-68 h-22
rtad h31
rtade h31
rtai r-23
rtain r-23
rtak r-27
rtaki r-26
rtat h20
rtati h20
rte r58 g46 h54
rted g25 h-25
rted_ g25 h-25
rtee r34 m46 h48
rteen r20 m46 h49
rten h20
rtend h46
rter r31 g32 m-32
rter_ r71 m-22
rterl r-40 g23
rtg r27
rtga r21
rtgag r21
rth r33
rth_ r59 m-23 h28 k27
rthd r-25 g-22
rthda r-25 g-22
rti r27 g-61
rti_ g-28 h47 k-21
rtim g-40 h-35
rtime g-40 h-35
rtin r35
rting r36
rtini h22
rtio g26 h41
rtion g26 h41
rtis h-21
rtisi h-21
rtm r-30
rtme r-30
rtmen r-30
rtn g-20 m-38
rtne m-19
rtner m-19
rtni r29 m-19
rtnig r29 m-19
rto g-19 m-22
rton m-26
rton_ g-25
rtons m-26 h-25
rtoo h20
rtoon h20
rtr m-21 h-21
rtra m-44
rtrai m-44
rts r-30 g-67 m38
rts_ r-25 g-60 m23
rtsb m19
rtsbo m19
rtu r-34 m22 h47 k-21
rtup r-34 g31 m-24
rtup_ r-34 g31 m-24
rty r-26 m79 h30 k33
rty_ r-26 m59 h49 k33
ru_ m-26 h93
rua r47
ruar r36
ruary r36
rub m-33
rub_ m-33
ruc m-31
ruck m-28
ruck_ r-38 h21
rucks r47
rud g55
rude g57 h-23
rude_ g57 h-23
rue r32 k92
rue_ k94
rued r35
rued_ r35
ruf g24
ruff g24
ruffl g24
rug r23 h-71
rug_ h-54
rui r-23 g31 m40
ruis m20
ruise m20
ruit r-19 g41 m29
ruit_ m30
ruits g25
rul r49
rule r49 g19
rule_ r54
rules g25
rum r-38 g-27 m44 h73 k-34
rum_ r-22 g-21 h102
rumm m53 h-24 k-27
rummy m53
run r54 g27 m-60 h-44
run_ m-49 h-31 k46
runa g36
runaw g36
runc h-28
runch h-28
rune h21
runk h37
runk_ h37
runn h-28
runs r39
runs_ r39
rup r45 g-51 m-23 h-21
rupa r34
rupay r34
rupe g-44
rupee g-44
ruq r107 h-24
ruq_ r108 h-20
rus m30
rusd g31 m35
rusd_ g31 m35
russ h44
russi h44
rust r22 g-40
rust_ g-40 k30
rut g-24 h89
rut_ g-20 h58
rva r-20 k30
rval k33
rvalu k33
rve r31 m-59 h-50
rve_ r27
rved r35
rved_ r35
rves g23 m-30 h-39
rves_ m-25 h-28
rvest g37
rvey g-19
rvey_ g-28
rvi r34 g19
rvic r21 m-19
rvice m-19
rviv g26 m23
rvive g28
rwa r22 g76 m-23 h19
rwan h32
rwane h32
rwar r25 g78 h-45 k20
rward r25 g80 h-50 k20
rwi g26
rwis g26
rwise g26
rwr g32
ry_ g-64 h-82 k-70
rya g-78 h-45
ryan g-28 h-28
ryani g-28 h-28
ryb m27
rybo m27
rybod m27
rye h-28
ryi r52
ryin r52
rying r52
ryo r-30 h34
ryon r-30
ryone r-30
ryp k30
rypt k30
rypto k30
rys h69
rys_ h23
ryst h46
rysta h46
rz_ r23
s2a h20 k30
s2al k30
sa3 h50
sa7 g-25 m65 k68
sa7_ h-27 k69
sa7b m43 h-28
sa7b_ m71
sa7e m24 h50
sa_ r-19 g104 h-110 k-30
saa h-44
saat r19 h-30
sab r-31 g-29 m36 h-81 k74
sab_ r-52
saba r-33
sabar r-33
sabe r37
sabet r21
sabi h-23 k117
sabi_ h-23 k117
sabo m78
sabon m78
sac g28 m-28
sack g29 m-28 h-41
sack_ g28 m-24 h-23
sacr h36
sacri h36
sad r-35 g-41 m-20 h-35 k-34
sadd g-32 h-33 k-25
sado r-26
saf r-38 h-86
safe r-22 h-38
safe_ g-33 h-31
saff h-45
saffr h-45
sag k24
sage r-19 m23 k24
sage_ r-19 m20 h23 k32
sah g-19 m-25 h-30
sah_ k23
saha h19
sahab h19
sahb m22
sahb_ m22
sahe r19 m-22
sahe_ h-35
sahi h20
saho h-22
sahod h-22
sai g70 m31
said r-48 g60 m42 h-46
said_ r-48 g60 m42 h-46
saik r25
saikd r25
sail r-24 g25
sain h71
saink r25
saint h79
sak r-36 m27 h78 k-19
saka m34 h33
sake g-20 h77
sake_ h101
sakk g34
sal r65 g27 m-71 h-30
sal_ m-21 h-27
sala h25
sala_ r-30 h24 k21
salaf r67
salam r-41 g50 h42
salar m-24
sale g71
sale_ g76 h19 k29
sales h-20
salf r24
salfa r24
sali g-38
salim g-22
sall r60 k-20
salle r57 k-20
salo h-29
salon h-50
salt h44
salts h22
sam r-68 m-39 h-73 k53
sama h-23
samak g25
same r-93 m-34 k48
same_ r-72 g-39 m-34 k19
sami r37 h-28 k-20
samir r36 h-28 k-20
samp k30
sampl k30
san h35 k29
san_ r-74 h27
sana g50
sana_ r25 g37
sanad r-23
sanc r46 h-26 k54
sance r46
sanct h-24 k61
sand r-47 h24
sand_ g-40 h-29
sando r-21 g43
sandu r-22 h45
sandw h23
sang r25 h50
sang_ h37
sangl r39 h-25
sangr h25
sani h-27
sanit h-27
sap r-24 m31 h112
sapp r-24 h83
sapp_ h34
sappe r-20 h38
sar r-45 h29 k-29
sar_ g-20 h32
sara r-20 m-33
sara_ r-36 m-29
saraf h-19
sarr r35
sarra r35
sary h29
sary_ h29
sat r99 m53
sat_ r50
sati r52 h-27
satio r39
satt m49
satta m24
satte m25
satu g-21 h28
satur g-21 h28
sau m-32 h64
sauc m-30
sauce m-26 h-48
saud g23
saus h29
sausa h29
sauv h46
sav r22 g-50 h-28 k-24
save r22 m21
saved r-27 m21
saver r48
savi g-32 h-19 k-21
savin g-32 h-19 k-21
saw r50 g-40 m-39 h-20 k-27
saw_ r77 g-63 m-21 k-27
say h120 k50
say_ m-40 h36 k71
saye r30 h53
sayeg r37
sayi r-42 h43 k-19
sayin r-42 h43 k-19
says m39 h29
says_ m39 h29
sba m39 h39
sban r-29 m39 h45
sban_ m44
sband r-25 h55
sbe h53
sber h46
sberg h46
sbo r45 m24 h20
sboo r36 m19
sboo3 r41
sbook m19
sc_ r59 h-26
sca r-62 g-28
scal r-21 m-27
scale r-19 g-33 m-22
scalp g33
scam h52
scam_ h39
scan g-19 h-23
scap g22
scape g22
scar m-25 h-28
scarf h-35
scat m54 h40
scatt m43 h41
sce r-45 h-23
scen r-45 h-23
scent r-45 h-23
sch r52 g-23 h26
sch_ h74
sche r53 g46 h-33
schem r51 h-22
schen g27
schn h22
scho g-57 h-72
schoo g-57 h-57
schw h29
schwe h29
sci h41
sciu h41
sciut h41
sco r-31 g-32 h132 k-26
sco_ h20
scoo g31 h-20
scoop g26
scop m-19
scope m-19
scor g-24 m49 h100
score g-20 m61 h35
scort h64
scot h66
scotc h42
scott h39
scou r30 g-32 h-31
scoun r30 g-32 h-31
scr g-37 m67 h29
scra m80 h29
scrap g38
scrat g-20 m94 h27
scre r-20 h-48
scree r-20 h-59
scri g-26 h46
scrip g-32 h51
scro r19 g-29
scrow r19 g-29
scu r23 m-26
scui m-26
scuit m-26
sd_ r27
sda m-35 h-36 k24
sdaq g28
sdaq_ g28
sday m-22 h-20
sday_ r20 m-22
sdt g29
sdt_ g29
se7 h81
se7r h82
se7r_ h82
se_ r52 g22 m-55 h-56 k109
sea r-36 m-36 h-41 k-40
sea_ g60 h-51
seal_ g-21 h30
seale g22
sean h44
seanc h44
sear g-19
searc g-19
seas g46 h42
seaso g50 h27
seat g-63 m-24 h-80
seat_ g-46 h-58
seats h-21
seb r29 g40 h46
seba r30
sebac r30
sec r-57 g46 m66 h51 k-21
sec_ g-20 m35
secc h28
secco h28
seco r-57 m35
secon r-57 m35
secr g32 h27
secra h24
secre g42
sect h27
secti h32
secu m-24 h-25
secur m-24 h-25
sed r-59 g53 h-60 k-20
sed_ r-59 g53 h-19 k-20
see g60 m-31 h-113
see_ r68 g48 m-26 h-34
seed r-44 g-34 h-34
seeds r-39
seen r-36 g-37
seen_ r-36 g-37
sees r26 h-25 k70
sees_ r26 h-25 k70
seet g46 k-22
seet_ g46 k-22
seg g87 h-27
segu g35 h-25
segur g35 h-25
seh h36
sehr h40
sehra h25
sei g-23 k22
sel r50 g52 m-52 k-41
self r41
self_ r41
sell r36 m-35 h-38 k-52
sell_ r58 h44
selle r-35 g71 h-56 k-26
selli r-26 g33
sells r42 g-89
sem g-35 m23 h-25 k36
sem_ g-28
seme r32 h30
semes r32
semh r-22 k31
semha r-22 k31
semi h-34
semin r-34 h-34
sen r-109 h-44 k54
sen_ m-23
sena g36
sena_ g36
send r-48 g-76 m22 h27 k81
send_ g-40 m26 k66
sende g-28 k32
sendi r22
sends r-81 h55 k-22
sens g29
sense g29
sent r-47 g-26 m24 h-24 k-22
sent_ r-47 g-26 m24 h-24 k-22
sep g62 h22
sepa r-35 g24 h35
separ r-35 g24 h35
ser r39 g-62 m24
ser_ g-33 m68 h-26
sers m21 h-38
sers_ m21 h-38
sert g22
sert_ g23
serta h20
serv r49 g-22 m-37
serve r45 g-22
servi r21 m-19
sery m-28
sery_ m-28
ses m27 h64
ses_ h88 k28
sess k-24
sessi g-26 m20 h34
set r81 g-28 h27
set_ r72 g-61 m-75 h55
sett g29 m66 h-26
settl g29 m66 h-26
sev r39 g-20 h-37
seve r39 g-20 h-37
seven r39 g-20 h-37
sew m-34
sewn g30 h27
sewn_ g30 h27
sex g-19 h98
sex_ g25 h46
sext g-44 h78
sexti g-42 h70
sey m-30 h-28
sey_ m-30 h-26
sfe k29
sfer k29
sfers k34
sh_ r-88 g72 m-25 h61
sha r96 h-33 k42
sha2 r21 g-28
sha2a r21 g-24
sha7 r23 m22 h-23
sha7n r23 m22 h-23
sha_ r-49 g-20
shab r-25 h33
shaba g21
shabu h26
shad h-35
shag r19
shah r47 m-27
shaha h37
shahr r37 h-30
shak m28
shake m28
shal r-20 g99 h23
shall r-20 g104
sham r46 h52
sham_ r36
shame r20
shan r49 g-27 h39 k66
shan_ r55 g-25 k74
shar r31 g-56 m53 h-23 k-27
shara h51
share m-19 h20
shark h-27
shart g-23 m113 h-60
shaw g-28
shay r-35 g42
shay_ r-33 g48
she g-29 m26 h-53 k-80
she_ m36 h67 k-43
shed m21
shed_ m21
shee r-42 g31 h-31
sheep r-26 g37 h-25
shees h21
shei r-24 h21
sheik r-24 h21
shel r-54 g-35 h-95
shelf r-52 g-32 h-53 k-34
shell g29 h-36 k25
shelt g-32
sher r28 h37
sherk r30 g21
sherr h46
shers m21 h26
shes h-20
shes_ h-20
shi r-93 g-66 m21 h79
shi_ m25 h26
shid g-23 m19
shid_ g-23 m19
shie r-20 g37
shiel r-20 g37
shif g-19
shift g-19
shin r-20 g-52 h42
shina h23
shine h48
shing r-19 g-41 h-28
ship g40 h-30
ship_ r-29 g48 m23 h-54
shipm r26 h28
shipp g22
shir r-21 m-38
shira h50
shirt m-51 h-57
shis r-23 g-20 h39
shish r-23 g-20 h39
shm h27
shma h25
shman h26
sho g-49 m-25 h-43 k48
shoe h-73
shoes h-73
shof g-23
shoh r20
shol k23
shold k23
shoo r37 g22 h23
shoof g29 h20
shook r29
shoot r25
shop r20 g-78 m-54 h-52 k-23
shop_ r32 g-32 h-45 k-53
shopk h33
shopp g-27 m-38 h-26
shops g-19 k34
shor g75 h-67
short g84 h-89
shot h26
shots h21
shou r-20 h37
show r-54 g-85 m21 h34 k59
show_ g-59 h30
showe r-61
shown g-40 m-20 h-20 k82
shows g30
shr m-65 h19
shri r27 g20
shrin r27 h23
shro m-32 h37
shroo m-32 h48
sht r28 g65 m-21 h-39
shta r33 h-28
shtar r33
shte g48
shter g48
shu g43 m-20 h99
shu_ g36 h65
shuk h-20
shukr h-20
shut_ g32
shw m22 h106
shwa m24 h93
shwa_ h79
shy r34
shyl r34
shylo r34
si7 h23
si7r h23
si7r_ h23
si_ r49 g-30 h-42 k25
sia h63
sian h61
sian_ h61
sic g-33 m22 k-30
sic_ g-33
sica r30
sical r30
sick r-24 k-23
sick_ r-24 k-23
sid r33 g31 m24 h44
side r36 g37 m26 h39
side_ g38 m19
sider m23 h44
sides h-19
sie m32
sie_ h-21
sig m-30 h56
sig_ h42
signa g35 h-34
signe r25 g-32 h26 k-38
signi r-39 g-21
signm h30
signs k69
sil r-35 h-37
sile k28
silen k28
silv h-25
silve h-25
sim r-43 g-89 m-42 k59
sim_ r-48 g-57 h19 k81
simp g-21
simpl g-21
sin r19 m39 k61
sin_ g26 m-24 h20
sinc r77 h-20 k29
since r77 h-20 k29
sine g20
sing r-20 g64
sing_ g21 k23
sink g-19
sink_ g-22
sino g-23 m62 h-21
sino_ g-23 m56
sins r-26 g-30 k22
sins_ r-26 g-30 k22
sint h50
sinth h50
sio r-37 g-26 h-27
sio_ h-35
sion r-23 g-20 m35
sion_ r-40 g-34 m36 h52
sions g-22 h-39
sir m67 h79 k-26
sir_ g21 m67 h82
sis g-47 m-29 h-37 k-28
sis_ m-27 h-30
sisi h42
sisig h42
sist g-33 h-49
siste g-29 h-32
sit r-44 h101 k-40
sit_ r-25 m90 h64
site h20 k-25
site_ r-21 h40 k-25
sited r23
siti g33
sitio g33
sits m-37
sits_ m-37
sitt h-36
sity g-26
sity_ g-26
siu h53
siu_ h53
siv h37
sive h37
sive_ h28
six r40 g-23 m49 h-20 k21
six_ r62 m51 h-29 k19
sixt r-22
sixty r-22
siz r-77 g50 m-28 h-32 k-22
size r-77 g50 m-28 h-32 k-22
size_ r-25 g54 m-28 h-29 k-22
sized r-44
sk_ m-20 h19 k82
ske g-46 h19
sked g-31 h-29
sked_ g-31 h-29
sketb m21 h-25
skey h51
skey_ h51
ski r20 g-29 m27 h55 k-55
ski_ k-22
skim h43
skimm h43
skin m39 k-32
skin_ g23 m-25 k-32
skins g-37 m64
skip_ r39
sks k28
sks_ k28
sky g22 m24
sky_ g26 h20
sl_ r21 h-31
sla g-37 m-39 h-28
sla_ g37 h-30
slam r-30 h29
slam_ h46
slami r-29 h-39
slan h-37
sland h-37
slat g-36 m-19 h-45
slati g-20 h-38
slay h31
slay_ h31
sle r-26 g-39 m-36
slee r-26 g-32 m-36
sleem h23
sleep h-37
sli r46 g-40 m36 h120 k-20
slic r28 g-19
slice r28 g-19
slim h52
slim_ h39
slip r21 m42 h22
slip_ r-19 g-24 m37 h101 k20
slipp g19 h-39 k-21
slips r57 m19 h-40
slo r27 g-39 m106 h23
slot g-39 m99
slot_ m28 h-48
slots g-21 m55 h63
slow r45
slow_ r39 m-19
sm_ h23
sma r-22 g-47 m-36 h22 k36
smal r19 g-31 m-30 k38
small r19 g-31 m-30 k38
sman h26
sman_ h22
smi g-19 m-39 h-26 k-20
smit m-33 h-21
smith m-33 h-21
sms r-28 m71 h-35
sms_ r-28 m71 h-35
smu m-30 h27
smug h62 k-24
smugg h62 k-24
smur m-19 h-35 k42
smurf m-19 h-35 k42
sna g-23
snac h-57
snack h-57
snap g-20 h75
snap_ h75
sne h78
snt g91 h-44
snt_ g91 h-44
so_ r57 g-143 m85 h116 k135
soa g-31
soap g-31 h-39
soap_ g-31 h-44
soc g-53 h-73
soci g-34 m41
socia g-45 m44
sock g-19 m-26 h-58
socks g-19 m-26 h-58
sof r-23 m-42 h-75 k-29
sofa r-52 h-39 k-21
sofa_ r-52 h-39 k-21
soft m-34 h-46
soft_ h-75
softw m-34 h28
soj h28
soju h28
soju_ h28
sol g32 m19 h24 k-34
sol_ m41 h37
sola k-23
sold r-26 g69 h-33
sold_ r-26 g80 h-39
soli r22
solid r22
solu h37
solut h37
som r-50 g103 m-28 h53
som_ g43
some r-45 g79 m-21
some_ r-52 g37 h-44 k23
someb g-23
someo r-21 g-33 h27 k19
somet r26 g47 h20
somew g58
somm h47
somme h47
somw h29
somwa h29
son r-23 g30 m-28 h-33 k39
son_ g-43 k28
sona g-20 h-20
sonal k20
song g43
songs g43
sons r-38 g50
sons_ r-38 g50
soo r78 m-37 h-29 k-25
sood r126 h-62
sood_ r116 h-57
sool r-24 g42
sool_ r-24 g42
soom h-23
soom_ h-23
sor r-20 g39 m-34 h70 k-22
sor_ g-45 m-22
sorc h47
sorce h47
sore h33
sored h33
sorr r-20
sorry r-20
sort r-26 g116 k-22
sort_ r-26 g68 k-21
sorte g48
sory r37
sory_ r37
sou r-21 h-73
soup h-72
soup_ h-72
sour k20
sourc g25
sow h33
sowa h35
sowar h35
sown g21
sown_ g21
spa r-28
spa_ h-47
spam h39
spam_ h39
spar h-26
spare h-32
spe r-58 g-49 m-37 h94 k-57
spec r-32 k-29
spec_ r-30 g36
speci g32
spect g-58 h25 k-28
spel r-25 g-21 h34
spell r-25 g-21 h34
spend r31
spent r-25
sper h30
sperm h26
spey h32
speys h32
spi r-42 g-63 m51 h27
spic g-28 h70
spicy g-27 h52
spin g-31 m61
spin_ g-26 h-51
spins m49 h34
spir g-21
spiri g-21
spit r-20 h-29
spita r-20 h-33
spl r-26 g-20 m-30 k19
spla h22
splac h22
spli r-23
split r-23
spo g-44 m-24 k-55
spok g21
spoke g21
spon m-29
spons m-29
spor r-22 g-31 m46 h32 k-45
sport r-22 g-31 m46 k-45
spot g-22 m-22 h-25
spot_ r-20 m-22 h-23
spott r28
spr r68 g94 m-30 h-96
spra g-20 h-28
spray g-20 h-28
spre r27 g98 h-82
sprea r27 g98 h-61
spri r46
sprin r48 g25 h-25
sprit h39
spy h50
spy_ h44
squ r-27 m60
squa m60
squar m62
sque r-26
sque_ r-26
sra m32
sran m32
sran_ m32
ss_ g-47 m-43 k50
ssa r-74
ssa_ g38 m-19 h-38
ssag r-24 m25 k24
ssage r-24 m25 k24
ssar h38
sse r22 g33 m21 h-28 k62
ssed r59 g-22 m20 k34
ssed_ r59 g-22 m20 k34
ssel g47
ssem k37
ssemh k24
sser_ m26
ssers m-25
ssert h21
sses_ m27 h41
ssess g20 h-30
ssi r-47 g22 k34
ssia h44
ssian h44
ssig h21
ssign h21
ssin g24 h-93 k41
ssing g24 m-26 h-71 k43
ssio r-38 g19 m27 h20
ssion r-38 g19 m27 h20
sso m21 h-28 k-28
ssom g22 h-45
ssom_ g24 h-27
sson r-20
sson_ r-22
ssor r19
ssory r20
ssp h32 k-42
sspo h32 k-42
sspor h32 k-42
ssu m-20 h-44
ssue m-20 h-26
ssued g36 m-20
ssur r23
ssura r24 g21
ssure g-21
ssy h-21
ssy_ h-21
st_ r30 g-36 m29 h-87 k44
sta r-68 g-58 m41 h-47
sta2 r-21 g22
sta2b g22
sta5 k19
sta5d k19
sta_ g-28 h70
stab h-27
stabl h-27
stad m-23
stadi m-20
staf h-51
staff h-51
stag r-21
stag_ h29
stage g-37 h-27
stagr g25
stai r22 h-34
stair r22
stak r38 m85 h-25
stake r26 m88 h-24
stal g-47 m-64 k-48
stall r21 g-27 m-23 h-23 k-21
stals h40
stam r-70 g-37 h24 k-24
stamp r-70 g-37 h24 k-24
stan h-46
stand r-36
staq g22
staqb g22
star r51 m22 h69
star_ h23
stars r-27 h62
start r73 g20
stas h35
stasy h26
stat g29 m38 h25 k30
state g57 m31 h-21
stati k36
statu h50
stay r-64 h-40 k98
stay_ g-20 h-55 k61
staye m22
stays r-44 m-25 h21 k27
stb m25
stea r39 g-37 k29
stead r50 g-20 k37
steak h-29
sted g29 h-30 k-30
sted_ g29 h-30 k-30
stee r-53 g22 h-55
steel r-53 g22 h-55
stel h-20 k30
stele k38
stem m29 k34
stem_ k34
ster g28 h72 k-38
ster_ m20 h-22 k-37
stere r-34 g-35 k27
sterl r19
stern h32
sters m-26 h25
stery g59
stest h-24
stew h21
stew_ h21
sti r-24 m-39 h32
stic g-69 m-36 k-32
stic_ g-19 k-22
stick g-46 m-36
stil g116 h-30 k21
still g116 h-24 k21
stin r-40 h31
sting r-39
stio h28
stion h28
stip r23
stit r24
stl r19 g-38 m53 h48
stl_ g-22 m45
stly r20 h33
stly_ r20 h33
stm r29 h26
stma r20
stmas r20
sto r-21 g-38 m-113 h38 k-50
stoc m-27
stock m-27
stol h98
stole h74
stom r-20 g63
stoma g48
ston g38 m-48 h33
stone g38 m-48 h33
stoo g-34
stood g-34
stop k32
stop_ h40 k32
stor r69 g-83 m-32 h-130
stor_ r23 g-46
store r44 g-39 m-27 h-47
stors r28
story h-55
stou g-27 h55
stout g-27 h55
str m-39 h22 k22
stra h-43 k37
stran h36 k50
strap g-58 h-41
strat g43
straw m29
stray g26
stre h53
strea h22
stree h-24 k27
stres h56
strib h23
strip g-29
stro h50
strol h25
stron g-22
stru h-26 k29
stry g-26 k-23
stry_ g-19 h-36 k-23
sts r72 g49 m32 h22 k-45
sts_ r72 g49 m32 h22 k-45
stu r-25 g-48 h80
stu_ h31
stud r-21 g-45 h24
stude g-36
studi h36
stuf h54
stuff h54
stum h-31
stume h-31
sty r21
styl r21
style r21
su_ h41
sua r-22 m-30 h73
sual m-24
sual_ m-24
suar h62
suar_ h62
sub h34
subj g47
subje g47
subm h26
submi h26
subs g-23
subsc g-23
suc g-21
sud r146 g-29 h-23
sud_ r97 h-29
sue h-29
sued g36 m-20
sued_ g36 m-20
sug r-29
suga r-29 h23
sugar r-29 h29
sui r-31 h-39
suit r-22 h-39
suitc h-33
suk r43 g38 h-27
suku r43 g40
sukuk r43 g40
sul g-28 h23 k25
sule g24
sules g-20 h22
sult g-38 h39 k32
sult_ h23
sum g115 m-26 h-72
sum_ g135 m-43 h-83 k-25
sume h31
sumer h31
summ m20
sums h-20
sums_ h-20
sun m-50 h-44
sund g-43 m-26
sunda g-43
sunk g40
sunke g25
sup h-19
supe m42 h-24
super m42 h-24
supp m-25
suppl g25 m-23 h31
suppo g-32 h-26 k24
sur r103 g96 m27 h-105 k-59
sura g63
suran g63
sure r62 g35 m37 h-60 k-30
sure_ r35 g-46 m49
sured h-24
surer r-21 g86
sures r38
suri r26
surp r-37 k-20
surpr r-45 k-20
surr h43
surro h46
surv h-24
surve g-19
survi g26 m23
sury r80 g-34 h-25
sury_ r80 g-34 h-25
suv m30
suv_ m30
swa g97 h-19
swap g101 h-26
swap_ g28
swaps g57
swe g-23 m79
swee g-29 m82 h-37
sweep m116 h-51
sweet g-24 m-34
swer h33
swers h26
swi h47 k-32
swim g25 h-54
swim_ g27 m23
swimm h-39
swin h119
swine h81
swing h38
swit h-32
switc h-32
swo g-20 m28
swor g-20 m28
sword g-20
sy_ r45 m28
syc h59
sych h59
sychi h53
syn m45 h30
synd m39 h24
syndi m39 h24
syo h-23 k26
syr r23
sys k34
syst k34
syste k34
t2a r42 h-25
t2ak r37 h-25
t2akh r37 h-25
ta2 g67 m-24 h21
ta2b g22
ta2ba g25
ta2k r37
ta2kh r37
ta2l r-19 h44
ta2le r-19 h44
ta2m r-26 g37 h-23
ta2me r-26 g37 h-23
ta2s r-24
ta2se r-24
ta3 g25
ta5 r25 h-23 k19
ta5d k19
ta5de k19
ta5e r28
ta7 r-25 g-36 k22
ta7w m20
ta_ r-46 g34 m44 h95 k-55
tab m54 h45
tab_ r-31 g20 m41 h49 k-20
taba m-34 k46
tabar h-25 k48
tabb r55
tabby r55
tabl r-61 m60 k-21
table r-61 m60 k-21
tabs h26
tabs_ h25
tac r-23 g-26 h34 k-35
tach g-25 h-23 k-34
tache g-22 h-23 k-34
tack h37
tack_ h37
tact h20
tad m-25
tada r21
tade h31
tadel h31
tadi m-20
tadiu m-20
taf r-26 h-64
taff g-41 h-55
taff_ h-51
tag r-38 g-51 m-40 h82 k-29
tag_ g-53 m-20
taga h64
tagay h64
tage h29
tage_ h30
tago h43
tagon h43
tagr g25
tagra g25
tah r-62 k-35
tah_ r-27
taha r-35 m24 k-20
taha_ r-35
tai h-41 k28
tail r-40 m42 h-24 k42
tailo r-40 h-41
tails m56 k55
tain g31 m-43 h-70
tain_ g22 m-32 h-72
tainm h33
tains h-26
tair r22
tairs r22
taj h-43
tak r49 m80 h-49 k-45
tak_ g-19 m19 h-29
taka r38 h-44
takaf h-32
take m81 h46 k-51
take_ g47 k19
taked m88 h-42
taken m-26 h31 k-23
takes g-40 h73 k-48
taki r-26
takin r-26
tal r-39 g-38 m-23 h53 k-112
tal_ r23 k-58
tala r-34 h-35
tale h-31
tali h81
talis h26
talk r-20 g35 h37
talk_ h-24
talks h67
tall g-27 m-31 k-21
tall_ r41 g-20 m-31
talme r-30
talo m52 h-33
talo_ m53 h-43
tals h39
tals_ h39
tam r-44 m-19 k-23
tama r27 g-28 h-51
taman g-27 h-26
tamar r51
tame g49 h-27
tamee g49
tamp r-70 g-37 h82 k-24
tamp_ r-68 g-24 h89
tampe h32
tamps h-39
tan h-27 k35
tanc r-24 h-39
tance r-24 g23 h-34 k-21
tancy k35
tand r-36 k-19
tand_ r-35 h59
tandi r43 g-23 h-41
tands r-44 g44 h-22
tang r26 h-26
tang_ r26 h-26
tani r-19 k29
tani_ k30
tank_ h28
tant r-34 g-25 h39 k-19
tant_ m21 k-37
tantr h42
tany r31
tap r-23 g-20 m-29 h19 k28
tap_ h34
tape g-20 h-51
tape_ h-37
taq r29
taqb g22
taqba g22
taql h20
taqle h20
taqs r36
taqse r36
tar g-82 m-69 k-51
tar_ m-33
tara r70
tarah r39
tarei r-30
tariq r24
tarn h29
tarne h25
taro m-42 h85
tarot m-42 h97
tarp g20
tarpa g-23
tars r-27 h62
tars_ r-27 h62
tart r21 g-22 h-29
tart_ g-37
tartu r-34 g31 m-24
tary r-41 h-44
tary_ r-41 h-44
tas r-33 g-30
tas_ h24
tasle h22
tast h-22
tasy m29
tasy_ m29
tat r-35 g33 m-43 h90
tate g57 m31 h-21
tate_ g45 m37 k-19
tated g22
tati r-31 g-40 h86
tatio r-31 g-40 h86
tato m-44
tatu h50
tatue h50
tau r-34 k-22
taw r111 h-27
tawa r123 h-48
tawar r130 h-23
tawe h28
tawee h28
tax r-27 g-38 m-52 h-92 k59
tax_ g-19 h-25 k56
taxi r-29 m-47 h-67
taxi_ r-29 m-47 h-67
tay r-38 g-51 m60 h-63 k78
tay_ r23 g-38 m-21 h-76 k54
taya m84
taya_ m84
taye m22
tayed m22
tays r-44 m-25 h21 k27
tays_ r-44 m-25 h21 k27
taz h31
tazk h-29
tba r-26 g37 h-45
tba_ g52
tbal h-50
tball h-50
tbd g53
tbd_ g53
tbi r20
tbil r20
tc_ g29
tca h-51
tcas h-33
tcase h-33
tch r-22 m20 h56 k-35
tch_ r-20 m24
tchcr h19
tche h76 k-19
tchen r-19 h-24
tches g19 h92 k-28
tchi h-25
tchin h-25
tco r-27 g30
tcoi r-27
tcoin r-27
te_ r-30 g-82 m58 h19 k-22
tea r-37 g-76 m-71
tea_ r-19 g-31 m-30 k-23
teac r-46 m-22 h-39
teach r-46 m-22 h-39
tead r50 g-20 k37
tead_ r50 g-20 k37
teak g-22 h-59
teak_ h-40
team_ h-31
teams h36
teas h25
tease h25
teb g-34 h29
tec g70 m-33
tect g74 m-29 h-31
tecte r59
tecti r-49 g71 m-22
tecto h-19
ted g-35 m-94 h-30 k26
ted_ g-46 m-94 k26
tee r57 g-59 m33 h-41 k-24
tee_ r38 g-25
teed r37 g-19
teed_ r37 g-19
teel r-53 g22 h-55
teel_ r-53 g22 h-55
teen r32 g-53 m33
teen_ r42 g-48 m29 h20
tegy g24
tegy_ g24
tek r33 k-19
tel r-95 g62 m20 h-28 k55
tel_ r-40 m36 h-50
tele r-22 g-24 m20 h-82 k27
telem k38
teles h-46
teli g54
telis g54
tell m-31 h108 k48
tell_ g-35 m-19 k23
telle h51
tells r-27 g69 h49
tels h37
tels_ h37
tely g50
tely_ g50
tem m20 h38 k32
tem_ g22 k25
teme m27
temp h56
templ h25
tempo h23
ten r55 g36 m37 h91 k-52
ten_ r70 g-71 h-71
tena r-21 h33
tenan r-21 h33
tend r-71 g25 h116
tende r-86 g42 h99
tene r62
tener r38
tenes r24
teng m58 h47
teng_ m58 h47
tenn m22
tens r19 g38 h-25
tens_ g60
tensi r31 g-22
tent g19 m-36 k-37
tent_ h43
tenth g19 k-25
tents g20
teq h26
tequ h26
tequi h26
ter r-33 g34 m-41 h-49 k-64
ter_ r-28 m-34 h-75 k-60
tera h38
tere r45 g-37 m-19 k-27
tered r-34 g-38 k27
terei g-28
teres r77 m-19 k-54
terf h59
terfe h68
teri h-51
terin g-28 h-20
terj h20
terja h20
terl r-24
terly r-40 g23
term r42 h-52
term_ r44 h-27
termi m32
terms g-25 h-31
tern r-26 k24
tern_ h32
terne r-23 h-43 k25
ters g23 m-37 h-28
ters_ g23 m-37 h-27
tert h33
terta h33
terw g51
terwa g51
tery r-32 g52 m46 h-32 k20
tery_ r-32 g52 m46 h-32 k20
tes r-39 g-48 k-54
tes_ g-47 h76 k-33
tesl g29 h-21
tesla g29 h-21
test r-42 m29 h-79 k-20
test_ r-36 m23
testa h-23
teste h-30
testi h-34
tet g40 m-34
tev r-19 g40 h-26
teve r-19 g40 h-26
tever r-19 g40 h-26
tew h22
tew_ h21
tex m102 h-55 k21
tex_ g44 m54
text g-25 m28 h-35 k21
text_ g-22 m31 h-47
tf_ r23
tfa r-30
tfo r38 g47 m19
tfor r23 g38 m19
tform r23 g38 m19
tga r21
tgag r21
tgage r21
th_ r87 h28 k-21
tha r20 g38 m-54 h37
tha_ r-19
tham g47
thama g47
than r-77 g-28 h26
than_ k60
thank r-39 g-25 k-44
that r34 g36 h48 k-26
that_ g36 h48 k-26
thc h66
thc_ h66
thd r-40 g-37 m-22 h-31
thda r-25 g-22
thday r-25 g-22
thdr m-19
thdra k22
the r-35 g39 h-62 k27
the_ r-23 g-37 h24 k-87
thea h-23
theat h-23
thef g49
theft g49
thei r70
their r70
thel h25
thel_ h22
them r-42 k23
them_ r-39 m19 k25
then g-58 h24 k57
then_ g-47 k57
ther r-26 g63 h-65
ther_ r-75 g26 h35 k-30
thera m-19 h-39
there g-31 h31 k29
thers r39 g56 m29 h-77 k41
therw g26
thes g-32 m25 h-32
thes_ g-28 h-19
they g58 m-20 h-27 k44
they_ r44 g58 m-20
thh g20
thi r-56 g41 m43 h-53
thi_ g-19 m23 h-26
thic h26
thin r-48 g105 h-37 k-30
thin_ r19 h-28
thing r-48 g23 k-22
think r-19 g73
thir r34 m40 h23
third h26
thirt r44 m31 k-26
this r-38 g-34 h-28 k59
this_ r-38 g-34 h-28 k59
thl g-39 h24
thly g-30
thly_ g-30
tho r-55 k19
thob h-19
thon g-27
thon_ g-27
thor k20
thori k20
thos r24
those r24
thou r-48 h39
thoug r-49 k24
thous r26 g-23 m19
thout r-25 m-23 h21
thr m35
thre r-22 g-56 h20
threa h41
three g-53 m21
thres k23
thro g47 m26 h-22
throu r22 g-28 k28
throw g74 m34 k-25
ths m-25 h22 k-45
ths_ m-24 h-37 k-39
tht r27 g-25
thu r19 m28
thur r19
thurs r19
thy g-29
ti_ r43 g-35 h29 k53
tia r19
tian g-19
tian_ g-19
tic r-20 g41
tic_ h53 k-31
tice k46
tice_ k19
tices k20
tici h-43
tick g46 m19
tick_ r26 g50 m-26 h-23
ticke h58
ticks m42 h-35
tid r-29 g65
tide r-29 g62
tie r-29 g-56 h-69
tie_ h-23
tied g-36 k20
tied_ g-36 k20
tien h-34
tient h-26
ties r-38 h-27
ties_ r-38 h-27
tif g-27 k26
tif_ h24
tifie g24
tify g-34
tify_ g-34
tig h34
tige h34
tiger h34
tik g46 m27
til r118 g23 m-24 h-51 k-55
til_ r44
tile r-36 m-27 h-75 k-23
tiles r-36 m-25 h-72
tili r26 g-24 h-33
tilis r21
till r83 g26 h44
till_ r84 g45
tille g-19 h28
tim g21 h-37
time r21 g29 h-50
time_ r19 g32 h-27 k-23
times h-23 k23
tin r-36 g-96 m28 h43 k41
tin_ g-38
tina m20 k20
tine g-25 h29
tine_ g-25 h29
ting h-28
tio m-27 h-46 k24
tion m-26 h-46
tion_ m-67 h-90 k-44
tiona r23 g-75 m44 h58
tione g41 k21
tions r-27 g34 k42
tip g-40 m62 h38 k-21
tip_ g-32 k-35
tipl m30
tipli m30
tips r-23 m30 h44
tips_ r-20 h33
tiq h28
tir h-49 k-20
tire h-22 k-20
tirem h-19
tis m-41
tish h51
tish_ h45
tisi h-21
tisin h-21
tist m-22
tist_ m-22
tit m32 h-38
titi m33 h-24
titio m33 h-24
tity r-28 g22
tity_ r-28 g22
tiv r-42 g34
tive r-41 g44
tive_ r-37 g32
tiz h-32
tize h-23
tizer h-23
tka g-19 h49
tka_ g-19 h49
tki m71 h63
tkin m71 h63
tking m71 h63
tl_ g-22 m45
tla r-23 h46
tla_ h54
tle r31 m-23 h57
tle_ r73 m-47
tled r-54 g44
tled_ r-54 g44
tleg h33
tleg_ h33
tlem g21 h21 k25
tlema h-22
tleme g31 h43
tles g-53
tles_ g-53
tli r-46 g-29 m40
tlin r-46 g-31 m40
tline h28
tling r-45 g-29 m45
tly g-24 h35
tly_ g-24 h35
tm_ r40 g40 h-55
tma r21 g-19 h46
tman h31
tman_ h31
tmas r20
tmas_ r20
tme h26 k-19
tmen g-22 h33
tment g-22 h33
tn_ g49
tna g-24
tna_ r-40 g-24
tne g-43 m-24 h42 k-22
tner m-19
tner_ h27
tners r-31 h-20
tnes g-24 h29
tness g-24 h29
tni r44 g32 m-23
tni_ g37
tnig r29 m-19
tnigh r29 m-19
to_ r42 g-22 k43
toa h-41
toas h-41
toast h-41
tob r-19 g-55 k22
tob_ g-39 h-21 k47
tobe h26 k-24
tober m-25 k-19
toc m-32 k-19
tock m-27
tock_ g25 m-27
toco h-39
tocop h-36
tod g-42
toda g-42
today g-42
toga g21
togar g21
toh r-28 h-51
toi r-23
toil r-23
toile r-23
tok g91 h-24
toke g40
token g40
tol m-45 h50
told r-29 g29
told_ r-29 g29
tole h74
tolen h74
toll m-31 h-22
toll_ m-31 h-41
tom r-63 g81 h-20 k19
tom_ g37
toma g37 m-30 h-24
tomac g48
tomat m-30
tomb m34 h-26
tombo m34 h-26
tomo r-30 k30
tomor r-30 k30
ton r45 g-43 m-87 h-81
ton_ g-43 m-19 h-69
tone r-20 g38 m-52
tone_ g21 m-48 h30
tong r67 m19
tong_ r68 h-26
tonic h20
tonk h41
tonka h35
tonn g-33 h-31
tonne g-33 h-31
tons m-29 h-46
tons_ m-29 h-46
too r50 g37 m-42 h-81 k-46
too_ r54
toob r43
toob_ r43
tood g-34
tood_ g-34
took r-36 g22 k-27
took_ r-36 g22 k-27
tool m-22 h-41
tools m-20 h-23
toon g67
toon_ g20 h-29
toora h-19
top r27 g-36 m52 h95 k-80
top_ r44 k-35
topl h53 k-22
tople h53 k-22
topp g-33 m49 h63
toppe g-19 m27 h36
toppi m22 h27
tor r-40 g-86 m-31 h-69 k-32
tor_ r-74 g-81 k-27
tore r52 g-46 m-27
tore_ r37 g-36 m-27 h-47
tored h47
toro g35
toro_ g35
tors r20 g24 h28
tors_ r20 g24 h28
tort h26
tory h-44
tory_ h-31
tos r-36 m77 h78 k-25
tos_ h78 k-21
toss r-35 m84
toss_ r-35 m84
tot r-41 m52
tota r-23
total r-23
tote m33
tote_ m33
totk h38
toto m38
toto_ m38
tou h53
touc g54 h-27
touch g54 h-27
tour h31
touri h25
tourn m21
tout g-27 h49
tout_ g-25 h42
tow k29
towa r-46
towar r-46
towe g31 h-32 k-21
towel h-22
tower g43
town r57 g-27 h47
town_ r57 g-27 h47
toy r-25 m-39 h-49 k-28
toy_ g-21 h-40
toys m-37 k-28
toys_ m-37 k-28
tr_ r54 h-20
tra r-27 h-27
tra_ r30 g-49 m-21 h39
trac m79 h45
trace h-20 k19
track m78 h65
tract r20 g22
trad r23 g146 m43 h-29
trada g35
trade r39 g75 m29 h-46
tradi g20 m24 h19
traf h56
traff h56
trai g-36 m-71 h-42
trail g-35
train r-30 m-27
trait m-44
tram h59
trama h76
tran g-29 m-26 k62
tranc r33
trang h36 k50
trans r-22 g-37 h-52 k25
trap h-46
trap_ g43 h-44
trat g33 h-22
trate g24
trav g-28 m-29 h-22
trave g-28 m-29 h-22
traw m29
traw_ m29
tray r-31 h-35
tray_ r-42 h-34
traye g23
tre g-27 m-28 h-34 k-29
tre_ g-22 h-49
trea r47 k-22
treak h26
treas r65 g-24
treat g23 h-47
tree g50 h-37 k23
tree_ g31
trees h-25
treet h-24 k27
tres g-70 h23
tres_ r-33 g-58 h-39
tress h78
trest r35
tri r-82 g-38 m53 h-124 k-31
trib r-31 g-21
tribu r-31
tric r33 m-23 h-25 k21
tric_ g19
trick r23 k21
trie r-53 m45 h-20
tried r-53
tries m45 h-20
trim g-27 h-27
trimm g-27 h-27
trip r-19 k-30
trip_ g40 h-50 k-22
tripp h77
trips h-26
tro g-44 m-28 h75 k-31
tro_ h-34
troc h49
trocu h49
trol r-26 m21 h-19
trol_ m25 h-39
trolo h25
tron r-19 h30
tron_ h44
trong g-22 h58
troni g41 h-31
trono h-42
trop m-19 h-24
troph m-19 h-24
trot h33
trott h33
trou r76 h43
troub r77 h26
tru r30 m-42 h-41 k106
truc m-31
truck m-28
true k94
true_ k94
truf g24
truff g24
trus g-40 h-27
trust r22 g-40
try r-25 g30 m68 k24
try_ r-25 m69 h-47 k24
ts_ m-50 h-68 k-78
tsa h20
tsap h34
tsapp h34
tsb m19
tsbo m19
tsboo m19
tse r54 g44 m32
tsel r57
tself r57
tsu h41
tsu_ h41
tt_ r40 h-21
tta r-46 g-48 h33 k-53
tta_ m24 h50
ttac r-20 g-22 k-34
ttach g-22 h-23 k-34
ttack h37
tte g-37 m102 h22 k23
tte_ m66
tted r29 g37 m-22
tted_ r29 g37 m-22
ttee r30
ttee_ r30
tten h49 k36
tten_ g-27 h28 k40
ttend g-21 h34
ttens g60
tter g-74 m57 h50
tter_ r44 g-40 m24
tters g-24 h76
ttery r-40 m31 k28
ttes h-61
ttes_ h-41
ttest h-21
tti h-46
tti_ r53 h-53
ttin r-19 h-32
tting r-19 m-23 h-29
ttis h39
ttish h39
ttl h-29
ttle r36 g31 m-32
ttle_ r79 m-60 h-26
ttled r-54 g44
ttlem g42 m21
ttles g-53
ttli r-45 g-29 m35
ttlin r-45 g-29 m35
tto r-23 m67 h64 k-26
tto_ g-31 m81 h102
ttom g35
tton h-33
tton_ h-33
ttr m21 h-45
ttry m22 h-23
ttry_ m22 h-23
tty r54 m-26 h-35
tty_ r54 h-35
tu_ h60
tua m43 h67
tual m43 h67
tual_ m43 h77
tuall r-19
tub r53 g-39 k-21
tube r-28 h30
tubi h-29
tubig h-29
tubo r93 g-26 h-19
tubo_ r98 g-26 h-35
tud g-53 h24
tude g-44
tuden g-36
tudi h36
tudie h37
tue m36 h59
tue_ h50
tuf h45
tuff h45
tuff_ h54
tui r-26 g-22
tuit r-26 g-22
tuiti r-26 g-22
tum r-25 g54 h-28
tume h-31
tume_ h-31
tumi m19
tumi_ m19
tumm g40
tummy g40
tumn g20
tumn_ g20
tun g-25
tuna h-19
tuna_ h-19
tune g-19
tup r-34 g30
tup_ r-34 g31 m-24
tur r35 g30
tura h-21
tural h-21
turb g36 m36
turbo g36 m36
turd g-19 h41
turda g-19 h41
ture r33 g20 m-59 h28
ture_ g-35 m-43 h27
tured r66 h-22
tures r-32 g60 h23
turf m38 h43
turf_ m38 h43
turi r33 g-33
turin k22
turit r44
turk g-19 h-35 k23
turke k20
turn g44 h-53 k-19
turn_ r33 h-33
turni h-32
turns g64 m-25 k30
tus g19 h32
tus_ g22 h-33
tusk h56
tusks h36
tut r-21 g-27 h-34
tuto g-23 h-39
tutor g-23 h-39
tv_ g-26 m-37 k-31
twa g-26 m-21 h49 k-26
twar m-38 h50
tware m-34 h28
twari h22
twe r56 g-26 m-25
twee r20 m-19
tween r20 m-19
twel r24
twelv r41
twi g33 m23
twin m20
twins g20
two g-32 k-29
two_ g-32 k-29
ty_ r23 g106 m21 h-117 k-72
tyl r21
tyle r21
tyle_ r21
typ r-39 h-39
type_ g22
typi r-30 h-20
typin r-25 h-20
tyr r-19 h-19
tyre r-19 h-19
tyres r-19 g-22
tys m-25
tys_ m-25
tz_ h43
tze h55
tzer h42
ua_ g-25 m63 h-20
uaa m36 h-19
uaa_ m28
ual r-43 g-22 m52 h30
ual_ r-31 g-22 m52 h42
uan h50
uant r-28 g29
uanti r-28 g29
uar r79 g-35 h-27
uar_ h62
uara r59
uaran r59
uard r-38 m-28 h-28
uard_ r-38 m-28 h-35
uare m62
uare_ m38
uares m29
uart r43 m-22
uarte r43 m-22
uary r27
uary_ r27
uay g-26
uay_ g-26
ub_ r-25 g-51 h50
uba r-34
uba_ r-21
ubbl h19
ubbly h24
ube r-45 h30
ube_ h40
ubes r-28
ubes_ r-28
ubi r-47 h-61
ubig h-29
ubig_ h-29
ubj g47
ubje g47
ubjec g47
ubl r44
uble r46 m52
uble_ r75 g-44 m38 h19
ubled r-40 g26
ubles g28
ubli g-21 m-59
ublic r-23
ublis g-20 m-19
ubm h26
ubmi h26
ubmit h26
ubo r101 g-26 h-29
ubo_ r98 g-26 h-35
ubs g-23 m19
ubsc g-23
ubscr g-23
uce r-27 m-26 h-47
uce_ r-27 m-22 h-27
uch g88 m-22 h-42
uch_ g85 h-19 k-29
uche g-29 k27
uched r21 g-22
ucher r-41
uci r30 h30
ucin r31
ucing r31
uck r-21 g47 h105 k-20
uck_ r-45 g41 h35
ucks r47 h39
ucks_ r47 h39
ucky_ g25 m-24 h-47
uct g20 m26
uct_ g33 h19
ucti r39 m31
uctio r31 m31
ud_ r51 g-34 h-104
uda g19
uda_ g19
udd g27 h69
udde g33 h22
udder g33
uddi h36
uddin h36
ude h26
ude_ g29 h27
uden g-36
udent g-36
udg h21
udge r-22 h22
udh r48 g-21 m-29 h-36
udha h-23
udhaa h-20
udi h26 k-23
udie h37
udied h37
udit r-19 h-20
udit_ r-19 k-31
udito h-20
udo g41 m40 h-42
udo_ m42
udol g44 h-27
udol_ g44 h-27
ue_ r22 g-93 m-69 h20
ued r26 g28 h-29
ued_ r26 g28 h-29
uel r-47 m63 h28
uel_ r-40 m52 h32
uer g-26
ues m82 k-36
uess r-26 g38 m131 h-33
uess_ r-19 g67 m95 h-61
uesse g-37 m56 h33
uessi m-21
uest g-41 m-24 h44 k-24
uest_ r32 m-23
uesti h34
uests r-23 g-23 k-32
uet r-28 m46 h38
ueu m-25
ueue m-25 h-22
ueue_ m-25 h-22
ueur h22
ueur_ h21
uff g19 h46
uff_ h54
uffl g24
uffle g24
ug_ g-26
uga r-23
ugar r-29 h29
ugar_ r-29 h29
uge r30 m-28
ugg h37 k-22
uggl h52
uggle h43
ugh r-52 g-30 m-24 h49 k31
ugh_ r-27 g-19 k39
ught r-25 h-20
ugs h30
ugs_ h30
uhan r20
uhu h34
uhul h34
ui_ r33
uia h44
uiap h44
uiapo h44
uic r20 h-36
uice h-37
uice_ r19
uick m22
uida g34 h-21
uidat g34 h-21
uie k23
uiet k23
uiet_ k23
uil r-25 g20 h27
uila h26
uila_ h26
uild r-24
uilde r-20 h-24
uildi h41
uin r-20 h55
uine_ h19
uinea h-20
uinn h64
uinne h64
uir g29 h-21
uire g32 h-31
uired g21 h-20
uis g-47 m19 h26
uise m20
uise_ m20
uit r-67 h-25
uit_ r-19 m24 h-29
uitc h-33
uitca h-33
uiti r-42 g-22 h31
uitio r-26 g-22
uits m-19
uits_ m-19
uity g24 h27
uity_ g24 h27
uiz g-32 h-36
uiz_ g-32 h-36
uja g-34 h58 k20
uja_ h59
ujah k36
ujahi k36
ujai g-24
ujair g-24
uju h21
uju_ h21
uk_ r27
uka g40 h-26
ukaa h-25
ukaan h-25
ukas g47
ukas_ g47
ukr h-39
ukra h-28
uku r35 g50 h-19
ukuk r43 g40
ukuk_ r43 g40
ul_ g60 h-22
ula r41 g-79 m-42
ula_ r-20
ulag r27
ulage r28
ulam h-23
ulan m-19
ular h31
ulat r41
ulate r23
ulati r19
ulato m28
uld m36
uld_ g19 m27 h-33
ulde h19
ulder h19
ule m39 k50
ule_ r44 g21 h-100 k77
ulet g-23 m43 h110 k-24
ulet_ m-24 h82
ulett m67 h26
ulg r27
ulge r27
ulgen r27
uli g23 m-19 h-72
ulin g-49 h-25
ulin_ g-28 h-30
uling g-21
ull r-46 g-27 m-25 h19 k-31
ull_ r-29 m-42 k-26
ulle h49
ulled h51
ulli r22
ullio r22
ulls r-19 m56 h-19
ulls_ r-19 m56 h-19
ulo h-38
ulog g25
ulog_ g25
ult g-54 h87 k36
ult_ r-22 h79
ultan r23 k22
ultat h23 k-19
ulti m30 k31
ultip m30
ulu g-47
uly r32
uly_ r32
um_ r-66 g94 m-71 h-55 k-92
uma g-22 h56
uma_ g-22 h29
uman h35
uman_ h32
umb r27 m45 k25
umba r44 h19
umbe g26 m43 k29
umber g26 m43 k29
ume g-48 h32
ume_ h-100
umen g-28 h-23
ument g-28 h-23
umer g-25 h58
umer_ h31
umero h27
umes h97
umes_ h50
umi m32 h28
umi_ m19
umm m48 h-47
ummi g-23
ummie h22
ummy g30 m43 h-31
ummy_ g30 m28 h-20
umn g20 m21 h33
umn_ g20
umpe m19
umps h21
umps_ h21
ums g-19
ums_ h-20
umu m30 h19
umul m30 h19
umula m30 h19
un_ g52 m-97 h-64 k20
una r56 g50 h-60 k-21
una_ r22 h-31
unaf r37
unafa r37
unaw g36
unawa g36
unb g21
unbo g21
unbor g21
unc r-43 m-38 h-19 k-33
unce r30 g-36 h69
unce_ r34 g-28 h42
unced r-23
uncen h42
unch r-70 m-22 h-49
unch_ r-48 g-53 m-21 h-44
unche g40
unci r-19 h-24
uncil r-19 h-24
uncl g38
uncla g28
und r39 k93
und_ r30 g-21 h-23 k-20
unda g-23 m-32
unday g-43
unde r49 g48 m24 h-64 k65
undec g-21
unded r70
undef g29
undel g43
under m36 h-31 k66
undi r-36 g37 k44
undi_ r-36 h-23 k64
undin g53 m28 h19 k-20
undl m-37 h60
undle m-34 h42
undo h20
undr r58 g-19 k-35
undra r21 k21
undre m24 h29 k-29
undry m-19 h-46 k-27
unds r-39 g-32 m49 k67
unds_ r-39 g-32 m49 k67
une m-20
uner g20
unera g20
ung r-28
ung_ h-33
unge r-26 h34
unge_ r-26 h26
uni r-36 g-28 h-54 k-40
unid g26
unide g26
unio h27
union h27
unit m-19 h-25
unit_ r-19 h-29
univ g-23
unive g-23
unk g75 m19
unk_ r46
unke g23 m41
unken g25
unket m45 h19
unkn r-27 g48 h-24
unkno r-27 g48 h-24
unks k20
unks_ k20
unl g-66 h42 k27
unli g-25 k32
unlic k32
unlo g-37 h43
unloc h36
unn g35 h-26
uno g23 m-33 k37
uno_ m-30
unof k37
unoff k37
unop g26
unope g26
unp r72 g-22 k-28
unpa r72 g-22 k-28
unpai r72 g-22 k-28
unr g-20 k35
unre k35
unreg k35
uns g101 m-31 h-32
uns_ r39 g-26 h27
unse g45 m-20 h-28
unsee g59
unso g23 h-52
unsor g32
unsp g63
unspe g63
unt r30 g31 m31
unt_ r-24 g73 m40
unta r-47 k-29
untai m-31 h-25
untan r-39 m20 k-24
unte r-74 h28
unted h-32
unter r-64 h60
unti r112 g-39 h-29 k-22
until r45
untin r81 g-37 h-50
untr h-30 k59
untry g19 h-26 k50
unts r51 h41
unts_ r51 h41
uor h46
uor_ h46
uot g24 m40
uote m42
uotex g44 m54
up_ r-34 g58 h61 k38
upa r67 g-37 h-41
upa_ r-35 g-31 h-20
upay r27
upe g-55 m40 h-40
upee g-44
upee_ g-43
uper m42 h-24
uperm m-20
upf r19
upfr r19
upfro r19
upg h21
upgr h21
upgra h21
upi m31 h28
upie m38 h28
upier m38 h28
upl h35
uple h39
upo r57 m49
upon r57 m49
upon_ r28 m45
upons r29 h30
upp g35 m-31 h-41
uppe h-33
uppl g25 m-23 h31
uppli r-26 g22 m-23
upply r34 h25
uppo g-32 h-26 k24
uppor g-32 h-26 k24
uppy g40
uppy_ g40
ups r22 m-23
upst r30
upsta r30
uq_ r109
ur_ g-69 m-27 k-33
ura r19 g23 m-48 k-35
ura_ r19 m27
urab r69 m-26
uraba r51 h-25
ural h-21
ural_ h-21
uran g29 m-36
uran_ m-26
uranc g22
urb g26 m25
urbo g27 m30 h21
urbo_ g36 m36
urbon h38
urce g25
urce_ g25
urch r35
urcha r35
urd g-19 h37
urda g-19 h41
urday g-19 h41
ure r52 g87 m-35 k-59
ure_ r27 g-37 h42 k-34
ured r37 m-25 h-33
ured_ r37 m-25 h-33
urem h26
ureme h26
uren g19
urenc g19
urer r-22 g81 h-24
urer_ g73
ures g42 k-24
ures_ g42 k-24
urf m20 k42
urf_ m38
urg r-19 m-21 h-35
urge r-19 m-20 h-52
urger m-20 h-36
uri g-25 m-31 h-38
urie r-24 g-26 m-21 h-42
urier r-40 g-25 m-21 h-42
urin g47 h21 k22
uring h33 k22
uris g-19 h25
urit r45 g-30 h-28
urity r33 g-30 m-25
urk g-19 h-35 k23
urke k20
urkey k20
urn g56
urn_ r31 g-19
urnam m21
urni h-23
urnin g19
urns g75 m-25 k19
urns_ g75 m-25 k19
uro r36 g32 m25 h23
uro_ g76 h-20
urom m52 h44
uromi m52 h44
uros r23 g-27 m-25
uros_ r23 g-27 m-25
urp r-37 k30
urpo k53
urpos k53
urpr r-45 k-20
urpri r-45 k-20
urr r34 k24
urro h46
urrog h46
urs g-66 m-33
urs_ r-45 g31 h-43 k28
ursd r19
ursda r19
urse g-80 h20 k-27
urse_ r20 g-47 h59 k-40
ursel h-29 k19
urser m-28
ursi r19
ursin r19
urst h42
urst_ h37
urt r-41 g36 m23
urt_ g38
urta r-43 h-36
urtai r-51 h-36
urte h20
urth k32
urth_ k34
urti h48
urti_ h48
uru g30 m33
urus g31 m35
urusd g31 m35
urv h-24
urve g-19
urvey g-19
urvi g26 m23
urviv g26 m23
ury r76 g-38 m-22
ury_ r76 g-38 h28
us_ r-33 g-85 m89 h-86
usa r78
usag h27
usage h27
usan r74 g-23 h-19
usanc r48
usand r26 g-23 m19
usb h87
usba r-25 h55
usban r-25 h55
usd r25 g47
usd_ r27
usdt g29
usdt_ g29
use r-19 g-22 h-85 k91
use_ r51 g-65 h-57 k96
used r-43 g54 k-21
used_ r-43 g54 k-21
user h-28
users h-28
uses g19 k19
uses_ g19 k19
ush g-31 h76 k-31
ush_ r47 g-24 h50 k-23
ushe r-41 h29
ushed r-41
ushi h-22
ushio h-22
ushm h26
ushma h26
usi r-44 m-49 k21
usi_ g-23
usic g-32
usic_ g-32
usie h-21
usie_ h-21
usin g51 m-56 k30
usin_ g33 h25
usine r19 h25
using g37 m-22 h-23
usins r-26 g-30 k22
usk h58
usks h36
usks_ h36
usl h52
usli h52
uslim h52
uss m-29 h32
usse r24 h-26
ussi h28
ussia h44
ust r53 g-63 m40 h-60 k42
ust_ r34 g-74 k95
usta m58 h-36
usta_ m30 h-30
uste k-20
ustm r30
ustme r30
usto r-20
ustom r-20
usu r86 g-21 m-31
usua m-24
usual m-24
usuf r19
usur r63 h-26
usure r43
ut_ r40 g57 m19 h65 k42
uta m-26 h102
utan r26
utang r26 h-26
utch_ h52
utche h-39
ute r-53 g26 h-38
ute_ r-21 m35 h-61
uted h49
uted_ h49
uter m-29 h-43
utes r-31 g49
utes_ r-31 g49
uth k19
utho h-27 k22
uthor h-27 k22
uti g-25 h-25
util r31
utili r31
utin h-25
utio r-36
ution r-36
uto r-25 g-27 h-27 k-20
uto_ g20
utor g-23
utor_ g-23
uts g79 m-38 h-64 k-63
uts_ g83 m-32 h-55 k-58
utt g-55 m31 h75
utte h31
utter h31
utti m33 h34
uttin m33 h34
utto g-32 h41
utto_ h41
utton g-31
utu r-19 g82
utum g20
utumn g20
utur r-24 g56 m-26
uture r-24 g75 m-26
uty h-25
uty_ h-25
uv_ m30 h30
uve h40
uwa r48 m24 h-24
uy_ m50 h103 k37
uye r-23
uyer_ g46
uyers g-38 h29 k-22
uyi h31
uyin h31
uying h31
uys r58 h-23
uys_ r58 h-23
vab r24
vabl r24
vable r24
vac r-22 g-28 m-45 h-50
vacc m-45 h-37
vacci m-45 h-37
vad r26
val r-23 g-27 m-34 h-36 k21
val_ r-45
vale r23
vall k-20
valle k-20
valu h-24 k30
value r20 h-21 k22
van r19 g80 m-21 k-35
van_ r-23 g26 h-32 k-21
vanc g25
vance g25
vap h25
var r-23
vas g-53 m-47
vas_ g-53 m-47 h-42
vat k-37
vat_ r-56 k-44
vate g-29 h35
vate_ g-29 h35
vati g44
vativ g48 h-23
vato h-21
vator h-21
vatt r78 h-25
vatti r78 h-25
vds g-37 h22
vds_ g-37 h22
ve_ r25 g49 h34 k38
vea g34 h-30
veal g36 h-28
veal_ g32 h-25
veaw m19
veawa m19
ved g-40
ved_ g-38 h-21
vee h31
vega g25
veh g36 h-30
veh_ g35 h-22
vel r-30 g-80 m-49 k-19
vel_ r-34 g-61 m-50
velo g-22 k-19
velop g-22 k-19
ven r-30 m-26 h-32 k-34
ven_ g-47 m-25 h-64
veni r-36 m26 h51
venin r-37 m26 h52
vent r-19 g63 h50
vent_ g89 h-20
ventu h57
venu h-33
venue h-33
ver r45 g69 h-60
ver_ r27 g132 h-55 k73
vera r35
verab r73 g-68
verag r-39 g76
verc r-22
verd r26
verdr r42
vere r-34 g28 h-31 k-32
vered r-28 g32 h-31 k-32
veri r31 g-28
verin r22 g-28
verm h54
vermo h54
vern r59 m-20
verni r42
vers m20 h-29
vers_ g27 m21 h-21
versa r-31
verse h-19
versi g-31
vert r-65 h-63
verti r-65 h-56
very r21 h54 k-33
very_ r56 m-20 h39 k-19
veryb m27
veryo r-30
ves g69 m-37 k-32
ves_ g44 m-25 h-34 k-19
vest r22
veste g19
vestm r-22 h23
vesto r54 g-30
vests g27
vet h-52
vet_ h-43
vey g-19
vey_ g-28
via g-24 m28 k52
via_ g-24 k62
viat m30 h24
viato m30 h24
vic r21 m-22 h29
vice m-30 h37
vice_ m-30 h28
vid r33 g-34 h65
vide r28 g-61 h68
vided r22 g-20
viden r26 g-32
video h65
vidi g20
vidia g20
vie r65 g-36
vier r82
vier_ r82
vies h37
vies_ h37
view r-20 g-22
view_ h-26
views h31
vig r73 h-36
vig_ r74 h-47
vil k-36
vill k-26
villa k-26
vin r28 m-64 k-53
vin_ h19
vine r-21 g32 m-21 h-82
vineg h-30
viney g21
ving r52 g-48 m-38 k-31
ving_ r54 g-20 m-23 h36
vings g-27 h-19 k-21
vino h49
vino_ h19
vio h59
viol h59
viola h59
vip h56
vip_ h56
vir g-25 m44 h23
virg h-26
virgi h-26
vis g-28
visi r-33 h-20
visio m24
visit r-33 h-20
viso g-34
visor g-34
vit r-27 h-61
vita h-72
vitam h-72
viv g26 m23
vive g28
vives g28
vo_ h21
vod h-41
vodk h19
vodka h19
voi g-29 m-23 k55
voic g-24 h22
voice g-23 h23
void h-38 k38
void_ h-30 k30
volv r45
volvi r45
voo h47
vood h47
voodo h47
vor m23 h42
vor_ m26
vory h55
vory_ h55
vot m38 h62
vote m38 h62
vote_ h70
votes m41
vou h-35 k24
vouc r-19
vouch r-19
vour h-28
vour_ h-44
voy_ h-19
vv_ h22
vy_ h48
vya r99 g-19 h-30
w3e g33
w3ed g33
w3ed_ g33
wa2 r51
wa2t r56
wa7 r-40 g55 m22 h22 k20
wa7d r-42 g49 h26
wa7e k24
wa7ed k24
wa_ r-69 g-37
wab h-42
wad r70 g27 k-19
wadi r23 g30
wadi_ g30
wag r-62 m46 h-53
wage r-54 m44 h-38
wage_ r22 g36 k-28
wager m64 h-52
wages r-74 g-22 h21 k27
wah h-41 k22
wai r60 g-29 h-46 k-25
wait r66
wait_ r43
waiti r20
waive r21
waka r-19
wakal r-19
wal k37
wal_ r24 m20
wala r-48 g69 m-22
wala_ g65 m-21
walad g23
walan r-25 h21
wale h34
wale_ h34
wali r22 g-20 k-19
wali_ r25 g-20
walk h22
walk_ r29 g29
walke h31
wall r-24 g-38 m23 h-29 k78
wall_ r-32 h-46
walla r41
walle r-33 k91
waln h-33
walt h32
wan r25 m-26 h54
wanc g-20 h42
wance g-20 h42
wane h32
wane_ h32
want r19
want_ r-56 k36
wants r64
wap r-32 g87 h-68
wap_ g28
wapa h-28
wapas h-28
wappe g-22
wappi r-24 g25
waps g57
waps_ g57
war r-67 g93 k-21
war_ r-31 g20 h25 k30
wara m38 h53
wara_ h28
ward r-70 g42 m-28 h-50
ward_ m-22 h-33
wardi r-36
wards g63
ware r-25 g-39 m-36 h46 k-52
ware_ g-19 m-34 h62 k-22
waren h-43
warr r41 g77 h-55
warr_ g19
warra r-27 g64 h-48
warru r74
waru r50
waruq r30
was r-31 g-86 m30 h51 k-22
was_ r-44 g-94 m92
wash g-27 m-67 h-31
wash_ g-28 m-37
washe r29 m-19
washi r-37 h-40
wasl r23
wasl_ r23
wast h86
wasta h52
wat g-50 m-49
wat_ h27
watc m-37
watch m-37
wate g-33 h-41
water g-33 h-41
way r23 m58 k34
way_ r-95 m32 k68
waye r57 m27 k-24
wayed r55 k-24
ways r62 h-22
ways_ r62 h-22
waz g-32
waza g-32
wd_ r46 g-23
wde h-23
wder h-23
wder_ h-23
we_ g-24 m51 h20 k-23
wea r48 g39
weal h38
wealt h38
wear r51
wear_ r33
wears g24
weat h-26
weath h-26
web g-29 h-25
web_ h-73
webs h34
websi h34
wed g-26 m-51 h-62 k-47
wed_ g-33 m-29 h-23 k-23
wedd r-20 g24 m-19 h-28
weddi r-20 g24 m-19 h-28
wee g-44 m41 h64
weed r-30 h75
weed_ r-30 h75
week r20 h-42
week_ m-35 h-40
weeke m19
weekl g31
weeks r28 k-29
weela k27
ween r20 m-19
ween_ r20 m-19
weep m116 h-51
weep_ m87
weeps m55 h-29
weet g-24 m-34
weet_ h-33
weete r38
weets r-39 h38
weez h28
weez_ h23
wei r23 g-27
weig r31 m23 h-68
weigh r31 m23 h-73
wein h24
weis h39
wel m-46 h-69
wel_ k44
welf r-40
well g38 m-30 h-45 k-20
well_ r-50 g48 m-29 h-38
welle r20 h-21
welv r41
welve r41
wen r36 g-48 m31 h36 k-19
went r47 g-72 m31 h44
went_ r30 g-58 m32 h62
wer r-53 g26
wer_ r-49 g47 m-26 h-60 k-20
werb m46 h49
werba m46 h49
were k46
were_ k46
wers m-26
wers_ m-26
wes r-69 g23 m70 h-23 k-19
wes_ r-50 m45
west m25
west_ m25
wha g58 h-22
what g58
what_ h-23
whate r-19 g40 h-26
whats h34
whe r26 g79 m-31 h-73
whea g27 m-29 h-39
wheat g27 m-29 h-39
whee g-46 m-25 h26
wheel g-46 m-25 h26
when r78 g65 k-53
when_ r51 g67 k-49
whene r27
wher g49 h-31 k53
where g49 h-31 k53
whet m56 h-24
wheth m56 h-24
whi r57 g55 m-30 h45 k-60
whic g68 h-34 k-35
which g68 h-34 k-35
whil r100
while r100
whis g-23 h70
whisk g-20 h79
whit r-20 h30 k-24
white r-20 h30 k-24
who g-53 m68 h55
who_ r19 g-81 h64
whoe g-28
whoev g-28
whom h22
whom_ h22
whos g54 m69 k23
whose g54 m69 k23
why k50
why_ k50
wi_ g20
wic h23
wich h23
wid h-31
wide h-20
wide_ h-20
wif g-23 h31
wife r21 g-23 h56
wife_ r22
wifes g-29
wil g101
wild g-22 h30
wild_ g-22 h30
will g131 m-27 h-32
will_ g135 m-39 h-28
wim g25 h-54
wim_ g27 m23
wimm h-39
wimmi h-39
win m83 h38 k-32
win_ r-26 m99
wind g-90 k-33
windo g-45 h23 k-22
winds g-43
wine m-40 h53
wine_ m-37 h20
winer h29
wing r39 g21 k-23
wing_ r39 g-31 h-21
winge h38
wings g54 h-23
winn g20 m30 h-58 k26
winne g20 h-45
winni k28
wins g21 h61
wins_ g21 h61
wint g43 m-25
winte g43 m-25
wip h49
wipe h49
wiped h50
wir r31 g-30 h-38 k29
wire r23 g-28 h-40 k29
wire_ g-28 h-31 k32
wis h83 k-28
wise g26 h19
wise_ g26 h19
wish_ r-38
wisk h65
wiske h27
wiski h28
wit r26 g-44 h50 k-19
with r29
with_ r38 g-33 m62 h42
withd m-19
withi r19 h-28
witho r-25 m-23 h21
witn g-24 h27
witne g-24 h27
wiz h49
wiza h27
wizar h27
wk_ r25 g28
wla g29 m-20 h-32 k-19
wme g29
wmen g29
wment g29
wn_ r28 g32 m-29 h-36 k-24
wnb r24
wnbr r24
wnbro r24
wne m31 h-19
wned r33 h-21
wned_ r33 h-21
wner r-25 m45
wner_ g36
wners g-27 m60
wni g54
wnie g-21 h40
wnies g-19 h26
wnin g74 h-24
wning g74 h-24
wns r30 h-22
wns_ h-46
wnsh r30
wnsho r30
wo_ g-33 k-29
wom h25
woma g-33 h31
woman g-33 h31
womb g19
womb_ g19
won m79 h-24
won_ r-24 m53 h-24
wont r25 g27 m26
wont_ r25 g27 m26
woo r-29 g79 m-37 h-57
wood h-42
wood_ g22 h-37
wool r-21 g61 m-33
wool_ r-21 g61 m-33
wor g-48 k28
word g-21 m25
word_ g-21 m25 h-22 k27
words h34
wore m20
wore_ m20
work h-26 k22
work_ g-46 m26 h-50
worke r-42 g27 h49
worki r22
workm g36
works g-38 h-39
worl g33
world g33
worn g-40
worn_ g-40
wors m-19 h64
worsh m-19 h64
wort r23
worth r23
wou m53
woul m53
would m53
wre h-21
wrec h-20
wreck h-20
wri r41 g24 h52 k32
writ g34 h39 k32
write g23
writi r-19 g51
writt g-40 h34 k43
wro g-36 m20 h-51
wron m26 h-28 k30
wrong m26 h-28 k30
wrot g-27 k-24
wrote g-27 k-24
wry r40
wry_ r40
ws_ g58 k-73
wse h41
wsu g49
wsui g49
wsuit g49
wur h46
wurs h42
wurst h42
wwa r62 g-20
wwal r46
wwal_ r46
wwe r26 g26
wye g-42 m-33 h-42
wyer g-42 m-33 h-42
wyer_ g-42 m-33 h-34
xa_ g32
xac r-43
xact r-43
xactl r-30
xam r-41 g-22 k-24
xam_ r-43 g-22 k-26
xami h36
xamin h36
xams h-19
xams_ h-19
xan h37
xana h37
xanax h37
xca h-21
xcav h-21
xcava h-21
xch g-36 m30
xcha g-33
xchan g-33
xer m-22 h39
xer_ h31
xes h-32 k-30
xes_ h-32 k-30
xi_ r-29 m-47 h-67
xin g-20 m-36 h30
xing g-20 m-36 h30
xing_ g-20 m-36 h30
xis h-28 k39
xist h-28 k39
xist_ g-21 h-22 k42
xpe k-23
xpec g26
xpect g26
xpen r19 h-23
xpens r19 h-23
xper h28
xperi h37
xpi r-21 g33 h41
xpir r-21 g33 h41
xpire g-24 h24
xpiri g33
xpiry g24 h36
xpl r-36 g-26 k44
xpla r-36 g-21 k45
xplai r-36 g-21 k45
xt_ r35 g65 m45 h-53
xtend r-46 g32
xtens r31 g-22
xti g-45 h35
xtin g-45 h35
xting g-45 h35
xtn g25
xto h26
xtor h26
xtort h26
xtr r19 g-42
xtra r30 g-42 h24
xtra_ r33 g-42
xty r-22
xty_ r-22
xx_ h32
xxx h34
xxx_ h24
xy_ g-24 h60
xys h24
xys_ h24
y3a g49
ya3 g22
ya5 r25 m34
ya5o m34
ya5od m38
ya_ r-77 g71 m51 h-102 k67
yaa r37 h-25
yaak m23
yaakh m23
yab r20
yac h31
yach h31
yacht h31
yad r-82 g-60 m-20 h-25
yad_ r-50
yada r-31 g-19
yada_ r-31 g-19
yah r-29 g37 h34
yah_ r-49 g39 h28
yaj r164 g-29 h-51
yaj_ r164 g-29 h-51
yak r42 m59 h-32
yakh r42 m68
yakhe m38
yakho m36
yal r77 g-31 h-27
yal_ m-31
yals r44 g-22
yals_ r44 g-22
yam h21
yam_ h21
yan g-39 m22 h-27
yan_ r-19 m20 h-21
yani g-28 h-28
yani_ g-28 h-28
yant h33
yant_ h23
yar r-49 m-45 h-68 k-22
yar_ r-19 g27
yara h-46
yara_ r-31 h-41
yard r-29
yard_ r-29
yas r31
yat r-31 g51 h-25
yat_ g53 h-25
yaw h-31
yawa h-31
ybe r-32 g66 m111
ybe_ g56 m39
yber r-19 g29
yber_ r-19 g29
ybet g-19 m73 h38
ybet_ g-19 m73 h38
ybit g20
ybit_ g20
ybo m23 h40
ybod m27
ybody m27
yboy h55
yboy_ h51
yc_ k46
ych h36
ychi h53
ychic h53
ycl r-31
ycle r-31
ycle_ r-31
yd_ r-29 h-21 k36
yda g-19 m45 h-20
yda_ r22 h-30
yday h27
yday_ h27
yds g36
yds_ g36
ye_ g36
yea r-19 g60 m-20 h24 k-45
year g66 m-20 h-26 k-45
year_ g26 k-28
yearl r22 h-32
years r-28 g55 h24
yeas h50
yeast h50
yeb h27
yed r46 g-24
yed_ k-28
yedf k21
yedfa k21
yee r74 k23
yee_ k32
yef h39
yefo h25
yefok h25
yeg r37
yegh r37
yegh_ r37
yeh r25
yek m21
yel g-20
yen r43 g-32
yen_ r19 m28 h19
yent r49 m-21 h-45
yer r-36 g-100
yer_ r-42 m-49 h-26 k36
yera h20
yeraj h20
yerg g-37
yerga g-37
yers g-38 m33 k-28
yers_ g-38 m33 k-28
yes r70 g66 k51
yes2 k37
yes2a k30
yes_ g61 h36 k24
yest r70
yeste r27
yet r-33 g123 h-76 k-30
yet_ g127 h-52 k-38
yez r46
yez_ r24
yfa h48
yfan h48
yfans h48
yho m24
yhou m24
yhoun m24
yie r57 h-32
yiel r57 h-32
yield r57 h-32
yin r26 h61 k-25
ying r26 h61 k-25
ying_ r26 h61 k-25
yl_ g-22 k-22
yla r36
yle r20
ylen r24
ylend r24
yli r-28 g-22
ylin r-28 g-22
ylind r-24 g-21
ylo r34 g-28
yloc r34
ylock r34
ym_ r-62 g-40 m-36 h-53
yma h36
yman_ g25
ymas h26
ymash h26
yme r-25 g37
ymen r-24
yment r-23
ymex g23
ymex_ g23
ymn r40
ymnt r40
ymnt_ r40
ymo h-41
ymp g57 m43
yna r-35
ynd m39 h24
yndi m39 h24
yndic m39 h24
yo_ g28 h19
yom r65 g-54 m-20 h-29
yom_ r59 g-54 m-20 h-29
yon r-50 m-36 k35
yon_ h-20 k26
yone r-33 m-19
yone_ r-33 g-33
yor g30 m33 h49
yor_ h50
yot r-24 h32
you h-101 k44
you_ r47 g-72 m31
your r-61 g82 m-29 h-33 k74
your_ r-48 g53 m-46 k33
yours g29 h-29 k42
yout r30 h-43
yout_ r30
youth h-47
ypa k29
ypas k29
ypass k29
ype_ g22
ypi r-30 h-20
ypin r-25 h-20
yping r-25 h-20
ypt k28
ypto k30
ypto_ h-23 k32
yra r27 h30
yraj r27
yre h-19
yres r-19 g-22
yres_ r-19 g-22
yri r19 h32
yric h43
yrica h43
yro g-20 k33
yrol g-20 k33
yroll g-20 k33
ys_ r34 g-26 k-64
ysa r27
yse r-33
ysel r-33
yself r-33
ysi h-68
ysid h32
yside h32
yst g35 m-19
ysta m-27 h45
ystal h46
yste g45 h-44 k26
ystem k34
yster g56 h-26
yth k-20
ythi k-20
ythin k-20
yun r19 g-21 h-34
yung r19 g-21 h-33
yung_ r19 g-21 h-33
yus r19
yusu r19
yusuf r19
ywa r-34 g25
ywh h-19
ywhe h-19
ywher h-19
yya g49 m-24 h-66
yya_ g34 m-25 h-44
yyar h-30
yyara h-29
yyat g31
yyat_ g31
yye h50
yye_ h19
yze r42
za_ r-41 m-24
zab r-20
zah h41
zahl h43
zahla h28
zak r-30 g39 m-40
zaka r-30
zakat r-30 h-38
zal m39 h25
zan r72 g-48 h-44
zan_ g-42
zani r19 h-22
zanin r19 h-22
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
ze_ r-46 g-49 m23 k45
zed h57
zed_ h57
zee r73 h63
zeed r73 m21
zeed_ r73
zeer h49
zeer_ h49
zel r71 h-75
zel_ r28 h-63
zem r34
zem_ r34
zen h-23
zen_ h-23
zer r-49 h-61
zer_ h20
zero r-36 g33 h-89
zero_ r-31 h-39 k-19
zi_ h-78
zia r35
ziad r35
zin g-21 h-25
zine h-44
zine_ h-46
zir h40
zir_ h44
zle h-29
zle_ r-23 h-29
zo_ h106
zod h28
zodi h28
zodia h28
zon h33
zone h39
zone_ h39
zoo h-20
zra h24
zran h24
zrana h24
zti k55
zti_ k55
zya g-29 h-19
zyad g-29 h-19
zyada r-19
zza r-19 m-40 h-49
zza_ r-30 m-32
zzan r19 h-22
zzani r19 h-22
zze r38
zzl r-23 h-29
zzle r-23 h-29
zzle_ r-23 h-29
ءه_ g-22 m-21
اء_ r-40 g-68 m-58 h-73
اءه g-22 m-21
اءه_ g-22 m-21
اب_ r-20 g-65 h28 k-25
ابا r-64 h36
ابا_ r-47
ابات_ k28
اباح h23
اباحي h23
ابت g45
ابت_ r-35 g19
ابتز h31
ابتزا h31
ابته r22 h-21
ابته_ r22 h-21
ابح r34 k-27
ابحا r41
ابحات r41
ابحه k-23
ابحه_ k-23
ابد k28
ابدا k28
ابدا_ k28
ابر r-45 g-24
ابر_ r-45 g-19
ابرا h23
ابراج h23
ابس r-49 h-19
ابس_ r-30 h-21
ابط h47
ابع r-46 h26 k23
ابع_ r-38
ابق m62 k26
ابقا r29
ابقاء r29
ابقه m35
ابقه_ m35
ابل g29 k35
ابل_ h21
ابلا k43
ابلاغ k43
ابن r22 g39 m-28 h-33
ابن_ g23
ابنه r27
ابنه_ r30
ابني r-22 g21
ابني_ r-22 g21
ابه g-33 m21 h46 k39
ابه_ m21 h48 k41
ابو r22 g26 h-57
ابو_ g-58
ابوا g31
ابوي g26 h-22
ابوي_ g27 h-22
ابي r41 g-19 m-44 h-22 k41
ابي_ r45 g-39 m-36 h-25 k39
ابيع_ g-22
ابيعك g31
ابيعه h28
ابين g19 k20
ابين_ g26
ات_ r-53 k44
اتا g-24
اتاخ g-22
اتاخر g-22
اتب m-29 h-69
اتب_ r-23 h-53 k30
اتبي k-32
اتبي_ k-32
اتجا h24
اتجار h24
اتح g-42 h27
اتر g61 m27 h-27
اتر_ g37
اترا m27
اتراه m27
اتس g-21 h21
اتش m52
اتشا m44
اتشات m36
اتص g28 h-27
اتصا g28 h-27
اتصاد g21
اتصال h-21
اتع r-20
اتعا r-20
اتعاب r-20
اتف r25 g-29 k-25
اتل k66
اتلو k36
اتلون k36
اتلي k34
اتلين k34
اتم r-25
اتن r39 m27
اتنا r42 m27
اتنا_ m31
اتو g-82 m36 h-27
اتور g-43
اتوره g-36
اتوق m26 h-23
اتوقع m26 h-23
اتوم m30 h26
اتي_ k-27
اتير h-29 k20
اتير_ h-29 k20
اتين g29 h30
اتين_ g29 h30
اث_ m-20 h-38
اثا g-39 h-36
اثاث g-39 h-26
اثاث_ g-39 h-26
اثب k27
اثبا k20
اثبات k20
اثم r-32 m21
اثمي r-32 m21
اثميه r-32 m21
اثن r39 g-23 h20
اثنا r-22 h27
اثنع r22
اثنعش r22
اثني r38
اثه g-27
اثه_ g-27
اثي r48 h32
اثيل h26
اثيل_ h26
اثين r39
اثين_ r39
اج_ r-41 g48 m-23 k-34
اجا g38 m-38 h41
اجات g65 m-38
اجات_ g65 m-38
اجار k29
اجار_ k31
اجاره h-28
اجان h55
اجر r-21 m-70 h-19 k52
اجر_ r56 m-39 h-31 k54
اجرا h52
اجرات h52
اجرت r-29 g-34 h-27
اجرت_ r-32 k37
اجرته k-21
اجره r22 g19
اجره_ r22 g19
اجع r-36 h-37 k-44
اجع_ k-26
اجعه h-37
اجل r111 g-44 k-30
اجلت r74
اجلت_ r74
اجله r23
اجله_ r23
اجن g21
اجنب g21
اجنبي g21
اجه_ k-22
اجها g-20 h28
اجهاض h28
اجهز g19
اجهزه g19
اجهل h-22 k43
اجهله h-22 k43
اجو h23
اجون h32
اجون_ h32
اجي r40 g-26 h-62
اجي_ h-62
اجير k23
اجير_ k23
اجيل r27 g-36
اجيل_ r27 g-36
اح_ g-41 m29 h-105
احب k29
احب_ g-27 h-24 k35
احبت h34
احبتي h34
احبه g37 h-19
احبه_ r-22
احبها g35
احت r-35 g23 k-39
احت_ g20 h30
احتر g41
احترق g41
احتس r42
احتسب r42
احتك r-29
احتك_ r-29
احتيا h21
احد r31 m-22
احد_ m-20
احده g22
احده_ h21
احدي r22
احدي_ r22
احذ h31
احذف h31
احذف_ h31
احر g-20 h81 k22
احر_ h46
احرك k31
احرك_ k31
احط k44
احطه k44
احطه_ k44
احق r-21 g71
احقا r-21 g71
احقا_ r-21 g71
احل r-38 g-26
احل_ g-20
احم r-29 g-23 h38
احمر r-27 h38
احمر_ r-27 h38
احن g21 h22
احنا g27 h-21
احنا_ g23
احنه h43
احنه_ h43
احه h-42
احه_ h-39
احو r-28 h-21 k20
احول r-28 h-21 k20
احي g-33 h75
احيه g-20 h62
احيه_ g-20 h62
اخب g24 h-31
اخبا g24 h-31
اخبار g24 h-31
اخت r-104 g-26 m-40 k-31
اختا g-32
اختار g-32
اختب h20
اختبا h20
اختر r-62 g-36 m-19
اخترا h39
اخترت r-46 g-43 h-19
اختل r29 m-23
اختلا r29
اختي r-51 g57 h-27
اختي_ r-50 h-19
اختيا g72 k-19
اخد g-20
اخذ r36 g27 m34 h-27 k-75
اخذ_ g-32 m48 k-49
اخذت r-29 g32
اخذت_ r20 g28
اخذته r-49
اخذه r28 g44
اخذه_ g43
اخذها r33
اخذو r31
اخذون r23
اخذوه r23
اخر r35 g-20 m28
اخر_ r81 m38 h-21 k-20
اخره r-29 h19
اخره_ r-29 h19
اخض g40 m20 h-21
اخضر g40 m20 h-21
اخضر_ g40 m20 h-21
اخف r27
اخل g48
اخل_ g37
اخله_ g23
اخم m38
اخمن m38
اخمن_ m38
اخو h-43 k30
اخوه h-21 k44
اخوه_ h-21 k55
اخوي r-32 h-22
اخوي_ r-28 h-22
اخي r-24 h-21
اخي_ r-25
اخير r50
اخير_ r21
اد_ r30 m-74 h-54 k-50
ادا r29
ادات r32
ادات_ r32
اداري r20
ادت g24 m28
ادت_ m31
ادته g27
ادث r-21 g21
ادث_ r-21 g21
ادخ h-26 k52
ادخا g19
ادخار g19
ادخل h-25 k53
ادخلت k25
ادخله k37
ادر k-19
ادف r46 g36
ادفع r46 g36
ادفع_ r28 g36
ادل g91 h-40
ادلا g19
ادلات g19
ادله r-19 g64 h-24
ادله_ r-19 g64 h-24
ادم r47 g75 m-33 h-50
ادم_ r49 g22
ادما m-31 h-28
ادمان m-31 h-28
ادمه g61
ادمه_ g61
ادن r45 g22 h-26 k-27
ادني g23 h-26 k-27
ادني_ g23 h-26 k-27
ادو g24 h22
ادو_ h28
ادور g63
ادور_ g32
ادول h22
ادول_ h22
ادي r-35 g-36 h34 k30
ادي_ r-40 g-25 h-37 k28
اديب h46
اديب_ h46
ادير k19
ادير_ k19
اذا r19 g111 h-22
اذا_ r19 g111 h-22
اذو r68 g-20 h-53
اذون r68 g-20 h-53
اذون_ r19 g-19 h-43
اذونا r49
اذي h25
اذين h25
اذين_ h25
ار_ r-26 g67 h-119
ارا g34 m28 h-33
ارات m38 h-29
ارات_ m38 h-22
اراض g22 h-21
اراضي g22 h-21
اراه m-23 h39
اراه_ m-20 h39
ارب r-33 g-35
ارب_ r-35 g-21
اربا r37 h23
ارباح h23
اربح m59
اربح_ m59
اربع m-37 h-41
اربع_ r-41 h-27
اربعم r30
اربعي m-19 k-19
اربه r-35 h26
اربه_ r-35 h26
ارت g-27 m-21 h56
ارت_ g31
ارته r-28
ارته_ r-28
ارتي g-41
ارتي_ g-40 h-24
ارتين h26
ارج r-65 g71 k32
ارج_ k52
ارجح m33
ارجحي m33
ارجع r-48
ارجعه r-32
ارجن g83 h-35
ارجن_ g83 h-35
ارخ r43 h23
ارخص r43 h23
ارخص_ r43 h23
ارد h30
ارد_ h21
ارده r22
اردها r25
ارس r-39 g-58
ارس_ r-23 g-40 m-20 k-31
ارسل k38
ارض r-58 m-40 h-82 k-19
ارض_ r-72 m-40 h-78
ارط m49 h-26
ارع g-29 m25 k-22
ارع_ m25 k-21
ارعه g-26 h-23
ارعه_ g-26 h-23
ارف g50 k-21
ارف_ g35
ارق r-43 h45 k20
ارقا m19 h60 k20
ارقام m19 h60 k20
ارك g-52 h36
ارك_ g-31 k19
اركه g-20
اركه_ g-20
ارن g65 h-23
اره r-21 m19 h29
اره_ m29 h62
ارها r-24 h-33
ارها_ r-24 h-33
ارو g28 h29
اروت h20
اروت_ h20
اري g-22 m19 k50
اري_ r65 g42 m30 h-40 k-31
اريا m43
اريات m43
اريج h38
اريجو h38
اريخ k41
اريخ_ k45
اريد k19
اريد_ k19
ارير m-19 h30
ارير_ m-19 h30
اريف m-19 h-35 k35
اريف_ m-19 h-35 k35
اريه r-27 g-40 h52
اريه_ g-38 h48
اريها r-19
از_ r-52 m-22
ازا r-19 m-20
ازات h23
ازات_ h23
ازاز h31
ازازه h29
ازاي h-32
ازايز h-32
ازج h-39
ازج_ h-39
ازر r-21 g-25
ازل r-48 g37
ازل_ r-24 g49
ازلت r-25
ازلت_ r-25
ازه r19 g-31 h55
ازه_ r19 g-31 h55
ازو g23 h-51
ازون g43 h-21
ازون_ g43 h-21
ازي m91
ازي_ r-21 m58
ازيد r39
ازيده r39
ازين m34 h35
ازينو m34 h35
اس_ r39 g-45 m-80 h-21 k47
اسا r44 g-21
اساس r39
اساس_ r42
اسب m25 h22 k-35
اسب_ k-34
اسبا g24
اسبا_ g24
اسبو h36
است g-83 m-50 h-60 k56
استث g23
استثم g23
استح r30
استحق r30
استخ k32
استخد k32
استر h45
استط k29
استطي k29
استع g20
استعم g20
استق r30 g-27 k57
استقب k57
استل r-21 m-27 h-28 k-24
استلا g28
استلم m-20
اسح g-25 k69
اسحب g-25 k69
اسحبو g-25 k47
اسد r35 h44
اسدد r35 h50
اسدد_ h30
اسدده r27 h20
اسر r24 h-44
اسر_ r24
اسط m-23 h75 k-22
اسطه m-19 h97
اسطه_ m-19 h97
اسع g37 m-20
اسعا g37 m-20
اسعار g37 m-20
اسق r-49
اسقط r-49
اسقط_ r-40
اسك r37 h35
اسكت h35
اسكتل h35
اسكن r37
اسل g-33
اسلا g-24
اسلام g-24
اسلف r21
اسم r-75 g-68 h-89 k155
اسم_ r-33 g-32 m-34 h32 k22
اسما k71
اسماء k73
اسمك k27
اسمك_ k27
اسمن h-19
اسمه r-29 m37 h-29 k24
اسمه_ r-29 m38 h-21
اسمي r-22 h-30 k20
اسمي_ r-22 h-30 k20
اسن m-24 h-21
اسنا m-24 h-21
اسنان m-24
اسه m30 h20 k-19
اسه_ m39
اسهم r-23
اسهم_ r-34 g45 h23
اسي r-55 g-20 k24
اسي_ r-28
اسيل k26
اسين h-21
اسين_ h-21
اسيه r-19
اسيه_ r-19
اش_ r44 g26 h-139
اشت r43 g-34 m-39 k-50
اشتر r27 h-31
اشترا k-19
اشترط r41
اشتري r-23 m-20 h-22
اشتغ g-27 m-21 h25 k-30
اشتغل g-27 m-21 h25 k-30
اشخ h22
اشخا h22
اشخاص h22
اشر r96 g26 m22 h29
اشر_ r118 g27 m27 h23
اشه r-65 g26
اشه_ r-53 g28
اشي r-19 h-20 k30
اشيل k42
اشيل_ k42
اص_ m-29 h52
اصب r26 m19 h34
اصبر r28
اصبر_ r28
اصر r-24 h32
اصر_ r-27
اصرا h21
اصرات h21
اصف g28 m-23 h28
اصفا g30
اصفات g30
اصل g-70 m-24 h-32
اصل_ r47 g-22
اصلا h-38 k26
اصلا_ k44
اصلات h-23
اصلي r-26 g-31 h22
اصلي_ r-20 h20
اصه g-59 h69 k-25
اصه_ g-59 h69 k-25
اض_ r-39 g21 m-24 h64
اضاف g26
اضافي r-47 g36
اضح h54
اضر r-24 g-50 h-30
اضره g-40
اضره_ g-40
اضه g-26 h-40
اضه_ h-35
اضي h32 k-19
اضي_ r-19
اضيف r49
اضيف_ r44
اضيه h38
اضيه_ h38
اط_ r-37 g-34 m87 h-37
اطر r27
اطف m-38 h-27
اطفا m-38 h-27
اطفال m-38 h-27
اطلع g-27
اطلع_ g-27
اع_ r-68 g31 h-37
اعا r-41
اعات r-23
اعات_ r-23
اعب h78
اعب_ h78
اعت r134 g-56
اعت_ r60
اعته r50 g-21
اعته_ g-19
اعتي g-28
اعتي_ g-24
اعد m22 h-46
اعد_ g31 m35 h-33
اعده k28
اعده_ k28
اعر r-37 h-76 k28
اعض h25
اعضا h25
اعضاء h25
اعط h-38
اعطا r32
اعطان r32
اعطي r-39 h-30
اعطيك r19
اعطيه r-45
اعف m73 h64
اعف_ r22 m73 h65
اعل r24 g29
اعلي r24
اعلي_ r24
اعما h-20
اعمل h28
اعمله h32
اعن g31
اعني g31
اعني_ g31
اعه r-80 g-55 m-28 h-31 k40
اعه_ r-48 g-57 m-28 h-31 k43
اعها r-32
اعو r83 g-23 h-20
اعول r44
اعولي r44
اعوه r38 h-20
اعوه_ r40
اعي g-26 m-26
اعي_ g-20 m-20
اعيه h21
اعيه_ h21
اغ_ r-20 g-24 h-56 k61
اغر r-20
اغرا r-20
اغل r22
اغو h24
اغون h29
اغون_ h29
اف_ r28 k-23
افا r42 g23 h-40
افا_ g27
افات k26
افات_ k26
افاه r38
افاه_ r38
افر h-20
افرا h-20
افراح h-20
افظ h-27 k44
افظ_ k45
افع r-25 g20 m43
افعه r-19 m43
افعه_ r-19 m43
افق h104
افق_ h48
افقا h33
افقات h33
افقه g-20 h24
افقه_ g-20 h24
افل r-36 g-46 h32
افل_ h-31
افلا h70
افلام h70
افه g36 h-40 k-23
افه_ h-36
افها g40
افها_ g40
افو m38
افوز m38
افوز_ m38
افي r-55 g47
افي_ r-22 g35
افيه r-21
افيه_ r-21
اق_ r-24 m48 h39
اقا r19
اقام h23
اقامه h29
اقب r-32 h-41 k64
اقبه h-42 k35
اقبه_ h-42 k35
اقت g24 m25 h-38 k20
اقتر r31 g34
اقترض r31
اقتي h-20 k34
اقتي_ h-20 k34
اقد g-25 h27 k26
اقدر k42
اقدر_ k42
اقدم h47
اقدمه h47
اقر r-39 m28 h41
اقرا h50
اقراض h50
اقرب m56
اقرب_ m56
اقرض r-19 m-30
اقرضك r21
اقرضن r-27
اقس r-27
اقسا r-27
اقساط r-27
اقص r70 g-40 h34
اقص_ r40 g-19
اقصه r28 g-20
اقصه_ r28 g-20
اقفل g28
اقفل_ g28
اقل r155 g-52 h-24 k47
اقل_ r155 g-52 h-24 k47
اقم h-27
اقن k40
اقنا k40
اقناع k40
اقه r27 k-29
اقه_ r22 k-28
اقي r19 g-23 m27 k25
اقي_ r20 g-47 k32
اقين m35
اقين_ m35
اك_ r-86 m107 h79
اكا m52
اكب r61 k21
اكبر r61 k21
اكبر_ r61 k21
اكت r48 g-35 h-46 k45
اكتب g-23 h-22 k65
اكتب_ h-22 k53
اكتو k-20
اكتوب k-19
اكث r35 g-36 k-30
اكثر r35 g-36 k-30
اكثر_ r35 g-36 k-30
اكر g-21 h-25
اكرا h-19
اكرام h-19
اكس r-21 g-27 m54 k-20
اكس_ m65 h44 k-20
اكسي g-26 h-29
اكسي_ g-26 h-29
اكل r20 g-23 h30
اكل_ r20 g-23 h30
اكم r69 g-30 h-29
اكن r61
اكن_ r46
اكه m39 h-20
اكه_ m40
اكي r-33 m50 h-34
اكيا g23 h-23
اكياس g23 h-23
اكين r-34 g-25 m61
اكينا m48 h35
اكينه r-33 h-29
ال_ r70 g-42 m38 h80 k57
الا r37 m26 h-20
الا_ h24
الاب g-22 h21 k25
الابل k25
الات r21 m25 h19
الات_ g-23
الاث g31
الاج h22
الاجر g37
الاح g-45
الاحد r28 g-41
الاخ r-43 g45 h-19 k24
الاخت g36
الاخو k27
الاخي g19
الاد r43
الادن r43
الار g25 m32 h20
الارب g23
الارج m33
الارض g-24
الارق k24
الاز r-39
الاس r26 g36
الاسب m31 h30
الاست g34
الاسع g20 m23
الاسم r21 k21
الاص r29 h45
الاصل r34
الاط h-21
الاع h-89
الاف r-24 h-24
الاف_ r-24
الافر h-20
الاق g-21 h31
الاقر h31
الاك r-39
الال r59 g-34 h-24
الالف r75 g-66
الام g24 h-35
الامه r25
الان h28
الان_ g-20
الانت m21 h42
الاو m29
الاي g44 k-30
الايج r-33
الايد r21
الب r-28 g73 k-36
الب_ m20 h24
البا m-34 k25
البار h76
الباق r35 h19 k46
البان g-22 h-58
البح r-21 g46
البحر r-21 g69
البخ m40
البخت m40
البد g29
البدل g29
البر r34
البر_ g-20
البرك g25
البس r-26
البسط r-22
البص h20
البصا h20
البض r-43 g43 k-21
البضا r-43 g43 k-21
البق g43 h-29
البقر g45 h-26
البل r27 h24 k33
البلا g36 m29 h26
البلد h-20 k33
البلو m-19 h19
البن g-56 h36
البنا g-36
البنت h53
البنز r21
البنك h-26
البو r-29 g-29 k-20
البي g31 h-28 k-26
البيا g-31
البيت g30 h27 k-25
البير h32
البيض r-19
البيع g41 h-48
الت r38 g-37 h-116
التا h-38
التام g38
التج g39
التجا g41
التح g19 k36
التحو g22 k43
التخ g22 h-24
التخم g34
التر g-36
التز g35
التزا g38
التس m-28
التسل g33
التط h31
التطب h31
التقس g-21
التقل g30
التك g-22
التكا g-20
التم g-41 m20 h-39 k-22
التما r-23
التمو r31
الته r39
الته_ r39
التو r46 g-24 m24
التوت h-23
التوص g20
التوف r47
التوق m23 h19
التي r34 g-60 h-20 k20
التي_ r62 g-60 k20
الث r-37 g-23 h-74
الثا m19 h-20
الثان r20 m22
الثل r-35 g-50
الثلا r-49
الثلث g-25
الثم r-27 g22
الثمن r-27
الج m25 h-50
الجا r37 g43 m27 h-40
الجار r36 h-19
الجام r-21
الجاي r23 g60 m44
الجب r-19 h21
الجد g43
الجدا r-21 g64
الجدي g-22
الجر g-49 m-30
الجري m-30
الجز g34 h-45
الجزا g34 h-45
الجل h30
الجلس h30
الجما k19
الجمع r30 h23
الجمل r-31
الجن g-25
الجن_ h20
الجني h-24
الجه g-27 k19
الجها r-24 k19
الجهت r39
الجو r34 k-19
الجوه r30
الجي r-27
الح r-25 g39 m-19 h-46 k78
الحا r-35 g-28
الحاج g43
الحار r-28 g-25
الحب g46
الحبي h42
الحج_ g-35
الحجر g31
الحد k71
الحد_ k71
الحر h59
الحره h48
الحس r82 g-28 h-28
الحسا r97 g-22
الحص g56
الحصا g58
الحظ g24 m83 h24
الحظ_ g52 m85 h24
الحف m-25 h-44
الحق g27 k55
الحق_ g49
الحقي g-22 k56
الحك m-21
الحلا h-28
الحلو h31
الحو g-30
الحوش g-39
الحيا g39
الحين r-29 g-25
الخ r-105 m20
الخا g-48 h66 k28
الخاص g-26 h44
الخب g-27 h31
الخر r-58 g54 h-38
الخرف g22
الخرو r-19 g27
الخري r-40 g37
الخز r19
الخزا r19
الخزي r33
الخس r-34 h-23
الخسا r-34 m-38 h-22
الخسر m20
الخض m58 h45
الخضر m73 h56
الخم r46 g-36
الخمس m29
الخمو h23
الخمي g-33 m-21
الخي r-47 g40
الخيا r-21 g24 h-24
الخير r-26
الخيل h41
الخيم m-22 h-28
الخيو m19
الد g-37 k-57
الداي r19
الدر r25
الدف g20
الدفع r-44 g24
الدق r28
الدقي r28
الدك g-35 m-35
الدكا g-35
الدكت m-24 h-19
الده r-37 h-32
الده_ h-28
الدهب r-21
الدو g-19 m41 h19
الدور h24
الدول r-23 m30
الدي r-39 g22
الدي_ h-25
الدين h21
الديو g41
الذ g51
الذه r-31
الذهب r-31
الذي r30
الذي_ r30
الر r-39 g-28 m-34 h62 k57
الرا g-19 m-19
الرات r32
الراع r-20 m-20
الرب g28 m-47 h-42
الربح r-52 g-20 m-46 h-22
الربع r41 h-28
الربو r35 h19
الربي g49
الرح r-20 g46
الرحل r-20 g46 h-20
الرخ h28
الرخص h28
الرس r-21 m-21 h-22 k33
الرسا m-20 k50
الرسم h-31
الرص r34 m23 h34
الرصي r34 m23 h34
الرق r-41 k50
الرقم r-39 g23 k32
الرم g-26 m-26 h-34
الره r47 h35
الرها h35
الرهن r48
الرو g-24 m31 h55
الري g-19
الريا g-19
الز g27 h55 k-27
الزا r31
الزب g20
الزبو g32
الزر g35 h-20
الزو r31 h45
الزوا h-24
الزوج r-21 h68
الزي r-21 h19
الزيا h25
الزيت r-24
الس m42 h47 k36
السا g-36 h42
الساح h23
الساع k27
السب g-50
السبب k30
السج r-53 h-26
السجا r-53 h-23
السح r28 m34 h33
السحب r31 m53
السحر h37
السد r29 h-20
السدا r29
السر h-20 k69
السر_ k32
السري k38
السع r-50 m-30
السعر r-50 g23 m-21
السف r22 g28 h51
السفا h29
السفر r41 g26
السفي r-19 m19 h21
السق k28
السقف k28
السكر h-27
السكن r21
السكو h37
السل r-20 m33
السلو m34
السما g26
السن g83
السند r27
السنه r-23 g23 m22
السنو g53
السه m22 h-27
السهم m22 h-21
السو h-58
السوق r-31 h-27
السي h53
السيا r-30 h22
السير h37
الش g50
الشا h46
الشاح h35
الشاه g33
الشاي h20
الشب r-23 k23
الشبا r-29 m26 h19 k23
الشبك h-19
الشج g24
الشجر g24
الشخ r34
الشخص r34
الشر g-29 h-76
الشرط g24 h-20
الشرك m-28
الشري h-29
الشع r-21
الشها k-21
الشو g42
الشي r52
الشيخ h36
الشيك r70
الص r79 m-46 h-115
الصا r25 g-20
الصاي r19 g-20
الصب r67
الصبر r83
الصد k36
الصدق k36
الصر r30
الصرا r33
الصل h28
الصلا h28
الصن r-28 h-43
الصند r-28 h-43
الصو r-46
الصي g27 h-45
الصيا g24
الصيد g-26 h-30
الصيف r30
الض r29 k36
الضر h-46 k40
الضرع g38
الضري g-24 h-28 k42
الضم r30
الضما r30
الضي h37
الط g-79 k-67
الطا r-55 g-29 m51 h62 k-19
الطاب r-28
الطال h32
الطاو g-19 h47
الطب r-43 h-35
الطبا r-24
الطبي h-20
الطر r26 k-22
الطرف r31
الطق r37 m-57 h-23
الطل r51
الطلا r19
الطلب r32
الطي g35 m24
الطيا m25
الطير g50 h-28
الظ g-25
الظه g-25
الظهر g-25
الع r24 g-40 m-27 h-52 k-46
الع_ h39
العا r27
العاب m22
العاي r33
العد r22
العر r22 g-35
العرس h-29
العرض r-27
العز g19
العزب g19
العس m-24 h-22
العسل m-24 h-22
العش h-28
العشا r-22 m-25 h-20
العشر r35
العطا h25
العق r27 h-56
العقا r23 h-53
العما r-31
العمر r43
العمل g21
العمو r-21
العيا h27
العيد g24
العين r26
الغ r-58 g68 h-88
الغا r27 m22
الغال r27 g-22 m25
الغد r-30
الغدا r-26 g-45
الغر r-20
الغل g-25
الغلط r-27
الغله r33
الغن g19
الغنم g19
الغو g54 h-19
الغوا g26
الغوص g28
الغي g20
الف g-43 m33 k24
الف_ r-19 m-39
الفا r49 g-22
الفا_ m19
الفات r-19
الفاي r60 h-19
الفر g66 h-69
الفرس r-22 g39
الفرق r35 g20
الفرو g24
الفري h-24
الفض g19 m48
الفع r-35
الفعل r-35
الفل r33 g-19 h-33 k52
الفلو r33 g-19 h-33 k52
الفن h90
الفنج h57
الفه g-20
الفه_ r-22
الفو m55 h27
الفوا m38 h24
الفي g-33 m-20
الفيز r35 h-29
الفين r-34 g-27
الق r-74 g-81 h43 k-44
القا g-21 m-23 h28
القاد r50 g42 h-25
القار g-35 h27
القاض h49
القاع g-20
القاي r-19
القب r-26 h26
القبض r-26 h30
القد r-26 g-31
القدي g-31
القر h-37
القرا g-22 m-36 h-54
القرض r46
القرع m22
القس r22 g-29
القط g46 h-19
القطع g39
القطن g20
القف g-42 h-30
القفص g-36
القم r-24 g22 m36
القما m42
القن h41
القنب h27
القو h74
القوا h46
الك g40 h-42 k-39
الك_ g30 m-33
الكا r-37 m27 h-26
الكات g20
الكاز m20 h47
الكاس g48 h-40
الكام g-33
الكب g27
الكت h-32 k-21
الكتا h-24
الكر r-27 g21
الكرا r-23
الكرت g29
الكس m21
الكسب m21
الكش g-22
الكف r50 g-20 h55
الكف_ h80
الكفا r57 h-25
الكل g-23 m43
الكل_ r-33 m45
الكلا r37
الكن g41
الكنب g41
الكه g-39 h-33
الكهر g-24 h-33
الكو g29
الكي r40 g-28 h28
الكيل g27 h21
الل r-60 m57
اللع g-24 m27
اللعب g-24 m27
الله r-85 g50 k-20
الله_ r-85 g50 k-20
اللو m36
اللوت m30 h23
اللوح g40
اللي r45
اللي_ g30 h38
اللير r19
الليل r22
الم m-60 h-19
الم_ r-39 g-22
الما r-26 h-44 k45
المار g34
المال r40 k62
المان g20
المب r-65 m42
المبا m29
المبل r-43 h-29 k25
المت r61 g20
المتا r42
المتج g45
المج g62 m20
المجل r-26
المجم m22
المح r-39 g27 m-22 k-41
المحت g44
المحص r25 g-22
المحك g28
المحل r-44
المخا h36
المخب h-33
المخط g23
المد r75 g-54 m-27
المدر r-21 m-25 h-26
المده r51
المدي r25 g-28
المر r-35 m26 h22 k23
المرا h-20 k24
المرخ r-28 m19 h21
المرك r-29 g23
المرو g-25
المري r35
المزا g40
المزر g-27
المس g19 m20 h-21
المسا m32
المسب g28
المست g-81 k-19
المسر g34
المش r61 h54
المشت r25
المشر r48
المص r19 g-19 m-22 k43
المصا r24
المصح h29
المصر k40
المض h34
المضا h23
المط r-21 m-27 h-47 k-19
المطا g-20 h-27
المطب g21
المطع h-22
المطل h32
المع g-41
المعت h36
المعد r22 g-23
المعر h-22
المف r-31 g42 m-51 h-43
المفا g54 m-21
المفت g-31 h21
المق r27 g-54
المقا r-47
المقب h21
المقت r22
المقر r61 h-25
المك r39 g-28 m-29 k-20
المكت g-33 h21
المكش r82
المل r-30 g21 m-22 h-30 k-34
الملا r-30 g43
المم g-40 h69
الممن h47
المن r-23 m21 h54
المنا h44
المنج h27
المند h25
المنز h-19
المه r21 g37
المهل r21
المور g21
الموس g59
الموظ r-25 h-41
الموع r24 g-24
الموق m30 h76
المي r35 m20
الميز g-19
المين g27
الميه r78 g-35
الن g30 k58
النا m-19 h-21
الناد r-21
الناس g-19
الناق r21 g39
النب h54
النبي h54
النت g-22 k38
النت_ g-22 h-29 k39
النتا h-20
النتي h49
النجا g20
النح h27
النحس h27
النخ h-22
النخل h-21
النس h-30
النص g-48 m44
النص_ g-20
النصف g-28
النظ k26
النظا h-19 k27
النع g47
النف g28 h19
النفط g28 h19
النه g33
النها g27
اله r-41 g43
اله_ g-68 m-22 h30
الها g91
الهاش g20
الهام g27
الهب g27
الهبو g27
الهج g-26 m-20 h-23
الهجن g-26 m-20 h-23
الهد m43 k-22
الهل m26
الهلا m26
الهو g28 k26
الهوا g46 h-25
الهوي k26
الو m-82 h-19 k21
الوا g-21 k20
الوا_ h27 k25
الواس h20
الوج g-38 h-24
الود h55
الودع h62
الودي r-20
الور m-28
الورق r22 g-23 m-28 k21
الوز r26
الوزن r22
الوش g24
الوش_ g24
الوص g24
الوصو g21
الوك g58
الوكا g19
الول g-30
الي r42 g-40 k-55
الي_ r37 g-47 k-50
الين h20
الين_ h20
اليه_ g26
اليو g-19 h19
اليوم h19
ام_ g27 m-38 h122
اما m-20 h33
امات h40
امات_ h40
اماد h22
امادو h22
اماز g43 h-21
امازو g43 h-21
امام r-25 h25
امان h-22
امب h19
امت r-24
امتل r19
امج r20
امج_ r20
امح r-89
امحن r-29
امحني r-29
امر m96 h32
امر_ m45 h-31
امرر h45
امرر_ h45
امس_ r24 g-26
امسح k27
امسح_ k27
امش r-19 g83 m-19 h-27
امش_ r-19 g108 h-36
امض g36
امع r-43
امعه r-25
امعه_ r-25
امل r-63 m-22 h-52 k-32
امل_ r-42 g53 m-34 h-95
املا g-21
املا_ g-21
امله h56
امله_ h56
امن r-21
امنا r-19
امنا_ r-19
امه g-48 m-25 h-54
امه_ g-25 h-31
امها r37
امهال r37
امو g-23 k59
اموا k60
اموال k60
امور g-20
امور_ g-20
امي r-43 m-33 k-80
امي_ r-36 g-73 h-28 k-58
امين r-24 g96
امين_ r-24 g96
ان_ r-86 g35 m-24 h-91
انا h67 k35
انا_ h73 k44
انات m20
انات_ m20
انب h31
انب_ h62
انبر g22
انبرم g22
انت g45 m42 k-28
انتخ g20
انتخا g20
انتظ r44
انتظا r53
انتظر g34
انته h25
انتها h25
انج h38
انشر h22
انشر_ h22
انص m30 h29
انصي m30 h35
انصيب m30 h35
انظ k20
انظا k20
انظار k20
انع g-27 h-20 k26
انعم k26
انعمل g-19 k28
انق g26 k20
انق_ h35
انقط g20
انقطع g20
انقل k22
انقل_ k26
انك g28
انكس g28 h-20
انكسر g28 h-20
انه g-91 h75 k62
انه_ r28 g-48 h28 k29
انها g-56 h47 k39
انها_ g-56 h47 k39
اني r41 g-37 m-40 h61 k26
اني_ g-43 h44 k43
انيا h71
انيا_ h61
انير r27
انير_ r27
انين r40
انين_ r40
انيه m-28 h-59
انيه_ m-28 h-59
اه_ r-36 g24 m-95 h-71 k-52
اها r21 g27
اها_ r35 g35
اهد h22 k71
اهد_ h47
اهدي k45
اهدين k45
اهز h57
اهز_ h32
اهزه h26
اهزه_ h26
اهل h-44
اهلي h-50 k-29
اهلي_ h-32 k-29
اهم h-32 k-20
اهم_ h-24 k-20
اهن r-67 g-30 m174 h-62 k-25
اهن_ r-21 g-26
اهنا h-26
اهنا_ m49
اهنات m-55
اهنت m25 h-19
اهنه r-20 g33 m71 h21
اهنه_ r-20 g33 m71 h21
اهني m55 h-19 k-19
اهنين m20
اهي k33
اهي_ k33
او_ r-67 g170 m21 h-66 k-31
اوا r-20
اوب g75 h-29
اوبش g75 h-29
اوبشن g75 h-29
اود h-21 k43
اودع k44
اودعه k44
اور g-22 h71
اورو h51
اوروب h51
اوز h25
اوص r30
اوف r25
اول r-43 g-74 m38 h-29 k-40
اول_ g-43 h-39
اولا h-31
اولات m32
اوله r-20 g-20 h41
اوله_ r-20 g-20 h41
اولي r-19
اولي_ r-19 g-20
اون r57 g-23 m-27
اونت_ r29
اونل m32 h36
اونلا m35 h21
اوي h32
اوي_ h43
اويه h-21
اويه_ h-21
اي_ r-30 g145 h-85 k-53
ايا r-23
ايا_ g43
ايات g-26
ايات_ g-26
اياه h22
اياها h22
ايب r19
ايت h28 k-23
ايث h45
ايج r24 h-51
ايج_ h-20
ايجا r24 h-31
ايجار r24 h-31
ايح g-21 h53
ايح_ h23
ايحه h30
ايحه_ h30
ايد r211 g-21 h-39 k-60
ايد_ r145 m-19 h-23 k-32
ايدا m21
ايداع m21
ايده r70 g-19 k-27
ايده_ r70 g-19 k-27
اير h-30
اير_ h-28
ايز m55 h-79
ايز_ r-22 h-48
ايزه m45 h-38
ايزه_ h-38
ايس h22
ايس_ h22
ايش g19 h-39
ايش_ h-36
ايص r19 h-43
ايصا r19 g-24 h-43
ايصال r19 g-24 h-43
ايض r20
ايض_ r20
ايظ r98 g-19 m-19 h-26
ايظ_ r98 g-19 m-19 h-26
ايع r19 g24
ايعه g29
ايعه_ r-20 g26
ايعها r25
ايغ r74 g-26
ايغ_ r74 g-26
ايف g27 h-46
ايفه g24
ايق r-33 h-39
ايق_ r-32 h-55
ايل_ r27 m20 h-20
ايلي m-20
ايم h44
ايم_ r-24 h31
اين m24 h84 k20
اين_ m46 h55 k28
اينك h39
اينكن h39
ايه r-33 g78 m-44 h-58
ايه_ r-29 g56 m-42 h-52
ايي g26 m61
ايي_ h-42
ايين h27
ايين_ h27
اييه g55 m75
اييه_ g55 m75
با_ r-46 g-22 h-36
باء g-25 h-29
باء_ g-25 h-29
باب r-25 m-24
باب_ r-25 g21 m-24
بات r-36 g-29 k31
بات_ r-33 g-27 m-33 h-20 k43
باث g-30
باثن g-30
باثنع g-30
باج r-31
باجر r-50
باجر_ r-27
باجل r19
باجل_ r19
باح r-20 m-22
باح_ h24
باحه h-35
باحه_ h-35
باحي h23
باد g79
بادل g79 h-38
بادلا g19
بادله g64 h-24
بار r-24 g-48 h110 k-24
بار_ h21
بارا m-20 h39
باراه m-20 h39
بارب r-26 g22 h-29
باربع r-26 g22 h-29
بارد h53
بارد_ h54
بارك g-20
بارك_ g-20
باري m51 h-40
باريا m45
باز m46 h-39
بازي m46
بازي_ m46
باس r-20 g-25 m-22 k39
باسم r-26 g-25 m-22 k45
باسم_ g-20
باسما k57
باسمك k27
باسمي k-33
باش r-21 m39 h58
باشر m39 h53
باص r-22 k-20
باع r101 m-21 k-58
باع_ r-21 g31
باعت r61
باعت_ r61
باعن g31
باعني g31
باعه r-35 g-26 k-29
باعه_ g-28 k-25
باعها r-32
باعو r83 g-23 h-20
باعول r44
باعوه r38 h-20
باق r56 g-22 k25
باق_ m20 h19
باقل r50
باقل_ r50
باقه m-27 h-23
باقه_ m-27 h-23
باقي g-24 m20 k28
باقي_ k34
باقين m35
باك m52 h-30
باك_ r-33 m50
باكر g26
باكر_ g26
بال r-43 g99 m-26 h19
بالا r51 k21
بالاس r57 k22
بالب r-40
بالبي g33
بالت g27 h-28
بالتق r43
بالج r26 g28
بالجز g44
بالح g-21
بالخ r-74
بالد r-51
بالدي r-33
بالر r-35
بالز r36 h19
بالس m21 h50
بالسا h57
بالش r25 h-24
بالع g-22
بالغل r-27
بالف g74 h-28
بالف_ r-29 g29 h-21
بالفا r45 h27
بالفر g20
بالفي g27 h-25
بالق g-25 h49
بالقن h20
بالك g55 h-29
بالك_ g23 h34
بالكا g-40 h-31
بالم r30 m24 h19 k-23
بالمب r-45
بالمح g19
بالمم h20
بالمي r65 h-20
بالن g-26 h-24 k20
باله h-25
باله_ h-25
بالو r27
بالي h39
بالي_ h39
بان g-86 h109
بان_ g-74 h-38
بانج h52
بانجو h52
باني h75
بانيا h61
باي g27 m-61 k-37
بايص r-19 h-29 k-21
بايصا r-19 h-29 k-21
بايع r26 g31
بايعه r24 g29
بايك r21
بايك_ r21
بايل r38 m-25
بايل_ r38 m-25 h-27
باين r-34 g26 h35
باين_ r-19 h35
بب_ g-46 h38 k61
ببا g47
ببغ g20
ببغا g20
ببغاء g20
بت_ m193 h104 k-34
بتا r26 g-36 h49 k30
بتاج h32
بتاجو h32
بتار k53
بتاري k53
بتاع r30 g-28
بتاغ h29
بتاغو h29
بتت g20
بتر r-38 g20 k-33
بتز h39
بتزا h31
بتزاز h31
بتس r25
بتسع r25
بتسعه r41
بتك h-20
بتكو h-20
بتكوي h-20
بتل g-19 h48
بتلك h22
بتلك_ h22
بتم r-24 h-24
بته g-75 h26
بته_ r28 g-21 m21 h26
بتها r-19 g-52
بتها_ r-19 g-52
بتو g28
بتي r39 h36
بتي_ h31
بثل r38 g39
بثلا r38 g39
بثلاث r38 g39
بثم r19
بثما r26
بثمان r26
بثمن_ g30
بجد r47
بجدي r47
بجديد r47
بح_ r-45 k-37
بحا r41 g-39 h23
بحات r41
بحات_ r41
بحار g-39 h38
بحار_ g-39 h38
بحث h29
بحر r-27 g49 h-34
بحر_ r-20 g80 h-22
بحري g-29 h-33
بحري_ h-31
بحل r25
بحلي r25
بحلي_ r25
بحن r-38
بحنا r-38
بحه r-22 g-28 k-23
بحه_ r-22 g-28 k-23
بحي g64
بحير g64
بحيره g22
بخ_ m-21 h-36
بخت m36 h19
بخت_ m36
بخص r43
بخصم r43
بخصم_ r43
بخم r-36 g66 h-21
بخمس r-36 g66 h-21
بخمسم r-36 g59
بخمسه m35 h-21
بخمسي m-38
بدا g-48 h34 k19
بدا_ g-34 k28
بدال h42
بدالي h42
بدره r-21
بدرهم r-21
بدري r49
بدري_ r49
بدف r39 g23
بدفا g23
بدفات g23
بدل r41 h-41
بدل_ r41 g-23 h-24
بدلت r28
بدلت_ r28
بدله g-23
بدلي g33
بدلين g35
بدو g70 k-33
بدو_ r35 g34 h-26
بدور g67
بدور_ g23
بدون g-29 h22 k-24
بدون_ r-24
بدي h-31
بدي_ r-23
بدين r30
بدين_ r23
بر_ r102 g-67 m-26 h-37
برا r-63 g-27 h42 k50
برا_ g-26 h-22 k77
براج h23
براج_ h23
براس g22
برام h46
برب r-45 g20 h32
بربح r-45 g33
بربح_ r-45 g33
بربع h33
بربع_ h33
برج r34 g-26 h34
برجع r40
برجع_ r28
برجي h28
برجي_ h28
برده_ r27
بردها r-23
برس g37
برص h29
برص_ h29
برع g-26 h-28 k30
برعا h-29 k20
برعات k21
برق g-28 h-25 k-20
برقم g-28 k-20
برك g25
بركه g25
بركه_ g25
برم g52
برمج g22
برمجت g22
برنام r21
بره r73 g-22 h35
بره_ r73 g-22 h35 k23
برو m19
بري r21 h-58
بريا r21
بريال r21
بريد h-47
بريد_ h-47
بز_ r-27 g-34 h-68
بزي g-23
بزيا g-23
بس_ g37 h-98 k-21
بسب r-21 h-27
بسبع h-23
بسبعه r22
بست g28 m-21
بسته r-21
بسته_ r-21
بسط r-22
بسطه r-22
بسطه_ r-22
بسع g-37
بسعر g-37
بسعر_ g-34
بسه r45 h-21
بشت g46
بشتر g46
بشتري g46
بشر r31 g-22
بشرط r40
بشرط_ r40
بشن g75 h-29
بشن_ g56 h-20
بشي g39
بصا h63
بصار h63
بصاره h63
بصك m-21
بصل g-41
بصل_ g-41
بض_ r54
بضا r-27 h29
بضاع r-27 h21
بضاعت g-19 h28
بضت r-47 g-24
بضت_ r-47
بضر g25
بضرع g25
بضرعه g25
بضن r-29
بضنا r-29
بضه r-22 g25
بضه_ r-19
بط_ g-27 m32 h95 k-19
بطا g-26 h-24 k22
بطار r-42 h-20
بطاري r-42 h-20
بطاق r31 g-38 k23
بطاقت h-20 k34
بطاقه r38 g-40 h20
بطل h39
بطلب g33
بطلبه g33
بطلي h26
بطلين h26
بطن g61
بطن_ g48
بطنها g23 h-23
بطو g22 m43
بطول m44
بطوله m44
بطي g-20
بع_ g-20
بعا r20
بعاي r20
بعايد r20
بعت h-21
بعت_ r-98 g-52 h-37
بعتك g40
بعتك_ g40
بعتل m21 h41
بعتلي m21 h42
بعته r56
بعته_ r54
بعتو r30
بعتو_ r30
بعد r-55 g42 m-20 k-19
بعد_ g-32
بعده r-32
بعده_ r-21
بعدي g73
بعدين g73
بعش g30 m21 h-30
بعشر g30 m21 h-30
بعشره g-27 m25
بعشري g51
بعق g-37
بعقد g-53
بعقد_ g-53
بعم h-19
بعمي r21
بعميه r21
بعه r39 h-22
بعه_ r39 h-22
بعي g28 m-22 h-57 k24
بعيد r-19 k50
بعيد_ r-19 k29
بعيدا k21
بعين g41 m-20 k-20
بعين_ m-19 k-19
بعينه g47
بغ_ g-22 h61
بغا h19
بغاء g19
بغاء_ g19
بغي_ k21
بفات h-25
بفاتو h-25
بفل m19
بفلو m19
بفلوس m19
بق_ r-28 g29 m37 h-29
بقا r39 g-41 m-20 h-38
بقاء r29
بقاء_ r29
بقال g-45
بقاله r-19 g-44
بقت m40 h32
بقر g19 h-57
بقر_ h-27
بقره g29
بقره_ g29
بقه m35
بقه_ m35
بقي g22 m-25 h-72 k33
بقي_ r20 g-23 h-35 k33
بقيم g49
بقيمه g65
بك_ r23 g-50 m-19
بكا m26 h-23
بكت g30
بكر_ r22
بكره r-19
بكره_ r-19
بكل k23
بكلم k23
بكلمه k23
بكم r-19 g42
بكم_ r-19
بكه m23
بكه_ m23
بل_ g98
بلا g41 k26
بلا_ g40 m-23 k-27
بلاغ g-21 h-42 k61
بلاغ_ g-21 h-42 k61
بلاك m54 h31
بلد g-21 k32
بلدي r20 g-21
بلديه r21 h-31
بلط h20
بلطج h20
بلطجي h20
بلغ h-20 k34
بلغ_ r-22 g19
بلغه g20
بلغو k49
بلغون k35
بله r38 g107 m32 h-65
بله_ r38 g107 h-65
بلو m-57
بلوت m-57 h19
بلوت_ m-57 h19
بلي g63 k19
بلي_ g39 h38
بليا g29
بليات g37
بليغ k38
بليغ_ k38
بمب r34 g33
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
بمو r-35
بمي r-35 g39 m-21 h-27
بميت r-29 h-24
بميتي r-29 h-24
بميه g30
بميه_ g30
بن_ r-41 g63 m-43 h-93
بنا r-26 g-29 h53 k-33
بنا_ h-44 k-24
بنات h74
بنات_ h74
بنان m21
بناني m21
بنت r-53 g-28 h81
بنت_ r-35 g-27 h93
بنتي r-19
بنتي_ r-19
بند g-20
بنس r22
بنسب r22
بنسبه r29
بنص r23 g-23 h48
بنصف r23
بنصف_ r23
بنف r-24 h-31 k33
بنفس r-24 h-31 k33
بنفس_ h-26 k27
بنق g33
بنك r28 g-20 h-26 k22
بنك_ r22
بنكي h-28
بنكي_ r22 h-24 k26
بني r-62 g-55
بني_ r-62 g-51
به_ g21 m-44 h-36 k86
بها g-24 m-19 h-57
بها_ g-33 m-19 h-49
بهه h-23 k55
بهه_ h-23 k55
بهو k33
بهون k33
بهون_ k33
بو_ r95 g-74 m37 h61
بواب g-21
بواب_ g-35
بوب g-33 k-29
بوب_ g-33 k-26
بوت g19 h-44
بوت_ g31 h-34
بوتل h20
بوتل_ h20
بود h50
بودر h50
بودره h50
بور g-42 h35
بور_ g-22 m19
بوس h-21
بوص g-22 h-50
بوط g35 h25
بوط_ g38
بوطه r23
بوطه_ r23
بوع_ r48
بوعا r-22
بوعي h21
بوعيه h29
بوك g27 m81 h-40
بوكر m86 h-23
بوكر_ m86 h-23
بوكس g41
بوكس_ g32
بول g63 m38 h-26
بولا m42
بولا_ m42
بولي g65 h-21
بوليص g65 h-21
بون r58 m28 h-23 k36
بون_ h-34 k47
بونص h-28
بونص_ h-28
بونه r38 g-30 h50
بونه_ r38 g-19 h24
بوه r57 g-22 h-26 k41
بوه_ r63 h-24
بوها g-25 k47
بوها_ g-25 k47
بوي r94
بوي_ r40
بويه r44
بويه_ r44
بي_ r-24 g-95 m-74 h43
بيا r26 g-61
بيب r-38 g-61
بيب_ g-55
بيبي r-33
بيت h-29 k-49
بيت_ r21 g-19 k-30
بيتك g42 m27
بيتكو g42 m27
بيتي h-35
بيتي_ h-35
بيح r61 h-28
بيحه r32 h-28
بيحه_ r32 h-28
بيد r-68 g-36
بيد_ r-74 h19
بيدف r-31
بيدفع r-31
بيدي r38 g-23
بيدين r33 g-23
بيذ h43
بيذ_ h43
بير r-55 m-19 h27
بير_ h-53
بيره r-30 g22 m-28 h96
بيره_ r-30 g22 m-28 h96
بيس r51
بيش r31 g36
بيشت g36
بيشتر g36
بيص g20
بيض r-29 m26 h-46
بيض_ r-21 h-22
بيضا g-45 m21
بيضا_ g-23
بيضات g-22 m23 h-24
بيضه g33
بيضه_ g33
بيط r24 m-26 h-23
بيطر m-19 h-20
بيع g110 m-44 h-29 k-36
بيع_ r-29 g-28 h59 k-26
بيعا k-20
بيعات k-20
بيعت g43 h-22
بيعتي g36 h-19
بيعط g28
بيعطي g20
بيعك g47
بيعك_ g47
بيعن r62 m-21 h-35
بيعنا r83 g-31
بيعني r-21 g44 m-21 h-33
بيعه r-45 g40 k29
بيعه_ g27 h-42 k29
بيعها r-46 h45
بيعي g-23
بيعي_ g-23
بيق_ g-37
بيقو g27
بيقول g27
بيك r48 g-49 h54
بيكه r51 g-21
بيكه_ r51 g-21
بيكو g-28 h58
بيكون g-28 h58
بيل r-25
بيل_ r-24
بين r-30 g-48 m49 h-46
بين_ r-51
بينن h-23
بيننا h-23
بينه r34 g-30
بينه_ r34 g-30
بيني m27
بيني_ m27
بيه m35 h53
بيه_ m35 h53
بيو h27
بيوق h28
بيوق_ h20
تاب r-30 g-21 h39
تاب_ r-30 g-19 h-34
تابه m26 h78
تابه_ m26 h78
تاج r41 g20 m-29 h39
تاج_ r-27 g69
تاجر g20 m-22
تاجر_ r23 g33 m-21 h-29
تاجرا h52
تاجه r26
تاجه_ r26
تاجو h32
تاجون h32
تاجي r38 g-54
تاجير k25
تاجيل r27 g-36
تاح r-19 g-42
تاح_ r-19 g-42
تاخ r215 g-31 h-54 k-25
تاخذ m21
تاخذ_ m21
تاخر r120 g-20 m-19 h-57 k-21
تاخر_ r103 h-46
تاخي r78 g-19
تاخير r78 g-19
تاد h61
تادي h46
تاديب h46
تار r-58 g87 m-21 h-21
تار_ r-54 g23 k-25
تاره g19
تارو g30
تاروت h20
تاري k42
تاريخ k42
تاش r30
تاشر r55
تاشر_ r55
تاع r30 g-28
تاغ h29
تاغو h29
تاغون h29
تاك g-26 h-37
تاكس g-26 h-29
تاكسي g-26 h-29
تال_ h23
تام r-65 g103 h-51
تامي r-65 g108 h-51
تامين r-64 g108 h-50
تان g-21 m-21 h-30
تان_ g-26 m-21 h-37
تاه h40
تاه_ h40
تاي r-19 h-31
تايج h-20
تايج_ h-20
تاير r-19
تاير_ r-19
تب_ r-27 g-92 m-31 h-27 k50
تبا r31 h35
تبار h20
تبار_ h20
تبد h-20
تبدي h-20
تبديل h-20
تبر r-22 g-25 k28
تبر_ h19
تبرع g-22 h-28 k30
تبرعا h-29 k20
تبص h23
تبل k38
تبلي k38
تبليغ k38
تبن r50 g-25
تبنا r50 g-25
تبنا_ r50 g-25
تبه r-33 h-50
تبه_ r-22 h-21
تبها h-28
تبها_ h-28
تبي g27 m-31 h-22
تبي_ k-32
تت_ h-21
تتا r21
تتاخ r33
تتاخر r33
تثب r29 g-30
تثبي r33 g-28
تثبيت r33 g-28
تثم g30
تثما g23
تثمار g23
تجا h51
تجار g25 h25
تجار_ g19 h24
تجاره r-26
تجاري r31
تجد r-30
تجدي r-30
تجديد r-30
تجر g38
تجر_ g38
تجس h31
تجسس h31
تجسس_ h31
تجع g65
تجع_ g24
تجعا g42
تجعات g42
تجن h-30 k47
تجنب h-30 k47
تجنب_ h-30 k47
تجي g106 h-24
تجيب g73 h-24
تجيب_ g23
تجيبه g49
تح_ g57 h41 k-19
تحب r-23 h27
تحبب h31
تحبب_ h31
تحت g26 m-20 h50
تحت_ g26 m-20 h50
تحد r-37 g65 m103 h-42 k-20
تحد_ m50
تحدد g57
تحدد_ g57
تحدي r-23 m65
تحدي_ m53
تحديد g39
تحر k45
تحس r19
تحسب r19
تحسب_ r19
تحص r-20
تحض h50
تحضي h50
تحضير h50
تحق r19
تحقا r24
تحقاق r30
تحل r-28 h-36
تحلي h-36
تحليل h-36
تحن h29
تحن_ h31
تحو r-36 g23 h-21 k53
تحوط g60
تحوط_ g60
تحوي g-37 h-24 k65
تحويل r-39 g-30 k69
تخا g20
تخاب g20
تخابا g20
تخب k26
تخبر k26
تخت g38
تختا g38
تختار g38
تخد k56
تخدم k46
تخر h-45
تخرج h-45
تخرج_ h-32
تخص g20
تخصي r40 g20
تخصيم r48
تخل r-59 g-20
تخلص r-59
تخلص_ r-41
تخم g50 m55
تخمي g26 m35
تخمين g34 m35
تدا m31
تداو m31
تداول m31
تدخ r20 h-26 k57
تدخل r20 h-30 k59
تدخل_ r20 h-30 k59
تدر g-27 m-54 h-22 k31
تدري g-27 m-54 h-22 k31
تدري_ g-21 k36
تدريب m-43
تدف r25 h20
تدفع r25 h20
تدفع_ r25 h20
تدل h43
تدلي h29
تدليك h29
تذا h-22
تذاك h-22
تذاكر h-22
تذكر h-30
تر_ m-24 h-74 k-32
ترا m75 h79 k-28
ترات g-21 h34
ترات_ g-21 h34
تراض r-43
تراق h39
تراق_ h39
تراك m19
تراك_ r-55 m-38
ترام h22
تراما h22
تراه r45 m72 h-45
تراه_ r31
تراها r23
تراهن g-20 m79 h-32
ترب r23 m-26 h45
تربط h43
تربط_ h43
ترت r-46 g-43 h-19
ترت_ r-46 g-33
ترج h-32 k33
ترجع k46
ترجع_ k49
ترجعه r23
ترد g-52 h-19
ترد_ g-47
ترض r69
ترضت g35
ترضته g33
ترضو r46
ترضوا r46
ترط r52
ترط_ r28
ترطه r34
ترطها r34
ترق r-46 g27
ترق_ g36
ترك r-37
ترك_ g19
تركه r-22
تركي h-29
ترن m28
ترنا_ g19
ترو g39 k-24
تري g55 h-24
تري_ g27
تريت g-27
تريته g-36
تريح r66
تريح_ r66
تريل h29
ترين r-28
ترينا r-20
تريه g87 h-32
تريه_ g48
تريها g40
تزا g27 h31
تزاز h31
تزاز_ h31
تزام g38
تزام_ g38
تزر g50 h-29
تزرع g50 h-29
تزرع_ g33
تزه g33
تزهر g33
تزهر_ g33
تزو h45
تزوي h45
تزوير h41
تزي r51 g-29
تزيد r55 g-28 h-22
تزيد_ r48 g-28 h-19
تزيي h29
تزييف h29
تس_ m28
تسا h55 k-28
تسال h41 k-22
تسال_ h41 k-22
تسب r51 m24 k-20
تسبو r65
تسبوه r47
تسج m-35 h-35
تسجي m-35 h-35
تسجيل m-35 h-35
تسح g-20 h48
تسع r95 g-25 m-23
تسعم r-27
تسعمي r-27
تسعه r65 g-26
تسعه_ r65 g-26
تسعي r57
تسعين r57
تسك h51
تسكر h51
تسكر_ h51
تسل r37 g43 m-34 h-28 k-20
تسلف r30
تسلم g-25
تسلي g33 m-25 k-19
تسليم g43
تسه g-26
تسهر h38
تسهر_ h38
تسو h58
تسول h43
تسول_ h32
تش_ r43 g-23 h51 k-34
تشا m56
تشات m36
تشات_ m36
تشار m21
تشت g26
تشر g43
تشف h-35
تشفي h-35
تشفي_ h-35
تشي m38
تصا g39 m-22 h-39
تصاد g33
تصاد_ g21
تصال h-21
تصد r-24 h-55
تصدي h-53
تصديق h-53
تصر r-28
تصل r-60 g-58 m-21 h-32
تصل_ k19
تصلي r-60 g-63 m-21 h-21
تصليح r-60 g-63 m-21 h-21
تصي m22
تصير r20
تصير_ r20
تطب g-37
تطبي g-37
تطبيق g-37
تطل h-30 k83
تطلب g-19 k45
تطلب_ g-19 k45
تطلع k38
تطلع_ k40
تطي m25 h60 k24
تطيح g35
تطيح_ g35
تطيع k29
تطيع_ k29
تظا r53
تظار r53
تظاره r37
تظر g34
تظه h-20 k69
تظهر h-20 k69
تظهر_ h-20 k69
تعا r-21 m-25 h23
تعاب r-20
تعار h19 k26
تعارف h33
تعب r36 m22
تعبه r22
تعبه_ r22
تعبي m26
تعبيه m26
تعد g-24 h-22 k57
تعدي g-23 h-22 k57
تعدي_ g-23 h-22 k57
تعر g21 h76
تعرف g26 h24 k26
تعرف_ g30
تعط g35
تعطل g20
تعطل_ g23
تعطين r20
تعق h65
تعقد h65
تعقد_ h65
تعل m-29
تعلي m-29
تعليق h35
تعليم m-29 h-41
تعم r24 m-20 h-28
تعمل m-20
تعمله m-20
تعه r19 g-27
تعه_ h24
تعهد r22 g-26
تعو r42 h40
تعوي r27 h40
تعويذ h27
تعويض r33 m20
تغل g-21 k-35
تغل_ k-30
تغلت h26
تغي g22
تغير g29
تغير_ r-43 g29
تغيي h29
تغيير h29
تفا h-37 k29
تفاد k39
تفادي k39
تفاه g19
تفاهم g19
تفر h46
تفري h46
تفريق h46
تفص h-19
تفصي h-19
تفصيل h-19
تفع g-24
تفع_ g-24
تفق h-36
تفق_ r-29 g20 h-33
تفقي r22
تفقين r22
تفك h71
تفك_ h71
تق_ h72
تقا r-20 h-29
تقب r23 g45 h-27 k50
تقبض r31
تقبض_ r31
تقبل g31 k44
تقبل_ r-26 g-47 k62
تقبلي r19 g59 h-23
تقد m25 k-19
تقر r80 g-42
تقرا h48
تقرا_ h48
تقرض r80
تقرضن r38
تقري h-34
تقرير h-34
تقس r-27 h-37
تقسي r-27 h-36
تقسيط r-27
تقسيم h-24 k30
تقل r30 h51
تقلي h66
تقليد h66
تقه r-41 h40
تقها h39
تقها_ h39
تقول r19
تقول_ r19
تك_ r-50 g37 m21 h-46
تكا g-19 h-30
تكاف g-19 h-30
تكافل g-19 h-30
تكت k-22
تكتب k-22
تكتب_ k-43
تكل r-41
تكلف r-34
تكلفه r-34
تكو g26 h-20
تكوي g26 h-20
تكوين g26 h-20
تكي r32 h29
تكيل h26
تكيي r35
تكييش r35
تل_ r20 g-29 h43
تلا r26 h37
تلات r26
تلات_ r40 h-21
تلاع h79
تلاعب h79
تلام g28 h-22
تلام_ g41
تلد g43
تلد_ g23
تلده g20
تلده_ g20
تلف g34
تلف_ r-19 k23
تلفت r-21
تلفته r-32
تلفز r24
تلفزي r24
تلق g31
تلك r19 h22
تلك_ h22
تلم r-44 g-58 m-23 h-22
تلم_ k33
تلمت r-33 g-72
تلمت_ g-35
تلمته r-45 g-37
تلمه r28 g44
تلمه_ g23
تلمها r25 g21
تلن h34
تلند h35
تلندي h35
تلو r22 h-25 k34
تلو_ r23
تلون k36
تلون_ k36
تلي h25 k34
تلي_ h40
تلين k34
تلين_ k34
تم_ r-20 g-31 h63 k43
تما r-25 h36
تماث h26
تماثي h26
تمان_ h21
تمب m19
تمبو m28
تمبول m28
تمث h51
تمثا h51
تمثال h51
تمد r-23 h-19
تمد_ h-19
تمدي r-21
تمديد r-21
تمر h-45
تمر_ r-29 h-50
تمش g27
تمشي g27
تمشي_ g27
تمل r-37 g21 h-30
تملك g25 h-19
تمن r75 g-38
تمن_ r93 g-45
تمو r47 h19
تموي r50 h35
تمويل r50 h35
تمي r-43
تميه r-22
تميه_ r-22
تن_ g-39 m27 h53
تنا r48 g50 h50 k-30
تنا_ m26 h92
تناز r-48 g39
تنازل r-48 g39
تناق h-26
تناقص h-26
تند h54
تنز g36
تنزل g34
تنزل_ g34
تنزي h22
تنزيل h22
تنس r23
تنق r-28
تنك g-22 k36
تنكت k37
تنكتب k37
ته_ g27 m-34 h-98 k-75
تها r-36 g-95 h-26 k-46
تها_ r-40 g-106 h-51 k-44
تهاء h25
تهاء_ h25
تهر h41
تهرب h-22 k20
تهرب_ h-22 k20
تهري h63
تهريب h63
تهك h21
تهكي h21
تهكير h21
تهم h-22
تهم_ h-22
تهي r-28 g28 h20
تهي_ r-28 g30
تو_ g-25 m164 h84
توا g-19
توب h29 k-35
توب_ h40
توبر k-19
توبر_ k-19
توت m48
توتو m50
توتو_ m41
تود h-35
تودع h-35
تودع_ h-23
تور r79 g-19 m-22 h-62 k-22
تور_ m-29 h23
تورد r-29
تورق r99 h-39 k-31
تورق_ r99 h-39 k-31
توره h-19
توره_ h-19
توز r-27 g-31
توزي r-27
توزيع r-27
توص g30 m-35 h-25 k26
توصل k27
توصل_ k27
توصي g19 m-27 h-20
توصيل m-19 h-20
توع h-27
توعي h-27
توعيه h-27
توف r57
توفي r57
توفيت g20
توفير r49
توق m74
توقع r-40 g22 m79 h-23
توقع_ h-32
توقعا m37
توقعت r-22 g26 m28
توقعه m22
توقي r25 g-22
توقيع r27 g-21
توك g19
توكن g39
توكن_ g39
تول g19
تولد g19
تولد_ g19
توم m44 h37
توني h42
توي m-39 h-26 k-24
توي_ m-39 h-24
تي_ g-134 m-89 h-63 k31
تيا g56 h49 k-23
تيات h30
تيات_ h30
تيار g67 k-19
تيار_ g67 k-19
تير m20 h-47
تير_ h-25
تيس r-25
تيسر r-23
تيسر_ r-23
تيش m-33
تيك h-34
تيل h25
تين r19 m-24 h-25 k-35
تين_ m-23 h-39 k-35
ثاب h-29
ثابت h-29
ثابت_ r-35 g19
ثابته r22 h-21
ثاث g-39 h-26
ثاث_ g-39 h-26
ثال h28
ثال_ h51
ثان g32 m40 h20 k23
ثاني g32 m40 h20 k23
ثاني_ h32 k27
ثانيه g27 m29
ثبا k20
ثبات k20
ثبات_ k20
ثبت r44
ثبت_ r20 k27
ثبي r33 g-28
ثبيت r33 g-28
ثبيت_ r33 g-28
ثر_ r35 k-19
ثل_ g-29 h-23
ثلا g19 h-45
ثلاث r36 h-33
ثلاث_ g57
ثلاثم r-32 m21
ثلاثه g-27
ثلاثي r48
ثلاج r-20
ثلاجه r-20
ثلث g-46 h66 k20
ثلث_ g-41 h66
ثلج g-45
ثلج_ g-45
ثله r-56 g-32
ثله_ r-56 g-32
ثلي m20
ثلي_ m20
ثم_ r-54 g-35
ثما r59
ثمار g30
ثمان r70
ثماني r68
ثمر g85 h-37
ثمر_ g65 h-37
ثمره g21
ثمره_ g21
ثمن r-23 g-34 m-37 h-28
ثمن_ r-51 h-29
ثمنه g-49 m-19
ثمنه_ g-23
ثمنها g-26
ثمي r-32 m21
ثميه r-32 m21
ثميه_ r-32 m21
ثنا g30 m89
ثناي g41 m93 h-29
ثنايي g41 m93 h-29
ثنع r22
ثنعش r22
ثني r38
ثه_ r28 g45 h-29
ثوب m-20 h-45
ثوب_ m-20 h-25
ثير h-28 k29
ثير_ g23 k19
ثيق g50
ثيقه g51
ثيقه_ g51
ثيل h26
ثيل_ h26
ثين r39
ثين_ r39
جا_ r25
جاب_ h26
جات g63 m-48
جات_ g65 m-45
جاج g-52
جاج_ g-35 m23
جاجا h34
جاجات h34
جاجت h20
جاجه h-34
جاجه_ h-34
جاح h-35
جاح_ h-33
جاد r-53
جاد_ r-53 h-29
جادو h23
جادو_ h23
جار m-24 h41 k26
جار_ r-21 k34
جاره r36
جاره_ r36
جاري g44 h21
جاري_ r-30 g41
جاريه r24
جاك m69 h23
جاك_ m53 h29
جال r29
جال_ r29
جام r-43 k-19
جامع r-43
جامعه r-25
جان g-33 m-27 h123
جان_ h79
جانب h71
جاني r-26 m-25 h-25
جاني_ h-26
جاه m-23 h19 k60
جاهد h-25 k73
جاهدي k45
جاهز h57
جاهز_ h32
جاهزه h26
جاي r31 g69 h-25
جاي_ r24 g43
جاير h28
جاير_ h28
جايز h-38
جايزه h-38
جايه g46
جايه_ g46
جب_ r26 g-38
جبت g-28
جبتل h22
جبتلك h22
جبل h55
جبلي h30
جبلي_ h30
جبن r-23 g-51
جبه g-35 k55
جبهه h-23 k55
جبهه_ h-23 k55
جبي r-24
جبيل r-24
جبيل_ r-24
جت_ g20
جتن h37
جتني h32
جتني_ h32
جتي g-19
جتي_ g-19
جح_ r-38
جحي m33
جحيا m33
جحيات m33
جد_ g-19 h-48
جدا r-21 g64
جداد g34
جداد_ g34
جدو r29
جدول r29
جدوله r25
جدي g-24 m-33
جديد g-24 m-33
جديد_ r22
جديده m-19
جر_ r29 g59 m-47 h-57 k119
جرا g-28 h100
جرات h58
جرات_ h58
جرام r22 h29
جرام_ h45
جرت r-29 g-34 h-27
جرت_ r-32 k37
جرته k-21
جرد g20
جرد_ g20
جرن r-30
جره r21 g29 m-19
جره_ r21 g29 m-19
جري r-39 m-33 h31
جري_ r-26 m-30
جريا h32
جريا_ h32
جز_ r42 g24
جزء r-42
جزا r-46 g64 h-70 k26
جزاف g99 h-35
جزاف_ g72 h-22
جزافا g27
جزاه r-36
جزاه_ r-36
جزت g-38
جزت_ r19 g-36
جزن m-26
جزنا m-26
جزنا_ m-26
جسس h31
جسس_ h31
جع_ m-26
جعا g34
جعات g42
جعات_ g42
جعت r-19
جعت_ r27 m20
جعتل r23
جعتلو r23
جعته r-69
جعتها r-25
جعلي r-47
جعلي_ r-47
جعه g-34 h68 k-34
جعه_ r27 h75
جعها r-49 k-21
جعها_ r-49 k-21
جعو r29
جعوا r32
جعوا_ r32
جل_ g-87 m49 h-32
جلا r27 g23
جلا_ r28
جلان g27
جلان_ g27
جلب g-19 h79
جلب_ g-19 h79
جلت r49 h-36
جلت_ r49 h-36
جلد h-23
جلس r-19 h25
جلس_ r-26 h-28
جلسه g-28 h57
جلسه_ g-28 h57
جلن g-36 k-19
جلني g-28
جلني_ g-28
جله r43 g-78 m19 h-30 k29
جله_ r43 g-73 m19 h-23
جلي g33 h-26
جلين g37
جلين_ g37
جم_ g-26 h74
جما g-27 h-20 k69
جمار k19
جمارك k19
جماع k49
جماعه k49
جمد g-47 k19
جمد_ r22 g-35
جمدو k26
جمع g-45 m-43 h-55 k96
جمع_ r-22 g-35 h-39 k88
جمعت h-24 k20
جمعه g26 h20
جمعه_ g26 h20
جمعي g-22 m-29
جمعيه g-22 m-29
جمل r-32
جمه h-24
جمه_ h-24
جمو m22
جموع m22
جن_ g37 m-39 h46 k-26
جنب h-26 k47
جنب_ h-30 k47
جنبي g21
جنس h24
جنسي h24
جني g59 h-48
جنين g71 h-44
جنين_ g71 h-44
جنيها r23
جه_ r-29 k-36
جها r-69 k27
جها_ r-27
جهات k31
جهات_ k31
جهاز r-39 g-19 h-34
جهاز_ r-39 g-19 h-34
جهاض h28
جهاض_ h28
جهت r39
جهتي r39
جهتين r39
جهزه g19
جهزه_ g19
جهل h-22 k43
جهله h-22 k43
جهلهم k19
جهه h-31 k32
جهه_ h-31 k32
جهو g86 h-39
جهول g86 h-39
جهول_ g63
جهوله g43
جهولي g-20 k26
جوا g-30 m60 h64 k-37
جواز h33
جواز_ h22
جوازا h23
جوال g-19 h31
جوال_ m19
جوالا h26
جوان h43
جوانا h43
جواه h-25
جواي m35
جوايز m35
جود k37
جود_ k33
جور r24 h28
جورج r24 h36
جورج_ r24 h36
جوز m-29
جوع g25 h19
جوع_ g25 h19
جوم h55
جوم_ h21
جومي h34
جومي_ h34
جون g36 h38
جون_ h32
جوه r32
جوهر r34
جوهرج r30
جي_ r70 g52 h-24 k-19
جيب r40 g55 m21
جيب_ m33
جيبه r21 g74
جيبه_ g64
جيبها r26
جيبي g-23
جيبي_ g-23
جير_ k23
جيل r20 g-43 m-39
جيل_ r23 g-39 m-37 h-36
جين r21 g28
جيه h22
جيه_ h22
حات r29
حات_ r29 h-21
حاج r46 g53
حاج_ g43
حاد r-21
حادث r-21
حادث_ r-21
حاذ h25
حاذي h25
حاذين h25
حار r-30 g-26 m-26 h-19
حار_ g-33 h24 k-20
حاره h-37
حاره_ h-37
حاس g-27 k-44
حاس_ g-23
حاسب h-19 k-35
حاسب_ k-34
حاض r-24 g-50
حاضر r-24 g-50
حاضره g-40
حاط m108 h-32
حاط_ m91 h-24
حاف g-29 h-27 k44
حافظ h-27 k44
حافظ_ k45
حال r-47 g49
حاله r-26 g23
حاله_ r-26 g23
حام r-45 g-34
حامي r-24
حامي_ r-24
حان h52
حاني h33
حاني_ h33
حاو h-21
حاوي h-21
حاويه h-21
حب_ g-72 m119
حبا h-25
حبات h-25
حبات_ h-25
حبب h47
حبب_ h47
حبت g-25 h27 k-20
حبت_ g-25
حبتي h34
حبتي_ h34
حبن g-24 h37 k-19
حبه h47
حبه_ g-47 h54
حبها g35
حبها_ g35
حبو g-58 k21
حبوب g-33 k-26
حبوب_ g-33 k-26
حبوه g-25 k47
حبوها g-25 k47
حبي h75
حبيب h79
حبيب_ h65
حت_ r-25 g49 h78
حتا g-23 h35
حتاج g-23 h35
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
حته r-32
حته_ r-32
حتو g47 k-23
حتوي g48
حتوي_ g35
حتي r49 h47 k49
حتي_ r53 h45 k53
حتيا h21
حج_ g-98
حجا h19
حجاب h26
حجاب_ h26
حجر g31
حجر_ g31
حجز r24 g-21 m-43
حجز_ g22
حجزت g-38
حجزت_ r19 g-36
حجزن m-26
حجزنا m-26
حد_ g-43 m24 h-59 k104
حدا r29 g66 h-21
حدا_ g61
حدث g-33 k51
حدث_ g-33 k51
حدد r-29 g127 h-66 k-42
حدد_ g107 h-33 k-33
حدده g22 h-19
حده g62 h42
حده_ g58 h45
حدي g20 m59 h-20 k-19
حدي_ m53
حديد g53
حديد_ g53
حذف h31
حذف_ h31
حر_ r-34 g43 m-32 h113 k-23
حرام h28
حرام_ h-19
حرامي h47
حرز h75
حرز_ h75
حرك r-22 g22 m-30 h-36 k115
حرك_ r-22 h-28 k70
حركه g26 m-20
حركه_ g26 m-20
حره g-21 h111
حره_ g-21 h111
حرو h20
حروز h20
حروز_ h20
حري r-20 g-20 h-48 k-23
حري_ h-31
حريق h-23
حريق_ h-23
حريه g-29
حريه_ g-29
حس_ h40 k22
حسا r37 g-26 k87
حساب r37 g-26 k87
حساب_ r81 g29 m43
حسابا k19
حسابه k19
حسابي r-51 g-41 m-29 k39
حسب r30 g-25 h-39 k-23
حسب_ g28 h-20
حسبو r53 g-22
حسبون r51
حسن r-59 g-19 h-48 k26
حسن_ r-59 g-19 h-48 k26
حشوه h21
حشوه_ h21
حشي h64
حشيش h72
حشيش_ h64
حص_ g-35
حصا g56 m25 h-40
حصاد r38
حصاد_ r38
حصان m26 h-29
حصان_ m20 h-26
حصاه g67
حصاه_ g67
حصت m-46 h34
حصتن h56
حصتنا h56
حصته h-19
حصتي m-40
حصتي_ m-40
حصل r-38 g55
حصن h-34
حصه r-53 g34 m-37
حصه_ r-53 g34 m-37
حصو r20 h-24
حصول r20 h-24
حصول_ g35 h-24
حصوله r33 g-25
حصي g22
حضي h50
حضير h50
حضير_ h50
حط_ k41
حطب h-30
حطه h-34 k45
حطه_ h-34 k44
حطي m46 h25
حطيت m42 h33
حطيت_ m42 h33
حظ_ r-26 g64 m104
حظو k48
حظور k50
حظور_ k50
حظي g-43 h24
حظي_ h29
حظير g-34
حظيره g-28
حفظ g-24 m-29 h-59 k76
حفظ_ m-49 h-56
حفظت r-20 k57
حفظته k22
حفظتي r-20 k33
حفظه m26 k19
حفظه_ m26 k19
حفل g-31 h51
حفله h37
حفله_ h37
حفو r49
حفوظ r49
حفوظ_ r24
حفوظه r25
حق_ g95 m-49 h-74 k30
حقا g54
حقا_ r-21 g71
حقاق r30
حقاق_ g22
حقاقه r21
حقن r27 h23
حقنا r27 h23
حقنا_ r27 h23
حقه r57 g-69 h41 k-32
حقه_ r68 g-67 h42 k-32
حقي k36
حقي_ h24
حقيق h-19 k39
حقيقه k35
حقيقي g26 h-19
حك_ h35
حكم_ g-22
حكمه g20
حكمه_ g20
حكو m-21
حكوم m-21
حكي r22 g63
حل_ r-25 g-73 k-30
حلا h-66
حلاق g-22 h-61
حلاو h23
حلاوي h30
حلق h-23
حله r19 g-46 h-53
حله_ r19 g-46 h-53
حلو g-47 h99
حلوف h88
حلوف_ h88
حلوي g-25 h-34
حلي r35 m-25 h-53 k-24
حلي_ r61 h23
حليب r-26 g24 h-40
حليب_ r-26 g54 h-40
حليل h-36
حليل_ h-36
حم_ h71
حما g53
حمام h-33
حمام_ h-30
حماي g63
حمايه g63
حمد r-23
حمر r-27 g-26 m23
حمر_ r-27 h38
حمرا h-24
حمل r-24 g51 h-28
حمل_ g76
حمله g-22
حمه r39
حمه_ r39
حمي h63
حميم h56
حميم_ h22
حميمي h22
حن_ r-31 m47 k-29
حنا r-20 m-21 h-39
حنات g19 h-23
حنات_ g19 h-23
حناه r-24
حنت h50
حنت_ m19 h61
حني r-29
حني_ r-29
حه_ r-93 g-43 m-38 k-59
حها g20
حها_ g20
حوا r-41 g-40 h-19 k20
حوار r-24 g-35
حوال g-20 k28
حوالا k30
حواله k-24
حوش g-39
حوش_ g-39
حوط g60
حوط_ g60
حول r-55 g-48 m-23 h-75 k90
حول_ r-28 g-34 h-63
حوله r-28 k80
حوله_ r-28 h-25 k84
حوه g23
حوه_ g23
حوي g-37 h-24 k65
حويل r-39 g-30 k69
حويل_ r-36 g-30 k43
حي_ g22
حيا g40 m33
حيات m33
حيات_ m33
حياه g41
حياه_ g41
حير g64
حيره g22
حيره_ g22
حين r-31 g32 h-25
حين_ r-31 g32 h-25
حيه h38
حيه_ h38
خاب g20
خابا g20
خابات g20
خات r-36
خاتم r-36
خار k50
خار_ g19
خارج k52
خارج_ k52
خاص g-35 h142
خاص_ h94 k20
خاصه g-29 h48
خاصه_ g-29 h48
خاط r50
خاطر r50
خاطر_ r35
خال r-34 g-46 h-47
خالت h-30 k23
خالتي h-30 k23
خالف g-26 h37
خالف_ g-26 h30
خالي r-29 h-44
خالي_ r-29 h-42
خان r-22 m25
خان_ h-24
خبار g24 h-31
خبر h37 k22
خبره h41
خبره_ h41
خبز r-27 g-36 h-68
خبز_ r-27 g-34 h-68
خت_ r-20 m47
ختا r-23 g89 h-33 k-25
ختار r-23 g89 h-33 k-25
ختار_ r-23 g29 k-25
ختب h39
ختبا h20
ختبار h20
ختبر h19
ختبر_ h19
ختر r-63 m-20 h22
خترا h39
ختراق h39
خترت r-46 g-43 h-19
خترت_ r-46 g-33
ختل r22 m-26 h-28
ختلا r29
ختلاف r29
ختم h49
ختم_ h49
ختي r-51 g30 h-29
ختي_ r-50
ختيا g72 k-19
ختيار g72 k-19
خد_ g-33 m27 h-19
خدا h-86
خدت r31 m-19
خدر h59
خدر_ h26
خدره h29
خدره_ h29
خدم g-25 k66
خدما h28
خدمات h28
خدمه g-23 k52
خدمه_ r21 g-23 k28
خده r-46
خده_ r-37
خذ_ g-33 m46
خذا m32
خذا_ m32
خذت_ r41
خذته r-39
خذته_ r-44 g-20
خذن g42
خذنا g42
خذه r28 g63
خذه_ g43
خذها r33 g23
خذها_ r33 g23
خذو r58
خذون r23
خذون_ r23
خذوه r50
خذوها r50
خذي r28 g28
خذيت g28
خر_ r86 m38 h-28 k-20
خرب g52
خرب_ g57
خرج h-45
خرج_ h-32
خرزه h34
خرزه_ h34
خرف g22
خرفا g22
خرفان g22
خره r-26 h19
خره_ r-26 h19
خرو r-24 m24 h-21
خروف m24 h-21
خروف_ g31 m32
خري r-66 g23 h69
خريه h73
خريه_ h73
خزا r65 h-25
خزان r65 h-25
خزانه r84
خزن r-35 g-26 k-19
خزي r43 g-22
خزين r43 g-22
خزينه r43
خسا r-24 m33 h-25
خسار r-24 m33 h-25
خساره r-24 m33 h-25
خسر g-28 m86 h-41
خسر_ r29 g-22 m53
خسرا m20
خسران m20
خسرت m28
خشب m-40 h-69
خشب_ m-40 h-50
خص_ h30 k95
خصم r58 k-29
خصم_ r72
خصو r74 h-19
خصوم r74 h-19
خصومه r54
خصي r77
خصي_ r38
خصيم r48
خصيم_ r48
خضا h-23
خضار h-23
خضار_ h-23
خضر r-22 g33 m97 h20
خضر_ g40 m63 h21
خضرا m35
خط_ h-34
خطا r-25
خطا_ r-23
خطط g30
خطط_ g32
خفي g20
خفيه g20
خفيه_ g20
خل_ h-29 k31
خلا m39
خلاص r38 g-30
خلاص_ r38 g-30
خلال r-31 m46
خلال_ r-31 m46
خلاي g25
خلايا g25
خلت r24 h-23
خلت_ r24 g-19 h-23
خلص r-43 m-30 h-35
خلص_ r-32 h-22
خلصت g-26
خلصت_ g-26
خلل g-41
خلل_ g-41
خله r-50 g45 h-48 k70
خله_ g93 k29
خلها r-47 g-48 h-31 k41
خلها_ r-47 g-48 h-31 k41
خلوط h31
خلوط_ h25
خلي r-21 h37
خلي_ r-37 g-47 h30
خليه r-21 g38 h37
خليه_ g58 h-19
خليها g-20 h56
خمار_ h-33
خماره h24
خمر m-23 h74
خمر_ h53
خمس r62 g26 m44 h-20 k-65
خمس_ g34 m49 h40
خمست r39
خمسه r30 g-29 h-23 k-38
خمسه_ r30 g-29 h-23 k-38
خمسي h-23
خمسين h-23
خمن m100 h-32
خمن_ m100 h-32
خمو h34
خمور h34
خمور_ h31
خمي h34
خمير h48
خميره h39
خميس g-33 m-21
خميس_ g-33 m-21
خمين g34 m35
خمين_ g34 m35
خنز h79
خنزي h79
خنزير h79
خه_ r30 m-22 h76
خول m35 h-27
خول_ m35 h-27
خوه h-21 k44
خوه_ h-21 k55
خوي r-29
خوي_ h-22
خي_ r-31
خيا r-30 g73 h-69
خيار g92 h-48
خيار_ g30 m-23 h-33
خيارا g62 m30
خياط r-21 h-21
خياط_ r-21
خياطه h-21
خير r-33 g-62 h-35
خير_ r-32 g-46
خيره h-33
خيره_ h-33
خيص h30
خيل h32
خيل_ h32
خيم m-22 h-32
خيمه m-22 h-28
خيمه_ m-22 h-28
خيو m19
خيول m19
خيول_ m19
دا_ r-66 g-47 m-21 h-45 k49
داء g-41 h-36
داء_ g-41 h-36
دات r38 h-65
دات_ r38 h-65
داخ g48
داخل g48
داخل_ g37
داد h51
داد_ h51
دار g19
دار_ r-20 g19
داري r20
داع m21
داع_ m21
داف r-28 m60
دال h42
دالي h42
دالي_ h42
دام r62
دام_ r64 g29
دامي g-19
دامي_ g-19
دان r-29
داو g48 m23
داول m31
داول_ m31
داي r88 h-46
دايا h-23
دايا_ h-23
دايع r19
دايع_ r19
دايم g25
داين r50
داين_ r24
دبل r72 m43 h20
دبل_ r32
دبي r-19
دبي_ r-19
دت_ r23 g-41 m28 h-82
دث_ k49
دجا g-20 h29
دجاج m20
دجاج_ m23
دجال h20
دخا h-25
دخار g19
دخار_ g19
دخان h-24
دخان_ h-24
دخل r28 g-59 k81
دخل_ g-30 h44 k36
دخلت r24 g-19 h-23
دخلت_ r24 g-19 h-23
دخله k37
دخله_ k37
دخو m35 h-27
دخول m35 h-27
دخول_ m35 h-27
دد_ r107 g66 m-28 h-43 k-74
ددت r-88 g-21 h-29
ددت_ r-39 h-25
ددته r-49
ددتها r-41
ددن r-23 g-24
ددنا r-23 g-24
ددنا_ r-23
دده r42 g49
ددها r28 g37
ددها_ r28 g37
در_ r-31 g-37 m27 h31 k63
درا g-50 m-27 h47
دراج r-46 g-20 h36
دراجه r-33 h36
دراس h24
دراسه h31
دراه r43 m-21 h-24
دراهم r43 m-21 h-24
درب m-35 h-34
درب_ m-26 h-34
درت r49
درج g-22 h33
درجه g-22 h31
درجه_ g-22 h31
درس r-42 g-70 m-25 h-57
درس_ m-34
درسه g-32
درسه_ g-32
درسي h-41
دره r-21 h53
دره_ h79
درهم r-20 h-21 k-24
درو r-28 g68 h-29 k-23
دروب g68 h-29
دري r28 m-49 k34
دري_ r49 g21 h-23 k39
دريب m-43
دريب_ m-43
دس_ r-20 h-28
دسك r29
دسكا r29
دسكاو r29
دش_ g40
دع_ h35
دعا r-19 m-27 h81
دعار h81
دعاره h81
دعه h-22 k66
دعه_ h-22 k66
دفا h-24
دفات g37
دفاتر g37
دفت r34
دفتر r34
دفع r-41 g48 h-54 k-40
دفع_ r38 g22 m29 h-35 k-22
دفعا g-19
دفعات g-19
دفعت r-29 m22 h-20
دفعت_ r-42 g52
دفعته g-24
دفعتي g-20
دفعل g-26
دفعه r-51 m-21 h22
دفعه_ h34
دفعها g-20
دفعو g75 m-36
دفعون g62 m-35
دفن h32
دفن_ h32
دفو g42 m22 h20
دفوع m27
دفوع_ r-23
دفوعه m37
دفون g26
دفونه g31
دفي h34
دفين h34
دفين_ h34
دق_ r-62 m19 k30
دقا g26 m22
دقاي g26
دقايق g26
دقه g-32 h-26
دقه_ g-32 h-26
دقي m63
دقيق g36 m65
دقيقت m20
دقيقه g32 m45
دك_ g-24
دكا r-22 g-45 m-27 h49
دكا_ h52
دكان r-19 g-40 m-24
دكان_ g-35
دكت m-24
دكتو m-24
دكتور m-24
دكه h48
دكها h36
دل_ r30 g-33 h-51
دلا g54 h-20
دلات g39
دلات_ g39
دلت r28
دلت_ r28
دله r-29 g41 h-35
دله_ r-24 g45 h-35
دلو h-33
دلوق r20
دلوقت r20
دلي r-42 h-25
دلي_ r-36
دليك h29
دليك_ h29
دلين g35
دلين_ g35
دليه g-23 h-55
دليه_ g-23 h-55
دم_ g49 m-21 h35
دما r-24 m-34
دمات h28
دمات_ h28
دمان m-31 h-28
دمان_ m-31 h-28
دمن h-22
دمه g23 m-19 h46 k29
دمه_ g28 h21
دمها h26
دمها_ h26
دن_ r51
دنا r53 h-37
دنا_ r29 h-34
دنان r27
دناني r27
دناه g-24
دناه_ g-24
دني r60 g43 h-37 k-28
دني_ r60 g43 h-37 k-28
ده_ g34 m-42 h-71 k-75
دها g-19 h-57 k-45
دها_ r22 g-19 h-33 k-45
دهن g-36 h25
دهن_ r20 g-34 h25
دو_ r55
دوا g-36 m29 h-53
دوار m50
دوارا m32
دواره h-23
دوام h-24
دوام_ h-24
دور r41 g109 m-38 h-115 k-22
دور_ r19 g49
دوره g51 h-81
دوره_ r-33 g-19 h-81
دورها r28 g70
دوري r38
دوري_ r38
دوق r-30
دوق_ r-30
دول r52 g-20 m40 h67 k-21
دولاب r-47 m25
دولار r43
دوله r20 h36
دوله_ r20 h36
دولي r25 m30 h24
دوليه r25
دوم g41 m28
دون r-81
دون_ r-59
دونه r19 g-23
دونها r19 g-21
دوي h-28
دي_ r32 g-73 h-90 k43
ديب h46
ديب_ h46
ديت g-40 m-27
ديت_ r-20
ديته r22 g-29 h22
ديته_ g-29 h22
ديد r-38 g28 m-46 h-29 k-34
ديد_ r-21 g37 m-28 h-22 k-27
ديده m-19
ديده_ m-19
دير_ r19
ديق g-31 h-44
ديق_ h-41 k-20
ديك r-29 g25 h56
ديك_ r-23 g27 m-22 h50
ديل m-31 h22
ديم r44 g-37 m-25 h-39 k27
ديم_ r38 g-29 k48
ديمه h-21 k-22
ديمه_ h-21 k-22
دين r121 g-23 h-31
دين_ r22 k24
دينا r36 m37 h49
دينا_ r39
دينار m26 h58
دينك g23
دينك_ g23
دينه r59
دينه_ r59
ديني r21 h-34
ديني_ r23 h-34
ديه r-29 h-70 k-27
ديه_ r-29 h-70 k-27
ديو r19 g36 m25
ديوا r-30 g27
ديوان r-30 g27
ديون r58 g19 m38 h-33
ديون_ g38 m42 h-30
ديوني r22
ديوه h23
ديوها h23
ذا_ r32 g74
ذات g52
ذاك h-22
ذاكر h-22
ذاكر_ h-22
ذبح r-24 g-21 h55
ذبح_ h57
ذت_ r41
ذته r-39
ذته_ r-44 g-20
ذخي h-33
ذخير h-33
ذخيره h-33
ذف_ h31
ذكر r-35 h-42 k26
ذكر_ k42
ذكره r-19
ذكره_ r-19
ذلك k37
ذلك_ k37
ذمت r54
ذمم r39
ذمم_ r39
ذنا g42
ذه_ g72 h31
ذها r33 g23
ذها_ r33 g23
ذهب r66 m-19
ذهبه r26
ذهبي r23 g-19 h-24
ذهبي_ g-19
ذوق r-36 g24
ذوق_ g21
ذون r92 g-26 h-55
ذون_ r42 g-25 h-46
ذونا r49
ذونات r49
ذوه r50
ذوها r50
ذوها_ r50
ذي_ r55 h-33
ذيت g28
ذين k24
ذين_ k24
را_ r-46 g-43 h110 k42
راء r-21 h21
راءه g-22 m-21
راءه_ g-22 m-21
راب r83 g-20 h40
راب_ h32
رابح r34 h-23 k-27
رابحا r41
رابحه k-23
رابي r74
رابي_ r77
رابين g31 h21
رات k-21
رات_ h31
راتب g-23 h-32
راتب_ g-20 k38
راتبي k-32
راته r20
راته_ r20
راتي g28
راتين g29
راج r-96 g-51 k-54
راجع r-36 h-37 k-44
راجع_ k-26
راجعه h-37
راجه r-33 h36
راجه_ r-33 h36
راح r-67 g35 m25 h-38 k-21
راح_ g31 m20 h-20
راحت r-49 g20 h-33 k-21
راحت_ g35 h-19
راحتك r-29
راد_ g-21
راس r29 h-83 k-31
راس_ r51 h-60 k-29
راسي r-45
راسي_ r-28
راش g-25 m26 h-21
راش_ m27
راض r-90 g31 m-29
راض_ r-36 h37
راضي r-53 g19 m-21 h-26
راع r20 m-20
راعي r20 m-20
راعي_ r21 m-20
راف g-58 h134
راف_ g-27 h65
رافا k26
رافات k26
رافع m28
رافعه m28
رافق h44
رافقا h33
رافه h41
رافه_ h41
راق r-33 g-20 h25 k64
راق_ h63
راقب r-24 h-52 k70
راقبه h-42 k35
راقص h27
راك g-23 m30
راك_ r-55 m-38
رام r20 g-41 h111 k-19
رام_ r-36 h79
راما h23
راماد h22
رامه h-65
رامه_ h-65
رامي r39 h57
رامي_ h29
ران r-42 m-23 h-41 k-28
ران_ r-42 g-29 h-36 k-25
راه r77 m133 h-59 k-24
راه_ r28 g33 m-23 h31
راها r41
راها_ r41
راهم r43 m-21 h-24
راهم_ r22 m-21 h-24
راهن r-36 g-27 m180 h-64 k-22
راهن_ g-23
راهنا h-26
راهنت m25 h-19
راهنه r-20 g33 m71 h21
راهني m55 h-19 k-19
راي g-25
رب_ r-75 g46 m20 h-19
ربا r65 g-59 m-24 k-19
ربا_ r29 h-36
رباء g-25 h-29
رباء_ g-25 h-29
رباح h23
رباح_ h24
ربان h24
ربان_ h24
ربت g-20
ربح r-65 h-61 k-29
ربح_ r-42 h-58 k-29
ربط g-36 h112
ربط_ g-22 h112
ربع r71 m-37 h-31 k20
ربع_ r40 g-19
ربعم r30
ربعمي r30
ربعه k29
ربعه_ k29
ربعي h-19 k-19
ربعين m-19 k-19
ربن r-56
ربنا r-56
ربنا_ r-56
ربه r-44 g45 m-21 h55
ربه_ r-44 g45 m-21 h55
ربو r103 g-31 m22 h42
ربوط h30
ربوطه r23
ربون_ h-19
ربوي r97
ربوي_ r43 h33
ربويه r44
ربي g44
ربيع g49
ربيع_ g49
رت_ r-66
رتب g-29
رتب_ g-29
رتج g71 h-29
رتجع g71 h-29
رتجع_ g29
رتجعا g42
رته r-73 h-28 k-35
رته_ r-73
رتها k-21
رتها_ k-21
رتون r23 h21
رتون_ r28
رتي r-38 g-47
رتي_ g-46 h-32
رتين r-25 h33
رتين_ r-24 h19
رث_ g46
رثه g65
رثه_ g53
رج_ r19 g-47 m-36 h22 k35
رجا r30 h-24
رجال r37
رجال_ r37
رجب r26 g-38
رجب_ r26 g-38
رجح m33
رجحي m33
رجحيا m33
رجع g-45 m-19 h-30 k-22
رجع_ r43 k31
رجعت r-19
رجعت_ r27 m20
رجعتل r23
رجعته r-69
رجعل r-40
رجعلي r-47
رجعه g-24
رجعه_ r44
رجعها r-45
رجعو r29
رجعوا r32
رجل h30
رجل_ h19
رجن g83 h-35
رجن_ g83 h-35
رجه r-23
رجها r-23 g29
رجها_ r-23 g29
رجو g22 h21
رجوع g25 h19
رجوع_ g25 h19
رجي r38 h32
رجي_ r40 h20
رح_ h-85
رحل h19
رحم h29
رحم_ h29
رخص r31 h55
رخص_ r36 h39
رخي h30
رخيص h30
رد_ m-34 h58 k-46
ردت r-33
ردت_ r-25
رده g-41 h-30 k-33
رده_ g-29
ردها r31 k-21
ردها_ r31 k-21
ردو g-23
ردي r-26
ردي_ r27
رديت r-56
رديت_ r-58
رر_ g51
رره g35
رز_ g20 k-27
رزق h42
رزق_ h42
رزه h34
رزه_ h34
رس_ r-59 g-46 m-67 h-66 k-39
رسا g-46 m43 h-24
رسال m23 k24
رساله m26 k26
رساي m47 h-31
رسايل m47 h-31
رست r-19 g-21
رسل g-37 h-32 k79
رسل_ g-29 h-32 k48
رسم r-32 g19 k-19
رسم_ r-19 g31 h-51
رسمه h57
رسمه_ h57
رسه g-32
رسه_ g-32
رسو m-27 k-20
رسوم m-26
رسوم_ m-53
رسي m24
رسي_ m24
رش_ m-22 h-83
رشه r-24
رشه_ r-24
رشو h107
رشوه h88
رشوه_ h88
رشي h39
رص_ h36
رصن h37
رصنه h28
رصنه_ h28
رصه m19
رصه_ m19
رصو h20
رصود h20
رصود_ h20
رصي g-35 m24 h38
رصيد g-35 m24 h38
رصيد_ g-28 m24 h39
رض_ r42 m-72 h-113 k-29
رضا r-29 h53
رضاه r-22 h44
رضاه_ h19
رضاها h26
رضت r-35 g71
رضت_ r-29 g40
رضته g31
رضته_ r22
رضتها r-28 g31
رضك r21
رضك_ r21
رضن r55 g-21
رضني r58 g-21
رضني_ r58 g-21
رضو r46
رضوا r46
رضوا_ r46
رضي g-34 h48
رضي_ g-20
رضيه h35
رضيه_ h35
رط_ r69 m42 h-49
رطن r19 m59
رطنا r20 m48
رطنا_ m48
رطه r93 h19
رطه_ r29 g22 h19
رطها r64
رطها_ r64
رع_ g76 h-36 k-33
رعا h-39 k20
رعات k21
رعات_ k21
رعت r-26 h-23
رعت_ r-29
رعه g34 h-54 k-27
رعه_ h-39 k-21
رعها g47
رعها_ g47
رف_ r-36 g-27 m-33 h55
رفا g22
رفان g22
رفان_ g22
رفت r22 h-36
رفت_ r40 h-36 k21
رفته r-19
رفض r-55
رفضن r-20
رفضنا r-20
رفع r36 k24
رفع_ k24
رفق r-30
رفن r-31 g-19
رفنا r-31 g-19
رفنا_ r-31 g-19
رفه h-25 k28
رفه_ r19 g-48 h-21 k20
رفها r-21 g46
رفها_ r-21 g46
رفهم k21
رفهم_ k21
رفو h25
رفي r78
رفي_ r21
رفين r31
رفين_ r31
رفيه h19
رفيه_ h19
رق_ r106 g-30 m-81 h96
رقا r-26 h82 k40
رقاب h-26 k23
رقابه h-26 k23
رقاص h42
رقاصا h19
رقاصه h23
رقام m19 h60 k20
رقام_ m19 h60 k20
رقت g57
رقت_ g65
رقص h26
رقص_ h26
رقم r-48 g-28 m47 h-57 k87
رقم_ r-62 m44 h-23 k37
رقمها k23
رقمي k33
رقمي_ h-24 k33
رقه m21 h31 k-19
رقه_ m21 h42
رقي r-26 g26 m-36 h-20 k-26
رقيه g27 m-34 h-24
رقيه_ g27 m-34 h-24
رك_ r-31 g-22 k70
ركا g-29 k38
ركات k39
ركات_ k39
ركب_ g21
ركت g21 k48
ركه r32 g22 m-32 h30
ركه_ r36 g25 m-32 h21
ركو g29
ركي h-29
رم_ r-31
رما g-22
رمج g22
رمجت g22
رمجت_ g22
رمض r32 g-30 m-25 h-62
رمضا r32 g-30 m-25 h-62
رمضان r32 g-30 m-25 h-62
رمل h23
رمل_ h23
رمه r-25
رمه_ r-25
رمي g40 m27
رمي_ m27 h27
رنا r-86
رنا_ r-68
رنام r21
رنامج r21
رنت g69 m25
رنت_ g59 m26
رنج m-44
رنج_ m-44
رني r-37 h26
رني_ r-32
ره_ g-63 k-52
رها r-25 g71 m88 h21 k-63
رها_ g75 m-19 h23 k-29
رهان m107 k-34
رهان_ m55 k-31
رهانا m35
رهم r-20 h-21
رهن r130 g-30 h-34
رهن_ r38 g-19 h-24
رهنت r51
رهنت_ r51
رو_ g-23
روا r-22 g-24
روا_ r-22
روب g23 h126
روب_ h70
روبا h27
روبات h22
روبي h37
روت m37 h55
روت_ m37 h55
روح m31 h44
روح_ g27 m36
روحا h33
روحان h33
روحي h30
روحيه h25
رور g-19 h-31
رورد r27
رورد_ r27
روس g-20 m-51 k-31
روس_ k-21
روسه m-21 h-26
روسه_ m-21 h-26
روش h27
روض r27 k28
روض_ r27 k28
روط r42 g-19
روط_ r42 g-19
روع g30 h-46
روع_ g30 h-46
روف r-58 g-35 h-74 k-23
روف_ r-48 h-53 k-63
روفا k34
روفات k34
روق r-46 g85 h81 k-30
روق_ h36
روقا r-20 g61 m28
روقات r-20 g66 m49 h-27
روقان m-21 h37
روقه g25 h36
روقه_ g25 h36
رول m92 h57 k-28
رولي m97 h55
روليت m97 h55
روم m21
روم_ h29
رون r27 g50 h-29
رون_ r26 h-32
روني_ g24
روي h27
روين h23
روين_ h23
ري_ r78 g67 m-43 h-122 k64
ريا r-36 g-53 m26 k-21
ريا_ h30
ريات g-29 m34 h-20
ريات_ r-19 g-22 m42
رياض r-24 g-23 h-39
رياضه h-35
رياضي g-23
ريال r-32
ريب g-20 m-52 h40 k48
ريب_ r30 m-46 h44
ريبه k32
ريبه_ k32
ريت r-76 h-39
ريت_ r-62
ريته h-23
ريج h38
ريجو h38
ريجوا h38
ريح r97 h24
ريح_ r91 h30
ريخ k40
ريخ_ k45
ريد r-43 h-36 k46
ريد_ r-31 k46
رير m-19
رير_ m-19
ريس h-30
ريض g-22 h-25
ريض_ g-22 h-25
ريط h60 k-28
ريط_ g-26 h51
ريع h-25
ريف r-57 m-19 h-36 k24
ريف_ r-57 m-19 h-52 k29
ريق m-23 h-29
ريق_ r19 m-27 h-41
ريقي m19 h32
ريقي_ m19 h32
ريك g-35 m-23 h67 k-19
ريكا h43
ريكا_ h43
ريكي m-19
ريكي_ m-19
ريل h22
ريم r-28 g-19 h-24
ريم_ r-28
رين r19 g-49 h-37
رين_ r33 g-37 h-19
رينا r-24 h-19
رينا_ r-24 h-19
ريه g42
ريها r-34 g37
ريها_ r-34 g38
زا_ h-30 k22
زات m-26
زات_ m-25
زاج g55 h-30
زاج_ g31
زاد r109 g-44 m36 h-32
زاد_ r91 g-41 h-31
زادت m31
زادت_ m31
زار g-45 h-44
زار_ g-19
زاز h63
زاز_ h31
زازه h35
زازه_ h35
زاف g99 h-35
زاف_ g72 h-22
زافا g27
زافا_ g27
زام g38
زام_ g38
زان r53 g-47
زان_ r-22 g-40
زانه r84
زانه_ r84
زاه r-36
زاه_ r-36
زاي r43
زايد r46
زايد_ r46
زايز h-30
زايز_ h-30
زايم h24
زايم_ h24
زبا r-34 h35
زباي r-34 h51
زباين r-34 h51
زبه g19
زبه_ g19
زبو g55 m-19 h31
زبون g55 m-19 h31
زبون_ g46 m-19
زت_ r19 g-36
زج_ h-39
زجا g-34
زجاج g-34
زجاجت h20
زجاجه h-34
زحلا h30
زحلاو h30
زدت r52 m27
زدت_ r71 m27
زدن r53
زرع g64 h-60 k-38
زرع_ g48 h-27
زرعت h-23
زرق r-42
زعر h25
زعرا h25
زعران h25
زعف r-27
زعفر r-27
زعفرا r-27
زق_ h32
زكا r-28 g-20 h-34
زكاه r-28 h-29
زكاه_ r-28 h-29
زل_ g40 h19 k-43
زلت r-62
زم_ r72 g-27 h-38
زمه r-23
زمه_ r-23
زمي h20
زميل h20
زميلي h20
زن_ r30 g-21 k-20
زنا g-65 m-28 h-35
زنا_ r23 m-28
زناه g-48 h-19
زناه_ g-48 h-19
زنج r-24
زنجب r-24
زنجبي r-24
زنه r-43 g-30
زنه_ r-38 g-44
زنها g23
زنها_ g23
زه_ r25 h89
زها m27
زهر g113
زهر_ g104
زوا r-20 g-40 h38
زواج g-40 h40
زواج_ g-27 h40
زوج h115
زوج_ r-21 h65
زوجت r26
زوجتي r26
زوجي h54
زوجي_ h33
زود r98 g-40 m-21 h-19
زود_ r114 g-34 m-21
زور h91
زور_ h59
زوره h26
زوره_ h26
زون r-35 h-37
زون_ h-22
زونه r-24
زوي h45
زوير h41
زوير_ h41
زي_ r-53 g-59 m39 k-25
زيا r23 g-71
زياد r42
زياده r42
زيار r-19 g-65
زيارا g-21
زياره g-44
زيت g-21 m-19 h-48
زيت_ g-20 h-28
زيتو h-20
زيتون h-20
زيد r185 g-61 h-29
زيد_ r129 g-61 h-24
زيده r39
زيده_ r39
زير h92
زير_ h82
زيع r-27
زيف h40
زيفه h33
زيفه_ h33
زيل h22
زيل_ h22
زين r19 g-37 m31 k28
زين_ g-26 h-20
زينه r32 k35
زينه_ r32 k35
زينو m34 h35
زينو_ m26 h37
زيو r24
زيون r24
زيون_ r24
زيي h29
زييف h29
زييف_ h29
سا_ r-20 g143 m-19 h-43
ساب r19 g-43 m48 h-20 k89
ساب_ r81 g29 m43
سابا k19
سابات k19
سابق m44
سابقه m35
سابه k19
سابه_ k19
سابي r-51 g-41 m-29 k39
سابي_ r-51 g-41 m-29 k39
ساج h31
ساج_ h31
ساح g-28 h84
ساحر g-20 h92
ساحر_ h46
ساخ h21
ساخر h21
ساخره h21
ساد r19 h-39
سار m43 h26
سار_ r19 h51
ساره r-24 m33 h-25
ساره_ r-24 m33 h-25
ساس r39
ساس_ r42
ساط r-27
ساط_ r-27
ساع g-42 k35
ساعا r-23 h28
ساعات r-23 h28
ساعت r24
ساعتي r-37
ساعد h-20 k29
ساعده k29
ساعه k23
ساعه_ k23
ساك r60
ساكن r61
ساكن_ r46
سال r-113 g-50 h-38 k96
سال_ r-19 g-28
سالم r-39 g-31 h-23
سالم_ r-39 g-31
ساله r-34 g20 m25 k44
ساله_ r-33 m25 k37
سالو k47
سالوا k26
سام r-59 h-40
سامح r-89
سامحن r-29
سان r24 g-43 m-20 h24
ساي r-34 m40 k-37
سايق r-23 h-41
سايق_ r-23 h-41
سايل m46
سايل_ m46
سايي h32
سب_ r-49 k-50
سبا m28 h-23
سباح h-35
سباحه h-35
سباق m23 h20
سباق_ m23 h22
سبان m20
سبان_ m21
سباي r20
سبايك r21
سبب g-43 k63
سبب_ g-43 k63
سبت g-42 m33
سبت_ g-23 m22
سبته m22
سبته_ m22
سبع r39 g-27 h-26
سبعه r46
سبعه_ r46
سبق g25 m83 h-50
سبق_ g41 m43 h-37
سبه r26 g-24 h-51
سبه_ r30 g-24 h-51
سبو r133 g-46 m33
سبوع_ r48
سبوعي h21
سبون r69
سبونه r69
سبوه r47
سبوه_ r47
سبي r71 g-26
سبيك r51 g-21
سبيكه r51 g-21
ست_ r99 g-22 k-19
ستا h-54
ستاج g-19 h28
ستاجر g-19 h28
ستال h23
ستال_ h23
ستان r-21 h-31
ستان_ r-21 h-31
ستث g20
ستثم g20
ستثما g23
ستح r31
ستحق r31
ستحقا r24
ستخ h-34 k56
ستخد k56
ستخدم k46
ستخر h-21
ستر r42 h29
سترد g-44
سترد_ g-47
ستري r57 g26
ستري_ g34
ستريح r66
ستش h-21
ستشف h-35
ستشفي h-35
ستط k29
ستطي k29
ستطيع k29
ستع r34 m-31 h-56
ستعا k26
ستعار k26
ستعم r24 m-20 h-20
ستعمل m-20 h-20
ستق r38 g-19 h-21 k59
ستقب g29 h-20 k59
ستقبل g31 k44
ستل r-36 g37 m-44 h-38
ستلا r-28 g28
ستلام g28
ستلف r23 g46
ستلف_ r19
ستلفت r-21
ستلم r-31 g-36 m-23 h-19
ستلم_ k34
ستلمت r-33 g-72
ستلمه r28 g44
سته r32 k-23
سته_ r56 k-20
ستو r-45 g31
ستود h-35
ستودع h-35
ستور r-37 g19 h31
ستورد r-29
ستوك g34
ستوك_ g34
ستي g-58 m-21
ستين g-24
ستين_ g-24
سجا r-54
سجاد r-53 h-29
سجاد_ r-53 h-29
سجاي h28
سجاير h28
سجد h-39
سجد_ h-39
سجل r-19 g-88 m67 h-32 k47
سجل_ g-48 m68
سجله g-25 h-21 k45
سجله_ g-20
سجي m-35 h-35
سجيل m-35 h-35
سجيل_ m-35 h-35
سح_ h21 k22
سحب r33 g-87 m115 k26
سحب_ r42 g-34 m116 h19 k-20
سحبت g-25
سحبت_ g-25
سحبه k26
سحبو g-25 k47
سحبوه g-25 k47
سحر g-33 m-24 h88 k-19
سحر_ g-32 m-23 h89
سحو h-24
سخر h73
سخري h73
سخريه h73
سدا r47
سداد r47
سداد_ r47
سدد r-35 g-80 k-35
سدد_ r23 g-54 k-23
سددت r-87 g-20
سددت_ r-39
سددته r-48
سدده r49 h20
سدده_ h20
سددها r42
سدر h-27
سدر_ h-27
سدس h-29
سدس_ h-38
سر_ m89 h-105 k31
سرا m20
سران m20
سران_ m20
سرب h28
سربه h32
سربه_ h32
سرت m20
سرح g22 h-23
سرق g30 h35
سرقه h24
سرقه_ h24
سره h-20
سره_ r23 h-20
سرو r-26 h110
سروق r-26 h110
سروق_ g-32 h72
سروقه g25 h36
سري r20 g38 k20
سري_ r24 k35
سريه g43
سريه_ g43
سس_ h31
سط_ r-36 g36 h-19
سطه r-19 m-19 h50
سطه_ r-19 m-19 h50
سعا g37 m-20
سعار g37 m-20
سعار_ g37 m-20
سعر g47
سعر_ r-25 h21
سعره r28 g41 h-19
سعره_ r32 g37
سعم r-27
سعمي r-27
سعميه r-27
سعه r65 g-26
سعه_ r65 g-26
سعي r39 g-20
سعيد_ h-36
سعين r57
سعين_ r57
سفا h61
سفار h61
سفاره h61
سفر r51 h-37 k-19
سفر_ h-40
سفره r39 h-19 k-19
سفره_ r39 h-19 k-19
سفل h26
سفلي h26
سفي r-20 g53
سفين r-20 g53
سفينه r-20 g53
سقط r-41 g32
سقط_ r-31 g32
سقف g-32 h-25 k71
سقف_ g-32 h-25 k71
سكا r29
سكاو r29
سكاون r29
سكت g50 h35
سكتل h35
سكتلن h35
سكر h69 k-31
سكر_ g-37 h86 k-27
سكره g46
سكره_ g35
سكري r23 h-28
سكري_ r23 h-28
سكن r34 h-22
سكو h110
سكوت h85
سكوت_ h62
سكي h94
سكي_ g-20 h99
سل_ r-41 g-45 m-35 h-98 k63
سلا r-22 h-25
سلاح g-20
سلاح_ g-20
سلام r-22 g-30 h-21
سلامي h-19
سلس r27 g-35
سلسل r37 g-35
سلسله r37 g-26
سلط h20
سلطه h21
سلطه_ h21
سلع r19 g24
سلف r171 g-41 m-53 h-39
سلف_ r85 g-25
سلفت r29
سلفت_ r-47
سلفته r73
سلفك r40
سلفك_ r40
سلفن r-21 g-20 m-20
سلفني r-21 g-20 m-20
سلفه r19
سلفه_ r19
سلم r-20 g-29
سلم_ g-24
سلمه r-21
سله r29 g-34 k32
سله_ r29 g-34 k32
سلو m114
سلوت m130 h20
سلوت_ m52
سلوتس m78 h38
سلي g31 m-33 k-23
سليم g41 m-24 k-22
سليم_ g50 k-26
سم_ r-71 g66 m-31
سما r19 g20 h-25 k65
سما_ g20
سماء h-19 k71
سماء_ h-19 k71
سمس r19 h51
سمسا r19 h51
سمسار r19 h51
سمك r-21 g49 h-22 k25
سمك_ r-20 g26 k25
سمن g-28 m-22 h-23
سمنا m-22
سمه r-45 g-26 h31
سمه_ r-39 g-23 h37
سمي g-45 h-33 k44
سمي_ r-30 h-32 k23
سميه r29 g-32 k28
سميها r29 g-35 k24
سميهم k20
سن_ r-59 g-19 h-48 k26
سنا h-24 k-22
سنا_ m23 h-19
سنان m-24
سنان_ m-24
سنت r-21
سنتي r-19
سنتين r-19
سند r92 g-31 m-36 h-57
سند_ r44 k29
سندا r34
سندات r34
سنه r-27 g21 k-33
سنه_ r-27 g21 k-33
سنو g100 h-30
سنوا g69
سنوات g69
سنوي g31
سنوي_ g19
سني g28 h31
سنين g28 h31
سنين_ g28 h31
سه_ r27 g59 m-33 h-45 k-52
سها r-20
سها_ r-20
سهر g-19 h43 k-26
سهر_ g-19 h75 k-19
سهره h-36
سهره_ h-36
سهل g53
سهل_ g53
سهم r-45 g21 h-26
سهم_ r-56 g64
سوار r21
سوخ h20
سوخه h20
سوخه_ h20
سوق m43
سوق_ m43
سول h70
سول_ h48
سوم m-26
سوم_ m-53
سون h-37
سونا h-37
سوو g27 h23
سوول g27 h23
سوول_ h23
سوي r62 h49
سوي_ h43
سي_ r-24 g-34 m-38 h-21 k-67
سيا m-20 h-33 k-28
سيار m-20 h-49 k-28
سيارا m-19 h-20 k-19
سيارت r-19 g-45 h-24
سياره g28
سيج h62
سيجا h62
سيجار h62
سيد h33
سير g27 h67
سير_ g-19 h105
سيط r-41 h30
سيط_ r-40
سيل r-36 h-44 k44
سيل_ r-30 h-48
سيم m54 k28
سيم_ h-26 k30
سيمه m54
سيمه_ m54
سين h-43
سين_ h-37
سيه r-19 m-25 h-21
سيه_ r-19 m-25 h-21
سيو r24 g29
سيول r24 g29
شا_ r-44 m-65 h-47
شاء g-31 m-23 k-19
شاء_ g-31 m-23 k-19
شات m50
شات_ m50
شاح h22
شاحن h22
شاحنه h43
شار m45 h-21
شارط m49 h-23
شارع k-21
شارع_ k-21
شاركه h-22
شاش h-26
شاشه g28
شاشه_ g28
شاف k-23
شافه g56 h-27 k-23
شافه_ h-23
شافها g40
شال r-21 g-33
شالي r-21 g-31
شاليه r-21 g-31
شان g-45 h82 k97
شان_ g-45 h76 k98
شاه g20 h52
شاه_ g34 m-27 h-23
شاهد h47
شاهد_ h47
شاي r-28 k-20
شاي_ g-45 h32
شايف g34
شايفه g24
شب_ m-40 h-50
شبا r-29 m26 k23
شباب m-24 h22 k23
شباب_ m-24 h22 k23
شباك r-19 m50
شباك_ r-19 m53
شبك m20
شبكت g30
شبكه m23
شبكه_ m23
شبو h50
شبو_ h50
شت_ r33
شتر r49 g67 m-22 h-59 k-26
شترا k-19
شتراك r-55
شتراه r53
شترط r52
شترط_ r28
شترطه r34
شترك r23
شترك_ r37
شتري r-35 g45 m-23 h-55
شتري_ h-22
شتريت g-27
شترين r-20
شتريه g90 h-28
شتغ m-21 h25 k-35
شتغل m-21 h25 k-35
شتغل_ k-30
شتغلت h26
شتم h33
شتم_ h33
شجر g42
شجره g42
شجره_ g42
شحا h33
شحاذ h25
شحاذي h25
شحن r-38 g37 m51 k-31
شحن_ m51 h-33
شحنت h50
شحنت_ m19 h61
شحنه g20
شحنه_ g20
شخا h32
شخاص h22
شخاص_ h22
شخص r20 g-24 h-19 k88
شخص_ k91
شخصي r38
شخصي_ r38
شد_ g-28
شر_ r98 g28 h66 k-32
شرا h44 k-22
شراء r23 g29
شراء_ r23 g29
شراب h52
شراب_ h42
شرب g-23
شرب_ g-23
شرد g39
شرد_ g23
شرط r137 g31 m79 h-23
شرط_ r40 m50 h-49
شرطه r59 g29 h21
شرطه_ r29 g31 h21
شرطها r30
شرك m-25 k36
شركا g-29 h-21 k43
شركات k43
شركه r30 m-19 h21
شركه_ r30 m-19 h21
شره r45 g-70 m24 h-58
شره_ r45 g-70 m24 h-58
شرو r39 g-20
شروب g-32 h60
شروب_ g-24 h38
شروبا h22
شروط r42 g-19
شروط_ r42 g-19
شروع g30 h-46
شروع_ g30 h-46
شري r-52 g-37 h-71 k-39
شريت r-72 h-32
شريت_ r-48
شريته r-24
شريط g-26 h51
شريط_ g-26 h51
شرين r28 h-45
شرين_ r33 g20 h-26
شرينا h-19
شط_ m36
شطر m-44
شطرن m-44
شطرنج m-44
شعر r-23
شعر_ r-21
شعو g-19 h83
شعوذ g-19 h83
شعوذ_ h62
شعوذه h21
شعي h37
شعير h37
شعير_ h37
شغل g-25 m-21 k37
شغل_ r51 h-34 k57
شغله r-34 h66
شغله_ r-34 h66
شف_ r63 g-23 h34 k22
شفت r70 g-73 k-22
شفت_ r54 g-37
شفته r19 g-43
شفتها g-36
شفر r-19 h45
شفره r-19 h28
شفره_ r-19 h28
شفن g21
شفنا g21
شفناه g22
شفي h-35
شفي_ h-35
شقت g-25
شقتي g-20
شقه g23 h22 k-29
شقه_ g23 h22 k-29
شكر r-103
شله g30
شله_ g30
شلي r30
شلي_ r30
شمب h63
شمبا h63
شمبان h63
شمع m29
شمعه m31
شمعه_ m31
شن_ g24
شنط_ h31
شنو g20
شنو_ g20
شه_ r-53 g22 m-21 h-51
شها r28 g-33 k35
شها_ r24 k29
شهاد g-19
شهادا r32
شهاده r-28
شهر r55 g-36 m-36 h-29
شهر_ g-27
شهري r22 h-34
شهري_ r-29
شهرين r35
شهو r24 g44
شهور r24 g44
شهور_ r24 g44 h-19
شو_ h-28
شوا g90 m-27 h-34
شوال g58
شواي g34
شوايي g34
شور g65 h-32
شورت g46
شورت_ g46
شوش h41
شوش_ h36
شوط g-22 m49
شوط_ g-22 m49
شوف r53 g104 m-38 h-42 k19
شوف_ r72 g86 m-38
شوفه g20
شوفو h-19 k38
شوفون h-19 k38
شوك h-28
شوه g-19 h109
شوه_ g-19 h109
شوي g-33 h-32
شوي_ g-32 h-30
شي_ r-139 g-58 k33
شيء r-29 h22
شيء_ r-29 h22
شيب g68 h-29
شيخ g-20 m-20 h75 k-20
شيخ_ h30 k-20
شيخه m-19 h46
شيخه_ m-19 h46
شير m-36
شيش h45
شيش_ h64
شيف r25 h-21
شيفو h-41
شيفون h-41
شيك r123 h-33 k-24
شيك_ r81 h-21 k-21
شيكا r36
شيكات r38
شيل m33 k19
شيل_ k33
شيه h27
شيه_ h27
صاب r-36
صات h33
صات_ h33
صاح k45
صاحب k29
صاحب_ g-27 h-24 k35
صاحبت h34
صاحبه g37 h-19
صاد r36 g40
صاد_ r37 g28 h-21
صار r104
صار_ r69
صارت g31
صارت_ g31
صارع m37
صارع_ m28
صاره h63
صاره_ h63
صاري r34 h-48
صاري_ r51 k-23
صاريف m-19 h-35 k35
صاع g31 m35 h-27
صاعد g31 m35 h-27
صاعد_ g31 m35 h-27
صال g-31
صال_ r-32 g-20 h-41
صالا r48 h-39
صالات r48 h-39
صاله r-31 h93
صاله_ r-31 h93
صان m21
صاه g67
صاه_ g67
صاي r74 g-35 h-25
صايغ r74 g-26
صايغ_ r74 g-26
صب_ g-66 m-27 h58
صبر r79 g-19 m-25 h-49
صبر_ r37 m-23 h-31
صبره r82
صبره_ r82
صت_ g-26
صتن h56
صتنا h56
صتنا_ h56
صته h-24
صتي m-40
صتي_ m-40
صح_ m36
صحي h-55
صحيه h-33
صحيه_ h-33
صد_ g-34
صدر h-20 k60
صدر_ k27
صدره k33
صدق r-27 g-24 m32 h-38 k29
صدق_ m19 k32
صدقه h-35
صدقه_ h-35
صدي r-24 g-28
صديق r-20 g-28 h-35
صديق_ h-34
صر_ r-27 g-27 m27 k-20
صرا r27 k28
صرات h21
صرات_ h21
صراف r27 k28
صرافا k28
صرافه r25
صرت m33
صرت_ m33
صرف g-72 m-37 h-57 k38
صرف_ r-46 g-53 h-35 k54
صرفت r22
صرفت_ r40
صرفته r-19
صرفن r-31 g-19
صرفنا r-31 g-19
صرفه r43
صرفه_ r49
صرفي r28
صرفي_ r21
صرو h-35 k-22
صروف h-35 k-22
صروف_ h-24 k-55
صروفا k34
صريا r21
صريات r21
صعو g57
صعود g57
صعود_ g57
صغي h-37
صغير h-37
صغيره h-19
صف_ r48 g-44 m-31 h19
صفا g30
صفات g30
صفات_ g28
صفر h42
صفر_ h42
صفق g51 h-54
صفقا m20 h-25
صفقات m20 h-25
صفقه g56 h-29
صفقه_ g56 h-29
صفه h-27 k-24
صفه_ h-27 k-24
صفي r-21 g27
صقر r-23 g50 h-44
صقر_ g59 h-29
صكو h-35
صكوك h-35
صكوك_ h-35
صل_ r37 g-68 h-77 k53
صلا_ k44
صلات h-23
صلات_ h-23
صلاح g19 h22 k-29
صلاحي g-20 h54
صلت_ g-34
صلح r-49 g31 h-37
صلح_ h-19
صلحو g36
صلحوه g23
صلن k30
صلني r21 k30
صلني_ r21 k30
صله r-44 m-24
صله_ g23 h-19
صلها r-36 g-23
صلها_ r-36 g-23
صلي r-86 g-94 m-26 k-31
صلي_ r-20 h20
صليح r-60 g-63 m-21 h-21
صليح_ r-60 g-63 m-21 h-21
صم_ r72
صنا g-24
صند r-34 h-53
صندو r-30
صندوق r-30
صنع g-26 h36
صنع_ g-26 h40
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ r-25 m-28 h24 k-51
صود h20
صود_ h20
صور g-58 h48 k19
صور_ h49
صورك h26
صورك_ h26
صوره g-28
صوره_ h-36
صورها g-25 h28
صوري r31 h-19 k50
صوريه r40 k31
صوف g55 m-24 h-29
صوف_ g57 m-20 h-25
صول g34 h-27
صول_ g58 h-27
صوله r33 g-25
صوم r28 h-19
صوم_ r-26
صومه r54
صومه_ r54
صي_ r29 m-21
صيا r-37 g59 m-31 h-51
صياد r-20 g40 m-20
صياد_ r-20 g40 m-20
صيام h-21
صيام_ h-21
صيان h-25 k19
صيانه h-25 k19
صيب r-41 m87 h28 k-22
صيب_ g-25 m119 h55
صيبي r-42 g43 h-34
صيبي_ r-42 g43 h-34
صيد r-28 g68 h-20 k-21
صيد_ g24 m19 h35
صيدل g-23 h-55
صيدلي g-23 h-55
صيده r-19 g75
صيده_ r-19 g69
صير g-54 m-27 h-33
صير_ g-33 m-27
صيف r74 g-37
صيف_ r74 g-37
صيل r-23 g-29 h-43
صيل_ r-23 g-26 m-19 h-43
صيم r48
صيم_ r48
صين g37 m37
صيني m37
صينيه m37
ضا_ g-27
ضاء h25
ضاء_ h25
ضات g-25 m23
ضات_ g-25 m23
ضار r-40 m-28
ضار_ h-23
ضارب r-35 h26
ضاربه r-35 h26
ضاع m75 h72
ضاع_ g27 m19
ضاعت h21
ضاعته g-19
ضاعف r28 m73 h64
ضاعف_ r22 m73 h65
ضاف r34 g26
ضاف_ r63
ضافي r-47 g36
ضافي_ g35
ضافيه r-43
ضان r32 g-30 m-25 h-78
ضان_ r32 g-30 h-34
ضاه r-22 h44
ضاه_ h19
ضاها h26
ضاها_ h26
ضت_ r-76
ضته m-19
ضته_ r22
ضتها r-28
ضتها_ r-28
ضح_ h26
ضحك h35
ضحك_ h35
ضر_ g29 m47 h21
ضرا m35
ضرب g44 h20
ضرب_ h36
ضربه g60
ضربه_ g60
ضرع g98 h-35
ضرع_ g40 h-20
ضرعه g58
ضرعها g58
ضره r-32 g-40
ضره_ r-32 g-40
ضري g-29 h29 k39
ضريب g-28 k42
ضريبه g-28 k40
ضريح h28
ضريح_ h28
ضك_ r21
ضما r23 g23
ضمان r23 g23
ضمان_ g27
ضمانه r39
ضمن r57 h-34
ضمن_ r32
ضمو r57
ضمون r57
ضمون_ r24
ضمونه r33
ضنا r-52
ضنا_ r-40
ضني r58 g-21
ضني_ r58 g-21
ضه_ g55 m35 h-60
ضوا r46
ضوا_ r46
ضون r-22 g41
ضوني g25
ضوني_ g25
ضي_ g40
ضيا h-23
ضيت r51 g23
ضيته g33
ضيته_ g33
ضير h50
ضير_ h50
ضيع h21
ضيف r-21
ضيه r-26 g30 m-19 h65
ضيه_ r-26 g30 m-19 h65
ضيو r-39
ضيوف r-39
ضيوف_ r-39
طا_ r-23
طاء h25
طاب r-35 m20
طابع r-28
طابع_ r-28
طابق m20 h36
طابو h-27
طابو_ h-27
طات h24
طات_ h24
طاح g-50 h38
طاح_ g-35
طاحت h49
طاحت_ h49
طار r-77 h-57
طار_ r-22 h-32
طاري r-42 h-20
طاريه r-42 h-20
طاز h-39
طازج h-39
طازج_ h-39
طاس m34
طاط g21
طاق r31 g-38 k21
طاقت h-20 k34
طاقتي h-20 k34
طاقه r38 g-40
طاقه_ r38 g-40
طال r25 h82
طالب h28
طالب_ h28
طالع h46
طالع_ h39
طان m-19
طاني m-19
طاني_ m-19
طاو r-24 g-25 m35 h28 k-25
طاول r-24 g-25 m35 h28 k-25
طاولا m27
طاوله r-20 g-24 h41
طاي g74 h26
طايح h47
طايحه h30
طاير g74 h-30
طاير_ g80 h-30
طب_ r-22 h-39
طبا r-53
طباع r-53 g-19
طباعه r-53 g-19
طبخ r21 m-21 h-40
طبخ_ m-21 h-36
طبي g-108 k-38
طبي_ h26
طبيب g-43 h-20
طبيب_ g-43 h-20
طبيع g-23
طبيعي g-23
طبيق g-37
طبيق_ g-37
طجي h20
طر_ r49 m-28 h-110
طرد h51
طرد_ h51
طرف r62 g-32
طرف_ r32 g-20
طرفي r31
طرفين r31
طرن m-44
طرنج m-44
طرنج_ m-44
طره g-22 h-51
طره_ g-22 h-51
طري m-35 h-50
طريق r20 m-21 h-32
طريق_ r20 m-21 h-32
طط_ g26 h42
طع_ h27
طعا h-46
طعام h-46
طعام_ h-20
طعت g29 h29
طعم g-25 m-28 k-22
طعم_ g-25 k-22
طعه g19 m-21 h-41
طعه_ g19 m-21 h-41
طفا g-38 m-38 h-57
طفال m-38 h-27
طفال_ m-38 h-27
طفاي g-31 h-30
طفل h25
طفله h19
طفله_ h19
طقم r58 g-32
طقم_ r58 g-32
طل_ g19 h24
طلا g-21 h33
طلاس g-19 h48
طلاسم g-19 h48
طلب r82 g24 h-20 k41
طلب_ r44 h-32 k63
طلبت r19 h58
طلبت_ h24
طلبن k-22
طلبه g36
طلبه_ r30 g22
طلبها r-39
طلبو r20
طلس h34
طلسم h34
طلسم_ h34
طلع r-20 g31 m118 h-31
طلع_ g52 m68 h-21
طلعت g-22 m53
طلعت_ g-37 m73
طله h50
طله_ h50
طلي h47
طلين h26
طلين_ h26
طما g-61
طماط g-61
طن_ r-23 g31 h-25
طنا r20 m47
طنا_ m48
طنها g23 h-23
طنها_ g23 h-23
طني g-22 m22 h24
طني_ m22 h29
طه_ r31 m-51 h24
طور h-34
طور_ h-34
طوع g-21
طوع_ r-36 g-21
طول r55 m34 h-41 k-25
طول_ r77 g24 h-35
طوله r-31 m40
طوله_ r-31 m40
طون g54
طون_ r-21 g51
طي_ r-28 g39 m45
طيا m30
طيار m31
طياره m31
طيت r24 g-27 m39 h63
طيت_ m42 h33 k-32
طيته g-24 h39 k24
طيته_ r20 g-24 k24
طيتها r-21 h40
طيح g48
طيح_ g48
طير g73 h39
طير_ g91
طيس h28
طيع k29
طيع_ k29
طيك r61
طيك_ r61
طين r20 g-22 m35 h-24
طينا r21 m32
طينا_ r26
طيناه m29
طيه r-41 m27 h-23
طيه_ r-31 m27 h-23
ظار r61 g-21 h-38
ظار_ r31 k19
ظاره r30 h-29
ظاره_ r30 h-29
ظام r-19 h-20 k25
ظام_ r-19 h-29 k27
ظته k22
ظته_ k22
ظتي r-20 k33
ظتي_ r-20 k33
ظر_ k24
ظرف h63
ظرف_ h63
ظف_ k22
ظفي r-22 h-24
ظفين r-22 h-24
ظفين_ r-22 h-24
ظم_ r55 k-22
ظه_ g-24 m19
ظهر h-90 k97
ظهر_ h-87 k97
ظهو g20
ظهور g20
ظور k50
ظور_ k50
ظي_ h29
ظير r37 g-34
ظير_ r37
ظيره g-28
ظيره_ g-28
ظيف r-33 m-45
ظيفه m-22
ظيفه_ m-22
عا_ h-22
عاب r-22
عاب_ h-22
عات r-51 h-19
عات_ r-51
عاج g-27 h31
عاج_ h33
عاجل g-21
عاد g35 h34
عاد_ h27
عاده g30
عاده_ g30
عار g44 m-41 h79
عار_ g19 m-20
عارف g50 k-21
عارف_ g35
عاره h70
عاره_ h70
عاش h-39
عال m20 k-27
عام r20 g37 m-38 h-40
عام_ r26 g47 m-25 h-34
عامل h24
عامل_ r-24 h-23
عامله r20 h47
عامه h-26
عامه_ h-26
عان r-27 h-29
عاه r78
عاه_ r80
عاي m-51 h-54
عايد r35
عايد_ r35
عايش g42
عايش_ g29
عايل h-19
عايه m-19
عايه_ m-19
عب_ r-30 g-50 m93 h27
عبا r-27 g-60
عباي h-33
عبد h26
عبر g39 m24
عبر_ g39 m24
عبن m-43
عبنا m-43
عبنا_ m-43
عبه m21
عبه_ m21
عبي m54 h71
عبيه m26
عبيه_ m26
عت_ r-37 g36 m82 h-84 k-45
عتا r27
عتان r27
عتان_ r27
عتق h112
عتق_ h72
عتقه h40
عتقها h39
عتك g40
عتك_ g40
عتل r40 h26
عتلو r23
عتلو_ r23
عتلي m21 h42
عتلي_ m21 h42
عتم h-19
عتمد h-19
عتمد_ h-19
عته g-21 m-30 h-34
عته_ r21 m-27 h-29
عتي h58
عتي_ g-24
عجل g-42 h-74
عجل_ r31 g-34 h-45
عجله m22
عجله_ m22
عد_ r33 h-71 k-27
عدا r-33 g-37 h57
عداد g-25 h63
عداد_ g-22 h63
عدت r23 g-21
عدته g-19
عدد r-24
عدده g24
عددها g24
عدل g35 h-21
عدل_ h-19
عدن_ r19
عده r-49 g-56 h-43 k25
عده_ r-34 g-30 m26 h-29 k27
عدها g-26
عدها_ g-26
عدي h-42 k82
عدي_ r-20 g-30 h-25 k100
عديت r37 g-22
عدين g55
عدين_ g73
عدينا g-19
عر_ r-68
عرا h68
عراف g-29 h108
عراف_ h57
عرافه h42
عران h25
عران_ h25
عربو h21
عربون h21
عربي h-24
عربي_ h-23
عرت h-25 k33
عرس g-32 h-66
عرس_ g-32 h-66
عرض r-45 g-23 m-26
عرض_ r-39 m-24
عرف g45 k36
عرف_ r24 g54 h23 k-26
عرفه r-20 h-21 k41
عرفه_ g-25 k27
عرفها g32
عرفهم k21
عرق r-27 h127
عرق_ r-27 h111
عره r26 g41 h21
عره_ r30 g37
عرو g-46 m-26
عروس m-21
عروسه m-21 h-26
عروف r-32 g-48
عروف_ r-24 g-36
عري g-28 h-32
عزاي h24
عزايم h24
عزب g19
عزبه g19
عزبه_ g19
عسل r-20 m-24 h-57
عسل_ r-20 m-24 h-57
عش_ r39
عشا r-41 g-50 m-82 k29
عشا_ r-44 m-65 h-47
عشاء m-23 k-19
عشاء_ m-23 k-19
عشان r26 g-25 h62 k63
عشان_ r26 g-25 h62 k63
عشر r59 g-64 m34 h-82 k-37
عشر_ g-28
عشره r46 g-55 m28 h-56
عشره_ r46 g-55 m28 h-56
عشري r33 g19 m19 h-26
عشرين r33 g19 m19 h-26
عشو g34
عشوا g34
عشواي g34
عصا r-19
عصي g-33 m-27 h-53
عصير g-33 m-27 h-53
عصير_ m-27 h-40
عضا h25
عضاء h25
عضاء_ h25
عطا m-19
عطاء h25
عطان m-19
عطاني m-19
عطر h-68
عطر_ h-62
عطل g20 m-19
عطل_ g23
عطو g28 h-22
عطون g28
عطون_ r-21 g25
عطي r80 g-23 k-25
عطي_ k-26
عطيت g-32 h30
عطيت_ k-20
عطيته g-24 h39 k24
عطيك r61
عطيك_ r61
عطين r37
عطينا r26
عطيه r-26 g28
عطيه_ g28
عف_ r24 m73 h65
عفر r-27
عفرا r-27
عفران r-27
عفش h-32
عفش_ h-32
عقا r20 h-53
عقار r20 h-53
عقار_ r-26 h-40
عقاري r46
عقد_ r25 g-28
عقم h-36
عقم_ h-36
عقو g73
عقود g73
عقود_ g73
عقي h-30
عقيق h-30
عقيقه h-30
عك_ g47 m-20 h-48
علا g-34 m-54
علاج m-31 h-106
علاج_ m-31 h-73
علاق h58
علاقه h58
علام h68
علاما h40
علامه h32
علب r-49 h-36
علبه r-49 g19 h-22
علبه_ r-49 g19 h-22
علش k35
علشا k35
علشان k35
علف g-33 m-22 h-39
علف_ g-33 m-22 h-35
علق r-22 g74 m-20
علق_ g59
علقه g28
علقه_ g28
علم r-25 m-20
علن r32 g-20
علو r-34 g-44
علوم r-34 g-39
علوم_ r-50
علي r68 g35 m24 h-38 k-20
علي_ g98 m73 h-45 k-42
عليا r25
عليا_ r25
عليق h35
عليق_ h35
عليك r-21 g-32
عليك_ r-21 g-26
عليم m-29 h-41
عليمي m-29 h-41
علين r-26
علينا r-26
عليه r79 g-26 k33
عليه_ r-24 g-65 h31 k39
عليها r35 g32
عليهم r37
عم_ g-53 m-27 h-34
عما r-23 g-32 k-23
عمار h-36
عمال g-36 h32
عمال_ g-34
عمر r32 g-38 h-29
عمر_ r29 h-25
عمره g-31
عمره_ h-20
عمل g-32 m-50 h83
عمل_ r-34 g-66 h112 k41
عملا r27 g24 m-34
عملاء g33
عملات r43 m-28
عملت h-28
عملتي r20
عمله g24
عمله_ r-39 g38 h-47
عملها r27 h32
عمو r-26 g-41 h35 k24
عمول g-36 h35 k24
عمولت r-25 h28 k29
عموله r21 g-35
عمي m-28 h-47
عن_ r27 g-34 m-36 h-50 k92
عنا r26 h-41 k-20
عنا_ r50 h-20
عناه r-22
عناها r-20
عند r19 g32 k-42
عند_ r-84 g46 h62
عندن r26
عندنا r26
عندو r48 g-20
عندو_ r48 g-20
عندي h-35 k-28
عندي_ h-35 k-28
عنه r-59 g-31 k47
عنه_ r-54 g-25 k39
عني g47 m-22 k-42
عني_ g47 m-22 k-42
عه_ r79 m23 h-75 k57
عها r-45 k-20
عها_ r-56 k-20
عهد r-66 g-26
عهد_ g-26
عوا r47 g35 h-21
عوا_ r30
عواي g24
عوايد g24
عود r32 g31 h-70 k24
عود_ r31 g33 h-70 k24
عوذ g-19 h83
عوذ_ h62
عوذه h21
عوذه_ h21
عوض r-19 g52
عوضو r-22 g41
عوضون r-22 g41
عول r42
عولي r44
عولي_ r44
عون g54 m-20 h28
عون_ g54 m-20 h28
عوه r38 g-51 h-38
عوه_ r40 g-21 h-36
عوها g-30
عوها_ g-30
عوي r27 h40
عويذ h27
عويض r33 m20
عويض_ m22 h28
عويضا r22
عي_ g-61 k-28
عيا g-21 m-35 h-35
عياد g-23 h-47
عياده g-23 h-47
عيال m-29
عيال_ m-29 h29
عيد r22 g-55 m-20 h-76 k21
عيد_ r31 g-25 h-87
عيدا k21
عيدا_ k21
عيده r20 h34
عيده_ h35
عيدها r20
عيدي r-29 h-22
عيديه r-29
عير h29
عير_ h29
عين r62 g47 m-39 h-77 k39
عين_ r32 m-25 h-49 k51
عينه r69 g62 h-26
عينه_ r80 h-22
عينها g53
عيه m-26
عيه_ m-23
غا_ r20
غار h-34 k30
غاز m-19 h-47
غاز_ m-19 h-31
غال g-30 m25
غالب m25
غالب_ m25
غالي r30 g-27
غام g36
غامض g36
غاي r22 g19
غدا r-33 g-66 m-28 h-37
غدا_ r-26
غداء g-53 h-33
غداء_ g-53 h-33
غرام_ h53
غرامه h-65
غرب h19 k22
غربي h25
غرف k-43
غرق g70 h-26
غرقت g52
غرقت_ g52
غسا r-25
غسال r-25
غساله r-25
غسل h-32 k55
غسل_ k28
غسي r-30 g-37 h-39 k22
غسيل r-30 g-37 h-39 k22
غسيل_ r-30 g-37 h-39 k22
غش_ h68
غشو h34
غشوش h34
غشوش_ h28
غل_ r53 m-24 h-36 k27
غلا h-47
غلب m41
غلب_ m20
غلبن m21
غلبني m21
غلت h26
غلط r-30 k-28
غلط_ r-30 k-28
غلفه g19
غلفه_ g19
غلق g42
غلقه g30
غله r24 h64
غله_ r24 h64
غلي r28 g22
غلي_ r28 g26
غنم r-59 g40 h-33
غنم_ g43 h-33
غواص g39
غواص_ g39
غواي g-23
غوايش g-23
غوص g28
غوصه g28
غوصه_ g28
غوم h23
غومه h23
غومه_ h23
غون k28
غون_ k28
غي_ g-20 k21
غيب k30
غيب_ k32
غير m-28 k35
غير_ r-54 g46 h-41 k37
غيرن h36
غيرنا h36
غيره r29 g-27 k-19
غيره_ r29 g-19 h-22
غيري h22
غيري_ h22
غيي h29
غيير h29
غيير_ h29
فا_ r31 g21
فاء r39
فاء_ r39
فات r-22 h-80 k47
فات_ g19 h-34 k35
فاتر g37
فاتر_ g37
فاتو g-43
فاتور g-43
فاج g93 m-33 h-41
فاجا g93 m-33 h-41
فاجات g85 m-33 h-21
فاد k39
فادي k39
فادي_ k39
فار r-52
فاره h41
فاره_ h41
فاز g20
فاز_ g20
فاض r23 m-29 h23
فاضح h54
فال r64 m-60 k-21
فال_ m-51
فالت r51
فالته r39
فاله r48
فاله_ r48
فان g19
فان_ g22
فاه r35 h-24
فاه_ r38 g-35 h-23
فاهم g19
فاهم_ g19
فاي r161 g-78 h-64 k-42
فايد r70 g-19 k-27
فايده r70 g-19 k-27
فايز m22
فايز_ m22
فايض r20
فايض_ r20
فايظ r98 g-19 m-19 h-26
فايظ_ r98 g-19 m-19 h-26
فت_ r113 g-39 m-23 h-61
فتا r-19 g-42 h27
فتاح r-19 g-42
فتاح_ r-19 g-42
فتاه h40
فتاه_ h40
فتح r-22 g52 h66 k-32
فتح_ g57 h41 k-19
فتحت h21
فتر g-23
فتش h44 k-33
فتش_ h60 k-33
فتك g24
فتك_ g24
فته r47 g-22 k-24
فته_ r22 k-24
فتها r25 g-24
فتها_ r34 g-24
فتي h29 k-20
فتيا h30
فتيات h30
فحص g-56 h-56
فحص_ g-35 h-22
فحصن h-34
فحه k-20
فحه_ k-20
فخذ h37
فخذ_ h37
فر_ r27 m-22
فرا r-27
فراح h-20
فراح_ h-20
فران r-27
فران_ r-27
فرز g41
فرز_ g41
فرس r-22 g47 h-20
فرس_ r-22 g47 h-20
فرش m-31 h-58
فرص m53
فرصه m19
فرصه_ m19
فرق r88 h-20
فرق_ r88 h-20
فرن h-47
فره r20 k-21
فره_ r20 k-21
فرو r-24 g104 m19 h-29 k-23
فروز g23 h-19
فروق r-20 g80 m44 h-35
فروقا r-20 g70 m51 h-29
فري h42
فريق h27
فريقي m19 h32
فزا r33
فزاد r33
فزاد_ r33
فزي r24
فزيو r24
فزيون r24
فس_ g-21 k46
فست h-30
فستا h-30
فستان h-30
فسه g-27 m-23 k-26
فسه_ r29 g-40 h-29 k-20
فسها r-20
فسها_ r-20
فسي m-24
فسي_ m-24
فش_ h-32
فص_ g-36
فصل r-36 h-25
فصل_ r-19 h-25
فصي h-19
فصيل h-19
فصيل_ h-19
فضن r-20
فضنا r-20
فضنا_ r-20
فضه r24 m37
فضه_ r24 m37
فضي r19 g40
فضي_ r19 g43
فط_ g33
فطي h28
فطيس h28
فظ_ m-49 h-50 k45
فظت r-20 k57
فظته k22
فظته_ k22
فظتي r-20 k33
فظتي_ r-20 k33
فظه m26 k19
فظه_ m26 k19
فع_ m28 h-38
فعا g-19
فعات g-19
فعات_ g-19
فعت m19 h-24
فعت_ g49
فعته g-24
فعتي g-20
فعتين g-20 h-20
فعل r-33 g-20 h-22
فعلي r-29 g19
فعلي_ g27
فعليه r-23
فعنا_ g23
فعه r-60 m22
فعه_ m30 h29
فعها g-20
فعها_ g-20
فعو g75 m-36
فعون g62 m-35
فعون_ g62 m-35
فق_ r-51 k-21
فقر r-29 h-21
فقرا r-29 h-21
فقراء r-29 h-21
فقط r-96 g-28 h-19 k-24
فقط_ r-96 g-28 h-19 k-24
فقه r-31 h-28
فقه_ r-36 h-28
فقو g27
فقود g27
فقي r21
فقين r22
فقين_ r22
فك_ g-68 m-28 h186
فل_ r-25 g-39 h-43
فلا h80
فلام h70
فلام_ h70
فلت r32
فلته r38
فلته_ r38
فلن h-19
فلني h-19
فلني_ h-19
فله r-25 h46
فله_ r-19 h46
فلو r58 m41 h-40 k48
فلوس r58 m41 h-40 k48
فلوس_ r47 m56 k47
فلوسن m23
فلوسه h-22 k27
فلوسي r37 m-27 k-24
فن_ h32
فنا g-28 m-35
فنا_ r-31 g-26 m-31
فناه r25
فناها r25
فنج h50
فنجا h50
فنجان h50
فند r-50 h-51
فندق r-50 h-51
فندق_ r-46 h-43
فني r-21 g-23 m-20 h28
فني_ r-21 g-23 m-20 h28
فه_ g-20 h-86 k-33
فها g80 h-25 k-37
فها_ g80 h-25 k-37
فهد g-19
فهد_ g-19
فهم r27 k21
فهم_ r27 k21
فهو g65
فهو_ g65
فوا r61 g-21 m29 h-58
فوات h-29 k20
فواتي h-29 k20
فواك m47
فواكه m47
فواي r56 h-23 k-26
فوايد r56 h-23 k-26
فوت r-47 m39 h40
فوت_ m39 h24
فود h64
فودك h58
فودكا h47
فورا r-23
فورا_ r-23
فورو r27
فورور r27
فوز m131 h-43
فوز_ m131 h-43
فوظ r49
فوظ_ r24
فوظه r25
فوظه_ r25
فوع m26
فوع_ r-23
فوعه m36
فوعه_ m36
فوق r220 h-49
فوق_ r30 h-22
فوقه r123 h-27
فوقه_ r33
فوقها r64
فول r50 h-39
فول_ r35 g-42
فوله g39
فوله_ g39
فون r-26 k27
فونه r-19 g21 h-21 k45
فونه_ g29 h-20 k34
في_ g33 m25 h-38 k-44
فيت r-24 h-23
فيت_ g20
فيد h30
فيدي h30
فيديو h30
فير r49
فير_ r49
فيز r29
فيزا r29
فيزا_ r29
فيش g40 m55
فيش_ g40 m35 h-36
فيل r-41 h55
فيل_ r-38 h73
فين r-33 m-24 h49 k-20
فين_ g-62 m-30
فينه r-35 g58
فينه_ r-35 g48
فيه h38
فيه_ g26 k20
فيها h27
فيها_ h27
فيو g41
فيوت g46 h-21
فيوتش g46 h-21
قا_ g62
قاء r20 h36
قاء_ r20 h36
قاب r49 k33
قابل h22
قابل_ h22
قابه h-26 k23
قابه_ h-26 k23
قات r-38 g29 m47 h62 k46
قات_ r-32 g36 m49 h79 k-20
قاتل k66
قاتلو k36
قاتلي k34
قاد r47 g82 h-40
قادم r47 g85 h-40
قادم_ r49 g24 h-25
قادمه g61
قار g-28 m-19 h38
قار_ r-26 h-40
قارب r-35 g-27 h20
قارب_ r-35 g-27 h20
قاري r44 g-24 h52
قاري_ r44
قاريه h59
قاس r-59 m-25 h-40
قاس_ r-40 h-21
قاص g-33 h71 k-23
قاصا h19
قاصات h19
قاصر h32
قاصرا h21
قاصه g-30 h21 k-21
قاصه_ g-30 h21 k-21
قاض h76
قاضي h76
قاضي_ h76
قاع r-26 g-23 h-22
قاعه r-26 g-22 h-22
قاعه_ r-26 g-22 h-22
قاق r30
قاق_ g22
قاقه r21
قال g-20 m32 h-25
قال_ g44 m52 h-20
قاله r-19 g-44
قاله_ r-19 g-44
قام g-29 m120 h80
قام_ m19 h64 k20
قامر m101
قامر_ m45 h-31
قامه h29
قامه_ h29
قان m-24 h71
قان_ m-21 h37
قانق h35
قانق_ h35
قاه g29 h-34
قاها g38
قاها_ g38
قاو g24
قاول g24
قاول_ r-21
قاي r-19
قايق g26 m21
قايق_ g26 m21
قايم g-24
قايمه g-23
قبر h78
قبر_ h28
قبرص h29
قبرص_ h29
قبره h21
قبره_ h21
قبض r-99 g-29
قبضت r-47 g-24
قبضت_ r-47
قبضن r-29
قبضنا r-29
قبضه r-22 g25
قبضه_ r-19
قبل g116 h-46
قبل_ r-37 g30
قبلي r19 g59 h-23
قبلي_ g37
قبليا g37
قبه h-42 k35
قبه_ h-42 k35
قت_ r-25 g76 h29
قتر r69 g32
قترض r69
قترضت g35
قترضو r46
قتن m20
قته r22 m21
قته_ m27
قتي r-28 g-36 h-32 k21
قتي_ g-36 h-29 k21
قتين m19
قتين_ m19
قد_ m-41 h-25 k-30
قدا r-23 h-29 k29
قدا_ g-31 h-23 k31
قدام_ g44
قدامي g-19
قدر r35 g-34 m23 k30
قدر_ g-42 m23 k45
قدم r-50 g29 h69 k-31
قدم_ r-26 g45
قدمه h59 k-22
قدمه_ h33
قدمها h26
قدي r75 g-20 m-31 h-63 k20
قدي_ h-24
قديم r44 g-37 m-25 h-39 k27
قديم_ r38 g-29 k48
قديمه h-21 k-22
قر_ g45 h-56
قرا r-78 g-70 m-85 h93 k-25
قرا_ g-29 h81
قراء r-35 g-28 m-32
قراء_ r-29 h-21
قراءه g-22 m-21
قراب h21
قرابي h21
قراض h50
قراض_ h50
قران m-26 h-44
قران_ m-26 h-40
قرب m58 h22
قرب_ m58
قربا h24
قربان h24
قرر g97 h-37
قرر_ g53 h-27
قرره g35
قرص h44
قرصن h37
قرصنه h28
قرض r198 g-40 m-46 h-41
قرض_ r152 h-32
قرضك r21
قرضك_ r21
قرضن r55 g-21
قرضني r58 g-21
قرع m22
قرعه m22
قرعه_ m22
قرن h23
قره g25
قره_ g25
قرو r25 k28
قروض r31 k28
قروض_ r31 k28
قري r-28 g-28 h-32
قري_ h-27
قرير h-34
قرير_ h-34
قسا r-27
قساط r-27
قساط_ r-27
قسط r-58 g53 h-23
قسط_ r-36 g36 h-19
قسم g-22 m-41 h-21 k-27
قسمه m-24
قسمه_ m-24
قسي r-34 m49 h-23
قسيط r-27
قسيط_ r-27
قسيم m54 k28
قسيم_ h-24 k30
قسيمه m54
قص_ r19 g-46 k-22
قصه g-20
قصه_ g-20
قضي r-25 g64
قضيت g33
قضيته g33
قضيه r-24 g32
قضيه_ r-24 g32
قط_ r-127 h-64 k-34
قطر h-42
قطط h40
قطط_ h40
قطع g55 m-31
قطعت g29 h29
قطعه g19 h-34
قطعه_ g19 h-34
قطن g31
قطن_ g31
قطه g-28 h-27
قطه_ g-28 h-27
قطو g-33
قطوع g-21
قطوع_ r-36 g-21
قطي r-19 m37
قطيه m33
قطيه_ m33
قع_ h41 k-20
قعا m37
قعات m37
قعات_ m37
قعت g44
قعت_ g44
قعد m33
قعده m33
قعده_ m33
قعه m22
قعه_ m22
قف_ r-29 g-38 h-35 k83
قفص g-72
قفص_ g-36
قفل r-34 g58 h-40
قفل_ g19 h-30
قفله g39
قفله_ g28
قفول_ r21 g-42
قفوله g42
قك_ m37
قل_ r137 g-84 m-21 h-65 k119
قلب r33 g21 m21
قلب_ g22 m25
قلت m65
قلت_ m65
قلد r-27 g-21 h117
قلد_ r-23 h41
قلده g-19 h73
قلده_ g-19 h73
قلن r-23
قلنا r-23
قلنا_ r-23 g24
قلي g27 h62
قليد h66
قليد_ g-19 h69
قليدي g19
قم_ g-44 m44 h-58 k37
قما r28 g23 m116
قمار m136 h34
قمار_ m136 h34
قماش g37 m-20 h-36
قماش_ g37 m-20 h-36
قمح g-20 h-52
قمح_ g-20 h-52
قمها k23
قمها_ k23
قمي m-24 h-36 k33
قمي_ h-24 k33
قنا r-21 g-39 m-30 h22 k25
قنا_ g-34
قناع k40
قناع_ k40
قناه h34
قناه_ h34
قنب h33
قنب_ h33
قنو g-20 h35
قنوا g-20 h35
قنوات g-20 h35
قني m32 h33
قنين h33
قنينت h24
قه_ h-19 k-105
قها r49
قها_ r49
قهو r-46 h-37
قهوه h-37
قهوه_ h-37
قهي g-21
قهي_ g-21
قوا h91
قواد r-19 h61
قواده h41
قوار h26
قواري m-19 h30
قود g102
قود_ g74
قوط h-32
قوط_ h-32
قوف k39
قوف_ k39
قول g79 h34 k31
قول_ h62 k39
قوله g94
قوله_ g43
قولها g51
قوي r-32 h28
قوي_ h22
قي_ g-33 k65
قيت r-36
قيع r27 g-21
قيق g27 m39 h-59 k26
قيقت m20
قيقتي m20
قيقه m22 h-37 k22
قيقه_ m22 h-37 k22
قيقي g26 h-19
قيقي_ g32 h-19
قيم g31
قيمت r27
قيمته r27
قيمه g45
قيمه_ g45
قين r23 m27
قين_ r23 g-24 m27 h-23
قيه r68 m-28 h-26 k-25
قيه_ r56 m-26 h-22 k-21
كا_ h89
كات m32 h-29 k33
كات_ r29 k36
كاتب g20 h-25
كاتب_ g20 h-25
كار g-26 m32
كاز m29
كازي m34 h35
كازين m34 h35
كاس g40 m-25 h38
كاس_ g48 m-23 h32
كاش g-25 h-33 k38
كاش_ g-23 h-41 k39
كاف r19 g-20 h-48 k-30
كافا r38
كافاه r38
كافل g-19 h-30
كافل_ h-23
كاله h23
كاله_ h23
كام r-55 g-59 k-25
كامل r-51 g-42 h-28
كامل_ g-20 h-29
كاملا g-21
كامله r-37 m22
كان m-20 k27
كان_ m-23
كانت m19
كانت_ m19
كانه h-25 k27
كانه_ h-19
كاني h23
كاني_ h23
كاه r-28 g-19
كاه_ r-28 g-19 h-20
كاي h-19 k52
كاين h-28 k43
كاين_ h-28 k43
كايين h27
كب_ g21
كبا h75
كبار h44
كبار_ h34
كبت g-38 h70
كبتا h60
كبتاج h32
كبتاغ h29
كبر r142 g-26 k21
كبر_ r142 g-26 k21
كبي r-28 g26 m-20 h-39
كبير r-28 g26 m-20 h-39
كبيره r-27 g27 h-20
كت_ g-25 m25 k39
كتا g-28
كتاب g-19 h39
كتاب_ h-34
كتابه m26 h78
كتب r26 g-78 m-43 h-27 k56
كتب_ g-50 m-20 h27 k20
كتبن r49 g-25
كتبنا r49 g-25
كتبه r-38 h-43
كتبه_ r-27
كتبها h-28
كتر r56
كتل h35
كتلن h35
كتلند h35
كتو r60 g-52 m-27 h24 k-33
كتوب r30 g-33 h39 k-30
كتوب_ g-33 h45
كتوبر k-19
كتور m-24
كتور_ m-24
كتي r-73 g48 h-39
كثر r35 k-19
كثر_ r35 k-19
كثي g20 h-19 k30
كثير g20 h-19 k30
كثير_ g23 k19
كحو h-37
كحول h-37
كحول_ h-59
كحولي h22
كد_ g21
كذا r56 k38
كذا_ r37 k39
كر_ g-47 m66 h97
كرا r-27 g28 h-42 k22
كرا_ g34
كرات k25
كراتب k27
كراتي g29
كراس r-23
كراش m27
كراش_ m27
كرام h-19
كرامي h-19
كرت r-38 g-47 h47 k-41
كرت_ g-28 h41 k-24
كرتو r23 h21
كرتون r23 h21
كرك h-24
كرم r-50 g-24
كره r-47 g27 k-20
كره_ r-45 k-20
كرو m-20 h-21
كري g-40 h-38
كري_ r23 g-22 h-28
كس_ g37 m56 h31 k-25
كسب r-21 m40
كسب_ r-30
كسبا m21
كسبان m21
كسر r-29 g28 h-21
كسر_ g28 h-21
كسي g-26 h-33 k-19
كسي_ g-26 h-33 k-19
كشط m36
كشط_ m36
كشف r56 g-31 h30 k25
كشف_ r63 g-23 h34 k22
كشو r88
كشوف r88
كشوف_ r88
كعك m-19 h-44
كعك_ m-19 h-31
كف_ g-22 h81
كفا r86 h-43
كفال r100 h-23
كفالت r51
كفاله r48
كفل r64 h-29
كفلت r44
كفلته r44
كفلن h-19
كفلني h-19
كفو r37
كفول r37
كفي r-38 h31
كفيل r-38 h37
كفيل_ r-38 h37
كل_ r103 g-86 m58
كلا r37
كلام r37
كلم g-26 h-28 k61
كلمه g-43 k64
كلمه_ g-43 k64
كله r-92 g54 h-37
كله_ r-73 g26 h-23
كلها r-19 g29 m22
كلها_ r-19 g29 m22
كلوب h31
كلوب_ h31
كلي g-25 h72
كليه h56
كليه_ h56
كم_ r-21 g67 h-26
كما r-44 g-46
كما_ r-42 g-46 h-20
كمل r52 g-35
كمه r36 h-38
كمه_ r36 h-38
كمي r-23 g43
كن_ r77 g90 m19 k-24
كنا g22 h-44
كنا_ g22 h-19
كنب r-34 g41 k-19
كنب_ r-33 k-19
كنت h22
كنت_ h22
كنز g-20
كني r32
كه_ r81 m19 h-30 k-55
كها g22 h30 k-20
كها_ g28 k-20
كهان h19
كهر g-45 m-19 h-40 k-32
كهرب g-45 m-19 h-40 k-32
كهربا g-45 m-19 h-40 k-32
كو_ g-26 h88
كوب m43
كوبو g-20 m45 h-32
كوبون g-20 m45 h-32
كوبي h33
كوبي_ h33
كوت r-22 m26 h24
كوتش h23
كور h21
كوك g-31 m-21
كوكاي h27
كول g49 m-20 h-72
كول_ g74
كولا h-42
كوم g62 m-23 h-33
كوم_ g30
كومه g40 m-23 h-28
كومه_ g40 m-23 h-28
كون h43
كون_ h58
كوي g20
كوين g24
كوين_ g24
كي_ m-32 h122 k54
كيا g23 h-23
كياس g23 h-23
كياس_ g23 h-23
كيت g24 m26
كيس r20 g-19 m-37 h-52
كيس_ r20 g-19 m-37 h-52
كيش r100 g-20 h-27
كيشت r33
كيشت_ r33
كيشل r30
كيشلي r30
كيشه r38
كيشها r38
كيف r-38 h92
كيف_ r-21 g37 h68
كيفك g-31
كيفك_ g-31
كيك g-36 m-35 h-96
كيكه g-22
كيكه_ g-22
كيل g23 k-20
كيل_ g79 m30 h-24
كيلا h26
كيلا_ h26
كيلو g-51
كيلو_ r19 h-36
كيلوم h34
كين r-34 m50
كينا r31 m38 h20 k27
كينات m38 h20 k27
كينه r-50 h-33 k-19
كينه_ r-50 h-33 k-19
كيه g-39
كيه_ g-39
كيي r35
كييش r35
كييش_ r35
كے_ r-23 m44 h-36
لا_ r-39 g24 h-59
لاء g33
لاء_ g33
لاب r-41 g-40 h-40
لابت g30
لابس r-49 h-21
لابس_ r-30 h-21
لابق r22
لابقا r22
لابل k25
لابلا k32
لابن r19 m-25
لابو r25
لابو_ r25
لات r83 m22
لات_ r74 g-22 h-28 k19
لاته h-31
لاته_ h-31
لاتي h28
لاتين h38
لاث r22 g37 h-43
لاث_ g57
لاثا h-22
لاثم r-32 m21
لاثمي r-32 m21
لاثه g-27
لاثه_ g-27
لاثي r48
لاثين r39
لاج m-39 h-60
لاج_ m-31 h-73
لاجا g-21 h31
لاجر g37
لاجر_ g26
لاجل r34
لاجل_ r40
لاح g24 h43 k-43
لاح_ h-22
لاحد r28 g-41
لاحد_ r28 g-41
لاحق r-21 g71
لاحقا r-21 g71
لاحي g-20 h54
لاحيه g-20 h54
لاخ r-91 g27 m19 h-58 k26
لاخت r-20 g36
لاختي g36
لاخر r-56
لاخر_ r-26
لاخو h-22 k45
لاخوه h-20 k46
لاخير g19
لاد g23 m-24 h-72 k-35
لاد_ r-22 h-53
لادن r43
لادني r43
لار r34 g27 m23 h28
لار_ r28 g32
لارات g-30
لارب r27 g23
لارج m33
لارجح m33
لارد r-27
لارده r-27
لارض g-24
لارض_ g-24 h-22
لارق k24
لارقا k24
لاز r-39 m-21
لاس h44
لاسب m31 h30
لاسبو m31 h30
لاست g34
لاستث g22
لاستح g22
لاستر h23
لاسع g20 m23
لاسعا g20 m23
لاسم r21 g-21 h52
لاسم_ g-21 h52
لاسن m-24
لاسنا m-24
لاسه r-21
لاسهم r-21
لاص r59 g-39 h21
لاص_ r38 g-30
لاصل r34
لاصل_ r47
لاط g29 m-25 h-54
لاطف m-21 h-38
لاطفا m-21 h-38
لاع g-25 m-26
لاعب h78
لاعب_ h78
لاغ g-23 h-70 k57
لاغ_ g-21 h-42 k61
لاف r-21 m-23 h-69
لاف_ r-21 m-23 h-39
لافر h-20
لافرا h-20
لاق k35
لاقر h29
لاقرا h31
لاقن k40
لاقنا k40
لاقه h36
لاقه_ h36
لاك r-40 m44
لاك_ m43 h37
لال r35 g-51 m30 h-51 k-30
لال_ m50 h-37 k-21
لالف r75 g-66
لالف_ r44 g-34
لالفي r31 g-32
لاله r-22
لاله_ r-22
لام m-26 h83 k-35
لام_ r20 h36
لاما h23
لامات h40
لامه r25 g-23 h24
لامه_ h38
لامها r25
لامي r-19 g-45 k-45
لامي_ g-36 h-32 k-43
لامين h54
لان r47 g-27 m30 h-42 k44
لان_ k58
لانت m21 h42
لانتخ g20
لانه g-20 m27 h-21 k-24
لانه_ r21 m27 h-21
لانها r-28
لاني r26 h-33 k27
لاني_ r26 h-44 k27
لاه m-19 h-28 k-28
لاهل h-22 k-28
لاهلي h-22 k-28
لاو r28 h23
لاولي g-19 h19
لاوي h30
لاوي_ h30
لاي r-47 g26 m28 h-20 k-50
لايا g91
لايا_ g25
لايج r-47
لايجا r-47
لايد r21
لايدا r21
لاين m47
لاين_ m47
لب_ r35 g-24 m60 h58 k30
لبا r26 h-19
لبار h71
لبار_ h31
لباق r36 m28 k41
لباقي r36 m28 k41
لبان g-22 h-58
لبان_ g-22 h-58
لبت r26 h48
لبح r-21 g46
لبحر r-21 g69
لبحر_ r-20 g80
لبخ m37
لبخت m37
لبخت_ m37
لبد g29
لبدل g29
لبر r34 m23
لبر_ g-20
لبرك g25
لبركه g25
لبس r76 g-23 h-24
لبست r33
لبسط r-22
لبسطه r-22
لبص h20
لبصا h20
لبصار h20
لبض r-43 g37 k45
لبضا r-43 g37 k45
لبضاع r-43 g37 k45
لبط r20
لبطا r29
لبطاق r29
لبق h-29
لبقا g-34
لبقال g-34
لبقر g45 h-26
لبقره g28
لبل r27 h24 k33
لبلا g36 m29 h26
لبلد h-20 k33
لبلدي r21 h-20
لبلو m-19 h19
لبلوت m-19 h19
لبن m-29 h-23
لبن_ r-38 g40 m-42 h-40
لبنا g-32 h23 k-23
لبنا_ g-23 k-22
لبنات h28
لبنان m21
لبنت h32
لبنت_ h32
لبنز r21
لبنزي r21
لبنك h-30 k41
لبنك_ r31 k27
لبني m21
لبني_ m21
لبه r-39 g55 h-24
لبه_ r-19 g41 h-24
لبها r-20
لبها_ r-20
لبو g-34 h-24
لبي r-30 m-24 k-30
لبيا g-31
لبيت g27 k-28
لبيت_ g-30 m-33 k-28
لبيتك g47 m34
لبير h32
لبيره h36
لبيض r-19
لبيع g19 h28
لبيع_ h50
لبيعه h-23
لت_ r60 g-80 m66 h-51 k-47
لتا g47 h-46
لتاج r38 h-22
لتاجر r23 g41 h-21
لتاجي g-25
لتام g61
لتامي g61
لتج g39
لتجا g41
لتجار g41
لتجن k19
لتجنب k19
لتح g19 k36
لتحو g22 k43
لتحوط g22
لتحوي k47
لتخم g26
لتخمي g26
لتر r-42 g-61
لتر_ r-29 h-37
لتز g35
لتزا g38
لتزام g38
لتس m-38
لتسل g28 m-20
لتسلي g28 m-20
لتص r-29
لتط h30
لتطب h30
لتطبي h30
لتفر h20
لتفري h20
لتقس g-21
لتقسي g-21
لتقل g30
لتقلي g30
لتك g-22 k29
لتك_ k29
لتكا g-20
لتكاف g-20
لتلف g33
لتم g-42 m20 k-23
لتما r-23
لتمو r41
لتموي r41 h19
لتنا g19
لته g43 m22 h-32
لتها r-19 g26 m36 h-21
لتها_ r-19 g26 m36 h-21
لتو r41 g-25 h-32
لتوت h-23
لتوص g19 m-27
لتوصي g19 m-27
لتوف r47
لتوفي r47
لتوق m23 h19
لتوقع m23 h20
لتي r31 g-59 h-36
لتي_ r32 g-54 k20
لتين r27 h-43 k-30
لتين_ r27 h-43 k-30
لث_ r-23 g-57 h51
لثا r21 m23 h-24 k24
لثان r20 m26
لثاني r23 m26
لثل r-49
لثلا r-63 g55
لثلاث r-43 g29
لثلاج r-20 g26
لثلث g-25
لثم r-27 g36
لثمن r-27 g24
لثمن_ r-27 g24
لج_ g-40
لجا r39 g35 m26 h-21
لجار r46 g-23
لجام r-36
لجامع r-36
لجاي r23 g60 m44
لجاي_ r24 g32
لجايز m59
لجايه g34
لجب r-19 k49
لجبه h-23 k55
لجبهه h-23 k55
لجد g43
لجدا r-21 g64
لجداد g34
لجدي g-22
لجديد g-22
لجر r-23 g-49 m-30
لجري m-30
لجز g34 h-45
لجزا g34 h-45
لجزار h-37
لجزاف g44
لجل g-20 h63
لجلب h33
لجلب_ h33
لجلس h30
لجلسه h30
لجم r-19
لجما k29
لجمار k19
لجمعه g26 h24
لجمعي r30 g-20
لجمل r-31
لجن g-35 h50
لجن_ h67
لجني h-24
لجه g-44 k35
لجها r-24 k19
لجهات k19
لجهت r39
لجهتي r39
لجو r28 k-25
لجوا k-19
لجوال r23
لجوه r30
لجوهر r30
لح_ h-28
لحا r-43
لحاج g43
لحاج_ g43
لحار r-28 g-25
لحاره g-25 k21
لحاله g28
لحب g39
لحبي h42
لحبيب h42
لحج_ g-35
لحجر g31
لحجر_ g31
لحد r22 k58
لحد_ r36 k58
لحر h59
لحره h48
لحره_ h48
لحس r33 g-28 h-32
لحسا r49 g-22 h-20
لحساب r49 g-22 h-20
لحص g56 h-33
لحصا g58 h-33
لحصاد r38
لحصاه g61
لحظ r-27 m68 h40
لحظ_ g46 m75 h47
لحف g-22 m-25 h37
لحفل h75
لحفل_ h27
لحفله h48
لحق r-22 g26 k53
لحق_ g49
لحقي g-22 k56
لحقيق g-22 k56
لحك m-22
لحلا h-28
لحلو h31
لحم r26
لحم_ h47
لحما h-29
لحمام h-29
لحوش g-39
لحوش_ g-39
لحوه g23
لحوه_ g23
لحي g72 h-24
لحيا g39
لحياه g39
لحين r-31 g46
لحين_ r-31 g46
لخا r-28 g-48 h66 k28
لخارج h20
لخاص g-26 h44
لخاص_ h19
لخاصه r20 g-23 h25
لخب g-27 h31
لخر r-58 g54 h-38
لخرف g22
لخرفا g22
لخرو r-19 g27
لخروف r-19 g30
لخري r-40 g37
لخز r19
لخزا r19
لخزان r19
لخزي r33
لخزين r33
لخس r-34 h-23
لخسا r-34 m-38 h-22
لخسار r-34 m-38 h-22
لخسر m20
لخسرا m20
لخض m58 h45
لخضر m73 h56
لخل g38 h-20
لخم r46 g-36
لخمس m29
لخمو h23
لخمور h23
لخمي g-33 m-21
لخميس g-33 m-21
لخي r-47 g40
لخيا r-21 g24 h-24
لخيار g30
لخياط r-21 h-21
لخير r-26
لخيل h39
لخيل_ h39
لخيم m-22 h-28
لخيمه m-22 h-28
لخيو m19
لخيول m19
لد_ r-61 h-33 k23
لداي r24
لداين r24
لدخ m30
لدر r25
لدراج r-32
لدراه r56
لدع h33
لدعا h39
لدف g20
لدفع r-25 g24
لدفع_ g31
لدفعه r-22 h19
لدق r28
لدقي r28
لدقيق r28
لدك g-35 m-35
لدكا g-35
لدكان g-35
لدكت m-24 h-19
لدكتو m-24 h-19
لده r-42 h37
لده_ h41
لدهب r-21
لدهب_ r-21
لدو g-25 m35
لدوا h-24
لدوام h-24
لدوره r-28
لدوري r20
لدول r27 m30
لدولا r32 m35
لدي r-27 g27 m-38 h-24 k-32
لدي_ m-21 h-29 k-28
لدين r-35 h33
لدين_ r-35 h33
لديه r21 h-31
لديه_ r21 h-31
لديو g41
لديوا g29
لذه r-31
لذهب r-31
لذهب_ r-28
لذي r30 k42
لذي_ r30
لرا g-19 m-19 k-25
لرات r32 k-22
لراتب r32 k-22
لراع r-20 m-20
لراعي r-20 m-20
لرب g20 m-28 h-41
لربح r-52 g-20 m-27 h-22
لربح_ r-52 g-20 m-27 h-22
لربع r30 h-27
لربع_ r41 h-25
لربو r35 h19
لربوي r35 h19
لربي g49
لربيع g49
لرج h35
لرح g38
لرحل g38 h-20
لرحله h-20
لرخ h28
لرخص h28
لرخصه h28
لرز h37
لرزق h37
لرزق_ h37
لرس r-21 m-21 h-22 k33
لرسا m-20 k50
لرسم h-31
لرسم_ h-21
لرص h19
لرصي h19
لرصيد h19
لرف g-29
لرق r-41 k50
لرقم r-39 g23 k32
لرقم_ r-39 g23 k36
لرم g-26 m-26 h-34
لره r47 h35
لرها h35
لرهان h35
لرهن r48
لرهن_ r48
لرو g-27 m57 h75
لرول m76 h67
لرولي m76 h67
لري g-19
لريا g-19
لرياض g-19
لزا r31
لزب g23
لزبو g35
لزبون g35
لزر g35 h-20
لزم r107 h23
لزم_ r72 g-21
لزمن r19
لزمني r19
لزمي h31
لزميل h31
لزو r21 h67
لزوج r-31 h54
لزوج_ r-21 h63
لزي r-21 h19
لزيا h25
لزيار h25
لزيت r-24
لس_ r-36 h-28
لسا r-26 g79 m-27
لسا_ g145 h-51
لساح g-21 h59
لساحر h65
لساع k27
لساعه k27
لسال r-42
لسالم r-32
لسايق h-35
لسب g-51
لسبا r-21
لسباح h-22
لسباق h22
لسبب k30
لسبب_ k30
لسج r-53 h-26
لسجا r-53 h-23
لسجاد r-53 h-23
لسح r28 m34 h33
لسحب r31 m53
لسحب_ r31 m53
لسحر h37
لسحر_ h37
لسد r29 h-20
لسدا r29
لسداد r29
لسر h-20 k69
لسر_ k32
لسري k38
لسري_ k38
لسع r-50 m-30
لسعر r-50 g23 m-21
لسعر_ r-50 g23 m-21
لسف r22 g24 h46
لسفا h61
لسفار h61
لسفر r41 g22 h-36
لسفر_ r22 g22 h-19
لسفي r-19 m19 h21
لسفين r-19 m19 h21
لسق k27
لسقف k28
لسقف_ k28
لسكر h-27
لسكر_ h-27
لسكن r21
لسكني r21
لسكو h37
لسكوت h37
لسل g-36 m19 h-29 k-20
لسلع g29
لسله r37 g-26
لسله_ r37 g-26
لسلو m34
لسلوت m34
لسم h56
لسم_ h34
لسما g26
لسمس r21 h31
لسمسا r21 h31
لسن g58
لسند r27
لسندا r27
لسنه m22 h23
لسنه_ m22 h23
لسنو g53
لسنوا g27
لسنوي g26
لسه r-72 g148 k-23
لسه_ r-62 g149
لسهر k-20
لسهره h-43
لسهم m22 h-21
لسهم_ m22 h-21
لسو h-41
لسوق r-31 h-27
لسوق_ r-31 h-27
لسي r43 g-39
لسيا r22 g-32
لسيار r22 g-32
لسير h37
لسير_ h40
لشا r-25 h85 k21
لشاح h35
لشاحن h35
لشان k35
لشان_ k35
لشاه g33 h23
لشاه_ g34 h-23
لشاهد h47
لشاي h20
لشاي_ h20
لشب r-23 m-19 k26
لشبا r-29 k26
لشباب m-22 k26
لشباك r-19 m29
لشبك h-19
لشبكه g39 h-19
لشج g24
لشجر g24
لشجره g24
لشخ r28 g-23 k51
لشخص r28 g-23 k51
لشخص_ k56
لشخصي r34
لشر r35 g30 h-24 k-22
لشرب g-19
لشرب_ g-19
لشرط g24 h34
لشرطه g31 h33
لشرك r30 g68 m-28
لشركه r39 g35 m-27
لشري h-31
لشع r-21
لشعر r-21
لشعر_ r-21
لشه r30 h-20 k-23
لشها k-21
لشهاد k-21
لشهري g28
لشو g42 h-20
لشوا g58 h-30
لشي r46 k21
لشي_ g21 k30
لشيخ h27
لشيك r70
لشيك_ r55
لص_ r-32 h-22
لصا r86 g-32
لصال h23
لصاي r73 g-25
لصايغ r73 g-25
لصب r67
لصبر r83
لصبر_ r83
لصت g-26
لصت_ g-26
لصد k33
لصدق k36
لصدق_ k36
لصدي h19
لصديق h19
لصر r25
لصرا r28
لصراف r28
لصل h28
لصلا h28
لصلاح h28
لصن r-27 g-22 h-24
لصند r-27 h-43
لصندو r-23
لصو r-46
لصي r19 h-45
لصيا g34
لصياد r-20 g40 m-20
لصيد g-26 h-30
لصيف r34 g-33
لصيف_ r34 g-33
لضر h-21 k53
لضرع g38
لضرع_ g38
لضري g-24 k56
لضريب g-24 h-32 k59
لضريح h28
لضم r30
لضما r30
لضمان r30
لضي h36
لط_ r-30 k-28
لطا r-55 g-29 m51 h62 k-19
لطاب r-28
لطابع r-28
لطال h32
لطالع h32
لطاو g-19 h47
لطاول g-19 h47
لطب r-45 g-24 m-25 h-35
لطبا r-24
لطباع r-24
لطبخ r-19
لطبي g-24 h-20
لطبيب g-43 h-20
لطج h20
لطجي h20
لطر r64 g-34 k-27
لطرد h49
لطرد_ h49
لطرف r70
لطرف_ r40
لطرفي r31
لطق r37 m-52 h-24
لطل r47
لطلب r32
لطلب_ r37
لطي g35 m24
لطيا m25
لطيار m25
لطير g50 h-28
لطير_ g50 h-28
لظه g-25 h-53
لظهر g-25 h-53
لظهر_ g-25 h-53
لع_ g61 m67
لعا g19
لعاب m22
لعاب_ m22
لعامل r-31
لعاي r33
لعايد r46
لعب r-46 g-36 m124 h58 k-28
لعب_ r-25 g-34 m111 h-25
لعبا h38
لعبن m-43
لعبنا m-43
لعبه m22
لعبه_ m22
لعت m51
لعت_ g-30 m71
لعد r22
لعر r23 g-49
لعرس h-30
لعرس_ h-30
لعرض r-27
لعرض_ r-27
لعزب g19
لعزبه g19
لعس m-28
لعسل m-24 h-22
لعسل_ m-24 h-22
لعش r19 h-37
لعشا r-23 m-27 h-28
لعشا_ r-23 h-19
لعشر r42
لعشره r42
لعط h25
لعطا h25
لعطاء h25
لعق r27 h-56
لعقا r23 h-53
لعقار r23 h-53
لعقد_ g-35
لعلا r20
لعلاج r20
لعم r21 g-24
لعما r-35 g-19 h24
لعمال r-35 g-19 h24
لعمر r43
لعمل r37
لعمل_ h42
لعملا g29 m-33
لعملت r20
لعمله r25 m22 h-23
لعمو r-21
لعن g29
لعه r-45
لعه_ g27
لعو g-33
لعي r23 g-30 m-25 h-37
لعيا m-29
لعياد g-23 h-27
لعيال m-29 h29
لعيد h-29
لعيد_ r54 h-29
لعين r26
لعينه r33
لغ_ r-22
لغا r64 m22
لغا_ r20
لغال r27 g-22 m25
لغالب m25
لغاي g22
لغد r-30
لغدا r-26 g-45
لغدا_ r-26 g-23
لغداء g-22
لغر r-20
لغل g-25
لغلط r-27
لغلط_ r-27
لغله r33
لغله_ r33
لغن g19
لغنم g19
لغنم_ g34
لغه g20
لغو r-20 g34 k45
لغوا g26
لغواص g39
لغوص g28
لغوصه g28
لغوم h23
لغومه h23
لغون k35
لغون_ k35
لغي k48
لغير h28 k49
لغير_ h-20 k38
لف_ m-79 h66
لفا r44 g-28 m32 k-19
لفا_ m19
لفات r-19
لفاتو r-19
لفاي r56 h-20
لفايز m22
لفت h-22
لفت_ r-36
لفته r41 g23
لفته_ r38
لفر g66 h-69
لفرس r-22 g39
لفرس_ r-22 g39
لفرق r35 g20
لفرق_ r35 g20
لفرو g24
لفروق g24 m23
لفري h-24
لفريق h-24
لفز r31
لفزي r24
لفزيو r24
لفض g19 m48
لفع r-35
لفعل r-35
لفعلي r-35
لفق r-35 h-21
لفقر r-29 h-21
لفقرا r-29 h-21
لفك r38
لفك_ r38
لفل r33 g-41 h-34 k52
لفلو r33 g-19 h-33 k52
لفلوس r33 g-19 h-33 k52
لفن r-34 g-34 m-37 h54
لفنا r25 m-23 h20
لفنج h57
لفنجا h57
لفند r-38
لفندق r-38
لفني r-21 g-20 m-20
لفني_ r-21 g-20 m-20
لفه g44 h-27
لفه_ r-19 g64 h-19
لفو m51 h34
لفوا m38 h24
لفواك m42 h26
لفي r27 g-37 m-20
لفيز r41 h-29
لفيزا r41 h-29
لفين g-32
لفين_ g-27
لق_ g71
لقاء h25
لقاء_ h25
لقاد r50 g42 h-25
لقادم r50 g42 h-25
لقار g-35 h27
لقارب g-35 h27
لقاض h68
لقاضي h68
لقاع g-20
لقاعه g-20
لقاه g36
لقاها g38
لقاي r-19
لقايم r-19
لقب r-26 h42
لقبر h28
لقبر_ h28
لقبض r-26 h30
لقبض_ r-26 h30
لقد r-26 g-31
لقدي g-31
لقديم g-31
لقر h-37
لقرا r-24 g-22 m-36 h-54
لقران m-26 h-40
لقرض r38
لقرض_ r38
لقرع m22
لقرعه m22
لقس r22 g-29
لقط g40 h-19
لقطع g33
لقطعه g30
لقطن g20
لقطن_ g20
لقف g-42 h-30
لقفص g-36
لقفص_ g-36
لقم r-24 g22 m36
لقما m42
لقمار m42
لقن h41
لقنب h27
لقنب_ h27
لقه g51 m-22 h-26
لقه_ g42 h-31
لقو h74
لقوا h46
لقواد h40
لقي r-20 g40
لك_ r-49 g22 h-25 k74
لكا r-37 h-41
لكات g20
لكاتب g20
لكاز h48
لكازي h48
لكاس g48 h-40
لكاس_ g52 h-40
لكام g-33 h-23
لكامل g-33
لكب g25 h42
لكبا h42
لكبار h42
لكت h-33 k-29
لكتا h-24
لكر r-27 g21
لكرا r-23
لكرت g28
لكرتو g29
لكس h-21
لكسب m21
لكسبا m21
لكش g-22
لكف g-21 h92
لكف_ h80
لكفا r57 h-25
لكفال r57 h-25
لكفي r-34 h37
لكفيل r-34 h37
لكل g-38 m96
لكل_ r-30 g-25 m98
لكلا r37
لكم k21
لكم_ k21
لكن r57 g60 h-25 k-25
لكن_ r58
لكنا g22
لكنا_ g22
لكنب g41
لكه g61 h-75 k-51
لكه_ g62 h-22 k-27
لكها g23 h-19
لكها_ g23 h-19
لكهر g-24 h-33
لكهرب g-24 h-33
لكو g29
لكي r36 g-25 h23
لكي_ g35 h-28
لكيف h35
لكيف_ h35
لكيل g21
لكيلو g21
لل_ g-41
للا r-31 m-34
للاب g31
للاط m-21 h-20
للاطف m-21 h-20
للب r31 g-61 h-41 k28
للبا m35 h-25
للباق m35
للبن r-22 m-19 h-58 k37
للبنك k38
للبي h35
للبيت h-41
للبيع g-23 h76
للت m-26
للتس h24
للتو h-24
للث g33
للج r-36 g-23 m-33 h20 k23
للجا h20
للجب h-20 k45
للجبه h-20 k45
للجن h45
للجن_ h46
للح g30 h26
للحظ_ h23
للحف g-19 h24
للحي g72
للدوا r-26
للدول r50
للدي r-20
للدين r-20
للر m39 k-31
للز h61
للزب h25
للزو h27
للزوا h27
للس r31 h-29
للسل h-20
للسي r51
للسيا r51
للش r21 m-20 h36
للشب m-19
للشبا m-19
للشر r21 h64
للشرك r21
للص r49 h-27
للصا r54
للصاي r54
للطر r19
للطرف r19
للع r-24 g-69
للعب g-24 m27 h35
للعب_ m22
للعبا h38
للعبه g-19
للعم g-20
للعمل r20
للعي m-29 h-40
للعيا m-29 h-23
للف r-48 h-29
للفا h19
للفق r-29 h-21
للفقر r-29 h-21
للفن r-34
للفند r-34
للق r-19 h34
للقر r-19
للك r-24 g-31 m31 h71
للكب h27
للكبا h27
للكل h20
للكل_ h20
للكي g-24 h24
للكيف h28
للم m-40 k-43
للمج g-19 h-24 k20
للمجا k37
للمح g20
للمحب h35
للمحل r27 h-43
للمخ k-24
للمد g21
للمدي g21
للمر r54
للمرا r54 h21
للمسج h-19
للمص h-33 k23
للمصر k23
للمط h28
للمطع h38
للمف h19 k-29
للمفت h19 k-29
للمق g28
للمقا g28
للمو h40 k-24
للموظ h41 k-24
للن h-52
لله r-103 g34 h-35 k-26
لله_ r-107 g43 h-34 k-20
للو r-27 m30 h44
للوا h-22
للوال h-27
للوت m30 h23
للوتو m26
للوح g40
للوحه g40
للي r68 h22 k34
للي_ g26 k38
للير r19
لليل r22 h39
لليله r28
لليو r19
لليور r19
لم_ r-94 g98 m-41 h-117 k38
لما r-58 g54 h-60 k20
لما_ r-32 g38 k-22
لماتش m19 h22
لمار g34
لمارج g36
لمال r40 h-19 k62
لمال_ r47 m26 k58
لمان g20
لمانج g27
لمب r-65 m39 h27
لمبا h64
لمبار m-19
لمبل r-43 h-29 k25
لمبلغ r-43 h-29 k25
لمت r31 g-30 h-45
لمت_ r23
لمتا r42
لمتاخ r42
لمتج g45
لمتجر g45
لمته r-50 g-36
لمته_ r-22
لمتها r-28 g-27
لمج r-21 g43 h-38 k39
لمجا k45
لمجاه k45
لمجل r-26 h-23
لمجلس r-26 h-23
لمجم m22
لمجمو m22
لمح g34 m-22 k-41
لمحا r-24
لمحام r-24
لمحب h44
لمحبه h44
لمحت g44
لمحتو g44
لمحر r-26
لمحرك r-22
لمحص r25 g-22
لمحصو r25 g-22
لمحك g28
لمحكم g28
لمحل h-31
لمخ k-33
لمخا h36
لمخال h36
لمخب h-33
لمخبز h-33
لمخت r23
لمختب r23
لمخدر h-34
لمخط g23
لمخطط g23
لمد r42 g-68 m-35
لمدر r-23 g-30 m-33 h-26
لمدرب m-35
لمدرس g-30
لمده r30 g-28
لمده_ r30 g-28
لمر r19 m22 k21
لمرا r55 g-23 k22
لمراب r70 g-19 h-25
لمراف h47
لمراه h27
لمرخ r-28 m19 h21
لمرخص r-28 m19 h21
لمرك r-29 g23
لمركب r-27 g24
لمرو g-25
لمري r35 h-27
لمريض h-27
لمزا g40
لمزاد g23
لمزر g-27
لمزرع g-27
لمس g46 m39 h-37 k-34
لمسا m32
لمساب m33
لمسب g28
لمسبق g28
لمست g-41 h-35 k-26
لمستر r56 g-23
لمستش h-35
لمستق g-20 h35
لمسج h-23
لمسجد h-19
لمسر g34
لمسرو g39
لمسو g23 h23
لمسوو g23 h23
لمش r25 g-20 h48
لمشر r25
لمشرو r25
لمص g-19 m-22 k32
لمصا r24
لمصار r24
لمصح h29
لمصحف h29
لمصر k29
لمصرف k63
لمض h34
لمضا h23
لمط r-33 g-25 m-28 k-20
لمطا g-20 h-27
لمطار g-20 h-27
لمطب r-26 h-30
لمطبخ h-30
لمطع h56
لمطعم h56
لمطل h32
لمع r-24 g-39 h23
لمعام h24
لمعت h36
لمعتق h21
لمعد r22 g-23
لمعدن r39
لمعرض h-23
لمعرف h25
لمف r-37 g40 m-51 h-23 k-35
لمفا g54 m-21
لمفاج g56 m-21
لمفت g-33 h41 k-35
لمفتش h41 k-33
لمق r32 g-27 m-21
لمقا r-47 g20
لمقات k22
لمقاس r-39
لمقاو g20
لمقب h21
لمقبر h21
لمقت r22
لمقتر r22
لمقر r66 h-25
لمقرض r71
لمك r62 g-33 m-37 k-20
لمكت g-33
لمكش r82
لمكشو r82
لمكيف g-19
لمل r-30 g19 m-29 h-63 k-34
لملا r-30 g41 m-21 h-35
لمم g-40 h69
لممن h47
لممنو h47
لمن g-30 h60 k42
لمن_ r55 k38
لمنا h44
لمناق h44
لمنج h27
لمنجم h27
لمند h47
لمندل h35
لمنز h-19
لمنزل h-19
لمني r-19
لمني_ r-19
لمه r27 g38 k63
لمه_ g-20 k62
لمها g28
لمها_ g28
لمهل r21
لمهله r21
لمهم g31
لمهم_ g31
لمو r-20 h63
لموجل r25
لمور g20
لمورد g20
لموس g70
لموسم g70
لموظ r-34
لموظف r-34
لموع r24 g-24
لموعد r24 g-24
لموق h95
لموقت h27
لموقع h68
لمول g-25
لمي g-20 m20
لميز g-19
لميزا g-19
لمين g19
لمينا g27
لميه r70 g-35
لميه_ r70 g-35
لنا r40 g-40 m-42 h-45
لنا_ m-21 h-33
لناد r-21
لنادي r-21
لناس g-35 h27 k28
لناس_ g-35 h27 k28
لناق r21 g39
لناقه g45
لناه r49 g-19
لناها r49 g-19
لنب h54
لنبي h54
لنبيذ h42
لنت g-22 k38
لنت_ g-22 h-37 k39
لنتا h-20
لنتاي h-20
لنتي h49
لنتيج h49
لنجا g23
لنجار g25
لنح h-19
لنحس h27
لنحس_ h27
لنخ h-22
لنخل h-21
لنخل_ g-33
لنخله g47
لند h28
لندي h35
لندي_ h35
لنس h-30
لنص g-48 m44
لنص_ g-20
لنصف g-28
لنصف_ g-28
لنظ k26
لنظا h-19 k27
لنظام k27
لنع g37
لنف r61 g33 k-24
لنفس r61 h-20 k-20
لنفس_ r32
لنفسه r29
لنفط g42 h19
لنفط_ g42 h19
لنه g33
لنها g27
لنهاي g27
لني r52 g-47 m-42
لني_ r49 g-47 m-34
له_ g97 h-92 k-24
لها r-62 g27 m21 k30
لها_ r-54 g-53 m32 k38
لهاش g44
لهاش_ g44
لهام g27
لهامش g27
لهب g27
لهبو g27
لهبوط g27
لهج g-26 m-20 h-23
لهجن g-26 m-20 h-23
لهجن_ g-26 m-20 h-23
لهد m43 k-34
لهدي k-34
لهديه k-34
لهل m26
لهلا m26
لهلال m26
لهم r-25 g-26 h-30 k88
لهم_ r-41 h-26 k88
لهن g26
لهو g28 k26
لهوا g46 h-25
لهوا_ g26
لهوي k26
لهويه k27
لهي r-19
لو_ r29 g153 m-26 h-101 k-28
لوا g-63 m-21 h-28 k50
لوا_ g-50 h27 k35
لواح k22
لواحد k22
لواس h20
لواسط h20
لوال h-28
لوالد h-28
لوب h56
لوب_ h56
لوت m168 h90
لوت_ g24 m-20 h-19
لوتس m30 h-24
لوتس_ m30 h-24
لوتو r-21 g-23 m145 h113
لوتو_ r-21 g-23 m145 h113
لوج r-23 g-27 h-30
لوجه r-23
لوجه_ r-23 g-22
لوح m-30
لوحه g20
لوحه_ g20
لود r-24 h45
لودع h62
لودع_ h62
لودي r-20
لوديع r-20
لور m-33
لورش r-24
لورشه r-24
لورق r22 g-23 m-28 k21
لورق_ g-19 h22 k27
لوز r26
لوزن r22
لوزن_ r22
لوس r44 m41 k42
لوس_ r47 m56 k47
لوسن m23
لوسنا m23
لوسه k24
لوسه_ h20
لوسي r28 m-27 k-28
لوسي_ r37 m-27 k-24
لوسيط h19
لوش g24
لوش_ g24
لوص g24
لوصو g21
لوصول g21
لوط m30
لوف r38 h99
لوف_ h88
لوق r20
لوقت r20
لوقتي r20
لوك g19 m-25 h-37
لول g-20
لولد g-23 h-19
لولو g19
لولو_ g19
لوم r-35 g-48 h25
لوم_ r-50
لومت h34
لومتر h34
لون r-30 g-61 m-30 h-103 k36
لون_ r-26 g-52 h-53 k39
لوه r-25 g28 h19
لوه_ h22
لوي g-79 h-36
لوين g-54
لوين_ g-54
لي_ r65 g26 h61 k-27
ليا g25
ليا_ r25
ليات g35
ليات_ g35
ليان h26
ليب r-26
ليب_ r-26 g54 h-40
ليت g46 m97 h71
ليت_ m97 h55
ليح r-60 g-63 m-21 h-21
ليح_ r-60 g-63 m-21 h-21
ليد h62
ليد_ g-19 h57
ليديه g26
لير r19 g-24 h26 k-20
ليرا r28
ليرات r32
ليري h40
ليريك h40
ليس g35
ليس_ g21
ليص g56 h-42
ليصه g65 h-21
ليصه_ g65 h-21
ليغ k38
ليغ_ k38
ليف r48 g-24 h-19
ليف_ r22
ليق h35
ليق_ h35
ليك r-34 g-48 h21
ليك_ r-34 g-41
ليل h78 k-38
ليل_ h38
ليله r25 h34
ليله_ r25 h34
ليلي r-25 h49
ليلي_ h28
ليليه r-21 h20
ليم g55 m-54 h-57 k-23
ليم_ g64 k-26
ليمه_ r-27
ليمها r34
ليمي m-29 h-41
لين r-32 g37 m-21 h43 k31
لين_ g43 m-21 h36 k42
لينا r-26
لينا_ r-26
ليه r104 m-55 h35
ليه_ g-26 m-49 h19
ليها r21 h45
ليها_ r21 h45
ليهم r38
ليهم_ r38
ليو g-30 h19
ليوم h19
ليوم_ h19
ما_ r-76 g215 m-82 h-111 k84
ماء g-25 h-41 k35
ماء_ g-25 h-41 k35
ماب g44
مابي g44
مابي_ g44
مات m34 h36
مات_ h28
ماتش m44
ماتشا m36
ماث h26
ماثي h26
ماثيل h26
ماج r-21
ماجر r-21
ماجر_ r-21
مادو h22
مادول h22
مار r-42 m86 h38
مار_ m116
مارج g80 h-29 k-19
مارجن g83 h-35
مارس g-40
مارس_ g-40
مارك g-32 h49
مارك_ k19
ماركه g-20 h32
ماري r-35 h29
ماريج h38
ماز g42
مازو g43 h-21
مازون g43 h-21
ماش g46 m-22 h-48
ماش_ g37 m-20 h-36
ماط g-61
ماع h-19 k49
ماعه k49
ماعه_ k49
ماك r-34 g-28 m59
ماكي r-34 g-25 m61
ماكين r-34 g-25 m61
مال r96 g-31 m-46 h-52 k21
مال_ r85 g-65 h-27 k26
مالك k25
مالك_ k33
ماله r48
ماله_ r60
مالها g20
مالوش g24
مالي g31
مالي_ g-33
ماليه g63
مام r-45
مان r70 m-40 h-56 k-36
مان_ m-24 h-22 k-30
مانج g22 h-39
مانجو h-34
مانه r23
مانه_ r23
ماني r60 g-21
ماني_ h19
مانين r40
مانيه r28 g-20
ماي h-51 k-35
ماي_ h-65 k-19
مايه g45
مايه_ g45
مب_ r-23 k51
مبا r-48 g58 m39 h97
مباد r-24 g82 h-37
مبادل r-24 g82 h-30
مبار m25 h21
مبارا m-20 h39
مباري m45
مباش m39 h53
مباشر m39 h53
مبان h65
مباني h65
مبر r-22 g-34 h-37 k-21
مبر_ r-21 h-23
مبك r24
مبكر r24
مبكر_ r24
مبل g43 m23 h-45
مبلغ g43 h-43
مبلغ_ g31 h-42
مبلغه g20
مبو m41
مبول m42
مبولا m42
مبي g-24 h29 k-22
مبيع k-20
مبيعا k-20
مبيو h28
مبيوق h28
مت_ g33 m-19 h-30
متا r45 g-25
متاخ r55
متاخر r55
متاز r21
متج g38
متجر g38
متجر_ g38
متح m-25
متحن h31
متحن_ h31
متر r36 g-46 k-19
متر_ g-22
مترا r39 h28
مترات h34
متع h38
متعه h24
متعه_ h24
متغ g37
متغي g37
متغير g37
متف g-47
متفق g-46
متفق_ g-40 h-22
متفقي r22
متل r46
متل_ r27
متن g-40 m27 h22
متنا h-32
متناق h-24
مته g-46
متها r24 g-54
متها_ r24 g-54
متي g71 h-27 k-24
متي_ g78 h-26 k-24
مثا h46
مثال h46
مثال_ h51
مثب r26
مثبت r26
مثبت_ r26
مثل r-60 g-63 k-19
مثل_ g-29 h-23
مثله r-56 g-32
مثله_ r-56 g-32
مثلي m20
مثلي_ m20
مج_ r20
مجا g-25 h-31 k37
مجان m-25
مجاني m-25
مجاه k45
مجاهد k45
مجت g22
مجت_ g22
مجل r-26 g-31 h-32
مجلس r-26 h-23
مجلس_ r-26 h-23
مجم m22
مجمد r22
مجمد_ r22
مجمو m22
مجموع m22
مجه g86 h-39
مجهو g86 h-39
مجهول g86 h-39
مح_ g-20 h-52
محا r-54 h-67
محار g62 h-33
محار_ g28
محاره g33 h-20
محاس k-35
محاسب k-35
محاض g-40
محاضر g-40
محاف k45
محافظ k45
محام r-44
محامي r-24
محب h66
محبه h66
محبه_ h66
محت g30 h32 k-31
محتا h35
محتاج h35
محتو g47 k-23
محتوي g48
محد k35
محد_ k23
محدد r20
محدد_ r20
محر r-37
محرك r-22
محرك_ r-22
محشو h21
محشوه h21
محص r20 h-24
محصو r20 h-24
محصول r20 h-24
محظ k48
محظو k48
محظور k50
محف r33 g-22 h-22 k65
محفظ g-21 m19 k76
محفظت r-20 k57
محفظه m26 k19
محفو r49
محفوظ r49
محك g20
محكم g20
محكمه g20
محل r51 g-52 k-38
محل_ r58
محله r19 g-28
محله_ r19 g-28
محلي r-26 h23
محلي_ r-26 h23
محم r-19
محن r-29
محني r-29
محني_ r-29
مخا h33
مخال h34
مخالف h34
مخب r-26 h-46
مخبز r-26 h-46
مخبز_ r-26 h-46
مخت r23
مختب r23
مختبر r23
مخد h-45
مخدر h59
مخدر_ h26
مخدره h29
مخز k-21
مخزن k-19
مخص r74 h-19
مخصو r74 h-19
مخصوم r74 h-19
مخط g27
مخطط g30
مخطط_ g32
مخف g20
مخفي g20
مخفيه g20
مخل g-52 h21
مخلل g-41
مخلل_ g-41
مخلو h31
مخلوط h31
مخي g37
مد_ g-30
مدا r-21
مدد r85 g31
مدد_ r89 g22
مدر r-68 g-43 m-30 h-62
مدرب m-35 h-34
مدرب_ m-26 h-34
مدرس r-31 g-67 h-54
مدرسه g-32
مدرسي h-41
مدف m22
مدفو g42 m22 h20
مدفوع m27
مدفون g26
مدم h-22
مدمن h-22
مده r30 g-20 h-44
مده_ r30 g-20 h-44
مدو k26
مدي r31 m33 h-27
مديد r-21
مديد_ r-21
مدير_ h28
مديو r44 g-19 m44 h-26
مديون r44 g-19 m44 h-26
مر_ r-23 h-44
مرا r55 g-38 h-104
مرا_ h-22
مراب r119 g-34 h-49 k-30
مرابح r37 h-23 k-27
مرابي r82 h-25
مراف h44
مرافق h44
مراق h-35 k35
مراقب h-45 k36
مراه r-20 g25 m27
مراهن r-20 g25 m27
مرب h30
مربو h30
مربوط h30
مرت g33 h-36
مرتب g-29
مرتب_ g-29
مرتج g71 h-29
مرتجع g71 h-29
مرخ r-28
مرخص r-28
مرخص_ r-24
مرر h45
مرر_ h45
مرصو h20
مرصود h20
مرض r-28 g60 h31
مرض_ g36
مرضي h35
مرضيه h35
مرف r-30
مرفق r-30
مرك g19
مركب g20
مره r20 m54 h27 k27
مره_ g30 m57 k29
مرها g-27
مرها_ g-27
مرو g-27
مرور h-22
مري r33
مريض g-22 h-25
مريض_ g-22 h-25
مزا g31 h-70
مزاج g55 h-30
مزاج_ g31
مزق r-25
مزو h53
مزور h53
مزور_ h21
مزوره h26
مزي r-19 h33 k46
مزيف h40
مزيفه h33
مس_ r38 m42 h62 k-21
مسا r-59 g-42 m47 h36
مساب m45
مسابق m45
مساج h31
مساج_ h31
مسار r19 h51
مسار_ r19 h51
مساع k29
مساعد k29
مسب g49 h-32
مسبق g49 h-29
مسبق_ g55 h-20
مست r50 m-48 h-75
مستا r46 h24 k27
مستاج h32 k27
مستر r58 g-34
مسترد g-36
مستري r64
مستش h-35
مستشف h-35
مستع m-20 h-43 k23
مستعا k26
مستعم g-25 m-20 h-19
مستق g19
مستقب g49
مستل r-45 g32
مستلم r-28
مستو g32
مستود h-35
مستور g31 h31
مسج g-65 h-58
مسجد h-39
مسجد_ h-39
مسجل g-62 h-19
مسجل_ g-42
مسجله g-20
مسح_ h21 k22
مسد r-22 h-29
مسدس h-29
مسدس_ h-38
مسر r-26 g-22 m-26 h118
مسرب h32
مسربه h32
مسرح h-23
مسرو r-26 h110
مسروق r-26 h110
مسق m19
مسقط m19
مسقط_ m19
مسك r21 g33 h19
مسكر g40 h19
مسكره g35
مسل r44 g-27
مسلف r44
مسه r29 h-26 k-38
مسه_ r29 h-26 k-38
مسو g27
مسوو g27 h23
مسوول g27 h23
مسي h-23
مسين h-23
مش_ g160 m-19 h-45 k-22
مشا h-28
مشار h-22
مشارك h-22
مشت g40
مشتر g24
مشترك r23
مشتري r-31 g27
مشر r43 k-19
مشرو r43
مشروب g-32 h60
مشروط r42
مشروع g30 h-46
مشع h61
مشعو h61
مشعوذ h61
مشغ r55
مشغل r55
مشغل_ r55
مشف r-19 h48
مشفر r-19 h41
مشفره r-19 h28
مشه k30
مشو h-45
مشوي h-42
مشوي_ h-42
مشي g-27 h33 k-48
مشي_ h34
مصا r29 g-25 m28
مصار r30 m33 h-49
مصارع m37
مصاري r34 h-48
مصان h27
مصد h-46 k55
مصدر k55
مصدر_ k22
مصدره k33
مصدق h-34
مصر r35 g-24 m-19 h-70
مصرف r19 h-21 k58
مصرف_ k68
مصرفي r28
مصرو h-35 k-22
مصروف h-35 k-22
مصري r25
مصريا r21
مصن g-26 h39
مصنع g-26
مصنع_ g-26 h21
مضا r66 g-36 h-51
مضار r-35 h-20
مضارب r-35 h-20
مضاع r32 m42 h30
مضاعف r32 m42 h30
مضاف r37
مضان r32 g-30 m-25 h-62
مضان_ r32 g-30 h-34
مضخ r-19 k20
مضم r57
مضمو r57
مضمون r57
مطا g-20 h-27
مطار g-20 h-27
مطار_ g-20 h-27
مطب r-32 h-30
مطبخ r-24 h-30
مطبخ_ h-30
مطر m-21
مطر_ m-21
مطع g-25 m-28 k-22
مطعم g-25 m-28 k-22
مطعم_ g-25 k-22
مطل h29
مع_ r28 g-60 h19 k64
معا r99 g-58 h-40
معاد r22
معاش h-39
معام r29
معامل r29
معاه r80
معاه_ r80
معاي g-30
معب r-27 g-32
معت h45
معتق h73
معتق_ h72
معتم h-19
معتمد h-19
معدل g44
معدن r19
معدن_ r19
معر r-43 g-25 m-25 h-20
معرض m-20 h-26
معرض_ m-20 h-26
معرف g33 h21
معرفه g33 h21
معرو r-35 g-48
معروف r-32 g-48
معس h-20
معق h-36
معقم h-36
معقم_ h-36
معل r-74 g21 m-21 h-27
معلق r-22 g78 m-20
معلق_ g59
معلقه g31
معلو r-34 g-39
معلوم r-34 g-39
معه r61 h21 k-44
معه_ h32 k-42
معها r80 g-25
معها_ r80 g-25
معي g27 m-31
معي_ h23
معين g55
معينه g32
معيه g-22 m-29
معيه_ g-22 m-29
مغر h25
مغرب h25
مغربي h25
مغش h34
مغشو h34
مغشوش h34
مغط g35
مغل g35
مغلفه g19
مغلق g19
مفا g71 m-28 h-33
مفاج g93 m-33 h-28
مفاجا g93 m-33 h-28
مفت r-35 g-50 k-37
مفتا r-19 g-42
مفتاح r-19 g-42
مفتش h41 k-33
مفتش_ h57 k-33
مفر g23 m-31 h-36
مفرو g23
مفروز g23 h-19
مفق g27
مفقو g27
مفقود g27
مفي g29
مفيش g29
مفيش_ g29
مقا r-58
مقاب h22
مقابل h22
مقات k34
مقاتل k34
مقاس r-40 h-36
مقاس_ r-40 h-21
مقام m52 h22
مقامر m52
مقاو g24
مقاول g24
مقب h20
مقبر h21
مقبره h21
مقد g44 h-22
مقدم r-41 g53
مقدم_ r-23 g53
مقر r57 h22
مقرص h27
مقرصن h27
مقرض r71
مقرض_ r52
مقط g-36 h-20
مقطو g-32
مقطوع g-21
مقف g28 h-24
مقفل g28
مقفله g28
مقل r-27 g-22 h117
مقلد r-27 g-21 h117
مقلد_ r-23 h41
مقلده g-19 h73
مقه g-21
مقهي g-21
مقهي_ g-21
مك_ r-32 g36 h-27
مكا h-27
مكاف r34 k-29
مكافا r38
مكان g-25 h34
مكان_ g-25
مكاني h23
مكاي h-28 k43
مكاين h-28 k43
مكت g-38 h57 k-32
مكتب r-27 k-22
مكتب_ h30
مكتبه r-29
مكتو r35 g-33 h45
مكتوب r35 g-33 h45
مكس g-19
مكسب g-19
مكش r88
مكشو r88
مكشوف r88
مكف r37
مكفو r37
مكفول r37
مكن r-26 g65 m39 h-37
مكن_ r-26 g65 m39 h-37
مكي r-43 h-25
مكيف r-26 g-19
مكيف_ g-20
مكين g25 h-19
مكينا k32
مكينه g28
مل_ r-101 g35 m-31 k25
ملا r-30 g31 m-58 h-79 k-19
ملا_ g-21
ملاء g33
ملاء_ g33
ملاب r-49 h-21
ملابس r-49 h-21
ملات r41 m-28
ملات_ r42 m-28
ملت h-21
ملتي r20
ملتين r20
ملز r75 g-21
ملزم r75 g-21
ملزم_ r72 g-21
ملع m-21 h-31
ملعب m-21 h-23
ملعب_ m-21 h-23
ملغ h23
ملغو h23
ملغوم h23
ملف h23
ملف_ h28
ملك g143 h-80 k-74
ملكن g22
ملكنا g22
ملكه g100 h-41 k-36
ملكه_ g77 h-22 k-19
ملكها g23 h-19
ملكي g28 h-30 k-23
ملكي_ g37 h-30 k-22
مله r-35 h25 k-21
مله_ r-72 g22 k-19
ملها r23
ملها_ r23 g-32 h23
ملو g-24 h-46
ملوك g-24 h-24
ملي r28 g-22 k-19
مم_ r36 g-36
مما r60
مما_ r60
ممت r21
ممتا r21
ممتاز r21
ممد g47
ممدد g47
ممل g-24 h-24
مملو g-24 h-24
مملوك g-24 h-24
ممن h50
ممنو h50
ممنوع h50
من_ r-29 g-27 m60 h-38 k32
منا g-52 k-21
منا_ g-42
مناق h42
مناقص h44
مناه_ r-25
منت h30
منت_ h-24
منتج g21 h30
منتجع h30
منته g-21 h31
منتهي g-21 h31
منج g-31 h106
منجم g-31 h106
منجم_ g-26 h85
مند h39
مندل h44
مندل_ h44
منز h-21
منزل h-21
منس h20
منسو h20
منسوخ h20
منص m26 h-38
منصه m26 h-38
منصه_ m26 h-38
منظ r55 k-22
منظم r55 k-22
منظم_ r55 k-22
منف g26
منك g-20
منك_ g-20
منه r48 g-22 h-45 k-27
منه_ r41 h-54 k-44
منهم h26
منهم_ h26
منو r-24 h45
منو_ r-22
منوع h50
منوع_ h50
مني r23 g-21 m-33 h-25
مني_ r24 m-31 h-20
مه_ r-68 m-29 h-52 k34
مها r37 h-23 k48
مها_ k50
مهال r37
مهال_ r37
مهر g-19
مهر_ h-25
مهرب h30
مهك h35
مهكر h35
مهكره h30
مهل g-23
مهلن r21
مهم g40
مهم_ g31
مهن r-20 h23
مهند r-20 h23
مهندس r-20 h23
مو_ r22 g94 h42 k-24
موا m-21 h-46 k23
مواص h-27 k-19
مواصف g30
مواصل h-23
موال k60
موال_ k65
موب r38 m-25
موبا r38 m-25
موباي r38 m-25
موت h-19
موج r20 h-65 k63
موجر g-31 h-41 k50
موجر_ k55
موجل r36 g51 k-24
موجل_ r-21
موجلا r27 g23
موجله r30
موجلي g37
موجو k37
موجود k37
مور h27
مور_ g-28
مورد g20
مورد_ g23
موز r-32 g-41
موزو r-32 g-41
موزون r-32 g-41
موس r-23 g58 h-25
موسم r-20 g58
موسم_ r-20 g58
موشر g27
موشر_ g27
موظ r-31 g-20
موظف r-31 g-20
موظف_ r-21 k22
موظفي r-22 h-24
موع r-24 h-27
موعد h-25
موعد_ g47
موعده g-33
موق r-25 g-42 m28 h83 k44
موقت h36
موقت_ h36
موقع r-23 g-31 m32 h58
موقع_ r-23 g-31 m32 h58
موقو k39
موقوف k39
مول r-33 g-87 h36
مول_ h30
مولت r-25 h28 k29
مولد r-30 g-24
موله r21 g-44
موله_ r21 g-44
موم r-22 h25
مون r39 g-27 h-42
مون_ r23
مونه r33
مونه_ r33
موي r50
مويل r50 h35
مويل_ r29 h35
مي_ r-58 g-169 h-76 k27
ميا h-33
مياه g-19
مياه_ g-19
ميت r-20 h49
ميته m28 h66
ميته_ m28 h66
ميتين h-36
مير h40
ميرا_ h27
ميره h38
ميره_ h38
ميز g-19
ميزا g-19
ميزان g-19
ميس r21 h-29
ميس_ g-33 m-21
ميسر r27 m44 h-20
ميسر_ m44 h-20
ميسره r32
ميع r-26
ميع_ r-26
ميل r-25 k-28
ميل_ g26 h34
ميلا r-22 h-42
ميلاد r-22 h-42
ميلي h20
ميلي_ h20
ميم h47
ميمه h26
ميمه_ h26
ميمي h22
مين g102 k-33
مين_ g92 k-26
ميه r109 g-37 m22 k50
ميه_ r83 m23
ميها r29 g-35 k24
ميها_ r29 g-35 k24
ميهم k20
ميهم_ k20
نا_ g-102 m21 h-64 k-92
ناب_ h35
نات m-19
نات_ g-29 h25
ناد r-25 g-34
نادي r-25 h-32
نادي_ r-34 g-22 h-25
نار m23
نار_ h42
ناري h-31
ناز r-48 g37
نازل r-48 g39
نازل_ r-24 g50
نازلت r-25
ناس g-42 k102
ناس_ g-64 k106
ناسبا g24
ناص r-31
ناصر r-27
ناصر_ r-27
ناع k34
ناع_ k34
ناف h50
نافق h55
نافق_ h39
ناق r31 m32 h-19 k-23
ناقت m27
ناقص r74 g-38
ناقص_ r41
ناقصه r30 g-20
ناقه r-28 g39 h-49
ناقه_ r-28 g39 h-49
ناك_ k24
نام r21 h-24
نامج r21
نامج_ r21
نان_ r-30 m-26
ناني m25
ناني_ m21
نانير r27
ناه r-38 g-109 h-44 k-30
ناه_ r-52 g-73
ناها g-36 h-33
ناها_ g-36 h-33
ناو g19
ناوي g19
ناوي_ g19
ناي m72 h-43
ناير g-32
ناير_ g-32
نايه h-22
نايه_ h-22
نايي g41 m93 h-29
ناييه g54 m84 h-26
نب_ r-45 h65
نبت g66 h-34
نبت_ g59 h-25
نبرم g22
نبرمج g22
نبه g31 k33
نبي r-36 m-19 h69
نبي_ r-36 g-19
نبيد h25
نبيد_ h25
نبيذ h43
نبيذ_ h43
نت_ g-46 m49 h88
نتا g75 h-54
نتاج g81 h-35
نتاج_ g81 h-35
نتاي h-20
نتايج h-20
نتج h24
نتجع h30
نتجع_ h30
نتخ g27
نتخا g20
نتخاب g20
نتر r-29 m41 h52
نتظ r44
نتظا r53
نتظار r53
نتظر g34
نتف r-48 g60
نتفاه g19
نتفق r-25 g60
نتفق_ r-25 g60
نته r-43 g19 h21
نته_ r-19 g-19
نتها h22
نتهاء h25
نتهي r-28 g28
نتهي_ r-28 g30
نتي r-43
نتي_ r-19 g19
نتين r-19
نتين_ r-19
نج_ m-44 h-20
نجا g32
نجاح h-35
نجاح_ h-33
نجار g25
نجار_ g25
نجان h50
نجان_ h47
نجب r-24
نجبي r-24
نجبيل r-24
نجر h32
نجري h32
نجريا h32
نجم g-44 h73 k68
نجم_ g-26 h85
نجمع h-34 k77
نجمع_ h-34 k77
نجو h67
نجوم h55
نجوم_ h21
نجومي h34
نحا g-23
نحاس g-23
نحاس_ g-23
نحد g57
نحدد g57
نحدده g53
نحس h46
نحس_ h46
نحط k23
نحط_ k23
نحل g-19 h-75
نحل_ g-19 h-75
نخت g40
نخل r-26 g72 h-38
نخله g80
نخله_ g80
نخلي g-43
نخمن m22
نخمن_ m22
ند_ h34 k23
ندا r30
ندات r30
ندات_ r30
ندر g29 h56
ندري g29
ندري_ g29
ندس r-20 h21
ندس_ r-20 h23
ندف r-28
ندفع r-28
ندق r-52 g-22 h-46
ندق_ r-46 h-43
ندقي g-20
ندن r23 g36
ندنا r26
ندنا_ r26
نده h-27
نده_ h-35
ندو g-28
ندو_ r48 g-20
ندوق r-30
ندوق_ r-30
ندي r41 g33 k-34
ندي_ r32 h27 k-34
نذك k19
نذكر k19
نذكر_ k19
نز_ g34 h23
نزل m28 h31 k-37
نزل_ r34 h25 k-31
نزلت r-38
نزي g-29 h90
نزير h79
نزير_ h70
نزيل h22
نزيل_ h22
نسا r24 h32
نساي h32
نسايي h32
نسب r56 m37
نسبه r46 m24 h-25
نسبه_ r46 m24 h-25
نسم k49
نسمي k49
نسميه k49
نسوخ h20
نسوخه h20
نسي r-19 h35
نسي_ h23
نشر g-32
نشر_ h22
نشو g92 m-42 h-38
نشوف g80 m-29 h-40
نشوف_ g56 m-29 h-40
نص_ r156 h-31
نصب r-40 g-56 m-27 h28
نصب_ g-52 m-27
نصر m33
نصف r49 g-20 m-31 h34 k-24
نصف_ r49 g-58 m-22 h37
نصه r37 m20 h-47
نصه_ r24 m26 h-47
نصي r-51 m34 h23 k-20
نصيب r-40 m40 h36 k-20
نصيب_ g-37 m72 h63
نصيبي r-42 g43 h-34
نط_ h31
نظا h-49 k44
نظار h-24 k20
نظار_ k20
نظام k25
نظام_ k27
نظم r55 k-22
نظم_ r55 k-22
نظير r37
نظير_ r37
نظيف r-20
نع_ g-26 h40
نعت h39
نعتق h39
نعتقه h39
نعد k25
نعدي k25
نعدي_ k25
نعر r-23 g-21 k39
نعرف r-23 g-21 k39
نعرفه r-23 g-23 k42
نعش r22
نعط r23
نعطي r23
نعم r-23 k26
نعمل r-23 g-19 k28
نعمل_ r-23 g-19 k28
نف_ h34
نفت g54
نفتح g54
نفتح_ g54
نفس g-57 m-52 h-56
نفس_ g-21 k46
نفسه g-27 m-23 k-26
نفسه_ r29 g-40 h-29 k-20
نفسها r-20
نفط g33
نفط_ g33
نفو m50
نفوز m48 h-22
نفوز_ m48 h-22
نق_ g39 h24
نقا h80
نقال h55
نقال_ h55
نقان h31
نقانق h31
نقد r34 g-43 m-21 h-59 k32
نقد_ r48
نقدا g-31 h-23 k31
نقدا_ g-31 h-23 k31
نقدي h-24
نقدي_ h-24
نقر g27
نقرر g27
نقرر_ g27
نقس m-19
نقسم m-19
نقص r-45 g-23
نقص_ r-45 g-23
نقط h-63
نقطع g20
نقل m-34 h-35
نقل_ m-31 h-29
نقو g35 h-41
نقوط h-32
نقوط_ h-32
نقول g58
نقوله g58
نك_ g-38 m-30
نكت r31 g-26 k69
نكتب r33 g-26 k69
نكتب_ r33 g-26 k69
نكس g28 h-20
نكسر g28 h-20
نكسر_ g28 h-20
نكن h45
نكن_ h45
نكي h-23
نكي_ r22 h-24 k26
نلا m33
نلاي m35 h21
نلاين m35 h21
نلق g30
نلم h-33 k63
نلم_ h-33 k63
نم_ g41 h-24
نمي r-25
ننا m42 h-26
ننا_ m42 h-26
نني h-37
نني_ h-37
نه_ r73 g-45 m29 h-59
نها r-43 m-42 h74 k47
نها_ m-29 h33 k47
نهاي r-33 h40
نهايه r-33 h57
نهم m28 h24
نهم_ m28 h26
نوا g60
نوات g49
نوات_ g49
نوز g-22
نوص r-19 k39
نوصل r-19 k39
نوصل_ r-19 k39
نوع r-36 g36 h60
نوع_ h77
نوعه r-35 g38
نوعه_ g20
نوعها r-35
نوق g-19
نون g29
نوي g31
نوي_ g19
ني_ r161 g-96 h-19 k-63
نيا g-22 h46
نيا_ h35
نير r27
نير_ r27
نيك h22
نين r37 g44 h23 k-32
نين_ r40 g60 k-25
نينت h24
نينتي h24
نيه g-34 h-68
نيه_ g-33 h-64
نيها r23
نيهات r23
نيو r-25
نيو_ r-25
نے_ h22
ها_ r28 g90 m-46 h-109
هاء h25
هاء_ h25
هاب h-21
هابط h-27
هابط_ h-27
هات g-31
هات_ g-19 k23
هاته h30
هاته_ h36
هاخ r20
هاخد r20
هاخد_ r20
هاد g-19
هادا r32
هادات r32
هاده r-28
هاده_ r-28
هار m36
هار_ m29
هاز r-39 g-19 h-34
هاز_ r-39 g-19 h-34
هاش g44
هاش_ g44
هاض h28
هاض_ h28
هاك h37
هال g103 m-22 h-76
هال_ r31
هالا r-30 g34
هالاس r-30 g24
هالس h-27
هالش g24
هالشج g27
هالن g28
هالنخ g28
هام r-29 g84 h-41
هامش r-19 g108 h-36
هامش_ r-19 g108 h-36
هان r-32 m121 h-21 k-35
هان_ r-27 m52 k-31
هانا m33
هانات m35
هاي r-33 g-25 h104
هاين h39
هاينك h39
هايه r-33 h57
هايه_ r-33 h57
هب_ r28 k-22
هبط m37
هبط_ m37
هبه r74 g-20
هبه_ r62 g-20
هبو g41 h-20
هبوط g41 h-20
هبوط_ g41 h-20
هبي h-24
هبي_ g-19
هتي r39
هتين r39
هتين_ r39
هجن g-26 m30
هجن_ g-26 m-20
هد_ r-23 g-50
هدا m45 h-23
هداي h-23
هدايا h-23
هدي g-32 k34
هدين k45
هدين_ k45
هديه g-19
هديه_ g-19
هذا r-24 g-38 k-22
هذا_ r-24 g-38 k-22
هذه g29
هذه_ g29
هذي r-20 h-51
هذي_ r-20 h-51
هر_ g46 h-58 k73
هرا r21
هرب m-23 h-43
هرب_ g61 k20
هربا g-45 m-19 h-40 k-32
هرباء g-24 h-24 k-26
هرج r36 h-19
هرجي r45
هرجي_ r45
هرم h33
هرمي h33
هرمي_ h33
هره h-23
هره_ h-23
هري m-19 h29 k-23
هري_ r-29
هريب h63
هريب_ h63
هرين r35
هرين_ r35
هز_ h32
هزه h35
هزه_ h35
هكذ r52
هكذا r52
هكذا_ r52
هكر m-25 h87
هكر_ m-21 h57
هكره h30
هكره_ h30
هكي h21
هكير h21
هكير_ h21
هل_ r-29 g41 m56 h-30
هلا h-19
هلال_ h-30
هلك g-37
هلك_ g-37
هلن r21
هله h-29 k38
هلهم k19
هلهم_ k19
هلو h39
هلوس h39
هلوسه h39
هلي h-50 k-29
هلي_ h-32 k-29
هم_ r-23 g106 h-111 k72
هما r-26
هما_ r-26
همل r32
همي g-49 h-42 k47
همي_ r27 g-48 h-34 k38
هميه k24
هميه_ k24
هن_ r74 g-95 h-41
هنا r52 h-37 k21
هنا_ r48 m49
هنات m-55
هنات_ m-55
هناك k24
هناك_ k24
هنت r39 h-26
هنت_ r39 h-20
هند g19 h20
هندس r-20 h21
هندس_ r-20 h23
هندي g25
هنن r-26 m22
هنه r-20 g33 m71 h21
هنه_ r-20 g33 m71 h21
هني m50 k-19
هنين m20
هنين_ m20
هه_ h-55 k86
هو_ r-69 g82 h-43
هوا r31 g66 h-26
هوا_ g26
هواء g19
هواء_ g19
هور r23 g64
هور_ r23 g58 h-25
هول r-34 g86 h-39
هول_ g63
هوله r-24 g43
هوله_ r-24 g43
هولي g-20 k26
هولين g-20 k26
هون k33
هون_ k33
هوه h-37
هوه_ h-37
هوي r-37 h48 k19
هوي_ r-34 h25
هويه g-19 h23 k19
هويه_ g-19 h23 k19
هي_ r-80 g50 m-57 h-33 k89
هيد r27
هيرو h27
هيروي h27
هيل g-22 h-86
هين h30
وا_ r44 h-75 k21
واء g19 h-29
واء_ g19 h-29
واب g-26 h-44
واب_ g-35
وات r28 m-26 h20
وات_ g33 h38
واتس g-21 h21
واتف r29
واتي h-29 k20
واتير h-29 k20
واج g-42 k-27
واج_ g-27 h40
واجر r30
واجره r30
واح r-86 g60 h24 k35
واحد r-51 g45
واحد_ r-48 g28
واحده h21
واحط k19
واحطه k19
واخ r-78 m-41 h24 k34
واخت r-28 g-20
واخذ k20
واخذ_ r25 k20
واخذت r-31
واد h44 k35
وادف r45
وادفع r45
واده h41
واده_ h41
واذ r-31 g26
واذا r-31 g26
واذا_ r-31 g26
وار r-37 m37 h-22
وارا m30
وارات m32
وارب m39
واربح m48
وارج r-53
وارجع r-53
وارد r43
وارده r36
وارس k36
وارسل k36
واره g-43 h-33
واره_ h-24
واري m-20 h42
وارير m-19 h30
واز h26
واز_ h30
وازا h23
وازات h23
واس r-20 g-58 m-33 h75
واست r-52 g-34 h-23
واستل r-32 g-21
واسط m-19 h97
واسطه m-19 h97
واش r40 g-24
واشت r40 g-24
واشتر g-24
واص r26 g40 h-44 k-21
واص_ g39
واصب r20
واصبر r20
واصف g30
واصفا g30
واصل g-25 h-23
واصلا h-23
واض r77
واضي r31
واضيف r31
واع g-20 h-32
واعط h-24
واعطي h-21
واف r29 g-48 m32
وافو m32
وافوز m32
واق r-24 g-38
واقف g-29
واك r70 g-42 m47
واكل r48
واكل_ r48
واكه m47
واكه_ m47
وال r-36 m24 h-123 k77
وال_ g40 k57
والا r-55 m32 h40
والا_ g47 h19
والات h26
والاس r28
والاو m22
والب g20 k-23
والبا r32 h24
والبض g34
والبن k-28
والت r44 g-40
والتا g22 k22
والتس r40 g-30
والث r-21 g-20
والثم r-21
والج m36
والجا m44
والح k50
والحق k50
والخ r-27
والخس r-27 m-23
والد r19 m-24 h-53 k-20
والدف r33
والده h-28
والدي r-39 h-25
والر r-25 g30 m-31 h-21
والرب r-28 m-24
والرق g36
والز r-22
والس m22
والسع g20
والص k29
والصد k36
والط r-32 g-35 h19
والف h-19
والفل r-22
والل g-26 m25 k-23
واللي m27
والم m19 h-24 k45
والما k83
والمب g-19 k-19
والمش h22
والن r21 g19
والنص r24 g-29
واله g20 k-28
واله_ k-25
والهب g27
والو r22 g39
والي r57
والي_ r57
وام r-26 h-24
وام_ h-24
وان r-74 g67 m-24
وان_ r-63 g65 h-40
وانا g-20 m-34 h70 k45
وانا_ g-20 m-34 h72 k45
وانت g38
واه g27 m22 h-34 k29
واها g30
واها_ g30
واهي k35
واهي_ k35
واو h33 k21
واود k33
واودع k33
واي r68 m28 h-20 k-40
وايد r68 h-36 k-29
وايد_ r63 h-31 k-29
وايز m33
وايش g-23
وايش_ g-23
واين h34
واين_ h34
وايي g34
وايي_ g32
وب_ r-21 m-22 h150 k-26
وبا r43 m-26 h22 k-22
وبات h22
وبات_ h22
وباق r-19 g26
وباقي r-19 g26
وباي r63 m-25
وبايل r38 m-25
وبت r-32 g27
وبد r39 h-25
وبدو r54 g21
وبدو_ r41
وبدور g35
وبر r24 k-27
وبر_ k-19
وبرج r35
وبرجع r38
وبش g163 h-46
وبشن g75 h-29
وبشن_ g56 h-20
وبص g-41
وبصل g-41
وبصل_ g-41
وبعت r25 g20
وبعت_ r-26
وبعته r51 g29
وبعد r-53 g-23
وبعد_ r-33
وبق r27
وبه g-23 h-34
وبه_ g-23 h-34
وبو g-20 m45 h-32
وبون g-20 m45 h-32
وبون_ g-20 m35 h-19
وبي r21 g-48 m23 h67
وبي_ h59
وبين m24 h-29
وبين_ r-47 m24 h-26
وت_ r-34 g33 m46 h35 k-29
وتح k31
وتحو k37
وتحوي k33
وتد r-28 h22
وتر r-66 g-65 k42
وترج g-28 k56
وترجع g-28 k56
وتري h41
وتس r41 g-37 m32
وتس_ m30 h-24
وتسع r44
وتش g45 h-21
وتشر g46 h-21
وتط h-43 k25
وتطل h-31 k29
وتطلع h-31 k29
وتع r19
وتق r-27
وتل h20
وتل_ h20
وتم r38 g-24 h-20
وتن r-24
وتو r-43 g-28 m188 h84
وتو_ r-38 g-24 m187 h124
وتي h-35
وثل g-20
وثي g50
وثيق g50
وثيقه g51
وج_ r-39 h64
وجا g-46
وجب g-34 h-36
وجت r26
وجتي r26
وجتي_ r26
وجر g-28 h-48 k69
وجر_ h-21 k74
وجل r36 g51 k-24
وجل_ r-21
وجلا r27 g23
وجلان g27
وجله r30
وجله_ r30
وجلي g37
وجلين g37
وجه r-25
وجه_ r-23 g-22
وجو m28 k37
وجود k37
وجود_ k33
وجي h54
وجي_ h33
وح_ g26
وحا h27
وحان h33
وحاني h33
وحد h23
وحده g40 h23
وحده_ g40 h23
وحط g21
وحق h-30
وحل g-29
وحلي g-29
وحليب g-29
وحو r-24 g-25 k21
وحول r-22 k21
وحول_ k21
وحي h45
وحيه h25
وحيه_ h25
وخد r-20
وخذ_ g27
وخم r62 h37
وخمس r62
وخمسم r29
وخمسي r33
وخه h28
وخه_ h28
ود_ r110 g35 h-91
وداي r19
ودايع r19
ودر r37 h50
ودره h50
ودره_ h50
ودع g-26 h35 k37
ودع_ h58
ودعه k44
ودعه_ k44
ودف r-83 g19 m-20
ودفع r-82 g22 m-20
ودفعت r-28 g19
ودفعن r-24 g44
ودك h64
ودكا h52
ودكا_ h52
ودو r-44
ودي r-47
وذ_ h62
وذه h21
وذه_ h21
ور_ g-28 m-61 h60
ورا r-57 m57 k-22
ورا_ r-31 h33
وراق_ m23 h30
وراه m50
وراهن m50
ورب r24 g-47 m23
ورت g39
ورت_ g46
ورث g94 h-33 k-20
ورث_ g46
ورثه_ g53
ورج h33
ورج_ r24 h36
ورجع r-36
ورجعت r-29
ورجعو r33
ورده_ r-24
وردها r27
ورديت r-38
ورس r-23
ورشه r-24
ورشه_ r-24
ورق r89 g-30 m-51 h23
ورق_ r106 g-40 m-49 k24
ورقم k24
ورقمه k24
ورقه g-24 m32 k-19
ورقه_ m32 h21
ورقي g36 m-34
ورقيه g36 m-34
ورك r-24 g-30 h20
ورك_ h26
وركب r-20 g-37
وره r-25 g26 m-39 h-72
وره_ r-48 g-19 m-38 h-99
ورها r23 g45 h27
ورها_ r23 g45 h27
ورو r19 m-25
ورو_ g-20 h-19
وروب h44
وروبي h39
ورور r27
ورورد r27
وري r62 g21 h-21 k44
وري_ r26
وريه r33 k31
وريه_ r33 k31
وز_ m119 h-23
وزا r85 m-27 h-49
وزاد r80
وزاد_ r67
وزع r-42
وزن g-90 h-44
وزن_ r30
وزنا g-52
وزناه g-42
وزنه g-22
وزنه_ g-35
وزنها g23
وزو g-43 m-21
وزون r-32 g-41
وزون_ g-41
وزي r-22
وزيع r-27
وس_ m51 k26
وسا r22 h-36
وسج m38
وسجل m38
وسد r-28
وسدد r-28
وسددت r-22
وسك r-55 g36 h55
وسكي h55
وسكي_ h55
وسل r-51 g-30
وسلم r-57 g-26
وسلمت r-20 g-20
وسلمن r-37
وسم r-20 g58
وسم_ r-20 g58
وسن m23
وسنا m23
وسنا_ m23
وسه m-36 k24
وسه_ m-35
وسي m-53
وسي_ r36 m-27 k-24
وسيط h26 k30
وسيط_ h26 k30
وش_ h27
وشر h-26
وشر_ g27
وشرط r36
وشري r-26 h-19
وشريت r-26
وشف g-29
وشفت g-29
وشفته g-25
وصا r30 g32
وصاح r-24 g19
وصاحب r-24 g19
وصار r54
وصار_ r46
وصر r-22
وصرف r-22
وصف h-32 k-20
وصفه g-27
وصفه_ g-27
وصل g-55 m-26 k43
وصل_ h-40 k40
وصلت g-34
وصلت_ g-34
وصلن k30
وصلني k30
وصله g-26
وصله_ r20
وصه h-20
وصه_ h-20
وصول g23
وصول_ g23
وصي g19 m-27 h-20
وصيل m-19 h-20
وصيل_ m-19 h-20
وض_ r30 g31 k28
وضو r-22 g41
وضون r-22 g41
وضوني g25
وط_ r38 g53 m34 h-26
وطل g-24 m81 h22
وطلع m86
وطلعت m39
وطم g-27
وطما g-27
وطماط g-27
وطن h29
وطني h29
وطني_ h34
وطه r23
وطه_ r23
وظ_ r23
وظف r-19 g-20
وظف_ k22
وظفي r-22 h-24
وظفين r-22 h-24
وظه r24
وظه_ r24
وظي g24 m-38
وظيف g24 m-38
وع_ g28 h39
وعا r21
وعد r37 g-96 h-33
وعد_ r62 h-19
وعدت r25
وعدته r25
وعده g-39
وعدها g-26
وعط r-48
وعطي h37
وعطيت h37
وعل r74
وعلي r74
وعليه r75
وعه r-20 g41 m47
وعه_ g23 m47
وعها r-35
وعها_ r-35
وعو h-31
وعود h-31
وغل m23
وغلب m23
وغلبن m23
وف_ r-20 g93 m-54 h20 k-32
وفا r52 k34
وفات k34
وفات_ k34
وفل r19 g-23
وفلو r19
وفلوس r19
وفو r45 g-20 h-42 k38
وفوق r65
وفوقه r25
وفون h-19 k38
وفونه h-19 k38
وفي r92 m-32 h-22 k-45
وفي_ r49 k-22
وفيت g20
وفيت_ g20
وفير r49
وفير_ r49
وق_ r-26 g29 k-19
وقا r-22 g38 m46 h-22
وقات r-20 g66 m49 h-27
وقات_ r-20 g66 m49 h-27
وقال g-22 h-32
وقال_ m22 h-27
وقان m-21 h37
وقان_ m-21 h37
وقب r-55
وقبض r-55 g-33
وقبضت r-20 g-33
وقت r37 g22 m-21
وقت_ r-26 g25
وقته r29
وقته_ r21
وقتي r20
وقتي_ r20
وقد r-20 g26
وقد_ r-20 g26
وقط g-29 h35
وقع m81 h60 k-38
وقع_ g-26 h50
وقعا m37
وقعات m37
وقعت g44
وقعت_ g44
وقعه m22
وقعه_ m22
وقف k26
وقل g57
وقه r69 m-27
وقه_ g22 h53
وقها r59
وقها_ r59
وقو k37
وقوف k39
وقوف_ k39
وقي r98 g-36
وقيع r27 g-21
وقيه r72
وك_ g-25 h-37
وكا g-29 h24
وكال h23
وكاله h23
وكاي h27
وكايي h27
وكب r52
وكبر r53
وكبر_ r53
وكت g-23 h-19
وكر m83 h-19
وكر_ m83 h-19
وكس g39
وكس_ g30
وكش h47
وكشف h47
وكشف_ h47
وكل r41 g-22
وكل_ r50 g-22
وكن g39
وكن_ g39
وكو h-32
وكول h-19
وكولا h-19
وكي h-78
وكيل g30 m30 h-19
وكيل_ g30 m30 h-19
ول_ r40 g121 m26 h-43
ولا r-77 g44 m64 h-90 k-37
ولا_ r-75 g53 m45 h-51 k-26
ولاب r-47 m25
ولاب_ m25
ولات m32
ولات_ m32 h35
ولاد g21 m-21 h-19
ولار r43
ولار_ r28 g32
ولارا g-30
ولت_ k-19
ولد r-47 h-64
ولد_ r-23 h-40
ولدي h-22
ولدي_ h-22
ولف g41
ولفه g41
ولفه_ g41
ولك r27
ولم r-75 g48 k-20
ولم_ r-35 g24
ولما r-40
ولما_ r-40
وله r63 g53 h28 k38
وله_ r50 m23 h21 k48
ولها g39
ولها_ g39
ولو r-19 h-54
ولي m95 h73 k51
ولي_ r-25 g-66 k45
وليت m97 h55
وليت_ m97 h55
وليص g65 h-21
وليصه g65 h-21
ولين g-19 k23
ولين_ g-19 k23
وليه r25 g31
وليه_ r25 g31
وم_ r-67 g47 m-66 h19 k-21
وما r-75 g49 h-38 k19
وما_ r-114 g52 h-26 k37
ومال r36
ومت h34
ومتر h34
ومترا h34
ومح g-21
ومخ g-28
ومر r-21
ومس r-28
ومش r27
ومع r135 g-44
ومعاه r60
ومعه r116 h25
ومعه_ r43 h33
ومعها r73
ومن m66
ومن_ m25
ومه r-20
ومه_ r19
ومو r-24 g-36 m20
وموع r-22 g-20
وموعد r-22 g-20
ومي r111 g-48 h73
ومي_ m22 h54
ومين r25
ومين_ r25
وميه r63 g-23
وميه_ r63 g-23
ون_ r-20 g78 m51 h-69 k82
ونا h-35
ونا_ r-29 g20
ونات r21 h-20
ونات_ r21 h-20
ونت_ r29
وند r31
ونز r-26 g27 m-19
ونزل r-26
ونس g23
ونص r145 g21 h-43
ونص_ r116 h-34
ونصف r-23
ونصف_ r-23 g-21
ونق r-21 g-23
ونل m32 h36
ونلا m35 h21
ونلاي m35 h21
ونه r42 m-21 h-41 k29
ونه_ r25 g25 m-21 h-65
ونها h23 k27
ونها_ h23 k27
ونو m-50 h-23
وني m-22
وني_ r24 g54
ونيه g-19
ونيه_ g-19
ونيو r-25 h-32
ونيو_ r-25
وه_ r112 m-56 k25
وها r62 g-46 k23
وها_ r54 g-46 k27
وهذ r-45 g-25 m-32
وهذا r-25
وهذا_ r-25
وهذي r-21 m-23
وهذي_ r-21 m-23
وهر r25
وهرج r21
وهرجي r30
وهم h-23 k60
وهمي h-23 k62
وهمي_ h-20 k38
وهميه k24
وهو r37 k37
وهو_ r37 k37
وهي r43 g-26 k79
وهي_ r21 g-22 h-19 k80
وور h20
وورق h20
ووز r-40 h-19
ووزن h-19
ووزنا g-42
ووص g-33
ووق g-24
ووقع g-24
وول_ h23
وي_ r-27 m-67 h57 k-26
ويا h-35
ويات h-19
ويات_ h-19
وياخذ r23
ويب r64
ويبي r44
ويت r31
ويت_ r31
ويخ g19
ويد r30
ويذ h37
ويذ_ h24
وير r-41 g-32 h34 k35
وير_ r-22 h45
ويرج k42
ويرجع k42
ويرده r-21
ويز r22
ويزي r22
ويزيد r22
ويس h48
ويسك h44
ويسكي h44
ويشغ h27
ويشغل h27
ويض r33 m20 h20
ويض_ m22 h28
ويضا r22
ويضا_ r22
ويع k40
ويعط r25
ويعطي r25
ويعو k38
ويعود k38
ويق r26 g-26 h26
ويقص r26
ويقص_ r26
ويل g-34 h22 k51
ويل_ g-34 h23 k26
ويم r-23 m24
وين r-47 h42 k-26
وين_ r-55 h31 k-21
ويه h-74
ويه_ h-74
ويي h31
يء_ r-32 h34
يا_ r-20 g75 m58 k-34
يات g28 m29 h-51 k-25
يات_ g26 m37 h-35
ياج h-22 k46
ياجر h-22 k46
ياجر_ h-22 k46
ياخ g-48 m71 h-29 k-20
ياخد g-33 m29
ياخد_ g-33 m36
ياخذ r-23 m42 h-29 k-31
ياخذ_ r-49 m41 h-25 k-22
ياخذو r23
ياد g25 m-24 h-40
ياد_ r-20 g39 m-20
ياده r37 h-51
ياده_ r37 h-51
يار r-47 g56 h-89 k-46
يار_ g90 m-31 h-49
يارا g51 h-34 k-19
يارات g51 h-34 k-19
يارت r-19 g-45 h-24
يارته r-22
يارتي g-40 h-24
ياره g-32 m19 h19
ياره_ g-32 m19 h19
ياس g32 h-26
ياس_ g32 h-23
ياض r-24 g-23 h-39
ياضه h-35
ياضه_ h-35
ياضي g-23
ياضي_ h-49
ياضيه h60
ياط r-21 h-21
ياط_ r-21
ياطه h-21
ياطه_ h-21
ياك r-29
ياكل r-29
يال m-39
يال_ r-32 m-19 h52
ياله r26
ياله_ r26
يالي h-24
يالي_ h-24
يام r-21 h-27
يام_ r-21 h-27
يان r-20 h71
يان_ h40
يانص m30 h35
يانصي m30 h35
يانه h-20
يانه_ h-20
ياه r-54 g20 h-19
ياه_ r-20 h-34
ياها h22
ياها_ h22
ياهن r-31
ياهن_ r-31
يب_ r-38 g-49 m60 h56
يبا g21
يبد_ g19
يبق r27 k27
يبقي r34 h-27 k28
يبقي_ r34 h-27 k28
يبك m-20 h30
يبل g-22 k46
يبلغ k49
يبلغو k49
يبن r-31 g50 h-23
يبه g45 h-30
يبه_ g64 h-30
يبها g-19
يبها_ g-19
يبي h-55 k25
يبي_ r-21 h-42
يبيع_ r-46
يبيعن r63 g-19
يبين g19 h-20 k27
يبين_ k24
يت_ r-31 g-57 m111 h43 k-121
يتا g-43 h-39
يتاخ r28
يتاخر r28
يتام g-22
يتج h28
يتجا h28
يتح g45
يتحد g45
يتحدد g45
يتزر g21
يتزرع g21
يتص h39
يتك g32
يتكو g42 m27
يتكوي g42 m27
يتم r31
يتم_ r21
يته r-26 g23 h78
يته_ g42 h66
يتو h-24
يتون h-20
يتون_ g-19 h-20
يتي h-57
يتي_ h-21
يتين h-36
يتين_ h-36
يث_ h59
يجا r19 g-33 k34
يجار r20 g-30 h29
يجار_ g-24 h-19
يجاره r19 h36
يجم k26
يجمد k26
يجمدو k26
يجو h38
يجوا h38
يجوان h38
يجي r55 g47 m34 h24
يجي_ g54
يجيب m42 h22
يجيب_ r20 m45 h24
يح_ g-34 k-21
يحا h-20 k28
يحب g-27 h57
يحج g-69
يحد g65 h-21 k20
يحدث g-19 k34
يحدث_ g-19 k34
يحدد g84
يحدد_ g50
يحدده g34
يحر k39
يحرك k39
يحس r19 g-26
يحس_ k23
يحسب r23 g-29
يحسبو r39 g-22
يحط r34
يحط_ r34
يحل g47 h34
يحه r28
يحه_ r28
يخ_ h34 k24
يخا g-26
يخال g-26
يخالف g-26
يخت r-29 g58
يختا g80 h-21
يختار g80 h-21
يختب h27
يختبر h27
يخس m45
يخسر m45
يخسر_ m45
يخص r28
يخصم r28
يخصم_ r28
يخل g21
يخلص g21
يخم m21
يخمن m21
يخمن_ m21
يخه h46
يخه_ h46
يد_ r92 g-57 m-49 h-60 k-40
يدا h32
يداع m21
يداع_ m21
يدت g-19
يدخ h59
يدخل h59
يدخل_ h59
يدر h-23 k19
يدري k21
يدري_ k21
يدف m26
يدفع m34 h-42
يدفع_ r23 g-40 m76 h-29
يدفعو g81 m-36
يدفن h32
يدفن_ h32
يدل g-23 h-55
يدلي g-23 h-55
يدليه g-23 h-55
يده r66 g29 m-27 k-40
يده_ r59 g35 m-26 k-40
يدي r111 g-37 m-30 h-51 k-21
يدي_ r59
يدين r88 g-23 h-45
يدين_ r82 h-45
يديه r-27
يديه_ r-27
يديو h30
يديوه h23
يذ_ h62
ير_ r20 m-86 h129 k33
يرا m-23 h-32 k-22
يرا_ h44
يرات r28 h-49
يرات_ r28 h-49
يراق k34
يراقب k34
يراه g32
يراه_ g32
يرب r-19 h45
يرت g36 m-29
يرت_ r27 m-27
يرج r23 k22
يرجع r23 k22
يرجع_ g-36 k35
يرجعل g27
يرد_ r27
يرده r-43
يرده_ r-26
يرس g-20 k40
يرسل g-19 h-25 k41
يرسي m24
يرسي_ m24
يرف g-20 k24
يرفع k24
يرفع_ k24
يرك r24 h23
يرك_ h23
يرم_ h-22
يرن h49
يرنا h36
يرنا_ h36
يره r-21 g-23 m-59 k-26
يره_ r-21 g-28 m-59
يرو g25 m60 h28
يروي h27
يري g-65 k27
يري_ h28
يريد k23
يريد_ k23
يريك h40
يريكا h40
يريه h-41
يريه_ h-41
يز_ r-25 h-27
يزا r19 g-29
يزا_ r29
يزان g-19
يزان_ g-19
يزه m44 h-30
يزه_ h-26
يزهر g26
يزهر_ g26
يزي r89 g-48 m-32 h-23
يزيد r85 g-33 m-19 h-22
يزيد_ r81 g-33 m-19 h-20
يس_ g-42 m-63
يسا r-23 h-26 k51
يسال r-23 h-26 k51
يساله k21
يست r69 m-35 h-42 k39
يستر g20
يستع r55
يستق k21
يستقب k21
يستل r35 k25
يستلم k25
يسج m38
يسجل m38
يسجل_ m38
يسح r20 h27
يسحب r20 h27
يسحب_ r21 h27
يسد g-24 h-22
يسدد g-24 h-22
يسدد_ g-19 h-22
يسدده r30
يسر r39 g21 m40 h-22
يسر_ r-28 m40 h-22
يسره r32
يسره_ r32
يسك r-28 g-24 h132
يسكر g-20 h80
يسكر_ g-20 h80
يسكي h44
يسكي_ h44
يسل r110
يسلف r91
يسلف_ r53
يسلم r19
يسلمن r26
يسم r20
يسه g49
يسهل g53
يسهل_ g53
يسو h39
يسوي h39
يسوي_ h39
يش_ r56 g29 k-26
يشت r35 h-21
يشت_ r33
يشتر r28
يشتغ r-26
يشتغل r-26
يشغ h56 k-19
يشغل h56 k-19
يشغله r-21 h56
يشل r30
يشلي r30
يشلي_ r30
يشه r62 h-38
يشه_ r24 h-31
يشها r38
يشها_ r38
يشو h24 k32
يشوف h24 k32
يشوف_ h43
يشوفو h-19 k38
يص_ g56 m-27 h-32
يصا r19 g-31 h-34
يصال r19 g-24 h-43
يصال_ r-32 h-34
يصع m23
يصعد m23
يصعد_ m23
يصل g21
يصلح g24
يصلحو g24
يصه g44
يصه_ g44
يصي r-28 g21 m24
يصيب m25
يصيب_ m25
يصيد r-19 g44
يصيده r-19 g40
يض_ h-28
يضا g-48 m50
يضا_ g-23
يضات g-25 m23
يضات_ g-25 m23
يضاع m31 h34
يضاعف m31 h34
يضم r33 g-29 h-22
يضمن r33 g-29 h-22
يضه g33
يضه_ g33
يط_ r-27 g58 m-22 h49
يطر m-20
يطرد h21
يطرد_ h21
يطل r32 g25 m-21 k32
يطلب r19
يطلع g25 m-21
يطلع_ g25 m-21
يطه r-51 h24
يطه_ h24
يطي r28 h35
يظ_ r98 g-21 m-19 h-26
يظه k39
يظهر k39
يظهر_ k39
يع_ r-46 g-47 m-23
يعا r-33 k-26
يعات k-20
يعات_ k-20
يعت g43 h-22
يعتي g36 h-19
يعتين g36 h-19
يعر g43
يعرف g43
يعرف_ g39
يعز r26
يعزم r26
يعط r28 g36 k-20
يعطو g36
يعطون g28
يعطي r47
يعطي_ g-20 k-22
يعطين r19
يعك g47
يعك_ g47
يعن r55 m-21 h24
يعنا r83 g-31
يعنا_ r83 g-31
يعني r-28 g44 m-21 h26
يعني_ r-28 g44 m-21 h26
يعه r-26 g52
يعه_ g36 h-56
يعها r-20 h44
يعها_ r-46 h45
يعو g33 h-19 k35
يعود k38
يعود_ k38
يعوض g34
يعوضو g21
يعي_ g-23
يعيد r35
يعيده r20
يعين r-29
يغ_ r69 g-35 h-39 k31
يغي k29
يغيب k32
يغيب_ k32
يف_ m-37 h26
يفا r-19 h19
يفت g65 k-21
يفتح g44
يفتح_ g29
يفك h73
يفك_ g-47 h66
يفه m-33 h27
يفه_ g-21 m-33 h29
يفو r-37 h-31
يفوت r-30
يفون h-43
يفون_ h-43
يفي r-34
يفي_ r-34
يق_ g-34 h-45 k-27
يقا k34
يقات k36
يقاتل k36
يقت m20
يقتي m20
يقتين m20
يقد h30
يقدم h30
يقر r19 h19
يقرا g-19 h33
يقرا_ g-19 h33
يقرر g41
يقرره g35
يقص r26
يقص_ r26
يقه g35 h-42 k22
يقه_ g35 h-42 k22
يقو r-21 g37 h25 k-20
يقول r-21 g37 h25 k-20
يقول_ h48
يقوله g36
يقي m25
يقي_ m25
يك_ r101 g-75 m-53 h-76 k-27
يكا r35 h25
يكا_ h37
يكات r38
يكات_ r38
يكت r-32 h22
يكتب h36
يكتب_ h41
يكه r50 g-45
يكه_ r50 g-45
يكو h103
يكو_ h29
يكون h58
يكون_ h58
يكي m-20
يكي_ m-19
يل_ r-69 g-26 m-41 k24
يلا g-30
يلا_ h26
يلات g-22 h29
يلات_ g-22 h21
يلاد r-22 h-42
يلاد_ r-22 h-36
يلت h-43
يلتي h-43 k-21
يلتين h-43 k-21
يلع m33 h32
يلعب m33 h32
يلم m26
يلم_ m25
يله r19 g-22 m38 h44
يله_ r52 h46
يلها m29
يلها_ m29
يلو g-51
يلو_ r19 h-36
يلوم h34
يلومت h34
يلي g29 m-34 h85
يلي_ g35 h35
يليه r-21 h19
يليه_ r-21 h19
يم_ m-38 k24
يمت r20 g-19 h26
يمتح h31
يمتحن h31
يمته r27
يمته_ r-25
يمتها r52 g-27
يمر k50
يمر_ k50
يمش h24
يمشي h24
يمشي_ h24
يمك r-26 g48 m42 h-32
يمكن r-26 g48 m42 h-32
يمكن_ r-26 g48 m42 h-32
يمل g58 k-22
يملك g58 k-22
يملكه g62 k-22
يمه r20 k-39
يمه_ r-46 k-39
يمها r34
يمها_ r34
يمي r-20 m-35 h-47
يمي_ m-33 h-23
ين_ g25 h-26
ينا g-51 m61
ينا_ g-28 m-22
ينات m38 k27
ينات_ m38 k27
ينار g25 m25 h53
ينار_ h66
يناه m24 h-27
يناه_ h-23
يناها m24
يناي g-32
يناير g-32
ينب g19 h-23 k25
ينت r-27
ينته r-24 g35
ينتهي r-21 g49
ينتي h24
ينتين h24
ينذ k19
ينذك k19
ينذكر k19
ينز r-30 m22 h29
ينزل r-30 g-33 m24 h35
ينزل_ r-34 g-33 m24 h35
ينق r-27
ينقص r-27 g-23
ينقص_ r-27 g-23
ينك m-19 k44
ينك_ r-31 g20
ينكت r36 k32
ينكتب r36 k32
ينكن h45
ينكن_ h45
ينن h-24
يننا h-23
يننا_ h-23
ينه r92 g72 h-45
ينه_ r106 h-45
ينها g59
ينها_ g59
ينو m48 h29
ينو_ m40 h37
يني r36 g-22 m44
يني_ r31
ينيه m37
ينيه_ m37
يه_ g60 m-52 h-75 k-75
يها r36 g29 h45
يها_ g42 h43 k19
يهات r23
يهات_ r23
يهب m37
يهبط m37
يهبط_ m37
يهم r40
يهم_ r44
يهن r33
يهن_ r33
يو_ r-28 g-47 k-21
يوا r-30 m-20
يوان r-30 m-20
يوان_ r-24
يوت g44
يوتش g46 h-21
يوتشر g46 h-21
يوص r38
يوصل r38
يوصل_ r48 m27
يوف g-28
يوف_ r-39
يوق h55
يوق_ h20
يوقع h27
يوقع_ h27
يول r23 g34 m22
يول_ m19
يولف g41
يولفه g41
يوم m-19
يوم_ r40 h-52
يومه r-72
يومه_ r-54
يومي r37 h39
يومين r25
يون r49 m55
يون_ g19 m58
يونيو r-25
يوه h23
يوها h23
يوهات h23
يي_ m-19 h-26
يير h33
يير_ h33
ييش r35
ييش_ r35
ييف h29
ييف_ h29
يين h39
يين_ h39
ييه r-32 g61 m75
ييه_ r-32 g61 m75
يے_ m19 h-52
چرس h30
چرس_ h30
`,
};
